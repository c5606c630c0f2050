// Bytes in even rows, sixteen neighbours a thread: isEven() of src/image/even.ts tells. Addresses within an image have 32 bits.
#pragma once
#include "image.cuh"

// Bytes of a row that a warp makes.
#define SPAN (BLOCK_X * 16)

// The place in its row of this thread's first byte, and its row. Ends the threads outside of the image.
#define THESE_BYTES(at, y, image, CHANNELS)                                                                     \
    const int at = blockIdx.x * SPAN + threadIdx.x * 16, y = blockIdx.y * BLOCK_Y + threadIdx.y;                \
    if (y >= image.height || at >= image.width * (CHANNELS)) return

// The address of byte `at` of row `y` of the image that this thread's block works on.
template <class T>
__device__ __forceinline__ T* even_row(T* data, const Batch& batch, int y, int at) {
    return data + blockIdx.z * batch.image + (u32)(y * (int)batch.row + at);
}

// Whole numbers of at most 23 bits, added to this, are the low bits of the float.
#define BIAS 8388608.0f

// Byte `i` of a word, plus BIAS.
__device__ __forceinline__ float biased(u32 word, int i) { return __uint_as_float(__byte_perm(word, 0x4b000000, 0x7650 + i)); }

// The low bytes of four words as one.
__device__ __forceinline__ u32 low_bytes(const u32 (&word)[4]) {
    return __byte_perm(__byte_perm(word[0], word[1], 0x0040), __byte_perm(word[2], word[3], 0x0040), 0x5410);
}

// A table of 256 bytes for a block of 256 threads: an entry for each lane, so that lanes seldom wait for one another.
typedef u8 SpreadTable[256][BLOCK_X];

// Writes the entry of this thread's number. The block waits for all before it looks up.
__device__ __forceinline__ void spread_entry(SpreadTable& table, u8 value) {
    const u32 word = value * 0x01010101u;
    uint4* entry = (uint4*)table[threadIdx.y * BLOCK_X + threadIdx.x];
    entry[0] = entry[1] = make_uint4(word, word, word, word);
}

// What stands in tables for each of 16 bytes. The tables take turns.
template <class... Tables>
__device__ __forceinline__ uint4 look_up(uint4 in, const Tables&... of_turn) {
    const SpreadTable* tables[] = {&of_turn...};
    const u32 words[4] = {in.x, in.y, in.z, in.w};
    u32 made[4];
#pragma unroll
    for (int w = 0; w < 4; w++) {
        u32 found[4];
#pragma unroll
        for (int i = 0; i < 4; i++) found[i] = (*tables[(4 * w + i) % sizeof...(of_turn)])[words[w] >> (8 * i) & 255][threadIdx.x];
        made[w] = low_bytes(found);
    }
    return make_uint4(made[0], made[1], made[2], made[3]);
}
