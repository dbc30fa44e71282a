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
    const answer = await (await answered(path, options)).json().catch(() => ({error: 'The answer is no JSON.'}));
    if (answer.error) throw new Error(answer.error);
    alertLine();
    return answer;
  } catch (error) {
    if (error.name !== 'AbortError') alertLine(inWords(error));
    throw error;
  }
}

/** The response; a refusal (400, 404, 429 ...) is thrown with the server's own sentence. */
async function answered(path, options) {
  const response = await fetch(path, options);
  if (response.ok) return response;
  const {error} = await response.json().catch(() => ({}));
  throw new Error(error ?? `The server answered ${response.status}.`);
}

const inWords = error => (error instanceof TypeError ? 'The server does not answer. Is it still running?' : error.message);

/**
 * Server-sent events: stream('/api/compare?...', {row: data => ..., done: data => ...}). Returns a function that closes the
 * stream; the server then stops the work behind it. A stream that ends is not opened again. By fetch, not EventSource, which
 * cannot read why it was refused; `error` gets that sentence, null if the stream has only ended.
 */
export function stream(path, handlers) {
  const abort = new AbortController();
  follow(path, handlers, abort.signal).catch(error => {
    if (abort.signal.aborted) return;
    const text = error.ended ? null : inWords(error);
    if (text) alertLine(text);
    handlers.error?.(text);
  });
  return () => abort.abort();
}

async function follow(path, handlers, signal) {
  const {body} = await answered(path, {signal, headers: {Accept: 'text/event-stream'}});
  alertLine();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const {value, done} = await reader.read();
    if (done) throw Object.assign(new Error('the end'), {ended: true});
    const events = (rest + value).split('\n\n');
    rest = events.pop();
    for (const event of events) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? []; // the others are comments
      if (signal.aborted) return;
      if (name === 'error') throw new Error(JSON.parse(data).error);
      if (name) handlers[name]?.(JSON.parse(data));
    }
  }
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
