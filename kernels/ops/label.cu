// Connected components, numbered by their first pixels in row order.
#include "core/connected_components.cuh"
#include "core/simd.cuh"

// A bit for each of 16 bytes that is not zero.
DEVICE u32 bits_of(uint4 bytes) {
    const u32 words[4] = {bytes.x, bytes.y, bytes.z, bytes.w};
    u32 bits = 0;
    UNROLL(i, 4) {
        const u32 high = nonzero_bytes(words[i]) & 0x80808080;
        // The multiplication moves the bits of the four bytes together.
        bits |= (high >> 7) * 0x10204080 >> 28 << (4 * i);
    }
    return bits;
}

// Whether an element is not zero. Floats have two zeros.
DEVICE bool is_set(int type, const u8* p) {
    if (type == U8) return *p != 0;
    if (type == F32) return (*(const u32*)p & 0x7fffffff) != 0;
    return (*(const u16*)p & (type == F16 ? 0x7fff : 0xffff)) != 0;
}

// The word of this thread in the tile starting at word `left` and row `top`. All threads of a warp call it.
DEVICE u32 load_mask(int type, const Image& in, int left, int top, int thread) {
    const int lane = thread & 31;
    u32 mask = 0;
    if (type == U8 && in.column == 1 && (((u64)in.data | in.row) & 15) == 0) {
        const int x = (left + thread % TILE_WORDS) * 32, y = top + thread / TILE_WORDS, count = in.width - x;
        if (y >= in.height || count <= 0) return 0;
        const u8* p = at<u8>(in, x, y);
        if (count >= 32) return bits_of(__ldg((const uint4*)p)) | bits_of(__ldg((const uint4*)p + 1)) << 16;
        NO_UNROLL for (int i = 0; i < count; i++) mask |= (u32)(p[i] != 0) << i;
        return mask;
    }
    NO_UNROLL for (int i = 0; i < 32; i++) {
        const int word = thread - lane + i, x = (left + word % TILE_WORDS) * 32 + lane, y = top + word / TILE_WORDS;
        const u32 all = __ballot_sync(~0u, y < in.height && x < in.width && is_set(type, at<u8>(in, x, y)));
        if (lane == i) mask = all;
    }
    return mask;
}

// Finds the pixels that are not zero and the components of each tile.
extern "C" KERNEL() label_tiles(const void* src, Batch from, u32* work, int max_words, int type, int neighbors) {
    const Image in = image_at(src, from);
    const Words words = words_of(in, work, max_words);
    const int thread = thread_index(), left = blockIdx.x * TILE_WORDS, top = blockIdx.y * TILE_ROWS;
    if (left >= words.across || top >= in.height) return;
    const u32 mask = load_mask(type, in, left, top, thread);
    const int x = left + thread % TILE_WORDS, y = top + thread / TILE_WORDS;
    if (x < words.across && y < in.height) words.masks[y * words.across + x] = mask;
    unite_tile<true>(words, mask, neighbors);
}

extern "C" KERNEL() label_edges(const void* src, Batch from, u32* work, int max_words, int neighbors) {
    unite_edges<true>(words_of(image_at(src, from), work, max_words), neighbors);
}

// Counts the components that begin before each word. A block for COMPONENTS_COUNTED_ROWS rows.
extern "C" KERNEL() label_number(const void* src, Batch from, u32* work, int max_words, int* totals) {
    __shared__ int above;
    const Image in = image_at(src, from);
    const Words words = words_of(in, work, max_words);
    const int lane = threadIdx.x, thread = threadIdx.y * BLOCK_X + lane, threads = BLOCK_X * BLOCK_Y;
    const int top = blockIdx.y * COMPONENTS_COUNTED_ROWS;
    if (top >= in.height) return;
    if (thread == 0) above = 0;
    __syncthreads();
    int count = 0;
    UNROLL_BY(4) for (int i = thread; i < (int)blockIdx.y * words.tiles_across; i += threads) count += words.counts[i];
    count = warp_reduce(count);
    if (lane == 0) atomicAdd(&above, count);
    __syncthreads();
    int before = above;
    const int end = min(top + COMPONENTS_COUNTED_ROWS, in.height) * words.across;
    NO_UNROLL for (int start = top * words.across; start < end; start += threads) {
        const int word = start + thread;
        const int own = word < end ? __popc(words.firsts[word].y) : 0;
        int all;
        const int through = block_scan(own, all);
        if (word < end) words.firsts[word].x = before + through - own;
        before += all;
    }
    if (thread == 0 && top + COMPONENTS_COUNTED_ROWS >= in.height) totals[blockIdx.z] = before;
}

#define ROWS 4  // per warp
EXPORTED constexpr int LABEL_WRITE_TILE[] = {2 * LANES, BLOCK_Y * ROWS};

// Stores the labels. Half a warp finds those of a word; the whole warp stores the pixels of two words.
extern "C" KERNEL() label_write(void* dst, Batch to, u32* work, int max_words) {
    const Image out = image_at(dst, to);
    const Words words = words_of(out, work, max_words);
    const int lane = threadIdx.x, column = blockIdx.x * 2 + lane / RUNS;
    const int top = (blockIdx.y * BLOCK_Y + threadIdx.y) * ROWS;
    if (blockIdx.x * (2 * LANES) >= out.width || top >= out.height) return;
    u32 mask[ROWS];
    int run[ROWS];
    uint2 first[ROWS];
    UNROLL(i, ROWS) {
        mask[i] = 0, run[i] = -1;
        if (column < words.across && top + i < out.height) {
            const int index = (top + i) * words.across + column;
            mask[i] = __ldg(words.masks + index);
            run[i] = __ldg(words.parents + index * RUNS + lane % RUNS);
        }
    }
    u32 pending = 0;
    UNROLL(i, ROWS) {
        // Unused without a run.
        first[i] = make_uint2(0, ~0u);
        if (lane % RUNS < __popc(starts_of(mask[i]))) first[i] = __ldg(words.firsts + run[i] / RUNS);
        pending |= (~first[i].y >> (run[i] & 15) & 1) << i;
    }
    // Only components that span several tiles have parents that are not first runs.
    while (pending != 0) {
        UNROLL(i, ROWS) if (pending >> i & 1) run[i] = __ldg(words.parents + run[i]);
        UNROLL(i, ROWS) if (pending >> i & 1) first[i] = __ldg(words.firsts + run[i] / RUNS);
        pending = 0;
        UNROLL(i, ROWS) pending |= (~first[i].y >> (run[i] & 15) & 1) << i;
    }
    const int x = blockIdx.x * (2 * LANES) + lane;
    u8* p = out.data + top * out.row + x * out.column;
    UNROLL_ALL for (int i = 0; i < ROWS; i++, p += out.row) {
        if (top + i >= out.height) return;
        const int label = (int)first[i].x + __popc(first[i].y & ((2u << (run[i] & 15)) - 1));
        UNROLL(half, 2) {
            const u32 pixels = __shfl_sync(~0u, mask[i], half * RUNS);
            const int value = __shfl_sync(~0u, label, half * RUNS + run_at(pixels, lane) & 31);
            if (x + half * 32 < out.width) *(int*)(p + half * 32 * out.column) = pixels >> lane & 1 ? value : 0;
        }
    }
}
