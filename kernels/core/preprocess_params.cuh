// What the kernels of the fused operators are told: src/image/core/preprocess.ts writes it.
#pragma once
#include "core/interpolation.cuh"

// Which part of the source goes where. The content covers width × height output pixels from (left, top) on, the rest is
// filled up. It is mirrored, then a part of the resized source from (crop_x, crop_y) on.
EXPORTED struct ResizeGeometry {
    double scale_x, scale_y;  // source pixels a resized one
    int left, top, width, height, crop_x, crop_y, flip_x, flip_y;
};

// What becomes of a value: value · scale + offset, per channel of the source, as elements of type `type`.
EXPORTED struct OutputTransform {
    float scale[4], offset[4], fill[4];
    int type, swap, nearest;
};

// Behind the sources. `each`: a fit for each image, or null for one for all.
#define PARAMETERS void *dst, Batch to, ResizeGeometry one, const ResizeGeometry *each, OutputTransform how
