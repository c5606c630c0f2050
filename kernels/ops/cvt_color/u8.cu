// Color conversions of interleaved u8 pixels. Pure channel reordering: ops/copy/reorder_u8.cu.
#include "access/interleaved_u8.cuh"
#include "core/colors.cuh"

// Gray is a dot product with the same coefficients, which needs no floats.
struct Gray {
    template <int IN>
    static DEVICE void four(const ColorConversion& params, const u32 (&in)[IN], u32 (&out)[1]) {
        // Twice the 15-bit coefficients: the result is the third byte.
        const u32 first = params.blue_first ? 7470 : 19596, last = params.blue_first ? 19596 : 7470;
        u32 p[4];
        split_pixels(in, p);
        UNROLL(i, 4) p[i] = dot2_low(first | 38470u << 16, p[i], dot2_high(last, p[i], 1 << 15));
        out[0] = __byte_perm(__byte_perm(p[0], p[1], 0x62), __byte_perm(p[2], p[3], 0x62), 0x5410);
    }
};
template <class To>
struct FromRgb {
    template <int IN, int OUT>
    static DEVICE void four(const ColorConversion& params, const u32 (&in)[IN], u32 (&out)[OUT]) {
        by_floats(in, out, [&](const float(&v)[IN], float(&result)[OUT]) {
            To::apply(params, rgb_of(params, v), result);
        });
    }
};
template <class From>
struct ToRgb {
    template <int IN, int OUT>
    static DEVICE void four(const ColorConversion& params, const u32 (&in)[IN], u32 (&out)[OUT]) {
        by_floats(in, out, [&](const float(&v)[IN], float(&result)[OUT]) {
            put_rgb(params, From::apply(params, v), 255.0f, result);
        });
    }
};

template <class Op, int IN, int OUT, bool LONG = false>
KERNEL(8) convert(SRC_DST, ColorConversion conversion, int span) {
    // Constant types let the compiler drop the branches for other types.
    const ColorConversion params = {U8, U8, conversion.blue_first, conversion.variant};
    map_interleaved<IN, OUT, LONG>(image_at(src, from), image_at(dst, to), span,
                                       [&](const u32(&in)[IN], u32(&out)[OUT]) { Op::four(params, in, out); });
}
INSTANCES(rgb_to_gray_3_1 = convert<Gray, 3, 1>, rgb_to_gray_4_1 = convert<Gray, 4, 1>)
INSTANCES(rgb_to_yuv_3_3 = convert<FromRgb<ToYuv>, 3, 3, true>, yuv_to_rgb_3_3 = convert<ToRgb<FromYuv>, 3, 3, true>)
INSTANCES(rgb_to_hsv_3_3 = convert<FromRgb<ToHsv>, 3, 3, true>, hsv_to_rgb_3_3 = convert<ToRgb<FromHsv>, 3, 3, true>)
