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
import espalier.protocols.Server;
import espalier.protocols.Words;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The engine's side of GTP 2. Every command gets exactly one answer, in order: commands that come while the engine thinks are
 * kept until it has moved.
 */
final class GtpServer<P extends Position<P>> extends Server<P> {
    private static final String OTHELLO = "Othello";
    private static final int SIZE = 8;

    private final Map<String, Function<Words, String>> commands = new TreeMap<>();
    private final List<GtpClock> clocks = List.of(new GtpClock(), new GtpClock());

    /** The number of the command that is obeyed. */
    private String id = "";

    /** Whether it has been answered. */
    private boolean answered;

    GtpServer(Game<P> game, Conversation client) {
        super(game, client);
        commands.put("protocol_version", words -> "2");
        commands.put("name", words -> Engine.NAME);
        commands.put("version", words -> Engine.version());
        commands.put("known_command", words -> "" + commands.containsKey(words.next()));
        commands.put("list_commands", words -> String.join("\n", commands.keySet()));
        commands.put("list_games", words -> OTHELLO);
        commands.put("set_game", this::setGame);
        commands.put("boardsize", this::boardSize);
        commands.put("clear_board", words -> newGame());
        commands.put("komi", words -> komi(words.next()));
        commands.put("play", this::play);
        commands.put("genmove", words -> generate(words.next(), true));
        commands.put("reg_genmove", words -> generate(words.next(), false));
        commands.put("undo", words -> done(this::undo));
        commands.put("showboard", words -> "\n" + show());
        commands.put("final_score", words -> score());
        commands.put("time_settings", this::timeSettings);
        commands.put("time_left", words -> done(() -> clock(words.next()).left(words)));
        commands.put("level", words -> done(() -> engine.set("Level", words.next())));
        commands.put("quit", words -> "");
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
            } else if (!engine.isThinking()) {
                engine.warmUp();
            }
        } catch (IllegalArgumentException | IllegalStateException e) {
            failed(String.valueOf(e.getMessage()));
        }
    }

    /** There is nothing to say. */
    @Override
    protected Listener report(Conversation to, P root, Deadline deadline) {
        return Listener.NONE;
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

    private String newGame() {
        engine.newGame();
        clocks.forEach(GtpClock::reset);
        return "";
    }

    private String setGame(Words words) {
        if (!words.rest().equalsIgnoreCase(OTHELLO)) {
            throw new IllegalArgumentException("unsupported game");
        }
        return newGame();
    }

    private String boardSize(Words words) {
        if (!words.next().equals("" + SIZE)) {
            throw new IllegalArgumentException("unacceptable size");
        }
        return newGame();
    }

    /** It means nothing in Othello. */
    private static String komi(String number) {
        if (!number.matches("[+-]?\\d{1,9}(\\.\\d{0,9})?")) {
            throw new IllegalArgumentException("syntax error");
        }
        return "";
    }

    private static int player(String colour) {
        return switch (colour.toLowerCase(Locale.ROOT)) {
            case "b", "black" -> 0;
            case "w", "white" -> 1;
            default -> throw new IllegalArgumentException("invalid color");
        };
    }

    private GtpClock clock(String colour) {
        return clocks.get(player(colour));
    }

    /**
     * Gives a player the turn. The other one's forced pass may be left out: it is played here.
     *
     * @return whether it was
     */
    private boolean turn(int player) {
        Seat<P> board = engine.board();
        if (board.position().turn() == player) {
            return false;
        }
        List<Integer> moves = board.moves();
        if (moves.size() != 1 || !board.text(moves.get(0)).equals("pass")) {
            throw new IllegalArgumentException("not this player's turn");
        }
        board.play(moves.get(0));
        return true;
    }

    private String play(Words words) {
        Seat<P> board = engine.board();
        int player = player(words.next());
        if (words.isEmpty()) {
            throw new IllegalArgumentException("syntax error");
        }
        boolean passed = turn(player);
        try {
            board.play(words.next().toLowerCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            if (passed) {
                board.undo();
            }
            throw new IllegalArgumentException("illegal move", e);
        }
        return "";
    }

    /** A player without a move passes, also when the game is over. */
    private String generate(String colour, boolean play) {
        int player = player(colour);
        Seat<P> board = engine.board();
        if (board.moves().isEmpty()) {
            return "PASS";
        }
        boolean passed = turn(player);
        Deadline deadline = Deadline.of(clocks.get(player).limits(engine));
        engine.think(deadline, false, List.of(), report(client, board.position(), deadline), thought -> {
            String text = board.text(thought.move());
            if (play && !answered) {
                board.play(thought.move());
                clocks.get(player).spend(deadline.onClock());
            } else if (passed) {
                board.undo();
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
        Ending ending = engine.board().ending().orElseThrow(() -> new IllegalStateException("cannot score"));
        int discs = Math.abs(ending.score()) / engine.game().unit();
        return ending.winner().isEmpty() ? "0" : (ending.winner().getAsInt() == 0 ? "B+" : "W+") + discs;
    }

    private String timeSettings(Words words) {
        String settings = words.rest();
        clocks.forEach(clock -> clock.settings(new Words(settings)));
        return "";
    }
}
