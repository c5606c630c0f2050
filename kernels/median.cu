// Medians of squares of pixels. Beyond the edges the nearest pixel counts, as in OpenCV.
#include "sliding.cuh"

// Integers are compared as they are: to convert them takes longer than to compare them.
__device__ __forceinline__ int value_at(const u8* p) { return __ldg(p); }
__device__ __forceinline__ int value_at(const u16* p) { return __ldg(p); }
__device__ __forceinline__ int value_at(const i16* p) { return __ldg(p); }
__device__ __forceinline__ float value_at(const f16* p) { return load(p); }
__device__ __forceinline__ float value_at(const f32* p) { return load(p); }

template <class V>
__device__ __forceinline__ void order(V& a, V& b) {
    const V low = min(a, b);
    b = max(a, b);
    a = low;
}

// The least of N values goes to the front, the greatest to the end.
template <int N, class V>
__device__ __forceinline__ void sort_ends(V* v) {
#pragma unroll
    for (int i = 0; i < N / 2; i++) order(v[i], v[N - 1 - i]);
#pragma unroll
    for (int i = 1; i < (N + 1) / 2; i++) {
        order(v[0], v[i]);
        order(v[N - 1 - i], v[N - 1]);
    }
}

// Of values of which N are known and the rest come one by one: neither the least nor the greatest of more than half of all can be
// the median, so these two are forgotten and the next value takes part, until three are left.
template <int N>
struct Select {
    template <class V>
    __device__ __forceinline__ static V median(V* v, const V* rest) {
        sort_ends<N>(v);
        v[0] = *rest;
        return Select<N - 1>::median(v, rest + 1);
    }
};
template <>
struct Select<3> {
    template <class V>
    __device__ __forceinline__ static V median(V* v, const V*) {
        sort_ends<3>(v);
        return v[1];
    }
};

__device__ __forceinline__ void put(u8* p, int value) { *p = (u8)value; }
__device__ __forceinline__ void put(u16* p, int value) { *p = (u16)value; }
__device__ __forceinline__ void put(i16* p, int value) { *p = (i16)value; }
__device__ __forceinline__ void put(f16* p, float value) { store(p, value); }
__device__ __forceinline__ void put(f32* p, float value) { *p = value; }

template <class T, int SIZE>
__device__ __forceinline__ void median(const void* src, const Batch& from, void* dst, const Batch& to) {
    typedef decltype(value_at((const T*)0)) V;
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
        V v[SIZE * SIZE];
#pragma unroll
        for (int j = 0; j < SIZE; j++) {
            const int row = min(max(y + j - SIZE / 2, 0), in.height - 1);
#pragma unroll
            for (int i = 0; i < SIZE; i++) v[j * SIZE + i] = value_at(at<T>(in, min(max(x + i - SIZE / 2, 0), in.width - 1), row, c));
        }
        constexpr int HALF = SIZE * SIZE / 2 + 2;
        put(at<T>(out, x, y, c), Select<HALF>::median(v, v + HALF));
    }
}

#define MEDIAN(T, CHANNELS, NAME)                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) median_3_##NAME(                \
        const void* src, Batch from, void* dst, Batch to) {                                        \
        median<T, 3>(src, from, dst, to);                                                          \
    }                                                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) median_5_##NAME(                \
        const void* src, Batch from, void* dst, Batch to) {                                        \
        median<T, 5>(src, from, dst, to);                                                          \
    }
EACH_TYPE(MEDIAN)

// The bits of an element as a whole number of the same order.
__device__ __forceinline__ u32 key_of(int type, const u8* p) {
    if (type == U8) return __ldg(p);
    if (type == F32) {
        const u32 bits = __ldg((const u32*)p);
        return bits & 0x80000000u ? ~bits : bits | 0x80000000u;
    }
    const u32 bits = __ldg((const u16*)p);
    if (type == F16) return bits & 0x8000u ? ~bits & 0xffffu : bits | 0x8000u;
    return type == I16 ? bits ^ 0x8000u : bits;
}

__device__ __forceinline__ void store_key(int type, u8* p, u32 key) {
    if (type == U8) *p = (u8)key;
    else if (type == F32) *(u32*)p = key & 0x80000000u ? key & 0x7fffffffu : ~key;
    else if (type == F16) *(u16*)p = (u16)(key & 0x8000u ? key & 0x7fffu : ~key);
    else *(u16*)p = (u16)(type == I16 ? key ^ 0x8000u : key);
}

// Squares of any size: the median's bits are found from the highest to the lowest by counting.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    median_any(const void* src, Batch from, void* dst, Batch to, int size, int type) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const int reach = size / 2, top = type == U8 ? 7 : type == F32 ? 31 : 15;
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
        u32 median = 0;
        int rank = size * size / 2;
#pragma unroll 1
        for (int bit = top; bit >= 0; bit--) {
            // Elements that begin like the median and go on with a zero.
            int zeros = 0;
#pragma unroll 1
            for (int j = -reach; j <= reach; j++) {
                const int row = min(max(y + j, 0), in.height - 1);
#pragma unroll 1
                for (int i = -reach; i <= reach; i++) {
                    const u32 key = key_of(type, at<u8>(in, min(max(x + i, 0), in.width - 1), row, c));
                    zeros += key >> bit == median >> bit;
                }
            }
            if (rank >= zeros) {
                rank -= zeros;
                median |= 1u << bit;
            }
        }
        store_key(type, at<u8>(out, x, y, c), median);
    }
}

// The middle of three.
__device__ __forceinline__ int middle(int a, int b, int c) { return max(min(a, b), min(max(a, b), c)); }

// Medians of 3 × 3 bytes. Of three sorted columns the median is the middle of the greatest least one, the middle one of the middle
// ones and the least greatest one.
template <int CHANNELS>
struct Middle {
    static constexpr int COLUMNS = 8 + 2 * CHANNELS;
    // Of each column the two last rows, sorted, and the last.
    int low[COLUMNS], high[COLUMNS], last[COLUMNS];

    __device__ __forceinline__ void push(const Row<CHANNELS, 1>& row, u32& first, u32& second) {
        int least[COLUMNS], mid[COLUMNS], greatest[COLUMNS], result[8];
#pragma unroll
        for (int i = 0; i < COLUMNS; i++) {
            const int value = (int)row[i - CHANNELS];
            least[i] = min(low[i], value);
            greatest[i] = max(high[i], value);
            mid[i] = max(low[i], min(high[i], value));
            low[i] = min(last[i], value);
            high[i] = max(last[i], value);
            last[i] = value;
        }
#pragma unroll
        for (int i = 0; i < 8; i++) {
            const int a = i, b = i + CHANNELS, c = i + 2 * CHANNELS;
            result[i] = middle(max(max(least[a], least[b]), least[c]), middle(mid[a], mid[b], mid[c]), min(min(greatest[a], greatest[b]), greatest[c]));
        }
        first = gather<0>(result[0], result[1], result[2], result[3]);
        second = gather<0>(result[4], result[5], result[6], result[7]);
    }
};

#define MIDDLE(CHANNELS)                                                                                                 \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) median_sliding_##CHANNELS(                            \
        const void* src, Batch from, void* dst, Batch to, int strip) {                                                   \
        Middle<CHANNELS> middle = {};                                                                                    \
        slide<CHANNELS, 1>(image_at(src, from), image_at(dst, to), REPLICATE, 0, 0, strip, middle);                      \
    }
MIDDLE(1) MIDDLE(3) MIDDLE(4)
