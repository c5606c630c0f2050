// Linear resizing of interleaved u8, with the results of ops/resize/generic.cu. A thread computes ROWS pixels
// of one column, so that 2 · ROWS loads are in flight; a warp stores its pixels through shared memory.
#include "access/word_pair.cuh"

#define ROWS 4
EXPORTED constexpr int RESIZE_LINEAR_U8_TILE[] = {BLOCK_X, BLOCK_Y * ROWS};

DEVICE Tap tap_at(int i, double scale, int size) { return tap_at(position_at(resized_position(i, scale)), size); }

// Rounds to the nearest, ties to even. No clamping: the result lies between the four pixels.
DEVICE u8 blend(float upper, float lower, float t) { return (u8)__float_as_uint(lerp(upper, lower, t) + BIAS); }

template <int CHANNELS>
KERNEL() resize_linear_u8(SRC_DST, double scale_x, double scale_y) {
    constexpr int LINE = BLOCK_X * CHANNELS;  // bytes of a warp
    __shared__ u32 lines[BLOCK_Y][ROWS][LINE / 4];
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int first = blockIdx.x * BLOCK_X, x = min(first + (int)threadIdx.x, out.width - 1);
    if (first >= out.width) return;
    const int y = (blockIdx.y * BLOCK_Y + threadIdx.y) * ROWS;
    if (y >= out.height) return;

    scale_x = resize_scale(scale_x, in.width, out.width), scale_y = resize_scale(scale_y, in.height, out.height);
    const Tap tx = tap_at(x, scale_x, in.width);
    // Each lane computes the position of one row; the others get it by shuffles.
    const Tap one = tap_at(min(y + (int)threadIdx.x % ROWS, out.height - 1), scale_y, in.height);
    Tap ty[ROWS];
    UNROLL(r, ROWS) ty[r] = {__shfl_sync(~0u, one.index, r), __shfl_sync(~0u, one.weight, r)};
    const u8* p = in.data + tx.index * CHANNELS;
    const i64 below = in.height > 1 ? in.row : 0;
    u8* const mine = (u8*)&lines[threadIdx.y][0][0] + threadIdx.x * CHANNELS;

    if (overruns<CHANNELS>(tx.index, ty[ROWS - 1].index + 1, in.width, in.height)) {
        const int next = in.width > 1 ? CHANNELS : 0;
        NO_UNROLL for (int r = 0; r < ROWS; r++) {
            const Tap tap = tap_at(min(y + r, out.height - 1), scale_y, in.height);
            const u8 *a = p + tap.index * in.row, *b = a + below;
            UNROLL(c, CHANNELS) {
                mine[r * LINE + c] = blend(lerp(load(a + c), load(a + c + next), tx.weight),
                                         lerp(load(b + c), load(b + c + next), tx.weight), tap.weight);
            }
        }
    } else {
        Pair<CHANNELS> a[ROWS], b[ROWS];
        UNROLL(r, ROWS) {
            const u8* q = p + ty[r].index * in.row;
            a[r] = Pair<CHANNELS>(q), b[r] = Pair<CHANNELS>(q + below);
        }
        UNROLL(r, ROWS) {
            UNROLL(c, CHANNELS) {
                mine[r * LINE + c] = blend(a[r].between(c, tx.weight), b[r].between(c, tx.weight), ty[r].weight);
            }
        }
    }

    // Full lines at aligned addresses are stored as words, other pixels one by one.
    u8* const line = out.data + y * out.row + first * CHANNELS;
    const bool words = first + BLOCK_X <= out.width && (((u64)line | (u64)out.row) & 3) == 0;
    const int rows = min(ROWS, out.height - y);
    if (words) {
        __syncwarp();
        if (threadIdx.x >= LINE / 4) return;
        for (int r = 0; r < rows; r++) ((u32*)(line + r * out.row))[threadIdx.x] = lines[threadIdx.y][r][threadIdx.x];
    } else if (first + (int)threadIdx.x < out.width) {
        NO_UNROLL for (int r = 0; r < rows; r++) {
            UNROLL(c, CHANNELS) line[r * out.row + threadIdx.x * CHANNELS + c] = mine[r * LINE + c];
        }
    }
}

INSTANCES(resize_linear_u8<1|3|4>)
