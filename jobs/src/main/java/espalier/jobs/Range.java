package espalier.jobs;

/**
 * Numbers of trees, openings or games, which are their seeds. As a parameter {@code 1000} means 0 to 999, and {@code
 * 1000..1999} these numbers. To check a result, repeat it with other numbers.
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
