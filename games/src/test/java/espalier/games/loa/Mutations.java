package espalier.games.loa;

import java.util.SplittableRandom;

/** Seeded damage to texts, for tests of readers. */
final class Mutations {
    private static final String SPICE = "()[];\\/|-x:+ \n\r\tbwBW18909azé\u0000\u2028#";

    private Mutations() {}

    /** One to four characters, or stretches of them, are removed, doubled, replaced or inserted. */
    static String mutate(String text, SplittableRandom random) {
        StringBuilder mutated = new StringBuilder(text);
        for (int i = random.nextInt(1, 5); i > 0; i--) {
            int at = random.nextInt(mutated.length() + 1);
            int to = Math.min(mutated.length(), at + 1 + (random.nextInt(4) == 0 ? random.nextInt(20) : 0));
            char spice = SPICE.charAt(random.nextInt(SPICE.length()));
            switch (random.nextInt(4)) {
                case 0 -> mutated.delete(at, to);
                case 1 -> mutated.insert(at, mutated.substring(at, to));
                case 2 -> mutated.replace(at, to, String.valueOf(spice));
                default -> mutated.insert(at, spice);
            }
        }
        return mutated.toString();
    }
}
