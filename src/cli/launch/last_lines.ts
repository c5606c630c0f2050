/** The last lines of a process that failed, without stack frames and other noise. */

/** Maximum number of lines to repeat when a process fails. */
const LAST_LINES = 10;

/** Stack frames, source excerpts, fields without a value, brackets, and the runtime's version. */
const NOISE = /^\s+at |^\d+ \| |^\s*\^$|^\s*code: undefined,?$|^\s*[{}]?$|^(Node\.js|Bun) v\d/;

/** The line with the message of an error that was not caught. */
const MESSAGE = /^(error: |Uncaught |\w*(Error|Exception)(: | \[))/;

/** Keeps the last lines of a process. */
export class LastLines {
  readonly #lines: string[] = [];

  push(lines: readonly string[]): void {
    this.#lines.push(...lines.filter((line) => !NOISE.test(line)));
    this.#lines.splice(0, this.#lines.length - LAST_LINES);
  }

  /** Returns the lines from the error message on, or all lines kept if no message is found. */
  get lines(): readonly string[] {
    return this.#lines.slice(Math.max(0, this.#lines.findIndex((line) => MESSAGE.test(line))));
  }

  /** The rank whose failure or end these lines report; undefined if they report none. */
  get cause(): number | undefined {
    const text = this.lines.join("\n");
    // A part of the world has numbers of its own, but then states this one, too.
    const [, rank] = /\bis rank (\d+) of the whole world$/m.exec(text) ??
      /\brank (\d+) (?:failed|has failed|disconnected|has left)\b/.exec(text) ?? [];
    return rank === undefined ? undefined : Number(rank);
  }
}
