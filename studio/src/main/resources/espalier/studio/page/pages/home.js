// The first page: what this is, in ten seconds, with a small search that plays by itself.
import {h} from '../dom.js';
import {run} from '../sources.js';
import {Stage} from '../stage.js';

const PAGES = [
  ['lessons', 'Lessons', 'Eleven short pages. No knowledge needed.'],
  ['tree', 'Tree', 'Your own tree, every algorithm, every step.'],
  ['compare', 'Compare', 'Who needs the least work? Bars grow while it runs.'],
  ['play', 'Play', 'Chess, Othello, checkers and more against the program.'],
  ['lab', 'Lab', 'The experiments of five papers, repeated here.'],
];

export async function show(main) {
  const box = h('div', {class: 'home-stage'});
  main.append(
    h('div', {class: 'hero'},
      h('div', {class: 'stack'},
        h('h1', {}, 'Watch a computer think ahead'),
        h('p', {class: 'lead'}, 'My move, your reply, my next move: the possibilities of a game grow into a tree. Nobody can look at all of it.'),
        h('p', {class: 'lead'}, 'A good program skips most of the tree and still finds the best move. See how, one step at a time.'),
        h('ul', {class: 'home-legend'},
          h('li', {}, h('span', {class: 'key max', 'aria-hidden': 'true'}), 'your moves (MAX): you want the highest number'),
          h('li', {}, h('span', {class: 'key min', 'aria-hidden': 'true'}), 'the replies (MIN): the opponent wants the lowest'),
          h('li', {}, h('span', {class: 'key cut', 'aria-hidden': 'true'}), 'skipped, because it cannot change the result')),
        h('div', {class: 'row'}, h('a', {class: 'button primary', href: '#/lessons/1'}, 'Start the first lesson'), h('a', {class: 'button', href: '#/tree'}, 'Draw your own tree'))),
      box),
    h('ul', {class: 'home-pages'}, PAGES.map(([page, name, about]) => h('li', {}, h('a', {class: 'card', href: `#/${page}`}, h('b', {}, name), h('span', {}, about))))));
  const stage = new Stage(box, {facts: false});
  const found = await run({kind: 'tree', text: '[[[7,4],[9,8]],[[2,3],[6,1]],[[5,8],[6,3]]]'}, 'alpha-beta').catch(() => null);
  if (found) {
    stage.show([{...found, title: 'A search with alpha-beta'}]);
    stage.setSpeed(1200);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) stage.toggle();
  }
  return () => stage.close();
}
