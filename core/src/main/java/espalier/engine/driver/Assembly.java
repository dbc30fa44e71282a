package espalier.engine.driver;

import espalier.driver.Hints;
import espalier.engine.memory.Memory;
import espalier.engine.memory.NoMemory;
import espalier.engine.memory.SearchTree;
import espalier.engine.memory.TranspositionTable;
import espalier.engine.procedure.AlphaBeta;
import espalier.engine.procedure.Descent;
import espalier.engine.procedure.ExpandDiminish;
import espalier.engine.procedure.Minimax;
import espalier.engine.procedure.OpenList;
import espalier.engine.procedure.Procedure;
import espalier.engine.procedure.RecursiveSss;
import espalier.engine.procedure.SAlphaBeta;
import espalier.engine.procedure.Scout;
import espalier.engine.procedure.WholeTree;
import espalier.game.Position;
import espalier.search.Result;
import espalier.search.Search;
import espalier.search.Stopped;
import java.util.OptionalInt;

/** Puts every algorithm together from its parts and runs it: game tree search = driver x procedure x memory. */
public final class Assembly implements Search.Searching {
    @Override
    public <P extends Position<P>> Result run(Search<P> search, P position) {
        Memory memory = memory(search);
        Descent whole = new Descent.Whole();
        return switch (search.algorithm().procedure()) {
            case MINIMAX -> drive(search, position, new Minimax<>(search, position));
            case SCOUT -> drive(search, position, new Scout<>(search, position));
            case ALPHA_BETA -> drive(search, position, new AlphaBeta<>(search, position, memory, whole));
            case PVS -> drive(search, position, new AlphaBeta<>(search, position, memory, new Descent.Pvs()));
            case NEGA_SCOUT ->
                drive(search, position, new AlphaBeta<>(search, position, memory, new Descent.NegaScout()));
            case S_ALPHA_BETA -> drive(search, position, new SAlphaBeta<>(search, position, memory, whole));
            case INFORMED_PVS -> drive(search, position, new SAlphaBeta<>(search, position, memory, new Descent.Pvs()));
            case OPEN_LIST -> solve(search, position, new OpenList<>(search, position, false));
            case DUAL_OPEN_LIST -> solve(search, position, new OpenList<>(search, position, true));
            case RECURSIVE_SSS -> solve(search, position, new RecursiveSss<>(search, position));
            case EXPAND_DIMINISH -> solve(search, position, new ExpandDiminish<>(search, position));
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

    private static <P extends Position<P>> Result drive(Search<P> search, P position, Procedure<P> procedure) {
        RootSearch root = new RootSearch(procedure, search.observer());
        Hints hints = search.hints();
        OptionalInt value = OptionalInt.empty();
        boolean complete = true;
        try {
            value = search.algorithm().driver().drive(root, hints == null ? Hints.of(position) : hints);
        } catch (Stopped e) {
            complete = false;
        } finally {
            procedure.rewind();
        }
        OptionalInt passes = OptionalInt.of(root.passes());
        return result(
                search, position, value, root.best(), passes, procedure.memory().peak(), complete);
    }

    private static <P extends Position<P>> Result solve(Search<P> search, P position, WholeTree<P> tree) {
        OptionalInt value = OptionalInt.empty();
        boolean complete = true;
        try {
            value = OptionalInt.of(tree.solve());
        } catch (Stopped e) {
            complete = false;
        } finally {
            tree.rewind();
        }
        return result(search, position, value, tree.bestIndex(), tree.passes(), tree.peak(), complete);
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
