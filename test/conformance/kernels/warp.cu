// Warp-level operations.
#include "thread.cuh"

KERNEL warp_shuffle(const u32* in, u32* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const u32 x = in[i], all = 0xffffffffu;
  int plane = 0;
  PUT(__shfl_sync(all, x, 5));
  PUT(__shfl_sync(all, x, x & 31));
  PUT(__shfl_sync(all, x, threadIdx.x + 1, 8));
  PUT(__shfl_up_sync(all, x, 3));
  PUT(__shfl_up_sync(all, x, 2, 16));
  PUT(__shfl_down_sync(all, x, 7));
  PUT(__shfl_down_sync(all, x, 1, 4));
  PUT(__shfl_xor_sync(all, x, 16));
  PUT(__shfl_xor_sync(all, x, 5, 8));
  PUT((u32)__shfl_xor_sync(all, (u64)x << 7 | i, 1));
  PUT(__float_as_uint(__shfl_down_sync(all, __uint_as_float(x & 0x3fffffff), 4)));
}

// The predicate is true if the source lane was in range; a segment mask with gaps.
KERNEL warp_shuffle_predicate(const u32* in, u32* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const u32 x = in[i];
  int plane = 0;
#define SHFL(mode, b, c)                                                                                       \
  {                                                                                                            \
    u32 d, p;                                                                                                  \
    asm volatile("{ .reg .pred p; shfl.sync." mode ".b32 %0|p, %2, %3, %4, 0xffffffff; selp.u32 %1, 1, 0, p; }" \
                 : "=r"(d), "=r"(p)                                                                            \
                 : "r"(x), "r"(b), "r"(c));                                                                    \
    PUT(d);                                                                                                    \
    PUT(p);                                                                                                    \
  }
  SHFL("up", 4, 0) SHFL("up", 1, 0x1800) SHFL("down", 6, 31) SHFL("down", 3, 0x180f) SHFL("bfly", 9, 31) SHFL("idx", x & 63, 0x1807) SHFL("idx", 40, 31)
}

// Only the lanes of a branch take part, selected by its mask.
KERNEL warp_shuffle_partial(const u32* in, u32* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31;
  const u32 x = in[i];
  u32 r = 1;
  if (lane % 3 == 0) {
    const u32 mask = 0x49249249u;
    r = __shfl_sync(mask, x, 9);
    r += __shfl_xor_sync(mask, x, lane == 0 || lane == 6 ? 6 : 0);
  } else if (lane < 16) {
    const u32 mask = 0x0000ffffu & ~0x49249249u;
    r = __shfl_sync(mask, x, 4) * 3;
    if (lane & 1) r ^= __ballot_sync(mask & 0xaaaa, x & 1);
  } else {
    for (int k = 0; k < 3; k++) r = r * 7 + __shfl_sync(0xffff0000u & ~0x49249249u, x, 16 + k * 3);
  }
  out[i] = r;
  out[n + i] = __shfl_sync(0xffffffffu, r, 31 - lane);
}

KERNEL warp_vote(const u32* in, u32* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31;
  const u32 x = in[i], all = 0xffffffffu;
  int plane = 0;
  PUT(__ballot_sync(all, x & 1));
  PUT(__any_sync(all, (x & 1023) == 7));
  PUT(__all_sync(all, x > 1000));
  PUT(__uni_sync(all, x >> 31));
  u32 r = 0;
  u32 low, exact, first;
  asm volatile("mov.u32 %0, %%lanemask_lt;" : "=r"(low));
  asm volatile("mov.u32 %0, %%lanemask_ge;" : "=r"(exact));
  PUT(low ^ exact << 1);
  first = __ffs(__ballot_sync(all, x % 5 == 0)) - 1;
  PUT(first);
  if (lane < 20) r = __ballot_sync(0xfffff, x & 4);
  PUT(r);
  PUT(__popc(__ballot_sync(all, x & 8) & low));
}

KERNEL warp_match(const u32* in, u32* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const u32 x = in[i], all = 0xffffffffu;
  int plane = 0, same;
  PUT(__match_any_sync(all, x & 3));
  PUT(__match_any_sync(all, (u64)(x & 7) << 40));
  PUT(__match_all_sync(all, x & 0x40000000, &same));
  PUT(same);
  PUT(__match_all_sync(all, 12345ull + blockIdx.x, &same));
  PUT(same);
  const u32 odd = __ballot_sync(all, x & 1);
  u32 r = 0;
  if (x & 1) r = __match_any_sync(odd, x & 6);
  PUT(r);
}

// The threads in the same branch of a warp that has just diverged.
KERNEL warp_active(const u32* in, u32* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  u32 r;
  if (in[i] & 2) {
    r = __activemask();
    out[i] = r * 3;
  } else {
    r = __activemask();
    out[i] = r ^ 0x5555;
  }
}

// Warp-synchronous access to shared memory.
KERNEL warp_barrier(const u32* in, u32* out) {
  __shared__ volatile u32 tile[128];
  const int i = blockIdx.x * blockDim.x + threadIdx.x, t = threadIdx.x, lane = t & 31;
  u32 x = in[i];
  for (int k = 1; k < 32; k *= 2) {
    tile[t] = x;
    __syncwarp();
    if (lane >= k) x += tile[t - k];
    __syncwarp();
  }
  out[i] = x;
}
