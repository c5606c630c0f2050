// Half-precision instructions; values are bit patterns.
#include "thread.cuh"

// All NaNs are equivalent.
__device__ u32 half_bits(u16 h) { return (h & 0x7fff) > 0x7c00 ? 0x7fff : h; }
__device__ u32 half2_bits(u32 h) { return half_bits((u16)h) | half_bits((u16)(h >> 16)) << 16; }

#define H1(text) { u16 d; ASM1(text, "=h", d, "h", x); PUT(half_bits(d)); }
#define H2(text) { u16 d; ASM2(text, "=h", d, "h", x, "h", y); PUT(half_bits(d)); }
#define H3(text) { u16 d; ASM3(text, "=h", d, "h", x, "h", y, "h", z); PUT(half_bits(d)); }

KERNEL half_scalar(const u16* a, const u16* b, const u16* c, u32* out, int n) {
  ELEMENT;
  const u16 x = a[i], y = b[i], z = c[i];
  H2("add.f16") H2("sub.f16") H2("mul.f16") H3("fma.rn.f16")
  H2("add.ftz.f16") H2("mul.ftz.f16") H3("fma.rn.ftz.f16")
  H2("add.sat.f16") H2("mul.rn.sat.f16") H3("fma.rn.sat.f16") H2("sub.ftz.sat.f16")
  H1("abs.f16") H1("neg.f16")
}

#define P1(text) { u32 d; ASM1(text, "=r", d, "r", x); PUT(half2_bits(d)); }
#define P2(text) { u32 d; ASM2(text, "=r", d, "r", x, "r", y); PUT(half2_bits(d)); }
#define P3(text) { u32 d; ASM3(text, "=r", d, "r", x, "r", y, "r", z); PUT(half2_bits(d)); }

KERNEL half_pair(const u32* a, const u32* b, const u32* c, u32* out, int n) {
  ELEMENT;
  const u32 x = a[i], y = b[i], z = c[i];
  P2("add.f16x2") P2("sub.f16x2") P2("mul.f16x2") P3("fma.rn.f16x2") P3("fma.rn.ftz.sat.f16x2") P1("abs.f16x2") P1("neg.f16x2") P2("add.ftz.f16x2")
}

#define SETP(op) { u32 d; asm volatile("{ .reg .pred p; setp." op ".f16 p, %1, %2; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "h"((u16)x), "h"((u16)y)); bits = bits * 2 + d; }

KERNEL half_compare(const u32* a, const u32* b, u32* out, int n) {
  ELEMENT;
  const u32 x = a[i], y = b[i];
  u32 bits = 0;
  SETP("eq") SETP("ne") SETP("lt") SETP("le") SETP("gt") SETP("ge") SETP("equ") SETP("ltu") SETP("num") SETP("nan")
  PUT(bits);
  u32 pair;
  asm volatile(
      "{ .reg .pred p, q; setp.lt.f16x2 p|q, %1, %2; selp.u32 %0, 1, 0, p; @q or.b32 %0, %0, 2; }" : "=r"(pair) : "r"(x), "r"(y));
  PUT(pair);
  { u32 d; ASM2("set.ge.f16x2.f16x2", "=r", d, "r", x, "r", y); PUT(d); }
}
