// Area resize of bytes to half the width and height: means of 2 × 2 pixels, of pixels without gaps. The same results as
// resample.cu. A thread makes PIXELS pixels of ROWS rows, whose loads are under way at once.
#include "warp_rows.cuh"

#define PIXELS 2
#define ROWS 2

// `COUNT` bytes of a row, of which `available` lie in the image. Behind the last row there may be nothing.
template <int COUNT>
__device__ __forceinline__ Bytes<COUNT> load_run(const u8* p, int available, bool last_row) {
    if (available >= (last_row ? COUNT + 3 : COUNT)) return load_words<COUNT>(p);
    Bytes<COUNT> run = {};
#pragma unroll
    for (int w = 0; w < Bytes<COUNT>::WORDS; w++) {
#pragma unroll 1
        for (int i = 4 * w; i < min(4 * w + 4, available); i++) run.words[w] |= (u32)__ldg(p + i) << (8 * (i % 4));
    }
    return run;
}

template <int COUNT>
__device__ __forceinline__ u32 byte_of(const Bytes<COUNT>& run, int i) { return run.words[i / 4] >> (8 * (i % 4)) & 255; }

template <int CHANNELS>
__device__ __forceinline__ void area_half(const void* src, const Batch& from, void* dst, const Batch& to) {
    constexpr int RUN = 2 * PIXELS * CHANNELS, MADE = PIXELS * CHANNELS;
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int first = blockIdx.x * BLOCK_X * PIXELS, x = first + threadIdx.x * PIXELS;
    const int y = (blockIdx.y * BLOCK_Y + threadIdx.y) * ROWS, rows = min(ROWS, out.height - y);
    if (first >= out.width || rows <= 0) return;
    WARP_SCRATCH(line, MADE * ROWS);

    if (x < out.width) {
        const u8* p = in.data + 2 * y * in.row + 2 * x * CHANNELS;
        const int available = (in.width - 2 * x) * CHANNELS;
        Bytes<RUN> upper[ROWS], lower[ROWS];
#pragma unroll
        for (int r = 0; r < ROWS; r++) {
            const u8* q = p + 2 * min(r, rows - 1) * in.row;
            upper[r] = load_run<RUN>(q, available, false);
            lower[r] = load_run<RUN>(q + in.row, available, y + r + 1 >= out.height);
        }
#pragma unroll
        for (int r = 0; r < ROWS; r++) {
#pragma unroll
            for (int i = 0; i < MADE; i++) {
                const int a = (i / CHANNELS) * 2 * CHANNELS + i % CHANNELS, b = a + CHANNELS;
                const u32 sum = byte_of(upper[r], a) + byte_of(upper[r], b) + byte_of(lower[r], a) + byte_of(lower[r], b);
                // A quarter, rounded to the nearest, ties to even.
                line[r * 32 * MADE + threadIdx.x * MADE + i] = (u8)((sum + 1 + (sum >> 2 & 1)) >> 2);
            }
        }
    }
    __syncwarp();
    for (int r = 0; r < rows; r++) {
        copy_by_warp(out.data + (y + r) * out.row + first * CHANNELS, line + r * 32 * MADE,
                     min(32 * PIXELS, out.width - first) * CHANNELS, threadIdx.x);
    }
}

#define KERNEL(CHANNELS)                                                                          \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) area_half_packed_##CHANNELS(   \
        const void* src, Batch from, void* dst, Batch to) {                                       \
        area_half<CHANNELS>(src, from, dst, to);                                                  \
    }
KERNEL(1)
KERNEL(3)
KERNEL(4)
