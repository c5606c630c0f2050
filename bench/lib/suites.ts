/** The benchmark suites: their programs and performance targets. */
import { OPERATOR_ROWS } from "./image_operators.ts";
import type { Target, Targets } from "./report.ts";

/** A benchmark: a TypeScript program, the same in C, and Python programs with other libraries (peers). */
export interface Suite {
  readonly name: string;
  readonly title: string;
  /** Program in `bench/`. */
  readonly script: string;
  /** Its arguments. */
  readonly args?: readonly string[];
  /** Program in `c/`, with its arguments. */
  readonly c?: readonly [name: string, ...args: string[]];
  /** Program and arguments by column: Python in `peers/`, or TypeScript that starts and measures a peer. */
  readonly peers?: Readonly<Record<string, readonly [script: string, ...args: string[]]>>;
  /** The peers need no GPU. */
  readonly peersOnHost?: boolean;
  /** Peers that quick runs skip because they take long. */
  readonly slowPeers?: readonly string[];
  /** All programs take turns in each round, so that drift affects them equally. */
  readonly rounds: number;
  readonly quickRounds: number;
  /** Rounds in which peers run; one in a quick run. Default 3: they differ by far more than drift. */
  readonly peerRounds?: number;
  readonly targets: Targets;
  /** Measures the run time of the programs instead of what they print. */
  readonly wallClock?: boolean;
  /** The script calls the garbage collector. */
  readonly exposeGc?: boolean;
  /** The script prints its own report; its exit status is nonzero if it missed targets. */
  readonly ownReport?: boolean;
  /** Seconds after which a program is killed. Default 180. */
  readonly timeout?: number;
  /** The devices it runs on. */
  readonly on: "cuda" | "software" | "both";
}

/** Placeholder argument for the path of the PTX of `scale.ts`. */
export const SCALE_PTX = "SCALE_PTX";
/** Placeholder argument for the path of the model of `small_model.ts`. */
export const SMALL_ONNX = "SMALL_ONNX";
/** Placeholder argument for the folder of the clips of `video_clips.ts`. */
export const VIDEO_CLIPS = "VIDEO_CLIPS";

const PINNED: Target = { ratio: 0.98 };
const PINNED_SIZES = ["1 MiB", "4 MiB", "6.2 MB", "16 MiB", "64 MiB", "256 MiB", "1 GiB"];
const BEATS_CVCUDA: Target = { ratio: 1, of: "CV-CUDA" }, HALF_OF_COPY: Target = { value: 50 };
const HOST_TIMED = [
  ...["flip", "resize", "cvtColor", "normalize", "threshold", "add", "warpAffine", "gaussian", "erode"],
  "flip, result allocated",
  ...["canny", "morphology gradient", "histogramEq", "Otsu's threshold", "putText", "boundingBoxes"],
  ...["boxBlur", "composite"],
];
const FIRST_UP: Target = { ratio: 2 }, FIRST_DOWN: Target = { ratio: 1.5 };

/** All suites, in the order in which they run. */
export const SUITES: readonly Suite[] = [
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
    rounds: 2,
    quickRounds: 2,
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
    rounds: 3,
    quickRounds: 2,
    targets: { "GPU 0 to 1, 256 MiB": PINNED, "GPU 1 to 0, 256 MiB": PINNED },
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
  {
    name: "kernels",
    title: "Built-in kernels: time, and share of the device's copy rate",
    script: "kernels.ts",
    peers: {
      "PyTorch": ["kernels.py", "eager"],
      "torchvision": ["kernels.py", "torchvision"],
      "torch.compile": ["kernels.py", "compile"],
    },
    slowPeers: ["torch.compile"],
    rounds: 3,
    quickRounds: 1,
    targets: { "resizeNormalize 32 × 1080p → 224": { value: 60 } },
    on: "both",
  },
  {
    name: "image",
    title: "Image operators: device time, share of the copy rate, and host time per call",
    script: "image.ts",
    peers: {
      "CV-CUDA": ["image_cvcuda.py"],
      "NPP": ["image_npp.py"],
      "PyTorch": ["image_torch.py", "eager"],
      "torchvision": ["image_torch.py", "torchvision"],
      "torch.compile": ["image_torch.py", "compile"],
    },
    slowPeers: ["torchvision", "torch.compile"],
    rounds: 3,
    quickRounds: 1,
    peerRounds: 1,
    targets: {
      ...Object.fromEntries(OPERATOR_ROWS.map((row) => [row, BEATS_CVCUDA])),
      "resize 540p linear, 1 × 1080p": [BEATS_CVCUDA, { value: 6 }],
      "resizeNormalize 32 × 1080p → 224": { value: 45 },
      "normalize 32 × 1080p": { value: 245 },
      "NV12 → RGB, 1 × 4K": { value: 14 },
      "NV12 → RGB, 8 × 4K, share": { value: 75 },
      "gaussian 5×5, 8 × 4K, share": HALF_OF_COPY,
      "gaussian 5×5, 8 × 4K RGB, share": HALF_OF_COPY,
      "erode 3×3, 8 × 4K, share": HALF_OF_COPY,
      "erode 3×3, 8 × 4K RGB, share": HALF_OF_COPY,
      ...Object.fromEntries(
        HOST_TIMED.map((name) => [`host, ${name} 64×64, beyond launches`, { value: 6 }]),
      ),
    },
    timeout: 900,
    on: "both",
  },
  {
    name: "arrays",
    title: "Copies between layouts, read + write",
    script: "arrays.ts",
    rounds: 3,
    quickRounds: 1,
    targets: {
      "NHWC → NCHW, 32 × 1080p u8": { ratio: 0.75, of: "itself", baseline: "device copy, 32 × 1080p u8" },
    },
    on: "both",
  },
  {
    name: "onnx",
    title: "Runs of a small ONNX model on the CPU, next to a loop in C that runs the same session",
    script: "onnx.ts",
    peers: { "ONNX Runtime in Python": ["onnx_runs.py", SMALL_ONNX] },
    peersOnHost: true,
    rounds: 3,
    quickRounds: 1,
    targets: {
      "bound run": { ratio: 0.75, of: "ONNX Runtime in Python" },
      "bound run, more than from C": [{ value: 1.5, for: "Bun" }, { value: 2.5, for: "Deno" }],
    },
    on: "both",
  },
  {
    name: "resnet",
    title: "ResNet-50 in f16 through ONNX Runtime's CUDA provider",
    script: "resnet.ts",
    peers: {
      "PyTorch": ["resnet.py", "eager"],
      "PyTorch, CUDA graph": ["resnet.py", "graph"],
      "torch.compile": ["resnet.py", "compile"],
    },
    slowPeers: ["torch.compile"],
    rounds: 1,
    quickRounds: 1,
    targets: {
      "ResNet-50 f16, 1 image, captured": { value: 530 },
      "ResNet-50 f16, batch of 32, captured: rate": { value: 11_300 },
      "pinned pixels to class, one graph": { value: 780 },
    },
    timeout: 600,
    on: "cuda",
  },
  {
    name: "video",
    title: "Video into device memory",
    script: "video.ts",
    peers: { "PyNvVideoCodec": ["video.py", VIDEO_CLIPS] },
    rounds: 2,
    quickRounds: 1,
    peerRounds: 1,
    targets: {
      "first frame of a file, engine created": { value: 60 },
      "first frame of a file, engine reused": { value: 10 },
      "H.264 1080p, one stream, after the first frame": { value: 718 },
      "HEVC 1080p, one stream, after the first frame": { value: 1362 },
      "H.264 1080p, one file of 600 frames": { ratio: 1.2, of: "PyNvVideoCodec" },
      "HEVC 1080p, one file of 600 frames": { ratio: 1.2, of: "PyNvVideoCodec" },
      "H.264 1080p, all engines, open videos": { value: 5000 },
      "HEVC 1080p, all engines, open videos": { value: 9000 },
      "H.264 1080p to [32, 3, 224, 224], rate": { value: 95 },
      "longest pause of the event loop meanwhile": { value: 2 },
      "100 frames of ten minutes as one batch": { ratio: 2, of: "PyNvVideoCodec" },
    },
    timeout: 600,
    on: "cuda",
  },
  {
    name: "math",
    title: "Arithmetic, reductions, sorts and products of arrays; rates count bytes read and written",
    script: "math.ts",
    peers: {
      "PyTorch": ["array_math.py", "eager"],
      "torch.compile": ["array_math.py", "compile"],
      "CuPy": ["array_math.py", "cupy"],
    },
    slowPeers: ["torch.compile"],
    rounds: 3,
    quickRounds: 1,
    peerRounds: 1,
    targets: {
      "chain of six operations, 64 M f32": [
        { ratio: 0.93, of: "itself", baseline: "device copy, 64 M f32" },
        { ratio: 1, of: "torch.compile" },
      ],
      ...Object.fromEntries(
        ["add", "add a row", "add a column", "add cropped rows", "add a transposed matrix"].map((name) => [
          `${name}, 64 M f32`,
          { ratio: 0.75, of: "itself", baseline: "device copy, 64 M f32" },
        ]),
      ),
      ...Object.fromEntries(
        ["sum", "argMax"].map((name) => [
          `${name}, 64 M f32`,
          { ratio: 0.9, of: "itself", baseline: "read, 64 M f32" },
        ]),
      ),
      ...Object.fromEntries(
        ["f32", "tf32", "f16", "f64"].map((name) => [
          `matmul 4096³, ${name}`,
          { ratio: 0.98, of: "PyTorch" },
        ]),
      ),
    },
    on: "both",
  },
  {
    name: "typescript",
    title: "Kernels in TypeScript and NVRTC's compilation of the same algorithms",
    script: "typescript.ts",
    rounds: 1,
    quickRounds: 1,
    targets: {
      ...Object.fromEntries(
        ["saxpy", "mandelbrot", "matmul", "reduce", "stencil", "histogram", "sort", "nbody"]
          .map((name) => [`${name}, speed`, { value: 97 }]),
      ),
      "first launch of a kernel, share of NVRTC's time": { value: 50 },
      "PTX written, matmul": { value: 2 },
    },
    on: "both",
  },
  {
    name: "pipeline",
    title: "Pipelines of image operators against the operators",
    script: "pipeline.ts",
    peers: { "torch.compile": ["pipeline.py"] },
    slowPeers: ["torch.compile"],
    rounds: 1,
    quickRounds: 1,
    targets: {
      "resizeNormalize 32 × 1080p → 224": {
        ratio: 1.08,
        of: "itself",
        baseline: "resizeNormalize 32 × 1080p → 224, operator",
      },
      "eight steps 32 × 1080p → 224": [
        { ratio: 1 / 4, of: "itself", baseline: "eight steps 32 × 1080p → 224, one by one" },
        { ratio: 1 / 1.3, of: "torch.compile" },
      ],
      "50 crops → 128": { ratio: 1 / 10, of: "itself", baseline: "50 crops → 128, one by one" },
    },
    on: "both",
  },
  {
    name: "jpeg",
    title: "JPEG files to device arrays and back, in batches of 64",
    script: "jpeg.ts",
    peers: { "torchvision": ["jpeg.py"] },
    rounds: 1,
    quickRounds: 1,
    targets: {
      "decode 1080p": { value: 5500 },
      "decode 512 × 600": { value: 29_000 },
      "encode 1080p, quality 90": { value: 3400 },
    },
    on: "cuda",
  },
  {
    name: "worker",
    title: "Image worker under 64 connections: JPEG in, tensor out",
    script: "worker.ts",
    peers: { "PyTorch": ["worker.ts", "PyTorch"] },
    rounds: 1,
    quickRounds: 1,
    targets: { "requests lost": { value: 0 } },
    timeout: 240,
    on: "both",
  },
  {
    name: "processes",
    title: "Image worker under 64 connections, in four processes on one port and in one",
    script: "worker.ts",
    args: ["processes=4"],
    peers: {
      "one process": ["worker.ts"],
      "PyTorch": ["worker.ts", "PyTorch", "processes=4"],
      "PyTorch, one process": ["worker.ts", "PyTorch"],
    },
    rounds: 1,
    quickRounds: 1,
    targets: { "requests lost": { value: 0 } },
    timeout: 240,
    on: "both",
  },
  {
    name: "gpus",
    title: "Image worker under 256 connections, on all GPUs and on one",
    script: "worker.ts",
    args: ["all-gpus"],
    peers: { "one GPU": ["worker.ts", "one-gpu"] },
    rounds: 1,
    quickRounds: 1,
    targets: { "requests lost": { value: 0 } },
    timeout: 240,
    on: "cuda",
  },
  {
    name: "clips",
    title: "Image worker under 16 connections: clips of 3 s in, 16 frames of 224 × 224 out",
    script: "worker.ts",
    args: ["video"],
    peers: {
      "PyAV and PyTorch": ["worker.ts", "PyTorch", "video"],
      "PyNvVideoCodec and PyTorch": ["worker.ts", "PyTorch-nvdec", "video"],
    },
    rounds: 1,
    quickRounds: 1,
    targets: { "requests lost": { value: 0 } },
    timeout: 240,
    on: "both",
  },
  {
    name: "classifier",
    title: "Image worker under 64 connections: JPEG in, classes of ResNet-50 out",
    script: "worker.ts",
    args: ["model"],
    peers: {
      "PyTorch": ["worker.ts", "PyTorch", "model"],
      "PyTorch, batches": ["worker.ts", "PyTorch-batched", "model"],
    },
    rounds: 1,
    quickRounds: 1,
    targets: { "requests lost": { value: 0 } },
    timeout: 300,
    on: "cuda",
  },
  {
    name: "soak",
    title: "Allocation, upload, launch, release: leaks",
    script: "soak.ts",
    exposeGc: true,
    rounds: 1,
    quickRounds: 1,
    targets: { "growth": { value: 24 }, "objects left": { value: 0 } },
    timeout: 900,
    on: "both",
  },
  {
    name: "host",
    title: "JavaScript overhead of calls, on the software device",
    script: "host.ts",
    rounds: 1,
    quickRounds: 1,
    targets: {},
    on: "software",
  },
  {
    name: "software",
    title: "The software device compared with scalar C",
    script: "software.ts",
    rounds: 1,
    quickRounds: 1,
    targets: {},
    ownReport: true,
    timeout: 600,
    on: "software",
  },
];
