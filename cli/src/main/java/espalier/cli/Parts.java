package espalier.cli;

import espalier.game.Game;
import espalier.game.NullMove;
import espalier.game.Regression;
import espalier.play.Additions;
import espalier.play.Ordering;
import espalier.play.Part;
import espalier.play.Pruning;
import espalier.play.Setting;
import espalier.play.Where;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** The parts of a practical search by name. */
final class Parts {
    /** For help texts. */
    static final String NAMES =
            "hash-move, killers, history, static, etc, quiescence, draws, leaves, deeper, reductions, extensions";

    private static final Map<String, Switch> SWITCHES = switches();
    private static final Map<String, Pruning> PRUNING = pruning();

    private Parts() {}

    /** Turns a part on or off. */
    private interface Switch {
        Setting turn(Setting setting, boolean on);
    }

    private static Map<String, Switch> switches() {
        Map<String, Switch> parts = new LinkedHashMap<>();
        parts.put("hash-move", ordered((o, on) -> new Ordering(on, o.killers(), o.history(), o.statically())));
        parts.put("killers", ordered((o, on) -> new Ordering(o.hashMove(), on, o.history(), o.statically())));
        parts.put("history", ordered((o, on) -> new Ordering(o.hashMove(), o.killers(), on, o.statically())));
        parts.put("static", ordered((o, on) -> new Ordering(o.hashMove(), o.killers(), o.history(), on)));
        parts.put("etc", (setting, on) -> setting.with(Part.TRANSPOSITION_CUTOFFS, on));
        parts.put("quiescence", (setting, on) -> setting.with(Part.QUIESCENCE, on));
        parts.put("draws", (setting, on) -> setting.with(Part.DRAWS, on));
        parts.put("leaves", (setting, on) -> setting.with(Part.LEAVES_STORED, on));
        parts.put("deeper", (setting, on) -> setting.with(Part.DEEPER_SERVES, on));
        parts.put("reductions", (setting, on) -> setting.with(Part.REDUCTIONS, on));
        parts.put("extensions", (setting, on) -> setting.with(Part.EXTENSIONS, on));
        return parts;
    }

    private static Switch ordered(BiFunction<Ordering, Boolean, Ordering> change) {
        return (setting, on) -> setting.ordering(change.apply(setting.ordering(), on));
    }

    private static Map<String, Pruning> pruning() {
        Map<String, Pruning> methods = new LinkedHashMap<>();
        methods.put("null-move", Pruning.NullMove.STANDARD);
        methods.put("mc-c", Pruning.MultiCut.MC_C);
        methods.put("mc-a", Pruning.MultiCut.MC_A);
        return methods;
    }

    /** @param play the setting called play */
    static Setting setting(String name, Setting play) {
        return named("--setting", Map.of("full-width", Setting.FULL_WIDTH, "play", play), name);
    }

    /** Forward pruning by these methods only; all but the plain null move come with the additions for ALL nodes. */
    static Setting pruned(Game<?> game, Setting setting, String names) {
        List<Pruning> methods = new ArrayList<>();
        if (!names.equals("none")) {
            for (String name : names.split(",", -1)) {
                methods.add(method(name.strip()));
            }
        }
        if (methods.stream().anyMatch(Pruning.NullMove.class::isInstance) && !(game.start() instanceof NullMove)) {
            throw new BadInput("--pruning: " + game.name() + " has no null move");
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
            case "probcut" -> new Pruning.ProbCut(Where.BOTH, regression(argument), Pruning.ProbCut.THRESHOLD);
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
            return Regression.parse(InputFile.text(file));
        } catch (IOException e) {
            throw new BadInput("--pruning probcut: cannot read '" + Numbers.shortened(file) + "'", e);
        } catch (IllegalArgumentException e) {
            throw BadInput.because("--pruning probcut:" + Numbers.shortened(file), e);
        }
    }

    /** The setting with the parts of a list turned on or off. */
    static Setting turned(Setting setting, String option, String names, boolean on) {
        Setting changed = setting;
        for (String name : names.split(",", -1)) {
            changed = named(option, SWITCHES, name.strip()).turn(changed, on);
        }
        return changed;
    }

    /** The element of that name; otherwise an error that lists the names. */
    static <T> T named(String option, Map<String, T> all, String name) {
        T found = all.get(name);
        if (found == null) {
            throw new BadInput(
                    option + ": no '" + Numbers.shortened(name) + "'; there are: " + String.join(", ", all.keySet()));
        }
        return found;
    }
}
