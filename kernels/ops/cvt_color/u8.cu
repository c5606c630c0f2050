// Color conversions of interleaved u8 pixels.
#include "access/interleaved_u8.cuh"
#include "core/colors.cuh"

// Reordering and gray need no floats: gray is a dot product with the same coefficients.
struct Reorder {
    static constexpr bool LONG = false;
    template <int IN, int OUT>
    static DEVICE void four(const ColorConversion& params, const u32 (&in)[IN], u32 (&out)[OUT]) {
        const bool swap = params.blue_first;
        u32 p[4];
        split_pixels(in, p);
        if constexpr (OUT == 4) {
            const u32 order = (IN == 4 ? 0x3000 : 0x4000) | (swap ? 0x012 : 0x210);
            UNROLL(i, 4) out[i] = __byte_perm(p[i], ~0u, order);
        } else {
            out[0] = __byte_perm(p[0], p[1], swap ? 0x6012 : 0x4210);
            out[1] = __byte_perm(p[1], p[2], swap ? 0x5601 : 0x5421);
            out[2] = __byte_perm(p[2], p[3], swap ? 0x4560 : 0x6542);
        }
    }
};
struct Repeat {
    static constexpr bool LONG = false;
    template <int OUT>
    static DEVICE void four(const ColorConversion&, const u32 (&in)[1], u32 (&out)[OUT]) {
        UNROLL(i, OUT) {
            const u32 order = OUT == 4 ? 0x4000 + 0x111 * i : i == 0 ? 0x1000 : i == 1 ? 0x2211 : 0x3332;
            out[i] = __byte_perm(in[0], ~0u, order);
        }
    }
};
struct Gray {
    static constexpr bool LONG = false;
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
    static constexpr bool LONG = true;
    template <int IN, int OUT>
    static DEVICE void four(const ColorConversion& params, const u32 (&in)[IN], u32 (&out)[OUT]) {
        by_floats(in, out, [&](const float(&v)[IN], float(&result)[OUT]) { To::apply(params, rgb_of(params, v), result); });
    }
};
template <class From>
struct ToRgb {
    static constexpr bool LONG = true;
    template <int IN, int OUT>
    static DEVICE void four(const ColorConversion& params, const u32 (&in)[IN], u32 (&out)[OUT]) {
        by_floats(in, out, [&](const float(&v)[IN], float(&result)[OUT]) { put_rgb(params, From::apply(params, v), 255.0f, result); });
    }
};

template <class Op, int IN, int OUT>
KERNEL(8) convert(SRC_DST, ColorConversion given, int span) {
    // Constant types let the compiler drop the branches for other types.
    const ColorConversion params = {U8, U8, given.blue_first, given.variant};
    map_interleaved<IN, OUT, Op::LONG>(image_at(src, from), image_at(dst, to), span,
                                       [&](const u32(&in)[IN], u32(&out)[OUT]) { Op::four(params, in, out); });
}
INSTANCES(rgb_to_rgb_3_3 = convert<Reorder, 3, 3>, rgb_to_rgb_3_4 = convert<Reorder, 3, 4>)
INSTANCES(rgb_to_rgb_4_3 = convert<Reorder, 4, 3>, rgb_to_rgb_4_4 = convert<Reorder, 4, 4>)
INSTANCES(rgb_to_gray_3_1 = convert<Gray, 3, 1>, rgb_to_gray_4_1 = convert<Gray, 4, 1>)
INSTANCES(gray_to_rgb_1_3 = convert<Repeat, 1, 3>, gray_to_rgb_1_4 = convert<Repeat, 1, 4>)
INSTANCES(rgb_to_yuv_3_3 = convert<FromRgb<ToYuv>, 3, 3>, yuv_to_rgb_3_3 = convert<ToRgb<FromYuv>, 3, 3>)
INSTANCES(rgb_to_hsv_3_3 = convert<FromRgb<ToHsv>, 3, 3>, hsv_to_rgb_3_3 = convert<ToRgb<FromHsv>, 3, 3>)
