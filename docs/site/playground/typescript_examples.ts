/** The programs that the TypeScript editor offers. */

export interface TypeScriptExample {
  readonly name: string;
  readonly program: string;
}

const MANDELBROT = `// One thread for each pixel.
const mandelbrot = kernel(
  { image: "f32[,,]", zoom: "f32" },
  ({ image, zoom }, gpu, { ROUNDS }) => {
    const column = gpu.globalIndex("x"), row = gpu.globalIndex("y");
    const height = image.length, width = image[0]!.length;
    if (row >= height || column >= width) return;
    const cx = (column / gpu.f32(width) - 0.5) * zoom - 0.7436;
    const cy = (row / gpu.f32(height) - 0.5) * zoom + 0.1318;
    let x = 0, y = 0, round = 0;
    while (round < ROUNDS && x * x + y * y < 4) {
      const next = x * x - y * y + cx;
      y = 2 * x * y + cy;
      x = next;
      round++;
    }
    const shade = round === ROUNDS ? 0 : gpu.f32(round) / ROUNDS;
    image[row]![column]![0] = shade;
    image[row]![column]![1] = Math.sqrt(shade);
    image[row]![column]![2] = Math.min(1, 0.3 + 2 * shade);
  },
  { constants: { ROUNDS: 128 } },
);

const image = device.zeros([288, 384, 3], "f32");
for (let zoom = 3; zoom > 0.01; zoom *= 0.9) {
  mandelbrot.launch(device, { grid: [24, 18], block: [16, 16] }, { image, zoom });
  await draw(image);
}
`;

const LIFE = `// Conway's Game of Life on a torus.
const SIDE = 192;

const step = kernel(
  { next: "u8*", cells: "u8*" },
  ({ next, cells }, gpu, { SIDE }) => {
    const i = gpu.globalIndex();
    const column = i % SIDE, row = (i / SIDE) | 0;
    let neighbors = 0;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const x = (column + dx + SIDE) % SIDE, y = (row + dy + SIDE) % SIDE;
        if (dx !== 0 || dy !== 0) neighbors += cells[y * SIDE + x]! >> 7;
      }
    }
    const alive = neighbors === 3 || (neighbors === 2 && cells[i]! > 0);
    next[i] = alive ? 255 : 0;
  },
  { constants: { SIDE } },
);

const start: number[] = Array.from({ length: SIDE * SIDE }, () => Math.random() < 0.3 ? 255 : 0);
let cells = device.array(new Uint8Array(start), { shape: [SIDE, SIDE] });
let next = device.zeros([SIDE, SIDE], "u8");
for (let generation = 0; generation < 200; generation++) {
  step.launch(device, { grid: SIDE * SIDE / 256, block: 256 }, { next, cells });
  [cells, next] = [next, cells];
  await draw(cells);
}
`;

const ERROR = `// Dividing two integers can give a fraction: the error says what to write.
interface Size {
  readonly width: number;
}

const rows = kernel({ y: "i32*", n: "i32" }, ({ y, n }, gpu) => {
  const size: Size = { width: 8 };
  const i = gpu.globalIndex() as number;
  if (i < n) y[i]! = i / size.width;
});

const y = device.zeros([64], "i32");
rows.launch(device, { grid: 1, block: 64 }, { y, n: y.size });
print(await y.download());
`;

const OUT_OF_BOUNDS = `// The memory checker names the line that writes beyond the end of the array.
const fill = kernel({ y: "f32*" }, ({ y }, gpu) => {
  const i = gpu.globalIndex();
  y[i] = 0.5 * i;
});

const y = device.zeros([100], "f32");
fill.launch(device, { grid: 4, block: 32 }, { y });
print(await y.download());
`;

const SUM = `// The threads of a warp add their values with shuffles.
const sum = kernel({ out: "f32*", x: "f32*", n: "i32" }, ({ out, x, n }, gpu) => {
  let own = 0;
  for (let i = gpu.globalIndex(); i < n; i += gpu.globalSize()) own += x[i]!;
  for (let delta = 16; delta > 0; delta >>= 1) own += gpu.shuffleDown(own, delta);
  if (gpu.laneId === 0) gpu.atomicAdd(out, 0, own);
});

const x = device.array(Float32Array.from({ length: 10000 }, (_, i) => i));
const out = device.zeros([1], "f32");
sum.launch(device, { grid: 4, block: 256 }, { out, x, n: x.size });
print(await out.download());
print(sum.ptx);
`;

export const TYPESCRIPT_EXAMPLES: readonly TypeScriptExample[] = [
  { name: "Mandelbrot set", program: MANDELBROT },
  { name: "Game of Life", program: LIFE },
  { name: "sum, and its PTX", program: SUM },
  { name: "an error of the compiler", program: ERROR },
  { name: "out of bounds", program: OUT_OF_BOUNDS },
];
