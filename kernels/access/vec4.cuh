// Four neighboring elements of a row per thread, of a type known at compile time or passed as a parameter.
#pragma once
#include "access/warp_store.cuh"

// Elements as bits, and back.
template <class T> DEVICE u32 bits_of(T value) { return sizeof(T) == 2 ? (u16)value : value; }
DEVICE u32 bits_of(f16 value) { return value.bits; }
DEVICE u32 bits_of(f32 value) { return __float_as_uint(value); }
template <class T> DEVICE T of_bits(u32 bits) { return (T)bits; }
template <> DEVICE f16 of_bits<f16>(u32 bits) { return {(u16)bits}; }
template <> DEVICE f32 of_bits<f32>(u32 bits) { return __uint_as_float(bits); }

// Four elements as the words that they occupy in memory. `i` is a constant after unrolling.
template <class T>
struct Four {
    static constexpr int SIZE = sizeof(T), PER_WORD = 4 / SIZE;
    u32 word[SIZE];

    DEVICE T get(int i) const { return of_bits<T>(word[i / PER_WORD] >> 8 * SIZE * (i % PER_WORD)); }
    // The element's bits must be 0 before.
    DEVICE void put(int i, T value) { word[i / PER_WORD] |= bits_of(value) << 8 * SIZE * (i % PER_WORD); }
};

// True if elements x … x + 3 are one aligned vector.
template <class T>
DEVICE bool is_vector(const Image& image, const T* p, int x) {
    return image.column == sizeof(T) && x + 4 <= image.width && aligned(p, 4 * sizeof(T));
}

template <class T>
DEVICE Four<T> load_four(const Image& image, int x, int y, int c) {
    const T* p = at<T>(image, x, y, c);
    Four<T> four = {};
    if (is_vector(image, p, x)) {
        // Not through the read-only cache: operators work in place.
        to_words(*(const Vector<4 * sizeof(T)>*)p, four.word);
        return four;
    }
    UNROLL(i, 4) if (x + i < image.width) four.put(i, *at<T>(image, x + i, y, c));
    return four;
}

template <class T>
DEVICE void store_four(const Image& image, int x, int y, int c, const Four<T>& four) {
    T* p = at<T>(image, x, y, c);
    if (is_vector(image, p, x)) {
        *(Vector<4 * sizeof(T)>*)p = to_vector(four.word);
        return;
    }
    UNROLL(i, 4) if (x + i < image.width) *at<T>(image, x + i, y, c) = four.get(i);
}

template <class T> DEVICE float to_float(T value) { return (float)value; }
DEVICE float to_float(f16 value) { return half_to_float(value.bits); }

// Four elements at an aligned address, by one load: one, two or four words.
DEVICE void load_raw(int type, const u8* p, u32 (&raw)[4]) {
    if (type == U8) to_words(*(const u32*)p, raw);
    else if (type == F32) to_words(*(const uint4*)p, raw);
    else to_words(*(const uint2*)p, raw);
}

template <class V, int COUNT>
DEVICE void load_groups(const u8* p, i64 step, u32 (&raw)[COUNT][4], int count) {
    UNROLL(g, COUNT) if (g < count) to_words(*(const V*)(p + g * step), raw[g]);
}

// The first `count` of COUNT groups, `step` bytes apart. One branch on the type, so that all loads are in flight.
template <int COUNT>
DEVICE void load_groups(int type, const u8* p, i64 step, u32 (&raw)[COUNT][4], int count) {
    if (type == U8) load_groups<u32>(p, step, raw, count);
    else if (type == F32) load_groups<uint4>(p, step, raw, count);
    else load_groups<uint2>(p, step, raw, count);
}

// Groups of four elements as floats. One branch on the type for all groups.
template <int COUNT>
DEVICE void unpack(int type, const u32 (&raw)[COUNT][4], float (&v)[COUNT][4]) {
    if (type == F32) {
        UNROLL(i, 4 * COUNT) v[i / 4][i % 4] = __uint_as_float(raw[i / 4][i % 4]);
    } else if (type == U8) {
        UNROLL(i, 4 * COUNT) v[i / 4][i % 4] = (float)(u8)(raw[i / 4][0] >> (8 * (i % 4)));
    } else if (type == F16) {
        UNROLL(i, 4 * COUNT) v[i / 4][i % 4] = half_to_float((u16)(raw[i / 4][i % 4 / 2] >> (16 * (i & 1))));
    } else {
        // u16, or i16: then the sign bit counts -32768 instead of 32768.
        const int sign = type == I16 ? 0x8000 : 0;
        UNROLL(i, 4 * COUNT) {
            const int bits = raw[i / 4][i % 4 / 2] >> (16 * (i & 1)) & 0xffff;
            v[i / 4][i % 4] = (float)(bits - ((bits & sign) << 1));
        }
    }
}

template <bool STREAMING, class T>
DEVICE void put(u8* p, T value) {
    if (STREAMING) __stcs((T*)p, value);
    else *(T*)p = value;
}

// Stores groups of four floats as elements, `step` bytes apart: all groups, or the first `count`. STREAMING
// marks the lines evict-first, which is faster for all types but f32.
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
            const uint2 words = make_uint2(pack_f16(v[g][0], v[g][1]), pack_f16(v[g][2], v[g][3]));
            if (g < count) put<STREAMING>(p + g * step, words);
        }
        return;
    }
    int rounded[COUNT][4];
    UNROLL(i, 4 * COUNT) rounded[i / 4][i % 4] = __float2int_rn(v[i / 4][i % 4]);
    UNROLL(g, COUNT) {
        const int(&w)[4] = rounded[g];
        if (g >= count) continue;
        u8* q = p + g * step;
        if (type == U8) put<STREAMING>(q, pack_u8(w));
        else if (type == U16) put<STREAMING>(q, make_uint2(pack_u16(w[0], w[1]), pack_u16(w[2], w[3])));
        else put<STREAMING>(q, make_uint2(pack_i16(w[0], w[1]), pack_i16(w[2], w[3])));
    }
}
