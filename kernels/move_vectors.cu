// Rows of whole vectors, copied: what crops and stacks come to where rows begin and end at multiples of 16 bytes.
#include "image.cuh"

// As place_packed_* of move_packed.cu without a border, for pixels of `pixel` bytes without gaps. With `streaming`, what has been moved
// is the first to leave the caches, which makes room for what other launches are still writing back: better for few images.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    place_vectors(const void* src, Batch from, void* dst, Batch to, int left, int top, int pixel, int streaming) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int at = (blockIdx.x * BLOCK_X + threadIdx.x) * 16, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (at >= out.width * pixel || y >= out.height) return;
    const uint4* p = (const uint4*)(in.data + (y - top) * in.row + (at - left * pixel));
    uint4* const target = (uint4*)(out.data + y * out.row + at);
    if (streaming) __stcs(target, __ldcs(p));
    else *target = __ldg(p);
}
