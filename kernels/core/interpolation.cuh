// Interpolation as OpenCV defines it: source positions of output pixels, and the weights around them.
#pragma once
#include "core/border.cuh"
#include "core/image.cuh"

// A position between pixel `index` and the next one, at fraction `t` in [0, 1].
struct SamplePosition { int index; float t; };

// In double: at x = 1900 the weight of a float position is off by up to 6e-5, too much next to a sharp edge.
// Adding 1.5 · 2^52 leaves the rounded position in the low word, without the slow conversions to integers and
// back. `shifted` shows whether it fits: for |position| < 2^31.
DEVICE SamplePosition position_at(double position, double& shifted) {
    const double magic = 6755399441055744.0;
    shifted = __dadd_rn(position, magic);
    double t = __dsub_rn(position, __dsub_rn(shifted, magic));
    int index = __double2loint(shifted);
    if (t < 0) index--, t = __dadd_rn(t, 1.0);
    return {index, (float)t};
}

DEVICE SamplePosition position_at(double position) {
    double shifted;
    return position_at(position, shifted);
}

// The source position of output pixel `i`; pixel centers are at half-integers. `scale`: source / output size.
DEVICE double resized_position(int i, double scale) {
    return __dadd_rn(__dmul_rn(__dadd_rn((double)i, 0.5), scale), -0.5);
}

// Source pixels per output pixel: a reciprocal of a reciprocal, like OpenCV. `scale` is 0 for a list.
DEVICE double resize_scale(double scale, int from, int to) {
    return scale != 0 ? scale : 1.0 / ((double)to / from);
}

// a + (b - a) · t.
DEVICE float lerp(float a, float b, float t) { return __fmaf_rn(__fsub_rn(b, a), t, a); }

// Interpolates between four elements, two above and two below.
template <class T>
DEVICE float bilinear(const T* a, const T* b, const T* c, const T* d, float x, float y) {
    return lerp(lerp(load(a), load(b), x), lerp(load(c), load(d), x), y);
}

// Weights of TAPS pixels around a position, starting at pixel index - (TAPS / 2 - 1).
template <int TAPS>
struct Weights {
    float w[TAPS];
    DEVICE explicit Weights(float t);
};

template <> DEVICE Weights<1>::Weights(float) { w[0] = 1; }

template <> DEVICE Weights<2>::Weights(float t) { w[0] = 1 - t, w[1] = t; }

// Keys' cubic convolution with A = -0.75.
DEVICE float cubic_near(float d, float a) { return ((a + 2) * d - (a + 3)) * d * d + 1; }
DEVICE float cubic_far(float d, float a) { return ((a * d - 5 * a) * d + 8 * a) * d - 4 * a; }

template <> DEVICE Weights<4>::Weights(float t) {
    const float a = -0.75f;
    w[0] = cubic_far(1 + t, a), w[1] = cubic_near(t, a), w[2] = cubic_near(1 - t, a), w[3] = 1 - w[0] - w[1] - w[2];
}

// Cubic weights in 2048ths, as OpenCV's cv::resize uses for u8. Integer sums do not depend on their order.
struct FixedWeights {
    int w[4];
    DEVICE explicit FixedWeights(float t) {
        const Weights<4> exact(t);
        UNROLL(i, 4) w[i] = __float2int_rn(exact.w[i] * 2048);
    }
};

// The u8 result of a sum of pixels times two such weights. The sum starts at FIXED_HALF, for rounding.
constexpr int FIXED_HALF = 1 << 21;
DEVICE u8 byte_of_fixed(int sum) { return (u8)min(max(sum >> 22, 0), 255); }

// Lanczos: sinc(d) · sinc(d / 4) at distance d, normalized. |sin(πd)| is equal at all eight pixels and
// cancels; and sin(πd / 4) at d = t + n is sin(πt / 4) cos(πn / 4) + cos(πt / 4) sin(πn / 4).
template <> DEVICE Weights<8>::Weights(float t) {
    const float h = 0.70710678118654752f;
    const float cosine[8] = {-h, 0, h, 1, h, 0, -h, -1}, sine[8] = {h, 1, h, 0, -h, -1, -h, 0};
    const float s = sinpif(0.25f * t), c = cospif(0.25f * t);
    float sum = 0;
    UNROLL(i, 8) {
        const float d = t + (float)(3 - i);
        const float value = (s * cosine[i] + c * sine[i]) / (d * d);
        // At a pixel itself only that pixel counts.
        w[i] = d < 1e-6f && d > -1e-6f ? 1e30f : i % 2 ? value : -value;
        sum += w[i];
    }
    const float factor = 1 / sum;
    UNROLL(i, 8) w[i] *= factor;
}
