// Sums of everything above and to the left.
#include "image.cuh"

typedef double f64;

// Along rows: a warp for each. The result is a row and a column larger, and begins with zeros.
template <class S>
__device__ __forceinline__ void integral_rows(const void* src, const Batch& from, void* dst, const Batch& to, int type, int squares) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y, lane = threadIdx.x;
    if (y > in.height) return;
    for (int c = 0; c < to.channels; c++) {
        f64 before = 0;
        if (lane == 0) *at<S>(out, 0, y, c) = 0;
        for (int left = 0; left < in.width; left += BLOCK_X) {
            const int x = left + lane;
            f64 sum = y > 0 && x < in.width ? load_as(type, at<u8>(in, x, y - 1, c)) : 0.0f;
            if (squares) sum *= sum;
#pragma unroll
            for (int step = 1; step < 32; step <<= 1) {
                const f64 other = __shfl_up_sync(~0u, sum, step);
                if (lane >= step) sum += other;
            }
            if (x < in.width) *at<S>(out, x + 1, y, c) = (S)(before + sum);
            before += __shfl_sync(~0u, sum, 31);
        }
    }
}

// Then along columns, in place: a block has 32 of them, and each of its warps an eighth of the rows.
template <class S>
__device__ __forceinline__ void integral_columns(void* dst, const Batch& to) {
    __shared__ f64 of_warp[BLOCK_Y][BLOCK_X];
    const Image out = image_at(dst, to);
    const int x = blockIdx.x * BLOCK_X + threadIdx.x;
    const int rows = (out.height + BLOCK_Y - 1) / BLOCK_Y, top = threadIdx.y * rows, end = min(top + rows, out.height);
    for (int c = 0; c < to.channels; c++) {
        f64 sum = 0;
        if (x < out.width) {
#pragma unroll 4
            for (int y = top; y < end; y++) sum += *at<S>(out, x, y, c);
        }
        of_warp[threadIdx.y][threadIdx.x] = sum;
        __syncthreads();
        sum = 0;
        for (int i = 0; i < threadIdx.y; i++) sum += of_warp[i][threadIdx.x];
        if (x < out.width) {
            for (int y = top; y < end; y++) {
                S* p = at<S>(out, x, y, c);
                sum += *p;
                *p = (S)sum;
            }
        }
        __syncthreads();
    }
}

#define INTEGRAL(S, NAME)                                                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)                                                     \
        integral_rows_##NAME(const void* src, Batch from, void* dst, Batch to, int type, int squares) {                \
        integral_rows<S>(src, from, dst, to, type, squares);                                                           \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) integral_columns_##NAME(void* dst, Batch to) {      \
        integral_columns<S>(dst, to);                                                                                  \
    }
INTEGRAL(int, i32)
INTEGRAL(float, f32)
INTEGRAL(f64, f64)
