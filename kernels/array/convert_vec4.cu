// Conversion between contiguous arrays of u8, f16, bf16 and f32, with the results of `cast` in
// array/convert_fill_compare.cu: four elements per thread by one load and one store.
#include "array/floats.cuh"

struct U8 {
    typedef u8 Element;
    static DEVICE float load(u8 value) { return value; }
    // Truncates and clamps; NaN becomes 0.
    static DEVICE u8 store(float value) { return value >= 255.f ? 255 : value > 0.f ? (u8)(u32)value : 0; }
};
struct F16 {
    typedef u16 Element;
    static DEVICE float load(u16 bits) { return half_to_float(bits); }
    static DEVICE u16 store(float value) { return float_to_half(value); }
};
struct BF16 {
    typedef u16 Element;
    static DEVICE float load(u16 bits) { return from_bfloat(bits); }
    static DEVICE u16 store(float value) { return to_bfloat(value); }
};
struct F32 {
    typedef float Element;
    static DEVICE float load(float value) { return value; }
    static DEVICE float store(float value) { return value; }
};

// Elements that a thread loads and stores at once.
EXPORTED constexpr int CONVERT_ITEMS = 4;
template <typename T>
struct __align__(CONVERT_ITEMS * sizeof(T)) Four { T element[CONVERT_ITEMS]; };

// Thread i converts elements 4i … 4i + 3; later threads convert the last ones. Both arrays are aligned to four.
template <typename D, typename S>
__global__ void __launch_bounds__(ARRAY_BLOCK) convert(char* dst, const char* src, u32 count) {
    const u32 i = blockIdx.x * ARRAY_BLOCK + threadIdx.x;
    if (i < count / CONVERT_ITEMS) {
        const Four<typename S::Element> in = ((const Four<typename S::Element>*)src)[i];
        Four<typename D::Element> out;
        UNROLL(k, CONVERT_ITEMS) out.element[k] = D::store(S::load(in.element[k]));
        ((Four<typename D::Element>*)dst)[i] = out;
        return;
    }
    const u32 rest = count / CONVERT_ITEMS * CONVERT_ITEMS + (i - count / CONVERT_ITEMS);
    if (rest >= count) return;
    ((typename D::Element*)dst)[rest] = D::store(S::load(((const typename S::Element*)src)[rest]));
}

INSTANCES(u8_to_f16 = convert<F16, U8>, u8_to_bf16 = convert<BF16, U8>, u8_to_f32 = convert<F32, U8>)
INSTANCES(f16_to_u8 = convert<U8, F16>, f16_to_bf16 = convert<BF16, F16>, f16_to_f32 = convert<F32, F16>)
INSTANCES(bf16_to_u8 = convert<U8, BF16>, bf16_to_f16 = convert<F16, BF16>, bf16_to_f32 = convert<F32, BF16>)
INSTANCES(f32_to_u8 = convert<U8, F32>, f32_to_f16 = convert<F16, F32>, f32_to_bf16 = convert<BF16, F32>)
