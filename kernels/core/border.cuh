// The pixels beyond the edge of an image: OpenCV's border types.
#pragma once
#include "core/prelude.cuh"

EXPORTED enum Border { CONSTANT, REPLICATE, REFLECT, REFLECT101, WRAP };

// Maps a coordinate outside of [0, size) into it, or to -1 for a constant border. Not inlined: long and rare.
__device__ __noinline__ int border_outside(int i, int size, int border) {
    if (border == CONSTANT) return -1;
    if (border == REPLICATE || size == 1) return i < 0 ? 0 : size - 1;
    // abc → abc|abc for WRAP, cba|abc|cba for REFLECT, cb|abc|ba for REFLECT101.
    const int period = border == WRAP ? size : border == REFLECT ? 2 * size : 2 * size - 2;
    int rest = i % period;
    if (rest < 0) rest += period;
    return rest < size ? rest : (border == REFLECT ? period - 1 : period) - rest;
}

// Maps any coordinate into [0, size), or to -1 for a constant border.
DEVICE int border_index(int i, int size, int border) {
    return (unsigned)i < (unsigned)size ? i : border_outside(i, size, border);
}

// The position of an image within its result.
EXPORTED struct ImageOffset { int left, top; };
