package espalier.games.files;

import espalier.game.WeightFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads a file that comes with the library. */
@FunctionalInterface
public interface Resource<T> {
    /**
     * Reads all of it.
     *
     * @param in the stream, which the caller closes
     * @return what was read
     * @throws IOException if reading fails
     */
    T read(InputStream in) throws IOException;

    /**
     * Reads the resource of this name beside a class.
     *
     * @param <T> what is read
     * @param beside a class of the same package
     * @param name the resource's name
     * @param reader reads it
     * @return what was read
     */
    static <T> T read(Class<?> beside, String name, Resource<T> reader) {
        try (InputStream in = beside.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the resource " + name + " of " + beside.getName() + " is missing");
            }
            return reader.read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }

    /**
     * {@return the text of a resource}
     *
     * @param beside a class of the same package
     * @param name the resource's name
     */
    static String text(Class<?> beside, String name) {
        return read(beside, name, in -> new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }

    /**
     * {@return the weights of this name beside a class}
     *
     * @param beside a class of the same package
     * @param name the resource's name
     */
    static WeightFile weights(Class<?> beside, String name) {
        return new WeightFile(name, text(beside, name));
    }
}
