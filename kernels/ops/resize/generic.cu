// Resize by interpolation: nearest, linear, cubic and Lanczos, as OpenCV's cv::resize. The edge is continued.
#include "core/interpolation.cuh"

// How a pixel is placed in the source: as interpolation asks, or as OpenCV's INTER_AREA does where it enlarges.
enum Placing { CENTRES, CELLS };

DEVICE SamplePosition resized_place(int i, double scale, int from, int to, int placing) {
    if (placing == CENTRES) return place_at(resized_position(i, scale));
    const int index = (int)floor(i * scale);
    const double inverse = 1.0 / scale;
    const double t = (i + 1) - (index + 1) * inverse;
    return {index, t <= 0 ? 0.0f : (float)(t - floor(t))};
}

DEVICE int clamp(int i, int size) { return min(max(i, 0), size - 1); }

template <class T, int CHANNELS, int TAPS>
DEVICE void resize(const void* src, const Batch& from, void* dst, const Batch& to, double scale_x,
                                       double scale_y, int placing) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const SamplePosition px = resized_place(x, resize_scale(scale_x, in.width, out.width), in.width, out.width, placing);
    const SamplePosition py = resized_place(y, resize_scale(scale_y, in.height, out.height), in.height, out.height, placing);
    const Weights<TAPS> wx(px.t), wy(py.t);
    const int before = TAPS / 2 - 1;
    EACH_CHANNEL(c) {
        if (TAPS == 2) {
            // As ops/resize/linear_u8.cu does, bit by bit.
            const int x0 = clamp(px.index, in.width), x1 = clamp(px.index + 1, in.width);
            const int y0 = clamp(py.index, in.height), y1 = clamp(py.index + 1, in.height);
            const float top = lerp(load(at<T>(in, x0, y0, c)), load(at<T>(in, x1, y0, c)), px.t);
            const float bottom = lerp(load(at<T>(in, x0, y1, c)), load(at<T>(in, x1, y1, c)), px.t);
            store(at<T>(out, x, y, c), lerp(top, bottom, py.t));
            continue;
        }
        if constexpr (TAPS == 4 && sizeof(T) == 1) {
            // As ops/resize/cubic_u8.cu does, bit by bit.
            const FixedWeights wx(px.t), wy(py.t);
            int sum = FIXED_HALF;
            UNROLL(j, TAPS) {
                const int row = clamp(py.index - before + j, in.height);
                int line = 0;
                UNROLL(i, TAPS) line += wx.w[i] * __ldg(at<T>(in, clamp(px.index - before + i, in.width), row, c));
                sum += wy.w[j] * line;
            }
            *at<T>(out, x, y, c) = byte_of_fixed(sum);
            continue;
        }
        float sum = 0;
#pragma unroll(TAPS > 4 ? 1 : TAPS)
        for (int j = 0; j < TAPS; j++) {
            const int row = clamp(py.index - before + j, in.height);
            float line = 0;
            UNROLL(i, TAPS) line += wx.w[i] * load(at<T>(in, clamp(px.index - before + i, in.width), row, c));
            sum += wy.w[j] * line;
        }
        store(at<T>(out, x, y, c), sum);
    }
}

// The pixel of INTER_NEAREST, whose corner is nearest, or that of INTER_NEAREST_EXACT, whose centre is.
DEVICE int nearest(int i, double scale, int from, int to, int exact) {
    return exact ? (int)((2 * (i64)i + 1) * from / (2 * (i64)to)) : clamp((int)floor(i * scale), from);
}

template <class T, int CHANNELS>
DEVICE void resize_nearest(const void* src, const Batch& from, void* dst, const Batch& to, double scale_x,
                                               double scale_y, int exact) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const int from_x = nearest(x, resize_scale(scale_x, in.width, out.width), in.width, out.width, exact);
    const int from_y = nearest(y, resize_scale(scale_y, in.height, out.height), in.height, out.height, exact);
    EACH_CHANNEL(c) *at<T>(out, x, y, c) = __ldg(at<T>(in, from_x, from_y, c));
}

#define PARAMETERS const void *src, Batch from, void *dst, Batch to, double scale_x, double scale_y, int placing
#define KERNEL(NAME) extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) NAME(PARAMETERS)
#define NEAREST_KERNEL(T, CHANNELS, NAME) \
    KERNEL(resize_nearest_##NAME) { resize_nearest<T, CHANNELS>(src, from, dst, to, scale_x, scale_y, placing); }
#define LINEAR_KERNEL(T, CHANNELS, NAME) \
    KERNEL(resize_linear_##NAME) { resize<T, CHANNELS, 2>(src, from, dst, to, scale_x, scale_y, placing); }
#define CUBIC_KERNEL(T, CHANNELS, NAME) \
    KERNEL(resize_cubic_##NAME) { resize<T, CHANNELS, 4>(src, from, dst, to, scale_x, scale_y, placing); }
#define LANCZOS_KERNEL(T, CHANNELS, NAME) \
    KERNEL(resize_lanczos_##NAME) { resize<T, CHANNELS, 8>(src, from, dst, to, scale_x, scale_y, placing); }

EACH_SIZE(NEAREST_KERNEL)
// Interleaved bytes have kernels of their own: ops/resize/linear_u8.cu.
EACH_TYPE(LINEAR_KERNEL)
LINEAR_KERNEL(f32, 1, f32_1)
LINEAR_KERNEL(f32, 3, f32_3)
LINEAR_KERNEL(f32, 4, f32_4)
EACH_TYPE(CUBIC_KERNEL)
EACH_TYPE(LANCZOS_KERNEL)
