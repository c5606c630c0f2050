import { createHash } from "node:crypto";
import { type Case, cover, inout, input, inputsOf, output, type Triple } from "../case.ts";
import { RandomInputs } from "../random_inputs.ts";

function cover2(width: number, height: number, x = 32, y = 8): { grid: Triple; block: Triple } {
  return { grid: [Math.ceil(width / x), Math.ceil(height / y), 1], block: [x, y, 1] };
}

/** A sparse matrix with 0 to 70 elements per row. */
function sparse(
  rows: number,
): { starts: Int32Array; columns: Int32Array; values: Float32Array; x: Float32Array } {
  const random = new RandomInputs("sparse");
  const starts = new Int32Array(rows + 1);
  for (let row = 0; row < rows; row++) starts[row + 1] = starts[row]! + random.below(71);
  const count = starts[rows]!;
  const columns = new Int32Array(random.integers(count, 0, rows).buffer);
  return { starts, columns, values: random.floats(count, -1, 1), x: random.floats(rows, -1, 1) };
}

export const CLASSIC: readonly Case[] = [
  {
    kernel: "classic_reduction",
    sizes: [5000, 1, 257],
    launch: (n) => ({
      grid: [4, 1, 1],
      block: [128, 1, 1],
      arguments: [input(new RandomInputs("reduction").floats(n, -1, 1)), output("f32", 4), n],
    }),
  },
  {
    kernel: "classic_scan",
    sizes: [1000, 1, 255],
    launch: (n) => ({
      grid: [Math.ceil(n / 256), 1, 1],
      block: [128, 1, 1],
      arguments: [
        input(Int32Array.from(new RandomInputs("scan").integers(n, 0, 2000), (x) => x - 1000)),
        output("s32", n),
        n,
      ],
    }),
    reference: (launch) => {
      const out = inputsOf<Int32Array>(launch)[0]!.slice();
      for (let i = 0; i < out.length; i++) if (i % 256 > 0) out[i] = out[i]! + out[i - 1]!;
      return [out];
    },
  },
  {
    kernel: "classic_transpose",
    sizes: [71, 1, 32, 33],
    launch: (width) => {
      const height = width + 12;
      return {
        ...cover2(width, height, 32, 32),
        block: [32, 8, 1],
        arguments: [
          input(new RandomInputs("transpose").floats(width * height, -1, 1)),
          output("f32", width * height),
          width,
          height,
        ],
      };
    },
    reference: (launch, width) => {
      const [values] = inputsOf<Float32Array>(launch);
      const height = width + 12;
      return [values!.map((_, at) => values![(at % height) * width + Math.floor(at / height)]!)];
    },
  },
  {
    kernel: "classic_histogram",
    sizes: [10007, 3],
    launch: (n) => ({
      grid: [6, 1, 1],
      block: [96, 1, 1],
      arguments: [input(new RandomInputs("histogram").bytes(n)), inout(new Uint32Array(256)), n],
    }),
    reference: (launch) => {
      const [values] = inputsOf<Uint8Array>(launch);
      const out = new Uint32Array(256);
      for (const value of values!) out[value] = out[value]! + 1;
      return [out];
    },
  },
  {
    kernel: "classic_matmul",
    sizes: [45, 1, 17],
    launch: (m) => {
      const random = new RandomInputs("matmul"), n = m + 6, k = m + 12;
      return {
        ...cover2(n, m, 16, 16),
        arguments: [
          input(random.floats(m * k, -1, 1)),
          input(random.floats(k * n, -1, 1)),
          output("f32", m * n),
          m,
          n,
          k,
        ],
      };
    },
  },
  {
    kernel: "classic_bitonic_sort",
    sizes: [3],
    launch: (blocks) => {
      const random = new RandomInputs("sort");
      return {
        grid: [blocks, 1, 1],
        block: [256, 1, 1],
        arguments: [
          inout(random.integers(256 * blocks, 0, 100)),
          inout(Uint32Array.from({ length: 256 * blocks }, (_, i) => i)),
        ],
      };
    },
    reference: (launch, blocks) => {
      const [keys, values] = inputsOf<Uint32Array>(launch);
      const order = Array.from({ length: 256 * blocks }, (_, i) => i);
      order.sort((a, b) => (a >> 8) - (b >> 8) || keys![a]! - keys![b]! || values![a]! - values![b]!);
      return [Uint32Array.from(order, (at) => keys![at]!), Uint32Array.from(order, (at) => values![at]!)];
    },
  },
  {
    kernel: "classic_n_body",
    sizes: [150, 1, 64],
    launch: (n) => ({
      ...cover(n, 64),
      arguments: [input(new RandomInputs("bodies").floats(4 * n, 0.1, 1)), output("f32", 4 * n), n],
    }),
    tolerance: [{ ulp: 64, absolute: 1e-3 }],
  },
  {
    kernel: "classic_mandelbrot",
    sizes: [61, 1],
    launch: (width) => {
      const height = Math.ceil(width / 2);
      return {
        ...cover2(width, height, 16, 4),
        arguments: [output("u32", width * height), width, height, -2.2, -1.2, 3.2 / width, 200],
      };
    },
  },
  {
    kernel: "classic_softmax",
    sizes: [301, 1, 128],
    launch: (columns) => ({
      grid: [3, 1, 1],
      block: [128, 1, 1],
      arguments: [
        input(new RandomInputs("softmax").floats(3 * columns, -8, 8)),
        output("f32", 3 * columns),
        columns,
      ],
    }),
    tolerance: [{ ulp: 16 }],
  },
  {
    kernel: "classic_convolution",
    sizes: [53, 1, 16],
    launch: (width) => {
      const random = new RandomInputs("convolution"), height = width + 4;
      return {
        ...cover2(width, height, 16, 8),
        arguments: [
          input(random.floats(width * height, 0, 1)),
          output("f32", width * height),
          width,
          height,
          input(random.floats(25, -1, 1)),
        ],
      };
    },
  },
  {
    kernel: "classic_sparse_matvec",
    sizes: [75, 1],
    launch: (rows) => {
      const { starts, columns, values, x } = sparse(rows);
      return {
        ...cover(32 * rows),
        arguments: [input(starts), input(columns), input(values), input(x), output("f32", rows), rows],
      };
    },
  },
  {
    kernel: "classic_nv12_to_rgb",
    sizes: [70, 2, 34],
    launch: (width) => {
      const random = new RandomInputs("nv12"), height = width - width % 4 + 2, pitch = width + 10;
      return {
        ...cover2(width, height),
        arguments: [
          input(random.bytes(pitch * height)),
          input(random.bytes(pitch * height / 2)),
          pitch,
          output("u8", 3 * width * height),
          width,
          height,
        ],
      };
    },
  },
  {
    kernel: "classic_resize",
    sizes: [37, 1, 64],
    launch: (toWidth) => {
      const [width, height, toHeight] = [97, 51, toWidth + 3];
      return {
        ...cover2(toWidth, toHeight),
        arguments: [
          input(new RandomInputs("resize").bytes(3 * width * height)),
          width,
          height,
          output("f32", 3 * toWidth * toHeight),
          toWidth,
          toHeight,
          Math.fround(width / toWidth),
          Math.fround(height / toHeight),
        ],
      };
    },
  },
  {
    kernel: "classic_stencil",
    sizes: [45, 1],
    launch: (width) => ({
      ...cover2(width, width + 3),
      arguments: [
        input(new RandomInputs("stencil").doubles(width * (width + 3), 0, 100)),
        output("f64", width * (width + 3)),
        width,
        width + 3,
      ],
    }),
  },
  {
    kernel: "classic_compaction",
    sizes: [500, 1],
    launch: (n) => {
      const { grid, block } = cover(n);
      return {
        grid,
        block,
        arguments: [
          input(new RandomInputs("compaction").words(n)),
          inout(new Uint32Array(n)),
          output("u32", grid[0]),
          n,
        ],
      };
    },
    reference: (launch, n) => {
      const [values] = inputsOf<Uint32Array>(launch);
      const out = new Uint32Array(n), counts = new Uint32Array(Math.ceil(n / 128));
      values!.forEach((x, i) => {
        const block = i >> 7;
        if (x % 3 !== 1) return;
        out[128 * block + counts[block]!] = x;
        counts[block] = counts[block]! + 1;
      });
      return [out, counts];
    },
  },
  {
    kernel: "classic_sha256",
    sizes: [130, 1],
    launch: (n) => ({
      ...cover(n, 64),
      arguments: [input(new RandomInputs("sha256").bytes(41 * n)), 41, output("u8", 32 * n), n],
    }),
    reference: (launch, n) => {
      const [messages] = inputsOf<Uint8Array>(launch);
      const out = new Uint8Array(32 * n);
      for (let i = 0; i < n; i++) {
        out.set(createHash("sha256").update(messages!.subarray(41 * i, 41 * i + 41)).digest(), 32 * i);
      }
      return [out];
    },
  },
  {
    kernel: "classic_philox",
    sizes: [333, 1],
    launch: (n) => ({ ...cover(n), arguments: [0x12345678, 0x9abcdef0, output("u32", 4 * n), n] }),
    reference: (_, n) => [Uint32Array.from(Array.from({ length: n }, (_, i) => philox(i)).flat())],
  },
  {
    kernel: "classic_quantized_matvec",
    sizes: [150, 1],
    launch: (rows) => {
      const random = new RandomInputs("quantized"), words = 19;
      return {
        ...cover(rows),
        arguments: [
          input(random.words(rows * words)),
          input(random.words(words)),
          output("s32", rows),
          rows,
          words,
        ],
      };
    },
    reference: (launch, rows) => {
      const [matrix, vector] = inputsOf<Uint32Array>(launch).map((words) => new Int8Array(words.buffer));
      const out = new Int32Array(rows);
      for (let row = 0; row < rows; row++) {
        for (let k = 0; k < vector!.length; k++) {
          out[row] = out[row]! + matrix![4 * ((k >> 2) * rows + row) + (k & 3)]! * vector![k]!;
        }
      }
      return [out];
    },
  },
];

/** Philox 4×32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011). */
function philox(counter: number): number[] {
  let c = [BigInt(counter), 0n, 0n, 0n];
  let [key0, key1] = [0x12345678n, 0x9abcdef0n];
  const low = (x: bigint) => x & 0xffffffffn;
  for (let round = 0; round < 10; round++) {
    const first = 0xd2511f53n * c[0]!, second = 0xcd9e8d57n * c[2]!;
    c = [(second >> 32n) ^ c[1]! ^ key0, low(second), (first >> 32n) ^ c[3]! ^ key1, low(first)];
    key0 = low(key0 + 0x9e3779b9n);
    key1 = low(key1 + 0xbb67ae85n);
  }
  return c.map(Number);
}
