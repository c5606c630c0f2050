// Pointwise arithmetic and bitwise operations: two images, an image and a scalar, or one image.
#include "access/vec4.cuh"

EXPORTED enum BinaryOperation {
    ADD, SUBTRACT, MULTIPLY, WEIGHTED, ABSDIFF, MIN, MAX, DIVIDE, MAGNITUDE, PHASE,
    EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL
};
EXPORTED enum UnaryOperation { ABS, SQUARE, SQRT, EXP, LOG, POWER };
EXPORTED enum BitwiseOperation { AND, OR, XOR, NOT };

#define TAU 6.283185307179586f

// The operations from DIVIDE on, which have more code. `integers`: of the result, for which OpenCV defines x / 0 as 0.
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

// Integers are added and compared as int, because conversions take longer than that.
template <class T> DEVICE int widen(T value) { return value; }
DEVICE float widen(f16 value) { return to_float(value); }
DEVICE float widen(f32 value) { return value; }

template <class T>
DEVICE T narrow(int value) {
    const int least = T(-1) < T(0) ? -32768 : 0, greatest = sizeof(T) == 1 ? 255 : T(-1) < T(0) ? 32767 : 65535;
    return (T)min(max(value, least), greatest);
}
template <class T> DEVICE T narrow(float value) { return saturate<T>(value); }

DEVICE int difference(int a, int b) { return abs(a - b); }
DEVICE float difference(float a, float b) { return fabsf(a - b); }

// A result for values of the type of the second argument.
DEVICE int rounded(float value, int) { return __float2int_rn(value); }
DEVICE float rounded(float value, float) { return value; }

// Groups of four elements per thread, 32 groups apart.
#define GROUPS 2
EXPORTED constexpr int ARITHMETIC_TILE[] = {BLOCK_X * 4 * GROUPS, BLOCK_Y};

#define OPERANDS \
    const void *src, Batch from, const void *src2, Batch second, void *dst, Batch to, int op, int scalar
#define THESE_GROUPS(a, b, out, x, y)                                                                        \
    const Image a = image_at(src, from), b = image_at(src2, second), out = image_at(dst, to);                \
    const int x = (blockIdx.x * BLOCK_X * GROUPS + threadIdx.x) * 4, y = blockIdx.y * BLOCK_Y + threadIdx.y; \
    if (x >= out.width || y >= out.height) return

// Loads the groups of channel `c`. With a scalar the second image is not read.
template <class T>
DEVICE void load_groups(const Image& a, const Image& b, int scalar, int x, int y, int c, Four<T> (&one)[GROUPS],
                        Four<T> (&two)[GROUPS]) {
    UNROLL(i, GROUPS) one[i] = two[i] = load_four<T>(a, x + i * 4 * BLOCK_X, y, c);
    if (scalar) return;
    UNROLL(i, GROUPS) two[i] = load_four<T>(b, x + i * 4 * BLOCK_X, y, c);
}

// Replaces each p by one of the operations before DIVIDE. One branch for all elements.
template <class V, int COUNT>
DEVICE void combine(int op, V (&p)[COUNT], const V (&q)[COUNT], float alpha, float beta, float gamma) {
    const auto each = [&](auto f) { UNROLL(i, COUNT) p[i] = f(p[i], q[i]); };
    switch (op) {
        case ADD: return each([](V u, V v) { return u + v; });
        case SUBTRACT: return each([](V u, V v) { return u - v; });
        case MULTIPLY: return each([=](V u, V v) { return rounded(alpha * (float)u * (float)v, V()); });
        case WEIGHTED:
            return each([=](V u, V v) {
                return rounded(__fmaf_rn((float)u, alpha, __fmaf_rn((float)v, beta, gamma)), V());
            });
        case ABSDIFF: return each([](V u, V v) { return difference(u, v); });
        case MIN: return each([](V u, V v) { return min(u, v); });
        default: return each([](V u, V v) { return max(u, v); });
    }
}

// `scalar`: the second term is a value for each channel.
template <class T>
KERNEL() arithmetic(OPERANDS, float alpha, float beta, float gamma, float value0, float value1, float value2,
                    float value3) {
    typedef decltype(widen(T())) V;
    THESE_GROUPS(a, b, out, x, y);
    EACH_CHANNEL(c) {
        const float constant = pick({value0, value1, value2, value3}, c);
        Four<T> one[GROUPS], two[GROUPS];
        load_groups(a, b, scalar, x, y, c, one, two);
        V p[4 * GROUPS], q[4 * GROUPS];
        UNROLL(i, 4 * GROUPS) {
            p[i] = widen(one[i / 4].get(i % 4));
            q[i] = scalar ? (V)constant : widen(two[i / 4].get(i % 4));
        }
        combine(op, p, q, alpha, beta, gamma);
        UNROLL(i, GROUPS) one[i] = {};
        UNROLL(i, 4 * GROUPS) one[i / 4].put(i % 4, narrow<T>(p[i]));
        UNROLL(i, GROUPS) store_four(out, x + i * 4 * BLOCK_X, y, c, one[i]);
    }
}

// All operations, on any type of element, to any other.
extern "C" KERNEL() arithmetic_any(OPERANDS, float alpha, float beta, float gamma, float value0, float value1,
                                   float value2, float value3, int type, int to_type) {
    const Image a = image_at(src, from), b = image_at(src2, second), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    EACH_CHANNEL(c) {
        float p[1] = {load_as(type, at<u8>(a, x, y, c))}, constant = pick({value0, value1, value2, value3}, c);
        const float q[1] = {scalar ? constant : load_as(type, at<u8>(b, x, y, c))};
        if (op < DIVIDE) combine(op, p, q, alpha, beta, gamma);
        else p[0] = uncommon(op, p[0], q[0], alpha, to_type < F16);
        store_as(to_type, at<u8>(out, x, y, c), p[0]);
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

extern "C" KERNEL() unary(SRC_DST, int op, float power, int type, int to_type) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    EACH_CHANNEL(c) {
        store_as(to_type, at<u8>(out, x, y, c), unary(op, load_as(type, at<u8>(in, x, y, c)), power));
    }
}

// Words of several elements at a time; a scalar is repeated within them.
template <class T>
KERNEL() bitwise(OPERANDS, u32 value0, u32 value1, u32 value2, u32 value3) {
    THESE_GROUPS(a, b, out, x, y);
    const u32 repeat = sizeof(T) == 1 ? 0x01010101u : sizeof(T) == 2 ? 0x00010001u : 1u;
    EACH_CHANNEL(c) {
        const u32 constant = repeat * pick({value0, value1, value2, value3}, c);
        Four<T> one[GROUPS], two[GROUPS];
        load_groups(a, b, scalar, x, y, c, one, two);
        UNROLL(i, GROUPS) {
            UNROLL(k, sizeof(T)) {
                const u32 p = one[i].word[k], q = scalar ? constant : two[i].word[k];
                one[i].word[k] = op == AND ? p & q : op == OR ? p | q : op == XOR ? p ^ q : ~p;
            }
            store_four(out, x + i * 4 * BLOCK_X, y, c, one[i]);
        }
    }
}
INSTANCES(arithmetic<u8|u16|i16|f16|f32>, bitwise_1 = bitwise<u8>, bitwise_2 = bitwise<u16>, bitwise_4 = bitwise<u32>)
