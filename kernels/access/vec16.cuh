// Sixteen neighboring bytes per thread, in rows whose bytes are contiguous and whose starts are multiples of
// 16 bytes. 32-bit offsets within an image.
#pragma once
#include "core/simd.cuh"

// Bytes of a row per warp.
EXPORTED constexpr int SPAN = BLOCK_X * 16;

// The offset in its row of this thread's first byte, and its row. Ends threads outside of the image.
#define THESE_BYTES(at, y, image, CHANNELS)                                                      \
    const int at = blockIdx.x * SPAN + threadIdx.x * 16, y = blockIdx.y * BLOCK_Y + threadIdx.y; \
    if (y >= image.height || at >= image.width * (CHANNELS)) return

// The address of byte `at` of row `y` of this block's image.
template <class T>
DEVICE T* row_of(T* data, const Batch& batch, int y, int at) {
    return data + blockIdx.z * batch.image + (u32)(y * (int)batch.row + at);
}

// A table of 256 bytes, four to a word, for blocks of 256 threads. Each lane has a copy in its own bank of
// shared memory, so that look-ups never conflict.
typedef u32 SpreadTable[64][BLOCK_X];

// Stores the entry whose index is this thread's. All threads of the block call it, and then synchronize.
DEVICE void spread_entry(SpreadTable& table, u32 entry) {
    const u32 all = 0xffffffff, lane = threadIdx.x, four = lane / 8 * 4;
    entry |= __shfl_xor_sync(all, entry, 1) << 8;
    entry |= __shfl_xor_sync(all, entry, 2) << 16;
    // The warp holds eight words. A lane stores a quarter of the copies of one, and of the fourth after it.
    const u32 word = __shfl_sync(all, entry, four), later = __shfl_sync(all, entry, 16 + four);
    uint4* copies = (uint4*)table + threadIdx.y * 64 + lane;
    copies[0] = make_uint4(word, word, word, word);
    copies[32] = make_uint4(later, later, later, later);
}

// Looks up the four bytes of a word, each in its own table.
DEVICE u32 look_up(u32 word, const SpreadTable* const (&tables)[4]) {
    u32 found[4];
    UNROLL(i, 4) {
        const u32 row = 8 * i < 5 ? word << 5 : word >> (8 * i - 5);
        found[i] = *(const u32*)((const u8*)*tables[i] + (row & 63 * 128 | threadIdx.x * 4));
    }
    // The low two bits of each byte select the byte of its word: selectors for two words at a time.
    const u32 low = word & 0x03030303, which = low | low >> 4 | 0x00400040;
    return __byte_perm(__byte_perm(found[0], found[1], which), __byte_perm(found[2], found[3], which >> 16), 0x5410);
}

// Looks up 16 bytes in one table.
DEVICE uint4 look_up(const uint4& in, const SpreadTable& table) {
    const SpreadTable* const all[] = {&table, &table, &table, &table};
    return make_uint4(look_up(in.x, all), look_up(in.y, all), look_up(in.z, all), look_up(in.w, all));
}

EXPORTED constexpr int BINS = 256;  // the values of u8
// Bin counters of a block in shared memory: lanes that are this many apart share a table.
#define COPIES 16
typedef u32 CountTable[BINS][COPIES];

// All threads of a block clear the table, and synchronize before they count.
DEVICE void clear_counts(CountTable& counts, u32 id) {
    UNROLL(k, COPIES / 4) ((uint4*)counts)[k * BLOCK + id] = make_uint4(0, 0, 0, 0);
}
// Counts 16 bytes in the copy of this lane.
DEVICE void count_bytes(CountTable& counts, const uint4& bytes) {
    const u32 words[4] = {bytes.x, bytes.y, bytes.z, bytes.w};
    u32* mine = &counts[0][threadIdx.x % COPIES];
    UNROLL(k, 16) atomicAdd(mine + (words[k / 4] >> (8 * (k % 4)) & 255) * COPIES, 1u);
}
// The count of a bin. Each thread begins with another copy, because neighboring bins share banks.
DEVICE u32 total_count(const CountTable& counts, u32 bin) {
    u32 sum = 0;
    UNROLL(k, COPIES) sum += counts[bin][(bin + k) % COPIES];
    return sum;
}
