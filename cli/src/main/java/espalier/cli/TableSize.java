package espalier.cli;

/** The size of a search's table as people give it. */
final class TableSize {
    private static final int BYTES_OF_AN_ENTRY = 16;

    private TableSize() {}

    /**
     * The entries of a table of so many megabytes.
     *
     * @param most the most megabytes that the search can use
     * @throws BadInput if Java has not as much memory; tables are rounded up to a power of two
     */
    static int entries(String hash, int most) {
        int size = Numbers.integer("--hash", hash, 1, most);
        long room = Runtime.getRuntime().maxMemory() >> 20;
        if (Integer.highestOneBit(2 * size - 1) >= room) {
            throw new BadInput("--hash " + size + ": Java has only " + room
                    + " MB; give it more with ESPALIER_JAVA_OPTS=-Xmx" + (size / 1024 + 2) + "g");
        }
        return size * ((1 << 20) / BYTES_OF_AN_ENTRY);
    }
}
