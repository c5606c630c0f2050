// Reading interleaved 8-bit pixels through aligned 32-bit words. No standard headers: NVRTC has none.
#pragma once
#include "core/prelude.cuh"

// `COUNT` consecutive bytes (at most 16), four to a word, the first in the low byte of words[0].
template <int COUNT>
struct Bytes {
    static constexpr int WORDS = (COUNT + 3) / 4;
    u32 words[WORDS];

    // Byte `i` as a float. `i` is a constant after unrolling, so this is one conversion.
    DEVICE float operator[](int i) const {
        return (float)(u8)(words[i / 4] >> (8 * (i % 4)));
    }
};

// Reads bytes from any address with aligned 32-bit loads that each hold at least one of the bytes asked for. They may
// reach up to 3 bytes before the first and after the last one: the caller knows that these can be read.
template <int COUNT>
DEVICE Bytes<COUNT> load_words(const u8* p) {
    constexpr int WORDS = Bytes<COUNT>::WORDS;
    const u32 shift = (u32)(u64)p & 3u;
    const u32* aligned = (const u32*)(p - shift);
    u32 raw[WORDS + 1];
    // The word that holds the last byte. Words behind it are not needed: it is read again instead, without a branch.
    const u32 last = (shift + COUNT - 1) / 4;
#pragma unroll
    for (int i = 0; i <= WORDS; i++) raw[i] = __ldg(aligned + (4 * i <= COUNT - 1 ? i : last));
    const u32 selector = 0x3210u + 0x1111u * shift;
    Bytes<COUNT> out;
    UNROLL(i, WORDS) out.words[i] = __byte_perm(raw[i], raw[i + 1], selector);
    return out;
}
