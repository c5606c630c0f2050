// Sets of pixels that grow together: each pixel names another of its set with a smaller index, up to the set's first, which names
// itself. Any number of threads may unite sets at once (Komura 2015; Playne and Hawick 2018).
#pragma once
#include "image.cuh"

// A pixel of no set.
#define NO_SET 0x7fffffff

__device__ __forceinline__ int first_of(const int* parents, int i) {
    // Other threads write: not from a cache of this multiprocessor.
    int parent = __ldcg(parents + i);
    while (parent != i) {
        i = parent;
        parent = __ldcg(parents + i);
    }
    return i;
}

__device__ __forceinline__ void unite(int* parents, int a, int b) {
    while (true) {
        a = first_of(parents, a);
        b = first_of(parents, b);
        if (a == b) return;
        const int high = max(a, b), low = min(a, b);
        // If another thread was faster, its set and this one are still to be united.
        const int old = atomicMin(parents + high, low);
        if (old == high) return;
        a = old;
        b = low;
    }
}

// Unites a pixel of a set with its neighbours above and to the left: 4 or 8 neighbours in all. Rows of `parents` have no gaps.
__device__ __forceinline__ void unite_neighbours(int* parents, int x, int y, int width, int neighbours) {
    const int i = y * width + x;
    if (__ldcg(parents + i) == NO_SET) return;
    if (x > 0 && __ldcg(parents + i - 1) != NO_SET) unite(parents, i, i - 1);
    if (y == 0) return;
    const bool above = __ldcg(parents + i - width) != NO_SET;
    if (above) unite(parents, i, i - width);
    // The pixels beside the one above are its own neighbours.
    if (neighbours == 4 || above) return;
    if (x > 0 && __ldcg(parents + i - width - 1) != NO_SET) unite(parents, i, i - width - 1);
    if (x + 1 < width && __ldcg(parents + i - width + 1) != NO_SET) unite(parents, i, i - width + 1);
}
