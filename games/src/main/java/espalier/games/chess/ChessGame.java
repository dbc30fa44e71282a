package espalier.games.chess;

import espalier.game.BoardStyle;
import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.MoveScorer;
import espalier.games.Archive;
import espalier.games.Archived;
import espalier.games.Suite;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Chess for the command line and the laboratory. Positions are FEN; moves are UCI, and SAN is read too. */
public final class ChessGame implements Game<ChessPosition>, Archived<ChessPosition>, Suite<ChessPosition> {
    @Override
    public String name() {
        return "chess";
    }

    @Override
    public ChessPosition start() {
        return ChessFen.read(ChessFen.START);
    }

    @Override
    public ChessPosition parse(String text) {
        return ChessFen.read(text);
    }

    @Override
    public String format(ChessPosition position) {
        return ChessFen.write(position);
    }

    @Override
    public String formatMove(ChessPosition position, int move) {
        return ChessNotation.uci(move);
    }

    @Override
    public int parseMove(ChessPosition position, String text) {
        return ChessNotation.parse(position, text);
    }

    @Override
    public List<String> sides() {
        return List.of("White", "Black");
    }

    @Override
    public Map<String, Evaluator<ChessPosition>> evaluators() {
        return Collections.unmodifiableMap(Evaluators.ALL);
    }

    @Override
    public String defaultEvaluator() {
        return "real";
    }

    /** Loaded once, on first use. */
    private static final class Evaluators {
        static final Map<String, Evaluator<ChessPosition>> ALL = new LinkedHashMap<>();

        static {
            ALL.put("real", new ChessEvaluator(ChessWeights.standard()));
            ALL.put("plain", new PlainEvaluator());
        }
    }

    @Override
    public Optional<MoveScorer<ChessPosition>> moveScorer() {
        return Optional.of(new ChessMoveScorer());
    }

    @Override
    public Archive<ChessPosition> archive() {
        return new ChessArchive();
    }

    @Override
    public void readProblems(String file, InputStream in, Suite.Handler<ChessPosition> handler) throws IOException {
        new ChessSuite().readProblems(file, in, handler);
    }

    @Override
    public int scale() {
        return 300;
    }

    @Override
    public String show(ChessPosition position, BoardStyle style) {
        return ChessDiagram.draw(position, style, false);
    }

    @Override
    public String showFlipped(ChessPosition position, BoardStyle style) {
        return ChessDiagram.draw(position, style, true);
    }
}
