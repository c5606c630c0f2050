// Frames of decoders: luma, and chroma of every second row and column, into RGB and back. 8 bits by whole numbers, in the
// fixed-point arithmetic of OpenCV's cvtColor; 10 bits in the high bits of 16 (P010) by floats.
#include "warp_rows.cuh"

#define FRACTION 20
#define PIXELS 8  // A thread makes 8 pixels of two rows. As EIGHTS_TILE of src/image/yuv.ts.

// For RGB from luma and chroma: luma loses `offset` and is never below it, chroma 128; then the factors, with FRACTION bits.
struct FromYuv {
    int offset, luma, red_v, green_u, green_v, blue_u, blue_first;
};

__device__ __forceinline__ u32 byte_of(u32 word, int i) { return word >> (8 * i) & 255; }

// Up to eight bytes `step` apart, the first in the lowest; zeros from `count` on.
__device__ __forceinline__ u64 gather(const u8* p, i64 step, int count) {
    u64 all = 0;
#pragma unroll 1
    for (int i = 0; i < min(count, 8); i++) all |= (u64)p[i * step] << (8 * i);
    return all;
}

// Eight pixels of a row of luma.
__device__ __forceinline__ void load_luma(u32 (&words)[2], const Image& luma, int x, int y) {
    const u8* p = luma.data + y * luma.row + x * luma.column;
    if (luma.column == 1 && x + PIXELS <= luma.width && aligned(p, 8)) {
        const uint2 both = __ldg((const uint2*)p);
        words[0] = both.x, words[1] = both.y;
    } else {
        const u64 all = gather(p, luma.column, luma.width - x);
        words[0] = (u32)all, words[1] = (u32)(all >> 32);
    }
}

// The chroma of eight pixels: four of each. Of NV12 and NV21, one load for both.
__device__ __forceinline__ void load_chroma(u32& u, u32& v, const Image& us, const Image& vs, int x, int y) {
    const u8 *pu = us.data + y * us.row + x * us.column, *pv = vs.data + y * vs.row + x * vs.column;
    const bool whole = x + PIXELS / 2 <= us.width;
    const u8* first = pu < pv ? pu : pv;
    if (whole && us.column == 2 && vs.column == 2 && (pu > pv ? pu - pv : pv - pu) == 1 && aligned(first, 8)) {
        const uint2 both = __ldg((const uint2*)first);
        const u32 even = __byte_perm(both.x, both.y, 0x6420), odd = __byte_perm(both.x, both.y, 0x7531);
        u = pu < pv ? even : odd, v = pu < pv ? odd : even;
    } else if (whole && us.column == 1 && vs.column == 1 && aligned((const void*)((u64)pu | (u64)pv), 4)) {
        u = __ldg((const u32*)pu), v = __ldg((const u32*)pv);
    } else {
        u = (u32)gather(pu, us.column, us.width - x);
        v = (u32)gather(pv, vs.column, vs.width - x);
    }
}

// One after the other: the bytes of pixels, or of a plane.
__device__ __forceinline__ u32 pack4(int a, int b, int c, int d) { return pack_u8(a, b, pack_u8(c, d)); }

template <int CHANNELS>
__device__ __forceinline__ void from_yuv(const void* y_src, const Batch& y_from, const void* u_src, const Batch& u_from, const void* v_src,
                                         const Batch& v_from, void* dst, const Batch& to, const FromYuv& how) {
    constexpr int ROW = 32 * PIXELS * CHANNELS;  // Bytes of a warp's row.
    WARP_SCRATCH(scratch, 2 * PIXELS * CHANNELS);
    const Image luma = image_at(y_src, y_from), us = image_at(u_src, u_from), vs = image_at(v_src, v_from), out = image_at(dst, to);
    const int lane = threadIdx.x, first = blockIdx.x * (32 * PIXELS), x = first + lane * PIXELS;
    const int y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2, rows = min(2, out.height - y);
    if (y >= out.height) return;
    u32 light[2][2] = {{0, 0}, {0, 0}}, u = 0, v = 0;
    if (x < out.width) {
        load_luma(light[0], luma, x, y);
        if (rows == 2) load_luma(light[1], luma, x, y + 1);
        load_chroma(u, v, us, vs, x / 2, y / 2);
    }
    const bool together = out.column == CHANNELS && out.channel == 1;
    const bool planes = out.column == 1 && x + PIXELS <= out.width &&
                        aligned((const void*)((u64)at<u8>(out, x, y) | (u64)out.row | (u64)out.channel), 8);
    int chroma[3][PIXELS / 2];
#pragma unroll
    for (int i = 0; i < PIXELS / 2; i++) {
        const int du = (int)byte_of(u, i) - 128, dv = (int)byte_of(v, i) - 128, half = 1 << (FRACTION - 1);
        const int red = how.red_v * dv + half, blue = how.blue_u * du + half;
        chroma[0][i] = how.blue_first ? blue : red;
        chroma[1][i] = how.green_u * du + how.green_v * dv + half;
        chroma[2][i] = how.blue_first ? red : blue;
    }
#pragma unroll 1
    for (int row = 0; row < 2; row++, light[0][0] = light[1][0], light[0][1] = light[1][1]) {
        int value[PIXELS][CHANNELS];
#pragma unroll
        for (int i = 0; i < PIXELS; i++) {
            const int bright = max((int)byte_of(light[0][i / 4], i % 4) - how.offset, 0) * how.luma;
#pragma unroll
            for (int c = 0; c < 3; c++) value[i][c] = (bright + chroma[c][i / 2]) >> FRACTION;
            if (CHANNELS == 4) value[i][CHANNELS - 1] = 255;
        }
        if (planes) {
            if (row < rows) {
#pragma unroll
                for (int c = 0; c < CHANNELS; c++) {
                    *(uint2*)at<u8>(out, x, y + row, c) = make_uint2(pack4(value[0][c], value[1][c], value[2][c], value[3][c]),
                                                                     pack4(value[4][c], value[5][c], value[6][c], value[7][c]));
                }
            }
        } else {
            uint2* mine = (uint2*)(scratch + row * ROW + lane * PIXELS * CHANNELS);
#pragma unroll
            for (int i = 0; i < CHANNELS; i++) {
                u32 words[2];
#pragma unroll
                for (int k = 0; k < 2; k++) {
                    const int n = 8 * i + 4 * k;
                    words[k] = pack4(value[n / CHANNELS][n % CHANNELS], value[(n + 1) / CHANNELS][(n + 1) % CHANNELS],
                                     value[(n + 2) / CHANNELS][(n + 2) % CHANNELS], value[(n + 3) / CHANNELS][(n + 3) % CHANNELS]);
                }
                mine[i] = make_uint2(words[0], words[1]);
            }
        }
    }
    if (together) {
        __syncwarp();
        const int bytes = min(32 * PIXELS, out.width - first) * CHANNELS;
#pragma unroll 1
        for (int row = 0; row < rows; row++) copy_by_warp(at<u8>(out, first, y + row), scratch + row * ROW, bytes, lane);
    } else if (!planes) {
#pragma unroll 1
        for (int row = 0; row < rows; row++) {
            const u8* mine = scratch + row * ROW + lane * PIXELS * CHANNELS;
#pragma unroll 1
            for (int i = 0; i < min(PIXELS, out.width - x) * CHANNELS; i++) *at<u8>(out, x + i / CHANNELS, y + row, i % CHANNELS) = mine[i];
        }
    }
}

#define FROM_KERNEL(CHANNELS)                                                                                               \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) from_yuv_##CHANNELS(                                     \
        const void* y, Batch y_from, const void* u, Batch u_from, const void* v, Batch v_from, void* dst, Batch to, FromYuv how) { \
        from_yuv<CHANNELS>(y, y_from, u, u_from, v, v_from, dst, to, how);                                                  \
    }
FROM_KERNEL(3)
FROM_KERNEL(4)

// The 2 × 2 pixels of one chroma value of an image or plane: a thread's share. As SQUARES_TILE of src/image/yuv.ts.
struct Square {
    u8* first;
    i64 right, below;  // Steps from there. Beyond the last column or row lies the same pixel again.

    __device__ __forceinline__ Square(const Image& image, int x, int y)
        : first(at<u8>(image, x, y)), right(x + 1 < image.width ? image.column : 0), below(y + 1 < image.height ? image.row : 0) {}
    // Pixel `i`, in the order of rows.
    __device__ __forceinline__ u8* pixel(int i) const { return first + (i & 1 ? right : 0) + (i & 2 ? below : 0); }
};
#define THIS_SQUARE(x, y, image)                                                                                       \
    const int x = (blockIdx.x * BLOCK_X + threadIdx.x) * 2, y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2;              \
    if (x >= image.width || y >= image.height) return

// The same for 10 bits, in units of the 16 bits: (luma - offset) * factor and (chroma - 32768) * factor, of a result of `type`.
struct FromYuv16 {
    float offset, luma, red_v, green_u, green_v, blue_u;
    int blue_first, type;
};

template <class T>
__device__ __forceinline__ void from_yuv16(float (&light)[4], float u, float v, const Image& out, int x, int y, int channels,
                                           const FromYuv16& how) {
    const Square square(out, x, y);
#pragma unroll 1
    for (int i = 0; i < 4; i++) {
        const float bright = fmaxf(light[0] - how.offset, 0.0f) * how.luma;
        light[0] = light[1], light[1] = light[2], light[2] = light[3];
        const float red = fmaf(how.red_v, v, bright), blue = fmaf(how.blue_u, u, bright);
        u8* p = square.pixel(i);
        store((T*)p, how.blue_first ? blue : red);
        store((T*)(p + out.channel), fmaf(how.green_v, v, fmaf(how.green_u, u, bright)));
        store((T*)(p + 2 * out.channel), how.blue_first ? red : blue);
        if (channels == 4) store((T*)(p + 3 * out.channel), 65535.0f);
    }
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) from_yuv16(
    const void* y_src, Batch y_from, const void* u_src, Batch u_from, const void* v_src, Batch v_from, void* dst, Batch to, FromYuv16 how) {
    const Image luma = image_at(y_src, y_from), us = image_at(u_src, u_from), vs = image_at(v_src, v_from), out = image_at(dst, to);
    THIS_SQUARE(x, y, out);
    const Square square(luma, x, y);
    float light[4];
#pragma unroll
    for (int i = 0; i < 4; i++) light[i] = load((const u16*)square.pixel(i));
    const float u = load(at<u16>(us, x / 2, y / 2)) - 32768.0f, v = load(at<u16>(vs, x / 2, y / 2)) - 32768.0f;
    if (how.type == U8) from_yuv16<u8>(light, u, v, out, x, y, to.channels, how);
    else from_yuv16<u16>(light, u, v, out, x, y, to.channels, how);
}

// For luma and chroma, each with the factors of a pixel's first three channels, with FRACTION bits, and its summand. Chroma is that
// of the first of each 2 × 2 pixels, as in OpenCV.
struct ToYuv {
    int y[4], u[4], v[4];
};

__device__ __forceinline__ u8 weigh(const int (&w)[4], const int (&pixel)[3]) {
    return (u8)min(max((w[0] * pixel[0] + w[1] * pixel[1] + w[2] * pixel[2] + w[3]) >> FRACTION, 0), 255);
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) to_yuv(
    const void* src, Batch from, void* u_dst, Batch u_to, void* v_dst, Batch v_to, void* y_dst, Batch y_to, ToYuv how) {
    const Image in = image_at(src, from), us = image_at(u_dst, u_to), vs = image_at(v_dst, v_to), luma = image_at(y_dst, y_to);
    THIS_SQUARE(x, y, luma);
    const Square square(in, x, y), made(luma, x, y);
    int value[4][3];
#pragma unroll
    for (int i = 0; i < 12; i++) value[i / 3][i % 3] = __ldg(square.pixel(i / 3) + i % 3 * in.channel);
#pragma unroll
    for (int i = 0; i < 4; i++) *made.pixel(i) = weigh(how.y, value[i]);
    *at<u8>(us, x / 2, y / 2) = weigh(how.u, value[0]);
    *at<u8>(vs, x / 2, y / 2) = weigh(how.v, value[0]);
}

// The same for 10 bits, by floats, from RGB of `type`.
struct ToYuv16 {
    float y[4], u[4], v[4];
    int blue_first, type;
};

// Ten bits in the high bits.
__device__ __forceinline__ u16 weigh(const float (&w)[4], float r, float g, float b) {
    return (u16)(min(max(__float2int_rn(fmaf(w[2], b, fmaf(w[0], r, __fmul_rn(w[1], g))) + w[3]), 0), 1023) << 6);
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) to_yuv16(
    const void* src, Batch from, void* u_dst, Batch u_to, void* v_dst, Batch v_to, void* y_dst, Batch y_to, ToYuv16 how) {
    const Image in = image_at(src, from), us = image_at(u_dst, u_to), vs = image_at(v_dst, v_to), luma = image_at(y_dst, y_to);
    THIS_SQUARE(x, y, luma);
    const Square square(in, x, y), made(luma, x, y);
    float value[4][3];
#pragma unroll
    for (int i = 0; i < 12; i++) {
        const u8* p = square.pixel(i / 3) + (how.blue_first ? 2 - i % 3 : i % 3) * in.channel;
        value[i / 3][i % 3] = how.type == U8 ? load(p) : load((const u16*)p);
    }
#pragma unroll
    for (int i = 0; i < 4; i++) *(u16*)made.pixel(i) = weigh(how.y, value[i][0], value[i][1], value[i][2]);
    *at<u16>(us, x / 2, y / 2) = weigh(how.u, value[0][0], value[0][1], value[0][2]);
    *at<u16>(vs, x / 2, y / 2) = weigh(how.v, value[0][0], value[0][1], value[0][2]);
}
