package espalier.protocols.uci;

import espalier.game.BoardStyle;
import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.games.Perft;
import espalier.games.Signature;
import espalier.play.Deadline;
import espalier.play.Ending;
import espalier.play.Listener;
import espalier.play.Seat;
import espalier.play.Thought;
import espalier.protocols.Conversation;
import espalier.protocols.Engine;
import espalier.protocols.Option;
import espalier.protocols.Server;
import espalier.protocols.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The engine's side of UCI and UGI. Unknown words are skipped, as the description asks. */
final class UciServer<P extends Position<P>> extends Server<P> {
    /** The depth of the pieces of work between which counting can be stopped. */
    private static final int PERFT_PIECE = 3;

    private final Dialect dialect;
    private final Map<String, Consumer<Words>> commands;
    private boolean debug;

    UciServer(Dialect dialect, Game<P> game, Conversation client) {
        super(game, client);
        this.dialect = dialect;
        this.commands = Map.ofEntries(
                Map.entry(dialect.greeting(), words -> greet()),
                Map.entry(dialect.newGame(), words -> newGame()),
                Map.entry("debug", words -> debug = words.next().equals("on")),
                Map.entry("isready", words -> engine.whenReady(() -> client.say("readyok"))),
                Map.entry("setoption", this::setOption),
                Map.entry("position", this::position),
                Map.entry("go", this::go),
                Map.entry("stop", words -> engine.stop()),
                Map.entry("ponderhit", words -> engine.ponderHit()),
                Map.entry("query", this::query),
                Map.entry("d", words -> show()),
                Map.entry("bench", words -> bench()),
                Map.entry("perft", words -> perft(words.number("depth", 0, 99))),
                Map.entry("quit", words -> client.end()));
    }

    @Override
    public void hear(String line) {
        for (Words words = new Words(line); !words.isEmpty(); ) {
            String word = words.next();
            Consumer<Words> command = commands.get(word);
            if (command != null) {
                command.accept(words);
                return;
            }
            if (debug) {
                failed("no command " + Quoted.quoted(word));
            }
        }
    }

    @Override
    public void failed(String reason) {
        client.say("info string " + reason);
    }

    private void greet() {
        StringBuilder text = new StringBuilder("id name " + Engine.NAME + "\nid author the Espalier authors\n");
        engine.options().forEach(option -> text.append(text(option)).append('\n'));
        client.say(text + dialect.greeting() + "ok");
        engine.warmUp();
    }

    /** A client that does not ask whether the engine is ready finds it warm too. */
    private void newGame() {
        engine.newGame();
        engine.warmUp();
    }

    private static String text(Option option) {
        String text = "option name " + option.name() + " type " + option.kind().word();
        return switch (option.kind()) {
            case BUTTON -> text;
            case CHECK -> text + " default " + option.initial();
            case SPIN -> text + " default " + option.initial() + " min " + option.least() + " max " + option.most();
            case COMBO -> text + " default " + option.initial() + " var " + String.join(" var ", option.choices());
        };
    }

    private void setOption(Words words) {
        words.until("name");
        String name = words.until("value");
        engine.set(name, words.rest());
    }

    private void position(Words words) {
        String kind = words.next();
        String fen = words.until("moves");
        if (!kind.equals("startpos") && !kind.equals("fen")) {
            throw new IllegalArgumentException("position is 'startpos' or 'fen', not " + Quoted.quoted(kind));
        }
        Seat<P> board = Seat.in(game).open(kind.equals("fen") ? game.parse(fen) : game.start());
        while (!words.isEmpty()) {
            board.play(words.next());
        }
        engine.board(board);
    }

    private void go(Words words) {
        if (words.peek().equals("perft")) {
            words.next();
            perft(words.number("depth", 0, 99));
            return;
        }
        Go<P> go = Go.read(words, dialect, engine);
        P root = engine.board().position();
        Deadline deadline = go.ponder() ? Deadline.waiting(go.limits()) : Deadline.of(go.limits());
        engine.think(
                deadline,
                go.hold(),
                go.among(),
                new UciInfo<>(client, engine, root, deadline, go.mate()),
                thought -> client.say(bestMove(root, thought)));
    }

    @Override
    protected Listener report(Conversation to, P root, Deadline deadline) {
        return new UciInfo<>(to, engine, root, deadline, 0);
    }

    private String bestMove(P root, Thought thought) {
        if (thought.best().isEmpty()) {
            return "bestmove 0000";
        }
        List<String> line = game.formatLine(root, thought.best().get().line());
        return "bestmove " + line.get(0) + (dialect.ponders() && line.size() > 1 ? " ponder " + line.get(1) : "");
    }

    private void query(Words words) {
        Optional<Ending> ending = engine.board().ending();
        client.say("response "
                + switch (words.next()) {
                    case "gameover" -> ending.isPresent();
                    case "p1turn" -> engine.board().position().turn() == 0;
                    case "result" -> ending.map(UciServer::text).orElse("none");
                    default -> "unknown";
                });
    }

    private static String text(Ending ending) {
        return ending.winner().isEmpty() ? "draw" : ending.winner().getAsInt() == 0 ? "p1win" : "p2win";
    }

    private void show() {
        P position = engine.board().position();
        client.say(game.show(position, BoardStyle.PLAIN).stripTrailing() + "\nfen " + game.format(position));
    }

    private void perft(int depth) {
        P position = engine.board().position();
        engine.work(deadline -> client.say("nodes " + perft(position, depth, deadline)));
    }

    private long perft(P position, int depth, Deadline deadline) {
        going("perft", deadline);
        if (depth <= PERFT_PIECE) {
            return Perft.of(game).bulk(true).count(position, depth);
        }
        int[] moves = new int[position.maxMoves()];
        int width = position.generate(moves, 0);
        long count = width == 0 && game.perftCountsFinished() ? 1 : 0;
        for (int i = 0; i < width; i++) {
            position.play(moves[i]);
            count += perft(position, depth - 1, deadline);
            position.undo();
        }
        return count;
    }

    private void bench() {
        engine.work(deadline -> {
            long sum = 0;
            for (String name : Signature.GAMES) {
                long visits = Signature.playing(Game.named(name), Signature.NODES, deadline);
                going("bench", deadline);
                client.say("info string " + name + " " + visits);
                sum += visits;
            }
            client.say("signature " + sum);
        });
    }

    private static void going(String work, Deadline deadline) {
        if (deadline.getAsBoolean()) {
            throw new IllegalStateException(work + " was stopped");
        }
    }
}
