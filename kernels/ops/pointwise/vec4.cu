// Pointwise operations on contiguous rows of any types, in aligned groups of four: the same for all channels.
#include "access/global.cuh"
#include "access/vec4.cuh"
#include "patterns/pointwise_ops.cuh"

// Groups of a thread, 32 groups apart.
#define GROUPS 4
#define STEP (BLOCK_X * 4)
EXPORTED constexpr int POINTWISE_VEC4_TILE[] = {STEP * GROUPS, BLOCK_Y};

// The full groups of a thread; `left` elements of the row remain, including those.
template <int SIZE>
DEVICE void load_groups(const u8* p, int left, u32 (&raw)[GROUPS][4]) {
    UNROLL(g, GROUPS) {
        if (left < g * STEP + 4) continue;
        to_words(load_global<Vector<4 * SIZE>, SIZE != 4>(p + g * STEP * SIZE), raw[g]);
    }
}

// LONG: keeps the body of `f` in a loop, to limit code size.
template <bool LONG, class F>
DEVICE void apply(float (&v)[GROUPS][4], const F& f) {
    UNROLL_BY((LONG ? 1 : GROUPS)) for (int i = 0; i < GROUPS; i++) {
        float result[4];
        UNROLL(k, 4) result[k] = f(v[LONG ? 0 : i][k], 0);
        UNROLL(k, 4) {
            UNROLL(g, LONG ? GROUPS - 1 : 0) v[g][k] = v[g + 1][k];
            v[LONG ? GROUPS - 1 : i][k] = result[k];
        }
    }
}

POINTWISE_KERNEL(pointwise_vec4) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    // All warps of a block share an image of one row.
    const bool single = to.height == 1;
    const int y = single ? 0 : blockIdx.y * BLOCK_Y + threadIdx.y, lane = threadIdx.x;
    const int first = (single ? blockIdx.x * BLOCK_Y + threadIdx.y : blockIdx.x) * (GROUPS * STEP) + lane * 4;
    const int left = y < out.height ? out.width - first : 0;
    if (left <= 0) return;
    const int from_type = params.from_type, to_type = params.to_type;
    const u8* p = in.data + y * in.row + (i64)first * bytes_of(from_type);
    u8* q = out.data + y * out.row + (i64)first * bytes_of(to_type);
    u32 raw[GROUPS][4];
    if (from_type == U8) load_groups<1>(p, left, raw);
    else if (from_type == F32) load_groups<4>(p, left, raw);
    else load_groups<2>(p, left, raw);
    float v[GROUPS][4];
    unpack(from_type, raw, v);

    // The end of a row is less than a group, and belongs to one thread.
    const int group = left / STEP, rest = group < GROUPS && left % STEP < 4 ? left % STEP : 0;
    float part[4];
    if (rest > 0) {
        const int size = bytes_of(from_type);
        NO_UNROLL for (int i = 0; i < 4; i++) {
            rotate(part, i < rest ? load_as(from_type, p + (group * STEP + i) * size) : 0.0f);
        }
        UNROLL(i, 4 * GROUPS) if (i / 4 == group) v[i / 4][i % 4] = part[i % 4];
    }
    switch (params.operation) {
        case SCALE: apply<false>(v, Scale(params, table)); break;
        case THRESHOLD: apply<false>(v, Threshold(params, table)); break;
        case SOLARIZE: apply<false>(v, Solarize(params, table)); break;
        case POSTERIZE: apply<true>(v, Posterize(params, table)); break;
        default: apply<true>(v, Gamma<false>(params, table));
    }
    store_groups<true>(to_type, q, STEP * bytes_of(to_type), v, (left + STEP - 4) / STEP);
    if (rest > 0) {
        const int size = bytes_of(to_type);
        UNROLL(i, 4 * GROUPS) if (i / 4 == group) part[i % 4] = v[i / 4][i % 4];
        NO_UNROLL for (int i = 0; i < rest; i++) {
            store_as(to_type, q + (group * STEP + i) * size, part[0]);
            rotate(part, 0.0f);
        }
    }
}
