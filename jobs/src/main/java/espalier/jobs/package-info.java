/**
 * Work cut into independent jobs: runners that do them in any order, and a folder that keeps their rows, so that an
 * interrupted run goes on where it stopped. Knows no search and no game.
 */
@NullMarked
package espalier.jobs;

import org.jspecify.annotations.NullMarked;
