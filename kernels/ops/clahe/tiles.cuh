// Contrast limited adaptive histogram equalization, OpenCV's CLAHE: what its kernels have in common.
#pragma once
#include "core/border.cuh"
#include "core/image.cuh"

#define BLOCK (BLOCK_X * BLOCK_Y)

// The size of a tile, of which there are `tiles`: an image whose sides are no multiples continues beyond its right and lower edge.
struct Tiles {
    int width, height;
};
DEVICE Tiles tiles_of(const Image& in, int tiles_x, int tiles_y) {
    const u32 across = tiles_x, down = tiles_y, width = in.width / across, height = in.height / down;
    const int more = width * across != in.width || height * down != in.height;
    return {(int)width + more, (int)height + more};
}

// Where a pixel lies among the tiles' centres; the one before it is number floor(position). Rounded after each step, as OpenCV does:
// many pixels lie halfway between two levels.
DEVICE float position_of(int i, float scale) { return __fsub_rn(__fmul_rn((float)i, scale), 0.5f); }
