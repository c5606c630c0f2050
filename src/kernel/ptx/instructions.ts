/** The PTX instruction of each operation of the IR. */
import type { Scalar } from "../ir/types.ts";
import { isFloat, type RegisterType } from "../ir/types.ts";
import type { Op, Value } from "../ir/ir.ts";

/** The type suffix of arithmetic. */
export const TYPE: Record<RegisterType, string> = {
  bool: "pred",
  i32: "s32",
  u32: "u32",
  i64: "s64",
  u64: "u64",
  f32: "f32",
  f64: "f64",
};

/** The type suffix of instructions that do not interpret bits. */
export const BITS: Record<RegisterType, string> = {
  bool: "pred",
  i32: "b32",
  u32: "b32",
  i64: "b64",
  u64: "b64",
  f32: "f32",
  f64: "f64",
};

/** The type suffix of loads and stores. */
export const MEMORY: Record<Exclude<Scalar, "bf16">, string> = {
  bool: "u8",
  i8: "s8",
  u8: "u8",
  i16: "s16",
  u16: "u16",
  i32: "u32",
  u32: "u32",
  i64: "u64",
  u64: "u64",
  f16: "b16",
  f32: "f32",
  f64: "f64",
};

/** Returns the instruction of an operation whose operands follow its result; undefined for all others. */
export function mnemonic(value: Value): string | undefined {
  const { op, type } = value;
  const operandType = value.args[0]?.type ?? type;
  // Without `.rn`, ptxas may fuse sums with products.
  const rounded = isFloat(type) && value.name !== "contractible" ? ".rn" : "";
  switch (op) {
    case "add":
    case "sub":
      return `${op}${rounded}.${TYPE[type]}`;
    case "mul":
      return `mul${isFloat(type) ? rounded : ".lo"}.${TYPE[type]}`;
    case "div":
      return `div${rounded}.${TYPE[type]}`;
    case "mulhi":
      return `mul.hi.${TYPE[type]}`;
    case "mulwide":
      return `mul.wide.${TYPE[operandType]}`;
    case "permute":
      return "prmt.b32";
    case "funnel":
      return "shf.r.wrap.b32";
    case "fma":
      return `fma.rn.${TYPE[type]}`;
    case "and":
    case "or":
    case "xor":
    case "not":
      return `${op}.${BITS[type]}`;
    case "shl":
      return `shl.${BITS[type]}`;
    case "shr":
    case "rem":
    case "min":
    case "max":
    case "abs":
      return `${op}.${TYPE[type]}`;
    case "neg":
      // PTX negates signed types only; the bits are the same.
      return `neg.${TYPE[type].replace("u", "s")}`;
    case "eq":
    case "lt":
    case "le":
    case "gt":
    case "ge":
      return `setp.${op}.${TYPE[operandType]}`;
    case "ne":
      return `setp.${isFloat(operandType) ? "neu" : "ne"}.${TYPE[operandType]}`;
    case "sqrt":
      return `sqrt.rn.${TYPE[type]}`;
    case "popc":
    case "clz":
      return `${op}.${BITS[operandType]}`;
    case "brev":
      return `brev.${BITS[type]}`;
    default:
      return ROUND[op] !== undefined ? `cvt.${ROUND[op]}.${type}.${type}` : APPROXIMATE[op]?.(type);
  }
}

const ROUND: Partial<Record<Op, string>> = { floor: "rmi", ceil: "rpi", trunc: "rzi", rint: "rni" };

const APPROXIMATE: Partial<Record<Op, (type: RegisterType) => string>> = {
  rsqrtApprox: (type) => `rsqrt.approx.${type}`,
  rcpApprox: (type) => type === "f64" ? "rcp.approx.ftz.f64" : "rcp.approx.f32",
  exp2Approx: () => "ex2.approx.f32",
  log2Approx: () => "lg2.approx.f32",
  sinApprox: () => "sin.approx.f32",
  cosApprox: () => "cos.approx.f32",
};

/** Returns the instruction that converts a register to another type. */
export function conversion(from: RegisterType, to: RegisterType, rounding: string): string {
  const types = `${TYPE[to]}.${TYPE[from]}`;
  if (isFloat(from) && !isFloat(to)) return `cvt.${rounding || "rz"}i.${types}`;
  if (!isFloat(from) && isFloat(to)) return `cvt.${rounding || "rn"}.${types}`;
  if (isFloat(from)) return from === "f64" ? `cvt.${rounding || "rn"}.${types}` : `cvt.${types}`;
  return `cvt.${types}`;
}

/** Returns the instruction of an operation of a warp. */
export function warpInstruction(name: string): string {
  const shuffle = /^shuffle\.(\w+)$/.exec(name)?.[1];
  if (shuffle !== undefined) {
    const modes: Record<string, string> = { down: "down", up: "up", xor: "bfly", index: "idx" };
    return `shfl.sync.${modes[shuffle]}.b32`;
  }
  return name === "ballot" ? "vote.sync.ballot.b32" : `vote.sync.${name.slice("vote.".length)}.pred`;
}

/** Returns the instruction of an atomic operation, without its memory space. */
export function atomicInstruction(name: string, scalar: Scalar, type: RegisterType): string {
  switch (name) {
    case "exchange":
      return `exch.${bits(type)}`;
    case "compareAndSwap":
      return `cas.${bits(type)}`;
    case "and":
    case "or":
    case "xor":
      return `${name}.${bits(type)}`;
    case "add":
      // Addition wraps: the sign does not matter, and PTX has no s64.
      return `add.${scalar === "i64" ? "u64" : TYPE[type]}`;
    default:
      return `${name}.${TYPE[type]}`;
  }
}

function bits(type: RegisterType): string {
  return type.endsWith("64") ? "b64" : "b32";
}
