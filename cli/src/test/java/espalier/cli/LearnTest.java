package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.games.checkers.CheckersGame;
import espalier.games.checkers.CheckersPosition;
import espalier.games.checkers.SamuelTerms;
import espalier.games.checkers.SamuelValue;
import espalier.learning.Choice;
import espalier.learning.Learner;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code espalier learn}: what is read, what is reported, bad input. */
class LearnTest {
    @TempDir
    Path folder;

    private String games(int count) throws IOException {
        String game = """
                [Event "e"]
                [Black "A. Player"]
                [White "B. Other"]
                [Result "*"]
                1. 11-15 23-18 2. 8-11 27-23 3. 4-8 23-19 *

                """;
        return Files.writeString(folder.resolve("games.pdn"), game.repeat(count))
                .toString();
    }

    private static Map<String, Object> weights(Map<String, Object> answer) {
        return Run.object((String) answer.get("weights"));
    }

    @Test
    void oneAndAllPlayers() throws IOException {
        Map<String, Object> all =
                Run.of("learn", "checkers", games(10), "--json").json();
        assertThat(all)
                .containsEntry("games", 10L)
                .containsEntry("choices", 48L)
                .containsEntry("heldBack", 12L)
                .containsKeys("explained", "predicted", "predictedByOwn");
        assertThat(weights(all)).containsOnlyKeys(SamuelTerms.NAMES);
        Map<String, Object> one = Run.of("learn", "checkers", games(10), "--player", "a. PLAYER", "--json")
                .json();
        assertThat(one).containsEntry("choices", 24L).containsEntry("heldBack", 6L);
        // Ten times the same game: the held-back ones are known.
        assertThat((Long) one.get("predicted") * 4).isEqualTo((Long) one.get("explained"));
        assertThat(Run.of("learn", "checkers", games(5), "--depth", "1").out())
                .contains("games              5\n", "held back          ", "mobility");
    }

    /** The choices of a player that searches two plies, on both sides. */
    private static List<Choice<CheckersPosition>> choices(SamuelValue value) {
        CheckersPosition position = new CheckersGame().start();
        List<Choice<CheckersPosition>> choices = new ArrayList<>();
        for (int ply = 0; ply < 20; ply++) {
            ModelResult result = ModelSearch.of(ModelAlgorithm.ALPHA_BETA, Player.minimax(value), SumBounds.known(), 2)
                    .run(position);
            choices.add(Choice.of(position, result.move()));
            position.play(result.move());
        }
        return choices;
    }

    /** Five times the game with these choices. */
    private String games(List<Choice<CheckersPosition>> choices) throws IOException {
        StringBuilder game = new StringBuilder("[Event \"e\"]\n[Result \"*\"]\n");
        for (Choice<CheckersPosition> choice : choices) {
            CheckersPosition position = choice.position();
            int[] moves = new int[position.maxMoves()];
            position.generate(moves, 0);
            game.append(new CheckersGame().formatMove(position, moves[choice.index()]))
                    .append(' ');
        }
        return Files.writeString(
                        folder.resolve("played.pdn"),
                        game.append("*\n\n").toString().repeat(5))
                .toString();
    }

    @Test
    void nothingBetter() throws IOException {
        String file = games(choices(SamuelValue.standard()));
        Map<String, Object> found = Run.of("learn", "checkers", file, "--json").json();
        assertThat(found)
                .containsEntry("learnt", false)
                .containsEntry("explained", found.get("choices"))
                .containsEntry("predicted", found.get("predictedByOwn"));
        assertThat(weights(found)).containsEntry("pieces", 50L);
        assertThat(Run.of("learn", "checkers", file).out())
                .contains("nothing explains more than the game's own weights:\npieces             50\n");
    }

    /** The printed weights are those that predict. */
    @Test
    void thePrintedWeightsPredict() throws IOException {
        List<Choice<CheckersPosition>> choices = choices(new SamuelValue(new int[] {30, 8, 1, 0, 1, 2, 0}));
        String file = games(choices);
        Map<String, Object> found = Run.of("learn", "checkers", file, "--json").json();
        double[] printed = SamuelTerms.NAMES.stream()
                .mapToDouble(name -> (Long) weights(found).get(name))
                .toArray();
        long predicted = new Learner<>(SamuelTerms.terms(), 2).predicted(choices, printed);
        assertThat(found)
                .containsEntry("learnt", true)
                .containsEntry("predicted", predicted)
                .containsEntry("explained", 4 * predicted);
        assertThat(predicted).isGreaterThan((Long) found.get("predictedByOwn"));
        assertThat(Run.of("learn", "checkers", file).out()).doesNotContain("nothing explains");
    }

    @Test
    void helpNamesTheGames() {
        assertThat(Run.of("learn", "--help").out())
                .contains("checkers, chess", "must have terms to weigh", "modelledBy", "sumBound");
    }

    /** Broken games are reported where something was learnt; bad input is answered by one line that counts them. */
    @Test
    void brokenGames() throws IOException {
        String broken = "[Event \"e\"]\n1. 11-15 11-15 *\n\n".repeat(2);
        String file = games(4);
        Files.writeString(Path.of(file), broken + Files.readString(Path.of(file)));
        says("4 found, 5 are needed (broken games: 2)", "learn", "checkers", file);
        file = games(5);
        Files.writeString(Path.of(file), broken + Files.readString(Path.of(file)));
        Run run = Run.of("learn", "checkers", file);
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("games              5\n");
        assertThat(run.err().lines()).hasSize(2).allMatch(line -> line.contains("games.pdn, game "));
    }

    @Test
    void badInput() throws IOException {
        says("a game is missing", "learn");
        says("no terms to learn the weights of are known for chess, only for: checkers", "learn", "chess", "x.pgn");
        says("a file of played games is missing", "learn", "checkers");
        says("no such file", "learn", "checkers", "none.pdn");
        says("--depth is 0", "learn", "checkers", games(5), "--depth", "0");
        says("too few games: 4 found, 5 are needed", "learn", "checkers", games(4));
        says("too few games of 'Nobody': 0 found", "learn", "checkers", games(5), "--player", "Nobody");
    }

    private static void says(String what, String... args) {
        Run run = Run.of(args);
        assertThat(run.code()).as(run.toString()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("espalier: ").contains(what);
        assertThat(run.err().lines()).hasSize(1);
    }
}
