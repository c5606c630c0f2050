// RGB into frames of decoders as kernels/ops/yuv/generic.cu makes them, where memory suits it: pixels without gaps or planes of channels, frames'
// planes of single or paired bytes, rows at multiples of 8 bytes (single chroma: 4) and a multiple of 8 pixels wide. Then there is
// nothing at the edges to look after, and addresses within a plane have 32 bits.
#include "core/yuv.cuh"

DEVICE int weigh(const int (&w)[4], const int (&pixel)[3]) {
    return (w[0] * pixel[0] + w[1] * pixel[1] + w[2] * pixel[2] + w[3]) >> FRACTION;
}

DEVICE u32 pack4(const int* four) { return pack_u8(four[0], four[1], pack_u8(four[2], four[3])); }

template <int CHANNELS>
DEVICE void to_yuv_packed(const Frame& frame, const RgbToYuv8& how) {
    const Image &in = frame.rgb, &luma = frame.y, &us = frame.u, &vs = frame.v;
    const int x = (blockIdx.x * BLOCK_X + threadIdx.x) * EIGHT, y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2;
    if (x >= luma.width || y >= luma.height) return;
    u32 words[2][2 * CHANNELS];
    const bool planes = CHANNELS == 3 && in.column == 1;
    const u8* p = in.data + (u32)(y * (int)in.row + (planes ? x : x * CHANNELS));
    const i64 step = planes ? in.channel : EIGHT;
    load_pixels<CHANNELS>(p, step, words[0]), load_pixels<CHANNELS>(p + in.row, step, words[1]);
    if constexpr (CHANNELS == 3) {
        if (planes) interleave<u8>(words[0]), interleave<u8>(words[1]);
    }
    u8* to = luma.data + (u32)(y * (int)luma.row + x);
    int u_made[EIGHT / 2], v_made[EIGHT / 2];
    UNROLL(row, 2) {
        int ys[EIGHT];
        UNROLL(i, EIGHT) {
            int pixel[3];
            UNROLL(c, 3) pixel[c] = (int)__byte_perm(words[row][(i * CHANNELS + c) / 4], 0, 0x4440 + (i * CHANNELS + c) % 4);
            ys[i] = weigh(how.y, pixel);
            if (row == 0 && i % 2 == 0) u_made[i / 2] = weigh(how.u, pixel), v_made[i / 2] = weigh(how.v, pixel);
        }
        *(uint2*)(to + row * (int)luma.row) = make_uint2(pack4(ys), pack4(ys + 4));
    }
    const u32 u = pack4(u_made), v = pack4(v_made);
    if (us.column == 2) {
        const bool u_first = us.data < vs.data;
        const u32 first = u_first ? u : v, second = u_first ? v : u;
        u8* pairs = (u_first ? us.data : vs.data) + (u32)(y / 2 * (int)us.row + x);
        *(uint2*)pairs = make_uint2(__byte_perm(first, second, 0x5140), __byte_perm(first, second, 0x7362));
    } else {
        *(u32*)(us.data + (u32)(y / 2 * (int)us.row + x / 2)) = u;
        *(u32*)(vs.data + (u32)(y / 2 * (int)vs.row + x / 2)) = v;
    }
}

#define KERNEL(CHANNELS)                                                                                        \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) to_yuv_packed_##CHANNELS(TO_FRAMES(RgbToYuv8)) { \
        to_yuv_packed<CHANNELS>(TO_FRAME, how);                                                                 \
    }
KERNEL(3)
KERNEL(4)
