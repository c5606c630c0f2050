// Bytes in even rows, sixteen neighbours a thread: isEven() of src/image/core/memory_layout.ts tells. Addresses within an image have 32 bits.
#pragma once
#include "core/image.cuh"

// Bytes of a row that a warp makes.
#define SPAN (BLOCK_X * 16)

// The place in its row of this thread's first byte, and its row. Ends the threads outside of the image.
#define THESE_BYTES(at, y, image, CHANNELS)                                                                     \
    const int at = blockIdx.x * SPAN + threadIdx.x * 16, y = blockIdx.y * BLOCK_Y + threadIdx.y;                \
    if (y >= image.height || at >= image.width * (CHANNELS)) return

// The address of byte `at` of row `y` of the image that this thread's block works on.
template <class T>
DEVICE T* even_row(T* data, const Batch& batch, int y, int at) {
    return data + blockIdx.z * batch.image + (u32)(y * (int)batch.row + at);
}

// Whole numbers of at most 23 bits, added to this, are the low bits of the float.
#define BIAS 8388608.0f

// Byte `i` of a word, plus BIAS.
DEVICE float biased(u32 word, int i) { return __uint_as_float(__byte_perm(word, 0x4b000000, 0x7650 + i)); }

// The low bytes of four words as one.
DEVICE u32 low_bytes(const u32 (&word)[4]) {
    return __byte_perm(__byte_perm(word[0], word[1], 0x0040), __byte_perm(word[2], word[3], 0x0040), 0x5410);
}

// A table of 256 bytes, four to a word, for blocks of 256 threads. Each lane has one of its own, in a bank of shared memory of its
// own, so that lanes never wait for one another.
typedef u32 SpreadTable[64][BLOCK_X];

// Writes the entry of this thread's number; all threads of the block do. The block waits for all before it looks up.
DEVICE void spread_entry(SpreadTable& table, u32 entry) {
    const u32 all = 0xffffffff, lane = threadIdx.x, four = lane / 8 * 4;
    entry |= __shfl_xor_sync(all, entry, 1) << 8;
    entry |= __shfl_xor_sync(all, entry, 2) << 16;
    // A warp has made eight words: a lane writes a quarter of the copies of one, and of the fourth behind it.
    const u32 word = __shfl_sync(all, entry, four), later = __shfl_sync(all, entry, 16 + four);
    uint4* copies = (uint4*)table + threadIdx.y * 64 + lane;
    copies[0] = make_uint4(word, word, word, word);
    copies[32] = make_uint4(later, later, later, later);
}

// What stands for the four bytes of a word, in a table for each.
DEVICE u32 look_up(u32 word, const SpreadTable* const (&tables)[4]) {
    u32 found[4];
    UNROLL(i, 4) {
        const u32 row = 8 * i < 5 ? word << 5 : word >> (8 * i - 5);
        found[i] = *(const u32*)((const u8*)*tables[i] + (row & 63 * 128 | threadIdx.x * 4));
    }
    // Of each word the byte that the low two bits say: as selectors of __byte_perm for two words at a time.
    const u32 low = word & 0x03030303, which = low | low >> 4 | 0x00400040;
    return __byte_perm(__byte_perm(found[0], found[1], which), __byte_perm(found[2], found[3], which >> 16), 0x5410);
}

// What stands in a table for each of 16 bytes.
DEVICE uint4 look_up(const uint4& in, const SpreadTable& table) {
    const SpreadTable* const all[] = {&table, &table, &table, &table};
    return make_uint4(look_up(in.x, all), look_up(in.y, all), look_up(in.z, all), look_up(in.w, all));
}
