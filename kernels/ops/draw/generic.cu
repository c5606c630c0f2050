// Rectangles, frames and bitmaps drawn over images, in their order: what erase, boundingBoxes and putText come to.
#include "access/vec4_pixel.cuh"
#include "core/draw_shapes.cuh"

template <int CHANNELS>
DEVICE void draw(const void* src, const Batch& from, void* dst, const Batch& to, const Table& table, int by_shape,
                                     int type) {
    WARP_SCRATCH(scratch, 16 * CHANNELS);
    __shared__ Found found[LISTED];
    int n = blockIdx.z, left = blockIdx.x * QUADS_X, top = blockIdx.y * BLOCK_Y;
    if (by_shape) {
        int place[3];
        table.read(table.shape(blockIdx.x), place);
        n = place[0], left = (max(place[1], 0) / QUADS_X + blockIdx.z) * QUADS_X, top = (max(place[2], 0) / BLOCK_Y + blockIdx.y) * BLOCK_Y;
    }
    const Image in = image_at(src, from, n), out = image_at(dst, to, n);
    if (left >= out.width || top >= out.height) return;
    const bool in_place = in.data == out.data;
    const int x = left + threadIdx.x * 4, y = top + threadIdx.y, end = table[n + 1];
    bool loaded = false, found_some = false;
    u32 touched = in_place ? 0 : 15;
    float v[4][CHANNELS];
    int first = table[n];
    do {
        const int count = find_shapes(table, first, end, {left, top, left + QUADS_X, top + BLOCK_Y}, found);
        // A tile that several shapes touch is the first one's.
        if (by_shape && !found_some && count > 0 && found[0].number != (int)blockIdx.x) return;
        found_some |= count > 0;
        if (!loaded && (count > 0 || !in_place) && y < out.height) {
            load_quad(type, in, x, y, v, scratch + threadIdx.x * 16 * CHANNELS);
            loaded = true;
        }
        if (loaded) {
#pragma unroll 1
            for (int i = 0; i < count; i++) {
                const DrawShape& shape = found[i].shape;
                const u32 pixels = covered(shape, table, x, y, 4);
                touched |= pixels;
                UNROLL(k, 4) {
                    if (!(pixels >> k & 1)) continue;
                    UNROLL(c, CHANNELS) {
                        v[k][c] = shape.opacity < 1 ? __fmaf_rn(shape.color[c] - v[k][c], shape.opacity, v[k][c]) : shape.color[c];
                    }
                }
            }
        }
        first += LISTED;
        __syncthreads();
    } while (first < end);
    if (loaded) store_quad<CHANNELS, true>(type, out, x, y, v, scratch, touched);
}

#define KERNEL(CHANNELS)                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                              \
        draw_##CHANNELS(const void* src, Batch from, void* dst, Batch to, const u32* uploaded, int images,           \
                        const __grid_constant__ Words words, int by_shape, int type) {                               \
        draw<CHANNELS>(src, from, dst, to, {uploaded, words, images}, by_shape, type);                               \
    }
KERNEL(1)
KERNEL(3)
KERNEL(4)
