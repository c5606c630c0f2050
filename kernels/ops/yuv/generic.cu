// Frames of decoders: luma, and chroma of every second row and column, into RGB and back. 8 bits by whole numbers, in the
// fixed-point arithmetic of OpenCV's cvtColor; 10 bits in the high bits of 16 (P010) by floats.
#include "core/yuv.cuh"

// The 2 × 2 pixels of one chroma value of an image or plane: a thread's share. As SQUARES_TILE of src/image/core/yuv/convert.ts.
struct Square {
    u8* first;
    i64 right, below;  // Steps from there. Beyond the last column or row lies the same pixel again.

    DEVICE Square(const Image& image, int x, int y)
        : first(at<u8>(image, x, y)), right(x + 1 < image.width ? image.column : 0), below(y + 1 < image.height ? image.row : 0) {}
    // Pixel `i`, in the order of rows.
    DEVICE u8* pixel(int i) const { return first + (i & 1 ? right : 0) + (i & 2 ? below : 0); }
};
#define THIS_SQUARE(x, y, image)                                                                                       \
    const int x = (blockIdx.x * BLOCK_X + threadIdx.x) * 2, y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2;              \
    if (x >= image.width || y >= image.height) return

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) from_yuv(FROM_FRAMES(YuvToRgb8)) {
    const Frame frame = FROM_FRAME;
    const Image& out = frame.rgb;
    THIS_SQUARE(x, y, out);
    const Square luma(frame.y, x, y), made(out, x, y);
    int light[4];
    UNROLL(i, 4) light[i] = __ldg(luma.pixel(i));
    const int du = *at<u8>(frame.u, x / 2, y / 2) - 128, dv = *at<u8>(frame.v, x / 2, y / 2) - 128, half = 1 << (FRACTION - 1);
    const int red = how.red_v * dv + half, green = how.green_u * du + how.green_v * dv + half, blue = how.blue_u * du + half;
    const int chroma[3] = {how.blue_first ? blue : red, green, how.blue_first ? red : blue};
#pragma unroll 1
    for (int i = 0; i < 4; i++) {
        const int bright = max(light[0] - how.offset, 0) * how.luma;
        light[0] = light[1], light[1] = light[2], light[2] = light[3];
        u8* p = made.pixel(i);
#pragma unroll
        for (int c = 0; c < 3; c++, p += out.channel) *p = (u8)min(max((bright + chroma[c]) >> FRACTION, 0), 255);
        if (to.channels == 4) *p = 255;
    }
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) from_yuv16(FROM_FRAMES(YuvToRgb10)) {
    const Frame frame = FROM_FRAME;
    const Image& out = frame.rgb;
    THIS_SQUARE(x, y, out);
    const Square luma(frame.y, x, y), made(out, x, y);
    float light[4];
    UNROLL(i, 4) light[i] = load((const u16*)luma.pixel(i));
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

DEVICE u8 weigh(const int (&w)[4], const int (&pixel)[3]) {
    return (u8)min(max((w[0] * pixel[0] + w[1] * pixel[1] + w[2] * pixel[2] + w[3]) >> FRACTION, 0), 255);
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) to_yuv(TO_FRAMES(RgbToYuv8)) {
    const Frame frame = TO_FRAME;
    THIS_SQUARE(x, y, frame.y);
    const Square square(frame.rgb, x, y), luma(frame.y, x, y);
    int value[3];
    // The first pixel comes last: chroma is of it.
#pragma unroll 1
    for (int i = 3; i >= 0; i--) {
        const u8* p = square.pixel(i);
#pragma unroll
        for (int c = 0; c < 3; c++, p += frame.rgb.channel) value[c] = __ldg(p);
        *luma.pixel(i) = weigh(how.y, value);
    }
    *at<u8>(frame.u, x / 2, y / 2) = weigh(how.u, value);
    *at<u8>(frame.v, x / 2, y / 2) = weigh(how.v, value);
}

// Ten bits in the high bits, of red, green and blue.
DEVICE u16 weigh(const float (&w)[4], const float (&rgb)[3]) {
    return (u16)(min(max(__float2int_rn(fmaf(w[2], rgb[2], fmaf(w[0], rgb[0], __fmul_rn(w[1], rgb[1]))) + w[3]), 0), 1023) << 6);
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) to_yuv16(TO_FRAMES(RgbToYuv10)) {
    const Frame frame = TO_FRAME;
    THIS_SQUARE(x, y, frame.y);
    const Square square(frame.rgb, x, y), luma(frame.y, x, y);
    const i64 step = how.blue_first ? -frame.rgb.channel : frame.rgb.channel, red = how.blue_first ? 2 * frame.rgb.channel : 0;
    const int type = how.type == U8 ? U8 : U16;
    float value[3];
#pragma unroll 1
    for (int i = 3; i >= 0; i--) {
        const u8* p = square.pixel(i) + red;
#pragma unroll
        for (int c = 0; c < 3; c++, p += step) value[c] = load_as(type, p);
        *(u16*)luma.pixel(i) = weigh(how.y, value);
    }
    *at<u16>(frame.u, x / 2, y / 2) = weigh(how.u, value);
    *at<u16>(frame.v, x / 2, y / 2) = weigh(how.v, value);
}
