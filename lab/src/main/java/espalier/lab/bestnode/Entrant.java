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
 * An algorithm as it enters a comparison.
 *
 * @param name in the legend
 * @param search how it searches trees of a shape
 */
record Entrant(String name, Function<Shape, Search<UniformTree>> search) {
    private static Entrant of(String name, Algorithm algorithm) {
        return new Entrant(name, shape -> Search.with(algorithm));
    }

    /** Best Node Search that knows how values are distributed: the trees tell their shape. */
    static Entrant bns(String name, Algorithm algorithm) {
        return of(name, algorithm);
    }

    /** Divides the trees' range, or the range of all scores if it is not known. */
    private static Entrant dividing(String name, Algorithm algorithm, boolean known) {
        return of(name, known ? algorithm : algorithm.given(Hints.NONE));
    }

    /** NegaScout that knows the range: begun with it as its window. */
    private static Entrant negaScout(String name, MemoryKind memory) {
        return new Entrant(
                name,
                shape -> Search.<UniformTree>with(Algorithm.ASPIRATION_NEGA_SCOUT.given(
                                Hints.NONE.guess(shape.high() / 2).delta((shape.high() + 1) / 2)))
                        .memory(memory));
    }

    static Entrant guessing(String name, Algorithm algorithm, Function<Shape, Integer> guess) {
        return new Entrant(name, shape -> Search.with(algorithm.given(Hints.NONE.guess(guess.apply(shape)))));
    }

    /** Without tables. */
    static List<Entrant> forgetful() {
        return List.of(
                of("Alpha-beta", Algorithm.ALPHA_BETA),
                of("PVS", Algorithm.PVS),
                of("NegaScout", Algorithm.NEGA_SCOUT),
                negaScout("NegaScout (range)", MemoryKind.NONE),
                dividing("NegaC*", Algorithm.C_STAR, false),
                dividing("NegaC* (range)", Algorithm.C_STAR, true),
                dividing("BNS linear", Algorithm.BNS, false),
                dividing("BNS linear (range)", Algorithm.BNS, true),
                bns("BNS", Algorithm.BNS_ANALYTIC));
    }

    /** With tables. */
    static List<Entrant> remembering() {
        return List.of(
                guessing("MTD(modal)", Algorithm.MTD_F, Shape::mode),
                guessing("MTD(31)", Algorithm.MTD_F, shape -> 31),
                of("SSS*", Algorithm.AB_SSS_STAR),
                of("Dual*", Algorithm.AB_DUAL_STAR),
                of("NegaScout+TT", Algorithm.NEGA_SCOUT_MEMORY),
                dividing("NegaC*+TT", Algorithm.C_STAR_MEMORY, false),
                dividing("NegaC*+TT (range)", Algorithm.C_STAR_MEMORY, true),
                dividing("BNS+TT linear", Algorithm.BNS_MEMORY, false),
                dividing("BNS+TT linear (range)", Algorithm.BNS_MEMORY, true),
                bns("BNS+TT", Algorithm.BNS_ANALYTIC_MEMORY));
    }

    /** All of both kinds. */
    static List<Entrant> all() {
        return Stream.concat(forgetful().stream(), remembering().stream()).toList();
    }
}
