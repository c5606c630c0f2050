// Conversions between RGB and another colour, four neighbouring pixels a thread: what kernels/ops/cvt_color/generic.cu and ops/cvt_color/lab.cu share.
#pragma once
#include "core/colors.cuh"

// `f` of each of the four pixels; long code in a loop through which the pixels are passed on, so that registers hold them.
template <bool LONG, int IN, int OUT, class F>
DEVICE void each_pixel(float (&v)[4][IN], float (&result)[4][OUT], F f) {
    if constexpr (!LONG) {
        UNROLL(i, 4) f(v[i], result[i]);
    } else {
#pragma unroll 1
        for (int i = 0; i < 4; i++) {
            float made[OUT];
            f(v[0], made);
            UNROLL(j, 3) {
                UNROLL(c, IN) v[j][c] = v[j + 1][c];
                UNROLL(c, OUT) result[j][c] = result[j + 1][c];
            }
            UNROLL(c, OUT) result[3][c] = made[c];
        }
    }
}

#define OPERANDS const void *src, const Batch &from, void *dst, const Batch &to, const ColorConversion &how

template <class To, int IN, int OUT>
DEVICE void from_rgb(OPERANDS) {
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
DEVICE void to_rgb(OPERANDS) {
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
                                                                       Batch to, ColorConversion how) {               \
        __VA_ARGS__(src, from, dst, to, how);                                                                    \
    }
