// Operations on single elements: factors, thresholds, gamma and tables.
#pragma once
#include "core/image.cuh"

EXPORTED enum PointwiseOperation { SCALE, THRESHOLD, SOLARIZE, POSTERIZE, GAMMA, LOOKUP };
EXPORTED enum ThresholdType { BINARY, BINARY_INV, TRUNC, TOZERO, TOZERO_INV };

// `channel_period`: the number of channels that alternate along x if pixels are merged into rows; otherwise 1.
EXPORTED struct PointwiseParams {
    int from_type, to_type, channel_period, operation;
    float floats[6];
    int ints[3];
    // For u8: inputs ≥ u8_split are ANDed and XORed with bytes 0 and 1, smaller ones with bytes 2 and 3.
    int u8_split;
    u32 u8_masks;
    int small_images;  // for contiguous u8: true if the images are small
};

// element · factor + summand, rounded once.
struct Scale {
    float factor, summand;
    DEVICE Scale(const PointwiseParams& params, const u8*) : factor(params.floats[0]), summand(params.floats[1]) {}
    DEVICE float operator()(float v, int) const { return __fmaf_rn(v, factor, summand); }
};

// OpenCV's cv::threshold. The table, if there is one, has a threshold for each image.
struct Threshold {
    float limit, above, below;
    bool keep_above, keep_below;
    DEVICE Threshold(const PointwiseParams& params, const u8* table) {
        const int type = params.ints[0];
        const float largest = params.floats[1];
        limit = table ? ((const float*)table)[blockIdx.z] : params.floats[0];
        keep_above = type == TOZERO, keep_below = type == TRUNC || type == TOZERO_INV;
        above = type == BINARY ? largest : type == TRUNC ? limit : 0.0f, below = type == BINARY_INV ? largest : 0.0f;
    }
    DEVICE float operator()(float v, int) const {
        const bool over = v > limit;
        return (over ? keep_above : keep_below) ? v : over ? above : below;
    }
};

// Values below `from` stay; others become lowest + highest - v.
struct Solarize {
    float lowest_plus_highest, from;
    DEVICE Solarize(const PointwiseParams& params, const u8*)
        : lowest_plus_highest(params.floats[0]), from(params.floats[1]) {}
    DEVICE float operator()(float v, int) const { return v >= from ? lowest_plus_highest - v : v; }
};

// Rounds down to 2^bits levels: of integers of `width` bits, or of 0 … 1 if `width` is 0.
struct Posterize {
    int width, bits;
    DEVICE Posterize(const PointwiseParams& params, const u8*) : width(params.ints[0]), bits(params.ints[1]) {}
    DEVICE float operator()(float v, int) const {
        if (width > 0) return (float)((int)v >> (width - bits) << (width - bits));
        const float levels = (float)(1 << bits);
        return fminf(fmaxf(floorf(v * levels), 0.0f), levels - 1) * (1 / levels);
    }
};

// x^y for x ≥ 0 and y > 0, within a few units in the last place: 2^(y · log2 x), with least-squares
// polynomials for log2(1 + t) / t on -0.25 … 0.5 (error 2^-25) and for 2^r on -0.5 … 0.5 (error 2^-28).
DEVICE float power(float x, float y) {
    constexpr float LOGARITHM[] = {0.07618404f, -0.17228577f, 0.2159748f, -0.24290822f, 0.2882421f,
                                   -0.36057103f, 0.48090065f, -0.7213485f, 1.442695f};
    constexpr float POWER[] = {0.00015337577f, 0.001339986f, 0.00961852f, 0.05550329f, 0.24022646f, 0.6931472f, 1.0f};
    // Adding and subtracting ROUND rounds to an integer.
    constexpr float ROUND = 12582912.0f, SMALLEST_NORMAL = 1.17549435e-38f, LARGEST = 3.40282347e38f;
    const bool stays = x == 0 || x > LARGEST, small = x < SMALLEST_NORMAL;
    const int bits = __float_as_int(stays ? 1.0f : small ? x * 16777216.0f : x);
    const int exponent = (bits - 0x3f400000) >> 23;  // with a mantissa of 0.75 … 1.5
    const float t = __int_as_float(bits - (exponent << 23)) - 1.0f;
    const float e = (float)(small && !stays ? exponent - 24 : exponent);
    float log = LOGARITHM[0];
    UNROLL(i, 8) log = __fmaf_rn(log, t, LOGARITHM[i + 1]);
    // y · log2 x in two parts, so that its fraction keeps the low bits of y · e.
    const float high = __fmul_rn(y, e), low = __fmaf_rn(y, e, -high), part = __fmul_rn(y, __fmul_rn(log, t));
    const float sum = __fadd_rn(high, part), rounded = __fadd_rn(sum, ROUND);
    const float r = __fadd_rn(__fadd_rn(__fadd_rn(high, -(rounded - ROUND)), part), low);
    float result = POWER[0];
    UNROLL(i, 6) result = __fmaf_rn(result, r, POWER[i + 1]);
    if (fabsf(sum) < 125.0f) {
        result = __int_as_float(__float_as_int(result) + (__float_as_int(rounded) << 23));
    } else {
        // Near or beyond the range of the exponent: scale in two steps.
        const int n = __float2int_rn(fminf(fmaxf(sum, -252.0f), 252.0f)), half = n / 2;
        result = fabsf(sum) < 252.0f ? result : 1.0f;
        result = result * __int_as_float((half + 127) << 23) * __int_as_float((n - half + 127) << 23);
    }
    return stays ? x : result;
}

// (v / largest)^gamma · largest, with a gamma for each channel. The last float is 1 / largest. The
// approximation for BYTES is accurate to 0.001 of a level.
template <bool BYTES>
struct Gamma {
    const PointwiseParams& params;
    DEVICE Gamma(const PointwiseParams& params, const u8*) : params(params) {}
    DEVICE float operator()(float v, int c) const {
        const float(&floats)[6] = params.floats;
        const float gamma = c == 0 ? floats[0] : c == 1 ? floats[1] : c == 2 ? floats[2] : floats[3];
        const float largest = floats[4], unit = fmaxf(v, 0.0f) * floats[5];
        return largest * (BYTES ? __powf(unit, gamma) : power(unit, gamma));
    }
};

// OpenCV's cv::LUT. The `ints` are byte strides: between the tables of images (0 for a shared one),
// entries, and the channels of an entry.
struct Lookup {
    const u8* table;
    int type, entry, channel;
    DEVICE Lookup(const PointwiseParams& params, const u8* tables)
        : table(tables + blockIdx.z * params.ints[0]), type(params.to_type), entry(params.ints[1]),
          channel(params.ints[2]) {}
    DEVICE float operator()(float v, int c) const { return load_as(type, table + (int)v * entry + c * channel); }
};

// Declares a pointwise kernel. `table` holds a table or thresholds, or is null.
#define POINTWISE_KERNEL(NAME, ...) \
    extern "C" KERNEL(__VA_ARGS__)  \
    NAME(const u8* src, Batch from, u8* dst, Batch to, PointwiseParams params, const u8* table)
