/**
 * The Mandelbrot set as a PNG file: a kernel on a two-dimensional grid that writes RGB pixels. The pixels inside
 * the set give its area, which is known to be about 1.5066; the edge between pixels adds a little.
 *
 *     bun 02_mandelbrot.ts          or: deno run -A 02_mandelbrot.ts, node 02_mandelbrot.ts
 *
 *     wrote out/mandelbrot.png, 900 × 720 pixels
 *     area of the set: 1.52
 */
import { openDevice } from "@cuffi/cuffi";
import { encodePng } from "@cuffi/cuffi/codecs";
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";

const WIDTH = 900, HEIGHT = 720, SCALE = 1 / 300; // 3 × 2.4 units of the complex plane

using device = await openDevice();
using module = await device.compile(
  `
  extern "C" __global__ void mandelbrot(uchar3* pixels, int width, int height, float scale) {
    int column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (column >= width || row >= height) return;
    float x = 0, y = 0, cx = (column - 0.7f * width) * scale, cy = (row - 0.5f * height) * scale;
    int step = 0;
    for (; step < STEPS && x * x + y * y < 4; step++) {
      float next = x * x - y * y + cx;
      y = 2 * x * y + cy;
      x = next;
    }
    float glow = logf(step + 1) / logf(STEPS); // 0 far from the set, 1 next to it
    pixels[row * width + column] = step == STEPS
      ? make_uchar3(0, 0, 0)
      : make_uchar3(255 * glow * glow * glow, 255 * glow * glow, 255 * glow);
  }`,
  { defines: { STEPS: 256 } },
);

using pixels = device.empty([HEIGHT, WIDTH, 3], "u8");
const grid = [Math.ceil(WIDTH / 16), Math.ceil(HEIGHT / 16)] as const;
module.kernel("mandelbrot").launch({ grid, block: [16, 16] }, pixels, WIDTH, HEIGHT, SCALE);

const data = await pixels.download();
await mkdir("out", { recursive: true });
await writeFile("out/mandelbrot.png", await encodePng({ width: WIDTH, height: HEIGHT, data }));
console.log(`wrote out/mandelbrot.png, ${WIDTH} × ${HEIGHT} pixels`);

let inside = 0;
for (let i = 0; i < data.length; i += 3) if (data[i + 2] === 0) inside++;
const area = inside * SCALE ** 2;
console.log(`area of the set: ${area.toFixed(2)}`);
assert.ok(Math.abs(area - 1.5066) < 0.02, `${area}`);
