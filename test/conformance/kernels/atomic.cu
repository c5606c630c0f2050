// Atomic operations whose outcome does not depend on the order of threads.
#include "thread.cuh"

// Each operation has separate cells; cell = element modulo 8.
KERNEL atomic_global_32(const u32* in, u32* cells, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const u32 x = in[i];
  u32* c = cells + (i & 7);
  atomicAdd(c, x);
  atomicSub(c + 8, x);
  atomicMin(c + 16, x);
  atomicMax(c + 24, x);
  atomicMin((s32*)c + 32, (s32)x);
  atomicMax((s32*)c + 40, (s32)x);
  atomicAnd(c + 48, x | 0xff00ff00);
  atomicOr(c + 56, x & 0x10101010);
  atomicXor(c + 64, x);
  atomicInc(c + 72, 12);
  atomicDec(c + 80, 17);
}

KERNEL atomic_global_64(const u64* in, u64* cells, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const u64 x = in[i];
  u64* c = cells + (i & 3);
  atomicAdd(c, x);
  atomicMin(c + 4, x);
  atomicMax(c + 8, x);
  atomicMin((s64*)c + 12, (s64)x);
  atomicMax((s64*)c + 16, (s64)x);
  atomicAnd(c + 20, x | 0xff00ff00ff00ff00);
  atomicOr(c + 24, x & 0x1010101010101010);
  atomicXor(c + 28, x);
}

// Integer values, so every order gives the same sum.
KERNEL atomic_float_add(const u32* in, float* floats, double* doubles, u32* halves, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const u32 x = in[i];
  atomicAdd(&floats[i & 7], (float)(x & 1023));
  atomicAdd(&doubles[i & 7], (double)(x & 0xfffff) * 0.5);
  [[maybe_unused]] u32 old;
  asm volatile("atom.global.add.noftz.f16x2 %0, [%1], %2;" : "=r"(old) : "l"(&halves[i & 63]), "r"(x & 1 ? 0x3c004000 : 0x40003c00) : "memory");
}

KERNEL atomic_shared(const u32* in, u32* out, int n) {
  __shared__ u32 cells[72];
  __shared__ u64 wide[16];
  const int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  for (int k = t; k < 72; k += blockDim.x) cells[k] = k >= 16 && k < 24 ? 0xffffffff : 0;
  if (t < 16) wide[t] = 0;
  __syncthreads();
  if (i < n) {
    const u32 x = in[i];
    u32* c = cells + (t & 7);
    atomicAdd(c, x);
    atomicOr(c + 8, x);
    atomicMin(c + 16, x);
    atomicMax(c + 24, x);
    atomicXor(c + 32, x);
    atomicMax((s32*)c + 40, (s32)x);
    atomicInc(c + 48, 5);
    atomicAdd((float*)c + 56, (float)(x & 255));
    atomicExch(c + 64, 77);
    atomicAdd(wide + (t & 7), (u64)x << 20);
    atomicMax(wide + 8 + (t & 7), (u64)x * x);
  }
  __syncthreads();
  for (int k = t; k < 72; k += blockDim.x) out[blockIdx.x * 104 + k] = cells[k];
  if (t < 32) out[blockIdx.x * 104 + 72 + t] = (u32)(wide[t >> 1] >> (32 * (t & 1)));
}

// A maximum and a product by compare-and-swap loops, in global and shared memory.
KERNEL atomic_cas_loop(const u32* in, u32* cells, u64* wide, int n) {
  __shared__ u32 local;
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x == 0) local = 1;
  __syncthreads();
  if (i < n) {
    const float x = (float)(in[i] % 100000);
    u32 old = cells[0];
    while (__uint_as_float(old) < x) {
      const u32 seen = atomicCAS(&cells[0], old, __float_as_uint(x));
      if (seen == old) break;
      old = seen;
    }
    u64 before = wide[i & 1], seen;
    do {
      seen = before;
      before = atomicCAS(&wide[i & 1], seen, seen * (in[i] | 1));
    } while (before != seen);
    u32 mine = local, held;
    do {
      held = mine;
      mine = atomicCAS(&local, held, held * (in[i] | 1));
    } while (mine != held);
  }
  __syncthreads();
  if (threadIdx.x == 0) cells[1 + blockIdx.x] = local;
}

// A lock that one thread of each warp acquires in turn.
KERNEL atomic_lock(u32* state, int rounds) {
  if ((threadIdx.x & 31) == 0) {
    for (int k = 0; k < rounds; k++) {
      while (atomicCAS(&state[0], 0, 1) != 0) {}
      __threadfence();
      volatile u32* counter = state + 1;
      *counter = *counter + 1;
      __threadfence();
      atomicExch(&state[0], 0);
    }
  }
}

// Each ticket is drawn once; out[ticket] counts the draws.
KERNEL atomic_tickets(u32* next, u32* drawn, u32* down, int n) {
  const u32 ticket = atomicAdd(next, 1);
  if (ticket < (u32)n) atomicAdd(&drawn[ticket], 1);
  const u32 other = atomicInc(next + 1, n - 1);
  atomicAdd(&down[other], 1);
}

// Results of operations on cells that only one thread uses.
KERNEL atomic_results(const u32* in, u32* cells, u32* out, int n) {
  ELEMENT;
  const u32 x = in[i];
  u32* c = cells + i;
  PUT(atomicAdd(c, x));
  PUT(atomicMax(c, x ^ 0x8000));
  PUT(atomicCAS(c, x, 5));
  PUT(atomicExch(c, i));
  PUT(atomicCAS(c, i, x));
  PUT(atomicInc(c, x / 2));
  PUT(atomicDec(c, 9));
  PUT(atomicXor(c, 0xffff));
  u32 d;
  asm volatile("atom.global.acq_rel.gpu.or.b32 %0, [%1], %2;" : "=r"(d) : "l"(c), "r"(x) : "memory");
  PUT(d);
  u16 h;
  asm volatile("atom.global.cas.b16 %0, [%1], %2, %3;" : "=h"(h) : "l"((u16*)c + 1), "h"((u16)(d >> 16)), "h"((u16)77) : "memory");
  PUT(h);
}

// The last block to finish adds up the partial sums of the others.
KERNEL atomic_last_block(const u32* in, volatile u32* partial, u32* finished, u32* out) {
  __shared__ u32 sum;
  __shared__ bool last;
  if (threadIdx.x == 0) sum = 0;
  __syncthreads();
  atomicAdd(&sum, in[blockIdx.x * blockDim.x + threadIdx.x]);
  __syncthreads();
  if (threadIdx.x == 0) {
    partial[blockIdx.x] = sum;
    __threadfence();
    last = atomicInc(finished, gridDim.x - 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0) {
    u32 total = 0;
    for (u32 k = 0; k < gridDim.x; k++) total = total * 31 + partial[k];
    *out = total;
  }
}

// red, and loads and stores with memory orders.
KERNEL atomic_reduction_only(const u32* in, u32* cells, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  u32 x;
  asm volatile("ld.relaxed.gpu.global.u32 %0, [%1];" : "=r"(x) : "l"(in + i) : "memory");
  asm volatile("red.relaxed.gpu.global.add.u32 [%0], %1;" ::"l"(cells + (i & 3)), "r"(x) : "memory");
  asm volatile("red.global.max.s32 [%0], %1;" ::"l"(cells + 4), "r"(x) : "memory");
  asm volatile("red.global.and.b32 [%0], %1;" ::"l"(cells + 5), "r"(x | 0xf0f0) : "memory");
  asm volatile("fence.acq_rel.gpu;" ::: "memory");
  asm volatile("st.release.gpu.global.u32 [%0], %1;" ::"l"(cells + 8 + i), "r"(x + 1) : "memory");
  asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(x) : "l"(cells + 8 + i) : "memory");
  asm volatile("st.volatile.global.u32 [%0], %1;" ::"l"(cells + 8 + i), "r"(x * 3) : "memory");
  asm volatile("membar.gl;" ::: "memory");
}
