// Reorders the channels of interleaved u8 pixels, and adds channels with a constant value.
#include "access/interleaved_u8.cuh"

// Hexadecimal digit c of `selector` is the source channel of channel c, or 4 for the value `fill`.
template <int IN, int OUT>
KERNEL(8) reorder_u8(SRC_DST, u32 selector, u32 fill, int span) {
    const Image source = image_at(src, from), result = image_at(dst, to);
    map_interleaved<IN, OUT, false>(source, result, span, [=](const u32(&in)[IN], u32(&out)[OUT]) {
        u32 pixel[4];
        split_pixels(in, pixel);
        UNROLL(i, 4) pixel[i] = __byte_perm(pixel[i], fill, selector);
        join_pixels(pixel, out);
    });
}
INSTANCES(reorder_u8<1|3|4, 3|4>)
