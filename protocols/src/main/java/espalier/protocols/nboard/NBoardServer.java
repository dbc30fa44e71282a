package espalier.protocols.nboard;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import espalier.games.Archive;
import espalier.games.Recorded;
import espalier.play.Deadline;
import espalier.play.Listener;
import espalier.play.Seat;
import espalier.play.Thought;
import espalier.protocols.Conversation;
import espalier.protocols.Engine;
import espalier.protocols.Words;
import espalier.search.Limits;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** The engine's side of NBoard's protocol. What it does not know it ignores, as the description asks. */
final class NBoardServer<P extends Position<P>> implements Conversation.Listener {
    private static final int DEPTH = 12;
    private static final int MOST_HINTS = 64;

    private final Game<P> game;
    private final Conversation client;
    private final Engine<P> engine;
    private final Map<String, Consumer<Words>> commands;
    private int depth = DEPTH;

    private NBoardServer(Game<P> game, Conversation client) {
        this.game = game;
        this.client = client;
        this.engine = new Engine<>(game, client, this::failed);
        this.commands = Map.of(
                "nboard", words -> engine.whenWarm(this::introduce),
                "set", this::set,
                "move", words -> move(words.next()),
                "hint", words -> hint(words.number("hint", 1, MOST_HINTS)),
                "go", words -> go(),
                "ping", this::ping,
                "learn", words -> client.say("learned"),
                "analyze", words -> client.say("status"),
                "quit", words -> client.end());
    }

    static <P extends Position<P>> void serve(Game<P> game, InputStream in, PrintStream out) {
        Conversation client = new Conversation(in, out);
        NBoardServer<P> server = new NBoardServer<>(game, client);
        try (server.engine) {
            client.listen(server);
        }
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
        engine.abandon();
        Archive<P> archive = Archive.of(game);
        try {
            archive.readGames(
                    "game.ggf",
                    new ByteArrayInputStream(ggf.getBytes(StandardCharsets.UTF_8)),
                    new Archive.Handler<>() {
                        @Override
                        public void game(Recorded<P> read) {
                            Seat<P> board = Seat.in(game).open(read.start());
                            read.moves().forEach(board::play);
                            engine.board(board);
                        }

                        @Override
                        public void broken(String file, int number, long line, String reason) {
                            failed("no game: " + reason);
                        }
                    });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@code F5/1.5/0.2}: what comes after the move is about the past; {@code PA} is a pass. */
    private void move(String text) {
        engine.abandon();
        String move = text.replaceFirst("/.*", "").toLowerCase(Locale.ROOT);
        engine.board().play(move.equals("pa") ? "pass" : move);
    }

    /** Stops thinking: the board is about to change. */
    private void ping(Words words) {
        engine.abandon();
        client.say("pong " + words.rest());
    }

    private void hint(int count) {
        think(count, thought -> {});
    }

    private void go() {
        think(
                1,
                thought -> client.say("=== "
                        + thought.best()
                                .map(best -> square(engine.board().text(best.move())) + "/" + discs(best.value()) + "/"
                                        + seconds(best.nanos()))
                                .orElse("PA")));
    }

    private void think(int lines, Consumer<Thought> answer) {
        engine.abandon();
        P root = engine.board().position();
        client.say("status " + Engine.NAME + " is thinking");
        engine.think(Deadline.of(Limits.depth(depth)), false, lines, List.of(), report(root), thought -> {
            answer.accept(thought);
            client.say("status");
        });
    }

    private Listener report(P root) {
        return found -> {
            String line = String.join(
                    "",
                    engine.texts(root, found.line()).stream()
                            .map(NBoardServer::square)
                            .toList());
            client.say("search " + line + " " + discs(found.value()) + " 0 " + found.depth());
            client.say("nodestats " + found.nodeVisits() + " " + seconds(found.nanos()));
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
