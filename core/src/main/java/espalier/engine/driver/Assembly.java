package espalier.engine.driver;

import espalier.engine.memory.Memory;
import espalier.engine.memory.NoMemory;
import espalier.engine.memory.SearchTree;
import espalier.engine.memory.TranspositionTable;
import espalier.engine.procedure.AlphaBeta;
import espalier.engine.procedure.Descent;
import espalier.engine.procedure.ExpandDiminish;
import espalier.engine.procedure.Interrupted;
import espalier.engine.procedure.Minimax;
import espalier.engine.procedure.OpenList;
import espalier.engine.procedure.Procedure;
import espalier.engine.procedure.RecursiveSss;
import espalier.engine.procedure.SAlphaBeta;
import espalier.engine.procedure.Scout;
import espalier.engine.procedure.Solver;
import espalier.game.Position;
import espalier.search.Engine;
import espalier.search.Result;
import espalier.search.Search;
import java.util.OptionalInt;

/** Puts every algorithm together from its parts and runs it: game tree search = driver x procedure x memory. */
public final class Assembly implements Engine {
    @Override
    public <P extends Position<P>> Result run(Search<P> search, P position) {
        return switch (search.algorithm()) {
            case SSS_STAR -> solve(search, position, new OpenList<>(search, position, false));
            case DUAL_STAR -> solve(search, position, new OpenList<>(search, position, true));
            case REC_SSS_STAR -> solve(search, position, new RecursiveSss<>(search, position));
            case SSS_2_DIMINISH -> solve(search, position, new ExpandDiminish<>(search, position));
            default -> drive(search, position);
        };
    }

    private static <P extends Position<P>> Procedure<P> procedure(Search<P> search, P position, Memory memory) {
        return switch (search.algorithm()) {
            case MINIMAX -> new Minimax<>(search, position);
            case SCOUT -> new Scout<>(search, position);
            case PVS -> new AlphaBeta<>(search, position, memory, new Descent.Pvs());
            case NEGA_SCOUT, NEGA_SCOUT_MEMORY, ASPIRATION_NEGA_SCOUT ->
                new AlphaBeta<>(search, position, memory, new Descent.NegaScout());
            case S_ALPHA_BETA, SSS_2, DUAL_2, SSS_0, SSS_4, SSS_B, SECOND_BEST ->
                new SAlphaBeta<>(search, position, memory, new Descent.FullWindow());
            case INFORMED_NEGA_SCOUT -> new SAlphaBeta<>(search, position, memory, new Descent.Pvs());
            default -> new AlphaBeta<>(search, position, memory, new Descent.FullWindow());
        };
    }

    /** The driver of an algorithm, with what the search says of guess, range and so on. */
    static Driver driver(Search<?> search) {
        int low = search.low();
        int high = search.high();
        return switch (search.algorithm()) {
            case C_STAR, C_STAR_MEMORY -> NullWindow.bisection(low, high);
            case SSS_2, AB_SSS_STAR -> NullWindow.sss();
            case DUAL_2, AB_DUAL_STAR -> NullWindow.dual();
            case MTD_F -> NullWindow.mtd(search.guess());
            case MTD_STEP -> NullWindow.step(search.step());
            case SSS_0 -> Hypothesis.sss0(search.guess());
            case SSS_4 -> Hypothesis.sss4(search.step());
            case SSS_B -> Hypothesis.sssB(low, high);
            case ASPIRATION_NEGA_SCOUT -> Driver.aspiration(search.guess(), search.delta());
            case MTD_BEST -> BestMove.mtdBest(search.guess());
            case ALPHA_BOUNDING -> BestMove.alphaBounding(search.guess());
            case SECOND_BEST -> BestMove.secondBest();
            case BNS, BNS_MEMORY, BNS_STATISTICAL, BNS_STATISTICAL_MEMORY, BNS_ANALYTIC, BNS_ANALYTIC_MEMORY ->
                BestMove.bestNodeSearch(low, high, search.separation());
            default -> Driver.fullWindow();
        };
    }

    private static Memory memory(Search<?> search) {
        int size = search.memory().size();
        return switch (search.memory().type()) {
            case NONE -> new NoMemory();
            case TREE -> new SearchTree();
            case BOUNDED_TREE -> new SearchTree(size);
            case TABLE -> new TranspositionTable(size);
        };
    }

    private static <P extends Position<P>> Result drive(Search<P> search, P position) {
        Memory memory = memory(search);
        Procedure<P> procedure = procedure(search, position, memory);
        Root root = new Root(procedure, search.observer());
        OptionalInt value = OptionalInt.empty();
        boolean complete = true;
        try {
            value = driver(search).drive(root);
        } catch (Interrupted e) {
            complete = false;
        } finally {
            procedure.rewind();
        }
        return result(search, position, value, root.best(), OptionalInt.of(root.passes()), memory.peak(), complete);
    }

    private static <P extends Position<P>> Result solve(Search<P> search, P position, Solver<P> solver) {
        OptionalInt value = OptionalInt.empty();
        boolean complete = true;
        try {
            value = OptionalInt.of(solver.solve());
        } catch (Interrupted e) {
            complete = false;
        } finally {
            solver.rewind();
        }
        return result(search, position, value, solver.bestIndex(), solver.passes(), solver.peak(), complete);
    }

    private static <P extends Position<P>> Result result(
            Search<P> search,
            P position,
            OptionalInt value,
            int best,
            OptionalInt passes,
            long peak,
            boolean complete) {
        int[] moves = new int[position.maxMoves()];
        boolean over = position.generate(moves, 0) == 0;
        return new Result(search.algorithm(), value, over ? -1 : best, over ? 0 : moves[best], passes, peak, complete);
    }
}
