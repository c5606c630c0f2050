// Sets that grow together: each member names another of its set with a smaller number, up to the set's first, which names itself. Any
// number of threads may unite sets at once, in shared or in global memory (Jaiganesh and Burtscher 2018).
#pragma once

// Other threads write: no load may be left out, or come from a cache that they do not write to.
DEVICE int first_of(const volatile int* parents, int i) {
    int parent = parents[i];
    while (parent != i) {
        i = parent;
        parent = parents[i];
    }
    return i;
}

// Returns what was the first of a set and is not any more, or -1 where both were in one set. Both ways up are gone at once, and no
// further than to a first that has the higher number (Rem's algorithm; Patwary, Blair and Manne 2010).
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
            // Another thread was faster: its set and this one are still to be united.
        }
        a = high;
        b = low;
    }
}
