package espalier.lab.experiment;

import espalier.games.files.Resource;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/** The criteria of our experiments with their history, in {@code criteria.txt}, which explains itself. */
final class Register {
    static final List<Entry> ALL = read();

    /** A condition, with <code>{}</code> for what a run's parameters fill in. */
    record Entry(String experiment, Criterion.Kind kind, String words, Pattern pattern, List<Change> history) {
        /** Changes of nothing but words aside, the last one was made after a look. */
        boolean seen() {
            return history.stream()
                    .map(Change::what)
                    .filter(what -> !what.equals("worded"))
                    .reduce("", (before, last) -> last)
                    .equals("seen");
        }

        /** Changes whenever the condition does. */
        String hash() {
            CRC32 sum = new CRC32();
            sum.update((experiment + kind + words).getBytes(StandardCharsets.UTF_8));
            return Long.toHexString(sum.getValue());
        }
    }

    /**
     * A line of history.
     *
     * @param what first, worded, seen or confirmed
     * @param hash of the entry since then
     */
    record Change(String date, String commit, String what, String hash, String why) {}

    private Register() {}

    /** The entry of a criterion; none for experiments that are not ours. */
    static Optional<Entry> of(String experiment, String wanted) {
        return ALL.stream()
                .filter(entry -> entry.experiment.equals(experiment)
                        && entry.pattern.matcher(wanted).matches())
                .findFirst();
    }

    private static List<Entry> read() {
        List<Entry> all = new ArrayList<>();
        String experiment = "";
        for (String line : Resource.text(Register.class, "criteria.txt").lines().toList()) {
            if (line.startsWith("[")) {
                experiment = line.substring(1, line.length() - 1);
            } else if (line.startsWith(" ")) {
                String[] cells = line.strip().split(" ", 5);
                all.get(all.size() - 1).history.add(new Change(cells[0], cells[1], cells[2], cells[3], cells[4]));
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                int colon = line.indexOf(": ");
                String words = line.substring(colon + 2);
                Pattern pattern = Pattern.compile(Arrays.stream(words.split("\\{}", -1))
                        .map(Pattern::quote)
                        .collect(Collectors.joining(".+")));
                all.add(new Entry(
                        experiment,
                        Criterion.Kind.valueOf(line.substring(0, colon).toUpperCase(Locale.ROOT)),
                        words,
                        pattern,
                        new ArrayList<>()));
            }
        }
        return List.copyOf(all);
    }
}
