// Replays a search from its trace, the objects that `search --trace` writes. Pure code without a page: a test runs it for every
// algorithm on a thousand trees and compares value, move and counts with the library's.
import {History} from './history.js';
import {find, grow, isLeaf, isMax, pathOf, plant, shortName} from './plant.js';
import {
  INFINITY, answerWords, boundWords, capital, cutoffWords, effectWords, nameOf, number, passWords, player, plural, prunedWords, reducedWords, text, windowWords,
} from './words.js';

const UNKNOWN = -0x7fffffff;
const TYPES = ['', 'pv', 'cut', 'all'];

/** By node: what is known, and what has happened. */
export const FIELDS = {
  lower: -INFINITY, // f-
  upper: INFINITY, // f+
  alpha: UNKNOWN, // the window it was entered with last
  beta: UNKNOWN,
  best: UNKNOWN, // the best value of its children during this visit
  type: 0, // what the search expects: an index of TYPES
  active: 0, // 1 while it is being searched
  seen: -1, // the pass of the last visit
  cut: -1, // the pass in which its brothers made it superfluous
  cutBy: 0, // by which bound: 1 alpha, 2 beta, 3 a bound on the sum of two models, 4 the merit of another state
  memory: -1, // the pass in which memory answered it
  evaluated: 0, // 1 for a leaf that has been evaluated
  expanded: 0, // 1 for an interior node whose children were generated
  open: 0, // in OPEN: 1 LIVE, 2 SOLVED
  merit: 0,
  passed: 0, // by the separation test of this pass, as far as it is: 1 passed, 2 did not
  pruned: 0, // 1 if pruned forward
};

/** By place in the field `totals`: what is counted, and the pass that is running. Passes of all iterations have a serial number. */
const TOTALS = {leafEvaluations: 0, leafVisits: 1, interiorNodes: 2, nodeVisits: 3, passes: 4, alpha: 5, beta: 6, tested: 7, serial: 8, testing: 9};

/**
 * Replays events on a tree (nested arrays; null: the tree that the events walk through).
 *
 * @param options {algorithm, labels: by path "0,1" the move's text, answer: the library's}
 * @returns {garden, steps: [{kind, node, text}], state, seek(step), totals(), open(), result()}; `state` has the FIELDS of the
 *     step that was sought last
 */
export function replay(tree, events, options = {}) {
  const grown = tree === null || tree === undefined;
  const run = new Replay(grown ? grow(events) : plant(tree), events, {...options, grown});
  run.all();
  return run;
}

class Replay {
  constructor(garden, events, {algorithm = '', labels = null, answer = null, grown = false}) {
    this.garden = garden;
    this.events = events;
    this.algorithm = algorithm;
    this.answer = answer;
    this.grown = grown; // then moves are tried in another order than they are numbered
    this.labels = labels && lines(garden, labels);
    this.history = new History({...FIELDS, totals: 0}, Math.max(garden.size, 16));
    this.state = this.history.now;
    this.steps = [];
    this.lastPassed = [];
    this.testsMoves = events.some(event => event.event === 'tested');
    this.deepens = events.some(event => event.event === 'iteration');
    this.hasOpen = events.some(event => event.event === 'open');
    this.dual = this.hasOpen && number(events[0].merit) < 0; // DUAL*: the players have changed places
    this.bestKid = new Map(); // by node: the child that has its best value
    this.tried = new Map(); // by node on the path: its width, and the children that were entered
  }

  all() {
    this.set('totals', TOTALS.alpha, -INFINITY);
    this.set('totals', TOTALS.beta, INFINITY);
    this.step('start', 0, 'Nothing has been searched yet. MAX moves at the root and wants a high value, MIN replies and wants a low one.');
    for (let i = 0; i < this.events.length; ) i = this.hasOpen ? this.takeState(i) : this.next(i);
    if (this.events.length || this.answer) this.step('done', 0, this.lastWords()); // neither: a tree that nobody has searched yet
  }

  set(field, node, value) {
    this.history.set(field, node, value);
  }

  count(total, by = 1) {
    this.set('totals', TOTALS[total], this.state.totals[TOTALS[total]] + by);
  }

  step(kind, node, sentence) {
    this.steps.push({kind, node, text: sentence});
    this.history.endStep();
  }

  name(node) {
    return nameOf(this.garden, node, this.labels);
  }

  /** The number of the pass. */
  get pass() {
    return this.state.totals[TOTALS.passes];
  }

  get serial() {
    return this.state.totals[TOTALS.serial];
  }

  /** The window of the pass. */
  get asked() {
    const {totals} = this.state;
    return {alpha: totals[TOTALS.alpha], beta: totals[TOTALS.beta]};
  }

  node(i) {
    return find(this.garden, this.events[i].path);
  }

  /** Whether event i is of this kind and at this node. */
  is(i, kind, node) {
    const event = this.events[i];
    return event !== undefined && event.event === kind && (node === undefined || this.node(i) === node);
  }

  // Algorithms that go down and come back.

  /** Does what belongs to one step, from event i on; answers the event after it. */
  next(i) {
    const event = this.events[i];
    switch (event.event) {
      case 'pass': return this.startPass(i);
      case 'enter': return this.enter(i);
      case 'cutoff': return this.cutoff(i);
      case 'purge': return this.solvedByOne(i);
      case 'exit': return this.leave(i);
      case 'tested': return this.tested(i);
      default: return this.other(i);
    }
  }

  startPass(i) {
    const {number: pass, alpha, beta} = this.events[i];
    if (this.deepens && this.serial > 0 && pass === 1) this.forget();
    this.set('totals', TOTALS.passes, pass);
    this.set('totals', TOTALS.serial, this.serial + 1);
    this.set('totals', TOTALS.alpha, number(alpha));
    this.set('totals', TOTALS.beta, number(beta));
    for (const kid of this.garden.kids[0]) this.set('passed', kid, 0);
    if (this.testsMoves) this.test(number(beta), 1);
    this.step('pass', 0, this.testsMoves ? this.testPass(i, pass, number(beta)) : passWords(pass, number(alpha), number(beta)));
    this.tried.delete(0);
    return i + 1;
  }

  /** The value that moves are tested against, from the start of a pass on; whether the test is under way. */
  test(value, underway) {
    this.set('totals', TOTALS.tested, value);
    this.set('totals', TOTALS.testing, underway);
  }

  /** A pass that tests moves: all, or one alone. */
  testPass(i, pass, value) {
    const moves = [];
    for (let k = i; k < this.events.length && !this.is(k, 'tested'); k++) {
      if (this.is(k, 'enter') && this.events[k].path.length === 1) moves.push(this.events[k].path[0] + 1);
    }
    if (moves.length !== 1) return `Pass ${pass} tests the value ${text(value)}: which moves reach it?`;
    const move = `move ${moves[0]}`;
    if (value >= INFINITY) return `Pass ${pass} asks about ${move} alone: how much is it worth at most?`;
    if (this.algorithm === 'second-best') return `Pass ${pass} asks about ${move}, which may still be worth most: is it worth at least ${text(value)}, the most that any other move can be?`;
    return `Pass ${pass} tests the value ${text(value)} with ${move} alone: no other move can reach it.`;
  }

  /** A deeper iteration begins with a clean tree. */
  forget() {
    for (let node = 0; node < this.garden.size; node++) {
      for (const [field, first] of Object.entries(FIELDS)) this.set(field, node, first);
    }
  }

  enter(i) {
    const {alpha, beta, type} = this.events[i];
    const node = this.node(i);
    const parent = this.garden.parent[node];
    this.set('alpha', node, number(alpha));
    this.set('beta', node, number(beta));
    this.set('type', node, Math.max(0, TYPES.indexOf(type ?? '')));
    this.visit(node);
    this.set('best', node, UNKNOWN);
    const tried = this.tried.get(parent)?.kids;
    const again = tried !== undefined && tried.at(-1) === node;
    tried?.push(node);
    this.tried.set(node, {width: this.garden.kids[node].length, kids: []});
    if (this.is(i + 1, 'leaf', node)) return this.leaf(i + 1, node);
    if (this.is(i + 1, 'memory', node)) return this.memory(i + 1, node);
    this.set('active', node, 1);
    const expands = this.is(i + 1, 'expand', node);
    if (expands) {
      this.expand(node);
      this.tried.get(node).width = this.events[i + 1].width;
    }
    this.step('enter', node, this.enterWords(node, again));
    return expands ? i + 2 : i + 1;
  }

  enterWords(node, again) {
    const {alpha, beta} = this.state;
    const given = this.asked;
    if (again) return this.againWords(node, windowWords(alpha[node], beta[node]));
    const reasons = {
      MAX: alpha[node] > given.alpha && (this.hasElsewhere(node, true, alpha[node]) ? 'elsewhere' : 'certain'),
      MIN: beta[node] < given.beta && (this.hasElsewhere(node, false, beta[node]) ? 'elsewhere' : 'certain'),
    };
    return `Goes to ${this.name(node)}: ${windowWords(alpha[node], beta[node], reasons)}`;
  }

  /** The second search of a child, right after the first. */
  againWords(node, asks) {
    const {lower, upper} = this.state;
    const max = isMax(this.garden, this.garden.parent[node]);
    return `Searches ${this.name(node)} again: the quick test has shown ${max ? `at least ${text(lower[node])}` : `at most ${text(upper[node])}`}, but how much exactly? ${capital(asks)}`;
  }

  /** Whether a player has a value by another child of a node on the way to this one. */
  hasElsewhere(node, max, value) {
    for (let n = node, parent = this.garden.parent[n]; parent >= 0; n = parent, parent = this.garden.parent[n]) {
      if (isMax(this.garden, parent) === max && this.state.best[parent] === value && this.bestKid.get(parent) !== n) return true;
    }
    return false;
  }

  visit(node) {
    this.count('nodeVisits');
    if (this.state.evaluated[node]) this.count('leafVisits');
    this.set('seen', node, this.serial);
    this.set('cut', node, -1);
  }

  expand(node) {
    if (!this.state.expanded[node]) this.count('interiorNodes');
    this.set('expanded', node, 1);
  }

  evaluate(node) {
    if (this.state.evaluated[node]) return;
    this.count('leafEvaluations');
    this.count('leafVisits');
    this.set('evaluated', node, 1);
  }

  leaf(i, node) {
    const {value} = this.events[i];
    const how = this.state.evaluated[node] ? 'is evaluated again: it is worth' : 'is worth';
    this.evaluate(node);
    const end = this.close(i + 1, node);
    this.step('leaf', node, `${capital(this.name(node))} ${how} ${text(number(value))}${end.effect}.`);
    return end.next;
  }

  memory(i, node) {
    const {lower, upper} = this.events[i];
    this.set('memory', node, this.serial);
    this.bound(node, number(lower), number(upper));
    const low = number(lower);
    const high = number(upper);
    const known = low === high ? `exactly ${text(low)}` : [low > -INFINITY ? `at least ${text(low)}` : '', high < INFINITY ? `at most ${text(high)}` : ''].filter(Boolean).join(' and ');
    const end = this.close(i + 1, node);
    this.step('memory', node, `Memory knows ${this.name(node)} already: ${known}${end.effect}. No search is needed.`);
    return end.next;
  }

  /** The exit of a node that has just been answered; it belongs to the same step. */
  close(i, node) {
    if (!this.is(i, 'exit', node)) return {effect: '', next: i};
    return {effect: this.exit(i, node), next: i + 1};
  }

  /** Leaves a node; answers what its value means for the parent. */
  exit(i, node) {
    const event = this.events[i];
    const value = number(event.value);
    this.set('active', node, 0);
    this.bound(node, event.bound === 'upper' ? -INFINITY : value, event.bound === 'lower' ? INFINITY : value);
    const parent = this.garden.parent[node];
    if (parent < 0) return '';
    if (parent === 0 && this.state.totals[TOTALS.testing]) this.set('passed', node, value >= this.state.totals[TOTALS.tested] ? 1 : 2);
    const best = this.state.best[parent];
    const better = best === UNKNOWN || (isMax(this.garden, parent) ? value > best : value < best);
    if (!better && this.bestKid.get(parent) === node) return this.stays(parent, value, best);
    if (better) this.setBest(parent, node, value);
    return effectWords(this.garden, parent, value, event.bound, best === UNKNOWN ? null : best, this.labels);
  }

  setBest(parent, node, value) {
    this.set('best', parent, value);
    this.bestKid.set(parent, node);
  }

  /** The best child was visited again: its value is the same, or it has promised too much. */
  stays(parent, value, best) {
    if (value === best) return '';
    const max = isMax(this.garden, parent);
    const promise = this.state[max ? 'upper' : 'lower'];
    const first = this.tried.get(parent).kids.reduce((a, b) => ((max ? promise[b] > promise[a] : promise[b] < promise[a]) ? b : a));
    this.setBest(parent, first, promise[first]);
    return `, ${max ? 'less' : 'more'} than the ${text(best)} that was possible before`;
  }

  bound(node, lower, upper) {
    if (lower > this.state.lower[node]) this.set('lower', node, lower);
    if (upper < this.state.upper[node]) this.set('upper', node, upper);
  }

  cutoff(i) {
    const node = this.node(i);
    const {width, kids} = this.tried.get(node);
    const {child} = this.events[i];
    const skipped = this.grown ? width - new Set(kids).size : this.events[i].skipped;
    for (const kid of this.garden.kids[node]) {
      if (this.grown ? !kids.includes(kid) : this.garden.index[kid] > child) this.cutOff(kid, isMax(this.garden, node) ? 2 : 1);
    }
    const exits = this.is(i + 1, 'exit', node);
    const value = exits ? number(this.events[i + 1].value) : this.state.best[node];
    const {alpha, beta, lower, upper} = this.state;
    const words = cutoffWords(this.garden, node, this.name(node), value, {
      alpha: alpha[node], beta: beta[node], asked: this.asked, known: {lower: lower[node], upper: upper[node]}, skipped,
    });
    if (exits) this.exit(i + 1, node);
    this.step('cutoff', node, node === 0 && exits ? `${words} ${this.passEnd(i + 1)}` : words);
    return exits ? i + 2 : i + 1;
  }

  cutOff(node, by) {
    this.set('cut', node, this.serial);
    this.set('cutBy', node, by);
  }

  /** Recursive SSS*: a child has solved its MAX node, and all other states below leave the tree. */
  solvedByOne(i) {
    const node = this.node(i);
    const others = this.garden.kids[node].length - 1;
    this.purge(node);
    const exits = this.is(i + 1, 'exit', node);
    if (exits) this.exit(i + 1, node);
    const value = exits ? number(this.events[i + 1].value) : this.state.best[node];
    const rest = others === 0 ? '' : `; no other state promises more, so ${others === 1 ? 'its other child' : `its other ${others} children`} cannot matter`;
    const end = node === 0 && exits ? ` ${this.passEnd(i + 1)}` : '';
    this.step(others ? 'cutoff' : 'exit', node, `${others ? 'Cut-off: ' : ''}${others ? this.name(node) : capital(this.name(node))} is solved with ${text(value)}${rest}.${end}`);
    return exits ? i + 2 : i + 1;
  }

  leave(i) {
    const node = this.node(i);
    const {value, bound} = this.events[i];
    const known = isLeaf(this.garden, node) && this.state.evaluated[node];
    const effect = this.exit(i, node);
    if (node === 0) this.step('exit', node, this.passEnd(i));
    else if (known) this.step('exit', node, `${capital(this.name(node))} has been evaluated before: it is worth ${text(this.garden.value[node])}${effect}.`);
    else this.step('exit', node, `${capital(this.name(node))} is worth ${boundWords[bound]} ${text(number(value))}${effect}.`);
    return i + 1;
  }

  passEnd(i) {
    const {value, bound} = this.events[i];
    const {lower, upper, totals} = this.state;
    const said = answerWords(this.pass, totals[TOTALS.alpha], totals[TOTALS.beta], number(value), bound);
    if (bound !== 'exact' && lower[0] === upper[0]) return `${said} Lower and upper bound have met: the value is ${text(lower[0])}.`;
    return said;
  }

  tested(i) {
    const value = number(this.events[i].value);
    const {passed} = this.events[i];
    this.test(value, 0);
    const {kids, index} = this.garden;
    const tried = kids[0].filter(kid => this.state.seen[kid] === this.serial);
    for (const kid of tried) this.set('passed', kid, passed.includes(index[kid]) ? 1 : 2);
    if (passed.length) this.lastPassed = passed;
    const exits = this.is(i + 1, 'exit', 0);
    if (exits) this.exit(i + 1, 0);
    this.step('tested', 0, tried.length === 1 ? this.oneTested(tried[0], value) : this.whoPassed(passed, value, tried.length));
    return exits ? i + 2 : i + 1;
  }

  oneTested(kid, value) {
    const move = `Move ${this.garden.index[kid] + 1}`;
    if (this.state.passed[kid] === 1) return `${move} reaches ${text(value)}.`;
    return `${move} ${value < INFINITY ? `does not reach ${text(value)}` : 'has been tried'}: it is worth at most ${text(this.state.upper[kid])}.`;
  }

  whoPassed(passed, value, tried) {
    const names = passed.map(k => k + 1);
    const who = names.length === 0 ? 'No move reaches' : names.length === 1 ? `Only move ${names[0]} reaches` : `Moves ${names.slice(0, -1).join(', ')} and ${names.at(-1)} reach`;
    return `${who} ${text(value)}${this.testWords(passed.length, tried)}`;
  }

  testWords(passed, tried) {
    if (!this.separates) return '.';
    if (passed === 0) return ': the test value was too high.';
    if (passed === 1 && tried > 1) return ': it separates the best move from the others, and nobody needs the exact value.';
    return ': the test value does not separate them.';
  }

  /** Forward pruning, the end of an iteration, and events without an entry. */
  other(i) {
    const event = this.events[i];
    const node = event.path ? this.node(i) : 0;
    switch (event.event) {
      case 'leaf':
        this.evaluate(node);
        this.step('leaf', node, `${capital(this.name(node))} is worth ${text(number(event.value))}.`);
        break;
      case 'expand':
        this.expand(node);
        break;
      case 'reduced':
        this.step('reduced', node, reducedWords(this.garden, node, this.name(node), event));
        break;
      case 'pruned':
        this.set('pruned', node, 1);
        this.step('cutoff', node, prunedWords(this.garden, node, this.name(node), event));
        break;
      case 'iteration':
        this.step('pass', 0, `The iteration to depth ${event.depth} is finished.`);
        break;
      default:
    }
    return i + 1;
  }

  // Algorithms with an OPEN list: one step per state that is taken.

  takeState(i) {
    const node = this.node(i);
    if (this.is(i, 'open')) {
      this.insert(i);
      this.step('open', node, `The root is the first state in OPEN: LIVE, which means not yet examined. Its merit is the ${this.dual ? 'least' : 'most'} that it may still be worth.`);
      return i + 1;
    }
    const solved = this.state.open[node] === 2;
    const merit = this.state.merit[node];
    this.set('open', node, 0);
    this.set('active', node, 1);
    this.visit(node);
    let leafValue = null;
    const inserted = [];
    let purged = 0;
    let next = i + 1;
    for (; next < this.events.length && !this.is(next, 'enter'); next++) {
      const event = this.events[next];
      if (event.event === 'leaf') {
        leafValue = number(event.value);
        this.evaluate(node);
      } else if (event.event === 'expand') {
        this.expand(node);
      } else if (event.event === 'exit') {
        this.solve(next, node);
      } else if (event.event === 'purge') {
        purged += this.purge(this.node(next));
      } else if (event.event === 'open') {
        inserted.push(this.insert(next));
      }
    }
    for (const previous of this.wasActive ?? []) if (previous !== node) this.set('active', previous, 0);
    this.wasActive = [node];
    const words = leafValue !== null ? this.leafState(node, merit, leafValue) : solved ? this.solvedState(node, merit, inserted, purged) : this.liveState(node, merit, inserted);
    this.step(purged > 0 ? 'cutoff' : leafValue !== null ? 'leaf' : 'take', node, words);
    return next;
  }

  solve(i, node) {
    const {value, bound} = this.events[i];
    const v = number(value);
    if (Math.abs(v) >= INFINITY) return;
    this.bound(node, bound === 'upper' ? -INFINITY : v, bound === 'lower' ? INFINITY : v);
  }

  insert(i) {
    const node = this.node(i);
    this.set('open', node, this.events[i].state === 'solved' ? 2 : 1);
    this.set('merit', node, number(this.events[i].merit));
    return node;
  }

  /** Takes all states below a node out of OPEN; answers how many there were. */
  purge(top) {
    let count = 0;
    const stack = [...this.garden.kids[top]];
    while (stack.length) {
      const node = stack.pop();
      if (this.state.open[node]) {
        count++;
        this.set('open', node, 0);
        if (!this.state.evaluated[node]) this.cutOff(node, 4);
      }
      if (this.state.seen[node] < 0 && !this.state.open[node]) this.cutOff(node, 4);
      else stack.push(...this.garden.kids[node]);
    }
    return count;
  }

  get leader() {
    return this.dual ? 'MIN' : 'MAX';
  }

  get rival() {
    return this.dual ? 'MAX' : 'MIN';
  }

  leafState(node, merit, value) {
    const worse = this.dual ? Math.max(merit, value) : Math.min(merit, value);
    const how = `${this.dual ? 'max' : 'min'}(${text(merit)}, ${text(value)}) = ${text(worse)}`;
    return `Takes ${this.name(node)}, the best in OPEN, and evaluates it: ${text(value)}. It goes back SOLVED with merit ${how}.`;
  }

  liveState(node, merit, inserted) {
    const start = `Takes ${this.name(node)}, LIVE with merit ${text(merit)}`;
    if (inserted.length > 1 || player(this.garden, node) === this.leader) {
      return `${start}: ${this.leader} chooses here, so all its children (${inserted.length}) enter OPEN with that merit.`;
    }
    return `${start}: ${this.rival} chooses here, and its choices are examined one by one, so only the first child enters OPEN.`;
  }

  solvedState(node, merit, inserted, purged) {
    const {garden} = this;
    if (node === 0) return `The root is SOLVED: the value is ${text(merit)}.`;
    const start = `${capital(this.name(node))} is the best in OPEN and SOLVED with ${text(merit)}`;
    const parent = garden.parent[node];
    const into = inserted[0];
    if (into !== parent) return `${start}: ${this.rival} may still have something better, so its next sibling ${shortName(garden, into)} enters OPEN.`;
    if (player(garden, parent) !== this.leader) return `${start}: that was the last choice of ${this.rival}, so ${this.name(parent)} is SOLVED too.`;
    const drops = purged ? `; ${plural(purged, 'other state')} below it ${purged === 1 ? 'leaves' : 'leave'} OPEN, for nothing there can be better` : '';
    return `${start}: no state can beat it, so ${this.name(parent)} is SOLVED too${drops}.`;
  }

  // What a reader of the replay asks.

  /** Shows the state after a step. */
  seek(step) {
    this.history.seek(Math.max(0, Math.min(step, this.steps.length - 1)));
  }

  /** The counts and the window of the pass at the step that is shown. */
  totals() {
    return Object.fromEntries(Object.entries(TOTALS).map(([name, at]) => [name, this.state.totals[at]]));
  }

  /** The OPEN list of the step that is shown, best first: [{node, solved, merit}]. */
  open() {
    const list = [];
    for (let node = 0; node < this.garden.size; node++) {
      if (this.state.open[node]) list.push({node, solved: this.state.open[node] === 2, merit: this.state.merit[node]});
    }
    // Node numbers grow from left to right, so equal merits stay leftmost first.
    return list.sort((a, b) => (this.dual ? a.merit - b.merit : b.merit - a.merit));
  }

  /** Whether a test separates the best move from the others: Best Node Search. */
  get separates() {
    return this.algorithm.startsWith('bns');
  }

  typeOf(node) {
    return TYPES[this.state.type[node]];
  }

  /** What the whole trace shows: value (null if the bounds have not met), move (a root child) and counts. */
  result() {
    this.seek(this.steps.length - 1);
    const {leafEvaluations, leafVisits, interiorNodes, nodeVisits, passes} = this.totals();
    return {value: this.value(), move: this.move(), leafEvaluations, leafVisits, interiorNodes, nodeVisits, passes};
  }

  value() {
    const {lower, upper} = this.state;
    const kids = this.garden.kids[0];
    let low = kids.reduce((most, kid) => Math.max(most, lower[kid]), lower[0]);
    let high = kids.length ? Math.min(upper[0], Math.max(...kids.map(kid => upper[kid]))) : upper[0];
    if (this.algorithm.startsWith('c-star')) {
      // C* is told the range of the leaves before it starts.
      const leaves = this.garden.value.filter(value => value !== null);
      low = Math.max(low, leaves.reduce((least, value) => Math.min(least, value), INFINITY));
      high = Math.min(high, leaves.reduce((most, value) => Math.max(most, value), -INFINITY));
    }
    return low === high ? low : null;
  }

  /** The proved move: no other move's upper bound is above its lower bound. Best Node Search takes the last that passed. */
  move() {
    if (this.separates) return this.lastPassed.at(-1) ?? 0;
    const {lower, upper} = this.state;
    const implied = this.implied();
    const found = this.algorithm === 'second-best'
      ? this.highest(implied[1])
      : this.proved(lower, upper) ?? this.proved(...implied) ?? this.byLower(lower, upper)[0];
    return this.garden.index[found] ?? 0;
  }

  byLower(lower, upper) {
    return [...this.garden.kids[0]].sort((a, b) => lower[b] - lower[a] || upper[b] - upper[a] || a - b);
  }

  /** The root child of the highest upper bound, leftmost. */
  highest(upper) {
    return this.garden.kids[0].reduce((best, kid) => (upper[kid] > upper[best] ? kid : best), this.garden.kids[0][0]);
  }

  proved(lower, upper) {
    const kids = this.garden.kids[0];
    return this.byLower(lower, upper).find(kid => kids.every(other => other === kid || lower[kid] >= upper[other]));
  }

  /** The bounds that follow from those of the children, as an algorithm with the whole search tree in memory knows them. */
  implied() {
    const {garden} = this;
    const lower = this.state.lower.slice();
    const upper = this.state.upper.slice();
    for (let node = garden.size - 1; node >= 0; node--) {
      if (isLeaf(garden, node)) continue;
      const best = isMax(garden, node) ? Math.max : Math.min;
      lower[node] = Math.max(lower[node], garden.kids[node].reduce((most, kid) => best(most, lower[kid]), lower[garden.kids[node][0]]));
      upper[node] = Math.min(upper[node], garden.kids[node].reduce((most, kid) => best(most, upper[kid]), upper[garden.kids[node][0]]));
    }
    return [lower, upper];
  }

  lastWords() {
    const {leafEvaluations} = this.totals();
    const leaves = this.garden.kids.filter(kids => kids.length === 0).length;
    const effort = this.grown ? `after ${plural(this.totals().nodeVisits, 'node visit')}` : `after evaluating ${leafEvaluations} of ${plural(leaves, 'leaf', 'leaves')}`;
    const value = this.answer ? this.answer.value : this.value();
    const index = this.answer?.move ?? this.move();
    const move = this.labels?.[find(this.garden, [index])] ?? index + 1;
    if (isLeaf(this.garden, 0)) return `Finished: the tree is one leaf, worth ${text(this.garden.value[0])}.`;
    if (!this.events.length) return `Finished: ${Number.isInteger(value) ? `every leaf is worth ${text(value)}` : this.garden.kids[0].length === 1 ? 'there is only one move' : 'every leaf is worth the same'}, so nothing has to be searched.`;
    if (value === null || value === undefined) return `Finished: move ${move} is proved to be best, ${effort}. Its exact value was not needed.`;
    return `Finished: the value is ${text(value)} and move ${move} is best, ${effort}.`;
  }
}

/** By node: the moves from the root, from the label of each path. */
export function lines(garden, labels) {
  const moves = [];
  for (let node = 1; node < garden.size; node++) {
    const own = (labels[pathOf(garden, node).join(',')] ?? '?').replace(' ', '-');
    const before = moves[garden.parent[node]];
    moves[node] = before ? `${before} ${own}` : own;
  }
  return moves;
}
