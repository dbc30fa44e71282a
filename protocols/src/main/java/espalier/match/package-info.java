/** Matches: players, openings, adjudication, games as jobs, and what their results say (Elo, SPRT). */
@NullMarked
package espalier.match;

import org.jspecify.annotations.NullMarked;
