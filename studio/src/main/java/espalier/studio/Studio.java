package espalier.studio;

import espalier.cli.Console;
import espalier.cli.Extension;
import java.util.concurrent.Callable;

/** The command {@code espalier studio}. */
public final class Studio implements Extension {
    @Override
    public String name() {
        return "studio";
    }

    @Override
    public Callable<Integer> command(Console console) {
        return new StudioCommand(console);
    }
}
