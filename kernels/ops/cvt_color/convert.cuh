// Kernels between RGB and another color, for any layout and type. generic.cu and lab.cu list the instances.
#pragma once
#include "core/colors.cuh"
#include "patterns/pointwise.cuh"

template <class To, int IN, int OUT, bool LONG = false>
KERNEL() from_rgb(SRC_DST, ColorConversion params) {
    const auto f = [&](const float(&pixel)[IN], float(&result)[OUT]) {
        To::apply(params, rgb_of(params, pixel), result);
    };
    map_pixels<IN, OUT, LONG>(image_at(src, from), image_at(dst, to), params.from_type, params.to_type, f);
}

template <class From, int IN, int OUT, bool LONG = false>
KERNEL() to_rgb(SRC_DST, ColorConversion params) {
    const auto f = [&](const float(&pixel)[IN], float(&result)[OUT]) {
        put_rgb(params, From::apply(params, pixel), opaque(params.from_type), result);
    };
    map_pixels<IN, OUT, LONG>(image_at(src, from), image_at(dst, to), params.from_type, params.to_type, f);
}
