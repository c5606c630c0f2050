// Conversions between colours of bytes whose pixels lie without gaps.
#include "colors.cuh"
#include "packed_pixels.cuh"

// What needs no floats: channels moved, and gray by the same coefficients.
struct Reorder {
    static constexpr bool WHOLE = true;
    template <int IN, int OUT>
    static __device__ __forceinline__ void pixel(const Conversion& how, const int (&in)[IN], int (&out)[OUT]) {
        const int first = in[0], last = in[IN < 3 ? 0 : 2];
        out[0] = how.blue_first ? last : first, out[1] = in[IN < 3 ? 0 : 1], out[2] = how.blue_first ? first : last;
        if (OUT == 4) out[OUT - 1] = IN == 4 ? in[IN - 1] : 255;
    }
};
struct Gray {
    static constexpr bool WHOLE = true;
    template <int IN, int OUT>
    static __device__ __forceinline__ void pixel(const Conversion& how, const int (&in)[IN], int (&out)[OUT]) {
        const int first = how.blue_first ? 3735 : 9798, last = how.blue_first ? 9798 : 3735;
        out[0] = (in[0] * first + in[1] * 19235 + in[2] * last + (1 << 14)) >> 15;
    }
};
template <class To>
struct FromRgb {
    static constexpr bool WHOLE = false;
    template <int IN, int OUT>
    static __device__ __forceinline__ void pixel(const Conversion& how, const float (&in)[IN], float (&out)[OUT]) {
        To::apply(how, rgb_of(how, in), out);
    }
};
template <class From>
struct ToRgb {
    static constexpr bool WHOLE = false;
    template <int IN, int OUT>
    static __device__ __forceinline__ void pixel(const Conversion& how, const float (&in)[IN], float (&out)[OUT]) {
        put_rgb(how, From::apply(how, in), 255.0f, out);
    }
};

template <class Op, int IN, int OUT>
__device__ __forceinline__ void convert(const u8* src, const Batch& from, u8* dst, const Batch& to, const Conversion& told,
                                        PixelScratch<IN, OUT>& scratch) {
    const Conversion how = {U8, U8, told.blue_first, told.variant};
    packed_pixels<IN, OUT>(image_at(src, from), image_at(dst, to), scratch, [&](const int(&bytes)[IN], int(&made)[OUT]) {
        if constexpr (Op::WHOLE) Op::pixel(how, bytes, made);
        else by_floats(bytes, made, [&](const float(&in)[IN], float(&out)[OUT]) { Op::pixel(how, in, out); });
    });
}

#define KERNEL(NAME, OP, IN, OUT)                                                                                     \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) NAME(const u8* src, Batch from, u8* dst, Batch to, \
                                                                       Conversion how) {                              \
        __shared__ PixelScratch<IN, OUT> scratch;                                                                     \
        convert<OP>(src, from, dst, to, how, scratch);                                                                \
    }
KERNEL(rgb_to_rgb_3_3, Reorder, 3, 3)
KERNEL(rgb_to_rgb_3_4, Reorder, 3, 4)
KERNEL(rgb_to_rgb_4_3, Reorder, 4, 3)
KERNEL(rgb_to_rgb_4_4, Reorder, 4, 4)
KERNEL(rgb_to_gray_3_1, Gray, 3, 1)
KERNEL(rgb_to_gray_4_1, Gray, 4, 1)
KERNEL(gray_to_rgb_1_3, Reorder, 1, 3)
KERNEL(gray_to_rgb_1_4, Reorder, 1, 4)
KERNEL(rgb_to_yuv_3_3, FromRgb<ToYuv>, 3, 3)
KERNEL(yuv_to_rgb_3_3, ToRgb<FromYuv>, 3, 3)
KERNEL(rgb_to_hsv_3_3, FromRgb<ToHsv>, 3, 3)
KERNEL(hsv_to_rgb_3_3, ToRgb<FromHsv>, 3, 3)
