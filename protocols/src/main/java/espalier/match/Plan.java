package espalier.match;

import espalier.game.Game;
import espalier.game.Mixer;
import espalier.game.Position;
import espalier.games.Archive;
import espalier.games.Assessment;
import espalier.games.Note;
import espalier.games.Recorded;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Rows;
import espalier.protocols.TimeControl;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;

/**
 * The games of a match. Job n is always the same game: the opening follows from the round, the round and the players from
 * n. Rounds come first, so that a match that is stopped has played all pairings about equally often; the two games of a
 * pair follow each other.
 */
final class Plan<P extends Position<P>> implements Jobs {
    static final String GAME = "game";
    static final String PLAYER = "player";
    static final String GAMES = "games";
    static final String SEED = "seed";
    static final String TIME = "time";
    static final String MARGIN = "margin";
    static final String PAIRING = "pairing";
    static final String OPENINGS = "openings";
    static final String CHECKSUM = "checksum";
    static final String PLIES = "plies";
    static final String DRAW = "draw";
    static final String RESIGN = "resign";
    static final String LENGTH = "length";
    static final String NONE = "-";
    static final String GAUNTLET = "gauntlet";
    static final String ROUND_ROBIN = "round-robin";

    private static final int MOST_PLAYERS = 100;

    private final Game<P> game;
    private final Archive<P> archive;
    private final List<Entrant<P>> entrants;
    private final List<Pairing> pairings = new ArrayList<>();
    private final Rules rules;
    private final Duration margin;
    private final int games;
    private final long seed;
    private final Parameters parameters;
    private List<Opening<P>> openings = List.of();

    /** Two players, by their numbers. */
    record Pairing(int first, int second) {
        Pairing swapped() {
            return new Pairing(/* first= */ second, /* second= */ first);
        }
    }

    /**
     * A game of the match.
     *
     * @param round its opening
     * @param number 1, or 2 for the second game of a pair
     * @param players the one that moves first comes first
     */
    record Meeting(int round, int number, Pairing players) {}

    private record Entrant<P extends Position<P>>(String name, TimeControl time, PlayerKind.Club<P> club) {}

    /** @throws IllegalArgumentException if the parameters make no sense, saying which */
    Plan(Game<P> game, Parameters parameters) {
        this.game = game;
        this.archive = Archive.of(game);
        this.parameters = parameters;
        this.games = parameters.integer(GAMES, 1);
        this.seed = Long.parseLong(parameters.text(SEED));
        this.margin = Duration.ofMillis(parameters.integer(MARGIN, 0));
        this.rules = Rules.parse(parameters.text(DRAW), parameters.text(RESIGN), parameters.text(LENGTH));
        this.entrants = entrants();
        boolean gauntlet = parameters.text(PAIRING).equals(GAUNTLET);
        for (int first = 0; first < (gauntlet ? 1 : entrants.size()); first++) {
            for (int second = first + 1; second < entrants.size(); second++) {
                pairings.add(new Pairing(first, second));
            }
        }
        if ((long) games * pairings.size() > MOST) {
            throw new IllegalArgumentException("too many games: " + (long) games * pairings.size());
        }
    }

    private List<Entrant<P>> entrants() {
        TimeControl time = TimeControl.parse(parameters.text(TIME));
        List<Entrant<P>> all = new ArrayList<>();
        for (int i = 1; parameters.values().containsKey(PLAYER + i); i++) {
            try {
                Spec spec = Spec.parse(parameters.text(PLAYER + i));
                PlayerKind.Club<P> club = spec.club(game);
                String name = spec.name().orElse(spec.kind().title(spec.keys()));
                long same = all.stream()
                        .filter(other -> other.name.equals(name) || other.name.startsWith(name + " #"))
                        .count();
                TimeControl own = spec.time().orElse(time);
                club.check(own);
                all.add(new Entrant<>(same == 0 ? name : name + " #" + (same + 1), own, club));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("player " + i + ": " + e.getMessage(), e);
            }
        }
        if (all.size() < 2 || all.size() > MOST_PLAYERS) {
            throw new IllegalArgumentException("a match has 2 to " + MOST_PLAYERS + " players, not " + all.size());
        }
        return all;
    }

    @Override
    public int count() {
        return games * pairings.size();
    }

    Game<P> game() {
        return game;
    }

    List<String> names() {
        return entrants.stream().map(Entrant::name).toList();
    }

    /** The players and the round of a game. A last round of an odd number of games has one of each pairing. */
    Meeting meeting(int job) {
        int whole = games / 2 * 2 * pairings.size();
        int pair = job < whole ? job / 2 : whole / 2 + job - whole;
        Pairing pairing = pairings.get(pair % pairings.size());
        boolean swapped = job < whole && job % 2 == 1;
        return new Meeting(pair / pairings.size(), swapped ? 2 : 1, swapped ? pairing.swapped() : pairing);
    }

    /** The opening of a round. */
    Opening<P> opening(int round) {
        List<Opening<P>> all = openings();
        return all.isEmpty() ? Openings.random(game, Mixer.mix(seed, round)) : all.get(round % all.size());
    }

    private synchronized List<Opening<P>> openings() {
        String file = parameters.text(OPENINGS);
        if (openings.isEmpty() && !file.equals(NONE)) {
            if (!checksum(Path.of(file)).equals(parameters.text(CHECKSUM))) {
                throw new IllegalArgumentException(file + " has changed since the match began");
            }
            openings = Openings.read(game, Path.of(file), parameters.integer(PLIES, 0), seed);
        }
        return openings;
    }

    /** Of a file, so that a match goes on only with the openings it began with. */
    static String checksum(Path file) {
        if (!Files.isReadable(file) || Files.isDirectory(file)) {
            throw new IllegalArgumentException(file + ": no such file, or not readable");
        }
        try (InputStream in = new CheckedInputStream(Files.newInputStream(file), new CRC32())) {
            in.transferTo(OutputStream.nullOutputStream());
            return Long.toHexString(((CheckedInputStream) in).getChecksum().getValue());
        } catch (IOException e) {
            throw new IllegalArgumentException(file + ": cannot be read: " + e.getMessage(), e);
        }
    }

    @Override
    public void run(int job, Rows rows) {
        Meeting meeting = meeting(job);
        Opening<P> opening = opening(meeting.round);
        List<Entrant<P>> two = List.of(entrants.get(meeting.players.first), entrants.get(meeting.players.second));
        List<Contender<P>> players = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            players.add(two.get(i).club.sit(opening.start(), Mixer.mix(seed, 2L * job + i)));
        }
        List<TimeControl> times = two.stream().map(Entrant::time).toList();
        Referee.Played played = new Referee<>(game, opening, players, times, rules, margin).play();
        rows.add(
                job,
                meeting.round,
                meeting.players.first,
                meeting.players.second,
                Recorded.result(played.winner()),
                played.forfeit().map(why -> why.word()).orElse(NONE),
                cell(played.reason()),
                played.moves().size(),
                cell(texts(opening, played.moves())),
                cell(notes(played.thoughts(), times.stream().anyMatch(TimeControl::isTimed))));
    }

    private String texts(Opening<P> opening, List<Integer> moves) {
        P position = opening.start();
        StringBuilder text = new StringBuilder();
        for (int move : moves) {
            text.append(text.isEmpty() ? "" : " ").append(game.formatMove(position, move));
            position.play(move);
        }
        return text.toString();
    }

    /** Without times where they do not matter: the same games are then the same files. */
    private String notes(List<Referee.Thought> thoughts, boolean timed) {
        return thoughts.stream().map(thought -> note(thought, timed)).collect(Collectors.joining(";"));
    }

    private String note(Referee.Thought thought, boolean timed) {
        Optional<Duration> time = timed ? Optional.of(thought.time()) : Optional.empty();
        return thought.value().isPresent()
                ? new Assessment(Assessment.value(thought.value().getAsInt(), archive.unit()), thought.depth(), time)
                        .toString()
                : new Assessment("", 0, time).toString();
    }

    /** The ending of a file of games. */
    String extension() {
        return archive.extension();
    }

    /** A row as a game in the game's format. */
    String record(List<String> row) {
        StringBuilder text = new StringBuilder();
        try {
            archive.writeGame(recorded(row), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /** The game of a row. */
    Recorded<P> recorded(List<String> row) {
        Meeting meeting = meeting(Integer.parseInt(row.get(0)));
        // A random opening has cost a search, and starts where the game does.
        P start = parameters.text(OPENINGS).equals(NONE)
                ? game.start()
                : opening(meeting.round).start();
        P position = start.copy();
        List<Integer> moves = new ArrayList<>();
        if (!row.get(8).equals(NONE)) {
            for (String text : row.get(8).split(" ", -1)) {
                int move = game.parseMove(position, text);
                moves.add(move);
                position.play(move);
            }
        }
        Map<Integer, Note> notes = new TreeMap<>();
        String[] comments = row.get(9).split(";", -1);
        for (int i = 0; i < comments.length && !row.get(9).equals(NONE); i++) {
            if (!comments[i].isEmpty()) {
                notes.put(moves.size() - comments.length + i + 1, Note.comment(comments[i]));
            }
        }
        return Recorded.of(tags(meeting, row), start, moves, row.get(4), notes);
    }

    private Map<String, String> tags(Meeting meeting, List<String> row) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Espalier match");
        tags.put("Round", (meeting.round + 1) + "." + meeting.number);
        List<Entrant<P>> two = List.of(entrants.get(meeting.players.first), entrants.get(meeting.players.second));
        boolean same = two.get(0).time.equals(two.get(1).time);
        for (int i = 0; i < 2; i++) {
            String side = game.sides().get(i);
            tags.put(side, two.get(i).name);
            tags.put(
                    same ? "TimeControl" : side + "TimeControl", two.get(i).time.text());
        }
        tags.put(Recorded.TERMINATION, row.get(6));
        return tags;
    }

    private static String cell(String text) {
        String harmless = text.replaceAll("[,\"\\p{Cntrl}]+", " ").strip();
        return harmless.isEmpty() ? NONE : harmless;
    }

    @Override
    public void close() {
        entrants.forEach(entrant -> entrant.club.close());
    }
}
