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

template <class T>
__device__ __forceinline__ void resample(const void* src, const Batch& from, void* dst, const Batch& to, double scale_x,
                                         double scale_y, int filter) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const Span columns = span_of(filter, x, resize_scale(scale_x, in.width, out.width), in.width);
    const Span rows = span_of(filter, y, resize_scale(scale_y, in.height, out.height), in.height);
    const int channels = to.channels;
    float sum[4] = {0, 0, 0, 0};
#pragma unroll 1
    for (int j = 0; j < rows.count; j++) {
        float line[4] = {0, 0, 0, 0};
#pragma unroll 1
        for (int i = 0; i < columns.count; i++) {
            const float w = weight(columns, filter, i);
            const T* p = at<T>(in, columns.first + i, rows.first + j);
#pragma unroll
            for (int c = 0; c < 4; c++) {
                if (c < channels) line[c] += w * load((const T*)((const u8*)p + c * in.channel));
            }
        }
        const float w = weight_once(rows, filter, j);
#pragma unroll
        for (int c = 0; c < 4; c++) sum[c] += w * between_passes<T>(line[c], filter);
    }
#pragma unroll
    for (int c = 0; c < 4; c++) {
        if (c < channels) store(at<T>(out, x, y, c), sum[c]);
    }
}

#define KERNEL(T, CHANNELS, NAME)                                                                                        \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) resample_##NAME(                                      \
        const void* src, Batch from, void* dst, Batch to, double scale_x, double scale_y, int filter) {                  \
        resample<T>(src, from, dst, to, scale_x, scale_y, filter);                                             \
    }
EACH_TYPE(KERNEL)
