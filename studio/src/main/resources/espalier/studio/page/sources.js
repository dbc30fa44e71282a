// Where a tree comes from, and how to ask the server to search it.
import {post} from './api.js';
import {pretty} from './names.js';
import {replayModels} from './models.js';
import {nested} from './plant.js';
import {replay} from './trace.js';

/** Options of algorithms, as the command line names them. */
export const OPTIONS = {
  guess: 'First guess', step: 'Step', delta: 'Half window', range: 'Range of the leaves', memory: 'Memory', level: 'Level', bounds: 'Bounds on the sums', pruning: 'Pruning by', second: 'Second one by', opponent: 'Opponent judges by',
};

/**
 * Searches and replays: source {kind, text, game, depth}, options as above. A kind is "tree", a generator's name, "models",
 * "random" (a random model tree), "position", "modelled" (a position, with a model of the opponent) or "pruning".
 */
export async function run(source, algorithm, options = {}, signal) {
  const found = await post(pathOf(source.kind), body(source, algorithm, options), {signal});
  const answer = found.labels && found.tree ? withWins(found) : found;
  return {title: source.kind === 'pruning' ? prunes(algorithm, answer.pruning) : pretty(algorithm), ...answer, replay: replayed(source.kind, algorithm, answer)};
}

/** A practical search by its rules. */
function prunes(algorithm, rules) {
  return rules === 'none' ? `${pretty(algorithm)}, nothing pruned` : `${algorithm === 'pvs' ? 'Enhanced PVS' : pretty(algorithm)}, pruned by ${rules.replaceAll(',', ', ')}`;
}

function pathOf(kind) {
  return usesModels(kind) ? '/api/models' : kind === 'pruning' ? '/api/pruning' : '/api/search';
}

export const usesModels = kind => ['models', 'random', 'modelled'].includes(kind);

/** What a kind of tree can be searched by: [name, as people write it]. */
export function algorithmsFor({kind, game}, {algorithms, models, games}) {
  const names = kind === 'pruning' ? games.find(each => each.name === game).drivers : (usesModels(kind) ? models : algorithms).map(each => each.name);
  return names.map(name => [name, pretty(name)]);
}

export const isGame = kind => ['position', 'pruning', 'modelled'].includes(kind);

/** The request, with the keys of the command line. */
export function body(source, algorithm, options) {
  const {kind, text, game, depth} = source;
  const what = isGame(kind) ? {game, position: text || undefined, depth} : kind === 'tree' || kind === 'models' ? {tree: JSON.parse(text)} : {[kind]: text};
  return {...what, ...(usesModels(kind) && !isGame(kind) ? {level: levelOf(text)} : {}), ...options, algorithm};
}

/** The same tree for a comparison. */
export function comparison({kind, text, game, depth}) {
  const models = usesModels(kind) ? {models: '1', ...(isGame(kind) ? {} : {level: levelOf(text)})} : {};
  if (isGame(kind)) return {game, positions: text, depth, ...models, ...(kind === 'pruning' ? {forward: '1'} : {})};
  return kind === 'tree' || kind === 'models' ? {tree: text, ...models} : {kind, numbers: text, trees: 1, ...models};
}

/** How many models a written tree has besides the player's own function; a random tree gets one. */
export function levelOf(text) {
  const leaf = /"f":\[([^\]]*)\]/.exec(text.replaceAll(/\s/g, ''));
  return leaf ? leaf[1].split(',').length - 1 : 1;
}

/** Leaves of written trees end at a million; there the server puts wins. Here they become wins again. */
const MOST = 1_000_000;
const WIN = 4_000_000;
export const asWin = value => (typeof value === 'number' && Math.abs(value) <= MOST && Math.abs(value) > MOST - 1000 ? Math.sign(value) * (WIN - MOST + Math.abs(value)) : value);

/** The other way round: a leaf that a written tree may have. */
export const asLeaf = value => (typeof value === 'number' && Math.abs(value) > MOST ? Math.sign(value) * (Math.abs(value) - WIN + MOST) : value);

/** A tree as the server reads it: nested lists. */
export function writtenTree(garden) {
  const leaves = tree => (Array.isArray(tree) ? tree.map(leaves) : asLeaf(tree));
  return [leaves(nested(garden))].flat();
}

function withWins(answer) {
  const leaves = tree => (Array.isArray(tree) ? tree.map(leaves) : tree.f ? {f: tree.f.map(asWin)} : asWin(tree));
  const fields = event => Object.fromEntries(Object.entries(event).map(([name, value]) => [name, name === 'path' ? value : asWin(value)]));
  return {...answer, tree: leaves(answer.tree), events: answer.events.map(fields), answer: fields(answer.answer)};
}

function replayed(kind, algorithm, {tree, events, answer, labels}) {
  return usesModels(kind) ? replayModels(tree, events, {answer, labels}) : replay(tree, events, {algorithm, answer, labels});
}

/** Why a text is no tree, or null. */
export function treeError(text, models) {
  let tree;
  try {
    tree = JSON.parse(text);
  } catch {
    return 'A tree is nested lists of whole numbers, like [[3,5],2].';
  }
  return Array.isArray(tree) ? nodeError(tree, models) : 'A tree begins with a bracket: one leaf alone is [5].';
}

function nodeError(node, models) {
  if (Array.isArray(node)) return node.length ? node.map(child => nodeError(child, models)).find(Boolean) ?? null : 'A node [] without children: give it a leaf, or make it a number.';
  if (models) return Array.isArray(node?.f) && node.f.every(Number.isInteger) ? null : 'A leaf of a model tree looks like {"f":[1,2]}.';
  return Number.isInteger(node) ? null : 'A leaf is a whole number.';
}
