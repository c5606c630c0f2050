/**
 * Splits PTX text into tokens (ISA section 4.3: comments, identifiers, constants).
 */
import { ptxError } from "./error.ts";

export const TOKEN = {
  /** `foo`, `%r1`, `$L__BB0_2`, `_`. */
  name: 0,
  /** `.global`, `.f32`, `.shared::cta`; the text has no leading dot. */
  directive: 1,
  integer: 2,
  float: 3,
  string: 4,
  /** One character of `{}()[]<>,;:=|!+-@*&^~/%?`. */
  punctuator: 5,
  end: 6,
} as const;

export type TokenKind = typeof TOKEN[keyof typeof TOKEN];

/**
 * Tokens as parallel arrays, because a module has a hundred thousand of them. The last one is `TOKEN.end`.
 */
export interface Tokens {
  readonly kinds: TokenKind[];
  readonly texts: string[];
  readonly lines: number[];
}

// Groups: 1 whitespace and comments, 2 directive, 3 name, 5 float bits, 6 decimal float, 7 integer, 8 string,
// 9 punctuator.
const PATTERN =
  /((?:[ \t\r\n\f\v]+|\/\/[^\n]*|\/\*[^]*?\*\/)+)|\.([A-Za-z_$0-9]+(?:::[A-Za-z_0-9]+)*)|([A-Za-z$]|[_%][A-Za-z_$0-9]|_)([A-Za-z_$0-9]*)|(0[fF][0-9a-fA-F]{8}|0[dD][0-9a-fA-F]{16})|([0-9]+\.[0-9]*(?:[eE][+-]?[0-9]+)?|[0-9]+[eE][+-]?[0-9]+)|(0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|[0-9]+U?)|"([^"\n]*)"|([{}()[\]<>,;:=|!+\-@*&^~/%?])/y;

/** @throws {CompileError} for a character that PTX does not use */
export function tokenize(text: string): Tokens {
  const kinds: TokenKind[] = [];
  const texts: string[] = [];
  const lines: number[] = [];
  let line = 1;
  PATTERN.lastIndex = 0;
  const add = (kind: TokenKind, value: string): void => {
    kinds.push(kind);
    texts.push(value);
    lines.push(line);
  };
  // C programs pass strlen + 1 bytes, so a trailing NUL is accepted.
  const length = text.endsWith("\0") ? text.length - 1 : text.length;
  while (PATTERN.lastIndex < length) {
    const start = PATTERN.lastIndex;
    const match = PATTERN.exec(text);
    if (match === null) {
      throw ptxError(line, `unexpected character ${JSON.stringify(text.slice(start, start + 1))}`);
    }
    if (match[1] !== undefined) {
      for (let i = match[1].indexOf("\n"); i >= 0; i = match[1].indexOf("\n", i + 1)) line++;
    } else if (match[2] !== undefined) add(TOKEN.directive, match[2]);
    else if (match[3] !== undefined) add(TOKEN.name, match[0]);
    else if (match[5] !== undefined) add(TOKEN.float, match[0]);
    else if (match[6] !== undefined) add(TOKEN.float, match[0]);
    else if (match[7] !== undefined) add(TOKEN.integer, match[0]);
    else if (match[8] !== undefined) add(TOKEN.string, match[8]);
    else add(TOKEN.punctuator, match[0]);
  }
  add(TOKEN.end, "end of text");
  return { kinds, texts, lines };
}
