// The joint axes of two arrays, and the offsets of an element in each.
#pragma once
#include "core/prelude.cuh"

// Threads of a block, and the axes of kernels for elements, rows of bytes, planes, and interleaved pixels.
EXPORTED constexpr int ARRAY_BLOCK = 256;
EXPORTED constexpr int ELEMENT_AXES = 6;
EXPORTED constexpr int ROW_AXES = 4;
EXPORTED constexpr int PLANE_AXES = 3;
EXPORTED constexpr int INTERLEAVE_AXES = 2;
#define ARRAY_KERNEL extern "C" __global__ void __launch_bounds__(ARRAY_BLOCK)

// Up to N axes, of which `rank` are used; axis 0 is the innermost. Strides are in bytes.
template <int N>
struct Axes {
    u32 rank;
    u32 extent[N];
    i64 dst[N];
    i64 src[N];
};

struct Offsets {
    i64 dst;
    i64 src;
};

// The byte offsets of element `index` in C order. The product of the extents is below 2^31.
template <int N>
DEVICE Offsets locate(u32 index, const Axes<N>& axes) {
    Offsets at = {0, 0};
    UNROLL(axis, N) {
        if (axis >= axes.rank) break;
        u32 position = index;
        if (axis + 1 < axes.rank) {
            index = position / axes.extent[axis];
            position -= index * axes.extent[axis];
        }
        at.dst += position * axes.dst[axis];
        at.src += position * axes.src[axis];
    }
    return at;
}
