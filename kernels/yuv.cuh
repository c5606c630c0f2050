// What the kernels of decoders' frames share: frames beside images, and the factors of conversions.
#pragma once
#include "warp_rows.cuh"

#define FRACTION 20  // Bits of whole factors. As ONE of src/image/yuv.ts.
#define PIXELS 8     // Of two rows each: what a thread makes. As EIGHTS_TILE of src/image/yuv.ts.

// The images of this block: planes of a frame, and RGB.
struct Frame {
    Image y, u, v, rgb;
};

__device__ __forceinline__ Image in_list(const void* data) { return ((const Image*)data)[blockIdx.z]; }
__device__ __forceinline__ Image in_batch(const void* data, const Batch& batch) {
    return {(u8*)data + blockIdx.z * batch.image, batch.row, batch.column, batch.channel, batch.width, batch.height};
}

// One question for all of them: one for each takes more registers.
__device__ __forceinline__ Frame frame_at(const void* y, const Batch& y_batch, const void* u, const Batch& u_batch, const void* v,
                                          const Batch& v_batch, const void* rgb, const Batch& rgb_batch) {
    if (rgb_batch.listed) return {in_list(y), in_list(u), in_list(v), in_list(rgb)};
    return {in_batch(y, y_batch), in_batch(u, u_batch), in_batch(v, v_batch), in_batch(rgb, rgb_batch)};
}

// For RGB from luma and chroma: luma loses `offset` and is never below it, chroma 128; then the factors, with FRACTION bits.
struct FromYuv {
    int offset, luma, red_v, green_u, green_v, blue_u, blue_first;
};

// The same for 10 bits, in units of the 16 bits: (luma - offset) * factor and (chroma - 32768) * factor, of a result of `type`.
struct FromYuv16 {
    float offset, luma, red_v, green_u, green_v, blue_u;
    int blue_first, type;
};

// For luma and chroma, each with the factors of a pixel's first three channels, with FRACTION bits, and its summand. Chroma is that
// of the first of each 2 × 2 pixels, as in OpenCV.
struct ToYuv {
    int y[4], u[4], v[4];
};

// The same for 10 bits, by floats and of red, green and blue, from RGB of `type`.
struct ToYuv16 {
    float y[4], u[4], v[4];
    int blue_first, type;
};

// The parameters of kernels, with operands in the order of a launch.
#define FROM_FRAMES(FACTORS)                                                                                          \
    const void *y_src, Batch y_from, const void *u_src, Batch u_from, const void *v_src, Batch v_from, void *dst, Batch to, FACTORS how
#define FROM_FRAME frame_at(y_src, y_from, u_src, u_from, v_src, v_from, dst, to)
#define TO_FRAMES(FACTORS) \
    const void *src, Batch from, void *u_dst, Batch u_to, void *v_dst, Batch v_to, void *y_dst, Batch y_to, FACTORS how
#define TO_FRAME frame_at(y_dst, y_to, u_dst, u_to, v_dst, v_to, src, from)
