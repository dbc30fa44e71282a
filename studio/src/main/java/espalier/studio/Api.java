package espalier.studio;

/** A part of the API. */
interface Api {
    /** Adds its routes. */
    void addTo(Routes routes);

    /** Ends what it has started. */
    default void close() {}
}
