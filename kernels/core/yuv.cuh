// Video frames: planes of luma and subsampled chroma with their RGB image, and conversion coefficients.
#pragma once
#include "access/warp_store.cuh"

// Fraction bits of fixed-point coefficients.
EXPORTED constexpr int YUV_FRACTION = 20;
// The fast kernels convert a run of this many pixels of two rows per thread, the generic ones 2 × 2 pixels.
EXPORTED constexpr int YUV_RUN = 8;
EXPORTED constexpr int YUV_RUNS_TILE[] = {BLOCK_X * YUV_RUN, BLOCK_Y * 2};
EXPORTED constexpr int YUV_SQUARES_TILE[] = {BLOCK_X * 2, BLOCK_Y * 2};

// The planes of a frame and the RGB image of this block.
struct Frame { Image y, u, v, rgb; };

// One branch for all four images takes fewer registers than one for each.
DEVICE Frame frame_at(const void* y, const Batch& y_batch, const void* u, const Batch& u_batch, const void* v,
                      const Batch& v_batch, const void* rgb, const Batch& rgb_batch) {
    const int n = blockIdx.z;
    if (rgb_batch.listed) return {in_list(y, n), in_list(u, n), in_list(v, n), in_list(rgb, n)};
    return {in_batch(y, y_batch, n), in_batch(u, u_batch, n), in_batch(v, v_batch, n), in_batch(rgb, rgb_batch, n)};
}

// Kernel parameters with the operands in the order of a launch, and their frame.
#define FROM_FRAME(COEFFICIENTS)                                                                       \
    const void *y_src, Batch y_from, const void *u_src, Batch u_from, const void *v_src, Batch v_from, \
        void *dst, Batch to, COEFFICIENTS k
#define FRAME_FROM frame_at(y_src, y_from, u_src, u_from, v_src, v_from, dst, to)
#define TO_FRAME(COEFFICIENTS)                                                                              \
    const void *src, Batch from, void *u_dst, Batch u_to, void *v_dst, Batch v_to, void *y_dst, Batch y_to, \
        COEFFICIENTS k
#define FRAME_TO frame_at(y_dst, y_to, u_dst, u_to, v_dst, v_to, src, from)

// Luma minus `offset`, at least 0, and chroma minus 128, times fixed-point coefficients.
EXPORTED struct YuvToRgb8 { int offset, luma, red_v, green_u, green_v, blue_u, blue_first; };

// 10 bits in the high bits of 16: (luma - offset) · factor and (chroma - 32768) · factor, to `type`.
EXPORTED struct YuvToRgb10 { float offset, luma, red_v, green_u, green_v, blue_u; int blue_first, type; };

// Fixed-point coefficients of three channels, and a summand. Like OpenCV, takes chroma of the top left pixel.
EXPORTED struct RgbToYuv8 { int y[4], u[4], v[4]; };

// The same in floats for red, green and blue of `type`, to 10 bits.
EXPORTED struct RgbToYuv10 { float y[4], u[4], v[4]; int blue_first, type; };

// The contribution of chroma to the three channels of each pair of pixels, in storage order, with rounding.
DEVICE void chroma_terms(u32 u, u32 v, const YuvToRgb8& k, int (&term)[3][YUV_RUN / 2]) {
    const int half = 1 << (YUV_FRACTION - 1);
    UNROLL(i, YUV_RUN / 2) {
        const int du = byte_of(u, i) - 128, dv = byte_of(v, i) - 128;
        const int red = k.red_v * dv + half, blue = k.blue_u * du + half;
        term[0][i] = k.blue_first ? blue : red;
        term[1][i] = k.green_u * du + k.green_v * dv + half;
        term[2][i] = k.blue_first ? red : blue;
    }
}

// Eight pixels, in shared memory at `to`, from eight luma values and their chroma.
template <int CHANNELS>
DEVICE void store_rgb(uint2* to, const uint2& luma, const int (&term)[3][YUV_RUN / 2], const YuvToRgb8& k) {
    int value[YUV_RUN * CHANNELS];
    UNROLL(i, YUV_RUN) {
        const int bright = max(byte_of(i < 4 ? luma.x : luma.y, i % 4) - k.offset, 0) * k.luma;
        UNROLL(c, 3) value[CHANNELS * i + c] = (bright + term[c][i / 2]) >> YUV_FRACTION;
        if (CHANNELS == 4) value[CHANNELS * i + CHANNELS - 1] = 255;
    }
    UNROLL(i, CHANNELS) to[i] = make_uint2(pack_u8(value + 8 * i), pack_u8(value + 8 * i + 4));
}

DEVICE int weigh(const int (&w)[4], const int (&pixel)[3]) {
    return (w[0] * pixel[0] + w[1] * pixel[1] + w[2] * pixel[2] + w[3]) >> YUV_FRACTION;
}
DEVICE float weigh(const float (&w)[4], float r, float g, float b) {
    return fmaf(w[2], b, fmaf(w[0], r, __fmul_rn(w[1], g))) + w[3];
}

// Luma of eight interleaved pixels.
template <int WORDS>
DEVICE uint2 luma_of(const u32 (&words)[WORDS], const RgbToYuv8& k) {
    constexpr int CHANNELS = WORDS / 2;
    int luma[YUV_RUN];
    UNROLL(i, YUV_RUN) {
        int pixel[3];
        UNROLL(c, 3) pixel[c] = byte_of(words[(i * CHANNELS + c) / 4], (i * CHANNELS + c) % 4);
        luma[i] = weigh(k.y, pixel);
    }
    return make_uint2(pack_u8(luma), pack_u8(luma + 4));
}

// Chroma of every second one of eight interleaved pixels.
template <int WORDS>
DEVICE void chroma_of(const u32 (&words)[WORDS], const RgbToYuv8& k, u32& u, u32& v) {
    constexpr int CHANNELS = WORDS / 2;
    int us[YUV_RUN / 2], vs[YUV_RUN / 2];
    UNROLL(i, YUV_RUN / 2) {
        int pixel[3];
        UNROLL(c, 3) pixel[c] = byte_of(words[(2 * i * CHANNELS + c) / 4], (2 * i * CHANNELS + c) % 4);
        us[i] = weigh(k.u, pixel), vs[i] = weigh(k.v, pixel);
    }
    u = pack_u8(us), v = pack_u8(vs);
}

// Four pairs of chroma values, and back. `u_first`: U comes first in memory.
DEVICE uint2 interleave_chroma(u32 u, u32 v, bool u_first) {
    const u32 first = u_first ? u : v, second = u_first ? v : u;
    return make_uint2(__byte_perm(first, second, 0x5140), __byte_perm(first, second, 0x7362));
}
DEVICE void split_chroma(const uint2& pairs, bool u_first, u32& u, u32& v) {
    u = __byte_perm(pairs.x, pairs.y, u_first ? 0x6420 : 0x7531);
    v = __byte_perm(pairs.x, pairs.y, u_first ? 0x7531 : 0x6420);
}

// The pixels of this thread in one row, at aligned addresses: vectors `step` bytes apart.
template <int CHANNELS, int WORDS>
DEVICE void load_row(const u8* p, i64 step, u32 (&words)[WORDS]) {
    constexpr int EACH = WORDS / CHANNELS;
    UNROLL(i, WORDS / 2) to_words(__ldg((const uint2*)(p + 2 * i / EACH * step + 2 * i % EACH * 4)), words + 2 * i);
}

// The words of three planes become those of interleaved pixels.
template <class T, int WORDS>
DEVICE void interleave(u32 (&words)[WORDS]) {
    constexpr int EACH = WORDS / 3;
    constexpr bool WIDE = sizeof(T) == 2;
    u32 planes[WORDS];
    UNROLL(i, WORDS) planes[i] = words[i];
    UNROLL(i, EACH) {
        const u32 a = planes[i], b = planes[EACH + i], c = planes[2 * EACH + i];
        words[3 * i] = WIDE ? __byte_perm(a, b, 0x5410) : __byte_perm(__byte_perm(a, b, 0x1040), c, 0x3410);
        words[3 * i + 1] = WIDE ? __byte_perm(c, a, 0x7610) : __byte_perm(__byte_perm(b, c, 0x2051), a, 0x3610);
        words[3 * i + 2] = WIDE ? __byte_perm(b, c, 0x7632) : __byte_perm(__byte_perm(c, a, 0x3072), b, 0x3710);
    }
}

// Stores interleaved pixels of two rows as three planes. `p`: in shared memory; rows are `pitch` bytes apart.
template <class T>
DEVICE void store_planes(const u8* p, int pitch, const Image& out, int x, int y) {
    constexpr int EACH = YUV_RUN * (int)sizeof(T) / 4;
    constexpr bool WIDE = sizeof(T) == 2;
    u8* to = out.data + (u32)(y * (int)out.row + x * (int)sizeof(T));
    NO_UNROLL for (int row = 0; row < 2; row++, p += pitch, to += out.row) {
        u32 planes[3][EACH];
        UNROLL(i, EACH) {
            const u32 *words = (const u32*)p + 3 * i, a = words[0], b = words[1], c = words[2];
            planes[0][i] = WIDE ? __byte_perm(a, b, 0x7610) : __byte_perm(__byte_perm(a, b, 0x0630), c, 0x5210);
            planes[1][i] = WIDE ? __byte_perm(a, c, 0x5432) : __byte_perm(__byte_perm(a, b, 0x0741), c, 0x6210);
            planes[2][i] = WIDE ? __byte_perm(b, c, 0x7610) : __byte_perm(__byte_perm(a, b, 0x0052), c, 0x7410);
        }
        UNROLL(c, 3) {
            uint2* const plane = (uint2*)(to + c * out.channel);
            UNROLL(i, EACH / 2) plane[i] = make_uint2(planes[c][2 * i], planes[c][2 * i + 1]);
        }
    }
}

// Stores the pixels of a warp of two rows from shared memory, LANE_BYTES bytes per thread, by vectors of V.
template <class V, int LANE_BYTES>
DEVICE void store_rows(const u8* scratch, const Image& out, int first, int y) {
    constexpr int PIXEL = LANE_BYTES / YUV_RUN, COUNT = LANE_BYTES / sizeof(V);
    const int vectors = min(32 * YUV_RUN, out.width - first) / YUV_RUN * COUNT;
    u8* line = out.data + (u32)(y * (int)out.row + first * PIXEL);
    UNROLL_ALL for (int row = 0; row < 2; row++, line += out.row, scratch += 32 * LANE_BYTES) {
        UNROLL(i, COUNT) {
            const int at = 32 * i + (int)threadIdx.x;
            if (at < vectors) ((V*)line)[at] = ((const V*)scratch)[at];
        }
    }
}
