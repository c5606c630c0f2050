// Divergent branches, loops, switches, early exit, irreducible graphs.
#include "thread.cuh"

KERNEL control_branches(const s32* in, s32* out, int n) {
  ELEMENT;
  s32 x = in[i];
  if (x & 1) {
    if (x & 2) x = x * 3 + 1;
    else if (x > 100) x = -x;
    else x ^= 0x55;
  } else {
    if (x < 0) x = (x >> 1) + 7;
    else if (x & 4) {
      if (i % 3 == 0) x += i;
      else x -= i;
    }
  }
  PUT(x);
  PUT((x > 5 && in[(i + 1) % n] > x) || (i & 3) == 2 ? 1 : -1);
}

// Steps of 3n + 1 until 1: threads leave the loop at different times.
KERNEL control_collatz(const u32* in, u32* out, int n) {
  ELEMENT;
  u64 x = in[i] & 0xffff;
  u32 steps = 0;
  while (x > 1 && steps < 1000) {
    x = x & 1 ? 3 * x + 1 : x / 2;
    steps++;
  }
  PUT(steps);
}

KERNEL control_nested_loops(const u32* in, u32* out, int n) {
  ELEMENT;
  const u32 x = in[i];
  u32 sum = 0;
  for (u32 j = 0; j < (x & 15); j++) {
    if (j == 3) continue;
    for (u32 k = j; k < 12; k++) {
      if (((x >> k) & 1) == 0) continue;
      sum += j * k + 1;
      if (sum > (x & 255) + 40) goto done;
      if (k == (x >> 28)) break;
    }
    do sum = sum * 5 + j; while (sum < 9);
  }
done:
  PUT(sum);
}

KERNEL control_switch(const u32* in, u32* out, int n) {
  ELEMENT;
  const u32 x = in[i];
  u32 r = 1;
  switch (x % 13) {
    case 0: r = x + 1; break;
    case 1: r = x * x; break;
    case 2: r = ~x;
    case 3: r ^= 0x1234; break;
    case 4: r = __popc(x); break;
    case 5: r = x >> 3; break;
    case 6:
      for (u32 k = 0; k < x % 5; k++) r = r * 3 + k;
      break;
    case 7: r = x % 1000; break;
    case 8: r = x << 5 | x >> 27; break;
    case 10: r = i; break;
    case 11: return;
    default: r = 99;
  }
  PUT(r);
}

// A loop with two entries.
KERNEL control_irreducible(const u32* in, u32* out, int n) {
  ELEMENT;
  u32 x = in[i], steps = 0;
  if (x & 1) goto odd;
even:
  x = x / 2 + (steps & 3);
  steps++;
  if (steps > 40) goto end;
  if (x % 3 == 0) goto even;
odd:
  x = x * 5 + 3;
  steps += 2;
  if (x & 0x100) goto even;
  if (steps < 50) goto odd;
end:
  PUT(x);
  PUT(steps);
}

// Threads that have exited do not take part in later barriers.
KERNEL control_early_exit(const u32* in, u32* out, int n) {
  __shared__ u32 tile[128];
  const int i = blockIdx.x * blockDim.x + threadIdx.x, t = threadIdx.x;
  if (i >= n) return;
  tile[t] = in[i];
  if (in[i] % 7 == 0) {
    out[i] = 7;
    return;
  }
  __syncthreads();
  u32 sum = 0;
  const int live = min((int)blockDim.x, n - (int)(blockIdx.x * blockDim.x));
  for (int k = 0; k < live; k++) sum = sum * 31 + tile[k];
  if (sum & 1) {
    out[i] = sum;
    return;
  }
  __syncthreads();
  out[i] = sum ^ 0xffff;
}

__device__ __noinline__ u32 mix(u32 x, u32 k) {
  if (k == 0) return x;
  return x * 2654435761u ^ k;
}

// Predicated calls, and loops whose bounds are the same for all threads.
KERNEL control_calls_in_branches(const u32* in, u32* out, int n, int rounds) {
  ELEMENT;
  u32 x = in[i];
  for (int k = 0; k < rounds; k++) {
    if (x & 8) x = mix(x, k);
    else x += mix(k, x & 3);
  }
  PUT(x);
}
