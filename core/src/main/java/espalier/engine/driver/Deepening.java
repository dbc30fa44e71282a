package espalier.engine.driver;

import espalier.engine.memory.Claims;
import espalier.engine.memory.TranspositionTable;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.Iteration;
import espalier.play.Think;
import espalier.play.Thinking;
import espalier.play.Thought;
import espalier.search.Bound;
import espalier.search.Stopped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Iterative deepening around a driver around the practical procedure. A session keeps the table and the move ordering's memory
 * from one search to the next. Several threads share the table and what they are searching at the moment (lazy SMP): helpers
 * search the same position, prefer moves that no other thread is searching, and what they store saves the first one work.
 */
public final class Deepening implements Thinking {
    @Override
    public <P extends Position<P>> Session<P> open(Think<P> think) {
        return new Mind<>(think);
    }

    /** What is kept between searches. */
    private static final class Mind<P extends Position<P>> implements Session<P> {
        private final Think<P> think;
        private final List<Learnt<P>> learnt = new ArrayList<>();
        private final TranspositionTable table;

        Mind(Think<P> think) {
            this.think = think;
            this.table = think.entries() == 0 ? TranspositionTable.none() : new TranspositionTable(think.entries());
        }

        @Override
        public void prepare() {
            table.complete();
        }

        @Override
        public void clear() {
            learnt.clear();
            table.clear();
        }

        /** What each thread learns, made when first needed; it and the table age when used again. */
        private void begin(P position) {
            if (!learnt.isEmpty()) {
                table.age();
                learnt.forEach(Learnt::age);
            }
            while (learnt.size() < think.threads()) {
                learnt.add(Learnt.nothing(think, position));
            }
        }

        @Override
        public Thought think(P position, Task task) {
            if (position.over(new int[position.maxMoves()], 0)) {
                return Thought.none(0);
            }
            begin(position);
            task.played().forEach(table::forget);
            Claims claims = think.threads() == 1 ? null : new Claims();
            Helpers<P> helpers = new Helpers<>();
            for (int i = 1; i < think.threads(); i++) {
                helpers.add(think, task, position.copy(), table.view(), learnt.get(i), claims);
            }
            Worker<P> worker = Worker.first(think, task, position, table, learnt.get(0), claims, helpers::visitsSoFar);
            Thought thought = new Run<>(think, task, worker, helpers).deepen();
            helpers.check();
            return thought;
        }
    }

    /** One search: iterations until a limit is reached, or until deeper ones would say the same. */
    private static final class Run<P extends Position<P>> {
        private final Task task;
        private final Worker<P> worker;
        private final Helpers<P> helpers;
        private final int firstDepth;
        private final int lastDepth;
        private final List<Iteration> iterations = new ArrayList<>();
        private final List<Iteration> lines = new ArrayList<>();

        Run(Think<P> think, Task task, Worker<P> worker, Helpers<P> helpers) {
            this.task = task;
            this.worker = worker;
            this.helpers = helpers;
            this.lastDepth = Math.min(think.search().depth(), task.limits().depth());
            this.firstDepth = Math.min(think.firstDepth(), lastDepth);
        }

        Thought deepen() {
            try {
                iterate();
                return thought(Optional.empty(), true);
            } catch (Stopped e) {
                Optional<Iteration> better = better();
                better.ifPresent(line -> lines.add(0, line));
                forgetOlder();
                return thought(better, false);
            }
        }

        private Thought thought(Optional<Iteration> better, boolean complete) {
            return new Thought(
                    iterations,
                    better,
                    lines,
                    worker.evaluations() + helpers.evaluations(),
                    worker.visits() + helpers.visits(),
                    complete);
        }

        private void iterate() {
            int withoutHorizon = 0;
            for (int depth = firstDepth; depth <= lastDepth; depth++) {
                if (depth > firstDepth && task.deadline().isLate()) {
                    throw new Stopped();
                }
                long before = horizons();
                boolean decided = search(depth);
                withoutHorizon = horizons() == before ? withoutHorizon + 1 : 0;
                if (decided || withoutHorizon == 2) {
                    return;
                }
            }
        }

        /** Searches all lines to a depth and reports those that are complete, also when it is stopped; whether all are decided. */
        private boolean search(int depth) {
            List<Worker.Found> found = new ArrayList<>();
            boolean decided = true;
            try {
                for (int rank = 1; rank <= worker.lines(); rank++) {
                    try {
                        helpers.start(depth, rank, worker);
                        Worker.Found line = worker.search(depth, rank);
                        found.add(line);
                        decided &= isDecided(line, depth);
                    } finally {
                        helpers.stop();
                    }
                }
                return decided;
            } finally {
                report(depth, found);
            }
        }

        /** The best line first: without full width a later search may find a line that is better than an earlier one. */
        private void report(int depth, List<Worker.Found> found) {
            found.sort(Comparator.comparingInt(Worker.Found::value).reversed());
            worker.rank(found);
            for (int i = 0; i < found.size(); i++) {
                Iteration iteration = iteration(depth, i + 1, found.get(i));
                if (i == 0) {
                    iterations.add(iteration);
                    task.deadline().found(iteration);
                }
                lines.add(i, iteration);
                task.listener().iteration(iteration);
            }
            forgetOlder();
        }

        /** Of lines that begin with the same move the first remains. */
        private void forgetOlder() {
            for (int i = lines.size() - 1; i > 0; i--) {
                if (beginsLikeAnEarlier(i)) {
                    lines.remove(i);
                }
            }
            if (lines.size() > worker.lines()) {
                lines.subList(worker.lines(), lines.size()).clear();
            }
        }

        private boolean beginsLikeAnEarlier(int i) {
            int move = lines.get(i).move();
            for (Iteration line : lines.subList(0, i)) {
                if (line.move() == move) {
                    return true;
                }
            }
            return false;
        }

        /** What the interrupted iteration has proved to be better than the last complete one's move. */
        private Optional<Iteration> better() {
            int depth = iterations.isEmpty()
                    ? firstDepth
                    : iterations.get(iterations.size() - 1).depth() + 1;
            return worker.better(iterations.isEmpty()).map(found -> iteration(depth, 1, found));
        }

        private Iteration iteration(int depth, int rank, Worker.Found found) {
            return new Iteration(
                    depth,
                    Math.max(depth, worker.selectiveDepth()),
                    rank,
                    found.value(),
                    found.bound(),
                    worker.line(found, depth),
                    worker.evaluations() + helpers.evaluations(),
                    worker.visits() + helpers.visits(),
                    task.deadline().nanos(),
                    found.passes(),
                    worker.tableUse(),
                    found.rootValues());
        }

        /** Unfinished games met at the depth limit; where none is met any more, the game is known to its end. */
        private long horizons() {
            return worker.horizons() + helpers.horizons();
        }

        /** A forced win or loss within the depth: deeper searches say the same. */
        private static boolean isDecided(Worker.Found line, int depth) {
            return line.bound() == Bound.EXACT
                    && !Score.isEvaluation(line.value())
                    && Score.plies(line.value()) <= depth;
        }
    }
}
