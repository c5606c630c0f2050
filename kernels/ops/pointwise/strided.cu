// Each element by itself: other types, factors, thresholds, curves of brightness and tables, in any memory. Where elements have no
// gaps, ops/pointwise/bytes.cu and ops/pointwise/vec4.cu take most.
#include "access/vec16.cuh"
#include "access/vec4.cuh"
#include "patterns/pointwise_ops.cuh"

// ElementTypes of a row that a thread makes, 32 apart: a warp's are neighbours, wherever they lie. As in src/image/core/pointwise.ts.
#define ELEMENTS 4

// The first `count` of a thread's elements, `step` bytes apart. All loads are on their way before the first is waited for.
template <class T>
DEVICE void load_some(const u8* p, i64 step, int count, float (&v)[ELEMENTS]) {
    T element[ELEMENTS];
    UNROLL(i, ELEMENTS) {
        if (i < count) element[i] = *(const T*)(p + i * step);
    }
    UNROLL(i, ELEMENTS) v[i] = to_float(element[i]);
}
template <class T>
DEVICE void store_some(u8* p, i64 step, int count, const float (&v)[ELEMENTS]) {
    UNROLL(i, ELEMENTS) {
        if (i < count) store((T*)(p + i * step), v[i]);
    }
}

// Channels take turns along x: which follows, 32 elements on.
DEVICE int after(int channel, int turns) {
    const int next = channel + 32 % turns;
    return next < turns ? next : next - turns;
}

// `f` of a thread's elements, the first of channel `c`. LONG: `f` is much code, which stands there once.
template <bool LONG, class F>
DEVICE void each(float (&v)[ELEMENTS], int c, int turns, const F& f) {
#pragma unroll(LONG ? 1 : ELEMENTS)
    for (int i = 0; i < ELEMENTS; i++) {
        const float made = f(v[LONG ? 0 : i], c);
        if (turns > 1) c = after(c, turns);
        if (LONG) rotate(v, made);
        else v[i] = made;
    }
}

#define KERNEL(NAME)                                                                          \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, 6) NAME(                   \
        const u8* src, Batch from, u8* dst, Batch to, PointwiseParams how, const u8* table)

KERNEL(tone) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    // A single row is for all warps of a block.
    const bool single = to.height == 1;
    const int y = single ? 0 : blockIdx.y * BLOCK_Y + threadIdx.y, turns = how.elements.turns;
    const int first = (single ? blockIdx.x * BLOCK_Y + threadIdx.y : blockIdx.x) * (ELEMENTS * 32) + threadIdx.x;
    if (y >= out.height || first >= out.width) return;
    const int count = (out.width - first + 31) / 32;
#pragma unroll 1
    for (int plane = 0; plane < to.channels; plane++) {
        const u8* p = at<u8>(in, first, y, plane);
        u8* q = at<u8>(out, first, y, plane);
        const i64 step = 32 * in.column, out_step = 32 * out.column;
        float v[ELEMENTS];
        switch (how.elements.from) {
            case U8: load_some<u8>(p, step, count, v); break;
            case U16: load_some<u16>(p, step, count, v); break;
            case I16: load_some<i16>(p, step, count, v); break;
            case F16: load_some<f16>(p, step, count, v); break;
            default: load_some<f32>(p, step, count, v);
        }
        const int c = turns > 1 ? first % turns : plane;
        switch (how.operation) {
            case SCALE: each<false>(v, c, turns, Scale(how, table)); break;
            case THRESHOLD: each<false>(v, c, turns, Threshold(how, table)); break;
            case SOLARIZE: each<false>(v, c, turns, Solarize(how, table)); break;
            case POSTERIZE: each<false>(v, c, turns, Posterize(how, table)); break;
            case LOOKUP: each<true>(v, c, turns, Lookup(how, table)); break;
            default:
                if (how.elements.from == U8) each<true>(v, c, turns, Gamma<true>(how, table));
                else each<true>(v, c, turns, Gamma<false>(how, table));
        }
        switch (how.elements.to) {
            case U8: store_some<u8>(q, out_step, count, v); break;
            case U16: store_some<u16>(q, out_step, count, v); break;
            case I16: store_some<i16>(q, out_step, count, v); break;
            case F16: store_some<f16>(q, out_step, count, v); break;
            default: store_some<f32>(q, out_step, count, v);
        }
    }
}

// Bytes into floats, of rows at multiples of four: groups of four elements that a thread makes, 32 groups apart.
#define GROUPS 4
#define GROUP_STEP (BLOCK_X * 4)

KERNEL(floats_of_bytes) {
    const Scale f(how, table);
    const bool single = to.height == 1;
    const int y = single ? 0 : blockIdx.y * BLOCK_Y + threadIdx.y;
    const int first = (single ? blockIdx.x * BLOCK_Y + threadIdx.y : blockIdx.x) * (GROUPS * GROUP_STEP) + threadIdx.x * 4;
    if (y >= to.height) return;
    const u8* in = even_row(src, from, y, first);
    float4* out = (float4*)even_row(dst, to, y, first * 4);
    u32 raw[GROUPS];
    UNROLL(group, GROUPS) {
        if (first + group * GROUP_STEP < to.width) raw[group] = load_word_streaming(in + group * GROUP_STEP);
    }
    UNROLL(group, GROUPS) {
        if (first + group * GROUP_STEP >= to.width) break;
        float v[4];
        UNROLL(i, 4) v[i] = f((float)(u8)(raw[group] >> (8 * i)), 0);
        __stcs(out + group * (GROUP_STEP / 4), make_float4(v[0], v[1], v[2], v[3]));
    }
}
