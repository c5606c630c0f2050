// Rectangles, frames and bitmaps drawn over images, in their order: what erase, boundingBoxes and putText come to.
#include "quads.cuh"

// As SHAPE_WORDS of src/image/draw.ts. Covers left … right and top … bottom (not included) but for the hole; of a bitmap, the
// pixels whose bit is set: rows of `stride` words from word `bits` on, each bit `scale` × `scale` pixels.
struct Shape {
    int image, left, top, right, bottom, hole_left, hole_top, hole_right, hole_bottom, bits, stride, scale;
    float color[4], opacity;
};

__device__ __forceinline__ bool covers(const Shape& shape, const u32* bitmaps, int x, int y) {
    if (x < shape.left || x >= shape.right || y < shape.top || y >= shape.bottom) return false;
    if (x >= shape.hole_left && x < shape.hole_right && y >= shape.hole_top && y < shape.hole_bottom) return false;
    if (shape.bits < 0) return true;
    const int column = (x - shape.left) / shape.scale, row = (y - shape.top) / shape.scale;
    return bitmaps[shape.bits + row * shape.stride + column / 32] >> (column & 31) & 1;
}

#define BLOCK (BLOCK_X * BLOCK_Y)

template <int CHANNELS>
__device__ __forceinline__ void draw(const void* src, const Batch& from, void* dst, const Batch& to, const Shape* shapes, int count,
                                     const u32* bitmaps, int type) {
    WARP_SCRATCH(scratch, 16 * CHANNELS);
    __shared__ int found[BLOCK];
    __shared__ int of_warp[BLOCK_Y];
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int left = blockIdx.x * QUADS_X, top = blockIdx.y * BLOCK_Y, x = left + threadIdx.x * 4, y = top + threadIdx.y;
    const int id = threadIdx.y * BLOCK_X + threadIdx.x;
    bool loaded = false;
    float v[4][CHANNELS];
    // By parts of BLOCK shapes: those that touch this block's tile are put in a list, in their order, and drawn.
    for (int start = 0; start < count || start == 0; start += BLOCK) {
        bool touches = false;
        if (start + id < count) {
            const Shape& shape = shapes[start + id];
            touches = shape.image == (int)blockIdx.z && shape.left < left + QUADS_X && shape.right > left && shape.top < top + BLOCK_Y &&
                      shape.bottom > top;
        }
        const u32 votes = __ballot_sync(0xffffffffu, touches);
        if (threadIdx.x == 0) of_warp[threadIdx.y] = __popc(votes);
        __syncthreads();
        int before = 0, all = 0;
#pragma unroll
        for (int i = 0; i < BLOCK_Y; i++) {
            if (i < (int)threadIdx.y) before += of_warp[i];
            all += of_warp[i];
        }
        if (touches) found[before + __popc(votes & ((1u << threadIdx.x) - 1))] = start + id;
        __syncthreads();
        // In place, a tile that no shape touches is left alone.
        if (!loaded && (all > 0 || in.data != out.data) && y < out.height) {
            load_quad(type, in, x, y, v, scratch + threadIdx.x * 16 * CHANNELS);
            loaded = true;
        }
        if (loaded) {
#pragma unroll 1
            for (int i = 0; i < all; i++) {
                const Shape& shape = shapes[found[i]];
#pragma unroll
                for (int k = 0; k < 4; k++) {
                    if (!covers(shape, bitmaps, x + k, y)) continue;
#pragma unroll
                    for (int c = 0; c < CHANNELS; c++) {
                        v[k][c] = shape.opacity < 1 ? __fmaf_rn(shape.color[c] - v[k][c], shape.opacity, v[k][c]) : shape.color[c];
                    }
                }
            }
        }
        __syncthreads();
    }
    if (loaded) store_quad(type, out, x, y, v, scratch);
}

#define KERNEL(CHANNELS)                                                                                                        \
    extern "C" __global__ void __launch_bounds__(BLOCK) draw_##CHANNELS(const void* src, Batch from, void* dst, Batch to,       \
                                                                        const Shape* shapes, int count, const u32* bitmaps, int type) { \
        draw<CHANNELS>(src, from, dst, to, shapes, count, bitmaps, type);                                                       \
    }
KERNEL(1)
KERNEL(3)
KERNEL(4)
