package espalier.cli;

import espalier.game.Game;
import espalier.game.NullMove;
import espalier.game.Quoted;
import espalier.game.Regression;
import espalier.play.Additions;
import espalier.play.Part;
import espalier.play.PruningRule;
import espalier.play.Setting;
import espalier.play.Where;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The parts of a practical search by name. */
final class Parts {
    /** For help texts. */
    static final String NAMES =
            "hash-move, killers, history, static, etc, quiescence, draws, leaves, frontier, deeper, reductions,"
                    + " extensions, aspiration, endings";

    private static final Map<String, Part> PARTS = parts();
    private static final Map<String, PruningRule> PRUNING = pruning();

    private Parts() {}

    private static Map<String, Part> parts() {
        Map<String, Part> parts = new LinkedHashMap<>();
        parts.put("hash-move", Part.HASH_MOVE);
        parts.put("killers", Part.KILLERS);
        parts.put("history", Part.HISTORY);
        parts.put("static", Part.STATIC_ORDER);
        parts.put("etc", Part.TRANSPOSITION_CUTOFFS);
        parts.put("quiescence", Part.QUIESCENCE);
        parts.put("draws", Part.DRAWS);
        parts.put("leaves", Part.LEAVES_STORED);
        parts.put("frontier", Part.FRONTIER_STORED);
        parts.put("deeper", Part.DEEPER_SERVES);
        parts.put("reductions", Part.REDUCTIONS);
        parts.put("extensions", Part.EXTENSIONS);
        parts.put("aspiration", Part.ASPIRATION);
        parts.put("endings", Part.ENDINGS);
        return parts;
    }

    private static Map<String, PruningRule> pruning() {
        Map<String, PruningRule> methods = new LinkedHashMap<>();
        methods.put("null-move", PruningRule.NullMove.STANDARD);
        methods.put("mc-c", PruningRule.MultiCut.MC_C);
        methods.put("mc-a", PruningRule.MultiCut.MC_A);
        return methods;
    }

    /** @param play the setting called play */
    static Setting setting(String name, Setting play) {
        return named("--setting", Map.of("full-width", Setting.FULL_WIDTH, "play", play), name);
    }

    /** Forward pruning by these methods only; all but the plain null move come with the additions for ALL nodes. */
    static Setting pruned(Game<?> game, Setting setting, String names) {
        List<PruningRule> methods = new ArrayList<>();
        if (!names.equals("none")) {
            for (String name : names.split(",", -1)) {
                methods.add(method(name.strip()));
            }
        }
        if (methods.stream().anyMatch(PruningRule.NullMove.class::isInstance) && !(game.start() instanceof NullMove)) {
            throw new BadInput("--pruning: " + game.name() + " has no null move");
        }
        boolean plain = methods.stream().allMatch(PruningRule.NullMove.STANDARD::equals);
        return setting.pruning(plain ? setting.additions() : Additions.REPAIRED, methods.toArray(PruningRule[]::new));
    }

    /** One method by name; the variable null-move bound has its tempo, ProbCut its file, after a colon. */
    private static PruningRule method(String name) {
        int colon = name.indexOf(':');
        String argument = colon < 0 ? "" : name.substring(colon + 1);
        return switch (colon < 0 ? name : name.substring(0, colon)) {
            case "vnmb" ->
                new PruningRule.NullMove(Where.BOTH, Numbers.integer("--pruning vnmb", argument, 0, 1_000_000));
            case "probcut" -> new PruningRule.ProbCut(Where.BOTH, regression(argument), PruningRule.ProbCut.THRESHOLD);
            default -> {
                PruningRule known = PRUNING.get(name);
                if (known == null) {
                    List<String> names = new ArrayList<>(PRUNING.keySet());
                    names.addAll(List.of("vnmb:TEMPO", "probcut:FILE", "none"));
                    throw new BadInput("--pruning: " + Quoted.unknown("", name, names));
                }
                yield known;
            }
        };
    }

    private static Regression regression(String file) {
        return BadInput.unless(
                "--pruning probcut:" + Numbers.shortened(file), () -> Regression.parse(InputFile.text(file)));
    }

    /** The setting with the parts of a list turned on or off. */
    static Setting turned(Setting setting, String option, String names, boolean on) {
        Setting changed = setting;
        for (String name : names.split(",", -1)) {
            changed = changed.with(named(option, PARTS, name.strip()), on);
        }
        return changed;
    }

    /** The element of that name; otherwise an error that lists the names. */
    static <T> T named(String option, Map<String, T> all, String name) {
        T found = all.get(name);
        if (found == null) {
            throw new BadInput(option + ": " + Quoted.unknown("", name, all.keySet()));
        }
        return found;
    }
}
