package espalier.cli;

import espalier.game.Game;
import espalier.protocols.Protocol;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Parameters;

/** {@code espalier uci} and the other protocols on the class path: talks to a client on standard input and output. */
@Command
final class ProtocolCommand extends Action {
    private final Protocol protocol;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "The game.")
    private @Nullable String game;

    ProtocolCommand(Console console, Protocol protocol) {
        this.console = console;
        this.protocol = protocol;
    }

    /** The help is the protocol's. A game that goes without saying may be given, but is not mentioned. */
    void describe(CommandSpec spec) {
        String game = protocol.takesGame()
                ? " " + (protocol.games().isEmpty() ? "loa" : protocol.games().get(0))
                : "";
        spec.usageMessage()
                .description(protocol.summary())
                .footer(
                        "",
                        "docs/ENGINES.md has a line for every client.",
                        "",
                        "Example:",
                        "  espalier " + protocol.name() + game);
        if (!protocol.takesGame()) {
            PositionalParamSpec needless = spec.positionalParameters().get(0);
            spec.remove(needless)
                    .addPositional(needless.toBuilder().hidden(true).build());
        }
    }

    @Override
    public Integer call() {
        protocol.serve(game(), console.in(), console.out());
        return 0;
    }

    private Game<?> game() {
        List<String> known = protocol.games();
        String name = game != null ? game : known.size() == 1 ? known.get(0) : null;
        if (name == null) {
            throw new BadInput("a game is missing; there are: " + String.join(" ", new GameOption.Names()));
        }
        if (!known.isEmpty() && !known.contains(name)) {
            throw new BadInput(
                    protocol.name() + " is for " + String.join(", ", known) + ", not for " + Numbers.shortened(name));
        }
        return BadInput.unless("GAME", () -> Game.named(name));
    }
}
