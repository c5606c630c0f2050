/**
 * f64 arithmetic on integers, for operations that WebAssembly's f64 lacks: fused multiply-add and directed
 * rounding. A number is a sign, a 128-bit magnitude, and the weight of the magnitude's lowest bit. The lowest
 * bit is sticky: it is set if any lower bit was lost.
 */
import type { CodeWriter, ValueType } from "../wasm/code.ts";
import {
  call,
  f64,
  get,
  i32,
  i64,
  type Node,
  op,
  returnValue,
  select,
  set,
  when,
  write,
} from "./expressions.ts";
import type { SupportFunction, SupportLibrary } from "./linker.ts";
import type { Rounding } from "./rounding.ts";

/** Rounding down is rounding up between two negations, which also gives exact zeros the right sign. */
type ImplementedRounding = Exclude<Rounding, "rm">;

function locals<Name extends string>(
  code: CodeWriter,
  types: Readonly<Record<Name, ValueType>>,
): Record<Name, number> {
  const indices = {} as Record<Name, number>;
  for (const name of Object.keys(types) as Name[]) indices[name] = code.local(types[name]);
  return indices;
}

/** shift_right_jam (high, low, count 0 … 2³¹): ORs the bits that are shifted out into the lowest bit. */
const shiftRightJam: SupportFunction = {
  parameters: ["i64", "i64", "i32"],
  results: ["i64", "i64"],
  write(code) {
    const [high, low, count] = [0, 1, 2];
    const v = locals(code, { lost: "i64", right: "i64", left: "i64" });
    write(
      code,
      set(count, select(op("i32.gt_s", get(count), i32(127)), i32(127), get(count))),
      when(op("i32.ge_s", get(count), i32(64)), [
        set(v.lost, get(low)),
        set(low, get(high)),
        set(high, i64(0n)),
        set(count, op("i32.sub", get(count), i32(64))),
      ]),
      when(get(count), [
        set(v.right, op("i64.extend_i32_u", get(count))),
        set(v.left, op("i64.sub", i64(64n), get(v.right))),
        set(v.lost, op("i64.or", get(v.lost), op("i64.shl", get(low), get(v.left)))),
        set(
          low,
          op("i64.or", op("i64.shr_u", get(low), get(v.right)), op("i64.shl", get(high), get(v.left))),
        ),
        set(high, op("i64.shr_u", get(high), get(v.right))),
      ]),
      get(high),
      op("i64.or", get(low), op("i64.extend_i32_u", op("i64.ne", get(v.lost), i64(0n)))),
    );
  },
};

/**
 * pack_f64 (sign 0 or 1, weight, high, low): rounds ±(high:low)·2^weight to f64. The magnitude is not zero.
 */
function pack(rounding: ImplementedRounding): SupportFunction {
  return {
    parameters: ["i32", "i32", "i64", "i64"],
    results: ["f64"],
    write(code, link) {
      const [sign, weight, high, low] = [0, 1, 2, 3];
      const v = locals(code, { shift: "i64", biased: "i32", rest: "i64", bits: "i64" });
      const inexact = op("i64.ne", get(v.rest), i64(0n));
      const increment = rounding === "rz"
        ? i32(0)
        : rounding === "rp"
        ? op("i32.and", inexact, op("i32.eqz", get(sign)))
        // Round up above one half, or at one half if the last bit is odd.
        : op(
          "i64.gt_u",
          op("i64.add", get(v.rest), op("i64.and", get(v.bits), i64(1n))),
          i64(0x800n),
        );
      const infinity = i64(0x7ff0000000000000n);
      const largest = i64(0x7fefffffffffffffn);
      const overflow = rounding === "rn"
        ? infinity
        : rounding === "rz"
        ? largest
        : select(get(sign), largest, infinity);
      const signBit = op("i64.shl", op("i64.extend_i32_u", get(sign)), i64(63n));
      write(
        code,
        when(op("i64.eqz", get(high)), [
          set(high, get(low)),
          set(low, i64(0n)),
          set(weight, op("i32.sub", get(weight), i32(64))),
        ]),
        set(v.shift, op("i64.clz", get(high))),
        when(op("i64.ne", get(v.shift), i64(0n)), [
          set(
            high,
            op(
              "i64.or",
              op("i64.shl", get(high), get(v.shift)),
              op("i64.shr_u", get(low), op("i64.sub", i64(64n), get(v.shift))),
            ),
          ),
          set(low, op("i64.shl", get(low), get(v.shift))),
        ]),
        // The top bit of `high` has the weight 2^(weight + 127 − shift).
        set(
          v.biased,
          op(
            "i32.add",
            op("i32.sub", get(weight), op("i32.wrap_i64", get(v.shift))),
            i32(127 + 1023),
          ),
        ),
        when(op("i32.ge_s", get(v.biased), i32(2047)), [
          returnValue(op("f64.reinterpret_i64", op("i64.or", overflow, signBit))),
        ]),
        when(op("i32.le_s", get(v.biased), i32(0)), [
          call(link("shift_right_jam"), get(high), get(low), op("i32.sub", i32(1), get(v.biased))),
          (c) => c.localSet(low),
          (c) => c.localSet(high),
          set(v.biased, i32(1)),
        ]),
        set(
          v.rest,
          op(
            "i64.or",
            op("i64.shl", op("i64.and", get(high), i64(0x7ffn)), i64(1n)),
            op("i64.extend_i32_u", op("i64.ne", get(low), i64(0n))),
          ),
        ),
        // A normal number's leading one adds the missing 1 to the exponent field.
        set(
          v.bits,
          op(
            "i64.add",
            op("i64.shl", op("i64.extend_i32_u", op("i32.sub", get(v.biased), i32(1))), i64(52n)),
            op("i64.shr_u", get(high), i64(11n)),
          ),
        ),
        op(
          "f64.reinterpret_i64",
          op("i64.or", op("i64.add", get(v.bits), op("i64.extend_i32_u", increment)), signBit),
        ),
      );
    },
  };
}

/** Splits a finite nonzero f64 into a fraction with its leading one in bit 52 and the weight of bit 0. */
function unpack(bits: Node, fraction: number, weight: number, scratch: number): Node[] {
  return [
    set(fraction, op("i64.and", bits, i64(0xfffffffffffffn))),
    set(scratch, op("i64.and", op("i64.shr_u", bits, i64(52n)), i64(0x7ffn))),
    when(op("i64.eqz", get(scratch)), [
      set(scratch, op("i64.sub", op("i64.clz", get(fraction)), i64(11n))),
      set(fraction, op("i64.shl", get(fraction), get(scratch))),
      set(weight, op("i32.sub", i32(-1074), op("i32.wrap_i64", get(scratch)))),
    ], [
      set(fraction, op("i64.or", get(fraction), i64(1n << 52n))),
      set(weight, op("i32.sub", op("i32.wrap_i64", get(scratch)), i32(1075))),
    ]),
  ];
}

const bitsOf = (local: number): Node => op("i64.reinterpret_f64", get(local));
const isFinite = (local: number): Node => op("f64.lt", op("f64.abs", get(local)), f64(Infinity));
const signOf = (bits: Node): Node => op("i32.wrap_i64", op("i64.shr_u", bits, i64(63n)));

/** fma_f64 (a, b, c) in a rounding mode. */
function fma(rounding: ImplementedRounding): SupportFunction {
  return {
    parameters: ["f64", "f64", "f64"],
    results: ["f64"],
    write(code, link) {
      const [a, b, c] = [0, 1, 2];
      const v = locals(code, {
        sign: "i32",
        signC: "i32",
        weight: "i32",
        weightB: "i32",
        weightC: "i32",
        high: "i64",
        low: "i64",
        highC: "i64",
        lowC: "i64",
        fractionB: "i64",
        scratch: "i64",
      });
      const shiftRight = (high: number, low: number, count: Node): Node[] => [
        call(link("shift_right_jam"), get(high), get(low), count),
        (w) => w.localSet(low),
        (w) => w.localSet(high),
      ];
      const productIsSmaller = op(
        "i32.or",
        op("i64.lt_u", get(v.high), get(v.highC)),
        op("i32.and", op("i64.eq", get(v.high), get(v.highC)), op("i64.lt_u", get(v.low), get(v.lowC))),
      );
      const swap = (x: number, y: number): Node[] => [
        set(v.scratch, get(x)),
        set(x, get(y)),
        set(y, get(v.scratch)),
      ];
      write(
        code,
        // If c is infinite or NaN and the product finite, c is the result; computing the product could
        // overflow.
        when(op("i32.eqz", isFinite(c)), [
          when(op("i32.and", isFinite(a), isFinite(b)), [returnValue(op("f64.add", get(c), get(c)))]),
        ]),
        // Infinities, NaN and zero products are exact in two steps.
        when(
          op(
            "i32.or",
            op("i32.eqz", op("i32.and", op("i32.and", isFinite(a), isFinite(b)), isFinite(c))),
            op("i32.or", op("f64.eq", get(a), f64(0)), op("f64.eq", get(b), f64(0))),
          ),
          [returnValue(op("f64.add", op("f64.mul", get(a), get(b)), get(c)))],
        ),
        // The 106-bit product, shifted so that its leading one is bit 124 or 125.
        set(v.sign, signOf(op("i64.xor", bitsOf(a), bitsOf(b)))),
        ...unpack(bitsOf(a), v.low, v.weight, v.scratch),
        ...unpack(bitsOf(b), v.fractionB, v.weightB, v.scratch),
        set(v.high, call(link("mulhi_u64"), get(v.low), get(v.fractionB))),
        set(v.low, op("i64.mul", get(v.low), get(v.fractionB))),
        set(
          v.high,
          op("i64.or", op("i64.shl", get(v.high), i64(20n)), op("i64.shr_u", get(v.low), i64(44n))),
        ),
        set(v.low, op("i64.shl", get(v.low), i64(20n))),
        set(v.weight, op("i32.sub", op("i32.add", get(v.weight), get(v.weightB)), i32(20))),
        when(op("f64.ne", get(c), f64(0)), [
          // Place the leading one of c in bit 124, then shift the smaller operand to the weight of the
          // larger.
          set(v.signC, signOf(bitsOf(c))),
          ...unpack(bitsOf(c), v.highC, v.weightC, v.scratch),
          set(v.highC, op("i64.shl", get(v.highC), i64(8n))),
          set(v.weightC, op("i32.sub", get(v.weightC), i32(72))),
          when(op("i32.gt_s", get(v.weight), get(v.weightC)), [
            ...shiftRight(v.highC, v.lowC, op("i32.sub", get(v.weight), get(v.weightC))),
          ], [
            ...shiftRight(v.high, v.low, op("i32.sub", get(v.weightC), get(v.weight))),
            set(v.weight, get(v.weightC)),
          ]),
          when(op("i32.eq", get(v.sign), get(v.signC)), [
            set(v.low, op("i64.add", get(v.low), get(v.lowC))),
            set(
              v.high,
              op(
                "i64.add",
                op("i64.add", get(v.high), get(v.highC)),
                op("i64.extend_i32_u", op("i64.lt_u", get(v.low), get(v.lowC))),
              ),
            ),
          ], [
            when(productIsSmaller, [
              ...swap(v.high, v.highC),
              ...swap(v.low, v.lowC),
              set(v.sign, get(v.signC)),
            ]),
            set(
              v.high,
              op(
                "i64.sub",
                op("i64.sub", get(v.high), get(v.highC)),
                op("i64.extend_i32_u", op("i64.lt_u", get(v.low), get(v.lowC))),
              ),
            ),
            set(v.low, op("i64.sub", get(v.low), get(v.lowC))),
            when(op("i64.eqz", op("i64.or", get(v.high), get(v.low))), [returnValue(f64(0))]),
          ]),
        ]),
        call(link(`pack_f64_${rounding}`), get(v.sign), get(v.weight), get(v.high), get(v.low)),
      );
    },
  };
}

/** div_f64 (a, b) in a rounding mode: 64 quotient bits, one at a time, and a sticky remainder. */
function divide(rounding: ImplementedRounding): SupportFunction {
  return {
    parameters: ["f64", "f64"],
    results: ["f64"],
    write(code, link) {
      const [a, b] = [0, 1];
      const v = locals(code, {
        weightA: "i32",
        weightB: "i32",
        rest: "i64",
        divisor: "i64",
        quotient: "i64",
        scratch: "i64",
        count: "i32",
      });
      write(
        code,
        when(
          op(
            "i32.eqz",
            op(
              "i32.and",
              op("i32.and", isFinite(a), isFinite(b)),
              op("i32.and", op("f64.ne", get(a), f64(0)), op("f64.ne", get(b), f64(0))),
            ),
          ),
          [returnValue(op("f64.div", get(a), get(b)))],
        ),
        ...unpack(bitsOf(a), v.rest, v.weightA, v.scratch),
        ...unpack(bitsOf(b), v.divisor, v.weightB, v.scratch),
        set(v.count, i32(64)),
      );
      const again = code.loop();
      write(
        code,
        set(v.quotient, op("i64.shl", get(v.quotient), i64(1n))),
        when(op("i64.ge_u", get(v.rest), get(v.divisor)), [
          set(v.rest, op("i64.sub", get(v.rest), get(v.divisor))),
          set(v.quotient, op("i64.or", get(v.quotient), i64(1n))),
        ]),
        set(v.rest, op("i64.shl", get(v.rest), i64(1n))),
        set(v.count, op("i32.sub", get(v.count), i32(1))),
        get(v.count),
      );
      code.brIf(again);
      code.end();
      // The first of the 64 bits is the integer part, so the last one weighs 2⁻⁶³. They form the upper half
      // for `pack`.
      write(
        code,
        call(
          link(`pack_f64_${rounding}`),
          signOf(op("i64.xor", bitsOf(a), bitsOf(b))),
          op("i32.sub", op("i32.sub", get(v.weightA), get(v.weightB)), i32(63 + 64)),
          get(v.quotient),
          op("i64.extend_i32_u", op("i64.ne", get(v.rest), i64(0n))),
        ),
      );
    },
  };
}

/** sqrt_f64 in a directed mode: the nearest root, moved by one step if the exact remainder requires it. */
function squareRoot(rounding: "down" | "up"): SupportFunction {
  return {
    parameters: ["f64"],
    results: ["f64"],
    write(code, link) {
      const v = locals(code, { root: "f64", remainder: "f64", unscale: "f64", bits: "i64" });
      const step = rounding === "down"
        ? op("i64.sub", get(v.bits), op("i64.extend_i32_u", op("f64.lt", get(v.remainder), f64(0))))
        : op("i64.add", get(v.bits), op("i64.extend_i32_u", op("f64.gt", get(v.remainder), f64(0))));
      write(
        code,
        when(
          op("i32.eqz", op("i32.and", op("f64.gt", get(0), f64(0)), op("f64.lt", get(0), f64(Infinity)))),
          [returnValue(op("f64.sqrt", get(0)))],
        ),
        set(v.unscale, f64(1)),
        // Scale tiny numbers up, otherwise their remainder would be rounded away.
        when(op("f64.lt", get(0), f64(2 ** -900)), [
          set(0, op("f64.mul", get(0), f64(2 ** 200))),
          set(v.unscale, f64(2 ** -100)),
        ]),
        set(v.root, op("f64.sqrt", get(0))),
        set(v.bits, op("i64.reinterpret_f64", get(v.root))),
        set(v.remainder, call(link("fma_f64_rn"), op("f64.neg", get(v.root)), get(v.root), get(0))),
        op("f64.mul", op("f64.reinterpret_i64", step), get(v.unscale)),
      );
    },
  };
}

/**
 * Derives the mode rm from rp by negation; `negated` lists the parameters that change the sign of the result.
 */
function roundDown(name: string, parameters: number, negated: readonly number[]): SupportFunction {
  return {
    parameters: Array<ValueType>(parameters).fill("f64"),
    results: ["f64"],
    write(code, link) {
      for (let i = 0; i < parameters; i++) {
        code.localGet(i);
        if (negated.includes(i)) code.op("f64.neg");
      }
      code.call(link(name));
      code.op("f64.neg");
    },
  };
}

/** fma_f32 (a, b, c), always correct but slow, by rounding to odd. */
const fmaFloat: SupportFunction = {
  parameters: ["f32", "f32", "f32"],
  results: ["f32"],
  write(code, link) {
    const operands = [0, 1, 2].map((i) => op("f64.promote_f32", get(i)));
    write(code, op("f32.demote_f64", call(link("fma_odd"), ...operands)));
  },
};

/** fma_f32x4: {@link fmaFloat} in each lane. */
const fmaFloat4: SupportFunction = {
  parameters: ["v128", "v128", "v128"],
  results: ["v128"],
  write(code, link) {
    code.f32x4Const(0);
    for (let lane = 0; lane < 4; lane++) {
      for (let i = 0; i < 3; i++) {
        code.localGet(i);
        code.lane("f32x4.extract_lane", lane);
      }
      code.call(link("fma_f32"));
      code.lane("f32x4.replace_lane", lane);
    }
  },
};

export const SOFT_FLOAT: SupportLibrary = {
  shift_right_jam: shiftRightJam,
  pack_f64_rn: pack("rn"),
  pack_f64_rz: pack("rz"),
  pack_f64_rp: pack("rp"),
  fma_f64_rn: fma("rn"),
  fma_f64_rz: fma("rz"),
  fma_f64_rp: fma("rp"),
  fma_f64_rm: roundDown("fma_f64_rp", 3, [0, 2]),
  div_f64_rz: divide("rz"),
  div_f64_rp: divide("rp"),
  div_f64_rm: roundDown("div_f64_rp", 2, [0]),
  sqrt_f64_rz: squareRoot("down"),
  sqrt_f64_rm: squareRoot("down"),
  sqrt_f64_rp: squareRoot("up"),
  fma_f32: fmaFloat,
  fma_f32x4: fmaFloat4,
};
