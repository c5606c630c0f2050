// The rectangles, frames and bitmaps of erase, boundingBoxes and putText, and their search per block.
#pragma once
#include "core/image.cuh"

// Covers left … right - 1 and top … bottom - 1 except the hole. A bitmap covers the pixels whose bit is set:
// rows of `stride` words starting at word `bits` of the table (or -1), each bit `scale` × `scale` pixels.
EXPORTED struct DrawShape {
    int image, left, top, right, bottom, hole_left, hole_top, hole_right, hole_bottom, bits, stride, scale;
    float color[4], opacity;
};
#define SHAPE_WORDS (int)(sizeof(DrawShape) / 4)

// A table of up to this many words is passed as a kernel argument.
EXPORTED constexpr int DRAW_INLINE_WORDS = 960;
struct InlineTable { u32 words[DRAW_INLINE_WORDS]; };

// For each image the index of its first shape, and an end index; then the shapes; then the words of bitmaps
// and one more. The table is in memory at `uploaded`, or if that is null the argument.
struct Table {
    const u32* uploaded;
    const InlineTable& argument;
    int images;

    DEVICE u32 operator[](int i) const { return uploaded ? __ldg(uploaded + i) : argument.words[i]; }
    template <int COUNT>
    DEVICE void read(int at, int (&to)[COUNT]) const {
        if (uploaded) {
            UNROLL(i, COUNT) to[i] = __ldg(uploaded + at + i);
        } else {
            UNROLL(i, COUNT) to[i] = argument.words[at + i];
        }
    }
    DEVICE int shape(int n) const { return images + 1 + n * SHAPE_WORDS; }
};

// Mask of bits [low, end), clipped to `count` ≤ 16 bits.
DEVICE u32 bits_between(int low, int end, int count) {
    low = min(max(low, 0), count), end = min(max(end, 0), count);
    return end > low ? (1u << end) - (1u << low) : 0;
}

// A bit mask of the pixels that a shape covers, among `count` pixels starting at (x, y).
DEVICE u32 covered(const DrawShape& shape, const Table& table, int x, int y, int count) {
    if (y < shape.top || y >= shape.bottom) return 0;
    u32 pixels = bits_between(shape.left - x, shape.right - x, count);
    if (y >= shape.hole_top && y < shape.hole_bottom) {
        pixels &= ~bits_between(shape.hole_left - x, shape.hole_right - x, count);
    }
    if (shape.bits < 0 || pixels == 0) return pixels;
    const int first = max(shape.left - x, 0);
    const u32 scale = shape.scale, dx = x + first - shape.left, column = dx / scale;
    // The second word may belong to the next row, or be the unused last word of the table.
    int words[2];
    table.read(shape.bits + (u32)(y - shape.top) / scale * shape.stride + column / 32, words);
    u32 dots = __funnelshift_r(words[0], words[1], column);
    u32 within = dx - column * scale;
    NO_UNROLL for (int i = first; i < count; i++) {
        if (!(dots & 1)) pixels &= ~(1u << i);
        if (++within == scale) within = 0, dots >>= 1;
    }
    return pixels;
}

// The pixels of a block; right and bottom are exclusive.
struct Pixels { int left, top, right, bottom; };

// True if a shape touches the pixels. `edges`: left, top, right and bottom of the shape, then of its hole.
DEVICE bool touches(const int* edges, const Pixels& pixels) {
    const bool within_hole = edges[4] <= pixels.left && edges[6] >= pixels.right && edges[5] <= pixels.top &&
                             edges[7] >= pixels.bottom;
    return edges[0] < pixels.right && edges[2] > pixels.left && edges[1] < pixels.bottom && edges[3] > pixels.top &&
           !within_hole;
}

// Shapes that a block tests at a time.
EXPORTED constexpr int DRAW_LISTED_SHAPES = 128;

// A shape that touches the pixels of a block, and its index.
struct Found { int number; DrawShape shape; };

// Lists the shapes that touch the pixels of a block, in order, among the first DRAW_LISTED_SHAPES in
// [first, end). Returns their number; if that is 0, the first index is -1. All threads of the block call it.
DEVICE int find_shapes(const Table& table, int first, int end, const Pixels& pixels,
                       Found (&found)[DRAW_LISTED_SHAPES]) {
    __shared__ int of_warp[DRAW_LISTED_SHAPES / BLOCK_X];
    const int id = threadIdx.y * BLOCK_X + threadIdx.x, number = first + id, at = table.shape(number);
    bool touched = false;
    if (id < DRAW_LISTED_SHAPES && number < end) {
        int edges[8];
        table.read(at + 1, edges);
        touched = touches(edges, pixels);
    }
    const u32 votes = __ballot_sync(0xffffffffu, touched);
    if (id == 0) found[0].number = -1;
    if (id < DRAW_LISTED_SHAPES && threadIdx.x == 0) of_warp[threadIdx.y] = __popc(votes);
    __syncthreads();
    int before = 0, all = 0;
    UNROLL(i, DRAW_LISTED_SHAPES / BLOCK_X) {
        if (i < (int)threadIdx.y) before += of_warp[i];
        all += of_warp[i];
    }
    if (touched) {
        int* const copy = (int*)&found[before + __popc(votes & ((1u << threadIdx.x) - 1))];
        *copy = number;
        NO_UNROLL for (int i = 0; i < SHAPE_WORDS; i++) copy[1 + i] = table[at + i];
    }
    __syncthreads();
    return all;
}
