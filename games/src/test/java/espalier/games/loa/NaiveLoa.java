package espalier.games.loa;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;

/** An independent, slow implementation of the rules on a plain array, for comparison with the fast one. */
final class NaiveLoa {
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private NaiveLoa() {}

    /** b, w or a dot by rank and file. */
    static char[][] board(LoaPosition position) {
        char[][] board = new char[8][8];
        for (int square = 0; square < 64; square++) {
            char piece = LoaNotation.piece(position, square);
            board[square / 8][square % 8] = piece == ' ' ? '.' : piece;
        }
        return board;
    }

    /** The moves of a side by notation, passes left out, whether or not the game is over. */
    static Set<String> steps(char[][] board, char side) {
        Set<String> moves = new TreeSet<>();
        for (int rank = 0; rank < 8; rank++) {
            for (int file = 0; file < 8; file++) {
                for (int[] direction : DIRECTIONS) {
                    if (board[rank][file] == side) {
                        int count = count(board, rank, file, direction);
                        step(board, rank, file, direction[0], direction[1], count, moves);
                        step(board, rank, file, -direction[0], -direction[1], count, moves);
                    }
                }
            }
        }
        return moves;
    }

    private static int count(char[][] board, int rank, int file, int[] direction) {
        int count = 0;
        for (int i = -7; i <= 7; i++) {
            int r = rank + i * direction[0];
            int f = file + i * direction[1];
            if (inside(r, f) && board[r][f] != '.') {
                count++;
            }
        }
        return count;
    }

    private static void step(char[][] board, int rank, int file, int up, int right, int count, Set<String> moves) {
        char side = board[rank][file];
        int toRank = rank + count * up;
        int toFile = file + count * right;
        if (!inside(toRank, toFile) || board[toRank][toFile] == side) {
            return;
        }
        for (int i = 1; i < count; i++) {
            char between = board[rank + i * up][file + i * right];
            if (between != '.' && between != side) {
                return;
            }
        }
        moves.add(name(rank, file) + "-" + name(toRank, toFile));
    }

    private static String name(int rank, int file) {
        return "abcdefgh".substring(file, file + 1) + (rank + 1);
    }

    private static boolean inside(int rank, int file) {
        return rank >= 0 && rank < 8 && file >= 0 && file < 8;
    }

    static boolean connected(long pieces) {
        return groups(pieces, true) == 1;
    }

    /** Groups of pieces minus holes: empty regions, connected by sides only, that do not reach beyond the board. */
    static int euler(long pieces) {
        return groups(pieces, true) - (groups(pieces, false) - 1);
    }

    /** Groups of pieces, or regions of empty squares on a board with an empty frame around it. */
    private static int groups(long pieces, boolean ofPieces) {
        boolean[][] wanted = new boolean[10][10];
        for (int rank = 0; rank < 10; rank++) {
            for (int file = 0; file < 10; file++) {
                boolean piece = inside(rank - 1, file - 1) && (pieces >>> (8 * (rank - 1) + file - 1) & 1) != 0;
                wanted[rank][file] = piece == ofPieces;
            }
        }
        int groups = 0;
        for (int rank = 0; rank < 10; rank++) {
            for (int file = 0; file < 10; file++) {
                if (wanted[rank][file]) {
                    groups++;
                    erase(wanted, rank, file, ofPieces);
                }
            }
        }
        return groups;
    }

    private static void erase(boolean[][] wanted, int rank, int file, boolean diagonally) {
        Deque<int[]> open = new ArrayDeque<>();
        wanted[rank][file] = false;
        open.add(new int[] {rank, file});
        while (!open.isEmpty()) {
            int[] at = open.remove();
            for (int r = Math.max(0, at[0] - 1); r <= Math.min(9, at[0] + 1); r++) {
                for (int f = Math.max(0, at[1] - 1); f <= Math.min(9, at[1] + 1); f++) {
                    if (wanted[r][f] && (diagonally || r == at[0] || f == at[1])) {
                        wanted[r][f] = false;
                        open.add(new int[] {r, f});
                    }
                }
            }
        }
    }
}
