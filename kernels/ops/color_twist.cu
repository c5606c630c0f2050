// A matrix for the colors of each pixel: CV-CUDA's color twist.
#include "access/interleaved_u8.cuh"
#include "access/vec4_pixel.cuh"

// Rows of three factors and a summand.
EXPORTED struct ColorTwistMatrix {
    int type;
    float m[3][4];
};

template <int CHANNELS>
DEVICE void apply(const ColorTwistMatrix& twist, const float (&v)[CHANNELS], float (&made)[CHANNELS]) {
    UNROLL(c, 3) {
        made[c] = __fmaf_rn(v[0], twist.m[c][0], __fmaf_rn(v[1], twist.m[c][1], __fmaf_rn(v[2], twist.m[c][2], twist.m[c][3])));
    }
    if (CHANNELS == 4) made[CHANNELS - 1] = v[CHANNELS - 1];
}

template <int CHANNELS>
DEVICE void color_twist(const void* src, const Batch& from, void* dst, const Batch& to, const ColorTwistMatrix& twist) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_QUAD(x, y, out);
    WARP_SCRATCH(scratch, 16 * CHANNELS);
    float v[4][CHANNELS], made[4][CHANNELS];
    load_quad(twist.type, in, x, y, v, scratch + threadIdx.x * 16 * CHANNELS);
    __syncwarp();
    UNROLL(i, 4) apply(twist, v[i], made[i]);
    store_quad(twist.type, out, x, y, made, scratch);
}

#define KERNEL(CHANNELS)                                                                                     \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) color_twist_##CHANNELS(                   \
        const void* src, Batch from, void* dst, Batch to, ColorTwistMatrix twist) {                                     \
        color_twist<CHANNELS>(src, from, dst, to, twist);                                                    \
    }                                                                                                        \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, 8) color_twist_packed_##CHANNELS(               \
        const u8* src, Batch from, u8* dst, Batch to, ColorTwistMatrix twist, int span) {                                     \
        __shared__ PixelScratch<CHANNELS, CHANNELS> scratch;                                                       \
        packed_pixels<true>(image_at(src, from), image_at(dst, to), span, scratch,                                 \
                            [&](const u32(&in)[CHANNELS], u32(&out)[CHANNELS]) {                                   \
            by_floats(in, out, [&](const float(&v)[CHANNELS], float(&made)[CHANNELS]) { apply(twist, v, made); }); \
        });                                                                                                        \
    }
KERNEL(3)
KERNEL(4)
