package espalier.cli;

import espalier.game.DrawRules;
import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.game.Text;
import espalier.games.Archive;
import espalier.games.Assessment;
import espalier.games.Note;
import espalier.games.Recorded;
import espalier.play.Deadline;
import espalier.play.Ending;
import espalier.play.Iteration;
import espalier.play.Level;
import espalier.play.Listener;
import espalier.play.Seat;
import espalier.play.Thought;
import espalier.search.Limits;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A game between a person, typing moves and commands, and the program. A line that makes no sense changes nothing. */
final class PlaySession<P extends Position<P>> {
    /** The program does not play longer games against itself. */
    private static final int MOST_PLIES = 1_000;

    private static final int SUGGESTIONS = 6;
    private static final int WIDTH = 78;

    /** Where records are kept. */
    interface Shelf {
        void append(String name, String text) throws IOException;

        InputStream open(String name) throws IOException;
    }

    /** A command with its arguments and meaning, for {@code help}. */
    private record Command(String arguments, String meaning, Action action) {}

    /** Does what a command says; problems with what was typed are IllegalArgumentExceptions. */
    @FunctionalInterface
    private interface Action {
        void run(String rest) throws IOException;
    }

    private final Game<P> game;
    private final Archive<P> archive;
    private final Console console;
    private final Shelf shelf;
    private final Seat<P> seat;
    private final long seed;
    private final Map<String, Command> commands = new LinkedHashMap<>();
    private final List<Integer> moves = new ArrayList<>();
    private final Deque<Integer> undone = new ArrayDeque<>();
    private final Map<Integer, Note> notes = new TreeMap<>();
    private P start;
    private Limits limits;
    private Level level;
    private boolean flipped;
    private boolean quit;

    /** The person's side; -1 if the program plays both. */
    private int person;

    /** The side that gave up; -1 if none did. */
    private int resigned = -1;

    /**
     * @param limits of the program's moves and hints
     * @param seed of the level's choices
     */
    PlaySession(Seat.Setup<P> setup, Limits limits, Level level, long seed, int person, Console console, Shelf shelf) {
        this.game = setup.game();
        this.archive = Archive.of(game);
        this.seat = setup.open();
        this.start = seat.position();
        this.limits = limits;
        this.level = level;
        this.seed = seed;
        this.person = person;
        this.console = console;
        this.shelf = shelf;
        commands.put("hint", new Command("", "the move that the program would play at full strength", rest -> hint()));
        commands.put("undo", new Command("", "take your last move back, with the reply", rest -> undo()));
        commands.put("redo", new Command("", "play what was taken back", rest -> redo()));
        commands.put("moves", new Command("", "the legal moves", rest -> say(wrapped(legal()))));
        commands.put("board", new Command("", "draw the board", rest -> board()));
        commands.put("flip", new Command("", "draw the board from the other side", rest -> flip()));
        commands.put("position", new Command("[TEXT]", "set a position up, or show it as text", this::position));
        commands.put("go", new Command("", "the program plays the side to move, you the other", rest -> go()));
        commands.put("switch", new Command("", "change sides", rest -> change()));
        commands.put("level", new Command("[N]", "the program's strength, 1 to 10", this::level));
        commands.put("time", new Command("MS", "milliseconds for a move", this::time));
        commands.put("save", new Command("FILE", "add the game to a file (." + archive.extension() + ")", this::save));
        commands.put("load", new Command("FILE [N]", "continue the last game of a file, or the Nth", this::load));
        commands.put("resign", new Command("", "give up", rest -> resign()));
        commands.put("new", new Command("", "start again", rest -> begin(game.start())));
        commands.put("help", new Command("", "this list", rest -> help()));
        commands.put("quit", new Command("", "leave", rest -> quit = true));
    }

    /** Plays from a position until the input ends or the person leaves. */
    void run(P from, BufferedReader in) throws IOException {
        begin(from);
        while (!quit) {
            if (console.terminal()) {
                console.out().print(game.sides().get(seat.position().turn()) + "> ");
            }
            console.out().flush();
            String line = in.readLine();
            if (line == null) {
                return;
            }
            execute(line.strip());
        }
    }

    private void say(String text) {
        console.out().println(text);
    }

    private void execute(String line) {
        String[] words = line.split("\\s+", 2);
        Command command = commands.get(words[0].toLowerCase(Locale.ROOT));
        try {
            if (line.isEmpty()) {
                return;
            } else if (command == null || (words.length == 1 && legal().contains(line))) {
                move(line);
            } else {
                command.action.run(words.length == 1 ? "" : words[1]);
            }
        } catch (IllegalArgumentException | BadInput e) {
            say(Quoted.escaped(String.valueOf(e.getMessage())));
        } catch (IOException e) {
            say(Quoted.escaped(words[words.length - 1] + ": " + OutputFile.reason(e)));
        }
    }

    // ---- the game ----

    private void begin(P from) {
        reset(from);
        board();
        reply();
    }

    private void reset(P from) {
        start = from.copy();
        seat.set(from);
        moves.clear();
        notes.clear();
        undone.clear();
        resigned = -1;
    }

    private boolean isOver() {
        return resigned >= 0 || seat.ending().isPresent();
    }

    private void requireGoing() {
        if (isOver()) {
            throw new IllegalArgumentException("the game is over: " + ending() + "; undo, new or quit");
        }
    }

    private void play(int move) {
        seat.play(move);
        moves.add(move);
    }

    private void move(String text) {
        requireGoing();
        int move;
        try {
            move = game.parseMove(seat.position(), text);
        } catch (IllegalArgumentException e) {
            String reason = String.valueOf(e.getMessage()).replace(" in " + game.format(seat.position()), "");
            List<String> near = legal();
            String typed = text.substring(0, Math.min(text.length(), WIDTH)).toLowerCase(Locale.ROOT);
            near.sort(Comparator.comparingInt(legal -> Quoted.distance(typed, legal.toLowerCase(Locale.ROOT))));
            throw new IllegalArgumentException(
                    reason + "; legal moves: " + String.join(" ", near.subList(0, Math.min(SUGGESTIONS, near.size())))
                            + (near.size() > SUGGESTIONS ? " ... ('moves' lists all, 'help' the commands)" : ""),
                    e);
        }
        undone.clear();
        play(move);
        if (isOver() || seat.position().turn() == person) {
            board();
        }
        reply();
    }

    /** The program's moves, as long as it is its turn. */
    private void reply() {
        while (!isOver() && seat.position().turn() != person && moves.size() < MOST_PLIES) {
            console.out().flush();
            Deadline deadline = Deadline.of(limits);
            Thought thought = level.think(seat, deadline, Listener.NONE, List.of(), seed);
            Duration time = Duration.ofNanos(deadline.nanos());
            Iteration best = thought.best().orElseThrow();
            String side = game.sides().get(seat.position().turn());
            String text = seat.text(best.move());
            undone.clear();
            play(best.move());
            if (best.hasValue()) {
                notes.put(
                        moves.size(),
                        Note.comment(Assessment.of(archive, best.value(), best.depth(), time)
                                .toString()));
            }
            say(side + " plays " + text);
            board();
        }
        if (isOver()) {
            say("Game over: " + ending());
        }
    }

    /** How the game has ended. */
    private String ending() {
        if (resigned >= 0) {
            return game.sides().get(1 - resigned) + " wins, " + game.sides().get(resigned) + " resigned";
        }
        Ending ending = seat.ending().orElseThrow();
        if (ending.winner().isPresent()) {
            return game.sides().get(ending.winner().getAsInt()) + " wins";
        }
        boolean counted = seat.position() instanceof DrawRules rules && rules.pliesLeft() <= 0;
        String rule = counted ? " by the move limit" : isRepeated() ? " by repetition" : " by rule";
        return "a draw" + (ending.byDrawRule() ? rule : "");
    }

    private boolean isRepeated() {
        P position = start.copy();
        long now = seat.position().key();
        for (int move : moves) {
            if (position.key() == now) {
                return true;
            }
            position.play(move);
        }
        return false;
    }

    private List<String> legal() {
        List<String> texts = new ArrayList<>();
        seat.moves().forEach(move -> texts.add(seat.text(move)));
        return texts;
    }

    // ---- commands ----

    private void board() {
        P position = seat.position();
        String drawn = flipped ? game.showFlipped(position, console.style()) : game.show(position, console.style());
        say(drawn.stripTrailing());
    }

    private void flip() {
        flipped = !flipped;
        board();
    }

    private void hint() {
        requireGoing();
        Iteration best = seat.think(limits).best().orElseThrow();
        String value = best.hasValue()
                ? ", " + new Assessment(Assessment.value(best.value(), archive.unit()), best.depth(), Optional.empty())
                : "";
        List<String> line = game.formatLine(seat.position(), best.line());
        say("hint: " + seat.text(best.move()) + value + " (" + String.join(" ", line) + ")");
    }

    /** Takes moves back until it is the person's turn. */
    private void undo() {
        if (resigned >= 0) {
            resigned = -1;
        } else if (moves.isEmpty()) {
            throw new IllegalArgumentException("no move to take back");
        } else {
            do {
                notes.remove(moves.size());
                undone.push(moves.remove(moves.size() - 1));
                seat.undo();
            } while (person >= 0 && !moves.isEmpty() && seat.position().turn() != person);
        }
        board();
    }

    private void redo() {
        if (undone.isEmpty()) {
            throw new IllegalArgumentException("no move was taken back");
        }
        do {
            play(undone.pop());
        } while (person >= 0 && !undone.isEmpty() && seat.position().turn() != person);
        board();
    }

    private void position(String text) {
        if (text.isEmpty()) {
            say(game.format(seat.position()));
        } else {
            reset(text.equals("start") ? game.start() : game.parse(text));
            board();
        }
    }

    private void go() {
        requireGoing();
        person = 1 - seat.position().turn();
        reply();
    }

    private void change() {
        requireGoing();
        person = person < 0 ? seat.position().turn() : 1 - person;
        say("you play " + game.sides().get(person));
        reply();
    }

    private void level(String number) {
        if (!number.isEmpty()) {
            level = Level.of(Numbers.integer("level", number, 1, Level.FULL.number()));
        }
        say("level " + level.number());
    }

    private void time(String millis) {
        limits = Limits.time(Duration.ofMillis(Numbers.integer("time", millis, 1, Integer.MAX_VALUE)));
        say("time " + millis + " ms a move");
    }

    private void resign() {
        requireGoing();
        resigned = person < 0 ? seat.position().turn() : person;
        say("Game over: " + ending());
    }

    private void save(String name) throws IOException {
        if (name.isEmpty()) {
            throw new IllegalArgumentException(
                    "a file's name is missing, for instance save game." + archive.extension());
        }
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "espalier play");
        tags.put(
                "Date",
                LocalDate.now(ZoneId.systemDefault()).format(DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT)));
        for (int side = 0; side < 2; side++) {
            tags.put(game.sides().get(side), side == person ? "Person" : "Espalier, level " + level.number());
        }
        if (resigned >= 0) {
            tags.put(Recorded.TERMINATION, Recorded.RESIGNATION);
        }
        String result = resigned >= 0
                ? resigned == 0 ? Recorded.SECOND_WINS : Recorded.FIRST_WINS
                : Recorded.result(seat.position());
        StringBuilder text = new StringBuilder();
        archive.writeGame(Recorded.of(tags, start, moves, result, notes), text);
        shelf.append(name, text.toString());
        say("saved to " + Quoted.escaped(name));
    }

    private void load(String rest) throws IOException {
        String[] words = rest.split("\\s+(?=[0-9]+$)", 2);
        int number =
                words.length == 1 ? Integer.MAX_VALUE : Numbers.integer("the game", words[1], 1, Integer.MAX_VALUE);
        List<Recorded<P>> found = new ArrayList<>();
        List<String> broken = new ArrayList<>();
        try (InputStream in = shelf.open(words[0])) {
            archive.readGames(words[0], in, new Archive.Handler<>() {
                @Override
                public void game(Recorded<P> recorded) {
                    if (recorded.number() <= number) {
                        found.clear();
                        found.add(recorded);
                    }
                }

                @Override
                public void broken(String file, int at, long line, String reason) {
                    broken.add("game " + at + ", line " + line + ": " + reason);
                }
            });
        }
        if (found.isEmpty() || (words.length > 1 && found.get(0).number() != number)) {
            throw new IllegalArgumentException(words[0] + ": "
                    + (broken.isEmpty() ? "no such game" : "cannot be read, " + broken.get(broken.size() - 1)));
        }
        Recorded<P> recorded = found.get(0);
        reset(recorded.start());
        recorded.moves().forEach(this::play);
        notes.putAll(recorded.notes());
        board();
    }

    private void help() {
        say("A move in the game's notation, for instance "
                + legal().stream().findFirst().orElse("none now") + ", or:");
        commands.forEach((name, command) ->
                say(Text.of("  %-18s %s", (name + " " + command.arguments).strip(), command.meaning)));
    }

    // ---- text ----

    private static String wrapped(List<String> words) {
        StringBuilder text = new StringBuilder();
        int column = 0;
        for (String word : words) {
            boolean fits = column + 1 + word.length() <= WIDTH;
            text.append(column == 0 ? "" : fits ? " " : "\n").append(word);
            column = fits && column > 0 ? column + 1 + word.length() : word.length();
        }
        return text.isEmpty() ? "none" : text.toString();
    }
}
