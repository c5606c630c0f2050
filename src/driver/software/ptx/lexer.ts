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

// Line ends, comments, directives, names, floats, integers, strings, and any other character but a space. A pattern
// without groups makes one string per token, and no array.
const PATTERN =
  /\n|\/\/[^\n]*|\/\*[^]*?\*\/|\.[A-Za-z_$0-9]+(?:::[A-Za-z_0-9]+)*|[A-Za-z$_][A-Za-z_$0-9]*|%[A-Za-z_$0-9]+|0[fF][0-9a-fA-F]{8}|0[dD][0-9a-fA-F]{16}|[0-9]+\.[0-9]*(?:[eE][+-]?[0-9]+)?|[0-9]+[eE][+-]?[0-9]+|0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|[0-9]+U?|"[^"\n]*"|[^ \t\r\f\v]/g;

const FLOAT = /^(?:0[fFdD]|[0-9]+[.eE])/;

/** The kinds of tokens by their first character. */
const KINDS: ReadonlyMap<string, TokenKind> = new Map([
  ...pairs("$_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", TOKEN.name),
  ...pairs(".", TOKEN.directive),
  ...pairs("0123456789", TOKEN.integer),
  ...pairs('"', TOKEN.string),
  ...pairs("{}()[]<>,;:=|!+-@*&^~/%?", TOKEN.punctuator),
]);

function pairs(characters: string, kind: TokenKind): [string, TokenKind][] {
  return [...characters].map((character) => [character, kind]);
}

/** @throws {CompileError} for a character that PTX does not use */
export function tokenize(text: string): Tokens {
  const kinds: TokenKind[] = [];
  const texts: string[] = [];
  const lines: number[] = [];
  let line = 1;
  const add = (kind: TokenKind, value: string): void => {
    kinds.push(kind);
    texts.push(value);
    lines.push(line);
  };
  // C programs pass strlen + 1 bytes, so a trailing NUL is accepted.
  for (const token of (text.endsWith("\0") ? text.slice(0, -1) : text).match(PATTERN) ?? []) {
    const kind = KINDS.get(token[0]!);
    if (kind === TOKEN.name) add(kind, token);
    else if (kind === TOKEN.integer) add(FLOAT.test(token) ? TOKEN.float : kind, token);
    else if (kind === TOKEN.punctuator) {
      if (token.length === 1) add(kind, token);
      else if (token.startsWith("%")) add(TOKEN.name, token);
      // A comment.
      else line += token.split("\n").length - 1;
    } else if (kind === TOKEN.directive && token.length > 1) add(kind, token.slice(1));
    else if (kind === TOKEN.string && token.length > 1) add(kind, token.slice(1, -1));
    else if (token === "\n") line++;
    else throw ptxError(line, `unexpected character ${JSON.stringify(token)}`);
  }
  add(TOKEN.end, "end of text");
  return { kinds, texts, lines };
}
