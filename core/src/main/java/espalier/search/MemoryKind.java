package espalier.search;

import espalier.game.Quoted;

/**
 * Which memory a search uses.
 *
 * @param type the kind
 * @param size the most nodes of a bounded search tree, the entries of a table; not used by the others
 */
public record MemoryKind(Type type, int size) {
    /** The kinds of memory. */
    public enum Type {
        /** Nothing is kept. */
        NONE,
        /** The exact search tree. */
        TREE,
        /** The exact search tree up to a number of nodes. */
        BOUNDED_TREE,
        /** A transposition table. */
        TABLE
    }

    /** Nothing is kept. */
    public static final MemoryKind NONE = new MemoryKind(Type.NONE, 0);

    /** The exact search tree. */
    public static final MemoryKind TREE = new MemoryKind(Type.TREE, 0);

    /**
     * {@return a search tree of at most this many nodes that drops irrelevant parts}
     *
     * @param nodes the most nodes it keeps
     */
    public static MemoryKind boundedTree(int nodes) {
        return new MemoryKind(Type.BOUNDED_TREE, nodes);
    }

    /**
     * {@return a transposition table of this many entries}
     *
     * @param entries its size
     */
    public static MemoryKind table(int entries) {
        return new MemoryKind(Type.TABLE, entries);
    }

    /**
     * Reads {@code none}, {@code tree}, {@code tree:NODES} or {@code table:ENTRIES}.
     *
     * @param text the words
     * @return the memory
     * @throws IllegalArgumentException saying what was expected
     */
    public static MemoryKind parse(String text) {
        int colon = text.indexOf(':') + 1;
        return switch (text.substring(0, colon == 0 ? text.length() : colon)) {
            case "none" -> NONE;
            case "tree" -> TREE;
            case "tree:" -> boundedTree(size(text, text.substring(colon)));
            case "table:" -> table(size(text, text.substring(colon)));
            default ->
                throw new IllegalArgumentException(
                        "memory is tree, tree:NODES or table:ENTRIES, not " + Quoted.quoted(text));
        };
    }

    private static int size(String text, String number) {
        try {
            int size = Integer.parseInt(number);
            if (size >= 1 && size <= 1 << 28) {
                return size;
            }
        } catch (NumberFormatException e) {
            // Falls through to the message.
        }
        throw new IllegalArgumentException(
                "the size in memory " + Quoted.quoted(text) + " must be a number from 1 to 2^28");
    }
}
