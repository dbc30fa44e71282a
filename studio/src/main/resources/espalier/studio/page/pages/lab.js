// The laboratory: experiments with their claims, runs with their reports, matches with their games. Runs of the command line
// below the working directory appear as well.
import {alertLine, get, getCatalogue, post, stream} from '../api.js';
import {Board} from '../board.js';
import {choice, field, h, refresh, replace, set} from '../dom.js';
import {lineGraph} from '../graphs.js';
import {pretty} from '../names.js';
import {iconButton} from '../stage.js';
import {plural} from '../words.js';

export async function show(main, {path}) {
  const [kind, id, row] = path;
  const body = h('div', {class: 'lab-body'});
  main.append(
    h('div', {class: 'row spread'}, h('h1', {}, 'Lab'),
      h('nav', {class: 'lab-tabs', 'aria-label': 'Lab'}, [['', 'Experiments'], ['runs', 'Runs'], ['matches', 'Matches']].map(([name, text]) =>
        h('a', {href: name ? `#/lab/${name}` : '#/lab', 'aria-current': (kind ?? '') === name ? 'page' : null}, text)))),
    body);
  if (kind === 'runs') return id ? showRun(body, id) : showRuns(body);
  if (kind === 'matches') return id ? showMatch(body, id, row) : showMatches(body);
  return showExperiments(body);
}

const VERDICTS = {reproduced: 'yes', 'reproduced in direction only': 'partly', 'partly reproduced': 'partly', undecided: 'told', 'not reproduced': 'no', reported: 'told'};
const badge = verdict => h('span', {class: `badge ${VERDICTS[verdict] ?? ''}`}, verdict);

async function showExperiments(body) {
  const {experiments} = await get('/api/lab');
  const papers = [...new Set(experiments.map(each => each.paper))];
  const list = h('div', {class: 'lab-list'});
  const paint = paper => replace(list, experiments.filter(each => paper === 'all' || each.paper === paper).map(experiment));
  replace(body,
    h('p', {class: 'lead'}, 'Five papers, and questions of our own. Each experiment repeats one figure or table: it says what was claimed, runs here, and says whether the claim holds.'),
    h('div', {class: 'row'}, field('Paper', choice([['all', 'All'], ...papers], 'all', paint))),
    list);
  paint('all');
}

function experiment(each) {
  let size = 'quick';
  let own = {};
  const about = h('p', {class: 'quiet-text'});
  const inputs = h('div', {class: 'parameters'});
  const say = () => {
    const {jobs, duration} = each.sizes[size];
    about.textContent = Object.keys(own).length ? 'with parameters of your own' : `${plural(jobs, 'job')}, about ${duration}${each.timed ? '; measures time' : ''}`;
  };
  const change = name => event => {
    own = {...own, [name]: event.target.value.trim()};
    if (own[name] === each.sizes[size].parameters[name]) delete own[name];
    say();
  };
  const choose = chosen => {
    [size, own] = [chosen, {}];
    replace(inputs, Object.entries(each.sizes[size].parameters).map(([name, value]) => field(name, h('input', {name, value, autocomplete: 'off', class: 'mono', oninput: change(name)}), each.meanings[name])));
    say();
  };
  const start = h('button', {type: 'button', onclick: async () => {
    const given = Object.fromEntries(Object.entries(own).map(([name, value]) => [`parameter-${name}`, value]));
    const run = await post('/api/runs', {experiment: each.name, size, ...given}).catch(() => null);
    if (run) location.hash = `#/lab/runs/${run.id}`;
  }}, 'Run it');
  choose(size);
  return h('article', {class: 'card experiment', 'data-name': each.name},
    h('div', {class: 'row spread'}, h('h2', {}, `${each.paper}, ${each.shows}`), each.verdict ? badge(each.verdict) : null),
    h('p', {}, each.claim),
    h('details', {}, h('summary', {}, 'Parameters'), inputs),
    h('div', {class: 'row spread'}, about, each.run ? h('a', {href: `#/lab/runs/${each.run}`}, 'Last run') : null),
    h('div', {class: 'row spread'}, choice([['quick', 'Quick'], ['paper', 'As in the paper']], size, choose, {'aria-label': `Size of ${each.shows}`}), start));
}

async function showRuns(body) {
  const {runs} = await get('/api/runs');
  if (!runs.length) {
    return void replace(body, h('p', {}, 'No run yet. Start an experiment here, or with '), h('pre', {class: 'mono'}, './espalier lab run solution-trees-figure-7'));
  }
  replace(body, h('div', {class: 'scroll'}, h('table', {},
    h('thead', {}, h('tr', {}, ['Experiment', 'Folder', 'Jobs', 'Verdict'].map(text => h('th', {scope: 'col'}, text)))),
    h('tbody', {}, runs.map(run => h('tr', {},
      h('td', {}, h('a', {href: `#/lab/runs/${run.id}`}, run.experiment ?? 'unknown')),
      h('td', {class: 'mono quiet-text'}, run.folder),
      h('td', {}, run.jobs ? `${run.done} of ${run.jobs}` : '–'),
      h('td', {}, run.verdict ? badge(run.verdict) : run.running ? 'running' : run.problem ? h('span', {class: 'quiet-text'}, run.problem) : 'unfinished')))))));
}

/** How far a run or a match is. */
function progressOf({done, jobs, here, running}, things) {
  if (done === undefined) return '';
  const how = here || done === jobs ? '' : running ? ', run by another process' : ' · not running';
  return `${done} of ${jobs} ${things}${how}`;
}

/** A status is announced when it changes, and only then. */
function say(status, ...lines) {
  const text = lines.filter(Boolean).join(' · ');
  if (status.textContent !== text) status.textContent = text;
}

/** Stop what the studio runs, go on with what nobody runs. */
function runButtons(box, {here, running, complete}, act) {
  refresh(box, [here, running, complete], () => {
    alertLine();
    if (here && !complete) return h('button', {type: 'button', onclick: () => act('stop')}, 'Stop');
    return running || complete !== false ? null : h('button', {type: 'button', class: 'primary', onclick: () => act('resume')}, 'Resume');
  });
}

function showRun(body, id) {
  const title = h('h2', {});
  const claim = h('p', {});
  const where = h('p', {class: 'quiet-text mono'});
  const bar = h('progress', {max: 1, value: 0, 'aria-label': 'Jobs done'});
  const count = h('p', {role: 'status', class: 'run-count'});
  const buttons = h('div', {class: 'row tight'});
  const figures = h('div', {class: 'figures'});
  const verdict = h('div', {class: 'stack'});
  const report = h('div', {});
  let reported = false;
  const act = what => post(`/api/runs/${id}/${what}`).then(paint, () => {});

  function paint(run) {
    title.textContent = run.title ?? run.experiment ?? 'A run';
    claim.textContent = run.claim ?? '';
    where.textContent = `${run.folder}${run.parameters ? ` · ${run.parameters}` : ''}`;
    bar.max = run.jobs || 1;
    bar.value = run.done || 0;
    say(count, run.complete ? `All ${run.jobs} jobs are done.` : progressOf(run, 'jobs'), run.problem);
    runButtons(buttons, run, act);
    if (run.verdict) {
      refresh(verdict, [run.verdict, run.criteria, run.remark], () => [h('div', {class: 'row'}, h('h3', {}, 'Verdict'), badge(run.verdict)),
        run.criteria.length ? h('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Criteria'}, h('table', {},
          h('thead', {}, h('tr', {}, ['', 'Wanted', 'Measured'].map(text => h('th', {scope: 'col'}, text)))),
          h('tbody', {}, run.criteria.map(each => h('tr', {}, h('td', {}, each.seen ? 'undecided' : each.judgement), h('td', {}, each.wanted), h('td', {}, each.measured)))))) : null,
        run.remark ? h('p', {}, run.remark) : null]);
    }
    if (run.complete && !reported) {
      reported = true;
      replace(report, h('details', {class: 'card', open: true}, h('summary', {}, 'The report'),
        h('iframe', {class: 'report', sandbox: 'allow-downloads', src: `/api/runs/${id}/report`, title: `Report on ${run.title}`})));
      figures.hidden = true;
    }
  }

  replace(body, h('section', {class: 'card stack'}, title, claim, where, bar, h('div', {class: 'row spread'}, count, buttons), verdict), figures, report);
  return stream(`/api/runs/${id}/events`, {
    progress: paint,
    plot: ({version, figures: titles}) => {
      // The same elements: a picture stays until the next one is there.
      refresh(figures, titles, () => titles.slice(0, 4).map(() => h('img', {class: 'figure'})));
      [...figures.children].forEach((figure, i) => set(figure, {alt: `${titles[i]}, from ${version} jobs`, src: `/api/runs/${id}/figures/${i}?v=${version}`}));
    },
  });
}

async function showMatches(body) {
  const [{matches}, catalogue] = await Promise.all([get('/api/matches'), getCatalogue()]);
  const wanted = {game: 'tictactoe', firstAlgorithm: 'mtd-f', firstLevel: '10', secondAlgorithm: 'pvs', secondLevel: '3', games: '20', nodes: '2000'};
  const put = name => value => { wanted[name] = value; };
  const game = () => catalogue.games.find(each => each.name === wanted.game);
  const box = h('div', {});
  const form = () => replace(box, h('form', {class: 'match-form', onsubmit: async event => {
    event.preventDefault();
    const begun = await post('/api/matches', wanted).catch(() => null);
    if (begun) location.hash = `#/lab/matches/${begun.id}`;
  }},
  field('Game', choice(catalogue.games.map(each => [each.name, each.title]), wanted.game, value => { wanted.game = value; form(); box.querySelector('select').focus(); })),
  ['first', 'second'].map(each => [
    field(`${each === 'first' ? 'First' : 'Second'} driver`, choice(game().drivers.map(name => [name, pretty(name)]), wanted[`${each}Algorithm`], put(`${each}Algorithm`))),
    field(`${each === 'first' ? 'First' : 'Second'} level`, choice(catalogue.levels.map(String), wanted[`${each}Level`], put(`${each}Level`))),
  ]),
  field('Games', h('input', {type: 'number', min: 2, max: 1000, value: wanted.games, onchange: event => put('games')(event.target.value)})),
  field('Nodes a move', h('input', {type: 'number', min: 1, max: 1000000, value: wanted.nodes, onchange: event => put('nodes')(event.target.value)})),
  h('button', {class: 'primary', id: 'start-match'}, 'Play the match')));
  form();
  replace(body,
    h('details', {class: 'card', open: !matches.length}, h('summary', {}, 'New match'), box),
    matches.length ? h('div', {class: 'scroll'}, h('table', {},
      h('thead', {}, h('tr', {}, ['Match', 'Game', 'Games'].map(text => h('th', {scope: 'col'}, text)))),
      h('tbody', {}, matches.map(each => h('tr', {},
        h('td', {}, h('a', {href: `#/lab/matches/${each.id}`}, each.folder)), h('td', {}, each.game),
        h('td', {}, `${each.done} of ${each.jobs}${each.running ? ', running' : ''}`))))))
      : h('p', {}, 'No match yet. Play one here, or with ', h('code', {}, './espalier match chess --player level=3 --player level=4 --out my-match'), '.'));
}

const elo = value => value === null || value === undefined ? '?' : `${value > 0 ? '+' : ''}${value.toFixed(0)}`;

function showMatch(body, id, row) {
  const title = h('h2', {});
  const bar = h('progress', {max: 1, value: 0, 'aria-label': 'Games played'});
  const count = h('p', {role: 'status'});
  const buttons = h('div', {});
  const table = h('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Crosstable'});
  const eloBox = h('figure', {class: 'stack'});
  const llrBox = h('figure', {class: 'stack'});
  const games = h('div', {class: 'scroll games'});
  const replay = h('div', {});
  const bounds = {elo0: '0', elo1: '10'};
  let leave = null;

  function paint(match) {
    const names = match.players.map(each => each.name);
    title.textContent = `${match.game}: ${names.join(' – ')}`;
    bar.max = match.jobs;
    bar.value = match.done;
    say(count, progressOf(match, 'games'), match.problem);
    runButtons(buttons, match, what => post(`/api/matches/${id}/${what}`).catch(() => {}));
    refresh(table, [match.players, match.table], () => h('table', {},
      h('caption', {class: 'visually-hidden'}, 'Crosstable: wins, draws and losses of each player against each other'),
      h('thead', {}, h('tr', {}, h('th', {scope: 'col'}, 'Player'), names.map((_, i) => h('th', {scope: 'col'}, String(i + 1))), ['Games', 'Score'].map(text => h('th', {scope: 'col', class: 'number'}, text)))),
      h('tbody', {}, match.players.map((each, i) => h('tr', {},
        h('th', {scope: 'row'}, `${i + 1}. ${each.name}`),
        match.table[i].map((cell, j) => h('td', {class: 'number-cell'}, i === j ? '·' : `+${cell[0]} =${cell[1]} −${cell[2]}`)),
        h('td', {class: 'number'}, each.games), h('td', {class: 'number'}, each.score))))));
    const at = match.graph.map(point => point.pairs);
    const now = match.now;
    replace(eloBox, h('figcaption', {}, h('h3', {}, 'Elo of the first player'), h('p', {class: 'quiet-text'}, `${elo(now.elo)} [${elo(now.low)}, ${elo(now.high)}] after ${now.pairs} pairs`)),
      lineGraph({
        label: `Elo ${elo(now.elo)} after ${now.pairs} pairs`, unit: 'pairs', rules: [{at: 0}],
        lines: [{points: match.graph.map((point, i) => [at[i], point.elo])}], band: match.graph.filter(point => Number.isFinite(point.low) && Number.isFinite(point.high)).map(point => [point.pairs, point.low, point.high]),
      }));
    replace(llrBox, h('figcaption', {}, h('h3', {}, `Test of ${bounds.elo0} against ${bounds.elo1} Elo`), h('p', {class: 'quiet-text'}, `log likelihood ratio ${now.llr.toFixed(2)}${match.verdict ? `: ${match.verdict} is accepted` : ', undecided'}`)),
      lineGraph({
        label: `Log likelihood ratio ${now.llr.toFixed(2)} between ${match.lower.toFixed(2)} and ${match.upper.toFixed(2)}`, unit: 'pairs',
        rules: [{at: match.lower, text: 'H0'}, {at: match.upper, text: 'H1'}], lines: [{class: 'second', points: match.graph.map(point => [point.pairs, point.llr])}],
      }));
    refresh(games, match.games, () => h('table', {},
      h('thead', {}, h('tr', {}, ['Game', 'First', 'Second', 'Result', 'Moves', 'End'].map(text => h('th', {scope: 'col'}, text)))),
      h('tbody', {}, match.games.slice().reverse().map(each => h('tr', {},
        h('td', {}, h('a', {href: `#/lab/matches/${id}/${each.row}`, 'aria-label': `Replay game ${each.number}`}, String(each.number))),
        h('td', {}, names[each.first]), h('td', {}, names[each.second]), h('td', {}, each.result), h('td', {class: 'number-cell'}, each.plies), h('td', {class: 'quiet-text'}, each.reason))))));
  }

  function watch() {
    leave?.();
    leave = stream(`/api/matches/${id}/events?sprt=${encodeURIComponent(`${bounds.elo0},${bounds.elo1}`)}`, {match: paint});
  }
  const bound = (name, text) => field(text, h('input', {type: 'number', value: bounds[name], min: -999, max: 999, onchange: event => { bounds[name] = event.target.value; watch(); }}));
  replace(body,
    h('section', {class: 'card stack'}, title, bar, h('div', {class: 'row spread'}, count, buttons), table),
    replay,
    h('section', {class: 'card'}, h('div', {class: 'match-graphs'}, eloBox, llrBox), h('div', {class: 'row match-bounds'}, bound('elo0', 'H0, Elo'), bound('elo1', 'H1, Elo'))),
    h('section', {class: 'card stack'}, h('h2', {}, 'Games'), games));
  watch();
  if (row !== undefined) showReplay(replay, id, row);
  return () => leave?.();
}

async function showReplay(box, id, row) {
  const game = await get(`/api/matches/${id}/games/${encodeURIComponent(row)}`).catch(() => null);
  if (!game) return;
  let at = game.history.length;
  const host = h('div', {class: 'replay-board'});
  const said = h('p', {role: 'status', class: 'mono'});
  const range = h('input', {type: 'range', min: 0, max: game.history.length, value: at, 'aria-label': 'Move', oninput: () => go(Number(range.value))});
  const board = new Board(host, {label: 'Replay'});
  function go(ply) {
    at = Math.max(0, Math.min(game.history.length, ply));
    range.value = at;
    const {history} = game;
    board.show({...game, moves: history, cells: game.boards[at], last: at ? history[at - 1].squares : []});
    said.textContent = at === 0 ? 'Start' : `${Math.ceil(at / 2)}. ${history[at - 1].move} ${history[at - 1].shown}`;
  }
  replace(box, h('section', {class: 'card stack'},
    h('h2', {}, `Game ${Number(row) + 1}: ${game.sides.map(side => game.tags[side]).join(' – ')}, ${game.result}`),
    host, said,
    h('div', {class: 'replay-walk'}, iconButton('back', 'One move back', () => go(at - 1)), range, iconButton('next', 'One move on', () => go(at + 1)))));
  go(0);
  box.scrollIntoView({block: 'start'});
}
