// Linear warps of bytes in whole numbers: positions count 2^-16 of a pixel, and the four weights of a pixel have a sum of 65535, so
// that two dot products make a channel. Before it is rounded, the result is within 0.02 levels of the exact one. All kernels
// for bytes work so, and come to the same bytes.
#pragma once
#include "core/warp.cuh"

// How places are told: by matrices whose last row is (0, 0, 1), as 64-bit integers that count 2^-32, with ROUNDING added where it
// belongs; by any matrices; by a map. As TOLD of src/image/core/warp.ts.
EXPORTED enum CoordinateSource { AFFINE, PERSPECTIVE, MAPPED };

// Added to positions that are then rounded down to 2^-16.
#define ROUNDING (1.0 / 131072)

// The pixel before a position, and the way to the next one in 2^-16.
struct Spot {
    int x, y;
    u32 tx, ty;
};

// Weights of the pixels above and below, two of 16 bits in each.
struct PairWeights {
    u32 above, below;
    PairWeights() = default;
    DEVICE explicit PairWeights(const Spot& at) {
        const u32 both = at.tx * at.ty + 65535 >> 16;  // Rounded up: no weight is negative.
        below = both * 65535 + at.ty;                  // both << 16 | ty - both
        above = at.tx * 65535 + 65535 - below;
    }
};

// sum + a weight for each of the two low bytes, or of the two high ones.
DEVICE u32 dot_low(u32 weights, u32 bytes, u32 sum) {
    u32 d;
    asm("dp2a.lo.u32.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(weights), "r"(bytes), "r"(sum));
    return d;
}

DEVICE u32 dot_high(u32 weights, u32 bytes, u32 sum) {
    u32 d;
    asm("dp2a.hi.u32.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(weights), "r"(bytes), "r"(sum));
    return d;
}

// Of four bytes.
DEVICE u32 weighed(const PairWeights& w, u32 above, u32 next_above, u32 below, u32 next_below) {
    return dot_low(w.below, below | next_below << 8, dot_low(w.above, above | next_above << 8, 32768)) >> 16;
}

// Places of a row.
struct AffineRow {
    u64 x, y, dx, dy;

    DEVICE AffineRow(const WarpMatrix& matrix, u32 row) {
        const u64* m = (const u64*)matrix.m;
        x = m[1] * row + m[2], y = m[4] * row + m[5], dx = m[0], dy = m[3];
    }
    DEVICE void skip(u32 columns) { x += dx * columns, y += dy * columns; }
    DEVICE Spot here() const { return {(int)(x >> 32), (int)(y >> 32), (u32)x >> 16, (u32)y >> 16}; }
};

struct PerspectiveRow {
    double x, y, w, dx, dy, dw;

    DEVICE PerspectiveRow(const WarpMatrix& a, u32 row) {
        const double r = row;
        x = __fma_rn(a.m[1], r, a.m[2]), y = __fma_rn(a.m[4], r, a.m[5]), w = __fma_rn(a.m[7], r, a.m[8]);
        dx = a.m[0], dy = a.m[3], dw = a.m[6];
    }
    // Places from 2^19 pixels on become others that are as far away.
    DEVICE Spot operator[](double column) const {
        // Added to 1.5 · 2^20, a position has its index in the upper word, and its fraction in the lower one.
        const double magic = 1572864.0 + ROUNDING, denominator = __fma_rn(dw, column, w);
        double factor;
        asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(factor) : "d"(denominator));
        factor = __fma_rn(factor, __fma_rn(-denominator, factor, 1.0), factor);  // Its 20 bits become 40.
        const double sx = __fma_rn(__fma_rn(dx, column, x), factor, magic), sy = __fma_rn(__fma_rn(dy, column, y), factor, magic);
        return {__double2hiint(sx) - 0x41380000, __double2hiint(sy) - 0x41380000, (u32)__double2loint(sx) >> 16,
                (u32)__double2loint(sy) >> 16};
    }
};

// Of a map's values. From 2^22 pixels on they become others that are as far away.
DEVICE void split(float s, int& index, u32& t) {
    const float magic = 12582912.0f, shifted = __fadd_rn(s, (float)ROUNDING), down = __fadd_rd(shifted, magic);
    index = (int)__float_as_uint(down) - 0x4b400000;
    // Below 2^16, in the low bits of 2^23 and more.
    t = __float_as_uint(__fmaf_rz(__fsub_rn(shifted, __fsub_rn(down, magic)), 65536.0f, 8388608.0f)) & 0xffff;
}

DEVICE Spot mapped_spot(float x, float y) {
    Spot at;
    split(x, at.x, at.tx), split(y, at.y, at.ty);
    return at;
}

// True if the place may be another one that is far away.
DEVICE bool is_far(int told, const Spot& at) {
    const u32 limit = told == PERSPECTIVE ? 1u << 19 : 1u << 22;
    return (told != AFFINE) & (((u32)at.x + limit >= 2 * limit) | ((u32)at.y + limit >= 2 * limit));
}

// The place of one pixel, however far away.
DEVICE Spot spot_at(int told, const Image& map, const WarpMatrix& matrix, int column, int row) {
    if (told == AFFINE) {
        AffineRow places(matrix, row);
        places.skip(column);
        return places.here();
    }
    double x, y;
    Spot at;
    if (told == PERSPECTIVE) {
        at = PerspectiveRow(matrix, row)[column];
        if (!is_far(told, at)) return at;
        transform(matrix, false, column, row, x, y);
    } else {
        const float fx = __ldg(::at<f32>(map, column, row, 0)), fy = __ldg(::at<f32>(map, column, row, 1));
        at = mapped_spot(fx, fy);
        if (!is_far(told, at)) return at;
        x = fx, y = fy;
    }
    const double distant = 1e9;
    const SamplePosition px = place_at(fmin(fmax(x, -distant), distant)), py = place_at(fmin(fmax(y, -distant), distant));
    return {px.index, py.index, min((u32)(px.t * 65536), 65535u), min((u32)(py.t * 65536), 65535u)};
}

// The matrix of image `n`.
DEVICE WarpMatrix matrix_of(const WarpMatrix& one, const WarpMatrix* each, int n) {
    WarpMatrix matrix = one;
    if (each) matrix = each[n];
    return matrix;
}
