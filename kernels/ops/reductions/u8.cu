// Sums of interleaved u8: the first pass of ops/reductions/generic.cu, with equal results, because integer
// sums are exact. A warp takes a row at a time, by vectors at aligned addresses.
#include "core/simd.cuh"
#include "ops/reductions/terms.cuh"
#include "patterns/reduce.cuh"

#define VECTORS 3  // in flight per thread; after three, the channels of the first byte repeat

// The sum over a warp, for lane 0. Not inlined, to keep the code small.
__device__ __noinline__ f64 across_warp(f64 value) {
    NO_UNROLL for (int step = 16; step > 0; step >>= 1) value += __shfl_down_sync(~0u, value, step);
    return value;
}

// 1 in each byte of a word that belongs to `channel`, if the first byte belongs to channel `first`.
template <int CHANNELS>
DEVICE constexpr u32 ones(int first, int channel) {
    u32 mask = 0;
    for (int i = 0; i < 4; i++) mask |= (first + i) % CHANNELS == channel ? 1u << (8 * i) : 0;
    return mask;
}

template <int CHANNELS>
struct Sums { u64 value[CHANNELS], square[CHANNELS]; };

// Rotates sums so that index 0 is channel 0. On entry index 0 is channel `first`.
template <int CHANNELS>
DEVICE void rotate_channels(u32 (&sum)[CHANNELS], int first) {
    if (CHANNELS == 1) return;
    const u32 was[3] = {sum[0], sum[1 % CHANNELS], sum[2 % CHANNELS]};
    UNROLL(c, CHANNELS) sum[c] = first == 0 ? was[c] : first == 1 ? was[(c + 2) % 3] : was[(c + 1) % 3];
}

// Adds a row of `count` bytes.
template <int CHANNELS>
DEVICE void add_row(Sums<CHANNELS>& sums, const u8* p, int count, int term, bool squares) {
    const int lane = threadIdx.x, head = min(-(int)(u64)p & 15, count), vectors = (count - head) / 16;
    const uint4* from = (const uint4*)(p + head);
    // Channels are counted from that of the first byte of this thread.
    u32 value[CHANNELS] = {}, square[CHANNELS] = {};
    NO_UNROLL for (int at = lane; at < vectors; at += 32 * VECTORS) {
        u32 word[VECTORS * 4];
        UNROLL(i, VECTORS) {
            uint4 vector = make_uint4(0, 0, 0, 0);
            if (at + 32 * i < vectors) vector = __ldg(from + at + 32 * i);
            to_words(vector, word + 4 * i);
        }
        if (squares) {
            UNROLL(i, VECTORS * 4) {
                UNROLL(c, CHANNELS) {
                    const u32 of_channel = word[i] & ones<CHANNELS>(i / 4 * 512 + i % 4 * 4, c) * 255;
                    square[c] = dot4(of_channel, word[i], square[c]);
                }
            }
        }
        if (term == NONZERO) {
            UNROLL(i, VECTORS * 4) word[i] = nonzero_bytes(word[i]) >> 7 & 0x01010101;
        }
        UNROLL(i, VECTORS * 4) {
            UNROLL(c, CHANNELS) value[c] = dot4(word[i], ones<CHANNELS>(i / 4 * 512 + i % 4 * 4, c), value[c]);
        }
    }
    const int first = (head + lane * 16) % CHANNELS;
    rotate_channels(value, first);
    rotate_channels(square, first);
    // The bytes before the first vector and after the last one.
    NO_UNROLL for (int i = lane; i < count - vectors * 16; i += 32) {
        const int at = i < head ? i : i + vectors * 16;
        const u32 byte = __ldg(p + at), counted = term == NONZERO ? byte != 0 : byte;
        UNROLL(c, CHANNELS) {
            const bool its = at % CHANNELS == c;
            value[c] += its ? counted : 0, square[c] += its ? byte * byte : 0;
        }
    }
    UNROLL(c, CHANNELS) sums.value[c] += value[c], sums.square[c] += square[c];
}

template <int CHANNELS>
KERNEL() sum_parts_u8(SRC_DST, int term, int rows) {
    const Image in = image_at(src, from), parts = image_at(dst, to);
    const bool both = parts.width > CHANNELS, squares = both || term == SQUARE;
    Sums<CHANNELS> sums = {};
    const int end = min((int)(blockIdx.y + 1) * rows, in.height);
    NO_UNROLL for (int y = blockIdx.y * rows + threadIdx.y; y < end; y += BLOCK_Y) {
        add_row(sums, in.data + y * in.row, in.width * CHANNELS, term, squares);
    }
    __shared__ f64 of_warp[2 * CHANNELS][BLOCK_Y];
    UNROLL(c, CHANNELS) {
        const f64 sum = across_warp((f64)(term == SQUARE ? sums.square[c] : sums.value[c]));
        if (threadIdx.x == 0) of_warp[c][threadIdx.y] = sum;
        if (!both) continue;
        const f64 square = across_warp((f64)sums.square[c]);
        if (threadIdx.x == 0) of_warp[CHANNELS + c][threadIdx.y] = square;
    }
    __syncthreads();
    const int column = threadIdx.x;
    if (threadIdx.y > 0 || column >= parts.width) return;
    f64 sum = 0;
    UNROLL(i, BLOCK_Y) sum += of_warp[column][i];
    *at<f64>(parts, column, blockIdx.y) = sum;
}

INSTANCES(sum_parts_u8<1|3>)
