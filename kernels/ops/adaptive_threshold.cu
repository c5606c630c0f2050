// Comparison of each pixel with the mean of those around it: OpenCV's cv::adaptiveThreshold.
#include "access/vec4_pixel.cuh"

// `mean`: u8, or f32 that is not yet rounded. A pixel is above where it is more than `delta` levels above the mean.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) adaptive_threshold(
    const void* src, Batch from, const void* mean, Batch mean_from, void* dst, Batch to, int mean_type, int delta, int above, int below) {
    const Image in = image_at(src, from), means = image_at(mean, mean_from), out = image_at(dst, to);
    THIS_QUAD(x, y, out);
    WARP_SCRATCH(scratch, 16);
    float v[4][1], around[4][1];
    load_quad(U8, in, x, y, v, scratch + threadIdx.x * 16);
    load_quad(mean_type, means, x, y, around, scratch + threadIdx.x * 16);
    __syncwarp();
    UNROLL(i, 4) v[i][0] = (int)v[i][0] - __float2int_rn(around[i][0]) > delta ? above : below;
    store_quad(U8, out, x, y, v, scratch);
}
