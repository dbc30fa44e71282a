package espalier.protocols.xboard;

import espalier.protocols.EngineClient;
import espalier.protocols.Forfeit;
import espalier.protocols.Mate;
import espalier.protocols.Program;
import espalier.protocols.TimeControl;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Drives an engine that speaks CECP, version 2 or 1. CECP knows no limit of nodes, and no part of a second for a move. */
final class XboardClient implements EngineClient {
    /** Refuses what CECP has no words for. */
    static final class Hello implements Greeting {
        @Override
        public EngineClient greet(Program program, String game, Map<String, String> options, Duration patience) {
            return new XboardClient(program, options, patience);
        }

        @Override
        public void check(TimeControl control) {
            if (control.limits().isCounted()) {
                throw new IllegalArgumentException("xboard has no limit of nodes; take a clock, seconds or a depth");
            }
            if (control.limits().isTimed() && control.limits().nanos() % SECOND != 0) {
                throw new IllegalArgumentException("xboard has whole seconds for a move only; take a clock, or "
                        + (control.limits().nanos() / SECOND + 1) * 1000 + "ms");
            }
        }
    }

    private static final long SECOND = 1_000_000_000;
    private static final Pattern FEATURE = Pattern.compile("(\\w+)=(\"[^\"]*\"|\\S+)");
    private static final Pattern MOVE = Pattern.compile("(?:move|My move is\\s?:)\\s*(\\S+)");
    private static final Pattern THOUGHT =
            Pattern.compile("(\\d{1,4})[.+&]?\\s+([+-]?\\d{1,7})\\s+\\d{1,12}\\s+\\d{1,18}\\b.*");
    private static final Pattern LOST = Pattern.compile("(0-1|1-0)\\b.*");

    /** For answers that may never come: an engine of version 1 says nothing about its features, but mostly greets. */
    private static final Duration FEATURES = Duration.ofSeconds(10);

    private final Program program;
    private final Duration patience;
    private final Map<String, String> features = new HashMap<>();
    private int played;
    private boolean playing;
    private int ping;

    /** Whether it has said anything, and whether a word of this protocol: one of version 1 need not before its first move. */
    private boolean spoke;

    private boolean known;

    /**
     * Greets the engine and sets its options.
     *
     * @param patience for answers that no clock limits
     */
    XboardClient(Program program, Map<String, String> options, Duration patience) {
        this.program = program;
        this.patience = patience;
        program.say("xboard");
        program.say("protover 2");
        features();
        options.forEach((name, value) -> program.say("option " + name + "=" + value));
        ready();
    }

    /** One that has not said a word may still be starting, and gets all the patience. */
    private void features() {
        long until = System.nanoTime() + Math.max(FEATURES.toNanos(), patience.toNanos());
        try {
            while (!features.getOrDefault("done", "0").equals("1")) {
                String line = program.hear(until);
                until = spoke ? until : System.nanoTime() + FEATURES.toNanos();
                spoke = true;
                if (!line.startsWith("feature")) {
                    continue;
                }
                known = true;
                Matcher each = FEATURE.matcher(line);
                while (each.find()) {
                    features.put(each.group(1), each.group(2));
                    program.say("accepted " + each.group(1));
                    until = each.group().equals("done=0") ? System.nanoTime() + patience.toNanos() : until;
                }
            }
        } catch (Forfeit e) {
            if (e.reason() != Forfeit.Reason.HANG) {
                throw e;
            }
        }
    }

    private boolean has(String feature) {
        return features.getOrDefault(feature, "0").equals("1");
    }

    /** Without pings nothing can be asked; gnuchess promises to answer them and does not. */
    private void ready() {
        if (has("ping")) {
            program.say("ping " + ++ping);
            try {
                program.await(line -> line.equals("pong " + ping), FEATURES);
            } catch (Forfeit e) {
                if (e.reason() != Forfeit.Reason.HANG && e.reason() != Forfeit.Reason.PROTOCOL) {
                    throw e;
                }
                features.remove("ping");
            }
        }
    }

    @Override
    public void newGame(Optional<String> start) {
        if (start.isPresent() && !has("setboard")) {
            throw new Forfeit(Forfeit.Reason.PROTOCOL, "it sets up no positions: take openings that are moves");
        }
        program.say("new");
        program.say("force");
        start.ifPresent(position -> program.say("setboard " + position));
        program.say("easy");
        program.say("post");
        played = 0;
        playing = false;
        ready();
    }

    @Override
    public Reply go(Question question) {
        List<String> moves = question.moves();
        program.forget();
        if (!playing) {
            program.say(level(question.control()));
        }
        if (playing && moves.size() != played + 1) {
            program.say("force");
            playing = false;
        }
        if (question.control().isClock()) {
            program.say("time " + hundredths(question, question.player()));
            program.say("otim " + hundredths(question, 1 - question.player()));
        }
        moves.subList(played, moves.size()).forEach(move -> program.say(has("usermove") ? "usermove " + move : move));
        if (!playing) {
            program.say("go");
        }
        playing = true;
        played = moves.size() + 1;
        return listen(question);
    }

    private static long hundredths(Question question, int player) {
        return Math.max(1, question.left().get(player).toMillis() / 10);
    }

    private Reply listen(Question question) {
        OptionalInt value = OptionalInt.empty();
        int depth = 0;
        String sent = question.moves().isEmpty()
                ? "\n"
                : question.moves().get(question.moves().size() - 1);
        String lost = question.player() == 0 ? "0-1" : "1-0";
        long until = System.nanoTime() + question.patience().toNanos();
        while (true) {
            String line = hear(until);
            Matcher thought = THOUGHT.matcher(line);
            Matcher move = MOVE.matcher(line);
            if (move.matches()) {
                known = true;
                return new Reply(move.group(1), value, depth);
            } else if (line.equals("resign") || (LOST.matcher(line).matches() && line.startsWith(lost))) {
                return new Reply(RESIGNS, value, depth);
            } else if (line.startsWith("1/2-1/2")) {
                throw new Forfeit(Forfeit.Reason.ILLEGAL, "it claims a draw that the rules do not give: " + line);
            } else if (line.startsWith("Illegal move") && line.endsWith(sent)) {
                throw new Forfeit(Forfeit.Reason.ILLEGAL, "it rejects a legal move: " + line);
            } else if (thought.matches()) {
                known = true;
                depth = Integer.parseInt(thought.group(1));
                value = OptionalInt.of(value(Integer.parseInt(thought.group(2))));
            }
        }
    }

    private String hear(long until) {
        try {
            String line = program.hear(until);
            spoke = true;
            return line;
        } catch (Forfeit e) {
            throw e.reason() == Forfeit.Reason.HANG && spoke && !known
                    ? new Forfeit(Forfeit.Reason.PROTOCOL, "it does not speak this protocol")
                    : e;
        }
    }

    private static int value(int score) {
        int moves = Math.abs(score) - XboardReport.MATE;
        return moves < 0 ? score : Mate.value(Integer.signum(score) * Math.max(1, moves));
    }

    private static String level(TimeControl control) {
        if (!control.isClock()) {
            return control.limits().isTimed()
                    ? "st " + control.limits().nanos() / SECOND
                    : "sd " + control.limits().depth();
        }
        long seconds = Math.max(1, control.clock().toSeconds());
        long increment = control.increment().toMillis();
        String parts = increment % 1000 == 0 ? "" + increment / 1000 : "" + increment / 1000.0;
        return String.format("level %d %d:%02d %s", control.moves(), seconds / 60, seconds % 60, parts);
    }

    @Override
    public void quit() {
        program.quit("quit");
    }
}
