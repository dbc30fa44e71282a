package espalier.bench;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.Position;
import espalier.games.Perft;
import espalier.games.files.Resource;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The cost of the games in a warm JVM, one game per JVM: a perft, and a search node. Each iteration is one shot; {@code
 * bench/games.sh} divides by the nodes and compares the speeds with Stockfish's.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4)
@Measurement(iterations = 5)
@Fork(1)
public class GamesBenchmark {
    /** The nodes of one shot of {@link #node}. */
    public static final int NODES = 2_000_000;

    /** A perft from the start: game, depth, whether the last ply is counted in bulk, and the count it must have. */
    @State(Scope.Benchmark)
    public static class Count {
        @Param({
            "chess 6 bulk 119060324",
            "chess 5 every-leaf 4865609",
            "othello 10 every-leaf 24571284",
            "checkers 11 bulk 85242128",
            "checkers 11 every-leaf 85242128",
            "loa 5 bulk 55963132",
            "loa 5 every-leaf 55963132"
        })
        String perft = "";

        long run() {
            String[] words = perft.split(" ", -1);
            long count = count(Game.named(words[0]), Integer.parseInt(words[1]), words[2].equals("bulk"));
            if (count != Long.parseLong(words[3])) {
                throw new IllegalStateException(perft + ": counted " + count);
            }
            return count;
        }

        private static <P extends Position<P>> long count(Game<P> game, int depth, boolean bulk) {
            return Perft.of(game).bulk(bulk).count(game.start(), depth);
        }
    }

    /** Positions of real games, the evaluation for play, and a walk over the legal moves. */
    @State(Scope.Benchmark)
    public static class Nodes {
        @Param({"chess", "othello", "checkers", "loa"})
        String game = "";

        private @Nullable Walk<?> walk;

        @Setup(Level.Trial)
        public void read() {
            walk = walk(Game.named(game));
        }

        private static <P extends Position<P>> Walk<P> walk(Game<P> game) {
            String text = Resource.text(GamesBenchmark.class, game.name() + ".txt");
            List<P> positions = text.lines().map(game::parse).toList();
            return new Walk<>(positions, game.evaluator(), game.start().maxMoves());
        }
    }

    private record Walk<P extends Position<P>>(List<P> positions, Evaluator<P> evaluator, int[] moves) {
        Walk(List<P> positions, Evaluator<P> evaluator, int maxMoves) {
            this(positions, evaluator, new int[2 * maxMoves]);
        }

        /** A node plays a move, evaluates the position, generates its moves, and takes the move back. */
        long run() {
            long sum = 0;
            int nodes = 0;
            while (true) {
                for (P position : positions) {
                    int end = position.generate(moves, 0);
                    for (int i = 0; i < end; i++) {
                        position.play(moves[i]);
                        sum += evaluator.evaluate(position) + position.generate(moves, end);
                        position.undo();
                        if (++nodes == NODES) {
                            return sum;
                        }
                    }
                }
            }
        }
    }

    @Benchmark
    public long perft(Count count) {
        return count.run();
    }

    @Benchmark
    public long node(Nodes nodes) {
        return Objects.requireNonNull(nodes.walk).run();
    }
}
