/** Integer arithmetic. */
import {
  abs,
  clamp,
  type Evaluation,
  highHalf,
  joinHalves,
  lowHalf,
  type Model,
  type Outputs,
  outputs,
  rangeOf,
  signed,
  unsigned,
  widthOf,
  wrapped,
} from "./evaluation.ts";

function product(e: Evaluation): { value: bigint; bits: number } {
  const bits = widthOf(e.type);
  const full = e.integer(1) * e.integer(2);
  if (e.has("wide")) return { value: full, bits: 2 * bits };
  return { value: e.has("hi") ? full >> BigInt(bits) : full, bits };
}

function saturated(value: bigint): Outputs {
  return outputs(unsigned(clamp(value, ...rangeOf(true, 32)), 32));
}

function withCarry(e: Evaluation, left: bigint, right: bigint, subtract: boolean): Outputs {
  const bits = widthOf(e.type);
  const carryIn = /^(addc|subc|madc)$/.test(e.instruction.opcode) ? e.inputs.carry : 0n;
  // A subtraction keeps the complement of its borrow, as on the GPU.
  const borrowIn = /c$/.test(e.instruction.opcode) ? 1n - carryIn : 0n;
  const exact = subtract ? left - right - borrowIn : left + right + carryIn;
  const carry = subtract ? (exact < 0n ? 0n : 1n) : exact >> BigInt(bits);
  return { results: [unsigned(exact, bits)], carry: e.has("cc") ? carry : e.inputs.carry };
}

function multiplyWithCarry(e: Evaluation): Outputs {
  const bits = widthOf(e.type);
  const { value } = product(e);
  return withCarry(e, unsigned(value, bits), e.bits(3), false);
}

const relu = (e: Evaluation, value: bigint): bigint => e.has("relu") && value < 0n ? 0n : value;

export const INTEGERS: Record<string, Model> = {
  add: (e) => e.has("sat") ? saturated(e.integer(1) + e.integer(2)) : wrapped(e, e.integer(1) + e.integer(2)),
  sub: (e) => e.has("sat") ? saturated(e.integer(1) - e.integer(2)) : wrapped(e, e.integer(1) - e.integer(2)),
  mul: (e) => {
    const { value, bits } = product(e);
    return outputs(unsigned(value, bits));
  },
  mad: (e) => {
    const { value, bits } = product(e);
    const type = `${e.type.charAt(0)}${bits}`;
    if (e.has("sat")) return saturated(signed(value, 32) + e.integer(3));
    return outputs(unsigned(value + e.integer(3, type), bits));
  },
  div: (e) => wrapped(e, e.integer(2) === 0n ? -1n : e.integer(1) / e.integer(2)),
  rem: (e) => wrapped(e, e.integer(2) === 0n ? -1n : e.integer(1) % e.integer(2)),
  min: (e) => wrapped(e, relu(e, e.integer(1) < e.integer(2) ? e.integer(1) : e.integer(2))),
  max: (e) => wrapped(e, relu(e, e.integer(1) > e.integer(2) ? e.integer(1) : e.integer(2))),
  abs: (e) => wrapped(e, abs(e.integer(1))),
  neg: (e) => wrapped(e, -e.integer(1)),
};

/** Instructions that read or write the carry flag. */
export const CARRY: Record<string, Model> = {
  add: (e) => withCarry(e, e.bits(1), e.bits(2), false),
  addc: (e) => withCarry(e, e.bits(1), e.bits(2), false),
  sub: (e) => withCarry(e, e.bits(1), e.bits(2), true),
  subc: (e) => withCarry(e, e.bits(1), e.bits(2), true),
  mad: multiplyWithCarry,
  madc: multiplyWithCarry,
};

/** Instructions on two packed 16-bit integers. */
export const packedInteger: Model = (e) => {
  const { opcode } = e.instruction;
  const element = (half: (bits: bigint) => bigint): bigint => {
    const read = (i: number): bigint => {
      const bits = half(e.bits(i, "b32"));
      return e.type.startsWith("s") ? signed(bits, 16) : bits;
    };
    const a = read(1), b = read(2);
    const value = opcode === "add" ? a + b : (opcode === "min") === a < b ? a : b;
    return unsigned(relu(e, value), 16);
  };
  return outputs(joinHalves(element(lowHalf), element(highHalf)));
};

export const dotProduct: Model = (e) => {
  const aIsSigned = e.typeAt(0) === "s32", bIsSigned = e.typeAt(1) === "s32";
  const terms = e.instruction.opcode === "dp4a" ? 4 : 2;
  const aBits = 32 / terms;
  let sum = e.bits(3, "b32");
  for (let i = 0; i < terms; i++) {
    const a = unsigned(e.bits(1, "b32") >> BigInt(aBits * i), aBits);
    const b = unsigned(e.bits(2, "b32") >> BigInt(8 * i + (terms === 2 && e.has("hi") ? 16 : 0)), 8);
    sum += (aIsSigned ? signed(a, aBits) : a) * (bIsSigned ? signed(b, 8) : b);
  }
  return outputs(unsigned(sum, 32));
};

export const absoluteDifferences: Model = (e) => {
  const all = [0n, 8n, 16n, 24n].map((shift) => {
    const difference = (e.bits(1, "b32") >> shift & 0xffn) - (e.bits(2, "b32") >> shift & 0xffn);
    return [shift, abs(difference)] as const;
  });
  return outputs(
    e.has("add")
      ? unsigned(all.reduce((sum, [, difference]) => sum + difference, e.bits(3, "b32")), 32)
      : all.reduce((word, [shift, difference]) => word | difference << shift, 0n),
  );
};

function product24(e: Evaluation): bigint {
  const read = (i: number): bigint => e.type === "s32" ? signed(e.bits(i), 24) : unsigned(e.bits(i), 24);
  const full = unsigned(read(1) * read(2), 48);
  return e.has("hi") ? full >> 16n : unsigned(full, 32);
}

export const multiply24: Model = (e) => outputs(product24(e));

export const multiplyAdd24: Model = (e) =>
  e.has("sat") ? saturated(signed(product24(e), 32) + e.integer(3)) : wrapped(e, product24(e) + e.integer(3));

export const sumOfDifferences: Model = (e) => wrapped(e, e.integer(3) + abs(e.integer(1) - e.integer(2)));
