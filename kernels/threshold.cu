// Comparison with a threshold: OpenCV's cv::threshold.
#include "elementwise.cuh"

// As THRESHOLD_TYPES of src/image/threshold.ts numbers them.
enum ThresholdType { BINARY, BINARY_INV, TRUNC, TOZERO, TOZERO_INV };

// `of_image`, if it is not null, has a threshold for each image.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) threshold(const void* src, Batch from, void* dst, Batch to, Elements how,
                                                                         const float* of_image, float value, float largest, int type) {
    const float limit = of_image ? of_image[blockIdx.z] : value;
    elementwise(src, from, dst, to, how, [=](float v, int) {
        const bool above = v > limit;
        switch (type) {
            case BINARY: return above ? largest : 0.0f;
            case BINARY_INV: return above ? 0.0f : largest;
            case TRUNC: return above ? limit : v;
            case TOZERO: return above ? v : 0.0f;
            default: return above ? 0.0f : v;
        }
    });
}
