// One or two replays side by side, in step, with the buttons that move through them. The Tree page and the Lessons share it.
import {drawSmall} from './board.js';
import {choice, h, replace, svg} from './dom.js';
import {find, isLeaf, pathOf, shortName} from './plant.js';
import {CUT_BY, SPOKEN_BY, TreeView, boundsText} from './treeview.js';
import {INFINITY, capital, nameOf, plural, text} from './words.js';

const SPEEDS = [['1200', 'slow'], ['600', 'normal'], ['250', 'fast'], ['40', 'very fast']];
const ICONS = {
  first: 'M18 5l-8 7 8 7M6 5v14', back: 'M15 5l-8 7 8 7', play: 'M8 5v14l11-7z', pause: 'M8 5v14M16 5v14',
  next: 'M9 5l8 7-8 7', last: 'M6 5l8 7-8 7M18 5v14', cut: 'M4 12h16M14 6l6 6-6 6M10 5v14', pass: 'M4 6h12M4 12h16M4 18h12',
  plus: 'M12 5v14M5 12h14', minus: 'M5 12h14', fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
};

export const icon = name => svg('svg', {viewBox: '0 0 24 24', 'aria-hidden': 'true'}, svg('path', {d: ICONS[name]}));

/** A button with a picture and a name. */
export function iconButton(name, label, onclick, attributes = {}) {
  return h('button', {type: 'button', class: 'icon-button', 'aria-label': label, title: label, onclick, ...attributes}, icon(name));
}

export class Stage {
  /** @param options {onstep(step), onselect(pane, node), onmove(), facts: whether to show the panel with the numbers} */
  constructor(box, {onstep = () => {}, onselect = () => {}, onmove = () => {}, facts = true} = {}) {
    this.options = {onstep, onselect, onmove, facts};
    this.at = 0;
    this.panes = [];
    this.row = h('div', {class: 'panes'});
    this.slider = h('input', {type: 'range', min: 0, max: 0, value: 0, 'aria-label': 'Step', oninput: () => this.go(Number(this.slider.value))});
    this.count = h('span', {class: 'step-count'});
    this.playing = null;
    this.speed = 600;
    this.buttons = {
      first: iconButton('first', 'To the start', () => this.go(0)),
      back: iconButton('back', 'One step back', () => this.go(this.at - 1)),
      play: iconButton('play', 'Play', () => this.toggle(), {class: 'icon-button primary'}),
      next: iconButton('next', 'One step on', () => this.go(this.at + 1)),
      last: iconButton('last', 'To the end', () => this.go(this.length - 1)),
      cut: h('button', {type: 'button', class: 'with-icon', onclick: () => this.jump('cutoff')}, icon('cut'), 'Next cut-off'),
      pass: h('button', {type: 'button', class: 'with-icon', onclick: () => this.jump('pass')}, icon('pass'), 'Next pass'),
    };
    const {first, back, play, next, last, cut, pass} = this.buttons;
    const speed = choice(SPEEDS, '600', value => this.setSpeed(Number(value)), {'aria-label': 'Speed'});
    this.transport = h('div', {class: 'transport', role: 'group', 'aria-label': 'Steps'},
      h('div', {class: 'transport-buttons'}, first, back, play, next, last), h('div', {class: 'transport-slider'}, this.slider, this.count),
      h('div', {class: 'transport-more'}, cut, pass, speed));
    this.keys = event => this.key(event);
    document.addEventListener('keydown', this.keys);
    box.append(this.row, this.transport);
  }

  close() {
    this.stop();
    document.removeEventListener('keydown', this.keys);
    this.panes.forEach(pane => pane.close());
  }

  /** Shows replays: [{title, replay}]. Keeps camera and step if asked to. */
  show(runs, {step = 0, keep = false} = {}) {
    this.stop();
    if (this.panes.length !== runs.length) {
      this.panes.forEach(pane => pane.close());
      this.panes = runs.map((_, i) => new Pane(this.options, i));
      replace(this.row, this.panes.map(pane => pane.box));
      this.row.classList.toggle('two', runs.length > 1);
    }
    this.panes.forEach((pane, i) => pane.show(runs[i], keep));
    this.length = Math.max(...runs.map(run => run.replay.steps.length));
    this.slider.max = this.length - 1;
    const passes = runs.some(run => run.replay.steps.filter(each => each.kind === 'pass').length > 1);
    this.buttons.pass.hidden = !passes;
    this.buttons.cut.hidden = !runs.some(run => run.replay.steps.some(each => each.kind === 'cutoff'));
    this.go(step);
  }

  go(step) {
    if (!this.length) return;
    this.at = Math.max(0, Math.min(step, this.length - 1));
    this.panes.forEach(pane => pane.go(this.at));
    this.slider.value = this.at;
    this.slider.setAttribute('aria-valuetext', `step ${this.at} of ${this.length - 1}`);
    this.count.textContent = `${this.at} / ${this.length - 1}`;
    // Not `disabled`: a button that vanishes under the finger takes the focus with it.
    for (const name of ['first', 'back']) this.buttons[name].setAttribute('aria-disabled', String(this.at === 0));
    for (const name of ['next', 'last']) this.buttons[name].setAttribute('aria-disabled', String(this.at === this.length - 1));
    if (this.playing && this.at === this.length - 1) this.stop();
    this.options.onstep(this.at);
  }

  /** To the next step of a kind in either replay. */
  jump(kind) {
    const next = this.panes.map(pane => pane.replay.steps.findIndex((step, i) => i > this.at && step.kind === kind)).filter(i => i >= 0);
    this.go(next.length ? Math.min(...next) : this.length - 1);
  }

  toggle() {
    if (this.playing) return this.stop();
    if (this.at === this.length - 1) this.go(0);
    this.playing = setInterval(() => this.go(this.at + 1), this.speed);
    this.showPlaying();
  }

  stop() {
    clearInterval(this.playing);
    this.playing = null;
    this.showPlaying();
  }

  setSpeed(speed) {
    this.speed = speed;
    if (!this.playing) return;
    this.stop();
    this.toggle();
  }

  showPlaying() {
    const {play} = this.buttons;
    replace(play, icon(this.playing ? 'pause' : 'play'));
    play.setAttribute('aria-label', this.playing ? 'Pause' : 'Play');
    // A screen reader would drown in sentences while it plays.
    for (const pane of this.panes) pane.sentence.setAttribute('aria-live', this.playing ? 'off' : 'polite');
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea, [role="tree"]')) return;
    const onButton = event.target.closest('button, a, summary');
    const act = {
      ArrowRight: () => this.go(this.at + 1), ArrowLeft: () => this.go(this.at - 1),
      ' ': onButton ? null : () => this.toggle(), x: () => this.jump('cutoff'), g: () => this.jump('pass'),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}

/** One replay: title, tree, sentence, numbers. */
class Pane {
  constructor(options, number) {
    this.options = options;
    this.title = h('h2', {});
    this.counts = h('p', {class: 'counts'});
    this.stage = h('div', {class: 'stage'});
    this.sentence = h('p', {class: 'sentence', 'aria-live': 'polite'});
    this.facts = h('aside', {class: 'facts', 'aria-label': `Numbers of tree ${number + 1}`, tabindex: 0, hidden: !options.facts});
    this.view = new TreeView(this.stage, {onselect: node => this.selects(node), onmove: () => this.moves(), boardOf: node => this.boardOf(node), types: options.facts, label: `Search tree ${number + 1}`});
    const tools = h('div', {class: 'tools'}, iconButton('plus', 'Zoom in', () => this.view.zoom(1.3)), iconButton('minus', 'Zoom out', () => this.view.zoom(1 / 1.3)), iconButton('fit', 'Show the whole tree', () => this.view.fit()));
    this.stage.append(tools);
    this.box = h('section', {class: 'pane'}, h('div', {class: 'pane-head'}, this.title, this.counts), this.stage, this.sentence, this.facts);
  }

  close() {
    this.view.close();
  }

  selects(node) {
    this.moves();
    this.options.onselect(this, node);
  }

  /** Another node or another view: the numbers of the chosen node change. */
  moves() {
    if (this.options.facts) this.showFacts();
    this.options.onmove();
  }

  show({title, replay, boards, grid, game}, keep) {
    this.game = boards ? {boards, grid, game} : null;
    this.replay = replay;
    this.title.textContent = title;
    this.hasPasses = replay.steps.filter(step => step.kind === 'pass').length > 1;
    this.view.show(replay, {keep});
  }

  go(step) {
    const at = Math.min(step, this.replay.steps.length - 1);
    this.replay.seek(at);
    const now = this.replay.steps[at];
    const node = this.view.visible(now.node);
    if (at > 0 && now.kind !== 'done') this.view.reveal(node);
    this.view.draw();
    this.sentence.textContent = now.text;
    this.box.dataset.kind = now.kind;
    this.showCounts();
    if (this.options.facts) this.showFacts();
  }

  showCounts() {
    const {leafEvaluations, nodeVisits, passes, evaluations} = this.replay.totals();
    // A game that is over is a leaf that nobody evaluates.
    const parts = [this.replay.grown ? ['leaf', leafEvaluations] : ['leaf evaluation', evaluations ?? leafEvaluations], ['node visit', nodeVisits]];
    if (this.hasPasses) parts.push(['pass', passes]);
    replace(this.counts, parts.map(([name, count]) => h('span', {}, h('b', {'data-count': name}, String(count)), plural(count, name, {pass: 'passes', leaf: 'leaves'}[name]).slice(String(count).length))));
  }

  showFacts() {
    const {replay} = this;
    const list = replay.open();
    replace(this.facts, this.boardFacts(), this.facet(this.passFacts()), replay.hasOpen ? this.openFacts(list) : null, this.facet(this.nodeFacts(this.view.selected)), this.foldButton());
  }

  facet(facts) {
    return facts.length ? h('dl', {}, facts) : null;
  }

  passFacts() {
    const {replay} = this;
    const {passes, alpha, beta, tested, testing} = replay.totals();
    if (replay.vector) return [];
    const {lower, upper} = replay.state;
    const facts = [['Value known so far', boundsText(lower[0], upper[0]) || 'nothing']];
    if (passes > 0) {
      facts.push(['Pass', `${passes}: window (${text(alpha)}, ${text(beta)})`]);
      if (beta - alpha === 1) facts.push(['Gamma', text(beta)]);
    }
    if (passes > 0 && replay.testsMoves && tested < INFINITY) facts.push([replay.separates ? 'Separation value' : 'Tested value', `${text(tested)}: ${this.whoPassed(testing === 1)}`]);
    return facts.map(fact);
  }

  /** The root's children that have passed the test, and while it goes on those that have not. */
  whoPassed(underway) {
    const {garden, state} = this.replay;
    const those = outcome => garden.kids[0].filter(kid => state.passed[kid] === outcome).map(kid => shortName(garden, kid)).join(', ');
    if (!underway) return those(1) ? `passed by ${those(1)}` : 'nobody passed';
    const parts = [those(1) && `passed by ${those(1)} so far`, those(2) && `failed by ${those(2)}`].filter(Boolean);
    return `being tested${parts.length ? `, ${parts.join(', ')}` : ''}`;
  }

  nodeFacts(node) {
    const {replay} = this;
    const {state, garden} = replay;
    const facts = [['Chosen node', nameOf(garden, node, replay.labels)]];
    if (state.cut[node] >= 0) facts.push(['Cut off by', SPOKEN_BY[CUT_BY[state.cutBy[node]]]]);
    if (replay.vector) {
      for (const {who, value, child} of replay.vector(node)) facts.push([`Worth to ${who}`, value === null ? 'not known' : `${text(value)}${child >= 0 ? `, by ${replay.move(find(garden, [...pathOf(garden, node), child]))}` : ''}`]);
      return facts.map(fact);
    }
    facts.push(['f− and f+', `${text(state.lower[node])} and ${text(state.upper[node])}`]);
    if (state.seen[node] >= 0 && state.beta[node] >= -INFINITY) facts.push(['Window', `(${text(state.alpha[node])}, ${text(state.beta[node])})`]);
    if (replay.typeOf(node)) facts.push(['Expected', `${replay.typeOf(node).toUpperCase()} node`]);
    return facts.map(fact);
  }

  foldButton() {
    const {view} = this;
    if (isLeaf(this.replay.garden, view.selected)) return null;
    return h('button', {type: 'button', class: 'fold', onclick: () => view.fold(view.selected)}, view.collapsed.has(view.selected) ? 'Unfold its subtree' : 'Fold its subtree');
  }

  /** In a game: the board at the chosen node; where none is chosen, at the node that the step is about. */
  boardFacts() {
    const {replay} = this;
    const node = this.view.selected || replay.steps[replay.history.at].node;
    const {boards, grid, game} = this.game ?? {};
    const cells = boards?.[pathOf(replay.garden, node).join(',')];
    if (!cells) return null;
    const rows = Math.ceil(cells.length / grid.columns);
    const height = (36 * rows) / grid.columns;
    const name = capital(node === 0 ? 'the position at the root' : nameOf(replay.garden, node, replay.labels));
    return h('figure', {class: 'small-board'}, h('figcaption', {}, name),
      svg('svg', {viewBox: `-0.5 -0.5 37 ${height + 1}`, role: 'img', 'aria-label': `Board: ${cells}`}, drawSmall(game, cells, grid.columns)));
  }

  /** The picture of a node's board, in games. */
  boardOf(node) {
    const {boards, grid, game} = this.game ?? {};
    const cells = boards?.[pathOf(this.replay.garden, node).join(',')];
    return cells ? drawSmall(game, cells, grid.columns) : null;
  }

  /** The best few states. */
  openFacts(list) {
    const {garden} = this.replay;
    const rows = list.slice(0, 9).map(({node, solved, merit}) => h('li', {class: solved ? 'solved' : ''}, h('span', {}, shortName(garden, node)), h('span', {class: 'state'}, solved ? 'SOLVED' : 'LIVE'), h('b', {}, text(merit))));
    const more = list.length > 9 ? h('p', {class: 'hint'}, `and ${list.length - 9} more`) : null;
    return h('div', {class: 'open-list'}, h('h3', {}, `OPEN (${list.length})`), list.length ? h('ol', {}, rows) : h('p', {class: 'hint'}, 'empty'), more);
  }
}

const fact = ([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value));
