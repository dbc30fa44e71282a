// Numbers with a past. A replay writes every change once; afterwards any step can be shown by doing or undoing the
// changes in between, so that scrubbing through a long search costs only what has changed.

/** Fields of Int32 numbers, each of the same size, and the log of their changes. */
export class History {
  constructor(fields, size) {
    this.now = {};
    this.names = Object.keys(fields);
    for (const [name, first] of Object.entries(fields)) this.now[name] = new Int32Array(size).fill(first);
    this.log = []; // four numbers per change: field, index, before, after
    this.ends = []; // by step: the length of the log after it
    this.at = -1; // the step that `now` shows
  }

  /** Changes one number, while the history is being written. */
  set(name, index, value) {
    const field = this.now[name];
    if (field[index] === value) return;
    this.log.push(this.names.indexOf(name), index, field[index], value);
    field[index] = value;
  }

  /** Ends a step. */
  endStep() {
    this.ends.push(this.log.length);
    this.at = this.ends.length - 1;
  }

  /** Shows the state after a step. */
  seek(step) {
    const fields = this.names.map(name => this.now[name]);
    const target = this.ends[step];
    let i = this.ends[this.at];
    for (; i < target; i += 4) fields[this.log[i]][this.log[i + 1]] = this.log[i + 3];
    for (i -= 4; i >= target; i -= 4) fields[this.log[i]][this.log[i + 1]] = this.log[i + 2];
    this.at = step;
  }
}
