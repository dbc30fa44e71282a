// A tree as arrays. Nodes are numbered from the root, each before its children and its later brothers.

/**
 * Nested arrays, e.g. [[3,5],2], as {size, parent, index, ply, kids, value}; value is null at interior nodes. A leaf is a number
 * or an object {f: [...]} with one value per model; an object with children {f, c: [...]} is an interior node.
 */
export function plant(tree) {
  const garden = {size: 0, parent: [], index: [], ply: [], kids: [], value: []};
  // Without recursion: a tree may be a thousand levels deep.
  const stack = [[tree, -1, 0]];
  while (stack.length) {
    const [what, parent, index] = stack.pop();
    const children = Array.isArray(what) ? what : null;
    const id = add(garden, parent, index, children ? null : what);
    for (let i = (children?.length ?? 0) - 1; i >= 0; i--) stack.push([children[i], id, i]);
  }
  return garden;
}

/** The tree that a trace walks through, where nobody has written it down: a game position, for instance. */
export function grow(events) {
  const root = {kids: new Map()};
  for (const event of events) {
    let node = root;
    for (const index of event.path ?? []) {
      if (!node.kids.has(index)) node.kids.set(index, {kids: new Map()});
      node = node.kids.get(index);
    }
    if (event.event === 'leaf') node.value = event.value;
  }
  const garden = {size: 0, parent: [], index: [], ply: [], kids: [], value: []};
  const stack = [[root, -1, 0]];
  while (stack.length) {
    const [node, parent, index] = stack.pop();
    const id = add(garden, parent, index, node.kids.size ? null : node.value ?? null);
    for (const [i, kid] of [...node.kids].sort(([a], [b]) => b - a)) stack.push([kid, id, i]);
  }
  return garden;
}

function add(garden, parent, index, value) {
  const id = garden.size++;
  garden.parent.push(parent);
  garden.index.push(index);
  garden.ply.push(parent < 0 ? 0 : garden.ply[parent] + 1);
  garden.kids.push([]);
  garden.value.push(value);
  if (parent >= 0) garden.kids[parent].push(id);
  return id;
}

/** The node at the end of a path of child indices, or -1. */
export function find(garden, path) {
  let node = 0;
  for (const index of path) {
    const kids = garden.kids[node];
    // A grown tree may lack brothers; then a child's place is not its index.
    node = garden.index[kids[index]] === index ? kids[index] : kids.find(kid => garden.index[kid] === index) ?? -1;
    if (node < 0) return -1;
  }
  return node;
}

/** The child indices from the root. */
export function pathOf(garden, node) {
  const path = [];
  for (let n = node; garden.parent[n] >= 0; n = garden.parent[n]) path.unshift(garden.index[n]);
  return path;
}

/** A short name: the root, 2, 2.1 ... counted from one, as people do. */
export const shortName = (garden, node) => (node === 0 ? 'root' : pathOf(garden, node).map(i => (i < 0 ? 'null' : i + 1)).join('.'));

/** Back to nested arrays. */
export function nested(garden, node = 0) {
  return garden.kids[node].length ? garden.kids[node].map(kid => nested(garden, kid)) : garden.value[node] ?? 0;
}

export const isMax = (garden, node) => garden.ply[node] % 2 === 0;

export const isLeaf = (garden, node) => garden.kids[node].length === 0;
