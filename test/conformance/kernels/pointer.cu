// Function pointers, tables of functions and virtual functions.
#include "thread.cuh"

typedef u32 (*Binary)(u32, u32);

__device__ __noinline__ u32 sum(u32 a, u32 b) { return a + b; }
__device__ __noinline__ u32 difference(u32 a, u32 b) { return a - b; }
__device__ u32 product(u32 a, u32 b) { return a * b; }
__device__ u32 larger(u32 a, u32 b) { return a > b ? a : b; }

struct Entry {
  u32 tag;
  Binary function;
};

__device__ Binary in_global[4] = {sum, difference, product, larger};
__constant__ Binary in_constant[3] = {larger, sum, product};
__device__ Entry entries[3] = {{10, difference}, {20, larger}, {30, sum}};

KERNEL pointer_table(const u32* in, u32* out, int n) {
  ELEMENT;
  const u32 x = in[i];
  Binary local[3] = {in_constant[x % 3], sum, difference};
  local[(x >> 4) % 3] = product;
  PUT(in_global[x & 3](x, i));
  PUT(in_constant[i % 3](x, 1000));
  PUT(local[(x >> 8) % 3](x, 7));
  PUT(entries[x % 3].function(entries[i % 3].tag, x));
  PUT(in_global[x & 3] == sum ? 1 : 0);
}

// Pointers that threads pass to each other through shared memory, some of them null.
KERNEL pointer_exchange(const u32* in, u32* out, int n) {
  __shared__ Binary functions[64];
  const int t = threadIdx.x, i = blockIdx.x * 64 + t;
  functions[t] = in[i] % 5 == 4 ? nullptr : in_global[in[i] % 5];
  __syncthreads();
  const Binary function = functions[(t + 13) % 64];
  out[i] = function ? function(in[i], t) : 77;
}

struct Named {
  __device__ virtual u32 name() const { return 5; }
  u32 unused = 9;
};

struct Shape {
  u32 id;
  __device__ explicit Shape(u32 id) : id(id) {}
  __device__ virtual ~Shape() { id = 0; }
  __device__ virtual u32 area() const = 0;
  __device__ virtual u32 corners(u32 scale) const { return id * scale; }
  // Calls a virtual function of the same object.
  __device__ virtual u32 describe() const { return area() * 3 + corners(2); }
};

struct Square : Shape, Named {
  u32 side;
  __device__ Square(u32 id, u32 side) : Shape(id), side(side) {}
  __device__ u32 area() const override { return side * side; }
  __device__ u32 corners(u32 scale) const override { return 4 * scale; }
  __device__ u32 name() const override { return side + unused; }
};

struct Circle : Shape {
  u32 radius;
  __device__ Circle(u32 id, u32 radius) : Shape(id), radius(radius) {}
  __device__ u32 area() const override { return 3 * radius * radius; }
};

struct Half : Circle {
  __device__ Half(u32 id, u32 radius) : Circle(id, radius) {}
  __device__ u32 area() const override { return Circle::area() / 2; }
  __device__ u32 describe() const override { return Circle::describe() ^ 0xff; }
};

KERNEL pointer_virtual(const u32* in, u32* out, int n) {
  ELEMENT;
  const u32 x = in[i] & 0xffff;
  Square square(x, i);
  Circle circle(x, i + 1);
  Half half(x, i + 2);
  const Shape* shapes[3] = {&square, &circle, &half};
  u32 total = 0;
  for (u32 k = 0; k <= x % 7; k++) total = total * 5 + shapes[(x + k) % 3]->area();
  PUT(total);
  PUT(shapes[x % 3]->corners(i));
  PUT(shapes[(x >> 3) % 3]->describe());
  Named plain;
  const Named* named = x & 1 ? &square : &plain;
  PUT(named->name());
}

KERNEL pointer_new(const u32* in, u32* out, int n) {
  ELEMENT;
  const u32 x = in[i] & 0xff;
  Shape* shape;
  if (x % 3 == 0) shape = new Square(x, i);
  else if (x % 3 == 1) shape = new Circle(x, i);
  else shape = new Half(x, i);
  PUT(shape->describe());
  delete shape;
}

// Functions that wait for other threads of the warp or of the block.
__device__ u32 warp_sum(u32 a, u32 b) {
  for (int offset = 16; offset > 0; offset >>= 1) a += __shfl_xor_sync(~0u, a, offset);
  return a + b;
}

__device__ u32 warp_largest(u32 a, u32 b) {
  for (int offset = 16; offset > 0; offset >>= 1) a = max(a, __shfl_xor_sync(~0u, a, offset));
  return a ^ b;
}

__device__ u32 block_sum(u32 a, u32 b) {
  __shared__ u32 total;
  if (threadIdx.x == 0) total = 0;
  __syncthreads();
  atomicAdd(&total, a);
  __syncthreads();
  return total + b;
}

__device__ Binary waiting[4] = {warp_sum, warp_largest, block_sum, difference};

KERNEL pointer_block(const u32* in, u32* out, int n) {
  const int i = blockIdx.x * 64 + threadIdx.x;
  out[i] = waiting[blockIdx.x % 4](in[i], i);
}

// The warps of a block call different functions, then all call the same one.
KERNEL pointer_warp(const u32* in, u32* out, int n) {
  const int i = blockIdx.x * 128 + threadIdx.x;
  const u32 each = waiting[threadIdx.x / 32 % 2](in[i], threadIdx.x);
  out[i] = waiting[2](each, i);
}

__device__ u32 half_sum(u32 a, u32 b) {
  for (int offset = 8; offset > 0; offset >>= 1) a += __shfl_xor_sync(0x0000ffff, a, offset);
  return a - b;
}

__device__ u32 half_vote(u32 a, u32 b) { return __ballot_sync(0xffff0000, a & 1) + b; }

__device__ Binary halves[2] = {half_sum, half_vote};

// The halves of a warp call different functions.
KERNEL pointer_diverged(const u32* in, u32* out, int n) {
  const int i = blockIdx.x * 64 + threadIdx.x;
  out[i] = halves[threadIdx.x / 16 % 2](in[i], threadIdx.x);
}

__device__ u32 collatz_even(u32 x, u32 steps);
__device__ u32 collatz_odd(u32 x, u32 steps);
__device__ Binary collatz[2] = {collatz_even, collatz_odd};
__device__ __noinline__ u32 collatz_even(u32 x, u32 steps) { return x < 2 ? steps : collatz[x / 2 & 1](x / 2, steps + 1); }
__device__ __noinline__ u32 collatz_odd(u32 x, u32 steps) {
  return x < 2 ? steps : collatz[3 * x + 1 & 1](3 * x + 1, steps + 1);
}

// Functions that call each other through a table.
KERNEL pointer_recursion(const u32* in, u32* out, int n) {
  ELEMENT;
  const u32 x = in[i] % 8;  // at most 17 calls, which fit in the default stack
  PUT(collatz[x & 1](x, 0));
}
