package espalier.cli;

import espalier.practice.Additions;
import espalier.practice.Ordering;
import espalier.practice.Pruning;
import espalier.practice.Regression;
import espalier.practice.Setting;
import espalier.practice.Where;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The parts of a practical search by the names that people type. */
final class Parts {
    /** For help texts. */
    static final String REMOVABLE =
            "hash-move, killers, history, static, etc, quiescence, draws, leaves, reductions, extensions";

    /** Standard deviations; Buro's Othello program used 1.5. */
    private static final double PROBCUT_THRESHOLD = 1.5;

    private static final Map<String, Setting> SETTINGS = settings();
    private static final Map<String, UnaryOperator<Setting>> WITHOUT = without();
    private static final Map<String, Pruning> PRUNING = pruning();

    private Parts() {}

    private static Map<String, Setting> settings() {
        Map<String, Setting> settings = new LinkedHashMap<>();
        settings.put("full-width", Setting.FULL_WIDTH);
        settings.put("play", Setting.PLAY);
        return settings;
    }

    private static Map<String, UnaryOperator<Setting>> without() {
        Map<String, UnaryOperator<Setting>> parts = new LinkedHashMap<>();
        parts.put("hash-move", ordered(o -> new Ordering(false, o.killers(), o.history(), o.statically())));
        parts.put("killers", ordered(o -> new Ordering(o.hashMove(), false, o.history(), o.statically())));
        parts.put("history", ordered(o -> new Ordering(o.hashMove(), o.killers(), false, o.statically())));
        parts.put("static", ordered(o -> new Ordering(o.hashMove(), o.killers(), o.history(), false)));
        parts.put("etc", setting -> setting.transpositionCutoffs(false));
        parts.put("quiescence", setting -> setting.quiescence(false));
        parts.put("draws", setting -> setting.draws(false));
        parts.put("leaves", setting -> setting.leavesStored(false));
        parts.put("reductions", setting -> setting.reductions(false));
        parts.put("extensions", setting -> setting.extensions(false));
        return parts;
    }

    private static UnaryOperator<Setting> ordered(UnaryOperator<Ordering> change) {
        return setting -> setting.ordering(change.apply(setting.ordering()));
    }

    private static Map<String, Pruning> pruning() {
        Map<String, Pruning> methods = new LinkedHashMap<>();
        methods.put("null-move", Pruning.NullMove.STANDARD);
        methods.put("mc-c", Pruning.MultiCut.MC_C);
        methods.put("mc-a", Pruning.MultiCut.MC_A);
        return methods;
    }

    static Setting setting(String name) {
        return named("--setting", SETTINGS, name);
    }

    /** Forward pruning by these methods only; all but the plain null move come with the additions for ALL nodes. */
    static Setting pruned(Setting setting, String names) {
        List<Pruning> methods = new ArrayList<>();
        if (!names.equals("none")) {
            for (String name : names.split(",", -1)) {
                methods.add(method(name.strip()));
            }
        }
        boolean plain = methods.stream().allMatch(Pruning.NullMove.STANDARD::equals);
        return setting.pruning(plain ? setting.additions() : Additions.REPAIRED, methods.toArray(Pruning[]::new));
    }

    /** One method by name; the variable null-move bound has its tempo, ProbCut its file, after a colon. */
    private static Pruning method(String name) {
        int colon = name.indexOf(':');
        String argument = colon < 0 ? "" : name.substring(colon + 1);
        return switch (colon < 0 ? name : name.substring(0, colon)) {
            case "vnmb" -> new Pruning.NullMove(Where.BOTH, Numbers.integer("--pruning vnmb", argument, 0, 1_000_000));
            case "probcut" -> new Pruning.ProbCut(Where.BOTH, regression(argument), PROBCUT_THRESHOLD);
            default -> {
                Pruning known = PRUNING.get(name);
                if (known == null) {
                    throw new BadInput("--pruning: no '" + Numbers.shortened(name) + "'; there are: "
                            + String.join(", ", PRUNING.keySet()) + ", vnmb:TEMPO, probcut:FILE, none");
                }
                yield known;
            }
        };
    }

    private static Regression regression(String file) {
        try {
            return Regression.parse(Files.readString(Path.of(file)));
        } catch (IOException | InvalidPathException e) {
            throw new BadInput("--pruning probcut: cannot read '" + Numbers.shortened(file) + "'");
        } catch (IllegalArgumentException e) {
            throw BadInput.because("--pruning probcut:" + Numbers.shortened(file), e);
        }
    }

    static Setting without(Setting setting, String names) {
        Setting rest = setting;
        for (String name : names.split(",", -1)) {
            rest = named("--without", WITHOUT, name.strip()).apply(rest);
        }
        return rest;
    }

    /** What has that name; if nothing has, the names there are. */
    static <T> T named(String option, Map<String, T> all, String name) {
        T found = all.get(name);
        if (found == null) {
            throw new BadInput(
                    option + ": no '" + Numbers.shortened(name) + "'; there are: " + String.join(", ", all.keySet()));
        }
        return found;
    }
}
