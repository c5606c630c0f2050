// Connected components of runs: adjacent pixels of a component within a 32-pixel word of a row (Hennequin et
// al., "A new Direct Connected Component Labeling and Analysis Algorithms for GPUs", 2018). Tiles are solved
// in shared memory, where most runs find their parent in the row above without a search (Komura 2015). Then
// runs are united across tile edges (compare Allegretti et al., "Optimized Block-Based Algorithms to Label
// Connected Components on GPUs", 2020).
#pragma once
#include "core/union_find.cuh"
#include "patterns/reduce.cuh"

// A tile: one word per thread.
#define TILE_WORDS 4
#define TILE_ROWS 64
EXPORTED constexpr int COMPONENTS_TILE[] = {TILE_WORDS * 32, TILE_ROWS};
// Components are counted per group of this many rows, which one warp of a tile takes.
EXPORTED constexpr int COMPONENTS_COUNTED_ROWS = 8;
// The most runs of a word: every second pixel begins one.
EXPORTED constexpr int COMPONENTS_WORD_RUNS = 16;
#define RUNS COMPONENTS_WORD_RUNS
// The runs of a word in shared memory. The padding entry avoids bank conflicts.
#define RUN_STRIDE (RUNS + 1)
// u32 of working memory for each word of an image.
EXPORTED constexpr int COMPONENTS_WORK = RUNS + 4;

// The working memory of an image. The arrays are indexed by word, in row order. Each word reserves RUNS run
// numbers, so run numbers are in the order of the runs' first pixels.
struct Words {
    int* parents;   // per run: a run of the same component with a lower number; itself for the first run
    uint2* firsts;  // x: for the operator, initially 0; y: a bit mask of the runs that begin components
    u32* masks;     // pixels that are not zero
    int* counts;    // components that begin in each COMPONENTS_COUNTED_ROWS rows of a tile
    int across, height, tiles_across;

    DEVICE u32 mask(int column, int y) const {
        return (unsigned)column < (unsigned)across && (unsigned)y < (unsigned)height ? masks[y * across + column] : 0;
    }
};
DEVICE Words words_of(const Image& image, u32* work, int max_words) {
    work += (i64)blockIdx.z * max_words * COMPONENTS_WORK;
    const int across = (image.width + 31) / 32;
    return {(int*)work, (uint2*)(work + (i64)max_words * RUNS), work + (i64)max_words * (RUNS + 2),
            (int*)work + (i64)max_words * (RUNS + 3), across, image.height, (across + TILE_WORDS - 1) / TILE_WORDS};
}

// The first pixel of each run.
DEVICE u32 starts_of(u32 mask) { return mask & ~(mask << 1); }
// The run of a word that contains a pixel.
DEVICE int run_at(u32 mask, int pixel) { return __popc(starts_of(mask) & ((2u << pixel) - 1)) - 1; }

// Bit masks of pixels in contact with the row above. `straight`: the first pixel of each overlap of two runs.
// `left`, `right`: with 8 neighbors, pixels that touch a run only at their upper left or upper right corner.
struct Contacts { u32 straight, left, right; };
DEVICE Contacts contacts(u32 mask, u32 above, u32 above_left, u32 above_right, u32 word_left, u32 word_right,
                         int neighbors) {
    const u32 both = mask & above;
    if (neighbors == 4) return {starts_of(both), 0, 0};
    const u32 corner = mask & ~above;
    return {starts_of(both), corner & (above << 1 | above_left >> 31) & ~(mask << 1 | word_left >> 31),
            corner & (above >> 1 | above_right << 31) & ~(mask >> 1 | word_right << 31)};
}

#define LISTED_CONTACTS 4  // per thread and pass
#define JUMPS 2            // pointer jumps before the first pass

// Replaces parents by grandparents, `times` times or, if that is 0, until all parents are first runs. All
// threads of a block call it for their runs. They may or may not see each other's concurrent updates.
DEVICE void jump(volatile int* parents, int begin, int end, int times) {
    bool moved;
    do {
        __syncthreads();
        moved = false;
        UNROLL_BY(2) for (int i = begin; i < end; i++) {
            const int parent = parents[i], next = parents[parent];
            if (next == parent) continue;
            parents[i] = next;
            moved = true;
        }
    } while (__syncthreads_or(moved) && --times != 0);
}

// Stores the components of a tile. Each warp takes its own rows, half a warp per word.
template <bool COUNT>
DEVICE void write_tile(const Words& words, const u32* masks, const int* parents) {
    const int lane = threadIdx.x, thread = threadIdx.y * BLOCK_X + lane;
    const int left = blockIdx.x * TILE_WORDS, top = blockIdx.y * TILE_ROWS;
    u32 firsts = 0;
    const u32 half = lane / RUNS, slot = lane % RUNS;
    const int row = words.across * RUNS, origin = (top * words.across + left) * RUNS;
    int* to = words.parents + origin + threadIdx.y * COMPONENTS_COUNTED_ROWS * row + half * RUNS + slot;
    static_assert(RUN_STRIDE == 17, "61681 / 2^20 approximates 1 / 17");
    NO_UNROLL for (u32 i = 0; i < BLOCK_X; i += TILE_WORDS, to += row) {
        UNROLL_ALL for (u32 j = 0; j < TILE_WORDS; j += 2) {
            const u32 word = thread - lane + i + j + half, self = word * RUN_STRIDE + slot;
            const bool valid = slot < __popc(starts_of(masks[word]));
            const u32 root = valid ? parents[self] : 0, home = root * 61681 >> 20;  // root / RUN_STRIDE
            if (valid) {
                to[j * RUNS] = origin + home / TILE_WORDS * row + home % TILE_WORDS * RUNS + (root - home * RUN_STRIDE);
            }
            const u32 both = __ballot_sync(~0u, valid && root == self);
            if ((lane & ~1) == i + j) firsts = lane & 1 ? both >> 16 : both & 0xffff;
        }
    }
    const int x = left + thread % TILE_WORDS, y = top + thread / TILE_WORDS;
    if (x < words.across && y < words.height) words.firsts[y * words.across + x] = make_uint2(0, firsts);
    if (!COUNT) return;
    const int count = warp_reduce(__popc(firsts));
    const int rows = top / COMPONENTS_COUNTED_ROWS + threadIdx.y;
    if (lane == 0 && rows * COMPONENTS_COUNTED_ROWS < words.height) {
        words.counts[rows * words.tiles_across + blockIdx.x] = count;
    }
}

// Finds the components of this block's tile. All threads call it with their words. COUNT: also counts them.
template <bool COUNT>
DEVICE void unite_tile(const Words& words, u32 mask, int neighbors) {
    __shared__ u32 masks[BLOCK_X * BLOCK_Y];
    __shared__ int parents[BLOCK_X * BLOCK_Y * RUN_STRIDE];
    __shared__ u32 list[BLOCK_X * BLOCK_Y * LISTED_CONTACTS], listed;
    const int thread = thread_index();
    masks[thread] = mask;
    if (thread == 0) listed = 0;
    __syncthreads();

    const int column = thread % TILE_WORDS, up = thread - TILE_WORDS, own = thread * RUN_STRIDE;
    const bool below = thread >= TILE_WORDS, first = column == 0, last = column == TILE_WORDS - 1;
    const u32 above = below ? masks[up] : 0, word_left = first ? 0 : masks[thread - 1];
    const u32 above_left = below && !first ? masks[up - 1] : 0, above_right = below && !last ? masks[up + 1] : 0;
    Contacts touch = contacts(mask, above, above_left, above_right, word_left, last ? 0 : masks[thread + 1], neighbors);
    u32 beside = mask & word_left >> 31;
    int run = own;
    for (u32 rest = starts_of(mask); rest != 0; rest &= rest - 1, run++) {
        // Adding the run's lowest bit carries through the run and clears it.
        const u32 pixels = mask & ~(mask + (rest & -rest)), some = touch.straight & pixels;
        int parent = run;
        if (some != 0) {
            parent = up * RUN_STRIDE + run_at(above, __ffs(some) - 1);
            touch.straight ^= some & -some;
        } else if (run == own && beside != 0) {
            parent = own - RUN_STRIDE + run_at(word_left, 31);
            beside = 0;
        }
        parents[run] = parent;
    }
    // Most contacts involve few runs; jumping first shortens the paths of the others.
    jump(parents, own, run, JUMPS);
    // The remaining contacts: up, up left, up right, and left. Few words have any, so a list spreads them
    // evenly over the threads.
    bool more;
    do {
        NO_UNROLL for (int i = 0; i < LISTED_CONTACTS; i++) {
            const int side = touch.straight ? 0 : touch.left ? 1 : touch.right ? 2 : 3;
            const u32 some = side == 0 ? touch.straight : side == 1 ? touch.left : side == 2 ? touch.right : beside;
            if (some == 0) break;
            const u32 rest = some & (some - 1);
            if (side == 0) touch.straight = rest;
            else if (side == 1) touch.left = rest;
            else if (side == 2) touch.right = rest;
            else beside = rest;
            const int pixel = __ffs(some) - 1, other = pixel + (side == 0 ? 0 : side == 2 ? 1 : -1);
            const int word = (side == 3 ? thread : up) + (other >> 5);
            list[atomicAdd(&listed, 1)] =
                (own + run_at(mask, pixel)) << 16 | word * RUN_STRIDE + run_at(masks[word], other & 31);
        }
        __syncthreads();
        for (u32 i = thread; i < listed; i += BLOCK_X * BLOCK_Y) unite(parents, list[i] >> 16, list[i] & 0xffff);
        more = __syncthreads_or((touch.straight | touch.left | touch.right | beside) != 0);
        if (thread == 0) listed = 0;
        __syncthreads();
    } while (more);
    jump(parents, own, run, 0);
    write_tile<COUNT>(words, masks, parents);
}

// Unites runs across the edges of the tile of this block. The first warps take the upper edge, a word each
// and a pixel per lane; the next ones the left edge, a row per lane. COUNT: keeps the counts up to date.
template <bool COUNT>
DEVICE void unite_edges(const Words& words, int neighbors) {
    const int left = blockIdx.x * TILE_WORDS, top = blockIdx.y * TILE_ROWS, lane = threadIdx.x;
    const bool upper = threadIdx.y < TILE_WORDS;
    const int row = upper ? 0 : (threadIdx.y - TILE_WORDS) * BLOCK_X + lane;
    const int x = upper ? left + threadIdx.y : left, y = top + row, pixel = upper ? lane : 0;
    if (x >= words.across || y >= words.height || row >= TILE_ROWS || (upper ? y : x) == 0) return;
    const u32 mask = words.mask(x, y);
    if (!(mask >> pixel & 1)) return;
    // Neighbors in contact: above, above left, above right; at the left edge: left, left above, left below.
    u32 meets;
    if (upper) {
        u32 above_left = 0, above_right = 0, word_left = 0, word_right = 0;
        if (neighbors == 8) {
            above_left = words.mask(x - 1, y - 1), above_right = words.mask(x + 1, y - 1);
            word_left = words.mask(x - 1, y), word_right = words.mask(x + 1, y);
        }
        const u32 above = words.mask(x, y - 1);
        const Contacts touch = contacts(mask, above, above_left, above_right, word_left, word_right, neighbors);
        meets = (touch.straight >> pixel & 1) | (touch.left >> pixel & 1) << 1 | (touch.right >> pixel & 1) << 2;
    } else {
        meets = words.mask(x - 1, y) >> 31;
        if (neighbors == 8) meets |= words.mask(x - 1, y - 1) >> 31 << 1 | words.mask(x - 1, y + 1) >> 31 << 2;
    }
    const int mine = (y * words.across + x) * RUNS + run_at(mask, pixel);
    NO_UNROLL for (int i = 0; i < 3; i++) {
        if (!(meets >> i & 1)) continue;
        const int step = i == 0 ? 0 : i == 1 ? -1 : 1, other = pixel + (upper ? step : -1);
        const int word = (y + (upper ? -1 : step)) * words.across + x + (other >> 5);
        const int merged_root = unite(words.parents, mine, word * RUNS + run_at(words.masks[word], other & 31));
        if (!COUNT || merged_root < 0) continue;
        // One component fewer begins there.
        const int root_word = merged_root / RUNS;
        atomicAnd(&words.firsts[root_word].y, ~(1u << merged_root % RUNS));
        const int rows = root_word / words.across / COMPONENTS_COUNTED_ROWS;
        atomicSub(&words.counts[rows * words.tiles_across + root_word % words.across / TILE_WORDS], 1);
    }
}
