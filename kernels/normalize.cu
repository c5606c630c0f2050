// Per-channel multiply-add, a batch in one launch: interleaved u8 → f32 in any layout, and f32 in its place.
#include "pixels.cuh"

// A thread makes PIXELS neighbouring pixels.
#define BLOCK 128
#define PIXELS 4

// src: rows `src_row` bytes apart, images `src_image` bytes apart, pixels without gaps. dst: strides count elements.
// Grid: (width / (BLOCK · PIXELS), height, batch), rounded up.
template <int CHANNELS>
__device__ __forceinline__ void normalize(
    const u8* __restrict__ src, i64 src_row, i64 src_image, float* __restrict__ dst, i64 dst_channel, i64 dst_row, i64 dst_column,
    i64 dst_image, int width, int height, const float (&scale)[4], const float (&offset)[4]) {
    const int x = (blockIdx.x * BLOCK + threadIdx.x) * PIXELS;
    src += blockIdx.z * src_image + blockIdx.y * src_row;
    dst += blockIdx.z * dst_image + blockIdx.y * dst_row;

    // Words may reach 3 bytes past the pixels: into the next row, but behind the last row there may be nothing.
    const int slack = (int)blockIdx.y + 1 < height ? 0 : 3;
    if (((i64)x + PIXELS) * CHANNELS + slack > (i64)width * CHANNELS) {
        // The end of the row: pixel by pixel, byte by byte.
#pragma unroll 1
        for (int i = x; i < min(x + PIXELS, width); i++) {
#pragma unroll
            for (int c = 0; c < CHANNELS; c++) {
                dst[c * dst_channel + i * dst_column] = __fmaf_rn((float)__ldg(src + (i64)i * CHANNELS + c), scale[c], offset[c]);
            }
        }
        return;
    }
    const Bytes<PIXELS * CHANNELS> group = load_words<PIXELS * CHANNELS>(src + (i64)x * CHANNELS);
    const bool vectors = dst_column == 1 && (((u64)dst | ((u64)dst_channel * sizeof(float))) & 15) == 0;
#pragma unroll
    for (int c = 0; c < CHANNELS; c++) {
        float value[PIXELS];
#pragma unroll
        for (int i = 0; i < PIXELS; i++) value[i] = __fmaf_rn(group[i * CHANNELS + c], scale[c], offset[c]);
        float* out = dst + c * dst_channel + x * dst_column;
        if (vectors) {
            __stcs((float4*)out, make_float4(value[0], value[1], value[2], value[3]));
        } else {
#pragma unroll
            for (int i = 0; i < PIXELS; i++) out[i * dst_column] = value[i];
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

// Three channels into planes, each one run of `pixels` values, a multiple of 16: images follow one another without gaps, less than
// 4 GiB of them, and all vectors are aligned. Memory that so much is written to reads best in long runs: few blocks at a time (they
// take more shared memory than they need), and what a block to come reads is fetched before.
#define AHEAD 1024
#define UNUSED 40000

extern "C" __global__ void __launch_bounds__(BLOCK)
    normalize_planes(const u8* src, float* dst, i64 dst_channel, i64 dst_image, u32 pixels, float scale0, float scale1, float scale2,
                     float offset0, float offset1, float offset2) {
    constexpr u32 TILE = BLOCK * PIXELS, BYTES = TILE * 3, LINE = 128;
    __shared__ uint4 stage[(BYTES + UNUSED) / 16];
    const u32 first = blockIdx.x * TILE, count = min(TILE, pixels - first), id = threadIdx.x;
    const u32 at = (blockIdx.z * pixels + first) * 3, ahead = at + AHEAD * BYTES + id * LINE;
    if (id < BYTES / LINE && ahead > at && ahead < gridDim.z * pixels * 3) asm volatile("prefetch.global.L2 [%0];" ::"l"(src + ahead));
    if (id * 16 < count * 3) {
        uint4 vector;
        asm("ld.global.nc.L1::no_allocate.v4.u32 {%0, %1, %2, %3}, [%4];"
            : "=r"(vector.x), "=r"(vector.y), "=r"(vector.z), "=r"(vector.w)
            : "l"(src + at + id * 16));
        stage[id] = vector;
    }
    __syncthreads();
    if (id * PIXELS >= count) return;
    Bytes<PIXELS * 3> group;
#pragma unroll
    for (int i = 0; i < 3; i++) group.words[i] = ((const u32*)stage)[id * 3 + i];
    const float scale[3] = {scale0, scale1, scale2}, offset[3] = {offset0, offset1, offset2};
    float* out = dst + blockIdx.z * dst_image + (first + id * PIXELS);
#pragma unroll
    for (int c = 0; c < 3; c++) {
        float value[PIXELS];
#pragma unroll
        for (int i = 0; i < PIXELS; i++) value[i] = __fmaf_rn(group[i * 3 + c], scale[c], offset[c]);
        __stcs((float4*)(out + c * dst_channel), make_float4(value[0], value[1], value[2], value[3]));
    }
}

// Floats without gaps on both sides, `count` of an image. `by_three`: the factors take turns by three channels, else by four.
extern "C" __global__ void __launch_bounds__(BLOCK)
    normalize_f32(const float* src, i64 src_image, float* dst, i64 dst_image, u32 count, int by_three, float scale0, float scale1,
                  float scale2, float scale3, float offset0, float offset1, float offset2, float offset3) {
    const u32 first = (blockIdx.x * BLOCK + threadIdx.x) * 4;
    if (first >= count) return;
    src += blockIdx.z * src_image + first;
    dst += blockIdx.z * dst_image + first;
    const u32 turn = by_three ? first % 3 : 0;
    float scale[4] = {scale0, scale1, scale2, scale3}, offset[4] = {offset0, offset1, offset2, offset3};
    if (turn == 1) scale[0] = scale1, scale[1] = scale2, scale[2] = scale0, offset[0] = offset1, offset[1] = offset2, offset[2] = offset0;
    if (turn == 2) scale[0] = scale2, scale[1] = scale0, scale[2] = scale1, offset[0] = offset2, offset[1] = offset0, offset[2] = offset1;
    if (by_three) scale[3] = scale[0], offset[3] = offset[0];
    if (first + 4 <= count && (((u64)src | (u64)dst) & 15) == 0) {
        const float4 in = __ldg((const float4*)src);
        __stcs((float4*)dst, make_float4(__fmaf_rn(in.x, scale[0], offset[0]), __fmaf_rn(in.y, scale[1], offset[1]),
                                         __fmaf_rn(in.z, scale[2], offset[2]), __fmaf_rn(in.w, scale[3], offset[3])));
        return;
    }
#pragma unroll
    for (int i = 0; i < 4; i++) {
        if (first + i < count) dst[i] = __fmaf_rn(__ldg(src + i), scale[i], offset[i]);
    }
}
