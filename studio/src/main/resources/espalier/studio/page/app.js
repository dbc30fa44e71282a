// The router. An address is #/NAME/more/path?key=value; pages/NAME.js exports show(main, {path, query}), which fills <main>
// and may return a function that is called when the reader leaves. Pages keep their own address up to date with history.replaceState.
import {alertLine} from './api.js';
import {h, replace} from './dom.js';

const titles = {home: 'Espalier studio', tree: 'Tree', lessons: 'Lessons', compare: 'Compare', play: 'Play', lab: 'Lab'};
const main = document.getElementById('main');
let leave = null;
let turn = 0;

function parse(hash) {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [name, ...rest] = path.split('/').map(decoded);
  return {name: name || 'home', path: rest.filter(Boolean), query: new URLSearchParams(query)};
}

/** A stray % in an address stays what it is. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function route() {
  const mine = ++turn;
  const {name, path, query} = parse(location.hash);
  leave?.();
  leave = null;
  alertLine();
  for (const link of document.querySelectorAll('nav a')) {
    if (link.dataset.page === name) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  document.title = name === 'home' ? titles.home : `${titles[name] ?? 'Not found'} · Espalier studio`;
  const page = titles[name] ? await import(`./pages/${name}.js`).catch(failed) : null;
  if (mine !== turn) return; // the reader has gone on while this page was loading
  replace(main);
  main.className = `page page-${name}`;
  scrollTo(0, 0);
  if (!page) return replace(main, h('h1', {}, 'There is nothing here'), h('p', {}, h('a', {href: '#/'}, 'Go to the first page')));
  const left = await page.show(main, {path, query});
  if (mine !== turn) left?.();
  else leave = left ?? null;
}

function failed(error) {
  console.warn(error);
  return null;
}

document.querySelector('.skip').addEventListener('click', event => {
  event.preventDefault(); // the address belongs to the pages
  main.focus();
});
addEventListener('hashchange', route);
addEventListener('pagehide', () => leave?.());
route();
