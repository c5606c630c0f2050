// Frames of decoders and RGB as kernels/ops/yuv/generic.cu makes them, of rows that start anywhere: planes of single or paired bytes, three channels
// without gaps, and even sides of at least 8 pixels.
#include "access/interleaved_u8.cuh"
#include "core/yuv.cuh"

DEVICE int byte_of(u32 word, int i) { return (int)__byte_perm(word, 0, 0x4440 + i); }

// Words at any address, of aligned ones. At the end of a row there may be no memory behind their bytes.
template <int COUNT>
DEVICE void load_words(const u8* p, bool end, u32 (&words)[COUNT]) {
    const u32 shift = (u32)(u64)p & 3, selector = 0x3210 + 0x1111 * shift;
    const u32* from = (const u32*)(p - shift);
    u32 read[COUNT + 1];
    UNROLL(i, COUNT) read[i] = __ldg(from + i);
    read[COUNT] = 0;
    if (end) {
#pragma unroll 1
        for (u32 i = 0; i < shift; i++) read[COUNT] |= (u32)__ldg((const u8*)(from + COUNT) + i) << 8 * i;
    } else {
        read[COUNT] = __ldg(from + COUNT);
    }
    UNROLL(i, COUNT) words[i] = __byte_perm(read[i], read[i + 1], selector);
}

template <int COUNT>
DEVICE void store_words(u8* p, const u32 (&words)[COUNT]) {
#pragma unroll
    for (int i = 0; i < COUNT; i++, p += 4) {
        if (aligned(p, 4)) {
            *(u32*)p = words[i];
        } else if (aligned(p, 2)) {
            ((u16*)p)[0] = (u16)words[i], ((u16*)p)[1] = (u16)(words[i] >> 16);
        } else {
            UNROLL(k, 4) p[k] = (u8)(words[i] >> 8 * k);
        }
    }
}

// Eight bytes of a row from place `x` on, of the eight from `begin` on.
DEVICE u64 load_eight(const u8* row, int x, int begin, bool end) {
    u32 words[2];
    load_words(row + begin, end, words);
    return ((u64)words[1] << 32 | words[0]) >> 8 * (x - begin);
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) from_yuv_rows(FROM_FRAMES(YuvToRgb8)) {
    constexpr int LANE = 3 * EIGHT;
    WARP_SCRATCH(scratch, LANE);
    const Frame frame = FROM_FRAME;
    const Image &luma = frame.y, &us = frame.u, &vs = frame.v, &out = frame.rgb;
    const int lane = threadIdx.x, first = blockIdx.x * (32 * EIGHT), x = first + lane * EIGHT;
    const int y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2;
    if (y >= out.height || first >= out.width) return;
    u64 light = 0, below = 0;
    u32 u = 0, v = 0;
    if (x < out.width) {
        // The last ones of a row are of those before its end.
        const int begin = min(x, out.width - EIGHT);
        const bool end = begin + 2 * EIGHT > out.width;
        const u8* p = luma.data + y * luma.row;
        light = load_eight(p, x, begin, end), below = load_eight(p + luma.row, x, begin, end);
        const bool pairs = us.column == 2, u_first = us.data < vs.data;
        const u8* const one = (pairs && !u_first ? vs.data : us.data) + y / 2 * us.row + (pairs ? begin : begin / 2);
        u32 low[1], high[1];
        load_words(one, end, low), load_words(pairs ? one + 4 : vs.data + y / 2 * vs.row + begin / 2, end, high);
        if (pairs) {
            const u64 both = ((u64)high[0] << 32 | low[0]) >> 8 * (x - begin);
            u = __byte_perm((u32)both, (u32)(both >> 32), u_first ? 0x6420 : 0x7531);
            v = __byte_perm((u32)both, (u32)(both >> 32), u_first ? 0x7531 : 0x6420);
        } else {
            u = low[0] >> 4 * (x - begin), v = high[0] >> 4 * (x - begin);
        }
    }
    const int half = 1 << (FRACTION - 1);
    int chroma[3][EIGHT / 2];
    UNROLL(i, EIGHT / 2) {
        const int du = byte_of(u, i) - 128, dv = byte_of(v, i) - 128;
        const int red = how.red_v * dv + half, blue = how.blue_u * du + half;
        chroma[0][i] = how.blue_first ? blue : red;
        chroma[1][i] = how.green_u * du + how.green_v * dv + half;
        chroma[2][i] = how.blue_first ? red : blue;
    }
    u8* target = out.data + y * out.row + first * 3;
#pragma unroll 1
    for (int row = 0; row < 2; row++, light = below, target += out.row) {
        int value[LANE];
        UNROLL(i, EIGHT) {
            const int bright = max(byte_of(i < 4 ? (u32)light : (u32)(light >> 32), i % 4) - how.offset, 0) * how.luma;
            UNROLL(c, 3) value[3 * i + c] = (bright + chroma[c][i / 2]) >> FRACTION;
        }
        uint2* mine = (uint2*)(scratch + lane * LANE);
#pragma unroll
        for (int i = 0; i < LANE; i += 8) {
            const int* v = value + i;
            mine[i / 8] = make_uint2(pack_u8(v[0], v[1], pack_u8(v[2], v[3])), pack_u8(v[4], v[5], pack_u8(v[6], v[7])));
        }
        __syncwarp();
        store_by_warp(target, scratch, min(32 * EIGHT, out.width - first) * 3, lane);
        __syncwarp();
    }
}

DEVICE int weigh(const int (&w)[4], const int (&pixel)[3]) {
    return (w[0] * pixel[0] + w[1] * pixel[1] + w[2] * pixel[2] + w[3]) >> FRACTION;
}

DEVICE u32 pack4(const int* four) { return pack_u8(four[0], four[1], pack_u8(four[2], four[3])); }

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) to_yuv_rows(TO_FRAMES(RgbToYuv8)) {
    const Frame frame = TO_FRAME;
    const Image &in = frame.rgb, &luma = frame.y, &us = frame.u, &vs = frame.v;
    const int start = (blockIdx.x * BLOCK_X + threadIdx.x) * EIGHT, y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2;
    if (start >= in.width || y >= in.height) return;
    // The last ones of a row are made twice where its width is no multiple.
    const int x = min(start, in.width - EIGHT);
    const bool end = x + 2 * EIGHT > in.width;
    u32 words[6], upper[6];
    const u8* p = in.data + y * in.row + x * 3;
    load_words(p, end, upper), load_words(p + in.row, end, words);
    u8* to = luma.data + (y + 1) * luma.row + x;
    int pixel[EIGHT][3];
    // The lower row first: chroma is of the upper one.
#pragma unroll 1
    for (int row = 1; row >= 0; row--, to -= luma.row) {
        int ys[EIGHT];
        UNROLL(i, EIGHT) {
            UNROLL(c, 3) pixel[i][c] = byte_of(words[(3 * i + c) / 4], (3 * i + c) % 4);
            ys[i] = weigh(how.y, pixel[i]);
        }
        const u32 made[2] = {pack4(ys), pack4(ys + 4)};
        store_words(to, made);
        UNROLL(i, 6) words[i] = upper[i];
    }
    int u_made[EIGHT / 2], v_made[EIGHT / 2];
    UNROLL(i, EIGHT / 2) u_made[i] = weigh(how.u, pixel[2 * i]), v_made[i] = weigh(how.v, pixel[2 * i]);
    const u32 u = pack4(u_made), v = pack4(v_made);
    const bool pairs = us.column == 2, u_first = us.data < vs.data;
    const u32 low[1] = {pairs ? __byte_perm(u_first ? u : v, u_first ? v : u, 0x5140) : u};
    const u32 high[1] = {pairs ? __byte_perm(u_first ? u : v, u_first ? v : u, 0x7362) : v};
    u8* const one = (pairs && !u_first ? vs.data : us.data) + y / 2 * us.row + (pairs ? x : x / 2);
    store_words(one, low), store_words(pairs ? one + 4 : vs.data + y / 2 * vs.row + x / 2, high);
}
