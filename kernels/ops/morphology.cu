// Erosion and dilation: the least and the greatest element under a mask. A dilation is an erosion of what is turned over.
#include "patterns/neighborhood.cuh"

#define MOST_ROWS 32

// As maskBytes of src/image/ops/morphology.ts lays it out: row j's bit i is set if the element i, j counts. `sign` is -1 to dilate. If
// `difference`, what is made is taken off what lies in its place.
EXPORTED struct StructuringElement {
    int width, height, anchor_x, anchor_y, border, difference;
    float sign, beyond[4];
    u32 row[MOST_ROWS];
};

template <class T>
DEVICE void morphology(const void* src, const Batch& from, void* dst, const Batch& to, const StructuringElement& mask) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const int left = x - mask.anchor_x, top = y - mask.anchor_y;
    const bool inside = left >= 0 && left + mask.width <= in.width;
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
        const float beyond = mask.sign * (c == 0 ? mask.beyond[0] : c == 1 ? mask.beyond[1] : c == 2 ? mask.beyond[2] : mask.beyond[3]);
        float least = __int_as_float(0x7f800000);
#pragma unroll 1
        for (int j = 0; j < mask.height; j++) {
            u32 bits = mask.row[j];
            if (bits == 0) continue;
            const int row = border_index(top + j, in.height, mask.border);
            if (row < 0) {
                least = fminf(least, beyond);
                continue;
            }
            const u8* p = (const u8*)at<T>(in, left, row, c);
#pragma unroll 1
            for (int i = 0; bits != 0; i++, bits >>= 1, p += in.column) {
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

#define MORPHOLOGY(T, CHANNELS, NAME)                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) morphology_##NAME(              \
        const void* src, Batch from, void* dst, Batch to, const __grid_constant__ StructuringElement mask) {     \
        morphology<T>(src, from, dst, to, mask);                                                   \
    }
EACH_TYPE(MORPHOLOGY)

// The least bytes of a square.
template <int CHANNELS, int RADIUS>
struct Least;

// The least byte along x, in the highest bits: what lies below them does not matter to what is compared. (Hopper takes the least of
// three at once: nothing is shared between neighbours.)
template <int CHANNELS, int RADIUS>
DEVICE u32 least_across(const Row<CHANNELS, RADIUS>& row, int i) {
    u32 least = row.highest(i - RADIUS * CHANNELS);
#pragma unroll
    for (int k = 1 - RADIUS; k <= RADIUS; k++) least = min(least, row.highest(i + k * CHANNELS));
    return least;
}

DEVICE void in_bytes(const u32 (&least)[8], u32 (&words)[2]) {
    words[0] = gather<3>(least[0], least[1], least[2], least[3]);
    words[1] = gather<3>(least[4], least[5], least[6], least[7]);
}

template <int CHANNELS>
struct Least<CHANNELS, 1> : MadeAtOnce {
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
        in_bytes(first, words[0]);
        in_bytes(second, words[1]);
    }
};

template <int CHANNELS>
struct Least<CHANNELS, 2> : MadeAtOnce {
    // The least of the one, two, three and four rows above.
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
        in_bytes(first, words[0]);
        in_bytes(second, words[1]);
    }
};

// An erosion taken off what lies in its place, if that is the dilation: no byte of it is less.
struct Difference {
    u32 wanted;
    DEVICE u32 operator()(const u32* there, u32 made) const { return wanted ? *there - made : made; }
};

// `invert` is all ones to dilate.
#define SLIDING(TAPS, CHANNELS)                                                                                                    \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, TAPS == 3 ? 4 : 3) morphology_##TAPS##_##CHANNELS(              \
        const void* src, Batch from, void* dst, Batch to, int strip, const __grid_constant__ WindowEdges edges, u32 invert,              \
        u32 difference) {                                                                                                          \
        Least<CHANNELS, TAPS / 2> least = {};                                                                                      \
        slide<CHANNELS, TAPS / 2>(image_at(src, from), image_at(dst, to), edges, invert, strip, least, Difference{difference});    \
    }
SLIDING(3, 1) SLIDING(3, 3) SLIDING(3, 4)
SLIDING(5, 1) SLIDING(5, 3) SLIDING(5, 4)
