// Resizes with the filters of core/resample.cuh, for any type and layout.
#include "core/resample.cuh"

// Pillow and torchvision round to u8 between the pass along x and the pass along y.
template <class T> DEVICE float between_passes(float value, int) { return value; }
template <>
DEVICE float between_passes<u8>(float value, int filter) { return filter == AREA ? value : (float)saturate<u8>(value); }

// Adds pixels of a row to `line`.
template <class T, class W>
DEVICE void add_pixels(float (&line)[4], const Image& in, const T* p, int from, int to, int channels, W weight_of) {
    NO_UNROLL for (int i = from; i < to; i++) {
        const float w = weight_of(i);
        UNROLL(c, 4) if (c < channels) line[c] += w * load((const T*)((const u8*)p + c * in.channel));
        p = (const T*)((const u8*)p + in.column);
    }
}

// The pixels of a block share columns and rows. Up to this many weights of each are computed once.
#define MAX_CACHED_WEIGHTS 64

template <class T>
KERNEL() resample(SRC_DST, double scale_x, double scale_y, int filter) {
    __shared__ Span column_spans[BLOCK_X], row_spans[BLOCK_Y];
    __shared__ float column_weights[MAX_CACHED_WEIGHTS][BLOCK_X], row_weights[BLOCK_Y][MAX_CACHED_WEIGHTS];
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int left = blockIdx.x * BLOCK_X, top = blockIdx.y * BLOCK_Y, tx = threadIdx.x, ty = threadIdx.y;
    if (left >= out.width || top >= out.height) return;
    find_spans(in, out, left, top, scale_x, scale_y, filter, column_spans, row_spans);
    const Span columns = column_spans[tx], rows = row_spans[ty];
    const int near = min(columns.count, MAX_CACHED_WEIGHTS);
    for (int i = ty; i < near; i += BLOCK_Y) column_weights[i][tx] = weight(columns, filter, i);
    const int near_rows = min(rows.count, MAX_CACHED_WEIGHTS);
    for (int j = tx; j < near_rows; j += BLOCK_X) row_weights[ty][j] = weight(rows, filter, j);
    __syncthreads();

    const int x = left + tx, y = top + ty, channels = to.channels;
    if (x >= out.width || y >= out.height) return;
    float sum[4] = {0, 0, 0, 0};
    NO_UNROLL for (int j = 0; j < rows.count; j++) {
        float line[4] = {0, 0, 0, 0};
        const T* p = at<T>(in, columns.first, rows.first + j);
        add_pixels<T>(line, in, p, 0, near, channels, [&](int i) { return column_weights[i][tx]; });
        if (near < columns.count) {
            p = at<T>(in, columns.first + near, rows.first + j);
            const auto weight_of = [&](int i) { return weight(columns, filter, i); };
            add_pixels<T>(line, in, p, near, columns.count, channels, weight_of);
        }
        const float w = j < MAX_CACHED_WEIGHTS ? row_weights[ty][j] : weight(rows, filter, j);
        UNROLL(c, 4) sum[c] += w * between_passes<T>(line[c], filter);
    }
    UNROLL(c, 4) if (c < channels) store(at<T>(out, x, y, c), sum[c]);
}

INSTANCES(resample<u8|u16|i16|f16|f32>)
