// Copies between any strides: by elements, by rows of bytes, and by tiles for transpositions.
#include "array/axes.cuh"

// One element per thread, of up to 16 bytes: as wide as strides and addresses allow.
template <typename T>
__global__ void __launch_bounds__(ARRAY_BLOCK) copy(char* dst, const char* src, u32 count, ElementAxes axes) {
    const u32 i = blockIdx.x * ARRAY_BLOCK + threadIdx.x;
    if (i >= count) return;
    const Offsets at = locate(i, axes);
    *(T*)(dst + at.dst) = *(const T*)(src + at.src);
}

// Copies rows of `width` bytes that start at any address. A thread stores 16 aligned bytes, assembled from
// aligned words of the source, and the ends of a row byte by byte. `count` threads, `items` per row.
ARRAY_KERNEL copy_rows(char* dst, const char* src, u32 count, u32 items, u32 width, RowAxes rows) {
    const u32 id = blockIdx.x * ARRAY_BLOCK + threadIdx.x;
    if (id >= count) return;
    const u32 row = id / items;
    const Offsets at = locate(row, rows);
    dst += at.dst;
    src += at.src;
    const i64 first = (i64)(id - row * items) * VECTOR - ((u32)(u64)dst & (VECTOR - 1));
    const u32 shift = (u32)((u64)src + first) & 3;
    const int last = shift == 0 ? 3 : 4;  // the last word that holds a byte of these 16
    // No word may reach past the ends of the row, where memory may not be readable.
    if (first >= shift && first - shift + 4 * (last + 1) <= width) {
        const u32* words = (const u32*)(src + first - shift);
        const u32 w0 = words[0], w1 = words[1], w2 = words[2], w3 = words[3], w4 = words[last];
        const u32 selector = 0x3210u + 0x1111u * shift;
        *(uint4*)(dst + first) = make_uint4(__byte_perm(w0, w1, selector), __byte_perm(w1, w2, selector),
                                            __byte_perm(w2, w3, selector), __byte_perm(w3, w4, selector));
        return;
    }
    const i64 end = min(first + VECTOR, (i64)width);
    NO_UNROLL for (i64 i = max(first, (i64)0); i < end; i++) dst[i] = src[i];
}

// Sides of the tiles of one- and two-byte elements, and of others.
#define WARPS (ARRAY_BLOCK / LANES)
EXPORTED constexpr int TRANSPOSE_SMALL_TILE = 64;
EXPORTED constexpr int TRANSPOSE_TILE = 32;
EXPORTED constexpr int TRANSPOSE_BLOCK[] = {LANES, WARPS};

// Transposes planes of `height` × `width`: src is contiguous along the width, dst along the height. A block
// of 32 × 8 threads moves a tile of TILE × TILE elements through shared memory, whose rows are an odd number
// of words apart, so that a column uses every bank once. Blocks are the tiles of a plane, then planes.
template <typename T>
__global__ void __launch_bounds__(ARRAY_BLOCK)
    transpose(char* dst, const char* src, u32 width, u32 height, i64 dst_row, i64 src_row, PlaneAxes planes) {
    constexpr int TILE = sizeof(T) < 4 ? TRANSPOSE_SMALL_TILE : TRANSPOSE_TILE, PAD = sizeof(T) < 4 ? 4 / sizeof(T) : 1;
    __shared__ T tile[TILE][TILE + PAD];
    const u32 across = (width + TILE - 1) / TILE;
    const u32 down = (height + TILE - 1) / TILE;
    const u32 row_of_tiles = blockIdx.x / across;
    const u32 plane = row_of_tiles / down;
    const u32 x = (blockIdx.x - row_of_tiles * across) * TILE;
    const u32 y = (row_of_tiles - plane * down) * TILE;
    const Offsets at = locate(plane, planes);
    src += at.src + y * src_row + (i64)x * sizeof(T);
    dst += at.dst + x * dst_row + (i64)y * sizeof(T);
    UNROLL(i, TILE / WARPS) UNROLL(j, TILE / LANES) {
        const u32 row = WARPS * i + threadIdx.y, column = LANES * j + threadIdx.x;
        if (y + row < height && x + column < width) tile[row][column] = ((const T*)(src + row * src_row))[column];
    }
    __syncthreads();
    UNROLL(i, TILE / WARPS) UNROLL(j, TILE / LANES) {
        const u32 row = WARPS * i + threadIdx.y, column = LANES * j + threadIdx.x;
        if (x + row < width && y + column < height) ((T*)(dst + row * dst_row))[column] = tile[column][row];
    }
}

INSTANCES(copy_1 = copy<u8>, copy_2 = copy<u16>, copy_4 = copy<u32>, copy_8 = copy<u64>, copy_16 = copy<uint4>)
INSTANCES(transpose_1 = transpose<u8>, transpose_2 = transpose<u16>, transpose_4 = transpose<u32>)
INSTANCES(transpose_8 = transpose<u64>, transpose_16 = transpose<uint4>)
