// Each element by itself: other types, factors, thresholds, curves of brightness and tables. Bytes in even rows have kernels of
// their own in tone_bytes.cu.
#include "bytes.cuh"
#include "elements.cuh"
#include "tones.cuh"

// Elements of a tile along x: a thread makes GROUPS groups of 4, 32 groups apart. As TILES of src/image/elementwise.ts, which also counts ROWS.
#define GROUPS 4
#define GROUP_STEP (BLOCK_X * 4)

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

// The place in its row of this thread's first element, and its row. A single row is for all warps of a block.
#define FIRST_GROUP(first, y, to)                                                                                         \
    const bool single = to.height == 1;                                                                                   \
    const int y = single ? 0 : blockIdx.y * BLOCK_Y + threadIdx.y;                                                        \
    const int first = (single ? blockIdx.x * BLOCK_Y + threadIdx.y : blockIdx.x) * (GROUPS * GROUP_STEP) + threadIdx.x * 4

// `f(four values, channel of the first)` for all elements. All loads of a thread are on their way before the first is waited for.
template <class F>
__device__ __forceinline__ void elementwise(const void* src, const Batch& from, void* dst, const Batch& to, const Elements& how, F f) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    FIRST_GROUP(first, y, to);
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

KERNEL(tone) {
    const int turns = how.elements.turns;
    elementwise(src, from, dst, to, how.elements, [&](float(&v)[4], int c) {
        switch (how.operation) {
            case SCALE: return four<false>(v, c, turns, Scale(how, table));
            case THRESHOLD: return four<false>(v, c, turns, Threshold(how, table));
            case SOLARIZE: return four<false>(v, c, turns, Solarize(how, table));
            case POSTERIZE: return four<false>(v, c, turns, Posterize(how, table));
            case LOOKUP: return four<true>(v, c, turns, Lookup(how, table));
            default: return how.elements.from == U8 ? four<true>(v, c, turns, Gamma<true>(how, table)) : four<true>(v, c, turns, Gamma<false>(how, table));
        }
    });
}

// Bytes into bytes or floats, of rows at multiples of four.
KERNEL(scale_fours) {
    const Scale f(how, table);
    FIRST_GROUP(first, y, to);
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
