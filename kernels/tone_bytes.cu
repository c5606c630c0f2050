// Bytes into bytes, each by itself: factors, thresholds, changed bits, curves and tables. Rows begin at multiples of 16 bytes and
// have no gaps; an image that has none at all is one row. areVectors() of src/image/elementwise.ts tells.
#include "bytes.cuh"
#include "elements.cuh"
#include "tones.cuh"

// Vectors of 16 bytes that a thread makes of rows. As in src/image/elementwise.ts.
#define VECTORS 2

// `f(vector, place of its first byte)` for all vectors of images that are one row of nothing else, after `prepare()`. Of few bytes a
// thread makes two: all warps are there at once. What many write they leave in the cache: memory is written to in longer runs.
template <class P, class F>
__device__ __forceinline__ void each_of_run(
    const u8* src, const Batch& from, u8* dst, const Batch& to, bool few, const P& prepare, const F& f) {
    constexpr int STEP = BLOCK_Y * SPAN;
    const u8* in = src + blockIdx.z * from.image;
    u8* out = dst + blockIdx.z * to.image;
    int count = to.width;
    if (to.listed) {
        in = ((const Image*)src)[blockIdx.z].data;
        const Image& image = ((const Image*)dst)[blockIdx.z];
        out = image.data, count = image.width;
    }
    const int first = (few ? 2 * blockIdx.x : blockIdx.x) * STEP + (threadIdx.y * BLOCK_X + threadIdx.x) * 16;
    const bool one = first < count, two = few && first + STEP < count;
    uint4 a, b;
    if (one) a = load_vector(in + first);
    if (two) b = load_vector(in + first + STEP);
    prepare();
    if (one) {
        a = f(a, first);
        if (few) stream_vector(out + first, a);
        else store_vector(out + first, a);
    }
    if (two) stream_vector(out + first + STEP, f(b, first + STEP));
}

// Fewer than 16 bytes, as the first of a vector.
__device__ __forceinline__ uint4 load_rest(const u8* p, int count) {
    uint4 made = make_uint4(0, 0, 0, 0);
#pragma unroll 1
    for (int i = count - 1; i >= 0; i--) {
        made.w = __funnelshift_l(made.z, made.w, 8), made.z = __funnelshift_l(made.y, made.z, 8);
        made.y = __funnelshift_l(made.x, made.y, 8), made.x = made.x << 8 | p[i];
    }
    return made;
}
__device__ __forceinline__ void store_rest(u8* p, uint4 vector, int count) {
#pragma unroll 1
    for (int i = 0; i < count; i++) {
        p[i] = (u8)vector.x;
        vector.x = __funnelshift_r(vector.x, vector.y, 8), vector.y = __funnelshift_r(vector.y, vector.z, 8);
        vector.z = __funnelshift_r(vector.z, vector.w, 8), vector.w >>= 8;
    }
}

// `f(vector, place of its first byte in the row)` for all vectors, after `prepare()`. All loads of a thread are on their way before.
template <class P, class F>
__device__ __forceinline__ void each_of_rows(const u8* src, const Batch& from, u8* dst, const Batch& to, const P& prepare, const F& f) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    // A single row is for all warps of a block, and blocks follow one another along x; else each warp has rows of its own.
    const bool single = to.height == 1;
    const int row = blockIdx.y * (BLOCK_Y * VECTORS) + threadIdx.y;
    const int first = single ? blockIdx.x * (BLOCK_Y * VECTORS) + threadIdx.y : blockIdx.x;
    const auto at_of = [&](int v) { return (single ? first + v * BLOCK_Y : first) * SPAN + (int)threadIdx.x * 16; };
    const auto y_of = [&](int v) { return single ? 0 : row + v * BLOCK_Y; };
    // How many bytes of vector `v` are within the image.
    const auto count_of = [&](int v) { return y_of(v) < out.height ? out.width - at_of(v) : 0; };
    uint4 raw[VECTORS];
#pragma unroll
    for (int v = 0; v < VECTORS; v++) {
        // Not by way of the read-only cache: operators work in place.
        if (count_of(v) >= 16) raw[v] = *(const uint4*)(in.data + y_of(v) * in.row + at_of(v));
    }
    prepare();
    // The loop's code stands there once, and registers have no index: the vectors move up.
#pragma unroll 1
    for (int v = 0; v < VECTORS; v++) {
        const int count = count_of(v);
        if (count > 0) {
            const u8* in_place = in.data + y_of(v) * in.row + at_of(v);
            u8* out_place = out.data + y_of(v) * out.row + at_of(v);
            const uint4 made = f(count >= 16 ? raw[0] : load_rest(in_place, count), at_of(v));
            if (count >= 16) *(uint4*)out_place = made;
            else store_rest(out_place, made, count);
        }
#pragma unroll
        for (int i = 0; i + 1 < VECTORS; i++) raw[i] = raw[i + 1];
    }
}

#define KERNEL(NAME)                                                                          \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) NAME(                      \
        const u8* src, Batch from, u8* dst, Batch to, Tone how, const u8* table)

// To each vector of 16 bytes.
struct ScaleBytes {
    Scale f;
    __device__ __forceinline__ uint4 operator()(uint4 in, int) const {
        const u32 words[4] = {in.x, in.y, in.z, in.w};
        u32 made[4];
#pragma unroll
        for (int w = 0; w < 4; w++) {
            int value[4];
#pragma unroll
            for (int i = 0; i < 4; i++) value[i] = __float2int_rn(f(biased(words[w], i) - BIAS, 0));
            made[w] = pack_u8(value[0], value[1], pack_u8(value[2], value[3]));
        }
        return make_uint4(made[0], made[1], made[2], made[3]);
    }
};

KERNEL(scale_run) { each_of_run(src, from, dst, to, how.few, [] {}, ScaleBytes{Scale(how, table)}); }
KERNEL(scale_rows) { each_of_rows(src, from, dst, to, [] {}, ScaleBytes{Scale(how, table)}); }

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

__device__ __forceinline__ uint4 choose(const uint4& in, const Choice& choice) {
    return make_uint4(choose(in.x, choice), choose(in.y, choice), choose(in.z, choice), choose(in.w, choice));
}

// Thresholds, and what changes bits of bytes alone.
KERNEL(choose_run) {
    Choice choice;
    each_of_run(src, from, dst, to, how.few, [&] { choice = choice_of(how, table); }, [&](uint4 in, int) { return choose(in, choice); });
}
KERNEL(choose_rows) {
    Choice choice;
    each_of_rows(src, from, dst, to, [&] { choice = choice_of(how, table); }, [&](uint4 in, int) { return choose(in, choice); });
}

// Writes the table for channel `c`: of a curve, or the one that was given.
__device__ __forceinline__ void fill(SpreadTable& spread, const Tone& how, const u8* table, int c) {
    const int value = threadIdx.y * BLOCK_X + threadIdx.x;
    spread_entry(spread, how.operation == LOOKUP ? table[blockIdx.z * how.whole[0] + value * how.whole[1] + c * how.whole[2]]
                                                 : saturate<u8>(Gamma<true>(how, table)((float)value, c)));
}

// Curves and tables that are the same for all channels.
KERNEL(table_run) {
    __shared__ __align__(16) SpreadTable spread;
    const auto prepare = [&] {
        fill(spread, how, table, 0);
        __syncthreads();
    };
    each_of_run(src, from, dst, to, how.few, prepare, [&](uint4 in, int) { return look_up(in, spread); });
}

// Those of each channel its own, too.
KERNEL(table_rows) {
    __shared__ __align__(16) SpreadTable spread[4];
    const int turns = how.elements.turns, last = turns - 1;
    const auto prepare = [&] {
#pragma unroll 1
        for (int c = 0; c < turns; c++) fill(spread[c], how, table, c);
        __syncthreads();
    };
    each_of_rows(src, from, dst, to, prepare, [&](uint4 in, int at) {
        if (turns != 3) return look_up(in, spread[0], spread[1 & last], spread[2 & last], spread[3 & last]);
        const int c = at % 3, d = c == 2 ? 0 : c + 1, e = d == 2 ? 0 : d + 1;
        return look_up(in, spread[c], spread[d], spread[e]);
    });
}
