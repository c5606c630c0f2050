import { type Case, input, inputsOf, output } from "../case.ts";
import { RandomInputs } from "../random_inputs.ts";

export const BLOCK: readonly Case[] = [
  {
    kernel: "block_barrier_loop",
    sizes: [3],
    launch: (grid) => ({
      grid: [grid, 1, 1],
      block: [96, 1, 1],
      arguments: [input(new RandomInputs("loop").words(96 * grid)), output("u32", 96 * grid), 7],
    }),
    reference: (launch, grid) => {
      const out = inputsOf<Uint32Array>(launch)[0]!.slice();
      for (let k = 1; k <= 7; k++) {
        const before = out.slice();
        for (let i = 0; i < 96 * grid; i++) {
          const base = i - i % 96;
          out[i] = Math.imul(before[i]!, 3) + before[base + (i % 96 + k) % 96]!;
        }
      }
      return [out];
    },
  },
  {
    kernel: "block_data_dependent",
    sizes: [5],
    launch: (grid) => ({
      grid: [grid, 1, 1],
      block: [64, 1, 1],
      arguments: [input(new RandomInputs("dependent").words(64 * grid)), output("u32", 64 * grid)],
    }),
  },
  {
    kernel: "block_votes",
    sizes: [400, 100],
    launch: (n) => ({
      grid: [n / 100, 1, 1],
      block: [100, 1, 1],
      arguments: [input(new RandomInputs("votes").words(n)), output("u32", 3 * n), n],
    }),
    reference: (launch, n) => {
      const [values] = inputsOf<Uint32Array>(launch);
      const out = new Uint32Array(3 * n);
      for (let i = 0; i < n; i++) {
        const block = values!.subarray(i - i % 100, i - i % 100 + 100);
        out[i] = block.filter((x) => x & 1).length;
        out[n + i] = block.every((x) => x > 5) ? 1 : 0;
        out[2 * n + i] = block.some((x) => (x & 4095) === 9) ? 1 : 0;
      }
      return [out];
    },
  },
  {
    kernel: "block_named_barriers",
    sizes: [3],
    launch: (grid) => ({
      grid: [grid, 1, 1],
      block: [128, 1, 1],
      arguments: [input(new RandomInputs("named").words(128 * grid)), output("u32", 128 * grid)],
    }),
    reference: (launch, grid) => {
      const [values] = inputsOf<Uint32Array>(launch);
      const out = values!.slice();
      for (let i = 0; i < 128 * grid; i++) {
        if (i % 128 < 64) continue;
        const x = values![i - i % 128 + 127 - i % 128]!;
        let sum = 0;
        for (let k = 0; k < 3; k++) sum = Math.imul(sum, 7) + x + k >>> 0;
        out[i] = sum;
      }
      return [out];
    },
  },
  {
    kernel: "block_dynamic_shared",
    sizes: [301, 1, 64],
    launch: (words) => ({
      grid: [2, 1, 1],
      block: [64, 1, 1],
      sharedBytes: 4 * words,
      arguments: [input(new RandomInputs("dynamic").words(2 * words)), output("u32", 2 * words), words],
    }),
    reference: (launch, words) => {
      const [values] = inputsOf<Uint32Array>(launch);
      return [
        values!.map((_, i) => {
          const k = i % words;
          return values![i - k + words - 1 - k]! + (k & 3) * 1000003;
        }),
      ];
    },
  },
  {
    kernel: "block_coordinates",
    sizes: [0],
    launch: () => ({ grid: [3, 2, 2], block: [5, 3, 2], arguments: [output("u32", 2 * 12 * 30)] }),
    reference: () => {
      const out = new Uint32Array(720).fill(322, 360);
      for (let i = 0; i < 360; i++) {
        const block = Math.floor(i / 30), thread = i % 30;
        out[i] = (thread % 5) | (Math.floor(thread / 5) % 3) << 4 | Math.floor(thread / 15) << 8 |
          (block % 3) << 12 | (Math.floor(block / 3) % 2) << 16 | Math.floor(block / 6) << 20 | thread << 24;
      }
      return [out];
    },
  },
];
