// Canny's edges as OpenCV finds them: Sobel's gradients, ridges of their length, and of these the connected ones that are strong
// somewhere.
#include "image.cuh"
#include "union_find.cuh"

// A pixel of no set.
#define NO_SET 0x7fffffff

// Gradients along x and y, as two 16-bit integers.
__device__ __forceinline__ u32 pack(int dx, int dy) { return (u32)(dx & 0xffff) | (u32)dy << 16; }

// Sobel's weights for 3, 5 and 7 pixels: smoothing, and the derivative.
__constant__ int SMOOTH[3][7] = {{1, 2, 1}, {1, 4, 6, 4, 1}, {1, 6, 15, 20, 15, 6, 1}};
__constant__ int SLOPE[3][7] = {{-1, 0, 1}, {-1, -2, 0, 2, 1}, {-1, -4, -5, 0, 5, 4, 1}};

// Of several channels the one with the longest gradient counts. `lengths` are |dx| + |dy|, or dx² + dy² if `squares`.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    canny_gradients(const void* src, Batch from, void* gradients, Batch gradients_batch, void* lengths, Batch to, int size, int squares) {
    const Image in = image_at(src, from), gradient = image_at(gradients, gradients_batch), out = image_at(lengths, to);
    THIS_PIXEL(x, y, out);
    const int reach = size / 2;
    const int *smooth = SMOOTH[reach - 1], *slope = SLOPE[reach - 1];
    int best = -1, best_x = 0, best_y = 0;
    for (int c = 0; c < from.channels; c++) {
        int dx = 0, dy = 0;
        for (int j = 0; j < size; j++) {
            const int row = min(max(y + j - reach, 0), in.height - 1);
            int along = 0, across = 0;
            for (int i = 0; i < size; i++) {
                const int value = __ldg(at<u8>(in, min(max(x + i - reach, 0), in.width - 1), row, c));
                along += slope[i] * value;
                across += smooth[i] * value;
            }
            dx += smooth[j] * along;
            dy += slope[j] * across;
        }
        if (size == 7) {
            // A sixteenth, as OpenCV scales the largest kernel.
            dx = __float2int_rn(dx * 0.0625f);
            dy = __float2int_rn(dy * 0.0625f);
        }
        dx = min(max(dx, -32768), 32767);
        dy = min(max(dy, -32768), 32767);
        const int length = squares ? dx * dx + dy * dy : abs(dx) + abs(dy);
        if (length > best) best = length, best_x = dx, best_y = dy;
    }
    *at<u32>(gradient, x, y) = pack(best_x, best_y);
    *at<int>(out, x, y) = best;
}

__device__ __forceinline__ int length_at(const Image& lengths, int x, int y) {
    return (unsigned)x < (unsigned)lengths.width && (unsigned)y < (unsigned)lengths.height ? __ldg(at<int>(lengths, x, y)) : 0;
}

// Ridges: pixels longer than both neighbours in the gradient's direction. Each becomes a set of its own, the others none. What
// was a gradient becomes 1 for those above `high`, else 0.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    canny_ridges(const void* lengths, Batch from, void* gradients, Batch gradients_batch, void* parents, Batch to, int low, int high) {
    const Image length = image_at(lengths, from), gradient = image_at(gradients, gradients_batch), out = image_at(parents, to);
    THIS_PIXEL(x, y, out);
    const int m = length_at(length, x, y);
    bool ridge = false;
    if (m > low) {
        const u32 both = *at<u32>(gradient, x, y);
        const int dx = (i16)both, dy = (i16)(both >> 16);
        // tan 22.5° · 2^15
        const i64 flat = (i64)abs(dx) * 13573, steep = flat + ((i64)abs(dx) << 16), slope = (i64)abs(dy) << 15;
        if (slope < flat) {
            ridge = m > length_at(length, x - 1, y) && m >= length_at(length, x + 1, y);
        } else if (slope > steep) {
            ridge = m > length_at(length, x, y - 1) && m >= length_at(length, x, y + 1);
        } else {
            const int side = (dx ^ dy) < 0 ? -1 : 1;
            ridge = m > length_at(length, x - side, y - 1) && m > length_at(length, x + side, y + 1);
        }
    }
    *at<u32>(gradient, x, y) = ridge && m > high ? 1 : 0;
    *at<int>(out, x, y) = ridge ? y * out.width + x : NO_SET;
}

// Unites a pixel of a set with its neighbours above and to the left. Rows of `parents` have no gaps.
__device__ __forceinline__ void unite_neighbours(int* parents, int x, int y, int width) {
    const int i = y * width + x;
    if (__ldcg(parents + i) == NO_SET) return;
    if (x > 0 && __ldcg(parents + i - 1) != NO_SET) unite(parents, i, i - 1);
    if (y == 0) return;
    const bool above = __ldcg(parents + i - width) != NO_SET;
    if (above) unite(parents, i, i - width);
    // The pixels beside the one above are its own neighbours.
    if (above) return;
    if (x > 0 && __ldcg(parents + i - width - 1) != NO_SET) unite(parents, i, i - width - 1);
    if (x + 1 < width && __ldcg(parents + i - width + 1) != NO_SET) unite(parents, i, i - width + 1);
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) canny_unite(void* parents, Batch to) {
    const Image out = image_at(parents, to);
    THIS_PIXEL(x, y, out);
    unite_neighbours((int*)out.data, x, y, out.width);
}

// A set with a strong pixel is strong at its first.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) canny_mark(const void* parents, Batch from, void* strong, Batch to) {
    const Image in = image_at(parents, from), out = image_at(strong, to);
    THIS_PIXEL(x, y, out);
    if (*at<u32>(out, x, y) == 0) return;
    ((u32*)out.data)[first_of((const int*)in.data, y * in.width + x)] = 1;
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    canny_edges(const void* parents, Batch from, const void* strong, Batch strong_batch, void* dst, Batch to) {
    const Image in = image_at(parents, from), flag = image_at(strong, strong_batch), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const int i = y * in.width + x;
    bool edge = ((const int*)in.data)[i] != NO_SET;
    if (edge) edge = ((const u32*)flag.data)[first_of((const int*)in.data, i)] != 0;
    *at<u8>(out, x, y) = edge ? 255 : 0;
}
