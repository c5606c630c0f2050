// Bytes whose pixels lie without gaps, moved: flips, borders, crops, stacks and reordered channels. The same results as flip.cu
// and arrange.cu. A thread makes 16 neighbouring bytes, at an aligned address, of ROWS rows: of the aligned vectors that hold
// their source. Bytes that have none such, at the edges, are moved pixel by pixel.
#include "border.cuh"
#include "bytes.cuh"

#ifndef ROWS
#define ROWS 1
#endif
#define VECTOR 16
#define PIXELS 4  // of a thread that orders channels

// As in arrange.cu.
struct Offset {
    int left, top;
};

// COUNT words from byte `offset` on of aligned memory that was read: `offset` is below 16.
template <int COUNT, int READ>
__device__ __forceinline__ void realign(const u32 (&read)[READ], u32 offset, u32 (&words)[COUNT]) {
    u32 by_two[COUNT + 2], by_one[COUNT + 1];
#pragma unroll
    for (int i = 0; i < COUNT + 2; i++) by_two[i] = offset & 8 ? read[i + 2 < READ ? i + 2 : READ - 1] : read[i];
#pragma unroll
    for (int i = 0; i < COUNT + 1; i++) by_one[i] = offset & 4 ? by_two[i + 1] : by_two[i];
#pragma unroll
    for (int i = 0; i < COUNT; i++) words[i] = __byte_perm(by_one[i], by_one[i + 1], 0x3210 + 0x1111 * (offset & 3));
}

// Sixteen bytes of a constant border; their first is byte `at` of the row.
template <int CHANNELS>
__device__ __forceinline__ uint4 repeat(u32 value, int at) {
    if (CHANNELS == 1) value = (value & 255) * 0x01010101u;
    if (CHANNELS == 4) value = __byte_perm(value, value, 0x3210 + 0x1111 * (at & 3));
    if (CHANNELS != 3) return make_uint4(value, value, value, value);
    const int turn = at % 3;
    const u32 selector = turn == 0 ? 0x0210 : turn == 1 ? 0x1021 : 0x2102;
    const u32 first = __byte_perm(value, 0, selector), second = __byte_perm(first, 0, 0x1021);
    return make_uint4(first, second, __byte_perm(second, 0, 0x1021), first);
}

template <int CHANNELS, bool FLIP>
__device__ __forceinline__ void move(const void* src, const Batch& from, void* dst, const Batch& to, int left, int top,
                                     const Offset* each, int border, u32 value, int flip_y) {
    // Mirrored pixels of three bytes begin and end up to two bytes beside a vector's mirror image.
    constexpr int BESIDE = FLIP && CHANNELS == 3 ? 2 : 0, WINDOW = VECTOR + 2 * BESIDE, WORDS = WINDOW / 4, READ = BESIDE ? 12 : 8;
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int lane = threadIdx.x, y = (blockIdx.y * BLOCK_Y + threadIdx.y) * ROWS;
    if (y >= out.height) return;
    if (each) left = each[blockIdx.z].left, top = each[blockIdx.z].top;
    const int length = out.width * CHANNELS, in_length = in.width * CHANNELS;
    const u8* const end = in.data + (in.height - 1) * in.row + in_length;
    u32 read[ROWS][READ], offset[ROWS];
    int row[ROWS], at[ROWS];
    bool inside[ROWS];
#pragma unroll
    for (int r = 0; r < ROWS; r++) {
        row[r] = border_index(flip_y ? in.height - 1 - (y + r - top) : y + r - top, in.height, border);
        at[r] = (-(int)(u64)(out.data + (y + r) * out.row) & (VECTOR - 1)) + blockIdx.x * SPAN + lane * VECTOR;
        const int begin = FLIP ? in_length - VECTOR - at[r] : at[r] - left * CHANNELS;
        const u8* p = in.data + row[r] * in.row + (begin - BESIDE);
        offset[r] = (u32)(u64)p & (VECTOR - 1);
        p -= offset[r];
        const int vectors = (offset[r] + WINDOW + VECTOR - 1) / VECTOR;
        inside[r] = y + r < out.height && row[r] >= 0 && at[r] + VECTOR <= length && begin >= 0 && begin + VECTOR <= in_length &&
                    p >= in.data && p + vectors * VECTOR <= end && !(FLIP && CHANNELS == 4 && at[r] % 4);
        if (!inside[r]) continue;
#pragma unroll
        for (int i = 0; i < READ / 4; i++) {
            uint4 vector = make_uint4(0, 0, 0, 0);
            if (i == 0 || i < vectors) vector = __ldg((const uint4*)p + i);
            read[r][4 * i] = vector.x, read[r][4 * i + 1] = vector.y, read[r][4 * i + 2] = vector.z, read[r][4 * i + 3] = vector.w;
        }
    }
#pragma unroll
    for (int r = 0; r < ROWS; r++) {
        if (!inside[r]) continue;
        u32 words[WORDS], made[4];
        realign(read[r], offset[r], words);
        const int turn = FLIP && CHANNELS == 3 ? at[r] % 3 : 0;
#pragma unroll
        for (int i = 0; i < 4; i++) {
            if (!FLIP) made[i] = words[i];
            else if (CHANNELS == 4) made[i] = words[3 - i];
            else if (CHANNELS == 1) made[i] = __byte_perm(words[3 - i], 0, 0x0123);
            else {
                // Bytes of three pixels in turn, whose first is red, green or blue.
                constexpr u32 SELECTOR[3] = {0x0543, 0x2165, 0x4327};
                made[i] = __byte_perm(words[3 - i], words[(4 - i) % WORDS], turn == 0 ? SELECTOR[i % 3] : turn == 1 ? SELECTOR[(i + 1) % 3] : SELECTOR[(i + 2) % 3]);
            }
        }
        *(uint4*)(out.data + (y + r) * out.row + at[r]) = make_uint4(made[0], made[1], made[2], made[3]);
    }
#pragma unroll 1
    for (int r = 0; r < ROWS && y + r < out.height; r++) {
        u8* const target = out.data + (y + r) * out.row;
        const int source = r == 0 ? row[0] : row[ROWS - 1], mine = r == 0 ? at[0] : at[ROWS - 1], first = mine - lane * VECTOR;
        bool done = r == 0 ? inside[0] : inside[ROWS - 1];
        const u32 moved = __ballot_sync(0xffffffffu, done);
        if (!FLIP && border == CONSTANT && !done && mine + VECTOR <= length) {
            const int begin = mine - left * CHANNELS;
            if (source < 0 || begin + VECTOR <= 0 || begin >= in_length) {
                *(uint4*)(target + mine) = repeat<CHANNELS>(value, mine);
                done = true;
            }
        }
        u32 rest = __ballot_sync(0xffffffffu, !done && mine < length);
        const bool head = blockIdx.x == 0 && first > 0;
        if (!rest && !head) continue;
        // Up to the first vector that was moved, and from the last one on.
        const u32 before = moved ? rest & ((moved & -moved) - 1) : rest, after = rest & ~before;
        int begin = before ? first + (__ffs(before) - 1) * VECTOR : 0, stop = before ? first + (32 - __clz(before)) * VECTOR : first;
        if (head) begin = 0;
        else if (!before) stop = begin;
        const int low = begin / CHANNELS, count = (min(stop, length) + CHANNELS - 1) / CHANNELS - low;
        const int high = after ? (first + (__ffs(after) - 1) * VECTOR) / CHANNELS : out.width;
        const int stop_after = after ? (min(first + (32 - __clz(after)) * VECTOR, length) + CHANNELS - 1) / CHANNELS : out.width;
        const int total = count + stop_after - high;
#pragma unroll 1
        for (int i = lane; i < total; i += 32) {
            const int x = i < count ? low + i : high + i - count;
            const int column = border_index(FLIP ? in.width - 1 - x : x - left, in.width, border);
            const u8* p = in.data + source * in.row + column * CHANNELS;
#pragma unroll
            for (int c = 0; c < CHANNELS; c++) target[x * CHANNELS + c] = source >= 0 && column >= 0 ? __ldg(p + c) : (u8)(value >> (8 * c));
        }
    }
}

#define KERNEL(NAME, CHANNELS, FLIP)                                                                                         \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, 6) NAME(const void* src, Batch from, void* dst, Batch to,    \
                                                                       int left, int top, const Offset* each, int border,    \
                                                                       u32 value, int flip_y) {                              \
        move<CHANNELS, FLIP>(src, from, dst, to, left, top, each, border, value, flip_y);                                    \
    }
KERNEL(place_packed_1, 1, false)
KERNEL(place_packed_3, 3, false)
KERNEL(place_packed_4, 4, false)
KERNEL(mirror_packed_1, 1, true)
KERNEL(mirror_packed_3, 3, true)
KERNEL(mirror_packed_4, 4, true)

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

#define REORDER(FROM, TO)                                                                                       \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) reorder_packed_##FROM##_##TO(                \
        const void* src, Batch from, void* dst, Batch to, u32 selector) {                                       \
        reorder<FROM, TO>(src, from, dst, to, selector);                                                        \
    }
REORDER(3, 3)
REORDER(4, 4)
REORDER(4, 3)
