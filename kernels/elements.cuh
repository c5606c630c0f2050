// Four neighbouring elements of a row at a time: what pointwise kernels read and write.
#pragma once
#include "image.cuh"

// Elements as bits, and back.
__device__ __forceinline__ u32 bits_of(u8 value) { return value; }
__device__ __forceinline__ u32 bits_of(u16 value) { return value; }
__device__ __forceinline__ u32 bits_of(i16 value) { return (u16)value; }
__device__ __forceinline__ u32 bits_of(u32 value) { return value; }
__device__ __forceinline__ u32 bits_of(f16 value) { return value.bits; }
__device__ __forceinline__ u32 bits_of(f32 value) { return __float_as_uint(value); }

template <class T>
__device__ __forceinline__ T of_bits(u32 bits) { return (T)bits; }
template <>
__device__ __forceinline__ f16 of_bits<f16>(u32 bits) { return {(u16)bits}; }
template <>
__device__ __forceinline__ f32 of_bits<f32>(u32 bits) { return __uint_as_float(bits); }

// Four elements as the words that they are in memory. `i` is a constant after unrolling.
template <class T>
struct Four {
    static constexpr int SIZE = sizeof(T), A_WORD = 4 / SIZE;
    u32 word[SIZE];

    __device__ __forceinline__ T get(int i) const { return of_bits<T>(word[i / A_WORD] >> 8 * SIZE * (i % A_WORD)); }
    // Where there are zeros.
    __device__ __forceinline__ void put(int i, T value) { word[i / A_WORD] |= bits_of(value) << 8 * SIZE * (i % A_WORD); }
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

__device__ __forceinline__ void copy(u32 (&word)[1], const u32& from) { word[0] = from; }
__device__ __forceinline__ void copy(u32 (&word)[2], const uint2& from) { word[0] = from.x, word[1] = from.y; }
__device__ __forceinline__ void copy(u32 (&word)[4], const uint4& from) {
    word[0] = from.x, word[1] = from.y, word[2] = from.z, word[3] = from.w;
}
__device__ __forceinline__ u32 vector(const u32 (&word)[1]) { return word[0]; }
__device__ __forceinline__ uint2 vector(const u32 (&word)[2]) { return make_uint2(word[0], word[1]); }
__device__ __forceinline__ uint4 vector(const u32 (&word)[4]) { return make_uint4(word[0], word[1], word[2], word[3]); }

// True if elements x … x + 3 are one aligned vector in memory.
template <class T>
__device__ __forceinline__ bool is_vector(const Image& image, const T* p, int x) {
    return image.column == sizeof(T) && x + 4 <= image.width && ((u64)p & (4 * sizeof(T) - 1)) == 0;
}

template <class T>
__device__ __forceinline__ Four<T> load_four(const Image& image, int x, int y, int c) {
    const T* p = at<T>(image, x, y, c);
    Four<T> four = {};
    if (is_vector(image, p, x)) {
        // Not by way of the read-only cache: operators work in place.
        copy(four.word, *(const typename Vector<sizeof(T)>::Type*)p);
        return four;
    }
#pragma unroll
    for (int i = 0; i < 4; i++) {
        if (x + i < image.width) four.put(i, *at<T>(image, x + i, y, c));
    }
    return four;
}

template <class T>
__device__ __forceinline__ void store_four(const Image& image, int x, int y, int c, const Four<T>& four) {
    T* p = at<T>(image, x, y, c);
    if (is_vector(image, p, x)) {
        *(typename Vector<sizeof(T)>::Type*)p = vector(four.word);
        return;
    }
#pragma unroll
    for (int i = 0; i < 4; i++) {
        if (x + i < image.width) *at<T>(image, x + i, y, c) = four.get(i);
    }
}

// An element that has been read as a float.
__device__ __forceinline__ float to_float(u8 value) { return (float)value; }
__device__ __forceinline__ float to_float(u16 value) { return (float)value; }
__device__ __forceinline__ float to_float(i16 value) { return (float)value; }
__device__ __forceinline__ float to_float(f32 value) { return value; }
__device__ __forceinline__ float to_float(f16 value) {
    float wide;
    asm("cvt.f32.f16 %0, %1;" : "=f"(wide) : "h"(value.bits));
    return wide;
}

template <class T>
__device__ __forceinline__ void load_word(const u8* p, float (&value)[4]) {
    Four<T> four;
    copy(four.word, *(const typename Vector<sizeof(T)>::Type*)p);
#pragma unroll
    for (int i = 0; i < 4; i++) value[i] = to_float(four.get(i));
}

// Four elements of an aligned word, of a type that is told at run time.
__device__ __forceinline__ void load_word_as(int type, const u8* p, float (&value)[4]) {
    switch (type) {
        case U8: return load_word<u8>(p, value);
        case U16: return load_word<u16>(p, value);
        case I16: return load_word<i16>(p, value);
        case F16: return load_word<f16>(p, value);
        default: return load_word<f32>(p, value);
    }
}
