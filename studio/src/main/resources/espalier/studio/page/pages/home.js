import {h} from '../dom.js';

/** The first page. */
export function show(main) {
  main.append(h('h1', {}, 'Watch a computer think ahead'));
}
