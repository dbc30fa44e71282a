package espalier.game;

/** How a board is drawn in a terminal. */
public enum BoardStyle {
    /** ASCII only. */
    PLAIN,
    /** Unicode symbols, no colours. */
    UNICODE,
    /** Unicode symbols and ANSI colours. */
    COLOUR
}
