package espalier.games.chess;

import espalier.endings.HasEndings;
import espalier.endings.Library;
import espalier.game.Grid;
import espalier.game.Inputs;
import espalier.game.Margins;
import espalier.game.Tunable;
import espalier.games.Archive;
import espalier.games.BoardGame;
import espalier.games.Suite;
import espalier.games.files.Resource;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/** Chess for the command line and the laboratory. Positions are FEN; moves are UCI, and SAN is read too. */
public final class ChessGame extends BoardGame<ChessPosition>
        implements Suite<ChessPosition>, HasEndings<ChessPosition> {
    private static final Evaluators<ChessPosition> EVALUATORS = new Evaluators<>(all -> {
        all.put("tuned", new ChessEvaluator(ChessWeights.TUNED));
        all.put("real", new ChessEvaluator(ChessWeights.REAL));
        all.put("plain", new PlainEvaluator());
    });

    private static final Margins MARGINS = new Margins(75, 250, 90, 60, 150, 200);

    /** Turns the number of a square, which counts from the bottom row, into that of the grid. */
    private static final int TOP = 56;

    public ChessGame() {
        super(
                "chess",
                new Notation<>(
                        ChessFen::read,
                        ChessFen::write,
                        (position, move) -> ChessNotation.uci(move),
                        ChessNotation::parse,
                        ChessDiagram::draw),
                EVALUATORS,
                new ChessMoveScorer());
    }

    @Override
    public ChessPosition start() {
        return parse(ChessFen.START);
    }

    @Override
    public List<String> sides() {
        return List.of("White", "Black");
    }

    @Override
    public Grid grid(ChessPosition position) {
        return Grid.of(format(position)).lettered(true);
    }

    /** Castling is the king's move. */
    @Override
    public List<Integer> squares(ChessPosition position, int move) {
        return List.of(Move.from(move) ^ TOP, Move.to(move) ^ TOP);
    }

    @Override
    public Optional<Margins> margins() {
        return Optional.of(MARGINS);
    }

    @Override
    public List<String> book() {
        return Resource.text(ChessGame.class, "chess.book").lines().toList();
    }

    @Override
    public int scale() {
        return 300;
    }

    /** {@inheritDoc} The weights of {@code tuned}. */
    @Override
    public Optional<Tunable<ChessPosition>> tunable() {
        return Optional.of(
                new Tunable<>(ChessWeights.TUNED.file(), file -> new ChessEvaluator(new ChessWeights(file))));
    }

    @Override
    public Library<ChessPosition> endings() {
        return ChessEndings.LIBRARY;
    }

    @Override
    public Optional<Inputs<ChessPosition>> inputs() {
        return Optional.of(new ChessInputs());
    }

    @Override
    public Archive<ChessPosition> archive() {
        return new ChessArchive();
    }

    @Override
    public void readProblems(String file, InputStream in, Suite.Handler<ChessPosition> handler) throws IOException {
        new ChessSuite().readProblems(file, in, handler);
    }
}
