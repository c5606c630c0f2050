// Blends a foreground over a background by a mask: CV-CUDA's composite.
#include "access/vec16.cuh"

#define OPERANDS                                                                                       \
    const u8 *fore, Batch fore_from, const u8 *back, Batch back_from, const u8 *mask, Batch mask_from, \
        u8 *dst, Batch to, int type, float opaque

// A fourth channel that the sources lack becomes `opaque`.
extern "C" KERNEL() composite(OPERANDS) {
    const Image foreground = image_at(fore, fore_from), background = image_at(back, back_from);
    const Image weights = image_at(mask, mask_from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const float weight = load(at<u8>(weights, x, y)) * (1 / 255.0f);
    const u8 *above = at<u8>(foreground, x, y), *below = at<u8>(background, x, y);
    u8* result = at<u8>(out, x, y);
    EACH_CHANNEL(c) {
        float value = opaque;
        if (c < fore_from.channels) {
            const float under = load_as(type, below + c * background.channel);
            value = __fmaf_rn(load_as(type, above + c * foreground.channel) - under, weight, under);
        }
        store_as(type, result + c * out.channel, value);
    }
}

// Blends four bytes by four weights. Adding BIAS has already rounded the sums to integers.
DEVICE u32 blend(u32 above, u32 below, u32 weights) {
    u32 result[4];
    UNROLL(i, 4) {
        const float under = biased(below, i), weight = __fmaf_rn(biased(weights, i), 1 / 255.0f, -BIAS * (1 / 255.0f));
        result[i] = __float_as_uint(__fmaf_rn(biased(above, i) - under, weight, under));
    }
    return low_bytes(result);
}

// The weights for 16 bytes starting at byte `at` of a row. Each byte gets the weight of its pixel.
template <int CHANNELS>
DEVICE uint4 weights_of(const u8* row, int at) {
    const int pixel = at / CHANNELS;
    if (CHANNELS == 1) return __ldg((const uint4*)(row + pixel));
    if (CHANNELS == 4) {
        const u32 four = __ldg((const u32*)(row + pixel));
        return make_uint4(__byte_perm(four, 0, 0x0000), __byte_perm(four, 0, 0x1111),
                          __byte_perm(four, 0, 0x2222), __byte_perm(four, 0, 0x3333));
    }
    const u32 *words = (const u32*)(row + (pixel & ~3)), shift = pixel & 3, selector = unaligned_selector(pixel);
    const u32 first = __ldg(words), second = __ldg(words + 1), third = shift == 3 ? __ldg(words + 2) : 0;
    const u32 low = __byte_perm(first, second, selector), high = __byte_perm(second, third, selector);
    const int channel = at - pixel * CHANNELS;
    const auto repeat = [=](u32 a, u32 b, u32 c) {
        return __byte_perm(low, high, channel == 0 ? a : channel == 1 ? b : c);
    };
    return make_uint4(repeat(0x1000, 0x1100, 0x1110), repeat(0x2211, 0x2221, 0x3222), repeat(0x3332, 0x4333, 0x4433),
                      repeat(0x5444, 0x5544, 0x5554));
}

template <int CHANNELS>
KERNEL() composite_vec16(OPERANDS) {
    THESE_BYTES(at, y, to, CHANNELS);
    const uint4 above = __ldg((const uint4*)row_of(fore, fore_from, y, at));
    const uint4 below = __ldg((const uint4*)row_of(back, back_from, y, at));
    const uint4 weights = weights_of<CHANNELS>(row_of(mask, mask_from, y, 0), at);
    const uint4 result = make_uint4(blend(above.x, below.x, weights.x), blend(above.y, below.y, weights.y),
                                    blend(above.z, below.z, weights.z), blend(above.w, below.w, weights.w));
    *(uint4*)row_of(dst, to, y, at) = result;
}
INSTANCES(composite_vec16<1|3|4>)
