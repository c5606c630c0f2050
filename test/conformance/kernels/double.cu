// Double precision.
#include "thread.cuh"

#define ROUNDED(name, ...) PUT(name##_rn(__VA_ARGS__)); PUT(name##_rz(__VA_ARGS__)); PUT(name##_rd(__VA_ARGS__)); PUT(name##_ru(__VA_ARGS__))

KERNEL double_rounding(const double* a, const double* b, const double* c, double* out, int n) {
  ELEMENT;
  const double x = a[i], y = b[i], z = c[i];
  ROUNDED(__dadd, x, y);
  ROUNDED(__dmul, x, y);
  ROUNDED(__fma, x, y, z);
}

KERNEL double_division(const double* a, const double* b, double* out, int n) {
  ELEMENT;
  const double x = a[i], y = b[i];
  ROUNDED(__ddiv, x, y);
  ROUNDED(__drcp, x);
  ROUNDED(__dsqrt, x);
}

#define TESTP(kind) { u64 d; asm volatile("{ .reg .pred p; testp." kind ".f64 p, %1; selp.u64 %0, 1, 0, p; }" : "=l"(d) : "d"(x)); PUT(d); }
#define SETP(op) { u32 d; asm volatile("{ .reg .pred p; setp." op ".f64 p, %1, %2; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "d"(x), "d"(y)); bits = bits * 2 + d; }

KERNEL double_sign(const u64* a, const u64* b, u64* out, int n) {
  ELEMENT;
  const double x = __longlong_as_double(a[i]), y = __longlong_as_double(b[i]);
  double d;
  ASM2("min.f64", "=d", d, "d", x, "d", y); PUT(d == d ? __double_as_longlong(d) : 1);
  ASM2("max.f64", "=d", d, "d", x, "d", y); PUT(d == d ? __double_as_longlong(d) : 1);
  ASM2("copysign.f64", "=d", d, "d", x, "d", y); PUT(__double_as_longlong(d));
  TESTP("finite") TESTP("infinite") TESTP("number") TESTP("notanumber") TESTP("normal") TESTP("subnormal")
  u32 bits = 0;
  SETP("eq") SETP("ne") SETP("lt") SETP("le") SETP("gt") SETP("ge") SETP("equ") SETP("neu") SETP("ltu") SETP("leu") SETP("gtu") SETP("geu") SETP("num") SETP("nan")
  PUT(bits);
}

KERNEL double_whole(const double* a, const double* b, double* out, int n) {
  ELEMENT;
  const double x = a[i], y = b[i];
  PUT(rint(x));
  PUT(floor(x));
  PUT(ceil(x));
  PUT(trunc(x));
  PUT(round(x));
  PUT(fmod(x, y));
  PUT(ldexp(x, i % 400 - 200));
}

// Polynomials with fma, and a reciprocal refined from an approximation.
KERNEL double_library(const double* a, const double* b, double* out, int n) {
  ELEMENT;
  const double x = a[i], p = fabs(x) + 1e-3;
  PUT(exp(x));
  PUT(log(p));
  PUT(sin(x));
  PUT(cos(x));
  PUT(pow(p, b[i]));
  PUT(atan(x));
  PUT(cbrt(x));
  PUT(erf(x));
}
