/** Benchmarks of work on arrays: images, models, video, arithmetic, kernels and pipelines. */
import { OPERATOR_ROWS } from "./image_operators.ts";
import type { Target } from "./report.ts";
import { SMALL_ONNX, type Suite, VIDEO_CLIPS } from "./suite.ts";

const BEATS_CVCUDA: Target = { ratio: 1, of: "CV-CUDA" }, HALF_OF_COPY: Target = { value: 50 };
const HOST_TIMED = [
  ...["flip", "resize", "cvtColor", "normalize", "threshold", "add", "warpAffine", "gaussian", "erode"],
  "flip, result allocated",
  ...["canny", "morphology gradient", "histogramEq", "Otsu's threshold", "putText", "boundingBoxes"],
  ...["boxBlur", "composite"],
];

/** Suites of arrays and images, in the order in which they run. */
export const ARRAY_SUITES: readonly Suite[] = [
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
];
