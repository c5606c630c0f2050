// OpenCV's Canny edges: Sobel gradients, ridges of their length, and the connected ones with a strong pixel.
#include "core/connected_components.cuh"

// A block finds the ridges in a tile of SIDE × SIDE pixels.
#define SIDE 32
EXPORTED constexpr int CANNY_TILE[] = {SIDE, SIDE};
// Sides of the gradients that a tile reads, and of the pixels that 7 × 7 Sobel kernels read for those.
#define AROUND (SIDE + 2)
#define MAX_AROUND (AROUND + 6)

// Gradients along x and y as 16-bit integers.
DEVICE u32 pack(int dx, int dy) { return (u32)(dx & 0xffff) | (u32)dy << 16; }

// Sobel weights of 3, 5 and 7 pixels: smoothing and derivative.
__constant__ int SMOOTH[3][7] = {{1, 2, 1}, {1, 4, 6, 4, 1}, {1, 6, 15, 20, 15, 6, 1}};
__constant__ int SLOPE[3][7] = {{-1, 0, 1}, {-1, -2, 0, 2, 1}, {-1, -4, -5, 0, 5, 4, 1}};

// The strong pixels of each word, in the memory of the component counts, which this operator does not need.
DEVICE u32* strong_of(const Words& words) { return (u32*)words.counts; }

// Finds ridges: pixels whose gradient is longer than that of both neighbors in its direction. Lengths are
// |dx| + |dy|, or dx² + dy² if `squares`; those above `high` are strong. The longest channel counts.
extern "C" KERNEL() canny_ridges(const void* src, Batch from, u32* work, int max_words, int size, int squares, int low,
                                 int high) {
    __shared__ u8 pixels[MAX_AROUND][MAX_AROUND];
    __shared__ int lengths[AROUND][AROUND];
    __shared__ u32 gradients[AROUND][AROUND];
    const Image in = image_at(src, from);
    const Words words = words_of(in, work, max_words);
    const int left = blockIdx.x * SIDE, top = blockIdx.y * SIDE;
    const int lane = threadIdx.x, thread = threadIdx.y * BLOCK_X + lane;
    if (left >= in.width || top >= in.height) return;
    const int reach = size / 2, side = AROUND + 2 * reach;
    const int *smooth = SMOOTH[reach - 1], *slope = SLOPE[reach - 1];
    NO_UNROLL for (int channel = 0; channel < from.channels; channel++) {
        __syncthreads();
        for (int j = threadIdx.y; j < side; j += BLOCK_Y) {
            const int y = min(max(top + j - 1 - reach, 0), in.height - 1);
            for (int i = lane; i < side; i += BLOCK_X) {
                pixels[j][i] = __ldg(at<u8>(in, min(max(left + i - 1 - reach, 0), in.width - 1), y, channel));
            }
        }
        __syncthreads();
        NO_UNROLL for (int i = thread; i < AROUND * AROUND; i += BLOCK_X * BLOCK_Y) {
            const int row = i / AROUND, column = i % AROUND;
            int dx = 0, dy = 0;
            if (size == 3) {
                const u8 *a = &pixels[row][column], *b = a + MAX_AROUND, *c = b + MAX_AROUND;
                const int falling = c[2] - a[0], rising = a[2] - c[0];
                dx = falling + rising + 2 * (b[2] - b[0]);
                dy = falling - rising + 2 * (c[1] - a[1]);
            }
            NO_UNROLL for (int j = size == 3 ? size : 0; j < size; j++) {
                int along = 0, across = 0;
                const u8* p = &pixels[row + j][column];
                for (int k = 0; k < size; k++) {
                    along += slope[k] * p[k];
                    across += smooth[k] * p[k];
                }
                dx += smooth[j] * along;
                dy += slope[j] * across;
            }
            if (size == 7) {
                // OpenCV scales the largest kernel by 1 / 16.
                dx = __float2int_rn(dx * 0.0625f);
                dy = __float2int_rn(dy * 0.0625f);
            }
            dx = min(max(dx, -32768), 32767);
            dy = min(max(dy, -32768), 32767);
            int length = squares ? dx * dx + dy * dy : abs(dx) + abs(dy);
            const int x = left + column - 1, y = top + row - 1;
            if ((unsigned)x >= (unsigned)in.width || (unsigned)y >= (unsigned)in.height) length = 0;
            if (channel > 0 && length <= lengths[row][column]) continue;
            lengths[row][column] = length;
            gradients[row][column] = pack(dx, dy);
        }
    }
    __syncthreads();
    NO_UNROLL for (int row = threadIdx.y; row < SIDE && top + row < in.height; row += BLOCK_Y) {
        const int* p = &lengths[row + 1][lane + 1];
        const int length = *p;
        bool ridge = false;
        if (length > low && left + lane < in.width) {
            const u32 both = gradients[row + 1][lane + 1];
            const int dx = (i16)both, dy = (i16)(both >> 16);
            // tan 22.5° · 2^15
            const i64 flat = (i64)abs(dx) * 13573, steep = flat + ((i64)abs(dx) << 16), tilt = (i64)abs(dy) << 15;
            const int side = (dx ^ dy) < 0 ? -1 : 1;
            const bool diagonal = tilt >= flat && tilt <= steep;
            const int before = diagonal ? -AROUND - side : tilt < flat ? -1 : -AROUND, behind = p[-before];
            // Of two equal lengths in a row or column the first is the ridge; along a diagonal neither.
            ridge = length > p[before] && (diagonal ? length > behind : length >= behind);
        }
        const u32 all = __ballot_sync(~0u, ridge), strong = __ballot_sync(~0u, ridge && length > high);
        if (lane == 0) {
            const int index = (top + row) * words.across + blockIdx.x;
            words.masks[index] = all;
            strong_of(words)[index] = strong;
        }
    }
}

// The word of this thread in a grid of tiles. Ends threads outside of the image.
#define THIS_WORD(words, x, y)                                          \
    const int x = blockIdx.x * TILE_WORDS + threadIdx.x % TILE_WORDS;   \
    const int y = blockIdx.y * TILE_ROWS + thread_index() / TILE_WORDS; \
    if (x >= words.across || y >= words.height) return

extern "C" KERNEL() canny_tiles(const void* src, Batch from, u32* work, int max_words) {
    const Words words = words_of(image_at(src, from), work, max_words);
    const int thread = thread_index(), left = blockIdx.x * TILE_WORDS, top = blockIdx.y * TILE_ROWS;
    if (left >= words.across || top >= words.height) return;
    unite_tile<false>(words, words.mask(left + thread % TILE_WORDS, top + thread / TILE_WORDS), 8);
}

extern "C" KERNEL() canny_unite(const void* src, Batch from, u32* work, int max_words) {
    unite_edges<false>(words_of(image_at(src, from), work, max_words), 8);
}

// Marks the first run of each component with a strong pixel.
extern "C" KERNEL() canny_mark(const void* src, Batch from, u32* work, int max_words) {
    const Words words = words_of(image_at(src, from), work, max_words);
    THIS_WORD(words, x, y);
    const int index = y * words.across + x;
    const u32 mask = words.masks[index];
    for (u32 rest = strong_of(words)[index]; rest != 0;) {
        const u32 first = rest & -rest;
        const int root = first_of(words.parents, index * RUNS + run_at(mask, __ffs(rest) - 1));
        atomicOr(&words.firsts[root / RUNS].x, 1u << root % RUNS);
        // Skips the rest of the run.
        rest &= mask + first;
    }
}

extern "C" KERNEL() canny_edges(void* dst, Batch to, u32* work, int max_words) {
    const Image out = image_at(dst, to);
    const Words words = words_of(out, work, max_words);
    THIS_WORD(words, x, y);
    const int index = y * words.across + x;
    u32 mask = words.masks[index];
    int run = index * RUNS;
    for (u32 rest = mask; rest != 0; run++) {
        const u32 first = rest & -rest, pixels = rest & ~(rest + first);
        const int root = first_of(words.parents, run);
        if (!(words.firsts[root / RUNS].x >> root % RUNS & 1)) mask &= ~pixels;
        rest &= ~pixels;
    }
    u8* p = at<u8>(out, x * 32, y);
    const int count = min(32, out.width - x * 32);
    if (count == 32 && out.column == 1 && ((u64)p & 15) == 0) {
        UNROLL_ALL for (int half = 0; half < 2; half++, mask >>= 16) {
            u32 bytes[4];
            UNROLL(i, 4) bytes[i] = (mask >> (4 * i) & 15) * 0x204081 & 0x01010101;
            ((uint4*)p)[half] = make_uint4(bytes[0] * 255, bytes[1] * 255, bytes[2] * 255, bytes[3] * 255);
        }
    } else {
        NO_UNROLL for (int i = 0; i < count; i++, p += out.column) *p = mask >> i & 1 ? 255 : 0;
    }
}
