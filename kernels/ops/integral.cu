// Integral images: sums of all pixels above and to the left.
#include "patterns/reduce.cuh"

// Element types of the result.
EXPORTED enum IntegralType { I32, SINGLE, DOUBLE };

// Stores and loads sums as elements of the result; int sums are elements already.
DEVICE void store_sum(int, u8* p, int sum) { *(int*)p = sum; }
DEVICE void store_sum(int kind, u8* p, f64 sum) {
    if (kind == I32) *(int*)p = (int)sum;
    else if (kind == SINGLE) *(float*)p = (float)sum;
    else *(f64*)p = sum;
}
template <class A>
DEVICE A load_sum(int kind, const u8* p) {
    if (sizeof(A) == sizeof(int) || kind == I32) return *(const int*)p;
    return kind == SINGLE ? *(const float*)p : *(const f64*)p;
}

#define ROWS_AHEAD 8  // rows of a column in flight

// Along rows, a warp for each. The result begins with a row and a column of zeros. A: the type of sums.
template <class A>
KERNEL() integral_rows(SRC_DST, int kind, int type, int squares) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y, lane = threadIdx.x;
    if (y > in.height) return;
    EACH_CHANNEL(c) {
        A before = 0, next = 0;
        if (lane == 0) store_sum(kind, at<u8>(out, 0, y, c), (A)0);
        const u8* p = at<u8>(in, lane, y - 1, c);
        u8* q = at<u8>(out, lane + 1, y, c) - BLOCK_X * out.column;
        // Loads the next pixels while these are summed.
        const i64 in_step = BLOCK_X * in.column, out_step = BLOCK_X * out.column;
        NO_UNROLL for (int x = lane - BLOCK_X; x < in.width + lane; x += BLOCK_X, p += in_step, q += out_step) {
            A sum = next;
            next = y > 0 && x + BLOCK_X < in.width ? (A)load_as(type, p) : (A)0;
            if (squares) next *= next;
            sum = warp_scan(sum);
            if (x >= 0 && x < in.width) store_sum(kind, q, before + sum);
            before += __shfl_sync(~0u, sum, 31);
        }
    }
}

// Then along columns, in place. A block has 32 columns, and each of its warps an eighth of the rows.
template <class A>
KERNEL() integral_columns(void* dst, Batch to, int kind) {
    __shared__ A of_warp[BLOCK_Y][BLOCK_X];
    const Image out = image_at(dst, to);
    const int x = blockIdx.x * BLOCK_X + threadIdx.x;
    const int rows = (out.height + BLOCK_Y - 1) / BLOCK_Y, top = threadIdx.y * rows, end = min(top + rows, out.height);
    EACH_CHANNEL(c) {
        A sum = 0;
        u8* p = at<u8>(out, x, top, c);
        if (x < out.width) {
            UNROLL_BY(8) for (int y = top; y < end; y++, p += out.row) sum += load_sum<A>(kind, p);
        }
        of_warp[threadIdx.y][threadIdx.x] = sum;
        __syncthreads();
        sum = 0;
        for (int i = 0; i < threadIdx.y; i++) sum += of_warp[i][threadIdx.x];
        if (x < out.width) {
            p = at<u8>(out, x, top, c);
            NO_UNROLL for (int y = top; y < end; y += ROWS_AHEAD, p += ROWS_AHEAD * out.row) {
                A part[ROWS_AHEAD];
                UNROLL(i, ROWS_AHEAD) part[i] = y + i < end ? load_sum<A>(kind, p + i * out.row) : (A)0;
                UNROLL(i, ROWS_AHEAD) {
                    sum += part[i];
                    if (y + i < end) store_sum(kind, p + i * out.row, sum);
                }
            }
        }
        __syncthreads();
    }
}

// int: from u8 to i32.
INSTANCES(integral_rows<int|f64>, integral_columns<int|f64>)
