// The Tree page: choose a tree and one or two algorithms, and watch.
import {alertLine, getCatalogue} from '../api.js';
import {choice, download, field, h, replace} from '../dom.js';
import {pretty} from '../names.js';
import {isLeaf, pathOf} from '../plant.js';
import {result} from '../result.js';
import {OPTIONS, algorithmsFor, asLeaf, isGame, run, treeError, usesModels, writtenTree} from '../sources.js';
import {Stage} from '../stage.js';
import {replay} from '../trace.js';
import {nameOf} from '../words.js';

const FIRST = {kind: 'tree', text: '[[[3,5],[6,9]],[[1,2],[0,7]],[[8,4],[5,6]]]', game: 'tictactoe', depth: 2};
const MODELS = '[[{"f":[3,4]},{"f":[-2,9]}],[{"f":[1,5]},{"f":[4,6]}]]';
const RANDOM = '3,3,20,10,1';
const FIRST_CHOICE = kind => (usesModels(kind) ? 'alpha-beta-star' : kind === 'pruning' ? 'pvs' : 'alpha-beta');

export async function show(main, {query}) {
  const catalogue = await getCatalogue();
  const page = new TreePage(main, catalogue, query);
  page.search();
  return () => page.close();
}

class TreePage {
  constructor(main, catalogue, query) {
    this.catalogue = catalogue;
    this.read(query);
    this.bar = h('form', {class: 'tree-bar', 'aria-label': 'What to search', onsubmit: event => this.submitted(event)});
    this.under = h('div', {class: 'stack'});
    this.results = h('div', {});
    this.summary = h('summary', {});
    main.append(h('h1', {class: 'visually-hidden'}, 'Tree'), h('details', {class: 'bar-box', open: !matchMedia('(max-width: 720px)').matches}, this.summary, this.bar));
    const box = h('div', {class: 'stage-box'});
    this.stage = new Stage(box, {onstep: () => this.stepped(), onmove: () => this.remember(), onselect: (pane, node) => this.edit(pane, node)});
    main.append(box, this.results, legend());
    this.drawBar();
  }

  close() {
    clearTimeout(this.later);
    this.abort?.abort();
    this.leaveTable?.();
    this.stage.close();
  }

  // The address holds everything.

  read(query) {
    const kinds = ['tree', ...this.catalogue.generators.map(each => each.name), 'models', 'random'];
    this.source = {...FIRST};
    for (const kind of kinds) if (query.has(kind)) Object.assign(this.source, {kind, text: query.get(kind)});
    if (query.has('game')) Object.assign(this.source, {kind: query.has('forward') ? 'pruning' : query.has('modelled') ? 'modelled' : 'position', game: query.get('game'), text: query.get('position') ?? '', depth: Number(query.get('depth') ?? 2)});
    const known = name => (this.algorithms().some(([each]) => each === name) ? name : null);
    this.a = known(query.get('a')) ?? FIRST_CHOICE(this.source.kind);
    this.b = known(query.get('b')) ?? '';
    this.options = Object.fromEntries(Object.keys(OPTIONS).filter(name => query.has(name)).map(name => [name, query.get(name)]));
    this.part = query.get('part') ?? 'all';
    this.wanted = {step: Number(query.get('at') ?? 0), view: query.get('view'), fold: query.get('fold'), node: query.get('node')};
  }

  address() {
    const {source, a, b} = this;
    const query = new URLSearchParams();
    if (isGame(source.kind)) {
      query.set('game', source.game);
      if (source.text) query.set('position', source.text);
      query.set('depth', source.depth);
      if (source.kind === 'pruning') query.set('forward', '1');
      if (source.kind === 'modelled') query.set('modelled', '1');
    } else query.set(source.kind, source.text);
    query.set('a', a);
    if (b) query.set('b', b);
    for (const [name, value] of Object.entries(this.options)) query.set(name, value);
    query.set('at', this.stage.at);
    if (this.part !== 'all') query.set('part', this.part);
    const {panes} = this.stage;
    if (panes[0]?.view.layout) {
      query.set('view', panes.map(({view: {camera}}) => [camera.x, camera.y, camera.scale].join(',')).join(';'));
      if (panes.some(({view}) => view.collapsed.size)) query.set('fold', panes.map(({view}) => [...view.collapsed].join(',')).join(';'));
      if (panes.some(({view}) => view.selected)) query.set('node', panes.map(({view}) => view.selected).join(';'));
    }
    // Brackets and commas may stand in an address; it is easier to read.
    return `#/tree?${query}`.replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',').replaceAll('%3B', ';');
  }

  /** Puts the state into the address, but not at every frame: browsers allow that only a few times a second. */
  remember() {
    clearTimeout(this.later);
    this.later = setTimeout(() => history.replaceState(null, '', this.address()), 250);
  }

  /** A solution tree belongs to the end; a step shows the search again. */
  stepped() {
    if (this.part !== 'all' && this.stage.panes.some(pane => pane.view.marked)) this.mark('all');
    this.remember();
  }

  // What to search.

  drawBar() {
    const {source, catalogue} = this;
    const kinds = [['tree', 'Written or drawn'], ...catalogue.generators.map(each => [each.name, each.name[0].toUpperCase() + each.name.slice(1)]),
      ['position', 'Game position'], ['pruning', 'Forward pruning'], ['models', 'Opponent models'], ['random', 'Random models'], ['modelled', 'Modelled position']];
    this.summary.textContent = `${pretty(this.a)}${this.b ? ` and ${pretty(this.b)}` : ''} on ${isGame(source.kind) ? source.game : source.text}`;
    replace(this.bar,
      field('Tree', choice(kinds, source.kind, kind => this.setKind(kind), {id: 'source'})),
      this.sourceFields(),
      field('Algorithm', choice(this.algorithms(), this.a, name => this.setAlgorithm('a', name), {id: 'algorithm-a'})),
      field('Side by side with', choice([['', 'nothing'], ...this.algorithms()], this.b, name => this.setAlgorithm('b', name), {id: 'algorithm-b'})),
      this.optionFields(),
      h('div', {class: 'tree-go'}, h('button', {class: 'primary', type: 'submit'}, 'Search'), this.menu()));
  }

  algorithms() {
    return algorithmsFor(this.source, this.catalogue);
  }

  sourceFields() {
    const {source} = this;
    const input = attributes => h('input', {id: 'tree-text', spellcheck: 'false', autocomplete: 'off', class: 'mono', value: source.text, oninput: event => (source.text = event.target.value), ...attributes});
    if (isGame(source.kind)) {
      const {evaluators, opponent} = this.catalogue.games.find(game => game.name === source.game);
      const games = this.catalogue.games.map(game => [game.name, game.title ?? game.name]);
      return [
        field('Game', choice(games, source.game, game => { delete this.options.opponent; this.change({game, text: ''}); })),
        h('div', {class: 'wide'}, field('Position', input({placeholder: 'the start'}))),
        field('Depth', h('input', {type: 'number', min: 1, max: 6, value: source.depth, oninput: event => (source.depth = Number(event.target.value))})),
        source.kind === 'modelled' ? field(OPTIONS.opponent, choice(evaluators, this.options.opponent ?? opponent, name => { this.setOption('opponent', name); this.search(); }, {id: 'option-opponent'})) : null,
      ];
    }
    const generator = this.catalogue.generators.find(each => each.name === source.kind);
    const numbers = generator?.fields?.join(', ') ?? (source.kind === 'random' ? 'width, depth, largest, bound, seed' : null);
    const file = h('input', {type: 'file', accept: '.json,.txt', class: 'visually-hidden', id: 'tree-file', onchange: event => this.open(event.target.files[0])});
    return [
      h('div', {class: 'wide'}, field(numbers ?? (source.kind === 'models' ? 'Nested lists; a leaf has a value per model' : 'Nested lists of numbers'), input({}))),
      numbers ? h('button', {type: 'button', onclick: () => this.anotherSeed()}, 'Another seed') : h('label', {class: 'button'}, 'File…', file),
    ];
  }

  optionFields() {
    const used = new Set([this.a, this.b].flatMap(name => this.catalogue.algorithms.find(each => each.name === name)?.options ?? []));
    if (usesModels(this.source.kind)) (isGame(this.source.kind) ? ['bounds'] : ['level', 'bounds']).forEach(name => used.add(name));
    if (this.source.kind === 'pruning') return this.ruleFields();
    const names = Object.keys(OPTIONS).filter(name => used.has(name));
    return names.map(name => this.optionField(name));
  }

  /** What each of two practical searches prunes by; the second one shows what happens without. */
  ruleFields() {
    const {rules} = this.catalogue.games.find(game => game.name === this.source.game);
    const list = h('datalist', {id: 'rules'}, [rules.join(','), ...rules, 'none'].map(value => h('option', {value})));
    return [list, this.optionField('pruning', {list: 'rules', placeholder: 'all'}), this.b ? this.optionField('second', {list: 'rules', placeholder: 'none'}) : null];
  }

  optionField(name, more = {}) {
    return field(OPTIONS[name], h('input', {id: `option-${name}`, class: 'short', autocomplete: 'off', value: this.options[name] ?? '', placeholder: 'default', oninput: event => this.setOption(name, event.target.value), ...more}));
  }

  menu() {
    const item = (text, act) => h('button', {type: 'button', class: 'quiet', onclick: act}, text);
    return h('details', {class: 'menu'}, h('summary', {class: 'button'}, 'Share'),
      h('div', {class: 'menu-items'}, item('Copy link', () => this.copyLink()), item('Picture (SVG)', () => this.saveSvg()), item('Picture (PNG)', () => this.savePng())));
  }

  setKind(kind) {
    const generator = this.catalogue.generators.find(each => each.name === kind);
    const tree = this.stage.panes[0]?.replay.garden;
    const before = this.source.kind;
    const written = () => (tree && !usesModels(before) && before !== 'pruning' && tree.size < 400 ? JSON.stringify(writtenTree(tree)) : FIRST.text);
    const text = generator?.example ?? {models: MODELS, random: RANDOM, tree: kind === 'tree' && written()}[kind] ?? '';
    if (usesModels(kind) !== usesModels(before)) [this.a, this.b, this.options] = [FIRST_CHOICE(kind), '', {}];
    if ((kind === 'pruning') !== (before === 'pruning')) [this.a, this.b, this.options] = [FIRST_CHOICE(kind), '', {}];
    if (isGame(kind) !== isGame(before) || kind !== 'modelled') for (const name of ['level', 'bounds', 'opponent']) delete this.options[name];
    // Nothing is pruned forward close to the leaves.
    this.change({kind, text, depth: kind === 'pruning' ? Math.max(4, this.source.depth) : this.source.depth});
  }

  change(source) {
    Object.assign(this.source, source);
    this.drawBar();
    this.search();
  }

  setAlgorithm(which, name) {
    this[which] = name;
    this.drawBar();
    document.getElementById(`algorithm-${which}`).focus();
    this.search();
  }

  setOption(name, value) {
    if (value.trim()) this.options[name] = value.trim();
    else delete this.options[name];
  }

  anotherSeed() {
    const parts = this.source.text.split(',');
    parts[parts.length - 1] = String(Number(parts.at(-1)) + 1);
    this.change({text: parts.join(',')});
  }

  async open(file) {
    if (file) this.change({text: (await file.text()).replaceAll(/\s+/g, '')});
  }

  submitted(event) {
    event.preventDefault();
    this.search();
  }

  // Searching.

  async search({step: again} = {}) {
    const keep = again !== undefined;
    const {source} = this;
    const error = source.kind === 'tree' || source.kind === 'models' ? treeError(source.text, source.kind === 'models') : null;
    alertLine(error ?? '');
    if (error) return;
    this.abort?.abort();
    this.abort = new AbortController();
    const {signal} = this.abort;
    const names = [this.a, this.b].filter(Boolean);
    try {
      this.runs = await Promise.all(names.map((name, i) => run(source, name, this.optionsOf(name, i), signal)));
    } catch {
      return; // the line at the top says why
    }
    const {step, view, fold, node} = this.wanted;
    this.stage.show(this.runs, {step: again ?? step, keep});
    if (!keep) this.restore(view, fold, node);
    this.wanted = {step: 0};
    replace(this.results, result(this));
    this.remember();
  }

  /** The options that the first or second algorithm uses. */
  optionsOf(name, i) {
    const {pruning, second} = this.options;
    if (this.source.kind === 'pruning') return i === 0 ? {pruning} : {pruning: second ?? 'none'};
    if (usesModels(this.source.kind)) return this.options;
    const own = this.catalogue.algorithms.find(each => each.name === name)?.options ?? [];
    return Object.fromEntries(Object.entries(this.options).filter(([option]) => own.includes(option)).map(([option, value]) => [option, /^-?\d+$/.test(value) ? Number(value) : value]));
  }

  restore(view, fold, node) {
    const own = (text, i) => (text?.split(';')[i] ?? '').split(',').filter(Boolean).map(Number);
    this.stage.panes.forEach(({view: tree}, i) => {
      tree.collapsed = new Set(own(fold, i));
      tree.selected = Math.min(own(node, i)[0] || 0, tree.garden.size - 1);
      tree.arrange();
      const [x, y, scale] = own(view, i);
      if (Number.isFinite(x + y) && scale > 0) tree.lookAt({x, y, scale});
      else tree.fit();
    });
    this.stage.go(this.stage.at);
  }

  // Editing: a small card for the node that was clicked.

  edit(pane, node) {
    this.card?.remove();
    if (this.source.kind !== 'tree' && !this.canWrite(pane)) return;
    const {garden} = pane.replay;
    const leaf = isLeaf(garden, node);
    const change = edit => this.edited(pane, node, edit);
    const value = h('input', {type: 'number', class: 'short', value: String(asLeaf(garden.value[node] ?? '')), 'aria-label': 'Value of the leaf'});
    const item = (text, act, disabled = false) => h('button', {type: 'button', disabled, onclick: act}, text);
    const form = h('form', {class: 'row', onsubmit: event => { event.preventDefault(); change(() => Math.trunc(Number(value.value))); }}, value, h('button', {class: 'primary'}, 'Set'));
    this.card = h('div', {class: 'node-card card', role: 'dialog', 'aria-label': `Change ${nameOf(garden, node)}`, onkeydown: event => event.key === 'Escape' && this.closeCard(pane)},
      h('h3', {}, nameOf(garden, node).replace(/^\w/, c => c.toUpperCase())),
      leaf ? form : null,
      h('div', {class: 'row'},
        item('Add child', () => change(old => (Array.isArray(old) ? [...old, 0] : [old, 0]))),
        item('Remove', () => change(() => undefined), node === 0),
        item('Close', () => this.closeCard(pane))));
    pane.stage.append(this.card);
    const {x, y} = pane.view.at(node);
    const left = Math.max(8, Math.min(pane.stage.clientWidth - this.card.offsetWidth - 8, x - this.card.offsetWidth / 2));
    const below = y + 28;
    const top = below + this.card.offsetHeight < pane.stage.clientHeight ? below : Math.max(8, below - 56 - this.card.offsetHeight);
    this.card.style.setProperty('left', `${left}px`);
    this.card.style.setProperty('top', `${top}px`);
    (leaf ? value : this.card.querySelector('button')).focus();
    if (leaf) value.select();
  }

  /** A generated tree, or that of a position, becomes a written one when it is changed, if it is small enough to write. */
  canWrite(pane) {
    return !usesModels(this.source.kind) && this.source.kind !== 'pruning' && pane.replay.garden.size <= 2000;
  }

  closeCard(pane) {
    this.card?.remove();
    this.card = null;
    pane.view.choose(pane.view.selected);
  }

  /** Changes the subtree at a node; undefined removes it. The new tree is drawn at once, searched as soon as the server answers. */
  async edited(pane, node, edit) {
    const {garden} = pane.replay;
    const tree = [changed(writtenTree(garden), pathOf(garden, node), edit)].flat();
    this.closeCard(pane);
    Object.assign(this.source, {kind: 'tree', text: JSON.stringify(tree)});
    this.drawBar();
    const {at} = this.stage;
    this.stage.show(this.runs.map(each => ({title: each.title, replay: replay(tree, [])})), {keep: true});
    const focus = () => pane.view.choose(pane.view.selected);
    pane.view.fit();
    focus();
    await this.search({step: at});
    if (document.activeElement === document.body) focus();
  }

  // Taking it away.

  async copyLink() {
    history.replaceState(null, '', this.address());
    await navigator.clipboard.writeText(location.href);
    alertLine('The link is copied.');
  }

  saveSvg() {
    download('tree.svg', this.stage.panes[0].view.toSvg(), 'image/svg+xml');
  }

  savePng() {
    const source = new Blob([this.stage.panes[0].view.toSvg()], {type: 'image/svg+xml'});
    const image = new Image();
    image.onload = () => {
      const scale = Math.min(2, 8000 / image.width);
      const canvas = h('canvas', {width: Math.round(image.width * scale), height: Math.round(image.height * scale)});
      canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
      canvas.toBlob(blob => download('tree.png', blob, 'image/png'));
      URL.revokeObjectURL(image.src);
    };
    image.src = URL.createObjectURL(source);
  }
}

/** A copy of a nested tree with one subtree changed. A node that loses its last child becomes a leaf 0, the root keeps one. */
export function changed(tree, path, edit) {
  if (!path.length) return edit(tree);
  const [first, ...rest] = path;
  const kids = tree.map((kid, i) => (i === first ? changed(kid, rest, edit) : kid)).filter(kid => kid !== undefined);
  return kids.length ? kids : 0;
}

function legend() {
  const item = (kind, words) => h('li', {}, h('span', {class: `key ${kind}`, 'aria-hidden': 'true'}), words);
  return h('details', {class: 'legend'}, h('summary', {}, 'What the picture shows, and the keys'),
    h('ul', {},
      item('max', 'square: MAX chooses the highest value; the root is MAX'), item('min', 'circle: MIN chooses the lowest'), item('leaf', 'pill: a leaf and its value'),
      item('current', 'filled: what this step is about'), item('active', 'thick: on the way there'), item('seen', 'tinted: visited in this pass'), item('cut', 'dashed: cut off, cannot matter; above it by which bound: α, β, a sum or a merit'),
      h('li', {}, h('b', {}, '≥4, ≤7, 4…7 '), 'what is known of a value: f− and f+'), h('li', {}, h('b', {}, '(3, 4) '), 'the window: alpha and beta'),
      h('li', {}, h('b', {}, 'm '), 'answered from memory; ', h('b', {}, '✓ ✗ '), 'passed a separation test or not; ', h('b', {}, '! '), 'pruned forward; a number in a circle is the merit of a state in OPEN'),
      h('li', {}, h('b', {}, '#3, −#4 '), 'in games: a win in three plies (moves of either side), a loss in four')),
    h('p', {}, h('kbd', {}, '←'), ' ', h('kbd', {}, '→'), ' step, ', h('kbd', {}, 'space'), ' play, ', h('kbd', {}, 'x'), ' next cut-off, ', h('kbd', {}, 'g'), ' next pass. In the tree: arrow keys walk, ', h('kbd', {}, 'Enter'), ' changes a node, ', h('kbd', {}, 'c'), ' folds, ', h('kbd', {}, '+'), ' ', h('kbd', {}, '-'), ' ', h('kbd', {}, '0'), ' zoom. Ctrl and wheel zoom too; drag to move.'));
}
