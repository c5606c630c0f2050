// Separable filters of 3 and 5 weights each way on 8-bit images: what most blurs are.
#include "sliding.cuh"

// Weights as SLIDING_BYTES of src/image/filter.ts lays them out. `delta` holds the half that rounds up from halves.
struct Taps {
    float x[8], y[8];
    float scale, delta;
};

template <int CHANNELS, int RADIUS>
struct Filter {
    static constexpr int TAPS = 2 * RADIUS + 1;
    const Taps& taps;
    // Sums of results that still lack rows: sum[0] lacks one.
    float sum[TAPS - 1][8];

    __device__ __forceinline__ void push(const Row<CHANNELS, RADIUS>& row, u32& low, u32& high) {
        int result[8];
#pragma unroll
        for (int i = 0; i < 8; i++) {
            float across = taps.x[0] * (float)row[i - RADIUS * CHANNELS];
#pragma unroll
            for (int k = 1; k < TAPS; k++) across = __fmaf_rn(taps.x[k], (float)row[i + (k - RADIUS) * CHANNELS], across);
            const float whole = __fmaf_rn(taps.y[TAPS - 1], across, sum[0][i]);
            result[i] = __float2int_rd(__fmaf_rn(whole, taps.scale, taps.delta));
#pragma unroll
            for (int j = 0; j < TAPS - 2; j++) sum[j][i] = __fmaf_rn(taps.y[TAPS - 2 - j], across, sum[j + 1][i]);
            sum[TAPS - 2][i] = taps.y[0] * across;
        }
        low = pack(result[0], result[1], pack(result[2], result[3], 0));
        high = pack(result[4], result[5], pack(result[6], result[7], 0));
    }

    // Two integers, kept within 0 … 255, in the low bytes, and above them the low half of `rest`.
    __device__ __forceinline__ static u32 pack(int low, int high, u32 rest) {
        u32 packed;
        asm("cvt.pack.sat.u8.s32.b32 %0, %1, %2, %3;" : "=r"(packed) : "r"(high), "r"(low), "r"(rest));
        return packed;
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
