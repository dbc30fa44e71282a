// A board for any game, from its description: rows, columns, a symbol for each square, the names of squares. Every square is a
// button in a grid, so a game can be played with the keyboard alone: arrows move, Enter chooses, and squares say what is on them.
import {h, replace, svg} from './dom.js';

const FOOT = 'M22 88v-6q0-7 8-8h40q8 1 8 8v6z';
const COLLAR = 'M34 60h32v5q-4 3-2 9h-28q2-6-2-9z';

/** Chess pieces in a box of 100: our own drawings. */
const CHESS = {
  p: 'M50 24a13 13 0 0 1 9 22h5v6h-6q0 14 10 22h-36q10-8 10-22h-6v-6h5a13 13 0 0 1 9-22z',
  r: 'M26 18h12v9h7v-9h10v9h7v-9h12v19l-8 7v20l4 10h-40l4-10v-20l-8-7z',
  n: 'M35 74c0-16 12-20 11-30-5 5-9 10-15 9-6-2-7-7-3-12 5-7 6-13 14-18l1-10 8 7c17 3 26 18 22 54z',
  b: 'M50 10a6 6 0 0 1 4 10c14 9 20 25 9 38h-26c-11-13-5-29 9-38a6 6 0 0 1 4-10z',
  q: 'M20 30a5 5 0 1 1 5 5l0 0 10 12 5-21a5 5 0 1 1 6 0l4 18 4-18a5 5 0 1 1 6 0l5 21 10-12a5 5 0 1 1 5-5l-14 28h-32z',
  k: 'M46 8h8v7h7v7h-7v8q20-4 22 12-1 10-10 18h-32q-9-8-10-18 2-16 22-12v-8h-7v-7h7z',
};
const EXTRA = {n: 'M44 36a2.5 2.5 0 1 0 .1 0z', b: 'M50 30v16M43 38h14', k: 'M38 50h24', q: 'M38 54h24'};
const PIECES = {p: 'pawn', r: 'rook', n: 'knight', b: 'bishop', q: 'queen', k: 'king'};
const CROWN = 'M32 60l-4-24 12 9 10-15 10 15 12-9-4 24z';

/** What a symbol is: whose (0 is the first player), and what people call it. Unknown games show their own letters. */
function piece(game, symbol) {
  if (game === 'chess') {
    const side = symbol === symbol.toUpperCase() ? 0 : 1;
    return {side, light: side === 0, kind: symbol.toLowerCase(), name: `${side ? 'black' : 'white'} ${PIECES[symbol.toLowerCase()]}`};
  }
  if (game === 'checkers') {
    const light = symbol.toLowerCase() === 'w';
    const king = symbol !== symbol.toLowerCase();
    return {side: light ? 1 : 0, light, kind: king ? 'king-disc' : 'man', name: `${light ? 'white' : 'black'} ${king ? 'king' : 'man'}`};
  }
  if (game === 'othello') return {side: symbol === 'O' ? 1 : 0, light: symbol === 'O', kind: 'disc', name: symbol === 'O' ? 'white disc' : 'black disc'};
  if (game.startsWith('loa')) return {side: symbol === 'w' ? 1 : 0, light: symbol === 'w', kind: 'disc', name: symbol === 'w' ? 'white piece' : 'black piece'};
  if (symbol === 'X' || symbol === 'x') return {side: 0, kind: 'cross', name: 'X'};
  if (symbol === 'O' || symbol === 'o') return {side: 1, kind: 'ring', name: 'O'};
  return {side: 0, kind: 'letter', name: symbol, symbol};
}

/** The name of what a symbol stands for. */
export const pieceName = (game, symbol) => symbol === ' ' ? 'empty' : piece(game, symbol).name;

/** A piece as SVG. */
export function drawPiece(game, symbol) {
  const what = piece(game, symbol);
  const box = svg('svg', {viewBox: '0 0 100 100', class: `piece ${what.light === undefined ? `mark-${what.side}` : what.light ? 'light' : 'dark'}`, 'aria-hidden': 'true'});
  if (CHESS[what.kind]) {
    box.append(svg('path', {d: CHESS[what.kind]}));
    if (!'prn'.includes(what.kind)) box.append(svg('path', {d: COLLAR}));
    box.append(svg('path', {d: FOOT}));
    if (EXTRA[what.kind]) box.append(svg('path', {class: 'detail', d: EXTRA[what.kind]}));
  } else if (what.kind === 'cross') {
    box.append(svg('path', {class: 'stroke', d: 'M26 26L74 74M74 26L26 74'}));
  } else if (what.kind === 'ring') {
    box.append(svg('circle', {class: 'stroke', cx: 50, cy: 50, r: 26}));
  } else if (what.kind === 'letter') {
    box.append(svg('text', {x: 50, y: 68, 'text-anchor': 'middle', 'font-size': 52}, what.symbol));
  } else {
    box.append(svg('circle', {cx: 50, cy: 50, r: 38}));
    if (what.kind !== 'disc') box.append(svg('circle', {class: 'detail', cx: 50, cy: 50, r: 29}));
    if (what.kind === 'king-disc') box.append(svg('path', {class: 'crown', d: CROWN}));
  }
  return box;
}

const LOOKS = {chess: 'chequered', checkers: 'chequered', othello: 'felt', tictactoe: 'paper'};
const look = game => LOOKS[game] ?? (game.startsWith('loa') ? 'chequered' : 'paper');
const lettered = name => /^[a-z]\d+$/.test(name);

export class Board {
  /**
   * @param host where it is drawn
   * @param options label; onmove(text) when a person has chosen a legal move; announce(text) for a screen reader
   */
  constructor(host, {label = 'Board', onmove = () => {}, announce = () => {}} = {}) {
    this.onmove = onmove;
    this.announce = announce;
    this.onpick = null;
    this.cursor = 0;
    this.flipped = false;
    this.chosen = null;
    this.choices = h('div', {class: 'board-choices', hidden: true});
    this.grid = h('div', {class: 'board', role: 'grid', 'aria-label': label, onkeydown: event => this.key(event)});
    this.over = svg('svg', {class: 'board-arrows', 'aria-hidden': 'true'});
    replace(host, h('div', {class: 'board-frame'}, this.grid, this.over), this.choices);
  }

  /** Draws: {game, rows, columns, cells, names, legal: [{move, squares}], moves: others that are known, last: [squares], arrows: [[squares]], turn}. */
  show(view) {
    const shape = `${view.game} ${view.rows} ${view.columns} ${this.flipped}`;
    const same = this.view?.cells === view.cells && this.view.legal.length === (view.legal ?? []).length;
    this.view = {legal: [], moves: [], last: [], arrows: [], ...view};
    if (shape !== this.shape) this.build(shape);
    this.numbered &&= [...this.view.legal, ...this.view.moves].every(({move, squares}) => !squares.length || move.includes(view.names[squares.at(-1)]));
    if (this.chosen !== null && !this.from(this.chosen).length) this.chosen = null;
    if (!same) this.closeChoices();
    this.paint();
  }

  flip() {
    this.flipped = !this.flipped;
    this.show(this.view);
  }

  build(shape) {
    this.shape = shape;
    this.numbered = true; // as long as moves are written with the names of squares
    const {rows, columns, game} = this.view;
    const count = rows * columns;
    this.cursor = Math.min(this.cursor, count - 1);
    this.squares = Array.from({length: count}, (_, i) => h('button', {
      type: 'button', role: 'gridcell', class: 'square', tabindex: i === this.cursor ? 0 : -1, 'data-square': i,
      onclick: () => this.pick(i), onfocus: () => this.focusOn(i, false),
    }));
    const order = Array.from({length: count}, (_, i) => this.flipped ? count - 1 - i : i);
    const lines = [];
    for (let row = 0; row < rows; row++) {
      lines.push(h('div', {role: 'row', class: 'board-row'}, order.slice(row * columns, (row + 1) * columns).map(i => this.squares[i])));
    }
    this.grid.className = `board ${look(game)}`;
    this.grid.style.setProperty('--columns', columns);
    this.grid.style.setProperty('--rows', rows);
    this.over.setAttribute('viewBox', `0 0 ${columns * 100} ${rows * 100}`);
    replace(this.grid, lines);
  }

  /** Moves that begin on a square. */
  from(square) {
    return this.view.legal.filter(each => each.squares[0] === square);
  }

  paint() {
    const {game, cells, names, last, columns, rows} = this.view;
    const targets = new Set(this.chosen === null ? [] : this.from(this.chosen).map(each => each.squares.at(-1)));
    const drops = new Set(this.view.legal.filter(each => each.squares.length === 1).map(each => each.squares[0]));
    this.squares.forEach((button, i) => {
      const symbol = cells[i];
      const row = Math.floor(i / columns);
      const column = i % columns;
      const target = targets.has(i) || drops.has(i) && this.chosen === null;
      const classes = ['square', (row + column) % 2 ? 'b' : 'a', names[i] ? '' : 'void', last.includes(i) ? 'last' : '',
        this.chosen === i ? 'chosen' : '', target ? (symbol === ' ' ? 'target' : 'target capture') : ''];
      button.className = classes.filter(Boolean).join(' ');
      const said = [this.nameOf(i), names[i] ? pieceName(game, symbol) : '', this.chosen === i ? 'chosen' : '', target ? 'possible move' : '', last.includes(i) ? 'last move' : ''];
      button.setAttribute('aria-label', said.filter(Boolean).join(', '));
      const shown = [symbol === ' ' ? null : drawPiece(game, symbol)];
      const bottom = this.flipped ? row === 0 : row === rows - 1;
      const left = this.flipped ? column === columns - 1 : column === 0;
      if (!lettered(names[i] ?? '')) {
        if (names[i] && symbol === ' ' && this.numbered) shown.push(h('span', {class: 'coordinate file', 'aria-hidden': 'true', 'data-text': names[i]}));
      } else {
        if (bottom) shown.push(h('span', {class: 'coordinate file', 'aria-hidden': 'true', 'data-text': names[i][0]}));
        if (left) shown.push(h('span', {class: 'coordinate rank', 'aria-hidden': 'true', 'data-text': names[i].slice(1)}));
      }
      replace(button, shown);
    });
    this.drawArrows();
  }

  /** What a screen reader calls a square. */
  nameOf(square) {
    const {names, columns} = this.view;
    if (!names[square] || this.numbered || lettered(names[square])) return names[square] || 'unused square';
    return `row ${Math.floor(square / columns) + 1} column ${square % columns + 1}`;
  }

  centre(square) {
    const {columns, rows} = this.view;
    const at = this.flipped ? columns * rows - 1 - square : square;
    return [at % columns * 100 + 50, Math.floor(at / columns) * 100 + 50];
  }

  /** The principal variation: an arrow for each move, fainter the later it comes; a ring where a piece is placed. */
  drawArrows() {
    const drawn = this.view.arrows.flatMap((squares, order) => {
      if (!squares.length) return [];
      const attributes = {class: `arrow side-${order % 2}`, opacity: Math.max(0.25, 0.9 - 0.2 * order)};
      if (squares.length === 1) {
        const [x, y] = this.centre(squares[0]);
        return [svg('g', attributes, svg('circle', {cx: x, cy: y, r: 34}), svg('text', {x, y: y + 12, 'text-anchor': 'middle', 'font-size': 34}, String(order + 1)))];
      }
      const points = squares.map(square => this.centre(square));
      const [x, y] = points.at(-1);
      const [px, py] = points.at(-2);
      const length = Math.hypot(x - px, y - py) || 1;
      const [dx, dy] = [(x - px) / length, (y - py) / length];
      points[points.length - 1] = [x - 30 * dx, y - 30 * dy];
      const head = `${x - 4 * dx},${y - 4 * dy} ${x - 34 * dx - 17 * dy},${y - 34 * dy + 17 * dx} ${x - 34 * dx + 17 * dy},${y - 34 * dy - 17 * dx}`;
      return [svg('g', attributes, svg('polyline', {points: points.map(each => each.join(',')).join(' ')}), svg('polygon', {points: head}))];
    });
    replace(this.over, drawn.reverse());
  }

  focusOn(square, move = true) {
    this.squares[this.cursor].tabIndex = -1;
    this.cursor = square;
    this.squares[square].tabIndex = 0;
    if (move) this.squares[square].focus();
  }

  key(event) {
    const {columns, rows} = this.view;
    const step = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns}[event.key];
    if (event.key === 'Escape') {
      this.chosen = null;
      this.closeChoices();
      return this.paint();
    }
    if (!step) return null;
    event.preventDefault();
    const next = this.cursor + (this.flipped ? -step : step);
    const sameRow = Math.floor(next / columns) === Math.floor(this.cursor / columns);
    if (next >= 0 && next < rows * columns && (Math.abs(step) === columns || sameRow)) this.focusOn(next);
    return null;
  }

  pick(square) {
    this.focusOn(square, false);
    this.closeChoices();
    if (this.onpick) return this.onpick(square);
    const {legal, cells, game} = this.view;
    const fitting = this.chosen === null
      ? legal.filter(each => each.squares.length === 1 && each.squares[0] === square)
      : this.from(this.chosen).filter(each => each.squares.at(-1) === square);
    if (fitting.length === 1) return this.play(fitting[0].move);
    if (fitting.length > 1) return this.offer(fitting);
    const begins = this.from(square).length > 0 && this.chosen !== square;
    if (begins) {
      this.chosen = square;
      this.announce(`${this.nameOf(square)}, ${pieceName(game, cells[square])}: ${this.from(square).map(each => this.nameOf(each.squares.at(-1))).join(', ')}`);
    } else {
      if (legal.length) this.announce(this.chosen === null ? `No move begins on ${this.nameOf(square)}` : 'Nothing is chosen');
      this.chosen = null;
    }
    return this.paint();
  }

  play(move) {
    this.chosen = null;
    this.closeChoices();
    this.onmove(move);
  }

  /** Several moves have the same squares: promotions, or captures by different ways. */
  offer(moves) {
    replace(this.choices, h('span', {}, 'Which one?'), moves.map(each => h('button', {type: 'button', onclick: () => this.play(each.move)}, each.move)));
    this.choices.hidden = false;
    this.choices.querySelector('button').focus();
  }

  closeChoices() {
    this.choices.hidden = true;
  }
}

/** A small picture of a board, 36 units wide, to be drawn inside another SVG: cells is a symbol for each square. */
export function drawSmall(game, cells, columns) {
  const size = 36 / columns;
  const rows = Math.ceil(cells.length / columns);
  const at = i => [(i % columns) * size, Math.floor(i / columns) * size];
  const squares = [...cells].map((_, i) => i).filter(i => ((i % columns) + Math.floor(i / columns)) % 2).map(i => `M${at(i).join(' ')}h${size}v${size}h${-size}z`);
  const pieces = [...cells].map((cell, i) => {
    if (cell === ' ') return null;
    const {classList, childNodes} = drawPiece(game, cell);
    return svg('g', {class: classList.value, transform: `translate(${at(i).join(' ')}) scale(${size / 100})`}, [...childNodes]);
  });
  const whole = {width: 36, height: rows * size};
  return svg('g', {class: 'mini', 'aria-hidden': 'true'}, svg('rect', {class: 'ground', ...whole}), svg('path', {class: 'odd', d: squares.join('')}), pieces, svg('rect', {class: 'rim', ...whole}));
}
