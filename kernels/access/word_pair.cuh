// Linear interpolation of interleaved bytes: pixels and their right neighbours, read in words.
#pragma once
#include "access/vec16.cuh"
#include "core/interpolation.cuh"

// Where an output coordinate lies in the source: between `index` and its successor, `weight` of the way.
struct Tap {
    int index;
    float weight;
};

// `index` is at most size - 2 (0 if size is 1), so that its successor exists where there is one.
DEVICE Tap tap_at(const SamplePosition& place, int size) {
    const float edge = size > 1 ? 1.0f : 0.0f, inside = place.index < 0 ? 0.0f : place.t;
    return {min(max(place.index, 0), max(size - 2, 0)), place.index > size - 2 ? edge : inside};
}

// A pixel and the next one. STREAMING: what is read leaves the caches first.
template <int CHANNELS, bool STREAMING = false>
struct Pair {
    static constexpr int WORDS = (2 * CHANNELS + 3) / 4;
    u32 words[WORDS];

    // Words may reach 3 bytes past the pair.
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

// True if words of pairs at column `index` may not be read: they reach up to 3 bytes past a row, and behind the last one there
// may be nothing. `last_row`: of the rows read.
template <int CHANNELS>
DEVICE bool overruns(int index, int last_row, int width, int height) {
    // One branch.
    return (width * CHANNELS < 8) | ((last_row + 1 >= height) & ((index + 2) * CHANNELS + 3 > width * CHANNELS));
}
