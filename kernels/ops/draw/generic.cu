// Draws rectangles, frames and bitmaps over images, in order: erase, boundingBoxes and putText.
#include "access/vec4_pixel.cuh"
#include "core/draw_shapes.cuh"

template <int CHANNELS>
KERNEL() draw(SRC_DST, const u32* uploaded, int images, const __grid_constant__ InlineTable words, int by_shape,
              int type) {
    const Table table = {uploaded, words, images};
    WARP_SCRATCH(scratch, 16 * CHANNELS);
    __shared__ Found found[DRAW_LISTED_SHAPES];
    constexpr int TILE_X = BLOCK_X * 4;
    int n = blockIdx.z, left = blockIdx.x * TILE_X, top = blockIdx.y * BLOCK_Y;
    if (by_shape) {
        int origin[3];
        table.read(table.shape(blockIdx.x), origin);
        n = origin[0], left = (max(origin[1], 0) / TILE_X + blockIdx.z) * TILE_X;
        top = (max(origin[2], 0) / BLOCK_Y + blockIdx.y) * BLOCK_Y;
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
        const int count = find_shapes(table, first, end, {left, top, left + TILE_X, top + BLOCK_Y}, found);
        // The block of the first shape that touches a tile draws it.
        if (by_shape && !found_some && count > 0 && found[0].number != (int)blockIdx.x) return;
        found_some |= count > 0;
        if (!loaded && (count > 0 || !in_place) && y < out.height) {
            load_pixels(type, in, x, y, v, scratch + threadIdx.x * 16 * CHANNELS);
            loaded = true;
        }
        if (loaded) {
            NO_UNROLL for (int i = 0; i < count; i++) {
                const DrawShape& shape = found[i].shape;
                const u32 pixels = covered(shape, table, x, y, 4);
                touched |= pixels;
                UNROLL(k, 4) {
                    if (!(pixels >> k & 1)) continue;
                    UNROLL(c, CHANNELS) {
                        v[k][c] = shape.opacity < 1 ? __fmaf_rn(shape.color[c] - v[k][c], shape.opacity, v[k][c])
                                                    : shape.color[c];
                    }
                }
            }
        }
        first += DRAW_LISTED_SHAPES;
        __syncthreads();
    } while (first < end);
    if (loaded) store_pixels<CHANNELS, true>(type, out, x, y, v, scratch, touched);
}

INSTANCES(draw<1|3|4>)
