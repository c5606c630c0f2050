// Pointwise operations on elements in any layout: conversions, factors, thresholds, gamma and tables. Most
// contiguous images take ops/pointwise/bytes.cu or ops/pointwise/vec4.cu instead.
#include "access/global.cuh"
#include "access/vec16.cuh"
#include "access/vec4.cuh"
#include "patterns/pointwise_ops.cuh"

// Elements of a thread, 32 apart: the accesses of a warp are neighbors in every layout.
#define ELEMENTS 4
EXPORTED constexpr int POINTWISE_STRIDED_TILE[] = {BLOCK_X * ELEMENTS, BLOCK_Y};

// The first `count` elements of a thread. Issues all loads before it waits for the first.
template <class T>
DEVICE void load_elements(const T* p, i64 step, int count, float (&v)[ELEMENTS]) {
    T element[ELEMENTS];
    UNROLL(i, ELEMENTS) if (i < count) element[i] = *(const T*)((const u8*)p + i * step);
    UNROLL(i, ELEMENTS) v[i] = to_float(element[i]);
}
template <class T>
DEVICE void store_elements(T* p, i64 step, int count, const float (&v)[ELEMENTS]) {
    UNROLL(i, ELEMENTS) if (i < count) store((T*)((u8*)p + i * step), v[i]);
}

// Applies `f`; the first element has channel `c`. LONG: keeps the body of `f` in a loop, to limit code size.
template <bool LONG, class F>
DEVICE void apply(float (&v)[ELEMENTS], int c, int period, const F& f) {
    UNROLL_BY((LONG ? 1 : ELEMENTS)) for (int i = 0; i < ELEMENTS; i++) {
        const float result = f(v[LONG ? 0 : i], c);
        if (period > 1) c += 32 % period, c -= c < period ? 0 : period;
        if (LONG) rotate(v, result);
        else v[i] = result;
    }
}

POINTWISE_KERNEL(pointwise_strided, 6) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    // All warps of a block share an image of one row.
    const bool single = to.height == 1;
    const int y = single ? 0 : blockIdx.y * BLOCK_Y + threadIdx.y, period = params.channel_period;
    const int first = (single ? blockIdx.x * BLOCK_Y + threadIdx.y : blockIdx.x) * (ELEMENTS * 32) + threadIdx.x;
    if (y >= out.height || first >= out.width) return;
    const int count = (out.width - first + 31) / 32;
    NO_UNROLL for (int plane = 0; plane < to.channels; plane++) {
        u8* p = at<u8>(in, first, y, plane);
        const i64 step = 32 * in.column, out_step = 32 * out.column;
        float v[ELEMENTS];
        with_type(params.from_type, p, [&](auto* q) { load_elements(q, step, count, v); });
        const int c = period > 1 ? first % period : plane;
        switch (params.operation) {
            case SCALE: apply<false>(v, c, period, Scale(params, table)); break;
            case THRESHOLD: apply<false>(v, c, period, Threshold(params, table)); break;
            case SOLARIZE: apply<false>(v, c, period, Solarize(params, table)); break;
            case POSTERIZE: apply<false>(v, c, period, Posterize(params, table)); break;
            case LOOKUP: apply<true>(v, c, period, Lookup(params, table)); break;
            default:
                if (params.from_type == U8) apply<true>(v, c, period, Gamma<true>(params, table));
                else apply<true>(v, c, period, Gamma<false>(params, table));
        }
        with_type(params.to_type, at<u8>(out, first, y, plane), [&](auto* q) { store_elements(q, out_step, count, v); });
    }
}

// Scales u8 to f32, in contiguous rows that start at multiples of four: groups of four, 32 groups apart. With six
// groups per thread all blocks of a 1080p frame run at once on 132 multiprocessors: 7 % faster than with four.
#define GROUPS 6
#define GROUP_STEP (BLOCK_X * 4)
EXPORTED constexpr int SCALE_U8_F32_TILE[] = {GROUP_STEP * GROUPS, BLOCK_Y};

POINTWISE_KERNEL(scale_u8_f32, 6) {
    const Scale f(params, table);
    const bool single = to.height == 1;
    const int y = single ? 0 : blockIdx.y * BLOCK_Y + threadIdx.y;
    const int column = single ? blockIdx.x * BLOCK_Y + threadIdx.y : blockIdx.x;
    const int first = column * (GROUPS * GROUP_STEP) + threadIdx.x * 4;
    if (y >= to.height) return;
    const u8* in = row_of(src, from, y, first);
    float4* out = (float4*)row_of(dst, to, y, first * 4);
    u32 raw[GROUPS];
    UNROLL(group, GROUPS) {
        if (first + group * GROUP_STEP < to.width) raw[group] = load_global<u32, true>(in + group * GROUP_STEP);
    }
    UNROLL(group, GROUPS) {
        if (first + group * GROUP_STEP >= to.width) break;
        float v[4];
        UNROLL(i, 4) v[i] = f((float)(u8)(raw[group] >> (8 * i)), 0);
        __stcs(out + group * (GROUP_STEP / 4), make_float4(v[0], v[1], v[2], v[3]));
    }
}
