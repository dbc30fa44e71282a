package espalier.lab.experiment;

/** An experiment that says in one place what it is about. */
public abstract class DescribedExperiment implements Experiment {
    private final Description description;

    /**
     * What an experiment is about.
     *
     * @param paper as {@link Experiment#paper}
     * @param shows as {@link Experiment#shows}; the name is made of it
     * @param claim as {@link Experiment#claim}
     * @param counting as {@link Experiment#counting}
     * @param quick how long the quick size takes on two cores
     * @param full how long the paper's size takes on two cores
     */
    public record Description(String paper, String shows, String claim, String counting, String quick, String full) {}

    protected DescribedExperiment(Description description) {
        this.description = description;
    }

    @Override
    public final String paper() {
        return description.paper;
    }

    @Override
    public final String shows() {
        return description.shows;
    }

    @Override
    public final String claim() {
        return description.claim;
    }

    @Override
    public final String counting() {
        return description.counting;
    }

    @Override
    public final String duration(Size size) {
        return size == Size.QUICK ? description.quick : description.full;
    }
}
