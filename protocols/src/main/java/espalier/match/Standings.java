package espalier.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The results of a match so far. Elo compares the first player with each of the others, by the pairs that are complete; the
 * test compares the first two.
 */
public final class Standings {
    private static final int RESULT = 4;
    private static final int FORFEIT = 5;

    private final String game;
    private final List<Line> lines = new ArrayList<>();
    private final int of;
    private final Optional<Sprt> sprt;
    /** The first player's points in the first game of a pair, by opponent and round. */
    private final Map<List<Integer>, Integer> halves = new HashMap<>();

    private final Map<Integer, Pairs> pairs = new HashMap<>();
    private int done;

    /** A player's results. */
    public static final class Line {
        private final String name;
        private int wins;
        private int draws;
        private int losses;
        private final Map<String, Integer> forfeits = new TreeMap<>();

        Line(String name) {
            this.name = name;
        }

        public String name() {
            return name;
        }

        public int games() {
            return wins + draws + losses;
        }

        public int wins() {
            return wins;
        }

        public int draws() {
            return draws;
        }

        public int losses() {
            return losses;
        }

        /** In points: 1 for a win, 1/2 for a draw. */
        public double score() {
            return wins + draws / 2.0;
        }

        /** The games lost without being beaten, by reason. */
        public Map<String, Integer> forfeits() {
            return Map.copyOf(forfeits);
        }

        private void add(int points) {
            wins += points == 2 ? 1 : 0;
            draws += points == 1 ? 1 : 0;
            losses += points == 0 ? 1 : 0;
        }
    }

    Standings(String game, List<String> names, int of, Optional<Sprt> sprt) {
        this.game = game;
        this.of = of;
        this.sprt = sprt;
        names.forEach(name -> lines.add(new Line(name)));
    }

    void add(List<String> row) {
        int first = Integer.parseInt(row.get(2));
        int second = Integer.parseInt(row.get(3));
        int points = row.get(RESULT).equals("1-0") ? 2 : row.get(RESULT).equals("0-1") ? 0 : 1;
        lines.get(first).add(points);
        lines.get(second).add(2 - points);
        if (!row.get(FORFEIT).equals(Plan.NONE)) {
            lines.get(points == 2 ? second : first).forfeits.merge(row.get(FORFEIT), 1, Integer::sum);
        }
        done++;
        if (first == 0 || second == 0) {
            int opponent = first + second;
            int round = Integer.parseInt(row.get(1));
            int mine = first == 0 ? points : 2 - points;
            Integer other = halves.putIfAbsent(List.of(opponent, round), mine);
            if (other != null) {
                pairs.put(opponent, pairs(opponent).and(other + mine));
            }
        }
    }

    public String game() {
        return game;
    }

    /** The players in the order in which they were given. */
    public List<Line> lines() {
        return List.copyOf(lines);
    }

    /** The games that are finished. */
    public int done() {
        return done;
    }

    /** All games of the match. */
    public int of() {
        return of;
    }

    /** Of the first player against the second. */
    public Pairs pairs() {
        return pairs(1);
    }

    /** Of the first player against another one, by its place among the players. */
    public Pairs pairs(int opponent) {
        return pairs.getOrDefault(opponent, Pairs.none());
    }

    public Optional<Sprt> sprt() {
        return sprt;
    }

    /** The test's decision. */
    public Optional<Sprt.Verdict> verdict() {
        return sprt.flatMap(test -> test.verdict(pairs()));
    }

    boolean isDecided() {
        return verdict().isPresent();
    }
}
