// Conversions between RGB and CIE L*a*b*, of sRGB with white D65.
//
// u8 uses OpenCV's fixed-point arithmetic with curves from tables, and equals it for every color. Floats
// follow the definition. (OpenCV interpolates floats between 33 × 33 × 33 colors, with errors of up to 0.6.)
#include "ops/cvt_color/convert.cuh"

#define LAB_LINEAR 0.008856f
#define LAB_SLOPE 7.787f
#define LAB_OFFSET (16.0f / 116.0f)
// Fixed point: linear light of 1 is 2040 = 8 · 255. To Lab, matrix factors have 12 fraction bits and roots 15.
// From Lab, light and roots have 14 fraction bits, and light before its gamma 12.
#define LIGHT 2040
#define FACTOR_BITS 12
#define ROOT_BITS 15
#define BACK_BITS 14
#define GAMMA_BITS 12

// x to the power of p / q by Newton's method from `guess`.
__device__ constexpr double power(double x, int p, int q, double guess) {
    double wanted = 1, root = guess;
    for (int i = 0; i < p; i++) wanted *= x;
    for (int step = 0; step < 60; step++) {
        double lower = 1;
        for (int i = 1; i < q; i++) lower *= root;
        const double next = root - (lower * root - wanted) / (q * lower);
        const double change = next > root ? next - root : root - next;
        root = next;
        if (change < 1e-15 * root) break;
    }
    return root;
}

// Rounds to the nearest integer, ties to even.
__device__ constexpr int round_even(double value) {
    const int below = (int)value;
    const double part = value - below;
    return part > 0.5 || (part == 0.5 && below % 2 == 1) ? below + 1 : below;
}

struct Tables {
    u16 light[256];       // of a u8 value
    u16 root[LIGHT + 1];  // of light relative to white
    u16 back[256][2];     // of an L value: Y and its root
    u8 gamma[1 << GAMMA_BITS];

    __device__ constexpr Tables() : light(), root(), back(), gamma() {
        double guess = 1e-3;
        for (int i = 0; i < 256; i++) {
            const double v = i / 255.0;
            const bool curved = v > 0.04045;
            if (curved) guess = power((v + 0.055) / 1.055, 12, 5, guess);
            light[i] = round_even(LIGHT * (curved ? guess : v / 12.92));
        }
        guess = 0.2;
        for (int i = 0; i <= LIGHT; i++) {
            const double v = (double)i / LIGHT;
            const bool curved = v >= 216.0 / 24389;
            if (curved) guess = power(v, 1, 3, guess);
            root[i] = round_even((float)((1 << ROOT_BITS) * (curved ? guess : v * (841.0 / 108) + 16.0 / 116)));
        }
        for (int i = 0; i < 256; i++) {
            const double lightness = i * (100 / 255.0), one = 1 << BACK_BITS, f = (lightness + 16) / 116;
            const double y = i <= 20 ? lightness * (27.0 / 24389) : f * f * f;
            back[i][0] = round_even(one * y);
            back[i][1] = round_even(one * (i <= 20 ? y * (841.0 / 108) + 16.0 / 116 : f));
        }
        guess = 0.1;
        for (int i = 0; i < 1 << GAMMA_BITS; i++) {
            const double v = (double)i / (1 << GAMMA_BITS);
            const bool curved = v > 0.0031308;
            if (curved) guess = power(v, 5, 12, guess);
            gamma[i] = round_even(255 * (curved ? 1.055 * guess - 0.055 : 12.92 * v));
        }
    }
};
__device__ constexpr Tables TABLES = Tables();

DEVICE int rounded(int value, int bits) { return (value + (1 << (bits - 1))) >> bits; }

DEVICE void bytes_to_lab(const Rgb& in, float (&out)[3]) {
    const int r = TABLES.light[(int)in.r], g = TABLES.light[(int)in.g], b = TABLES.light[(int)in.b];
    const int x = TABLES.root[rounded(1777 * r + 1541 * g + 778 * b, FACTOR_BITS)];
    const int y = TABLES.root[rounded(871 * r + 2929 * g + 296 * b, FACTOR_BITS)];
    const int z = TABLES.root[rounded(73 * r + 448 * g + 3575 * b, FACTOR_BITS)];
    // 2.55 · 116 and 2.55 · 16, rounded as OpenCV rounds them.
    out[0] = (float)rounded(296 * y - ((16 * 255 << ROOT_BITS) + 50) / 100, ROOT_BITS);
    out[1] = (float)(rounded(500 * (x - y), ROOT_BITS) + 128);
    out[2] = (float)(rounded(200 * (y - z), ROOT_BITS) + 128);
}

// The cube of a root with 14 bits, or the linear part of the curve.
DEVICE int cubed(int f) {
    return f <= 3390 ? f * 108 / 841 - 290 : f * f / (1 << BACK_BITS) * f / (1 << BACK_BITS);
}

DEVICE Rgb bytes_from_lab(const float (&in)[3]) {
    const u16* back = TABLES.back[(int)in[0]];
    const int y = back[0], f = back[1];
    // a / 500 and b / 200, as OpenCV rounds them.
    const int x = cubed(f + (((int)in[1] * 268435 + 128) >> 13) - 4194);
    const int z = cubed(f - (((int)in[2] * 41943 + 16) >> 9) + 10484);
    const int max_index = (1 << GAMMA_BITS) - 1;
    const int r = rounded(12615 * x - 6296 * y - 2223 * z, BACK_BITS);
    const int g = rounded(-3773 * x + 7684 * y + 185 * z, BACK_BITS);
    const int b = rounded(217 * x - 836 * y + 4715 * z, BACK_BITS);
    return {(float)TABLES.gamma[min(max(r, 0), max_index)], (float)TABLES.gamma[min(max(g, 0), max_index)],
            (float)TABLES.gamma[min(max(b, 0), max_index)]};
}

DEVICE float unit(float v) { return fminf(fmaxf(v, 0.0f), 1.0f); }

// a and b are large multiples of small differences, so that light and its roots are doubles: a float
// approximation plus one step of Newton's method, in which only the remainder has to be a double.
DEVICE double from_srgb(float v) {
    if (v <= 0.04045f) return v * (1 / 12.92);
    const double u = (v + 0.055) * (1 / 1.055);
    const float root = powf((float)u, 0.4f), remainder = (float)((double)root * root * root * root * root - u * u);
    return u * u * ((double)root - remainder / (5 * root * root * root * root));
}
DEVICE double lab_root(double t) {
    if (t <= LAB_LINEAR) return LAB_SLOPE * t + LAB_OFFSET;
    const float root = cbrtf((float)t), remainder = (float)((double)root * root * root - t);
    return (double)root - remainder / (3 * root * root);
}

DEVICE void floats_to_lab(const Rgb& in, float (&out)[3]) {
    double v[3] = {unit(in.r), unit(in.g), unit(in.b)};
    NO_UNROLL for (int c = 0; c < 3; c++) rotate(v, from_srgb((float)v[0]));
    const double r = v[0], g = v[1], b = v[2], luminance = 0.212671 * r + 0.715160 * g + 0.072169 * b;
    v[0] = r * (0.412453 / 0.950456) + g * (0.357580 / 0.950456) + b * (0.180423 / 0.950456);
    v[1] = luminance;
    v[2] = r * (0.019334 / 1.088754) + g * (0.119193 / 1.088754) + b * (0.950227 / 1.088754);
    NO_UNROLL for (int c = 0; c < 3; c++) rotate(v, lab_root(v[0]));
    out[0] = (float)(luminance > LAB_LINEAR ? 116 * v[1] - 16 : 903.3 * luminance);
    out[1] = (float)(500 * (v[0] - v[1]));
    out[2] = (float)(200 * (v[1] - v[2]));
}

DEVICE float to_srgb(float v) { return v <= 0.0031308f ? v * 12.92f : 1.055f * powf(v, 1 / 2.4f) - 0.055f; }
DEVICE float lab_cube(float f) {
    return f > LAB_SLOPE * LAB_LINEAR + LAB_OFFSET ? f * f * f : (f - LAB_OFFSET) * (1 / LAB_SLOPE);
}

DEVICE Rgb floats_from_lab(const float (&in)[3]) {
    const bool dark = in[0] <= LAB_LINEAR * 903.3f;
    const float root = (in[0] + 16.0f) * (1 / 116.0f);
    const float y = dark ? in[0] * (1 / 903.3f) : root * root * root, fy = dark ? LAB_SLOPE * y + LAB_OFFSET : root;
    const float x = lab_cube(in[1] * (1 / 500.0f) + fy) * 0.950456f;
    const float z = lab_cube(fy - in[2] * (1 / 200.0f)) * 1.088754f;
    float v[3] = {3.240479f * x - 1.537150f * y - 0.498535f * z, -0.969256f * x + 1.875991f * y + 0.041556f * z,
                  0.055648f * x - 0.204043f * y + 1.057311f * z};
    NO_UNROLL for (int c = 0; c < 3; c++) rotate(v, to_srgb(unit(v[0])));
    return {v[0], v[1], v[2]};
}

struct ToLab {
    static DEVICE void apply(const ColorConversion& params, const Rgb& in, float (&out)[3]) {
        if (is_float(params.from_type)) floats_to_lab(in, out);
        else bytes_to_lab(in, out);
    }
};

struct FromLab {
    static DEVICE Rgb apply(const ColorConversion& params, const float (&in)[3]) {
        return is_float(params.from_type) ? floats_from_lab(in) : bytes_from_lab(in);
    }
};

INSTANCES(rgb_to_lab_3_3 = from_rgb<ToLab, 3, 3, true>, lab_to_rgb_3_3 = to_rgb<FromLab, 3, 3, true>)
