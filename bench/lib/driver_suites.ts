/** Benchmarks of what wraps the driver: copies, launches, waiting, sharing and starting. */
import type { Target } from "./report.ts";
import { SCALE_PTX, type Suite } from "./suite.ts";

const PINNED: Target = { ratio: 0.98 };
const PINNED_SIZES = ["1 MiB", "4 MiB", "6.2 MB", "16 MiB", "64 MiB", "256 MiB", "1 GiB"];
const FIRST_UP: Target = { ratio: 2 }, FIRST_DOWN: Target = { ratio: 1.5 };

/** The target for a copy of 1 MiB against the loop in C of the same process. */
function besideC(way: string, ratio: number): Record<string, Target> {
  return { [`${way} 1 MiB`]: { ratio, of: "itself", baseline: `${way} 1 MiB, C` } };
}

/** Suites of the driver and the runtimes, in the order in which they run. */
export const DRIVER_SUITES: readonly Suite[] = [
  {
    name: "transfer",
    title: "Copies: time below 1 MiB, bandwidth above",
    script: "transfer.ts",
    c: ["transfer"],
    peers: {
      "PyTorch": ["transfer.py", "torch"],
      "CuPy": ["transfer.py", "cupy"],
      "cuda.core": ["transfer.py", "cuda.core"],
    },
    rounds: 4,
    quickRounds: 4,
    peerRounds: 1,
    targets: {
      ...Object.fromEntries(
        PINNED_SIZES.flatMap((
          size,
        ) => [[`upload pinned ${size}`, PINNED], [`download pinned ${size}`, PINNED]]),
      ),
      "upload pageable 6.2 MB": { ratio: 1.5 },
      "upload pageable 256 MiB": FIRST_UP,
      "download pageable 256 MiB": FIRST_DOWN,
      "upload pageable 256 MiB, first use": FIRST_UP,
      "download pageable 256 MiB, first use": FIRST_DOWN,
    },
    on: "both",
  },
  {
    name: "small-copies",
    title: "Copies up to 1 MiB, in turns with C in the same process",
    script: "small_copies.ts",
    rounds: 4,
    quickRounds: 2,
    targets: {
      ...besideC("upload pinned", 1.02),
      ...besideC("download pinned", 1.02),
      ...besideC("device to device", 1.03),
      ...besideC("GPU 0 to 1", 1.03),
      ...besideC("GPU 1 to 0", 1.03),
    },
    on: "cuda",
  },
  {
    name: "launch",
    title: "Launches, waiting, allocation: time per operation",
    script: "launch.ts",
    c: ["launch", SCALE_PTX],
    peers: { "CuPy": ["launch.py", "cupy", SCALE_PTX], "cuda.core": ["launch.py", "cuda.core", SCALE_PTX] },
    rounds: 5,
    quickRounds: 3,
    targets: {
      "launch": [{ ratio: 1.1 }, { ratio: 0.6, of: "CuPy" }, { ratio: 0.6, of: "cuda.core" }],
      "launch, bound": [
        { ratio: 1.1, baseline: "launch" },
        { ratio: 0.6, of: "CuPy", baseline: "launch" },
        { ratio: 0.6, of: "cuda.core", baseline: "launch" },
      ],
      "launch + synchronize": { ratio: 1.1 },
      "launch + await finished()": { ratio: 1.5, baseline: "launch + synchronize" },
      "graph of 100 kernels": { ratio: 1.05 },
      "allocate + free 1 MB": { value: 0.5 },
    },
    on: "both",
  },
  {
    name: "calls",
    title: "FFI calls: functions with libcuda's signatures that do nothing",
    script: "calls.ts",
    rounds: 3,
    quickRounds: 2,
    targets: { "call: launch": { value: 150 } },
    on: "both",
  },
  {
    name: "peer",
    title: "Copies between two GPUs",
    script: "peer.ts",
    c: ["peer"],
    rounds: 4,
    quickRounds: 4,
    targets: {
      "GPU 0 to 1, 256 MiB": PINNED,
      "GPU 1 to 0, 256 MiB": PINNED,
    },
    on: "cuda",
  },
  {
    name: "distributed",
    title: "All-reduces between GPUs: time up to 1 MiB, bus bandwidth above",
    script: "distributed.ts",
    peers: { "torch.distributed": ["distributed.py"] },
    rounds: 3,
    quickRounds: 1,
    targets: {
      "one process a GPU, 1 KiB": { value: 10 },
      "one process a GPU, 1 GiB": { ratio: 0.99, of: "torch.distributed" },
      "one process, 1 GiB": { ratio: 0.99, of: "torch.distributed", baseline: "one process a GPU, 1 GiB" },
    },
    on: "cuda",
  },
  {
    name: "waiting",
    title: "Waiting without blocking, 100 ms",
    script: "waiting.ts",
    rounds: 3,
    quickRounds: 1,
    targets: {
      "processor time of a 100 ms wait": { value: 5 },
      "delay that the wait adds": { value: 1 },
    },
    on: "cuda",
  },
  {
    name: "interop",
    title: "Exporting and importing arrays: time per operation",
    script: "interop.ts",
    peers: { "CuPy": ["interop.py", "cupy"], "PyTorch": ["interop.py", "torch"] },
    rounds: 3,
    quickRounds: 2,
    targets: {
      "wrap a CUDA Array Interface object": { value: 1 },
      "__cuda_array_interface__": { value: 0.5 },
      "DLPack export + import": { value: 3 },
      "3000×3000 image made visible": { value: 1 },
    },
    on: "both",
  },
  {
    name: "sharing",
    title: "100,000 arrays exported and imported, through DLPack and through Python: leaks",
    script: "sharing.ts",
    exposeGc: true,
    rounds: 1,
    quickRounds: 1,
    targets: {
      "growth per export + import": { value: 64 },
      "growth per export to Python + import, dropped by a Python thread": { value: 64 },
    },
    timeout: 900,
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
    targets: { "first kernel result": [{ ratio: 1.15 }, { ratio: 0.3, of: "CuPy" }] },
    wallClock: true,
    on: "both",
  },
  {
    name: "import",
    title: "Import of mod.ts, without process start",
    script: "import.ts",
    rounds: 11,
    quickRounds: 7,
    targets: { "import mod.ts": [{ value: 5, for: "Bun" }, { value: 15, for: "Deno" }] },
    on: "both",
  },
];
