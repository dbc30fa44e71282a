package espalier.studio;

import espalier.cli.Json;
import espalier.cli.Main;
import espalier.game.Game;
import espalier.game.Position;
import espalier.games.Recorded;
import espalier.jobs.JobFailure;
import espalier.jobs.Parameters;
import espalier.jobs.Run;
import espalier.jobs.ThreadRunner;
import espalier.match.Match;
import espalier.match.Order;
import espalier.match.Pairs;
import espalier.match.Sprt;
import espalier.match.Standings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Matches and their games: {@code /api/matches}. */
final class MatchApi implements Api {
    /** Points of a graph. */
    private static final int MOST_POINTS = 240;

    private static final int MOST_GAMES = 1_000;

    private final RunFolders folders;

    MatchApi(RunFolders folders) {
        this.folders = folders;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/api/matches", call -> call.json(Json.of(Map.of("matches", list()))))
                .post("/api/matches", call -> call.json(Json.of(start(Fields.of(call)))))
                .get("/api/matches/{id}", call -> call.json(Json.of(described(folder(call), sprt(call)))))
                .get("/api/matches/{id}/events", this::events)
                .get("/api/matches/{id}/games/{number}", this::game)
                .post("/api/matches/{id}/stop", this::stop)
                .post("/api/matches/{id}/resume", call -> call.json(Json.of(resume(folder(call)))));
    }

    private RunFolders.Folder folder(Call call) {
        return folders.get(call.variable("id"));
    }

    private static Sprt sprt(Call call) {
        return Sprt.parse(call.query("sprt").orElse("0,10"));
    }

    private List<Map<String, Object>> list() {
        List<Map<String, Object>> matches = new ArrayList<>();
        for (RunFolders.Folder folder : folders.list()) {
            try {
                Run run = folders.read(folder);
                if (run.workload() instanceof Match) {
                    Map<String, Object> fields = folders.described(folder, run);
                    fields.put("game", run.manifest().parameters().text("game"));
                    matches.add(fields);
                }
            } catch (JobFailure e) {
                // A run of something that is not on the class path; the list of runs says so.
            }
        }
        return matches;
    }

    private void events(Call call) throws IOException {
        RunFolders.Folder folder = folder(call);
        Sprt sprt = sprt(call);
        Poll.events(call, sink -> sink.accept("match", Json.of(described(folder, sprt))));
    }

    /** The table, every pairing, Elo and the test over time, and the games. */
    private Map<String, Object> described(RunFolders.Folder folder, Sprt sprt) {
        Run run = matchOf(folder);
        List<List<String>> rows = run.rows().rows();
        List<Map<String, Object>> graph = new ArrayList<>();
        int every = Math.max(1, rows.size() / MOST_POINTS);
        long[] last = {0};
        Standings end = Match.read(run, Optional.of(sprt), so -> {
            if (so.pairs().size() >= last[0] + every) {
                last[0] = so.pairs().size();
                graph.add(point(so.pairs(), sprt));
            }
        });
        Map<String, Object> fields = folders.described(folder, run);
        fields.put("game", end.game());
        fields.put("problem", folders.problem(folder));
        fields.put("players", players(end));
        fields.put("table", crosstable(rows, end.lines().size()));
        fields.put("now", point(end.pairs(), sprt));
        fields.put("los", end.pairs().los());
        fields.put("lower", sprt.lower());
        fields.put("upper", sprt.upper());
        fields.put("verdict", end.verdict().map(Enum::name));
        fields.put("graph", graph);
        fields.put("games", games(rows));
        return fields;
    }

    private Run matchOf(RunFolders.Folder folder) {
        Run run = folders.read(folder);
        if (!(run.workload() instanceof Match)) {
            throw Refused.notFound("this is not a match");
        }
        return run;
    }

    private static List<Map<String, Object>> players(Standings end) {
        List<Map<String, Object>> players = new ArrayList<>();
        for (Standings.Line line : end.lines()) {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("name", line.name());
            fields.put("games", line.games());
            fields.put("wins", line.wins());
            fields.put("draws", line.draws());
            fields.put("losses", line.losses());
            fields.put("score", line.score());
            fields.put("forfeits", line.forfeits());
            players.add(fields);
        }
        return players;
    }

    private static Map<String, Object> point(Pairs pairs, Sprt sprt) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("pairs", pairs.size());
        fields.put("elo", pairs.size() == 0 ? Double.NaN : pairs.elo());
        fields.put("low", pairs.size() == 0 ? Double.NaN : pairs.eloLow());
        fields.put("high", pairs.size() == 0 ? Double.NaN : pairs.eloHigh());
        fields.put("llr", sprt.llr(pairs));
        return fields;
    }

    /** Wins, draws and losses of each player against each other one. */
    private static List<List<List<Integer>>> crosstable(List<List<String>> rows, int players) {
        int[][][] counts = new int[players][players][3];
        for (List<String> row : rows) {
            int first = Integer.parseInt(row.get(2));
            int second = Integer.parseInt(row.get(3));
            int result = row.get(4).equals(Recorded.FIRST_WINS) ? 0 : row.get(4).equals(Recorded.DRAW) ? 1 : 2;
            counts[first][second][result]++;
            counts[second][first][2 - result]++;
        }
        List<List<List<Integer>>> table = new ArrayList<>();
        for (int[][] line : counts) {
            List<List<Integer>> cells = new ArrayList<>();
            for (int[] cell : line) {
                cells.add(List.of(cell[0], cell[1], cell[2]));
            }
            table.add(cells);
        }
        return table;
    }

    /** The last games, by their places among the rows. */
    private static List<Map<String, Object>> games(List<List<String>> rows) {
        List<Map<String, Object>> games = new ArrayList<>();
        for (int i = Math.max(0, rows.size() - MOST_GAMES); i < rows.size(); i++) {
            List<String> row = rows.get(i);
            games.add(Map.of(
                    "row", i,
                    "number", Integer.parseInt(row.get(0)) + 1,
                    "first", Integer.parseInt(row.get(2)),
                    "second", Integer.parseInt(row.get(3)),
                    "result", row.get(4),
                    "reason", row.get(6),
                    "plies", Integer.parseInt(row.get(7))));
        }
        return games;
    }

    private void game(Call call) throws IOException {
        Run run = matchOf(folder(call));
        String number = call.variable("number");
        if (!number.matches("\\d{1,8}")
                || Integer.parseInt(number) >= run.rows().size()) {
            throw Refused.notFound("no such game");
        }
        Game<?> game = Game.named(run.manifest().parameters().text("game"));
        call.json(Json.of(replay(game, Match.game(run, Integer.parseInt(number)))));
    }

    @SuppressWarnings("unchecked") // the record is of that game
    private static <P extends Position<P>> Map<String, Object> replay(Game<P> game, Recorded<?> found) {
        Recorded<P> recorded = (Recorded<P>) found;
        P position = recorded.start().copy();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("game", game.name());
        fields.put("sides", game.sides());
        fields.put("tags", recorded.tags());
        fields.put("result", recorded.result());
        fields.putAll(GameTable.grid(game, position));
        fields.put("boards", GameTable.boards(game, position, recorded.moves()));
        List<Map<String, Object>> moves = new ArrayList<>();
        for (int move : recorded.moves()) {
            String comment = recorded.note(moves.size() + 1).comment();
            moves.add(Map.of(
                    "move",
                    game.formatMove(position, move),
                    "squares",
                    game.squares(position, move),
                    "shown",
                    comment));
            position.play(move);
        }
        fields.put("history", moves);
        return fields;
    }

    /** Two of our own players; other programs are for the command line. */
    private Map<String, Object> start(Fields body) {
        String game = Game.named(body.text("game", "tictactoe")).name();
        List<String> players = List.of(player(body, "first"), player(body, "second"));
        int games = body.number("games", 20, 2, MOST_GAMES);
        int nodes = body.number("nodes", 2_000, 1, 1_000_000);
        Order order = Order.of(game, players, games, nodes + "n");
        Path place = folders.place("match-" + game);
        for (int i = 2; Files.exists(place); i++) {
            place = folders.place("match-" + game + "-" + i);
        }
        return begin(order.parameters(), place);
    }

    private Map<String, Object> begin(Parameters parameters, Path place) {
        RunFolders.Folder begun = folders.start(
                place,
                new Match(),
                parameters,
                new ThreadRunner(1, Duration.ZERO),
                runner -> Match.play(parameters, place, Optional.empty(), runner, Main.version(), so -> {}));
        return Map.of("id", begun.id());
    }

    private Map<String, Object> resume(RunFolders.Folder folder) {
        Run run = matchOf(folder);
        if (run.complete()) {
            throw new Refused(409, "this match is over");
        }
        if (run.manifest().parameters().toString().contains("cmd")) {
            throw new Refused(409, "another program plays in this match: go on with it on the command line");
        }
        return begin(run.manifest().parameters(), folder.path());
    }

    private static String player(Fields body, String name) {
        String algorithm = body.text(name + "Algorithm", "pvs");
        if (!algorithm.matches("[a-z0-9-]+")) {
            throw new Refused(400, "no such algorithm");
        }
        return "algorithm=" + algorithm + ",level=" + body.number(name + "Level", 10, 1, 10);
    }

    private void stop(Call call) throws IOException {
        Underway own = folders.underway(folder(call));
        if (own == null) {
            throw new Refused(409, "the studio does not play this match");
        }
        own.stop();
        call.json(Json.of(Map.of("id", call.variable("id"))));
    }
}
