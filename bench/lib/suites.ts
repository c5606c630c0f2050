/** What is measured, by which programs, and what is asked of it. */
import type { Bar } from "./report.ts";

/** One benchmark: a TypeScript program, the same in C, and peers in Python. */
export interface Suite {
  readonly name: string;
  readonly title: string;
  /** Program of this folder. */
  readonly script: string;
  /** Program of `c/`, with its arguments. */
  readonly c?: readonly [name: string, ...args: string[]];
  /** Programs of `peers/`: column → script and arguments. */
  readonly peers?: Readonly<Record<string, readonly [script: string, ...args: string[]]>>;
  /** Every program runs once in each round, one after the other, so that drift meets all alike. */
  readonly rounds: number;
  readonly quickRounds: number;
  /** By measurement. */
  readonly bars: Readonly<Record<string, Bar>>;
  /** What the programs print is a result line; what counts is how long they took. */
  readonly wallClock?: boolean;
  /** The script calls the garbage collector. */
  readonly exposeGc?: boolean;
  /** Where it runs: the device's speed, JavaScript's alone, or both. */
  readonly on: "cuda" | "software" | "both";
}

/** The path of the PTX of `scale.ts` is put in for this argument. */
export const SCALE_PTX = "SCALE_PTX";

const PINNED: Bar = { ratio: 0.98 };

export const SUITES: readonly Suite[] = [
  {
    name: "launch",
    title: "Launches, waiting, allocation: time per operation",
    script: "launch.ts",
    c: ["launch", SCALE_PTX],
    peers: { "CuPy": ["launch.py", "cupy", SCALE_PTX], "cuda.core": ["launch.py", "cuda.core", SCALE_PTX] },
    rounds: 5,
    quickRounds: 3,
    bars: {
      "launch": { ratio: 1.1 },
      "launch, bound": { ratio: 1.1, baseline: "launch" },
      "launch + synchronize": { ratio: 1.1 },
      "launch + await finished()": { ratio: 1.5, baseline: "launch + synchronize" },
      "graph of 100 kernels": { ratio: 1.05 },
      "allocate + free 1 MB": { value: 0.5 },
    },
    on: "both",
  },
  {
    name: "transfer",
    title: "Copies between host and device: bandwidth",
    script: "transfer.ts",
    c: ["transfer"],
    peers: { "PyTorch": ["transfer.py"] },
    rounds: 3,
    quickRounds: 2,
    bars: {
      "upload pageable 6 MB": { ratio: 1.5 },
      "upload pageable 256 MB": { ratio: 2 },
      "download pageable 256 MB": { ratio: 1.5 },
      "upload pinned 6 MB": PINNED,
      "download pinned 6 MB": PINNED,
      "upload pinned 64 MB": PINNED,
      "download pinned 64 MB": PINNED,
      "upload pinned 256 MB": PINNED,
      "download pinned 256 MB": PINNED,
    },
    on: "both",
  },
  {
    name: "waiting",
    title: "Waiting without blocking, 100 ms",
    script: "waiting.ts",
    rounds: 3,
    quickRounds: 1,
    bars: {
      "processor time of a 100 ms wait": { value: 5 },
      "added to it by the wait": { value: 1 },
    },
    on: "cuda",
  },
  {
    name: "interop",
    title: "Arrays shown to other libraries and taken in: time per operation",
    script: "interop.ts",
    peers: { "CuPy": ["interop.py", "cupy"], "PyTorch": ["interop.py", "torch"] },
    rounds: 3,
    quickRounds: 2,
    bars: {
      "wrap a CUDA Array Interface object": { value: 1 },
      "__cuda_array_interface__": { value: 0.5 },
      "DLPack export + import": { value: 3 },
      "3000×3000 image made visible": { value: 1 },
    },
    on: "both",
  },
  {
    name: "cold",
    title: "From process start",
    script: "cold.ts",
    c: ["cold", SCALE_PTX],
    peers: {
      "CuPy": ["cold.py", "cupy", SCALE_PTX],
      "cuda.core": ["cold.py", "cuda.core", SCALE_PTX],
      "PyTorch": ["cold.py", "torch"],
    },
    rounds: 11,
    quickRounds: 7,
    bars: { "first kernel result": { ratio: 1.3 } },
    wallClock: true,
    on: "both",
  },
  {
    name: "import",
    title: "Import of mod.ts, above a process that is running already",
    script: "import.ts",
    rounds: 11,
    quickRounds: 7,
    bars: {},
    on: "both",
  },
  {
    name: "kernels",
    title: "Shipped kernels, and the device's copy rate",
    script: "kernels.ts",
    peers: {
      "PyTorch": ["kernels.py", "eager"],
      "torchvision": ["kernels.py", "torchvision"],
      "torch.compile": ["kernels.py", "compile"],
    },
    rounds: 3,
    quickRounds: 1,
    bars: { "resizeNormalize 32 × 1080p → 224": { value: 60 } },
    on: "both",
  },
  {
    name: "soak",
    title: "Upload, launch, download, dispose: what stays behind",
    script: "soak.ts",
    exposeGc: true,
    rounds: 1,
    quickRounds: 1,
    bars: { "growth per iteration": { value: 256 } },
    on: "both",
  },
  {
    name: "host",
    title: "What the JavaScript side of a call costs, on the software device",
    script: "host.ts",
    rounds: 1,
    quickRounds: 1,
    bars: {},
    on: "software",
  },
];
