package espalier.jobs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A description of work that any JVM with the same class path understands.
 *
 * @param workload its name
 * @param parameters as {@link Parameters#values} returns them
 */
public record Work(String workload, Map<String, String> parameters) {
    public Work {
        parameters = Parameters.of(parameters).values();
    }

    /** Prepares the work; threads may share the result. */
    public Ready ready() {
        Workload found = Workload.named(workload);
        return new Ready(found.jobs(Parameters.of(parameters)), found.columns().size());
    }

    /** Work that is ready to run in this JVM. */
    public record Ready(Jobs jobs, int width) implements AutoCloseable {
        /**
         * Runs a job. The text is what the file contains: for each row a line with job, row count and cells.
         *
         * @throws JobFailure if the job fails
         */
        public String run(int job) {
            Rows rows = new Rows(width);
            try {
                jobs.run(job, rows);
            } catch (RuntimeException e) {
                throw new JobFailure("job " + job + " failed: " + e.toString().replaceAll("\\s+", " "), e);
            }
            List<List<String>> all = rows.all();
            if (all.isEmpty()) {
                throw new JobFailure("job " + job + " failed: it has no rows");
            }
            StringBuilder text = new StringBuilder();
            for (List<String> row : all) {
                List<String> cells = new ArrayList<>(width + 2);
                cells.add(Integer.toString(job));
                cells.add(Integer.toString(all.size()));
                cells.addAll(row);
                text.append(String.join(",", cells)).append('\n');
            }
            return text.toString();
        }

        @Override
        public void close() {
            jobs.close();
        }
    }
}
