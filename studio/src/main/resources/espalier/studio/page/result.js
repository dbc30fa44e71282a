// What is proved at the end: solution trees, the critical tree, the certificate, and what every algorithm would have needed.
import {stream} from './api.js';
import {download, h, replace} from './dom.js';
import {pretty} from './names.js';
import {find} from './plant.js';
import {isGame, usesModels} from './sources.js';

/** The section below the tree of a page that has runs, a stage, a source and a catalogue. */
export function result(page) {
  const [first] = page.runs;
  return h('section', {class: 'result card stack', 'aria-label': 'Result'},
    h('h2', {}, 'The proof'), first.solution ? proof(page, first) : h('p', {class: 'hint'}, 'An algorithm with models, or one that stops before the value is known, proves its move by the numbers in the tree.'),
    isGame(page.source.kind) || usesModels(page.source.kind) ? null : everyone(page));
}

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

/** A table of all algorithms on this tree; asked for with a button, for it costs 34 searches. */
function everyone(page) {
  const body = h('tbody', {});
  const head = ['algorithm', 'value', 'move', 'leaf evaluations', 'node visits', 'passes'];
  const table = h('div', {class: 'scroll', hidden: true, tabindex: 0, role: 'region', 'aria-label': 'Counts of all algorithms'},
    h('table', {class: 'everyone'}, h('thead', {}, h('tr', {}, head.map((name, i) => h('th', {scope: 'col', class: i ? 'number' : ''}, name)))), body));
  const button = h('button', {type: 'button', onclick: () => {
    button.disabled = true;
    table.hidden = false;
    replace(body);
    const {kind, text} = page.source;
    const names = page.catalogue.algorithms.map(each => each.name);
    const query = new URLSearchParams({...(kind === 'tree' ? {tree: text} : {kind, numbers: text, trees: 1}), algorithms: names.join(',')});
    page.leaveTable?.();
    page.leaveTable = stream(`/api/compare?${query}`, {row: ({answer}) => body.append(row(answer)), done: () => { page.leaveTable(); button.disabled = false; }, error: () => (button.disabled = false)});
  }}, 'Count with all algorithms');
  return h('div', {class: 'stack'}, h('h2', {}, 'Every algorithm on this tree'), button, table);
}

function row(data) {
  const cells = [data.value ?? '', data.move === undefined || data.move === null ? '' : data.move + 1, data.leafEvaluations, data.nodeVisits, data.passes ?? ''];
  return h('tr', {}, h('th', {scope: 'row'}, pretty(data.algorithm)), cells.map(cell => h('td', {class: 'number'}, String(cell))));
}
