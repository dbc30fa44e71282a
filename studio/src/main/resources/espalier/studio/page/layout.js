// Where the nodes go: leaves side by side, parents above the middle of their children.

export const STEP_X = 42;
export const TIGHT_X = 26; // for leaves of one or two signs
export const WIDE_X = 62; // for leaves of several numbers
export const STEP_Y = 88;
const COUSINS = 0.45; // extra room between leaves of different parents

/** Places a garden; nodes below a collapsed one are hidden. Answers {x, y, shown, width, height} in pixels at scale 1. */
export function place(garden, collapsed = new Set(), step = STEP_X) {
  const x = new Float64Array(garden.size);
  const y = new Float64Array(garden.size);
  const shown = new Uint8Array(garden.size);
  let place = 0;
  let previous = -1;
  let depth = 0;
  // Nodes are numbered in preorder, so a parent comes before its children: first down, then back up.
  for (let node = 0; node < garden.size; node++) {
    const parent = garden.parent[node];
    shown[node] = parent < 0 || (shown[parent] && !collapsed.has(parent)) ? 1 : 0;
    if (!shown[node]) continue;
    y[node] = garden.ply[node] * STEP_Y;
    depth = Math.max(depth, garden.ply[node]);
    if (garden.kids[node].length && !collapsed.has(node)) continue;
    if (previous >= 0) place += parent === garden.parent[previous] ? 1 : 1 + COUSINS;
    x[node] = place * step;
    previous = node;
  }
  for (let node = garden.size - 1; node >= 0; node--) {
    const kids = garden.kids[node];
    if (shown[node] && kids.length && !collapsed.has(node)) x[node] = (x[kids[0]] + x[kids.at(-1)]) / 2;
  }
  return {x, y, shown, width: place * step, height: depth * STEP_Y};
}
