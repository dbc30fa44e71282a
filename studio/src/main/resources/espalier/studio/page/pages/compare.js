// Compare: the same trees or positions searched by several algorithms, one search after the other, with bars that grow.
import {getCatalogue, stream} from '../api.js';
import {choice, download, field, h, replace, svg} from '../dom.js';
import {pretty} from '../names.js';
import {levelOf} from '../sources.js';
import {plural} from '../words.js';

const MEASURES = [
  ['leafEvaluations', 'Leaf evaluations', 'distinct leaves whose value was asked for'],
  ['nodeVisits', 'Node visits', 'entries into a node, repeats included'],
  ['passes', 'Passes', 'searches started at the root; none for algorithms with an OPEN list'],
  ['ms', 'Milliseconds', 'on this machine, now: times vary, counts do not'],
];
/** With models: algorithms of their own, and what they count. */
const MODEL_MEASURES = [
  ['evaluations', 'Evaluations', 'calls of any evaluation function: at a leaf perhaps one for each model'],
  ['leaves', 'Leaves', 'distinct leaves that were evaluated'],
  ['expansions', 'Expansions', 'generations of successors, repeats included'],
  ['ms', 'Milliseconds', 'on this machine, now: times vary, counts do not'],
];
const MODEL_TREE = '[[{"f":[3,4]},{"f":[-2,9]}],[{"f":[1,5]},{"f":[4,6]}]]';
const USUAL_MODELS = 'm-star,alpha-beta-star,alpha-beta-star-1p,alpha-beta';
const MODELLED = 'modelled-'; // before a game's name
const USUAL = {kind: 'uniform', numbers: '4,6,0,99,1', trees: '30', algorithms: 'alpha-beta,pvs,sss-star,mtd-f'};

export async function show(main, {query}) {
  const {algorithms: plain, models, generators, games} = await getCatalogue();
  const state = {...USUAL, ...Object.fromEntries(query)};
  let stop = null;
  let rows = [];

  const modelled = () => ['random', 'models'].includes(state.kind) || state.kind.startsWith(MODELLED);
  const measures = () => (modelled() ? MODEL_MEASURES : MEASURES);
  let algorithms = plain;
  let chosen = new Set();
  const where = h('div', {class: 'compare-where'});
  const count = h('summary', {});
  const boxes = h('fieldset', {class: 'compare-algorithms'});
  const picks = h('details', {class: 'compare-picks', open: true}, count, boxes);
  const run = h('button', {type: 'submit', class: 'primary'}, 'Compare');
  const halt = h('button', {type: 'button', disabled: true, onclick: () => finish('Stopped.')}, 'Stop');
  const csv = h('button', {type: 'button', disabled: true, onclick: () => download('compare.csv', table(rows), 'text/csv')}, 'Download CSV');
  const progress = h('progress', {max: 1, value: 0, 'aria-label': 'Searches done'});
  const said = h('p', {class: 'hint', role: 'status'}, 'Choose trees and algorithms. Every algorithm searches the same trees.');
  const charts = h('div', {class: 'compare-charts'});
  const counts = h('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Averages as a table'});
  const kinds = [...generators.map(({name}) => [name, `${name[0].toUpperCase()}${name.slice(1)} trees`]), ['tree', 'One tree, typed'], ...games.map(({name, title}) => [name, `Positions of ${title}`]),
    ['random', 'Random trees with models'], ['models', 'One tree with models, typed'], ...games.map(({name, title}) => [`${MODELLED}${name}`, `Positions of ${title}, opponent modelled`])];

  main.append(
    h('h1', {}, 'Compare'),
    h('p', {class: 'lead'}, 'Which algorithm needs fewest leaves? Bars grow while the searches run; whiskers are 95 % intervals of the average.'),
    h('form', {class: 'card stack', onsubmit: start},
      h('div', {class: 'compare-source'}, field('Searched', choice(kinds, state.kind, kind => source(kind), {name: 'kind'})), where), picks,
      h('div', {class: 'row'}, run, halt, csv, progress), said),
    charts, counts);
  source(state.kind, true);
  if (query.has('kind')) start();
  return () => stop?.();

  /** The algorithms for this kind; those of a link, or the usual ones, are chosen. */
  function offer(names) {
    const before = algorithms;
    algorithms = modelled() ? models : plain;
    if (names !== null || before !== algorithms) {
      const known = name => algorithms.some(each => each.name === name);
      const wanted = (names ?? '').split(',').filter(known);
      chosen = new Set(wanted.length ? wanted : (modelled() ? USUAL_MODELS : USUAL.algorithms).split(','));
      replace(boxes, h('legend', {class: 'visually-hidden'}, 'Algorithms'), algorithms.map(({name}) =>
        h('label', {class: 'check'}, h('input', {type: 'checkbox', value: name, checked: chosen.has(name), onchange: event => toggle(name, event.target.checked)}), pretty(name))));
    }
    toggle();
  }

  function toggle(name, on) {
    if (on) chosen.add(name);
    else chosen.delete(name);
    const names = algorithms.map(each => each.name).filter(each => chosen.has(each)).map(pretty);
    count.textContent = `Algorithms: ${names.length > 6 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ') || 'none'}`;
  }

  /** The fields of a kind of trees. */
  function source(kind, keep = false) {
    const random = {fields: ['width', 'depth', 'largest', 'bound', 'seed'], example: '3,6,99,20,1', text: 'Leaves of -largest..largest; the values of two players add up to at most the bound.'};
    const generator = kind === 'random' ? random : generators.find(({name}) => name === kind);
    const game = games.find(({name}) => name === kind.replace(MODELLED, ''));
    state.kind = kind;
    if (!keep) [state.numbers, state.tree, state.opponent] = [generator ? larger(generator) : ''];
    offer(keep ? state.algorithms : null);
    const input = (name, value, more = {}) => h('input', {name, value, oninput: event => { state[name] = event.target.value; }, ...more});
    if (generator) {
      replace(where, field(generator.fields.join(', '), input('numbers', state.numbers, {autocomplete: 'off'}), generator.text),
        field('Trees', input('trees', state.trees, {type: 'number', min: 1, max: 10000}), 'one seed after the other'));
    } else if (game) {
      state.positions ??= '';
      state.depth ??= '2';
      replace(where, field('Positions', h('textarea', {name: 'positions', rows: 3, value: state.positions, oninput: event => { state.positions = event.target.value; }}), 'one on a line; nothing for the start of the game'),
        field('Depth', input('depth', state.depth, {type: 'number', min: 1, max: 8}), 'plies, full width'),
        modelled() ? field('Opponent judges by', choice(game.evaluators, state.opponent ?? game.opponent, name => { state.opponent = name; })) : null);
    } else {
      state.tree ??= modelled() ? MODEL_TREE : '[[3,[5,1]],2]';
      replace(where, field('Tree', input('tree', state.tree, {autocomplete: 'off'}), modelled() ? 'nested lists; a leaf has a value for each model, yours last' : 'nested lists of whole numbers; MAX moves at the root'));
    }
  }

  /** What the server is asked, which is also the page's address. */
  function request() {
    const names = algorithms.map(({name}) => name).filter(name => chosen.has(name));
    const {kind} = state;
    const game = kind.replace(MODELLED, '');
    const what = games.some(({name}) => name === game) ? {game, positions: state.positions, depth: state.depth, ...(modelled() && state.opponent ? {opponent: state.opponent} : {})}
      : kind === 'tree' || kind === 'models' ? {tree: state.tree} : {kind, numbers: state.numbers, trees: state.trees};
    const level = kind === 'models' ? {level: levelOf(state.tree)} : {};
    return new URLSearchParams({...what, ...(modelled() ? {models: '1', ...level} : {}), algorithms: names.join(',')});
  }

  function start(event) {
    event?.preventDefault();
    if (chosen.size === 0) return void (said.textContent = 'Choose at least one algorithm.');
    stop?.();
    rows = [];
    replace(charts);
    replace(counts);
    const asked = request();
    const address = new URLSearchParams(asked);
    address.set('kind', state.kind);
    history.replaceState(null, '', `#/compare?${address}`);
    let total = 0;
    let drawing = false;
    run.disabled = true;
    halt.disabled = false;
    csv.disabled = true;
    picks.open = false; // so that the bars are in view
    said.textContent = 'Searching …';
    stop = stream(`/api/compare?${asked}`, {
      start: ({trees, algorithms: names}) => { total = trees * names.length; },
      row: ({tree, ms, answer}) => {
        rows.push({tree, ms, ...answer});
        progress.value = rows.length / total;
        if (!drawing) requestAnimationFrame(() => { drawing = false; draw(); });
        drawing = true;
      },
      done: () => finish(`Finished: ${plural(rows.length, 'search', 'searches')}.`),
      error: text => finish(text ? '' : 'The comparison has ended early.'),
    });
  }

  function finish(text) {
    stop?.();
    stop = null;
    run.disabled = false;
    halt.disabled = true;
    csv.disabled = rows.length === 0;
    said.textContent = text;
    if (rows.length) draw();
  }

  function draw() {
    const groups = grouped(rows);
    replace(charts, measures().map(([key, name, about]) => chart(groups, key, name, about)));
    replace(counts, h('table', {}, h('thead', {}, h('tr', {}, h('th', {scope: 'col'}, 'Algorithm'), h('th', {scope: 'col', class: 'number'}, 'Searches'), measures().map(([, name]) => h('th', {scope: 'col', class: 'number'}, name)))),
      h('tbody', {}, [...groups].map(([name, all]) => h('tr', {}, h('th', {scope: 'row'}, pretty(name)), h('td', {class: 'number'}, String(all.length)),
        measures().map(([key]) => h('td', {class: 'number', 'data-measure': key}, shown(average(all, key)))))))));
  }
}

/** An example is small enough to be drawn; here trees are only counted. */
const larger = ({fields, example}) => example.split(',').map((number, i) => (fields[i] === 'depth' ? 6 : number)).join(',');

function grouped(rows) {
  const groups = new Map();
  for (const row of rows) groups.set(row.algorithm, [...groups.get(row.algorithm) ?? [], row]);
  return groups;
}

/** The mean of a measure and half its 95 % interval; null where there is none. */
export function average(rows, key) {
  const values = rows.map(row => row[key]).filter(value => value !== null && value !== undefined);
  if (values.length === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return {mean, half: values.length > 1 ? 1.96 * Math.sqrt(variance / values.length) : 0};
}

const round = value => (value >= 100 || Number.isInteger(value) ? Math.round(value).toLocaleString('en') : value.toPrecision(3));

/** A mean and its interval to the same digit, the interval's second. */
function shown(found) {
  if (found === null) return '–';
  const {mean, half} = found;
  if (!(half > 0)) return round(mean);
  const digits = Math.min(6, Math.max(0, 1 - Math.floor(Math.log10(half))));
  return [mean, half].map(value => value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits})).join(' ± ');
}

/** Horizontal bars from zero, with whiskers. */
function chart(groups, key, name, about) {
  const bars = [...groups].map(([algorithm, rows]) => [algorithm, average(rows, key)]);
  const most = Math.max(...bars.map(([, found]) => (found ? found.mean + found.half : 0)), 1e-9);
  const [left, width, step] = [4, 392, 40];
  const x = value => left + width * value / most;
  return h('figure', {class: 'card'}, h('figcaption', {}, h('h2', {}, name), h('p', {class: 'hint'}, about)),
    svg('svg', {viewBox: `0 0 400 ${bars.length * step}`, role: 'img', 'aria-label': `${name}: ${bars.map(([algorithm, found]) => `${pretty(algorithm)} ${shown(found)}`).join(', ')}`},
      bars.map(([algorithm, found], i) => svg('g', {transform: `translate(0 ${i * step})`},
        svg('text', {x: left, y: 13, class: 'bar-name'}, pretty(algorithm)),
        svg('text', {x: left + width, y: 13, class: 'bar-value', 'text-anchor': 'end'}, shown(found)),
        found ? svg('rect', {x: left, y: 18, width: Math.max(1, x(found.mean) - left), height: 12, rx: 2, class: 'bar'}) : null,
        found && found.half > 0 ? svg('path', {d: `M${x(Math.max(0, found.mean - found.half))} 24H${x(found.mean + found.half)}M${x(found.mean + found.half)} 20v8`, class: 'whisker'}) : null))));
}

function table(rows) {
  const counted = 'evaluations' in rows[0] ? ['evaluations', 'leaves', 'expansions'] : ['leafEvaluations', 'leafVisits', 'interiorNodes', 'nodeVisits', 'passes'];
  const keys = ['tree', 'algorithm', 'value', 'move', ...counted, 'ms'];
  return [keys.join(','), ...rows.map(row => keys.map(key => row[key] ?? '').join(','))].join('\n') + '\n';
}
