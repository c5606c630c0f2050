// Conversions between colours of bytes whose pixels lie without gaps.
#include "core/colors.cuh"
#include "access/interleaved_u8.cuh"

// What needs no floats: bytes moved, and gray by the same coefficients.
struct Reorder {
    static constexpr bool LONG = false;
    template <int IN, int OUT>
    static DEVICE void four(const ColorConversion& how, const u32 (&in)[IN], u32 (&out)[OUT]) {
        // Hex digits name the bytes of two words, the lowest first.
        const bool swap = how.blue_first;
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
// c and two of the bytes, the low or the high ones, times the halves of `factors`.
template <bool HIGH>
DEVICE u32 dot_two(u32 factors, u32 bytes, u32 c) {
    u32 sum;
    if (HIGH) asm("dp2a.hi.u32.u32 %0, %1, %2, %3;" : "=r"(sum) : "r"(factors), "r"(bytes), "r"(c));
    else asm("dp2a.lo.u32.u32 %0, %1, %2, %3;" : "=r"(sum) : "r"(factors), "r"(bytes), "r"(c));
    return sum;
}
struct Gray {
    static constexpr bool LONG = false;
    template <int IN>
    static DEVICE void four(const ColorConversion& how, const u32 (&in)[IN], u32 (&out)[1]) {
        // Twice the coefficients in 15 bits: the third byte is the result.
        const u32 first = how.blue_first ? 7470 : 19596, last = how.blue_first ? 19596 : 7470;
        u32 p[4];
        split_pixels(in, p);
        UNROLL(i, 4) p[i] = dot_two<false>(first | 38470u << 16, p[i], dot_two<true>(last, p[i], 1 << 15));
        out[0] = __byte_perm(__byte_perm(p[0], p[1], 0x62), __byte_perm(p[2], p[3], 0x62), 0x5410);
    }
};
template <class To>
struct FromRgb {
    static constexpr bool LONG = true;
    template <int IN, int OUT>
    static DEVICE void four(const ColorConversion& how, const u32 (&in)[IN], u32 (&out)[OUT]) {
        by_floats(in, out, [&](const float(&v)[IN], float(&made)[OUT]) { To::apply(how, rgb_of(how, v), made); });
    }
};
template <class From>
struct ToRgb {
    static constexpr bool LONG = true;
    template <int IN, int OUT>
    static DEVICE void four(const ColorConversion& how, const u32 (&in)[IN], u32 (&out)[OUT]) {
        by_floats(in, out, [&](const float(&v)[IN], float(&made)[OUT]) { put_rgb(how, From::apply(how, v), 255.0f, made); });
    }
};

template <class Op, int IN, int OUT>
DEVICE void convert(const u8* src, const Batch& from, u8* dst, const Batch& to, const ColorConversion& told,
                                        int span, PixelScratch<IN, OUT>& scratch) {
    const ColorConversion how = {U8, U8, told.blue_first, told.variant};
    packed_pixels<Op::LONG>(image_at(src, from), image_at(dst, to), span, scratch,
                            [&](const u32(&in)[IN], u32(&out)[OUT]) { Op::four(how, in, out); });
}

#define KERNEL(NAME, OP, IN, OUT)                                                                                        \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, 8) NAME(const u8* src, Batch from, u8* dst, Batch to, \
                                                                          ColorConversion how, int span) {                    \
        __shared__ PixelScratch<IN, OUT> scratch;                                                                        \
        convert<OP>(src, from, dst, to, how, span, scratch);                                                             \
    }
KERNEL(rgb_to_rgb_3_3, Reorder, 3, 3)
KERNEL(rgb_to_rgb_3_4, Reorder, 3, 4)
KERNEL(rgb_to_rgb_4_3, Reorder, 4, 3)
KERNEL(rgb_to_rgb_4_4, Reorder, 4, 4)
KERNEL(rgb_to_gray_3_1, Gray, 3, 1)
KERNEL(rgb_to_gray_4_1, Gray, 4, 1)
KERNEL(gray_to_rgb_1_3, Repeat, 1, 3)
KERNEL(gray_to_rgb_1_4, Repeat, 1, 4)
KERNEL(rgb_to_yuv_3_3, FromRgb<ToYuv>, 3, 3)
KERNEL(yuv_to_rgb_3_3, ToRgb<FromYuv>, 3, 3)
KERNEL(rgb_to_hsv_3_3, FromRgb<ToHsv>, 3, 3)
KERNEL(hsv_to_rgb_3_3, ToRgb<FromHsv>, 3, 3)
