// Logic, shifts, bit fields, counting, permutation, dot products of bytes.
#include "thread.cuh"

#define LOP3(lut) { u32 d; asm volatile("lop3.b32 %0, %1, %2, %3, " #lut ";" : "=r"(d) : "r"(x), "r"(y), "r"(z)); PUT(d); }

KERNEL bits_logic(const u32* a, const u32* b, const u32* c, u32* out, int n) {
  ELEMENT;
  const u32 x = a[i], y = b[i], z = c[i];
  PUT(x & y);
  PUT(x | y);
  PUT(x ^ y);
  PUT(~x);
  { u32 d; ASM1("cnot.b32", "=r", d, "r", x & 3); PUT(d); }
  LOP3(0x00) LOP3(0x01) LOP3(0x17) LOP3(0x3c) LOP3(0x69) LOP3(0x80) LOP3(0x96) LOP3(0xca) LOP3(0xd8) LOP3(0xe8) LOP3(0xfe) LOP3(0xff)
}

// Shift counts beyond the width, which PTX clamps.
KERNEL bits_shift(const u32* a, const u64* b, const u32* counts, u64* out, int n) {
  ELEMENT;
  const u32 x = a[i], s = counts[i];
  const u64 y = b[i];
  const u16 h = (u16)x;
  { u32 d; ASM2("shl.b32", "=r", d, "r", x, "r", s); PUT(d); }
  { u32 d; ASM2("shr.u32", "=r", d, "r", x, "r", s); PUT(d); }
  { u32 d; ASM2("shr.s32", "=r", d, "r", x, "r", s); PUT(d); }
  { u64 d; ASM2("shl.b64", "=l", d, "l", y, "r", s); PUT(d); }
  { u64 d; ASM2("shr.u64", "=l", d, "l", y, "r", s); PUT(d); }
  { u64 d; ASM2("shr.s64", "=l", d, "l", y, "r", s); PUT(d); }
  { u16 d; ASM2("shl.b16", "=h", d, "h", h, "r", s); PUT(d); }
  { u16 d; ASM2("shr.u16", "=h", d, "h", h, "r", s); PUT(d); }
  { u16 d; ASM2("shr.s16", "=h", d, "h", h, "r", s); PUT(d); }
}

KERNEL bits_funnel(const u32* a, const u32* b, const u32* counts, u32* out, int n) {
  ELEMENT;
  const u32 x = a[i], y = b[i], s = counts[i];
  PUT(__funnelshift_l(x, y, s));
  PUT(__funnelshift_r(x, y, s));
  PUT(__funnelshift_lc(x, y, s));
  PUT(__funnelshift_rc(x, y, s));
}

// Positions and lengths use the low 8 bits of their registers.
KERNEL bits_field(const u32* a, const u32* b, const u32* positions, const u32* lengths, u32* out, int n) {
  ELEMENT;
  const u32 x = a[i], y = b[i], p = positions[i], l = lengths[i];
  { u32 d; ASM3("bfe.u32", "=r", d, "r", x, "r", p, "r", l); PUT(d); }
  { u32 d; ASM3("bfe.s32", "=r", d, "r", x, "r", p, "r", l); PUT(d); }
  { u32 d; asm volatile("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(d) : "r"(x), "r"(y), "r"(p), "r"(l)); PUT(d); }
}

KERNEL bits_field_64(const u64* a, const u64* b, const u32* positions, const u32* lengths, u64* out, int n) {
  ELEMENT;
  const u64 x = a[i], y = b[i];
  const u32 p = positions[i], l = lengths[i];
  { u64 d; ASM3("bfe.u64", "=l", d, "l", x, "r", p, "r", l); PUT(d); }
  { u64 d; ASM3("bfe.s64", "=l", d, "l", x, "r", p, "r", l); PUT(d); }
  { u64 d; asm volatile("bfi.b64 %0, %1, %2, %3, %4;" : "=l"(d) : "l"(x), "l"(y), "r"(p), "r"(l)); PUT(d); }
}

KERNEL bits_count(const u32* a, const u64* b, u32* out, int n) {
  ELEMENT;
  const u32 x = a[i];
  const u64 y = b[i];
  PUT(__popc(x));
  PUT(__clz(x));
  PUT(__brev(x));
  PUT(__ffs(x));
  PUT(__popcll(y));
  PUT(__clzll(y));
  PUT((u32)(__brevll(y) >> 17));
  { u32 d; ASM1("bfind.u32", "=r", d, "r", x); PUT(d); }
  { u32 d; ASM1("bfind.s32", "=r", d, "r", x); PUT(d); }
  { u32 d; ASM1("bfind.shiftamt.u32", "=r", d, "r", x); PUT(d); }
  { u32 d; ASM1("bfind.shiftamt.s32", "=r", d, "r", x); PUT(d); }
  { u32 d; ASM1("bfind.u64", "=r", d, "l", y); PUT(d); }
  { u32 d; ASM1("bfind.s64", "=r", d, "l", y); PUT(d); }
}

// The n-th set bit from a base bit, upwards and downwards.
KERNEL bits_nth(const u32* masks, const u32* bases, const s32* offsets, u32* out, int n) {
  ELEMENT;
  PUT(__fns(masks[i], bases[i] & 31, offsets[i]));
}

#define PRMT(mode) { u32 d; asm volatile("prmt.b32" mode " %0, %1, %2, %3;" : "=r"(d) : "r"(x), "r"(y), "r"(s)); PUT(d); }

KERNEL bits_permute(const u32* a, const u32* b, const u32* selectors, u32* out, int n) {
  ELEMENT;
  const u32 x = a[i], y = b[i], s = selectors[i];
  PRMT("") PRMT(".f4e") PRMT(".b4e") PRMT(".rc8") PRMT(".ecl") PRMT(".ecr") PRMT(".rc16")
  PUT(__byte_perm(x, y, 0x5140));
}

KERNEL bits_dot(const u32* a, const u32* b, const u32* c, u32* out, int n) {
  ELEMENT;
  const u32 x = a[i], y = b[i], z = c[i];
#define DOT(text) { u32 d; ASM3(text, "=r", d, "r", x, "r", y, "r", z); PUT(d); }
  DOT("dp4a.u32.u32") DOT("dp4a.s32.s32") DOT("dp4a.u32.s32") DOT("dp4a.s32.u32")
  DOT("dp2a.lo.u32.u32") DOT("dp2a.hi.u32.u32") DOT("dp2a.lo.s32.s32") DOT("dp2a.hi.s32.s32") DOT("dp2a.lo.s32.u32") DOT("dp2a.hi.u32.s32")
}
