// Lookup in a table: OpenCV's cv::LUT.
#include "elementwise.cuh"

// Bytes between the tables of one image and the next (0: all have the same), between entries, and between the channels of one.
ELEMENTWISE(lut, ([=](float v, int c) { return load_as(how.to, table + blockIdx.z * image + (int)v * entry + c * channel); }),
            const u8* table, int image, int entry, int channel)
