// Copies elements unconverted, in any layout: borders, crops, stacks, and channels in another order.
#include "access/vec4.cuh"
#include "core/border.cuh"

// The image at an offset within the result, with a border around it; a negative offset crops. `each`: an
// offset for each image, or null. v0 … v3: the elements of a constant border, as bits.
template <class T>
KERNEL() place(SRC_DST, int left, int top, const ImageOffset* each, int border, u32 v0, u32 v1, u32 v2, u32 v3) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    if (each) left = each[blockIdx.z].left, top = each[blockIdx.z].top;
    const int sx = border_index(x - left, in.width, border), sy = border_index(y - top, in.height, border);
    const bool inside = sx >= 0 && sy >= 0;
    const u32 value[4] = {v0, v1, v2, v3};
    EACH_CHANNEL(c) *at<T>(out, x, y, c) = inside ? __ldg(at<T>(in, sx, sy, c)) : (T)pick(value, c);
}

// Channel c of the result is channel `order[c]` of the source, or `fill` if it has none. Works in place.
template <class T>
KERNEL() reorder(SRC_DST, int c0, int c1, int c2, int c3, u32 fill) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const int order[4] = {c0, c1, c2, c3};
    T value[4];
    UNROLL(c, 4) {
        value[c] = (T)fill;
        if (c < to.channels && order[c] < from.channels) value[c] = *at<T>(in, x, y, order[c]);
    }
    UNROLL(c, 4) if (c < to.channels) *at<T>(out, x, y, c) = value[c];
}

// Groups of four elements as their bits, and back: U8, U16 or F32 stand for the size.
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
        if (type == F32) ((uint4*)p)[g] = to_vector(v[g]);
        else if (type == U8) ((u32*)p)[g] = __byte_perm(low, high, 0x6420);
        else ((uint2*)p)[g] = make_uint2(low, high);
    }
}

// Reorders interleaved pixels: four per thread, stored by whole warps. Widths and row starts are multiples of
// four pixels and of four elements, respectively.
template <int IN, int OUT>
KERNEL() reorder_vec4(const u8* src, Batch from, u8* dst, Batch to, int type, int c0, int c1, int c2, int c3,
                      u32 fill) {
    WARP_SCRATCH(scratch, 16 * OUT);
    const int size = bytes_of(type), first = blockIdx.x * (BLOCK_X * 4);
    const int x = first + threadIdx.x * 4, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (y >= to.height) return;
    const int order[4] = {c0, c1, c2, c3};
    const u8* p = src + blockIdx.z * from.image + (u32)(y * (int)from.row + x * IN * size);
    u32 raw[IN][4], v[IN][4], result[OUT][4];
    UNROLL(g, IN) if (x < to.width) load_raw(type, p + g * 4 * size, raw[g]);
    unpack_bits(type, raw, v);
    UNROLL(i, 4 * OUT) {
        const int pixel = i / OUT, taken = order[i % OUT];
        u32 value = fill;
        UNROLL(k, IN) value = taken == k ? v[(pixel * IN + k) / 4][(pixel * IN + k) % 4] : value;
        result[i / 4][i % 4] = value;
    }
    store_bits(type, scratch + threadIdx.x * OUT * 4 * size, result);
    __syncwarp();
    copy_by_warp(dst + blockIdx.z * to.image + (u32)(y * (int)to.row + first * OUT * size), scratch,
                 min(BLOCK_X * 4, to.width - first) * OUT * size, threadIdx.x);
}
INSTANCES(place_1 = place<u8>, place_2 = place<u16>, place_4 = place<u32>)
INSTANCES(reorder_1 = reorder<u8>, reorder_2 = reorder<u16>, reorder_4 = reorder<u32>)
INSTANCES(reorder_vec4<1|3|4, 3|4>)
