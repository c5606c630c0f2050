// Linear warps of u8 in fixed point: positions in units of 2^-16 pixels, and four weights with a sum of
// 65535, so that two dot products yield a channel. Before rounding, the error is below 0.02 levels. All u8
// kernels use this arithmetic, and their results are equal.
#pragma once
#include "core/simd.cuh"
#include "core/warp.cuh"

// Positions come from matrices whose last row is (0, 0, 1), as 64-bit integers with WARP_FRACTION
// fraction bits and ROUNDING included; from any matrices; or from a map.
EXPORTED constexpr int WARP_FRACTION = 32;
EXPORTED enum CoordinateSource { AFFINE, PERSPECTIVE, MAPPED };

// Added to positions before they are rounded down to 2^-16.
#define ROUNDING (1.0 / 131072)

// A position: the pixel before it, and the fractions towards the next one in units of 2^-16.
struct SourcePosition { int x, y; u32 tx, ty; };

// The weights of the two pixels above and the two below, each 16 bits.
struct PairWeights {
    u32 above, below;
    PairWeights() = default;
    DEVICE explicit PairWeights(const SourcePosition& at) {
        const u32 both = at.tx * at.ty + 65535 >> 16;  // rounded up, so that no weight is negative
        below = both * 65535 + at.ty;                  // both << 16 | ty - both
        above = at.tx * 65535 + 65535 - below;
    }
};

// The weighted sum of four pixels.
DEVICE u32 weighed(const PairWeights& w, u32 above, u32 next_above, u32 below, u32 next_below) {
    return dot2_low(w.below, below | next_below << 8, dot2_low(w.above, above | next_above << 8, 32768)) >> 16;
}

// The positions of a row.
struct AffineRow {
    u64 x, y, dx, dy;

    DEVICE AffineRow(const WarpMatrix& matrix, u32 row) {
        const u64* m = (const u64*)matrix.m;
        x = m[1] * row + m[2], y = m[4] * row + m[5], dx = m[0], dy = m[3];
    }
    DEVICE void skip(u32 columns) { x += dx * columns, y += dy * columns; }
    DEVICE SourcePosition here() const {
        return {(int)(x >> WARP_FRACTION), (int)(y >> WARP_FRACTION), (u32)x >> 16, (u32)y >> 16};
    }
};

struct PerspectiveRow {
    double x, y, w, dx, dy, dw;

    DEVICE PerspectiveRow(const WarpMatrix& a, u32 row) {
        const double r = row;
        x = __fma_rn(a.m[1], r, a.m[2]), y = __fma_rn(a.m[4], r, a.m[5]), w = __fma_rn(a.m[7], r, a.m[8]);
        dx = a.m[0], dy = a.m[3], dw = a.m[6];
    }
    // Positions beyond 2^19 pixels wrap to others that are also far outside.
    DEVICE SourcePosition operator[](double column) const {
        // Adding 1.5 · 2^20 leaves the index in the upper word and the fraction in the lower one.
        const double magic = 1572864.0 + ROUNDING, denominator = __fma_rn(dw, column, w);
        double factor;
        asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(factor) : "d"(denominator));
        factor = __fma_rn(factor, __fma_rn(-denominator, factor, 1.0), factor);  // from 20 to 40 correct bits
        const double sx = __fma_rn(__fma_rn(dx, column, x), factor, magic);
        const double sy = __fma_rn(__fma_rn(dy, column, y), factor, magic);
        return {__double2hiint(sx) - 0x41380000, __double2hiint(sy) - 0x41380000, (u32)__double2loint(sx) >> 16,
                (u32)__double2loint(sy) >> 16};
    }
};

// Splits a coordinate of a map. Those beyond 2^22 pixels wrap to others that are also far outside.
DEVICE void split(float s, int& index, u32& t) {
    const float magic = 12582912.0f, shifted = __fadd_rn(s, (float)ROUNDING), down = __fadd_rd(shifted, magic);
    index = (int)__float_as_uint(down) - 0x4b400000;
    // The fraction in the low bits of a float that is at least 2^23.
    t = __float_as_uint(__fmaf_rz(__fsub_rn(shifted, __fsub_rn(down, magic)), 65536.0f, 8388608.0f)) & 0xffff;
}

DEVICE SourcePosition mapped_position(float x, float y) {
    SourcePosition at;
    split(x, at.x, at.tx), split(y, at.y, at.ty);
    return at;
}

// True if the position may have wrapped.
DEVICE bool is_far(int source, const SourcePosition& at) {
    const u32 limit = source == PERSPECTIVE ? 1u << 19 : 1u << 22;
    return (source != AFFINE) & (((u32)at.x + limit >= 2 * limit) | ((u32)at.y + limit >= 2 * limit));
}

// The position of one pixel at any distance.
DEVICE SourcePosition source_position(int source, const Image& map, const WarpMatrix& matrix, int column, int row) {
    if (source == AFFINE) {
        AffineRow positions(matrix, row);
        positions.skip(column);
        return positions.here();
    }
    double x, y;
    SourcePosition at;
    if (source == PERSPECTIVE) {
        at = PerspectiveRow(matrix, row)[column];
        if (!is_far(source, at)) return at;
        transform(matrix, false, column, row, x, y);
    } else {
        const float fx = __ldg(::at<f32>(map, column, row, 0)), fy = __ldg(::at<f32>(map, column, row, 1));
        at = mapped_position(fx, fy);
        if (!is_far(source, at)) return at;
        x = fx, y = fy;
    }
    const double distant = 1e9;
    const SamplePosition px = position_at(fmin(fmax(x, -distant), distant));
    const SamplePosition py = position_at(fmin(fmax(y, -distant), distant));
    return {px.index, py.index, min((u32)(px.t * 65536), 65535u), min((u32)(py.t * 65536), 65535u)};
}

// The matrix of image `n`.
DEVICE WarpMatrix matrix_of(const WarpMatrix& one, const WarpMatrix* each, int n) {
    WarpMatrix matrix = one;
    if (each) matrix = each[n];
    return matrix;
}
