// Each element by itself, of any types: rows whose elements have no gaps, with fours of them aligned. For all channels alike.
#include "access/vec4.cuh"
#include "patterns/pointwise_ops.cuh"

// Groups of four elements that a thread makes, 32 groups apart. As in src/image/core/pointwise.ts.
#define GROUPS 4
#define STEP (BLOCK_X * 4)

// Whole groups of a thread that `left` elements of its row are before it.
template <int SIZE>
DEVICE void load_groups(const u8* p, int left, u32 (&raw)[GROUPS][4]) {
    UNROLL(g, GROUPS) {
        if (left < g * STEP + 4) continue;
        const u8* group = p + g * STEP * SIZE;
        if (SIZE == 1) raw[g][0] = load_word_streaming(group);
        if (SIZE == 2) {
            const uint2 words = load_pair_streaming(group);
            raw[g][0] = words.x, raw[g][1] = words.y;
        }
        if (SIZE == 4) copy(raw[g], load_vector(group));
    }
}

template <class F>
DEVICE void each(float (&v)[GROUPS][4], const F& f) {
    UNROLL(i, 4 * GROUPS) v[i / 4][i % 4] = f(v[i / 4][i % 4], 0);
}

// The same with code that stands there once.
template <class F>
DEVICE void each_in_turn(float (&v)[GROUPS][4], const F& f) {
#pragma unroll 1
    for (int i = 0; i < GROUPS; i++) {
        float made[4];
        UNROLL(k, 4) made[k] = f(v[0][k], 0);
        UNROLL(k, 4) {
#pragma unroll
            for (int g = 0; g + 1 < GROUPS; g++) v[g][k] = v[g + 1][k];
            v[GROUPS - 1][k] = made[k];
        }
    }
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    tone_fours(const u8* src, Batch from, u8* dst, Batch to, PointwiseParams how, const u8* table) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    // A single row is for all warps of a block.
    const bool single = to.height == 1;
    const int y = single ? 0 : blockIdx.y * BLOCK_Y + threadIdx.y, lane = threadIdx.x;
    const int first = (single ? blockIdx.x * BLOCK_Y + threadIdx.y : blockIdx.x) * (GROUPS * STEP) + lane * 4;
    const int left = y < out.height ? out.width - first : 0;
    if (left <= 0) return;
    const int from_type = how.elements.from, to_type = how.elements.to;
    const u8* p = in.data + y * in.row + (i64)first * bytes_of(from_type);
    u8* q = out.data + y * out.row + (i64)first * bytes_of(to_type);
    u32 raw[GROUPS][4];
    if (from_type == U8) load_groups<1>(p, left, raw);
    else if (from_type == F32) load_groups<4>(p, left, raw);
    else load_groups<2>(p, left, raw);
    float v[GROUPS][4];
    unpack(from_type, raw, v);

    // The rest of a row is less than a group, and one thread's.
    const int group = left / STEP, rest = group < GROUPS && left % STEP < 4 ? left % STEP : 0;
    float part[4];
    if (rest > 0) {
        const int size = bytes_of(from_type);
#pragma unroll 1
        for (int i = 0; i < 4; i++) rotate(part, i < rest ? load_as(from_type, p + (group * STEP + i) * size) : 0.0f);
        UNROLL(i, 4 * GROUPS) {
            if (i / 4 == group) v[i / 4][i % 4] = part[i % 4];
        }
    }
    switch (how.operation) {
        case SCALE: each(v, Scale(how, table)); break;
        case THRESHOLD: each(v, Threshold(how, table)); break;
        case SOLARIZE: each(v, Solarize(how, table)); break;
        case POSTERIZE: each_in_turn(v, Posterize(how, table)); break;
        default: each_in_turn(v, Gamma<false>(how, table));
    }
    store_groups<true>(to_type, q, STEP * bytes_of(to_type), v, (left + STEP - 4) / STEP);
    if (rest > 0) {
        const int size = bytes_of(to_type);
        UNROLL(i, 4 * GROUPS) {
            if (i / 4 == group) part[i % 4] = v[i / 4][i % 4];
        }
#pragma unroll 1
        for (int i = 0; i < rest; i++) {
            store_as(to_type, q + (group * STEP + i) * size, part[0]);
            rotate(part, 0.0f);
        }
    }
}
