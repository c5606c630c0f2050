// Otsu's threshold: the value of a histogram with the largest variance between the classes.
#pragma once
#include "patterns/reduce.cuh"

struct Separation { f64 variance; int value; };
DEVICE Separation shuffle_xor(const Separation& it, int mask) {
    return {__shfl_xor_sync(~0u, it.variance, mask), __shfl_xor_sync(~0u, it.value, mask)};
}
struct Larger {
    DEVICE Separation operator()(const Separation& a, const Separation& b) const {
        return b.variance > a.variance || (b.variance == a.variance && b.value < a.value) ? b : a;
    }
};

// The threshold of histogram blockIdx.z, 0 if it has one value. Each thread takes VALUES / BLOCK values.
template <int VALUES>
KERNEL() otsu(const u32* counts, Batch, float* thresholds) {
    constexpr int SHARE = VALUES / BLOCK;
    const int id = thread_index(), first = id * SHARE;
    const u32* bins = counts + (u64)blockIdx.z * VALUES;
    u64 own_pixels = 0, own_weight = 0, pixels, weight;
    for (int i = first; i < first + SHARE; i++) own_pixels += bins[i], own_weight += (u64)bins[i] * i;
    u64 below = block_scan(own_pixels, pixels) - own_pixels, low = block_scan(own_weight, weight) - own_weight;
    Separation best = {0, first};
    for (int i = first; i < first + SHARE; i++) {
        if (bins[i] == 0) continue;  // equal to the value before
        below += bins[i], low += (u64)bins[i] * i;
        // Like OpenCV, requires this share of the pixels in each class.
        const f64 share = (f64)below / pixels, rest = 1.0 - share, epsilon = 1.1920929e-7;
        if (fmin(share, rest) < epsilon || fmax(share, rest) > 1.0 - epsilon) continue;
        const f64 apart = (f64)low / below - (f64)(weight - low) / (pixels - below);
        const f64 variance = share * rest * apart * apart;
        if (variance > best.variance) best = {variance, i};
    }
    best = block_reduce(best, Larger{});
    if (id == 0) thresholds[blockIdx.z] = best.variance > 0 ? (float)best.value : 0.0f;
}
