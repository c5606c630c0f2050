// Resize by weighing all source pixels that an output pixel covers: OpenCV's INTER_AREA, and the antialiased filters of
// Pillow, torchvision and PyTorch (box, triangle, cubic with A = -0.5, Lanczos with three lobes).
#include "interpolation.cuh"

// As FILTERS of src/image/resize.ts numbers them.
enum Filter { AREA, TRIANGLE, CUBIC, LANCZOS };

// The source pixels of one axis: `count` from `first` on. Positions are relative to the first.
struct Span {
    int first, count;
    float start, end;  // AREA: the cell. Else: the centre, and the pixels that the filter's unit spans.
    float factor;
};

__device__ __forceinline__ float sinc(float d) { return d == 0 ? 1.0f : sinpif(d) / (3.14159265358979f * d); }

__device__ __forceinline__ float filter_weight(int filter, float d) {
    d = fabsf(d);
    if (filter == TRIANGLE) return fmaxf(1 - d, 0.0f);
    if (filter == CUBIC) return d < 1 ? cubic_near(d, -0.5f) : d < 2 ? cubic_far(d, -0.5f) : 0.0f;
    return d < 3 ? sinc(d) * sinc(d * (1.0f / 3)) : 0.0f;
}

__device__ __forceinline__ float weight(const Span& span, int filter, int i) {
    if (filter != AREA) return filter_weight(filter, ((float)i + 0.5f - span.start) * span.end) * span.factor;
    const float covered = fminf((float)(i + 1), span.end) - fmaxf((float)i, span.start);
    return covered > 1e-3f ? covered * span.factor : 0.0f;  // OpenCV leaves out slivers.
}

// The same out of line, where it is asked for once a row or before the loops.
__device__ __noinline__ float weight_once(Span span, int filter, int i) { return weight(span, filter, i); }

__device__ __noinline__ Span span_of(int filter, int output, double scale, int size) {
    Span span;
    if (filter == AREA) {
        const double start = output * scale, end = fmin(start + scale, (double)size);
        span.first = min((int)floor(start), size - 1);
        span.count = min((int)ceil(end), size) - span.first;
        span.start = (float)(start - span.first), span.end = (float)(end - span.first);
        span.factor = (float)(1.0 / fmin(scale, size - start));
        return span;
    }
    const double unit = fmax(scale, 1.0), centre = (output + 0.5) * scale;
    const double reach = unit * (filter == TRIANGLE ? 1 : filter == CUBIC ? 2 : 3);
    span.first = max((int)(centre - reach + 0.5), 0);
    span.count = min((int)(centre + reach + 0.5), size) - span.first;
    span.start = (float)(centre - span.first), span.end = (float)(1.0 / unit);
    span.factor = 1;
    float sum = 0;
#pragma unroll 1
    for (int i = 0; i < span.count; i++) sum += weight_once(span, filter, i);
    span.factor = 1 / sum;
    return span;
}

// Pillow and torchvision keep bytes between the pass along x and the one along y.
template <class T>
__device__ __forceinline__ float between_passes(float value, int) { return value; }
template <>
__device__ __forceinline__ float between_passes<u8>(float value, int filter) { return filter == AREA ? value : (float)saturate<u8>(value); }

// Adds `count` pixels of a row to `line`. PACKED: that many bytes without gaps are a pixel; 0: as `in` and `channels` say.
template <class T, int PACKED, class W>
__device__ __forceinline__ void add_pixels(float (&line)[4], const Image& in, const T* p, int from, int to, int channels, W weight_of) {
#pragma unroll(PACKED ? 4 : 1)
    for (int i = from; i < to; i++) {
        const float w = weight_of(i);
#pragma unroll
        for (int c = 0; c < (PACKED ? PACKED : 4); c++) {
            if (PACKED || c < channels) line[c] += w * load(PACKED ? p + c : (const T*)((const u8*)p + c * in.channel));
        }
        p = PACKED ? p + PACKED : (const T*)((const u8*)p + in.column);
    }
}

// A block's pixels share their columns and rows: each weight is computed once, as far as there is room.
#define ROOM 64

template <class T, int PACKED>
__device__ __forceinline__ void resample(const void* src, const Batch& from, void* dst, const Batch& to, double scale_x,
                                         double scale_y, int filter) {
    __shared__ Span column_spans[BLOCK_X], row_spans[BLOCK_Y];
    __shared__ float column_weights[ROOM][BLOCK_X], row_weights[BLOCK_Y][ROOM];
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int left = blockIdx.x * BLOCK_X, top = blockIdx.y * BLOCK_Y, tx = threadIdx.x, ty = threadIdx.y;
    if (left >= out.width || top >= out.height) return;
    if (ty < 2 && (ty == 0 || tx < BLOCK_Y)) {
        const bool along_x = ty == 0;
        const int size = along_x ? in.width : in.height, made = along_x ? out.width : out.height;
        const double scale = resize_scale(along_x ? scale_x : scale_y, size, made);
        const Span span = span_of(filter, min((along_x ? left : top) + tx, made - 1), scale, size);
        if (along_x) column_spans[tx] = span;
        else row_spans[tx] = span;
    }
    __syncthreads();
    const Span columns = column_spans[tx], rows = row_spans[ty];
    const int near = min(columns.count, ROOM);
    for (int i = ty; i < near; i += BLOCK_Y) column_weights[i][tx] = weight_once(columns, filter, i);
    for (int j = tx; j < min(rows.count, ROOM); j += BLOCK_X) row_weights[ty][j] = weight_once(rows, filter, j);
    __syncthreads();

    const int x = left + tx, y = top + ty, channels = PACKED ? PACKED : to.channels;
    if (x >= out.width || y >= out.height) return;
    float sum[4] = {0, 0, 0, 0};
#pragma unroll 1
    for (int j = 0; j < rows.count; j++) {
        float line[4] = {0, 0, 0, 0};
        const T* p = at<T>(in, columns.first, rows.first + j);
        add_pixels<T, PACKED>(line, in, p, 0, near, channels, [&](int i) { return column_weights[i][tx]; });
        if (near < columns.count) {
            p = at<T>(in, columns.first + near, rows.first + j);
            add_pixels<T, 0>(line, in, p, near, columns.count, channels, [&](int i) { return weight_once(columns, filter, i); });
        }
        const float w = j < ROOM ? row_weights[ty][j] : weight_once(rows, filter, j);
#pragma unroll
        for (int c = 0; c < 4; c++) sum[c] += w * between_passes<T>(line[c], filter);
    }
#pragma unroll
    for (int c = 0; c < 4; c++) {
        if (c < channels) store(at<T>(out, x, y, c), sum[c]);
    }
}

#define KERNEL(T, PACKED, NAME)                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) resample_##NAME(                              \
        const void* src, Batch from, void* dst, Batch to, double scale_x, double scale_y, int filter) {          \
        resample<T, PACKED>(src, from, dst, to, scale_x, scale_y, filter);                                       \
    }
EACH_TYPE(KERNEL)
KERNEL(u8, 3, packed_3)
