/** Kernels in TypeScript and the same algorithms in CUDA C++. */
import { kernel, type TypedKernel } from "@cuffi/cuffi/kernel";

/** The kernels in TypeScript. A function each, so that every call makes a new one. */
const TYPESCRIPT = {
  saxpy: (name = "saxpy") =>
    kernel({ y: "f32*", x: "f32*", a: "f32", n: "i32" }, ({ y, x, a, n }, gpu) => {
      const i = gpu.globalIndex();
      if (i < n) y[i]! += a * x[i]!;
    }, { name }),

  mandelbrot: (name = "mandelbrot") =>
    kernel(
      { out: "i32*", width: "i32", height: "i32", left: "f32", top: "f32", step: "f32" },
      ({ out, width, height, left, top, step }, gpu, { ROUNDS }) => {
        const column = gpu.globalIndex("x"), row = gpu.globalIndex("y");
        if (column >= width || row >= height) return;
        const cx = left + column * step, cy = top + row * step;
        let x = 0, y = 0, round = 0;
        while (round < ROUNDS) {
          const xx = x * x, yy = y * y;
          if (xx + yy > 4) break;
          y = 2 * x * y + cy;
          x = xx - yy + cx;
          round++;
        }
        out[row * width + column] = round;
      },
      { name, constants: { ROUNDS: 256 } },
    ),

  matmul: (name = "matmul") =>
    kernel({ c: "f32*", a: "f32*", b: "f32*", n: "i32" }, ({ c, a, b, n }, gpu, { TILE }) => {
      const as = gpu.shared("f32", TILE * TILE), bs = gpu.shared("f32", TILE * TILE);
      const tx = gpu.threadIdx.x, ty = gpu.threadIdx.y;
      const row = gpu.blockIdx.y * TILE + ty, column = gpu.blockIdx.x * TILE + tx;
      let sum = 0;
      for (let t = 0; t < n; t += TILE) {
        as[ty * TILE + tx] = a[row * n + t + tx]!;
        bs[ty * TILE + tx] = b[(t + ty) * n + column]!;
        gpu.sync();
        for (let k = 0; k < TILE; k++) sum += as[ty * TILE + k]! * bs[k * TILE + tx]!;
        gpu.sync();
      }
      c[row * n + column] = sum;
    }, { name, constants: { TILE: 32 } }),

  reduce: (name = "reduce") =>
    kernel({ out: "f32*", x: "f32*", n: "i32" }, ({ out, x, n }, gpu) => {
      const partial = gpu.shared("f32", 32);
      const thread = gpu.threadIdx.x, size = gpu.globalSize();
      const warpSum = (value: number) => {
        let sum = value;
        for (let delta = 16; delta > 0; delta >>= 1) sum += gpu.shuffleDown(sum, delta);
        return sum;
      };
      let sum = 0;
      for (let i = gpu.globalIndex(); i < n; i += size) sum += x[i]!;
      const own = warpSum(sum);
      if ((thread & 31) === 0) partial[thread >> 5] = own;
      gpu.sync();
      if (thread < 32) {
        const total = warpSum(thread < gpu.blockDim.x >> 5 ? partial[thread]! : 0);
        if (thread === 0) gpu.atomicAdd(out, 0, total);
      }
    }, { name }),

  stencil: (name = "stencil") =>
    kernel({ out: "f32*", x: "f32*", width: "i32", height: "i32" }, ({ out, x, width, height }, gpu) => {
      const i = gpu.globalIndex("x"), j = gpu.globalIndex("y");
      if (i > 0 && i < width - 1 && j > 0 && j < height - 1) {
        const p = j * width + i;
        out[p] = 0.5 * x[p]! + 0.125 * (x[p - 1]! + x[p + 1]! + x[p - width]! + x[p + width]!);
      }
    }, { name }),

  histogram: (name = "histogram") =>
    kernel({ out: "u32*", x: "u32*", n: "i32" }, ({ out, x, n }, gpu) => {
      const bins = gpu.shared("u32", 256);
      const thread = gpu.threadIdx.x;
      for (let bin = thread; bin < 256; bin += gpu.blockDim.x) bins[bin] = 0;
      gpu.sync();
      for (let i = gpu.globalIndex(); i < n; i += gpu.globalSize()) {
        const value = x[i]!;
        gpu.atomicAdd(bins, value & 255, 1);
        gpu.atomicAdd(bins, (value >>> 8) & 255, 1);
        gpu.atomicAdd(bins, (value >>> 16) & 255, 1);
        gpu.atomicAdd(bins, value >>> 24, 1);
      }
      gpu.sync();
      for (let bin = thread; bin < 256; bin += gpu.blockDim.x) gpu.atomicAdd(out, bin, bins[bin]!);
    }, { name }),

  sort: (name = "sort") =>
    kernel({ x: "f32*", block: "i32", distance: "i32" }, ({ x, block, distance }, gpu) => {
      const i = gpu.globalIndex();
      const other = i ^ distance;
      if (other > i) {
        const a = x[i]!, b = x[other]!;
        if ((i & block) === 0 ? a > b : a < b) {
          x[i] = b;
          x[other] = a;
        }
      }
    }, { name }),

  nbody: (name = "nbody") =>
    kernel(
      { velocity: "f32x4*", position: "f32x4*", n: "i32", step: "f32", softening: "f32" },
      ({ velocity, position, n, step, softening }, gpu) => {
        const tile = gpu.shared("f32x4", 256);
        const thread = gpu.threadIdx.x, i = gpu.globalIndex();
        const own = position[i]!;
        let ax = 0, ay = 0, az = 0;
        for (let t = 0; t < n; t += 256) {
          tile[thread] = position[t + thread]!;
          gpu.sync();
          for (let k = 0; k < 256; k++) {
            const body = tile[k]!;
            const dx = body.x - own.x, dy = body.y - own.y, dz = body.z - own.z;
            const r = gpu.rsqrt(dx * dx + dy * dy + dz * dz + softening);
            const force = body.w * r * r * r;
            ax += dx * force;
            ay += dy * force;
            az += dz * force;
          }
          gpu.sync();
        }
        const v = velocity[i]!;
        velocity[i] = { x: v.x + ax * step, y: v.y + ay * step, z: v.z + az * step, w: 0 };
      },
      { name },
    ),
};

/** A kernel's name. */
export type KernelName =
  | "saxpy"
  | "mandelbrot"
  | "matmul"
  | "reduce"
  | "stencil"
  | "histogram"
  | "sort"
  | "nbody";

/** Returns a new kernel without its types, so that one loop can launch them all. */
export function untyped(name: KernelName, ptxName: string = name): TypedKernel {
  return TYPESCRIPT[name](ptxName) as unknown as TypedKernel;
}

/** The same algorithms as a CUDA C++ programmer writes them. */
export const CUDA: Readonly<Record<KernelName, string>> = {
  saxpy: `
    extern "C" __global__ void saxpy(float* __restrict__ y, const float* __restrict__ x, float a, int n) {
      int i = blockIdx.x * blockDim.x + threadIdx.x;
      if (i < n) y[i] += a * x[i];
    }`,
  mandelbrot: `
    extern "C" __global__ void mandelbrot(int* __restrict__ out, int width, int height, float left, float top,
                                          float step) {
      int column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
      if (column >= width || row >= height) return;
      float cx = left + column * step, cy = top + row * step, x = 0, y = 0;
      int round = 0;
      while (round < 256) {
        float xx = x * x, yy = y * y;
        if (xx + yy > 4) break;
        y = 2 * x * y + cy;
        x = xx - yy + cx;
        round++;
      }
      out[row * width + column] = round;
    }`,
  matmul: `
    extern "C" __global__ void matmul(float* __restrict__ c, const float* __restrict__ a,
                                      const float* __restrict__ b, int n) {
      const int T = 32;
      __shared__ float as[T * T], bs[T * T];
      int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * T + ty, column = blockIdx.x * T + tx;
      float sum = 0;
      for (int t = 0; t < n; t += T) {
        as[ty * T + tx] = a[row * n + t + tx];
        bs[ty * T + tx] = b[(t + ty) * n + column];
        __syncthreads();
        for (int k = 0; k < T; k++) sum += as[ty * T + k] * bs[k * T + tx];
        __syncthreads();
      }
      c[row * n + column] = sum;
    }`,
  reduce: `
    __device__ float warpSum(float sum) {
      for (int delta = 16; delta > 0; delta >>= 1) sum += __shfl_down_sync(~0u, sum, delta);
      return sum;
    }
    extern "C" __global__ void reduce(float* __restrict__ out, const float* __restrict__ x, int n) {
      __shared__ float partial[32];
      int thread = threadIdx.x, size = gridDim.x * blockDim.x;
      float sum = 0;
      for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += size) sum += x[i];
      sum = warpSum(sum);
      if ((thread & 31) == 0) partial[thread >> 5] = sum;
      __syncthreads();
      if (thread < 32) {
        float total = warpSum(thread < blockDim.x >> 5 ? partial[thread] : 0);
        if (thread == 0) atomicAdd(out, total);
      }
    }`,
  stencil: `
    extern "C" __global__ void stencil(float* __restrict__ out, const float* __restrict__ x, int width, int height) {
      int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
      if (i > 0 && i < width - 1 && j > 0 && j < height - 1) {
        int p = j * width + i;
        out[p] = 0.5f * x[p] + 0.125f * (x[p - 1] + x[p + 1] + x[p - width] + x[p + width]);
      }
    }`,
  histogram: `
    extern "C" __global__ void histogram(unsigned* __restrict__ out, const unsigned* __restrict__ x, int n) {
      __shared__ unsigned bins[256];
      int thread = threadIdx.x;
      for (int bin = thread; bin < 256; bin += blockDim.x) bins[bin] = 0;
      __syncthreads();
      for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        unsigned value = x[i];
        atomicAdd(&bins[value & 255], 1);
        atomicAdd(&bins[(value >> 8) & 255], 1);
        atomicAdd(&bins[(value >> 16) & 255], 1);
        atomicAdd(&bins[value >> 24], 1);
      }
      __syncthreads();
      for (int bin = thread; bin < 256; bin += blockDim.x) atomicAdd(&out[bin], bins[bin]);
    }`,
  sort: `
    extern "C" __global__ void sort(float* x, int block, int distance) {
      int i = blockIdx.x * blockDim.x + threadIdx.x, other = i ^ distance;
      if (other > i) {
        float a = x[i], b = x[other];
        if ((i & block) == 0 ? a > b : a < b) {
          x[i] = b;
          x[other] = a;
        }
      }
    }`,
  nbody: `
    extern "C" __global__ void nbody(float4* __restrict__ velocity, const float4* __restrict__ position, int n,
                                     float step, float softening) {
      __shared__ float4 tile[256];
      int thread = threadIdx.x, i = blockIdx.x * blockDim.x + threadIdx.x;
      float4 own = position[i];
      float ax = 0, ay = 0, az = 0;
      for (int t = 0; t < n; t += 256) {
        tile[thread] = position[t + thread];
        __syncthreads();
        for (int k = 0; k < 256; k++) {
          float4 body = tile[k];
          float dx = body.x - own.x, dy = body.y - own.y, dz = body.z - own.z;
          float r = rsqrtf(dx * dx + dy * dy + dz * dz + softening);
          float force = body.w * r * r * r;
          ax += dx * force;
          ay += dy * force;
          az += dz * force;
        }
        __syncthreads();
      }
      float4 v = velocity[i];
      velocity[i] = make_float4(v.x + ax * step, v.y + ay * step, v.z + az * step, 0);
    }`,
};
