// Bytes into bytes, each by itself: factors, thresholds, changed bits, curves and tables. Rows have no gaps; an image that has none
// at all is one row.
#include "access/vec16.cuh"
#include "access/vec4.cuh"
#include "patterns/pointwise_ops.cuh"

// Vectors of a thread in rows, as in src/image/core/pointwise.ts.
#define VECTORS 2

// `f(vector, place of its first byte)` for all vectors of images that are one row of nothing else, after `prepare()`: MINE a thread, whose
// loads are on their way before. STREAMING tells caches that nobody reads or writes them again soon. IN_TURN: the code of `f` stands there
// once, and as registers have no index, the vectors move up.
template <int MINE, bool STREAMING, bool IN_TURN, class P, class F>
DEVICE void vectors_of_run(const u8* src, const Batch& from, u8* dst, const Batch& to, const P& prepare, const F& f) {
    constexpr int STEP = BLOCK_Y * SPAN;
    const u8* in = src + blockIdx.z * from.image;
    u8* out = dst + blockIdx.z * to.image;
    int count = to.width;
    if (to.listed) {
        in = ((const Image*)src)[blockIdx.z].data;
        const Image& image = ((const Image*)dst)[blockIdx.z];
        out = image.data, count = image.width;
    }
    const int first = blockIdx.x * (MINE * STEP) + (threadIdx.y * BLOCK_X + threadIdx.x) * 16;
    uint4 vector[MINE];
    UNROLL(i, MINE) {
        const int at = first + i * STEP;
        if (at < count) vector[i] = STREAMING ? load_vector_streaming(in + at) : load_vector(in + at);
    }
    prepare();
#pragma unroll(IN_TURN ? 1 : MINE)
    for (int i = 0; i < MINE; i++) {
        const int at = first + i * STEP;
        if (at >= count) return;
        const uint4 made = f(vector[IN_TURN ? 0 : i], at);
        if (STREAMING) store_vector_streaming(out + at, made);
        else store_vector(out + at, made);
#pragma unroll
        for (int k = 0; IN_TURN && k + 1 < MINE; k++) vector[k] = vector[k + 1];
    }
}

// The same: of few bytes a thread makes two vectors, past the caches; of many FROM_MANY, which caches gather.
template <int FROM_MANY, bool IN_TURN = false, class P, class F>
DEVICE void each_of_run(
    const u8* src, const Batch& from, u8* dst, const Batch& to, const PointwiseParams& how, const P& prepare, const F& f) {
    if (how.few) vectors_of_run<2, true, IN_TURN>(src, from, dst, to, prepare, f);
    else vectors_of_run<FROM_MANY, false, IN_TURN>(src, from, dst, to, prepare, f);
}

// Bytes `low` … `high` - 1 of a vector of 16.
DEVICE uint4 load_bytes(const u8* p, int low, int high) {
    uint4 made = make_uint4(0, 0, 0, 0);
#pragma unroll 1
    for (int i = high - 1; i >= 0; i--) {
        made.w = __funnelshift_l(made.z, made.w, 8), made.z = __funnelshift_l(made.y, made.z, 8);
        made.y = __funnelshift_l(made.x, made.y, 8), made.x = made.x << 8 | (i >= low ? p[i] : 0);
    }
    return made;
}
DEVICE void store_bytes(u8* p, int low, int high, uint4 vector) {
#pragma unroll 1
    for (int i = 0; i < high; i++) {
        if (i >= low) p[i] = (u8)vector.x;
        vector.x = __funnelshift_r(vector.x, vector.y, 8), vector.y = __funnelshift_r(vector.y, vector.z, 8);
        vector.z = __funnelshift_r(vector.z, vector.w, 8), vector.w >>= 8;
    }
}

// Sixteen bytes at any address, as words that each hold one of them.
struct Sixteen {
    u32 word[5];

    DEVICE void load(const u8* p) {
        if (aligned(p, 16)) {
            const uint4 all = load_vector(p);
            word[0] = all.x, word[1] = all.y, word[2] = all.z, word[3] = all.w;
            return;
        }
        const u32 shift = (u64)p & 3;
        const u32* words = (const u32*)(p - shift);
        UNROLL(i, 5) word[i] = load_word(words + (i < 4 || shift > 0 ? i : 3));
    }
    DEVICE uint4 get(const u8* p) const {
        const u32 bits = aligned(p, 16) ? 0 : ((u64)p & 3) * 8;
        return make_uint4(__funnelshift_r(word[0], word[1], bits), __funnelshift_r(word[1], word[2], bits),
                          __funnelshift_r(word[2], word[3], bits), __funnelshift_r(word[3], word[4], bits));
    }
};

// `f(vector, place of its first byte in the row)` for all bytes of all rows, after `prepare()`: vectors that are aligned where they are
// written, and what remains of them at the ends of a row. Blocks cover up to 15 bytes before a row, too.
template <class P, class F>
DEVICE void each_of_rows(const u8* src, const Batch& from, u8* dst, const Batch& to, const P& prepare, const F& f) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    // A single row is for all warps of a block, and blocks follow one another along x; else each warp has rows of its own.
    const bool single = to.height == 1;
    const int column = single ? blockIdx.x * (BLOCK_Y * VECTORS) + threadIdx.y : blockIdx.x;
    const int row = single ? 0 : blockIdx.y * (BLOCK_Y * VECTORS) + threadIdx.y;
    const int across = single ? BLOCK_Y * SPAN : 0, down = single ? 0 : BLOCK_Y;
    const u8* p[VECTORS];
    u8* q[VECTORS];
    int place[VECTORS], left[VECTORS];  // of the first byte; bytes from there on to the end of the row
    bool whole[VECTORS];
    Sixteen sixteen[VECTORS];
    UNROLL(v, VECTORS) {
        const int y = row + v * down;
        q[v] = out.data + y * out.row;
        place[v] = column * SPAN + v * across + (int)threadIdx.x * 16 - (int)((u64)q[v] & 15);
        left[v] = y < out.height ? out.width - place[v] : 0;
        p[v] = in.data + y * in.row + place[v], q[v] += place[v];
        // Words may reach past the last byte: not at the end of a row, behind which there may be nothing.
        whole[v] = place[v] >= 0 && left[v] >= (aligned(p[v], 4) ? 16 : 19);
        if (whole[v]) sixteen[v].load(p[v]);
    }
    prepare();
#pragma unroll 1
    for (int v = 0; v < VECTORS; v++) {
        if (left[0] > 0) {
            const int low = max(-place[0], 0), high = min(left[0], 16);
            const uint4 made = f(whole[0] ? sixteen[0].get(p[0]) : load_bytes(p[0], low, high), place[0]);
            if (whole[0] || (low == 0 && high == 16)) store_vector(q[0], made);
            else store_bytes(q[0], low, high, made);
        }
        // The loop's code stands there once, and registers have no index: all move up.
#pragma unroll
        for (int i = 0; i + 1 < VECTORS; i++) {
            p[i] = p[i + 1], q[i] = q[i + 1], place[i] = place[i + 1], left[i] = left[i + 1], whole[i] = whole[i + 1];
            sixteen[i] = sixteen[i + 1];
        }
    }
}

#define KERNEL(NAME)                                                                          \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) NAME(                      \
        const u8* src, Batch from, u8* dst, Batch to, PointwiseParams how, const u8* table)

// To each vector of 16 bytes.
struct ScaleBytes {
    Scale f;
    DEVICE uint4 operator()(uint4 in, int) const {
        const u32 words[4] = {in.x, in.y, in.z, in.w};
        u32 made[4];
        UNROLL(w, 4) {
            int value[4];
            UNROLL(i, 4) value[i] = __float2int_rn(f(biased(words[w], i) - BIAS, 0));
            made[w] = pack_u8(value[0], value[1], pack_u8(value[2], value[3]));
        }
        return make_uint4(made[0], made[1], made[2], made[3]);
    }
};

KERNEL(scale_run) { each_of_run<1>(src, from, dst, to, how, [] {}, ScaleBytes{Scale(how, table)}); }

// What becomes of bytes from `least` on, and of those below: some of their bits stay, and some change. Four times the same.
struct Choice {
    int least;
    u32 stay_above, change_above, stay_below, change_below;
};

DEVICE Choice choice_of(const PointwiseParams& how, const u8* table) {
    const u32 bits = how.bits;
    Choice choice = {how.least, __byte_perm(bits, 0, 0x0000), __byte_perm(bits, 0, 0x1111), __byte_perm(bits, 0, 0x2222), __byte_perm(bits, 0, 0x3333)};
    if (table) {
        // A threshold for each image.
        const float limit = ((const float*)table)[blockIdx.z];
        choice.least = limit >= 0 ? (int)fminf(limit, 255.0f) + 1 : limit < 0 ? 0 : 256;
        if (how.whole[0] == TRUNC) choice.change_above = saturate<u8>(limit) * 0x01010101u;
    }
    return choice;
}

// The same of a word. `above`: 0xff where a byte is `least` or more.
DEVICE u32 choose(u32 word, const Choice& choice) {
    const u32 high = 0x80808080, least = choice.least * 0x01010101u;
    const u32 low_bits = (word | high) - (least & ~high);  // bit 7: the lower seven bits are not less
    u32 above = ((word & ~least) | (~(word ^ least) & low_bits)) & high;
    above = choice.least > 255 ? 0 : (above >> 7) * 0xff;
    const u32 if_above = (word & choice.stay_above) ^ choice.change_above;
    const u32 if_below = (word & choice.stay_below) ^ choice.change_below;
    return (above & if_above) | (~above & if_below);
}

DEVICE uint4 choose(const uint4& in, const Choice& choice) {
    return make_uint4(choose(in.x, choice), choose(in.y, choice), choose(in.z, choice), choose(in.w, choice));
}

// Thresholds, and what changes bits of bytes alone.
KERNEL(choose_run) {
    Choice choice;
    each_of_run<1>(src, from, dst, to, how, [&] { choice = choice_of(how, table); }, [&](uint4 in, int) { return choose(in, choice); });
}

// Those and factors.
KERNEL(bytes_rows) {
    Choice choice;
    const auto prepare = [&] { choice = choice_of(how, table); };
    each_of_rows(src, from, dst, to, prepare, [&](uint4 in, int at) {
        return how.operation == SCALE ? ScaleBytes{Scale(how, table)}(in, at) : choose(in, choice);
    });
}

// Writes the table for channel `c`: of a curve, or the one that was given.
DEVICE void fill(SpreadTable& spread, const PointwiseParams& how, const u8* table, int c) {
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
    each_of_run<2, true>(src, from, dst, to, how, prepare, [&](uint4 in, int) { return look_up(in, spread); });
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
        // Of the four bytes of a word. The next word begins with another table where three take turns.
        const int first = turns == 3 ? (at + 15) % 3 : at & last;
        const SpreadTable* tables[4];
        UNROLL(i, 3) tables[i] = &spread[turns == 3 ? first + i - (first + i > 2 ? 3 : 0) : first + i & last];
        tables[3] = turns == 3 ? tables[0] : &spread[first + 3 & last];
        u32 words[4] = {in.x, in.y, in.z, in.w};
        UNROLL(w, 4) {
            words[w] = look_up(words[w], tables);
            if (turns != 3) continue;
            UNROLL(i, 3) tables[i] = tables[i + 1];
            tables[3] = tables[0];
        }
        return make_uint4(words[0], words[1], words[2], words[3]);
    });
}
