/**
 * Work cut into independent jobs: runners that do them in any order, and a folder that keeps their rows, so that an
 * interrupted run continues where it stopped. Depends on no search and no game.
 */
@NullMarked
package espalier.jobs;

import org.jspecify.annotations.NullMarked;
