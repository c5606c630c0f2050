// Warps: each output pixel is taken from where a matrix sends it, or where a map says.
#include "core/warp_fixed_point.cuh"

// `each`: a matrix for each image, or null for the same one for all. `mapped`: the two channels of `map` are x and y instead.
template <class T, int CHANNELS, int TAPS>
DEVICE void warp(const void* src, const Batch& from, const void* map, const Batch& places, void* dst,
                                     const Batch& to, int mapped, const WarpMatrix& one, const WarpMatrix* each,
                                     const SampleBounds& around) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    double sx, sy;
    if (mapped) {
        const Image where = image_at(map, places);
        sx = load(at<f32>(where, x, y, 0)), sy = load(at<f32>(where, x, y, 1));
    } else {
        const WarpMatrix a = each ? each[blockIdx.z] : one;
        transform(a, is_affine(a), x, y, sx, sy);
    }
    sample<T, CHANNELS, TAPS>(in, sx, sy, out, x, y, to, around);
}

// The same of bytes, as ops/warp/u8.cu makes them.
DEVICE void warp_bytes(const void* src, const Batch& from, const void* map, const Batch& places, void* dst,
                                           const Batch& to, int told, const WarpMatrix& one, const WarpMatrix* each,
                                           const SampleBounds& around) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const Spot spot = spot_at(told, image_at(map, places), matrix_of(one, each, blockIdx.z), x, y);
    const PairWeights weights(spot);
    int columns[2], rows[2];
    UNROLL(i, 2) {
        columns[i] = border_index(spot.x + i, in.width, around.border);
        rows[i] = border_index(spot.y + i, in.height, around.border);
    }
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
        u32 pixels[4];
        UNROLL(i, 4) {
            const int column = columns[i & 1], row = rows[i >> 1];
            pixels[i] = column >= 0 && row >= 0 ? __ldg(at<u8>(in, column, row, c)) : saturate<u8>(around.value[c]);
        }
        *at<u8>(out, x, y, c) = weighed(weights, pixels[0], pixels[1], pixels[2], pixels[3]);
    }
}

#define PARAMETERS                                                                                                           \
    const void *src, Batch from, const void *map, Batch places, void *dst, Batch to, int told, WarpMatrix one, const WarpMatrix *each, \
        int border, float v0, float v1, float v2, float v3

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) warp_linear_u8(PARAMETERS) {
    warp_bytes(src, from, map, places, dst, to, told, one, each, {border, {v0, v1, v2, v3}});
}

#define KERNEL(T, CHANNELS, NAME, TAPS)                                                                                      \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) warp_##NAME(PARAMETERS) {                                 \
        warp<T, CHANNELS, TAPS>(src, from, map, places, dst, to, told == MAPPED, one, each, {border, {v0, v1, v2, v3}});     \
    }
#define NEAREST_KERNEL(T, CHANNELS, NAME) KERNEL(T, CHANNELS, nearest_##NAME, 1)
#define LINEAR_KERNEL(T, CHANNELS, NAME) KERNEL(T, CHANNELS, linear_##NAME, 2)
#define CUBIC_KERNEL(T, CHANNELS, NAME) KERNEL(T, CHANNELS, cubic_##NAME, 4)

EACH_TYPE(NEAREST_KERNEL)
LINEAR_KERNEL(u16, 0, u16)
LINEAR_KERNEL(i16, 0, i16)
LINEAR_KERNEL(f16, 0, f16)
LINEAR_KERNEL(f32, 0, f32)
LINEAR_KERNEL(f32, 1, f32_1)
LINEAR_KERNEL(f32, 3, f32_3)
LINEAR_KERNEL(f32, 4, f32_4)
EACH_TYPE(CUBIC_KERNEL)
