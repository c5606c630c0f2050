/**
 * 64-bit integer operations that WebAssembly lacks, and bit searches.
 */
import type { CodeWriter } from "../wasm/code.ts";
import type { SupportFunction, SupportLibrary } from "./linker.ts";

/** The high half of a 64 × 64-bit product, computed from four 32 × 32-bit products. */
const mulhiUnsigned: SupportFunction = {
  parameters: ["i64", "i64"],
  results: ["i64"],
  write(code) {
    const middle = code.local("i64");
    const lowLow = code.local("i64");
    const low = (local: number) => {
      code.localGet(local);
      code.i64Const(0xffffffffn);
      code.op("i64.and");
    };
    const high = (local: number) => {
      code.localGet(local);
      code.i64Const(32n);
      code.op("i64.shr_u");
    };
    low(0);
    low(1);
    code.op("i64.mul");
    code.localSet(lowLow);
    // middle = high(a)·low(b) + high(lowLow) cannot overflow: it is at most (2³² − 1)² + 2³² − 1.
    high(0);
    low(1);
    code.op("i64.mul");
    high(lowLow);
    code.op("i64.add");
    code.localSet(middle);
    // result = high(a)·high(b) + high(middle) + high(low(a)·high(b) + low(middle))
    high(0);
    high(1);
    code.op("i64.mul");
    high(middle);
    code.op("i64.add");
    low(0);
    high(1);
    code.op("i64.mul");
    low(middle);
    code.op("i64.add");
    code.i64Const(32n);
    code.op("i64.shr_u", "i64.add");
  },
};

/** The unsigned high half, minus b if a is negative, minus a if b is negative. */
const mulhiSigned: SupportFunction = {
  parameters: ["i64", "i64"],
  results: ["i64"],
  write(code, link) {
    code.localGet(0);
    code.localGet(1);
    code.call(link("mulhi_u64"));
    for (const [negative, other] of [[0, 1], [1, 0]] as const) {
      code.localGet(negative);
      code.i64Const(63n);
      code.op("i64.shr_s");
      code.localGet(other);
      code.op("i64.and", "i64.sub");
    }
  },
};

/** Pushes min(local, limit) of an i32, as i64. */
function clamped(code: CodeWriter, local: number, limit: number): void {
  code.localGet(local);
  code.i32Const(limit);
  code.localGet(local);
  code.i32Const(limit);
  code.op("i32.lt_u", "select", "i64.extend_i32_u");
}

/** Pushes value >> min(position, 64), filling with the sign or with zeros. */
function shiftedRight(code: CodeWriter, value: number, position: number, signed: boolean): void {
  code.localGet(value);
  clamped(code, position, 63);
  code.op(signed ? "i64.shr_s" : "i64.shr_u");
  if (signed) return;
  // WebAssembly takes counts modulo 64, and a count of 63 leaves one bit.
  code.i64Const(0n);
  code.localGet(position);
  code.i32Const(64);
  code.op("i32.lt_u", "select");
}

/** Pushes 2^min(length, 64) − 1. */
function lowMask(code: CodeWriter, length: number): void {
  code.i64Const(1n);
  code.localGet(length);
  code.op("i64.extend_i32_u", "i64.shl");
  code.i64Const(1n);
  code.op("i64.sub");
  code.i64Const(-1n);
  code.localGet(length);
  code.i32Const(64);
  code.op("i32.lt_u", "select");
}

/** bfe.u64 (value, position, length); position and length are 0 to 255. */
const bfeUnsigned: SupportFunction = {
  parameters: ["i64", "i32", "i32"],
  results: ["i64"],
  write(code) {
    shiftedRight(code, 0, 1, false);
    lowMask(code, 2);
    code.op("i64.and");
  },
};

/**
 * bfe.s64 (value, position, length). The sign is the top bit of the field, or the top bit of the value if the
 * field extends beyond it.
 */
const bfeSigned: SupportFunction = {
  parameters: ["i64", "i32", "i32"],
  results: ["i64"],
  write(code) {
    const unused = code.local("i64");
    code.i64Const(64n);
    clamped(code, 2, 64);
    code.op("i64.sub");
    code.localSet(unused);
    shiftedRight(code, 0, 1, true);
    code.localGet(unused);
    code.op("i64.shl");
    code.localGet(unused);
    code.op("i64.shr_s");
    code.i64Const(0n);
    code.localGet(2);
    code.op("select");
  },
};

/** bfi.b64 (field, base, position, length). */
const bfi: SupportFunction = {
  parameters: ["i64", "i64", "i32", "i32"],
  results: ["i64"],
  write(code) {
    const mask = code.local("i64");
    lowMask(code, 3);
    code.localGet(2);
    code.op("i64.extend_i32_u", "i64.shl");
    code.i64Const(0n);
    code.localGet(2);
    code.i32Const(64);
    code.op("i32.lt_u", "select");
    code.localSet(mask);
    // base ^ ((base ^ field << position) & mask)
    code.localGet(1);
    code.localGet(1);
    code.localGet(0);
    code.localGet(2);
    code.op("i64.extend_i32_u", "i64.shl", "i64.xor");
    code.localGet(mask);
    code.op("i64.and", "i64.xor");
  },
};

/** brev: swaps adjacent groups of 1, 2, 4, 8 and 16 bits, then rotates by half the width. */
function reversal(type: "i32" | "i64"): SupportFunction {
  const constant = (code: CodeWriter, value: bigint) =>
    type === "i32" ? code.i32Const(Number(BigInt.asIntN(32, value))) : code.i64Const(value);
  const steps: [bigint, bigint][] = [
    [1n, 0x5555555555555555n],
    [2n, 0x3333333333333333n],
    [4n, 0x0f0f0f0f0f0f0f0fn],
    [8n, 0x00ff00ff00ff00ffn],
  ];
  if (type === "i64") steps.push([16n, 0x0000ffff0000ffffn]);
  return {
    parameters: [type],
    results: [type],
    write(code) {
      for (const [count, mask] of steps) {
        code.localGet(0);
        constant(code, count);
        code.op(`${type}.shr_u`);
        constant(code, mask);
        code.op(`${type}.and`);
        code.localGet(0);
        constant(code, mask);
        code.op(`${type}.and`);
        constant(code, count);
        code.op(`${type}.shl`, `${type}.or`);
        code.localSet(0);
      }
      code.localGet(0);
      constant(code, type === "i32" ? 16n : 32n);
      code.op(`${type}.rotl`);
    },
  };
}

/**
 * prmt (a, b, selector): four nibbles select bytes of b:a; the top bit of a nibble replicates the byte's sign
 * instead.
 */
const prmt: SupportFunction = {
  parameters: ["i32", "i32", "i32"],
  results: ["i32"],
  write(code) {
    const bytes = code.local("i64");
    code.localGet(0);
    code.op("i64.extend_i32_u");
    code.localGet(1);
    code.op("i64.extend_i32_u");
    code.i64Const(32n);
    code.op("i64.shl", "i64.or");
    code.localSet(bytes);
    for (let i = 0; i < 4; i++) {
      const byte = code.local("i32");
      code.localGet(bytes);
      code.localGet(2);
      code.i32Const(4 * i);
      code.op("i32.shr_u");
      code.i32Const(7);
      code.op("i32.and");
      code.i32Const(3);
      code.op("i32.shl", "i64.extend_i32_u", "i64.shr_u", "i32.wrap_i64", "i32.extend8_s");
      code.localTee(byte);
      code.i32Const(7);
      code.op("i32.shr_s");
      code.localGet(byte);
      code.localGet(2);
      code.i32Const(8 << (4 * i));
      code.op("i32.and", "select");
      code.i32Const(0xff);
      code.op("i32.and");
      if (i > 0) {
        code.i32Const(8 * i);
        code.op("i32.shl", "i32.or");
      }
    }
  },
};

/**
 * fns (mask, base, offset): the position of the offset-th set bit from base upward or downward, or −1 if
 * there is none.
 */
const fns: SupportFunction = {
  parameters: ["i32", "i32", "i32"],
  results: ["i32"],
  write(code) {
    const step = code.local("i32");
    const isSet = () => {
      code.localGet(0);
      code.localGet(1);
      code.op("i32.shr_u");
      code.i32Const(1);
      code.op("i32.and");
    };
    const notFound = code.block();
    // Offset 0 tests the bit at base itself, like the first bit upward.
    code.i32Const(-1);
    code.i32Const(1);
    code.localGet(2);
    code.i32Const(0);
    code.op("i32.lt_s", "select");
    code.localSet(step);
    const again = code.loop();
    code.localGet(1);
    code.i32Const(31);
    code.op("i32.gt_u");
    code.brIf(notFound);
    isSet();
    code.if();
    code.localGet(2);
    code.localGet(step);
    code.op("i32.eq");
    code.localGet(2);
    code.op("i32.eqz", "i32.or");
    code.if();
    code.localGet(1);
    code.op("return");
    code.end();
    code.localGet(2);
    code.localGet(step);
    code.op("i32.sub");
    code.localSet(2);
    code.end();
    code.localGet(1);
    code.localGet(step);
    code.op("i32.add");
    code.localSet(1);
    // With offset 0 only the bit at base counts.
    code.localGet(2);
    code.brIf(again);
    code.end();
    code.end();
    code.i32Const(-1);
  },
};

export const INTEGER: SupportLibrary = {
  mulhi_u64: mulhiUnsigned,
  mulhi_s64: mulhiSigned,
  bfe_u64: bfeUnsigned,
  bfe_s64: bfeSigned,
  bfi_b64: bfi,
  brev_b32: reversal("i32"),
  brev_b64: reversal("i64"),
  prmt,
  fns,
};
