package espalier.cli;

/** A command's answer: a record whose components are the fields of its JSON. */
interface Reply {
    /** As text, with its line end. */
    String text();

    /** One JSON object, without its line end. */
    default String json() {
        return Json.of((Record) this);
    }
}
