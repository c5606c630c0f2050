// What lies beyond the edge of an image: OpenCV's border types.
#pragma once
#include "core/prelude.cuh"

// As BORDERS of src/image/core/border.ts numbers them.
EXPORTED enum Border { CONSTANT, REPLICATE, REFLECT, REFLECT101, WRAP };

// The place of a coordinate outside of [0, size), or -1 where the border is constant. Not inlined: it is long, and rare.
__device__ __noinline__ int border_outside(int i, int size, int border) {
    if (border == CONSTANT) return -1;
    if (border == REPLICATE || size == 1) return i < 0 ? 0 : size - 1;
    // abc → abc|abc for WRAP, cba|abc|cba for REFLECT, cb|abc|ba for REFLECT101.
    const int period = border == WRAP ? size : border == REFLECT ? 2 * size : 2 * size - 2;
    int rest = i % period;
    if (rest < 0) rest += period;
    return rest < size ? rest : (border == REFLECT ? period - 1 : period) - rest;
}

// The place of a coordinate within [0, size), or -1 where the border is constant. For any distance from the image.
DEVICE int border_index(int i, int size, int border) {
    return (unsigned)i < (unsigned)size ? i : border_outside(i, size, border);
}
