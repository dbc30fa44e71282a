package espalier.lab.report;

import espalier.games.files.Resource;
import espalier.lab.experiment.Criterion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The lines of the first page, in {@code first-page.txt}, which explains itself. The numbers are those of criteria. */
record Summary(String experiment, String claim, String paper, String criterion, String differs) {
    static final List<String> HEAD =
            List.of("claim", "in the paper", "here (95 % interval)", "verdict", "what differs here");

    static final List<Summary> ALL = read();

    /** Instead of a criterion: the experiment's remark. */
    static final String REMARK = "(remark)";

    /** What is longer is cut; the paper's file has all of it. */
    private static final int LONG = 60;

    /** The same of a cell: a page that people read has short ones. */
    private static final int LONGEST = 120;

    private static List<Summary> read() {
        List<Summary> all = new ArrayList<>();
        String experiment = "";
        for (String line :
                Resource.text(Summary.class, "first-page.txt").lines().toList()) {
            if (line.startsWith("[")) {
                experiment = line.substring(1, line.length() - 1);
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                String[] cells = line.split(" \\| ?", -1);
                all.add(new Summary(experiment, cells[0], cells[1], cells[2], cells[3]));
            }
        }
        return List.copyOf(all);
    }

    /** The criteria that it is about. */
    List<Criterion> of(List<Criterion> criteria) {
        return criteria.stream().filter(c -> c.wanted().startsWith(criterion)).toList();
    }

    /** The cells for a run: a line for each claim, or its question and answer. */
    static Stream<List<String>> lines(Section part, String folder) {
        List<List<String>> lines = new ArrayList<>();
        for (Summary summary : ALL) {
            List<Criterion> criteria = summary.of(part.outcome().criteria());
            boolean remark = summary.criterion.equals(REMARK);
            if (summary.experiment.equals(part.experiment().name()) && (remark || !criteria.isEmpty())) {
                lines.add(List.of(
                        link(summary.claim, part, folder),
                        summary.paper,
                        cut(remark ? part.outcome().remark() : measured(criteria), LONGEST),
                        remark ? "reported" : verdict(criteria),
                        summary.differs));
            }
        }
        return lines.isEmpty()
                ? Stream.of(List.of(
                        link(part.experiment().claim(), part, folder),
                        "",
                        cut(part.outcome().remark(), LONGEST),
                        part.verdict(),
                        ""))
                : lines.stream();
    }

    private static String link(String words, Section part, String folder) {
        return "[" + words + "](" + folder + "/" + part.place() + ")";
    }

    private static String measured(List<Criterion> criteria) {
        if (criteria.size() == 1) {
            return cut(criteria.get(0).measured(), LONGEST);
        }
        int shared = shared(criteria.stream().map(Criterion::wanted).toList());
        return criteria.stream()
                .map(c -> c.wanted().substring(shared) + ": " + cut(c.measured(), LONG))
                .collect(Collectors.collectingAndThen(Collectors.joining("; "), all -> cut(all, LONGEST)));
    }

    /** How long the words are with which all begin. */
    private static int shared(List<String> all) {
        String first = all.get(0);
        int length = 0;
        while (length < first.length() && startWith(all, first.substring(0, length + 1))) {
            length++;
        }
        return first.lastIndexOf(' ', length) + 1;
    }

    private static boolean startWith(List<String> all, String beginning) {
        return all.stream().allMatch(words -> words.startsWith(beginning));
    }

    private static String cut(String words, int length) {
        return words.length() <= length ? words : words.substring(0, words.lastIndexOf(' ', length)) + " ...";
    }

    private static String verdict(List<Criterion> criteria) {
        Map<String, Long> words = criteria.stream()
                .collect(Collectors.groupingBy(
                        criterion -> criterion.counted().toString(), LinkedHashMap::new, Collectors.counting()));
        return words.size() == 1
                ? words.keySet().iterator().next()
                : words.entrySet().stream()
                        .map(e -> e.getKey() + ": " + e.getValue())
                        .collect(Collectors.joining(", "));
    }
}
