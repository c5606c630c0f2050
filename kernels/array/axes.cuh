// Axes of two arrays that are walked together, and where the element of an index lies in each.
#pragma once
#include "core/prelude.cuh"

#define BLOCK 256

// Up to N axes; axis 0 is the innermost. Strides are bytes. Axes from `rank` on are not read. As src/array/joint_axes.ts writes it.
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

// Bytes from the first element to element `index` in C order. The extents' product is below 2^31: larger arrays come in parts.
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
