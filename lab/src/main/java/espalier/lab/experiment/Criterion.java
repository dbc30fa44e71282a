package espalier.lab.experiment;

/**
 * Something that must come out for a claim to be reproduced, and whether it did.
 *
 * @param wanted what, in words, with the paper's number where there is one
 * @param measured what was measured
 * @param holds whether that is what was wanted; computed, never judged
 */
public record Criterion(String wanted, String measured, boolean holds) {}
