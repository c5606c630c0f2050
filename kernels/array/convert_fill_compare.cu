// Conversion, comparison and filling, for every pair of element types and any strides.
#include "array/floats.cuh"

EXPORTED enum ArrayElementType {
    BOOL, U8, U16, U32, U64, I8, I16, I32, I64, F16, BF16, F32, F64, COMPLEX64, COMPLEX128
};
enum Kind { SIGNED, UNSIGNED, FLOAT };

// Elements of a thread, a block apart.
EXPORTED constexpr int ARRAY_ITEMS = 4;

// An element of any type without loss: an integer, or a real or complex number.
struct Value {
    i64 integer;
    double re;
    double im;
};

DEVICE Kind kind_of(u32 type) { return type >= F16 ? FLOAT : type == U64 ? UNSIGNED : SIGNED; }

DEVICE Value load(u32 type, const char* p) {
    Value v = {0, 0, 0};
    switch (type) {
        case BOOL: v.integer = *(const u8*)p != 0; break;
        case U8: v.integer = *(const u8*)p; break;
        case U16: v.integer = *(const u16*)p; break;
        case U32: v.integer = *(const u32*)p; break;
        case U64: v.integer = *(const i64*)p; break;
        case I8: v.integer = *(const signed char*)p; break;
        case I16: v.integer = *(const short*)p; break;
        case I32: v.integer = *(const int*)p; break;
        case I64: v.integer = *(const i64*)p; break;
        case F16: v.re = half_to_float(*(const u16*)p); break;
        case BF16: v.re = from_bfloat(*(const u16*)p); break;
        case F32: v.re = *(const float*)p; break;
        case F64: v.re = *(const double*)p; break;
        case COMPLEX64: v.re = ((const float*)p)[0], v.im = ((const float*)p)[1]; break;
        case COMPLEX128: v.re = ((const double*)p)[0], v.im = ((const double*)p)[1]; break;
    }
    return v;
}

DEVICE double to_double(const Value& v, Kind kind) {
    return kind == FLOAT ? v.re : kind == SIGNED ? (double)v.integer : (double)(u64)v.integer;
}

DEVICE float to_float(const Value& v, Kind kind) {
    return kind == FLOAT ? (float)v.re : kind == SIGNED ? (float)v.integer : (float)(u64)v.integer;
}

// Integers keep their low bits. Floats are truncated and clamped; NaN becomes 0.
template <typename T>
DEVICE T to_integer(const Value& v, Kind kind) {
    if (kind != FLOAT) return (T)v.integer;
    constexpr bool IS_SIGNED = (T)-1 < (T)0;
    constexpr int BITS = sizeof(T) * 8 - IS_SIGNED;
    constexpr double END = 2.0 * ((u64)1 << (BITS - 1));  // one past the largest
    constexpr T LARGEST = (T)(~(u64)0 >> (64 - BITS));
    if (!(v.re > (IS_SIGNED ? -END : 0.0))) return v.re == v.re && IS_SIGNED ? (T)(-LARGEST - 1) : (T)0;
    return v.re >= END ? LARGEST : IS_SIGNED ? (T)(i64)v.re : (T)(u64)v.re;
}

DEVICE void store(u32 type, char* p, const Value& v, Kind kind) {
    switch (type) {
        case BOOL: *(u8*)p = kind == FLOAT ? v.re != 0 || v.im != 0 : v.integer != 0; break;
        case U8: *(u8*)p = to_integer<u8>(v, kind); break;
        case U16: *(u16*)p = to_integer<u16>(v, kind); break;
        case U32: *(u32*)p = to_integer<u32>(v, kind); break;
        case U64: *(u64*)p = to_integer<u64>(v, kind); break;
        case I8: *(signed char*)p = to_integer<signed char>(v, kind); break;
        case I16: *(short*)p = to_integer<short>(v, kind); break;
        case I32: *(int*)p = to_integer<int>(v, kind); break;
        case I64: *(i64*)p = to_integer<i64>(v, kind); break;
        case F16: *(u16*)p = double_to_half(to_double(v, kind)); break;
        case BF16: *(u16*)p = to_bfloat(to_float(v, kind)); break;
        case F32: *(float*)p = to_float(v, kind); break;
        case F64: *(double*)p = to_double(v, kind); break;
        case COMPLEX64: ((float*)p)[0] = to_float(v, kind), ((float*)p)[1] = (float)v.im; break;
        case COMPLEX128: ((double*)p)[0] = to_double(v, kind), ((double*)p)[1] = v.im; break;
    }
}

ARRAY_KERNEL cast(char* dst, const char* src, u32 count, u32 dst_type, u32 src_type, ElementAxes axes) {
    const u32 first = blockIdx.x * (ARRAY_BLOCK * ARRAY_ITEMS) + threadIdx.x;
    const Kind kind = kind_of(src_type);
    NO_UNROLL for (u32 i = first; i < first + ARRAY_BLOCK * ARRAY_ITEMS && i < count; i += ARRAY_BLOCK) {
        const Offsets at = locate(i, axes);
        store(dst_type, dst + at.dst, load(src_type, src + at.src), kind);
    }
}

// Sets *different to 1 if an element of `dst` differs from that of `src`. Values count, so that -0 equals 0;
// NaN equals NaN if `equal_nan`.
ARRAY_KERNEL compare(const char* dst, const char* src, u32* different, u32 count, u32 type, u32 equal_nan,
                     ElementAxes axes) {
    const u32 first = blockIdx.x * (ARRAY_BLOCK * ARRAY_ITEMS) + threadIdx.x;
    bool same = true;
    NO_UNROLL for (u32 i = first; i < first + ARRAY_BLOCK * ARRAY_ITEMS && i < count; i += ARRAY_BLOCK) {
        const Offsets at = locate(i, axes);
        const Value a = load(type, dst + at.dst), b = load(type, src + at.src);
        const bool both_nan = equal_nan && (a.re != a.re || a.im != a.im) && (b.re != b.re || b.im != b.im);
        same = same && ((a.integer == b.integer && a.re == b.re && a.im == b.im) || both_nan);
    }
    if (!same) *different = 1;
}

// Sets elements of `size` bytes to the bytes of (low, high). `axes.src` is not used.
ARRAY_KERNEL fill(char* dst, u32 count, u32 size, u64 low, u64 high, ElementAxes axes) {
    const u32 first = blockIdx.x * (ARRAY_BLOCK * ARRAY_ITEMS) + threadIdx.x;
    NO_UNROLL for (u32 i = first; i < first + ARRAY_BLOCK * ARRAY_ITEMS && i < count; i += ARRAY_BLOCK) {
        char* p = dst + locate(i, axes).dst;
        switch (size) {
            case 1: *(u8*)p = (u8)low; break;
            case 2: *(u16*)p = (u16)low; break;
            case 4: *(u32*)p = (u32)low; break;
            // Complex numbers are only aligned to their parts.
            case 8: ((u32*)p)[0] = (u32)low, ((u32*)p)[1] = (u32)(low >> 32); break;
            case 16: ((u64*)p)[0] = low, ((u64*)p)[1] = high; break;
        }
    }
}
