package espalier.match;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.Ending;
import espalier.play.Think;
import espalier.protocols.Forfeit;
import espalier.protocols.TimeControl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** Leads one game: keeps the clocks, checks the moves, and ends the game by the rules or by agreement. */
final class Referee<P extends Position<P>> {
    private final Game<P> game;
    private final Rules rules;
    private final Duration margin;
    private final List<TimeControl> controls;
    private final List<Contender<P>> players;
    private final P start;
    private final P position;
    private final List<Integer> moves;
    private final List<Thought> thoughts = new ArrayList<>();
    private final Duration[] left = new Duration[2];
    private final int[] played = new int[2];

    /** Moves in a row, of both players, that saw a draw, and a winner. */
    private int draws;

    private int wins;
    private int winner;

    /**
     * What a player thought of its move.
     *
     * @param value for the player, in units of score
     * @param time what it took
     */
    record Thought(OptionalInt value, int depth, Duration time) {}

    /**
     * A game that is over.
     *
     * @param moves those of the opening included
     * @param thoughts of the moves after the opening
     * @param winner 0 for the player that moves first in the game, or 1; empty for a draw
     * @param forfeit how a player lost without being beaten
     * @param reason why it ended
     */
    record Played(
            List<Integer> moves,
            List<Thought> thoughts,
            OptionalInt winner,
            Optional<Forfeit.Reason> forfeit,
            String reason) {}

    Referee(
            Game<P> game,
            Opening<P> opening,
            List<Contender<P>> players,
            List<TimeControl> controls,
            Rules rules,
            Duration margin) {
        this.game = game;
        this.players = players;
        this.controls = controls;
        this.rules = rules;
        this.margin = margin;
        this.start = opening.start();
        this.position = opening.position();
        this.moves = new ArrayList<>(opening.moves());
        left[0] = controls.get(0).clock();
        left[1] = controls.get(1).clock();
    }

    /** Plays the game to its end. */
    Played play() {
        for (int player = 0; player < 2; player++) {
            try {
                Contender<P> preparing = players.get(player);
                TimeControl control = controls.get(player);
                guarded(() -> {
                    preparing.prepare(control);
                    return preparing;
                });
            } catch (Forfeit e) {
                return leave(forfeited(player, e));
            }
        }
        while (true) {
            Optional<Played> end = ending();
            int mover = position.turn();
            try {
                if (end.isPresent()) {
                    return leave(end.get());
                }
                if (!move(mover)) {
                    return leave(over(OptionalInt.of(1 - mover), "resignation"));
                }
            } catch (Forfeit e) {
                return leave(forfeited(mover, e));
            }
        }
    }

    private Optional<Played> ending() {
        Optional<Ending> ending = Ending.of(position);
        if (ending.isPresent()) {
            return Optional.of(over(ending.get().winner(), ending.get().byDrawRule() ? "draw by rule" : "normal"));
        }
        if (moves.size() >= rules.length()) {
            return Optional.of(over(OptionalInt.empty(), "adjudication: length"));
        }
        if (draws / 2 >= rules.draw() && moves.size() >= rules.drawFrom()) {
            return Optional.of(over(OptionalInt.empty(), "adjudication: draw"));
        }
        return wins / 2 >= rules.resign()
                ? Optional.of(over(OptionalInt.of(winner), "adjudication: win"))
                : Optional.empty();
    }

    /** Lets a player move; whether it did. */
    private boolean move(int mover) {
        TimeControl control = controls.get(mover);
        int toGo = control.moves() == 0 ? 0 : control.moves() - played[mover] % control.moves();
        Turn<P> turn = new Turn<>(game, start, moves, position.copy(), control, List.of(left), toGo, margin);
        long begin = System.nanoTime();
        Contender.Choice choice = guarded(() -> players.get(mover).choose(turn));
        Duration used = Duration.ofNanos(System.nanoTime() - begin);
        clock(mover, control, used);
        if (choice.move().isEmpty()) {
            return false;
        }
        int move = choice.move().getAsInt();
        int[] legal = new int[position.maxMoves()];
        int end = position.generate(legal, 0);
        for (int i = 0; i < end; i++) {
            if (legal[i] == move) {
                moves.add(move);
                position.play(move);
                thoughts.add(new Thought(choice.value(), choice.depth(), used));
                agree(choice.value(), mover);
                return true;
            }
        }
        throw new Forfeit(Forfeit.Reason.ILLEGAL, "illegal move " + move);
    }

    /** A player that fails forfeits. */
    private static <T> T guarded(Supplier<T> player) {
        try {
            return player.get();
        } catch (Forfeit e) {
            throw e;
        } catch (RuntimeException | StackOverflowError | LinkageError e) {
            throw new Forfeit(Forfeit.Reason.CRASH, "the player failed: " + e);
        }
    }

    private void clock(int mover, TimeControl control, Duration used) {
        Duration allowed = control.isClock()
                ? left[mover]
                : Duration.ofNanos(control.limits().nanos());
        if (control.isTimed() && used.compareTo(allowed.plus(margin)) > 0) {
            throw new Forfeit(Forfeit.Reason.TIME, "time forfeit: " + used.toMillis() + " ms of " + allowed.toMillis());
        }
        played[mover]++;
        if (control.isClock()) {
            Duration rest = left[mover].minus(used);
            boolean again = control.moves() > 0 && played[mover] % control.moves() == 0;
            left[mover] = (rest.isNegative() ? Duration.ZERO : rest)
                    .plus(control.increment())
                    .plus(again ? control.clock() : Duration.ZERO);
        }
    }

    private void agree(OptionalInt value, int mover) {
        int point = Think.point(game);
        int seen = value.orElse(0);
        boolean near = value.isPresent() && Math.abs((long) seen) <= (long) rules.drawPoints() * point;
        draws = near ? draws + 1 : 0;
        boolean clear = value.isPresent()
                && (Math.abs((long) seen) >= (long) rules.resignPoints() * point || !Score.isEvaluation(seen));
        int better = seen > 0 ? mover : 1 - mover;
        wins = !clear ? 0 : better == winner ? wins + 1 : 1;
        winner = better;
    }

    private Played forfeited(int loser, Forfeit why) {
        String reason = String.valueOf(why.getMessage());
        return new Played(moves, thoughts, OptionalInt.of(1 - loser), Optional.of(why.reason()), reason);
    }

    private Played over(OptionalInt won, String reason) {
        return new Played(moves, thoughts, won, Optional.empty(), reason);
    }

    /** The player that forfeits has something broken. */
    private Played leave(Played end) {
        for (int player = 0; player < 2; player++) {
            players.get(player).leave(end.forfeit().isEmpty() || end.winner().equals(OptionalInt.of(player)));
        }
        return end;
    }
}
