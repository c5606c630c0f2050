// Small linear filters on 8-bit images: separable ones of 3 and 5 weights each way, and any 3 × 3 weights.
#include "patterns/neighborhood.cuh"

// As tapsStruct of src/image/core/linear_filter.ts lays it out. Pixels come as 128 + byte / 256: `bias` takes off what the weights along x
// make of 128. The weights along y make fractions of 256 levels, and `delta` is such a fraction: what is added, and half a level
// that rounds up from halves.
EXPORTED struct FloatTaps {
    float x[5], y[5];
    float bias, delta;
};

// Results that begin as fractions of 256, in bytes. All of it is 255.
DEVICE void in_bytes(float (&fraction)[8], u32 (&words)[2]) {
    // The whole part comes to lie in byte 1; what is behind the last bit is cut off.
    u32 result[8];
    UNROLL(i, 8) result[i] = __float_as_uint(__fmaf_rz(fraction[i], 255.99998f, 32768.0f));
    words[0] = gather<1>(result[0], result[1], result[2], result[3]);
    words[1] = gather<1>(result[4], result[5], result[6], result[7]);
}

template <int CHANNELS>
struct Filter : MadeAtOnce {
    const FloatTaps& taps;
    // Sums of results that still lack rows: sum[0] lacks one.
    float sum[4][8];

    DEVICE void take(const Row<CHANNELS, 2> (&rows)[2]) {
        UNROLL(j, 2) {
            float fraction[8];
            UNROLL(i, 8) {
                float across = taps.bias;
                UNROLL(k, 5) across = __fmaf_rn(taps.x[k], rows[j].biased(i + (k - 2) * CHANNELS), across);
                fraction[i] = __saturatef(__fmaf_rn(taps.y[4], across, sum[0][i]));
                UNROLL(k, 3) sum[k][i] = __fmaf_rn(taps.y[3 - k], across, sum[k + 1][i]);
                sum[3][i] = __fmaf_rn(taps.y[0], across, taps.delta);
            }
            in_bytes(fraction, words[j]);
        }
    }
};

// With fewer weights there are zeros around them.
#define FILTER(CHANNELS)                                                                                                    \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, 3) filter_##CHANNELS(                                       \
        const void* src, Batch from, void* dst, Batch to, int strip, const __grid_constant__ WindowEdges edges,                   \
        const __grid_constant__ FloatTaps taps) {                                                                                \
        Filter<CHANNELS> filter = {{}, taps, {}};                                                                           \
        slide<CHANNELS, 2>(image_at(src, from), image_at(dst, to), edges, 0, strip, filter);                                \
    }
FILTER(1) FILTER(3) FILTER(4)

// Filters with whole weights of 8 bits along each axis, exactly: as fixedStruct of src/image/core/linear_filter.ts lays it out.
// `x[s + 3]` has the weights s, s + 1, s + 2, s + 3 along x in its bytes, 0 where there is none; `y[s + 1]` the weights s, s + 1 along y.
// A sum begins with `round`; if `scale` is not 0 it is multiplied and `bias` added. Byte `pick & 3` of it is the result.
EXPORTED struct FixedPointTaps {
    u32 x[8], y[6];
    u32 round, scale, bias, pick;
};

// sum + Σ aᵢ · bᵢ over four bytes; of a word's two halves and the first two bytes of another.
DEVICE u32 dot4(u32 a, u32 b, u32 sum) {
    asm("dp4a.u32.u32 %0, %1, %2, %0;" : "+r"(sum) : "r"(a), "r"(b));
    return sum;
}
DEVICE u32 dot2(u32 a, u32 b, u32 sum) {
    asm("dp2a.lo.u32.u32 %0, %1, %2, %0;" : "+r"(sum) : "r"(a), "r"(b));
    return sum;
}

template <int CHANNELS, int RADIUS>
struct FixedFilter {
    static constexpr int TAPS = 2 * RADIUS + 1;
    // Where the first plane begins: at a word's beginning if that takes no moves.
    static constexpr int START = CHANNELS == 1 ? -4 : -CHANNELS * RADIUS;
    typedef Row<CHANNELS, RADIUS> R;
    const FixedPointTaps& taps;
    // What rows give along x, two rows to a word.
    u32 pair[RADIUS + 1][8];

    // Four bytes of one channel, the first one `from` behind the thread's first byte; behind the window any.
    static DEVICE u32 plane(const R& row, int from) {
        const int first = (from + 4 * R::BEFORE) / 4;
        u32 bytes = row.word[first];
        int word[4], byte[4];
        UNROLL(e, 4) {
            const int at = min(from + e * CHANNELS, 7 + CHANNELS * RADIUS) + 4 * R::BEFORE;
            word[e] = at / 4;
            byte[e] = at % 4;
        }
        // One word after another gives all that it has. The bytes of a single channel are those of a word.
        const int last = CHANNELS == 1 ? first : max(first + 1, word[3]);
#pragma unroll
        for (int next = first + 1; next <= last; next++) {
            u32 selector = 0;
            UNROLL(e, 4) selector |= (word[e] == next ? byte[e] + 4 : next == first + 1 ? byte[e] : e) << 4 * e;
            bytes = __byte_perm(bytes, row.word[min(next, R::WORDS - 1)], selector);
        }
        return bytes;
    }

    DEVICE void across(const R& row, u32 (&sum)[8]) {
        UNROLL(i, 8) {
            const int offset = i - CHANNELS * RADIUS - START, channel = offset % CHANNELS, element = offset / CHANNELS;
            sum[i] = 0;
            UNROLL(k, 4) {
                const int shift = 4 * k - element;
                if (shift >= -3 && shift < TAPS) sum[i] = dot4(plane(row, START + channel + 4 * CHANNELS * k), taps.x[shift + 3], sum[i]);
            }
        }
    }

    DEVICE void take(const R (&rows)[2]) {
        u32 upper[8], lower[8];
        across(rows[0], upper);
        across(rows[1], lower);
        UNROLL(i, 8) pair[RADIUS][i] = __byte_perm(upper[i], lower[i], 0x5410);
    }

    DEVICE void make(u32 (&words)[2][2]) {
        UNROLL(j, 2) {
            u32 sum[8];
            UNROLL(i, 8) {
                sum[i] = taps.round;
#pragma unroll
                for (int k = 0; k <= RADIUS; k++) sum[i] = dot2(pair[k][i], taps.y[2 * k - j + 1], sum[i]);
            }
            if (taps.scale != 0) {
                UNROLL(i, 8) sum[i] = sum[i] * taps.scale + taps.bias;
            }
            UNROLL(i, 2) {
                const u32 first = __byte_perm(sum[4 * i], sum[4 * i + 1], taps.pick), second = __byte_perm(sum[4 * i + 2], sum[4 * i + 3], taps.pick);
                words[j][i] = __byte_perm(first, second, 0x5410);
            }
        }
    }

    DEVICE void next() {
        UNROLL(k, RADIUS) UNROLL(i, 8) pair[k][i] = pair[k + 1][i];
    }
};

#define FIXED(TAPS, CHANNELS)                                                                                               \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, 4) fixed_##TAPS##_##CHANNELS(                        \
        const void* src, Batch from, void* dst, Batch to, int strip, const __grid_constant__ WindowEdges edges,                   \
        const __grid_constant__ FixedPointTaps taps) {                                                                               \
        FixedFilter<CHANNELS, TAPS / 2> filter = {taps, {}};                                                                \
        slide<CHANNELS, TAPS / 2>(image_at(src, from), image_at(dst, to), edges, 0, strip, filter);                         \
    }
FIXED(3, 1) FIXED(3, 3) FIXED(3, 4)
FIXED(5, 1) FIXED(5, 3) FIXED(5, 4)

// As squareStruct of src/image/core/linear_filter.ts lays it out: weights make fractions of 256 levels, and `delta` also takes off what they
// make of the pixels' 128.
EXPORTED struct SquareKernel {
    float weight[3][3];
    float delta;
};

template <int CHANNELS>
struct SquareFilter : MadeAtOnce {
    const SquareKernel& square;
    // Sums of results that still lack rows: sum[0] lacks one.
    float sum[2][8];

    DEVICE void take(const Row<CHANNELS, 1> (&rows)[2]) {
        UNROLL(j, 2) {
            float fraction[8];
            UNROLL(i, 8) {
                float whole = sum[0][i], next = sum[1][i], last = square.delta;
                UNROLL(k, 3) {
                    const float pixel = rows[j].biased(i + (k - 1) * CHANNELS);
                    whole = __fmaf_rn(square.weight[2][k], pixel, whole);
                    next = __fmaf_rn(square.weight[1][k], pixel, next);
                    last = __fmaf_rn(square.weight[0][k], pixel, last);
                }
                fraction[i] = __saturatef(whole);
                sum[0][i] = next;
                sum[1][i] = last;
            }
            in_bytes(fraction, words[j]);
        }
    }
};

#define SQUARE(CHANNELS)                                                                                                    \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, 4) square_3_##CHANNELS(                                     \
        const void* src, Batch from, void* dst, Batch to, int strip, const __grid_constant__ WindowEdges edges,                   \
        const __grid_constant__ SquareKernel square) {                                                                            \
        SquareFilter<CHANNELS> filter = {{}, square, {}};                                                                   \
        slide<CHANNELS, 1>(image_at(src, from), image_at(dst, to), edges, 0, strip, filter);                                \
    }
SQUARE(1) SQUARE(3) SQUARE(4)
