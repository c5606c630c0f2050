// Conversions between colours of all element types and layouts.
#include "colors.cuh"

// `f` of each of the four pixels; long code in a loop through which the pixels are passed on, so that registers hold them.
template <bool LONG, int IN, int OUT, class F>
__device__ __forceinline__ void each_pixel(float (&v)[4][IN], float (&result)[4][OUT], F f) {
    if constexpr (!LONG) {
#pragma unroll
        for (int i = 0; i < 4; i++) f(v[i], result[i]);
    } else {
#pragma unroll 1
        for (int i = 0; i < 4; i++) {
            float made[OUT];
            f(v[0], made);
#pragma unroll
            for (int j = 0; j < 3; j++) {
#pragma unroll
                for (int c = 0; c < IN; c++) v[j][c] = v[j + 1][c];
#pragma unroll
                for (int c = 0; c < OUT; c++) result[j][c] = result[j + 1][c];
            }
#pragma unroll
            for (int c = 0; c < OUT; c++) result[3][c] = made[c];
        }
    }
}

#define OPERANDS const void *src, const Batch &from, void *dst, const Batch &to, const Conversion &how

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

template <class To, int IN, int OUT>
__device__ __forceinline__ void from_rgb(OPERANDS) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_QUAD(x, y, out);
    WARP_SCRATCH(scratch, 64);
    float v[4][IN], result[4][OUT];
    load_quad(how.from, in, x, y, v, scratch + threadIdx.x * 64);
    __syncwarp();
    each_pixel<To::LONG>(v, result, [&](const float(&pixel)[IN], float(&made)[OUT]) { To::apply(how, rgb_of(how, pixel), made); });
    store_quad(how.to, out, x, y, result, scratch);
}

template <class From, int IN, int OUT>
__device__ __forceinline__ void to_rgb(OPERANDS) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_QUAD(x, y, out);
    WARP_SCRATCH(scratch, 64);
    float v[4][IN], result[4][OUT];
    load_quad(how.from, in, x, y, v, scratch + threadIdx.x * 64);
    __syncwarp();
    each_pixel<From::LONG>(v, result, [&](const float(&pixel)[IN], float(&made)[OUT]) {
        put_rgb(how, From::apply(how, pixel), opaque(how.from), made);
    });
    store_quad(how.to, out, x, y, result, scratch);
}

#define KERNEL(NAME, ...)                                                                                        \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) NAME(const void* src, Batch from, void* dst,  \
                                                                       Batch to, Conversion how) {               \
        __VA_ARGS__(src, from, dst, to, how);                                                                    \
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
KERNEL(rgb_to_lab_3_3, from_rgb<ToLab, 3, 3>)
KERNEL(lab_to_rgb_3_3, to_rgb<FromLab, 3, 3>)
