// Interleaved channels to planes and back: HWC → CHW and CHW → HWC for two to four channels. The planes may be anywhere.
#include "array/axes.cuh"

#define LANES 32
#define WARPS 2  // of a block
#define VECTOR 16

// Where the output byte `i` of a group of 16 / SIZE pixels comes from, in CHANNELS · 16 bytes of input.
template <int SIZE, int CHANNELS>
struct ToPlanes {
    __device__ static constexpr int from(int i) { return (i % 16 / SIZE * CHANNELS + i / 16) * SIZE + i % SIZE; }
};
template <int SIZE, int CHANNELS>
struct ToPixels {
    __device__ static constexpr int from(int i) { return i / SIZE % CHANNELS * 16 + i / SIZE / CHANNELS * SIZE + i % SIZE; }
};

// Four bytes that lie anywhere in `in`, as one word. The indices are constants after unrolling: a move, or up to three PRMT.
DEVICE u32 gather(const u32* in, int a, int b, int c, int d) {
    if (a % 4 == 0 && b == a + 1 && c == a + 2 && d == a + 3) return in[a / 4];
    const u32 low = __byte_perm(in[a / 4], in[b / 4], a % 4 | (4 + b % 4) << 4);
    const u32 high = __byte_perm(in[c / 4], in[d / 4], c % 4 | (4 + d % 4) << 4);
    return __byte_perm(low, high, 0x5410);
}

template <typename Map, int CHANNELS>
DEVICE void permute(uint4 (&group)[CHANNELS]) {
    u32 in[CHANNELS * 4], out[CHANNELS * 4];
    UNROLL(c, CHANNELS) {
        in[4 * c] = group[c].x, in[4 * c + 1] = group[c].y, in[4 * c + 2] = group[c].z, in[4 * c + 3] = group[c].w;
    }
    UNROLL(w, CHANNELS * 4) {
        out[w] = gather(in, Map::from(4 * w), Map::from(4 * w + 1), Map::from(4 * w + 2), Map::from(4 * w + 3));
    }
    UNROLL(c, CHANNELS) group[c] = make_uint4(out[4 * c], out[4 * c + 1], out[4 * c + 2], out[4 * c + 3]);
}

// The place of vector `i` of a warp in shared memory, so that neither neighbours nor the same channel of neighbours wait for one another.
template <int CHANNELS>
DEVICE u32 slot(u32 i) { return CHANNELS % 2 ? i : i + i / 8; }

// With STREAMING, vectors leave the caches first: that leaves room for what launches before have still to write back. It is faster for
// few images, and slower for many.
template <bool STREAMING>
DEVICE uint4 load(const uint4* p) { return STREAMING ? __ldcs(p) : *p; }
template <bool STREAMING>
DEVICE void store(uint4* p, uint4 vector) {
    if (STREAMING) __stcs(p, vector);
    else *p = vector;
}

// How pixels lie: bytes from one to the next and from a channel to the next of what is interleaved, and from one to the next in planes.
struct Steps {
    i64 pixel, channel, plane;
};

// Vectors of the warps of a block.
template <int CHANNELS>
struct Shared {
    uint4 line[WARPS][CHANNELS * LANES * 9 / 8];
};

// A warp moves `span` pixels of a row of `pixels`, of which the first `grouped` are moved as vectors: they have no gaps, and every
// address is aligned to 16 bytes. 16 bytes of each channel are a group, one for each lane. They go by way of shared memory, so that
// neighbouring lanes read and write neighbours. Then single pixels. `count` warps, `spans` to a row. `rows`: where the rows start, none
// or two axes; dst is the planes' side if TO_PLANES.
template <typename T, int CHANNELS, bool TO_PLANES, bool STREAMING>
DEVICE void rearrange(char* packed, char* const (&planes)[4], u32 count, u32 spans, u32 span, u32 pixels, u32 grouped,
                                          const Steps& steps, const Axes<2>& rows, Shared<CHANNELS>& shared) {
    constexpr int SIZE = sizeof(T), PIXELS = VECTOR / SIZE;
    const u32 lane = threadIdx.x % LANES, id = blockIdx.x * WARPS + threadIdx.x / LANES;
    if (id >= count) return;
    u32 begin = id * span;
    Offsets at = {0, 0};
    if (rows.rank > 0) {
        const u32 row = id / spans, outer = row / rows.extent[0], inner = row - outer * rows.extent[0];
        begin -= row * spans * span;
        at.dst = inner * rows.dst[0] + outer * rows.dst[1], at.src = inner * rows.src[0] + outer * rows.src[1];
    }
    const u32 end = min(begin + span, pixels), groups = begin < grouped ? min(end, grouped) / PIXELS - begin / PIXELS : 0;
    packed += TO_PLANES ? at.src : at.dst;
    char* plane[CHANNELS];
    UNROLL(c, CHANNELS) plane[c] = planes[c] + (TO_PLANES ? at.dst : at.src);
    uint4* const line = (uint4*)(packed + (u64)begin * (CHANNELS * SIZE));
    uint4* const mine = shared.line[threadIdx.x / LANES];
    uint4 group[CHANNELS];
    if (TO_PLANES) {
        UNROLL(c, CHANNELS) {
            if (c * LANES + lane < groups * CHANNELS) group[c] = load<STREAMING>(line + c * LANES + lane);
        }
        UNROLL(c, CHANNELS) mine[slot<CHANNELS>(c * LANES + lane)] = group[c];
        __syncwarp();
        if (lane < groups) {
            UNROLL(c, CHANNELS) group[c] = mine[slot<CHANNELS>(lane * CHANNELS + c)];
            permute<ToPlanes<SIZE, CHANNELS>>(group);
            UNROLL(c, CHANNELS) store<STREAMING>((uint4*)(plane[c] + (u64)begin * SIZE) + lane, group[c]);
        }
    } else {
        if (lane < groups) {
            UNROLL(c, CHANNELS) group[c] = load<STREAMING>((const uint4*)(plane[c] + (u64)begin * SIZE) + lane);
            permute<ToPixels<SIZE, CHANNELS>>(group);
            UNROLL(c, CHANNELS) mine[slot<CHANNELS>(lane * CHANNELS + c)] = group[c];
        }
        __syncwarp();
        UNROLL(c, CHANNELS) {
            if (c * LANES + lane < groups * CHANNELS) store<STREAMING>(line + c * LANES + lane, mine[slot<CHANNELS>(c * LANES + lane)]);
        }
    }
    // What no group holds.
#pragma unroll 1
    for (u32 x = begin + groups * PIXELS + lane; x < end; x += LANES) {
        char* const pixel = packed + x * steps.pixel;
        T value[CHANNELS];
        UNROLL(c, CHANNELS) value[c] = *(const T*)(TO_PLANES ? pixel + c * steps.channel : plane[c] + x * steps.plane);
        UNROLL(c, CHANNELS) *(T*)(TO_PLANES ? plane[c] + x * steps.plane : pixel + c * steps.channel) = value[c];
    }
}

#define KERNEL(NAME, T, CHANNELS, TO_PLANES, STREAMING)                                                                      \
    extern "C" __global__ void __launch_bounds__(WARPS* LANES) NAME(                                                         \
        char* packed, char* p0, char* p1, char* p2, char* p3, u32 count, u32 spans, u32 span, u32 pixels, u32 grouped,       \
        Steps steps, Axes<2> rows) {                                                                                         \
        __shared__ Shared<CHANNELS> shared;                                                                                  \
        rearrange<T, CHANNELS, TO_PLANES, STREAMING>(packed, {p0, p1, p2, p3}, count, spans, span, pixels, grouped, steps,   \
                                                     rows, shared);                                                          \
    }
#define KERNELS(T, SIZE)                                                                          \
    KERNEL(deinterleave_##SIZE##_c2, T, 2, true, false)                                           \
    KERNEL(deinterleave_##SIZE##_c3, T, 3, true, false)                                           \
    KERNEL(deinterleave_##SIZE##_c4, T, 4, true, false)                                           \
    KERNEL(interleave_##SIZE##_c2, T, 2, false, false)                                            \
    KERNEL(interleave_##SIZE##_c3, T, 3, false, false)                                            \
    KERNEL(interleave_##SIZE##_c4, T, 4, false, false)

KERNELS(u8, 1)
KERNELS(u16, 2)
KERNELS(u32, 4)
// Most images.
KERNEL(deinterleave_1_c3_streaming, u8, 3, true, true)
KERNEL(interleave_1_c3_streaming, u8, 3, false, true)
