package espalier.lab.experiment;

/** How much of an experiment is run. */
public enum Size {
    /** Seconds to a minute: to see that it works, and the rough picture. */
    QUICK,
    /** As published, or as near as can be afforded. */
    PAPER
}
