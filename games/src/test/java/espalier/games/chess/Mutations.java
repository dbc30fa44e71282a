package espalier.games.chess;

import java.util.SplittableRandom;

/** Seeded damage to text: characters changed, dropped, inserted, pieces doubled or cut. */
final class Mutations {
    private final SplittableRandom random;
    private final String alphabet;

    Mutations(long seed, String alphabet) {
        this.random = new SplittableRandom(seed);
        this.alphabet = alphabet;
    }

    String of(String text) {
        StringBuilder out = new StringBuilder(text);
        int changes = 1 + random.nextInt(4);
        for (int i = 0; i < changes && out.length() > 0; i++) {
            int at = random.nextInt(out.length());
            int end = Math.min(out.length(), at + 1 + random.nextInt(12));
            char letter = alphabet.charAt(random.nextInt(alphabet.length()));
            switch (random.nextInt(6)) {
                case 0, 1 -> out.setCharAt(at, letter);
                case 2 -> out.deleteCharAt(at);
                case 3 -> out.insert(at, letter);
                case 4 -> out.insert(at, out.substring(at, end));
                default -> out.delete(at, end);
            }
        }
        return out.toString();
    }
}
