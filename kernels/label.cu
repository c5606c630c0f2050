// Connected components, numbered by their first pixels in the order of rows.
#include "union_find.cuh"

// Pixels that are not zero are a set each.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) label_start(const void* src, Batch from, void* parents, Batch to, int type) {
    const Image in = image_at(src, from), out = image_at(parents, to);
    THIS_PIXEL(x, y, out);
    *at<int>(out, x, y) = load_as(type, at<u8>(in, x, y)) != 0 ? y * out.width + x : NO_SET;
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) label_unite(void* parents, Batch to, int neighbours) {
    const Image out = image_at(parents, to);
    THIS_PIXEL(x, y, out);
    unite_neighbours((int*)out.data, x, y, out.width, neighbours);
}

// Counts the sets that begin in each row: a warp for a row. `counts` is an image of one column. Grid: one block across.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) label_count(const void* parents, Batch from, void* counts, Batch to) {
    const Image in = image_at(parents, from), out = image_at(counts, to);
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (y >= out.height) return;
    int count = 0;
    if (y < in.height) {
        for (int x = threadIdx.x; x < in.width; x += BLOCK_X) count += __ldg((const int*)in.data + y * in.width + x) == y * in.width + x;
    }
#pragma unroll
    for (int step = 16; step > 0; step >>= 1) count += __shfl_down_sync(~0u, count, step);
    if (threadIdx.x == 0) *at<int>(out, 0, y) = count;
}

// The number of sets that begin above each row, in place of those in it; and the number of all. A block for each image, whose
// threads take turns at runs of rows.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) label_sum(void* counts, Batch from, void* totals, Batch to) {
    __shared__ int runs[BLOCK_X * BLOCK_Y];
    const Image in = image_at(counts, from), out = image_at(totals, to);
    const int thread = threadIdx.y * BLOCK_X + threadIdx.x, threads = BLOCK_X * BLOCK_Y;
    const int rows = (in.height + threads - 1) / threads, top = min(thread * rows, in.height), end = min(top + rows, in.height);
    int sum = 0;
    for (int y = top; y < end; y++) sum += *at<int>(in, 0, y);
    runs[thread] = sum;
    __syncthreads();
    int before = 0;
    for (int i = 0; i < thread; i++) before += runs[i];
    if (thread == threads - 1) *at<int>(out, 0, 0) = before + sum;
    for (int y = top; y < end; y++) {
        int* p = at<int>(in, 0, y);
        const int count = *p;
        *p = before;
        before += count;
    }
}

// Numbers the sets: their first pixels get minus the number in place of themselves. A warp for a row.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) label_number(const void* counts, Batch from, void* parents, Batch to) {
    const Image in = image_at(counts, from), out = image_at(parents, to);
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y, lane = threadIdx.x;
    if (y >= out.height) return;
    int before = *at<int>(in, 0, y);
    for (int left = 0; left < out.width; left += BLOCK_X) {
        const int x = left + lane, i = y * out.width + x;
        const bool first = x < out.width && ((const int*)out.data)[i] == i;
        const u32 all = __ballot_sync(~0u, first);
        if (first) ((int*)out.data)[i] = -(before + __popc(all & ((1u << lane) - 1)) + 1);
        before += __popc(all);
    }
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) label_write(const void* parents, Batch from, void* dst, Batch to) {
    const Image in = image_at(parents, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const int* parent = (const int*)in.data;
    int i = parent[y * in.width + x];
    if (i == NO_SET) i = 0;
    else while (i >= 0) i = parent[i];
    *at<int>(out, x, y) = -i;
}
