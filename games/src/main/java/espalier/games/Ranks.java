package espalier.games;

import espalier.game.Quoted;
import java.util.function.IntUnaryOperator;

/** Boards as FEN writes them: ranks 8 to 1, each from file a on, a letter for a piece and a digit for empty squares. */
public final class Ranks {
    private Ranks() {}

    /** Receives a piece. */
    @FunctionalInterface
    public interface Board {
        /**
         * @param piece the index of its letter
         * @param square counted from a1, then b1
         */
        void put(int piece, int square);
    }

    /**
     * Reads a board.
     *
     * @param text the ranks, from the highest one, with a slash between them
     * @param letters of all pieces
     * @param board takes the pieces
     * @throws IllegalArgumentException naming the rank or the character
     */
    public static void read(String text, String letters, Board board) {
        int rank = 7;
        int file = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '/') {
                requireFull(rank, file);
                if (--rank < 0) {
                    throw new IllegalArgumentException("more than 8 ranks, at character " + (i + 1));
                }
                file = 0;
                continue;
            }
            int width = c >= '1' && c <= '8' ? c - '0' : 1;
            int piece = letters.indexOf(c);
            if (piece < 0 && (c < '1' || c > '8')) {
                throw new IllegalArgumentException(
                        Quoted.quoted(c) + " at character " + (i + 1) + " is none of " + letters + ", / and 1 to 8");
            }
            if (file + width > 8) {
                throw new IllegalArgumentException(
                        "rank " + (rank + 1) + " has more than 8 squares, at character " + (i + 1));
            }
            if (piece >= 0) {
                board.put(piece, 8 * rank + file);
            }
            file += width;
        }
        requireFull(rank, file);
        if (rank != 0) {
            throw new IllegalArgumentException((8 - rank) + " ranks, not 8");
        }
    }

    private static void requireFull(int rank, int file) {
        if (file != 8) {
            throw new IllegalArgumentException("rank " + (rank + 1) + " has " + file + " squares, not 8");
        }
    }

    /**
     * {@return the ranks, from the highest one, with a slash between them}
     *
     * @param letters the letter on a square, or a space
     */
    public static StringBuilder write(IntUnaryOperator letters) {
        StringBuilder out = new StringBuilder(90);
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int square = 8 * rank; square < 8 * rank + 8; square++) {
                char letter = (char) letters.applyAsInt(square);
                if (letter == ' ') {
                    empty++;
                } else {
                    out.append(empty == 0 ? "" : empty).append(letter);
                    empty = 0;
                }
            }
            out.append(empty == 0 ? "" : empty).append(rank == 0 ? "" : "/");
        }
        return out;
    }
}
