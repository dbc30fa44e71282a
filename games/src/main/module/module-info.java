/** Real games, their notations and file formats. */
module espalier.games {
    requires transitive espalier.core;
    requires static org.jspecify;

    exports espalier.games;
    exports espalier.games.checkers;
    exports espalier.games.chess;
    exports espalier.games.files;
    exports espalier.games.loa;
    exports espalier.games.othello;
    exports espalier.games.tictactoe;

    provides espalier.game.Game with
            espalier.games.checkers.CheckersGame,
            espalier.games.chess.ChessGame,
            espalier.games.loa.LoaGame,
            espalier.games.loa.LoaGame.MoverWins,
            espalier.games.loa.LoaGame.NoMoveLoses,
            espalier.games.othello.OthelloGame,
            espalier.games.tictactoe.TicTacToeGame;
}
