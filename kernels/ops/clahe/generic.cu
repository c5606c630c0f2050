// CLAHE of u16, with tables in global memory.
#include "ops/clahe/tiles.cuh"
#include "patterns/reduce.cuh"

// Clips bins at `max_count` (0: no limit). All bins get a share of the excess; the rest is spread evenly.
struct Limit {
    u32 max_count, share, rest, step;

    DEVICE u32 operator()(u32 count, int bin) const {
        return max_count == 0 ? count : min(count, max_count) + share + (bin % step == 0 && bin / step < rest ? 1 : 0);
    }
};

EXPORTED constexpr int CLAHE_U16_BINS = 65536;
#define BINS CLAHE_U16_BINS
#define SHARE (BINS / BLOCK)  // bins of a thread

// The table of a tile: blockIdx.x and y of image z. `limit`: of a bin, relative to the mean; 0: none.
DEVICE void clahe_tables(const Image& in, u16* table, u32* bins, float limit) {
    const int id = thread_index(), begin = id * SHARE;
    const Tiles tile = tiles_of(in, gridDim.x, gridDim.y);
    NO_UNROLL for (int i = id; i < BINS; i += BLOCK) bins[i] = 0;
    __syncthreads();
    const int left = blockIdx.x * tile.width, top = blockIdx.y * tile.height;
    NO_UNROLL for (int y = threadIdx.y; y < tile.height; y += BLOCK_Y) {
        const int row = border_index(top + y, in.height, REFLECT101);
        NO_UNROLL for (int x = threadIdx.x; x < tile.width; x += BLOCK_X) {
            atomicAdd(&bins[*at<u16>(in, border_index(left + x, in.width, REFLECT101), row)], 1u);
        }
    }
    __syncthreads();
    const int pixels = tile.width * tile.height;
    Limit limited = {0, 0, 0, 1};
    if (limit > 0) {
        limited.max_count = max((int)((double)limit * pixels / BINS), 1);
        u32 above = 0;
        NO_UNROLL for (int i = begin; i < begin + SHARE; i++) above += bins[i] - min(bins[i], limited.max_count);
        const u32 excess = block_reduce(above);
        limited.share = excess / BINS;
        limited.rest = excess % BINS;
        limited.step = limited.rest > 0 ? max(BINS / limited.rest, 1) : 1;
    }
    u32 own = 0;
    NO_UNROLL for (int i = begin; i < begin + SHARE; i++) own += limited(bins[i], i);
    u32 all, through = block_scan(own, all) - own;
    NO_UNROLL for (int i = begin; i < begin + SHARE; i++) {
        through += limited(bins[i], i);
        table[i] = saturate<u16>((float)through * ((BINS - 1.0f) / pixels));
    }
}

// The bins of all tiles follow the tables in global memory.
extern "C" KERNEL() clahe_tables_u16(const void* src, Batch from, u16* tables, Batch, float limit) {
    const u64 tile = ((u64)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    const u64 tiles = (u64)gridDim.z * gridDim.y * gridDim.x;
    clahe_tables(image_at(src, from), tables + tile * BINS, (u32*)(tables + tiles * BINS) + tile * BINS, limit);
}

// The position of a pixel between the centers of two tiles.
struct Between { int first, second; float weight; };
DEVICE Between between(int i, float scale, int tiles) {
    const float position = position_of(i, scale);
    const int index = (int)floorf(position);
    return {max(index, 0), min(index + 1, tiles - 1), position - index};
}

DEVICE float mix(float first, float second, float weight) {
    return __fadd_rn(__fmul_rn(first, 1 - weight), __fmul_rn(second, weight));
}

// Pixels of a thread, 32 apart.
#define PIXELS 4
EXPORTED constexpr int CLAHE_TILE[] = {BLOCK_X * PIXELS, BLOCK_Y};

// Interpolates between the tables of the four tiles around each pixel.
extern "C" KERNEL() clahe_u16(SRC_DST, const u16* tables, int tiles_x, int tiles_y) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int left = blockIdx.x * (BLOCK_X * PIXELS) + threadIdx.x, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (left >= out.width || y >= out.height) return;
    const Tiles tile = tiles_of(in, tiles_x, tiles_y);
    const Between row = between(y, 1.0f / tile.height, tiles_y);
    const float scale = 1.0f / tile.width;
    tables += (u64)blockIdx.z * tiles_x * tiles_y * BINS;
    const u16* above = tables + (u64)row.first * tiles_x * BINS;
    const u16* below = tables + (u64)row.second * tiles_x * BINS;
    const u8* p = (const u8*)at<u16>(in, left, y);
    u8* q = (u8*)at<u16>(out, left, y);
    const int end = min(left + BLOCK_X * PIXELS, out.width);
    NO_UNROLL for (int x = left; x < end; x += BLOCK_X, p += BLOCK_X * in.column, q += BLOCK_X * out.column) {
        const Between column = between(x, scale, tiles_x);
        const int first = column.first * BINS + *(const u16*)p, second = first + (column.second - column.first) * BINS;
        const float high = mix(above[first], above[second], column.weight);
        const float low = mix(below[first], below[second], column.weight);
        store((u16*)q, mix(high, low, row.weight));
    }
}
