// cvt between all types with all rounding modes.
#include "thread.cuh"

#define TO32(type, from, k, x) { u32 d; asm volatile("cvt." type "." from " %0, %1;" : "=r"(d) : k(x)); PUT(d); }
#define TO64(type, from, k, x) { u64 d; asm volatile("cvt." type "." from " %0, %1;" : "=l"(d) : k(x)); PUT(d); }
#define TO16(type, from, k, x) { u16 d; asm volatile("cvt." type "." from " %0, %1;" : "=h"(d) : k(x)); PUT(d); }
#define ROUND4(M, type, ...) M("rni." type, __VA_ARGS__) M("rzi." type, __VA_ARGS__) M("rmi." type, __VA_ARGS__) M("rpi." type, __VA_ARGS__)
#define TO8(type, from, k, x) { u32 d; asm volatile("cvt." type "." from " %0, %1;" : "=r"(d) : k(x)); PUT(d); }

KERNEL convert_f32_to_integer(const float* a, u64* out, int n) {
  ELEMENT;
  const float x = a[i];
  ROUND4(TO32, "s32", "f32", "f", x) ROUND4(TO32, "u32", "f32", "f", x) ROUND4(TO64, "s64", "f32", "f", x) ROUND4(TO64, "u64", "f32", "f", x)
  TO16("rni.s16", "f32", "f", x) TO16("rzi.u16", "f32", "f", x)
  TO8("rni.s8", "f32", "f", x) TO8("rzi.u8", "f32", "f", x)
  TO32("rzi.ftz.s32", "f32", "f", x) TO8("rpi.sat.u8", "f32", "f", x)
}

KERNEL convert_f64_to_integer(const double* a, u64* out, int n) {
  ELEMENT;
  const double x = a[i];
  ROUND4(TO32, "s32", "f64", "d", x) ROUND4(TO32, "u32", "f64", "d", x) ROUND4(TO64, "s64", "f64", "d", x) ROUND4(TO64, "u64", "f64", "d", x)
  TO16("rzi.s16", "f64", "d", x)
  TO8("rni.u8", "f64", "d", x)
}

#define FLOAT_FROM(type, k, x) \
  { float d; asm volatile("cvt.rn.f32." type " %0, %1;" : "=f"(d) : k(x)); PUT(d); } \
  { float d; asm volatile("cvt.rz.f32." type " %0, %1;" : "=f"(d) : k(x)); PUT(d); } \
  { float d; asm volatile("cvt.rm.f32." type " %0, %1;" : "=f"(d) : k(x)); PUT(d); } \
  { float d; asm volatile("cvt.rp.f32." type " %0, %1;" : "=f"(d) : k(x)); PUT(d); }

KERNEL convert_integer_to_f32(const u64* a, float* out, int n) {
  ELEMENT;
  const u64 x = a[i];
  const u32 w = (u32)x;
  const u16 h = (u16)x;
  FLOAT_FROM("s32", "r", w) FLOAT_FROM("u32", "r", w) FLOAT_FROM("s64", "l", x) FLOAT_FROM("u64", "l", x)
  { float d; asm volatile("cvt.rn.f32.s16 %0, %1;" : "=f"(d) : "h"(h)); PUT(d); }
  { float d; asm volatile("cvt.rn.f32.u16 %0, %1;" : "=f"(d) : "h"(h)); PUT(d); }
  PUT((float)(s8)x);
  PUT((float)(u8)x);
  { float d; asm volatile("cvt.rn.sat.f32.s32 %0, %1;" : "=f"(d) : "r"(w)); PUT(d); }
}

#define DOUBLE_FROM(type, k, x) \
  { double d; asm volatile("cvt.rn.f64." type " %0, %1;" : "=d"(d) : k(x)); PUT(d); } \
  { double d; asm volatile("cvt.rz.f64." type " %0, %1;" : "=d"(d) : k(x)); PUT(d); } \
  { double d; asm volatile("cvt.rm.f64." type " %0, %1;" : "=d"(d) : k(x)); PUT(d); } \
  { double d; asm volatile("cvt.rp.f64." type " %0, %1;" : "=d"(d) : k(x)); PUT(d); }

KERNEL convert_integer_to_f64(const u64* a, double* out, int n) {
  ELEMENT;
  const u64 x = a[i];
  DOUBLE_FROM("s64", "l", x) DOUBLE_FROM("u64", "l", x)
  PUT((double)(s32)x);
  PUT((double)(u32)x);
  PUT((double)(s16)x);
}

KERNEL convert_f64_to_f32(const double* a, float* out, int n) {
  ELEMENT;
  const double x = a[i];
  FLOAT_FROM("f64", "d", x)
  { float d; asm volatile("cvt.rn.ftz.f32.f64 %0, %1;" : "=f"(d) : "d"(x)); PUT(d); }
  { float d; asm volatile("cvt.rn.sat.f32.f64 %0, %1;" : "=f"(d) : "d"(x)); PUT(d); }
}

KERNEL convert_f32_to_f64(const float* a, double* out, int n) {
  ELEMENT;
  const float x = a[i];
  PUT((double)x);
  { double d; asm volatile("cvt.ftz.f64.f32 %0, %1;" : "=d"(d) : "f"(x)); PUT(d); }
  { double d; asm volatile("cvt.sat.f64.f32 %0, %1;" : "=d"(d) : "f"(x)); PUT(d); }
}

// Rounding to integers, saturation and flushing within f32.
KERNEL convert_f32_to_f32(const float* a, float* out, int n) {
  ELEMENT;
  const float x = a[i];
#define WHOLE(text) { float d; ASM1("cvt." text ".f32.f32", "=f", d, "f", x); PUT(d); }
  WHOLE("rni") WHOLE("rzi") WHOLE("rmi") WHOLE("rpi") WHOLE("sat") WHOLE("ftz") WHOLE("rni.ftz") WHOLE("rzi.sat")
}

KERNEL convert_integer(const u64* a, u64* out, int n) {
  ELEMENT;
  const u64 x = a[i];
  const u32 w = (u32)x;
  TO32("s8", "s32", "r", w) TO32("u8", "u32", "r", w) TO32("s16", "s64", "l", x) TO64("s64", "s32", "r", w) TO64("u64", "u32", "r", w)
  TO32("sat.s8", "s32", "r", w) TO32("sat.u8", "s32", "r", w) TO32("sat.u8", "u32", "r", w) TO32("sat.s16", "s32", "r", w) TO32("sat.u16", "s64", "l", x)
  TO32("sat.s32", "s64", "l", x) TO32("sat.u32", "s64", "l", x) TO32("sat.s32", "u64", "l", x) TO64("sat.u64", "s64", "l", x) TO64("sat.s64", "u64", "l", x)
}

KERNEL convert_half(const float* a, const double* b, const u16* c, u32* out, int n) {
  ELEMENT;
  const float x = a[i];
  const double y = b[i];
  const u16 h = c[i];
  TO16("rn.f16", "f32", "f", x) TO16("rz.f16", "f32", "f", x) TO16("rm.f16", "f32", "f", x) TO16("rp.f16", "f32", "f", x)
  TO16("rn.f16", "f64", "d", y == y ? y : 0.0) TO16("rn.sat.f16", "f32", "f", x)
  TO16("rn.f16", "s32", "r", (s32)h * 3 - 70000) TO16("rz.f16", "u32", "r", (u32)h * 3) TO16("rn.f16", "u64", "l", (u64)h << (h & 15)) TO16("rp.f16", "s16", "h", h)
  TO32("rni.s32", "f16", "h", h) TO32("rzi.u32", "f16", "h", h) TO16("rmi.s16", "f16", "h", h) TO16("rni.f16", "f16", "h", h) TO16("rzi.f16", "f16", "h", h)
  { float d; asm volatile("cvt.f32.f16 %0, %1;" : "=f"(d) : "h"(h)); PUT(d == d ? __float_as_uint(d) : 0x7fffffff); }
  { double d; asm volatile("cvt.f64.f16 %0, %1;" : "=d"(d) : "h"(h)); PUT(d == d ? (u32)(__double_as_longlong(d) >> 32) : 0x7fffffff); }
}
