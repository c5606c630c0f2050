// Cubic resizing of interleaved u8 with at least four pixels per row, with the results of
// ops/resize/generic.cu. A thread computes ROWS pixels of one column, which share their weights along x.
#include "access/warp_store.cuh"
#include "core/interpolation.cuh"

#define ROWS 4
EXPORTED constexpr int RESIZE_CUBIC_U8_TILE[] = {BLOCK_X, BLOCK_Y * ROWS};

// Four 16-bit weights.
struct Weights16 {
    u32 low, high;
    DEVICE Weights16(const int (&w)[4])
        : low(__byte_perm(w[0], w[1], 0x5410)), high(__byte_perm(w[2], w[3], 0x5410)) {}
    DEVICE Weights16(u32 low, u32 high) : low(low), high(high) {}
    DEVICE int operator[](int i) const { return (int)(i < 2 ? low : high) << (i % 2 ? 0 : 16) >> 16; }
};

// The weighted sum of channel `c` of four pixels. Permutations put two channels of two pixels into a word.
template <int CHANNELS>
DEVICE int dot(const u32 (&run)[CHANNELS], int c, const Weights16& w) {
    if constexpr (CHANNELS == 1) return dot2_high_signed(w.high, run[0], dot2_low_signed(w.low, run[0], 0));
    if (CHANNELS == 3 && c == 2) {
        const u32 all = __byte_perm(__byte_perm(run[0], run[1], 0x52), run[2], 0x7410);
        return dot2_high_signed(w.high, all, dot2_low_signed(w.low, all, 0));
    }
    const int two = c < 2 ? 0x5140 : 0x7362;
    const u32 left = __byte_perm(run[0], run[1], CHANNELS == 3 ? 0x4130 : two);
    const u32 right = CHANNELS == 3 ? __byte_perm(run[1], run[2], 0x6352) : __byte_perm(run[2], run[CHANNELS - 1], two);
    return c % 2 ? dot2_high_signed(w.high, right, dot2_high_signed(w.low, left, 0))
                 : dot2_low_signed(w.high, right, dot2_low_signed(w.low, left, 0));
}

// __byte_perm() without masking the selector, which has no other bits.
DEVICE u32 permute(u32 low, u32 high, u32 selector) {
    u32 bytes;
    asm("prmt.b32 %0, %1, %2, %3;" : "=r"(bytes) : "r"(low), "r"(high), "r"(selector));
    return bytes;
}

// One channel of one pixel, by single bytes. `p` is the first of the four columns.
DEVICE u8 cubic_alone(const Image& in, const u8* p, int top, int channels, Weights16 wx, Weights16 wy) {
    int sum = FIXED_HALF;
    NO_UNROLL for (int j = 0; j < 4; j++) {
        const u8* q = p + min(max(top + j, 0), in.height - 1) * in.row;
        UNROLL(i, 4) sum += wy[j] * wx[i] * __ldg(q + i * channels);
    }
    return byte_of_fixed(sum);
}

template <int CHANNELS>
KERNEL() resize_cubic_u8(SRC_DST, double scale_x, double scale_y) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int lane = threadIdx.x, first = blockIdx.x * BLOCK_X, x = min(first + lane, out.width - 1);
    const int y = (blockIdx.y * BLOCK_Y + threadIdx.y) * ROWS, rows = min(ROWS, out.height - y);
    if (first >= out.width || rows <= 0) return;
    WARP_SCRATCH(line, CHANNELS * ROWS);

    scale_x = resize_scale(scale_x, in.width, out.width), scale_y = resize_scale(scale_y, in.height, out.height);
    const SamplePosition px = position_at(resized_position(x, scale_x));
    FixedWeights along(px.t);
    // Beyond an edge the edge pixel counts: move the four columns into the row and add up the weights.
    int left = px.index - 1;
    for (; left < 0; left++) along.w[0] += along.w[1], along.w[1] = along.w[2], along.w[2] = along.w[3], along.w[3] = 0;
    for (int(&w)[4] = along.w; left > in.width - 4; left--) w[3] += w[2], w[2] = w[1], w[1] = w[0], w[0] = 0;
    const Weights16 wx(along.w);
    const u8* const column = in.data + left * CHANNELS;
    const bool near_end = (left + 4) * CHANNELS + 3 > in.width * CHANNELS;
    // Each lane computes the position of one row; the others get it by shuffles.
    const SamplePosition py = position_at(resized_position(min(y + lane % ROWS, out.height - 1), scale_y));
    const Weights16 down(FixedWeights(py.t).w);

    NO_UNROLL for (int r = 0; r < rows; r++) {
        const int top = __shfl_sync(~0u, py.index, r) - 1;
        const Weights16 wy(__shfl_sync(~0u, down.low, r), __shfl_sync(~0u, down.high, r));
        const u8* p = column + min(max(top, 0), in.height - 1) * in.row;
        // Words may reach 3 bytes past a row, which may not be readable after the last one.
        const bool readable = !near_end || top + 4 < in.height;
        u32 words[4][CHANNELS + 1], selector[4];
        UNROLL(j, 4) {
            const u32 shift = (u32)(u64)p & 3;
            const u32* aligned = (const u32*)((u64)p & ~3ull);
            UNROLL(i, CHANNELS) words[j][i] = __ldg(aligned + i);
            words[j][CHANNELS] = 0;
            if (shift && readable) words[j][CHANNELS] = __ldg(aligned + CHANNELS);
            selector[j] = unaligned_selector(shift);
            if ((u32)(top + j) < (u32)(in.height - 1)) p += in.row;
        }
        int sum[CHANNELS];
        UNROLL(c, CHANNELS) sum[c] = FIXED_HALF;
        UNROLL(j, 4) {
            u32 run[CHANNELS];
            UNROLL(i, CHANNELS) run[i] = permute(words[j][i], words[j][i + 1], selector[j]);
            UNROLL(c, CHANNELS) sum[c] += wy[j] * dot<CHANNELS>(run, c, wx);
        }
        UNROLL(c, CHANNELS) line[(r * 32 + lane) * CHANNELS + c] = byte_of_fixed(sum[c]);
    }
    // The pixels whose words were not readable.
    if (near_end && (((u64)column | (u64)in.row) & 3) != 0) {
        NO_UNROLL for (int r = 0; r < rows; r++) {
            const SamplePosition position = position_at(resized_position(y + r, scale_y));
            if (position.index + 3 < in.height) continue;
            const Weights16 wy(FixedWeights(position.t).w);
            NO_UNROLL for (int c = 0; c < CHANNELS; c++) {
                const u8 value = cubic_alone(in, column + c, position.index - 1, CHANNELS, wx, wy);
                line[(r * 32 + lane) * CHANNELS + c] = value;
            }
        }
    }
    __syncwarp();
    NO_UNROLL for (int r = 0; r < rows; r++) {
        copy_by_warp(out.data + (y + r) * out.row + first * CHANNELS, line + r * 32 * CHANNELS,
                     min(32, out.width - first) * CHANNELS, lane);
    }
}

INSTANCES(resize_cubic_u8<1|3|4>)
