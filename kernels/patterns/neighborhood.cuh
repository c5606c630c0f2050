// Small windows over interleaved u8 pixels at memory speed. A thread computes 8 neighboring bytes of the
// result and moves down a strip of rows in pairs: the partial result of a row along x is computed once and
// serves all rows of the window. Rows are whole words.
#pragma once
#include "core/border.cuh"
#include "core/image.cuh"

// Bytes of a row, and rows of threads, of a block.
// The shortest row: windows reach up to three words from either edge.
EXPORTED constexpr int WINDOW_MIN_ROW_BYTES = 24;
EXPORTED constexpr int WINDOW_TILE[] = {BLOCK_X * 8, BLOCK_Y};

// The border. Row y above (index 0) or below (index 1) maps to row clamp(sign · y + add + times · height).
// `left[k]` and `right[k]` are two __byte_perm() selectors, which compose word k + 1 beyond that edge from the
// three words inside it. The result is ANDed with `keep` and ORed with `beyond`. If `constant`, `beyond` also
// fills rows above and below. `wrap`: bytes come from the opposite edge.
EXPORTED struct WindowEdges {
    u32 left[2][2], right[2][2];
    u32 keep, beyond;
    int sign, add[2], times[2];
    int constant, wrap;
};

// The bytes of a row around the 8 of a thread, as far as the window reaches.
template <int CHANNELS, int RADIUS>
struct Row {
    static constexpr int BEFORE = (CHANNELS * RADIUS + 3) / 4, WORDS = 2 + 2 * BEFORE;
    u32 word[WORDS];

    // The word with byte `i`, counted from the first of the thread. `i` is always constant after unrolling.
    DEVICE u32 at(int i) const { return word[(i + 4 * BEFORE) / 4]; }

    // The byte in the highest bits, above undefined ones.
    DEVICE u32 highest(int i) const { return at(i) << (24 - 8 * ((i + 4 * BEFORE) % 4)); }

    // 128 + byte / 256: a byte permutation into the bits of 128.0, instead of a slow conversion.
    DEVICE float biased(int i) const {
        return __uint_as_float(__byte_perm(at(i), 0x43000000, 0x7604 | (i + 4 * BEFORE) % 4 << 4));
    }
};

// The row of the image that stands for row `y`.
DEVICE int row_near(int y, int height, const WindowEdges& edges) {
    if ((unsigned)y < (unsigned)height) return y;
    const int side = y < 0 ? 0 : 1;
    return min(max(edges.sign * y + edges.add[side] + edges.times[side] * height, 0), height - 1);
}

// Replaces the words of a row that lie beyond the edges.
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

// Gathers byte BYTE of eight words.
template <int BYTE>
DEVICE void gather(const u32 (&v)[8], u32 (&words)[2]) {
    constexpr int PAIR = (BYTE + 4) << 4 | BYTE;
    UNROLL(i, 2) {
        const u32* four = v + 4 * i;
        const u32 low = __byte_perm(four[0], four[1], PAIR), high = __byte_perm(four[2], four[3], PAIR);
        words[i] = __byte_perm(low, high, 0x5410);
    }
}

DEVICE void prefetch(const u8* p) { asm volatile("prefetch.global.L2 [%0];" ::"l"(p)); }

// The base of a window whose results are complete when it has taken rows.
struct ImmediateWindow {
    u32 words[2][2];

    DEVICE void make(u32 (&result)[2][2]) const { UNROLL(i, 4) result[i >> 1][i & 1] = words[i >> 1][i & 1]; }
    DEVICE void next() {}
};

// Computes the word to store at an address from the result for it.
struct StoreResult {
    DEVICE u32 operator()(const u32*, u32 result) const { return result; }
};

// Moves a window down a strip. `window.take(rows)` receives the rows in pairs, starting RADIUS rows above
// the strip; `window.make(words)` returns the 8 results of each of the two rows RADIUS rows further up;
// `window.next()` advances. `invert` is XORed into every byte before and after. `strip` is even. Images count
// bytes instead of pixels, and a block covers 256 bytes × 8 · strip rows.
template <int CHANNELS, int RADIUS, class Window, class Store = StoreResult>
DEVICE void slide(const Image& in, const Image& out, const WindowEdges& edges, u32 invert, int strip, Window& window,
                                      const Store& store = {}) {
    typedef Row<CHANNELS, RADIUS> R;
    constexpr int B = R::BEFORE;
    const int own = (blockIdx.x * BLOCK_X + threadIdx.x) * 8, top = (blockIdx.y * BLOCK_Y + threadIdx.y) * strip;
    if (own >= out.width || top >= out.height) return;
    // With an odd number of words, the last thread takes two. The previous one stores only its upper word.
    const bool upper = own + 12 == out.width;
    const int first = upper ? own - 4 : min(own, out.width - 8), end = min(top + strip, out.height);
    const bool left = first == 0, right = first + 8 == in.width, beside = (left || right) && !edges.wrap;
    // Beyond the edges existing words are loaded instead, and replaced later.
    const int before = left ? (edges.wrap ? in.width - 4 * B : 0) : -4 * B;
    const int after = right ? (edges.wrap ? 8 - in.width : 0) : 8;
    const bool inside = first >= 4 * B && first + 8 + 4 * B <= in.width;
    const u8* column = in.data + first;
    const u8* ahead = column + (i64)(top - RADIUS) * in.row;
    u8* to = out.data + (i64)top * out.row + first;
    const bool full = !upper && (((u64)to | (u64)out.row) & 7) == 0;
    R next[2];
    NO_UNROLL for (int y = top - RADIUS - 2; y < end + RADIUS; y += 2) {
        if (y >= top - RADIUS) {
            if (beside || y < 0 || y + 1 >= in.height) {
                UNROLL(j, 2) {
                    put_beyond(next[j], edges, left && beside, right && beside,
                               edges.constant && (unsigned)(y + j) >= (unsigned)in.height);
                }
            }
            UNROLL(i, 2 * R::WORDS) next[i & 1].word[i >> 1] ^= invert;
            window.take(next);
        }
        // Loads two rows while two others are computed.
        if (y + 2 < end + RADIUS) {
            if (inside && y + 2 >= 0 && y + 3 < in.height) {
                UNROLL(j, 2) UNROLL(i, R::WORDS) next[j].word[i] = __ldg((const u32*)(ahead + j * in.row) + (i - B));
                // Prefetches the rows after those.
                if (y + 5 < min(in.height, end + RADIUS)) {
                    prefetch(ahead + 2 * in.row);
                    prefetch(ahead + 3 * in.row);
                }
            } else {
                UNROLL(j, 2) {
                    const u8* p = column + (i64)row_near(y + 2 + j, in.height, edges) * in.row;
                    UNROLL(i, B) next[j].word[i] = __ldg((const u32*)(p + before) + i);
                    UNROLL(i, 2) next[j].word[B + i] = __ldg((const u32*)p + i);
                    UNROLL(i, B) next[j].word[B + 2 + i] = __ldg((const u32*)(p + after) + i);
                }
            }
            ahead += 2 * in.row;
        }
        if (y >= top + RADIUS) {
            u32 words[2][2];
            window.make(words);
            UNROLL(i, 4) words[i >> 1][i & 1] ^= invert;
            if (full && y - RADIUS + 1 < end) {
                UNROLL(j, 2) {
                    u32* p = (u32*)(to + j * out.row);
                    *(uint2*)p = make_uint2(store(p, words[j][0]), store(p + 1, words[j][1]));
                }
            } else {
                UNROLL(j, 2) {
                    u32* p = (u32*)(to + j * out.row);
                    if (y - RADIUS + j >= end) continue;
                    if (!upper) p[0] = store(p, words[j][0]);
                    p[1] = store(p + 1, words[j][1]);
                }
            }
            to += 2 * out.row;
        }
        window.next();
    }
}
