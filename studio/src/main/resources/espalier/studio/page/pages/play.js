// A game against the program: board, clocks, moves, and the search while it runs.
import {alertLine, get, getCatalogue, post, stream} from '../api.js';
import {Board, drawPiece, pieceName} from '../board.js';
import {choice, field, h, replace} from '../dom.js';
import {valueGraph, windowGraph} from '../graphs.js';
import {pretty} from '../names.js';
import {notation, positionText, symbols} from '../setup.js';
import {iconButton} from '../stage.js';

const SIDES = [['first', 'the first player'], ['second', 'the second player'], ['both', 'both sides'], ['none', 'nobody: watch']];
const ARROWS = 4;

export async function show(main, {path}) {
  const catalogue = await getCatalogue();
  const page = new PlayPage(main, catalogue);
  await page.begin(path[0]);
  return () => page.close();
}

class PlayPage {
  constructor(main, catalogue) {
    this.catalogue = catalogue;
    this.wanted = {game: 'chess', side: 'first', level: '3', algorithm: 'pvs', evaluator: '', time: '1000', clock: '0', increment: '0'};
    this.state = null;
    this.live = null;
    this.at = null; // the ply that is looked at, null for the newest
    this.setting = null; // cells of a position that is being set up
    this.showLine = true;
    this.saying = h('p', {class: 'visually-hidden', 'aria-live': 'polite', id: 'announce'});
    this.top = h('div', {class: 'player'});
    this.bottom = h('div', {class: 'player'});
    this.palette = h('div', {class: 'palette', hidden: true});
    this.host = h('div', {});
    this.status = h('p', {class: 'play-status', role: 'status'});
    this.buttons = h('div', {class: 'row tight'});
    this.passes = h('div', {class: 'row tight'});
    this.facts = h('dl', {class: 'play-facts'});
    this.line = h('p', {class: 'variation mono'});
    this.values = h('div', {});
    this.windows = h('div', {});
    this.moves = h('ol', {class: 'moves', tabindex: 0, 'aria-label': 'Moves'});
    this.walk = h('div', {class: 'row tight'});
    this.text = h('textarea', {rows: 2, class: 'mono', spellcheck: 'false', 'aria-label': 'Position', id: 'position'});
    this.hint = h('p', {class: 'hint'});
    this.record = h('a', {class: 'button', download: ''}, 'Download the game');
    this.formBox = h('div', {});
    const typed = h('input', {class: 'mono', name: 'move', autocomplete: 'off', size: 8, placeholder: 'move', 'aria-label': 'Move'});
    main.append(
      this.saying,
      h('h1', {class: 'visually-hidden'}, 'Play'),
      h('div', {class: 'play'},
        h('section', {class: 'play-board', 'aria-label': 'Board and players'}, this.top, this.host, this.palette, this.bottom, this.status,
          h('div', {class: 'row tight spread'}, this.buttons, h('form', {class: 'row tight', onsubmit: event => {
            event.preventDefault();
            if (typed.value.trim()) this.move(typed.value.trim()).then(() => { typed.value = ''; }, () => {});
          }}, typed, h('button', {}, 'Play it'))), this.passes,
          h('section', {class: 'card stack', 'aria-labelledby': 'moves-title'},
            h('div', {class: 'row spread'}, h('h2', {id: 'moves-title'}, 'Moves'), this.walk), this.moves, h('div', {class: 'row tight'}, this.record)),
          h('details', {class: 'card'}, h('summary', {}, 'Position'), h('div', {class: 'stack'}, this.text, this.hint,
            h('div', {class: 'row tight'},
              h('button', {type: 'button', id: 'use', onclick: () => this.use(this.text.value)}, 'Use this position'),
              h('button', {type: 'button', id: 'setup', onclick: () => this.setUp()}, 'Set up by hand'),
              h('button', {type: 'button', onclick: () => navigator.clipboard?.writeText(this.text.value)}, 'Copy'))))),
        h('div', {class: 'play-side'},
          h('details', {class: 'card', open: true}, h('summary', {}, 'New game'), this.formBox),
          h('section', {class: 'card stack', 'aria-labelledby': 'search-title'},
            h('div', {class: 'row spread'}, h('h2', {id: 'search-title'}, 'The search'),
              h('label', {class: 'check'}, h('input', {type: 'checkbox', checked: true, onchange: event => { this.showLine = event.target.checked; this.paint(); }}), 'on the board')),
            this.facts, this.line,
            h('h3', {}, 'Windows'), h('p', {class: 'hint'}, 'Each bar is a question of the driver: is the value inside? The numbers are depths.'), this.windows,
            h('h3', {}, 'The game so far'), this.values))));
    this.board = new Board(this.host, {label: 'Board', onmove: move => this.move(move).catch(() => {}), announce: text => this.say(text)});
    this.form();
    this.timer = setInterval(() => this.tick(), 200);
  }

  close() {
    clearInterval(this.timer);
    this.leave?.();
  }

  say(text) {
    this.saying.textContent = text;
  }

  get game() {
    return this.catalogue.games.find(each => each.name === this.wanted.game) ?? this.catalogue.games[0];
  }

  form() {
    const put = name => value => { this.wanted[name] = value; };
    const input = (name, attributes) => h('input', {type: 'number', value: this.wanted[name], ...attributes, onchange: event => put(name)(event.target.value)});
    const sides = SIDES.map(([value, text], i) => [value, i < 2 ? this.game.sides[i] : text]);
    replace(this.formBox, h('form', {class: 'play-form', onsubmit: event => { event.preventDefault(); this.open().then(() => scrollTo(0, 0)); }},
      field('Game', choice(this.catalogue.games.map(each => [each.name, each.title]), this.wanted.game, value => {
        this.wanted.game = value;
        this.wanted.evaluator = '';
        this.form();
        this.formBox.querySelector('select').focus();
      }, {name: 'game'})),
      field('You play', choice(sides, this.wanted.side, put('side'), {name: 'side'})),
      field('Level', choice(this.catalogue.levels.map(level => [String(level), level === 1 ? '1, a beginner' : level === 10 ? '10, strongest' : String(level)]), this.wanted.level, put('level'), {name: 'level'})),
      field('Driver', choice(this.game.drivers.map(name => [name, pretty(name)]), this.wanted.algorithm, put('algorithm'), {name: 'algorithm'})),
      field('Evaluation', choice(this.game.evaluators, this.wanted.evaluator || this.game.evaluator, put('evaluator'), {name: 'evaluator'})),
      field('Milliseconds a move', input('time', {min: 10, max: 60000, step: 10, name: 'time'})),
      field('Clock', choice([['0', 'none'], ['60', '1 minute'], ['180', '3 minutes'], ['300', '5 minutes'], ['900', '15 minutes']], this.wanted.clock, put('clock'), {name: 'clock'})),
      field('Increment, seconds', input('increment', {min: 0, max: 600, name: 'increment'})),
      h('button', {class: 'primary', id: 'new-game'}, 'Start'),
      h('p', {class: 'hint level-hint'}, 'Below level 10 the program looks at fewer positions, sometimes prefers a weaker move and overlooks replies, so that you can win. The panel shows what it saw; it may play something else.')));
  }

  async begin(id) {
    const known = id ? await get(`/api/play/${encodeURIComponent(id)}`).catch(() => null) : null;
    alertLine();
    if (known) this.attach(known);
    else await this.open();
  }

  /** A new game, by the form. */
  async open(position = '') {
    const wanted = {...this.wanted, position};
    if (!wanted.evaluator) delete wanted.evaluator;
    const state = await post('/api/play', wanted).catch(() => null);
    if (state) this.attach(state);
  }

  attach(state) {
    this.leave?.();
    this.live = null;
    this.at = null;
    this.setting = null;
    this.board.flipped = (state.person === 0 || state.person === 1) && state.person !== lower(state.game);
    if (this.wanted.game !== state.game) {
      this.wanted.game = state.game;
      this.form();
    }
    history.replaceState(null, '', `#/play/${state.id}`);
    this.take(state);
    this.leave = stream(`/api/play/${state.id}/events`, {
      state: each => this.take(each),
      search: live => { this.live = live; this.later(); },
    });
  }

  /** Draws at most once a frame. */
  later() {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = null;
      this.paint();
    });
  }

  take(state) {
    const before = this.state;
    if (before?.id === state.id && state.version < before.version) return; // an answer that an event has overtaken
    this.state = state;
    this.received = performance.now();
    const grown = before?.id === state.id && state.history.length > before.history.length;
    if (grown || before?.id !== state.id) this.at = null;
    if (grown) {
      const turn = state.sides[1 - state.turn];
      this.say(`${turn} plays ${state.history.at(-1).move}.${state.over ? ` The game is over: ${state.over}.` : ''}`);
    }
    if (state.problem) alertLine(state.problem);
    this.paint();
  }

  ask(what, body = {}) {
    return post(`/api/play/${this.state.id}/${what}`, body).then(state => this.take(state));
  }

  move(move) {
    return this.ask('move', {move});
  }

  async use(text) {
    this.stopSetUp();
    await this.ask('set', {position: text}).catch(() => {});
  }

  // Setting up by hand.

  setUp() {
    const {game} = this.state;
    this.setting = {cells: [...this.state.cells], turn: this.state.turn, symbol: null};
    const start = this.catalogue.games.find(each => each.name === game).start;
    const all = symbols(game, start.split(/\s/)[0].replace(/[-./\d]/g, ' '));
    this.setting.symbol = all[0] ?? 'X';
    const buttons = [...all, ' '].map(symbol => h('button', {
      type: 'button', class: 'palette-piece', 'aria-label': symbol === ' ' ? 'Remove' : pieceName(game, symbol), 'aria-pressed': symbol === this.setting.symbol,
      onclick: event => {
        this.setting.symbol = symbol;
        for (const each of this.palette.querySelectorAll('.palette-piece')) each.setAttribute('aria-pressed', each === event.currentTarget);
      },
    }, symbol === ' ' ? '×' : drawPiece(game, symbol)));
    replace(this.palette, h('div', {class: 'row tight'}, buttons),
      h('div', {class: 'row tight'},
        choice(this.state.sides.map((name, i) => [String(i), `${name} to move`]), String(this.setting.turn), value => { this.setting.turn = Number(value); this.paint(); }, {'aria-label': 'Side to move'}),
        h('button', {type: 'button', onclick: () => { this.setting.cells.fill(' '); this.paint(); }}, 'Empty'),
        h('button', {type: 'button', class: 'primary', id: 'setup-done', onclick: () => this.use(this.text.value)}, 'Play from here'),
        h('button', {type: 'button', onclick: () => { this.stopSetUp(); this.paint(); }}, 'Cancel')));
    this.palette.hidden = false;
    this.board.onpick = square => {
      const {cells, symbol} = this.setting;
      if (!this.state.names[square]) return;
      cells[square] = cells[square] === symbol ? ' ' : symbol;
      this.say(`${this.board.nameOf(square)}, ${pieceName(game, cells[square])}`);
      this.paint();
    };
    this.say('Choose a piece, then a square.');
    this.paint();
  }

  stopSetUp() {
    this.setting = null;
    this.palette.hidden = true;
    this.board.onpick = null;
  }

  // Drawing.

  paint() {
    const {state} = this;
    if (!state) return;
    this.paintBoard();
    this.paintPlayers();
    this.paintStatus();
    this.paintSearch();
    this.paintMoves();
    this.tick();
  }

  paintBoard() {
    const {state, setting} = this;
    const {game, rows, columns, names, turn} = state;
    if (setting) {
      this.text.value = positionText(state, setting.cells, setting.turn, state.position);
      return this.board.show({game, rows, columns, names, cells: setting.cells.join('')});
    }
    const at = this.at ?? state.history.length;
    const newest = at === state.history.length;
    const mine = newest && !state.over && !state.thinking && (state.person === 2 || state.person === turn);
    const line = newest && this.showLine && !state.over ? (state.hint ?? (this.live?.ply === at ? this.live : null))?.line ?? [] : [];
    this.board.show({
      game, rows, columns, names, cells: state.boards[at], legal: mine ? state.legal : [], moves: [...state.legal, ...state.history],
      last: at > 0 ? ends(state.history[at - 1].squares) : [], arrows: line.slice(0, ARROWS).map(each => each.squares),
    });
    const wordless = mine ? state.legal.filter(each => each.squares.length === 0) : [];
    if (wordless.length !== this.passes.childElementCount) replace(this.passes, wordless.map(each => h('button', {type: 'button', class: 'primary', onclick: () => this.move(each.move).catch(() => {})}, each.move)));
    if (document.activeElement !== this.text) this.text.value = state.position;
    this.hint.textContent = `Paste ${notation(game)}.`;
    return null;
  }

  paintPlayers() {
    const {state} = this;
    const below = this.board.flipped ? 1 - lower(state.game) : lower(state.game);
    [[this.bottom, below], [this.top, 1 - below]].forEach(([box, side]) => {
      const person = state.person === 2 || state.person === side;
      replace(box,
        h('span', {class: `player-dot ${state.turn === side && !state.over ? 'now' : ''}`}),
        h('b', {}, state.sides[side]), h('span', {class: 'quiet-text'}, person ? 'you' : state.player),
        state.clocks ? h('span', {class: 'clock number', 'data-side': side}) : null);
    });
  }

  tick() {
    const {state} = this;
    if (!state?.clocks) return;
    for (const clock of document.querySelectorAll('.clock')) {
      const side = Number(clock.dataset.side);
      const gone = state.clocks.runs === side ? performance.now() - this.received : 0;
      const left = Math.max(0, state.clocks.left[side] - gone);
      clock.textContent = `${Math.floor(left / 60000)}:${String(Math.floor(left / 1000) % 60).padStart(2, '0')}`;
      clock.classList.toggle('runs', state.clocks.runs === side);
      if (left === 0 && !state.over && !this.flagging) {
        this.flagging = true;
        get(`/api/play/${state.id}`).then(each => this.take(each), () => {}).finally(() => { this.flagging = false; });
      }
    }
  }

  paintStatus() {
    const {state} = this;
    const side = state.sides[state.turn];
    const mine = state.person === 2 || state.person === state.turn;
    const text = this.setting ? 'Setting up a position'
      : state.over ? `The game is over: ${state.over}.`
        : state.hinting ? 'Looking for a hint …'
          : state.thinking ? `${side} is thinking …`
            : mine ? state.hint ? `Hint: ${state.hint.line[0]?.move}, ${state.hint.shown ?? ''}` : `${state.person === 2 ? side : `Your move, ${side}`}.`
              : 'The program waits.';
    if (this.status.textContent !== text) this.status.textContent = text;
    const waits = !state.over && !mine && !state.thinking;
    this.record.href = `/api/play/${state.id}/record`;
    const shown = JSON.stringify([state.history.length, state.over, state.thinking, state.hinting, waits]);
    if (shown === this.shown) return; // a button that is replaced while it is pressed hears no click
    this.shown = shown;
    const make = (text, onclick, disabled) => h('button', {type: 'button', disabled, onclick}, text);
    const focused = this.buttons.contains(document.activeElement) ? document.activeElement.textContent : null;
    replace(this.buttons,
      make('Undo', () => this.ask('undo').catch(() => {}), state.history.length === 0),
      make('Hint', () => this.ask('hint').catch(() => {}), Boolean(state.over) || state.thinking || state.hinting),
      make('Flip', () => { this.board.flip(); this.paint(); }),
      waits ? make('Go on', () => this.ask('go').catch(() => {})) : make('Stop', () => this.ask('stop').catch(() => {}), !state.thinking));
    if (focused) [...this.buttons.children].find(each => each.textContent === focused && !each.disabled)?.focus();
  }

  paintSearch() {
    const {live, state} = this;
    const count = value => value === undefined ? '–' : value.toLocaleString('en');
    const fact = (name, value) => h('div', {}, h('dt', {}, name), h('dd', {class: 'number'}, value));
    replace(this.facts,
      fact('Depth', live?.depth === undefined ? '–' : `${live.depth}/${live.selectiveDepth}`),
      fact('Value', live?.shown ?? '–'),
      fact('Nodes a second', count(live?.perSecond)),
      fact('Node visits', count(live?.nodeVisits)),
      fact('Table', live?.tableUse === undefined ? '–' : `${(live.tableUse / 10).toFixed(1)} %`),
      fact('Passes', count(live?.passes)));
    this.line.textContent = live?.line?.length ? live.line.map(each => each.move).join(' ') : 'The principal variation appears here while the program thinks.';
    replace(this.windows, windowGraph(live?.windows ?? [], live?.score, live?.shown));
    const values = [null, ...state.history.map(each => each.value)];
    replace(this.values, valueGraph(values, state.sides, this.at ?? state.history.length));
  }

  paintMoves() {
    const {state} = this;
    const at = this.at ?? state.history.length;
    const key = `${state.id} ${state.history.length} ${at}`;
    if (key === this.listed) return;
    this.listed = key;
    const go = ply => { this.at = ply >= state.history.length ? null : Math.max(0, ply); this.paint(); };
    const items = [];
    for (let i = 0; i < state.history.length; i += 2) {
      items.push(h('li', {}, state.history.slice(i, i + 2).map((each, j) => h('button', {
        type: 'button', class: 'move mono', 'aria-current': at === i + j + 1 ? 'step' : null, title: each.shown ? `${each.shown}, depth ${each.depth}` : null, onclick: () => go(i + j + 1),
      }, each.move))));
    }
    replace(this.moves, items);
    this.moves.scrollTop = at === state.history.length ? this.moves.scrollHeight : this.moves.scrollTop;
    const step = (name, label, ply) => iconButton(name, label, () => { go(ply); [...this.walk.children].find(each => each.ariaLabel === label)?.focus(); });
    replace(this.walk, step('first', 'First position', 0), step('back', 'One move back', at - 1),
      step('next', 'One move on', at + 1), step('last', 'Last position', state.history.length));
  }
}

/** The side that a description has below: books print checkers with White there, who moves second. */
const lower = game => game === 'checkers' ? 1 : 0;

const ends = squares => squares.length > 1 ? [squares[0], squares.at(-1)] : squares;
