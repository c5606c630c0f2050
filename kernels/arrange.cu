// Operators that move elements as they are: borders and crops, stacks, planes and channels.
#include "border.cuh"
#include "image.cuh"

// Where an image goes within its output.
struct Offset {
    int left, top;
};

// The image at an offset, and a border around it; with a negative offset only a part of it. `each`: an offset for each image,
// or null. v0 … v3: a constant border's elements, as bits.
template <class T, int CHANNELS>
__device__ __forceinline__ void place(const void* src, const Batch& from, void* dst, const Batch& to, int left, int top,
                                      const Offset* each, int border, const u32 (&value)[4]) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    if (each) left = each[blockIdx.z].left, top = each[blockIdx.z].top;
    const int sx = border_index(x - left, in.width, border), sy = border_index(y - top, in.height, border);
    const bool inside = sx >= 0 && sy >= 0;
    EACH_CHANNEL(c) *at<T>(out, x, y, c) = inside ? __ldg(at<T>(in, sx, sy, c)) : (T)value[c];
}

// Channel `order[c]` becomes channel c; where that is none of the source, it is `fill`, as bits. It may be done in place.
template <class T>
__device__ __forceinline__ void reorder(const void* src, const Batch& from, void* dst, const Batch& to, const int (&order)[4], u32 fill) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    T value[4];
#pragma unroll
    for (int c = 0; c < 4; c++) {
        value[c] = (T)fill;
        if (c < to.channels && order[c] < from.channels) value[c] = *at<T>(in, x, y, order[c]);
    }
#pragma unroll
    for (int c = 0; c < 4; c++) if (c < to.channels) *at<T>(out, x, y, c) = value[c];
}

// The same, not in place: a thread makes 16 neighbouring bytes, at an aligned address, of pixels without gaps or of planes.
template <class T>
__device__ __forceinline__ void gather(const void* src, const Batch& from, void* dst, const Batch& to, const int (&order)[4], u32 fill) {
    constexpr int COUNT = 16 / sizeof(T);
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (y >= out.height) return;
    const bool together = out.column == to.channels * sizeof(T) && (to.channels == 1 || out.channel == sizeof(T));
    const int turns = together ? to.channels : 1, length = out.width * turns;
    const i64 step = together ? sizeof(T) : out.column;
#pragma unroll 1
    for (int plane = 0; plane < to.channels; plane += turns) {
        u8* const row = out.data + y * out.row + plane * out.channel;
        // The first vector begins at the row or before it.
        const int first = (int)((-(u64)row & 15) / sizeof(T)) - COUNT + (blockIdx.x * BLOCK_X + threadIdx.x) * COUNT;
        if (first >= length) continue;
        const int start = max(first, 0), stop = min(first + COUNT, length);
        const bool whole = step == sizeof(T) && stop - start == COUNT;
        int pixel = turns == 3 ? start / 3 : turns == 4 ? start / 4 : turns == 2 ? start / 2 : start, c = plane + start - pixel * turns;
        const u8* in_row = in.data + y * in.row;
        u32 words[4] = {0, 0, 0, 0};
#pragma unroll
        for (int i = 0; i < COUNT; i++) {
            const int taken = c == 0 ? order[0] : c == 1 ? order[1] : c == 2 ? order[2] : order[3];
            T value = (T)fill;
            if (start + i < stop) {
                if (taken < from.channels) value = __ldg((const T*)(in_row + pixel * in.column + taken * in.channel));
                if (!whole) *(T*)(row + (start + i) * step) = value;
            }
            words[i * sizeof(T) / 4] |= (u32)value << (8 * (i * sizeof(T) % 4));
            if (++c == plane + turns) c = plane, pixel++;
        }
        if (whole) *(uint4*)(row + start * sizeof(T)) = make_uint4(words[0], words[1], words[2], words[3]);
    }
}

// The first channel of each of `count` images becomes a channel of one, or the other way round.
template <class T, bool SPLIT>
__device__ __forceinline__ void split_or_merge(const Image& whole, const Image (&plane)[4], int count) {
    THIS_PIXEL(x, y, whole);
#pragma unroll
    for (int c = 0; c < 4; c++) {
        if (c >= count) break;
        if (SPLIT) *at<T>(plane[c], x, y) = __ldg(at<T>(whole, x, y, c));
        else *at<T>(whole, x, y, c) = __ldg(at<T>(plane[c], x, y));
    }
}

#define KERNEL(NAME) extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) NAME
#define PLACE(T, CHANNELS, NAME)                                                                                              \
    KERNEL(place_##NAME)(const void* src, Batch from, void* dst, Batch to, int left, int top, const Offset* each, int border, \
                         u32 v0, u32 v1, u32 v2, u32 v3) {                                                                    \
        place<T, CHANNELS>(src, from, dst, to, left, top, each, border, {v0, v1, v2, v3});                                    \
    }
#define REORDER(T, CHANNELS, NAME)                                                                                      \
    KERNEL(reorder_##NAME)(const void* src, Batch from, void* dst, Batch to, int c0, int c1, int c2, int c3, u32 fill) { \
        reorder<T>(src, from, dst, to, {c0, c1, c2, c3}, fill);                                                         \
    }                                                                                                                   \
    KERNEL(gather_##NAME)(const void* src, Batch from, void* dst, Batch to, int c0, int c1, int c2, int c3, u32 fill) {  \
        gather<T>(src, from, dst, to, {c0, c1, c2, c3}, fill);                                                          \
    }
// Planes beyond `count` are any address.
#define SPLIT(T, CHANNELS, NAME)                                                                                            \
    KERNEL(split_##NAME)(const void* src, Batch from, void* p0, Batch b0, void* p1, Batch b1, void* p2, Batch b2, void* p3, \
                         Batch b3, int count) {                                                                             \
        split_or_merge<T, true>(image_at(src, from), {image_at(p0, b0), image_at(p1, b1), image_at(p2, b2),                 \
                                image_at(p3, b3)}, count);                                                                  \
    }
#define MERGE(T, CHANNELS, NAME)                                                                                          \
    KERNEL(merge_##NAME)(const void* p0, Batch b0, const void* p1, Batch b1, const void* p2, Batch b2, const void* p3,    \
                         Batch b3, void* dst, Batch to, int count) {                                                      \
        split_or_merge<T, false>(image_at(dst, to), {image_at(p0, b0), image_at(p1, b1), image_at(p2, b2),                \
                                 image_at(p3, b3)}, count);                                                               \
    }

EACH_SIZE(PLACE)
EACH_SIZE(REORDER)
EACH_SIZE(SPLIT)
EACH_SIZE(MERGE)
