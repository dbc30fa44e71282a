// The Lessons: a list, and a page for each.
import {h, replace} from '../dom.js';
import {lessons} from '../lessons/list.js';
import {find, pathOf} from '../plant.js';
import {run} from '../sources.js';
import {Stage} from '../stage.js';
import {replay} from '../trace.js';

const STORE = 'lessons';
const done = () => new Set(JSON.parse(localStorage.getItem(STORE) ?? '[]'));

function finish(number) {
  localStorage.setItem(STORE, JSON.stringify([...done().add(number)]));
}

export function show(main, {path}) {
  const number = Number(path[0]);
  return number >= 1 && number <= lessons.length ? lesson(main, number) : list(main);
}

function list(main) {
  const finished = done();
  main.append(
    h('h1', {}, 'Lessons'),
    h('p', {class: 'lead'}, 'Eleven short pages, one idea each, from the first principle to an error in a famous paper. Watch, step, answer one question.'),
    h('ol', {class: 'lesson-list'}, lessons.map((each, i) => {
      const [name, about = ''] = each.title.split(': ');
      return h('li', {}, h('a', {href: `#/lessons/${i + 1}`, class: 'card'}, h('span', {class: 'lesson-number', 'aria-hidden': 'true'}, finished.has(i + 1) ? '✓' : String(i + 1)), h('span', {}, h('b', {}, name), h('span', {class: 'about'}, about)), finished.has(i + 1) ? h('span', {class: 'visually-hidden'}, '(finished)') : null));
    })));
}

async function lesson(main, number) {
  const here = lessons[number - 1];
  const box = h('div', {class: 'lesson-stage'});
  const answer = h('div', {class: 'answer', role: 'status'});
  const ask = h('div', {class: 'question card stack'}, h('h2', {}, 'Your turn'), h('p', {}, here.question.text));
  main.append(
    h('p', {class: 'crumbs'}, h('a', {href: '#/lessons'}, 'Lessons'), ` · ${number} of ${lessons.length}`),
    h('h1', {}, here.title),
    h('div', {class: 'lesson'}, h('div', {class: 'lesson-text stack'}, here.idea.map(text => h('p', {}, text))), box, h('div', {class: 'lesson-ask stack'}, ask, answer)),
    h('nav', {class: 'row spread', 'aria-label': 'Other lessons'},
      number > 1 ? h('a', {href: `#/lessons/${number - 1}`}, `← ${lessons[number - 2].title}`) : h('span', {}),
      number < lessons.length ? h('a', {href: `#/lessons/${number + 1}`}, `${lessons[number].title} →`) : null));
  const stage = new Stage(box, {facts: here.facts ?? false, onselect: (pane, node) => clicked(pathOf(pane.replay.garden, node).join(','))});
  const runs = await Promise.all(here.runs.map(load)).catch(() => null);
  if (!runs) return () => stage.close();
  stage.show(runs, {step: here.before ?? 0});
  for (const {view} of stage.panes) view.foldAll(here.fold?.map(path => find(view.garden, path)) ?? []);

  /** A click in the tree answers questions that ask for a node. */
  function clicked(path) {
    const {question} = here;
    if (!question.nodes?.includes(path)) return;
    if (path === question.node) right(question.right);
    else wrong(question.why[path]);
  }

  function wrong(why) {
    replace(answer, h('div', {class: 'verdict no'}, h('p', {}, why), h('p', {class: 'hint'}, 'Try again.')));
  }

  function right(why) {
    finish(number);
    const next = number < lessons.length ? h('a', {class: 'button primary', href: `#/lessons/${number + 1}`}, 'Next lesson') : h('a', {class: 'button primary', href: '#/tree'}, 'Now with your own trees');
    replace(answer, h('div', {class: 'verdict yes'}, h('p', {}, why), h('p', {class: 'learned'}, here.learned),
      h('div', {class: 'row'}, next, h('button', {type: 'button', onclick: watch}, 'Watch it happen'))));
    if (here.after !== undefined) stage.go(target());
  }

  function target() {
    const {steps} = stage.panes.at(-1).replay;
    if (here.after === 'end') return stage.length - 1;
    if (here.after === 'pass end') return steps.findIndex((step, i) => i > 1 && step.node === 0 && ['exit', 'cutoff'].includes(step.kind));
    return here.after ?? stage.length - 1;
  }

  function watch() {
    stage.go(here.before ?? 0);
    stage.toggle();
  }

  const {question} = here;
  if (question.options) {
    ask.append(h('div', {class: 'options'}, question.options.map(([text, why], i) => h('button', {type: 'button', onclick: () => (i === question.right ? right(why) : wrong(why))}, text))));
  } else {
    // The same by keyboard and for those who cannot see the tree.
    const {replay: first} = runs[0];
    const label = path => path.split(',').map(i => Number(i) + 1).join('.');
    ask.append(h('div', {class: 'options', 'aria-label': 'Or choose here'}, question.nodes.map(path => h('button', {type: 'button', onclick: () => clicked(path)}, first.garden.kids[0].length && path.includes(',') ? `leaf ${label(path)}` : `move ${label(path)}`))));
  }
  return () => stage.close();
}

/** A run of the library, or one of the lesson's own. */
async function load({algorithm = 'pvs', tree, models, position, options = {}, title, events}) {
  if (events) {
    const made = events();
    return {title, replay: replay(made.tree, made.events, {answer: made.answer})};
  }
  const source = position ?? (models ? {kind: 'models', text: JSON.stringify(models)} : {kind: 'tree', text: JSON.stringify(tree)});
  const found = await run(source, algorithm, options);
  return {...found, title: title ?? found.title};
}
