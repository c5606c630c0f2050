// Reductions and scans over the lanes of a warp and the threads of a block of BLOCK_X × BLOCK_Y.
#pragma once
#include "core/image.cuh"

template <class T>
DEVICE T shuffle_xor(const T& value, int mask) { return __shfl_xor_sync(~0u, value, mask); }

struct Sum {
    template <class T>
    DEVICE T operator()(T a, T b) const { return a + b; }
};

// Combines the values of all lanes; every lane receives the result.
template <class T, class Op = Sum>
DEVICE T warp_reduce(T value, const Op& op = {}) {
    UNROLL_ALL for (int mask = 16; mask > 0; mask >>= 1) value = op(value, shuffle_xor(value, mask));
    return value;
}

// Combines the values of all threads, in an order independent of the device; every thread gets the result.
template <class T, class Op = Sum>
DEVICE T block_reduce(T value, const Op& op = {}) {
    __shared__ T of_warp[BLOCK_Y];
    value = warp_reduce(value, op);
    if (threadIdx.x == 0) of_warp[threadIdx.y] = value;
    __syncthreads();
    T all = of_warp[0];
    UNROLL(i, BLOCK_Y - 1) all = op(all, of_warp[i + 1]);
    __syncthreads();
    return all;
}

// The sum of the values of all lanes up to this one.
template <class T>
DEVICE T warp_scan(T value) {
    UNROLL_ALL for (int step = 1; step < 32; step <<= 1) {
        const T before = __shfl_up_sync(~0u, value, step);
        if (threadIdx.x >= step) value += before;
    }
    return value;
}

// The sum of the values of all threads up to this one. `total` receives the sum of all.
template <class T>
DEVICE T block_scan(T value, T& total) {
    __shared__ T of_warp[BLOCK_Y];
    value = warp_scan(value);
    __syncthreads();
    if (threadIdx.x == 31) of_warp[threadIdx.y] = value;
    __syncthreads();
    total = 0;
    UNROLL(i, BLOCK_Y) {
        if (i == threadIdx.y) value += total;
        total += of_warp[i];
    }
    return value;
}
