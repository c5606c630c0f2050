// Pointwise operations from u8 to u8 on contiguous rows: factors, thresholds, bit masks, gamma and tables.
// `flat` kernels take contiguous images as one row; `rows` kernels take rows that start anywhere.
#include "access/global.cuh"
#include "access/vec16.cuh"
#include "patterns/pointwise_ops.cuh"

// Vectors of 16 bytes per thread in `rows` kernels.
#define VECTORS 2
EXPORTED constexpr int POINTWISE_BYTES_TILE[] = {SPAN, BLOCK_Y * VECTORS};

// Calls `f(vector, offset of its first byte)` for all vectors of images of one row, after `prepare()`. A
// thread takes COUNT vectors and issues their loads before `prepare`. LONG: keeps the body of `f` in a loop,
// to limit code size.
template <int COUNT, bool STREAMING, bool LONG, class P, class F>
DEVICE void map_flat(const u8* src, const Batch& from, u8* dst, const Batch& to, const P& prepare, const F& f) {
    constexpr int STEP = BLOCK_Y * SPAN;
    const u8* in = src + blockIdx.z * from.image;
    u8* out = dst + blockIdx.z * to.image;
    int count = to.width;
    if (to.listed) {
        in = ((const Image*)src)[blockIdx.z].data;
        const Image& image = ((const Image*)dst)[blockIdx.z];
        out = image.data, count = image.width;
    }
    const int first = blockIdx.x * (COUNT * STEP) + thread_index() * 16;
    uint4 vector[COUNT];
    UNROLL(i, COUNT) {
        const int at = first + i * STEP;
        if (at < count) vector[i] = load_global<uint4, STREAMING>(in + at);
    }
    prepare();
    UNROLL_BY((LONG ? 1 : COUNT)) for (int i = 0; i < COUNT; i++) {
        const int at = first + i * STEP;
        if (at >= count) return;
        store_global<STREAMING>(out + at, f(vector[LONG ? 0 : i], at));
        if (LONG) rotate(vector, vector[0]);
    }
}

// Small images: two vectors per thread, streamed. Large ones: MANY vectors, which the caches combine.
template <int MANY, bool LONG = false, class P, class F>
DEVICE void flat(const u8* src, const Batch& from, u8* dst, const Batch& to, const PointwiseParams& params,
                 const P& prepare, const F& f) {
    if (params.small_images) map_flat<2, true, LONG>(src, from, dst, to, prepare, f);
    else map_flat<MANY, false, LONG>(src, from, dst, to, prepare, f);
}

// Bytes `low` … `high` - 1 of a vector, one by one: the ends of a row.
DEVICE uint4 load_bytes(const u8* p, int low, int high) {
    uint4 v = make_uint4(0, 0, 0, 0);
    NO_UNROLL for (int i = high - 1; i >= 0; i--) {
        v.w = __funnelshift_l(v.z, v.w, 8), v.z = __funnelshift_l(v.y, v.z, 8);
        v.y = __funnelshift_l(v.x, v.y, 8), v.x = v.x << 8 | (i >= low ? p[i] : 0);
    }
    return v;
}
DEVICE void store_bytes(u8* p, int low, int high, uint4 v) {
    NO_UNROLL for (int i = 0; i < high; i++) {
        if (i >= low) p[i] = (u8)v.x;
        v.x = __funnelshift_r(v.x, v.y, 8), v.y = __funnelshift_r(v.y, v.z, 8);
        v.z = __funnelshift_r(v.z, v.w, 8), v.w >>= 8;
    }
}

// Sixteen bytes at any address, as the aligned words around them.
struct Unaligned16 {
    u32 word[5];

    DEVICE void load(const u8* p) {
        if (aligned(p, 16)) return to_words(load_global<uint4>(p), word);
        const u32 shift = (u64)p & 3;
        const u32* words = (const u32*)(p - shift);
        UNROLL(i, 5) word[i] = load_global<u32>(words + (i < 4 || shift > 0 ? i : 3));
    }
    DEVICE uint4 get(const u8* p) const {
        const u32 bits = aligned(p, 16) ? 0 : ((u64)p & 3) * 8;
        return make_uint4(__funnelshift_r(word[0], word[1], bits), __funnelshift_r(word[1], word[2], bits),
                          __funnelshift_r(word[2], word[3], bits), __funnelshift_r(word[3], word[4], bits));
    }
};

// Calls `f(vector, offset of its first byte in the row)` for all bytes of all rows, after `prepare()`.
// Vectors are aligned in the result, so that a block also covers up to 15 bytes before a row.
template <class P, class F>
DEVICE void map_rows(const u8* src, const Batch& from, u8* dst, const Batch& to, const P& prepare, const F& f) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    // All warps of a block share an image of one row; otherwise each warp has its own rows.
    const bool single = to.height == 1;
    const int column = single ? blockIdx.x * (BLOCK_Y * VECTORS) + threadIdx.y : blockIdx.x;
    const int row = single ? 0 : blockIdx.y * (BLOCK_Y * VECTORS) + threadIdx.y;
    const int across = single ? BLOCK_Y * SPAN : 0, down = single ? 0 : BLOCK_Y;
    const u8* p[VECTORS];
    u8* q[VECTORS];
    int offset[VECTORS], left[VECTORS];  // of the first byte; bytes from there to the end of the row
    bool full[VECTORS];
    Unaligned16 sixteen[VECTORS];
    UNROLL(v, VECTORS) {
        const int y = row + v * down;
        q[v] = out.data + y * out.row;
        offset[v] = column * SPAN + v * across + (int)threadIdx.x * 16 - (int)((u64)q[v] & 15);
        left[v] = y < out.height ? out.width - offset[v] : 0;
        p[v] = in.data + y * in.row + offset[v], q[v] += offset[v];
        // Words may reach past the last byte, which may not be readable at the end of a row.
        full[v] = offset[v] >= 0 && left[v] >= (aligned(p[v], 4) ? 16 : 19);
        if (full[v]) sixteen[v].load(p[v]);
    }
    prepare();
    NO_UNROLL for (int v = 0; v < VECTORS; v++) {
        if (left[0] > 0) {
            const int low = max(-offset[0], 0), high = min(left[0], 16);
            const uint4 result = f(full[0] ? sixteen[0].get(p[0]) : load_bytes(p[0], low, high), offset[0]);
            if (full[0] || (low == 0 && high == 16)) store_global(q[0], result);
            else store_bytes(q[0], low, high, result);
        }
        rotate(p, p[1]), rotate(q, q[1]), rotate(offset, offset[1]), rotate(left, left[1]), rotate(full, full[1]);
        rotate(sixteen, sixteen[1]);
    }
}

struct ScaleBytes {
    Scale f;
    DEVICE uint4 operator()(uint4 in, int) const {
        u32 words[4];
        to_words(in, words);
        UNROLL(w, 4) {
            int value[4];
            UNROLL(i, 4) value[i] = __float2int_rn(f(biased(words[w], i) - BIAS, 0));
            words[w] = pack_u8(value);
        }
        return to_vector(words);
    }
};

POINTWISE_KERNEL(scale_flat) { flat<1>(src, from, dst, to, params, [] {}, ScaleBytes{Scale(params, table)}); }

// AND and XOR masks for bytes ≥ `split` and for those below, each repeated four times.
struct Choice { int split; u32 and_above, xor_above, and_below, xor_below; };

DEVICE Choice choice_of(const PointwiseParams& params, const u8* table) {
    const u32 bits = params.u8_masks;
    Choice choice = {params.u8_split, __byte_perm(bits, 0, 0x0000), __byte_perm(bits, 0, 0x1111),
                     __byte_perm(bits, 0, 0x2222), __byte_perm(bits, 0, 0x3333)};
    if (table) {
        // A threshold for each image.
        const float limit = ((const float*)table)[blockIdx.z];
        choice.split = limit >= 0 ? (int)fminf(limit, 255.0f) + 1 : limit < 0 ? 0 : 256;
        if (params.ints[0] == TRUNC) choice.xor_above = repeat_byte(saturate<u8>(limit));
    }
    return choice;
}

DEVICE u32 choose(u32 word, const Choice& choice) {
    const u32 high = 0x80808080, split = repeat_byte(choice.split);
    const u32 low_bits = (word | high) - (split & ~high);  // bit 7: the low seven bits are ≥ those of `split`
    u32 above = ((word & ~split) | (~(word ^ split) & low_bits)) & high;
    above = choice.split > 255 ? 0 : (above >> 7) * 0xff;  // 0xff for each byte ≥ `split`
    const u32 if_above = (word & choice.and_above) ^ choice.xor_above;
    const u32 if_below = (word & choice.and_below) ^ choice.xor_below;
    return (above & if_above) | (~above & if_below);
}
DEVICE uint4 choose(const uint4& in, const Choice& choice) {
    return make_uint4(choose(in.x, choice), choose(in.y, choice), choose(in.z, choice), choose(in.w, choice));
}

// Thresholds and bit masks.
POINTWISE_KERNEL(choose_flat) {
    Choice choice;
    const auto prepare = [&] { choice = choice_of(params, table); };
    flat<1>(src, from, dst, to, params, prepare, [&](uint4 in, int) { return choose(in, choice); });
}

// Thresholds, bit masks and factors.
POINTWISE_KERNEL(choose_rows) {
    Choice choice;
    const auto prepare = [&] { choice = choice_of(params, table); };
    map_rows(src, from, dst, to, prepare, [&](uint4 in, int at) {
        return params.operation == SCALE ? ScaleBytes{Scale(params, table)}(in, at) : choose(in, choice);
    });
}

// Fills the table of channel `c`: gamma of each value, or a given table.
DEVICE void fill(SpreadTable& spread, const PointwiseParams& params, const u8* table, int c) {
    const int value = thread_index();
    const int(&stride)[3] = params.ints;
    spread_entry(spread, params.operation == LOOKUP ? table[blockIdx.z * stride[0] + value * stride[1] + c * stride[2]]
                                                    : saturate<u8>(Gamma<true>(params, table)((float)value, c)));
}

// Gamma and tables that are the same for all channels.
POINTWISE_KERNEL(table_flat) {
    __shared__ __align__(16) SpreadTable spread;
    const auto prepare = [&] {
        fill(spread, params, table, 0);
        __syncthreads();
    };
    flat<2, true>(src, from, dst, to, params, prepare, [&](uint4 in, int) { return look_up(in, spread); });
}

// Gamma and tables with up to four channels.
POINTWISE_KERNEL(table_rows) {
    __shared__ __align__(16) SpreadTable spread[4];
    const int period = params.channel_period, last = period - 1;
    const auto prepare = [&] {
        NO_UNROLL for (int c = 0; c < period; c++) fill(spread[c], params, table, c);
        __syncthreads();
    };
    map_rows(src, from, dst, to, prepare, [&](uint4 in, int at) {
        // The tables of a word's bytes. With three channels the next word begins with another table.
        const int first = period == 3 ? (at + 15) % 3 : at & last;
        const SpreadTable* tables[4];
        UNROLL(i, 3) tables[i] = &spread[period == 3 ? first + i - (first + i > 2 ? 3 : 0) : first + i & last];
        tables[3] = period == 3 ? tables[0] : &spread[first + 3 & last];
        u32 words[4];
        to_words(in, words);
        UNROLL(w, 4) {
            words[w] = look_up(words[w], tables);
            if (period == 3) rotate(tables, tables[2]), tables[3] = tables[0];
        }
        return to_vector(words);
    });
}
