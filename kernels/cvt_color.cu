// Conversions between colours of all element types and layouts, but for Lab, and for those that only move elements.
#include "color_quads.cuh"

KERNEL(rgb_to_gray_3_1, from_rgb<ToGray, 3, 1>)
KERNEL(rgb_to_gray_4_1, from_rgb<ToGray, 4, 1>)

// RGB and another colour of three channels. The code that loads and stores stands there once.
__device__ __forceinline__ void convert(OPERANDS, int kind) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_QUAD(x, y, out);
    WARP_SCRATCH(scratch, 64);
    float v[4][3], result[4][3];
    load_quad(how.from, in, x, y, v, scratch + threadIdx.x * 64);
    __syncwarp();
#define TO(SPACE, LONG) each_pixel<LONG>(v, result, [&](const float(&pixel)[3], float(&made)[3]) { SPACE::apply(how, rgb_of(how, pixel), made); })
#define FROM(SPACE, LONG) each_pixel<LONG>(v, result, [&](const float(&pixel)[3], float(&made)[3]) { put_rgb(how, SPACE::apply(how, pixel), 0.0f, made); })
    // As KINDS of src/image/cvt_color.ts numbers them.
    switch (kind) {
        case 0: TO(ToYuv, false); break;
        case 1: FROM(FromYuv, false); break;
        case 2: TO(ToHsv, true); break;
        default: FROM(FromHsv, true);
    }
    store_quad(how.to, out, x, y, result, scratch);
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) convert_3_3(const void* src, Batch from, void* dst, Batch to,
                                                                           Conversion how, int kind) {
    convert(src, from, dst, to, how, kind);
}
