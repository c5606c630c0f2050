// From frames to a model's input in one kernel: resize, crop or fill up, flip, normalize, convert, change the layout. Values
// are not rounded on the way. Source: pixels of any type, or the planes of NV12.
#include "core/preprocess_params.cuh"
#include "access/word_pair.cuh"

// From NV12: r = y + rv · v and so on, y and chroma brought to full range before.
EXPORTED struct Nv12Coefficients {
    float y_low, y_scale, c_scale, rv, gu, gv, bu;
};

// Rows of a block: a thread makes up to MOST_ROWS pixels below one another, BLOCK_Y apart. As in src/image/core/preprocess.ts.
#define MOST_ROWS 4
#define MOST_LINES (BLOCK_Y * MOST_ROWS)
// Blocks of a multiprocessor, at least: they hide how long memory takes.
#define BLOCKS 6

// The source elements around an output pixel along one axis, in bytes from the first one.
struct Taps {
    i64 first, second;
    float t;
};

DEVICE Taps taps_at(int i, double scale, int size, i64 step, int nearest) {
    const SamplePosition place = nearest ? SamplePosition{(int)floor(i * scale), 0.0f} : place_at(resized_position(i, scale));
    return {min(max(place.index, 0), size - 1) * step, min(max(place.index + 1, 0), size - 1) * step, place.t};
}

template <class T>
DEVICE float between(const u8* p, const Taps& x, const Taps& y) {
    const u8 *upper = p + y.first, *lower = p + y.second;
    const float top = lerp(load((const T*)(upper + x.first)), load((const T*)(upper + x.second)), x.t);
    const float bottom = lerp(load((const T*)(lower + x.first)), load((const T*)(lower + x.second)), x.t);
    return lerp(top, bottom, y.t);
}

// The place of output pixel `i` along an axis in the resized source.
DEVICE int resized_place(int i, int before, int size, int crop, int flip) {
    const int u = i - before;
    return crop + (flip ? size - 1 - u : u);
}

// Writes the values of a pixel, `next` bytes apart.
template <class T, int COUNT>
DEVICE void write(u8* p, i64 next, int channels, const float (&value)[COUNT]) {
#pragma unroll
    for (int c = 0; c < COUNT; c++, p += next) {
        if (c < channels) store((T*)p, value[c]);
    }
}

template <int COUNT>
DEVICE void finish(u8* p, i64 next, int channels, float (&value)[COUNT], const OutputTransform& how) {
    UNROLL(c, COUNT) value[c] = __fmaf_rn(value[c], how.scale[c], how.offset[c]);
    if (how.type == F32) write<f32>(p, next, channels, value);
    else if (how.type == F16) write<f16>(p, next, channels, value);
    else write<u8>(p, next, channels, value);
}

// First `take(row, line)` by one thread for each of the block's lines, which shows that row of the resized source. Then
// `make(line, value)` for this thread's pixels: only those that show some of the source, the others are filled.
template <int CHANNELS, class Take, class Make>
DEVICE void each_pixel(const Image& out, int channels, const ResizeGeometry& fit, const OutputTransform& how, int rows, Take take,
                                           Make make) {
    const int id = threadIdx.y * BLOCK_X + threadIdx.x, x = blockIdx.x * BLOCK_X + threadIdx.x, top = blockIdx.y * BLOCK_Y * rows;
    if (id < BLOCK_Y * rows) take(resized_place(top + id, fit.top, fit.height, fit.crop_y, fit.flip_y), id);
    __syncthreads();
    if (x >= out.width) return;
    const bool among = (u32)(x - fit.left) < (u32)fit.width;
    u8* q = at<u8>(out, x, top + threadIdx.y, how.swap ? channels - 1 : 0);
    const i64 next = how.swap ? -out.channel : out.channel;
    const int end = min(BLOCK_Y * rows, out.height - top);
#pragma unroll 1
    for (int line = threadIdx.y; line < end; line += BLOCK_Y, q += BLOCK_Y * out.row) {
        float value[CHANNELS ? CHANNELS : 4];
        if (among && (u32)(top + line - fit.top) < (u32)fit.height) {
            make(line, value);
        } else {
            UNROLL(c, (CHANNELS ? CHANNELS : 4)) value[c] = how.fill[c];
        }
        finish(q, next, CHANNELS ? CHANNELS : channels, value, how);
    }
}

template <class T, int CHANNELS>
DEVICE void preprocess(const void* src, const Batch& from, void* dst, const Batch& to, const ResizeGeometry& one,
                                           const ResizeGeometry* each, const OutputTransform& how, int rows) {
    __shared__ Taps lines[MOST_LINES];
    const Image in = image_at(src, from), out = image_at(dst, to);
    const ResizeGeometry fit = each ? each[blockIdx.z] : one;
    const int x = resized_place(blockIdx.x * BLOCK_X + threadIdx.x, fit.left, fit.width, fit.crop_x, fit.flip_x);
    const Taps column = taps_at(x, fit.scale_x, in.width, in.column, how.nearest);
    // Three bytes a pixel are read in words: pairs of neighbours, the first of which is at most the last but one. Words may reach 3
    // bytes past a pair, and behind the last row there may be nothing.
    constexpr bool WORDS = CHANNELS == 3 && sizeof(T) == 1;
    const bool packed = WORDS && in.column == 3 && in.channel == 1 && in.row >= in.width * 3 && in.width >= 3;
    const int pair = min((int)column.first, (in.width - 2) * 3);
    const float t = column.second > column.first ? column.t : pair < column.first ? 1.0f : 0.0f;
    const i64 end = pair + 9 > in.width * 3 ? (in.height - 1) * in.row : in.height * in.row;
    each_pixel<CHANNELS>(
        out, to.channels, fit, how, rows,
        [&](int row, int line) { lines[line] = taps_at(row, fit.scale_y, in.height, in.row, how.nearest); },
        [&](int line, float(&value)[CHANNELS ? CHANNELS : 4]) {
            if constexpr (WORDS) {
                const Taps row = lines[line];
                if (packed && row.second < end) {
                    const Pair<3> top(in.data + row.first + pair), bottom(in.data + row.second + pair);
                    UNROLL(c, 3) value[c] = lerp(top.between(c, t), bottom.between(c, t), row.t);
                    return;
                }
            }
            const u8* p = in.data;
#pragma unroll
            for (int c = 0; c < (CHANNELS ? CHANNELS : 4); c++, p += in.channel) {
                if (CHANNELS || c < to.channels) value[c] = between<T>(p, column, lines[line]);
            }
        });
}

#define KERNEL(T, CHANNELS, NAME)                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, BLOCKS)     \
        preprocess_##NAME(const void* src, Batch from, PARAMETERS, int rows) { \
        preprocess<T, CHANNELS>(src, from, dst, to, one, each, how, rows);     \
    }
EACH_INSTANCE(KERNEL)

// Luma and chroma are each resized, and then converted: U and V lie interleaved at half the width and height.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, BLOCKS)
    preprocess_nv12(const void* luma, Batch from, const void* chroma, Batch half, PARAMETERS, int rows, Nv12Coefficients colour) {
    __shared__ Taps lines[MOST_LINES], half_lines[MOST_LINES];
    const Image in = image_at(luma, from), uv = image_at(chroma, half), out = image_at(dst, to);
    const ResizeGeometry fit = each ? each[blockIdx.z] : one;
    const int x = resized_place(blockIdx.x * BLOCK_X + threadIdx.x, fit.left, fit.width, fit.crop_x, fit.flip_x);
    const Taps column = taps_at(x, fit.scale_x, in.width, in.column, how.nearest);
    const Taps half_column = taps_at(x, fit.scale_x * 0.5, uv.width, uv.column, how.nearest);
    // U and V are read at once where they lie at even addresses. All that a pixel needs is read before any of it is used.
    const bool pairs = uv.channel == 1 && (((u64)uv.data | (u64)uv.row | (u64)uv.column) & 1) == 0;
    each_pixel<3>(
        out, 3, fit, how, rows,
        [&](int row, int line) {
            lines[line] = taps_at(row, fit.scale_y, in.height, in.row, how.nearest);
            half_lines[line] = taps_at(row, fit.scale_y * 0.5, uv.height, uv.row, how.nearest);
        },
        [&](int line, float(&rgb)[3]) {
            const Taps row = half_lines[line];
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
            l = fmaxf(l - colour.y_low, 0.0f) * colour.y_scale, u = (u - 128.0f) * colour.c_scale, v = (v - 128.0f) * colour.c_scale;
            rgb[0] = l + colour.rv * v, rgb[1] = l + colour.gu * u + colour.gv * v, rgb[2] = l + colour.bu * u;
            UNROLL(c, 3) rgb[c] = fminf(fmaxf(rgb[c], 0.0f), 255.0f);
        });
}
