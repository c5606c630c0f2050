/**
 * A model of PTX's value instructions, written from the ISA's text with bigints and exact rationals, one element at a time.
 * It shares nothing with the code generator.
 */
import type { Instruction, Operand } from "../../../src/driver/software/ptx/ast.ts";
import * as real from "./real.ts";
import { type Format, FORMATS, type Mode, type Real } from "./real.ts";

/** What an instruction reads: the bits of its registers, and the carry flag. */
export interface Inputs {
  readonly registers: ReadonlyMap<string, bigint>;
  readonly carry: bigint;
}

/** Bits of the results in the order of the destination registers; the carry flag if the instruction writes it. */
export interface Outputs {
  readonly results: readonly bigint[];
  readonly carry?: bigint;
}

const widthOf = (type: string): number =>
  type === "pred" ? 1 : type === "tf32" ? 32 : type.endsWith("x2") ? 32 : Number(/\d+$/.exec(type)![0]);
const unsigned = (value: bigint, bits: number): bigint => BigInt.asUintN(bits, value);
const signed = (value: bigint, bits: number): bigint => BigInt.asIntN(bits, value);
const valueOf = (bits: bigint, type: string): bigint =>
  type.startsWith("s") ? signed(bits, widthOf(type)) : unsigned(bits, widthOf(type));
const clamp = (value: bigint, low: bigint, high: bigint): bigint =>
  value < low ? low : value > high ? high : value;
const rangeOf = (sign: boolean, bits: number): [bigint, bigint] =>
  sign ? [-(1n << BigInt(bits - 1)), (1n << BigInt(bits - 1)) - 1n] : [0n, (1n << BigInt(bits)) - 1n];
const abs = (x: bigint): bigint => x < 0n ? -x : x;
const bit = (x: bigint, i: number): bigint => (x >> BigInt(i)) & 1n;
const ones = (bits: number): bigint => (1n << BigInt(bits)) - 1n;

class Evaluation {
  readonly instruction: Instruction;
  readonly inputs: Inputs;

  constructor(instruction: Instruction, inputs: Inputs) {
    this.instruction = instruction;
    this.inputs = inputs;
  }

  has(modifier: string): boolean {
    return this.instruction.modifiers.includes(modifier);
  }

  get type(): string {
    return this.instruction.types[this.instruction.types.length - 1];
  }

  /** Raw bits of source operand i (from 1), cut to a type. */
  bits(i: number, type: string = this.type): bigint {
    return unsigned(this.raw(this.instruction.operands[i], type), widthOf(type));
  }

  raw(operand: Operand, type: string): bigint {
    if (operand.kind === "integer") return operand.value;
    if (operand.kind === "float") return real.encode(fromNumber(operand.value), FORMATS[type]);
    if (operand.kind === "not") return 1n - this.raw(operand.operand, type);
    if (operand.kind !== "register") throw new Error(operand.kind);
    return this.inputs.registers.get(operand.name)!;
  }

  integer(i: number, type: string = this.type): bigint {
    return valueOf(this.bits(i, type), type);
  }

  get mode(): Mode {
    return (["rz", "rm", "rp"] as const).find((mode) => this.has(mode)) ?? "rn";
  }
}

function fromNumber(x: number): Real {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  return real.decode(view.getBigUint64(0), FORMATS.f64);
}

type Model = (e: Evaluation) => Outputs;
const one = (...results: bigint[]): Outputs => ({ results });

/** Result of an integer instruction in its type. */
const wrap = (e: Evaluation, value: bigint, type = e.type): Outputs => one(unsigned(value, widthOf(type)));

function product(e: Evaluation): { value: bigint; bits: number } {
  const bits = widthOf(e.type);
  const full = e.integer(1) * e.integer(2);
  if (e.has("wide")) return { value: full, bits: 2 * bits };
  return { value: e.has("hi") ? full >> BigInt(bits) : full, bits };
}

function saturated(value: bigint): Outputs {
  return one(unsigned(clamp(value, ...rangeOf(true, 32)), 32));
}

function withCarry(e: Evaluation, left: bigint, right: bigint, subtract: boolean): Outputs {
  const bits = widthOf(e.type);
  const carryIn = /^(addc|subc|madc)$/.test(e.instruction.opcode) ? e.inputs.carry : 0n;
  const exact = subtract ? left - right - carryIn : left + right + carryIn;
  const carry = subtract ? (exact < 0n ? 1n : 0n) : exact >> BigInt(bits);
  return { results: [unsigned(exact, bits)], carry: e.has("cc") ? carry : e.inputs.carry };
}

function multiplyWithCarry(e: Evaluation): Outputs {
  const bits = widthOf(e.type);
  const { value } = product(e);
  return withCarry(e, unsigned(value, bits), e.bits(3), false);
}

function dot(e: Evaluation): Outputs {
  const [aType, bType] = e.instruction.types;
  const terms = e.instruction.opcode === "dp4a" ? 4 : 2;
  const aBits = 32 / terms;
  let sum = e.bits(3, "b32");
  for (let i = 0; i < terms; i++) {
    const a = unsigned(e.bits(1, "b32") >> BigInt(aBits * i), aBits);
    const b = unsigned(e.bits(2, "b32") >> BigInt(8 * i + (terms === 2 && e.has("hi") ? 16 : 0)), 8);
    sum += (aType === "s32" ? signed(a, aBits) : a) * (bType === "s32" ? signed(b, 8) : b);
  }
  return one(unsigned(sum, 32));
}

function absoluteDifferences(e: Evaluation): Outputs {
  const all = [0n, 8n, 16n, 24n].map((shift) => {
    const difference = (e.bits(1, "b32") >> shift & 0xffn) - (e.bits(2, "b32") >> shift & 0xffn);
    return [shift, difference < 0n ? -difference : difference] as const;
  });
  return one(
    e.has("add")
      ? unsigned(all.reduce((sum, [, difference]) => sum + difference, e.bits(3, "b32")), 32)
      : all.reduce((word, [shift, difference]) => word | difference << shift, 0n),
  );
}

function bitFieldExtract(e: Evaluation): Outputs {
  const width = widthOf(e.type);
  const a = e.bits(1);
  const position = Number(e.bits(2, "u32") & 0xffn);
  const length = Number(e.bits(3, "u32") & 0xffn);
  const sign = e.type.startsWith("u") || length === 0
    ? 0n
    : bit(a, Math.min(position + length - 1, width - 1));
  let d = 0n;
  for (let i = 0; i < width; i++) {
    d |= (i < length && position + i < width ? bit(a, position + i) : sign) << BigInt(i);
  }
  return one(d);
}

function bitFieldInsert(e: Evaluation): Outputs {
  const width = widthOf(e.type);
  const a = e.bits(1);
  let f = e.bits(2);
  const position = Number(e.bits(3, "u32") & 0xffn);
  const length = Number(e.bits(4, "u32") & 0xffn);
  for (let i = 0; i < length && position + i < width; i++) {
    f = (f & ~(1n << BigInt(position + i))) | (bit(a, i) << BigInt(position + i));
  }
  return one(f);
}

function findLeading(e: Evaluation): Outputs {
  const width = widthOf(e.type);
  let a = e.bits(1);
  if (e.type.startsWith("s") && bit(a, width - 1)) a = unsigned(~a, width);
  for (let i = width - 1; i >= 0; i--) {
    if (bit(a, i)) return one(BigInt(e.has("shiftamt") ? width - 1 - i : i));
  }
  return one(0xffffffffn);
}

function permute(e: Evaluation): Outputs {
  const bytes = (e.bits(2, "b32") << 32n) | e.bits(1, "b32");
  const c = e.bits(3, "b32");
  const low = Number(c & 3n);
  // Tables of the ISA: bytes chosen for d, most significant first.
  const modes: Record<string, number[][]> = {
    f4e: [[3, 2, 1, 0], [4, 3, 2, 1], [5, 4, 3, 2], [6, 5, 4, 3]],
    b4e: [[5, 6, 7, 0], [6, 7, 0, 1], [7, 0, 1, 2], [0, 1, 2, 3]],
    rc8: [[0, 0, 0, 0], [1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3]],
    ecl: [[3, 2, 1, 0], [3, 2, 1, 1], [3, 2, 2, 2], [3, 3, 3, 3]],
    ecr: [[0, 0, 0, 0], [1, 1, 1, 0], [2, 2, 1, 0], [3, 2, 1, 0]],
    rc16: [[1, 0, 1, 0], [3, 2, 3, 2], [1, 0, 1, 0], [3, 2, 3, 2]],
  };
  const mode = Object.keys(modes).find((name) => e.has(name));
  let d = 0n;
  for (let i = 0; i < 4; i++) {
    const selector = mode ? modes[mode][low][3 - i] : Number((c >> BigInt(4 * i)) & 15n);
    const byte = (bytes >> BigInt(8 * (selector & 7))) & 0xffn;
    d |= (selector & 8 ? (bit(byte, 7) ? 0xffn : 0n) : byte) << BigInt(8 * i);
  }
  return one(d);
}

function findNthSet(e: Evaluation): Outputs {
  const mask = e.bits(1, "b32");
  const base = e.bits(2, "u32");
  const offset = Number(e.integer(3, "s32"));
  if (offset === 0) return one(base < 32n && bit(mask, Number(base)) ? base : 0xffffffffn);
  let count = Math.abs(offset) - 1;
  const step = offset > 0 ? 1n : -1n;
  for (let position = base; position >= 0n && position < 32n; position += step) {
    if (bit(mask, Number(position)) && count-- === 0) return one(position);
  }
  return one(0xffffffffn);
}

function bitMask(e: Evaluation): Outputs {
  const [a, b] = [e.bits(1, "b32"), e.bits(2, "b32")];
  const [position, length] = [a & 31n, b & 31n];
  const clamped = e.has("clamp");
  const mask0 = clamped && a >= 32n ? 0n : ones(32) << position;
  const overflow = position + length >= 32n || (clamped && (a >= 32n || b >= 32n));
  const mask1 = overflow ? 0n : ones(32) << (position + length);
  return one(unsigned(mask0 & ~mask1, 32));
}

function extendFrom(e: Evaluation): Outputs {
  const a = e.bits(1, "b32");
  const b = e.bits(2, "u32");
  if (e.has("clamp") && b >= 32n) return one(a);
  const length = Number(b & 31n);
  const kept = a & ones(length);
  const negative = e.type === "s32" && length > 0 && bit(a, length - 1);
  return one(unsigned(negative ? kept - (1n << BigInt(length)) : kept, 32));
}

function funnel(e: Evaluation): Outputs {
  const both = (e.bits(2, "b32") << 32n) | e.bits(1, "b32");
  const c = e.bits(3, "u32");
  const n = e.has("wrap") ? c & 31n : c < 32n ? c : 32n;
  return one(unsigned(e.has("l") ? (both << n) >> 32n : both >> n, 32));
}

function shifted(e: Evaluation): Outputs {
  const width = BigInt(widthOf(e.type));
  const count = e.bits(2, "u32");
  const n = count < width ? count : width;
  return e.instruction.opcode === "shl" ? wrap(e, e.bits(1) << n) : wrap(e, e.integer(1) >> n);
}

function logic3(e: Evaluation): Outputs {
  const [a, b, c] = [1, 2, 3].map((i) => e.bits(i, "b32"));
  const table = e.bits(4, "b32");
  let d = 0n;
  for (let i = 0; i < 32; i++) {
    const index = (bit(a, i) << 2n) | (bit(b, i) << 1n) | bit(c, i);
    d |= bit(table, Number(index)) << BigInt(i);
  }
  if (!e.has("and") && !e.has("or")) return one(d);
  const q = e.bits(5, "pred");
  const p = d !== 0n ? 1n : 0n;
  return one(d, e.has("and") ? p & q : p | q);
}

// Comparison

const COMPARISONS: Record<string, (order: number | undefined) => boolean> = {
  eq: (o) => o === 0,
  ne: (o) => o !== undefined && o !== 0,
  lt: (o) => o === -1,
  le: (o) => o === -1 || o === 0,
  gt: (o) => o === 1,
  ge: (o) => o === 1 || o === 0,
  equ: (o) => o === undefined || o === 0,
  neu: (o) => o !== 0,
  ltu: (o) => o === undefined || o === -1,
  leu: (o) => o !== 1,
  gtu: (o) => o === undefined || o === 1,
  geu: (o) => o !== -1,
  num: (o) => o !== undefined,
  nan: (o) => o === undefined,
  lo: (o) => o === -1,
  ls: (o) => o !== 1,
  hi: (o) => o === 1,
  hs: (o) => o !== -1,
};

function compared(e: Evaluation, a: bigint, b: bigint, type: string): boolean {
  const operation = e.instruction.modifiers.find((modifier) => COMPARISONS[modifier])!;
  if (FORMATS[type]) return COMPARISONS[operation](real.compare(flushIn(e, a, type), flushIn(e, b, type)));
  const asUnsigned = /^(lo|ls|hi|hs)$/.test(operation);
  const [x, y] = [a, b].map((bits) => asUnsigned ? unsigned(bits, widthOf(type)) : valueOf(bits, type));
  return COMPARISONS[operation](x < y ? -1 : x > y ? 1 : 0);
}

function combined(e: Evaluation, condition: boolean): bigint {
  const own = condition ? 1n : 0n;
  if (e.instruction.operands.length < 4) return own;
  const c = e.bits(3, "pred");
  return e.has("and") ? own & c : e.has("or") ? own | c : own ^ c;
}

const PACKED: Record<string, string> = { f16x2: "f16", bf16x2: "bf16" };
const halfBits = (bits: bigint): [bigint, bigint] => [bits & 0xffffn, bits >> 16n];

function setPredicate(e: Evaluation): Outputs {
  const element = PACKED[e.type];
  if (element) {
    const [a, b] = [halfBits(e.bits(1)), halfBits(e.bits(2))];
    return one(...[0, 1].map((i) => combined(e, compared(e, a[i], b[i], element))));
  }
  const condition = compared(e, e.bits(1), e.bits(2), e.type);
  const results = [combined(e, condition)];
  if (e.instruction.operands[0].kind === "pair") results.push(combined(e, !condition));
  return one(...results);
}

function set(e: Evaluation): Outputs {
  const [to] = e.instruction.types;
  const truth: Record<string, bigint> = {
    f32: 0x3f800000n,
    f16: 0x3c00n,
    bf16: 0x3f80n,
    u32: ones(32),
    s32: ones(32),
    u16: ones(16),
    s16: ones(16),
  };
  const element = PACKED[e.type];
  if (element) {
    const [a, b] = [halfBits(e.bits(1)), halfBits(e.bits(2))];
    const t = truth[PACKED[to] ?? "u16"];
    const [low, high] = [0, 1].map((i) => combined(e, compared(e, a[i], b[i], element)) ? t : 0n);
    return one(low | (high << 16n));
  }
  return one(combined(e, compared(e, e.bits(1), e.bits(2), e.type)) ? truth[to] : 0n);
}

function selectBySign(e: Evaluation): Outputs {
  const [type, by] = e.instruction.types;
  const nonNegative = by === "f32"
    ? [0, 1].includes(real.compare(flushIn(e, e.bits(3, by), by), real.zero(false)) ?? -2)
    : e.integer(3, "s32") >= 0n;
  return one(nonNegative ? e.bits(1, type) : e.bits(2, type));
}

function testProperty(e: Evaluation): Outputs {
  const format = FORMATS[e.type];
  const x = real.decode(e.bits(1), format);
  const finite = x.denominator !== 0n;
  const subnormal = finite && !real.isZero(x) && isTiny(x, format);
  const answers: Record<string, boolean> = {
    finite,
    infinite: real.isInfinite(x),
    number: !real.isNaN(x),
    notanumber: real.isNaN(x),
    normal: finite && !subnormal, // zero is normal, as the ISA says of testp
    subnormal,
  };
  return one(answers[e.instruction.modifiers[0]] ? 1n : 0n);
}

// Floating point

function isTiny(x: Real, format: Format): boolean {
  return x.denominator !== 0n && (x.numerator << BigInt(-format.minimumExponent)) < x.denominator;
}

/** Decodes an operand; .ftz makes subnormals zeros (f32, and f16 of the half-precision instructions). */
function flushIn(e: Evaluation, bits: bigint, type: string): Real {
  const format = FORMATS[type];
  const x = real.decode(bits, format);
  return e.has("ftz") && type !== "f64" && isTiny(x, format) ? real.zero(x.negative) : x;
}

/** Rounds a result: .sat, .relu, rounding, then .ftz. */
function round(e: Evaluation, x: Real, type: string, mode: Mode = e.mode): bigint {
  const format = FORMATS[type];
  if (e.has("sat")) {
    if (real.isNaN(x) || x.negative) x = real.zero(false);
    else if (real.compare(x, real.integer(1n)) === 1) x = real.integer(1n);
  }
  if (e.has("relu") && !real.isNaN(x) && x.negative) x = real.zero(false);
  const bits = real.encode(x, format, mode);
  const rounded = real.decode(bits, format);
  if (e.has("ftz") && type !== "f64" && isTiny(rounded, format)) {
    return real.encode(real.zero(rounded.negative), format);
  }
  return bits;
}

/** A function of exact operands applied to a scalar, or to both halves of packed ones. */
function floating(compute: (e: Evaluation, operands: Real[]) => Real): Model {
  return (e) => {
    const count = e.instruction.operands.length - 1;
    const operands = Array.from({ length: count }, (_, i) => e.bits(i + 1));
    const element = PACKED[e.type];
    if (!element) return one(round(e, compute(e, operands.map((bits) => flushIn(e, bits, e.type))), e.type));
    const halves = [0, 1].map((half) =>
      round(e, compute(e, operands.map((bits) => flushIn(e, halfBits(bits)[half], element))), element)
    );
    return one(halves[0] | (halves[1] << 16n));
  };
}

function extremum(e: Evaluation, a: Real, b: Real): Real {
  const minimum = e.instruction.opcode === "min";
  if (e.has("abs")) {
    const r = choose(e, minimum, real.magnitude(a), real.magnitude(b));
    return { ...r, negative: a.negative !== b.negative };
  }
  return choose(e, minimum, a, b);
}

function choose(e: Evaluation, minimum: boolean, a: Real, b: Real): Real {
  if (real.isNaN(a) || real.isNaN(b)) {
    return e.has("NaN") || (real.isNaN(a) && real.isNaN(b)) ? real.NAN : real.isNaN(a) ? b : a;
  }
  const order = real.compare(a, b);
  // −0 is below +0.
  if (order === 0) return a.negative === minimum ? a : b;
  return (order === -1) === minimum ? a : b;
}

const FLOATS: Record<string, Model> = {
  add: floating((e, [a, b]) => real.add(a, b, e.mode)),
  sub: floating((e, [a, b]) => real.add(a, real.negate(b), e.mode)),
  mul: floating((_, [a, b]) => real.multiply(a, b)),
  fma: floating((e, [a, b, c]) => real.add(real.multiply(a, b), c, e.mode)),
  mad: floating((e, [a, b, c]) => real.add(real.multiply(a, b), c, e.mode)),
  div: floating((_, [a, b]) => real.divide(a, b)),
  rcp: floating((_, [a]) => real.divide(real.integer(1n), a)),
  sqrt: floating((_, [a]) => real.squareRoot(a)),
  abs: floating((_, [a]) => real.magnitude(a)),
  neg: floating((_, [a]) => real.negate(a)),
  min: floating((e, [a, b, c]) => c ? extremum(e, extremum(e, a, b), c) : extremum(e, a, b)),
  max: floating((e, [a, b, c]) => c ? extremum(e, extremum(e, a, b), c) : extremum(e, a, b)),
  copysign: (e) => {
    const top = 1n << BigInt(widthOf(e.type) - 1);
    return one((e.bits(2) & ~top) | (e.bits(1) & top));
  },
};

const PACKED_INTEGERS: Model = (e) => {
  const sign = e.type.startsWith("s");
  const [a, b] = [1, 2].map((i) => halfBits(e.bits(i, "b32")).map((half) => sign ? signed(half, 16) : half));
  const halves = [0, 1].map((i) => {
    const { opcode } = e.instruction;
    const value = opcode === "add" ? a[i] + b[i] : (opcode === "min") === a[i] < b[i] ? a[i] : b[i];
    return unsigned(e.has("relu") && value < 0n ? 0n : value, 16);
  });
  return one(halves[0] | (halves[1] << 16n));
};

// Conversion

function convert(e: Evaluation): Outputs {
  const [to, from] = e.instruction.types;
  if (e.has("pack")) return pack(e);
  if (PACKED[to]) {
    const [high, low] = [1, 2].map((i) => round(e, flushIn(e, e.bits(i, from), from), PACKED[to]));
    return one(low | (high << 16n));
  }
  if (to === "tf32") return one(tf32(e));
  const integral = (["rni", "rzi", "rmi", "rpi"] as const).find((mode) => e.has(mode));
  const integralMode = integral?.slice(0, 2) as Mode | undefined;
  if (!FORMATS[from]) {
    const value = e.integer(1, from);
    if (FORMATS[to]) return one(round(e, value === 0n ? real.zero(false) : real.integer(value), to));
    const limited = e.has("sat") ? clamp(value, ...rangeOf(to.startsWith("s"), widthOf(to))) : value;
    return one(unsigned(limited, widthOf(to)));
  }
  let x = real.decode(e.bits(1, from), FORMATS[from]);
  if (e.has("ftz") && from === "f32" && isTiny(x, FORMATS.f32)) x = real.zero(x.negative);
  if (FORMATS[to]) {
    if (from === "bf16" && to === "f32" && real.isNaN(x)) {
      return one(e.has("sat") ? 0n : e.bits(1, from) << 16n);
    }
    if (integralMode) x = real.roundToInteger(x, integralMode);
    return one(e.has("ftz") && to !== "f32" ? roundWithoutFlush(e, x, to) : round(e, x, to));
  }
  const width = widthOf(to);
  if (real.isNaN(x)) return one(from === "f64" || width === 64 ? 1n << BigInt(width - 1) : 0n);
  const [low, high] = rangeOf(to.startsWith("s"), width);
  if (real.isInfinite(x)) return one(unsigned(x.negative ? low : high, width));
  const { negative, numerator } = real.roundToInteger(x, integralMode!);
  return one(unsigned(clamp(negative ? -numerator : numerator, low, high), width));
}

function roundWithoutFlush(e: Evaluation, x: Real, to: string): bigint {
  const modifiers = e.instruction.modifiers.filter((modifier) => modifier !== "ftz");
  return round(new Evaluation({ ...e.instruction, modifiers }, e.inputs), x, to);
}

function tf32(e: Evaluation): bigint {
  const bits = e.bits(1, "f32");
  let x = real.decode(bits, FORMATS.f32);
  if (real.isNaN(x)) return FORMATS.f32.nan;
  if (e.has("relu") && x.negative) x = real.zero(false);
  if (real.isInfinite(x)) return bits;
  // The significand in units of its 11th bit; ties of rna go away from zero.
  const source = real.encode(x, FORMATS.f32);
  const rest = source & 0x1fffn;
  const low = source - rest;
  const up = e.has("rna")
    ? rest >= 0x1000n
    : e.has("rz")
    ? false
    : rest > 0x1000n || (rest === 0x1000n && bit(low, 13) === 1n);
  return up ? low + 0x2000n : low;
}

function pack(e: Evaluation): Outputs {
  const name = e.instruction.modifiers.find((modifier) => /^[us](2|4|8|16)$/.test(modifier))!;
  const bits = Number(name.slice(1));
  const [a, b] = [1, 2].map((i) =>
    unsigned(clamp(e.integer(i, "s32"), ...rangeOf(name.startsWith("s"), bits)), bits)
  );
  const c = e.instruction.operands[3] ? e.bits(3, "b32") : 0n;
  return one(unsigned((c << BigInt(2 * bits)) | (a << BigInt(bits)) | b, 32));
}

const INTEGERS: Record<string, Model> = {
  add: (e) => e.has("sat") ? saturated(e.integer(1) + e.integer(2)) : wrap(e, e.integer(1) + e.integer(2)),
  sub: (e) => e.has("sat") ? saturated(e.integer(1) - e.integer(2)) : wrap(e, e.integer(1) - e.integer(2)),
  mul: (e) => {
    const { value, bits } = product(e);
    return one(unsigned(value, bits));
  },
  mad: (e) => {
    const { value, bits } = product(e);
    const type = `${e.type[0]}${bits}`;
    if (e.has("sat")) return saturated(signed(value, 32) + e.integer(3));
    return one(unsigned(value + e.integer(3, type), bits));
  },
  div: (e) => wrap(e, e.integer(2) === 0n ? -1n : e.integer(1) / e.integer(2)),
  rem: (e) => wrap(e, e.integer(2) === 0n ? -1n : e.integer(1) % e.integer(2)),
  min: (e) => wrap(e, relu(e, e.integer(1) < e.integer(2) ? e.integer(1) : e.integer(2))),
  max: (e) => wrap(e, relu(e, e.integer(1) > e.integer(2) ? e.integer(1) : e.integer(2))),
  abs: (e) => wrap(e, abs(e.integer(1))),
  neg: (e) => wrap(e, -e.integer(1)),
};

const relu = (e: Evaluation, value: bigint): bigint => e.has("relu") && value < 0n ? 0n : value;

const CARRY: Record<string, Model> = {
  add: (e) => withCarry(e, e.bits(1), e.bits(2), false),
  addc: (e) => withCarry(e, e.bits(1), e.bits(2), false),
  sub: (e) => withCarry(e, e.bits(1), e.bits(2), true),
  subc: (e) => withCarry(e, e.bits(1), e.bits(2), true),
  mad: multiplyWithCarry,
  madc: multiplyWithCarry,
};

function product24(e: Evaluation): bigint {
  const [a, b] = [1, 2].map((i) => e.type === "s32" ? signed(e.bits(i), 24) : unsigned(e.bits(i), 24));
  const full = unsigned(a * b, 48);
  return e.has("hi") ? full >> 16n : unsigned(full, 32);
}

const UNTYPED: Record<string, Model> = {
  sad: (e) => wrap(e, e.integer(3) + abs(e.integer(1) - e.integer(2))),
  mul24: (e) => one(product24(e)),
  mad24: (e) =>
    e.has("sat") ? saturated(signed(product24(e), 32) + e.integer(3)) : wrap(e, product24(e) + e.integer(3)),
  and: (e) => one(e.bits(1) & e.bits(2)),
  or: (e) => one(e.bits(1) | e.bits(2)),
  xor: (e) => one(e.bits(1) ^ e.bits(2)),
  not: (e) => wrap(e, ~e.bits(1)),
  cnot: (e) => one(e.bits(1) === 0n ? 1n : 0n),
  lop3: logic3,
  shl: shifted,
  shr: shifted,
  shf: funnel,
  bfe: bitFieldExtract,
  bfi: bitFieldInsert,
  bfind: findLeading,
  brev: (e) => {
    const width = widthOf(e.type);
    let d = 0n;
    for (let i = 0; i < width; i++) d |= bit(e.bits(1), i) << BigInt(width - 1 - i);
    return one(d);
  },
  clz: (e) => {
    const width = widthOf(e.type);
    let n = 0;
    while (n < width && !bit(e.bits(1), width - 1 - n)) n++;
    return one(BigInt(n));
  },
  popc: (e) => one(BigInt(e.bits(1).toString(2).replaceAll("0", "").length)),
  prmt: permute,
  fns: findNthSet,
  bmsk: bitMask,
  szext: extendFrom,
  dp4a: dot,
  dp2a: dot,
  vabsdiff4: absoluteDifferences,
  setp: setPredicate,
  set,
  selp: (e) => one(e.bits(3, "pred") ? e.bits(1) : e.bits(2)),
  slct: selectBySign,
  testp: testProperty,
  cvt: convert,
};

/** What an instruction gives for one element. */
export function evaluate(instruction: Instruction, inputs: Inputs): Outputs {
  const e = new Evaluation(instruction, inputs);
  const { opcode } = instruction;
  const carries = e.has("cc") || /^(addc|subc|madc)$/.test(opcode);
  const table = UNTYPED[opcode]
    ? UNTYPED
    : carries
    ? CARRY
    : FORMATS[e.type] || PACKED[e.type]
    ? FLOATS
    : e.type.endsWith("16x2")
    ? { [opcode]: PACKED_INTEGERS }
    : INTEGERS;
  return table[opcode](e);
}
