// Single precision: operations that are defined to the bit, then operations with an error bound.
#include "thread.cuh"

#define ROUNDED(name, ...) PUT(name##_rn(__VA_ARGS__)); PUT(name##_rz(__VA_ARGS__)); PUT(name##_rd(__VA_ARGS__)); PUT(name##_ru(__VA_ARGS__))
#define F1(text) { float d; ASM1(text, "=f", d, "f", x); PUT(d); }
#define F2(text) { float d; ASM2(text, "=f", d, "f", x, "f", y); PUT(d); }
#define F3(text) { float d; ASM3(text, "=f", d, "f", x, "f", y, "f", z); PUT(d); }

KERNEL float_rounding(const float* a, const float* b, const float* c, float* out, int n) {
  ELEMENT;
  const float x = a[i], y = b[i], z = c[i];
  ROUNDED(__fadd, x, y);
  ROUNDED(__fsub, x, y);
  ROUNDED(__fmul, x, y);
  ROUNDED(__fmaf, x, y, z);
}

KERNEL float_division(const float* a, const float* b, float* out, int n) {
  ELEMENT;
  const float x = a[i], y = b[i];
  ROUNDED(__fdiv, x, y);
  ROUNDED(__frcp, x);
  ROUNDED(__fsqrt, x);
}

KERNEL float_flush(const float* a, const float* b, const float* c, float* out, int n) {
  ELEMENT;
  const float x = a[i], y = b[i], z = c[i];
  F2("add.ftz.f32") F2("sub.ftz.f32") F2("mul.ftz.f32") F3("fma.rn.ftz.f32") F2("div.rn.ftz.f32") F1("sqrt.rn.ftz.f32") F1("rcp.rn.ftz.f32")
  F1("abs.ftz.f32") F1("neg.ftz.f32") F2("min.ftz.f32") F2("max.ftz.f32")
  F2("add.sat.f32") F2("sub.ftz.sat.f32") F2("mul.sat.f32") F3("fma.rn.sat.f32") F3("fma.rz.ftz.sat.f32") F2("mul.rp.ftz.f32") F2("add.rm.ftz.f32")
}

#define TESTP(kind) { u32 d; asm volatile("{ .reg .pred p; testp." kind ".f32 p, %1; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x)); PUT(d); }

KERNEL float_sign(const u32* a, const u32* b, u32* out, int n) {
  ELEMENT;
  const float x = __uint_as_float(a[i]), y = __uint_as_float(b[i]);
  float d;
  ASM2("min.f32", "=f", d, "f", x, "f", y); PUT(d == d ? __float_as_uint(d) : 0x7fffffff);
  ASM2("max.f32", "=f", d, "f", x, "f", y); PUT(d == d ? __float_as_uint(d) : 0x7fffffff);
  ASM2("copysign.f32", "=f", d, "f", x, "f", y); PUT(__float_as_uint(d));
  ASM1("abs.f32", "=f", d, "f", x); PUT(d == d ? __float_as_uint(d) : 0x7fffffff);
  TESTP("finite") TESTP("infinite") TESTP("number") TESTP("notanumber") TESTP("normal") TESTP("subnormal")
}

#define SETP(op) { u32 d; asm volatile("{ .reg .pred p; setp." op " p, %1, %2; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x), "f"(y)); bits = bits * 2 + d; }

KERNEL float_compare(const float* a, const float* b, u32* out, int n) {
  ELEMENT;
  const float x = a[i], y = b[i];
  u32 bits = 0;
  SETP("eq.f32") SETP("ne.f32") SETP("lt.f32") SETP("le.f32") SETP("gt.f32") SETP("ge.f32") SETP("equ.f32") SETP("neu.f32")
  SETP("ltu.f32") SETP("leu.f32") SETP("gtu.f32") SETP("geu.f32") SETP("num.f32") SETP("nan.f32") SETP("eq.ftz.f32") SETP("lt.ftz.f32")
  PUT(bits);
  { u32 d; ASM2("set.lt.u32.f32", "=r", d, "f", x, "f", y); PUT(d); }
  { float d; ASM2("set.gtu.f32.f32", "=f", d, "f", x, "f", y); PUT(__float_as_uint(d)); }
  { u32 d; asm volatile("slct.u32.f32 %0, %1, %2, %3;" : "=r"(d) : "r"(7), "r"(9), "f"(x)); PUT(d); }
  u32 both;
  asm volatile(
      "{ .reg .pred p, q, r; setp.gt.f32 r, %1, 0f00000000; setp.lt.and.f32 p|q, %1, %2, r; selp.u32 %0, 1, 0, p; @q or.b32 %0, %0, 2;\n\t"
      "setp.ge.xor.f32 p|q, %1, %2, !r; @p or.b32 %0, %0, 4; @q or.b32 %0, %0, 8; }"
      : "=r"(both) : "f"(x), "f"(y));
  PUT(both);
}

KERNEL float_whole(const float* a, const float* b, float* out, int n) {
  ELEMENT;
  const float x = a[i], y = b[i];
  PUT(rintf(x));
  PUT(floorf(x));
  PUT(ceilf(x));
  PUT(truncf(x));
  PUT(roundf(x));
  PUT(fmodf(x, y));
  PUT(remainderf(x, y));
  PUT(ldexpf(x, i % 300 - 150));
  int exponent;
  PUT(frexpf(x, &exponent));
  PUT((float)exponent);
  PUT(nextafterf(x, y));
  PUT(hypotf(0.f, 0.f) + fdimf(x, y));
}

// Products and sums that an fma with double rounding gets wrong.
KERNEL float_fma(const float* a, const float* b, const float* c, float* out, int n) {
  ELEMENT;
  PUT(fmaf(a[i], b[i], c[i]));
  PUT(fmaf(-a[i], b[i], c[i]));
}

KERNEL float_approximate(const float* a, const float* b, float* out, int n) {
  ELEMENT;
  const float x = a[i], y = b[i], p = fabsf(x);
  F1("rcp.approx.f32")
  F2("div.approx.f32")
  F2("div.full.f32")
  { float d; ASM1("sqrt.approx.f32", "=f", d, "f", p); PUT(d); }
  { float d; ASM1("rsqrt.approx.f32", "=f", d, "f", p); PUT(d); }
  F1("ex2.approx.f32")
  { float d; ASM1("lg2.approx.f32", "=f", d, "f", p); PUT(d); }
}

KERNEL float_trigonometric(const float* angles, float* out, int n) {
  ELEMENT;
  const float x = angles[i];
  F1("sin.approx.f32")
  F1("cos.approx.f32")
  F1("tanh.approx.f32")
}

// The CUDA math library, which uses both.
KERNEL float_library(const float* a, const float* b, float* out, int n) {
  ELEMENT;
  const float x = a[i], p = fabsf(x) + 1e-3f, y = b[i];
  PUT(expf(x));
  PUT(logf(p));
  PUT(log1pf(p));
  PUT(powf(p, y));
  PUT(cbrtf(x));
  PUT(erff(x));
  PUT(tanhf(x));
  PUT(atan2f(x, y));
  PUT(asinf(x / 16.f));
  PUT(exp2f(x));
  PUT(rsqrtf(p));
  PUT(hypotf(x, y));
}

// Large arguments are reduced with a table in local memory.
KERNEL float_sine(const float* a, float* out, int n) {
  ELEMENT;
  PUT(sinf(a[i]));
  PUT(cosf(a[i]));
}
