// Histograms of u8, and operators based on them: OpenCV's calcHist, automatic thresholds and equalizeHist.
#include "access/vec16.cuh"
#include "ops/threshold/otsu.cuh"

#define GROUPS 4  // of 4 elements, 32 groups apart, per thread and row
#define GROUP_STEP (BLOCK_X * 4)
EXPORTED constexpr int HISTOGRAM_TILE[] = {GROUPS * GROUP_STEP, BLOCK_Y};

// Adds to `counts`, BINS for each channel of each image. `period`: channels that alternate along x, or 1.
// `masked`: counts only where the mask is not 0. A block counts `rows` × BLOCK_Y rows.
extern "C" KERNEL() histogram(const void* mask, Batch mask_from, const void* src, Batch from, u32* counts, int period,
                              int masked, int rows) {
    // Neighboring lanes use different tables, because their values are often equal.
    __shared__ u32 bins[2][MAX_CHANNELS][BINS];
    const int id = thread_index(), channels = period > 1 ? period : from.channels;
    for (int i = id; i < 2 * MAX_CHANNELS * BINS; i += BLOCK) (&bins[0][0][0])[i] = 0;
    __syncthreads();
    const Image in = image_at(src, from), chosen = masked ? image_at(mask, mask_from) : in;
    u32(*mine)[BINS] = bins[threadIdx.x & 1];
    NO_UNROLL for (int row = 0; row < rows; row++) {
        const int y = (blockIdx.y * rows + row) * BLOCK_Y + threadIdx.y;
        if (y >= in.height) break;
        NO_UNROLL for (int plane = 0; plane < from.channels; plane++) {
            const u8* p = in.data + y * in.row + plane * in.channel;
            const bool contiguous = in.column == 1 && aligned(p, 4);
            NO_UNROLL for (int group = 0; group < GROUPS; group++) {
                const int x = blockIdx.x * (GROUPS * GROUP_STEP) + group * GROUP_STEP + threadIdx.x * 4;
                if (x >= in.width) break;
                if (contiguous && x + 4 <= in.width && period <= 1 && !masked) {
                    const u32 word = *(const u32*)(p + x);
                    UNROLL(i, 4) atomicAdd(&mine[plane][word >> (8 * i) & 255], 1u);
                    continue;
                }
                int c = period > 1 ? x % period : plane;
                u32 word = 0;
                if (contiguous && x + 4 <= in.width) word = *(const u32*)(p + x);
                else for (int i = 0; i < min(4, in.width - x); i++) word |= (u32)p[(x + i) * in.column] << (8 * i);
                NO_UNROLL for (int i = 0; i < min(4, in.width - x); i++) {
                    if (!masked || *at<u8>(chosen, x + i, y) != 0) atomicAdd(&mine[c][word >> (8 * i) & 255], 1u);
                    if (period > 1 && ++c == period) c = 0;
                }
            }
        }
    }
    __syncthreads();
    for (int i = id; i < channels * BINS; i += BLOCK) {
        const u32 count = bins[0][i / BINS][i % BINS] + bins[1][i / BINS][i % BINS];
        if (count > 0) atomicAdd(counts + (u64)blockIdx.z * channels * BINS + i, count);
    }
}

// The histogram of contiguous images of one channel, in multiples of 16 bytes: `from` is one row. A block
// takes every gridDim.x-th piece of BLOCK vectors.
extern "C" KERNEL() histogram_flat(const u8* src, Batch from, u32* counts) {
    __shared__ __align__(16) CountTable bins;
    const u32 id = thread_index(), count = from.width / 16, step = gridDim.x * BLOCK;
    const uint4* vectors = (const uint4*)(src + blockIdx.z * from.image);
    u32 i = blockIdx.x * BLOCK + id;
    uint4 next = make_uint4(0, 0, 0, 0);
    if (i < count) next = __ldg(vectors + i);
    clear_counts(bins, id);
    __syncthreads();
    for (; i < count; i += step) {
        const uint4 vector = next;
        if (i + step < count) next = __ldg(vectors + i + step);
        count_bytes(bins, vector);
    }
    __syncthreads();
    const u32 sum = total_count(bins, id);
    if (sum > 0) atomicAdd(counts + blockIdx.z * BINS + id, sum);
}

INSTANCES(otsu = otsu<256>)

// The triangle threshold: the value farthest from the line between the highest bin and the farther end.
extern "C" KERNEL() triangle(const u32* counts, Batch, float* thresholds) {
    __shared__ int bins[BINS];
    const int id = thread_index();
    bins[id] = counts[(u64)blockIdx.z * BINS + id];
    __syncthreads();
    if (id != 0) return;
    int left = 0, right = BINS - 1, peak = 0;
    while (left < BINS - 1 && bins[left] == 0) left++;
    while (right > 0 && bins[right] == 0) right--;
    for (int i = 1; i < BINS; i++) {
        if (bins[i] > bins[peak]) peak = i;
    }
    if (left > 0) left--;
    if (right < BINS - 1) right++;
    const bool flipped = peak - left < right - peak;
    if (flipped) left = BINS - 1 - right, peak = BINS - 1 - peak;
    const i64 a = bins[flipped ? BINS - 1 - peak : peak], b = left - peak;
    i64 farthest = 0;
    int threshold = left;
    for (int i = left + 1; i <= peak; i++) {
        const i64 distance = a * i + b * bins[flipped ? BINS - 1 - i : i];
        if (distance > farthest) farthest = distance, threshold = i;
    }
    threshold--;
    thresholds[blockIdx.z] = (float)(flipped ? BINS - 1 - threshold : threshold);
}

// This thread's entry of the table that equalizes a histogram.
DEVICE u8 equalized(const u32* counts, int id) {
    __shared__ int lowest;
    const u32 count = counts[id];
    if (id == 0) lowest = BINS;
    u32 pixels;
    const u32 below = block_scan(count, pixels);
    if (count > 0) atomicMin(&lowest, id);
    __syncthreads();
    const u32 first = lowest < BINS ? counts[lowest] : 0;
    const float scale = 255.0f / (float)(pixels - first);
    return first == pixels ? (u8)lowest : id <= lowest ? 0 : saturate<u8>((float)(below - first) * scale);
}

// The table for histogram blockIdx.y of image blockIdx.z.
extern "C" KERNEL() equalize_table(const u32* counts, Batch, u8* tables) {
    const int id = thread_index();
    const u64 at = ((u64)blockIdx.z * gridDim.y + blockIdx.y) * BINS;
    tables[at + id] = equalized(counts + at, id);
}

// Equalizes images that histogram_flat takes.
extern "C" KERNEL() equalize_flat(const u8* src, Batch from, u8* dst, Batch to, const u32* counts) {
    __shared__ __align__(16) SpreadTable spread;
    const u32 id = thread_index(), count = to.width / 16, step = gridDim.x * BLOCK;
    // Not through the read-only cache: it may work in place.
    const uint4* in = (const uint4*)(src + blockIdx.z * from.image);
    uint4* out = (uint4*)(dst + blockIdx.z * to.image);
    u32 i = blockIdx.x * BLOCK + id;
    uint4 next = make_uint4(0, 0, 0, 0);
    if (i < count) next = in[i];
    spread_entry(spread, equalized(counts + blockIdx.z * BINS, id));
    __syncthreads();
    for (; i < count; i += step) {
        const uint4 vector = next;
        if (i + step < count) next = in[i + step];
        out[i] = look_up(vector, spread);
    }
}
