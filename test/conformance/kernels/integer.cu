// Integer arithmetic: 16, 32 and 64 bits, carries, saturation.
#include "thread.cuh"

#define R1(text) { u32 d; ASM1(text, "=r", d, "r", x); PUT(d); }
#define R2(text) { u32 d; ASM2(text, "=r", d, "r", x, "r", y); PUT(d); }
#define R3(text) { u32 d; ASM3(text, "=r", d, "r", x, "r", y, "r", z); PUT(d); }

KERNEL integer_32(const u32* a, const u32* b, const u32* c, u32* out, int n) {
  ELEMENT;
  const u32 x = a[i], y = b[i], z = c[i];
  PUT(x + y);
  PUT(x - y);
  PUT(x * y + z);
  R2("mul.hi.u32") R2("mul.hi.s32") R3("mad.hi.u32") R3("mad.hi.s32") R3("mad.lo.s32")
  R2("min.u32") R2("min.s32") R2("max.u32") R2("max.s32")
  R1("abs.s32") R1("neg.s32") R3("sad.u32") R3("sad.s32")
}

// The divisor is never zero, because the result would be undefined.
KERNEL integer_division(const u32* a, const u32* b, u32* out, int n) {
  ELEMENT;
  const u32 x = a[i], y = b[i] ? b[i] : 7;
  R2("div.u32") R2("rem.u32") R2("div.s32") R2("rem.s32")
  PUT(x / 10);
  PUT((u32)((s32)x / 1000));
  PUT((u32)((s32)x % 17));
  PUT(x >> 3 << 3 == x ? x / 8 : x % 8);
}

KERNEL integer_saturating(const u32* a, const u32* b, const u32* c, u32* out, int n) {
  ELEMENT;
  const u32 x = a[i], y = b[i], z = c[i];
  R2("add.sat.s32") R2("sub.sat.s32") R3("mad.hi.sat.s32")
  R2("mul24.lo.u32") R2("mul24.hi.u32") R2("mul24.lo.s32") R2("mul24.hi.s32")
  R3("mad24.lo.u32") R3("mad24.hi.u32") R3("mad24.lo.s32") R3("mad24.hi.s32") R3("mad24.hi.sat.s32")
}

#define L1(text) { u64 d; ASM1(text, "=l", d, "l", x); PUT(d); }
#define L2(text) { u64 d; ASM2(text, "=l", d, "l", x, "l", y); PUT(d); }
#define L3(text) { u64 d; ASM3(text, "=l", d, "l", x, "l", y, "l", z); PUT(d); }

KERNEL integer_64(const u64* a, const u64* b, const u64* c, u64* out, int n) {
  ELEMENT;
  const u64 x = a[i], y = b[i], z = c[i], w = y ? y : 9;
  PUT(x + y);
  PUT(x - y);
  PUT(x * y);
  L2("mul.hi.u64") L2("mul.hi.s64") L3("mad.lo.s64") L3("mad.hi.u64") L3("mad.hi.s64")
  PUT(x / w);
  PUT(x % w);
  { u64 d; ASM2("div.s64", "=l", d, "l", x, "l", w); PUT(d); }
  { u64 d; ASM2("rem.s64", "=l", d, "l", x, "l", w); PUT(d); }
  L2("min.u64") L2("min.s64") L2("max.u64") L2("max.s64") L1("abs.s64") L1("neg.s64") L3("sad.u64") L3("sad.s64")
}

#define H2(text) { u16 d; ASM2(text, "=h", d, "h", x, "h", y); PUT(d); }
#define H3(text) { u16 d; ASM3(text, "=h", d, "h", x, "h", y, "h", z); PUT(d); }
#define HW(text) { u32 d; ASM2(text, "=r", d, "h", x, "h", y); PUT(d); }

KERNEL integer_16(const u16* a, const u16* b, const u16* c, u32* out, int n) {
  ELEMENT;
  const u16 x = a[i], y = b[i], z = c[i], w = y ? y : 5;
  H2("add.s16") H2("sub.u16") H2("mul.lo.s16") H2("mul.hi.s16") H2("mul.hi.u16") H3("mad.lo.u16") H3("mad.hi.s16")
  HW("mul.wide.s16") HW("mul.wide.u16")
  { u32 d; ASM3("mad.wide.s16", "=r", d, "h", x, "h", y, "r", (u32)z * 77777u); PUT(d); }
  { u16 d; ASM2("div.u16", "=h", d, "h", x, "h", w); PUT(d); }
  { u16 d; ASM2("rem.s16", "=h", d, "h", x, "h", w); PUT(d); }
  H2("min.s16") H2("min.u16") H2("max.s16") H2("max.u16") H3("sad.s16")
  { u16 d; ASM1("abs.s16", "=h", d, "h", x); PUT(d); }
  { u16 d; ASM1("neg.s16", "=h", d, "h", x); PUT(d); }
}

KERNEL integer_wide(const u32* a, const u32* b, const u64* c, u64* out, int n) {
  ELEMENT;
  const u32 x = a[i], y = b[i];
  const u64 z = c[i];
  { u64 d; ASM2("mul.wide.u32", "=l", d, "r", x, "r", y); PUT(d); }
  { u64 d; ASM2("mul.wide.s32", "=l", d, "r", x, "r", y); PUT(d); }
  { u64 d; ASM3("mad.wide.u32", "=l", d, "r", x, "r", y, "l", z); PUT(d); }
  { u64 d; ASM3("mad.wide.s32", "=l", d, "r", x, "r", y, "l", z); PUT(d); }
}

// 128-bit sums, differences and products of 64-bit halves by carry chains.
KERNEL integer_carry(const u64* a, const u64* b, const u64* c, u64* out, int n) {
  ELEMENT;
  const u64 x = a[i], y = b[i], z = c[i];
  u64 low, high;
  asm volatile("{ .reg .u64 t; add.cc.u64 t, %2, %3; addc.u64 %1, %3, %4; mov.u64 %0, t; }" : "=l"(low), "=l"(high) : "l"(x), "l"(y), "l"(z));
  PUT(low);
  PUT(high);
  asm volatile("{ .reg .u64 t; sub.cc.u64 t, %2, %3; subc.u64 %1, %3, %4; mov.u64 %0, t; }" : "=l"(low), "=l"(high) : "l"(x), "l"(y), "l"(z));
  PUT(low);
  PUT(high);
  u32 r0, r1, r2, r3;
  asm volatile(
      "{ .reg .u32 p, q, r, s; mul.lo.u32 p, %4, %6; mul.hi.u32 q, %4, %6;\n\t"
      "mad.lo.cc.u32 q, %5, %6, q; madc.hi.u32 r, %5, %6, 0;\n\t"
      "mad.lo.cc.u32 q, %4, %7, q; madc.hi.cc.u32 r, %4, %7, r; addc.u32 s, 0, 0;\n\t"
      "mad.lo.cc.u32 r, %5, %7, r; madc.hi.u32 s, %5, %7, s;\n\t"
      "mov.u32 %0, p; mov.u32 %1, q; mov.u32 %2, r; mov.u32 %3, s; }"
      : "=r"(r0), "=r"(r1), "=r"(r2), "=r"(r3)
      : "r"((u32)x), "r"((u32)(x >> 32)), "r"((u32)y), "r"((u32)(y >> 32)));
  PUT((u64)r1 << 32 | r0);
  PUT((u64)r3 << 32 | r2);
  asm volatile("{ .reg .u32 p, q; add.cc.u32 p, %2, %3; addc.cc.u32 q, %2, %3; addc.u32 %0, q, p; mov.u32 %1, q; }"
               : "=r"(r0), "=r"(r1)
               : "r"((u32)x), "r"((u32)y));
  PUT((u64)r1 << 32 | r0);
}
