/**
 * Infers the types of variables. A literal has no type of its own, because minifiers write `1` for `1.0`: a
 * variable that is initialized with a literal takes the common type of all values assigned to it.
 *
 * @module
 */
import { closestName } from "../../base/suggestion.ts";
import { isScalar, type RegisterType, SCALARS } from "../ir/types.ts";
import { failCall } from "./refused.ts";
import { fail, type Node } from "./source.ts";
import { vectorType } from "./layout.ts";
import type { KernelSymbol, NumberType, RecordType, Type } from "./symbols.ts";
import { readsTexture, texelType } from "./texture_type.ts";
import { gpuMethod, isAxes, isGpu, mathFunction } from "./tree.ts";

/** True for types of numbers, literals included. */
export function isNumberType(type: Type | undefined): type is NumberType {
  return typeof type === "string" && type !== "void";
}

/** True for f32, f64 and literals that are f32 by default. */
export function isFloating(type: Type | undefined): boolean {
  return type === "f32" || type === "f64" || type === "float" || type === "long";
}

/** True for types of literals, which take the type of their use. */
export function isLiteralType(type: Type | undefined): type is "int" | "long" | "float" {
  return type === "int" || type === "long" || type === "float";
}

/** Returns the type of `a op b`, as in C: the wider one, floats before integers, unsigned before signed. */
export function join(a: NumberType, b: NumberType): NumberType {
  if (a === b) return a;
  if (a === "bool") a = "i32";
  if (b === "bool") b = "i32";
  if (a === "int") return b;
  if (b === "int") return a;
  if (a === "long") return isWide(b) ? b : join("float", b);
  if (b === "long") return join(b, a);
  for (const type of ["f64", "f32", "float"] as const) {
    if (a !== type && b !== type) continue;
    return type === "float" ? "f32" : type;
  }
  for (const type of ["u64", "i64", "u32"] as const) if (a === type || b === type) return type;
  return "i32";
}

/** Returns the common type of operands in any order: one of 64 bits determines that of all long literals. */
export function joinAll(types: readonly NumberType[]): NumberType {
  return [...types].sort((a, b) => Number(a === "long") - Number(b === "long")).reduce(join);
}

/** True for i32 and i64. */
export function isSigned(type: Type | undefined): boolean {
  return type === "i32" || type === "i64";
}

/** True for i64 and u64. */
export function isWide(type: Type | undefined): type is "i64" | "u64" {
  return type === "i64" || type === "u64";
}

/** Returns the default register type of a literal. */
export function concrete(type: NumberType): RegisterType {
  return type === "int" ? "i32" : type === "float" || type === "long" ? "f32" : type;
}

/** Functions of `Math` whose result has the type of their arguments, integers included. */
const SAME_TYPE = new Set(["abs", "min", "max", "sign"]);
/** Methods of `gpu` whose result has the type of the first argument. */
const LIKE_FIRST = new Set([
  "shuffle",
  "shuffleDown",
  "shuffleUp",
  "shuffleXor",
]);

/** Infers the types of all variables. */
export function inferTypes(variables: readonly KernelSymbol[]): void {
  settle(variables);
  // Variables that hold literals only get their default types, on which others depend.
  for (const symbol of variables) {
    const { type, writes, hoisted } = symbol;
    if ((writes > 0 || hoisted) && isNumberType(type)) symbol.type = concrete(type);
  }
  settle(variables);
}

/** Infers until nothing changes. */
function settle(variables: readonly KernelSymbol[]): void {
  for (let round = 0; round < 16; round++) {
    let changed = false;
    for (const symbol of variables) if (inferSymbol(symbol)) changed = true;
    if (!changed) return;
  }
}

function inferSymbol(symbol: KernelSymbol): boolean {
  if (symbol.declared) return false;
  const before = symbol.type;
  const [first] = symbol.sources;
  if (first === undefined) return false;
  const initial = typeOf(first);
  const scalarFirst = isNumberType(initial) && !isLiteralType(initial);
  if (initial !== undefined && (scalarFirst || !isNumberType(initial)) && !symbol.name.endsWith("()")) {
    // The initial value determines the type; later values are converted to it, as in C.
    symbol.type = initial;
    symbol.declared = true;
    return true;
  }
  for (const source of symbol.sources) {
    const type = typeOf(source);
    if (type === undefined) continue;
    symbol.type = isNumberType(symbol.type) && isNumberType(type) ? join(symbol.type, type) : type;
  }
  return symbol.type !== before;
}

/** Returns the type of an expression, or undefined while it is unknown. */
export function typeOf(node: Node): Type | undefined {
  const symbol = node.symbol as KernelSymbol | undefined;
  if (symbol !== undefined) return typeOfSymbol(symbol);
  switch (node.type) {
    case "Literal":
      if (typeof node.value === "boolean") return "bool";
      if (typeof node.value === "bigint") return "i64";
      return literalType(node.value);
    case "Identifier":
      return node.name === "Infinity" || node.name === "NaN" ? "float" : undefined;
    case "ParenthesizedExpression":
      return typeOf(node.expression);
    case "SequenceExpression":
      return typeOf(node.expressions.at(-1));
    case "UnaryExpression":
      return typeOfResult(node, typeOfUnary(node));
    case "UpdateExpression":
      return typeOf(node.argument);
    case "AssignmentExpression":
      return typeOf(node.left);
    case "BinaryExpression":
      return typeOfResult(node, typeOfBinary(node));
    case "LogicalExpression":
      return typeOfLogical(node);
    case "ConditionalExpression": {
      const a = typeOf(node.consequent), b = typeOf(node.alternate);
      return isNumberType(a) && isNumberType(b) ? (a === b ? a : join(a, b)) : a ?? b;
    }
    case "MemberExpression":
      return typeOfMember(node);
    case "CallExpression":
      return typeOfResult(node, typeOfCall(node));
    case "ObjectExpression":
      return typeOfObject(node);
  }
  return undefined;
}

function typeOfSymbol(symbol: KernelSymbol): Type | undefined {
  if (symbol.kind === "gpu" && isScalarOfGpu(symbol.property)) return "i32";
  if (symbol.kind !== "constant") return symbol.type;
  return typeof symbol.constant === "boolean" ? "bool" : literalType(symbol.constant);
}

/** True for the parts of `gpu` that are numbers. */
function isScalarOfGpu(name: string | undefined): boolean {
  return name === "laneId" || name === "warpSize";
}

/** Returns the type of a literal. */
export function literalType(value: unknown): "int" | "u32" | "long" | "float" {
  const number = Number(value);
  if (!Number.isInteger(value)) return "float";
  if (number < -0x8000_0000 || number > 0xffff_ffff) return "long";
  return number > 0x7fff_ffff ? "u32" : "int";
}

/** Returns the type of an operation whose operands have the type `type`; of literals, that of their result. */
function typeOfResult(node: Node, type: Type | undefined): Type | undefined {
  if (typeof type !== "string" || node.operator === ">>>") return type;
  const value = literalOf(node);
  if (value === undefined) return type;
  const own = literalType(value);
  return own === "long" || type === "int" || type === "u32" || type === "long" ? own : type;
}

/** Returns the value of literals and of operations on them; undefined for other expressions. */
function literalOf(node: Node): number | undefined {
  const constant = node.symbol === undefined ? node.value : (node.symbol as KernelSymbol).constant;
  if (typeof constant === "number") return constant;
  if (node.type === "ParenthesizedExpression") return literalOf(node.expression);
  if (node.type === "UnaryExpression") {
    const value = literalOf(node.argument);
    return value === undefined ? undefined : foldUnary(node.operator, value);
  }
  if (node.type === "CallExpression") {
    const math = mathFunction(node), values = (node.arguments as Node[]).map(literalOf);
    return math === undefined || values.includes(undefined) ? undefined : foldMath(math, values as number[]);
  }
  if (node.type !== "BinaryExpression") return undefined;
  const left = literalOf(node.left), right = literalOf(node.right);
  return left === undefined || right === undefined ? undefined : foldBinary(node.operator, left, right);
}

/** Computes with a literal as JavaScript does. */
export function foldUnary(operator: string, value: number): number | undefined {
  return { "-": -value, "+": value, "~": ~value }[operator];
}

/** Calls a function of `Math` with literals. */
export function foldMath(name: string, values: readonly number[]): number | undefined {
  const known = (Math as unknown as Record<string, ((...args: number[]) => number) | undefined>)[name];
  return values.length === 0 ? undefined : known?.(...values);
}

/** Computes with literals as JavaScript does: their types are not known yet. */
export function foldBinary(operator: string, a: number, b: number): number | undefined {
  const results: Record<string, () => number | undefined> = {
    "+": () => a + b,
    "-": () => a - b,
    "*": () => a * b,
    "/": () => a / b,
    "%": () => a % b,
    "**": () => a ** b,
    "&": () => a & b,
    "|": () => a | b,
    "^": () => a ^ b,
    "<<": () => a << b,
    ">>": () => a >> b,
    ">>>": () => a >>> b,
  };
  return results[operator]?.();
}

function typeOfUnary(node: Node): Type | undefined {
  const { operator, argument } = node;
  if (operator === "!") return "bool";
  const type = typeOf(argument);
  if (type === "bool") return "i32";
  if (type === "u32" && truncated(node) !== undefined) return "i32";
  return operator === "~" && type !== "int" ? bitType(type) : type;
}

function typeOfBinary(node: Node): Type | undefined {
  const { operator } = node;
  if (/^([<>]=?|[!=]==?)$/.test(operator)) return "bool";
  const a = typeOf(node.left), b = typeOf(node.right);
  if (operator === ">>>") return a === "i64" || a === "u64" ? "u64" : "u32";
  if (operator === "<<" || operator === ">>") return bitType(a);
  if (/^[|&^]$/.test(operator)) {
    if (a === "bool" && b === "bool") return "bool";
    // Floats are converted to i32 first.
    const left = bitType(a), right = bitType(b);
    const type = isNumberType(left) && isNumberType(right) ? join(left, right) : left ?? right;
    return type === "u32" && truncated(node) !== undefined ? "i32" : type;
  }
  if (!isNumberType(a)) return isNumberType(b) ? b : undefined;
  if (!isNumberType(b)) return a;
  const type = join(a, b);
  if (operator === "/" && type === "int") return "float";
  if (operator === "**" && !isFloating(type) && node.right.type !== "Literal") return "f32";
  return a === "bool" && b === "bool" ? "i32" : type;
}

/** Returns the type of `a && b`: the common one of both, as of `? :`. */
function typeOfLogical({ left, right }: Node): Type | undefined {
  const a = typeOf(left), b = typeOf(right);
  if (a === undefined || b === undefined) return undefined;
  // A condition is 0 or 1 in any type.
  if (a === "bool" && (b === "float" || b === "long")) return b;
  return !isNumberType(a) || !isNumberType(b) ? "bool" : a === b ? a : join(a, b);
}

function bitType(type: Type | undefined): Type | undefined {
  return type === undefined || type === "bool" || type === "int" || isFloating(type) ? "i32" : type;
}

function typeOfMember(node: Node): Type | undefined {
  if (isGpu(node.object)) {
    return isScalarOfGpu(node.property.name) ? "i32" : undefined;
  }
  const owner = node.object;
  const axes = owner.type === "MemberExpression" ? owner.object : owner;
  const name = owner.type === "MemberExpression" ? owner.property.name : owner.symbol?.property;
  if (isAxes(name) && (isGpu(axes) || owner.symbol?.kind === "gpu")) return "i32";
  if (owner.type === "Identifier" && owner.name === "Math" && owner.symbol === undefined) return "float";
  const type = typeOf(owner);
  if (typeof type !== "object") return undefined;
  if (type.kind === "array") {
    if (!node.computed) return node.property.name === "length" ? "i32" : undefined;
    if (type.rank > 1) return { ...type, rank: type.rank - 1 };
    return elementType(type.element);
  }
  if (type.kind === "texture") return undefined;
  const field = type.fields.get(node.property.name);
  return field === undefined ? undefined : elementType(field.type);
}

function elementType(element: string | RecordType): Type {
  return typeof element === "object" ? element : SCALARS[element as "f32"].register;
}

function typeOfObject(node: Node): Type {
  const names = node.properties.map((one: Node) => one.key.name as string);
  const types = node.properties.map((one: Node) => typeOf(one.value));
  const joined = types.filter(isNumberType).reduce(join, "int" as NumberType);
  const scalar = concrete(joined);
  if (names.join("") === "xy" || names.join("") === "xyzw") return vectorType(scalar, names.length);
  const fields = new Map(names.map((name: string, i: number) => {
    const type = types[i];
    return [name, { type: isNumberType(type) ? concrete(type) : type as RecordType, offset: 0 }];
  }));
  return { kind: "record", fields: fields as RecordType["fields"], byteLength: 0, align: 1, width: 0 };
}

function typeOfCall(node: Node): Type | undefined {
  if (node.inline !== undefined) {
    return node.inline.result.type ?? (node.inline.result.sources.length ? undefined : "void");
  }
  const args = node.arguments as Node[];
  const math = mathFunction(node);
  if (math !== undefined) return typeOfMath(math, node);
  const method = gpuMethod(node);
  if (method === undefined) return failCall(node);
  if (LIKE_FIRST.has(method)) {
    const type = typeOf(args[0]);
    return isNumberType(type) ? concrete(type) : type;
  }
  if (method === "shared" || method === "local") {
    const name = args[0]?.value;
    const vector = /^(\w+?)x([24])$/.exec(name ?? "");
    const element = vector && isScalar(vector[1]) ? vectorType(vector[1], Number(vector[2])) : name;
    if (typeof element !== "object" && !isScalar(element)) {
      const closest = closestName(String(name), Object.keys(SCALARS));
      const advice = closest === undefined ? "" : `; did you mean "${closest}"?`;
      fail(node, `gpu.${method}: expected a type such as "f32" and a length${advice}`);
    }
    return { kind: "array", element, rank: 1 };
  }
  if (isScalar(method)) return SCALARS[method].register;
  if (readsTexture(method)) return texelType(typeOf(args[0]));
  if (method.startsWith("atomic")) {
    return typeOf({ type: "MemberExpression", computed: true, object: args[0] });
  }
  if (method === "ballot" || method === "activeMask") return "u32";
  if (method === "any" || method === "all") return "bool";
  if (method === "bitsOf") return typeOf(args[0]) === "f64" ? "u64" : "u32";
  if (method === "floatOf") return isWide(typeOf(args[0])) ? "f64" : "f32";
  if (method === "clock") return "i64";
  if (/^(sync|fence|assert|unroll)/.test(method)) return "void";
  if (/^(globalIndex|globalSize|popcount)$/.test(method)) return "i32";
  if (method === "bitReverse" || method === "mulHigh") {
    return args.map((one) => bitType(typeOf(one)) as NumberType).reduce(join);
  }
  return floatOf(args.map(typeOf));
}

function typeOfMath(name: string, { arguments: args }: Node): Type | undefined {
  if (name === "imul" || name === "clz32") return "i32";
  if (name === "fround") return "f32";
  const types = args.map(typeOf).filter(isNumberType) as NumberType[];
  if (/^(trunc|floor|ceil)$/.test(name) && args[0] !== undefined && isIntegerQuotient(args[0])) {
    return [typeOf(args[0].left), typeOf(args[0].right)].filter(isNumberType).reduce(join, "int");
  }
  if (SAME_TYPE.has(name)) {
    if (types.length === 0) return undefined;
    const type = joinAll(types), isSign = name === "sign" && type !== "int" && !isFloating(type);
    // A minimum of signed and unsigned integers is signed, their maximum unsigned.
    const mayBeNegative = (node: Node) =>
      isSigned(typeOf(node)) || (/^(int|long)$/.test(String(typeOf(node))) && !(literalOf(node)! >= 0));
    if (name === "min" && (type === "u32" || type === "u64") && args.some(mayBeNegative)) {
      return type === "u32" ? "i32" : "i64";
    }
    return type === "bool" || isSign ? "i32" : type;
  }
  return floatOf(types);
}

/** Returns f64 if one of the types is, otherwise f32. */
function floatOf(types: readonly (Type | undefined)[]): Type {
  return types.includes("f64") ? "f64" : types.every(isLiteralType) ? "float" : "f32";
}

/** Returns `x` of `x | 0`, of a minifier's `0 | x`, or of `~~x`; undefined for other expressions. */
export function truncated({ operator, argument, left, right }: Node): Node | undefined {
  if (operator === "~") return argument.operator === "~" ? argument.argument : undefined;
  const isZero = (node: Node) => node.type === "Literal" && node.value === 0;
  return operator !== "|" ? undefined : isZero(right) ? left : isZero(left) ? right : undefined;
}

/** True for `a / b` of integers. */
export function isIntegerQuotient(node: Node): boolean {
  if (node.type === "ParenthesizedExpression") return isIntegerQuotient(node.expression);
  if (node.type !== "BinaryExpression" || node.operator !== "/") return false;
  const a = typeOf(node.left), b = typeOf(node.right);
  return isNumberType(a) && isNumberType(b) ? !isFloating(join(a, b)) : !isFloating(a) && !isFloating(b);
}
