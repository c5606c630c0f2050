// Medians of squares of pixels. Edge pixels are replicated, as in OpenCV.
#include "patterns/neighborhood.cuh"

// Integers are compared as int, because a conversion takes longer than a comparison.
template <class T> DEVICE int value_at(const T* p) { return __ldg(p); }
DEVICE float value_at(const f16* p) { return load(p); }
DEVICE float value_at(const f32* p) { return load(p); }

template <class V>
DEVICE void order(V& a, V& b) {
    const V low = min(a, b);
    b = max(a, b);
    a = low;
}

// Moves the least of N values to the front and the greatest to the end.
template <int N, class V>
DEVICE void sort_ends(V* v) {
    UNROLL(i, N / 2) order(v[i], v[N - 1 - i]);
    UNROLL_ALL for (int i = 1; i < (N + 1) / 2; i++) {
        order(v[0], v[i]);
        order(v[N - 1 - i], v[N - 1]);
    }
}

// Forgetful selection: in a subset of more than half of all values, neither the least nor the greatest can be
// the median. Drops both and adds an unseen value, until three are left.
template <int N>
struct Select {
    template <class V>
    static DEVICE V median(V* v, const V* rest) {
        sort_ends<N>(v);
        v[0] = *rest;
        return Select<N - 1>::median(v, rest + 1);
    }
};
template <>
struct Select<3> {
    template <class V>
    static DEVICE V median(V* v, const V*) {
        sort_ends<3>(v);
        return v[1];
    }
};

template <class T> DEVICE void put(T* p, int value) { *p = (T)value; }
DEVICE void put(f16* p, float value) { store(p, value); }
DEVICE void put(f32* p, float value) { *p = value; }

template <int SIZE, class T>
KERNEL() median(SRC_DST) {
    typedef decltype(value_at((const T*)0)) V;
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    EACH_CHANNEL(c) {
        V v[SIZE * SIZE];
        UNROLL(j, SIZE) {
            const int row = min(max(y + j - SIZE / 2, 0), in.height - 1);
            UNROLL(i, SIZE) v[j * SIZE + i] = value_at(at<T>(in, min(max(x + i - SIZE / 2, 0), in.width - 1), row, c));
        }
        constexpr int HALF = SIZE * SIZE / 2 + 2;
        put(at<T>(out, x, y, c), Select<HALF>::median(v, v + HALF));
    }
}

INSTANCES(median<3|5, u8|u16|i16|f16|f32>)

// The bits of an element as an integer that compares the same way.
DEVICE u32 key_of(int type, const u8* p) {
    if (type == U8) return __ldg(p);
    if (type == F32) {
        const u32 bits = __ldg((const u32*)p);
        return bits & 0x80000000u ? ~bits : bits | 0x80000000u;
    }
    const u32 bits = __ldg((const u16*)p);
    if (type == F16) return bits & 0x8000u ? ~bits & 0xffffu : bits | 0x8000u;
    return type == I16 ? bits ^ 0x8000u : bits;
}

DEVICE void store_key(int type, u8* p, u32 key) {
    if (type == U8) *p = (u8)key;
    else if (type == F32) *(u32*)p = key & 0x80000000u ? key & 0x7fffffffu : ~key;
    else if (type == F16) *(u16*)p = (u16)(key & 0x8000u ? key & 0x7fffu : ~key);
    else *(u16*)p = (u16)(type == I16 ? key ^ 0x8000u : key);
}

// Squares of any size: determines the bits of the median from the highest to the lowest by counting.
extern "C" KERNEL() median_any(SRC_DST, int size, int type) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const int reach = size / 2, top = type == U8 ? 7 : type == F32 ? 31 : 15;
    EACH_CHANNEL(c) {
        u32 median = 0;
        int rank = size * size / 2;
        NO_UNROLL for (int bit = top; bit >= 0; bit--) {
            // Counts elements that share the median's bits so far and continue with a zero.
            int zeros = 0;
            NO_UNROLL for (int j = -reach; j <= reach; j++) {
                const int row = min(max(y + j, 0), in.height - 1);
                NO_UNROLL for (int i = -reach; i <= reach; i++) {
                    const u32 key = key_of(type, at<u8>(in, min(max(x + i, 0), in.width - 1), row, c));
                    zeros += key >> bit == median >> bit;
                }
            }
            if (rank >= zeros) {
                rank -= zeros;
                median |= 1u << bit;
            }
        }
        store_key(type, at<u8>(out, x, y, c), median);
    }
}

// The middle of three values, two of them sorted.
DEVICE u32 middle(u32 low, u32 high, u32 other) { return max(low, min(high, other)); }

// Medians of 3 × 3 bytes. With sorted columns the median is the middle of three values: the greatest minimum,
// the middle of the middles, and the least maximum. Bytes are in the highest bits, above undefined ones.
template <int CHANNELS>
struct Middle : ImmediateWindow {
    static constexpr int COLUMNS = 8 + 2 * CHANNELS;
    typedef Row<CHANNELS, 1> R;
    R above[2];

    // The results of a row from its sorted columns.
    static DEVICE void across(const u32 (&least)[COLUMNS], const u32 (&mid)[COLUMNS], const u32 (&greatest)[COLUMNS],
                              u32 (&words)[2]) {
        u32 result[8];
        UNROLL(i, 8) {
            // Two of the columns are shared with a neighbor.
            const bool even = i / CHANNELS % 2 == 0;
            const int a = even ? i + CHANNELS : i, b = a + CHANNELS, other = even ? i : b + CHANNELS;
            const u32 low = max(max(least[a], least[b]), least[other]);
            const u32 high = min(min(greatest[a], greatest[b]), greatest[other]);
            const u32 center = middle(min(mid[a], mid[b]), max(mid[a], mid[b]), mid[other]);
            result[i] = middle(min(low, high), max(low, high), center);
        }
        gather<3>(result, words);
    }

    DEVICE void take(const R (&rows)[2]) {
        u32 least[2][COLUMNS], mid[2][COLUMNS], greatest[2][COLUMNS];
        UNROLL(i, COLUMNS) {
            const u32 b = above[1].highest(i - CHANNELS);
            const u32 c = rows[0].highest(i - CHANNELS), low = min(b, c), high = max(b, c);
            UNROLL(j, 2) {
                const u32 other = (j == 0 ? above[0] : rows[1]).highest(i - CHANNELS);
                least[j][i] = min(low, other);
                mid[j][i] = middle(low, high, other);
                greatest[j][i] = max(high, other);
            }
        }
        UNROLL(j, 2) {
            across(least[j], mid[j], greatest[j], words[j]);
            above[j] = rows[j];
        }
    }
};

template <int CHANNELS>
KERNEL(3) median_square_3(SRC_DST, int strip, const __grid_constant__ WindowEdges edges) {
    Middle<CHANNELS> window = {};
    slide<CHANNELS, 1>(image_at(src, from), image_at(dst, to), edges, 0, strip, window);
}
INSTANCES(median_square_3<1|3|4>)
