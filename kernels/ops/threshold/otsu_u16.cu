// Otsu's threshold of u16 images. A histogram of 65536 values does not fit into shared memory, so that it is in global memory.
#include "core/image.cuh"

#define BINS 65536
#define SHARE (BINS / BLOCK)  // values of a thread

// Adds to `counts`, BINS for each image.
extern "C" KERNEL() histogram_u16(const void* src, Batch from, u32* counts) {
    const Image in = image_at(src, from);
    THIS_PIXEL(x, y, in);
    const u32 value = *at<u16>(in, x, y);
    // Neighbors are often equal: equal values of a warp take one atomic.
    const u32 alike = __match_any_sync(__activemask(), value);
    if ((u32)__ffs(alike) - 1 == threadIdx.x) atomicAdd(counts + (u64)blockIdx.z * BINS + value, __popc(alike));
}

// The value of histogram blockIdx.z with the largest variance between the two classes.
extern "C" KERNEL() otsu_u16(const u32* counts, Batch, float* thresholds) {
    __shared__ u64 pixels_of[BLOCK], weight_of[BLOCK];
    __shared__ double between[BLOCK];
    __shared__ int best[BLOCK];
    const int id = threadIdx.y * BLOCK_X + threadIdx.x, first = id * SHARE;
    const u32* bins = counts + (u64)blockIdx.z * BINS;
    u64 pixels = 0, weight = 0;
    for (int i = first; i < first + SHARE; i++) pixels += bins[i], weight += (u64)bins[i] * i;
    pixels_of[id] = pixels, weight_of[id] = weight;
    __syncthreads();
    u64 below = 0, low = 0;
    pixels = weight = 0;
    for (int i = 0; i < BLOCK; i++) {
        if (i == id) below = pixels, low = weight;
        pixels += pixels_of[i], weight += weight_of[i];
    }
    double most = 0;
    int found = 0;
    for (int i = first; i < first + SHARE; i++) {
        if (bins[i] == 0) continue;  // equal to the value before
        below += bins[i], low += (u64)bins[i] * i;
        // Like OpenCV, requires this share of the pixels in each class.
        const double share = (double)below / pixels, rest = 1.0 - share, epsilon = 1.1920929e-7;
        if (fmin(share, rest) < epsilon || fmax(share, rest) > 1.0 - epsilon) continue;
        const double apart = (double)low / below - (double)(weight - low) / (pixels - below);
        const double variance = share * rest * apart * apart;
        if (variance > most) most = variance, found = i;
    }
    between[id] = most, best[id] = found;
    __syncthreads();
    if (id != 0) return;
    for (int i = 1; i < BLOCK; i++) {
        if (between[i] > most) most = between[i], found = best[i];
    }
    thresholds[blockIdx.z] = (float)found;
}
