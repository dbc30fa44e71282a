// What is proved at the end: solution trees, the critical tree, the certificate, and what every algorithm would have needed.
import {stream} from './api.js';
import {download, h, replace} from './dom.js';
import {pretty} from './names.js';
import {find} from './plant.js';
import {algorithmsFor, asWin, comparison, usesModels} from './sources.js';
import {text} from './words.js';

/** The section below the tree of a page that has runs, a stage, a source and a catalogue. */
export function result(page) {
  const [first] = page.runs;
  return h('section', {class: 'result card stack', 'aria-label': 'Result'},
    h('h2', {}, 'The proof'), first.solution ? proof(page, first) : h('p', {class: 'hint'}, UNPROVED[page.source.kind] ?? 'An algorithm that stops before the value is known proves its move by the numbers in the tree.'),
    everyone(page));
}

const MODELLED = 'Solution trees prove a minimax value. With a model of the opponent a value is no better than the model.';
const UNPROVED = {pruning: 'Nothing is proved: what was pruned forward was likely, and might have been wrong.', models: MODELLED, random: MODELLED, modelled: MODELLED};

const PARTS = {all: 'Whole tree', max: 'Max solution tree', min: 'Min solution tree', critical: 'Critical tree'};

function proof(page, {solution, certificate, check}) {
  const buttons = Object.entries(PARTS).map(([part, name]) => h('button', {type: 'button', 'data-part': part, onclick: () => page.mark(part)}, name));
  /** Shows a part of the tree alone. */
  page.mark = part => {
    page.part = part;
    buttons.forEach(button => button.setAttribute('aria-pressed', String(button.dataset.part === part)));
    for (const {view, replay} of page.stage.panes) {
      view.marked = part === 'all' ? null : new Set(solution[part].map(path => find(replay.garden, path)));
      view.draw();
    }
    page.remember();
  };
  page.mark(page.part in PARTS ? page.part : 'all');
  return [
    h('p', {}, 'Two small parts of the tree prove the value: the max solution tree that it is no higher, the min solution tree that it is no lower. Together they are the critical tree.'),
    h('div', {class: 'row', role: 'group', 'aria-label': 'Show'}, buttons),
    check ? h('p', {}, h('b', {}, 'Checked without any search: '), check) : null,
    certificate ? h('details', {}, h('summary', {}, 'Certificate'), h('pre', {class: 'scroll certificate', tabindex: 0, role: 'region', 'aria-label': 'Certificate'}, certificate), h('button', {type: 'button', onclick: () => download('certificate.txt', certificate, 'text/plain')}, 'Download')) : null,
  ];
}

/**
 * A table of all algorithms on this tree, with the options of the page; asked for with a button, for it costs a search each.
 * Where the search prunes forward, each of them once more without.
 */
function everyone(page) {
  page.leaveTable?.();
  const {source, options, catalogue} = page;
  const columns = usesModels(source.kind) ? MODEL_COLUMNS : COLUMNS;
  const body = h('tbody', {});
  const head = ['algorithm', 'value', 'move', ...Object.values(columns)];
  const table = h('div', {class: 'scroll', hidden: true, tabindex: 0, role: 'region', 'aria-label': 'Counts of all algorithms'},
    h('table', {class: 'everyone'}, h('thead', {}, h('tr', {}, head.map((name, i) => h('th', {scope: 'col', class: i ? 'number' : ''}, name)))), body));
  const names = algorithmsFor(source, catalogue).map(([name]) => name).join(',');
  const count = (given, after, suffix = '') => {
    const query = new URLSearchParams({...comparison(source), ...given, algorithms: names});
    page.leaveTable = stream(`/api/compare?${query}`, {
      row: ({answer}) => body.append(row(page, Object.keys(columns), answer, suffix)),
      done: () => { page.leaveTable(); after(); }, error: () => (button.disabled = false),
    });
  };
  const button = h('button', {type: 'button', id: 'count-all', onclick: () => {
    button.disabled = true;
    table.hidden = false;
    replace(body);
    const end = () => (button.disabled = false);
    if (source.kind === 'pruning') count(options, () => count({pruning: 'none'}, end, ', nothing pruned'));
    else count(options, end);
  }}, 'Count with all algorithms');
  return h('div', {class: 'stack'}, h('h2', {}, 'Every algorithm on this tree'), button, table);
}

const COLUMNS = {leafEvaluations: 'leaf evaluations', nodeVisits: 'node visits', passes: 'passes'};
const MODEL_COLUMNS = {evaluations: 'evaluations', leaves: 'leaves', expansions: 'expansions'};

function row(page, columns, data, suffix) {
  const name = h('th', {scope: 'row'}, `${pretty(data.algorithm)}${suffix}`);
  if (data.visited) return h('tr', {}, name, h('td', {colspan: columns.length + 2}, `given up after ${data.visited.toLocaleString('en')} node visits`));
  const value = page.source.kind === 'position' || page.source.kind === 'modelled' ? asWin(data.value) : data.value;
  const move = data.move ?? null;
  const cells = [value === null || value === undefined ? '' : text(value), move === null ? '' : page.runs[0].labels?.[move] ?? move + 1, ...columns.map(name => data[name] ?? '')];
  return h('tr', {}, name, cells.map(cell => h('td', {class: 'number'}, String(cell))));
}
