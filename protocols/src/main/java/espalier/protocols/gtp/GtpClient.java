package espalier.protocols.gtp;

import espalier.protocols.EngineClient;
import espalier.protocols.Forfeit;
import espalier.protocols.Program;
import espalier.protocols.TimeControl;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Drives an engine that speaks GTP 2 about a game on an 8x8 board, as gtp-rhino does. GTP knows no limit of nodes or
 * depth: there the engine plays as its command line says.
 */
final class GtpClient implements EngineClient {
    private final Program program;
    private final Duration patience;
    private int played;

    /**
     * Greets the engine and sets its options, which are GTP commands with their arguments.
     *
     * @param patience for answers that no clock limits
     */
    GtpClient(Program program, String game, Map<String, String> options, Duration patience) {
        this.program = program;
        this.patience = patience;
        program.say("protocol_version");
        program.await(line -> line.startsWith("= 2"), patience);
        program.say("set_game " + game.substring(0, 1).toUpperCase(Locale.ROOT) + game.substring(1));
        answer(patience); // an engine of one game may not know the command
        options.forEach((name, value) -> command(name + " " + value));
    }

    /** An error is an answer too. */
    private String answer(Duration wait) {
        return program.await(line -> line.startsWith("=") || line.startsWith("?"), wait);
    }

    private String command(String line, Duration wait) {
        program.say(line);
        String answer = answer(wait);
        if (answer.startsWith("?")) {
            throw new Forfeit(Forfeit.Reason.PROTOCOL, line + " " + answer);
        }
        return answer.replaceFirst("^=\\d*\\s*", "");
    }

    private void command(String line) {
        command(line, patience);
    }

    @Override
    public void newGame(Optional<String> start) {
        if (start.isPresent()) {
            throw new Forfeit(Forfeit.Reason.PROTOCOL, "GTP sets up no positions: take openings that are moves");
        }
        command("boardsize 8");
        command("clear_board");
        played = 0;
    }

    @Override
    public Reply go(Question question) {
        List<String> moves = question.moves();
        boolean first = played == 0;
        for (; played < moves.size(); played++) {
            // Passes alternate like other moves, so the number tells the side.
            int mover = (question.player() + moves.size() - played) % 2;
            play(mover, moves.get(played));
        }
        time(question, first);
        String move = command("genmove " + colour(question.player()), question.patience());
        played++;
        return new Reply(move.toLowerCase(Locale.ROOT), OptionalInt.empty(), 0);
    }

    /** A pass is forced, so an engine that knows no word for it, as gtp-rhino, knows it all the same. */
    private void play(int mover, String move) {
        String line = "play " + colour(mover) + " " + move;
        if (move.equals("pass")) {
            program.say(line);
            answer(patience);
        } else {
            command(line);
        }
    }

    /** Whole seconds: GTP has no others. */
    private void time(Question question, boolean first) {
        TimeControl control = question.control();
        if (control.isClock()) {
            long left = question.left().get(question.player()).toSeconds();
            if (first) {
                command("time_settings " + Math.max(1, control.clock().toSeconds()) + " 0 0");
            }
            command("time_left " + colour(question.player()) + " " + Math.max(1, left) + " 0");
        } else if (control.limits().isTimed() && first) {
            long seconds = Math.max(1, control.limits().nanos() / 1_000_000_000);
            command("time_settings 0 " + seconds + " 1");
        }
    }

    private static String colour(int player) {
        return player == 0 ? "b" : "w";
    }

    @Override
    public void quit() {
        program.quit("quit");
    }
}
