/** The command line: reads arguments, calls the library, writes text or JSON. Nothing depends on it. */
@org.jspecify.annotations.NullMarked
package espalier.cli;
