// A foreground over a background, by a mask: CV-CUDA's composite.
#include "image.cuh"

// A fourth channel that the sources do not have is `opaque`.
template <class T>
__device__ __forceinline__ void composite(const void* fore, const Batch& fore_from, const void* back, const Batch& back_from,
                                          const void* mask, const Batch& mask_from, void* dst, const Batch& to, float opaque) {
    const Image front = image_at(fore, fore_from), behind = image_at(back, back_from), weights = image_at(mask, mask_from);
    const Image out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const float weight = load(at<u8>(weights, x, y)) * (1 / 255.0f);
    for (int c = 0; c < to.channels; c++) {
        float value = opaque;
        if (c < fore_from.channels) {
            const float under = load(at<T>(behind, x, y, c));
            value = __fmaf_rn(load(at<T>(front, x, y, c)) - under, weight, under);
        }
        store(at<T>(out, x, y, c), value);
    }
}

#define KERNEL(T, CHANNELS, NAME)                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) composite_##NAME(                                               \
        const void* fore, Batch fore_from, const void* back, Batch back_from, const void* mask, Batch mask_from, void* dst, Batch to, \
        float opaque) {                                                                                                            \
        composite<T>(fore, fore_from, back, back_from, mask, mask_from, dst, to, opaque);                                          \
    }
EACH_TYPE(KERNEL)
