// What lies beyond the edge of an image: OpenCV's border types.
#pragma once

// As BORDERS of src/image/border.ts numbers them.
enum Border { CONSTANT, REPLICATE, REFLECT, REFLECT101, WRAP };

// The place of a coordinate within [0, size), or -1 where the border is constant. For any distance from the image.
__device__ __forceinline__ int border_index(int i, int size, int border) {
    if ((unsigned)i < (unsigned)size) return i;
    if (border == CONSTANT) return -1;
    if (border == REPLICATE) return i < 0 ? 0 : size - 1;
    if (border == WRAP) {
        const int rest = i % size;
        return rest < 0 ? rest + size : rest;
    }
    // abc → cba|abc|cba for REFLECT, cb|abc|ba for REFLECT101.
    if (size == 1) return 0;
    const int period = border == REFLECT ? 2 * size : 2 * size - 2;
    int rest = i % period;
    if (rest < 0) rest += period;
    return rest < size ? rest : (border == REFLECT ? period - 1 : period) - rest;
}
