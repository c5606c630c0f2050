// CLAHE of u8. One kernel counts, in several parts of each tile. Then each block computes the tables of four
// neighboring tiles from the counts, and with them the pixels between the four centers.
#include "access/vec16.cuh"
#include "ops/clahe/tiles.cuh"
#include "patterns/reduce.cuh"

// Sixteen neighboring pixels of a row of a tile, or fewer at its ends.
struct Run {
    const u8* row;  // of the image
    int x;
    bool full;  // all 16 are in the tile, contiguous and aligned
};

// Counts one of 2^`parts` parts of the rows of a tile. `counts` has BINS for each part of each tile.
extern "C" KERNEL() clahe_counts(const void* src, Batch from, u32* counts, Batch, int parts) {
    __shared__ __align__(16) CountTable bins;
    const Image in = image_at(src, from);
    const int id = thread_index(), tile_y = blockIdx.y >> parts;
    const int part = blockIdx.y - (tile_y << parts), tiles_y = gridDim.y >> parts;
    const Tiles tile = tiles_of(in, gridDim.x, tiles_y);
    const int left = blockIdx.x * tile.width, right = left + tile.width, top = tile_y * tile.height;
    const int inside = in.column == 1 ? min(right, in.width) : 0, end = top + (tile.height * (part + 1) >> parts);
    // Aligned vectors that cover a row: the first begins up to 15 bytes before it.
    const bool row_aligned = in.row % VECTOR == 0;
    const int before = row_aligned ? (int)(u64)(in.data + left) & (VECTOR - 1) : VECTOR - 1;
    const int across = (before + tile.width + VECTOR - 1) / VECTOR;
    const int down = BLOCK / across, along = BLOCK % across;
    int y = top + (tile.height * part >> parts) + id / across, column = id % across;
    auto locate = [&]() -> Run {
        const int row = border_index(y, in.height, REFLECT101);
        const u8* p = in.data + row * in.row;
        const int x = left - ((int)(u64)(p + left) & (VECTOR - 1)) + column * VECTOR;
        return {p, x, x >= left && x + VECTOR <= inside};
    };
    Run next;
    uint4 vector = make_uint4(0, 0, 0, 0);
    if (y < end) {
        next = locate();
        if (next.full) vector = __ldg((const uint4*)(next.row + next.x));
    }
    clear_counts(bins, id);
    __syncthreads();
    u32* mine = &bins[0][threadIdx.x % COPIES];
    while (y < end) {
        const Run run = next;
        const uint4 bytes = vector;
        y += down, column += along;
        if (column >= across) column -= across, y++;
        if (y < end) {
            next = locate();
            if (next.full) vector = __ldg((const uint4*)(next.row + next.x));
        }
        if (run.full) {
            count_bytes(bins, bytes);
        } else {
            NO_UNROLL for (int x = max(run.x, left); x < min(run.x + VECTOR, right); x++) {
                atomicAdd(mine + __ldg(run.row + border_index(x, in.width, REFLECT101) * in.column) * COPIES, 1u);
            }
        }
    }
    __syncthreads();
    const u64 at = ((((u64)blockIdx.z * tiles_y + tile_y) * gridDim.x + blockIdx.x) << parts) + part;
    counts[at * BINS + id] = total_count(bins, id);
}

#define AROUND 4           // tiles around a pixel
#define BINS_PER_THREAD 4  // of one tile

// Neighboring bins of one of four tiles.
struct Bins { int tile, first; u32 count[BINS_PER_THREAD]; };

// The bins of this thread, in one of the four tiles around cell (cell_x, cell_y).
DEVICE Bins load_bins(const u32* counts, int id, int cell_x, int cell_y, int tiles_x, int tiles_y, int parts) {
    Bins bins = {id / (BINS / BINS_PER_THREAD), id % (BINS / BINS_PER_THREAD) * BINS_PER_THREAD};
    const int x = bins.tile & 1 ? min(cell_x, tiles_x - 1) : max(cell_x - 1, 0);
    const int y = bins.tile & 2 ? min(cell_y, tiles_y - 1) : max(cell_y - 1, 0);
    const u32* p = counts + ((((u64)blockIdx.z * tiles_y + y) * tiles_x + x) << parts) * BINS + bins.first;
    UNROLL_BY(4) for (int part = 0; part < 1 << parts; part++, p += BINS) {
        const uint4 more = __ldg((const uint4*)p);
        bins.count[0] += more.x, bins.count[1] += more.y, bins.count[2] += more.z, bins.count[3] += more.w;
    }
    return bins;
}

// The tables of four tiles of `pixels` each; an entry has a byte for each tile. Clips bins at the limit and
// distributes the excess: a share to all bins, the rest to bins at equal distances.
DEVICE void make_tables(u32* table, Bins bins, int lane, int warp, int pixels, float limit) {
    __shared__ u32 cut_of[BLOCK_Y], kept_of[BLOCK_Y];
    const u32 max_count = limit > 0 ? max((int)((double)limit * pixels / BINS), 1) : ~0u;
    const float factor = (BINS - 1.0f) / pixels;
    u32 cut = 0, kept = 0;
    UNROLL(i, BINS_PER_THREAD) {
        const u32 all = bins.count[i];
        bins.count[i] = min(all, max_count);
        cut += all - bins.count[i], kept += bins.count[i];
    }
    const u32 count = kept;
    cut = warp_reduce(cut), kept = warp_scan(kept);
    // Two warps share a tile.
    if (lane == 31) cut_of[warp] = cut, kept_of[warp] = kept;
    __syncthreads();
    cut += cut_of[warp ^ 1], kept += warp & 1 ? kept_of[warp - 1] : 0;
    const u32 share = cut / BINS, rest = cut % BINS;
    // BINS / rest, or 1; the added 0.001 corrects the rounding of the reciprocal, and is less than a step.
    const float step = floorf(__fmaf_rn(BINS, __frcp_rn(rest > 0 ? rest : BINS), 0.001f)), per_step = __frcp_rn(step);
    u32 through = kept - count + bins.first * share;
    UNROLL(i, BINS_PER_THREAD) {
        const int bin = bins.first + i;
        through += bins.count[i] + share;
        const u32 added = min((u32)((bin + 0.5f) * per_step) + 1, rest);
        ((u8*)table)[bin * AROUND + bins.tile] = saturate<u8>((float)(through + added) * factor);
    }
    __syncthreads();
}

// A byte of a word times a weight, rounded once.
struct Weight {
    float weight, bias;

    DEVICE void set(float value) { weight = value, bias = -BIAS * value; }
    DEVICE float times(u32 word, int i) const { return __fmaf_rn(biased(word, i), weight, bias); }
};

// The weights of a column between two centers.
struct Column {
    Weight before, after;

    DEVICE void set(float weight) { before.set(1 - weight), after.set(weight); }
};

// Interpolates an entry of four tables; the result is the low byte. Rounded after each step, like OpenCV.
DEVICE u32 between(u32 entry, const Column& column, float above, float below) {
    const float high = __fadd_rn(column.before.times(entry, 0), column.after.times(entry, 1));
    const float low = __fadd_rn(column.before.times(entry, 2), column.after.times(entry, 3));
    // Adding 1.5 · 2^23 rounds to an integer in the low bits.
    return __float_as_uint(__fadd_rn(__fadd_rn(__fmul_rn(high, above), __fmul_rn(low, below)), 12582912.0f));
}

// The first pixel after the center of tile `cell` - 1; tiles have `size` pixels.
DEVICE int first_after(int cell, int size, float scale, int end) {
    // The guess is off by at most one.
    const int guess = min(max(cell * size - size / 2, 0), end), center = cell - 1;
    const int later = floorf(position_of(guess, scale)) < center;
    const int earlier = floorf(position_of(guess - 1, scale)) >= center;
    return min(max(guess + later - earlier, 0), end);
}

// The pixels between four centers, and the reciprocal size of a tile.
struct Cell {
    int left, top, right, bottom, pixels;  // pixels: of a tile
    float scale_x, scale_y;
};

// Alternating lanes compute x and y, and the first and the last edge; shuffles distribute the results.
DEVICE Cell cell_at(const Image& in, int lane, int cell_x, int cell_y, u32 tiles_x, u32 tiles_y) {
    const bool along_y = lane & 1;
    const u32 extent = along_y ? in.height : in.width, tiles = along_y ? tiles_y : tiles_x, quotient = extent / tiles;
    const int size = quotient + __any_sync(~0u, quotient * tiles != extent);
    const float scale = 1.0f / size;
    const int edge = first_after((along_y ? cell_y : cell_x) + (lane >> 1 & 1), size, scale, extent);
    return {__shfl_sync(~0u, edge, 0), __shfl_sync(~0u, edge, 1), __shfl_sync(~0u, edge, 2), __shfl_sync(~0u, edge, 3),
            size * __shfl_xor_sync(~0u, size, 1), __shfl_sync(~0u, scale, 0), __shfl_sync(~0u, scale, 1)};
}

#define PIXELS 8  // per lane

struct __align__(PIXELS) Pixels { u32 word[PIXELS / 4]; };

// Not through the read-only cache: it may work in place.
DEVICE Pixels load_pixels(const u8* p) {
    __builtin_assume(__isGlobal(p));
    return *(const Pixels*)p;
}

// The pixels between four centers, in one of 2^`slices` parts of their rows. `limit`: as in generic.cu.
extern "C" KERNEL(4) clahe_u8(SRC_DST, const u32* counts, Batch, int tiles_x, int tiles_y, int parts, int slices,
                              float limit) {
    __shared__ u32 table[BINS];
    const int lane = threadIdx.x, warp = threadIdx.y, id = warp * BLOCK_X + lane;
    const int cell_x = blockIdx.x, cell_y = blockIdx.y >> slices, slice = blockIdx.y - (cell_y << slices);
    const Bins bins = load_bins(counts, id, cell_x, cell_y, tiles_x, tiles_y, parts);
    const Image in = image_at(src, from), out = image_at(dst, to);
    const Cell cell = cell_at(in, lane, cell_x, cell_y, tiles_x, tiles_y);
    const int left = cell.left, right = cell.right, rows = cell.bottom - cell.top;
    // Cells at the edges of the image are half as wide: there a warp takes two rows.
    const int shift = right - left <= BLOCK_X / 2 * PIXELS ? 4 : 5, lanes = 1 << shift, down = BLOCK >> shift;
    const int top = cell.top + (rows * slice >> slices) + (id >> shift);
    const int bottom = cell.top + (rows * (slice + 1) >> slices);
    // Lanes take aligned vectors, if these are aligned in all rows; the pixels at the ends are few.
    const bool vectors_aligned = in.column == 1 && out.column == 1 &&
                                 (((u64)in.row | (u64)out.row | ((u64)in.data ^ (u64)out.data)) & (PIXELS - 1)) == 0;
    int x = left - (vectors_aligned ? (int)(u64)(in.data + left) & (PIXELS - 1) : 0) + (id & (lanes - 1)) * PIXELS;
    const i64 in_step = down * in.row, out_step = down * out.row;
    const u8* p;
    Pixels next, second;
    bool full;
    // Prefetches two rows.
    auto begin_column = [&]() {
        full = vectors_aligned && x >= left && x + PIXELS <= right;
        if (!full) return;
        p = in.data + top * in.row + x;
        if (top < bottom) next = load_pixels(p);
        if (top + down < bottom) second = load_pixels(p + in_step);
        p += 2 * in_step;
    };
    begin_column();
    make_tables(table, bins, lane, warp, cell.pixels, limit);

    const float center_x = cell_x - 1, center_y = cell_y - 1;
    for (; x < right; x += lanes * PIXELS, begin_column()) {
        if (full) {
            Column column[PIXELS];
            UNROLL(i, PIXELS) column[i].set(__fsub_rn(position_of(x + i, cell.scale_x), center_x));
            u8* q = out.data + top * out.row + x;
            NO_UNROLL for (int y = top; y < bottom; p += in_step, q += out_step) {
                const float below = __fsub_rn(position_of(y, cell.scale_y), center_y), above = 1 - below;
                const Pixels read = next;
                next = second;
                y += down;
                if (y + down < bottom) second = load_pixels(p);
                Pixels result;
                UNROLL(k, PIXELS / 4) {
                    u32 four[4];
                    UNROLL(i, 4) {
                        const u32 entry = table[__byte_perm(read.word[k], 0, 0x4440 + i)];
                        four[i] = between(entry, column[4 * k + i], above, below);
                    }
                    result.word[k] = low_bytes(four);
                }
                __builtin_assume(__isGlobal(q));
                *(Pixels*)q = result;
            }
        } else {
            NO_UNROLL for (int i = max(x, left); i < min(x + PIXELS, right); i++) {
                Column column;
                column.set(__fsub_rn(position_of(i, cell.scale_x), center_x));
                NO_UNROLL for (int y = top; y < bottom; y += down) {
                    const float below = __fsub_rn(position_of(y, cell.scale_y), center_y);
                    *at<u8>(out, i, y) = (u8)between(table[*at<u8>(in, i, y)], column, 1 - below, below);
                }
            }
        }
    }
}
