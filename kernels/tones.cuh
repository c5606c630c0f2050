// What is made of elements, each by itself: factors, thresholds, curves and tables. For tone.cu and tone_bytes.cu.
#pragma once
#include "image.cuh"

// As OPERATIONS of src/image/elementwise.ts numbers them.
enum Operation { SCALE, THRESHOLD, SOLARIZE, POSTERIZE, GAMMA, LOOKUP };
// As THRESHOLD_TYPES of src/image/threshold.ts numbers them.
enum ThresholdType { BINARY, BINARY_INV, TRUNC, TOZERO, TOZERO_INV };

// What stands beside the operands of every kernel here: the two types, and how many channels take turns along x (pixels without
// gaps are seen as rows of elements), or 1 where `to` has them.
struct Elements {
    int from, to, turns;
};

struct Tone {
    Elements elements;
    int operation;
    float number[5];
    int whole[3];
    int few;  // of kernels that ask for it: true if there are so few bytes that caches hold them
};

// element · factor + summand, rounded once.
struct Scale {
    float factor, summand;
    __device__ __forceinline__ Scale(const Tone& how, const u8*) : factor(how.number[0]), summand(how.number[1]) {}
    __device__ __forceinline__ float operator()(float v, int) const { return __fmaf_rn(v, factor, summand); }
};

// OpenCV's cv::threshold. The table, if there is one, has a threshold for each image.
struct Threshold {
    float limit, above, below;
    bool keep_above, keep_below;
    __device__ __forceinline__ Threshold(const Tone& how, const u8* table) {
        const int type = how.whole[0];
        const float largest = how.number[1];
        limit = table ? ((const float*)table)[blockIdx.z] : how.number[0];
        keep_above = type == TOZERO, keep_below = type == TRUNC || type == TOZERO_INV;
        above = type == BINARY ? largest : type == TRUNC ? limit : 0.0f, below = type == BINARY_INV ? largest : 0.0f;
    }
    __device__ __forceinline__ float operator()(float v, int) const {
        const bool over = v > limit;
        return (over ? keep_above : keep_below) ? v : over ? above : below;
    }
};

// Values below `from` stay. `ends`: the sum of the lowest and the highest value.
struct Solarize {
    float ends, from;
    __device__ __forceinline__ Solarize(const Tone& how, const u8*) : ends(how.number[0]), from(how.number[1]) {}
    __device__ __forceinline__ float operator()(float v, int) const { return v >= from ? ends - v : v; }
};

// 2^bits levels, each the lowest value of its own: of 2^`width` whole numbers, or of 0 … 1 if `width` is 0.
struct Posterize {
    int width, bits;
    __device__ __forceinline__ Posterize(const Tone& how, const u8*) : width(how.whole[0]), bits(how.whole[1]) {}
    __device__ __forceinline__ float operator()(float v, int) const {
        if (width > 0) return (float)((int)v >> (width - bits) << (width - bits));
        const float levels = (float)(1 << bits);
        return fminf(fmaxf(floorf(v * levels), 0.0f), levels - 1) * (1 / levels);
    }
};

// (v / largest)^gamma * largest, of each channel its own. Of bytes by approximation: it is within 0.001 levels.
template <bool BYTES>
struct Gamma {
    const Tone& how;
    __device__ __forceinline__ Gamma(const Tone& how, const u8*) : how(how) {}
    __device__ __forceinline__ float operator()(float v, int c) const {
        const float gamma = c == 0 ? how.number[0] : c == 1 ? how.number[1] : c == 2 ? how.number[2] : how.number[3];
        const float largest = how.number[4], unit = fmaxf(v, 0.0f) * (1 / largest);
        return largest * (BYTES ? __powf(unit, gamma) : powf(unit, gamma));
    }
};

// OpenCV's cv::LUT. Bytes between the tables of one image and the next (0: all have the same), between entries, and between the
// channels of one.
struct Lookup {
    const u8* table;
    int type, entry, channel;
    __device__ __forceinline__ Lookup(const Tone& how, const u8* tables)
        : table(tables + blockIdx.z * how.whole[0]), type(how.elements.to), entry(how.whole[1]), channel(how.whole[2]) {}
    __device__ __forceinline__ float operator()(float v, int c) const { return load_as(type, table + (int)v * entry + c * channel); }
};
