// Linear interpolation of interleaved u8: pixels and their right neighbors, loaded as words.
#pragma once
#include "core/interpolation.cuh"
#include "core/simd.cuh"

// A source position between `index` and its successor, whose weight is `weight`.
struct Tap { int index; float weight; };

// `index` is at most size - 2, or 0 if size is 1, so that the successor exists unless size is 1.
DEVICE Tap tap_at(const SamplePosition& position, int size) {
    const float edge = size > 1 ? 1.0f : 0.0f, inside = position.index < 0 ? 0.0f : position.t;
    return {min(max(position.index, 0), max(size - 2, 0)), position.index > size - 2 ? edge : inside};
}

// A pixel and the next one. STREAMING marks the lines evict-first.
template <int CHANNELS, bool STREAMING = false>
struct Pair {
    static constexpr int WORDS = (2 * CHANNELS + 3) / 4;
    u32 words[WORDS];

    // The words may reach 3 bytes past the pair.
    DEVICE explicit Pair(const u8* p) {
        const u32 shift = (u32)(u64)p & 3;
        const u32* aligned = (const u32*)((u64)p & ~3ull);
        u32 raw[WORDS + 1];
        UNROLL(i, WORDS) raw[i] = word(aligned + i);
        raw[WORDS] = 0;
        if (shift + 2 * CHANNELS > 4 * WORDS) raw[WORDS] = word(aligned + WORDS);
        UNROLL(i, WORDS) words[i] = __funnelshift_r(raw[i], raw[i + 1], 8 * shift);
    }
    Pair() = default;

    static DEVICE u32 word(const u32* p) { return STREAMING ? __ldcs(p) : __ldg(p); }

    // Byte `i`, which is a constant after unrolling.
    DEVICE float operator[](int i) const { return biased(words[i / 4], i % 4) - BIAS; }

    // Channel `c` between the two.
    DEVICE float between(int c, float t) const { return lerp((*this)[c], (*this)[c + CHANNELS], t); }
};

// True if the words of a pair at column `index` may reach past the end of the image. `last_row`: to be loaded.
template <int CHANNELS>
DEVICE bool overruns(int index, int last_row, int width, int height) {
    return (width * CHANNELS < 8) | ((last_row + 1 >= height) & ((index + 2) * CHANNELS + 3 > width * CHANNELS));
}
