// The eleven lessons. Each has one idea, trees on which it really happens, and a question that the reader answers by a click.
//
//   runs      what to show: [{algorithm, tree | models | position, options, title}]; `events` makes a run of its own
//   question  {text, options: [[answer, why], ...], right} or {text, node: path, why(path), right: why} (click the tree)
//   fold      paths of subtrees that are folded at first
//   before    the step to show while the question is open; after: the step that shows the answer
import {printedSss} from './printed.js';

const SMALL = [[3, 12], [2, 8], [14, 1]];
const AGAIN = [[4, 6], [2, 9], [5, 7]];
const BEST = [[5, 9], [8, 2], [6, 7]];
const DEEP = [[[[0, 1], [1, 9]], [[6, 0], [2, 2]]], [[[4, 0], [6, 6]], [[4, 4], [7, 6]]]];
const FOUR = [[4, 6], [3, 9], [5, 8], [7, 8]];
const WINNING = {kind: 'pruning', game: 'tictactoe', text: 'XOX--X--O O', depth: 4};
const MODEL = [[{f: [6, 9]}, {f: [1, 2]}], [{f: [2, 5]}, {f: [3, 4]}]];
const MINE = [[9, 2], [5, 4]];

export const lessons = [
  {
    title: 'Minimax: what is a move worth?',
    idea: [
      'Two players, MAX and MIN, move in turn. The numbers at the bottom say how good the end of the game is for MAX.',
      'MAX (square) picks the highest value, MIN (circle) the lowest. So a value travels up the tree: a circle takes the smallest number below it, a square the largest.',
    ],
    runs: [{algorithm: 'minimax', tree: SMALL}],
    after: 'end',
    question: {
      text: 'Which of the three moves should MAX choose? Click a circle.',
      nodes: ['0', '1', '2'],
      node: '0',
      right: 'Yes. MIN answers with the smaller number: 3 after the first move, 2 after the second, 1 after the third. The most that MAX can be sure of is 3.',
      why: {1: 'Not quite: here MIN would answer with 2, and the first move is worth 3.', 2: 'Tempting, there is a 14. But MIN will not play it: MIN answers with 1.'},
    },
    learned: 'A move is worth what is left of it after the best reply.',
  },
  {
    title: 'Alpha-beta: what need not be looked at',
    idea: [
      'Minimax looks at every leaf. Alpha-beta remembers what the players already have for sure: MAX at least alpha, MIN at most beta.',
      'As soon as a node cannot change the result, its other children are cut off. The value stays the same.',
    ],
    runs: [{algorithm: 'alpha-beta', tree: SMALL}],
    before: 6,
    after: 9,
    question: {
      text: 'The first move is worth 3. One of the other leaves will never be looked at. Click it.',
      nodes: ['1,0', '1,1', '2,0', '2,1'],
      node: '1,1',
      right: 'Yes. After the 2 next to it this circle is worth at most 2, and MAX already has 3. Whatever the last leaf is, MAX will not come here.',
      why: {'1,0': 'This one is needed: before looking at it, the second move could still be worth more than 3.', '2,0': 'This one is needed. It is 14, so the third move may still beat 3.', '2,1': 'This one is needed: only its 1 shows that the third move is no better than 3.'},
    },
    learned: 'One good reply is enough to refute a move. Its other replies cannot matter.',
  },
  {
    title: 'The null window: ask a yes-or-no question',
    idea: [
      'Finding the value is expensive. Asking "is it at least 7?" is cheap: with alpha 6 and beta 7 there is no room between them, and almost every answer causes a cut-off.',
      'The first picture shows alpha-beta finding the value of this tree. In the second the first pass only asks whether it is at least 7.',
    ],
    runs: [{algorithm: 'alpha-beta', tree: DEEP}, {algorithm: 'mtd-f', tree: DEEP, options: {guess: 7}, title: 'is it at least 7?'}],
    after: 'pass end',
    question: {
      text: 'Alpha-beta evaluates all 16 leaves here. How many does the question "is it at least 7?" need?',
      options: [['4', 'Yes: 4 leaves are enough to answer "no, at most 6". Even together with a second question, "at least 6?", it is less work than alpha-beta did.'], ['8', 'Fewer: the window is so narrow that nearly every leaf ends a subtree. It needs only 4.'], ['16', 'That is what the whole value costs. A yes-or-no question needs only 4.']],
      right: 0,
    },
    learned: 'A null window does not find the value, but it proves a bound with very little work.',
  },
  {
    title: 'PVS: trust the first move, check the others',
    idea: [
      'Principal variation search believes that the first move is best. It searches that one fully. For every other move it only asks with a null window: is it better?',
      'Usually the answer is no, and that was cheap. If it is yes, the move is searched again to find out how much better.',
    ],
    runs: [{algorithm: 'pvs', tree: AGAIN}],
    before: 6,
    after: 14,
    question: {
      text: 'The first move is worth 4. Which move will have to be searched twice? Click its circle.',
      nodes: ['0', '1', '2'],
      node: '2',
      right: 'Yes. The quick question "at least 5?" is answered with yes, so PVS searches the third move again for its value.',
      why: {0: 'The first move gets a full search at once; there is nothing to repeat.', 1: 'The quick question is answered with no: its first reply is 2. Done with one leaf.'},
    },
    learned: 'With good move ordering re-searches are rare, and all the rest is cheap.',
  },
  {
    title: 'SSS*: always the most promising',
    idea: [
      'Alpha-beta goes from left to right. SSS* keeps a list, OPEN, of places where it could go on. Each has a merit: the most that MAX can still hope for there.',
      'It always takes the state with the highest merit. The list is beside the tree, and the small circles on the tree show the same merits.',
    ],
    runs: [{algorithm: 'sss-star', tree: BEST}],
    facts: true,
    before: 8,
    after: 10,
    question: {
      text: 'Three leaves are evaluated, with merits 5, 8 and 6. Which leaf will SSS* evaluate next? Click it.',
      nodes: ['0,1', '1,1', '2,1'],
      node: '1,1',
      right: 'Yes. Merit 8 is the highest: the second move is the most promising. Its other reply is examined, and it is 2.',
      why: {'0,1': 'Left to right would be alpha-beta. SSS* takes the highest merit, and that is 8, not 5.', '2,1': 'Its merit is 6. There is a higher one in OPEN.'},
    },
    learned: 'Best-first search goes where the hope is greatest, and comes back when it is disappointed.',
  },
  {
    title: 'AB-SSS*: the same search without the list',
    idea: [
      'SSS* was long thought to be very different from alpha-beta, and its list too expensive. It turned out to be a series of null-window alpha-beta searches with a memory.',
      'Each pass asks: can MAX get as much as the last answer? The first picture shows the list, the second the passes.',
    ],
    runs: [{algorithm: 'sss-star', tree: BEST}, {algorithm: 'ab-sss-star', tree: BEST}],
    after: 'end',
    question: {
      text: 'Play both to the end. What is the difference?',
      options: [['Only how they get there', 'Yes. Both evaluate 5, 8, 6, 2, 7: the same five leaves in the same order. The passes visit nodes again, but memory answers there.'], ['The order of the leaves', 'Look again: both evaluate 5, 8, 6, 2, 7, in this order.'], ['SSS* needs fewer leaves', 'No, both need 5 of the 6 leaves.']],
      right: 0,
    },
    learned: 'What looked like a new kind of search is alpha-beta, asked the right questions.',
  },
  {
    title: 'MTD(f): begin with a good guess',
    idea: [
      'AB-SSS* asks its first question at infinity. MTD(f) asks the same kind of questions, but begins at a guess, for instance the value that a shallower search has found.',
      'Both trees are the same, and their value is 6. In the first the guess is 6, in the second it is 0.',
    ],
    runs: [{algorithm: 'mtd-f', tree: DEEP, options: {guess: 6}, title: 'guess 6'}, {algorithm: 'mtd-f', tree: DEEP, options: {guess: 0}, title: 'guess 0'}],
    after: 'end',
    question: {
      text: 'How many passes does MTD(f) need when the guess is exactly right?',
      options: [['1', 'One is not enough: the first pass only shows "at least 6". A second one must show "not at least 7".'], ['2', 'Yes: one pass proves at least 6, the other at most 6. A null window proves one bound, so fewer cannot be enough.'], ['6', 'That many would be bad luck: each pass moves the bound as far as its leaves allow.']],
      right: 1,
    },
    learned: 'A guess costs nothing, and a good one leaves two small searches.',
  },
  {
    title: 'Best Node Search: the value is not needed',
    idea: [
      'To play, you need a move, not its value. Best Node Search looks for a number that exactly one move reaches: a separation value.',
      'If several moves reach it, the next test is higher; if none does, lower. A tick marks the moves that passed.',
    ],
    runs: [{algorithm: 'bns', tree: FOUR}, {algorithm: 'alpha-beta', tree: FOUR}],
    facts: false,
    after: 'end',
    question: {
      text: 'Play to the end. What does Best Node Search know when it stops?',
      options: [['That move 4 is best, and its value', 'The move yes, the value no: it knows only that the fourth move reaches 6 and no other move does.'], ['That move 4 is best, but not its value', 'Yes. Only the fourth move reaches 6. Its value is 7, but nobody had to know: 5 leaves instead of alpha-beta\'s 7.'], ['Only that some move reaches 6', 'It knows more: the tests showed that no other move does.']],
      right: 1,
    },
    learned: 'Ask only for what you need: to choose, a boundary between the best and the rest is enough.',
  },
  {
    title: 'Multi-cut: a gamble',
    idea: [
      'Everything so far was certain. Playing programs also gamble: multi-cut searches a few moves of a node less deeply, and if three of them look good enough it skips the node, without proof.',
      'This is noughts and crosses, four moves deep. The numbers above the nodes are squares, 1 to 9; #3 is a win in three plies, that is moves of either side. O is to move and can win. In the first tree nothing is pruned, in the second multi-cut is at work: an exclamation mark shows where it gambled. Three of the moves are folded; a double click or the key c unfolds one.',
    ],
    runs: [{position: WINNING, options: {pruning: 'none'}, title: 'certain'}, {position: WINNING, options: {pruning: 'mc-c'}, title: 'multi-cut'}],
    fold: [[0], [1], [2]],
    after: 'end',
    question: {
      text: 'Play both to the end. What did the gamble cost here?',
      options: [['Nothing: it is faster, and finds the same', 'It is faster, 25 node visits instead of 39. But it does not find the same: look at the values.'], ['The win', 'Yes. The winning move is 8. After it three replies looked good enough at a glance, so multi-cut looked no further, and says draw. In most positions it is right, and the time it saves pays for more depth.'], ['More work than it saves', 'No, it needs fewer node visits: 25 instead of 39.']],
      right: 1,
    },
    learned: 'Forward pruning buys depth with certainty. Whether that pays is a question for experiments.',
  },
  {
    title: 'A model of the opponent: better than minimax',
    idea: [
      'Minimax assumes that the opponent sees the game exactly as you do. If you know how they really judge positions, you can do better.',
      'In the first tree minimax sees only your numbers. In the second each leaf has two: what the opponent thinks it is worth to them, and what it is worth to you.',
    ],
    runs: [{algorithm: 'alpha-beta', tree: MINE, title: 'minimax, your numbers only'}, {algorithm: 'alpha-beta-star', models: MODEL, title: 'with a model'}],
    after: 'end',
    question: {
      text: 'Minimax chooses the second move and gets 4. What do you get with the model?',
      options: [['2', 'That is what minimax fears after the first move. But this opponent prefers the other reply: it looks like 6 to them.'], ['4', 'You would, with the second move. The model finds something better.'], ['9', 'Yes. After the first move this opponent takes the reply that looks like 6 to them. To you it is worth 9.']],
      right: 2,
    },
    learned: 'A right model beats minimax. A wrong one can cost as much.',
  },
  {
    title: 'An error in print: see it go wrong',
    idea: [
      'A figure in a paper is read more often than run. Figure 1 of "Best-First and Depth-First Minimax Search in Practice" raises alpha while it searches, and then compares the result with the raised alpha.',
      'The first picture is that figure, as printed, on the tree [[2,1]]. MIN can choose between 2 and 1. The second is the repaired form.',
    ],
    runs: [{events: () => printedSss([[2, 1]]), title: 'as printed'}, {algorithm: 'ab-sss-star', tree: [[2, 1]], title: 'repaired'}],
    after: 'end',
    question: {
      text: 'What does the printed figure say this tree is worth?',
      options: [['1, which is right', 'MIN takes the 1, so the tree is worth 1. But the printed figure never looks at it.'], ['2, which is wrong', 'Yes. After the first leaf it knows "at most 2". Because alpha was raised it stores "exactly 2", and the second pass believes its memory. The 1 is never seen.'], ['It never ends', 'Other mistakes do that. This one ends after two passes, with a wrong value.']],
      right: 1,
    },
    learned: 'Compare with the window that the node was entered with. And test algorithms on all small trees: that is how this was found.',
  },
];
