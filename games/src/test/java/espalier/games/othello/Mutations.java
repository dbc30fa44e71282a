package espalier.games.othello;

import java.util.Random;

/** Broken inputs for readers: a text with a few characters changed, taken out, doubled or cut off. */
final class Mutations {
    private static final String CHARACTERS = "XO-*.;:[]()/ \n\r\tabcdefghABF12345678pass%#\u0000\u00e9+BWORE";

    private Mutations() {}

    static String of(String text, Random random) {
        StringBuilder mutated = new StringBuilder(text);
        for (int n = 1 + random.nextInt(4); n > 0; n--) {
            int at = random.nextInt(mutated.length() + 1);
            char c = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
            switch (random.nextInt(5)) {
                case 0 -> mutated.insert(at, c);
                case 1 -> mutated.delete(at, Math.min(mutated.length(), at + 1 + random.nextInt(3)));
                case 2 -> mutated.insert(at, mutated.substring(at, Math.min(mutated.length(), at + random.nextInt(9))));
                case 3 -> {
                    if (at < mutated.length()) {
                        mutated.setCharAt(at, c);
                    }
                }
                default -> mutated.setLength(random.nextInt(8) == 0 ? at : mutated.length());
            }
        }
        return mutated.toString();
    }
}
