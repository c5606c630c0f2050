// Rows of whole vectors, copied: what crops and stacks come to where rows begin and end at multiples of 16 bytes.
#include "core/image.cuh"

// A row is `to.width` vectors. The first is moved from `offset` bytes behind the image's start. With STREAMING, vectors leave the caches
// first: that leaves room for what launches before have still to write back. It is faster for few images, and slower for many.
template <int VECTORS, bool STREAMING>
DEVICE void place(const u8* src, const Batch& from, u8* dst, const Batch& to, i64 offset) {
    const int x = blockIdx.x * (VECTORS * BLOCK_X) + threadIdx.x, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (x >= to.width || y >= to.height) return;
    const uint4* p = (const uint4*)(src + blockIdx.z * from.image + y * from.row + offset) + x;
    uint4* const target = (uint4*)(dst + blockIdx.z * to.image + y * to.row) + x;
    uint4 vector[VECTORS];
    UNROLL(i, VECTORS) {
        if (i == 0 || x + i * BLOCK_X < to.width) vector[i] = STREAMING ? __ldcs(p + i * BLOCK_X) : __ldg(p + i * BLOCK_X);
    }
    UNROLL(i, VECTORS) {
        if (i > 0 && x + i * BLOCK_X >= to.width) return;
        if (STREAMING) __stcs(target + i * BLOCK_X, vector[i]);
        else target[i * BLOCK_X] = vector[i];
    }
}

#define KERNEL(NAME, VECTORS, STREAMING)                                                      \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) NAME(                      \
        const u8* src, Batch from, u8* dst, Batch to, i64 offset) {                           \
        place<VECTORS, STREAMING>(src, from, dst, to, offset);                                \
    }
KERNEL(place_few_vectors, 2, true)
KERNEL(place_many_vectors, 1, false)
