package espalier.learning;

import espalier.game.Position;
import espalier.play.Book;
import espalier.play.Ending;
import espalier.play.Seat;
import espalier.search.Limits;
import java.util.List;
import java.util.Optional;

/**
 * Makes an opening book by our own analysis: every move of a position is searched, and the book says which position is next.
 * Each position is analysed by itself, so a book that was interrupted goes on as if it had not been.
 *
 * @param seat searches
 * @param book grows
 * @param limits of the search of each move
 */
public record BookAnalysis<P extends Position<P>>(Seat<P> seat, Book<P> book, Limits limits) {
    /** Analyses one more position; its line, or empty if nothing is left to analyse. */
    public Optional<String> step() {
        return book.next().map(this::analyse);
    }

    private String analyse(List<Integer> way) {
        seat.clear();
        P position = seat.game().start();
        way.forEach(position::play);
        int[] moves = position.moves();
        int[] values = new int[moves.length];
        for (int i = 0; i < moves.length; i++) {
            position.play(moves[i]);
            values[i] = -value(position);
            position.undo();
        }
        return book.add(way, values);
    }

    private int value(P position) {
        Optional<Ending> ending = Ending.of(position);
        if (ending.isPresent()) {
            return ending.get().score();
        }
        seat.set(position);
        return seat.think(limits).last().orElseThrow().value();
    }
}
