package espalier.cli;

import espalier.game.Archive;
import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Terms;
import espalier.learning.Choice;
import espalier.learning.Learner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code espalier learn}: an opponent model from his games. */
@picocli.CommandLine.Command(
        name = "learn",
        description = "Learns the weights of a linear evaluation from moves that were chosen in games.",
        sortOptions = false,
        footer = {
            "",
            "Every fifth game is held back: how many of its choices between two moves or more the model predicts is"
                    + " reported, and how many the game's own weights predict.",
            "",
            "Example:",
            "  espalier learn checkers games.pdn --player Tinsley --depth 3"
        })
final class LearnCommand implements Command {
    private static final int HELD_BACK = 5;

    private final Console console;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "A game with linear evaluations.")
    private @Nullable String game;

    @Parameters(index = "1..*", paramLabel = "FILE", description = "Archives in one of the game's formats.")
    private List<String> files = new ArrayList<>();

    @Option(
            names = "--player",
            paramLabel = "NAME",
            description = "Whose moves; part of the name will do. Default: everybody's.")
    private @Nullable String player;

    @Option(names = "--depth", paramLabel = "N", description = "How deep he is thought to search. Default: 2.")
    private @Nullable String depth;

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    LearnCommand(Console console) {
        this.console = console;
    }

    @Override
    public int run() {
        return learn(Games.named(game));
    }

    private <P extends Position<P>> int learn(Game<P> chosen) {
        Terms<P> terms = chosen.terms()
                .orElseThrow(() -> new BadInput("no terms to learn the weights of are known for " + chosen.name()));
        Archive<P> archive =
                chosen.archive().orElseThrow(() -> new BadInput("no archive format is known for " + chosen.name()));
        int plies = depth == null ? 2 : Numbers.integer("--depth", depth, 1, 20);
        if (files.isEmpty()) {
            throw new BadInput("name a file to learn from");
        }
        Archives.check(files);
        Choices<P> choices = new Choices<>(chosen);
        files.forEach(file -> Archives.read(archive, file, choices));
        if (Learner.real(choices.seen) == 0 || Learner.real(choices.held) == 0) {
            throw new BadInput("too few games" + (player == null ? "" : " of '" + Numbers.shortened(player) + "'")
                    + ": " + choices.games + " found, " + HELD_BACK + " are needed");
        }
        report(terms, new Learner<>(terms, plies), choices);
        return 0;
    }

    private <P extends Position<P>> void report(Terms<P> terms, Learner<P> learner, Choices<P> choices) {
        double[] own = Arrays.stream(terms.weights()).asDoubleStream().toArray();
        Learner.Model model = learner.learn(choices.seen, own);
        int[] weights = model.whole();
        int held = Learner.real(choices.held);
        int predicted = learner.predicted(choices.held, model.weights());
        int byOwn = learner.predicted(choices.held, own);
        if (json) {
            console.out()
                    .print(Json.object(out -> {
                                out.writeNumberProperty("games", choices.games);
                                out.writeNumberProperty("choices", model.choices());
                                out.writeNumberProperty("explained", model.explained());
                                out.writeNumberProperty("heldBack", held);
                                out.writeNumberProperty("predicted", predicted);
                                out.writeNumberProperty("predictedByOwn", byOwn);
                                for (int i = 0; i < weights.length; i++) {
                                    out.writeNumberProperty(terms.names().get(i), weights[i]);
                                }
                            })
                            + "\n");
            return;
        }
        console.out().print("games              " + choices.games + "\n");
        console.out().print("choices explained  " + share(model.explained(), model.choices()));
        console.out().print("held back          " + share(predicted, held));
        console.out().print("by own weights     " + share(byOwn, held));
        for (int i = 0; i < weights.length; i++) {
            String name = terms.names().get(i);
            console.out().print(name + " ".repeat(Math.max(1, 19 - name.length())) + weights[i] + "\n");
        }
    }

    private static String share(int part, int whole) {
        return String.format(Locale.ROOT, "%d of %d (%.1f %%)%n", part, whole, 100.0 * part / whole);
    }

    /** Collects what the player chose. */
    private final class Choices<P extends Position<P>> implements Archive.Handler<P> {
        private final List<String> sides;
        private final List<Choice<P>> seen = new ArrayList<>();
        private final List<Choice<P>> held = new ArrayList<>();
        private int games;

        Choices(Game<P> game) {
            sides = game.sides();
        }

        @Override
        public void game(Archive.Recorded<P> recorded) {
            List<Choice<P>> own = new ArrayList<>();
            P position = recorded.start().copy();
            int[] moves = new int[position.maxMoves()];
            for (int move : recorded.moves()) {
                if (isMeant(recorded.tags().getOrDefault(sides.get(position.turn()), ""))) {
                    int end = position.generate(moves, 0);
                    own.add(new Choice<>(position.copy(), indexOf(move, moves, end)));
                }
                position.play(move);
            }
            if (!own.isEmpty()) {
                (++games % HELD_BACK == 0 ? held : seen).addAll(own);
            }
        }

        private boolean isMeant(String name) {
            return player == null
                    || name.toLowerCase(Locale.ROOT).contains(player.strip().toLowerCase(Locale.ROOT));
        }

        private int indexOf(int move, int[] moves, int end) {
            for (int i = 0; i < end; i++) {
                if (moves[i] == move) {
                    return i;
                }
            }
            throw new IllegalStateException("a replayed move is legal");
        }

        @Override
        public void broken(String file, int number, long line, String reason) {
            console.err().println(file + ", game " + number + ", line " + line + ": " + reason);
        }
    }
}
