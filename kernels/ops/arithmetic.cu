// Pointwise arithmetic: two images or an image and a scalar, and functions of one image.
#include "access/vec4.cuh"

// As BINARY of src/image/ops/arithmetic.ts numbers them.
EXPORTED enum BinaryOperation {
    ADD, SUBTRACT, MULTIPLY, WEIGHTED, ABSDIFF, MIN, MAX, DIVIDE, MAGNITUDE, PHASE, EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER,
    GREATER_EQUAL
};
// As UNARY of src/image/ops/arithmetic.ts numbers them.
EXPORTED enum UnaryOperation { ABS, SQUARE, SQRT, EXP, LOG, POWER };
// As BITWISE of src/image/ops/bitwise.ts numbers them.
EXPORTED enum BitwiseOperation { AND, OR, XOR, NOT };

#define TAU 6.283185307179586f

DEVICE float binary(int op, float a, float b, float alpha, float beta, float gamma) {
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

// From DIVIDE on: those that take more code, which is there once. `integers` are made, which have a result of a division by zero: OpenCV's.
DEVICE float uncommon(int op, float a, float b, float alpha, bool integers) {
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

// Integers are added and compared as integers: to convert them takes longer than to do so.
template <class T>
struct Wide {
    typedef int Value;
};
template <>
struct Wide<f16> {
    typedef float Value;
};
template <>
struct Wide<f32> {
    typedef float Value;
};

DEVICE int widen(u8 value) { return value; }
DEVICE int widen(u16 value) { return value; }
DEVICE int widen(i16 value) { return value; }
DEVICE float widen(f16 value) { return to_float(value); }
DEVICE float widen(f32 value) { return value; }

template <class T>
DEVICE T narrow(int value) {
    const int least = T(-1) < T(0) ? -32768 : 0, greatest = sizeof(T) == 1 ? 255 : T(-1) < T(0) ? 32767 : 65535;
    return (T)min(max(value, least), greatest);
}
template <class T>
DEVICE T narrow(float value) { return saturate<T>(value); }

DEVICE int difference(int a, int b) { return abs(a - b); }
DEVICE float difference(float a, float b) { return fabsf(a - b); }

// Words of a thread, 32 words apart: the tile is 256 × 8.
#define WORDS 2

template <class V, class F>
DEVICE void each(V (&p)[4 * WORDS], const V (&q)[4 * WORDS], F f) {
    UNROLL(i, 4 * WORDS) p[i] = f(p[i], q[i]);
}

// A float as one of the values that elements are made of.
template <class V>
DEVICE V rounded(float value);
template <>
DEVICE int rounded<int>(float value) { return __float2int_rn(value); }
template <>
DEVICE float rounded<float>(float value) { return value; }

// `scalar`: `value` of the channel is the second term, and `second` is not read. It is a whole number where elements are.
template <class T>
DEVICE void arithmetic(const void* src, const Batch& from, const void* src2, const Batch& second, void* dst,
                                           const Batch& to, int op, int scalar, float alpha, float beta, float gamma,
                                           const float (&value)[4]) {
    typedef typename Wide<T>::Value V;
    const Image a = image_at(src, from), b = image_at(src2, second), out = image_at(dst, to);
    const int x = (blockIdx.x * BLOCK_X * WORDS + threadIdx.x) * 4, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (x >= out.width || y >= out.height) return;
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
        const float constant = c == 0 ? value[0] : c == 1 ? value[1] : c == 2 ? value[2] : value[3];
        Four<T> one[WORDS], two[WORDS];
        UNROLL(i, WORDS) one[i] = two[i] = load_four<T>(a, x + i * 4 * BLOCK_X, y, c);
        if (!scalar) {
            UNROLL(i, WORDS) two[i] = load_four<T>(b, x + i * 4 * BLOCK_X, y, c);
        }
        V p[4 * WORDS], q[4 * WORDS];
        UNROLL(i, 4 * WORDS) {
            p[i] = widen(one[i / 4].get(i % 4));
            q[i] = scalar ? (V)constant : widen(two[i / 4].get(i % 4));
        }
        switch (op) {
            case ADD: each(p, q, [](V u, V v) { return u + v; }); break;
            case SUBTRACT: each(p, q, [](V u, V v) { return u - v; }); break;
            case MULTIPLY: each(p, q, [=](V u, V v) { return rounded<V>(alpha * (float)u * (float)v); }); break;
            case WEIGHTED: each(p, q, [=](V u, V v) { return rounded<V>(__fmaf_rn((float)u, alpha, __fmaf_rn((float)v, beta, gamma))); }); break;
            case ABSDIFF: each(p, q, [](V u, V v) { return difference(u, v); }); break;
            case MIN: each(p, q, [](V u, V v) { return min(u, v); }); break;
            default: each(p, q, [](V u, V v) { return max(u, v); });
        }
        UNROLL(i, WORDS) one[i] = {};
        UNROLL(i, 4 * WORDS) one[i / 4].put(i % 4, narrow<T>(p[i]));
        UNROLL(i, WORDS) store_four(out, x + i * 4 * BLOCK_X, y, c, one[i]);
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
        const float result = op < DIVIDE ? binary(op, one, other, alpha, beta, gamma) : uncommon(op, one, other, alpha, to_type < F16);
        store_as(to_type, at<u8>(out, x, y, c), result);
    }
}

DEVICE float unary(int op, float a, float power) {
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

// Words of elements at a time: `value` is repeated within them.
template <class T>
DEVICE void bitwise(const void* src, const Batch& from, const void* src2, const Batch& second, void* dst,
                                        const Batch& to, int op, int scalar, const u32 (&value)[4]) {
    const Image a = image_at(src, from), b = image_at(src2, second), out = image_at(dst, to);
    const int x = (blockIdx.x * BLOCK_X * WORDS + threadIdx.x) * 4, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (x >= out.width || y >= out.height) return;
    const u32 repeat = sizeof(T) == 1 ? 0x01010101u : sizeof(T) == 2 ? 0x00010001u : 1u;
#pragma unroll 1
    for (int c = 0; c < to.channels; c++) {
        const u32 constant = repeat * (c == 0 ? value[0] : c == 1 ? value[1] : c == 2 ? value[2] : value[3]);
        Four<T> one[WORDS], two[WORDS];
        UNROLL(i, WORDS) one[i] = two[i] = load_four<T>(a, x + i * 4 * BLOCK_X, y, c);
        if (!scalar) {
            UNROLL(i, WORDS) two[i] = load_four<T>(b, x + i * 4 * BLOCK_X, y, c);
        }
        UNROLL(i, WORDS) {
            UNROLL(k, sizeof(T)) {
                const u32 p = one[i].word[k], q = scalar ? constant : two[i].word[k];
                one[i].word[k] = op == AND ? p & q : op == OR ? p | q : op == XOR ? p ^ q : ~p;
            }
            store_four(out, x + i * 4 * BLOCK_X, y, c, one[i]);
        }
    }
}

#define BITWISE(T, CHANNELS, SIZE)                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)                                                             \
        bitwise_##SIZE(const void* src, Batch from, const void* src2, Batch second, void* dst, Batch to, int op, int scalar,   \
                       u32 value0, u32 value1, u32 value2, u32 value3) {                                                       \
        bitwise<T>(src, from, src2, second, dst, to, op, scalar, {value0, value1, value2, value3});                            \
    }
EACH_SIZE(BITWISE)
