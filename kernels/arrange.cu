// Operators that move elements as they are: borders and crops, stacks, planes and channels.
#include "border.cuh"
#include "quads.cuh"

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
EACH_SIZE(SPLIT)
EACH_SIZE(MERGE)

// Channel `order[c]` becomes channel c; where that is none of the source, it is `fill`, as bits. Elements of `size` bytes, four
// neighbouring pixels a thread. It may be done in place.
KERNEL(reorder)(const void* src, Batch from, void* dst, Batch to, int size, int c0, int c1, int c2, int c3, u32 fill) {
    constexpr int MOST = 4 * 4 * 4, STRIDE = MOST + 16;  // bytes of four pixels; so far apart that lanes seldom wait for one another
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_QUAD(x, y, out);
    WARP_SCRATCH(read, STRIDE);
    WARP_SCRATCH(made, MOST);
    const int lane = threadIdx.x, count = min(4, out.width - x), channels = to.channels, pixel = channels * size;
    u8 *const mine = read + lane * STRIDE, *const result = made + lane * 4 * pixel;
    // The source's pixels as they lie, or plane by plane.
    const u8* p = in.data + y * in.row + x * in.column;
    const bool together = in.column == from.channels * size && (from.channels == 1 || in.channel == size);
    const bool vectors = count == 4 && (together || in.column == size) && aligned((const void*)((u64)p | (together ? 0 : (u64)in.channel)), 4 * size);
    const int column = vectors && !together ? size : from.channels * size, channel = vectors && !together ? 4 * size : size;
    if (vectors) {
        const i64 step = together ? 4 * size : in.channel;
#pragma unroll 1
        for (int c = 0; c < from.channels; c++) copy_quad(size, mine + c * 4 * size, p + c * step);
    } else {
        // Where there are fewer, the last one again: nothing is read that nobody wrote.
#pragma unroll 1
        for (int i = 0; i < 4; i++) {
            const u8* from_pixel = p + min(i, count - 1) * in.column;
#pragma unroll 1
            for (int c = 0; c < from.channels; c++) copy_element(size, mine + i * column + c * channel, from_pixel + c * in.channel);
        }
    }
    u8* q = out.data + y * out.row + x * out.column;
    const bool whole = out.column == pixel && (channels == 1 || out.channel == size);
    const bool planes = !whole && count == 4 && out.column == size && aligned((const void*)((u64)q | (u64)out.channel), 4 * size);
    // Each lane begins with another element.
    int e = lane % (4 * channels), i = e / channels, c = e % channels;
#pragma unroll 1
    for (int k = 0; k < 4 * channels; k++) {
        const int taken = c == 0 ? c0 : c == 1 ? c1 : c == 2 ? c2 : c3;
        u8* element = result + (planes ? c * 4 + i : i * channels + c) * size;
        if (taken < from.channels) copy_element(size, element, mine + i * column + taken * channel);
        else if (size == 1) *element = (u8)fill;
        else if (size == 2) *(u16*)element = (u16)fill;
        else *(u32*)element = fill;
        if (++c == channels) c = 0, i = i == 3 ? 0 : i + 1;
    }
    __syncwarp();
    if (whole) {
        const int first = x - lane * 4;
        copy_by_warp(q - lane * 4 * out.column, made, min(QUADS_X, out.width - first) * pixel, lane);
    } else if (planes) {
#pragma unroll 1
        for (int c = 0; c < channels; c++) copy_quad(size, q + c * out.channel, result + c * 4 * size);
    } else {
#pragma unroll 1
        for (int i = 0; i < count; i++) {
#pragma unroll 1
            for (int c = 0; c < channels; c++) copy_element(size, q + i * out.column + c * out.channel, result + (i * channels + c) * size);
        }
    }
}
