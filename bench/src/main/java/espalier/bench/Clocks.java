package espalier.bench;

import espalier.game.Game;
import espalier.protocols.Protocol;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/**
 * How punctual the engine is, over UCI: the time from {@code go movetime 100} to {@code bestmove}, and from {@code stop} to
 * {@code bestmove}, in percentiles; on the machine as it is, with a spinning thread for every processor, or first one and then
 * the other.
 *
 * <pre>{@code java -cp bench/target/benchmarks.jar espalier.bench.Clocks [MOVES [idle|busy]]}</pre>
 */
public final class Clocks {
    private static final int MOVE_TIME = 100;
    private static final int LONGEST = 80;

    private final PrintStream to;
    private final BufferedReader from;
    private String last = "";

    private Clocks() throws IOException {
        Pipe commands = Pipe.open();
        Pipe answers = Pipe.open();
        to = new PrintStream(Channels.newOutputStream(commands.sink()), true, StandardCharsets.UTF_8);
        from = new BufferedReader(
                new InputStreamReader(Channels.newInputStream(answers.source()), StandardCharsets.UTF_8));
        PrintStream said = new PrintStream(Channels.newOutputStream(answers.sink()), false, StandardCharsets.UTF_8);
        Protocol uci = Protocol.all().stream()
                .filter(each -> each.name().equals("uci"))
                .findFirst()
                .orElseThrow();
        Thread server = new Thread(() -> serve(uci, Game.named("chess"), commands, said), "uci");
        server.setDaemon(true);
        server.start();
    }

    private static void serve(Protocol uci, Game<?> game, Pipe commands, PrintStream said) {
        uci.serve(game, Channels.newInputStream(commands.source()), said);
    }

    public static void main(String[] args) throws Exception {
        int moves = args.length == 0 ? 1000 : Integer.parseInt(args[0]);
        String only = args.length < 2 ? "" : args[1];
        Clocks clocks = new Clocks();
        clocks.to.println("isready");
        clocks.await("readyok");
        System.out.printf("%-34s %7s %7s %7s %7s%n", "milliseconds", "median", "95 %", "99 %", "most");
        if (!only.equals("busy")) {
            clocks.measure("as it is", moves);
        }
        if (!only.equals("idle")) {
            for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
                Thread spinning = new Thread(Clocks::spin);
                spinning.setDaemon(true);
                spinning.start();
            }
            clocks.measure("all processors busy", moves);
        }
    }

    private static void spin() {
        SplittableRandom random = new SplittableRandom(1);
        while (random.nextLong() != 0) {
            Thread.onSpinWait();
        }
    }

    private void measure(String state, int moves) {
        print("movetime 100, " + state, games(moves, this::moveTime));
        print("stop, " + state, games(moves, this::stop));
    }

    private double[] games(int moves, ToDoubleFunction<List<String>> measurement) {
        double[] times = new double[moves];
        List<String> played = new ArrayList<>();
        for (int i = 0; i < moves; i++) {
            to.println("position startpos moves " + String.join(" ", played));
            times[i] = measurement.applyAsDouble(played);
            if (last.equals("0000") || played.size() >= LONGEST) {
                played.clear();
                to.println("ucinewgame");
            } else {
                played.add(last);
            }
        }
        return times;
    }

    private double moveTime(List<String> moves) {
        long start = System.nanoTime();
        to.println("go movetime " + MOVE_TIME);
        return bestMove(start);
    }

    private double stop(List<String> moves) {
        to.println("go infinite");
        try {
            Thread.sleep(10 + moves.size() % 20);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        long start = System.nanoTime();
        to.println("stop");
        return bestMove(start);
    }

    private double bestMove(long start) {
        String line = await("bestmove");
        double millis = (System.nanoTime() - start) / 1e6;
        last = line.split(" ", 3)[1];
        return millis;
    }

    private String await(String word) {
        try {
            String line = from.readLine();
            while (!line.startsWith(word)) {
                line = from.readLine();
            }
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void print(String what, double[] times) {
        Arrays.sort(times);
        System.out.printf(
                "%-34s %7.1f %7.1f %7.1f %7.1f%n",
                what, at(times, 0.5), at(times, 0.95), at(times, 0.99), times[times.length - 1]);
    }

    private static double at(double[] sorted, double part) {
        return sorted[(int) Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)];
    }
}
