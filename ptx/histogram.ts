// Made from kernels/histogram.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/histogram.cu`. */
export const HISTOGRAM: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target9no_targetE[8];
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_histogram_cu_2626ddf82nv6target5sm_90E = 90;
.visible .entry histogram(
	.param .u64 histogram_param_0,
	.param .align 8 .b8 histogram_param_1[48],
	.param .u64 histogram_param_2,
	.param .align 8 .b8 histogram_param_3[48],
	.param .u64 histogram_param_4,
	.param .u32 histogram_param_5,
	.param .u32 histogram_param_6
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<142>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<1098>;
	.reg .b64 	%rd<485>;
	.shared .align 4 .b8 _ZZ9histogramE4bins[8192];
	ld.param.u64 	%rd58, [histogram_param_0];
	ld.param.v2.u32 	{%r249, %r250}, [histogram_param_1+40];
	ld.param.u64 	%rd63, [histogram_param_2];
	ld.param.v2.u32 	{%r1010, %r1011}, [histogram_param_3+32];
	ld.param.v2.u32 	{%r253, %r254}, [histogram_param_3+40];
	ld.param.u32 	%r245, [histogram_param_5];
	ld.param.u32 	%r246, [histogram_param_6];
	ld.param.u64 	%rd474, [histogram_param_3+24];
	ld.param.u64 	%rd473, [histogram_param_3+16];
	ld.param.u64 	%rd472, [histogram_param_3+8];
	ld.param.u64 	%rd64, [histogram_param_3];
	ld.param.u64 	%rd61, [histogram_param_1+16];
	ld.param.u64 	%rd60, [histogram_param_1+8];
	ld.param.u64 	%rd59, [histogram_param_1];
	mov.u32 	%r255, %tid.y;
	shl.b32 	%r1, %r255, 5;
	mov.u32 	%r2, %tid.x;
	add.s32 	%r1008, %r1, %r2;
	setp.gt.s32 	%p2, %r245, 1;
	setp.gt.s32 	%p3, %r1008, 2047;
	@%p3 bra 	$L__BB0_7;
	max.s32 	%r256, %r1008, 1792;
	add.s32 	%r257, %r256, 255;
	sub.s32 	%r258, %r257, %r2;
	sub.s32 	%r6, %r258, %r1;
	shr.u32 	%r259, %r6, 8;
	add.s32 	%r260, %r259, 1;
	and.b32  	%r1007, %r260, 3;
	setp.eq.s32 	%p4, %r1007, 0;
	@%p4 bra 	$L__BB0_4;
	mov.u64 	%rd70, _ZZ9histogramE4bins;
$L__BB0_3:
	.pragma "nounroll";
	mul.wide.s32 	%rd69, %r1008, 4;
	add.s64 	%rd71, %rd70, %rd69;
	mov.u32 	%r261, 0;
	st.shared.u32 	[%rd71], %r261;
	add.s32 	%r1008, %r1008, 256;
	add.s32 	%r1007, %r1007, -1;
	setp.ne.s32 	%p5, %r1007, 0;
	@%p5 bra 	$L__BB0_3;
$L__BB0_4:
	setp.lt.u32 	%p6, %r6, 768;
	@%p6 bra 	$L__BB0_7;
	mov.u64 	%rd73, _ZZ9histogramE4bins;
$L__BB0_6:
	mul.wide.s32 	%rd72, %r1008, 4;
	add.s64 	%rd74, %rd73, %rd72;
	mov.u32 	%r262, 0;
	st.shared.u32 	[%rd74], %r262;
	st.shared.u32 	[%rd74+1024], %r262;
	st.shared.u32 	[%rd74+2048], %r262;
	st.shared.u32 	[%rd74+3072], %r262;
	add.s32 	%r14, %r1008, 1024;
	setp.lt.s32 	%p7, %r1008, 1024;
	mov.u32 	%r1008, %r14;
	@%p7 bra 	$L__BB0_6;
$L__BB0_7:
	bar.sync 	0;
	mov.u32 	%r15, %ctaid.z;
	setp.eq.s32 	%p8, %r254, 0;
	@%p8 bra 	$L__BB0_9;
	cvta.to.global.u64 	%rd75, %rd63;
	mul.wide.s32 	%rd76, %r15, 40;
	add.s64 	%rd77, %rd75, %rd76;
	ld.global.v2.u32 	{%r1010, %r1011}, [%rd77+32];
	ld.global.u64 	%rd474, [%rd77+24];
	ld.global.u64 	%rd473, [%rd77+16];
	ld.global.u64 	%rd472, [%rd77+8];
	ld.global.u64 	%rd471, [%rd77];
	bra.uni 	$L__BB0_10;
$L__BB0_9:
	cvt.s64.s32 	%rd78, %r15;
	mul.lo.s64 	%rd79, %rd64, %rd78;
	add.s64 	%rd471, %rd63, %rd79;
$L__BB0_10:
	setp.eq.s32 	%p9, %r246, 0;
	mov.u64 	%rd478, %rd473;
	mov.u64 	%rd479, %rd472;
	mov.u64 	%rd480, %rd471;
	@%p9 bra 	$L__BB0_14;
	setp.eq.s32 	%p10, %r250, 0;
	@%p10 bra 	$L__BB0_13;
	cvta.to.global.u64 	%rd80, %rd58;
	mul.wide.s32 	%rd81, %r15, 40;
	add.s64 	%rd82, %rd80, %rd81;
	ld.global.u64 	%rd478, [%rd82+16];
	ld.global.u64 	%rd479, [%rd82+8];
	ld.global.u64 	%rd480, [%rd82];
	bra.uni 	$L__BB0_14;
$L__BB0_13:
	cvt.s64.s32 	%rd83, %r15;
	mul.lo.s64 	%rd84, %rd59, %rd83;
	add.s64 	%rd480, %rd58, %rd84;
	mov.u64 	%rd479, %rd60;
	mov.u64 	%rd478, %rd61;
$L__BB0_14:
	and.b32  	%r268, %r2, 1;
	cvt.u64.u32 	%rd35, %r268;
	mov.u32 	%r269, %ctaid.x;
	shl.b32 	%r270, %r269, 9;
	shl.b32 	%r271, %r2, 2;
	add.s32 	%r272, %r271, %r270;
	not.b32 	%r273, %r1010;
	add.s32 	%r274, %r272, %r273;
	max.s32 	%r275, %r274, -5;
	not.b32 	%r276, %r275;
	max.s32 	%r277, %r276, 1;
	add.s32 	%r29, %r277, -1;
	cvt.s64.s32 	%rd36, %r272;
	sub.s32 	%r278, %r1010, %r272;
	min.s32 	%r30, %r278, 4;
	add.s32 	%r279, %r274, 128;
	max.s32 	%r280, %r279, -5;
	not.b32 	%r281, %r280;
	max.s32 	%r282, %r281, 1;
	add.s32 	%r31, %r282, -1;
	add.s32 	%r283, %r272, 128;
	and.b32  	%r32, %r277, 3;
	cvt.s64.s32 	%rd37, %r283;
	sub.s32 	%r284, %r1010, %r283;
	min.s32 	%r33, %r284, 4;
	add.s32 	%r285, %r274, 256;
	max.s32 	%r286, %r285, -5;
	not.b32 	%r287, %r286;
	max.s32 	%r288, %r287, 1;
	add.s32 	%r34, %r288, -1;
	add.s32 	%r289, %r272, 256;
	and.b32  	%r35, %r282, 3;
	sub.s32 	%r36, %r282, %r35;
	cvt.s64.s32 	%rd38, %r289;
	sub.s32 	%r290, %r1010, %r289;
	min.s32 	%r37, %r290, 4;
	add.s32 	%r291, %r274, 384;
	max.s32 	%r292, %r291, -5;
	not.b32 	%r293, %r292;
	max.s32 	%r294, %r293, 1;
	add.s32 	%r38, %r294, -1;
	add.s32 	%r295, %r272, 384;
	and.b32  	%r39, %r288, 3;
	sub.s32 	%r40, %r288, %r39;
	cvt.s64.s32 	%rd39, %r295;
	sub.s32 	%r296, %r1010, %r295;
	min.s32 	%r41, %r296, 4;
	and.b32  	%r42, %r294, 3;
	sub.s32 	%r43, %r294, %r42;
	sub.s32 	%r44, %r32, %r277;
	mov.u32 	%r1012, 0;
$L__BB0_15:
	.pragma "nounroll";
	mov.u32 	%r953, %tid.y;
	mov.u32 	%r297, %ctaid.y;
	shl.b32 	%r300, %r297, 4;
	add.s32 	%r301, %r1012, %r300;
	shl.b32 	%r302, %r301, 3;
	add.s32 	%r48, %r302, %r953;
	setp.ge.s32 	%p11, %r48, %r1011;
	@%p11 bra 	$L__BB0_165;
	setp.lt.s32 	%p12, %r253, 1;
	@%p12 bra 	$L__BB0_164;
	cvt.s64.s32 	%rd86, %r48;
	mul.lo.s64 	%rd41, %rd479, %rd86;
	mov.u32 	%r1013, 0;
	mov.u64 	%rd481, 0;
$L__BB0_18:
	.pragma "nounroll";
	mov.u32 	%r959, %ctaid.y;
	shl.b32 	%r958, %r959, 4;
	add.s32 	%r957, %r1012, %r958;
	mov.u32 	%r956, %tid.y;
	shl.b32 	%r955, %r957, 3;
	add.s32 	%r954, %r955, %r953;
	cvt.s64.s32 	%rd458, %r954;
	mul.lo.s64 	%rd457, %rd472, %rd458;
	cvt.s64.s32 	%rd44, %r1013;
	mul.lo.s64 	%rd91, %rd474, %rd44;
	add.s64 	%rd92, %rd91, %rd457;
	add.s64 	%rd45, %rd471, %rd92;
	and.b64  	%rd93, %rd45, 3;
	setp.eq.s64 	%p13, %rd93, 0;
	setp.eq.s64 	%p14, %rd473, 1;
	and.pred  	%p1, %p14, %p13;
	@%p2 bra 	$L__BB0_91;
	bra.uni 	$L__BB0_19;
$L__BB0_91:
	cvt.u32.u64 	%r579, %rd36;
	setp.le.s32 	%p68, %r1010, %r579;
	@%p68 bra 	$L__BB0_163;
	cvt.u32.u64 	%r982, %rd36;
	add.s32 	%r586, %r272, 4;
	setp.le.s32 	%p69, %r586, %r1010;
	rem.s32 	%r1058, %r982, %r245;
	and.pred  	%p70, %p1, %p69;
	@%p70 bra 	$L__BB0_100;
	bra.uni 	$L__BB0_93;
$L__BB0_100:
	add.s64 	%rd467, %rd45, %rd36;
	ld.u32 	%r1056, [%rd467];
	bra.uni 	$L__BB0_101;
$L__BB0_19:
	cvt.u32.u64 	%r311, %rd36;
	setp.le.s32 	%p16, %r1010, %r311;
	@%p16 bra 	$L__BB0_163;
	add.s32 	%r317, %r272, 4;
	setp.le.s32 	%p17, %r317, %r1010;
	and.pred  	%p18, %p1, %p17;
	@%p18 bra 	$L__BB0_28;
	bra.uni 	$L__BB0_21;
$L__BB0_28:
	add.s64 	%rd463, %rd45, %rd36;
	ld.u32 	%r1020, [%rd463];
	bra.uni 	$L__BB0_29;
$L__BB0_93:
	setp.lt.u32 	%p71, %r29, 3;
	mov.u32 	%r1054, 0;
	mov.u32 	%r1056, %r1054;
	@%p71 bra 	$L__BB0_96;
	sub.s32 	%r1052, %r277, %r32;
$L__BB0_95:
	cvt.u32.u64 	%r983, %rd36;
	add.s32 	%r604, %r1054, %r983;
	cvt.s64.s32 	%rd251, %r604;
	mul.lo.s64 	%rd252, %rd473, %rd251;
	add.s64 	%rd253, %rd45, %rd252;
	ld.u8 	%r605, [%rd253];
	or.b32  	%r606, %r1056, %r605;
	add.s32 	%r607, %r1054, 1;
	add.s32 	%r608, %r607, %r983;
	cvt.s64.s32 	%rd254, %r608;
	mul.lo.s64 	%rd255, %rd473, %rd254;
	add.s64 	%rd256, %rd45, %rd255;
	ld.u8 	%r609, [%rd256];
	shl.b32 	%r610, %r607, 3;
	shl.b32 	%r611, %r609, %r610;
	or.b32  	%r612, %r611, %r606;
	add.s32 	%r613, %r1054, 2;
	add.s32 	%r614, %r613, %r983;
	cvt.s64.s32 	%rd257, %r614;
	mul.lo.s64 	%rd258, %rd473, %rd257;
	add.s64 	%rd259, %rd45, %rd258;
	ld.u8 	%r615, [%rd259];
	shl.b32 	%r616, %r613, 3;
	shl.b32 	%r617, %r615, %r616;
	or.b32  	%r618, %r617, %r612;
	add.s32 	%r619, %r1054, 3;
	add.s32 	%r620, %r619, %r983;
	cvt.s64.s32 	%rd260, %r620;
	mul.lo.s64 	%rd261, %rd473, %rd260;
	add.s64 	%rd262, %rd45, %rd261;
	ld.u8 	%r621, [%rd262];
	shl.b32 	%r622, %r619, 3;
	shl.b32 	%r623, %r621, %r622;
	or.b32  	%r1056, %r623, %r618;
	add.s32 	%r1054, %r1054, 4;
	add.s32 	%r1052, %r1052, -4;
	setp.ne.s32 	%p72, %r1052, 0;
	@%p72 bra 	$L__BB0_95;
$L__BB0_96:
	setp.eq.s32 	%p73, %r32, 0;
	@%p73 bra 	$L__BB0_101;
	cvt.u32.u64 	%r984, %rd36;
	add.s32 	%r625, %r1054, %r984;
	cvt.s64.s32 	%rd263, %r625;
	mul.lo.s64 	%rd264, %rd473, %rd263;
	add.s64 	%rd265, %rd45, %rd264;
	ld.u8 	%r626, [%rd265];
	shl.b32 	%r627, %r1054, 3;
	shl.b32 	%r628, %r626, %r627;
	or.b32  	%r1056, %r628, %r1056;
	setp.eq.s32 	%p74, %r32, 1;
	@%p74 bra 	$L__BB0_101;
	cvt.u32.u64 	%r985, %rd36;
	add.s32 	%r629, %r1054, 1;
	add.s32 	%r631, %r629, %r985;
	cvt.s64.s32 	%rd266, %r631;
	mul.lo.s64 	%rd267, %rd473, %rd266;
	add.s64 	%rd268, %rd45, %rd267;
	ld.u8 	%r632, [%rd268];
	shl.b32 	%r633, %r629, 3;
	shl.b32 	%r634, %r632, %r633;
	or.b32  	%r1056, %r634, %r1056;
	setp.eq.s32 	%p75, %r32, 2;
	@%p75 bra 	$L__BB0_101;
	cvt.u32.u64 	%r986, %rd36;
	add.s32 	%r635, %r1054, 2;
	add.s32 	%r637, %r635, %r986;
	cvt.s64.s32 	%rd269, %r637;
	mul.lo.s64 	%rd270, %rd473, %rd269;
	add.s64 	%rd271, %rd45, %rd270;
	ld.u8 	%r638, [%rd271];
	shl.b32 	%r639, %r635, 3;
	shl.b32 	%r640, %r638, %r639;
	or.b32  	%r1056, %r640, %r1056;
$L__BB0_101:
	setp.lt.s32 	%p76, %r278, 1;
	@%p76 bra 	$L__BB0_109;
	@%p9 bra 	$L__BB0_107;
	mov.u32 	%r1057, 0;
$L__BB0_104:
	.pragma "nounroll";
	cvt.u32.u64 	%r987, %rd36;
	add.s32 	%r649, %r1057, %r987;
	cvt.s64.s32 	%rd272, %r649;
	mul.lo.s64 	%rd273, %rd478, %rd272;
	add.s64 	%rd274, %rd273, %rd41;
	add.s64 	%rd275, %rd480, %rd274;
	ld.u8 	%rs5, [%rd275];
	setp.eq.s16 	%p78, %rs5, 0;
	@%p78 bra 	$L__BB0_106;
	shl.b32 	%r650, %r1057, 3;
	shr.u32 	%r651, %r1056, %r650;
	shl.b64 	%rd276, %rd35, 12;
	mov.u64 	%rd277, _ZZ9histogramE4bins;
	add.s64 	%rd278, %rd277, %rd276;
	mul.wide.s32 	%rd279, %r1058, 1024;
	add.s64 	%rd280, %rd278, %rd279;
	shl.b32 	%r652, %r651, 2;
	cvt.u64.u32 	%rd281, %r652;
	and.b64  	%rd282, %rd281, 1020;
	add.s64 	%rd283, %rd280, %rd282;
	atom.shared.add.u32 	%r653, [%rd283], 1;
$L__BB0_106:
	add.s32 	%r654, %r1058, 1;
	setp.eq.s32 	%p79, %r654, %r245;
	selp.b32 	%r1058, 0, %r654, %p79;
	add.s32 	%r1057, %r1057, 1;
	setp.lt.s32 	%p80, %r1057, %r30;
	@%p80 bra 	$L__BB0_104;
	bra.uni 	$L__BB0_109;
$L__BB0_21:
	setp.lt.u32 	%p19, %r29, 3;
	mov.u32 	%r1018, 0;
	mov.u32 	%r1020, %r1018;
	@%p19 bra 	$L__BB0_24;
	mov.u32 	%r965, %ctaid.y;
	shl.b32 	%r964, %r965, 7;
	mov.u32 	%r963, %tid.y;
	shl.b32 	%r962, %r1012, 3;
	add.s32 	%r961, %r953, %r964;
	add.s32 	%r960, %r961, %r962;
	cvt.s64.s32 	%rd462, %r960;
	mul.lo.s64 	%rd461, %rd472, %rd462;
	mul.lo.s64 	%rd460, %rd473, %rd36;
	add.s64 	%rd459, %rd460, %rd461;
	mul.lo.s64 	%rd94, %rd474, %rd481;
	add.s64 	%rd95, %rd459, %rd94;
	add.s64 	%rd482, %rd471, %rd95;
	mov.u32 	%r1014, 24;
$L__BB0_23:
	ld.u8 	%r324, [%rd482];
	or.b32  	%r325, %r1020, %r324;
	add.s64 	%rd96, %rd482, %rd473;
	ld.u8 	%r326, [%rd96];
	add.s32 	%r327, %r1014, -16;
	shl.b32 	%r328, %r326, %r327;
	or.b32  	%r329, %r328, %r325;
	add.s64 	%rd97, %rd96, %rd473;
	ld.u8 	%r330, [%rd97];
	add.s32 	%r331, %r1014, -8;
	shl.b32 	%r332, %r330, %r331;
	or.b32  	%r333, %r332, %r329;
	add.s64 	%rd98, %rd97, %rd473;
	add.s64 	%rd482, %rd98, %rd473;
	ld.u8 	%r334, [%rd98];
	shl.b32 	%r335, %r334, %r1014;
	or.b32  	%r1020, %r335, %r333;
	add.s32 	%r1014, %r1014, 32;
	add.s32 	%r1018, %r1018, 4;
	add.s32 	%r336, %r44, %r1018;
	setp.ne.s32 	%p20, %r336, 0;
	@%p20 bra 	$L__BB0_23;
$L__BB0_24:
	setp.eq.s32 	%p21, %r32, 0;
	@%p21 bra 	$L__BB0_29;
	cvt.u32.u64 	%r938, %rd36;
	add.s32 	%r338, %r1018, %r938;
	cvt.s64.s32 	%rd99, %r338;
	mul.lo.s64 	%rd100, %rd473, %rd99;
	add.s64 	%rd101, %rd45, %rd100;
	ld.u8 	%r339, [%rd101];
	shl.b32 	%r340, %r1018, 3;
	shl.b32 	%r341, %r339, %r340;
	or.b32  	%r1020, %r341, %r1020;
	setp.eq.s32 	%p22, %r32, 1;
	@%p22 bra 	$L__BB0_29;
	cvt.u32.u64 	%r939, %rd36;
	add.s32 	%r342, %r1018, 1;
	add.s32 	%r344, %r342, %r939;
	cvt.s64.s32 	%rd102, %r344;
	mul.lo.s64 	%rd103, %rd473, %rd102;
	add.s64 	%rd104, %rd45, %rd103;
	ld.u8 	%r345, [%rd104];
	shl.b32 	%r346, %r342, 3;
	shl.b32 	%r347, %r345, %r346;
	or.b32  	%r1020, %r347, %r1020;
	setp.eq.s32 	%p23, %r32, 2;
	@%p23 bra 	$L__BB0_29;
	cvt.u32.u64 	%r940, %rd36;
	add.s32 	%r348, %r1018, 2;
	add.s32 	%r350, %r348, %r940;
	cvt.s64.s32 	%rd105, %r350;
	mul.lo.s64 	%rd106, %rd473, %rd105;
	add.s64 	%rd107, %rd45, %rd106;
	ld.u8 	%r351, [%rd107];
	shl.b32 	%r352, %r348, 3;
	shl.b32 	%r353, %r351, %r352;
	or.b32  	%r1020, %r353, %r1020;
$L__BB0_29:
	setp.lt.s32 	%p24, %r278, 1;
	@%p24 bra 	$L__BB0_37;
	@%p9 bra 	$L__BB0_35;
	mov.u32 	%r1021, 0;
$L__BB0_32:
	.pragma "nounroll";
	cvt.u32.u64 	%r966, %rd36;
	add.s32 	%r362, %r1021, %r966;
	cvt.s64.s32 	%rd108, %r362;
	mul.lo.s64 	%rd109, %rd478, %rd108;
	add.s64 	%rd110, %rd109, %rd41;
	add.s64 	%rd111, %rd480, %rd110;
	ld.u8 	%rs1, [%rd111];
	setp.eq.s16 	%p26, %rs1, 0;
	@%p26 bra 	$L__BB0_34;
	shl.b32 	%r363, %r1021, 3;
	shr.u32 	%r364, %r1020, %r363;
	shl.b64 	%rd112, %rd35, 12;
	mov.u64 	%rd113, _ZZ9histogramE4bins;
	add.s64 	%rd114, %rd113, %rd112;
	shl.b64 	%rd115, %rd44, 10;
	add.s64 	%rd116, %rd114, %rd115;
	shl.b32 	%r365, %r364, 2;
	cvt.u64.u32 	%rd117, %r365;
	and.b64  	%rd118, %rd117, 1020;
	add.s64 	%rd119, %rd116, %rd118;
	atom.shared.add.u32 	%r366, [%rd119], 1;
$L__BB0_34:
	add.s32 	%r1021, %r1021, 1;
	setp.lt.s32 	%p27, %r1021, %r30;
	@%p27 bra 	$L__BB0_32;
	bra.uni 	$L__BB0_37;
$L__BB0_107:
	mov.u32 	%r1059, 0;
$L__BB0_108:
	.pragma "nounroll";
	shl.b32 	%r656, %r1059, 3;
	shr.u32 	%r657, %r1056, %r656;
	shl.b64 	%rd284, %rd35, 12;
	mov.u64 	%rd285, _ZZ9histogramE4bins;
	add.s64 	%rd286, %rd285, %rd284;
	mul.wide.s32 	%rd287, %r1058, 1024;
	add.s64 	%rd288, %rd286, %rd287;
	shl.b32 	%r658, %r657, 2;
	cvt.u64.u32 	%rd289, %r658;
	and.b64  	%rd290, %rd289, 1020;
	add.s64 	%rd291, %rd288, %rd290;
	atom.shared.add.u32 	%r659, [%rd291], 1;
	add.s32 	%r660, %r1058, 1;
	setp.eq.s32 	%p81, %r660, %r245;
	selp.b32 	%r1058, 0, %r660, %p81;
	add.s32 	%r1059, %r1059, 1;
	setp.lt.s32 	%p82, %r1059, %r30;
	@%p82 bra 	$L__BB0_108;
$L__BB0_109:
	cvt.u32.u64 	%r661, %rd37;
	setp.le.s32 	%p83, %r1010, %r661;
	@%p83 bra 	$L__BB0_163;
	cvt.u32.u64 	%r988, %rd37;
	add.s32 	%r668, %r272, 132;
	setp.le.s32 	%p84, %r668, %r1010;
	rem.s32 	%r1069, %r988, %r245;
	and.pred  	%p85, %p1, %p84;
	@%p85 bra 	$L__BB0_118;
	bra.uni 	$L__BB0_111;
$L__BB0_118:
	add.s64 	%rd466, %rd45, %rd36;
	ld.u32 	%r1067, [%rd466+128];
	bra.uni 	$L__BB0_119;
$L__BB0_111:
	setp.lt.u32 	%p86, %r31, 3;
	mov.u32 	%r1065, 0;
	mov.u32 	%r1067, %r1065;
	@%p86 bra 	$L__BB0_114;
	mov.u32 	%r1063, %r36;
$L__BB0_113:
	cvt.u32.u64 	%r989, %rd37;
	add.s32 	%r675, %r1065, %r989;
	cvt.s64.s32 	%rd292, %r675;
	mul.lo.s64 	%rd293, %rd473, %rd292;
	add.s64 	%rd294, %rd45, %rd293;
	ld.u8 	%r676, [%rd294];
	or.b32  	%r677, %r1067, %r676;
	add.s32 	%r678, %r1065, 1;
	add.s32 	%r679, %r678, %r989;
	cvt.s64.s32 	%rd295, %r679;
	mul.lo.s64 	%rd296, %rd473, %rd295;
	add.s64 	%rd297, %rd45, %rd296;
	ld.u8 	%r680, [%rd297];
	shl.b32 	%r681, %r678, 3;
	shl.b32 	%r682, %r680, %r681;
	or.b32  	%r683, %r682, %r677;
	add.s32 	%r684, %r1065, 2;
	add.s32 	%r685, %r684, %r989;
	cvt.s64.s32 	%rd298, %r685;
	mul.lo.s64 	%rd299, %rd473, %rd298;
	add.s64 	%rd300, %rd45, %rd299;
	ld.u8 	%r686, [%rd300];
	shl.b32 	%r687, %r684, 3;
	shl.b32 	%r688, %r686, %r687;
	or.b32  	%r689, %r688, %r683;
	add.s32 	%r690, %r1065, 3;
	add.s32 	%r691, %r690, %r989;
	cvt.s64.s32 	%rd301, %r691;
	mul.lo.s64 	%rd302, %rd473, %rd301;
	add.s64 	%rd303, %rd45, %rd302;
	ld.u8 	%r692, [%rd303];
	shl.b32 	%r693, %r690, 3;
	shl.b32 	%r694, %r692, %r693;
	or.b32  	%r1067, %r694, %r689;
	add.s32 	%r1065, %r1065, 4;
	add.s32 	%r1063, %r1063, -4;
	setp.ne.s32 	%p87, %r1063, 0;
	@%p87 bra 	$L__BB0_113;
$L__BB0_114:
	setp.eq.s32 	%p88, %r35, 0;
	@%p88 bra 	$L__BB0_119;
	cvt.u32.u64 	%r990, %rd37;
	add.s32 	%r696, %r1065, %r990;
	cvt.s64.s32 	%rd304, %r696;
	mul.lo.s64 	%rd305, %rd473, %rd304;
	add.s64 	%rd306, %rd45, %rd305;
	ld.u8 	%r697, [%rd306];
	shl.b32 	%r698, %r1065, 3;
	shl.b32 	%r699, %r697, %r698;
	or.b32  	%r1067, %r699, %r1067;
	setp.eq.s32 	%p89, %r35, 1;
	@%p89 bra 	$L__BB0_119;
	cvt.u32.u64 	%r991, %rd37;
	add.s32 	%r700, %r1065, 1;
	add.s32 	%r702, %r700, %r991;
	cvt.s64.s32 	%rd307, %r702;
	mul.lo.s64 	%rd308, %rd473, %rd307;
	add.s64 	%rd309, %rd45, %rd308;
	ld.u8 	%r703, [%rd309];
	shl.b32 	%r704, %r700, 3;
	shl.b32 	%r705, %r703, %r704;
	or.b32  	%r1067, %r705, %r1067;
	setp.eq.s32 	%p90, %r35, 2;
	@%p90 bra 	$L__BB0_119;
	cvt.u32.u64 	%r992, %rd37;
	add.s32 	%r706, %r1065, 2;
	add.s32 	%r708, %r706, %r992;
	cvt.s64.s32 	%rd310, %r708;
	mul.lo.s64 	%rd311, %rd473, %rd310;
	add.s64 	%rd312, %rd45, %rd311;
	ld.u8 	%r709, [%rd312];
	shl.b32 	%r710, %r706, 3;
	shl.b32 	%r711, %r709, %r710;
	or.b32  	%r1067, %r711, %r1067;
$L__BB0_119:
	setp.lt.s32 	%p91, %r284, 1;
	@%p91 bra 	$L__BB0_127;
	@%p9 bra 	$L__BB0_125;
	mov.u32 	%r1068, 0;
$L__BB0_122:
	.pragma "nounroll";
	cvt.u32.u64 	%r993, %rd37;
	add.s32 	%r721, %r1068, %r993;
	cvt.s64.s32 	%rd313, %r721;
	mul.lo.s64 	%rd314, %rd478, %rd313;
	add.s64 	%rd315, %rd314, %rd41;
	add.s64 	%rd316, %rd480, %rd315;
	ld.u8 	%rs6, [%rd316];
	setp.eq.s16 	%p93, %rs6, 0;
	@%p93 bra 	$L__BB0_124;
	shl.b32 	%r722, %r1068, 3;
	shr.u32 	%r723, %r1067, %r722;
	shl.b64 	%rd317, %rd35, 12;
	mov.u64 	%rd318, _ZZ9histogramE4bins;
	add.s64 	%rd319, %rd318, %rd317;
	mul.wide.s32 	%rd320, %r1069, 1024;
	add.s64 	%rd321, %rd319, %rd320;
	shl.b32 	%r724, %r723, 2;
	cvt.u64.u32 	%rd322, %r724;
	and.b64  	%rd323, %rd322, 1020;
	add.s64 	%rd324, %rd321, %rd323;
	atom.shared.add.u32 	%r725, [%rd324], 1;
$L__BB0_124:
	add.s32 	%r726, %r1069, 1;
	setp.eq.s32 	%p94, %r726, %r245;
	selp.b32 	%r1069, 0, %r726, %p94;
	add.s32 	%r1068, %r1068, 1;
	setp.lt.s32 	%p95, %r1068, %r33;
	@%p95 bra 	$L__BB0_122;
	bra.uni 	$L__BB0_127;
$L__BB0_35:
	mov.u32 	%r1022, 0;
$L__BB0_36:
	.pragma "nounroll";
	shl.b32 	%r368, %r1022, 3;
	shr.u32 	%r369, %r1020, %r368;
	shl.b64 	%rd120, %rd35, 12;
	mov.u64 	%rd121, _ZZ9histogramE4bins;
	add.s64 	%rd122, %rd121, %rd120;
	shl.b64 	%rd123, %rd44, 10;
	add.s64 	%rd124, %rd122, %rd123;
	shl.b32 	%r370, %r369, 2;
	cvt.u64.u32 	%rd125, %r370;
	and.b64  	%rd126, %rd125, 1020;
	add.s64 	%rd127, %rd124, %rd126;
	atom.shared.add.u32 	%r371, [%rd127], 1;
	add.s32 	%r1022, %r1022, 1;
	setp.lt.s32 	%p28, %r1022, %r30;
	@%p28 bra 	$L__BB0_36;
$L__BB0_37:
	cvt.u32.u64 	%r372, %rd37;
	setp.le.s32 	%p29, %r1010, %r372;
	@%p29 bra 	$L__BB0_163;
	add.s32 	%r378, %r272, 132;
	setp.le.s32 	%p30, %r378, %r1010;
	and.pred  	%p31, %p1, %p30;
	@%p31 bra 	$L__BB0_46;
	bra.uni 	$L__BB0_39;
$L__BB0_46:
	add.s64 	%rd470, %rd45, %rd36;
	ld.u32 	%r1029, [%rd470+128];
	bra.uni 	$L__BB0_47;
$L__BB0_39:
	setp.lt.u32 	%p32, %r31, 3;
	mov.u32 	%r1027, 0;
	mov.u32 	%r1029, %r1027;
	@%p32 bra 	$L__BB0_42;
	mov.u32 	%r1025, %r36;
$L__BB0_41:
	cvt.u32.u64 	%r967, %rd37;
	add.s32 	%r385, %r1027, %r967;
	cvt.s64.s32 	%rd128, %r385;
	mul.lo.s64 	%rd129, %rd473, %rd128;
	add.s64 	%rd130, %rd45, %rd129;
	ld.u8 	%r386, [%rd130];
	or.b32  	%r387, %r1029, %r386;
	add.s32 	%r388, %r1027, 1;
	add.s32 	%r389, %r388, %r967;
	cvt.s64.s32 	%rd131, %r389;
	mul.lo.s64 	%rd132, %rd473, %rd131;
	add.s64 	%rd133, %rd45, %rd132;
	ld.u8 	%r390, [%rd133];
	shl.b32 	%r391, %r388, 3;
	shl.b32 	%r392, %r390, %r391;
	or.b32  	%r393, %r392, %r387;
	add.s32 	%r394, %r1027, 2;
	add.s32 	%r395, %r394, %r967;
	cvt.s64.s32 	%rd134, %r395;
	mul.lo.s64 	%rd135, %rd473, %rd134;
	add.s64 	%rd136, %rd45, %rd135;
	ld.u8 	%r396, [%rd136];
	shl.b32 	%r397, %r394, 3;
	shl.b32 	%r398, %r396, %r397;
	or.b32  	%r399, %r398, %r393;
	add.s32 	%r400, %r1027, 3;
	add.s32 	%r401, %r400, %r967;
	cvt.s64.s32 	%rd137, %r401;
	mul.lo.s64 	%rd138, %rd473, %rd137;
	add.s64 	%rd139, %rd45, %rd138;
	ld.u8 	%r402, [%rd139];
	shl.b32 	%r403, %r400, 3;
	shl.b32 	%r404, %r402, %r403;
	or.b32  	%r1029, %r404, %r399;
	add.s32 	%r1027, %r1027, 4;
	add.s32 	%r1025, %r1025, -4;
	setp.ne.s32 	%p33, %r1025, 0;
	@%p33 bra 	$L__BB0_41;
$L__BB0_42:
	setp.eq.s32 	%p34, %r35, 0;
	@%p34 bra 	$L__BB0_47;
	cvt.u32.u64 	%r968, %rd37;
	add.s32 	%r406, %r1027, %r968;
	cvt.s64.s32 	%rd140, %r406;
	mul.lo.s64 	%rd141, %rd473, %rd140;
	add.s64 	%rd142, %rd45, %rd141;
	ld.u8 	%r407, [%rd142];
	shl.b32 	%r408, %r1027, 3;
	shl.b32 	%r409, %r407, %r408;
	or.b32  	%r1029, %r409, %r1029;
	setp.eq.s32 	%p35, %r35, 1;
	@%p35 bra 	$L__BB0_47;
	cvt.u32.u64 	%r969, %rd37;
	add.s32 	%r410, %r1027, 1;
	add.s32 	%r412, %r410, %r969;
	cvt.s64.s32 	%rd143, %r412;
	mul.lo.s64 	%rd144, %rd473, %rd143;
	add.s64 	%rd145, %rd45, %rd144;
	ld.u8 	%r413, [%rd145];
	shl.b32 	%r414, %r410, 3;
	shl.b32 	%r415, %r413, %r414;
	or.b32  	%r1029, %r415, %r1029;
	setp.eq.s32 	%p36, %r35, 2;
	@%p36 bra 	$L__BB0_47;
	cvt.u32.u64 	%r970, %rd37;
	add.s32 	%r416, %r1027, 2;
	add.s32 	%r418, %r416, %r970;
	cvt.s64.s32 	%rd146, %r418;
	mul.lo.s64 	%rd147, %rd473, %rd146;
	add.s64 	%rd148, %rd45, %rd147;
	ld.u8 	%r419, [%rd148];
	shl.b32 	%r420, %r416, 3;
	shl.b32 	%r421, %r419, %r420;
	or.b32  	%r1029, %r421, %r1029;
$L__BB0_47:
	setp.lt.s32 	%p37, %r284, 1;
	@%p37 bra 	$L__BB0_55;
	@%p9 bra 	$L__BB0_53;
	mov.u32 	%r1030, 0;
$L__BB0_50:
	.pragma "nounroll";
	cvt.u32.u64 	%r971, %rd37;
	add.s32 	%r431, %r1030, %r971;
	cvt.s64.s32 	%rd149, %r431;
	mul.lo.s64 	%rd150, %rd478, %rd149;
	add.s64 	%rd151, %rd150, %rd41;
	add.s64 	%rd152, %rd480, %rd151;
	ld.u8 	%rs2, [%rd152];
	setp.eq.s16 	%p39, %rs2, 0;
	@%p39 bra 	$L__BB0_52;
	shl.b32 	%r432, %r1030, 3;
	shr.u32 	%r433, %r1029, %r432;
	shl.b64 	%rd153, %rd35, 12;
	mov.u64 	%rd154, _ZZ9histogramE4bins;
	add.s64 	%rd155, %rd154, %rd153;
	shl.b64 	%rd156, %rd44, 10;
	add.s64 	%rd157, %rd155, %rd156;
	shl.b32 	%r434, %r433, 2;
	cvt.u64.u32 	%rd158, %r434;
	and.b64  	%rd159, %rd158, 1020;
	add.s64 	%rd160, %rd157, %rd159;
	atom.shared.add.u32 	%r435, [%rd160], 1;
$L__BB0_52:
	add.s32 	%r1030, %r1030, 1;
	setp.lt.s32 	%p40, %r1030, %r33;
	@%p40 bra 	$L__BB0_50;
	bra.uni 	$L__BB0_55;
$L__BB0_125:
	mov.u32 	%r1070, 0;
$L__BB0_126:
	.pragma "nounroll";
	shl.b32 	%r728, %r1070, 3;
	shr.u32 	%r729, %r1067, %r728;
	shl.b64 	%rd325, %rd35, 12;
	mov.u64 	%rd326, _ZZ9histogramE4bins;
	add.s64 	%rd327, %rd326, %rd325;
	mul.wide.s32 	%rd328, %r1069, 1024;
	add.s64 	%rd329, %rd327, %rd328;
	shl.b32 	%r730, %r729, 2;
	cvt.u64.u32 	%rd330, %r730;
	and.b64  	%rd331, %rd330, 1020;
	add.s64 	%rd332, %rd329, %rd331;
	atom.shared.add.u32 	%r731, [%rd332], 1;
	add.s32 	%r732, %r1069, 1;
	setp.eq.s32 	%p96, %r732, %r245;
	selp.b32 	%r1069, 0, %r732, %p96;
	add.s32 	%r1070, %r1070, 1;
	setp.lt.s32 	%p97, %r1070, %r33;
	@%p97 bra 	$L__BB0_126;
$L__BB0_127:
	cvt.u32.u64 	%r733, %rd38;
	setp.le.s32 	%p98, %r1010, %r733;
	@%p98 bra 	$L__BB0_163;
	cvt.u32.u64 	%r994, %rd38;
	add.s32 	%r740, %r272, 260;
	setp.le.s32 	%p99, %r740, %r1010;
	rem.s32 	%r1080, %r994, %r245;
	and.pred  	%p100, %p1, %p99;
	@%p100 bra 	$L__BB0_136;
	bra.uni 	$L__BB0_129;
$L__BB0_136:
	add.s64 	%rd465, %rd45, %rd36;
	ld.u32 	%r1078, [%rd465+256];
	bra.uni 	$L__BB0_137;
$L__BB0_129:
	setp.lt.u32 	%p101, %r34, 3;
	mov.u32 	%r1076, 0;
	mov.u32 	%r1078, %r1076;
	@%p101 bra 	$L__BB0_132;
	mov.u32 	%r1074, %r40;
$L__BB0_131:
	cvt.u32.u64 	%r995, %rd38;
	add.s32 	%r747, %r1076, %r995;
	cvt.s64.s32 	%rd333, %r747;
	mul.lo.s64 	%rd334, %rd473, %rd333;
	add.s64 	%rd335, %rd45, %rd334;
	ld.u8 	%r748, [%rd335];
	or.b32  	%r749, %r1078, %r748;
	add.s32 	%r750, %r1076, 1;
	add.s32 	%r751, %r750, %r995;
	cvt.s64.s32 	%rd336, %r751;
	mul.lo.s64 	%rd337, %rd473, %rd336;
	add.s64 	%rd338, %rd45, %rd337;
	ld.u8 	%r752, [%rd338];
	shl.b32 	%r753, %r750, 3;
	shl.b32 	%r754, %r752, %r753;
	or.b32  	%r755, %r754, %r749;
	add.s32 	%r756, %r1076, 2;
	add.s32 	%r757, %r756, %r995;
	cvt.s64.s32 	%rd339, %r757;
	mul.lo.s64 	%rd340, %rd473, %rd339;
	add.s64 	%rd341, %rd45, %rd340;
	ld.u8 	%r758, [%rd341];
	shl.b32 	%r759, %r756, 3;
	shl.b32 	%r760, %r758, %r759;
	or.b32  	%r761, %r760, %r755;
	add.s32 	%r762, %r1076, 3;
	add.s32 	%r763, %r762, %r995;
	cvt.s64.s32 	%rd342, %r763;
	mul.lo.s64 	%rd343, %rd473, %rd342;
	add.s64 	%rd344, %rd45, %rd343;
	ld.u8 	%r764, [%rd344];
	shl.b32 	%r765, %r762, 3;
	shl.b32 	%r766, %r764, %r765;
	or.b32  	%r1078, %r766, %r761;
	add.s32 	%r1076, %r1076, 4;
	add.s32 	%r1074, %r1074, -4;
	setp.ne.s32 	%p102, %r1074, 0;
	@%p102 bra 	$L__BB0_131;
$L__BB0_132:
	setp.eq.s32 	%p103, %r39, 0;
	@%p103 bra 	$L__BB0_137;
	cvt.u32.u64 	%r996, %rd38;
	add.s32 	%r768, %r1076, %r996;
	cvt.s64.s32 	%rd345, %r768;
	mul.lo.s64 	%rd346, %rd473, %rd345;
	add.s64 	%rd347, %rd45, %rd346;
	ld.u8 	%r769, [%rd347];
	shl.b32 	%r770, %r1076, 3;
	shl.b32 	%r771, %r769, %r770;
	or.b32  	%r1078, %r771, %r1078;
	setp.eq.s32 	%p104, %r39, 1;
	@%p104 bra 	$L__BB0_137;
	cvt.u32.u64 	%r997, %rd38;
	add.s32 	%r772, %r1076, 1;
	add.s32 	%r774, %r772, %r997;
	cvt.s64.s32 	%rd348, %r774;
	mul.lo.s64 	%rd349, %rd473, %rd348;
	add.s64 	%rd350, %rd45, %rd349;
	ld.u8 	%r775, [%rd350];
	shl.b32 	%r776, %r772, 3;
	shl.b32 	%r777, %r775, %r776;
	or.b32  	%r1078, %r777, %r1078;
	setp.eq.s32 	%p105, %r39, 2;
	@%p105 bra 	$L__BB0_137;
	cvt.u32.u64 	%r998, %rd38;
	add.s32 	%r778, %r1076, 2;
	add.s32 	%r780, %r778, %r998;
	cvt.s64.s32 	%rd351, %r780;
	mul.lo.s64 	%rd352, %rd473, %rd351;
	add.s64 	%rd353, %rd45, %rd352;
	ld.u8 	%r781, [%rd353];
	shl.b32 	%r782, %r778, 3;
	shl.b32 	%r783, %r781, %r782;
	or.b32  	%r1078, %r783, %r1078;
$L__BB0_137:
	setp.lt.s32 	%p106, %r290, 1;
	@%p106 bra 	$L__BB0_145;
	@%p9 bra 	$L__BB0_143;
	mov.u32 	%r1079, 0;
$L__BB0_140:
	.pragma "nounroll";
	cvt.u32.u64 	%r999, %rd38;
	add.s32 	%r793, %r1079, %r999;
	cvt.s64.s32 	%rd354, %r793;
	mul.lo.s64 	%rd355, %rd478, %rd354;
	add.s64 	%rd356, %rd355, %rd41;
	add.s64 	%rd357, %rd480, %rd356;
	ld.u8 	%rs7, [%rd357];
	setp.eq.s16 	%p108, %rs7, 0;
	@%p108 bra 	$L__BB0_142;
	shl.b32 	%r794, %r1079, 3;
	shr.u32 	%r795, %r1078, %r794;
	shl.b64 	%rd358, %rd35, 12;
	mov.u64 	%rd359, _ZZ9histogramE4bins;
	add.s64 	%rd360, %rd359, %rd358;
	mul.wide.s32 	%rd361, %r1080, 1024;
	add.s64 	%rd362, %rd360, %rd361;
	shl.b32 	%r796, %r795, 2;
	cvt.u64.u32 	%rd363, %r796;
	and.b64  	%rd364, %rd363, 1020;
	add.s64 	%rd365, %rd362, %rd364;
	atom.shared.add.u32 	%r797, [%rd365], 1;
$L__BB0_142:
	add.s32 	%r798, %r1080, 1;
	setp.eq.s32 	%p109, %r798, %r245;
	selp.b32 	%r1080, 0, %r798, %p109;
	add.s32 	%r1079, %r1079, 1;
	setp.lt.s32 	%p110, %r1079, %r37;
	@%p110 bra 	$L__BB0_140;
	bra.uni 	$L__BB0_145;
$L__BB0_53:
	mov.u32 	%r1031, 0;
$L__BB0_54:
	.pragma "nounroll";
	shl.b32 	%r437, %r1031, 3;
	shr.u32 	%r438, %r1029, %r437;
	shl.b64 	%rd161, %rd35, 12;
	mov.u64 	%rd162, _ZZ9histogramE4bins;
	add.s64 	%rd163, %rd162, %rd161;
	shl.b64 	%rd164, %rd44, 10;
	add.s64 	%rd165, %rd163, %rd164;
	shl.b32 	%r439, %r438, 2;
	cvt.u64.u32 	%rd166, %r439;
	and.b64  	%rd167, %rd166, 1020;
	add.s64 	%rd168, %rd165, %rd167;
	atom.shared.add.u32 	%r440, [%rd168], 1;
	add.s32 	%r1031, %r1031, 1;
	setp.lt.s32 	%p41, %r1031, %r33;
	@%p41 bra 	$L__BB0_54;
$L__BB0_55:
	cvt.u32.u64 	%r441, %rd38;
	setp.le.s32 	%p42, %r1010, %r441;
	@%p42 bra 	$L__BB0_163;
	add.s32 	%r447, %r272, 260;
	setp.le.s32 	%p43, %r447, %r1010;
	and.pred  	%p44, %p1, %p43;
	@%p44 bra 	$L__BB0_64;
	bra.uni 	$L__BB0_57;
$L__BB0_64:
	add.s64 	%rd469, %rd45, %rd36;
	ld.u32 	%r1038, [%rd469+256];
	bra.uni 	$L__BB0_65;
$L__BB0_57:
	setp.lt.u32 	%p45, %r34, 3;
	mov.u32 	%r1036, 0;
	mov.u32 	%r1038, %r1036;
	@%p45 bra 	$L__BB0_60;
	mov.u32 	%r1034, %r40;
$L__BB0_59:
	cvt.u32.u64 	%r972, %rd38;
	add.s32 	%r454, %r1036, %r972;
	cvt.s64.s32 	%rd169, %r454;
	mul.lo.s64 	%rd170, %rd473, %rd169;
	add.s64 	%rd171, %rd45, %rd170;
	ld.u8 	%r455, [%rd171];
	or.b32  	%r456, %r1038, %r455;
	add.s32 	%r457, %r1036, 1;
	add.s32 	%r458, %r457, %r972;
	cvt.s64.s32 	%rd172, %r458;
	mul.lo.s64 	%rd173, %rd473, %rd172;
	add.s64 	%rd174, %rd45, %rd173;
	ld.u8 	%r459, [%rd174];
	shl.b32 	%r460, %r457, 3;
	shl.b32 	%r461, %r459, %r460;
	or.b32  	%r462, %r461, %r456;
	add.s32 	%r463, %r1036, 2;
	add.s32 	%r464, %r463, %r972;
	cvt.s64.s32 	%rd175, %r464;
	mul.lo.s64 	%rd176, %rd473, %rd175;
	add.s64 	%rd177, %rd45, %rd176;
	ld.u8 	%r465, [%rd177];
	shl.b32 	%r466, %r463, 3;
	shl.b32 	%r467, %r465, %r466;
	or.b32  	%r468, %r467, %r462;
	add.s32 	%r469, %r1036, 3;
	add.s32 	%r470, %r469, %r972;
	cvt.s64.s32 	%rd178, %r470;
	mul.lo.s64 	%rd179, %rd473, %rd178;
	add.s64 	%rd180, %rd45, %rd179;
	ld.u8 	%r471, [%rd180];
	shl.b32 	%r472, %r469, 3;
	shl.b32 	%r473, %r471, %r472;
	or.b32  	%r1038, %r473, %r468;
	add.s32 	%r1036, %r1036, 4;
	add.s32 	%r1034, %r1034, -4;
	setp.ne.s32 	%p46, %r1034, 0;
	@%p46 bra 	$L__BB0_59;
$L__BB0_60:
	setp.eq.s32 	%p47, %r39, 0;
	@%p47 bra 	$L__BB0_65;
	cvt.u32.u64 	%r973, %rd38;
	add.s32 	%r475, %r1036, %r973;
	cvt.s64.s32 	%rd181, %r475;
	mul.lo.s64 	%rd182, %rd473, %rd181;
	add.s64 	%rd183, %rd45, %rd182;
	ld.u8 	%r476, [%rd183];
	shl.b32 	%r477, %r1036, 3;
	shl.b32 	%r478, %r476, %r477;
	or.b32  	%r1038, %r478, %r1038;
	setp.eq.s32 	%p48, %r39, 1;
	@%p48 bra 	$L__BB0_65;
	cvt.u32.u64 	%r974, %rd38;
	add.s32 	%r479, %r1036, 1;
	add.s32 	%r481, %r479, %r974;
	cvt.s64.s32 	%rd184, %r481;
	mul.lo.s64 	%rd185, %rd473, %rd184;
	add.s64 	%rd186, %rd45, %rd185;
	ld.u8 	%r482, [%rd186];
	shl.b32 	%r483, %r479, 3;
	shl.b32 	%r484, %r482, %r483;
	or.b32  	%r1038, %r484, %r1038;
	setp.eq.s32 	%p49, %r39, 2;
	@%p49 bra 	$L__BB0_65;
	cvt.u32.u64 	%r975, %rd38;
	add.s32 	%r485, %r1036, 2;
	add.s32 	%r487, %r485, %r975;
	cvt.s64.s32 	%rd187, %r487;
	mul.lo.s64 	%rd188, %rd473, %rd187;
	add.s64 	%rd189, %rd45, %rd188;
	ld.u8 	%r488, [%rd189];
	shl.b32 	%r489, %r485, 3;
	shl.b32 	%r490, %r488, %r489;
	or.b32  	%r1038, %r490, %r1038;
$L__BB0_65:
	setp.lt.s32 	%p50, %r290, 1;
	@%p50 bra 	$L__BB0_73;
	@%p9 bra 	$L__BB0_71;
	mov.u32 	%r1039, 0;
$L__BB0_68:
	.pragma "nounroll";
	cvt.u32.u64 	%r976, %rd38;
	add.s32 	%r500, %r1039, %r976;
	cvt.s64.s32 	%rd190, %r500;
	mul.lo.s64 	%rd191, %rd478, %rd190;
	add.s64 	%rd192, %rd191, %rd41;
	add.s64 	%rd193, %rd480, %rd192;
	ld.u8 	%rs3, [%rd193];
	setp.eq.s16 	%p52, %rs3, 0;
	@%p52 bra 	$L__BB0_70;
	shl.b32 	%r501, %r1039, 3;
	shr.u32 	%r502, %r1038, %r501;
	shl.b64 	%rd194, %rd35, 12;
	mov.u64 	%rd195, _ZZ9histogramE4bins;
	add.s64 	%rd196, %rd195, %rd194;
	shl.b64 	%rd197, %rd44, 10;
	add.s64 	%rd198, %rd196, %rd197;
	shl.b32 	%r503, %r502, 2;
	cvt.u64.u32 	%rd199, %r503;
	and.b64  	%rd200, %rd199, 1020;
	add.s64 	%rd201, %rd198, %rd200;
	atom.shared.add.u32 	%r504, [%rd201], 1;
$L__BB0_70:
	add.s32 	%r1039, %r1039, 1;
	setp.lt.s32 	%p53, %r1039, %r37;
	@%p53 bra 	$L__BB0_68;
	bra.uni 	$L__BB0_73;
$L__BB0_143:
	mov.u32 	%r1081, 0;
$L__BB0_144:
	.pragma "nounroll";
	shl.b32 	%r800, %r1081, 3;
	shr.u32 	%r801, %r1078, %r800;
	shl.b64 	%rd366, %rd35, 12;
	mov.u64 	%rd367, _ZZ9histogramE4bins;
	add.s64 	%rd368, %rd367, %rd366;
	mul.wide.s32 	%rd369, %r1080, 1024;
	add.s64 	%rd370, %rd368, %rd369;
	shl.b32 	%r802, %r801, 2;
	cvt.u64.u32 	%rd371, %r802;
	and.b64  	%rd372, %rd371, 1020;
	add.s64 	%rd373, %rd370, %rd372;
	atom.shared.add.u32 	%r803, [%rd373], 1;
	add.s32 	%r804, %r1080, 1;
	setp.eq.s32 	%p111, %r804, %r245;
	selp.b32 	%r1080, 0, %r804, %p111;
	add.s32 	%r1081, %r1081, 1;
	setp.lt.s32 	%p112, %r1081, %r37;
	@%p112 bra 	$L__BB0_144;
$L__BB0_145:
	cvt.u32.u64 	%r805, %rd39;
	setp.le.s32 	%p113, %r1010, %r805;
	@%p113 bra 	$L__BB0_163;
	cvt.u32.u64 	%r1000, %rd39;
	add.s32 	%r812, %r272, 388;
	setp.le.s32 	%p114, %r812, %r1010;
	rem.s32 	%r1091, %r1000, %r245;
	and.pred  	%p115, %p1, %p114;
	@%p115 bra 	$L__BB0_154;
	bra.uni 	$L__BB0_147;
$L__BB0_154:
	add.s64 	%rd464, %rd45, %rd36;
	ld.u32 	%r1089, [%rd464+384];
	bra.uni 	$L__BB0_155;
$L__BB0_147:
	setp.lt.u32 	%p116, %r38, 3;
	mov.u32 	%r1087, 0;
	mov.u32 	%r1089, %r1087;
	@%p116 bra 	$L__BB0_150;
	mov.u32 	%r1085, %r43;
$L__BB0_149:
	cvt.u32.u64 	%r1001, %rd39;
	add.s32 	%r819, %r1087, %r1001;
	cvt.s64.s32 	%rd374, %r819;
	mul.lo.s64 	%rd375, %rd473, %rd374;
	add.s64 	%rd376, %rd45, %rd375;
	ld.u8 	%r820, [%rd376];
	or.b32  	%r821, %r1089, %r820;
	add.s32 	%r822, %r1087, 1;
	add.s32 	%r823, %r822, %r1001;
	cvt.s64.s32 	%rd377, %r823;
	mul.lo.s64 	%rd378, %rd473, %rd377;
	add.s64 	%rd379, %rd45, %rd378;
	ld.u8 	%r824, [%rd379];
	shl.b32 	%r825, %r822, 3;
	shl.b32 	%r826, %r824, %r825;
	or.b32  	%r827, %r826, %r821;
	add.s32 	%r828, %r1087, 2;
	add.s32 	%r829, %r828, %r1001;
	cvt.s64.s32 	%rd380, %r829;
	mul.lo.s64 	%rd381, %rd473, %rd380;
	add.s64 	%rd382, %rd45, %rd381;
	ld.u8 	%r830, [%rd382];
	shl.b32 	%r831, %r828, 3;
	shl.b32 	%r832, %r830, %r831;
	or.b32  	%r833, %r832, %r827;
	add.s32 	%r834, %r1087, 3;
	add.s32 	%r835, %r834, %r1001;
	cvt.s64.s32 	%rd383, %r835;
	mul.lo.s64 	%rd384, %rd473, %rd383;
	add.s64 	%rd385, %rd45, %rd384;
	ld.u8 	%r836, [%rd385];
	shl.b32 	%r837, %r834, 3;
	shl.b32 	%r838, %r836, %r837;
	or.b32  	%r1089, %r838, %r833;
	add.s32 	%r1087, %r1087, 4;
	add.s32 	%r1085, %r1085, -4;
	setp.ne.s32 	%p117, %r1085, 0;
	@%p117 bra 	$L__BB0_149;
$L__BB0_150:
	setp.eq.s32 	%p118, %r42, 0;
	@%p118 bra 	$L__BB0_155;
	cvt.u32.u64 	%r1002, %rd39;
	add.s32 	%r840, %r1087, %r1002;
	cvt.s64.s32 	%rd386, %r840;
	mul.lo.s64 	%rd387, %rd473, %rd386;
	add.s64 	%rd388, %rd45, %rd387;
	ld.u8 	%r841, [%rd388];
	shl.b32 	%r842, %r1087, 3;
	shl.b32 	%r843, %r841, %r842;
	or.b32  	%r1089, %r843, %r1089;
	setp.eq.s32 	%p119, %r42, 1;
	@%p119 bra 	$L__BB0_155;
	cvt.u32.u64 	%r1003, %rd39;
	add.s32 	%r844, %r1087, 1;
	add.s32 	%r846, %r844, %r1003;
	cvt.s64.s32 	%rd389, %r846;
	mul.lo.s64 	%rd390, %rd473, %rd389;
	add.s64 	%rd391, %rd45, %rd390;
	ld.u8 	%r847, [%rd391];
	shl.b32 	%r848, %r844, 3;
	shl.b32 	%r849, %r847, %r848;
	or.b32  	%r1089, %r849, %r1089;
	setp.eq.s32 	%p120, %r42, 2;
	@%p120 bra 	$L__BB0_155;
	cvt.u32.u64 	%r1004, %rd39;
	add.s32 	%r850, %r1087, 2;
	add.s32 	%r852, %r850, %r1004;
	cvt.s64.s32 	%rd392, %r852;
	mul.lo.s64 	%rd393, %rd473, %rd392;
	add.s64 	%rd394, %rd45, %rd393;
	ld.u8 	%r853, [%rd394];
	shl.b32 	%r854, %r850, 3;
	shl.b32 	%r855, %r853, %r854;
	or.b32  	%r1089, %r855, %r1089;
$L__BB0_155:
	setp.lt.s32 	%p121, %r296, 1;
	@%p121 bra 	$L__BB0_163;
	@%p9 bra 	$L__BB0_161;
	mov.u32 	%r1090, 0;
$L__BB0_158:
	.pragma "nounroll";
	cvt.u32.u64 	%r1005, %rd39;
	add.s32 	%r865, %r1090, %r1005;
	cvt.s64.s32 	%rd395, %r865;
	mul.lo.s64 	%rd396, %rd478, %rd395;
	add.s64 	%rd397, %rd396, %rd41;
	add.s64 	%rd398, %rd480, %rd397;
	ld.u8 	%rs8, [%rd398];
	setp.eq.s16 	%p123, %rs8, 0;
	@%p123 bra 	$L__BB0_160;
	shl.b32 	%r866, %r1090, 3;
	shr.u32 	%r867, %r1089, %r866;
	shl.b64 	%rd399, %rd35, 12;
	mov.u64 	%rd400, _ZZ9histogramE4bins;
	add.s64 	%rd401, %rd400, %rd399;
	mul.wide.s32 	%rd402, %r1091, 1024;
	add.s64 	%rd403, %rd401, %rd402;
	shl.b32 	%r868, %r867, 2;
	cvt.u64.u32 	%rd404, %r868;
	and.b64  	%rd405, %rd404, 1020;
	add.s64 	%rd406, %rd403, %rd405;
	atom.shared.add.u32 	%r869, [%rd406], 1;
$L__BB0_160:
	add.s32 	%r870, %r1091, 1;
	setp.eq.s32 	%p124, %r870, %r245;
	selp.b32 	%r1091, 0, %r870, %p124;
	add.s32 	%r1090, %r1090, 1;
	setp.lt.s32 	%p125, %r1090, %r41;
	@%p125 bra 	$L__BB0_158;
	bra.uni 	$L__BB0_163;
$L__BB0_71:
	mov.u32 	%r1040, 0;
$L__BB0_72:
	.pragma "nounroll";
	shl.b32 	%r506, %r1040, 3;
	shr.u32 	%r507, %r1038, %r506;
	shl.b64 	%rd202, %rd35, 12;
	mov.u64 	%rd203, _ZZ9histogramE4bins;
	add.s64 	%rd204, %rd203, %rd202;
	shl.b64 	%rd205, %rd44, 10;
	add.s64 	%rd206, %rd204, %rd205;
	shl.b32 	%r508, %r507, 2;
	cvt.u64.u32 	%rd207, %r508;
	and.b64  	%rd208, %rd207, 1020;
	add.s64 	%rd209, %rd206, %rd208;
	atom.shared.add.u32 	%r509, [%rd209], 1;
	add.s32 	%r1040, %r1040, 1;
	setp.lt.s32 	%p54, %r1040, %r37;
	@%p54 bra 	$L__BB0_72;
$L__BB0_73:
	cvt.u32.u64 	%r510, %rd39;
	setp.le.s32 	%p55, %r1010, %r510;
	@%p55 bra 	$L__BB0_163;
	add.s32 	%r516, %r272, 388;
	setp.le.s32 	%p56, %r516, %r1010;
	and.pred  	%p57, %p1, %p56;
	@%p57 bra 	$L__BB0_82;
	bra.uni 	$L__BB0_75;
$L__BB0_82:
	add.s64 	%rd468, %rd45, %rd36;
	ld.u32 	%r1047, [%rd468+384];
	bra.uni 	$L__BB0_83;
$L__BB0_75:
	setp.lt.u32 	%p58, %r38, 3;
	mov.u32 	%r1045, 0;
	mov.u32 	%r1047, %r1045;
	@%p58 bra 	$L__BB0_78;
	mov.u32 	%r1043, %r43;
$L__BB0_77:
	cvt.u32.u64 	%r977, %rd39;
	add.s32 	%r523, %r1045, %r977;
	cvt.s64.s32 	%rd210, %r523;
	mul.lo.s64 	%rd211, %rd473, %rd210;
	add.s64 	%rd212, %rd45, %rd211;
	ld.u8 	%r524, [%rd212];
	or.b32  	%r525, %r1047, %r524;
	add.s32 	%r526, %r1045, 1;
	add.s32 	%r527, %r526, %r977;
	cvt.s64.s32 	%rd213, %r527;
	mul.lo.s64 	%rd214, %rd473, %rd213;
	add.s64 	%rd215, %rd45, %rd214;
	ld.u8 	%r528, [%rd215];
	shl.b32 	%r529, %r526, 3;
	shl.b32 	%r530, %r528, %r529;
	or.b32  	%r531, %r530, %r525;
	add.s32 	%r532, %r1045, 2;
	add.s32 	%r533, %r532, %r977;
	cvt.s64.s32 	%rd216, %r533;
	mul.lo.s64 	%rd217, %rd473, %rd216;
	add.s64 	%rd218, %rd45, %rd217;
	ld.u8 	%r534, [%rd218];
	shl.b32 	%r535, %r532, 3;
	shl.b32 	%r536, %r534, %r535;
	or.b32  	%r537, %r536, %r531;
	add.s32 	%r538, %r1045, 3;
	add.s32 	%r539, %r538, %r977;
	cvt.s64.s32 	%rd219, %r539;
	mul.lo.s64 	%rd220, %rd473, %rd219;
	add.s64 	%rd221, %rd45, %rd220;
	ld.u8 	%r540, [%rd221];
	shl.b32 	%r541, %r538, 3;
	shl.b32 	%r542, %r540, %r541;
	or.b32  	%r1047, %r542, %r537;
	add.s32 	%r1045, %r1045, 4;
	add.s32 	%r1043, %r1043, -4;
	setp.ne.s32 	%p59, %r1043, 0;
	@%p59 bra 	$L__BB0_77;
$L__BB0_78:
	setp.eq.s32 	%p60, %r42, 0;
	@%p60 bra 	$L__BB0_83;
	cvt.u32.u64 	%r978, %rd39;
	add.s32 	%r544, %r1045, %r978;
	cvt.s64.s32 	%rd222, %r544;
	mul.lo.s64 	%rd223, %rd473, %rd222;
	add.s64 	%rd224, %rd45, %rd223;
	ld.u8 	%r545, [%rd224];
	shl.b32 	%r546, %r1045, 3;
	shl.b32 	%r547, %r545, %r546;
	or.b32  	%r1047, %r547, %r1047;
	setp.eq.s32 	%p61, %r42, 1;
	@%p61 bra 	$L__BB0_83;
	cvt.u32.u64 	%r979, %rd39;
	add.s32 	%r548, %r1045, 1;
	add.s32 	%r550, %r548, %r979;
	cvt.s64.s32 	%rd225, %r550;
	mul.lo.s64 	%rd226, %rd473, %rd225;
	add.s64 	%rd227, %rd45, %rd226;
	ld.u8 	%r551, [%rd227];
	shl.b32 	%r552, %r548, 3;
	shl.b32 	%r553, %r551, %r552;
	or.b32  	%r1047, %r553, %r1047;
	setp.eq.s32 	%p62, %r42, 2;
	@%p62 bra 	$L__BB0_83;
	cvt.u32.u64 	%r980, %rd39;
	add.s32 	%r554, %r1045, 2;
	add.s32 	%r556, %r554, %r980;
	cvt.s64.s32 	%rd228, %r556;
	mul.lo.s64 	%rd229, %rd473, %rd228;
	add.s64 	%rd230, %rd45, %rd229;
	ld.u8 	%r557, [%rd230];
	shl.b32 	%r558, %r554, 3;
	shl.b32 	%r559, %r557, %r558;
	or.b32  	%r1047, %r559, %r1047;
$L__BB0_83:
	setp.lt.s32 	%p63, %r296, 1;
	@%p63 bra 	$L__BB0_163;
	@%p9 bra 	$L__BB0_89;
	mov.u32 	%r1048, 0;
$L__BB0_86:
	.pragma "nounroll";
	cvt.u32.u64 	%r981, %rd39;
	add.s32 	%r569, %r1048, %r981;
	cvt.s64.s32 	%rd231, %r569;
	mul.lo.s64 	%rd232, %rd478, %rd231;
	add.s64 	%rd233, %rd232, %rd41;
	add.s64 	%rd234, %rd480, %rd233;
	ld.u8 	%rs4, [%rd234];
	setp.eq.s16 	%p65, %rs4, 0;
	@%p65 bra 	$L__BB0_88;
	shl.b32 	%r570, %r1048, 3;
	shr.u32 	%r571, %r1047, %r570;
	shl.b64 	%rd235, %rd35, 12;
	mov.u64 	%rd236, _ZZ9histogramE4bins;
	add.s64 	%rd237, %rd236, %rd235;
	shl.b64 	%rd238, %rd44, 10;
	add.s64 	%rd239, %rd237, %rd238;
	shl.b32 	%r572, %r571, 2;
	cvt.u64.u32 	%rd240, %r572;
	and.b64  	%rd241, %rd240, 1020;
	add.s64 	%rd242, %rd239, %rd241;
	atom.shared.add.u32 	%r573, [%rd242], 1;
$L__BB0_88:
	add.s32 	%r1048, %r1048, 1;
	setp.lt.s32 	%p66, %r1048, %r41;
	@%p66 bra 	$L__BB0_86;
	bra.uni 	$L__BB0_163;
$L__BB0_161:
	mov.u32 	%r1092, 0;
$L__BB0_162:
	.pragma "nounroll";
	shl.b32 	%r872, %r1092, 3;
	shr.u32 	%r873, %r1089, %r872;
	shl.b64 	%rd407, %rd35, 12;
	mov.u64 	%rd408, _ZZ9histogramE4bins;
	add.s64 	%rd409, %rd408, %rd407;
	mul.wide.s32 	%rd410, %r1091, 1024;
	add.s64 	%rd411, %rd409, %rd410;
	shl.b32 	%r874, %r873, 2;
	cvt.u64.u32 	%rd412, %r874;
	and.b64  	%rd413, %rd412, 1020;
	add.s64 	%rd414, %rd411, %rd413;
	atom.shared.add.u32 	%r875, [%rd414], 1;
	add.s32 	%r876, %r1091, 1;
	setp.eq.s32 	%p126, %r876, %r245;
	selp.b32 	%r1091, 0, %r876, %p126;
	add.s32 	%r1092, %r1092, 1;
	setp.lt.s32 	%p127, %r1092, %r41;
	@%p127 bra 	$L__BB0_162;
	bra.uni 	$L__BB0_163;
$L__BB0_89:
	mov.u32 	%r1049, 0;
$L__BB0_90:
	.pragma "nounroll";
	shl.b32 	%r575, %r1049, 3;
	shr.u32 	%r576, %r1047, %r575;
	shl.b64 	%rd243, %rd35, 12;
	mov.u64 	%rd244, _ZZ9histogramE4bins;
	add.s64 	%rd245, %rd244, %rd243;
	shl.b64 	%rd246, %rd44, 10;
	add.s64 	%rd247, %rd245, %rd246;
	shl.b32 	%r577, %r576, 2;
	cvt.u64.u32 	%rd248, %r577;
	and.b64  	%rd249, %rd248, 1020;
	add.s64 	%rd250, %rd247, %rd249;
	atom.shared.add.u32 	%r578, [%rd250], 1;
	add.s32 	%r1049, %r1049, 1;
	setp.lt.s32 	%p67, %r1049, %r41;
	@%p67 bra 	$L__BB0_90;
$L__BB0_163:
	cvt.u32.u64 	%r877, %rd44;
	add.s32 	%r1013, %r877, 1;
	setp.lt.s32 	%p128, %r1013, %r253;
	add.s64 	%rd481, %rd481, 1;
	@%p128 bra 	$L__BB0_18;
$L__BB0_164:
	add.s32 	%r1012, %r1012, 1;
	setp.lt.u32 	%p129, %r1012, 16;
	@%p129 bra 	$L__BB0_15;
$L__BB0_165:
	setp.gt.s32 	%p140, %r245, 1;
	selp.b32 	%r944, %r245, %r253, %p140;
	mov.u32 	%r943, %tid.y;
	shl.b32 	%r942, %r943, 5;
	mov.u32 	%r941, %tid.x;
	bar.sync 	0;
	add.s32 	%r1096, %r942, %r941;
	shl.b32 	%r217, %r944, 8;
	setp.ge.s32 	%p130, %r1096, %r217;
	@%p130 bra 	$L__BB0_182;
	setp.gt.s32 	%p141, %r245, 1;
	selp.b32 	%r949, %r245, %r253, %p141;
	mov.u32 	%r948, %ctaid.z;
	mov.u32 	%r947, %tid.y;
	shl.b32 	%r946, %r947, 5;
	mov.u32 	%r945, %tid.x;
	cvt.u64.u32 	%rd415, %r948;
	cvt.s64.s32 	%rd416, %r949;
	mul.lo.s64 	%rd417, %rd415, %rd416;
	shl.b64 	%rd51, %rd417, 8;
	not.b32 	%r884, %r945;
	add.s32 	%r885, %r217, %r884;
	sub.s32 	%r218, %r885, %r946;
	shr.u32 	%r888, %r218, 8;
	add.s32 	%r889, %r888, 1;
	and.b32  	%r1095, %r889, 3;
	setp.eq.s32 	%p131, %r1095, 0;
	@%p131 bra 	$L__BB0_171;
	ld.param.u64 	%rd455, [histogram_param_4];
	mov.u32 	%r952, %tid.y;
	shl.b32 	%r951, %r952, 5;
	mov.u32 	%r950, %tid.x;
	add.s32 	%r1096, %r951, %r950;
	cvt.s64.s32 	%rd418, %r1096;
	add.s64 	%rd419, %rd51, %rd418;
	cvta.to.global.u64 	%rd420, %rd455;
	shl.b64 	%rd421, %rd419, 2;
	add.s64 	%rd483, %rd420, %rd421;
	mov.u64 	%rd423, _ZZ9histogramE4bins;
$L__BB0_168:
	.pragma "nounroll";
	shr.s32 	%r893, %r1096, 31;
	shr.u32 	%r894, %r893, 24;
	add.s32 	%r895, %r1096, %r894;
	shr.s32 	%r896, %r895, 8;
	and.b32  	%r897, %r895, -256;
	sub.s32 	%r898, %r1096, %r897;
	mul.wide.s32 	%rd422, %r896, 1024;
	add.s64 	%rd424, %rd423, %rd422;
	mul.wide.s32 	%rd425, %r898, 4;
	add.s64 	%rd426, %rd424, %rd425;
	ld.shared.u32 	%r899, [%rd426+4096];
	ld.shared.u32 	%r900, [%rd426];
	add.s32 	%r224, %r899, %r900;
	setp.eq.s32 	%p132, %r224, 0;
	@%p132 bra 	$L__BB0_170;
	atom.global.add.u32 	%r901, [%rd483], %r224;
$L__BB0_170:
	add.s32 	%r1096, %r1096, 256;
	add.s64 	%rd483, %rd483, 1024;
	add.s32 	%r1095, %r1095, -1;
	setp.ne.s32 	%p133, %r1095, 0;
	@%p133 bra 	$L__BB0_168;
$L__BB0_171:
	setp.lt.u32 	%p134, %r218, 768;
	@%p134 bra 	$L__BB0_182;
	ld.param.u64 	%rd456, [histogram_param_4];
	cvt.s64.s32 	%rd427, %r1096;
	cvta.to.global.u64 	%rd428, %rd456;
	add.s64 	%rd429, %rd51, %rd427;
	shl.b64 	%rd430, %rd429, 2;
	add.s64 	%rd431, %rd428, %rd430;
	add.s64 	%rd484, %rd431, 2048;
	mov.u64 	%rd433, _ZZ9histogramE4bins;
$L__BB0_173:
	shr.s32 	%r902, %r1096, 31;
	shr.u32 	%r903, %r902, 24;
	add.s32 	%r904, %r1096, %r903;
	shr.s32 	%r905, %r904, 8;
	and.b32  	%r906, %r904, -256;
	sub.s32 	%r907, %r1096, %r906;
	mul.wide.s32 	%rd432, %r905, 1024;
	add.s64 	%rd434, %rd433, %rd432;
	mul.wide.s32 	%rd435, %r907, 4;
	add.s64 	%rd436, %rd434, %rd435;
	ld.shared.u32 	%r908, [%rd436+4096];
	ld.shared.u32 	%r909, [%rd436];
	add.s32 	%r229, %r908, %r909;
	setp.eq.s32 	%p135, %r229, 0;
	@%p135 bra 	$L__BB0_175;
	add.s64 	%rd437, %rd484, -2048;
	atom.global.add.u32 	%r910, [%rd437], %r229;
$L__BB0_175:
	add.s32 	%r230, %r1096, 256;
	shr.s32 	%r911, %r230, 31;
	shr.u32 	%r912, %r911, 24;
	add.s32 	%r913, %r230, %r912;
	shr.s32 	%r914, %r913, 8;
	and.b32  	%r915, %r913, -256;
	sub.s32 	%r916, %r230, %r915;
	mul.wide.s32 	%rd438, %r914, 1024;
	add.s64 	%rd440, %rd433, %rd438;
	mul.wide.s32 	%rd441, %r916, 4;
	add.s64 	%rd442, %rd440, %rd441;
	ld.shared.u32 	%r917, [%rd442+4096];
	ld.shared.u32 	%r918, [%rd442];
	add.s32 	%r231, %r917, %r918;
	setp.eq.s32 	%p136, %r231, 0;
	@%p136 bra 	$L__BB0_177;
	add.s64 	%rd443, %rd484, -1024;
	atom.global.add.u32 	%r919, [%rd443], %r231;
$L__BB0_177:
	add.s32 	%r232, %r230, 256;
	shr.s32 	%r920, %r232, 31;
	shr.u32 	%r921, %r920, 24;
	add.s32 	%r922, %r232, %r921;
	shr.s32 	%r923, %r922, 8;
	and.b32  	%r924, %r922, -256;
	sub.s32 	%r925, %r232, %r924;
	mul.wide.s32 	%rd444, %r923, 1024;
	add.s64 	%rd446, %rd433, %rd444;
	mul.wide.s32 	%rd447, %r925, 4;
	add.s64 	%rd448, %rd446, %rd447;
	ld.shared.u32 	%r926, [%rd448+4096];
	ld.shared.u32 	%r927, [%rd448];
	add.s32 	%r233, %r926, %r927;
	setp.eq.s32 	%p137, %r233, 0;
	@%p137 bra 	$L__BB0_179;
	atom.global.add.u32 	%r928, [%rd484], %r233;
$L__BB0_179:
	add.s32 	%r234, %r232, 256;
	shr.s32 	%r929, %r234, 31;
	shr.u32 	%r930, %r929, 24;
	add.s32 	%r931, %r234, %r930;
	shr.s32 	%r932, %r931, 8;
	and.b32  	%r933, %r931, -256;
	sub.s32 	%r934, %r234, %r933;
	mul.wide.s32 	%rd449, %r932, 1024;
	add.s64 	%rd451, %rd433, %rd449;
	mul.wide.s32 	%rd452, %r934, 4;
	add.s64 	%rd453, %rd451, %rd452;
	ld.shared.u32 	%r935, [%rd453+4096];
	ld.shared.u32 	%r936, [%rd453];
	add.s32 	%r235, %r935, %r936;
	setp.eq.s32 	%p138, %r235, 0;
	@%p138 bra 	$L__BB0_181;
	add.s64 	%rd454, %rd484, 1024;
	atom.global.add.u32 	%r937, [%rd454], %r235;
$L__BB0_181:
	add.s64 	%rd484, %rd484, 4096;
	add.s32 	%r1096, %r234, 256;
	setp.lt.s32 	%p139, %r1096, %r217;
	@%p139 bra 	$L__BB0_173;
$L__BB0_182:
	ret;
}
.visible .entry otsu(
	.param .u64 otsu_param_0,
	.param .align 8 .b8 otsu_param_1[48],
	.param .u64 otsu_param_2
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<53>;
	.reg .f32 	%f<3>;
	.reg .b32 	%r<52>;
	.reg .f64 	%fd<43>;
	.reg .b64 	%rd<125>;
	.shared .align 8 .b8 _ZZ4otsuE4sums[2048];
	.shared .align 8 .b8 _ZZ4otsuE7between[2048];
	.shared .align 4 .b8 _ZZ4otsuE4best[1024];
	ld.param.u64 	%rd42, [otsu_param_0];
	ld.param.u64 	%rd40, [otsu_param_2];
	cvta.to.global.u64 	%rd43, %rd42;
	mov.u32 	%r26, %tid.y;
	shl.b32 	%r27, %r26, 5;
	mov.u32 	%r28, %tid.x;
	add.s32 	%r1, %r27, %r28;
	mov.u32 	%r29, %ctaid.z;
	mul.wide.u32 	%rd44, %r29, 256;
	cvt.s64.s32 	%rd1, %r1;
	add.s64 	%rd45, %rd44, %rd1;
	shl.b64 	%rd46, %rd45, 2;
	add.s64 	%rd47, %rd43, %rd46;
	ld.global.u32 	%rd2, [%rd47];
	mov.u64 	%rd110, 0;
	mul.wide.s32 	%rd48, %r1, 8;
	mov.u64 	%rd49, _ZZ4otsuE4sums;
	add.s64 	%rd3, %rd49, %rd48;
	st.shared.u64 	[%rd3], %rd2;
	bar.sync 	0;
	setp.lt.s32 	%p1, %r1, 1;
	mov.u64 	%rd109, %rd110;
	@%p1 bra 	$L__BB1_2;
	ld.shared.u64 	%rd109, [%rd3+-8];
$L__BB1_2:
	bar.sync 	0;
	ld.shared.u64 	%rd51, [%rd3];
	add.s64 	%rd52, %rd51, %rd109;
	st.shared.u64 	[%rd3], %rd52;
	bar.sync 	0;
	setp.lt.s32 	%p2, %r1, 2;
	@%p2 bra 	$L__BB1_4;
	ld.shared.u64 	%rd110, [%rd3+-16];
$L__BB1_4:
	bar.sync 	0;
	ld.shared.u64 	%rd54, [%rd3];
	mov.u64 	%rd112, 0;
	add.s64 	%rd55, %rd54, %rd110;
	st.shared.u64 	[%rd3], %rd55;
	bar.sync 	0;
	setp.lt.s32 	%p3, %r1, 4;
	mov.u64 	%rd111, %rd112;
	@%p3 bra 	$L__BB1_6;
	ld.shared.u64 	%rd111, [%rd3+-32];
$L__BB1_6:
	bar.sync 	0;
	ld.shared.u64 	%rd57, [%rd3];
	add.s64 	%rd58, %rd57, %rd111;
	st.shared.u64 	[%rd3], %rd58;
	bar.sync 	0;
	setp.lt.s32 	%p4, %r1, 8;
	@%p4 bra 	$L__BB1_8;
	ld.shared.u64 	%rd112, [%rd3+-64];
$L__BB1_8:
	bar.sync 	0;
	ld.shared.u64 	%rd60, [%rd3];
	mov.u64 	%rd114, 0;
	add.s64 	%rd61, %rd60, %rd112;
	st.shared.u64 	[%rd3], %rd61;
	bar.sync 	0;
	setp.lt.s32 	%p5, %r1, 16;
	mov.u64 	%rd113, %rd114;
	@%p5 bra 	$L__BB1_10;
	ld.shared.u64 	%rd113, [%rd3+-128];
$L__BB1_10:
	bar.sync 	0;
	ld.shared.u64 	%rd63, [%rd3];
	add.s64 	%rd64, %rd63, %rd113;
	st.shared.u64 	[%rd3], %rd64;
	bar.sync 	0;
	setp.lt.s32 	%p6, %r1, 32;
	@%p6 bra 	$L__BB1_12;
	ld.shared.u64 	%rd114, [%rd3+-256];
$L__BB1_12:
	bar.sync 	0;
	ld.shared.u64 	%rd66, [%rd3];
	mov.u64 	%rd116, 0;
	add.s64 	%rd67, %rd66, %rd114;
	st.shared.u64 	[%rd3], %rd67;
	bar.sync 	0;
	setp.lt.s32 	%p7, %r1, 64;
	mov.u64 	%rd115, %rd116;
	@%p7 bra 	$L__BB1_14;
	ld.shared.u64 	%rd115, [%rd3+-512];
$L__BB1_14:
	bar.sync 	0;
	ld.shared.u64 	%rd69, [%rd3];
	add.s64 	%rd70, %rd69, %rd115;
	st.shared.u64 	[%rd3], %rd70;
	bar.sync 	0;
	setp.lt.s32 	%p8, %r1, 128;
	@%p8 bra 	$L__BB1_16;
	ld.shared.u64 	%rd116, [%rd3+-1024];
$L__BB1_16:
	bar.sync 	0;
	ld.shared.u64 	%rd72, [%rd3];
	mov.u64 	%rd118, 0;
	add.s64 	%rd73, %rd72, %rd116;
	st.shared.u64 	[%rd3], %rd73;
	bar.sync 	0;
	ld.shared.u64 	%rd20, [%rd3];
	ld.shared.u64 	%rd21, [_ZZ4otsuE4sums+2040];
	bar.sync 	0;
	mul.lo.s64 	%rd74, %rd2, %rd1;
	st.shared.u64 	[%rd3], %rd74;
	bar.sync 	0;
	mov.u64 	%rd117, %rd118;
	@%p1 bra 	$L__BB1_18;
	ld.shared.u64 	%rd117, [%rd3+-8];
$L__BB1_18:
	bar.sync 	0;
	ld.shared.u64 	%rd76, [%rd3];
	add.s64 	%rd77, %rd76, %rd117;
	st.shared.u64 	[%rd3], %rd77;
	bar.sync 	0;
	@%p2 bra 	$L__BB1_20;
	ld.shared.u64 	%rd118, [%rd3+-16];
$L__BB1_20:
	bar.sync 	0;
	ld.shared.u64 	%rd79, [%rd3];
	mov.u64 	%rd120, 0;
	add.s64 	%rd80, %rd79, %rd118;
	st.shared.u64 	[%rd3], %rd80;
	bar.sync 	0;
	mov.u64 	%rd119, %rd120;
	@%p3 bra 	$L__BB1_22;
	ld.shared.u64 	%rd119, [%rd3+-32];
$L__BB1_22:
	bar.sync 	0;
	ld.shared.u64 	%rd82, [%rd3];
	add.s64 	%rd83, %rd82, %rd119;
	st.shared.u64 	[%rd3], %rd83;
	bar.sync 	0;
	@%p4 bra 	$L__BB1_24;
	ld.shared.u64 	%rd120, [%rd3+-64];
$L__BB1_24:
	bar.sync 	0;
	ld.shared.u64 	%rd85, [%rd3];
	mov.u64 	%rd122, 0;
	add.s64 	%rd86, %rd85, %rd120;
	st.shared.u64 	[%rd3], %rd86;
	bar.sync 	0;
	mov.u64 	%rd121, %rd122;
	@%p5 bra 	$L__BB1_26;
	ld.shared.u64 	%rd121, [%rd3+-128];
$L__BB1_26:
	bar.sync 	0;
	ld.shared.u64 	%rd88, [%rd3];
	add.s64 	%rd89, %rd88, %rd121;
	st.shared.u64 	[%rd3], %rd89;
	bar.sync 	0;
	@%p6 bra 	$L__BB1_28;
	ld.shared.u64 	%rd122, [%rd3+-256];
$L__BB1_28:
	bar.sync 	0;
	ld.shared.u64 	%rd91, [%rd3];
	mov.u64 	%rd124, 0;
	add.s64 	%rd92, %rd91, %rd122;
	st.shared.u64 	[%rd3], %rd92;
	bar.sync 	0;
	mov.u64 	%rd123, %rd124;
	@%p7 bra 	$L__BB1_30;
	ld.shared.u64 	%rd123, [%rd3+-512];
$L__BB1_30:
	bar.sync 	0;
	ld.shared.u64 	%rd94, [%rd3];
	add.s64 	%rd95, %rd94, %rd123;
	st.shared.u64 	[%rd3], %rd95;
	bar.sync 	0;
	@%p8 bra 	$L__BB1_32;
	ld.shared.u64 	%rd124, [%rd3+-1024];
$L__BB1_32:
	bar.sync 	0;
	ld.shared.u64 	%rd96, [%rd3];
	add.s64 	%rd97, %rd96, %rd124;
	st.shared.u64 	[%rd3], %rd97;
	bar.sync 	0;
	cvt.rn.f64.u64 	%fd22, %rd21;
	cvt.rn.f64.u64 	%fd1, %rd20;
	div.rn.f64 	%fd2, %fd1, %fd22;
	mov.f64 	%fd23, 0d3FF0000000000000;
	sub.f64 	%fd24, %fd23, %fd2;
	min.f64 	%fd25, %fd2, %fd24;
	setp.ltu.f64 	%p17, %fd25, 0d3E8000000102F4FD;
	mov.f64 	%fd42, 0d0000000000000000;
	@%p17 bra 	$L__BB1_35;
	max.f64 	%fd29, %fd2, %fd24;
	setp.gtu.f64 	%p18, %fd29, 0d3FEFFFFFBFFFFFFC;
	@%p18 bra 	$L__BB1_35;
	ld.shared.u64 	%rd98, [%rd3];
	ld.shared.u64 	%rd99, [_ZZ4otsuE4sums+2040];
	cvt.rn.f64.u64 	%fd30, %rd98;
	div.rn.f64 	%fd31, %fd30, %fd1;
	sub.s64 	%rd100, %rd99, %rd98;
	cvt.rn.f64.u64 	%fd32, %rd100;
	sub.s64 	%rd101, %rd21, %rd20;
	cvt.rn.f64.u64 	%fd33, %rd101;
	div.rn.f64 	%fd34, %fd32, %fd33;
	mov.f64 	%fd35, 0d3FF0000000000000;
	sub.f64 	%fd36, %fd35, %fd2;
	mul.f64 	%fd37, %fd2, %fd36;
	sub.f64 	%fd38, %fd31, %fd34;
	mul.f64 	%fd39, %fd37, %fd38;
	mul.f64 	%fd42, %fd38, %fd39;
$L__BB1_35:
	setp.gt.s32 	%p19, %r1, 127;
	mov.u64 	%rd103, _ZZ4otsuE7between;
	add.s64 	%rd38, %rd103, %rd48;
	st.shared.f64 	[%rd38], %fd42;
	mul.wide.s32 	%rd104, %r1, 4;
	mov.u64 	%rd105, _ZZ4otsuE4best;
	add.s64 	%rd39, %rd105, %rd104;
	st.shared.u32 	[%rd39], %r1;
	bar.sync 	0;
	@%p19 bra 	$L__BB1_41;
	ld.shared.f64 	%fd5, [%rd38];
	ld.shared.f64 	%fd6, [%rd38+1024];
	setp.gt.f64 	%p20, %fd6, %fd5;
	@%p20 bra 	$L__BB1_39;
	bra.uni 	$L__BB1_37;
$L__BB1_39:
	ld.shared.u32 	%r44, [%rd39+512];
	bra.uni 	$L__BB1_40;
$L__BB1_37:
	setp.neu.f64 	%p21, %fd6, %fd5;
	@%p21 bra 	$L__BB1_41;
	ld.shared.u32 	%r34, [%rd39];
	ld.shared.u32 	%r44, [%rd39+512];
	setp.lt.s32 	%p22, %r44, %r34;
	@%p22 bra 	$L__BB1_40;
	bra.uni 	$L__BB1_41;
$L__BB1_40:
	st.shared.f64 	[%rd38], %fd6;
	st.shared.u32 	[%rd39], %r44;
$L__BB1_41:
	setp.gt.s32 	%p23, %r1, 63;
	bar.sync 	0;
	@%p23 bra 	$L__BB1_47;
	ld.shared.f64 	%fd7, [%rd38];
	ld.shared.f64 	%fd8, [%rd38+512];
	setp.gt.f64 	%p24, %fd8, %fd7;
	@%p24 bra 	$L__BB1_45;
	bra.uni 	$L__BB1_43;
$L__BB1_45:
	ld.shared.u32 	%r45, [%rd39+256];
	bra.uni 	$L__BB1_46;
$L__BB1_43:
	setp.neu.f64 	%p25, %fd8, %fd7;
	@%p25 bra 	$L__BB1_47;
	ld.shared.u32 	%r35, [%rd39];
	ld.shared.u32 	%r45, [%rd39+256];
	setp.lt.s32 	%p26, %r45, %r35;
	@%p26 bra 	$L__BB1_46;
	bra.uni 	$L__BB1_47;
$L__BB1_46:
	st.shared.f64 	[%rd38], %fd8;
	st.shared.u32 	[%rd39], %r45;
$L__BB1_47:
	setp.gt.s32 	%p27, %r1, 31;
	bar.sync 	0;
	@%p27 bra 	$L__BB1_53;
	ld.shared.f64 	%fd9, [%rd38];
	ld.shared.f64 	%fd10, [%rd38+256];
	setp.gt.f64 	%p28, %fd10, %fd9;
	@%p28 bra 	$L__BB1_51;
	bra.uni 	$L__BB1_49;
$L__BB1_51:
	ld.shared.u32 	%r46, [%rd39+128];
	bra.uni 	$L__BB1_52;
$L__BB1_49:
	setp.neu.f64 	%p29, %fd10, %fd9;
	@%p29 bra 	$L__BB1_53;
	ld.shared.u32 	%r36, [%rd39];
	ld.shared.u32 	%r46, [%rd39+128];
	setp.lt.s32 	%p30, %r46, %r36;
	@%p30 bra 	$L__BB1_52;
	bra.uni 	$L__BB1_53;
$L__BB1_52:
	st.shared.f64 	[%rd38], %fd10;
	st.shared.u32 	[%rd39], %r46;
$L__BB1_53:
	setp.gt.s32 	%p31, %r1, 15;
	bar.sync 	0;
	@%p31 bra 	$L__BB1_59;
	ld.shared.f64 	%fd11, [%rd38];
	ld.shared.f64 	%fd12, [%rd38+128];
	setp.gt.f64 	%p32, %fd12, %fd11;
	@%p32 bra 	$L__BB1_57;
	bra.uni 	$L__BB1_55;
$L__BB1_57:
	ld.shared.u32 	%r47, [%rd39+64];
	bra.uni 	$L__BB1_58;
$L__BB1_55:
	setp.neu.f64 	%p33, %fd12, %fd11;
	@%p33 bra 	$L__BB1_59;
	ld.shared.u32 	%r37, [%rd39];
	ld.shared.u32 	%r47, [%rd39+64];
	setp.lt.s32 	%p34, %r47, %r37;
	@%p34 bra 	$L__BB1_58;
	bra.uni 	$L__BB1_59;
$L__BB1_58:
	st.shared.f64 	[%rd38], %fd12;
	st.shared.u32 	[%rd39], %r47;
$L__BB1_59:
	setp.gt.s32 	%p35, %r1, 7;
	bar.sync 	0;
	@%p35 bra 	$L__BB1_65;
	ld.shared.f64 	%fd13, [%rd38];
	ld.shared.f64 	%fd14, [%rd38+64];
	setp.gt.f64 	%p36, %fd14, %fd13;
	@%p36 bra 	$L__BB1_63;
	bra.uni 	$L__BB1_61;
$L__BB1_63:
	ld.shared.u32 	%r48, [%rd39+32];
	bra.uni 	$L__BB1_64;
$L__BB1_61:
	setp.neu.f64 	%p37, %fd14, %fd13;
	@%p37 bra 	$L__BB1_65;
	ld.shared.u32 	%r38, [%rd39];
	ld.shared.u32 	%r48, [%rd39+32];
	setp.lt.s32 	%p38, %r48, %r38;
	@%p38 bra 	$L__BB1_64;
	bra.uni 	$L__BB1_65;
$L__BB1_64:
	st.shared.f64 	[%rd38], %fd14;
	st.shared.u32 	[%rd39], %r48;
$L__BB1_65:
	setp.gt.s32 	%p39, %r1, 3;
	bar.sync 	0;
	@%p39 bra 	$L__BB1_71;
	ld.shared.f64 	%fd15, [%rd38];
	ld.shared.f64 	%fd16, [%rd38+32];
	setp.gt.f64 	%p40, %fd16, %fd15;
	@%p40 bra 	$L__BB1_69;
	bra.uni 	$L__BB1_67;
$L__BB1_69:
	ld.shared.u32 	%r49, [%rd39+16];
	bra.uni 	$L__BB1_70;
$L__BB1_67:
	setp.neu.f64 	%p41, %fd16, %fd15;
	@%p41 bra 	$L__BB1_71;
	ld.shared.u32 	%r39, [%rd39];
	ld.shared.u32 	%r49, [%rd39+16];
	setp.lt.s32 	%p42, %r49, %r39;
	@%p42 bra 	$L__BB1_70;
	bra.uni 	$L__BB1_71;
$L__BB1_70:
	st.shared.f64 	[%rd38], %fd16;
	st.shared.u32 	[%rd39], %r49;
$L__BB1_71:
	setp.gt.s32 	%p43, %r1, 1;
	bar.sync 	0;
	@%p43 bra 	$L__BB1_77;
	ld.shared.f64 	%fd17, [%rd38];
	ld.shared.f64 	%fd18, [%rd38+16];
	setp.gt.f64 	%p44, %fd18, %fd17;
	@%p44 bra 	$L__BB1_75;
	bra.uni 	$L__BB1_73;
$L__BB1_75:
	ld.shared.u32 	%r50, [%rd39+8];
	bra.uni 	$L__BB1_76;
$L__BB1_73:
	setp.neu.f64 	%p45, %fd18, %fd17;
	@%p45 bra 	$L__BB1_77;
	ld.shared.u32 	%r40, [%rd39];
	ld.shared.u32 	%r50, [%rd39+8];
	setp.lt.s32 	%p46, %r50, %r40;
	@%p46 bra 	$L__BB1_76;
	bra.uni 	$L__BB1_77;
$L__BB1_76:
	st.shared.f64 	[%rd38], %fd18;
	st.shared.u32 	[%rd39], %r50;
$L__BB1_77:
	setp.gt.s32 	%p47, %r1, 0;
	bar.sync 	0;
	@%p47 bra 	$L__BB1_83;
	ld.shared.f64 	%fd19, [%rd38];
	ld.shared.f64 	%fd20, [%rd38+8];
	setp.gt.f64 	%p48, %fd20, %fd19;
	@%p48 bra 	$L__BB1_81;
	bra.uni 	$L__BB1_79;
$L__BB1_81:
	ld.shared.u32 	%r51, [%rd39+4];
	bra.uni 	$L__BB1_82;
$L__BB1_79:
	setp.neu.f64 	%p49, %fd20, %fd19;
	@%p49 bra 	$L__BB1_83;
	ld.shared.u32 	%r41, [%rd39];
	ld.shared.u32 	%r51, [%rd39+4];
	setp.lt.s32 	%p50, %r51, %r41;
	@%p50 bra 	$L__BB1_82;
	bra.uni 	$L__BB1_83;
$L__BB1_82:
	st.shared.f64 	[%rd38], %fd20;
	st.shared.u32 	[%rd39], %r51;
$L__BB1_83:
	setp.ne.s32 	%p51, %r1, 0;
	@%p51 bra 	$L__BB1_85;
	ld.shared.f64 	%fd40, [_ZZ4otsuE7between];
	setp.gt.f64 	%p52, %fd40, 0d0000000000000000;
	ld.shared.u32 	%r42, [_ZZ4otsuE4best];
	cvt.rn.f32.s32 	%f1, %r42;
	selp.f32 	%f2, %f1, 0f00000000, %p52;
	cvta.to.global.u64 	%rd106, %rd40;
	mul.wide.u32 	%rd107, %r29, 4;
	add.s64 	%rd108, %rd106, %rd107;
	st.global.f32 	[%rd108], %f2;
$L__BB1_85:
	ret;
}
.visible .entry triangle(
	.param .u64 triangle_param_0,
	.param .align 8 .b8 triangle_param_1[48],
	.param .u64 triangle_param_2
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<33>;
	.reg .f32 	%f<2>;
	.reg .b32 	%r<126>;
	.reg .b64 	%rd<98>;
	.shared .align 4 .b8 _ZZ8triangleE4bins[1024];
	ld.param.u64 	%rd17, [triangle_param_0];
	ld.param.u64 	%rd16, [triangle_param_2];
	cvta.to.global.u64 	%rd18, %rd17;
	mov.u32 	%r43, %tid.y;
	shl.b32 	%r44, %r43, 5;
	mov.u32 	%r45, %tid.x;
	add.s32 	%r46, %r44, %r45;
	mov.u32 	%r47, %ctaid.z;
	mul.wide.u32 	%rd19, %r47, 256;
	cvt.s64.s32 	%rd20, %r46;
	add.s64 	%rd21, %rd19, %rd20;
	shl.b64 	%rd22, %rd21, 2;
	add.s64 	%rd23, %rd18, %rd22;
	ld.global.u32 	%r48, [%rd23];
	mul.wide.s32 	%rd24, %r46, 4;
	mov.u64 	%rd25, _ZZ8triangleE4bins;
	add.s64 	%rd26, %rd25, %rd24;
	st.shared.u32 	[%rd26], %r48;
	bar.sync 	0;
	setp.ne.s32 	%p1, %r46, 0;
	@%p1 bra 	$L__BB2_24;
	mov.u32 	%r110, 0;
	bra.uni 	$L__BB2_2;
$L__BB2_26:
	add.s32 	%r110, %r110, 4;
$L__BB2_2:
	mul.wide.s32 	%rd27, %r110, 4;
	add.s64 	%rd1, %rd25, %rd27;
	ld.shared.u32 	%r50, [%rd1];
	setp.ne.s32 	%p2, %r50, 0;
	mov.u32 	%r111, %r110;
	@%p2 bra 	$L__BB2_7;
	add.s32 	%r111, %r110, 1;
	ld.shared.u32 	%r51, [%rd1+4];
	setp.ne.s32 	%p3, %r51, 0;
	@%p3 bra 	$L__BB2_7;
	add.s32 	%r111, %r110, 2;
	ld.shared.u32 	%r52, [%rd1+8];
	setp.ne.s32 	%p4, %r52, 0;
	@%p4 bra 	$L__BB2_7;
	add.s32 	%r111, %r110, 3;
	setp.gt.u32 	%p5, %r111, 254;
	@%p5 bra 	$L__BB2_7;
	ld.shared.u32 	%r53, [%rd1+12];
	setp.eq.s32 	%p6, %r53, 0;
	@%p6 bra 	$L__BB2_26;
$L__BB2_7:
	mov.u32 	%r112, 255;
	bra.uni 	$L__BB2_8;
$L__BB2_25:
	add.s32 	%r112, %r112, -4;
$L__BB2_8:
	mul.wide.s32 	%rd29, %r112, 4;
	add.s64 	%rd31, %rd25, %rd29;
	ld.shared.u32 	%r55, [%rd31];
	setp.ne.s32 	%p7, %r55, 0;
	mov.u32 	%r113, %r112;
	@%p7 bra 	$L__BB2_13;
	add.s32 	%r113, %r112, -1;
	mul.wide.s32 	%rd32, %r113, 4;
	add.s64 	%rd2, %rd25, %rd32;
	ld.shared.u32 	%r56, [%rd2];
	setp.ne.s32 	%p8, %r56, 0;
	@%p8 bra 	$L__BB2_13;
	add.s32 	%r113, %r112, -2;
	ld.shared.u32 	%r57, [%rd2+-4];
	setp.ne.s32 	%p9, %r57, 0;
	@%p9 bra 	$L__BB2_13;
	add.s32 	%r9, %r112, -3;
	setp.lt.u32 	%p10, %r113, 2;
	mov.u32 	%r113, %r9;
	@%p10 bra 	$L__BB2_13;
	ld.shared.u32 	%r58, [%rd2+-8];
	setp.eq.s32 	%p11, %r58, 0;
	mov.u32 	%r113, %r9;
	@%p11 bra 	$L__BB2_25;
$L__BB2_13:
	mov.u32 	%r115, 0;
	mov.u32 	%r114, 1;
	mov.u64 	%rd93, %rd25;
	bra.uni 	$L__BB2_14;
$L__BB2_15:
	mul.wide.s32 	%rd42, %r13, 4;
	add.s64 	%rd44, %rd25, %rd42;
	ld.shared.u32 	%r71, [%rd44];
	ld.shared.u32 	%r72, [%rd93+16];
	setp.gt.s32 	%p16, %r72, %r71;
	selp.b32 	%r115, %r14, %r13, %p16;
	add.s64 	%rd93, %rd93, 16;
	add.s32 	%r114, %r14, 1;
$L__BB2_14:
	mul.wide.s32 	%rd35, %r115, 4;
	add.s64 	%rd37, %rd25, %rd35;
	ld.shared.u32 	%r61, [%rd37];
	ld.shared.u32 	%r62, [%rd93+4];
	setp.gt.s32 	%p12, %r62, %r61;
	selp.b32 	%r63, %r114, %r115, %p12;
	mul.wide.s32 	%rd38, %r63, 4;
	add.s64 	%rd39, %rd25, %rd38;
	ld.shared.u32 	%r64, [%rd39];
	ld.shared.u32 	%r65, [%rd93+8];
	setp.gt.s32 	%p13, %r65, %r64;
	add.s32 	%r66, %r114, 1;
	selp.b32 	%r67, %r66, %r63, %p13;
	mul.wide.s32 	%rd40, %r67, 4;
	add.s64 	%rd41, %rd25, %rd40;
	ld.shared.u32 	%r68, [%rd41];
	ld.shared.u32 	%r69, [%rd93+12];
	setp.gt.s32 	%p14, %r69, %r68;
	add.s32 	%r70, %r114, 2;
	selp.b32 	%r13, %r70, %r67, %p14;
	add.s32 	%r14, %r114, 3;
	setp.eq.s32 	%p15, %r14, 256;
	@%p15 bra 	$L__BB2_16;
	bra.uni 	$L__BB2_15;
$L__BB2_16:
	setp.eq.s32 	%p17, %r111, 0;
	add.s32 	%r73, %r111, -1;
	selp.b32 	%r74, 0, %r73, %p17;
	setp.lt.s32 	%p18, %r113, 255;
	mov.u32 	%r75, 255;
	selp.u32 	%r76, 1, 0, %p18;
	add.s32 	%r77, %r113, %r76;
	sub.s32 	%r17, %r13, %r74;
	sub.s32 	%r18, %r77, %r13;
	setp.lt.s32 	%p19, %r17, %r18;
	sub.s32 	%r78, %r75, %r77;
	sub.s32 	%r79, %r75, %r13;
	selp.b32 	%r19, %r79, %r13, %p19;
	selp.b32 	%r125, %r78, %r74, %p19;
	mul.wide.s32 	%rd45, %r13, 4;
	mov.u64 	%rd46, _ZZ8triangleE4bins;
	add.s64 	%rd47, %rd46, %rd45;
	ld.shared.s32 	%rd6, [%rd47];
	sub.s32 	%r80, %r125, %r19;
	cvt.s64.s32 	%rd7, %r80;
	setp.ge.s32 	%p20, %r125, %r19;
	@%p20 bra 	$L__BB2_23;
	sub.s32 	%r21, %r19, %r125;
	not.b32 	%r82, %r125;
	add.s32 	%r83, %r19, %r82;
	and.b32  	%r124, %r21, 3;
	setp.lt.u32 	%p21, %r83, 3;
	mov.u64 	%rd95, 0;
	mov.u32 	%r120, %r125;
	@%p21 bra 	$L__BB2_20;
	sub.s32 	%r118, %r21, %r124;
	mov.u32 	%r116, %r125;
$L__BB2_19:
	add.s32 	%r84, %r116, 1;
	cvt.s64.s32 	%rd50, %r84;
	mul.lo.s64 	%rd51, %rd50, %rd6;
	mov.u32 	%r85, 254;
	sub.s32 	%r86, %r85, %r116;
	selp.b32 	%r87, %r86, %r84, %p19;
	mul.wide.s32 	%rd52, %r87, 4;
	add.s64 	%rd54, %rd46, %rd52;
	ld.shared.s32 	%rd55, [%rd54];
	mul.lo.s64 	%rd56, %rd55, %rd7;
	add.s64 	%rd57, %rd56, %rd51;
	setp.gt.s64 	%p23, %rd57, %rd95;
	max.s64 	%rd58, %rd57, %rd95;
	selp.b32 	%r88, %r84, %r125, %p23;
	add.s32 	%r89, %r116, 2;
	cvt.s64.s32 	%rd59, %r89;
	mul.lo.s64 	%rd60, %rd59, %rd6;
	mov.u32 	%r90, 253;
	sub.s32 	%r91, %r90, %r116;
	selp.b32 	%r92, %r91, %r89, %p19;
	mul.wide.s32 	%rd61, %r92, 4;
	add.s64 	%rd62, %rd46, %rd61;
	ld.shared.s32 	%rd63, [%rd62];
	mul.lo.s64 	%rd64, %rd63, %rd7;
	add.s64 	%rd65, %rd64, %rd60;
	setp.gt.s64 	%p24, %rd65, %rd58;
	max.s64 	%rd66, %rd65, %rd58;
	selp.b32 	%r93, %r89, %r88, %p24;
	add.s32 	%r94, %r116, 3;
	cvt.s64.s32 	%rd67, %r94;
	mul.lo.s64 	%rd68, %rd67, %rd6;
	mov.u32 	%r95, 252;
	sub.s32 	%r96, %r95, %r116;
	selp.b32 	%r97, %r96, %r94, %p19;
	mul.wide.s32 	%rd69, %r97, 4;
	add.s64 	%rd70, %rd46, %rd69;
	ld.shared.s32 	%rd71, [%rd70];
	mul.lo.s64 	%rd72, %rd71, %rd7;
	add.s64 	%rd73, %rd72, %rd68;
	setp.gt.s64 	%p25, %rd73, %rd66;
	max.s64 	%rd74, %rd73, %rd66;
	selp.b32 	%r98, %r94, %r93, %p25;
	add.s32 	%r120, %r116, 4;
	cvt.s64.s32 	%rd75, %r120;
	mul.lo.s64 	%rd76, %rd75, %rd6;
	mov.u32 	%r99, 251;
	sub.s32 	%r100, %r99, %r116;
	selp.b32 	%r101, %r100, %r120, %p19;
	mul.wide.s32 	%rd77, %r101, 4;
	add.s64 	%rd78, %rd46, %rd77;
	ld.shared.s32 	%rd79, [%rd78];
	mul.lo.s64 	%rd80, %rd79, %rd7;
	add.s64 	%rd81, %rd80, %rd76;
	setp.gt.s64 	%p26, %rd81, %rd74;
	max.s64 	%rd95, %rd81, %rd74;
	selp.b32 	%r125, %r120, %r98, %p26;
	add.s32 	%r118, %r118, -4;
	setp.ne.s32 	%p27, %r118, 0;
	mov.u32 	%r116, %r120;
	@%p27 bra 	$L__BB2_19;
$L__BB2_20:
	setp.eq.s32 	%p28, %r124, 0;
	@%p28 bra 	$L__BB2_23;
	mov.u32 	%r102, 254;
	sub.s32 	%r122, %r102, %r120;
	cvt.s64.s32 	%rd82, %r120;
	add.s64 	%rd96, %rd82, 1;
$L__BB2_22:
	.pragma "nounroll";
	cvt.u32.u64 	%r103, %rd96;
	selp.b32 	%r104, %r122, %r103, %p19;
	mul.wide.s32 	%rd83, %r104, 4;
	add.s64 	%rd85, %rd46, %rd83;
	ld.shared.s32 	%rd86, [%rd85];
	mul.lo.s64 	%rd87, %rd86, %rd7;
	mul.lo.s64 	%rd88, %rd96, %rd6;
	add.s64 	%rd89, %rd87, %rd88;
	setp.gt.s64 	%p30, %rd89, %rd95;
	max.s64 	%rd95, %rd89, %rd95;
	selp.b32 	%r125, %r103, %r125, %p30;
	add.s32 	%r122, %r122, -1;
	add.s64 	%rd96, %rd96, 1;
	add.s32 	%r124, %r124, -1;
	setp.ne.s32 	%p31, %r124, 0;
	@%p31 bra 	$L__BB2_22;
$L__BB2_23:
	mov.u32 	%r105, 256;
	sub.s32 	%r106, %r105, %r125;
	add.s32 	%r107, %r125, -1;
	selp.b32 	%r108, %r106, %r107, %p19;
	cvt.rn.f32.s32 	%f1, %r108;
	cvta.to.global.u64 	%rd90, %rd16;
	mul.wide.u32 	%rd91, %r47, 4;
	add.s64 	%rd92, %rd90, %rd91;
	st.global.f32 	[%rd92], %f1;
$L__BB2_24:
	ret;
}
.visible .entry equalize_table(
	.param .u64 equalize_table_param_0,
	.param .align 8 .b8 equalize_table_param_1[48],
	.param .u64 equalize_table_param_2
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<14>;
	.reg .b16 	%rs<6>;
	.reg .f32 	%f<6>;
	.reg .b32 	%r<81>;
	.reg .b64 	%rd<23>;
	.shared .align 4 .b8 _ZZ14equalize_tableE4sums[1024];
	.shared .align 4 .u32 _ZZ14equalize_tableE6lowest;
	ld.param.u64 	%rd6, [equalize_table_param_0];
	ld.param.u64 	%rd7, [equalize_table_param_2];
	cvta.to.global.u64 	%rd8, %rd6;
	mov.u32 	%r22, %tid.y;
	shl.b32 	%r23, %r22, 5;
	mov.u32 	%r24, %tid.x;
	add.s32 	%r25, %r23, %r24;
	mov.u32 	%r26, %ctaid.z;
	mov.u32 	%r27, %nctaid.y;
	mul.wide.u32 	%rd9, %r26, %r27;
	mov.u32 	%r28, %ctaid.y;
	cvt.u64.u32 	%rd10, %r28;
	add.s64 	%rd11, %rd9, %rd10;
	shl.b64 	%rd1, %rd11, 8;
	cvt.s64.s32 	%rd2, %r25;
	add.s64 	%rd3, %rd1, %rd2;
	shl.b64 	%rd12, %rd3, 2;
	add.s64 	%rd13, %rd8, %rd12;
	ld.global.u32 	%r1, [%rd13];
	setp.ne.s32 	%p1, %r25, 0;
	@%p1 bra 	$L__BB3_2;
	mov.u32 	%r29, 256;
	st.shared.u32 	[_ZZ14equalize_tableE6lowest], %r29;
$L__BB3_2:
	bar.sync 	0;
	setp.eq.s32 	%p2, %r1, 0;
	@%p2 bra 	$L__BB3_4;
	cvt.u32.u64 	%r30, %rd2;
	mov.u64 	%rd14, _ZZ14equalize_tableE6lowest;
	atom.shared.min.s32 	%r31, [%rd14], %r30;
$L__BB3_4:
	cvt.u32.u64 	%r33, %rd2;
	shl.b64 	%rd15, %rd2, 2;
	mov.u64 	%rd16, _ZZ14equalize_tableE4sums;
	add.s64 	%rd4, %rd16, %rd15;
	st.shared.u32 	[%rd4], %r1;
	bar.sync 	0;
	setp.lt.s32 	%p3, %r33, 1;
	mov.u32 	%r73, 0;
	mov.u32 	%r72, %r73;
	@%p3 bra 	$L__BB3_6;
	ld.shared.u32 	%r72, [%rd4+-4];
$L__BB3_6:
	bar.sync 	0;
	ld.shared.u32 	%r35, [%rd4];
	add.s32 	%r36, %r35, %r72;
	st.shared.u32 	[%rd4], %r36;
	bar.sync 	0;
	setp.lt.s32 	%p4, %r33, 2;
	@%p4 bra 	$L__BB3_8;
	ld.shared.u32 	%r73, [%rd4+-8];
$L__BB3_8:
	bar.sync 	0;
	ld.shared.u32 	%r39, [%rd4];
	add.s32 	%r40, %r39, %r73;
	st.shared.u32 	[%rd4], %r40;
	bar.sync 	0;
	setp.lt.s32 	%p5, %r33, 4;
	mov.u32 	%r75, 0;
	mov.u32 	%r74, %r75;
	@%p5 bra 	$L__BB3_10;
	ld.shared.u32 	%r74, [%rd4+-16];
$L__BB3_10:
	bar.sync 	0;
	ld.shared.u32 	%r43, [%rd4];
	add.s32 	%r44, %r43, %r74;
	st.shared.u32 	[%rd4], %r44;
	bar.sync 	0;
	setp.lt.s32 	%p6, %r33, 8;
	@%p6 bra 	$L__BB3_12;
	ld.shared.u32 	%r75, [%rd4+-32];
$L__BB3_12:
	bar.sync 	0;
	ld.shared.u32 	%r47, [%rd4];
	add.s32 	%r48, %r47, %r75;
	st.shared.u32 	[%rd4], %r48;
	bar.sync 	0;
	setp.lt.s32 	%p7, %r33, 16;
	mov.u32 	%r77, 0;
	mov.u32 	%r76, %r77;
	@%p7 bra 	$L__BB3_14;
	ld.shared.u32 	%r76, [%rd4+-64];
$L__BB3_14:
	bar.sync 	0;
	ld.shared.u32 	%r51, [%rd4];
	add.s32 	%r52, %r51, %r76;
	st.shared.u32 	[%rd4], %r52;
	bar.sync 	0;
	setp.lt.s32 	%p8, %r33, 32;
	@%p8 bra 	$L__BB3_16;
	ld.shared.u32 	%r77, [%rd4+-128];
$L__BB3_16:
	bar.sync 	0;
	ld.shared.u32 	%r55, [%rd4];
	add.s32 	%r56, %r55, %r77;
	st.shared.u32 	[%rd4], %r56;
	bar.sync 	0;
	setp.lt.s32 	%p9, %r33, 64;
	mov.u32 	%r79, 0;
	mov.u32 	%r78, %r79;
	@%p9 bra 	$L__BB3_18;
	ld.shared.u32 	%r78, [%rd4+-256];
$L__BB3_18:
	bar.sync 	0;
	ld.shared.u32 	%r59, [%rd4];
	add.s32 	%r60, %r59, %r78;
	st.shared.u32 	[%rd4], %r60;
	bar.sync 	0;
	setp.lt.s32 	%p10, %r33, 128;
	@%p10 bra 	$L__BB3_20;
	ld.shared.u32 	%r79, [%rd4+-512];
$L__BB3_20:
	bar.sync 	0;
	ld.shared.u32 	%r63, [%rd4];
	add.s32 	%r64, %r63, %r79;
	st.shared.u32 	[%rd4], %r64;
	bar.sync 	0;
	ld.shared.u32 	%r18, [%rd4];
	ld.shared.u32 	%r19, [_ZZ14equalize_tableE4sums+1020];
	ld.shared.s32 	%rd5, [_ZZ14equalize_tableE6lowest];
	setp.gt.s64 	%p11, %rd5, 255;
	mov.u32 	%r80, 0;
	@%p11 bra 	$L__BB3_22;
	add.s64 	%rd17, %rd1, %rd5;
	shl.b64 	%rd19, %rd17, 2;
	add.s64 	%rd20, %rd8, %rd19;
	ld.global.u32 	%r80, [%rd20];
$L__BB3_22:
	setp.eq.s32 	%p12, %r19, %r80;
	@%p12 bra 	$L__BB3_25;
	bra.uni 	$L__BB3_23;
$L__BB3_25:
	cvt.u16.u64 	%rs5, %rd5;
	bra.uni 	$L__BB3_26;
$L__BB3_23:
	cvt.u32.u64 	%r66, %rd5;
	setp.le.s32 	%p13, %r33, %r66;
	mov.u16 	%rs5, 0;
	@%p13 bra 	$L__BB3_26;
	sub.s32 	%r67, %r18, %r80;
	cvt.rn.f32.u32 	%f1, %r67;
	sub.s32 	%r68, %r19, %r80;
	cvt.rn.f32.u32 	%f2, %r68;
	mov.f32 	%f3, 0f437F0000;
	div.rn.f32 	%f4, %f3, %f2;
	mul.f32 	%f5, %f4, %f1;
	cvt.rni.s32.f32 	%r69, %f5;
	max.s32 	%r70, %r69, 0;
	min.s32 	%r71, %r70, 255;
	cvt.u16.u32 	%rs5, %r71;
$L__BB3_26:
	cvta.to.global.u64 	%rd21, %rd7;
	add.s64 	%rd22, %rd21, %rd3;
	st.global.u8 	[%rd22], %rs5;
	ret;
}
.visible .entry equalize(
	.param .u64 equalize_param_0,
	.param .align 8 .b8 equalize_param_1[48],
	.param .u64 equalize_param_2,
	.param .align 8 .b8 equalize_param_3[48],
	.param .align 4 .b8 equalize_param_4[12],
	.param .u64 equalize_param_5
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<246>;
	.reg .b16 	%rs<201>;
	.reg .f32 	%f<245>;
	.reg .b32 	%r<822>;
	.reg .b64 	%rd<215>;
	ld.param.u64 	%rd59, [equalize_param_0];
	ld.param.v2.u32 	{%r189, %r190}, [equalize_param_1+40];
	ld.param.u64 	%rd64, [equalize_param_2];
	ld.param.v2.u32 	{%r743, %r744}, [equalize_param_3+32];
	ld.param.v2.u32 	{%r193, %r194}, [equalize_param_3+40];
	ld.param.u64 	%rd69, [equalize_param_5];
	ld.param.u32 	%r186, [equalize_param_4+8];
	ld.param.u32 	%r185, [equalize_param_4+4];
	ld.param.u32 	%r184, [equalize_param_4];
	ld.param.u64 	%rd213, [equalize_param_3+24];
	ld.param.u64 	%rd212, [equalize_param_3+16];
	ld.param.u64 	%rd211, [equalize_param_3+8];
	ld.param.u64 	%rd65, [equalize_param_3];
	ld.param.u64 	%rd209, [equalize_param_1+24];
	ld.param.u64 	%rd208, [equalize_param_1+16];
	ld.param.u64 	%rd207, [equalize_param_1+8];
	ld.param.u64 	%rd60, [equalize_param_1];
	cvta.to.global.u64 	%rd1, %rd69;
	setp.gt.s32 	%p3, %r186, 1;
	selp.b32 	%r195, %r186, %r193, %p3;
	mov.u32 	%r4, %ctaid.z;
	cvt.u64.u32 	%rd70, %r4;
	cvt.s64.s32 	%rd71, %r195;
	mul.lo.s64 	%rd72, %rd70, %rd71;
	shl.b64 	%rd2, %rd72, 8;
	setp.eq.s32 	%p4, %r190, 0;
	@%p4 bra 	$L__BB4_2;
	cvta.to.global.u64 	%rd73, %rd59;
	mul.wide.s32 	%rd74, %r4, 40;
	add.s64 	%rd75, %rd73, %rd74;
	ld.global.u64 	%rd209, [%rd75+24];
	ld.global.u64 	%rd208, [%rd75+16];
	ld.global.u64 	%rd207, [%rd75+8];
	ld.global.u64 	%rd206, [%rd75];
	bra.uni 	$L__BB4_3;
$L__BB4_2:
	cvt.s64.s32 	%rd76, %r4;
	mul.lo.s64 	%rd77, %rd60, %rd76;
	add.s64 	%rd206, %rd59, %rd77;
$L__BB4_3:
	setp.eq.s32 	%p5, %r194, 0;
	@%p5 bra 	$L__BB4_5;
	cvta.to.global.u64 	%rd78, %rd64;
	mul.wide.s32 	%rd79, %r4, 40;
	add.s64 	%rd80, %rd78, %rd79;
	ld.global.v2.u32 	{%r743, %r744}, [%rd80+32];
	ld.global.u64 	%rd213, [%rd80+24];
	ld.global.u64 	%rd212, [%rd80+16];
	ld.global.u64 	%rd211, [%rd80+8];
	ld.global.u64 	%rd210, [%rd80];
	bra.uni 	$L__BB4_6;
$L__BB4_5:
	cvt.s64.s32 	%rd81, %r4;
	mul.lo.s64 	%rd82, %rd65, %rd81;
	add.s64 	%rd210, %rd64, %rd82;
$L__BB4_6:
	mov.u32 	%r200, %ctaid.y;
	shl.b32 	%r201, %r200, 3;
	mov.u32 	%r202, %tid.y;
	add.s32 	%r17, %r201, %r202;
	setp.ge.s32 	%p6, %r17, %r744;
	@%p6 bra 	$L__BB4_319;
	setp.lt.s32 	%p7, %r193, 1;
	@%p7 bra 	$L__BB4_319;
	mov.u32 	%r205, %ctaid.x;
	shl.b32 	%r206, %r205, 9;
	mov.u32 	%r207, %tid.x;
	shl.b32 	%r208, %r207, 2;
	add.s32 	%r209, %r206, %r208;
	cvt.s64.s32 	%rd83, %r17;
	mul.lo.s64 	%rd29, %rd207, %rd83;
	mul.lo.s64 	%rd30, %rd211, %rd83;
	add.s32 	%r210, %r209, 4;
	min.s32 	%r20, %r210, %r743;
	add.s32 	%r211, %r209, 132;
	min.s32 	%r21, %r211, %r743;
	add.s32 	%r212, %r209, 388;
	min.s32 	%r22, %r212, %r743;
	mov.u32 	%r761, 0;
$L__BB4_9:
	.pragma "nounroll";
	cvt.s64.s32 	%rd84, %r761;
	mul.lo.s64 	%rd85, %rd209, %rd84;
	add.s64 	%rd86, %rd85, %rd29;
	add.s64 	%rd35, %rd206, %rd86;
	mul.lo.s64 	%rd87, %rd213, %rd84;
	add.s64 	%rd88, %rd87, %rd30;
	add.s64 	%rd36, %rd210, %rd88;
	setp.eq.s32 	%p9, %r184, 4;
	selp.b32 	%r213, 4, 2, %p9;
	setp.eq.s32 	%p10, %r184, 0;
	selp.b32 	%r214, 1, %r213, %p10;
	cvt.u64.u32 	%rd89, %r214;
	setp.ne.s64 	%p11, %rd208, %rd89;
	setp.eq.s32 	%p12, %r185, 4;
	selp.b32 	%r215, 4, 2, %p12;
	setp.eq.s32 	%p13, %r185, 0;
	selp.b32 	%r216, 1, %r215, %p13;
	cvt.u64.u32 	%rd90, %r216;
	setp.ne.s64 	%p14, %rd212, %rd90;
	mov.pred 	%p245, 0;
	or.pred  	%p15, %p11, %p14;
	@%p15 bra 	$L__BB4_12;
	shl.b32 	%r219, %r214, 2;
	add.s32 	%r220, %r219, -1;
	cvt.s64.s32 	%rd91, %r220;
	and.b64  	%rd92, %rd35, %rd91;
	setp.ne.s64 	%p19, %rd92, 0;
	@%p19 bra 	$L__BB4_12;
	setp.eq.s32 	%p235, %r185, 4;
	setp.eq.s32 	%p234, %r185, 0;
	selp.b32 	%r740, 4, 2, %p235;
	selp.b32 	%r739, 1, %r740, %p234;
	shl.b32 	%r223, %r739, 2;
	add.s32 	%r224, %r223, -1;
	cvt.s64.s32 	%rd93, %r224;
	and.b64  	%rd94, %rd36, %rd93;
	setp.eq.s64 	%p245, %rd94, 0;
$L__BB4_12:
	cvt.s64.s32 	%rd95, %r209;
	mul.lo.s64 	%rd97, %rd95, %rd89;
	add.s64 	%rd37, %rd35, %rd97;
	add.s32 	%r232, %r209, 128;
	mul.wide.s32 	%rd98, %r232, %r214;
	add.s64 	%rd38, %rd35, %rd98;
	add.s32 	%r233, %r209, 256;
	mul.wide.s32 	%rd99, %r233, %r214;
	add.s64 	%rd39, %rd35, %rd99;
	add.s32 	%r234, %r209, 384;
	mul.wide.s32 	%rd100, %r234, %r214;
	add.s64 	%rd40, %rd35, %rd100;
	@%p10 bra 	$L__BB4_22;
	setp.ne.s32 	%p24, %r184, 4;
	@%p24 bra 	$L__BB4_30;
	setp.gt.s32 	%p25, %r210, %r743;
	not.pred 	%p26, %p245;
	or.pred  	%p27, %p26, %p25;
	@%p27 bra 	$L__BB4_16;
	ld.v4.u32 	{%r798, %r797, %r796, %r795}, [%rd37];
$L__BB4_16:
	not.pred 	%p236, %p245;
	setp.gt.s32 	%p28, %r211, %r743;
	or.pred  	%p30, %p236, %p28;
	@%p30 bra 	$L__BB4_18;
	ld.v4.u32 	{%r794, %r793, %r792, %r791}, [%rd38];
$L__BB4_18:
	not.pred 	%p237, %p245;
	add.s32 	%r260, %r209, 260;
	setp.gt.s32 	%p31, %r260, %r743;
	or.pred  	%p33, %p237, %p31;
	@%p33 bra 	$L__BB4_20;
	ld.v4.u32 	{%r790, %r789, %r788, %r787}, [%rd39];
$L__BB4_20:
	not.pred 	%p238, %p245;
	setp.gt.s32 	%p34, %r212, %r743;
	or.pred  	%p36, %p238, %p34;
	@%p36 bra 	$L__BB4_38;
	ld.v4.u32 	{%r786, %r785, %r784, %r783}, [%rd40];
	bra.uni 	$L__BB4_38;
$L__BB4_22:
	setp.gt.s32 	%p37, %r210, %r743;
	not.pred 	%p38, %p245;
	or.pred  	%p39, %p38, %p37;
	@%p39 bra 	$L__BB4_24;
	ld.u32 	%r798, [%rd37];
$L__BB4_24:
	not.pred 	%p239, %p245;
	setp.gt.s32 	%p40, %r211, %r743;
	or.pred  	%p42, %p239, %p40;
	@%p42 bra 	$L__BB4_26;
	ld.u32 	%r794, [%rd38];
$L__BB4_26:
	not.pred 	%p240, %p245;
	add.s32 	%r292, %r209, 260;
	setp.gt.s32 	%p43, %r292, %r743;
	or.pred  	%p45, %p240, %p43;
	@%p45 bra 	$L__BB4_28;
	ld.u32 	%r790, [%rd39];
$L__BB4_28:
	not.pred 	%p241, %p245;
	setp.gt.s32 	%p46, %r212, %r743;
	or.pred  	%p48, %p241, %p46;
	@%p48 bra 	$L__BB4_38;
	ld.u32 	%r786, [%rd40];
	bra.uni 	$L__BB4_38;
$L__BB4_30:
	setp.gt.s32 	%p49, %r210, %r743;
	not.pred 	%p50, %p245;
	or.pred  	%p51, %p50, %p49;
	@%p51 bra 	$L__BB4_32;
	ld.v2.u32 	{%r798, %r797}, [%rd37];
$L__BB4_32:
	not.pred 	%p242, %p245;
	setp.gt.s32 	%p52, %r211, %r743;
	or.pred  	%p54, %p242, %p52;
	@%p54 bra 	$L__BB4_34;
	ld.v2.u32 	{%r794, %r793}, [%rd38];
$L__BB4_34:
	not.pred 	%p243, %p245;
	add.s32 	%r320, %r209, 260;
	setp.gt.s32 	%p55, %r320, %r743;
	or.pred  	%p57, %p243, %p55;
	@%p57 bra 	$L__BB4_36;
	ld.v2.u32 	{%r790, %r789}, [%rd39];
$L__BB4_36:
	not.pred 	%p244, %p245;
	setp.gt.s32 	%p58, %r212, %r743;
	or.pred  	%p60, %p244, %p58;
	@%p60 bra 	$L__BB4_38;
	ld.v2.u32 	{%r786, %r785}, [%rd40];
$L__BB4_38:
	setp.lt.s32 	%p61, %r186, 2;
	mov.u32 	%r106, %r761;
	@%p61 bra 	$L__BB4_40;
	rem.s32 	%r106, %r209, %r186;
$L__BB4_40:
	setp.le.s32 	%p62, %r210, %r743;
	and.pred  	%p63, %p245, %p62;
	@%p63 bra 	$L__BB4_64;
	bra.uni 	$L__BB4_41;
$L__BB4_64:
	@%p10 bra 	$L__BB4_67;
	setp.ne.s32 	%p80, %r184, 4;
	@%p80 bra 	$L__BB4_68;
	mov.b32 	%f220, %r798;
	mov.b32 	%f219, %r797;
	mov.b32 	%f218, %r796;
	mov.b32 	%f217, %r795;
	bra.uni 	$L__BB4_80;
$L__BB4_41:
	setp.ge.s32 	%p64, %r209, %r20;
	@%p64 bra 	$L__BB4_108;
	cvt.s64.s32 	%rd214, %r209;
$L__BB4_43:
	.pragma "nounroll";
	mul.lo.s64 	%rd101, %rd208, %rd214;
	add.s64 	%rd43, %rd35, %rd101;
	setp.gt.s32 	%p65, %r184, 1;
	@%p65 bra 	$L__BB4_46;
	@%p10 bra 	$L__BB4_51;
	setp.eq.s32 	%p69, %r184, 1;
	@%p69 bra 	$L__BB4_50;
	bra.uni 	$L__BB4_52;
$L__BB4_50:
	ld.global.nc.u16 %rs84, [%rd43];
	cvt.rn.f32.u16 	%f213, %rs84;
	bra.uni 	$L__BB4_53;
$L__BB4_46:
	setp.eq.s32 	%p66, %r184, 2;
	@%p66 bra 	$L__BB4_49;
	setp.ne.s32 	%p67, %r184, 3;
	@%p67 bra 	$L__BB4_52;
	ld.global.nc.u16 %rs81, [%rd43];
	cvt.f32.f16 %f213, %rs81;
	bra.uni 	$L__BB4_53;
$L__BB4_51:
	ld.global.nc.u8 %r352, [%rd43];
	cvt.u16.u32 	%rs85, %r352;
	and.b16  	%rs86, %rs85, 255;
	cvt.rn.f32.u16 	%f213, %rs86;
	bra.uni 	$L__BB4_53;
$L__BB4_49:
	ld.global.nc.s16 %rs83, [%rd43];
	cvt.rn.f32.s16 	%f213, %rs83;
	bra.uni 	$L__BB4_53;
$L__BB4_52:
	ld.global.nc.f32 %f213, [%rd43];
$L__BB4_53:
	cvt.rzi.s32.f32 	%r353, %f213;
	shl.b32 	%r354, %r106, 8;
	add.s32 	%r355, %r353, %r354;
	cvt.s64.s32 	%rd107, %r355;
	add.s64 	%rd108, %rd2, %rd107;
	add.s64 	%rd109, %rd1, %rd108;
	ld.global.u8 	%rs87, [%rd109];
	cvt.rn.f32.u16 	%f7, %rs87;
	mul.lo.s64 	%rd110, %rd212, %rd214;
	add.s64 	%rd44, %rd36, %rd110;
	setp.gt.s32 	%p70, %r185, 1;
	@%p70 bra 	$L__BB4_56;
	@%p13 bra 	$L__BB4_61;
	setp.eq.s32 	%p74, %r185, 1;
	@%p74 bra 	$L__BB4_60;
	bra.uni 	$L__BB4_62;
$L__BB4_60:
	cvt.rni.s32.f32 	%r359, %f7;
	max.s32 	%r360, %r359, 0;
	min.s32 	%r361, %r360, 65535;
	st.u16 	[%rd44], %r361;
	bra.uni 	$L__BB4_63;
$L__BB4_56:
	setp.eq.s32 	%p71, %r185, 2;
	@%p71 bra 	$L__BB4_59;
	setp.ne.s32 	%p72, %r185, 3;
	@%p72 bra 	$L__BB4_62;
	cvt.rn.f16.f32 %rs88, %f7;
	st.u16 	[%rd44], %rs88;
	bra.uni 	$L__BB4_63;
$L__BB4_61:
	cvt.rni.s32.f32 	%r362, %f7;
	max.s32 	%r363, %r362, 0;
	min.s32 	%r364, %r363, 255;
	st.u8 	[%rd44], %r364;
	bra.uni 	$L__BB4_63;
$L__BB4_59:
	cvt.rni.s32.f32 	%r356, %f7;
	max.s32 	%r357, %r356, -32768;
	min.s32 	%r358, %r357, 32767;
	st.u16 	[%rd44], %r358;
	bra.uni 	$L__BB4_63;
$L__BB4_62:
	st.f32 	[%rd44], %f7;
$L__BB4_63:
	add.s32 	%r365, %r106, 1;
	setp.eq.s32 	%p76, %r365, %r186;
	selp.b32 	%r366, %r365, %r106, %p3;
	and.pred  	%p77, %p3, %p76;
	selp.b32 	%r106, 0, %r366, %p77;
	add.s64 	%rd214, %rd214, 1;
	cvt.u32.u64 	%r367, %rd214;
	setp.lt.s32 	%p78, %r367, %r20;
	@%p78 bra 	$L__BB4_43;
	bra.uni 	$L__BB4_108;
$L__BB4_67:
	cvt.u16.u32 	%rs89, %r798;
	and.b16  	%rs90, %rs89, 255;
	cvt.rn.f32.u16 	%f220, %rs90;
	shr.u16 	%rs91, %rs89, 8;
	cvt.rn.f32.u16 	%f219, %rs91;
	shr.u32 	%r368, %r798, 16;
	cvt.u16.u32 	%rs92, %r368;
	and.b16  	%rs93, %rs92, 255;
	cvt.rn.f32.u16 	%f218, %rs93;
	shr.u32 	%r369, %r798, 24;
	cvt.u16.u32 	%rs94, %r369;
	cvt.rn.f32.u16 	%f217, %rs94;
	bra.uni 	$L__BB4_80;
$L__BB4_68:
	setp.eq.s32 	%p81, %r184, 3;
	cvt.u16.u32 	%rs1, %r798;
	@%p81 bra 	$L__BB4_70;
	bra.uni 	$L__BB4_69;
$L__BB4_70:
	cvt.f32.f16 %f220, %rs1;
	bra.uni 	$L__BB4_71;
$L__BB4_69:
	setp.eq.s32 	%p82, %r184, 1;
	cvt.rn.f32.s16 	%f140, %rs1;
	cvt.rn.f32.u16 	%f141, %rs1;
	selp.f32 	%f220, %f141, %f140, %p82;
$L__BB4_71:
	shr.u32 	%r370, %r798, 16;
	cvt.u16.u32 	%rs2, %r370;
	@%p81 bra 	$L__BB4_73;
	bra.uni 	$L__BB4_72;
$L__BB4_73:
	cvt.f32.f16 %f219, %rs2;
	bra.uni 	$L__BB4_74;
$L__BB4_72:
	setp.eq.s32 	%p84, %r184, 1;
	cvt.rn.f32.s16 	%f143, %rs2;
	cvt.rn.f32.u16 	%f144, %rs2;
	selp.f32 	%f219, %f144, %f143, %p84;
$L__BB4_74:
	cvt.u16.u32 	%rs3, %r797;
	@%p81 bra 	$L__BB4_76;
	bra.uni 	$L__BB4_75;
$L__BB4_76:
	cvt.f32.f16 %f218, %rs3;
	bra.uni 	$L__BB4_77;
$L__BB4_75:
	setp.eq.s32 	%p86, %r184, 1;
	cvt.rn.f32.s16 	%f146, %rs3;
	cvt.rn.f32.u16 	%f147, %rs3;
	selp.f32 	%f218, %f147, %f146, %p86;
$L__BB4_77:
	shr.u32 	%r371, %r797, 16;
	cvt.u16.u32 	%rs4, %r371;
	@%p81 bra 	$L__BB4_79;
	bra.uni 	$L__BB4_78;
$L__BB4_79:
	cvt.f32.f16 %f217, %rs4;
	bra.uni 	$L__BB4_80;
$L__BB4_78:
	setp.eq.s32 	%p88, %r184, 1;
	cvt.rn.f32.s16 	%f149, %rs4;
	cvt.rn.f32.u16 	%f150, %rs4;
	selp.f32 	%f217, %f150, %f149, %p88;
$L__BB4_80:
	cvt.rzi.s32.f32 	%r372, %f220;
	shl.b32 	%r109, %r106, 8;
	add.s32 	%r373, %r372, %r109;
	cvt.s64.s32 	%rd111, %r373;
	add.s64 	%rd112, %rd2, %rd111;
	add.s64 	%rd113, %rd1, %rd112;
	ld.global.u8 	%rs99, [%rd113];
	cvt.rn.f32.u16 	%f31, %rs99;
	@%p3 bra 	$L__BB4_82;
	bra.uni 	$L__BB4_81;
$L__BB4_82:
	add.s32 	%r377, %r106, 1;
	setp.eq.s32 	%p90, %r377, %r186;
	selp.b32 	%r378, 0, %r377, %p90;
	shl.b32 	%r379, %r378, 8;
	cvt.rzi.s32.f32 	%r380, %f219;
	add.s32 	%r803, %r380, %r379;
	add.s32 	%r381, %r378, 1;
	setp.eq.s32 	%p91, %r381, %r186;
	selp.b32 	%r382, 0, %r381, %p91;
	shl.b32 	%r383, %r382, 8;
	cvt.rzi.s32.f32 	%r384, %f218;
	add.s32 	%r802, %r384, %r383;
	add.s32 	%r385, %r382, 1;
	setp.eq.s32 	%p92, %r385, %r186;
	shl.b32 	%r386, %r385, 8;
	selp.b32 	%r387, 0, %r386, %p92;
	cvt.rzi.s32.f32 	%r388, %f217;
	add.s32 	%r801, %r388, %r387;
	bra.uni 	$L__BB4_83;
$L__BB4_81:
	cvt.rzi.s32.f32 	%r374, %f219;
	add.s32 	%r803, %r374, %r109;
	cvt.rzi.s32.f32 	%r375, %f218;
	add.s32 	%r802, %r375, %r109;
	cvt.rzi.s32.f32 	%r376, %f217;
	add.s32 	%r801, %r376, %r109;
$L__BB4_83:
	cvt.s64.s32 	%rd202, %r209;
	cvt.s64.s32 	%rd114, %r803;
	add.s64 	%rd115, %rd2, %rd114;
	cvt.s64.s32 	%rd116, %r802;
	add.s64 	%rd117, %rd2, %rd116;
	cvt.s64.s32 	%rd118, %r801;
	add.s64 	%rd119, %rd2, %rd118;
	add.s64 	%rd120, %rd1, %rd115;
	add.s64 	%rd121, %rd1, %rd117;
	add.s64 	%rd122, %rd1, %rd119;
	ld.global.u8 	%rs100, [%rd120];
	cvt.rn.f32.u16 	%f32, %rs100;
	ld.global.u8 	%rs101, [%rd121];
	cvt.rn.f32.u16 	%f33, %rs101;
	ld.global.u8 	%rs102, [%rd122];
	cvt.rn.f32.u16 	%f34, %rs102;
	mul.lo.s64 	%rd125, %rd202, %rd90;
	add.s64 	%rd46, %rd36, %rd125;
	@%p13 bra 	$L__BB4_107;
	@%p12 bra 	$L__BB4_89;
	setp.eq.s32 	%p96, %r185, 3;
	@%p96 bra 	$L__BB4_88;
	setp.ne.s32 	%p97, %r185, 1;
	@%p97 bra 	$L__BB4_90;
	cvt.rni.s32.f32 	%r396, %f31;
	max.s32 	%r397, %r396, 0;
	min.s32 	%r398, %r397, 65535;
	cvt.u16.u32 	%rs185, %r398;
	bra.uni 	$L__BB4_91;
$L__BB4_107:
	cvt.rni.s32.f32 	%r423, %f33;
	cvt.rni.s32.f32 	%r422, %f34;
	mov.u32 	%r424, 0;
	cvt.pack.sat.u8.s32.b32 %r421, %r422, %r423, %r424;
	cvt.rni.s32.f32 	%r426, %f32;
	cvt.rni.s32.f32 	%r427, %f31;
	cvt.pack.sat.u8.s32.b32 %r425, %r426, %r427, %r421;
	st.u32 	[%rd46], %r425;
	bra.uni 	$L__BB4_108;
$L__BB4_88:
	cvt.rn.f16.f32 %rs185, %f31;
	bra.uni 	$L__BB4_91;
$L__BB4_89:
	st.v4.f32 	[%rd46], {%f31, %f32, %f33, %f34};
	bra.uni 	$L__BB4_108;
$L__BB4_90:
	cvt.rni.s32.f32 	%r399, %f31;
	max.s32 	%r400, %r399, -32768;
	min.s32 	%r401, %r400, 32767;
	cvt.u16.u32 	%rs185, %r401;
$L__BB4_91:
	@%p96 bra 	$L__BB4_94;
	setp.ne.s32 	%p99, %r185, 1;
	@%p99 bra 	$L__BB4_95;
	cvt.rni.s32.f32 	%r402, %f32;
	max.s32 	%r403, %r402, 0;
	min.s32 	%r404, %r403, 65535;
	cvt.u16.u32 	%rs186, %r404;
	bra.uni 	$L__BB4_96;
$L__BB4_94:
	cvt.rn.f16.f32 %rs186, %f32;
	bra.uni 	$L__BB4_96;
$L__BB4_95:
	cvt.rni.s32.f32 	%r405, %f32;
	max.s32 	%r406, %r405, -32768;
	min.s32 	%r407, %r406, 32767;
	cvt.u16.u32 	%rs186, %r407;
$L__BB4_96:
	mov.b32 	%r119, {%rs185, %rs186};
	@%p96 bra 	$L__BB4_99;
	setp.ne.s32 	%p101, %r185, 1;
	@%p101 bra 	$L__BB4_100;
	cvt.rni.s32.f32 	%r408, %f33;
	max.s32 	%r409, %r408, 0;
	min.s32 	%r410, %r409, 65535;
	cvt.u16.u32 	%rs187, %r410;
	bra.uni 	$L__BB4_101;
$L__BB4_99:
	cvt.rn.f16.f32 %rs187, %f33;
	bra.uni 	$L__BB4_101;
$L__BB4_100:
	cvt.rni.s32.f32 	%r411, %f33;
	max.s32 	%r412, %r411, -32768;
	min.s32 	%r413, %r412, 32767;
	cvt.u16.u32 	%rs187, %r413;
$L__BB4_101:
	@%p96 bra 	$L__BB4_104;
	setp.ne.s32 	%p103, %r185, 1;
	@%p103 bra 	$L__BB4_105;
	cvt.rni.s32.f32 	%r414, %f34;
	max.s32 	%r415, %r414, 0;
	min.s32 	%r416, %r415, 65535;
	cvt.u16.u32 	%rs188, %r416;
	bra.uni 	$L__BB4_106;
$L__BB4_104:
	cvt.rn.f16.f32 %rs188, %f34;
	bra.uni 	$L__BB4_106;
$L__BB4_105:
	cvt.rni.s32.f32 	%r417, %f34;
	max.s32 	%r418, %r417, -32768;
	min.s32 	%r419, %r418, 32767;
	cvt.u16.u32 	%rs188, %r419;
$L__BB4_106:
	mov.b32 	%r420, {%rs187, %rs188};
	st.v2.u32 	[%rd46], {%r119, %r420};
$L__BB4_108:
	mov.u32 	%r121, %r761;
	@%p61 bra 	$L__BB4_110;
	add.s32 	%r434, %r209, 128;
	rem.s32 	%r121, %r434, %r186;
$L__BB4_110:
	setp.le.s32 	%p105, %r211, %r743;
	and.pred  	%p106, %p245, %p105;
	@%p106 bra 	$L__BB4_134;
	bra.uni 	$L__BB4_111;
$L__BB4_134:
	@%p10 bra 	$L__BB4_137;
	setp.ne.s32 	%p123, %r184, 4;
	@%p123 bra 	$L__BB4_138;
	mov.b32 	%f228, %r794;
	mov.b32 	%f227, %r793;
	mov.b32 	%f226, %r792;
	mov.b32 	%f225, %r791;
	bra.uni 	$L__BB4_150;
$L__BB4_111:
	add.s32 	%r730, %r209, 128;
	setp.ge.s32 	%p107, %r730, %r21;
	@%p107 bra 	$L__BB4_178;
	add.s32 	%r805, %r209, 128;
$L__BB4_113:
	.pragma "nounroll";
	cvt.s64.s32 	%rd47, %r805;
	mul.lo.s64 	%rd126, %rd208, %rd47;
	add.s64 	%rd48, %rd35, %rd126;
	setp.gt.s32 	%p108, %r184, 1;
	@%p108 bra 	$L__BB4_116;
	@%p10 bra 	$L__BB4_121;
	setp.eq.s32 	%p112, %r184, 1;
	@%p112 bra 	$L__BB4_120;
	bra.uni 	$L__BB4_122;
$L__BB4_120:
	ld.global.nc.u16 %rs110, [%rd48];
	cvt.rn.f32.u16 	%f221, %rs110;
	bra.uni 	$L__BB4_123;
$L__BB4_116:
	setp.eq.s32 	%p109, %r184, 2;
	@%p109 bra 	$L__BB4_119;
	setp.ne.s32 	%p110, %r184, 3;
	@%p110 bra 	$L__BB4_122;
	ld.global.nc.u16 %rs107, [%rd48];
	cvt.f32.f16 %f221, %rs107;
	bra.uni 	$L__BB4_123;
$L__BB4_121:
	ld.global.nc.u8 %r452, [%rd48];
	cvt.u16.u32 	%rs111, %r452;
	and.b16  	%rs112, %rs111, 255;
	cvt.rn.f32.u16 	%f221, %rs112;
	bra.uni 	$L__BB4_123;
$L__BB4_119:
	ld.global.nc.s16 %rs109, [%rd48];
	cvt.rn.f32.s16 	%f221, %rs109;
	bra.uni 	$L__BB4_123;
$L__BB4_122:
	ld.global.nc.f32 %f221, [%rd48];
$L__BB4_123:
	cvt.s64.s32 	%rd203, %r805;
	cvt.rzi.s32.f32 	%r453, %f221;
	shl.b32 	%r454, %r121, 8;
	add.s32 	%r455, %r453, %r454;
	cvt.s64.s32 	%rd132, %r455;
	add.s64 	%rd133, %rd2, %rd132;
	add.s64 	%rd134, %rd1, %rd133;
	ld.global.u8 	%rs113, [%rd134];
	cvt.rn.f32.u16 	%f41, %rs113;
	mul.lo.s64 	%rd135, %rd212, %rd203;
	add.s64 	%rd49, %rd36, %rd135;
	setp.gt.s32 	%p113, %r185, 1;
	@%p113 bra 	$L__BB4_126;
	@%p13 bra 	$L__BB4_131;
	setp.eq.s32 	%p117, %r185, 1;
	@%p117 bra 	$L__BB4_130;
	bra.uni 	$L__BB4_132;
$L__BB4_130:
	cvt.rni.s32.f32 	%r459, %f41;
	max.s32 	%r460, %r459, 0;
	min.s32 	%r461, %r460, 65535;
	st.u16 	[%rd49], %r461;
	bra.uni 	$L__BB4_133;
$L__BB4_126:
	setp.eq.s32 	%p114, %r185, 2;
	@%p114 bra 	$L__BB4_129;
	setp.ne.s32 	%p115, %r185, 3;
	@%p115 bra 	$L__BB4_132;
	cvt.rn.f16.f32 %rs114, %f41;
	st.u16 	[%rd49], %rs114;
	bra.uni 	$L__BB4_133;
$L__BB4_131:
	cvt.rni.s32.f32 	%r462, %f41;
	max.s32 	%r463, %r462, 0;
	min.s32 	%r464, %r463, 255;
	st.u8 	[%rd49], %r464;
	bra.uni 	$L__BB4_133;
$L__BB4_129:
	cvt.rni.s32.f32 	%r456, %f41;
	max.s32 	%r457, %r456, -32768;
	min.s32 	%r458, %r457, 32767;
	st.u16 	[%rd49], %r458;
	bra.uni 	$L__BB4_133;
$L__BB4_132:
	st.f32 	[%rd49], %f41;
$L__BB4_133:
	add.s32 	%r465, %r121, 1;
	setp.eq.s32 	%p119, %r465, %r186;
	selp.b32 	%r466, %r465, %r121, %p3;
	and.pred  	%p120, %p3, %p119;
	selp.b32 	%r121, 0, %r466, %p120;
	add.s32 	%r805, %r805, 1;
	setp.lt.s32 	%p121, %r805, %r21;
	@%p121 bra 	$L__BB4_113;
	bra.uni 	$L__BB4_178;
$L__BB4_137:
	cvt.u16.u32 	%rs115, %r794;
	and.b16  	%rs116, %rs115, 255;
	cvt.rn.f32.u16 	%f228, %rs116;
	shr.u16 	%rs117, %rs115, 8;
	cvt.rn.f32.u16 	%f227, %rs117;
	shr.u32 	%r467, %r794, 16;
	cvt.u16.u32 	%rs118, %r467;
	and.b16  	%rs119, %rs118, 255;
	cvt.rn.f32.u16 	%f226, %rs119;
	shr.u32 	%r468, %r794, 24;
	cvt.u16.u32 	%rs120, %r468;
	cvt.rn.f32.u16 	%f225, %rs120;
	bra.uni 	$L__BB4_150;
$L__BB4_138:
	setp.eq.s32 	%p124, %r184, 3;
	cvt.u16.u32 	%rs21, %r794;
	@%p124 bra 	$L__BB4_140;
	bra.uni 	$L__BB4_139;
$L__BB4_140:
	cvt.f32.f16 %f228, %rs21;
	bra.uni 	$L__BB4_141;
$L__BB4_139:
	setp.eq.s32 	%p125, %r184, 1;
	cvt.rn.f32.s16 	%f159, %rs21;
	cvt.rn.f32.u16 	%f160, %rs21;
	selp.f32 	%f228, %f160, %f159, %p125;
$L__BB4_141:
	shr.u32 	%r469, %r794, 16;
	cvt.u16.u32 	%rs22, %r469;
	@%p124 bra 	$L__BB4_143;
	bra.uni 	$L__BB4_142;
$L__BB4_143:
	cvt.f32.f16 %f227, %rs22;
	bra.uni 	$L__BB4_144;
$L__BB4_142:
	setp.eq.s32 	%p127, %r184, 1;
	cvt.rn.f32.s16 	%f162, %rs22;
	cvt.rn.f32.u16 	%f163, %rs22;
	selp.f32 	%f227, %f163, %f162, %p127;
$L__BB4_144:
	cvt.u16.u32 	%rs23, %r793;
	@%p124 bra 	$L__BB4_146;
	bra.uni 	$L__BB4_145;
$L__BB4_146:
	cvt.f32.f16 %f226, %rs23;
	bra.uni 	$L__BB4_147;
$L__BB4_145:
	setp.eq.s32 	%p129, %r184, 1;
	cvt.rn.f32.s16 	%f165, %rs23;
	cvt.rn.f32.u16 	%f166, %rs23;
	selp.f32 	%f226, %f166, %f165, %p129;
$L__BB4_147:
	shr.u32 	%r470, %r793, 16;
	cvt.u16.u32 	%rs24, %r470;
	@%p124 bra 	$L__BB4_149;
	bra.uni 	$L__BB4_148;
$L__BB4_149:
	cvt.f32.f16 %f225, %rs24;
	bra.uni 	$L__BB4_150;
$L__BB4_148:
	setp.eq.s32 	%p131, %r184, 1;
	cvt.rn.f32.s16 	%f168, %rs24;
	cvt.rn.f32.u16 	%f169, %rs24;
	selp.f32 	%f225, %f169, %f168, %p131;
$L__BB4_150:
	cvt.rzi.s32.f32 	%r471, %f228;
	shl.b32 	%r127, %r121, 8;
	add.s32 	%r472, %r471, %r127;
	cvt.s64.s32 	%rd136, %r472;
	add.s64 	%rd137, %rd2, %rd136;
	add.s64 	%rd138, %rd1, %rd137;
	ld.global.u8 	%rs125, [%rd138];
	cvt.rn.f32.u16 	%f65, %rs125;
	@%p3 bra 	$L__BB4_152;
	bra.uni 	$L__BB4_151;
$L__BB4_152:
	add.s32 	%r476, %r121, 1;
	setp.eq.s32 	%p133, %r476, %r186;
	selp.b32 	%r477, 0, %r476, %p133;
	shl.b32 	%r478, %r477, 8;
	cvt.rzi.s32.f32 	%r479, %f227;
	add.s32 	%r809, %r479, %r478;
	add.s32 	%r480, %r477, 1;
	setp.eq.s32 	%p134, %r480, %r186;
	selp.b32 	%r481, 0, %r480, %p134;
	shl.b32 	%r482, %r481, 8;
	cvt.rzi.s32.f32 	%r483, %f226;
	add.s32 	%r808, %r483, %r482;
	add.s32 	%r484, %r481, 1;
	setp.eq.s32 	%p135, %r484, %r186;
	shl.b32 	%r485, %r484, 8;
	selp.b32 	%r486, 0, %r485, %p135;
	cvt.rzi.s32.f32 	%r487, %f225;
	add.s32 	%r807, %r487, %r486;
	bra.uni 	$L__BB4_153;
$L__BB4_151:
	cvt.rzi.s32.f32 	%r473, %f227;
	add.s32 	%r809, %r473, %r127;
	cvt.rzi.s32.f32 	%r474, %f226;
	add.s32 	%r808, %r474, %r127;
	cvt.rzi.s32.f32 	%r475, %f225;
	add.s32 	%r807, %r475, %r127;
$L__BB4_153:
	add.s32 	%r738, %r209, 128;
	cvt.s64.s32 	%rd139, %r809;
	add.s64 	%rd140, %rd2, %rd139;
	cvt.s64.s32 	%rd141, %r808;
	add.s64 	%rd142, %rd2, %rd141;
	cvt.s64.s32 	%rd143, %r807;
	add.s64 	%rd144, %rd2, %rd143;
	add.s64 	%rd145, %rd1, %rd140;
	add.s64 	%rd146, %rd1, %rd142;
	add.s64 	%rd147, %rd1, %rd144;
	ld.global.u8 	%rs126, [%rd145];
	cvt.rn.f32.u16 	%f66, %rs126;
	ld.global.u8 	%rs127, [%rd146];
	cvt.rn.f32.u16 	%f67, %rs127;
	ld.global.u8 	%rs128, [%rd147];
	cvt.rn.f32.u16 	%f68, %rs128;
	cvt.s64.s32 	%rd148, %r738;
	mul.lo.s64 	%rd150, %rd148, %rd90;
	add.s64 	%rd50, %rd36, %rd150;
	@%p13 bra 	$L__BB4_177;
	@%p12 bra 	$L__BB4_159;
	setp.eq.s32 	%p139, %r185, 3;
	@%p139 bra 	$L__BB4_158;
	setp.ne.s32 	%p140, %r185, 1;
	@%p140 bra 	$L__BB4_160;
	cvt.rni.s32.f32 	%r496, %f65;
	max.s32 	%r497, %r496, 0;
	min.s32 	%r498, %r497, 65535;
	cvt.u16.u32 	%rs189, %r498;
	bra.uni 	$L__BB4_161;
$L__BB4_177:
	cvt.rni.s32.f32 	%r523, %f67;
	cvt.rni.s32.f32 	%r522, %f68;
	mov.u32 	%r524, 0;
	cvt.pack.sat.u8.s32.b32 %r521, %r522, %r523, %r524;
	cvt.rni.s32.f32 	%r526, %f66;
	cvt.rni.s32.f32 	%r527, %f65;
	cvt.pack.sat.u8.s32.b32 %r525, %r526, %r527, %r521;
	st.u32 	[%rd50], %r525;
	bra.uni 	$L__BB4_178;
$L__BB4_158:
	cvt.rn.f16.f32 %rs189, %f65;
	bra.uni 	$L__BB4_161;
$L__BB4_159:
	st.v4.f32 	[%rd50], {%f65, %f66, %f67, %f68};
	bra.uni 	$L__BB4_178;
$L__BB4_160:
	cvt.rni.s32.f32 	%r499, %f65;
	max.s32 	%r500, %r499, -32768;
	min.s32 	%r501, %r500, 32767;
	cvt.u16.u32 	%rs189, %r501;
$L__BB4_161:
	@%p139 bra 	$L__BB4_164;
	setp.ne.s32 	%p142, %r185, 1;
	@%p142 bra 	$L__BB4_165;
	cvt.rni.s32.f32 	%r502, %f66;
	max.s32 	%r503, %r502, 0;
	min.s32 	%r504, %r503, 65535;
	cvt.u16.u32 	%rs190, %r504;
	bra.uni 	$L__BB4_166;
$L__BB4_164:
	cvt.rn.f16.f32 %rs190, %f66;
	bra.uni 	$L__BB4_166;
$L__BB4_165:
	cvt.rni.s32.f32 	%r505, %f66;
	max.s32 	%r506, %r505, -32768;
	min.s32 	%r507, %r506, 32767;
	cvt.u16.u32 	%rs190, %r507;
$L__BB4_166:
	mov.b32 	%r137, {%rs189, %rs190};
	@%p139 bra 	$L__BB4_169;
	setp.ne.s32 	%p144, %r185, 1;
	@%p144 bra 	$L__BB4_170;
	cvt.rni.s32.f32 	%r508, %f67;
	max.s32 	%r509, %r508, 0;
	min.s32 	%r510, %r509, 65535;
	cvt.u16.u32 	%rs191, %r510;
	bra.uni 	$L__BB4_171;
$L__BB4_169:
	cvt.rn.f16.f32 %rs191, %f67;
	bra.uni 	$L__BB4_171;
$L__BB4_170:
	cvt.rni.s32.f32 	%r511, %f67;
	max.s32 	%r512, %r511, -32768;
	min.s32 	%r513, %r512, 32767;
	cvt.u16.u32 	%rs191, %r513;
$L__BB4_171:
	@%p139 bra 	$L__BB4_174;
	setp.ne.s32 	%p146, %r185, 1;
	@%p146 bra 	$L__BB4_175;
	cvt.rni.s32.f32 	%r514, %f68;
	max.s32 	%r515, %r514, 0;
	min.s32 	%r516, %r515, 65535;
	cvt.u16.u32 	%rs192, %r516;
	bra.uni 	$L__BB4_176;
$L__BB4_174:
	cvt.rn.f16.f32 %rs192, %f68;
	bra.uni 	$L__BB4_176;
$L__BB4_175:
	cvt.rni.s32.f32 	%r517, %f68;
	max.s32 	%r518, %r517, -32768;
	min.s32 	%r519, %r518, 32767;
	cvt.u16.u32 	%rs192, %r519;
$L__BB4_176:
	mov.b32 	%r520, {%rs191, %rs192};
	st.v2.u32 	[%rd50], {%r137, %r520};
$L__BB4_178:
	mov.u32 	%r139, %r761;
	@%p61 bra 	$L__BB4_180;
	add.s32 	%r534, %r209, 256;
	rem.s32 	%r139, %r534, %r186;
$L__BB4_180:
	add.s32 	%r540, %r209, 260;
	setp.le.s32 	%p148, %r540, %r743;
	and.pred  	%p149, %p245, %p148;
	@%p149 bra 	$L__BB4_204;
	bra.uni 	$L__BB4_181;
$L__BB4_204:
	@%p10 bra 	$L__BB4_207;
	setp.ne.s32 	%p166, %r184, 4;
	@%p166 bra 	$L__BB4_208;
	mov.b32 	%f236, %r790;
	mov.b32 	%f235, %r789;
	mov.b32 	%f234, %r788;
	mov.b32 	%f233, %r787;
	bra.uni 	$L__BB4_220;
$L__BB4_181:
	add.s32 	%r731, %r209, 256;
	min.s32 	%r140, %r540, %r743;
	setp.ge.s32 	%p150, %r731, %r140;
	@%p150 bra 	$L__BB4_248;
	add.s32 	%r811, %r209, 256;
$L__BB4_183:
	.pragma "nounroll";
	cvt.s64.s32 	%rd51, %r811;
	mul.lo.s64 	%rd151, %rd208, %rd51;
	add.s64 	%rd52, %rd35, %rd151;
	setp.gt.s32 	%p151, %r184, 1;
	@%p151 bra 	$L__BB4_186;
	@%p10 bra 	$L__BB4_191;
	setp.eq.s32 	%p155, %r184, 1;
	@%p155 bra 	$L__BB4_190;
	bra.uni 	$L__BB4_192;
$L__BB4_190:
	ld.global.nc.u16 %rs136, [%rd52];
	cvt.rn.f32.u16 	%f229, %rs136;
	bra.uni 	$L__BB4_193;
$L__BB4_186:
	setp.eq.s32 	%p152, %r184, 2;
	@%p152 bra 	$L__BB4_189;
	setp.ne.s32 	%p153, %r184, 3;
	@%p153 bra 	$L__BB4_192;
	ld.global.nc.u16 %rs133, [%rd52];
	cvt.f32.f16 %f229, %rs133;
	bra.uni 	$L__BB4_193;
$L__BB4_191:
	ld.global.nc.u8 %r553, [%rd52];
	cvt.u16.u32 	%rs137, %r553;
	and.b16  	%rs138, %rs137, 255;
	cvt.rn.f32.u16 	%f229, %rs138;
	bra.uni 	$L__BB4_193;
$L__BB4_189:
	ld.global.nc.s16 %rs135, [%rd52];
	cvt.rn.f32.s16 	%f229, %rs135;
	bra.uni 	$L__BB4_193;
$L__BB4_192:
	ld.global.nc.f32 %f229, [%rd52];
$L__BB4_193:
	cvt.s64.s32 	%rd204, %r811;
	cvt.rzi.s32.f32 	%r554, %f229;
	shl.b32 	%r555, %r139, 8;
	add.s32 	%r556, %r554, %r555;
	cvt.s64.s32 	%rd157, %r556;
	add.s64 	%rd158, %rd2, %rd157;
	add.s64 	%rd159, %rd1, %rd158;
	ld.global.u8 	%rs139, [%rd159];
	cvt.rn.f32.u16 	%f75, %rs139;
	mul.lo.s64 	%rd160, %rd212, %rd204;
	add.s64 	%rd53, %rd36, %rd160;
	setp.gt.s32 	%p156, %r185, 1;
	@%p156 bra 	$L__BB4_196;
	@%p13 bra 	$L__BB4_201;
	setp.eq.s32 	%p160, %r185, 1;
	@%p160 bra 	$L__BB4_200;
	bra.uni 	$L__BB4_202;
$L__BB4_200:
	cvt.rni.s32.f32 	%r560, %f75;
	max.s32 	%r561, %r560, 0;
	min.s32 	%r562, %r561, 65535;
	st.u16 	[%rd53], %r562;
	bra.uni 	$L__BB4_203;
$L__BB4_196:
	setp.eq.s32 	%p157, %r185, 2;
	@%p157 bra 	$L__BB4_199;
	setp.ne.s32 	%p158, %r185, 3;
	@%p158 bra 	$L__BB4_202;
	cvt.rn.f16.f32 %rs140, %f75;
	st.u16 	[%rd53], %rs140;
	bra.uni 	$L__BB4_203;
$L__BB4_201:
	cvt.rni.s32.f32 	%r563, %f75;
	max.s32 	%r564, %r563, 0;
	min.s32 	%r565, %r564, 255;
	st.u8 	[%rd53], %r565;
	bra.uni 	$L__BB4_203;
$L__BB4_199:
	cvt.rni.s32.f32 	%r557, %f75;
	max.s32 	%r558, %r557, -32768;
	min.s32 	%r559, %r558, 32767;
	st.u16 	[%rd53], %r559;
	bra.uni 	$L__BB4_203;
$L__BB4_202:
	st.f32 	[%rd53], %f75;
$L__BB4_203:
	add.s32 	%r742, %r209, 260;
	min.s32 	%r741, %r742, %r743;
	add.s32 	%r566, %r139, 1;
	setp.eq.s32 	%p162, %r566, %r186;
	selp.b32 	%r567, %r566, %r139, %p3;
	and.pred  	%p163, %p3, %p162;
	selp.b32 	%r139, 0, %r567, %p163;
	add.s32 	%r811, %r811, 1;
	setp.lt.s32 	%p164, %r811, %r741;
	@%p164 bra 	$L__BB4_183;
	bra.uni 	$L__BB4_248;
$L__BB4_207:
	cvt.u16.u32 	%rs141, %r790;
	and.b16  	%rs142, %rs141, 255;
	cvt.rn.f32.u16 	%f236, %rs142;
	shr.u16 	%rs143, %rs141, 8;
	cvt.rn.f32.u16 	%f235, %rs143;
	shr.u32 	%r568, %r790, 16;
	cvt.u16.u32 	%rs144, %r568;
	and.b16  	%rs145, %rs144, 255;
	cvt.rn.f32.u16 	%f234, %rs145;
	shr.u32 	%r569, %r790, 24;
	cvt.u16.u32 	%rs146, %r569;
	cvt.rn.f32.u16 	%f233, %rs146;
	bra.uni 	$L__BB4_220;
$L__BB4_208:
	setp.eq.s32 	%p167, %r184, 3;
	cvt.u16.u32 	%rs41, %r790;
	@%p167 bra 	$L__BB4_210;
	bra.uni 	$L__BB4_209;
$L__BB4_210:
	cvt.f32.f16 %f236, %rs41;
	bra.uni 	$L__BB4_211;
$L__BB4_209:
	setp.eq.s32 	%p168, %r184, 1;
	cvt.rn.f32.s16 	%f178, %rs41;
	cvt.rn.f32.u16 	%f179, %rs41;
	selp.f32 	%f236, %f179, %f178, %p168;
$L__BB4_211:
	shr.u32 	%r570, %r790, 16;
	cvt.u16.u32 	%rs42, %r570;
	@%p167 bra 	$L__BB4_213;
	bra.uni 	$L__BB4_212;
$L__BB4_213:
	cvt.f32.f16 %f235, %rs42;
	bra.uni 	$L__BB4_214;
$L__BB4_212:
	setp.eq.s32 	%p170, %r184, 1;
	cvt.rn.f32.s16 	%f181, %rs42;
	cvt.rn.f32.u16 	%f182, %rs42;
	selp.f32 	%f235, %f182, %f181, %p170;
$L__BB4_214:
	cvt.u16.u32 	%rs43, %r789;
	@%p167 bra 	$L__BB4_216;
	bra.uni 	$L__BB4_215;
$L__BB4_216:
	cvt.f32.f16 %f234, %rs43;
	bra.uni 	$L__BB4_217;
$L__BB4_215:
	setp.eq.s32 	%p172, %r184, 1;
	cvt.rn.f32.s16 	%f184, %rs43;
	cvt.rn.f32.u16 	%f185, %rs43;
	selp.f32 	%f234, %f185, %f184, %p172;
$L__BB4_217:
	shr.u32 	%r571, %r789, 16;
	cvt.u16.u32 	%rs44, %r571;
	@%p167 bra 	$L__BB4_219;
	bra.uni 	$L__BB4_218;
$L__BB4_219:
	cvt.f32.f16 %f233, %rs44;
	bra.uni 	$L__BB4_220;
$L__BB4_218:
	setp.eq.s32 	%p174, %r184, 1;
	cvt.rn.f32.s16 	%f187, %rs44;
	cvt.rn.f32.u16 	%f188, %rs44;
	selp.f32 	%f233, %f188, %f187, %p174;
$L__BB4_220:
	cvt.rzi.s32.f32 	%r572, %f236;
	shl.b32 	%r146, %r139, 8;
	add.s32 	%r573, %r572, %r146;
	cvt.s64.s32 	%rd161, %r573;
	add.s64 	%rd162, %rd2, %rd161;
	add.s64 	%rd163, %rd1, %rd162;
	ld.global.u8 	%rs151, [%rd163];
	cvt.rn.f32.u16 	%f99, %rs151;
	@%p3 bra 	$L__BB4_222;
	bra.uni 	$L__BB4_221;
$L__BB4_222:
	add.s32 	%r577, %r139, 1;
	setp.eq.s32 	%p176, %r577, %r186;
	selp.b32 	%r578, 0, %r577, %p176;
	shl.b32 	%r579, %r578, 8;
	cvt.rzi.s32.f32 	%r580, %f235;
	add.s32 	%r815, %r580, %r579;
	add.s32 	%r581, %r578, 1;
	setp.eq.s32 	%p177, %r581, %r186;
	selp.b32 	%r582, 0, %r581, %p177;
	shl.b32 	%r583, %r582, 8;
	cvt.rzi.s32.f32 	%r584, %f234;
	add.s32 	%r814, %r584, %r583;
	add.s32 	%r585, %r582, 1;
	setp.eq.s32 	%p178, %r585, %r186;
	shl.b32 	%r586, %r585, 8;
	selp.b32 	%r587, 0, %r586, %p178;
	cvt.rzi.s32.f32 	%r588, %f233;
	add.s32 	%r813, %r588, %r587;
	bra.uni 	$L__BB4_223;
$L__BB4_221:
	cvt.rzi.s32.f32 	%r574, %f235;
	add.s32 	%r815, %r574, %r146;
	cvt.rzi.s32.f32 	%r575, %f234;
	add.s32 	%r814, %r575, %r146;
	cvt.rzi.s32.f32 	%r576, %f233;
	add.s32 	%r813, %r576, %r146;
$L__BB4_223:
	add.s32 	%r736, %r209, 256;
	cvt.s64.s32 	%rd164, %r815;
	add.s64 	%rd165, %rd2, %rd164;
	cvt.s64.s32 	%rd166, %r814;
	add.s64 	%rd167, %rd2, %rd166;
	cvt.s64.s32 	%rd168, %r813;
	add.s64 	%rd169, %rd2, %rd168;
	add.s64 	%rd170, %rd1, %rd165;
	add.s64 	%rd171, %rd1, %rd167;
	add.s64 	%rd172, %rd1, %rd169;
	ld.global.u8 	%rs152, [%rd170];
	cvt.rn.f32.u16 	%f100, %rs152;
	ld.global.u8 	%rs153, [%rd171];
	cvt.rn.f32.u16 	%f101, %rs153;
	ld.global.u8 	%rs154, [%rd172];
	cvt.rn.f32.u16 	%f102, %rs154;
	cvt.s64.s32 	%rd173, %r736;
	mul.lo.s64 	%rd175, %rd173, %rd90;
	add.s64 	%rd54, %rd36, %rd175;
	@%p13 bra 	$L__BB4_247;
	@%p12 bra 	$L__BB4_229;
	setp.eq.s32 	%p182, %r185, 3;
	@%p182 bra 	$L__BB4_228;
	setp.ne.s32 	%p183, %r185, 1;
	@%p183 bra 	$L__BB4_230;
	cvt.rni.s32.f32 	%r597, %f99;
	max.s32 	%r598, %r597, 0;
	min.s32 	%r599, %r598, 65535;
	cvt.u16.u32 	%rs193, %r599;
	bra.uni 	$L__BB4_231;
$L__BB4_247:
	cvt.rni.s32.f32 	%r624, %f101;
	cvt.rni.s32.f32 	%r623, %f102;
	mov.u32 	%r625, 0;
	cvt.pack.sat.u8.s32.b32 %r622, %r623, %r624, %r625;
	cvt.rni.s32.f32 	%r627, %f100;
	cvt.rni.s32.f32 	%r628, %f99;
	cvt.pack.sat.u8.s32.b32 %r626, %r627, %r628, %r622;
	st.u32 	[%rd54], %r626;
	bra.uni 	$L__BB4_248;
$L__BB4_228:
	cvt.rn.f16.f32 %rs193, %f99;
	bra.uni 	$L__BB4_231;
$L__BB4_229:
	st.v4.f32 	[%rd54], {%f99, %f100, %f101, %f102};
	bra.uni 	$L__BB4_248;
$L__BB4_230:
	cvt.rni.s32.f32 	%r600, %f99;
	max.s32 	%r601, %r600, -32768;
	min.s32 	%r602, %r601, 32767;
	cvt.u16.u32 	%rs193, %r602;
$L__BB4_231:
	@%p182 bra 	$L__BB4_234;
	setp.ne.s32 	%p185, %r185, 1;
	@%p185 bra 	$L__BB4_235;
	cvt.rni.s32.f32 	%r603, %f100;
	max.s32 	%r604, %r603, 0;
	min.s32 	%r605, %r604, 65535;
	cvt.u16.u32 	%rs194, %r605;
	bra.uni 	$L__BB4_236;
$L__BB4_234:
	cvt.rn.f16.f32 %rs194, %f100;
	bra.uni 	$L__BB4_236;
$L__BB4_235:
	cvt.rni.s32.f32 	%r606, %f100;
	max.s32 	%r607, %r606, -32768;
	min.s32 	%r608, %r607, 32767;
	cvt.u16.u32 	%rs194, %r608;
$L__BB4_236:
	mov.b32 	%r156, {%rs193, %rs194};
	@%p182 bra 	$L__BB4_239;
	setp.ne.s32 	%p187, %r185, 1;
	@%p187 bra 	$L__BB4_240;
	cvt.rni.s32.f32 	%r609, %f101;
	max.s32 	%r610, %r609, 0;
	min.s32 	%r611, %r610, 65535;
	cvt.u16.u32 	%rs195, %r611;
	bra.uni 	$L__BB4_241;
$L__BB4_239:
	cvt.rn.f16.f32 %rs195, %f101;
	bra.uni 	$L__BB4_241;
$L__BB4_240:
	cvt.rni.s32.f32 	%r612, %f101;
	max.s32 	%r613, %r612, -32768;
	min.s32 	%r614, %r613, 32767;
	cvt.u16.u32 	%rs195, %r614;
$L__BB4_241:
	@%p182 bra 	$L__BB4_244;
	setp.ne.s32 	%p189, %r185, 1;
	@%p189 bra 	$L__BB4_245;
	cvt.rni.s32.f32 	%r615, %f102;
	max.s32 	%r616, %r615, 0;
	min.s32 	%r617, %r616, 65535;
	cvt.u16.u32 	%rs196, %r617;
	bra.uni 	$L__BB4_246;
$L__BB4_244:
	cvt.rn.f16.f32 %rs196, %f102;
	bra.uni 	$L__BB4_246;
$L__BB4_245:
	cvt.rni.s32.f32 	%r618, %f102;
	max.s32 	%r619, %r618, -32768;
	min.s32 	%r620, %r619, 32767;
	cvt.u16.u32 	%rs196, %r620;
$L__BB4_246:
	mov.b32 	%r621, {%rs195, %rs196};
	st.v2.u32 	[%rd54], {%r156, %r621};
$L__BB4_248:
	mov.u32 	%r158, %r761;
	@%p61 bra 	$L__BB4_250;
	add.s32 	%r635, %r209, 384;
	rem.s32 	%r158, %r635, %r186;
$L__BB4_250:
	setp.le.s32 	%p191, %r212, %r743;
	and.pred  	%p192, %p245, %p191;
	@%p192 bra 	$L__BB4_274;
	bra.uni 	$L__BB4_251;
$L__BB4_274:
	@%p10 bra 	$L__BB4_277;
	setp.ne.s32 	%p209, %r184, 4;
	@%p209 bra 	$L__BB4_278;
	mov.b32 	%f244, %r786;
	mov.b32 	%f243, %r785;
	mov.b32 	%f242, %r784;
	mov.b32 	%f241, %r783;
	bra.uni 	$L__BB4_290;
$L__BB4_251:
	add.s32 	%r732, %r209, 384;
	setp.ge.s32 	%p193, %r732, %r22;
	@%p193 bra 	$L__BB4_318;
	add.s32 	%r817, %r209, 384;
$L__BB4_253:
	.pragma "nounroll";
	cvt.s64.s32 	%rd55, %r817;
	mul.lo.s64 	%rd176, %rd208, %rd55;
	add.s64 	%rd56, %rd35, %rd176;
	setp.gt.s32 	%p194, %r184, 1;
	@%p194 bra 	$L__BB4_256;
	@%p10 bra 	$L__BB4_261;
	setp.eq.s32 	%p198, %r184, 1;
	@%p198 bra 	$L__BB4_260;
	bra.uni 	$L__BB4_262;
$L__BB4_260:
	ld.global.nc.u16 %rs162, [%rd56];
	cvt.rn.f32.u16 	%f237, %rs162;
	bra.uni 	$L__BB4_263;
$L__BB4_256:
	setp.eq.s32 	%p195, %r184, 2;
	@%p195 bra 	$L__BB4_259;
	setp.ne.s32 	%p196, %r184, 3;
	@%p196 bra 	$L__BB4_262;
	ld.global.nc.u16 %rs159, [%rd56];
	cvt.f32.f16 %f237, %rs159;
	bra.uni 	$L__BB4_263;
$L__BB4_261:
	ld.global.nc.u8 %r653, [%rd56];
	cvt.u16.u32 	%rs163, %r653;
	and.b16  	%rs164, %rs163, 255;
	cvt.rn.f32.u16 	%f237, %rs164;
	bra.uni 	$L__BB4_263;
$L__BB4_259:
	ld.global.nc.s16 %rs161, [%rd56];
	cvt.rn.f32.s16 	%f237, %rs161;
	bra.uni 	$L__BB4_263;
$L__BB4_262:
	ld.global.nc.f32 %f237, [%rd56];
$L__BB4_263:
	cvt.s64.s32 	%rd205, %r817;
	cvt.rzi.s32.f32 	%r654, %f237;
	shl.b32 	%r655, %r158, 8;
	add.s32 	%r656, %r654, %r655;
	cvt.s64.s32 	%rd182, %r656;
	add.s64 	%rd183, %rd2, %rd182;
	add.s64 	%rd184, %rd1, %rd183;
	ld.global.u8 	%rs165, [%rd184];
	cvt.rn.f32.u16 	%f109, %rs165;
	mul.lo.s64 	%rd185, %rd212, %rd205;
	add.s64 	%rd57, %rd36, %rd185;
	setp.gt.s32 	%p199, %r185, 1;
	@%p199 bra 	$L__BB4_266;
	@%p13 bra 	$L__BB4_271;
	setp.eq.s32 	%p203, %r185, 1;
	@%p203 bra 	$L__BB4_270;
	bra.uni 	$L__BB4_272;
$L__BB4_270:
	cvt.rni.s32.f32 	%r660, %f109;
	max.s32 	%r661, %r660, 0;
	min.s32 	%r662, %r661, 65535;
	st.u16 	[%rd57], %r662;
	bra.uni 	$L__BB4_273;
$L__BB4_266:
	setp.eq.s32 	%p200, %r185, 2;
	@%p200 bra 	$L__BB4_269;
	setp.ne.s32 	%p201, %r185, 3;
	@%p201 bra 	$L__BB4_272;
	cvt.rn.f16.f32 %rs166, %f109;
	st.u16 	[%rd57], %rs166;
	bra.uni 	$L__BB4_273;
$L__BB4_271:
	cvt.rni.s32.f32 	%r663, %f109;
	max.s32 	%r664, %r663, 0;
	min.s32 	%r665, %r664, 255;
	st.u8 	[%rd57], %r665;
	bra.uni 	$L__BB4_273;
$L__BB4_269:
	cvt.rni.s32.f32 	%r657, %f109;
	max.s32 	%r658, %r657, -32768;
	min.s32 	%r659, %r658, 32767;
	st.u16 	[%rd57], %r659;
	bra.uni 	$L__BB4_273;
$L__BB4_272:
	st.f32 	[%rd57], %f109;
$L__BB4_273:
	add.s32 	%r666, %r158, 1;
	setp.eq.s32 	%p205, %r666, %r186;
	selp.b32 	%r667, %r666, %r158, %p3;
	and.pred  	%p206, %p3, %p205;
	selp.b32 	%r158, 0, %r667, %p206;
	add.s32 	%r817, %r817, 1;
	setp.lt.s32 	%p207, %r817, %r22;
	@%p207 bra 	$L__BB4_253;
	bra.uni 	$L__BB4_318;
$L__BB4_277:
	cvt.u16.u32 	%rs167, %r786;
	and.b16  	%rs168, %rs167, 255;
	cvt.rn.f32.u16 	%f244, %rs168;
	shr.u16 	%rs169, %rs167, 8;
	cvt.rn.f32.u16 	%f243, %rs169;
	shr.u32 	%r668, %r786, 16;
	cvt.u16.u32 	%rs170, %r668;
	and.b16  	%rs171, %rs170, 255;
	cvt.rn.f32.u16 	%f242, %rs171;
	shr.u32 	%r669, %r786, 24;
	cvt.u16.u32 	%rs172, %r669;
	cvt.rn.f32.u16 	%f241, %rs172;
	bra.uni 	$L__BB4_290;
$L__BB4_278:
	setp.eq.s32 	%p210, %r184, 3;
	cvt.u16.u32 	%rs61, %r786;
	@%p210 bra 	$L__BB4_280;
	bra.uni 	$L__BB4_279;
$L__BB4_280:
	cvt.f32.f16 %f244, %rs61;
	bra.uni 	$L__BB4_281;
$L__BB4_279:
	setp.eq.s32 	%p211, %r184, 1;
	cvt.rn.f32.s16 	%f197, %rs61;
	cvt.rn.f32.u16 	%f198, %rs61;
	selp.f32 	%f244, %f198, %f197, %p211;
$L__BB4_281:
	shr.u32 	%r670, %r786, 16;
	cvt.u16.u32 	%rs62, %r670;
	@%p210 bra 	$L__BB4_283;
	bra.uni 	$L__BB4_282;
$L__BB4_283:
	cvt.f32.f16 %f243, %rs62;
	bra.uni 	$L__BB4_284;
$L__BB4_282:
	setp.eq.s32 	%p213, %r184, 1;
	cvt.rn.f32.s16 	%f200, %rs62;
	cvt.rn.f32.u16 	%f201, %rs62;
	selp.f32 	%f243, %f201, %f200, %p213;
$L__BB4_284:
	cvt.u16.u32 	%rs63, %r785;
	@%p210 bra 	$L__BB4_286;
	bra.uni 	$L__BB4_285;
$L__BB4_286:
	cvt.f32.f16 %f242, %rs63;
	bra.uni 	$L__BB4_287;
$L__BB4_285:
	setp.eq.s32 	%p215, %r184, 1;
	cvt.rn.f32.s16 	%f203, %rs63;
	cvt.rn.f32.u16 	%f204, %rs63;
	selp.f32 	%f242, %f204, %f203, %p215;
$L__BB4_287:
	shr.u32 	%r671, %r785, 16;
	cvt.u16.u32 	%rs64, %r671;
	@%p210 bra 	$L__BB4_289;
	bra.uni 	$L__BB4_288;
$L__BB4_289:
	cvt.f32.f16 %f241, %rs64;
	bra.uni 	$L__BB4_290;
$L__BB4_288:
	setp.eq.s32 	%p217, %r184, 1;
	cvt.rn.f32.s16 	%f206, %rs64;
	cvt.rn.f32.u16 	%f207, %rs64;
	selp.f32 	%f241, %f207, %f206, %p217;
$L__BB4_290:
	cvt.rzi.s32.f32 	%r672, %f244;
	shl.b32 	%r164, %r158, 8;
	add.s32 	%r673, %r672, %r164;
	cvt.s64.s32 	%rd186, %r673;
	add.s64 	%rd187, %rd2, %rd186;
	add.s64 	%rd188, %rd1, %rd187;
	ld.global.u8 	%rs177, [%rd188];
	cvt.rn.f32.u16 	%f133, %rs177;
	@%p3 bra 	$L__BB4_292;
	bra.uni 	$L__BB4_291;
$L__BB4_292:
	add.s32 	%r677, %r158, 1;
	setp.eq.s32 	%p219, %r677, %r186;
	selp.b32 	%r678, 0, %r677, %p219;
	shl.b32 	%r679, %r678, 8;
	cvt.rzi.s32.f32 	%r680, %f243;
	add.s32 	%r821, %r680, %r679;
	add.s32 	%r681, %r678, 1;
	setp.eq.s32 	%p220, %r681, %r186;
	selp.b32 	%r682, 0, %r681, %p220;
	shl.b32 	%r683, %r682, 8;
	cvt.rzi.s32.f32 	%r684, %f242;
	add.s32 	%r820, %r684, %r683;
	add.s32 	%r685, %r682, 1;
	setp.eq.s32 	%p221, %r685, %r186;
	shl.b32 	%r686, %r685, 8;
	selp.b32 	%r687, 0, %r686, %p221;
	cvt.rzi.s32.f32 	%r688, %f241;
	add.s32 	%r819, %r688, %r687;
	bra.uni 	$L__BB4_293;
$L__BB4_291:
	cvt.rzi.s32.f32 	%r674, %f243;
	add.s32 	%r821, %r674, %r164;
	cvt.rzi.s32.f32 	%r675, %f242;
	add.s32 	%r820, %r675, %r164;
	cvt.rzi.s32.f32 	%r676, %f241;
	add.s32 	%r819, %r676, %r164;
$L__BB4_293:
	add.s32 	%r734, %r209, 384;
	cvt.s64.s32 	%rd189, %r821;
	add.s64 	%rd190, %rd2, %rd189;
	cvt.s64.s32 	%rd191, %r820;
	add.s64 	%rd192, %rd2, %rd191;
	cvt.s64.s32 	%rd193, %r819;
	add.s64 	%rd194, %rd2, %rd193;
	add.s64 	%rd195, %rd1, %rd190;
	add.s64 	%rd196, %rd1, %rd192;
	add.s64 	%rd197, %rd1, %rd194;
	ld.global.u8 	%rs178, [%rd195];
	cvt.rn.f32.u16 	%f134, %rs178;
	ld.global.u8 	%rs179, [%rd196];
	cvt.rn.f32.u16 	%f135, %rs179;
	ld.global.u8 	%rs180, [%rd197];
	cvt.rn.f32.u16 	%f136, %rs180;
	cvt.s64.s32 	%rd198, %r734;
	mul.lo.s64 	%rd200, %rd198, %rd90;
	add.s64 	%rd58, %rd36, %rd200;
	@%p13 bra 	$L__BB4_317;
	@%p12 bra 	$L__BB4_299;
	setp.eq.s32 	%p225, %r185, 3;
	@%p225 bra 	$L__BB4_298;
	setp.ne.s32 	%p226, %r185, 1;
	@%p226 bra 	$L__BB4_300;
	cvt.rni.s32.f32 	%r697, %f133;
	max.s32 	%r698, %r697, 0;
	min.s32 	%r699, %r698, 65535;
	cvt.u16.u32 	%rs197, %r699;
	bra.uni 	$L__BB4_301;
$L__BB4_317:
	cvt.rni.s32.f32 	%r724, %f135;
	cvt.rni.s32.f32 	%r723, %f136;
	mov.u32 	%r725, 0;
	cvt.pack.sat.u8.s32.b32 %r722, %r723, %r724, %r725;
	cvt.rni.s32.f32 	%r727, %f134;
	cvt.rni.s32.f32 	%r728, %f133;
	cvt.pack.sat.u8.s32.b32 %r726, %r727, %r728, %r722;
	st.u32 	[%rd58], %r726;
	bra.uni 	$L__BB4_318;
$L__BB4_298:
	cvt.rn.f16.f32 %rs197, %f133;
	bra.uni 	$L__BB4_301;
$L__BB4_299:
	st.v4.f32 	[%rd58], {%f133, %f134, %f135, %f136};
	bra.uni 	$L__BB4_318;
$L__BB4_300:
	cvt.rni.s32.f32 	%r700, %f133;
	max.s32 	%r701, %r700, -32768;
	min.s32 	%r702, %r701, 32767;
	cvt.u16.u32 	%rs197, %r702;
$L__BB4_301:
	@%p225 bra 	$L__BB4_304;
	setp.ne.s32 	%p228, %r185, 1;
	@%p228 bra 	$L__BB4_305;
	cvt.rni.s32.f32 	%r703, %f134;
	max.s32 	%r704, %r703, 0;
	min.s32 	%r705, %r704, 65535;
	cvt.u16.u32 	%rs198, %r705;
	bra.uni 	$L__BB4_306;
$L__BB4_304:
	cvt.rn.f16.f32 %rs198, %f134;
	bra.uni 	$L__BB4_306;
$L__BB4_305:
	cvt.rni.s32.f32 	%r706, %f134;
	max.s32 	%r707, %r706, -32768;
	min.s32 	%r708, %r707, 32767;
	cvt.u16.u32 	%rs198, %r708;
$L__BB4_306:
	mov.b32 	%r174, {%rs197, %rs198};
	@%p225 bra 	$L__BB4_309;
	setp.ne.s32 	%p230, %r185, 1;
	@%p230 bra 	$L__BB4_310;
	cvt.rni.s32.f32 	%r709, %f135;
	max.s32 	%r710, %r709, 0;
	min.s32 	%r711, %r710, 65535;
	cvt.u16.u32 	%rs199, %r711;
	bra.uni 	$L__BB4_311;
$L__BB4_309:
	cvt.rn.f16.f32 %rs199, %f135;
	bra.uni 	$L__BB4_311;
$L__BB4_310:
	cvt.rni.s32.f32 	%r712, %f135;
	max.s32 	%r713, %r712, -32768;
	min.s32 	%r714, %r713, 32767;
	cvt.u16.u32 	%rs199, %r714;
$L__BB4_311:
	@%p225 bra 	$L__BB4_314;
	setp.ne.s32 	%p232, %r185, 1;
	@%p232 bra 	$L__BB4_315;
	cvt.rni.s32.f32 	%r715, %f136;
	max.s32 	%r716, %r715, 0;
	min.s32 	%r717, %r716, 65535;
	cvt.u16.u32 	%rs200, %r717;
	bra.uni 	$L__BB4_316;
$L__BB4_314:
	cvt.rn.f16.f32 %rs200, %f136;
	bra.uni 	$L__BB4_316;
$L__BB4_315:
	cvt.rni.s32.f32 	%r718, %f136;
	max.s32 	%r719, %r718, -32768;
	min.s32 	%r720, %r719, 32767;
	cvt.u16.u32 	%rs200, %r720;
$L__BB4_316:
	mov.b32 	%r721, {%rs199, %rs200};
	st.v2.u32 	[%rd58], {%r174, %r721};
$L__BB4_318:
	add.s32 	%r761, %r761, 1;
	setp.lt.s32 	%p233, %r761, %r193;
	@%p233 bra 	$L__BB4_9;
$L__BB4_319:
	ret;
}
`;
