package espalier.studio;

import espalier.jobs.JobFailure;
import espalier.jobs.Run;
import espalier.jobs.Runner;
import espalier.jobs.Table;
import espalier.jobs.Work;
import java.util.ArrayList;
import java.util.List;

/** A run of this process: remembers its rows for pages, and can be stopped after any job. What is finished stays. */
final class Underway implements Runner {
    private final Run before;
    private final Runner runner;
    private final List<List<String>> rows;
    private int done;
    private volatile boolean stopped;

    Underway(Run before, Runner runner) {
        this.before = before;
        this.runner = runner;
        this.rows = new ArrayList<>(before.rows().rows());
        this.done = before.done();
    }

    void stop() {
        stopped = true;
    }

    boolean isStopped() {
        return stopped;
    }

    /** The results so far, in the order in which jobs ended. */
    synchronized Run soFar() {
        return new Run(
                before.manifest(),
                before.workload(),
                before.jobs(),
                done,
                new Table(before.workload().columns(), List.copyOf(rows)));
    }

    @Override
    public void run(Work work, int[] jobs, Sink sink) {
        runner.run(work, jobs, texts -> {
            sink.take(texts);
            add(texts);
            if (stopped) {
                throw new JobFailure("stopped");
            }
        });
    }

    private synchronized void add(List<String> texts) {
        for (String text : texts) {
            text.lines().forEach(line -> {
                List<String> cells = List.of(line.split(",", -1));
                rows.add(cells.subList(2, cells.size()));
            });
            done++;
        }
    }

    @Override
    public String describe() {
        return runner.describe();
    }
}
