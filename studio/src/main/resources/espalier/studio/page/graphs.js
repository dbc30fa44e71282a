// Small graphs as SVG. Each has a sentence for those who do not see it.
import {svg} from './dom.js';

const WIDTH = 400;

/** A frame with a label: graph(height, 'what it shows', ...children). */
function graph(height, label, ...children) {
  return svg('svg', {viewBox: `0 0 ${WIDTH} ${height}`, class: 'graph', role: 'img', 'aria-label': label}, ...children);
}

/** The first player's chances over the game: values from 0 to 1, or null where nothing is known. */
export function valueGraph(values, sides, at) {
  const height = 96;
  const step = (WIDTH - 4) / Math.max(8, values.length - 1);
  const y = value => 4 + (1 - value) * (height - 8);
  const known = values.map((value, i) => [i * step, value]).filter(([, value]) => value !== null && value !== undefined);
  const points = known.map(([x, value]) => `${x.toFixed(1)},${y(value).toFixed(1)}`);
  const last = known.at(-1)?.[1];
  const label = last === undefined ? 'No value yet' : `${sides[0]} scores ${Math.round(100 * last)} percent by the last value`;
  return graph(height, label,
    svg('rect', {class: 'graph-ground', x: 0, y: 0, width: WIDTH, height, rx: 6}),
    svg('line', {class: 'graph-axis', x1: 0, x2: WIDTH, y1: height / 2, y2: height / 2}),
    svg('text', {class: 'graph-text', x: 6, y: 14}, `${sides[0]} wins`),
    svg('text', {class: 'graph-text', x: 6, y: height - 6}, `${sides[1]} wins`),
    at === undefined ? '' : svg('line', {class: 'graph-now', x1: at * step, x2: at * step, y1: 0, y2: height}),
    svg('polyline', {class: 'graph-line', points: points.join(' ')}),
    known.map(([x, value]) => svg('circle', {class: 'graph-dot', cx: x, cy: y(value), r: 2.5})));
}

/** The windows of a search, pass by pass, and the value they close in on. An open end is drawn to the edge. */
export function windowGraph(windows, score, shown) {
  const height = 132;
  const foot = 16;
  const recent = windows.slice(-24);
  const finite = recent.flatMap(each => [each.low, each.high]).filter(Number.isFinite);
  if (Number.isFinite(score)) finite.push(score);
  const sorted = finite.sort((a, b) => a - b);
  const middle = sorted.length ? sorted.slice(Math.floor(sorted.length * 0.1), Math.ceil(sorted.length * 0.9)) : [0];
  const low = Math.min(...(middle.length ? middle : sorted), Number.isFinite(score) ? score : Infinity);
  const high = Math.max(...(middle.length ? middle : sorted), Number.isFinite(score) ? score : -Infinity);
  const room = Math.max(2, (high - low) * 0.25);
  const y = value => Math.max(4, Math.min(height - foot - 4, 4 + (high + room - value) / (high - low + 2 * room) * (height - foot - 8)));
  const step = WIDTH / 24;
  const bars = recent.map((each, i) => {
    const top = each.high === null ? 2 : y(each.high);
    const bottom = each.low === null ? height - foot - 2 : y(each.low);
    const open = each.high === null || each.low === null;
    const first = i === 0 || recent[i - 1].depth !== each.depth;
    return [
      svg('rect', {class: `window ${each.depth % 2 ? 'odd' : ''} ${open ? 'open' : ''}`, x: i * step + 2, y: Math.min(top, bottom - 2), width: step - 4, height: Math.max(3, bottom - top), rx: 1.5}),
      first ? svg('text', {class: 'graph-text', x: i * step + 2, y: height - 4}, String(each.depth)) : '',
    ];
  });
  const last = recent.at(-1);
  const end = value => value === null ? 'open' : value;
  const label = last ? `Depth ${last.depth}: window from ${end(last.low)} to ${end(last.high)}; value ${shown ?? 'unknown'}` : 'No window yet';
  return graph(height, label,
    svg('rect', {class: 'graph-ground', x: 0, y: 0, width: WIDTH, height: height - foot, rx: 6}),
    bars,
    Number.isFinite(score) ? svg('line', {class: 'graph-value', x1: 0, x2: WIDTH, y1: y(score), y2: y(score)}) : '',
    Number.isFinite(score) ? svg('text', {class: 'graph-text strong', x: WIDTH - 4, y: Math.max(14, y(score) - 5), 'text-anchor': 'end'}, shown ?? '') : '');
}

/** Two to five round numbers between two others. */
function ticks(low, high) {
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find(each => each * power >= rough) * power;
  const found = [];
  for (let at = Math.ceil(low / step); at * step <= high; at++) found.push(Number((at * step).toFixed(6)));
  return found;
}

/** Lines over a count: [{points: [[x, y]], class}], horizontal rules [{at, text}], a band [[x, low, high]]. */
export function lineGraph({label, lines, rules = [], band = [], unit = ''}) {
  const height = 190;
  const left = 44;
  const foot = 22;
  const edges = band.slice(-1).flatMap(([, bottom, top]) => [[null, bottom], [null, top]]);
  const all = [...lines.flatMap(line => line.points), ...rules.map(rule => [null, rule.at]), ...edges];
  const xs = all.map(([x]) => x).filter(Number.isFinite);
  const ys = all.map(([, y]) => y).filter(Number.isFinite);
  const most = Math.max(1, ...xs);
  let low = Math.min(0, ...ys);
  let high = Math.max(0, ...ys);
  const room = (high - low || 1) * 0.12;
  low -= room;
  high += room;
  const clamp = value => Math.max(low, Math.min(high, value));
  const px = x => left + x / most * (WIDTH - left - 6);
  const py = y => 6 + (high - clamp(y)) / (high - low) * (height - foot - 12);
  const place = points => points.filter(([, y]) => Number.isFinite(y)).map(([x, y]) => `${px(x).toFixed(1)},${py(y).toFixed(1)}`).join(' ');
  const area = [...band.map(([x, , top]) => [x, top]), ...band.map(([x, bottom]) => [x, bottom]).reverse()];
  return graph(height, label,
    svg('rect', {class: 'graph-ground', x: left, y: 0, width: WIDTH - left, height: height - foot, rx: 6}),
    band.length ? svg('polygon', {class: 'graph-band', points: place(area)}) : '',
    ticks(low, high).map(at => [
      svg('line', {class: 'graph-tick', x1: left, x2: WIDTH, y1: py(at), y2: py(at)}),
      svg('text', {class: 'graph-text', x: left - 4, y: py(at) + 4, 'text-anchor': 'end'}, String(at).replace('-', '−')),
    ]),
    rules.map(rule => [
      svg('line', {class: 'graph-axis', x1: left, x2: WIDTH, y1: py(rule.at), y2: py(rule.at)}),
      rule.text ? svg('text', {class: 'graph-text', x: WIDTH - 4, y: py(rule.at) - 4, 'text-anchor': 'end'}, rule.text) : '',
    ]),
    lines.map(line => svg('polyline', {class: `graph-line ${line.class ?? ''}`, points: place(line.points)})),
    svg('text', {class: 'graph-text', x: WIDTH - 4, y: height - 6, 'text-anchor': 'end'}, `${most} ${unit}`),
    svg('text', {class: 'graph-text', x: left, y: height - 6}, '0'));
}
