// Sets that grow together: each member names another of its set with a smaller number, up to the set's first, which names itself. Any
// number of threads may unite sets at once, in shared or in global memory (Jaiganesh and Burtscher 2018; Playne and Hawick 2018).
#pragma once

// Other threads write: no load may be left out, or come from a cache that they do not write to.
__device__ __forceinline__ int first_of(const volatile int* parents, int i) {
    int parent = parents[i];
    while (parent != i) {
        i = parent;
        parent = parents[i];
    }
    return i;
}

// Returns what was the first of a set and is not any more, or -1 where both were in one set.
__device__ __forceinline__ int unite(int* parents, int a, int b) {
    while (true) {
        a = first_of(parents, a);
        b = first_of(parents, b);
        if (a == b) return -1;
        const int high = max(a, b), low = min(a, b);
        const int old = atomicCAS(parents + high, high, low);
        if (old == high) return high;
        // Another thread was faster: its set and this one are still to be united.
        a = old;
        b = low;
    }
}
