// Other element types, with a factor and a summand: OpenCV's Mat::convertTo.
#include "elementwise.cuh"

ELEMENTWISE(convert_to, [=](float v, int) { return __fmaf_rn(v, scale, shift); }, float scale, float shift)
