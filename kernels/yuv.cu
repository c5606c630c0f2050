// Frames of decoders: luma, and chroma of every second row and column, into RGB and back. 8 bits by whole numbers, in the
// fixed-point arithmetic of OpenCV's cvtColor; 10 bits in the high bits of 16 (P010) by floats.
#include "yuv.cuh"

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

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) from_yuv(FROM_FRAMES(FromYuv)) {
    WARP_SCRATCH(scratch, 2 * PIXELS * 4);
    const Frame frame = FROM_FRAME;
    const Image& out = frame.rgb;
    const int channels = to.channels, row_bytes = 32 * PIXELS * channels;
    const int lane = threadIdx.x, first = blockIdx.x * (32 * PIXELS), x = first + lane * PIXELS;
    const int y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2, rows = min(2, out.height - y);
    if (y >= out.height) return;
    u32 light[2][2] = {{0, 0}, {0, 0}}, u = 0, v = 0;
    if (x < out.width) {
        load_luma(light[0], frame.y, x, y);
        if (rows == 2) load_luma(light[1], frame.y, x, y + 1);
        load_chroma(u, v, frame.u, frame.v, x / 2, y / 2);
    }
    const bool together = out.column == channels && out.channel == 1;
    int chroma[3][PIXELS / 2];
#pragma unroll
    for (int i = 0; i < PIXELS / 2; i++) {
        const int du = (int)byte_of(u, i) - 128, dv = (int)byte_of(v, i) - 128, half = 1 << (FRACTION - 1);
        const int red = how.red_v * dv + half, blue = how.blue_u * du + half;
        chroma[0][i] = how.blue_first ? blue : red;
        chroma[1][i] = how.green_u * du + how.green_v * dv + half;
        chroma[2][i] = how.blue_first ? red : blue;
    }
    u8* const mine = scratch + lane * PIXELS * channels;
#pragma unroll 1
    for (int row = 0; row < rows; row++, light[0][0] = light[1][0], light[0][1] = light[1][1]) {
        int value[PIXELS][3];
#pragma unroll
        for (int i = 0; i < PIXELS; i++) {
            const int bright = max((int)byte_of(light[0][i / 4], i % 4) - how.offset, 0) * how.luma;
#pragma unroll
            for (int c = 0; c < 3; c++) value[i][c] = (bright + chroma[c][i / 2]) >> FRACTION;
        }
        if (channels == 4) {
            uint4* p = (uint4*)(mine + row * row_bytes);
#pragma unroll
            for (int i = 0; i < PIXELS; i += 4) {
                u32 words[4];
#pragma unroll
                for (int k = 0; k < 4; k++) words[k] = pack4(value[i + k][0], value[i + k][1], value[i + k][2], 255);
                p[i / 4] = make_uint4(words[0], words[1], words[2], words[3]);
            }
        } else {
            uint2* p = (uint2*)(mine + row * row_bytes);
            const int* v = value[0];
#pragma unroll
            for (int i = 0; i < 3; i++, v += 8) p[i] = make_uint2(pack4(v[0], v[1], v[2], v[3]), pack4(v[4], v[5], v[6], v[7]));
        }
    }
    if (together) {
        __syncwarp();
        const int bytes = min(32 * PIXELS, out.width - first) * channels;
#pragma unroll 1
        for (int row = 0; row < rows; row++) copy_by_warp(at<u8>(out, first, y + row), scratch + row * row_bytes, bytes, lane);
    } else {
#pragma unroll 1
        for (int row = 0; row < rows; row++) {
            const u8* p = mine + row * row_bytes;
#pragma unroll 1
            for (int i = 0; i < min(PIXELS, out.width - x); i++) {
#pragma unroll 1
                for (int c = 0; c < channels; c++) *at<u8>(out, x + i, y + row, c) = *p++;
            }
        }
    }
}

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

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) from_yuv16(FROM_FRAMES(FromYuv16)) {
    const Frame frame = FROM_FRAME;
    const Image& out = frame.rgb;
    THIS_SQUARE(x, y, out);
    const Square luma(frame.y, x, y), made(out, x, y);
    float light[4];
#pragma unroll
    for (int i = 0; i < 4; i++) light[i] = load((const u16*)luma.pixel(i));
    const float cu = load(at<u16>(frame.u, x / 2, y / 2)) - 32768.0f, cv = load(at<u16>(frame.v, x / 2, y / 2)) - 32768.0f;
    const int type = how.type == U8 ? U8 : U16;
#pragma unroll 1
    for (int i = 0; i < 4; i++) {
        const float bright = fmaxf(light[0] - how.offset, 0.0f) * how.luma;
        light[0] = light[1], light[1] = light[2], light[2] = light[3];
        const float red = fmaf(how.red_v, cv, bright), blue = fmaf(how.blue_u, cu, bright);
        u8* p = made.pixel(i);
        store_as(type, p, how.blue_first ? blue : red);
        store_as(type, p + out.channel, fmaf(how.green_v, cv, fmaf(how.green_u, cu, bright)));
        store_as(type, p + 2 * out.channel, how.blue_first ? red : blue);
        if (to.channels == 4) store_as(type, p + 3 * out.channel, 65535.0f);
    }
}

__device__ __forceinline__ u8 weigh(const int (&w)[4], const int (&pixel)[3]) {
    return (u8)min(max((w[0] * pixel[0] + w[1] * pixel[1] + w[2] * pixel[2] + w[3]) >> FRACTION, 0), 255);
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) to_yuv(TO_FRAMES(ToYuv)) {
    const Frame frame = TO_FRAME;
    THIS_SQUARE(x, y, frame.y);
    const Square square(frame.rgb, x, y), luma(frame.y, x, y);
    int value[4][3];
#pragma unroll
    for (int i = 0; i < 12; i++) value[i / 3][i % 3] = __ldg(square.pixel(i / 3) + i % 3 * frame.rgb.channel);
#pragma unroll
    for (int i = 0; i < 4; i++) *luma.pixel(i) = weigh(how.y, value[i]);
    *at<u8>(frame.u, x / 2, y / 2) = weigh(how.u, value[0]);
    *at<u8>(frame.v, x / 2, y / 2) = weigh(how.v, value[0]);
}

// Ten bits in the high bits, of red, green and blue.
__device__ __forceinline__ u16 weigh(const float (&w)[4], const float (&rgb)[3]) {
    return (u16)(min(max(__float2int_rn(fmaf(w[2], rgb[2], fmaf(w[0], rgb[0], __fmul_rn(w[1], rgb[1]))) + w[3]), 0), 1023) << 6);
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) to_yuv16(TO_FRAMES(ToYuv16)) {
    const Frame frame = TO_FRAME;
    THIS_SQUARE(x, y, frame.y);
    const Square square(frame.rgb, x, y), luma(frame.y, x, y);
    const i64 step = how.blue_first ? -frame.rgb.channel : frame.rgb.channel, red = how.blue_first ? 2 * frame.rgb.channel : 0;
    float value[4][3];
    if (how.type == U8) {
#pragma unroll
        for (int i = 0; i < 12; i++) value[i / 3][i % 3] = load(square.pixel(i / 3) + red + i % 3 * step);
    } else {
#pragma unroll
        for (int i = 0; i < 12; i++) value[i / 3][i % 3] = load((const u16*)(square.pixel(i / 3) + red + i % 3 * step));
    }
#pragma unroll
    for (int i = 0; i < 4; i++) *(u16*)luma.pixel(i) = weigh(how.y, value[i]);
    *at<u16>(frame.u, x / 2, y / 2) = weigh(how.u, value[0]);
    *at<u16>(frame.v, x / 2, y / 2) = weigh(how.v, value[0]);
}
