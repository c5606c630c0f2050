// Connected components, numbered by their first pixels in the order of rows.
#include "core/connected_components.cuh"

// A bit for each byte that is not zero, of 16.
DEVICE u32 bits_of(uint4 bytes) {
    const u32 words[4] = {bytes.x, bytes.y, bytes.z, bytes.w};
    u32 bits = 0;
    UNROLL(i, 4) {
        const u32 high = ((words[i] & 0x7f7f7f7f) + 0x7f7f7f7f | words[i]) & 0x80808080;
        // Each byte's bit moves beside the others at the top.
        bits |= (high >> 7) * 0x10204080 >> 28 << (4 * i);
    }
    return bits;
}

// Whether an element is not zero. Zeros of floats may have a sign.
DEVICE bool is_set(int type, const u8* p) {
    if (type == U8) return *p != 0;
    if (type == F32) return (*(const u32*)p & 0x7fffffff) != 0;
    return (*(const u16*)p & (type == F16 ? 0x7fff : 0xffff)) != 0;
}

// The word of this thread, of the tile whose first word is `left` and first row `top`. All threads of a warp call it.
DEVICE u32 load_mask(int type, const Image& in, int left, int top, int thread) {
    const int lane = thread & 31;
    u32 mask = 0;
    if (type == U8 && in.column == 1 && (((u64)in.data | in.row) & 15) == 0) {
        const int x = (left + thread % TILE_WORDS) * 32, y = top + thread / TILE_WORDS, count = in.width - x;
        if (y >= in.height || count <= 0) return 0;
        const u8* p = at<u8>(in, x, y);
        if (count >= 32) return bits_of(__ldg((const uint4*)p)) | bits_of(__ldg((const uint4*)p + 1)) << 16;
#pragma unroll 1
        for (int i = 0; i < count; i++) mask |= (u32)(p[i] != 0) << i;
        return mask;
    }
#pragma unroll 1
    for (int i = 0; i < 32; i++) {
        const int word = thread - lane + i, x = (left + word % TILE_WORDS) * 32 + lane, y = top + word / TILE_WORDS;
        const u32 all = __ballot_sync(~0u, y < in.height && x < in.width && is_set(type, at<u8>(in, x, y)));
        if (lane == i) mask = all;
    }
    return mask;
}

// Finds the pixels that are not zero, and the components of each tile.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    label_tiles(const void* src, Batch from, u32* work, int most, int type, int neighbours) {
    const Image in = image_at(src, from);
    const Words words = words_of(in, work, most);
    const int thread = threadIdx.y * BLOCK_X + threadIdx.x, left = blockIdx.x * TILE_WORDS, top = blockIdx.y * TILE_ROWS;
    if (left >= words.across || top >= in.height) return;
    const u32 mask = load_mask(type, in, left, top, thread);
    const int x = left + thread % TILE_WORDS, y = top + thread / TILE_WORDS;
    if (x < words.across && y < in.height) words.masks[y * words.across + x] = mask;
    unite_tile<true>(words, mask, neighbours);
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) label_edges(const void* src, Batch from, u32* work, int most, int neighbours) {
    unite_edges<true>(words_of(image_at(src, from), work, most), neighbours);
}

// Numbers the components: how many begin before each word. A block for COUNTED rows.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) label_number(const void* src, Batch from, u32* work, int most, int* totals) {
    __shared__ int sums[BLOCK_Y], above;
    const Image in = image_at(src, from);
    const Words words = words_of(in, work, most);
    const int lane = threadIdx.x, thread = threadIdx.y * BLOCK_X + lane, threads = BLOCK_X * BLOCK_Y, top = blockIdx.y * COUNTED;
    if (top >= in.height) return;
    if (thread == 0) above = 0;
    __syncthreads();
    int count = 0;
#pragma unroll 4
    for (int i = thread; i < (int)blockIdx.y * words.tiles_across; i += threads) count += words.counts[i];
#pragma unroll
    for (int step = 16; step > 0; step >>= 1) count += __shfl_down_sync(~0u, count, step);
    if (lane == 0) atomicAdd(&above, count);
    __syncthreads();
    int before = above;
    const int end = min(top + COUNTED, in.height) * words.across;
    for (int start = top * words.across; start < end; start += threads) {
        const int word = start + thread;
        const int own = word < end ? __popc(words.firsts[word].y) : 0;
        int through = own;
#pragma unroll
        for (int step = 1; step < 32; step <<= 1) {
            const int other = __shfl_up_sync(~0u, through, step);
            if (lane >= step) through += other;
        }
        __syncthreads();
        if (lane == 31) sums[threadIdx.y] = through;
        __syncthreads();
        int all = 0;
        for (int i = 0; i < BLOCK_Y; i++) {
            if (i < threadIdx.y) through += sums[i];
            all += sums[i];
        }
        if (word < end) words.firsts[word].x = before + through - own;
        before += all;
    }
    if (thread == 0 && top + COUNTED >= in.height) totals[blockIdx.z] = before;
}

// Rows that a warp writes.
#define ROWS 4

// Writes the labels: half a warp finds those of a word's runs, all of it writes the pixels of two words.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) label_write(void* dst, Batch to, u32* work, int most) {
    const Image out = image_at(dst, to);
    const Words words = words_of(out, work, most);
    const int lane = threadIdx.x, column = blockIdx.x * 2 + lane / RUNS, top = (blockIdx.y * BLOCK_Y + threadIdx.y) * ROWS;
    if (blockIdx.x * 64 >= out.width || top >= out.height) return;
    u32 mask[ROWS];
    int run[ROWS];
    uint2 first[ROWS];
    UNROLL(i, ROWS) {
        mask[i] = 0, run[i] = -1;
        if (column < words.across && top + i < out.height) {
            const int place = (top + i) * words.across + column;
            mask[i] = __ldg(words.masks + place);
            run[i] = __ldg(words.parents + place * RUNS + lane % RUNS);
        }
    }
    u32 further = 0;
    UNROLL(i, ROWS) {
        // Where there is no run, nobody asks.
        first[i] = make_uint2(0, ~0u);
        if (lane % RUNS < __popc(starts_of(mask[i]))) first[i] = __ldg(words.firsts + run[i] / RUNS);
        further |= (~first[i].y >> (run[i] & 15) & 1) << i;
    }
    // Few are not the first of a component of several tiles.
    while (further != 0) {
        UNROLL(i, ROWS) {
            if (further >> i & 1) run[i] = __ldg(words.parents + run[i]);
        }
        UNROLL(i, ROWS) {
            if (further >> i & 1) first[i] = __ldg(words.firsts + run[i] / RUNS);
        }
        further = 0;
        UNROLL(i, ROWS) further |= (~first[i].y >> (run[i] & 15) & 1) << i;
    }
    const int x = blockIdx.x * 64 + lane;
    u8* p = out.data + top * out.row + x * out.column;
#pragma unroll
    for (int i = 0; i < ROWS; i++, p += out.row) {
        if (top + i >= out.height) return;
        const int label = (int)first[i].x + __popc(first[i].y & ((2u << (run[i] & 15)) - 1));
        UNROLL(half, 2) {
            const u32 pixels = __shfl_sync(~0u, mask[i], half * RUNS);
            const int value = __shfl_sync(~0u, label, half * RUNS + run_at(pixels, lane) & 31);
            if (x + half * 32 < out.width) *(int*)(p + half * 32 * out.column) = pixels >> lane & 1 ? value : 0;
        }
    }
}
