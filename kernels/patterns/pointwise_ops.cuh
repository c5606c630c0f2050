// What is made of elements, each by itself: factors, thresholds, curves and tables. For ops/pointwise/strided.cu and ops/pointwise/bytes.cu.
#pragma once
#include "core/image.cuh"

// As OPERATIONS of src/image/core/pointwise.ts numbers them.
EXPORTED enum PointwiseOperation { SCALE, THRESHOLD, SOLARIZE, POSTERIZE, GAMMA, LOOKUP };
// As THRESHOLD_TYPES of src/image/ops/threshold.ts numbers them.
EXPORTED enum ThresholdType { BINARY, BINARY_INV, TRUNC, TOZERO, TOZERO_INV };

// What stands beside the operands of every kernel here: the two types, and how many channels take turns along x (pixels without
// gaps are seen as rows of elements), or 1 where `to` has them.
EXPORTED struct ElementTypes {
    int from, to, turns;
};

EXPORTED struct PointwiseParams {
    ElementTypes elements;
    int operation;
    float number[6];
    int whole[3];
    // Where bytes are chosen: those from `least` on, and those below. The bytes of `bits` are which bits of those above stay and which
    // change, and the same below.
    int least;
    u32 bits;
    int few;  // of a run of bytes: true if they are few
};

// element · factor + summand, rounded once.
struct Scale {
    float factor, summand;
    DEVICE Scale(const PointwiseParams& how, const u8*) : factor(how.number[0]), summand(how.number[1]) {}
    DEVICE float operator()(float v, int) const { return __fmaf_rn(v, factor, summand); }
};

// OpenCV's cv::threshold. The table, if there is one, has a threshold for each image.
struct Threshold {
    float limit, above, below;
    bool keep_above, keep_below;
    DEVICE Threshold(const PointwiseParams& how, const u8* table) {
        const int type = how.whole[0];
        const float largest = how.number[1];
        limit = table ? ((const float*)table)[blockIdx.z] : how.number[0];
        keep_above = type == TOZERO, keep_below = type == TRUNC || type == TOZERO_INV;
        above = type == BINARY ? largest : type == TRUNC ? limit : 0.0f, below = type == BINARY_INV ? largest : 0.0f;
    }
    DEVICE float operator()(float v, int) const {
        const bool over = v > limit;
        return (over ? keep_above : keep_below) ? v : over ? above : below;
    }
};

// Values below `from` stay. `ends`: the sum of the lowest and the highest value.
struct Solarize {
    float ends, from;
    DEVICE Solarize(const PointwiseParams& how, const u8*) : ends(how.number[0]), from(how.number[1]) {}
    DEVICE float operator()(float v, int) const { return v >= from ? ends - v : v; }
};

// 2^bits levels, each the lowest value of its own: of 2^`width` whole numbers, or of 0 … 1 if `width` is 0.
struct Posterize {
    int width, bits;
    DEVICE Posterize(const PointwiseParams& how, const u8*) : width(how.whole[0]), bits(how.whole[1]) {}
    DEVICE float operator()(float v, int) const {
        if (width > 0) return (float)((int)v >> (width - bits) << (width - bits));
        const float levels = (float)(1 << bits);
        return fminf(fmaxf(floorf(v * levels), 0.0f), levels - 1) * (1 / levels);
    }
};

// x^y of x from 0 and y above 0, to a few units in the last place: 2^(y · log2 x), by polynomials fitted by least squares to
// log2(1 + t) / t of -0.25 … 0.5 (within 2^-25) and to 2^r of -0.5 … 0.5 (within 2^-28).
DEVICE float power(float x, float y) {
    constexpr float LOGARITHM[] = {0.07618404f, -0.17228577f, 0.2159748f, -0.24290822f, 0.2882421f, -0.36057103f, 0.48090065f, -0.7213485f, 1.442695f};
    constexpr float POWER[] = {0.00015337577f, 0.001339986f, 0.00961852f, 0.05550329f, 0.24022646f, 0.6931472f, 1.0f};
    constexpr float ROUND = 12582912.0f, SMALLEST = 1.17549435e-38f;  // what is added to this is rounded to whole numbers
    const bool stays = x == 0 || x > 3.40282347e38f, small = x < SMALLEST;
    const int bits = __float_as_int(stays ? 1.0f : small ? x * 16777216.0f : x);
    const int exponent = (bits - 0x3f400000) >> 23;  // of a fraction of 0.75 … 1.5
    const float t = __int_as_float(bits - (exponent << 23)) - 1.0f, e = (float)(small && !stays ? exponent - 24 : exponent);
    float log = LOGARITHM[0];
#pragma unroll
    for (int i = 1; i < 9; i++) log = __fmaf_rn(log, t, LOGARITHM[i]);
    const float whole = __fmul_rn(y, e), lost = __fmaf_rn(y, e, -whole), part = __fmul_rn(y, __fmul_rn(log, t));
    const float sum = __fadd_rn(whole, part), rounded = __fadd_rn(sum, ROUND);
    const float r = __fadd_rn(__fadd_rn(__fadd_rn(whole, -(rounded - ROUND)), part), lost);
    float made = POWER[0];
#pragma unroll
    for (int i = 1; i < 7; i++) made = __fmaf_rn(made, r, POWER[i]);
    if (fabsf(sum) < 125.0f) {
        made = __int_as_float(__float_as_int(made) + (__float_as_int(rounded) << 23));
    } else {
        // Beyond what a float's exponent holds, or nearly: in two steps.
        const int n = __float2int_rn(fminf(fmaxf(sum, -252.0f), 252.0f)), half = n / 2;
        made = fabsf(sum) < 252.0f ? made : 1.0f;
        made = made * __int_as_float((half + 127) << 23) * __int_as_float((n - half + 127) << 23);
    }
    return stays ? x : made;
}

// (v / largest)^gamma * largest, of each channel its own. The last number is 1 / largest. Of bytes by approximation: it is within 0.001 levels.
template <bool BYTES>
struct Gamma {
    const PointwiseParams& how;
    DEVICE Gamma(const PointwiseParams& how, const u8*) : how(how) {}
    DEVICE float operator()(float v, int c) const {
        const float gamma = c == 0 ? how.number[0] : c == 1 ? how.number[1] : c == 2 ? how.number[2] : how.number[3];
        const float largest = how.number[4], unit = fmaxf(v, 0.0f) * how.number[5];
        return largest * (BYTES ? __powf(unit, gamma) : power(unit, gamma));
    }
};

// OpenCV's cv::LUT. Bytes between the tables of one image and the next (0: all have the same), between entries, and between the
// channels of one.
struct Lookup {
    const u8* table;
    int type, entry, channel;
    DEVICE Lookup(const PointwiseParams& how, const u8* tables)
        : table(tables + blockIdx.z * how.whole[0]), type(how.elements.to), entry(how.whole[1]), channel(how.whole[2]) {}
    DEVICE float operator()(float v, int c) const { return load_as(type, table + (int)v * entry + c * channel); }
};
