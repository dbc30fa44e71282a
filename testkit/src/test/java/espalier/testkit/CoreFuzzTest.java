package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Regression;
import espalier.proof.Certificate;
import espalier.tree.ExplicitModelTree;
import espalier.tree.ExplicitTree;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Damaged trees, certificates and regressions; and that the harness finds what it is made for. */
class CoreFuzzTest {
    @Test
    void trees() {
        Fuzz.of("[[3,[5,1]],2]", "[1]", " [ -7 , [ 1000000 , [ 0 ] ] ]\n", "[[[1,2],[3,4]],[[5,6],[7,8]]]")
                .texts(text -> assertThat(ExplicitTree.parse(text).copy()).isNotNull());
    }

    @Test
    void modelTrees() {
        Fuzz.of("[{\"f\":[1,-2]},[{\"f\":[3,4]}]]", " [ { \"f\" : [ 1 , -2 ] } ,\n[{\"f\":[3,4]}]]")
                .texts(text -> assertThat(ExplicitModelTree.parse(text, 1)).isNotNull());
    }

    @Test
    void certificates() {
        Fuzz.of(
                        "espalier certificate 1\n0 5 5 0:1 1:2\n1 - 3\n2 5 -\n",
                        "espalier certificate 1\n-12 7 - 0:1\n99 -7 -7\n")
                .texts(text -> assertThat(Certificate.parse(text)).isNotNull());
    }

    @Test
    void regressions() {
        Fuzz.of("# deep shallow slope offset deviation\n4 2 0.9 1.5 20.25\n6 3 1.01 -2 13\n")
                .texts(text -> assertThat(Regression.parse(text)).isNotNull());
    }

    @Test
    void faultyParsers() {
        assertThatThrownBy(() -> Fuzz.of("12 34")
                        .texts(text -> assertThat(text.charAt(3)).isNotEqualTo('a')))
                .hasMessageStartingWith("on \"\": java.lang.StringIndexOutOfBounds");
        assertThatThrownBy(() -> Fuzz.of("12 34").texts(text -> {
                    throw new IllegalArgumentException("no " + text);
                }))
                .hasMessageContaining("control characters");
        assertThatThrownBy(() -> Fuzz.of("12 34").bytes(bytes -> Fuzz.oneLine("")))
                .hasMessageContaining("not one line");
    }

    @Test
    void inputsVaryAndAreTheSameEveryTime() {
        AtomicInteger first = new AtomicInteger();
        AtomicInteger second = new AtomicInteger();
        Fuzz.of("[1,2]", "[3]").texts(text -> first.addAndGet(31 * first.get() + text.hashCode()));
        Fuzz.of("[1,2]", "[3]").texts(text -> second.addAndGet(31 * second.get() + text.hashCode()));
        assertThat(first).hasValue(second.get());
    }
}
