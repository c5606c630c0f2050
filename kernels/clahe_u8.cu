// CLAHE of bytes. A kernel counts, in several parts of each tile. Then each block makes the tables of four neighbouring tiles of
// these counts, and by them the pixels between the four centres, for which no other tables are needed.
#include "clahe.cuh"

#define BINS 256
// Tables of counts in a block: lanes that are so many apart share one.
#define COPIES 16
#define VECTOR 16

// Sixteen neighbouring pixels of a tile's row, or fewer at its ends.
struct Run {
    const u8* row;  // of the image
    int x;
    bool whole;  // a vector in memory
};

// Part blockIdx.y % `parts` of a tile's rows, counted: to `counts`, BINS for each part of each tile of each image.
extern "C" __global__ void __launch_bounds__(BLOCK) clahe_counts(const void* src, Batch from, u32* counts, Batch, int parts) {
    __shared__ __align__(16) u32 bins[BINS][COPIES];
    const Image in = image_at(src, from);
    const int id = threadIdx.y * BLOCK_X + threadIdx.x, part = blockIdx.y % parts, tiles_y = gridDim.y / parts;
    const Tiles tile = tiles_of(in, gridDim.x, tiles_y);
    const int left = blockIdx.x * tile.width, right = left + tile.width, top = blockIdx.y / parts * tile.height;
    const int inside = in.column == 1 ? min(right, in.width) : 0, end = top + tile.height * (part + 1) / parts;
    // Vectors that hold a row: the first begins up to 15 bytes before it, in each row alike or not.
    const bool even = in.row % VECTOR == 0;
    const int before = even ? (int)(u64)(in.data + left) & (VECTOR - 1) : VECTOR - 1, across = (before + tile.width + VECTOR - 1) / VECTOR;
    const int down = BLOCK / across, along = BLOCK % across;
    int y = top + tile.height * part / parts + id / across, column = id % across;
    auto place = [&]() -> Run {
        const int row = border_index(y, in.height, REFLECT101);
        const u8* p = in.data + row * in.row;
        const int x = left - ((int)(u64)(p + left) & (VECTOR - 1)) + column * VECTOR;
        return {p, x, x >= left && x + VECTOR <= inside};
    };
    Run next;
    uint4 vector = make_uint4(0, 0, 0, 0);
    if (y < end) {
        next = place();
        if (next.whole) vector = __ldg((const uint4*)(next.row + next.x));
    }
#pragma unroll
    for (int k = 0; k < COPIES / 4; k++) ((uint4*)bins)[k * BLOCK + id] = make_uint4(0, 0, 0, 0);
    __syncthreads();
    u32* mine = &bins[0][threadIdx.x % COPIES];
    while (y < end) {
        const Run run = next;
        const u32 words[4] = {vector.x, vector.y, vector.z, vector.w};
        y += down, column += along;
        if (column >= across) column -= across, y++;
        if (y < end) {
            next = place();
            if (next.whole) vector = __ldg((const uint4*)(next.row + next.x));
        }
        if (run.whole) {
#pragma unroll
            for (int k = 0; k < 16; k++) atomicAdd(mine + (words[k / 4] >> (8 * (k % 4)) & 255) * COPIES, 1u);
        } else {
#pragma unroll 1
            for (int x = max(run.x, left); x < min(run.x + VECTOR, right); x++) {
                atomicAdd(mine + __ldg(run.row + border_index(x, in.width, REFLECT101) * in.column) * COPIES, 1u);
            }
        }
    }
    __syncthreads();
    u32 sum = 0;
#pragma unroll
    for (int k = 0; k < COPIES; k++) sum += bins[id][(id + k) % COPIES];
    const u64 at = (((u64)blockIdx.z * tiles_y + blockIdx.y / parts) * gridDim.x + blockIdx.x) * parts + part;
    counts[at * BINS + id] = sum;
}

// How many of the tiles around a pixel there are: before and behind it along each axis.
#define AROUND 4
#define OWN (BINS / 32)  // bins of a lane

// The table of a tile of `pixels` by a warp, each entry byte `index` of a word. `limit`: of a bin, in mean bins; 0: none.
__device__ __forceinline__ void make_table(const u32* counts, u32* table, int index, int pixels, float limit) {
    const int lane = threadIdx.x;
    const u32 most = limit > 0 ? max((int)((double)limit * pixels / BINS), 1) : ~0u;
    u32 count[OWN], excess = 0, own = 0;
#pragma unroll
    for (int i = 0; i < OWN; i++) {
        const u32 all = counts[lane * OWN + i];
        count[i] = min(all, most);
        excess += all - count[i], own += count[i];
    }
    u32 through = own;
#pragma unroll
    for (int step = 1; step < 32; step *= 2) {
        excess += __shfl_xor_sync(~0u, excess, step);
        const u32 before = __shfl_up_sync(~0u, through, step);
        if (lane >= step) through += before;
    }
    through -= own;
    // What was above the limit is given to all bins alike, and the rest to some at equal distances.
    const u32 share = excess / BINS, rest = excess % BINS;
    const float per_step = 1.0f / (rest > 0 ? max(BINS / rest, 1) : 1), factor = (BINS - 1.0f) / pixels;
#pragma unroll
    for (int i = 0; i < OWN; i++) {
        const int bin = lane * OWN + i;
        through += count[i];
        const u32 given = (bin + 1) * share + min((u32)(((float)bin + 0.5f) * per_step) + 1, rest);
        ((u8*)table)[bin * AROUND + index] = saturate<u8>((float)(through + given) * factor);
    }
}

// The first pixel that lies behind the centre of tile `cell` - 1, of `size` pixels each.
__device__ __forceinline__ int first_behind(int cell, int size, float scale, int end) {
    // Half a pixel off at most.
    const int guess = min(max(cell * size - size / 2, 0), end);
    const int first = floorf(position_of(guess - 1, scale)) >= cell - 1 ? guess - 1 : floorf(position_of(guess, scale)) < cell - 1 ? guess + 1 : guess;
    return min(max(first, 0), end);
}

// The pixel that a word of the table stands for: of its four tiles two lie above, and the second of two lies behind.
__device__ __forceinline__ u32 between(u32 entry, float behind, float below) {
    const float high = mix((u8)entry, (u8)(entry >> 8), behind), low = mix((u8)(entry >> 16), (u8)(entry >> 24), behind);
    // Added to 1.5 · 2^23, a number lies there rounded, in the low byte.
    return __float_as_uint(__fadd_rn(mix(high, low, below), 12582912.0f));
}

#define PIXELS 8  // of a lane
#define ROWS 4    // that are read at a time

// The pixels between four centres, of those that part blockIdx.y % `slices` of their rows has.
extern "C" __global__ void __launch_bounds__(BLOCK, 4)
    clahe_u8(const void* src, Batch from, void* dst, Batch to, const u32* counts, Batch, int tiles_x, int tiles_y, int parts, int slices,
             float limit) {
    __shared__ __align__(16) u32 sums[AROUND][BINS];
    __shared__ u32 table[BINS];
    const int lane = threadIdx.x, warp = threadIdx.y, id = warp * BLOCK_X + lane;
    const int cell_x = blockIdx.x, cell_y = blockIdx.y / slices, slice = blockIdx.y % slices;
    {
        // Four bins of one of the tiles.
        const int index = id / (BINS / 4), x = index & 1 ? min(cell_x, tiles_x - 1) : max(cell_x - 1, 0);
        const int y = index & 2 ? min(cell_y, tiles_y - 1) : max(cell_y - 1, 0);
        const u64 tile = ((u64)blockIdx.z * tiles_y + y) * tiles_x + x;
        const uint4* p = (const uint4*)(counts + tile * parts * BINS) + id % (BINS / 4);
        uint4 sum = make_uint4(0, 0, 0, 0);
#pragma unroll 4
        for (int part = 0; part < parts; part++, p += BINS / 4) {
            const uint4 count = __ldg(p);
            sum.x += count.x, sum.y += count.y, sum.z += count.z, sum.w += count.w;
        }
        ((uint4*)sums)[id] = sum;
    }
    const Image in = image_at(src, from), out = image_at(dst, to);
    const Tiles tile = tiles_of(in, tiles_x, tiles_y);
    const float scale_x = 1.0f / tile.width, scale_y = 1.0f / tile.height, before = cell_x - 1, above = cell_y - 1;
    const int left = first_behind(cell_x, tile.width, scale_x, in.width), right = first_behind(cell_x + 1, tile.width, scale_x, in.width);
    const int begin = first_behind(cell_y, tile.height, scale_y, in.height), end = first_behind(cell_y + 1, tile.height, scale_y, in.height);
    const int top = begin + (int)((i64)(end - begin) * slice / slices) + warp, bottom = begin + (int)((i64)(end - begin) * (slice + 1) / slices);
    // Where vectors of 8 bytes are aligned in all rows, lanes take such; pixels at the ends are few.
    const bool even = in.column == 1 && out.column == 1 && (((u64)in.row | (u64)out.row | ((u64)in.data ^ (u64)out.data)) & (PIXELS - 1)) == 0;
    int x = left - (even ? (int)(u64)(in.data + left) & (PIXELS - 1) : 0) + lane * PIXELS, y = top;

    uint2 next[ROWS];
    bool whole;
    auto load_rows = [&]() {
        whole = even && x >= left && x + PIXELS <= right;
        if (!whole) return;
        const u8* p = in.data + y * in.row + x;
#pragma unroll
        for (int i = 0; i < ROWS; i++, p += BLOCK_Y * in.row) {
            // Not by way of the read-only cache: it may be done in place.
            if (y + i * BLOCK_Y < bottom) next[i] = *(const uint2*)p;
        }
    };
    if (x < right && y < bottom) load_rows();
    __syncthreads();
    if (warp < AROUND) make_table(sums[warp], table, warp, tile.width * tile.height, limit);
    __syncthreads();
    if (top >= bottom) return;
    while (x < right) {
        const int column = x;
        if (!whole) {
#pragma unroll 1
            for (int i = max(x, left); i < min(x + PIXELS, right); i++) {
                const float behind = __fsub_rn(position_of(i, scale_x), before);
#pragma unroll 1
                for (y = top; y < bottom; y += BLOCK_Y) {
                    *at<u8>(out, i, y) = (u8)between(table[*at<u8>(in, i, y)], behind, __fsub_rn(position_of(y, scale_y), above));
                }
            }
            x += BLOCK_X * PIXELS, y = top;
            if (x < right) load_rows();
            continue;
        }
        float behind[PIXELS];
#pragma unroll
        for (int i = 0; i < PIXELS; i++) behind[i] = __fsub_rn(position_of(x + i, scale_x), before);
        do {
            uint2 pixels[ROWS];
#pragma unroll
            for (int i = 0; i < ROWS; i++) pixels[i] = next[i];
            const int last = min(y + ROWS * BLOCK_Y, bottom);
            int row = y;
            y += ROWS * BLOCK_Y;
            if (y >= bottom) y = top, x += BLOCK_X * PIXELS;
            if (x < right) load_rows();
#pragma unroll 1
            for (; row < last; row += BLOCK_Y) {
                const float below = __fsub_rn(position_of(row, scale_y), above);
                u32 made[PIXELS];
#pragma unroll
                for (int k = 0; k < PIXELS; k++) made[k] = between(table[(k < 4 ? pixels[0].x : pixels[0].y) >> (8 * (k % 4)) & 255], behind[k], below);
                u32 words[2];
#pragma unroll
                for (int k = 0; k < 2; k++) {
                    const u32 front = __byte_perm(made[4 * k], made[4 * k + 1], 0x0040), back = __byte_perm(made[4 * k + 2], made[4 * k + 3], 0x0040);
                    words[k] = __byte_perm(front, back, 0x5410);
                }
                *(uint2*)(out.data + row * out.row + column) = make_uint2(words[0], words[1]);
#pragma unroll
                for (int i = 1; i < ROWS; i++) pixels[i - 1] = pixels[i];
            }
        } while (x == column);
    }
}
