package espalier.lab.bestnode;

import espalier.game.Score;
import espalier.search.Algorithm;
import espalier.search.MemoryKind;
import espalier.search.Search;
import espalier.search.Separation;
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

    /** Best Node Search that knows how values are distributed. */
    static Entrant bns(String name, Algorithm algorithm) {
        return new Entrant(
                name,
                shape -> Search.<UniformTree>with(algorithm)
                        .range(0, shape.high())
                        .separation(shape.analytic()));
    }

    /** Best Node Search that divides a range in proportion to the number of moves. */
    private static Entrant linear(String name, Algorithm algorithm, boolean known) {
        return new Entrant(
                name,
                shape -> Search.<UniformTree>with(algorithm)
                        .range(known ? 0 : -Score.WIN, known ? shape.high() : Score.WIN)
                        .separation(Separation.linear()));
    }

    private static Entrant bisection(String name, Algorithm algorithm, boolean known) {
        return new Entrant(
                name,
                shape -> Search.<UniformTree>with(algorithm)
                        .range(known ? 0 : -Score.WIN, known ? shape.high() : Score.WIN));
    }

    /** NegaScout that knows the range: begun with it as its window. */
    private static Entrant negaScout(String name, MemoryKind memory) {
        return new Entrant(
                name,
                shape -> Search.<UniformTree>with(Algorithm.ASPIRATION_NEGA_SCOUT)
                        .memory(memory)
                        .guess(shape.high() / 2)
                        .delta((shape.high() + 1) / 2));
    }

    static Entrant guessing(String name, Algorithm algorithm, Function<Shape, Integer> guess) {
        return new Entrant(name, shape -> Search.<UniformTree>with(algorithm).guess(guess.apply(shape)));
    }

    /** Without tables. */
    static List<Entrant> forgetful() {
        return List.of(
                of("Alpha-beta", Algorithm.ALPHA_BETA),
                of("PVS", Algorithm.PVS),
                of("NegaScout", Algorithm.NEGA_SCOUT),
                negaScout("NegaScout (range)", MemoryKind.NONE),
                bisection("NegaC*", Algorithm.C_STAR, false),
                bisection("NegaC* (range)", Algorithm.C_STAR, true),
                linear("BNS linear", Algorithm.BNS, false),
                linear("BNS linear (range)", Algorithm.BNS, true),
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
                bisection("NegaC*+TT", Algorithm.C_STAR_MEMORY, false),
                bisection("NegaC*+TT (range)", Algorithm.C_STAR_MEMORY, true),
                linear("BNS+TT linear", Algorithm.BNS_MEMORY, false),
                linear("BNS+TT linear (range)", Algorithm.BNS_MEMORY, true),
                bns("BNS+TT", Algorithm.BNS_ANALYTIC_MEMORY));
    }

    /** All of both kinds. */
    static List<Entrant> all() {
        return Stream.concat(forgetful().stream(), remembering().stream()).toList();
    }
}
