// Sums of bytes whose pixels lie without gaps: the parts that ops/reductions/generic.cu's sum_parts makes, exactly, for they are whole numbers. A warp
// takes a row at a time, by vectors at aligned addresses.
#include "access/warp_store.cuh"

#define VECTORS 3  // of a thread that are read at once: of three channels the next ones begin with the same one again.

// As in ops/reductions/generic.cu, those of one image.
enum SumTerm { VALUE, ABSOLUTE, SQUARE, NONZERO };

// The value of all lanes of a warp together, for the first one.
__device__ __noinline__ f64 across_warp(f64 value) {
#pragma unroll 1
    for (int step = 16; step > 0; step >>= 1) value += __shfl_down_sync(~0u, value, step);
    return value;
}

DEVICE u32 dot(u32 a, u32 b, u32 c) {
    u32 sum;
    asm("dp4a.u32.u32 %0, %1, %2, %3;" : "=r"(sum) : "r"(a), "r"(b), "r"(c));
    return sum;
}

// 1 in each byte that is not 0.
DEVICE u32 nonzero(u32 word) { return (((word & 0x7f7f7f7f) + 0x7f7f7f7f | word) >> 7) & 0x01010101; }

// 1 in each byte of a word that is of channel `channel`, where the first byte is of channel `first`.
template <int CHANNELS>
DEVICE constexpr u32 ones(int first, int channel) {
    u32 mask = 0;
    for (int i = 0; i < 4; i++) mask |= (first + i) % CHANNELS == channel ? 1u << (8 * i) : 0;
    return mask;
}

// Of each channel.
template <int CHANNELS>
struct Sums {
    u64 value[CHANNELS], square[CHANNELS];
};

// Sums of channels, counted from channel `first`, as those counted from the first.
template <int CHANNELS>
DEVICE void turn(u32 (&sum)[CHANNELS], int first) {
    if (CHANNELS == 1) return;
    const u32 was[3] = {sum[0], sum[1 % CHANNELS], sum[2 % CHANNELS]};
    UNROLL(c, CHANNELS) sum[c] = first == 0 ? was[c] : first == 1 ? was[(c + 2) % 3] : was[(c + 1) % 3];
}

// Adds a row of `count` bytes.
template <int CHANNELS>
DEVICE void add_row(Sums<CHANNELS>& sums, const u8* p, int count, int what, bool squares) {
    const int lane = threadIdx.x, head = min(-(int)(u64)p & 15, count), vectors = (count - head) / 16;
    const uint4* from = (const uint4*)(p + head);
    // Channels are counted from that of this thread's first vector.
    u32 value[CHANNELS] = {}, square[CHANNELS] = {};
#pragma unroll 1
    for (int at = lane; at < vectors; at += 32 * VECTORS) {
        u32 word[VECTORS * 4];
        UNROLL(i, VECTORS) {
            uint4 vector = make_uint4(0, 0, 0, 0);
            if (at + 32 * i < vectors) vector = __ldg(from + at + 32 * i);
            word[4 * i] = vector.x, word[4 * i + 1] = vector.y, word[4 * i + 2] = vector.z, word[4 * i + 3] = vector.w;
        }
        if (squares) {
            UNROLL(i, VECTORS * 4) {
                UNROLL(c, CHANNELS) square[c] = dot(word[i] & ones<CHANNELS>(i / 4 * 512 + i % 4 * 4, c) * 255, word[i], square[c]);
            }
        }
        if (what == NONZERO) {
            UNROLL(i, VECTORS * 4) word[i] = nonzero(word[i]);
        }
        UNROLL(i, VECTORS * 4) {
            UNROLL(c, CHANNELS) value[c] = dot(word[i], ones<CHANNELS>(i / 4 * 512 + i % 4 * 4, c), value[c]);
        }
    }
    const int first = (head + lane * 16) % CHANNELS;
    turn(value, first);
    turn(square, first);
    // Bytes before the first vector and behind the last one.
#pragma unroll 1
    for (int i = lane; i < count - vectors * 16; i += 32) {
        const int at = i < head ? i : i + vectors * 16;
        const u32 byte = __ldg(p + at), counted = what == NONZERO ? byte != 0 : byte;
        UNROLL(c, CHANNELS) {
            const bool its = at % CHANNELS == c;
            value[c] += its ? counted : 0, square[c] += its ? byte * byte : 0;
        }
    }
    UNROLL(c, CHANNELS) sums.value[c] += value[c], sums.square[c] += square[c];
}

// As sum_parts of ops/reductions/generic.cu.
template <int CHANNELS>
DEVICE void sum_parts(const void* src, const Batch& from, void* dst, const Batch& to, int what, int rows) {
    const Image in = image_at(src, from), parts = image_at(dst, to);
    const bool both = parts.width > CHANNELS, squares = both || what == SQUARE;
    Sums<CHANNELS> sums = {};
    const int end = min((int)(blockIdx.y + 1) * rows, in.height);
#pragma unroll 1
    for (int y = blockIdx.y * rows + threadIdx.y; y < end; y += BLOCK_Y) {
        add_row(sums, in.data + y * in.row, in.width * CHANNELS, what, squares);
    }
    __shared__ f64 of_warp[2 * CHANNELS][BLOCK_Y];
    UNROLL(c, CHANNELS) {
        const f64 sum = across_warp((f64)(what == SQUARE ? sums.square[c] : sums.value[c]));
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

#define KERNEL(CHANNELS)                                                                          \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) sum_parts_packed_##CHANNELS(   \
        const void* src, Batch from, void* dst, Batch to, int what, int rows) {                   \
        sum_parts<CHANNELS>(src, from, dst, to, what, rows);                                      \
    }
KERNEL(1)
KERNEL(3)
