// Cubic resize of bytes whose pixels lie without gaps. The same results as resize.cu: where all 4 × 4 source pixels lie in the
// image their rows are read as words.
#include "sample.cuh"
#include "warp_rows.cuh"

template <int CHANNELS>
__device__ __forceinline__ void resize_cubic(const void* src, const Batch& from, void* dst, const Batch& to, double scale_x,
                                             double scale_y) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int first = blockIdx.x * BLOCK_X, x = min(first + (int)threadIdx.x, out.width - 1);
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (first >= out.width || y >= out.height) return;
    WARP_SCRATCH(line, CHANNELS);
    u8* const mine = line + threadIdx.x * CHANNELS;

    const double sx = resized_position(x, resize_scale(scale_x, in.width, out.width));
    const double sy = resized_position(y, resize_scale(scale_y, in.height, out.height));
    const Place px = place_at(sx), py = place_at(sy);
    // Words may reach 3 bytes past a row: behind the last one there may be nothing.
    if (px.index >= 1 && px.index + 2 < in.width && py.index >= 1 && py.index + 3 < in.height) {
        const u8* p = in.data + (py.index - 1) * in.row + (px.index - 1) * CHANNELS;
        Bytes<4 * CHANNELS> rows[4];
#pragma unroll
        for (int j = 0; j < 4; j++) rows[j] = load_words<4 * CHANNELS>(p + j * in.row);
        const Weights<4> wx(px.t), wy(py.t);
#pragma unroll
        for (int c = 0; c < CHANNELS; c++) {
            float sum = 0;
#pragma unroll
            for (int j = 0; j < 4; j++) {
                float along = 0;
#pragma unroll
                for (int i = 0; i < 4; i++) along = __fmaf_rn(wx.w[i], rows[j][i * CHANNELS + c], along);
                sum = __fmaf_rn(wy.w[j], along, sum);
            }
            mine[c] = saturate<u8>(sum);
        }
    } else {
        sample_alone<4>(in, sx, sy, mine, CHANNELS, {REPLICATE, {}});
    }
    __syncwarp();
    copy_by_warp(out.data + y * out.row + first * CHANNELS, line, min(32, out.width - first) * CHANNELS, threadIdx.x);
}

#define KERNEL(CHANNELS)                                                                           \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) resize_cubic_packed_##CHANNELS( \
        const void* src, Batch from, void* dst, Batch to, double scale_x, double scale_y) {        \
        resize_cubic<CHANNELS>(src, from, dst, to, scale_x, scale_y);                              \
    }
KERNEL(1)
KERNEL(3)
KERNEL(4)
