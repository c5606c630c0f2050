// The tiles of OpenCV's CLAHE, contrast limited adaptive histogram equalization.
#pragma once
#include "core/border.cuh"
#include "core/image.cuh"

// The size of a tile. An image that is not a multiple of the tiles is extended at its right and lower edge.
struct Tiles { int width, height; };
DEVICE Tiles tiles_of(const Image& in, int tiles_x, int tiles_y) {
    const u32 across = tiles_x, down = tiles_y, width = in.width / across, height = in.height / down;
    const int more = width * across != in.width || height * down != in.height;
    return {(int)width + more, (int)height + more};
}

// The position of a pixel among the centers of tiles. Rounded after each step like OpenCV, because many
// results are halfway between two levels.
DEVICE float position_of(int i, float scale) { return __fsub_rn(__fmul_rn((float)i, scale), 0.5f); }
