package espalier.tree;

/** What all trees share: moves are indices of children, and whose turn it is follows from the ply. */
abstract class PathTree<P extends PathTree<P>> implements Tree<P> {
    final int low;
    final int high;
    private final int height;
    private final int rootWidth;
    private final int widest;
    int ply;

    PathTree(int low, int high, int height, int rootWidth, int widest) {
        this.low = low;
        this.high = high;
        this.height = height;
        this.rootWidth = rootWidth;
        this.widest = widest;
    }

    static int indices(int children, int[] moves, int from) {
        for (int i = 0; i < children; i++) {
            moves[from + i] = i;
        }
        return from + children;
    }

    @Override
    public void undo() {
        ply--;
    }

    @Override
    public int turn() {
        return ply & 1;
    }

    @Override
    public int low() {
        return low;
    }

    @Override
    public int high() {
        return high;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public int rootWidth() {
        return rootWidth;
    }

    @Override
    public int maxMoves() {
        return widest;
    }
}
