// Small windows over interleaved 8-bit pixels, at the memory's speed. A thread has 8 neighbouring bytes of the result and goes
// down a strip of rows in pairs: what a row gives along x is made once and serves all results that the row reaches. Rows are whole
// words of memory: 6 of them or more.
#pragma once
#include "core/border.cuh"
#include "core/image.cuh"

// What lies beyond the edges, as edgesStruct of src/image/core/neighborhood.ts lays it out. A row y above or below the image is row
// sign · y + add + times · height of it, or the nearest one: [0] is for those above. `left[k]` and `right[k]` select the bytes of the
// word k + 1 beyond an edge from the three words before it: from the two nearest, and then with the third. Of what is selected
// `keep` is kept, and `beyond` is put in; in rows above and below if `constant`. If `wrap`, words come from the other edge instead.
EXPORTED struct WindowEdges {
    u32 left[2][2], right[2][2];
    u32 keep, beyond;
    int sign, add[2], times[2];
    int constant, wrap;
};

// Bytes of a row around a thread's 8, as far as the window reaches.
template <int CHANNELS, int RADIUS>
struct Row {
    static constexpr int BEFORE = (CHANNELS * RADIUS + 3) / 4, WORDS = 2 + 2 * BEFORE;
    u32 word[WORDS];

    // The word that byte `i` behind the thread's first one lies in; `i` is a constant after unrolling, here and below.
    DEVICE u32 at(int i) const { return word[(i + 4 * BEFORE) / 4]; }

    // The byte in the highest bits, and anything below.
    DEVICE u32 highest(int i) const { return at(i) << (24 - 8 * ((i + 4 * BEFORE) % 4)); }

    // 128 + byte / 256: the byte within the bits of 128.0, which takes one instruction and not the slow one that converts.
    DEVICE float biased(int i) const {
        return __uint_as_float(__byte_perm(at(i), 0x43000000, 0x7604 | (i + 4 * BEFORE) % 4 << 4));
    }
};

// The row of the image in the place of row `y`.
DEVICE int row_near(int y, int height, const WindowEdges& edges) {
    if ((unsigned)y < (unsigned)height) return y;
    const int side = y < 0 ? 0 : 1;
    return min(max(edges.sign * y + edges.add[side] + edges.times[side] * height, 0), height - 1);
}

// Puts in what lies beyond the edges of a row that has come.
template <class R>
DEVICE void put_beyond(R& row, const WindowEdges& edges, bool left, bool right, bool outside) {
    constexpr int B = R::BEFORE;
    UNROLL(k, B) {
        if (left) {
            const u32 two = __byte_perm(row.word[B], row.word[B + 1], edges.left[k][0]);
            row.word[B - 1 - k] = (__byte_perm(two, row.word[B + 2], edges.left[k][1]) & edges.keep) | edges.beyond;
        }
        if (right) {
            const u32 two = __byte_perm(row.word[B + 1], row.word[B], edges.right[k][0]);
            row.word[B + 2 + k] = (__byte_perm(two, row.word[B - 1], edges.right[k][1]) & edges.keep) | edges.beyond;
        }
    }
    if (outside) {
        UNROLL(i, R::WORDS) row.word[i] = edges.beyond;
    }
}

// Byte `BYTE` of each of four words.
template <int BYTE>
DEVICE u32 gather(u32 a, u32 b, u32 c, u32 d) {
    constexpr int PAIR = (BYTE + 4) << 4 | BYTE;
    return __byte_perm(__byte_perm(a, b, PAIR), __byte_perm(c, d, PAIR), 0x5410);
}

DEVICE void prefetch(const u8* p) { asm volatile("prefetch.global.L2 [%0];" ::"l"(p)); }

// A window that has made its results when it has taken rows.
struct MadeAtOnce {
    u32 words[2][2];

    DEVICE void make(u32 (&made)[2][2]) const {
        UNROLL(i, 4) made[i >> 1][i & 1] = words[i >> 1][i & 1];
    }
    DEVICE void next() {}
};

// What is written in the place `to`, of a word that has been made for it.
struct AsMade {
    DEVICE u32 operator()(const u32*, u32 made) const { return made; }
};

// `window.take(rows)` takes the rows of a strip in pairs, beginning RADIUS above it; `window.make(words)` gives the 8 results of
// each of the rows RADIUS further up, once there are enough; `window.next()` moves on. `invert` is all ones to turn every byte over,
// before and after. `strip` is even. Both images are seen as one of bytes; the tile of a block is 256 × 8 · strip.
template <int CHANNELS, int RADIUS, class Window, class Written = AsMade>
DEVICE void slide(const Image& in, const Image& out, const WindowEdges& edges, u32 invert, int strip, Window& window,
                                      const Written& written = {}) {
    typedef Row<CHANNELS, RADIUS> R;
    constexpr int B = R::BEFORE;
    const int own = (blockIdx.x * BLOCK_X + threadIdx.x) * 8, top = (blockIdx.y * BLOCK_Y + threadIdx.y) * strip;
    if (own >= out.width || top >= out.height) return;
    // Of an odd number of words the last thread has the last two, and the one before it only the upper one of two others.
    const bool upper = own + 12 == out.width;
    const int first = upper ? own - 4 : min(own, out.width - 8), end = min(top + strip, out.height);
    const bool left = first == 0, right = first + 8 == in.width, beside = (left || right) && !edges.wrap;
    // Where there is nothing, words are loaded that are there.
    const int before = left ? (edges.wrap ? in.width - 4 * B : 0) : -4 * B, behind = right ? (edges.wrap ? 8 - in.width : 0) : 8;
    const bool inside = first >= 4 * B && first + 8 + 4 * B <= in.width;
    const u8* column = in.data + first;
    const u8* ahead = column + (i64)(top - RADIUS) * in.row;
    u8* to = out.data + (i64)top * out.row + first;
    const bool whole = !upper && (((u64)to | (u64)out.row) & 7) == 0;
    R next[2];
#pragma unroll 1
    for (int y = top - RADIUS - 2; y < end + RADIUS; y += 2) {
        if (y >= top - RADIUS) {
            if (beside || y < 0 || y + 1 >= in.height) {
                UNROLL(j, 2) {
                    put_beyond(next[j], edges, left && beside, right && beside, edges.constant && (unsigned)(y + j) >= (unsigned)in.height);
                }
            }
            UNROLL(i, 2 * R::WORDS) next[i & 1].word[i >> 1] ^= invert;
            window.take(next);
        }
        // Two rows are on their way while two are worked on.
        if (y + 2 < end + RADIUS) {
            if (inside && y + 2 >= 0 && y + 3 < in.height) {
                UNROLL(j, 2) UNROLL(i, R::WORDS) next[j].word[i] = __ldg((const u32*)(ahead + j * in.row) + (i - B));
                // The rows after those come into the cache meanwhile.
                if (y + 5 < min(in.height, end + RADIUS)) {
                    prefetch(ahead + 2 * in.row);
                    prefetch(ahead + 3 * in.row);
                }
            } else {
                UNROLL(j, 2) {
                    const u8* p = column + (i64)row_near(y + 2 + j, in.height, edges) * in.row;
                    UNROLL(i, B) next[j].word[i] = __ldg((const u32*)(p + before) + i);
                    UNROLL(i, 2) next[j].word[B + i] = __ldg((const u32*)p + i);
                    UNROLL(i, B) next[j].word[B + 2 + i] = __ldg((const u32*)(p + behind) + i);
                }
            }
            ahead += 2 * in.row;
        }
        if (y >= top + RADIUS) {
            u32 words[2][2];
            window.make(words);
            UNROLL(i, 4) words[i >> 1][i & 1] ^= invert;
            if (whole && y - RADIUS + 1 < end) {
                UNROLL(j, 2) {
                    u32* p = (u32*)(to + j * out.row);
                    *(uint2*)p = make_uint2(written(p, words[j][0]), written(p + 1, words[j][1]));
                }
            } else {
                UNROLL(j, 2) {
                    u32* p = (u32*)(to + j * out.row);
                    if (y - RADIUS + j >= end) continue;
                    if (!upper) p[0] = written(p, words[j][0]);
                    p[1] = written(p + 1, words[j][1]);
                }
            }
            to += 2 * out.row;
        }
        window.next();
    }
}
