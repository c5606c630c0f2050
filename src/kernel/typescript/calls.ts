/** Calls of functions. Those of the kernel are inlined; those of `gpu` and `Math` become operations. */
import { suggestion } from "../../base/suggestion.ts";
import type { Pointer } from "../ir/builder.ts";
import type { AtomicOp, Value, WarpOp } from "../ir/ir.ts";
import { bitsOf, isFloat, isInteger, isScalar, isUnsigned, SCALARS } from "../ir/types.ts";
import { FAST, FUNCTIONS, MATH } from "../math/mod.ts";
import { extremum, integer as integerBits, operand, quotient } from "./arithmetic.ts";
import {
  bind,
  condition,
  type Context,
  convertTo,
  evaluate,
  isRounded,
  knownNumber,
  markRounded,
  numberTypeOf,
  valueOf,
} from "./context.ts";
import { concrete, foldMath, isFloating, isIntegerQuotient, isWide, join, typeOf } from "./infer.ts";
import { inlineBody, inlineCall } from "./inline.ts";
import { indexArray, type Place } from "./memory.ts";
import { failCall, failPart } from "./refused.ts";
import { codePosition, fail, type Node, textOf } from "./source.ts";
import { type Binding, newSymbol, rowOf } from "./symbols.ts";
import { readsTexture, TEXTURE_FUNCTIONS } from "./texture_type.ts";
import { readTexture } from "./textures.ts";
import { gpuMethod, mathFunction } from "./tree.ts";

/** Returns the result of a call. */
export function call(context: Context, node: Node): Binding {
  if (node.inline !== undefined) return inlineCall(context, node);
  const method = gpuMethod(node);
  if (method !== undefined) return gpuCall(context, method, node);
  const math = mathFunction(node);
  return math === undefined ? failCall(node) : mathCall(context, math, node);
}

const VOID: Binding = { kind: "void" };

const ATOMICS: Record<string, AtomicOp> = {
  atomicAdd: "add",
  atomicMin: "min",
  atomicMax: "max",
  atomicAnd: "and",
  atomicOr: "or",
  atomicXor: "xor",
  atomicExchange: "exchange",
  atomicCompareAndSwap: "compareAndSwap",
};

const SHUFFLES: Record<string, WarpOp> = {
  shuffle: "shuffle.index",
  shuffleDown: "shuffle.down",
  shuffleUp: "shuffle.up",
  shuffleXor: "shuffle.xor",
};

type Method = (context: Context, args: readonly Node[], node: Node) => Binding;

const METHODS: Record<string, Method> = {
  globalIndex: (context, [axis]) => bind(context.b.globalIndex(axis?.value ?? "x")),
  globalSize: ({ b }, [axis]) => {
    const name = (axis?.value ?? "x") as "x";
    return bind(b.mul(b.special(`gridDim.${name}`), b.special(`blockDim.${name}`)));
  },
  sync: ({ b }) => {
    b.barrier();
    return VOID;
  },
  syncWarp: ({ b }) => {
    b.barrier("warp");
    return VOID;
  },
  fence: ({ b }, [scope]) => {
    b.fence(scope?.value ?? "device");
    return VOID;
  },
  any: (context, [value]) => vote(context, "vote.any", value),
  all: (context, [value]) => vote(context, "vote.all", value),
  ballot: (context, [value]) => vote(context, "ballot", value),
  activeMask: ({ b }) => bind(b.warp("activemask", b.constant("bool", true))),
  fma: (context, args, node) => {
    const type = typeOf(node);
    const [a, b, c] = args.map((one) => evaluate(context, one, type === "f64" ? "f64" : "f32"));
    return bind(context.b.fma(a!, b!, c!));
  },
  popcount: (context, [x]) => bind(context.b.unary("popc", integer(context, x))),
  bitReverse: (context, [x]) => bind(context.b.unary("brev", integer(context, x))),
  mulHigh: (context, args) => {
    const operands = args.map((one) => context.expression(one));
    const wide = operands.map((one, i) => numberTypeOf(context, one, args[i])).find(isWide);
    const [x, y] = operands.map((one, i) => integer(context, args[i]!, one, wide));
    const type = concrete(join(x!.type, y!.type));
    return bind(context.b.binary("mulhi", context.b.convert(x!, type), context.b.convert(y!, type)));
  },
  bitsOf: (context, [x]) => {
    const value = float(context, x);
    return bind(context.b.bitcast(value, value.type === "f64" ? "u64" : "u32"));
  },
  floatOf: (context, [x]) => {
    const value = integer(context, x);
    return bind(context.b.bitcast(value, bitsOf(value.type) === 64 ? "f64" : "f32"));
  },
  clock: ({ b }) => bind(b.clock()),
  assert: (context, [test], node) => {
    const { b } = context, { file, line } = codePosition(node);
    const text = textOf(test);
    b.if(b.unary("not", condition(context, test)), () => b.trap({ text, file, line }));
    return VOID;
  },
  unroll,
  shared: (_, __, node) => fail(node, "give a shared array a name: const tile = gpu.shared(type, length)"),
  local: (_, __, node) => fail(node, "give a local array a name: const values = gpu.local(type, length)"),
};

function gpuCall(context: Context, method: string, node: Node): Binding {
  const args = node.arguments as readonly Node[];
  if (isScalar(method)) return cast(context, method, args[0]);
  if (Object.hasOwn(ATOMICS, method)) return atomic(context, ATOMICS[method]!, args, node);
  if (Object.hasOwn(SHUFFLES, method)) return shuffle(context, SHUFFLES[method]!, args);
  if (Object.hasOwn(FUNCTIONS, method)) return floatFunction(context, method, node);
  if (readsTexture(method)) return readTexture(context, method, args);
  if (method.startsWith("fast.")) return fastFunction(context, method.slice("fast.".length), node);
  const known = METHODS[method];
  if (known !== undefined) return known(context, args, node);
  return failGpu(node, method);
}

/** Throws for a name that `gpu` does not have, or that has to be called. */
export function failGpu(node: Node, name: string): never {
  const names = [METHODS, ATOMICS, SHUFFLES, FUNCTIONS, SCALARS, TEXTURE_FUNCTIONS].flatMap((one) =>
    Object.keys(one)
  );
  failPart(node, name, `gpu.${name}`);
  const known = [...names, "threadIdx", "blockIdx", "blockDim", "gridDim", "laneId", "warpSize", "fast"];
  if (/^(laneId|warpSize)$/.test(name)) fail(node, `gpu.${name} is a number; write gpu.${name}`);
  if (names.includes(name)) fail(node, `gpu.${name} is a function; write gpu.${name}(…)`);
  fail(node, `there is no gpu.${name}${suggestion(name, known) || "; the type Gpu lists all functions"}`);
}

/** Calls a function of f64 if an argument is f64, otherwise of f32. */
function floatFunction(context: Context, method: string, node: Node): Binding {
  const args = node.arguments as readonly Node[];
  const type = args.some((one) => typeOf(one) === "f64") ? "f64" : "f32";
  return bind(FUNCTIONS[method]!(context.b, ...args.map((one) => evaluate(context, one, type)))!);
}

/** A function of f32 with the accuracy of the GPU's instructions. */
function fastFunction(context: Context, name: string, node: Node): Binding {
  const known = Object.hasOwn(FAST, name) ? FAST[name]! : undefined;
  if (known === undefined) {
    return fail(node, `there is no gpu.fast.${name}${suggestion(name, Object.keys(FAST))}`);
  }
  const args = node.arguments as readonly Node[];
  const wide = args.find((one) => typeOf(one) === "f64");
  if (wide !== undefined) {
    fail(wide, `gpu.fast.${name} is for f32; convert with gpu.f32(), or leave "fast" out`);
  }
  return bind(known(context.b, ...args.map((one) => evaluate(context, one, "f32"))));
}

/** Returns an argument as f64 if it is one, otherwise as f32. */
function float(context: Context, node: Node): Value {
  return evaluate(context, node, typeOf(node) === "f64" ? "f64" : "f32");
}

/** Returns an argument as an integer. A float must be rounded. */
function integer(
  context: Context,
  node: Node,
  binding = context.expression(node),
  wide?: "i64" | "u64",
): Value {
  const type = concrete(numberTypeOf(context, binding, node));
  if (wide !== undefined && binding.kind === "literal") return operand(context, binding, wide, node);
  return convertTo(context, binding, isInteger(type) ? type : "i32", node);
}

function cast(context: Context, type: keyof typeof SCALARS, node: Node): Binding {
  const { register } = SCALARS[type];
  if (!isFloat(register) && isIntegerQuotient(node)) {
    const cut = quotient(
      context,
      context.expression(node.left),
      context.expression(node.right),
      "trunc",
      node,
    );
    return bind(context.b.narrow(convertTo(context, cut, register, node, true), type));
  }
  const value = convertTo(context, context.expression(node), register, node, true);
  return bind(context.b.narrow(value, type));
}

function vote(context: Context, op: WarpOp, node: Node): Binding {
  return bind(context.b.warp(op, condition(context, node)));
}

function shuffle(context: Context, op: WarpOp, [value, lane, width]: readonly Node[]): Binding {
  const { b } = context;
  const source = evaluate(context, value);
  const operand = evaluate(context, lane, "i32");
  const lanes = width === undefined
    ? 32
    : knownNumber(context, width) ?? fail(width, "expected a constant width");
  if (![1, 2, 4, 8, 16, 32].includes(lanes)) {
    fail(width, `expected a width of 1, 2, 4, 8, 16 or 32 lanes, got ${lanes}`);
  }
  const exchange = (part: Value): Value => b.warp(op, part, operand, 0xffff_ffff, lanes);
  if (source.type === "bool") return bind(b.convert(exchange(b.convert(source, "i32")), "bool"));
  if (bitsOf(source.type) === 32) return bind(exchange(source));
  const bits = b.bitcast(source, "u64");
  const low = b.convert(exchange(b.convert(bits, "u32")), "u64");
  const high = b.convert(exchange(b.convert(b.shift("shr", bits, 32), "u32")), "u64");
  return bind(b.bitcast(b.binary("or", b.shift("shl", high, 32), low), source.type));
}

function atomic(context: Context, op: AtomicOp, args: readonly Node[], node: Node): Binding {
  const [array, index, ...operands] = args;
  const owner = context.expression(array);
  if (owner.kind !== "array") return fail(node, "expected an array, an index and a value");
  if (owner.array.strides.length > 1) {
    const { name } = owner.array;
    return fail(
      node,
      `"${name}" has ${owner.array.strides.length} dimensions; pass a row: ${rowOf(owner.array)}`,
    );
  }
  const { pointer } = owner.array;
  checkAtomic(op, pointer, node);
  const { register } = SCALARS[pointer.element];
  const values = operands.map((one) => evaluate(context, one, register));
  const { index: place } = indexArray(context, owner.array, index) as Place;
  const [compare, value] = op === "compareAndSwap" ? values : [undefined, values[0]];
  if (value === undefined) fail(node, "expected an array, an index and a value");
  return bind(context.b.atomic(op, pointer, place, value, compare));
}

function checkAtomic(op: AtomicOp, { element, readOnly, width }: Pointer, node: Node): void {
  const floats = op === "add" || op === "exchange";
  const allowed = width === 1 && (/^[iu](32|64)$/.test(element) || (floats && /^f(32|64)$/.test(element)));
  if (!allowed) {
    fail(
      node,
      `an array of ${element} has no such atomic operation; ${
        floats ? "i32, u32, i64, u64, f32 and f64" : "i32, u32, i64 and u64"
      } have`,
    );
  }
  if (readOnly) fail(node, "a table of constants cannot be changed");
}

/** `gpu.unroll(4, (i) => { … })`: repeats the body for each number. */
function unroll(context: Context, [count, body]: readonly Node[], node: Node): Binding {
  const times = knownNumber(context, count) ?? fail(node, "gpu.unroll: the count must be a constant");
  const [parameter] = body.params, result = newSymbol("variable", "gpu.unroll()");
  for (let round = 0; round < times; round++) {
    if (parameter !== undefined) parameter.symbol.binding = { kind: "literal", value: round };
    if (body.body.type === "BlockStatement") inlineBody(context, body.body, result, node);
    else context.effect(body.body);
  }
  return VOID;
}

function mathCall(context: Context, name: string, node: Node): Binding {
  const { b } = context;
  const args = node.arguments as readonly Node[];
  const [first] = args;
  if (
    (name === "trunc" || name === "floor" || name === "ceil") && first !== undefined &&
    isIntegerQuotient(first)
  ) {
    const inner = first.type === "ParenthesizedExpression" ? first.expression : first;
    return quotient(context, context.expression(inner.left), context.expression(inner.right), name, node);
  }
  const operands = args.map((one) => context.expression(one));
  if (operands.every((one) => one.kind === "literal")) {
    const value = foldMath(name, operands.map((one) => Number(one.value)));
    if (value !== undefined) return { kind: "literal", value };
  }
  if (name === "imul") {
    const [x, y] = operands.map((one) => b.convert(integerBits(context, one, node), "i32"));
    return bind(b.mul(x!, y!));
  }
  if (name === "clz32") {
    return bind(b.unary("clz", b.convert(integerBits(context, operands[0]!, node), "u32")));
  }
  if (name === "fround") return bind(convertTo(context, operands[0]!, "f32", node, true));
  const types = operands.map((one, index) => numberTypeOf(context, one, args[index]));
  if (name === "min" || name === "max") {
    const result = extremum(context, name, operands, node);
    const isInteger = (one: Binding, i: number) =>
      one.kind === "literal"
        ? Number.isInteger(one.value)
        : !isFloating(types[i]) || isRounded(valueOf(context, one, node));
    if (operands.every(isInteger)) markRounded(result);
    return bind(result);
  }
  if ((name === "abs" || name === "sign") && !isFloating(types[0])) {
    const given = valueOf(context, operands[0]!, node),
      value = given.type === "bool" ? b.convert(given, "i32") : given;
    if (name === "abs") return bind(isUnsigned(value.type) ? value : b.unary("abs", value));
    const positive = b.convert(b.compare("gt", value, 0), "i32");
    return bind(b.sub(positive, b.convert(b.compare("lt", value, 0), "i32")));
  }
  const known = MATH[name];
  if (known === undefined) {
    const remedy = name === "random"
      ? "; pass random numbers in an array, which device.random() fills"
      : suggestion(name, Object.keys(MATH)) || "; expected another function of Math, of gpu or of the kernel";
    fail(node, `Math.${name} is not available in a kernel${remedy}`);
  }
  const type = types.includes("f64") ? "f64" : "f32";
  const values = operands.map((one) => convertTo(context, one, type, node));
  const value = known(b, ...values) ??
    fail(node, `Math.${name} is not available for ${type}; convert with gpu.f32()`);
  if (name === "round" || (name === "abs" && isRounded(values[0]!))) markRounded(value);
  return bind(value);
}
