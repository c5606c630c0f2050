// Linear filters: separable ones and any small kernel of weights. They correlate, as OpenCV's do.
#include "patterns/neighborhood.cuh"

#define MOST_TAPS 128
#define LONGEST_SIDE 31
// As separableStruct of src/image/core/linear_filter.ts lays it out. A result is scale · Σ + delta, rounded up from halves if `up`, else to even.
EXPORTED struct SeparableKernel {
    int width, height, anchor_x, anchor_y, border, to_type, up;
    float scale, delta;
    float x[MOST_TAPS], y[MOST_TAPS];
};

// Rows of the result that a block makes: each thread has PER_THREAD of them, BLOCK_Y apart.
#define ROWS 32
#define PER_THREAD (ROWS / BLOCK_Y)

// An element around the image, 0 beyond a constant border.
template <class T>
DEVICE float load_around(const Image& in, int x, int row, int c, int border) {
    const int column = border_index(x, in.width, border);
    return row < 0 || column < 0 ? 0.0f : load(at<T>(in, column, row, c));
}

// A warp takes the elements of a row that its 32 results need into shared memory, and adds them up there; then the block adds up
// columns.
template <class T>
DEVICE void separable(const void* src, const Batch& from, void* dst, const Batch& to, const SeparableKernel& taps) {
    __shared__ float rows[ROWS + MOST_TAPS - 1][BLOCK_X], lines[BLOCK_Y][BLOCK_X + MOST_TAPS - 1];
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int lane = threadIdx.x, left = blockIdx.x * BLOCK_X, top = blockIdx.y * ROWS;
    const int needed = min(ROWS, out.height - top) + taps.height - 1;
    float* line = lines[threadIdx.y];
    if (top >= out.height || left >= out.width) return;
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
#pragma unroll 1
        for (int row = threadIdx.y; row < needed; row += BLOCK_Y) {
            const int y = border_index(top + row - taps.anchor_y, in.height, taps.border);
#pragma unroll 2
            for (int i = lane; i < BLOCK_X + taps.width - 1; i += BLOCK_X) {
                line[i] = load_around<T>(in, left + i - taps.anchor_x, y, c, taps.border);
            }
            __syncwarp();
            float sum = 0;
#pragma unroll 4
            for (int i = 0; i < taps.width; i++) sum = __fmaf_rn(taps.x[i], line[lane + i], sum);
            rows[row][lane] = sum;
            __syncwarp();
        }
        __syncthreads();
#pragma unroll 1
        for (int row = threadIdx.y; row < ROWS && top + row < out.height && left + lane < out.width; row += BLOCK_Y) {
            float sum = 0;
#pragma unroll 4
            for (int i = 0; i < taps.height; i++) sum = __fmaf_rn(taps.y[i], rows[row + i][lane], sum);
            const float value = __fmaf_rn(sum, taps.scale, taps.delta);
            store_as(taps.to_type, at<u8>(out, left + lane, top + row, c), taps.up ? floorf(value + 0.5f) : value);
        }
        __syncthreads();
    }
}

#define SEPARABLE(T, CHANNELS, NAME)                                                                   \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) separable_##NAME(                   \
        const void* src, Batch from, void* dst, Batch to, const __grid_constant__ SeparableKernel taps) {    \
        separable<T>(src, from, dst, to, taps);                                                        \
    }
EACH_TYPE(SEPARABLE)

// As weightsStruct of src/image/core/linear_filter.ts lays it out.
EXPORTED struct FilterKernel {
    int width, height, anchor_x, anchor_y, border, to_type;
    float scale, delta;
    float weight[LONGEST_SIDE * LONGEST_SIDE];
};

// The block's pixels and those around them lie in shared memory.
template <class T>
DEVICE void conv2d(const void* src, const Batch& from, void* dst, const Batch& to, const FilterKernel& kernel) {
    __shared__ float tile[ROWS + LONGEST_SIDE - 1][BLOCK_X + LONGEST_SIDE - 1];
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int left = blockIdx.x * BLOCK_X, top = blockIdx.y * ROWS;
    if (top >= out.height || left >= out.width) return;
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
#pragma unroll 1
        for (int row = threadIdx.y; row < ROWS + kernel.height - 1; row += BLOCK_Y) {
            const int y = border_index(top + row - kernel.anchor_y, in.height, kernel.border);
#pragma unroll 2
            for (int i = threadIdx.x; i < BLOCK_X + kernel.width - 1; i += BLOCK_X) {
                tile[row][i] = load_around<T>(in, left + i - kernel.anchor_x, y, c, kernel.border);
            }
        }
        __syncthreads();
        float sum[PER_THREAD] = {};
        const float* weight = kernel.weight;
#pragma unroll 1
        for (int j = 0; j < kernel.height; j++) {
#pragma unroll 1
            for (int i = 0; i < kernel.width; i++, weight++) {
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

#define CONV2D(T, CHANNELS, NAME)                                                                      \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) conv2d_##NAME(                      \
        const void* src, Batch from, void* dst, Batch to, const __grid_constant__ FilterKernel kernel) {    \
        conv2d<T>(src, from, dst, to, kernel);                                                         \
    }
EACH_TYPE(CONV2D)
