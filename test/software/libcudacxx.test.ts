/** Barriers, semaphores and waiting atomics of libcu++, where threads wait for each other in memory. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { compileCuda } from "../../src/compile/compile.ts";
import { cudaIncludeFolders } from "../../src/libraries/cuda_headers.ts";
import { searchCudaLibrary } from "../../src/libraries/find.ts";
import { Machine, range } from "./harness.ts";

const nvrtc = searchCudaLibrary("libnvrtc").library;
const hasHeaders = nvrtc !== undefined &&
  cudaIncludeFolders(nvrtc.path).some((folder) => existsSync(join(folder, "cuda/barrier")));
const skip = !hasHeaders && "no NVRTC with libcu++";

const SOURCE = `
#include <cuda/barrier>
#include <cuda/atomic>
#include <cuda/semaphore>
using barrier = cuda::barrier<cuda::thread_scope_block>;
using semaphore = cuda::counting_semaphore<cuda::thread_scope_block, 3>;
#pragma nv_diag_suppress static_var_with_dynamic_init
extern "C" __global__ void rounds(int* out, int n) {
  __shared__ barrier b;
  __shared__ int v[256];
  int t = threadIdx.x, c = blockDim.x;
  if (t == 0) init(&b, c);
  v[t] = t;
  __syncthreads();
  for (int i = 0; i < n; i++) {
    int x = v[(t + 1) % c];
    b.arrive_and_wait();
    v[t] = x + 1;
    auto token = b.arrive();
    b.wait(cuda::std::move(token));
  }
  out[t] = v[t];
}
// Warp 0 consumes what warp 1 produces, in two tiles.
extern "C" __global__ void pipeline(int* out, int n) {
  __shared__ barrier full[2], empty[2];
  __shared__ int tile[2][32];
  int t = threadIdx.x;
  if (t == 0) for (int i = 0; i < 2; i++) { init(&full[i], 64); init(&empty[i], 64); }
  __syncthreads();
  if (t >= 32) {
    for (int i = 0; i < n; i++) {
      if (i >= 2) empty[i % 2].arrive_and_wait();
      tile[i % 2][t - 32] = i * 100 + t;
      auto token = full[i % 2].arrive();
      (void)token;
    }
    out[t] = 0;
  } else {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      full[i % 2].arrive_and_wait();
      sum = sum * 3 + tile[i % 2][31 - t];
      if (i + 2 < n) { auto token = empty[i % 2].arrive(); (void)token; }
    }
    out[t] = sum;
  }
}
extern "C" __global__ void turns(int* out, int) {
  __shared__ int turn;
  int t = threadIdx.x, n = blockDim.x;
  if (t == 0) turn = 0;
  __syncthreads();
  cuda::atomic_ref<int, cuda::thread_scope_block> f(turn);
  while (f.load(cuda::memory_order_acquire) != n - 1 - t) {}
  out[t] = n - 1 - t;
  f.fetch_add(1, cuda::memory_order_release);
}
extern "C" __global__ void notify(int* out, int) {
  __shared__ int flag;
  int t = threadIdx.x, n = blockDim.x;
  if (t == 0) flag = 0;
  __syncthreads();
  cuda::atomic_ref<int, cuda::thread_scope_block> f(flag);
  if (t == n - 1) { f.store(7, cuda::memory_order_release); f.notify_all(); }
  else f.wait(0);
  out[t] = f.load();
}
extern "C" __global__ void permits(int* out, int) {
  __shared__ int used, most;
  __shared__ alignas(semaphore) char storage[sizeof(semaphore)];
  auto& s = *reinterpret_cast<semaphore*>(storage);
  if (threadIdx.x == 0) { new (&s) semaphore(2); used = most = 0; }
  __syncthreads();
  s.acquire();
  atomicMax(&most, atomicAdd(&used, 1) + 1);
  atomicSub(&used, 1);
  s.release();
  __syncthreads();
  out[threadIdx.x] = most <= 2;
}
`;

const EXPECTED: Readonly<Record<string, (t: number) => number>> = {
  rounds: (t) => (t + 11) % 64 + 11,
  pipeline: (t) => t < 32 ? range(11).reduce((sum, i) => Math.imul(sum, 3) + i * 100 + 63 - t | 0, 0) : 0,
  turns: (t) => 63 - t,
  notify: () => 7,
  permits: () => 1,
};

describe("libcu++", { skip }, () => {
  // Barriers are counters in memory before compute_80, then mbarrier objects.
  for (const arch of ["compute_75", "compute_80", "compute_90"]) {
    test(arch, () => {
      const { ptx } = compileCuda(SOURCE, { arch, std: "c++17", cache: false });
      assert.equal(ptx.includes("mbarrier.arrive"), arch !== "compute_75");
      for (const lanes of [1, 4] as const) {
        for (const [name, expected] of Object.entries(EXPECTED)) {
          const machine = new Machine(ptx);
          const out = machine.upload(new Int32Array(64));
          machine.launch(name, [{ pointer: out }, { u32: 11 }], { lanes, block: [64, 1, 1] });
          assert.deepEqual(machine.i32(out, 64), range(64).map(expected), name);
        }
      }
    });
  }
});
