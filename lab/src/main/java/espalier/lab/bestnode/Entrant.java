package espalier.lab.bestnode;

import espalier.driver.Hints;
import espalier.search.Algorithm;
import espalier.search.MemoryKind;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * An algorithm in a comparison.
 *
 * @param key in rows: no two entrants have the same, and none changes once rows are published
 * @param title in legends
 * @param search how it searches trees of a shape
 */
record Entrant(String key, String title, Function<Shape, Search<UniformTree>> search) {
    private Entrant(String key, Function<Shape, Search<UniformTree>> search) {
        this(key, key, search);
    }

    private static Entrant of(String name, Algorithm algorithm) {
        return new Entrant(name, shape -> Search.with(algorithm));
    }

    /** Divides the trees' range, or the range of all scores if it is not known. */
    private static Entrant dividing(String name, Algorithm algorithm, boolean known) {
        return known ? of(name, algorithm) : guessing(name, algorithm, shape -> 0);
    }

    /** NegaScout that knows the range and starts with it as its window. */
    private static Entrant negaScout(String name, MemoryKind memory) {
        return new Entrant(
                name,
                shape -> Search.<UniformTree>with(Algorithm.ASPIRATION_NEGA_SCOUT)
                        .hints(Hints.NONE.guess(shape.high() / 2).delta((shape.high() + 1) / 2))
                        .memory(memory));
    }

    static Entrant guessing(String name, Algorithm algorithm, Function<Shape, Integer> guess) {
        return new Entrant(
                name, shape -> Search.<UniformTree>with(algorithm).hints(Hints.NONE.guess(guess.apply(shape))));
    }

    static final Entrant ALPHA_BETA = of("Alpha-beta", Algorithm.ALPHA_BETA);
    static final Entrant PVS = of("PVS", Algorithm.PVS);
    static final Entrant NEGA_SCOUT = of("NegaScout", Algorithm.NEGA_SCOUT);
    /** It knows how values are distributed, because trees know their shape; so does {@link #BNS_TABLE}. */
    static final Entrant BNS = of("BNS", Algorithm.BNS_ANALYTIC);

    static final Entrant MTD_31 = guessing("MTD(31)", Algorithm.MTD_F, shape -> 31);
    static final Entrant MTD_MODAL = guessing("MTD(modal)", Algorithm.MTD_F, Shape::mode);
    static final Entrant SSS_STAR = of("SSS*", Algorithm.AB_SSS_STAR);
    static final Entrant DUAL_STAR = of("Dual*", Algorithm.AB_DUAL_STAR);
    static final Entrant NEGA_C_RANGE = dividing("NegaC*+TT (range)", Algorithm.C_STAR_MEMORY, true);
    static final Entrant BNS_TABLE = of("BNS+TT", Algorithm.BNS_ANALYTIC_MEMORY);

    /** Without tables. */
    static List<Entrant> forgetful() {
        return List.of(
                ALPHA_BETA,
                PVS,
                NEGA_SCOUT,
                negaScout("NegaScout (range)", MemoryKind.NONE),
                dividing("NegaC*", Algorithm.C_STAR, false),
                dividing("NegaC* (range)", Algorithm.C_STAR, true),
                dividing("BNS linear", Algorithm.BNS, false),
                dividing("BNS linear (range)", Algorithm.BNS, true),
                BNS);
    }

    /** With tables. */
    static List<Entrant> remembering() {
        return List.of(
                MTD_MODAL,
                MTD_31,
                SSS_STAR,
                DUAL_STAR,
                of("NegaScout+TT", Algorithm.NEGA_SCOUT_MEMORY),
                dividing("NegaC*+TT", Algorithm.C_STAR_MEMORY, false),
                NEGA_C_RANGE,
                dividing("BNS+TT linear", Algorithm.BNS_MEMORY, false),
                dividing("BNS+TT linear (range)", Algorithm.BNS_MEMORY, true),
                BNS_TABLE);
    }

    /** All of both kinds. */
    static List<Entrant> all() {
        return Stream.concat(forgetful().stream(), remembering().stream()).toList();
    }
}
