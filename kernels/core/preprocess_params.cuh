// Parameters of the fused preprocessing kernels.
#pragma once
#include "core/interpolation.cuh"

// The region of the source that fills width × height output pixels starting at (left, top). Other pixels
// get the fill color. The region starts at (crop_x, crop_y) of the resized source, and is then mirrored.
EXPORTED struct ResizeGeometry {
    double scale_x, scale_y;  // source pixels per resized pixel
    int left, top, width, height, crop_x, crop_y, flip_x, flip_y;
};

// value · scale + offset for each channel of the source, to elements of `type`. `swap`: reverses channels.
EXPORTED struct OutputTransform { float scale[4], offset[4], fill[4]; int type, swap, nearest; };

// The parameters after the sources. `each`: the geometry of each image, or null if they share `one`.
#define PREPROCESS_PARAMETERS \
    void *dst, Batch to, ResizeGeometry one, const ResizeGeometry *each, OutputTransform transform
