/** Which windows are asked at the root, and how all algorithms are assembled. Copied for each specialised search. */
@org.jspecify.annotations.NullMarked
package espalier.engine.driver;
