// Warps: a matrix or a map gives the source position of each output pixel.
#include "core/warp_fixed_point.cuh"

#define PARAMETERS                                                                                                  \
    const void *src, Batch from, const void *map, Batch map_batch, void *dst, Batch to, int source, WarpMatrix one, \
        const WarpMatrix *each, int border, float v0, float v1, float v2, float v3

// `each`: a matrix for each image, or null if they share `one`. A map has two channels, x and y.
template <class T, int CHANNELS, int TAPS>
KERNEL() warp(PARAMETERS) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    double sx, sy;
    if (source == MAPPED) {
        const Image where = image_at(map, map_batch);
        sx = load(at<f32>(where, x, y, 0)), sy = load(at<f32>(where, x, y, 1));
    } else {
        const WarpMatrix a = each ? each[blockIdx.z] : one;
        transform(a, is_affine(a), x, y, sx, sy);
    }
    const double shift = TAPS == 1 ? 0.5 : 0.0, far = 1e9;
    const SamplePosition px = position_at(fmin(fmax(sx + shift, -far), far));
    const SamplePosition py = position_at(fmin(fmax(sy + shift, -far), far));
    gather<T, CHANNELS, TAPS>(in, px, py, out, x, y, to, BorderedEdges{{border, {v0, v1, v2, v3}}});
}

// Linear interpolation of u8, with the results of ops/warp/u8.cu.
extern "C" KERNEL() warp_linear_u8(PARAMETERS) {
    const float value[4] = {v0, v1, v2, v3};
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const SourcePosition it = source_position(source, image_at(map, map_batch), matrix_of(one, each, blockIdx.z), x, y);
    const PairWeights weights(it);
    int columns[2], rows[2];
    UNROLL(i, 2) {
        columns[i] = border_index(it.x + i, in.width, border);
        rows[i] = border_index(it.y + i, in.height, border);
    }
    EACH_CHANNEL(c) {
        u32 pixels[4];
        UNROLL(i, 4) {
            const int column = columns[i & 1], row = rows[i >> 1];
            pixels[i] = column >= 0 && row >= 0 ? __ldg(at<u8>(in, column, row, c)) : saturate<u8>(pick(value, c));
        }
        *at<u8>(out, x, y, c) = weighed(weights, pixels[0], pixels[1], pixels[2], pixels[3]);
    }
}

INSTANCES(warp_nearest = warp<u8|u16|i16|f16|f32, 0, 1>, warp_cubic = warp<u8|u16|i16|f16|f32, 0, 4>)
INSTANCES(warp_linear = warp<u16|i16|f16|f32, 0, 2>, warp_linear_f32 = warp<f32, 1|3|4, 2>)
