// Connected components, numbered by their first pixels in the order of rows.
//
// What is united are runs: pixels of a component beside one another, within a word of 32 of a row (segments, as Hennequin,
// Lacassagne, Cabaret and Meunier take them: "A new Direct Connected Component Labeling and Analysis Algorithms for GPUs", 2018).
// Tiles are labelled in shared memory, where most runs get a run above as their parent without any search (Komura, 2015); then runs
// meet across the tiles' edges, which is where the blocks of Allegretti, Bolelli and Grana's survey meet, too ("Optimized
// Block-Based Algorithms to Label Connected Components on GPUs", 2020).
#include "image.cuh"
#include "union_find.cuh"

// A tile: a word for each thread of a block. As TILE_PIXELS of src/image/label.ts.
#define TILE_WORDS 4
#define TILE_ROWS 64
// Rows whose components are counted together: those of a warp of a tile.
#define COUNTED 8
// A word has 16 runs at most. In shared memory their places are one more apart, so that threads use different banks.
#define RUNS 16
#define APART (RUNS + 1)
// Memory that each word of an image takes, in u32. As WORK of src/image/label.ts.
#define WORK (RUNS + 4)

// What is known of an image's words, which follow one another row by row. Runs are numbered likewise, RUNS for each word: so their
// numbers have the order of their first pixels.
struct Words {
    int* parents;   // a run of the same component with a lower number, or itself: then it is the component's first
    uint2* firsts;  // how many components begin before the word; and which of its runs begin one, as bits
    u32* masks;     // pixels that are not zero
    int* counts;    // components that begin in each COUNTED rows of a tile
    int across, tiles_across;

    __device__ __forceinline__ u32 mask(int column, int y) const {
        return (unsigned)column < (unsigned)across ? masks[y * across + column] : 0;
    }
};
__device__ __forceinline__ Words words_of(const Image& image, u32* work, int most) {
    work += (i64)blockIdx.z * most * WORK;
    const int across = (image.width + 31) / 32;
    return {(int*)work, (uint2*)(work + (i64)most * RUNS), work + (i64)most * (RUNS + 2), (int*)work + (i64)most * (RUNS + 3),
            across, (across + TILE_WORDS - 1) / TILE_WORDS};
}

// The first pixel of each run.
__device__ __forceinline__ u32 starts_of(u32 mask) { return mask & ~(mask << 1); }
// Which of a word's runs has a pixel.
__device__ __forceinline__ int run_at(u32 mask, int pixel) { return __popc(starts_of(mask) & ((2u << pixel) - 1)) - 1; }

// The pixels of a word that touch the word above, once for each pair of runs; then, among 8 neighbours, those that touch a run
// only by the corner on their left or right.
struct Contacts {
    u32 straight, left, right;
};
__device__ __forceinline__ Contacts contacts(u32 mask, u32 above, u32 above_left, u32 above_right, u32 before, u32 behind, int neighbours) {
    const u32 both = mask & above;
    if (neighbours == 4) return {starts_of(both), 0, 0};
    const u32 corner = mask & ~above;
    return {starts_of(both), corner & (above << 1 | above_left >> 31) & ~(mask << 1 | before >> 31),
            corner & (above >> 1 | above_right << 31) & ~(mask >> 1 | behind << 31)};
}

// A bit for each byte that is not zero, of 16.
__device__ __forceinline__ u32 bits_of(uint4 bytes) {
    const u32 words[4] = {bytes.x, bytes.y, bytes.z, bytes.w};
    u32 bits = 0;
#pragma unroll
    for (int i = 0; i < 4; i++) {
        const u32 high = ((words[i] & 0x7f7f7f7f) + 0x7f7f7f7f | words[i]) & 0x80808080;
        // Each byte's bit moves beside the others at the top.
        bits |= (high >> 7) * 0x10204080 >> 28 << (4 * i);
    }
    return bits;
}

// Whether an element is not zero. Zeros of floats may have a sign.
__device__ __forceinline__ bool is_set(int type, const u8* p) {
    if (type == U8) return *p != 0;
    if (type == F32) return (*(const u32*)p & 0x7fffffff) != 0;
    return (*(const u16*)p & (type == F16 ? 0x7fff : 0xffff)) != 0;
}

// The word of this thread, of the tile whose first word is `left` and first row `top`. All threads of a warp call it.
__device__ __forceinline__ u32 load_mask(int type, const Image& in, int left, int top, int thread) {
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

// Contacts that are written down at a time, by each thread.
#define LISTED 4
// How often runs' parents jump before.
#define JUMPS 3

// Each run's parent becomes its grandparent, some times or until all are firsts. All threads of a block call it, each for its runs.
__device__ __forceinline__ void jump(int* parents, int begin, int end, int times) {
    bool moved;
    do {
        __syncthreads();
        moved = false;
#pragma unroll 2
        for (int i = begin; i < end; i++) {
            const int parent = parents[i], next = parents[parent];
            if (next == parent) continue;
            parents[i] = next;
            moved = true;
        }
    } while (__syncthreads_or(moved) && --times != 0);
}

// Finds the pixels that are not zero, and the components of each tile.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    label_tiles(const void* src, Batch from, u32* work, int most, int type, int neighbours) {
    __shared__ u32 masks[BLOCK_X * BLOCK_Y];
    __shared__ int parents[BLOCK_X * BLOCK_Y * APART];
    __shared__ u32 list[BLOCK_X * BLOCK_Y * LISTED], listed;
    const Image in = image_at(src, from);
    const Words words = words_of(in, work, most);
    const int lane = threadIdx.x, thread = threadIdx.y * BLOCK_X + lane, left = blockIdx.x * TILE_WORDS, top = blockIdx.y * TILE_ROWS;
    if (left >= words.across || top >= in.height) return;
    const u32 mask = load_mask(type, in, left, top, thread);
    masks[thread] = mask;
    if (thread == 0) listed = 0;
    __syncthreads();

    const int column = thread % TILE_WORDS, up = thread - TILE_WORDS, own = thread * APART;
    const bool below = thread >= TILE_WORDS, first = column == 0, last = column == TILE_WORDS - 1;
    const u32 above = below ? masks[up] : 0, before = first ? 0 : masks[thread - 1];
    const u32 above_left = below && !first ? masks[up - 1] : 0, above_right = below && !last ? masks[up + 1] : 0;
    Contacts touch = contacts(mask, above, above_left, above_right, before, last ? 0 : masks[thread + 1], neighbours);
    u32 beside = mask & before >> 31;
    int run = own;
    for (u32 rest = starts_of(mask); rest != 0; rest &= rest - 1, run++) {
        // Adding its first pixel to a run makes it zeros.
        const u32 pixels = mask & ~(mask + (rest & -rest)), some = touch.straight & pixels;
        int parent = run;
        if (some != 0) {
            parent = up * APART + run_at(above, __ffs(some) - 1);
            touch.straight ^= some & -some;
        } else if (run == own && beside != 0) {
            parent = own - APART + run_at(before, 31);
            beside = 0;
        }
        parents[run] = parent;
    }
    // Most contacts are of few runs, which shortens the ways of the others.
    jump(parents, own, run, JUMPS);
    // The contacts that are left: straight up, up to the left, up to the right, and to the left. They are few and in few of the words, so
    // they are written down first: then most threads have one.
    bool more;
    do {
#pragma unroll 1
        for (int i = 0; i < LISTED; i++) {
            const int side = touch.straight ? 0 : touch.left ? 1 : touch.right ? 2 : 3;
            const u32 some = side == 0 ? touch.straight : side == 1 ? touch.left : side == 2 ? touch.right : beside;
            if (some == 0) break;
            const u32 rest = some & (some - 1);
            if (side == 0) touch.straight = rest;
            else if (side == 1) touch.left = rest;
            else if (side == 2) touch.right = rest;
            else beside = rest;
            const int pixel = __ffs(some) - 1, other = pixel + (side == 0 ? 0 : side == 2 ? 1 : -1), word = (side == 3 ? thread : up) + (other >> 5);
            list[atomicAdd(&listed, 1)] = (own + run_at(mask, pixel)) << 16 | word * APART + run_at(masks[word], other & 31);
        }
        __syncthreads();
        for (u32 i = thread; i < listed; i += BLOCK_X * BLOCK_Y) unite(parents, list[i] >> 16, list[i] & 0xffff);
        more = (touch.straight | touch.left | touch.right | beside) != 0;
        more = __syncthreads_or(more);
        if (thread == 0) listed = 0;
        __syncthreads();
    } while (more);
    jump(parents, own, run, 0);

    // A warp writes its own rows: half of it a word.
    u32 firsts = 0;
    const u32 half = lane / RUNS, slot = lane % RUNS;
    const int row = words.across * RUNS, origin = (top * words.across + left) * RUNS;
    int* to = words.parents + origin + threadIdx.y * COUNTED * row + half * RUNS + slot;
#pragma unroll 1
    for (u32 i = 0; i < BLOCK_X; i += TILE_WORDS, to += row) {
#pragma unroll
        for (u32 j = 0; j < TILE_WORDS; j += 2) {
            const u32 word = thread - lane + i + j + half, self = word * APART + slot;
            const bool valid = slot < __popc(starts_of(masks[word]));
            const u32 root = valid ? parents[self] : 0, home = root * 61681 >> 20;  // root / APART
            if (valid) to[j * RUNS] = origin + home / TILE_WORDS * row + home % TILE_WORDS * RUNS + (root - home * APART);
            const u32 both = __ballot_sync(~0u, valid && root == self);
            if ((lane & ~1) == i + j) firsts = lane & 1 ? both >> 16 : both & 0xffff;
        }
    }
    const int x = left + column, y = top + thread / TILE_WORDS;
    if (x < words.across && y < in.height) {
        words.firsts[y * words.across + x] = make_uint2(0, firsts);
        words.masks[y * words.across + x] = mask;
    }
    int count = __popc(firsts);
#pragma unroll
    for (int step = 16; step > 0; step >>= 1) count += __shfl_down_sync(~0u, count, step);
    const int rows = top / COUNTED + threadIdx.y;
    if (lane == 0 && rows * COUNTED < in.height) words.counts[rows * words.tiles_across + blockIdx.x] = count;
}

// Components of several tiles. The first warps take the upper edge, a word each and a pixel a lane; the next ones the left edge, a
// row a lane.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) label_edges(const void* src, Batch from, u32* work, int most, int neighbours) {
    const Image in = image_at(src, from);
    const Words words = words_of(in, work, most);
    const int left = blockIdx.x * TILE_WORDS, top = blockIdx.y * TILE_ROWS, lane = threadIdx.x;
    const bool upper = threadIdx.y < TILE_WORDS;
    const int row = upper ? 0 : (threadIdx.y - TILE_WORDS) * BLOCK_X + lane;
    const int x = upper ? left + threadIdx.y : left, y = top + row, pixel = upper ? lane : 0;
    if (x >= words.across || y >= in.height || row >= TILE_ROWS || (upper ? y : x) == 0) return;
    const u32 mask = words.mask(x, y);
    if (!(mask >> pixel & 1)) return;
    // Bits of the neighbours to meet: those above, in the middle, to the left, to the right; or those to the left, here, above, below.
    u32 meets;
    if (upper) {
        u32 above_left = 0, above_right = 0, before = 0, behind = 0;
        if (neighbours == 8) {
            above_left = words.mask(x - 1, y - 1), above_right = words.mask(x + 1, y - 1);
            before = words.mask(x - 1, y), behind = words.mask(x + 1, y);
        }
        const Contacts touch = contacts(mask, words.mask(x, y - 1), above_left, above_right, before, behind, neighbours);
        meets = (touch.straight >> pixel & 1) | (touch.left >> pixel & 1) << 1 | (touch.right >> pixel & 1) << 2;
    } else {
        meets = words.mask(x - 1, y) >> 31;
        if (neighbours == 8 && y > 0) meets |= words.mask(x - 1, y - 1) >> 31 << 1;
        if (neighbours == 8 && y + 1 < in.height) meets |= words.mask(x - 1, y + 1) >> 31 << 2;
    }
    const int mine = (y * words.across + x) * RUNS + run_at(mask, pixel);
#pragma unroll 1
    for (int i = 0; i < 3; i++) {
        if (!(meets >> i & 1)) continue;
        const int step = i == 0 ? 0 : i == 1 ? -1 : 1, other = pixel + (upper ? step : -1);
        const int word = (y + (upper ? -1 : step)) * words.across + x + (other >> 5);
        const int gone = unite(words.parents, mine, word * RUNS + run_at(words.masks[word], other & 31));
        if (gone < 0) continue;
        // A component less begins there.
        const int begun = gone / RUNS;
        atomicAnd(&words.firsts[begun].y, ~(1u << gone % RUNS));
        atomicSub(&words.counts[begun / words.across / COUNTED * words.tiles_across + begun % words.across / TILE_WORDS], 1);
    }
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
#pragma unroll
    for (int i = 0; i < ROWS; i++) {
        mask[i] = 0, run[i] = -1;
        if (column < words.across && top + i < out.height) {
            const int place = (top + i) * words.across + column;
            mask[i] = __ldg(words.masks + place);
            run[i] = __ldg(words.parents + place * RUNS + lane % RUNS);
        }
    }
    u32 further = 0;
#pragma unroll
    for (int i = 0; i < ROWS; i++) {
        // Where there is no run, nobody asks.
        first[i] = make_uint2(0, ~0u);
        if (lane % RUNS < __popc(starts_of(mask[i]))) first[i] = __ldg(words.firsts + run[i] / RUNS);
        further |= (~first[i].y >> (run[i] & 15) & 1) << i;
    }
    // Few are not the first of a component of several tiles.
    while (further != 0) {
#pragma unroll
        for (int i = 0; i < ROWS; i++) {
            if (further >> i & 1) run[i] = __ldg(words.parents + run[i]);
        }
#pragma unroll
        for (int i = 0; i < ROWS; i++) {
            if (further >> i & 1) first[i] = __ldg(words.firsts + run[i] / RUNS);
        }
        further = 0;
#pragma unroll
        for (int i = 0; i < ROWS; i++) further |= (~first[i].y >> (run[i] & 15) & 1) << i;
    }
    const int x = blockIdx.x * 64 + lane;
    u8* p = out.data + top * out.row + x * out.column;
#pragma unroll
    for (int i = 0; i < ROWS; i++, p += out.row) {
        if (top + i >= out.height) return;
        const int label = (int)first[i].x + __popc(first[i].y & ((2u << (run[i] & 15)) - 1));
#pragma unroll
        for (int half = 0; half < 2; half++) {
            const u32 pixels = __shfl_sync(~0u, mask[i], half * RUNS);
            const int value = __shfl_sync(~0u, label, half * RUNS + run_at(pixels, lane) & 31);
            if (x + half * 32 < out.width) *(int*)(p + half * 32 * out.column) = pixels >> lane & 1 ? value : 0;
        }
    }
}
