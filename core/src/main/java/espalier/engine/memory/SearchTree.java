package espalier.engine.memory;

import espalier.game.Score;
import java.util.Arrays;

/**
 * The exact search tree of the papers: every generated node, with f- and f+, found by its place, never lost and never
 * confused. A node takes sixteen bytes (both bounds, the block of its children and their number). Nodes are in pages,
 * so growth copies nothing; only the first page starts small, for the many small searches.
 *
 * <p>With a limit it is the bounded search tree of solution-trees, section 7. At the limit, new nodes are not kept.
 * Between passes it drops the subtrees that cannot matter any more: those below nodes whose own bounds answer every
 * window that the root's bounds still allow. Dropped nodes that are needed after all are searched again, so every
 * result stays exact.
 *
 * <p>Limit, size and peak count the nodes that are kept. The allocated memory ({@link #bytes}) may be larger: it comes
 * in pages, never shrinks, and a dropped block of children is reused only for a node of the same width.
 */
public final class SearchTree implements Memory {
    private static final int PAGE_BITS = 14;
    private static final int PAGE = 1 << PAGE_BITS;
    private static final int FIRST_PAGE = 16;
    private static final int LOWER = 0;
    private static final int UPPER = 1;
    private static final int BLOCK = 2;
    private static final int WIDTH = 3;

    private final int limit;
    private int[][] pages = {new int[FIRST_PAGE << 2], null, null, null};
    private int size;
    private int live;
    private long peak;
    /** By width: the head of a list of freed blocks, linked through {@code BLOCK}. */
    private int[] freed = {};

    private int lower;
    private int upper;

    /** Keeps everything. */
    public SearchTree() {
        this(Integer.MAX_VALUE);
    }

    /** Keeps at most this many nodes. */
    public SearchTree(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("a search tree keeps at least the root, not " + limit + " nodes");
        }
        this.limit = limit;
        allocate(1);
    }

    @Override
    public boolean keyed() {
        return false;
    }

    @Override
    public boolean find(int place, long key, int depth, int ply) {
        if (place < 0) {
            lower = -Score.INFINITY;
            upper = Score.INFINITY;
            return false;
        }
        int[] page = pages[place >>> PAGE_BITS];
        int at = (place & (PAGE - 1)) << 2;
        lower = page[at + LOWER];
        upper = page[at + UPPER];
        return !Memory.isOpen(lower, upper);
    }

    @Override
    public int lower() {
        return lower;
    }

    @Override
    public int upper() {
        return upper;
    }

    @Override
    public void store(int place, long key, int depth, int ply, int newLower, int newUpper) {
        if (place >= 0) {
            int[] page = pages[place >>> PAGE_BITS];
            int at = (place & (PAGE - 1)) << 2;
            page[at + LOWER] = newLower;
            page[at + UPPER] = newUpper;
        }
    }

    @Override
    public int expand(int place, int width) {
        if (place < 0) {
            return NOWHERE;
        }
        int block = get(place, BLOCK);
        if (block != NOWHERE || live + width > limit) {
            return block;
        }
        block = allocate(width);
        set(place, BLOCK, block);
        set(place, WIDTH, width);
        return block;
    }

    private int allocate(int width) {
        int block;
        if (width < freed.length && freed[width] != NOWHERE) {
            block = freed[width];
            freed[width] = get(block, BLOCK);
        } else {
            block = size;
            if (size > Integer.MAX_VALUE - PAGE - width) {
                throw new IllegalStateException("the search tree is full: 2^31 nodes");
            }
            size += width;
            int lastPage = (size - 1) >>> PAGE_BITS;
            if (lastPage >= pages.length) {
                pages = Arrays.copyOf(pages, Math.max(lastPage + 1, pages.length * 2));
            }
            growFirstPage();
            for (int i = lastPage; i >= 1 && pages[i] == null; i--) {
                pages[i] = new int[PAGE << 2];
            }
        }
        live += width;
        peak = Math.max(peak, live);
        for (int i = block; i < block + width; i++) {
            set(i, LOWER, -Score.INFINITY);
            set(i, UPPER, Score.INFINITY);
            set(i, BLOCK, NOWHERE);
        }
        return block;
    }

    private void growFirstPage() {
        int nodes = pages[0].length >> 2;
        if (size > nodes && nodes < PAGE) {
            pages[0] = Arrays.copyOf(pages[0], Math.min(PAGE, Math.max(size, nodes + (nodes >> 1))) << 2);
        }
    }

    /** Drops what cannot matter any more, but only if memory is limited and more than half used. */
    @Override
    public void pass(int rootLower, int rootUpper) {
        if (live > limit / 2) {
            prune(ROOT, rootLower, rootUpper);
        }
    }

    private void prune(int place, int alpha, int beta) {
        int block = get(place, BLOCK);
        if (block == NOWHERE) {
            return;
        }
        if (Memory.answers(get(place, LOWER), get(place, UPPER), alpha, beta)) {
            drop(place);
            return;
        }
        for (int i = 0; i < get(place, WIDTH); i++) {
            prune(block + i, -beta, -alpha);
        }
    }

    private void drop(int place) {
        int block = get(place, BLOCK);
        if (block == NOWHERE) {
            return;
        }
        int width = get(place, WIDTH);
        for (int i = 0; i < width; i++) {
            drop(block + i);
        }
        set(place, BLOCK, NOWHERE);
        live -= width;
        if (width >= freed.length) {
            int old = freed.length;
            freed = Arrays.copyOf(freed, width + 1);
            Arrays.fill(freed, old, freed.length, NOWHERE);
        }
        set(block, BLOCK, freed[width]);
        freed[width] = block;
    }

    /** The largest number of nodes kept at a time; dropped ones do not count, though their memory stays allocated. */
    @Override
    public long peak() {
        return peak;
    }

    /** The nodes kept now. */
    public int size() {
        return live;
    }

    /** The allocated bytes: the nodes, kept or free, and the list of pages. */
    public long bytes() {
        long bytes = 4L * pages.length;
        for (int[] page : pages) {
            bytes += page == null ? 0 : 4L * page.length;
        }
        return bytes;
    }

    private int get(int place, int field) {
        return pages[place >>> PAGE_BITS][((place & (PAGE - 1)) << 2) + field];
    }

    private void set(int place, int field, int value) {
        pages[place >>> PAGE_BITS][((place & (PAGE - 1)) << 2) + field] = value;
    }
}
