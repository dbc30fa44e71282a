package espalier.endings;

import espalier.game.Position;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The endings of a game, and the numbers of their positions: all that retrograde analysis needs to know of a game beside its
 * rules. An ending is what captures and promotions cannot leave unchanged: the pieces of both sides. Colours are swapped so that
 * each ending exists once. Games end with a loss of the side to move or a draw.
 *
 * <p>A space is stateless; a board belongs to one thread.
 */
public interface Space<P extends Position<P>> {
    /**
     * An ending.
     *
     * @param id below {@link #ids}
     * @param name for people
     * @param pieces of both sides
     * @param men those of them that may become something else; no move adds one
     * @param size how many numbers its positions have; some numbers belong to none
     */
    record Material(int id, String name, int pieces, int men, int size) {}

    /** {@return the most pieces of an ending} */
    int mostPieces();

    /** {@return the most pieces with which databases have the distance to the end; with more they have the winner only} */
    int countedPieces();

    /** {@return the limit of {@link Material#id}} */
    int ids();

    /**
     * {@return the ending of a number, if there is one}
     *
     * @param id below {@link #ids}
     */
    Optional<Material> material(int id);

    /**
     * {@return the endings with this many pieces, in groups of as many men: none leads to another of its group, or of a later
     * one}
     *
     * @param pieces the number of pieces, kings included
     */
    default List<List<Material>> endings(int pieces) {
        return List.copyOf(IntStream.range(0, ids())
                .mapToObj(this::material)
                .flatMap(Optional::stream)
                .filter(ending -> ending.pieces() == pieces)
                .collect(Collectors.groupingBy(Material::men, TreeMap::new, Collectors.toList()))
                .values());
    }

    /**
     * {@return the ending of a position; -1 if it has none, because the game is over or because more than the pieces
     * matters}
     *
     * @param position a position of the game
     */
    int ending(P position);

    /**
     * {@return the number of a position that has an ending} Positions that are the same by symmetry have the same number.
     *
     * @param position a position of the game
     */
    int index(P position);

    /** {@return a position to be set} */
    P board();

    /**
     * Sets up the position of a number, with its side to move; whether it is legal and this is its own number.
     *
     * @param board from {@link #board}; it is changed
     * @param ending the ending's number
     * @param index the position's number in the ending
     * @return whether the number is that of a legal position, and its own
     */
    boolean set(P board, int ending, int index);

    /**
     * The numbers of all positions of the same ending from which one move leads here. Others may be among them.
     *
     * @param board from {@link #board}; it is changed
     * @param each takes the numbers
     */
    void predecessors(P board, IntConsumer each);
}
