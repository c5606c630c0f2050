/**
 * Reads the header of a `.npy` file: a Python dictionary with the keys `descr`, `fortran_order` and `shape`.
 * The schema in `npy.ts` describes their values.
 *
 * NumPy evaluates the header as any Python literal. This parser accepts every form that NumPy has
 * written, with any whitespace, either kind of quotes and any order of keys.
 */
import { invalid, mismatch } from "../base/check.ts";

/** A string without escapes, an integer (with the L suffix of Python 2), a name or a bracket. */
const TOKEN = /[ \t\r\n]*(?:(['"])([^'"\\\r\n]*)\1|(0+|[1-9]\d*)(L?)(?!\w)|(True|False)(?!\w)|([{}():,[]))/y;

type Token =
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "integer"; readonly value: number; readonly long: boolean }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "bracket"; readonly value: string }
  | { readonly kind: "end"; readonly value: undefined };

/**
 * Reads a header.
 *
 * @param allowLong Whether integers may end in L, as Python 2 wrote them in versions 1 and 2.
 * @throws {TypeError} If the header is anything other than a dictionary of these keys, each at most once.
 */
export function readNpyHeader(text: string, allowLong: boolean): Readonly<Record<string, unknown>> {
  const reader = new HeaderReader(text, allowLong);
  const header: { descr?: string; fortran_order?: boolean; shape?: number[] } = {};
  reader.open();
  while (!reader.skip("}")) {
    const key = reader.string("a key");
    reader.expect(":");
    if (key === "descr" && header.descr === undefined) {
      // A list or tuple describes fields or subarrays.
      if (reader.isNext("[") || reader.isNext("(")) {
        throw new TypeError(mismatch("file: descr", "one element type", "a structured type"));
      }
      header.descr = reader.string("an element type");
    } else if (key === "fortran_order" && header.fortran_order === undefined) {
      header.fortran_order = reader.boolean();
    } else if (key === "shape" && header.shape === undefined) {
      header.shape = reader.tuple();
    } else {
      throw new TypeError(
        invalid("file: header", "each of the keys descr, fortran_order and shape once", key),
      );
    }
    if (!reader.skip(",") && !reader.isNext("}")) reader.fail('"," or "}"');
  }
  reader.end();
  return header;
}

class HeaderReader {
  readonly #text: string;
  #allowLong: boolean;
  #position = 0;

  constructor(text: string, allowLong: boolean) {
    this.#text = text;
    this.#allowLong = allowLong;
  }

  /** Reads the opening brace. Python allows indentation of the first line and blank lines before it. */
  open(): void {
    const before = /^[ \t]*(?:[ \t]*[\r\n])*\{/.exec(this.#text);
    if (before === null) this.fail('"{"');
    this.#position = before[0].length;
    // NumPy removes the L from the tokens, and puts a line that follows a bare carriage return together wrong.
    if (before[0].endsWith("\r{")) this.#allowLong = false;
  }

  /** Checks that only whitespace follows. Python rejects a last line of spaces only. */
  end(): void {
    const after = this.#text.slice(this.#position);
    if (/[^ \t\r\n]|[\r\n][ \t]+$/.test(after)) this.fail("only spaces and a newline");
  }

  /** Skips a bracket or separator and returns true, if it is next. */
  skip(symbol: string): boolean {
    const { token, end } = this.#next();
    if (token.kind !== "bracket" || token.value !== symbol) return false;
    this.#position = end;
    return true;
  }

  isNext(symbol: string): boolean {
    const { token } = this.#next();
    return token.kind === "bracket" && token.value === symbol;
  }

  expect(symbol: string): void {
    if (!this.skip(symbol)) this.fail(JSON.stringify(symbol));
  }

  string(expected: string): string {
    const { token, end } = this.#next();
    if (token.kind !== "string") return this.fail(expected);
    this.#position = end;
    return token.value;
  }

  boolean(): boolean {
    const { token, end } = this.#next();
    if (token.kind !== "boolean") return this.fail("True or False");
    this.#position = end;
    return token.value;
  }

  /** Reads `()`, `(2,)`, `(2, 3)` or `(2, 3,)`; `(2)` is a number in Python. */
  tuple(): number[] {
    this.expect("(");
    const values: number[] = [];
    while (!this.skip(")")) {
      const { token, end } = this.#next();
      if (token.kind !== "integer" || token.long && !this.#allowLong) return this.fail("an extent");
      this.#position = end;
      values.push(token.value);
      if (!this.skip(",") && (values.length === 1 || !this.isNext(")"))) this.fail('","');
    }
    return values;
  }

  fail(expected: string): never {
    const rest = this.#text.slice(this.#position).trim();
    throw new TypeError(
      mismatch(
        `file: header, character ${this.#position}`,
        expected,
        rest === "" ? "the end of the header" : JSON.stringify(rest.slice(0, 20)),
      ),
    );
  }

  #next(): { token: Token; end: number } {
    TOKEN.lastIndex = this.#position;
    const match = TOKEN.exec(this.#text);
    const end = TOKEN.lastIndex;
    if (match === null) return { token: { kind: "end", value: undefined }, end: this.#position };
    const [, , text, digits, long, name, bracket] = match;
    if (text !== undefined) return { token: { kind: "string", value: text }, end };
    if (digits !== undefined) {
      return { token: { kind: "integer", value: Number(digits), long: long !== "" }, end };
    }
    if (name !== undefined) return { token: { kind: "boolean", value: name === "True" }, end };
    return { token: { kind: "bracket", value: bracket! }, end };
  }
}
