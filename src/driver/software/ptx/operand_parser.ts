/**
 * Parses operands of instructions and initializers of variables (ISA sections 4.5 and 6).
 */
import type { Operand } from "./ast.ts";
import { ptxError } from "./error.ts";
import { TOKEN } from "./lexer.ts";
import { isSpecialRegister } from "./special_registers.ts";
import { integerValue, type TokenCursor } from "./token_cursor.ts";

const MAX_OPERAND_DEPTH = 4;
const MAX_INITIALIZER_DEPTH = 8;

export function parseOperand(tokens: TokenCursor, depth = 0): Operand {
  if (depth > MAX_OPERAND_DEPTH) throw ptxError(tokens.line, "operand nested too deep");
  const operand = simpleOperand(tokens, depth);
  if (!tokens.take("|")) return operand;
  return { kind: "pair", first: operand, second: simpleOperand(tokens, depth) };
}

/** Parses an operand of `call`, where parentheses are always a list. */
export function parseCallOperand(tokens: TokenCursor): Operand {
  if (!tokens.take("(")) return parseOperand(tokens);
  return { kind: "list", elements: elements(tokens, ")", 0) };
}

function simpleOperand(tokens: TokenCursor, depth: number): Operand {
  if (tokens.kind === TOKEN.name) return named(tokens);
  if (tokens.take("!")) return { kind: "not", operand: simpleOperand(tokens, depth + 1) };
  if (tokens.take("{")) return { kind: "vector", elements: elements(tokens, "}", depth) };
  if (tokens.take("[")) return address(tokens);
  if (tokens.is("(") && tokens.nextKind !== TOKEN.integer) {
    tokens.advance();
    return { kind: "list", elements: elements(tokens, ")", depth) };
  }
  const value = number(tokens);
  return value.kind === "integer" ? { kind: "integer", value: value.value + sum(tokens) } : value;
}

/** Parses a register, symbol or special register, to the first two of which an offset may be added. */
function named(tokens: TokenCursor): Operand {
  const base = reference(tokens);
  if ((base.kind === "symbol" || base.kind === "register") && (tokens.is("+") || tokens.is("-"))) {
    return { kind: "symbol", name: base.name, offset: Number(sum(tokens)) };
  }
  return base;
}

function elements(tokens: TokenCursor, close: string, depth: number): Operand[] {
  const list: Operand[] = [];
  if (tokens.take(close)) return list;
  do list.push(parseOperand(tokens, depth + 1)); while (tokens.take(","));
  tokens.expect(close);
  return list;
}

/** Parses what follows "[": `reg+4]`, `name]`, `16]`, or `name, {x, y}]` for textures and surfaces. */
function address(tokens: TokenCursor): Operand {
  const base = tokens.kind === TOKEN.name ? reference(tokens) : undefined;
  const offset = (base === undefined ? tokens.integer("an address") : 0n) + sum(tokens);
  if (base !== undefined && tokens.take(",")) {
    tokens.expect("{");
    const coordinates: Operand = { kind: "vector", elements: elements(tokens, "}", 0) };
    tokens.expect("]");
    return { kind: "list", elements: [base, coordinates] };
  }
  tokens.expect("]");
  return { kind: "address", base, offset };
}

/** Parses a register, special register or symbol. */
function reference(tokens: TokenCursor): Operand {
  let name = tokens.name("an operand");
  if (isSpecialRegister(name)) {
    const hasAxis = tokens.isDirective && /^[xyzw]$/.test(tokens.text);
    return { kind: "special", name: hasAxis ? `${name}.${tokens.advance()}` : name };
  }
  if (tokens.isDirective && /^[xyzwrgba]$/.test(tokens.text)) name += `.${tokens.advance()}`;
  if (name.startsWith("%") || name === "_") return { kind: "register", name };
  // A register's name may lack the % (`.reg .u32 x`). analysis/operands.ts resolves such names by scope.
  return { kind: "symbol", name, offset: 0 };
}

/**
 * Parses an initializer, braces included, and appends its values to `into`. Inner braces do not pad rows that are
 * too short, as in ptxas. Returns the number of elements between the outer braces.
 */
export function parseInitializer(tokens: TokenCursor, into: Operand[], depth = 0): number {
  if (depth > MAX_INITIALIZER_DEPTH) throw ptxError(tokens.line, "initializer nested too deep");
  if (!tokens.take("{")) {
    into.push(constant(tokens));
    return 1;
  }
  if (tokens.take("}")) return 0;
  let count = 0;
  do {
    parseInitializer(tokens, into, depth + 1);
    count++;
  } while (tokens.take(","));
  tokens.expect("}");
  return count;
}

/**
 * Parses a constant, the address of a variable or function, or a byte of it: `5`, `0f3F800000`, `name+4`,
 * `generic(name)+4`, `0xFF00(name+4)`.
 */
function constant(tokens: TokenCursor): Operand {
  if (tokens.kind === TOKEN.name) return addressConstant(tokens);
  const value = number(tokens);
  if (value.kind !== "integer" || !tokens.take("(")) return value;
  const mask = value.value;
  if (!isByteMask(mask)) throw ptxError(tokens.line, `0x${mask.toString(16)} is no mask of one byte`);
  const address = addressConstant(tokens);
  tokens.expect(")");
  return { ...address, mask };
}

function isByteMask(mask: bigint): boolean {
  for (let byte = 0n; byte < 8n; byte++) if (mask === 0xffn << (8n * byte)) return true;
  return false;
}

/** Parses `name+4` or `generic(name)+4`. */
function addressConstant(tokens: TokenCursor): Operand & { readonly kind: "symbol" } {
  let name = tokens.name("a name");
  if (name === "generic" && tokens.take("(")) {
    name = tokens.name("a variable");
    tokens.expect(")");
  }
  return { kind: "symbol", name, offset: Number(sum(tokens)) };
}

/** Parses `+4`, `-4+8`, or nothing. */
function sum(tokens: TokenCursor): bigint {
  let total = 0n;
  for (;;) {
    if (tokens.take("+")) total += tokens.integer("an offset");
    else if (tokens.take("-")) total -= tokens.integer("an offset");
    else return total;
  }
}

function number(tokens: TokenCursor): Operand {
  const negative = tokens.take("-");
  switch (tokens.kind) {
    case TOKEN.integer: {
      const value = integerValue(tokens.advance());
      return { kind: "integer", value: negative ? -value : value };
    }
    case TOKEN.float:
      return floatOperand(tokens.advance(), negative);
  }
  if (tokens.take("(")) {
    const inner = tokens.nested(() => number(tokens));
    tokens.expect(")");
    if (inner.kind === "integer") return { kind: "integer", value: negative ? -inner.value : inner.value };
    return inner;
  }
  return tokens.fail("a number");
}

const scratch = new DataView(new ArrayBuffer(8));

/** Returns the value of `0f3F800000`, `0d3FF0000000000000` or a decimal constant. */
function floatOperand(text: string, negative: boolean): Operand {
  if (/^0[fF]/.test(text) && text.length === 10) {
    let bits = BigInt(`0x${text.slice(2)}`);
    if (negative) bits ^= 0x80000000n;
    scratch.setUint32(0, Number(bits));
    return { kind: "float", value: scratch.getFloat32(0), bits };
  }
  if (/^0[dD]/.test(text)) {
    let bits = BigInt(`0x${text.slice(2)}`);
    if (negative) bits ^= 1n << 63n;
    scratch.setBigUint64(0, bits);
    return { kind: "float", value: scratch.getFloat64(0), bits };
  }
  return { kind: "float", value: negative ? -Number(text) : Number(text) };
}
