// Small linear filters on 8-bit images: separable ones of 3 and 5 weights each way, and any 3 × 3 weights.
#include "sliding.cuh"

// As src/image/filter.ts lays it out. Pixels come as 128 + byte / 256: `bias` takes off what the weights along x make of
// 128. Of 256 parts of a level `scale` and `delta` make the 256th part of the result, and half a level that rounds up from halves.
struct Taps {
    float x[8], y[8];
    float bias, scale, delta;
};

// A result that begins as a fraction, in byte 1 of a word.
__device__ __forceinline__ u32 in_byte(float fraction) {
    return __float_as_uint(__fmaf_rz(fminf(fraction, 0.99999994f), 256.0f, 32768.0f));
}

template <int CHANNELS, int RADIUS>
struct Filter {
    static constexpr int TAPS = 2 * RADIUS + 1;
    const Taps& taps;
    // Sums of results that still lack rows: sum[0] lacks one.
    float sum[TAPS - 1][8];

    __device__ __forceinline__ void push(const Row<CHANNELS, RADIUS>& row, u32& low, u32& high) {
        u32 result[8];
#pragma unroll
        for (int i = 0; i < 8; i++) {
            float across = taps.bias;
#pragma unroll
            for (int k = 0; k < TAPS; k++) across = __fmaf_rn(taps.x[k], row.biased(i + (k - RADIUS) * CHANNELS), across);
            const float whole = __fmaf_rn(taps.y[TAPS - 1], across, sum[0][i]);
            result[i] = in_byte(__saturatef(__fmaf_rn(whole, taps.scale, taps.delta)));
#pragma unroll
            for (int j = 0; j < TAPS - 2; j++) sum[j][i] = __fmaf_rn(taps.y[TAPS - 2 - j], across, sum[j + 1][i]);
            sum[TAPS - 2][i] = taps.y[0] * across;
        }
        low = gather<1>(result[0], result[1], result[2], result[3]);
        high = gather<1>(result[4], result[5], result[6], result[7]);
    }
};

#define KERNEL(TAPS, CHANNELS)                                                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) filter_##TAPS##_##CHANNELS(                              \
        const void* src, Batch from, void* dst, Batch to, int border, int strip, const __grid_constant__ Taps taps) {       \
        Filter<CHANNELS, TAPS / 2> filter = {taps, {}};                                                                     \
        slide<CHANNELS, TAPS / 2>(image_at(src, from), image_at(dst, to), border, 0, 0, strip, filter);                     \
    }
KERNEL(3, 1) KERNEL(3, 3) KERNEL(3, 4)
KERNEL(5, 1) KERNEL(5, 3) KERNEL(5, 4)

// As src/image/filter.ts lays it out. `delta` also takes off what the weights make of the pixels' 128.
struct Square {
    float weight[3][3];
    float scale, delta;
};

template <int CHANNELS>
struct SquareFilter {
    const Square& square;
    // Sums of results that still lack rows: sum[0] lacks one.
    float sum[2][8];

    __device__ __forceinline__ void push(const Row<CHANNELS, 1>& row, u32& low, u32& high) {
        u32 result[8];
#pragma unroll
        for (int i = 0; i < 8; i++) {
            float whole = sum[0][i], next = sum[1][i], last = 0;
#pragma unroll
            for (int k = 0; k < 3; k++) {
                const float pixel = row.biased(i + (k - 1) * CHANNELS);
                whole = __fmaf_rn(square.weight[2][k], pixel, whole);
                next = __fmaf_rn(square.weight[1][k], pixel, next);
                last = __fmaf_rn(square.weight[0][k], pixel, last);
            }
            result[i] = in_byte(__saturatef(__fmaf_rn(whole, square.scale, square.delta)));
            sum[0][i] = next;
            sum[1][i] = last;
        }
        low = gather<1>(result[0], result[1], result[2], result[3]);
        high = gather<1>(result[4], result[5], result[6], result[7]);
    }
};

#define SQUARE(CHANNELS)                                                                                                    \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) square_3_##CHANNELS(                                     \
        const void* src, Batch from, void* dst, Batch to, int border, int strip, const __grid_constant__ Square square) {   \
        SquareFilter<CHANNELS> filter = {square, {}};                                                                       \
        slide<CHANNELS, 1>(image_at(src, from), image_at(dst, to), border, 0, 0, strip, filter);                            \
    }
SQUARE(1) SQUARE(3) SQUARE(4)
