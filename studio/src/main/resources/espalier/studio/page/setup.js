// Positions set up by hand: from what is on the squares to the text that the game reads.

const word = (cells, columns, empty) => {
  const rows = [];
  for (let i = 0; i < cells.length; i += columns) rows.push(cells.slice(i, i + columns).join('').replace(/ /g, empty));
  return rows;
};
const ranks = (cells, columns) => word(cells, columns, ' ').map(row => row.replace(/ +/g, run => run.length)).join('/');

function castling(cells) {
  const at = (square, piece) => cells[square] === piece;
  const rights = [[60, 'K', 63, 'R', 'K'], [60, 'K', 56, 'R', 'Q'], [4, 'k', 7, 'r', 'k'], [4, 'k', 0, 'r', 'q']]
    .filter(([king, k, rook, r]) => at(king, k) && at(rook, r)).map(each => each[4]).join('');
  return rights || '-';
}

/** The text of a position: cells in the order of the description, the side to move, and a text of the same game as a model. */
export function positionText({game, columns, names}, cells, turn, model) {
  if (game === 'chess') return `${ranks(cells, columns)} ${turn ? 'b' : 'w'} ${castling(cells)} - 0 1`;
  if (game.startsWith('loa')) return `${ranks(cells, columns)} ${turn ? 'w' : 'b'}`;
  if (game === 'checkers') {
    const list = (man, king) => names.flatMap((name, i) => cells[i] === man ? [name] : cells[i] === king ? [`K${name}`] : []).join(',');
    return `${turn ? 'W' : 'B'}:W${list('w', 'W')}:B${list('b', 'B')}`;
  }
  const [first, ...rest] = model.split(/\s+/);
  const board = first.includes('/') ? ranks(cells, columns) : word(cells, columns, '-').join('');
  if (game === 'othello' || game === 'tictactoe') return `${board} ${turn ? 'O' : 'X'}`;
  return [board, ...rest].join(' ');
}

/** The symbols that can be put on a board. */
export function symbols(game, start) {
  const known = {chess: 'KQRBNPkqrbnp', checkers: 'bBwW', tictactoe: 'XO'}[game];
  return [...(known ?? [...new Set(start)].join('')).replace(/ /g, '')];
}

/** What a game calls its positions. */
export const notation = game => ({chess: 'FEN', checkers: 'PDN FEN', othello: 'OBF: 64 squares from a1, then X or O', loa: 'ranks 8 to 1 with b and w, then b or w'})[game.replace(/^loa-.*/, 'loa')] ?? "the game's own text";
