// Compares each pixel with the mean of its neighborhood: OpenCV's cv::adaptiveThreshold.
#include "access/vec4_pixel.cuh"

// `mean` is u8, or f32 before rounding. The result is `above` where a pixel exceeds it by more than `delta`.
extern "C" KERNEL() adaptive_threshold(const void* src, Batch from, const void* mean, Batch mean_from, void* dst,
                                       Batch to, int mean_type, int delta, int above, int below) {
    const Image in = image_at(src, from), means = image_at(mean, mean_from), out = image_at(dst, to);
    THESE_PIXELS(x, y, out);
    WARP_SCRATCH(scratch, 16);
    float v[4][1], around[4][1];
    load_pixels(U8, in, x, y, v, scratch + threadIdx.x * 16);
    load_pixels(mean_type, means, x, y, around, scratch + threadIdx.x * 16);
    __syncwarp();
    UNROLL(i, 4) v[i][0] = (int)v[i][0] - __float2int_rn(around[i][0]) > delta ? above : below;
    store_pixels(U8, out, x, y, v, scratch);
}
