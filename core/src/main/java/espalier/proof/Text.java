package espalier.proof;

import espalier.game.Score;

/** Numbers as text. */
final class Text {
    private Text() {}

    static String number(int value) {
        return value >= Score.INFINITY ? "inf" : value <= -Score.INFINITY ? "-inf" : Integer.toString(value);
    }

    /** A number, or a JSON string if infinite. */
    static String json(int value) {
        return Math.abs(value) >= Score.INFINITY ? '"' + number(value) + '"' : number(value);
    }
}
