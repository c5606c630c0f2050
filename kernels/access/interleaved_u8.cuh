// Pixels made of pixels, of bytes without gaps between pixels: isPackedBytes() of src/image/core/view.ts tells. Rows may start anywhere
// and be of any width; the fastest are those at multiples of 16 bytes.
#pragma once
#include "access/warp_store.cuh"

#define FOURS 4                       // Fours of pixels that a thread makes at most, each a warp's width from the one before.
#define PIXELS (BLOCK_X * 4 * FOURS)  // Pixels of a row that a warp makes at most.

// Copies bytes from memory of any address to a warp's shared memory: by aligned words as far as they hold nothing else, four at a time,
// and the last bytes each on its own. Behind them the last one again, up to `room`.
__device__ __noinline__ void load_by_warp(u8* to, u32 room, const u8* from, u32 bytes, u32 lane) {
    const u32 shift = (u32)(u64)from & 3, selector = 0x3210 + 0x1111 * shift, next = shift > 0, whole = (shift + bytes) / 4;
    const u32 vectors = whole > next ? (whole - next) / 4 : 0;
#pragma unroll 1
    for (u32 i = lane; i < vectors; i += 32) {
        const u32* p = (const u32*)(from - shift) + 4 * i;
        const u32 a = p[0], b = p[1], c = p[2], d = p[3], e = p[3 + next];
        ((uint4*)to)[i] = make_uint4(__byte_perm(a, b, selector), __byte_perm(b, c, selector), __byte_perm(c, d, selector),
                                     __byte_perm(d, e, selector));
    }
#pragma unroll 1
    for (u32 i = 16 * vectors + lane; i < room; i += 32) to[i] = from[min(i, bytes - 1)];
    __syncwarp();
}

// The other way, by vectors at aligned addresses.
__device__ __noinline__ void store_by_warp(u8* to, const u8* from, u32 bytes, u32 lane) {
    const u32 head = min(-(u32)(u64)to & 15, bytes), vectors = (bytes - head) / 16;
    // Bytes before the first vector, and behind the last one.
    if (lane < bytes - 16 * vectors) {
        const u32 at = lane < head ? lane : 16 * vectors + lane;
        to[at] = from[at];
    }
    const u32 selector = 0x3210 + 0x1111 * (head & 3), next = (head & 3) > 0;
#pragma unroll 1
    for (u32 i = lane; i < vectors; i += 32) {
        const u32* p = (const u32*)(from + (head & ~3)) + 4 * i;
        const u32 a = p[0], b = p[1], c = p[2], d = p[3], e = p[3 + next];
        *(uint4*)(to + head + 16 * i) = make_uint4(__byte_perm(a, b, selector), __byte_perm(b, c, selector), __byte_perm(c, d, selector),
                                                   __byte_perm(d, e, selector));
    }
}

// Shared memory of packed_pixels(): for each warp what it reads, and in its place what it makes.
template <int IN, int OUT>
struct __align__(16) PixelScratch {
    u8 warp[BLOCK_Y][PIXELS * (IN > OUT ? IN : OUT)];
};

// COUNT words; four of them at an aligned address.
template <int COUNT>
DEVICE void load_group(const u32* from, u32 (&words)[COUNT]) {
    if constexpr (COUNT == 4) {
        const uint4 four = *(const uint4*)from;
        words[0] = four.x, words[1] = four.y, words[2] = four.z, words[3] = four.w;
    } else {
        UNROLL(i, COUNT) words[i] = from[i];
    }
}
template <int COUNT>
DEVICE void store_group(u32* to, const u32 (&words)[COUNT]) {
    if constexpr (COUNT == 4) {
        *(uint4*)to = make_uint4(words[0], words[1], words[2], words[3]);
    } else {
        UNROLL(i, COUNT) to[i] = words[i];
    }
}

// Makes all pixels of the image that this thread's block works on, by fours: `f(in, out)` makes the words that four pixels have in
// memory of those of the source's. LONG code is there once, in a loop. A warp makes `span` pixels: as packedTile() of src/image/core/memory_layout.ts.
// Where these are few, the images are: then what is read and written leaves the caches first, which is faster.
template <bool LONG, int IN, int OUT, class F>
DEVICE void packed_pixels(const Image& from, const Image& to, u32 span, PixelScratch<IN, OUT>& shared, F f) {
    const u32 lane = threadIdx.x, first = blockIdx.x * span, y = blockIdx.y * BLOCK_Y + threadIdx.y, width = to.width;
    if (y >= to.height || first >= width) return;
    u8* scratch = shared.warp[threadIdx.y];
    const bool streaming = span < PIXELS;
    const u32 count = min(span, width - first), read = count * IN, made = count * OUT;
    const u8* source = from.data + (u64)y * from.row + first * IN;
    u8* target = to.data + (u64)y * to.row + first * OUT;
    __builtin_assume(__isGlobal(source) && __isGlobal(target));
    if (aligned(source, 16) && read % 16 == 0) {
        const int rest = (int)(read - lane * 16);
        const uint4* p = (const uint4*)source + lane;
        uint4 vector[FOURS * IN / 4];
        if (streaming) {
            UNROLL(i, FOURS * IN / 4) {
                if (rest > i * 512) vector[i] = __ldcs(p + i * 32);
            }
        } else {
            UNROLL(i, FOURS * IN / 4) {
                if (rest > i * 512) vector[i] = p[i * 32];
            }
        }
        UNROLL(i, FOURS * IN / 4) *(uint4*)(scratch + lane * 16 + i * 512) = vector[i];
        __syncwarp();
    } else {
        load_by_warp(scratch, (count + 3) / 4 * 4 * IN, source, read, lane);
    }
    const int fours = (int)(count - lane * 4);
#pragma unroll (LONG ? 1 : FOURS)
    for (int k = 0; k < FOURS; k++) {
        // What is made takes the place of what has been read, by all lanes.
        const int i = IN < OUT ? FOURS - 1 - k : k;
        const bool mine = i * 128 < fours;
        u32 words[IN], result[OUT];
        if (mine) {
            load_group((const u32*)scratch + (i * 32 + lane) * IN, words);
            f(words, result);
        }
        if (IN != OUT) __syncwarp();
        if (mine) store_group((u32*)scratch + (i * 32 + lane) * OUT, result);
    }
    __syncwarp();
    if (aligned(target, 16) && made % 16 == 0) {
        const int rest = (int)(made - lane * 16);
        uint4* q = (uint4*)target + lane;
        UNROLL(i, FOURS * OUT / 4) {
            if (rest <= i * 512) break;
            const uint4 vector = *(const uint4*)(scratch + lane * 16 + i * 512);
            if (streaming) __stcs(q + i * 32, vector);
            else q[i * 32] = vector;
        }
    } else {
        store_by_warp(target, scratch, made, lane);
    }
}

// Four pixels, one in the low bytes of each word. Above three channels lies what is of no account.
template <int CHANNELS>
DEVICE void split_pixels(const u32 (&in)[CHANNELS], u32 (&pixel)[4]) {
    if constexpr (CHANNELS == 4) {
        UNROLL(i, 4) pixel[i] = in[i];
    } else {
        pixel[0] = in[0], pixel[1] = __byte_perm(in[0], in[1], 0x6543), pixel[2] = __byte_perm(in[1], in[2], 0x5432), pixel[3] = in[2] >> 8;
    }
}

// Four pixels by `f` of floats of their bytes; what it makes is rounded to the nearest and kept within 0 … 255.
template <int IN, int OUT, class F>
DEVICE void by_floats(const u32 (&in)[IN], u32 (&out)[OUT], F f) {
    float v[4][IN], made[4][OUT];
    UNROLL(i, 4 * IN) v[i / IN][i % IN] = (float)(in[i / 4] >> (8 * (i % 4)) & 255);
    UNROLL(i, 4) f(v[i], made[i]);
    int whole[4 * OUT];
    UNROLL(i, 4 * OUT) whole[i] = __float2int_rn(made[i / OUT][i % OUT]);
    UNROLL(i, OUT) out[i] = pack_u8(whole[4 * i], whole[4 * i + 1], pack_u8(whole[4 * i + 2], whole[4 * i + 3]));
}
