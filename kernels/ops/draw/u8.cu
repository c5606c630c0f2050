// Copies u8 images and draws shapes over them, with the results of ops/draw/generic.cu: 16 bytes per thread
// at a time, and most threads only copy. An image is one contiguous run of bytes, or one run per row; runs
// are multiples of 16 bytes at such addresses. Offsets within an image are 32-bit.
#include "access/vec16.cuh"
#include "core/draw_shapes.cuh"

DEVICE u32 pack(float a, float b, float c, float d) {
    return pack_u8(__float2int_rn(a), __float2int_rn(b), pack_u8(__float2int_rn(c), __float2int_rn(d)));
}

// Sixteen bytes under opaque shapes.
struct Opaque {
    u32 words[4];

    DEVICE Opaque(uint4 bytes) { to_words(bytes, words); }
    // Puts colors where bits of `bytes` are set. `color`: of the first four bytes; RGB repeats the first.
    DEVICE void put(u32 bytes, bool three, const float (&color)[4], float) {
        u32 word = pack(color[0], color[1], color[2], color[3]);
        const u32 next = three ? 0x1021 : 0x3210;
        UNROLL(w, 4) {
            const u32 mask = ((bytes >> 4 * w & 15) * 0x00204081 & 0x01010101) * 255;
            words[w] = (words[w] & ~mask) | (word & mask);
            word = __byte_perm(word, 0, next);
        }
    }
    DEVICE uint4 result() const { return to_vector(words); }
};

// Sixteen bytes under shapes of any opacity; rounded once.
struct Blended {
    float v[16];

    DEVICE Blended(uint4 bytes) {
        u32 words[4];
        to_words(bytes, words);
        UNROLL(i, 16) v[i] = biased(words[i / 4], i % 4) - BIAS;
    }
    DEVICE void put(u32 bytes, bool three, const float (&color)[4], float opacity) {
        UNROLL(i, 16) {
            const float c = three ? color[i % 3] : color[i % 4];
            const float value = opacity < 1 ? __fmaf_rn(c - v[i], opacity, v[i]) : c;
            if (bytes >> i & 1) v[i] = value;
        }
    }
    DEVICE uint4 result() const {
        return make_uint4(pack(v[0], v[1], v[2], v[3]), pack(v[4], v[5], v[6], v[7]), pack(v[8], v[9], v[10], v[11]),
                          pack(v[12], v[13], v[14], v[15]));
    }
};

// Divides byte counts below 2^31 by 1, 3 or 4 channels.
struct Channels {
    u32 count, factor;

    DEVICE Channels(u32 channels) : count(channels), factor(channels == 3 ? 0x2aaaaaab : 0x80000000 >> channels / 2) {}
    DEVICE u32 pixels(u32 bytes) const { return __umulhi(2 * bytes, factor); }
};

// Puts the color of a shape where bits of `pixels` are set. `channel` is that of the first byte.
template <class Drawn>
DEVICE void put_pixels(Drawn& drawn, u32 pixels, const DrawShape& shape, u32 channels, u32 channel) {
    // Spreads the bit of each pixel to all of its bytes.
    const bool three = channels == 3;
    u32 bytes = pixels;
    if (three) {
        bytes = (bytes | bytes << 8) & 0x300f;
        bytes = (bytes | bytes << 4) & 0x30c3;
        bytes = ((bytes | bytes << 2) & 0x9249) * 7 >> channel;
    } else if (channels == 4) {
        bytes = (bytes | bytes << 6) & 0x0303;
        bytes = ((bytes | bytes << 3) & 0x1111) * 15;
    }
    const u32 last = channels - 1, second = three ? channel + 1 : 1, third = three ? channel + 2 : 2;
    const float* const from = shape.color;
    const float color[4] = {from[channel], from[three ? second - (second > last ? 3 : 0) : second & last],
                            from[three ? third - (third > last ? 3 : 0) : third & last], from[three ? channel : last]};
    drawn.put(bytes, three, color, shape.opacity);
}

// Draws over 16 bytes starting at byte `begin` of row `y`. All threads of a warp call it; its pixels: `of_warp`.
template <class Drawn>
DEVICE uint4 drawn_over(uint4 vector, u32 begin, int y, u32 row, const Channels& channels, const Table& table,
                        const Found (&found)[DRAW_LISTED_SHAPES], int count, const Pixels& of_warp) {
    const u32 x = channels.pixels(begin), channel = begin - x * channels.count;
    // The number of pixels that the bytes touch, and of those before the end of this row.
    const int reach = channels.count == 3 ? 6 : channels.pixels(16), here = channels.pixels(row) - x;
    Drawn drawn(vector);
    for (int start = 0; start < count; start += 32) {
        const int n = start + threadIdx.x;
        u32 votes = __ballot_sync(0xffffffffu, n < count && touches(&found[n].shape.left, of_warp));
        NO_UNROLL for (; votes != 0; votes &= votes - 1) {
            const DrawShape& shape = found[start + __ffs(votes) - 1].shape;
            u32 pixels = 0;
            NO_UNROLL for (int first = 0, end = min(here, reach); first < end; first = end, end = reach) {
                pixels |= covered(shape, table, first ? 0 : (int)x, y + (first > 0), end - first) << first;
            }
            if (pixels != 0) put_pixels(drawn, pixels, shape, channels.count, channel);
        }
    }
    return drawn.result();
}

template <class Drawn, int VECTORS, int MIN_BLOCKS>
KERNEL(MIN_BLOCKS) draw_u8(SRC_DST, const u32* uploaded, int images, const __grid_constant__ InlineTable inline_table) {
    const Table table = {uploaded, inline_table, images};
    __shared__ Found found[DRAW_LISTED_SHAPES];
    const Image in = image_at(src, from), out = image_at(dst, to);
    // All warps share an image that is one run; otherwise each warp takes a row.
    constexpr int STRIP = VECTORS * SPAN;
    const bool single = out.height == 1;
    const int run = single ? blockIdx.y : blockIdx.y * BLOCK_Y + threadIdx.y;
    const u32 row = (u32)out.row;
    const Channels channels(to.channels);
    const int length = run < out.height ? out.width : 0;
    const int start = blockIdx.x * STRIP * (single ? BLOCK_Y : 1);
    const int at = start + (single ? threadIdx.y * STRIP : 0) + threadIdx.x * 16;
    const u8* p = in.data + run * (int)in.row + at;
    // Vectors past the end are undefined, and not stored.
    uint4 vectors[VECTORS];
    UNROLL(k, VECTORS) if (at + k * SPAN < length) vectors[k] = __ldcs((const uint4*)(p + k * SPAN));
    int shapes[2];
    table.read(blockIdx.z, shapes);
    if (shapes[1] > shapes[0]) {
        Pixels of_block = {0, run - (int)threadIdx.y, (int)row, run - (int)threadIdx.y + BLOCK_Y};
        if (single) of_block.top = (u32)start / row, of_block.bottom = (u32)(start + BLOCK_Y * STRIP - 1) / row + 1;
        const u32 above = (u32)at / row, rows = SPAN / row + 2;
        u32 begin = at - above * row, y = run + above;
        const int count = find_shapes(table, shapes[0], shapes[1], of_block, found);
        if (count > 0) {
            NO_UNROLL for (int k = 0; k < VECTORS; k++, begin += SPAN) {
                NO_UNROLL for (; begin >= row; begin -= row) y++;
                // The bytes of a warp lie in one row; otherwise assume single rows.
                const u32 low = __shfl_sync(0xffffffffu, begin, 0);
                const u32 last = low + SPAN - 1, top = __shfl_sync(0xffffffffu, y, 0);
                Pixels of_warp = {0, (int)top, (int)row, (int)(top + rows)};
                if (last < row) {
                    of_warp = {(int)channels.pixels(low), (int)top, (int)channels.pixels(last) + 1, (int)top + 1};
                }
                const uint4 vector = drawn_over<Drawn>(vectors[0], begin, y, row, channels, table, found, count,
                                                       of_warp);
                rotate(vectors, vector);
            }
        }
    }
    u8* q = out.data + run * row + at;
    UNROLL(k, VECTORS) if (at + k * SPAN < length) __stcs((uint4*)(q + k * SPAN), vectors[k]);
}

EXPORTED constexpr int DRAW_U8_VECTORS = 2;
EXPORTED constexpr int BLEND_U8_VECTORS = 4;
INSTANCES(draw_u8 = draw_u8<Opaque, DRAW_U8_VECTORS, 6>, blend_u8 = draw_u8<Blended, BLEND_U8_VECTORS, 4>)
