package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.game.Terms;
import espalier.game.Text;
import espalier.games.Archive;
import espalier.games.Recorded;
import espalier.learning.Choice;
import espalier.learning.Learner;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code espalier learn}: an opponent model from games. */
@Command(
        name = "learn",
        description = "Learns the weights of a linear evaluation from the moves of recorded games.",
        footer = {
            "",
            "The game must have terms to weigh. Every fifth game is held back. The report counts how many of its"
                    + " choices between two or more moves the printed weights predict, and how many the game's own"
                    + " weights predict. If no weights explain more of the other games than the game's own, the"
                    + " game's own are printed, with a note.",
            "",
            "Only the proportions of the weights matter. To play by them, in Java: with the game's Terms,"
                    + " Player.minimax(terms.value(theirs)).modelledBy(terms.value(mine)) is a player that expects"
                    + " its opponent to follow the weights, and terms.sumBound(mine, theirs, root) is its"
                    + " sum-bound; mine and theirs should have the same scale.",
            "",
            "Example:",
            "  espalier learn checkers games.pdn --player Tinsley --depth 3"
        })
final class LearnCommand extends Reporting {
    private static final int HELD_BACK = 5;

    @Mixin
    private ArchiveOptions archives = new ArchiveOptions();

    @Option(
            names = "--player",
            paramLabel = "NAME",
            description = "Learn from this player's moves; part of the name suffices. Default: all players.")
    private @Nullable String player;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = "The assumed search depth of the player. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 20)
    private int depth = 2;

    @Override
    public Integer call() {
        return learn(archives.game());
    }

    private <P extends Position<P>> int learn(Game<P> chosen) {
        Terms<P> terms = chosen.terms()
                .orElseThrow(() -> new BadInput("no terms to learn the weights of are known for " + chosen.name()
                        + ", only for: " + String.join(", ", withTerms())));
        Choices<P> choices = new Choices<>(chosen);
        archives.read(chosen, choices);
        if (Learner.real(choices.seen) == 0 || Learner.real(choices.held) == 0) {
            throw new BadInput("too few games" + (player == null ? "" : " of '" + Numbers.shortened(player) + "'")
                    + ": " + choices.games + " found, " + HELD_BACK + " are needed"
                    + (choices.broken.isEmpty() ? "" : " (broken games: " + choices.broken.size() + ")"));
        }
        choices.broken.forEach(console.err()::println);
        String task = "learn " + chosen.name() + ", choices searched";
        try (Progress progress = new Progress(console, task, Duration.ofSeconds(2))) {
            AtomicLong searched = new AtomicLong();
            Learner<P> learner = new Learner<>(terms, depth, () -> progress.done(searched.incrementAndGet(), 0));
            Learnt found = found(learner, choices);
            progress.clear();
            format.print(console, found);
        }
        return 0;
    }

    /**
     * The report.
     *
     * @param explained how many training choices the printed weights predict
     * @param predicted how many held-back choices they predict
     * @param predictedByOwn how many held-back choices the game's own weights predict
     * @param learnt whether weights were found that explain more than the game's own
     */
    private record Learnt(
            int games,
            int choices,
            int explained,
            int heldBack,
            int predicted,
            int predictedByOwn,
            boolean learnt,
            Map<String, Integer> weights)
            implements Reply {
        @Override
        public String text() {
            StringBuilder text = new StringBuilder("games              " + games + "\n")
                    .append("choices explained  " + share(explained, choices))
                    .append("held back          " + share(predicted, heldBack))
                    .append("by own weights     " + share(predictedByOwn, heldBack))
                    .append(learnt ? "" : "nothing explains more than the game's own weights:\n");
            weights.forEach((name, weight) -> text.append(Text.of("%-18s %d%n", name, weight)));
            return text.toString();
        }
    }

    private static <P extends Position<P>> Learnt found(Learner<P> learner, Choices<P> choices) {
        double[] own = Arrays.stream(learner.terms().weights()).asDoubleStream().toArray();
        Learner.Model model = learner.learn(choices.seen, own);
        // Judges the printed weights, rounding included.
        int[] weights = model.whole();
        double[] printed = Arrays.stream(weights).asDoubleStream().toArray();
        Map<String, Integer> named = new LinkedHashMap<>();
        for (int i = 0; i < weights.length; i++) {
            named.put(learner.terms().names().get(i), weights[i]);
        }
        return new Learnt(
                choices.games,
                model.choices(),
                learner.predicted(choices.seen, printed),
                Learner.real(choices.held),
                learner.predicted(choices.held, printed),
                learner.predicted(choices.held, own),
                !Arrays.equals(model.weights(), own),
                named);
    }

    private static String share(int part, int whole) {
        return Text.of("%d of %d (%.1f %%)%n", part, whole, 100.0 * part / whole);
    }

    private static List<String> withTerms() {
        return Game.all().stream()
                .filter(each -> each.terms().isPresent())
                .<String>map(Game::name)
                .toList();
    }

    /** Collects the player's choices. */
    private final class Choices<P extends Position<P>> implements Archive.Handler<P> {
        private final List<String> sides;
        private final List<Choice<P>> seen = new ArrayList<>();
        private final List<Choice<P>> held = new ArrayList<>();
        private final List<String> broken = new ArrayList<>();
        private int games;

        Choices(Game<P> game) {
            sides = game.sides();
        }

        @Override
        public void game(Recorded<P> recorded) {
            List<Choice<P>> own = new ArrayList<>();
            P position = recorded.start().copy();
            for (int move : recorded.moves()) {
                if (isMeant(recorded.tags().getOrDefault(sides.get(position.turn()), ""))) {
                    own.add(Choice.of(position, move));
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

        @Override
        public void broken(String file, int number, long line, String reason) {
            // Printed later, because bad input gets a one-line answer.
            broken.add(file + ", game " + number + ", line " + line + ": " + Quoted.escaped(reason));
        }
    }
}
