// Linear filters: separable ones, and any small kernel of weights. Like OpenCV's, they correlate.
#include "patterns/neighborhood.cuh"

EXPORTED constexpr int FILTER_MAX_TAPS = 128;  // of a separable kernel, along each axis
EXPORTED constexpr int FILTER_MAX_SIDE = 31;   // of other kernels

// A result is scale · sum + delta, with halves rounded up if `up`, otherwise to even.
EXPORTED struct SeparableKernel {
    int width, height, anchor_x, anchor_y, border, to_type, up;
    float scale, delta;
    float x[FILTER_MAX_TAPS], y[FILTER_MAX_TAPS];
};

// Rows of a block: each thread computes PER_THREAD of them, BLOCK_Y apart.
#define ROWS 32
EXPORTED constexpr int LINEAR_FILTER_TILE[] = {BLOCK_X, ROWS};
#define PER_THREAD (ROWS / BLOCK_Y)

// An element in or around the image; 0 in a constant border.
template <class T>
DEVICE float load_bordered(const Image& in, int x, int row, int c, int border) {
    const int column = border_index(x, in.width, border);
    return row < 0 || column < 0 ? 0.0f : load(at<T>(in, column, row, c));
}

// A warp sums the elements of a row for 32 results in shared memory; then the block sums columns.
template <class T>
KERNEL() separable(SRC_DST, const __grid_constant__ SeparableKernel taps) {
    __shared__ float rows[ROWS + FILTER_MAX_TAPS - 1][BLOCK_X], lines[BLOCK_Y][BLOCK_X + FILTER_MAX_TAPS - 1];
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int lane = threadIdx.x, left = blockIdx.x * BLOCK_X, top = blockIdx.y * ROWS;
    const int needed = min(ROWS, out.height - top) + taps.height - 1;
    float* line = lines[threadIdx.y];
    if (top >= out.height || left >= out.width) return;
    EACH_CHANNEL(c) {
        NO_UNROLL for (int row = threadIdx.y; row < needed; row += BLOCK_Y) {
            const int y = border_index(top + row - taps.anchor_y, in.height, taps.border);
            UNROLL_BY(2) for (int i = lane; i < BLOCK_X + taps.width - 1; i += BLOCK_X) {
                line[i] = load_bordered<T>(in, left + i - taps.anchor_x, y, c, taps.border);
            }
            __syncwarp();
            float sum = 0;
            UNROLL_BY(4) for (int i = 0; i < taps.width; i++) sum = __fmaf_rn(taps.x[i], line[lane + i], sum);
            rows[row][lane] = sum;
            __syncwarp();
        }
        __syncthreads();
        NO_UNROLL for (int row = threadIdx.y;
                       row < ROWS && top + row < out.height && left + lane < out.width; row += BLOCK_Y) {
            float sum = 0;
            UNROLL_BY(4) for (int i = 0; i < taps.height; i++) sum = __fmaf_rn(taps.y[i], rows[row + i][lane], sum);
            const float value = __fmaf_rn(sum, taps.scale, taps.delta);
            store_as(taps.to_type, at<u8>(out, left + lane, top + row, c), taps.up ? floorf(value + 0.5f) : value);
        }
        __syncthreads();
    }
}

EXPORTED struct FilterKernel {
    int width, height, anchor_x, anchor_y, border, to_type;
    float scale, delta;
    float weight[FILTER_MAX_SIDE * FILTER_MAX_SIDE];
};

// The pixels of the block and those around them are in shared memory.
template <class T>
KERNEL() conv2d(SRC_DST, const __grid_constant__ FilterKernel kernel) {
    __shared__ float tile[ROWS + FILTER_MAX_SIDE - 1][BLOCK_X + FILTER_MAX_SIDE - 1];
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int left = blockIdx.x * BLOCK_X, top = blockIdx.y * ROWS;
    if (top >= out.height || left >= out.width) return;
    EACH_CHANNEL(c) {
        NO_UNROLL for (int row = threadIdx.y; row < ROWS + kernel.height - 1; row += BLOCK_Y) {
            const int y = border_index(top + row - kernel.anchor_y, in.height, kernel.border);
            UNROLL_BY(2) for (int i = threadIdx.x; i < BLOCK_X + kernel.width - 1; i += BLOCK_X) {
                tile[row][i] = load_bordered<T>(in, left + i - kernel.anchor_x, y, c, kernel.border);
            }
        }
        __syncthreads();
        float sum[PER_THREAD] = {};
        const float* weight = kernel.weight;
        NO_UNROLL for (int j = 0; j < kernel.height; j++) {
            NO_UNROLL for (int i = 0; i < kernel.width; i++, weight++) {
                UNROLL(r, PER_THREAD) {
                    sum[r] = __fmaf_rn(*weight, tile[threadIdx.y + r * BLOCK_Y + j][threadIdx.x + i], sum[r]);
                }
            }
        }
        UNROLL(r, PER_THREAD) {
            const int x = left + threadIdx.x, y = top + threadIdx.y + r * BLOCK_Y;
            if (x < out.width && y < out.height) {
                store_as(kernel.to_type, at<u8>(out, x, y, c), __fmaf_rn(sum[r], kernel.scale, kernel.delta));
            }
        }
        __syncthreads();
    }
}

INSTANCES(separable<u8|u16|i16|f16|f32>, conv2d<u8|u16|i16|f16|f32>)
