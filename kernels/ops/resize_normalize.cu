// Bilinear resizing of a region and per-channel multiply-add: interleaved u8 to f32 in any layout.
//
// Pixel centers are at half-integers, without antialiasing, and edges are clamped: OpenCV's INTER_LINEAR on
// float images, and PyTorch's interpolate(mode="bilinear", align_corners=False, antialias=False).
#include "access/word_pair.cuh"

// Source positions along an axis, with this many fraction bits: of the first output pixel, and the step to the
// next. Integers, because loads depend on them and integer arithmetic has lower latency than double.
EXPORTED constexpr int RESIZE_FRACTION = 44;
struct ResizeAxis { i64 start, step; };

DEVICE Tap tap_at(int output, const ResizeAxis& axis, int size) {
    const i64 position = axis.start + output * axis.step;
    const int index = (int)(position >> RESIZE_FRACTION);
    return tap_at(SamplePosition{index, __uint2float_rn((u32)(position >> RESIZE_FRACTION - 32)) * 0x1p-32f}, size);
}

// Strides of `src` count bytes, those of `dst` elements.
template <int CHANNELS>
KERNEL() resize_normalize(const u8* __restrict__ src, i64 src_row, i64 src_image, int src_width, int src_height,
                          float* __restrict__ dst, i64 dst_channel, i64 dst_row, i64 dst_column, i64 dst_image,
                          int dst_width, int dst_height, i64 start_x, i64 step_x, i64 start_y, i64 step_y,
                          float scale0, float scale1, float scale2, float scale3, float offset0, float offset1,
                          float offset2, float offset3) {
    const ResizeAxis along = {start_x, step_x}, down = {start_y, step_y};
    const float scale[4] = {scale0, scale1, scale2, scale3}, offset[4] = {offset0, offset1, offset2, offset3};
    const int column = blockIdx.x * BLOCK_X + threadIdx.x, row = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (column >= dst_width || row >= dst_height) return;
    const Tap x = tap_at(column, along, src_width), y = tap_at(row, down, src_height);
    const u8* upper = src + blockIdx.z * src_image + y.index * src_row + x.index * CHANNELS;
    const u8* lower = upper + (src_height > 1 ? src_row : 0);
    dst += blockIdx.z * dst_image + column * dst_column + row * dst_row;
    if (overruns<CHANNELS>(x.index, y.index + 1, src_width, src_height)) {
        const int next = src_width > 1 ? CHANNELS : 0;
        UNROLL(c, CHANNELS) {
            const float value = bilinear(upper + c, upper + c + next, lower + c, lower + c + next, x.weight, y.weight);
            dst[c * dst_channel] = __fmaf_rn(value, scale[c], offset[c]);
        }
        return;
    }
    const Pair<CHANNELS, true> top(upper), bottom(lower);
    UNROLL(c, CHANNELS) {
        const float value = lerp(top.between(c, x.weight), bottom.between(c, x.weight), y.weight);
        dst[c * dst_channel] = __fmaf_rn(value, scale[c], offset[c]);
    }
}

INSTANCES(resize_normalize_u8_c1 = resize_normalize<1>, resize_normalize_u8_c3 = resize_normalize<3>)
INSTANCES(resize_normalize_u8_c4 = resize_normalize<4>)
