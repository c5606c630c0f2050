// Warps: each output pixel is taken from where a matrix sends it, or where a map says.
#include "warp.cuh"

// `each`: a matrix for each image, or null for the same one for all. `mapped`: the two channels of `map` are x and y instead.
template <class T, int CHANNELS, int TAPS>
__device__ __forceinline__ void warp(const void* src, const Batch& from, const void* map, const Batch& places, void* dst,
                                     const Batch& to, int mapped, const Matrix& one, const Matrix* each,
                                     const Surroundings& around) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    double sx, sy;
    if (mapped) {
        const Image where = image_at(map, places);
        sx = load(at<f32>(where, x, y, 0)), sy = load(at<f32>(where, x, y, 1));
    } else {
        const Matrix a = each ? each[blockIdx.z] : one;
        transform(a, is_affine(a), x, y, sx, sy);
    }
    sample<T, CHANNELS, TAPS>(in, sx, sy, out, x, y, to, around);
}

#define KERNEL(T, CHANNELS, NAME, TAPS)                                                                                      \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) warp_##NAME(                                              \
        const void* src, Batch from, const void* map, Batch places, void* dst, Batch to, int mapped, Matrix one,             \
        const Matrix* each, int border, float v0, float v1, float v2, float v3) {                                            \
        warp<T, CHANNELS, TAPS>(src, from, map, places, dst, to, mapped, one, each, {border, {v0, v1, v2, v3}});             \
    }
#define NEAREST_KERNEL(T, CHANNELS, NAME) KERNEL(T, CHANNELS, nearest_##NAME, 1)
#define LINEAR_KERNEL(T, CHANNELS, NAME) KERNEL(T, CHANNELS, linear_##NAME, 2)
#define CUBIC_KERNEL(T, CHANNELS, NAME) KERNEL(T, CHANNELS, cubic_##NAME, 4)

EACH_TYPE(NEAREST_KERNEL)
// Interleaved bytes have kernels of their own: warp_packed.cu.
EACH_TYPE(LINEAR_KERNEL)
LINEAR_KERNEL(f32, 1, f32_1)
LINEAR_KERNEL(f32, 3, f32_3)
LINEAR_KERNEL(f32, 4, f32_4)
EACH_TYPE(CUBIC_KERNEL)
