// Pixels at any position of an image, with a border bounds it.
#pragma once
#include "core/interpolation.cuh"

// The border of the source: a `Border`, and the values of a constant one.
EXPORTED struct SampleBounds {
    int border;
    float value[4];
};

// Stores the pixel at position (sx, sy) of `in` at (x, y) of `out`. TAPS: 1 is nearest, 2 linear, 4 cubic.
template <class T, int CHANNELS, int TAPS>
DEVICE void sample(const Image& in, double sx, double sy, const Image& out, int x, int y, const Batch& to,
                                       const SampleBounds& bounds) {
    const double shift = TAPS == 1 ? 0.5 : 0.0, far = 1e9;
    const SamplePosition px = position_at(fmin(fmax(sx + shift, -far), far)), py = position_at(fmin(fmax(sy + shift, -far), far));
    const Weights<TAPS> wx(px.t), wy(py.t);
    const int before = (TAPS - 1) / 2;
    int columns[TAPS], rows[TAPS];
    UNROLL(i, TAPS) columns[i] = border_index(px.index - before + i, in.width, bounds.border);
    UNROLL(i, TAPS) rows[i] = border_index(py.index - before + i, in.height, bounds.border);
    EACH_CHANNEL(c) {
        const float outside = pick(bounds.value, c);
        float sum = 0;
        UNROLL(j, TAPS) {
            float line = 0;
            UNROLL(i, TAPS) {
                const bool inside = rows[j] >= 0 && columns[i] >= 0;
                line += wx.w[i] * (inside ? load(at<T>(in, columns[i], rows[j], c)) : outside);
            }
            sum += wy.w[j] * line;
        }
        store(at<T>(out, x, y, c), sum);
    }
}
