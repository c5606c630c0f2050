// RGB to 8-bit frames, with the results of ops/yuv/generic.cu, for aligned memory: interleaved or planar
// channels; rows that start at multiples of 8 bytes (planar chroma: 4); widths that are multiples of 8. No
// edge handling is needed, and offsets within a plane are 32-bit.
#include "core/yuv.cuh"

template <int CHANNELS>
KERNEL() to_yuv_u8(TO_FRAME(RgbToYuv8)) {
    const Frame frame = FRAME_TO;
    const Image &in = frame.rgb, &luma = frame.y, &us = frame.u, &vs = frame.v;
    const int x = (blockIdx.x * BLOCK_X + threadIdx.x) * YUV_RUN, y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2;
    if (x >= luma.width || y >= luma.height) return;
    u32 words[2][2 * CHANNELS];
    const bool planar = CHANNELS == 3 && in.column == 1;
    const u8* p = in.data + (u32)(y * (int)in.row + (planar ? x : x * CHANNELS));
    const i64 step = planar ? in.channel : YUV_RUN;
    load_row<CHANNELS>(p, step, words[0]), load_row<CHANNELS>(p + in.row, step, words[1]);
    if constexpr (CHANNELS == 3) {
        if (planar) interleave<u8>(words[0]), interleave<u8>(words[1]);
    }
    u8* to = luma.data + (u32)(y * (int)luma.row + x);
    UNROLL(row, 2) *(uint2*)(to + row * (int)luma.row) = luma_of(words[row], k);
    u32 u, v;
    chroma_of(words[0], k, u, v);
    if (us.column == 2) {
        const bool u_first = us.data < vs.data;
        *(uint2*)((u_first ? us.data : vs.data) + (u32)(y / 2 * (int)us.row + x)) = interleave_chroma(u, v, u_first);
    } else {
        *(u32*)(us.data + (u32)(y / 2 * (int)us.row + x / 2)) = u;
        *(u32*)(vs.data + (u32)(y / 2 * (int)vs.row + x / 2)) = v;
    }
}
INSTANCES(to_yuv_u8<3|4>)
