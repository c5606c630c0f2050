// Conversions of 16-bit floats from and to their bits.
#pragma once
#include "array/axes.cuh"

// Rounds once, to the nearest, ties to even.
DEVICE u16 double_to_half(double value) {
    u16 bits;
    asm("cvt.rn.f16.f64 %0, %1;" : "=h"(bits) : "d"(value));
    return bits;
}

DEVICE float from_bfloat(u16 bits) { return __uint_as_float((u32)bits << 16); }

// Rounds to the nearest, ties to even; every NaN becomes the same one.
DEVICE u16 to_bfloat(float value) {
    const u32 bits = __float_as_uint(value);
    if ((bits & 0x7fffffff) > 0x7f800000) return 0x7fc0;
    return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
}
