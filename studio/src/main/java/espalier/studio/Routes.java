package espalier.studio;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What answers a method and a path. A part of a path in braces is a variable: {@code /api/play/{id}/move}. */
final class Routes {
    /** Answers a request. */
    interface Handler {
        void handle(Call call) throws IOException;
    }

    /** A handler, and what the variables are in this path. */
    record Match(Handler handler, Map<String, String> variables) {}

    private record Route(String method, String[] parts, Handler handler) {}

    private final List<Route> routes = new ArrayList<>();

    Routes get(String path, Handler handler) {
        return add("GET", path, handler);
    }

    Routes post(String path, Handler handler) {
        return add("POST", path, handler);
    }

    private Routes add(String method, String path, Handler handler) {
        routes.add(new Route(method, path.split("/", -1), handler));
        return this;
    }

    /**
     * The handler of a request.
     *
     * @throws Refused with 404 if nothing has this path, 405 if it has other methods only
     */
    Match find(String method, String path) {
        String[] parts = path.split("/", -1);
        boolean known = false;
        for (Route route : routes) {
            Map<String, String> variables = variables(route.parts, parts);
            if (variables != null && route.method.equals(method)) {
                return new Match(route.handler, variables);
            }
            known |= variables != null;
        }
        throw known ? new Refused(405, "this path takes another method") : Refused.notFound("there is nothing here");
    }

    /** A number in a request. */
    static long number(String text, String what, long least, long most) {
        try {
            long number = Long.parseLong(text.strip());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // the same refusal
        }
        throw new Refused(400, what + " must be a whole number from " + least + " to " + most);
    }

    private static @Nullable Map<String, String> variables(String[] pattern, String[] parts) {
        if (pattern.length != parts.length) {
            return null;
        }
        Map<String, String> variables = new HashMap<>();
        for (int i = 0; i < parts.length; i++) {
            if (pattern[i].startsWith("{")) {
                variables.put(pattern[i].substring(1, pattern[i].length() - 1), parts[i]);
            } else if (!pattern[i].equals(parts[i])) {
                return null;
            }
        }
        return variables;
    }
}
