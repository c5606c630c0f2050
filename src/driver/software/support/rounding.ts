/**
 * Rounding that WebAssembly lacks: directed rounding, rounding to odd, and rounding to f16 and bf16.
 *
 * Rounding to odd keeps the information that a later rounding to fewer bits needs: the result is exact, or
 * its last bit is 1 (S. Boldo, G. Melquiond, "Emulation of FMA and correctly rounded sums: proved algorithms
 * using rounding to odd", IEEE Trans. Computers 57, 2008).
 */
import { choose, f32, f64, get, i32, i64, type Node, op, select, set, write } from "./expressions.ts";
import type { SupportFunction, SupportLibrary } from "./linker.ts";

/** Rounding modes of PTX: to nearest even, toward zero, down, up. */
export type Rounding = "rn" | "rz" | "rm" | "rp";

/**
 * fma_odd (a, b, c): a·b + c rounded to odd in f64, if f64 holds a·b exactly. The error of the sum is also
 * exact (D. Knuth, TAOCP vol. 2, 4.2.2, theorem B).
 */
const fmaOdd: SupportFunction = {
  parameters: ["f64", "f64", "f64"],
  results: ["f64"],
  write(code) {
    const [product, sum, part, error] = code.locals("f64", 4);
    const bits = code.local("i64");
    const c = get(2);
    write(
      code,
      set(product, op("f64.mul", get(0), get(1))),
      set(sum, op("f64.add", get(product), c)),
      set(part, op("f64.sub", get(sum), get(product))),
      set(
        error,
        op(
          "f64.add",
          op("f64.sub", get(product), op("f64.sub", get(sum), get(part))),
          op("f64.sub", c, get(part)),
        ),
      ),
      set(bits, op("i64.reinterpret_f64", get(sum))),
      // Exact, infinite and NaN sums are final. The error of an infinite sum is NaN.
      choose(
        "f64",
        op(
          "i32.and",
          op("f64.ne", get(error), f64(0)),
          op("f64.lt", op("f64.abs", get(sum)), f64(Infinity)),
        ),
        // If the signs of error and sum differ, the sum was rounded away from zero: subtract one unit.
        op(
          "f64.reinterpret_i64",
          op(
            "i64.or",
            op(
              "i64.sub",
              get(bits),
              op("i64.shr_u", op("i64.xor", get(bits), op("i64.reinterpret_f64", get(error))), i64(63n)),
            ),
            i64(1n),
          ),
        ),
        get(sum),
      ),
    );
  },
};

/** flush_tiny (result, exact, limit): the f32 result, or a zero of its sign if |exact| is below the limit. */
const flushTiny: SupportFunction = {
  parameters: ["f32", "f64", "f64"],
  results: ["f32"],
  write(code) {
    write(
      code,
      select(op("f64.lt", op("f64.abs", get(1)), get(2)), op("f32.copysign", f32(0), get(0)), get(0)),
    );
  },
};

/**
 * Converts i64 to an f64 that can be rounded again to 24 bits or fewer. Beyond 53 bits, the low 11 bits are
 * merged into the next bit, which rounds to odd.
 */
function integerOdd(signed: boolean): SupportFunction {
  const convert = signed ? "f64.convert_i64_s" : "f64.convert_i64_u";
  return {
    parameters: ["i64"],
    results: ["f64"],
    write(code) {
      const magnitude: Node = signed ? op("i64.xor", get(0), op("i64.shr_s", get(0), i64(63n))) : get(0);
      const sticky = op("i64.extend_i32_u", op("i64.ne", op("i64.and", get(0), i64(2047n)), i64(0n)));
      const odd = op("i64.or", op("i64.and", get(0), i64(-2048n)), op("i64.shl", sticky, i64(11n)));
      write(code, op(convert, select(op("i64.lt_u", magnitude, i64(1n << 53n)), get(0), odd)));
    },
  };
}

/** Whether `rounded` must move to the adjacent number in the rounding direction, given the exact value. */
function mustStep(rounding: Exclude<Rounding, "rn">, rounded: Node, exact: Node): Node {
  if (rounding === "rz") return op("f64.gt", op("f64.abs", rounded), op("f64.abs", exact));
  return op(rounding === "rm" ? "f64.gt" : "f64.lt", rounded, exact);
}

/** Rounds f64 to f32 in a directed mode: the nearest f32, moved by one step if it lies on the wrong side. */
function toFloat(rounding: Exclude<Rounding, "rn">): SupportFunction {
  return {
    parameters: ["f64"],
    results: ["f32"],
    write(code) {
      const nearest = code.local("f32");
      const bits = code.local("i32");
      const negative = op("i32.shr_u", get(bits), i32(31));
      // One step up is +1 for positive numbers and −1 for negative ones. One step toward zero is always −1.
      const up = op("i32.sub", i32(1), op("i32.shl", negative, i32(1)));
      const step = rounding === "rz" ? i32(-1) : rounding === "rp" ? up : op("i32.sub", i32(0), up);
      write(
        code,
        set(nearest, op("f32.demote_f64", get(0))),
        set(bits, op("i32.reinterpret_f32", get(nearest))),
        choose(
          "f32",
          mustStep(rounding, op("f64.promote_f32", get(nearest)), get(0)),
          op("f32.reinterpret_i32", op("i32.add", get(bits), step)),
          get(nearest),
        ),
      );
    },
  };
}

/** A binary format of at most 16 bits. */
interface SmallFormat {
  readonly fractionBits: number;
  readonly smallestExponent: number;
  readonly largest: number;
  readonly infinity: number;
  readonly nan: number;
}

const F16: SmallFormat = {
  fractionBits: 10,
  smallestExponent: -14,
  largest: 65504,
  infinity: 0x7c00,
  nan: 0x7fff,
};

const BF16: SmallFormat = {
  fractionBits: 7,
  smallestExponent: -126,
  largest: 2 ** 127 * (2 - 2 ** -7),
  infinity: 0x7f80,
  nan: 0x7fff,
};

/**
 * Rounds f64 to the bits of a small format. The magnitude is scaled so that its last place is 1, rounded to
 * an integer, and added to the exponent field, into which it may carry.
 */
function toSmall(format: SmallFormat, rounding: Rounding): SupportFunction {
  return {
    parameters: ["f64"],
    results: ["i32"],
    write(code) {
      const magnitude = code.local("f64");
      const sign = code.local("i32");
      const exponent = code.local("i32");
      const units = code.local("f64");
      const smallest = format.smallestExponent;
      const raw = op(
        "i32.sub",
        op("i32.wrap_i64", op("i64.shr_u", op("i64.reinterpret_f64", get(magnitude)), i64(52n))),
        i32(1023),
      );
      // 2^(fractionBits − exponent), by its bits.
      const scale = op(
        "f64.reinterpret_i64",
        op(
          "i64.shl",
          op("i64.extend_i32_u", op("i32.sub", i32(1023 + format.fractionBits), get(exponent))),
          i64(52n),
        ),
      );
      const scaled = op("f64.mul", get(magnitude), scale);
      const down = op("f64.floor", scaled);
      const up = op("f64.ceil", scaled);
      const rounded = rounding === "rn"
        ? op("f64.nearest", scaled)
        : rounding === "rz"
        ? down
        : rounding === "rm"
        ? select(get(sign), up, down)
        : select(get(sign), down, up);
      // Overflow becomes infinity, or the largest number if the mode rounds toward zero.
      const beyond = rounding === "rn"
        ? i32(format.infinity)
        : rounding === "rz"
        ? i32(format.infinity - 1)
        : rounding === "rm"
        ? op("i32.sub", i32(format.infinity), op("i32.eqz", get(sign)))
        : op("i32.sub", i32(format.infinity), get(sign));
      write(
        code,
        set(magnitude, op("f64.abs", get(0))),
        set(sign, op("i32.wrap_i64", op("i64.shr_u", op("i64.reinterpret_f64", get(0)), i64(63n)))),
        set(exponent, raw),
        set(exponent, select(op("i32.lt_s", get(exponent), i32(smallest)), i32(smallest), get(exponent))),
        choose(
          "i32",
          op("f64.ne", get(0), get(0)),
          i32(format.nan),
          op(
            "i32.or",
            op("i32.shl", get(sign), i32(15)),
            choose(
              "i32",
              op("f64.lt", get(magnitude), f64(Infinity)),
              // Handle large magnitudes first, whose exponent would overflow the field.
              choose(
                "i32",
                op("f64.ge", get(magnitude), f64(2 ** (Math.floor(Math.log2(format.largest)) + 1))),
                beyond,
                (inner) => {
                  write(
                    inner,
                    set(units, rounded),
                    op(
                      "i32.add",
                      op("i32.shl", op("i32.sub", get(exponent), i32(smallest)), i32(format.fractionBits)),
                      op("i32.trunc_sat_f64_u", get(units)),
                    ),
                  );
                },
              ),
              i32(format.infinity),
            ),
          ),
        ),
      );
    },
  };
}

/**
 * Converts i64 to f64 in a directed mode: the top 53 bits of the magnitude, plus one unit if the mode rounds
 * away from zero.
 */
function integerToDouble(signed: boolean, rounding: Exclude<Rounding, "rn">): SupportFunction {
  return {
    parameters: ["i64"],
    results: ["f64"],
    write(code) {
      const sign = code.local("i64");
      const excess = code.local("i64");
      const kept = code.local("i64");
      const result = code.local("f64");
      const away = rounding === "rz"
        ? i64(0n)
        : rounding === "rm"
        ? op("i64.and", get(sign), i64(1n))
        : op("i64.add", get(sign), i64(1n));
      write(
        code,
        // The sign is 0 or −1.
        set(sign, signed ? op("i64.shr_s", get(0), i64(63n)) : i64(0n)),
        set(0, op("i64.sub", op("i64.xor", get(0), get(sign)), get(sign))),
        set(excess, op("i64.sub", i64(11n), op("i64.clz", get(0)))),
        set(excess, select(op("i64.lt_s", get(excess), i64(0n)), i64(0n), get(excess))),
        set(kept, op("i64.shr_u", get(0), get(excess))),
        set(
          kept,
          select(
            op("i64.ne", op("i64.shl", get(kept), get(excess)), get(0)),
            op("i64.add", get(kept), away),
            get(kept),
          ),
        ),
        set(
          result,
          op(
            "f64.mul",
            op("f64.convert_i64_u", get(kept)),
            op("f64.reinterpret_i64", op("i64.shl", op("i64.add", get(excess), i64(1023n)), i64(52n))),
          ),
        ),
        select(op("i64.eqz", get(sign)), get(result), op("f64.neg", get(result))),
      );
    },
  };
}

const DIRECTED = ["rz", "rm", "rp"] as const;
const ALL = ["rn", ...DIRECTED] as const;

export const ROUNDING: SupportLibrary = {
  fma_odd: fmaOdd,
  flush_tiny: flushTiny,
  s64_odd: integerOdd(true),
  u64_odd: integerOdd(false),
  ...Object.fromEntries(DIRECTED.flatMap((mode) => [
    [`f64_to_f32_${mode}`, toFloat(mode)],
    [`s64_to_f64_${mode}`, integerToDouble(true, mode)],
    [`u64_to_f64_${mode}`, integerToDouble(false, mode)],
  ])),
  ...Object.fromEntries(ALL.flatMap((mode) => [
    [`f64_to_f16_${mode}`, toSmall(F16, mode)],
    [`f64_to_bf16_${mode}`, toSmall(BF16, mode)],
  ])),
};
