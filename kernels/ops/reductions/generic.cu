// Reductions of images: sums in two passes whose order does not depend on the device, extremes with their places, and along an axis.
#include "core/border.cuh"
#include "access/vec4.cuh"

#define WARPS BLOCK_Y

// What is summed up, as SUMMED of src/image/ops/reduce.ts numbers it.
EXPORTED enum SumTerm { VALUE, ABSOLUTE, SQUARE, NONZERO, LARGEST, DIFFERENCE_ABSOLUTE, DIFFERENCE_SQUARE, DIFFERENCE_LARGEST };

DEVICE f64 combine(bool largest, f64 a, f64 b) { return largest ? (b > a || b != b ? b : a) : a + b; }

// The value of all threads of a block together, for thread 0.
DEVICE f64 across_block(bool largest, f64 value) {
    __shared__ f64 of_warp[WARPS];
#pragma unroll
    for (int step = 16; step > 0; step >>= 1) value = combine(largest, value, __shfl_down_sync(~0u, value, step));
    if (threadIdx.x == 0) of_warp[threadIdx.y] = value;
    __syncthreads();
    f64 all = of_warp[0];
#pragma unroll
    for (int i = 1; i < WARPS; i++) all = combine(largest, all, of_warp[i]);
    __syncthreads();
    return all;
}

DEVICE f64 summand(int what, float a, float b) {
    switch (what) {
        case VALUE: return a;
        case ABSOLUTE: case LARGEST: return fabsf(a);
        case SQUARE: return (f64)a * a;
        case NONZERO: return a != 0 ? 1 : 0;
        case DIFFERENCE_ABSOLUTE: case DIFFERENCE_LARGEST: return fabs((f64)a - b);
        default: {
            const f64 difference = (f64)a - b;
            return difference * difference;
        }
    }
}

// The parts of an image: `parts` is an image of f64 with a row for each block and a column for each channel, one for each image; if there
// are twice as many columns, the others are for the sums of squares. A block takes `rows` rows. `src2` is only read for differences.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    sum_parts(const void* src, Batch from, const void* src2, Batch second, void* dst, Batch to, int what, int type, int rows) {
    const Image a = image_at(src, from), b = image_at(src2, second), parts = image_at(dst, to);
    const bool largest = what == LARGEST || what == DIFFERENCE_LARGEST, squares = parts.width > from.channels;
    const int top = blockIdx.y * rows, end = min(top + rows, a.height);
#pragma unroll 1
    for (int c = 0; c < from.channels; c++) {
        f64 sum = 0, square = 0;
#pragma unroll 1
        for (int y = top + threadIdx.y; y < end; y += WARPS) {
            const u8* p = at<u8>(a, threadIdx.x, y, c);
            const u8* q = at<u8>(b, threadIdx.x, y, c);
#pragma unroll 4
            for (int x = threadIdx.x; x < a.width; x += BLOCK_X, p += BLOCK_X * a.column, q += BLOCK_X * b.column) {
                const float value = load_as(type, p);
                const float other = what >= DIFFERENCE_ABSOLUTE ? load_as(type, q) : 0.0f;
                sum = combine(largest, sum, summand(what, value, other));
                if (squares) square += (f64)value * value;
            }
        }
        const bool first = threadIdx.x == 0 && threadIdx.y == 0;
        const f64 all = across_block(largest, sum);
        if (first) *at<f64>(parts, c, blockIdx.y) = all;
        if (!squares) continue;
        const f64 all_squares = across_block(false, square);
        if (first) *at<f64>(parts, from.channels + c, blockIdx.y) = all_squares;
    }
}

// How a result is made of sums, as RESULTS of src/image/ops/reduce.ts numbers them.
EXPORTED enum SumResult { SUM, MEAN, DEVIATION, ROOT };

// A block for each image and channel: dst is an image of f64 of one row, with a column for each channel, and `means` likewise: with
// deviations, which need parts with squares, the means are written there. `src` is the image that the parts are of. All channels
// together make one result if `together`.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    sum_whole(const void* src, Batch from, const void* parts, Batch parts_batch, void* means, Batch means_batch, void* dst, Batch to,
              int result, int largest, int together) {
    const Image image = image_at(src, from), part = image_at(parts, parts_batch), mean = image_at(means, means_batch), out = image_at(dst, to);
    const int thread = threadIdx.y * BLOCK_X + threadIdx.x, first = together ? 0 : blockIdx.x, last = together ? part.width : first + 1;
    f64 sum = 0, square = 0;
    for (int c = first; c < last; c++) {
        for (int i = thread; i < part.height; i += BLOCK_X * BLOCK_Y) {
            sum = combine(largest, sum, *at<f64>(part, c, i));
            if (result == DEVIATION) square += *at<f64>(part, out.width + c, i);
        }
    }
    sum = across_block(largest, sum);
    if (result == DEVIATION) square = across_block(false, square);
    if (thread != 0) return;
    const f64 pixels = (f64)image.width * image.height;
    f64 value = sum;
    if (result == MEAN) value = sum / pixels;
    if (result == DEVIATION) {
        const f64 middle = sum / pixels;
        *at<f64>(mean, blockIdx.x, 0) = middle;
        value = sqrt(fmax(square / pixels - middle * middle, 0.0));
    }
    if (result == ROOT) value = sqrt(sum);
    *at<f64>(out, blockIdx.x, 0) = value;
}

// An extreme and where it is first in the order of rows. Extremes are the least of `sign` times the elements.
struct Extreme {
    float value;
    u32 place;
};

DEVICE Extreme least(const Extreme& a, const Extreme& b) {
    return b.value < a.value || (b.value == a.value && b.place < a.place) ? b : a;
}

// The same with an element that comes after all that this thread has seen.
DEVICE void look_at(Extreme& extreme, float value, u32 place) {
    if (value < extreme.value || (value == extreme.value && extreme.place == ~0u)) extreme = {value, place};
}

DEVICE Extreme least_of_block(Extreme extreme) {
    __shared__ Extreme of_warp[WARPS];
#pragma unroll
    for (int step = 16; step > 0; step >>= 1) {
        extreme = least(extreme, {__shfl_down_sync(~0u, extreme.value, step), __shfl_down_sync(~0u, extreme.place, step)});
    }
    if (threadIdx.x == 0) of_warp[threadIdx.y] = extreme;
    __syncthreads();
    Extreme all = of_warp[0];
#pragma unroll
    for (int i = 1; i < WARPS; i++) all = least(all, of_warp[i]);
    __syncthreads();
    return all;
}

// The parts of images of one channel: an image of f32 with a row for each block: least, its place (as bits), greatest, its place.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    extreme_parts(const void* src, Batch from, void* dst, Batch to, int type, int rows) {
    const Image in = image_at(src, from), parts = image_at(dst, to);
    const int top = blockIdx.y * rows, end = min(top + rows, in.height);
    const float infinity = __int_as_float(0x7f800000);
    Extreme low = {infinity, ~0u}, high = {infinity, ~0u};
#pragma unroll 1
    for (int y = top + threadIdx.y; y < end; y += WARPS) {
        // Four at a time where they lie together.
        const u8* line = at<u8>(in, 0, y);
        const int size = type == U8 ? 1 : type == F32 ? 4 : 2;
        const u32 start = (u32)y * in.width;
        const bool words = in.column == size && ((u64)line & (4 * size - 1)) == 0;
        const int whole = words ? in.width & ~3 : 0;
#pragma unroll 2
        for (int x = 4 * threadIdx.x; x < whole; x += 4 * BLOCK_X) {
            float value[4];
            load_word_as(type, line + x * size, value);
            UNROLL(i, 4) {
                look_at(low, value[i], start + x + i);
                look_at(high, -value[i], start + x + i);
            }
        }
#pragma unroll 2
        for (int x = whole + threadIdx.x; x < in.width; x += BLOCK_X) {
            const float value = load_as(type, line + x * in.column);
            look_at(low, value, start + x);
            look_at(high, -value, start + x);
        }
    }
    low = least_of_block(low);
    high = least_of_block(high);
    if (threadIdx.x != 0 || threadIdx.y != 0) return;
    *at<float>(parts, 0, blockIdx.y) = low.value;
    *at<u32>(parts, 1, blockIdx.y) = low.place;
    *at<float>(parts, 2, blockIdx.y) = high.value;
    *at<u32>(parts, 3, blockIdx.y) = high.place;
}

// One block for each image. `values`: two columns of f32, the least and the greatest; `places`: x and y of both, i32.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    extreme_whole(const void* src, Batch from, const void* parts, Batch parts_batch, void* places, Batch places_batch, void* values, Batch to) {
    const Image in = image_at(src, from), part = image_at(parts, parts_batch), place = image_at(places, places_batch), value = image_at(values, to);
    const int thread = threadIdx.y * BLOCK_X + threadIdx.x;
    const float infinity = __int_as_float(0x7f800000);
    Extreme low = {infinity, ~0u}, high = {infinity, ~0u};
    for (int i = thread; i < part.height; i += BLOCK_X * BLOCK_Y) {
        low = least(low, {*at<float>(part, 0, i), *at<u32>(part, 1, i)});
        high = least(high, {*at<float>(part, 2, i), *at<u32>(part, 3, i)});
    }
    low = least_of_block(low);
    high = least_of_block(high);
    if (thread != 0) return;
    *at<float>(value, 0, 0) = low.value;
    *at<float>(value, 1, 0) = -high.value;
    // Images of nothing but NaN have no extremes.
    *at<int>(place, 0, 0) = low.place == ~0u ? -1 : (int)(low.place % in.width);
    *at<int>(place, 1, 0) = low.place == ~0u ? -1 : (int)(low.place / in.width);
    *at<int>(place, 2, 0) = high.place == ~0u ? -1 : (int)(high.place % in.width);
    *at<int>(place, 3, 0) = high.place == ~0u ? -1 : (int)(high.place / in.width);
}

// Along an axis, as REDUCTIONS of src/image/ops/reduce_axis.ts numbers them.
EXPORTED enum AxisReduction { AXIS_SUM, AXIS_MEAN, AXIS_LEAST, AXIS_GREATEST, AXIS_SQUARES };

DEVICE f64 reduced(int reduction, f64 a, f64 b) {
    return reduction == AXIS_LEAST ? fmin(a, b) : reduction == AXIS_GREATEST ? fmax(a, b) : a + b;
}

DEVICE f64 start_of(int reduction) {
    return reduction == AXIS_LEAST ? __longlong_as_double(0x7ff0000000000000) : reduction == AXIS_GREATEST ? __longlong_as_double(0xfff0000000000000) : 0.0;
}

// To one row: a block has 32 columns, its warps take turns at the rows.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    reduce_rows(const void* src, Batch from, void* dst, Batch to, int reduction, int type, int to_type) {
    __shared__ f64 of_warp[WARPS][BLOCK_X];
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int x = blockIdx.x * BLOCK_X + threadIdx.x;
    for (int c = 0; c < from.channels; c++) {
        f64 value = start_of(reduction);
        if (x < in.width) {
#pragma unroll 4
            for (int y = threadIdx.y; y < in.height; y += WARPS) {
                const float element = load_as(type, at<u8>(in, x, y, c));
                value = reduced(reduction, value, reduction == AXIS_SQUARES ? (f64)element * element : element);
            }
        }
        of_warp[threadIdx.y][threadIdx.x] = value;
        __syncthreads();
        if (threadIdx.y == 0 && x < in.width) {
            for (int i = 1; i < WARPS; i++) value = reduced(reduction, value, of_warp[i][threadIdx.x]);
            if (reduction == AXIS_MEAN) value /= in.height;
            store_as(to_type, at<u8>(out, x, 0, c), (float)value);
        }
        __syncthreads();
    }
}

// To one column: a warp for each row.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    reduce_columns(const void* src, Batch from, void* dst, Batch to, int reduction, int type, int to_type) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (y >= in.height) return;
    for (int c = 0; c < from.channels; c++) {
        f64 value = start_of(reduction);
#pragma unroll 4
        for (int x = threadIdx.x; x < in.width; x += BLOCK_X) {
            const float element = load_as(type, at<u8>(in, x, y, c));
            value = reduced(reduction, value, reduction == AXIS_SQUARES ? (f64)element * element : element);
        }
#pragma unroll
        for (int step = 16; step > 0; step >>= 1) value = reduced(reduction, value, __shfl_down_sync(~0u, value, step));
        if (reduction == AXIS_MEAN) value /= in.width;
        if (threadIdx.x == 0) store_as(to_type, at<u8>(out, 0, y, c), (float)value);
    }
}
