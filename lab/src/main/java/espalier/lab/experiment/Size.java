package espalier.lab.experiment;

/** The size of a run. */
public enum Size {
    /** Seconds to a minute: shows that it works, and a rough picture. */
    QUICK,
    /** As published, or as close as is affordable. */
    PAPER
}
