// Erosion and dilation: the least and the greatest element under a mask. A dilation erodes the inverse.
#include "patterns/neighborhood.cuh"

EXPORTED constexpr int STRUCTURING_ELEMENT_ROWS = 32;

// Bit i of row j is set if the mask contains (i, j). `sign` is -1 to dilate. If `difference`, the result is
// the previous value of its memory minus the erosion or dilation.
EXPORTED struct StructuringElement {
    int width, height, anchor_x, anchor_y, border, difference;
    float sign, beyond[4];
    u32 row[STRUCTURING_ELEMENT_ROWS];
};

template <class T>
KERNEL() morphology(SRC_DST, const __grid_constant__ StructuringElement mask) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const int left = x - mask.anchor_x, top = y - mask.anchor_y;
    const bool inside = left >= 0 && left + mask.width <= in.width;
    EACH_CHANNEL(c) {
        const float beyond = mask.sign * pick(mask.beyond, c);
        float least = __int_as_float(0x7f800000);
        NO_UNROLL for (int j = 0; j < mask.height; j++) {
            u32 bits = mask.row[j];
            if (bits == 0) continue;
            const int row = border_index(top + j, in.height, mask.border);
            if (row < 0) {
                least = fminf(least, beyond);
                continue;
            }
            const u8* p = (const u8*)at<T>(in, left, row, c);
            NO_UNROLL for (int i = 0; bits != 0; i++, bits >>= 1, p += in.column) {
                if ((bits & 1) == 0) continue;
                if (inside) {
                    least = fminf(least, mask.sign * load((const T*)p));
                } else {
                    const int column = border_index(left + i, in.width, mask.border);
                    least = fminf(least, column < 0 ? beyond : mask.sign * load(at<T>(in, column, row, c)));
                }
            }
        }
        T* p = at<T>(out, x, y, c);
        store(p, mask.difference ? load(p) - mask.sign * least : mask.sign * least);
    }
}

INSTANCES(morphology<u8|u16|i16|f16|f32>)

// The least bytes of squares.
template <int CHANNELS, int RADIUS>
struct Least;

// The least byte along x, in the highest bits; the bits below do not affect comparisons. Neighbors share no
// intermediate results, because Hopper computes the minimum of three at once.
template <int CHANNELS, int RADIUS>
DEVICE u32 least_across(const Row<CHANNELS, RADIUS>& row, int i) {
    u32 least = row.highest(i - RADIUS * CHANNELS);
    UNROLL(k, 2 * RADIUS) least = min(least, row.highest(i + (k + 1 - RADIUS) * CHANNELS));
    return least;
}

template <int CHANNELS>
struct Least<CHANNELS, 1> : ImmediateWindow {
    u32 above[2][8];

    DEVICE void take(const Row<CHANNELS, 1> (&rows)[2]) {
        u32 first[8], second[8];
        UNROLL(i, 8) {
            const u32 upper = least_across(rows[0], i), lower = least_across(rows[1], i);
            first[i] = min(min(above[0][i], above[1][i]), upper);
            second[i] = min(min(above[1][i], upper), lower);
            above[0][i] = upper;
            above[1][i] = lower;
        }
        gather<3>(first, words[0]);
        gather<3>(second, words[1]);
    }
};

template <int CHANNELS>
struct Least<CHANNELS, 2> : ImmediateWindow {
    // The least bytes of the last one, two, three and four rows.
    u32 above[8], pair[8], three[8], four[8];

    DEVICE void take(const Row<CHANNELS, 2> (&rows)[2]) {
        u32 first[8], second[8];
        UNROLL(i, 8) {
            const u32 upper = least_across(rows[0], i), lower = least_across(rows[1], i), both = min(upper, lower);
            first[i] = min(four[i], upper);
            second[i] = min(three[i], both);
            four[i] = min(pair[i], both);
            three[i] = min(above[i], both);
            pair[i] = both;
            above[i] = lower;
        }
        gather<3>(first, words[0]);
        gather<3>(second, words[1]);
    }
};

// Subtracts an erosion from the dilation that it replaces in memory. No byte of the dilation is smaller, so a
// subtraction of whole words never borrows.
struct Difference {
    u32 enabled;
    DEVICE u32 operator()(const u32* previous, u32 result) const { return enabled ? *previous - result : result; }
};

// `invert` is all ones to dilate.
template <int SIZE, int CHANNELS>
KERNEL(SIZE == 3 ? 4 : 3)
morphology_square(SRC_DST, int strip, const __grid_constant__ WindowEdges edges, u32 invert, u32 difference) {
    Least<CHANNELS, SIZE / 2> window = {};
    const Image in = image_at(src, from), out = image_at(dst, to);
    slide<CHANNELS, SIZE / 2>(in, out, edges, invert, strip, window, Difference{difference});
}
INSTANCES(morphology_square<3|5, 1|3|4>)
