import { type Case, cover, elementwise, input, inputsOf, output } from "../case.ts";
import { RandomInputs } from "../random_inputs.ts";

/** Returns the bytes of `struct Box`: low, high, tag and weight, with the padding of C++. */
function box(): Uint8Array {
  const view = new DataView(new ArrayBuffer(40));
  [-1.5, 2.25, 0.1, 7.75, 9.5, 1e6].forEach((value, i) => view.setFloat32(4 * i, value, true));
  view.setUint8(24, 254);
  view.setFloat64(32, 123.456, true);
  return new Uint8Array(view.buffer);
}

export const FUNCTION: readonly Case[] = [
  {
    kernel: "function_struct",
    sizes: [300, 1],
    launch: (n) => ({
      ...cover(n),
      arguments: [box(), input(new RandomInputs("struct").floats(n, -10, 10)), output("f32", 5 * n), n],
    }),
  },
  elementwise("function_recursion", "u32", 3, (n, random) => [random.words(n)], {
    reference: (launch, n) => {
      const [values] = inputsOf<Uint32Array>(launch);
      const fibonacci = [0, 1];
      for (let k = 2; k < 12; k++) fibonacci[k] = fibonacci[k - 1]! + fibonacci[k - 2]!;
      const divisor = (a: number, b: number): number => b === 0 ? a : divisor(b, a % b);
      const out = new Uint32Array(3 * n);
      values!.forEach((x, i) => {
        out[i] = fibonacci[x % 12]!;
        out[n + i] = divisor(x, i + 1);
        out[2 * n + i] = x % 23 % 2 === 0 ? 1 : 0;
      });
      return [out];
    },
  }),
  elementwise("function_frames", "u32", 1, (n, random) => [random.words(n)]),
  elementwise("function_local_array", "u32", 4, (n, random) => [random.words(n)]),
  elementwise("function_constant", "u32", 4, (n, random) => [random.words(n)]),
  {
    kernel: "function_generic",
    sizes: [256, 64],
    launch: (n) => ({
      grid: [n / 64, 1, 1],
      block: [64, 1, 1],
      arguments: [input(new RandomInputs("generic").words(n)), output("u32", 3 * n), n],
    }),
    reference: (launch, n) => {
      const [values] = inputsOf<Uint32Array>(launch);
      const out = new Uint32Array(3 * n);
      values!.forEach((x, i) => {
        const local = Uint32Array.of(2 * x, x + 9);
        out[i] = [42, values![i ^ 1]! + 1, local[x & 1]!, [100, 200, 300][i % 3]!][i % 4]!;
        out[n + i] = [1, 2, 4, 1][i % 4]!;
        if (i % 4 === 2) local[x & 1] = 5;
        out[2 * n + i] = local[0]! + local[1]!;
      });
      return [out];
    },
  },
  {
    kernel: "function_wide_index",
    sizes: [300, 1],
    launch: (n) => ({
      ...cover(n),
      arguments: [input(new RandomInputs("wide").words(n)), output("u32", 3 * n), 0x1234567890n, n],
    }),
    reference: (launch) => {
      const values = [...inputsOf<Uint32Array>(launch)[0]!];
      return [Uint32Array.from([...values, ...values.toReversed(), ...values])];
    },
  },
  {
    kernel: "function_vector",
    sizes: [133, 1],
    launch: (n) => {
      const random = new RandomInputs("vector");
      return {
        ...cover(n),
        arguments: [
          input(random.words(4 * n)),
          input(random.shorts(4 * n)),
          output("u32", 4 * n),
          output("u8", 4 * n),
          output("f64", 2 * n),
          n,
        ],
      };
    },
  },
  elementwise("function_reference", "u32", 2, (n, random) => [random.words(n)], {
    reference: (launch, n) => {
      const [values] = inputsOf<Uint32Array>(launch);
      const out = new Uint32Array(2 * n);
      for (let i = 0; i < n; i++) {
        const first = Math.max(i - 8, 0);
        const window = values!.subarray(first, first + i % 8 + 1);
        out[i] = Math.min(...window);
        out[n + i] = Math.max(...window);
      }
      return [out];
    },
  }),
];
