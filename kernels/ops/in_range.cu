// A mask of the pixels whose channels all lie within bounds: OpenCV's cv::inRange.
#include "patterns/pointwise.cuh"

EXPORTED struct ChannelBounds { int type; float low[4], high[4]; };

template <int CHANNELS>
KERNEL() in_range(SRC_DST, ChannelBounds bounds) {
    map_pixels<CHANNELS, 1>(image_at(src, from), image_at(dst, to), bounds.type, U8,
                            [&](const float(&pixel)[CHANNELS], float(&mask)[1]) {
                                bool inside = true;
                                UNROLL(c, CHANNELS) inside &= pixel[c] >= bounds.low[c] && pixel[c] <= bounds.high[c];
                                mask[0] = inside ? 255.0f : 0.0f;
                            });
}
INSTANCES(in_range<1|2|3|4>)
