package espalier.protocols.xboard;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.play.Deadline;
import espalier.play.Ending;
import espalier.play.Listener;
import espalier.play.Thought;
import espalier.protocols.Conversation;
import espalier.protocols.Engine;
import espalier.protocols.Option;
import espalier.protocols.Server;
import espalier.protocols.Words;
import espalier.search.Limits;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The engine's side of CECP 2. The engine has a side, {@code force} takes it away, and it moves whenever its side is to move.
 * While the opponent thinks it ponders on the move it expects, if it may.
 */
final class XboardServer<P extends Position<P>> extends Server<P> {
    private static final int NOBODY = -1;

    /** What needs no reaction. */
    private static final Set<String> IGNORED = Set.of(
            "xboard",
            "accepted",
            "rejected",
            "random",
            "computer",
            "name",
            "ics",
            "rating",
            "draw",
            "bk",
            "otim",
            "nps",
            "egtpath",
            "pause",
            "resume");

    private final Map<String, Consumer<Words>> commands;
    private final XboardClock time = new XboardClock();

    /** The engine's side. */
    private int side = NOBODY;

    private boolean analysing;
    private boolean posting;
    private boolean mayPonder;

    /** The move the engine ponders on; it is on the board already. */
    private @Nullable Integer expected;

    private @Nullable XboardReport<P> report;
    private String hint = "";

    XboardServer(Game<P> game, Conversation client) {
        super(game, client);
        this.commands = Map.ofEntries(
                Map.entry("protover", words -> features()),
                Map.entry("new", words -> newGame()),
                Map.entry("variant", this::variant),
                Map.entry("quit", words -> quit()),
                Map.entry("force", words -> force()),
                Map.entry("result", words -> force()),
                Map.entry("go", words -> play(turn())),
                Map.entry("playother", words -> play(1 - turn())),
                Map.entry("level", time::level),
                Map.entry("st", time::perMove),
                Map.entry("sd", time::depth),
                Map.entry("time", time::left),
                Map.entry("usermove", words -> move(words.next())),
                Map.entry("?", words -> moveNow()),
                Map.entry("ping", this::ping),
                Map.entry("hint", words -> hint()),
                Map.entry("undo", words -> undo(1)),
                Map.entry("remove", words -> undo(2)),
                Map.entry("hard", words -> mayPonder = true),
                Map.entry("easy", words -> easy()),
                Map.entry("post", words -> posting = true),
                Map.entry("nopost", words -> posting = false),
                Map.entry("analyze", words -> analyse(true)),
                Map.entry("exit", words -> analyse(false)),
                Map.entry(".", words -> progress()),
                Map.entry("setboard", this::setBoard),
                Map.entry("memory", words -> atMost("Hash", Integer.highestOneBit(number("memory", words)))),
                Map.entry("cores", words -> atMost("Threads", number("cores", words))),
                Map.entry("option", this::option));
    }

    @Override
    public void hear(String line) {
        Words words = new Words(line);
        String word = words.next();
        Consumer<Words> command = commands.get(word);
        if (command != null) {
            try {
                command.accept(words);
            } catch (IllegalArgumentException | IllegalStateException e) {
                client.say("Error (" + e.getMessage() + "): " + Quoted.escaped(line));
            }
        } else if (word.matches("[a-h][1-8][a-h][1-8][qrbnQRBN]?")) {
            move(word);
        } else if (!word.isEmpty() && !IGNORED.contains(word)) {
            client.say("Error (unknown command): " + Quoted.escaped(line));
        }
    }

    @Override
    public void failed(String reason) {
        client.say("telluser " + reason);
    }

    /** The client waits for {@code done=1}, and so for a warm engine. */
    private void features() {
        client.say("feature done=0");
        StringBuilder text = new StringBuilder("feature myname=\"" + Engine.NAME
                + "\" ping=1 setboard=1 playother=1 usermove=1 time=1 draw=0 sigint=0 sigterm=0 reuse=1 analyze=1"
                + " variants=\"normal\" colors=0 name=0 memory=1 smp=1 debug=1\n");
        engine.options().stream()
                .filter(option ->
                        !Set.of("Hash", "Threads", "Ponder", "MultiPV").contains(option.name()))
                .forEach(option ->
                        text.append("feature option=\"").append(text(option)).append("\"\n"));
        client.say(text.toString().strip());
        engine.whenReady(() -> client.say("feature done=1"));
    }

    private static String text(Option option) {
        String text = option.name() + " -" + option.kind().word();
        return switch (option.kind()) {
            case BUTTON -> text;
            case CHECK -> text + (option.initial().equals("true") ? " 1" : " 0");
            case SPIN -> text + " " + option.initial() + " " + option.least() + " " + option.most();
            case COMBO ->
                text
                        + " "
                        + String.join(
                                " /// ",
                                option.choices().stream()
                                        .map(choice -> (choice.equals(option.initial()) ? "*" : "") + choice)
                                        .toList());
        };
    }

    private void option(Words words) {
        String[] parts = words.rest().split("=", 2);
        String value = parts.length == 1 ? "" : parts[1];
        if (is(parts[0], Option.Kind.BUTTON)) {
            halt();
            engine.set(parts[0], value);
            next();
        } else {
            boolean check = is(parts[0], Option.Kind.CHECK);
            engine.set(parts[0], !check ? value : value.equals("1") ? "true" : value.equals("0") ? "false" : value);
        }
    }

    private boolean is(String option, Option.Kind kind) {
        return engine.options().stream().anyMatch(each -> each.name().equalsIgnoreCase(option) && each.kind() == kind);
    }

    private static int number(String name, Words words) {
        return words.number(name, 1, Integer.MAX_VALUE);
    }

    /**
     * Uses as much as the client allows, or as the engine can: the client knows no greatest value. Of the memory for the whole
     * engine the table takes the greatest power of two.
     */
    private void atMost(String name, int allowed) {
        int most = engine.options().stream()
                .filter(option -> option.name().equals(name))
                .findFirst()
                .orElseThrow()
                .most();
        engine.set(name, "" + Math.min(allowed, most));
    }

    private void newGame() {
        halt();
        analysing = false;
        engine.newGame();
        time.reset();
        side = 1 - turn();
    }

    private void variant(Words words) {
        String name = words.next();
        if (!name.equals("normal")) {
            throw new IllegalArgumentException("only normal chess");
        }
    }

    private int turn() {
        return engine.board().position().turn();
    }

    /** Ends the running search without a move, and takes back the move that was pondered on. */
    private void halt() {
        engine.abandon();
        if (expected != null) {
            engine.board().undo();
            expected = null;
        }
    }

    private void force() {
        halt();
        side = NOBODY;
    }

    /** Without a last move. */
    private void quit() {
        halt();
        client.end();
    }

    private void play(int player) {
        halt();
        side = player;
        next();
    }

    private void easy() {
        mayPonder = false;
        if (expected != null) {
            halt();
        }
    }

    private void moveNow() {
        if (expected == null && !analysing) {
            engine.stop();
        }
    }

    private void ping(Words words) {
        String pong = "pong " + words.rest();
        boolean moving = engine.isThinking() && expected == null && !analysing;
        if (moving) {
            engine.afterwards(() -> client.say(pong));
        } else {
            engine.whenReady(() -> client.say(pong));
        }
    }

    private void hint() {
        if (!hint.isEmpty()) {
            client.say(hint);
        }
    }

    private void undo(int moves) {
        halt();
        if (engine.board().played() < moves) {
            next();
            throw new IllegalStateException("not that many moves were played");
        }
        for (int i = 0; i < moves; i++) {
            engine.board().undo();
        }
        next();
    }

    private void setBoard(Words words) {
        P position;
        try {
            position = game.parse(words.rest());
        } catch (IllegalArgumentException e) {
            client.say("tellusererror Illegal position: " + e.getMessage());
            return;
        }
        halt();
        engine.board(position);
        next();
    }

    /** The opponent's move, or any move in force and analyse mode. */
    private void move(String text) {
        if (expected != null) {
            engine.board().undo();
            int move = legal(text);
            if (move == expected) {
                engine.board().play(move);
                expected = null;
                engine.ponderHit();
                return;
            }
            expected = null;
            engine.abandon();
            if (move >= 0) {
                engine.board().play(move);
                next();
            }
            return;
        }
        int move = legal(text);
        if (move >= 0) {
            halt();
            engine.board().play(move);
            next();
        }
    }

    private int legal(String text) {
        try {
            return game.parseMove(engine.board().position(), text);
        } catch (IllegalArgumentException e) {
            client.say("Illegal move: " + Quoted.escaped(text));
            return -1;
        }
    }

    /** Goes on as the state of the game asks for. */
    private void next() {
        if (analysing) {
            think(Deadline.of(Limits.NONE));
        } else if (side == turn() && !announceEnd()) {
            think(Deadline.of(limits()));
        }
    }

    private Limits limits() {
        return time.limits(engine, engine.board().played() / 2);
    }

    private void think(Deadline deadline) {
        report = new XboardReport<>(client, engine, engine.board().position(), deadline, posting || analysing);
        boolean hold = analysing || expected != null;
        engine.think(deadline, hold, List.of(), report, thought -> answer(thought, deadline));
    }

    @Override
    protected Listener report(Conversation to, P root, Deadline deadline) {
        return new XboardReport<>(to, engine, root, deadline, true);
    }

    private void answer(Thought thought, Deadline deadline) {
        if (analysing || expected != null || thought.best().isEmpty()) {
            return; // a search that still ponders has ended with the conversation
        }
        time.spend(deadline.onClock());
        List<Integer> line = thought.best().get().line();
        client.say("move " + engine.board().text(line.get(0)));
        engine.board().play(line.get(0));
        hint = line.size() > 1 ? "Hint: " + engine.board().text(line.get(1)) : "";
        if (!announceEnd() && mayPonder && line.size() > 1) {
            ponder(line.get(1));
        }
    }

    /** Thinks about the position after the expected reply, unless that ends the game. */
    private void ponder(int reply) {
        engine.board().play(reply);
        if (engine.board().ending().isPresent()) {
            engine.board().undo();
        } else {
            expected = reply;
            think(Deadline.waiting(limits()));
        }
    }

    /** Says the result if the game is over. */
    private boolean announceEnd() {
        engine.board().ending().ifPresent(ending -> client.say(text(ending)));
        return engine.board().ending().isPresent();
    }

    private static String text(Ending ending) {
        return ending.winner().isEmpty()
                ? "1/2-1/2 {Draw" + (ending.byDrawRule() ? " by rule}" : "}")
                : ending.winner().getAsInt() == 0 ? "1-0 {White mates}" : "0-1 {Black mates}";
    }

    private void analyse(boolean on) {
        halt();
        analysing = on;
        side = NOBODY;
        next();
    }

    private void progress() {
        if (analysing && report != null) {
            client.say(report.progress());
        }
    }
}
