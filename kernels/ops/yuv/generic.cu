// Video frames, luma and chroma of every second row and column, to RGB and back. 8 bits use the fixed-point
// arithmetic of OpenCV's cvtColor; 10 bits in the high bits of 16 (P010) use floats.
#include "core/yuv.cuh"

// The 2 × 2 pixels that share a chroma value. Beyond the last column or row the pixel repeats.
struct Square {
    u8* first;
    i64 right, below;

    DEVICE Square(const Image& image, int x, int y)
        : first(at<u8>(image, x, y)),
          right(x + 1 < image.width ? image.column : 0),
          below(y + 1 < image.height ? image.row : 0) {}
    // Pixel `i` in row order.
    DEVICE u8* pixel(int i) const { return first + (i & 1 ? right : 0) + (i & 2 ? below : 0); }
};
#define THIS_SQUARE(x, y, image)                                                                          \
    const int x = (blockIdx.x * BLOCK_X + threadIdx.x) * 2, y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2; \
    if (x >= image.width || y >= image.height) return

extern "C" KERNEL() from_yuv(FROM_FRAME(YuvToRgb8)) {
    const Frame frame = FRAME_FROM;
    const Image& out = frame.rgb;
    THIS_SQUARE(x, y, out);
    const Square luma(frame.y, x, y), target(out, x, y);
    int light[4];
    UNROLL(i, 4) light[i] = __ldg(luma.pixel(i));
    const int du = *at<u8>(frame.u, x / 2, y / 2) - 128;
    const int dv = *at<u8>(frame.v, x / 2, y / 2) - 128, half = 1 << (YUV_FRACTION - 1);
    const int red = k.red_v * dv + half, green = k.green_u * du + k.green_v * dv + half, blue = k.blue_u * du + half;
    const int chroma[3] = {k.blue_first ? blue : red, green, k.blue_first ? red : blue};
    NO_UNROLL for (int i = 0; i < 4; i++) {
        const int bright = max(light[0] - k.offset, 0) * k.luma;
        rotate(light, 0);
        u8* p = target.pixel(i);
        UNROLL(c, 3) p[c * out.channel] = (u8)min(max((bright + chroma[c]) >> YUV_FRACTION, 0), 255);
        if (to.channels == 4) p[3 * out.channel] = 255;
    }
}

extern "C" KERNEL() from_yuv16(FROM_FRAME(YuvToRgb10)) {
    const Frame frame = FRAME_FROM;
    const Image& out = frame.rgb;
    THIS_SQUARE(x, y, out);
    const Square luma(frame.y, x, y), target(out, x, y);
    float light[4];
    UNROLL(i, 4) light[i] = load((const u16*)luma.pixel(i));
    const float cu = load(at<u16>(frame.u, x / 2, y / 2)) - 32768.0f;
    const float cv = load(at<u16>(frame.v, x / 2, y / 2)) - 32768.0f;
    const int type = k.type == U8 ? U8 : U16;
    NO_UNROLL for (int i = 0; i < 4; i++) {
        const float bright = fmaxf(light[0] - k.offset, 0.0f) * k.luma;
        rotate(light, 0.0f);
        const float red = fmaf(k.red_v, cv, bright), blue = fmaf(k.blue_u, cu, bright);
        u8* p = target.pixel(i);
        store_as(type, p, k.blue_first ? blue : red);
        store_as(type, p + out.channel, fmaf(k.green_v, cv, fmaf(k.green_u, cu, bright)));
        store_as(type, p + 2 * out.channel, k.blue_first ? red : blue);
        if (to.channels == 4) store_as(type, p + 3 * out.channel, 65535.0f);
    }
}

extern "C" KERNEL() to_yuv(TO_FRAME(RgbToYuv8)) {
    const Frame frame = FRAME_TO;
    THIS_SQUARE(x, y, frame.y);
    const Square square(frame.rgb, x, y), luma(frame.y, x, y);
    const auto clamped = [](int value) { return (u8)min(max(value, 0), 255); };
    int value[3];
    // The first pixel last, because chroma is that of the first one.
    NO_UNROLL for (int i = 3; i >= 0; i--) {
        const u8* p = square.pixel(i);
        UNROLL(c, 3) value[c] = __ldg(p + c * frame.rgb.channel);
        *luma.pixel(i) = clamped(weigh(k.y, value));
    }
    *at<u8>(frame.u, x / 2, y / 2) = clamped(weigh(k.u, value));
    *at<u8>(frame.v, x / 2, y / 2) = clamped(weigh(k.v, value));
}

// 10 bits in the high bits of 16, from red, green and blue.
DEVICE u16 weigh(const float (&w)[4], const float (&rgb)[3]) {
    return (u16)(min(max(__float2int_rn(weigh(w, rgb[0], rgb[1], rgb[2])), 0), 1023) << 6);
}

extern "C" KERNEL() to_yuv16(TO_FRAME(RgbToYuv10)) {
    const Frame frame = FRAME_TO;
    THIS_SQUARE(x, y, frame.y);
    const Square square(frame.rgb, x, y), luma(frame.y, x, y);
    const i64 step = k.blue_first ? -frame.rgb.channel : frame.rgb.channel;
    const i64 red = k.blue_first ? 2 * frame.rgb.channel : 0;
    const int type = k.type == U8 ? U8 : U16;
    float value[3];
    NO_UNROLL for (int i = 3; i >= 0; i--) {
        const u8* p = square.pixel(i) + red;
        UNROLL(c, 3) value[c] = load_as(type, p + c * step);
        *(u16*)luma.pixel(i) = weigh(k.y, value);
    }
    *at<u16>(frame.u, x / 2, y / 2) = weigh(k.u, value);
    *at<u16>(frame.v, x / 2, y / 2) = weigh(k.v, value);
}
