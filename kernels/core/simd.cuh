// Bytes and half-words within 32-bit registers: packing, byte selection, and dot products.
#pragma once
#include "core/image.cuh"

// The vector type for one load or store of BYTES bytes.
template <int BYTES>
struct VectorOf;
template <> struct VectorOf<4> { typedef u32 Type; };
template <> struct VectorOf<8> { typedef uint2 Type; };
template <> struct VectorOf<16> { typedef uint4 Type; };
template <int BYTES>
using Vector = typename VectorOf<BYTES>::Type;

DEVICE void to_words(u32 from, u32* word) { word[0] = from; }
DEVICE void to_words(const uint2& from, u32* word) { word[0] = from.x, word[1] = from.y; }
DEVICE void to_words(const uint4& v, u32* word) { word[0] = v.x, word[1] = v.y, word[2] = v.z, word[3] = v.w; }
DEVICE u32 to_vector(const u32 (&word)[1]) { return word[0]; }
DEVICE uint2 to_vector(const u32 (&word)[2]) { return make_uint2(word[0], word[1]); }
DEVICE uint4 to_vector(const u32 (&word)[4]) { return make_uint4(word[0], word[1], word[2], word[3]); }

// Moves all values one place down and appends `last`. A loop that always takes the first value and
// rotates has its body once in the code, and its values stay in registers, which have no addresses.
template <class T, int COUNT>
DEVICE void rotate(T (&value)[COUNT], T last) {
    UNROLL(i, COUNT - 1) value[i] = value[i + 1];
    value[COUNT - 1] = last;
}

// Two integers clamped to bytes, `low` in the lowest; the upper half is the low half of `rest`.
DEVICE u32 pack_u8(int low, int high, u32 rest = 0) {
    u32 packed;
    asm("cvt.pack.sat.u8.s32.b32 %0, %1, %2, %3;" : "=r"(packed) : "r"(high), "r"(low), "r"(rest));
    return packed;
}
// Four integers clamped to bytes.
DEVICE u32 pack_u8(const int* four) { return pack_u8(four[0], four[1], pack_u8(four[2], four[3])); }
// Two integers clamped to 16 bits.
DEVICE u32 pack_u16(int low, int high) {
    u32 packed;
    asm("cvt.pack.sat.u16.s32 %0, %1, %2;" : "=r"(packed) : "r"(high), "r"(low));
    return packed;
}
DEVICE u32 pack_i16(int low, int high) {
    u32 packed;
    asm("cvt.pack.sat.s16.s32 %0, %1, %2;" : "=r"(packed) : "r"(high), "r"(low));
    return packed;
}

// Two floats as f16.
DEVICE u32 pack_f16(float low, float high) { return saturate<f16>(low).bits | (u32)saturate<f16>(high).bits << 16; }

// Byte `i` of a word.
DEVICE int byte_of(u32 word, int i) { return (int)__byte_perm(word, 0, 0x4440 + i); }

// Integers below 2^23, added to this, are the low bits of the float.
#define BIAS 8388608.0f
// BIAS plus byte `i` of a word: one byte permutation, where a conversion runs at a quarter of the rate.
DEVICE float biased(u32 word, int i) { return __uint_as_float(__byte_perm(word, 0x4b000000, 0x7650 + i)); }

// The lowest bytes of four words.
DEVICE u32 low_bytes(const u32 (&word)[4]) {
    return __byte_perm(__byte_perm(word[0], word[1], 0x0040), __byte_perm(word[2], word[3], 0x0040), 0x5410);
}
// Bytes 0 and 2, or 1 and 3, as 16-bit integers.
DEVICE u32 even_bytes(u32 word) { return word & 0x00ff00ff; }
DEVICE u32 odd_bytes(u32 word) { return __byte_perm(word, 0, 0x4341); }
// 0x80 in each byte that is not 0; other bits are undefined.
DEVICE u32 nonzero_bytes(u32 word) { return (word & 0x7f7f7f7f) + 0x7f7f7f7f | word; }
// A byte in all four bytes of a word.
DEVICE u32 repeat_byte(u32 byte) { return byte * 0x01010101u; }

// The selector of __byte_perm that extracts the word at `address` from the two aligned words around it.
DEVICE u32 unaligned_selector(u64 address) { return 0x3210u + 0x1111u * ((u32)address & 3); }

// The unaligned vector that starts in word `p`. If it is word-aligned, `next` is 0 and no fifth word is read.
DEVICE uint4 unaligned_vector(const u32* p, u32 next, u32 selector) {
    const u32 a = p[0], b = p[1], c = p[2], d = p[3], e = p[3 + next];
    return make_uint4(__byte_perm(a, b, selector), __byte_perm(b, c, selector), __byte_perm(c, d, selector),
                      __byte_perm(d, e, selector));
}

// sum + Σ aᵢ · bᵢ over four bytes.
DEVICE u32 dot4(u32 a, u32 b, u32 sum) {
    asm("dp4a.u32.u32 %0, %1, %2, %0;" : "+r"(sum) : "r"(a), "r"(b));
    return sum;
}
// sum + two 16-bit weights times the two low, or the two high, bytes.
DEVICE u32 dot2_low(u32 weights, u32 bytes, u32 sum) {
    asm("dp2a.lo.u32.u32 %0, %1, %2, %0;" : "+r"(sum) : "r"(weights), "r"(bytes));
    return sum;
}
DEVICE u32 dot2_high(u32 weights, u32 bytes, u32 sum) {
    asm("dp2a.hi.u32.u32 %0, %1, %2, %0;" : "+r"(sum) : "r"(weights), "r"(bytes));
    return sum;
}
// The same with signed weights.
DEVICE int dot2_low_signed(u32 weights, u32 bytes, int sum) {
    asm("dp2a.lo.s32.u32 %0, %1, %2, %0;" : "+r"(sum) : "r"(weights), "r"(bytes));
    return sum;
}
DEVICE int dot2_high_signed(u32 weights, u32 bytes, int sum) {
    asm("dp2a.hi.s32.u32 %0, %1, %2, %0;" : "+r"(sum) : "r"(weights), "r"(bytes));
    return sum;
}
