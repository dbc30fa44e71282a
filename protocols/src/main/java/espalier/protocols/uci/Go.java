package espalier.protocols.uci;

import espalier.game.Position;
import espalier.protocols.Engine;
import espalier.protocols.Words;
import espalier.search.Limits;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What {@code go} asks for. Words that are not numbers where numbers belong are skipped.
 *
 * @param limits when to stop
 * @param ponder whether time waits for {@code ponderhit}
 * @param hold whether {@code bestmove} waits for {@code stop} or {@code ponderhit}
 * @param mate stop when a win in this many moves is found; 0 if not asked for
 * @param among the moves to choose from; empty for all
 */
record Go<P extends Position<P>>(Limits limits, boolean ponder, boolean hold, long mate, List<Integer> among) {
    private static final Set<String> LIMITS = Set.of("movetime", "depth", "nodes");

    static <P extends Position<P>> Go<P> read(Words words, Dialect dialect, Engine<P> engine) {
        Map<String, Long> said = new HashMap<>();
        List<Integer> among = new ArrayList<>();
        while (!words.isEmpty()) {
            String word = words.next();
            if (word.equals("searchmoves")) {
                moves(words, engine, among);
            } else if (word.equals("infinite") || word.equals("ponder")) {
                said.put(word, 1L);
            } else if (words.peek().matches("-?\\d{1,18}")) {
                said.put(word, Long.parseLong(words.next()));
            }
        }
        int player = engine.board().position().turn();
        Long time = said.get(dialect.clock(player, "time"));
        Limits limits = Limits.NONE;
        if (time != null) {
            long increment = said.getOrDefault(dialect.clock(player, "inc"), 0L);
            limits = engine.clock(time, increment, said.containsKey("movestogo") ? count(said.get("movestogo")) : 0);
        }
        if (said.containsKey("movetime")) {
            limits = limits.and(engine.perMove(said.get("movetime")));
        }
        if (said.containsKey("depth")) {
            limits = limits.and(Limits.depth(count(said.get("depth"))));
        }
        if (said.containsKey("nodes")) {
            limits = limits.and(Limits.nodes(Math.max(1, said.get("nodes"))));
        }
        boolean ponder = said.containsKey("ponder");
        long mate = Math.max(0, said.getOrDefault("mate", 0L));
        boolean endless = time == null && mate == 0 && Collections.disjoint(said.keySet(), LIMITS);
        return new Go<>(limits, ponder, ponder || endless || said.containsKey("infinite"), mate, among);
    }

    private static <P extends Position<P>> void moves(Words words, Engine<P> engine, List<Integer> among) {
        List<Integer> legal = engine.board().moves();
        while (!words.isEmpty()) {
            String text = words.peek();
            int[] found = legal.stream()
                    .filter(move -> engine.board().text(move).equalsIgnoreCase(text))
                    .mapToInt(move -> move)
                    .toArray();
            if (found.length == 0) {
                return;
            }
            among.add(found[0]);
            words.next();
        }
    }

    private static int count(long number) {
        return (int) Math.max(1, Math.min(Integer.MAX_VALUE, number));
    }
}
