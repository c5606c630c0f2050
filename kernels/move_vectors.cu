// Rows of whole vectors, copied: what crops and stacks come to where rows begin and end at multiples of 16 bytes.
#include "image.cuh"

#define VECTORS 2  // of a thread

// A row is `to.width` vectors. The first is moved from `offset` bytes behind the image's start. What has been moved leaves the caches
// first, which hold but a part of most images.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    place_vectors(const u8* src, Batch from, u8* dst, Batch to, i64 offset) {
    const int x = blockIdx.x * (VECTORS * BLOCK_X) + threadIdx.x, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (y >= to.height) return;
    const uint4* p = (const uint4*)(src + blockIdx.z * from.image + y * from.row + offset) + x;
    uint4* const target = (uint4*)(dst + blockIdx.z * to.image + y * to.row) + x;
    uint4 vector[VECTORS];
#pragma unroll
    for (int i = 0; i < VECTORS; i++) {
        if (x + i * BLOCK_X < to.width) vector[i] = __ldcs(p + i * BLOCK_X);
    }
#pragma unroll
    for (int i = 0; i < VECTORS; i++) {
        if (x + i * BLOCK_X < to.width) __stcs(target + i * BLOCK_X, vector[i]);
    }
}
