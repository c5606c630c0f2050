// Interleaved channels to planes and back, for two to four channels. Each plane has its own address.
#include "array/axes.cuh"

EXPORTED constexpr int INTERLEAVE_WARPS = 2;  // of a block

// The input byte, of CHANNELS · 16, for output byte `i` of a group of 16 / SIZE pixels.
template <int SIZE, int CHANNELS>
struct ToPlanes {
    __device__ static constexpr int from(int i) { return (i % 16 / SIZE * CHANNELS + i / 16) * SIZE + i % SIZE; }
};
template <int SIZE, int CHANNELS>
struct ToPixels {
    __device__ static constexpr int from(int i) {
        return i / SIZE % CHANNELS * 16 + i / SIZE / CHANNELS * SIZE + i % SIZE;
    }
};

// Gathers four bytes of `in` into a word. With constant indices: a move, or up to three PRMT.
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

// The slot of vector `i` of a warp in shared memory. Padding avoids bank conflicts.
template <int CHANNELS> DEVICE u32 slot(u32 i) { return CHANNELS % 2 ? i : i + i / 8; }

// STREAMING leaves cache room for write-backs of earlier launches: faster for few images, slower for many.
template <bool STREAMING> DEVICE uint4 load(const uint4* p) { return STREAMING ? __ldcs(p) : *p; }
template <bool STREAMING>
DEVICE void store(uint4* p, uint4 vector) {
    if (STREAMING) __stcs(p, vector);
    else *p = vector;
}

// Byte strides: of pixels and channels in the interleaved array, and of pixels in planes.
EXPORTED struct InterleaveSteps { i64 pixel, channel, plane; };

// A warp moves `span` pixels of a row of `pixels`. The first `grouped` are contiguous and aligned to 16
// bytes, and move as groups of 16 bytes of each channel, one group per lane, through shared memory, so that
// neighboring lanes access neighboring vectors. The others move as single pixels. `count` warps, `spans` per
// row. `rows`: the axes of row starts, none or two; `dst` belongs to the planes if TO_PLANES.
template <bool TO_PLANES, typename T, int CHANNELS, bool STREAMING = false>
__global__ void __launch_bounds__(INTERLEAVE_WARPS* LANES)
    rearrange(char* interleaved, char* p0, char* p1, char* p2, char* p3, u32 count, u32 spans, u32 span, u32 pixels,
              u32 grouped, InterleaveSteps steps, InterleaveAxes rows) {
    __shared__ uint4 shared[INTERLEAVE_WARPS][CHANNELS * LANES * 9 / 8];
    char* const planes[4] = {p0, p1, p2, p3};
    constexpr int SIZE = sizeof(T), PIXELS = VECTOR / SIZE;
    const u32 lane = threadIdx.x % LANES, id = blockIdx.x * INTERLEAVE_WARPS + threadIdx.x / LANES;
    if (id >= count) return;
    u32 begin = id * span;
    Offsets at = {0, 0};
    if (rows.rank > 0) {
        const u32 row = id / spans, outer = row / rows.extent[0], inner = row - outer * rows.extent[0];
        begin -= row * spans * span;
        at.dst = inner * rows.dst[0] + outer * rows.dst[1], at.src = inner * rows.src[0] + outer * rows.src[1];
    }
    const u32 end = min(begin + span, pixels);
    const u32 groups = begin < grouped ? min(end, grouped) / PIXELS - begin / PIXELS : 0;
    interleaved += TO_PLANES ? at.src : at.dst;
    char* plane[CHANNELS];
    UNROLL(c, CHANNELS) plane[c] = planes[c] + (TO_PLANES ? at.dst : at.src);
    uint4* const line = (uint4*)(interleaved + (u64)begin * (CHANNELS * SIZE));
    uint4* const mine = shared[threadIdx.x / LANES];
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
            if (c * LANES + lane >= groups * CHANNELS) continue;
            store<STREAMING>(line + c * LANES + lane, mine[slot<CHANNELS>(c * LANES + lane)]);
        }
    }
    // The pixels outside of groups.
    NO_UNROLL for (u32 x = begin + groups * PIXELS + lane; x < end; x += LANES) {
        char* const pixel = interleaved + x * steps.pixel;
        T value[CHANNELS];
        UNROLL(c, CHANNELS) value[c] = *(const T*)(TO_PLANES ? pixel + c * steps.channel : plane[c] + x * steps.plane);
        UNROLL(c, CHANNELS) *(T*)(TO_PLANES ? plane[c] + x * steps.plane : pixel + c * steps.channel) = value[c];
    }
}

INSTANCES(deinterleave = rearrange<true, u8|u16|u32, 2|3|4>, interleave = rearrange<false, u8|u16|u32, 2|3|4>)
// For many images.
INSTANCES(deinterleave_streaming = rearrange<true, u8, 3, true>, interleave_streaming = rearrange<false, u8, 3, true>)
