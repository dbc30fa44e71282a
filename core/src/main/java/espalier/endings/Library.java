package espalier.endings;

import espalier.game.DrawRules;
import espalier.game.Endings;
import espalier.game.Position;
import espalier.game.Score;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The databases of a game's endings: small ones that come with the game, and files in a folder, one for each ending, which are
 * mapped into memory. What cannot be used is reported in a line and left out.
 */
public final class Library<P extends Position<P>> implements Values {
    private static final String SUFFIX = ".ending";

    private final String game;
    private final Space<P> space;
    private final Class<?> beside;
    private final Path folder;
    private final @Nullable Table[] tables;
    private boolean opened;

    /**
     * @param game its name
     * @param space its endings
     * @param beside the class whose resources have the small databases
     * @param folder where the files are; it need not exist
     */
    public Library(String game, Space<P> space, Class<?> beside, Path folder) {
        this.game = game;
        this.space = space;
        this.beside = beside;
        this.folder = folder.resolve(game);
        this.tables = new Table[space.ids()];
    }

    /**
     * {@return the folder that the property {@code espalier.endings} or the variable {@code ESPALIER_ENDINGS} names, or a
     * usual one}
     */
    public static Path usualFolder() {
        String named = System.getProperty("espalier.endings", System.getenv().getOrDefault("ESPALIER_ENDINGS", ""));
        if (!named.isEmpty()) {
            return Path.of(named);
        }
        String cache = System.getenv().getOrDefault("XDG_CACHE_HOME", "");
        Path home = cache.isEmpty() ? Path.of(System.getProperty("user.home", "."), ".cache") : Path.of(cache);
        return home.resolve("espalier").resolve("endings");
    }

    /**
     * {@return the same databases, with files in another folder}
     *
     * @param other the folder, which need not exist
     */
    public Library<P> in(Path other) {
        return new Library<>(game, space, beside, other);
    }

    /** {@return where the files of the game are} */
    public Path folder() {
        return folder;
    }

    /** {@return the game's endings} */
    public Space<P> space() {
        return space;
    }

    /** Opens all databases there are; checks their sums. Until then nothing is known. */
    public synchronized void open() {
        for (int pieces = 2; pieces <= space.mostPieces() && !opened; pieces++) {
            space.endings(pieces).forEach(group -> group.forEach(this::open));
        }
        opened = true;
    }

    private void open(Space.Material ending) {
        try (InputStream in = beside.getResourceAsStream(ending.name() + SUFFIX)) {
            tables[ending.id()] =
                    new Table(in == null ? mapped(file(ending)) : ByteBuffer.wrap(in.readAllBytes()), game, ending);
        } catch (NoSuchFileException e) {
            // There are few endings that everybody has.
        } catch (IOException e) {
            System.getLogger(Library.class.getName())
                    .log(System.Logger.Level.WARNING, file(ending) + " is not used: " + e.getMessage());
        }
    }

    private static ByteBuffer mapped(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            return channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
        }
    }

    private Path file(Space.Material ending) {
        return folder.resolve(ending.name() + SUFFIX);
    }

    /**
     * {@return whether the values of an ending are there}
     *
     * @param ending one of the game's endings
     */
    public boolean has(Space.Material ending) {
        return tables[ending.id()] != null;
    }

    /** @throws IllegalStateException if the database is missing */
    @Override
    public int get(int ending, int index) {
        Table table = tables[ending];
        if (table == null) {
            throw new IllegalStateException("there is no database of ending " + ending);
        }
        return table.get(index);
    }

    /**
     * What {@link Endings#known} promises.
     *
     * @param position a position of the game
     * @return the value for the side to move, {@link Endings#UNKNOWN} if the databases do not have it
     */
    public int value(P position) {
        int ending = space.ending(position);
        Table table = ending < 0 ? null : tables[ending];
        if (table == null) {
            return Endings.UNKNOWN;
        }
        int value = table.get(space.index(position));
        if (value == Values.DRAW) {
            return Score.DRAW;
        }
        int plies = Values.plies(value);
        boolean certain = table.counted() && !(position instanceof DrawRules rules && rules.pliesLeft() < plies);
        // A rule that counts moves may end a longer game, unless a capture comes first: less than sure, and shorter is
        // better.
        int win = certain ? Score.winIn(plies) : Endings.SURE - plies;
        return Values.isWin(value) ? win : -win;
    }

    /**
     * {@return whether the database of an ending has distances}
     *
     * @param ending one of the game's endings
     */
    public boolean counted(Space.Material ending) {
        Table table = tables[ending.id()];
        return table != null && table.counted();
    }

    /**
     * Solves an ending and writes its file. What it leads to must be there.
     *
     * @param ending one of the game's endings
     * @param stop asked from time to time; yes ends the work
     * @throws IOException if the file cannot be written
     */
    public void make(Space.Material ending, BooleanSupplier stop) throws IOException {
        boolean counted = ending.pieces() <= space.countedPieces();
        write(ending, counted, filled(ending, Retrograde.solve(space, ending, this, counted, stop)));
    }

    /** Numbers without a position get the value before, which packs best. */
    private byte[] filled(Space.Material ending, byte[] values) {
        P board = space.board();
        for (int i = 1; i < values.length; i++) {
            if (values[i] == Values.DRAW && values[i - 1] != Values.DRAW && !space.set(board, ending.id(), i)) {
                values[i] = values[i - 1];
            }
        }
        return values;
    }

    /** The file appears whole or not at all. */
    private void write(Space.Material ending, boolean counted, byte[] values) throws IOException {
        Files.createDirectories(folder);
        Path part = Files.createTempFile(folder, ending.name(), ".tmp");
        try {
            try (OutputStream out = Files.newOutputStream(part)) {
                Table.write(out, game, ending, counted, values);
            }
            Files.move(part, file(ending), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
        tables[ending.id()] = new Table(mapped(file(ending)), game, ending);
    }
}
