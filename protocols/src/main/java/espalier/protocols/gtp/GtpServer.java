package espalier.protocols.gtp;

import espalier.game.BoardStyle;
import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Deadline;
import espalier.play.Ending;
import espalier.play.Listener;
import espalier.play.Seat;
import espalier.protocols.Conversation;
import espalier.protocols.Engine;
import espalier.protocols.Words;
import espalier.search.Limits;
import java.io.InputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The engine's side of GTP 2. Every command gets exactly one answer, in order: commands that come while the engine thinks are
 * kept until it has moved.
 */
final class GtpServer<P extends Position<P>> implements Conversation.Listener {
    private static final String OTHELLO = "Othello";
    private static final int SIZE = 8;
    private static final int MOST_SECONDS = 10_000_000;

    /** Thinks this long where the client has not said otherwise. */
    private static final Duration USUAL = Duration.ofSeconds(1);

    private final Conversation client;
    private final Engine<P> engine;
    private final Map<String, Function<Words, String>> commands = new TreeMap<>();

    /** Time and moves left, by player; no moves mean that there are none to go. */
    private final Limits[] limits = {Limits.time(USUAL), Limits.time(USUAL)};

    /** The number of the command that is obeyed. */
    private String id = "";

    /** Whether it has been answered. */
    private boolean answered;

    private GtpServer(Game<P> game, Conversation client) {
        this.client = client;
        this.engine = new Engine<>(game, client, this::failed);
        commands.put("protocol_version", words -> "2");
        commands.put("name", words -> Engine.NAME);
        commands.put("version", words -> Engine.version());
        commands.put("known_command", words -> "" + commands.containsKey(words.next()));
        commands.put("list_commands", words -> String.join("\n", commands.keySet()));
        commands.put("list_games", words -> OTHELLO);
        commands.put("set_game", this::setGame);
        commands.put("boardsize", this::boardSize);
        commands.put("clear_board", words -> done(engine::newGame));
        commands.put("komi", words -> "");
        commands.put("play", this::play);
        commands.put("genmove", words -> generate(player(words.next()), true));
        commands.put("reg_genmove", words -> generate(player(words.next()), false));
        commands.put("undo", words -> done(this::undo));
        commands.put("showboard", words -> "\n" + show());
        commands.put("final_score", words -> score());
        commands.put("time_settings", this::timeSettings);
        commands.put("time_left", this::timeLeft);
        commands.put("level", words -> done(() -> engine.set("Level", words.next())));
        commands.put("quit", words -> "");
    }

    static <P extends Position<P>> void serve(Game<P> game, InputStream in, PrintStream out) {
        Conversation client = new Conversation(in, out);
        GtpServer<P> server = new GtpServer<>(game, client);
        try (server.engine) {
            client.listen(server);
        }
    }

    @Override
    public void hear(String line) {
        if (engine.isThinking()) {
            engine.afterwards(() -> hear(line));
            return;
        }
        Words words = new Words(line.replaceFirst("#.*", "").replaceAll("[\\p{Cntrl}&&[^\t]]", ""));
        id = words.peek().matches("\\d{1,9}") ? words.next() : "";
        if (words.isEmpty()) {
            return;
        }
        answered = false;
        String name = words.next();
        Function<Words, String> command = commands.get(name);
        try {
            if (command == null) {
                throw new IllegalArgumentException("unknown command");
            }
            String answer = command.apply(words);
            if (!engine.isThinking()) {
                answer("=", answer);
            }
            if (name.equals("quit")) {
                client.end();
            }
        } catch (IllegalArgumentException | IllegalStateException e) {
            failed(String.valueOf(e.getMessage()));
        }
    }

    @Override
    public void failed(String reason) {
        answer("?", reason);
    }

    private void answer(String status, String text) {
        if (!answered) {
            answered = true;
            client.say(status + id + " " + text + "\n");
        }
    }

    private static String done(Runnable action) {
        action.run();
        return "";
    }

    private String setGame(Words words) {
        if (!words.rest().equalsIgnoreCase(OTHELLO)) {
            throw new IllegalArgumentException("unsupported game");
        }
        return done(engine::newGame);
    }

    private String boardSize(Words words) {
        if (!words.next().equals("" + SIZE)) {
            throw new IllegalArgumentException("unacceptable size");
        }
        return done(engine::newGame);
    }

    private static int player(String colour) {
        return switch (colour.toLowerCase(Locale.ROOT)) {
            case "b", "black" -> 0;
            case "w", "white" -> 1;
            default -> throw new IllegalArgumentException("invalid color");
        };
    }

    /** Whose turn it is must be the player's; a forced pass of the other one may be left out. */
    private void turn(int player) {
        Seat<P> board = engine.board();
        boolean forced =
                board.moves().size() == 1 && board.text(board.moves().get(0)).equals("pass");
        if (board.position().turn() != player && forced) {
            board.play(board.moves().get(0));
        }
        if (board.position().turn() != player) {
            throw new IllegalArgumentException("not this player's turn");
        }
    }

    private String play(Words words) {
        turn(player(words.next()));
        try {
            engine.board().play(words.next().toLowerCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("illegal move", e);
        }
        return "";
    }

    /** A player who cannot move passes, also when the game is over. */
    private String generate(int player, boolean play) {
        Seat<P> board = engine.board();
        if (board.moves().isEmpty()) {
            return "PASS";
        }
        turn(player);
        engine.think(Deadline.of(limits[player]), false, List.of(), Listener.NONE, thought -> {
            String text = board.text(thought.move());
            if (play && !answered) {
                board.play(thought.move());
            }
            answer("=", text.toUpperCase(Locale.ROOT));
        });
        return "";
    }

    private void undo() {
        try {
            engine.board().undo();
        } catch (IllegalStateException e) {
            throw new IllegalStateException("cannot undo", e);
        }
    }

    private String show() {
        return engine.game().show(engine.board().position(), BoardStyle.PLAIN).stripTrailing();
    }

    /** {@code B+12}, {@code W+2} or {@code 0}. */
    private String score() {
        Ending ending = engine.board().ending().orElseThrow(() -> new IllegalStateException("the game is not over"));
        int discs = Math.abs(ending.score()) / engine.game().unit();
        return ending.winner().isEmpty() ? "0" : (ending.winner().getAsInt() == 0 ? "B+" : "W+") + discs;
    }

    /** Main time and byo-yomi, both in seconds; no main time but byo-yomi without stones is no limit. */
    private String timeSettings(Words words) {
        long main = seconds(words);
        long byoYomi = seconds(words);
        int stones = words.number("stones", 0, MOST_SECONDS);
        Limits each = byoYomi > 0 && stones == 0
                ? Limits.time(USUAL)
                : main > 0 ? engine.clock(main, 0, 0) : engine.clock(byoYomi, 0, stones);
        limits[0] = each;
        limits[1] = each;
        return "";
    }

    private String timeLeft(Words words) {
        int player = player(words.next());
        limits[player] = engine.clock(seconds(words), 0, words.number("stones", 0, MOST_SECONDS));
        return "";
    }

    private static long seconds(Words words) {
        return words.number("time", 0, MOST_SECONDS) * 1000L;
    }
}
