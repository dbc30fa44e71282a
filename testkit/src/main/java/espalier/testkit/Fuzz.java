package espalier.testkit;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Feeds damaged inputs to a parser: valid ones that were cut, spliced, repeated, filled with extreme numbers, control
 * characters and odd Unicode. A parser accepts an input or refuses it by an {@link IllegalArgumentException} whose message is
 * one line without control characters. Any other exception, error or endless loop is a failure that names the input.
 *
 * <p>Everything follows from the seed. A parser gets 10,000 inputs, or as many as {@code -Despalier.fuzz=1000000} says.
 */
public record Fuzz(List<String> seeds) {
    private static final int INPUTS = Integer.getInteger("espalier.fuzz", 10_000);

    private static final int BATCH = 1_000;

    /** For a thousand inputs, which take a fraction of a second: whatever takes longer hangs. */
    private static final Duration HANGS = Duration.ofMinutes(5);

    private static final int LONGEST = 1 << 14;
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+");
    private static final Pattern TOKEN = Pattern.compile("\\w+|\\s+|[^\\w\\s]");

    private static final List<String> NUMBERS =
            List.of(("0 -1 1 00 99 101 65536 2147483647 -2147483648 2147483648 9223372036854775807"
                            + " -9223372036854775809 99999999999999999999 1e9 0x10 NaN Infinity 0.5 1e-400 \u0661 +5")
                    .split(" ", -1));

    private static final List<String> ODD =
            List.of(("\0|\u0007|\u001b[2J|\u007f|\u0085|\u009b|\u2028|\u202e|\ufeff|\u00e9|\ud83d\ude00|\r\n|\n|\r|\t"
                            + "| |,|;|:|-|/|\"|'|\\|[|]|{|}|(|)|%|#|*|x|null|true|((((((((|[[[[[[[[|..|$|--|=")
                    .split("\\|", -1));

    /**
     * {@return a fuzzer that damages these valid inputs}
     *
     * @param seeds valid inputs
     */
    public static Fuzz of(String... seeds) {
        return new Fuzz(List.of(seeds));
    }

    /**
     * Feeds texts; some of them are not valid UTF-16.
     *
     * @param parser must read the input, or refuse it by an IllegalArgumentException of one line
     */
    public void texts(Consumer<String> parser) {
        run(
                random -> {
                    String text = mutated(random);
                    int at = random.nextInt(text.length() + 1);
                    return random.nextInt(20) > 0 ? text : text.substring(0, at) + '\ud800' + text.substring(at);
                },
                parser);
    }

    /**
     * Feeds bytes, most of them UTF-8.
     *
     * @param parser must read the input, or refuse it by an IllegalArgumentException of one line
     */
    public void bytes(Consumer<byte[]> parser) {
        // A text with one character for each byte is easy to shrink and to show.
        run(
                random -> {
                    byte[] bytes = mutated(random).getBytes(StandardCharsets.UTF_8);
                    for (int i = random.nextInt(4) - 2; i > 0 && bytes.length > 0; i--) {
                        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
                    }
                    return new String(bytes, StandardCharsets.ISO_8859_1);
                },
                text -> parser.accept(text.getBytes(StandardCharsets.ISO_8859_1)));
    }

    /**
     * Asserts that a message is one line without control characters; a parser that reports instead of throwing calls this.
     *
     * @param message the message of an exception
     */
    public static void oneLine(@Nullable String message) {
        if (message == null || message.isBlank() || message.chars().anyMatch(Fuzz::isControl)) {
            throw new AssertionError("not one line without control characters: " + message);
        }
    }

    private static boolean isControl(int c) {
        return Character.isISOControl(c) || c == '\u2028' || c == '\u2029';
    }

    private void run(Function<SplittableRandom, String> maker, Consumer<String> parser) {
        seeds.forEach(seed -> {
            Throwable failure = failure(parser, seed);
            if (failure != null) {
                throw report(seed, failure);
            }
        });
        for (int from = 0; from < INPUTS; from += BATCH) {
            int first = from;
            assertTimeoutPreemptively(
                    HANGS,
                    () -> {
                        for (int i = first; i < Math.min(first + BATCH, INPUTS); i++) {
                            String input = maker.apply(new SplittableRandom(i));
                            Throwable failure = failure(parser, input);
                            if (failure != null) {
                                String shortest = shrunk(parser, input, failure.getClass());
                                Throwable again = failure(parser, shortest);
                                throw report(shortest, again == null ? failure : again);
                            }
                        }
                    },
                    "inputs " + first + " to " + (first + BATCH) + " hang");
        }
    }

    private static AssertionError report(String input, Throwable failure) {
        StringBuilder shown = new StringBuilder();
        input.chars()
                .forEach(
                        c -> shown.append(c < ' ' || c > '~' ? String.format("\\u%04x", c) : String.valueOf((char) c)));
        return new AssertionError("on \"" + shown + "\": " + failure, failure);
    }

    /** What goes wrong with an input; null if it is read or properly refused. */
    private static @Nullable Throwable failure(Consumer<String> parser, String input) {
        try {
            parser.accept(input);
            return null;
        } catch (IllegalArgumentException e) {
            try {
                oneLine(e.getMessage());
                return null;
            } catch (AssertionError bad) {
                bad.addSuppressed(e);
                return bad;
            }
        } catch (RuntimeException | AssertionError | StackOverflowError | OutOfMemoryError e) {
            return e;
        }
    }

    /** Leaves out parts while the failure stays of its kind. */
    private static String shrunk(Consumer<String> parser, String input, Class<?> kind) {
        String best = input;
        for (int length = Math.max(1, best.length() / 2);
                length > 0;
                length = Math.min(length - 1, best.length() / 2)) {
            for (int from = 0; from + length <= best.length(); ) {
                String shorter = best.substring(0, from) + best.substring(from + length);
                Throwable failure = failure(parser, shorter);
                if (failure != null && failure.getClass() == kind) {
                    best = shorter;
                } else {
                    from += Math.max(1, length / 2);
                }
            }
            if (length > 64) {
                length = length / 2 + 1;
            }
        }
        return best;
    }

    private String mutated(SplittableRandom random) {
        String text = pick(seeds, random);
        for (int i = random.nextInt(4); i >= 0; i--) {
            text = mutated(text, random);
        }
        return text.length() > LONGEST ? text.substring(0, LONGEST) : text;
    }

    private String mutated(String text, SplittableRandom random) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(1 + (random.nextBoolean() ? 8 : text.length())));
        String head = text.substring(0, from);
        String part = text.substring(from, to);
        String tail = text.substring(to);
        return switch (random.nextInt(9)) {
            case 0 -> head + tail;
            case 1 -> head + part + part.repeat(1 + random.nextInt(3)) + tail;
            case 2 -> head + pick(ODD, random) + part + tail;
            case 3 -> head + (char) (32 + random.nextInt(95)) + (text.length() > from ? text.substring(from + 1) : "");
            case 4 -> token(text, NUMBER, pick(NUMBERS, random), random);
            case 5 -> token(text, TOKEN, pick(random.nextBoolean() ? ODD : NUMBERS, random), random);
            case 6 -> swapped(text, random);
            case 7 -> head + spliced(random) + tail;
            default -> random.nextBoolean() ? head : part + tail;
        };
    }

    private String spliced(SplittableRandom random) {
        String other = pick(seeds, random);
        int from = random.nextInt(other.length() + 1);
        return other.substring(from, from + random.nextInt(other.length() - from + 1));
    }

    private static String token(String text, Pattern kind, String replacement, SplittableRandom random) {
        Matcher token = kind.matcher(text);
        return found(token, text, random)
                ? text.substring(0, token.start()) + replacement + text.substring(token.end())
                : text + replacement;
    }

    private static String swapped(String text, SplittableRandom random) {
        Matcher a = TOKEN.matcher(text);
        Matcher b = TOKEN.matcher(text);
        if (!found(a, text, random) || !found(b, text, random) || a.start() == b.start()) {
            return text;
        }
        Matcher first = a.start() < b.start() ? a : b;
        Matcher last = first == a ? b : a;
        return text.substring(0, first.start())
                + last.group()
                + text.substring(first.end(), last.start())
                + first.group()
                + text.substring(last.end());
    }

    /** Finds the first token that starts behind a random place, or else the first of all. */
    private static boolean found(Matcher token, String text, SplittableRandom random) {
        int from = random.nextInt(text.length() + 1);
        // What is found at the place itself may be the rest of a longer token.
        boolean behind = token.find(from) && (token.start() > from || token.find());
        return behind || token.find(0);
    }

    private static <T> T pick(List<T> list, SplittableRandom random) {
        return list.get(random.nextInt(list.size()));
    }
}
