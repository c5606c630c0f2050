// Small linear filters on u8: separable ones with up to 5 weights per axis, and any 3 × 3 kernel.
#include "core/simd.cuh"
#include "patterns/neighborhood.cuh"

#define WINDOW_PARAMETERS SRC_DST, int strip, const __grid_constant__ WindowEdges edges

// Inputs are 128 + byte / 256. `bias` cancels the weighted 128 of the pass along x. The pass along y yields
// (255 - level) / 256: the weights `y` are negative, and `delta` is 255 less the caller's delta, in this unit.
EXPORTED struct FloatTaps { float x[5], y[5]; float bias, delta; };

// Eight results from (255 - level) / 256 clamped to 0 … 1, rounded to the nearest level, ties to even.
DEVICE void in_bytes(float (&fraction)[8], u32 (&words)[2]) {
    // 2^24 - level. Above 2^24, floats are 2 apart, so that the levels down to -1 round to 0.
    u32 result[8];
    UNROLL(i, 8) result[i] = __float_as_uint(__fmaf_rn(fraction[i], 256.0f, 16777216.0f - 255.0f));
    // The bits of 2^24 are 0 but for the upper nine: the low half of a pair is 256 · the second level + the first.
    u32 pair[4];
    UNROLL(i, 4) pair[i] = result[2 * i + 1] * -256u - result[2 * i];
    UNROLL(i, 2) words[i] = __byte_perm(pair[2 * i], pair[2 * i + 1], 0x5410);
}

template <int CHANNELS>
struct Filter : ImmediateWindow {
    const FloatTaps& taps;
    // Partial sums: sum[0] lacks one row.
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

// Fewer weights are padded with zeros.
template <int CHANNELS>
KERNEL(3) filter(WINDOW_PARAMETERS, const __grid_constant__ FloatTaps taps) {
    Filter<CHANNELS> window = {{}, taps, {}};
    slide<CHANNELS, 2>(image_at(src, from), image_at(dst, to), edges, 0, strip, window);
}

// Exact filters with 8-bit integer weights. The bytes of `x[s + 3]` are the weights s … s + 3 along x, and
// `y[s + 1]` holds the weights s and s + 1 along y; missing weights are 0. A sum starts at `round`. Unless
// `scale` is 0, the sum becomes sum · scale + bias. The result is byte `pick & 3` of the sum.
EXPORTED struct FixedPointTaps { u32 x[8], y[6]; u32 round, scale, bias, pick; };

template <int CHANNELS, int RADIUS>
struct FixedFilter {
    static constexpr int TAPS = 2 * RADIUS + 1;
    // The start of the first plane: a word boundary if that takes no permutation.
    static constexpr int START = CHANNELS == 1 ? -4 : -CHANNELS * RADIUS;
    typedef Row<CHANNELS, RADIUS> R;
    const FixedPointTaps& taps;
    // Sums along x, two rows per word.
    u32 pair[RADIUS + 1][8];

    // Four bytes of a channel starting at `from`, relative to the thread's first; undefined past the window.
    static DEVICE u32 plane(const R& row, int from) {
        const int first = (from + 4 * R::BEFORE) / 4;
        u32 bytes = row.word[first];
        int word[4], byte[4];
        UNROLL(e, 4) {
            const int at = min(from + e * CHANNELS, 7 + CHANNELS * RADIUS) + 4 * R::BEFORE;
            word[e] = at / 4;
            byte[e] = at % 4;
        }
        // Each word contributes all bytes that it has. With one channel, all four are in one word.
        const int last = CHANNELS == 1 ? first : max(first + 1, word[3]);
        UNROLL_ALL for (int next = first + 1; next <= last; next++) {
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
                if (shift < -3 || shift >= TAPS) continue;
                sum[i] = dot4(plane(row, START + channel + 4 * CHANNELS * k), taps.x[shift + 3], sum[i]);
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
                UNROLL(k, RADIUS + 1) sum[i] = dot2_low(pair[k][i], taps.y[2 * k - j + 1], sum[i]);
            }
            if (taps.scale != 0) {
                UNROLL(i, 8) sum[i] = sum[i] * taps.scale + taps.bias;
            }
            UNROLL(i, 2) {
                const u32 first = __byte_perm(sum[4 * i], sum[4 * i + 1], taps.pick);
                const u32 second = __byte_perm(sum[4 * i + 2], sum[4 * i + 3], taps.pick);
                words[j][i] = __byte_perm(first, second, 0x5410);
            }
        }
    }

    DEVICE void next() { UNROLL(k, RADIUS) UNROLL(i, 8) pair[k][i] = pair[k + 1][i]; }
};

template <int TAPS, int CHANNELS>
KERNEL(4) fixed(WINDOW_PARAMETERS, const __grid_constant__ FixedPointTaps taps) {
    FixedFilter<CHANNELS, TAPS / 2> window = {taps, {}};
    slide<CHANNELS, TAPS / 2>(image_at(src, from), image_at(dst, to), edges, 0, strip, window);
}

// Weights are negative and yield (255 - level) / 256; `delta` also cancels the weighted 128 of the pixels.
EXPORTED struct SquareKernel { float weight[3][3]; float delta; };

template <int CHANNELS>
struct SquareFilter : ImmediateWindow {
    const SquareKernel& square;
    // Partial sums: sum[0] lacks one row.
    float sum[2][8];

    DEVICE void take(const Row<CHANNELS, 1> (&rows)[2]) {
        UNROLL(j, 2) {
            float fraction[8];
            UNROLL(i, 8) {
                float complete = sum[0][i], next = sum[1][i], last = square.delta;
                UNROLL(k, 3) {
                    const float pixel = rows[j].biased(i + (k - 1) * CHANNELS);
                    complete = __fmaf_rn(square.weight[2][k], pixel, complete);
                    next = __fmaf_rn(square.weight[1][k], pixel, next);
                    last = __fmaf_rn(square.weight[0][k], pixel, last);
                }
                fraction[i] = __saturatef(complete);
                sum[0][i] = next;
                sum[1][i] = last;
            }
            in_bytes(fraction, words[j]);
        }
    }
};

template <int CHANNELS>
KERNEL(4) square_3(WINDOW_PARAMETERS, const __grid_constant__ SquareKernel square) {
    SquareFilter<CHANNELS> window = {{}, square, {}};
    slide<CHANNELS, 1>(image_at(src, from), image_at(dst, to), edges, 0, strip, window);
}
INSTANCES(filter<1|3|4>, fixed<3|5, 1|3|4>, square_3<1|3|4>)
