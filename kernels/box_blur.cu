// Means of the squares around the pixels of boxes.
#include "border.cuh"
#include "image.cuh"

// As src/image/box_blur.ts lays it out: the image, its columns and rows of which the last are not included, and the square's side.
struct BlurBox {
    int image, left, top, right, bottom, size;
};

#define LARGEST_SIZE 127

// Box blockIdx.z: sums along x, and of these along y. `boxes` has `count` of them.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    box_blur(const void* src, Batch from, void* dst, Batch to, const BlurBox* boxes, int count, int type) {
    __shared__ float across[BLOCK_Y + LARGEST_SIZE - 1][BLOCK_X];
    const BlurBox box = boxes[blockIdx.z];
    const int left = box.left + blockIdx.x * BLOCK_X, top = box.top + blockIdx.y * BLOCK_Y, radius = box.size / 2;
    if (left >= box.right || top >= box.bottom) return;
    const Image in = image_at(src, from, box.image), out = image_at(dst, to, box.image);
    const int x = left + threadIdx.x, y = top + threadIdx.y;
    // Of several boxes that hold a pixel, the last one writes it.
    bool mine = x < box.right && y < box.bottom;
    for (int i = blockIdx.z + 1; i < count && mine; i++) {
        const BlurBox other = boxes[i];
        mine = other.image != box.image || x < other.left || x >= other.right || y < other.top || y >= other.bottom;
    }
    const float share = 1.0f / (box.size * box.size);
#pragma unroll 1
    for (int c = 0; c < from.channels; c++) {
#pragma unroll 1
        for (int row = threadIdx.y; row < BLOCK_Y + box.size - 1; row += BLOCK_Y) {
            const int from_row = border_index(top + row - radius, in.height, REFLECT101);
            float sum = 0;
#pragma unroll 1
            for (int i = x - radius; i <= x + radius; i++) {
                sum += load_as(type, at<u8>(in, border_index(i, in.width, REFLECT101), from_row, c));
            }
            across[row][threadIdx.x] = sum;
        }
        __syncthreads();
        if (mine) {
            float sum = 0;
#pragma unroll 1
            for (int row = threadIdx.y; row < threadIdx.y + box.size; row++) sum += across[row][threadIdx.x];
            store_as(type, at<u8>(out, x, y, c), sum * share);
        }
        __syncthreads();
    }
}
