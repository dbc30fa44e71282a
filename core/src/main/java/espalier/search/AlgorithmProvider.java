package espalier.search;

import java.util.List;

/**
 * Algorithms from outside the project. Implement it, and put the name of your class into {@code
 * META-INF/services/espalier.search.AlgorithmProvider} on the class path: {@link Algorithm#all} and {@link Algorithm#named}
 * then know your algorithms, and with them every command.
 */
public interface AlgorithmProvider {
    /** {@return the algorithms to add to the table, in this order} */
    List<Algorithm> algorithms();
}
