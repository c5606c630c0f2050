// Bilinear resize of a part + per-channel multiply-add + interleaved u8 → f32 in any layout, a batch in one launch.
//
// Pixel centres are at half-integers, nothing is antialiased, the edge is clamped: OpenCV's INTER_LINEAR (on float images),
// and PyTorch's interpolate(mode="bilinear", align_corners=False, antialias=False).
#include "access/word_pair.cuh"

// Where the pixels of the result lie along an axis of the source, in 2^-44 of a pixel: the first, and how far it is to the next.
// Nothing can be read before a place is known, and whole numbers are known sooner than doubles.
EXPORTED struct ResizeAxis {
    i64 start, step;
};

DEVICE Tap tap_at(int output, const ResizeAxis& axis, int size) {
    const i64 position = axis.start + output * axis.step;
    return tap_at(SamplePosition{(int)(position >> 44), __uint2float_rn((u32)(position >> 12)) * 0x1p-32f}, size);
}

// src: rows `src_row` bytes apart, images `src_image` bytes apart, pixels without gaps. dst: strides count elements.
// Grid: (dst_width / BLOCK_X, dst_height / BLOCK_Y, batch), rounded up.
template <int CHANNELS>
DEVICE void resize_normalize(
    const u8* __restrict__ src, i64 src_row, i64 src_image, int src_width, int src_height,
    float* __restrict__ dst, i64 dst_channel, i64 dst_row, i64 dst_column, i64 dst_image, int dst_width, int dst_height,
    const ResizeAxis& along, const ResizeAxis& down, const float (&scale)[4], const float (&offset)[4]) {
    const int column = blockIdx.x * BLOCK_X + threadIdx.x, row = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (column >= dst_width || row >= dst_height) return;
    const Tap x = tap_at(column, along, src_width), y = tap_at(row, down, src_height);
    const u8* upper = src + blockIdx.z * src_image + y.index * src_row + x.index * CHANNELS;
    const u8* lower = upper + (src_height > 1 ? src_row : 0);
    dst += blockIdx.z * dst_image + column * dst_column + row * dst_row;
    if (overruns<CHANNELS>(x.index, y.index + 1, src_width, src_height)) {
        const int next = src_width > 1 ? CHANNELS : 0;
        UNROLL(c, CHANNELS) {
            const float top = lerp(load(upper + c), load(upper + c + next), x.weight);
            const float bottom = lerp(load(lower + c), load(lower + c + next), x.weight);
            dst[c * dst_channel] = __fmaf_rn(lerp(top, bottom, y.weight), scale[c], offset[c]);
        }
        return;
    }
    const Pair<CHANNELS, true> top(upper), bottom(lower);
    UNROLL(c, CHANNELS) {
        dst[c * dst_channel] = __fmaf_rn(lerp(top.between(c, x.weight), bottom.between(c, x.weight), y.weight), scale[c], offset[c]);
    }
}

#define KERNEL(CHANNELS)                                                                                                    \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) resize_normalize_u8_c##CHANNELS(                         \
        const u8* src, i64 src_row, i64 src_image, int src_width, int src_height, float* dst, i64 dst_channel, i64 dst_row, \
        i64 dst_column, i64 dst_image, int dst_width, int dst_height, i64 start_x, i64 step_x, i64 start_y, i64 step_y,     \
        float scale0, float scale1, float scale2, float scale3, float offset0, float offset1, float offset2, float offset3) { \
        const float scale[4] = {scale0, scale1, scale2, scale3};                                                            \
        const float offset[4] = {offset0, offset1, offset2, offset3};                                                       \
        resize_normalize<CHANNELS>(src, src_row, src_image, src_width, src_height, dst, dst_channel, dst_row, dst_column,   \
                                   dst_image, dst_width, dst_height, {start_x, step_x}, {start_y, step_y}, scale, offset);  \
    }

KERNEL(1)
KERNEL(3)
KERNEL(4)
