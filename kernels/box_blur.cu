// Means of the squares around the pixels of boxes.
#include "border.cuh"
#include "image.cuh"

// As src/image/box_blur.ts lays it out: the image, its columns and rows of which the last are not included, and the square's side.
struct BlurBox {
    int image, left, top, right, bottom, size;
};

#define LARGEST_SIZE 127
// Boxes of a launch: as many as its parameters have room for. Those of an image follow one another.
#define MOST_BOXES 128
struct Boxes {
    BlurBox of[MOST_BOXES];
};

// Of several boxes that hold a pixel, the last one writes it. True if a box behind `n` has pixels of the rectangle.
__device__ __forceinline__ bool taken(const Boxes& boxes, int count, int n, int left, int top, int right, int bottom) {
    for (int i = n + 1; i < count && boxes.of[i].image == boxes.of[n].image; i++) {
        const BlurBox& other = boxes.of[i];
        if (left < other.right && right > other.left && top < other.bottom && bottom > other.top) return true;
    }
    return false;
}

// Box blockIdx.z: sums along x, and of these along y.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    box_blur(const void* src, Batch from, void* dst, Batch to, const __grid_constant__ Boxes boxes, int count, int type) {
    __shared__ float across[BLOCK_Y + LARGEST_SIZE - 1][BLOCK_X];
    const BlurBox& box = boxes.of[blockIdx.z];
    const int left = box.left + blockIdx.x * BLOCK_X, top = box.top + blockIdx.y * BLOCK_Y, radius = box.size / 2;
    if (left >= box.right || top >= box.bottom) return;
    const Image in = image_at(src, from, box.image), out = image_at(dst, to, box.image);
    const int x = left + threadIdx.x, y = top + threadIdx.y;
    const bool mine = x < box.right && y < box.bottom && !taken(boxes, count, blockIdx.z, x, y, x + 1, y + 1);
    const float share = 1.0f / (box.size * box.size);
#pragma unroll 1
    for (int c = 0; c < from.channels; c++) {
#pragma unroll 1
        for (int row = threadIdx.y; row < BLOCK_Y + box.size - 1; row += BLOCK_Y) {
            const int from_row = border_index(top + row - radius, in.height, REFLECT101);
            float sum = 0;
#pragma unroll 1
            for (int i = x - radius; i <= x + radius; i++) {
                sum += load_as(type, at<u8>(in, border_index(i, in.width, REFLECT101), from_row, c));
            }
            across[row][threadIdx.x] = sum;
        }
        __syncthreads();
        if (mine) {
            float sum = 0;
#pragma unroll 1
            for (int row = threadIdx.y; row < threadIdx.y + box.size; row++) sum += across[row][threadIdx.x];
            store_as(type, at<u8>(out, x, y, c), sum * share);
        }
        __syncthreads();
    }
}

// Bytes whose pixels lie without gaps: their sums are whole numbers, which can lose what they leave behind. The same results.
#define TILE_X 64
#define TILE_Y 16
#define THREADS (BLOCK_X * BLOCK_Y)
// Bytes of a tile's line with those beside it, and what else lies in the same words.
#define LINE ((TILE_X + LARGEST_SIZE - 1) * 4 + 8)

// Sums of 16 bits of the bytes 0 and 2, and 1 and 3, of words: 127 bytes at most.
struct Sums {
    u32 even = 0, odd = 0;

    __device__ __forceinline__ void add(u32 word) { even += word & 0x00ff00ff, odd += word >> 8 & 0x00ff00ff; }
    __device__ __forceinline__ void subtract(u32 word) { even -= word & 0x00ff00ff, odd -= word >> 8 & 0x00ff00ff; }
    // In the order of the bytes.
    __device__ __forceinline__ uint2 in_order() const { return make_uint2(__byte_perm(even, odd, 0x5410), __byte_perm(even, odd, 0x7632)); }
};

// Sums along y, for the rows first … end - 1: `load(row)` is a word of a row. 2 · AHEAD are read at a time.
template <int AHEAD, class Load>
__device__ __forceinline__ void sums_along_y(const Load& load, int radius, int first, int end, u16* to) {
    Sums sums;
#pragma unroll 1
    for (int y = first - radius; y < first + radius; y += 2 * AHEAD) {
        u32 words[2 * AHEAD];
#pragma unroll
        for (int k = 0; k < 2 * AHEAD; k++) words[k] = y + k < first + radius ? load(y + k) : 0;
#pragma unroll
        for (int k = 0; k < 2 * AHEAD; k++) sums.add(words[k]);
    }
#pragma unroll 1
    for (int y = first; y < end; y += AHEAD) {
        u32 entering[AHEAD], leaving[AHEAD];
#pragma unroll
        for (int k = 0; k < AHEAD; k++) {
            entering[k] = y + k < end ? load(y + k + radius) : 0;
            leaving[k] = y + k < end ? load(y + k - radius) : 0;
        }
#pragma unroll
        for (int k = 0; k < AHEAD; k++) {
            sums.add(entering[k]);
            if (y + k < end) *(uint2*)(to + (y + k) * LINE) = sums.in_order();
            sums.subtract(leaving[k]);
        }
    }
}

extern "C" __global__ void __launch_bounds__(THREADS)
    box_blur_packed(const void* src, Batch from, void* dst, Batch to, const __grid_constant__ Boxes boxes, int count) {
    __shared__ __align__(8) u16 along_y[TILE_Y * LINE];
    __shared__ u8 means[TILE_Y][TILE_X * 4];
    const BlurBox& box = boxes.of[blockIdx.z];
    const int left = box.left + blockIdx.x * TILE_X, top = box.top + blockIdx.y * TILE_Y;
    if (left >= box.right || top >= box.bottom) return;
    const int size = box.size, radius = size / 2, width = min(TILE_X, box.right - left), height = min(TILE_Y, box.bottom - top);
    const Image in = image_at(src, from, box.image), out = image_at(dst, to, box.image);
    const int channels = from.channels, in_length = in.width * channels, thread = threadIdx.y * BLOCK_X + threadIdx.x;

    // Words of columns, each for a part of the rows. Of rows at multiples of words they are read as such, from `lead` bytes before.
    const bool even = (in.row & 3) == 0;
    const int begin = (left - radius) * channels, lead = even ? (u32)(u64)(in.data + begin) & 3 : 0, start = begin - lead;
    const int words = (lead + (width + size - 1) * channels + 3) / 4, parts = max(THREADS / words, 1), rows = (height + parts - 1) / parts;
    const bool inside = even && start >= 0 && start + 4 * words <= in_length && top >= radius && top + height + radius <= in.height;
#pragma unroll 1
    for (int i = thread; i < words * parts; i += THREADS) {
        const int word = i % words, first = i / words * rows, end = min(first + rows, height), at = start + 4 * word;
        if (first >= end) continue;
        u16* sums = along_y + 4 * word;
        if (inside) {
            const u8* p = in.data + top * in.row + at;
            sums_along_y<4>([&](int y) { return __ldg((const u32*)(p + y * in.row)); }, radius, first, end, sums);
            continue;
        }
        const auto load_around = [&](int y) {
            const u8* row = in.data + border_index(top + y, in.height, REFLECT101) * in.row;
            if (even && at >= 0 && at + 4 <= in_length) return __ldg((const u32*)(row + at));
            u32 bytes = 0;
#pragma unroll 1
            for (int k = 0; k < 4; k++) {
                // Counted from a pixel before all that are read.
                const u32 byte = at + k + LARGEST_SIZE * channels;
                const int x = border_index((int)(byte / channels) - LARGEST_SIZE, in.width, REFLECT101);
                bytes |= (u32)__ldg(row + x * channels + byte % channels) << (8 * k);
            }
            return bytes;
        };
        sums_along_y<1>(load_around, radius, first, end, sums);
    }
    __syncthreads();

    // Of these along x, a channel of a segment of a row a thread.
    const float share = 1.0f / (size * size);
    const int segment = channels == 1 ? 8 : 16, segments = (width + segment - 1) / segment;
#pragma unroll 1
    for (int i = thread; i < height * segments * channels; i += THREADS) {
        const int c = i % channels, y = i / channels / segments, x = i / channels % segments * segment;
        const u16* behind = along_y + y * LINE + lead + x * channels + c;
        const u16* ahead = behind + (size - 1) * channels;
        u8* mean = &means[y][x * channels + c];
        u32 sum = 0;
#pragma unroll 4
        for (const u16* p = behind; p < ahead; p += channels) sum += *p;
#pragma unroll 1
        for (int k = min(segment, width - x); k > 0; k--, behind += channels, ahead += channels, mean += channels) {
            sum += *ahead;
            *mean = saturate<u8>((float)sum * share);
            sum -= *behind;
        }
    }
    __syncthreads();

    const bool contested = taken(boxes, count, blockIdx.z, left, top, left + width, top + height);
#pragma unroll 1
    for (int y = top + threadIdx.y; y < top + height; y += BLOCK_Y) {
        u8* row = out.data + y * out.row + left * channels;
#pragma unroll 1
        for (int i = threadIdx.x; i < width * channels; i += BLOCK_X) {
            const int x = left + i / channels;
            if (!contested || !taken(boxes, count, blockIdx.z, x, y, x + 1, y + 1)) row[i] = means[y - top][i];
        }
    }
}
