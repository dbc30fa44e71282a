// Draws a tree and the state of a replay on it. Only what is visible is drawn: near, every node is an element with numbers that
// keys and screen readers reach; from far away thousands of nodes are strokes and dots on a canvas, one per pixel.
import {h, set, svg} from './dom.js';
import {STEP_X, TIGHT_X, WIDE_X, place} from './layout.js';
import {isLeaf, isMax, pathOf, shortName} from './plant.js';
import {INFINITY, nameOf, short} from './words.js';

const NEAR = 0.36; // below this scale numbers cannot be read
const MOST = 900; // and more elements than this are not worth it
const BOARDS = 0.84; // from this scale on positions are drawn
const SIZE = 17; // half the side of a MAX node, the radius of a MIN node
const MARGIN = 36;
const SMALLEST = 0.002;
const SQUEEZE = 0.68; // how much nearer than usual levels may come, so that a deep tree stays legible
const STRETCH = 1.15; // and how much farther they are apart where boards are drawn
const BOARD = 42; // what a board needs above or below a node
const MARGIN_OF_BOARDS = SIZE + BOARD + 2; // above the root, below the last leaf
const BUS = 22; // so far below a node edges go sideways: above the boards of its children
const NOTES = 0.7; // below this scale what is written beside nodes is too small
const UNKNOWN = -0x7fffffff;

/**
 * A view of a replay inside `box`. Calls `onselect(node)` when the reader clicks a node or presses Enter on it.
 */
export class TreeView {
  constructor(box, {onselect = () => {}, onmove = () => {}, boardOf = () => null, label = 'Search tree', types = false} = {}) {
    this.box = box;
    this.onselect = onselect;
    this.onmove = onmove;
    this.boardOf = boardOf; // a picture of a node's position
    this.types = types; // whether to write PV, CUT and ALL beside the nodes
    this.collapsed = new Set();
    this.marked = null; // a set of nodes to show alone: a solution tree
    this.selected = 0;
    this.most = MOST;
    this.elements = new Map();
    this.camera = {x: 0, y: 0, scale: 1};
    this.edges = {plain: path('edge'), seen: path('edge seen'), cut: path('edge cut'), active: path('edge active')};
    this.canvas = h('canvas', {class: 'far', 'aria-hidden': 'true'});
    this.nodes = svg('g', {});
    this.world = svg('g', {}, Object.values(this.edges), this.nodes);
    this.svg = svg('svg', {class: 'tree', role: 'tree', 'aria-label': label}, this.world);
    this.map = svg('svg', {class: 'minimap', 'aria-hidden': 'true'});
    box.append(this.canvas, this.svg, this.map);
    this.listen();
    this.watch = new ResizeObserver(() => this.resized());
    this.watch.observe(box);
  }

  close() {
    this.watch.disconnect();
  }

  /** Shows another replay; `keep` keeps the camera. */
  show(replay, {keep = false} = {}) {
    this.replay = replay;
    this.garden = replay.garden;
    if (!keep) this.collapsed = new Set();
    this.marked = null;
    this.selected = Math.min(this.selected, this.garden.size - 1);
    this.clear();
    this.arrange();
    if (!keep) this.fit();
    else this.draw();
  }

  arrange() {
    this.boarded = this.boardOf(0) !== null;
    const step = this.distance();
    if (step !== this.step) this.clear();
    this.step = step;
    this.layout = place(this.garden, this.collapsed, step);
    this.drawMap();
  }

  /** Leaves of many numbers get room if there is some, those of short ones move together where the tree would be too small to read. */
  distance() {
    const legible = step => {
      this.layout = place(this.garden, new Set(), step);
      return this.fitScale() >= NOTES;
    };
    const longest = this.garden.value.reduce((most, value) => Math.max(most, value === null ? 0 : leafText(value).length), 0);
    if (longest > 5 && legible(WIDE_X)) return WIDE_X;
    return this.boarded || longest > 2 || legible(STEP_X) ? STEP_X : TIGHT_X;
  }

  clear() {
    for (const element of this.elements.values()) element.group.remove();
    this.elements.clear();
  }

  /** Everything in view, but never larger than life. */
  fit() {
    this.fitted = true;
    if (this.garden) this.arrange();
    const {width, height} = this.viewport();
    this.camera.scale = Math.max(SMALLEST, this.fitScale());
    this.camera.x = width / 2 - (this.layout.width / 2) * this.camera.scale;
    this.camera.y = Math.max(this.margin(), height / 2 - (this.layout.height / 2) * this.scaleY());
    this.draw();
  }

  fitScale() {
    const {width} = this.viewport();
    const wide = Math.min(1.15, (width - 2 * Math.min(MARGIN, width / 16)) / Math.max(1, this.layout.width));
    const {height} = this.viewport();
    const boarded = Math.min(wide, height / (STRETCH * this.layout.height + 2 * MARGIN_OF_BOARDS));
    const plain = (height - 2 * MARGIN) / Math.max(1, this.layout.height) / SQUEEZE;
    return this.boarded && boarded >= BOARDS ? boarded : Math.min(wide, plain, this.boarded ? BOARDS - 0.001 : 2);
  }

  /** The height that is left for levels; boards need some above the first and below the last. */
  room() {
    return this.viewport().height - 2 * this.margin();
  }

  margin() {
    return this.drawsBoards() ? MARGIN_OF_BOARDS * this.camera.scale : MARGIN;
  }

  drawsBoards() {
    return this.boarded && this.camera.scale >= BOARDS;
  }

  /** Down the page a wide tree is shrunk less than across, so that its levels stay apart, and a deep one more. */
  scaleY() {
    const room = this.room() / Math.max(1, this.layout.height);
    const {scale} = this.camera;
    const least = scale * (this.drawsBoards() ? STRETCH : SQUEEZE);
    return Math.max(least, Math.min(Math.max(scale, 1), room));
  }

  /** Where a node is on the screen. */
  at(node) {
    return {x: this.layout.x[node] * this.camera.scale + this.camera.x, y: this.layout.y[node] * this.scaleY() + this.camera.y};
  }

  viewport() {
    return {width: this.box.clientWidth || 600, height: this.box.clientHeight || 400};
  }

  /** Another size: fits again, unless the reader has chosen what to see. */
  resized() {
    if (this.fitted) this.fit();
    else this.draw();
  }

  /** Looks at what a link says. */
  lookAt(camera) {
    this.fitted = false;
    this.camera = camera;
    this.draw();
  }

  zoom(factor, atX, atY) {
    const {width, height} = this.viewport();
    const [x, y] = [atX ?? width / 2, atY ?? height / 2];
    const before = this.scaleY();
    const scale = Math.min(3, Math.max(SMALLEST, this.camera.scale * factor));
    this.camera.x = x - ((x - this.camera.x) * scale) / this.camera.scale;
    this.camera.scale = scale;
    this.camera.y = y - ((y - this.camera.y) * this.scaleY()) / before;
    this.moved();
  }

  pan(dx, dy) {
    this.camera.x += dx;
    this.camera.y += dy;
    this.moved();
  }

  moved() {
    this.fitted = false;
    this.draw();
    this.onmove();
  }

  /** Moves the camera so that a node is in view. */
  reveal(node) {
    const {width, height} = this.viewport();
    const {x, y} = this.at(node);
    const edge = 24;
    if (x < edge || x > width - edge) this.camera.x += width / 2 - x;
    if (y < edge || y > height - edge) this.camera.y += height / 2 - y;
  }

  /** Folds or unfolds the subtree of a node. */
  fold(node) {
    if (isLeaf(this.garden, node)) return;
    if (!this.collapsed.delete(node)) this.collapsed.add(node);
    this.arrange();
    this.moved();
  }

  /** Folds these and shows the rest. */
  foldAll(nodes) {
    this.collapsed = new Set(nodes);
    this.arrange();
    this.fit();
  }

  /** The nearest node that is not folded away. */
  visible(node) {
    let n = node;
    while (!this.layout.shown[n]) n = this.garden.parent[n];
    return n;
  }

  // Drawing.

  draw() {
    if (!this.replay) return;
    // Rounded, so that a link holds exactly what is seen.
    const {x, y, scale} = (this.camera = {x: round(this.camera.x, 1), y: round(this.camera.y, 1), scale: round(this.camera.scale, 5)});
    this.stretch = this.scaleY() / scale;
    this.world.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
    const inView = this.inView();
    this.near = scale >= NEAR && inView.length <= this.most;
    this.svg.classList.toggle('small', scale < NOTES || this.step === TIGHT_X);
    this.kinds = this.kindsOfNodes();
    this.drawEdges(this.near ? inView : []);
    this.drawFar(this.near ? [] : inView);
    this.drawNodes(this.near ? inView : inView.filter(node => node === this.selected));
    this.moveMap();
  }

  inView() {
    const {width, height} = this.viewport();
    const {x, y, scale} = this.camera;
    const margin = this.boarded ? 30 + BOARD : 30;
    const left = (-x - margin) / scale;
    const right = (width - x + margin) / scale;
    const top = (-y - margin) / this.scaleY();
    const bottom = (height - y + margin) / this.scaleY();
    const {layout, garden} = this;
    const found = [];
    for (let node = 0; node < garden.size; node++) {
      if (!layout.shown[node]) continue;
      const nx = layout.x[node];
      const ny = layout.y[node];
      if (nx >= left && nx <= right && ny >= top && ny <= bottom) found.push(node);
    }
    return found;
  }

  /** By node: plain, seen in an earlier pass, seen, cut, active or current. A node below a cut one is cut. */
  kindsOfNodes() {
    const {garden, replay} = this;
    const {seen, cut, active} = replay.state;
    const pass = replay.serial;
    const kinds = this.kindBuffer?.length === garden.size ? this.kindBuffer : (this.kindBuffer = new Uint8Array(garden.size));
    for (let node = 0; node < garden.size; node++) {
      const parent = garden.parent[node];
      const gone = parent >= 0 && kinds[parent] === CUT && seen[node] < pass;
      if (gone || cut[node] === pass || (cut[node] >= 0 && seen[node] < 0)) kinds[node] = CUT;
      else if (active[node]) kinds[node] = ACTIVE;
      else if (seen[node] < 0) kinds[node] = PLAIN;
      else kinds[node] = seen[node] === pass ? SEEN : EARLIER;
    }
    const step = replay.steps[replay.history.at];
    this.current = step ? this.visible(step.node) : 0;
    return kinds;
  }

  drawEdges(inView) {
    const {layout, garden, kinds, marked} = this;
    const strokes = {plain: [], seen: [], cut: [], active: []};
    const line = this.drawsBoards() ? elbow : edge;
    for (const node of inView) {
      const parent = garden.parent[node];
      if (parent >= 0) strokes[edgeKind(kinds[node], marked, node)].push(line(layout, parent, node, this.stretch));
    }
    for (const kind of Object.keys(strokes)) this.edges[kind].setAttribute('d', strokes[kind].join(''));
  }

  /** Thousands of nodes: what would fall on the same pixel is drawn once. */
  drawFar(inView) {
    if (!inView.length && !this.hasFar) return;
    this.hasFar = inView.length > 0;
    const {width, height} = this.viewport();
    const ratio = devicePixelRatio || 1;
    if (this.canvas.width !== width * ratio || this.canvas.height !== height * ratio) set(this.canvas, {width: width * ratio, height: height * ratio});
    const pen = this.canvas.getContext('2d');
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    if (!inView.length) return;
    const {x, y, scale} = this.camera;
    const scaleY = this.scaleY();
    const {layout, garden, kinds, marked} = this;
    const open = this.replay.state.open;
    const groups = FAR.map(() => []);
    const last = new Map();
    for (const node of inView) {
      const kind = node === this.current ? 5 : open[node] ? 4 : marked ? (marked.has(node) ? 1 : 0) : FAR_KIND[kinds[node]];
      const px = layout.x[node] * scale + x;
      const place = garden.ply[node] * 8 + kind;
      if (kind < 4 && last.get(place) === Math.round(px)) continue;
      last.set(place, Math.round(px));
      groups[kind].push(node, px, layout.y[node] * scaleY + y);
    }
    const colours = getComputedStyle(this.box);
    groups.forEach((group, kind) => {
      const [line, fill, wide] = FAR[kind].map(name => (typeof name === 'string' ? colours.getPropertyValue(name) : name));
      pen.strokeStyle = line;
      pen.lineWidth = wide;
      pen.beginPath();
      for (let i = 0; i < group.length; i += 3) {
        const parent = garden.parent[group[i]];
        if (parent < 0) continue;
        pen.moveTo(layout.x[parent] * scale + x, layout.y[parent] * scaleY + y);
        pen.lineTo(group[i + 1], group[i + 2]);
        if (i % 600 === 597) {
          pen.stroke(); // short paths are quicker than one long one
          pen.beginPath();
        }
      }
      pen.stroke();
      pen.fillStyle = fill;
      const size = Math.max(kind > 3 ? 4 : 1.5, 7 * scale) * (kind === 5 ? 1.6 : 1);
      for (let i = 0; i < group.length; i += 3) pen.fillRect(group[i + 1] - size, group[i + 2] - size, 2 * size, 2 * size);
    });
  }

  drawNodes(inView) {
    const wanted = new Set(inView);
    for (const [node, element] of this.elements) {
      if (!wanted.has(node)) {
        element.group.remove();
        this.elements.delete(node);
      }
    }
    for (const node of inView) {
      let element = this.elements.get(node);
      if (!element) {
        element = this.create(node);
        this.elements.set(node, element);
        this.nodes.append(element.group);
      }
      this.update(node, element);
      this.showBoard(node, element);
    }
  }

  /** In games: the position under a leaf, above an inner node, where it hides nothing but the end of one edge. */
  showBoard(node, element) {
    const leaf = isLeaf(this.garden, node);
    const wanted = this.drawsBoards();
    if (wanted && element.board === undefined) {
      element.board = this.boardOf(node);
      if (element.board) {
        element.board.setAttribute('transform', `translate(-18 ${leaf ? 18 : -SIZE - BOARD})`);
        element.badge.before(element.board);
      }
    }
    element.board?.toggleAttribute('hidden', !wanted);
    element.above.setAttribute('y', -SIZE - (wanted && !leaf ? BOARD + 5 : 7));
  }

  create(node) {
    const leaf = isLeaf(this.garden, node);
    const wide = this.step - (this.step === TIGHT_X ? 2 : 8);
    const shape = leaf
      ? svg('rect', {class: 'shape', x: -wide / 2, y: -14, width: wide, height: 28, rx: 12})
      : isMax(this.garden, node)
        ? svg('rect', {class: 'shape', x: -SIZE, y: -SIZE, width: 2 * SIZE, height: 2 * SIZE, rx: 4})
        : svg('circle', {class: 'shape', r: SIZE + 1});
    const value = svg('text', {class: 'value', y: 5, 'aria-hidden': 'true'});
    const above = svg('text', {class: 'above', y: -SIZE - 7, 'aria-hidden': 'true'});
    const beside = svg('text', {class: 'beside', x: SIZE + 8, y: -3, 'aria-hidden': 'true'});
    const below = svg('text', {class: 'below', y: leaf ? 30 : SIZE + 15, 'aria-hidden': 'true'});
    const badge = svg('g', {class: 'badge', hidden: true, 'aria-hidden': 'true'}, svg('circle', {cx: 14, cy: -17, r: 9}), svg('text', {x: 14, y: -13.5}));
    // The shape is what keys and screen readers reach; what is written around it is in its label.
    set(shape, {role: 'treeitem', tabindex: -1, 'data-node': node, 'data-path': pathOf(this.garden, node).join(',')});
    const group = svg('g', {}, shape, value, above, beside, below, badge);
    return {group, shape, value, above, beside, below, badge, key: ''};
  }

  /** Touches the page only where a node has changed. */
  update(node, element) {
    const look = this.look(node);
    const x = this.layout.x[node];
    const y = this.layout.y[node] * this.stretch;
    const key = `${x} ${y} ${look.kind} ${look.value}|${look.above}|${look.beside}|${look.below}|${look.badge}|${look.chosen}`;
    if (element.key === key) return;
    element.key = key;
    const {group, shape} = element;
    group.setAttribute('transform', `translate(${x} ${y})`);
    group.setAttribute('class', `node ${look.kind}`);
    const expanded = isLeaf(this.garden, node) ? null : String(!this.collapsed.has(node));
    set(shape, {tabindex: look.chosen ? 0 : -1, 'aria-selected': String(look.chosen), 'aria-level': this.garden.ply[node] + 1, 'aria-expanded': expanded, 'aria-label': look.spoken});
    element.value.textContent = look.value;
    const length = look.value.length + (look.value.length > 2 && look.value.includes('#') ? 1 : 0) + (look.value.includes('−#') ? 1 : 0);
    const room = isLeaf(this.garden, node) && this.step === WIDE_X ? 2 : 0;
    element.value.setAttribute('class', ['value', length > 3 + room && 'long', length > 5 + room && 'longer', length > 6 + room && 'longest'].filter(Boolean).join(' '));
    element.above.textContent = look.above;
    element.beside.textContent = look.beside;
    element.below.textContent = look.below;
    element.badge.toggleAttribute('hidden', !look.badge);
    element.badge.setAttribute('class', `badge ${look.badgeKind}`);
    element.badge.lastChild.textContent = look.badge;
  }

  /** What a node looks like now. */
  look(node) {
    const {garden, replay, kinds, marked} = this;
    const {state} = replay;
    const current = node === this.current && !marked;
    const faded = marked && !marked.has(node);
    const kind = [current ? 'current' : faded ? 'cut' : NAMES[kinds[node]], isLeaf(garden, node) ? 'leaf' : isMax(garden, node) ? 'max' : 'min', node === this.selected ? 'selected' : ''].join(' ');
    const value = this.valueText(node);
    const pass = replay.serial;
    const inWindow = kinds[node] === ACTIVE && state.alpha[node] !== UNKNOWN && !replay.hasOpen;
    const window = inWindow ? `(${short(state.alpha[node])}, ${short(state.beta[node])})` : '';
    const type = this.types && kinds[node] === ACTIVE ? replay.typeOf(node).toUpperCase() : '';
    const by = kinds[node] === CUT && state.cut[node] >= 0 && !marked ? CUT_BY[state.cutBy[node]] : '';
    const above = [replay.labels?.[node]?.split(' ').at(-1), by].filter(Boolean).join(' ');
    const vector = isLeaf(garden, node) ? '' : this.vectorText(node);
    const beside = vector || [window, type].filter(Boolean).join(' ');
    const below = this.collapsed.has(node) ? '⋯' : '';
    const [badge, badgeKind] = this.badgeOf(node, pass);
    const spoken = this.spoken(node, {window, type, badge: badgeKind, by});
    return {kind, value, above, beside, below, badge, badgeKind, chosen: node === this.selected, spoken};
  }

  valueText(node) {
    const {garden, replay} = this;
    if (replay.vector) {
      const own = replay.vector(node).at(-1).value;
      return isLeaf(garden, node) ? this.vectorText(node) : own === null ? '' : short(own);
    }
    if (isLeaf(garden, node) && garden.value[node] !== null) return short(garden.value[node]);
    const {lower, upper, best} = replay.state;
    // While a node is being searched, the best of its children so far says more than what was known before.
    if (this.kinds[node] === ACTIVE && !replay.hasOpen && best[node] !== UNKNOWN) return `${short(best[node])}?`;
    return boundsText(lower[node], upper[node]);
  }

  /** Opponent models: one number per model, the root player's last. */
  vectorText(node) {
    const {replay, garden} = this;
    if (!replay.vector) return '';
    if (isLeaf(garden, node)) return leafText(garden.value[node]);
    const values = replay.vector(node);
    return values.some(v => v.value !== null) ? values.map(v => (v.value === null ? '·' : short(v.value))).join('|') : '';
  }

  badgeOf(node, pass) {
    const {open, merit, memory, passed, pruned} = this.replay.state;
    if (open[node]) return [short(merit[node]), open[node] === 2 ? 'solved' : 'live'];
    if (passed[node] && this.garden.parent[node] === 0) return passed[node] === 1 ? ['✓', 'passed'] : ['✗', 'failed'];
    if (pruned[node]) return ['!', 'pruned'];
    if (memory[node] === pass && memory[node] >= 0) return ['m', 'memory'];
    return ['', ''];
  }

  spoken(node, {window, type, badge, by}) {
    const {garden, kinds} = this;
    const value = this.valueText(node);
    const parts = [nameOf(garden, node, this.replay.labels), value ? `value ${value.replace('≥', 'at least ').replace('≤', 'at most ').replace('?', ' so far')}` : 'no value yet', by ? `cut off by ${SPOKEN_BY[by]}` : SPOKEN[kinds[node]], window && `window ${window}`, type && `${type} node`, badge];
    return parts.filter(Boolean).join(', ');
  }

  // The small map in the corner, when not everything is in view.

  drawMap() {
    const {layout} = this;
    this.map.setAttribute('viewBox', `${-20} ${-20} ${layout.width + 40} ${layout.height + 40}`);
    this.map.setAttribute('preserveAspectRatio', 'none');
    const dots = [];
    const last = []; // by level: the pixel that has a dot
    for (let node = 0; node < this.garden.size; node++) {
      const ply = this.garden.ply[node];
      const pixel = Math.round((160 * layout.x[node]) / Math.max(1, layout.width));
      if (!layout.shown[node] || last[ply] === pixel) continue;
      last[ply] = pixel;
      dots.push(`M${layout.x[node]} ${layout.y[node]}h0`);
    }
    this.frame = svg('rect', {class: 'frame', 'vector-effect': 'non-scaling-stroke'});
    this.map.replaceChildren(svg('path', {class: 'ground', d: dots.join(''), 'vector-effect': 'non-scaling-stroke'}), this.frame);
  }

  moveMap() {
    const {width, height} = this.viewport();
    const {x, y, scale} = this.camera;
    const scaleY = this.scaleY();
    const all = x >= 0 && y >= 0 && x + this.layout.width * scale <= width && y + this.layout.height * scaleY <= height;
    this.map.toggleAttribute('hidden', all);
    if (!all) set(this.frame, {x: -x / scale, y: -y / scaleY, width: width / scale, height: height / scaleY});
  }

  // Mouse, fingers and keys.

  listen() {
    const pointers = new Map();
    let moved = 0;
    this.svg.addEventListener('pointerdown', event => {
      pointers.set(event.pointerId, event);
      moved = 0;
    });
    this.svg.addEventListener('pointermove', event => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const others = [...pointers.values()].filter(other => other.pointerId !== event.pointerId);
      moved += Math.abs(event.clientX - before.clientX) + Math.abs(event.clientY - before.clientY);
      if (others.length) this.pinch(before, event, others[0]);
      else if (moved > 4) {
        this.svg.setPointerCapture(event.pointerId);
        this.pan(event.clientX - before.clientX, event.clientY - before.clientY);
      }
      pointers.set(event.pointerId, event);
    });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) this.svg.addEventListener(end, event => pointers.delete(event.pointerId));
    this.svg.addEventListener('click', event => {
      const node = event.target.closest('[data-node]');
      if (node && moved <= 4) this.choose(Number(node.dataset.node), true);
      else if (moved <= 4 && !this.near) this.zoom(2.5, event.offsetX, event.offsetY);
    });
    this.svg.addEventListener('dblclick', event => {
      const node = event.target.closest('[data-node]');
      if (node) this.fold(Number(node.dataset.node));
    });
    this.svg.addEventListener('wheel', event => {
      if (!event.ctrlKey && !event.metaKey) return; // the page scrolls, as everywhere
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 300), event.offsetX, event.offsetY);
    }, {passive: false});
    this.svg.addEventListener('keydown', event => this.key(event));
    this.map.addEventListener('pointerdown', event => {
      const box = this.map.getBoundingClientRect();
      const {width, height} = this.viewport();
      this.camera.x = width / 2 - ((event.clientX - box.left) / box.width) * this.layout.width * this.camera.scale;
      this.camera.y = height / 2 - ((event.clientY - box.top) / box.height) * this.layout.height * this.scaleY();
      this.moved();
    });
  }

  pinch(before, now, other) {
    const far = event => Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
    const box = this.svg.getBoundingClientRect();
    this.zoom(far(now) / Math.max(1, far(before)), (now.clientX + other.clientX) / 2 - box.left, (now.clientY + other.clientY) / 2 - box.top);
  }

  choose(node, act = false) {
    this.selected = node;
    this.reveal(node);
    this.draw();
    this.elements.get(node)?.shape.focus({preventScroll: true});
    if (act) this.onselect(node);
    else this.onmove();
  }

  key(event) {
    const {garden, selected} = this;
    const siblings = garden.parent[selected] >= 0 ? garden.kids[garden.parent[selected]] : [selected];
    const at = siblings.indexOf(selected);
    const kids = this.collapsed.has(selected) ? [] : garden.kids[selected];
    const go = {ArrowUp: garden.parent[selected], ArrowDown: kids[0], ArrowLeft: siblings[at - 1], ArrowRight: siblings[at + 1], Home: 0}[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (go !== undefined) {
      if (go >= 0) this.choose(go);
    } else if (event.key === 'Enter') this.onselect(selected);
    else if (event.key === 'c') this.fold(selected);
    else if (event.key === '+' || event.key === '=') this.zoom(1.25);
    else if (event.key === '-') this.zoom(0.8);
    else if (event.key === '0') this.fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The whole tree as a picture of its own, with the colours of the page. */
  toSvg() {
    const {layout} = this;
    const camera = {...this.camera};
    const box = this.viewport;
    const top = 1.5 * MARGIN + (this.boarded ? BOARD : 0);
    const [width, height] = [layout.width + 3 * MARGIN, layout.height * (this.boarded ? STRETCH : 1) + 2 * top];
    this.viewport = () => ({width, height});
    this.most = Infinity;
    this.camera = {x: 1.5 * MARGIN, y: top, scale: 1};
    this.draw();
    const copy = this.world.cloneNode(true);
    const originals = this.world.querySelectorAll('*');
    copy.querySelectorAll('*').forEach((element, i) => paint(originals[i], element));
    const ground = svg('rect', {width, height, fill: getComputedStyle(this.box).backgroundColor});
    const picture = svg('svg', {xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}`}, ground, copy);
    this.camera = camera;
    this.viewport = box;
    this.most = MOST;
    this.draw();
    return new XMLSerializer().serializeToString(picture);
  }
}

const [PLAIN, EARLIER, SEEN, CUT, ACTIVE] = [0, 1, 2, 3, 4];
const NAMES = ['plain', 'earlier', 'seen', 'cut', 'active'];
// From far away, in this order: line, fill, width of the line.
const FAR = [['--line', '--line', 0.7], ['--line-2', '--line-2', 0.8], ['--line', '--line', 0.5], ['--accent', '--accent', 2], ['--line-2', '--accent-2', 0.8], ['--accent', '--accent', 2.5]];
const FAR_KIND = [0, 1, 1, 2, 3];
/** What cut a node off, by the field `cutBy`. */
export const CUT_BY = ['', 'α', 'β', 'sum', 'merit'];
export const SPOKEN_BY = {α: 'alpha', β: 'beta', sum: 'the bound on the sum', merit: 'the merit of another state'};
const SPOKEN = ['not visited', 'visited in an earlier pass', 'visited', 'cut off', 'being searched'];

function edgeKind(kind, marked, node) {
  if (marked) return marked.has(node) ? 'seen' : 'plain';
  return kind === ACTIVE ? 'active' : kind === CUT ? 'cut' : kind === SEEN || kind === EARLIER ? 'seen' : 'plain';
}

/** What is written on a leaf: its value, or one for each model. */
const leafText = value => (typeof value === 'number' ? short(value) : value.f.map(short).join('|'));

const round = (value, digits) => Number(value.toFixed(digits));

const path = kind => svg('path', {class: kind});

function edge({x, y}, parent, node, stretch) {
  return `M${x[parent]} ${y[parent] * stretch}L${x[node]} ${y[node] * stretch}`;
}

/** Around the boards of brothers. */
function elbow({x, y}, parent, node, stretch) {
  return `M${x[parent]} ${y[parent] * stretch}v${BUS}H${x[node]}V${y[node] * stretch}`;
}

/** f- and f+ as one short text: 4, ≥4, ≤7, 4…7. */
export function boundsText(lower, upper) {
  const low = lower > -INFINITY;
  const high = upper < INFINITY;
  if (low && high) return lower === upper ? short(lower) : `${short(lower)}…${short(upper)}`;
  return low ? `≥${short(lower)}` : high ? `≤${short(upper)}` : '';
}

/** Copies what the style sheet says into the element itself. */
function paint(from, to) {
  const style = getComputedStyle(from);
  for (const name of ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'display']) {
    to.setAttribute(name, style.getPropertyValue(name));
  }
  for (const name of ['class', 'tabindex', 'role', 'data-node', 'data-path']) to.removeAttribute(name);
  for (const name of [...to.getAttributeNames()]) if (name.startsWith('aria-')) to.removeAttribute(name);
}
