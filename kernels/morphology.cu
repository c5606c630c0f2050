// Erosion and dilation: the least and the greatest element under a mask. A dilation is an erosion of what is turned over.
#include "sliding.cuh"

#define MOST_ROWS 32

// As maskBytes of src/image/morphology.ts lays it out: row j's bit i is set if the element i, j counts. `sign` is -1 to dilate.
struct Mask {
    int width, height, anchor_x, anchor_y, border;
    float sign, beyond[4];
    u32 row[MOST_ROWS];
};

template <class T>
__device__ __forceinline__ void morphology(const void* src, const Batch& from, void* dst, const Batch& to, const Mask& mask) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const int left = x - mask.anchor_x, top = y - mask.anchor_y;
    const bool inside = left >= 0 && left + mask.width <= in.width;
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
        const float beyond = mask.sign * (c == 0 ? mask.beyond[0] : c == 1 ? mask.beyond[1] : c == 2 ? mask.beyond[2] : mask.beyond[3]);
        float least = __int_as_float(0x7f800000);
#pragma unroll 1
        for (int j = 0; j < mask.height; j++) {
            u32 bits = mask.row[j];
            if (bits == 0) continue;
            const int row = border_index(top + j, in.height, mask.border);
            if (row < 0) {
                least = fminf(least, beyond);
                continue;
            }
            const u8* p = (const u8*)at<T>(in, left, row, c);
#pragma unroll 1
            for (int i = 0; bits != 0; i++, bits >>= 1, p += in.column) {
                if ((bits & 1) == 0) continue;
                if (inside) {
                    least = fminf(least, mask.sign * load((const T*)p));
                } else {
                    const int column = border_index(left + i, in.width, mask.border);
                    least = fminf(least, column < 0 ? beyond : mask.sign * load(at<T>(in, column, row, c)));
                }
            }
        }
        store(at<T>(out, x, y, c), mask.sign * least);
    }
}

#define MORPHOLOGY(T, CHANNELS, NAME)                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) morphology_##NAME(              \
        const void* src, Batch from, void* dst, Batch to, const __grid_constant__ Mask mask) {     \
        morphology<T>(src, from, dst, to, mask);                                                   \
    }
EACH_TYPE(MORPHOLOGY)

// The least bytes of a square.
template <int CHANNELS, int RADIUS>
struct Least {
    static constexpr int TAPS = 2 * RADIUS + 1;
    // Of results that still lack rows: least[0] lacks one.
    int least[TAPS - 1][8];

    __device__ __forceinline__ void push(const Row<CHANNELS, RADIUS>& row, u32& low, u32& high) {
        int result[8];
#pragma unroll
        for (int i = 0; i < 8; i++) {
            int across = (int)row[i - RADIUS * CHANNELS];
#pragma unroll
            for (int k = 1; k < TAPS; k++) across = min(across, (int)row[i + (k - RADIUS) * CHANNELS]);
            result[i] = min(least[0][i], across);
#pragma unroll
            for (int j = 0; j < TAPS - 2; j++) least[j][i] = min(least[j + 1][i], across);
            least[TAPS - 2][i] = across;
        }
        low = gather<0>(result[0], result[1], result[2], result[3]);
        high = gather<0>(result[4], result[5], result[6], result[7]);
    }
};

// `invert` is all ones to dilate.
#define SLIDING(TAPS, CHANNELS)                                                                                                \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, 3) morphology_##TAPS##_##CHANNELS(                             \
        const void* src, Batch from, void* dst, Batch to, int border, int strip, u32 beyond, u32 invert) {                     \
        Least<CHANNELS, TAPS / 2> least;                                                                                       \
        _Pragma("unroll") for (int j = 0; j < TAPS - 1; j++)                                                                   \
            _Pragma("unroll") for (int i = 0; i < 8; i++) least.least[j][i] = 255;                                             \
        slide<CHANNELS, TAPS / 2>(image_at(src, from), image_at(dst, to), border, beyond, invert, strip, least);               \
    }
SLIDING(3, 1) SLIDING(3, 3) SLIDING(3, 4)
SLIDING(5, 1) SLIDING(5, 3) SLIDING(5, 4)
