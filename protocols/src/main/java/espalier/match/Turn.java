package espalier.match;

import espalier.game.Game;
import espalier.game.Position;
import espalier.protocols.TimeControl;
import espalier.search.Limits;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What a player sees when it is to move.
 *
 * @param game the rules
 * @param start the position the game started from
 * @param moves all moves since
 * @param position the position on the board, with its history
 * @param control what limits the move
 * @param left what the two players have on their clocks; first the one that moves first in the game
 * @param movesToGo to the next time control, 0 if there is none
 * @param margin how late a move may be
 */
public record Turn<P extends Position<P>>(
        Game<P> game,
        P start,
        List<Integer> moves,
        P position,
        TimeControl control,
        List<Duration> left,
        int movesToGo,
        Duration margin) {
    public Turn {
        moves = List.copyOf(moves);
        left = List.copyOf(left);
    }

    /** The limits of a search for this move; processor time is that of the calling thread, from now on. */
    public Limits limits() {
        if (control.isProcessor()) {
            return processor(control.processor().toNanos());
        }
        if (!control.isClock()) {
            return control.limits();
        }
        Duration mine = left.get(position.turn());
        Duration some = mine.isZero() ? Duration.ofMillis(1) : mine;
        return movesToGo > 0
                ? Limits.clock(some, control.increment(), movesToGo)
                : Limits.clock(some, control.increment());
    }

    private static Limits processor(long nanos) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        long end = threads.getThreadCpuTime(thread) + nanos;
        return Limits.until(() -> threads.getThreadCpuTime(thread) >= end);
    }

    /** The moves as people write them. */
    public List<String> texts() {
        P board = start.copy();
        List<String> texts = new ArrayList<>();
        for (int move : moves) {
            texts.add(game.formatMove(board, move));
            board.play(move);
        }
        return texts;
    }
}
