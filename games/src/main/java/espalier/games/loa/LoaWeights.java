package espalier.games.loa;

import espalier.game.WeightFile;
import espalier.games.files.Resource;

/** The weights of {@link LoaEvaluator}. */
final class LoaWeights {
    final int concentration;
    final int[] centralisation;
    final int[] centreOfMass;
    final int quadsOfThree;
    final int quadsOfFour;
    final int mobilityQuiet;
    final int mobilityQuietToEdge;
    final int mobilityCapture;
    final int mobilityCaptureOnEdge;
    final int wallsShut;
    final int wallsNarrowed;
    final int connectedness;
    final int uniformity;
    final int playerToMove;

    public LoaWeights(WeightFile source) {
        concentration = source.number("concentration");
        centralisation = source.numbers("centralisation", 10);
        centreOfMass = source.numbers("centre-of-mass", 8);
        quadsOfThree = source.number("quads-of-three");
        quadsOfFour = source.number("quads-of-four");
        mobilityQuiet = source.number("mobility-quiet");
        mobilityQuietToEdge = source.number("mobility-quiet-to-edge");
        mobilityCapture = source.number("mobility-capture");
        mobilityCaptureOnEdge = source.number("mobility-capture-on-edge");
        wallsShut = source.number("walls-shut");
        wallsNarrowed = source.number("walls-narrowed");
        connectedness = source.number("connectedness");
        uniformity = source.number("uniformity");
        playerToMove = source.number("player-to-move");
        source.allTaken();
    }

    /** The weights that come with the library, loaded once. */
    public static LoaWeights standard() {
        return Standard.WEIGHTS;
    }

    private static final class Standard {
        static final LoaWeights WEIGHTS = new LoaWeights(Resource.weights(LoaWeights.class, "loa.weights"));
    }
}
