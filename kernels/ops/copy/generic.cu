// Operators that move elements as they are: borders and crops, stacks, and channels in another order.
#include "core/border.cuh"
#include "access/vec4.cuh"

// Where an image goes within its output.
EXPORTED struct ImageOffset {
    int left, top;
};

// The image at an offset, and a border around it; with a negative offset only a part of it. `each`: an offset for each image,
// or null. v0 … v3: a constant border's elements, as bits.
template <class T, int CHANNELS>
DEVICE void place(const void* src, const Batch& from, void* dst, const Batch& to, int left, int top,
                                      const ImageOffset* each, int border, const u32 (&value)[4]) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    if (each) left = each[blockIdx.z].left, top = each[blockIdx.z].top;
    const int sx = border_index(x - left, in.width, border), sy = border_index(y - top, in.height, border);
    const bool inside = sx >= 0 && sy >= 0;
    EACH_CHANNEL(c) *at<T>(out, x, y, c) = inside ? __ldg(at<T>(in, sx, sy, c)) : (T)value[c];
}

// Channel `order[c]` becomes channel c; where that is none of the source, it is `fill`, as bits. It may be done in place.
template <class T>
DEVICE void reorder(const void* src, const Batch& from, void* dst, const Batch& to, const int (&order)[4], u32 fill) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    T value[4];
    UNROLL(c, 4) {
        value[c] = (T)fill;
        if (c < to.channels && order[c] < from.channels) value[c] = *at<T>(in, x, y, order[c]);
    }
    UNROLL(c, 4) if (c < to.channels) *at<T>(out, x, y, c) = value[c];
}

// Groups of four elements as their bits, and back: of U8, U16 or F32, by their size.
template <int COUNT>
DEVICE void unpack_bits(int type, const u32 (&raw)[COUNT][4], u32 (&v)[COUNT][4]) {
    UNROLL(i, 4 * COUNT) {
        const u32(&words)[4] = raw[i / 4];
        if (type == F32) v[i / 4][i % 4] = words[i % 4];
        else if (type == U8) v[i / 4][i % 4] = words[0] >> (8 * (i % 4)) & 0xff;
        else v[i / 4][i % 4] = words[i % 4 / 2] >> (16 * (i & 1)) & 0xffff;
    }
}

template <int COUNT>
DEVICE void store_bits(int type, u8* p, const u32 (&v)[COUNT][4]) {
    UNROLL(g, COUNT) {
        const u32 low = v[g][0] | v[g][1] << 16, high = v[g][2] | v[g][3] << 16;
        if (type == F32) ((uint4*)p)[g] = make_uint4(v[g][0], v[g][1], v[g][2], v[g][3]);
        else if (type == U8) ((u32*)p)[g] = __byte_perm(low, high, 0x6420);
        else ((uint2*)p)[g] = make_uint2(low, high);
    }
}

// The same of pixels without gaps, in rows of a multiple of four pixels at such multiples of elements: isInFours() of
// src/image/core/memory_layout.ts tells. Four neighbouring pixels a thread, which a warp writes line by line.
template <int IN, int OUT>
DEVICE void reorder_fours(const u8* src, const Batch& from, u8* dst, const Batch& to, int type, const int (&order)[4],
                                              u32 fill) {
    WARP_SCRATCH(scratch, 16 * OUT);
    const int size = bytes_of(type), first = blockIdx.x * (BLOCK_X * 4), x = first + threadIdx.x * 4, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (y >= to.height) return;
    const u8* p = src + blockIdx.z * from.image + (u32)(y * (int)from.row + x * IN * size);
    u32 raw[IN][4], v[IN][4], made[OUT][4];
    UNROLL(g, IN) {
        if (x < to.width) load_raw(type, p + g * 4 * size, raw[g]);
    }
    unpack_bits(type, raw, v);
    UNROLL(i, 4 * OUT) {
        const int pixel = i / OUT, taken = order[i % OUT];
        u32 value = fill;
        UNROLL(k, IN) value = taken == k ? v[(pixel * IN + k) / 4][(pixel * IN + k) % 4] : value;
        made[i / 4][i % 4] = value;
    }
    store_bits(type, scratch + threadIdx.x * OUT * 4 * size, made);
    __syncwarp();
    copy_by_warp(dst + blockIdx.z * to.image + (u32)(y * (int)to.row + first * OUT * size), scratch,
                 min(BLOCK_X * 4, to.width - first) * OUT * size, threadIdx.x);
}

#define KERNEL(NAME) extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) NAME
#define PLACE(T, CHANNELS, NAME)                                                                                              \
    KERNEL(place_##NAME)(const void* src, Batch from, void* dst, Batch to, int left, int top, const ImageOffset* each, int border, \
                         u32 v0, u32 v1, u32 v2, u32 v3) {                                                                    \
        place<T, CHANNELS>(src, from, dst, to, left, top, each, border, {v0, v1, v2, v3});                                    \
    }
#define REORDER(T, CHANNELS, NAME)                                                                                      \
    KERNEL(reorder_##NAME)(const void* src, Batch from, void* dst, Batch to, int c0, int c1, int c2, int c3, u32 fill) { \
        reorder<T>(src, from, dst, to, {c0, c1, c2, c3}, fill);                                                         \
    }
#define REORDER_FOURS(IN, OUT)                                                                                              \
    KERNEL(reorder_fours_##IN##_##OUT)(const u8* src, Batch from, u8* dst, Batch to, int type, int c0, int c1, int c2, int c3, \
                                       u32 fill) {                                                                          \
        reorder_fours<IN, OUT>(src, from, dst, to, type, {c0, c1, c2, c3}, fill);                                           \
    }

EACH_SIZE(PLACE)
EACH_SIZE(REORDER)
REORDER_FOURS(3, 3)
REORDER_FOURS(3, 4)
REORDER_FOURS(4, 3)
REORDER_FOURS(4, 4)
REORDER_FOURS(1, 3)
REORDER_FOURS(1, 4)
