// Replays an opponent-model search from the objects that `models --trace` writes. It offers what trace.js does, and by model the
// value that a node has in it.
import {History} from './history.js';
import {find, isLeaf, pathOf, plant, shortName} from './plant.js';
import {FIELDS, lines} from './trace.js';
import {INFINITY, capital, nameOf, number, plural, text} from './words.js';

const UNKNOWN = -0x7fffffff;

/** Replays events on a tree whose leaves are {f: [f0, ..., fN]}; fN is what the player at the root wants. */
export function replayModels(tree, events, options = {}) {
  const run = new ModelReplay(plant(tree), events, options);
  run.all();
  return run;
}

class ModelReplay {
  constructor(garden, events, {answer = null, labels = null}) {
    this.garden = garden;
    this.events = events;
    this.answer = answer;
    this.labels = labels && lines(garden, labels);
    this.level = garden.value.find(value => value !== null).f.length - 1;
    // Alpha-beta searches for level 0, with the function of the player at the root.
    this.top = events[0]?.model ?? this.level;
    const vectors = {};
    for (let model = 0; model <= this.level; model++) {
      vectors[`value${model}`] = UNKNOWN;
      vectors[`child${model}`] = -1; // who was chosen for this model
    }
    this.history = new History({...FIELDS, ...vectors, totals: 0}, Math.max(garden.size, 8));
    this.state = this.history.now;
    this.steps = [];
  }

  set(field, node, value) {
    this.history.set(field, node, value);
  }

  step(kind, node, sentence) {
    this.steps.push({kind, node, text: sentence});
    this.history.endStep();
  }

  all() {
    this.step('start', 0, `Nothing has been searched yet. Each leaf has ${plural(this.level + 1, 'value')}: one for every model.`);
    for (let i = 0; i < this.events.length; ) i = this.next(i);
    if (this.current !== undefined) this.set('active', this.current, 0);
    this.step('done', 0, this.lastWords());
  }

  name(node) {
    return nameOf(this.garden, node, this.labels);
  }

  /** A move: in games its text. */
  move(node) {
    return this.labels?.[node]?.split(' ').at(-1) ?? shortName(this.garden, node);
  }

  /** How many players think about each other until it is this model's turn. Below model 0 the players take turns in a minimax search. */
  depth(model) {
    return this.top - (model < 0 ? model % 2 : model);
  }

  /** Who a model describes. */
  who(model) {
    return ['you', 'the opponent', 'their idea of you', 'their idea of your idea of them'][this.depth(model)] ?? `model ${model}`;
  }

  next(i) {
    const event = this.events[i];
    const node = event.path ? find(this.garden, event.path) : this.leaf;
    if (event.event === 'search') return this.search(i, node);
    if (event.event === 'leaf') return this.evaluate(i, node);
    if (event.event === 'choose') return this.choose(i, node);
    if (event.event === 'cutoff') return this.cutoff(i, node);
    if (event.event === 'settled') return this.settled(i, node);
    return i + 1;
  }

  visit(node) {
    for (let n = node; n >= 0; n = this.garden.parent[n]) {
      this.set('seen', n, 0);
      this.set('cut', n, -1);
    }
    if (this.current !== undefined) this.set('active', this.current, 0);
    this.set('active', node, 1);
    this.current = node;
    this.set('totals', 3, this.state.totals[3] + 1);
  }

  search(i, node) {
    const {model, alpha, beta} = this.events[i];
    this.visit(node);
    this.set('expanded', node, 1);
    this.set('alpha', node, number(alpha));
    this.set('beta', node, number(beta));
    const ends = [number(alpha) > -INFINITY && `more than ${text(number(alpha))}`, number(beta) < INFINITY && `less than ${text(number(beta))}`].filter(Boolean);
    const window = ends.length ? ` Only values of ${ends.join(' and ')} to ${this.who(model)} matter.` : '';
    const moves = (this.garden.ply[node] + this.top - model) % 2 === 0; // whether the model's player is to move
    const asks = moves ? `what would ${this.who(model)} do here?` : `how much does it give ${this.who(model)}?`;
    this.step('enter', node, `At ${this.name(node)}: ${asks}${window}`);
    return i + 1;
  }

  evaluate(i, node) {
    this.visit(node);
    if (!this.state.evaluated[node]) this.set('totals', 1, this.state.totals[1] + 1);
    this.set('evaluated', node, 1);
    const said = [];
    let next = i + 1;
    for (; this.events[next]?.event === 'evaluate'; next++) {
      const {model, value} = this.events[next];
      this.set('totals', 0, this.state.totals[0] + 1);
      this.set(`value${model}`, node, value);
      said.push(`${text(value)} to ${this.who(model)}`);
    }
    this.step('leaf', node, `${capital(this.name(node))} is worth ${said.join(' and ') || 'what is already known'}.`);
    return next;
  }

  choose(i, node) {
    const {model, by, child, value} = this.events[i];
    this.set('cut', find(this.garden, [...pathOf(this.garden, node), child]), -1);
    const kid = find(this.garden, [...pathOf(this.garden, node), child]);
    // A child that was not worth its window has no value of its own: it is worth no more than this.
    const bound = model === this.top && by !== model && this.state[`value${model}`][kid] === UNKNOWN;
    if (model >= 0) {
      this.set(`value${model}`, node, bound ? UNKNOWN : number(value));
      this.set(`child${model}`, node, child);
    }
    if (this.current !== undefined) this.set('active', this.current, 0);
    this.set('active', node, 1);
    this.current = node;
    const reply = this.move(kid);
    const sentence = model === by
      ? `At ${this.name(node)} ${this.who(model)} would choose ${reply}: worth ${text(number(value))} to ${this.self(model)}.`
      : `${capital(this.who(by))} decides at ${this.name(node)} and takes ${reply}, which is worth ${bound ? 'at most ' : ''}${text(number(value))} to ${this.who(model)}.`;
    this.step('choose', node, sentence);
    return i + 1;
  }

  /** A value has reached what is needed: the other children do not matter to this model. */
  cutoff(i, node) {
    const {model, child, skipped, value, bound} = this.events[i];
    const {garden} = this;
    for (const kid of garden.kids[node]) if (garden.index[kid] > child) this.cut(kid, 2);
    const rest = skipped === 1 ? 'its last child' : `its other ${skipped} children`;
    this.step('cutoff', node, `Cut-off: at ${this.name(node)} ${this.who(model)} already ${model === this.top ? 'have' : 'has'} ${text(number(value))} ≥ ${text(number(bound))}, so ${rest} cannot matter.`);
    return i + 1;
  }

  /** The bounds on sums say enough about a reply. */
  settled(i, node) {
    const {model, value, bound, limit} = this.events[i];
    const {garden} = this;
    const reply = garden.kids[node][this.state[`child${model - 1}`][node]];
    if (reply !== undefined) for (const kid of garden.kids[reply]) this.cut(kid, 3);
    const theirs = this.state[`value${model - 1}`][node];
    const known = theirs === UNKNOWN ? 'what is known' : `${text(theirs)}`;
    const worth = bound === 'upper' ? `at most ${text(number(value))}` : `at least ${text(number(value))}`;
    const enough = bound === 'upper' ? `no better than ${text(number(limit))}` : `no less than ${text(number(limit))}`;
    this.step('cutoff', node, `Cut-off: ${this.name(node)} is worth ${known} to ${this.who(model - 1)}, so by the bound on the sum ${worth} to ${this.who(model)}, ${enough}: the reply need not be searched for ${this.self(model)}.`);
    return i + 1;
  }

  /** Marks what nobody has looked at in a subtree. */
  cut(top, by) {
    if (this.state.seen[top] >= 0) return this.garden.kids[top].forEach(kid => this.cut(kid, by));
    this.set('cut', top, 0);
    this.set('cutBy', top, by);
  }

  self(model) {
    return ['you', 'them', 'it', 'it'][this.depth(model)] ?? this.who(model);
  }

  seek(step) {
    this.history.seek(Math.max(0, Math.min(step, this.steps.length - 1)));
  }

  totals() {
    const [evaluations, leafEvaluations, , nodeVisits] = this.state.totals;
    return {evaluations, leafEvaluations, nodeVisits, passes: 0};
  }

  get serial() {
    return 0;
  }

  open() {
    return [];
  }

  typeOf() {
    return '';
  }

  /** By model: the value of a node at the step that is shown, null if unknown, and the child that was chosen. */
  vector(node) {
    return Array.from({length: this.top + 1}, (_, model) => {
      const value = this.state[`value${model}`][node];
      return {model, who: this.who(model), value: value === UNKNOWN ? null : value, child: this.state[`child${model}`][node]};
    });
  }

  result() {
    this.seek(this.steps.length - 1);
    const {evaluations, leafEvaluations} = this.totals();
    const own = this.vector(0)[this.top];
    return {value: own.value, move: own.child, evaluations, leaves: leafEvaluations};
  }

  lastWords() {
    const {value, child} = this.vector(0)[this.top];
    if (isLeaf(this.garden, 0)) return `Finished: the tree is one leaf, worth ${text(value)} to you.`;
    return `Finished: move ${this.labels ? this.move(this.garden.kids[0][child]) : child + 1} is worth ${text(value)} to you ${this.top < this.level ? 'if the opponent judges as you do' : 'against this opponent'}.`;
  }
}
