/**
 * Fused multiply-add of f32 and f64 in the three FMA modes; f32 for one or four lanes.
 */
import { CodeWriter } from "../../wasm/code.ts";
import { ModuleBuilder } from "../../wasm/module.ts";
import type { EmitContext } from "../context.ts";
import { get } from "./lanes.ts";

/** Values of the operands that are constants, which need no conversion to f64. */
type Constants = readonly (number | undefined)[];

/** Pushes a·b + c of f32 locals. */
export function fusedMultiplyAdd(
  context: EmitContext,
  a: number,
  b: number,
  c: number,
  constants: Constants = [],
): void {
  if (context.lanes === 4) fourLanes(context, a, b, c, constants);
  else oneLane(context, a, b, c);
}

/**
 * In f64 the product is exact and the sum s is rounded once. Rounding s to f32 is wrong only if s was rounded
 * and lies exactly halfway between two f32 values. Then the low 29 bits of s are a 1 followed by zeros, or the
 * result is subnormal and the halfway bit is higher. A support function computes these sums.
 *
 * Sums of numbers with many digits rarely lie halfway. That is tested first, so that the branch is predictable.
 * Sums of numbers with few digits often lie halfway but are exact, so the other test comes first. Testing the
 * position first everywhere would cost 1080p NV12 to RGB a fifth of its time in mispredicted branches; testing
 * for rounding first everywhere would make a product of f32 matrices take 1.4 times as long.
 */
const SHIFT_TO_LAST_29_BITS = 3;
const HALFWAY = 0x80000000 | 0;

/**
 * For f32 results in (0, 2⁻¹²⁶], 2·bits + SUBNORMAL_BIAS wraps to an s32 below SUBNORMAL_LIMIT. Zero wraps to
 * the largest value.
 */
const SUBNORMAL_BIAS = 0x7fffffff;
const SUBNORMAL_LIMIT = 0x81000001 | 0;

function oneLane(context: EmitContext, a: number, b: number, c: number): void {
  const { code } = context;
  if (context.fma === "unfused") {
    get(code, a, b);
    code.op("f32.mul");
    get(code, c);
    return code.op("f32.add");
  }
  if (context.fma === "fused") {
    for (const local of [a, b, c]) {
      get(code, local);
      code.op("f32x4.splat");
    }
    code.op("f32x4.relaxed_madd");
    return code.lane("f32x4.extract_lane", 0);
  }
  const product = context.temporary("f64");
  const addend = context.temporary("f64");
  const sum = context.temporary("f64");
  const result = context.temporary("f32");
  get(code, a);
  code.op("f64.promote_f32");
  get(code, b);
  code.op("f64.promote_f32", "f64.mul");
  code.localTee(product);
  get(code, c);
  code.op("f64.promote_f32");
  code.localTee(addend);
  code.op("f64.add");
  code.localTee(sum);
  code.op("f32.demote_f64");
  code.localSet(result);
  const isRounded = (): void => pushRounded(code, "f64", product, addend, sum);
  const isHalfway = (): void => {
    get(code, result);
    code.op("i32.reinterpret_f32");
    code.i32Const(1);
    code.op("i32.shl");
    code.i32Const(SUBNORMAL_BIAS);
    code.op("i32.add");
    code.i32Const(SUBNORMAL_LIMIT);
    code.op("i32.lt_s");
    get(code, sum);
    code.op("i64.reinterpret_f64", "i32.wrap_i64");
    code.i32Const(SHIFT_TO_LAST_29_BITS);
    code.op("i32.shl");
    code.i32Const(HALFWAY);
    code.op("i32.eq", "i32.or");
  };
  for (const test of testOrder(context, isRounded, isHalfway)) {
    test();
    code.if();
  }
  get(code, a, b, c);
  code.call(context.support("fma_f32"));
  code.localSet(result);
  code.end();
  code.end();
  get(code, result);
}

function testOrder<T>({ hasFewDigits }: EmitContext, isRounded: T, isHalfway: T): readonly T[] {
  return hasFewDigits ? [isRounded, isHalfway] : [isHalfway, isRounded];
}

/** Pushes whether a sum was rounded. */
function pushRounded(
  code: CodeWriter,
  type: "f64" | "f64x2",
  product: number,
  addend: number,
  sum: number,
): void {
  for (const [from, other] of [[product, addend], [addend, product]] as const) {
    get(code, sum, from);
    code.op(`${type}.sub`);
    get(code, other);
    code.op(`${type}.ne`);
  }
  code.op(type === "f64" ? "i32.or" : "v128.or");
}

function fourLanes(context: EmitContext, a: number, b: number, c: number, constants: Constants): void {
  const { code } = context;
  if (context.fma === "unfused") {
    get(code, a, b);
    code.op("f32x4.mul");
    get(code, c);
    return code.op("f32x4.add");
  }
  if (context.fma === "fused") {
    get(code, a, b, c);
    return code.op("f32x4.relaxed_madd");
  }
  const result = context.temporary("v128");
  const halves = (["low", "high"] as const).map((half) => {
    const locals = {
      product: context.temporary("v128"),
      addend: context.temporary("v128"),
      sum: context.temporary("v128"),
    };
    const push = (operand: 0 | 1 | 2): void => {
      const constant = constants[operand];
      if (constant !== undefined) return code.f64x2Const(constant);
      const local = [a, b, c][operand]!;
      get(code, local);
      if (half === "high") {
        get(code, local);
        code.shuffle32(2, 3, 2, 3);
      }
      code.op("f64x2.promote_low_f32x4");
    };
    push(0);
    push(1);
    code.op("f64x2.mul");
    code.localTee(locals.product);
    push(2);
    code.localTee(locals.addend);
    code.op("f64x2.add");
    code.localSet(locals.sum);
    return locals;
  });
  const [low, high] = halves as [typeof halves[0], typeof halves[0]];
  get(code, low.sum);
  code.op("f32x4.demote_f64x2_zero");
  get(code, high.sum);
  code.op("f32x4.demote_f64x2_zero");
  code.shuffle32(0, 1, 4, 5);
  code.localSet(result);
  const isRounded = (): void => {
    for (const { product, addend, sum } of halves) pushRounded(code, "f64x2", product, addend, sum);
    code.op("v128.or", "v128.any_true");
  };
  const isHalfway = (): void => {
    get(code, result, result);
    code.op("i32x4.add");
    code.i32x4Const(SUBNORMAL_BIAS);
    code.op("i32x4.add");
    code.i32x4Const(SUBNORMAL_LIMIT);
    code.op("i32x4.lt_s");
    get(code, low.sum, high.sum);
    code.shuffle32(0, 2, 4, 6);
    code.i32Const(SHIFT_TO_LAST_29_BITS);
    code.op("i32x4.shl");
    code.i32x4Const(HALFWAY);
    code.op("i32x4.eq", "v128.or", "v128.any_true");
  };
  for (const test of testOrder(context, isRounded, isHalfway)) {
    test();
    code.if();
  }
  get(code, a, b, c);
  code.call(context.support("fma_f32x4"));
  code.localSet(result);
  code.end();
  code.end();
  get(code, result);
}

/** Pushes a·b + c of f64 locals, for one lane. */
export function fusedMultiplyAdd64(context: EmitContext, a: number, b: number, c: number): void {
  const { code } = context;
  if (context.fma === "fused") {
    for (const local of [a, b, c]) {
      get(code, local);
      code.op("f64x2.splat");
    }
    code.op("f64x2.relaxed_madd");
    return code.lane("f64x2.extract_lane", 0);
  }
  get(code, a, b);
  if (context.fma === "unfused") {
    code.op("f64.mul");
    get(code, c);
    return code.op("f64.add");
  }
  get(code, c);
  code.call(context.support("fma_f64_rn"));
}

/**
 * Whether `relaxed_madd` rounds once on this engine, for f32 and f64, so that the mode "fused" is exact. The
 * probe multiplies numbers whose product loses its last bit when rounded, (1 + 2⁻ⁿ)(1 − 2⁻ⁿ) − 1 = −2⁻²ⁿ, in
 * a loop long enough to reach the optimizing compiler.
 */
export function probeFusedMultiplyAdd(): boolean {
  const module = new ModuleBuilder();
  for (const [name, exponent, shape] of [["f32", 13, "f32x4"], ["f64", 27, "f64x2"]] as const) {
    const index = module.declareFunction(["i32"], ["i32"], name);
    const code = new CodeWriter(1);
    const wrong = code.local("i32");
    const tiny = code.local("v128");
    const constant = (value: number) => name === "f32" ? code.f32x4Const(value) : code.f64x2Const(value);
    // The factor depends on the counter so that the engine cannot hoist the loop body.
    const again = code.loop();
    constant(2 ** -exponent);
    code.localGet(0);
    code.i32Const(0);
    code.op("i32.lt_s", "i32x4.splat", "v128.or");
    code.localSet(tiny);
    constant(1);
    code.localGet(tiny);
    code.op(`${shape}.add`);
    constant(1);
    code.localGet(tiny);
    code.op(`${shape}.sub`);
    constant(-1);
    code.op(`${shape}.relaxed_madd`);
    constant(-(2 ** (-2 * exponent)));
    code.op(`${shape}.ne`, "v128.any_true");
    code.localGet(wrong);
    code.op("i32.or");
    code.localSet(wrong);
    code.localGet(0);
    code.i32Const(1);
    code.op("i32.sub");
    code.localTee(0);
    code.brIf(again);
    code.end();
    code.localGet(wrong);
    module.defineFunction(index, code);
    module.export(name, "function", index);
  }
  const bytes = module.finish();
  // Engines without relaxed SIMD reject the module.
  if (!WebAssembly.validate(bytes)) return false;
  const { f32, f64 } = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Record<
    "f32" | "f64",
    (rounds: number) => number
  >;
  return f32(1000) === 0 && f64(1000) === 0;
}
