/**
 * Reads the JSON header of a safetensors file. The schema in `safetensors.ts` describes the tensors.
 *
 * `JSON.parse` hides what the format forbids: repeated names (the last one wins), numbers such as `1.0`, and
 * text that is not Unicode. This parser knows the expected structure, so it stops at the first violation and
 * allocates nothing that the result does not need.
 */
import { mismatch, show } from "../base/check.ts";

/** A header whose tensors are still to be checked. */
export interface SafetensorsHeader {
  readonly tensors: ReadonlyMap<string, unknown>;
  readonly metadata: ReadonlyMap<string, string>;
}

export const METADATA = "__metadata__";

/**
 * Reads a header.
 *
 * @throws {TypeError} If it is anything other than a JSON object of the format's names and kinds of values.
 */
export function readSafetensorsHeader(text: string): SafetensorsHeader {
  const reader = new JsonReader(text);
  const tensors = new Map<string, unknown>();
  let metadata: ReadonlyMap<string, string> | undefined;
  // The format does not allow whitespace here.
  if (!text.startsWith("{")) reader.fail('"{"');
  reader.object((name) => {
    if (name === METADATA ? metadata !== undefined : tensors.has(name)) reader.failRepeated(name);
    reader.entry = name;
    if (name === METADATA) metadata = readMetadata(reader);
    else tensors.set(name, readTensor(reader));
    reader.entry = undefined;
  });
  reader.end();
  return { tensors, metadata: metadata ?? new Map() };
}

/** Reads an object of strings, or null. */
function readMetadata(reader: JsonReader): Map<string, string> {
  const metadata = new Map<string, string>();
  if (reader.skip("null")) return metadata;
  reader.object((name) => {
    if (metadata.has(name)) reader.failRepeated(name);
    metadata.set(name, reader.string());
  });
  return metadata;
}

function readTensor(reader: JsonReader): unknown {
  const tensor: { dtype?: string; shape?: number[]; data_offsets?: number[] } = {};
  reader.object((field) => {
    reader.field = field;
    if (field === "dtype" && tensor.dtype === undefined) tensor.dtype = reader.string();
    else if (field === "shape" && tensor.shape === undefined) tensor.shape = reader.integers();
    else if (field === "data_offsets" && tensor.data_offsets === undefined) {
      tensor.data_offsets = reader.integers();
    } else reader.failField(field);
    reader.field = undefined;
  });
  return tensor;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * A string without escapes, control characters and surrogates, which needs no `JSON.parse`. Longer
 * ones are rare and use the general path.
 */
const SIMPLE_STRING = /"([ !#-[\]-\ud7ff\ue000-\uffff]{0,1000})"/y;

/** No fraction, no exponent, at most 20 digits. */
const INTEGER = /(?:0|[1-9]\d{0,19})(?![\d.eE])/y;

class JsonReader {
  /** The tensor and field that are being read, for error messages. */
  entry: string | undefined;
  field: string | undefined;
  readonly #text: string;
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads an object. `read` reads the value of each name. */
  object(read: (name: string) => void): void {
    this.#expect("{", "an object");
    if (this.skip("}")) return;
    do {
      const name = this.string("a name");
      this.#expect(":", '":"');
      read(name);
    } while (this.skip(","));
    this.#expect("}", '"," or "}"');
  }

  /** Reads an array of non-negative integers. */
  integers(): number[] {
    this.#expect("[", "an array of integers");
    const values: number[] = [];
    if (this.skip("]")) return values;
    do values.push(this.#integer()); while (this.skip(","));
    this.#expect("]", '"," or "]"');
    return values;
  }

  string(expected: string = "a string"): string {
    const text = this.#text;
    this.#skipSpace();
    const start = this.#position;
    if (text.charCodeAt(start) !== QUOTE) this.fail(expected);
    SIMPLE_STRING.lastIndex = start;
    const simple = SIMPLE_STRING.exec(text)?.[1];
    if (simple !== undefined) {
      this.#position = SIMPLE_STRING.lastIndex;
      return simple;
    }
    let end = start + 1;
    for (let code; (code = text.charCodeAt(end)) !== QUOTE; end++) {
      if (Number.isNaN(code)) this.fail("a closing quote");
      if (code === BACKSLASH) end++;
    }
    let value: unknown;
    try {
      value = JSON.parse(text.slice(start, end + 1));
    } catch {
      // A control character or an unknown escape.
    }
    if (typeof value !== "string" || !value.isWellFormed()) return this.fail("a valid JSON string");
    this.#position = end + 1;
    return value;
  }

  /** Skips a token and returns true, if it is next. */
  skip(token: string): boolean {
    this.#skipSpace();
    if (!this.#text.startsWith(token, this.#position)) return false;
    this.#position += token.length;
    return true;
  }

  /** Checks that only whitespace follows. */
  end(): void {
    this.#skipSpace();
    if (this.#position < this.#text.length) this.fail("nothing after the object");
  }

  /** Describes the part of the file that is being read. */
  label(): string {
    if (this.entry === undefined) return "file: header";
    const label = this.entry === METADATA ? METADATA : `tensor ${show(this.entry)}`;
    return this.field === undefined ? label : `${label}: ${this.field}`;
  }

  fail(expected: string): never {
    const rest = this.#text.slice(this.#position, this.#position + 20);
    throw new TypeError(
      `${mismatch(this.label(), expected, rest === "" ? "the end of the header" : JSON.stringify(rest))}` +
        ` (character ${this.#position} of the header)`,
    );
  }

  failRepeated(name: string): never {
    throw new TypeError(`${this.label()}: the name ${show(name)} is repeated`);
  }

  failField(field: string): never {
    this.field = undefined;
    throw new TypeError(
      mismatch(this.label(), "each of the fields dtype, shape and data_offsets once", show(field)),
    );
  }

  #integer(): number {
    this.#skipSpace();
    INTEGER.lastIndex = this.#position;
    const digits = INTEGER.exec(this.#text)?.[0];
    const value = Number(digits);
    if (digits === undefined || !Number.isSafeInteger(value)) {
      return this.fail("an integer from 0 to 2^53 - 1");
    }
    this.#position += digits.length;
    return value;
  }

  #expect(token: string, expected: string): void {
    if (!this.skip(token)) this.fail(expected);
  }

  #skipSpace(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.#position);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.#position++;
    }
  }
}
