// Rows stored by whole warps: lanes collect their bytes in shared memory, for full transactions.
#pragma once
#include "core/simd.cuh"

// Shared memory of this warp, `bytes` for each lane.
#define WARP_SCRATCH(name, bytes)                                       \
    __shared__ __align__(16) u8 name##_of_block[BLOCK_Y][32 * (bytes)]; \
    u8* name = name##_of_block[threadIdx.y]

// Copies the bytes that the lanes of a warp have put into shared memory: neighboring lanes write neighboring
// words, so that every transaction is full. `bytes` is any number; below 1 for a warp outside the image.
DEVICE void copy_by_warp(u8* to, const u8* from, int bytes, int lane) {
    if (bytes <= 0) return;
    int done = 0;
    if (aligned(to, 16)) {
        for (int i = lane; i < bytes / 16; i += 32) ((uint4*)to)[i] = ((const uint4*)from)[i];
        done = bytes & ~15;
    } else if (aligned(to, 4)) {
        NO_UNROLL for (int i = lane; i < bytes / 4; i += 32) ((u32*)to)[i] = ((const u32*)from)[i];
        done = bytes & ~3;
    }
    NO_UNROLL for (int i = done + lane; i < bytes; i += 32) to[i] = from[i];
}
