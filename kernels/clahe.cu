// Contrast limited adaptive histogram equalization: OpenCV's CLAHE.
#include "border.cuh"
#include "image.cuh"

#define BINS 256
#define BLOCK (BLOCK_X * BLOCK_Y)

// The size of a tile, of which there are `tiles`: an image whose sides are no multiples continues beyond its right and lower edge.
struct Tiles {
    int width, height;
};
__device__ __forceinline__ Tiles tiles_of(const Image& in, int tiles_x, int tiles_y) {
    int width = in.width, height = in.height;
    if (width % tiles_x != 0 || height % tiles_y != 0) width += tiles_x - width % tiles_x, height += tiles_y - height % tiles_y;
    return {width / tiles_x, height / tiles_y};
}

// The table of a tile, blockIdx.x and y of image blockIdx.z. `limit`: of a bin, in mean bins; 0: none.
extern "C" __global__ void __launch_bounds__(BLOCK) clahe_tables(const void* src, Batch from, u8* tables, Batch, float limit) {
    __shared__ u32 bins[BINS];
    __shared__ u32 excess;
    const int id = threadIdx.y * BLOCK_X + threadIdx.x;
    const Image in = image_at(src, from);
    const Tiles tile = tiles_of(in, gridDim.x, gridDim.y);
    bins[id] = 0;
    if (id == 0) excess = 0;
    __syncthreads();
    const int left = blockIdx.x * tile.width, top = blockIdx.y * tile.height;
    for (int y = threadIdx.y; y < tile.height; y += BLOCK_Y) {
        const int row = border_index(top + y, in.height, REFLECT101);
        for (int x = threadIdx.x; x < tile.width; x += BLOCK_X) {
            atomicAdd(&bins[*at<u8>(in, border_index(left + x, in.width, REFLECT101), row)], 1u);
        }
    }
    __syncthreads();
    const int pixels = tile.width * tile.height;
    u32 count = bins[id];
    if (limit > 0) {
        // What is above the limit is given to all bins alike, and the rest to some at equal distances.
        const u32 most = max((int)((double)limit * pixels / BINS), 1);
        if (count > most) atomicAdd(&excess, count - most), count = most;
        __syncthreads();
        const int rest = excess % BINS, step = rest > 0 ? max(BINS / rest, 1) : 1;
        count += excess / BINS + (id % step == 0 && id / step < rest ? 1 : 0);
    }
    __syncthreads();
    bins[id] = count;
    __syncthreads();
    for (int step = 1; step < BLOCK; step *= 2) {
        const u32 before = id >= step ? bins[id - step] : 0;
        __syncthreads();
        bins[id] += before;
        __syncthreads();
    }
    tables[(((u64)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x) * BINS + id] =
        saturate<u8>((float)bins[id] * (255.0f / pixels));
}

// Where a pixel lies between the centres of two tiles.
struct Between {
    int first, second;
    float weight;
};
__device__ __forceinline__ Between between(int i, int size, int tiles) {
    // Rounded after each step, as OpenCV does: many pixels lie halfway between two levels.
    const float position = __fsub_rn(__fmul_rn((float)i, 1.0f / size), 0.5f);
    const int index = (int)floorf(position);
    return {max(index, 0), min(index + 1, tiles - 1), position - index};
}

__device__ __forceinline__ float mix(float first, float second, float weight) {
    return __fadd_rn(__fmul_rn(first, 1 - weight), __fmul_rn(second, weight));
}

// Each pixel by the tables of the four tiles around it.
extern "C" __global__ void __launch_bounds__(BLOCK) clahe(const void* src, Batch from, void* dst, Batch to, const u8* tables, int tiles_x, int tiles_y) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const Tiles tile = tiles_of(in, tiles_x, tiles_y);
    const Between column = between(x, tile.width, tiles_x), row = between(y, tile.height, tiles_y);
    const u8* table = tables + (u64)blockIdx.z * tiles_x * tiles_y * BINS + *at<u8>(in, x, y);
    const u8 *above = table + row.first * tiles_x * BINS, *below = table + row.second * tiles_x * BINS;
    const float high = mix(above[column.first * BINS], above[column.second * BINS], column.weight);
    const float low = mix(below[column.first * BINS], below[column.second * BINS], column.weight);
    store(at<u8>(out, x, y), mix(high, low, row.weight));
}
