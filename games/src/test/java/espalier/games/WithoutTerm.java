package espalier.games;

import espalier.game.WeightFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The weights of an evaluation with some set to zero: the difference is the contribution of these terms. */
public final class WithoutTerm {
    private WithoutTerm() {}

    /**
     * @param term the prefix of the names of these weights; there must be at least one
     */
    public static WeightFile of(Class<?> beside, String resource, String term) {
        String text;
        try (InputStream in = Objects.requireNonNull(beside.getResourceAsStream(resource), resource)) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        Matcher line = Pattern.compile("(?m)^(" + Pattern.quote(term) + "[\\w.-]*\\s*=)(.*)$")
                .matcher(text);
        if (!line.find()) {
            throw new AssertionError("no weight starts with " + term);
        }
        String zeroed = line.replaceAll(match -> match.group(1) + match.group(2).replaceAll("-?[0-9]+", "0"));
        return new WeightFile(resource, zeroed);
    }
}
