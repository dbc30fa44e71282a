package espalier.solve;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.search.Limits;
import espalier.tree.UniformTree;
import org.junit.jupiter.api.Test;

class ProofNumberSearchTest {
    /** A stopped search restores the position and can be run again. */
    @Test
    void thePositionIsIntactAfterAStop() {
        UniformTree tree = new UniformTree(5, 12, -9, 9, 3);
        long key = tree.key();
        ProofNumberSearch<UniformTree> search = new ProofNumberSearch<>(tree, 64, Limits.nodes(3_000));
        assertThat(search.canWin(0)).isEqualTo(ProofNumberSearch.Answer.UNKNOWN);
        assertThat(tree.key()).isEqualTo(key);
        assertThat(tree.turn()).isZero();
    }
}
