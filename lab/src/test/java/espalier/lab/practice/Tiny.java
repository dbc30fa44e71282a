package espalier.lab.practice;

import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Rows;
import espalier.jobs.Table;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Experiments;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.ToDoubleBiFunction;

/** Runs experiments at sizes that take a second or so, and makes up their rows. */
public final class Tiny {
    private Tiny() {}

    public static List<Experiment> of(String paper) {
        return Experiments.all().stream().filter(e -> e.paper().equals(paper)).toList();
    }

    /** Quick parameters with changed values, as far as the experiment has them. */
    public static Parameters parameters(Experiment experiment, Map<String, String> values) {
        Parameters parameters = experiment.parameters(Size.QUICK);
        for (Map.Entry<String, String> value : values.entrySet()) {
            if (parameters.values().containsKey(value.getKey())) {
                parameters = parameters.with(value.getKey(), value.getValue());
            }
        }
        return parameters;
    }

    public static Table rows(Experiment experiment, Parameters parameters) {
        Jobs jobs = experiment.jobs(parameters);
        Rows rows = new Rows(experiment.columns().size());
        for (int job = 0; job < jobs.count(); job++) {
            jobs.run(job, rows);
        }
        return new Table(experiment.columns(), rows.all());
    }

    /** Counts of a variant at a depth, made up. */
    public record Made(double leaves, double visits, int passes, int value) {
        /** As many visits as leaves. */
        public Made(double nodes, int passes, int value) {
            this(nodes, nodes, passes, value);
        }
    }

    /** An outcome from made-up counts: a number of nodes for each variant and depth, a little different by position. */
    public static Findings madeUp(
            GameExperiment experiment, Parameters parameters, ToDoubleBiFunction<String, Integer> nodes) {
        return madeUp(
                experiment,
                parameters,
                List.of(),
                (variant, depth) -> new Made(nodes.applyAsDouble(variant, depth), 3, 0));
    }

    /**
     * The same with passes and values.
     *
     * @param more names beside those of the variants
     */
    public static Findings madeUp(
            GameExperiment experiment,
            Parameters parameters,
            List<String> more,
            BiFunction<String, Integer, Made> counts) {
        List<List<String>> rows = new ArrayList<>();
        for (GameDepth game : GameExperiment.depths(parameters)) {
            List<String> names = new ArrayList<>(more);
            experiment.variants(game, parameters).forEach(variant -> names.add(variant.key()));
            for (String name : names) {
                for (int position = 0; position < 20; position++) {
                    for (int depth = 1; depth <= game.depth(); depth++) {
                        Made made = counts.apply(name, depth);
                        // A tenth of a per cent of noise, that no two variants share.
                        double noise = 1 + 0.001 * ((position * 7 + name.length()) % 5 - 2);
                        String leaves = Long.toString(Math.round(1e6 * depth * noise * made.leaves));
                        String visits = Long.toString(Math.round(1e6 * depth * noise * made.visits));
                        List<String> row = new ArrayList<>(List.of(
                                game.game().name(),
                                Integer.toString(position),
                                name,
                                Integer.toString(depth),
                                leaves,
                                visits,
                                Integer.toString(made.passes + position % 2),
                                Integer.toString(made.value)));
                        if (experiment.timed()) {
                            row.add(visits);
                        }
                        rows.add(row);
                    }
                }
            }
        }
        return experiment.study(parameters, new Table(experiment.columns(), rows));
    }
}
