// Reductions: sums in two passes in an order independent of the device, extremes, and along an axis.
#include "access/vec4.cuh"
#include "ops/reductions/terms.cuh"
#include "patterns/reduce.cuh"

#define WARPS BLOCK_Y

// Adds, or takes the larger value; NaN counts as the largest.
struct Combine {
    bool largest;
    DEVICE f64 operator()(f64 a, f64 b) const { return largest ? (b > a || b != b ? b : a) : a + b; }
};

DEVICE f64 term_of(int term, float a, float b) {
    switch (term) {
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

// The first pass. `dst` holds an f64 image for each image: a row for each block and a column for each
// channel; twice as many columns also receive sums of squares. A block takes `rows` rows.
extern "C" KERNEL() sum_parts(const void* src, Batch from, const void* src2, Batch second, void* dst, Batch to,
                            int term, int type, int rows) {
    const Image a = image_at(src, from), b = image_at(src2, second), parts = image_at(dst, to);
    const Combine combine = {term == LARGEST || term == DIFFERENCE_LARGEST};
    const bool squares = parts.width > from.channels;
    const int top = blockIdx.y * rows, end = min(top + rows, a.height);
    NO_UNROLL for (int c = 0; c < from.channels; c++) {
        f64 sum = 0, square = 0;
        NO_UNROLL for (int y = top + threadIdx.y; y < end; y += WARPS) {
            const u8* p = at<u8>(a, threadIdx.x, y, c);
            const u8* q = at<u8>(b, threadIdx.x, y, c);
            UNROLL_BY(4) for (int x = threadIdx.x; x < a.width;
                              x += BLOCK_X, p += BLOCK_X * a.column, q += BLOCK_X * b.column) {
                const float value = load_as(type, p);
                const float other = term >= DIFFERENCE_ABSOLUTE ? load_as(type, q) : 0.0f;
                sum = combine(sum, term_of(term, value, other));
                if (squares) square += (f64)value * value;
            }
        }
        const bool first = threadIdx.x == 0 && threadIdx.y == 0;
        const f64 all = block_reduce(sum, combine);
        if (first) *at<f64>(parts, c, blockIdx.y) = all;
        if (!squares) continue;
        const f64 all_squares = block_reduce(square);
        if (first) *at<f64>(parts, from.channels + c, blockIdx.y) = all_squares;
    }
}

// The result of a sum.
EXPORTED enum SumResult { SUM, MEAN, DEVIATION, ROOT };

// The second pass: a block for each image and channel. `dst` has a row of f64 for each image with a column
// for each channel; `means` likewise receives the means with DEVIATION, which needs sums of squares. `src` is
// the reduced image. `together`: all channels have one result.
extern "C" KERNEL() sum_total(const void* src, Batch from, const void* parts, Batch parts_batch, void* means,
                              Batch means_batch, void* dst, Batch to, int result, int largest, int together) {
    const Combine combine = {largest != 0};
    const Image image = image_at(src, from), part = image_at(parts, parts_batch), mean = image_at(means, means_batch),
                out = image_at(dst, to);
    const int thread = thread_index(), first = together ? 0 : blockIdx.x, last = together ? part.width : first + 1;
    f64 sum = 0, square = 0;
    for (int c = first; c < last; c++) {
        for (int i = thread; i < part.height; i += BLOCK_X * BLOCK_Y) {
            sum = combine(sum, *at<f64>(part, c, i));
            if (result == DEVIATION) square += *at<f64>(part, out.width + c, i);
        }
    }
    sum = block_reduce(sum, combine);
    if (result == DEVIATION) square = block_reduce(square);
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

// An extreme and the index of its first pixel in row order. The greatest value is kept as the least negative.
struct Extreme { float value; u32 index; };

// The least and, by negated values, the greatest. Reducing both at once overlaps the latencies of their shuffles.
struct Extremes { Extreme low, high; };

DEVICE Extremes no_extremes() {
    const Extreme none = {__int_as_float(0x7f800000), ~0u};
    return {none, none};
}

DEVICE Extreme shuffle_xor(const Extreme& it, int mask) {
    return {__shfl_xor_sync(~0u, it.value, mask), __shfl_xor_sync(~0u, it.index, mask)};
}

DEVICE Extremes shuffle_xor(const Extremes& it, int mask) {
    return {shuffle_xor(it.low, mask), shuffle_xor(it.high, mask)};
}

struct Least {  // without branches: the lanes of a butterfly exchange would always diverge
    DEVICE Extreme operator()(const Extreme& a, const Extreme& b) const {
        const bool take = (b.value < a.value) | ((b.value == a.value) & (b.index < a.index));
        return {take ? b.value : a.value, take ? b.index : a.index};
    }
    DEVICE Extremes operator()(const Extremes& a, const Extremes& b) const {
        return {(*this)(a.low, b.low), (*this)(a.high, b.high)};
    }
};

// Takes an element into account that comes after all others of this thread.
DEVICE void update(Extreme& extreme, float value, u32 index) {
    if (value < extreme.value || (value == extreme.value && extreme.index == ~0u)) extreme = {value, index};
}
DEVICE void update(Extremes& extremes, float value, u32 index) {
    update(extremes.low, value, index);
    update(extremes.high, -value, index);
}

// Stores the position of an extreme. Images of only NaN have none.
DEVICE void store_position(const Image& out, int column, u32 index, u32 width) {
    *at<int>(out, column, 0) = index == ~0u ? -1 : (int)(index % width);
    *at<int>(out, column + 1, 0) = index == ~0u ? -1 : (int)(index / width);
}

// The first pass over images of one channel. `dst` has a row of f32 for each block: the least value and its
// index (as bits), the negative of the greatest and its index.
extern "C" KERNEL() extreme_parts(SRC_DST, int type, int rows) {
    const Image in = image_at(src, from), parts = image_at(dst, to);
    const int top = blockIdx.y * rows, end = min(top + rows, in.height);
    Extremes extremes = no_extremes();
    NO_UNROLL for (int y = top + threadIdx.y; y < end; y += WARPS) {
        // Contiguous elements by four, GROUPS loads in flight: a frame is too short to hide their latency otherwise.
        constexpr int GROUPS = 4, STEP = 4 * BLOCK_X;
        const u8* line = at<u8>(in, 0, y);
        const int size = bytes_of(type);
        const u32 start = (u32)y * in.width;
        const bool vectors = in.column == size && aligned(line, 4 * size);
        const int whole = vectors ? in.width & ~3 : 0;
        for (int x = 4 * threadIdx.x; x < whole; x += GROUPS * STEP) {
            u32 raw[GROUPS][4];
            float value[GROUPS][4];
            const int count = (whole - x + STEP - 1) / STEP;
            load_groups(type, line + x * size, STEP * size, raw, count);
            unpack(type, raw, value);
            UNROLL(g, GROUPS) {
                if (g >= count) break;
                UNROLL(i, 4) update(extremes, value[g][i], start + x + g * STEP + i);
            }
        }
        UNROLL_BY(2) for (int x = whole + threadIdx.x; x < in.width; x += BLOCK_X) {
            update(extremes, load_as(type, line + x * in.column), start + x);
        }
    }
    extremes = block_reduce(extremes, Least{});
    if (threadIdx.x != 0 || threadIdx.y != 0) return;
    *at<float>(parts, 0, blockIdx.y) = extremes.low.value;
    *at<u32>(parts, 1, blockIdx.y) = extremes.low.index;
    *at<float>(parts, 2, blockIdx.y) = extremes.high.value;
    *at<u32>(parts, 3, blockIdx.y) = extremes.high.index;
}

// The second pass, a block for each image. `values`: the least and the greatest as two columns of f32;
// `positions`: x and y of both as i32.
extern "C" KERNEL() extreme_total(const void* src, Batch from, const void* parts, Batch parts_batch, void* positions,
                                  Batch positions_batch, void* values, Batch to) {
    const Image in = image_at(src, from), part = image_at(parts, parts_batch);
    const Image position = image_at(positions, positions_batch), value = image_at(values, to);
    const int thread = thread_index();
    Extremes extremes = no_extremes();
    for (int i = thread; i < part.height; i += BLOCK_X * BLOCK_Y) {
        extremes = Least{}(extremes, {{*at<float>(part, 0, i), *at<u32>(part, 1, i)},
                                      {*at<float>(part, 2, i), *at<u32>(part, 3, i)}});
    }
    extremes = block_reduce(extremes, Least{});
    if (thread != 0) return;
    *at<float>(value, 0, 0) = extremes.low.value;
    *at<float>(value, 1, 0) = -extremes.high.value;
    store_position(position, 0, extremes.low.index, in.width);
    store_position(position, 2, extremes.high.index, in.width);
}

EXPORTED enum AxisReduction { AXIS_SUM, AXIS_MEAN, AXIS_LEAST, AXIS_GREATEST, AXIS_SQUARES };

struct CombineAxis {
    int reduction;
    DEVICE f64 operator()(f64 a, f64 b) const {
        return reduction == AXIS_LEAST ? fmin(a, b) : reduction == AXIS_GREATEST ? fmax(a, b) : a + b;
    }
};

DEVICE f64 start_of(int reduction) {
    return reduction == AXIS_LEAST      ? __longlong_as_double(0x7ff0000000000000)
           : reduction == AXIS_GREATEST ? __longlong_as_double(0xfff0000000000000) : 0.0;
}

// To one row: a block has 32 columns, and its warps take turns at the rows.
extern "C" KERNEL() reduce_rows(SRC_DST, int reduction, int type, int to_type) {
    const CombineAxis combine = {reduction};
    __shared__ f64 of_warp[WARPS][BLOCK_X];
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int x = blockIdx.x * BLOCK_X + threadIdx.x;
    for (int c = 0; c < from.channels; c++) {
        f64 value = start_of(reduction);
        if (x < in.width) {
            UNROLL_BY(4) for (int y = threadIdx.y; y < in.height; y += WARPS) {
                const float element = load_as(type, at<u8>(in, x, y, c));
                value = combine(value, reduction == AXIS_SQUARES ? (f64)element * element : element);
            }
        }
        of_warp[threadIdx.y][threadIdx.x] = value;
        __syncthreads();
        if (threadIdx.y == 0 && x < in.width) {
            for (int i = 1; i < WARPS; i++) value = combine(value, of_warp[i][threadIdx.x]);
            if (reduction == AXIS_MEAN) value /= in.height;
            store_as(to_type, at<u8>(out, x, 0, c), (float)value);
        }
        __syncthreads();
    }
}

// To one column: a warp for each row.
extern "C" KERNEL() reduce_columns(SRC_DST, int reduction, int type, int to_type) {
    const CombineAxis combine = {reduction};
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (y >= in.height) return;
    for (int c = 0; c < from.channels; c++) {
        f64 value = start_of(reduction);
        UNROLL_BY(4) for (int x = threadIdx.x; x < in.width; x += BLOCK_X) {
            const float element = load_as(type, at<u8>(in, x, y, c));
            value = combine(value, reduction == AXIS_SQUARES ? (f64)element * element : element);
        }
        value = warp_reduce(value, combine);
        if (reduction == AXIS_MEAN) value /= in.width;
        if (threadIdx.x == 0) store_as(to_type, at<u8>(out, 0, y, c), (float)value);
    }
}
