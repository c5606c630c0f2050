// Filters over all source pixels that an output pixel covers: OpenCV's INTER_AREA, and the antialiased
// filters of Pillow, torchvision and PyTorch (triangle, cubic with A = -0.5, Lanczos with three lobes).
#pragma once
#include "core/interpolation.cuh"

EXPORTED enum ResampleFilter { AREA, TRIANGLE, CUBIC, LANCZOS };

// The source pixels of an output pixel along an axis. Positions are relative to `first`.
struct Span {
    int first, count;
    float start, end;  // AREA: the cell; otherwise the center, and 1 / (pixels per filter unit)
    float factor;
};

DEVICE float sinc(float d) { return d == 0 ? 1.0f : sinpif(d) / (3.14159265358979f * d); }

DEVICE float filter_weight(int filter, float d) {
    d = fabsf(d);
    if (filter == TRIANGLE) return fmaxf(1 - d, 0.0f);
    if (filter == CUBIC) return d < 1 ? cubic_near(d, -0.5f) : d < 2 ? cubic_far(d, -0.5f) : 0.0f;
    return d < 3 ? sinc(d) * sinc(d * (1.0f / 3)) : 0.0f;
}

__device__ __noinline__ float weight(Span span, int filter, int i) {
    if (filter != AREA) return filter_weight(filter, ((float)i + 0.5f - span.start) * span.end) * span.factor;
    const float covered = fminf((float)(i + 1), span.end) - fmaxf((float)i, span.start);
    return covered > 1e-3f ? covered * span.factor : 0.0f;  // like OpenCV, ignores slivers
}

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
    const double unit = fmax(scale, 1.0), center = (output + 0.5) * scale;
    const double reach = unit * (filter == TRIANGLE ? 1 : filter == CUBIC ? 2 : 3);
    span.first = max((int)(center - reach + 0.5), 0);
    span.count = min((int)(center + reach + 0.5), size) - span.first;
    span.start = (float)(center - span.first), span.end = (float)(1.0 / unit);
    span.factor = 1;
    float sum = 0;
    NO_UNROLL for (int i = 0; i < span.count; i++) sum += weight(span, filter, i);
    span.factor = 1 / sum;
    return span;
}

// Finds the spans of all columns and rows of a block that starts at (left, top).
DEVICE void find_spans(const Image& in, const Image& out, int left, int top, double scale_x, double scale_y, int filter,
                                           Span (&columns)[BLOCK_X], Span (&rows)[BLOCK_Y]) {
    const int tx = threadIdx.x, ty = threadIdx.y;
    if (ty < 2 && (ty == 0 || tx < BLOCK_Y)) {
        const bool along_x = ty == 0;
        const int size = along_x ? in.width : in.height, made = along_x ? out.width : out.height;
        const double scale = resize_scale(along_x ? scale_x : scale_y, size, made);
        const Span span = span_of(filter, min((along_x ? left : top) + tx, made - 1), scale, size);
        if (along_x) columns[tx] = span;
        else rows[tx] = span;
    }
    __syncthreads();
}
