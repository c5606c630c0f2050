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

// A token and what precedes it. Groups: 1 whitespace and comments, 2 directive, 3 name, 4 float, 5 integer, 6 string,
// 7 punctuator.
const PATTERN =
  /((?:[ \t\r\n\f\v]+|\/\/[^\n]*|\/\*[^]*?\*\/)*)(?:\.([A-Za-z_$0-9]+(?:::[A-Za-z_0-9]+)*)|([A-Za-z$_][A-Za-z_$0-9]*|%[A-Za-z_$0-9]+)|(0[fF][0-9a-fA-F]{8}|0[dD][0-9a-fA-F]{16}|[0-9]+\.[0-9]*(?:[eE][+-]?[0-9]+)?|[0-9]+[eE][+-]?[0-9]+)|(0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|[0-9]+U?)|"([^"\n]*)"|([{}()[\]<>,;:=|!+\-@*&^~/%?]))?/y;

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
    const [, space, directive, name, float, integer, string, punctuator] = PATTERN.exec(text)!;
    for (let i = space!.indexOf("\n"); i >= 0; i = space!.indexOf("\n", i + 1)) line++;
    if (punctuator !== undefined) add(TOKEN.punctuator, punctuator);
    else if (name !== undefined) add(TOKEN.name, name);
    else if (directive !== undefined) add(TOKEN.directive, directive);
    else if (integer !== undefined) add(TOKEN.integer, integer);
    else if (float !== undefined) add(TOKEN.float, float);
    else if (string !== undefined) add(TOKEN.string, string);
    else if (PATTERN.lastIndex < length) {
      const { lastIndex } = PATTERN;
      throw ptxError(line, `unexpected character ${JSON.stringify(text.slice(lastIndex, lastIndex + 1))}`);
    }
  }
  add(TOKEN.end, "end of text");
  return { kinds, texts, lines };
}
