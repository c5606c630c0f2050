// Half and bfloat16 instructions from compute capability 8.0 and 9.0 on; values are bit patterns.
#include "thread.cuh"

__device__ u32 half_bits(u16 h) { return (h & 0x7fff) > 0x7c00 ? 0x7fff : h; }
__device__ u32 half2_bits(u32 h) { return half_bits((u16)h) | half_bits((u16)(h >> 16)) << 16; }
__device__ u32 bfloat_bits(u16 h) { return (h & 0x7fff) > 0x7f80 ? 0x7fff : h; }
__device__ u32 bfloat2_bits(u32 h) { return bfloat_bits((u16)h) | bfloat_bits((u16)(h >> 16)) << 16; }

#define H2(text) { u16 d; ASM2(text, "=h", d, "h", x, "h", y); PUT(half_bits(d)); }
#define H3(text) { u16 d; ASM3(text, "=h", d, "h", x, "h", y, "h", z); PUT(half_bits(d)); }
#define P2(text) { u32 d; ASM2(text, "=r", d, "r", px, "r", py); PUT(half2_bits(d)); }

KERNEL half_minmax(const u32* a, const u32* b, const u32* c, u32* out, int n) {
  ELEMENT;
  const u32 px = a[i], py = b[i];
  const u16 x = (u16)px, y = (u16)py, z = (u16)c[i];
  H2("min.f16") H2("max.f16") H2("min.NaN.f16") H2("max.NaN.f16") H3("fma.rn.relu.f16")
  P2("min.f16x2") P2("max.f16x2") P2("max.NaN.f16x2")
}

#define B1(text) { u16 d; ASM1(text, "=h", d, "h", x); PUT(bfloat_bits(d)); }
#define B2(text) { u16 d; ASM2(text, "=h", d, "h", x, "h", y); PUT(bfloat_bits(d)); }
#define B3(text) { u16 d; ASM3(text, "=h", d, "h", x, "h", y, "h", z); PUT(bfloat_bits(d)); }

KERNEL bfloat_scalar(const u16* a, const u16* b, const u16* c, u32* out, int n) {
  ELEMENT;
  const u16 x = a[i], y = b[i], z = c[i];
  B2("add.bf16") B2("sub.bf16") B2("mul.bf16") B3("fma.rn.bf16") B3("fma.rn.relu.bf16")
  B2("min.bf16") B2("max.bf16") B2("max.NaN.bf16") B1("abs.bf16") B1("neg.bf16")
}

#define Q1(text) { u32 d; ASM1(text, "=r", d, "r", x); PUT(bfloat2_bits(d)); }
#define Q2(text) { u32 d; ASM2(text, "=r", d, "r", x, "r", y); PUT(bfloat2_bits(d)); }
#define Q3(text) { u32 d; ASM3(text, "=r", d, "r", x, "r", y, "r", z); PUT(bfloat2_bits(d)); }

KERNEL bfloat_pair(const u32* a, const u32* b, const u32* c, u32* out, int n) {
  ELEMENT;
  const u32 x = a[i], y = b[i], z = c[i];
  Q2("add.bf16x2") Q2("sub.bf16x2") Q2("mul.bf16x2") Q3("fma.rn.bf16x2") Q2("min.bf16x2") Q2("max.NaN.bf16x2") Q1("abs.bf16x2") Q1("neg.bf16x2")
}

#define SETP(op) { u32 d; asm volatile("{ .reg .pred p; setp." op ".bf16 p, %1, %2; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "h"(x), "h"(y)); bits = bits * 2 + d; }

KERNEL bfloat_compare(const u16* a, const u16* b, u32* out, int n) {
  ELEMENT;
  const u16 x = a[i], y = b[i];
  u32 bits = 0;
  SETP("eq") SETP("ne") SETP("lt") SETP("le") SETP("gt") SETP("ge") SETP("equ") SETP("ltu") SETP("num") SETP("nan")
  PUT(bits);
}

KERNEL bfloat_convert(const float* a, const float* b, const u16* c, u32* out, int n) {
  ELEMENT;
  const float x = a[i], y = b[i];
  const u16 h = c[i];
  { u16 d; ASM1("cvt.rn.bf16.f32", "=h", d, "f", x); PUT(bfloat_bits(d)); }
  { u16 d; ASM1("cvt.rz.bf16.f32", "=h", d, "f", x); PUT(bfloat_bits(d)); }
  { u16 d; ASM1("cvt.rn.relu.bf16.f32", "=h", d, "f", x); PUT(bfloat_bits(d)); }
  { u32 d; ASM2("cvt.rn.bf16x2.f32", "=r", d, "f", x, "f", y); PUT(bfloat2_bits(d)); }
  { u32 d; ASM2("cvt.rn.f16x2.f32", "=r", d, "f", x, "f", y); PUT(half2_bits(d)); }
  { u32 d; ASM2("cvt.rz.relu.f16x2.f32", "=r", d, "f", x, "f", y); PUT(half2_bits(d)); }
  { float d; asm volatile("cvt.f32.bf16 %0, %1;" : "=f"(d) : "h"(h)); PUT(d == d ? __float_as_uint(d) : 0x7fffffff); }
  { u32 d; asm volatile("cvt.rni.s32.bf16 %0, %1;" : "=r"(d) : "h"(h)); PUT(d); }
  { u16 d; asm volatile("cvt.rn.bf16.s32 %0, %1;" : "=h"(d) : "r"((s32)h * 1237 - 40000000)); PUT(bfloat_bits(d)); }
  { u16 d; asm volatile("cvt.rn.f16.bf16 %0, %1;" : "=h"(d) : "h"(h)); PUT(half_bits(d)); }
}

// f32 minimum and maximum that propagate NaN, and the .xorsign.abs form.
KERNEL float_nan(const u32* a, const u32* b, u32* out, int n) {
  ELEMENT;
  const float x = __uint_as_float(a[i]), y = __uint_as_float(b[i]);
  float d;
  ASM2("min.NaN.f32", "=f", d, "f", x, "f", y); PUT(d == d ? __float_as_uint(d) : 0x7fffffff);
  ASM2("max.NaN.f32", "=f", d, "f", x, "f", y); PUT(d == d ? __float_as_uint(d) : 0x7fffffff);
  ASM2("min.xorsign.abs.f32", "=f", d, "f", x, "f", y); PUT(d == d ? __float_as_uint(d) : 0x7fffffff);
}

__device__ float half_value(u16 h) {
  float d;
  asm volatile("cvt.f32.f16 %0, %1;" : "=f"(d) : "h"(h));
  return d;
}

KERNEL half_approximate(const u16* a, float* out, int n) {
  ELEMENT;
  u16 d;
  ASM1("ex2.approx.f16", "=h", d, "h", a[i]);
  PUT(half_value(d));
  ASM1("tanh.approx.f16", "=h", d, "h", a[i]);
  PUT(half_value(d));
}

// Reductions over the threads of a mask.
KERNEL warp_reduce(const u32* in, u32* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const u32 x = in[i];
  const bool odd = threadIdx.x & 1;
  const u32 mask = odd ? 0xaaaaaaaau : 0x55555555u;
  u32 r[8];
  if (odd) {
    r[0] = __reduce_add_sync(mask, x);
    r[1] = __reduce_min_sync(mask, x);
  } else {
    r[0] = __reduce_max_sync(mask, x);
    r[1] = __reduce_and_sync(mask, x);
  }
  r[2] = __reduce_or_sync(~0u, x);
  r[3] = __reduce_xor_sync(~0u, x);
  r[4] = (u32)__reduce_min_sync(~0u, (int)x);
  r[5] = (u32)__reduce_max_sync(~0u, (int)x);
  r[6] = (u32)__reduce_add_sync(~0u, (int)x);
  r[7] = __reduce_min_sync(~0u, x);
  for (int k = 0; k < 8; k++) out[i * 8 + k] = r[k];
}

// Asynchronous copies to shared memory.
KERNEL async_copy(const u32* in, u32* out) {
  __shared__ __align__(16) u32 tile[384];
  const int t = threadIdx.x, base = blockIdx.x * 384;
  const u32 to = (u32)__cvta_generic_to_shared(&tile[4 * t]);
  const u32 last = (u32)__cvta_generic_to_shared(&tile[256 + 2 * t]);
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(in + base + 4 * t));
  asm volatile("cp.async.commit_group;");
  asm volatile("cp.async.ca.shared.global [%0], [%1], 8, 4;" ::"r"(last), "l"(in + base + 256 + 2 * t));
  asm volatile("cp.async.commit_group;");
  asm volatile("cp.async.wait_group 1;");
  asm volatile("cp.async.wait_all;");
  __syncthreads();
  for (int k = t; k < 384; k += blockDim.x) out[base + k] = tile[383 - k];
}
