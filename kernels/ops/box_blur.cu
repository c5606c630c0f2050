// Box blur inside rectangles.
#include "access/vec16.cuh"
#include "access/word.cuh"
#include "core/border.cuh"

// An image, a region of it (right and bottom exclusive), and the side of the square.
EXPORTED struct BlurBox { int image, left, top, right, bottom, size; };

EXPORTED constexpr int BLUR_MAX_SIZE = 127;
EXPORTED constexpr int BLUR_BOXES = 128;  // per launch: as many as fit into its parameters

// The boxes of an image are adjacent.
struct BlurBoxes { BlurBox of[BLUR_BOXES]; };

// The last box that contains a pixel stores it. True if a box after `n` contains pixels of the rectangle.
DEVICE bool covered_later(const BlurBoxes& boxes, int count, int n, int left, int top, int right, int bottom) {
    for (int i = n + 1; i < count && boxes.of[i].image == boxes.of[n].image; i++) {
        const BlurBox& other = boxes.of[i];
        if (left < other.right && right > other.left && top < other.bottom && bottom > other.top) return true;
    }
    return false;
}

// Box blockIdx.z: sums along x, and then sums of these along y.
extern "C" KERNEL() box_blur(SRC_DST, const __grid_constant__ BlurBoxes boxes, int count, int type) {
    __shared__ float across[BLOCK_Y + BLUR_MAX_SIZE - 1][BLOCK_X];
    const BlurBox& box = boxes.of[blockIdx.z];
    const int left = box.left + blockIdx.x * BLOCK_X, top = box.top + blockIdx.y * BLOCK_Y, radius = box.size / 2;
    if (left >= box.right || top >= box.bottom) return;
    const Image in = image_at(src, from, box.image), out = image_at(dst, to, box.image);
    const int x = left + threadIdx.x, y = top + threadIdx.y;
    const bool mine = x < box.right && y < box.bottom && !covered_later(boxes, count, blockIdx.z, x, y, x + 1, y + 1);
    const float share = 1.0f / (box.size * box.size);
    NO_UNROLL for (int c = 0; c < from.channels; c++) {
        NO_UNROLL for (int row = threadIdx.y; row < BLOCK_Y + box.size - 1; row += BLOCK_Y) {
            const int from_row = border_index(top + row - radius, in.height, REFLECT101);
            float sum = 0;
            NO_UNROLL for (int i = x - radius; i <= x + radius; i++) {
                sum += load_as(type, at<u8>(in, border_index(i, in.width, REFLECT101), from_row, c));
            }
            across[row][threadIdx.x] = sum;
        }
        __syncthreads();
        if (mine) {
            float sum = 0;
            NO_UNROLL for (int row = threadIdx.y; row < threadIdx.y + box.size; row++) sum += across[row][threadIdx.x];
            store_as(type, at<u8>(out, x, y, c), sum * share);
        }
        __syncthreads();
    }
}

// Interleaved u8, with equal results: integer sums are exact, so that a moving sum subtracts what leaves the
// window. A block moves down a part of a box, one word of columns per thread, BLUR_CHUNK rows at a time.
EXPORTED constexpr int BLUR_THREADS = BLOCK;
EXPORTED constexpr int BLUR_CHUNK = 4;
// Pixels of a thread along x: odd, so that threads use different banks.
#define SEGMENT 17

// 16-bit sums of the even and of the odd bytes of up to 127 words.
struct Sums {
    u32 even = 0, odd = 0;

    DEVICE void add(u32 word) { even += even_bytes(word), odd += odd_bytes(word); }
    DEVICE void subtract(u32 word) { even -= even_bytes(word), odd -= odd_bytes(word); }
    // In byte order.
    DEVICE uint2 in_order() const { return make_uint2(__byte_perm(even, odd, 0x5410), __byte_perm(even, odd, 0x7632)); }
};

// Four bytes of row `y` starting at byte `at`, in or around the image.
__device__ __noinline__ u32 word_around(const u8* data, i64 row_step, int width, int height, int channels, int at,
                                        int y) {
    const u8* row = data + border_index(y, height, REFLECT101) * row_step;
    if (at >= 4 && at + 8 <= width * channels) return load_words<4>(row + at).words[0];
    u32 word = 0;
    NO_UNROLL for (int k = 0; k < 4; k++) {
        // An offset makes the dividend positive.
        const u32 byte = at + k + BLUR_MAX_SIZE * channels;
        const int x = border_index((int)(byte / channels) - BLUR_MAX_SIZE, width, REFLECT101);
        word |= (u32)__ldg(row + x * channels + byte % channels) << (8 * k);
    }
    return word;
}

// n / by for integers below 2048, without an integer division.
DEVICE int quotient(int n, int by) { return (int)__fdividef(n + 0.5f, by); }

// A column of words.
struct Column {
    const Image& in;
    int channels, at;
    bool plain;  // in the image and aligned, in all rows

    DEVICE const u8* address(int y) const { return in.data + at + y * in.row; }

    // The words of `count` rows starting at row `y`, whose address is `p`, padded with 0.
    template <int COUNT>
    DEVICE void load(u32 (&words)[COUNT], const u8* p, int y, int count) const {
        if (plain) {
            UNROLL(k, COUNT) words[k] = k < count ? __ldg((const u32*)(p + k * in.row)) : 0;
        } else {
            NO_UNROLL for (int i = 0; i < COUNT; i++) {
                const u32 word = i < count ? word_around(in.data, in.row, in.width, in.height, channels, at, y + i) : 0;
                // A variable index would move the array to local memory.
                UNROLL(k, COUNT) words[k] = k == i ? word : words[k];
            }
        }
    }
};

// A block takes `strip` rows, a multiple of BLUR_CHUNK; in a narrow box it takes several such parts at once.
extern "C" KERNEL(4) box_blur_u8(SRC_DST, const __grid_constant__ BlurBoxes boxes, int count, int strip) {
    __shared__ uint2 along_y[BLUR_CHUNK][BLUR_THREADS];
    __shared__ u32 means[BLUR_CHUNK][BLUR_THREADS];
    const BlurBox& box = boxes.of[blockIdx.z];
    const int channels = from.channels, size = box.size, radius = size / 2;
    // The widest part whose rows, with the pixels around them, always fit into BLUR_THREADS words.
    const int max_width = quotient(BLUR_THREADS * 4 - 6, channels) - (size - 1);
    const int left = box.left + blockIdx.x * max_width;
    if (left >= box.right) return;
    const Image in = image_at(src, from, box.image), out = image_at(dst, to, box.image);
    const int width = min(max_width, box.right - left), length = width * channels, begin = (left - radius) * channels;
    const bool row_aligned = (in.row & 3) == 0;
    const int lead = row_aligned ? (u32)(u64)(in.data + begin) & 3 : 0;
    const int words = (lead + length + (size - 1) * channels + 3) / 4;
    // The means may be aligned differently, and for small squares take one more word.
    const int slots = max(words, (length + 6) / 4);
    const int parts = min(quotient(BLUR_THREADS, slots), quotient(BLUR_THREADS / BLUR_CHUNK, channels));
    const int top = box.top + blockIdx.y * parts * strip, height = min(parts * strip, box.bottom - top);
    if (height <= 0) return;
    const bool contested = covered_later(boxes, count, blockIdx.z, left, top, left + width, top + height);
    u8* const target = out.data + top * out.row + left * channels;

    // The column of a thread is also the word of the result that it stores. Rows are counted from `top`.
    const int thread = thread_index();
    const int part = quotient(thread, slots), slot = thread - part * slots;
    const int first = part * strip, last = part < parts ? min(first + strip, height) : 0, end = slot < words ? last : 0;
    const int at = begin - lead + 4 * slot;
    const bool plain = row_aligned && at >= 0 && at + 4 <= in.width * channels &&
                       top + first >= radius && top + end + radius <= in.height;
    const Column column = {in, channels, at, plain};

    // A thread computes the means of one channel in a segment of a row.
    const float share = 1.0f / (size * size);
    const int max_segments = quotient(BLUR_THREADS / BLUR_CHUNK, parts * channels);
    const int segment_width = max(SEGMENT, quotient(width - 1, max_segments) + 1) | 1;
    const int segments = quotient(width + segment_width - 1, segment_width) * channels;
    const int line = quotient(thread, segments), segment = thread - line * segments;
    const int nth = quotient(segment, channels), c = segment - nth * channels, x = nth * segment_width;
    const int row = line / BLUR_CHUNK * strip + line % BLUR_CHUNK;
    const uint2* const line_sums = &along_y[line % BLUR_CHUNK][line / BLUR_CHUNK * slots];
    const u16* const sums_of_row = (const u16*)line_sums + lead + x * channels + c;
    u8* const means_of_row = (u8*)&means[line % BLUR_CHUNK][line / BLUR_CHUNK * slots] + x * channels + c;

    Sums sums;
    const u8* leaves = column.address(top + first - radius);
    const u8* enters = leaves;
    NO_UNROLL for (int y = -radius; y < radius && first < end; y += 2 * BLUR_CHUNK, enters += 2 * BLUR_CHUNK * in.row) {
        u32 above[2 * BLUR_CHUNK];
        column.load(above, enters, top + first + y, radius - y);
        UNROLL(k, 2 * BLUR_CHUNK) sums.add(above[k]);
    }
    enters = column.address(top + first + radius);

    u32 entering[BLUR_CHUNK], leaving[BLUR_CHUNK];
    NO_UNROLL for (int done = -BLUR_CHUNK; done < min(strip, height); done += BLUR_CHUNK) {
        if (done >= 0) {
            UNROLL(k, BLUR_CHUNK) {
                sums.add(entering[k]);
                along_y[k][thread] = sums.in_order();
                sums.subtract(leaving[k]);
            }
        }
        __syncthreads();
        // Loads the next rows while these are computed.
        const int next = first + done + BLUR_CHUNK;
        column.load(entering, enters, top + next + radius, end - next);
        column.load(leaving, leaves, top + next - radius, end - next);
        enters += BLUR_CHUNK * in.row, leaves += BLUR_CHUNK * in.row;
        if (done < 0) continue;

        if (line < BLUR_CHUNK * parts && done + row < height) {
            const u16* trailing = sums_of_row;
            // A line of means has the alignment of its target.
            u8* mean = means_of_row + ((u32)(u64)(target + (done + row) * out.row) & 3);
            u32 sum = 0;
            UNROLL_BY(2) for (int n = size - 1; n > 0; n--, trailing += channels) sum += *trailing;
            const u16* leading = trailing;
            trailing = sums_of_row;
            UNROLL_BY(2) for (int n = min(segment_width, width - x); n > 0;
                 n--, trailing += channels, leading += channels, mean += channels) {
                sum += *leading;
                const float scaled = __fmul_rn(__uint_as_float(sum | 0x4b000000) - BIAS, share);
                *mean = (u8)__float_as_uint(__fadd_rn(scaled, BIAS));
                sum -= *trailing;
            }
        }
        __syncthreads();

        u8* p = target + (first + done) * out.row;
        NO_UNROLL for (int k = 0; k < min(BLUR_CHUNK, last - first - done); k++, p += out.row) {
            const int byte = 4 * slot - ((u32)(u64)p & 3);
            const u32& word = means[k][thread];
            if (!contested && byte >= 0 && byte + 4 <= length) {
                *(u32*)(p + byte) = word;
                continue;
            }
            // Words at the ends of the row, or under later boxes, are stored byte by byte.
            NO_UNROLL for (int b = max(byte, 0); b < min(byte + 4, length); b++) {
                const int pixel_x = left + b / channels, y = top + first + done + k;
                if (contested && covered_later(boxes, count, blockIdx.z, pixel_x, y, pixel_x + 1, y + 1)) continue;
                p[b] = ((const u8*)&word)[b - byte];
            }
        }
    }
}
