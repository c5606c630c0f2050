// Color conversions for all types and layouts, except Lab and pure channel reordering.
#include "ops/cvt_color/convert.cuh"

INSTANCES(rgb_to_gray_3_1 = from_rgb<ToGray, 3, 1>, rgb_to_gray_4_1 = from_rgb<ToGray, 4, 1>)
INSTANCES(rgb_to_yuv_3_3 = from_rgb<ToYuv, 3, 3>, yuv_to_rgb_3_3 = to_rgb<FromYuv, 3, 3>)
INSTANCES(rgb_to_hsv_3_3 = from_rgb<ToHsv, 3, 3>, hsv_to_rgb_3_3 = to_rgb<FromHsv, 3, 3>)
