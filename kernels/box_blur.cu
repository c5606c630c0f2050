// Means of the squares around the pixels of boxes.
#include "border.cuh"
#include "bytes.cuh"

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
// A block goes down a part of a box, a word of columns a thread, CHUNK rows at a time.
#define THREADS (BLOCK_X * BLOCK_Y)
#define CHUNK 4
// Pixels of a thread along x: an odd number, for then threads use different banks.
#define SEGMENT 17

// Sums of 16 bits of the bytes 0 and 2, and 1 and 3, of words: 127 bytes at most.
struct Sums {
    u32 even = 0, odd = 0;

    __device__ __forceinline__ void add(u32 word) { even += word & 0x00ff00ff, odd += __byte_perm(word, 0, 0x4341); }
    __device__ __forceinline__ void subtract(u32 word) { even -= word & 0x00ff00ff, odd -= __byte_perm(word, 0, 0x4341); }
    // In the order of the bytes.
    __device__ __forceinline__ uint2 in_order() const { return make_uint2(__byte_perm(even, odd, 0x5410), __byte_perm(even, odd, 0x7632)); }
};

// Four bytes of row `y`, from byte `at` on, whether or not there are such.
__device__ __noinline__ u32 word_around(const u8* data, i64 row_step, int width, int height, int channels, int at, int y) {
    const u8* row = data + border_index(y, height, REFLECT101) * row_step;
    if (at >= 4 && at + 8 <= width * channels) return load_words<4>(row + at).words[0];
    u32 word = 0;
#pragma unroll 1
    for (int k = 0; k < 4; k++) {
        // Counted from a pixel before all that are read.
        const u32 byte = at + k + LARGEST_SIZE * channels;
        const int x = border_index((int)(byte / channels) - LARGEST_SIZE, width, REFLECT101);
        word |= (u32)__ldg(row + x * channels + byte % channels) << (8 * k);
    }
    return word;
}

// A word of columns.
struct Column {
    const Image& in;
    int channels, at, top;
    bool plain;  // all of its rows have the word, at aligned addresses

    // The words of rows from `y` on, `count` of them; 0 instead of more.
    template <int MOST>
    __device__ __forceinline__ void load(u32 (&words)[MOST], int y, int count) const {
        if (plain) {
            const u8* p = in.data + at + (top + y) * in.row;
#pragma unroll
            for (int k = 0; k < MOST; k++) words[k] = k < count ? __ldg((const u32*)(p + k * in.row)) : 0;
        } else {
#pragma unroll 1
            for (int i = 0; i < MOST; i++) {
                const u32 word = i < count ? word_around(in.data, in.row, in.width, in.height, channels, at, top + y + i) : 0;
                // An array with other than constant indices would lie in memory.
#pragma unroll
                for (int k = 0; k < MOST; k++) words[k] = k == i ? word : words[k];
            }
        }
    }
};

// Divides small numbers by the same one.
struct Divisor {
    u32 by, factor;

    __device__ __forceinline__ explicit Divisor(u32 by) : by(by), factor(0xffffffff / by + 1) {}
    __device__ __forceinline__ u32 divide(u32 n, u32& rest) const {
        const u32 quotient = by == 1 ? n : __umulhi(n, factor);
        rest = n - quotient * by;
        return quotient;
    }
};

// A block does `strip` rows, a multiple of CHUNK; of a narrow box it does so in several places at once.
extern "C" __global__ void __launch_bounds__(THREADS, 4)
    box_blur_packed(const void* src, Batch from, void* dst, Batch to, const __grid_constant__ Boxes boxes, int count, int strip) {
    __shared__ uint2 along_y[CHUNK][THREADS];
    __shared__ u32 means[CHUNK * THREADS * 2];
    const BlurBox& box = boxes.of[blockIdx.z];
    const int channels = from.channels, size = box.size, radius = size / 2;
    // As packedWidth() of src/image/box_blur.ts: with the pixels beside it a row takes THREADS words, wherever it begins.
    const int most = (THREADS * 4 - 6) / channels - (size - 1), left = box.left + blockIdx.x * most;
    if (left >= box.right) return;
    const Image in = image_at(src, from, box.image), out = image_at(dst, to, box.image);
    const int width = min(most, box.right - left), length = width * channels, begin = (left - radius) * channels;
    const bool even = (in.row & 3) == 0;
    const int lead = even ? (u32)(u64)(in.data + begin) & 3 : 0, words = (lead + length + (size - 1) * channels + 3) / 4;
    const int parts = THREADS / words, top = box.top + blockIdx.y * parts * strip, height = min(parts * strip, box.bottom - top);
    if (height <= 0) return;
    const bool contested = taken(boxes, count, blockIdx.z, left, top, left + width, top + height);

    const int thread = threadIdx.y * BLOCK_X + threadIdx.x, part = thread / words, at = begin - lead + 4 * (thread - part * words);
    const int first = part * strip, end = part < parts ? min(first + strip, height) : 0;
    const bool plain = even && at >= 0 && at + 4 <= in.width * channels && top + first >= radius && top + end + radius <= in.height;
    const Column column = {in, channels, at, top, plain};
    Sums sums;
#pragma unroll 1
    for (int y = first - radius; y < first + radius && first < end; y += 2 * CHUNK) {
        u32 above[2 * CHUNK];
        column.load(above, y, first + radius - y);
#pragma unroll
        for (int k = 0; k < 2 * CHUNK; k++) sums.add(above[k]);
    }

    const float share = 1.0f / (size * size);
    const int segments = (width + SEGMENT - 1) / SEGMENT;
    const Divisor by_channels(channels), by_segments(segments), by_parts(parts), by_line(words + 1);
    u8* const target = out.data + top * out.row + left * channels;
    u32 entering[CHUNK], leaving[CHUNK];
#pragma unroll 1
    for (int done = -CHUNK; done < min(strip, height); done += CHUNK) {
        if (done >= 0) {
#pragma unroll
            for (int k = 0; k < CHUNK; k++) {
                sums.add(entering[k]);
                along_y[k][thread] = sums.in_order();
                sums.subtract(leaving[k]);
            }
        }
        __syncthreads();
        // The rows after these are on their way while these are worked on.
        const int next = first + done + CHUNK;
        column.load(entering, next + radius, end - next);
        column.load(leaving, next - radius, end - next);
        if (done < 0) continue;

        // Sums along x, of a channel of a segment a thread. A line of means begins like its target within a word.
#pragma unroll 1
        for (u32 i = thread; i < CHUNK * parts * segments * channels; i += THREADS) {
            u32 c, segment, p;
            const u32 line = by_segments.divide(by_channels.divide(i, c), segment), k = by_parts.divide(line, p);
            const int y = p * strip + done + k, x = segment * SEGMENT;
            if (y >= height) continue;
            const u16* behind = (const u16*)&along_y[k][p * words] + lead + x * channels + c;
            const u16* ahead = behind + (size - 1) * channels;
            u8* mean = (u8*)(means + line * (words + 1)) + ((u32)(u64)(target + y * out.row) & 3) + x * channels + c;
            u32 sum = 0;
#pragma unroll 2
            for (const u16* q = behind; q < ahead; q += channels) sum += *q;
#pragma unroll 2
            for (int n = min(SEGMENT, width - x); n > 0; n--, behind += channels, ahead += channels, mean += channels) {
                sum += *ahead;
                *mean = (u8)__float_as_uint(__fadd_rn(__fmul_rn(__uint_as_float(sum | 0x4b000000) - BIAS, share), BIAS));
                sum -= *behind;
            }
        }
        __syncthreads();

#pragma unroll 1
        for (u32 i = thread; i < CHUNK * parts * (words + 1); i += THREADS) {
            u32 word, p;
            const u32 line = by_line.divide(i, word), k = by_parts.divide(line, p);
            const int y = p * strip + done + k;
            if (y >= height) continue;
            u8* row = target + y * out.row;
            const int byte = word * 4 - ((u32)(u64)row & 3);
            if (!contested && byte >= 0 && byte + 4 <= length) {
                *(u32*)(row + byte) = means[i];
                continue;
            }
#pragma unroll 1
            for (int b = max(byte, 0); b < min(byte + 4, length); b++) {
                const int x = left + b / channels;
                if (!contested || !taken(boxes, count, blockIdx.z, x, top + y, x + 1, top + y + 1)) row[b] = (u8)(means[i] >> (8 * (b - byte)));
            }
        }
    }
}
