package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Game;
import espalier.game.Position;
import espalier.testkit.Fuzz;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Damaged positions, moves, archives and suites of every game. */
class GamesFuzzTest {
    @ParameterizedTest
    @ValueSource(strings = {"chess", "othello", "checkers", "loa", "tictactoe"})
    void positions(String name) {
        positions(Game.named(name));
    }

    private static <P extends Position<P>> void positions(Game<P> game) {
        Fuzz.of(positionsOf(game).map(game::format).toArray(String[]::new)).texts(text -> {
            P position = game.parse(text);
            String written = game.format(position);
            assertThat(game.format(game.parse(written))).as(text).isEqualTo(written);
        });
    }

    /** The start and places in random games. */
    private static <P extends Position<P>> Stream<P> positionsOf(Game<P> game) {
        Random random = new Random(5);
        return Stream.iterate(0, plies -> plies + 4).limit(8).map(plies -> {
            P position = game.start();
            int[] moves = new int[position.maxMoves()];
            for (int i = 0; i < plies; i++) {
                int end = position.generate(moves, 0);
                if (end > 0) {
                    position.play(moves[random.nextInt(end)]);
                }
            }
            return position;
        });
    }

    @ParameterizedTest
    @CsvSource({
        "chess, e2e4 e4 Nf3 O-O exd8=Q+ Nbd7 e7e8q",
        "othello, f5 pass d3 F5",
        "checkers, 11-15 15x22x31 11x18",
        "loa, b1-b3 a2xc2 pass b1b3",
        "tictactoe, 1 5 9"
    })
    void moves(String name, String texts) {
        moves(Game.named(name), texts.split(" ", -1));
    }

    private static <P extends Position<P>> void moves(Game<P> game, String[] texts) {
        List<P> positions = positionsOf(game).toList();
        for (int i = 0; i < positions.size(); i += 2) {
            P position = positions.get(i);
            int[] moves = new int[position.maxMoves()];
            int end = position.generate(moves, 0);
            int[] legal = Arrays.copyOf(moves, end);
            Stream<String> own = Arrays.stream(legal).limit(5).mapToObj(move -> game.formatMove(position, move));
            Fuzz.of(Stream.concat(own, Stream.of(texts)).toArray(String[]::new))
                    .texts(text -> refuseOrRead(game, position, legal, text));
        }
    }

    private static <P extends Position<P>> void refuseOrRead(Game<P> game, P position, int[] legal, String text) {
        String before = game.format(position);
        try {
            int move = game.parseMove(position, text);
            assertThat(legal).contains(move);
            assertThat(game.formatMove(position, move)).isNotEmpty();
        } finally {
            assertThat(game.format(position)).isEqualTo(before);
        }
    }

    /** The beginnings of real files. */
    private static String[] seeds(String... resources) {
        return Stream.of(resources)
                .flatMap(resource -> {
                    try (InputStream in = GamesFuzzTest.class.getResourceAsStream(resource)) {
                        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                        int first = Math.min(text.length(), 350);
                        return Stream.of(text.substring(0, first), text.substring(first, Math.min(text.length(), 600)));
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                })
                .toArray(String[]::new);
    }

    @ParameterizedTest
    @CsvSource({
        "chess, x.pgn, chess/zurich-1953-sample.pgn",
        "chess, x.epd, chess/kaufman.epd",
        "checkers, x.pdn, checkers/annotated.pdn",
        "checkers, x.txt, checkers/three-move-openings-174.txt",
        "checkers, x.txt, checkers/three-move-156-fen.txt",
        "loa, x.sgf, loa/mona-greatest-hits.sgf",
        "loa, x.txt, loa/loa-games-replayed.txt",
        "loa, x, loa/t-200-299.sgf",
        "othello, x.txt, othello/xot-sample.txt",
    })
    void archives(String game, String file, String resource) {
        archive(Game.named(game), file, seeds(resource));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "othello!x.ggf!(;GM[Othello]PC[x]PB[a]PW[b]RE[-12.000]TI[5:00]TY[8]BO[8 --------------------------- O*------ *O-------------"
                        + "-------------- *]B[F5//1.2]W[F6//0.5]B[E6]W[F4];)",
            })
    void ggf(String game, String file, String text) {
        archive(Game.named(game), file, text, text.replace("RE[-12.000]", "RE[+2:r]"));
    }

    @Test
    void plainText() {
        archive(
                Game.named("tictactoe"),
                "x.txt",
                "[Game \"tictactoe\"]\n[X \"a\"]\n[FEN \"X-------- O\"]\n\n5 $1 {+M4/2 0.5s} (9 2 {x}) 2 8 *\n",
                "1 2 \"3\" 4? 5 6 7 1-0");
    }

    private static <P extends Position<P>> void archive(Game<P> game, String file, String... seeds) {
        Archive<P> archive = Archive.of(game);
        Archive.Handler<P> handler = new Archive.Handler<>() {
            @Override
            public void game(Recorded<P> recorded) {
                P position = recorded.start().copy();
                recorded.moves().forEach(position::play);
                RecordsTest.reread(game, recorded);
            }

            @Override
            public void broken(String name, int number, long line, String reason) {
                Fuzz.oneLine(reason);
            }
        };
        Fuzz.of(seeds).bytes(bytes -> {
            try {
                archive.readGames(file, new ByteArrayInputStream(bytes), handler);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    @ParameterizedTest
    @CsvSource({
        "chess, x.epd, chess/bratko-kopec-24.epd",
        "chess, x.epd, chess/wac-30.epd",
        "chess, mate-in-2.fen, chess/mate-in-2.fen",
        "othello, x.obf, othello/fforum-40-59.obf"
    })
    void suites(String game, String file, String resource) {
        suite(Game.named(game), file, seeds(resource));
    }

    private static <P extends Position<P>> void suite(Game<P> game, String file, String... seeds) {
        Suite<P> suite = Suite.of(game).orElseThrow();
        Suite.Handler<P> handler = new Suite.Handler<>() {
            @Override
            public void problem(Suite.Problem<P> problem) {
                assertThat(problem.line()).isPositive();
            }

            @Override
            public void broken(long line, String reason) {
                Fuzz.oneLine(reason);
            }
        };
        Fuzz.of(seeds).bytes(bytes -> {
            try {
                suite.readProblems(file, new ByteArrayInputStream(bytes), handler);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }
}
