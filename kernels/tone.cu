// Each element by itself: other types, factors, thresholds, curves of brightness and tables. Bytes in even rows have kernels of
// their own, and one takes what remains.
#include "bytes.cuh"
#include "elements.cuh"

// Elements of a tile along x: a thread makes GROUPS groups of 4, 32 groups apart. As TILES of src/image/elementwise.ts, which also counts ROWS.
#define GROUPS 4
#define GROUP_STEP (BLOCK_X * 4)

// As OPERATIONS of src/image/elementwise.ts numbers them.
enum Operation { SCALE, THRESHOLD, SOLARIZE, POSTERIZE, GAMMA, LOOKUP };
// As THRESHOLD_TYPES of src/image/threshold.ts numbers them.
enum ThresholdType { BINARY, BINARY_INV, TRUNC, TOZERO, TOZERO_INV };

// What stands beside the operands of every kernel here: the two types, and how many channels take turns along x (pixels without
// gaps are seen as rows of elements), or 1 where `to` has them.
struct Elements {
    int from, to, turns;
};

struct Tone {
    Elements elements;
    int operation;
    float number[5];
    int whole[3];
};

// element · factor + summand, rounded once.
struct Scale {
    float factor, summand;
    __device__ __forceinline__ Scale(const Tone& how, const u8*) : factor(how.number[0]), summand(how.number[1]) {}
    __device__ __forceinline__ float operator()(float v, int) const { return __fmaf_rn(v, factor, summand); }
};

// OpenCV's cv::threshold. The table, if there is one, has a threshold for each image.
struct Threshold {
    float limit, above, below;
    bool keep_above, keep_below;
    __device__ __forceinline__ Threshold(const Tone& how, const u8* table) {
        const int type = how.whole[0];
        const float largest = how.number[1];
        limit = table ? ((const float*)table)[blockIdx.z] : how.number[0];
        keep_above = type == TOZERO, keep_below = type == TRUNC || type == TOZERO_INV;
        above = type == BINARY ? largest : type == TRUNC ? limit : 0.0f, below = type == BINARY_INV ? largest : 0.0f;
    }
    __device__ __forceinline__ float operator()(float v, int) const {
        const bool over = v > limit;
        return (over ? keep_above : keep_below) ? v : over ? above : below;
    }
};

// Values below `from` stay. `ends`: the sum of the lowest and the highest value.
struct Solarize {
    float ends, from;
    __device__ __forceinline__ Solarize(const Tone& how, const u8*) : ends(how.number[0]), from(how.number[1]) {}
    __device__ __forceinline__ float operator()(float v, int) const { return v >= from ? ends - v : v; }
};

// 2^bits levels, each the lowest value of its own: of 2^`width` whole numbers, or of 0 … 1 if `width` is 0.
struct Posterize {
    int width, bits;
    __device__ __forceinline__ Posterize(const Tone& how, const u8*) : width(how.whole[0]), bits(how.whole[1]) {}
    __device__ __forceinline__ float operator()(float v, int) const {
        if (width > 0) return (float)((int)v >> (width - bits) << (width - bits));
        const float levels = (float)(1 << bits);
        return fminf(fmaxf(floorf(v * levels), 0.0f), levels - 1) * (1 / levels);
    }
};

// (v / largest)^gamma * largest, of each channel its own. Of bytes by approximation: it is within 0.001 levels.
template <bool BYTES>
struct Gamma {
    const Tone& how;
    __device__ __forceinline__ Gamma(const Tone& how, const u8*) : how(how) {}
    __device__ __forceinline__ float operator()(float v, int c) const {
        const float gamma = c == 0 ? how.number[0] : c == 1 ? how.number[1] : c == 2 ? how.number[2] : how.number[3];
        const float largest = how.number[4], unit = fmaxf(v, 0.0f) * (1 / largest);
        return largest * (BYTES ? __powf(unit, gamma) : powf(unit, gamma));
    }
};

// OpenCV's cv::LUT. Bytes between the tables of one image and the next (0: all have the same), between entries, and between the
// channels of one.
struct Lookup {
    const u8* table;
    int type, entry, channel;
    __device__ __forceinline__ Lookup(const Tone& how, const u8* tables)
        : table(tables + blockIdx.z * how.whole[0]), type(how.elements.to), entry(how.whole[1]), channel(how.whole[2]) {}
    __device__ __forceinline__ float operator()(float v, int c) const { return load_as(type, table + (int)v * entry + c * channel); }
};

// `f` of four neighbours, the first of channel `c`. LONG: `f` is much code, which stands there once.
template <bool LONG, class F>
__device__ __forceinline__ void four(float (&v)[4], int c, int turns, const F& f) {
#pragma unroll(LONG ? 1 : 4)
    for (int i = 0; i < 4; i++) {
        const float made = f(v[LONG ? 0 : i], c);
        if (turns > 1 && ++c == turns) c = 0;
        if (LONG) rotate(v, made);
        else v[i] = made;
    }
}

// `f(four values, channel of the first)` for all elements. All loads of a thread are on their way before the first is waited for.
template <class F>
__device__ __forceinline__ void elementwise(const void* src, const Batch& from, void* dst, const Batch& to, const Elements& how, F f) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y, first = blockIdx.x * (GROUPS * GROUP_STEP) + threadIdx.x * 4;
    if (y >= out.height) return;
    const int from_size = bytes_of(how.from), to_size = bytes_of(how.to), width = out.width;
    const bool together = in.column == from_size && out.column == to_size;
#pragma unroll 1
    for (int plane = 0; plane < to.channels; plane++) {
        const u8* in_row = in.data + y * in.row + plane * in.channel;
        u8* out_row = out.data + y * out.row + plane * out.channel;
        const bool whole = together && aligned(in_row, 4 * from_size) && aligned(out_row, 4 * to_size);
        u32 raw[GROUPS][4];
#pragma unroll
        for (int group = 0; group < GROUPS; group++) {
            const int x = first + group * GROUP_STEP;
            if (whole && x + 4 <= width) load_raw(how.from, in_row + (i64)x * from_size, raw[group]);
        }
#pragma unroll 1
        for (int x = first; x < min(width, first + GROUPS * GROUP_STEP); x += GROUP_STEP) {
            const bool four = whole && x + 4 <= width;
            const int count = min(4, width - x);
            float all[1][4], (&v)[4] = all[0];
            if (four) {
                const u32(&words)[4] = raw[0];
                unpack(how.from, {{words[0], words[1], words[2], words[3]}}, all);
            } else {
#pragma unroll 1
                for (int i = 0; i < 4; i++) rotate(v, i < count ? load_as(how.from, in_row + (x + i) * in.column) : 0.0f);
            }
            f(v, how.turns > 1 ? x % how.turns : plane);
            if (four) {
                store_groups(how.to, out_row + (i64)x * to_size, 0, all);
            } else {
#pragma unroll 1
                for (int i = 0; i < count; i++) {
                    store_as(how.to, out_row + (x + i) * out.column, v[0]);
                    rotate(v, 0.0f);
                }
            }
            // The loop's code stands there once, and registers have no index: the words move up.
#pragma unroll
            for (int g = 0; g + 1 < GROUPS; g++) {
#pragma unroll
                for (int i = 0; i < 4; i++) raw[g][i] = raw[g + 1][i];
            }
        }
    }
}

#define KERNEL(NAME)                                                                          \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) NAME(                      \
        const u8* src, Batch from, u8* dst, Batch to, Tone how, const u8* table)

// Operators of any memory. The code that loads and stores is there once for curves and tables.
template <class F>
__device__ __forceinline__ void by_function(const u8* src, const Batch& from, u8* dst, const Batch& to, const Elements& how, const F& f) {
    elementwise(src, from, dst, to, how, [&](float(&v)[4], int c) { four<false>(v, c, how.turns, f); });
}

KERNEL(scale) { by_function(src, from, dst, to, how.elements, Scale(how, table)); }
KERNEL(threshold) { by_function(src, from, dst, to, how.elements, Threshold(how, table)); }
KERNEL(tone) {
    const int turns = how.elements.turns;
    elementwise(src, from, dst, to, how.elements, [&](float(&v)[4], int c) {
        switch (how.operation) {
            case SOLARIZE: return four<false>(v, c, turns, Solarize(how, table));
            case POSTERIZE: return four<false>(v, c, turns, Posterize(how, table));
            case LOOKUP: return four<true>(v, c, turns, Lookup(how, table));
            default: return how.elements.from == U8 ? four<true>(v, c, turns, Gamma<true>(how, table)) : four<true>(v, c, turns, Gamma<false>(how, table));
        }
    });
}

#define ROWS 2  // of a thread that uses tables

// As THESE_BYTES of bytes.cuh; an image of one row is taken as a run of bytes by all warps of a block.
#define THESE_BYTES_OR_RUN(at, y, image)                                                                                       \
    const bool is_run = image.height == 1;                                                                                     \
    const int at = (is_run ? blockIdx.x * BLOCK_Y + threadIdx.y : blockIdx.x) * SPAN + threadIdx.x * 16;                       \
    const int y = is_run ? 0 : blockIdx.y * BLOCK_Y + threadIdx.y;                                                             \
    if (y >= image.height || at >= image.width) return

// Bytes into bytes.
KERNEL(scale_bytes) {
    THESE_BYTES_OR_RUN(at, y, to);
    const Scale f(how, table);
    // Not by way of the read-only cache: operators work in place.
    const uint4 in = *(const uint4*)even_row(src, from, y, at);
    const u32 words[4] = {in.x, in.y, in.z, in.w};
    u32 made[4];
#pragma unroll
    for (int w = 0; w < 4; w++) {
        int value[4];
#pragma unroll
        for (int i = 0; i < 4; i++) value[i] = __float2int_rn(f(biased(words[w], i) - BIAS, 0));
        made[w] = pack_u8(value[0], value[1], pack_u8(value[2], value[3]));
    }
    *(uint4*)even_row(dst, to, y, at) = make_uint4(made[0], made[1], made[2], made[3]);
}

// What becomes of bytes from `least` on, and of those below: some of their bits stay, and some change.
struct Choice {
    int least;
    u32 stay_above, change_above, stay_below, change_below;
};

__device__ __forceinline__ Choice choice_of(const Tone& how, const u8* table) {
    if (how.operation == POSTERIZE) return {0, 0xffu << (8 - how.whole[1]) & 0xff, 0, 0, 0};
    if (how.operation == SOLARIZE) return {(int)ceilf(fminf(fmaxf(how.number[1], 0.0f), 256.0f)), 0xff, 0xff, 0xff, 0};
    const Threshold f(how, table);
    return {f.limit >= 0 ? (int)fminf(f.limit, 255.0f) + 1 : f.limit < 0 ? 0 : 256, f.keep_above ? 0xffu : 0,
            f.keep_above ? 0u : saturate<u8>(f.above), f.keep_below ? 0xffu : 0, f.keep_below ? 0u : saturate<u8>(f.below)};
}

// The same of four bytes: 0xff where a byte is `least` or more.
__device__ __forceinline__ u32 choose(u32 word, const Choice& choice) {
    const u32 high = 0x80808080, least = choice.least * 0x01010101u;
    const u32 low_bits = (word | high) - (least & ~high);  // bit 7: the lower seven bits are not less
    u32 above = ((word & ~least) | (~(word ^ least) & low_bits)) & high;
    above = choice.least > 255 ? 0 : (above >> 7) * 0xff;
    const u32 if_above = (word & choice.stay_above * 0x01010101u) ^ choice.change_above * 0x01010101u;
    const u32 if_below = (word & choice.stay_below * 0x01010101u) ^ choice.change_below * 0x01010101u;
    return (above & if_above) | (~above & if_below);
}

// Thresholds, and what changes bits of bytes alone.
KERNEL(choose_bytes) {
    THESE_BYTES_OR_RUN(at, y, to);
    const uint4 in = *(const uint4*)even_row(src, from, y, at);
    const Choice choice = choice_of(how, table);
    *(uint4*)even_row(dst, to, y, at) = make_uint4(choose(in.x, choice), choose(in.y, choice), choose(in.z, choice), choose(in.w, choice));
}

// Curves and tables: a block makes one for all channels, or one for each of those that take turns.
KERNEL(by_table) {
    __shared__ __align__(16) SpreadTable spread[4];
    // ROWS rows, or of a run so many pieces.
    const bool is_run = to.height == 1;
    const int warp = ((is_run ? blockIdx.x : blockIdx.y) * BLOCK_Y + threadIdx.y) * ROWS, turns = how.elements.turns;
    const auto at_of = [&](int r) { return (is_run ? warp + r : blockIdx.x) * SPAN + threadIdx.x * 16; };
    uint4 in[ROWS];
#pragma unroll
    for (int r = 0; r < ROWS; r++) {
        const int at = at_of(r), y = is_run ? 0 : warp + r;
        if (at < to.width && y < to.height) in[r] = *(const uint4*)even_row(src, from, y, at);
    }
    const int value = threadIdx.y * BLOCK_X + threadIdx.x;
#pragma unroll 1
    for (int c = 0; c < turns; c++) {
        spread_entry(spread[c], how.operation == LOOKUP ? table[blockIdx.z * how.whole[0] + value * how.whole[1] + c * how.whole[2]]
                                                        : saturate<u8>(Gamma<true>(how, table)((float)value, c)));
    }
    __syncthreads();
#pragma unroll 1
    for (int r = 0; r < ROWS; r++) {
        const int at = at_of(r), y = is_run ? 0 : warp + r;
        if (at >= to.width || y >= to.height) return;
        uint4 made;
        if (turns == 3) {
            const int c = at % 3, d = c == 2 ? 0 : c + 1, e = d == 2 ? 0 : d + 1;
            made = look_up(in[0], spread[c], spread[d], spread[e]);
        } else {
            const int last = turns - 1;
            made = look_up(in[0], spread[0], spread[1 & last], spread[2 & last], spread[3 & last]);
        }
        *(uint4*)even_row(dst, to, y, at) = made;
        in[0] = in[ROWS - 1];
    }
}

// Bytes into bytes or floats, of rows at multiples of four.
KERNEL(scale_fours) {
    const Scale f(how, table);
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y, first = blockIdx.x * (GROUPS * GROUP_STEP) + threadIdx.x * 4;
    if (y >= to.height) return;
    const u8* in = even_row(src, from, y, first);
    u8* out = even_row(dst, to, y, first * (how.elements.to == U8 ? 1 : 4));
    u32 raw[GROUPS];
#pragma unroll
    for (int group = 0; group < GROUPS; group++) {
        if (first + group * GROUP_STEP < to.width) raw[group] = *(const u32*)(in + group * GROUP_STEP);
    }
#pragma unroll
    for (int group = 0; group < GROUPS; group++) {
        if (first + group * GROUP_STEP >= to.width) break;
        float v[4];
#pragma unroll
        for (int i = 0; i < 4; i++) v[i] = f((float)(u8)(raw[group] >> (8 * i)), 0);
        if (how.elements.to == U8) {
            ((u32*)out)[group * (GROUP_STEP / 4)] =
                pack_u8(__float2int_rn(v[0]), __float2int_rn(v[1]), pack_u8(__float2int_rn(v[2]), __float2int_rn(v[3])));
        } else {
            __stcs((float4*)out + group * (GROUP_STEP / 4), make_float4(v[0], v[1], v[2], v[3]));
        }
    }
}
