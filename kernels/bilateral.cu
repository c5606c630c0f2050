// The bilateral filter: means of pixels that are near and alike.
#include "border.cuh"
#include "image.cuh"

// Weights are 2 to the power of space · distance² + colour · (sum of the channels' differences)². OpenCV's circle of `radius`.
template <int CHANNELS, class Load, class Store>
__device__ __forceinline__ void bilateral(const Image& in, const Image& out, int channels, int radius, float space, float colour, int border,
                                          Load load_element, Store store_element) {
    THIS_PIXEL(x, y, out);
    float centre[4] = {0, 0, 0, 0}, sum[4] = {0, 0, 0, 0}, weights = 0;
#pragma unroll
    for (int c = 0; c < CHANNELS; c++) {
        if (c < channels) centre[c] = load_element(at<u8>(in, x, y, c));
    }
    const bool inside = x >= radius && x + radius < in.width && y >= radius && y + radius < in.height;
#pragma unroll 1
    for (int j = -radius; j <= radius; j++) {
        const int row = inside ? y + j : border_index(y + j, in.height, border);
        // Exact for such small numbers.
        const int reach = (int)sqrtf((float)(radius * radius - j * j));
        const u8* p = at<u8>(in, x - reach, max(row, 0));
#pragma unroll 1
        for (int i = -reach; i <= reach; i++, p += in.column) {
            const u8* q = p;
            bool beyond = false;
            if (!inside) {
                const int column = border_index(x + i, in.width, border);
                beyond = row < 0 || column < 0;
                q = at<u8>(in, max(column, 0), max(row, 0));
            }
            float value[4] = {0, 0, 0, 0}, difference = 0;
#pragma unroll
            for (int c = 0; c < CHANNELS; c++) {
                if (c < channels && !beyond) value[c] = load_element(q + c * in.channel);
                difference += fabsf(value[c] - centre[c]);
            }
            const float weight = exp2f(space * (i * i + j * j) + colour * difference * difference);
            weights += weight;
#pragma unroll
            for (int c = 0; c < CHANNELS; c++) sum[c] = __fmaf_rn(weight, value[c], sum[c]);
        }
    }
#pragma unroll
    for (int c = 0; c < CHANNELS; c++) {
        if (c < channels) store_element(at<u8>(out, x, y, c), sum[c] / weights);
    }
}

#define PARAMETERS const void *src, Batch from, void *dst, Batch to, int radius, float space, float colour, int border

#define BYTES(CHANNELS)                                                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) bilateral_u8_##CHANNELS(PARAMETERS) {             \
        bilateral<CHANNELS>(image_at(src, from), image_at(dst, to), CHANNELS, radius, space, colour, border,         \
                            [](const u8* p) { return load(p); }, [](u8* p, float value) { store(p, value); });       \
    }
BYTES(1) BYTES(3)

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) bilateral_any(PARAMETERS, int type) {
    bilateral<4>(image_at(src, from), image_at(dst, to), to.channels, radius, space, colour, border,
                 [type](const u8* p) { return load_as(type, p); }, [type](u8* p, float value) { store_as(type, p, value); });
}
