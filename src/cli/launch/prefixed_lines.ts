/** Longer lines are written in parts. */
const MAX_LINE = 65_536;

/** Adds a prefix to every line of a stream of bytes, and holds back incomplete lines. */
export class PrefixedLines {
  readonly #prefix: string;
  readonly #decoder = new TextDecoder();
  #rest = "";
  /** Whether the last line written is a part of one, whose end may follow. */
  #isPart = false;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Adds bytes and returns the lines that they complete. */
  push(chunk: Uint8Array): string {
    let text = this.#rest + this.#decoder.decode(chunk, { stream: true });
    if (this.#isPart) {
      // Every part is written with a newline.
      if (text.startsWith("\n")) text = text.slice(1);
      else if (text === "") return "";
      this.#isPart = false;
    }
    const end = text.length > MAX_LINE ? text.length : text.lastIndexOf("\n") + 1;
    this.#isPart = end > 0 && text[end - 1] !== "\n";
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
