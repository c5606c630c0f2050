// Four neighbouring elements of a row at a time: what pointwise kernels read and write. Of types that instances are made for, and
// of types that are told at run time: branches that all threads take alike.
#pragma once
#include "access/warp_store.cuh"

// Words of memory, by addresses of which the compiler cannot see that it is global: those that come from tables. Not by way of the
// read-only cache, for operators work in place. `streaming` tells caches that nobody reads or writes them again soon.
DEVICE u32 load_word(const void* p) {
    u32 word;
    asm volatile("ld.global.u32 %0, [%1];" : "=r"(word) : "l"(p) : "memory");
    return word;
}
DEVICE u32 load_word_streaming(const void* p) {
    u32 word;
    asm volatile("ld.global.cs.u32 %0, [%1];" : "=r"(word) : "l"(p) : "memory");
    return word;
}
DEVICE uint2 load_pair_streaming(const void* p) {
    uint2 v;
    asm volatile("ld.global.cs.v2.u32 {%0, %1}, [%2];" : "=r"(v.x), "=r"(v.y) : "l"(p) : "memory");
    return v;
}
DEVICE uint4 load_vector(const void* p) {
    uint4 v;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) : "l"(p) : "memory");
    return v;
}
DEVICE uint4 load_vector_streaming(const void* p) {
    uint4 v;
    asm volatile("ld.global.cs.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) : "l"(p) : "memory");
    return v;
}
DEVICE void store_vector(void* p, const uint4& v) {
    asm volatile("st.global.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"(p), "r"(v.x), "r"(v.y), "r"(v.z), "r"(v.w) : "memory");
}
DEVICE void store_vector_streaming(void* p, const uint4& v) {
    asm volatile("st.global.cs.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"(p), "r"(v.x), "r"(v.y), "r"(v.z), "r"(v.w) : "memory");
}

// Elements as bits, and back.
DEVICE u32 bits_of(u8 value) { return value; }
DEVICE u32 bits_of(u16 value) { return value; }
DEVICE u32 bits_of(i16 value) { return (u16)value; }
DEVICE u32 bits_of(u32 value) { return value; }
DEVICE u32 bits_of(f16 value) { return value.bits; }
DEVICE u32 bits_of(f32 value) { return __float_as_uint(value); }

template <class T>
DEVICE T of_bits(u32 bits) { return (T)bits; }
template <>
DEVICE f16 of_bits<f16>(u32 bits) { return {(u16)bits}; }
template <>
DEVICE f32 of_bits<f32>(u32 bits) { return __uint_as_float(bits); }

// Four elements as the words that they are in memory. `i` is a constant after unrolling.
template <class T>
struct Four {
    static constexpr int SIZE = sizeof(T), A_WORD = 4 / SIZE;
    u32 word[SIZE];

    DEVICE T get(int i) const { return of_bits<T>(word[i / A_WORD] >> 8 * SIZE * (i % A_WORD)); }
    // Where there are zeros.
    DEVICE void put(int i, T value) { word[i / A_WORD] |= bits_of(value) << 8 * SIZE * (i % A_WORD); }
};

template <int SIZE>
struct Vector;
template <>
struct Vector<1> {
    typedef u32 Type;
};
template <>
struct Vector<2> {
    typedef uint2 Type;
};
template <>
struct Vector<4> {
    typedef uint4 Type;
};

DEVICE void copy(u32 (&word)[1], const u32& from) { word[0] = from; }
DEVICE void copy(u32 (&word)[2], const uint2& from) { word[0] = from.x, word[1] = from.y; }
DEVICE void copy(u32 (&word)[4], const uint4& from) {
    word[0] = from.x, word[1] = from.y, word[2] = from.z, word[3] = from.w;
}
DEVICE u32 vector(const u32 (&word)[1]) { return word[0]; }
DEVICE uint2 vector(const u32 (&word)[2]) { return make_uint2(word[0], word[1]); }
DEVICE uint4 vector(const u32 (&word)[4]) { return make_uint4(word[0], word[1], word[2], word[3]); }

// True if elements x … x + 3 are one aligned vector in memory.
template <class T>
DEVICE bool is_vector(const Image& image, const T* p, int x) {
    return image.column == sizeof(T) && x + 4 <= image.width && ((u64)p & (4 * sizeof(T) - 1)) == 0;
}

template <class T>
DEVICE Four<T> load_four(const Image& image, int x, int y, int c) {
    const T* p = at<T>(image, x, y, c);
    Four<T> four = {};
    if (is_vector(image, p, x)) {
        // Not by way of the read-only cache: operators work in place.
        copy(four.word, *(const typename Vector<sizeof(T)>::Type*)p);
        return four;
    }
    UNROLL(i, 4) {
        if (x + i < image.width) four.put(i, *at<T>(image, x + i, y, c));
    }
    return four;
}

template <class T>
DEVICE void store_four(const Image& image, int x, int y, int c, const Four<T>& four) {
    T* p = at<T>(image, x, y, c);
    if (is_vector(image, p, x)) {
        *(typename Vector<sizeof(T)>::Type*)p = vector(four.word);
        return;
    }
    UNROLL(i, 4) {
        if (x + i < image.width) *at<T>(image, x + i, y, c) = four.get(i);
    }
}

// An element that has been read as a float.
DEVICE float to_float(u8 value) { return (float)value; }
DEVICE float to_float(u16 value) { return (float)value; }
DEVICE float to_float(i16 value) { return (float)value; }
DEVICE float to_float(f32 value) { return value; }
DEVICE float to_float(f16 value) {
    float wide;
    asm("cvt.f32.f16 %0, %1;" : "=f"(wide) : "h"(value.bits));
    return wide;
}

// Four elements as they lie in memory: one, two or four words.
DEVICE void load_raw(int type, const u8* p, u32 (&raw)[4]) {
    if (type == U8) {
        raw[0] = *(const u32*)p;
    } else if (type == F32) {
        const uint4 words = *(const uint4*)p;
        raw[0] = words.x, raw[1] = words.y, raw[2] = words.z, raw[3] = words.w;
    } else {
        const uint2 words = *(const uint2*)p;
        raw[0] = words.x, raw[1] = words.y;
    }
}

// Groups of four elements, as floats. The type is asked for once.
template <int COUNT>
DEVICE void unpack(int type, const u32 (&raw)[COUNT][4], float (&v)[COUNT][4]) {
    if (type == F32) {
        UNROLL(i, 4 * COUNT) v[i / 4][i % 4] = __uint_as_float(raw[i / 4][i % 4]);
    } else if (type == U8) {
        UNROLL(i, 4 * COUNT) v[i / 4][i % 4] = (float)(u8)(raw[i / 4][0] >> (8 * (i % 4)));
    } else if (type == F16) {
        UNROLL(i, 4 * COUNT) {
            asm("cvt.f32.f16 %0, %1;" : "=f"(v[i / 4][i % 4]) : "h"((u16)(raw[i / 4][i % 4 / 2] >> (16 * (i & 1)))));
        }
    } else {
        // u16, or i16 by taking away 65536 from what has the sign.
        const int sign = type == I16 ? 0x8000 : 0;
        UNROLL(i, 4 * COUNT) {
            const int bits = raw[i / 4][i % 4 / 2] >> (16 * (i & 1)) & 0xffff;
            v[i / 4][i % 4] = (float)(bits - ((bits & sign) << 1));
        }
    }
}

// Two integers as 16-bit elements, kept within the type's range.
DEVICE u32 pack_u16(int low, int high) {
    u32 packed;
    asm("cvt.pack.sat.u16.s32 %0, %1, %2;" : "=r"(packed) : "r"(high), "r"(low));
    return packed;
}
DEVICE u32 pack_i16(int low, int high) {
    u32 packed;
    asm("cvt.pack.sat.s16.s32 %0, %1, %2;" : "=r"(packed) : "r"(high), "r"(low));
    return packed;
}

template <bool STREAMING, class T>
DEVICE void put(u8* p, T value) {
    if (STREAMING) __stcs((T*)p, value);
    else *(T*)p = value;
}

// Writes groups of four floats as elements, `step` bytes apart: all, or the first `count`. STREAMING: caches are told that nobody
// reads them soon, which is faster for all but floats.
template <bool STREAMING = false, int COUNT>
DEVICE void store_groups(int type, u8* p, i64 step, const float (&v)[COUNT][4], int count = COUNT) {
    if (type == F32) {
        UNROLL(g, COUNT) {
            if (g < count) *(float4*)(p + g * step) = make_float4(v[g][0], v[g][1], v[g][2], v[g][3]);
        }
        return;
    }
    if (type == F16) {
        UNROLL(g, COUNT) {
            u32 words[2];
            UNROLL(i, 2) words[i] = saturate<f16>(v[g][2 * i]).bits | (u32)saturate<f16>(v[g][2 * i + 1]).bits << 16;
            if (g < count) put<STREAMING>(p + g * step, make_uint2(words[0], words[1]));
        }
        return;
    }
    int whole[COUNT][4];
    UNROLL(i, 4 * COUNT) whole[i / 4][i % 4] = __float2int_rn(v[i / 4][i % 4]);
    UNROLL(g, COUNT) {
        const int(&w)[4] = whole[g];
        if (g >= count) continue;
        u8* q = p + g * step;
        if (type == U8) put<STREAMING>(q, pack_u8(w[0], w[1], pack_u8(w[2], w[3])));
        else if (type == U16) put<STREAMING>(q, make_uint2(pack_u16(w[0], w[1]), pack_u16(w[2], w[3])));
        else put<STREAMING>(q, make_uint2(pack_i16(w[0], w[1]), pack_i16(w[2], w[3])));
    }
}

DEVICE int bytes_of(int type) { return type == U8 ? 1 : type == F32 ? 4 : 2; }

// The first goes out, `last` comes in: a loop over values in registers.
DEVICE void rotate(float (&v)[4], float last) { v[0] = v[1], v[1] = v[2], v[2] = v[3], v[3] = last; }

// Four elements of an aligned word, of a type that is told at run time.
DEVICE void load_word_as(int type, const u8* p, float (&value)[4]) {
    u32 raw[1][4];
    float v[1][4];
    load_raw(type, p, raw[0]);
    unpack(type, raw, v);
    UNROLL(i, 4) value[i] = v[0][i];
}
