// Linear filters: separable ones and any small kernel of weights. They correlate, as OpenCV's do.
#include "sliding.cuh"

#define MOST_TAPS 128
#define MOST_WEIGHTS 961

// As SEPARABLE_BYTES of src/image/filter.ts lays it out. A result is scale · Σ + delta, rounded up from halves if `up`, else to even.
struct Separable {
    int width, height, anchor_x, anchor_y, border, to_type, up;
    float scale, delta;
    float x[MOST_TAPS], y[MOST_TAPS];
};

// Rows of the result that a block makes.
#define ROWS 32

template <class T>
__device__ __forceinline__ void separable(const void* src, const Batch& from, void* dst, const Batch& to, const Separable& taps) {
    __shared__ float rows[ROWS + MOST_TAPS - 1][BLOCK_X];
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int x = blockIdx.x * BLOCK_X + threadIdx.x, top = blockIdx.y * ROWS;
    const int first = x - taps.anchor_x;
    const bool inside = first >= 0 && first + taps.width <= in.width;
    const int needed = min(ROWS, out.height - top) + taps.height - 1;
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
#pragma unroll 1
        for (int row = threadIdx.y; row < needed; row += BLOCK_Y) {
            const int y = border_index(top + row - taps.anchor_y, in.height, taps.border);
            float sum = 0;
            if (y >= 0 && x < out.width) {
                if (inside) {
                    const T* p = at<T>(in, first, y, c);
#pragma unroll 4
                    for (int i = 0; i < taps.width; i++, p = (const T*)((const u8*)p + in.column)) sum = __fmaf_rn(taps.x[i], load(p), sum);
                } else {
#pragma unroll 1
                    for (int i = 0; i < taps.width; i++) {
                        const int column = border_index(first + i, in.width, taps.border);
                        if (column >= 0) sum = __fmaf_rn(taps.x[i], load(at<T>(in, column, y, c)), sum);
                    }
                }
            }
            rows[row][threadIdx.x] = sum;
        }
        __syncthreads();
#pragma unroll 1
        for (int row = threadIdx.y; row < ROWS && top + row < out.height && x < out.width; row += BLOCK_Y) {
            float sum = 0;
#pragma unroll 4
            for (int i = 0; i < taps.height; i++) sum = __fmaf_rn(taps.y[i], rows[row + i][threadIdx.x], sum);
            const float value = __fmaf_rn(sum, taps.scale, taps.delta);
            store_as(taps.to_type, at<u8>(out, x, top + row, c), taps.up ? floorf(value + 0.5f) : value);
        }
        __syncthreads();
    }
}

#define SEPARABLE(T, CHANNELS, NAME)                                                                   \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) separable_##NAME(                   \
        const void* src, Batch from, void* dst, Batch to, const __grid_constant__ Separable taps) {    \
        separable<T>(src, from, dst, to, taps);                                                        \
    }
EACH_TYPE(SEPARABLE)

// As WEIGHTS_BYTES of src/image/filter.ts lays it out.
struct Weights {
    int width, height, anchor_x, anchor_y, border, to_type;
    float scale, delta;
    float weight[MOST_WEIGHTS];
};

template <class T>
__device__ __forceinline__ void conv2d(const void* src, const Batch& from, void* dst, const Batch& to, const Weights& kernel) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const int left = x - kernel.anchor_x, top = y - kernel.anchor_y;
    const bool inside = left >= 0 && top >= 0 && left + kernel.width <= in.width && top + kernel.height <= in.height;
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
        float sum = 0;
        const float* weight = kernel.weight;
#pragma unroll 1
        for (int j = 0; j < kernel.height; j++, weight += kernel.width) {
            const int row = border_index(top + j, in.height, kernel.border);
            if (row < 0) continue;
            if (inside) {
                const T* p = at<T>(in, left, row, c);
#pragma unroll 4
                for (int i = 0; i < kernel.width; i++, p = (const T*)((const u8*)p + in.column)) sum = __fmaf_rn(weight[i], load(p), sum);
            } else {
#pragma unroll 1
                for (int i = 0; i < kernel.width; i++) {
                    const int column = border_index(left + i, in.width, kernel.border);
                    if (column >= 0) sum = __fmaf_rn(weight[i], load(at<T>(in, column, row, c)), sum);
                }
            }
        }
        store_as(kernel.to_type, at<u8>(out, x, y, c), __fmaf_rn(sum, kernel.scale, kernel.delta));
    }
}

#define CONV2D(T, CHANNELS, NAME)                                                                      \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) conv2d_##NAME(                      \
        const void* src, Batch from, void* dst, Batch to, const __grid_constant__ Weights kernel) {    \
        conv2d<T>(src, from, dst, to, kernel);                                                         \
    }
EACH_TYPE(CONV2D)
