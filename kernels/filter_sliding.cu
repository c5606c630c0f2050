// Small linear filters on 8-bit images: separable ones of 3 and 5 weights each way, and any 3 × 3 weights.
#include "sliding.cuh"

// As tapsStruct of src/image/filter.ts lays it out. Pixels come as 128 + byte / 256: `bias` takes off what the weights along x
// make of 128. The weights along y make fractions of 256 levels, and `delta` is such a fraction: what is added, and half a level
// that rounds up from halves. `clamp` is 0 if no result can be 256 or more.
struct Taps {
    float x[8], y[8];
    float bias, delta;
    int clamp;
};

// Results below 256 that begin as fractions of it, in bytes.
__device__ __forceinline__ void in_bytes(float (&fraction)[8], bool clamp, u32& low, u32& high) {
    if (clamp) {
#pragma unroll
        for (int i = 0; i < 8; i++) fraction[i] = fminf(fraction[i], 0.99999994f);
    }
    // The whole part comes to lie in byte 1; what is behind the last bit is cut off.
    u32 result[8];
#pragma unroll
    for (int i = 0; i < 8; i++) result[i] = __float_as_uint(__fmaf_rz(fraction[i], 256.0f, 32768.0f));
    low = gather<1>(result[0], result[1], result[2], result[3]);
    high = gather<1>(result[4], result[5], result[6], result[7]);
}

template <int CHANNELS, int RADIUS>
struct Filter {
    static constexpr int TAPS = 2 * RADIUS + 1;
    const Taps& taps;
    // Sums of results that still lack rows: sum[0] lacks one.
    float sum[TAPS - 1][8];

    __device__ __forceinline__ void push(const Row<CHANNELS, RADIUS>& row, u32& low, u32& high) {
        float fraction[8];
#pragma unroll
        for (int i = 0; i < 8; i++) {
            float across = taps.bias;
#pragma unroll
            for (int k = 0; k < TAPS; k++) across = __fmaf_rn(taps.x[k], row.biased(i + (k - RADIUS) * CHANNELS), across);
            fraction[i] = __saturatef(__fmaf_rn(taps.y[TAPS - 1], across, sum[0][i]));
#pragma unroll
            for (int j = 0; j < TAPS - 2; j++) sum[j][i] = __fmaf_rn(taps.y[TAPS - 2 - j], across, sum[j + 1][i]);
            sum[TAPS - 2][i] = __fmaf_rn(taps.y[0], across, taps.delta);
        }
        in_bytes(fraction, taps.clamp != 0, low, high);
    }
};

#define KERNEL(TAPS, CHANNELS)                                                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, 3) filter_##TAPS##_##CHANNELS(                              \
        const void* src, Batch from, void* dst, Batch to, int border, int strip, const __grid_constant__ Taps taps) {       \
        Filter<CHANNELS, TAPS / 2> filter = {taps, {}};                                                                     \
        slide<CHANNELS, TAPS / 2>(image_at(src, from), image_at(dst, to), border, 0, 0, strip, filter);                     \
    }
KERNEL(3, 1) KERNEL(3, 3) KERNEL(3, 4)
KERNEL(5, 1) KERNEL(5, 3) KERNEL(5, 4)

// As squareStruct of src/image/filter.ts lays it out: weights make fractions of 256 levels, and `delta` also takes off what they
// make of the pixels' 128.
struct Square {
    float weight[3][3];
    float delta;
};

template <int CHANNELS>
struct SquareFilter {
    const Square& square;
    // Sums of results that still lack rows: sum[0] lacks one.
    float sum[2][8];

    __device__ __forceinline__ void push(const Row<CHANNELS, 1>& row, u32& low, u32& high) {
        float fraction[8];
#pragma unroll
        for (int i = 0; i < 8; i++) {
            float whole = sum[0][i], next = sum[1][i], last = square.delta;
#pragma unroll
            for (int k = 0; k < 3; k++) {
                const float pixel = row.biased(i + (k - 1) * CHANNELS);
                whole = __fmaf_rn(square.weight[2][k], pixel, whole);
                next = __fmaf_rn(square.weight[1][k], pixel, next);
                last = __fmaf_rn(square.weight[0][k], pixel, last);
            }
            fraction[i] = __saturatef(whole);
            sum[0][i] = next;
            sum[1][i] = last;
        }
        in_bytes(fraction, true, low, high);
    }
};

#define SQUARE(CHANNELS)                                                                                                    \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) square_3_##CHANNELS(                                     \
        const void* src, Batch from, void* dst, Batch to, int border, int strip, const __grid_constant__ Square square) {   \
        SquareFilter<CHANNELS> filter = {square, {}};                                                                       \
        slide<CHANNELS, 1>(image_at(src, from), image_at(dst, to), border, 0, 0, strip, filter);                            \
    }
SQUARE(1) SQUARE(3) SQUARE(4)
