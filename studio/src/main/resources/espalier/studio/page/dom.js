// Making elements without innerHTML: nothing that comes from a file or a person is ever parsed as markup.

const SVG = 'http://www.w3.org/2000/svg';

/** An HTML element: h('button', {class: 'quiet', onclick: go}, 'Go'). Children are nodes, strings, arrays or null. */
export function h(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** An SVG element, in the same way. */
export function svg(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill(element, attributes, children) {
  set(element, attributes);
  element.append(...flat(children));
  return element;
}

/** Sets attributes and listeners. False, null and undefined remove an attribute; `style` is an object. */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), value);
    } else if (name === 'style') {
      for (const [property, text] of Object.entries(value)) element.style.setProperty(property, text);
    } else if (name === 'value' && 'value' in element && !(element instanceof SVGElement)) {
      element.value = value;
    } else if (value === false || value === null || value === undefined) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value === true ? '' : value);
    }
  }
  return element;
}

/** Replaces everything inside an element. */
export function replace(element, ...children) {
  element.replaceChildren(...flat(children));
  return element;
}

const shown = new WeakMap();

/**
 * Replaces everything inside an element if it would look different: whatever is replaced loses the focus. A control of the same
 * name or address gets it back, or the first one.
 *
 * @param key what the content depends on; anything that JSON can write
 */
export function refresh(element, key, make) {
  const text = JSON.stringify(key);
  if (shown.get(element) === text) return;
  shown.set(element, text);
  const nameOf = control => control.getAttribute('href') ?? control.textContent;
  const focused = element.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  replace(element, make());
  if (focused === null) return;
  const controls = [...element.querySelectorAll('a, button:not(:disabled)')];
  (controls.find(control => nameOf(control) === focused) ?? controls[0])?.focus();
}

const flat = children => children.flat(9).filter(child => child !== null && child !== undefined && child !== false);

/** A label with its control: field('Seed', h('input', ...)). */
export function field(text, control, hint) {
  return h('label', {class: 'field'}, h('span', {class: 'field-name'}, text), control, hint ? h('span', {class: 'hint'}, hint) : null);
}

/** A select from [value, text] pairs or plain strings. */
export function choice(options, chosen, onchange, attributes = {}) {
  const items = options.map(option => {
    const [value, text] = Array.isArray(option) ? option : [option, option];
    return h('option', {value, selected: value === chosen}, text);
  });
  return h('select', {...attributes, onchange: event => onchange(event.target.value)}, items);
}

/** Hands the reader a file. */
export function download(name, content, type) {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], {type}));
  const link = h('a', {href: url, download: name});
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
