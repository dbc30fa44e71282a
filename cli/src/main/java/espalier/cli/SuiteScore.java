package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.game.Text;
import espalier.games.Suite;
import espalier.play.Iteration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Scores the answers to a suite. */
final class SuiteScore<P extends Position<P>> {
    private static final int LONGEST_NAME = 30;

    private final Game<P> game;
    private final int positions;
    private final int broken;
    private final int nameWidth;

    private int done;
    private int judged;
    private int solved;
    private long points;
    private long mostPoints;
    private long leafEvaluations;
    private long nodeVisits;
    private long nanos;

    SuiteScore(Game<P> game, List<Suite.Problem<P>> problems, int broken) {
        this.game = game;
        this.positions = problems.size();
        this.broken = broken;
        this.nameWidth = problems.stream()
                .mapToInt(problem -> Math.min(LONGEST_NAME, name(problem).length()))
                .max()
                .orElse(1);
    }

    /** Positions without a name get their line number. */
    private static String name(Suite.Problem<?> problem) {
        return problem.id().isEmpty() ? "line " + problem.line() : problem.id();
    }

    /**
     * @param solved whether the answer is right; false also without a task
     */
    record Verdict<P extends Position<P>>(
            Reading<P> findings, Suite.Problem<P> problem, Iteration found, boolean solved) {
        Suite.Answers answers() {
            return problem.answers();
        }

        int points() {
            return found.line().isEmpty() ? 0 : answers().points(found.move());
        }

        List<String> moves(Set<Integer> moves) {
            return moves.stream()
                    .map(move -> findings.game().formatMove(problem.position(), move))
                    .toList();
        }

        String json() {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("id", name(problem));
            fields.put("line", problem.line());
            fields.put("solved", answers().areKnown() ? solved : Optional.empty());
            if (!answers().points().isEmpty()) {
                fields.put("points", points());
                fields.put("mostPoints", answers().mostPoints());
            }
            if (!answers().best().isEmpty()) {
                fields.put("bestMoves", moves(answers().best()));
            }
            if (!answers().avoid().isEmpty()) {
                fields.put("avoidMoves", moves(answers().avoid()));
            }
            answers().winIn().ifPresent(plies -> fields.put("shouldWinIn", plies));
            fields.putAll(findings.fields(found, Reading.isExact(found)));
            return Json.of(fields);
        }

        /** The task. */
        String wanted() {
            List<String> wanted = new ArrayList<>();
            if (!answers().best().isEmpty()) {
                wanted.add("best " + String.join(" ", moves(answers().best())));
            }
            if (!answers().avoid().isEmpty()) {
                wanted.add("avoid " + String.join(" ", moves(answers().avoid())));
            }
            if (!answers().points().isEmpty()) {
                wanted.add(points() + " of " + answers().mostPoints() + " points");
            }
            answers().winIn().ifPresent(plies -> wanted.add("win in " + plies + " plies"));
            return String.join(", ", wanted);
        }
    }

    /** @param last the last iteration; empty if the game is over */
    Verdict<P> judge(Suite.Problem<P> problem, Optional<Iteration> last) {
        Suite.Answers answers = problem.answers();
        Reading<P> findings = new Reading<>(game, problem.position());
        boolean right = answers.areKnown()
                && last.isPresent()
                && answers.areMetBy(last.get().move(), Reading.value(last.get()));
        Iteration found = last.orElseGet(findings::finished);
        Verdict<P> verdict = new Verdict<>(findings, problem, found, right);
        done++;
        judged += answers.areKnown() ? 1 : 0;
        solved += right ? 1 : 0;
        points += verdict.points();
        mostPoints += answers.mostPoints();
        leafEvaluations += found.leafEvaluations();
        nodeVisits += found.nodeVisits();
        nanos += found.nanos();
        return verdict;
    }

    int done() {
        return done;
    }

    /** One line of text: number, name, verdict, finding, task. */
    String row(Verdict<P> verdict) {
        Iteration found = verdict.found;
        String name = Quoted.escaped(name(verdict.problem));
        int digits = Integer.toString(positions).length();
        String row = Text.of(
                "%" + digits + "d/%d  %-" + nameWidth + "s  %-6s  %-8s  %16s  depth %2d  %12d node visits  %s",
                done,
                positions,
                name.length() > nameWidth ? name.substring(0, nameWidth) : name,
                !verdict.answers().areKnown() ? "-" : verdict.solved ? "solved" : "missed",
                found.line().isEmpty() ? "-" : verdict.findings.line(found).get(0),
                verdict.findings.value(found.value(), found.bound()),
                found.depth(),
                found.nodeVisits(),
                verdict.wanted());
        return row.stripTrailing();
    }

    String text() {
        return (judged == 0 ? "nothing was asked for" : "solved " + solved + " of " + judged)
                + (mostPoints == 0 ? "" : ", " + points + " of " + mostPoints + " points")
                + ", " + done + " of " + positions + " positions"
                + (broken == 0 ? "" : ", " + broken + (broken == 1 ? " broken line" : " broken lines"))
                + ", " + leafEvaluations + " leaf evaluations, " + nodeVisits + " node visits in "
                + Text.of("%.1f s", nanos / 1e9);
    }

    private record Summary(
            boolean summary,
            int positions,
            int done,
            int judged,
            int solved,
            long points,
            long mostPoints,
            int broken,
            long leafEvaluations,
            long nodeVisits,
            long ms) {}

    String json() {
        long ms = nanos / 1_000_000;
        return Json.of(new Summary(
                true, positions, done, judged, solved, points, mostPoints, broken, leafEvaluations, nodeVisits, ms));
    }
}
