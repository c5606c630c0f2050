// How alike a template and each place of an image are: OpenCV's matchTemplate.
#include "image.cuh"

typedef double f64;

// As METHODS of src/image/match_template.ts numbers them; the next one of each is normed.
enum Method { SQDIFF, SQDIFF_NORMED, CCORR, CCORR_NORMED, CCOEFF, CCOEFF_NORMED };

// A quotient of what cannot be larger than its divisor but for rounding, as OpenCV guards it.
__device__ __forceinline__ f64 normed(f64 value, f64 divisor, bool difference) {
    if (fabs(value) < divisor) return value / divisor;
    if (fabs(value) < divisor * 1.125) return value > 0 ? 1 : -1;
    return difference ? 1 : 0;
}

template <class T>
__device__ __forceinline__ void match_template(const void* src, const Batch& from, const void* part, const Batch& part_batch, void* dst,
                                               const Batch& to, int method) {
    // For each channel the template's sum and its sum of squares.
    __shared__ f64 sums[4][2][BLOCK_Y];
    const Image in = image_at(src, from), templ = image_at(part, part_batch), out = image_at(dst, to);
    const int x = blockIdx.x * BLOCK_X + threadIdx.x, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    const int thread = threadIdx.y * BLOCK_X + threadIdx.x, pixels = templ.width * templ.height;
    for (int c = 0; c < from.channels; c++) {
        f64 sum = 0, squares = 0;
        for (int i = thread; i < pixels; i += BLOCK_X * BLOCK_Y) {
            const f64 value = load(at<T>(templ, i % templ.width, i / templ.width, c));
            sum += value;
            squares += value * value;
        }
#pragma unroll
        for (int step = 16; step > 0; step >>= 1) {
            sum += __shfl_down_sync(~0u, sum, step);
            squares += __shfl_down_sync(~0u, squares, step);
        }
        if (threadIdx.x == 0) sums[c][0][threadIdx.y] = sum, sums[c][1][threadIdx.y] = squares;
    }
    __syncthreads();
    if (x >= out.width || y >= out.height) return;

    // Over all channels: Σ I·T, Σ I², Σ T², and for the coefficients Σ I ΣT / n, (Σ I)² / n, (Σ T)² / n.
    f64 cross = 0, image_squares = 0, templ_squares = 0, cross_mean = 0, image_mean = 0, templ_mean = 0;
#pragma unroll 1
    for (int c = 0; c < from.channels; c++) {
        f64 sum = 0;
#pragma unroll 1
        for (int j = 0; j < templ.height; j++) {
            const u8* p = (const u8*)at<T>(in, x, y + j, c);
            const u8* q = (const u8*)at<T>(templ, 0, j, c);
            float row_cross = 0, row_squares = 0, row_sum = 0;
#pragma unroll 4
            for (int i = 0; i < templ.width; i++, p += in.column, q += templ.column) {
                const float value = load((const T*)p), other = load((const T*)q);
                row_cross = __fmaf_rn(value, other, row_cross);
                row_squares = __fmaf_rn(value, value, row_squares);
                row_sum += value;
            }
            cross += row_cross;
            image_squares += row_squares;
            sum += row_sum;
        }
        f64 templ_sum = 0;
        for (int i = 0; i < BLOCK_Y; i++) templ_sum += sums[c][0][i], templ_squares += sums[c][1][i];
        cross_mean += sum * templ_sum / pixels;
        image_mean += sum * sum / pixels;
        templ_mean += templ_sum * templ_sum / pixels;
    }
    f64 result;
    switch (method) {
        case SQDIFF: result = fmax(image_squares - 2 * cross + templ_squares, 0.0); break;
        case SQDIFF_NORMED: result = normed(fmax(image_squares - 2 * cross + templ_squares, 0.0), sqrt(image_squares * templ_squares), true); break;
        case CCORR: result = cross; break;
        case CCORR_NORMED: result = normed(cross, sqrt(image_squares * templ_squares), false); break;
        case CCOEFF: result = cross - cross_mean; break;
        default: {
            const f64 spread = fmax(image_squares - image_mean, 0.0) * fmax(templ_squares - templ_mean, 0.0);
            result = normed(cross - cross_mean, sqrt(spread), false);
        }
    }
    *at<float>(out, x, y) = (float)result;
}

#define MATCH(T)                                                                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) match_template_##T(                                        \
        const void* src, Batch from, const void* part, Batch part_batch, void* dst, Batch to, int method) {                   \
        match_template<T>(src, from, part, part_batch, dst, to, method);                                                      \
    }
MATCH(u8)
MATCH(f32)
