/** Longer lines are written in parts. */
const MAX_LINE = 65_536;

/** Adds a prefix to every line of a stream of bytes, and holds back incomplete lines. */
export class PrefixedLines {
  readonly #prefix: string;
  readonly #decoder = new TextDecoder();
  #rest = "";

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Adds bytes and returns the lines that they complete. */
  push(chunk: Uint8Array): string {
    const text = this.#rest + this.#decoder.decode(chunk, { stream: true });
    const end = text.length > MAX_LINE ? text.length : text.lastIndexOf("\n") + 1;
    this.#rest = text.slice(end);
    return this.#format(text.slice(0, end));
  }

  /** Returns the last line, if it has no end. */
  end(): string {
    const text = this.#rest + this.#decoder.decode();
    this.#rest = "";
    return this.#format(text);
  }

  #format(text: string): string {
    if (text === "") return "";
    const lines = text.replace(/\n$/, "").split("\n");
    return lines.map((line) => `${this.#prefix}${line}\n`).join("");
  }
}
