// Bytes whose pixels lie without gaps, moved: flips, borders, crops, stacks and reordered channels. The same results as flip.cu
// and arrange.cu. A thread moves 4 neighbouring pixels as words, of ROWS rows; a warp's pixels are put together and written line
// by line.
#include "border.cuh"
#include "warp_rows.cuh"

#define PIXELS 4
#define ROWS 2  // of a thread that moves

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
    constexpr int RUN = PIXELS * CHANNELS, LINE = BLOCK_X * RUN;
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int first = blockIdx.x * BLOCK_X * PIXELS, x = first + threadIdx.x * PIXELS;
    const int y = (blockIdx.y * BLOCK_Y + threadIdx.y) * ROWS, rows = min(ROWS, out.height - y);
    if (first >= out.width || rows <= 0) return;
    if (each) left = each[blockIdx.z].left, top = each[blockIdx.z].top;
    WARP_SCRATCH(lines, RUN * ROWS);
    u8* const mine = lines + threadIdx.x * RUN;

    const int start = flip_x ? in.width - 1 - (x - left) : x - left, low = flip_x ? start - (PIXELS - 1) : start;
    // Words may reach 3 bytes past the pixels: into the next row, but behind the last row there may be nothing.
    const int free = low >= 0 ? (in.width - low - PIXELS) * CHANNELS : -1;
    const int v = flip_y ? in.height - 1 - (y - top) : y - top, step = flip_y ? -1 : 1;
    Bytes<RUN> group[ROWS];
    bool inside[ROWS];
#pragma unroll
    for (int r = 0; r < ROWS; r++) {
        const int row = border_index(v + r * step, in.height, border);
        inside[r] = row >= 0 && free >= (row + 1 < in.height ? 0 : 3);
        if (inside[r]) group[r] = load_words<RUN>(in.data + row * in.row + low * CHANNELS);
    }
#pragma unroll
    for (int r = 0; r < ROWS; r++) {
        if (!inside[r]) continue;
        if (flip_x) reverse<CHANNELS>(group[r]);
#pragma unroll
        for (int w = 0; w < CHANNELS; w++) ((u32*)(mine + r * LINE))[w] = group[r].words[w];
    }
    u32 edge = 0;
#pragma unroll
    for (int r = 0; r < ROWS; r++) edge |= inside[r] ? 0 : 1u << r;
#pragma unroll 1
    for (int r = 0; r < rows && edge >> r; r++) {
        if (!(edge >> r & 1)) continue;
        const int row = border_index(v + r * step, in.height, border);
#pragma unroll 1
        for (int i = 0; i < min(PIXELS, out.width - x); i++) {
            const int column = border_index(flip_x ? start - i : start + i, in.width, border);
            const u8* p = in.data + row * in.row + column * CHANNELS;
#pragma unroll
            for (int c = 0; c < CHANNELS; c++) mine[r * LINE + i * CHANNELS + c] = row >= 0 && column >= 0 ? __ldg(p + c) : (u8)value[c];
        }
    }
    __syncwarp();
#pragma unroll 1
    for (int r = 0; r < rows; r++) {
        copy_by_warp(out.data + (y + r) * out.row + first * CHANNELS, lines + r * LINE,
                     min(BLOCK_X * PIXELS, out.width - first) * CHANNELS, threadIdx.x);
    }
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
