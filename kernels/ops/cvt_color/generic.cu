// Conversions between colours of all element types and layouts, but for Lab, and for those that only move elements.
#include "access/vec4_color.cuh"

KERNEL(rgb_to_gray_3_1, from_rgb<ToGray, 3, 1>)
KERNEL(rgb_to_gray_4_1, from_rgb<ToGray, 4, 1>)
KERNEL(rgb_to_yuv_3_3, from_rgb<ToYuv, 3, 3>)
KERNEL(yuv_to_rgb_3_3, to_rgb<FromYuv, 3, 3>)
KERNEL(rgb_to_hsv_3_3, from_rgb<ToHsv, 3, 3>)
KERNEL(hsv_to_rgb_3_3, to_rgb<FromHsv, 3, 3>)
