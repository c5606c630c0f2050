/**
 * Parses declarations of variables and parameters (ISA section 5.4).
 */
import type { Operand, ScalarType, StateSpace, Variable } from "./ast.ts";
import { ptxError } from "./error.ts";
import { parseInitializer } from "./operand_parser.ts";
import type { TokenCursor } from "./token_cursor.ts";
import { isSpace, isType, TYPE_BYTES } from "./types.ts";

const MAX_BYTES = 0xffff0000;
const MAX_ALIGN = 1 << 20;

/** The part of a declaration before the names. */
interface VariableType {
  readonly space: StateSpace;
  /** 0 if not declared. */
  readonly align: number;
  readonly vector: 1 | 2 | 4;
  readonly type: ScalarType;
  readonly pointer: Variable["pointer"];
}

/** Parses `.space [.align n] [.v4] .type name[n] [= initializer], …;`. */
export function parseVariables(tokens: TokenCursor, linkage: Variable["linkage"]): Variable[] {
  const declared = variableType(tokens);
  const variables: Variable[] = [];
  do variables.push(declarator(tokens, declared, linkage)); while (tokens.take(","));
  tokens.expect(";");
  return variables;
}

/** Parses `(.param .u64 name, …)`. In a prototype, a name may be `_`. */
export function parseParameters(tokens: TokenCursor): Variable[] {
  tokens.expect("(");
  const parameters: Variable[] = [];
  if (tokens.take(")")) return parameters;
  do parameters.push(declarator(tokens, variableType(tokens), undefined)); while (tokens.take(","));
  tokens.expect(")");
  return parameters;
}

function variableType(tokens: TokenCursor): VariableType {
  const { line, text: space } = tokens;
  if (!tokens.isDirective || !isSpace(space)) return tokens.fail("a state space");
  tokens.advance();
  let align = 0;
  let vector: 1 | 2 | 4 = 1;
  let type: ScalarType | undefined;
  let pointer: Variable["pointer"];
  while (tokens.isDirective) {
    const text = tokens.advance();
    if (text === "align") {
      const value = alignment(tokens, line);
      if (pointer !== undefined) pointer = { space: pointer.space, align: value };
      else align = value;
    } else if (text === "v2") vector = 2;
    else if (text === "v4") vector = 4;
    else if (text === "ptr") pointer = { space: "generic", align: 1 };
    else if (pointer !== undefined && isSpace(text)) pointer = { space: text, align: pointer.align };
    else if (isType(text)) type = text;
    else if (text === "attribute") tokens.skipBalanced("(", ")");
    else throw ptxError(line, `.${text} is not a valid type for a variable`);
  }
  if (type === undefined) return tokens.fail("a type such as .b32");
  return { space, align, vector, type, pointer };
}

function alignment(tokens: TokenCursor, line: number): number {
  const value = tokens.size("alignment", MAX_ALIGN);
  if (value === 0 || (value & (value - 1)) !== 0) {
    throw ptxError(line, `alignment must be a power of two, found ${value}`);
  }
  return value;
}

function declarator(tokens: TokenCursor, declared: VariableType, linkage: Variable["linkage"]): Variable {
  const { line } = tokens;
  const { space, type, vector, pointer } = declared;
  const name = tokens.name("a variable's name");
  let dimensions: number[] | undefined;
  while (tokens.take("[")) {
    (dimensions ??= []).push(tokens.is("]") ? 0 : tokens.size("array size", MAX_BYTES));
    tokens.expect("]");
  }
  let initializer: Operand[] | undefined;
  if (tokens.take("=")) {
    initializer = [];
    const count = parseInitializer(tokens, initializer);
    if (dimensions?.[0] === 0) dimensions[0] = count;
  }
  const element = TYPE_BYTES[type] * vector;
  const byteLength = (dimensions ?? []).reduce((bytes, n) => bytes * n, element);
  if (byteLength > MAX_BYTES) throw ptxError(line, `${name} is larger than 4 GiB`);
  const align = declared.align === 0 ? element : declared.align;
  return {
    kind: "variable",
    line,
    space,
    type,
    vector,
    name,
    align,
    dimensions,
    byteLength,
    initializer,
    linkage,
    pointer,
  };
}
