import { type Case, cover, inout, input, inputsOf, output } from "../case.ts";
import { RandomInputs } from "../random_inputs.ts";

function words(kernel: string, n: number): Uint32Array {
  return new RandomInputs(kernel).words(n);
}

function global32(): Uint32Array {
  return new Uint32Array(88).fill(0xffffffff, 16, 24).fill(0x7fffffff, 32, 40).fill(0x80000000, 40, 48).fill(
    0xffffffff,
    48,
    56,
  );
}

export const ATOMIC: readonly Case[] = [
  {
    kernel: "atomic_global_32",
    sizes: [1000, 1, 77],
    launch: (n) => ({ ...cover(n), arguments: [input(words("global_32", n)), inout(global32()), n] }),
    reference: (launch) => {
      const [values, cells] = inputsOf<Uint32Array>(launch);
      const out = cells!.slice(), signed = new Int32Array(out.buffer);
      values!.forEach((x, i) => {
        const c = i & 7;
        out[c] = out[c]! + x;
        out[c + 8] = out[c + 8]! - x;
        out[c + 16] = Math.min(out[c + 16]!, x);
        out[c + 24] = Math.max(out[c + 24]!, x);
        signed[c + 32] = Math.min(signed[c + 32]!, x | 0);
        signed[c + 40] = Math.max(signed[c + 40]!, x | 0);
        out[c + 48] = out[c + 48]! & (x | 0xff00ff00);
        out[c + 56] = out[c + 56]! | (x & 0x10101010);
        out[c + 64] = out[c + 64]! ^ x;
        out[c + 72] = out[c + 72]! >= 12 ? 0 : out[c + 72]! + 1;
        out[c + 80] = out[c + 80] === 0 || out[c + 80]! > 17 ? 17 : out[c + 80]! - 1;
      });
      return [out];
    },
  },
  {
    kernel: "atomic_global_64",
    sizes: [1000, 1, 77],
    launch: (n) => ({
      ...cover(n),
      arguments: [
        input(new RandomInputs("global_64").longs(n)),
        inout(
          new BigUint64Array(32).fill(2n ** 64n - 1n, 4, 8).fill(2n ** 63n - 1n, 12, 16).fill(
            2n ** 63n,
            16,
            24,
          ),
        ),
        n,
      ],
    }),
  },
  {
    kernel: "atomic_float_add",
    sizes: [1000, 3],
    launch: (n) => ({
      ...cover(n),
      arguments: [
        input(words("float_add", n)),
        inout(new Float32Array(8)),
        inout(new Float64Array(8)),
        inout(new Uint32Array(64)),
        n,
      ],
    }),
  },
  {
    kernel: "atomic_shared",
    sizes: [1000, 13],
    launch: (n) => {
      const { grid, block } = cover(n);
      return { grid, block, arguments: [input(words("shared", n)), output("u32", 104 * grid[0]), n] };
    },
  },
  {
    kernel: "atomic_cas_loop",
    sizes: [700, 5],
    launch: (n) => {
      const { grid, block } = cover(n);
      return {
        grid,
        block,
        arguments: [
          input(words("cas", n)),
          inout(new Uint32Array(1 + grid[0])),
          inout(new BigUint64Array([1n, 3n])),
          n,
        ],
      };
    },
  },
  {
    kernel: "atomic_lock",
    sizes: [8],
    launch: (grid) => ({ grid: [grid, 1, 1], block: [96, 1, 1], arguments: [inout(new Uint32Array(2)), 5] }),
    reference: (_, grid) => [Uint32Array.of(0, grid * 3 * 5)],
  },
  {
    kernel: "atomic_tickets",
    sizes: [512],
    launch: (n) => ({
      grid: [n / 128, 1, 1],
      block: [128, 1, 1],
      arguments: [inout(new Uint32Array(2)), inout(new Uint32Array(n)), inout(new Uint32Array(n)), n],
    }),
    reference: (_, n) => [Uint32Array.of(n, 0), new Uint32Array(n).fill(1), new Uint32Array(n).fill(1)],
  },
  {
    kernel: "atomic_results",
    sizes: [300, 1],
    launch: (n) => ({
      ...cover(n),
      arguments: [input(words("results", n)), inout(words("cells", n)), output("u32", 10 * n), n],
    }),
  },
  {
    kernel: "atomic_last_block",
    sizes: [24],
    launch: (grid) => ({
      grid: [grid, 1, 1],
      block: [64, 1, 1],
      arguments: [
        input(words("last_block", 64 * grid)),
        output("u32", grid),
        inout(new Uint32Array(1)),
        output("u32", 1),
      ],
    }),
    reference: (launch, grid) => {
      const [values] = inputsOf<Uint32Array>(launch);
      const partial = new Uint32Array(grid);
      values!.forEach((x, i) => partial[i >> 6] = partial[i >> 6]! + x);
      const total = partial.reduce((sum, x) => Math.imul(sum, 31) + x >>> 0, 0);
      return [partial, Uint32Array.of(0), Uint32Array.of(total)];
    },
  },
  {
    kernel: "atomic_reduction_only",
    sizes: [500, 7],
    launch: (n) => ({
      ...cover(n),
      arguments: [
        input(words("reduction", n)),
        inout(new Uint32Array(8 + n).fill(0xffffffff, 4, 6)),
        n,
      ],
    }),
    reference: (launch, n) => {
      const [values, cells] = inputsOf<Uint32Array>(launch);
      const out = cells!.slice();
      values!.forEach((x, i) => {
        out[i & 3] = out[i & 3]! + x;
        out[4] = Math.max(out[4]! | 0, x | 0);
        out[5] = out[5]! & (x | 0xf0f0);
        out[8 + i] = Math.imul(x + 1, 3);
      });
      return n > 0 ? [out] : [];
    },
  },
];
