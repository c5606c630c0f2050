// Four neighbouring elements of a row at a time: what pointwise kernels read and write.
#pragma once
#include "image.cuh"

// Each thread of a block of 32 × 8 takes four neighbours: the tile is 128 × 8.
#define THESE_FOUR(x, y, image)                                                                            \
    const int x = (blockIdx.x * BLOCK_X + threadIdx.x) * 4, y = blockIdx.y * BLOCK_Y + threadIdx.y;        \
    if (x >= image.width || y >= image.height) return

template <int SIZE>
struct Quad;
template <>
struct Quad<1> {
    typedef u32 Word;
};
template <>
struct Quad<2> {
    typedef uint2 Word;
};
template <>
struct Quad<4> {
    typedef uint4 Word;
};

// Four elements as they lie in memory.
template <class T>
union Four {
    typename Quad<sizeof(T)>::Word word;
    T element[4];
};

// True if elements x … x + 3 are one aligned word of memory.
template <class T>
__device__ __forceinline__ bool is_word(const Image& image, const T* p, int x) {
    return image.column == sizeof(T) && x + 4 <= image.width && ((u64)p & (4 * sizeof(T) - 1)) == 0;
}

template <class T>
__device__ __forceinline__ Four<T> load_four(const Image& image, int x, int y, int c) {
    const T* p = at<T>(image, x, y, c);
    Four<T> four;
    if (is_word(image, p, x)) {
        // Not by way of the read-only cache: operators work in place.
        four.word = *(const typename Quad<sizeof(T)>::Word*)p;
        return four;
    }
#pragma unroll
    for (int i = 0; i < 4; i++) {
        if (x + i < image.width) four.element[i] = *at<T>(image, x + i, y, c);
    }
    return four;
}

template <class T>
__device__ __forceinline__ void store_four(const Image& image, int x, int y, int c, const Four<T>& four) {
    T* p = at<T>(image, x, y, c);
    if (is_word(image, p, x)) {
        *(typename Quad<sizeof(T)>::Word*)p = four.word;
        return;
    }
#pragma unroll
    for (int i = 0; i < 4; i++) {
        if (x + i < image.width) *at<T>(image, x + i, y, c) = four.element[i];
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
    four.word = *(const typename Quad<sizeof(T)>::Word*)p;
#pragma unroll
    for (int i = 0; i < 4; i++) value[i] = to_float(four.element[i]);
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
