// Calls, structures, local arrays, constants, and pointers of every kind.
#include "thread.cuh"

struct Box {
  float low[3], high[3];
  u8 tag;
  double weight;
};

__device__ __noinline__ Box grow(Box box, float by) {
  for (int k = 0; k < 3; k++) {
    box.low[k] -= by;
    box.high[k] += by * (k + 1);
  }
  box.weight *= 0.5;
  box.tag++;
  return box;
}

KERNEL function_struct(Box box, const float* by, float* out, int n) {
  ELEMENT;
  const Box grown = grow(grow(box, by[i]), 0.25f);
  PUT(grown.low[0]);
  PUT(grown.high[2]);
  PUT((float)grown.weight);
  PUT((float)grown.tag);
  PUT(box.low[i % 3] + box.high[(i + 1) % 3]);
}

__device__ __noinline__ u32 fibonacci(u32 n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

__device__ __noinline__ u32 greatest_divisor(u32 a, u32 b) { return b == 0 ? a : greatest_divisor(b, a % b); }

__device__ __noinline__ u32 is_odd(u32 n);
__device__ __noinline__ u32 is_even(u32 n) { return n == 0 ? 1 : is_odd(n - 1); }
__device__ __noinline__ u32 is_odd(u32 n) { return n == 0 ? 0 : is_even(n - 1); }

KERNEL function_recursion(const u32* in, u32* out, int n) {
  ELEMENT;
  PUT(fibonacci(in[i] % 12));
  PUT(greatest_divisor(in[i], i + 1));
  PUT(is_even(in[i] % 23));
}

// Recursion with an array in every frame.
__device__ __noinline__ u32 deep(u32 x, int depth) {
  u32 frame[4] = {x, x * 3, x ^ depth, 7};
  frame[x & 3] += depth;
  const u32 below = depth == 0 ? 1 : deep(frame[(x >> 2) & 3], depth - 1);
  return below * 31 + frame[depth & 3];
}

KERNEL function_frames(const u32* in, u32* out, int n) {
  ELEMENT;
  PUT(deep(in[i], i % 20));
}

KERNEL function_local_array(const u32* in, u32* out, int n) {
  ELEMENT;
  u32 sorted[16];
  for (int k = 0; k < 16; k++) sorted[k] = in[(i + k * 37) % n];
  for (int k = 1; k < 16; k++) {
    const u32 x = sorted[k];
    int j = k - 1;
    for (; j >= 0 && sorted[j] > x; j--) sorted[j + 1] = sorted[j];
    sorted[j + 1] = x;
  }
  PUT(sorted[0]);
  PUT(sorted[8]);
  PUT(sorted[in[i] & 15]);
  u8 bytes[24];
  for (int k = 0; k < 24; k++) bytes[k] = (u8)(in[i] >> (k & 15)) + k;
  PUT(*(u32*)(bytes + 4 * (in[i] % 6)));
}

__constant__ float weights[9] = {0.0625f, 0.125f, 0.0625f, 0.125f, 0.25f, 0.125f, 0.0625f, 0.125f, 0.0625f};
__constant__ u32 table[16] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53};
__device__ u32 initialized[3] = {100, 200, 300};
__device__ u32* pointer_to_second = &initialized[1];
__constant__ char letters[] = "conformance";

KERNEL function_constant(const u32* in, u32* out, int n) {
  ELEMENT;
  PUT(table[in[i] & 15]);
  PUT(__float_as_uint(weights[in[i] % 9]));
  PUT(pointer_to_second[i & 1]);
  PUT(letters[in[i] % 11]);
}

// Generic pointers into a state space that each thread chooses.
KERNEL function_generic(const u32* in, u32* out, int n) {
  __shared__ u32 tile[64];
  const int t = threadIdx.x, i = blockIdx.x * 64 + t;
  u32 local[2] = {in[i] * 2, in[i] + 9};
  tile[t] = in[i] + 1;
  __syncthreads();
  u32* p = i % 4 == 0 ? out + i : i % 4 == 1 ? tile + (t ^ 1) : i % 4 == 2 ? &local[in[i] & 1] : initialized + i % 3;
  const u32 space = (__isGlobal(p) ? 1 : 0) | (__isShared(p) ? 2 : 0) | (__isLocal(p) ? 4 : 0);
  const u32 value = i % 4 == 0 ? 42 : *p;
  if (i % 4 == 2) *p = 5;
  __syncthreads();
  out[i] = value;
  out[n + i] = space;
  out[2 * n + i] = local[0] + local[1];
}

// Offsets that exceed 32 bits before they return to range, and negative offsets.
KERNEL function_wide_index(const u32* in, u32* out, s64 stride, int n) {
  ELEMENT;
  const s64 far = (s64)i * stride;
  PUT(in[far - (s64)i * (stride - 1)]);
  const u32* last = in + n - 1;
  PUT(last[-(s64)i]);
  PUT(*(const u32*)((const char*)in + (((u64)i << 34 | (u64)i << 2) & 0xffffffffull)));
}

struct __align__(16) Quad { u32 x, y, z, w; };
struct __align__(8) Pair { u16 a, b, c, d; };

// Vector accesses of 2 and 4 elements, and the read-only path.
KERNEL function_vector(const Quad* __restrict__ in, const Pair* __restrict__ small, Quad* __restrict__ out, uchar4* __restrict__ bytes, double2* __restrict__ doubles, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const Quad q = in[i];
  const Pair p = small[i];
  out[i] = Quad{q.w, q.z + p.a, q.y ^ p.d, q.x - p.b};
  const uchar4 b = *(const uchar4*)&q.y;
  bytes[i] = make_uchar4(b.w, b.z, b.x + b.y, (u8)p.c);
  doubles[i] = make_double2(q.x * 0.5, (double)(s16)p.b);
}

__device__ __noinline__ void minmax(const u32* values, int count, u32& least, u32& most) {
  least = most = values[0];
  for (int k = 1; k < count; k++) {
    least = min(least, values[k]);
    most = max(most, values[k]);
  }
}

// Results by reference: a callee that writes its caller's variables through memory.
KERNEL function_reference(const u32* in, u32* out, int n) {
  ELEMENT;
  u32 least, most;
  minmax(in + (i > 8 ? i - 8 : 0), i % 8 + 1, least, most);
  PUT(least);
  PUT(most);
}
