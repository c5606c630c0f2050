// Otsu's threshold of u16 images. Their histogram is too large for shared memory: it is in global memory.
#include "ops/threshold/otsu.cuh"

EXPORTED constexpr int OTSU_U16_BINS = 65536;

// Adds to `counts`, OTSU_U16_BINS for each image.
extern "C" KERNEL() histogram_u16(const void* src, Batch from, u32* counts) {
    const Image in = image_at(src, from);
    THIS_PIXEL(x, y, in);
    const u32 value = *at<u16>(in, x, y);
    // Neighbors are often equal: equal values of a warp take one atomic.
    const u32 alike = __match_any_sync(__activemask(), value);
    counts += (u64)blockIdx.z * OTSU_U16_BINS;
    if ((u32)__ffs(alike) - 1 == threadIdx.x) atomicAdd(counts + value, __popc(alike));
}
INSTANCES(otsu_u16 = otsu<OTSU_U16_BINS>)
