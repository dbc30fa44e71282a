package espalier.games.chess;

import static espalier.games.chess.Piece.KING;
import static espalier.games.chess.Piece.NONE;
import static espalier.games.chess.Piece.PAWN;

import espalier.game.Quoted;

/**
 * Moves as text: UCI ({@code e2e4}, {@code e7e8q}, castling as the king's move) and standard algebraic notation ({@code
 * Nf3}, {@code exd8=Q+}, {@code O-O}). Reading accepts both and their usual variants: zeros or small letters in
 * castling, long forms ({@code Ng1-f3}), a missing {@code =}, marks of check, mate and annotation, {@code e.p.}.
 */
final class ChessNotation {
    private static final int MAX_LENGTH = 24;

    /** The parts of a move that a text gives; {@link Piece#NONE} and -1 where it gives none. */
    private record Asked(int kind, int file, int rank, int to, int promoted) {
        boolean fits(ChessPosition p, int move) {
            int from = Move.from(move);
            return Move.to(move) == to
                    && Move.promoted(move) == promoted
                    && (kind == NONE || p.board[from] == kind)
                    && (file < 0 || Squares.file(from) == file)
                    && (rank < 0 || Squares.rank(from) == rank)
                    && !(kind == KING && Move.isCastling(move));
        }
    }

    private ChessNotation() {}

    /** A move as the UCI protocol writes it. */
    public static String uci(int move) {
        String squares = Squares.name(Move.from(move)) + Squares.name(Move.to(move));
        return Move.isPromotion(move) ? squares + Piece.letter(Piece.BLACK, Move.promoted(move)) : squares;
    }

    /** A legal move in standard algebraic notation, with {@code +} or {@code #}. */
    public static String san(ChessPosition p, int move) {
        StringBuilder out = new StringBuilder(8);
        int kind = p.board[Move.from(move)];
        boolean takes = p.board[Move.to(move)] != NONE || Move.isEnPassant(move);
        if (Move.isCastling(move)) {
            out.append(Move.to(move) > Move.from(move) ? "O-O" : "O-O-O");
        } else {
            if (kind != PAWN) {
                out.append(Piece.letter(kind));
                appendOrigin(out, p, move, kind);
            } else if (takes) {
                out.append((char) ('a' + Squares.file(Move.from(move))));
            }
            out.append(takes ? "x" : "").append(Squares.name(Move.to(move)));
            if (Move.isPromotion(move)) {
                out.append('=').append(Piece.letter(Move.promoted(move)));
            }
        }
        p.play(move);
        if (p.inCheck()) {
            out.append(p.countMoves() == 0 ? '#' : '+');
        }
        p.undo();
        return out.toString();
    }

    /** File, rank or both, where another piece of the same kind can move to the same square. */
    private static void appendOrigin(StringBuilder out, ChessPosition p, int move, int kind) {
        int from = Move.from(move);
        boolean others = false;
        boolean sameFile = false;
        boolean sameRank = false;
        for (int rival : p.moves()) {
            int other = Move.from(rival);
            if (other != from && Move.to(rival) == Move.to(move) && p.board[other] == kind) {
                others = true;
                sameFile |= Squares.file(other) == Squares.file(from);
                sameRank |= Squares.rank(other) == Squares.rank(from);
            }
        }
        if (others && (!sameFile || sameRank)) {
            out.append((char) ('a' + Squares.file(from)));
        }
        if (sameFile) {
            out.append((char) ('1' + Squares.rank(from)));
        }
    }

    /**
     * Reads a move in either notation.
     *
     * @throws IllegalArgumentException if it is not a move, not legal, or ambiguous
     */
    public static int parse(ChessPosition p, String text) {
        String word = text.strip();
        if (word.length() > MAX_LENGTH) {
            throw new IllegalArgumentException(Quoted.quoted(word) + " is no move");
        }
        int end = word.endsWith("e.p.") ? word.length() - 4 : word.length();
        while (end > 0 && (" +#!?".indexOf(word.charAt(end - 1)) >= 0)) {
            end--;
        }
        String castling = word.substring(0, end).replace('0', 'O').replace('o', 'O');
        if (castling.equals("O-O") || castling.equals("O-O-O")) {
            return castling(p, text, castling.length() == 3);
        }
        return pieceMove(p, text, word, end);
    }

    private static int castling(ChessPosition p, String text, boolean toShort) {
        for (int move : p.moves()) {
            if (Move.isCastling(move) && toShort == Move.to(move) > Move.from(move)) {
                return move;
            }
        }
        throw notLegal(p, text);
    }

    /** Reads from the end: promotion, target square, capture mark, origin, piece. */
    private static int pieceMove(ChessPosition p, String text, String word, int end) {
        int promoted = NONE;
        if (end > 0 && word.charAt(end - 1) == ')') {
            end--;
        }
        if (end >= 3) {
            int kind = Piece.kind(Character.toUpperCase(word.charAt(end - 1)));
            if (kind != NONE) {
                promoted = kind;
                end--;
                end -= "=/(".indexOf(word.charAt(end - 1)) >= 0 ? 1 : 0;
            }
        }
        int to = Squares.parse(word, end - 2);
        if (to < 0) {
            throw new IllegalArgumentException(Quoted.quoted(text) + " is no move");
        }
        end -= 2;
        if (end > 0 && "x:-".indexOf(word.charAt(end - 1)) >= 0) {
            end--;
        }
        int at = 0;
        int kind = at < end ? Piece.kind(word.charAt(at)) : NONE;
        at += kind == NONE ? 0 : 1;
        int file = at < end && word.charAt(at) >= 'a' && word.charAt(at) <= 'h' ? word.charAt(at++) - 'a' : -1;
        int rank = at < end && word.charAt(at) >= '1' && word.charAt(at) <= '8' ? word.charAt(at++) - '1' : -1;
        if (at != end) {
            throw new IllegalArgumentException(Quoted.quoted(text) + " is no move");
        }
        if (kind == NONE && (file < 0 || rank < 0)) {
            kind = PAWN; // with a whole origin square it may be UCI, and any piece
        }
        return find(p, text, new Asked(kind, file, rank, to, promoted));
    }

    private static int find(ChessPosition p, String text, Asked asked) {
        int found = 0;
        for (int move : p.moves()) {
            if (asked.fits(p, move)) {
                if (found != 0) {
                    throw new IllegalArgumentException(Quoted.quoted(text) + " could be " + uci(found) + " or "
                            + uci(move) + " in " + ChessFen.write(p));
                }
                found = move;
            }
        }
        if (found == 0) {
            throw notLegal(p, text);
        }
        return found;
    }

    private static IllegalArgumentException notLegal(ChessPosition p, String text) {
        return new IllegalArgumentException("no legal move " + Quoted.quoted(text) + " in " + ChessFen.write(p));
    }
}
