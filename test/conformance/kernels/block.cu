// Barriers and shared memory.
#include "thread.cuh"

KERNEL block_barrier_loop(const u32* in, u32* out, int rounds) {
  __shared__ u32 tile[96];
  const int t = threadIdx.x, i = blockIdx.x * 96 + t;
  tile[t] = in[i];
  __syncthreads();
  for (int k = 1; k <= rounds; k++) {
    const u32 x = tile[(t + k) % 96];
    __syncthreads();
    tile[t] = tile[t] * 3 + x;
    __syncthreads();
  }
  out[i] = tile[t];
}

// The number of rounds differs from block to block, and depends on data in shared memory.
KERNEL block_data_dependent(const u32* in, u32* out) {
  __shared__ u32 tile[64];
  __shared__ u32 stop;
  const int t = threadIdx.x, i = blockIdx.x * 64 + t;
  tile[t] = in[i];
  if (t == 0) stop = 0;
  __syncthreads();
  u32 rounds = 0;
  while (!stop && rounds < 60) {
    const u32 x = tile[(t * 5 + 1) & 63];
    __syncthreads();
    tile[t] ^= x >> 1;
    if (t == 17 && (tile[t] & 31) == 3) stop = 1;
    rounds++;
    __syncthreads();
  }
  out[i] = tile[t] + rounds;
}

KERNEL block_votes(const u32* in, u32* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const u32 x = in[i];
  int plane = 0;
  PUT(__syncthreads_count(x & 1));
  PUT(__syncthreads_and(x > 5));
  PUT(__syncthreads_or((x & 4095) == 9));
}

// Two named barriers: one half of the block passes values to the other.
KERNEL block_named_barriers(const u32* in, u32* out) {
  __shared__ u32 tile[64];
  const int t = threadIdx.x, i = blockIdx.x * 128 + t;
  if (t < 64) {
    for (int k = 0; k < 3; k++) {
      tile[t] = in[i] + k;
      asm volatile("bar.arrive 1, 128;" ::: "memory");
      asm volatile("bar.sync 2, 128;" ::: "memory");
    }
    out[i] = in[i];
  } else {
    u32 sum = 0;
    for (int k = 0; k < 3; k++) {
      asm volatile("bar.sync 1, 128;" ::: "memory");
      sum = sum * 7 + tile[127 - t];
      asm volatile("bar.sync 2, 128;" ::: "memory");
    }
    out[i] = sum;
  }
}

extern __shared__ u32 dynamic_words[];

KERNEL block_dynamic_shared(const u32* in, u32* out, int words) {
  __shared__ u64 fixed[4];
  const int t = threadIdx.x;
  if (t < 4) fixed[t] = t * 1000003ull;
  for (int k = t; k < words; k += blockDim.x) dynamic_words[k] = in[blockIdx.x * words + k];
  __syncthreads();
  for (int k = t; k < words; k += blockDim.x) {
    out[blockIdx.x * words + k] = dynamic_words[words - 1 - k] + (u32)fixed[k & 3];
  }
}

KERNEL block_coordinates(u32* out) {
  const u32 block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
  const u32 thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  const u32 i = block * (blockDim.x * blockDim.y * blockDim.z) + thread;
  u32 lane, warp;
  asm volatile("mov.u32 %0, %%laneid;" : "=r"(lane));
  asm volatile("mov.u32 %0, %%warpid;" : "=r"(warp));
  out[i] = threadIdx.x | threadIdx.y << 4 | threadIdx.z << 8 | blockIdx.x << 12 | blockIdx.y << 16 | blockIdx.z << 20 | lane << 24;
  out[i + gridDim.x * gridDim.y * gridDim.z * blockDim.x * blockDim.y * blockDim.z] = gridDim.x * 100 + gridDim.y * 10 + gridDim.z + (warp > 31);
}
