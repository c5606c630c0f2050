// Mirrors images. Elements are copied unconverted: an instance for each size.
#include "core/image.cuh"

template <class T>
KERNEL() flip(SRC_DST, int columns, int rows) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const int from_x = columns ? out.width - 1 - x : x, from_y = rows ? out.height - 1 - y : y;
    EACH_CHANNEL(c) *at<T>(out, x, y, c) = __ldg(at<T>(in, from_x, from_y, c));
}
INSTANCES(flip_1 = flip<u8>, flip_2 = flip<u16>, flip_4 = flip<u32>)
