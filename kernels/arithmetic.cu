// Pointwise arithmetic: two images or an image and a scalar, and functions of one image.
#include "elements.cuh"

// As BINARY of src/image/arithmetic.ts numbers them.
enum Binary {
    ADD, SUBTRACT, MULTIPLY, WEIGHTED, ABSDIFF, MIN, MAX, DIVIDE, MAGNITUDE, PHASE, EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER,
    GREATER_EQUAL
};
// As UNARY of src/image/arithmetic.ts numbers them.
enum Unary { ABS, SQUARE, SQRT, EXP, LOG, POWER };
// As BITWISE of src/image/bitwise.ts numbers them.
enum Bitwise { AND, OR, XOR, NOT };

#define TAU 6.283185307179586f

__device__ __forceinline__ float binary(int op, float a, float b, float alpha, float beta, float gamma) {
    switch (op) {
        case ADD: return a + b;
        case SUBTRACT: return a - b;
        case MULTIPLY: return alpha * a * b;
        case WEIGHTED: return __fmaf_rn(a, alpha, __fmaf_rn(b, beta, gamma));
        case ABSDIFF: return fabsf(a - b);
        case MIN: return fminf(a, b);
        default: return fmaxf(a, b);
    }
}

// From DIVIDE on: those that take more code, which is there once. Integers have a result where they are divided by zero: OpenCV's.
__device__ __forceinline__ float uncommon(int op, float a, float b, float alpha, bool integers) {
    switch (op) {
        case DIVIDE: return integers && b == 0 ? 0 : alpha * a / b;
        case MAGNITUDE: return sqrtf(__fmaf_rn(a, a, b * b));
        case PHASE: {
            const float angle = atan2f(b, a);
            return (angle < 0 ? angle + TAU : angle) * alpha;
        }
        case EQUAL: return a == b ? 255 : 0;
        case NOT_EQUAL: return a != b ? 255 : 0;
        case LESS: return a < b ? 255 : 0;
        case LESS_EQUAL: return a <= b ? 255 : 0;
        case GREATER: return a > b ? 255 : 0;
        default: return a >= b ? 255 : 0;
    }
}

// `scalar`: `value` of the channel is the second term, and `second` is not read.
template <class T>
__device__ __forceinline__ void arithmetic(const void* src, const Batch& from, const void* src2, const Batch& second, void* dst,
                                           const Batch& to, int op, int scalar, float alpha, float beta, float gamma,
                                           const float (&value)[4]) {
    const Image a = image_at(src, from), b = image_at(src2, second), out = image_at(dst, to);
    THESE_FOUR(x, y, out);
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
        const Four<T> one = load_four<T>(a, x, y, c);
        const float constant = c == 0 ? value[0] : c == 1 ? value[1] : c == 2 ? value[2] : value[3];
        Four<T> two = one;
        if (!scalar) two = load_four<T>(b, x, y, c);
        Four<T> result;
#pragma unroll
        for (int i = 0; i < 4; i++) {
            const float other = scalar ? constant : to_float(two.element[i]);
            result.element[i] = saturate<T>(binary(op, to_float(one.element[i]), other, alpha, beta, gamma));
        }
        store_four(out, x, y, c, result);
    }
}

#define PARAMETERS                                                                                                             \
    const void *src, Batch from, const void *src2, Batch second, void *dst, Batch to, int op, int scalar, float alpha,         \
        float beta, float gamma, float value0, float value1, float value2, float value3

#define ARITHMETIC(T)                                                                                                \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) arithmetic_##T(PARAMETERS) {                                \
        arithmetic<T>(src, from, src2, second, dst, to, op, scalar, alpha, beta, gamma, {value0, value1, value2, value3}); \
    }
ARITHMETIC(u8)
ARITHMETIC(u16)
ARITHMETIC(i16)
ARITHMETIC(f16)
ARITHMETIC(f32)

// All operators, on any type of element, to another one.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) arithmetic_any(PARAMETERS, int type, int to_type) {
    const Image a = image_at(src, from), b = image_at(src2, second), out = image_at(dst, to);
    const float value[4] = {value0, value1, value2, value3};
    THIS_PIXEL(x, y, out);
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
        const float one = load_as(type, at<u8>(a, x, y, c));
        const float constant = c == 0 ? value[0] : c == 1 ? value[1] : c == 2 ? value[2] : value[3];
        const float other = scalar ? constant : load_as(type, at<u8>(b, x, y, c));
        const float result = op < DIVIDE ? binary(op, one, other, alpha, beta, gamma) : uncommon(op, one, other, alpha, type < F16);
        store_as(to_type, at<u8>(out, x, y, c), result);
    }
}

__device__ __forceinline__ float unary(int op, float a, float power) {
    switch (op) {
        case ABS: return fabsf(a);
        case SQUARE: return a * a;
        case SQRT: return sqrtf(a);
        case EXP: return expf(a);
        case LOG: return logf(a);
        default: return powf(a, power);
    }
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    unary(const void* src, Batch from, void* dst, Batch to, int op, float power, int type, int to_type) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
        store_as(to_type, at<u8>(out, x, y, c), unary(op, load_as(type, at<u8>(in, x, y, c)), power));
    }
}

template <class T>
__device__ __forceinline__ void bitwise(const void* src, const Batch& from, const void* src2, const Batch& second, void* dst,
                                        const Batch& to, int op, int scalar, const u32 (&value)[4]) {
    const Image a = image_at(src, from), b = image_at(src2, second), out = image_at(dst, to);
    THESE_FOUR(x, y, out);
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
        Four<T> one = load_four<T>(a, x, y, c);
        const T constant = (T)(c == 0 ? value[0] : c == 1 ? value[1] : c == 2 ? value[2] : value[3]);
        Four<T> two = one;
        if (!scalar) two = load_four<T>(b, x, y, c);
#pragma unroll
        for (int i = 0; i < 4; i++) {
            const T p = one.element[i], q = scalar ? constant : two.element[i];
            one.element[i] = (T)(op == AND ? p & q : op == OR ? p | q : op == XOR ? p ^ q : ~p);
        }
        store_four(out, x, y, c, one);
    }
}

#define BITWISE(T, CHANNELS, SIZE)                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)                                                             \
        bitwise_##SIZE(const void* src, Batch from, const void* src2, Batch second, void* dst, Batch to, int op, int scalar,   \
                       u32 value0, u32 value1, u32 value2, u32 value3) {                                                       \
        bitwise<T>(src, from, src2, second, dst, to, op, scalar, {value0, value1, value2, value3});                            \
    }
EACH_SIZE(BITWISE)
