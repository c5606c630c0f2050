// Union-find: each member points to a member of its set with a smaller index, and the first member to itself.
// Any number of threads may unite sets at once, in shared or global memory (Jaiganesh and Burtscher 2018).
#pragma once
#include "core/prelude.cuh"

// volatile: other threads write the parents, so that each step needs a new load.
DEVICE int first_of(const volatile int* parents, int i) {
    int parent = parents[i];
    while (parent != i) {
        i = parent;
        parent = parents[i];
    }
    return i;
}

// Unites the sets of a and b. Returns the former first member that lost this role, or -1 if both were in one
// set. Climbs both paths together, and only until the first member with the higher index (Rem's algorithm;
// Patwary, Blair and Manne 2010).
DEVICE int unite(int* parents, int a, int b) {
    while (true) {
        int high = ((const volatile int*)parents)[a], low = ((const volatile int*)parents)[b];
        if (high == low) return -1;
        if (high < low) {
            const int other = high;
            high = low, low = other;
            a = b;
        }
        if (high == a) {
            high = atomicCAS(parents + a, a, low);
            if (high == a) return a;
            // Another thread was faster; unite with its set.
        }
        a = high;
        b = low;
    }
}
