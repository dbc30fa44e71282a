package espalier.testkit;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.Score;
import espalier.testkit.Stones.Fault;
import java.util.Map;

/** Positions are written as the stones left and the side to move, moves as what is taken. */
class StonesGame implements Game<Stones> {
    static final Map<String, String> WINS = Map.of("1 0", "take1", "3 1", "take3");

    private final Fault fault;

    StonesGame(Fault fault) {
        this.fault = fault;
    }

    @Override
    public String name() {
        return "stones";
    }

    @Override
    public Stones start() {
        return new Stones(fault);
    }

    @Override
    public Stones parse(String text) {
        if (!text.matches("[0-9]{1,2} [01]")) {
            throw new IllegalArgumentException("stones and a side are wanted");
        }
        Stones stones = new Stones(fault, Integer.parseInt(text.split(" ", -1)[0]));
        return text.endsWith("1") ? stones.mirrored() : stones;
    }

    @Override
    public String format(Stones position) {
        return position.left + " " + position.turn();
    }

    @Override
    public String formatMove(Stones position, int move) {
        return "take" + move;
    }

    @Override
    public int parseMove(Stones position, String text) {
        try {
            return Game.super.parseMove(position, text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("no such move", e);
        }
    }

    @Override
    public Map<String, Evaluator<Stones>> evaluators() {
        return Map.of("draw", position -> Score.DRAW);
    }
}
