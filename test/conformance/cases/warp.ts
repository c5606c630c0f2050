import { type Case, input, inputsOf, output } from "../case.ts";
import { RandomInputs } from "../random_inputs.ts";

/**
 * Returns a case of whole warps with `planes` results per thread. `count` adds the number of threads as an
 * argument.
 */
function warps(
  kernel: string,
  planes: number,
  options: { count?: boolean; threads?: readonly number[] } = {},
): Case {
  const { count = true, threads = [256, 32, 96] } = options;
  return {
    kernel,
    sizes: threads,
    launch: (n) => ({
      grid: [n / 32, 1, 1],
      block: [32, 1, 1],
      arguments: [input(new RandomInputs(kernel).words(n)), output("u32", planes * n), ...(count ? [n] : [])],
    }),
  };
}

/** Returns a case with 4 warps per block. */
function blocks(warpCase: Case): Case {
  return {
    ...warpCase,
    sizes: [256, 128],
    launch: (n) => ({ ...warpCase.launch(n), grid: [n / 128, 1, 1], block: [128, 1, 1] }),
  };
}

function prefixSums(values: Uint32Array): Uint32Array {
  const out = values.slice();
  for (let i = 0; i < out.length; i++) if (i % 32 > 0) out[i] = out[i]! + out[i - 1]!;
  return out;
}

export const WARP: readonly Case[] = [
  warps("warp_shuffle", 11),
  warps("warp_shuffle_predicate", 14),
  blocks(warps("warp_shuffle_partial", 2)),
  warps("warp_vote", 8),
  blocks(warps("warp_match", 7)),
  warps("warp_active", 1, { count: false }),
  {
    ...blocks(warps("warp_barrier", 1, { count: false })),
    reference: (launch) => [prefixSums(inputsOf<Uint32Array>(launch)[0]!)],
  },
];

/** Cases for compute capability 8.0. */
export const WARP_90: readonly Case[] = [
  blocks(warps("warp_reduce", 8, { count: false })),
  {
    kernel: "async_copy",
    sizes: [2],
    launch: (grid) => ({
      grid: [grid, 1, 1],
      block: [64, 1, 1],
      arguments: [input(new RandomInputs("async_copy").words(384 * grid)), output("u32", 384 * grid)],
    }),
    // The second copies read 4 of 8 bytes and fill the rest with zeros.
    reference: (launch) => {
      const [words] = inputsOf<Uint32Array>(launch);
      return [
        words!.map((_, i) => {
          const k = 383 - i % 384;
          return k >= 256 && k % 2 === 1 ? 0 : words![i - i % 384 + k]!;
        }),
      ];
    },
  },
];
