// The sentences: one per step, with the numbers. Everything is seen from MAX, the player at the root.
import {isLeaf, isMax, shortName} from './plant.js';

export const INFINITY = 8_000_000;
const WIN = 4_000_000;
const LONGEST = 100_000;

/** A number of a trace: "inf" and "-inf" are the ends. */
export const number = value => (value === 'inf' ? INFINITY : value === '-inf' ? -INFINITY : value);

/** A number for people. */
export function text(value) {
  if (value >= INFINITY) return '∞';
  if (value <= -INFINITY) return '−∞';
  if (value === INFINITY - 1) return '∞−1';
  if (value === 1 - INFINITY) return '1−∞';
  if (WIN - Math.abs(value) <= LONGEST && Math.abs(value) <= WIN) return `a ${value > 0 ? 'win' : 'loss'} in ${plural(WIN - Math.abs(value), 'ply', 'plies')}`;
  return String(value).replace('-', '−');
}

/** The same, as short as it gets: a win in two plies is #2. */
export const short = value => text(value).replace(/^a win in (\d+) .*/, '#$1').replace(/^a loss in (\d+) .*/, '−#$1');

export const player = (garden, node) => (isMax(garden, node) ? 'MAX' : 'MIN');

/** "MIN node 2.1", "leaf 3", "the root"; in games the moves. */
export function nameOf(garden, node, labels) {
  if (node === 0) return 'the root';
  const label = labels?.[node];
  if (label) return `the position after ${label}`;
  return isLeaf(garden, node) ? `leaf ${shortName(garden, node)}` : `${player(garden, node)} node ${shortName(garden, node)}`;
}

export const capital = sentence => sentence[0].toUpperCase() + sentence.slice(1);

export const plural = (count, thing, things = `${thing}s`) => `${count} ${count === 1 ? thing : things}`;

/** What a pass wants to know. */
export function passWords(pass, alpha, beta) {
  if (alpha <= -INFINITY && beta >= INFINITY) return 'The search starts with the full window: every value is possible.';
  const asks = `Pass ${pass} asks:`;
  if (beta - alpha === 1 && beta >= INFINITY) return `${asks} how much can MAX get at most? (null window at ∞: the answer will be an upper bound)`;
  if (beta - alpha === 1 && alpha <= -INFINITY) return `${asks} how much does MAX get at least? (null window at −∞: the answer will be a lower bound)`;
  if (beta - alpha === 1) return `${asks} is the value at least ${text(beta)}? (null window ${text(alpha)} to ${text(beta)})`;
  if (beta - alpha === 2) return `${asks} is the value exactly ${text(alpha + 1)}? (window ${text(alpha)} to ${text(beta)})`;
  return `${asks} is the value between ${text(alpha)} and ${text(beta)}, and which is it?`;
}

/** How a pass was answered. */
export function answerWords(pass, alpha, beta, value, bound) {
  const full = alpha <= -INFINITY && beta >= INFINITY;
  const start = full ? 'The search ends:' : `Pass ${pass} ends:`;
  if (bound === 'exact') return `${start} the value is exactly ${text(value)}.`;
  const no = beta - alpha === 1 && Math.abs(value) < INFINITY && beta < INFINITY && alpha > -INFINITY;
  if (bound === 'lower') return `${start} ${no ? 'yes, ' : ''}the value is at least ${text(value)}.`;
  return `${start} ${no ? 'no, ' : ''}the value is at most ${text(value)}.`;
}

/** Which values matter at a node, and why: by the player, 'elsewhere' if another child up the tree has this value. */
export function windowWords(alpha, beta, reasons = {}) {
  const low = alpha > -INFINITY;
  const high = beta < INFINITY;
  const why = [['MAX', 'least', alpha], ['MIN', 'most', beta]]
    .filter(([who]) => reasons[who])
    .map(([who, side, value]) => (reasons[who] === 'elsewhere' ? `${who} already has ${text(value)} elsewhere` : `at ${side} ${text(value)} is already certain`))
    .join(' and ');
  if (beta - alpha === 1) return low && high ? `is it worth at least ${text(beta)}?` : `how much is it worth at ${high ? 'least' : 'most'}?`;
  const what = low && high ? `only values between ${text(alpha)} and ${text(beta)} matter` : low ? `only values above ${text(alpha)} matter` : high ? `only values below ${text(beta)} matter` : 'every value matters';
  return why ? `${what}, because ${why}.` : `${what}.`;
}

export const boundWords = {exact: 'exactly', lower: 'at least', upper: 'at most'};

/** What the value of a child, or a bound on it, means for its parent, which has the best value `best` so far, or null. */
export function effectWords(garden, parent, value, bound, best, labels) {
  if (parent < 0) return '';
  const who = player(garden, parent);
  if (best === null) return `, the first value for ${nameOf(garden, parent, labels)}`;
  const max = isMax(garden, parent);
  const better = max ? value > best : value < best;
  const open = better === max ? 'upper' : 'lower'; // with this bound the child may still be on the other side
  if (bound === open) return '';
  return better ? `, better for ${who} than ${text(best)}` : `, no better for ${who} than ${text(best)}`;
}

/**
 * Why the other children do not matter.
 *
 * @param asked what the pass asks about: {alpha, beta}
 * @param known what is known of the node: {lower, upper}
 */
export function cutoffWords(garden, node, name, value, {alpha, beta, asked, known, skipped}) {
  const rest = skipped === 0 ? 'what is left of it' : skipped === 1 ? 'its last child' : `its other ${skipped} children`;
  if (beta <= 1 - INFINITY) return `Cut-off: ${name} is worth at least ${text(value)}, and a bound is all that this pass wants, so ${rest} can wait.`;
  if (alpha >= INFINITY - 1) return `Cut-off: ${name} is worth at most ${text(value)}, and a bound is all that this pass wants, so ${rest} can wait.`;
  // What is outside the window of the pass, or of a quick test, may still matter to a later question.
  const max = isMax(garden, node);
  const certain = beta - alpha > 1 && (max ? beta < asked.beta : alpha > asked.alpha);
  const effect = certain ? 'cannot matter' : 'cannot change the answer';
  if (max && value >= beta) return `Cut-off: ${name} fails high, ${text(value)} ≥ beta ${text(beta)}, so ${rest} ${effect}.`;
  if (!max && value <= alpha) return `Cut-off: ${name} fails low, ${text(value)} ≤ alpha ${text(alpha)}, so ${rest} ${effect}.`;
  if (max && value >= known.upper) return `Cut-off: ${name} has reached ${text(value)}, and memory knows that it is worth no more, so ${rest} cannot matter.`;
  if (!max && value <= known.lower) return `Cut-off: ${name} has reached ${text(value)}, and memory knows that it is worth no less, so ${rest} cannot matter.`;
  return `Cut-off at ${name}: ${rest} ${effect}.`;
}

/** What forward pruning is about to try. */
export function reducedWords(garden, node, name, {method, depth, alpha, beta}) {
  const bound = text(number(isMax(garden, node) ? beta : alpha));
  const plies = plural(depth, 'ply', 'plies');
  const effort = depth > 0 ? `only ${plies} ${depth === 1 ? 'is' : 'are'} searched` : 'the position is only evaluated';
  if (method === 'null-move') return `Null move at ${name}: ${player(garden, node)} does nothing, and ${effort}. Is it still as good as ${bound}?`;
  if (method === 'multi-cut') return `Multi-cut at ${name}: one of its moves is ${depth > 0 ? `searched only ${plies} deep` : 'only evaluated'}. Is it as good as ${bound}?`;
  return `ProbCut at ${name}: it is searched only ${plies} deep to predict the rest. Will it be as good as ${bound}?`;
}

/** Why it has pruned. */
export function prunedWords(garden, node, name, {method, depth, value, bound, moves}) {
  const than = isMax(garden, node) ? '≥' : '≤';
  const reason = `${text(number(value))} ${than} ${text(number(bound))}`;
  if (method === 'null-move') return `Pruned: even a null move is good enough at ${name}, ${reason}, so it is not searched any deeper. That is likely, not proved.`;
  if (method === 'multi-cut') return `Pruned: ${plural(moves, 'move')} of ${name} ${moves === 1 ? 'was' : 'were'} good enough ${depth > 0 ? `at a depth of ${depth}` : 'at a glance'}, ${reason}, so multi-cut gambles that one of them is good enough at full depth.`;
  return `Pruned: the shallow search of ${name} predicts ${reason}, so it is not searched any deeper.`;
}
