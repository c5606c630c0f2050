// From images or NV12 frames to the input of a model in one kernel: resize, crop or pad, flip, normalize,
// convert, and change the layout. Values are not rounded in between.
#include "access/word_pair.cuh"
#include "core/preprocess_params.cuh"

// NV12: brings luma and chroma to full range, then r = y + rv · v and so on.
EXPORTED struct Nv12Coefficients { float y_low, y_scale, c_scale, rv, gu, gv, bu; };

// A thread computes up to this many pixels, BLOCK_Y rows apart.
EXPORTED constexpr int PREPROCESS_MAX_ROWS = 4;
#define MAX_LINES (BLOCK_Y * PREPROCESS_MAX_ROWS)
#define MIN_BLOCKS 6  // resident blocks, to hide memory latency

// The two source elements around an output pixel along one axis, as byte offsets.
struct Neighbors { i64 first, second; float t; };

DEVICE Neighbors neighbors_at(int i, double scale, int size, i64 step, int nearest) {
    const SamplePosition position = nearest ? SamplePosition{(int)floor(i * scale), 0.0f}
                                            : position_at(resized_position(i, scale));
    return {min(max(position.index, 0), size - 1) * step, min(max(position.index + 1, 0), size - 1) * step, position.t};
}

template <class T>
DEVICE float between(const u8* p, const Neighbors& x, const Neighbors& y) {
    const u8 *upper = p + y.first, *lower = p + y.second;
    return bilinear((const T*)(upper + x.first), (const T*)(upper + x.second),
                    (const T*)(lower + x.first), (const T*)(lower + x.second), x.t, y.t);
}

// The coordinate of output pixel `i` in the resized source.
DEVICE int resized_coordinate(int i, int before, int size, int crop, int flip) {
    const int u = i - before;
    return crop + (flip ? size - 1 - u : u);
}

// Stores the values of a pixel, `next` bytes apart.
template <class T, int COUNT>
DEVICE void write(u8* p, i64 next, int channels, const float (&value)[COUNT]) {
    UNROLL(c, COUNT) if (c < channels) store((T*)(p + c * next), value[c]);
}

template <int COUNT>
DEVICE void store_transformed(u8* p, i64 next, int channels, float (&value)[COUNT], const OutputTransform& transform) {
    UNROLL(c, COUNT) value[c] = __fmaf_rn(value[c], transform.scale[c], transform.offset[c]);
    if (transform.type == F32) write<f32>(p, next, channels, value);
    else if (transform.type == F16) write<f16>(p, next, channels, value);
    else write<u8>(p, next, channels, value);
}

// First calls `prepare(row, line)` in one thread for each line of the block, with its row of the resized
// source. Then calls `compute(line, value)` for this thread's pixels within the region, and fills others.
template <int CHANNELS, class Prepare, class Compute>
DEVICE void each_pixel(const Image& out, int channels, const ResizeGeometry& fit, const OutputTransform& transform,
                       int rows, Prepare prepare, Compute compute) {
    const int id = thread_index(), x = blockIdx.x * BLOCK_X + threadIdx.x, top = blockIdx.y * BLOCK_Y * rows;
    if (id < BLOCK_Y * rows) prepare(resized_coordinate(top + id, fit.top, fit.height, fit.crop_y, fit.flip_y), id);
    __syncthreads();
    if (x >= out.width) return;
    const bool inside = (u32)(x - fit.left) < (u32)fit.width;
    u8* q = at<u8>(out, x, top + threadIdx.y, transform.swap ? channels - 1 : 0);
    const i64 next = transform.swap ? -out.channel : out.channel;
    const int end = min(BLOCK_Y * rows, out.height - top);
    NO_UNROLL for (int line = threadIdx.y; line < end; line += BLOCK_Y, q += BLOCK_Y * out.row) {
        float value[CHANNELS ? CHANNELS : 4];
        if (inside && (u32)(top + line - fit.top) < (u32)fit.height) {
            compute(line, value);
        } else {
            UNROLL(c, (CHANNELS ? CHANNELS : 4)) value[c] = transform.fill[c];
        }
        store_transformed(q, next, CHANNELS ? CHANNELS : channels, value, transform);
    }
}

template <class T, int CHANNELS = 0>
KERNEL(MIN_BLOCKS) preprocess(const void* src, Batch from, PREPROCESS_PARAMETERS, int rows) {
    __shared__ Neighbors lines[MAX_LINES];
    const Image in = image_at(src, from), out = image_at(dst, to);
    const ResizeGeometry fit = each ? each[blockIdx.z] : one;
    const int x = resized_coordinate(blockIdx.x * BLOCK_X + threadIdx.x, fit.left, fit.width, fit.crop_x, fit.flip_x);
    const Neighbors column = neighbors_at(x, fit.scale_x, in.width, in.column, transform.nearest);
    // Interleaved u8 RGB is loaded in words, which hold a pixel and its right neighbor; the pixel is at most
    // the last but one. Words may reach 3 bytes past the pair, but not past the end of the last row.
    constexpr bool WORDS = CHANNELS == 3 && sizeof(T) == 1;
    const bool interleaved = WORDS && in.column == 3 && in.channel == 1 && in.row >= in.width * 3 && in.width >= 3;
    const int pair = min((int)column.first, (in.width - 2) * 3);
    const float t = column.second > column.first ? column.t : pair < column.first ? 1.0f : 0.0f;
    const i64 end = pair + 9 > in.width * 3 ? (in.height - 1) * in.row : in.height * in.row;
    each_pixel<CHANNELS>(
        out, to.channels, fit, transform, rows,
        [&](int row, int line) { lines[line] = neighbors_at(row, fit.scale_y, in.height, in.row, transform.nearest); },
        [&](int line, float(&value)[CHANNELS ? CHANNELS : 4]) {
            if constexpr (WORDS) {
                const Neighbors row = lines[line];
                if (interleaved && row.second < end) {
                    const Pair<3> top(in.data + row.first + pair), bottom(in.data + row.second + pair);
                    UNROLL(c, 3) value[c] = lerp(top.between(c, t), bottom.between(c, t), row.t);
                    return;
                }
            }
            const u8* p = in.data;
            UNROLL_ALL for (int c = 0; c < (CHANNELS ? CHANNELS : 4); c++, p += in.channel) {
                if (CHANNELS || c < to.channels) value[c] = between<T>(p, column, lines[line]);
            }
        });
}

INSTANCES(preprocess<u8|f32, 1|3|4>, preprocess<u8|f32|u16|i16|f16>)

// NV12: resizes luma and chroma, and then converts. U and V are interleaved at half the width and height.
extern "C" KERNEL(MIN_BLOCKS) preprocess_nv12(const void* luma, Batch from, const void* chroma, Batch half,
                                               PREPROCESS_PARAMETERS, int rows, Nv12Coefficients k) {
    __shared__ Neighbors lines[MAX_LINES], half_lines[MAX_LINES];
    const Image in = image_at(luma, from), uv = image_at(chroma, half), out = image_at(dst, to);
    const ResizeGeometry fit = each ? each[blockIdx.z] : one;
    const int x = resized_coordinate(blockIdx.x * BLOCK_X + threadIdx.x, fit.left, fit.width, fit.crop_x, fit.flip_x);
    const Neighbors column = neighbors_at(x, fit.scale_x, in.width, in.column, transform.nearest);
    const Neighbors half_column = neighbors_at(x, fit.scale_x * 0.5, uv.width, uv.column, transform.nearest);
    // U and V at even addresses take one load. All loads of a pixel come before their first use.
    const bool pairs = uv.channel == 1 && (((u64)uv.data | (u64)uv.row | (u64)uv.column) & 1) == 0;
    each_pixel<3>(
        out, 3, fit, transform, rows,
        [&](int row, int line) {
            lines[line] = neighbors_at(row, fit.scale_y, in.height, in.row, transform.nearest);
            half_lines[line] = neighbors_at(row, fit.scale_y * 0.5, uv.height, uv.row, transform.nearest);
        },
        [&](int line, float(&rgb)[3]) {
            const Neighbors row = half_lines[line];
            float l, u, v;
            if (pairs) {
                const u8 *first = uv.data + half_column.first, *second = uv.data + half_column.second;
                const u32 pair[4] = {__ldg((const u16*)(first + row.first)), __ldg((const u16*)(second + row.first)),
                                     __ldg((const u16*)(first + row.second)), __ldg((const u16*)(second + row.second))};
                auto chroma_of = [&](int shift) {
                    const float top = lerp(pair[0] >> shift & 255, pair[1] >> shift & 255, half_column.t);
                    const float bottom = lerp(pair[2] >> shift & 255, pair[3] >> shift & 255, half_column.t);
                    return lerp(top, bottom, row.t);
                };
                l = between<u8>(in.data, column, lines[line]);
                u = chroma_of(0), v = chroma_of(8);
            } else {
                l = between<u8>(in.data, column, lines[line]);
                u = between<u8>(uv.data, half_column, row), v = between<u8>(uv.data + uv.channel, half_column, row);
            }
            l = fmaxf(l - k.y_low, 0.0f) * k.y_scale, u = (u - 128.0f) * k.c_scale, v = (v - 128.0f) * k.c_scale;
            rgb[0] = l + k.rv * v, rgb[1] = l + k.gu * u + k.gv * v, rgb[2] = l + k.bu * u;
            UNROLL(c, 3) rgb[c] = fminf(fmaxf(rgb[c], 0.0f), 255.0f);
        });
}
