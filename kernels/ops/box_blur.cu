// Means of the squares around the pixels of boxes.
#include "core/border.cuh"
#include "access/vec16.cuh"

// As src/image/ops/box_blur.ts lays it out: the image, its columns and rows of which the last are not included, and the square's side.
EXPORTED struct BlurBox {
    int image, left, top, right, bottom, size;
};

#define LARGEST_SIZE 127
// BlurBoxes of a launch: as many as its parameters have room for. Those of an image follow one another.
#define MOST_BOXES 128
struct BlurBoxes {
    BlurBox of[MOST_BOXES];
};

// Of several boxes that hold a pixel, the last one writes it. True if a box behind `n` has pixels of the rectangle.
DEVICE bool taken(const BlurBoxes& boxes, int count, int n, int left, int top, int right, int bottom) {
    for (int i = n + 1; i < count && boxes.of[i].image == boxes.of[n].image; i++) {
        const BlurBox& other = boxes.of[i];
        if (left < other.right && right > other.left && top < other.bottom && bottom > other.top) return true;
    }
    return false;
}

// Box blockIdx.z: sums along x, and of these along y.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    box_blur(const void* src, Batch from, void* dst, Batch to, const __grid_constant__ BlurBoxes boxes, int count, int type) {
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

    DEVICE void add(u32 word) { even += word & 0x00ff00ff, odd += __byte_perm(word, 0, 0x4341); }
    DEVICE void subtract(u32 word) { even -= word & 0x00ff00ff, odd -= __byte_perm(word, 0, 0x4341); }
    // In the order of the bytes.
    DEVICE uint2 in_order() const { return make_uint2(__byte_perm(even, odd, 0x5410), __byte_perm(even, odd, 0x7632)); }
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

// n / by of numbers below 2048, without the many instructions of a division.
DEVICE int quotient(int n, int by) { return (int)__fdividef(n + 0.5f, by); }

// Words of columns.
struct Column {
    const Image& in;
    int channels, at;
    bool plain;  // all rows have the word, at aligned addresses

    DEVICE const u8* address(int y) const { return in.data + at + y * in.row; }

    // The words of rows from `y` on, which is at `p`: `count` of them, 0 instead of more.
    template <int MOST>
    DEVICE void load(u32 (&words)[MOST], const u8* p, int y, int count) const {
        if (plain) {
#pragma unroll
            for (int k = 0; k < MOST; k++, p += in.row) words[k] = k < count ? __ldg((const u32*)p) : 0;
        } else {
#pragma unroll 1
            for (int i = 0; i < MOST; i++) {
                const u32 word = i < count ? word_around(in.data, in.row, in.width, in.height, channels, at, y + i) : 0;
                // An array with other than constant indices would lie in memory.
                UNROLL(k, MOST) words[k] = k == i ? word : words[k];
            }
        }
    }
};

// A block does `strip` rows, a multiple of CHUNK; of a narrow box it does so in several places at once.
extern "C" __global__ void __launch_bounds__(THREADS, 4)
    box_blur_packed(const void* src, Batch from, void* dst, Batch to, const __grid_constant__ BlurBoxes boxes, int count, int strip) {
    __shared__ uint2 along_y[CHUNK][THREADS];
    __shared__ u32 means[CHUNK][THREADS];
    const BlurBox& box = boxes.of[blockIdx.z];
    const int channels = from.channels, size = box.size, radius = size / 2;
    // As packedWidth() of src/image/ops/box_blur.ts: with the pixels beside it a row takes THREADS words at most, wherever it begins.
    const int most = quotient(THREADS * 4 - 6, channels) - (size - 1), left = box.left + blockIdx.x * most;
    if (left >= box.right) return;
    const Image in = image_at(src, from, box.image), out = image_at(dst, to, box.image);
    const int width = min(most, box.right - left), length = width * channels, begin = (left - radius) * channels;
    const bool even = (in.row & 3) == 0;
    const int lead = even ? (u32)(u64)(in.data + begin) & 3 : 0, words = (lead + length + (size - 1) * channels + 3) / 4;
    // Means may lie otherwise within words: of small squares they may take one more.
    const int places = max(words, (length + 6) / 4);
    const int parts = min(quotient(THREADS, places), quotient(THREADS / CHUNK, channels));
    const int top = box.top + blockIdx.y * parts * strip, height = min(parts * strip, box.bottom - top);
    if (height <= 0) return;
    const bool contested = taken(boxes, count, blockIdx.z, left, top, left + width, top + height);
    u8* const target = out.data + top * out.row + left * channels;

    // A thread's column, which is also the word of the result that it writes. Rows are counted from `top`.
    const int thread = threadIdx.y * BLOCK_X + threadIdx.x, part = quotient(thread, places), place = thread - part * places;
    const int first = part * strip, last = part < parts ? min(first + strip, height) : 0, end = place < words ? last : 0;
    const int at = begin - lead + 4 * place;
    const bool plain = even && at >= 0 && at + 4 <= in.width * channels && top + first >= radius && top + end + radius <= in.height;
    const Column column = {in, channels, at, plain};

    // The channel of a segment of a row that it makes means of.
    const float share = 1.0f / (size * size);
    const int longest = max(SEGMENT, quotient(width - 1, quotient(THREADS / CHUNK, parts * channels)) + 1) | 1;
    const int segments = quotient(width + longest - 1, longest) * channels, line = quotient(thread, segments), segment = thread - line * segments;
    const int nth = quotient(segment, channels), c = segment - nth * channels, x = nth * longest, row = line / CHUNK * strip + line % CHUNK;
    const u16* const sums_of_row = (const u16*)&along_y[line % CHUNK][line / CHUNK * places] + lead + x * channels + c;
    u8* const means_of_row = (u8*)&means[line % CHUNK][line / CHUNK * places] + x * channels + c;

    Sums sums;
    const u8* leaves = column.address(top + first - radius);
    const u8* enters = leaves;
#pragma unroll 1
    for (int y = -radius; y < radius && first < end; y += 2 * CHUNK, enters += 2 * CHUNK * in.row) {
        u32 above[2 * CHUNK];
        column.load(above, enters, top + first + y, radius - y);
        UNROLL(k, 2 * CHUNK) sums.add(above[k]);
    }
    enters = column.address(top + first + radius);

    u32 entering[CHUNK], leaving[CHUNK];
#pragma unroll 1
    for (int done = -CHUNK; done < min(strip, height); done += CHUNK) {
        if (done >= 0) {
            UNROLL(k, CHUNK) {
                sums.add(entering[k]);
                along_y[k][thread] = sums.in_order();
                sums.subtract(leaving[k]);
            }
        }
        __syncthreads();
        // The rows after these are on their way while these are worked on.
        const int next = first + done + CHUNK;
        column.load(entering, enters, top + next + radius, end - next);
        column.load(leaving, leaves, top + next - radius, end - next);
        enters += CHUNK * in.row, leaves += CHUNK * in.row;
        if (done < 0) continue;

        if (line < CHUNK * parts && done + row < height) {
            const u16* behind = sums_of_row;
            // A line of means begins within a word as its target does.
            u8* mean = means_of_row + ((u32)(u64)(target + (done + row) * out.row) & 3);
            u32 sum = 0;
#pragma unroll 2
            for (int n = size - 1; n > 0; n--, behind += channels) sum += *behind;
            const u16* ahead = behind;
            behind = sums_of_row;
#pragma unroll 2
            for (int n = min(longest, width - x); n > 0; n--, behind += channels, ahead += channels, mean += channels) {
                sum += *ahead;
                *mean = (u8)__float_as_uint(__fadd_rn(__fmul_rn(__uint_as_float(sum | 0x4b000000) - BIAS, share), BIAS));
                sum -= *behind;
            }
        }
        __syncthreads();

        u8* p = target + (first + done) * out.row;
#pragma unroll 1
        for (int k = 0; k < min(CHUNK, last - first - done); k++, p += out.row) {
            const int byte = 4 * place - ((u32)(u64)p & 3);
            const u32& word = means[k][thread];
            if (!contested && byte >= 0 && byte + 4 <= length) {
                *(u32*)(p + byte) = word;
                continue;
            }
            // Of other words only some bytes have been written.
#pragma unroll 1
            for (int b = max(byte, 0); b < min(byte + 4, length); b++) {
                const int column = left + b / channels, y = top + first + done + k;
                if (!contested || !taken(boxes, count, blockIdx.z, column, y, column + 1, y + 1)) p[b] = ((const u8*)&word)[b - byte];
            }
        }
    }
}
