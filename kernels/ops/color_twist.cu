// Multiplies the colors of each pixel by a matrix: CV-CUDA's color twist.
#include "access/interleaved_u8.cuh"
#include "patterns/pointwise.cuh"

// Each row has three factors and a summand.
EXPORTED struct ColorTwistMatrix { int type; float m[3][4]; };

template <int CHANNELS>
DEVICE void apply(const ColorTwistMatrix& twist, const float (&v)[CHANNELS], float (&result)[CHANNELS]) {
    UNROLL(c, 3) {
        const float(&m)[4] = twist.m[c];
        result[c] = __fmaf_rn(v[0], m[0], __fmaf_rn(v[1], m[1], __fmaf_rn(v[2], m[2], m[3])));
    }
    if (CHANNELS == 4) result[CHANNELS - 1] = v[CHANNELS - 1];
}

template <int CHANNELS>
KERNEL() color_twist(SRC_DST, ColorTwistMatrix twist) {
    const auto f = [&](const float(&v)[CHANNELS], float(&result)[CHANNELS]) { apply(twist, v, result); };
    map_pixels<CHANNELS, CHANNELS>(image_at(src, from), image_at(dst, to), twist.type, twist.type, f);
}

template <int CHANNELS>
KERNEL(8) color_twist_u8(SRC_DST, ColorTwistMatrix twist, int span) {
    map_interleaved<CHANNELS, CHANNELS, true>(
        image_at(src, from), image_at(dst, to), span, [&](const u32(&in)[CHANNELS], u32(&out)[CHANNELS]) {
            by_floats(in, out, [&](const float(&v)[CHANNELS], float(&result)[CHANNELS]) { apply(twist, v, result); });
        });
}
INSTANCES(color_twist<3|4>, color_twist_u8<3|4>)
