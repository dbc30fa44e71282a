package espalier.cli;

/** What a command answers. */
interface Reply {
    /** One JSON object, without its line end. */
    String json();

    /** For people, with its line end. */
    String text();
}
