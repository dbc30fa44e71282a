package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Network;
import espalier.game.WeightFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code espalier tune}: weights from self-play and from files. */
class TuneTest {
    @TempDir
    Path folder;

    @Test
    void selfPlayIsKeptAndTheFileSaysWhereItIsFrom() throws IOException {
        Path file = folder.resolve("checkers.weights");
        String[] args = {
            "tune",
            "checkers",
            "--games",
            "6",
            "--nodes",
            "100",
            "--seed",
            "3",
            "--rounds",
            "1",
            "--output",
            file.toString(),
            "--out",
            folder.resolve("games").toString()
        };
        Run first = Run.of(args);
        assertThat(first.code()).as(first.err()).isZero();
        assertThat(first.err()).contains("6 games, ");
        assertThat(first.out()).contains("training").contains("validation").contains("test");
        String text = Files.readString(file);
        assertThat(text)
                .startsWith(
                        "# espalier tune checkers --games 6 --nodes 100 --plies 12 --seed 3 --results 50 --rounds 1\n"
                                + "# 6 games, ");
        assertThat(new WeightFile("checkers", text).numbers("man", 2)[0]).isBetween(1, 1000);
        Run again = Run.of(args);
        assertThat(again.out()).isEqualTo(first.out());
        assertThat(Files.readString(file)).isEqualTo(text);
        args[3] = "7";
        assertThat(Run.of(args).err()).contains("games=6");
    }

    @Test
    void filesOfGamesAreReadInstead() throws IOException {
        Path games = folder.resolve("games.pdn");
        String game = """
            [Event "e"]
            [Result "%s"]
            1. 11-15 23-18 2. 8-11 27-23 3. 4-8 23-19 %s

            """;
        Files.writeString(
                games, game.formatted("1-0", "1-0") + game.formatted("*", "*") + game.formatted("0-1", "0-1"));
        Path file = folder.resolve("weights");
        Run run = Run.of("tune", "checkers", games.toString(), "--output", file.toString());
        assertThat(run.err()).contains("2 games, ");
        assertThat(Files.readString(file)).contains("man ");
    }

    @Test
    void aNetworkIsTrained() throws IOException {
        Path file = folder.resolve("loa.network");
        Path out = folder.resolve("games");
        String command = "tune loa --games 6 --nodes 100 --network 4 --epochs 3 --output " + file + " --out " + out;
        Run first = Run.of(command.split(" ", -1));
        assertThat(first.code()).as(first.err()).isZero();
        assertThat(first.err()).contains("6 games, ").contains("epoch 3 of 3: training 0.");
        assertThat(first.out())
                .startsWith(
                        "espalier tune loa --games 6 --nodes 100 --plies 12 --seed 1 --results 50 --network 4 --epochs"
                                + " 3\n"
                                + "6 games, ");
        byte[] bytes = Files.readAllBytes(file);
        Network network = Network.read("loa.network", new ByteArrayInputStream(bytes));
        assertThat(network.units()).isEqualTo(4);
        assertThat(out.resolve("samples.gz")).exists();
        Run again = Run.of(command.split(" ", -1));
        assertThat(again.out()).isEqualTo(first.out());
        assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    }

    @Test
    void temporalDifferencesGoOnWhereTheyWereInterrupted() throws IOException {
        Path whole = folder.resolve("whole.weights");
        Path half = folder.resolve("half.weights");
        String command = "tune loa --temporal --nodes 30 --seed 2 --games ";
        assertThat(Run.of((command + "32 --output " + whole).split(" ", -1)).code())
                .isZero();
        String kept = " --output " + half + " --out " + folder.resolve("kept");
        assertThat(Run.of((command + "16" + kept).split(" ", -1)).code()).isZero();
        assertThat(Files.readString(half)).isNotEqualTo(Files.readString(whole));
        assertThat(Run.of((command + "32" + kept).split(" ", -1)).code()).isZero();
        assertThat(Files.readString(half))
                .isEqualTo(Files.readString(whole))
                .startsWith("# espalier tune loa --temporal --games 32 --nodes 30 --plies 12 --seed 2\n");
        Run fewer = Run.of((command + "16" + kept).split(" ", -1));
        assertThat(fewer.code()).isEqualTo(2);
        assertThat(fewer.err()).contains("has learnt from 32 games");
    }

    /** The games would take hours. */
    @Test
    void anUnwritablePlaceIsNoticedBeforeTheGames() {
        Path games = folder.resolve("kept");
        Run run = Run.of(
                "tune", "checkers", "--output", folder.resolve("no/weights").toString(), "--out", games.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).startsWith("espalier: cannot write ").hasLineCount(1);
        assertThat(games).doesNotExist();
    }
}
