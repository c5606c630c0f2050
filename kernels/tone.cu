// Brightness by curves: gamma, inversion, fewer levels, solarization.
#include "elementwise.cuh"

// (v / largest)^gamma * largest, of each channel its own.
ELEMENTWISE_LONG(gamma_contrast, ([=](float v, int c) {
    const Values gammas = {{gamma0, gamma1, gamma2, gamma3}};
    return largest * powf(fmaxf(v, 0.0f) * (1 / largest), pick(gammas, c));
}), float gamma0, float gamma1, float gamma2, float gamma3, float largest)

// The same of bytes, by approximation: it is within 0.001 levels.
ELEMENTWISE(gamma_contrast_u8, ([=](float v, int c) {
    const Values gammas = {{gamma0, gamma1, gamma2, gamma3}};
    return largest * __powf(v * (1 / largest), pick(gammas, c));
}), float gamma0, float gamma1, float gamma2, float gamma3, float largest)

// `ends`: the sum of the lowest and the highest value. Those below `from` stay.
ELEMENTWISE(solarize, [=](float v, int) { return v >= from_value ? ends - v : v; }, float ends, float from_value)

// 2^bits levels, each the lowest value of its own: of 2^`width` whole numbers, or of 0 … 1 if `width` is 0.
ELEMENTWISE(posterize, [=](float v, int) {
    if (width > 0) return (float)((int)v >> (width - bits) << (width - bits));
    const float levels = (float)(1 << bits);
    return fminf(fmaxf(floorf(v * levels), 0.0f), levels - 1) * (1 / levels);
}, int width, int bits)
