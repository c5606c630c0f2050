import { type Case, elementwise, input, inputsOf, output } from "../case.ts";
import { RandomInputs } from "../random_inputs.ts";

export const CONTROL: readonly Case[] = [
  elementwise("control_branches", "s32", 2, (n, random) => [new Int32Array(random.words(n).buffer)], {
    reference: (launch, n) => {
      const [values] = inputsOf<Int32Array>(launch);
      const out = new Int32Array(2 * n);
      values!.forEach((value, i) => {
        let x = value;
        if (x & 1) {
          if (x & 2) x = Math.imul(x, 3) + 1 | 0;
          else if (x > 100) x = -x | 0;
          else x ^= 0x55;
        } else if (x < 0) x = (x >> 1) + 7;
        else if (x & 4 && i % 3 === 0) x = x + i | 0;
        else if (x & 4) x = x - i | 0;
        out[i] = x;
        out[n + i] = (x > 5 && values![(i + 1) % n]! > x) || (i & 3) === 2 ? 1 : -1;
      });
      return [out];
    },
  }),
  elementwise("control_collatz", "u32", 1, (n, random) => [random.words(n)], {
    reference: (launch) => [
      inputsOf<Uint32Array>(launch)[0]!.map((value) => {
        let steps = 0;
        for (let x = value & 0xffff; x > 1; steps++) x = x & 1 ? 3 * x + 1 : x / 2;
        return steps;
      }),
    ],
  }),
  elementwise("control_nested_loops", "u32", 1, (n, random) => [random.words(n)]),
  elementwise("control_switch", "u32", 1, (n, random) => [random.words(n)]),
  elementwise("control_irreducible", "u32", 2, (n, random) => [random.words(n)]),
  elementwise("control_early_exit", "u32", 1, (n, random) => [random.words(n)]),
  {
    kernel: "control_calls_in_branches",
    sizes: [517, 33],
    launch: (n) => ({
      grid: [Math.ceil(n / 64), 1, 1],
      block: [64, 1, 1],
      arguments: [input(new RandomInputs("calls").words(n)), output("u32", n), n, 9],
    }),
  },
];
