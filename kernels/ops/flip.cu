// Mirrored images. Elements are moved as they are.
#include "core/image.cuh"

template <class T, int CHANNELS>
DEVICE void flip(const void* src, const Batch& from, void* dst, const Batch& to, int columns, int rows) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const int from_x = columns ? out.width - 1 - x : x, from_y = rows ? out.height - 1 - y : y;
    EACH_CHANNEL(c) *at<T>(out, x, y, c) = __ldg(at<T>(in, from_x, from_y, c));
}

#define KERNEL(T, CHANNELS, NAME)                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) flip_##NAME(               \
        const void* src, Batch from, void* dst, Batch to, int columns, int rows) {            \
        flip<T, CHANNELS>(src, from, dst, to, columns, rows);                                 \
    }
EACH_SIZE(KERNEL)
