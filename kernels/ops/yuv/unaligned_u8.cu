// 8-bit frames to RGB and back, with the results of ops/yuv/generic.cu, for rows that start anywhere: three
// interleaved channels, and an even width and height of at least 8.
#include "access/interleaved_u8.cuh"
#include "access/word.cuh"
#include "core/yuv.cuh"

DEVICE void store_word(u8* p, u32 word) {
    if (aligned(p, 4)) {
        *(u32*)p = word;
    } else if (aligned(p, 2)) {
        ((u16*)p)[0] = (u16)word, ((u16*)p)[1] = (u16)(word >> 16);
    } else {
        UNROLL(i, 4) p[i] = (u8)(word >> 8 * i);
    }
}

// Eight bytes of a row starting at column `x`, shifted down from the eight that start at `begin`.
DEVICE uint2 load_eight(const u8* row, int x, int begin, bool end) {
    u32 words[2];
    load_unaligned(row + begin, end, words);
    const u64 bytes = ((u64)words[1] << 32 | words[0]) >> 8 * (x - begin);
    return make_uint2((u32)bytes, (u32)(bytes >> 32));
}

extern "C" KERNEL() from_yuv_rows(FROM_FRAME(YuvToRgb8)) {
    constexpr int LANE_BYTES = 3 * YUV_RUN;
    WARP_SCRATCH(scratch, LANE_BYTES);
    const Frame frame = FRAME_FROM;
    const Image &luma = frame.y, &us = frame.u, &vs = frame.v, &out = frame.rgb;
    const int lane = threadIdx.x, first = blockIdx.x * (32 * YUV_RUN), x = first + lane * YUV_RUN;
    const int y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2;
    if (y >= out.height || first >= out.width) return;
    uint2 light = {}, below = {};
    u32 u = 0, v = 0;
    if (x < out.width) {
        // The last thread of a row loads the eight bytes before its end.
        const int begin = min(x, out.width - YUV_RUN);
        const bool end = begin + 2 * YUV_RUN > out.width;
        const u8* p = luma.data + y * luma.row;
        light = load_eight(p, x, begin, end), below = load_eight(p + luma.row, x, begin, end);
        const bool pairs = us.column == 2, u_first = us.data < vs.data;
        const u8* const one = (pairs && !u_first ? vs.data : us.data) + y / 2 * us.row + (pairs ? begin : begin / 2);
        u32 low[1], high[1];
        load_unaligned(one, end, low);
        load_unaligned(pairs ? one + 4 : vs.data + y / 2 * vs.row + begin / 2, end, high);
        if (pairs) {
            const u64 both = ((u64)high[0] << 32 | low[0]) >> 8 * (x - begin);
            split_chroma(make_uint2((u32)both, (u32)(both >> 32)), u_first, u, v);
        } else {
            u = low[0] >> 4 * (x - begin), v = high[0] >> 4 * (x - begin);
        }
    }
    int term[3][YUV_RUN / 2];
    chroma_terms(u, v, k, term);
    u8* target = out.data + y * out.row + first * 3;
    NO_UNROLL for (int row = 0; row < 2; row++, light = below, target += out.row) {
        store_rgb<3>((uint2*)(scratch + lane * LANE_BYTES), light, term, k);
        __syncwarp();
        store_by_warp(target, scratch, min(32 * YUV_RUN, out.width - first) * 3, lane);
        __syncwarp();
    }
}

extern "C" KERNEL() to_yuv_rows(TO_FRAME(RgbToYuv8)) {
    const Frame frame = FRAME_TO;
    const Image &in = frame.rgb, &luma = frame.y, &us = frame.u, &vs = frame.v;
    const int start = (blockIdx.x * BLOCK_X + threadIdx.x) * YUV_RUN, y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2;
    if (start >= in.width || y >= in.height) return;
    // If the width is not a multiple of 8, the last two threads of a row overlap.
    const int x = min(start, in.width - YUV_RUN);
    const bool end = x + 2 * YUV_RUN > in.width;
    u32 words[6], upper[6];
    const u8* p = in.data + y * in.row + x * 3;
    load_unaligned(p, end, upper), load_unaligned(p + in.row, end, words);
    u8* to = luma.data + (y + 1) * luma.row + x;
    // The lower row first, because chroma is that of the upper one. One copy of the code serves both.
    NO_UNROLL for (int row = 1; row >= 0; row--, to -= luma.row) {
        const uint2 both = luma_of(words, k);
        store_word(to, both.x), store_word(to + 4, both.y);
        UNROLL(i, 6) words[i] = upper[i];
    }
    u32 u, v;
    chroma_of(upper, k, u, v);
    const bool pairs = us.column == 2, u_first = us.data < vs.data;
    const uint2 both = pairs ? interleave_chroma(u, v, u_first) : make_uint2(u, v);
    u8* const one = (pairs && !u_first ? vs.data : us.data) + y / 2 * us.row + (pairs ? x : x / 2);
    store_word(one, both.x), store_word(pairs ? one + 4 : vs.data + y / 2 * vs.row + x / 2, both.y);
}
