package espalier.games.checkers;

import espalier.game.Mixer;

/** Damaged text, the same for the same seed. */
final class Mutations {
    private static final String SIGNS = "[]{}()\"\\;%$*!?.,:-xKWB0129 \n\r\t\u00e9\0";

    private Mutations() {}

    /** The text with one to six characters deleted, doubled, replaced, or parts of it moved. */
    static String of(String text, long seed) {
        StringBuilder out = new StringBuilder(text);
        int changes = 1 + Mixer.mod(Mixer.mix(seed, 0), 6);
        for (int i = 1; i <= changes; i++) {
            long random = Mixer.mix(seed, i);
            int at = Mixer.mod(random, out.length() + 1);
            int to = Math.min(out.length(), at + Mixer.mod(random >>> 20, 12));
            char sign = SIGNS.charAt(Mixer.mod(random >>> 10, SIGNS.length()));
            switch (Mixer.mod(random >>> 40, 5)) {
                case 0 -> out.delete(at, to);
                case 1 -> out.insert(at, out.substring(at, to));
                case 2 -> out.insert(at, sign);
                case 3 -> out.replace(at, Math.min(at + 1, out.length()), String.valueOf(sign));
                default -> out.append(out.substring(at, to));
            }
        }
        return out.toString();
    }
}
