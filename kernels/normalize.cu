// Per-channel multiply-add + interleaved u8 → f32 in any layout, a batch in one launch.
#include "pixels.cuh"

// A thread makes GROUPS groups of PIXELS neighbouring pixels, BLOCK groups apart.
#define BLOCK 256
#define PIXELS 4
#ifndef GROUPS
#define GROUPS 2
#endif

// src: rows `src_row` bytes apart, images `src_image` bytes apart, pixels without gaps. dst: strides count elements.
// Grid: (width / (BLOCK · GROUPS · PIXELS), height, batch), rounded up.
template <int CHANNELS>
__device__ __forceinline__ void normalize(
    const u8* __restrict__ src, i64 src_row, i64 src_image, float* __restrict__ dst, i64 dst_channel, i64 dst_row, i64 dst_column,
    i64 dst_image, int width, int height, const float (&scale)[4], const float (&offset)[4]) {
    const int first = (blockIdx.x * GROUPS * BLOCK + threadIdx.x) * PIXELS;
    src += blockIdx.z * src_image + blockIdx.y * src_row;
    dst += blockIdx.z * dst_image + blockIdx.y * dst_row;

    // Words may reach 3 bytes past a group: into the next row, but behind the last row there may be nothing.
    const int slack = (int)blockIdx.y + 1 < height ? 0 : 3;
    Bytes<PIXELS * CHANNELS> group[GROUPS];
#pragma unroll
    for (int g = 0; g < GROUPS; g++) {
        const int x = first + g * BLOCK * PIXELS;
        if (((i64)x + PIXELS) * CHANNELS + slack <= (i64)width * CHANNELS) group[g] = load_words<PIXELS * CHANNELS>(src + (i64)x * CHANNELS);
    }
    const bool vectors = dst_column == 1 && (((u64)dst | ((u64)dst_channel * sizeof(float))) & 15) == 0;
#pragma unroll
    for (int g = 0; g < GROUPS; g++) {
        const int x = first + g * BLOCK * PIXELS;
        if (((i64)x + PIXELS) * CHANNELS + slack > (i64)width * CHANNELS) {
            // The end of the row: pixel by pixel, byte by byte.
#pragma unroll 1
            for (int i = x; i < min(x + PIXELS, width); i++) {
#pragma unroll
                for (int c = 0; c < CHANNELS; c++) {
                    dst[c * dst_channel + i * dst_column] = __fmaf_rn((float)__ldg(src + (i64)i * CHANNELS + c), scale[c], offset[c]);
                }
            }
            continue;
        }
#pragma unroll
        for (int c = 0; c < CHANNELS; c++) {
            float value[PIXELS];
#pragma unroll
            for (int i = 0; i < PIXELS; i++) value[i] = __fmaf_rn(group[g][i * CHANNELS + c], scale[c], offset[c]);
            float* out = dst + c * dst_channel + x * dst_column;
            if (vectors) {
                *(float4*)out = make_float4(value[0], value[1], value[2], value[3]);
            } else {
#pragma unroll
                for (int i = 0; i < PIXELS; i++) out[i * dst_column] = value[i];
            }
        }
    }
}

#define KERNEL(CHANNELS)                                                                                                     \
    extern "C" __global__ void __launch_bounds__(BLOCK) normalize_u8_c##CHANNELS(                                            \
        const u8* src, i64 src_row, i64 src_image, float* dst, i64 dst_channel, i64 dst_row, i64 dst_column, i64 dst_image,  \
        int width, int height, float scale0, float scale1, float scale2, float scale3, float offset0, float offset1,         \
        float offset2, float offset3) {                                                                                      \
        const float scale[4] = {scale0, scale1, scale2, scale3};                                                             \
        const float offset[4] = {offset0, offset1, offset2, offset3};                                                        \
        normalize<CHANNELS>(src, src_row, src_image, dst, dst_channel, dst_row, dst_column, dst_image, width, height, scale, \
                            offset);                                                                                         \
    }

KERNEL(1)
KERNEL(3)
KERNEL(4)
