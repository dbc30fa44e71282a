/**
 * Game-tree search: drivers, procedures, memories, artificial trees, proofs, opponent models.
 *
 * <p>The engine room is not exported. Its copies live in loaders of their own, outside of every named module, so they see
 * exported packages only: every other package is exported.
 */
module espalier.core {
    requires static org.jspecify;

    exports espalier.driver;
    exports espalier.endings;
    exports espalier.game;
    exports espalier.models;
    exports espalier.observe;
    exports espalier.play;
    exports espalier.proof;
    exports espalier.search;
    exports espalier.solve;
    exports espalier.tree;

    uses espalier.game.Game;
    uses espalier.search.AlgorithmProvider;
}
