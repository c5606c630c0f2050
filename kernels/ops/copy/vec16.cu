// Copies rows of whole vectors: crops and stacks whose rows begin and end at multiples of 16 bytes.
#include "core/image.cuh"

// A row is `to.width` vectors. The source starts at byte `offset`. STREAMING marks lines evict-first, which
// leaves cache room for write-backs of earlier launches: faster for few images, slower for many.
template <int VECTORS, bool STREAMING>
KERNEL() copy_vectors(const u8* src, Batch from, u8* dst, Batch to, i64 offset) {
    const int x = blockIdx.x * (VECTORS * BLOCK_X) + threadIdx.x, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (x >= to.width || y >= to.height) return;
    const uint4* p = (const uint4*)(src + blockIdx.z * from.image + y * from.row + offset) + x;
    uint4* const target = (uint4*)(dst + blockIdx.z * to.image + y * to.row) + x;
    uint4 vector[VECTORS];
    UNROLL(i, VECTORS) {
        if (i > 0 && x + i * BLOCK_X >= to.width) continue;
        vector[i] = STREAMING ? __ldcs(p + i * BLOCK_X) : __ldg(p + i * BLOCK_X);
    }
    UNROLL(i, VECTORS) {
        if (i > 0 && x + i * BLOCK_X >= to.width) return;
        if (STREAMING) __stcs(target + i * BLOCK_X, vector[i]);
        else target[i * BLOCK_X] = vector[i];
    }
}
INSTANCES(copy_vectors_streaming = copy_vectors<2, true>, copy_vectors = copy_vectors<1, false>)
EXPORTED constexpr int COPY_VEC16_TILE[] = {BLOCK_X, BLOCK_Y};
EXPORTED constexpr int COPY_VEC16_STREAMING_TILE[] = {2 * BLOCK_X, BLOCK_Y};
