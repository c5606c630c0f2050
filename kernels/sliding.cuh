// Small windows over interleaved 8-bit pixels, at the memory's speed. A thread has 8 neighbouring bytes of the result and goes
// down a strip of rows: what a row contributes to the results that it reaches is added as it comes, so each row is read and
// combined along x once. Rows begin at multiples of 4 bytes in memory.
#pragma once
#include "border.cuh"
#include "image.cuh"

// border_index() without a division and without a call, which would cost registers: for coordinates that are but little outside.
__device__ __forceinline__ int border_near(int i, int size, int border) {
    if ((unsigned)i < (unsigned)size) return i;
    if (border == CONSTANT) return -1;
    if (border == REPLICATE || size == 1) return min(max(i, 0), size - 1);
    const int repeated = border == REFLECT ? 1 : 0;
#pragma unroll 1
    do {
        if (border == WRAP) i += i < 0 ? size : -size;
        else i = i < 0 ? -i - repeated : 2 * size - 2 + repeated - i;
    } while ((unsigned)i >= (unsigned)size);
    return i;
}

// Bytes of a row around a thread's 8, as far as the window reaches.
template <int CHANNELS, int RADIUS>
struct Row {
    static constexpr int BEFORE = (CHANNELS * RADIUS + 3) / 4, WORDS = 2 + 2 * BEFORE;
    u32 word[WORDS];

    // The byte `i` behind the thread's first one; `i` is a constant after unrolling.
    __device__ __forceinline__ u32 operator[](int i) const { return __byte_perm(at(i), 0, 0x4440 | (i + 4 * BEFORE) % 4); }

    // 128 + byte / 256: the byte within the bits of 128.0, which takes one instruction and not the slow one that converts.
    __device__ __forceinline__ float biased(int i) const {
        return __uint_as_float(__byte_perm(at(i), 0x43000000, 0x7604 | (i + 4 * BEFORE) % 4 << 4));
    }

    __device__ __forceinline__ u32 at(int i) const { return word[(i + 4 * BEFORE) / 4]; }
};

// Rows of which a thread's bytes reach beyond the edge of the image. `width` counts bytes.
template <int CHANNELS, int RADIUS>
struct Edge {
    Image image;
    int first, border;
    u32 beyond;  // Four bytes of a constant border.

    __device__ __forceinline__ Row<CHANNELS, RADIUS> row(int y) const {
        typedef Row<CHANNELS, RADIUS> R;
        const int from = border_near(y, image.height, border);
        u32 word[R::WORDS] = {};
        // From the last word to the first, each in its turn through word[0]: the code is there once.
#pragma unroll 1
        for (int i = R::WORDS - 1; i >= 0; i--) {
#pragma unroll
            for (int k = R::WORDS - 1; k > 0; k--) word[k] = word[k - 1];
            word[0] = from < 0 ? beyond : edge(image.data + from * image.row, first + 4 * (i - R::BEFORE));
        }
        R row;
#pragma unroll
        for (int i = 0; i < R::WORDS; i++) row.word[i] = word[i];
        return row;
    }

    // Four bytes that may lie beyond the edge.
    __device__ __forceinline__ u32 edge(const u8* p, int at) const {
        if (at >= 0 && at + 4 <= image.width) return __ldg((const u32*)(p + at));
        u32 word = 0;
#pragma unroll 1
        for (int k = 3; k >= 0; k--) {
            // Not below zero before the division.
            const int pixel = (at + k + 16 * CHANNELS) / CHANNELS - 16, channel = at + k - pixel * CHANNELS;
            const int x = border_near(pixel, image.width / CHANNELS, border);
            word = word << 8 | (x < 0 ? beyond & 255u : (u32)__ldg(p + x * CHANNELS + channel));
        }
        return word;
    }
};

// Byte `BYTE` of each of four words.
template <int BYTE>
__device__ __forceinline__ u32 gather(u32 a, u32 b, u32 c, u32 d) {
    constexpr int PAIR = (BYTE + 4) << 4 | BYTE;
    return __byte_perm(__byte_perm(a, b, PAIR), __byte_perm(c, d, PAIR), 0x5410);
}

// Stores 8 bytes to any address, or as many as `count`.
__device__ __forceinline__ void store_bytes(u8* p, int count, u32 low, u32 high) {
#pragma unroll 1
    for (int i = 0; i < min(count, 8); i++) p[i] = (u8)((i < 4 ? low : high) >> (8 * (i & 3)));
}

// `window.push(row, low, high)` takes the rows of a strip one after another, beginning RADIUS above it, and gives the 8 results of
// the row RADIUS further up. `invert` is all ones to turn every byte over, before and after. Both images are seen as one of bytes; the tile of a block is 256 × 8 · strip.
template <int CHANNELS, int RADIUS, class Window>
__device__ __forceinline__ void slide(const Image& in, const Image& out, int border, u32 beyond, u32 invert, int strip, Window& window) {
    typedef Row<CHANNELS, RADIUS> R;
    const int first = (blockIdx.x * BLOCK_X + threadIdx.x) * 8, top = (blockIdx.y * BLOCK_Y + threadIdx.y) * strip;
    if (first >= out.width || top >= out.height) return;
    const int end = min(top + strip, out.height) + RADIUS;
    const bool inside = first >= 4 * R::BEFORE && first + 8 + 4 * R::BEFORE <= in.width;
    const Edge<CHANNELS, RADIUS> edge = {in, first, border, beyond * 0x01010101u};
    const u8* ahead = in.data + (i64)(top - RADIUS) * in.row + (first - 4 * R::BEFORE);
    u8* to = out.data + (i64)top * out.row + first;
    const bool whole = first + 8 <= out.width && (((u64)to | (u64)out.row) & 7) == 0;
    // Two rows are on their way while one is worked on.
    R even, odd;
#pragma unroll 1
    for (int y = top - RADIUS - 2; y < end; y += 2) {
#pragma unroll
        for (int half = 0; half < 2; half++) {
            R& row = half == 0 ? even : odd;
            const int at = y + half - RADIUS, next = y + half + 2;
            u32 low, high;
            if (y >= top - RADIUS) {
                // Not before: that would wait for the row.
                R turned;
#pragma unroll
                for (int i = 0; i < R::WORDS; i++) turned.word[i] = row.word[i] ^ invert;
                window.push(turned, low, high);
            }
            if (next < end) {
                if (inside && (unsigned)next < (unsigned)in.height) {
#pragma unroll
                    for (int i = 0; i < R::WORDS; i++) row.word[i] = __ldg((const u32*)ahead + i);
                } else {
                    row = edge.row(next);
                }
            }
            ahead += in.row;
            if (at >= top && at < end - RADIUS) {
                if (whole) *(uint2*)to = make_uint2(low ^ invert, high ^ invert);
                else store_bytes(to, out.width - first, low ^ invert, high ^ invert);
                to += out.row;
            }
        }
    }
}
