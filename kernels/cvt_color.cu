// Conversions between colours of all element types and layouts, but for Lab.
#include "color_quads.cuh"

// RGB and BGR, with alpha or without, into one another. `blue_first`: the order changes.
template <int IN, int OUT>
__device__ __forceinline__ void reorder(OPERANDS) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_QUAD(x, y, out);
    WARP_SCRATCH(scratch, 64);
    float v[4][IN], result[4][OUT];
    load_quad(how.from, in, x, y, v, scratch + threadIdx.x * 64);
    __syncwarp();
#pragma unroll
    for (int i = 0; i < 4; i++) {
        put_rgb(how, Rgb{v[i][0], v[i][1], v[i][2]}, IN == 4 ? v[i][IN - 1] : opaque(how.from), result[i]);
    }
    store_quad(how.to, out, x, y, result, scratch);
}

KERNEL(rgb_to_rgb_3_3, reorder<3, 3>)
KERNEL(rgb_to_rgb_3_4, reorder<3, 4>)
KERNEL(rgb_to_rgb_4_3, reorder<4, 3>)
KERNEL(rgb_to_rgb_4_4, reorder<4, 4>)
KERNEL(rgb_to_gray_3_1, from_rgb<ToGray, 3, 1>)
KERNEL(rgb_to_gray_4_1, from_rgb<ToGray, 4, 1>)
KERNEL(gray_to_rgb_1_3, to_rgb<FromGray, 1, 3>)
KERNEL(gray_to_rgb_1_4, to_rgb<FromGray, 1, 4>)
KERNEL(rgb_to_yuv_3_3, from_rgb<ToYuv, 3, 3>)
KERNEL(yuv_to_rgb_3_3, to_rgb<FromYuv, 3, 3>)
KERNEL(rgb_to_hsv_3_3, from_rgb<ToHsv, 3, 3>)
KERNEL(hsv_to_rgb_3_3, to_rgb<FromHsv, 3, 3>)
