// Color conversions of OpenCV's cv::cvtColor. Integers use its fixed-point coefficients, in f32: with u8,
// every product and sum is an integer below 2^24, which f32 represents exactly.
#pragma once
#include "core/image.cuh"

// `blue_first`: BGR. `variant`: a YuvVariant, or the steps of the hue circle.
EXPORTED struct ColorConversion { int from_type, to_type, blue_first, variant; };

DEVICE bool is_float(int type) { return type == F16 || type == F32; }
DEVICE float opaque(int type) { return type == U8 ? 255.0f : type == U16 ? 65535.0f : type == I16 ? 32767.0f : 1.0f; }

// Rounds a value below 2^22 by adding a number at which f32 has no fraction bits: faster than cvt.rni.
DEVICE float nearest(float value) { return __fsub_rn(__fadd_rn(value, 12582912.0f), 12582912.0f); }

// value / 2^BITS for integers, rounded to the nearest, halves up: the added half of a unit affects only ties.
template <int BITS>
DEVICE float descale(float value) { return nearest(__fmaf_rn(value, 1.0f / (1 << BITS), 0.5f / (1 << BITS))); }

struct Rgb { float r, g, b; };

struct ToGray {
    static DEVICE void apply(const ColorConversion& params, const Rgb& in, float (&out)[1]) {
        out[0] = is_float(params.from_type) ? in.r * 0.299f + in.g * 0.587f + in.b * 0.114f
                                    : descale<15>(in.r * 9798.0f + in.g * 19235.0f + in.b * 3735.0f);
    }
};

// Luma and two color differences: Y, U, V or Y, Cr, Cb.
EXPORTED enum YuvVariant { YUV, YCRCB };

struct ToYuv {
    static DEVICE void apply(const ColorConversion& params, const Rgb& in, float (&out)[3]) {
        const bool yuv = params.variant == YUV;
        float red, blue;
        if (is_float(params.from_type)) {
            out[0] = in.r * 0.299f + in.g * 0.587f + in.b * 0.114f;
            red = (in.r - out[0]) * (yuv ? 0.877f : 0.713f) + 0.5f;
            blue = (in.b - out[0]) * (yuv ? 0.492f : 0.564f) + 0.5f;
        } else {
            const float middle = params.from_type == U8 ? 128.0f : 32768.0f;
            out[0] = descale<14>(in.r * 4899.0f + in.g * 9617.0f + in.b * 1868.0f);
            red = descale<14>((in.r - out[0]) * (yuv ? 14369.0f : 11682.0f)) + middle;
            blue = descale<14>((in.b - out[0]) * (yuv ? 8061.0f : 9241.0f)) + middle;
        }
        out[1] = yuv ? blue : red, out[2] = yuv ? red : blue;
    }
};

struct FromYuv {
    static DEVICE Rgb apply(const ColorConversion& params, const float (&in)[3]) {
        const bool yuv = params.variant == YUV;
        const float middle = params.from_type == U8 ? 128.0f : params.from_type == U16 ? 32768.0f : 0.5f;
        const float red = (yuv ? in[2] : in[1]) - middle, blue = (yuv ? in[1] : in[2]) - middle;
        if (is_float(params.from_type)) {
            return {in[0] + red * (yuv ? 1.14f : 1.403f),
                    in[0] + blue * (yuv ? -0.395f : -0.344f) + red * (yuv ? -0.581f : -0.714f),
                    in[0] + blue * (yuv ? 2.032f : 1.773f)};
        }
        return {in[0] + descale<14>(red * (yuv ? 18678.0f : 22987.0f)),
                in[0] + descale<14>(blue * (yuv ? -6472.0f : -5636.0f) + red * (yuv ? -9519.0f : -11698.0f)),
                in[0] + descale<14>(blue * (yuv ? 33292.0f : 29049.0f))};
    }
};

// n / d for integers up to 2^20, rounded to the nearest. No quotient is closer to a half than 1 / (2 · d),
// and the error of the approximate reciprocal and of the product is less than half of that.
DEVICE float whole_quotient(float n, float d) {
    float reciprocal;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(reciprocal) : "f"(d));
    return nearest(n * reciprocal);
}

// Integer hue has `variant` steps; float hue is in degrees.
struct ToHsv {
    static DEVICE void apply(const ColorConversion& params, const Rgb& in, float (&out)[3]) {
        const float value = fmaxf(fmaxf(in.r, in.g), in.b);
        const float least = fminf(fminf(in.r, in.g), in.b), range = value - least;
        const int sector = value == in.r ? 0 : value == in.g ? 1 : 2;
        const float difference = sector == 0 ? in.g - in.b : sector == 1 ? in.b - in.r : in.r - in.g;
        out[2] = value;
        if (is_float(params.from_type)) {
            const float epsilon = 1.1920929e-7f;
            const float h = difference * (60.0f / (range + epsilon)) + 120.0f * sector;
            out[0] = h < 0 ? h + 360.0f : h;
            out[1] = range / (fabsf(value) + epsilon);
            return;
        }
        // These reciprocals equal OpenCV's tables: rounded to 12 bits. All products are below 2^24.
        const float s = value > 0 ? whole_quotient(1044480.0f, value) : 0.0f;
        const float h = range > 0 ? whole_quotient(params.variant * 4096.0f, 6.0f * range) : 0.0f;
        const float hue = descale<12>((difference + 2.0f * sector * range) * h);
        out[0] = hue < 0 ? hue + params.variant : hue;
        out[1] = descale<12>(range * s);
    }
};

struct FromHsv {
    static DEVICE Rgb apply(const ColorConversion& params, const float (&in)[3]) {
        const bool whole = !is_float(params.from_type);
        const float unit = whole ? 1.0f / 255.0f : 1.0f;
        const float s = in[1] * unit, v = in[2] * unit;
        float h = in[0] * (whole ? 6.0f / params.variant : 6.0f / 360.0f);
        int sector = (int)floorf(h);
        h -= sector;
        sector %= 6;
        if (sector < 0) sector += 6;
        const float p = v * (1 - s), q = v * (1 - s * h), t = v * (1 - s + s * h);
        const Rgb rgb = sector == 0 ? Rgb{v, t, p} : sector == 1 ? Rgb{q, v, p} : sector == 2 ? Rgb{p, v, t} :
                        sector == 3 ? Rgb{p, q, v} : sector == 4 ? Rgb{t, p, v} : Rgb{v, p, q};
        const float scale = whole ? 255.0f : 1.0f;
        return {rgb.r * scale, rgb.g * scale, rgb.b * scale};
    }
};

template <int CHANNELS>
DEVICE Rgb rgb_of(const ColorConversion& params, const float (&v)[CHANNELS]) {
    return params.blue_first ? Rgb{v[2], v[1], v[0]} : Rgb{v[0], v[1], v[2]};
}

template <int CHANNELS>
DEVICE void put_rgb(const ColorConversion& params, const Rgb& rgb, float alpha, float (&v)[CHANNELS]) {
    v[0] = params.blue_first ? rgb.b : rgb.r, v[1] = rgb.g, v[2] = params.blue_first ? rgb.r : rgb.b;
    if (CHANNELS == 4) v[3] = alpha;
}
