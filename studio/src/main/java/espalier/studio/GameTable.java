package espalier.studio;

import espalier.cli.Json;
import espalier.game.Game;
import espalier.game.Grid;
import espalier.game.Position;
import espalier.games.Archive;
import espalier.games.Recorded;
import espalier.play.Deadline;
import espalier.play.Ending;
import espalier.play.Iteration;
import espalier.play.Level;
import espalier.play.Seat;
import espalier.play.Thought;
import espalier.search.Limits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A game that is being played on a page, by a person against the program, by two people, or by the program alone. The program
 * thinks only while a page is looking, so nothing is searched for pages that are gone.
 */
final class GameTable<P extends Position<P>> {
    /** A hint takes no longer. */
    private static final Duration HINT = Duration.ofSeconds(3);

    /** No thought takes longer, whatever is asked for. */
    static final Duration LONGEST = Duration.ofMinutes(5);

    /** The program does not play longer games against itself. */
    private static final int MOST_PLIES = 1_000;

    /**
     * How the game is played.
     *
     * @param person the side of the person: 0, 1, -1 for none, 2 for both
     * @param level of the program
     * @param time for a move of the program
     * @param clock for all moves of a side and what each move adds; null without clocks
     */
    record Terms(
            int person,
            Level level,
            Duration time,
            @Nullable Clock clock,
            String player) {
        boolean isProgram(int side) {
            return person != 2 && person != side;
        }
    }

    /** A time control. */
    record Clock(Duration base, Duration increment) {}

    /** A move that was played; the value is the program's, for the first player. */
    private record Played(
            int move, String text, List<Integer> squares, Optional<Double> value, Optional<String> shown, int depth) {}

    private final String id;
    private final Game<P> game;
    private final Searches searches;
    private final Terms terms;
    private final long seed;

    /** Thinks; only searching threads touch it, one at a time. */
    private final Seat<P> engine;

    private boolean cold = true;

    private final Seat<P> board;
    private final List<Played> played = new ArrayList<>();
    private final Set<EventStream> pages = new LinkedHashSet<>();
    private P start;
    private Searches.@Nullable Running<?> running;
    private boolean hinting;
    private boolean paused;
    private @Nullable Map<String, Object> hint;
    private @Nullable String problem;
    private final long[] left = new long[2];
    private long turnBegan;
    private int flagged = -1;
    private long version;

    GameTable(String id, Seat.Setup<P> setup, P start, Terms terms, Searches searches, long seed) {
        this.id = id;
        this.game = setup.game();
        this.searches = searches;
        this.terms = terms;
        this.seed = seed;
        this.engine = setup.open();
        this.board = Seat.in(game).open(start);
        this.start = board.position();
        resetClocks();
    }

    private void resetClocks() {
        if (terms.clock != null) {
            left[0] = terms.clock.base.toNanos();
            left[1] = left[0];
        }
        flagged = -1;
        turnBegan = System.nanoTime();
    }

    // What pages ask for.

    synchronized String state() {
        return Json.of(describe());
    }

    /** Sends the state and what follows to a page, until it goes away. */
    synchronized void look(EventStream page) {
        pages.add(page);
        page.whenClosed(() -> leave(page));
        page.send("state", state());
        proceed();
    }

    private synchronized void leave(EventStream page) {
        pages.remove(page);
        if (pages.isEmpty()) {
            interrupt();
        }
    }

    synchronized void move(String text) {
        requireGoing();
        play(game.parseMove(board.position(), text), Optional.empty());
        proceed();
    }

    /** Takes moves back until it is a person's turn. */
    synchronized void undo() {
        if (played.isEmpty()) {
            throw new Refused(409, "no move to take back");
        }
        interrupt();
        do {
            played.remove(played.size() - 1);
            board.undo();
        } while (!played.isEmpty() && terms.isProgram(board.position().turn()) && terms.person >= 0);
        paused = terms.isProgram(board.position().turn());
        flagged = -1;
        turnBegan = System.nanoTime();
        hint = null;
        tell();
    }

    /** Another position, and a new game from it; blank for the start. */
    synchronized void set(String text) {
        P position = parse(game, text);
        interrupt();
        board.set(position);
        start = board.position();
        played.clear();
        paused = false;
        hint = null;
        resetClocks();
        proceed();
    }

    /** Blank is the start. Of a line of a test suite only the position counts: what is before the first semicolon. */
    static <P extends Position<P>> P parse(Game<P> game, String text) {
        int end = text.indexOf(';');
        return text.isBlank() ? game.start() : game.parse(end < 0 ? text : text.substring(0, end));
    }

    /** The program says what it would play at full strength. */
    synchronized void hint() {
        requireGoing();
        if (running != null) {
            throw new Refused(409, "the program is thinking already");
        }
        hint = null;
        Duration time = terms.time.compareTo(HINT) < 0 ? terms.time : HINT;
        think(Level.FULL, Limits.time(time), true);
        hinting = true;
        tell();
    }

    /** Interrupts the program, and its clock; {@link #go} lets them go on. */
    synchronized void stop() {
        interrupt();
        int turn = board.position().turn();
        left[turn] = remaining(turn);
        paused = true;
        tell();
    }

    synchronized void go() {
        requireGoing();
        if (paused) {
            turnBegan = System.nanoTime();
        }
        paused = false;
        proceed();
    }

    /** The game in its own format. */
    synchronized String record() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Espalier studio");
        for (int side = 0; side < 2; side++) {
            tags.put(game.sides().get(side), terms.isProgram(side) ? terms.player : "Person");
        }
        if (flagged >= 0) {
            tags.put(Recorded.TERMINATION, Recorded.TIME_FORFEIT);
        }
        String result = flagged < 0
                ? Recorded.result(board.position())
                : flagged == 0 ? Recorded.SECOND_WINS : Recorded.FIRST_WINS;
        StringBuilder text = new StringBuilder();
        try {
            Archive.of(game)
                    .writeGame(
                            Recorded.of(
                                    tags,
                                    start,
                                    played.stream().map(Played::move).toList(),
                                    result,
                                    Map.of()),
                            text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    String fileName() {
        return game.name() + "-" + id + "." + Archive.of(game).extension();
    }

    synchronized void close() {
        interrupt();
        List.copyOf(pages).forEach(EventStream::close);
    }

    String id() {
        return id;
    }

    synchronized boolean isWatched() {
        return !pages.isEmpty();
    }

    // The game.

    private void requireGoing() {
        ending().ifPresent(text -> {
            throw new Refused(409, "the game is over: " + text);
        });
    }

    private Optional<String> ending() {
        int turn = board.position().turn();
        if (terms.clock != null && flagged < 0 && board.ending().isEmpty() && remaining(turn) <= 0) {
            flagged = turn;
            interrupt();
        }
        if (flagged >= 0) {
            return Optional.of(game.sides().get(1 - flagged) + " wins on time");
        }
        return board.ending().map(this::words);
    }

    private String words(Ending ending) {
        return ending.winner().isPresent()
                ? game.sides().get(ending.winner().getAsInt()) + " wins"
                : ending.byDrawRule() ? "a draw by rule" : "a draw";
    }

    private long remaining(int side) {
        boolean runs =
                side == board.position().turn() && !paused && board.ending().isEmpty() && !played.isEmpty();
        return left[side] - (runs ? System.nanoTime() - turnBegan : 0);
    }

    private void play(int move, Optional<Iteration> thought) {
        interrupt();
        int turn = board.position().turn();
        if (terms.clock != null) {
            left[turn] = remaining(turn) + terms.clock.increment.toNanos();
        }
        Optional<Iteration> known = thought.filter(each -> LiveSearch.isKnown(each.value()));
        played.add(new Played(
                move,
                board.text(move),
                game.squares(board.position(), move),
                known.map(each -> LiveSearch.expected(game, each.value(), turn)),
                known.map(each -> LiveSearch.text(game, each.value(), turn)),
                known.map(Iteration::depth).orElse(0)));
        board.play(move);
        turnBegan = System.nanoTime();
        hint = null;
    }

    /** Sends the state, and starts the program if it is its turn. */
    private void proceed() {
        boolean programs = terms.isProgram(board.position().turn());
        if (programs && !paused && running == null && !pages.isEmpty() && ending().isEmpty()) {
            if (played.size() >= MOST_PLIES) {
                paused = true;
            } else {
                try {
                    think(terms.level, limits(), false);
                    problem = null;
                } catch (Refused e) {
                    paused = true;
                    problem = e.getMessage();
                }
            }
        }
        tell();
    }

    private Limits limits() {
        Clock clock = terms.clock;
        return clock == null
                ? Limits.time(terms.time)
                : Limits.clock(
                        Duration.ofNanos(
                                Math.max(1_000_000, remaining(board.position().turn()))),
                        clock.increment);
    }

    private void think(Level level, Limits limits, boolean forHint) {
        P position = board.position();
        LiveSearch<P> live = new LiveSearch<>(game, position, played.size(), this::send);
        Seat<P> copy = Seat.in(game).open();
        copy.follow(board);
        running = searches.start(LONGEST, search -> {
            try {
                Thought thought;
                synchronized (engine) {
                    if (cold) {
                        engine.think(Limits.depth(1)); // what is loaded and compiled first costs the player no time
                        cold = false;
                    }
                    engine.follow(copy);
                    Deadline deadline = Deadline.of(limits.and(Limits.until(search)));
                    thought = level.think(engine, deadline, live, List.of(), seed);
                }
                live.end();
                finished(search, thought, forHint);
            } catch (RuntimeException | Error e) {
                failed(search, e);
            }
            return "";
        });
    }

    private synchronized void finished(BooleanSupplier search, Thought thought, boolean forHint) {
        if (running != search) {
            return; // it was interrupted: nobody waits for its move
        }
        running = null;
        hinting = false;
        Optional<Iteration> best = thought.best();
        if (forHint) {
            hint = best.map(found -> LiveSearch.fields(game, board.position(), found))
                    .orElse(null);
            tell();
        } else if (best.isPresent() && ending().isEmpty()) {
            play(best.get().move(), best);
            proceed();
        }
    }

    private synchronized void failed(BooleanSupplier search, Throwable thrown) {
        if (running == search) {
            running = null;
            hinting = false;
            paused = true;
            problem = Answers.refused(thrown).getMessage();
            tell();
        }
    }

    private void interrupt() {
        if (running != null) {
            running.stop();
            running = null;
            hinting = false;
        }
    }

    private void tell() {
        if (!pages.isEmpty()) {
            send("state", state());
        }
    }

    private synchronized void send(String event, String json) {
        List.copyOf(pages).forEach(page -> page.send(event, json));
    }

    // As JSON.

    private Map<String, Object> describe() {
        P position = board.position();
        Optional<String> over = ending();
        Map<String, Object> state = new LinkedHashMap<>();
        state.put("id", id);
        state.put("version", ++version); // an answer may arrive after a newer event
        state.put("game", game.name());
        state.put("sides", game.sides());
        state.put("position", game.format(position));
        state.putAll(grid(game, position));
        state.put("turn", position.turn());
        state.put("legal", over.isPresent() ? List.of() : legal(position));
        state.put("over", over);
        state.put("history", history());
        state.put("boards", boards());
        state.put("person", terms.person);
        state.put("player", terms.player);
        state.put("thinking", running != null && !hinting);
        state.put("hinting", hinting);
        state.put("paused", paused);
        state.put("hint", Optional.ofNullable(hint));
        state.put("problem", Optional.ofNullable(problem));
        state.put("clocks", terms.clock == null ? Optional.empty() : clocks(over.isPresent()));
        return state;
    }

    private Map<String, Object> clocks(boolean over) {
        boolean runs = !over && !paused && !played.isEmpty();
        return Map.of(
                "left",
                List.of(Math.max(0, remaining(0) / 1_000_000), Math.max(0, remaining(1) / 1_000_000)),
                "runs",
                runs ? board.position().turn() : -1);
    }

    /** The board of a position as fields. */
    static <P extends Position<P>> Map<String, Object> grid(Game<P> game, P position) {
        Grid grid = game.grid(position);
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("rows", grid.rows());
        fields.put("columns", grid.columns());
        fields.put("cells", grid.cells());
        fields.put("names", grid.names());
        return fields;
    }

    private List<Map<String, Object>> legal(P position) {
        List<Map<String, Object>> legal = new ArrayList<>();
        for (int move : board.moves()) {
            legal.add(Map.of("move", board.text(move), "squares", game.squares(position, move)));
        }
        return legal;
    }

    private List<Map<String, Object>> history() {
        return played.stream()
                .map(each -> {
                    Map<String, Object> fields = new LinkedHashMap<>();
                    fields.put("move", each.text);
                    fields.put("squares", each.squares);
                    fields.put("value", each.value);
                    fields.put("shown", each.shown);
                    fields.put("depth", each.depth);
                    return fields;
                })
                .toList();
    }

    /** What is on the squares after each move, the start first. */
    private List<String> boards() {
        return boards(game, start, played.stream().map(Played::move).toList());
    }

    static <P extends Position<P>> List<String> boards(Game<P> game, P start, List<Integer> moves) {
        P position = start.copy();
        List<String> boards = new ArrayList<>(List.of(game.grid(position).cells()));
        for (int move : moves) {
            position.play(move);
            boards.add(game.grid(position).cells());
        }
        return boards;
    }
}
