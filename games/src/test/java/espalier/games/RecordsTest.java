package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Game;
import espalier.game.Position;
import espalier.games.chess.ChessGame;
import espalier.games.chess.ChessPosition;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written is read again, for all games: tags, moves, result, comments, annotations and variations. */
class RecordsTest {
    private static final int GAMES = 100;

    private static final List<String> RESULTS =
            List.of(Recorded.FIRST_WINS, Recorded.SECOND_WINS, Recorded.DRAW, Recorded.UNKNOWN);

    private static final List<String> TEXTS = List.of(
            "plain",
            "a \\ and ] and (; and {",
            "[White \"x\"] % 1-0 *",
            "\u00e9\u2654",
            "+1.5",
            "0.51s",
            "x ".repeat(90) + "x");

    static Stream<Game<?>> games() {
        List<Game<?>> games = new ArrayList<>();
        Game.all().forEach(games::add);
        games.add(new Nim());
        games.add(new OddWords());
        return games.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsWrittenIsReadAgain(Game<?> game) {
        written(game);
    }

    /** The text of random games, after it was read again. */
    private static <P extends Position<P>> String written(Game<P> game) {
        Random random = new Random(42);
        List<Recorded<P>> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            P start = i % 3 == 0 ? played(game.start(), random, 8, new ArrayList<>()) : game.start();
            games.add(random(game, game.parse(game.format(start)), random));
        }
        String text = text(game, games);
        List<Recorded<P>> again = read(game, text);
        assertThat(again).hasSameSizeAs(games);
        for (int i = 0; i < GAMES; i++) {
            same(game, again.get(i), games.get(i));
        }
        assertThat(text(game, again).lines().toList())
                .hasSameSizeAs(text.lines().toList());
        return text;
    }

    private static <P extends Position<P>> Recorded<P> random(Game<P> game, P start, Random random) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", TEXTS.get(random.nextInt(4)));
        tags.put("Date", "2026.11.16");
        tags.put(game.sides().get(0), "one");
        tags.put(game.sides().get(1), "two ]");
        String result = RESULTS.get(random.nextInt(4));
        if (random.nextBoolean()) {
            List<String> reasons = result.contains("2") || result.equals("*")
                    ? List.of("adjudication")
                    : List.of("adjudication", Recorded.RESIGNATION, Recorded.TIME_FORFEIT);
            tags.put(Recorded.TERMINATION, reasons.get(random.nextInt(reasons.size())));
        }
        List<Integer> moves = new ArrayList<>();
        played(start, random, 60, moves);
        Archive<P> archive = Archive.of(game);
        Map<Integer, Note> notes = new TreeMap<>();
        P position = start.copy();
        for (int ply = 0; ply <= moves.size(); ply++) {
            if (ply > 0) {
                position.play(moves.get(ply - 1));
            }
            Note note = switch (random.nextInt(5)) {
                case 0 ->
                    Note.comment(Assessment.of(archive, random.nextInt(2000) - 1000, random.nextInt(30), time(random))
                            .toString());
                case 1 -> Note.comment(TEXTS.get(random.nextInt(TEXTS.size())));
                case 2 -> Note.comment(new Assessment("+3", 0, Optional.of(time(random))) + ", " + TEXTS.get(0));
                case 3 -> Note.comment(new Assessment("", 0, Optional.of(time(random))).toString());
                default -> Note.NONE;
            };
            if (ply > 0 && !archive.extension().equals("ggf") && random.nextInt(4) == 0) {
                P before = start.copy();
                moves.subList(0, ply - 1).forEach(before::play);
                List<Integer> line = new ArrayList<>();
                played(before, random, 3, line);
                note = note.and(
                        new Note("", List.of(1 + random.nextInt(6)), archive.variation(before, line, "why"), ""));
            }
            if (!note.equals(Note.NONE)) {
                notes.put(ply, note);
            }
        }
        return Recorded.of(tags, start, moves, result, notes);
    }

    private static Duration time(Random random) {
        return Duration.ofMillis(10L * random.nextInt(1000));
    }

    private static <P extends Position<P>> P played(P start, Random random, int most, List<Integer> moves) {
        P position = start.copy();
        int[] legal = new int[position.maxMoves()];
        for (int ply = 1 + random.nextInt(most); ply > 0; ply--) {
            int end = position.generate(legal, 0);
            if (end == 0) {
                break;
            }
            moves.add(legal[random.nextInt(end)]);
            position.play(moves.get(moves.size() - 1));
        }
        return position;
    }

    private static <P extends Position<P>> String text(Game<P> game, List<Recorded<P>> games) {
        StringBuilder out = new StringBuilder();
        try {
            for (Recorded<P> each : games) {
                Archive.of(game).writeGame(each, out);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString();
    }

    private static <P extends Position<P>> List<Recorded<P>> read(Game<P> game, String text) {
        Archive<P> archive = Archive.of(game);
        List<Recorded<P>> games = new ArrayList<>();
        try {
            archive.readGames(
                    "x." + archive.extension(),
                    new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
                    new Archive.Handler<>() {
                        @Override
                        public void game(Recorded<P> recorded) {
                            games.add(recorded);
                        }

                        @Override
                        public void broken(String file, int number, long line, String reason) {
                            throw new AssertionError("line " + line + ": " + reason + " in\n" + text);
                        }
                    });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return games;
    }

    private static <P extends Position<P>> void same(Game<P> game, Recorded<P> is, Recorded<P> was) {
        assertThat(is.moves()).isEqualTo(was.moves());
        assertThat(is.notes()).isEqualTo(was.notes());
        assertThat(is.result()).isEqualTo(was.result());
        assertThat(game.format(is.start())).isEqualTo(game.format(was.start()));
        assertThat(is.tags()).containsAllEntriesOf(was.tags());
    }

    /** Writes a game that was read, and reads it again. */
    static <P extends Position<P>> void reread(Game<P> game, Recorded<P> recorded) {
        String text;
        try {
            text = text(game, List.of(recorded));
        } catch (IllegalArgumentException e) {
            return; // a name of a tag that another format allows
        }
        Recorded<P> again = read(game, text).get(0);
        assertThat(again.moves()).as(text).isEqualTo(recorded.moves());
        assertThat(again.notes()).as(text).isEqualTo(recorded.notes());
        assertThat(again.result()).as(text).isEqualTo(recorded.result());
    }

    @Test
    void pgnKeepsWhatPeopleWrote() {
        String moves =
                "{before} 1. e4! $14 {good {move} (1. d4 {quiet; or} d5 (1... Nf6)) {after} 1... e5?? ; to the end\n"
                        + "2. Nf3 +/- *";
        Recorded<ChessPosition> game = read(new ChessGame(), moves).get(0);
        assertThat(game.notes())
                .isEqualTo(Map.of(
                        0,
                        Note.comment("before"),
                        1,
                        new Note("good {move", List.of(1, 14), "(1. d4 {quiet; or} d5 (1... Nf6)) {after}", ""),
                        2,
                        new Note("to the end", List.of(4), "", ""),
                        3,
                        Note.nag(16)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "+0.35/12 0.51s | +0.35 | 12 | 510",
                "-M4/9 2.00s | -M4 | 9 | 2000",
                "0.00/1 0.00s | 0.00 | 1 | 0",
                "+1.25, a word | +1.25 | 0 | -1",
                "2.50s | '' | 0 | 2500",
                "0.02s | '' | 0 | 20",
                "0.00s, a word | '' | 0 | 0",
                "word | '' | 0 | -1",
                "+0.35 is good | '' | 0 | -1",
            })
    void assessments(String comment, String value, int depth, long millis) {
        Assessment found = Assessment.parse(comment).orElse(new Assessment("", 0, Optional.empty()));
        assertThat(found.value()).isEqualTo(value);
        assertThat(found.depth()).isEqualTo(depth);
        assertThat(found.time().map(Duration::toMillis).orElse(-1L)).isEqualTo(millis);
    }

    @Test
    void endlessCommentsAreRefused() {
        for (String text : List.of("1. e4 " + "{a} ".repeat(100_000), "1. e4 " + "(1. d4) ".repeat(100_000))) {
            assertThatThrownBy(() -> read(new ChessGame(), text)).hasMessageContaining("characters about a move");
        }
    }

    @Test
    void pgnExtractAcceptsWhatWeWrite(@TempDir Path folder) throws IOException, InterruptedException {
        Optional<Path> program = Stream.concat(
                        Stream.of("/usr/games"), Stream.of(System.getenv("PATH").split(File.pathSeparator, -1)))
                .map(place -> Path.of(place, "pgn-extract"))
                .filter(Files::isExecutable)
                .findFirst();
        Assumptions.assumeTrue(program.isPresent(), "pgn-extract is not installed: what it accepts is not tested");
        Path file = Files.writeString(folder.resolve("games.pgn"), written(Game.named("chess")));
        Process process = new ProcessBuilder(program.get().toString(), "-r", file.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).contains(GAMES + " games matched").doesNotContainIgnoringCase("error");
    }
}
