/**
 * Kernels in TypeScript and NVRTC's compilation of the same algorithms, taking turns. The speed is NVRTC's time
 * divided by ours, timed with events around back-to-back launches. The first launch includes the compilation, the
 * driver's and the kernel itself, without any cache.
 */
import { type DeviceArray, type Dim3, type Kernel, openDevice } from "../mod.ts";
import { setVariable } from "../src/libraries/c_library.ts";
import { timeCalls } from "./lib/device_time.ts";
import { fillRandom, quick, report, samples } from "./lib/measure.ts";
import { quantile } from "./lib/report.ts";
import { CUDA, type KernelName, untyped } from "./lib/typescript_kernels.ts";

// The driver and NVRTC keep compiled code on disk. Bun's `process.env` does not change their environment.
setVariable("CUDA_CACHE_DISABLE", "1", { overwrite: true });
using device = await openDevice();
using stream = device.createStream();
const software = device.kind === "software";

const N = software ? 1 << 12 : 1 << 26; // elements
const IMAGE = software ? 64 : 4096, SET = software ? 32 : 512, MATRIX = software ? 64 : 1024;
const BODIES = software ? 256 : 16384;
const BLOCKS = software ? 4 : 132 * 8;

/** One kernel's launch and its arguments, by name and in order. */
interface Case {
  readonly grid: Dim3;
  readonly block: Dim3;
  readonly values: Readonly<Record<string, DeviceArray | number>>;
  /** The array to compare. */
  readonly result: DeviceArray;
  /** Sums in the order of atomic operations differ. */
  readonly tolerance: number;
}

function random(length: number): DeviceArray {
  const data = new Float32Array(length), bits = new Uint32Array(length);
  fillRandom(bits, 1);
  for (let i = 0; i < length; i++) data[i] = bits[i]! / 2 ** 32;
  return device.array(data, { stream });
}

const CASES: Readonly<Record<KernelName, () => Case>> = {
  saxpy() {
    const y = device.zeros([N], "f32", { stream });
    return { grid: N / 256, block: 256, values: { y, x: random(N), a: 2.5, n: N }, result: y, tolerance: 0 };
  },
  mandelbrot() {
    const out = device.zeros([SET * SET], "i32", { stream });
    const values = { out, width: SET, height: SET, left: -2, top: -1.25, step: 2.5 / SET };
    return { grid: [SET / 16, SET / 16], block: [16, 16], values, result: out, tolerance: 0 };
  },
  matmul() {
    const c = device.zeros([MATRIX * MATRIX], "f32", { stream });
    const values = { c, a: random(MATRIX * MATRIX), b: random(MATRIX * MATRIX), n: MATRIX };
    return { grid: [MATRIX / 32, MATRIX / 32], block: [32, 32], values, result: c, tolerance: 0 };
  },
  reduce() {
    const out = device.zeros([1], "f32", { stream });
    return { grid: BLOCKS, block: 256, values: { out, x: random(N), n: N }, result: out, tolerance: 1e-4 };
  },
  stencil() {
    const out = device.zeros([IMAGE * IMAGE], "f32", { stream });
    const values = { out, x: random(IMAGE * IMAGE), width: IMAGE, height: IMAGE };
    return { grid: [IMAGE / 32, IMAGE / 8], block: [32, 8], values, result: out, tolerance: 0 };
  },
  histogram() {
    const out = device.zeros([256], "u32", { stream }), data = new Uint32Array(N);
    fillRandom(data, 1);
    const values = { out, x: device.array(data, { stream }), n: N };
    return { grid: BLOCKS, block: 256, values, result: out, tolerance: 0 };
  },
  sort() {
    const x = random(N);
    return { grid: N / 256, block: 256, values: { x, block: 4096, distance: 1024 }, result: x, tolerance: 0 };
  },
  nbody() {
    const velocity = device.zeros([BODIES * 4], "f32", { stream });
    const values = { velocity, position: random(BODIES * 4), n: BODIES, step: 0.01, softening: 0.01 };
    return { grid: BODIES / 256, block: 256, values, result: velocity, tolerance: 1e-3 };
  },
};

let own = 0, theirs = 0;
for (const name of Object.keys(CASES) as KernelName[]) {
  const made = CASES[name]();
  const { grid, block, values, result, tolerance } = made;
  const args = Object.values(values), initial = result.toHost();

  let start = performance.now();
  const kernel = untyped(name);
  kernel.launch(device, { grid, block, stream }, values as never);
  await stream.finished();
  const ownFirst = performance.now() - start;
  const ours = result.toHost();

  result.copyFrom(initial as never, { stream });
  start = performance.now();
  const compiled = await compile(name);
  if (compiled !== undefined) {
    compiled.launch({ grid, block, stream }, ...args);
    await stream.finished();
    // The first one opens NVRTC and creates the parser: not what a new kernel costs.
    if (name !== "saxpy") {
      own += ownFirst;
      theirs += performance.now() - start;
    }
    compare(name, ours, result.toHost(), tolerance);
    if (!software) speed(name, kernel.load(device), compiled, made, args);
  } else report(`${name}, first launch`, "ms", [ownFirst]);
  for (const arg of args) if (typeof arg === "object") arg.dispose();
}
if (theirs > 0) {
  report("first launches of the kernels but saxpy", "ms", [own]);
  report("first launches of the kernels but saxpy, NVRTC", "ms", [theirs]);
  report("first launch of a kernel, share of NVRTC's time", "%", [100 * own / theirs]);
}

let version = 0;
report(
  "PTX written, matmul",
  "ms",
  samples(20, 20, () => {
    const start = performance.now();
    // A name that no kernel had, so that nothing is cached.
    void untyped("matmul", `matmul${version++}`).ptx;
    return performance.now() - start;
  }),
);

function speed(
  name: KernelName,
  ours: Kernel,
  nvrtc: Kernel,
  { grid, block }: Case,
  args: (DeviceArray | number)[],
): void {
  const time = (kernel: Kernel): number =>
    timeCalls(device, stream, 20, () => kernel.launch({ grid, block, stream }, ...args)).device;
  let turn = 0;
  const ownTimes: number[] = [], nvrtcTimes: number[] = [];
  samples(3, quick ? 10 : 50, () => {
    const first = turn++ & 1;
    const a = time(first ? nvrtc : ours), b = time(first ? ours : nvrtc);
    ownTimes.push(first ? b : a);
    nvrtcTimes.push(first ? a : b);
    return 0;
  });
  report(name, "us", ownTimes.slice(3));
  report(`${name}, NVRTC`, "us", nvrtcTimes.slice(3));
  const share = 100 * quantile(nvrtcTimes.slice(3), 0.5) / quantile(ownTimes.slice(3), 0.5);
  report(`${name}, speed`, "% of NVRTC", [share]);
}

/** Returns NVRTC's kernel; undefined without NVRTC. */
async function compile(name: KernelName): Promise<Kernel | undefined> {
  try {
    return (await device.compile(CUDA[name], { cache: false })).kernel(name);
  } catch (error) {
    if ((error as Error).name === "LibraryNotFoundError") return undefined;
    throw error;
  }
}

function compare(name: string, ours: unknown, theirs: unknown, tolerance: number): void {
  const a = ours as ArrayLike<number>, b = theirs as ArrayLike<number>;
  for (let i = 0; i < a.length; i++) {
    if (Math.abs(a[i]! - b[i]!) <= tolerance * Math.abs(b[i]!) + tolerance * 1e-2) continue;
    throw new Error(`${name}: element ${i} is ${a[i]}, NVRTC's is ${b[i]}`);
  }
}
