// Bytes whose pixels lie without gaps, moved: flips, borders, crops, stacks and reordered channels. The same results as flip.cu
// and arrange.cu. A thread moves 4 neighbouring pixels as words; a warp's pixels are put together and written line by line.
#include "border.cuh"
#include "image.cuh"

#define PIXELS 4

// As in arrange.cu.
struct Offset {
    int left, top;
};

// Pixel 3 - i instead of pixel i.
template <int CHANNELS>
__device__ __forceinline__ void reverse(Bytes<PIXELS * CHANNELS>& group) {
    Bytes<PIXELS * CHANNELS> turned;
#pragma unroll
    for (int w = 0; w < CHANNELS; w++) {
        turned.words[w] = 0;
#pragma unroll
        for (int i = 0; i < 4; i++) {
            const int to = 4 * w + i, at = (PIXELS - 1 - to / CHANNELS) * CHANNELS + to % CHANNELS;
            turned.words[w] |= (group.words[at / 4] >> (8 * (at % 4)) & 255u) << (8 * i);
        }
    }
    group = turned;
}

// Writes this thread's pixels of row `y`, the warp's first at `first`: as words where a whole line lies at an aligned address.
template <int CHANNELS>
__device__ __forceinline__ void store_group(const Image& out, int first, int y, const Bytes<PIXELS * CHANNELS>& group) {
    __shared__ u32 lines[BLOCK_Y][BLOCK_X * CHANNELS];
    u8* const target = out.data + y * out.row + first * CHANNELS;
    if (first + BLOCK_X * PIXELS <= out.width && ((u64)target & 3) == 0) {
        u32* const mine = lines[threadIdx.y];
#pragma unroll
        for (int w = 0; w < CHANNELS; w++) mine[threadIdx.x * CHANNELS + w] = group.words[w];
        __syncwarp();
#pragma unroll
        for (int w = 0; w < CHANNELS; w++) ((u32*)target)[w * BLOCK_X + threadIdx.x] = mine[w * BLOCK_X + threadIdx.x];
        return;
    }
    const int x = first + threadIdx.x * PIXELS;
#pragma unroll
    for (int at = 0; at < PIXELS * CHANNELS; at++) {
        if (x + at / CHANNELS < out.width) target[threadIdx.x * PIXELS * CHANNELS + at] = (u8)(group.words[at / 4] >> (8 * (at % 4)));
    }
}

// The pixels from `column` on that lie within the row; bytes behind them are of no account.
template <int CHANNELS>
__device__ __forceinline__ Bytes<PIXELS * CHANNELS> load_group(const Image& in, int column, int row) {
    const u8* p = in.data + row * in.row + column * CHANNELS;
    // Words may reach 3 bytes past the pixels: into the next row, but behind the last row there may be nothing.
    const int slack = row + 1 < in.height ? 0 : 3;
    if ((column + PIXELS) * CHANNELS + slack <= in.width * CHANNELS) return load_words<PIXELS * CHANNELS>(p);
    Bytes<PIXELS * CHANNELS> group;
#pragma unroll
    for (int w = 0; w < CHANNELS; w++) group.words[w] = 0;
#pragma unroll
    for (int at = 0; at < PIXELS * CHANNELS; at++) {
        if (column + at / CHANNELS < in.width) group.words[at / 4] |= (u32)__ldg(p + at) << (8 * (at % 4));
    }
    return group;
}

template <int CHANNELS>
__device__ __forceinline__ void move(const void* src, const Batch& from, void* dst, const Batch& to, int left, int top,
                                     const Offset* each, int border, const u32 (&value)[4], int flip_x, int flip_y) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int first = blockIdx.x * BLOCK_X * PIXELS, x = first + threadIdx.x * PIXELS;
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (y >= out.height || first >= out.width) return;
    if (each) left = each[blockIdx.z].left, top = each[blockIdx.z].top;

    const int row = border_index(flip_y ? in.height - 1 - (y - top) : y - top, in.height, border);
    const int start = flip_x ? in.width - 1 - (x - left) : x - left, low = flip_x ? start - (PIXELS - 1) : start;
    const u8* line = in.data + row * in.row;
    Bytes<PIXELS * CHANNELS> group;
    // Words may reach 3 bytes past the pixels: into the next row, but behind the last row there may be nothing.
    const int slack = row + 1 < in.height ? 0 : 3;
    if (row >= 0 && low >= 0 && (low + PIXELS) * CHANNELS + slack <= in.width * CHANNELS) {
        group = load_words<PIXELS * CHANNELS>(line + low * CHANNELS);
        if (flip_x) reverse<CHANNELS>(group);
    } else {
#pragma unroll
        for (int w = 0; w < CHANNELS; w++) group.words[w] = 0;
#pragma unroll
        for (int i = 0; i < PIXELS; i++) {
            const int column = border_index(flip_x ? start - i : start + i, in.width, border);
            const bool inside = row >= 0 && column >= 0;
#pragma unroll
            for (int c = 0; c < CHANNELS; c++) {
                const int at = i * CHANNELS + c;
                const u32 byte = inside ? __ldg(line + column * CHANNELS + c) : value[c];
                group.words[at / 4] |= byte << (8 * (at % 4));
            }
        }
    }

    store_group<CHANNELS>(out, first, y, group);
}

// Pixels with their bytes in another order: byte i is the one that hex digit i of `selector` names, counted from 0.
template <int FROM, int TO>
__device__ __forceinline__ void reorder(const void* src, const Batch& from, void* dst, const Batch& to, u32 selector) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int first = blockIdx.x * BLOCK_X * PIXELS, x = first + threadIdx.x * PIXELS;
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (y >= out.height || first >= out.width) return;
    const Bytes<PIXELS * FROM> group = load_group<FROM>(in, x, y);
    Bytes<PIXELS * TO> ordered;
#pragma unroll
    for (int w = 0; w < TO; w++) ordered.words[w] = 0;
#pragma unroll
    for (int i = 0; i < PIXELS; i++) {
        const int at = i * FROM;
        u32 pixel = group.words[at / 4] >> (8 * (at % 4));
        if (at % 4 + FROM > 4) pixel |= group.words[at / 4 + 1] << (32 - 8 * (at % 4));
        const u32 value = __byte_perm(pixel, 0, selector) & (0xffffffffu >> (32 - 8 * TO));
        const int put = i * TO;
        ordered.words[put / 4] |= value << (8 * (put % 4));
        if (put % 4 + TO > 4) ordered.words[put / 4 + 1] |= value >> (32 - 8 * (put % 4));
    }
    store_group<TO>(out, first, y, ordered);
}

#define KERNEL(CHANNELS)                                                                                                      \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) move_packed_##CHANNELS(                                    \
        const void* src, Batch from, void* dst, Batch to, int left, int top, const Offset* each, int border, u32 v0, u32 v1, \
        u32 v2, u32 v3, int flip_x, int flip_y) {                                                                             \
        move<CHANNELS>(src, from, dst, to, left, top, each, border, {v0, v1, v2, v3}, flip_x, flip_y);                       \
    }
KERNEL(1)
KERNEL(3)
KERNEL(4)

#define REORDER(FROM, TO)                                                                                       \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) reorder_packed_##FROM##_##TO(                \
        const void* src, Batch from, void* dst, Batch to, u32 selector) {                                       \
        reorder<FROM, TO>(src, from, dst, to, selector);                                                        \
    }
REORDER(3, 3)
REORDER(4, 4)
REORDER(4, 3)
