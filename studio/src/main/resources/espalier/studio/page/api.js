// Talking to our own server. Every error is one plain line in the alert region at the top of the page.

/** Shows a line until the next page or the next success; without text it hides the line. */
export function alertLine(text = '') {
  const region = document.getElementById('alert');
  region.textContent = text;
  region.hidden = !text;
}

/** The JSON of a path. The promise is rejected with the server's own sentence, which is already on the screen. */
export function get(path, options = {}) {
  return ask(path, options);
}

/** Sends JSON, answers JSON. Give a signal to stop the work on the server when the page goes away. */
export function post(path, body = {}, options = {}) {
  return ask(path, {...options, method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});
}

async function ask(path, options) {
  try {
    const response = await fetch(path, options);
    const answer = await response.json().catch(() => ({error: `The server answered ${response.status}.`}));
    if (!response.ok || answer.error) throw new Error(answer.error ?? `The server answered ${response.status}.`);
    alertLine();
    return answer;
  } catch (error) {
    if (error.name !== 'AbortError') alertLine(error instanceof TypeError ? 'The server does not answer. Is it still running?' : error.message);
    throw error;
  }
}

/**
 * Server-sent events: stream('/api/compare?...', {row: data => ..., done: data => ...}). Returns a function that closes the
 * stream; the server then stops the work behind it. A stream that ends is not opened again.
 */
export function stream(path, handlers) {
  const source = new EventSource(path);
  for (const [name, handle] of Object.entries(handlers)) {
    if (name === 'error') continue;
    source.addEventListener(name, event => handle(event.data ? JSON.parse(event.data) : null));
  }
  source.onerror = event => {
    // The server names its own errors ("event: error" with data); a lost connection has none.
    const text = event.data ? JSON.parse(event.data).error : null;
    if (text) alertLine(text);
    source.close();
    handlers.error?.(text);
  };
  return () => source.close();
}

let catalogue = null;

/** What the library offers: algorithms, models, generators, games. Asked once. */
export function getCatalogue() {
  catalogue ??= get('/api/catalogue').catch(error => {
    catalogue = null;
    throw error;
  });
  return catalogue;
}
