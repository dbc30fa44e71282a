package espalier.match;

import espalier.game.Game;
import espalier.game.Position;
import espalier.protocols.uci.Dialect;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A small engine that misbehaves on request; it speaks UGI about tic-tac-toe and plays the first legal move. */
public final class FakeEngine {
    private FakeEngine() {}

    /** The ways to misbehave, and one not to. */
    enum Habit {
        WELL,
        HANG,
        HANG_AT_START,
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

    /** A description of a player that misbehaves. */
    static String spec(Habit habit) {
        return spec(habit, "");
    }

    /** @param file where one that has a child writes its process id */
    static String spec(Habit habit, String file) {
        String java = System.getProperty("java.home") + "/bin/java";
        String path = System.getProperty("java.class.path");
        return "name=" + habit + ",timeout=20,protocol=ugi,cmd=\"'" + java + "' -Xint -XX:+UseSerialGC -cp '" + path
                + "' " + FakeEngine.class.getName() + " " + habit + " " + file + "\"";
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        Habit habit = Habit.valueOf(args[0]);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        if (habit == Habit.CRASH_AT_START) {
            System.exit(3);
        } else if (habit == Habit.HANG_AT_START) {
            hang();
        } else if (habit == Habit.CHILD || habit == Habit.CHILD_THEN_HANG) {
            Process child = new ProcessBuilder("sleep", "3600").start();
            if (args.length > 1) {
                Files.writeString(Path.of(args[1]), "" + child.pid());
            }
        } else if (habit == Habit.ORPHAN) {
            new ProcessBuilder("sh", "-c", "sleep 3600 & echo $! >" + args[1])
                    .start()
                    .waitFor();
        } else if (habit == Habit.WRONG_PROTOCOL) {
            System.out.println("Welcome!");
        }
        Game<?> game = Game.named("tictactoe");
        legal(game, "position startpos"); // loads what a move needs
        String position = "";
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.equals("quit")) {
                return;
            } else if (habit == Habit.WRONG_PROTOCOL) {
                System.out.println("Error (unknown command): " + line);
            } else if (line.equals(Dialect.UGI.greeting())) {
                System.out.println("ugiok");
            } else if (line.equals("isready")) {
                System.out.println("readyok");
            } else if (line.startsWith("position")) {
                position = line;
            } else if (line.startsWith("go")) {
                go(habit, legal(game, position));
            } else if (line.equals("stop") && habit == Habit.QUIT_ON_STOP) {
                Runtime.getRuntime().halt(0);
            }
        }
    }

    private static <P extends Position<P>> String legal(Game<P> game, String command) {
        List<String> words = List.of(command.split(" "));
        P position = game.start();
        int moves = words.contains("moves") ? words.indexOf("moves") + 1 : words.size();
        words.subList(moves, words.size()).forEach(word -> position.play(game.parseMove(position, word)));
        int[] legal = new int[position.maxMoves()];
        position.generate(legal, 0);
        return game.formatMove(position, legal[0]);
    }

    private static void go(Habit habit, String move) throws InterruptedException {
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
            case LATE -> Thread.sleep(1000);
            case QUIT_ON_STOP -> {
                return;
            }
            default -> {}
        }
        System.out.println("bestmove " + (habit == Habit.ILLEGAL ? "z9" : move));
    }

    private static void hang() throws InterruptedException {
        Thread.sleep(3_600_000);
    }
}
