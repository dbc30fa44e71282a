// AB-SSS* with alpha-beta as best-first, figure 1, prints it. It goes wrong: alpha is raised in the loop, and afterwards
// the value is compared with the raised alpha, so a node that failed high stores an upper bound as well. It writes the events
// of `--trace`, so that the page can show what the paper's text does.

const INFINITY = 8_000_000;

/** Searches nested arrays; answers {tree, answer, events} as the server does. */
export function printedSss(tree) {
  const search = {events: [], memory: new Map(), leaves: new Set()};
  let g = INFINITY;
  let gamma;
  let pass = 0;
  do {
    gamma = g;
    search.events.push({event: 'pass', number: ++pass, alpha: gamma - 1, beta: gamma});
    g = alphaBeta(search, tree, [], gamma - 1, gamma);
  } while (g !== gamma);
  return {tree, events: search.events, answer: {algorithm: 'figure 1 as printed', value: g, move: 0, leafEvaluations: search.leaves.size}};
}

/** Negamax, as in the figure: values and bounds are those of the side to move. */
function alphaBeta(search, node, path, entryAlpha, beta) {
  const key = path.join();
  const say = (event, fields) => search.events.push({event, path, ...fields});
  const max = path.length % 2 === 0;
  const seen = value => (max ? value : -value); // events are seen from MAX
  const window = max ? {alpha: entryAlpha, beta} : {alpha: -beta, beta: -entryAlpha};
  let {lower, upper} = search.memory.get(key) ?? {lower: -INFINITY, upper: INFINITY};
  say('enter', {...window, type: ''});

  const known = upper <= entryAlpha || upper === lower ? upper : lower >= beta ? lower : null;
  if (known !== null) {
    say('memory', max ? {lower, upper} : {lower: -upper, upper: -lower});
    say('exit', {value: seen(known), bound: upper === lower ? 'exact' : (known === upper) === max ? 'upper' : 'lower'});
    return known;
  }
  let g;
  let alpha = entryAlpha;
  if (!Array.isArray(node)) {
    g = seen(node);
    lower = upper = g;
    search.leaves.add(key);
    say('leaf', {value: node});
  } else {
    g = -INFINITY;
    say('expand', {width: node.length});
    let i = 0;
    for (; i < node.length && g < beta; i++) {
      g = Math.max(g, -alphaBeta(search, node[i], [...path, i], -beta, -alpha));
      alpha = Math.max(alpha, g); // here alpha is raised ...
    }
    if (i < node.length) say('cutoff', {child: i - 1, skipped: node.length - i});
    if (g <= alpha) upper = g; // ... and here it is compared: always true
    if (alpha < g && g < beta) lower = upper = g;
    if (g >= beta) lower = g;
  }
  search.memory.set(key, {lower, upper});
  const exact = lower === upper;
  say('exit', {value: seen(g), bound: exact ? 'exact' : (upper === g) === max ? 'upper' : 'lower'});
  return g;
}
