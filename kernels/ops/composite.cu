// A foreground over a background, by a mask: CV-CUDA's composite.
#include "access/vec16.cuh"

#define KERNEL(NAME)                                                                                                   \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) NAME(                                              \
        const u8* fore, Batch fore_from, const u8* back, Batch back_from, const u8* mask, Batch mask_from, u8* dst, Batch to, \
        int type, float opaque)

// A fourth channel that the sources do not have is `opaque`.
KERNEL(composite) {
    const Image front = image_at(fore, fore_from), behind = image_at(back, back_from), weights = image_at(mask, mask_from);
    const Image out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const float weight = load(at<u8>(weights, x, y)) * (1 / 255.0f);
    const u8 *above = at<u8>(front, x, y), *below = at<u8>(behind, x, y);
    u8* result = at<u8>(out, x, y);
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
        float value = opaque;
        if (c < fore_from.channels) {
            const float under = load_as(type, below + c * behind.channel);
            value = __fmaf_rn(load_as(type, above + c * front.channel) - under, weight, under);
        }
        store_as(type, result + c * out.channel, value);
    }
}

// Four bytes over four others by weights of their own. Biased floats end in whole numbers: the sum is rounded as it is made.
DEVICE u32 blend(u32 above, u32 below, u32 weights) {
    u32 made[4];
    UNROLL(i, 4) {
        const float under = biased(below, i), weight = __fmaf_rn(biased(weights, i), 1 / 255.0f, -BIAS * (1 / 255.0f));
        made[i] = __float_as_uint(__fmaf_rn(biased(above, i) - under, weight, under));
    }
    return low_bytes(made);
}

// The weights of the pixels that 16 bytes from byte `at` of a row on belong to.
template <int CHANNELS>
DEVICE uint4 weights_of(const u8* row, int at) {
    const int pixel = at / CHANNELS;
    if (CHANNELS == 1) return __ldg((const uint4*)(row + pixel));
    if (CHANNELS == 4) {
        const u32 four = __ldg((const u32*)(row + pixel));
        return make_uint4(__byte_perm(four, 0, 0x0000), __byte_perm(four, 0, 0x1111), __byte_perm(four, 0, 0x2222), __byte_perm(four, 0, 0x3333));
    }
    const u32 *words = (const u32*)(row + (pixel & ~3)), shift = pixel & 3, selector = 0x3210 + 0x1111 * shift;
    const u32 first = __ldg(words), second = __ldg(words + 1), third = shift == 3 ? __ldg(words + 2) : 0;
    const u32 low = __byte_perm(first, second, selector), high = __byte_perm(second, third, selector);
    const int turn = at - pixel * CHANNELS;
#define PICK(a, b, c) __byte_perm(low, high, turn == 0 ? a : turn == 1 ? b : c)
    return make_uint4(PICK(0x1000, 0x1100, 0x1110), PICK(0x2211, 0x2221, 0x3222), PICK(0x3332, 0x4333, 0x4433), PICK(0x5444, 0x5544, 0x5554));
}

template <int CHANNELS>
DEVICE void composite_even(const u8* fore, const Batch& fore_from, const u8* back, const Batch& back_from,
                                               const u8* mask, const Batch& mask_from, u8* dst, const Batch& to) {
    THESE_BYTES(at, y, to, CHANNELS);
    const uint4 above = __ldg((const uint4*)even_row(fore, fore_from, y, at)), below = __ldg((const uint4*)even_row(back, back_from, y, at));
    const uint4 weights = weights_of<CHANNELS>(even_row(mask, mask_from, y, 0), at);
    *(uint4*)even_row(dst, to, y, at) = make_uint4(blend(above.x, below.x, weights.x), blend(above.y, below.y, weights.y),
                                                   blend(above.z, below.z, weights.z), blend(above.w, below.w, weights.w));
}

#define EVEN(CHANNELS) \
    KERNEL(composite_even_##CHANNELS) { composite_even<CHANNELS>(fore, fore_from, back, back_from, mask, mask_from, dst, to); }
EVEN(1)
EVEN(3)
EVEN(4)
