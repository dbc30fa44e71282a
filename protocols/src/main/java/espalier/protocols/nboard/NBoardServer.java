package espalier.protocols.nboard;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.game.Score;
import espalier.games.Archive;
import espalier.games.Recorded;
import espalier.play.Deadline;
import espalier.play.Listener;
import espalier.play.Seat;
import espalier.play.Thought;
import espalier.protocols.Conversation;
import espalier.protocols.Engine;
import espalier.protocols.Server;
import espalier.protocols.Words;
import espalier.search.Limits;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** The engine's side of NBoard's protocol. What it does not know it ignores, as the description asks. */
final class NBoardServer<P extends Position<P>> extends Server<P> {
    private static final int DEPTH = 12;
    private static final int MOST_HINTS = 64;

    private final Map<String, Consumer<Words>> commands;
    private int depth = DEPTH;

    NBoardServer(Game<P> game, Conversation client) {
        super(game, client);
        this.commands = Map.of(
                "nboard", words -> engine.whenReady(this::introduce),
                "set", this::set,
                "move", words -> move(words.next()),
                "hint", words -> hint(words.number("hint", 1, MOST_HINTS)),
                "go", words -> go(),
                "ping", this::ping,
                "learn", words -> client.say("learned"),
                "analyze", words -> client.say("status"),
                "quit", words -> quit());
    }

    @Override
    public void hear(String line) {
        Words words = new Words(line);
        Consumer<Words> command = commands.get(words.next());
        if (command != null) {
            command.accept(words);
        }
    }

    @Override
    public void failed(String reason) {
        client.say("status " + reason);
    }

    private void introduce() {
        client.say("set myname " + Engine.NAME + depth);
    }

    private void set(Words words) {
        switch (words.next()) {
            case "depth" -> {
                depth = words.number("depth", 1, Integer.MAX_VALUE);
                introduce();
            }
            case "game" -> game(words.rest());
            case "level" -> engine.set("Level", words.next());
            default -> {}
        }
    }

    /** All further commands are about the end of this game. */
    private void game(String ggf) {
        List<Recorded<P>> found = new ArrayList<>();
        try {
            Archive.of(game)
                    .readGames(
                            "game.ggf",
                            new ByteArrayInputStream(ggf.getBytes(StandardCharsets.UTF_8)),
                            new Archive.Handler<>() {
                                @Override
                                public void game(Recorded<P> read) {
                                    found.add(read);
                                }

                                @Override
                                public void broken(String file, int number, long line, String reason) {
                                    throw new IllegalArgumentException("no game: " + reason);
                                }
                            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (found.isEmpty()) {
            throw new IllegalArgumentException("no game: " + Quoted.quoted(ggf) + " is not GGF");
        }
        Recorded<P> read = found.get(found.size() - 1);
        engine.abandon();
        Seat<P> board = Seat.in(game).open(read.start());
        read.moves().forEach(board::play);
        engine.board(board);
    }

    /** {@code F5/1.5/0.2}: what comes after the move is about the past; {@code PA} is a pass. */
    private void move(String text) {
        engine.abandon();
        String move = text.replaceFirst("/.*", "").toLowerCase(Locale.ROOT);
        engine.board().play(move.equals("pa") ? "pass" : move);
    }

    /** Stops thinking: the board is about to change. */
    private void ping(Words words) {
        String pong = (engine.isThinking() ? "status\n" : "") + "pong " + words.rest();
        engine.abandon();
        engine.afterwards(() -> client.say(pong));
    }

    private void quit() {
        engine.abandon();
        client.end();
    }

    private void hint(int count) {
        think(count, thought -> {});
    }

    private void go() {
        think(
                1,
                thought -> client.say("=== "
                        + thought.best()
                                .map(best -> square(engine.board().text(best.move()))
                                        + (best.hasValue()
                                                ? "/" + discs(best.value()) + "/" + seconds(best.nanos())
                                                : ""))
                                .orElse("PA")));
    }

    private void think(int lines, Consumer<Thought> answer) {
        engine.abandon();
        P root = engine.board().position();
        client.say("status " + Engine.NAME + " is thinking");
        Deadline deadline = Deadline.of(Limits.depth(depth));
        engine.think(deadline, false, lines, List.of(), report(client, root, deadline), thought -> {
            answer.accept(thought);
            client.say("status");
        });
    }

    @Override
    protected Listener report(Conversation to, P root, Deadline deadline) {
        return found -> {
            String line = String.join(
                    "",
                    game.formatLine(root, found.line()).stream()
                            .map(NBoardServer::square)
                            .toList());
            to.say("search " + line + " " + discs(found.value()) + " 0 " + found.depth());
            to.say("nodestats " + found.nodeVisits() + " " + seconds(found.nanos()));
        };
    }

    private static String square(String move) {
        return move.equals("pass") ? "PA" : move.toUpperCase(Locale.ROOT);
    }

    private String discs(int value) {
        return Score.inUnits(value, game.unit()).toPlainString();
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.2f", nanos / 1e9);
    }
}
