// Conversions between colours of bytes without gaps, in rows at multiples of 16 bytes and of 16 pixels: nothing at the edges has
// to be looked after, and addresses within an image have 32 bits.
#include "colors.cuh"

#define PIXELS 8  // A thread makes 8 neighbours. As PACKED_TILE of src/image/cvt_color.ts.

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
__device__ __forceinline__ void convert(const u8* src, const Batch& from, u8* dst, const Batch& to, const Conversion& told) {
    WARP_SCRATCH(scratch, PIXELS * OUT);
    const Conversion how = {U8, U8, told.blue_first, told.variant};
    const int lane = threadIdx.x, first = blockIdx.x * (32 * PIXELS), x = first + lane * PIXELS, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (y >= to.height) return;
    u32 in[2 * IN];
    const u8* p = src + blockIdx.z * from.image + (u32)(y * (int)from.row + x * IN);
#pragma unroll
    for (int i = 0; i < IN; i++) {
        const uint2 words = x < to.width ? *(const uint2*)(p + 8 * i) : make_uint2(0, 0);
        in[2 * i] = words.x, in[2 * i + 1] = words.y;
    }
    int value[PIXELS][OUT];
#pragma unroll
    for (int i = 0; i < PIXELS; i++) {
        int bytes[IN];
#pragma unroll
        for (int c = 0; c < IN; c++) bytes[c] = (int)(in[(i * IN + c) / 4] >> (8 * ((i * IN + c) % 4)) & 255);
        if constexpr (Op::WHOLE) {
            Op::pixel(how, bytes, value[i]);
        } else {
            float pixel[IN], made[OUT];
#pragma unroll
            for (int c = 0; c < IN; c++) pixel[c] = (float)bytes[c];
            Op::pixel(how, pixel, made);
#pragma unroll
            for (int c = 0; c < OUT; c++) value[i][c] = __float2int_rn(made[c]);
        }
    }
    uint2* mine = (uint2*)(scratch + lane * PIXELS * OUT);
#pragma unroll
    for (int i = 0; i < OUT; i++) {
        u32 words[2];
#pragma unroll
        for (int k = 0; k < 2; k++) {
            const int n = 8 * i + 4 * k;
            words[k] = pack_u8(value[n / OUT][n % OUT], value[(n + 1) / OUT][(n + 1) % OUT],
                               pack_u8(value[(n + 2) / OUT][(n + 2) % OUT], value[(n + 3) / OUT][(n + 3) % OUT]));
        }
        mine[i] = make_uint2(words[0], words[1]);
    }
    __syncwarp();
    const int vectors = min(32 * PIXELS, to.width - first) * OUT / 16;
    u8* out = dst + blockIdx.z * to.image + (u32)(y * (int)to.row + first * OUT + lane * 16);
#pragma unroll
    for (int i = 0; i < 32 * PIXELS * OUT / 16; i += 32) {
        if (i + lane < vectors) *(uint4*)(out + i * 16) = *(const uint4*)(scratch + (i + lane) * 16);
    }
}

#define KERNEL(NAME, ...)                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) NAME(const u8* src, Batch from, u8* dst, Batch to, \
                                                                       Conversion how) {                              \
        convert<__VA_ARGS__>(src, from, dst, to, how);                                                                \
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
