// A mask of the pixels whose channels all lie within bounds: OpenCV's cv::inRange.
#include "access/vec4_pixel.cuh"

EXPORTED struct ChannelBounds {
    int type;
    float low[4], high[4];
};

template <int CHANNELS>
DEVICE void in_range(const void* src, const Batch& from, void* dst, const Batch& to, const ChannelBounds& range) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_QUAD(x, y, out);
    WARP_SCRATCH(scratch, 16 * CHANNELS);
    float v[4][CHANNELS], mask[4][1];
    load_quad(range.type, in, x, y, v, scratch + threadIdx.x * 16 * CHANNELS);
    __syncwarp();
    UNROLL(i, 4) {
        bool inside = true;
        UNROLL(c, CHANNELS) inside &= v[i][c] >= range.low[c] && v[i][c] <= range.high[c];
        mask[i][0] = inside ? 255.0f : 0.0f;
    }
    store_quad(U8, out, x, y, mask, scratch);
}

#define KERNEL(CHANNELS)                                                                \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) in_range_##CHANNELS( \
        const void* src, Batch from, void* dst, Batch to, ChannelBounds range) {                \
        in_range<CHANNELS>(src, from, dst, to, range);                                  \
    }
KERNEL(1)
KERNEL(2)
KERNEL(3)
KERNEL(4)
