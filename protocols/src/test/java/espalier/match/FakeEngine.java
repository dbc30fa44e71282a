package espalier.match;

import espalier.game.Game;
import espalier.game.Position;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A small engine that misbehaves on request; it speaks every protocol of matches and plays the first legal move. */
public final class FakeEngine {
    private final Habit habit;
    private final Board<?> board;

    /** What comes before a move, which depends on the protocol of the greeting. */
    private String answer = "";

    /** Whether a move of the opponent is answered without being asked for. */
    private boolean playing;

    private FakeEngine(Habit habit, Board<?> board) {
        this.habit = habit;
        this.board = board;
    }

    /** The ways to misbehave, and one not to. */
    enum Habit {
        WELL,
        HANG,
        HANG_AT_START,
        /** Says nothing for longer than an engine that has begun to speak may think about its features. */
        SLOW_AT_START,
        CRASH_AT_START,
        CRASH,
        FLOOD,
        LONG_LINE,
        ILLEGAL,
        LATE,
        WRONG_PROTOCOL,
        QUIT_ON_STOP,
        /** Leaves a child behind that would live for an hour. */
        CHILD,
        /** Has such a child too. */
        CHILD_THEN_HANG,
        /** The parent of such a child ends at once: nothing but the group tells whose it is. */
        ORPHAN
    }

    /** The games that the protocols are spoken about here. */
    static final Map<String, String> GAMES =
            Map.of("ugi", "tictactoe", "uci", "chess", "xboard", "chess", "gtp", "othello");

    /** A description of a player that misbehaves. */
    static String spec(Habit habit, String protocol) {
        return spec(habit, protocol, "");
    }

    /** @param file where one that has a child writes its process id */
    static String spec(Habit habit, String protocol, String file) {
        String java = System.getProperty("java.home") + "/bin/java";
        String path = System.getProperty("java.class.path");
        return "name=" + habit + ",timeout=20,protocol=" + protocol + ",cmd=\"'" + java
                + "' -Xint -XX:+UseSerialGC -cp '" + path + "' " + FakeEngine.class.getName() + " " + habit + " "
                + GAMES.get(protocol) + " " + file + "\"";
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        Habit habit = Habit.valueOf(args[0]);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        if (habit == Habit.CRASH_AT_START) {
            System.exit(3);
        } else if (habit == Habit.HANG_AT_START) {
            hang();
        } else if (habit == Habit.SLOW_AT_START) {
            Thread.sleep(10_500);
        } else if (habit == Habit.CHILD || habit == Habit.CHILD_THEN_HANG) {
            Process child = new ProcessBuilder("sleep", "3600").start();
            if (args.length > 2) {
                Files.writeString(Path.of(args[2]), "" + child.pid());
            }
        } else if (habit == Habit.ORPHAN) {
            new ProcessBuilder("sh", "-c", "sleep 3600 & echo $! >" + args[2])
                    .start()
                    .waitFor();
        } else if (habit == Habit.WRONG_PROTOCOL) {
            System.out.println("Welcome!");
        }
        Board<?> board = new Board<>(Game.named(args[1]));
        board.first(); // loads what a move needs
        FakeEngine engine = new FakeEngine(habit, board);
        for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
            if (habit == Habit.WRONG_PROTOCOL) {
                System.out.println("Error (unknown command): " + line);
            } else {
                engine.hear(List.of(line.split(" ")));
            }
        }
    }

    /** A game that is played by the first legal move. */
    private static final class Board<P extends Position<P>> {
        private final Game<P> game;
        private P position;

        Board(Game<P> game) {
            this.game = game;
            this.position = game.start();
        }

        void set(List<String> moves) {
            position = game.start();
            moves.forEach(this::play);
        }

        void play(String move) {
            position.play(game.parseMove(position, move));
        }

        String first() {
            return game.formatMove(position, position.moves()[0]);
        }
    }

    /** No word means different things in two protocols; only answers differ. */
    private void hear(List<String> words) throws InterruptedException {
        String word = words.get(0);
        switch (word) {
            case "uci", "ugi" -> {
                answer = "bestmove ";
                System.out.println(word + "ok");
            }
            case "isready" -> System.out.println("readyok");
            case "position" -> {
                int moves = words.indexOf("moves");
                board.set(moves < 0 ? List.of() : words.subList(moves + 1, words.size()));
            }
            case "protover" -> {
                answer = "move ";
                System.out.println("feature ping=1 setboard=1 usermove=1 done=1");
            }
            case "ping" -> System.out.println("pong " + words.get(1));
            case "new", "clear_board" -> board.set(List.of());
            case "force" -> playing = false;
            case "usermove", "play" -> board.play(words.get(words.size() - 1));
            case "go" -> playing = true;
            case "protocol_version" -> answer = "= ";
            case "stop" -> {
                if (habit == Habit.QUIT_ON_STOP) {
                    Runtime.getRuntime().halt(0);
                }
            }
            default -> {}
        }
        if (word.equals("go") || word.equals("genmove") || (playing && word.equals("usermove"))) {
            go();
        } else if (answer.equals("= ")) {
            System.out.println(word.equals("protocol_version") ? "= 2\n" : "=\n");
        }
    }

    private void go() throws InterruptedException {
        switch (habit) {
            case CRASH -> System.exit(1);
            case HANG, CHILD_THEN_HANG -> hang();
            case FLOOD -> {
                byte[] lines = "info string of no interest\n".repeat(10_000).getBytes(StandardCharsets.UTF_8);
                while (true) {
                    System.out.write(lines, 0, lines.length);
                }
            }
            case LONG_LINE -> {
                while (true) {
                    System.out.print("no end ");
                }
            }
            case LATE -> Thread.sleep(1500);
            case QUIT_ON_STOP -> {
                return;
            }
            default -> {}
        }
        String move = board.first();
        System.out.println(answer + (habit == Habit.ILLEGAL ? "z9" : move) + (answer.equals("= ") ? "\n" : ""));
        board.play(move);
    }

    private static void hang() throws InterruptedException {
        Thread.sleep(3_600_000);
    }
}
