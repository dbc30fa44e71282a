/** Forward pruning: who may cut a node off without searching it properly. Copied for each specialised search. */
@org.jspecify.annotations.NullMarked
package espalier.engine.pruning;
