package espalier.cli;

/** A command's answer. */
interface Reply {
    /** One JSON object, without its line end. */
    String json();

    /** As text, with its line end. */
    String text();
}
