package espalier.cli;

import espalier.game.BoardStyle;
import espalier.game.CompactGame;
import espalier.game.Score;
import espalier.games.Archive;
import espalier.games.Archived;
import espalier.games.Recorded;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A user's game on the class path: take 1 or 2 from a pile; taking the last one wins. Its archives have one game per
 * line, the moves in sequence from 5.
 */
public final class Countdown extends CompactGame implements Archived<CompactGame.Board> {
    public Countdown() {
        super("countdown", "5");
    }

    @Override
    protected int generate(long left, int turn, int[] moves, int from) {
        int end = from;
        for (int take = 1; take <= Math.min(2, left); take++) {
            moves[end++] = take;
        }
        return end;
    }

    @Override
    protected long play(long left, int turn, int move) {
        return left - move;
    }

    @Override
    protected int score(long left, int turn) {
        return Score.lossIn(0);
    }

    @Override
    protected String format(long left, int turn) {
        return Long.toString(left) + (turn == 0 ? "" : "'");
    }

    @Override
    public Board parse(String text) {
        String number = text.replace("'", "");
        if (!number.matches("[0-9]{1,6}")) {
            throw new IllegalArgumentException("a number expected, not '" + text + "'");
        }
        return position(Long.parseLong(number), text.endsWith("'") ? 1 : 0);
    }

    @Override
    public boolean perftCountsFinished() {
        return true;
    }

    @Override
    public String show(Board position, BoardStyle style) {
        return style + " " + format(position);
    }

    @Override
    public Archive<Board> archive() {
        return new Takes();
    }

    private final class Takes implements Archive<Board> {
        @Override
        public String extension() {
            return "takes";
        }

        @Override
        public void writeGame(Recorded<Board> game, Appendable out) throws IOException {
            out.append(
                    String.join(" ", game.moves().stream().map(String::valueOf).toList()) + "\n");
        }

        @Override
        public void readGames(String name, InputStream in, Handler<Board> handler) throws IOException {
            BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            int number = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                Board board = start();
                List<Integer> moves = new ArrayList<>();
                try {
                    for (String move : line.split(" ", -1)) {
                        moves.add(parseMove(board, move));
                        board.play(moves.get(moves.size() - 1));
                    }
                    handler.game(new Recorded<>(name, number, number, Map.of(), start(), moves, "*"));
                } catch (IllegalArgumentException e) {
                    handler.broken(name, number, number, e.getMessage());
                }
            }
        }
    }
}
