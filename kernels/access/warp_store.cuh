// Rows written by whole warps: what each lane has made is packed into shared memory, and the warp writes it in full transactions.
#pragma once
#include "core/image.cuh"

DEVICE bool aligned(const void* p, int bytes) { return ((u64)p & (bytes - 1)) == 0; }

// Two integers, kept within 0 … 255, in the low bytes: `low` first. Above them the low half of `rest`.
DEVICE u32 pack_u8(int low, int high, u32 rest = 0) {
    u32 packed;
    asm("cvt.pack.sat.u8.s32.b32 %0, %1, %2, %3;" : "=r"(packed) : "r"(high), "r"(low), "r"(rest));
    return packed;
}

// Shared memory of a warp of a block of 32 × 8 threads, for `bytes` of each lane.
#define WARP_SCRATCH(name, bytes)                                       \
    __shared__ __align__(16) u8 name##_of_block[BLOCK_Y][32 * (bytes)]; \
    u8* name = name##_of_block[threadIdx.y]

// Copies what the lanes of a warp have put into shared memory, one behind the other: neighbouring lanes write neighbouring
// bytes, so that every transaction is full. `bytes` may be any number; below 1 for a warp beside the image.
DEVICE void copy_by_warp(u8* to, const u8* from, int bytes, int lane) {
    int done;
    if (bytes <= 0) return;
    if (aligned(to, 16)) {
        for (int i = lane; i < bytes / 16; i += 32) ((uint4*)to)[i] = ((const uint4*)from)[i];
        done = bytes & ~15;
    } else if (aligned(to, 4)) {
#pragma unroll 1
        for (int i = lane; i < bytes / 4; i += 32) ((u32*)to)[i] = ((const u32*)from)[i];
        done = bytes & ~3;
    } else {
        done = 0;
    }
#pragma unroll 1
    for (int i = done + lane; i < bytes; i += 32) to[i] = from[i];
}
