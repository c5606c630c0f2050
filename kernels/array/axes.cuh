// The joint axes of two arrays, and the offsets of an element in each.
#pragma once
#include "core/prelude.cuh"

// Threads of a block.
EXPORTED constexpr int ARRAY_BLOCK = 256;
#define ARRAY_KERNEL extern "C" __global__ void __launch_bounds__(ARRAY_BLOCK)

// The axes over elements, rows of bytes, planes, and rows of interleaved pixels. The first `rank` are used;
// axis 0 is the innermost. Strides are in bytes.
EXPORTED struct ElementAxes { u32 rank, extent[6]; i64 dst[6], src[6]; };
EXPORTED struct RowAxes { u32 rank, extent[4]; i64 dst[4], src[4]; };
EXPORTED struct PlaneAxes { u32 rank, extent[3]; i64 dst[3], src[3]; };
EXPORTED struct InterleaveAxes { u32 rank, extent[2]; i64 dst[2], src[2]; };

struct Offsets { i64 dst, src; };

// The byte offsets of element `index` in C order. The product of the extents is below 2^31.
template <class Axes>
DEVICE Offsets locate(u32 index, const Axes& axes) {
    Offsets at = {0, 0};
    UNROLL(axis, sizeof(axes.dst) / sizeof(i64)) {
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
