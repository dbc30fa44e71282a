package espalier.studio;

import espalier.cli.Failure;
import espalier.cli.Json;
import espalier.search.Stopped;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Errors as answers. */
final class Answers {
    private Answers() {}

    /** What to answer after a failure: bad input is the request's fault, everything else ours. */
    static Refused refused(@Nullable Throwable thrown) {
        if (thrown instanceof Refused refused) {
            return refused;
        }
        if (thrown instanceof Stopped) {
            return new Refused(503, "the search was stopped: it took too long, or its page has gone away");
        }
        if (thrown == null) {
            return new Refused(500, "the request failed");
        }
        boolean bad = Failure.isBadInput(thrown) || thrown instanceof IllegalArgumentException;
        String line =
                thrown instanceof IllegalArgumentException ? String.valueOf(thrown.getMessage()) : Failure.line(thrown);
        return new Refused(bad ? 400 : 500, line.replaceFirst("^--", "")); // here options are fields
    }

    static String error(Refused refused) {
        return Json.of(Map.of("error", String.valueOf(refused.getMessage())));
    }
}
