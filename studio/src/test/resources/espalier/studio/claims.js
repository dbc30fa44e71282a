// Checks what the sentences of a search claim against the tree itself. Answers {wrong, met}: false sentences, and how often each
// kind of claim was met.
const NUMBER = '(−?\\d+|−?∞)';
const NODE = '(the root|(?:MAX node|MIN node|[Ll]eaf) [\\d.]+)';
const pattern = text => new RegExp(text.replaceAll('NODE', NODE).replaceAll('NUMBER', NUMBER));
const number = text => (text === '∞' ? Infinity : text === '−∞' ? -Infinity : Number(text.replace('−', '-')));

const CLAIMS = {
  worth: pattern('^NODE is worth (exactly |at least |at most |)NUMBER'),
  again: pattern('^NODE (?:is evaluated again|has been evaluated before): it is worth( )NUMBER'),
  remembered: pattern('^Memory knows NODE already: (exactly|at least|at most) NUMBER'),
  above: pattern('^Memory knows NODE already: at least .* and (at most) NUMBER'),
  better: pattern('^(?:Memory knows )?NODE .*, (better) for (MAX|MIN) than NUMBER'),
  worse: pattern('^(?:Memory knows )?NODE .*, (no better) for (MAX|MIN) than NUMBER'),
  high: pattern('^Cut-off: NODE fails high, NUMBER ≥ beta NUMBER'),
  low: pattern('^Cut-off: NODE fails low, NUMBER ≤ alpha NUMBER'),
  enough: pattern('^Cut-off: NODE is worth (at least|at most) NUMBER, and a bound is all'),
  reached: pattern('^Cut-off: NODE has reached NUMBER, and memory knows that it is worth no (more|less)'),
  superfluous: pattern('^Cut-off: NODE (?:fails|has reached).* cannot matter'),
  elsewhere: pattern('^Goes to NODE: .*(MAX|MIN) already has NUMBER elsewhere'),
  shown: pattern('^Searches NODE again: the quick test has shown (at least|at most) NUMBER'),
  ends: pattern('(?:Pass \\d+|search) ends: (?:yes, |no, )?the value is (exactly|at least|at most) NUMBER'),
  met: pattern('bounds? have met: the value is NUMBER'),
  pass: pattern('^(?:Only move|Moves|No move) ?(.*) (?:reach|reaches) NUMBER'),
  one: pattern('^Move (\\d+) (does not reach|reaches) NUMBER'),
  alone: pattern('tests the value NUMBER with move (\\d+) alone: no other move can reach it'),
  most: pattern('^Pass \\d+ asks about move (\\d+), .*is it worth at least NUMBER, the most that any other move can be'),
  least: pattern('^Move (\\d+) .*: it is worth at most NUMBER'),
  value: pattern('^Finished: the value is NUMBER and move (\\d+) is best'),
  move: pattern('^Finished: (move) (\\d+) is proved to be best'),
};

export async function check(trees) {
  const {run} = await import('/sources.js');
  const {find} = await import('/plant.js');
  const {algorithms} = await (await fetch('/api/catalogue')).json();
  const met = Object.fromEntries(Object.keys(CLAIMS).map(kind => [kind, 0]));
  const wrong = [];
  for (const {name} of algorithms) {
    for (const text of trees) {
      const {replay} = await run({kind: 'irregular', text}, name);
      const {garden, state, steps} = replay;
      const max = node => garden.ply[node] % 2 === 0;
      /** What every node is really worth, by values of the leaves. */
      const minimax = leaves => {
        const value = [...leaves];
        for (let node = garden.size - 1; node >= 0; node--) {
          if (garden.kids[node].length) value[node] = (max(node) ? Math.max : Math.min)(...garden.kids[node].map(kid => value[kid]));
        }
        return value;
      };
      const worth = minimax(garden.value);
      const moves = garden.kids[0];
      const named = text => (text === 'the root' ? 0 : find(garden, text.match(/[\d.]+$/)[0].split('.').map(i => i - 1)));
      const is = (bound, node, value) => ({'at least': worth[node] >= value, 'at most': worth[node] <= value}[bound.trim()] ?? worth[node] === value);
      const below = (node, act) => (garden.kids[node].length ? garden.kids[node].forEach(kid => below(kid, act)) : act(node));
      /** Whether nothing that is in some subtrees could change the value of the root. */
      const superfluous = subtrees => [-1000, 1000].every(value => {
        const leaves = [...garden.value];
        subtrees.forEach(top => below(top, leaf => { leaves[leaf] = value; }));
        return minimax(leaves)[0] === worth[0];
      });
      /** Whether a child of a node on the way, but not on the way itself, is as good for this player. */
      const elsewhere = (node, player, value) => {
        for (let n = node, parent = garden.parent[n]; parent >= 0; n = parent, parent = garden.parent[n]) {
          if (max(parent) === (player === 'MAX') && garden.kids[parent].some(kid => kid !== n && state.seen[kid] >= 0 && (max(parent) ? worth[kid] >= value : worth[kid] <= value))) return true;
        }
        return false;
      };
      const passing = list => (list === '' ? [] : list.split(/, | and /).map(Number));
      const holds = {
        worth: (node, bound, value) => is(bound, named(node), number(value)),
        better: (node, _, player, than) => (player === 'MAX' ? worth[named(node)] > number(than) : worth[named(node)] < number(than)),
        worse: (node, _, player, than) => (player === 'MAX' ? worth[named(node)] <= number(than) : worth[named(node)] >= number(than)),
        high: (node, value, beta) => number(value) >= number(beta) && worth[named(node)] >= number(value),
        low: (node, value, alpha) => number(value) <= number(alpha) && worth[named(node)] <= number(value),
        reached: (node, value, side) => is(side === 'more' ? 'at most' : 'at least', named(node), number(value)),
        superfluous: node => superfluous(garden.kids[named(node)].filter(kid => state.cut[kid] === replay.serial && state.seen[kid] < 0)),
        elsewhere: (node, player, value) => elsewhere(named(node), player, number(value)),
        ends: (bound, value) => is(bound, 0, number(value)),
        met: value => worth[0] === number(value),
        pass: (list, value) => moves.every((kid, i) => worth[kid] >= number(value) === passing(list).includes(i + 1)),
        one: (move, how, value) => worth[moves[move - 1]] >= number(value) === (how === 'reaches'),
        alone: (value, move) => moves.every((kid, i) => i === move - 1 || worth[kid] < number(value)),
        most: (move, value) => moves.every((kid, i) => i === move - 1 || worth[kid] <= number(value)),
        least: (move, value) => worth[moves[move - 1]] <= number(value),
        value: (value, move) => worth[0] === number(value) && worth[moves[move - 1]] === worth[0],
        move: (_, move) => worth[moves[move - 1]] === worth[0],
      };
      for (const same of ['again', 'remembered', 'above', 'enough', 'shown']) holds[same] = holds.worth;
      steps.forEach(({text: sentence}, i) => {
        for (const [kind, claim] of Object.entries(CLAIMS)) {
          const found = claim.exec(sentence);
          if (!found) continue;
          met[kind]++;
          replay.seek(i);
          if (!holds[kind](...found.slice(1)) && wrong.length < 5) wrong.push(`${name} on ${text}: ${sentence} (${kind})`);
        }
      });
    }
  }
  return {wrong, met};
}
