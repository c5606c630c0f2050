// Bilinear resize + per-channel multiply-add + interleaved u8 → f32 in any layout, a batch in one launch.
//
// Pixel centres are at half-integers, nothing is antialiased, the edge is clamped: OpenCV's INTER_LINEAR (on float images),
// and PyTorch's interpolate(mode="bilinear", align_corners=False, antialias=False).
#include "interpolation.cuh"

// Block: 32 × 8 threads. A thread makes ROWS output pixels of one column, so that 2 · ROWS source reads are under way at once.
#ifndef ROWS
#define ROWS 1
#endif

// Where an output coordinate lies in the source: between `index` and its successor, `weight` of the way.
struct Tap {
    int index;
    float weight;
};

// `index` is at most size - 2 (0 if size is 1), so that its successor exists where there is one.
__device__ __forceinline__ Tap locate(int output, double scale, int size) {
    const Place place = place_at(resized_position(output, scale));
    Tap tap = {place.index, place.t};
    if (tap.index < 0) tap = {0, 0.0f};
    if (tap.index >= size - 1) tap = size > 1 ? Tap{size - 2, 1.0f} : Tap{0, 0.0f};
    return tap;
}

// One output value from its four source values.
__device__ __forceinline__ float blend(float p00, float p01, float p10, float p11, float tx, float ty, float scale, float offset) {
    return __fmaf_rn(lerp(lerp(p00, p01, tx), lerp(p10, p11, tx), ty), scale, offset);
}

// src: rows `src_row` bytes apart, images `src_image` bytes apart, pixels without gaps. dst: strides count elements.
// Grid: (dst_width / BLOCK_X, dst_height / (BLOCK_Y · ROWS), batch), rounded up.
template <int CHANNELS>
__device__ __forceinline__ void resize_normalize(
    const u8* __restrict__ src, i64 src_row, i64 src_image, int src_width, int src_height,
    float* __restrict__ dst, i64 dst_channel, i64 dst_row, i64 dst_column, i64 dst_image, int dst_width, int dst_height,
    double scale_x, double scale_y, const float (&scale)[4], const float (&offset)[4]) {
    const int column = blockIdx.x * BLOCK_X + threadIdx.x;
    const int row = (blockIdx.y * BLOCK_Y + threadIdx.y) * ROWS;
    if (column >= dst_width || row >= dst_height) return;
    const int rows = min(ROWS, dst_height - row);

    const Tap x = locate(column, scale_x, src_width);
    Tap y[ROWS];
#pragma unroll
    for (int r = 0; r < ROWS; r++) y[r] = locate(min(row + r, dst_height - 1), scale_y, src_height);

    src += blockIdx.z * src_image + x.index * CHANNELS;
    dst += blockIdx.z * dst_image + column * dst_column + row * dst_row;
    const i64 next_row = src_height > 1 ? src_row : 0;

    // Words may reach 3 bytes past a pair of pixels: into the next row, but behind the last row there may be nothing.
    const bool last_row = y[ROWS - 1].index + 2 >= src_height;
    const bool near_end = (x.index + 2) * CHANNELS + 3 > src_width * CHANNELS;
    const bool tiny = src_width * CHANNELS < 8;
    if (tiny || (last_row && near_end)) {
        const int next = src_width > 1 ? CHANNELS : 0;
#pragma unroll 1
        for (int r = 0; r < rows; r++) {
            const Tap tap = locate(row + r, scale_y, src_height);
            const u8* p = src + tap.index * src_row;
            const u8* q = p + next_row;
#pragma unroll
            for (int c = 0; c < CHANNELS; c++) {
                dst[c * dst_channel + r * dst_row] =
                    blend(__ldg(p + c), __ldg(p + c + next), __ldg(q + c), __ldg(q + c + next), x.weight, tap.weight, scale[c], offset[c]);
            }
        }
        return;
    }

    Bytes<2 * CHANNELS> top[ROWS], bottom[ROWS];
#pragma unroll
    for (int r = 0; r < ROWS; r++) {
        const u8* p = src + y[r].index * src_row;
        top[r] = load_words<2 * CHANNELS>(p);
        bottom[r] = load_words<2 * CHANNELS>(p + next_row);
    }
#pragma unroll
    for (int r = 0; r < ROWS; r++) {
        if (r >= rows) break;
#pragma unroll
        for (int c = 0; c < CHANNELS; c++) {
            dst[c * dst_channel + r * dst_row] = blend(top[r][c], top[r][c + CHANNELS], bottom[r][c], bottom[r][c + CHANNELS],
                                                       x.weight, y[r].weight, scale[c], offset[c]);
        }
    }
}

#define KERNEL(CHANNELS)                                                                                                       \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) resize_normalize_u8_c##CHANNELS(                            \
        const u8* src, i64 src_row, i64 src_image, int src_width, int src_height, float* dst, i64 dst_channel, i64 dst_row,    \
        i64 dst_column, i64 dst_image, int dst_width, int dst_height, double scale_x, double scale_y, float scale0,            \
        float scale1, float scale2, float scale3, float offset0, float offset1, float offset2, float offset3) {                \
        const float scale[4] = {scale0, scale1, scale2, scale3};                                                               \
        const float offset[4] = {offset0, offset1, offset2, offset3};                                                          \
        resize_normalize<CHANNELS>(src, src_row, src_image, src_width, src_height, dst, dst_channel, dst_row, dst_column,      \
                                   dst_image, dst_width, dst_height, scale_x, scale_y, scale, offset);                         \
    }

KERNEL(1)
KERNEL(3)
KERNEL(4)
