// Comparison with a threshold: OpenCV's cv::threshold.
#include "elementwise.cuh"

// As THRESHOLD_TYPES of src/image/threshold.ts numbers them.
enum ThresholdType { BINARY, BINARY_INV, TRUNC, TOZERO, TOZERO_INV };

// `of_image`, if it is not null, has a threshold for each image.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) threshold(const void* src, Batch from, void* dst, Batch to, Elements how,
                                                                         const float* of_image, float value, float largest, int type) {
    const float limit = of_image ? of_image[blockIdx.z] : value;
    const bool keep_above = type == TOZERO, keep_below = type == TRUNC || type == TOZERO_INV;
    const float above = type == BINARY ? largest : type == TRUNC ? limit : 0.0f, below = type == BINARY_INV ? largest : 0.0f;
    elementwise(src, from, dst, to, how, [=](float v, int) {
        const bool over = v > limit;
        return (over ? keep_above : keep_below) ? v : over ? above : below;
    });
}
