// Lookup in a table: OpenCV's cv::LUT.
#include "elementwise.cuh"

// The table's entries lie `entry` bytes apart, the channels of one `channel` bytes (0: all have the same).
ELEMENTWISE(lut, [=](float v, int c) { return load_as(how.to, table + (int)v * entry + c * channel); }, const u8* table, int entry, int channel)
