package espalier.jobs;

/**
 * Numbers of trees, openings or games, which are their seeds: {@code 1000} as a parameter means 0 to 999,
 * {@code 1000..1999} those. So whoever doubts a result repeats it with others.
 *
 * @param first the first number
 * @param count how many
 */
public record Range(int first, int count) {
    /** The number after the last. */
    public int end() {
        return first + count;
    }
}
