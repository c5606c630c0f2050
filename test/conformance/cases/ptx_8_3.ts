import { at } from "../../../src/base/at.ts";
import { type Case, cover, input, inputsOf, output } from "../case.ts";
import { RandomInputs } from "../random_inputs.ts";

/** The NaN of elements outside a tensor, in f16 and bf16, with either sign. */
const OOB_NAN = 0x7ff7;

/** A case whose threads compute 4 words each. */
function quads(
  kernel: string,
  compute: (x: number, y: number, z: number, w: number, i: number) => number[],
): Case {
  return {
    kernel,
    sizes: [300, 1],
    launch: (n) => ({
      ...cover(n),
      arguments: [input(new RandomInputs(kernel).words(4 * n)), output("u32", 4 * n), n],
    }),
    reference: (launch, n) => {
      const words = at(inputsOf<Uint32Array>(launch), 0);
      const results = Array.from({ length: n }, (_, i) => {
        const [x, y, z, w] = [...words.subarray(4 * i, 4 * i + 4)] as [number, number, number, number];
        return compute(x, y, z, w, i);
      });
      return [Uint32Array.from(results.flat())];
    },
  };
}

export const PTX_8_3_CASES: readonly Case[] = [
  {
    kernel: "fma_oob",
    sizes: [65536],
    launch: (n) => ({
      ...cover(n),
      arguments: [input(Uint32Array.from({ length: n }, (_, i) => i)), output("u32", 6 * n), n],
    }),
    reference: (_, n) => {
      const value = (bits: number, infinity: number, isFactor: boolean): number => {
        if ((bits & 0x7fff) > infinity) return isFactor && (bits & 0x7fff) === OOB_NAN ? 0 : 0x7fff;
        // The sum of −0 and +0 is +0.
        return bits === 0x8000 ? 0 : bits;
      };
      const planes = [0x7c00, 0x7f80].flatMap((infinity) =>
        [true, true, false].map((isFactor) =>
          Array.from({ length: n }, (_, bits) => value(bits, infinity, isFactor))
        )
      );
      return [Uint32Array.from(planes.flat())];
    },
  },
  quads("vector_registers", (x, y, z, w, i) => {
    const [v, reversed] = [[y, z, w, x] as const, [w, z, y, x] as const];
    const pair = (low: number, high: number): bigint => BigInt(high) << 32n | BigInt(low);
    const sum = BigInt.asUintN(64, pair(reversed[1], v[0]) + pair(v[0], reversed[1]));
    const low = Number(sum & 0xffffffffn);
    const changed = [low, reversed[1], reversed[2], reversed[3]];
    return i % 2 === 1 ? changed : [v[0], v[1], v[2], Number(sum >> 32n) - reversed[2] >>> 0];
  }),
  quads("wide_registers", (x, y, z, w, i) => {
    return i % 2 === 1 ? [x + w >>> 0, y, z, w] : [(x ^ z) >>> 0, (y ^ w) >>> 0, x, y];
  }),
];
