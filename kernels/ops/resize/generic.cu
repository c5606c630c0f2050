// Resizes by nearest, linear, cubic and Lanczos interpolation, like cv::resize. Edge pixels are replicated.
#include "patterns/gather.cuh"

// Source positions: by pixel centers, or by cells as OpenCV's INTER_AREA enlarges.
EXPORTED enum ResizePositions { CENTERS, CELLS };

DEVICE SamplePosition source_position(int i, double scale, int positions) {
    if (positions == CENTERS) return position_at(resized_position(i, scale));
    const int index = (int)floor(i * scale);
    const double inverse = 1.0 / scale;
    const double t = (i + 1) - (index + 1) * inverse;
    return {index, t <= 0 ? 0.0f : (float)(t - floor(t))};
}

template <class T, int CHANNELS, int TAPS>
KERNEL() resize(SRC_DST, double scale_x, double scale_y, int positions) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const SamplePosition px = source_position(x, resize_scale(scale_x, in.width, out.width), positions);
    const SamplePosition py = source_position(y, resize_scale(scale_y, in.height, out.height), positions);
    const ReplicatedEdges edges;
    if constexpr (TAPS == 2) {
        // Bit for bit as ops/resize/linear_u8.cu.
        const int x0 = edges.index(px.index, in.width), x1 = edges.index(px.index + 1, in.width);
        const int y0 = edges.index(py.index, in.height), y1 = edges.index(py.index + 1, in.height);
        EACH_CHANNEL(c) {
            const T *a = at<T>(in, x0, y0, c), *b = at<T>(in, x1, y0, c);
            const T *d = at<T>(in, x0, y1, c), *e = at<T>(in, x1, y1, c);
            store(at<T>(out, x, y, c), bilinear(a, b, d, e, px.t, py.t));
        }
    } else if constexpr (TAPS == 4 && sizeof(T) == 1) {
        // Bit for bit as ops/resize/cubic_u8.cu.
        const FixedWeights wx(px.t), wy(py.t);
        EACH_CHANNEL(c) {
            int sum = FIXED_HALF;
            UNROLL(j, TAPS) {
                const int row = edges.index(py.index - 1 + j, in.height);
                int line = 0;
                UNROLL(i, TAPS) line += wx.w[i] * __ldg(at<T>(in, edges.index(px.index - 1 + i, in.width), row, c));
                sum += wy.w[j] * line;
            }
            *at<T>(out, x, y, c) = byte_of_fixed(sum);
        }
    } else {
        gather<T, CHANNELS, TAPS>(in, px, py, out, x, y, to, edges);
    }
}

// The pixel with the nearest corner (INTER_NEAREST), or with the nearest center (INTER_NEAREST_EXACT).
DEVICE int nearest(int i, double scale, int from, int to, int exact) {
    if (exact) return (int)((2 * (i64)i + 1) * from / (2 * (i64)to));
    return ReplicatedEdges().index((int)floor(i * scale), from);
}

template <class T>
KERNEL() resize_nearest(SRC_DST, double scale_x, double scale_y, int exact) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const int from_x = nearest(x, resize_scale(scale_x, in.width, out.width), in.width, out.width, exact);
    const int from_y = nearest(y, resize_scale(scale_y, in.height, out.height), in.height, out.height, exact);
    EACH_CHANNEL(c) *at<T>(out, x, y, c) = __ldg(at<T>(in, from_x, from_y, c));
}

INSTANCES(resize_nearest_1 = resize_nearest<u8>, resize_nearest_2 = resize_nearest<u16>)
INSTANCES(resize_nearest_4 = resize_nearest<u32>)
INSTANCES(resize_linear = resize<u8|u16|i16|f16|f32, 0, 2>, resize_linear_f32 = resize<f32, 1|3|4, 2>)
INSTANCES(resize_cubic = resize<u8|u16|i16|f16|f32, 0, 4>, resize_lanczos = resize<u8|u16|i16|f16|f32, 0, 8>)
