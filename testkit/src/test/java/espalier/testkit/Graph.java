package espalier.testkit;

import espalier.game.Position;
import espalier.solve.Outcome;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Random;

/**
 * A game on a graph that may have cycles. A node belongs to the side that moves there; endless play is a draw. Node 0
 * is the start, and the first player moves there.
 *
 * @param next the successors of each node, none where the game is over
 * @param scores the results for the side to move where it is over
 * @param turns whose move it is
 */
record Graph(int[][] next, int[] scores, int[] turns) {
    static Graph random(Random random) {
        random.nextInt();
        int nodes = 4 + random.nextInt(40);
        int[][] next = new int[nodes][];
        int[] scores = new int[nodes];
        int[] turns = new int[nodes];
        for (int node = 1; node < nodes; node++) {
            turns[node] = random.nextInt(2);
        }
        int draws = random.nextInt(3);
        for (int node = 0; node < nodes; node++) {
            boolean over = node > 0 && random.nextInt(8) == 0;
            next[node] = over ? new int[0] : successors(node, turns, random);
            scores[node] = random.nextInt(3) < draws ? 0 : random.nextBoolean() ? 1 : -1;
        }
        return new Graph(next, scores, turns);
    }

    private static int[] successors(int node, int[] turns, Random random) {
        int[] others = java.util.stream.IntStream.range(0, turns.length)
                .filter(other -> turns[other] != turns[node])
                .toArray();
        return random.ints(others.length == 0 ? 0 : 1 + random.nextInt(3), 0, Math.max(1, others.length))
                .map(i -> others[i])
                .distinct()
                .toArray();
    }

    /** The outcome at the start. */
    Outcome solved() {
        return solved(0);
    }

    /** The outcome for the side to move at a node, by retrograde analysis: what is never reached is a draw. */
    Outcome solved(int wanted) {
        Outcome[] outcome = new Outcome[next.length];
        Arrays.fill(outcome, Outcome.UNKNOWN);
        Deque<Integer> known = new ArrayDeque<>();
        for (int node = 0; node < next.length; node++) {
            if (next[node].length == 0) {
                outcome[node] = Outcome.of(scores[node]);
                known.add(node);
            }
        }
        while (!known.isEmpty()) {
            known.remove();
            for (int node = 0; node < next.length; node++) {
                if (outcome[node] == Outcome.UNKNOWN) {
                    boolean wins = Arrays.stream(next[node]).anyMatch(n -> outcome[n] == Outcome.LOSS);
                    boolean loses = Arrays.stream(next[node]).allMatch(n -> outcome[n] == Outcome.WIN);
                    if (wins || loses) {
                        outcome[node] = wins ? Outcome.WIN : Outcome.LOSS;
                        known.add(node);
                    }
                }
            }
        }
        return outcome[wanted] == Outcome.UNKNOWN ? Outcome.DRAW : outcome[wanted];
    }

    static Outcome turned(Outcome outcome) {
        return switch (outcome) {
            case WIN -> Outcome.LOSS;
            case LOSS -> Outcome.WIN;
            case DRAW, UNKNOWN -> outcome;
        };
    }

    @Override
    public String toString() {
        return Arrays.deepToString(next) + " " + Arrays.toString(scores) + " " + Arrays.toString(turns);
    }

    /** A walk through the graph; a move is the number of the node it leads to. */
    static final class Walk implements Position<Walk> {
        private final Graph graph;
        private int[] way = new int[64];
        private int ply;

        Walk(Graph graph) {
            this.graph = graph;
        }

        int node() {
            return way[ply];
        }

        @Override
        public int generate(int[] moves, int from) {
            int[] successors = graph.next[node()];
            System.arraycopy(successors, 0, moves, from, successors.length);
            return from + successors.length;
        }

        @Override
        public void play(int move) {
            if (ply + 1 == way.length) {
                way = Arrays.copyOf(way, 2 * way.length);
            }
            way[++ply] = move;
        }

        @Override
        public void undo() {
            ply--;
        }

        @Override
        public int turn() {
            return graph.turns[node()];
        }

        @Override
        public int score() {
            return graph.scores[node()];
        }

        @Override
        public long key() {
            return node();
        }

        @Override
        public Walk copy() {
            Walk copy = new Walk(graph);
            copy.way = way.clone();
            copy.ply = ply;
            return copy;
        }

        @Override
        public int maxMoves() {
            return 8;
        }
    }
}
