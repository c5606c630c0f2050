/**
 * A position in the tokens of a module: tests, takes and requires tokens, and reports what was expected
 * instead.
 */
import { ptxError } from "./error.ts";
import { TOKEN, type TokenKind, type Tokens } from "./lexer.ts";

const MAX_NESTING = 100;

export class TokenCursor {
  /** The current token. These are fields because the parser reads them several times per token. */
  kind!: TokenKind;
  text!: string;
  readonly #tokens: Tokens;
  #position = -1;
  #depth = 0;

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
    this.#move();
  }

  #move(): void {
    // The parser never moves past the end token, so the next token always exists.
    const position = ++this.#position;
    this.kind = this.#tokens.kinds[position]!;
    this.text = this.#tokens.texts[position]!;
  }

  get line(): number {
    return this.#tokens.lines[this.#position]!;
  }
  get isDirective(): boolean {
    return this.kind === TOKEN.directive;
  }

  /** Throws an error that says what was expected instead of the current token. */
  fail(expected: string): never {
    const found = this.isDirective ? `.${this.text}` : this.text;
    throw ptxError(this.line, `expected ${expected}, found ${JSON.stringify(found)}`);
  }

  /** Moves to the next token; returns the text of the one that was current. */
  advance(): string {
    const { text } = this;
    if (this.kind !== TOKEN.end) this.#move();
    return text;
  }

  is(punctuator: string): boolean {
    return this.kind === TOKEN.punctuator && this.text === punctuator;
  }

  /** True if the token after the current one is this punctuator. */
  nextIs(punctuator: string): boolean {
    const next = this.#position + 1;
    return this.nextKind === TOKEN.punctuator && this.#tokens.texts[next] === punctuator;
  }

  /** The kind of the token after the current one. */
  get nextKind(): TokenKind | undefined {
    return this.#tokens.kinds[this.#position + 1];
  }

  /** Moves past a punctuator; returns false if it is not the current token. */
  take(punctuator: string): boolean {
    if (!this.is(punctuator)) return false;
    this.#move();
    return true;
  }

  expect(punctuator: string): void {
    if (!this.take(punctuator)) this.fail(`"${punctuator}"`);
  }

  isDirectiveNamed(name: string): boolean {
    return this.isDirective && this.text === name;
  }

  takeDirective(name: string): boolean {
    if (!this.isDirectiveNamed(name)) return false;
    this.#move();
    return true;
  }

  /** Takes a name. Here and below, `expected` describes the token in errors. */
  name(expected: string): string {
    if (this.kind !== TOKEN.name) this.fail(expected);
    return this.advance();
  }

  string(expected: string): string {
    if (this.kind !== TOKEN.string) this.fail(expected);
    return this.advance();
  }

  integer(expected: string): bigint {
    if (this.take("-")) return -this.nested(() => this.integer(expected));
    if (this.take("(")) {
      const value = this.nested(() => this.integer(expected));
      this.expect(")");
      return value;
    }
    if (this.kind !== TOKEN.integer) this.fail(expected);
    return integerValue(this.advance());
  }

  /** Takes an integer from 0 to `limit`. */
  size(expected: string, limit: number): number {
    const { line } = this;
    const value = this.integer(expected);
    if (value < 0n || value > BigInt(limit)) {
      throw ptxError(line, `${expected} must be from 0 to ${limit}, found ${value}`);
    }
    return Number(value);
  }

  /** Runs a rule that may contain itself, to a limited depth. */
  nested<T>(rule: () => T): T {
    if (++this.#depth > MAX_NESTING) throw ptxError(this.line, "expression nested too deep");
    const value = rule();
    this.#depth--;
    return value;
  }

  /** Skips from an opening to the matching closing punctuator. */
  skipBalanced(open: string, close: string): void {
    if (!this.is(open)) this.fail(`"${open}"`);
    let depth = 0;
    do {
      if (this.kind === TOKEN.end) this.fail(`"${close}"`);
      if (this.is(open)) depth++;
      if (this.is(close)) depth--;
      this.#move();
    } while (depth > 0);
  }
}

/** Returns the value of an integer constant. */
export function integerValue(text: string): bigint {
  const digits = text.endsWith("U") ? text.slice(0, -1) : text;
  // A leading zero means octal, unless there is an 8 or 9.
  if (/^0[0-7]+$/.test(digits)) return BigInt(`0o${digits.slice(1)}`);
  return BigInt(digits);
}
