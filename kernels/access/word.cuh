// Unaligned groups of bytes, read as aligned 32-bit words.
#pragma once
#include "core/simd.cuh"

// Words at any address, from the aligned words that contain them. The last one may reach up to 3 bytes past
// the group; if `end`, these are the end of the allocation, and only the group's own bytes are read.
template <int COUNT>
DEVICE void load_unaligned(const u8* p, bool end, u32 (&words)[COUNT]) {
    const u32 shift = (u32)(u64)p & 3;
    const u32* from = (const u32*)(p - shift);
    u32 raw[COUNT + 1];
    UNROLL(i, COUNT) raw[i] = __ldg(from + i);
    raw[COUNT] = 0;
    if (end) {
        NO_UNROLL for (u32 i = 0; i < shift; i++) raw[COUNT] |= (u32)__ldg((const u8*)(from + COUNT) + i) << 8 * i;
    } else {
        raw[COUNT] = __ldg(from + COUNT);
    }
    UNROLL(i, COUNT) words[i] = __byte_perm(raw[i], raw[i + 1], unaligned_selector((u64)p));
}

// `COUNT` consecutive bytes (at most 16), four to a word, the first in the lowest byte of words[0].
template <int COUNT>
struct Bytes {
    static constexpr int WORDS = (COUNT + 3) / 4;
    u32 words[WORDS];

    // Byte `i` as a float. `i` is a constant after unrolling, so that this is one conversion.
    DEVICE float operator[](int i) const { return (float)(u8)(words[i / 4] >> (8 * (i % 4))); }
};

// Bytes at any address, by aligned loads that each contain at least one of them. They may reach up to 3 bytes
// past either end; the caller makes sure that these are readable.
template <int COUNT>
DEVICE Bytes<COUNT> load_words(const u8* p) {
    constexpr int WORDS = Bytes<COUNT>::WORDS;
    const u32 shift = (u32)(u64)p & 3u;
    const u32* first = (const u32*)(p - shift);
    u32 raw[WORDS + 1];
    // The word with the last byte. Reading it again, instead of the next one, avoids a branch.
    const u32 last = (shift + COUNT - 1) / 4;
    UNROLL(i, WORDS + 1) raw[i] = __ldg(first + (4 * i <= COUNT - 1 ? i : last));
    Bytes<COUNT> out;
    UNROLL(i, WORDS) out.words[i] = __byte_perm(raw[i], raw[i + 1], unaligned_selector((u64)p));
    return out;
}
