// The source positions of warped output pixels.
#pragma once
#include "patterns/gather.cuh"

// Maps output to source positions; in row order.
EXPORTED struct WarpMatrix { double m[9]; };

DEVICE bool is_affine(const WarpMatrix& a) { return a.m[6] == 0 && a.m[7] == 0 && a.m[8] == 1; }

// With explicit rounding, so that all kernels compute the same position.
DEVICE void transform(const WarpMatrix& a, bool affine, double x, double y, double& sx, double& sy) {
    sx = __dadd_rn(__fma_rn(a.m[0], x, __dmul_rn(a.m[1], y)), a.m[2]);
    sy = __dadd_rn(__fma_rn(a.m[3], x, __dmul_rn(a.m[4], y)), a.m[5]);
    if (affine) return;
    const double w = __dadd_rn(__fma_rn(a.m[6], x, __dmul_rn(a.m[7], y)), a.m[8]), factor = w != 0 ? 1 / w : 0;
    sx = __dmul_rn(sx, factor), sy = __dmul_rn(sy, factor);
}
