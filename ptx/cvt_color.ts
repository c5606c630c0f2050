// Made from kernels/cvt_color.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/cvt_color.cu`. */
export const CVT_COLOR: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 1 .u8 _ZN6ToGray4LONGE;
.global .align 1 .u8 _ZN8FromGray4LONGE;
.global .align 1 .u8 _ZN5ToYuv4LONGE;
.global .align 1 .u8 _ZN7FromYuv4LONGE;
.global .align 1 .u8 _ZN5ToHsv4LONGE;
.global .align 1 .u8 _ZN7FromHsv4LONGE;
.global .align 1 .u8 _ZN5ToLab4LONGE = 1;
.global .align 1 .u8 _ZN7FromLab4LONGE = 1;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_cvt_color_cu_cc2f3ddc2nv6target5sm_90E = 90;
.visible .entry rgb_to_rgb_3_3(
	.param .u64 rgb_to_rgb_3_3_param_0,
	.param .align 8 .b8 rgb_to_rgb_3_3_param_1[48],
	.param .u64 rgb_to_rgb_3_3_param_2,
	.param .align 8 .b8 rgb_to_rgb_3_3_param_3[48],
	.param .align 4 .b8 rgb_to_rgb_3_3_param_4[16]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<101>;
	.reg .b16 	%rs<145>;
	.reg .f32 	%f<156>;
	.reg .b32 	%r<478>;
	.reg .b64 	%rd<340>;
	.shared .align 16 .b8 _ZZ7reorderILi3ELi3EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd104, [rgb_to_rgb_3_3_param_0];
	ld.param.v2.u32 	{%r452, %r105}, [rgb_to_rgb_3_3_param_1+32];
	ld.param.v2.u32 	{%r106, %r107}, [rgb_to_rgb_3_3_param_1+40];
	ld.param.u64 	%rd109, [rgb_to_rgb_3_3_param_2];
	ld.param.v2.u32 	{%r453, %r454}, [rgb_to_rgb_3_3_param_3+32];
	ld.param.v2.u32 	{%r110, %r111}, [rgb_to_rgb_3_3_param_3+40];
	ld.param.u32 	%r102, [rgb_to_rgb_3_3_param_4+8];
	ld.param.u32 	%r101, [rgb_to_rgb_3_3_param_4+4];
	ld.param.u32 	%r100, [rgb_to_rgb_3_3_param_4];
	ld.param.u64 	%rd323, [rgb_to_rgb_3_3_param_3+24];
	ld.param.u64 	%rd322, [rgb_to_rgb_3_3_param_3+16];
	ld.param.u64 	%rd321, [rgb_to_rgb_3_3_param_3+8];
	ld.param.u64 	%rd110, [rgb_to_rgb_3_3_param_3];
	ld.param.u64 	%rd319, [rgb_to_rgb_3_3_param_1+24];
	ld.param.u64 	%rd318, [rgb_to_rgb_3_3_param_1+16];
	ld.param.u64 	%rd317, [rgb_to_rgb_3_3_param_1+8];
	ld.param.u64 	%rd105, [rgb_to_rgb_3_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p3, %r107, 0;
	@%p3 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd114, %rd104;
	mul.wide.s32 	%rd115, %r1, 40;
	add.s64 	%rd116, %rd114, %rd115;
	ld.global.v2.u32 	{%r452, %r113}, [%rd116+32];
	ld.global.u64 	%rd319, [%rd116+24];
	ld.global.u64 	%rd318, [%rd116+16];
	ld.global.u64 	%rd317, [%rd116+8];
	ld.global.u64 	%rd316, [%rd116];
	bra.uni 	$L__BB0_3;
$L__BB0_2:
	cvt.s64.s32 	%rd117, %r1;
	mul.lo.s64 	%rd118, %rd105, %rd117;
	add.s64 	%rd316, %rd104, %rd118;
$L__BB0_3:
	setp.eq.s32 	%p4, %r111, 0;
	@%p4 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd119, %rd109;
	mul.wide.s32 	%rd120, %r1, 40;
	add.s64 	%rd121, %rd119, %rd120;
	ld.global.v2.u32 	{%r453, %r454}, [%rd121+32];
	ld.global.u64 	%rd323, [%rd121+24];
	ld.global.u64 	%rd322, [%rd121+16];
	ld.global.u64 	%rd321, [%rd121+8];
	ld.global.u64 	%rd320, [%rd121];
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.s64.s32 	%rd122, %r1;
	mul.lo.s64 	%rd123, %rd110, %rd122;
	add.s64 	%rd320, %rd109, %rd123;
$L__BB0_6:
	mov.u32 	%r116, %ctaid.x;
	shl.b32 	%r117, %r116, 7;
	mov.u32 	%r14, %tid.x;
	shl.b32 	%r118, %r14, 2;
	add.s32 	%r15, %r117, %r118;
	mov.u32 	%r119, %ctaid.y;
	shl.b32 	%r120, %r119, 3;
	mov.u32 	%r16, %tid.y;
	add.s32 	%r17, %r120, %r16;
	setp.ge.s32 	%p5, %r17, %r454;
	@%p5 bra 	$L__BB0_149;
	cvt.u64.u32 	%rd29, %r16;
	shl.b32 	%r121, %r14, 6;
	cvt.u64.u32 	%rd30, %r121;
	setp.eq.s32 	%p6, %r100, 4;
	selp.b32 	%r122, 4, 2, %p6;
	setp.eq.s32 	%p7, %r100, 0;
	selp.b32 	%r19, 1, %r122, %p7;
	sub.s32 	%r20, %r452, %r15;
	min.s32 	%r21, %r20, 4;
	cvt.s64.s32 	%rd31, %r17;
	mul.lo.s64 	%rd124, %rd317, %rd31;
	cvt.s64.s32 	%rd32, %r15;
	mul.lo.s64 	%rd125, %rd318, %rd32;
	add.s64 	%rd33, %rd124, %rd125;
	add.s64 	%rd39, %rd316, %rd33;
	shl.b32 	%r123, %r19, 2;
	cvt.u64.u32 	%rd35, %r123;
	setp.gt.s32 	%p8, %r20, 3;
	@%p8 bra 	$L__BB0_8;
	bra.uni 	$L__BB0_10;
$L__BB0_8:
	mul.lo.s32 	%r124, %r19, 3;
	cvt.u64.u32 	%rd126, %r124;
	setp.ne.s64 	%p9, %rd318, %rd126;
	cvt.u64.u32 	%rd127, %r19;
	setp.ne.s64 	%p10, %rd319, %rd127;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB0_10;
	cvt.u32.u64 	%r125, %rd35;
	add.s32 	%r126, %r125, -1;
	cvt.s64.s32 	%rd128, %r126;
	and.b64  	%rd129, %rd39, %rd128;
	setp.eq.s64 	%p12, %rd129, 0;
	mov.u16 	%rs132, 0;
	mov.u64 	%rd325, %rd35;
	@%p12 bra 	$L__BB0_25;
$L__BB0_10:
	setp.lt.s32 	%p13, %r20, 4;
	cvt.u64.u32 	%rd130, %r19;
	setp.ne.s64 	%p14, %rd318, %rd130;
	or.pred  	%p15, %p14, %p13;
	@%p15 bra 	$L__BB0_12;
	cvt.u32.u64 	%r127, %rd35;
	or.b64  	%rd131, %rd319, %rd39;
	add.s32 	%r128, %r127, -1;
	cvt.s64.s32 	%rd132, %r128;
	and.b64  	%rd133, %rd131, %rd132;
	setp.eq.s64 	%p16, %rd133, 0;
	mov.u16 	%rs132, 1;
	mov.u64 	%rd325, %rd319;
	@%p16 bra 	$L__BB0_25;
$L__BB0_12:
	shl.b64 	%rd134, %rd29, 11;
	mov.u64 	%rd135, _ZZ7reorderILi3ELi3EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd136, %rd135;
	add.s64 	%rd137, %rd136, %rd134;
	add.s64 	%rd39, %rd137, %rd30;
	setp.lt.s32 	%p17, %r20, 1;
	mov.u16 	%rs132, 0;
	mov.u64 	%rd325, %rd35;
	@%p17 bra 	$L__BB0_25;
	cvt.u16.u32 	%rs1, %r19;
	setp.eq.s16 	%p18, %rs1, 1;
	@%p18 bra 	$L__BB0_21;
	bra.uni 	$L__BB0_14;
$L__BB0_21:
	mov.u32 	%r137, 0;
	add.s64 	%rd166, %rd135, %rd134;
	mov.u32 	%r458, %r137;
$L__BB0_22:
	.pragma "nounroll";
	mul.lo.s32 	%r30, %r458, 3;
	cvt.s64.s32 	%rd160, %r458;
	mul.lo.s64 	%rd161, %rd318, %rd160;
	add.s64 	%rd38, %rd161, %rd33;
	mov.u32 	%r459, %r137;
$L__BB0_23:
	.pragma "nounroll";
	add.s32 	%r139, %r459, %r30;
	mul.lo.s32 	%r140, %r139, %r19;
	cvt.s64.s32 	%rd162, %r140;
	add.s64 	%rd163, %rd162, %rd30;
	add.s64 	%rd167, %rd166, %rd163;
	cvt.s64.s32 	%rd168, %r459;
	mul.lo.s64 	%rd169, %rd319, %rd168;
	add.s64 	%rd170, %rd38, %rd169;
	add.s64 	%rd171, %rd316, %rd170;
	ld.u8 	%rs57, [%rd171];
	st.shared.u8 	[%rd167], %rs57;
	add.s32 	%r459, %r459, 1;
	setp.ne.s32 	%p23, %r459, 3;
	@%p23 bra 	$L__BB0_23;
	add.s32 	%r458, %r458, 1;
	setp.lt.s32 	%p24, %r458, %r21;
	mov.u64 	%rd325, %rd35;
	@%p24 bra 	$L__BB0_22;
	bra.uni 	$L__BB0_25;
$L__BB0_14:
	mov.u32 	%r455, 0;
	add.s64 	%rd144, %rd135, %rd134;
$L__BB0_15:
	.pragma "nounroll";
	mul.lo.s32 	%r23, %r455, 3;
	cvt.s64.s32 	%rd138, %r455;
	mul.lo.s64 	%rd139, %rd318, %rd138;
	add.s64 	%rd37, %rd139, %rd33;
	setp.eq.s16 	%p19, %rs1, 2;
	@%p19 bra 	$L__BB0_18;
	bra.uni 	$L__BB0_16;
$L__BB0_18:
	mov.u32 	%r457, 0;
$L__BB0_19:
	.pragma "nounroll";
	add.s32 	%r135, %r457, %r23;
	mul.lo.s32 	%r136, %r135, %r19;
	cvt.s64.s32 	%rd150, %r136;
	add.s64 	%rd151, %rd150, %rd30;
	add.s64 	%rd155, %rd144, %rd151;
	cvt.s64.s32 	%rd156, %r457;
	mul.lo.s64 	%rd157, %rd319, %rd156;
	add.s64 	%rd158, %rd37, %rd157;
	add.s64 	%rd159, %rd316, %rd158;
	ld.u16 	%rs55, [%rd159];
	st.shared.u16 	[%rd155], %rs55;
	add.s32 	%r457, %r457, 1;
	setp.lt.u32 	%p21, %r457, 3;
	@%p21 bra 	$L__BB0_19;
	bra.uni 	$L__BB0_20;
$L__BB0_16:
	mov.u32 	%r456, 0;
$L__BB0_17:
	.pragma "nounroll";
	add.s32 	%r131, %r456, %r23;
	mul.lo.s32 	%r132, %r131, %r19;
	cvt.s64.s32 	%rd140, %r132;
	add.s64 	%rd141, %rd140, %rd30;
	add.s64 	%rd145, %rd144, %rd141;
	cvt.s64.s32 	%rd146, %r456;
	mul.lo.s64 	%rd147, %rd319, %rd146;
	add.s64 	%rd148, %rd37, %rd147;
	add.s64 	%rd149, %rd316, %rd148;
	ld.u32 	%r133, [%rd149];
	st.shared.u32 	[%rd145], %r133;
	add.s32 	%r456, %r456, 1;
	setp.lt.u32 	%p20, %r456, 3;
	@%p20 bra 	$L__BB0_17;
$L__BB0_20:
	add.s32 	%r455, %r455, 1;
	setp.lt.s32 	%p22, %r455, %r21;
	mov.u64 	%rd325, %rd35;
	@%p22 bra 	$L__BB0_15;
$L__BB0_25:
	add.s64 	%rd42, %rd39, %rd325;
	shl.b64 	%rd172, %rd325, 1;
	add.s64 	%rd43, %rd39, %rd172;
	setp.gt.s32 	%p25, %r100, 2;
	@%p25 bra 	$L__BB0_28;
	@%p7 bra 	$L__BB0_33;
	setp.eq.s32 	%p29, %r100, 1;
	@%p29 bra 	$L__BB0_30;
	bra.uni 	$L__BB0_34;
$L__BB0_30:
	ld.v2.u32 	{%r141, %r142}, [%rd39];
	cvt.u16.u32 	%rs59, %r141;
	cvt.rn.f32.u16 	%f144, %rs59;
	shr.u32 	%r145, %r141, 16;
	cvt.u16.u32 	%rs60, %r145;
	cvt.rn.f32.u16 	%f145, %rs60;
	cvt.u16.u32 	%rs61, %r142;
	cvt.rn.f32.u16 	%f146, %rs61;
	shr.u32 	%r146, %r142, 16;
	cvt.u16.u32 	%rs62, %r146;
	cvt.rn.f32.u16 	%f147, %rs62;
	ld.v2.u32 	{%r147, %r148}, [%rd42];
	cvt.u16.u32 	%rs63, %r147;
	cvt.rn.f32.u16 	%f148, %rs63;
	shr.u32 	%r151, %r147, 16;
	cvt.u16.u32 	%rs64, %r151;
	cvt.rn.f32.u16 	%f149, %rs64;
	cvt.u16.u32 	%rs65, %r148;
	cvt.rn.f32.u16 	%f150, %rs65;
	shr.u32 	%r152, %r148, 16;
	cvt.u16.u32 	%rs66, %r152;
	cvt.rn.f32.u16 	%f151, %rs66;
	ld.v2.u32 	{%r153, %r154}, [%rd43];
	cvt.u16.u32 	%rs67, %r153;
	cvt.rn.f32.u16 	%f152, %rs67;
	shr.u32 	%r157, %r153, 16;
	cvt.u16.u32 	%rs68, %r157;
	cvt.rn.f32.u16 	%f153, %rs68;
	cvt.u16.u32 	%rs69, %r154;
	cvt.rn.f32.u16 	%f154, %rs69;
	shr.u32 	%r158, %r154, 16;
	cvt.u16.u32 	%rs70, %r158;
	cvt.rn.f32.u16 	%f155, %rs70;
	bra.uni 	$L__BB0_35;
$L__BB0_28:
	setp.eq.s32 	%p26, %r100, 3;
	@%p26 bra 	$L__BB0_31;
	@%p6 bra 	$L__BB0_32;
	bra.uni 	$L__BB0_34;
$L__BB0_32:
	ld.v4.f32 	{%f144, %f145, %f146, %f147}, [%rd39];
	ld.v4.f32 	{%f148, %f149, %f150, %f151}, [%rd42];
	ld.v4.f32 	{%f152, %f153, %f154, %f155}, [%rd43];
	bra.uni 	$L__BB0_35;
$L__BB0_33:
	ld.u32 	%r177, [%rd39];
	cvt.u16.u32 	%rs83, %r177;
	and.b16  	%rs84, %rs83, 255;
	cvt.rn.f32.u16 	%f144, %rs84;
	shr.u16 	%rs85, %rs83, 8;
	cvt.rn.f32.u16 	%f145, %rs85;
	shr.u32 	%r178, %r177, 16;
	cvt.u16.u32 	%rs86, %r178;
	and.b16  	%rs87, %rs86, 255;
	cvt.rn.f32.u16 	%f146, %rs87;
	shr.u32 	%r179, %r177, 24;
	cvt.u16.u32 	%rs88, %r179;
	cvt.rn.f32.u16 	%f147, %rs88;
	ld.u32 	%r180, [%rd42];
	cvt.u16.u32 	%rs89, %r180;
	and.b16  	%rs90, %rs89, 255;
	cvt.rn.f32.u16 	%f148, %rs90;
	shr.u16 	%rs91, %rs89, 8;
	cvt.rn.f32.u16 	%f149, %rs91;
	shr.u32 	%r181, %r180, 16;
	cvt.u16.u32 	%rs92, %r181;
	and.b16  	%rs93, %rs92, 255;
	cvt.rn.f32.u16 	%f150, %rs93;
	shr.u32 	%r182, %r180, 24;
	cvt.u16.u32 	%rs94, %r182;
	cvt.rn.f32.u16 	%f151, %rs94;
	ld.u32 	%r183, [%rd43];
	cvt.u16.u32 	%rs95, %r183;
	and.b16  	%rs96, %rs95, 255;
	cvt.rn.f32.u16 	%f152, %rs96;
	shr.u16 	%rs97, %rs95, 8;
	cvt.rn.f32.u16 	%f153, %rs97;
	shr.u32 	%r184, %r183, 16;
	cvt.u16.u32 	%rs98, %r184;
	and.b16  	%rs99, %rs98, 255;
	cvt.rn.f32.u16 	%f154, %rs99;
	shr.u32 	%r185, %r183, 24;
	cvt.u16.u32 	%rs100, %r185;
	cvt.rn.f32.u16 	%f155, %rs100;
	bra.uni 	$L__BB0_35;
$L__BB0_31:
	ld.v2.u32 	{%r159, %r160}, [%rd39];
	cvt.u16.u32 	%rs71, %r159;
	cvt.f32.f16 %f144, %rs71;
	shr.u32 	%r163, %r159, 16;
	cvt.u16.u32 	%rs72, %r163;
	cvt.f32.f16 %f145, %rs72;
	cvt.u16.u32 	%rs73, %r160;
	cvt.f32.f16 %f146, %rs73;
	shr.u32 	%r164, %r160, 16;
	cvt.u16.u32 	%rs74, %r164;
	cvt.f32.f16 %f147, %rs74;
	ld.v2.u32 	{%r165, %r166}, [%rd42];
	cvt.u16.u32 	%rs75, %r165;
	cvt.f32.f16 %f148, %rs75;
	shr.u32 	%r169, %r165, 16;
	cvt.u16.u32 	%rs76, %r169;
	cvt.f32.f16 %f149, %rs76;
	cvt.u16.u32 	%rs77, %r166;
	cvt.f32.f16 %f150, %rs77;
	shr.u32 	%r170, %r166, 16;
	cvt.u16.u32 	%rs78, %r170;
	cvt.f32.f16 %f151, %rs78;
	ld.v2.u32 	{%r171, %r172}, [%rd43];
	cvt.u16.u32 	%rs79, %r171;
	cvt.f32.f16 %f152, %rs79;
	shr.u32 	%r175, %r171, 16;
	cvt.u16.u32 	%rs80, %r175;
	cvt.f32.f16 %f153, %rs80;
	cvt.u16.u32 	%rs81, %r172;
	cvt.f32.f16 %f154, %rs81;
	shr.u32 	%r176, %r172, 16;
	cvt.u16.u32 	%rs82, %r176;
	cvt.f32.f16 %f155, %rs82;
	bra.uni 	$L__BB0_35;
$L__BB0_34:
	ld.v2.u32 	{%r186, %r187}, [%rd39];
	cvt.u16.u32 	%rs101, %r186;
	cvt.rn.f32.s16 	%f144, %rs101;
	shr.u32 	%r190, %r186, 16;
	cvt.u16.u32 	%rs102, %r190;
	cvt.rn.f32.s16 	%f145, %rs102;
	cvt.u16.u32 	%rs103, %r187;
	cvt.rn.f32.s16 	%f146, %rs103;
	shr.u32 	%r191, %r187, 16;
	cvt.u16.u32 	%rs104, %r191;
	cvt.rn.f32.s16 	%f147, %rs104;
	ld.v2.u32 	{%r192, %r193}, [%rd42];
	cvt.u16.u32 	%rs105, %r192;
	cvt.rn.f32.s16 	%f148, %rs105;
	shr.u32 	%r196, %r192, 16;
	cvt.u16.u32 	%rs106, %r196;
	cvt.rn.f32.s16 	%f149, %rs106;
	cvt.u16.u32 	%rs107, %r193;
	cvt.rn.f32.s16 	%f150, %rs107;
	shr.u32 	%r197, %r193, 16;
	cvt.u16.u32 	%rs108, %r197;
	cvt.rn.f32.s16 	%f151, %rs108;
	ld.v2.u32 	{%r198, %r199}, [%rd43];
	cvt.u16.u32 	%rs109, %r198;
	cvt.rn.f32.s16 	%f152, %rs109;
	shr.u32 	%r202, %r198, 16;
	cvt.u16.u32 	%rs110, %r202;
	cvt.rn.f32.s16 	%f153, %rs110;
	cvt.u16.u32 	%rs111, %r199;
	cvt.rn.f32.s16 	%f154, %rs111;
	shr.u32 	%r203, %r199, 16;
	cvt.u16.u32 	%rs112, %r203;
	cvt.rn.f32.s16 	%f155, %rs112;
$L__BB0_35:
	setp.eq.s16 	%p30, %rs132, 0;
	selp.f32 	%f73, %f145, %f148, %p30;
	selp.f32 	%f119, %f146, %f152, %p30;
	selp.f32 	%f120, %f147, %f145, %p30;
	selp.f32 	%f74, %f148, %f149, %p30;
	selp.f32 	%f121, %f149, %f153, %p30;
	selp.f32 	%f122, %f150, %f146, %p30;
	selp.f32 	%f75, %f151, %f150, %p30;
	selp.f32 	%f123, %f152, %f154, %p30;
	selp.f32 	%f124, %f153, %f147, %p30;
	selp.f32 	%f76, %f154, %f151, %p30;
	bar.warp.sync 	-1;
	setp.eq.s32 	%p31, %r102, 0;
	selp.f32 	%f77, %f155, %f124, %p31;
	selp.f32 	%f78, %f124, %f155, %p31;
	selp.f32 	%f79, %f123, %f122, %p31;
	selp.f32 	%f80, %f122, %f123, %p31;
	selp.f32 	%f81, %f121, %f120, %p31;
	selp.f32 	%f82, %f120, %f121, %p31;
	selp.f32 	%f83, %f119, %f144, %p31;
	selp.f32 	%f84, %f144, %f119, %p31;
	setp.eq.s32 	%p32, %r101, 4;
	selp.b32 	%r204, 4, 2, %p32;
	setp.eq.s32 	%p33, %r101, 0;
	selp.b32 	%r36, 1, %r204, %p33;
	sub.s32 	%r37, %r453, %r15;
	min.s32 	%r38, %r37, 4;
	mul.lo.s64 	%rd173, %rd322, %rd32;
	mul.lo.s64 	%rd46, %rd321, %rd31;
	add.s64 	%rd47, %rd46, %rd173;
	add.s64 	%rd48, %rd320, %rd47;
	mul.lo.s32 	%r205, %r14, %r36;
	mul.lo.s32 	%r206, %r205, 12;
	cvt.s64.s32 	%rd49, %r206;
	mul.lo.s32 	%r39, %r36, 3;
	cvt.u64.u32 	%rd174, %r39;
	setp.ne.s64 	%p34, %rd322, %rd174;
	cvt.u64.u32 	%rd175, %r36;
	setp.ne.s64 	%p35, %rd323, %rd175;
	or.pred  	%p36, %p34, %p35;
	setp.gt.s32 	%p37, %r37, 3;
	and.pred  	%p38, %p37, %p36;
	setp.eq.s64 	%p39, %rd322, %rd175;
	and.pred  	%p40, %p39, %p38;
	@%p40 bra 	$L__BB0_37;
	bra.uni 	$L__BB0_36;
$L__BB0_37:
	or.b64  	%rd176, %rd323, %rd48;
	shl.b32 	%r207, %r36, 2;
	add.s32 	%r208, %r207, -1;
	cvt.s64.s32 	%rd177, %r208;
	and.b64  	%rd178, %rd176, %rd177;
	setp.eq.s64 	%p100, %rd178, 0;
	bra.uni 	$L__BB0_38;
$L__BB0_36:
	mov.pred 	%p100, 0;
$L__BB0_38:
	shl.b32 	%r209, %r36, 2;
	cvt.u64.u32 	%rd179, %r209;
	selp.b64 	%rd50, %rd323, %rd179, %p100;
	selp.f32 	%f85, %f82, %f73, %p100;
	selp.f32 	%f86, %f80, %f83, %p100;
	selp.f32 	%f87, %f78, %f82, %p100;
	shl.b64 	%rd180, %rd29, 11;
	mov.u64 	%rd181, _ZZ7reorderILi3ELi3EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd182, %rd181;
	add.s64 	%rd183, %rd182, %rd180;
	add.s64 	%rd184, %rd183, %rd49;
	selp.b64 	%rd51, %rd48, %rd184, %p100;
	shl.b64 	%rd185, %rd50, 1;
	add.s64 	%rd52, %rd51, %rd185;
	@%p33 bra 	$L__BB0_108;
	@%p32 bra 	$L__BB0_44;
	setp.eq.s32 	%p44, %r101, 3;
	@%p44 bra 	$L__BB0_43;
	setp.ne.s32 	%p45, %r101, 1;
	@%p45 bra 	$L__BB0_45;
	cvt.rni.s32.f32 	%r210, %f84;
	max.s32 	%r211, %r210, 0;
	min.s32 	%r212, %r211, 65535;
	cvt.u16.u32 	%rs133, %r212;
	bra.uni 	$L__BB0_46;
$L__BB0_108:
	cvt.rni.s32.f32 	%r293, %f86;
	cvt.rni.s32.f32 	%r292, %f87;
	mov.u32 	%r310, 0;
	cvt.pack.sat.u8.s32.b32 %r291, %r292, %r293, %r310;
	cvt.rni.s32.f32 	%r296, %f85;
	cvt.rni.s32.f32 	%r297, %f84;
	cvt.pack.sat.u8.s32.b32 %r295, %r296, %r297, %r291;
	st.u32 	[%rd51], %r295;
	selp.f32 	%f137, %f75, %f80, %p100;
	cvt.rni.s32.f32 	%r301, %f137;
	selp.f32 	%f138, %f76, %f75, %p100;
	cvt.rni.s32.f32 	%r300, %f138;
	cvt.pack.sat.u8.s32.b32 %r299, %r300, %r301, %r310;
	selp.f32 	%f139, %f73, %f74, %p100;
	cvt.rni.s32.f32 	%r305, %f139;
	selp.f32 	%f140, %f74, %f81, %p100;
	cvt.rni.s32.f32 	%r304, %f140;
	cvt.pack.sat.u8.s32.b32 %r303, %r304, %r305, %r299;
	add.s64 	%rd220, %rd51, %rd50;
	st.u32 	[%rd220], %r303;
	selp.f32 	%f141, %f79, %f76, %p100;
	cvt.rni.s32.f32 	%r309, %f141;
	cvt.rni.s32.f32 	%r308, %f77;
	cvt.pack.sat.u8.s32.b32 %r307, %r308, %r309, %r310;
	selp.f32 	%f142, %f83, %f79, %p100;
	cvt.rni.s32.f32 	%r313, %f142;
	selp.f32 	%f143, %f81, %f78, %p100;
	cvt.rni.s32.f32 	%r312, %f143;
	cvt.pack.sat.u8.s32.b32 %r311, %r312, %r313, %r307;
	st.u32 	[%rd52], %r311;
	bra.uni 	$L__BB0_109;
$L__BB0_44:
	mul.wide.u32 	%rd186, %r16, 2048;
	add.s64 	%rd189, %rd182, %rd186;
	add.s64 	%rd190, %rd189, %rd49;
	selp.b64 	%rd192, %rd48, %rd190, %p100;
	st.v4.f32 	[%rd192], {%f84, %f85, %f86, %f87};
	bra.uni 	$L__BB0_62;
$L__BB0_43:
	cvt.rn.f16.f32 %rs133, %f84;
	bra.uni 	$L__BB0_46;
$L__BB0_45:
	cvt.rni.s32.f32 	%r214, %f84;
	max.s32 	%r215, %r214, -32768;
	min.s32 	%r216, %r215, 32767;
	cvt.u16.u32 	%rs133, %r216;
$L__BB0_46:
	@%p44 bra 	$L__BB0_49;
	setp.ne.s32 	%p47, %r101, 1;
	@%p47 bra 	$L__BB0_50;
	cvt.rni.s32.f32 	%r217, %f85;
	max.s32 	%r218, %r217, 0;
	min.s32 	%r219, %r218, 65535;
	cvt.u16.u32 	%rs134, %r219;
	bra.uni 	$L__BB0_51;
$L__BB0_49:
	cvt.rn.f16.f32 %rs134, %f85;
	bra.uni 	$L__BB0_51;
$L__BB0_50:
	cvt.rni.s32.f32 	%r220, %f85;
	max.s32 	%r221, %r220, -32768;
	min.s32 	%r222, %r221, 32767;
	cvt.u16.u32 	%rs134, %r222;
$L__BB0_51:
	mov.b32 	%r40, {%rs133, %rs134};
	@%p44 bra 	$L__BB0_54;
	setp.ne.s32 	%p49, %r101, 1;
	@%p49 bra 	$L__BB0_55;
	cvt.rni.s32.f32 	%r223, %f86;
	max.s32 	%r224, %r223, 0;
	min.s32 	%r225, %r224, 65535;
	cvt.u16.u32 	%rs135, %r225;
	bra.uni 	$L__BB0_56;
$L__BB0_54:
	cvt.rn.f16.f32 %rs135, %f86;
	bra.uni 	$L__BB0_56;
$L__BB0_55:
	cvt.rni.s32.f32 	%r226, %f86;
	max.s32 	%r227, %r226, -32768;
	min.s32 	%r228, %r227, 32767;
	cvt.u16.u32 	%rs135, %r228;
$L__BB0_56:
	@%p44 bra 	$L__BB0_59;
	setp.ne.s32 	%p51, %r101, 1;
	@%p51 bra 	$L__BB0_60;
	cvt.rni.s32.f32 	%r229, %f87;
	max.s32 	%r230, %r229, 0;
	min.s32 	%r231, %r230, 65535;
	cvt.u16.u32 	%rs136, %r231;
	bra.uni 	$L__BB0_61;
$L__BB0_59:
	cvt.rn.f16.f32 %rs136, %f87;
	bra.uni 	$L__BB0_61;
$L__BB0_60:
	cvt.rni.s32.f32 	%r232, %f87;
	max.s32 	%r233, %r232, -32768;
	min.s32 	%r234, %r233, 32767;
	cvt.u16.u32 	%rs136, %r234;
$L__BB0_61:
	mov.b32 	%r235, {%rs135, %rs136};
	mul.wide.u32 	%rd193, %r16, 2048;
	add.s64 	%rd196, %rd182, %rd193;
	add.s64 	%rd197, %rd196, %rd49;
	selp.b64 	%rd199, %rd48, %rd197, %p100;
	st.v2.u32 	[%rd199], {%r40, %r235};
$L__BB0_62:
	selp.f32 	%f88, %f73, %f74, %p100;
	selp.f32 	%f89, %f74, %f81, %p100;
	selp.f32 	%f90, %f75, %f80, %p100;
	selp.f32 	%f91, %f76, %f75, %p100;
	@%p32 bra 	$L__BB0_67;
	setp.eq.s32 	%p53, %r101, 3;
	@%p53 bra 	$L__BB0_66;
	setp.ne.s32 	%p54, %r101, 1;
	@%p54 bra 	$L__BB0_68;
	cvt.rni.s32.f32 	%r237, %f88;
	max.s32 	%r238, %r237, 0;
	min.s32 	%r239, %r238, 65535;
	cvt.u16.u32 	%rs137, %r239;
	bra.uni 	$L__BB0_69;
$L__BB0_67:
	mul.wide.u32 	%rd200, %r16, 2048;
	add.s64 	%rd203, %rd182, %rd200;
	add.s64 	%rd204, %rd203, %rd49;
	selp.b64 	%rd206, %rd48, %rd204, %p100;
	add.s64 	%rd209, %rd206, %rd50;
	st.v4.f32 	[%rd209], {%f88, %f89, %f90, %f91};
	bra.uni 	$L__BB0_85;
$L__BB0_66:
	cvt.rn.f16.f32 %rs137, %f88;
	bra.uni 	$L__BB0_69;
$L__BB0_68:
	cvt.rni.s32.f32 	%r242, %f88;
	max.s32 	%r243, %r242, -32768;
	min.s32 	%r244, %r243, 32767;
	cvt.u16.u32 	%rs137, %r244;
$L__BB0_69:
	@%p53 bra 	$L__BB0_72;
	setp.ne.s32 	%p56, %r101, 1;
	@%p56 bra 	$L__BB0_73;
	cvt.rni.s32.f32 	%r245, %f89;
	max.s32 	%r246, %r245, 0;
	min.s32 	%r247, %r246, 65535;
	cvt.u16.u32 	%rs138, %r247;
	bra.uni 	$L__BB0_74;
$L__BB0_72:
	cvt.rn.f16.f32 %rs138, %f89;
	bra.uni 	$L__BB0_74;
$L__BB0_73:
	cvt.rni.s32.f32 	%r248, %f89;
	max.s32 	%r249, %r248, -32768;
	min.s32 	%r250, %r249, 32767;
	cvt.u16.u32 	%rs138, %r250;
$L__BB0_74:
	mov.b32 	%r41, {%rs137, %rs138};
	@%p53 bra 	$L__BB0_77;
	setp.ne.s32 	%p58, %r101, 1;
	@%p58 bra 	$L__BB0_78;
	cvt.rni.s32.f32 	%r251, %f90;
	max.s32 	%r252, %r251, 0;
	min.s32 	%r253, %r252, 65535;
	cvt.u16.u32 	%rs139, %r253;
	bra.uni 	$L__BB0_79;
$L__BB0_77:
	cvt.rn.f16.f32 %rs139, %f90;
	bra.uni 	$L__BB0_79;
$L__BB0_78:
	cvt.rni.s32.f32 	%r254, %f90;
	max.s32 	%r255, %r254, -32768;
	min.s32 	%r256, %r255, 32767;
	cvt.u16.u32 	%rs139, %r256;
$L__BB0_79:
	@%p53 bra 	$L__BB0_82;
	setp.ne.s32 	%p60, %r101, 1;
	@%p60 bra 	$L__BB0_83;
	cvt.rni.s32.f32 	%r257, %f91;
	max.s32 	%r258, %r257, 0;
	min.s32 	%r259, %r258, 65535;
	cvt.u16.u32 	%rs140, %r259;
	bra.uni 	$L__BB0_84;
$L__BB0_82:
	cvt.rn.f16.f32 %rs140, %f91;
	bra.uni 	$L__BB0_84;
$L__BB0_83:
	cvt.rni.s32.f32 	%r260, %f91;
	max.s32 	%r261, %r260, -32768;
	min.s32 	%r262, %r261, 32767;
	cvt.u16.u32 	%rs140, %r262;
$L__BB0_84:
	mov.b32 	%r263, {%rs139, %rs140};
	mul.wide.u32 	%rd210, %r16, 2048;
	add.s64 	%rd213, %rd182, %rd210;
	add.s64 	%rd214, %rd213, %rd49;
	selp.b64 	%rd216, %rd48, %rd214, %p100;
	add.s64 	%rd219, %rd216, %rd50;
	st.v2.u32 	[%rd219], {%r41, %r263};
$L__BB0_85:
	selp.f32 	%f92, %f83, %f79, %p100;
	selp.f32 	%f93, %f81, %f78, %p100;
	selp.f32 	%f94, %f79, %f76, %p100;
	@%p32 bra 	$L__BB0_90;
	setp.eq.s32 	%p62, %r101, 3;
	@%p62 bra 	$L__BB0_89;
	setp.ne.s32 	%p63, %r101, 1;
	@%p63 bra 	$L__BB0_91;
	cvt.rni.s32.f32 	%r266, %f92;
	max.s32 	%r267, %r266, 0;
	min.s32 	%r268, %r267, 65535;
	cvt.u16.u32 	%rs141, %r268;
	bra.uni 	$L__BB0_92;
$L__BB0_90:
	st.v4.f32 	[%rd52], {%f92, %f93, %f94, %f77};
	bra.uni 	$L__BB0_109;
$L__BB0_89:
	cvt.rn.f16.f32 %rs141, %f92;
	bra.uni 	$L__BB0_92;
$L__BB0_91:
	cvt.rni.s32.f32 	%r269, %f92;
	max.s32 	%r270, %r269, -32768;
	min.s32 	%r271, %r270, 32767;
	cvt.u16.u32 	%rs141, %r271;
$L__BB0_92:
	@%p62 bra 	$L__BB0_95;
	setp.ne.s32 	%p65, %r101, 1;
	@%p65 bra 	$L__BB0_96;
	cvt.rni.s32.f32 	%r272, %f93;
	max.s32 	%r273, %r272, 0;
	min.s32 	%r274, %r273, 65535;
	cvt.u16.u32 	%rs142, %r274;
	bra.uni 	$L__BB0_97;
$L__BB0_95:
	cvt.rn.f16.f32 %rs142, %f93;
	bra.uni 	$L__BB0_97;
$L__BB0_96:
	cvt.rni.s32.f32 	%r275, %f93;
	max.s32 	%r276, %r275, -32768;
	min.s32 	%r277, %r276, 32767;
	cvt.u16.u32 	%rs142, %r277;
$L__BB0_97:
	mov.b32 	%r42, {%rs141, %rs142};
	@%p62 bra 	$L__BB0_100;
	setp.ne.s32 	%p67, %r101, 1;
	@%p67 bra 	$L__BB0_101;
	cvt.rni.s32.f32 	%r278, %f94;
	max.s32 	%r279, %r278, 0;
	min.s32 	%r280, %r279, 65535;
	cvt.u16.u32 	%rs143, %r280;
	bra.uni 	$L__BB0_102;
$L__BB0_100:
	cvt.rn.f16.f32 %rs143, %f94;
	bra.uni 	$L__BB0_102;
$L__BB0_101:
	cvt.rni.s32.f32 	%r281, %f94;
	max.s32 	%r282, %r281, -32768;
	min.s32 	%r283, %r282, 32767;
	cvt.u16.u32 	%rs143, %r283;
$L__BB0_102:
	@%p62 bra 	$L__BB0_105;
	setp.ne.s32 	%p69, %r101, 1;
	@%p69 bra 	$L__BB0_106;
	cvt.rni.s32.f32 	%r284, %f77;
	max.s32 	%r285, %r284, 0;
	min.s32 	%r286, %r285, 65535;
	cvt.u16.u32 	%rs144, %r286;
	bra.uni 	$L__BB0_107;
$L__BB0_105:
	cvt.rn.f16.f32 %rs144, %f77;
	bra.uni 	$L__BB0_107;
$L__BB0_106:
	cvt.rni.s32.f32 	%r287, %f77;
	max.s32 	%r288, %r287, -32768;
	min.s32 	%r289, %r288, 32767;
	cvt.u16.u32 	%rs144, %r289;
$L__BB0_107:
	mov.b32 	%r290, {%rs143, %rs144};
	st.v2.u32 	[%rd52], {%r42, %r290};
$L__BB0_109:
	setp.eq.s64 	%p70, %rd322, %rd174;
	setp.eq.s64 	%p71, %rd323, %rd175;
	and.pred  	%p72, %p70, %p71;
	@%p72 bra 	$L__BB0_123;
	bra.uni 	$L__BB0_110;
$L__BB0_123:
	mov.u32 	%r447, %tid.x;
	shl.b32 	%r446, %r447, 2;
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd66, %r446;
	sub.s32 	%r338, %r453, %r117;
	min.s32 	%r339, %r338, 128;
	mul.lo.s32 	%r54, %r39, %r339;
	setp.lt.s32 	%p82, %r54, 1;
	@%p82 bra 	$L__BB0_149;
	mul.lo.s64 	%rd252, %rd322, %rd66;
	sub.s64 	%rd253, %rd47, %rd252;
	add.s64 	%rd67, %rd320, %rd253;
	and.b64  	%rd254, %rd67, 15;
	setp.eq.s64 	%p83, %rd254, 0;
	@%p83 bra 	$L__BB0_134;
	and.b64  	%rd255, %rd67, 3;
	setp.ne.s64 	%p84, %rd255, 0;
	mov.u32 	%r473, 0;
	@%p84 bra 	$L__BB0_142;
	shr.s32 	%r341, %r54, 31;
	shr.u32 	%r342, %r341, 30;
	add.s32 	%r343, %r54, %r342;
	shr.s32 	%r55, %r343, 2;
	mov.u32 	%r467, %tid.x;
	setp.ge.s32 	%p85, %r467, %r55;
	@%p85 bra 	$L__BB0_133;
	not.b32 	%r345, %r467;
	add.s32 	%r57, %r55, %r345;
	shr.u32 	%r346, %r57, 5;
	add.s32 	%r347, %r346, 1;
	and.b32  	%r466, %r347, 3;
	setp.eq.s32 	%p86, %r466, 0;
	@%p86 bra 	$L__BB0_130;
	mov.u32 	%r467, %tid.x;
	mul.wide.s32 	%rd256, %r467, 4;
	shl.b32 	%r350, %r467, 2;
	add.s32 	%r351, %r117, %r350;
	cvt.s64.s32 	%rd257, %r351;
	sub.s64 	%rd258, %rd257, %rd66;
	mul.lo.s64 	%rd259, %rd322, %rd258;
	add.s64 	%rd260, %rd256, %rd259;
	add.s64 	%rd261, %rd260, %rd46;
	add.s64 	%rd329, %rd320, %rd261;
	mul.wide.u32 	%rd262, %r16, 2048;
	add.s64 	%rd264, %rd181, %rd262;
	add.s64 	%rd328, %rd264, %rd256;
$L__BB0_129:
	.pragma "nounroll";
	ld.shared.u32 	%r353, [%rd328];
	st.u32 	[%rd329], %r353;
	add.s32 	%r467, %r467, 32;
	add.s64 	%rd329, %rd329, 128;
	add.s64 	%rd328, %rd328, 128;
	add.s32 	%r466, %r466, -1;
	setp.ne.s32 	%p87, %r466, 0;
	@%p87 bra 	$L__BB0_129;
$L__BB0_130:
	setp.lt.u32 	%p88, %r57, 96;
	@%p88 bra 	$L__BB0_133;
	mul.wide.s32 	%rd265, %r467, 4;
	mul.wide.u32 	%rd266, %r16, 2048;
	add.s64 	%rd268, %rd181, %rd266;
	add.s64 	%rd269, %rd268, %rd265;
	add.s64 	%rd331, %rd269, 256;
	mov.u32 	%r357, %tid.x;
	shl.b32 	%r358, %r357, 2;
	add.s32 	%r359, %r117, %r358;
	cvt.s64.s32 	%rd270, %r359;
	sub.s64 	%rd271, %rd270, %rd66;
	mul.lo.s64 	%rd272, %rd322, %rd271;
	add.s64 	%rd273, %rd265, %rd272;
	add.s64 	%rd274, %rd273, %rd46;
	add.s64 	%rd275, %rd320, %rd274;
	add.s64 	%rd330, %rd275, 256;
$L__BB0_132:
	ld.shared.u32 	%r360, [%rd331+-256];
	st.u32 	[%rd330+-256], %r360;
	ld.shared.u32 	%r361, [%rd331+-128];
	st.u32 	[%rd330+-128], %r361;
	ld.shared.u32 	%r362, [%rd331];
	st.u32 	[%rd330], %r362;
	ld.shared.u32 	%r363, [%rd331+128];
	st.u32 	[%rd330+128], %r363;
	add.s64 	%rd331, %rd331, 512;
	add.s64 	%rd330, %rd330, 512;
	add.s32 	%r467, %r467, 128;
	setp.lt.s32 	%p89, %r467, %r55;
	@%p89 bra 	$L__BB0_132;
$L__BB0_133:
	and.b32  	%r473, %r54, -4;
	bra.uni 	$L__BB0_142;
$L__BB0_110:
	mov.u32 	%r445, %ctaid.x;
	mov.u32 	%r444, %tid.x;
	shl.b32 	%r443, %r444, 2;
	shl.b32 	%r442, %r445, 7;
	add.s32 	%r441, %r442, %r443;
	sub.s32 	%r440, %r453, %r441;
	setp.lt.s32 	%p73, %r440, 1;
	or.pred  	%p74, %p73, %p100;
	@%p74 bra 	$L__BB0_149;
	cvt.u16.u32 	%rs51, %r36;
	setp.eq.s16 	%p75, %rs51, 1;
	@%p75 bra 	$L__BB0_119;
	bra.uni 	$L__BB0_112;
$L__BB0_119:
	mul.wide.u32 	%rd245, %r16, 2048;
	add.s64 	%rd247, %rd181, %rd245;
	add.s64 	%rd56, %rd247, %rd49;
	add.s64 	%rd58, %rd320, %rd46;
	mov.u32 	%r329, %tid.x;
	shl.b32 	%r330, %r329, 2;
	add.s32 	%r331, %r117, %r330;
	cvt.s64.s32 	%rd59, %r331;
	mov.u32 	%r325, 0;
	mov.u32 	%r463, %r325;
$L__BB0_120:
	.pragma "nounroll";
	mul.lo.s32 	%r333, %r39, %r463;
	cvt.s64.s32 	%rd248, %r333;
	add.s64 	%rd327, %rd56, %rd248;
	cvt.s64.s32 	%rd249, %r463;
	add.s64 	%rd250, %rd59, %rd249;
	mul.lo.s64 	%rd251, %rd322, %rd250;
	add.s64 	%rd326, %rd58, %rd251;
	mov.u32 	%r464, %r325;
$L__BB0_121:
	.pragma "nounroll";
	ld.shared.u8 	%rs126, [%rd327];
	st.u8 	[%rd326], %rs126;
	add.s64 	%rd327, %rd327, %rd175;
	add.s64 	%rd326, %rd326, %rd323;
	add.s32 	%r464, %r464, 1;
	setp.ne.s32 	%p80, %r464, 3;
	@%p80 bra 	$L__BB0_121;
	add.s32 	%r463, %r463, 1;
	setp.lt.s32 	%p81, %r463, %r38;
	@%p81 bra 	$L__BB0_120;
	bra.uni 	$L__BB0_149;
$L__BB0_112:
	mov.u32 	%r460, 0;
$L__BB0_113:
	.pragma "nounroll";
	cvt.s64.s32 	%rd223, %r460;
	mul.lo.s64 	%rd224, %rd322, %rd223;
	add.s64 	%rd53, %rd224, %rd47;
	mul.lo.s32 	%r44, %r460, 3;
	setp.eq.s16 	%p76, %rs51, 2;
	@%p76 bra 	$L__BB0_116;
	bra.uni 	$L__BB0_114;
$L__BB0_116:
	mov.u32 	%r462, 0;
$L__BB0_117:
	.pragma "nounroll";
	cvt.s64.s32 	%rd235, %r462;
	mul.lo.s64 	%rd236, %rd323, %rd235;
	add.s64 	%rd237, %rd53, %rd236;
	add.s64 	%rd238, %rd320, %rd237;
	add.s32 	%r323, %r462, %r44;
	mul.lo.s32 	%r324, %r323, %r36;
	cvt.s64.s32 	%rd239, %r324;
	add.s64 	%rd240, %rd239, %rd49;
	add.s64 	%rd243, %rd181, %rd180;
	add.s64 	%rd244, %rd243, %rd240;
	ld.shared.u16 	%rs125, [%rd244];
	st.u16 	[%rd238], %rs125;
	add.s32 	%r462, %r462, 1;
	setp.lt.u32 	%p78, %r462, 3;
	@%p78 bra 	$L__BB0_117;
	bra.uni 	$L__BB0_118;
$L__BB0_114:
	mov.u32 	%r461, 0;
$L__BB0_115:
	.pragma "nounroll";
	cvt.s64.s32 	%rd225, %r461;
	mul.lo.s64 	%rd226, %rd323, %rd225;
	add.s64 	%rd227, %rd53, %rd226;
	add.s64 	%rd228, %rd320, %rd227;
	add.s32 	%r318, %r461, %r44;
	mul.lo.s32 	%r319, %r318, %r36;
	cvt.s64.s32 	%rd229, %r319;
	add.s64 	%rd230, %rd229, %rd49;
	add.s64 	%rd233, %rd181, %rd180;
	add.s64 	%rd234, %rd233, %rd230;
	ld.shared.u32 	%r320, [%rd234];
	st.u32 	[%rd228], %r320;
	add.s32 	%r461, %r461, 1;
	setp.lt.u32 	%p77, %r461, 3;
	@%p77 bra 	$L__BB0_115;
$L__BB0_118:
	add.s32 	%r460, %r460, 1;
	setp.lt.s32 	%p79, %r460, %r38;
	@%p79 bra 	$L__BB0_113;
	bra.uni 	$L__BB0_149;
$L__BB0_134:
	mov.u32 	%r450, %tid.x;
	shr.s32 	%r364, %r54, 31;
	shr.u32 	%r365, %r364, 28;
	add.s32 	%r366, %r54, %r365;
	shr.s32 	%r68, %r366, 4;
	setp.ge.s32 	%p90, %r450, %r68;
	@%p90 bra 	$L__BB0_141;
	mov.u32 	%r471, %tid.x;
	not.b32 	%r368, %r471;
	add.s32 	%r70, %r68, %r368;
	shr.u32 	%r369, %r70, 5;
	add.s32 	%r370, %r369, 1;
	and.b32  	%r470, %r370, 3;
	setp.eq.s32 	%p91, %r470, 0;
	@%p91 bra 	$L__BB0_138;
	mov.u32 	%r471, %tid.x;
	mul.wide.s32 	%rd276, %r471, 16;
	mul.wide.u32 	%rd277, %r16, 2048;
	add.s64 	%rd279, %rd181, %rd277;
	add.s64 	%rd333, %rd279, %rd276;
	shl.b32 	%r374, %r471, 2;
	add.s32 	%r375, %r117, %r374;
	cvt.s64.s32 	%rd280, %r375;
	sub.s64 	%rd281, %rd280, %rd66;
	mul.lo.s64 	%rd282, %rd322, %rd281;
	add.s64 	%rd283, %rd276, %rd282;
	add.s64 	%rd284, %rd283, %rd46;
	add.s64 	%rd332, %rd320, %rd284;
$L__BB0_137:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r376, %r377, %r378, %r379}, [%rd333];
	st.v4.u32 	[%rd332], {%r376, %r377, %r378, %r379};
	add.s32 	%r471, %r471, 32;
	add.s64 	%rd333, %rd333, 512;
	add.s64 	%rd332, %rd332, 512;
	add.s32 	%r470, %r470, -1;
	setp.ne.s32 	%p92, %r470, 0;
	@%p92 bra 	$L__BB0_137;
$L__BB0_138:
	setp.lt.u32 	%p93, %r70, 96;
	@%p93 bra 	$L__BB0_141;
	mul.wide.s32 	%rd285, %r471, 16;
	mov.u32 	%r386, %tid.x;
	shl.b32 	%r387, %r386, 2;
	add.s32 	%r388, %r117, %r387;
	cvt.s64.s32 	%rd286, %r388;
	sub.s64 	%rd287, %rd286, %rd66;
	mul.lo.s64 	%rd288, %rd322, %rd287;
	add.s64 	%rd289, %rd285, %rd288;
	add.s64 	%rd290, %rd289, %rd46;
	add.s64 	%rd291, %rd320, %rd290;
	add.s64 	%rd335, %rd291, 1024;
	mul.wide.u32 	%rd292, %r16, 2048;
	add.s64 	%rd294, %rd181, %rd292;
	add.s64 	%rd295, %rd294, %rd285;
	add.s64 	%rd334, %rd295, 1024;
$L__BB0_140:
	ld.shared.v4.u32 	{%r390, %r391, %r392, %r393}, [%rd334+-1024];
	st.v4.u32 	[%rd335+-1024], {%r390, %r391, %r392, %r393};
	ld.shared.v4.u32 	{%r398, %r399, %r400, %r401}, [%rd334+-512];
	st.v4.u32 	[%rd335+-512], {%r398, %r399, %r400, %r401};
	ld.shared.v4.u32 	{%r406, %r407, %r408, %r409}, [%rd334];
	st.v4.u32 	[%rd335], {%r406, %r407, %r408, %r409};
	ld.shared.v4.u32 	{%r414, %r415, %r416, %r417}, [%rd334+512];
	st.v4.u32 	[%rd335+512], {%r414, %r415, %r416, %r417};
	add.s64 	%rd335, %rd335, 2048;
	add.s64 	%rd334, %rd334, 2048;
	add.s32 	%r471, %r471, 128;
	setp.lt.s32 	%p94, %r471, %r68;
	@%p94 bra 	$L__BB0_140;
$L__BB0_141:
	and.b32  	%r473, %r54, -16;
$L__BB0_142:
	mov.u32 	%r448, %tid.x;
	add.s32 	%r476, %r473, %r448;
	setp.ge.s32 	%p95, %r476, %r54;
	@%p95 bra 	$L__BB0_149;
	mov.u32 	%r449, %tid.x;
	not.b32 	%r424, %r449;
	add.s32 	%r425, %r54, %r424;
	sub.s32 	%r83, %r425, %r473;
	shr.u32 	%r426, %r83, 5;
	add.s32 	%r427, %r426, 1;
	and.b32  	%r475, %r427, 3;
	setp.eq.s32 	%p96, %r475, 0;
	@%p96 bra 	$L__BB0_146;
	sub.s64 	%rd297, %rd32, %rd66;
	mul.lo.s64 	%rd298, %rd322, %rd297;
	add.s64 	%rd299, %rd298, %rd46;
	cvt.s64.s32 	%rd300, %r476;
	add.s64 	%rd301, %rd299, %rd300;
	add.s64 	%rd337, %rd320, %rd301;
	mul.wide.u32 	%rd302, %r16, 2048;
	add.s64 	%rd304, %rd181, %rd302;
	add.s64 	%rd336, %rd304, %rd300;
$L__BB0_145:
	.pragma "nounroll";
	ld.shared.u8 	%rs127, [%rd336];
	st.u8 	[%rd337], %rs127;
	add.s32 	%r476, %r476, 32;
	add.s64 	%rd337, %rd337, 32;
	add.s64 	%rd336, %rd336, 32;
	add.s32 	%r475, %r475, -1;
	setp.ne.s32 	%p97, %r475, 0;
	@%p97 bra 	$L__BB0_145;
$L__BB0_146:
	setp.lt.u32 	%p98, %r83, 96;
	@%p98 bra 	$L__BB0_149;
	cvt.s64.s32 	%rd305, %r476;
	mul.wide.u32 	%rd306, %r16, 2048;
	add.s64 	%rd308, %rd181, %rd306;
	add.s64 	%rd309, %rd308, %rd305;
	add.s64 	%rd339, %rd309, 64;
	sub.s64 	%rd311, %rd32, %rd66;
	mul.lo.s64 	%rd312, %rd322, %rd311;
	add.s64 	%rd313, %rd312, %rd46;
	add.s64 	%rd314, %rd313, %rd305;
	add.s64 	%rd315, %rd320, %rd314;
	add.s64 	%rd338, %rd315, 64;
$L__BB0_148:
	ld.shared.u8 	%rs128, [%rd339+-64];
	st.u8 	[%rd338+-64], %rs128;
	ld.shared.u8 	%rs129, [%rd339+-32];
	st.u8 	[%rd338+-32], %rs129;
	ld.shared.u8 	%rs130, [%rd339];
	st.u8 	[%rd338], %rs130;
	ld.shared.u8 	%rs131, [%rd339+32];
	st.u8 	[%rd338+32], %rs131;
	add.s64 	%rd339, %rd339, 128;
	add.s64 	%rd338, %rd338, 128;
	add.s32 	%r476, %r476, 128;
	setp.lt.s32 	%p99, %r476, %r54;
	@%p99 bra 	$L__BB0_148;
$L__BB0_149:
	ret;
}
.visible .entry rgb_to_rgb_3_4(
	.param .u64 rgb_to_rgb_3_4_param_0,
	.param .align 8 .b8 rgb_to_rgb_3_4_param_1[48],
	.param .u64 rgb_to_rgb_3_4_param_2,
	.param .align 8 .b8 rgb_to_rgb_3_4_param_3[48],
	.param .align 4 .b8 rgb_to_rgb_3_4_param_4[16]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<113>;
	.reg .b16 	%rs<169>;
	.reg .f32 	%f<167>;
	.reg .b32 	%r<518>;
	.reg .b64 	%rd<352>;
	.shared .align 16 .b8 _ZZ7reorderILi3ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd108, [rgb_to_rgb_3_4_param_0];
	ld.param.v2.u32 	{%r492, %r105}, [rgb_to_rgb_3_4_param_1+32];
	ld.param.v2.u32 	{%r106, %r107}, [rgb_to_rgb_3_4_param_1+40];
	ld.param.u64 	%rd113, [rgb_to_rgb_3_4_param_2];
	ld.param.v2.u32 	{%r493, %r494}, [rgb_to_rgb_3_4_param_3+32];
	ld.param.v2.u32 	{%r110, %r111}, [rgb_to_rgb_3_4_param_3+40];
	ld.param.u32 	%r102, [rgb_to_rgb_3_4_param_4+8];
	ld.param.u32 	%r101, [rgb_to_rgb_3_4_param_4+4];
	ld.param.u32 	%r100, [rgb_to_rgb_3_4_param_4];
	ld.param.u64 	%rd335, [rgb_to_rgb_3_4_param_3+24];
	ld.param.u64 	%rd334, [rgb_to_rgb_3_4_param_3+16];
	ld.param.u64 	%rd333, [rgb_to_rgb_3_4_param_3+8];
	ld.param.u64 	%rd114, [rgb_to_rgb_3_4_param_3];
	ld.param.u64 	%rd331, [rgb_to_rgb_3_4_param_1+24];
	ld.param.u64 	%rd330, [rgb_to_rgb_3_4_param_1+16];
	ld.param.u64 	%rd329, [rgb_to_rgb_3_4_param_1+8];
	ld.param.u64 	%rd109, [rgb_to_rgb_3_4_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p3, %r107, 0;
	@%p3 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd118, %rd108;
	mul.wide.s32 	%rd119, %r1, 40;
	add.s64 	%rd120, %rd118, %rd119;
	ld.global.v2.u32 	{%r492, %r113}, [%rd120+32];
	ld.global.u64 	%rd331, [%rd120+24];
	ld.global.u64 	%rd330, [%rd120+16];
	ld.global.u64 	%rd329, [%rd120+8];
	ld.global.u64 	%rd328, [%rd120];
	bra.uni 	$L__BB1_3;
$L__BB1_2:
	cvt.s64.s32 	%rd121, %r1;
	mul.lo.s64 	%rd122, %rd109, %rd121;
	add.s64 	%rd328, %rd108, %rd122;
$L__BB1_3:
	setp.eq.s32 	%p4, %r111, 0;
	@%p4 bra 	$L__BB1_5;
	cvta.to.global.u64 	%rd123, %rd113;
	mul.wide.s32 	%rd124, %r1, 40;
	add.s64 	%rd125, %rd123, %rd124;
	ld.global.v2.u32 	{%r493, %r494}, [%rd125+32];
	ld.global.u64 	%rd335, [%rd125+24];
	ld.global.u64 	%rd334, [%rd125+16];
	ld.global.u64 	%rd333, [%rd125+8];
	ld.global.u64 	%rd332, [%rd125];
	bra.uni 	$L__BB1_6;
$L__BB1_5:
	cvt.s64.s32 	%rd126, %r1;
	mul.lo.s64 	%rd127, %rd114, %rd126;
	add.s64 	%rd332, %rd113, %rd127;
$L__BB1_6:
	mov.u32 	%r116, %ctaid.x;
	shl.b32 	%r117, %r116, 7;
	mov.u32 	%r15, %tid.x;
	shl.b32 	%r118, %r15, 2;
	add.s32 	%r16, %r117, %r118;
	mov.u32 	%r119, %ctaid.y;
	shl.b32 	%r120, %r119, 3;
	mov.u32 	%r17, %tid.y;
	add.s32 	%r18, %r120, %r17;
	setp.ge.s32 	%p5, %r18, %r494;
	@%p5 bra 	$L__BB1_170;
	cvt.u64.u32 	%rd29, %r17;
	shl.b32 	%r121, %r15, 6;
	cvt.u64.u32 	%rd30, %r121;
	setp.eq.s32 	%p6, %r100, 4;
	selp.b32 	%r122, 4, 2, %p6;
	setp.eq.s32 	%p7, %r100, 0;
	selp.b32 	%r20, 1, %r122, %p7;
	sub.s32 	%r21, %r492, %r16;
	min.s32 	%r22, %r21, 4;
	cvt.s64.s32 	%rd31, %r18;
	mul.lo.s64 	%rd128, %rd329, %rd31;
	cvt.s64.s32 	%rd32, %r16;
	mul.lo.s64 	%rd129, %rd330, %rd32;
	add.s64 	%rd33, %rd128, %rd129;
	add.s64 	%rd39, %rd328, %rd33;
	shl.b32 	%r123, %r20, 2;
	cvt.u64.u32 	%rd35, %r123;
	setp.gt.s32 	%p8, %r21, 3;
	@%p8 bra 	$L__BB1_8;
	bra.uni 	$L__BB1_10;
$L__BB1_8:
	mul.lo.s32 	%r124, %r20, 3;
	cvt.u64.u32 	%rd130, %r124;
	setp.ne.s64 	%p9, %rd330, %rd130;
	cvt.u64.u32 	%rd131, %r20;
	setp.ne.s64 	%p10, %rd331, %rd131;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB1_10;
	cvt.u32.u64 	%r125, %rd35;
	add.s32 	%r126, %r125, -1;
	cvt.s64.s32 	%rd132, %r126;
	and.b64  	%rd133, %rd39, %rd132;
	setp.eq.s64 	%p12, %rd133, 0;
	mov.u16 	%rs152, 0;
	mov.u64 	%rd337, %rd35;
	@%p12 bra 	$L__BB1_25;
$L__BB1_10:
	setp.lt.s32 	%p13, %r21, 4;
	cvt.u64.u32 	%rd134, %r20;
	setp.ne.s64 	%p14, %rd330, %rd134;
	or.pred  	%p15, %p14, %p13;
	@%p15 bra 	$L__BB1_12;
	cvt.u32.u64 	%r127, %rd35;
	or.b64  	%rd135, %rd331, %rd39;
	add.s32 	%r128, %r127, -1;
	cvt.s64.s32 	%rd136, %r128;
	and.b64  	%rd137, %rd135, %rd136;
	setp.eq.s64 	%p16, %rd137, 0;
	mov.u16 	%rs152, 1;
	mov.u64 	%rd337, %rd331;
	@%p16 bra 	$L__BB1_25;
$L__BB1_12:
	shl.b64 	%rd138, %rd29, 11;
	mov.u64 	%rd139, _ZZ7reorderILi3ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd140, %rd139;
	add.s64 	%rd141, %rd140, %rd138;
	add.s64 	%rd39, %rd141, %rd30;
	setp.lt.s32 	%p17, %r21, 1;
	mov.u16 	%rs152, 0;
	mov.u64 	%rd337, %rd35;
	@%p17 bra 	$L__BB1_25;
	cvt.u16.u32 	%rs1, %r20;
	setp.eq.s16 	%p18, %rs1, 1;
	@%p18 bra 	$L__BB1_21;
	bra.uni 	$L__BB1_14;
$L__BB1_21:
	mov.u32 	%r137, 0;
	add.s64 	%rd170, %rd139, %rd138;
	mov.u32 	%r498, %r137;
$L__BB1_22:
	.pragma "nounroll";
	mul.lo.s32 	%r31, %r498, 3;
	cvt.s64.s32 	%rd164, %r498;
	mul.lo.s64 	%rd165, %rd330, %rd164;
	add.s64 	%rd38, %rd165, %rd33;
	mov.u32 	%r499, %r137;
$L__BB1_23:
	.pragma "nounroll";
	add.s32 	%r139, %r499, %r31;
	mul.lo.s32 	%r140, %r139, %r20;
	cvt.s64.s32 	%rd166, %r140;
	add.s64 	%rd167, %rd166, %rd30;
	add.s64 	%rd171, %rd170, %rd167;
	cvt.s64.s32 	%rd172, %r499;
	mul.lo.s64 	%rd173, %rd331, %rd172;
	add.s64 	%rd174, %rd38, %rd173;
	add.s64 	%rd175, %rd328, %rd174;
	ld.u8 	%rs73, [%rd175];
	st.shared.u8 	[%rd171], %rs73;
	add.s32 	%r499, %r499, 1;
	setp.ne.s32 	%p23, %r499, 3;
	@%p23 bra 	$L__BB1_23;
	add.s32 	%r498, %r498, 1;
	setp.lt.s32 	%p24, %r498, %r22;
	mov.u64 	%rd337, %rd35;
	@%p24 bra 	$L__BB1_22;
	bra.uni 	$L__BB1_25;
$L__BB1_14:
	mov.u32 	%r495, 0;
	add.s64 	%rd148, %rd139, %rd138;
$L__BB1_15:
	.pragma "nounroll";
	mul.lo.s32 	%r24, %r495, 3;
	cvt.s64.s32 	%rd142, %r495;
	mul.lo.s64 	%rd143, %rd330, %rd142;
	add.s64 	%rd37, %rd143, %rd33;
	setp.eq.s16 	%p19, %rs1, 2;
	@%p19 bra 	$L__BB1_18;
	bra.uni 	$L__BB1_16;
$L__BB1_18:
	mov.u32 	%r497, 0;
$L__BB1_19:
	.pragma "nounroll";
	add.s32 	%r135, %r497, %r24;
	mul.lo.s32 	%r136, %r135, %r20;
	cvt.s64.s32 	%rd154, %r136;
	add.s64 	%rd155, %rd154, %rd30;
	add.s64 	%rd159, %rd148, %rd155;
	cvt.s64.s32 	%rd160, %r497;
	mul.lo.s64 	%rd161, %rd331, %rd160;
	add.s64 	%rd162, %rd37, %rd161;
	add.s64 	%rd163, %rd328, %rd162;
	ld.u16 	%rs71, [%rd163];
	st.shared.u16 	[%rd159], %rs71;
	add.s32 	%r497, %r497, 1;
	setp.lt.u32 	%p21, %r497, 3;
	@%p21 bra 	$L__BB1_19;
	bra.uni 	$L__BB1_20;
$L__BB1_16:
	mov.u32 	%r496, 0;
$L__BB1_17:
	.pragma "nounroll";
	add.s32 	%r131, %r496, %r24;
	mul.lo.s32 	%r132, %r131, %r20;
	cvt.s64.s32 	%rd144, %r132;
	add.s64 	%rd145, %rd144, %rd30;
	add.s64 	%rd149, %rd148, %rd145;
	cvt.s64.s32 	%rd150, %r496;
	mul.lo.s64 	%rd151, %rd331, %rd150;
	add.s64 	%rd152, %rd37, %rd151;
	add.s64 	%rd153, %rd328, %rd152;
	ld.u32 	%r133, [%rd153];
	st.shared.u32 	[%rd149], %r133;
	add.s32 	%r496, %r496, 1;
	setp.lt.u32 	%p20, %r496, 3;
	@%p20 bra 	$L__BB1_17;
$L__BB1_20:
	add.s32 	%r495, %r495, 1;
	setp.lt.s32 	%p22, %r495, %r22;
	mov.u64 	%rd337, %rd35;
	@%p22 bra 	$L__BB1_15;
$L__BB1_25:
	add.s64 	%rd42, %rd39, %rd337;
	shl.b64 	%rd176, %rd337, 1;
	add.s64 	%rd43, %rd39, %rd176;
	setp.gt.s32 	%p25, %r100, 2;
	@%p25 bra 	$L__BB1_28;
	@%p7 bra 	$L__BB1_33;
	setp.eq.s32 	%p29, %r100, 1;
	@%p29 bra 	$L__BB1_30;
	bra.uni 	$L__BB1_34;
$L__BB1_30:
	ld.v2.u32 	{%r141, %r142}, [%rd39];
	cvt.u16.u32 	%rs75, %r141;
	cvt.rn.f32.u16 	%f155, %rs75;
	shr.u32 	%r145, %r141, 16;
	cvt.u16.u32 	%rs76, %r145;
	cvt.rn.f32.u16 	%f156, %rs76;
	cvt.u16.u32 	%rs77, %r142;
	cvt.rn.f32.u16 	%f157, %rs77;
	shr.u32 	%r146, %r142, 16;
	cvt.u16.u32 	%rs78, %r146;
	cvt.rn.f32.u16 	%f158, %rs78;
	ld.v2.u32 	{%r147, %r148}, [%rd42];
	cvt.u16.u32 	%rs79, %r147;
	cvt.rn.f32.u16 	%f159, %rs79;
	shr.u32 	%r151, %r147, 16;
	cvt.u16.u32 	%rs80, %r151;
	cvt.rn.f32.u16 	%f160, %rs80;
	cvt.u16.u32 	%rs81, %r148;
	cvt.rn.f32.u16 	%f161, %rs81;
	shr.u32 	%r152, %r148, 16;
	cvt.u16.u32 	%rs82, %r152;
	cvt.rn.f32.u16 	%f162, %rs82;
	ld.v2.u32 	{%r153, %r154}, [%rd43];
	cvt.u16.u32 	%rs83, %r153;
	cvt.rn.f32.u16 	%f163, %rs83;
	shr.u32 	%r157, %r153, 16;
	cvt.u16.u32 	%rs84, %r157;
	cvt.rn.f32.u16 	%f164, %rs84;
	cvt.u16.u32 	%rs85, %r154;
	cvt.rn.f32.u16 	%f165, %rs85;
	shr.u32 	%r158, %r154, 16;
	cvt.u16.u32 	%rs86, %r158;
	cvt.rn.f32.u16 	%f166, %rs86;
	bra.uni 	$L__BB1_35;
$L__BB1_28:
	setp.eq.s32 	%p26, %r100, 3;
	@%p26 bra 	$L__BB1_31;
	@%p6 bra 	$L__BB1_32;
	bra.uni 	$L__BB1_34;
$L__BB1_32:
	ld.v4.f32 	{%f155, %f156, %f157, %f158}, [%rd39];
	ld.v4.f32 	{%f159, %f160, %f161, %f162}, [%rd42];
	ld.v4.f32 	{%f163, %f164, %f165, %f166}, [%rd43];
	bra.uni 	$L__BB1_35;
$L__BB1_33:
	ld.u32 	%r177, [%rd39];
	cvt.u16.u32 	%rs99, %r177;
	and.b16  	%rs100, %rs99, 255;
	cvt.rn.f32.u16 	%f155, %rs100;
	shr.u16 	%rs101, %rs99, 8;
	cvt.rn.f32.u16 	%f156, %rs101;
	shr.u32 	%r178, %r177, 16;
	cvt.u16.u32 	%rs102, %r178;
	and.b16  	%rs103, %rs102, 255;
	cvt.rn.f32.u16 	%f157, %rs103;
	shr.u32 	%r179, %r177, 24;
	cvt.u16.u32 	%rs104, %r179;
	cvt.rn.f32.u16 	%f158, %rs104;
	ld.u32 	%r180, [%rd42];
	cvt.u16.u32 	%rs105, %r180;
	and.b16  	%rs106, %rs105, 255;
	cvt.rn.f32.u16 	%f159, %rs106;
	shr.u16 	%rs107, %rs105, 8;
	cvt.rn.f32.u16 	%f160, %rs107;
	shr.u32 	%r181, %r180, 16;
	cvt.u16.u32 	%rs108, %r181;
	and.b16  	%rs109, %rs108, 255;
	cvt.rn.f32.u16 	%f161, %rs109;
	shr.u32 	%r182, %r180, 24;
	cvt.u16.u32 	%rs110, %r182;
	cvt.rn.f32.u16 	%f162, %rs110;
	ld.u32 	%r183, [%rd43];
	cvt.u16.u32 	%rs111, %r183;
	and.b16  	%rs112, %rs111, 255;
	cvt.rn.f32.u16 	%f163, %rs112;
	shr.u16 	%rs113, %rs111, 8;
	cvt.rn.f32.u16 	%f164, %rs113;
	shr.u32 	%r184, %r183, 16;
	cvt.u16.u32 	%rs114, %r184;
	and.b16  	%rs115, %rs114, 255;
	cvt.rn.f32.u16 	%f165, %rs115;
	shr.u32 	%r185, %r183, 24;
	cvt.u16.u32 	%rs116, %r185;
	cvt.rn.f32.u16 	%f166, %rs116;
	bra.uni 	$L__BB1_35;
$L__BB1_31:
	ld.v2.u32 	{%r159, %r160}, [%rd39];
	cvt.u16.u32 	%rs87, %r159;
	cvt.f32.f16 %f155, %rs87;
	shr.u32 	%r163, %r159, 16;
	cvt.u16.u32 	%rs88, %r163;
	cvt.f32.f16 %f156, %rs88;
	cvt.u16.u32 	%rs89, %r160;
	cvt.f32.f16 %f157, %rs89;
	shr.u32 	%r164, %r160, 16;
	cvt.u16.u32 	%rs90, %r164;
	cvt.f32.f16 %f158, %rs90;
	ld.v2.u32 	{%r165, %r166}, [%rd42];
	cvt.u16.u32 	%rs91, %r165;
	cvt.f32.f16 %f159, %rs91;
	shr.u32 	%r169, %r165, 16;
	cvt.u16.u32 	%rs92, %r169;
	cvt.f32.f16 %f160, %rs92;
	cvt.u16.u32 	%rs93, %r166;
	cvt.f32.f16 %f161, %rs93;
	shr.u32 	%r170, %r166, 16;
	cvt.u16.u32 	%rs94, %r170;
	cvt.f32.f16 %f162, %rs94;
	ld.v2.u32 	{%r171, %r172}, [%rd43];
	cvt.u16.u32 	%rs95, %r171;
	cvt.f32.f16 %f163, %rs95;
	shr.u32 	%r175, %r171, 16;
	cvt.u16.u32 	%rs96, %r175;
	cvt.f32.f16 %f164, %rs96;
	cvt.u16.u32 	%rs97, %r172;
	cvt.f32.f16 %f165, %rs97;
	shr.u32 	%r176, %r172, 16;
	cvt.u16.u32 	%rs98, %r176;
	cvt.f32.f16 %f166, %rs98;
	bra.uni 	$L__BB1_35;
$L__BB1_34:
	ld.v2.u32 	{%r186, %r187}, [%rd39];
	cvt.u16.u32 	%rs117, %r186;
	cvt.rn.f32.s16 	%f155, %rs117;
	shr.u32 	%r190, %r186, 16;
	cvt.u16.u32 	%rs118, %r190;
	cvt.rn.f32.s16 	%f156, %rs118;
	cvt.u16.u32 	%rs119, %r187;
	cvt.rn.f32.s16 	%f157, %rs119;
	shr.u32 	%r191, %r187, 16;
	cvt.u16.u32 	%rs120, %r191;
	cvt.rn.f32.s16 	%f158, %rs120;
	ld.v2.u32 	{%r192, %r193}, [%rd42];
	cvt.u16.u32 	%rs121, %r192;
	cvt.rn.f32.s16 	%f159, %rs121;
	shr.u32 	%r196, %r192, 16;
	cvt.u16.u32 	%rs122, %r196;
	cvt.rn.f32.s16 	%f160, %rs122;
	cvt.u16.u32 	%rs123, %r193;
	cvt.rn.f32.s16 	%f161, %rs123;
	shr.u32 	%r197, %r193, 16;
	cvt.u16.u32 	%rs124, %r197;
	cvt.rn.f32.s16 	%f162, %rs124;
	ld.v2.u32 	{%r198, %r199}, [%rd43];
	cvt.u16.u32 	%rs125, %r198;
	cvt.rn.f32.s16 	%f163, %rs125;
	shr.u32 	%r202, %r198, 16;
	cvt.u16.u32 	%rs126, %r202;
	cvt.rn.f32.s16 	%f164, %rs126;
	cvt.u16.u32 	%rs127, %r199;
	cvt.rn.f32.s16 	%f165, %rs127;
	shr.u32 	%r203, %r199, 16;
	cvt.u16.u32 	%rs128, %r203;
	cvt.rn.f32.s16 	%f166, %rs128;
$L__BB1_35:
	setp.eq.s16 	%p31, %rs152, 0;
	selp.f32 	%f73, %f156, %f159, %p31;
	selp.f32 	%f122, %f157, %f163, %p31;
	selp.f32 	%f123, %f158, %f156, %p31;
	selp.f32 	%f74, %f159, %f160, %p31;
	selp.f32 	%f124, %f160, %f164, %p31;
	selp.f32 	%f125, %f161, %f157, %p31;
	selp.f32 	%f75, %f162, %f161, %p31;
	selp.f32 	%f126, %f163, %f165, %p31;
	selp.f32 	%f127, %f164, %f158, %p31;
	selp.f32 	%f76, %f165, %f162, %p31;
	bar.warp.sync 	-1;
	setp.eq.s32 	%p32, %r100, 2;
	selp.f32 	%f128, 0f46FFFE00, 0f3F800000, %p32;
	setp.eq.s32 	%p33, %r100, 1;
	selp.f32 	%f129, 0f477FFF00, %f128, %p33;
	selp.f32 	%f77, 0f437F0000, %f129, %p7;
	setp.eq.s32 	%p35, %r102, 0;
	selp.f32 	%f78, %f166, %f127, %p35;
	selp.f32 	%f79, %f127, %f166, %p35;
	selp.f32 	%f80, %f126, %f125, %p35;
	selp.f32 	%f81, %f125, %f126, %p35;
	selp.f32 	%f82, %f124, %f123, %p35;
	selp.f32 	%f83, %f123, %f124, %p35;
	selp.f32 	%f84, %f122, %f155, %p35;
	selp.f32 	%f85, %f155, %f122, %p35;
	setp.eq.s32 	%p36, %r101, 4;
	selp.b32 	%r204, 4, 2, %p36;
	setp.eq.s32 	%p37, %r101, 0;
	selp.b32 	%r36, 1, %r204, %p37;
	sub.s32 	%r37, %r493, %r16;
	min.s32 	%r38, %r37, 4;
	mul.lo.s64 	%rd177, %rd334, %rd32;
	mul.lo.s64 	%rd46, %rd333, %rd31;
	add.s64 	%rd47, %rd46, %rd177;
	add.s64 	%rd48, %rd332, %rd47;
	mul.lo.s32 	%r205, %r15, %r36;
	shl.b32 	%r206, %r205, 4;
	cvt.s64.s32 	%rd49, %r206;
	shl.b32 	%r39, %r36, 2;
	cvt.u64.u32 	%rd50, %r39;
	setp.eq.s64 	%p38, %rd334, %rd50;
	cvt.u64.u32 	%rd178, %r36;
	setp.eq.s64 	%p39, %rd335, %rd178;
	and.pred  	%p40, %p38, %p39;
	setp.lt.s32 	%p41, %r37, 4;
	or.pred  	%p42, %p41, %p40;
	setp.ne.s64 	%p43, %rd334, %rd178;
	mov.pred 	%p112, 0;
	or.pred  	%p44, %p43, %p42;
	@%p44 bra 	$L__BB1_37;
	cvt.u32.u64 	%r207, %rd50;
	or.b64  	%rd179, %rd335, %rd48;
	add.s32 	%r208, %r207, -1;
	cvt.s64.s32 	%rd180, %r208;
	and.b64  	%rd181, %rd179, %rd180;
	setp.eq.s64 	%p112, %rd181, 0;
$L__BB1_37:
	selp.f32 	%f86, %f83, %f73, %p112;
	selp.f32 	%f87, %f81, %f84, %p112;
	selp.f32 	%f88, %f79, %f77, %p112;
	shl.b64 	%rd182, %rd29, 11;
	mov.u64 	%rd183, _ZZ7reorderILi3ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd184, %rd183;
	add.s64 	%rd185, %rd184, %rd182;
	add.s64 	%rd186, %rd185, %rd49;
	selp.b64 	%rd51, %rd48, %rd186, %p112;
	selp.b64 	%rd187, %rd335, %rd50, %p112;
	add.s64 	%rd52, %rd51, %rd187;
	add.s64 	%rd54, %rd52, %rd187;
	add.s64 	%rd55, %rd54, %rd187;
	@%p37 bra 	$L__BB1_130;
	@%p36 bra 	$L__BB1_43;
	setp.eq.s32 	%p47, %r101, 3;
	@%p47 bra 	$L__BB1_42;
	setp.ne.s32 	%p48, %r101, 1;
	@%p48 bra 	$L__BB1_44;
	cvt.rni.s32.f32 	%r209, %f85;
	max.s32 	%r210, %r209, 0;
	min.s32 	%r211, %r210, 65535;
	cvt.u16.u32 	%rs153, %r211;
	bra.uni 	$L__BB1_45;
$L__BB1_130:
	cvt.rni.s32.f32 	%r315, %f87;
	cvt.rni.s32.f32 	%r314, %f88;
	mov.u32 	%r340, 0;
	cvt.pack.sat.u8.s32.b32 %r313, %r314, %r315, %r340;
	cvt.rni.s32.f32 	%r318, %f86;
	cvt.rni.s32.f32 	%r319, %f85;
	cvt.pack.sat.u8.s32.b32 %r317, %r318, %r319, %r313;
	st.u32 	[%rd51], %r317;
	selp.f32 	%f146, %f75, %f82, %p112;
	cvt.rni.s32.f32 	%r323, %f146;
	selp.f32 	%f147, %f76, %f77, %p112;
	cvt.rni.s32.f32 	%r322, %f147;
	cvt.pack.sat.u8.s32.b32 %r321, %r322, %r323, %r340;
	selp.f32 	%f148, %f73, %f83, %p112;
	cvt.rni.s32.f32 	%r327, %f148;
	cvt.rni.s32.f32 	%r326, %f74;
	cvt.pack.sat.u8.s32.b32 %r325, %r326, %r327, %r321;
	st.u32 	[%rd52], %r325;
	selp.f32 	%f149, %f78, %f77, %p112;
	cvt.rni.s32.f32 	%r330, %f149;
	cvt.rni.s32.f32 	%r331, %f80;
	cvt.pack.sat.u8.s32.b32 %r329, %r330, %r331, %r340;
	selp.f32 	%f150, %f84, %f81, %p112;
	cvt.rni.s32.f32 	%r335, %f150;
	selp.f32 	%f151, %f82, %f75, %p112;
	cvt.rni.s32.f32 	%r334, %f151;
	cvt.pack.sat.u8.s32.b32 %r333, %r334, %r335, %r329;
	st.u32 	[%rd54], %r333;
	selp.f32 	%f152, %f77, %f78, %p112;
	cvt.rni.s32.f32 	%r339, %f152;
	cvt.rni.s32.f32 	%r338, %f77;
	cvt.pack.sat.u8.s32.b32 %r337, %r338, %r339, %r340;
	selp.f32 	%f153, %f77, %f79, %p112;
	cvt.rni.s32.f32 	%r343, %f153;
	selp.f32 	%f154, %f77, %f76, %p112;
	cvt.rni.s32.f32 	%r342, %f154;
	cvt.pack.sat.u8.s32.b32 %r341, %r342, %r343, %r337;
	st.u32 	[%rd55], %r341;
	bra.uni 	$L__BB1_131;
$L__BB1_43:
	mov.u64 	%rd327, _ZZ7reorderILi3ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd326, %rd327;
	mul.wide.u32 	%rd188, %r17, 2048;
	add.s64 	%rd191, %rd326, %rd188;
	add.s64 	%rd192, %rd191, %rd49;
	selp.b64 	%rd194, %rd48, %rd192, %p112;
	st.v4.f32 	[%rd194], {%f85, %f86, %f87, %f88};
	bra.uni 	$L__BB1_61;
$L__BB1_42:
	cvt.rn.f16.f32 %rs153, %f85;
	bra.uni 	$L__BB1_45;
$L__BB1_44:
	cvt.rni.s32.f32 	%r213, %f85;
	max.s32 	%r214, %r213, -32768;
	min.s32 	%r215, %r214, 32767;
	cvt.u16.u32 	%rs153, %r215;
$L__BB1_45:
	@%p47 bra 	$L__BB1_48;
	setp.ne.s32 	%p50, %r101, 1;
	@%p50 bra 	$L__BB1_49;
	cvt.rni.s32.f32 	%r216, %f86;
	max.s32 	%r217, %r216, 0;
	min.s32 	%r218, %r217, 65535;
	cvt.u16.u32 	%rs154, %r218;
	bra.uni 	$L__BB1_50;
$L__BB1_48:
	cvt.rn.f16.f32 %rs154, %f86;
	bra.uni 	$L__BB1_50;
$L__BB1_49:
	cvt.rni.s32.f32 	%r219, %f86;
	max.s32 	%r220, %r219, -32768;
	min.s32 	%r221, %r220, 32767;
	cvt.u16.u32 	%rs154, %r221;
$L__BB1_50:
	mov.b32 	%r40, {%rs153, %rs154};
	@%p47 bra 	$L__BB1_53;
	setp.ne.s32 	%p52, %r101, 1;
	@%p52 bra 	$L__BB1_54;
	cvt.rni.s32.f32 	%r222, %f87;
	max.s32 	%r223, %r222, 0;
	min.s32 	%r224, %r223, 65535;
	cvt.u16.u32 	%rs155, %r224;
	bra.uni 	$L__BB1_55;
$L__BB1_53:
	cvt.rn.f16.f32 %rs155, %f87;
	bra.uni 	$L__BB1_55;
$L__BB1_54:
	cvt.rni.s32.f32 	%r225, %f87;
	max.s32 	%r226, %r225, -32768;
	min.s32 	%r227, %r226, 32767;
	cvt.u16.u32 	%rs155, %r227;
$L__BB1_55:
	@%p47 bra 	$L__BB1_58;
	setp.ne.s32 	%p54, %r101, 1;
	@%p54 bra 	$L__BB1_59;
	cvt.rni.s32.f32 	%r228, %f88;
	max.s32 	%r229, %r228, 0;
	min.s32 	%r230, %r229, 65535;
	cvt.u16.u32 	%rs156, %r230;
	bra.uni 	$L__BB1_60;
$L__BB1_58:
	cvt.rn.f16.f32 %rs156, %f88;
	bra.uni 	$L__BB1_60;
$L__BB1_59:
	cvt.rni.s32.f32 	%r231, %f88;
	max.s32 	%r232, %r231, -32768;
	min.s32 	%r233, %r232, 32767;
	cvt.u16.u32 	%rs156, %r233;
$L__BB1_60:
	mov.u64 	%rd321, _ZZ7reorderILi3ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd320, %rd321;
	mov.b32 	%r234, {%rs155, %rs156};
	mul.wide.u32 	%rd195, %r17, 2048;
	add.s64 	%rd198, %rd320, %rd195;
	add.s64 	%rd199, %rd198, %rd49;
	selp.b64 	%rd201, %rd48, %rd199, %p112;
	st.v2.u32 	[%rd201], {%r40, %r234};
$L__BB1_61:
	selp.f32 	%f89, %f73, %f83, %p112;
	selp.f32 	%f90, %f75, %f82, %p112;
	selp.f32 	%f91, %f76, %f77, %p112;
	@%p36 bra 	$L__BB1_66;
	setp.eq.s32 	%p56, %r101, 3;
	@%p56 bra 	$L__BB1_65;
	setp.ne.s32 	%p57, %r101, 1;
	@%p57 bra 	$L__BB1_67;
	cvt.rni.s32.f32 	%r236, %f89;
	max.s32 	%r237, %r236, 0;
	min.s32 	%r238, %r237, 65535;
	cvt.u16.u32 	%rs157, %r238;
	bra.uni 	$L__BB1_68;
$L__BB1_66:
	mov.u64 	%rd325, _ZZ7reorderILi3ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd324, %rd325;
	mul.wide.u32 	%rd202, %r17, 2048;
	add.s64 	%rd205, %rd324, %rd202;
	add.s64 	%rd206, %rd205, %rd49;
	selp.b64 	%rd208, %rd48, %rd206, %p112;
	add.s64 	%rd211, %rd208, %rd187;
	st.v4.f32 	[%rd211], {%f89, %f74, %f90, %f91};
	bra.uni 	$L__BB1_84;
$L__BB1_65:
	cvt.rn.f16.f32 %rs157, %f89;
	bra.uni 	$L__BB1_68;
$L__BB1_67:
	cvt.rni.s32.f32 	%r240, %f89;
	max.s32 	%r241, %r240, -32768;
	min.s32 	%r242, %r241, 32767;
	cvt.u16.u32 	%rs157, %r242;
$L__BB1_68:
	@%p56 bra 	$L__BB1_71;
	setp.ne.s32 	%p59, %r101, 1;
	@%p59 bra 	$L__BB1_72;
	cvt.rni.s32.f32 	%r243, %f74;
	max.s32 	%r244, %r243, 0;
	min.s32 	%r245, %r244, 65535;
	cvt.u16.u32 	%rs158, %r245;
	bra.uni 	$L__BB1_73;
$L__BB1_71:
	cvt.rn.f16.f32 %rs158, %f74;
	bra.uni 	$L__BB1_73;
$L__BB1_72:
	cvt.rni.s32.f32 	%r246, %f74;
	max.s32 	%r247, %r246, -32768;
	min.s32 	%r248, %r247, 32767;
	cvt.u16.u32 	%rs158, %r248;
$L__BB1_73:
	mov.b32 	%r41, {%rs157, %rs158};
	@%p56 bra 	$L__BB1_76;
	setp.ne.s32 	%p61, %r101, 1;
	@%p61 bra 	$L__BB1_77;
	cvt.rni.s32.f32 	%r249, %f90;
	max.s32 	%r250, %r249, 0;
	min.s32 	%r251, %r250, 65535;
	cvt.u16.u32 	%rs159, %r251;
	bra.uni 	$L__BB1_78;
$L__BB1_76:
	cvt.rn.f16.f32 %rs159, %f90;
	bra.uni 	$L__BB1_78;
$L__BB1_77:
	cvt.rni.s32.f32 	%r252, %f90;
	max.s32 	%r253, %r252, -32768;
	min.s32 	%r254, %r253, 32767;
	cvt.u16.u32 	%rs159, %r254;
$L__BB1_78:
	@%p56 bra 	$L__BB1_81;
	setp.ne.s32 	%p63, %r101, 1;
	@%p63 bra 	$L__BB1_82;
	cvt.rni.s32.f32 	%r255, %f91;
	max.s32 	%r256, %r255, 0;
	min.s32 	%r257, %r256, 65535;
	cvt.u16.u32 	%rs160, %r257;
	bra.uni 	$L__BB1_83;
$L__BB1_81:
	cvt.rn.f16.f32 %rs160, %f91;
	bra.uni 	$L__BB1_83;
$L__BB1_82:
	cvt.rni.s32.f32 	%r258, %f91;
	max.s32 	%r259, %r258, -32768;
	min.s32 	%r260, %r259, 32767;
	cvt.u16.u32 	%rs160, %r260;
$L__BB1_83:
	mov.u64 	%rd323, _ZZ7reorderILi3ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd322, %rd323;
	mov.b32 	%r261, {%rs159, %rs160};
	mul.wide.u32 	%rd212, %r17, 2048;
	add.s64 	%rd215, %rd322, %rd212;
	add.s64 	%rd216, %rd215, %rd49;
	selp.b64 	%rd218, %rd48, %rd216, %p112;
	add.s64 	%rd221, %rd218, %rd187;
	st.v2.u32 	[%rd221], {%r41, %r261};
$L__BB1_84:
	selp.f32 	%f92, %f84, %f81, %p112;
	selp.f32 	%f93, %f82, %f75, %p112;
	selp.f32 	%f94, %f78, %f77, %p112;
	@%p36 bra 	$L__BB1_89;
	setp.eq.s32 	%p65, %r101, 3;
	@%p65 bra 	$L__BB1_88;
	setp.ne.s32 	%p66, %r101, 1;
	@%p66 bra 	$L__BB1_90;
	cvt.rni.s32.f32 	%r263, %f92;
	max.s32 	%r264, %r263, 0;
	min.s32 	%r265, %r264, 65535;
	cvt.u16.u32 	%rs161, %r265;
	bra.uni 	$L__BB1_91;
$L__BB1_89:
	st.v4.f32 	[%rd54], {%f92, %f93, %f80, %f94};
	bra.uni 	$L__BB1_107;
$L__BB1_88:
	cvt.rn.f16.f32 %rs161, %f92;
	bra.uni 	$L__BB1_91;
$L__BB1_90:
	cvt.rni.s32.f32 	%r266, %f92;
	max.s32 	%r267, %r266, -32768;
	min.s32 	%r268, %r267, 32767;
	cvt.u16.u32 	%rs161, %r268;
$L__BB1_91:
	@%p65 bra 	$L__BB1_94;
	setp.ne.s32 	%p68, %r101, 1;
	@%p68 bra 	$L__BB1_95;
	cvt.rni.s32.f32 	%r269, %f93;
	max.s32 	%r270, %r269, 0;
	min.s32 	%r271, %r270, 65535;
	cvt.u16.u32 	%rs162, %r271;
	bra.uni 	$L__BB1_96;
$L__BB1_94:
	cvt.rn.f16.f32 %rs162, %f93;
	bra.uni 	$L__BB1_96;
$L__BB1_95:
	cvt.rni.s32.f32 	%r272, %f93;
	max.s32 	%r273, %r272, -32768;
	min.s32 	%r274, %r273, 32767;
	cvt.u16.u32 	%rs162, %r274;
$L__BB1_96:
	mov.b32 	%r42, {%rs161, %rs162};
	@%p65 bra 	$L__BB1_99;
	setp.ne.s32 	%p70, %r101, 1;
	@%p70 bra 	$L__BB1_100;
	cvt.rni.s32.f32 	%r275, %f80;
	max.s32 	%r276, %r275, 0;
	min.s32 	%r277, %r276, 65535;
	cvt.u16.u32 	%rs163, %r277;
	bra.uni 	$L__BB1_101;
$L__BB1_99:
	cvt.rn.f16.f32 %rs163, %f80;
	bra.uni 	$L__BB1_101;
$L__BB1_100:
	cvt.rni.s32.f32 	%r278, %f80;
	max.s32 	%r279, %r278, -32768;
	min.s32 	%r280, %r279, 32767;
	cvt.u16.u32 	%rs163, %r280;
$L__BB1_101:
	@%p65 bra 	$L__BB1_104;
	setp.ne.s32 	%p72, %r101, 1;
	@%p72 bra 	$L__BB1_105;
	cvt.rni.s32.f32 	%r281, %f94;
	max.s32 	%r282, %r281, 0;
	min.s32 	%r283, %r282, 65535;
	cvt.u16.u32 	%rs164, %r283;
	bra.uni 	$L__BB1_106;
$L__BB1_104:
	cvt.rn.f16.f32 %rs164, %f94;
	bra.uni 	$L__BB1_106;
$L__BB1_105:
	cvt.rni.s32.f32 	%r284, %f94;
	max.s32 	%r285, %r284, -32768;
	min.s32 	%r286, %r285, 32767;
	cvt.u16.u32 	%rs164, %r286;
$L__BB1_106:
	mov.b32 	%r287, {%rs163, %rs164};
	st.v2.u32 	[%rd54], {%r42, %r287};
$L__BB1_107:
	selp.f32 	%f95, %f77, %f79, %p112;
	selp.f32 	%f96, %f77, %f76, %p112;
	selp.f32 	%f97, %f77, %f78, %p112;
	@%p36 bra 	$L__BB1_112;
	setp.eq.s32 	%p74, %r101, 3;
	@%p74 bra 	$L__BB1_111;
	setp.ne.s32 	%p75, %r101, 1;
	@%p75 bra 	$L__BB1_113;
	cvt.rni.s32.f32 	%r288, %f95;
	max.s32 	%r289, %r288, 0;
	min.s32 	%r290, %r289, 65535;
	cvt.u16.u32 	%rs165, %r290;
	bra.uni 	$L__BB1_114;
$L__BB1_112:
	st.v4.f32 	[%rd55], {%f95, %f96, %f97, %f77};
	bra.uni 	$L__BB1_131;
$L__BB1_111:
	cvt.rn.f16.f32 %rs165, %f95;
	bra.uni 	$L__BB1_114;
$L__BB1_113:
	cvt.rni.s32.f32 	%r291, %f95;
	max.s32 	%r292, %r291, -32768;
	min.s32 	%r293, %r292, 32767;
	cvt.u16.u32 	%rs165, %r293;
$L__BB1_114:
	@%p74 bra 	$L__BB1_117;
	setp.ne.s32 	%p77, %r101, 1;
	@%p77 bra 	$L__BB1_118;
	cvt.rni.s32.f32 	%r294, %f96;
	max.s32 	%r295, %r294, 0;
	min.s32 	%r296, %r295, 65535;
	cvt.u16.u32 	%rs166, %r296;
	bra.uni 	$L__BB1_119;
$L__BB1_117:
	cvt.rn.f16.f32 %rs166, %f96;
	bra.uni 	$L__BB1_119;
$L__BB1_118:
	cvt.rni.s32.f32 	%r297, %f96;
	max.s32 	%r298, %r297, -32768;
	min.s32 	%r299, %r298, 32767;
	cvt.u16.u32 	%rs166, %r299;
$L__BB1_119:
	mov.b32 	%r43, {%rs165, %rs166};
	@%p74 bra 	$L__BB1_122;
	setp.ne.s32 	%p79, %r101, 1;
	@%p79 bra 	$L__BB1_123;
	cvt.rni.s32.f32 	%r300, %f97;
	max.s32 	%r301, %r300, 0;
	min.s32 	%r302, %r301, 65535;
	cvt.u16.u32 	%rs167, %r302;
	bra.uni 	$L__BB1_124;
$L__BB1_122:
	cvt.rn.f16.f32 %rs167, %f97;
	bra.uni 	$L__BB1_124;
$L__BB1_123:
	cvt.rni.s32.f32 	%r303, %f97;
	max.s32 	%r304, %r303, -32768;
	min.s32 	%r305, %r304, 32767;
	cvt.u16.u32 	%rs167, %r305;
$L__BB1_124:
	@%p74 bra 	$L__BB1_127;
	setp.ne.s32 	%p81, %r101, 1;
	@%p81 bra 	$L__BB1_128;
	cvt.rni.s32.f32 	%r306, %f77;
	max.s32 	%r307, %r306, 0;
	min.s32 	%r308, %r307, 65535;
	cvt.u16.u32 	%rs168, %r308;
	bra.uni 	$L__BB1_129;
$L__BB1_127:
	cvt.rn.f16.f32 %rs168, %f77;
	bra.uni 	$L__BB1_129;
$L__BB1_128:
	cvt.rni.s32.f32 	%r309, %f77;
	max.s32 	%r310, %r309, -32768;
	min.s32 	%r311, %r310, 32767;
	cvt.u16.u32 	%rs168, %r311;
$L__BB1_129:
	mov.b32 	%r312, {%rs167, %rs168};
	st.v2.u32 	[%rd55], {%r43, %r312};
$L__BB1_131:
	@%p40 bra 	$L__BB1_145;
	bra.uni 	$L__BB1_132;
$L__BB1_145:
	mov.u32 	%r487, %tid.x;
	shl.b32 	%r486, %r487, 2;
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd70, %r486;
	sub.s32 	%r369, %r493, %r117;
	min.s32 	%r370, %r369, 128;
	mul.lo.s32 	%r371, %r370, %r36;
	shl.b32 	%r55, %r371, 2;
	setp.lt.s32 	%p94, %r55, 1;
	@%p94 bra 	$L__BB1_170;
	mul.lo.s64 	%rd256, %rd334, %rd70;
	sub.s64 	%rd257, %rd47, %rd256;
	add.s64 	%rd71, %rd332, %rd257;
	and.b64  	%rd258, %rd71, 15;
	setp.eq.s64 	%p95, %rd258, 0;
	@%p95 bra 	$L__BB1_155;
	and.b64  	%rd259, %rd71, 3;
	setp.ne.s64 	%p96, %rd259, 0;
	mov.u32 	%r513, 0;
	@%p96 bra 	$L__BB1_163;
	shr.s32 	%r373, %r55, 31;
	shr.u32 	%r374, %r373, 30;
	add.s32 	%r375, %r55, %r374;
	shr.s32 	%r56, %r375, 2;
	mov.u32 	%r507, %tid.x;
	setp.ge.s32 	%p97, %r507, %r56;
	mov.u32 	%r513, %r55;
	@%p97 bra 	$L__BB1_163;
	not.b32 	%r377, %r507;
	add.s32 	%r58, %r56, %r377;
	shr.u32 	%r378, %r58, 5;
	add.s32 	%r379, %r378, 1;
	and.b32  	%r506, %r379, 3;
	setp.eq.s32 	%p98, %r506, 0;
	@%p98 bra 	$L__BB1_152;
	mov.u32 	%r507, %tid.x;
	mul.wide.s32 	%rd260, %r507, 4;
	shl.b32 	%r382, %r507, 2;
	add.s32 	%r383, %r117, %r382;
	cvt.s64.s32 	%rd261, %r383;
	sub.s64 	%rd262, %rd261, %rd70;
	mul.lo.s64 	%rd263, %rd334, %rd262;
	add.s64 	%rd264, %rd260, %rd263;
	add.s64 	%rd265, %rd264, %rd46;
	add.s64 	%rd341, %rd332, %rd265;
	mul.wide.u32 	%rd266, %r17, 2048;
	add.s64 	%rd268, %rd183, %rd266;
	add.s64 	%rd340, %rd268, %rd260;
$L__BB1_151:
	.pragma "nounroll";
	ld.shared.u32 	%r385, [%rd340];
	st.u32 	[%rd341], %r385;
	add.s32 	%r507, %r507, 32;
	add.s64 	%rd341, %rd341, 128;
	add.s64 	%rd340, %rd340, 128;
	add.s32 	%r506, %r506, -1;
	setp.ne.s32 	%p99, %r506, 0;
	@%p99 bra 	$L__BB1_151;
$L__BB1_152:
	setp.lt.u32 	%p100, %r58, 96;
	mov.u32 	%r513, %r55;
	@%p100 bra 	$L__BB1_163;
	mul.wide.s32 	%rd269, %r507, 4;
	mul.wide.u32 	%rd270, %r17, 2048;
	add.s64 	%rd272, %rd183, %rd270;
	add.s64 	%rd273, %rd272, %rd269;
	add.s64 	%rd343, %rd273, 256;
	mov.u32 	%r389, %tid.x;
	shl.b32 	%r390, %r389, 2;
	add.s32 	%r391, %r117, %r390;
	cvt.s64.s32 	%rd274, %r391;
	sub.s64 	%rd275, %rd274, %rd70;
	mul.lo.s64 	%rd276, %rd334, %rd275;
	add.s64 	%rd277, %rd269, %rd276;
	add.s64 	%rd278, %rd277, %rd46;
	add.s64 	%rd279, %rd332, %rd278;
	add.s64 	%rd342, %rd279, 256;
$L__BB1_154:
	ld.shared.u32 	%r392, [%rd343+-256];
	st.u32 	[%rd342+-256], %r392;
	ld.shared.u32 	%r393, [%rd343+-128];
	st.u32 	[%rd342+-128], %r393;
	ld.shared.u32 	%r394, [%rd343];
	st.u32 	[%rd342], %r394;
	ld.shared.u32 	%r395, [%rd343+128];
	st.u32 	[%rd342+128], %r395;
	add.s64 	%rd343, %rd343, 512;
	add.s64 	%rd342, %rd342, 512;
	add.s32 	%r507, %r507, 128;
	setp.lt.s32 	%p101, %r507, %r56;
	mov.u32 	%r513, %r55;
	@%p101 bra 	$L__BB1_154;
	bra.uni 	$L__BB1_163;
$L__BB1_132:
	mov.u32 	%r485, %ctaid.x;
	mov.u32 	%r484, %tid.x;
	shl.b32 	%r483, %r484, 2;
	shl.b32 	%r482, %r485, 7;
	add.s32 	%r481, %r482, %r483;
	sub.s32 	%r480, %r493, %r481;
	setp.lt.s32 	%p85, %r480, 1;
	or.pred  	%p86, %p85, %p112;
	@%p86 bra 	$L__BB1_170;
	cvt.u16.u32 	%rs67, %r36;
	setp.eq.s16 	%p87, %rs67, 1;
	@%p87 bra 	$L__BB1_141;
	bra.uni 	$L__BB1_134;
$L__BB1_141:
	mul.wide.u32 	%rd249, %r17, 2048;
	add.s64 	%rd251, %rd183, %rd249;
	add.s64 	%rd59, %rd251, %rd49;
	add.s64 	%rd61, %rd332, %rd46;
	mov.u32 	%r359, %tid.x;
	shl.b32 	%r360, %r359, 2;
	add.s32 	%r361, %r117, %r360;
	cvt.s64.s32 	%rd63, %r361;
	mov.u32 	%r355, 0;
	cvt.u32.u64 	%r363, %rd50;
	mov.u32 	%r503, %r355;
$L__BB1_142:
	.pragma "nounroll";
	mul.lo.s32 	%r364, %r363, %r503;
	cvt.s64.s32 	%rd252, %r364;
	add.s64 	%rd339, %rd59, %rd252;
	cvt.s64.s32 	%rd253, %r503;
	add.s64 	%rd254, %rd63, %rd253;
	mul.lo.s64 	%rd255, %rd334, %rd254;
	add.s64 	%rd338, %rd61, %rd255;
	mov.u32 	%r504, %r355;
$L__BB1_143:
	.pragma "nounroll";
	ld.shared.u8 	%rs146, [%rd339];
	st.u8 	[%rd338], %rs146;
	add.s64 	%rd339, %rd339, %rd178;
	add.s64 	%rd338, %rd338, %rd335;
	add.s32 	%r504, %r504, 1;
	setp.ne.s32 	%p92, %r504, 4;
	@%p92 bra 	$L__BB1_143;
	add.s32 	%r503, %r503, 1;
	setp.lt.s32 	%p93, %r503, %r38;
	@%p93 bra 	$L__BB1_142;
	bra.uni 	$L__BB1_170;
$L__BB1_134:
	mov.u32 	%r500, 0;
$L__BB1_135:
	.pragma "nounroll";
	cvt.s64.s32 	%rd227, %r500;
	mul.lo.s64 	%rd228, %rd334, %rd227;
	add.s64 	%rd56, %rd228, %rd47;
	shl.b32 	%r45, %r500, 2;
	setp.eq.s16 	%p88, %rs67, 2;
	@%p88 bra 	$L__BB1_138;
	bra.uni 	$L__BB1_136;
$L__BB1_138:
	mov.u32 	%r502, 0;
$L__BB1_139:
	.pragma "nounroll";
	cvt.s64.s32 	%rd239, %r502;
	mul.lo.s64 	%rd240, %rd335, %rd239;
	add.s64 	%rd241, %rd56, %rd240;
	add.s64 	%rd242, %rd332, %rd241;
	add.s32 	%r353, %r502, %r45;
	mul.lo.s32 	%r354, %r353, %r36;
	cvt.s64.s32 	%rd243, %r354;
	add.s64 	%rd244, %rd243, %rd49;
	add.s64 	%rd247, %rd183, %rd182;
	add.s64 	%rd248, %rd247, %rd244;
	ld.shared.u16 	%rs145, [%rd248];
	st.u16 	[%rd242], %rs145;
	add.s32 	%r502, %r502, 1;
	setp.lt.u32 	%p90, %r502, 4;
	@%p90 bra 	$L__BB1_139;
	bra.uni 	$L__BB1_140;
$L__BB1_136:
	mov.u32 	%r501, 0;
$L__BB1_137:
	.pragma "nounroll";
	cvt.s64.s32 	%rd229, %r501;
	mul.lo.s64 	%rd230, %rd335, %rd229;
	add.s64 	%rd231, %rd56, %rd230;
	add.s64 	%rd232, %rd332, %rd231;
	add.s32 	%r348, %r501, %r45;
	mul.lo.s32 	%r349, %r348, %r36;
	cvt.s64.s32 	%rd233, %r349;
	add.s64 	%rd234, %rd233, %rd49;
	add.s64 	%rd237, %rd183, %rd182;
	add.s64 	%rd238, %rd237, %rd234;
	ld.shared.u32 	%r350, [%rd238];
	st.u32 	[%rd232], %r350;
	add.s32 	%r501, %r501, 1;
	setp.lt.u32 	%p89, %r501, 4;
	@%p89 bra 	$L__BB1_137;
$L__BB1_140:
	add.s32 	%r500, %r500, 1;
	setp.lt.s32 	%p91, %r500, %r38;
	@%p91 bra 	$L__BB1_135;
	bra.uni 	$L__BB1_170;
$L__BB1_155:
	mov.u32 	%r490, %tid.x;
	shr.s32 	%r396, %r55, 31;
	shr.u32 	%r397, %r396, 28;
	add.s32 	%r398, %r55, %r397;
	shr.s32 	%r68, %r398, 4;
	setp.ge.s32 	%p102, %r490, %r68;
	@%p102 bra 	$L__BB1_162;
	mov.u32 	%r511, %tid.x;
	not.b32 	%r400, %r511;
	add.s32 	%r70, %r68, %r400;
	shr.u32 	%r401, %r70, 5;
	add.s32 	%r402, %r401, 1;
	and.b32  	%r510, %r402, 3;
	setp.eq.s32 	%p103, %r510, 0;
	@%p103 bra 	$L__BB1_159;
	mov.u32 	%r511, %tid.x;
	mul.wide.s32 	%rd280, %r511, 16;
	mul.wide.u32 	%rd281, %r17, 2048;
	add.s64 	%rd283, %rd183, %rd281;
	add.s64 	%rd345, %rd283, %rd280;
	shl.b32 	%r406, %r511, 2;
	add.s32 	%r407, %r117, %r406;
	cvt.s64.s32 	%rd284, %r407;
	sub.s64 	%rd285, %rd284, %rd70;
	mul.lo.s64 	%rd286, %rd334, %rd285;
	add.s64 	%rd287, %rd280, %rd286;
	add.s64 	%rd288, %rd287, %rd46;
	add.s64 	%rd344, %rd332, %rd288;
$L__BB1_158:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r408, %r409, %r410, %r411}, [%rd345];
	st.v4.u32 	[%rd344], {%r408, %r409, %r410, %r411};
	add.s32 	%r511, %r511, 32;
	add.s64 	%rd345, %rd345, 512;
	add.s64 	%rd344, %rd344, 512;
	add.s32 	%r510, %r510, -1;
	setp.ne.s32 	%p104, %r510, 0;
	@%p104 bra 	$L__BB1_158;
$L__BB1_159:
	setp.lt.u32 	%p105, %r70, 96;
	@%p105 bra 	$L__BB1_162;
	mul.wide.s32 	%rd289, %r511, 16;
	mov.u32 	%r418, %tid.x;
	shl.b32 	%r419, %r418, 2;
	add.s32 	%r420, %r117, %r419;
	cvt.s64.s32 	%rd290, %r420;
	sub.s64 	%rd291, %rd290, %rd70;
	mul.lo.s64 	%rd292, %rd334, %rd291;
	add.s64 	%rd293, %rd289, %rd292;
	add.s64 	%rd294, %rd293, %rd46;
	add.s64 	%rd295, %rd332, %rd294;
	add.s64 	%rd347, %rd295, 1024;
	mul.wide.u32 	%rd296, %r17, 2048;
	add.s64 	%rd298, %rd183, %rd296;
	add.s64 	%rd299, %rd298, %rd289;
	add.s64 	%rd346, %rd299, 1024;
$L__BB1_161:
	ld.shared.v4.u32 	{%r422, %r423, %r424, %r425}, [%rd346+-1024];
	st.v4.u32 	[%rd347+-1024], {%r422, %r423, %r424, %r425};
	ld.shared.v4.u32 	{%r430, %r431, %r432, %r433}, [%rd346+-512];
	st.v4.u32 	[%rd347+-512], {%r430, %r431, %r432, %r433};
	ld.shared.v4.u32 	{%r438, %r439, %r440, %r441}, [%rd346];
	st.v4.u32 	[%rd347], {%r438, %r439, %r440, %r441};
	ld.shared.v4.u32 	{%r446, %r447, %r448, %r449}, [%rd346+512];
	st.v4.u32 	[%rd347+512], {%r446, %r447, %r448, %r449};
	add.s64 	%rd347, %rd347, 2048;
	add.s64 	%rd346, %rd346, 2048;
	add.s32 	%r511, %r511, 128;
	setp.lt.s32 	%p106, %r511, %r68;
	@%p106 bra 	$L__BB1_161;
$L__BB1_162:
	and.b32  	%r513, %r55, -16;
$L__BB1_163:
	mov.u32 	%r488, %tid.x;
	add.s32 	%r516, %r513, %r488;
	setp.ge.s32 	%p107, %r516, %r55;
	@%p107 bra 	$L__BB1_170;
	mov.u32 	%r489, %tid.x;
	not.b32 	%r455, %r493;
	add.s32 	%r458, %r117, %r455;
	max.s32 	%r459, %r458, -129;
	shl.b32 	%r460, %r459, 2;
	mov.u32 	%r461, -4;
	sub.s32 	%r462, %r461, %r460;
	not.b32 	%r464, %r489;
	mad.lo.s32 	%r465, %r36, %r462, %r464;
	sub.s32 	%r83, %r465, %r513;
	shr.u32 	%r466, %r83, 5;
	add.s32 	%r467, %r466, 1;
	and.b32  	%r515, %r467, 3;
	setp.eq.s32 	%p108, %r515, 0;
	@%p108 bra 	$L__BB1_167;
	sub.s64 	%rd301, %rd32, %rd70;
	mul.lo.s64 	%rd302, %rd334, %rd301;
	add.s64 	%rd303, %rd302, %rd46;
	cvt.s64.s32 	%rd304, %r516;
	add.s64 	%rd305, %rd303, %rd304;
	add.s64 	%rd349, %rd332, %rd305;
	mul.wide.u32 	%rd306, %r17, 2048;
	add.s64 	%rd308, %rd183, %rd306;
	add.s64 	%rd348, %rd308, %rd304;
$L__BB1_166:
	.pragma "nounroll";
	ld.shared.u8 	%rs147, [%rd348];
	st.u8 	[%rd349], %rs147;
	add.s32 	%r516, %r516, 32;
	add.s64 	%rd349, %rd349, 32;
	add.s64 	%rd348, %rd348, 32;
	add.s32 	%r515, %r515, -1;
	setp.ne.s32 	%p109, %r515, 0;
	@%p109 bra 	$L__BB1_166;
$L__BB1_167:
	setp.lt.u32 	%p110, %r83, 96;
	@%p110 bra 	$L__BB1_170;
	cvt.s64.s32 	%rd309, %r516;
	mul.wide.u32 	%rd310, %r17, 2048;
	add.s64 	%rd312, %rd183, %rd310;
	add.s64 	%rd313, %rd312, %rd309;
	add.s64 	%rd351, %rd313, 64;
	sub.s64 	%rd315, %rd32, %rd70;
	mul.lo.s64 	%rd316, %rd334, %rd315;
	add.s64 	%rd317, %rd316, %rd46;
	add.s64 	%rd318, %rd317, %rd309;
	add.s64 	%rd319, %rd332, %rd318;
	add.s64 	%rd350, %rd319, 64;
$L__BB1_169:
	ld.shared.u8 	%rs148, [%rd351+-64];
	st.u8 	[%rd350+-64], %rs148;
	ld.shared.u8 	%rs149, [%rd351+-32];
	st.u8 	[%rd350+-32], %rs149;
	ld.shared.u8 	%rs150, [%rd351];
	st.u8 	[%rd350], %rs150;
	ld.shared.u8 	%rs151, [%rd351+32];
	st.u8 	[%rd350+32], %rs151;
	add.s64 	%rd351, %rd351, 128;
	add.s64 	%rd350, %rd350, 128;
	add.s32 	%r516, %r516, 128;
	setp.lt.s32 	%p111, %r516, %r55;
	@%p111 bra 	$L__BB1_169;
$L__BB1_170:
	ret;
}
.visible .entry rgb_to_rgb_4_3(
	.param .u64 rgb_to_rgb_4_3_param_0,
	.param .align 8 .b8 rgb_to_rgb_4_3_param_1[48],
	.param .u64 rgb_to_rgb_4_3_param_2,
	.param .align 8 .b8 rgb_to_rgb_4_3_param_3[48],
	.param .align 4 .b8 rgb_to_rgb_4_3_param_4[16]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<101>;
	.reg .b16 	%rs<160>;
	.reg .f32 	%f<184>;
	.reg .b32 	%r<494>;
	.reg .b64 	%rd<339>;
	.shared .align 16 .b8 _ZZ7reorderILi4ELi3EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd105, [rgb_to_rgb_4_3_param_0];
	ld.param.v2.u32 	{%r468, %r105}, [rgb_to_rgb_4_3_param_1+32];
	ld.param.v2.u32 	{%r106, %r107}, [rgb_to_rgb_4_3_param_1+40];
	ld.param.u64 	%rd110, [rgb_to_rgb_4_3_param_2];
	ld.param.v2.u32 	{%r469, %r470}, [rgb_to_rgb_4_3_param_3+32];
	ld.param.v2.u32 	{%r110, %r111}, [rgb_to_rgb_4_3_param_3+40];
	ld.param.u32 	%r102, [rgb_to_rgb_4_3_param_4+8];
	ld.param.u32 	%r101, [rgb_to_rgb_4_3_param_4+4];
	ld.param.u32 	%r100, [rgb_to_rgb_4_3_param_4];
	ld.param.u64 	%rd322, [rgb_to_rgb_4_3_param_3+24];
	ld.param.u64 	%rd321, [rgb_to_rgb_4_3_param_3+16];
	ld.param.u64 	%rd320, [rgb_to_rgb_4_3_param_3+8];
	ld.param.u64 	%rd111, [rgb_to_rgb_4_3_param_3];
	ld.param.u64 	%rd318, [rgb_to_rgb_4_3_param_1+24];
	ld.param.u64 	%rd317, [rgb_to_rgb_4_3_param_1+16];
	ld.param.u64 	%rd316, [rgb_to_rgb_4_3_param_1+8];
	ld.param.u64 	%rd106, [rgb_to_rgb_4_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p3, %r107, 0;
	@%p3 bra 	$L__BB2_2;
	cvta.to.global.u64 	%rd115, %rd105;
	mul.wide.s32 	%rd116, %r1, 40;
	add.s64 	%rd117, %rd115, %rd116;
	ld.global.v2.u32 	{%r468, %r113}, [%rd117+32];
	ld.global.u64 	%rd318, [%rd117+24];
	ld.global.u64 	%rd317, [%rd117+16];
	ld.global.u64 	%rd316, [%rd117+8];
	ld.global.u64 	%rd315, [%rd117];
	bra.uni 	$L__BB2_3;
$L__BB2_2:
	cvt.s64.s32 	%rd118, %r1;
	mul.lo.s64 	%rd119, %rd106, %rd118;
	add.s64 	%rd315, %rd105, %rd119;
$L__BB2_3:
	setp.eq.s32 	%p4, %r111, 0;
	@%p4 bra 	$L__BB2_5;
	cvta.to.global.u64 	%rd120, %rd110;
	mul.wide.s32 	%rd121, %r1, 40;
	add.s64 	%rd122, %rd120, %rd121;
	ld.global.v2.u32 	{%r469, %r470}, [%rd122+32];
	ld.global.u64 	%rd322, [%rd122+24];
	ld.global.u64 	%rd321, [%rd122+16];
	ld.global.u64 	%rd320, [%rd122+8];
	ld.global.u64 	%rd319, [%rd122];
	bra.uni 	$L__BB2_6;
$L__BB2_5:
	cvt.s64.s32 	%rd123, %r1;
	mul.lo.s64 	%rd124, %rd111, %rd123;
	add.s64 	%rd319, %rd110, %rd124;
$L__BB2_6:
	mov.u32 	%r116, %ctaid.x;
	shl.b32 	%r117, %r116, 7;
	mov.u32 	%r14, %tid.x;
	shl.b32 	%r118, %r14, 2;
	add.s32 	%r15, %r117, %r118;
	mov.u32 	%r119, %ctaid.y;
	shl.b32 	%r120, %r119, 3;
	mov.u32 	%r16, %tid.y;
	add.s32 	%r17, %r120, %r16;
	setp.ge.s32 	%p5, %r17, %r470;
	@%p5 bra 	$L__BB2_149;
	cvt.u64.u32 	%rd29, %r16;
	shl.b32 	%r121, %r14, 6;
	cvt.u64.u32 	%rd30, %r121;
	setp.eq.s32 	%p6, %r100, 4;
	selp.b32 	%r122, 4, 2, %p6;
	setp.eq.s32 	%p7, %r100, 0;
	selp.b32 	%r19, 1, %r122, %p7;
	sub.s32 	%r20, %r468, %r15;
	min.s32 	%r21, %r20, 4;
	cvt.s64.s32 	%rd31, %r17;
	mul.lo.s64 	%rd125, %rd316, %rd31;
	cvt.s64.s32 	%rd32, %r15;
	mul.lo.s64 	%rd126, %rd317, %rd32;
	add.s64 	%rd33, %rd125, %rd126;
	add.s64 	%rd39, %rd315, %rd33;
	shl.b32 	%r123, %r19, 2;
	cvt.u64.u32 	%rd35, %r123;
	setp.gt.s32 	%p8, %r20, 3;
	@%p8 bra 	$L__BB2_8;
	bra.uni 	$L__BB2_10;
$L__BB2_8:
	setp.ne.s64 	%p9, %rd317, %rd35;
	cvt.u64.u32 	%rd127, %r19;
	setp.ne.s64 	%p10, %rd318, %rd127;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB2_10;
	cvt.u32.u64 	%r124, %rd35;
	add.s32 	%r125, %r124, -1;
	cvt.s64.s32 	%rd128, %r125;
	and.b64  	%rd129, %rd39, %rd128;
	setp.eq.s64 	%p12, %rd129, 0;
	mov.u16 	%rs147, 0;
	mov.u64 	%rd324, %rd317;
	@%p12 bra 	$L__BB2_25;
$L__BB2_10:
	setp.lt.s32 	%p13, %r20, 4;
	cvt.u64.u32 	%rd130, %r19;
	setp.ne.s64 	%p14, %rd317, %rd130;
	or.pred  	%p15, %p14, %p13;
	@%p15 bra 	$L__BB2_12;
	cvt.u32.u64 	%r126, %rd35;
	or.b64  	%rd131, %rd318, %rd39;
	add.s32 	%r127, %r126, -1;
	cvt.s64.s32 	%rd132, %r127;
	and.b64  	%rd133, %rd131, %rd132;
	setp.eq.s64 	%p16, %rd133, 0;
	mov.u16 	%rs147, 1;
	mov.u64 	%rd324, %rd318;
	@%p16 bra 	$L__BB2_25;
$L__BB2_12:
	shl.b64 	%rd134, %rd29, 11;
	mov.u64 	%rd135, _ZZ7reorderILi4ELi3EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd136, %rd135;
	add.s64 	%rd137, %rd136, %rd134;
	add.s64 	%rd39, %rd137, %rd30;
	setp.lt.s32 	%p17, %r20, 1;
	mov.u16 	%rs147, 0;
	mov.u64 	%rd324, %rd35;
	@%p17 bra 	$L__BB2_25;
	cvt.u16.u32 	%rs1, %r19;
	setp.eq.s16 	%p18, %rs1, 1;
	@%p18 bra 	$L__BB2_21;
	bra.uni 	$L__BB2_14;
$L__BB2_21:
	mov.u32 	%r136, 0;
	add.s64 	%rd166, %rd135, %rd134;
	mov.u32 	%r474, %r136;
$L__BB2_22:
	.pragma "nounroll";
	shl.b32 	%r30, %r474, 2;
	cvt.s64.s32 	%rd160, %r474;
	mul.lo.s64 	%rd161, %rd317, %rd160;
	add.s64 	%rd38, %rd161, %rd33;
	mov.u32 	%r475, %r136;
$L__BB2_23:
	.pragma "nounroll";
	add.s32 	%r138, %r475, %r30;
	mul.lo.s32 	%r139, %r138, %r19;
	cvt.s64.s32 	%rd162, %r139;
	add.s64 	%rd163, %rd162, %rd30;
	add.s64 	%rd167, %rd166, %rd163;
	cvt.s64.s32 	%rd168, %r475;
	mul.lo.s64 	%rd169, %rd318, %rd168;
	add.s64 	%rd170, %rd38, %rd169;
	add.s64 	%rd171, %rd315, %rd170;
	ld.u8 	%rs57, [%rd171];
	st.shared.u8 	[%rd167], %rs57;
	add.s32 	%r475, %r475, 1;
	setp.ne.s32 	%p23, %r475, 4;
	@%p23 bra 	$L__BB2_23;
	add.s32 	%r474, %r474, 1;
	setp.lt.s32 	%p24, %r474, %r21;
	mov.u64 	%rd324, %rd35;
	@%p24 bra 	$L__BB2_22;
	bra.uni 	$L__BB2_25;
$L__BB2_14:
	mov.u32 	%r471, 0;
	add.s64 	%rd144, %rd135, %rd134;
$L__BB2_15:
	.pragma "nounroll";
	shl.b32 	%r23, %r471, 2;
	cvt.s64.s32 	%rd138, %r471;
	mul.lo.s64 	%rd139, %rd317, %rd138;
	add.s64 	%rd37, %rd139, %rd33;
	setp.eq.s16 	%p19, %rs1, 2;
	@%p19 bra 	$L__BB2_18;
	bra.uni 	$L__BB2_16;
$L__BB2_18:
	mov.u32 	%r473, 0;
$L__BB2_19:
	.pragma "nounroll";
	add.s32 	%r134, %r473, %r23;
	mul.lo.s32 	%r135, %r134, %r19;
	cvt.s64.s32 	%rd150, %r135;
	add.s64 	%rd151, %rd150, %rd30;
	add.s64 	%rd155, %rd144, %rd151;
	cvt.s64.s32 	%rd156, %r473;
	mul.lo.s64 	%rd157, %rd318, %rd156;
	add.s64 	%rd158, %rd37, %rd157;
	add.s64 	%rd159, %rd315, %rd158;
	ld.u16 	%rs55, [%rd159];
	st.shared.u16 	[%rd155], %rs55;
	add.s32 	%r473, %r473, 1;
	setp.lt.u32 	%p21, %r473, 4;
	@%p21 bra 	$L__BB2_19;
	bra.uni 	$L__BB2_20;
$L__BB2_16:
	mov.u32 	%r472, 0;
$L__BB2_17:
	.pragma "nounroll";
	add.s32 	%r130, %r472, %r23;
	mul.lo.s32 	%r131, %r130, %r19;
	cvt.s64.s32 	%rd140, %r131;
	add.s64 	%rd141, %rd140, %rd30;
	add.s64 	%rd145, %rd144, %rd141;
	cvt.s64.s32 	%rd146, %r472;
	mul.lo.s64 	%rd147, %rd318, %rd146;
	add.s64 	%rd148, %rd37, %rd147;
	add.s64 	%rd149, %rd315, %rd148;
	ld.u32 	%r132, [%rd149];
	st.shared.u32 	[%rd145], %r132;
	add.s32 	%r472, %r472, 1;
	setp.lt.u32 	%p20, %r472, 4;
	@%p20 bra 	$L__BB2_17;
$L__BB2_20:
	add.s32 	%r471, %r471, 1;
	setp.lt.s32 	%p22, %r471, %r21;
	mov.u64 	%rd324, %rd35;
	@%p22 bra 	$L__BB2_15;
$L__BB2_25:
	add.s64 	%rd42, %rd39, %rd324;
	add.s64 	%rd43, %rd42, %rd324;
	add.s64 	%rd44, %rd43, %rd324;
	setp.gt.s32 	%p25, %r100, 2;
	@%p25 bra 	$L__BB2_28;
	@%p7 bra 	$L__BB2_33;
	setp.eq.s32 	%p29, %r100, 1;
	@%p29 bra 	$L__BB2_30;
	bra.uni 	$L__BB2_34;
$L__BB2_30:
	ld.v2.u32 	{%r140, %r141}, [%rd39];
	cvt.u16.u32 	%rs59, %r140;
	cvt.rn.f32.u16 	%f169, %rs59;
	shr.u32 	%r144, %r140, 16;
	cvt.u16.u32 	%rs60, %r144;
	cvt.rn.f32.u16 	%f170, %rs60;
	cvt.u16.u32 	%rs61, %r141;
	cvt.rn.f32.u16 	%f171, %rs61;
	shr.u32 	%r145, %r141, 16;
	cvt.u16.u32 	%rs62, %r145;
	cvt.rn.f32.u16 	%f172, %rs62;
	ld.v2.u32 	{%r146, %r147}, [%rd42];
	cvt.u16.u32 	%rs63, %r146;
	cvt.rn.f32.u16 	%f173, %rs63;
	shr.u32 	%r150, %r146, 16;
	cvt.u16.u32 	%rs64, %r150;
	cvt.rn.f32.u16 	%f174, %rs64;
	cvt.u16.u32 	%rs65, %r147;
	cvt.rn.f32.u16 	%f175, %rs65;
	shr.u32 	%r151, %r147, 16;
	cvt.u16.u32 	%rs66, %r151;
	cvt.rn.f32.u16 	%f176, %rs66;
	ld.v2.u32 	{%r152, %r153}, [%rd43];
	cvt.u16.u32 	%rs67, %r152;
	cvt.rn.f32.u16 	%f177, %rs67;
	shr.u32 	%r156, %r152, 16;
	cvt.u16.u32 	%rs68, %r156;
	cvt.rn.f32.u16 	%f178, %rs68;
	cvt.u16.u32 	%rs69, %r153;
	cvt.rn.f32.u16 	%f179, %rs69;
	shr.u32 	%r157, %r153, 16;
	cvt.u16.u32 	%rs70, %r157;
	cvt.rn.f32.u16 	%f180, %rs70;
	ld.v2.u32 	{%r158, %r159}, [%rd44];
	cvt.u16.u32 	%rs71, %r158;
	cvt.rn.f32.u16 	%f181, %rs71;
	shr.u32 	%r162, %r158, 16;
	cvt.u16.u32 	%rs72, %r162;
	cvt.rn.f32.u16 	%f182, %rs72;
	cvt.u16.u32 	%rs73, %r159;
	cvt.rn.f32.u16 	%f183, %rs73;
	bra.uni 	$L__BB2_35;
$L__BB2_28:
	setp.eq.s32 	%p26, %r100, 3;
	@%p26 bra 	$L__BB2_31;
	@%p6 bra 	$L__BB2_32;
	bra.uni 	$L__BB2_34;
$L__BB2_32:
	ld.v4.f32 	{%f169, %f170, %f171, %f172}, [%rd39];
	ld.v4.f32 	{%f173, %f174, %f175, %f176}, [%rd42];
	ld.v4.f32 	{%f177, %f178, %f179, %f180}, [%rd43];
	ld.v4.f32 	{%f181, %f182, %f183, %f143}, [%rd44];
	bra.uni 	$L__BB2_35;
$L__BB2_33:
	ld.u32 	%r186, [%rd39];
	cvt.u16.u32 	%rs90, %r186;
	and.b16  	%rs91, %rs90, 255;
	cvt.rn.f32.u16 	%f169, %rs91;
	shr.u16 	%rs92, %rs90, 8;
	cvt.rn.f32.u16 	%f170, %rs92;
	shr.u32 	%r187, %r186, 16;
	cvt.u16.u32 	%rs93, %r187;
	and.b16  	%rs94, %rs93, 255;
	cvt.rn.f32.u16 	%f171, %rs94;
	shr.u32 	%r188, %r186, 24;
	cvt.u16.u32 	%rs95, %r188;
	cvt.rn.f32.u16 	%f172, %rs95;
	ld.u32 	%r189, [%rd42];
	cvt.u16.u32 	%rs96, %r189;
	and.b16  	%rs97, %rs96, 255;
	cvt.rn.f32.u16 	%f173, %rs97;
	shr.u16 	%rs98, %rs96, 8;
	cvt.rn.f32.u16 	%f174, %rs98;
	shr.u32 	%r190, %r189, 16;
	cvt.u16.u32 	%rs99, %r190;
	and.b16  	%rs100, %rs99, 255;
	cvt.rn.f32.u16 	%f175, %rs100;
	shr.u32 	%r191, %r189, 24;
	cvt.u16.u32 	%rs101, %r191;
	cvt.rn.f32.u16 	%f176, %rs101;
	ld.u32 	%r192, [%rd43];
	cvt.u16.u32 	%rs102, %r192;
	and.b16  	%rs103, %rs102, 255;
	cvt.rn.f32.u16 	%f177, %rs103;
	shr.u16 	%rs104, %rs102, 8;
	cvt.rn.f32.u16 	%f178, %rs104;
	shr.u32 	%r193, %r192, 16;
	cvt.u16.u32 	%rs105, %r193;
	and.b16  	%rs106, %rs105, 255;
	cvt.rn.f32.u16 	%f179, %rs106;
	shr.u32 	%r194, %r192, 24;
	cvt.u16.u32 	%rs107, %r194;
	cvt.rn.f32.u16 	%f180, %rs107;
	ld.u32 	%r195, [%rd44];
	cvt.u16.u32 	%rs108, %r195;
	and.b16  	%rs109, %rs108, 255;
	cvt.rn.f32.u16 	%f181, %rs109;
	shr.u16 	%rs110, %rs108, 8;
	cvt.rn.f32.u16 	%f182, %rs110;
	shr.u32 	%r196, %r195, 16;
	cvt.u16.u32 	%rs111, %r196;
	and.b16  	%rs112, %rs111, 255;
	cvt.rn.f32.u16 	%f183, %rs112;
	bra.uni 	$L__BB2_35;
$L__BB2_31:
	ld.v2.u32 	{%r163, %r164}, [%rd39];
	cvt.u16.u32 	%rs74, %r163;
	cvt.f32.f16 %f169, %rs74;
	shr.u32 	%r167, %r163, 16;
	cvt.u16.u32 	%rs75, %r167;
	cvt.f32.f16 %f170, %rs75;
	cvt.u16.u32 	%rs76, %r164;
	cvt.f32.f16 %f171, %rs76;
	shr.u32 	%r168, %r164, 16;
	cvt.u16.u32 	%rs77, %r168;
	cvt.f32.f16 %f172, %rs77;
	ld.v2.u32 	{%r169, %r170}, [%rd42];
	cvt.u16.u32 	%rs78, %r169;
	cvt.f32.f16 %f173, %rs78;
	shr.u32 	%r173, %r169, 16;
	cvt.u16.u32 	%rs79, %r173;
	cvt.f32.f16 %f174, %rs79;
	cvt.u16.u32 	%rs80, %r170;
	cvt.f32.f16 %f175, %rs80;
	shr.u32 	%r174, %r170, 16;
	cvt.u16.u32 	%rs81, %r174;
	cvt.f32.f16 %f176, %rs81;
	ld.v2.u32 	{%r175, %r176}, [%rd43];
	cvt.u16.u32 	%rs82, %r175;
	cvt.f32.f16 %f177, %rs82;
	shr.u32 	%r179, %r175, 16;
	cvt.u16.u32 	%rs83, %r179;
	cvt.f32.f16 %f178, %rs83;
	cvt.u16.u32 	%rs84, %r176;
	cvt.f32.f16 %f179, %rs84;
	shr.u32 	%r180, %r176, 16;
	cvt.u16.u32 	%rs85, %r180;
	cvt.f32.f16 %f180, %rs85;
	ld.v2.u32 	{%r181, %r182}, [%rd44];
	cvt.u16.u32 	%rs86, %r181;
	cvt.f32.f16 %f181, %rs86;
	shr.u32 	%r185, %r181, 16;
	cvt.u16.u32 	%rs87, %r185;
	cvt.f32.f16 %f182, %rs87;
	cvt.u16.u32 	%rs88, %r182;
	cvt.f32.f16 %f183, %rs88;
	bra.uni 	$L__BB2_35;
$L__BB2_34:
	ld.v2.u32 	{%r197, %r198}, [%rd39];
	cvt.u16.u32 	%rs113, %r197;
	cvt.rn.f32.s16 	%f169, %rs113;
	shr.u32 	%r201, %r197, 16;
	cvt.u16.u32 	%rs114, %r201;
	cvt.rn.f32.s16 	%f170, %rs114;
	cvt.u16.u32 	%rs115, %r198;
	cvt.rn.f32.s16 	%f171, %rs115;
	shr.u32 	%r202, %r198, 16;
	cvt.u16.u32 	%rs116, %r202;
	cvt.rn.f32.s16 	%f172, %rs116;
	ld.v2.u32 	{%r203, %r204}, [%rd42];
	cvt.u16.u32 	%rs117, %r203;
	cvt.rn.f32.s16 	%f173, %rs117;
	shr.u32 	%r207, %r203, 16;
	cvt.u16.u32 	%rs118, %r207;
	cvt.rn.f32.s16 	%f174, %rs118;
	cvt.u16.u32 	%rs119, %r204;
	cvt.rn.f32.s16 	%f175, %rs119;
	shr.u32 	%r208, %r204, 16;
	cvt.u16.u32 	%rs120, %r208;
	cvt.rn.f32.s16 	%f176, %rs120;
	ld.v2.u32 	{%r209, %r210}, [%rd43];
	cvt.u16.u32 	%rs121, %r209;
	cvt.rn.f32.s16 	%f177, %rs121;
	shr.u32 	%r213, %r209, 16;
	cvt.u16.u32 	%rs122, %r213;
	cvt.rn.f32.s16 	%f178, %rs122;
	cvt.u16.u32 	%rs123, %r210;
	cvt.rn.f32.s16 	%f179, %rs123;
	shr.u32 	%r214, %r210, 16;
	cvt.u16.u32 	%rs124, %r214;
	cvt.rn.f32.s16 	%f180, %rs124;
	ld.v2.u32 	{%r215, %r216}, [%rd44];
	cvt.u16.u32 	%rs125, %r215;
	cvt.rn.f32.s16 	%f181, %rs125;
	shr.u32 	%r219, %r215, 16;
	cvt.u16.u32 	%rs126, %r219;
	cvt.rn.f32.s16 	%f182, %rs126;
	cvt.u16.u32 	%rs127, %r216;
	cvt.rn.f32.s16 	%f183, %rs127;
$L__BB2_35:
	setp.eq.s16 	%p30, %rs147, 0;
	selp.f32 	%f91, %f170, %f173, %p30;
	selp.f32 	%f144, %f171, %f177, %p30;
	selp.f32 	%f145, %f173, %f170, %p30;
	selp.f32 	%f146, %f175, %f178, %p30;
	selp.f32 	%f147, %f177, %f171, %p30;
	selp.f32 	%f92, %f178, %f175, %p30;
	selp.f32 	%f148, %f181, %f172, %p30;
	selp.f32 	%f93, %f182, %f176, %p30;
	selp.f32 	%f149, %f183, %f180, %p30;
	bar.warp.sync 	-1;
	setp.eq.s32 	%p31, %r102, 0;
	selp.f32 	%f94, %f149, %f148, %p31;
	selp.f32 	%f95, %f148, %f149, %p31;
	selp.f32 	%f96, %f179, %f147, %p31;
	selp.f32 	%f97, %f147, %f179, %p31;
	selp.f32 	%f98, %f146, %f145, %p31;
	selp.f32 	%f99, %f145, %f146, %p31;
	selp.f32 	%f100, %f144, %f169, %p31;
	selp.f32 	%f101, %f169, %f144, %p31;
	setp.eq.s32 	%p32, %r101, 4;
	selp.b32 	%r220, 4, 2, %p32;
	setp.eq.s32 	%p33, %r101, 0;
	selp.b32 	%r36, 1, %r220, %p33;
	sub.s32 	%r37, %r469, %r15;
	min.s32 	%r38, %r37, 4;
	mul.lo.s64 	%rd172, %rd321, %rd32;
	mul.lo.s64 	%rd47, %rd320, %rd31;
	add.s64 	%rd48, %rd47, %rd172;
	add.s64 	%rd49, %rd319, %rd48;
	mul.lo.s32 	%r221, %r14, %r36;
	mul.lo.s32 	%r222, %r221, 12;
	cvt.s64.s32 	%rd50, %r222;
	mul.lo.s32 	%r39, %r36, 3;
	cvt.u64.u32 	%rd173, %r39;
	setp.ne.s64 	%p34, %rd321, %rd173;
	cvt.u64.u32 	%rd174, %r36;
	setp.ne.s64 	%p35, %rd322, %rd174;
	or.pred  	%p36, %p34, %p35;
	setp.gt.s32 	%p37, %r37, 3;
	and.pred  	%p38, %p37, %p36;
	setp.eq.s64 	%p39, %rd321, %rd174;
	and.pred  	%p40, %p39, %p38;
	@%p40 bra 	$L__BB2_37;
	bra.uni 	$L__BB2_36;
$L__BB2_37:
	or.b64  	%rd175, %rd322, %rd49;
	shl.b32 	%r223, %r36, 2;
	add.s32 	%r224, %r223, -1;
	cvt.s64.s32 	%rd176, %r224;
	and.b64  	%rd177, %rd175, %rd176;
	setp.eq.s64 	%p100, %rd177, 0;
	bra.uni 	$L__BB2_38;
$L__BB2_36:
	mov.pred 	%p100, 0;
$L__BB2_38:
	shl.b32 	%r225, %r36, 2;
	cvt.u64.u32 	%rd178, %r225;
	selp.b64 	%rd51, %rd322, %rd178, %p100;
	selp.f32 	%f102, %f99, %f91, %p100;
	selp.f32 	%f103, %f97, %f100, %p100;
	selp.f32 	%f104, %f95, %f99, %p100;
	shl.b64 	%rd179, %rd29, 11;
	mov.u64 	%rd180, _ZZ7reorderILi4ELi3EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd181, %rd180;
	add.s64 	%rd182, %rd181, %rd179;
	add.s64 	%rd183, %rd182, %rd50;
	selp.b64 	%rd52, %rd49, %rd183, %p100;
	shl.b64 	%rd184, %rd51, 1;
	add.s64 	%rd53, %rd52, %rd184;
	@%p33 bra 	$L__BB2_108;
	@%p32 bra 	$L__BB2_44;
	setp.eq.s32 	%p44, %r101, 3;
	@%p44 bra 	$L__BB2_43;
	setp.ne.s32 	%p45, %r101, 1;
	@%p45 bra 	$L__BB2_45;
	cvt.rni.s32.f32 	%r226, %f101;
	max.s32 	%r227, %r226, 0;
	min.s32 	%r228, %r227, 65535;
	cvt.u16.u32 	%rs148, %r228;
	bra.uni 	$L__BB2_46;
$L__BB2_108:
	cvt.rni.s32.f32 	%r309, %f103;
	cvt.rni.s32.f32 	%r308, %f104;
	mov.u32 	%r326, 0;
	cvt.pack.sat.u8.s32.b32 %r307, %r308, %r309, %r326;
	cvt.rni.s32.f32 	%r312, %f102;
	cvt.rni.s32.f32 	%r313, %f101;
	cvt.pack.sat.u8.s32.b32 %r311, %r312, %r313, %r307;
	st.u32 	[%rd52], %r311;
	selp.f32 	%f162, %f92, %f97, %p100;
	cvt.rni.s32.f32 	%r317, %f162;
	selp.f32 	%f163, %f93, %f92, %p100;
	cvt.rni.s32.f32 	%r316, %f163;
	cvt.pack.sat.u8.s32.b32 %r315, %r316, %r317, %r326;
	selp.f32 	%f164, %f91, %f174, %p100;
	cvt.rni.s32.f32 	%r321, %f164;
	selp.f32 	%f165, %f174, %f98, %p100;
	cvt.rni.s32.f32 	%r320, %f165;
	cvt.pack.sat.u8.s32.b32 %r319, %r320, %r321, %r315;
	add.s64 	%rd219, %rd52, %rd51;
	st.u32 	[%rd219], %r319;
	selp.f32 	%f166, %f96, %f93, %p100;
	cvt.rni.s32.f32 	%r325, %f166;
	cvt.rni.s32.f32 	%r324, %f94;
	cvt.pack.sat.u8.s32.b32 %r323, %r324, %r325, %r326;
	selp.f32 	%f167, %f100, %f96, %p100;
	cvt.rni.s32.f32 	%r329, %f167;
	selp.f32 	%f168, %f98, %f95, %p100;
	cvt.rni.s32.f32 	%r328, %f168;
	cvt.pack.sat.u8.s32.b32 %r327, %r328, %r329, %r323;
	st.u32 	[%rd53], %r327;
	bra.uni 	$L__BB2_109;
$L__BB2_44:
	mul.wide.u32 	%rd185, %r16, 2048;
	add.s64 	%rd188, %rd181, %rd185;
	add.s64 	%rd189, %rd188, %rd50;
	selp.b64 	%rd191, %rd49, %rd189, %p100;
	st.v4.f32 	[%rd191], {%f101, %f102, %f103, %f104};
	bra.uni 	$L__BB2_62;
$L__BB2_43:
	cvt.rn.f16.f32 %rs148, %f101;
	bra.uni 	$L__BB2_46;
$L__BB2_45:
	cvt.rni.s32.f32 	%r230, %f101;
	max.s32 	%r231, %r230, -32768;
	min.s32 	%r232, %r231, 32767;
	cvt.u16.u32 	%rs148, %r232;
$L__BB2_46:
	@%p44 bra 	$L__BB2_49;
	setp.ne.s32 	%p47, %r101, 1;
	@%p47 bra 	$L__BB2_50;
	cvt.rni.s32.f32 	%r233, %f102;
	max.s32 	%r234, %r233, 0;
	min.s32 	%r235, %r234, 65535;
	cvt.u16.u32 	%rs149, %r235;
	bra.uni 	$L__BB2_51;
$L__BB2_49:
	cvt.rn.f16.f32 %rs149, %f102;
	bra.uni 	$L__BB2_51;
$L__BB2_50:
	cvt.rni.s32.f32 	%r236, %f102;
	max.s32 	%r237, %r236, -32768;
	min.s32 	%r238, %r237, 32767;
	cvt.u16.u32 	%rs149, %r238;
$L__BB2_51:
	mov.b32 	%r40, {%rs148, %rs149};
	@%p44 bra 	$L__BB2_54;
	setp.ne.s32 	%p49, %r101, 1;
	@%p49 bra 	$L__BB2_55;
	cvt.rni.s32.f32 	%r239, %f103;
	max.s32 	%r240, %r239, 0;
	min.s32 	%r241, %r240, 65535;
	cvt.u16.u32 	%rs150, %r241;
	bra.uni 	$L__BB2_56;
$L__BB2_54:
	cvt.rn.f16.f32 %rs150, %f103;
	bra.uni 	$L__BB2_56;
$L__BB2_55:
	cvt.rni.s32.f32 	%r242, %f103;
	max.s32 	%r243, %r242, -32768;
	min.s32 	%r244, %r243, 32767;
	cvt.u16.u32 	%rs150, %r244;
$L__BB2_56:
	@%p44 bra 	$L__BB2_59;
	setp.ne.s32 	%p51, %r101, 1;
	@%p51 bra 	$L__BB2_60;
	cvt.rni.s32.f32 	%r245, %f104;
	max.s32 	%r246, %r245, 0;
	min.s32 	%r247, %r246, 65535;
	cvt.u16.u32 	%rs151, %r247;
	bra.uni 	$L__BB2_61;
$L__BB2_59:
	cvt.rn.f16.f32 %rs151, %f104;
	bra.uni 	$L__BB2_61;
$L__BB2_60:
	cvt.rni.s32.f32 	%r248, %f104;
	max.s32 	%r249, %r248, -32768;
	min.s32 	%r250, %r249, 32767;
	cvt.u16.u32 	%rs151, %r250;
$L__BB2_61:
	mov.b32 	%r251, {%rs150, %rs151};
	mul.wide.u32 	%rd192, %r16, 2048;
	add.s64 	%rd195, %rd181, %rd192;
	add.s64 	%rd196, %rd195, %rd50;
	selp.b64 	%rd198, %rd49, %rd196, %p100;
	st.v2.u32 	[%rd198], {%r40, %r251};
$L__BB2_62:
	selp.f32 	%f105, %f91, %f174, %p100;
	selp.f32 	%f106, %f174, %f98, %p100;
	selp.f32 	%f107, %f92, %f97, %p100;
	selp.f32 	%f108, %f93, %f92, %p100;
	@%p32 bra 	$L__BB2_67;
	setp.eq.s32 	%p53, %r101, 3;
	@%p53 bra 	$L__BB2_66;
	setp.ne.s32 	%p54, %r101, 1;
	@%p54 bra 	$L__BB2_68;
	cvt.rni.s32.f32 	%r253, %f105;
	max.s32 	%r254, %r253, 0;
	min.s32 	%r255, %r254, 65535;
	cvt.u16.u32 	%rs152, %r255;
	bra.uni 	$L__BB2_69;
$L__BB2_67:
	mul.wide.u32 	%rd199, %r16, 2048;
	add.s64 	%rd202, %rd181, %rd199;
	add.s64 	%rd203, %rd202, %rd50;
	selp.b64 	%rd205, %rd49, %rd203, %p100;
	add.s64 	%rd208, %rd205, %rd51;
	st.v4.f32 	[%rd208], {%f105, %f106, %f107, %f108};
	bra.uni 	$L__BB2_85;
$L__BB2_66:
	cvt.rn.f16.f32 %rs152, %f105;
	bra.uni 	$L__BB2_69;
$L__BB2_68:
	cvt.rni.s32.f32 	%r258, %f105;
	max.s32 	%r259, %r258, -32768;
	min.s32 	%r260, %r259, 32767;
	cvt.u16.u32 	%rs152, %r260;
$L__BB2_69:
	@%p53 bra 	$L__BB2_72;
	setp.ne.s32 	%p56, %r101, 1;
	@%p56 bra 	$L__BB2_73;
	cvt.rni.s32.f32 	%r261, %f106;
	max.s32 	%r262, %r261, 0;
	min.s32 	%r263, %r262, 65535;
	cvt.u16.u32 	%rs153, %r263;
	bra.uni 	$L__BB2_74;
$L__BB2_72:
	cvt.rn.f16.f32 %rs153, %f106;
	bra.uni 	$L__BB2_74;
$L__BB2_73:
	cvt.rni.s32.f32 	%r264, %f106;
	max.s32 	%r265, %r264, -32768;
	min.s32 	%r266, %r265, 32767;
	cvt.u16.u32 	%rs153, %r266;
$L__BB2_74:
	mov.b32 	%r41, {%rs152, %rs153};
	@%p53 bra 	$L__BB2_77;
	setp.ne.s32 	%p58, %r101, 1;
	@%p58 bra 	$L__BB2_78;
	cvt.rni.s32.f32 	%r267, %f107;
	max.s32 	%r268, %r267, 0;
	min.s32 	%r269, %r268, 65535;
	cvt.u16.u32 	%rs154, %r269;
	bra.uni 	$L__BB2_79;
$L__BB2_77:
	cvt.rn.f16.f32 %rs154, %f107;
	bra.uni 	$L__BB2_79;
$L__BB2_78:
	cvt.rni.s32.f32 	%r270, %f107;
	max.s32 	%r271, %r270, -32768;
	min.s32 	%r272, %r271, 32767;
	cvt.u16.u32 	%rs154, %r272;
$L__BB2_79:
	@%p53 bra 	$L__BB2_82;
	setp.ne.s32 	%p60, %r101, 1;
	@%p60 bra 	$L__BB2_83;
	cvt.rni.s32.f32 	%r273, %f108;
	max.s32 	%r274, %r273, 0;
	min.s32 	%r275, %r274, 65535;
	cvt.u16.u32 	%rs155, %r275;
	bra.uni 	$L__BB2_84;
$L__BB2_82:
	cvt.rn.f16.f32 %rs155, %f108;
	bra.uni 	$L__BB2_84;
$L__BB2_83:
	cvt.rni.s32.f32 	%r276, %f108;
	max.s32 	%r277, %r276, -32768;
	min.s32 	%r278, %r277, 32767;
	cvt.u16.u32 	%rs155, %r278;
$L__BB2_84:
	mov.b32 	%r279, {%rs154, %rs155};
	mul.wide.u32 	%rd209, %r16, 2048;
	add.s64 	%rd212, %rd181, %rd209;
	add.s64 	%rd213, %rd212, %rd50;
	selp.b64 	%rd215, %rd49, %rd213, %p100;
	add.s64 	%rd218, %rd215, %rd51;
	st.v2.u32 	[%rd218], {%r41, %r279};
$L__BB2_85:
	selp.f32 	%f109, %f100, %f96, %p100;
	selp.f32 	%f110, %f98, %f95, %p100;
	selp.f32 	%f111, %f96, %f93, %p100;
	@%p32 bra 	$L__BB2_90;
	setp.eq.s32 	%p62, %r101, 3;
	@%p62 bra 	$L__BB2_89;
	setp.ne.s32 	%p63, %r101, 1;
	@%p63 bra 	$L__BB2_91;
	cvt.rni.s32.f32 	%r282, %f109;
	max.s32 	%r283, %r282, 0;
	min.s32 	%r284, %r283, 65535;
	cvt.u16.u32 	%rs156, %r284;
	bra.uni 	$L__BB2_92;
$L__BB2_90:
	st.v4.f32 	[%rd53], {%f109, %f110, %f111, %f94};
	bra.uni 	$L__BB2_109;
$L__BB2_89:
	cvt.rn.f16.f32 %rs156, %f109;
	bra.uni 	$L__BB2_92;
$L__BB2_91:
	cvt.rni.s32.f32 	%r285, %f109;
	max.s32 	%r286, %r285, -32768;
	min.s32 	%r287, %r286, 32767;
	cvt.u16.u32 	%rs156, %r287;
$L__BB2_92:
	@%p62 bra 	$L__BB2_95;
	setp.ne.s32 	%p65, %r101, 1;
	@%p65 bra 	$L__BB2_96;
	cvt.rni.s32.f32 	%r288, %f110;
	max.s32 	%r289, %r288, 0;
	min.s32 	%r290, %r289, 65535;
	cvt.u16.u32 	%rs157, %r290;
	bra.uni 	$L__BB2_97;
$L__BB2_95:
	cvt.rn.f16.f32 %rs157, %f110;
	bra.uni 	$L__BB2_97;
$L__BB2_96:
	cvt.rni.s32.f32 	%r291, %f110;
	max.s32 	%r292, %r291, -32768;
	min.s32 	%r293, %r292, 32767;
	cvt.u16.u32 	%rs157, %r293;
$L__BB2_97:
	mov.b32 	%r42, {%rs156, %rs157};
	@%p62 bra 	$L__BB2_100;
	setp.ne.s32 	%p67, %r101, 1;
	@%p67 bra 	$L__BB2_101;
	cvt.rni.s32.f32 	%r294, %f111;
	max.s32 	%r295, %r294, 0;
	min.s32 	%r296, %r295, 65535;
	cvt.u16.u32 	%rs158, %r296;
	bra.uni 	$L__BB2_102;
$L__BB2_100:
	cvt.rn.f16.f32 %rs158, %f111;
	bra.uni 	$L__BB2_102;
$L__BB2_101:
	cvt.rni.s32.f32 	%r297, %f111;
	max.s32 	%r298, %r297, -32768;
	min.s32 	%r299, %r298, 32767;
	cvt.u16.u32 	%rs158, %r299;
$L__BB2_102:
	@%p62 bra 	$L__BB2_105;
	setp.ne.s32 	%p69, %r101, 1;
	@%p69 bra 	$L__BB2_106;
	cvt.rni.s32.f32 	%r300, %f94;
	max.s32 	%r301, %r300, 0;
	min.s32 	%r302, %r301, 65535;
	cvt.u16.u32 	%rs159, %r302;
	bra.uni 	$L__BB2_107;
$L__BB2_105:
	cvt.rn.f16.f32 %rs159, %f94;
	bra.uni 	$L__BB2_107;
$L__BB2_106:
	cvt.rni.s32.f32 	%r303, %f94;
	max.s32 	%r304, %r303, -32768;
	min.s32 	%r305, %r304, 32767;
	cvt.u16.u32 	%rs159, %r305;
$L__BB2_107:
	mov.b32 	%r306, {%rs158, %rs159};
	st.v2.u32 	[%rd53], {%r42, %r306};
$L__BB2_109:
	setp.eq.s64 	%p70, %rd321, %rd173;
	setp.eq.s64 	%p71, %rd322, %rd174;
	and.pred  	%p72, %p70, %p71;
	@%p72 bra 	$L__BB2_123;
	bra.uni 	$L__BB2_110;
$L__BB2_123:
	mov.u32 	%r463, %tid.x;
	shl.b32 	%r462, %r463, 2;
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd67, %r462;
	sub.s32 	%r354, %r469, %r117;
	min.s32 	%r355, %r354, 128;
	mul.lo.s32 	%r54, %r39, %r355;
	setp.lt.s32 	%p82, %r54, 1;
	@%p82 bra 	$L__BB2_149;
	mul.lo.s64 	%rd251, %rd321, %rd67;
	sub.s64 	%rd252, %rd48, %rd251;
	add.s64 	%rd68, %rd319, %rd252;
	and.b64  	%rd253, %rd68, 15;
	setp.eq.s64 	%p83, %rd253, 0;
	@%p83 bra 	$L__BB2_134;
	and.b64  	%rd254, %rd68, 3;
	setp.ne.s64 	%p84, %rd254, 0;
	mov.u32 	%r489, 0;
	@%p84 bra 	$L__BB2_142;
	shr.s32 	%r357, %r54, 31;
	shr.u32 	%r358, %r357, 30;
	add.s32 	%r359, %r54, %r358;
	shr.s32 	%r55, %r359, 2;
	mov.u32 	%r483, %tid.x;
	setp.ge.s32 	%p85, %r483, %r55;
	@%p85 bra 	$L__BB2_133;
	not.b32 	%r361, %r483;
	add.s32 	%r57, %r55, %r361;
	shr.u32 	%r362, %r57, 5;
	add.s32 	%r363, %r362, 1;
	and.b32  	%r482, %r363, 3;
	setp.eq.s32 	%p86, %r482, 0;
	@%p86 bra 	$L__BB2_130;
	mov.u32 	%r483, %tid.x;
	mul.wide.s32 	%rd255, %r483, 4;
	shl.b32 	%r366, %r483, 2;
	add.s32 	%r367, %r117, %r366;
	cvt.s64.s32 	%rd256, %r367;
	sub.s64 	%rd257, %rd256, %rd67;
	mul.lo.s64 	%rd258, %rd321, %rd257;
	add.s64 	%rd259, %rd255, %rd258;
	add.s64 	%rd260, %rd259, %rd47;
	add.s64 	%rd328, %rd319, %rd260;
	mul.wide.u32 	%rd261, %r16, 2048;
	add.s64 	%rd263, %rd180, %rd261;
	add.s64 	%rd327, %rd263, %rd255;
$L__BB2_129:
	.pragma "nounroll";
	ld.shared.u32 	%r369, [%rd327];
	st.u32 	[%rd328], %r369;
	add.s32 	%r483, %r483, 32;
	add.s64 	%rd328, %rd328, 128;
	add.s64 	%rd327, %rd327, 128;
	add.s32 	%r482, %r482, -1;
	setp.ne.s32 	%p87, %r482, 0;
	@%p87 bra 	$L__BB2_129;
$L__BB2_130:
	setp.lt.u32 	%p88, %r57, 96;
	@%p88 bra 	$L__BB2_133;
	mul.wide.s32 	%rd264, %r483, 4;
	mul.wide.u32 	%rd265, %r16, 2048;
	add.s64 	%rd267, %rd180, %rd265;
	add.s64 	%rd268, %rd267, %rd264;
	add.s64 	%rd330, %rd268, 256;
	mov.u32 	%r373, %tid.x;
	shl.b32 	%r374, %r373, 2;
	add.s32 	%r375, %r117, %r374;
	cvt.s64.s32 	%rd269, %r375;
	sub.s64 	%rd270, %rd269, %rd67;
	mul.lo.s64 	%rd271, %rd321, %rd270;
	add.s64 	%rd272, %rd264, %rd271;
	add.s64 	%rd273, %rd272, %rd47;
	add.s64 	%rd274, %rd319, %rd273;
	add.s64 	%rd329, %rd274, 256;
$L__BB2_132:
	ld.shared.u32 	%r376, [%rd330+-256];
	st.u32 	[%rd329+-256], %r376;
	ld.shared.u32 	%r377, [%rd330+-128];
	st.u32 	[%rd329+-128], %r377;
	ld.shared.u32 	%r378, [%rd330];
	st.u32 	[%rd329], %r378;
	ld.shared.u32 	%r379, [%rd330+128];
	st.u32 	[%rd329+128], %r379;
	add.s64 	%rd330, %rd330, 512;
	add.s64 	%rd329, %rd329, 512;
	add.s32 	%r483, %r483, 128;
	setp.lt.s32 	%p89, %r483, %r55;
	@%p89 bra 	$L__BB2_132;
$L__BB2_133:
	and.b32  	%r489, %r54, -4;
	bra.uni 	$L__BB2_142;
$L__BB2_110:
	mov.u32 	%r461, %ctaid.x;
	mov.u32 	%r460, %tid.x;
	shl.b32 	%r459, %r460, 2;
	shl.b32 	%r458, %r461, 7;
	add.s32 	%r457, %r458, %r459;
	sub.s32 	%r456, %r469, %r457;
	setp.lt.s32 	%p73, %r456, 1;
	or.pred  	%p74, %p73, %p100;
	@%p74 bra 	$L__BB2_149;
	cvt.u16.u32 	%rs51, %r36;
	setp.eq.s16 	%p75, %rs51, 1;
	@%p75 bra 	$L__BB2_119;
	bra.uni 	$L__BB2_112;
$L__BB2_119:
	mul.wide.u32 	%rd244, %r16, 2048;
	add.s64 	%rd246, %rd180, %rd244;
	add.s64 	%rd57, %rd246, %rd50;
	add.s64 	%rd59, %rd319, %rd47;
	mov.u32 	%r345, %tid.x;
	shl.b32 	%r346, %r345, 2;
	add.s32 	%r347, %r117, %r346;
	cvt.s64.s32 	%rd60, %r347;
	mov.u32 	%r341, 0;
	mov.u32 	%r479, %r341;
$L__BB2_120:
	.pragma "nounroll";
	mul.lo.s32 	%r349, %r39, %r479;
	cvt.s64.s32 	%rd247, %r349;
	add.s64 	%rd326, %rd57, %rd247;
	cvt.s64.s32 	%rd248, %r479;
	add.s64 	%rd249, %rd60, %rd248;
	mul.lo.s64 	%rd250, %rd321, %rd249;
	add.s64 	%rd325, %rd59, %rd250;
	mov.u32 	%r480, %r341;
$L__BB2_121:
	.pragma "nounroll";
	ld.shared.u8 	%rs141, [%rd326];
	st.u8 	[%rd325], %rs141;
	add.s64 	%rd326, %rd326, %rd174;
	add.s64 	%rd325, %rd325, %rd322;
	add.s32 	%r480, %r480, 1;
	setp.ne.s32 	%p80, %r480, 3;
	@%p80 bra 	$L__BB2_121;
	add.s32 	%r479, %r479, 1;
	setp.lt.s32 	%p81, %r479, %r38;
	@%p81 bra 	$L__BB2_120;
	bra.uni 	$L__BB2_149;
$L__BB2_112:
	mov.u32 	%r476, 0;
$L__BB2_113:
	.pragma "nounroll";
	cvt.s64.s32 	%rd222, %r476;
	mul.lo.s64 	%rd223, %rd321, %rd222;
	add.s64 	%rd54, %rd223, %rd48;
	mul.lo.s32 	%r44, %r476, 3;
	setp.eq.s16 	%p76, %rs51, 2;
	@%p76 bra 	$L__BB2_116;
	bra.uni 	$L__BB2_114;
$L__BB2_116:
	mov.u32 	%r478, 0;
$L__BB2_117:
	.pragma "nounroll";
	cvt.s64.s32 	%rd234, %r478;
	mul.lo.s64 	%rd235, %rd322, %rd234;
	add.s64 	%rd236, %rd54, %rd235;
	add.s64 	%rd237, %rd319, %rd236;
	add.s32 	%r339, %r478, %r44;
	mul.lo.s32 	%r340, %r339, %r36;
	cvt.s64.s32 	%rd238, %r340;
	add.s64 	%rd239, %rd238, %rd50;
	add.s64 	%rd242, %rd180, %rd179;
	add.s64 	%rd243, %rd242, %rd239;
	ld.shared.u16 	%rs140, [%rd243];
	st.u16 	[%rd237], %rs140;
	add.s32 	%r478, %r478, 1;
	setp.lt.u32 	%p78, %r478, 3;
	@%p78 bra 	$L__BB2_117;
	bra.uni 	$L__BB2_118;
$L__BB2_114:
	mov.u32 	%r477, 0;
$L__BB2_115:
	.pragma "nounroll";
	cvt.s64.s32 	%rd224, %r477;
	mul.lo.s64 	%rd225, %rd322, %rd224;
	add.s64 	%rd226, %rd54, %rd225;
	add.s64 	%rd227, %rd319, %rd226;
	add.s32 	%r334, %r477, %r44;
	mul.lo.s32 	%r335, %r334, %r36;
	cvt.s64.s32 	%rd228, %r335;
	add.s64 	%rd229, %rd228, %rd50;
	add.s64 	%rd232, %rd180, %rd179;
	add.s64 	%rd233, %rd232, %rd229;
	ld.shared.u32 	%r336, [%rd233];
	st.u32 	[%rd227], %r336;
	add.s32 	%r477, %r477, 1;
	setp.lt.u32 	%p77, %r477, 3;
	@%p77 bra 	$L__BB2_115;
$L__BB2_118:
	add.s32 	%r476, %r476, 1;
	setp.lt.s32 	%p79, %r476, %r38;
	@%p79 bra 	$L__BB2_113;
	bra.uni 	$L__BB2_149;
$L__BB2_134:
	mov.u32 	%r466, %tid.x;
	shr.s32 	%r380, %r54, 31;
	shr.u32 	%r381, %r380, 28;
	add.s32 	%r382, %r54, %r381;
	shr.s32 	%r68, %r382, 4;
	setp.ge.s32 	%p90, %r466, %r68;
	@%p90 bra 	$L__BB2_141;
	mov.u32 	%r487, %tid.x;
	not.b32 	%r384, %r487;
	add.s32 	%r70, %r68, %r384;
	shr.u32 	%r385, %r70, 5;
	add.s32 	%r386, %r385, 1;
	and.b32  	%r486, %r386, 3;
	setp.eq.s32 	%p91, %r486, 0;
	@%p91 bra 	$L__BB2_138;
	mov.u32 	%r487, %tid.x;
	mul.wide.s32 	%rd275, %r487, 16;
	mul.wide.u32 	%rd276, %r16, 2048;
	add.s64 	%rd278, %rd180, %rd276;
	add.s64 	%rd332, %rd278, %rd275;
	shl.b32 	%r390, %r487, 2;
	add.s32 	%r391, %r117, %r390;
	cvt.s64.s32 	%rd279, %r391;
	sub.s64 	%rd280, %rd279, %rd67;
	mul.lo.s64 	%rd281, %rd321, %rd280;
	add.s64 	%rd282, %rd275, %rd281;
	add.s64 	%rd283, %rd282, %rd47;
	add.s64 	%rd331, %rd319, %rd283;
$L__BB2_137:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r392, %r393, %r394, %r395}, [%rd332];
	st.v4.u32 	[%rd331], {%r392, %r393, %r394, %r395};
	add.s32 	%r487, %r487, 32;
	add.s64 	%rd332, %rd332, 512;
	add.s64 	%rd331, %rd331, 512;
	add.s32 	%r486, %r486, -1;
	setp.ne.s32 	%p92, %r486, 0;
	@%p92 bra 	$L__BB2_137;
$L__BB2_138:
	setp.lt.u32 	%p93, %r70, 96;
	@%p93 bra 	$L__BB2_141;
	mul.wide.s32 	%rd284, %r487, 16;
	mov.u32 	%r402, %tid.x;
	shl.b32 	%r403, %r402, 2;
	add.s32 	%r404, %r117, %r403;
	cvt.s64.s32 	%rd285, %r404;
	sub.s64 	%rd286, %rd285, %rd67;
	mul.lo.s64 	%rd287, %rd321, %rd286;
	add.s64 	%rd288, %rd284, %rd287;
	add.s64 	%rd289, %rd288, %rd47;
	add.s64 	%rd290, %rd319, %rd289;
	add.s64 	%rd334, %rd290, 1024;
	mul.wide.u32 	%rd291, %r16, 2048;
	add.s64 	%rd293, %rd180, %rd291;
	add.s64 	%rd294, %rd293, %rd284;
	add.s64 	%rd333, %rd294, 1024;
$L__BB2_140:
	ld.shared.v4.u32 	{%r406, %r407, %r408, %r409}, [%rd333+-1024];
	st.v4.u32 	[%rd334+-1024], {%r406, %r407, %r408, %r409};
	ld.shared.v4.u32 	{%r414, %r415, %r416, %r417}, [%rd333+-512];
	st.v4.u32 	[%rd334+-512], {%r414, %r415, %r416, %r417};
	ld.shared.v4.u32 	{%r422, %r423, %r424, %r425}, [%rd333];
	st.v4.u32 	[%rd334], {%r422, %r423, %r424, %r425};
	ld.shared.v4.u32 	{%r430, %r431, %r432, %r433}, [%rd333+512];
	st.v4.u32 	[%rd334+512], {%r430, %r431, %r432, %r433};
	add.s64 	%rd334, %rd334, 2048;
	add.s64 	%rd333, %rd333, 2048;
	add.s32 	%r487, %r487, 128;
	setp.lt.s32 	%p94, %r487, %r68;
	@%p94 bra 	$L__BB2_140;
$L__BB2_141:
	and.b32  	%r489, %r54, -16;
$L__BB2_142:
	mov.u32 	%r464, %tid.x;
	add.s32 	%r492, %r489, %r464;
	setp.ge.s32 	%p95, %r492, %r54;
	@%p95 bra 	$L__BB2_149;
	mov.u32 	%r465, %tid.x;
	not.b32 	%r440, %r465;
	add.s32 	%r441, %r54, %r440;
	sub.s32 	%r83, %r441, %r489;
	shr.u32 	%r442, %r83, 5;
	add.s32 	%r443, %r442, 1;
	and.b32  	%r491, %r443, 3;
	setp.eq.s32 	%p96, %r491, 0;
	@%p96 bra 	$L__BB2_146;
	sub.s64 	%rd296, %rd32, %rd67;
	mul.lo.s64 	%rd297, %rd321, %rd296;
	add.s64 	%rd298, %rd297, %rd47;
	cvt.s64.s32 	%rd299, %r492;
	add.s64 	%rd300, %rd298, %rd299;
	add.s64 	%rd336, %rd319, %rd300;
	mul.wide.u32 	%rd301, %r16, 2048;
	add.s64 	%rd303, %rd180, %rd301;
	add.s64 	%rd335, %rd303, %rd299;
$L__BB2_145:
	.pragma "nounroll";
	ld.shared.u8 	%rs142, [%rd335];
	st.u8 	[%rd336], %rs142;
	add.s32 	%r492, %r492, 32;
	add.s64 	%rd336, %rd336, 32;
	add.s64 	%rd335, %rd335, 32;
	add.s32 	%r491, %r491, -1;
	setp.ne.s32 	%p97, %r491, 0;
	@%p97 bra 	$L__BB2_145;
$L__BB2_146:
	setp.lt.u32 	%p98, %r83, 96;
	@%p98 bra 	$L__BB2_149;
	cvt.s64.s32 	%rd304, %r492;
	mul.wide.u32 	%rd305, %r16, 2048;
	add.s64 	%rd307, %rd180, %rd305;
	add.s64 	%rd308, %rd307, %rd304;
	add.s64 	%rd338, %rd308, 64;
	sub.s64 	%rd310, %rd32, %rd67;
	mul.lo.s64 	%rd311, %rd321, %rd310;
	add.s64 	%rd312, %rd311, %rd47;
	add.s64 	%rd313, %rd312, %rd304;
	add.s64 	%rd314, %rd319, %rd313;
	add.s64 	%rd337, %rd314, 64;
$L__BB2_148:
	ld.shared.u8 	%rs143, [%rd338+-64];
	st.u8 	[%rd337+-64], %rs143;
	ld.shared.u8 	%rs144, [%rd338+-32];
	st.u8 	[%rd337+-32], %rs144;
	ld.shared.u8 	%rs145, [%rd338];
	st.u8 	[%rd337], %rs145;
	ld.shared.u8 	%rs146, [%rd338+32];
	st.u8 	[%rd337+32], %rs146;
	add.s64 	%rd338, %rd338, 128;
	add.s64 	%rd337, %rd337, 128;
	add.s32 	%r492, %r492, 128;
	setp.lt.s32 	%p99, %r492, %r54;
	@%p99 bra 	$L__BB2_148;
$L__BB2_149:
	ret;
}
.visible .entry rgb_to_rgb_4_4(
	.param .u64 rgb_to_rgb_4_4_param_0,
	.param .align 8 .b8 rgb_to_rgb_4_4_param_1[48],
	.param .u64 rgb_to_rgb_4_4_param_2,
	.param .align 8 .b8 rgb_to_rgb_4_4_param_3[48],
	.param .align 4 .b8 rgb_to_rgb_4_4_param_4[16]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<118>;
	.reg .b16 	%rs<183>;
	.reg .f32 	%f<236>;
	.reg .b32 	%r<506>;
	.reg .b64 	%rd<353>;
	.shared .align 16 .b8 _ZZ7reorderILi4ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd109, [rgb_to_rgb_4_4_param_0];
	ld.param.v2.u32 	{%r480, %r113}, [rgb_to_rgb_4_4_param_1+32];
	ld.param.v2.u32 	{%r114, %r115}, [rgb_to_rgb_4_4_param_1+40];
	ld.param.u64 	%rd114, [rgb_to_rgb_4_4_param_2];
	ld.param.v2.u32 	{%r481, %r482}, [rgb_to_rgb_4_4_param_3+32];
	ld.param.v2.u32 	{%r118, %r119}, [rgb_to_rgb_4_4_param_3+40];
	ld.param.u32 	%r110, [rgb_to_rgb_4_4_param_4+8];
	ld.param.u32 	%r109, [rgb_to_rgb_4_4_param_4+4];
	ld.param.u32 	%r108, [rgb_to_rgb_4_4_param_4];
	ld.param.u64 	%rd336, [rgb_to_rgb_4_4_param_3+24];
	ld.param.u64 	%rd335, [rgb_to_rgb_4_4_param_3+16];
	ld.param.u64 	%rd334, [rgb_to_rgb_4_4_param_3+8];
	ld.param.u64 	%rd115, [rgb_to_rgb_4_4_param_3];
	ld.param.u64 	%rd332, [rgb_to_rgb_4_4_param_1+24];
	ld.param.u64 	%rd331, [rgb_to_rgb_4_4_param_1+16];
	ld.param.u64 	%rd330, [rgb_to_rgb_4_4_param_1+8];
	ld.param.u64 	%rd110, [rgb_to_rgb_4_4_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p3, %r115, 0;
	@%p3 bra 	$L__BB3_2;
	cvta.to.global.u64 	%rd119, %rd109;
	mul.wide.s32 	%rd120, %r1, 40;
	add.s64 	%rd121, %rd119, %rd120;
	ld.global.v2.u32 	{%r480, %r121}, [%rd121+32];
	ld.global.u64 	%rd332, [%rd121+24];
	ld.global.u64 	%rd331, [%rd121+16];
	ld.global.u64 	%rd330, [%rd121+8];
	ld.global.u64 	%rd329, [%rd121];
	bra.uni 	$L__BB3_3;
$L__BB3_2:
	cvt.s64.s32 	%rd122, %r1;
	mul.lo.s64 	%rd123, %rd110, %rd122;
	add.s64 	%rd329, %rd109, %rd123;
$L__BB3_3:
	setp.eq.s32 	%p4, %r119, 0;
	@%p4 bra 	$L__BB3_5;
	cvta.to.global.u64 	%rd124, %rd114;
	mul.wide.s32 	%rd125, %r1, 40;
	add.s64 	%rd126, %rd124, %rd125;
	ld.global.v2.u32 	{%r481, %r482}, [%rd126+32];
	ld.global.u64 	%rd336, [%rd126+24];
	ld.global.u64 	%rd335, [%rd126+16];
	ld.global.u64 	%rd334, [%rd126+8];
	ld.global.u64 	%rd333, [%rd126];
	bra.uni 	$L__BB3_6;
$L__BB3_5:
	cvt.s64.s32 	%rd127, %r1;
	mul.lo.s64 	%rd128, %rd115, %rd127;
	add.s64 	%rd333, %rd114, %rd128;
$L__BB3_6:
	mov.u32 	%r124, %ctaid.x;
	shl.b32 	%r125, %r124, 7;
	mov.u32 	%r15, %tid.x;
	shl.b32 	%r126, %r15, 2;
	add.s32 	%r16, %r125, %r126;
	mov.u32 	%r127, %ctaid.y;
	shl.b32 	%r128, %r127, 3;
	mov.u32 	%r17, %tid.y;
	add.s32 	%r18, %r128, %r17;
	setp.ge.s32 	%p5, %r18, %r482;
	@%p5 bra 	$L__BB3_190;
	cvt.u64.u32 	%rd29, %r17;
	shl.b32 	%r129, %r15, 6;
	cvt.u64.u32 	%rd30, %r129;
	setp.eq.s32 	%p6, %r108, 4;
	selp.b32 	%r130, 4, 2, %p6;
	setp.eq.s32 	%p7, %r108, 0;
	selp.b32 	%r20, 1, %r130, %p7;
	sub.s32 	%r21, %r480, %r16;
	min.s32 	%r22, %r21, 4;
	cvt.s64.s32 	%rd31, %r18;
	mul.lo.s64 	%rd129, %rd330, %rd31;
	cvt.s64.s32 	%rd32, %r16;
	mul.lo.s64 	%rd130, %rd331, %rd32;
	add.s64 	%rd33, %rd129, %rd130;
	add.s64 	%rd337, %rd329, %rd33;
	shl.b32 	%r131, %r20, 2;
	cvt.u64.u32 	%rd35, %r131;
	setp.gt.s32 	%p8, %r21, 3;
	@%p8 bra 	$L__BB3_8;
	bra.uni 	$L__BB3_10;
$L__BB3_8:
	setp.ne.s64 	%p9, %rd331, %rd35;
	cvt.u64.u32 	%rd131, %r20;
	setp.ne.s64 	%p10, %rd332, %rd131;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB3_10;
	cvt.u32.u64 	%r132, %rd35;
	add.s32 	%r133, %r132, -1;
	cvt.s64.s32 	%rd132, %r133;
	and.b64  	%rd133, %rd337, %rd132;
	setp.eq.s64 	%p12, %rd133, 0;
	mov.u16 	%rs166, 0;
	mov.u64 	%rd338, %rd331;
	@%p12 bra 	$L__BB3_25;
$L__BB3_10:
	setp.lt.s32 	%p13, %r21, 4;
	cvt.u64.u32 	%rd134, %r20;
	setp.ne.s64 	%p14, %rd331, %rd134;
	or.pred  	%p15, %p14, %p13;
	@%p15 bra 	$L__BB3_12;
	cvt.u32.u64 	%r134, %rd35;
	or.b64  	%rd135, %rd332, %rd337;
	add.s32 	%r135, %r134, -1;
	cvt.s64.s32 	%rd136, %r135;
	and.b64  	%rd137, %rd135, %rd136;
	setp.eq.s64 	%p16, %rd137, 0;
	mov.u16 	%rs166, 1;
	mov.u64 	%rd338, %rd332;
	@%p16 bra 	$L__BB3_25;
$L__BB3_12:
	shl.b64 	%rd138, %rd29, 11;
	mov.u64 	%rd139, _ZZ7reorderILi4ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd140, %rd139;
	add.s64 	%rd141, %rd140, %rd138;
	add.s64 	%rd337, %rd141, %rd30;
	setp.lt.s32 	%p17, %r21, 1;
	mov.u16 	%rs166, 0;
	mov.u64 	%rd338, %rd35;
	@%p17 bra 	$L__BB3_25;
	cvt.u16.u32 	%rs1, %r20;
	setp.eq.s16 	%p18, %rs1, 1;
	@%p18 bra 	$L__BB3_21;
	bra.uni 	$L__BB3_14;
$L__BB3_21:
	mov.u32 	%r144, 0;
	add.s64 	%rd170, %rd139, %rd138;
	mov.u32 	%r486, %r144;
$L__BB3_22:
	.pragma "nounroll";
	shl.b32 	%r31, %r486, 2;
	cvt.s64.s32 	%rd164, %r486;
	mul.lo.s64 	%rd165, %rd331, %rd164;
	add.s64 	%rd38, %rd165, %rd33;
	mov.u32 	%r487, %r144;
$L__BB3_23:
	.pragma "nounroll";
	add.s32 	%r146, %r487, %r31;
	mul.lo.s32 	%r147, %r146, %r20;
	cvt.s64.s32 	%rd166, %r147;
	add.s64 	%rd167, %rd166, %rd30;
	add.s64 	%rd171, %rd170, %rd167;
	cvt.s64.s32 	%rd172, %r487;
	mul.lo.s64 	%rd173, %rd332, %rd172;
	add.s64 	%rd174, %rd38, %rd173;
	add.s64 	%rd175, %rd329, %rd174;
	ld.u8 	%rs77, [%rd175];
	st.shared.u8 	[%rd171], %rs77;
	add.s32 	%r487, %r487, 1;
	setp.ne.s32 	%p23, %r487, 4;
	@%p23 bra 	$L__BB3_23;
	add.s32 	%r486, %r486, 1;
	setp.lt.s32 	%p24, %r486, %r22;
	mov.u64 	%rd338, %rd35;
	@%p24 bra 	$L__BB3_22;
	bra.uni 	$L__BB3_25;
$L__BB3_14:
	mov.u32 	%r483, 0;
	add.s64 	%rd148, %rd139, %rd138;
$L__BB3_15:
	.pragma "nounroll";
	shl.b32 	%r24, %r483, 2;
	cvt.s64.s32 	%rd142, %r483;
	mul.lo.s64 	%rd143, %rd331, %rd142;
	add.s64 	%rd37, %rd143, %rd33;
	setp.eq.s16 	%p19, %rs1, 2;
	@%p19 bra 	$L__BB3_18;
	bra.uni 	$L__BB3_16;
$L__BB3_18:
	mov.u32 	%r485, 0;
$L__BB3_19:
	.pragma "nounroll";
	add.s32 	%r142, %r485, %r24;
	mul.lo.s32 	%r143, %r142, %r20;
	cvt.s64.s32 	%rd154, %r143;
	add.s64 	%rd155, %rd154, %rd30;
	add.s64 	%rd159, %rd148, %rd155;
	cvt.s64.s32 	%rd160, %r485;
	mul.lo.s64 	%rd161, %rd332, %rd160;
	add.s64 	%rd162, %rd37, %rd161;
	add.s64 	%rd163, %rd329, %rd162;
	ld.u16 	%rs75, [%rd163];
	st.shared.u16 	[%rd159], %rs75;
	add.s32 	%r485, %r485, 1;
	setp.lt.u32 	%p21, %r485, 4;
	@%p21 bra 	$L__BB3_19;
	bra.uni 	$L__BB3_20;
$L__BB3_16:
	mov.u32 	%r484, 0;
$L__BB3_17:
	.pragma "nounroll";
	add.s32 	%r138, %r484, %r24;
	mul.lo.s32 	%r139, %r138, %r20;
	cvt.s64.s32 	%rd144, %r139;
	add.s64 	%rd145, %rd144, %rd30;
	add.s64 	%rd149, %rd148, %rd145;
	cvt.s64.s32 	%rd150, %r484;
	mul.lo.s64 	%rd151, %rd332, %rd150;
	add.s64 	%rd152, %rd37, %rd151;
	add.s64 	%rd153, %rd329, %rd152;
	ld.u32 	%r140, [%rd153];
	st.shared.u32 	[%rd149], %r140;
	add.s32 	%r484, %r484, 1;
	setp.lt.u32 	%p20, %r484, 4;
	@%p20 bra 	$L__BB3_17;
$L__BB3_20:
	add.s32 	%r483, %r483, 1;
	setp.lt.s32 	%p22, %r483, %r22;
	mov.u64 	%rd338, %rd35;
	@%p22 bra 	$L__BB3_15;
$L__BB3_25:
	add.s64 	%rd42, %rd337, %rd338;
	shl.b64 	%rd176, %rd338, 1;
	add.s64 	%rd43, %rd337, %rd176;
	mul.lo.s64 	%rd177, %rd338, 3;
	add.s64 	%rd44, %rd337, %rd177;
	@%p7 bra 	$L__BB3_28;
	setp.ne.s32 	%p26, %r108, 4;
	@%p26 bra 	$L__BB3_29;
	ld.v4.f32 	{%f208, %f209, %f210, %f211}, [%rd337];
	bra.uni 	$L__BB3_34;
$L__BB3_28:
	ld.u32 	%r148, [%rd337];
	cvt.u16.u32 	%rs79, %r148;
	and.b16  	%rs80, %rs79, 255;
	cvt.rn.f32.u16 	%f208, %rs80;
	shr.u16 	%rs81, %rs79, 8;
	cvt.rn.f32.u16 	%f209, %rs81;
	shr.u32 	%r149, %r148, 16;
	cvt.u16.u32 	%rs82, %r149;
	and.b16  	%rs83, %rs82, 255;
	cvt.rn.f32.u16 	%f210, %rs83;
	shr.u32 	%r150, %r148, 24;
	cvt.u16.u32 	%rs84, %r150;
	cvt.rn.f32.u16 	%f211, %rs84;
	ld.u32 	%r151, [%rd42];
	cvt.u16.u32 	%rs85, %r151;
	and.b16  	%rs86, %rs85, 255;
	cvt.rn.f32.u16 	%f212, %rs86;
	shr.u16 	%rs87, %rs85, 8;
	cvt.rn.f32.u16 	%f225, %rs87;
	shr.u32 	%r152, %r151, 16;
	cvt.u16.u32 	%rs88, %r152;
	and.b16  	%rs89, %rs88, 255;
	cvt.rn.f32.u16 	%f214, %rs89;
	shr.u32 	%r153, %r151, 24;
	cvt.u16.u32 	%rs90, %r153;
	cvt.rn.f32.u16 	%f215, %rs90;
	ld.u32 	%r154, [%rd43];
	cvt.u16.u32 	%rs91, %r154;
	and.b16  	%rs92, %rs91, 255;
	cvt.rn.f32.u16 	%f216, %rs92;
	shr.u16 	%rs93, %rs91, 8;
	cvt.rn.f32.u16 	%f217, %rs93;
	shr.u32 	%r155, %r154, 16;
	cvt.u16.u32 	%rs94, %r155;
	and.b16  	%rs95, %rs94, 255;
	cvt.rn.f32.u16 	%f218, %rs95;
	shr.u32 	%r156, %r154, 24;
	cvt.u16.u32 	%rs96, %r156;
	cvt.rn.f32.u16 	%f219, %rs96;
	ld.u32 	%r157, [%rd44];
	cvt.u16.u32 	%rs97, %r157;
	and.b16  	%rs98, %rs97, 255;
	cvt.rn.f32.u16 	%f232, %rs98;
	shr.u16 	%rs99, %rs97, 8;
	cvt.rn.f32.u16 	%f233, %rs99;
	shr.u32 	%r158, %r157, 16;
	cvt.u16.u32 	%rs100, %r158;
	and.b16  	%rs101, %rs100, 255;
	cvt.rn.f32.u16 	%f234, %rs101;
	shr.u32 	%r159, %r157, 24;
	cvt.u16.u32 	%rs102, %r159;
	cvt.rn.f32.u16 	%f235, %rs102;
	bra.uni 	$L__BB3_55;
$L__BB3_29:
	setp.eq.s32 	%p27, %r108, 3;
	ld.v2.u32 	{%r160, %r161}, [%rd337];
	cvt.u16.u32 	%rs3, %r160;
	@%p27 bra 	$L__BB3_33;
	bra.uni 	$L__BB3_30;
$L__BB3_33:
	cvt.f32.f16 %f208, %rs3;
	shr.u32 	%r166, %r160, 16;
	cvt.u16.u32 	%rs110, %r166;
	cvt.f32.f16 %f209, %rs110;
	cvt.u16.u32 	%rs111, %r161;
	cvt.f32.f16 %f210, %rs111;
	shr.u32 	%r167, %r161, 16;
	cvt.u16.u32 	%rs112, %r167;
	cvt.f32.f16 %f211, %rs112;
	bra.uni 	$L__BB3_34;
$L__BB3_30:
	setp.eq.s32 	%p28, %r108, 1;
	@%p28 bra 	$L__BB3_32;
	bra.uni 	$L__BB3_31;
$L__BB3_32:
	cvt.rn.f32.u16 	%f208, %rs3;
	shr.u32 	%r164, %r160, 16;
	cvt.u16.u32 	%rs106, %r164;
	cvt.rn.f32.u16 	%f209, %rs106;
	cvt.u16.u32 	%rs107, %r161;
	cvt.rn.f32.u16 	%f210, %rs107;
	shr.u32 	%r165, %r161, 16;
	cvt.u16.u32 	%rs108, %r165;
	cvt.rn.f32.u16 	%f211, %rs108;
	bra.uni 	$L__BB3_34;
$L__BB3_31:
	cvt.rn.f32.s16 	%f208, %rs3;
	shr.u32 	%r162, %r160, 16;
	cvt.u16.u32 	%rs103, %r162;
	cvt.rn.f32.s16 	%f209, %rs103;
	cvt.u16.u32 	%rs104, %r161;
	cvt.rn.f32.s16 	%f210, %rs104;
	shr.u32 	%r163, %r161, 16;
	cvt.u16.u32 	%rs105, %r163;
	cvt.rn.f32.s16 	%f211, %rs105;
$L__BB3_34:
	@%p6 bra 	$L__BB3_40;
	bra.uni 	$L__BB3_35;
$L__BB3_40:
	ld.v4.f32 	{%f212, %f225, %f214, %f215}, [%rd42];
	bra.uni 	$L__BB3_41;
$L__BB3_35:
	setp.eq.s32 	%p30, %r108, 3;
	ld.v2.u32 	{%r168, %r169}, [%rd42];
	cvt.u16.u32 	%rs4, %r168;
	@%p30 bra 	$L__BB3_39;
	bra.uni 	$L__BB3_36;
$L__BB3_39:
	cvt.f32.f16 %f212, %rs4;
	shr.u32 	%r174, %r168, 16;
	cvt.u16.u32 	%rs120, %r174;
	cvt.f32.f16 %f225, %rs120;
	cvt.u16.u32 	%rs121, %r169;
	cvt.f32.f16 %f214, %rs121;
	shr.u32 	%r175, %r169, 16;
	cvt.u16.u32 	%rs122, %r175;
	cvt.f32.f16 %f215, %rs122;
	bra.uni 	$L__BB3_41;
$L__BB3_36:
	setp.eq.s32 	%p31, %r108, 1;
	@%p31 bra 	$L__BB3_38;
	bra.uni 	$L__BB3_37;
$L__BB3_38:
	cvt.rn.f32.u16 	%f212, %rs4;
	shr.u32 	%r172, %r168, 16;
	cvt.u16.u32 	%rs116, %r172;
	cvt.rn.f32.u16 	%f225, %rs116;
	cvt.u16.u32 	%rs117, %r169;
	cvt.rn.f32.u16 	%f214, %rs117;
	shr.u32 	%r173, %r169, 16;
	cvt.u16.u32 	%rs118, %r173;
	cvt.rn.f32.u16 	%f215, %rs118;
	bra.uni 	$L__BB3_41;
$L__BB3_37:
	cvt.rn.f32.s16 	%f212, %rs4;
	shr.u32 	%r170, %r168, 16;
	cvt.u16.u32 	%rs113, %r170;
	cvt.rn.f32.s16 	%f225, %rs113;
	cvt.u16.u32 	%rs114, %r169;
	cvt.rn.f32.s16 	%f214, %rs114;
	shr.u32 	%r171, %r169, 16;
	cvt.u16.u32 	%rs115, %r171;
	cvt.rn.f32.s16 	%f215, %rs115;
$L__BB3_41:
	@%p6 bra 	$L__BB3_47;
	bra.uni 	$L__BB3_42;
$L__BB3_47:
	ld.v4.f32 	{%f216, %f217, %f218, %f219}, [%rd43];
	bra.uni 	$L__BB3_48;
$L__BB3_42:
	setp.eq.s32 	%p33, %r108, 3;
	ld.v2.u32 	{%r176, %r177}, [%rd43];
	cvt.u16.u32 	%rs5, %r176;
	@%p33 bra 	$L__BB3_46;
	bra.uni 	$L__BB3_43;
$L__BB3_46:
	cvt.f32.f16 %f216, %rs5;
	shr.u32 	%r182, %r176, 16;
	cvt.u16.u32 	%rs130, %r182;
	cvt.f32.f16 %f217, %rs130;
	cvt.u16.u32 	%rs131, %r177;
	cvt.f32.f16 %f218, %rs131;
	shr.u32 	%r183, %r177, 16;
	cvt.u16.u32 	%rs132, %r183;
	cvt.f32.f16 %f219, %rs132;
	bra.uni 	$L__BB3_48;
$L__BB3_43:
	setp.eq.s32 	%p34, %r108, 1;
	@%p34 bra 	$L__BB3_45;
	bra.uni 	$L__BB3_44;
$L__BB3_45:
	cvt.rn.f32.u16 	%f216, %rs5;
	shr.u32 	%r180, %r176, 16;
	cvt.u16.u32 	%rs126, %r180;
	cvt.rn.f32.u16 	%f217, %rs126;
	cvt.u16.u32 	%rs127, %r177;
	cvt.rn.f32.u16 	%f218, %rs127;
	shr.u32 	%r181, %r177, 16;
	cvt.u16.u32 	%rs128, %r181;
	cvt.rn.f32.u16 	%f219, %rs128;
	bra.uni 	$L__BB3_48;
$L__BB3_44:
	cvt.rn.f32.s16 	%f216, %rs5;
	shr.u32 	%r178, %r176, 16;
	cvt.u16.u32 	%rs123, %r178;
	cvt.rn.f32.s16 	%f217, %rs123;
	cvt.u16.u32 	%rs124, %r177;
	cvt.rn.f32.s16 	%f218, %rs124;
	shr.u32 	%r179, %r177, 16;
	cvt.u16.u32 	%rs125, %r179;
	cvt.rn.f32.s16 	%f219, %rs125;
$L__BB3_48:
	@%p6 bra 	$L__BB3_54;
	bra.uni 	$L__BB3_49;
$L__BB3_54:
	ld.v4.f32 	{%f232, %f233, %f234, %f235}, [%rd44];
	bra.uni 	$L__BB3_55;
$L__BB3_49:
	setp.eq.s32 	%p36, %r108, 3;
	ld.v2.u32 	{%r184, %r185}, [%rd44];
	cvt.u16.u32 	%rs6, %r184;
	@%p36 bra 	$L__BB3_53;
	bra.uni 	$L__BB3_50;
$L__BB3_53:
	cvt.f32.f16 %f232, %rs6;
	shr.u32 	%r190, %r184, 16;
	cvt.u16.u32 	%rs140, %r190;
	cvt.f32.f16 %f233, %rs140;
	cvt.u16.u32 	%rs141, %r185;
	cvt.f32.f16 %f234, %rs141;
	shr.u32 	%r191, %r185, 16;
	cvt.u16.u32 	%rs142, %r191;
	cvt.f32.f16 %f235, %rs142;
	bra.uni 	$L__BB3_55;
$L__BB3_50:
	setp.eq.s32 	%p37, %r108, 1;
	@%p37 bra 	$L__BB3_52;
	bra.uni 	$L__BB3_51;
$L__BB3_52:
	cvt.rn.f32.u16 	%f232, %rs6;
	shr.u32 	%r188, %r184, 16;
	cvt.u16.u32 	%rs136, %r188;
	cvt.rn.f32.u16 	%f233, %rs136;
	cvt.u16.u32 	%rs137, %r185;
	cvt.rn.f32.u16 	%f234, %rs137;
	shr.u32 	%r189, %r185, 16;
	cvt.u16.u32 	%rs138, %r189;
	cvt.rn.f32.u16 	%f235, %rs138;
	bra.uni 	$L__BB3_55;
$L__BB3_51:
	cvt.rn.f32.s16 	%f232, %rs6;
	shr.u32 	%r186, %r184, 16;
	cvt.u16.u32 	%rs133, %r186;
	cvt.rn.f32.s16 	%f233, %rs133;
	cvt.u16.u32 	%rs134, %r185;
	cvt.rn.f32.s16 	%f234, %rs134;
	shr.u32 	%r187, %r185, 16;
	cvt.u16.u32 	%rs135, %r187;
	cvt.rn.f32.s16 	%f235, %rs135;
$L__BB3_55:
	setp.eq.s16 	%p39, %rs166, 0;
	selp.f32 	%f109, %f209, %f212, %p39;
	selp.f32 	%f167, %f210, %f216, %p39;
	selp.f32 	%f110, %f211, %f232, %p39;
	selp.f32 	%f168, %f212, %f209, %p39;
	selp.f32 	%f169, %f214, %f217, %p39;
	selp.f32 	%f111, %f215, %f233, %p39;
	selp.f32 	%f170, %f216, %f210, %p39;
	selp.f32 	%f112, %f217, %f214, %p39;
	selp.f32 	%f113, %f219, %f234, %p39;
	selp.f32 	%f171, %f232, %f211, %p39;
	selp.f32 	%f114, %f233, %f215, %p39;
	selp.f32 	%f172, %f234, %f219, %p39;
	bar.warp.sync 	-1;
	setp.eq.s32 	%p40, %r110, 0;
	selp.f32 	%f115, %f172, %f171, %p40;
	selp.f32 	%f116, %f171, %f172, %p40;
	selp.f32 	%f117, %f218, %f170, %p40;
	selp.f32 	%f118, %f170, %f218, %p40;
	selp.f32 	%f119, %f169, %f168, %p40;
	selp.f32 	%f120, %f168, %f169, %p40;
	selp.f32 	%f121, %f167, %f208, %p40;
	selp.f32 	%f122, %f208, %f167, %p40;
	setp.eq.s32 	%p41, %r109, 4;
	selp.b32 	%r192, 4, 2, %p41;
	setp.eq.s32 	%p42, %r109, 0;
	selp.b32 	%r44, 1, %r192, %p42;
	sub.s32 	%r45, %r481, %r16;
	min.s32 	%r46, %r45, 4;
	mul.lo.s64 	%rd178, %rd335, %rd32;
	mul.lo.s64 	%rd47, %rd334, %rd31;
	add.s64 	%rd48, %rd47, %rd178;
	add.s64 	%rd49, %rd333, %rd48;
	mul.lo.s32 	%r193, %r15, %r44;
	shl.b32 	%r194, %r193, 4;
	cvt.s64.s32 	%rd50, %r194;
	shl.b32 	%r47, %r44, 2;
	cvt.u64.u32 	%rd51, %r47;
	setp.eq.s64 	%p43, %rd335, %rd51;
	cvt.u64.u32 	%rd179, %r44;
	setp.eq.s64 	%p44, %rd336, %rd179;
	and.pred  	%p45, %p43, %p44;
	setp.lt.s32 	%p46, %r45, 4;
	or.pred  	%p47, %p46, %p45;
	setp.ne.s64 	%p48, %rd335, %rd179;
	mov.pred 	%p117, 0;
	or.pred  	%p49, %p48, %p47;
	@%p49 bra 	$L__BB3_57;
	cvt.u32.u64 	%r195, %rd51;
	or.b64  	%rd180, %rd336, %rd49;
	add.s32 	%r196, %r195, -1;
	cvt.s64.s32 	%rd181, %r196;
	and.b64  	%rd182, %rd180, %rd181;
	setp.eq.s64 	%p117, %rd182, 0;
$L__BB3_57:
	selp.f32 	%f124, %f118, %f121, %p117;
	shl.b64 	%rd183, %rd29, 11;
	mov.u64 	%rd184, _ZZ7reorderILi4ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd185, %rd184;
	add.s64 	%rd186, %rd185, %rd183;
	add.s64 	%rd187, %rd186, %rd50;
	selp.b64 	%rd52, %rd49, %rd187, %p117;
	selp.b64 	%rd188, %rd336, %rd51, %p117;
	add.s64 	%rd53, %rd52, %rd188;
	add.s64 	%rd55, %rd53, %rd188;
	add.s64 	%rd56, %rd55, %rd188;
	@%p42 bra 	$L__BB3_150;
	@%p41 bra 	$L__BB3_63;
	setp.eq.s32 	%p52, %r109, 3;
	@%p52 bra 	$L__BB3_62;
	setp.ne.s32 	%p53, %r109, 1;
	@%p53 bra 	$L__BB3_64;
	cvt.rni.s32.f32 	%r197, %f122;
	max.s32 	%r198, %r197, 0;
	min.s32 	%r199, %r198, 65535;
	cvt.u16.u32 	%rs167, %r199;
	bra.uni 	$L__BB3_65;
$L__BB3_150:
	selp.f32 	%f207, %f116, %f110, %p117;
	selp.f32 	%f206, %f120, %f109, %p117;
	cvt.rni.s32.f32 	%r303, %f124;
	cvt.rni.s32.f32 	%r302, %f207;
	mov.u32 	%r328, 0;
	cvt.pack.sat.u8.s32.b32 %r301, %r302, %r303, %r328;
	cvt.rni.s32.f32 	%r306, %f206;
	cvt.rni.s32.f32 	%r307, %f122;
	cvt.pack.sat.u8.s32.b32 %r305, %r306, %r307, %r301;
	st.u32 	[%rd52], %r305;
	selp.f32 	%f189, %f112, %f119, %p117;
	cvt.rni.s32.f32 	%r311, %f189;
	selp.f32 	%f190, %f114, %f111, %p117;
	cvt.rni.s32.f32 	%r310, %f190;
	cvt.pack.sat.u8.s32.b32 %r309, %r310, %r311, %r328;
	selp.f32 	%f191, %f109, %f120, %p117;
	cvt.rni.s32.f32 	%r315, %f191;
	cvt.rni.s32.f32 	%r314, %f225;
	cvt.pack.sat.u8.s32.b32 %r313, %r314, %r315, %r309;
	st.u32 	[%rd53], %r313;
	selp.f32 	%f192, %f115, %f113, %p117;
	cvt.rni.s32.f32 	%r318, %f192;
	cvt.rni.s32.f32 	%r319, %f117;
	cvt.pack.sat.u8.s32.b32 %r317, %r318, %r319, %r328;
	selp.f32 	%f193, %f121, %f118, %p117;
	cvt.rni.s32.f32 	%r323, %f193;
	selp.f32 	%f194, %f119, %f112, %p117;
	cvt.rni.s32.f32 	%r322, %f194;
	cvt.pack.sat.u8.s32.b32 %r321, %r322, %r323, %r317;
	st.u32 	[%rd55], %r321;
	selp.f32 	%f195, %f113, %f115, %p117;
	cvt.rni.s32.f32 	%r327, %f195;
	cvt.rni.s32.f32 	%r326, %f235;
	cvt.pack.sat.u8.s32.b32 %r325, %r326, %r327, %r328;
	selp.f32 	%f196, %f110, %f116, %p117;
	cvt.rni.s32.f32 	%r331, %f196;
	selp.f32 	%f197, %f111, %f114, %p117;
	cvt.rni.s32.f32 	%r330, %f197;
	cvt.pack.sat.u8.s32.b32 %r329, %r330, %r331, %r325;
	st.u32 	[%rd56], %r329;
	bra.uni 	$L__BB3_151;
$L__BB3_63:
	selp.f32 	%f205, %f116, %f110, %p117;
	selp.f32 	%f204, %f120, %f109, %p117;
	mov.u64 	%rd328, _ZZ7reorderILi4ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd327, %rd328;
	mul.wide.u32 	%rd189, %r17, 2048;
	add.s64 	%rd192, %rd327, %rd189;
	add.s64 	%rd193, %rd192, %rd50;
	selp.b64 	%rd195, %rd49, %rd193, %p117;
	st.v4.f32 	[%rd195], {%f122, %f204, %f124, %f205};
	bra.uni 	$L__BB3_81;
$L__BB3_62:
	cvt.rn.f16.f32 %rs167, %f122;
	bra.uni 	$L__BB3_65;
$L__BB3_64:
	cvt.rni.s32.f32 	%r201, %f122;
	max.s32 	%r202, %r201, -32768;
	min.s32 	%r203, %r202, 32767;
	cvt.u16.u32 	%rs167, %r203;
$L__BB3_65:
	@%p52 bra 	$L__BB3_68;
	setp.ne.s32 	%p55, %r109, 1;
	@%p55 bra 	$L__BB3_69;
	selp.f32 	%f202, %f120, %f109, %p117;
	cvt.rni.s32.f32 	%r204, %f202;
	max.s32 	%r205, %r204, 0;
	min.s32 	%r206, %r205, 65535;
	cvt.u16.u32 	%rs168, %r206;
	bra.uni 	$L__BB3_70;
$L__BB3_68:
	selp.f32 	%f203, %f120, %f109, %p117;
	cvt.rn.f16.f32 %rs168, %f203;
	bra.uni 	$L__BB3_70;
$L__BB3_69:
	selp.f32 	%f198, %f120, %f109, %p117;
	cvt.rni.s32.f32 	%r207, %f198;
	max.s32 	%r208, %r207, -32768;
	min.s32 	%r209, %r208, 32767;
	cvt.u16.u32 	%rs168, %r209;
$L__BB3_70:
	mov.b32 	%r48, {%rs167, %rs168};
	@%p52 bra 	$L__BB3_73;
	setp.ne.s32 	%p57, %r109, 1;
	@%p57 bra 	$L__BB3_74;
	cvt.rni.s32.f32 	%r210, %f124;
	max.s32 	%r211, %r210, 0;
	min.s32 	%r212, %r211, 65535;
	cvt.u16.u32 	%rs169, %r212;
	bra.uni 	$L__BB3_75;
$L__BB3_73:
	cvt.rn.f16.f32 %rs169, %f124;
	bra.uni 	$L__BB3_75;
$L__BB3_74:
	cvt.rni.s32.f32 	%r213, %f124;
	max.s32 	%r214, %r213, -32768;
	min.s32 	%r215, %r214, 32767;
	cvt.u16.u32 	%rs169, %r215;
$L__BB3_75:
	@%p52 bra 	$L__BB3_78;
	setp.ne.s32 	%p59, %r109, 1;
	@%p59 bra 	$L__BB3_79;
	selp.f32 	%f200, %f116, %f110, %p117;
	cvt.rni.s32.f32 	%r216, %f200;
	max.s32 	%r217, %r216, 0;
	min.s32 	%r218, %r217, 65535;
	cvt.u16.u32 	%rs170, %r218;
	bra.uni 	$L__BB3_80;
$L__BB3_78:
	selp.f32 	%f201, %f116, %f110, %p117;
	cvt.rn.f16.f32 %rs170, %f201;
	bra.uni 	$L__BB3_80;
$L__BB3_79:
	selp.f32 	%f199, %f116, %f110, %p117;
	cvt.rni.s32.f32 	%r219, %f199;
	max.s32 	%r220, %r219, -32768;
	min.s32 	%r221, %r220, 32767;
	cvt.u16.u32 	%rs170, %r221;
$L__BB3_80:
	mov.u64 	%rd322, _ZZ7reorderILi4ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd321, %rd322;
	mov.b32 	%r222, {%rs169, %rs170};
	mul.wide.u32 	%rd196, %r17, 2048;
	add.s64 	%rd199, %rd321, %rd196;
	add.s64 	%rd200, %rd199, %rd50;
	selp.b64 	%rd202, %rd49, %rd200, %p117;
	st.v2.u32 	[%rd202], {%r48, %r222};
$L__BB3_81:
	selp.f32 	%f126, %f109, %f120, %p117;
	selp.f32 	%f127, %f112, %f119, %p117;
	selp.f32 	%f128, %f114, %f111, %p117;
	@%p41 bra 	$L__BB3_86;
	setp.eq.s32 	%p61, %r109, 3;
	@%p61 bra 	$L__BB3_85;
	setp.ne.s32 	%p62, %r109, 1;
	@%p62 bra 	$L__BB3_87;
	cvt.rni.s32.f32 	%r224, %f126;
	max.s32 	%r225, %r224, 0;
	min.s32 	%r226, %r225, 65535;
	cvt.u16.u32 	%rs171, %r226;
	bra.uni 	$L__BB3_88;
$L__BB3_86:
	mov.u64 	%rd326, _ZZ7reorderILi4ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd325, %rd326;
	mul.wide.u32 	%rd203, %r17, 2048;
	add.s64 	%rd206, %rd325, %rd203;
	add.s64 	%rd207, %rd206, %rd50;
	selp.b64 	%rd209, %rd49, %rd207, %p117;
	add.s64 	%rd212, %rd209, %rd188;
	st.v4.f32 	[%rd212], {%f126, %f225, %f127, %f128};
	bra.uni 	$L__BB3_104;
$L__BB3_85:
	cvt.rn.f16.f32 %rs171, %f126;
	bra.uni 	$L__BB3_88;
$L__BB3_87:
	cvt.rni.s32.f32 	%r228, %f126;
	max.s32 	%r229, %r228, -32768;
	min.s32 	%r230, %r229, 32767;
	cvt.u16.u32 	%rs171, %r230;
$L__BB3_88:
	@%p61 bra 	$L__BB3_91;
	setp.ne.s32 	%p64, %r109, 1;
	@%p64 bra 	$L__BB3_92;
	cvt.rni.s32.f32 	%r231, %f225;
	max.s32 	%r232, %r231, 0;
	min.s32 	%r233, %r232, 65535;
	cvt.u16.u32 	%rs172, %r233;
	bra.uni 	$L__BB3_93;
$L__BB3_91:
	cvt.rn.f16.f32 %rs172, %f225;
	bra.uni 	$L__BB3_93;
$L__BB3_92:
	cvt.rni.s32.f32 	%r234, %f225;
	max.s32 	%r235, %r234, -32768;
	min.s32 	%r236, %r235, 32767;
	cvt.u16.u32 	%rs172, %r236;
$L__BB3_93:
	mov.b32 	%r49, {%rs171, %rs172};
	@%p61 bra 	$L__BB3_96;
	setp.ne.s32 	%p66, %r109, 1;
	@%p66 bra 	$L__BB3_97;
	cvt.rni.s32.f32 	%r237, %f127;
	max.s32 	%r238, %r237, 0;
	min.s32 	%r239, %r238, 65535;
	cvt.u16.u32 	%rs173, %r239;
	bra.uni 	$L__BB3_98;
$L__BB3_96:
	cvt.rn.f16.f32 %rs173, %f127;
	bra.uni 	$L__BB3_98;
$L__BB3_97:
	cvt.rni.s32.f32 	%r240, %f127;
	max.s32 	%r241, %r240, -32768;
	min.s32 	%r242, %r241, 32767;
	cvt.u16.u32 	%rs173, %r242;
$L__BB3_98:
	@%p61 bra 	$L__BB3_101;
	setp.ne.s32 	%p68, %r109, 1;
	@%p68 bra 	$L__BB3_102;
	cvt.rni.s32.f32 	%r243, %f128;
	max.s32 	%r244, %r243, 0;
	min.s32 	%r245, %r244, 65535;
	cvt.u16.u32 	%rs174, %r245;
	bra.uni 	$L__BB3_103;
$L__BB3_101:
	cvt.rn.f16.f32 %rs174, %f128;
	bra.uni 	$L__BB3_103;
$L__BB3_102:
	cvt.rni.s32.f32 	%r246, %f128;
	max.s32 	%r247, %r246, -32768;
	min.s32 	%r248, %r247, 32767;
	cvt.u16.u32 	%rs174, %r248;
$L__BB3_103:
	mov.u64 	%rd324, _ZZ7reorderILi4ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd323, %rd324;
	mov.b32 	%r249, {%rs173, %rs174};
	mul.wide.u32 	%rd213, %r17, 2048;
	add.s64 	%rd216, %rd323, %rd213;
	add.s64 	%rd217, %rd216, %rd50;
	selp.b64 	%rd219, %rd49, %rd217, %p117;
	add.s64 	%rd222, %rd219, %rd188;
	st.v2.u32 	[%rd222], {%r49, %r249};
$L__BB3_104:
	selp.f32 	%f129, %f121, %f118, %p117;
	selp.f32 	%f130, %f119, %f112, %p117;
	selp.f32 	%f131, %f115, %f113, %p117;
	@%p41 bra 	$L__BB3_109;
	setp.eq.s32 	%p70, %r109, 3;
	@%p70 bra 	$L__BB3_108;
	setp.ne.s32 	%p71, %r109, 1;
	@%p71 bra 	$L__BB3_110;
	cvt.rni.s32.f32 	%r251, %f129;
	max.s32 	%r252, %r251, 0;
	min.s32 	%r253, %r252, 65535;
	cvt.u16.u32 	%rs175, %r253;
	bra.uni 	$L__BB3_111;
$L__BB3_109:
	st.v4.f32 	[%rd55], {%f129, %f130, %f117, %f131};
	bra.uni 	$L__BB3_127;
$L__BB3_108:
	cvt.rn.f16.f32 %rs175, %f129;
	bra.uni 	$L__BB3_111;
$L__BB3_110:
	cvt.rni.s32.f32 	%r254, %f129;
	max.s32 	%r255, %r254, -32768;
	min.s32 	%r256, %r255, 32767;
	cvt.u16.u32 	%rs175, %r256;
$L__BB3_111:
	@%p70 bra 	$L__BB3_114;
	setp.ne.s32 	%p73, %r109, 1;
	@%p73 bra 	$L__BB3_115;
	cvt.rni.s32.f32 	%r257, %f130;
	max.s32 	%r258, %r257, 0;
	min.s32 	%r259, %r258, 65535;
	cvt.u16.u32 	%rs176, %r259;
	bra.uni 	$L__BB3_116;
$L__BB3_114:
	cvt.rn.f16.f32 %rs176, %f130;
	bra.uni 	$L__BB3_116;
$L__BB3_115:
	cvt.rni.s32.f32 	%r260, %f130;
	max.s32 	%r261, %r260, -32768;
	min.s32 	%r262, %r261, 32767;
	cvt.u16.u32 	%rs176, %r262;
$L__BB3_116:
	mov.b32 	%r50, {%rs175, %rs176};
	@%p70 bra 	$L__BB3_119;
	setp.ne.s32 	%p75, %r109, 1;
	@%p75 bra 	$L__BB3_120;
	cvt.rni.s32.f32 	%r263, %f117;
	max.s32 	%r264, %r263, 0;
	min.s32 	%r265, %r264, 65535;
	cvt.u16.u32 	%rs177, %r265;
	bra.uni 	$L__BB3_121;
$L__BB3_119:
	cvt.rn.f16.f32 %rs177, %f117;
	bra.uni 	$L__BB3_121;
$L__BB3_120:
	cvt.rni.s32.f32 	%r266, %f117;
	max.s32 	%r267, %r266, -32768;
	min.s32 	%r268, %r267, 32767;
	cvt.u16.u32 	%rs177, %r268;
$L__BB3_121:
	@%p70 bra 	$L__BB3_124;
	setp.ne.s32 	%p77, %r109, 1;
	@%p77 bra 	$L__BB3_125;
	cvt.rni.s32.f32 	%r269, %f131;
	max.s32 	%r270, %r269, 0;
	min.s32 	%r271, %r270, 65535;
	cvt.u16.u32 	%rs178, %r271;
	bra.uni 	$L__BB3_126;
$L__BB3_124:
	cvt.rn.f16.f32 %rs178, %f131;
	bra.uni 	$L__BB3_126;
$L__BB3_125:
	cvt.rni.s32.f32 	%r272, %f131;
	max.s32 	%r273, %r272, -32768;
	min.s32 	%r274, %r273, 32767;
	cvt.u16.u32 	%rs178, %r274;
$L__BB3_126:
	mov.b32 	%r275, {%rs177, %rs178};
	st.v2.u32 	[%rd55], {%r50, %r275};
$L__BB3_127:
	selp.f32 	%f132, %f110, %f116, %p117;
	selp.f32 	%f133, %f111, %f114, %p117;
	selp.f32 	%f134, %f113, %f115, %p117;
	@%p41 bra 	$L__BB3_132;
	setp.eq.s32 	%p79, %r109, 3;
	@%p79 bra 	$L__BB3_131;
	setp.ne.s32 	%p80, %r109, 1;
	@%p80 bra 	$L__BB3_133;
	cvt.rni.s32.f32 	%r276, %f132;
	max.s32 	%r277, %r276, 0;
	min.s32 	%r278, %r277, 65535;
	cvt.u16.u32 	%rs179, %r278;
	bra.uni 	$L__BB3_134;
$L__BB3_132:
	st.v4.f32 	[%rd56], {%f132, %f133, %f134, %f235};
	bra.uni 	$L__BB3_151;
$L__BB3_131:
	cvt.rn.f16.f32 %rs179, %f132;
	bra.uni 	$L__BB3_134;
$L__BB3_133:
	cvt.rni.s32.f32 	%r279, %f132;
	max.s32 	%r280, %r279, -32768;
	min.s32 	%r281, %r280, 32767;
	cvt.u16.u32 	%rs179, %r281;
$L__BB3_134:
	@%p79 bra 	$L__BB3_137;
	setp.ne.s32 	%p82, %r109, 1;
	@%p82 bra 	$L__BB3_138;
	cvt.rni.s32.f32 	%r282, %f133;
	max.s32 	%r283, %r282, 0;
	min.s32 	%r284, %r283, 65535;
	cvt.u16.u32 	%rs180, %r284;
	bra.uni 	$L__BB3_139;
$L__BB3_137:
	cvt.rn.f16.f32 %rs180, %f133;
	bra.uni 	$L__BB3_139;
$L__BB3_138:
	cvt.rni.s32.f32 	%r285, %f133;
	max.s32 	%r286, %r285, -32768;
	min.s32 	%r287, %r286, 32767;
	cvt.u16.u32 	%rs180, %r287;
$L__BB3_139:
	mov.b32 	%r51, {%rs179, %rs180};
	@%p79 bra 	$L__BB3_142;
	setp.ne.s32 	%p84, %r109, 1;
	@%p84 bra 	$L__BB3_143;
	cvt.rni.s32.f32 	%r288, %f134;
	max.s32 	%r289, %r288, 0;
	min.s32 	%r290, %r289, 65535;
	cvt.u16.u32 	%rs181, %r290;
	bra.uni 	$L__BB3_144;
$L__BB3_142:
	cvt.rn.f16.f32 %rs181, %f134;
	bra.uni 	$L__BB3_144;
$L__BB3_143:
	cvt.rni.s32.f32 	%r291, %f134;
	max.s32 	%r292, %r291, -32768;
	min.s32 	%r293, %r292, 32767;
	cvt.u16.u32 	%rs181, %r293;
$L__BB3_144:
	@%p79 bra 	$L__BB3_147;
	setp.ne.s32 	%p86, %r109, 1;
	@%p86 bra 	$L__BB3_148;
	cvt.rni.s32.f32 	%r294, %f235;
	max.s32 	%r295, %r294, 0;
	min.s32 	%r296, %r295, 65535;
	cvt.u16.u32 	%rs182, %r296;
	bra.uni 	$L__BB3_149;
$L__BB3_147:
	cvt.rn.f16.f32 %rs182, %f235;
	bra.uni 	$L__BB3_149;
$L__BB3_148:
	cvt.rni.s32.f32 	%r297, %f235;
	max.s32 	%r298, %r297, -32768;
	min.s32 	%r299, %r298, 32767;
	cvt.u16.u32 	%rs182, %r299;
$L__BB3_149:
	mov.b32 	%r300, {%rs181, %rs182};
	st.v2.u32 	[%rd56], {%r51, %r300};
$L__BB3_151:
	@%p45 bra 	$L__BB3_165;
	bra.uni 	$L__BB3_152;
$L__BB3_165:
	mov.u32 	%r475, %tid.x;
	shl.b32 	%r474, %r475, 2;
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd71, %r474;
	sub.s32 	%r357, %r481, %r125;
	min.s32 	%r358, %r357, 128;
	mul.lo.s32 	%r359, %r358, %r44;
	shl.b32 	%r63, %r359, 2;
	setp.lt.s32 	%p99, %r63, 1;
	@%p99 bra 	$L__BB3_190;
	mul.lo.s64 	%rd257, %rd335, %rd71;
	sub.s64 	%rd258, %rd48, %rd257;
	add.s64 	%rd72, %rd333, %rd258;
	and.b64  	%rd259, %rd72, 15;
	setp.eq.s64 	%p100, %rd259, 0;
	@%p100 bra 	$L__BB3_175;
	and.b64  	%rd260, %rd72, 3;
	setp.ne.s64 	%p101, %rd260, 0;
	mov.u32 	%r501, 0;
	@%p101 bra 	$L__BB3_183;
	shr.s32 	%r361, %r63, 31;
	shr.u32 	%r362, %r361, 30;
	add.s32 	%r363, %r63, %r362;
	shr.s32 	%r64, %r363, 2;
	mov.u32 	%r495, %tid.x;
	setp.ge.s32 	%p102, %r495, %r64;
	mov.u32 	%r501, %r63;
	@%p102 bra 	$L__BB3_183;
	not.b32 	%r365, %r495;
	add.s32 	%r66, %r64, %r365;
	shr.u32 	%r366, %r66, 5;
	add.s32 	%r367, %r366, 1;
	and.b32  	%r494, %r367, 3;
	setp.eq.s32 	%p103, %r494, 0;
	@%p103 bra 	$L__BB3_172;
	mov.u32 	%r495, %tid.x;
	mul.wide.s32 	%rd261, %r495, 4;
	shl.b32 	%r370, %r495, 2;
	add.s32 	%r371, %r125, %r370;
	cvt.s64.s32 	%rd262, %r371;
	sub.s64 	%rd263, %rd262, %rd71;
	mul.lo.s64 	%rd264, %rd335, %rd263;
	add.s64 	%rd265, %rd261, %rd264;
	add.s64 	%rd266, %rd265, %rd47;
	add.s64 	%rd342, %rd333, %rd266;
	mul.wide.u32 	%rd267, %r17, 2048;
	add.s64 	%rd269, %rd184, %rd267;
	add.s64 	%rd341, %rd269, %rd261;
$L__BB3_171:
	.pragma "nounroll";
	ld.shared.u32 	%r373, [%rd341];
	st.u32 	[%rd342], %r373;
	add.s32 	%r495, %r495, 32;
	add.s64 	%rd342, %rd342, 128;
	add.s64 	%rd341, %rd341, 128;
	add.s32 	%r494, %r494, -1;
	setp.ne.s32 	%p104, %r494, 0;
	@%p104 bra 	$L__BB3_171;
$L__BB3_172:
	setp.lt.u32 	%p105, %r66, 96;
	mov.u32 	%r501, %r63;
	@%p105 bra 	$L__BB3_183;
	mul.wide.s32 	%rd270, %r495, 4;
	mul.wide.u32 	%rd271, %r17, 2048;
	add.s64 	%rd273, %rd184, %rd271;
	add.s64 	%rd274, %rd273, %rd270;
	add.s64 	%rd344, %rd274, 256;
	mov.u32 	%r377, %tid.x;
	shl.b32 	%r378, %r377, 2;
	add.s32 	%r379, %r125, %r378;
	cvt.s64.s32 	%rd275, %r379;
	sub.s64 	%rd276, %rd275, %rd71;
	mul.lo.s64 	%rd277, %rd335, %rd276;
	add.s64 	%rd278, %rd270, %rd277;
	add.s64 	%rd279, %rd278, %rd47;
	add.s64 	%rd280, %rd333, %rd279;
	add.s64 	%rd343, %rd280, 256;
$L__BB3_174:
	ld.shared.u32 	%r380, [%rd344+-256];
	st.u32 	[%rd343+-256], %r380;
	ld.shared.u32 	%r381, [%rd344+-128];
	st.u32 	[%rd343+-128], %r381;
	ld.shared.u32 	%r382, [%rd344];
	st.u32 	[%rd343], %r382;
	ld.shared.u32 	%r383, [%rd344+128];
	st.u32 	[%rd343+128], %r383;
	add.s64 	%rd344, %rd344, 512;
	add.s64 	%rd343, %rd343, 512;
	add.s32 	%r495, %r495, 128;
	setp.lt.s32 	%p106, %r495, %r64;
	mov.u32 	%r501, %r63;
	@%p106 bra 	$L__BB3_174;
	bra.uni 	$L__BB3_183;
$L__BB3_152:
	mov.u32 	%r473, %ctaid.x;
	mov.u32 	%r472, %tid.x;
	shl.b32 	%r471, %r472, 2;
	shl.b32 	%r470, %r473, 7;
	add.s32 	%r469, %r470, %r471;
	sub.s32 	%r468, %r481, %r469;
	setp.lt.s32 	%p90, %r468, 1;
	or.pred  	%p91, %p90, %p117;
	@%p91 bra 	$L__BB3_190;
	cvt.u16.u32 	%rs71, %r44;
	setp.eq.s16 	%p92, %rs71, 1;
	@%p92 bra 	$L__BB3_161;
	bra.uni 	$L__BB3_154;
$L__BB3_161:
	mul.wide.u32 	%rd250, %r17, 2048;
	add.s64 	%rd252, %rd184, %rd250;
	add.s64 	%rd60, %rd252, %rd50;
	add.s64 	%rd62, %rd333, %rd47;
	mov.u32 	%r347, %tid.x;
	shl.b32 	%r348, %r347, 2;
	add.s32 	%r349, %r125, %r348;
	cvt.s64.s32 	%rd64, %r349;
	mov.u32 	%r343, 0;
	cvt.u32.u64 	%r351, %rd51;
	mov.u32 	%r491, %r343;
$L__BB3_162:
	.pragma "nounroll";
	mul.lo.s32 	%r352, %r351, %r491;
	cvt.s64.s32 	%rd253, %r352;
	add.s64 	%rd340, %rd60, %rd253;
	cvt.s64.s32 	%rd254, %r491;
	add.s64 	%rd255, %rd64, %rd254;
	mul.lo.s64 	%rd256, %rd335, %rd255;
	add.s64 	%rd339, %rd62, %rd256;
	mov.u32 	%r492, %r343;
$L__BB3_163:
	.pragma "nounroll";
	ld.shared.u8 	%rs160, [%rd340];
	st.u8 	[%rd339], %rs160;
	add.s64 	%rd340, %rd340, %rd179;
	add.s64 	%rd339, %rd339, %rd336;
	add.s32 	%r492, %r492, 1;
	setp.ne.s32 	%p97, %r492, 4;
	@%p97 bra 	$L__BB3_163;
	add.s32 	%r491, %r491, 1;
	setp.lt.s32 	%p98, %r491, %r46;
	@%p98 bra 	$L__BB3_162;
	bra.uni 	$L__BB3_190;
$L__BB3_154:
	mov.u32 	%r488, 0;
$L__BB3_155:
	.pragma "nounroll";
	cvt.s64.s32 	%rd228, %r488;
	mul.lo.s64 	%rd229, %rd335, %rd228;
	add.s64 	%rd57, %rd229, %rd48;
	shl.b32 	%r53, %r488, 2;
	setp.eq.s16 	%p93, %rs71, 2;
	@%p93 bra 	$L__BB3_158;
	bra.uni 	$L__BB3_156;
$L__BB3_158:
	mov.u32 	%r490, 0;
$L__BB3_159:
	.pragma "nounroll";
	cvt.s64.s32 	%rd240, %r490;
	mul.lo.s64 	%rd241, %rd336, %rd240;
	add.s64 	%rd242, %rd57, %rd241;
	add.s64 	%rd243, %rd333, %rd242;
	add.s32 	%r341, %r490, %r53;
	mul.lo.s32 	%r342, %r341, %r44;
	cvt.s64.s32 	%rd244, %r342;
	add.s64 	%rd245, %rd244, %rd50;
	add.s64 	%rd248, %rd184, %rd183;
	add.s64 	%rd249, %rd248, %rd245;
	ld.shared.u16 	%rs159, [%rd249];
	st.u16 	[%rd243], %rs159;
	add.s32 	%r490, %r490, 1;
	setp.lt.u32 	%p95, %r490, 4;
	@%p95 bra 	$L__BB3_159;
	bra.uni 	$L__BB3_160;
$L__BB3_156:
	mov.u32 	%r489, 0;
$L__BB3_157:
	.pragma "nounroll";
	cvt.s64.s32 	%rd230, %r489;
	mul.lo.s64 	%rd231, %rd336, %rd230;
	add.s64 	%rd232, %rd57, %rd231;
	add.s64 	%rd233, %rd333, %rd232;
	add.s32 	%r336, %r489, %r53;
	mul.lo.s32 	%r337, %r336, %r44;
	cvt.s64.s32 	%rd234, %r337;
	add.s64 	%rd235, %rd234, %rd50;
	add.s64 	%rd238, %rd184, %rd183;
	add.s64 	%rd239, %rd238, %rd235;
	ld.shared.u32 	%r338, [%rd239];
	st.u32 	[%rd233], %r338;
	add.s32 	%r489, %r489, 1;
	setp.lt.u32 	%p94, %r489, 4;
	@%p94 bra 	$L__BB3_157;
$L__BB3_160:
	add.s32 	%r488, %r488, 1;
	setp.lt.s32 	%p96, %r488, %r46;
	@%p96 bra 	$L__BB3_155;
	bra.uni 	$L__BB3_190;
$L__BB3_175:
	mov.u32 	%r478, %tid.x;
	shr.s32 	%r384, %r63, 31;
	shr.u32 	%r385, %r384, 28;
	add.s32 	%r386, %r63, %r385;
	shr.s32 	%r76, %r386, 4;
	setp.ge.s32 	%p107, %r478, %r76;
	@%p107 bra 	$L__BB3_182;
	mov.u32 	%r499, %tid.x;
	not.b32 	%r388, %r499;
	add.s32 	%r78, %r76, %r388;
	shr.u32 	%r389, %r78, 5;
	add.s32 	%r390, %r389, 1;
	and.b32  	%r498, %r390, 3;
	setp.eq.s32 	%p108, %r498, 0;
	@%p108 bra 	$L__BB3_179;
	mov.u32 	%r499, %tid.x;
	mul.wide.s32 	%rd281, %r499, 16;
	mul.wide.u32 	%rd282, %r17, 2048;
	add.s64 	%rd284, %rd184, %rd282;
	add.s64 	%rd346, %rd284, %rd281;
	shl.b32 	%r394, %r499, 2;
	add.s32 	%r395, %r125, %r394;
	cvt.s64.s32 	%rd285, %r395;
	sub.s64 	%rd286, %rd285, %rd71;
	mul.lo.s64 	%rd287, %rd335, %rd286;
	add.s64 	%rd288, %rd281, %rd287;
	add.s64 	%rd289, %rd288, %rd47;
	add.s64 	%rd345, %rd333, %rd289;
$L__BB3_178:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r396, %r397, %r398, %r399}, [%rd346];
	st.v4.u32 	[%rd345], {%r396, %r397, %r398, %r399};
	add.s32 	%r499, %r499, 32;
	add.s64 	%rd346, %rd346, 512;
	add.s64 	%rd345, %rd345, 512;
	add.s32 	%r498, %r498, -1;
	setp.ne.s32 	%p109, %r498, 0;
	@%p109 bra 	$L__BB3_178;
$L__BB3_179:
	setp.lt.u32 	%p110, %r78, 96;
	@%p110 bra 	$L__BB3_182;
	mul.wide.s32 	%rd290, %r499, 16;
	mov.u32 	%r406, %tid.x;
	shl.b32 	%r407, %r406, 2;
	add.s32 	%r408, %r125, %r407;
	cvt.s64.s32 	%rd291, %r408;
	sub.s64 	%rd292, %rd291, %rd71;
	mul.lo.s64 	%rd293, %rd335, %rd292;
	add.s64 	%rd294, %rd290, %rd293;
	add.s64 	%rd295, %rd294, %rd47;
	add.s64 	%rd296, %rd333, %rd295;
	add.s64 	%rd348, %rd296, 1024;
	mul.wide.u32 	%rd297, %r17, 2048;
	add.s64 	%rd299, %rd184, %rd297;
	add.s64 	%rd300, %rd299, %rd290;
	add.s64 	%rd347, %rd300, 1024;
$L__BB3_181:
	ld.shared.v4.u32 	{%r410, %r411, %r412, %r413}, [%rd347+-1024];
	st.v4.u32 	[%rd348+-1024], {%r410, %r411, %r412, %r413};
	ld.shared.v4.u32 	{%r418, %r419, %r420, %r421}, [%rd347+-512];
	st.v4.u32 	[%rd348+-512], {%r418, %r419, %r420, %r421};
	ld.shared.v4.u32 	{%r426, %r427, %r428, %r429}, [%rd347];
	st.v4.u32 	[%rd348], {%r426, %r427, %r428, %r429};
	ld.shared.v4.u32 	{%r434, %r435, %r436, %r437}, [%rd347+512];
	st.v4.u32 	[%rd348+512], {%r434, %r435, %r436, %r437};
	add.s64 	%rd348, %rd348, 2048;
	add.s64 	%rd347, %rd347, 2048;
	add.s32 	%r499, %r499, 128;
	setp.lt.s32 	%p111, %r499, %r76;
	@%p111 bra 	$L__BB3_181;
$L__BB3_182:
	and.b32  	%r501, %r63, -16;
$L__BB3_183:
	mov.u32 	%r476, %tid.x;
	add.s32 	%r504, %r501, %r476;
	setp.ge.s32 	%p112, %r504, %r63;
	@%p112 bra 	$L__BB3_190;
	mov.u32 	%r477, %tid.x;
	not.b32 	%r443, %r481;
	add.s32 	%r446, %r125, %r443;
	max.s32 	%r447, %r446, -129;
	shl.b32 	%r448, %r447, 2;
	mov.u32 	%r449, -4;
	sub.s32 	%r450, %r449, %r448;
	not.b32 	%r452, %r477;
	mad.lo.s32 	%r453, %r44, %r450, %r452;
	sub.s32 	%r91, %r453, %r501;
	shr.u32 	%r454, %r91, 5;
	add.s32 	%r455, %r454, 1;
	and.b32  	%r503, %r455, 3;
	setp.eq.s32 	%p113, %r503, 0;
	@%p113 bra 	$L__BB3_187;
	sub.s64 	%rd302, %rd32, %rd71;
	mul.lo.s64 	%rd303, %rd335, %rd302;
	add.s64 	%rd304, %rd303, %rd47;
	cvt.s64.s32 	%rd305, %r504;
	add.s64 	%rd306, %rd304, %rd305;
	add.s64 	%rd350, %rd333, %rd306;
	mul.wide.u32 	%rd307, %r17, 2048;
	add.s64 	%rd309, %rd184, %rd307;
	add.s64 	%rd349, %rd309, %rd305;
$L__BB3_186:
	.pragma "nounroll";
	ld.shared.u8 	%rs161, [%rd349];
	st.u8 	[%rd350], %rs161;
	add.s32 	%r504, %r504, 32;
	add.s64 	%rd350, %rd350, 32;
	add.s64 	%rd349, %rd349, 32;
	add.s32 	%r503, %r503, -1;
	setp.ne.s32 	%p114, %r503, 0;
	@%p114 bra 	$L__BB3_186;
$L__BB3_187:
	setp.lt.u32 	%p115, %r91, 96;
	@%p115 bra 	$L__BB3_190;
	cvt.s64.s32 	%rd310, %r504;
	mul.wide.u32 	%rd311, %r17, 2048;
	add.s64 	%rd313, %rd184, %rd311;
	add.s64 	%rd314, %rd313, %rd310;
	add.s64 	%rd352, %rd314, 64;
	sub.s64 	%rd316, %rd32, %rd71;
	mul.lo.s64 	%rd317, %rd335, %rd316;
	add.s64 	%rd318, %rd317, %rd47;
	add.s64 	%rd319, %rd318, %rd310;
	add.s64 	%rd320, %rd333, %rd319;
	add.s64 	%rd351, %rd320, 64;
$L__BB3_189:
	ld.shared.u8 	%rs162, [%rd352+-64];
	st.u8 	[%rd351+-64], %rs162;
	ld.shared.u8 	%rs163, [%rd352+-32];
	st.u8 	[%rd351+-32], %rs163;
	ld.shared.u8 	%rs164, [%rd352];
	st.u8 	[%rd351], %rs164;
	ld.shared.u8 	%rs165, [%rd352+32];
	st.u8 	[%rd351+32], %rs165;
	add.s64 	%rd352, %rd352, 128;
	add.s64 	%rd351, %rd351, 128;
	add.s32 	%r504, %r504, 128;
	setp.lt.s32 	%p116, %r504, %r63;
	@%p116 bra 	$L__BB3_189;
$L__BB3_190:
	ret;
}
.visible .entry rgb_to_gray_3_1(
	.param .u64 rgb_to_gray_3_1_param_0,
	.param .align 8 .b8 rgb_to_gray_3_1_param_1[48],
	.param .u64 rgb_to_gray_3_1_param_2,
	.param .align 8 .b8 rgb_to_gray_3_1_param_3[48],
	.param .align 4 .b8 rgb_to_gray_3_1_param_4[16]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<91>;
	.reg .b16 	%rs<95>;
	.reg .f32 	%f<209>;
	.reg .b32 	%r<416>;
	.reg .b64 	%rd<295>;
	.shared .align 16 .b8 _ZZ8from_rgbI6ToGrayLi3ELi1EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd115, [rgb_to_gray_3_1_param_0];
	ld.param.v2.u32 	{%r392, %r96}, [rgb_to_gray_3_1_param_1+32];
	ld.param.v2.u32 	{%r97, %r98}, [rgb_to_gray_3_1_param_1+40];
	ld.param.u64 	%rd120, [rgb_to_gray_3_1_param_2];
	ld.param.v2.u32 	{%r393, %r394}, [rgb_to_gray_3_1_param_3+32];
	ld.param.v2.u32 	{%r101, %r102}, [rgb_to_gray_3_1_param_3+40];
	ld.param.u32 	%r93, [rgb_to_gray_3_1_param_4+8];
	ld.param.u32 	%r92, [rgb_to_gray_3_1_param_4+4];
	ld.param.u32 	%r91, [rgb_to_gray_3_1_param_4];
	ld.param.u64 	%rd272, [rgb_to_gray_3_1_param_3+16];
	ld.param.u64 	%rd271, [rgb_to_gray_3_1_param_3+8];
	ld.param.u64 	%rd121, [rgb_to_gray_3_1_param_3];
	ld.param.u64 	%rd269, [rgb_to_gray_3_1_param_1+24];
	ld.param.u64 	%rd268, [rgb_to_gray_3_1_param_1+16];
	ld.param.u64 	%rd267, [rgb_to_gray_3_1_param_1+8];
	ld.param.u64 	%rd116, [rgb_to_gray_3_1_param_1];
	mov.u32 	%r2, %ctaid.z;
	setp.eq.s32 	%p1, %r98, 0;
	@%p1 bra 	$L__BB4_2;
	cvta.to.global.u64 	%rd125, %rd115;
	mul.wide.s32 	%rd126, %r2, 40;
	add.s64 	%rd127, %rd125, %rd126;
	ld.global.v2.u32 	{%r392, %r104}, [%rd127+32];
	ld.global.u64 	%rd269, [%rd127+24];
	ld.global.u64 	%rd268, [%rd127+16];
	ld.global.u64 	%rd267, [%rd127+8];
	ld.global.u64 	%rd266, [%rd127];
	bra.uni 	$L__BB4_3;
$L__BB4_2:
	cvt.s64.s32 	%rd128, %r2;
	mul.lo.s64 	%rd129, %rd116, %rd128;
	add.s64 	%rd266, %rd115, %rd129;
$L__BB4_3:
	setp.eq.s32 	%p2, %r102, 0;
	@%p2 bra 	$L__BB4_5;
	cvta.to.global.u64 	%rd130, %rd120;
	mul.wide.s32 	%rd131, %r2, 40;
	add.s64 	%rd132, %rd130, %rd131;
	ld.global.v2.u32 	{%r393, %r394}, [%rd132+32];
	ld.global.u64 	%rd272, [%rd132+16];
	ld.global.u64 	%rd271, [%rd132+8];
	ld.global.u64 	%rd22, [%rd132];
	bra.uni 	$L__BB4_6;
$L__BB4_5:
	cvt.s64.s32 	%rd133, %r2;
	mul.lo.s64 	%rd134, %rd121, %rd133;
	add.s64 	%rd22, %rd120, %rd134;
$L__BB4_6:
	mov.u32 	%r107, %ctaid.y;
	shl.b32 	%r108, %r107, 3;
	mov.u32 	%r109, %tid.y;
	add.s32 	%r15, %r108, %r109;
	setp.ge.s32 	%p3, %r15, %r394;
	@%p3 bra 	$L__BB4_112;
	mov.u32 	%r110, %tid.x;
	shl.b32 	%r111, %r110, 2;
	mov.u32 	%r112, %ctaid.x;
	shl.b32 	%r113, %r112, 7;
	add.s32 	%r114, %r113, %r111;
	sub.s32 	%r16, %r392, %r114;
	min.s32 	%r17, %r16, 4;
	cvt.s64.s32 	%rd135, %r15;
	mul.lo.s64 	%rd29, %rd267, %rd135;
	cvt.s64.s32 	%rd136, %r114;
	mul.lo.s64 	%rd137, %rd268, %rd136;
	add.s64 	%rd30, %rd29, %rd137;
	add.s64 	%rd49, %rd266, %rd30;
	setp.gt.s32 	%p4, %r16, 3;
	@%p4 bra 	$L__BB4_8;
	bra.uni 	$L__BB4_10;
$L__BB4_8:
	setp.eq.s32 	%p5, %r91, 0;
	setp.eq.s32 	%p6, %r91, 4;
	selp.b32 	%r115, 4, 2, %p6;
	selp.b32 	%r116, 1, %r115, %p5;
	mul.lo.s32 	%r117, %r116, 3;
	cvt.u64.u32 	%rd138, %r117;
	setp.ne.s64 	%p7, %rd268, %rd138;
	cvt.u64.u32 	%rd139, %r116;
	setp.ne.s64 	%p8, %rd269, %rd139;
	or.pred  	%p9, %p7, %p8;
	@%p9 bra 	$L__BB4_10;
	shl.b32 	%r120, %r116, 2;
	cvt.u64.u32 	%rd276, %r120;
	add.s32 	%r121, %r120, -1;
	cvt.s64.s32 	%rd140, %r121;
	and.b64  	%rd141, %rd49, %rd140;
	setp.eq.s64 	%p12, %rd141, 0;
	mov.u16 	%rs90, 0;
	@%p12 bra 	$L__BB4_25;
$L__BB4_10:
	setp.lt.s32 	%p13, %r16, 4;
	setp.eq.s32 	%p14, %r91, 4;
	selp.b32 	%r122, 4, 2, %p14;
	setp.eq.s32 	%p15, %r91, 0;
	selp.b32 	%r123, 1, %r122, %p15;
	cvt.u64.u32 	%rd142, %r123;
	setp.ne.s64 	%p16, %rd268, %rd142;
	or.pred  	%p17, %p16, %p13;
	@%p17 bra 	$L__BB4_12;
	shl.b32 	%r126, %r123, 2;
	or.b64  	%rd143, %rd269, %rd49;
	add.s32 	%r127, %r126, -1;
	cvt.s64.s32 	%rd144, %r127;
	and.b64  	%rd145, %rd143, %rd144;
	setp.eq.s64 	%p20, %rd145, 0;
	mov.u16 	%rs90, 1;
	mov.u64 	%rd276, %rd269;
	@%p20 bra 	$L__BB4_25;
$L__BB4_12:
	setp.lt.s32 	%p21, %r16, 1;
	shl.b32 	%r130, %r123, 2;
	cvt.u64.u32 	%rd276, %r130;
	mov.u32 	%r132, %tid.x;
	shl.b32 	%r133, %r132, 6;
	cvt.u64.u32 	%rd146, %r133;
	mul.wide.u32 	%rd147, %r109, 2048;
	mov.u64 	%rd148, _ZZ8from_rgbI6ToGrayLi3ELi1EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd149, %rd148;
	add.s64 	%rd150, %rd149, %rd147;
	add.s64 	%rd49, %rd150, %rd146;
	mov.u16 	%rs90, 0;
	@%p21 bra 	$L__BB4_25;
	@%p15 bra 	$L__BB4_21;
	mov.u32 	%r395, 0;
$L__BB4_15:
	.pragma "nounroll";
	setp.eq.s32 	%p27, %r123, 2;
	mul.lo.s32 	%r19, %r395, 3;
	cvt.s64.s32 	%rd151, %r395;
	mul.lo.s64 	%rd152, %rd268, %rd151;
	add.s64 	%rd35, %rd152, %rd30;
	@%p27 bra 	$L__BB4_18;
	bra.uni 	$L__BB4_16;
$L__BB4_18:
	mov.u32 	%r397, 0;
$L__BB4_19:
	.pragma "nounroll";
	add.s32 	%r147, %r397, %r19;
	shl.b32 	%r148, %r147, 1;
	cvt.s64.s32 	%rd164, %r148;
	add.s64 	%rd166, %rd164, %rd146;
	add.s64 	%rd169, %rd148, %rd147;
	add.s64 	%rd170, %rd169, %rd166;
	cvt.s64.s32 	%rd171, %r397;
	mul.lo.s64 	%rd172, %rd269, %rd171;
	add.s64 	%rd173, %rd35, %rd172;
	add.s64 	%rd174, %rd266, %rd173;
	ld.u16 	%rs21, [%rd174];
	st.shared.u16 	[%rd170], %rs21;
	add.s32 	%r397, %r397, 1;
	setp.ne.s32 	%p31, %r397, 3;
	@%p31 bra 	$L__BB4_19;
	bra.uni 	$L__BB4_20;
$L__BB4_16:
	mov.u32 	%r396, 0;
$L__BB4_17:
	.pragma "nounroll";
	add.s32 	%r140, %r396, %r19;
	mul.lo.s32 	%r141, %r140, %r123;
	cvt.s64.s32 	%rd153, %r141;
	add.s64 	%rd155, %rd153, %rd146;
	add.s64 	%rd158, %rd148, %rd147;
	add.s64 	%rd159, %rd158, %rd155;
	cvt.s64.s32 	%rd160, %r396;
	mul.lo.s64 	%rd161, %rd269, %rd160;
	add.s64 	%rd162, %rd35, %rd161;
	add.s64 	%rd163, %rd266, %rd162;
	ld.u32 	%r145, [%rd163];
	st.shared.u32 	[%rd159], %r145;
	add.s32 	%r396, %r396, 1;
	setp.eq.s32 	%p30, %r396, 3;
	@%p30 bra 	$L__BB4_20;
	bra.uni 	$L__BB4_17;
$L__BB4_20:
	add.s32 	%r395, %r395, 1;
	setp.lt.s32 	%p32, %r395, %r17;
	@%p32 bra 	$L__BB4_15;
	bra.uni 	$L__BB4_25;
$L__BB4_21:
	add.s64 	%rd38, %rd266, %rd29;
	add.s64 	%rd183, %rd148, %rd147;
	add.s64 	%rd39, %rd183, %rd146;
	mov.u32 	%r158, 0;
	shl.b32 	%r168, %r132, 2;
	add.s32 	%r169, %r113, %r168;
	mov.u32 	%r398, %r158;
$L__BB4_22:
	.pragma "nounroll";
	cvt.s64.s32 	%rd184, %r169;
	cvt.s64.s32 	%rd185, %r398;
	add.s64 	%rd186, %rd184, %rd185;
	mul.lo.s64 	%rd187, %rd268, %rd186;
	add.s64 	%rd274, %rd38, %rd187;
	mul.lo.s32 	%r172, %r123, %r398;
	mul.lo.s32 	%r173, %r172, 3;
	cvt.s64.s32 	%rd188, %r173;
	add.s64 	%rd273, %rd39, %rd188;
	mov.u32 	%r399, %r158;
$L__BB4_23:
	.pragma "nounroll";
	ld.u8 	%rs23, [%rd274];
	st.shared.u8 	[%rd273], %rs23;
	add.s64 	%rd274, %rd274, %rd269;
	add.s64 	%rd273, %rd273, %rd142;
	add.s32 	%r399, %r399, 1;
	setp.ne.s32 	%p39, %r399, 3;
	@%p39 bra 	$L__BB4_23;
	add.s32 	%r398, %r398, 1;
	setp.lt.s32 	%p40, %r398, %r17;
	@%p40 bra 	$L__BB4_22;
$L__BB4_25:
	add.s64 	%rd52, %rd49, %rd276;
	shl.b64 	%rd194, %rd276, 1;
	add.s64 	%rd53, %rd49, %rd194;
	setp.gt.s32 	%p43, %r91, 2;
	@%p43 bra 	$L__BB4_28;
	setp.eq.s32 	%p46, %r91, 0;
	@%p46 bra 	$L__BB4_33;
	setp.eq.s32 	%p47, %r91, 1;
	@%p47 bra 	$L__BB4_30;
	bra.uni 	$L__BB4_34;
$L__BB4_30:
	ld.v2.u32 	{%r180, %r181}, [%rd49];
	cvt.u16.u32 	%rs25, %r180;
	cvt.rn.f32.u16 	%f190, %rs25;
	shr.u32 	%r184, %r180, 16;
	cvt.u16.u32 	%rs26, %r184;
	cvt.rn.f32.u16 	%f191, %rs26;
	cvt.u16.u32 	%rs27, %r181;
	cvt.rn.f32.u16 	%f192, %rs27;
	shr.u32 	%r185, %r181, 16;
	cvt.u16.u32 	%rs28, %r185;
	cvt.rn.f32.u16 	%f193, %rs28;
	ld.v2.u32 	{%r186, %r187}, [%rd52];
	cvt.u16.u32 	%rs29, %r186;
	cvt.rn.f32.u16 	%f194, %rs29;
	shr.u32 	%r190, %r186, 16;
	cvt.u16.u32 	%rs30, %r190;
	cvt.rn.f32.u16 	%f195, %rs30;
	cvt.u16.u32 	%rs31, %r187;
	cvt.rn.f32.u16 	%f196, %rs31;
	shr.u32 	%r191, %r187, 16;
	cvt.u16.u32 	%rs32, %r191;
	cvt.rn.f32.u16 	%f197, %rs32;
	ld.v2.u32 	{%r192, %r193}, [%rd53];
	cvt.u16.u32 	%rs33, %r192;
	cvt.rn.f32.u16 	%f198, %rs33;
	shr.u32 	%r196, %r192, 16;
	cvt.u16.u32 	%rs34, %r196;
	cvt.rn.f32.u16 	%f199, %rs34;
	cvt.u16.u32 	%rs35, %r193;
	cvt.rn.f32.u16 	%f200, %rs35;
	shr.u32 	%r197, %r193, 16;
	cvt.u16.u32 	%rs36, %r197;
	cvt.rn.f32.u16 	%f201, %rs36;
	bra.uni 	$L__BB4_35;
$L__BB4_28:
	setp.eq.s32 	%p44, %r91, 3;
	@%p44 bra 	$L__BB4_31;
	setp.eq.s32 	%p45, %r91, 4;
	@%p45 bra 	$L__BB4_32;
	bra.uni 	$L__BB4_34;
$L__BB4_32:
	ld.v4.f32 	{%f190, %f191, %f192, %f193}, [%rd49];
	ld.v4.f32 	{%f194, %f195, %f196, %f197}, [%rd52];
	ld.v4.f32 	{%f198, %f199, %f200, %f201}, [%rd53];
	bra.uni 	$L__BB4_35;
$L__BB4_33:
	ld.u32 	%r216, [%rd49];
	cvt.u16.u32 	%rs49, %r216;
	and.b16  	%rs50, %rs49, 255;
	cvt.rn.f32.u16 	%f190, %rs50;
	shr.u16 	%rs51, %rs49, 8;
	cvt.rn.f32.u16 	%f191, %rs51;
	shr.u32 	%r217, %r216, 16;
	cvt.u16.u32 	%rs52, %r217;
	and.b16  	%rs53, %rs52, 255;
	cvt.rn.f32.u16 	%f192, %rs53;
	shr.u32 	%r218, %r216, 24;
	cvt.u16.u32 	%rs54, %r218;
	cvt.rn.f32.u16 	%f193, %rs54;
	ld.u32 	%r219, [%rd52];
	cvt.u16.u32 	%rs55, %r219;
	and.b16  	%rs56, %rs55, 255;
	cvt.rn.f32.u16 	%f194, %rs56;
	shr.u16 	%rs57, %rs55, 8;
	cvt.rn.f32.u16 	%f195, %rs57;
	shr.u32 	%r220, %r219, 16;
	cvt.u16.u32 	%rs58, %r220;
	and.b16  	%rs59, %rs58, 255;
	cvt.rn.f32.u16 	%f196, %rs59;
	shr.u32 	%r221, %r219, 24;
	cvt.u16.u32 	%rs60, %r221;
	cvt.rn.f32.u16 	%f197, %rs60;
	ld.u32 	%r222, [%rd53];
	cvt.u16.u32 	%rs61, %r222;
	and.b16  	%rs62, %rs61, 255;
	cvt.rn.f32.u16 	%f198, %rs62;
	shr.u16 	%rs63, %rs61, 8;
	cvt.rn.f32.u16 	%f199, %rs63;
	shr.u32 	%r223, %r222, 16;
	cvt.u16.u32 	%rs64, %r223;
	and.b16  	%rs65, %rs64, 255;
	cvt.rn.f32.u16 	%f200, %rs65;
	shr.u32 	%r224, %r222, 24;
	cvt.u16.u32 	%rs66, %r224;
	cvt.rn.f32.u16 	%f201, %rs66;
	bra.uni 	$L__BB4_35;
$L__BB4_31:
	ld.v2.u32 	{%r198, %r199}, [%rd49];
	cvt.u16.u32 	%rs37, %r198;
	cvt.f32.f16 %f190, %rs37;
	shr.u32 	%r202, %r198, 16;
	cvt.u16.u32 	%rs38, %r202;
	cvt.f32.f16 %f191, %rs38;
	cvt.u16.u32 	%rs39, %r199;
	cvt.f32.f16 %f192, %rs39;
	shr.u32 	%r203, %r199, 16;
	cvt.u16.u32 	%rs40, %r203;
	cvt.f32.f16 %f193, %rs40;
	ld.v2.u32 	{%r204, %r205}, [%rd52];
	cvt.u16.u32 	%rs41, %r204;
	cvt.f32.f16 %f194, %rs41;
	shr.u32 	%r208, %r204, 16;
	cvt.u16.u32 	%rs42, %r208;
	cvt.f32.f16 %f195, %rs42;
	cvt.u16.u32 	%rs43, %r205;
	cvt.f32.f16 %f196, %rs43;
	shr.u32 	%r209, %r205, 16;
	cvt.u16.u32 	%rs44, %r209;
	cvt.f32.f16 %f197, %rs44;
	ld.v2.u32 	{%r210, %r211}, [%rd53];
	cvt.u16.u32 	%rs45, %r210;
	cvt.f32.f16 %f198, %rs45;
	shr.u32 	%r214, %r210, 16;
	cvt.u16.u32 	%rs46, %r214;
	cvt.f32.f16 %f199, %rs46;
	cvt.u16.u32 	%rs47, %r211;
	cvt.f32.f16 %f200, %rs47;
	shr.u32 	%r215, %r211, 16;
	cvt.u16.u32 	%rs48, %r215;
	cvt.f32.f16 %f201, %rs48;
	bra.uni 	$L__BB4_35;
$L__BB4_34:
	ld.v2.u32 	{%r225, %r226}, [%rd49];
	cvt.u16.u32 	%rs67, %r225;
	cvt.rn.f32.s16 	%f190, %rs67;
	shr.u32 	%r229, %r225, 16;
	cvt.u16.u32 	%rs68, %r229;
	cvt.rn.f32.s16 	%f191, %rs68;
	cvt.u16.u32 	%rs69, %r226;
	cvt.rn.f32.s16 	%f192, %rs69;
	shr.u32 	%r230, %r226, 16;
	cvt.u16.u32 	%rs70, %r230;
	cvt.rn.f32.s16 	%f193, %rs70;
	ld.v2.u32 	{%r231, %r232}, [%rd52];
	cvt.u16.u32 	%rs71, %r231;
	cvt.rn.f32.s16 	%f194, %rs71;
	shr.u32 	%r235, %r231, 16;
	cvt.u16.u32 	%rs72, %r235;
	cvt.rn.f32.s16 	%f195, %rs72;
	cvt.u16.u32 	%rs73, %r232;
	cvt.rn.f32.s16 	%f196, %rs73;
	shr.u32 	%r236, %r232, 16;
	cvt.u16.u32 	%rs74, %r236;
	cvt.rn.f32.s16 	%f197, %rs74;
	ld.v2.u32 	{%r237, %r238}, [%rd53];
	cvt.u16.u32 	%rs75, %r237;
	cvt.rn.f32.s16 	%f198, %rs75;
	shr.u32 	%r241, %r237, 16;
	cvt.u16.u32 	%rs76, %r241;
	cvt.rn.f32.s16 	%f199, %rs76;
	cvt.u16.u32 	%rs77, %r238;
	cvt.rn.f32.s16 	%f200, %rs77;
	shr.u32 	%r242, %r238, 16;
	cvt.u16.u32 	%rs78, %r242;
	cvt.rn.f32.s16 	%f201, %rs78;
$L__BB4_35:
	setp.eq.s16 	%p48, %rs90, 0;
	selp.f32 	%f73, %f191, %f194, %p48;
	selp.f32 	%f74, %f192, %f198, %p48;
	selp.f32 	%f75, %f193, %f191, %p48;
	selp.f32 	%f76, %f194, %f195, %p48;
	selp.f32 	%f77, %f195, %f199, %p48;
	selp.f32 	%f78, %f196, %f192, %p48;
	selp.f32 	%f79, %f197, %f196, %p48;
	selp.f32 	%f80, %f198, %f200, %p48;
	selp.f32 	%f81, %f199, %f193, %p48;
	selp.f32 	%f82, %f200, %f197, %p48;
	bar.warp.sync 	-1;
	add.s32 	%r29, %r91, -3;
	setp.eq.s32 	%p49, %r93, 0;
	@%p49 bra 	$L__BB4_39;
	setp.gt.u32 	%p50, %r29, 1;
	@%p50 bra 	$L__BB4_38;
	bra.uni 	$L__BB4_37;
$L__BB4_38:
	mul.f32 	%f138, %f73, 0f46964600;
	fma.rn.f32 	%f139, %f74, 0f46191800, %f138;
	fma.rn.f32 	%f140, %f190, 0f45697000, %f139;
	add.f32 	%f141, %f140, 0f46800000;
	mul.f32 	%f142, %f141, 0f38000000;
	cvt.rmi.f32.f32 	%f208, %f142;
	mul.f32 	%f143, %f76, 0f46964600;
	fma.rn.f32 	%f144, %f77, 0f46191800, %f143;
	fma.rn.f32 	%f145, %f75, 0f45697000, %f144;
	add.f32 	%f146, %f145, 0f46800000;
	mul.f32 	%f147, %f146, 0f38000000;
	cvt.rmi.f32.f32 	%f207, %f147;
	mul.f32 	%f148, %f79, 0f46964600;
	fma.rn.f32 	%f149, %f80, 0f46191800, %f148;
	fma.rn.f32 	%f150, %f78, 0f45697000, %f149;
	add.f32 	%f151, %f150, 0f46800000;
	mul.f32 	%f152, %f151, 0f38000000;
	cvt.rmi.f32.f32 	%f206, %f152;
	mul.f32 	%f153, %f82, 0f46964600;
	fma.rn.f32 	%f154, %f201, 0f46191800, %f153;
	fma.rn.f32 	%f155, %f81, 0f45697000, %f154;
	add.f32 	%f156, %f155, 0f46800000;
	mul.f32 	%f157, %f156, 0f38000000;
	cvt.rmi.f32.f32 	%f205, %f157;
	bra.uni 	$L__BB4_51;
$L__BB4_39:
	setp.gt.u32 	%p51, %r29, 1;
	@%p51 bra 	$L__BB4_41;
	bra.uni 	$L__BB4_40;
$L__BB4_41:
	mul.f32 	%f160, %f73, 0f46964600;
	fma.rn.f32 	%f161, %f190, 0f46191800, %f160;
	fma.rn.f32 	%f162, %f74, 0f45697000, %f161;
	add.f32 	%f163, %f162, 0f46800000;
	mul.f32 	%f164, %f163, 0f38000000;
	cvt.rmi.f32.f32 	%f208, %f164;
	bra.uni 	$L__BB4_42;
$L__BB4_37:
	mul.f32 	%f130, %f73, 0f3F1645A2;
	fma.rn.f32 	%f131, %f74, 0f3E991687, %f130;
	fma.rn.f32 	%f208, %f190, 0f3DE978D5, %f131;
	mul.f32 	%f132, %f76, 0f3F1645A2;
	fma.rn.f32 	%f133, %f77, 0f3E991687, %f132;
	fma.rn.f32 	%f207, %f75, 0f3DE978D5, %f133;
	mul.f32 	%f134, %f79, 0f3F1645A2;
	fma.rn.f32 	%f135, %f80, 0f3E991687, %f134;
	fma.rn.f32 	%f206, %f78, 0f3DE978D5, %f135;
	mul.f32 	%f136, %f82, 0f3F1645A2;
	fma.rn.f32 	%f137, %f201, 0f3E991687, %f136;
	fma.rn.f32 	%f205, %f81, 0f3DE978D5, %f137;
	bra.uni 	$L__BB4_51;
$L__BB4_40:
	mul.f32 	%f158, %f73, 0f3F1645A2;
	fma.rn.f32 	%f159, %f190, 0f3E991687, %f158;
	fma.rn.f32 	%f208, %f74, 0f3DE978D5, %f159;
$L__BB4_42:
	@%p51 bra 	$L__BB4_44;
	bra.uni 	$L__BB4_43;
$L__BB4_44:
	mul.f32 	%f167, %f76, 0f46964600;
	fma.rn.f32 	%f168, %f75, 0f46191800, %f167;
	fma.rn.f32 	%f169, %f77, 0f45697000, %f168;
	add.f32 	%f170, %f169, 0f46800000;
	mul.f32 	%f171, %f170, 0f38000000;
	cvt.rmi.f32.f32 	%f207, %f171;
	bra.uni 	$L__BB4_45;
$L__BB4_43:
	mul.f32 	%f165, %f76, 0f3F1645A2;
	fma.rn.f32 	%f166, %f75, 0f3E991687, %f165;
	fma.rn.f32 	%f207, %f77, 0f3DE978D5, %f166;
$L__BB4_45:
	@%p51 bra 	$L__BB4_47;
	bra.uni 	$L__BB4_46;
$L__BB4_47:
	mul.f32 	%f174, %f79, 0f46964600;
	fma.rn.f32 	%f175, %f78, 0f46191800, %f174;
	fma.rn.f32 	%f176, %f80, 0f45697000, %f175;
	add.f32 	%f177, %f176, 0f46800000;
	mul.f32 	%f178, %f177, 0f38000000;
	cvt.rmi.f32.f32 	%f206, %f178;
	bra.uni 	$L__BB4_48;
$L__BB4_46:
	mul.f32 	%f172, %f79, 0f3F1645A2;
	fma.rn.f32 	%f173, %f78, 0f3E991687, %f172;
	fma.rn.f32 	%f206, %f80, 0f3DE978D5, %f173;
$L__BB4_48:
	@%p51 bra 	$L__BB4_50;
	bra.uni 	$L__BB4_49;
$L__BB4_50:
	mul.f32 	%f181, %f82, 0f46964600;
	fma.rn.f32 	%f182, %f81, 0f46191800, %f181;
	fma.rn.f32 	%f183, %f201, 0f45697000, %f182;
	add.f32 	%f184, %f183, 0f46800000;
	mul.f32 	%f185, %f184, 0f38000000;
	cvt.rmi.f32.f32 	%f205, %f185;
	bra.uni 	$L__BB4_51;
$L__BB4_49:
	mul.f32 	%f179, %f82, 0f3F1645A2;
	fma.rn.f32 	%f180, %f81, 0f3E991687, %f179;
	fma.rn.f32 	%f205, %f201, 0f3DE978D5, %f180;
$L__BB4_51:
	setp.eq.s32 	%p55, %r92, 4;
	selp.b32 	%r243, 4, 2, %p55;
	setp.eq.s32 	%p56, %r92, 0;
	selp.b32 	%r244, 1, %r243, %p56;
	sub.s32 	%r32, %r393, %r114;
	mul.lo.s64 	%rd55, %rd271, %rd135;
	mul.lo.s64 	%rd197, %rd272, %rd136;
	mul.lo.s32 	%r254, %r244, %r111;
	cvt.s64.s32 	%rd198, %r254;
	cvt.u64.u32 	%rd56, %r244;
	min.s32 	%r33, %r32, 4;
	add.s64 	%rd57, %rd55, %rd197;
	mul.wide.u32 	%rd199, %r109, 2048;
	mov.u64 	%rd200, _ZZ8from_rgbI6ToGrayLi3ELi1EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	add.s64 	%rd201, %rd200, %rd199;
	add.s64 	%rd277, %rd201, %rd198;
	@%p56 bra 	$L__BB4_75;
	@%p55 bra 	$L__BB4_74;
	bra.uni 	$L__BB4_53;
$L__BB4_74:
	st.shared.v4.f32 	[%rd277], {%f208, %f207, %f206, %f205};
	bra.uni 	$L__BB4_76;
$L__BB4_75:
	cvt.rni.s32.f32 	%r274, %f206;
	cvt.rni.s32.f32 	%r273, %f205;
	mov.u32 	%r275, 0;
	cvt.pack.sat.u8.s32.b32 %r272, %r273, %r274, %r275;
	cvt.rni.s32.f32 	%r277, %f207;
	cvt.rni.s32.f32 	%r278, %f208;
	cvt.pack.sat.u8.s32.b32 %r276, %r277, %r278, %r272;
	st.shared.u32 	[%rd277], %r276;
	bra.uni 	$L__BB4_76;
$L__BB4_53:
	setp.eq.s32 	%p58, %r92, 3;
	@%p58 bra 	$L__BB4_57;
	bra.uni 	$L__BB4_54;
$L__BB4_57:
	cvt.rn.f16.f32 %rs91, %f208;
	bra.uni 	$L__BB4_58;
$L__BB4_54:
	setp.eq.s32 	%p59, %r92, 1;
	cvt.rni.s32.f32 	%r34, %f208;
	@%p59 bra 	$L__BB4_56;
	bra.uni 	$L__BB4_55;
$L__BB4_56:
	max.s32 	%r257, %r34, 0;
	min.s32 	%r258, %r257, 65535;
	cvt.u16.u32 	%rs91, %r258;
	bra.uni 	$L__BB4_58;
$L__BB4_55:
	max.s32 	%r255, %r34, -32768;
	min.s32 	%r256, %r255, 32767;
	cvt.u16.u32 	%rs91, %r256;
$L__BB4_58:
	@%p58 bra 	$L__BB4_62;
	bra.uni 	$L__BB4_59;
$L__BB4_62:
	cvt.rn.f16.f32 %rs92, %f207;
	bra.uni 	$L__BB4_63;
$L__BB4_59:
	setp.eq.s32 	%p61, %r92, 1;
	cvt.rni.s32.f32 	%r35, %f207;
	@%p61 bra 	$L__BB4_61;
	bra.uni 	$L__BB4_60;
$L__BB4_61:
	max.s32 	%r261, %r35, 0;
	min.s32 	%r262, %r261, 65535;
	cvt.u16.u32 	%rs92, %r262;
	bra.uni 	$L__BB4_63;
$L__BB4_60:
	max.s32 	%r259, %r35, -32768;
	min.s32 	%r260, %r259, 32767;
	cvt.u16.u32 	%rs92, %r260;
$L__BB4_63:
	mov.b32 	%r36, {%rs91, %rs92};
	@%p58 bra 	$L__BB4_67;
	bra.uni 	$L__BB4_64;
$L__BB4_67:
	cvt.rn.f16.f32 %rs93, %f206;
	bra.uni 	$L__BB4_68;
$L__BB4_64:
	setp.eq.s32 	%p63, %r92, 1;
	cvt.rni.s32.f32 	%r37, %f206;
	@%p63 bra 	$L__BB4_66;
	bra.uni 	$L__BB4_65;
$L__BB4_66:
	max.s32 	%r265, %r37, 0;
	min.s32 	%r266, %r265, 65535;
	cvt.u16.u32 	%rs93, %r266;
	bra.uni 	$L__BB4_68;
$L__BB4_65:
	max.s32 	%r263, %r37, -32768;
	min.s32 	%r264, %r263, 32767;
	cvt.u16.u32 	%rs93, %r264;
$L__BB4_68:
	@%p58 bra 	$L__BB4_72;
	bra.uni 	$L__BB4_69;
$L__BB4_72:
	cvt.rn.f16.f32 %rs94, %f205;
	bra.uni 	$L__BB4_73;
$L__BB4_69:
	setp.eq.s32 	%p65, %r92, 1;
	cvt.rni.s32.f32 	%r38, %f205;
	@%p65 bra 	$L__BB4_71;
	bra.uni 	$L__BB4_70;
$L__BB4_71:
	max.s32 	%r269, %r38, 0;
	min.s32 	%r270, %r269, 65535;
	cvt.u16.u32 	%rs94, %r270;
	bra.uni 	$L__BB4_73;
$L__BB4_70:
	max.s32 	%r267, %r38, -32768;
	min.s32 	%r268, %r267, 32767;
	cvt.u16.u32 	%rs94, %r268;
$L__BB4_73:
	mov.b32 	%r271, {%rs93, %rs94};
	st.shared.v2.u32 	[%rd277], {%r36, %r271};
$L__BB4_76:
	setp.eq.s64 	%p66, %rd272, %rd56;
	@%p66 bra 	$L__BB4_86;
	bra.uni 	$L__BB4_77;
$L__BB4_86:
	cvt.u32.u64 	%r285, %rd56;
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd77, %r111;
	sub.s32 	%r290, %r393, %r113;
	min.s32 	%r291, %r290, 128;
	mul.lo.s32 	%r45, %r291, %r285;
	setp.lt.s32 	%p73, %r45, 1;
	@%p73 bra 	$L__BB4_112;
	mul.lo.s64 	%rd202, %rd272, %rd77;
	sub.s64 	%rd203, %rd57, %rd202;
	add.s64 	%rd78, %rd22, %rd203;
	and.b64  	%rd204, %rd78, 15;
	setp.eq.s64 	%p74, %rd204, 0;
	@%p74 bra 	$L__BB4_97;
	and.b64  	%rd205, %rd78, 3;
	setp.ne.s64 	%p75, %rd205, 0;
	mov.u32 	%r411, 0;
	@%p75 bra 	$L__BB4_105;
	shr.s32 	%r293, %r45, 31;
	shr.u32 	%r294, %r293, 30;
	add.s32 	%r295, %r45, %r294;
	shr.s32 	%r46, %r295, 2;
	mov.u32 	%r405, %tid.x;
	setp.ge.s32 	%p76, %r405, %r46;
	@%p76 bra 	$L__BB4_96;
	not.b32 	%r297, %r405;
	add.s32 	%r48, %r46, %r297;
	shr.u32 	%r298, %r48, 5;
	add.s32 	%r299, %r298, 1;
	and.b32  	%r404, %r299, 3;
	setp.eq.s32 	%p77, %r404, 0;
	@%p77 bra 	$L__BB4_93;
	mov.u32 	%r405, %tid.x;
	mul.wide.s32 	%rd206, %r405, 4;
	shl.b32 	%r302, %r405, 2;
	add.s32 	%r303, %r113, %r302;
	cvt.s64.s32 	%rd207, %r303;
	sub.s64 	%rd208, %rd207, %rd77;
	mul.lo.s64 	%rd209, %rd272, %rd208;
	add.s64 	%rd210, %rd206, %rd209;
	add.s64 	%rd211, %rd210, %rd55;
	add.s64 	%rd284, %rd22, %rd211;
	add.s64 	%rd283, %rd201, %rd206;
$L__BB4_92:
	.pragma "nounroll";
	ld.shared.u32 	%r305, [%rd283];
	st.u32 	[%rd284], %r305;
	add.s32 	%r405, %r405, 32;
	add.s64 	%rd284, %rd284, 128;
	add.s64 	%rd283, %rd283, 128;
	add.s32 	%r404, %r404, -1;
	setp.ne.s32 	%p78, %r404, 0;
	@%p78 bra 	$L__BB4_92;
$L__BB4_93:
	setp.lt.u32 	%p79, %r48, 96;
	@%p79 bra 	$L__BB4_96;
	mul.wide.s32 	%rd215, %r405, 4;
	add.s64 	%rd219, %rd201, %rd215;
	add.s64 	%rd286, %rd219, 256;
	mov.u32 	%r309, %tid.x;
	shl.b32 	%r310, %r309, 2;
	add.s32 	%r311, %r113, %r310;
	cvt.s64.s32 	%rd220, %r311;
	sub.s64 	%rd221, %rd220, %rd77;
	mul.lo.s64 	%rd222, %rd272, %rd221;
	add.s64 	%rd223, %rd215, %rd222;
	add.s64 	%rd224, %rd223, %rd55;
	add.s64 	%rd225, %rd22, %rd224;
	add.s64 	%rd285, %rd225, 256;
$L__BB4_95:
	ld.shared.u32 	%r312, [%rd286+-256];
	st.u32 	[%rd285+-256], %r312;
	ld.shared.u32 	%r313, [%rd286+-128];
	st.u32 	[%rd285+-128], %r313;
	ld.shared.u32 	%r314, [%rd286];
	st.u32 	[%rd285], %r314;
	ld.shared.u32 	%r315, [%rd286+128];
	st.u32 	[%rd285+128], %r315;
	add.s64 	%rd286, %rd286, 512;
	add.s64 	%rd285, %rd285, 512;
	add.s32 	%r405, %r405, 128;
	setp.lt.s32 	%p80, %r405, %r46;
	@%p80 bra 	$L__BB4_95;
$L__BB4_96:
	and.b32  	%r411, %r45, -4;
	bra.uni 	$L__BB4_105;
$L__BB4_77:
	setp.lt.s32 	%p67, %r32, 1;
	@%p67 bra 	$L__BB4_112;
	@%p56 bra 	$L__BB4_84;
	cvt.u32.u64 	%r280, %rd56;
	setp.eq.s32 	%p69, %r280, 2;
	@%p69 bra 	$L__BB4_82;
	bra.uni 	$L__BB4_80;
$L__BB4_82:
	add.s64 	%rd279, %rd22, %rd57;
	mov.u32 	%r401, 0;
$L__BB4_83:
	.pragma "nounroll";
	ld.shared.u16 	%rs83, [%rd277];
	st.u16 	[%rd279], %rs83;
	add.s64 	%rd277, %rd277, 2;
	add.s64 	%rd279, %rd279, %rd272;
	add.s32 	%r401, %r401, 1;
	setp.lt.s32 	%p71, %r401, %r33;
	@%p71 bra 	$L__BB4_83;
	bra.uni 	$L__BB4_112;
$L__BB4_97:
	shr.s32 	%r316, %r45, 31;
	shr.u32 	%r317, %r316, 28;
	add.s32 	%r318, %r45, %r317;
	shr.s32 	%r59, %r318, 4;
	setp.ge.s32 	%p81, %r110, %r59;
	@%p81 bra 	$L__BB4_104;
	not.b32 	%r320, %r110;
	add.s32 	%r61, %r59, %r320;
	shr.u32 	%r321, %r61, 5;
	add.s32 	%r322, %r321, 1;
	and.b32  	%r408, %r322, 3;
	setp.eq.s32 	%p82, %r408, 0;
	mov.u32 	%r409, %r110;
	@%p82 bra 	$L__BB4_101;
	mov.u32 	%r409, %tid.x;
	mul.wide.s32 	%rd226, %r409, 16;
	add.s64 	%rd288, %rd201, %rd226;
	shl.b32 	%r326, %r409, 2;
	add.s32 	%r327, %r113, %r326;
	cvt.s64.s32 	%rd230, %r327;
	sub.s64 	%rd231, %rd230, %rd77;
	mul.lo.s64 	%rd232, %rd272, %rd231;
	add.s64 	%rd233, %rd226, %rd232;
	add.s64 	%rd234, %rd233, %rd55;
	add.s64 	%rd287, %rd22, %rd234;
$L__BB4_100:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r328, %r329, %r330, %r331}, [%rd288];
	st.v4.u32 	[%rd287], {%r328, %r329, %r330, %r331};
	add.s32 	%r409, %r409, 32;
	add.s64 	%rd288, %rd288, 512;
	add.s64 	%rd287, %rd287, 512;
	add.s32 	%r408, %r408, -1;
	setp.ne.s32 	%p83, %r408, 0;
	@%p83 bra 	$L__BB4_100;
$L__BB4_101:
	setp.lt.u32 	%p84, %r61, 96;
	@%p84 bra 	$L__BB4_104;
	mul.wide.s32 	%rd235, %r409, 16;
	mov.u32 	%r338, %tid.x;
	shl.b32 	%r339, %r338, 2;
	add.s32 	%r340, %r113, %r339;
	cvt.s64.s32 	%rd236, %r340;
	sub.s64 	%rd237, %rd236, %rd77;
	mul.lo.s64 	%rd238, %rd272, %rd237;
	add.s64 	%rd239, %rd235, %rd238;
	add.s64 	%rd240, %rd239, %rd55;
	add.s64 	%rd241, %rd22, %rd240;
	add.s64 	%rd290, %rd241, 1024;
	add.s64 	%rd245, %rd201, %rd235;
	add.s64 	%rd289, %rd245, 1024;
$L__BB4_103:
	ld.shared.v4.u32 	{%r342, %r343, %r344, %r345}, [%rd289+-1024];
	st.v4.u32 	[%rd290+-1024], {%r342, %r343, %r344, %r345};
	ld.shared.v4.u32 	{%r350, %r351, %r352, %r353}, [%rd289+-512];
	st.v4.u32 	[%rd290+-512], {%r350, %r351, %r352, %r353};
	ld.shared.v4.u32 	{%r358, %r359, %r360, %r361}, [%rd289];
	st.v4.u32 	[%rd290], {%r358, %r359, %r360, %r361};
	ld.shared.v4.u32 	{%r366, %r367, %r368, %r369}, [%rd289+512];
	st.v4.u32 	[%rd290+512], {%r366, %r367, %r368, %r369};
	add.s64 	%rd290, %rd290, 2048;
	add.s64 	%rd289, %rd289, 2048;
	add.s32 	%r409, %r409, 128;
	setp.lt.s32 	%p85, %r409, %r59;
	@%p85 bra 	$L__BB4_103;
$L__BB4_104:
	and.b32  	%r411, %r45, -16;
$L__BB4_105:
	add.s32 	%r414, %r411, %r110;
	setp.ge.s32 	%p86, %r414, %r45;
	@%p86 bra 	$L__BB4_112;
	not.b32 	%r376, %r110;
	add.s32 	%r377, %r45, %r376;
	sub.s32 	%r74, %r377, %r411;
	shr.u32 	%r378, %r74, 5;
	add.s32 	%r379, %r378, 1;
	and.b32  	%r413, %r379, 3;
	setp.eq.s32 	%p87, %r413, 0;
	@%p87 bra 	$L__BB4_109;
	sub.s64 	%rd247, %rd136, %rd77;
	mul.lo.s64 	%rd248, %rd272, %rd247;
	add.s64 	%rd249, %rd248, %rd55;
	cvt.s64.s32 	%rd250, %r414;
	add.s64 	%rd251, %rd249, %rd250;
	add.s64 	%rd292, %rd22, %rd251;
	add.s64 	%rd291, %rd201, %rd250;
$L__BB4_108:
	.pragma "nounroll";
	ld.shared.u8 	%rs85, [%rd291];
	st.u8 	[%rd292], %rs85;
	add.s32 	%r414, %r414, 32;
	add.s64 	%rd292, %rd292, 32;
	add.s64 	%rd291, %rd291, 32;
	add.s32 	%r413, %r413, -1;
	setp.ne.s32 	%p88, %r413, 0;
	@%p88 bra 	$L__BB4_108;
$L__BB4_109:
	setp.lt.u32 	%p89, %r74, 96;
	@%p89 bra 	$L__BB4_112;
	cvt.s64.s32 	%rd255, %r414;
	add.s64 	%rd259, %rd201, %rd255;
	add.s64 	%rd294, %rd259, 64;
	sub.s64 	%rd261, %rd136, %rd77;
	mul.lo.s64 	%rd262, %rd272, %rd261;
	add.s64 	%rd263, %rd262, %rd55;
	add.s64 	%rd264, %rd263, %rd255;
	add.s64 	%rd265, %rd22, %rd264;
	add.s64 	%rd293, %rd265, 64;
$L__BB4_111:
	ld.shared.u8 	%rs86, [%rd294+-64];
	st.u8 	[%rd293+-64], %rs86;
	ld.shared.u8 	%rs87, [%rd294+-32];
	st.u8 	[%rd293+-32], %rs87;
	ld.shared.u8 	%rs88, [%rd294];
	st.u8 	[%rd293], %rs88;
	ld.shared.u8 	%rs89, [%rd294+32];
	st.u8 	[%rd293+32], %rs89;
	add.s64 	%rd294, %rd294, 128;
	add.s64 	%rd293, %rd293, 128;
	add.s32 	%r414, %r414, 128;
	setp.lt.s32 	%p90, %r414, %r45;
	@%p90 bra 	$L__BB4_111;
	bra.uni 	$L__BB4_112;
$L__BB4_84:
	add.s64 	%rd281, %rd22, %rd57;
	mov.u32 	%r402, 0;
$L__BB4_85:
	.pragma "nounroll";
	ld.shared.u8 	%rs84, [%rd277];
	st.u8 	[%rd281], %rs84;
	add.s64 	%rd277, %rd277, %rd56;
	add.s64 	%rd281, %rd281, %rd272;
	add.s32 	%r402, %r402, 1;
	setp.lt.s32 	%p72, %r402, %r33;
	@%p72 bra 	$L__BB4_85;
	bra.uni 	$L__BB4_112;
$L__BB4_80:
	add.s64 	%rd278, %rd22, %rd57;
	mov.u32 	%r400, 0;
$L__BB4_81:
	.pragma "nounroll";
	ld.shared.u32 	%r282, [%rd277];
	st.u32 	[%rd278], %r282;
	add.s64 	%rd278, %rd278, %rd272;
	add.s64 	%rd277, %rd277, %rd56;
	add.s32 	%r400, %r400, 1;
	setp.lt.s32 	%p70, %r400, %r33;
	@%p70 bra 	$L__BB4_81;
$L__BB4_112:
	ret;
}
.visible .entry rgb_to_gray_4_1(
	.param .u64 rgb_to_gray_4_1_param_0,
	.param .align 8 .b8 rgb_to_gray_4_1_param_1[48],
	.param .u64 rgb_to_gray_4_1_param_2,
	.param .align 8 .b8 rgb_to_gray_4_1_param_3[48],
	.param .align 4 .b8 rgb_to_gray_4_1_param_4[16]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<89>;
	.reg .b16 	%rs<110>;
	.reg .f32 	%f<237>;
	.reg .b32 	%r<423>;
	.reg .b64 	%rd<294>;
	.shared .align 16 .b8 _ZZ8from_rgbI6ToGrayLi4ELi1EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd118, [rgb_to_gray_4_1_param_0];
	ld.param.v2.u32 	{%r399, %r99}, [rgb_to_gray_4_1_param_1+32];
	ld.param.v2.u32 	{%r100, %r101}, [rgb_to_gray_4_1_param_1+40];
	ld.param.u64 	%rd123, [rgb_to_gray_4_1_param_2];
	ld.param.v2.u32 	{%r400, %r401}, [rgb_to_gray_4_1_param_3+32];
	ld.param.v2.u32 	{%r104, %r105}, [rgb_to_gray_4_1_param_3+40];
	ld.param.u32 	%r96, [rgb_to_gray_4_1_param_4+8];
	ld.param.u32 	%r95, [rgb_to_gray_4_1_param_4+4];
	ld.param.u32 	%r94, [rgb_to_gray_4_1_param_4];
	ld.param.u64 	%rd271, [rgb_to_gray_4_1_param_3+16];
	ld.param.u64 	%rd270, [rgb_to_gray_4_1_param_3+8];
	ld.param.u64 	%rd124, [rgb_to_gray_4_1_param_3];
	ld.param.u64 	%rd268, [rgb_to_gray_4_1_param_1+24];
	ld.param.u64 	%rd267, [rgb_to_gray_4_1_param_1+16];
	ld.param.u64 	%rd266, [rgb_to_gray_4_1_param_1+8];
	ld.param.u64 	%rd119, [rgb_to_gray_4_1_param_1];
	mov.u32 	%r2, %ctaid.z;
	setp.eq.s32 	%p2, %r101, 0;
	@%p2 bra 	$L__BB5_2;
	cvta.to.global.u64 	%rd128, %rd118;
	mul.wide.s32 	%rd129, %r2, 40;
	add.s64 	%rd130, %rd128, %rd129;
	ld.global.v2.u32 	{%r399, %r107}, [%rd130+32];
	ld.global.u64 	%rd268, [%rd130+24];
	ld.global.u64 	%rd267, [%rd130+16];
	ld.global.u64 	%rd266, [%rd130+8];
	ld.global.u64 	%rd265, [%rd130];
	bra.uni 	$L__BB5_3;
$L__BB5_2:
	cvt.s64.s32 	%rd131, %r2;
	mul.lo.s64 	%rd132, %rd119, %rd131;
	add.s64 	%rd265, %rd118, %rd132;
$L__BB5_3:
	setp.eq.s32 	%p3, %r105, 0;
	@%p3 bra 	$L__BB5_5;
	cvta.to.global.u64 	%rd133, %rd123;
	mul.wide.s32 	%rd134, %r2, 40;
	add.s64 	%rd135, %rd133, %rd134;
	ld.global.v2.u32 	{%r400, %r401}, [%rd135+32];
	ld.global.u64 	%rd271, [%rd135+16];
	ld.global.u64 	%rd270, [%rd135+8];
	ld.global.u64 	%rd22, [%rd135];
	bra.uni 	$L__BB5_6;
$L__BB5_5:
	cvt.s64.s32 	%rd136, %r2;
	mul.lo.s64 	%rd137, %rd124, %rd136;
	add.s64 	%rd22, %rd123, %rd137;
$L__BB5_6:
	mov.u32 	%r110, %ctaid.x;
	shl.b32 	%r111, %r110, 7;
	mov.u32 	%r112, %tid.x;
	shl.b32 	%r113, %r112, 2;
	add.s32 	%r15, %r111, %r113;
	mov.u32 	%r114, %ctaid.y;
	shl.b32 	%r115, %r114, 3;
	mov.u32 	%r116, %tid.y;
	add.s32 	%r16, %r115, %r116;
	setp.ge.s32 	%p4, %r16, %r401;
	@%p4 bra 	$L__BB5_112;
	setp.eq.s32 	%p5, %r94, 4;
	selp.b32 	%r17, 4, 2, %p5;
	setp.eq.s32 	%p1, %r94, 0;
	sub.s32 	%r18, %r399, %r15;
	min.s32 	%r19, %r18, 4;
	cvt.s64.s32 	%rd138, %r16;
	mul.lo.s64 	%rd29, %rd266, %rd138;
	cvt.s64.s32 	%rd139, %r15;
	mul.lo.s64 	%rd140, %rd267, %rd139;
	add.s64 	%rd30, %rd29, %rd140;
	add.s64 	%rd51, %rd265, %rd30;
	setp.gt.s32 	%p6, %r18, 3;
	@%p6 bra 	$L__BB5_8;
	bra.uni 	$L__BB5_10;
$L__BB5_8:
	selp.b32 	%r118, 1, %r17, %p1;
	shl.b32 	%r119, %r118, 2;
	cvt.u64.u32 	%rd141, %r119;
	setp.ne.s64 	%p9, %rd267, %rd141;
	cvt.u64.u32 	%rd142, %r118;
	setp.ne.s64 	%p10, %rd268, %rd142;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB5_10;
	add.s32 	%r123, %r119, -1;
	cvt.s64.s32 	%rd143, %r123;
	and.b64  	%rd144, %rd51, %rd143;
	setp.eq.s64 	%p14, %rd144, 0;
	mov.u16 	%rs105, 0;
	mov.u64 	%rd275, %rd267;
	@%p14 bra 	$L__BB5_25;
$L__BB5_10:
	setp.lt.s32 	%p15, %r18, 4;
	selp.b32 	%r125, 1, %r17, %p1;
	cvt.u64.u32 	%rd145, %r125;
	setp.ne.s64 	%p18, %rd267, %rd145;
	or.pred  	%p19, %p18, %p15;
	@%p19 bra 	$L__BB5_12;
	shl.b32 	%r128, %r125, 2;
	or.b64  	%rd146, %rd268, %rd51;
	add.s32 	%r129, %r128, -1;
	cvt.s64.s32 	%rd147, %r129;
	and.b64  	%rd148, %rd146, %rd147;
	setp.eq.s64 	%p22, %rd148, 0;
	mov.u16 	%rs105, 1;
	mov.u64 	%rd275, %rd268;
	@%p22 bra 	$L__BB5_25;
$L__BB5_12:
	setp.lt.s32 	%p23, %r18, 1;
	shl.b32 	%r132, %r125, 2;
	cvt.u64.u32 	%rd275, %r132;
	mov.u32 	%r134, %tid.x;
	shl.b32 	%r135, %r134, 6;
	cvt.u64.u32 	%rd149, %r135;
	mul.wide.u32 	%rd150, %r116, 2048;
	mov.u64 	%rd151, _ZZ8from_rgbI6ToGrayLi4ELi1EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd152, %rd151;
	add.s64 	%rd153, %rd152, %rd150;
	add.s64 	%rd51, %rd153, %rd149;
	mov.u16 	%rs105, 0;
	@%p23 bra 	$L__BB5_25;
	@%p1 bra 	$L__BB5_21;
	mov.u32 	%r402, 0;
$L__BB5_15:
	.pragma "nounroll";
	setp.eq.s32 	%p29, %r125, 2;
	shl.b32 	%r22, %r402, 2;
	cvt.s64.s32 	%rd154, %r402;
	mul.lo.s64 	%rd155, %rd267, %rd154;
	add.s64 	%rd34, %rd155, %rd30;
	@%p29 bra 	$L__BB5_18;
	bra.uni 	$L__BB5_16;
$L__BB5_18:
	mov.u32 	%r404, 0;
$L__BB5_19:
	.pragma "nounroll";
	add.s32 	%r149, %r404, %r22;
	shl.b32 	%r150, %r149, 1;
	cvt.s64.s32 	%rd167, %r150;
	add.s64 	%rd169, %rd167, %rd149;
	add.s64 	%rd172, %rd151, %rd150;
	add.s64 	%rd173, %rd172, %rd169;
	cvt.s64.s32 	%rd174, %r404;
	mul.lo.s64 	%rd175, %rd268, %rd174;
	add.s64 	%rd176, %rd34, %rd175;
	add.s64 	%rd177, %rd265, %rd176;
	ld.u16 	%rs21, [%rd177];
	st.shared.u16 	[%rd173], %rs21;
	add.s32 	%r404, %r404, 1;
	setp.ne.s32 	%p33, %r404, 4;
	@%p33 bra 	$L__BB5_19;
	bra.uni 	$L__BB5_20;
$L__BB5_16:
	mov.u32 	%r403, 0;
$L__BB5_17:
	.pragma "nounroll";
	add.s32 	%r142, %r403, %r22;
	mul.lo.s32 	%r143, %r142, %r125;
	cvt.s64.s32 	%rd156, %r143;
	add.s64 	%rd158, %rd156, %rd149;
	add.s64 	%rd161, %rd151, %rd150;
	add.s64 	%rd162, %rd161, %rd158;
	cvt.s64.s32 	%rd163, %r403;
	mul.lo.s64 	%rd164, %rd268, %rd163;
	add.s64 	%rd165, %rd34, %rd164;
	add.s64 	%rd166, %rd265, %rd165;
	ld.u32 	%r147, [%rd166];
	st.shared.u32 	[%rd162], %r147;
	add.s32 	%r403, %r403, 1;
	setp.eq.s32 	%p32, %r403, 4;
	@%p32 bra 	$L__BB5_20;
	bra.uni 	$L__BB5_17;
$L__BB5_20:
	add.s32 	%r402, %r402, 1;
	setp.lt.s32 	%p34, %r402, %r19;
	@%p34 bra 	$L__BB5_15;
	bra.uni 	$L__BB5_25;
$L__BB5_21:
	add.s64 	%rd37, %rd265, %rd29;
	cvt.u64.u32 	%rd38, %r116;
	add.s64 	%rd185, %rd151, %rd150;
	add.s64 	%rd40, %rd185, %rd149;
	mov.u32 	%r160, 0;
	cvt.u64.u32 	%rd275, %r132;
	shl.b64 	%rd190, %rd38, 11;
	mov.u32 	%r405, %r160;
$L__BB5_22:
	.pragma "nounroll";
	cvt.s64.s32 	%rd186, %r405;
	add.s64 	%rd187, %rd139, %rd186;
	mul.lo.s64 	%rd188, %rd267, %rd187;
	add.s64 	%rd273, %rd37, %rd188;
	cvt.u32.u64 	%r168, %rd275;
	mul.lo.s32 	%r169, %r168, %r405;
	cvt.s64.s32 	%rd189, %r169;
	add.s64 	%rd272, %rd40, %rd189;
	mov.u32 	%r406, %r160;
$L__BB5_23:
	.pragma "nounroll";
	ld.u8 	%rs23, [%rd273];
	st.shared.u8 	[%rd272], %rs23;
	add.s64 	%rd273, %rd273, %rd268;
	add.s64 	%rd272, %rd272, %rd145;
	add.s32 	%r406, %r406, 1;
	setp.ne.s32 	%p39, %r406, 4;
	@%p39 bra 	$L__BB5_23;
	add.s32 	%r405, %r405, 1;
	setp.lt.s32 	%p40, %r405, %r19;
	add.s64 	%rd193, %rd152, %rd190;
	add.s64 	%rd51, %rd193, %rd149;
	@%p40 bra 	$L__BB5_22;
$L__BB5_25:
	add.s64 	%rd54, %rd51, %rd275;
	add.s64 	%rd55, %rd54, %rd275;
	add.s64 	%rd56, %rd55, %rd275;
	setp.gt.s32 	%p41, %r94, 2;
	@%p41 bra 	$L__BB5_28;
	@%p1 bra 	$L__BB5_33;
	setp.eq.s32 	%p45, %r94, 1;
	@%p45 bra 	$L__BB5_30;
	bra.uni 	$L__BB5_34;
$L__BB5_30:
	ld.v2.u32 	{%r170, %r171}, [%rd51];
	cvt.u16.u32 	%rs25, %r170;
	cvt.rn.f32.u16 	%f215, %rs25;
	shr.u32 	%r174, %r170, 16;
	cvt.u16.u32 	%rs26, %r174;
	cvt.rn.f32.u16 	%f216, %rs26;
	cvt.u16.u32 	%rs27, %r171;
	cvt.rn.f32.u16 	%f217, %rs27;
	shr.u32 	%r175, %r171, 16;
	cvt.u16.u32 	%rs28, %r175;
	cvt.rn.f32.u16 	%f218, %rs28;
	ld.v2.u32 	{%r176, %r177}, [%rd54];
	cvt.u16.u32 	%rs29, %r176;
	cvt.rn.f32.u16 	%f219, %rs29;
	shr.u32 	%r180, %r176, 16;
	cvt.u16.u32 	%rs30, %r180;
	cvt.rn.f32.u16 	%f220, %rs30;
	cvt.u16.u32 	%rs31, %r177;
	cvt.rn.f32.u16 	%f221, %rs31;
	shr.u32 	%r181, %r177, 16;
	cvt.u16.u32 	%rs32, %r181;
	cvt.rn.f32.u16 	%f222, %rs32;
	ld.v2.u32 	{%r182, %r183}, [%rd55];
	cvt.u16.u32 	%rs33, %r182;
	cvt.rn.f32.u16 	%f223, %rs33;
	shr.u32 	%r186, %r182, 16;
	cvt.u16.u32 	%rs34, %r186;
	cvt.rn.f32.u16 	%f224, %rs34;
	cvt.u16.u32 	%rs35, %r183;
	cvt.rn.f32.u16 	%f225, %rs35;
	shr.u32 	%r187, %r183, 16;
	cvt.u16.u32 	%rs36, %r187;
	cvt.rn.f32.u16 	%f226, %rs36;
	ld.v2.u32 	{%r188, %r189}, [%rd56];
	cvt.u16.u32 	%rs37, %r188;
	cvt.rn.f32.u16 	%f227, %rs37;
	shr.u32 	%r192, %r188, 16;
	cvt.u16.u32 	%rs38, %r192;
	cvt.rn.f32.u16 	%f228, %rs38;
	cvt.u16.u32 	%rs39, %r189;
	cvt.rn.f32.u16 	%f229, %rs39;
	bra.uni 	$L__BB5_35;
$L__BB5_28:
	setp.eq.s32 	%p42, %r94, 3;
	@%p42 bra 	$L__BB5_31;
	@%p5 bra 	$L__BB5_32;
	bra.uni 	$L__BB5_34;
$L__BB5_32:
	ld.v4.f32 	{%f215, %f216, %f217, %f218}, [%rd51];
	ld.v4.f32 	{%f219, %f220, %f221, %f222}, [%rd54];
	ld.v4.f32 	{%f223, %f224, %f225, %f226}, [%rd55];
	ld.v4.f32 	{%f227, %f228, %f229, %f154}, [%rd56];
	bra.uni 	$L__BB5_35;
$L__BB5_33:
	ld.u32 	%r216, [%rd51];
	cvt.u16.u32 	%rs56, %r216;
	and.b16  	%rs57, %rs56, 255;
	cvt.rn.f32.u16 	%f215, %rs57;
	shr.u16 	%rs58, %rs56, 8;
	cvt.rn.f32.u16 	%f216, %rs58;
	shr.u32 	%r217, %r216, 16;
	cvt.u16.u32 	%rs59, %r217;
	and.b16  	%rs60, %rs59, 255;
	cvt.rn.f32.u16 	%f217, %rs60;
	shr.u32 	%r218, %r216, 24;
	cvt.u16.u32 	%rs61, %r218;
	cvt.rn.f32.u16 	%f218, %rs61;
	ld.u32 	%r219, [%rd54];
	cvt.u16.u32 	%rs62, %r219;
	and.b16  	%rs63, %rs62, 255;
	cvt.rn.f32.u16 	%f219, %rs63;
	shr.u16 	%rs64, %rs62, 8;
	cvt.rn.f32.u16 	%f220, %rs64;
	shr.u32 	%r220, %r219, 16;
	cvt.u16.u32 	%rs65, %r220;
	and.b16  	%rs66, %rs65, 255;
	cvt.rn.f32.u16 	%f221, %rs66;
	shr.u32 	%r221, %r219, 24;
	cvt.u16.u32 	%rs67, %r221;
	cvt.rn.f32.u16 	%f222, %rs67;
	ld.u32 	%r222, [%rd55];
	cvt.u16.u32 	%rs68, %r222;
	and.b16  	%rs69, %rs68, 255;
	cvt.rn.f32.u16 	%f223, %rs69;
	shr.u16 	%rs70, %rs68, 8;
	cvt.rn.f32.u16 	%f224, %rs70;
	shr.u32 	%r223, %r222, 16;
	cvt.u16.u32 	%rs71, %r223;
	and.b16  	%rs72, %rs71, 255;
	cvt.rn.f32.u16 	%f225, %rs72;
	shr.u32 	%r224, %r222, 24;
	cvt.u16.u32 	%rs73, %r224;
	cvt.rn.f32.u16 	%f226, %rs73;
	ld.u32 	%r225, [%rd56];
	cvt.u16.u32 	%rs74, %r225;
	and.b16  	%rs75, %rs74, 255;
	cvt.rn.f32.u16 	%f227, %rs75;
	shr.u16 	%rs76, %rs74, 8;
	cvt.rn.f32.u16 	%f228, %rs76;
	shr.u32 	%r226, %r225, 16;
	cvt.u16.u32 	%rs77, %r226;
	and.b16  	%rs78, %rs77, 255;
	cvt.rn.f32.u16 	%f229, %rs78;
	bra.uni 	$L__BB5_35;
$L__BB5_31:
	ld.v2.u32 	{%r193, %r194}, [%rd51];
	cvt.u16.u32 	%rs40, %r193;
	cvt.f32.f16 %f215, %rs40;
	shr.u32 	%r197, %r193, 16;
	cvt.u16.u32 	%rs41, %r197;
	cvt.f32.f16 %f216, %rs41;
	cvt.u16.u32 	%rs42, %r194;
	cvt.f32.f16 %f217, %rs42;
	shr.u32 	%r198, %r194, 16;
	cvt.u16.u32 	%rs43, %r198;
	cvt.f32.f16 %f218, %rs43;
	ld.v2.u32 	{%r199, %r200}, [%rd54];
	cvt.u16.u32 	%rs44, %r199;
	cvt.f32.f16 %f219, %rs44;
	shr.u32 	%r203, %r199, 16;
	cvt.u16.u32 	%rs45, %r203;
	cvt.f32.f16 %f220, %rs45;
	cvt.u16.u32 	%rs46, %r200;
	cvt.f32.f16 %f221, %rs46;
	shr.u32 	%r204, %r200, 16;
	cvt.u16.u32 	%rs47, %r204;
	cvt.f32.f16 %f222, %rs47;
	ld.v2.u32 	{%r205, %r206}, [%rd55];
	cvt.u16.u32 	%rs48, %r205;
	cvt.f32.f16 %f223, %rs48;
	shr.u32 	%r209, %r205, 16;
	cvt.u16.u32 	%rs49, %r209;
	cvt.f32.f16 %f224, %rs49;
	cvt.u16.u32 	%rs50, %r206;
	cvt.f32.f16 %f225, %rs50;
	shr.u32 	%r210, %r206, 16;
	cvt.u16.u32 	%rs51, %r210;
	cvt.f32.f16 %f226, %rs51;
	ld.v2.u32 	{%r211, %r212}, [%rd56];
	cvt.u16.u32 	%rs52, %r211;
	cvt.f32.f16 %f227, %rs52;
	shr.u32 	%r215, %r211, 16;
	cvt.u16.u32 	%rs53, %r215;
	cvt.f32.f16 %f228, %rs53;
	cvt.u16.u32 	%rs54, %r212;
	cvt.f32.f16 %f229, %rs54;
	bra.uni 	$L__BB5_35;
$L__BB5_34:
	ld.v2.u32 	{%r227, %r228}, [%rd51];
	cvt.u16.u32 	%rs79, %r227;
	cvt.rn.f32.s16 	%f215, %rs79;
	shr.u32 	%r231, %r227, 16;
	cvt.u16.u32 	%rs80, %r231;
	cvt.rn.f32.s16 	%f216, %rs80;
	cvt.u16.u32 	%rs81, %r228;
	cvt.rn.f32.s16 	%f217, %rs81;
	shr.u32 	%r232, %r228, 16;
	cvt.u16.u32 	%rs82, %r232;
	cvt.rn.f32.s16 	%f218, %rs82;
	ld.v2.u32 	{%r233, %r234}, [%rd54];
	cvt.u16.u32 	%rs83, %r233;
	cvt.rn.f32.s16 	%f219, %rs83;
	shr.u32 	%r237, %r233, 16;
	cvt.u16.u32 	%rs84, %r237;
	cvt.rn.f32.s16 	%f220, %rs84;
	cvt.u16.u32 	%rs85, %r234;
	cvt.rn.f32.s16 	%f221, %rs85;
	shr.u32 	%r238, %r234, 16;
	cvt.u16.u32 	%rs86, %r238;
	cvt.rn.f32.s16 	%f222, %rs86;
	ld.v2.u32 	{%r239, %r240}, [%rd55];
	cvt.u16.u32 	%rs87, %r239;
	cvt.rn.f32.s16 	%f223, %rs87;
	shr.u32 	%r243, %r239, 16;
	cvt.u16.u32 	%rs88, %r243;
	cvt.rn.f32.s16 	%f224, %rs88;
	cvt.u16.u32 	%rs89, %r240;
	cvt.rn.f32.s16 	%f225, %rs89;
	shr.u32 	%r244, %r240, 16;
	cvt.u16.u32 	%rs90, %r244;
	cvt.rn.f32.s16 	%f226, %rs90;
	ld.v2.u32 	{%r245, %r246}, [%rd56];
	cvt.u16.u32 	%rs91, %r245;
	cvt.rn.f32.s16 	%f227, %rs91;
	shr.u32 	%r249, %r245, 16;
	cvt.u16.u32 	%rs92, %r249;
	cvt.rn.f32.s16 	%f228, %rs92;
	cvt.u16.u32 	%rs93, %r246;
	cvt.rn.f32.s16 	%f229, %rs93;
$L__BB5_35:
	setp.eq.s16 	%p46, %rs105, 0;
	selp.f32 	%f91, %f216, %f219, %p46;
	selp.f32 	%f92, %f217, %f223, %p46;
	selp.f32 	%f93, %f219, %f216, %p46;
	selp.f32 	%f94, %f221, %f224, %p46;
	selp.f32 	%f95, %f223, %f217, %p46;
	selp.f32 	%f96, %f224, %f221, %p46;
	selp.f32 	%f97, %f227, %f218, %p46;
	selp.f32 	%f98, %f228, %f222, %p46;
	selp.f32 	%f99, %f229, %f226, %p46;
	bar.warp.sync 	-1;
	add.s32 	%r32, %r94, -3;
	setp.eq.s32 	%p47, %r96, 0;
	@%p47 bra 	$L__BB5_39;
	setp.gt.u32 	%p48, %r32, 1;
	@%p48 bra 	$L__BB5_38;
	bra.uni 	$L__BB5_37;
$L__BB5_38:
	mul.f32 	%f163, %f91, 0f46964600;
	fma.rn.f32 	%f164, %f92, 0f46191800, %f163;
	fma.rn.f32 	%f165, %f215, 0f45697000, %f164;
	add.f32 	%f166, %f165, 0f46800000;
	mul.f32 	%f167, %f166, 0f38000000;
	cvt.rmi.f32.f32 	%f236, %f167;
	mul.f32 	%f168, %f220, 0f46964600;
	fma.rn.f32 	%f169, %f94, 0f46191800, %f168;
	fma.rn.f32 	%f170, %f93, 0f45697000, %f169;
	add.f32 	%f171, %f170, 0f46800000;
	mul.f32 	%f172, %f171, 0f38000000;
	cvt.rmi.f32.f32 	%f235, %f172;
	mul.f32 	%f173, %f96, 0f46964600;
	fma.rn.f32 	%f174, %f225, 0f46191800, %f173;
	fma.rn.f32 	%f175, %f95, 0f45697000, %f174;
	add.f32 	%f176, %f175, 0f46800000;
	mul.f32 	%f177, %f176, 0f38000000;
	cvt.rmi.f32.f32 	%f234, %f177;
	mul.f32 	%f178, %f98, 0f46964600;
	fma.rn.f32 	%f179, %f99, 0f46191800, %f178;
	fma.rn.f32 	%f180, %f97, 0f45697000, %f179;
	add.f32 	%f181, %f180, 0f46800000;
	mul.f32 	%f182, %f181, 0f38000000;
	cvt.rmi.f32.f32 	%f233, %f182;
	bra.uni 	$L__BB5_51;
$L__BB5_39:
	setp.gt.u32 	%p49, %r32, 1;
	@%p49 bra 	$L__BB5_41;
	bra.uni 	$L__BB5_40;
$L__BB5_41:
	mul.f32 	%f185, %f91, 0f46964600;
	fma.rn.f32 	%f186, %f215, 0f46191800, %f185;
	fma.rn.f32 	%f187, %f92, 0f45697000, %f186;
	add.f32 	%f188, %f187, 0f46800000;
	mul.f32 	%f189, %f188, 0f38000000;
	cvt.rmi.f32.f32 	%f236, %f189;
	bra.uni 	$L__BB5_42;
$L__BB5_37:
	mul.f32 	%f155, %f91, 0f3F1645A2;
	fma.rn.f32 	%f156, %f92, 0f3E991687, %f155;
	fma.rn.f32 	%f236, %f215, 0f3DE978D5, %f156;
	mul.f32 	%f157, %f220, 0f3F1645A2;
	fma.rn.f32 	%f158, %f94, 0f3E991687, %f157;
	fma.rn.f32 	%f235, %f93, 0f3DE978D5, %f158;
	mul.f32 	%f159, %f96, 0f3F1645A2;
	fma.rn.f32 	%f160, %f225, 0f3E991687, %f159;
	fma.rn.f32 	%f234, %f95, 0f3DE978D5, %f160;
	mul.f32 	%f161, %f98, 0f3F1645A2;
	fma.rn.f32 	%f162, %f99, 0f3E991687, %f161;
	fma.rn.f32 	%f233, %f97, 0f3DE978D5, %f162;
	bra.uni 	$L__BB5_51;
$L__BB5_40:
	mul.f32 	%f183, %f91, 0f3F1645A2;
	fma.rn.f32 	%f184, %f215, 0f3E991687, %f183;
	fma.rn.f32 	%f236, %f92, 0f3DE978D5, %f184;
$L__BB5_42:
	@%p49 bra 	$L__BB5_44;
	bra.uni 	$L__BB5_43;
$L__BB5_44:
	mul.f32 	%f192, %f220, 0f46964600;
	fma.rn.f32 	%f193, %f93, 0f46191800, %f192;
	fma.rn.f32 	%f194, %f94, 0f45697000, %f193;
	add.f32 	%f195, %f194, 0f46800000;
	mul.f32 	%f196, %f195, 0f38000000;
	cvt.rmi.f32.f32 	%f235, %f196;
	bra.uni 	$L__BB5_45;
$L__BB5_43:
	mul.f32 	%f190, %f220, 0f3F1645A2;
	fma.rn.f32 	%f191, %f93, 0f3E991687, %f190;
	fma.rn.f32 	%f235, %f94, 0f3DE978D5, %f191;
$L__BB5_45:
	@%p49 bra 	$L__BB5_47;
	bra.uni 	$L__BB5_46;
$L__BB5_47:
	mul.f32 	%f199, %f96, 0f46964600;
	fma.rn.f32 	%f200, %f95, 0f46191800, %f199;
	fma.rn.f32 	%f201, %f225, 0f45697000, %f200;
	add.f32 	%f202, %f201, 0f46800000;
	mul.f32 	%f203, %f202, 0f38000000;
	cvt.rmi.f32.f32 	%f234, %f203;
	bra.uni 	$L__BB5_48;
$L__BB5_46:
	mul.f32 	%f197, %f96, 0f3F1645A2;
	fma.rn.f32 	%f198, %f95, 0f3E991687, %f197;
	fma.rn.f32 	%f234, %f225, 0f3DE978D5, %f198;
$L__BB5_48:
	@%p49 bra 	$L__BB5_50;
	bra.uni 	$L__BB5_49;
$L__BB5_50:
	mul.f32 	%f206, %f98, 0f46964600;
	fma.rn.f32 	%f207, %f97, 0f46191800, %f206;
	fma.rn.f32 	%f208, %f99, 0f45697000, %f207;
	add.f32 	%f209, %f208, 0f46800000;
	mul.f32 	%f210, %f209, 0f38000000;
	cvt.rmi.f32.f32 	%f233, %f210;
	bra.uni 	$L__BB5_51;
$L__BB5_49:
	mul.f32 	%f204, %f98, 0f3F1645A2;
	fma.rn.f32 	%f205, %f97, 0f3E991687, %f204;
	fma.rn.f32 	%f233, %f99, 0f3DE978D5, %f205;
$L__BB5_51:
	setp.eq.s32 	%p53, %r95, 4;
	selp.b32 	%r250, 4, 2, %p53;
	setp.eq.s32 	%p54, %r95, 0;
	selp.b32 	%r251, 1, %r250, %p54;
	sub.s32 	%r35, %r400, %r15;
	mul.lo.s64 	%rd58, %rd270, %rd138;
	mul.lo.s64 	%rd196, %rd271, %rd139;
	mul.lo.s32 	%r261, %r251, %r113;
	cvt.s64.s32 	%rd197, %r261;
	cvt.u64.u32 	%rd59, %r251;
	min.s32 	%r36, %r35, 4;
	add.s64 	%rd60, %rd58, %rd196;
	mul.wide.u32 	%rd198, %r116, 2048;
	mov.u64 	%rd199, _ZZ8from_rgbI6ToGrayLi4ELi1EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	add.s64 	%rd200, %rd199, %rd198;
	add.s64 	%rd276, %rd200, %rd197;
	@%p54 bra 	$L__BB5_75;
	@%p53 bra 	$L__BB5_74;
	bra.uni 	$L__BB5_53;
$L__BB5_74:
	st.shared.v4.f32 	[%rd276], {%f236, %f235, %f234, %f233};
	bra.uni 	$L__BB5_76;
$L__BB5_75:
	cvt.rni.s32.f32 	%r281, %f234;
	cvt.rni.s32.f32 	%r280, %f233;
	mov.u32 	%r282, 0;
	cvt.pack.sat.u8.s32.b32 %r279, %r280, %r281, %r282;
	cvt.rni.s32.f32 	%r284, %f235;
	cvt.rni.s32.f32 	%r285, %f236;
	cvt.pack.sat.u8.s32.b32 %r283, %r284, %r285, %r279;
	st.shared.u32 	[%rd276], %r283;
	bra.uni 	$L__BB5_76;
$L__BB5_53:
	setp.eq.s32 	%p56, %r95, 3;
	@%p56 bra 	$L__BB5_57;
	bra.uni 	$L__BB5_54;
$L__BB5_57:
	cvt.rn.f16.f32 %rs106, %f236;
	bra.uni 	$L__BB5_58;
$L__BB5_54:
	setp.eq.s32 	%p57, %r95, 1;
	cvt.rni.s32.f32 	%r37, %f236;
	@%p57 bra 	$L__BB5_56;
	bra.uni 	$L__BB5_55;
$L__BB5_56:
	max.s32 	%r264, %r37, 0;
	min.s32 	%r265, %r264, 65535;
	cvt.u16.u32 	%rs106, %r265;
	bra.uni 	$L__BB5_58;
$L__BB5_55:
	max.s32 	%r262, %r37, -32768;
	min.s32 	%r263, %r262, 32767;
	cvt.u16.u32 	%rs106, %r263;
$L__BB5_58:
	@%p56 bra 	$L__BB5_62;
	bra.uni 	$L__BB5_59;
$L__BB5_62:
	cvt.rn.f16.f32 %rs107, %f235;
	bra.uni 	$L__BB5_63;
$L__BB5_59:
	setp.eq.s32 	%p59, %r95, 1;
	cvt.rni.s32.f32 	%r38, %f235;
	@%p59 bra 	$L__BB5_61;
	bra.uni 	$L__BB5_60;
$L__BB5_61:
	max.s32 	%r268, %r38, 0;
	min.s32 	%r269, %r268, 65535;
	cvt.u16.u32 	%rs107, %r269;
	bra.uni 	$L__BB5_63;
$L__BB5_60:
	max.s32 	%r266, %r38, -32768;
	min.s32 	%r267, %r266, 32767;
	cvt.u16.u32 	%rs107, %r267;
$L__BB5_63:
	mov.b32 	%r39, {%rs106, %rs107};
	@%p56 bra 	$L__BB5_67;
	bra.uni 	$L__BB5_64;
$L__BB5_67:
	cvt.rn.f16.f32 %rs108, %f234;
	bra.uni 	$L__BB5_68;
$L__BB5_64:
	setp.eq.s32 	%p61, %r95, 1;
	cvt.rni.s32.f32 	%r40, %f234;
	@%p61 bra 	$L__BB5_66;
	bra.uni 	$L__BB5_65;
$L__BB5_66:
	max.s32 	%r272, %r40, 0;
	min.s32 	%r273, %r272, 65535;
	cvt.u16.u32 	%rs108, %r273;
	bra.uni 	$L__BB5_68;
$L__BB5_65:
	max.s32 	%r270, %r40, -32768;
	min.s32 	%r271, %r270, 32767;
	cvt.u16.u32 	%rs108, %r271;
$L__BB5_68:
	@%p56 bra 	$L__BB5_72;
	bra.uni 	$L__BB5_69;
$L__BB5_72:
	cvt.rn.f16.f32 %rs109, %f233;
	bra.uni 	$L__BB5_73;
$L__BB5_69:
	setp.eq.s32 	%p63, %r95, 1;
	cvt.rni.s32.f32 	%r41, %f233;
	@%p63 bra 	$L__BB5_71;
	bra.uni 	$L__BB5_70;
$L__BB5_71:
	max.s32 	%r276, %r41, 0;
	min.s32 	%r277, %r276, 65535;
	cvt.u16.u32 	%rs109, %r277;
	bra.uni 	$L__BB5_73;
$L__BB5_70:
	max.s32 	%r274, %r41, -32768;
	min.s32 	%r275, %r274, 32767;
	cvt.u16.u32 	%rs109, %r275;
$L__BB5_73:
	mov.b32 	%r278, {%rs108, %rs109};
	st.shared.v2.u32 	[%rd276], {%r39, %r278};
$L__BB5_76:
	setp.eq.s64 	%p64, %rd271, %rd59;
	@%p64 bra 	$L__BB5_86;
	bra.uni 	$L__BB5_77;
$L__BB5_86:
	cvt.u32.u64 	%r292, %rd59;
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd80, %r113;
	sub.s32 	%r297, %r400, %r111;
	min.s32 	%r298, %r297, 128;
	mul.lo.s32 	%r48, %r298, %r292;
	setp.lt.s32 	%p71, %r48, 1;
	@%p71 bra 	$L__BB5_112;
	mul.lo.s64 	%rd201, %rd271, %rd80;
	sub.s64 	%rd202, %rd60, %rd201;
	add.s64 	%rd81, %rd22, %rd202;
	and.b64  	%rd203, %rd81, 15;
	setp.eq.s64 	%p72, %rd203, 0;
	@%p72 bra 	$L__BB5_97;
	and.b64  	%rd204, %rd81, 3;
	setp.ne.s64 	%p73, %rd204, 0;
	mov.u32 	%r418, 0;
	@%p73 bra 	$L__BB5_105;
	shr.s32 	%r300, %r48, 31;
	shr.u32 	%r301, %r300, 30;
	add.s32 	%r302, %r48, %r301;
	shr.s32 	%r49, %r302, 2;
	mov.u32 	%r412, %tid.x;
	setp.ge.s32 	%p74, %r412, %r49;
	@%p74 bra 	$L__BB5_96;
	not.b32 	%r304, %r412;
	add.s32 	%r51, %r49, %r304;
	shr.u32 	%r305, %r51, 5;
	add.s32 	%r306, %r305, 1;
	and.b32  	%r411, %r306, 3;
	setp.eq.s32 	%p75, %r411, 0;
	@%p75 bra 	$L__BB5_93;
	mov.u32 	%r412, %tid.x;
	mul.wide.s32 	%rd205, %r412, 4;
	shl.b32 	%r309, %r412, 2;
	add.s32 	%r310, %r111, %r309;
	cvt.s64.s32 	%rd206, %r310;
	sub.s64 	%rd207, %rd206, %rd80;
	mul.lo.s64 	%rd208, %rd271, %rd207;
	add.s64 	%rd209, %rd205, %rd208;
	add.s64 	%rd210, %rd209, %rd58;
	add.s64 	%rd283, %rd22, %rd210;
	add.s64 	%rd282, %rd200, %rd205;
$L__BB5_92:
	.pragma "nounroll";
	ld.shared.u32 	%r312, [%rd282];
	st.u32 	[%rd283], %r312;
	add.s32 	%r412, %r412, 32;
	add.s64 	%rd283, %rd283, 128;
	add.s64 	%rd282, %rd282, 128;
	add.s32 	%r411, %r411, -1;
	setp.ne.s32 	%p76, %r411, 0;
	@%p76 bra 	$L__BB5_92;
$L__BB5_93:
	setp.lt.u32 	%p77, %r51, 96;
	@%p77 bra 	$L__BB5_96;
	mul.wide.s32 	%rd214, %r412, 4;
	add.s64 	%rd218, %rd200, %rd214;
	add.s64 	%rd285, %rd218, 256;
	mov.u32 	%r316, %tid.x;
	shl.b32 	%r317, %r316, 2;
	add.s32 	%r318, %r111, %r317;
	cvt.s64.s32 	%rd219, %r318;
	sub.s64 	%rd220, %rd219, %rd80;
	mul.lo.s64 	%rd221, %rd271, %rd220;
	add.s64 	%rd222, %rd214, %rd221;
	add.s64 	%rd223, %rd222, %rd58;
	add.s64 	%rd224, %rd22, %rd223;
	add.s64 	%rd284, %rd224, 256;
$L__BB5_95:
	ld.shared.u32 	%r319, [%rd285+-256];
	st.u32 	[%rd284+-256], %r319;
	ld.shared.u32 	%r320, [%rd285+-128];
	st.u32 	[%rd284+-128], %r320;
	ld.shared.u32 	%r321, [%rd285];
	st.u32 	[%rd284], %r321;
	ld.shared.u32 	%r322, [%rd285+128];
	st.u32 	[%rd284+128], %r322;
	add.s64 	%rd285, %rd285, 512;
	add.s64 	%rd284, %rd284, 512;
	add.s32 	%r412, %r412, 128;
	setp.lt.s32 	%p78, %r412, %r49;
	@%p78 bra 	$L__BB5_95;
$L__BB5_96:
	and.b32  	%r418, %r48, -4;
	bra.uni 	$L__BB5_105;
$L__BB5_77:
	setp.lt.s32 	%p65, %r35, 1;
	@%p65 bra 	$L__BB5_112;
	@%p54 bra 	$L__BB5_84;
	cvt.u32.u64 	%r287, %rd59;
	setp.eq.s32 	%p67, %r287, 2;
	@%p67 bra 	$L__BB5_82;
	bra.uni 	$L__BB5_80;
$L__BB5_82:
	add.s64 	%rd278, %rd22, %rd60;
	mov.u32 	%r408, 0;
$L__BB5_83:
	.pragma "nounroll";
	ld.shared.u16 	%rs98, [%rd276];
	st.u16 	[%rd278], %rs98;
	add.s64 	%rd276, %rd276, 2;
	add.s64 	%rd278, %rd278, %rd271;
	add.s32 	%r408, %r408, 1;
	setp.lt.s32 	%p69, %r408, %r36;
	@%p69 bra 	$L__BB5_83;
	bra.uni 	$L__BB5_112;
$L__BB5_97:
	shr.s32 	%r323, %r48, 31;
	shr.u32 	%r324, %r323, 28;
	add.s32 	%r325, %r48, %r324;
	shr.s32 	%r62, %r325, 4;
	setp.ge.s32 	%p79, %r112, %r62;
	@%p79 bra 	$L__BB5_104;
	not.b32 	%r327, %r112;
	add.s32 	%r64, %r62, %r327;
	shr.u32 	%r328, %r64, 5;
	add.s32 	%r329, %r328, 1;
	and.b32  	%r415, %r329, 3;
	setp.eq.s32 	%p80, %r415, 0;
	mov.u32 	%r416, %r112;
	@%p80 bra 	$L__BB5_101;
	mov.u32 	%r416, %tid.x;
	mul.wide.s32 	%rd225, %r416, 16;
	add.s64 	%rd287, %rd200, %rd225;
	shl.b32 	%r333, %r416, 2;
	add.s32 	%r334, %r111, %r333;
	cvt.s64.s32 	%rd229, %r334;
	sub.s64 	%rd230, %rd229, %rd80;
	mul.lo.s64 	%rd231, %rd271, %rd230;
	add.s64 	%rd232, %rd225, %rd231;
	add.s64 	%rd233, %rd232, %rd58;
	add.s64 	%rd286, %rd22, %rd233;
$L__BB5_100:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r335, %r336, %r337, %r338}, [%rd287];
	st.v4.u32 	[%rd286], {%r335, %r336, %r337, %r338};
	add.s32 	%r416, %r416, 32;
	add.s64 	%rd287, %rd287, 512;
	add.s64 	%rd286, %rd286, 512;
	add.s32 	%r415, %r415, -1;
	setp.ne.s32 	%p81, %r415, 0;
	@%p81 bra 	$L__BB5_100;
$L__BB5_101:
	setp.lt.u32 	%p82, %r64, 96;
	@%p82 bra 	$L__BB5_104;
	mul.wide.s32 	%rd234, %r416, 16;
	mov.u32 	%r345, %tid.x;
	shl.b32 	%r346, %r345, 2;
	add.s32 	%r347, %r111, %r346;
	cvt.s64.s32 	%rd235, %r347;
	sub.s64 	%rd236, %rd235, %rd80;
	mul.lo.s64 	%rd237, %rd271, %rd236;
	add.s64 	%rd238, %rd234, %rd237;
	add.s64 	%rd239, %rd238, %rd58;
	add.s64 	%rd240, %rd22, %rd239;
	add.s64 	%rd289, %rd240, 1024;
	add.s64 	%rd244, %rd200, %rd234;
	add.s64 	%rd288, %rd244, 1024;
$L__BB5_103:
	ld.shared.v4.u32 	{%r349, %r350, %r351, %r352}, [%rd288+-1024];
	st.v4.u32 	[%rd289+-1024], {%r349, %r350, %r351, %r352};
	ld.shared.v4.u32 	{%r357, %r358, %r359, %r360}, [%rd288+-512];
	st.v4.u32 	[%rd289+-512], {%r357, %r358, %r359, %r360};
	ld.shared.v4.u32 	{%r365, %r366, %r367, %r368}, [%rd288];
	st.v4.u32 	[%rd289], {%r365, %r366, %r367, %r368};
	ld.shared.v4.u32 	{%r373, %r374, %r375, %r376}, [%rd288+512];
	st.v4.u32 	[%rd289+512], {%r373, %r374, %r375, %r376};
	add.s64 	%rd289, %rd289, 2048;
	add.s64 	%rd288, %rd288, 2048;
	add.s32 	%r416, %r416, 128;
	setp.lt.s32 	%p83, %r416, %r62;
	@%p83 bra 	$L__BB5_103;
$L__BB5_104:
	and.b32  	%r418, %r48, -16;
$L__BB5_105:
	add.s32 	%r421, %r418, %r112;
	setp.ge.s32 	%p84, %r421, %r48;
	@%p84 bra 	$L__BB5_112;
	not.b32 	%r383, %r112;
	add.s32 	%r384, %r48, %r383;
	sub.s32 	%r77, %r384, %r418;
	shr.u32 	%r385, %r77, 5;
	add.s32 	%r386, %r385, 1;
	and.b32  	%r420, %r386, 3;
	setp.eq.s32 	%p85, %r420, 0;
	@%p85 bra 	$L__BB5_109;
	sub.s64 	%rd246, %rd139, %rd80;
	mul.lo.s64 	%rd247, %rd271, %rd246;
	add.s64 	%rd248, %rd247, %rd58;
	cvt.s64.s32 	%rd249, %r421;
	add.s64 	%rd250, %rd248, %rd249;
	add.s64 	%rd291, %rd22, %rd250;
	add.s64 	%rd290, %rd200, %rd249;
$L__BB5_108:
	.pragma "nounroll";
	ld.shared.u8 	%rs100, [%rd290];
	st.u8 	[%rd291], %rs100;
	add.s32 	%r421, %r421, 32;
	add.s64 	%rd291, %rd291, 32;
	add.s64 	%rd290, %rd290, 32;
	add.s32 	%r420, %r420, -1;
	setp.ne.s32 	%p86, %r420, 0;
	@%p86 bra 	$L__BB5_108;
$L__BB5_109:
	setp.lt.u32 	%p87, %r77, 96;
	@%p87 bra 	$L__BB5_112;
	cvt.s64.s32 	%rd254, %r421;
	add.s64 	%rd258, %rd200, %rd254;
	add.s64 	%rd293, %rd258, 64;
	sub.s64 	%rd260, %rd139, %rd80;
	mul.lo.s64 	%rd261, %rd271, %rd260;
	add.s64 	%rd262, %rd261, %rd58;
	add.s64 	%rd263, %rd262, %rd254;
	add.s64 	%rd264, %rd22, %rd263;
	add.s64 	%rd292, %rd264, 64;
$L__BB5_111:
	ld.shared.u8 	%rs101, [%rd293+-64];
	st.u8 	[%rd292+-64], %rs101;
	ld.shared.u8 	%rs102, [%rd293+-32];
	st.u8 	[%rd292+-32], %rs102;
	ld.shared.u8 	%rs103, [%rd293];
	st.u8 	[%rd292], %rs103;
	ld.shared.u8 	%rs104, [%rd293+32];
	st.u8 	[%rd292+32], %rs104;
	add.s64 	%rd293, %rd293, 128;
	add.s64 	%rd292, %rd292, 128;
	add.s32 	%r421, %r421, 128;
	setp.lt.s32 	%p88, %r421, %r48;
	@%p88 bra 	$L__BB5_111;
	bra.uni 	$L__BB5_112;
$L__BB5_84:
	add.s64 	%rd280, %rd22, %rd60;
	mov.u32 	%r409, 0;
$L__BB5_85:
	.pragma "nounroll";
	ld.shared.u8 	%rs99, [%rd276];
	st.u8 	[%rd280], %rs99;
	add.s64 	%rd276, %rd276, %rd59;
	add.s64 	%rd280, %rd280, %rd271;
	add.s32 	%r409, %r409, 1;
	setp.lt.s32 	%p70, %r409, %r36;
	@%p70 bra 	$L__BB5_85;
	bra.uni 	$L__BB5_112;
$L__BB5_80:
	add.s64 	%rd277, %rd22, %rd60;
	mov.u32 	%r407, 0;
$L__BB5_81:
	.pragma "nounroll";
	ld.shared.u32 	%r289, [%rd276];
	st.u32 	[%rd277], %r289;
	add.s64 	%rd277, %rd277, %rd271;
	add.s64 	%rd276, %rd276, %rd59;
	add.s32 	%r407, %r407, 1;
	setp.lt.s32 	%p68, %r407, %r36;
	@%p68 bra 	$L__BB5_81;
$L__BB5_112:
	ret;
}
.visible .entry gray_to_rgb_1_3(
	.param .u64 gray_to_rgb_1_3_param_0,
	.param .align 8 .b8 gray_to_rgb_1_3_param_1[48],
	.param .u64 gray_to_rgb_1_3_param_2,
	.param .align 8 .b8 gray_to_rgb_1_3_param_3[48],
	.param .align 4 .b8 gray_to_rgb_1_3_param_4[16]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<96>;
	.reg .b16 	%rs<100>;
	.reg .f32 	%f<63>;
	.reg .b32 	%r<333>;
	.reg .b64 	%rd<280>;
	.shared .align 16 .b8 _ZZ6to_rgbI8FromGrayLi1ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd92, [gray_to_rgb_1_3_param_0];
	ld.param.v2.u32 	{%r309, %r110}, [gray_to_rgb_1_3_param_1+32];
	ld.param.v2.u32 	{%r111, %r112}, [gray_to_rgb_1_3_param_1+40];
	ld.param.u64 	%rd97, [gray_to_rgb_1_3_param_2];
	ld.param.v2.u32 	{%r310, %r311}, [gray_to_rgb_1_3_param_3+32];
	ld.param.v2.u32 	{%r115, %r116}, [gray_to_rgb_1_3_param_3+40];
	ld.param.u32 	%r106, [gray_to_rgb_1_3_param_4+4];
	ld.param.u32 	%r105, [gray_to_rgb_1_3_param_4];
	ld.param.u64 	%rd264, [gray_to_rgb_1_3_param_3+24];
	ld.param.u64 	%rd263, [gray_to_rgb_1_3_param_3+16];
	ld.param.u64 	%rd262, [gray_to_rgb_1_3_param_3+8];
	ld.param.u64 	%rd98, [gray_to_rgb_1_3_param_3];
	ld.param.u64 	%rd260, [gray_to_rgb_1_3_param_1+24];
	ld.param.u64 	%rd259, [gray_to_rgb_1_3_param_1+16];
	ld.param.u64 	%rd258, [gray_to_rgb_1_3_param_1+8];
	ld.param.u64 	%rd93, [gray_to_rgb_1_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p4, %r112, 0;
	@%p4 bra 	$L__BB6_2;
	cvta.to.global.u64 	%rd102, %rd92;
	mul.wide.s32 	%rd103, %r1, 40;
	add.s64 	%rd104, %rd102, %rd103;
	ld.global.v2.u32 	{%r309, %r118}, [%rd104+32];
	ld.global.u64 	%rd260, [%rd104+24];
	ld.global.u64 	%rd259, [%rd104+16];
	ld.global.u64 	%rd258, [%rd104+8];
	ld.global.u64 	%rd257, [%rd104];
	bra.uni 	$L__BB6_3;
$L__BB6_2:
	cvt.s64.s32 	%rd105, %r1;
	mul.lo.s64 	%rd106, %rd93, %rd105;
	add.s64 	%rd257, %rd92, %rd106;
$L__BB6_3:
	setp.eq.s32 	%p5, %r116, 0;
	@%p5 bra 	$L__BB6_5;
	cvta.to.global.u64 	%rd107, %rd97;
	mul.wide.s32 	%rd108, %r1, 40;
	add.s64 	%rd109, %rd107, %rd108;
	ld.global.v2.u32 	{%r310, %r311}, [%rd109+32];
	ld.global.u64 	%rd264, [%rd109+24];
	ld.global.u64 	%rd263, [%rd109+16];
	ld.global.u64 	%rd262, [%rd109+8];
	ld.global.u64 	%rd261, [%rd109];
	bra.uni 	$L__BB6_6;
$L__BB6_5:
	cvt.s64.s32 	%rd110, %r1;
	mul.lo.s64 	%rd111, %rd98, %rd110;
	add.s64 	%rd261, %rd97, %rd111;
$L__BB6_6:
	mov.u32 	%r121, %ctaid.x;
	shl.b32 	%r122, %r121, 7;
	mov.u32 	%r14, %tid.x;
	shl.b32 	%r123, %r14, 2;
	add.s32 	%r15, %r122, %r123;
	mov.u32 	%r124, %ctaid.y;
	shl.b32 	%r125, %r124, 3;
	mov.u32 	%r16, %tid.y;
	add.s32 	%r17, %r125, %r16;
	setp.ge.s32 	%p6, %r17, %r311;
	@%p6 bra 	$L__BB6_147;
	cvt.u64.u32 	%rd27, %r16;
	shl.b32 	%r126, %r14, 6;
	cvt.u64.u32 	%rd28, %r126;
	mul.wide.u32 	%rd112, %r16, 2048;
	mov.u64 	%rd113, _ZZ6to_rgbI8FromGrayLi1ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd114, %rd113;
	add.s64 	%rd115, %rd114, %rd112;
	add.s64 	%rd29, %rd115, %rd28;
	setp.eq.s32 	%p7, %r105, 4;
	selp.b32 	%r127, 4, 2, %p7;
	setp.eq.s32 	%p8, %r105, 0;
	selp.b32 	%r19, 1, %r127, %p8;
	sub.s32 	%r20, %r309, %r15;
	min.s32 	%r21, %r20, 4;
	cvt.s64.s32 	%rd30, %r17;
	mul.lo.s64 	%rd116, %rd258, %rd30;
	cvt.s64.s32 	%rd31, %r15;
	mul.lo.s64 	%rd117, %rd259, %rd31;
	add.s64 	%rd118, %rd116, %rd117;
	add.s64 	%rd32, %rd257, %rd118;
	shl.b32 	%r22, %r19, 2;
	setp.gt.s32 	%p9, %r20, 3;
	cvt.u64.u32 	%rd119, %r19;
	setp.eq.s64 	%p10, %rd259, %rd119;
	and.pred  	%p1, %p10, %p9;
	not.pred 	%p11, %p1;
	@%p11 bra 	$L__BB6_9;
	add.s32 	%r128, %r22, -1;
	cvt.s64.s32 	%rd120, %r128;
	and.b64  	%rd121, %rd32, %rd120;
	setp.eq.s64 	%p12, %rd121, 0;
	mov.u64 	%rd265, %rd32;
	@%p12 bra 	$L__BB6_20;
$L__BB6_9:
	@%p11 bra 	$L__BB6_11;
	or.b64  	%rd122, %rd260, %rd32;
	add.s32 	%r129, %r22, -1;
	cvt.s64.s32 	%rd123, %r129;
	and.b64  	%rd124, %rd122, %rd123;
	setp.eq.s64 	%p14, %rd124, 0;
	mov.u64 	%rd265, %rd32;
	@%p14 bra 	$L__BB6_20;
$L__BB6_11:
	setp.lt.s32 	%p15, %r20, 1;
	mov.u64 	%rd265, %rd29;
	@%p15 bra 	$L__BB6_20;
	@%p8 bra 	$L__BB6_18;
	setp.eq.s32 	%p17, %r19, 2;
	@%p17 bra 	$L__BB6_16;
	bra.uni 	$L__BB6_14;
$L__BB6_16:
	mov.u32 	%r313, 0;
	shl.b64 	%rd136, %rd27, 11;
	add.s64 	%rd138, %rd113, %rd136;
$L__BB6_17:
	.pragma "nounroll";
	shl.b32 	%r134, %r313, 1;
	cvt.s64.s32 	%rd134, %r134;
	add.s64 	%rd135, %rd134, %rd28;
	add.s64 	%rd139, %rd138, %rd135;
	cvt.s64.s32 	%rd140, %r313;
	mul.lo.s64 	%rd141, %rd259, %rd140;
	add.s64 	%rd142, %rd32, %rd141;
	ld.u16 	%rs49, [%rd142];
	st.shared.u16 	[%rd139], %rs49;
	add.s32 	%r313, %r313, 1;
	setp.lt.s32 	%p19, %r313, %r21;
	mov.u64 	%rd265, %rd29;
	@%p19 bra 	$L__BB6_17;
	bra.uni 	$L__BB6_20;
$L__BB6_18:
	mov.u32 	%r314, 0;
	shl.b64 	%rd145, %rd27, 11;
	add.s64 	%rd147, %rd113, %rd145;
$L__BB6_19:
	.pragma "nounroll";
	mul.lo.s32 	%r136, %r314, %r19;
	cvt.s64.s32 	%rd143, %r136;
	add.s64 	%rd144, %rd143, %rd28;
	add.s64 	%rd148, %rd147, %rd144;
	cvt.s64.s32 	%rd149, %r314;
	mul.lo.s64 	%rd150, %rd259, %rd149;
	add.s64 	%rd151, %rd32, %rd150;
	ld.u8 	%rs50, [%rd151];
	st.shared.u8 	[%rd148], %rs50;
	add.s32 	%r314, %r314, 1;
	setp.lt.s32 	%p20, %r314, %r21;
	mov.u64 	%rd265, %rd29;
	@%p20 bra 	$L__BB6_19;
	bra.uni 	$L__BB6_20;
$L__BB6_14:
	mov.u32 	%r312, 0;
	shl.b64 	%rd127, %rd27, 11;
	add.s64 	%rd129, %rd113, %rd127;
$L__BB6_15:
	.pragma "nounroll";
	mul.lo.s32 	%r131, %r312, %r19;
	cvt.s64.s32 	%rd125, %r131;
	add.s64 	%rd126, %rd125, %rd28;
	add.s64 	%rd130, %rd129, %rd126;
	cvt.s64.s32 	%rd131, %r312;
	mul.lo.s64 	%rd132, %rd259, %rd131;
	add.s64 	%rd133, %rd32, %rd132;
	ld.u32 	%r132, [%rd133];
	st.shared.u32 	[%rd130], %r132;
	add.s32 	%r312, %r312, 1;
	setp.lt.s32 	%p18, %r312, %r21;
	mov.u64 	%rd265, %rd29;
	@%p18 bra 	$L__BB6_15;
$L__BB6_20:
	@%p8 bra 	$L__BB6_23;
	setp.ne.s32 	%p22, %r105, 4;
	@%p22 bra 	$L__BB6_24;
	ld.v4.f32 	{%f59, %f60, %f61, %f62}, [%rd265];
	bra.uni 	$L__BB6_29;
$L__BB6_23:
	ld.u32 	%r137, [%rd265];
	cvt.u16.u32 	%rs51, %r137;
	and.b16  	%rs52, %rs51, 255;
	cvt.rn.f32.u16 	%f59, %rs52;
	shr.u16 	%rs53, %rs51, 8;
	cvt.rn.f32.u16 	%f60, %rs53;
	shr.u32 	%r138, %r137, 16;
	cvt.u16.u32 	%rs54, %r138;
	and.b16  	%rs55, %rs54, 255;
	cvt.rn.f32.u16 	%f61, %rs55;
	shr.u32 	%r139, %r137, 24;
	cvt.u16.u32 	%rs56, %r139;
	cvt.rn.f32.u16 	%f62, %rs56;
	bra.uni 	$L__BB6_29;
$L__BB6_24:
	ld.v2.u32 	{%r140, %r141}, [%rd265];
	setp.eq.s32 	%p23, %r105, 3;
	@%p23 bra 	$L__BB6_27;
	setp.ne.s32 	%p24, %r105, 1;
	@%p24 bra 	$L__BB6_28;
	cvt.u16.u32 	%rs57, %r140;
	cvt.rn.f32.u16 	%f59, %rs57;
	shr.u32 	%r142, %r140, 16;
	cvt.u16.u32 	%rs58, %r142;
	cvt.rn.f32.u16 	%f60, %rs58;
	cvt.u16.u32 	%rs59, %r141;
	cvt.rn.f32.u16 	%f61, %rs59;
	shr.u32 	%r143, %r141, 16;
	cvt.u16.u32 	%rs60, %r143;
	cvt.rn.f32.u16 	%f62, %rs60;
	bra.uni 	$L__BB6_29;
$L__BB6_27:
	cvt.u16.u32 	%rs61, %r140;
	cvt.f32.f16 %f59, %rs61;
	shr.u32 	%r144, %r140, 16;
	cvt.u16.u32 	%rs62, %r144;
	cvt.f32.f16 %f60, %rs62;
	cvt.u16.u32 	%rs63, %r141;
	cvt.f32.f16 %f61, %rs63;
	shr.u32 	%r145, %r141, 16;
	cvt.u16.u32 	%rs64, %r145;
	cvt.f32.f16 %f62, %rs64;
	bra.uni 	$L__BB6_29;
$L__BB6_28:
	cvt.u16.u32 	%rs65, %r140;
	cvt.rn.f32.s16 	%f59, %rs65;
	shr.u32 	%r146, %r140, 16;
	cvt.u16.u32 	%rs66, %r146;
	cvt.rn.f32.s16 	%f60, %rs66;
	cvt.u16.u32 	%rs67, %r141;
	cvt.rn.f32.s16 	%f61, %rs67;
	shr.u32 	%r147, %r141, 16;
	cvt.u16.u32 	%rs68, %r147;
	cvt.rn.f32.s16 	%f62, %rs68;
$L__BB6_29:
	bar.warp.sync 	-1;
	setp.eq.s32 	%p25, %r106, 4;
	selp.b32 	%r148, 4, 2, %p25;
	setp.eq.s32 	%p26, %r106, 0;
	selp.b32 	%r33, 1, %r148, %p26;
	sub.s32 	%r34, %r310, %r15;
	min.s32 	%r35, %r34, 4;
	mul.lo.s64 	%rd152, %rd263, %rd31;
	mul.lo.s64 	%rd37, %rd262, %rd30;
	add.s64 	%rd38, %rd37, %rd152;
	add.s64 	%rd39, %rd261, %rd38;
	mul.lo.s32 	%r149, %r14, %r33;
	mul.lo.s32 	%r150, %r149, 12;
	cvt.s64.s32 	%rd40, %r150;
	mul.lo.s32 	%r36, %r33, 3;
	cvt.u64.u32 	%rd153, %r36;
	setp.ne.s64 	%p27, %rd263, %rd153;
	cvt.u64.u32 	%rd154, %r33;
	setp.ne.s64 	%p28, %rd264, %rd154;
	or.pred  	%p29, %p27, %p28;
	setp.gt.s32 	%p30, %r34, 3;
	and.pred  	%p31, %p30, %p29;
	setp.eq.s64 	%p32, %rd263, %rd154;
	and.pred  	%p33, %p32, %p31;
	@%p33 bra 	$L__BB6_31;
	bra.uni 	$L__BB6_30;
$L__BB6_31:
	or.b64  	%rd155, %rd264, %rd39;
	shl.b32 	%r151, %r33, 2;
	add.s32 	%r152, %r151, -1;
	cvt.s64.s32 	%rd156, %r152;
	and.b64  	%rd157, %rd155, %rd156;
	setp.eq.s64 	%p95, %rd157, 0;
	bra.uni 	$L__BB6_32;
$L__BB6_30:
	mov.pred 	%p95, 0;
$L__BB6_32:
	shl.b64 	%rd158, %rd27, 11;
	add.s64 	%rd161, %rd114, %rd158;
	add.s64 	%rd162, %rd161, %rd40;
	selp.b64 	%rd41, %rd39, %rd162, %p95;
	@%p26 bra 	$L__BB6_56;
	@%p25 bra 	$L__BB6_55;
	bra.uni 	$L__BB6_34;
$L__BB6_55:
	selp.f32 	%f45, %f62, %f60, %p95;
	selp.f32 	%f46, %f61, %f59, %p95;
	selp.f32 	%f47, %f60, %f59, %p95;
	st.v4.f32 	[%rd41], {%f59, %f47, %f46, %f45};
	bra.uni 	$L__BB6_57;
$L__BB6_56:
	selp.f32 	%f48, %f61, %f59, %p95;
	cvt.rni.s32.f32 	%r172, %f48;
	selp.f32 	%f49, %f62, %f60, %p95;
	cvt.rni.s32.f32 	%r171, %f49;
	mov.u32 	%r173, 0;
	cvt.pack.sat.u8.s32.b32 %r170, %r171, %r172, %r173;
	selp.f32 	%f50, %f60, %f59, %p95;
	cvt.rni.s32.f32 	%r175, %f50;
	cvt.rni.s32.f32 	%r176, %f59;
	cvt.pack.sat.u8.s32.b32 %r174, %r175, %r176, %r170;
	st.u32 	[%rd41], %r174;
	bra.uni 	$L__BB6_57;
$L__BB6_34:
	setp.eq.s32 	%p37, %r106, 3;
	@%p37 bra 	$L__BB6_38;
	bra.uni 	$L__BB6_35;
$L__BB6_38:
	cvt.rn.f16.f32 %rs88, %f59;
	bra.uni 	$L__BB6_39;
$L__BB6_35:
	setp.eq.s32 	%p38, %r106, 1;
	cvt.rni.s32.f32 	%r37, %f59;
	@%p38 bra 	$L__BB6_37;
	bra.uni 	$L__BB6_36;
$L__BB6_37:
	max.s32 	%r155, %r37, 0;
	min.s32 	%r156, %r155, 65535;
	cvt.u16.u32 	%rs88, %r156;
	bra.uni 	$L__BB6_39;
$L__BB6_36:
	max.s32 	%r153, %r37, -32768;
	min.s32 	%r154, %r153, 32767;
	cvt.u16.u32 	%rs88, %r154;
$L__BB6_39:
	@%p37 bra 	$L__BB6_43;
	bra.uni 	$L__BB6_40;
$L__BB6_43:
	selp.f32 	%f40, %f60, %f59, %p95;
	cvt.rn.f16.f32 %rs89, %f40;
	bra.uni 	$L__BB6_44;
$L__BB6_40:
	setp.eq.s32 	%p40, %r106, 1;
	selp.f32 	%f39, %f60, %f59, %p95;
	cvt.rni.s32.f32 	%r38, %f39;
	@%p40 bra 	$L__BB6_42;
	bra.uni 	$L__BB6_41;
$L__BB6_42:
	max.s32 	%r159, %r38, 0;
	min.s32 	%r160, %r159, 65535;
	cvt.u16.u32 	%rs89, %r160;
	bra.uni 	$L__BB6_44;
$L__BB6_41:
	max.s32 	%r157, %r38, -32768;
	min.s32 	%r158, %r157, 32767;
	cvt.u16.u32 	%rs89, %r158;
$L__BB6_44:
	mov.b32 	%r39, {%rs88, %rs89};
	@%p37 bra 	$L__BB6_48;
	bra.uni 	$L__BB6_45;
$L__BB6_48:
	selp.f32 	%f42, %f61, %f59, %p95;
	cvt.rn.f16.f32 %rs90, %f42;
	bra.uni 	$L__BB6_49;
$L__BB6_45:
	setp.eq.s32 	%p42, %r106, 1;
	selp.f32 	%f41, %f61, %f59, %p95;
	cvt.rni.s32.f32 	%r40, %f41;
	@%p42 bra 	$L__BB6_47;
	bra.uni 	$L__BB6_46;
$L__BB6_47:
	max.s32 	%r163, %r40, 0;
	min.s32 	%r164, %r163, 65535;
	cvt.u16.u32 	%rs90, %r164;
	bra.uni 	$L__BB6_49;
$L__BB6_46:
	max.s32 	%r161, %r40, -32768;
	min.s32 	%r162, %r161, 32767;
	cvt.u16.u32 	%rs90, %r162;
$L__BB6_49:
	@%p37 bra 	$L__BB6_53;
	bra.uni 	$L__BB6_50;
$L__BB6_53:
	selp.f32 	%f44, %f62, %f60, %p95;
	cvt.rn.f16.f32 %rs91, %f44;
	bra.uni 	$L__BB6_54;
$L__BB6_50:
	setp.eq.s32 	%p44, %r106, 1;
	selp.f32 	%f43, %f62, %f60, %p95;
	cvt.rni.s32.f32 	%r41, %f43;
	@%p44 bra 	$L__BB6_52;
	bra.uni 	$L__BB6_51;
$L__BB6_52:
	max.s32 	%r167, %r41, 0;
	min.s32 	%r168, %r167, 65535;
	cvt.u16.u32 	%rs91, %r168;
	bra.uni 	$L__BB6_54;
$L__BB6_51:
	max.s32 	%r165, %r41, -32768;
	min.s32 	%r166, %r165, 32767;
	cvt.u16.u32 	%rs91, %r166;
$L__BB6_54:
	mov.b32 	%r169, {%rs90, %rs91};
	st.v2.u32 	[%rd41], {%r39, %r169};
$L__BB6_57:
	selp.f32 	%f25, %f59, %f60, %p95;
	selp.f32 	%f26, %f62, %f61, %p95;
	shl.b32 	%r178, %r33, 2;
	cvt.u64.u32 	%rd163, %r178;
	selp.b64 	%rd164, %rd264, %rd163, %p95;
	add.s64 	%rd42, %rd41, %rd164;
	@%p26 bra 	$L__BB6_81;
	@%p25 bra 	$L__BB6_80;
	bra.uni 	$L__BB6_59;
$L__BB6_80:
	st.v4.f32 	[%rd42], {%f25, %f60, %f61, %f26};
	bra.uni 	$L__BB6_82;
$L__BB6_81:
	cvt.rni.s32.f32 	%r198, %f61;
	cvt.rni.s32.f32 	%r197, %f26;
	mov.u32 	%r199, 0;
	cvt.pack.sat.u8.s32.b32 %r196, %r197, %r198, %r199;
	cvt.rni.s32.f32 	%r201, %f60;
	cvt.rni.s32.f32 	%r202, %f25;
	cvt.pack.sat.u8.s32.b32 %r200, %r201, %r202, %r196;
	st.u32 	[%rd42], %r200;
	bra.uni 	$L__BB6_82;
$L__BB6_59:
	setp.eq.s32 	%p47, %r106, 3;
	@%p47 bra 	$L__BB6_63;
	bra.uni 	$L__BB6_60;
$L__BB6_63:
	cvt.rn.f16.f32 %rs92, %f25;
	bra.uni 	$L__BB6_64;
$L__BB6_60:
	setp.eq.s32 	%p48, %r106, 1;
	cvt.rni.s32.f32 	%r42, %f25;
	@%p48 bra 	$L__BB6_62;
	bra.uni 	$L__BB6_61;
$L__BB6_62:
	max.s32 	%r181, %r42, 0;
	min.s32 	%r182, %r181, 65535;
	cvt.u16.u32 	%rs92, %r182;
	bra.uni 	$L__BB6_64;
$L__BB6_61:
	max.s32 	%r179, %r42, -32768;
	min.s32 	%r180, %r179, 32767;
	cvt.u16.u32 	%rs92, %r180;
$L__BB6_64:
	@%p47 bra 	$L__BB6_68;
	bra.uni 	$L__BB6_65;
$L__BB6_68:
	cvt.rn.f16.f32 %rs93, %f60;
	bra.uni 	$L__BB6_69;
$L__BB6_65:
	setp.eq.s32 	%p50, %r106, 1;
	cvt.rni.s32.f32 	%r43, %f60;
	@%p50 bra 	$L__BB6_67;
	bra.uni 	$L__BB6_66;
$L__BB6_67:
	max.s32 	%r185, %r43, 0;
	min.s32 	%r186, %r185, 65535;
	cvt.u16.u32 	%rs93, %r186;
	bra.uni 	$L__BB6_69;
$L__BB6_66:
	max.s32 	%r183, %r43, -32768;
	min.s32 	%r184, %r183, 32767;
	cvt.u16.u32 	%rs93, %r184;
$L__BB6_69:
	mov.b32 	%r44, {%rs92, %rs93};
	@%p47 bra 	$L__BB6_73;
	bra.uni 	$L__BB6_70;
$L__BB6_73:
	cvt.rn.f16.f32 %rs94, %f61;
	bra.uni 	$L__BB6_74;
$L__BB6_70:
	setp.eq.s32 	%p52, %r106, 1;
	cvt.rni.s32.f32 	%r45, %f61;
	@%p52 bra 	$L__BB6_72;
	bra.uni 	$L__BB6_71;
$L__BB6_72:
	max.s32 	%r189, %r45, 0;
	min.s32 	%r190, %r189, 65535;
	cvt.u16.u32 	%rs94, %r190;
	bra.uni 	$L__BB6_74;
$L__BB6_71:
	max.s32 	%r187, %r45, -32768;
	min.s32 	%r188, %r187, 32767;
	cvt.u16.u32 	%rs94, %r188;
$L__BB6_74:
	@%p47 bra 	$L__BB6_78;
	bra.uni 	$L__BB6_75;
$L__BB6_78:
	cvt.rn.f16.f32 %rs95, %f26;
	bra.uni 	$L__BB6_79;
$L__BB6_75:
	setp.eq.s32 	%p54, %r106, 1;
	cvt.rni.s32.f32 	%r46, %f26;
	@%p54 bra 	$L__BB6_77;
	bra.uni 	$L__BB6_76;
$L__BB6_77:
	max.s32 	%r193, %r46, 0;
	min.s32 	%r194, %r193, 65535;
	cvt.u16.u32 	%rs95, %r194;
	bra.uni 	$L__BB6_79;
$L__BB6_76:
	max.s32 	%r191, %r46, -32768;
	min.s32 	%r192, %r191, 32767;
	cvt.u16.u32 	%rs95, %r192;
$L__BB6_79:
	mov.b32 	%r195, {%rs94, %rs95};
	st.v2.u32 	[%rd42], {%r44, %r195};
$L__BB6_82:
	selp.f32 	%f27, %f59, %f61, %p95;
	selp.f32 	%f28, %f60, %f62, %p95;
	selp.f32 	%f29, %f61, %f62, %p95;
	shl.b64 	%rd167, %rd164, 1;
	add.s64 	%rd43, %rd41, %rd167;
	@%p26 bra 	$L__BB6_106;
	@%p25 bra 	$L__BB6_105;
	bra.uni 	$L__BB6_84;
$L__BB6_105:
	st.v4.f32 	[%rd43], {%f27, %f28, %f29, %f62};
	bra.uni 	$L__BB6_107;
$L__BB6_106:
	cvt.rni.s32.f32 	%r224, %f29;
	cvt.rni.s32.f32 	%r223, %f62;
	mov.u32 	%r225, 0;
	cvt.pack.sat.u8.s32.b32 %r222, %r223, %r224, %r225;
	cvt.rni.s32.f32 	%r227, %f28;
	cvt.rni.s32.f32 	%r228, %f27;
	cvt.pack.sat.u8.s32.b32 %r226, %r227, %r228, %r222;
	st.u32 	[%rd43], %r226;
	bra.uni 	$L__BB6_107;
$L__BB6_84:
	setp.eq.s32 	%p57, %r106, 3;
	@%p57 bra 	$L__BB6_88;
	bra.uni 	$L__BB6_85;
$L__BB6_88:
	cvt.rn.f16.f32 %rs96, %f27;
	bra.uni 	$L__BB6_89;
$L__BB6_85:
	setp.eq.s32 	%p58, %r106, 1;
	cvt.rni.s32.f32 	%r47, %f27;
	@%p58 bra 	$L__BB6_87;
	bra.uni 	$L__BB6_86;
$L__BB6_87:
	max.s32 	%r207, %r47, 0;
	min.s32 	%r208, %r207, 65535;
	cvt.u16.u32 	%rs96, %r208;
	bra.uni 	$L__BB6_89;
$L__BB6_86:
	max.s32 	%r205, %r47, -32768;
	min.s32 	%r206, %r205, 32767;
	cvt.u16.u32 	%rs96, %r206;
$L__BB6_89:
	@%p57 bra 	$L__BB6_93;
	bra.uni 	$L__BB6_90;
$L__BB6_93:
	cvt.rn.f16.f32 %rs97, %f28;
	bra.uni 	$L__BB6_94;
$L__BB6_90:
	setp.eq.s32 	%p60, %r106, 1;
	cvt.rni.s32.f32 	%r48, %f28;
	@%p60 bra 	$L__BB6_92;
	bra.uni 	$L__BB6_91;
$L__BB6_92:
	max.s32 	%r211, %r48, 0;
	min.s32 	%r212, %r211, 65535;
	cvt.u16.u32 	%rs97, %r212;
	bra.uni 	$L__BB6_94;
$L__BB6_91:
	max.s32 	%r209, %r48, -32768;
	min.s32 	%r210, %r209, 32767;
	cvt.u16.u32 	%rs97, %r210;
$L__BB6_94:
	mov.b32 	%r49, {%rs96, %rs97};
	@%p57 bra 	$L__BB6_98;
	bra.uni 	$L__BB6_95;
$L__BB6_98:
	cvt.rn.f16.f32 %rs98, %f29;
	bra.uni 	$L__BB6_99;
$L__BB6_95:
	setp.eq.s32 	%p62, %r106, 1;
	cvt.rni.s32.f32 	%r50, %f29;
	@%p62 bra 	$L__BB6_97;
	bra.uni 	$L__BB6_96;
$L__BB6_97:
	max.s32 	%r215, %r50, 0;
	min.s32 	%r216, %r215, 65535;
	cvt.u16.u32 	%rs98, %r216;
	bra.uni 	$L__BB6_99;
$L__BB6_96:
	max.s32 	%r213, %r50, -32768;
	min.s32 	%r214, %r213, 32767;
	cvt.u16.u32 	%rs98, %r214;
$L__BB6_99:
	@%p57 bra 	$L__BB6_103;
	bra.uni 	$L__BB6_100;
$L__BB6_103:
	cvt.rn.f16.f32 %rs99, %f62;
	bra.uni 	$L__BB6_104;
$L__BB6_100:
	setp.eq.s32 	%p64, %r106, 1;
	cvt.rni.s32.f32 	%r51, %f62;
	@%p64 bra 	$L__BB6_102;
	bra.uni 	$L__BB6_101;
$L__BB6_102:
	max.s32 	%r219, %r51, 0;
	min.s32 	%r220, %r219, 65535;
	cvt.u16.u32 	%rs99, %r220;
	bra.uni 	$L__BB6_104;
$L__BB6_101:
	max.s32 	%r217, %r51, -32768;
	min.s32 	%r218, %r217, 32767;
	cvt.u16.u32 	%rs99, %r218;
$L__BB6_104:
	mov.b32 	%r221, {%rs98, %rs99};
	st.v2.u32 	[%rd43], {%r49, %r221};
$L__BB6_107:
	setp.eq.s64 	%p65, %rd263, %rd153;
	setp.eq.s64 	%p66, %rd264, %rd154;
	and.pred  	%p67, %p65, %p66;
	@%p67 bra 	$L__BB6_121;
	bra.uni 	$L__BB6_108;
$L__BB6_121:
	bar.warp.sync 	-1;
	mov.u32 	%r241, %tid.x;
	shl.b32 	%r242, %r241, 2;
	cvt.s64.s32 	%rd54, %r242;
	sub.s32 	%r245, %r310, %r122;
	min.s32 	%r246, %r245, 128;
	mul.lo.s32 	%r63, %r36, %r246;
	setp.lt.s32 	%p77, %r63, 1;
	@%p77 bra 	$L__BB6_147;
	mul.lo.s64 	%rd199, %rd263, %rd54;
	sub.s64 	%rd200, %rd38, %rd199;
	add.s64 	%rd55, %rd261, %rd200;
	and.b64  	%rd201, %rd55, 15;
	setp.eq.s64 	%p78, %rd201, 0;
	@%p78 bra 	$L__BB6_132;
	and.b64  	%rd202, %rd55, 3;
	setp.ne.s64 	%p79, %rd202, 0;
	mov.u32 	%r328, 0;
	@%p79 bra 	$L__BB6_140;
	shr.s32 	%r248, %r63, 31;
	shr.u32 	%r249, %r248, 30;
	add.s32 	%r250, %r63, %r249;
	shr.s32 	%r64, %r250, 2;
	setp.ge.s32 	%p80, %r14, %r64;
	@%p80 bra 	$L__BB6_131;
	not.b32 	%r251, %r14;
	add.s32 	%r65, %r64, %r251;
	shr.u32 	%r252, %r65, 5;
	add.s32 	%r253, %r252, 1;
	and.b32  	%r321, %r253, 3;
	setp.eq.s32 	%p81, %r321, 0;
	mov.u32 	%r322, %r14;
	@%p81 bra 	$L__BB6_128;
	mul.wide.s32 	%rd203, %r14, 4;
	sub.s64 	%rd204, %rd31, %rd54;
	mul.lo.s64 	%rd205, %rd263, %rd204;
	add.s64 	%rd206, %rd203, %rd205;
	add.s64 	%rd207, %rd206, %rd37;
	add.s64 	%rd269, %rd261, %rd207;
	add.s64 	%rd210, %rd113, %rd158;
	add.s64 	%rd268, %rd210, %rd203;
	mov.u32 	%r322, %r14;
$L__BB6_127:
	.pragma "nounroll";
	ld.shared.u32 	%r254, [%rd268];
	st.u32 	[%rd269], %r254;
	add.s32 	%r322, %r322, 32;
	add.s64 	%rd269, %rd269, 128;
	add.s64 	%rd268, %rd268, 128;
	add.s32 	%r321, %r321, -1;
	setp.ne.s32 	%p82, %r321, 0;
	@%p82 bra 	$L__BB6_127;
$L__BB6_128:
	setp.lt.u32 	%p83, %r65, 96;
	@%p83 bra 	$L__BB6_131;
	mul.wide.s32 	%rd211, %r322, 4;
	add.s64 	%rd214, %rd113, %rd158;
	add.s64 	%rd215, %rd214, %rd211;
	add.s64 	%rd271, %rd215, 256;
	sub.s64 	%rd216, %rd31, %rd54;
	mul.lo.s64 	%rd217, %rd263, %rd216;
	add.s64 	%rd218, %rd211, %rd217;
	add.s64 	%rd219, %rd218, %rd37;
	add.s64 	%rd220, %rd261, %rd219;
	add.s64 	%rd270, %rd220, 256;
$L__BB6_130:
	ld.shared.u32 	%r255, [%rd271+-256];
	st.u32 	[%rd270+-256], %r255;
	ld.shared.u32 	%r256, [%rd271+-128];
	st.u32 	[%rd270+-128], %r256;
	ld.shared.u32 	%r257, [%rd271];
	st.u32 	[%rd270], %r257;
	ld.shared.u32 	%r258, [%rd271+128];
	st.u32 	[%rd270+128], %r258;
	add.s64 	%rd271, %rd271, 512;
	add.s64 	%rd270, %rd270, 512;
	add.s32 	%r322, %r322, 128;
	setp.lt.s32 	%p84, %r322, %r64;
	@%p84 bra 	$L__BB6_130;
$L__BB6_131:
	and.b32  	%r328, %r63, -4;
	bra.uni 	$L__BB6_140;
$L__BB6_108:
	setp.lt.s32 	%p68, %r34, 1;
	or.pred  	%p69, %p68, %p95;
	@%p69 bra 	$L__BB6_147;
	@%p26 bra 	$L__BB6_117;
	mov.u32 	%r315, 0;
	add.s64 	%rd180, %rd113, %rd158;
$L__BB6_111:
	.pragma "nounroll";
	cvt.s64.s32 	%rd170, %r315;
	mul.lo.s64 	%rd171, %rd263, %rd170;
	add.s64 	%rd44, %rd171, %rd38;
	mul.lo.s32 	%r53, %r315, 3;
	setp.eq.s32 	%p71, %r33, 2;
	@%p71 bra 	$L__BB6_114;
	bra.uni 	$L__BB6_112;
$L__BB6_114:
	mov.u32 	%r317, 0;
$L__BB6_115:
	.pragma "nounroll";
	cvt.s64.s32 	%rd182, %r317;
	mul.lo.s64 	%rd183, %rd264, %rd182;
	add.s64 	%rd184, %rd44, %rd183;
	add.s64 	%rd185, %rd261, %rd184;
	add.s32 	%r236, %r317, %r53;
	shl.b32 	%r237, %r236, 1;
	cvt.s64.s32 	%rd186, %r237;
	add.s64 	%rd187, %rd186, %rd40;
	add.s64 	%rd191, %rd180, %rd187;
	ld.shared.u16 	%rs81, [%rd191];
	st.u16 	[%rd185], %rs81;
	add.s32 	%r317, %r317, 1;
	setp.ne.s32 	%p73, %r317, 3;
	@%p73 bra 	$L__BB6_115;
	bra.uni 	$L__BB6_116;
$L__BB6_112:
	mov.u32 	%r316, 0;
$L__BB6_113:
	.pragma "nounroll";
	cvt.s64.s32 	%rd172, %r316;
	mul.lo.s64 	%rd173, %rd264, %rd172;
	add.s64 	%rd174, %rd44, %rd173;
	add.s64 	%rd175, %rd261, %rd174;
	add.s32 	%r232, %r316, %r53;
	mul.lo.s32 	%r233, %r232, %r33;
	cvt.s64.s32 	%rd176, %r233;
	add.s64 	%rd177, %rd176, %rd40;
	add.s64 	%rd181, %rd180, %rd177;
	ld.shared.u32 	%r234, [%rd181];
	st.u32 	[%rd175], %r234;
	add.s32 	%r316, %r316, 1;
	setp.eq.s32 	%p72, %r316, 3;
	@%p72 bra 	$L__BB6_116;
	bra.uni 	$L__BB6_113;
$L__BB6_116:
	add.s32 	%r315, %r315, 1;
	setp.lt.s32 	%p74, %r315, %r35;
	@%p74 bra 	$L__BB6_111;
	bra.uni 	$L__BB6_147;
$L__BB6_132:
	shr.s32 	%r259, %r63, 31;
	shr.u32 	%r260, %r259, 28;
	add.s32 	%r261, %r63, %r260;
	shr.s32 	%r75, %r261, 4;
	setp.ge.s32 	%p85, %r14, %r75;
	@%p85 bra 	$L__BB6_139;
	not.b32 	%r262, %r14;
	add.s32 	%r76, %r75, %r262;
	shr.u32 	%r263, %r76, 5;
	add.s32 	%r264, %r263, 1;
	and.b32  	%r325, %r264, 3;
	setp.eq.s32 	%p86, %r325, 0;
	mov.u32 	%r326, %r14;
	@%p86 bra 	$L__BB6_136;
	mul.wide.s32 	%rd221, %r14, 16;
	add.s64 	%rd224, %rd113, %rd158;
	add.s64 	%rd273, %rd224, %rd221;
	sub.s64 	%rd225, %rd31, %rd54;
	mul.lo.s64 	%rd226, %rd263, %rd225;
	add.s64 	%rd227, %rd221, %rd226;
	add.s64 	%rd228, %rd227, %rd37;
	add.s64 	%rd272, %rd261, %rd228;
	mov.u32 	%r326, %r14;
$L__BB6_135:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r265, %r266, %r267, %r268}, [%rd273];
	st.v4.u32 	[%rd272], {%r265, %r266, %r267, %r268};
	add.s32 	%r326, %r326, 32;
	add.s64 	%rd273, %rd273, 512;
	add.s64 	%rd272, %rd272, 512;
	add.s32 	%r325, %r325, -1;
	setp.ne.s32 	%p87, %r325, 0;
	@%p87 bra 	$L__BB6_135;
$L__BB6_136:
	setp.lt.u32 	%p88, %r76, 96;
	@%p88 bra 	$L__BB6_139;
	mul.wide.s32 	%rd229, %r326, 16;
	sub.s64 	%rd230, %rd31, %rd54;
	mul.lo.s64 	%rd231, %rd263, %rd230;
	add.s64 	%rd232, %rd229, %rd231;
	add.s64 	%rd233, %rd232, %rd37;
	add.s64 	%rd234, %rd261, %rd233;
	add.s64 	%rd275, %rd234, 1024;
	add.s64 	%rd237, %rd113, %rd158;
	add.s64 	%rd238, %rd237, %rd229;
	add.s64 	%rd274, %rd238, 1024;
$L__BB6_138:
	ld.shared.v4.u32 	{%r273, %r274, %r275, %r276}, [%rd274+-1024];
	st.v4.u32 	[%rd275+-1024], {%r273, %r274, %r275, %r276};
	ld.shared.v4.u32 	{%r281, %r282, %r283, %r284}, [%rd274+-512];
	st.v4.u32 	[%rd275+-512], {%r281, %r282, %r283, %r284};
	ld.shared.v4.u32 	{%r289, %r290, %r291, %r292}, [%rd274];
	st.v4.u32 	[%rd275], {%r289, %r290, %r291, %r292};
	ld.shared.v4.u32 	{%r297, %r298, %r299, %r300}, [%rd274+512];
	st.v4.u32 	[%rd275+512], {%r297, %r298, %r299, %r300};
	add.s64 	%rd275, %rd275, 2048;
	add.s64 	%rd274, %rd274, 2048;
	add.s32 	%r326, %r326, 128;
	setp.lt.s32 	%p89, %r326, %r75;
	@%p89 bra 	$L__BB6_138;
$L__BB6_139:
	and.b32  	%r328, %r63, -16;
$L__BB6_140:
	add.s32 	%r331, %r328, %r14;
	setp.ge.s32 	%p90, %r331, %r63;
	@%p90 bra 	$L__BB6_147;
	not.b32 	%r305, %r14;
	add.s32 	%r306, %r63, %r305;
	sub.s32 	%r88, %r306, %r328;
	shr.u32 	%r307, %r88, 5;
	add.s32 	%r308, %r307, 1;
	and.b32  	%r330, %r308, 3;
	setp.eq.s32 	%p91, %r330, 0;
	@%p91 bra 	$L__BB6_144;
	sub.s64 	%rd239, %rd31, %rd54;
	mul.lo.s64 	%rd240, %rd263, %rd239;
	add.s64 	%rd241, %rd240, %rd37;
	cvt.s64.s32 	%rd242, %r331;
	add.s64 	%rd243, %rd241, %rd242;
	add.s64 	%rd277, %rd261, %rd243;
	add.s64 	%rd246, %rd113, %rd158;
	add.s64 	%rd276, %rd246, %rd242;
$L__BB6_143:
	.pragma "nounroll";
	ld.shared.u8 	%rs83, [%rd276];
	st.u8 	[%rd277], %rs83;
	add.s32 	%r331, %r331, 32;
	add.s64 	%rd277, %rd277, 32;
	add.s64 	%rd276, %rd276, 32;
	add.s32 	%r330, %r330, -1;
	setp.ne.s32 	%p92, %r330, 0;
	@%p92 bra 	$L__BB6_143;
$L__BB6_144:
	setp.lt.u32 	%p93, %r88, 96;
	@%p93 bra 	$L__BB6_147;
	cvt.s64.s32 	%rd247, %r331;
	add.s64 	%rd250, %rd113, %rd158;
	add.s64 	%rd251, %rd250, %rd247;
	add.s64 	%rd279, %rd251, 64;
	sub.s64 	%rd252, %rd31, %rd54;
	mul.lo.s64 	%rd253, %rd263, %rd252;
	add.s64 	%rd254, %rd253, %rd37;
	add.s64 	%rd255, %rd254, %rd247;
	add.s64 	%rd256, %rd261, %rd255;
	add.s64 	%rd278, %rd256, 64;
$L__BB6_146:
	ld.shared.u8 	%rs84, [%rd279+-64];
	st.u8 	[%rd278+-64], %rs84;
	ld.shared.u8 	%rs85, [%rd279+-32];
	st.u8 	[%rd278+-32], %rs85;
	ld.shared.u8 	%rs86, [%rd279];
	st.u8 	[%rd278], %rs86;
	ld.shared.u8 	%rs87, [%rd279+32];
	st.u8 	[%rd278+32], %rs87;
	add.s64 	%rd279, %rd279, 128;
	add.s64 	%rd278, %rd278, 128;
	add.s32 	%r331, %r331, 128;
	setp.lt.s32 	%p94, %r331, %r63;
	@%p94 bra 	$L__BB6_146;
	bra.uni 	$L__BB6_147;
$L__BB6_117:
	add.s64 	%rd194, %rd113, %rd158;
	add.s64 	%rd45, %rd194, %rd40;
	add.s64 	%rd47, %rd261, %rd37;
	mov.u32 	%r238, 0;
	mov.u32 	%r318, %r238;
$L__BB6_118:
	.pragma "nounroll";
	mul.lo.s32 	%r240, %r36, %r318;
	cvt.s64.s32 	%rd195, %r240;
	add.s64 	%rd267, %rd45, %rd195;
	cvt.s64.s32 	%rd196, %r318;
	add.s64 	%rd197, %rd31, %rd196;
	mul.lo.s64 	%rd198, %rd263, %rd197;
	add.s64 	%rd266, %rd47, %rd198;
	mov.u32 	%r319, %r238;
$L__BB6_119:
	.pragma "nounroll";
	ld.shared.u8 	%rs82, [%rd267];
	st.u8 	[%rd266], %rs82;
	add.s64 	%rd267, %rd267, %rd154;
	add.s64 	%rd266, %rd266, %rd264;
	add.s32 	%r319, %r319, 1;
	setp.ne.s32 	%p75, %r319, 3;
	@%p75 bra 	$L__BB6_119;
	add.s32 	%r318, %r318, 1;
	setp.lt.s32 	%p76, %r318, %r35;
	@%p76 bra 	$L__BB6_118;
$L__BB6_147:
	ret;
}
.visible .entry gray_to_rgb_1_4(
	.param .u64 gray_to_rgb_1_4_param_0,
	.param .align 8 .b8 gray_to_rgb_1_4_param_1[48],
	.param .u64 gray_to_rgb_1_4_param_2,
	.param .align 8 .b8 gray_to_rgb_1_4_param_3[48],
	.param .align 4 .b8 gray_to_rgb_1_4_param_4[16]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<106>;
	.reg .b16 	%rs<124>;
	.reg .f32 	%f<74>;
	.reg .b32 	%r<426>;
	.reg .b64 	%rd<332>;
	.shared .align 16 .b8 _ZZ6to_rgbI8FromGrayLi1ELi4EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd96, [gray_to_rgb_1_4_param_0];
	ld.param.v2.u32 	{%r402, %r117}, [gray_to_rgb_1_4_param_1+32];
	ld.param.v2.u32 	{%r118, %r119}, [gray_to_rgb_1_4_param_1+40];
	ld.param.u64 	%rd101, [gray_to_rgb_1_4_param_2];
	ld.param.v2.u32 	{%r403, %r404}, [gray_to_rgb_1_4_param_3+32];
	ld.param.v2.u32 	{%r122, %r123}, [gray_to_rgb_1_4_param_3+40];
	ld.param.u32 	%r113, [gray_to_rgb_1_4_param_4+4];
	ld.param.u32 	%r112, [gray_to_rgb_1_4_param_4];
	ld.param.u64 	%rd316, [gray_to_rgb_1_4_param_3+24];
	ld.param.u64 	%rd315, [gray_to_rgb_1_4_param_3+16];
	ld.param.u64 	%rd314, [gray_to_rgb_1_4_param_3+8];
	ld.param.u64 	%rd102, [gray_to_rgb_1_4_param_3];
	ld.param.u64 	%rd312, [gray_to_rgb_1_4_param_1+24];
	ld.param.u64 	%rd311, [gray_to_rgb_1_4_param_1+16];
	ld.param.u64 	%rd310, [gray_to_rgb_1_4_param_1+8];
	ld.param.u64 	%rd97, [gray_to_rgb_1_4_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p4, %r119, 0;
	@%p4 bra 	$L__BB7_2;
	cvta.to.global.u64 	%rd106, %rd96;
	mul.wide.s32 	%rd107, %r1, 40;
	add.s64 	%rd108, %rd106, %rd107;
	ld.global.v2.u32 	{%r402, %r125}, [%rd108+32];
	ld.global.u64 	%rd312, [%rd108+24];
	ld.global.u64 	%rd311, [%rd108+16];
	ld.global.u64 	%rd310, [%rd108+8];
	ld.global.u64 	%rd309, [%rd108];
	bra.uni 	$L__BB7_3;
$L__BB7_2:
	cvt.s64.s32 	%rd109, %r1;
	mul.lo.s64 	%rd110, %rd97, %rd109;
	add.s64 	%rd309, %rd96, %rd110;
$L__BB7_3:
	setp.eq.s32 	%p5, %r123, 0;
	@%p5 bra 	$L__BB7_5;
	cvta.to.global.u64 	%rd111, %rd101;
	mul.wide.s32 	%rd112, %r1, 40;
	add.s64 	%rd113, %rd111, %rd112;
	ld.global.v2.u32 	{%r403, %r404}, [%rd113+32];
	ld.global.u64 	%rd316, [%rd113+24];
	ld.global.u64 	%rd315, [%rd113+16];
	ld.global.u64 	%rd314, [%rd113+8];
	ld.global.u64 	%rd313, [%rd113];
	bra.uni 	$L__BB7_6;
$L__BB7_5:
	cvt.s64.s32 	%rd114, %r1;
	mul.lo.s64 	%rd115, %rd102, %rd114;
	add.s64 	%rd313, %rd101, %rd115;
$L__BB7_6:
	mov.u32 	%r128, %ctaid.x;
	shl.b32 	%r129, %r128, 7;
	mov.u32 	%r15, %tid.x;
	shl.b32 	%r130, %r15, 2;
	add.s32 	%r16, %r129, %r130;
	mov.u32 	%r131, %ctaid.y;
	shl.b32 	%r132, %r131, 3;
	mov.u32 	%r17, %tid.y;
	add.s32 	%r18, %r132, %r17;
	setp.ge.s32 	%p6, %r18, %r404;
	@%p6 bra 	$L__BB7_164;
	cvt.u64.u32 	%rd27, %r17;
	shl.b32 	%r133, %r15, 6;
	cvt.u64.u32 	%rd28, %r133;
	mul.wide.u32 	%rd116, %r17, 2048;
	mov.u64 	%rd117, _ZZ6to_rgbI8FromGrayLi1ELi4EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd118, %rd117;
	add.s64 	%rd119, %rd118, %rd116;
	add.s64 	%rd29, %rd119, %rd28;
	setp.eq.s32 	%p7, %r112, 4;
	selp.b32 	%r134, 4, 2, %p7;
	setp.eq.s32 	%p8, %r112, 0;
	selp.b32 	%r20, 1, %r134, %p8;
	sub.s32 	%r21, %r402, %r16;
	min.s32 	%r22, %r21, 4;
	cvt.s64.s32 	%rd30, %r18;
	mul.lo.s64 	%rd120, %rd310, %rd30;
	cvt.s64.s32 	%rd31, %r16;
	mul.lo.s64 	%rd121, %rd311, %rd31;
	add.s64 	%rd122, %rd120, %rd121;
	add.s64 	%rd32, %rd309, %rd122;
	shl.b32 	%r23, %r20, 2;
	setp.gt.s32 	%p9, %r21, 3;
	cvt.u64.u32 	%rd123, %r20;
	setp.eq.s64 	%p10, %rd311, %rd123;
	and.pred  	%p1, %p10, %p9;
	not.pred 	%p11, %p1;
	@%p11 bra 	$L__BB7_9;
	add.s32 	%r135, %r23, -1;
	cvt.s64.s32 	%rd124, %r135;
	and.b64  	%rd125, %rd32, %rd124;
	setp.eq.s64 	%p12, %rd125, 0;
	mov.u64 	%rd317, %rd32;
	@%p12 bra 	$L__BB7_20;
$L__BB7_9:
	@%p11 bra 	$L__BB7_11;
	or.b64  	%rd126, %rd312, %rd32;
	add.s32 	%r136, %r23, -1;
	cvt.s64.s32 	%rd127, %r136;
	and.b64  	%rd128, %rd126, %rd127;
	setp.eq.s64 	%p14, %rd128, 0;
	mov.u64 	%rd317, %rd32;
	@%p14 bra 	$L__BB7_20;
$L__BB7_11:
	setp.lt.s32 	%p15, %r21, 1;
	mov.u64 	%rd317, %rd29;
	@%p15 bra 	$L__BB7_20;
	@%p8 bra 	$L__BB7_18;
	setp.eq.s32 	%p17, %r20, 2;
	@%p17 bra 	$L__BB7_16;
	bra.uni 	$L__BB7_14;
$L__BB7_16:
	mov.u32 	%r406, 0;
	shl.b64 	%rd140, %rd27, 11;
	add.s64 	%rd142, %rd117, %rd140;
$L__BB7_17:
	.pragma "nounroll";
	shl.b32 	%r141, %r406, 1;
	cvt.s64.s32 	%rd138, %r141;
	add.s64 	%rd139, %rd138, %rd28;
	add.s64 	%rd143, %rd142, %rd139;
	cvt.s64.s32 	%rd144, %r406;
	mul.lo.s64 	%rd145, %rd311, %rd144;
	add.s64 	%rd146, %rd32, %rd145;
	ld.u16 	%rs65, [%rd146];
	st.shared.u16 	[%rd143], %rs65;
	add.s32 	%r406, %r406, 1;
	setp.lt.s32 	%p19, %r406, %r22;
	mov.u64 	%rd317, %rd29;
	@%p19 bra 	$L__BB7_17;
	bra.uni 	$L__BB7_20;
$L__BB7_18:
	mov.u32 	%r407, 0;
	shl.b64 	%rd149, %rd27, 11;
	add.s64 	%rd151, %rd117, %rd149;
$L__BB7_19:
	.pragma "nounroll";
	mul.lo.s32 	%r143, %r407, %r20;
	cvt.s64.s32 	%rd147, %r143;
	add.s64 	%rd148, %rd147, %rd28;
	add.s64 	%rd152, %rd151, %rd148;
	cvt.s64.s32 	%rd153, %r407;
	mul.lo.s64 	%rd154, %rd311, %rd153;
	add.s64 	%rd155, %rd32, %rd154;
	ld.u8 	%rs66, [%rd155];
	st.shared.u8 	[%rd152], %rs66;
	add.s32 	%r407, %r407, 1;
	setp.lt.s32 	%p20, %r407, %r22;
	mov.u64 	%rd317, %rd29;
	@%p20 bra 	$L__BB7_19;
	bra.uni 	$L__BB7_20;
$L__BB7_14:
	mov.u32 	%r405, 0;
	shl.b64 	%rd131, %rd27, 11;
	add.s64 	%rd133, %rd117, %rd131;
$L__BB7_15:
	.pragma "nounroll";
	mul.lo.s32 	%r138, %r405, %r20;
	cvt.s64.s32 	%rd129, %r138;
	add.s64 	%rd130, %rd129, %rd28;
	add.s64 	%rd134, %rd133, %rd130;
	cvt.s64.s32 	%rd135, %r405;
	mul.lo.s64 	%rd136, %rd311, %rd135;
	add.s64 	%rd137, %rd32, %rd136;
	ld.u32 	%r139, [%rd137];
	st.shared.u32 	[%rd134], %r139;
	add.s32 	%r405, %r405, 1;
	setp.lt.s32 	%p18, %r405, %r22;
	mov.u64 	%rd317, %rd29;
	@%p18 bra 	$L__BB7_15;
$L__BB7_20:
	@%p8 bra 	$L__BB7_23;
	setp.ne.s32 	%p22, %r112, 4;
	@%p22 bra 	$L__BB7_24;
	ld.v4.f32 	{%f70, %f71, %f72, %f73}, [%rd317];
	bra.uni 	$L__BB7_29;
$L__BB7_23:
	ld.u32 	%r144, [%rd317];
	cvt.u16.u32 	%rs67, %r144;
	and.b16  	%rs68, %rs67, 255;
	cvt.rn.f32.u16 	%f70, %rs68;
	shr.u16 	%rs69, %rs67, 8;
	cvt.rn.f32.u16 	%f71, %rs69;
	shr.u32 	%r145, %r144, 16;
	cvt.u16.u32 	%rs70, %r145;
	and.b16  	%rs71, %rs70, 255;
	cvt.rn.f32.u16 	%f72, %rs71;
	shr.u32 	%r146, %r144, 24;
	cvt.u16.u32 	%rs72, %r146;
	cvt.rn.f32.u16 	%f73, %rs72;
	bra.uni 	$L__BB7_29;
$L__BB7_24:
	ld.v2.u32 	{%r147, %r148}, [%rd317];
	setp.eq.s32 	%p23, %r112, 3;
	@%p23 bra 	$L__BB7_27;
	setp.ne.s32 	%p24, %r112, 1;
	@%p24 bra 	$L__BB7_28;
	cvt.u16.u32 	%rs73, %r147;
	cvt.rn.f32.u16 	%f70, %rs73;
	shr.u32 	%r149, %r147, 16;
	cvt.u16.u32 	%rs74, %r149;
	cvt.rn.f32.u16 	%f71, %rs74;
	cvt.u16.u32 	%rs75, %r148;
	cvt.rn.f32.u16 	%f72, %rs75;
	shr.u32 	%r150, %r148, 16;
	cvt.u16.u32 	%rs76, %r150;
	cvt.rn.f32.u16 	%f73, %rs76;
	bra.uni 	$L__BB7_29;
$L__BB7_27:
	cvt.u16.u32 	%rs77, %r147;
	cvt.f32.f16 %f70, %rs77;
	shr.u32 	%r151, %r147, 16;
	cvt.u16.u32 	%rs78, %r151;
	cvt.f32.f16 %f71, %rs78;
	cvt.u16.u32 	%rs79, %r148;
	cvt.f32.f16 %f72, %rs79;
	shr.u32 	%r152, %r148, 16;
	cvt.u16.u32 	%rs80, %r152;
	cvt.f32.f16 %f73, %rs80;
	bra.uni 	$L__BB7_29;
$L__BB7_28:
	cvt.u16.u32 	%rs81, %r147;
	cvt.rn.f32.s16 	%f70, %rs81;
	shr.u32 	%r153, %r147, 16;
	cvt.u16.u32 	%rs82, %r153;
	cvt.rn.f32.s16 	%f71, %rs82;
	cvt.u16.u32 	%rs83, %r148;
	cvt.rn.f32.s16 	%f72, %rs83;
	shr.u32 	%r154, %r148, 16;
	cvt.u16.u32 	%rs84, %r154;
	cvt.rn.f32.s16 	%f73, %rs84;
$L__BB7_29:
	bar.warp.sync 	-1;
	setp.eq.s32 	%p26, %r112, 2;
	selp.f32 	%f40, 0f46FFFE00, 0f3F800000, %p26;
	setp.eq.s32 	%p27, %r112, 1;
	selp.f32 	%f41, 0f477FFF00, %f40, %p27;
	selp.f32 	%f25, 0f437F0000, %f41, %p8;
	setp.eq.s32 	%p29, %r113, 4;
	selp.b32 	%r155, 4, 2, %p29;
	setp.eq.s32 	%p30, %r113, 0;
	selp.b32 	%r33, 1, %r155, %p30;
	sub.s32 	%r34, %r403, %r16;
	min.s32 	%r35, %r34, 4;
	mul.lo.s64 	%rd156, %rd315, %rd31;
	mul.lo.s64 	%rd37, %rd314, %rd30;
	add.s64 	%rd38, %rd37, %rd156;
	add.s64 	%rd39, %rd313, %rd38;
	mul.lo.s32 	%r156, %r15, %r33;
	shl.b32 	%r157, %r156, 4;
	cvt.s64.s32 	%rd40, %r157;
	shl.b32 	%r158, %r33, 2;
	cvt.u64.u32 	%rd41, %r158;
	setp.eq.s64 	%p31, %rd315, %rd41;
	cvt.u64.u32 	%rd157, %r33;
	setp.eq.s64 	%p32, %rd316, %rd157;
	and.pred  	%p33, %p31, %p32;
	setp.lt.s32 	%p34, %r34, 4;
	or.pred  	%p35, %p34, %p33;
	setp.ne.s64 	%p36, %rd315, %rd157;
	mov.pred 	%p105, 0;
	or.pred  	%p37, %p36, %p35;
	@%p37 bra 	$L__BB7_31;
	cvt.u32.u64 	%r159, %rd41;
	or.b64  	%rd158, %rd316, %rd39;
	add.s32 	%r160, %r159, -1;
	cvt.s64.s32 	%rd159, %r160;
	and.b64  	%rd160, %rd158, %rd159;
	setp.eq.s64 	%p105, %rd160, 0;
$L__BB7_31:
	shl.b64 	%rd161, %rd27, 11;
	add.s64 	%rd164, %rd118, %rd161;
	add.s64 	%rd165, %rd164, %rd40;
	selp.b64 	%rd42, %rd39, %rd165, %p105;
	selp.b64 	%rd43, %rd316, %rd41, %p105;
	add.s64 	%rd166, %rd42, %rd43;
	add.s64 	%rd44, %rd166, %rd43;
	@%p30 bra 	$L__BB7_124;
	selp.f32 	%f26, %f73, %f25, %p105;
	@%p29 bra 	$L__BB7_54;
	bra.uni 	$L__BB7_33;
$L__BB7_54:
	selp.f32 	%f48, %f72, %f70, %p105;
	selp.f32 	%f49, %f71, %f70, %p105;
	add.s64 	%rd178, %rd119, %rd40;
	selp.b64 	%rd180, %rd39, %rd178, %p105;
	st.v4.f32 	[%rd180], {%f70, %f49, %f48, %f26};
	bra.uni 	$L__BB7_55;
$L__BB7_124:
	selp.f32 	%f62, %f71, %f70, %p105;
	selp.f32 	%f63, %f72, %f70, %p105;
	cvt.rni.s32.f32 	%r235, %f63;
	selp.f32 	%f64, %f73, %f25, %p105;
	cvt.rni.s32.f32 	%r250, %f64;
	mov.u32 	%r260, 0;
	cvt.pack.sat.u8.s32.b32 %r233, %r250, %r235, %r260;
	cvt.rni.s32.f32 	%r238, %f62;
	cvt.rni.s32.f32 	%r239, %f70;
	cvt.pack.sat.u8.s32.b32 %r237, %r238, %r239, %r233;
	st.u32 	[%rd42], %r237;
	selp.f32 	%f65, %f72, %f71, %p105;
	cvt.rni.s32.f32 	%r243, %f65;
	cvt.pack.sat.u8.s32.b32 %r241, %r250, %r243, %r260;
	selp.f32 	%f66, %f70, %f71, %p105;
	cvt.rni.s32.f32 	%r247, %f66;
	cvt.rni.s32.f32 	%r246, %f71;
	cvt.pack.sat.u8.s32.b32 %r245, %r246, %r247, %r241;
	add.s64 	%rd207, %rd119, %rd40;
	selp.b64 	%rd209, %rd39, %rd207, %p105;
	add.s64 	%rd211, %rd209, %rd43;
	st.u32 	[%rd211], %r245;
	cvt.rni.s32.f32 	%r251, %f72;
	cvt.pack.sat.u8.s32.b32 %r249, %r250, %r251, %r260;
	selp.f32 	%f67, %f70, %f72, %p105;
	cvt.rni.s32.f32 	%r255, %f67;
	selp.f32 	%f68, %f71, %f72, %p105;
	cvt.rni.s32.f32 	%r254, %f68;
	cvt.pack.sat.u8.s32.b32 %r253, %r254, %r255, %r249;
	add.s64 	%rd212, %rd211, %rd43;
	st.u32 	[%rd212], %r253;
	selp.f32 	%f69, %f25, %f73, %p105;
	cvt.rni.s32.f32 	%r263, %f69;
	cvt.rni.s32.f32 	%r258, %f25;
	cvt.pack.sat.u8.s32.b32 %r257, %r258, %r263, %r260;
	cvt.pack.sat.u8.s32.b32 %r261, %r263, %r263, %r257;
	add.s64 	%rd213, %rd44, %rd43;
	st.u32 	[%rd213], %r261;
	bra.uni 	$L__BB7_125;
$L__BB7_33:
	setp.eq.s32 	%p40, %r113, 3;
	@%p40 bra 	$L__BB7_37;
	bra.uni 	$L__BB7_34;
$L__BB7_37:
	cvt.rn.f16.f32 %rs108, %f70;
	bra.uni 	$L__BB7_38;
$L__BB7_34:
	setp.eq.s32 	%p41, %r113, 1;
	cvt.rni.s32.f32 	%r36, %f70;
	@%p41 bra 	$L__BB7_36;
	bra.uni 	$L__BB7_35;
$L__BB7_36:
	max.s32 	%r163, %r36, 0;
	min.s32 	%r164, %r163, 65535;
	cvt.u16.u32 	%rs108, %r164;
	bra.uni 	$L__BB7_38;
$L__BB7_35:
	max.s32 	%r161, %r36, -32768;
	min.s32 	%r162, %r161, 32767;
	cvt.u16.u32 	%rs108, %r162;
$L__BB7_38:
	@%p40 bra 	$L__BB7_42;
	bra.uni 	$L__BB7_39;
$L__BB7_42:
	selp.f32 	%f44, %f71, %f70, %p105;
	cvt.rn.f16.f32 %rs109, %f44;
	bra.uni 	$L__BB7_43;
$L__BB7_39:
	setp.eq.s32 	%p43, %r113, 1;
	selp.f32 	%f43, %f71, %f70, %p105;
	cvt.rni.s32.f32 	%r37, %f43;
	@%p43 bra 	$L__BB7_41;
	bra.uni 	$L__BB7_40;
$L__BB7_41:
	max.s32 	%r167, %r37, 0;
	min.s32 	%r168, %r167, 65535;
	cvt.u16.u32 	%rs109, %r168;
	bra.uni 	$L__BB7_43;
$L__BB7_40:
	max.s32 	%r165, %r37, -32768;
	min.s32 	%r166, %r165, 32767;
	cvt.u16.u32 	%rs109, %r166;
$L__BB7_43:
	mov.b32 	%r38, {%rs108, %rs109};
	@%p40 bra 	$L__BB7_47;
	bra.uni 	$L__BB7_44;
$L__BB7_47:
	selp.f32 	%f46, %f72, %f70, %p105;
	cvt.rn.f16.f32 %rs110, %f46;
	bra.uni 	$L__BB7_48;
$L__BB7_44:
	setp.eq.s32 	%p45, %r113, 1;
	selp.f32 	%f45, %f72, %f70, %p105;
	cvt.rni.s32.f32 	%r39, %f45;
	@%p45 bra 	$L__BB7_46;
	bra.uni 	$L__BB7_45;
$L__BB7_46:
	max.s32 	%r171, %r39, 0;
	min.s32 	%r172, %r171, 65535;
	cvt.u16.u32 	%rs110, %r172;
	bra.uni 	$L__BB7_48;
$L__BB7_45:
	max.s32 	%r169, %r39, -32768;
	min.s32 	%r170, %r169, 32767;
	cvt.u16.u32 	%rs110, %r170;
$L__BB7_48:
	@%p40 bra 	$L__BB7_52;
	bra.uni 	$L__BB7_49;
$L__BB7_52:
	cvt.rn.f16.f32 %rs111, %f26;
	bra.uni 	$L__BB7_53;
$L__BB7_49:
	setp.eq.s32 	%p47, %r113, 1;
	cvt.rni.s32.f32 	%r40, %f26;
	@%p47 bra 	$L__BB7_51;
	bra.uni 	$L__BB7_50;
$L__BB7_51:
	max.s32 	%r175, %r40, 0;
	min.s32 	%r176, %r175, 65535;
	cvt.u16.u32 	%rs111, %r176;
	bra.uni 	$L__BB7_53;
$L__BB7_50:
	max.s32 	%r173, %r40, -32768;
	min.s32 	%r174, %r173, 32767;
	cvt.u16.u32 	%rs111, %r174;
$L__BB7_53:
	mov.b32 	%r177, {%rs110, %rs111};
	add.s64 	%rd171, %rd119, %rd40;
	selp.b64 	%rd173, %rd39, %rd171, %p105;
	st.v2.u32 	[%rd173], {%r38, %r177};
$L__BB7_55:
	selp.f32 	%f27, %f70, %f71, %p105;
	selp.f32 	%f28, %f72, %f71, %p105;
	@%p29 bra 	$L__BB7_77;
	bra.uni 	$L__BB7_56;
$L__BB7_77:
	add.s64 	%rd194, %rd119, %rd40;
	selp.b64 	%rd196, %rd39, %rd194, %p105;
	add.s64 	%rd198, %rd196, %rd43;
	st.v4.f32 	[%rd198], {%f27, %f71, %f28, %f26};
	bra.uni 	$L__BB7_78;
$L__BB7_56:
	setp.eq.s32 	%p49, %r113, 3;
	@%p49 bra 	$L__BB7_60;
	bra.uni 	$L__BB7_57;
$L__BB7_60:
	cvt.rn.f16.f32 %rs112, %f27;
	bra.uni 	$L__BB7_61;
$L__BB7_57:
	setp.eq.s32 	%p50, %r113, 1;
	cvt.rni.s32.f32 	%r41, %f27;
	@%p50 bra 	$L__BB7_59;
	bra.uni 	$L__BB7_58;
$L__BB7_59:
	max.s32 	%r182, %r41, 0;
	min.s32 	%r183, %r182, 65535;
	cvt.u16.u32 	%rs112, %r183;
	bra.uni 	$L__BB7_61;
$L__BB7_58:
	max.s32 	%r180, %r41, -32768;
	min.s32 	%r181, %r180, 32767;
	cvt.u16.u32 	%rs112, %r181;
$L__BB7_61:
	@%p49 bra 	$L__BB7_65;
	bra.uni 	$L__BB7_62;
$L__BB7_65:
	cvt.rn.f16.f32 %rs113, %f71;
	bra.uni 	$L__BB7_66;
$L__BB7_62:
	setp.eq.s32 	%p52, %r113, 1;
	cvt.rni.s32.f32 	%r42, %f71;
	@%p52 bra 	$L__BB7_64;
	bra.uni 	$L__BB7_63;
$L__BB7_64:
	max.s32 	%r186, %r42, 0;
	min.s32 	%r187, %r186, 65535;
	cvt.u16.u32 	%rs113, %r187;
	bra.uni 	$L__BB7_66;
$L__BB7_63:
	max.s32 	%r184, %r42, -32768;
	min.s32 	%r185, %r184, 32767;
	cvt.u16.u32 	%rs113, %r185;
$L__BB7_66:
	mov.b32 	%r43, {%rs112, %rs113};
	@%p49 bra 	$L__BB7_70;
	bra.uni 	$L__BB7_67;
$L__BB7_70:
	cvt.rn.f16.f32 %rs114, %f28;
	bra.uni 	$L__BB7_71;
$L__BB7_67:
	setp.eq.s32 	%p54, %r113, 1;
	cvt.rni.s32.f32 	%r44, %f28;
	@%p54 bra 	$L__BB7_69;
	bra.uni 	$L__BB7_68;
$L__BB7_69:
	max.s32 	%r190, %r44, 0;
	min.s32 	%r191, %r190, 65535;
	cvt.u16.u32 	%rs114, %r191;
	bra.uni 	$L__BB7_71;
$L__BB7_68:
	max.s32 	%r188, %r44, -32768;
	min.s32 	%r189, %r188, 32767;
	cvt.u16.u32 	%rs114, %r189;
$L__BB7_71:
	@%p49 bra 	$L__BB7_75;
	bra.uni 	$L__BB7_72;
$L__BB7_75:
	cvt.rn.f16.f32 %rs115, %f26;
	bra.uni 	$L__BB7_76;
$L__BB7_72:
	setp.eq.s32 	%p56, %r113, 1;
	cvt.rni.s32.f32 	%r45, %f26;
	@%p56 bra 	$L__BB7_74;
	bra.uni 	$L__BB7_73;
$L__BB7_74:
	max.s32 	%r194, %r45, 0;
	min.s32 	%r195, %r194, 65535;
	cvt.u16.u32 	%rs115, %r195;
	bra.uni 	$L__BB7_76;
$L__BB7_73:
	max.s32 	%r192, %r45, -32768;
	min.s32 	%r193, %r192, 32767;
	cvt.u16.u32 	%rs115, %r193;
$L__BB7_76:
	mov.b32 	%r196, {%rs114, %rs115};
	add.s64 	%rd185, %rd119, %rd40;
	selp.b64 	%rd187, %rd39, %rd185, %p105;
	add.s64 	%rd189, %rd187, %rd43;
	st.v2.u32 	[%rd189], {%r43, %r196};
$L__BB7_78:
	selp.f32 	%f29, %f70, %f72, %p105;
	selp.f32 	%f30, %f71, %f72, %p105;
	@%p29 bra 	$L__BB7_100;
	bra.uni 	$L__BB7_79;
$L__BB7_100:
	st.v4.f32 	[%rd44], {%f29, %f30, %f72, %f26};
	bra.uni 	$L__BB7_101;
$L__BB7_79:
	setp.eq.s32 	%p58, %r113, 3;
	@%p58 bra 	$L__BB7_83;
	bra.uni 	$L__BB7_80;
$L__BB7_83:
	cvt.rn.f16.f32 %rs116, %f29;
	bra.uni 	$L__BB7_84;
$L__BB7_80:
	setp.eq.s32 	%p59, %r113, 1;
	cvt.rni.s32.f32 	%r46, %f29;
	@%p59 bra 	$L__BB7_82;
	bra.uni 	$L__BB7_81;
$L__BB7_82:
	max.s32 	%r201, %r46, 0;
	min.s32 	%r202, %r201, 65535;
	cvt.u16.u32 	%rs116, %r202;
	bra.uni 	$L__BB7_84;
$L__BB7_81:
	max.s32 	%r199, %r46, -32768;
	min.s32 	%r200, %r199, 32767;
	cvt.u16.u32 	%rs116, %r200;
$L__BB7_84:
	@%p58 bra 	$L__BB7_88;
	bra.uni 	$L__BB7_85;
$L__BB7_88:
	cvt.rn.f16.f32 %rs117, %f30;
	bra.uni 	$L__BB7_89;
$L__BB7_85:
	setp.eq.s32 	%p61, %r113, 1;
	cvt.rni.s32.f32 	%r47, %f30;
	@%p61 bra 	$L__BB7_87;
	bra.uni 	$L__BB7_86;
$L__BB7_87:
	max.s32 	%r205, %r47, 0;
	min.s32 	%r206, %r205, 65535;
	cvt.u16.u32 	%rs117, %r206;
	bra.uni 	$L__BB7_89;
$L__BB7_86:
	max.s32 	%r203, %r47, -32768;
	min.s32 	%r204, %r203, 32767;
	cvt.u16.u32 	%rs117, %r204;
$L__BB7_89:
	mov.b32 	%r48, {%rs116, %rs117};
	@%p58 bra 	$L__BB7_93;
	bra.uni 	$L__BB7_90;
$L__BB7_93:
	cvt.rn.f16.f32 %rs118, %f72;
	bra.uni 	$L__BB7_94;
$L__BB7_90:
	setp.eq.s32 	%p63, %r113, 1;
	cvt.rni.s32.f32 	%r49, %f72;
	@%p63 bra 	$L__BB7_92;
	bra.uni 	$L__BB7_91;
$L__BB7_92:
	max.s32 	%r209, %r49, 0;
	min.s32 	%r210, %r209, 65535;
	cvt.u16.u32 	%rs118, %r210;
	bra.uni 	$L__BB7_94;
$L__BB7_91:
	max.s32 	%r207, %r49, -32768;
	min.s32 	%r208, %r207, 32767;
	cvt.u16.u32 	%rs118, %r208;
$L__BB7_94:
	@%p58 bra 	$L__BB7_98;
	bra.uni 	$L__BB7_95;
$L__BB7_98:
	cvt.rn.f16.f32 %rs119, %f26;
	bra.uni 	$L__BB7_99;
$L__BB7_95:
	setp.eq.s32 	%p65, %r113, 1;
	cvt.rni.s32.f32 	%r50, %f26;
	@%p65 bra 	$L__BB7_97;
	bra.uni 	$L__BB7_96;
$L__BB7_97:
	max.s32 	%r213, %r50, 0;
	min.s32 	%r214, %r213, 65535;
	cvt.u16.u32 	%rs119, %r214;
	bra.uni 	$L__BB7_99;
$L__BB7_96:
	max.s32 	%r211, %r50, -32768;
	min.s32 	%r212, %r211, 32767;
	cvt.u16.u32 	%rs119, %r212;
$L__BB7_99:
	mov.b32 	%r215, {%rs118, %rs119};
	st.v2.u32 	[%rd44], {%r48, %r215};
$L__BB7_101:
	selp.f32 	%f31, %f25, %f73, %p105;
	@%p29 bra 	$L__BB7_123;
	bra.uni 	$L__BB7_102;
$L__BB7_123:
	add.s64 	%rd202, %rd44, %rd43;
	st.v4.f32 	[%rd202], {%f31, %f31, %f31, %f25};
	bra.uni 	$L__BB7_125;
$L__BB7_102:
	setp.eq.s32 	%p67, %r113, 3;
	@%p67 bra 	$L__BB7_106;
	bra.uni 	$L__BB7_103;
$L__BB7_106:
	cvt.rn.f16.f32 %rs120, %f31;
	bra.uni 	$L__BB7_107;
$L__BB7_103:
	setp.eq.s32 	%p68, %r113, 1;
	cvt.rni.s32.f32 	%r51, %f31;
	@%p68 bra 	$L__BB7_105;
	bra.uni 	$L__BB7_104;
$L__BB7_105:
	max.s32 	%r218, %r51, 0;
	min.s32 	%r219, %r218, 65535;
	cvt.u16.u32 	%rs120, %r219;
	bra.uni 	$L__BB7_107;
$L__BB7_104:
	max.s32 	%r216, %r51, -32768;
	min.s32 	%r217, %r216, 32767;
	cvt.u16.u32 	%rs120, %r217;
$L__BB7_107:
	@%p67 bra 	$L__BB7_111;
	bra.uni 	$L__BB7_108;
$L__BB7_111:
	cvt.rn.f16.f32 %rs121, %f31;
	bra.uni 	$L__BB7_112;
$L__BB7_108:
	setp.eq.s32 	%p70, %r113, 1;
	cvt.rni.s32.f32 	%r52, %f31;
	@%p70 bra 	$L__BB7_110;
	bra.uni 	$L__BB7_109;
$L__BB7_110:
	max.s32 	%r222, %r52, 0;
	min.s32 	%r223, %r222, 65535;
	cvt.u16.u32 	%rs121, %r223;
	bra.uni 	$L__BB7_112;
$L__BB7_109:
	max.s32 	%r220, %r52, -32768;
	min.s32 	%r221, %r220, 32767;
	cvt.u16.u32 	%rs121, %r221;
$L__BB7_112:
	mov.b32 	%r53, {%rs120, %rs121};
	@%p67 bra 	$L__BB7_116;
	bra.uni 	$L__BB7_113;
$L__BB7_116:
	cvt.rn.f16.f32 %rs122, %f31;
	bra.uni 	$L__BB7_117;
$L__BB7_113:
	setp.eq.s32 	%p72, %r113, 1;
	cvt.rni.s32.f32 	%r54, %f31;
	@%p72 bra 	$L__BB7_115;
	bra.uni 	$L__BB7_114;
$L__BB7_115:
	max.s32 	%r226, %r54, 0;
	min.s32 	%r227, %r226, 65535;
	cvt.u16.u32 	%rs122, %r227;
	bra.uni 	$L__BB7_117;
$L__BB7_114:
	max.s32 	%r224, %r54, -32768;
	min.s32 	%r225, %r224, 32767;
	cvt.u16.u32 	%rs122, %r225;
$L__BB7_117:
	@%p67 bra 	$L__BB7_121;
	bra.uni 	$L__BB7_118;
$L__BB7_121:
	cvt.rn.f16.f32 %rs123, %f25;
	bra.uni 	$L__BB7_122;
$L__BB7_118:
	setp.eq.s32 	%p74, %r113, 1;
	cvt.rni.s32.f32 	%r55, %f25;
	@%p74 bra 	$L__BB7_120;
	bra.uni 	$L__BB7_119;
$L__BB7_120:
	max.s32 	%r230, %r55, 0;
	min.s32 	%r231, %r230, 65535;
	cvt.u16.u32 	%rs123, %r231;
	bra.uni 	$L__BB7_122;
$L__BB7_119:
	max.s32 	%r228, %r55, -32768;
	min.s32 	%r229, %r228, 32767;
	cvt.u16.u32 	%rs123, %r229;
$L__BB7_122:
	mov.b32 	%r232, {%rs122, %rs123};
	add.s64 	%rd200, %rd44, %rd43;
	st.v2.u32 	[%rd200], {%r53, %r232};
$L__BB7_125:
	@%p33 bra 	$L__BB7_139;
	bra.uni 	$L__BB7_126;
$L__BB7_139:
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd58, %r130;
	sub.s32 	%r291, %r403, %r129;
	min.s32 	%r292, %r291, 128;
	mul.lo.s32 	%r293, %r292, %r33;
	shl.b32 	%r67, %r293, 2;
	setp.lt.s32 	%p87, %r67, 1;
	@%p87 bra 	$L__BB7_164;
	mul.lo.s64 	%rd245, %rd315, %rd58;
	sub.s64 	%rd246, %rd38, %rd245;
	add.s64 	%rd59, %rd313, %rd246;
	and.b64  	%rd247, %rd59, 15;
	setp.eq.s64 	%p88, %rd247, 0;
	@%p88 bra 	$L__BB7_149;
	and.b64  	%rd248, %rd59, 3;
	setp.ne.s64 	%p89, %rd248, 0;
	mov.u32 	%r421, 0;
	@%p89 bra 	$L__BB7_157;
	shr.s32 	%r295, %r67, 31;
	shr.u32 	%r296, %r295, 30;
	add.s32 	%r297, %r67, %r296;
	shr.s32 	%r68, %r297, 2;
	mov.u32 	%r415, %tid.x;
	setp.ge.s32 	%p90, %r415, %r68;
	mov.u32 	%r421, %r67;
	@%p90 bra 	$L__BB7_157;
	not.b32 	%r299, %r415;
	add.s32 	%r70, %r68, %r299;
	shr.u32 	%r300, %r70, 5;
	add.s32 	%r301, %r300, 1;
	and.b32  	%r414, %r301, 3;
	setp.eq.s32 	%p91, %r414, 0;
	@%p91 bra 	$L__BB7_146;
	mov.u32 	%r415, %tid.x;
	mul.wide.s32 	%rd249, %r415, 4;
	shl.b32 	%r304, %r415, 2;
	add.s32 	%r305, %r129, %r304;
	cvt.s64.s32 	%rd250, %r305;
	sub.s64 	%rd251, %rd250, %rd58;
	mul.lo.s64 	%rd252, %rd315, %rd251;
	add.s64 	%rd253, %rd249, %rd252;
	add.s64 	%rd254, %rd253, %rd37;
	add.s64 	%rd321, %rd313, %rd254;
	add.s64 	%rd257, %rd117, %rd116;
	add.s64 	%rd320, %rd257, %rd249;
$L__BB7_145:
	.pragma "nounroll";
	ld.shared.u32 	%r307, [%rd320];
	st.u32 	[%rd321], %r307;
	add.s32 	%r415, %r415, 32;
	add.s64 	%rd321, %rd321, 128;
	add.s64 	%rd320, %rd320, 128;
	add.s32 	%r414, %r414, -1;
	setp.ne.s32 	%p92, %r414, 0;
	@%p92 bra 	$L__BB7_145;
$L__BB7_146:
	setp.lt.u32 	%p93, %r70, 96;
	mov.u32 	%r421, %r67;
	@%p93 bra 	$L__BB7_157;
	mul.wide.s32 	%rd258, %r415, 4;
	add.s64 	%rd261, %rd117, %rd116;
	add.s64 	%rd262, %rd261, %rd258;
	add.s64 	%rd323, %rd262, 256;
	mov.u32 	%r311, %tid.x;
	shl.b32 	%r312, %r311, 2;
	add.s32 	%r313, %r129, %r312;
	cvt.s64.s32 	%rd263, %r313;
	sub.s64 	%rd264, %rd263, %rd58;
	mul.lo.s64 	%rd265, %rd315, %rd264;
	add.s64 	%rd266, %rd258, %rd265;
	add.s64 	%rd267, %rd266, %rd37;
	add.s64 	%rd268, %rd313, %rd267;
	add.s64 	%rd322, %rd268, 256;
$L__BB7_148:
	ld.shared.u32 	%r314, [%rd323+-256];
	st.u32 	[%rd322+-256], %r314;
	ld.shared.u32 	%r315, [%rd323+-128];
	st.u32 	[%rd322+-128], %r315;
	ld.shared.u32 	%r316, [%rd323];
	st.u32 	[%rd322], %r316;
	ld.shared.u32 	%r317, [%rd323+128];
	st.u32 	[%rd322+128], %r317;
	add.s64 	%rd323, %rd323, 512;
	add.s64 	%rd322, %rd322, 512;
	add.s32 	%r415, %r415, 128;
	setp.lt.s32 	%p94, %r415, %r68;
	mov.u32 	%r421, %r67;
	@%p94 bra 	$L__BB7_148;
	bra.uni 	$L__BB7_157;
$L__BB7_126:
	setp.lt.s32 	%p78, %r34, 1;
	or.pred  	%p79, %p78, %p105;
	@%p79 bra 	$L__BB7_164;
	@%p30 bra 	$L__BB7_135;
	mov.u32 	%r408, 0;
$L__BB7_129:
	.pragma "nounroll";
	cvt.s64.s32 	%rd216, %r408;
	mul.lo.s64 	%rd217, %rd315, %rd216;
	add.s64 	%rd45, %rd217, %rd38;
	shl.b32 	%r57, %r408, 2;
	setp.eq.s32 	%p81, %r33, 2;
	@%p81 bra 	$L__BB7_132;
	bra.uni 	$L__BB7_130;
$L__BB7_132:
	mov.u32 	%r410, 0;
$L__BB7_133:
	.pragma "nounroll";
	cvt.s64.s32 	%rd228, %r410;
	mul.lo.s64 	%rd229, %rd316, %rd228;
	add.s64 	%rd230, %rd45, %rd229;
	add.s64 	%rd231, %rd313, %rd230;
	add.s32 	%r275, %r410, %r57;
	shl.b32 	%r276, %r275, 1;
	cvt.s64.s32 	%rd232, %r276;
	add.s64 	%rd233, %rd232, %rd40;
	add.s64 	%rd236, %rd117, %rd161;
	add.s64 	%rd237, %rd236, %rd233;
	ld.shared.u16 	%rs101, [%rd237];
	st.u16 	[%rd231], %rs101;
	add.s32 	%r410, %r410, 1;
	setp.ne.s32 	%p83, %r410, 4;
	@%p83 bra 	$L__BB7_133;
	bra.uni 	$L__BB7_134;
$L__BB7_130:
	mov.u32 	%r409, 0;
$L__BB7_131:
	.pragma "nounroll";
	cvt.s64.s32 	%rd218, %r409;
	mul.lo.s64 	%rd219, %rd316, %rd218;
	add.s64 	%rd220, %rd45, %rd219;
	add.s64 	%rd221, %rd313, %rd220;
	add.s32 	%r270, %r409, %r57;
	mul.lo.s32 	%r271, %r270, %r33;
	cvt.s64.s32 	%rd222, %r271;
	add.s64 	%rd223, %rd222, %rd40;
	add.s64 	%rd226, %rd117, %rd161;
	add.s64 	%rd227, %rd226, %rd223;
	ld.shared.u32 	%r272, [%rd227];
	st.u32 	[%rd221], %r272;
	add.s32 	%r409, %r409, 1;
	setp.eq.s32 	%p82, %r409, 4;
	@%p82 bra 	$L__BB7_134;
	bra.uni 	$L__BB7_131;
$L__BB7_134:
	add.s32 	%r408, %r408, 1;
	setp.lt.s32 	%p84, %r408, %r35;
	@%p84 bra 	$L__BB7_129;
	bra.uni 	$L__BB7_164;
$L__BB7_149:
	shr.s32 	%r318, %r67, 31;
	shr.u32 	%r319, %r318, 28;
	add.s32 	%r320, %r67, %r319;
	shr.s32 	%r80, %r320, 4;
	setp.ge.s32 	%p95, %r15, %r80;
	@%p95 bra 	$L__BB7_156;
	not.b32 	%r322, %r15;
	add.s32 	%r82, %r80, %r322;
	shr.u32 	%r323, %r82, 5;
	add.s32 	%r324, %r323, 1;
	and.b32  	%r418, %r324, 3;
	setp.eq.s32 	%p96, %r418, 0;
	mov.u32 	%r419, %r15;
	@%p96 bra 	$L__BB7_153;
	mov.u32 	%r419, %tid.x;
	mul.wide.s32 	%rd269, %r419, 16;
	add.s64 	%rd272, %rd117, %rd116;
	add.s64 	%rd325, %rd272, %rd269;
	shl.b32 	%r328, %r419, 2;
	add.s32 	%r329, %r129, %r328;
	cvt.s64.s32 	%rd273, %r329;
	sub.s64 	%rd274, %rd273, %rd58;
	mul.lo.s64 	%rd275, %rd315, %rd274;
	add.s64 	%rd276, %rd269, %rd275;
	add.s64 	%rd277, %rd276, %rd37;
	add.s64 	%rd324, %rd313, %rd277;
$L__BB7_152:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r330, %r331, %r332, %r333}, [%rd325];
	st.v4.u32 	[%rd324], {%r330, %r331, %r332, %r333};
	add.s32 	%r419, %r419, 32;
	add.s64 	%rd325, %rd325, 512;
	add.s64 	%rd324, %rd324, 512;
	add.s32 	%r418, %r418, -1;
	setp.ne.s32 	%p97, %r418, 0;
	@%p97 bra 	$L__BB7_152;
$L__BB7_153:
	setp.lt.u32 	%p98, %r82, 96;
	@%p98 bra 	$L__BB7_156;
	mul.wide.s32 	%rd278, %r419, 16;
	mov.u32 	%r340, %tid.x;
	shl.b32 	%r341, %r340, 2;
	add.s32 	%r342, %r129, %r341;
	cvt.s64.s32 	%rd279, %r342;
	sub.s64 	%rd280, %rd279, %rd58;
	mul.lo.s64 	%rd281, %rd315, %rd280;
	add.s64 	%rd282, %rd278, %rd281;
	add.s64 	%rd283, %rd282, %rd37;
	add.s64 	%rd284, %rd313, %rd283;
	add.s64 	%rd327, %rd284, 1024;
	add.s64 	%rd287, %rd117, %rd116;
	add.s64 	%rd288, %rd287, %rd278;
	add.s64 	%rd326, %rd288, 1024;
$L__BB7_155:
	ld.shared.v4.u32 	{%r344, %r345, %r346, %r347}, [%rd326+-1024];
	st.v4.u32 	[%rd327+-1024], {%r344, %r345, %r346, %r347};
	ld.shared.v4.u32 	{%r352, %r353, %r354, %r355}, [%rd326+-512];
	st.v4.u32 	[%rd327+-512], {%r352, %r353, %r354, %r355};
	ld.shared.v4.u32 	{%r360, %r361, %r362, %r363}, [%rd326];
	st.v4.u32 	[%rd327], {%r360, %r361, %r362, %r363};
	ld.shared.v4.u32 	{%r368, %r369, %r370, %r371}, [%rd326+512];
	st.v4.u32 	[%rd327+512], {%r368, %r369, %r370, %r371};
	add.s64 	%rd327, %rd327, 2048;
	add.s64 	%rd326, %rd326, 2048;
	add.s32 	%r419, %r419, 128;
	setp.lt.s32 	%p99, %r419, %r80;
	@%p99 bra 	$L__BB7_155;
$L__BB7_156:
	and.b32  	%r421, %r67, -16;
$L__BB7_157:
	add.s32 	%r424, %r421, %r15;
	setp.ge.s32 	%p100, %r424, %r67;
	@%p100 bra 	$L__BB7_164;
	not.b32 	%r377, %r403;
	add.s32 	%r380, %r129, %r377;
	max.s32 	%r381, %r380, -129;
	shl.b32 	%r382, %r381, 2;
	mov.u32 	%r383, -4;
	sub.s32 	%r384, %r383, %r382;
	not.b32 	%r386, %r15;
	mad.lo.s32 	%r387, %r33, %r384, %r386;
	sub.s32 	%r95, %r387, %r421;
	shr.u32 	%r388, %r95, 5;
	add.s32 	%r389, %r388, 1;
	and.b32  	%r423, %r389, 3;
	setp.eq.s32 	%p101, %r423, 0;
	@%p101 bra 	$L__BB7_161;
	sub.s64 	%rd290, %rd31, %rd58;
	mul.lo.s64 	%rd291, %rd315, %rd290;
	add.s64 	%rd292, %rd291, %rd37;
	cvt.s64.s32 	%rd293, %r424;
	add.s64 	%rd294, %rd292, %rd293;
	add.s64 	%rd329, %rd313, %rd294;
	add.s64 	%rd297, %rd117, %rd116;
	add.s64 	%rd328, %rd297, %rd293;
$L__BB7_160:
	.pragma "nounroll";
	ld.shared.u8 	%rs103, [%rd328];
	st.u8 	[%rd329], %rs103;
	add.s32 	%r424, %r424, 32;
	add.s64 	%rd329, %rd329, 32;
	add.s64 	%rd328, %rd328, 32;
	add.s32 	%r423, %r423, -1;
	setp.ne.s32 	%p102, %r423, 0;
	@%p102 bra 	$L__BB7_160;
$L__BB7_161:
	setp.lt.u32 	%p103, %r95, 96;
	@%p103 bra 	$L__BB7_164;
	cvt.s64.s32 	%rd298, %r424;
	add.s64 	%rd301, %rd117, %rd116;
	add.s64 	%rd302, %rd301, %rd298;
	add.s64 	%rd331, %rd302, 64;
	sub.s64 	%rd304, %rd31, %rd58;
	mul.lo.s64 	%rd305, %rd315, %rd304;
	add.s64 	%rd306, %rd305, %rd37;
	add.s64 	%rd307, %rd306, %rd298;
	add.s64 	%rd308, %rd313, %rd307;
	add.s64 	%rd330, %rd308, 64;
$L__BB7_163:
	ld.shared.u8 	%rs104, [%rd331+-64];
	st.u8 	[%rd330+-64], %rs104;
	ld.shared.u8 	%rs105, [%rd331+-32];
	st.u8 	[%rd330+-32], %rs105;
	ld.shared.u8 	%rs106, [%rd331];
	st.u8 	[%rd330], %rs106;
	ld.shared.u8 	%rs107, [%rd331+32];
	st.u8 	[%rd330+32], %rs107;
	add.s64 	%rd331, %rd331, 128;
	add.s64 	%rd330, %rd330, 128;
	add.s32 	%r424, %r424, 128;
	setp.lt.s32 	%p104, %r424, %r67;
	@%p104 bra 	$L__BB7_163;
	bra.uni 	$L__BB7_164;
$L__BB7_135:
	add.s64 	%rd240, %rd117, %rd116;
	add.s64 	%rd48, %rd240, %rd40;
	add.s64 	%rd50, %rd313, %rd37;
	mov.u32 	%r281, %tid.x;
	shl.b32 	%r282, %r281, 2;
	add.s32 	%r283, %r129, %r282;
	cvt.s64.s32 	%rd51, %r283;
	mov.u32 	%r277, 0;
	cvt.u32.u64 	%r285, %rd41;
	mov.u32 	%r411, %r277;
$L__BB7_136:
	.pragma "nounroll";
	mul.lo.s32 	%r286, %r285, %r411;
	cvt.s64.s32 	%rd241, %r286;
	add.s64 	%rd319, %rd48, %rd241;
	cvt.s64.s32 	%rd242, %r411;
	add.s64 	%rd243, %rd51, %rd242;
	mul.lo.s64 	%rd244, %rd315, %rd243;
	add.s64 	%rd318, %rd50, %rd244;
	mov.u32 	%r412, %r277;
$L__BB7_137:
	.pragma "nounroll";
	ld.shared.u8 	%rs102, [%rd319];
	st.u8 	[%rd318], %rs102;
	add.s64 	%rd319, %rd319, %rd157;
	add.s64 	%rd318, %rd318, %rd316;
	add.s32 	%r412, %r412, 1;
	setp.ne.s32 	%p85, %r412, 4;
	@%p85 bra 	$L__BB7_137;
	add.s32 	%r411, %r411, 1;
	setp.lt.s32 	%p86, %r411, %r35;
	@%p86 bra 	$L__BB7_136;
$L__BB7_164:
	ret;
}
.visible .entry rgb_to_yuv_3_3(
	.param .u64 rgb_to_yuv_3_3_param_0,
	.param .align 8 .b8 rgb_to_yuv_3_3_param_1[48],
	.param .u64 rgb_to_yuv_3_3_param_2,
	.param .align 8 .b8 rgb_to_yuv_3_3_param_3[48],
	.param .align 4 .b8 rgb_to_yuv_3_3_param_4[16]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<122>;
	.reg .b16 	%rs<140>;
	.reg .f32 	%f<430>;
	.reg .b32 	%r<427>;
	.reg .b64 	%rd<336>;
	.shared .align 16 .b8 _ZZ8from_rgbI5ToYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd99, [rgb_to_yuv_3_3_param_0];
	ld.param.v2.u32 	{%r401, %r125}, [rgb_to_yuv_3_3_param_1+32];
	ld.param.v2.u32 	{%r126, %r127}, [rgb_to_yuv_3_3_param_1+40];
	ld.param.u64 	%rd104, [rgb_to_yuv_3_3_param_2];
	ld.param.v2.u32 	{%r402, %r403}, [rgb_to_yuv_3_3_param_3+32];
	ld.param.v2.u32 	{%r130, %r131}, [rgb_to_yuv_3_3_param_3+40];
	ld.param.u32 	%r123, [rgb_to_yuv_3_3_param_4+12];
	ld.param.u32 	%r122, [rgb_to_yuv_3_3_param_4+8];
	ld.param.u32 	%r121, [rgb_to_yuv_3_3_param_4+4];
	ld.param.u32 	%r120, [rgb_to_yuv_3_3_param_4];
	ld.param.u64 	%rd319, [rgb_to_yuv_3_3_param_3+24];
	ld.param.u64 	%rd318, [rgb_to_yuv_3_3_param_3+16];
	ld.param.u64 	%rd317, [rgb_to_yuv_3_3_param_3+8];
	ld.param.u64 	%rd105, [rgb_to_yuv_3_3_param_3];
	ld.param.u64 	%rd315, [rgb_to_yuv_3_3_param_1+24];
	ld.param.u64 	%rd314, [rgb_to_yuv_3_3_param_1+16];
	ld.param.u64 	%rd313, [rgb_to_yuv_3_3_param_1+8];
	ld.param.u64 	%rd100, [rgb_to_yuv_3_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p3, %r127, 0;
	@%p3 bra 	$L__BB8_2;
	cvta.to.global.u64 	%rd109, %rd99;
	mul.wide.s32 	%rd110, %r1, 40;
	add.s64 	%rd111, %rd109, %rd110;
	ld.global.v2.u32 	{%r401, %r133}, [%rd111+32];
	ld.global.u64 	%rd315, [%rd111+24];
	ld.global.u64 	%rd314, [%rd111+16];
	ld.global.u64 	%rd313, [%rd111+8];
	ld.global.u64 	%rd312, [%rd111];
	bra.uni 	$L__BB8_3;
$L__BB8_2:
	cvt.s64.s32 	%rd112, %r1;
	mul.lo.s64 	%rd113, %rd100, %rd112;
	add.s64 	%rd312, %rd99, %rd113;
$L__BB8_3:
	setp.eq.s32 	%p4, %r131, 0;
	@%p4 bra 	$L__BB8_5;
	cvta.to.global.u64 	%rd114, %rd104;
	mul.wide.s32 	%rd115, %r1, 40;
	add.s64 	%rd116, %rd114, %rd115;
	ld.global.v2.u32 	{%r402, %r403}, [%rd116+32];
	ld.global.u64 	%rd319, [%rd116+24];
	ld.global.u64 	%rd318, [%rd116+16];
	ld.global.u64 	%rd317, [%rd116+8];
	ld.global.u64 	%rd316, [%rd116];
	bra.uni 	$L__BB8_6;
$L__BB8_5:
	cvt.s64.s32 	%rd117, %r1;
	mul.lo.s64 	%rd118, %rd105, %rd117;
	add.s64 	%rd316, %rd104, %rd118;
$L__BB8_6:
	mov.u32 	%r136, %ctaid.x;
	shl.b32 	%r137, %r136, 7;
	mov.u32 	%r14, %tid.x;
	shl.b32 	%r138, %r14, 2;
	add.s32 	%r15, %r137, %r138;
	mov.u32 	%r139, %ctaid.y;
	shl.b32 	%r140, %r139, 3;
	mov.u32 	%r16, %tid.y;
	add.s32 	%r17, %r140, %r16;
	setp.ge.s32 	%p5, %r17, %r403;
	@%p5 bra 	$L__BB8_183;
	cvt.u64.u32 	%rd29, %r16;
	shl.b32 	%r141, %r14, 6;
	cvt.u64.u32 	%rd30, %r141;
	setp.eq.s32 	%p6, %r120, 4;
	selp.b32 	%r142, 4, 2, %p6;
	setp.eq.s32 	%p7, %r120, 0;
	selp.b32 	%r19, 1, %r142, %p7;
	sub.s32 	%r20, %r401, %r15;
	min.s32 	%r21, %r20, 4;
	cvt.s64.s32 	%rd119, %r17;
	mul.lo.s64 	%rd120, %rd313, %rd119;
	cvt.s64.s32 	%rd31, %r15;
	mul.lo.s64 	%rd121, %rd314, %rd31;
	add.s64 	%rd32, %rd120, %rd121;
	add.s64 	%rd320, %rd312, %rd32;
	shl.b32 	%r143, %r19, 2;
	cvt.u64.u32 	%rd34, %r143;
	setp.gt.s32 	%p8, %r20, 3;
	@%p8 bra 	$L__BB8_8;
	bra.uni 	$L__BB8_10;
$L__BB8_8:
	mul.lo.s32 	%r144, %r19, 3;
	cvt.u64.u32 	%rd122, %r144;
	setp.ne.s64 	%p9, %rd314, %rd122;
	cvt.u64.u32 	%rd123, %r19;
	setp.ne.s64 	%p10, %rd315, %rd123;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB8_10;
	cvt.u32.u64 	%r145, %rd34;
	add.s32 	%r146, %r145, -1;
	cvt.s64.s32 	%rd124, %r146;
	and.b64  	%rd125, %rd320, %rd124;
	setp.eq.s64 	%p12, %rd125, 0;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd321, %rd34;
	@%p12 bra 	$L__BB8_25;
$L__BB8_10:
	setp.lt.s32 	%p13, %r20, 4;
	cvt.u64.u32 	%rd126, %r19;
	setp.ne.s64 	%p14, %rd314, %rd126;
	or.pred  	%p15, %p14, %p13;
	@%p15 bra 	$L__BB8_12;
	cvt.u32.u64 	%r147, %rd34;
	or.b64  	%rd127, %rd315, %rd320;
	add.s32 	%r148, %r147, -1;
	cvt.s64.s32 	%rd128, %r148;
	and.b64  	%rd129, %rd127, %rd128;
	setp.eq.s64 	%p16, %rd129, 0;
	mov.u16 	%rs127, 1;
	mov.u64 	%rd321, %rd315;
	@%p16 bra 	$L__BB8_25;
$L__BB8_12:
	shl.b64 	%rd130, %rd29, 11;
	mov.u64 	%rd131, _ZZ8from_rgbI5ToYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd132, %rd131;
	add.s64 	%rd133, %rd132, %rd130;
	add.s64 	%rd320, %rd133, %rd30;
	setp.lt.s32 	%p17, %r20, 1;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd321, %rd34;
	@%p17 bra 	$L__BB8_25;
	@%p7 bra 	$L__BB8_21;
	mov.u32 	%r404, 0;
	add.s64 	%rd140, %rd131, %rd130;
$L__BB8_15:
	.pragma "nounroll";
	mul.lo.s32 	%r23, %r404, 3;
	cvt.s64.s32 	%rd134, %r404;
	mul.lo.s64 	%rd135, %rd314, %rd134;
	add.s64 	%rd36, %rd135, %rd32;
	setp.eq.s32 	%p19, %r19, 2;
	@%p19 bra 	$L__BB8_18;
	bra.uni 	$L__BB8_16;
$L__BB8_18:
	mov.u32 	%r406, 0;
$L__BB8_19:
	.pragma "nounroll";
	add.s32 	%r155, %r406, %r23;
	shl.b32 	%r156, %r155, 1;
	cvt.s64.s32 	%rd146, %r156;
	add.s64 	%rd147, %rd146, %rd30;
	add.s64 	%rd151, %rd140, %rd147;
	cvt.s64.s32 	%rd152, %r406;
	mul.lo.s64 	%rd153, %rd315, %rd152;
	add.s64 	%rd154, %rd36, %rd153;
	add.s64 	%rd155, %rd312, %rd154;
	ld.u16 	%rs56, [%rd155];
	st.shared.u16 	[%rd151], %rs56;
	add.s32 	%r406, %r406, 1;
	setp.ne.s32 	%p21, %r406, 3;
	@%p21 bra 	$L__BB8_19;
	bra.uni 	$L__BB8_20;
$L__BB8_16:
	mov.u32 	%r405, 0;
$L__BB8_17:
	.pragma "nounroll";
	add.s32 	%r151, %r405, %r23;
	mul.lo.s32 	%r152, %r151, %r19;
	cvt.s64.s32 	%rd136, %r152;
	add.s64 	%rd137, %rd136, %rd30;
	add.s64 	%rd141, %rd140, %rd137;
	cvt.s64.s32 	%rd142, %r405;
	mul.lo.s64 	%rd143, %rd315, %rd142;
	add.s64 	%rd144, %rd36, %rd143;
	add.s64 	%rd145, %rd312, %rd144;
	ld.u32 	%r153, [%rd145];
	st.shared.u32 	[%rd141], %r153;
	add.s32 	%r405, %r405, 1;
	setp.eq.s32 	%p20, %r405, 3;
	@%p20 bra 	$L__BB8_20;
	bra.uni 	$L__BB8_17;
$L__BB8_20:
	add.s32 	%r404, %r404, 1;
	setp.lt.s32 	%p22, %r404, %r21;
	mov.u64 	%rd321, %rd34;
	@%p22 bra 	$L__BB8_15;
	bra.uni 	$L__BB8_25;
$L__BB8_21:
	mov.u32 	%r157, 0;
	add.s64 	%rd162, %rd131, %rd130;
	mov.u32 	%r407, %r157;
$L__BB8_22:
	.pragma "nounroll";
	mul.lo.s32 	%r30, %r407, 3;
	cvt.s64.s32 	%rd156, %r407;
	mul.lo.s64 	%rd157, %rd314, %rd156;
	add.s64 	%rd37, %rd157, %rd32;
	mov.u32 	%r408, %r157;
$L__BB8_23:
	.pragma "nounroll";
	add.s32 	%r159, %r408, %r30;
	mul.lo.s32 	%r160, %r159, %r19;
	cvt.s64.s32 	%rd158, %r160;
	add.s64 	%rd159, %rd158, %rd30;
	add.s64 	%rd163, %rd162, %rd159;
	cvt.s64.s32 	%rd164, %r408;
	mul.lo.s64 	%rd165, %rd315, %rd164;
	add.s64 	%rd166, %rd37, %rd165;
	add.s64 	%rd167, %rd312, %rd166;
	ld.u8 	%rs58, [%rd167];
	st.shared.u8 	[%rd163], %rs58;
	add.s32 	%r408, %r408, 1;
	setp.ne.s32 	%p23, %r408, 3;
	@%p23 bra 	$L__BB8_23;
	add.s32 	%r407, %r407, 1;
	setp.lt.s32 	%p24, %r407, %r21;
	mov.u64 	%rd321, %rd34;
	@%p24 bra 	$L__BB8_22;
$L__BB8_25:
	add.s64 	%rd41, %rd320, %rd321;
	shl.b64 	%rd168, %rd321, 1;
	add.s64 	%rd42, %rd320, %rd168;
	@%p7 bra 	$L__BB8_28;
	setp.ne.s32 	%p26, %r120, 4;
	@%p26 bra 	$L__BB8_29;
	ld.v4.f32 	{%f394, %f387, %f388, %f389}, [%rd320];
	bra.uni 	$L__BB8_34;
$L__BB8_28:
	ld.u32 	%r161, [%rd320];
	cvt.u16.u32 	%rs60, %r161;
	and.b16  	%rs61, %rs60, 255;
	cvt.rn.f32.u16 	%f394, %rs61;
	shr.u16 	%rs62, %rs60, 8;
	cvt.rn.f32.u16 	%f387, %rs62;
	shr.u32 	%r162, %r161, 16;
	cvt.u16.u32 	%rs63, %r162;
	and.b16  	%rs64, %rs63, 255;
	cvt.rn.f32.u16 	%f388, %rs64;
	shr.u32 	%r163, %r161, 24;
	cvt.u16.u32 	%rs65, %r163;
	cvt.rn.f32.u16 	%f389, %rs65;
	ld.u32 	%r164, [%rd41];
	cvt.u16.u32 	%rs66, %r164;
	and.b16  	%rs67, %rs66, 255;
	cvt.rn.f32.u16 	%f390, %rs67;
	shr.u16 	%rs68, %rs66, 8;
	cvt.rn.f32.u16 	%f391, %rs68;
	shr.u32 	%r165, %r164, 16;
	cvt.u16.u32 	%rs69, %r165;
	and.b16  	%rs70, %rs69, 255;
	cvt.rn.f32.u16 	%f392, %rs70;
	shr.u32 	%r166, %r164, 24;
	cvt.u16.u32 	%rs71, %r166;
	cvt.rn.f32.u16 	%f393, %rs71;
	ld.u32 	%r167, [%rd42];
	cvt.u16.u32 	%rs72, %r167;
	and.b16  	%rs73, %rs72, 255;
	cvt.rn.f32.u16 	%f402, %rs73;
	shr.u16 	%rs74, %rs72, 8;
	cvt.rn.f32.u16 	%f403, %rs74;
	shr.u32 	%r168, %r167, 16;
	cvt.u16.u32 	%rs75, %r168;
	and.b16  	%rs76, %rs75, 255;
	cvt.rn.f32.u16 	%f404, %rs76;
	shr.u32 	%r169, %r167, 24;
	cvt.u16.u32 	%rs77, %r169;
	cvt.rn.f32.u16 	%f405, %rs77;
	bra.uni 	$L__BB8_48;
$L__BB8_29:
	setp.eq.s32 	%p27, %r120, 3;
	ld.v2.u32 	{%r170, %r171}, [%rd320];
	cvt.u16.u32 	%rs2, %r170;
	@%p27 bra 	$L__BB8_33;
	bra.uni 	$L__BB8_30;
$L__BB8_33:
	cvt.f32.f16 %f394, %rs2;
	shr.u32 	%r176, %r170, 16;
	cvt.u16.u32 	%rs85, %r176;
	cvt.f32.f16 %f387, %rs85;
	cvt.u16.u32 	%rs86, %r171;
	cvt.f32.f16 %f388, %rs86;
	shr.u32 	%r177, %r171, 16;
	cvt.u16.u32 	%rs87, %r177;
	cvt.f32.f16 %f389, %rs87;
	bra.uni 	$L__BB8_34;
$L__BB8_30:
	setp.eq.s32 	%p28, %r120, 1;
	@%p28 bra 	$L__BB8_32;
	bra.uni 	$L__BB8_31;
$L__BB8_32:
	cvt.rn.f32.u16 	%f394, %rs2;
	shr.u32 	%r174, %r170, 16;
	cvt.u16.u32 	%rs81, %r174;
	cvt.rn.f32.u16 	%f387, %rs81;
	cvt.u16.u32 	%rs82, %r171;
	cvt.rn.f32.u16 	%f388, %rs82;
	shr.u32 	%r175, %r171, 16;
	cvt.u16.u32 	%rs83, %r175;
	cvt.rn.f32.u16 	%f389, %rs83;
	bra.uni 	$L__BB8_34;
$L__BB8_31:
	cvt.rn.f32.s16 	%f394, %rs2;
	shr.u32 	%r172, %r170, 16;
	cvt.u16.u32 	%rs78, %r172;
	cvt.rn.f32.s16 	%f387, %rs78;
	cvt.u16.u32 	%rs79, %r171;
	cvt.rn.f32.s16 	%f388, %rs79;
	shr.u32 	%r173, %r171, 16;
	cvt.u16.u32 	%rs80, %r173;
	cvt.rn.f32.s16 	%f389, %rs80;
$L__BB8_34:
	@%p6 bra 	$L__BB8_40;
	bra.uni 	$L__BB8_35;
$L__BB8_40:
	ld.v4.f32 	{%f390, %f391, %f392, %f393}, [%rd41];
	bra.uni 	$L__BB8_41;
$L__BB8_35:
	setp.eq.s32 	%p30, %r120, 3;
	ld.v2.u32 	{%r178, %r179}, [%rd41];
	cvt.u16.u32 	%rs3, %r178;
	@%p30 bra 	$L__BB8_39;
	bra.uni 	$L__BB8_36;
$L__BB8_39:
	cvt.f32.f16 %f390, %rs3;
	shr.u32 	%r184, %r178, 16;
	cvt.u16.u32 	%rs95, %r184;
	cvt.f32.f16 %f391, %rs95;
	cvt.u16.u32 	%rs96, %r179;
	cvt.f32.f16 %f392, %rs96;
	shr.u32 	%r185, %r179, 16;
	cvt.u16.u32 	%rs97, %r185;
	cvt.f32.f16 %f393, %rs97;
	bra.uni 	$L__BB8_41;
$L__BB8_36:
	setp.eq.s32 	%p31, %r120, 1;
	@%p31 bra 	$L__BB8_38;
	bra.uni 	$L__BB8_37;
$L__BB8_38:
	cvt.rn.f32.u16 	%f390, %rs3;
	shr.u32 	%r182, %r178, 16;
	cvt.u16.u32 	%rs91, %r182;
	cvt.rn.f32.u16 	%f391, %rs91;
	cvt.u16.u32 	%rs92, %r179;
	cvt.rn.f32.u16 	%f392, %rs92;
	shr.u32 	%r183, %r179, 16;
	cvt.u16.u32 	%rs93, %r183;
	cvt.rn.f32.u16 	%f393, %rs93;
	bra.uni 	$L__BB8_41;
$L__BB8_37:
	cvt.rn.f32.s16 	%f390, %rs3;
	shr.u32 	%r180, %r178, 16;
	cvt.u16.u32 	%rs88, %r180;
	cvt.rn.f32.s16 	%f391, %rs88;
	cvt.u16.u32 	%rs89, %r179;
	cvt.rn.f32.s16 	%f392, %rs89;
	shr.u32 	%r181, %r179, 16;
	cvt.u16.u32 	%rs90, %r181;
	cvt.rn.f32.s16 	%f393, %rs90;
$L__BB8_41:
	@%p6 bra 	$L__BB8_47;
	bra.uni 	$L__BB8_42;
$L__BB8_47:
	ld.v4.f32 	{%f402, %f403, %f404, %f405}, [%rd42];
	bra.uni 	$L__BB8_48;
$L__BB8_42:
	setp.eq.s32 	%p33, %r120, 3;
	ld.v2.u32 	{%r186, %r187}, [%rd42];
	cvt.u16.u32 	%rs4, %r186;
	@%p33 bra 	$L__BB8_46;
	bra.uni 	$L__BB8_43;
$L__BB8_46:
	cvt.f32.f16 %f402, %rs4;
	shr.u32 	%r192, %r186, 16;
	cvt.u16.u32 	%rs105, %r192;
	cvt.f32.f16 %f403, %rs105;
	cvt.u16.u32 	%rs106, %r187;
	cvt.f32.f16 %f404, %rs106;
	shr.u32 	%r193, %r187, 16;
	cvt.u16.u32 	%rs107, %r193;
	cvt.f32.f16 %f405, %rs107;
	bra.uni 	$L__BB8_48;
$L__BB8_43:
	setp.eq.s32 	%p34, %r120, 1;
	@%p34 bra 	$L__BB8_45;
	bra.uni 	$L__BB8_44;
$L__BB8_45:
	cvt.rn.f32.u16 	%f402, %rs4;
	shr.u32 	%r190, %r186, 16;
	cvt.u16.u32 	%rs101, %r190;
	cvt.rn.f32.u16 	%f403, %rs101;
	cvt.u16.u32 	%rs102, %r187;
	cvt.rn.f32.u16 	%f404, %rs102;
	shr.u32 	%r191, %r187, 16;
	cvt.u16.u32 	%rs103, %r191;
	cvt.rn.f32.u16 	%f405, %rs103;
	bra.uni 	$L__BB8_48;
$L__BB8_44:
	cvt.rn.f32.s16 	%f402, %rs4;
	shr.u32 	%r188, %r186, 16;
	cvt.u16.u32 	%rs98, %r188;
	cvt.rn.f32.s16 	%f403, %rs98;
	cvt.u16.u32 	%rs99, %r187;
	cvt.rn.f32.s16 	%f404, %rs99;
	shr.u32 	%r189, %r187, 16;
	cvt.u16.u32 	%rs100, %r189;
	cvt.rn.f32.s16 	%f405, %rs100;
$L__BB8_48:
	setp.eq.s16 	%p35, %rs127, 0;
	selp.f32 	%f81, %f387, %f390, %p35;
	selp.f32 	%f82, %f388, %f402, %p35;
	selp.f32 	%f83, %f389, %f387, %p35;
	selp.f32 	%f84, %f390, %f391, %p35;
	selp.f32 	%f85, %f391, %f403, %p35;
	selp.f32 	%f86, %f392, %f388, %p35;
	selp.f32 	%f87, %f393, %f392, %p35;
	selp.f32 	%f88, %f402, %f404, %p35;
	selp.f32 	%f89, %f403, %f389, %p35;
	selp.f32 	%f90, %f404, %f393, %p35;
	bar.warp.sync 	-1;
	add.s32 	%r41, %r120, -3;
	selp.f32 	%f91, 0f43000000, 0f47000000, %p7;
	setp.eq.s32 	%p37, %r123, 0;
	selp.f32 	%f92, 0f3F608312, 0f3F36872B, %p37;
	selp.f32 	%f93, 0f3EFBE76D, 0f3F10624E, %p37;
	setp.eq.s32 	%p38, %r122, 0;
	@%p38 bra 	$L__BB8_52;
	setp.gt.u32 	%p39, %r41, 1;
	@%p39 bra 	$L__BB8_51;
	bra.uni 	$L__BB8_50;
$L__BB8_51:
	mul.f32 	%f233, %f81, 0f46164400;
	fma.rn.f32 	%f234, %f82, 0f45991800, %f233;
	fma.rn.f32 	%f235, %f394, 0f44E98000, %f234;
	add.f32 	%f236, %f235, 0f46000000;
	mul.f32 	%f237, %f236, 0f38800000;
	cvt.rmi.f32.f32 	%f173, %f237;
	sub.f32 	%f238, %f82, %f173;
	selp.f32 	%f239, 0f46608400, 0f46368800, %p37;
	fma.rn.f32 	%f240, %f239, %f238, 0f46000000;
	mul.f32 	%f241, %f240, 0f38800000;
	cvt.rmi.f32.f32 	%f242, %f241;
	add.f32 	%f243, %f91, %f242;
	sub.f32 	%f244, %f394, %f173;
	selp.f32 	%f245, 0f45FBE800, 0f46106400, %p37;
	fma.rn.f32 	%f246, %f245, %f244, 0f46000000;
	mul.f32 	%f247, %f246, 0f38800000;
	cvt.rmi.f32.f32 	%f248, %f247;
	add.f32 	%f249, %f91, %f248;
	selp.f32 	%f428, %f249, %f243, %p37;
	selp.f32 	%f427, %f243, %f249, %p37;
	mul.f32 	%f250, %f84, 0f46164400;
	fma.rn.f32 	%f251, %f85, 0f45991800, %f250;
	fma.rn.f32 	%f252, %f83, 0f44E98000, %f251;
	add.f32 	%f253, %f252, 0f46000000;
	mul.f32 	%f254, %f253, 0f38800000;
	cvt.rmi.f32.f32 	%f426, %f254;
	sub.f32 	%f255, %f85, %f426;
	fma.rn.f32 	%f256, %f239, %f255, 0f46000000;
	mul.f32 	%f257, %f256, 0f38800000;
	cvt.rmi.f32.f32 	%f258, %f257;
	add.f32 	%f259, %f91, %f258;
	sub.f32 	%f260, %f83, %f426;
	fma.rn.f32 	%f261, %f245, %f260, 0f46000000;
	mul.f32 	%f262, %f261, 0f38800000;
	cvt.rmi.f32.f32 	%f263, %f262;
	add.f32 	%f264, %f91, %f263;
	selp.f32 	%f425, %f264, %f259, %p37;
	selp.f32 	%f424, %f259, %f264, %p37;
	mul.f32 	%f265, %f87, 0f46164400;
	fma.rn.f32 	%f266, %f88, 0f45991800, %f265;
	fma.rn.f32 	%f267, %f86, 0f44E98000, %f266;
	add.f32 	%f268, %f267, 0f46000000;
	mul.f32 	%f269, %f268, 0f38800000;
	cvt.rmi.f32.f32 	%f423, %f269;
	sub.f32 	%f270, %f88, %f423;
	fma.rn.f32 	%f271, %f239, %f270, 0f46000000;
	mul.f32 	%f272, %f271, 0f38800000;
	cvt.rmi.f32.f32 	%f273, %f272;
	add.f32 	%f274, %f91, %f273;
	sub.f32 	%f275, %f86, %f423;
	fma.rn.f32 	%f276, %f245, %f275, 0f46000000;
	mul.f32 	%f277, %f276, 0f38800000;
	cvt.rmi.f32.f32 	%f278, %f277;
	add.f32 	%f279, %f91, %f278;
	selp.f32 	%f422, %f279, %f274, %p37;
	selp.f32 	%f421, %f274, %f279, %p37;
	mul.f32 	%f280, %f90, 0f46164400;
	fma.rn.f32 	%f281, %f405, 0f45991800, %f280;
	fma.rn.f32 	%f282, %f89, 0f44E98000, %f281;
	add.f32 	%f283, %f282, 0f46000000;
	mul.f32 	%f284, %f283, 0f38800000;
	cvt.rmi.f32.f32 	%f420, %f284;
	sub.f32 	%f285, %f405, %f420;
	fma.rn.f32 	%f286, %f239, %f285, 0f46000000;
	mul.f32 	%f287, %f286, 0f38800000;
	cvt.rmi.f32.f32 	%f288, %f287;
	add.f32 	%f289, %f91, %f288;
	sub.f32 	%f290, %f89, %f420;
	fma.rn.f32 	%f291, %f245, %f290, 0f46000000;
	mul.f32 	%f292, %f291, 0f38800000;
	cvt.rmi.f32.f32 	%f293, %f292;
	add.f32 	%f294, %f91, %f293;
	selp.f32 	%f419, %f294, %f289, %p37;
	selp.f32 	%f162, %f289, %f294, %p37;
	bra.uni 	$L__BB8_65;
$L__BB8_52:
	setp.gt.u32 	%p42, %r41, 1;
	@%p42 bra 	$L__BB8_54;
	bra.uni 	$L__BB8_53;
$L__BB8_54:
	mul.f32 	%f299, %f81, 0f46164400;
	fma.rn.f32 	%f300, %f394, 0f45991800, %f299;
	fma.rn.f32 	%f301, %f82, 0f44E98000, %f300;
	add.f32 	%f302, %f301, 0f46000000;
	mul.f32 	%f303, %f302, 0f38800000;
	cvt.rmi.f32.f32 	%f173, %f303;
	sub.f32 	%f304, %f394, %f173;
	selp.f32 	%f305, 0f46608400, 0f46368800, %p37;
	fma.rn.f32 	%f306, %f305, %f304, 0f46000000;
	mul.f32 	%f307, %f306, 0f38800000;
	cvt.rmi.f32.f32 	%f308, %f307;
	add.f32 	%f407, %f91, %f308;
	sub.f32 	%f309, %f82, %f173;
	selp.f32 	%f310, 0f45FBE800, 0f46106400, %p37;
	fma.rn.f32 	%f311, %f310, %f309, 0f46000000;
	mul.f32 	%f312, %f311, 0f38800000;
	cvt.rmi.f32.f32 	%f313, %f312;
	add.f32 	%f408, %f91, %f313;
	bra.uni 	$L__BB8_55;
$L__BB8_50:
	mul.f32 	%f207, %f81, 0f3F1645A2;
	fma.rn.f32 	%f208, %f82, 0f3E991687, %f207;
	fma.rn.f32 	%f173, %f394, 0f3DE978D5, %f208;
	sub.f32 	%f209, %f82, %f173;
	fma.rn.f32 	%f211, %f92, %f209, 0f3F000000;
	sub.f32 	%f212, %f394, %f173;
	fma.rn.f32 	%f214, %f93, %f212, 0f3F000000;
	selp.f32 	%f428, %f214, %f211, %p37;
	selp.f32 	%f427, %f211, %f214, %p37;
	mul.f32 	%f215, %f84, 0f3F1645A2;
	fma.rn.f32 	%f216, %f85, 0f3E991687, %f215;
	fma.rn.f32 	%f426, %f83, 0f3DE978D5, %f216;
	sub.f32 	%f217, %f85, %f426;
	fma.rn.f32 	%f218, %f92, %f217, 0f3F000000;
	sub.f32 	%f219, %f83, %f426;
	fma.rn.f32 	%f220, %f93, %f219, 0f3F000000;
	selp.f32 	%f425, %f220, %f218, %p37;
	selp.f32 	%f424, %f218, %f220, %p37;
	mul.f32 	%f221, %f87, 0f3F1645A2;
	fma.rn.f32 	%f222, %f88, 0f3E991687, %f221;
	fma.rn.f32 	%f423, %f86, 0f3DE978D5, %f222;
	sub.f32 	%f223, %f88, %f423;
	fma.rn.f32 	%f224, %f92, %f223, 0f3F000000;
	sub.f32 	%f225, %f86, %f423;
	fma.rn.f32 	%f226, %f93, %f225, 0f3F000000;
	selp.f32 	%f422, %f226, %f224, %p37;
	selp.f32 	%f421, %f224, %f226, %p37;
	mul.f32 	%f227, %f90, 0f3F1645A2;
	fma.rn.f32 	%f228, %f405, 0f3E991687, %f227;
	fma.rn.f32 	%f420, %f89, 0f3DE978D5, %f228;
	sub.f32 	%f229, %f405, %f420;
	fma.rn.f32 	%f230, %f92, %f229, 0f3F000000;
	sub.f32 	%f231, %f89, %f420;
	fma.rn.f32 	%f232, %f93, %f231, 0f3F000000;
	selp.f32 	%f419, %f232, %f230, %p37;
	selp.f32 	%f162, %f230, %f232, %p37;
	bra.uni 	$L__BB8_65;
$L__BB8_53:
	mul.f32 	%f295, %f81, 0f3F1645A2;
	fma.rn.f32 	%f296, %f394, 0f3E991687, %f295;
	fma.rn.f32 	%f173, %f82, 0f3DE978D5, %f296;
	sub.f32 	%f297, %f394, %f173;
	fma.rn.f32 	%f407, %f92, %f297, 0f3F000000;
	sub.f32 	%f298, %f82, %f173;
	fma.rn.f32 	%f408, %f93, %f298, 0f3F000000;
$L__BB8_55:
	@%p42 bra 	$L__BB8_57;
	bra.uni 	$L__BB8_56;
$L__BB8_57:
	mul.f32 	%f318, %f84, 0f46164400;
	fma.rn.f32 	%f319, %f83, 0f45991800, %f318;
	fma.rn.f32 	%f320, %f85, 0f44E98000, %f319;
	add.f32 	%f321, %f320, 0f46000000;
	mul.f32 	%f322, %f321, 0f38800000;
	cvt.rmi.f32.f32 	%f426, %f322;
	sub.f32 	%f323, %f83, %f426;
	selp.f32 	%f324, 0f46608400, 0f46368800, %p37;
	fma.rn.f32 	%f325, %f324, %f323, 0f46000000;
	mul.f32 	%f326, %f325, 0f38800000;
	cvt.rmi.f32.f32 	%f327, %f326;
	add.f32 	%f410, %f91, %f327;
	sub.f32 	%f328, %f85, %f426;
	selp.f32 	%f329, 0f45FBE800, 0f46106400, %p37;
	fma.rn.f32 	%f330, %f329, %f328, 0f46000000;
	mul.f32 	%f331, %f330, 0f38800000;
	cvt.rmi.f32.f32 	%f332, %f331;
	add.f32 	%f411, %f91, %f332;
	bra.uni 	$L__BB8_58;
$L__BB8_56:
	mul.f32 	%f314, %f84, 0f3F1645A2;
	fma.rn.f32 	%f315, %f83, 0f3E991687, %f314;
	fma.rn.f32 	%f426, %f85, 0f3DE978D5, %f315;
	sub.f32 	%f316, %f83, %f426;
	fma.rn.f32 	%f410, %f92, %f316, 0f3F000000;
	sub.f32 	%f317, %f85, %f426;
	fma.rn.f32 	%f411, %f93, %f317, 0f3F000000;
$L__BB8_58:
	@%p42 bra 	$L__BB8_60;
	bra.uni 	$L__BB8_59;
$L__BB8_60:
	mul.f32 	%f337, %f87, 0f46164400;
	fma.rn.f32 	%f338, %f86, 0f45991800, %f337;
	fma.rn.f32 	%f339, %f88, 0f44E98000, %f338;
	add.f32 	%f340, %f339, 0f46000000;
	mul.f32 	%f341, %f340, 0f38800000;
	cvt.rmi.f32.f32 	%f423, %f341;
	sub.f32 	%f342, %f86, %f423;
	selp.f32 	%f343, 0f46608400, 0f46368800, %p37;
	fma.rn.f32 	%f344, %f343, %f342, 0f46000000;
	mul.f32 	%f345, %f344, 0f38800000;
	cvt.rmi.f32.f32 	%f346, %f345;
	add.f32 	%f413, %f91, %f346;
	sub.f32 	%f347, %f88, %f423;
	selp.f32 	%f348, 0f45FBE800, 0f46106400, %p37;
	fma.rn.f32 	%f349, %f348, %f347, 0f46000000;
	mul.f32 	%f350, %f349, 0f38800000;
	cvt.rmi.f32.f32 	%f351, %f350;
	add.f32 	%f414, %f91, %f351;
	bra.uni 	$L__BB8_61;
$L__BB8_59:
	mul.f32 	%f333, %f87, 0f3F1645A2;
	fma.rn.f32 	%f334, %f86, 0f3E991687, %f333;
	fma.rn.f32 	%f423, %f88, 0f3DE978D5, %f334;
	sub.f32 	%f335, %f86, %f423;
	fma.rn.f32 	%f413, %f92, %f335, 0f3F000000;
	sub.f32 	%f336, %f88, %f423;
	fma.rn.f32 	%f414, %f93, %f336, 0f3F000000;
$L__BB8_61:
	@%p42 bra 	$L__BB8_63;
	bra.uni 	$L__BB8_62;
$L__BB8_63:
	mul.f32 	%f356, %f90, 0f46164400;
	fma.rn.f32 	%f357, %f89, 0f45991800, %f356;
	fma.rn.f32 	%f358, %f405, 0f44E98000, %f357;
	add.f32 	%f359, %f358, 0f46000000;
	mul.f32 	%f360, %f359, 0f38800000;
	cvt.rmi.f32.f32 	%f420, %f360;
	sub.f32 	%f361, %f89, %f420;
	selp.f32 	%f362, 0f46608400, 0f46368800, %p37;
	fma.rn.f32 	%f363, %f362, %f361, 0f46000000;
	mul.f32 	%f364, %f363, 0f38800000;
	cvt.rmi.f32.f32 	%f365, %f364;
	add.f32 	%f416, %f91, %f365;
	sub.f32 	%f366, %f405, %f420;
	selp.f32 	%f367, 0f45FBE800, 0f46106400, %p37;
	fma.rn.f32 	%f368, %f367, %f366, 0f46000000;
	mul.f32 	%f369, %f368, 0f38800000;
	cvt.rmi.f32.f32 	%f370, %f369;
	add.f32 	%f417, %f91, %f370;
	bra.uni 	$L__BB8_64;
$L__BB8_62:
	mul.f32 	%f352, %f90, 0f3F1645A2;
	fma.rn.f32 	%f353, %f89, 0f3E991687, %f352;
	fma.rn.f32 	%f420, %f405, 0f3DE978D5, %f353;
	sub.f32 	%f354, %f89, %f420;
	fma.rn.f32 	%f416, %f92, %f354, 0f3F000000;
	sub.f32 	%f355, %f405, %f420;
	fma.rn.f32 	%f417, %f93, %f355, 0f3F000000;
$L__BB8_64:
	selp.f32 	%f419, %f417, %f416, %p37;
	selp.f32 	%f162, %f416, %f417, %p37;
	selp.f32 	%f425, %f411, %f410, %p37;
	selp.f32 	%f424, %f410, %f411, %p37;
	selp.f32 	%f427, %f407, %f408, %p37;
	selp.f32 	%f428, %f408, %f407, %p37;
	selp.f32 	%f421, %f413, %f414, %p37;
	selp.f32 	%f422, %f414, %f413, %p37;
$L__BB8_65:
	setp.eq.s32 	%p51, %r121, 4;
	selp.b32 	%r194, 4, 2, %p51;
	setp.eq.s32 	%p52, %r121, 0;
	selp.b32 	%r44, 1, %r194, %p52;
	sub.s32 	%r45, %r402, %r15;
	min.s32 	%r46, %r45, 4;
	mul.lo.s64 	%rd45, %rd317, %rd119;
	mul.lo.s64 	%rd170, %rd318, %rd31;
	add.s64 	%rd46, %rd45, %rd170;
	mul.lo.s32 	%r204, %r14, %r44;
	mul.lo.s32 	%r205, %r204, 12;
	cvt.s64.s32 	%rd47, %r205;
	mul.lo.s32 	%r47, %r44, 3;
	cvt.u64.u32 	%rd171, %r47;
	setp.ne.s64 	%p53, %rd318, %rd171;
	cvt.u64.u32 	%rd172, %r44;
	setp.ne.s64 	%p54, %rd319, %rd172;
	or.pred  	%p55, %p53, %p54;
	setp.gt.s32 	%p56, %r45, 3;
	and.pred  	%p57, %p56, %p55;
	setp.eq.s64 	%p58, %rd318, %rd172;
	and.pred  	%p59, %p58, %p57;
	@%p59 bra 	$L__BB8_67;
	bra.uni 	$L__BB8_66;
$L__BB8_67:
	add.s64 	%rd173, %rd316, %rd46;
	or.b64  	%rd174, %rd319, %rd173;
	shl.b32 	%r206, %r44, 2;
	add.s32 	%r207, %r206, -1;
	cvt.s64.s32 	%rd175, %r207;
	and.b64  	%rd176, %rd174, %rd175;
	setp.eq.s64 	%p121, %rd176, 0;
	bra.uni 	$L__BB8_68;
$L__BB8_66:
	mov.pred 	%p121, 0;
$L__BB8_68:
	selp.f32 	%f174, %f426, %f428, %p121;
	selp.f32 	%f175, %f420, %f426, %p121;
	@%p52 bra 	$L__BB8_92;
	@%p51 bra 	$L__BB8_91;
	bra.uni 	$L__BB8_70;
$L__BB8_91:
	selp.f32 	%f376, %f423, %f427, %p121;
	mul.wide.u32 	%rd184, %r16, 2048;
	mov.u64 	%rd185, _ZZ8from_rgbI5ToYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd186, %rd185;
	add.s64 	%rd187, %rd186, %rd184;
	add.s64 	%rd188, %rd187, %rd47;
	add.s64 	%rd189, %rd316, %rd46;
	selp.b64 	%rd190, %rd189, %rd188, %p121;
	st.v4.f32 	[%rd190], {%f173, %f174, %f376, %f175};
	bra.uni 	$L__BB8_93;
$L__BB8_92:
	selp.f32 	%f377, %f423, %f427, %p121;
	cvt.rni.s32.f32 	%r229, %f377;
	cvt.rni.s32.f32 	%r228, %f175;
	mov.u32 	%r230, 0;
	cvt.pack.sat.u8.s32.b32 %r227, %r228, %r229, %r230;
	cvt.rni.s32.f32 	%r232, %f174;
	cvt.rni.s32.f32 	%r233, %f173;
	cvt.pack.sat.u8.s32.b32 %r231, %r232, %r233, %r227;
	mul.wide.u32 	%rd191, %r16, 2048;
	mov.u64 	%rd192, _ZZ8from_rgbI5ToYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd193, %rd192;
	add.s64 	%rd194, %rd193, %rd191;
	add.s64 	%rd195, %rd194, %rd47;
	add.s64 	%rd196, %rd316, %rd46;
	selp.b64 	%rd197, %rd196, %rd195, %p121;
	st.u32 	[%rd197], %r231;
	bra.uni 	$L__BB8_93;
$L__BB8_70:
	setp.eq.s32 	%p63, %r121, 3;
	@%p63 bra 	$L__BB8_74;
	bra.uni 	$L__BB8_71;
$L__BB8_74:
	cvt.rn.f16.f32 %rs128, %f173;
	bra.uni 	$L__BB8_75;
$L__BB8_71:
	setp.eq.s32 	%p64, %r121, 1;
	cvt.rni.s32.f32 	%r48, %f173;
	@%p64 bra 	$L__BB8_73;
	bra.uni 	$L__BB8_72;
$L__BB8_73:
	max.s32 	%r210, %r48, 0;
	min.s32 	%r211, %r210, 65535;
	cvt.u16.u32 	%rs128, %r211;
	bra.uni 	$L__BB8_75;
$L__BB8_72:
	max.s32 	%r208, %r48, -32768;
	min.s32 	%r209, %r208, 32767;
	cvt.u16.u32 	%rs128, %r209;
$L__BB8_75:
	@%p63 bra 	$L__BB8_79;
	bra.uni 	$L__BB8_76;
$L__BB8_79:
	cvt.rn.f16.f32 %rs129, %f174;
	bra.uni 	$L__BB8_80;
$L__BB8_76:
	setp.eq.s32 	%p66, %r121, 1;
	cvt.rni.s32.f32 	%r49, %f174;
	@%p66 bra 	$L__BB8_78;
	bra.uni 	$L__BB8_77;
$L__BB8_78:
	max.s32 	%r214, %r49, 0;
	min.s32 	%r215, %r214, 65535;
	cvt.u16.u32 	%rs129, %r215;
	bra.uni 	$L__BB8_80;
$L__BB8_77:
	max.s32 	%r212, %r49, -32768;
	min.s32 	%r213, %r212, 32767;
	cvt.u16.u32 	%rs129, %r213;
$L__BB8_80:
	mov.b32 	%r50, {%rs128, %rs129};
	@%p63 bra 	$L__BB8_84;
	bra.uni 	$L__BB8_81;
$L__BB8_84:
	selp.f32 	%f374, %f423, %f427, %p121;
	cvt.rn.f16.f32 %rs130, %f374;
	bra.uni 	$L__BB8_85;
$L__BB8_81:
	setp.eq.s32 	%p68, %r121, 1;
	selp.f32 	%f373, %f423, %f427, %p121;
	cvt.rni.s32.f32 	%r51, %f373;
	@%p68 bra 	$L__BB8_83;
	bra.uni 	$L__BB8_82;
$L__BB8_83:
	max.s32 	%r218, %r51, 0;
	min.s32 	%r219, %r218, 65535;
	cvt.u16.u32 	%rs130, %r219;
	bra.uni 	$L__BB8_85;
$L__BB8_82:
	max.s32 	%r216, %r51, -32768;
	min.s32 	%r217, %r216, 32767;
	cvt.u16.u32 	%rs130, %r217;
$L__BB8_85:
	@%p63 bra 	$L__BB8_89;
	bra.uni 	$L__BB8_86;
$L__BB8_89:
	cvt.rn.f16.f32 %rs131, %f175;
	bra.uni 	$L__BB8_90;
$L__BB8_86:
	setp.eq.s32 	%p70, %r121, 1;
	cvt.rni.s32.f32 	%r52, %f175;
	@%p70 bra 	$L__BB8_88;
	bra.uni 	$L__BB8_87;
$L__BB8_88:
	max.s32 	%r222, %r52, 0;
	min.s32 	%r223, %r222, 65535;
	cvt.u16.u32 	%rs131, %r223;
	bra.uni 	$L__BB8_90;
$L__BB8_87:
	max.s32 	%r220, %r52, -32768;
	min.s32 	%r221, %r220, 32767;
	cvt.u16.u32 	%rs131, %r221;
$L__BB8_90:
	mov.b32 	%r224, {%rs130, %rs131};
	mul.wide.u32 	%rd177, %r16, 2048;
	mov.u64 	%rd178, _ZZ8from_rgbI5ToYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd179, %rd178;
	add.s64 	%rd180, %rd179, %rd177;
	add.s64 	%rd181, %rd180, %rd47;
	add.s64 	%rd182, %rd316, %rd46;
	selp.b64 	%rd183, %rd182, %rd181, %p121;
	st.v2.u32 	[%rd183], {%r50, %r224};
$L__BB8_93:
	selp.f32 	%f176, %f428, %f425, %p121;
	selp.f32 	%f177, %f425, %f424, %p121;
	selp.f32 	%f178, %f422, %f423, %p121;
	selp.f32 	%f179, %f419, %f422, %p121;
	shl.b32 	%r236, %r44, 2;
	cvt.u64.u32 	%rd198, %r236;
	selp.b64 	%rd199, %rd319, %rd198, %p121;
	mul.wide.u32 	%rd200, %r16, 2048;
	mov.u64 	%rd201, _ZZ8from_rgbI5ToYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd202, %rd201;
	add.s64 	%rd203, %rd202, %rd200;
	add.s64 	%rd204, %rd203, %rd47;
	add.s64 	%rd205, %rd316, %rd46;
	selp.b64 	%rd206, %rd205, %rd204, %p121;
	add.s64 	%rd48, %rd206, %rd199;
	@%p52 bra 	$L__BB8_117;
	@%p51 bra 	$L__BB8_116;
	bra.uni 	$L__BB8_95;
$L__BB8_116:
	st.v4.f32 	[%rd48], {%f176, %f177, %f178, %f179};
	bra.uni 	$L__BB8_118;
$L__BB8_117:
	cvt.rni.s32.f32 	%r257, %f178;
	cvt.rni.s32.f32 	%r256, %f179;
	mov.u32 	%r258, 0;
	cvt.pack.sat.u8.s32.b32 %r255, %r256, %r257, %r258;
	cvt.rni.s32.f32 	%r260, %f177;
	cvt.rni.s32.f32 	%r261, %f176;
	cvt.pack.sat.u8.s32.b32 %r259, %r260, %r261, %r255;
	st.u32 	[%rd48], %r259;
	bra.uni 	$L__BB8_118;
$L__BB8_95:
	setp.eq.s32 	%p73, %r121, 3;
	@%p73 bra 	$L__BB8_99;
	bra.uni 	$L__BB8_96;
$L__BB8_99:
	cvt.rn.f16.f32 %rs132, %f176;
	bra.uni 	$L__BB8_100;
$L__BB8_96:
	setp.eq.s32 	%p74, %r121, 1;
	cvt.rni.s32.f32 	%r53, %f176;
	@%p74 bra 	$L__BB8_98;
	bra.uni 	$L__BB8_97;
$L__BB8_98:
	max.s32 	%r240, %r53, 0;
	min.s32 	%r241, %r240, 65535;
	cvt.u16.u32 	%rs132, %r241;
	bra.uni 	$L__BB8_100;
$L__BB8_97:
	max.s32 	%r238, %r53, -32768;
	min.s32 	%r239, %r238, 32767;
	cvt.u16.u32 	%rs132, %r239;
$L__BB8_100:
	@%p73 bra 	$L__BB8_104;
	bra.uni 	$L__BB8_101;
$L__BB8_104:
	cvt.rn.f16.f32 %rs133, %f177;
	bra.uni 	$L__BB8_105;
$L__BB8_101:
	setp.eq.s32 	%p76, %r121, 1;
	cvt.rni.s32.f32 	%r54, %f177;
	@%p76 bra 	$L__BB8_103;
	bra.uni 	$L__BB8_102;
$L__BB8_103:
	max.s32 	%r244, %r54, 0;
	min.s32 	%r245, %r244, 65535;
	cvt.u16.u32 	%rs133, %r245;
	bra.uni 	$L__BB8_105;
$L__BB8_102:
	max.s32 	%r242, %r54, -32768;
	min.s32 	%r243, %r242, 32767;
	cvt.u16.u32 	%rs133, %r243;
$L__BB8_105:
	mov.b32 	%r55, {%rs132, %rs133};
	@%p73 bra 	$L__BB8_109;
	bra.uni 	$L__BB8_106;
$L__BB8_109:
	cvt.rn.f16.f32 %rs134, %f178;
	bra.uni 	$L__BB8_110;
$L__BB8_106:
	setp.eq.s32 	%p78, %r121, 1;
	cvt.rni.s32.f32 	%r56, %f178;
	@%p78 bra 	$L__BB8_108;
	bra.uni 	$L__BB8_107;
$L__BB8_108:
	max.s32 	%r248, %r56, 0;
	min.s32 	%r249, %r248, 65535;
	cvt.u16.u32 	%rs134, %r249;
	bra.uni 	$L__BB8_110;
$L__BB8_107:
	max.s32 	%r246, %r56, -32768;
	min.s32 	%r247, %r246, 32767;
	cvt.u16.u32 	%rs134, %r247;
$L__BB8_110:
	@%p73 bra 	$L__BB8_114;
	bra.uni 	$L__BB8_111;
$L__BB8_114:
	cvt.rn.f16.f32 %rs135, %f179;
	bra.uni 	$L__BB8_115;
$L__BB8_111:
	setp.eq.s32 	%p80, %r121, 1;
	cvt.rni.s32.f32 	%r57, %f179;
	@%p80 bra 	$L__BB8_113;
	bra.uni 	$L__BB8_112;
$L__BB8_113:
	max.s32 	%r252, %r57, 0;
	min.s32 	%r253, %r252, 65535;
	cvt.u16.u32 	%rs135, %r253;
	bra.uni 	$L__BB8_115;
$L__BB8_112:
	max.s32 	%r250, %r57, -32768;
	min.s32 	%r251, %r250, 32767;
	cvt.u16.u32 	%rs135, %r251;
$L__BB8_115:
	mov.b32 	%r254, {%rs134, %rs135};
	st.v2.u32 	[%rd48], {%r55, %r254};
$L__BB8_118:
	selp.f32 	%f180, %f427, %f421, %p121;
	selp.f32 	%f181, %f424, %f420, %p121;
	selp.f32 	%f182, %f421, %f419, %p121;
	shl.b64 	%rd209, %rd199, 1;
	add.s64 	%rd49, %rd206, %rd209;
	@%p52 bra 	$L__BB8_142;
	@%p51 bra 	$L__BB8_141;
	bra.uni 	$L__BB8_120;
$L__BB8_141:
	st.v4.f32 	[%rd49], {%f180, %f181, %f182, %f162};
	bra.uni 	$L__BB8_143;
$L__BB8_142:
	cvt.rni.s32.f32 	%r284, %f182;
	cvt.rni.s32.f32 	%r283, %f162;
	mov.u32 	%r285, 0;
	cvt.pack.sat.u8.s32.b32 %r282, %r283, %r284, %r285;
	cvt.rni.s32.f32 	%r287, %f181;
	cvt.rni.s32.f32 	%r288, %f180;
	cvt.pack.sat.u8.s32.b32 %r286, %r287, %r288, %r282;
	st.u32 	[%rd49], %r286;
	bra.uni 	$L__BB8_143;
$L__BB8_120:
	setp.eq.s32 	%p83, %r121, 3;
	@%p83 bra 	$L__BB8_124;
	bra.uni 	$L__BB8_121;
$L__BB8_124:
	cvt.rn.f16.f32 %rs136, %f180;
	bra.uni 	$L__BB8_125;
$L__BB8_121:
	setp.eq.s32 	%p84, %r121, 1;
	cvt.rni.s32.f32 	%r58, %f180;
	@%p84 bra 	$L__BB8_123;
	bra.uni 	$L__BB8_122;
$L__BB8_123:
	max.s32 	%r267, %r58, 0;
	min.s32 	%r268, %r267, 65535;
	cvt.u16.u32 	%rs136, %r268;
	bra.uni 	$L__BB8_125;
$L__BB8_122:
	max.s32 	%r265, %r58, -32768;
	min.s32 	%r266, %r265, 32767;
	cvt.u16.u32 	%rs136, %r266;
$L__BB8_125:
	@%p83 bra 	$L__BB8_129;
	bra.uni 	$L__BB8_126;
$L__BB8_129:
	cvt.rn.f16.f32 %rs137, %f181;
	bra.uni 	$L__BB8_130;
$L__BB8_126:
	setp.eq.s32 	%p86, %r121, 1;
	cvt.rni.s32.f32 	%r59, %f181;
	@%p86 bra 	$L__BB8_128;
	bra.uni 	$L__BB8_127;
$L__BB8_128:
	max.s32 	%r271, %r59, 0;
	min.s32 	%r272, %r271, 65535;
	cvt.u16.u32 	%rs137, %r272;
	bra.uni 	$L__BB8_130;
$L__BB8_127:
	max.s32 	%r269, %r59, -32768;
	min.s32 	%r270, %r269, 32767;
	cvt.u16.u32 	%rs137, %r270;
$L__BB8_130:
	mov.b32 	%r60, {%rs136, %rs137};
	@%p83 bra 	$L__BB8_134;
	bra.uni 	$L__BB8_131;
$L__BB8_134:
	cvt.rn.f16.f32 %rs138, %f182;
	bra.uni 	$L__BB8_135;
$L__BB8_131:
	setp.eq.s32 	%p88, %r121, 1;
	cvt.rni.s32.f32 	%r61, %f182;
	@%p88 bra 	$L__BB8_133;
	bra.uni 	$L__BB8_132;
$L__BB8_133:
	max.s32 	%r275, %r61, 0;
	min.s32 	%r276, %r275, 65535;
	cvt.u16.u32 	%rs138, %r276;
	bra.uni 	$L__BB8_135;
$L__BB8_132:
	max.s32 	%r273, %r61, -32768;
	min.s32 	%r274, %r273, 32767;
	cvt.u16.u32 	%rs138, %r274;
$L__BB8_135:
	@%p83 bra 	$L__BB8_139;
	bra.uni 	$L__BB8_136;
$L__BB8_139:
	cvt.rn.f16.f32 %rs139, %f162;
	bra.uni 	$L__BB8_140;
$L__BB8_136:
	setp.eq.s32 	%p90, %r121, 1;
	cvt.rni.s32.f32 	%r62, %f162;
	@%p90 bra 	$L__BB8_138;
	bra.uni 	$L__BB8_137;
$L__BB8_138:
	max.s32 	%r279, %r62, 0;
	min.s32 	%r280, %r279, 65535;
	cvt.u16.u32 	%rs139, %r280;
	bra.uni 	$L__BB8_140;
$L__BB8_137:
	max.s32 	%r277, %r62, -32768;
	min.s32 	%r278, %r277, 32767;
	cvt.u16.u32 	%rs139, %r278;
$L__BB8_140:
	mov.b32 	%r281, {%rs138, %rs139};
	st.v2.u32 	[%rd49], {%r60, %r281};
$L__BB8_143:
	setp.eq.s64 	%p91, %rd318, %rd171;
	setp.eq.s64 	%p92, %rd319, %rd172;
	and.pred  	%p93, %p91, %p92;
	@%p93 bra 	$L__BB8_157;
	bra.uni 	$L__BB8_144;
$L__BB8_157:
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd61, %r138;
	sub.s32 	%r305, %r402, %r137;
	min.s32 	%r306, %r305, 128;
	mul.lo.s32 	%r74, %r47, %r306;
	setp.lt.s32 	%p103, %r74, 1;
	@%p103 bra 	$L__BB8_183;
	mul.lo.s64 	%rd248, %rd318, %rd61;
	sub.s64 	%rd249, %rd46, %rd248;
	add.s64 	%rd62, %rd316, %rd249;
	and.b64  	%rd250, %rd62, 15;
	setp.eq.s64 	%p104, %rd250, 0;
	@%p104 bra 	$L__BB8_168;
	and.b64  	%rd251, %rd62, 3;
	setp.ne.s64 	%p105, %rd251, 0;
	mov.u32 	%r422, 0;
	@%p105 bra 	$L__BB8_176;
	shr.s32 	%r308, %r74, 31;
	shr.u32 	%r309, %r308, 30;
	add.s32 	%r310, %r74, %r309;
	shr.s32 	%r75, %r310, 2;
	mov.u32 	%r416, %tid.x;
	setp.ge.s32 	%p106, %r416, %r75;
	@%p106 bra 	$L__BB8_167;
	not.b32 	%r312, %r416;
	add.s32 	%r77, %r75, %r312;
	shr.u32 	%r313, %r77, 5;
	add.s32 	%r314, %r313, 1;
	and.b32  	%r415, %r314, 3;
	setp.eq.s32 	%p107, %r415, 0;
	@%p107 bra 	$L__BB8_164;
	mov.u32 	%r416, %tid.x;
	mul.wide.s32 	%rd252, %r416, 4;
	shl.b32 	%r317, %r416, 2;
	add.s32 	%r318, %r137, %r317;
	cvt.s64.s32 	%rd253, %r318;
	sub.s64 	%rd254, %rd253, %rd61;
	mul.lo.s64 	%rd255, %rd318, %rd254;
	add.s64 	%rd256, %rd252, %rd255;
	add.s64 	%rd257, %rd256, %rd45;
	add.s64 	%rd325, %rd316, %rd257;
	shl.b64 	%rd258, %rd29, 11;
	add.s64 	%rd260, %rd201, %rd258;
	add.s64 	%rd324, %rd260, %rd252;
$L__BB8_163:
	.pragma "nounroll";
	ld.shared.u32 	%r319, [%rd324];
	st.u32 	[%rd325], %r319;
	add.s32 	%r416, %r416, 32;
	add.s64 	%rd325, %rd325, 128;
	add.s64 	%rd324, %rd324, 128;
	add.s32 	%r415, %r415, -1;
	setp.ne.s32 	%p108, %r415, 0;
	@%p108 bra 	$L__BB8_163;
$L__BB8_164:
	setp.lt.u32 	%p109, %r77, 96;
	@%p109 bra 	$L__BB8_167;
	mul.wide.s32 	%rd261, %r416, 4;
	shl.b64 	%rd262, %rd29, 11;
	add.s64 	%rd264, %rd201, %rd262;
	add.s64 	%rd265, %rd264, %rd261;
	add.s64 	%rd327, %rd265, 256;
	mov.u32 	%r322, %tid.x;
	shl.b32 	%r323, %r322, 2;
	add.s32 	%r324, %r137, %r323;
	cvt.s64.s32 	%rd266, %r324;
	sub.s64 	%rd267, %rd266, %rd61;
	mul.lo.s64 	%rd268, %rd318, %rd267;
	add.s64 	%rd269, %rd261, %rd268;
	add.s64 	%rd270, %rd269, %rd45;
	add.s64 	%rd271, %rd316, %rd270;
	add.s64 	%rd326, %rd271, 256;
$L__BB8_166:
	ld.shared.u32 	%r325, [%rd327+-256];
	st.u32 	[%rd326+-256], %r325;
	ld.shared.u32 	%r326, [%rd327+-128];
	st.u32 	[%rd326+-128], %r326;
	ld.shared.u32 	%r327, [%rd327];
	st.u32 	[%rd326], %r327;
	ld.shared.u32 	%r328, [%rd327+128];
	st.u32 	[%rd326+128], %r328;
	add.s64 	%rd327, %rd327, 512;
	add.s64 	%rd326, %rd326, 512;
	add.s32 	%r416, %r416, 128;
	setp.lt.s32 	%p110, %r416, %r75;
	@%p110 bra 	$L__BB8_166;
$L__BB8_167:
	and.b32  	%r422, %r74, -4;
	bra.uni 	$L__BB8_176;
$L__BB8_144:
	setp.lt.s32 	%p94, %r45, 1;
	or.pred  	%p95, %p94, %p121;
	@%p95 bra 	$L__BB8_183;
	@%p52 bra 	$L__BB8_153;
	mov.u32 	%r409, 0;
	shl.b64 	%rd227, %rd29, 11;
	add.s64 	%rd229, %rd201, %rd227;
$L__BB8_147:
	.pragma "nounroll";
	cvt.s64.s32 	%rd219, %r409;
	mul.lo.s64 	%rd220, %rd318, %rd219;
	add.s64 	%rd50, %rd220, %rd46;
	mul.lo.s32 	%r64, %r409, 3;
	setp.eq.s32 	%p97, %r44, 2;
	@%p97 bra 	$L__BB8_150;
	bra.uni 	$L__BB8_148;
$L__BB8_150:
	mov.u32 	%r411, 0;
$L__BB8_151:
	.pragma "nounroll";
	cvt.s64.s32 	%rd231, %r411;
	mul.lo.s64 	%rd232, %rd319, %rd231;
	add.s64 	%rd233, %rd50, %rd232;
	add.s64 	%rd234, %rd316, %rd233;
	add.s32 	%r296, %r411, %r64;
	shl.b32 	%r297, %r296, 1;
	cvt.s64.s32 	%rd235, %r297;
	add.s64 	%rd236, %rd235, %rd47;
	add.s64 	%rd240, %rd229, %rd236;
	ld.shared.u16 	%rs120, [%rd240];
	st.u16 	[%rd234], %rs120;
	add.s32 	%r411, %r411, 1;
	setp.ne.s32 	%p99, %r411, 3;
	@%p99 bra 	$L__BB8_151;
	bra.uni 	$L__BB8_152;
$L__BB8_148:
	mov.u32 	%r410, 0;
$L__BB8_149:
	.pragma "nounroll";
	cvt.s64.s32 	%rd221, %r410;
	mul.lo.s64 	%rd222, %rd319, %rd221;
	add.s64 	%rd223, %rd50, %rd222;
	add.s64 	%rd224, %rd316, %rd223;
	add.s32 	%r292, %r410, %r64;
	mul.lo.s32 	%r293, %r292, %r44;
	cvt.s64.s32 	%rd225, %r293;
	add.s64 	%rd226, %rd225, %rd47;
	add.s64 	%rd230, %rd229, %rd226;
	ld.shared.u32 	%r294, [%rd230];
	st.u32 	[%rd224], %r294;
	add.s32 	%r410, %r410, 1;
	setp.eq.s32 	%p98, %r410, 3;
	@%p98 bra 	$L__BB8_152;
	bra.uni 	$L__BB8_149;
$L__BB8_152:
	add.s32 	%r409, %r409, 1;
	setp.lt.s32 	%p100, %r409, %r46;
	@%p100 bra 	$L__BB8_147;
	bra.uni 	$L__BB8_183;
$L__BB8_168:
	shr.s32 	%r329, %r74, 31;
	shr.u32 	%r330, %r329, 28;
	add.s32 	%r331, %r74, %r330;
	shr.s32 	%r88, %r331, 4;
	setp.ge.s32 	%p111, %r14, %r88;
	@%p111 bra 	$L__BB8_175;
	not.b32 	%r333, %r14;
	add.s32 	%r90, %r88, %r333;
	shr.u32 	%r334, %r90, 5;
	add.s32 	%r335, %r334, 1;
	and.b32  	%r419, %r335, 3;
	setp.eq.s32 	%p112, %r419, 0;
	mov.u32 	%r420, %r14;
	@%p112 bra 	$L__BB8_172;
	mov.u32 	%r420, %tid.x;
	mul.wide.s32 	%rd272, %r420, 16;
	shl.b64 	%rd273, %rd29, 11;
	add.s64 	%rd275, %rd201, %rd273;
	add.s64 	%rd329, %rd275, %rd272;
	shl.b32 	%r338, %r420, 2;
	add.s32 	%r339, %r137, %r338;
	cvt.s64.s32 	%rd276, %r339;
	sub.s64 	%rd277, %rd276, %rd61;
	mul.lo.s64 	%rd278, %rd318, %rd277;
	add.s64 	%rd279, %rd272, %rd278;
	add.s64 	%rd280, %rd279, %rd45;
	add.s64 	%rd328, %rd316, %rd280;
$L__BB8_171:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r340, %r341, %r342, %r343}, [%rd329];
	st.v4.u32 	[%rd328], {%r340, %r341, %r342, %r343};
	add.s32 	%r420, %r420, 32;
	add.s64 	%rd329, %rd329, 512;
	add.s64 	%rd328, %rd328, 512;
	add.s32 	%r419, %r419, -1;
	setp.ne.s32 	%p113, %r419, 0;
	@%p113 bra 	$L__BB8_171;
$L__BB8_172:
	setp.lt.u32 	%p114, %r90, 96;
	@%p114 bra 	$L__BB8_175;
	mul.wide.s32 	%rd281, %r420, 16;
	mov.u32 	%r350, %tid.x;
	shl.b32 	%r351, %r350, 2;
	add.s32 	%r352, %r137, %r351;
	cvt.s64.s32 	%rd282, %r352;
	sub.s64 	%rd283, %rd282, %rd61;
	mul.lo.s64 	%rd284, %rd318, %rd283;
	add.s64 	%rd285, %rd281, %rd284;
	add.s64 	%rd286, %rd285, %rd45;
	add.s64 	%rd287, %rd316, %rd286;
	add.s64 	%rd331, %rd287, 1024;
	shl.b64 	%rd288, %rd29, 11;
	add.s64 	%rd290, %rd201, %rd288;
	add.s64 	%rd291, %rd290, %rd281;
	add.s64 	%rd330, %rd291, 1024;
$L__BB8_174:
	ld.shared.v4.u32 	{%r353, %r354, %r355, %r356}, [%rd330+-1024];
	st.v4.u32 	[%rd331+-1024], {%r353, %r354, %r355, %r356};
	ld.shared.v4.u32 	{%r361, %r362, %r363, %r364}, [%rd330+-512];
	st.v4.u32 	[%rd331+-512], {%r361, %r362, %r363, %r364};
	ld.shared.v4.u32 	{%r369, %r370, %r371, %r372}, [%rd330];
	st.v4.u32 	[%rd331], {%r369, %r370, %r371, %r372};
	ld.shared.v4.u32 	{%r377, %r378, %r379, %r380}, [%rd330+512];
	st.v4.u32 	[%rd331+512], {%r377, %r378, %r379, %r380};
	add.s64 	%rd331, %rd331, 2048;
	add.s64 	%rd330, %rd330, 2048;
	add.s32 	%r420, %r420, 128;
	setp.lt.s32 	%p115, %r420, %r88;
	@%p115 bra 	$L__BB8_174;
$L__BB8_175:
	and.b32  	%r422, %r74, -16;
$L__BB8_176:
	add.s32 	%r425, %r422, %r14;
	setp.ge.s32 	%p116, %r425, %r74;
	@%p116 bra 	$L__BB8_183;
	not.b32 	%r387, %r14;
	add.s32 	%r388, %r74, %r387;
	sub.s32 	%r103, %r388, %r422;
	shr.u32 	%r389, %r103, 5;
	add.s32 	%r390, %r389, 1;
	and.b32  	%r424, %r390, 3;
	setp.eq.s32 	%p117, %r424, 0;
	@%p117 bra 	$L__BB8_180;
	sub.s64 	%rd293, %rd31, %rd61;
	mul.lo.s64 	%rd294, %rd318, %rd293;
	add.s64 	%rd295, %rd294, %rd45;
	cvt.s64.s32 	%rd296, %r425;
	add.s64 	%rd297, %rd295, %rd296;
	add.s64 	%rd333, %rd316, %rd297;
	shl.b64 	%rd298, %rd29, 11;
	add.s64 	%rd300, %rd201, %rd298;
	add.s64 	%rd332, %rd300, %rd296;
$L__BB8_179:
	.pragma "nounroll";
	ld.shared.u8 	%rs122, [%rd332];
	st.u8 	[%rd333], %rs122;
	add.s32 	%r425, %r425, 32;
	add.s64 	%rd333, %rd333, 32;
	add.s64 	%rd332, %rd332, 32;
	add.s32 	%r424, %r424, -1;
	setp.ne.s32 	%p118, %r424, 0;
	@%p118 bra 	$L__BB8_179;
$L__BB8_180:
	setp.lt.u32 	%p119, %r103, 96;
	@%p119 bra 	$L__BB8_183;
	cvt.s64.s32 	%rd301, %r425;
	shl.b64 	%rd302, %rd29, 11;
	add.s64 	%rd304, %rd201, %rd302;
	add.s64 	%rd305, %rd304, %rd301;
	add.s64 	%rd335, %rd305, 64;
	sub.s64 	%rd307, %rd31, %rd61;
	mul.lo.s64 	%rd308, %rd318, %rd307;
	add.s64 	%rd309, %rd308, %rd45;
	add.s64 	%rd310, %rd309, %rd301;
	add.s64 	%rd311, %rd316, %rd310;
	add.s64 	%rd334, %rd311, 64;
$L__BB8_182:
	ld.shared.u8 	%rs123, [%rd335+-64];
	st.u8 	[%rd334+-64], %rs123;
	ld.shared.u8 	%rs124, [%rd335+-32];
	st.u8 	[%rd334+-32], %rs124;
	ld.shared.u8 	%rs125, [%rd335];
	st.u8 	[%rd334], %rs125;
	ld.shared.u8 	%rs126, [%rd335+32];
	st.u8 	[%rd334+32], %rs126;
	add.s64 	%rd335, %rd335, 128;
	add.s64 	%rd334, %rd334, 128;
	add.s32 	%r425, %r425, 128;
	setp.lt.s32 	%p120, %r425, %r74;
	@%p120 bra 	$L__BB8_182;
	bra.uni 	$L__BB8_183;
$L__BB8_153:
	shl.b64 	%rd241, %rd29, 11;
	add.s64 	%rd243, %rd201, %rd241;
	add.s64 	%rd51, %rd243, %rd47;
	add.s64 	%rd53, %rd316, %rd45;
	mov.u32 	%r298, 0;
	mov.u32 	%r412, %r298;
$L__BB8_154:
	.pragma "nounroll";
	mul.lo.s32 	%r300, %r47, %r412;
	cvt.s64.s32 	%rd244, %r300;
	add.s64 	%rd323, %rd51, %rd244;
	cvt.s64.s32 	%rd245, %r412;
	add.s64 	%rd246, %rd31, %rd245;
	mul.lo.s64 	%rd247, %rd318, %rd246;
	add.s64 	%rd322, %rd53, %rd247;
	mov.u32 	%r413, %r298;
$L__BB8_155:
	.pragma "nounroll";
	ld.shared.u8 	%rs121, [%rd323];
	st.u8 	[%rd322], %rs121;
	add.s64 	%rd323, %rd323, %rd172;
	add.s64 	%rd322, %rd322, %rd319;
	add.s32 	%r413, %r413, 1;
	setp.ne.s32 	%p101, %r413, 3;
	@%p101 bra 	$L__BB8_155;
	add.s32 	%r412, %r412, 1;
	setp.lt.s32 	%p102, %r412, %r46;
	@%p102 bra 	$L__BB8_154;
$L__BB8_183:
	ret;
}
.visible .entry yuv_to_rgb_3_3(
	.param .u64 yuv_to_rgb_3_3_param_0,
	.param .align 8 .b8 yuv_to_rgb_3_3_param_1[48],
	.param .u64 yuv_to_rgb_3_3_param_2,
	.param .align 8 .b8 yuv_to_rgb_3_3_param_3[48],
	.param .align 4 .b8 yuv_to_rgb_3_3_param_4[16]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<118>;
	.reg .b16 	%rs<140>;
	.reg .f32 	%f<439>;
	.reg .b32 	%r<442>;
	.reg .b64 	%rd<338>;
	.shared .align 16 .b8 _ZZ6to_rgbI7FromYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd99, [yuv_to_rgb_3_3_param_0];
	ld.param.v2.u32 	{%r416, %r123}, [yuv_to_rgb_3_3_param_1+32];
	ld.param.v2.u32 	{%r124, %r125}, [yuv_to_rgb_3_3_param_1+40];
	ld.param.u64 	%rd104, [yuv_to_rgb_3_3_param_2];
	ld.param.v2.u32 	{%r417, %r418}, [yuv_to_rgb_3_3_param_3+32];
	ld.param.v2.u32 	{%r128, %r129}, [yuv_to_rgb_3_3_param_3+40];
	ld.param.u32 	%r121, [yuv_to_rgb_3_3_param_4+12];
	ld.param.u32 	%r120, [yuv_to_rgb_3_3_param_4+8];
	ld.param.u32 	%r119, [yuv_to_rgb_3_3_param_4+4];
	ld.param.u32 	%r118, [yuv_to_rgb_3_3_param_4];
	ld.param.u64 	%rd321, [yuv_to_rgb_3_3_param_3+24];
	ld.param.u64 	%rd320, [yuv_to_rgb_3_3_param_3+16];
	ld.param.u64 	%rd319, [yuv_to_rgb_3_3_param_3+8];
	ld.param.u64 	%rd105, [yuv_to_rgb_3_3_param_3];
	ld.param.u64 	%rd317, [yuv_to_rgb_3_3_param_1+24];
	ld.param.u64 	%rd316, [yuv_to_rgb_3_3_param_1+16];
	ld.param.u64 	%rd315, [yuv_to_rgb_3_3_param_1+8];
	ld.param.u64 	%rd100, [yuv_to_rgb_3_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p4, %r125, 0;
	@%p4 bra 	$L__BB9_2;
	cvta.to.global.u64 	%rd109, %rd99;
	mul.wide.s32 	%rd110, %r1, 40;
	add.s64 	%rd111, %rd109, %rd110;
	ld.global.v2.u32 	{%r416, %r131}, [%rd111+32];
	ld.global.u64 	%rd317, [%rd111+24];
	ld.global.u64 	%rd316, [%rd111+16];
	ld.global.u64 	%rd315, [%rd111+8];
	ld.global.u64 	%rd314, [%rd111];
	bra.uni 	$L__BB9_3;
$L__BB9_2:
	cvt.s64.s32 	%rd112, %r1;
	mul.lo.s64 	%rd113, %rd100, %rd112;
	add.s64 	%rd314, %rd99, %rd113;
$L__BB9_3:
	setp.eq.s32 	%p5, %r129, 0;
	@%p5 bra 	$L__BB9_5;
	cvta.to.global.u64 	%rd114, %rd104;
	mul.wide.s32 	%rd115, %r1, 40;
	add.s64 	%rd116, %rd114, %rd115;
	ld.global.v2.u32 	{%r417, %r418}, [%rd116+32];
	ld.global.u64 	%rd321, [%rd116+24];
	ld.global.u64 	%rd320, [%rd116+16];
	ld.global.u64 	%rd319, [%rd116+8];
	ld.global.u64 	%rd318, [%rd116];
	bra.uni 	$L__BB9_6;
$L__BB9_5:
	cvt.s64.s32 	%rd117, %r1;
	mul.lo.s64 	%rd118, %rd105, %rd117;
	add.s64 	%rd318, %rd104, %rd118;
$L__BB9_6:
	mov.u32 	%r134, %ctaid.y;
	shl.b32 	%r135, %r134, 3;
	mov.u32 	%r14, %tid.y;
	add.s32 	%r15, %r135, %r14;
	setp.ge.s32 	%p6, %r15, %r418;
	@%p6 bra 	$L__BB9_183;
	mov.u32 	%r136, %tid.x;
	shl.b32 	%r137, %r136, 2;
	mov.u32 	%r138, %ctaid.x;
	shl.b32 	%r139, %r138, 7;
	add.s32 	%r140, %r139, %r137;
	shl.b32 	%r141, %r136, 6;
	cvt.u64.u32 	%rd29, %r141;
	setp.eq.s32 	%p7, %r118, 4;
	selp.b32 	%r142, 4, 2, %p7;
	setp.eq.s32 	%p8, %r118, 0;
	selp.b32 	%r17, 1, %r142, %p8;
	sub.s32 	%r18, %r416, %r140;
	min.s32 	%r19, %r18, 4;
	cvt.s64.s32 	%rd119, %r15;
	mul.lo.s64 	%rd120, %rd315, %rd119;
	cvt.s64.s32 	%rd121, %r140;
	mul.lo.s64 	%rd122, %rd316, %rd121;
	add.s64 	%rd30, %rd120, %rd122;
	shl.b32 	%r143, %r17, 2;
	cvt.u64.u32 	%rd31, %r143;
	setp.gt.s32 	%p9, %r18, 3;
	@%p9 bra 	$L__BB9_8;
	bra.uni 	$L__BB9_10;
$L__BB9_8:
	mul.lo.s32 	%r144, %r17, 3;
	cvt.u64.u32 	%rd123, %r144;
	setp.ne.s64 	%p10, %rd316, %rd123;
	cvt.u64.u32 	%rd124, %r17;
	setp.ne.s64 	%p11, %rd317, %rd124;
	or.pred  	%p12, %p10, %p11;
	@%p12 bra 	$L__BB9_10;
	cvt.u32.u64 	%r145, %rd31;
	add.s64 	%rd322, %rd314, %rd30;
	add.s32 	%r146, %r145, -1;
	cvt.s64.s32 	%rd125, %r146;
	and.b64  	%rd126, %rd322, %rd125;
	setp.eq.s64 	%p13, %rd126, 0;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd323, %rd31;
	@%p13 bra 	$L__BB9_25;
$L__BB9_10:
	setp.lt.s32 	%p14, %r18, 4;
	cvt.u64.u32 	%rd127, %r17;
	setp.ne.s64 	%p15, %rd316, %rd127;
	or.pred  	%p16, %p15, %p14;
	@%p16 bra 	$L__BB9_12;
	cvt.u32.u64 	%r147, %rd31;
	add.s64 	%rd322, %rd314, %rd30;
	or.b64  	%rd128, %rd317, %rd322;
	add.s32 	%r148, %r147, -1;
	cvt.s64.s32 	%rd129, %r148;
	and.b64  	%rd130, %rd128, %rd129;
	setp.eq.s64 	%p17, %rd130, 0;
	mov.u16 	%rs127, 1;
	mov.u64 	%rd323, %rd317;
	@%p17 bra 	$L__BB9_25;
$L__BB9_12:
	mul.wide.u32 	%rd131, %r14, 2048;
	mov.u64 	%rd132, _ZZ6to_rgbI7FromYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd133, %rd132;
	add.s64 	%rd134, %rd133, %rd131;
	add.s64 	%rd322, %rd134, %rd29;
	setp.lt.s32 	%p18, %r18, 1;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd323, %rd31;
	@%p18 bra 	$L__BB9_25;
	@%p8 bra 	$L__BB9_21;
	mov.u32 	%r419, 0;
$L__BB9_15:
	.pragma "nounroll";
	mul.lo.s32 	%r21, %r419, 3;
	cvt.s64.s32 	%rd135, %r419;
	mul.lo.s64 	%rd136, %rd316, %rd135;
	add.s64 	%rd35, %rd136, %rd30;
	setp.eq.s32 	%p20, %r17, 2;
	@%p20 bra 	$L__BB9_18;
	bra.uni 	$L__BB9_16;
$L__BB9_18:
	mov.u32 	%r421, 0;
$L__BB9_19:
	.pragma "nounroll";
	add.s32 	%r156, %r421, %r21;
	shl.b32 	%r157, %r156, 1;
	cvt.s64.s32 	%rd147, %r157;
	add.s64 	%rd148, %rd147, %rd29;
	add.s64 	%rd151, %rd132, %rd131;
	add.s64 	%rd152, %rd151, %rd148;
	cvt.s64.s32 	%rd153, %r421;
	mul.lo.s64 	%rd154, %rd317, %rd153;
	add.s64 	%rd155, %rd35, %rd154;
	add.s64 	%rd156, %rd314, %rd155;
	ld.u16 	%rs56, [%rd156];
	st.shared.u16 	[%rd152], %rs56;
	add.s32 	%r421, %r421, 1;
	setp.ne.s32 	%p22, %r421, 3;
	@%p22 bra 	$L__BB9_19;
	bra.uni 	$L__BB9_20;
$L__BB9_16:
	mov.u32 	%r420, 0;
$L__BB9_17:
	.pragma "nounroll";
	add.s32 	%r151, %r420, %r21;
	mul.lo.s32 	%r152, %r151, %r17;
	cvt.s64.s32 	%rd137, %r152;
	add.s64 	%rd138, %rd137, %rd29;
	add.s64 	%rd141, %rd132, %rd131;
	add.s64 	%rd142, %rd141, %rd138;
	cvt.s64.s32 	%rd143, %r420;
	mul.lo.s64 	%rd144, %rd317, %rd143;
	add.s64 	%rd145, %rd35, %rd144;
	add.s64 	%rd146, %rd314, %rd145;
	ld.u32 	%r154, [%rd146];
	st.shared.u32 	[%rd142], %r154;
	add.s32 	%r420, %r420, 1;
	setp.eq.s32 	%p21, %r420, 3;
	@%p21 bra 	$L__BB9_20;
	bra.uni 	$L__BB9_17;
$L__BB9_20:
	add.s32 	%r419, %r419, 1;
	setp.lt.s32 	%p23, %r419, %r19;
	mov.u64 	%rd323, %rd31;
	@%p23 bra 	$L__BB9_15;
	bra.uni 	$L__BB9_25;
$L__BB9_21:
	mov.u32 	%r159, 0;
	mov.u32 	%r422, %r159;
$L__BB9_22:
	.pragma "nounroll";
	mul.lo.s32 	%r28, %r422, 3;
	cvt.s64.s32 	%rd157, %r422;
	mul.lo.s64 	%rd158, %rd316, %rd157;
	add.s64 	%rd36, %rd158, %rd30;
	mov.u32 	%r423, %r159;
$L__BB9_23:
	.pragma "nounroll";
	add.s32 	%r161, %r423, %r28;
	mul.lo.s32 	%r162, %r161, %r17;
	cvt.s64.s32 	%rd159, %r162;
	add.s64 	%rd160, %rd159, %rd29;
	add.s64 	%rd163, %rd132, %rd131;
	add.s64 	%rd164, %rd163, %rd160;
	cvt.s64.s32 	%rd165, %r423;
	mul.lo.s64 	%rd166, %rd317, %rd165;
	add.s64 	%rd167, %rd36, %rd166;
	add.s64 	%rd168, %rd314, %rd167;
	ld.u8 	%rs58, [%rd168];
	st.shared.u8 	[%rd164], %rs58;
	add.s32 	%r423, %r423, 1;
	setp.ne.s32 	%p24, %r423, 3;
	@%p24 bra 	$L__BB9_23;
	add.s32 	%r422, %r422, 1;
	setp.lt.s32 	%p25, %r422, %r19;
	mov.u64 	%rd323, %rd31;
	@%p25 bra 	$L__BB9_22;
$L__BB9_25:
	add.s64 	%rd40, %rd322, %rd323;
	shl.b64 	%rd169, %rd323, 1;
	add.s64 	%rd41, %rd322, %rd169;
	@%p8 bra 	$L__BB9_28;
	setp.ne.s32 	%p27, %r118, 4;
	@%p27 bra 	$L__BB9_29;
	ld.v4.f32 	{%f403, %f396, %f397, %f398}, [%rd322];
	bra.uni 	$L__BB9_34;
$L__BB9_28:
	ld.u32 	%r164, [%rd322];
	cvt.u16.u32 	%rs60, %r164;
	and.b16  	%rs61, %rs60, 255;
	cvt.rn.f32.u16 	%f403, %rs61;
	shr.u16 	%rs62, %rs60, 8;
	cvt.rn.f32.u16 	%f396, %rs62;
	shr.u32 	%r165, %r164, 16;
	cvt.u16.u32 	%rs63, %r165;
	and.b16  	%rs64, %rs63, 255;
	cvt.rn.f32.u16 	%f397, %rs64;
	shr.u32 	%r166, %r164, 24;
	cvt.u16.u32 	%rs65, %r166;
	cvt.rn.f32.u16 	%f398, %rs65;
	ld.u32 	%r167, [%rd40];
	cvt.u16.u32 	%rs66, %r167;
	and.b16  	%rs67, %rs66, 255;
	cvt.rn.f32.u16 	%f399, %rs67;
	shr.u16 	%rs68, %rs66, 8;
	cvt.rn.f32.u16 	%f400, %rs68;
	shr.u32 	%r168, %r167, 16;
	cvt.u16.u32 	%rs69, %r168;
	and.b16  	%rs70, %rs69, 255;
	cvt.rn.f32.u16 	%f401, %rs70;
	shr.u32 	%r169, %r167, 24;
	cvt.u16.u32 	%rs71, %r169;
	cvt.rn.f32.u16 	%f402, %rs71;
	ld.u32 	%r170, [%rd41];
	cvt.u16.u32 	%rs72, %r170;
	and.b16  	%rs73, %rs72, 255;
	cvt.rn.f32.u16 	%f411, %rs73;
	shr.u16 	%rs74, %rs72, 8;
	cvt.rn.f32.u16 	%f412, %rs74;
	shr.u32 	%r171, %r170, 16;
	cvt.u16.u32 	%rs75, %r171;
	and.b16  	%rs76, %rs75, 255;
	cvt.rn.f32.u16 	%f413, %rs76;
	shr.u32 	%r172, %r170, 24;
	cvt.u16.u32 	%rs77, %r172;
	cvt.rn.f32.u16 	%f414, %rs77;
	bra.uni 	$L__BB9_48;
$L__BB9_29:
	setp.eq.s32 	%p28, %r118, 3;
	ld.v2.u32 	{%r173, %r174}, [%rd322];
	cvt.u16.u32 	%rs2, %r173;
	@%p28 bra 	$L__BB9_33;
	bra.uni 	$L__BB9_30;
$L__BB9_33:
	cvt.f32.f16 %f403, %rs2;
	shr.u32 	%r179, %r173, 16;
	cvt.u16.u32 	%rs85, %r179;
	cvt.f32.f16 %f396, %rs85;
	cvt.u16.u32 	%rs86, %r174;
	cvt.f32.f16 %f397, %rs86;
	shr.u32 	%r180, %r174, 16;
	cvt.u16.u32 	%rs87, %r180;
	cvt.f32.f16 %f398, %rs87;
	bra.uni 	$L__BB9_34;
$L__BB9_30:
	setp.eq.s32 	%p29, %r118, 1;
	@%p29 bra 	$L__BB9_32;
	bra.uni 	$L__BB9_31;
$L__BB9_32:
	cvt.rn.f32.u16 	%f403, %rs2;
	shr.u32 	%r177, %r173, 16;
	cvt.u16.u32 	%rs81, %r177;
	cvt.rn.f32.u16 	%f396, %rs81;
	cvt.u16.u32 	%rs82, %r174;
	cvt.rn.f32.u16 	%f397, %rs82;
	shr.u32 	%r178, %r174, 16;
	cvt.u16.u32 	%rs83, %r178;
	cvt.rn.f32.u16 	%f398, %rs83;
	bra.uni 	$L__BB9_34;
$L__BB9_31:
	cvt.rn.f32.s16 	%f403, %rs2;
	shr.u32 	%r175, %r173, 16;
	cvt.u16.u32 	%rs78, %r175;
	cvt.rn.f32.s16 	%f396, %rs78;
	cvt.u16.u32 	%rs79, %r174;
	cvt.rn.f32.s16 	%f397, %rs79;
	shr.u32 	%r176, %r174, 16;
	cvt.u16.u32 	%rs80, %r176;
	cvt.rn.f32.s16 	%f398, %rs80;
$L__BB9_34:
	@%p7 bra 	$L__BB9_40;
	bra.uni 	$L__BB9_35;
$L__BB9_40:
	ld.v4.f32 	{%f399, %f400, %f401, %f402}, [%rd40];
	bra.uni 	$L__BB9_41;
$L__BB9_35:
	setp.eq.s32 	%p31, %r118, 3;
	ld.v2.u32 	{%r181, %r182}, [%rd40];
	cvt.u16.u32 	%rs3, %r181;
	@%p31 bra 	$L__BB9_39;
	bra.uni 	$L__BB9_36;
$L__BB9_39:
	cvt.f32.f16 %f399, %rs3;
	shr.u32 	%r187, %r181, 16;
	cvt.u16.u32 	%rs95, %r187;
	cvt.f32.f16 %f400, %rs95;
	cvt.u16.u32 	%rs96, %r182;
	cvt.f32.f16 %f401, %rs96;
	shr.u32 	%r188, %r182, 16;
	cvt.u16.u32 	%rs97, %r188;
	cvt.f32.f16 %f402, %rs97;
	bra.uni 	$L__BB9_41;
$L__BB9_36:
	setp.eq.s32 	%p32, %r118, 1;
	@%p32 bra 	$L__BB9_38;
	bra.uni 	$L__BB9_37;
$L__BB9_38:
	cvt.rn.f32.u16 	%f399, %rs3;
	shr.u32 	%r185, %r181, 16;
	cvt.u16.u32 	%rs91, %r185;
	cvt.rn.f32.u16 	%f400, %rs91;
	cvt.u16.u32 	%rs92, %r182;
	cvt.rn.f32.u16 	%f401, %rs92;
	shr.u32 	%r186, %r182, 16;
	cvt.u16.u32 	%rs93, %r186;
	cvt.rn.f32.u16 	%f402, %rs93;
	bra.uni 	$L__BB9_41;
$L__BB9_37:
	cvt.rn.f32.s16 	%f399, %rs3;
	shr.u32 	%r183, %r181, 16;
	cvt.u16.u32 	%rs88, %r183;
	cvt.rn.f32.s16 	%f400, %rs88;
	cvt.u16.u32 	%rs89, %r182;
	cvt.rn.f32.s16 	%f401, %rs89;
	shr.u32 	%r184, %r182, 16;
	cvt.u16.u32 	%rs90, %r184;
	cvt.rn.f32.s16 	%f402, %rs90;
$L__BB9_41:
	@%p7 bra 	$L__BB9_47;
	bra.uni 	$L__BB9_42;
$L__BB9_47:
	ld.v4.f32 	{%f411, %f412, %f413, %f414}, [%rd41];
	bra.uni 	$L__BB9_48;
$L__BB9_42:
	setp.eq.s32 	%p34, %r118, 3;
	ld.v2.u32 	{%r189, %r190}, [%rd41];
	cvt.u16.u32 	%rs4, %r189;
	@%p34 bra 	$L__BB9_46;
	bra.uni 	$L__BB9_43;
$L__BB9_46:
	cvt.f32.f16 %f411, %rs4;
	shr.u32 	%r195, %r189, 16;
	cvt.u16.u32 	%rs105, %r195;
	cvt.f32.f16 %f412, %rs105;
	cvt.u16.u32 	%rs106, %r190;
	cvt.f32.f16 %f413, %rs106;
	shr.u32 	%r196, %r190, 16;
	cvt.u16.u32 	%rs107, %r196;
	cvt.f32.f16 %f414, %rs107;
	bra.uni 	$L__BB9_48;
$L__BB9_43:
	setp.eq.s32 	%p35, %r118, 1;
	@%p35 bra 	$L__BB9_45;
	bra.uni 	$L__BB9_44;
$L__BB9_45:
	cvt.rn.f32.u16 	%f411, %rs4;
	shr.u32 	%r193, %r189, 16;
	cvt.u16.u32 	%rs101, %r193;
	cvt.rn.f32.u16 	%f412, %rs101;
	cvt.u16.u32 	%rs102, %r190;
	cvt.rn.f32.u16 	%f413, %rs102;
	shr.u32 	%r194, %r190, 16;
	cvt.u16.u32 	%rs103, %r194;
	cvt.rn.f32.u16 	%f414, %rs103;
	bra.uni 	$L__BB9_48;
$L__BB9_44:
	cvt.rn.f32.s16 	%f411, %rs4;
	shr.u32 	%r191, %r189, 16;
	cvt.u16.u32 	%rs98, %r191;
	cvt.rn.f32.s16 	%f412, %rs98;
	cvt.u16.u32 	%rs99, %r190;
	cvt.rn.f32.s16 	%f413, %rs99;
	shr.u32 	%r192, %r190, 16;
	cvt.u16.u32 	%rs100, %r192;
	cvt.rn.f32.s16 	%f414, %rs100;
$L__BB9_48:
	setp.eq.s16 	%p36, %rs127, 0;
	selp.f32 	%f81, %f396, %f399, %p36;
	selp.f32 	%f82, %f397, %f411, %p36;
	selp.f32 	%f83, %f398, %f396, %p36;
	selp.f32 	%f84, %f399, %f400, %p36;
	selp.f32 	%f85, %f400, %f412, %p36;
	selp.f32 	%f86, %f401, %f397, %p36;
	selp.f32 	%f87, %f402, %f401, %p36;
	selp.f32 	%f88, %f411, %f413, %p36;
	selp.f32 	%f89, %f412, %f398, %p36;
	selp.f32 	%f90, %f413, %f402, %p36;
	bar.warp.sync 	-1;
	setp.eq.s32 	%p37, %r118, 1;
	selp.f32 	%f220, 0f47000000, 0f3F000000, %p37;
	selp.f32 	%f91, 0f43000000, %f220, %p8;
	add.s32 	%r39, %r118, -3;
	setp.eq.s32 	%p1, %r121, 0;
	selp.f32 	%f92, 0f40020C4A, 0f3FE2F1AA, %p1;
	@%p1 bra 	$L__BB9_52;
	setp.gt.u32 	%p39, %r39, 1;
	sub.f32 	%f93, %f81, %f91;
	sub.f32 	%f94, %f82, %f91;
	@%p39 bra 	$L__BB9_51;
	bra.uni 	$L__BB9_50;
$L__BB9_51:
	setp.eq.s32 	%p41, %r120, 0;
	selp.f32 	%f242, 0f4691EC00, 0f46B39600, %p1;
	fma.rn.f32 	%f243, %f242, %f93, 0f46000000;
	mul.f32 	%f244, %f243, 0f38800000;
	cvt.rmi.f32.f32 	%f245, %f244;
	add.f32 	%f246, %f403, %f245;
	selp.f32 	%f247, 0fC5CA4000, 0fC5B02000, %p1;
	mul.f32 	%f248, %f247, %f94;
	selp.f32 	%f249, 0fC614BC00, 0fC636C800, %p1;
	fma.rn.f32 	%f250, %f249, %f93, %f248;
	add.f32 	%f251, %f250, 0f46000000;
	mul.f32 	%f252, %f251, 0f38800000;
	cvt.rmi.f32.f32 	%f253, %f252;
	add.f32 	%f437, %f403, %f253;
	selp.f32 	%f254, 0f47020C00, 0f46E2F200, %p1;
	fma.rn.f32 	%f255, %f254, %f94, 0f46000000;
	mul.f32 	%f256, %f255, 0f38800000;
	cvt.rmi.f32.f32 	%f257, %f256;
	add.f32 	%f258, %f403, %f257;
	selp.f32 	%f186, %f246, %f258, %p41;
	selp.f32 	%f436, %f258, %f246, %p41;
	sub.f32 	%f259, %f84, %f91;
	fma.rn.f32 	%f260, %f242, %f259, 0f46000000;
	mul.f32 	%f261, %f260, 0f38800000;
	cvt.rmi.f32.f32 	%f262, %f261;
	add.f32 	%f263, %f83, %f262;
	sub.f32 	%f264, %f85, %f91;
	mul.f32 	%f265, %f247, %f264;
	fma.rn.f32 	%f266, %f249, %f259, %f265;
	add.f32 	%f267, %f266, 0f46000000;
	mul.f32 	%f268, %f267, 0f38800000;
	cvt.rmi.f32.f32 	%f269, %f268;
	add.f32 	%f434, %f83, %f269;
	fma.rn.f32 	%f270, %f254, %f264, 0f46000000;
	mul.f32 	%f271, %f270, 0f38800000;
	cvt.rmi.f32.f32 	%f272, %f271;
	add.f32 	%f273, %f83, %f272;
	selp.f32 	%f435, %f263, %f273, %p41;
	selp.f32 	%f433, %f273, %f263, %p41;
	sub.f32 	%f274, %f87, %f91;
	fma.rn.f32 	%f275, %f242, %f274, 0f46000000;
	mul.f32 	%f276, %f275, 0f38800000;
	cvt.rmi.f32.f32 	%f277, %f276;
	add.f32 	%f278, %f86, %f277;
	sub.f32 	%f279, %f88, %f91;
	mul.f32 	%f280, %f247, %f279;
	fma.rn.f32 	%f281, %f249, %f274, %f280;
	add.f32 	%f282, %f281, 0f46000000;
	mul.f32 	%f283, %f282, 0f38800000;
	cvt.rmi.f32.f32 	%f284, %f283;
	add.f32 	%f431, %f86, %f284;
	fma.rn.f32 	%f285, %f254, %f279, 0f46000000;
	mul.f32 	%f286, %f285, 0f38800000;
	cvt.rmi.f32.f32 	%f287, %f286;
	add.f32 	%f288, %f86, %f287;
	selp.f32 	%f432, %f278, %f288, %p41;
	selp.f32 	%f430, %f288, %f278, %p41;
	sub.f32 	%f289, %f90, %f91;
	fma.rn.f32 	%f290, %f242, %f289, 0f46000000;
	mul.f32 	%f291, %f290, 0f38800000;
	cvt.rmi.f32.f32 	%f292, %f291;
	add.f32 	%f293, %f89, %f292;
	sub.f32 	%f294, %f414, %f91;
	mul.f32 	%f295, %f247, %f294;
	fma.rn.f32 	%f296, %f249, %f289, %f295;
	add.f32 	%f297, %f296, 0f46000000;
	mul.f32 	%f298, %f297, 0f38800000;
	cvt.rmi.f32.f32 	%f299, %f298;
	add.f32 	%f428, %f89, %f299;
	fma.rn.f32 	%f300, %f254, %f294, 0f46000000;
	mul.f32 	%f301, %f300, 0f38800000;
	cvt.rmi.f32.f32 	%f302, %f301;
	add.f32 	%f303, %f89, %f302;
	selp.f32 	%f429, %f293, %f303, %p41;
	selp.f32 	%f175, %f303, %f293, %p41;
	bra.uni 	$L__BB9_65;
$L__BB9_52:
	setp.gt.u32 	%p42, %r39, 1;
	sub.f32 	%f119, %f82, %f91;
	sub.f32 	%f120, %f81, %f91;
	@%p42 bra 	$L__BB9_54;
	bra.uni 	$L__BB9_53;
$L__BB9_54:
	selp.f32 	%f308, 0f4691EC00, 0f46B39600, %p1;
	fma.rn.f32 	%f309, %f308, %f119, 0f46000000;
	mul.f32 	%f310, %f309, 0f38800000;
	cvt.rmi.f32.f32 	%f311, %f310;
	selp.f32 	%f312, 0fC5CA4000, 0fC5B02000, %p1;
	mul.f32 	%f313, %f312, %f120;
	selp.f32 	%f314, 0fC614BC00, 0fC636C800, %p1;
	fma.rn.f32 	%f315, %f314, %f119, %f313;
	add.f32 	%f316, %f315, 0f46000000;
	mul.f32 	%f317, %f316, 0f38800000;
	cvt.rmi.f32.f32 	%f318, %f317;
	selp.f32 	%f319, 0f47020C00, 0f46E2F200, %p1;
	fma.rn.f32 	%f320, %f319, %f120, 0f46000000;
	mul.f32 	%f321, %f320, 0f38800000;
	cvt.rmi.f32.f32 	%f322, %f321;
	add.f32 	%f417, %f403, %f322;
	add.f32 	%f415, %f403, %f311;
	add.f32 	%f437, %f403, %f318;
	bra.uni 	$L__BB9_55;
$L__BB9_50:
	setp.eq.s32 	%p40, %r120, 0;
	selp.f32 	%f221, 0f3F91EB85, 0f3FB39581, %p1;
	fma.rn.f32 	%f222, %f221, %f93, %f403;
	selp.f32 	%f223, 0fBECA3D71, 0fBEB020C5, %p1;
	fma.rn.f32 	%f224, %f223, %f94, %f403;
	selp.f32 	%f225, 0fBF14BC6A, 0fBF36C8B4, %p1;
	fma.rn.f32 	%f437, %f225, %f93, %f224;
	fma.rn.f32 	%f226, %f92, %f94, %f403;
	selp.f32 	%f186, %f222, %f226, %p40;
	selp.f32 	%f436, %f226, %f222, %p40;
	sub.f32 	%f227, %f84, %f91;
	fma.rn.f32 	%f228, %f221, %f227, %f83;
	sub.f32 	%f229, %f85, %f91;
	fma.rn.f32 	%f230, %f223, %f229, %f83;
	fma.rn.f32 	%f434, %f225, %f227, %f230;
	fma.rn.f32 	%f231, %f92, %f229, %f83;
	selp.f32 	%f435, %f228, %f231, %p40;
	selp.f32 	%f433, %f231, %f228, %p40;
	sub.f32 	%f232, %f87, %f91;
	fma.rn.f32 	%f233, %f221, %f232, %f86;
	sub.f32 	%f234, %f88, %f91;
	fma.rn.f32 	%f235, %f223, %f234, %f86;
	fma.rn.f32 	%f431, %f225, %f232, %f235;
	fma.rn.f32 	%f236, %f92, %f234, %f86;
	selp.f32 	%f432, %f233, %f236, %p40;
	selp.f32 	%f430, %f236, %f233, %p40;
	sub.f32 	%f237, %f90, %f91;
	fma.rn.f32 	%f238, %f221, %f237, %f89;
	sub.f32 	%f239, %f414, %f91;
	fma.rn.f32 	%f240, %f223, %f239, %f89;
	fma.rn.f32 	%f428, %f225, %f237, %f240;
	fma.rn.f32 	%f241, %f92, %f239, %f89;
	selp.f32 	%f429, %f238, %f241, %p40;
	selp.f32 	%f175, %f241, %f238, %p40;
	bra.uni 	$L__BB9_65;
$L__BB9_53:
	selp.f32 	%f304, 0f3F91EB85, 0f3FB39581, %p1;
	selp.f32 	%f305, 0fBECA3D71, 0fBEB020C5, %p1;
	fma.rn.f32 	%f306, %f305, %f120, %f403;
	selp.f32 	%f307, 0fBF14BC6A, 0fBF36C8B4, %p1;
	fma.rn.f32 	%f417, %f92, %f120, %f403;
	fma.rn.f32 	%f415, %f304, %f119, %f403;
	fma.rn.f32 	%f437, %f307, %f119, %f306;
$L__BB9_55:
	sub.f32 	%f130, %f85, %f91;
	sub.f32 	%f131, %f84, %f91;
	@%p42 bra 	$L__BB9_57;
	bra.uni 	$L__BB9_56;
$L__BB9_57:
	selp.f32 	%f327, 0f4691EC00, 0f46B39600, %p1;
	fma.rn.f32 	%f328, %f327, %f130, 0f46000000;
	mul.f32 	%f329, %f328, 0f38800000;
	cvt.rmi.f32.f32 	%f330, %f329;
	selp.f32 	%f331, 0fC5CA4000, 0fC5B02000, %p1;
	mul.f32 	%f332, %f331, %f131;
	selp.f32 	%f333, 0fC614BC00, 0fC636C800, %p1;
	fma.rn.f32 	%f334, %f333, %f130, %f332;
	add.f32 	%f335, %f334, 0f46000000;
	mul.f32 	%f336, %f335, 0f38800000;
	cvt.rmi.f32.f32 	%f337, %f336;
	selp.f32 	%f338, 0f47020C00, 0f46E2F200, %p1;
	fma.rn.f32 	%f339, %f338, %f131, 0f46000000;
	mul.f32 	%f340, %f339, 0f38800000;
	cvt.rmi.f32.f32 	%f341, %f340;
	add.f32 	%f420, %f83, %f341;
	add.f32 	%f418, %f83, %f330;
	add.f32 	%f434, %f83, %f337;
	bra.uni 	$L__BB9_58;
$L__BB9_56:
	selp.f32 	%f323, 0f3F91EB85, 0f3FB39581, %p1;
	selp.f32 	%f324, 0fBECA3D71, 0fBEB020C5, %p1;
	fma.rn.f32 	%f325, %f324, %f131, %f83;
	selp.f32 	%f326, 0fBF14BC6A, 0fBF36C8B4, %p1;
	fma.rn.f32 	%f420, %f92, %f131, %f83;
	fma.rn.f32 	%f418, %f323, %f130, %f83;
	fma.rn.f32 	%f434, %f326, %f130, %f325;
$L__BB9_58:
	sub.f32 	%f141, %f88, %f91;
	sub.f32 	%f142, %f87, %f91;
	@%p42 bra 	$L__BB9_60;
	bra.uni 	$L__BB9_59;
$L__BB9_60:
	selp.f32 	%f346, 0f4691EC00, 0f46B39600, %p1;
	fma.rn.f32 	%f347, %f346, %f141, 0f46000000;
	mul.f32 	%f348, %f347, 0f38800000;
	cvt.rmi.f32.f32 	%f349, %f348;
	selp.f32 	%f350, 0fC5CA4000, 0fC5B02000, %p1;
	mul.f32 	%f351, %f350, %f142;
	selp.f32 	%f352, 0fC614BC00, 0fC636C800, %p1;
	fma.rn.f32 	%f353, %f352, %f141, %f351;
	add.f32 	%f354, %f353, 0f46000000;
	mul.f32 	%f355, %f354, 0f38800000;
	cvt.rmi.f32.f32 	%f356, %f355;
	selp.f32 	%f357, 0f47020C00, 0f46E2F200, %p1;
	fma.rn.f32 	%f358, %f357, %f142, 0f46000000;
	mul.f32 	%f359, %f358, 0f38800000;
	cvt.rmi.f32.f32 	%f360, %f359;
	add.f32 	%f423, %f86, %f360;
	add.f32 	%f421, %f86, %f349;
	add.f32 	%f431, %f86, %f356;
	bra.uni 	$L__BB9_61;
$L__BB9_59:
	selp.f32 	%f342, 0f3F91EB85, 0f3FB39581, %p1;
	selp.f32 	%f343, 0fBECA3D71, 0fBEB020C5, %p1;
	fma.rn.f32 	%f344, %f343, %f142, %f86;
	selp.f32 	%f345, 0fBF14BC6A, 0fBF36C8B4, %p1;
	fma.rn.f32 	%f423, %f92, %f142, %f86;
	fma.rn.f32 	%f421, %f342, %f141, %f86;
	fma.rn.f32 	%f431, %f345, %f141, %f344;
$L__BB9_61:
	sub.f32 	%f152, %f414, %f91;
	sub.f32 	%f153, %f90, %f91;
	@%p42 bra 	$L__BB9_63;
	bra.uni 	$L__BB9_62;
$L__BB9_63:
	selp.f32 	%f365, 0f4691EC00, 0f46B39600, %p1;
	fma.rn.f32 	%f366, %f365, %f152, 0f46000000;
	mul.f32 	%f367, %f366, 0f38800000;
	cvt.rmi.f32.f32 	%f368, %f367;
	selp.f32 	%f369, 0fC5CA4000, 0fC5B02000, %p1;
	mul.f32 	%f370, %f369, %f153;
	selp.f32 	%f371, 0fC614BC00, 0fC636C800, %p1;
	fma.rn.f32 	%f372, %f371, %f152, %f370;
	add.f32 	%f373, %f372, 0f46000000;
	mul.f32 	%f374, %f373, 0f38800000;
	cvt.rmi.f32.f32 	%f375, %f374;
	selp.f32 	%f376, 0f47020C00, 0f46E2F200, %p1;
	fma.rn.f32 	%f377, %f376, %f153, 0f46000000;
	mul.f32 	%f378, %f377, 0f38800000;
	cvt.rmi.f32.f32 	%f379, %f378;
	add.f32 	%f426, %f89, %f379;
	add.f32 	%f424, %f89, %f368;
	add.f32 	%f428, %f89, %f375;
	bra.uni 	$L__BB9_64;
$L__BB9_62:
	selp.f32 	%f361, 0f3F91EB85, 0f3FB39581, %p1;
	selp.f32 	%f362, 0fBECA3D71, 0fBEB020C5, %p1;
	fma.rn.f32 	%f363, %f362, %f153, %f89;
	selp.f32 	%f364, 0fBF14BC6A, 0fBF36C8B4, %p1;
	fma.rn.f32 	%f426, %f92, %f153, %f89;
	fma.rn.f32 	%f424, %f361, %f152, %f89;
	fma.rn.f32 	%f428, %f364, %f152, %f363;
$L__BB9_64:
	setp.eq.s32 	%p46, %r120, 0;
	selp.f32 	%f429, %f424, %f426, %p46;
	selp.f32 	%f175, %f426, %f424, %p46;
	selp.f32 	%f435, %f418, %f420, %p46;
	selp.f32 	%f433, %f420, %f418, %p46;
	selp.f32 	%f436, %f417, %f415, %p46;
	selp.f32 	%f186, %f415, %f417, %p46;
	selp.f32 	%f430, %f423, %f421, %p46;
	selp.f32 	%f432, %f421, %f423, %p46;
$L__BB9_65:
	setp.eq.s32 	%p47, %r119, 4;
	selp.b32 	%r197, 4, 2, %p47;
	setp.eq.s32 	%p48, %r119, 0;
	selp.b32 	%r42, 1, %r197, %p48;
	sub.s32 	%r43, %r417, %r140;
	min.s32 	%r44, %r43, 4;
	mul.lo.s64 	%rd44, %rd319, %rd119;
	mul.lo.s64 	%rd172, %rd320, %rd121;
	add.s64 	%rd45, %rd44, %rd172;
	mul.lo.s32 	%r207, %r136, %r42;
	mul.lo.s32 	%r208, %r207, 12;
	cvt.s64.s32 	%rd46, %r208;
	mul.lo.s32 	%r45, %r42, 3;
	cvt.u64.u32 	%rd173, %r45;
	setp.ne.s64 	%p49, %rd320, %rd173;
	cvt.u64.u32 	%rd174, %r42;
	setp.ne.s64 	%p50, %rd321, %rd174;
	or.pred  	%p51, %p49, %p50;
	setp.gt.s32 	%p52, %r43, 3;
	and.pred  	%p53, %p52, %p51;
	setp.eq.s64 	%p54, %rd320, %rd174;
	and.pred  	%p55, %p54, %p53;
	@%p55 bra 	$L__BB9_67;
	bra.uni 	$L__BB9_66;
$L__BB9_67:
	add.s64 	%rd175, %rd318, %rd45;
	or.b64  	%rd176, %rd321, %rd175;
	shl.b32 	%r209, %r42, 2;
	add.s32 	%r210, %r209, -1;
	cvt.s64.s32 	%rd177, %r210;
	and.b64  	%rd178, %rd176, %rd177;
	setp.eq.s64 	%p117, %rd178, 0;
	bra.uni 	$L__BB9_68;
$L__BB9_66:
	mov.pred 	%p117, 0;
$L__BB9_68:
	selp.f32 	%f187, %f435, %f437, %p117;
	selp.f32 	%f188, %f429, %f435, %p117;
	@%p48 bra 	$L__BB9_92;
	@%p47 bra 	$L__BB9_91;
	bra.uni 	$L__BB9_70;
$L__BB9_91:
	selp.f32 	%f385, %f432, %f436, %p117;
	mul.wide.u32 	%rd186, %r14, 2048;
	mov.u64 	%rd187, _ZZ6to_rgbI7FromYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd188, %rd187;
	add.s64 	%rd189, %rd188, %rd186;
	add.s64 	%rd190, %rd189, %rd46;
	add.s64 	%rd191, %rd318, %rd45;
	selp.b64 	%rd192, %rd191, %rd190, %p117;
	st.v4.f32 	[%rd192], {%f186, %f187, %f385, %f188};
	bra.uni 	$L__BB9_93;
$L__BB9_92:
	selp.f32 	%f386, %f432, %f436, %p117;
	cvt.rni.s32.f32 	%r232, %f386;
	cvt.rni.s32.f32 	%r231, %f188;
	mov.u32 	%r233, 0;
	cvt.pack.sat.u8.s32.b32 %r230, %r231, %r232, %r233;
	cvt.rni.s32.f32 	%r235, %f187;
	cvt.rni.s32.f32 	%r236, %f186;
	cvt.pack.sat.u8.s32.b32 %r234, %r235, %r236, %r230;
	mul.wide.u32 	%rd193, %r14, 2048;
	mov.u64 	%rd194, _ZZ6to_rgbI7FromYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd195, %rd194;
	add.s64 	%rd196, %rd195, %rd193;
	add.s64 	%rd197, %rd196, %rd46;
	add.s64 	%rd198, %rd318, %rd45;
	selp.b64 	%rd199, %rd198, %rd197, %p117;
	st.u32 	[%rd199], %r234;
	bra.uni 	$L__BB9_93;
$L__BB9_70:
	setp.eq.s32 	%p59, %r119, 3;
	@%p59 bra 	$L__BB9_74;
	bra.uni 	$L__BB9_71;
$L__BB9_74:
	cvt.rn.f16.f32 %rs128, %f186;
	bra.uni 	$L__BB9_75;
$L__BB9_71:
	setp.eq.s32 	%p60, %r119, 1;
	cvt.rni.s32.f32 	%r46, %f186;
	@%p60 bra 	$L__BB9_73;
	bra.uni 	$L__BB9_72;
$L__BB9_73:
	max.s32 	%r213, %r46, 0;
	min.s32 	%r214, %r213, 65535;
	cvt.u16.u32 	%rs128, %r214;
	bra.uni 	$L__BB9_75;
$L__BB9_72:
	max.s32 	%r211, %r46, -32768;
	min.s32 	%r212, %r211, 32767;
	cvt.u16.u32 	%rs128, %r212;
$L__BB9_75:
	@%p59 bra 	$L__BB9_79;
	bra.uni 	$L__BB9_76;
$L__BB9_79:
	cvt.rn.f16.f32 %rs129, %f187;
	bra.uni 	$L__BB9_80;
$L__BB9_76:
	setp.eq.s32 	%p62, %r119, 1;
	cvt.rni.s32.f32 	%r47, %f187;
	@%p62 bra 	$L__BB9_78;
	bra.uni 	$L__BB9_77;
$L__BB9_78:
	max.s32 	%r217, %r47, 0;
	min.s32 	%r218, %r217, 65535;
	cvt.u16.u32 	%rs129, %r218;
	bra.uni 	$L__BB9_80;
$L__BB9_77:
	max.s32 	%r215, %r47, -32768;
	min.s32 	%r216, %r215, 32767;
	cvt.u16.u32 	%rs129, %r216;
$L__BB9_80:
	mov.b32 	%r48, {%rs128, %rs129};
	@%p59 bra 	$L__BB9_84;
	bra.uni 	$L__BB9_81;
$L__BB9_84:
	selp.f32 	%f383, %f432, %f436, %p117;
	cvt.rn.f16.f32 %rs130, %f383;
	bra.uni 	$L__BB9_85;
$L__BB9_81:
	setp.eq.s32 	%p64, %r119, 1;
	selp.f32 	%f382, %f432, %f436, %p117;
	cvt.rni.s32.f32 	%r49, %f382;
	@%p64 bra 	$L__BB9_83;
	bra.uni 	$L__BB9_82;
$L__BB9_83:
	max.s32 	%r221, %r49, 0;
	min.s32 	%r222, %r221, 65535;
	cvt.u16.u32 	%rs130, %r222;
	bra.uni 	$L__BB9_85;
$L__BB9_82:
	max.s32 	%r219, %r49, -32768;
	min.s32 	%r220, %r219, 32767;
	cvt.u16.u32 	%rs130, %r220;
$L__BB9_85:
	@%p59 bra 	$L__BB9_89;
	bra.uni 	$L__BB9_86;
$L__BB9_89:
	cvt.rn.f16.f32 %rs131, %f188;
	bra.uni 	$L__BB9_90;
$L__BB9_86:
	setp.eq.s32 	%p66, %r119, 1;
	cvt.rni.s32.f32 	%r50, %f188;
	@%p66 bra 	$L__BB9_88;
	bra.uni 	$L__BB9_87;
$L__BB9_88:
	max.s32 	%r225, %r50, 0;
	min.s32 	%r226, %r225, 65535;
	cvt.u16.u32 	%rs131, %r226;
	bra.uni 	$L__BB9_90;
$L__BB9_87:
	max.s32 	%r223, %r50, -32768;
	min.s32 	%r224, %r223, 32767;
	cvt.u16.u32 	%rs131, %r224;
$L__BB9_90:
	mov.b32 	%r227, {%rs130, %rs131};
	mul.wide.u32 	%rd179, %r14, 2048;
	mov.u64 	%rd180, _ZZ6to_rgbI7FromYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd181, %rd180;
	add.s64 	%rd182, %rd181, %rd179;
	add.s64 	%rd183, %rd182, %rd46;
	add.s64 	%rd184, %rd318, %rd45;
	selp.b64 	%rd185, %rd184, %rd183, %p117;
	st.v2.u32 	[%rd185], {%r48, %r227};
$L__BB9_93:
	selp.f32 	%f189, %f437, %f434, %p117;
	selp.f32 	%f190, %f434, %f433, %p117;
	selp.f32 	%f191, %f431, %f432, %p117;
	selp.f32 	%f192, %f428, %f431, %p117;
	shl.b32 	%r239, %r42, 2;
	cvt.u64.u32 	%rd200, %r239;
	selp.b64 	%rd201, %rd321, %rd200, %p117;
	cvt.u64.u32 	%rd47, %r14;
	mul.wide.u32 	%rd202, %r14, 2048;
	mov.u64 	%rd203, _ZZ6to_rgbI7FromYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd204, %rd203;
	add.s64 	%rd205, %rd204, %rd202;
	add.s64 	%rd206, %rd205, %rd46;
	add.s64 	%rd207, %rd318, %rd45;
	selp.b64 	%rd208, %rd207, %rd206, %p117;
	add.s64 	%rd48, %rd208, %rd201;
	@%p48 bra 	$L__BB9_117;
	@%p47 bra 	$L__BB9_116;
	bra.uni 	$L__BB9_95;
$L__BB9_116:
	st.v4.f32 	[%rd48], {%f189, %f190, %f191, %f192};
	bra.uni 	$L__BB9_118;
$L__BB9_117:
	cvt.rni.s32.f32 	%r260, %f191;
	cvt.rni.s32.f32 	%r259, %f192;
	mov.u32 	%r261, 0;
	cvt.pack.sat.u8.s32.b32 %r258, %r259, %r260, %r261;
	cvt.rni.s32.f32 	%r263, %f190;
	cvt.rni.s32.f32 	%r264, %f189;
	cvt.pack.sat.u8.s32.b32 %r262, %r263, %r264, %r258;
	st.u32 	[%rd48], %r262;
	bra.uni 	$L__BB9_118;
$L__BB9_95:
	setp.eq.s32 	%p69, %r119, 3;
	@%p69 bra 	$L__BB9_99;
	bra.uni 	$L__BB9_96;
$L__BB9_99:
	cvt.rn.f16.f32 %rs132, %f189;
	bra.uni 	$L__BB9_100;
$L__BB9_96:
	setp.eq.s32 	%p70, %r119, 1;
	cvt.rni.s32.f32 	%r51, %f189;
	@%p70 bra 	$L__BB9_98;
	bra.uni 	$L__BB9_97;
$L__BB9_98:
	max.s32 	%r243, %r51, 0;
	min.s32 	%r244, %r243, 65535;
	cvt.u16.u32 	%rs132, %r244;
	bra.uni 	$L__BB9_100;
$L__BB9_97:
	max.s32 	%r241, %r51, -32768;
	min.s32 	%r242, %r241, 32767;
	cvt.u16.u32 	%rs132, %r242;
$L__BB9_100:
	@%p69 bra 	$L__BB9_104;
	bra.uni 	$L__BB9_101;
$L__BB9_104:
	cvt.rn.f16.f32 %rs133, %f190;
	bra.uni 	$L__BB9_105;
$L__BB9_101:
	setp.eq.s32 	%p72, %r119, 1;
	cvt.rni.s32.f32 	%r52, %f190;
	@%p72 bra 	$L__BB9_103;
	bra.uni 	$L__BB9_102;
$L__BB9_103:
	max.s32 	%r247, %r52, 0;
	min.s32 	%r248, %r247, 65535;
	cvt.u16.u32 	%rs133, %r248;
	bra.uni 	$L__BB9_105;
$L__BB9_102:
	max.s32 	%r245, %r52, -32768;
	min.s32 	%r246, %r245, 32767;
	cvt.u16.u32 	%rs133, %r246;
$L__BB9_105:
	mov.b32 	%r53, {%rs132, %rs133};
	@%p69 bra 	$L__BB9_109;
	bra.uni 	$L__BB9_106;
$L__BB9_109:
	cvt.rn.f16.f32 %rs134, %f191;
	bra.uni 	$L__BB9_110;
$L__BB9_106:
	setp.eq.s32 	%p74, %r119, 1;
	cvt.rni.s32.f32 	%r54, %f191;
	@%p74 bra 	$L__BB9_108;
	bra.uni 	$L__BB9_107;
$L__BB9_108:
	max.s32 	%r251, %r54, 0;
	min.s32 	%r252, %r251, 65535;
	cvt.u16.u32 	%rs134, %r252;
	bra.uni 	$L__BB9_110;
$L__BB9_107:
	max.s32 	%r249, %r54, -32768;
	min.s32 	%r250, %r249, 32767;
	cvt.u16.u32 	%rs134, %r250;
$L__BB9_110:
	@%p69 bra 	$L__BB9_114;
	bra.uni 	$L__BB9_111;
$L__BB9_114:
	cvt.rn.f16.f32 %rs135, %f192;
	bra.uni 	$L__BB9_115;
$L__BB9_111:
	setp.eq.s32 	%p76, %r119, 1;
	cvt.rni.s32.f32 	%r55, %f192;
	@%p76 bra 	$L__BB9_113;
	bra.uni 	$L__BB9_112;
$L__BB9_113:
	max.s32 	%r255, %r55, 0;
	min.s32 	%r256, %r255, 65535;
	cvt.u16.u32 	%rs135, %r256;
	bra.uni 	$L__BB9_115;
$L__BB9_112:
	max.s32 	%r253, %r55, -32768;
	min.s32 	%r254, %r253, 32767;
	cvt.u16.u32 	%rs135, %r254;
$L__BB9_115:
	mov.b32 	%r257, {%rs134, %rs135};
	st.v2.u32 	[%rd48], {%r53, %r257};
$L__BB9_118:
	selp.f32 	%f193, %f436, %f430, %p117;
	selp.f32 	%f194, %f433, %f429, %p117;
	selp.f32 	%f195, %f430, %f428, %p117;
	shl.b64 	%rd211, %rd201, 1;
	add.s64 	%rd49, %rd208, %rd211;
	@%p48 bra 	$L__BB9_142;
	@%p47 bra 	$L__BB9_141;
	bra.uni 	$L__BB9_120;
$L__BB9_141:
	st.v4.f32 	[%rd49], {%f193, %f194, %f195, %f175};
	bra.uni 	$L__BB9_143;
$L__BB9_142:
	cvt.rni.s32.f32 	%r287, %f195;
	cvt.rni.s32.f32 	%r286, %f175;
	mov.u32 	%r288, 0;
	cvt.pack.sat.u8.s32.b32 %r285, %r286, %r287, %r288;
	cvt.rni.s32.f32 	%r290, %f194;
	cvt.rni.s32.f32 	%r291, %f193;
	cvt.pack.sat.u8.s32.b32 %r289, %r290, %r291, %r285;
	st.u32 	[%rd49], %r289;
	bra.uni 	$L__BB9_143;
$L__BB9_120:
	setp.eq.s32 	%p79, %r119, 3;
	@%p79 bra 	$L__BB9_124;
	bra.uni 	$L__BB9_121;
$L__BB9_124:
	cvt.rn.f16.f32 %rs136, %f193;
	bra.uni 	$L__BB9_125;
$L__BB9_121:
	setp.eq.s32 	%p80, %r119, 1;
	cvt.rni.s32.f32 	%r56, %f193;
	@%p80 bra 	$L__BB9_123;
	bra.uni 	$L__BB9_122;
$L__BB9_123:
	max.s32 	%r270, %r56, 0;
	min.s32 	%r271, %r270, 65535;
	cvt.u16.u32 	%rs136, %r271;
	bra.uni 	$L__BB9_125;
$L__BB9_122:
	max.s32 	%r268, %r56, -32768;
	min.s32 	%r269, %r268, 32767;
	cvt.u16.u32 	%rs136, %r269;
$L__BB9_125:
	@%p79 bra 	$L__BB9_129;
	bra.uni 	$L__BB9_126;
$L__BB9_129:
	cvt.rn.f16.f32 %rs137, %f194;
	bra.uni 	$L__BB9_130;
$L__BB9_126:
	setp.eq.s32 	%p82, %r119, 1;
	cvt.rni.s32.f32 	%r57, %f194;
	@%p82 bra 	$L__BB9_128;
	bra.uni 	$L__BB9_127;
$L__BB9_128:
	max.s32 	%r274, %r57, 0;
	min.s32 	%r275, %r274, 65535;
	cvt.u16.u32 	%rs137, %r275;
	bra.uni 	$L__BB9_130;
$L__BB9_127:
	max.s32 	%r272, %r57, -32768;
	min.s32 	%r273, %r272, 32767;
	cvt.u16.u32 	%rs137, %r273;
$L__BB9_130:
	mov.b32 	%r58, {%rs136, %rs137};
	@%p79 bra 	$L__BB9_134;
	bra.uni 	$L__BB9_131;
$L__BB9_134:
	cvt.rn.f16.f32 %rs138, %f195;
	bra.uni 	$L__BB9_135;
$L__BB9_131:
	setp.eq.s32 	%p84, %r119, 1;
	cvt.rni.s32.f32 	%r59, %f195;
	@%p84 bra 	$L__BB9_133;
	bra.uni 	$L__BB9_132;
$L__BB9_133:
	max.s32 	%r278, %r59, 0;
	min.s32 	%r279, %r278, 65535;
	cvt.u16.u32 	%rs138, %r279;
	bra.uni 	$L__BB9_135;
$L__BB9_132:
	max.s32 	%r276, %r59, -32768;
	min.s32 	%r277, %r276, 32767;
	cvt.u16.u32 	%rs138, %r277;
$L__BB9_135:
	@%p79 bra 	$L__BB9_139;
	bra.uni 	$L__BB9_136;
$L__BB9_139:
	cvt.rn.f16.f32 %rs139, %f175;
	bra.uni 	$L__BB9_140;
$L__BB9_136:
	setp.eq.s32 	%p86, %r119, 1;
	cvt.rni.s32.f32 	%r60, %f175;
	@%p86 bra 	$L__BB9_138;
	bra.uni 	$L__BB9_137;
$L__BB9_138:
	max.s32 	%r282, %r60, 0;
	min.s32 	%r283, %r282, 65535;
	cvt.u16.u32 	%rs139, %r283;
	bra.uni 	$L__BB9_140;
$L__BB9_137:
	max.s32 	%r280, %r60, -32768;
	min.s32 	%r281, %r280, 32767;
	cvt.u16.u32 	%rs139, %r281;
$L__BB9_140:
	mov.b32 	%r284, {%rs138, %rs139};
	st.v2.u32 	[%rd49], {%r58, %r284};
$L__BB9_143:
	setp.eq.s64 	%p87, %rd320, %rd173;
	setp.eq.s64 	%p88, %rd321, %rd174;
	and.pred  	%p89, %p87, %p88;
	@%p89 bra 	$L__BB9_157;
	bra.uni 	$L__BB9_144;
$L__BB9_157:
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd61, %r137;
	sub.s32 	%r314, %r417, %r139;
	min.s32 	%r315, %r314, 128;
	mul.lo.s32 	%r72, %r45, %r315;
	setp.lt.s32 	%p99, %r72, 1;
	@%p99 bra 	$L__BB9_183;
	mul.lo.s64 	%rd250, %rd320, %rd61;
	sub.s64 	%rd251, %rd45, %rd250;
	add.s64 	%rd62, %rd318, %rd251;
	and.b64  	%rd252, %rd62, 15;
	setp.eq.s64 	%p100, %rd252, 0;
	@%p100 bra 	$L__BB9_168;
	and.b64  	%rd253, %rd62, 3;
	setp.ne.s64 	%p101, %rd253, 0;
	mov.u32 	%r437, 0;
	@%p101 bra 	$L__BB9_176;
	shr.s32 	%r317, %r72, 31;
	shr.u32 	%r318, %r317, 30;
	add.s32 	%r319, %r72, %r318;
	shr.s32 	%r73, %r319, 2;
	mov.u32 	%r431, %tid.x;
	setp.ge.s32 	%p102, %r431, %r73;
	@%p102 bra 	$L__BB9_167;
	not.b32 	%r321, %r431;
	add.s32 	%r75, %r73, %r321;
	shr.u32 	%r322, %r75, 5;
	add.s32 	%r323, %r322, 1;
	and.b32  	%r430, %r323, 3;
	setp.eq.s32 	%p103, %r430, 0;
	@%p103 bra 	$L__BB9_164;
	mov.u32 	%r431, %tid.x;
	mul.wide.s32 	%rd254, %r431, 4;
	shl.b32 	%r326, %r431, 2;
	add.s32 	%r327, %r139, %r326;
	cvt.s64.s32 	%rd255, %r327;
	sub.s64 	%rd256, %rd255, %rd61;
	mul.lo.s64 	%rd257, %rd320, %rd256;
	add.s64 	%rd258, %rd254, %rd257;
	add.s64 	%rd259, %rd258, %rd44;
	add.s64 	%rd327, %rd318, %rd259;
	add.s64 	%rd262, %rd203, %rd202;
	add.s64 	%rd326, %rd262, %rd254;
$L__BB9_163:
	.pragma "nounroll";
	ld.shared.u32 	%r329, [%rd326];
	st.u32 	[%rd327], %r329;
	add.s32 	%r431, %r431, 32;
	add.s64 	%rd327, %rd327, 128;
	add.s64 	%rd326, %rd326, 128;
	add.s32 	%r430, %r430, -1;
	setp.ne.s32 	%p104, %r430, 0;
	@%p104 bra 	$L__BB9_163;
$L__BB9_164:
	setp.lt.u32 	%p105, %r75, 96;
	@%p105 bra 	$L__BB9_167;
	mul.wide.s32 	%rd263, %r431, 4;
	add.s64 	%rd266, %rd203, %rd202;
	add.s64 	%rd267, %rd266, %rd263;
	add.s64 	%rd329, %rd267, 256;
	mov.u32 	%r333, %tid.x;
	shl.b32 	%r334, %r333, 2;
	add.s32 	%r335, %r139, %r334;
	cvt.s64.s32 	%rd268, %r335;
	sub.s64 	%rd269, %rd268, %rd61;
	mul.lo.s64 	%rd270, %rd320, %rd269;
	add.s64 	%rd271, %rd263, %rd270;
	add.s64 	%rd272, %rd271, %rd44;
	add.s64 	%rd273, %rd318, %rd272;
	add.s64 	%rd328, %rd273, 256;
$L__BB9_166:
	ld.shared.u32 	%r336, [%rd329+-256];
	st.u32 	[%rd328+-256], %r336;
	ld.shared.u32 	%r337, [%rd329+-128];
	st.u32 	[%rd328+-128], %r337;
	ld.shared.u32 	%r338, [%rd329];
	st.u32 	[%rd328], %r338;
	ld.shared.u32 	%r339, [%rd329+128];
	st.u32 	[%rd328+128], %r339;
	add.s64 	%rd329, %rd329, 512;
	add.s64 	%rd328, %rd328, 512;
	add.s32 	%r431, %r431, 128;
	setp.lt.s32 	%p106, %r431, %r73;
	@%p106 bra 	$L__BB9_166;
$L__BB9_167:
	and.b32  	%r437, %r72, -4;
	bra.uni 	$L__BB9_176;
$L__BB9_144:
	setp.lt.s32 	%p90, %r43, 1;
	or.pred  	%p91, %p90, %p117;
	@%p91 bra 	$L__BB9_183;
	@%p48 bra 	$L__BB9_153;
	mov.u32 	%r424, 0;
	shl.b64 	%rd229, %rd47, 11;
	add.s64 	%rd231, %rd203, %rd229;
$L__BB9_147:
	.pragma "nounroll";
	cvt.s64.s32 	%rd221, %r424;
	mul.lo.s64 	%rd222, %rd320, %rd221;
	add.s64 	%rd50, %rd222, %rd45;
	mul.lo.s32 	%r62, %r424, 3;
	setp.eq.s32 	%p93, %r42, 2;
	@%p93 bra 	$L__BB9_150;
	bra.uni 	$L__BB9_148;
$L__BB9_150:
	mov.u32 	%r426, 0;
$L__BB9_151:
	.pragma "nounroll";
	cvt.s64.s32 	%rd233, %r426;
	mul.lo.s64 	%rd234, %rd321, %rd233;
	add.s64 	%rd235, %rd50, %rd234;
	add.s64 	%rd236, %rd318, %rd235;
	add.s32 	%r299, %r426, %r62;
	shl.b32 	%r300, %r299, 1;
	cvt.s64.s32 	%rd237, %r300;
	add.s64 	%rd238, %rd237, %rd46;
	add.s64 	%rd242, %rd231, %rd238;
	ld.shared.u16 	%rs120, [%rd242];
	st.u16 	[%rd236], %rs120;
	add.s32 	%r426, %r426, 1;
	setp.ne.s32 	%p95, %r426, 3;
	@%p95 bra 	$L__BB9_151;
	bra.uni 	$L__BB9_152;
$L__BB9_148:
	mov.u32 	%r425, 0;
$L__BB9_149:
	.pragma "nounroll";
	cvt.s64.s32 	%rd223, %r425;
	mul.lo.s64 	%rd224, %rd321, %rd223;
	add.s64 	%rd225, %rd50, %rd224;
	add.s64 	%rd226, %rd318, %rd225;
	add.s32 	%r295, %r425, %r62;
	mul.lo.s32 	%r296, %r295, %r42;
	cvt.s64.s32 	%rd227, %r296;
	add.s64 	%rd228, %rd227, %rd46;
	add.s64 	%rd232, %rd231, %rd228;
	ld.shared.u32 	%r297, [%rd232];
	st.u32 	[%rd226], %r297;
	add.s32 	%r425, %r425, 1;
	setp.eq.s32 	%p94, %r425, 3;
	@%p94 bra 	$L__BB9_152;
	bra.uni 	$L__BB9_149;
$L__BB9_152:
	add.s32 	%r424, %r424, 1;
	setp.lt.s32 	%p96, %r424, %r44;
	@%p96 bra 	$L__BB9_147;
	bra.uni 	$L__BB9_183;
$L__BB9_168:
	shr.s32 	%r340, %r72, 31;
	shr.u32 	%r341, %r340, 28;
	add.s32 	%r342, %r72, %r341;
	shr.s32 	%r86, %r342, 4;
	setp.ge.s32 	%p107, %r136, %r86;
	@%p107 bra 	$L__BB9_175;
	not.b32 	%r344, %r136;
	add.s32 	%r88, %r86, %r344;
	shr.u32 	%r345, %r88, 5;
	add.s32 	%r346, %r345, 1;
	and.b32  	%r434, %r346, 3;
	setp.eq.s32 	%p108, %r434, 0;
	mov.u32 	%r435, %r136;
	@%p108 bra 	$L__BB9_172;
	mov.u32 	%r435, %tid.x;
	mul.wide.s32 	%rd274, %r435, 16;
	add.s64 	%rd277, %rd203, %rd202;
	add.s64 	%rd331, %rd277, %rd274;
	shl.b32 	%r350, %r435, 2;
	add.s32 	%r351, %r139, %r350;
	cvt.s64.s32 	%rd278, %r351;
	sub.s64 	%rd279, %rd278, %rd61;
	mul.lo.s64 	%rd280, %rd320, %rd279;
	add.s64 	%rd281, %rd274, %rd280;
	add.s64 	%rd282, %rd281, %rd44;
	add.s64 	%rd330, %rd318, %rd282;
$L__BB9_171:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r352, %r353, %r354, %r355}, [%rd331];
	st.v4.u32 	[%rd330], {%r352, %r353, %r354, %r355};
	add.s32 	%r435, %r435, 32;
	add.s64 	%rd331, %rd331, 512;
	add.s64 	%rd330, %rd330, 512;
	add.s32 	%r434, %r434, -1;
	setp.ne.s32 	%p109, %r434, 0;
	@%p109 bra 	$L__BB9_171;
$L__BB9_172:
	setp.lt.u32 	%p110, %r88, 96;
	@%p110 bra 	$L__BB9_175;
	mul.wide.s32 	%rd283, %r435, 16;
	mov.u32 	%r362, %tid.x;
	shl.b32 	%r363, %r362, 2;
	add.s32 	%r364, %r139, %r363;
	cvt.s64.s32 	%rd284, %r364;
	sub.s64 	%rd285, %rd284, %rd61;
	mul.lo.s64 	%rd286, %rd320, %rd285;
	add.s64 	%rd287, %rd283, %rd286;
	add.s64 	%rd288, %rd287, %rd44;
	add.s64 	%rd289, %rd318, %rd288;
	add.s64 	%rd333, %rd289, 1024;
	add.s64 	%rd292, %rd203, %rd202;
	add.s64 	%rd293, %rd292, %rd283;
	add.s64 	%rd332, %rd293, 1024;
$L__BB9_174:
	ld.shared.v4.u32 	{%r366, %r367, %r368, %r369}, [%rd332+-1024];
	st.v4.u32 	[%rd333+-1024], {%r366, %r367, %r368, %r369};
	ld.shared.v4.u32 	{%r374, %r375, %r376, %r377}, [%rd332+-512];
	st.v4.u32 	[%rd333+-512], {%r374, %r375, %r376, %r377};
	ld.shared.v4.u32 	{%r382, %r383, %r384, %r385}, [%rd332];
	st.v4.u32 	[%rd333], {%r382, %r383, %r384, %r385};
	ld.shared.v4.u32 	{%r390, %r391, %r392, %r393}, [%rd332+512];
	st.v4.u32 	[%rd333+512], {%r390, %r391, %r392, %r393};
	add.s64 	%rd333, %rd333, 2048;
	add.s64 	%rd332, %rd332, 2048;
	add.s32 	%r435, %r435, 128;
	setp.lt.s32 	%p111, %r435, %r86;
	@%p111 bra 	$L__BB9_174;
$L__BB9_175:
	and.b32  	%r437, %r72, -16;
$L__BB9_176:
	add.s32 	%r440, %r437, %r136;
	setp.ge.s32 	%p112, %r440, %r72;
	@%p112 bra 	$L__BB9_183;
	not.b32 	%r400, %r136;
	add.s32 	%r401, %r72, %r400;
	sub.s32 	%r101, %r401, %r437;
	shr.u32 	%r402, %r101, 5;
	add.s32 	%r403, %r402, 1;
	and.b32  	%r439, %r403, 3;
	setp.eq.s32 	%p113, %r439, 0;
	@%p113 bra 	$L__BB9_180;
	sub.s64 	%rd295, %rd121, %rd61;
	mul.lo.s64 	%rd296, %rd320, %rd295;
	add.s64 	%rd297, %rd296, %rd44;
	cvt.s64.s32 	%rd298, %r440;
	add.s64 	%rd299, %rd297, %rd298;
	add.s64 	%rd335, %rd318, %rd299;
	add.s64 	%rd302, %rd203, %rd202;
	add.s64 	%rd334, %rd302, %rd298;
$L__BB9_179:
	.pragma "nounroll";
	ld.shared.u8 	%rs122, [%rd334];
	st.u8 	[%rd335], %rs122;
	add.s32 	%r440, %r440, 32;
	add.s64 	%rd335, %rd335, 32;
	add.s64 	%rd334, %rd334, 32;
	add.s32 	%r439, %r439, -1;
	setp.ne.s32 	%p114, %r439, 0;
	@%p114 bra 	$L__BB9_179;
$L__BB9_180:
	setp.lt.u32 	%p115, %r101, 96;
	@%p115 bra 	$L__BB9_183;
	cvt.s64.s32 	%rd303, %r440;
	add.s64 	%rd306, %rd203, %rd202;
	add.s64 	%rd307, %rd306, %rd303;
	add.s64 	%rd337, %rd307, 64;
	sub.s64 	%rd309, %rd121, %rd61;
	mul.lo.s64 	%rd310, %rd320, %rd309;
	add.s64 	%rd311, %rd310, %rd44;
	add.s64 	%rd312, %rd311, %rd303;
	add.s64 	%rd313, %rd318, %rd312;
	add.s64 	%rd336, %rd313, 64;
$L__BB9_182:
	ld.shared.u8 	%rs123, [%rd337+-64];
	st.u8 	[%rd336+-64], %rs123;
	ld.shared.u8 	%rs124, [%rd337+-32];
	st.u8 	[%rd336+-32], %rs124;
	ld.shared.u8 	%rs125, [%rd337];
	st.u8 	[%rd336], %rs125;
	ld.shared.u8 	%rs126, [%rd337+32];
	st.u8 	[%rd336+32], %rs126;
	add.s64 	%rd337, %rd337, 128;
	add.s64 	%rd336, %rd336, 128;
	add.s32 	%r440, %r440, 128;
	setp.lt.s32 	%p116, %r440, %r72;
	@%p116 bra 	$L__BB9_182;
	bra.uni 	$L__BB9_183;
$L__BB9_153:
	add.s64 	%rd245, %rd203, %rd202;
	add.s64 	%rd51, %rd245, %rd46;
	add.s64 	%rd53, %rd318, %rd44;
	mov.u32 	%r305, %tid.x;
	shl.b32 	%r306, %r305, 2;
	add.s32 	%r307, %r139, %r306;
	cvt.s64.s32 	%rd54, %r307;
	mov.u32 	%r301, 0;
	mov.u32 	%r427, %r301;
$L__BB9_154:
	.pragma "nounroll";
	mul.lo.s32 	%r309, %r45, %r427;
	cvt.s64.s32 	%rd246, %r309;
	add.s64 	%rd325, %rd51, %rd246;
	cvt.s64.s32 	%rd247, %r427;
	add.s64 	%rd248, %rd54, %rd247;
	mul.lo.s64 	%rd249, %rd320, %rd248;
	add.s64 	%rd324, %rd53, %rd249;
	mov.u32 	%r428, %r301;
$L__BB9_155:
	.pragma "nounroll";
	ld.shared.u8 	%rs121, [%rd325];
	st.u8 	[%rd324], %rs121;
	add.s64 	%rd325, %rd325, %rd174;
	add.s64 	%rd324, %rd324, %rd321;
	add.s32 	%r428, %r428, 1;
	setp.ne.s32 	%p97, %r428, 3;
	@%p97 bra 	$L__BB9_155;
	add.s32 	%r427, %r427, 1;
	setp.lt.s32 	%p98, %r427, %r44;
	@%p98 bra 	$L__BB9_154;
$L__BB9_183:
	ret;
}
.visible .entry rgb_to_hsv_3_3(
	.param .u64 rgb_to_hsv_3_3_param_0,
	.param .align 8 .b8 rgb_to_hsv_3_3_param_1[48],
	.param .u64 rgb_to_hsv_3_3_param_2,
	.param .align 8 .b8 rgb_to_hsv_3_3_param_3[48],
	.param .align 4 .b8 rgb_to_hsv_3_3_param_4[16]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<172>;
	.reg .b16 	%rs<140>;
	.reg .f32 	%f<441>;
	.reg .b32 	%r<563>;
	.reg .b64 	%rd<330>;
	.shared .align 16 .b8 _ZZ8from_rgbI5ToHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd99, [rgb_to_hsv_3_3_param_0];
	ld.param.v2.u32 	{%r521, %r165}, [rgb_to_hsv_3_3_param_1+32];
	ld.param.v2.u32 	{%r166, %r167}, [rgb_to_hsv_3_3_param_1+40];
	ld.param.u64 	%rd104, [rgb_to_hsv_3_3_param_2];
	ld.param.v2.u32 	{%r522, %r523}, [rgb_to_hsv_3_3_param_3+32];
	ld.param.v2.u32 	{%r170, %r171}, [rgb_to_hsv_3_3_param_3+40];
	ld.param.u32 	%r163, [rgb_to_hsv_3_3_param_4+12];
	ld.param.u32 	%r162, [rgb_to_hsv_3_3_param_4+8];
	ld.param.u32 	%r161, [rgb_to_hsv_3_3_param_4+4];
	ld.param.u32 	%r160, [rgb_to_hsv_3_3_param_4];
	ld.param.u64 	%rd313, [rgb_to_hsv_3_3_param_3+24];
	ld.param.u64 	%rd312, [rgb_to_hsv_3_3_param_3+16];
	ld.param.u64 	%rd311, [rgb_to_hsv_3_3_param_3+8];
	ld.param.u64 	%rd105, [rgb_to_hsv_3_3_param_3];
	ld.param.u64 	%rd309, [rgb_to_hsv_3_3_param_1+24];
	ld.param.u64 	%rd308, [rgb_to_hsv_3_3_param_1+16];
	ld.param.u64 	%rd307, [rgb_to_hsv_3_3_param_1+8];
	ld.param.u64 	%rd100, [rgb_to_hsv_3_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p3, %r167, 0;
	@%p3 bra 	$L__BB10_2;
	cvta.to.global.u64 	%rd109, %rd99;
	mul.wide.s32 	%rd110, %r1, 40;
	add.s64 	%rd111, %rd109, %rd110;
	ld.global.v2.u32 	{%r521, %r173}, [%rd111+32];
	ld.global.u64 	%rd309, [%rd111+24];
	ld.global.u64 	%rd308, [%rd111+16];
	ld.global.u64 	%rd307, [%rd111+8];
	ld.global.u64 	%rd306, [%rd111];
	bra.uni 	$L__BB10_3;
$L__BB10_2:
	cvt.s64.s32 	%rd112, %r1;
	mul.lo.s64 	%rd113, %rd100, %rd112;
	add.s64 	%rd306, %rd99, %rd113;
$L__BB10_3:
	setp.eq.s32 	%p4, %r171, 0;
	@%p4 bra 	$L__BB10_5;
	cvta.to.global.u64 	%rd114, %rd104;
	mul.wide.s32 	%rd115, %r1, 40;
	add.s64 	%rd116, %rd114, %rd115;
	ld.global.v2.u32 	{%r522, %r523}, [%rd116+32];
	ld.global.u64 	%rd313, [%rd116+24];
	ld.global.u64 	%rd312, [%rd116+16];
	ld.global.u64 	%rd311, [%rd116+8];
	ld.global.u64 	%rd310, [%rd116];
	bra.uni 	$L__BB10_6;
$L__BB10_5:
	cvt.s64.s32 	%rd117, %r1;
	mul.lo.s64 	%rd118, %rd105, %rd117;
	add.s64 	%rd310, %rd104, %rd118;
$L__BB10_6:
	mov.u32 	%r176, %ctaid.x;
	shl.b32 	%r177, %r176, 7;
	mov.u32 	%r14, %tid.x;
	shl.b32 	%r178, %r14, 2;
	add.s32 	%r15, %r177, %r178;
	mov.u32 	%r179, %ctaid.y;
	shl.b32 	%r180, %r179, 3;
	mov.u32 	%r16, %tid.y;
	add.s32 	%r17, %r180, %r16;
	setp.ge.s32 	%p5, %r17, %r523;
	@%p5 bra 	$L__BB10_263;
	cvt.u64.u32 	%rd29, %r16;
	shl.b32 	%r181, %r14, 6;
	cvt.u64.u32 	%rd30, %r181;
	setp.eq.s32 	%p6, %r160, 4;
	selp.b32 	%r182, 4, 2, %p6;
	setp.eq.s32 	%p7, %r160, 0;
	selp.b32 	%r19, 1, %r182, %p7;
	sub.s32 	%r20, %r521, %r15;
	min.s32 	%r21, %r20, 4;
	cvt.s64.s32 	%rd119, %r17;
	mul.lo.s64 	%rd120, %rd307, %rd119;
	cvt.s64.s32 	%rd31, %r15;
	mul.lo.s64 	%rd121, %rd308, %rd31;
	add.s64 	%rd32, %rd120, %rd121;
	add.s64 	%rd314, %rd306, %rd32;
	shl.b32 	%r183, %r19, 2;
	cvt.u64.u32 	%rd34, %r183;
	setp.gt.s32 	%p8, %r20, 3;
	@%p8 bra 	$L__BB10_8;
	bra.uni 	$L__BB10_10;
$L__BB10_8:
	mul.lo.s32 	%r184, %r19, 3;
	cvt.u64.u32 	%rd122, %r184;
	setp.ne.s64 	%p9, %rd308, %rd122;
	cvt.u64.u32 	%rd123, %r19;
	setp.ne.s64 	%p10, %rd309, %rd123;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB10_10;
	cvt.u32.u64 	%r185, %rd34;
	add.s32 	%r186, %r185, -1;
	cvt.s64.s32 	%rd124, %r186;
	and.b64  	%rd125, %rd314, %rd124;
	setp.eq.s64 	%p12, %rd125, 0;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd315, %rd34;
	@%p12 bra 	$L__BB10_25;
$L__BB10_10:
	setp.lt.s32 	%p13, %r20, 4;
	cvt.u64.u32 	%rd126, %r19;
	setp.ne.s64 	%p14, %rd308, %rd126;
	or.pred  	%p15, %p14, %p13;
	@%p15 bra 	$L__BB10_12;
	cvt.u32.u64 	%r187, %rd34;
	or.b64  	%rd127, %rd309, %rd314;
	add.s32 	%r188, %r187, -1;
	cvt.s64.s32 	%rd128, %r188;
	and.b64  	%rd129, %rd127, %rd128;
	setp.eq.s64 	%p16, %rd129, 0;
	mov.u16 	%rs127, 1;
	mov.u64 	%rd315, %rd309;
	@%p16 bra 	$L__BB10_25;
$L__BB10_12:
	shl.b64 	%rd130, %rd29, 11;
	mov.u64 	%rd131, _ZZ8from_rgbI5ToHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd132, %rd131;
	add.s64 	%rd133, %rd132, %rd130;
	add.s64 	%rd314, %rd133, %rd30;
	setp.lt.s32 	%p17, %r20, 1;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd315, %rd34;
	@%p17 bra 	$L__BB10_25;
	@%p7 bra 	$L__BB10_21;
	mov.u32 	%r524, 0;
	add.s64 	%rd140, %rd131, %rd130;
$L__BB10_15:
	.pragma "nounroll";
	mul.lo.s32 	%r23, %r524, 3;
	cvt.s64.s32 	%rd134, %r524;
	mul.lo.s64 	%rd135, %rd308, %rd134;
	add.s64 	%rd36, %rd135, %rd32;
	setp.eq.s32 	%p19, %r19, 2;
	@%p19 bra 	$L__BB10_18;
	bra.uni 	$L__BB10_16;
$L__BB10_18:
	mov.u32 	%r526, 0;
$L__BB10_19:
	.pragma "nounroll";
	add.s32 	%r195, %r526, %r23;
	shl.b32 	%r196, %r195, 1;
	cvt.s64.s32 	%rd146, %r196;
	add.s64 	%rd147, %rd146, %rd30;
	add.s64 	%rd151, %rd140, %rd147;
	cvt.s64.s32 	%rd152, %r526;
	mul.lo.s64 	%rd153, %rd309, %rd152;
	add.s64 	%rd154, %rd36, %rd153;
	add.s64 	%rd155, %rd306, %rd154;
	ld.u16 	%rs56, [%rd155];
	st.shared.u16 	[%rd151], %rs56;
	add.s32 	%r526, %r526, 1;
	setp.ne.s32 	%p21, %r526, 3;
	@%p21 bra 	$L__BB10_19;
	bra.uni 	$L__BB10_20;
$L__BB10_16:
	mov.u32 	%r525, 0;
$L__BB10_17:
	.pragma "nounroll";
	add.s32 	%r191, %r525, %r23;
	mul.lo.s32 	%r192, %r191, %r19;
	cvt.s64.s32 	%rd136, %r192;
	add.s64 	%rd137, %rd136, %rd30;
	add.s64 	%rd141, %rd140, %rd137;
	cvt.s64.s32 	%rd142, %r525;
	mul.lo.s64 	%rd143, %rd309, %rd142;
	add.s64 	%rd144, %rd36, %rd143;
	add.s64 	%rd145, %rd306, %rd144;
	ld.u32 	%r193, [%rd145];
	st.shared.u32 	[%rd141], %r193;
	add.s32 	%r525, %r525, 1;
	setp.eq.s32 	%p20, %r525, 3;
	@%p20 bra 	$L__BB10_20;
	bra.uni 	$L__BB10_17;
$L__BB10_20:
	add.s32 	%r524, %r524, 1;
	setp.lt.s32 	%p22, %r524, %r21;
	mov.u64 	%rd315, %rd34;
	@%p22 bra 	$L__BB10_15;
	bra.uni 	$L__BB10_25;
$L__BB10_21:
	mov.u32 	%r197, 0;
	add.s64 	%rd162, %rd131, %rd130;
	mov.u32 	%r527, %r197;
$L__BB10_22:
	.pragma "nounroll";
	mul.lo.s32 	%r30, %r527, 3;
	cvt.s64.s32 	%rd156, %r527;
	mul.lo.s64 	%rd157, %rd308, %rd156;
	add.s64 	%rd37, %rd157, %rd32;
	mov.u32 	%r528, %r197;
$L__BB10_23:
	.pragma "nounroll";
	add.s32 	%r199, %r528, %r30;
	mul.lo.s32 	%r200, %r199, %r19;
	cvt.s64.s32 	%rd158, %r200;
	add.s64 	%rd159, %rd158, %rd30;
	add.s64 	%rd163, %rd162, %rd159;
	cvt.s64.s32 	%rd164, %r528;
	mul.lo.s64 	%rd165, %rd309, %rd164;
	add.s64 	%rd166, %rd37, %rd165;
	add.s64 	%rd167, %rd306, %rd166;
	ld.u8 	%rs58, [%rd167];
	st.shared.u8 	[%rd163], %rs58;
	add.s32 	%r528, %r528, 1;
	setp.ne.s32 	%p23, %r528, 3;
	@%p23 bra 	$L__BB10_23;
	add.s32 	%r527, %r527, 1;
	setp.lt.s32 	%p24, %r527, %r21;
	mov.u64 	%rd315, %rd34;
	@%p24 bra 	$L__BB10_22;
$L__BB10_25:
	add.s64 	%rd41, %rd314, %rd315;
	shl.b64 	%rd168, %rd315, 1;
	add.s64 	%rd42, %rd314, %rd168;
	@%p7 bra 	$L__BB10_28;
	setp.ne.s32 	%p26, %r160, 4;
	@%p26 bra 	$L__BB10_29;
	ld.v4.f32 	{%f397, %f390, %f391, %f392}, [%rd314];
	bra.uni 	$L__BB10_34;
$L__BB10_28:
	ld.u32 	%r201, [%rd314];
	cvt.u16.u32 	%rs60, %r201;
	and.b16  	%rs61, %rs60, 255;
	cvt.rn.f32.u16 	%f397, %rs61;
	shr.u16 	%rs62, %rs60, 8;
	cvt.rn.f32.u16 	%f390, %rs62;
	shr.u32 	%r202, %r201, 16;
	cvt.u16.u32 	%rs63, %r202;
	and.b16  	%rs64, %rs63, 255;
	cvt.rn.f32.u16 	%f391, %rs64;
	shr.u32 	%r203, %r201, 24;
	cvt.u16.u32 	%rs65, %r203;
	cvt.rn.f32.u16 	%f392, %rs65;
	ld.u32 	%r204, [%rd41];
	cvt.u16.u32 	%rs66, %r204;
	and.b16  	%rs67, %rs66, 255;
	cvt.rn.f32.u16 	%f393, %rs67;
	shr.u16 	%rs68, %rs66, 8;
	cvt.rn.f32.u16 	%f394, %rs68;
	shr.u32 	%r205, %r204, 16;
	cvt.u16.u32 	%rs69, %r205;
	and.b16  	%rs70, %rs69, 255;
	cvt.rn.f32.u16 	%f395, %rs70;
	shr.u32 	%r206, %r204, 24;
	cvt.u16.u32 	%rs71, %r206;
	cvt.rn.f32.u16 	%f396, %rs71;
	ld.u32 	%r207, [%rd42];
	cvt.u16.u32 	%rs72, %r207;
	and.b16  	%rs73, %rs72, 255;
	cvt.rn.f32.u16 	%f405, %rs73;
	shr.u16 	%rs74, %rs72, 8;
	cvt.rn.f32.u16 	%f406, %rs74;
	shr.u32 	%r208, %r207, 16;
	cvt.u16.u32 	%rs75, %r208;
	and.b16  	%rs76, %rs75, 255;
	cvt.rn.f32.u16 	%f407, %rs76;
	shr.u32 	%r209, %r207, 24;
	cvt.u16.u32 	%rs77, %r209;
	cvt.rn.f32.u16 	%f408, %rs77;
	bra.uni 	$L__BB10_48;
$L__BB10_29:
	setp.eq.s32 	%p27, %r160, 3;
	ld.v2.u32 	{%r210, %r211}, [%rd314];
	cvt.u16.u32 	%rs2, %r210;
	@%p27 bra 	$L__BB10_33;
	bra.uni 	$L__BB10_30;
$L__BB10_33:
	cvt.f32.f16 %f397, %rs2;
	shr.u32 	%r216, %r210, 16;
	cvt.u16.u32 	%rs85, %r216;
	cvt.f32.f16 %f390, %rs85;
	cvt.u16.u32 	%rs86, %r211;
	cvt.f32.f16 %f391, %rs86;
	shr.u32 	%r217, %r211, 16;
	cvt.u16.u32 	%rs87, %r217;
	cvt.f32.f16 %f392, %rs87;
	bra.uni 	$L__BB10_34;
$L__BB10_30:
	setp.eq.s32 	%p28, %r160, 1;
	@%p28 bra 	$L__BB10_32;
	bra.uni 	$L__BB10_31;
$L__BB10_32:
	cvt.rn.f32.u16 	%f397, %rs2;
	shr.u32 	%r214, %r210, 16;
	cvt.u16.u32 	%rs81, %r214;
	cvt.rn.f32.u16 	%f390, %rs81;
	cvt.u16.u32 	%rs82, %r211;
	cvt.rn.f32.u16 	%f391, %rs82;
	shr.u32 	%r215, %r211, 16;
	cvt.u16.u32 	%rs83, %r215;
	cvt.rn.f32.u16 	%f392, %rs83;
	bra.uni 	$L__BB10_34;
$L__BB10_31:
	cvt.rn.f32.s16 	%f397, %rs2;
	shr.u32 	%r212, %r210, 16;
	cvt.u16.u32 	%rs78, %r212;
	cvt.rn.f32.s16 	%f390, %rs78;
	cvt.u16.u32 	%rs79, %r211;
	cvt.rn.f32.s16 	%f391, %rs79;
	shr.u32 	%r213, %r211, 16;
	cvt.u16.u32 	%rs80, %r213;
	cvt.rn.f32.s16 	%f392, %rs80;
$L__BB10_34:
	@%p6 bra 	$L__BB10_40;
	bra.uni 	$L__BB10_35;
$L__BB10_40:
	ld.v4.f32 	{%f393, %f394, %f395, %f396}, [%rd41];
	bra.uni 	$L__BB10_41;
$L__BB10_35:
	setp.eq.s32 	%p30, %r160, 3;
	ld.v2.u32 	{%r218, %r219}, [%rd41];
	cvt.u16.u32 	%rs3, %r218;
	@%p30 bra 	$L__BB10_39;
	bra.uni 	$L__BB10_36;
$L__BB10_39:
	cvt.f32.f16 %f393, %rs3;
	shr.u32 	%r224, %r218, 16;
	cvt.u16.u32 	%rs95, %r224;
	cvt.f32.f16 %f394, %rs95;
	cvt.u16.u32 	%rs96, %r219;
	cvt.f32.f16 %f395, %rs96;
	shr.u32 	%r225, %r219, 16;
	cvt.u16.u32 	%rs97, %r225;
	cvt.f32.f16 %f396, %rs97;
	bra.uni 	$L__BB10_41;
$L__BB10_36:
	setp.eq.s32 	%p31, %r160, 1;
	@%p31 bra 	$L__BB10_38;
	bra.uni 	$L__BB10_37;
$L__BB10_38:
	cvt.rn.f32.u16 	%f393, %rs3;
	shr.u32 	%r222, %r218, 16;
	cvt.u16.u32 	%rs91, %r222;
	cvt.rn.f32.u16 	%f394, %rs91;
	cvt.u16.u32 	%rs92, %r219;
	cvt.rn.f32.u16 	%f395, %rs92;
	shr.u32 	%r223, %r219, 16;
	cvt.u16.u32 	%rs93, %r223;
	cvt.rn.f32.u16 	%f396, %rs93;
	bra.uni 	$L__BB10_41;
$L__BB10_37:
	cvt.rn.f32.s16 	%f393, %rs3;
	shr.u32 	%r220, %r218, 16;
	cvt.u16.u32 	%rs88, %r220;
	cvt.rn.f32.s16 	%f394, %rs88;
	cvt.u16.u32 	%rs89, %r219;
	cvt.rn.f32.s16 	%f395, %rs89;
	shr.u32 	%r221, %r219, 16;
	cvt.u16.u32 	%rs90, %r221;
	cvt.rn.f32.s16 	%f396, %rs90;
$L__BB10_41:
	@%p6 bra 	$L__BB10_47;
	bra.uni 	$L__BB10_42;
$L__BB10_47:
	ld.v4.f32 	{%f405, %f406, %f407, %f408}, [%rd42];
	bra.uni 	$L__BB10_48;
$L__BB10_42:
	setp.eq.s32 	%p33, %r160, 3;
	ld.v2.u32 	{%r226, %r227}, [%rd42];
	cvt.u16.u32 	%rs4, %r226;
	@%p33 bra 	$L__BB10_46;
	bra.uni 	$L__BB10_43;
$L__BB10_46:
	cvt.f32.f16 %f405, %rs4;
	shr.u32 	%r232, %r226, 16;
	cvt.u16.u32 	%rs105, %r232;
	cvt.f32.f16 %f406, %rs105;
	cvt.u16.u32 	%rs106, %r227;
	cvt.f32.f16 %f407, %rs106;
	shr.u32 	%r233, %r227, 16;
	cvt.u16.u32 	%rs107, %r233;
	cvt.f32.f16 %f408, %rs107;
	bra.uni 	$L__BB10_48;
$L__BB10_43:
	setp.eq.s32 	%p34, %r160, 1;
	@%p34 bra 	$L__BB10_45;
	bra.uni 	$L__BB10_44;
$L__BB10_45:
	cvt.rn.f32.u16 	%f405, %rs4;
	shr.u32 	%r230, %r226, 16;
	cvt.u16.u32 	%rs101, %r230;
	cvt.rn.f32.u16 	%f406, %rs101;
	cvt.u16.u32 	%rs102, %r227;
	cvt.rn.f32.u16 	%f407, %rs102;
	shr.u32 	%r231, %r227, 16;
	cvt.u16.u32 	%rs103, %r231;
	cvt.rn.f32.u16 	%f408, %rs103;
	bra.uni 	$L__BB10_48;
$L__BB10_44:
	cvt.rn.f32.s16 	%f405, %rs4;
	shr.u32 	%r228, %r226, 16;
	cvt.u16.u32 	%rs98, %r228;
	cvt.rn.f32.s16 	%f406, %rs98;
	cvt.u16.u32 	%rs99, %r227;
	cvt.rn.f32.s16 	%f407, %rs99;
	shr.u32 	%r229, %r227, 16;
	cvt.u16.u32 	%rs100, %r229;
	cvt.rn.f32.s16 	%f408, %rs100;
$L__BB10_48:
	setp.eq.s16 	%p35, %rs127, 0;
	selp.f32 	%f81, %f390, %f393, %p35;
	selp.f32 	%f82, %f391, %f405, %p35;
	selp.f32 	%f83, %f392, %f390, %p35;
	selp.f32 	%f84, %f393, %f394, %p35;
	selp.f32 	%f85, %f394, %f406, %p35;
	selp.f32 	%f86, %f395, %f391, %p35;
	selp.f32 	%f87, %f396, %f395, %p35;
	selp.f32 	%f88, %f405, %f407, %p35;
	selp.f32 	%f89, %f406, %f392, %p35;
	selp.f32 	%f90, %f407, %f396, %p35;
	bar.warp.sync 	-1;
	add.s32 	%r41, %r160, -3;
	cvt.rn.f32.s32 	%f229, %r163;
	mul.f32 	%f91, %f229, 0f45800000;
	setp.eq.s32 	%p36, %r162, 0;
	@%p36 bra 	$L__BB10_97;
	max.f32 	%f230, %f82, %f81;
	max.f32 	%f438, %f230, %f397;
	min.f32 	%f231, %f82, %f81;
	min.f32 	%f232, %f231, %f397;
	sub.f32 	%f93, %f438, %f232;
	setp.eq.f32 	%p37, %f438, %f82;
	setp.eq.f32 	%p38, %f438, %f81;
	selp.b32 	%r234, 1, 2, %p38;
	selp.b32 	%r42, 0, %r234, %p37;
	@%p37 bra 	$L__BB10_53;
	bra.uni 	$L__BB10_50;
$L__BB10_53:
	sub.f32 	%f409, %f81, %f397;
	bra.uni 	$L__BB10_54;
$L__BB10_97:
	max.f32 	%f302, %f397, %f81;
	max.f32 	%f438, %f302, %f82;
	min.f32 	%f303, %f397, %f81;
	min.f32 	%f304, %f303, %f82;
	sub.f32 	%f139, %f438, %f304;
	setp.eq.f32 	%p69, %f438, %f397;
	setp.eq.f32 	%p70, %f438, %f81;
	selp.b32 	%r286, 1, 2, %p70;
	selp.b32 	%r62, 0, %r286, %p69;
	@%p69 bra 	$L__BB10_101;
	bra.uni 	$L__BB10_98;
$L__BB10_101:
	sub.f32 	%f419, %f81, %f82;
	bra.uni 	$L__BB10_102;
$L__BB10_50:
	setp.eq.s32 	%p39, %r42, 1;
	@%p39 bra 	$L__BB10_52;
	bra.uni 	$L__BB10_51;
$L__BB10_52:
	sub.f32 	%f409, %f397, %f82;
	bra.uni 	$L__BB10_54;
$L__BB10_98:
	setp.eq.s32 	%p71, %r62, 1;
	@%p71 bra 	$L__BB10_100;
	bra.uni 	$L__BB10_99;
$L__BB10_100:
	sub.f32 	%f419, %f82, %f397;
	bra.uni 	$L__BB10_102;
$L__BB10_51:
	sub.f32 	%f409, %f82, %f81;
$L__BB10_54:
	setp.gt.u32 	%p40, %r41, 1;
	@%p40 bra 	$L__BB10_56;
	bra.uni 	$L__BB10_55;
$L__BB10_56:
	setp.leu.f32 	%p42, %f438, 0f00000000;
	mov.u32 	%r530, 0;
	mov.u32 	%r529, %r530;
	@%p42 bra 	$L__BB10_58;
	mov.f32 	%f242, 0f497F0000;
	div.rn.f32 	%f243, %f242, %f438;
	cvt.rni.s32.f32 	%r529, %f243;
$L__BB10_58:
	setp.leu.f32 	%p43, %f93, 0f00000000;
	@%p43 bra 	$L__BB10_60;
	mul.f32 	%f244, %f93, 0f40C00000;
	div.rn.f32 	%f245, %f91, %f244;
	cvt.rni.s32.f32 	%r530, %f245;
$L__BB10_60:
	shl.b32 	%r237, %r42, 1;
	cvt.rn.f32.s32 	%f246, %r237;
	fma.rn.f32 	%f247, %f93, %f246, %f409;
	cvt.rzi.s32.f32 	%r238, %f247;
	mul.lo.s32 	%r239, %r238, %r530;
	add.s32 	%r240, %r239, 2048;
	shr.s32 	%r241, %r240, 12;
	setp.lt.s32 	%p44, %r239, -2048;
	selp.b32 	%r242, %r163, 0, %p44;
	add.s32 	%r243, %r241, %r242;
	cvt.rn.f32.s32 	%f440, %r243;
	cvt.rzi.s32.f32 	%r244, %f93;
	mad.lo.s32 	%r245, %r244, %r529, 2048;
	shr.s32 	%r246, %r245, 12;
	cvt.rn.f32.s32 	%f439, %r246;
	bra.uni 	$L__BB10_61;
$L__BB10_55:
	add.f32 	%f233, %f93, 0f34000000;
	mov.f32 	%f234, 0f42700000;
	div.rn.f32 	%f235, %f234, %f233;
	mul.f32 	%f236, %f235, %f409;
	cvt.rn.f32.s32 	%f237, %r42;
	fma.rn.f32 	%f238, %f237, 0f42F00000, %f236;
	setp.lt.f32 	%p41, %f238, 0f00000000;
	add.f32 	%f239, %f238, 0f43B40000;
	selp.f32 	%f440, %f239, %f238, %p41;
	abs.f32 	%f240, %f438;
	add.f32 	%f241, %f240, 0f34000000;
	div.rn.f32 	%f439, %f93, %f241;
$L__BB10_61:
	max.f32 	%f248, %f85, %f84;
	max.f32 	%f435, %f248, %f83;
	min.f32 	%f249, %f85, %f84;
	min.f32 	%f250, %f249, %f83;
	sub.f32 	%f105, %f435, %f250;
	setp.eq.f32 	%p45, %f435, %f85;
	setp.eq.f32 	%p46, %f435, %f84;
	selp.b32 	%r247, 1, 2, %p46;
	selp.b32 	%r47, 0, %r247, %p45;
	@%p45 bra 	$L__BB10_65;
	bra.uni 	$L__BB10_62;
$L__BB10_65:
	sub.f32 	%f412, %f84, %f83;
	bra.uni 	$L__BB10_66;
$L__BB10_62:
	setp.eq.s32 	%p47, %r47, 1;
	@%p47 bra 	$L__BB10_64;
	bra.uni 	$L__BB10_63;
$L__BB10_64:
	sub.f32 	%f412, %f83, %f85;
	bra.uni 	$L__BB10_66;
$L__BB10_63:
	sub.f32 	%f412, %f85, %f84;
$L__BB10_66:
	@%p40 bra 	$L__BB10_68;
	bra.uni 	$L__BB10_67;
$L__BB10_68:
	setp.leu.f32 	%p50, %f435, 0f00000000;
	mov.u32 	%r532, 0;
	mov.u32 	%r531, %r532;
	@%p50 bra 	$L__BB10_70;
	mov.f32 	%f260, 0f497F0000;
	div.rn.f32 	%f261, %f260, %f435;
	cvt.rni.s32.f32 	%r531, %f261;
$L__BB10_70:
	setp.leu.f32 	%p51, %f105, 0f00000000;
	@%p51 bra 	$L__BB10_72;
	mul.f32 	%f262, %f105, 0f40C00000;
	div.rn.f32 	%f263, %f91, %f262;
	cvt.rni.s32.f32 	%r532, %f263;
$L__BB10_72:
	shl.b32 	%r250, %r47, 1;
	cvt.rn.f32.s32 	%f264, %r250;
	fma.rn.f32 	%f265, %f105, %f264, %f412;
	cvt.rzi.s32.f32 	%r251, %f265;
	mul.lo.s32 	%r252, %r251, %r532;
	add.s32 	%r253, %r252, 2048;
	shr.s32 	%r254, %r253, 12;
	setp.lt.s32 	%p52, %r252, -2048;
	selp.b32 	%r255, %r163, 0, %p52;
	add.s32 	%r256, %r254, %r255;
	cvt.rn.f32.s32 	%f437, %r256;
	cvt.rzi.s32.f32 	%r257, %f105;
	mad.lo.s32 	%r258, %r257, %r531, 2048;
	shr.s32 	%r259, %r258, 12;
	cvt.rn.f32.s32 	%f436, %r259;
	bra.uni 	$L__BB10_73;
$L__BB10_67:
	add.f32 	%f251, %f105, 0f34000000;
	mov.f32 	%f252, 0f42700000;
	div.rn.f32 	%f253, %f252, %f251;
	mul.f32 	%f254, %f253, %f412;
	cvt.rn.f32.s32 	%f255, %r47;
	fma.rn.f32 	%f256, %f255, 0f42F00000, %f254;
	setp.lt.f32 	%p49, %f256, 0f00000000;
	add.f32 	%f257, %f256, 0f43B40000;
	selp.f32 	%f437, %f257, %f256, %p49;
	abs.f32 	%f258, %f435;
	add.f32 	%f259, %f258, 0f34000000;
	div.rn.f32 	%f436, %f105, %f259;
$L__BB10_73:
	max.f32 	%f266, %f88, %f87;
	max.f32 	%f432, %f266, %f86;
	min.f32 	%f267, %f88, %f87;
	min.f32 	%f268, %f267, %f86;
	sub.f32 	%f117, %f432, %f268;
	setp.eq.f32 	%p53, %f432, %f88;
	setp.eq.f32 	%p54, %f432, %f87;
	selp.b32 	%r260, 1, 2, %p54;
	selp.b32 	%r52, 0, %r260, %p53;
	@%p53 bra 	$L__BB10_77;
	bra.uni 	$L__BB10_74;
$L__BB10_77:
	sub.f32 	%f415, %f87, %f86;
	bra.uni 	$L__BB10_78;
$L__BB10_74:
	setp.eq.s32 	%p55, %r52, 1;
	@%p55 bra 	$L__BB10_76;
	bra.uni 	$L__BB10_75;
$L__BB10_76:
	sub.f32 	%f415, %f86, %f88;
	bra.uni 	$L__BB10_78;
$L__BB10_75:
	sub.f32 	%f415, %f88, %f87;
$L__BB10_78:
	@%p40 bra 	$L__BB10_80;
	bra.uni 	$L__BB10_79;
$L__BB10_80:
	setp.leu.f32 	%p58, %f432, 0f00000000;
	mov.u32 	%r534, 0;
	mov.u32 	%r533, %r534;
	@%p58 bra 	$L__BB10_82;
	mov.f32 	%f278, 0f497F0000;
	div.rn.f32 	%f279, %f278, %f432;
	cvt.rni.s32.f32 	%r533, %f279;
$L__BB10_82:
	setp.leu.f32 	%p59, %f117, 0f00000000;
	@%p59 bra 	$L__BB10_84;
	mul.f32 	%f280, %f117, 0f40C00000;
	div.rn.f32 	%f281, %f91, %f280;
	cvt.rni.s32.f32 	%r534, %f281;
$L__BB10_84:
	shl.b32 	%r263, %r52, 1;
	cvt.rn.f32.s32 	%f282, %r263;
	fma.rn.f32 	%f283, %f117, %f282, %f415;
	cvt.rzi.s32.f32 	%r264, %f283;
	mul.lo.s32 	%r265, %r264, %r534;
	add.s32 	%r266, %r265, 2048;
	shr.s32 	%r267, %r266, 12;
	setp.lt.s32 	%p60, %r265, -2048;
	selp.b32 	%r268, %r163, 0, %p60;
	add.s32 	%r269, %r267, %r268;
	cvt.rn.f32.s32 	%f434, %r269;
	cvt.rzi.s32.f32 	%r270, %f117;
	mad.lo.s32 	%r271, %r270, %r533, 2048;
	shr.s32 	%r272, %r271, 12;
	cvt.rn.f32.s32 	%f433, %r272;
	bra.uni 	$L__BB10_85;
$L__BB10_79:
	add.f32 	%f269, %f117, 0f34000000;
	mov.f32 	%f270, 0f42700000;
	div.rn.f32 	%f271, %f270, %f269;
	mul.f32 	%f272, %f271, %f415;
	cvt.rn.f32.s32 	%f273, %r52;
	fma.rn.f32 	%f274, %f273, 0f42F00000, %f272;
	setp.lt.f32 	%p57, %f274, 0f00000000;
	add.f32 	%f275, %f274, 0f43B40000;
	selp.f32 	%f434, %f275, %f274, %p57;
	abs.f32 	%f276, %f432;
	add.f32 	%f277, %f276, 0f34000000;
	div.rn.f32 	%f433, %f117, %f277;
$L__BB10_85:
	max.f32 	%f284, %f408, %f90;
	max.f32 	%f429, %f284, %f89;
	min.f32 	%f285, %f408, %f90;
	min.f32 	%f286, %f285, %f89;
	sub.f32 	%f129, %f429, %f286;
	setp.eq.f32 	%p61, %f429, %f408;
	setp.eq.f32 	%p62, %f429, %f90;
	selp.b32 	%r273, 1, 2, %p62;
	selp.b32 	%r57, 0, %r273, %p61;
	@%p61 bra 	$L__BB10_89;
	bra.uni 	$L__BB10_86;
$L__BB10_89:
	sub.f32 	%f418, %f90, %f89;
	bra.uni 	$L__BB10_90;
$L__BB10_86:
	setp.eq.s32 	%p63, %r57, 1;
	@%p63 bra 	$L__BB10_88;
	bra.uni 	$L__BB10_87;
$L__BB10_88:
	sub.f32 	%f418, %f89, %f408;
	bra.uni 	$L__BB10_90;
$L__BB10_87:
	sub.f32 	%f418, %f408, %f90;
$L__BB10_90:
	@%p40 bra 	$L__BB10_92;
	bra.uni 	$L__BB10_91;
$L__BB10_92:
	setp.leu.f32 	%p66, %f429, 0f00000000;
	mov.u32 	%r536, 0;
	mov.u32 	%r535, %r536;
	@%p66 bra 	$L__BB10_94;
	mov.f32 	%f296, 0f497F0000;
	div.rn.f32 	%f297, %f296, %f429;
	cvt.rni.s32.f32 	%r535, %f297;
$L__BB10_94:
	setp.leu.f32 	%p67, %f129, 0f00000000;
	@%p67 bra 	$L__BB10_96;
	mul.f32 	%f298, %f129, 0f40C00000;
	div.rn.f32 	%f299, %f91, %f298;
	cvt.rni.s32.f32 	%r536, %f299;
$L__BB10_96:
	shl.b32 	%r276, %r57, 1;
	cvt.rn.f32.s32 	%f300, %r276;
	fma.rn.f32 	%f301, %f129, %f300, %f418;
	cvt.rzi.s32.f32 	%r277, %f301;
	mul.lo.s32 	%r278, %r277, %r536;
	add.s32 	%r279, %r278, 2048;
	shr.s32 	%r280, %r279, 12;
	setp.lt.s32 	%p68, %r278, -2048;
	selp.b32 	%r281, %r163, 0, %p68;
	add.s32 	%r282, %r280, %r281;
	cvt.rn.f32.s32 	%f431, %r282;
	cvt.rzi.s32.f32 	%r283, %f129;
	mad.lo.s32 	%r284, %r283, %r535, 2048;
	shr.s32 	%r285, %r284, 12;
	cvt.rn.f32.s32 	%f430, %r285;
	bra.uni 	$L__BB10_145;
$L__BB10_91:
	add.f32 	%f287, %f129, 0f34000000;
	mov.f32 	%f288, 0f42700000;
	div.rn.f32 	%f289, %f288, %f287;
	mul.f32 	%f290, %f289, %f418;
	cvt.rn.f32.s32 	%f291, %r57;
	fma.rn.f32 	%f292, %f291, 0f42F00000, %f290;
	setp.lt.f32 	%p65, %f292, 0f00000000;
	add.f32 	%f293, %f292, 0f43B40000;
	selp.f32 	%f431, %f293, %f292, %p65;
	abs.f32 	%f294, %f429;
	add.f32 	%f295, %f294, 0f34000000;
	div.rn.f32 	%f430, %f129, %f295;
	bra.uni 	$L__BB10_145;
$L__BB10_99:
	sub.f32 	%f419, %f397, %f81;
$L__BB10_102:
	setp.gt.u32 	%p72, %r41, 1;
	@%p72 bra 	$L__BB10_104;
	bra.uni 	$L__BB10_103;
$L__BB10_104:
	setp.leu.f32 	%p74, %f438, 0f00000000;
	mov.u32 	%r538, 0;
	mov.u32 	%r537, %r538;
	@%p74 bra 	$L__BB10_106;
	mov.f32 	%f314, 0f497F0000;
	div.rn.f32 	%f315, %f314, %f438;
	cvt.rni.s32.f32 	%r537, %f315;
$L__BB10_106:
	setp.leu.f32 	%p75, %f139, 0f00000000;
	@%p75 bra 	$L__BB10_108;
	mul.f32 	%f316, %f139, 0f40C00000;
	div.rn.f32 	%f317, %f91, %f316;
	cvt.rni.s32.f32 	%r538, %f317;
$L__BB10_108:
	shl.b32 	%r289, %r62, 1;
	cvt.rn.f32.s32 	%f318, %r289;
	fma.rn.f32 	%f319, %f139, %f318, %f419;
	cvt.rzi.s32.f32 	%r290, %f319;
	mul.lo.s32 	%r291, %r290, %r538;
	add.s32 	%r292, %r291, 2048;
	shr.s32 	%r293, %r292, 12;
	setp.lt.s32 	%p76, %r291, -2048;
	selp.b32 	%r294, %r163, 0, %p76;
	add.s32 	%r295, %r293, %r294;
	cvt.rn.f32.s32 	%f440, %r295;
	cvt.rzi.s32.f32 	%r296, %f139;
	mad.lo.s32 	%r297, %r296, %r537, 2048;
	shr.s32 	%r298, %r297, 12;
	cvt.rn.f32.s32 	%f439, %r298;
	bra.uni 	$L__BB10_109;
$L__BB10_103:
	add.f32 	%f305, %f139, 0f34000000;
	mov.f32 	%f306, 0f42700000;
	div.rn.f32 	%f307, %f306, %f305;
	mul.f32 	%f308, %f307, %f419;
	cvt.rn.f32.s32 	%f309, %r62;
	fma.rn.f32 	%f310, %f309, 0f42F00000, %f308;
	setp.lt.f32 	%p73, %f310, 0f00000000;
	add.f32 	%f311, %f310, 0f43B40000;
	selp.f32 	%f440, %f311, %f310, %p73;
	abs.f32 	%f312, %f438;
	add.f32 	%f313, %f312, 0f34000000;
	div.rn.f32 	%f439, %f139, %f313;
$L__BB10_109:
	max.f32 	%f320, %f83, %f84;
	max.f32 	%f435, %f320, %f85;
	min.f32 	%f321, %f83, %f84;
	min.f32 	%f322, %f321, %f85;
	sub.f32 	%f151, %f435, %f322;
	setp.eq.f32 	%p77, %f435, %f83;
	setp.eq.f32 	%p78, %f435, %f84;
	selp.b32 	%r299, 1, 2, %p78;
	selp.b32 	%r67, 0, %r299, %p77;
	@%p77 bra 	$L__BB10_113;
	bra.uni 	$L__BB10_110;
$L__BB10_113:
	sub.f32 	%f422, %f84, %f85;
	bra.uni 	$L__BB10_114;
$L__BB10_110:
	setp.eq.s32 	%p79, %r67, 1;
	@%p79 bra 	$L__BB10_112;
	bra.uni 	$L__BB10_111;
$L__BB10_112:
	sub.f32 	%f422, %f85, %f83;
	bra.uni 	$L__BB10_114;
$L__BB10_111:
	sub.f32 	%f422, %f83, %f84;
$L__BB10_114:
	@%p72 bra 	$L__BB10_116;
	bra.uni 	$L__BB10_115;
$L__BB10_116:
	setp.leu.f32 	%p82, %f435, 0f00000000;
	mov.u32 	%r540, 0;
	mov.u32 	%r539, %r540;
	@%p82 bra 	$L__BB10_118;
	mov.f32 	%f332, 0f497F0000;
	div.rn.f32 	%f333, %f332, %f435;
	cvt.rni.s32.f32 	%r539, %f333;
$L__BB10_118:
	setp.leu.f32 	%p83, %f151, 0f00000000;
	@%p83 bra 	$L__BB10_120;
	mul.f32 	%f334, %f151, 0f40C00000;
	div.rn.f32 	%f335, %f91, %f334;
	cvt.rni.s32.f32 	%r540, %f335;
$L__BB10_120:
	shl.b32 	%r302, %r67, 1;
	cvt.rn.f32.s32 	%f336, %r302;
	fma.rn.f32 	%f337, %f151, %f336, %f422;
	cvt.rzi.s32.f32 	%r303, %f337;
	mul.lo.s32 	%r304, %r303, %r540;
	add.s32 	%r305, %r304, 2048;
	shr.s32 	%r306, %r305, 12;
	setp.lt.s32 	%p84, %r304, -2048;
	selp.b32 	%r307, %r163, 0, %p84;
	add.s32 	%r308, %r306, %r307;
	cvt.rn.f32.s32 	%f437, %r308;
	cvt.rzi.s32.f32 	%r309, %f151;
	mad.lo.s32 	%r310, %r309, %r539, 2048;
	shr.s32 	%r311, %r310, 12;
	cvt.rn.f32.s32 	%f436, %r311;
	bra.uni 	$L__BB10_121;
$L__BB10_115:
	add.f32 	%f323, %f151, 0f34000000;
	mov.f32 	%f324, 0f42700000;
	div.rn.f32 	%f325, %f324, %f323;
	mul.f32 	%f326, %f325, %f422;
	cvt.rn.f32.s32 	%f327, %r67;
	fma.rn.f32 	%f328, %f327, 0f42F00000, %f326;
	setp.lt.f32 	%p81, %f328, 0f00000000;
	add.f32 	%f329, %f328, 0f43B40000;
	selp.f32 	%f437, %f329, %f328, %p81;
	abs.f32 	%f330, %f435;
	add.f32 	%f331, %f330, 0f34000000;
	div.rn.f32 	%f436, %f151, %f331;
$L__BB10_121:
	max.f32 	%f338, %f86, %f87;
	max.f32 	%f432, %f338, %f88;
	min.f32 	%f339, %f86, %f87;
	min.f32 	%f340, %f339, %f88;
	sub.f32 	%f163, %f432, %f340;
	setp.eq.f32 	%p85, %f432, %f86;
	setp.eq.f32 	%p86, %f432, %f87;
	selp.b32 	%r312, 1, 2, %p86;
	selp.b32 	%r72, 0, %r312, %p85;
	@%p85 bra 	$L__BB10_125;
	bra.uni 	$L__BB10_122;
$L__BB10_125:
	sub.f32 	%f425, %f87, %f88;
	bra.uni 	$L__BB10_126;
$L__BB10_122:
	setp.eq.s32 	%p87, %r72, 1;
	@%p87 bra 	$L__BB10_124;
	bra.uni 	$L__BB10_123;
$L__BB10_124:
	sub.f32 	%f425, %f88, %f86;
	bra.uni 	$L__BB10_126;
$L__BB10_123:
	sub.f32 	%f425, %f86, %f87;
$L__BB10_126:
	@%p72 bra 	$L__BB10_128;
	bra.uni 	$L__BB10_127;
$L__BB10_128:
	setp.leu.f32 	%p90, %f432, 0f00000000;
	mov.u32 	%r542, 0;
	mov.u32 	%r541, %r542;
	@%p90 bra 	$L__BB10_130;
	mov.f32 	%f350, 0f497F0000;
	div.rn.f32 	%f351, %f350, %f432;
	cvt.rni.s32.f32 	%r541, %f351;
$L__BB10_130:
	setp.leu.f32 	%p91, %f163, 0f00000000;
	@%p91 bra 	$L__BB10_132;
	mul.f32 	%f352, %f163, 0f40C00000;
	div.rn.f32 	%f353, %f91, %f352;
	cvt.rni.s32.f32 	%r542, %f353;
$L__BB10_132:
	shl.b32 	%r315, %r72, 1;
	cvt.rn.f32.s32 	%f354, %r315;
	fma.rn.f32 	%f355, %f163, %f354, %f425;
	cvt.rzi.s32.f32 	%r316, %f355;
	mul.lo.s32 	%r317, %r316, %r542;
	add.s32 	%r318, %r317, 2048;
	shr.s32 	%r319, %r318, 12;
	setp.lt.s32 	%p92, %r317, -2048;
	selp.b32 	%r320, %r163, 0, %p92;
	add.s32 	%r321, %r319, %r320;
	cvt.rn.f32.s32 	%f434, %r321;
	cvt.rzi.s32.f32 	%r322, %f163;
	mad.lo.s32 	%r323, %r322, %r541, 2048;
	shr.s32 	%r324, %r323, 12;
	cvt.rn.f32.s32 	%f433, %r324;
	bra.uni 	$L__BB10_133;
$L__BB10_127:
	add.f32 	%f341, %f163, 0f34000000;
	mov.f32 	%f342, 0f42700000;
	div.rn.f32 	%f343, %f342, %f341;
	mul.f32 	%f344, %f343, %f425;
	cvt.rn.f32.s32 	%f345, %r72;
	fma.rn.f32 	%f346, %f345, 0f42F00000, %f344;
	setp.lt.f32 	%p89, %f346, 0f00000000;
	add.f32 	%f347, %f346, 0f43B40000;
	selp.f32 	%f434, %f347, %f346, %p89;
	abs.f32 	%f348, %f432;
	add.f32 	%f349, %f348, 0f34000000;
	div.rn.f32 	%f433, %f163, %f349;
$L__BB10_133:
	max.f32 	%f356, %f89, %f90;
	max.f32 	%f429, %f356, %f408;
	min.f32 	%f357, %f89, %f90;
	min.f32 	%f358, %f357, %f408;
	sub.f32 	%f175, %f429, %f358;
	setp.eq.f32 	%p93, %f429, %f89;
	setp.eq.f32 	%p94, %f429, %f90;
	selp.b32 	%r325, 1, 2, %p94;
	selp.b32 	%r77, 0, %r325, %p93;
	@%p93 bra 	$L__BB10_137;
	bra.uni 	$L__BB10_134;
$L__BB10_137:
	sub.f32 	%f428, %f90, %f408;
	bra.uni 	$L__BB10_138;
$L__BB10_134:
	setp.eq.s32 	%p95, %r77, 1;
	@%p95 bra 	$L__BB10_136;
	bra.uni 	$L__BB10_135;
$L__BB10_136:
	sub.f32 	%f428, %f408, %f89;
	bra.uni 	$L__BB10_138;
$L__BB10_135:
	sub.f32 	%f428, %f89, %f90;
$L__BB10_138:
	@%p72 bra 	$L__BB10_140;
	bra.uni 	$L__BB10_139;
$L__BB10_140:
	setp.leu.f32 	%p98, %f429, 0f00000000;
	mov.u32 	%r544, 0;
	mov.u32 	%r543, %r544;
	@%p98 bra 	$L__BB10_142;
	mov.f32 	%f368, 0f497F0000;
	div.rn.f32 	%f369, %f368, %f429;
	cvt.rni.s32.f32 	%r543, %f369;
$L__BB10_142:
	setp.leu.f32 	%p99, %f175, 0f00000000;
	@%p99 bra 	$L__BB10_144;
	mul.f32 	%f370, %f175, 0f40C00000;
	div.rn.f32 	%f371, %f91, %f370;
	cvt.rni.s32.f32 	%r544, %f371;
$L__BB10_144:
	shl.b32 	%r328, %r77, 1;
	cvt.rn.f32.s32 	%f372, %r328;
	fma.rn.f32 	%f373, %f175, %f372, %f428;
	cvt.rzi.s32.f32 	%r329, %f373;
	mul.lo.s32 	%r330, %r329, %r544;
	add.s32 	%r331, %r330, 2048;
	shr.s32 	%r332, %r331, 12;
	setp.lt.s32 	%p100, %r330, -2048;
	selp.b32 	%r333, %r163, 0, %p100;
	add.s32 	%r334, %r332, %r333;
	cvt.rn.f32.s32 	%f431, %r334;
	cvt.rzi.s32.f32 	%r335, %f175;
	mad.lo.s32 	%r336, %r335, %r543, 2048;
	shr.s32 	%r337, %r336, 12;
	cvt.rn.f32.s32 	%f430, %r337;
	bra.uni 	$L__BB10_145;
$L__BB10_139:
	add.f32 	%f359, %f175, 0f34000000;
	mov.f32 	%f360, 0f42700000;
	div.rn.f32 	%f361, %f360, %f359;
	mul.f32 	%f362, %f361, %f428;
	cvt.rn.f32.s32 	%f363, %r77;
	fma.rn.f32 	%f364, %f363, 0f42F00000, %f362;
	setp.lt.f32 	%p97, %f364, 0f00000000;
	add.f32 	%f365, %f364, 0f43B40000;
	selp.f32 	%f431, %f365, %f364, %p97;
	abs.f32 	%f366, %f429;
	add.f32 	%f367, %f366, 0f34000000;
	div.rn.f32 	%f430, %f175, %f367;
$L__BB10_145:
	setp.eq.s32 	%p101, %r161, 4;
	selp.b32 	%r338, 4, 2, %p101;
	setp.eq.s32 	%p102, %r161, 0;
	selp.b32 	%r84, 1, %r338, %p102;
	sub.s32 	%r85, %r522, %r15;
	min.s32 	%r86, %r85, 4;
	mul.lo.s64 	%rd45, %rd311, %rd119;
	mul.lo.s64 	%rd170, %rd312, %rd31;
	add.s64 	%rd46, %rd45, %rd170;
	mul.lo.s32 	%r344, %r14, %r84;
	mul.lo.s32 	%r345, %r344, 12;
	cvt.s64.s32 	%rd47, %r345;
	mul.lo.s32 	%r87, %r84, 3;
	cvt.u64.u32 	%rd171, %r87;
	setp.ne.s64 	%p103, %rd312, %rd171;
	cvt.u64.u32 	%rd172, %r84;
	setp.ne.s64 	%p104, %rd313, %rd172;
	or.pred  	%p105, %p103, %p104;
	setp.gt.s32 	%p106, %r85, 3;
	and.pred  	%p107, %p106, %p105;
	setp.eq.s64 	%p108, %rd312, %rd172;
	and.pred  	%p109, %p108, %p107;
	@%p109 bra 	$L__BB10_147;
	bra.uni 	$L__BB10_146;
$L__BB10_147:
	add.s64 	%rd173, %rd310, %rd46;
	or.b64  	%rd174, %rd313, %rd173;
	shl.b32 	%r346, %r84, 2;
	add.s32 	%r347, %r346, -1;
	cvt.s64.s32 	%rd175, %r347;
	and.b64  	%rd176, %rd174, %rd175;
	setp.eq.s64 	%p171, %rd176, 0;
	bra.uni 	$L__BB10_148;
$L__BB10_146:
	mov.pred 	%p171, 0;
$L__BB10_148:
	selp.f32 	%f196, %f437, %f439, %p171;
	selp.f32 	%f197, %f431, %f437, %p171;
	@%p102 bra 	$L__BB10_172;
	@%p101 bra 	$L__BB10_171;
	bra.uni 	$L__BB10_150;
$L__BB10_171:
	selp.f32 	%f379, %f434, %f438, %p171;
	mul.wide.u32 	%rd184, %r16, 2048;
	mov.u64 	%rd185, _ZZ8from_rgbI5ToHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd186, %rd185;
	add.s64 	%rd187, %rd186, %rd184;
	add.s64 	%rd188, %rd187, %rd47;
	add.s64 	%rd189, %rd310, %rd46;
	selp.b64 	%rd190, %rd189, %rd188, %p171;
	st.v4.f32 	[%rd190], {%f440, %f196, %f379, %f197};
	bra.uni 	$L__BB10_173;
$L__BB10_172:
	selp.f32 	%f380, %f434, %f438, %p171;
	cvt.rni.s32.f32 	%r370, %f380;
	cvt.rni.s32.f32 	%r369, %f197;
	mov.u32 	%r371, 0;
	cvt.pack.sat.u8.s32.b32 %r368, %r369, %r370, %r371;
	cvt.rni.s32.f32 	%r373, %f196;
	cvt.rni.s32.f32 	%r374, %f440;
	cvt.pack.sat.u8.s32.b32 %r372, %r373, %r374, %r368;
	mul.wide.u32 	%rd191, %r16, 2048;
	mov.u64 	%rd192, _ZZ8from_rgbI5ToHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd193, %rd192;
	add.s64 	%rd194, %rd193, %rd191;
	add.s64 	%rd195, %rd194, %rd47;
	add.s64 	%rd196, %rd310, %rd46;
	selp.b64 	%rd197, %rd196, %rd195, %p171;
	st.u32 	[%rd197], %r372;
	bra.uni 	$L__BB10_173;
$L__BB10_150:
	setp.eq.s32 	%p113, %r161, 3;
	@%p113 bra 	$L__BB10_154;
	bra.uni 	$L__BB10_151;
$L__BB10_154:
	cvt.rn.f16.f32 %rs128, %f440;
	bra.uni 	$L__BB10_155;
$L__BB10_151:
	setp.eq.s32 	%p114, %r161, 1;
	cvt.rni.s32.f32 	%r88, %f440;
	@%p114 bra 	$L__BB10_153;
	bra.uni 	$L__BB10_152;
$L__BB10_153:
	max.s32 	%r351, %r88, 0;
	min.s32 	%r352, %r351, 65535;
	cvt.u16.u32 	%rs128, %r352;
	bra.uni 	$L__BB10_155;
$L__BB10_152:
	max.s32 	%r349, %r88, -32768;
	min.s32 	%r350, %r349, 32767;
	cvt.u16.u32 	%rs128, %r350;
$L__BB10_155:
	@%p113 bra 	$L__BB10_159;
	bra.uni 	$L__BB10_156;
$L__BB10_159:
	cvt.rn.f16.f32 %rs129, %f196;
	bra.uni 	$L__BB10_160;
$L__BB10_156:
	setp.eq.s32 	%p116, %r161, 1;
	cvt.rni.s32.f32 	%r89, %f196;
	@%p116 bra 	$L__BB10_158;
	bra.uni 	$L__BB10_157;
$L__BB10_158:
	max.s32 	%r355, %r89, 0;
	min.s32 	%r356, %r355, 65535;
	cvt.u16.u32 	%rs129, %r356;
	bra.uni 	$L__BB10_160;
$L__BB10_157:
	max.s32 	%r353, %r89, -32768;
	min.s32 	%r354, %r353, 32767;
	cvt.u16.u32 	%rs129, %r354;
$L__BB10_160:
	mov.b32 	%r90, {%rs128, %rs129};
	@%p113 bra 	$L__BB10_164;
	bra.uni 	$L__BB10_161;
$L__BB10_164:
	selp.f32 	%f377, %f434, %f438, %p171;
	cvt.rn.f16.f32 %rs130, %f377;
	bra.uni 	$L__BB10_165;
$L__BB10_161:
	setp.eq.s32 	%p118, %r161, 1;
	selp.f32 	%f376, %f434, %f438, %p171;
	cvt.rni.s32.f32 	%r91, %f376;
	@%p118 bra 	$L__BB10_163;
	bra.uni 	$L__BB10_162;
$L__BB10_163:
	max.s32 	%r359, %r91, 0;
	min.s32 	%r360, %r359, 65535;
	cvt.u16.u32 	%rs130, %r360;
	bra.uni 	$L__BB10_165;
$L__BB10_162:
	max.s32 	%r357, %r91, -32768;
	min.s32 	%r358, %r357, 32767;
	cvt.u16.u32 	%rs130, %r358;
$L__BB10_165:
	@%p113 bra 	$L__BB10_169;
	bra.uni 	$L__BB10_166;
$L__BB10_169:
	cvt.rn.f16.f32 %rs131, %f197;
	bra.uni 	$L__BB10_170;
$L__BB10_166:
	setp.eq.s32 	%p120, %r161, 1;
	cvt.rni.s32.f32 	%r92, %f197;
	@%p120 bra 	$L__BB10_168;
	bra.uni 	$L__BB10_167;
$L__BB10_168:
	max.s32 	%r363, %r92, 0;
	min.s32 	%r364, %r363, 65535;
	cvt.u16.u32 	%rs131, %r364;
	bra.uni 	$L__BB10_170;
$L__BB10_167:
	max.s32 	%r361, %r92, -32768;
	min.s32 	%r362, %r361, 32767;
	cvt.u16.u32 	%rs131, %r362;
$L__BB10_170:
	mov.b32 	%r365, {%rs130, %rs131};
	mul.wide.u32 	%rd177, %r16, 2048;
	mov.u64 	%rd178, _ZZ8from_rgbI5ToHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd179, %rd178;
	add.s64 	%rd180, %rd179, %rd177;
	add.s64 	%rd181, %rd180, %rd47;
	add.s64 	%rd182, %rd310, %rd46;
	selp.b64 	%rd183, %rd182, %rd181, %p171;
	st.v2.u32 	[%rd183], {%r90, %r365};
$L__BB10_173:
	selp.f32 	%f198, %f439, %f436, %p171;
	selp.f32 	%f199, %f436, %f435, %p171;
	selp.f32 	%f200, %f433, %f434, %p171;
	selp.f32 	%f201, %f430, %f433, %p171;
	shl.b32 	%r377, %r84, 2;
	cvt.u64.u32 	%rd198, %r377;
	selp.b64 	%rd199, %rd313, %rd198, %p171;
	mul.wide.u32 	%rd200, %r16, 2048;
	mov.u64 	%rd201, _ZZ8from_rgbI5ToHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd202, %rd201;
	add.s64 	%rd203, %rd202, %rd200;
	add.s64 	%rd204, %rd203, %rd47;
	add.s64 	%rd205, %rd310, %rd46;
	selp.b64 	%rd206, %rd205, %rd204, %p171;
	add.s64 	%rd49, %rd206, %rd199;
	@%p102 bra 	$L__BB10_197;
	@%p101 bra 	$L__BB10_196;
	bra.uni 	$L__BB10_175;
$L__BB10_196:
	st.v4.f32 	[%rd49], {%f198, %f199, %f200, %f201};
	bra.uni 	$L__BB10_198;
$L__BB10_197:
	cvt.rni.s32.f32 	%r398, %f200;
	cvt.rni.s32.f32 	%r397, %f201;
	mov.u32 	%r399, 0;
	cvt.pack.sat.u8.s32.b32 %r396, %r397, %r398, %r399;
	cvt.rni.s32.f32 	%r401, %f199;
	cvt.rni.s32.f32 	%r402, %f198;
	cvt.pack.sat.u8.s32.b32 %r400, %r401, %r402, %r396;
	st.u32 	[%rd49], %r400;
	bra.uni 	$L__BB10_198;
$L__BB10_175:
	setp.eq.s32 	%p123, %r161, 3;
	@%p123 bra 	$L__BB10_179;
	bra.uni 	$L__BB10_176;
$L__BB10_179:
	cvt.rn.f16.f32 %rs132, %f198;
	bra.uni 	$L__BB10_180;
$L__BB10_176:
	setp.eq.s32 	%p124, %r161, 1;
	cvt.rni.s32.f32 	%r93, %f198;
	@%p124 bra 	$L__BB10_178;
	bra.uni 	$L__BB10_177;
$L__BB10_178:
	max.s32 	%r381, %r93, 0;
	min.s32 	%r382, %r381, 65535;
	cvt.u16.u32 	%rs132, %r382;
	bra.uni 	$L__BB10_180;
$L__BB10_177:
	max.s32 	%r379, %r93, -32768;
	min.s32 	%r380, %r379, 32767;
	cvt.u16.u32 	%rs132, %r380;
$L__BB10_180:
	@%p123 bra 	$L__BB10_184;
	bra.uni 	$L__BB10_181;
$L__BB10_184:
	cvt.rn.f16.f32 %rs133, %f199;
	bra.uni 	$L__BB10_185;
$L__BB10_181:
	setp.eq.s32 	%p126, %r161, 1;
	cvt.rni.s32.f32 	%r94, %f199;
	@%p126 bra 	$L__BB10_183;
	bra.uni 	$L__BB10_182;
$L__BB10_183:
	max.s32 	%r385, %r94, 0;
	min.s32 	%r386, %r385, 65535;
	cvt.u16.u32 	%rs133, %r386;
	bra.uni 	$L__BB10_185;
$L__BB10_182:
	max.s32 	%r383, %r94, -32768;
	min.s32 	%r384, %r383, 32767;
	cvt.u16.u32 	%rs133, %r384;
$L__BB10_185:
	mov.b32 	%r95, {%rs132, %rs133};
	@%p123 bra 	$L__BB10_189;
	bra.uni 	$L__BB10_186;
$L__BB10_189:
	cvt.rn.f16.f32 %rs134, %f200;
	bra.uni 	$L__BB10_190;
$L__BB10_186:
	setp.eq.s32 	%p128, %r161, 1;
	cvt.rni.s32.f32 	%r96, %f200;
	@%p128 bra 	$L__BB10_188;
	bra.uni 	$L__BB10_187;
$L__BB10_188:
	max.s32 	%r389, %r96, 0;
	min.s32 	%r390, %r389, 65535;
	cvt.u16.u32 	%rs134, %r390;
	bra.uni 	$L__BB10_190;
$L__BB10_187:
	max.s32 	%r387, %r96, -32768;
	min.s32 	%r388, %r387, 32767;
	cvt.u16.u32 	%rs134, %r388;
$L__BB10_190:
	@%p123 bra 	$L__BB10_194;
	bra.uni 	$L__BB10_191;
$L__BB10_194:
	cvt.rn.f16.f32 %rs135, %f201;
	bra.uni 	$L__BB10_195;
$L__BB10_191:
	setp.eq.s32 	%p130, %r161, 1;
	cvt.rni.s32.f32 	%r97, %f201;
	@%p130 bra 	$L__BB10_193;
	bra.uni 	$L__BB10_192;
$L__BB10_193:
	max.s32 	%r393, %r97, 0;
	min.s32 	%r394, %r393, 65535;
	cvt.u16.u32 	%rs135, %r394;
	bra.uni 	$L__BB10_195;
$L__BB10_192:
	max.s32 	%r391, %r97, -32768;
	min.s32 	%r392, %r391, 32767;
	cvt.u16.u32 	%rs135, %r392;
$L__BB10_195:
	mov.b32 	%r395, {%rs134, %rs135};
	st.v2.u32 	[%rd49], {%r95, %r395};
$L__BB10_198:
	selp.f32 	%f202, %f438, %f432, %p171;
	selp.f32 	%f203, %f435, %f431, %p171;
	selp.f32 	%f204, %f432, %f430, %p171;
	shl.b64 	%rd209, %rd199, 1;
	add.s64 	%rd50, %rd206, %rd209;
	@%p102 bra 	$L__BB10_222;
	@%p101 bra 	$L__BB10_221;
	bra.uni 	$L__BB10_200;
$L__BB10_221:
	st.v4.f32 	[%rd50], {%f202, %f203, %f204, %f429};
	bra.uni 	$L__BB10_223;
$L__BB10_222:
	cvt.rni.s32.f32 	%r425, %f204;
	cvt.rni.s32.f32 	%r424, %f429;
	mov.u32 	%r426, 0;
	cvt.pack.sat.u8.s32.b32 %r423, %r424, %r425, %r426;
	cvt.rni.s32.f32 	%r428, %f203;
	cvt.rni.s32.f32 	%r429, %f202;
	cvt.pack.sat.u8.s32.b32 %r427, %r428, %r429, %r423;
	st.u32 	[%rd50], %r427;
	bra.uni 	$L__BB10_223;
$L__BB10_200:
	setp.eq.s32 	%p133, %r161, 3;
	@%p133 bra 	$L__BB10_204;
	bra.uni 	$L__BB10_201;
$L__BB10_204:
	cvt.rn.f16.f32 %rs136, %f202;
	bra.uni 	$L__BB10_205;
$L__BB10_201:
	setp.eq.s32 	%p134, %r161, 1;
	cvt.rni.s32.f32 	%r98, %f202;
	@%p134 bra 	$L__BB10_203;
	bra.uni 	$L__BB10_202;
$L__BB10_203:
	max.s32 	%r408, %r98, 0;
	min.s32 	%r409, %r408, 65535;
	cvt.u16.u32 	%rs136, %r409;
	bra.uni 	$L__BB10_205;
$L__BB10_202:
	max.s32 	%r406, %r98, -32768;
	min.s32 	%r407, %r406, 32767;
	cvt.u16.u32 	%rs136, %r407;
$L__BB10_205:
	@%p133 bra 	$L__BB10_209;
	bra.uni 	$L__BB10_206;
$L__BB10_209:
	cvt.rn.f16.f32 %rs137, %f203;
	bra.uni 	$L__BB10_210;
$L__BB10_206:
	setp.eq.s32 	%p136, %r161, 1;
	cvt.rni.s32.f32 	%r99, %f203;
	@%p136 bra 	$L__BB10_208;
	bra.uni 	$L__BB10_207;
$L__BB10_208:
	max.s32 	%r412, %r99, 0;
	min.s32 	%r413, %r412, 65535;
	cvt.u16.u32 	%rs137, %r413;
	bra.uni 	$L__BB10_210;
$L__BB10_207:
	max.s32 	%r410, %r99, -32768;
	min.s32 	%r411, %r410, 32767;
	cvt.u16.u32 	%rs137, %r411;
$L__BB10_210:
	mov.b32 	%r100, {%rs136, %rs137};
	@%p133 bra 	$L__BB10_214;
	bra.uni 	$L__BB10_211;
$L__BB10_214:
	cvt.rn.f16.f32 %rs138, %f204;
	bra.uni 	$L__BB10_215;
$L__BB10_211:
	setp.eq.s32 	%p138, %r161, 1;
	cvt.rni.s32.f32 	%r101, %f204;
	@%p138 bra 	$L__BB10_213;
	bra.uni 	$L__BB10_212;
$L__BB10_213:
	max.s32 	%r416, %r101, 0;
	min.s32 	%r417, %r416, 65535;
	cvt.u16.u32 	%rs138, %r417;
	bra.uni 	$L__BB10_215;
$L__BB10_212:
	max.s32 	%r414, %r101, -32768;
	min.s32 	%r415, %r414, 32767;
	cvt.u16.u32 	%rs138, %r415;
$L__BB10_215:
	@%p133 bra 	$L__BB10_219;
	bra.uni 	$L__BB10_216;
$L__BB10_219:
	cvt.rn.f16.f32 %rs139, %f429;
	bra.uni 	$L__BB10_220;
$L__BB10_216:
	setp.eq.s32 	%p140, %r161, 1;
	cvt.rni.s32.f32 	%r102, %f429;
	@%p140 bra 	$L__BB10_218;
	bra.uni 	$L__BB10_217;
$L__BB10_218:
	max.s32 	%r420, %r102, 0;
	min.s32 	%r421, %r420, 65535;
	cvt.u16.u32 	%rs139, %r421;
	bra.uni 	$L__BB10_220;
$L__BB10_217:
	max.s32 	%r418, %r102, -32768;
	min.s32 	%r419, %r418, 32767;
	cvt.u16.u32 	%rs139, %r419;
$L__BB10_220:
	mov.b32 	%r422, {%rs138, %rs139};
	st.v2.u32 	[%rd50], {%r100, %r422};
$L__BB10_223:
	setp.eq.s64 	%p141, %rd312, %rd171;
	setp.eq.s64 	%p142, %rd313, %rd172;
	and.pred  	%p143, %p141, %p142;
	@%p143 bra 	$L__BB10_237;
	bra.uni 	$L__BB10_224;
$L__BB10_237:
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd61, %r178;
	sub.s32 	%r447, %r522, %r177;
	min.s32 	%r448, %r447, 128;
	mul.lo.s32 	%r114, %r87, %r448;
	setp.lt.s32 	%p153, %r114, 1;
	@%p153 bra 	$L__BB10_263;
	mul.lo.s64 	%rd248, %rd312, %rd61;
	sub.s64 	%rd249, %rd46, %rd248;
	add.s64 	%rd62, %rd310, %rd249;
	and.b64  	%rd250, %rd62, 15;
	setp.eq.s64 	%p154, %rd250, 0;
	@%p154 bra 	$L__BB10_248;
	and.b64  	%rd251, %rd62, 3;
	setp.ne.s64 	%p155, %rd251, 0;
	mov.u32 	%r558, 0;
	@%p155 bra 	$L__BB10_256;
	shr.s32 	%r450, %r114, 31;
	shr.u32 	%r451, %r450, 30;
	add.s32 	%r452, %r114, %r451;
	shr.s32 	%r115, %r452, 2;
	mov.u32 	%r552, %tid.x;
	setp.ge.s32 	%p156, %r552, %r115;
	@%p156 bra 	$L__BB10_247;
	not.b32 	%r454, %r552;
	add.s32 	%r117, %r115, %r454;
	shr.u32 	%r455, %r117, 5;
	add.s32 	%r456, %r455, 1;
	and.b32  	%r551, %r456, 3;
	setp.eq.s32 	%p157, %r551, 0;
	@%p157 bra 	$L__BB10_244;
	mov.u32 	%r552, %tid.x;
	mul.wide.s32 	%rd252, %r552, 4;
	sub.s64 	%rd253, %rd31, %rd61;
	mul.lo.s64 	%rd254, %rd312, %rd253;
	add.s64 	%rd255, %rd252, %rd254;
	add.s64 	%rd256, %rd255, %rd45;
	add.s64 	%rd319, %rd310, %rd256;
	add.s64 	%rd259, %rd201, %rd200;
	add.s64 	%rd318, %rd259, %rd252;
$L__BB10_243:
	.pragma "nounroll";
	ld.shared.u32 	%r458, [%rd318];
	st.u32 	[%rd319], %r458;
	add.s32 	%r552, %r552, 32;
	add.s64 	%rd319, %rd319, 128;
	add.s64 	%rd318, %rd318, 128;
	add.s32 	%r551, %r551, -1;
	setp.ne.s32 	%p158, %r551, 0;
	@%p158 bra 	$L__BB10_243;
$L__BB10_244:
	setp.lt.u32 	%p159, %r117, 96;
	@%p159 bra 	$L__BB10_247;
	mul.wide.s32 	%rd260, %r552, 4;
	add.s64 	%rd263, %rd201, %rd200;
	add.s64 	%rd264, %rd263, %rd260;
	add.s64 	%rd321, %rd264, 256;
	sub.s64 	%rd265, %rd31, %rd61;
	mul.lo.s64 	%rd266, %rd312, %rd265;
	add.s64 	%rd267, %rd260, %rd266;
	add.s64 	%rd268, %rd267, %rd45;
	add.s64 	%rd269, %rd310, %rd268;
	add.s64 	%rd320, %rd269, 256;
$L__BB10_246:
	ld.shared.u32 	%r460, [%rd321+-256];
	st.u32 	[%rd320+-256], %r460;
	ld.shared.u32 	%r461, [%rd321+-128];
	st.u32 	[%rd320+-128], %r461;
	ld.shared.u32 	%r462, [%rd321];
	st.u32 	[%rd320], %r462;
	ld.shared.u32 	%r463, [%rd321+128];
	st.u32 	[%rd320+128], %r463;
	add.s64 	%rd321, %rd321, 512;
	add.s64 	%rd320, %rd320, 512;
	add.s32 	%r552, %r552, 128;
	setp.lt.s32 	%p160, %r552, %r115;
	@%p160 bra 	$L__BB10_246;
$L__BB10_247:
	and.b32  	%r558, %r114, -4;
	bra.uni 	$L__BB10_256;
$L__BB10_224:
	setp.lt.s32 	%p144, %r85, 1;
	or.pred  	%p145, %p144, %p171;
	@%p145 bra 	$L__BB10_263;
	@%p102 bra 	$L__BB10_233;
	mov.u32 	%r545, 0;
	shl.b64 	%rd227, %rd29, 11;
	add.s64 	%rd229, %rd201, %rd227;
$L__BB10_227:
	.pragma "nounroll";
	cvt.s64.s32 	%rd219, %r545;
	mul.lo.s64 	%rd220, %rd312, %rd219;
	add.s64 	%rd51, %rd220, %rd46;
	mul.lo.s32 	%r104, %r545, 3;
	setp.eq.s32 	%p147, %r84, 2;
	@%p147 bra 	$L__BB10_230;
	bra.uni 	$L__BB10_228;
$L__BB10_230:
	mov.u32 	%r547, 0;
$L__BB10_231:
	.pragma "nounroll";
	cvt.s64.s32 	%rd231, %r547;
	mul.lo.s64 	%rd232, %rd313, %rd231;
	add.s64 	%rd233, %rd51, %rd232;
	add.s64 	%rd234, %rd310, %rd233;
	add.s32 	%r437, %r547, %r104;
	shl.b32 	%r438, %r437, 1;
	cvt.s64.s32 	%rd235, %r438;
	add.s64 	%rd236, %rd235, %rd47;
	add.s64 	%rd240, %rd229, %rd236;
	ld.shared.u16 	%rs120, [%rd240];
	st.u16 	[%rd234], %rs120;
	add.s32 	%r547, %r547, 1;
	setp.ne.s32 	%p149, %r547, 3;
	@%p149 bra 	$L__BB10_231;
	bra.uni 	$L__BB10_232;
$L__BB10_228:
	mov.u32 	%r546, 0;
$L__BB10_229:
	.pragma "nounroll";
	cvt.s64.s32 	%rd221, %r546;
	mul.lo.s64 	%rd222, %rd313, %rd221;
	add.s64 	%rd223, %rd51, %rd222;
	add.s64 	%rd224, %rd310, %rd223;
	add.s32 	%r433, %r546, %r104;
	mul.lo.s32 	%r434, %r433, %r84;
	cvt.s64.s32 	%rd225, %r434;
	add.s64 	%rd226, %rd225, %rd47;
	add.s64 	%rd230, %rd229, %rd226;
	ld.shared.u32 	%r435, [%rd230];
	st.u32 	[%rd224], %r435;
	add.s32 	%r546, %r546, 1;
	setp.eq.s32 	%p148, %r546, 3;
	@%p148 bra 	$L__BB10_232;
	bra.uni 	$L__BB10_229;
$L__BB10_232:
	add.s32 	%r545, %r545, 1;
	setp.lt.s32 	%p150, %r545, %r86;
	@%p150 bra 	$L__BB10_227;
	bra.uni 	$L__BB10_263;
$L__BB10_248:
	shr.s32 	%r464, %r114, 31;
	shr.u32 	%r465, %r464, 28;
	add.s32 	%r466, %r114, %r465;
	shr.s32 	%r128, %r466, 4;
	setp.ge.s32 	%p161, %r14, %r128;
	@%p161 bra 	$L__BB10_255;
	not.b32 	%r468, %r14;
	add.s32 	%r130, %r128, %r468;
	shr.u32 	%r469, %r130, 5;
	add.s32 	%r470, %r469, 1;
	and.b32  	%r555, %r470, 3;
	setp.eq.s32 	%p162, %r555, 0;
	mov.u32 	%r556, %r14;
	@%p162 bra 	$L__BB10_252;
	mov.u32 	%r556, %tid.x;
	mul.wide.s32 	%rd270, %r556, 16;
	add.s64 	%rd273, %rd201, %rd200;
	add.s64 	%rd323, %rd273, %rd270;
	sub.s64 	%rd274, %rd31, %rd61;
	mul.lo.s64 	%rd275, %rd312, %rd274;
	add.s64 	%rd276, %rd270, %rd275;
	add.s64 	%rd277, %rd276, %rd45;
	add.s64 	%rd322, %rd310, %rd277;
$L__BB10_251:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r472, %r473, %r474, %r475}, [%rd323];
	st.v4.u32 	[%rd322], {%r472, %r473, %r474, %r475};
	add.s32 	%r556, %r556, 32;
	add.s64 	%rd323, %rd323, 512;
	add.s64 	%rd322, %rd322, 512;
	add.s32 	%r555, %r555, -1;
	setp.ne.s32 	%p163, %r555, 0;
	@%p163 bra 	$L__BB10_251;
$L__BB10_252:
	setp.lt.u32 	%p164, %r130, 96;
	@%p164 bra 	$L__BB10_255;
	mul.wide.s32 	%rd278, %r556, 16;
	sub.s64 	%rd279, %rd31, %rd61;
	mul.lo.s64 	%rd280, %rd312, %rd279;
	add.s64 	%rd281, %rd278, %rd280;
	add.s64 	%rd282, %rd281, %rd45;
	add.s64 	%rd283, %rd310, %rd282;
	add.s64 	%rd325, %rd283, 1024;
	add.s64 	%rd286, %rd201, %rd200;
	add.s64 	%rd287, %rd286, %rd278;
	add.s64 	%rd324, %rd287, 1024;
$L__BB10_254:
	ld.shared.v4.u32 	{%r481, %r482, %r483, %r484}, [%rd324+-1024];
	st.v4.u32 	[%rd325+-1024], {%r481, %r482, %r483, %r484};
	ld.shared.v4.u32 	{%r489, %r490, %r491, %r492}, [%rd324+-512];
	st.v4.u32 	[%rd325+-512], {%r489, %r490, %r491, %r492};
	ld.shared.v4.u32 	{%r497, %r498, %r499, %r500}, [%rd324];
	st.v4.u32 	[%rd325], {%r497, %r498, %r499, %r500};
	ld.shared.v4.u32 	{%r505, %r506, %r507, %r508}, [%rd324+512];
	st.v4.u32 	[%rd325+512], {%r505, %r506, %r507, %r508};
	add.s64 	%rd325, %rd325, 2048;
	add.s64 	%rd324, %rd324, 2048;
	add.s32 	%r556, %r556, 128;
	setp.lt.s32 	%p165, %r556, %r128;
	@%p165 bra 	$L__BB10_254;
$L__BB10_255:
	and.b32  	%r558, %r114, -16;
$L__BB10_256:
	add.s32 	%r561, %r558, %r14;
	setp.ge.s32 	%p166, %r561, %r114;
	@%p166 bra 	$L__BB10_263;
	not.b32 	%r515, %r14;
	add.s32 	%r516, %r114, %r515;
	sub.s32 	%r143, %r516, %r558;
	shr.u32 	%r517, %r143, 5;
	add.s32 	%r518, %r517, 1;
	and.b32  	%r560, %r518, 3;
	setp.eq.s32 	%p167, %r560, 0;
	@%p167 bra 	$L__BB10_260;
	sub.s64 	%rd288, %rd31, %rd61;
	mul.lo.s64 	%rd289, %rd312, %rd288;
	add.s64 	%rd290, %rd289, %rd45;
	cvt.s64.s32 	%rd291, %r561;
	add.s64 	%rd292, %rd290, %rd291;
	add.s64 	%rd327, %rd310, %rd292;
	add.s64 	%rd295, %rd201, %rd200;
	add.s64 	%rd326, %rd295, %rd291;
$L__BB10_259:
	.pragma "nounroll";
	ld.shared.u8 	%rs122, [%rd326];
	st.u8 	[%rd327], %rs122;
	add.s32 	%r561, %r561, 32;
	add.s64 	%rd327, %rd327, 32;
	add.s64 	%rd326, %rd326, 32;
	add.s32 	%r560, %r560, -1;
	setp.ne.s32 	%p168, %r560, 0;
	@%p168 bra 	$L__BB10_259;
$L__BB10_260:
	setp.lt.u32 	%p169, %r143, 96;
	@%p169 bra 	$L__BB10_263;
	cvt.s64.s32 	%rd296, %r561;
	add.s64 	%rd299, %rd201, %rd200;
	add.s64 	%rd300, %rd299, %rd296;
	add.s64 	%rd329, %rd300, 64;
	sub.s64 	%rd301, %rd31, %rd61;
	mul.lo.s64 	%rd302, %rd312, %rd301;
	add.s64 	%rd303, %rd302, %rd45;
	add.s64 	%rd304, %rd303, %rd296;
	add.s64 	%rd305, %rd310, %rd304;
	add.s64 	%rd328, %rd305, 64;
$L__BB10_262:
	ld.shared.u8 	%rs123, [%rd329+-64];
	st.u8 	[%rd328+-64], %rs123;
	ld.shared.u8 	%rs124, [%rd329+-32];
	st.u8 	[%rd328+-32], %rs124;
	ld.shared.u8 	%rs125, [%rd329];
	st.u8 	[%rd328], %rs125;
	ld.shared.u8 	%rs126, [%rd329+32];
	st.u8 	[%rd328+32], %rs126;
	add.s64 	%rd329, %rd329, 128;
	add.s64 	%rd328, %rd328, 128;
	add.s32 	%r561, %r561, 128;
	setp.lt.s32 	%p170, %r561, %r114;
	@%p170 bra 	$L__BB10_262;
	bra.uni 	$L__BB10_263;
$L__BB10_233:
	add.s64 	%rd243, %rd201, %rd200;
	add.s64 	%rd52, %rd243, %rd47;
	add.s64 	%rd54, %rd310, %rd45;
	mov.u32 	%r439, 0;
	mov.u32 	%r548, %r439;
$L__BB10_234:
	.pragma "nounroll";
	mul.lo.s32 	%r442, %r87, %r548;
	cvt.s64.s32 	%rd244, %r442;
	add.s64 	%rd317, %rd52, %rd244;
	cvt.s64.s32 	%rd245, %r548;
	add.s64 	%rd246, %rd31, %rd245;
	mul.lo.s64 	%rd247, %rd312, %rd246;
	add.s64 	%rd316, %rd54, %rd247;
	mov.u32 	%r549, %r439;
$L__BB10_235:
	.pragma "nounroll";
	ld.shared.u8 	%rs121, [%rd317];
	st.u8 	[%rd316], %rs121;
	add.s64 	%rd317, %rd317, %rd172;
	add.s64 	%rd316, %rd316, %rd313;
	add.s32 	%r549, %r549, 1;
	setp.ne.s32 	%p151, %r549, 3;
	@%p151 bra 	$L__BB10_235;
	add.s32 	%r548, %r548, 1;
	setp.lt.s32 	%p152, %r548, %r86;
	@%p152 bra 	$L__BB10_234;
$L__BB10_263:
	ret;
}
.visible .entry hsv_to_rgb_3_3(
	.param .u64 hsv_to_rgb_3_3_param_0,
	.param .align 8 .b8 hsv_to_rgb_3_3_param_1[48],
	.param .u64 hsv_to_rgb_3_3_param_2,
	.param .align 8 .b8 hsv_to_rgb_3_3_param_3[48],
	.param .align 4 .b8 hsv_to_rgb_3_3_param_4[16]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<203>;
	.reg .b16 	%rs<140>;
	.reg .f32 	%f<472>;
	.reg .b32 	%r<544>;
	.reg .b64 	%rd<346>;
	.shared .align 16 .b8 _ZZ6to_rgbI7FromHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd102, [hsv_to_rgb_3_3_param_0];
	ld.param.v2.u32 	{%r518, %r132}, [hsv_to_rgb_3_3_param_1+32];
	ld.param.v2.u32 	{%r133, %r134}, [hsv_to_rgb_3_3_param_1+40];
	ld.param.u64 	%rd107, [hsv_to_rgb_3_3_param_2];
	ld.param.v2.u32 	{%r519, %r520}, [hsv_to_rgb_3_3_param_3+32];
	ld.param.v2.u32 	{%r137, %r138}, [hsv_to_rgb_3_3_param_3+40];
	ld.param.u32 	%r130, [hsv_to_rgb_3_3_param_4+12];
	ld.param.u32 	%r129, [hsv_to_rgb_3_3_param_4+8];
	ld.param.u32 	%r128, [hsv_to_rgb_3_3_param_4+4];
	ld.param.u32 	%r127, [hsv_to_rgb_3_3_param_4];
	ld.param.u64 	%rd329, [hsv_to_rgb_3_3_param_3+24];
	ld.param.u64 	%rd328, [hsv_to_rgb_3_3_param_3+16];
	ld.param.u64 	%rd327, [hsv_to_rgb_3_3_param_3+8];
	ld.param.u64 	%rd108, [hsv_to_rgb_3_3_param_3];
	ld.param.u64 	%rd325, [hsv_to_rgb_3_3_param_1+24];
	ld.param.u64 	%rd324, [hsv_to_rgb_3_3_param_1+16];
	ld.param.u64 	%rd323, [hsv_to_rgb_3_3_param_1+8];
	ld.param.u64 	%rd103, [hsv_to_rgb_3_3_param_1];
	mov.u32 	%r2, %ctaid.z;
	setp.eq.s32 	%p3, %r134, 0;
	@%p3 bra 	$L__BB11_2;
	cvta.to.global.u64 	%rd112, %rd102;
	mul.wide.s32 	%rd113, %r2, 40;
	add.s64 	%rd114, %rd112, %rd113;
	ld.global.v2.u32 	{%r518, %r140}, [%rd114+32];
	ld.global.u64 	%rd325, [%rd114+24];
	ld.global.u64 	%rd324, [%rd114+16];
	ld.global.u64 	%rd323, [%rd114+8];
	ld.global.u64 	%rd322, [%rd114];
	bra.uni 	$L__BB11_3;
$L__BB11_2:
	cvt.s64.s32 	%rd115, %r2;
	mul.lo.s64 	%rd116, %rd103, %rd115;
	add.s64 	%rd322, %rd102, %rd116;
$L__BB11_3:
	setp.eq.s32 	%p4, %r138, 0;
	@%p4 bra 	$L__BB11_5;
	cvta.to.global.u64 	%rd117, %rd107;
	mul.wide.s32 	%rd118, %r2, 40;
	add.s64 	%rd119, %rd117, %rd118;
	ld.global.v2.u32 	{%r519, %r520}, [%rd119+32];
	ld.global.u64 	%rd329, [%rd119+24];
	ld.global.u64 	%rd328, [%rd119+16];
	ld.global.u64 	%rd327, [%rd119+8];
	ld.global.u64 	%rd326, [%rd119];
	bra.uni 	$L__BB11_6;
$L__BB11_5:
	cvt.s64.s32 	%rd120, %r2;
	mul.lo.s64 	%rd121, %rd108, %rd120;
	add.s64 	%rd326, %rd107, %rd121;
$L__BB11_6:
	mov.u32 	%r15, %tid.x;
	mov.u32 	%r143, %ctaid.y;
	shl.b32 	%r144, %r143, 3;
	mov.u32 	%r145, %tid.y;
	add.s32 	%r16, %r144, %r145;
	setp.ge.s32 	%p5, %r16, %r520;
	@%p5 bra 	$L__BB11_243;
	shl.b32 	%r146, %r15, 2;
	mov.u32 	%r147, %ctaid.x;
	shl.b32 	%r148, %r147, 7;
	add.s32 	%r149, %r148, %r146;
	sub.s32 	%r17, %r518, %r149;
	min.s32 	%r18, %r17, 4;
	cvt.s64.s32 	%rd122, %r16;
	mul.lo.s64 	%rd123, %rd323, %rd122;
	cvt.s64.s32 	%rd124, %r149;
	mul.lo.s64 	%rd125, %rd324, %rd124;
	add.s64 	%rd29, %rd123, %rd125;
	setp.gt.s32 	%p6, %r17, 3;
	@%p6 bra 	$L__BB11_8;
	bra.uni 	$L__BB11_10;
$L__BB11_8:
	setp.eq.s32 	%p7, %r127, 0;
	setp.eq.s32 	%p8, %r127, 4;
	selp.b32 	%r150, 4, 2, %p8;
	selp.b32 	%r151, 1, %r150, %p7;
	mul.lo.s32 	%r152, %r151, 3;
	cvt.u64.u32 	%rd126, %r152;
	setp.ne.s64 	%p9, %rd324, %rd126;
	cvt.u64.u32 	%rd127, %r151;
	setp.ne.s64 	%p10, %rd325, %rd127;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB11_10;
	shl.b32 	%r155, %r151, 2;
	cvt.u64.u32 	%rd331, %r155;
	add.s64 	%rd330, %rd322, %rd29;
	add.s32 	%r156, %r155, -1;
	cvt.s64.s32 	%rd128, %r156;
	and.b64  	%rd129, %rd330, %rd128;
	setp.eq.s64 	%p14, %rd129, 0;
	mov.u16 	%rs127, 0;
	@%p14 bra 	$L__BB11_25;
$L__BB11_10:
	setp.lt.s32 	%p15, %r17, 4;
	setp.eq.s32 	%p16, %r127, 4;
	selp.b32 	%r157, 4, 2, %p16;
	setp.eq.s32 	%p17, %r127, 0;
	selp.b32 	%r158, 1, %r157, %p17;
	cvt.u64.u32 	%rd130, %r158;
	setp.ne.s64 	%p18, %rd324, %rd130;
	or.pred  	%p19, %p18, %p15;
	@%p19 bra 	$L__BB11_12;
	shl.b32 	%r161, %r158, 2;
	add.s64 	%rd330, %rd322, %rd29;
	or.b64  	%rd131, %rd325, %rd330;
	add.s32 	%r162, %r161, -1;
	cvt.s64.s32 	%rd132, %r162;
	and.b64  	%rd133, %rd131, %rd132;
	setp.eq.s64 	%p22, %rd133, 0;
	mov.u16 	%rs127, 1;
	mov.u64 	%rd331, %rd325;
	@%p22 bra 	$L__BB11_25;
$L__BB11_12:
	setp.lt.s32 	%p23, %r17, 1;
	shl.b32 	%r164, %r158, 2;
	cvt.u64.u32 	%rd331, %r164;
	shl.b32 	%r166, %r15, 6;
	cvt.u64.u32 	%rd34, %r166;
	mul.wide.u32 	%rd134, %r145, 2048;
	mov.u64 	%rd135, _ZZ6to_rgbI7FromHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd136, %rd135;
	add.s64 	%rd137, %rd136, %rd134;
	add.s64 	%rd330, %rd137, %rd34;
	mov.u16 	%rs127, 0;
	@%p23 bra 	$L__BB11_25;
	@%p17 bra 	$L__BB11_21;
	mov.u32 	%r521, 0;
$L__BB11_15:
	.pragma "nounroll";
	cvt.s64.s32 	%rd138, %r521;
	mul.lo.s64 	%rd139, %rd324, %rd138;
	add.s64 	%rd36, %rd139, %rd29;
	setp.eq.s32 	%p27, %r158, 2;
	@%p27 bra 	$L__BB11_18;
	bra.uni 	$L__BB11_16;
$L__BB11_18:
	mov.u32 	%r523, 0;
$L__BB11_19:
	.pragma "nounroll";
	mad.lo.s32 	%r174, %r521, 3, %r523;
	shl.b32 	%r175, %r174, 1;
	cvt.s64.s32 	%rd150, %r175;
	add.s64 	%rd151, %rd150, %rd34;
	add.s64 	%rd154, %rd135, %rd134;
	add.s64 	%rd155, %rd154, %rd151;
	cvt.s64.s32 	%rd156, %r523;
	mul.lo.s64 	%rd157, %rd325, %rd156;
	add.s64 	%rd158, %rd36, %rd157;
	add.s64 	%rd159, %rd322, %rd158;
	ld.u16 	%rs56, [%rd159];
	st.shared.u16 	[%rd155], %rs56;
	add.s32 	%r523, %r523, 1;
	setp.ne.s32 	%p29, %r523, 3;
	@%p29 bra 	$L__BB11_19;
	bra.uni 	$L__BB11_20;
$L__BB11_16:
	mov.u32 	%r522, 0;
$L__BB11_17:
	.pragma "nounroll";
	mad.lo.s32 	%r169, %r521, 3, %r522;
	mul.lo.s32 	%r170, %r169, %r158;
	cvt.s64.s32 	%rd140, %r170;
	add.s64 	%rd141, %rd140, %rd34;
	add.s64 	%rd144, %rd135, %rd134;
	add.s64 	%rd145, %rd144, %rd141;
	cvt.s64.s32 	%rd146, %r522;
	mul.lo.s64 	%rd147, %rd325, %rd146;
	add.s64 	%rd148, %rd36, %rd147;
	add.s64 	%rd149, %rd322, %rd148;
	ld.u32 	%r172, [%rd149];
	st.shared.u32 	[%rd145], %r172;
	add.s32 	%r522, %r522, 1;
	setp.eq.s32 	%p28, %r522, 3;
	@%p28 bra 	$L__BB11_20;
	bra.uni 	$L__BB11_17;
$L__BB11_20:
	add.s32 	%r521, %r521, 1;
	setp.lt.s32 	%p30, %r521, %r18;
	mov.u32 	%r178, %tid.x;
	shl.b32 	%r179, %r178, 6;
	cvt.u64.u32 	%rd160, %r179;
	add.s64 	%rd330, %rd137, %rd160;
	@%p30 bra 	$L__BB11_15;
	bra.uni 	$L__BB11_25;
$L__BB11_21:
	mov.u32 	%r183, 0;
	mov.u32 	%r524, %r183;
$L__BB11_22:
	.pragma "nounroll";
	mul.lo.s32 	%r27, %r524, 3;
	cvt.s64.s32 	%rd165, %r524;
	mul.lo.s64 	%rd166, %rd324, %rd165;
	add.s64 	%rd39, %rd166, %rd29;
	mov.u32 	%r525, %r183;
$L__BB11_23:
	.pragma "nounroll";
	add.s32 	%r185, %r525, %r27;
	mul.lo.s32 	%r186, %r185, %r158;
	cvt.s64.s32 	%rd167, %r186;
	add.s64 	%rd168, %rd167, %rd34;
	add.s64 	%rd171, %rd135, %rd134;
	add.s64 	%rd172, %rd171, %rd168;
	cvt.s64.s32 	%rd173, %r525;
	mul.lo.s64 	%rd174, %rd325, %rd173;
	add.s64 	%rd175, %rd39, %rd174;
	add.s64 	%rd176, %rd322, %rd175;
	ld.u8 	%rs58, [%rd176];
	st.shared.u8 	[%rd172], %rs58;
	add.s32 	%r525, %r525, 1;
	setp.ne.s32 	%p33, %r525, 3;
	@%p33 bra 	$L__BB11_23;
	add.s32 	%r524, %r524, 1;
	setp.lt.s32 	%p34, %r524, %r18;
	@%p34 bra 	$L__BB11_22;
$L__BB11_25:
	add.s64 	%rd43, %rd330, %rd331;
	shl.b64 	%rd177, %rd331, 1;
	add.s64 	%rd44, %rd330, %rd177;
	setp.eq.s32 	%p35, %r127, 0;
	@%p35 bra 	$L__BB11_28;
	setp.ne.s32 	%p36, %r127, 4;
	@%p36 bra 	$L__BB11_29;
	ld.v4.f32 	{%f404, %f405, %f406, %f407}, [%rd330];
	bra.uni 	$L__BB11_34;
$L__BB11_28:
	ld.u32 	%r188, [%rd330];
	cvt.u16.u32 	%rs60, %r188;
	and.b16  	%rs61, %rs60, 255;
	cvt.rn.f32.u16 	%f404, %rs61;
	shr.u16 	%rs62, %rs60, 8;
	cvt.rn.f32.u16 	%f405, %rs62;
	shr.u32 	%r189, %r188, 16;
	cvt.u16.u32 	%rs63, %r189;
	and.b16  	%rs64, %rs63, 255;
	cvt.rn.f32.u16 	%f406, %rs64;
	shr.u32 	%r190, %r188, 24;
	cvt.u16.u32 	%rs65, %r190;
	cvt.rn.f32.u16 	%f407, %rs65;
	ld.u32 	%r191, [%rd43];
	cvt.u16.u32 	%rs66, %r191;
	and.b16  	%rs67, %rs66, 255;
	cvt.rn.f32.u16 	%f408, %rs67;
	shr.u16 	%rs68, %rs66, 8;
	cvt.rn.f32.u16 	%f409, %rs68;
	shr.u32 	%r192, %r191, 16;
	cvt.u16.u32 	%rs69, %r192;
	and.b16  	%rs70, %rs69, 255;
	cvt.rn.f32.u16 	%f410, %rs70;
	shr.u32 	%r193, %r191, 24;
	cvt.u16.u32 	%rs71, %r193;
	cvt.rn.f32.u16 	%f411, %rs71;
	ld.u32 	%r194, [%rd44];
	cvt.u16.u32 	%rs72, %r194;
	and.b16  	%rs73, %rs72, 255;
	cvt.rn.f32.u16 	%f420, %rs73;
	shr.u16 	%rs74, %rs72, 8;
	cvt.rn.f32.u16 	%f421, %rs74;
	shr.u32 	%r195, %r194, 16;
	cvt.u16.u32 	%rs75, %r195;
	and.b16  	%rs76, %rs75, 255;
	cvt.rn.f32.u16 	%f422, %rs76;
	shr.u32 	%r196, %r194, 24;
	cvt.u16.u32 	%rs77, %r196;
	cvt.rn.f32.u16 	%f423, %rs77;
	bra.uni 	$L__BB11_48;
$L__BB11_29:
	setp.eq.s32 	%p37, %r127, 3;
	ld.v2.u32 	{%r197, %r198}, [%rd330];
	cvt.u16.u32 	%rs2, %r197;
	@%p37 bra 	$L__BB11_33;
	bra.uni 	$L__BB11_30;
$L__BB11_33:
	cvt.f32.f16 %f404, %rs2;
	shr.u32 	%r203, %r197, 16;
	cvt.u16.u32 	%rs85, %r203;
	cvt.f32.f16 %f405, %rs85;
	cvt.u16.u32 	%rs86, %r198;
	cvt.f32.f16 %f406, %rs86;
	shr.u32 	%r204, %r198, 16;
	cvt.u16.u32 	%rs87, %r204;
	cvt.f32.f16 %f407, %rs87;
	bra.uni 	$L__BB11_34;
$L__BB11_30:
	setp.eq.s32 	%p38, %r127, 1;
	@%p38 bra 	$L__BB11_32;
	bra.uni 	$L__BB11_31;
$L__BB11_32:
	cvt.rn.f32.u16 	%f404, %rs2;
	shr.u32 	%r201, %r197, 16;
	cvt.u16.u32 	%rs81, %r201;
	cvt.rn.f32.u16 	%f405, %rs81;
	cvt.u16.u32 	%rs82, %r198;
	cvt.rn.f32.u16 	%f406, %rs82;
	shr.u32 	%r202, %r198, 16;
	cvt.u16.u32 	%rs83, %r202;
	cvt.rn.f32.u16 	%f407, %rs83;
	bra.uni 	$L__BB11_34;
$L__BB11_31:
	cvt.rn.f32.s16 	%f404, %rs2;
	shr.u32 	%r199, %r197, 16;
	cvt.u16.u32 	%rs78, %r199;
	cvt.rn.f32.s16 	%f405, %rs78;
	cvt.u16.u32 	%rs79, %r198;
	cvt.rn.f32.s16 	%f406, %rs79;
	shr.u32 	%r200, %r198, 16;
	cvt.u16.u32 	%rs80, %r200;
	cvt.rn.f32.s16 	%f407, %rs80;
$L__BB11_34:
	setp.eq.s32 	%p39, %r127, 4;
	@%p39 bra 	$L__BB11_40;
	bra.uni 	$L__BB11_35;
$L__BB11_40:
	ld.v4.f32 	{%f408, %f409, %f410, %f411}, [%rd43];
	bra.uni 	$L__BB11_41;
$L__BB11_35:
	setp.eq.s32 	%p40, %r127, 3;
	ld.v2.u32 	{%r205, %r206}, [%rd43];
	cvt.u16.u32 	%rs3, %r205;
	@%p40 bra 	$L__BB11_39;
	bra.uni 	$L__BB11_36;
$L__BB11_39:
	cvt.f32.f16 %f408, %rs3;
	shr.u32 	%r211, %r205, 16;
	cvt.u16.u32 	%rs95, %r211;
	cvt.f32.f16 %f409, %rs95;
	cvt.u16.u32 	%rs96, %r206;
	cvt.f32.f16 %f410, %rs96;
	shr.u32 	%r212, %r206, 16;
	cvt.u16.u32 	%rs97, %r212;
	cvt.f32.f16 %f411, %rs97;
	bra.uni 	$L__BB11_41;
$L__BB11_36:
	setp.eq.s32 	%p41, %r127, 1;
	@%p41 bra 	$L__BB11_38;
	bra.uni 	$L__BB11_37;
$L__BB11_38:
	cvt.rn.f32.u16 	%f408, %rs3;
	shr.u32 	%r209, %r205, 16;
	cvt.u16.u32 	%rs91, %r209;
	cvt.rn.f32.u16 	%f409, %rs91;
	cvt.u16.u32 	%rs92, %r206;
	cvt.rn.f32.u16 	%f410, %rs92;
	shr.u32 	%r210, %r206, 16;
	cvt.u16.u32 	%rs93, %r210;
	cvt.rn.f32.u16 	%f411, %rs93;
	bra.uni 	$L__BB11_41;
$L__BB11_37:
	cvt.rn.f32.s16 	%f408, %rs3;
	shr.u32 	%r207, %r205, 16;
	cvt.u16.u32 	%rs88, %r207;
	cvt.rn.f32.s16 	%f409, %rs88;
	cvt.u16.u32 	%rs89, %r206;
	cvt.rn.f32.s16 	%f410, %rs89;
	shr.u32 	%r208, %r206, 16;
	cvt.u16.u32 	%rs90, %r208;
	cvt.rn.f32.s16 	%f411, %rs90;
$L__BB11_41:
	@%p39 bra 	$L__BB11_47;
	bra.uni 	$L__BB11_42;
$L__BB11_47:
	ld.v4.f32 	{%f420, %f421, %f422, %f423}, [%rd44];
	bra.uni 	$L__BB11_48;
$L__BB11_42:
	setp.eq.s32 	%p43, %r127, 3;
	ld.v2.u32 	{%r213, %r214}, [%rd44];
	cvt.u16.u32 	%rs4, %r213;
	@%p43 bra 	$L__BB11_46;
	bra.uni 	$L__BB11_43;
$L__BB11_46:
	cvt.f32.f16 %f420, %rs4;
	shr.u32 	%r219, %r213, 16;
	cvt.u16.u32 	%rs105, %r219;
	cvt.f32.f16 %f421, %rs105;
	cvt.u16.u32 	%rs106, %r214;
	cvt.f32.f16 %f422, %rs106;
	shr.u32 	%r220, %r214, 16;
	cvt.u16.u32 	%rs107, %r220;
	cvt.f32.f16 %f423, %rs107;
	bra.uni 	$L__BB11_48;
$L__BB11_43:
	setp.eq.s32 	%p44, %r127, 1;
	@%p44 bra 	$L__BB11_45;
	bra.uni 	$L__BB11_44;
$L__BB11_45:
	cvt.rn.f32.u16 	%f420, %rs4;
	shr.u32 	%r217, %r213, 16;
	cvt.u16.u32 	%rs101, %r217;
	cvt.rn.f32.u16 	%f421, %rs101;
	cvt.u16.u32 	%rs102, %r214;
	cvt.rn.f32.u16 	%f422, %rs102;
	shr.u32 	%r218, %r214, 16;
	cvt.u16.u32 	%rs103, %r218;
	cvt.rn.f32.u16 	%f423, %rs103;
	bra.uni 	$L__BB11_48;
$L__BB11_44:
	cvt.rn.f32.s16 	%f420, %rs4;
	shr.u32 	%r215, %r213, 16;
	cvt.u16.u32 	%rs98, %r215;
	cvt.rn.f32.s16 	%f421, %rs98;
	cvt.u16.u32 	%rs99, %r214;
	cvt.rn.f32.s16 	%f422, %rs99;
	shr.u32 	%r216, %r214, 16;
	cvt.u16.u32 	%rs100, %r216;
	cvt.rn.f32.s16 	%f423, %rs100;
$L__BB11_48:
	setp.eq.s16 	%p45, %rs127, 0;
	selp.f32 	%f269, %f405, %f408, %p45;
	selp.f32 	%f270, %f406, %f420, %p45;
	selp.f32 	%f81, %f407, %f405, %p45;
	selp.f32 	%f82, %f408, %f409, %p45;
	selp.f32 	%f83, %f409, %f421, %p45;
	selp.f32 	%f84, %f410, %f406, %p45;
	selp.f32 	%f85, %f411, %f410, %p45;
	selp.f32 	%f86, %f420, %f422, %p45;
	selp.f32 	%f87, %f421, %f407, %p45;
	selp.f32 	%f88, %f422, %f411, %p45;
	bar.warp.sync 	-1;
	add.s32 	%r221, %r127, -3;
	setp.gt.u32 	%p46, %r221, 1;
	selp.f32 	%f89, 0f3B808081, 0f3F800000, %p46;
	cvt.rn.f32.s32 	%f271, %r130;
	mov.f32 	%f272, 0f40C00000;
	div.rn.f32 	%f90, %f272, %f271;
	selp.f32 	%f91, 0f437F0000, 0f3F800000, %p46;
	mul.f32 	%f92, %f89, %f269;
	mul.f32 	%f93, %f89, %f270;
	@%p46 bra 	$L__BB11_100;
	bra.uni 	$L__BB11_49;
$L__BB11_100:
	mul.f32 	%f342, %f404, %f90;
	cvt.rmi.f32.f32 	%f343, %f342;
	cvt.rzi.s32.f32 	%r271, %f343;
	cvt.rn.f32.s32 	%f344, %r271;
	sub.f32 	%f345, %f342, %f344;
	mul.hi.s32 	%r272, %r271, 715827883;
	shr.u32 	%r273, %r272, 31;
	add.s32 	%r274, %r272, %r273;
	mul.lo.s32 	%r275, %r274, 6;
	sub.s32 	%r276, %r271, %r275;
	setp.lt.s32 	%p103, %r276, 0;
	add.s32 	%r277, %r276, 6;
	selp.b32 	%r45, %r277, %r276, %p103;
	mov.f32 	%f346, 0f3F800000;
	sub.f32 	%f347, %f346, %f92;
	mul.f32 	%f177, %f93, %f347;
	mul.f32 	%f348, %f92, %f345;
	sub.f32 	%f349, %f346, %f348;
	mul.f32 	%f178, %f93, %f349;
	add.f32 	%f350, %f347, %f348;
	mul.f32 	%f179, %f93, %f350;
	setp.gt.s32 	%p104, %r45, 1;
	@%p104 bra 	$L__BB11_103;
	setp.eq.s32 	%p107, %r45, 0;
	mov.f32 	%f448, %f93;
	mov.f32 	%f425, %f179;
	mov.f32 	%f450, %f177;
	@%p107 bra 	$L__BB11_106;
	setp.eq.s32 	%p108, %r45, 1;
	mov.f32 	%f448, %f178;
	mov.f32 	%f425, %f93;
	mov.f32 	%f450, %f177;
	@%p108 bra 	$L__BB11_106;
	bra.uni 	$L__BB11_105;
$L__BB11_49:
	setp.eq.s32 	%p47, %r129, 0;
	mul.f32 	%f273, %f404, 0f3C888889;
	cvt.rmi.f32.f32 	%f274, %f273;
	cvt.rzi.s32.f32 	%r222, %f274;
	cvt.rn.f32.s32 	%f275, %r222;
	sub.f32 	%f276, %f273, %f275;
	mul.hi.s32 	%r223, %r222, 715827883;
	shr.u32 	%r224, %r223, 31;
	add.s32 	%r225, %r223, %r224;
	mul.lo.s32 	%r226, %r225, 6;
	sub.s32 	%r227, %r222, %r226;
	setp.lt.s32 	%p48, %r227, 0;
	add.s32 	%r228, %r227, 6;
	selp.b32 	%r38, %r228, %r227, %p48;
	mov.f32 	%f277, 0f3F800000;
	sub.f32 	%f278, %f277, %f92;
	mul.f32 	%f94, %f93, %f278;
	mul.f32 	%f279, %f92, %f276;
	sub.f32 	%f280, %f277, %f279;
	mul.f32 	%f95, %f93, %f280;
	add.f32 	%f281, %f278, %f279;
	mul.f32 	%f96, %f93, %f281;
	@%p47 bra 	$L__BB11_75;
	setp.gt.s32 	%p49, %r38, 1;
	@%p49 bra 	$L__BB11_53;
	setp.eq.s32 	%p52, %r38, 0;
	mov.f32 	%f424, %f93;
	mov.f32 	%f425, %f96;
	mov.f32 	%f426, %f94;
	@%p52 bra 	$L__BB11_56;
	setp.eq.s32 	%p53, %r38, 1;
	mov.f32 	%f424, %f95;
	mov.f32 	%f425, %f93;
	mov.f32 	%f426, %f94;
	@%p53 bra 	$L__BB11_56;
	bra.uni 	$L__BB11_55;
$L__BB11_103:
	setp.eq.s32 	%p105, %r45, 2;
	mov.f32 	%f448, %f177;
	mov.f32 	%f425, %f93;
	mov.f32 	%f450, %f179;
	@%p105 bra 	$L__BB11_106;
	setp.ne.s32 	%p106, %r45, 3;
	mov.f32 	%f448, %f177;
	mov.f32 	%f425, %f178;
	mov.f32 	%f450, %f93;
	@%p106 bra 	$L__BB11_105;
	bra.uni 	$L__BB11_106;
$L__BB11_105:
	setp.eq.s32 	%p109, %r45, 4;
	selp.f32 	%f448, %f179, %f93, %p109;
	selp.f32 	%f450, %f93, %f178, %p109;
	mov.f32 	%f425, %f177;
$L__BB11_106:
	mul.f32 	%f351, %f81, %f90;
	cvt.rmi.f32.f32 	%f352, %f351;
	cvt.rzi.s32.f32 	%r278, %f352;
	cvt.rn.f32.s32 	%f353, %r278;
	sub.f32 	%f354, %f351, %f353;
	mul.hi.s32 	%r279, %r278, 715827883;
	shr.u32 	%r280, %r279, 31;
	add.s32 	%r281, %r279, %r280;
	mul.lo.s32 	%r282, %r281, 6;
	sub.s32 	%r283, %r278, %r282;
	setp.lt.s32 	%p110, %r283, 0;
	add.s32 	%r284, %r283, 6;
	selp.b32 	%r46, %r284, %r283, %p110;
	mul.f32 	%f355, %f89, %f82;
	mov.f32 	%f356, 0f3F800000;
	sub.f32 	%f357, %f356, %f355;
	mul.f32 	%f185, %f89, %f83;
	mul.f32 	%f186, %f185, %f357;
	mul.f32 	%f358, %f355, %f354;
	sub.f32 	%f359, %f356, %f358;
	mul.f32 	%f187, %f185, %f359;
	add.f32 	%f360, %f357, %f358;
	mul.f32 	%f188, %f185, %f360;
	setp.gt.s32 	%p111, %r46, 1;
	@%p111 bra 	$L__BB11_109;
	setp.eq.s32 	%p114, %r46, 0;
	mov.f32 	%f451, %f185;
	mov.f32 	%f428, %f188;
	mov.f32 	%f453, %f186;
	@%p114 bra 	$L__BB11_112;
	setp.eq.s32 	%p115, %r46, 1;
	mov.f32 	%f451, %f187;
	mov.f32 	%f428, %f185;
	mov.f32 	%f453, %f186;
	@%p115 bra 	$L__BB11_112;
	bra.uni 	$L__BB11_111;
$L__BB11_109:
	setp.eq.s32 	%p112, %r46, 2;
	mov.f32 	%f451, %f186;
	mov.f32 	%f428, %f185;
	mov.f32 	%f453, %f188;
	@%p112 bra 	$L__BB11_112;
	setp.ne.s32 	%p113, %r46, 3;
	mov.f32 	%f451, %f186;
	mov.f32 	%f428, %f187;
	mov.f32 	%f453, %f185;
	@%p113 bra 	$L__BB11_111;
	bra.uni 	$L__BB11_112;
$L__BB11_111:
	setp.eq.s32 	%p116, %r46, 4;
	selp.f32 	%f451, %f188, %f185, %p116;
	selp.f32 	%f453, %f185, %f187, %p116;
	mov.f32 	%f428, %f186;
$L__BB11_112:
	mul.f32 	%f361, %f84, %f90;
	cvt.rmi.f32.f32 	%f362, %f361;
	cvt.rzi.s32.f32 	%r285, %f362;
	cvt.rn.f32.s32 	%f363, %r285;
	sub.f32 	%f364, %f361, %f363;
	mul.hi.s32 	%r286, %r285, 715827883;
	shr.u32 	%r287, %r286, 31;
	add.s32 	%r288, %r286, %r287;
	mul.lo.s32 	%r289, %r288, 6;
	sub.s32 	%r290, %r285, %r289;
	setp.lt.s32 	%p117, %r290, 0;
	add.s32 	%r291, %r290, 6;
	selp.b32 	%r47, %r291, %r290, %p117;
	mul.f32 	%f365, %f89, %f85;
	mov.f32 	%f366, 0f3F800000;
	sub.f32 	%f367, %f366, %f365;
	mul.f32 	%f194, %f89, %f86;
	mul.f32 	%f195, %f194, %f367;
	mul.f32 	%f368, %f365, %f364;
	sub.f32 	%f369, %f366, %f368;
	mul.f32 	%f196, %f194, %f369;
	add.f32 	%f370, %f367, %f368;
	mul.f32 	%f197, %f194, %f370;
	setp.gt.s32 	%p118, %r47, 1;
	@%p118 bra 	$L__BB11_115;
	setp.eq.s32 	%p121, %r47, 0;
	mov.f32 	%f454, %f194;
	mov.f32 	%f431, %f197;
	mov.f32 	%f456, %f195;
	@%p121 bra 	$L__BB11_118;
	setp.eq.s32 	%p122, %r47, 1;
	mov.f32 	%f454, %f196;
	mov.f32 	%f431, %f194;
	mov.f32 	%f456, %f195;
	@%p122 bra 	$L__BB11_118;
	bra.uni 	$L__BB11_117;
$L__BB11_115:
	setp.eq.s32 	%p119, %r47, 2;
	mov.f32 	%f454, %f195;
	mov.f32 	%f431, %f194;
	mov.f32 	%f456, %f197;
	@%p119 bra 	$L__BB11_118;
	setp.ne.s32 	%p120, %r47, 3;
	mov.f32 	%f454, %f195;
	mov.f32 	%f431, %f196;
	mov.f32 	%f456, %f194;
	@%p120 bra 	$L__BB11_117;
	bra.uni 	$L__BB11_118;
$L__BB11_117:
	setp.eq.s32 	%p123, %r47, 4;
	selp.f32 	%f454, %f197, %f194, %p123;
	selp.f32 	%f456, %f194, %f196, %p123;
	mov.f32 	%f431, %f195;
$L__BB11_118:
	mul.f32 	%f371, %f87, %f90;
	cvt.rmi.f32.f32 	%f372, %f371;
	cvt.rzi.s32.f32 	%r292, %f372;
	cvt.rn.f32.s32 	%f373, %r292;
	sub.f32 	%f374, %f371, %f373;
	mul.hi.s32 	%r293, %r292, 715827883;
	shr.u32 	%r294, %r293, 31;
	add.s32 	%r295, %r293, %r294;
	mul.lo.s32 	%r296, %r295, 6;
	sub.s32 	%r297, %r292, %r296;
	setp.lt.s32 	%p124, %r297, 0;
	add.s32 	%r298, %r297, 6;
	selp.b32 	%r48, %r298, %r297, %p124;
	mul.f32 	%f375, %f89, %f88;
	mov.f32 	%f376, 0f3F800000;
	sub.f32 	%f377, %f376, %f375;
	mul.f32 	%f203, %f89, %f423;
	mul.f32 	%f204, %f203, %f377;
	mul.f32 	%f378, %f375, %f374;
	sub.f32 	%f379, %f376, %f378;
	mul.f32 	%f205, %f203, %f379;
	add.f32 	%f380, %f377, %f378;
	mul.f32 	%f206, %f203, %f380;
	setp.gt.s32 	%p125, %r48, 1;
	@%p125 bra 	$L__BB11_121;
	setp.eq.s32 	%p128, %r48, 0;
	mov.f32 	%f457, %f203;
	mov.f32 	%f434, %f206;
	mov.f32 	%f459, %f204;
	@%p128 bra 	$L__BB11_124;
	setp.eq.s32 	%p129, %r48, 1;
	mov.f32 	%f457, %f205;
	mov.f32 	%f434, %f203;
	mov.f32 	%f459, %f204;
	@%p129 bra 	$L__BB11_124;
	bra.uni 	$L__BB11_123;
$L__BB11_121:
	setp.eq.s32 	%p126, %r48, 2;
	mov.f32 	%f457, %f204;
	mov.f32 	%f434, %f203;
	mov.f32 	%f459, %f206;
	@%p126 bra 	$L__BB11_124;
	setp.ne.s32 	%p127, %r48, 3;
	mov.f32 	%f457, %f204;
	mov.f32 	%f434, %f205;
	mov.f32 	%f459, %f203;
	@%p127 bra 	$L__BB11_123;
	bra.uni 	$L__BB11_124;
$L__BB11_123:
	setp.eq.s32 	%p130, %r48, 4;
	selp.f32 	%f457, %f206, %f203, %p130;
	selp.f32 	%f459, %f203, %f205, %p130;
	mov.f32 	%f434, %f204;
$L__BB11_124:
	mul.f32 	%f381, %f91, %f450;
	mul.f32 	%f382, %f91, %f448;
	setp.eq.s32 	%p131, %r129, 0;
	mul.f32 	%f383, %f91, %f453;
	mul.f32 	%f384, %f91, %f451;
	mul.f32 	%f385, %f91, %f456;
	mul.f32 	%f386, %f91, %f454;
	mul.f32 	%f387, %f91, %f459;
	mul.f32 	%f388, %f91, %f457;
	selp.f32 	%f462, %f388, %f387, %p131;
	selp.f32 	%f220, %f387, %f388, %p131;
	selp.f32 	%f468, %f384, %f383, %p131;
	selp.f32 	%f466, %f383, %f384, %p131;
	selp.f32 	%f469, %f381, %f382, %p131;
	selp.f32 	%f231, %f382, %f381, %p131;
	selp.f32 	%f463, %f385, %f386, %p131;
	selp.f32 	%f465, %f386, %f385, %p131;
	bra.uni 	$L__BB11_125;
$L__BB11_75:
	setp.gt.s32 	%p76, %r38, 1;
	@%p76 bra 	$L__BB11_78;
	setp.eq.s32 	%p79, %r38, 0;
	mov.f32 	%f436, %f93;
	mov.f32 	%f425, %f96;
	mov.f32 	%f438, %f94;
	@%p79 bra 	$L__BB11_81;
	setp.eq.s32 	%p80, %r38, 1;
	mov.f32 	%f436, %f95;
	mov.f32 	%f425, %f93;
	mov.f32 	%f438, %f94;
	@%p80 bra 	$L__BB11_81;
	bra.uni 	$L__BB11_80;
$L__BB11_53:
	setp.eq.s32 	%p50, %r38, 2;
	mov.f32 	%f424, %f94;
	mov.f32 	%f425, %f93;
	mov.f32 	%f426, %f96;
	@%p50 bra 	$L__BB11_56;
	setp.ne.s32 	%p51, %r38, 3;
	mov.f32 	%f424, %f94;
	mov.f32 	%f425, %f95;
	mov.f32 	%f426, %f93;
	@%p51 bra 	$L__BB11_55;
	bra.uni 	$L__BB11_56;
$L__BB11_55:
	setp.eq.s32 	%p54, %r38, 4;
	selp.f32 	%f424, %f96, %f93, %p54;
	selp.f32 	%f426, %f93, %f95, %p54;
	mov.f32 	%f425, %f94;
$L__BB11_56:
	mul.f32 	%f282, %f81, 0f3C888889;
	cvt.rmi.f32.f32 	%f283, %f282;
	cvt.rzi.s32.f32 	%r229, %f283;
	cvt.rn.f32.s32 	%f284, %r229;
	sub.f32 	%f285, %f282, %f284;
	mul.hi.s32 	%r230, %r229, 715827883;
	shr.u32 	%r231, %r230, 31;
	add.s32 	%r232, %r230, %r231;
	mul.lo.s32 	%r233, %r232, 6;
	sub.s32 	%r234, %r229, %r233;
	setp.lt.s32 	%p55, %r234, 0;
	add.s32 	%r235, %r234, 6;
	selp.b32 	%r39, %r235, %r234, %p55;
	mul.f32 	%f286, %f89, %f82;
	mov.f32 	%f287, 0f3F800000;
	sub.f32 	%f288, %f287, %f286;
	mul.f32 	%f102, %f89, %f83;
	mul.f32 	%f103, %f102, %f288;
	mul.f32 	%f289, %f286, %f285;
	sub.f32 	%f290, %f287, %f289;
	mul.f32 	%f104, %f102, %f290;
	add.f32 	%f291, %f288, %f289;
	mul.f32 	%f105, %f102, %f291;
	setp.gt.s32 	%p56, %r39, 1;
	@%p56 bra 	$L__BB11_59;
	setp.eq.s32 	%p59, %r39, 0;
	mov.f32 	%f427, %f102;
	mov.f32 	%f428, %f105;
	mov.f32 	%f429, %f103;
	@%p59 bra 	$L__BB11_62;
	setp.eq.s32 	%p60, %r39, 1;
	mov.f32 	%f427, %f104;
	mov.f32 	%f428, %f102;
	mov.f32 	%f429, %f103;
	@%p60 bra 	$L__BB11_62;
	bra.uni 	$L__BB11_61;
$L__BB11_59:
	setp.eq.s32 	%p57, %r39, 2;
	mov.f32 	%f427, %f103;
	mov.f32 	%f428, %f102;
	mov.f32 	%f429, %f105;
	@%p57 bra 	$L__BB11_62;
	setp.ne.s32 	%p58, %r39, 3;
	mov.f32 	%f427, %f103;
	mov.f32 	%f428, %f104;
	mov.f32 	%f429, %f102;
	@%p58 bra 	$L__BB11_61;
	bra.uni 	$L__BB11_62;
$L__BB11_61:
	setp.eq.s32 	%p61, %r39, 4;
	selp.f32 	%f427, %f105, %f102, %p61;
	selp.f32 	%f429, %f102, %f104, %p61;
	mov.f32 	%f428, %f103;
$L__BB11_62:
	mul.f32 	%f292, %f84, 0f3C888889;
	cvt.rmi.f32.f32 	%f293, %f292;
	cvt.rzi.s32.f32 	%r236, %f293;
	cvt.rn.f32.s32 	%f294, %r236;
	sub.f32 	%f295, %f292, %f294;
	mul.hi.s32 	%r237, %r236, 715827883;
	shr.u32 	%r238, %r237, 31;
	add.s32 	%r239, %r237, %r238;
	mul.lo.s32 	%r240, %r239, 6;
	sub.s32 	%r241, %r236, %r240;
	setp.lt.s32 	%p62, %r241, 0;
	add.s32 	%r242, %r241, 6;
	selp.b32 	%r40, %r242, %r241, %p62;
	mul.f32 	%f296, %f89, %f85;
	mov.f32 	%f297, 0f3F800000;
	sub.f32 	%f298, %f297, %f296;
	mul.f32 	%f111, %f89, %f86;
	mul.f32 	%f112, %f111, %f298;
	mul.f32 	%f299, %f296, %f295;
	sub.f32 	%f300, %f297, %f299;
	mul.f32 	%f113, %f111, %f300;
	add.f32 	%f301, %f298, %f299;
	mul.f32 	%f114, %f111, %f301;
	setp.gt.s32 	%p63, %r40, 1;
	@%p63 bra 	$L__BB11_65;
	setp.eq.s32 	%p66, %r40, 0;
	mov.f32 	%f430, %f111;
	mov.f32 	%f431, %f114;
	mov.f32 	%f432, %f112;
	@%p66 bra 	$L__BB11_68;
	setp.eq.s32 	%p67, %r40, 1;
	mov.f32 	%f430, %f113;
	mov.f32 	%f431, %f111;
	mov.f32 	%f432, %f112;
	@%p67 bra 	$L__BB11_68;
	bra.uni 	$L__BB11_67;
$L__BB11_65:
	setp.eq.s32 	%p64, %r40, 2;
	mov.f32 	%f430, %f112;
	mov.f32 	%f431, %f111;
	mov.f32 	%f432, %f114;
	@%p64 bra 	$L__BB11_68;
	setp.ne.s32 	%p65, %r40, 3;
	mov.f32 	%f430, %f112;
	mov.f32 	%f431, %f113;
	mov.f32 	%f432, %f111;
	@%p65 bra 	$L__BB11_67;
	bra.uni 	$L__BB11_68;
$L__BB11_67:
	setp.eq.s32 	%p68, %r40, 4;
	selp.f32 	%f430, %f114, %f111, %p68;
	selp.f32 	%f432, %f111, %f113, %p68;
	mov.f32 	%f431, %f112;
$L__BB11_68:
	mul.f32 	%f302, %f87, 0f3C888889;
	cvt.rmi.f32.f32 	%f303, %f302;
	cvt.rzi.s32.f32 	%r243, %f303;
	cvt.rn.f32.s32 	%f304, %r243;
	sub.f32 	%f305, %f302, %f304;
	mul.hi.s32 	%r244, %r243, 715827883;
	shr.u32 	%r245, %r244, 31;
	add.s32 	%r246, %r244, %r245;
	mul.lo.s32 	%r247, %r246, 6;
	sub.s32 	%r248, %r243, %r247;
	setp.lt.s32 	%p69, %r248, 0;
	add.s32 	%r249, %r248, 6;
	selp.b32 	%r41, %r249, %r248, %p69;
	mul.f32 	%f306, %f89, %f88;
	mov.f32 	%f307, 0f3F800000;
	sub.f32 	%f308, %f307, %f306;
	mul.f32 	%f120, %f89, %f423;
	mul.f32 	%f121, %f120, %f308;
	mul.f32 	%f309, %f306, %f305;
	sub.f32 	%f310, %f307, %f309;
	mul.f32 	%f122, %f120, %f310;
	add.f32 	%f311, %f308, %f309;
	mul.f32 	%f123, %f120, %f311;
	setp.gt.s32 	%p70, %r41, 1;
	@%p70 bra 	$L__BB11_71;
	setp.eq.s32 	%p73, %r41, 0;
	mov.f32 	%f433, %f120;
	mov.f32 	%f434, %f123;
	mov.f32 	%f435, %f121;
	@%p73 bra 	$L__BB11_74;
	setp.eq.s32 	%p74, %r41, 1;
	mov.f32 	%f433, %f122;
	mov.f32 	%f434, %f120;
	mov.f32 	%f435, %f121;
	@%p74 bra 	$L__BB11_74;
	bra.uni 	$L__BB11_73;
$L__BB11_71:
	setp.eq.s32 	%p71, %r41, 2;
	mov.f32 	%f433, %f121;
	mov.f32 	%f434, %f120;
	mov.f32 	%f435, %f123;
	@%p71 bra 	$L__BB11_74;
	setp.ne.s32 	%p72, %r41, 3;
	mov.f32 	%f433, %f121;
	mov.f32 	%f434, %f122;
	mov.f32 	%f435, %f120;
	@%p72 bra 	$L__BB11_73;
	bra.uni 	$L__BB11_74;
$L__BB11_73:
	setp.eq.s32 	%p75, %r41, 4;
	selp.f32 	%f433, %f123, %f120, %p75;
	selp.f32 	%f435, %f120, %f122, %p75;
	mov.f32 	%f434, %f121;
$L__BB11_74:
	mul.f32 	%f220, %f91, %f433;
	mul.f32 	%f462, %f91, %f435;
	mul.f32 	%f466, %f91, %f427;
	mul.f32 	%f468, %f91, %f429;
	mul.f32 	%f231, %f91, %f426;
	mul.f32 	%f469, %f91, %f424;
	mul.f32 	%f465, %f91, %f432;
	mul.f32 	%f463, %f91, %f430;
	bra.uni 	$L__BB11_125;
$L__BB11_78:
	setp.eq.s32 	%p77, %r38, 2;
	mov.f32 	%f436, %f94;
	mov.f32 	%f425, %f93;
	mov.f32 	%f438, %f96;
	@%p77 bra 	$L__BB11_81;
	setp.ne.s32 	%p78, %r38, 3;
	mov.f32 	%f436, %f94;
	mov.f32 	%f425, %f95;
	mov.f32 	%f438, %f93;
	@%p78 bra 	$L__BB11_80;
	bra.uni 	$L__BB11_81;
$L__BB11_80:
	setp.eq.s32 	%p81, %r38, 4;
	selp.f32 	%f436, %f96, %f93, %p81;
	selp.f32 	%f438, %f93, %f95, %p81;
	mov.f32 	%f425, %f94;
$L__BB11_81:
	mul.f32 	%f312, %f81, 0f3C888889;
	cvt.rmi.f32.f32 	%f313, %f312;
	cvt.rzi.s32.f32 	%r250, %f313;
	cvt.rn.f32.s32 	%f314, %r250;
	sub.f32 	%f315, %f312, %f314;
	mul.hi.s32 	%r251, %r250, 715827883;
	shr.u32 	%r252, %r251, 31;
	add.s32 	%r253, %r251, %r252;
	mul.lo.s32 	%r254, %r253, 6;
	sub.s32 	%r255, %r250, %r254;
	setp.lt.s32 	%p82, %r255, 0;
	add.s32 	%r256, %r255, 6;
	selp.b32 	%r42, %r256, %r255, %p82;
	mul.f32 	%f316, %f89, %f82;
	mov.f32 	%f317, 0f3F800000;
	sub.f32 	%f318, %f317, %f316;
	mul.f32 	%f142, %f89, %f83;
	mul.f32 	%f143, %f142, %f318;
	mul.f32 	%f319, %f316, %f315;
	sub.f32 	%f320, %f317, %f319;
	mul.f32 	%f144, %f142, %f320;
	add.f32 	%f321, %f318, %f319;
	mul.f32 	%f145, %f142, %f321;
	setp.gt.s32 	%p83, %r42, 1;
	@%p83 bra 	$L__BB11_84;
	setp.eq.s32 	%p86, %r42, 0;
	mov.f32 	%f439, %f142;
	mov.f32 	%f428, %f145;
	mov.f32 	%f441, %f143;
	@%p86 bra 	$L__BB11_87;
	setp.eq.s32 	%p87, %r42, 1;
	mov.f32 	%f439, %f144;
	mov.f32 	%f428, %f142;
	mov.f32 	%f441, %f143;
	@%p87 bra 	$L__BB11_87;
	bra.uni 	$L__BB11_86;
$L__BB11_84:
	setp.eq.s32 	%p84, %r42, 2;
	mov.f32 	%f439, %f143;
	mov.f32 	%f428, %f142;
	mov.f32 	%f441, %f145;
	@%p84 bra 	$L__BB11_87;
	setp.ne.s32 	%p85, %r42, 3;
	mov.f32 	%f439, %f143;
	mov.f32 	%f428, %f144;
	mov.f32 	%f441, %f142;
	@%p85 bra 	$L__BB11_86;
	bra.uni 	$L__BB11_87;
$L__BB11_86:
	setp.eq.s32 	%p88, %r42, 4;
	selp.f32 	%f439, %f145, %f142, %p88;
	selp.f32 	%f441, %f142, %f144, %p88;
	mov.f32 	%f428, %f143;
$L__BB11_87:
	mul.f32 	%f322, %f84, 0f3C888889;
	cvt.rmi.f32.f32 	%f323, %f322;
	cvt.rzi.s32.f32 	%r257, %f323;
	cvt.rn.f32.s32 	%f324, %r257;
	sub.f32 	%f325, %f322, %f324;
	mul.hi.s32 	%r258, %r257, 715827883;
	shr.u32 	%r259, %r258, 31;
	add.s32 	%r260, %r258, %r259;
	mul.lo.s32 	%r261, %r260, 6;
	sub.s32 	%r262, %r257, %r261;
	setp.lt.s32 	%p89, %r262, 0;
	add.s32 	%r263, %r262, 6;
	selp.b32 	%r43, %r263, %r262, %p89;
	mul.f32 	%f326, %f89, %f85;
	mov.f32 	%f327, 0f3F800000;
	sub.f32 	%f328, %f327, %f326;
	mul.f32 	%f151, %f89, %f86;
	mul.f32 	%f152, %f151, %f328;
	mul.f32 	%f329, %f326, %f325;
	sub.f32 	%f330, %f327, %f329;
	mul.f32 	%f153, %f151, %f330;
	add.f32 	%f331, %f328, %f329;
	mul.f32 	%f154, %f151, %f331;
	setp.gt.s32 	%p90, %r43, 1;
	@%p90 bra 	$L__BB11_90;
	setp.eq.s32 	%p93, %r43, 0;
	mov.f32 	%f442, %f151;
	mov.f32 	%f431, %f154;
	mov.f32 	%f444, %f152;
	@%p93 bra 	$L__BB11_93;
	setp.eq.s32 	%p94, %r43, 1;
	mov.f32 	%f442, %f153;
	mov.f32 	%f431, %f151;
	mov.f32 	%f444, %f152;
	@%p94 bra 	$L__BB11_93;
	bra.uni 	$L__BB11_92;
$L__BB11_90:
	setp.eq.s32 	%p91, %r43, 2;
	mov.f32 	%f442, %f152;
	mov.f32 	%f431, %f151;
	mov.f32 	%f444, %f154;
	@%p91 bra 	$L__BB11_93;
	setp.ne.s32 	%p92, %r43, 3;
	mov.f32 	%f442, %f152;
	mov.f32 	%f431, %f153;
	mov.f32 	%f444, %f151;
	@%p92 bra 	$L__BB11_92;
	bra.uni 	$L__BB11_93;
$L__BB11_92:
	setp.eq.s32 	%p95, %r43, 4;
	selp.f32 	%f442, %f154, %f151, %p95;
	selp.f32 	%f444, %f151, %f153, %p95;
	mov.f32 	%f431, %f152;
$L__BB11_93:
	mul.f32 	%f332, %f87, 0f3C888889;
	cvt.rmi.f32.f32 	%f333, %f332;
	cvt.rzi.s32.f32 	%r264, %f333;
	cvt.rn.f32.s32 	%f334, %r264;
	sub.f32 	%f335, %f332, %f334;
	mul.hi.s32 	%r265, %r264, 715827883;
	shr.u32 	%r266, %r265, 31;
	add.s32 	%r267, %r265, %r266;
	mul.lo.s32 	%r268, %r267, 6;
	sub.s32 	%r269, %r264, %r268;
	setp.lt.s32 	%p96, %r269, 0;
	add.s32 	%r270, %r269, 6;
	selp.b32 	%r44, %r270, %r269, %p96;
	mul.f32 	%f336, %f89, %f88;
	mov.f32 	%f337, 0f3F800000;
	sub.f32 	%f338, %f337, %f336;
	mul.f32 	%f160, %f89, %f423;
	mul.f32 	%f161, %f160, %f338;
	mul.f32 	%f339, %f336, %f335;
	sub.f32 	%f340, %f337, %f339;
	mul.f32 	%f162, %f160, %f340;
	add.f32 	%f341, %f338, %f339;
	mul.f32 	%f163, %f160, %f341;
	setp.gt.s32 	%p97, %r44, 1;
	@%p97 bra 	$L__BB11_96;
	setp.eq.s32 	%p100, %r44, 0;
	mov.f32 	%f445, %f160;
	mov.f32 	%f434, %f163;
	mov.f32 	%f447, %f161;
	@%p100 bra 	$L__BB11_99;
	setp.eq.s32 	%p101, %r44, 1;
	mov.f32 	%f445, %f162;
	mov.f32 	%f434, %f160;
	mov.f32 	%f447, %f161;
	@%p101 bra 	$L__BB11_99;
	bra.uni 	$L__BB11_98;
$L__BB11_96:
	setp.eq.s32 	%p98, %r44, 2;
	mov.f32 	%f445, %f161;
	mov.f32 	%f434, %f160;
	mov.f32 	%f447, %f163;
	@%p98 bra 	$L__BB11_99;
	setp.ne.s32 	%p99, %r44, 3;
	mov.f32 	%f445, %f161;
	mov.f32 	%f434, %f162;
	mov.f32 	%f447, %f160;
	@%p99 bra 	$L__BB11_98;
	bra.uni 	$L__BB11_99;
$L__BB11_98:
	setp.eq.s32 	%p102, %r44, 4;
	selp.f32 	%f445, %f163, %f160, %p102;
	selp.f32 	%f447, %f160, %f162, %p102;
	mov.f32 	%f434, %f161;
$L__BB11_99:
	mul.f32 	%f462, %f91, %f445;
	mul.f32 	%f220, %f91, %f447;
	mul.f32 	%f468, %f91, %f439;
	mul.f32 	%f466, %f91, %f441;
	mul.f32 	%f469, %f91, %f438;
	mul.f32 	%f231, %f91, %f436;
	mul.f32 	%f463, %f91, %f444;
	mul.f32 	%f465, %f91, %f442;
$L__BB11_125:
	mul.f32 	%f232, %f91, %f425;
	mul.f32 	%f233, %f91, %f428;
	mul.f32 	%f234, %f91, %f431;
	mul.f32 	%f235, %f91, %f434;
	setp.eq.s32 	%p132, %r128, 4;
	selp.b32 	%r299, 4, 2, %p132;
	setp.eq.s32 	%p133, %r128, 0;
	selp.b32 	%r51, 1, %r299, %p133;
	sub.s32 	%r52, %r519, %r149;
	min.s32 	%r53, %r52, 4;
	mul.lo.s64 	%rd47, %rd327, %rd122;
	mul.lo.s64 	%rd180, %rd328, %rd124;
	add.s64 	%rd48, %rd47, %rd180;
	mul.lo.s32 	%r309, %r15, %r51;
	mul.lo.s32 	%r310, %r309, 12;
	cvt.s64.s32 	%rd49, %r310;
	mul.lo.s32 	%r54, %r51, 3;
	cvt.u64.u32 	%rd181, %r54;
	setp.ne.s64 	%p134, %rd328, %rd181;
	cvt.u64.u32 	%rd182, %r51;
	setp.ne.s64 	%p135, %rd329, %rd182;
	or.pred  	%p136, %p134, %p135;
	setp.gt.s32 	%p137, %r52, 3;
	and.pred  	%p138, %p137, %p136;
	setp.eq.s64 	%p139, %rd328, %rd182;
	and.pred  	%p140, %p139, %p138;
	@%p140 bra 	$L__BB11_127;
	bra.uni 	$L__BB11_126;
$L__BB11_127:
	add.s64 	%rd183, %rd326, %rd48;
	or.b64  	%rd184, %rd329, %rd183;
	shl.b32 	%r311, %r51, 2;
	add.s32 	%r312, %r311, -1;
	cvt.s64.s32 	%rd185, %r312;
	and.b64  	%rd186, %rd184, %rd185;
	setp.eq.s64 	%p202, %rd186, 0;
	bra.uni 	$L__BB11_128;
$L__BB11_126:
	mov.pred 	%p202, 0;
$L__BB11_128:
	selp.f32 	%f236, %f468, %f232, %p202;
	selp.f32 	%f237, %f462, %f468, %p202;
	@%p133 bra 	$L__BB11_152;
	@%p132 bra 	$L__BB11_151;
	bra.uni 	$L__BB11_130;
$L__BB11_151:
	selp.f32 	%f394, %f465, %f469, %p202;
	mul.wide.u32 	%rd194, %r145, 2048;
	mov.u64 	%rd195, _ZZ6to_rgbI7FromHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd196, %rd195;
	add.s64 	%rd197, %rd196, %rd194;
	add.s64 	%rd198, %rd197, %rd49;
	add.s64 	%rd199, %rd326, %rd48;
	selp.b64 	%rd200, %rd199, %rd198, %p202;
	st.v4.f32 	[%rd200], {%f231, %f236, %f394, %f237};
	bra.uni 	$L__BB11_153;
$L__BB11_152:
	selp.f32 	%f395, %f465, %f469, %p202;
	cvt.rni.s32.f32 	%r334, %f395;
	cvt.rni.s32.f32 	%r333, %f237;
	mov.u32 	%r335, 0;
	cvt.pack.sat.u8.s32.b32 %r332, %r333, %r334, %r335;
	cvt.rni.s32.f32 	%r337, %f236;
	cvt.rni.s32.f32 	%r338, %f231;
	cvt.pack.sat.u8.s32.b32 %r336, %r337, %r338, %r332;
	mul.wide.u32 	%rd201, %r145, 2048;
	mov.u64 	%rd202, _ZZ6to_rgbI7FromHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd203, %rd202;
	add.s64 	%rd204, %rd203, %rd201;
	add.s64 	%rd205, %rd204, %rd49;
	add.s64 	%rd206, %rd326, %rd48;
	selp.b64 	%rd207, %rd206, %rd205, %p202;
	st.u32 	[%rd207], %r336;
	bra.uni 	$L__BB11_153;
$L__BB11_130:
	setp.eq.s32 	%p144, %r128, 3;
	@%p144 bra 	$L__BB11_134;
	bra.uni 	$L__BB11_131;
$L__BB11_134:
	cvt.rn.f16.f32 %rs128, %f231;
	bra.uni 	$L__BB11_135;
$L__BB11_131:
	setp.eq.s32 	%p145, %r128, 1;
	cvt.rni.s32.f32 	%r55, %f231;
	@%p145 bra 	$L__BB11_133;
	bra.uni 	$L__BB11_132;
$L__BB11_133:
	max.s32 	%r315, %r55, 0;
	min.s32 	%r316, %r315, 65535;
	cvt.u16.u32 	%rs128, %r316;
	bra.uni 	$L__BB11_135;
$L__BB11_132:
	max.s32 	%r313, %r55, -32768;
	min.s32 	%r314, %r313, 32767;
	cvt.u16.u32 	%rs128, %r314;
$L__BB11_135:
	@%p144 bra 	$L__BB11_139;
	bra.uni 	$L__BB11_136;
$L__BB11_139:
	cvt.rn.f16.f32 %rs129, %f236;
	bra.uni 	$L__BB11_140;
$L__BB11_136:
	setp.eq.s32 	%p147, %r128, 1;
	cvt.rni.s32.f32 	%r56, %f236;
	@%p147 bra 	$L__BB11_138;
	bra.uni 	$L__BB11_137;
$L__BB11_138:
	max.s32 	%r319, %r56, 0;
	min.s32 	%r320, %r319, 65535;
	cvt.u16.u32 	%rs129, %r320;
	bra.uni 	$L__BB11_140;
$L__BB11_137:
	max.s32 	%r317, %r56, -32768;
	min.s32 	%r318, %r317, 32767;
	cvt.u16.u32 	%rs129, %r318;
$L__BB11_140:
	mov.b32 	%r57, {%rs128, %rs129};
	@%p144 bra 	$L__BB11_144;
	bra.uni 	$L__BB11_141;
$L__BB11_144:
	selp.f32 	%f392, %f465, %f469, %p202;
	cvt.rn.f16.f32 %rs130, %f392;
	bra.uni 	$L__BB11_145;
$L__BB11_141:
	setp.eq.s32 	%p149, %r128, 1;
	selp.f32 	%f391, %f465, %f469, %p202;
	cvt.rni.s32.f32 	%r58, %f391;
	@%p149 bra 	$L__BB11_143;
	bra.uni 	$L__BB11_142;
$L__BB11_143:
	max.s32 	%r323, %r58, 0;
	min.s32 	%r324, %r323, 65535;
	cvt.u16.u32 	%rs130, %r324;
	bra.uni 	$L__BB11_145;
$L__BB11_142:
	max.s32 	%r321, %r58, -32768;
	min.s32 	%r322, %r321, 32767;
	cvt.u16.u32 	%rs130, %r322;
$L__BB11_145:
	@%p144 bra 	$L__BB11_149;
	bra.uni 	$L__BB11_146;
$L__BB11_149:
	cvt.rn.f16.f32 %rs131, %f237;
	bra.uni 	$L__BB11_150;
$L__BB11_146:
	setp.eq.s32 	%p151, %r128, 1;
	cvt.rni.s32.f32 	%r59, %f237;
	@%p151 bra 	$L__BB11_148;
	bra.uni 	$L__BB11_147;
$L__BB11_148:
	max.s32 	%r327, %r59, 0;
	min.s32 	%r328, %r327, 65535;
	cvt.u16.u32 	%rs131, %r328;
	bra.uni 	$L__BB11_150;
$L__BB11_147:
	max.s32 	%r325, %r59, -32768;
	min.s32 	%r326, %r325, 32767;
	cvt.u16.u32 	%rs131, %r326;
$L__BB11_150:
	mov.b32 	%r329, {%rs130, %rs131};
	mul.wide.u32 	%rd187, %r145, 2048;
	mov.u64 	%rd188, _ZZ6to_rgbI7FromHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd189, %rd188;
	add.s64 	%rd190, %rd189, %rd187;
	add.s64 	%rd191, %rd190, %rd49;
	add.s64 	%rd192, %rd326, %rd48;
	selp.b64 	%rd193, %rd192, %rd191, %p202;
	st.v2.u32 	[%rd193], {%r57, %r329};
$L__BB11_153:
	selp.f32 	%f238, %f232, %f233, %p202;
	selp.f32 	%f239, %f233, %f466, %p202;
	selp.f32 	%f240, %f234, %f465, %p202;
	selp.f32 	%f241, %f235, %f234, %p202;
	shl.b32 	%r341, %r51, 2;
	cvt.u64.u32 	%rd208, %r341;
	selp.b64 	%rd209, %rd329, %rd208, %p202;
	cvt.u64.u32 	%rd50, %r145;
	mul.wide.u32 	%rd210, %r145, 2048;
	mov.u64 	%rd211, _ZZ6to_rgbI7FromHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd212, %rd211;
	add.s64 	%rd213, %rd212, %rd210;
	add.s64 	%rd214, %rd213, %rd49;
	add.s64 	%rd215, %rd326, %rd48;
	selp.b64 	%rd216, %rd215, %rd214, %p202;
	add.s64 	%rd51, %rd216, %rd209;
	@%p133 bra 	$L__BB11_177;
	@%p132 bra 	$L__BB11_176;
	bra.uni 	$L__BB11_155;
$L__BB11_176:
	st.v4.f32 	[%rd51], {%f238, %f239, %f240, %f241};
	bra.uni 	$L__BB11_178;
$L__BB11_177:
	cvt.rni.s32.f32 	%r362, %f240;
	cvt.rni.s32.f32 	%r361, %f241;
	mov.u32 	%r363, 0;
	cvt.pack.sat.u8.s32.b32 %r360, %r361, %r362, %r363;
	cvt.rni.s32.f32 	%r365, %f239;
	cvt.rni.s32.f32 	%r366, %f238;
	cvt.pack.sat.u8.s32.b32 %r364, %r365, %r366, %r360;
	st.u32 	[%rd51], %r364;
	bra.uni 	$L__BB11_178;
$L__BB11_155:
	setp.eq.s32 	%p154, %r128, 3;
	@%p154 bra 	$L__BB11_159;
	bra.uni 	$L__BB11_156;
$L__BB11_159:
	cvt.rn.f16.f32 %rs132, %f238;
	bra.uni 	$L__BB11_160;
$L__BB11_156:
	setp.eq.s32 	%p155, %r128, 1;
	cvt.rni.s32.f32 	%r60, %f238;
	@%p155 bra 	$L__BB11_158;
	bra.uni 	$L__BB11_157;
$L__BB11_158:
	max.s32 	%r345, %r60, 0;
	min.s32 	%r346, %r345, 65535;
	cvt.u16.u32 	%rs132, %r346;
	bra.uni 	$L__BB11_160;
$L__BB11_157:
	max.s32 	%r343, %r60, -32768;
	min.s32 	%r344, %r343, 32767;
	cvt.u16.u32 	%rs132, %r344;
$L__BB11_160:
	@%p154 bra 	$L__BB11_164;
	bra.uni 	$L__BB11_161;
$L__BB11_164:
	cvt.rn.f16.f32 %rs133, %f239;
	bra.uni 	$L__BB11_165;
$L__BB11_161:
	setp.eq.s32 	%p157, %r128, 1;
	cvt.rni.s32.f32 	%r61, %f239;
	@%p157 bra 	$L__BB11_163;
	bra.uni 	$L__BB11_162;
$L__BB11_163:
	max.s32 	%r349, %r61, 0;
	min.s32 	%r350, %r349, 65535;
	cvt.u16.u32 	%rs133, %r350;
	bra.uni 	$L__BB11_165;
$L__BB11_162:
	max.s32 	%r347, %r61, -32768;
	min.s32 	%r348, %r347, 32767;
	cvt.u16.u32 	%rs133, %r348;
$L__BB11_165:
	mov.b32 	%r62, {%rs132, %rs133};
	@%p154 bra 	$L__BB11_169;
	bra.uni 	$L__BB11_166;
$L__BB11_169:
	cvt.rn.f16.f32 %rs134, %f240;
	bra.uni 	$L__BB11_170;
$L__BB11_166:
	setp.eq.s32 	%p159, %r128, 1;
	cvt.rni.s32.f32 	%r63, %f240;
	@%p159 bra 	$L__BB11_168;
	bra.uni 	$L__BB11_167;
$L__BB11_168:
	max.s32 	%r353, %r63, 0;
	min.s32 	%r354, %r353, 65535;
	cvt.u16.u32 	%rs134, %r354;
	bra.uni 	$L__BB11_170;
$L__BB11_167:
	max.s32 	%r351, %r63, -32768;
	min.s32 	%r352, %r351, 32767;
	cvt.u16.u32 	%rs134, %r352;
$L__BB11_170:
	@%p154 bra 	$L__BB11_174;
	bra.uni 	$L__BB11_171;
$L__BB11_174:
	cvt.rn.f16.f32 %rs135, %f241;
	bra.uni 	$L__BB11_175;
$L__BB11_171:
	setp.eq.s32 	%p161, %r128, 1;
	cvt.rni.s32.f32 	%r64, %f241;
	@%p161 bra 	$L__BB11_173;
	bra.uni 	$L__BB11_172;
$L__BB11_173:
	max.s32 	%r357, %r64, 0;
	min.s32 	%r358, %r357, 65535;
	cvt.u16.u32 	%rs135, %r358;
	bra.uni 	$L__BB11_175;
$L__BB11_172:
	max.s32 	%r355, %r64, -32768;
	min.s32 	%r356, %r355, 32767;
	cvt.u16.u32 	%rs135, %r356;
$L__BB11_175:
	mov.b32 	%r359, {%rs134, %rs135};
	st.v2.u32 	[%rd51], {%r62, %r359};
$L__BB11_178:
	selp.f32 	%f242, %f469, %f463, %p202;
	selp.f32 	%f243, %f466, %f462, %p202;
	selp.f32 	%f244, %f463, %f235, %p202;
	shl.b64 	%rd219, %rd209, 1;
	add.s64 	%rd52, %rd216, %rd219;
	@%p133 bra 	$L__BB11_202;
	@%p132 bra 	$L__BB11_201;
	bra.uni 	$L__BB11_180;
$L__BB11_201:
	st.v4.f32 	[%rd52], {%f242, %f243, %f244, %f220};
	bra.uni 	$L__BB11_203;
$L__BB11_202:
	cvt.rni.s32.f32 	%r389, %f244;
	cvt.rni.s32.f32 	%r388, %f220;
	mov.u32 	%r390, 0;
	cvt.pack.sat.u8.s32.b32 %r387, %r388, %r389, %r390;
	cvt.rni.s32.f32 	%r392, %f243;
	cvt.rni.s32.f32 	%r393, %f242;
	cvt.pack.sat.u8.s32.b32 %r391, %r392, %r393, %r387;
	st.u32 	[%rd52], %r391;
	bra.uni 	$L__BB11_203;
$L__BB11_180:
	setp.eq.s32 	%p164, %r128, 3;
	@%p164 bra 	$L__BB11_184;
	bra.uni 	$L__BB11_181;
$L__BB11_184:
	cvt.rn.f16.f32 %rs136, %f242;
	bra.uni 	$L__BB11_185;
$L__BB11_181:
	setp.eq.s32 	%p165, %r128, 1;
	cvt.rni.s32.f32 	%r65, %f242;
	@%p165 bra 	$L__BB11_183;
	bra.uni 	$L__BB11_182;
$L__BB11_183:
	max.s32 	%r372, %r65, 0;
	min.s32 	%r373, %r372, 65535;
	cvt.u16.u32 	%rs136, %r373;
	bra.uni 	$L__BB11_185;
$L__BB11_182:
	max.s32 	%r370, %r65, -32768;
	min.s32 	%r371, %r370, 32767;
	cvt.u16.u32 	%rs136, %r371;
$L__BB11_185:
	@%p164 bra 	$L__BB11_189;
	bra.uni 	$L__BB11_186;
$L__BB11_189:
	cvt.rn.f16.f32 %rs137, %f243;
	bra.uni 	$L__BB11_190;
$L__BB11_186:
	setp.eq.s32 	%p167, %r128, 1;
	cvt.rni.s32.f32 	%r66, %f243;
	@%p167 bra 	$L__BB11_188;
	bra.uni 	$L__BB11_187;
$L__BB11_188:
	max.s32 	%r376, %r66, 0;
	min.s32 	%r377, %r376, 65535;
	cvt.u16.u32 	%rs137, %r377;
	bra.uni 	$L__BB11_190;
$L__BB11_187:
	max.s32 	%r374, %r66, -32768;
	min.s32 	%r375, %r374, 32767;
	cvt.u16.u32 	%rs137, %r375;
$L__BB11_190:
	mov.b32 	%r67, {%rs136, %rs137};
	@%p164 bra 	$L__BB11_194;
	bra.uni 	$L__BB11_191;
$L__BB11_194:
	cvt.rn.f16.f32 %rs138, %f244;
	bra.uni 	$L__BB11_195;
$L__BB11_191:
	setp.eq.s32 	%p169, %r128, 1;
	cvt.rni.s32.f32 	%r68, %f244;
	@%p169 bra 	$L__BB11_193;
	bra.uni 	$L__BB11_192;
$L__BB11_193:
	max.s32 	%r380, %r68, 0;
	min.s32 	%r381, %r380, 65535;
	cvt.u16.u32 	%rs138, %r381;
	bra.uni 	$L__BB11_195;
$L__BB11_192:
	max.s32 	%r378, %r68, -32768;
	min.s32 	%r379, %r378, 32767;
	cvt.u16.u32 	%rs138, %r379;
$L__BB11_195:
	@%p164 bra 	$L__BB11_199;
	bra.uni 	$L__BB11_196;
$L__BB11_199:
	cvt.rn.f16.f32 %rs139, %f220;
	bra.uni 	$L__BB11_200;
$L__BB11_196:
	setp.eq.s32 	%p171, %r128, 1;
	cvt.rni.s32.f32 	%r69, %f220;
	@%p171 bra 	$L__BB11_198;
	bra.uni 	$L__BB11_197;
$L__BB11_198:
	max.s32 	%r384, %r69, 0;
	min.s32 	%r385, %r384, 65535;
	cvt.u16.u32 	%rs139, %r385;
	bra.uni 	$L__BB11_200;
$L__BB11_197:
	max.s32 	%r382, %r69, -32768;
	min.s32 	%r383, %r382, 32767;
	cvt.u16.u32 	%rs139, %r383;
$L__BB11_200:
	mov.b32 	%r386, {%rs138, %rs139};
	st.v2.u32 	[%rd52], {%r67, %r386};
$L__BB11_203:
	setp.eq.s64 	%p172, %rd328, %rd181;
	setp.eq.s64 	%p173, %rd329, %rd182;
	and.pred  	%p174, %p172, %p173;
	@%p174 bra 	$L__BB11_217;
	bra.uni 	$L__BB11_204;
$L__BB11_217:
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd64, %r146;
	sub.s32 	%r416, %r519, %r148;
	min.s32 	%r417, %r416, 128;
	mul.lo.s32 	%r81, %r54, %r417;
	setp.lt.s32 	%p184, %r81, 1;
	@%p184 bra 	$L__BB11_243;
	mul.lo.s64 	%rd258, %rd328, %rd64;
	sub.s64 	%rd259, %rd48, %rd258;
	add.s64 	%rd65, %rd326, %rd259;
	and.b64  	%rd260, %rd65, 15;
	setp.eq.s64 	%p185, %rd260, 0;
	@%p185 bra 	$L__BB11_228;
	and.b64  	%rd261, %rd65, 3;
	setp.ne.s64 	%p186, %rd261, 0;
	mov.u32 	%r539, 0;
	@%p186 bra 	$L__BB11_236;
	shr.s32 	%r419, %r81, 31;
	shr.u32 	%r420, %r419, 30;
	add.s32 	%r421, %r81, %r420;
	shr.s32 	%r82, %r421, 2;
	mov.u32 	%r533, %tid.x;
	setp.ge.s32 	%p187, %r533, %r82;
	@%p187 bra 	$L__BB11_227;
	not.b32 	%r423, %r533;
	add.s32 	%r84, %r82, %r423;
	shr.u32 	%r424, %r84, 5;
	add.s32 	%r425, %r424, 1;
	and.b32  	%r532, %r425, 3;
	setp.eq.s32 	%p188, %r532, 0;
	@%p188 bra 	$L__BB11_224;
	mov.u32 	%r533, %tid.x;
	mul.wide.s32 	%rd262, %r533, 4;
	shl.b32 	%r428, %r533, 2;
	add.s32 	%r429, %r148, %r428;
	cvt.s64.s32 	%rd263, %r429;
	sub.s64 	%rd264, %rd263, %rd64;
	mul.lo.s64 	%rd265, %rd328, %rd264;
	add.s64 	%rd266, %rd262, %rd265;
	add.s64 	%rd267, %rd266, %rd47;
	add.s64 	%rd335, %rd326, %rd267;
	add.s64 	%rd270, %rd211, %rd210;
	add.s64 	%rd334, %rd270, %rd262;
$L__BB11_223:
	.pragma "nounroll";
	ld.shared.u32 	%r431, [%rd334];
	st.u32 	[%rd335], %r431;
	add.s32 	%r533, %r533, 32;
	add.s64 	%rd335, %rd335, 128;
	add.s64 	%rd334, %rd334, 128;
	add.s32 	%r532, %r532, -1;
	setp.ne.s32 	%p189, %r532, 0;
	@%p189 bra 	$L__BB11_223;
$L__BB11_224:
	setp.lt.u32 	%p190, %r84, 96;
	@%p190 bra 	$L__BB11_227;
	mul.wide.s32 	%rd271, %r533, 4;
	add.s64 	%rd274, %rd211, %rd210;
	add.s64 	%rd275, %rd274, %rd271;
	add.s64 	%rd337, %rd275, 256;
	mov.u32 	%r435, %tid.x;
	shl.b32 	%r436, %r435, 2;
	add.s32 	%r437, %r148, %r436;
	cvt.s64.s32 	%rd276, %r437;
	sub.s64 	%rd277, %rd276, %rd64;
	mul.lo.s64 	%rd278, %rd328, %rd277;
	add.s64 	%rd279, %rd271, %rd278;
	add.s64 	%rd280, %rd279, %rd47;
	add.s64 	%rd281, %rd326, %rd280;
	add.s64 	%rd336, %rd281, 256;
$L__BB11_226:
	ld.shared.u32 	%r438, [%rd337+-256];
	st.u32 	[%rd336+-256], %r438;
	ld.shared.u32 	%r439, [%rd337+-128];
	st.u32 	[%rd336+-128], %r439;
	ld.shared.u32 	%r440, [%rd337];
	st.u32 	[%rd336], %r440;
	ld.shared.u32 	%r441, [%rd337+128];
	st.u32 	[%rd336+128], %r441;
	add.s64 	%rd337, %rd337, 512;
	add.s64 	%rd336, %rd336, 512;
	add.s32 	%r533, %r533, 128;
	setp.lt.s32 	%p191, %r533, %r82;
	@%p191 bra 	$L__BB11_226;
$L__BB11_227:
	and.b32  	%r539, %r81, -4;
	bra.uni 	$L__BB11_236;
$L__BB11_204:
	setp.lt.s32 	%p175, %r52, 1;
	or.pred  	%p176, %p175, %p202;
	@%p176 bra 	$L__BB11_243;
	@%p133 bra 	$L__BB11_213;
	mov.u32 	%r526, 0;
	shl.b64 	%rd237, %rd50, 11;
	add.s64 	%rd239, %rd211, %rd237;
$L__BB11_207:
	.pragma "nounroll";
	cvt.s64.s32 	%rd229, %r526;
	mul.lo.s64 	%rd230, %rd328, %rd229;
	add.s64 	%rd53, %rd230, %rd48;
	mul.lo.s32 	%r71, %r526, 3;
	setp.eq.s32 	%p178, %r51, 2;
	@%p178 bra 	$L__BB11_210;
	bra.uni 	$L__BB11_208;
$L__BB11_210:
	mov.u32 	%r528, 0;
$L__BB11_211:
	.pragma "nounroll";
	cvt.s64.s32 	%rd241, %r528;
	mul.lo.s64 	%rd242, %rd329, %rd241;
	add.s64 	%rd243, %rd53, %rd242;
	add.s64 	%rd244, %rd326, %rd243;
	add.s32 	%r401, %r528, %r71;
	shl.b32 	%r402, %r401, 1;
	cvt.s64.s32 	%rd245, %r402;
	add.s64 	%rd246, %rd245, %rd49;
	add.s64 	%rd250, %rd239, %rd246;
	ld.shared.u16 	%rs120, [%rd250];
	st.u16 	[%rd244], %rs120;
	add.s32 	%r528, %r528, 1;
	setp.ne.s32 	%p180, %r528, 3;
	@%p180 bra 	$L__BB11_211;
	bra.uni 	$L__BB11_212;
$L__BB11_208:
	mov.u32 	%r527, 0;
$L__BB11_209:
	.pragma "nounroll";
	cvt.s64.s32 	%rd231, %r527;
	mul.lo.s64 	%rd232, %rd329, %rd231;
	add.s64 	%rd233, %rd53, %rd232;
	add.s64 	%rd234, %rd326, %rd233;
	add.s32 	%r397, %r527, %r71;
	mul.lo.s32 	%r398, %r397, %r51;
	cvt.s64.s32 	%rd235, %r398;
	add.s64 	%rd236, %rd235, %rd49;
	add.s64 	%rd240, %rd239, %rd236;
	ld.shared.u32 	%r399, [%rd240];
	st.u32 	[%rd234], %r399;
	add.s32 	%r527, %r527, 1;
	setp.eq.s32 	%p179, %r527, 3;
	@%p179 bra 	$L__BB11_212;
	bra.uni 	$L__BB11_209;
$L__BB11_212:
	add.s32 	%r526, %r526, 1;
	setp.lt.s32 	%p181, %r526, %r53;
	@%p181 bra 	$L__BB11_207;
	bra.uni 	$L__BB11_243;
$L__BB11_228:
	shr.s32 	%r442, %r81, 31;
	shr.u32 	%r443, %r442, 28;
	add.s32 	%r444, %r81, %r443;
	shr.s32 	%r95, %r444, 4;
	setp.ge.s32 	%p192, %r15, %r95;
	@%p192 bra 	$L__BB11_235;
	not.b32 	%r446, %r15;
	add.s32 	%r97, %r95, %r446;
	shr.u32 	%r447, %r97, 5;
	add.s32 	%r448, %r447, 1;
	and.b32  	%r536, %r448, 3;
	setp.eq.s32 	%p193, %r536, 0;
	mov.u32 	%r537, %r15;
	@%p193 bra 	$L__BB11_232;
	mov.u32 	%r537, %tid.x;
	mul.wide.s32 	%rd282, %r537, 16;
	add.s64 	%rd285, %rd211, %rd210;
	add.s64 	%rd339, %rd285, %rd282;
	shl.b32 	%r452, %r537, 2;
	add.s32 	%r453, %r148, %r452;
	cvt.s64.s32 	%rd286, %r453;
	sub.s64 	%rd287, %rd286, %rd64;
	mul.lo.s64 	%rd288, %rd328, %rd287;
	add.s64 	%rd289, %rd282, %rd288;
	add.s64 	%rd290, %rd289, %rd47;
	add.s64 	%rd338, %rd326, %rd290;
$L__BB11_231:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r454, %r455, %r456, %r457}, [%rd339];
	st.v4.u32 	[%rd338], {%r454, %r455, %r456, %r457};
	add.s32 	%r537, %r537, 32;
	add.s64 	%rd339, %rd339, 512;
	add.s64 	%rd338, %rd338, 512;
	add.s32 	%r536, %r536, -1;
	setp.ne.s32 	%p194, %r536, 0;
	@%p194 bra 	$L__BB11_231;
$L__BB11_232:
	setp.lt.u32 	%p195, %r97, 96;
	@%p195 bra 	$L__BB11_235;
	mul.wide.s32 	%rd291, %r537, 16;
	mov.u32 	%r464, %tid.x;
	shl.b32 	%r465, %r464, 2;
	add.s32 	%r466, %r148, %r465;
	cvt.s64.s32 	%rd292, %r466;
	sub.s64 	%rd293, %rd292, %rd64;
	mul.lo.s64 	%rd294, %rd328, %rd293;
	add.s64 	%rd295, %rd291, %rd294;
	add.s64 	%rd296, %rd295, %rd47;
	add.s64 	%rd297, %rd326, %rd296;
	add.s64 	%rd341, %rd297, 1024;
	add.s64 	%rd300, %rd211, %rd210;
	add.s64 	%rd301, %rd300, %rd291;
	add.s64 	%rd340, %rd301, 1024;
$L__BB11_234:
	ld.shared.v4.u32 	{%r468, %r469, %r470, %r471}, [%rd340+-1024];
	st.v4.u32 	[%rd341+-1024], {%r468, %r469, %r470, %r471};
	ld.shared.v4.u32 	{%r476, %r477, %r478, %r479}, [%rd340+-512];
	st.v4.u32 	[%rd341+-512], {%r476, %r477, %r478, %r479};
	ld.shared.v4.u32 	{%r484, %r485, %r486, %r487}, [%rd340];
	st.v4.u32 	[%rd341], {%r484, %r485, %r486, %r487};
	ld.shared.v4.u32 	{%r492, %r493, %r494, %r495}, [%rd340+512];
	st.v4.u32 	[%rd341+512], {%r492, %r493, %r494, %r495};
	add.s64 	%rd341, %rd341, 2048;
	add.s64 	%rd340, %rd340, 2048;
	add.s32 	%r537, %r537, 128;
	setp.lt.s32 	%p196, %r537, %r95;
	@%p196 bra 	$L__BB11_234;
$L__BB11_235:
	and.b32  	%r539, %r81, -16;
$L__BB11_236:
	add.s32 	%r542, %r539, %r15;
	setp.ge.s32 	%p197, %r542, %r81;
	@%p197 bra 	$L__BB11_243;
	not.b32 	%r502, %r15;
	add.s32 	%r503, %r81, %r502;
	sub.s32 	%r110, %r503, %r539;
	shr.u32 	%r504, %r110, 5;
	add.s32 	%r505, %r504, 1;
	and.b32  	%r541, %r505, 3;
	setp.eq.s32 	%p198, %r541, 0;
	@%p198 bra 	$L__BB11_240;
	sub.s64 	%rd303, %rd124, %rd64;
	mul.lo.s64 	%rd304, %rd328, %rd303;
	add.s64 	%rd305, %rd304, %rd47;
	cvt.s64.s32 	%rd306, %r542;
	add.s64 	%rd307, %rd305, %rd306;
	add.s64 	%rd343, %rd326, %rd307;
	add.s64 	%rd310, %rd211, %rd210;
	add.s64 	%rd342, %rd310, %rd306;
$L__BB11_239:
	.pragma "nounroll";
	ld.shared.u8 	%rs122, [%rd342];
	st.u8 	[%rd343], %rs122;
	add.s32 	%r542, %r542, 32;
	add.s64 	%rd343, %rd343, 32;
	add.s64 	%rd342, %rd342, 32;
	add.s32 	%r541, %r541, -1;
	setp.ne.s32 	%p199, %r541, 0;
	@%p199 bra 	$L__BB11_239;
$L__BB11_240:
	setp.lt.u32 	%p200, %r110, 96;
	@%p200 bra 	$L__BB11_243;
	cvt.s64.s32 	%rd311, %r542;
	add.s64 	%rd314, %rd211, %rd210;
	add.s64 	%rd315, %rd314, %rd311;
	add.s64 	%rd345, %rd315, 64;
	sub.s64 	%rd317, %rd124, %rd64;
	mul.lo.s64 	%rd318, %rd328, %rd317;
	add.s64 	%rd319, %rd318, %rd47;
	add.s64 	%rd320, %rd319, %rd311;
	add.s64 	%rd321, %rd326, %rd320;
	add.s64 	%rd344, %rd321, 64;
$L__BB11_242:
	ld.shared.u8 	%rs123, [%rd345+-64];
	st.u8 	[%rd344+-64], %rs123;
	ld.shared.u8 	%rs124, [%rd345+-32];
	st.u8 	[%rd344+-32], %rs124;
	ld.shared.u8 	%rs125, [%rd345];
	st.u8 	[%rd344], %rs125;
	ld.shared.u8 	%rs126, [%rd345+32];
	st.u8 	[%rd344+32], %rs126;
	add.s64 	%rd345, %rd345, 128;
	add.s64 	%rd344, %rd344, 128;
	add.s32 	%r542, %r542, 128;
	setp.lt.s32 	%p201, %r542, %r81;
	@%p201 bra 	$L__BB11_242;
	bra.uni 	$L__BB11_243;
$L__BB11_213:
	add.s64 	%rd253, %rd211, %rd210;
	add.s64 	%rd54, %rd253, %rd49;
	add.s64 	%rd56, %rd326, %rd47;
	mov.u32 	%r407, %tid.x;
	shl.b32 	%r408, %r407, 2;
	add.s32 	%r409, %r148, %r408;
	cvt.s64.s32 	%rd57, %r409;
	mov.u32 	%r403, 0;
	mov.u32 	%r529, %r403;
$L__BB11_214:
	.pragma "nounroll";
	mul.lo.s32 	%r411, %r54, %r529;
	cvt.s64.s32 	%rd254, %r411;
	add.s64 	%rd333, %rd54, %rd254;
	cvt.s64.s32 	%rd255, %r529;
	add.s64 	%rd256, %rd57, %rd255;
	mul.lo.s64 	%rd257, %rd328, %rd256;
	add.s64 	%rd332, %rd56, %rd257;
	mov.u32 	%r530, %r403;
$L__BB11_215:
	.pragma "nounroll";
	ld.shared.u8 	%rs121, [%rd333];
	st.u8 	[%rd332], %rs121;
	add.s64 	%rd333, %rd333, %rd182;
	add.s64 	%rd332, %rd332, %rd329;
	add.s32 	%r530, %r530, 1;
	setp.ne.s32 	%p182, %r530, 3;
	@%p182 bra 	$L__BB11_215;
	add.s32 	%r529, %r529, 1;
	setp.lt.s32 	%p183, %r529, %r53;
	@%p183 bra 	$L__BB11_214;
$L__BB11_243:
	ret;
}
.visible .entry rgb_to_lab_3_3(
	.param .u64 rgb_to_lab_3_3_param_0,
	.param .align 8 .b8 rgb_to_lab_3_3_param_1[48],
	.param .u64 rgb_to_lab_3_3_param_2,
	.param .align 8 .b8 rgb_to_lab_3_3_param_3[48],
	.param .align 4 .b8 rgb_to_lab_3_3_param_4[16]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<175>;
	.reg .b16 	%rs<140>;
	.reg .f32 	%f<618>;
	.reg .b32 	%r<507>;
	.reg .b64 	%rd<312>;
	.shared .align 16 .b8 _ZZ8from_rgbI5ToLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd113, [rgb_to_lab_3_3_param_0];
	ld.param.v2.u32 	{%r480, %r125}, [rgb_to_lab_3_3_param_1+32];
	ld.param.v2.u32 	{%r126, %r127}, [rgb_to_lab_3_3_param_1+40];
	ld.param.u64 	%rd118, [rgb_to_lab_3_3_param_2];
	ld.param.v2.u32 	{%r481, %r482}, [rgb_to_lab_3_3_param_3+32];
	ld.param.v2.u32 	{%r130, %r131}, [rgb_to_lab_3_3_param_3+40];
	ld.param.u32 	%r122, [rgb_to_lab_3_3_param_4+8];
	ld.param.u32 	%r121, [rgb_to_lab_3_3_param_4+4];
	ld.param.u32 	%r120, [rgb_to_lab_3_3_param_4];
	ld.param.u64 	%rd293, [rgb_to_lab_3_3_param_3+24];
	ld.param.u64 	%rd292, [rgb_to_lab_3_3_param_3+16];
	ld.param.u64 	%rd291, [rgb_to_lab_3_3_param_3+8];
	ld.param.u64 	%rd119, [rgb_to_lab_3_3_param_3];
	ld.param.u64 	%rd289, [rgb_to_lab_3_3_param_1+24];
	ld.param.u64 	%rd288, [rgb_to_lab_3_3_param_1+16];
	ld.param.u64 	%rd287, [rgb_to_lab_3_3_param_1+8];
	ld.param.u64 	%rd114, [rgb_to_lab_3_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p7, %r127, 0;
	@%p7 bra 	$L__BB12_2;
	cvta.to.global.u64 	%rd123, %rd113;
	mul.wide.s32 	%rd124, %r1, 40;
	add.s64 	%rd125, %rd123, %rd124;
	ld.global.v2.u32 	{%r480, %r133}, [%rd125+32];
	ld.global.u64 	%rd289, [%rd125+24];
	ld.global.u64 	%rd288, [%rd125+16];
	ld.global.u64 	%rd287, [%rd125+8];
	ld.global.u64 	%rd286, [%rd125];
	bra.uni 	$L__BB12_3;
$L__BB12_2:
	cvt.s64.s32 	%rd126, %r1;
	mul.lo.s64 	%rd127, %rd114, %rd126;
	add.s64 	%rd286, %rd113, %rd127;
$L__BB12_3:
	setp.eq.s32 	%p8, %r131, 0;
	@%p8 bra 	$L__BB12_5;
	cvta.to.global.u64 	%rd128, %rd118;
	mul.wide.s32 	%rd129, %r1, 40;
	add.s64 	%rd130, %rd128, %rd129;
	ld.global.v2.u32 	{%r481, %r482}, [%rd130+32];
	ld.global.u64 	%rd293, [%rd130+24];
	ld.global.u64 	%rd292, [%rd130+16];
	ld.global.u64 	%rd291, [%rd130+8];
	ld.global.u64 	%rd290, [%rd130];
	bra.uni 	$L__BB12_6;
$L__BB12_5:
	cvt.s64.s32 	%rd131, %r1;
	mul.lo.s64 	%rd132, %rd119, %rd131;
	add.s64 	%rd290, %rd118, %rd132;
$L__BB12_6:
	mov.u32 	%r136, %ctaid.y;
	shl.b32 	%r137, %r136, 3;
	mov.u32 	%r14, %tid.y;
	add.s32 	%r15, %r137, %r14;
	setp.ge.s32 	%p9, %r15, %r482;
	@%p9 bra 	$L__BB12_222;
	mov.u32 	%r138, %tid.x;
	shl.b32 	%r139, %r138, 2;
	mov.u32 	%r140, %ctaid.x;
	shl.b32 	%r141, %r140, 7;
	add.s32 	%r142, %r141, %r139;
	cvt.u64.u32 	%rd29, %r14;
	shl.b32 	%r143, %r138, 6;
	cvt.u64.u32 	%rd30, %r143;
	setp.eq.s32 	%p10, %r120, 4;
	selp.b32 	%r144, 4, 2, %p10;
	setp.eq.s32 	%p11, %r120, 0;
	selp.b32 	%r17, 1, %r144, %p11;
	sub.s32 	%r18, %r480, %r142;
	min.s32 	%r19, %r18, 4;
	cvt.s64.s32 	%rd133, %r15;
	mul.lo.s64 	%rd31, %rd287, %rd133;
	cvt.s64.s32 	%rd32, %r142;
	mul.lo.s64 	%rd134, %rd288, %rd32;
	add.s64 	%rd33, %rd31, %rd134;
	add.s64 	%rd296, %rd286, %rd33;
	shl.b32 	%r145, %r17, 2;
	cvt.u64.u32 	%rd35, %r145;
	setp.gt.s32 	%p12, %r18, 3;
	@%p12 bra 	$L__BB12_8;
	bra.uni 	$L__BB12_10;
$L__BB12_8:
	mul.lo.s32 	%r146, %r17, 3;
	cvt.u64.u32 	%rd135, %r146;
	setp.ne.s64 	%p13, %rd288, %rd135;
	cvt.u64.u32 	%rd136, %r17;
	setp.ne.s64 	%p14, %rd289, %rd136;
	or.pred  	%p15, %p13, %p14;
	@%p15 bra 	$L__BB12_10;
	cvt.u32.u64 	%r147, %rd35;
	add.s32 	%r148, %r147, -1;
	cvt.s64.s32 	%rd137, %r148;
	and.b64  	%rd138, %rd296, %rd137;
	setp.eq.s64 	%p16, %rd138, 0;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd297, %rd35;
	@%p16 bra 	$L__BB12_25;
$L__BB12_10:
	setp.lt.s32 	%p17, %r18, 4;
	cvt.u64.u32 	%rd139, %r17;
	setp.ne.s64 	%p18, %rd288, %rd139;
	or.pred  	%p19, %p18, %p17;
	@%p19 bra 	$L__BB12_12;
	cvt.u32.u64 	%r149, %rd35;
	or.b64  	%rd140, %rd289, %rd296;
	add.s32 	%r150, %r149, -1;
	cvt.s64.s32 	%rd141, %r150;
	and.b64  	%rd142, %rd140, %rd141;
	setp.eq.s64 	%p20, %rd142, 0;
	mov.u16 	%rs127, 1;
	mov.u64 	%rd297, %rd289;
	@%p20 bra 	$L__BB12_25;
$L__BB12_12:
	shl.b64 	%rd143, %rd29, 11;
	mov.u64 	%rd144, _ZZ8from_rgbI5ToLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd145, %rd144;
	add.s64 	%rd146, %rd145, %rd143;
	add.s64 	%rd296, %rd146, %rd30;
	setp.lt.s32 	%p21, %r18, 1;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd297, %rd35;
	@%p21 bra 	$L__BB12_25;
	@%p11 bra 	$L__BB12_21;
	mov.u32 	%r483, 0;
	add.s64 	%rd153, %rd144, %rd143;
$L__BB12_15:
	.pragma "nounroll";
	mul.lo.s32 	%r21, %r483, 3;
	cvt.s64.s32 	%rd147, %r483;
	mul.lo.s64 	%rd148, %rd288, %rd147;
	add.s64 	%rd37, %rd148, %rd33;
	setp.eq.s32 	%p23, %r17, 2;
	@%p23 bra 	$L__BB12_18;
	bra.uni 	$L__BB12_16;
$L__BB12_18:
	mov.u32 	%r485, 0;
$L__BB12_19:
	.pragma "nounroll";
	add.s32 	%r157, %r485, %r21;
	shl.b32 	%r158, %r157, 1;
	cvt.s64.s32 	%rd159, %r158;
	add.s64 	%rd160, %rd159, %rd30;
	add.s64 	%rd164, %rd153, %rd160;
	cvt.s64.s32 	%rd165, %r485;
	mul.lo.s64 	%rd166, %rd289, %rd165;
	add.s64 	%rd167, %rd37, %rd166;
	add.s64 	%rd168, %rd286, %rd167;
	ld.u16 	%rs56, [%rd168];
	st.shared.u16 	[%rd164], %rs56;
	add.s32 	%r485, %r485, 1;
	setp.ne.s32 	%p25, %r485, 3;
	@%p25 bra 	$L__BB12_19;
	bra.uni 	$L__BB12_20;
$L__BB12_16:
	mov.u32 	%r484, 0;
$L__BB12_17:
	.pragma "nounroll";
	add.s32 	%r153, %r484, %r21;
	mul.lo.s32 	%r154, %r153, %r17;
	cvt.s64.s32 	%rd149, %r154;
	add.s64 	%rd150, %rd149, %rd30;
	add.s64 	%rd154, %rd153, %rd150;
	cvt.s64.s32 	%rd155, %r484;
	mul.lo.s64 	%rd156, %rd289, %rd155;
	add.s64 	%rd157, %rd37, %rd156;
	add.s64 	%rd158, %rd286, %rd157;
	ld.u32 	%r155, [%rd158];
	st.shared.u32 	[%rd154], %r155;
	add.s32 	%r484, %r484, 1;
	setp.eq.s32 	%p24, %r484, 3;
	@%p24 bra 	$L__BB12_20;
	bra.uni 	$L__BB12_17;
$L__BB12_20:
	add.s32 	%r483, %r483, 1;
	setp.lt.s32 	%p26, %r483, %r19;
	mov.u64 	%rd297, %rd35;
	@%p26 bra 	$L__BB12_15;
	bra.uni 	$L__BB12_25;
$L__BB12_21:
	add.s64 	%rd38, %rd286, %rd31;
	add.s64 	%rd171, %rd144, %rd143;
	add.s64 	%rd39, %rd171, %rd30;
	mul.lo.s32 	%r27, %r17, 3;
	mov.u32 	%r159, 0;
	mov.u32 	%r486, %r159;
$L__BB12_22:
	.pragma "nounroll";
	cvt.s64.s32 	%rd172, %r486;
	add.s64 	%rd173, %rd32, %rd172;
	mul.lo.s64 	%rd174, %rd288, %rd173;
	add.s64 	%rd295, %rd38, %rd174;
	mul.lo.s32 	%r161, %r27, %r486;
	cvt.s64.s32 	%rd175, %r161;
	add.s64 	%rd294, %rd39, %rd175;
	mov.u32 	%r487, %r159;
$L__BB12_23:
	.pragma "nounroll";
	ld.u8 	%rs58, [%rd295];
	st.shared.u8 	[%rd294], %rs58;
	add.s64 	%rd295, %rd295, %rd289;
	add.s64 	%rd294, %rd294, %rd139;
	add.s32 	%r487, %r487, 1;
	setp.ne.s32 	%p27, %r487, 3;
	@%p27 bra 	$L__BB12_23;
	add.s32 	%r486, %r486, 1;
	setp.lt.s32 	%p28, %r486, %r19;
	mov.u64 	%rd297, %rd35;
	@%p28 bra 	$L__BB12_22;
$L__BB12_25:
	add.s64 	%rd50, %rd296, %rd297;
	shl.b64 	%rd176, %rd297, 1;
	add.s64 	%rd51, %rd296, %rd176;
	@%p11 bra 	$L__BB12_28;
	setp.ne.s32 	%p30, %r120, 4;
	@%p30 bra 	$L__BB12_29;
	ld.v4.f32 	{%f578, %f567, %f566, %f565}, [%rd296];
	bra.uni 	$L__BB12_34;
$L__BB12_28:
	ld.u32 	%r162, [%rd296];
	cvt.u16.u32 	%rs60, %r162;
	and.b16  	%rs61, %rs60, 255;
	cvt.rn.f32.u16 	%f578, %rs61;
	shr.u16 	%rs62, %rs60, 8;
	cvt.rn.f32.u16 	%f567, %rs62;
	shr.u32 	%r163, %r162, 16;
	cvt.u16.u32 	%rs63, %r163;
	and.b16  	%rs64, %rs63, 255;
	cvt.rn.f32.u16 	%f566, %rs64;
	shr.u32 	%r164, %r162, 24;
	cvt.u16.u32 	%rs65, %r164;
	cvt.rn.f32.u16 	%f565, %rs65;
	ld.u32 	%r165, [%rd50];
	cvt.u16.u32 	%rs66, %r165;
	and.b16  	%rs67, %rs66, 255;
	cvt.rn.f32.u16 	%f570, %rs67;
	shr.u16 	%rs68, %rs66, 8;
	cvt.rn.f32.u16 	%f569, %rs68;
	shr.u32 	%r166, %r165, 16;
	cvt.u16.u32 	%rs69, %r166;
	and.b16  	%rs70, %rs69, 255;
	cvt.rn.f32.u16 	%f571, %rs70;
	shr.u32 	%r167, %r165, 24;
	cvt.u16.u32 	%rs71, %r167;
	cvt.rn.f32.u16 	%f572, %rs71;
	ld.u32 	%r168, [%rd51];
	cvt.u16.u32 	%rs72, %r168;
	and.b16  	%rs73, %rs72, 255;
	cvt.rn.f32.u16 	%f581, %rs73;
	shr.u16 	%rs74, %rs72, 8;
	cvt.rn.f32.u16 	%f582, %rs74;
	shr.u32 	%r169, %r168, 16;
	cvt.u16.u32 	%rs75, %r169;
	and.b16  	%rs76, %rs75, 255;
	cvt.rn.f32.u16 	%f583, %rs76;
	shr.u32 	%r170, %r168, 24;
	cvt.u16.u32 	%rs77, %r170;
	cvt.rn.f32.u16 	%f584, %rs77;
	bra.uni 	$L__BB12_48;
$L__BB12_29:
	setp.eq.s32 	%p31, %r120, 3;
	ld.v2.u32 	{%r171, %r172}, [%rd296];
	cvt.u16.u32 	%rs2, %r171;
	@%p31 bra 	$L__BB12_33;
	bra.uni 	$L__BB12_30;
$L__BB12_33:
	cvt.f32.f16 %f578, %rs2;
	shr.u32 	%r177, %r171, 16;
	cvt.u16.u32 	%rs85, %r177;
	cvt.f32.f16 %f567, %rs85;
	cvt.u16.u32 	%rs86, %r172;
	cvt.f32.f16 %f566, %rs86;
	shr.u32 	%r178, %r172, 16;
	cvt.u16.u32 	%rs87, %r178;
	cvt.f32.f16 %f565, %rs87;
	bra.uni 	$L__BB12_34;
$L__BB12_30:
	setp.eq.s32 	%p32, %r120, 1;
	@%p32 bra 	$L__BB12_32;
	bra.uni 	$L__BB12_31;
$L__BB12_32:
	cvt.rn.f32.u16 	%f578, %rs2;
	shr.u32 	%r175, %r171, 16;
	cvt.u16.u32 	%rs81, %r175;
	cvt.rn.f32.u16 	%f567, %rs81;
	cvt.u16.u32 	%rs82, %r172;
	cvt.rn.f32.u16 	%f566, %rs82;
	shr.u32 	%r176, %r172, 16;
	cvt.u16.u32 	%rs83, %r176;
	cvt.rn.f32.u16 	%f565, %rs83;
	bra.uni 	$L__BB12_34;
$L__BB12_31:
	cvt.rn.f32.s16 	%f578, %rs2;
	shr.u32 	%r173, %r171, 16;
	cvt.u16.u32 	%rs78, %r173;
	cvt.rn.f32.s16 	%f567, %rs78;
	cvt.u16.u32 	%rs79, %r172;
	cvt.rn.f32.s16 	%f566, %rs79;
	shr.u32 	%r174, %r172, 16;
	cvt.u16.u32 	%rs80, %r174;
	cvt.rn.f32.s16 	%f565, %rs80;
$L__BB12_34:
	@%p10 bra 	$L__BB12_40;
	bra.uni 	$L__BB12_35;
$L__BB12_40:
	ld.v4.f32 	{%f570, %f569, %f571, %f572}, [%rd50];
	bra.uni 	$L__BB12_41;
$L__BB12_35:
	setp.eq.s32 	%p34, %r120, 3;
	ld.v2.u32 	{%r179, %r180}, [%rd50];
	cvt.u16.u32 	%rs3, %r179;
	@%p34 bra 	$L__BB12_39;
	bra.uni 	$L__BB12_36;
$L__BB12_39:
	cvt.f32.f16 %f570, %rs3;
	shr.u32 	%r185, %r179, 16;
	cvt.u16.u32 	%rs95, %r185;
	cvt.f32.f16 %f569, %rs95;
	cvt.u16.u32 	%rs96, %r180;
	cvt.f32.f16 %f571, %rs96;
	shr.u32 	%r186, %r180, 16;
	cvt.u16.u32 	%rs97, %r186;
	cvt.f32.f16 %f572, %rs97;
	bra.uni 	$L__BB12_41;
$L__BB12_36:
	setp.eq.s32 	%p35, %r120, 1;
	@%p35 bra 	$L__BB12_38;
	bra.uni 	$L__BB12_37;
$L__BB12_38:
	cvt.rn.f32.u16 	%f570, %rs3;
	shr.u32 	%r183, %r179, 16;
	cvt.u16.u32 	%rs91, %r183;
	cvt.rn.f32.u16 	%f569, %rs91;
	cvt.u16.u32 	%rs92, %r180;
	cvt.rn.f32.u16 	%f571, %rs92;
	shr.u32 	%r184, %r180, 16;
	cvt.u16.u32 	%rs93, %r184;
	cvt.rn.f32.u16 	%f572, %rs93;
	bra.uni 	$L__BB12_41;
$L__BB12_37:
	cvt.rn.f32.s16 	%f570, %rs3;
	shr.u32 	%r181, %r179, 16;
	cvt.u16.u32 	%rs88, %r181;
	cvt.rn.f32.s16 	%f569, %rs88;
	cvt.u16.u32 	%rs89, %r180;
	cvt.rn.f32.s16 	%f571, %rs89;
	shr.u32 	%r182, %r180, 16;
	cvt.u16.u32 	%rs90, %r182;
	cvt.rn.f32.s16 	%f572, %rs90;
$L__BB12_41:
	@%p10 bra 	$L__BB12_47;
	bra.uni 	$L__BB12_42;
$L__BB12_47:
	ld.v4.f32 	{%f581, %f582, %f583, %f584}, [%rd51];
	bra.uni 	$L__BB12_48;
$L__BB12_42:
	setp.eq.s32 	%p37, %r120, 3;
	ld.v2.u32 	{%r187, %r188}, [%rd51];
	cvt.u16.u32 	%rs4, %r187;
	@%p37 bra 	$L__BB12_46;
	bra.uni 	$L__BB12_43;
$L__BB12_46:
	cvt.f32.f16 %f581, %rs4;
	shr.u32 	%r193, %r187, 16;
	cvt.u16.u32 	%rs105, %r193;
	cvt.f32.f16 %f582, %rs105;
	cvt.u16.u32 	%rs106, %r188;
	cvt.f32.f16 %f583, %rs106;
	shr.u32 	%r194, %r188, 16;
	cvt.u16.u32 	%rs107, %r194;
	cvt.f32.f16 %f584, %rs107;
	bra.uni 	$L__BB12_48;
$L__BB12_43:
	setp.eq.s32 	%p38, %r120, 1;
	@%p38 bra 	$L__BB12_45;
	bra.uni 	$L__BB12_44;
$L__BB12_45:
	cvt.rn.f32.u16 	%f581, %rs4;
	shr.u32 	%r191, %r187, 16;
	cvt.u16.u32 	%rs101, %r191;
	cvt.rn.f32.u16 	%f582, %rs101;
	cvt.u16.u32 	%rs102, %r188;
	cvt.rn.f32.u16 	%f583, %rs102;
	shr.u32 	%r192, %r188, 16;
	cvt.u16.u32 	%rs103, %r192;
	cvt.rn.f32.u16 	%f584, %rs103;
	bra.uni 	$L__BB12_48;
$L__BB12_44:
	cvt.rn.f32.s16 	%f581, %rs4;
	shr.u32 	%r189, %r187, 16;
	cvt.u16.u32 	%rs98, %r189;
	cvt.rn.f32.s16 	%f582, %rs98;
	cvt.u16.u32 	%rs99, %r188;
	cvt.rn.f32.s16 	%f583, %rs99;
	shr.u32 	%r190, %r188, 16;
	cvt.u16.u32 	%rs100, %r190;
	cvt.rn.f32.s16 	%f584, %rs100;
$L__BB12_48:
	setp.eq.s16 	%p39, %rs127, 0;
	selp.f32 	%f592, %f567, %f570, %p39;
	selp.f32 	%f591, %f566, %f581, %p39;
	selp.f32 	%f590, %f565, %f567, %p39;
	selp.f32 	%f589, %f570, %f569, %p39;
	selp.f32 	%f588, %f569, %f582, %p39;
	selp.f32 	%f587, %f571, %f566, %p39;
	selp.f32 	%f586, %f572, %f571, %p39;
	selp.f32 	%f585, %f581, %f583, %p39;
	selp.f32 	%f89, %f582, %f565, %p39;
	selp.f32 	%f90, %f583, %f572, %p39;
	bar.warp.sync 	-1;
	add.s32 	%r40, %r120, -3;
	mov.u32 	%r488, 0;
$L__BB12_49:
	.pragma "nounroll";
	mov.f32 	%f108, %f602;
	mov.f32 	%f107, %f601;
	mov.f32 	%f106, %f600;
	mov.f32 	%f602, %f599;
	mov.f32 	%f601, %f598;
	mov.f32 	%f600, %f597;
	mov.f32 	%f599, %f596;
	mov.f32 	%f598, %f595;
	mov.f32 	%f597, %f175;
	mov.f32 	%f96, %f590;
	mov.f32 	%f95, %f589;
	mov.f32 	%f94, %f588;
	mov.f32 	%f590, %f587;
	mov.f32 	%f589, %f586;
	mov.f32 	%f588, %f585;
	setp.eq.s32 	%p40, %r122, 0;
	selp.f32 	%f211, %f578, %f591, %p40;
	selp.f32 	%f109, %f591, %f578, %p40;
	setp.gt.u32 	%p41, %r40, 1;
	selp.f32 	%f212, 0f3B808081, 0f3F800000, %p41;
	mul.f32 	%f213, %f212, %f211;
	cvt.sat.f32.f32 	%f110, %f213;
	setp.gtu.f32 	%p42, %f110, 0f3D25AEE6;
	@%p42 bra 	$L__BB12_51;
	bra.uni 	$L__BB12_50;
$L__BB12_51:
	add.f32 	%f215, %f110, 0f3D6147AE;
	mul.f32 	%f112, %f215, 0f3F72A76F;
	mov.f32 	%f219, 0f4019999A;
	abs.f32 	%f114, %f112;
	setp.lt.f32 	%p43, %f114, 0f00800000;
	mul.f32 	%f221, %f114, 0f4B800000;
	selp.f32 	%f222, %f221, %f114, %p43;
	selp.f32 	%f223, 0fC3170000, 0fC2FE0000, %p43;
	mov.b32 	%r196, %f222;
	and.b32  	%r197, %r196, 8388607;
	or.b32  	%r198, %r197, 1065353216;
	mov.b32 	%f224, %r198;
	shr.u32 	%r199, %r196, 23;
	cvt.rn.f32.u32 	%f225, %r199;
	add.f32 	%f226, %f223, %f225;
	setp.gt.f32 	%p44, %f224, 0f3FB504F3;
	mul.f32 	%f227, %f224, 0f3F000000;
	add.f32 	%f228, %f226, 0f3F800000;
	selp.f32 	%f229, %f228, %f226, %p44;
	selp.f32 	%f230, %f227, %f224, %p44;
	add.f32 	%f231, %f230, 0fBF800000;
	add.f32 	%f232, %f230, 0f3F800000;
	rcp.approx.ftz.f32 	%f233, %f232;
	add.f32 	%f234, %f231, %f231;
	mul.f32 	%f235, %f234, %f233;
	mul.f32 	%f236, %f235, %f235;
	mov.f32 	%f237, 0f3C4CAF63;
	mov.f32 	%f238, 0f3B18F0FE;
	fma.rn.f32 	%f239, %f238, %f236, %f237;
	mov.f32 	%f240, 0f3DAAAABD;
	fma.rn.f32 	%f241, %f239, %f236, %f240;
	mul.rn.f32 	%f242, %f241, %f236;
	mul.rn.f32 	%f243, %f242, %f235;
	sub.f32 	%f244, %f231, %f235;
	add.f32 	%f245, %f244, %f244;
	neg.f32 	%f246, %f235;
	fma.rn.f32 	%f247, %f246, %f231, %f245;
	mul.rn.f32 	%f248, %f233, %f247;
	add.f32 	%f249, %f243, %f235;
	sub.f32 	%f250, %f235, %f249;
	add.f32 	%f251, %f243, %f250;
	add.f32 	%f252, %f248, %f251;
	add.f32 	%f253, %f249, %f252;
	sub.f32 	%f254, %f249, %f253;
	add.f32 	%f255, %f252, %f254;
	mov.f32 	%f256, 0f3F317200;
	mul.rn.f32 	%f257, %f229, %f256;
	mov.f32 	%f258, 0f35BFBE8E;
	mul.rn.f32 	%f259, %f229, %f258;
	add.f32 	%f260, %f257, %f253;
	sub.f32 	%f261, %f257, %f260;
	add.f32 	%f262, %f253, %f261;
	add.f32 	%f263, %f255, %f262;
	add.f32 	%f264, %f259, %f263;
	add.f32 	%f265, %f260, %f264;
	sub.f32 	%f266, %f260, %f265;
	add.f32 	%f267, %f264, %f266;
	mul.rn.f32 	%f268, %f219, %f265;
	neg.f32 	%f269, %f268;
	fma.rn.f32 	%f270, %f219, %f265, %f269;
	fma.rn.f32 	%f271, %f219, %f267, %f270;
	mov.f32 	%f272, 0f00000000;
	fma.rn.f32 	%f273, %f272, %f265, %f271;
	add.rn.f32 	%f274, %f268, %f273;
	neg.f32 	%f275, %f274;
	add.rn.f32 	%f276, %f268, %f275;
	add.rn.f32 	%f277, %f276, %f273;
	mov.b32 	%r200, %f274;
	setp.eq.s32 	%p45, %r200, 1118925336;
	add.s32 	%r201, %r200, -1;
	mov.b32 	%f278, %r201;
	add.f32 	%f279, %f277, 0f37000000;
	selp.f32 	%f115, %f279, %f277, %p45;
	selp.f32 	%f280, %f278, %f274, %p45;
	mov.f32 	%f281, 0f3FB8AA3B;
	mul.rn.f32 	%f282, %f280, %f281;
	cvt.rzi.f32.f32 	%f283, %f282;
	abs.f32 	%f284, %f283;
	setp.gt.f32 	%p46, %f284, 0f42FC0000;
	mov.b32 	%r202, %f283;
	and.b32  	%r203, %r202, -2147483648;
	or.b32  	%r204, %r203, 1123811328;
	mov.b32 	%f285, %r204;
	selp.f32 	%f286, %f285, %f283, %p46;
	mov.f32 	%f287, 0fBF317218;
	fma.rn.f32 	%f288, %f286, %f287, %f280;
	mov.f32 	%f289, 0f3102E308;
	fma.rn.f32 	%f290, %f286, %f289, %f288;
	mul.f32 	%f291, %f290, 0f3FB8AA3B;
	add.f32 	%f292, %f286, 0f4B40007F;
	mov.b32 	%r205, %f292;
	shl.b32 	%r206, %r205, 23;
	mov.b32 	%f293, %r206;
	ex2.approx.ftz.f32 	%f294, %f291;
	mul.f32 	%f116, %f294, %f293;
	setp.eq.f32 	%p47, %f116, 0f7F800000;
	mov.f32 	%f603, 0f7F800000;
	@%p47 bra 	$L__BB12_53;
	fma.rn.f32 	%f603, %f116, %f115, %f116;
$L__BB12_53:
	mov.f32 	%f550, 0f3F99999A;
	cvt.rzi.f32.f32 	%f549, %f550;
	add.f32 	%f548, %f549, %f549;
	mov.f32 	%f547, 0f4019999A;
	sub.f32 	%f546, %f547, %f548;
	abs.f32 	%f545, %f546;
	setp.lt.f32 	%p48, %f112, 0f00000000;
	setp.eq.f32 	%p49, %f545, 0f3F800000;
	and.pred  	%p1, %p48, %p49;
	setp.eq.f32 	%p50, %f112, 0f00000000;
	@%p50 bra 	$L__BB12_57;
	bra.uni 	$L__BB12_54;
$L__BB12_57:
	add.f32 	%f299, %f112, %f112;
	selp.f32 	%f605, %f299, 0f00000000, %p49;
	bra.uni 	$L__BB12_58;
$L__BB12_50:
	mul.f32 	%f606, %f110, 0f3D9E8391;
	bra.uni 	$L__BB12_64;
$L__BB12_54:
	mov.b32 	%r207, %f603;
	xor.b32  	%r208, %r207, -2147483648;
	mov.b32 	%f295, %r208;
	selp.f32 	%f605, %f295, %f603, %p1;
	setp.geu.f32 	%p51, %f112, 0f00000000;
	@%p51 bra 	$L__BB12_58;
	mov.f32 	%f296, 0f4019999A;
	cvt.rzi.f32.f32 	%f297, %f296;
	setp.eq.f32 	%p52, %f297, 0f4019999A;
	@%p52 bra 	$L__BB12_58;
	mov.f32 	%f605, 0f7FFFFFFF;
$L__BB12_58:
	add.f32 	%f300, %f114, 0f4019999A;
	mov.b32 	%r209, %f300;
	setp.lt.s32 	%p54, %r209, 2139095040;
	@%p54 bra 	$L__BB12_63;
	setp.gtu.f32 	%p55, %f114, 0f7F800000;
	@%p55 bra 	$L__BB12_62;
	bra.uni 	$L__BB12_60;
$L__BB12_62:
	add.f32 	%f605, %f112, 0f4019999A;
	bra.uni 	$L__BB12_63;
$L__BB12_60:
	setp.neu.f32 	%p56, %f114, 0f7F800000;
	@%p56 bra 	$L__BB12_63;
	selp.f32 	%f605, 0fFF800000, 0f7F800000, %p1;
$L__BB12_63:
	setp.eq.f32 	%p57, %f112, 0f3F800000;
	selp.f32 	%f606, 0f3F800000, %f605, %p57;
$L__BB12_64:
	setp.gt.u32 	%p171, %r40, 1;
	selp.f32 	%f551, 0f3B808081, 0f3F800000, %p171;
	mul.f32 	%f302, %f551, %f592;
	cvt.sat.f32.f32 	%f127, %f302;
	setp.gtu.f32 	%p59, %f127, 0f3D25AEE6;
	@%p59 bra 	$L__BB12_66;
	bra.uni 	$L__BB12_65;
$L__BB12_66:
	add.f32 	%f304, %f127, 0f3D6147AE;
	mul.f32 	%f129, %f304, 0f3F72A76F;
	mov.f32 	%f308, 0f4019999A;
	abs.f32 	%f131, %f129;
	setp.lt.f32 	%p60, %f131, 0f00800000;
	mul.f32 	%f310, %f131, 0f4B800000;
	selp.f32 	%f311, %f310, %f131, %p60;
	selp.f32 	%f312, 0fC3170000, 0fC2FE0000, %p60;
	mov.b32 	%r210, %f311;
	and.b32  	%r211, %r210, 8388607;
	or.b32  	%r212, %r211, 1065353216;
	mov.b32 	%f313, %r212;
	shr.u32 	%r213, %r210, 23;
	cvt.rn.f32.u32 	%f314, %r213;
	add.f32 	%f315, %f312, %f314;
	setp.gt.f32 	%p61, %f313, 0f3FB504F3;
	mul.f32 	%f316, %f313, 0f3F000000;
	add.f32 	%f317, %f315, 0f3F800000;
	selp.f32 	%f318, %f317, %f315, %p61;
	selp.f32 	%f319, %f316, %f313, %p61;
	add.f32 	%f320, %f319, 0fBF800000;
	add.f32 	%f321, %f319, 0f3F800000;
	rcp.approx.ftz.f32 	%f322, %f321;
	add.f32 	%f323, %f320, %f320;
	mul.f32 	%f324, %f323, %f322;
	mul.f32 	%f325, %f324, %f324;
	mov.f32 	%f326, 0f3C4CAF63;
	mov.f32 	%f327, 0f3B18F0FE;
	fma.rn.f32 	%f328, %f327, %f325, %f326;
	mov.f32 	%f329, 0f3DAAAABD;
	fma.rn.f32 	%f330, %f328, %f325, %f329;
	mul.rn.f32 	%f331, %f330, %f325;
	mul.rn.f32 	%f332, %f331, %f324;
	sub.f32 	%f333, %f320, %f324;
	add.f32 	%f334, %f333, %f333;
	neg.f32 	%f335, %f324;
	fma.rn.f32 	%f336, %f335, %f320, %f334;
	mul.rn.f32 	%f337, %f322, %f336;
	add.f32 	%f338, %f332, %f324;
	sub.f32 	%f339, %f324, %f338;
	add.f32 	%f340, %f332, %f339;
	add.f32 	%f341, %f337, %f340;
	add.f32 	%f342, %f338, %f341;
	sub.f32 	%f343, %f338, %f342;
	add.f32 	%f344, %f341, %f343;
	mov.f32 	%f345, 0f3F317200;
	mul.rn.f32 	%f346, %f318, %f345;
	mov.f32 	%f347, 0f35BFBE8E;
	mul.rn.f32 	%f348, %f318, %f347;
	add.f32 	%f349, %f346, %f342;
	sub.f32 	%f350, %f346, %f349;
	add.f32 	%f351, %f342, %f350;
	add.f32 	%f352, %f344, %f351;
	add.f32 	%f353, %f348, %f352;
	add.f32 	%f354, %f349, %f353;
	sub.f32 	%f355, %f349, %f354;
	add.f32 	%f356, %f353, %f355;
	mul.rn.f32 	%f357, %f308, %f354;
	neg.f32 	%f358, %f357;
	fma.rn.f32 	%f359, %f308, %f354, %f358;
	fma.rn.f32 	%f360, %f308, %f356, %f359;
	mov.f32 	%f361, 0f00000000;
	fma.rn.f32 	%f362, %f361, %f354, %f360;
	add.rn.f32 	%f363, %f357, %f362;
	neg.f32 	%f364, %f363;
	add.rn.f32 	%f365, %f357, %f364;
	add.rn.f32 	%f366, %f365, %f362;
	mov.b32 	%r214, %f363;
	setp.eq.s32 	%p62, %r214, 1118925336;
	add.s32 	%r215, %r214, -1;
	mov.b32 	%f367, %r215;
	add.f32 	%f368, %f366, 0f37000000;
	selp.f32 	%f132, %f368, %f366, %p62;
	selp.f32 	%f369, %f367, %f363, %p62;
	mov.f32 	%f370, 0f3FB8AA3B;
	mul.rn.f32 	%f371, %f369, %f370;
	cvt.rzi.f32.f32 	%f372, %f371;
	abs.f32 	%f373, %f372;
	setp.gt.f32 	%p63, %f373, 0f42FC0000;
	mov.b32 	%r216, %f372;
	and.b32  	%r217, %r216, -2147483648;
	or.b32  	%r218, %r217, 1123811328;
	mov.b32 	%f374, %r218;
	selp.f32 	%f375, %f374, %f372, %p63;
	mov.f32 	%f376, 0fBF317218;
	fma.rn.f32 	%f377, %f375, %f376, %f369;
	mov.f32 	%f378, 0f3102E308;
	fma.rn.f32 	%f379, %f375, %f378, %f377;
	mul.f32 	%f380, %f379, 0f3FB8AA3B;
	add.f32 	%f381, %f375, 0f4B40007F;
	mov.b32 	%r219, %f381;
	shl.b32 	%r220, %r219, 23;
	mov.b32 	%f382, %r220;
	ex2.approx.ftz.f32 	%f383, %f380;
	mul.f32 	%f133, %f383, %f382;
	setp.eq.f32 	%p64, %f133, 0f7F800000;
	mov.f32 	%f607, 0f7F800000;
	@%p64 bra 	$L__BB12_68;
	fma.rn.f32 	%f607, %f133, %f132, %f133;
$L__BB12_68:
	mov.f32 	%f558, 0f3F99999A;
	cvt.rzi.f32.f32 	%f557, %f558;
	add.f32 	%f556, %f557, %f557;
	mov.f32 	%f555, 0f4019999A;
	sub.f32 	%f554, %f555, %f556;
	abs.f32 	%f553, %f554;
	setp.lt.f32 	%p65, %f129, 0f00000000;
	setp.eq.f32 	%p66, %f553, 0f3F800000;
	and.pred  	%p2, %p65, %p66;
	setp.eq.f32 	%p67, %f129, 0f00000000;
	@%p67 bra 	$L__BB12_72;
	bra.uni 	$L__BB12_69;
$L__BB12_72:
	add.f32 	%f388, %f129, %f129;
	selp.f32 	%f609, %f388, 0f00000000, %p66;
	bra.uni 	$L__BB12_73;
$L__BB12_65:
	mul.f32 	%f610, %f127, 0f3D9E8391;
	bra.uni 	$L__BB12_79;
$L__BB12_69:
	mov.b32 	%r221, %f607;
	xor.b32  	%r222, %r221, -2147483648;
	mov.b32 	%f384, %r222;
	selp.f32 	%f609, %f384, %f607, %p2;
	setp.geu.f32 	%p68, %f129, 0f00000000;
	@%p68 bra 	$L__BB12_73;
	mov.f32 	%f385, 0f4019999A;
	cvt.rzi.f32.f32 	%f386, %f385;
	setp.eq.f32 	%p69, %f386, 0f4019999A;
	@%p69 bra 	$L__BB12_73;
	mov.f32 	%f609, 0f7FFFFFFF;
$L__BB12_73:
	add.f32 	%f389, %f131, 0f4019999A;
	mov.b32 	%r223, %f389;
	setp.lt.s32 	%p71, %r223, 2139095040;
	@%p71 bra 	$L__BB12_78;
	setp.gtu.f32 	%p72, %f131, 0f7F800000;
	@%p72 bra 	$L__BB12_77;
	bra.uni 	$L__BB12_75;
$L__BB12_77:
	add.f32 	%f609, %f129, 0f4019999A;
	bra.uni 	$L__BB12_78;
$L__BB12_75:
	setp.neu.f32 	%p73, %f131, 0f7F800000;
	@%p73 bra 	$L__BB12_78;
	selp.f32 	%f609, 0fFF800000, 0f7F800000, %p2;
$L__BB12_78:
	setp.eq.f32 	%p74, %f129, 0f3F800000;
	selp.f32 	%f610, 0f3F800000, %f609, %p74;
$L__BB12_79:
	setp.gt.u32 	%p172, %r40, 1;
	selp.f32 	%f552, 0f3B808081, 0f3F800000, %p172;
	mul.f32 	%f391, %f552, %f109;
	cvt.sat.f32.f32 	%f144, %f391;
	setp.gtu.f32 	%p76, %f144, 0f3D25AEE6;
	@%p76 bra 	$L__BB12_81;
	bra.uni 	$L__BB12_80;
$L__BB12_81:
	add.f32 	%f393, %f144, 0f3D6147AE;
	mul.f32 	%f146, %f393, 0f3F72A76F;
	mov.f32 	%f397, 0f4019999A;
	abs.f32 	%f148, %f146;
	setp.lt.f32 	%p77, %f148, 0f00800000;
	mul.f32 	%f399, %f148, 0f4B800000;
	selp.f32 	%f400, %f399, %f148, %p77;
	selp.f32 	%f401, 0fC3170000, 0fC2FE0000, %p77;
	mov.b32 	%r224, %f400;
	and.b32  	%r225, %r224, 8388607;
	or.b32  	%r226, %r225, 1065353216;
	mov.b32 	%f402, %r226;
	shr.u32 	%r227, %r224, 23;
	cvt.rn.f32.u32 	%f403, %r227;
	add.f32 	%f404, %f401, %f403;
	setp.gt.f32 	%p78, %f402, 0f3FB504F3;
	mul.f32 	%f405, %f402, 0f3F000000;
	add.f32 	%f406, %f404, 0f3F800000;
	selp.f32 	%f407, %f406, %f404, %p78;
	selp.f32 	%f408, %f405, %f402, %p78;
	add.f32 	%f409, %f408, 0fBF800000;
	add.f32 	%f410, %f408, 0f3F800000;
	rcp.approx.ftz.f32 	%f411, %f410;
	add.f32 	%f412, %f409, %f409;
	mul.f32 	%f413, %f412, %f411;
	mul.f32 	%f414, %f413, %f413;
	mov.f32 	%f415, 0f3C4CAF63;
	mov.f32 	%f416, 0f3B18F0FE;
	fma.rn.f32 	%f417, %f416, %f414, %f415;
	mov.f32 	%f418, 0f3DAAAABD;
	fma.rn.f32 	%f419, %f417, %f414, %f418;
	mul.rn.f32 	%f420, %f419, %f414;
	mul.rn.f32 	%f421, %f420, %f413;
	sub.f32 	%f422, %f409, %f413;
	add.f32 	%f423, %f422, %f422;
	neg.f32 	%f424, %f413;
	fma.rn.f32 	%f425, %f424, %f409, %f423;
	mul.rn.f32 	%f426, %f411, %f425;
	add.f32 	%f427, %f421, %f413;
	sub.f32 	%f428, %f413, %f427;
	add.f32 	%f429, %f421, %f428;
	add.f32 	%f430, %f426, %f429;
	add.f32 	%f431, %f427, %f430;
	sub.f32 	%f432, %f427, %f431;
	add.f32 	%f433, %f430, %f432;
	mov.f32 	%f434, 0f3F317200;
	mul.rn.f32 	%f435, %f407, %f434;
	mov.f32 	%f436, 0f35BFBE8E;
	mul.rn.f32 	%f437, %f407, %f436;
	add.f32 	%f438, %f435, %f431;
	sub.f32 	%f439, %f435, %f438;
	add.f32 	%f440, %f431, %f439;
	add.f32 	%f441, %f433, %f440;
	add.f32 	%f442, %f437, %f441;
	add.f32 	%f443, %f438, %f442;
	sub.f32 	%f444, %f438, %f443;
	add.f32 	%f445, %f442, %f444;
	mul.rn.f32 	%f446, %f397, %f443;
	neg.f32 	%f447, %f446;
	fma.rn.f32 	%f448, %f397, %f443, %f447;
	fma.rn.f32 	%f449, %f397, %f445, %f448;
	mov.f32 	%f450, 0f00000000;
	fma.rn.f32 	%f451, %f450, %f443, %f449;
	add.rn.f32 	%f452, %f446, %f451;
	neg.f32 	%f453, %f452;
	add.rn.f32 	%f454, %f446, %f453;
	add.rn.f32 	%f455, %f454, %f451;
	mov.b32 	%r228, %f452;
	setp.eq.s32 	%p79, %r228, 1118925336;
	add.s32 	%r229, %r228, -1;
	mov.b32 	%f456, %r229;
	add.f32 	%f457, %f455, 0f37000000;
	selp.f32 	%f149, %f457, %f455, %p79;
	selp.f32 	%f458, %f456, %f452, %p79;
	mov.f32 	%f459, 0f3FB8AA3B;
	mul.rn.f32 	%f460, %f458, %f459;
	cvt.rzi.f32.f32 	%f461, %f460;
	abs.f32 	%f462, %f461;
	setp.gt.f32 	%p80, %f462, 0f42FC0000;
	mov.b32 	%r230, %f461;
	and.b32  	%r231, %r230, -2147483648;
	or.b32  	%r232, %r231, 1123811328;
	mov.b32 	%f463, %r232;
	selp.f32 	%f464, %f463, %f461, %p80;
	mov.f32 	%f465, 0fBF317218;
	fma.rn.f32 	%f466, %f464, %f465, %f458;
	mov.f32 	%f467, 0f3102E308;
	fma.rn.f32 	%f468, %f464, %f467, %f466;
	mul.f32 	%f469, %f468, 0f3FB8AA3B;
	add.f32 	%f470, %f464, 0f4B40007F;
	mov.b32 	%r233, %f470;
	shl.b32 	%r234, %r233, 23;
	mov.b32 	%f471, %r234;
	ex2.approx.ftz.f32 	%f472, %f469;
	mul.f32 	%f150, %f472, %f471;
	setp.eq.f32 	%p81, %f150, 0f7F800000;
	mov.f32 	%f611, 0f7F800000;
	@%p81 bra 	$L__BB12_83;
	fma.rn.f32 	%f611, %f150, %f149, %f150;
$L__BB12_83:
	mov.f32 	%f564, 0f3F99999A;
	cvt.rzi.f32.f32 	%f563, %f564;
	add.f32 	%f562, %f563, %f563;
	mov.f32 	%f561, 0f4019999A;
	sub.f32 	%f560, %f561, %f562;
	abs.f32 	%f559, %f560;
	setp.lt.f32 	%p82, %f146, 0f00000000;
	setp.eq.f32 	%p83, %f559, 0f3F800000;
	and.pred  	%p3, %p82, %p83;
	setp.eq.f32 	%p84, %f146, 0f00000000;
	@%p84 bra 	$L__BB12_87;
	bra.uni 	$L__BB12_84;
$L__BB12_87:
	add.f32 	%f477, %f146, %f146;
	selp.f32 	%f613, %f477, 0f00000000, %p83;
	bra.uni 	$L__BB12_88;
$L__BB12_80:
	mul.f32 	%f614, %f144, 0f3D9E8391;
	bra.uni 	$L__BB12_94;
$L__BB12_84:
	mov.b32 	%r235, %f611;
	xor.b32  	%r236, %r235, -2147483648;
	mov.b32 	%f473, %r236;
	selp.f32 	%f613, %f473, %f611, %p3;
	setp.geu.f32 	%p85, %f146, 0f00000000;
	@%p85 bra 	$L__BB12_88;
	mov.f32 	%f474, 0f4019999A;
	cvt.rzi.f32.f32 	%f475, %f474;
	setp.eq.f32 	%p86, %f475, 0f4019999A;
	@%p86 bra 	$L__BB12_88;
	mov.f32 	%f613, 0f7FFFFFFF;
$L__BB12_88:
	add.f32 	%f478, %f148, 0f4019999A;
	mov.b32 	%r237, %f478;
	setp.lt.s32 	%p88, %r237, 2139095040;
	@%p88 bra 	$L__BB12_93;
	setp.gtu.f32 	%p89, %f148, 0f7F800000;
	@%p89 bra 	$L__BB12_92;
	bra.uni 	$L__BB12_90;
$L__BB12_92:
	add.f32 	%f613, %f146, 0f4019999A;
	bra.uni 	$L__BB12_93;
$L__BB12_90:
	setp.neu.f32 	%p90, %f148, 0f7F800000;
	@%p90 bra 	$L__BB12_93;
	selp.f32 	%f613, 0fFF800000, 0f7F800000, %p3;
$L__BB12_93:
	setp.eq.f32 	%p91, %f146, 0f3F800000;
	selp.f32 	%f614, 0f3F800000, %f613, %p91;
$L__BB12_94:
	mul.f32 	%f479, %f610, 0f3EB714BA;
	fma.rn.f32 	%f480, %f606, 0f3ED32D0A, %f479;
	fma.rn.f32 	%f481, %f614, 0f3E38C0CF, %f480;
	mul.f32 	%f161, %f481, 0f3F86AC15;
	setp.gt.f32 	%p92, %f161, 0f3C1118C2;
	@%p92 bra 	$L__BB12_96;
	bra.uni 	$L__BB12_95;
$L__BB12_96:
	abs.f32 	%f482, %f161;
	lg2.approx.f32 	%f483, %f482;
	mul.f32 	%f484, %f483, 0f3EAAAAAB;
	ex2.approx.ftz.f32 	%f485, %f484;
	mul.f32 	%f486, %f485, %f485;
	rcp.approx.ftz.f32 	%f487, %f486;
	neg.f32 	%f488, %f482;
	fma.rn.f32 	%f489, %f487, %f488, %f485;
	mov.f32 	%f490, 0fBEAAAAAB;
	fma.rn.f32 	%f491, %f489, %f490, %f485;
	neg.f32 	%f492, %f491;
	setp.lt.f32 	%p93, %f161, 0f00000000;
	selp.f32 	%f493, %f492, %f491, %p93;
	add.f32 	%f494, %f161, %f161;
	setp.eq.f32 	%p94, %f494, %f161;
	selp.f32 	%f615, %f494, %f493, %p94;
	bra.uni 	$L__BB12_97;
$L__BB12_95:
	fma.rn.f32 	%f615, %f161, 0f40F92F1B, 0f3E0D3DCB;
$L__BB12_97:
	mul.f32 	%f495, %f610, 0f3F3714BA;
	fma.rn.f32 	%f496, %f606, 0f3E59C66D, %f495;
	fma.rn.f32 	%f165, %f614, 0f3D93CD57, %f496;
	setp.gt.f32 	%p95, %f165, 0f3C1118C2;
	@%p95 bra 	$L__BB12_99;
	bra.uni 	$L__BB12_98;
$L__BB12_99:
	abs.f32 	%f497, %f165;
	lg2.approx.f32 	%f498, %f497;
	mul.f32 	%f499, %f498, 0f3EAAAAAB;
	ex2.approx.ftz.f32 	%f500, %f499;
	mul.f32 	%f501, %f500, %f500;
	rcp.approx.ftz.f32 	%f502, %f501;
	neg.f32 	%f503, %f497;
	fma.rn.f32 	%f504, %f502, %f503, %f500;
	mov.f32 	%f505, 0fBEAAAAAB;
	fma.rn.f32 	%f506, %f504, %f505, %f500;
	neg.f32 	%f507, %f506;
	setp.lt.f32 	%p96, %f165, 0f00000000;
	selp.f32 	%f508, %f507, %f506, %p96;
	add.f32 	%f509, %f165, %f165;
	setp.eq.f32 	%p97, %f509, %f165;
	selp.f32 	%f616, %f509, %f508, %p97;
	bra.uni 	$L__BB12_100;
$L__BB12_98:
	fma.rn.f32 	%f616, %f165, 0f40F92F1B, 0f3E0D3DCB;
$L__BB12_100:
	mul.f32 	%f510, %f610, 0f3DF41B76;
	fma.rn.f32 	%f511, %f606, 0f3C9E6256, %f510;
	fma.rn.f32 	%f512, %f614, 0f3F734214, %f511;
	mul.f32 	%f169, %f512, 0f3F6B2193;
	setp.gt.f32 	%p98, %f169, 0f3C1118C2;
	@%p98 bra 	$L__BB12_102;
	bra.uni 	$L__BB12_101;
$L__BB12_102:
	abs.f32 	%f513, %f169;
	lg2.approx.f32 	%f514, %f513;
	mul.f32 	%f515, %f514, 0f3EAAAAAB;
	ex2.approx.ftz.f32 	%f516, %f515;
	mul.f32 	%f517, %f516, %f516;
	rcp.approx.ftz.f32 	%f518, %f517;
	neg.f32 	%f519, %f513;
	fma.rn.f32 	%f520, %f518, %f519, %f516;
	mov.f32 	%f521, 0fBEAAAAAB;
	fma.rn.f32 	%f522, %f520, %f521, %f516;
	neg.f32 	%f523, %f522;
	setp.lt.f32 	%p99, %f169, 0f00000000;
	selp.f32 	%f524, %f523, %f522, %p99;
	add.f32 	%f525, %f169, %f169;
	setp.eq.f32 	%p100, %f525, %f169;
	selp.f32 	%f617, %f525, %f524, %p100;
	bra.uni 	$L__BB12_103;
$L__BB12_101:
	fma.rn.f32 	%f617, %f169, 0f40F92F1B, 0f3E0D3DCB;
$L__BB12_103:
	setp.gt.u32 	%p173, %r40, 1;
	fma.rn.f32 	%f526, %f616, 0f42E80000, 0fC1800000;
	mul.f32 	%f527, %f165, 0f4461D333;
	selp.f32 	%f528, %f526, %f527, %p95;
	mul.f32 	%f529, %f528, 0f40233333;
	selp.f32 	%f596, %f529, %f528, %p173;
	sub.f32 	%f530, %f615, %f616;
	selp.f32 	%f531, 0f43000000, 0f00000000, %p173;
	fma.rn.f32 	%f595, %f530, 0f43FA0000, %f531;
	sub.f32 	%f532, %f616, %f617;
	fma.rn.f32 	%f175, %f532, 0f43480000, %f531;
	add.s32 	%r488, %r488, 1;
	setp.ne.s32 	%p103, %r488, 4;
	mov.f32 	%f585, %f584;
	mov.f32 	%f586, %f90;
	mov.f32 	%f587, %f89;
	mov.f32 	%f591, %f94;
	mov.f32 	%f592, %f95;
	mov.f32 	%f578, %f96;
	@%p103 bra 	$L__BB12_49;
	mov.u32 	%r455, %tid.x;
	mov.u32 	%r454, %ctaid.y;
	mov.u32 	%r453, %tid.y;
	shl.b32 	%r452, %r454, 3;
	add.s32 	%r451, %r452, %r453;
	cvt.s64.s32 	%rd284, %r451;
	mov.u32 	%r450, %ctaid.x;
	mov.u32 	%r449, %tid.x;
	shl.b32 	%r448, %r449, 2;
	shl.b32 	%r447, %r450, 7;
	add.s32 	%r446, %r447, %r448;
	setp.eq.s32 	%p104, %r121, 0;
	setp.eq.s32 	%p105, %r121, 4;
	selp.b32 	%r238, 4, 2, %p105;
	selp.b32 	%r44, 1, %r238, %p104;
	sub.s32 	%r45, %r481, %r446;
	min.s32 	%r46, %r45, 4;
	mul.lo.s64 	%rd55, %rd291, %rd284;
	mul.lo.s64 	%rd178, %rd292, %rd32;
	add.s64 	%rd57, %rd55, %rd178;
	add.s64 	%rd58, %rd290, %rd57;
	mul.lo.s32 	%r248, %r449, %r44;
	mul.lo.s32 	%r249, %r248, 12;
	cvt.s64.s32 	%rd59, %r249;
	mul.lo.s32 	%r47, %r44, 3;
	cvt.u64.u32 	%rd179, %r47;
	setp.eq.s64 	%p106, %rd292, %rd179;
	cvt.u64.u32 	%rd180, %r44;
	setp.eq.s64 	%p107, %rd293, %rd180;
	and.pred  	%p4, %p106, %p107;
	not.pred 	%p108, %p4;
	setp.gt.s32 	%p109, %r45, 3;
	and.pred  	%p110, %p109, %p108;
	setp.eq.s64 	%p111, %rd292, %rd180;
	and.pred  	%p112, %p111, %p110;
	@%p112 bra 	$L__BB12_106;
	bra.uni 	$L__BB12_105;
$L__BB12_106:
	or.b64  	%rd181, %rd293, %rd58;
	shl.b32 	%r250, %r44, 2;
	add.s32 	%r251, %r250, -1;
	cvt.s64.s32 	%rd182, %r251;
	and.b64  	%rd183, %rd181, %rd182;
	setp.eq.s64 	%p174, %rd183, 0;
	bra.uni 	$L__BB12_107;
$L__BB12_105:
	mov.pred 	%p174, 0;
$L__BB12_107:
	mov.u32 	%r456, %tid.y;
	cvt.u64.u32 	%rd285, %r456;
	shl.b64 	%rd184, %rd285, 11;
	mov.u64 	%rd185, _ZZ8from_rgbI5ToLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd186, %rd185;
	add.s64 	%rd187, %rd186, %rd184;
	add.s64 	%rd188, %rd187, %rd59;
	selp.b64 	%rd61, %rd58, %rd188, %p174;
	shl.b32 	%r252, %r44, 2;
	cvt.u64.u32 	%rd189, %r252;
	selp.b64 	%rd62, %rd293, %rd189, %p174;
	selp.f32 	%f176, %f602, %f107, %p174;
	selp.f32 	%f177, %f599, %f106, %p174;
	selp.f32 	%f178, %f596, %f602, %p174;
	@%p104 bra 	$L__BB12_131;
	@%p105 bra 	$L__BB12_130;
	bra.uni 	$L__BB12_109;
$L__BB12_130:
	st.v4.f32 	[%rd61], {%f108, %f176, %f177, %f178};
	bra.uni 	$L__BB12_132;
$L__BB12_131:
	cvt.rni.s32.f32 	%r272, %f177;
	cvt.rni.s32.f32 	%r271, %f178;
	mov.u32 	%r273, 0;
	cvt.pack.sat.u8.s32.b32 %r270, %r271, %r272, %r273;
	cvt.rni.s32.f32 	%r275, %f176;
	cvt.rni.s32.f32 	%r276, %f108;
	cvt.pack.sat.u8.s32.b32 %r274, %r275, %r276, %r270;
	st.u32 	[%rd61], %r274;
	bra.uni 	$L__BB12_132;
$L__BB12_109:
	setp.eq.s32 	%p116, %r121, 3;
	@%p116 bra 	$L__BB12_113;
	bra.uni 	$L__BB12_110;
$L__BB12_113:
	cvt.rn.f16.f32 %rs128, %f108;
	bra.uni 	$L__BB12_114;
$L__BB12_110:
	setp.eq.s32 	%p117, %r121, 1;
	cvt.rni.s32.f32 	%r48, %f108;
	@%p117 bra 	$L__BB12_112;
	bra.uni 	$L__BB12_111;
$L__BB12_112:
	max.s32 	%r255, %r48, 0;
	min.s32 	%r256, %r255, 65535;
	cvt.u16.u32 	%rs128, %r256;
	bra.uni 	$L__BB12_114;
$L__BB12_111:
	max.s32 	%r253, %r48, -32768;
	min.s32 	%r254, %r253, 32767;
	cvt.u16.u32 	%rs128, %r254;
$L__BB12_114:
	@%p116 bra 	$L__BB12_118;
	bra.uni 	$L__BB12_115;
$L__BB12_118:
	cvt.rn.f16.f32 %rs129, %f176;
	bra.uni 	$L__BB12_119;
$L__BB12_115:
	setp.eq.s32 	%p119, %r121, 1;
	cvt.rni.s32.f32 	%r49, %f176;
	@%p119 bra 	$L__BB12_117;
	bra.uni 	$L__BB12_116;
$L__BB12_117:
	max.s32 	%r259, %r49, 0;
	min.s32 	%r260, %r259, 65535;
	cvt.u16.u32 	%rs129, %r260;
	bra.uni 	$L__BB12_119;
$L__BB12_116:
	max.s32 	%r257, %r49, -32768;
	min.s32 	%r258, %r257, 32767;
	cvt.u16.u32 	%rs129, %r258;
$L__BB12_119:
	mov.b32 	%r50, {%rs128, %rs129};
	@%p116 bra 	$L__BB12_123;
	bra.uni 	$L__BB12_120;
$L__BB12_123:
	cvt.rn.f16.f32 %rs130, %f177;
	bra.uni 	$L__BB12_124;
$L__BB12_120:
	setp.eq.s32 	%p121, %r121, 1;
	cvt.rni.s32.f32 	%r51, %f177;
	@%p121 bra 	$L__BB12_122;
	bra.uni 	$L__BB12_121;
$L__BB12_122:
	max.s32 	%r263, %r51, 0;
	min.s32 	%r264, %r263, 65535;
	cvt.u16.u32 	%rs130, %r264;
	bra.uni 	$L__BB12_124;
$L__BB12_121:
	max.s32 	%r261, %r51, -32768;
	min.s32 	%r262, %r261, 32767;
	cvt.u16.u32 	%rs130, %r262;
$L__BB12_124:
	@%p116 bra 	$L__BB12_128;
	bra.uni 	$L__BB12_125;
$L__BB12_128:
	cvt.rn.f16.f32 %rs131, %f178;
	bra.uni 	$L__BB12_129;
$L__BB12_125:
	setp.eq.s32 	%p123, %r121, 1;
	cvt.rni.s32.f32 	%r52, %f178;
	@%p123 bra 	$L__BB12_127;
	bra.uni 	$L__BB12_126;
$L__BB12_127:
	max.s32 	%r267, %r52, 0;
	min.s32 	%r268, %r267, 65535;
	cvt.u16.u32 	%rs131, %r268;
	bra.uni 	$L__BB12_129;
$L__BB12_126:
	max.s32 	%r265, %r52, -32768;
	min.s32 	%r266, %r265, 32767;
	cvt.u16.u32 	%rs131, %r266;
$L__BB12_129:
	mov.b32 	%r269, {%rs130, %rs131};
	st.v2.u32 	[%rd61], {%r50, %r269};
$L__BB12_132:
	selp.f32 	%f179, %f107, %f601, %p174;
	selp.f32 	%f180, %f601, %f600, %p174;
	selp.f32 	%f181, %f598, %f599, %p174;
	selp.f32 	%f182, %f595, %f598, %p174;
	add.s64 	%rd63, %rd61, %rd62;
	@%p104 bra 	$L__BB12_156;
	@%p105 bra 	$L__BB12_155;
	bra.uni 	$L__BB12_134;
$L__BB12_155:
	st.v4.f32 	[%rd63], {%f179, %f180, %f181, %f182};
	bra.uni 	$L__BB12_157;
$L__BB12_156:
	cvt.rni.s32.f32 	%r297, %f181;
	cvt.rni.s32.f32 	%r296, %f182;
	mov.u32 	%r298, 0;
	cvt.pack.sat.u8.s32.b32 %r295, %r296, %r297, %r298;
	cvt.rni.s32.f32 	%r300, %f180;
	cvt.rni.s32.f32 	%r301, %f179;
	cvt.pack.sat.u8.s32.b32 %r299, %r300, %r301, %r295;
	st.u32 	[%rd63], %r299;
	bra.uni 	$L__BB12_157;
$L__BB12_134:
	setp.eq.s32 	%p126, %r121, 3;
	@%p126 bra 	$L__BB12_138;
	bra.uni 	$L__BB12_135;
$L__BB12_138:
	cvt.rn.f16.f32 %rs132, %f179;
	bra.uni 	$L__BB12_139;
$L__BB12_135:
	setp.eq.s32 	%p127, %r121, 1;
	cvt.rni.s32.f32 	%r53, %f179;
	@%p127 bra 	$L__BB12_137;
	bra.uni 	$L__BB12_136;
$L__BB12_137:
	max.s32 	%r280, %r53, 0;
	min.s32 	%r281, %r280, 65535;
	cvt.u16.u32 	%rs132, %r281;
	bra.uni 	$L__BB12_139;
$L__BB12_136:
	max.s32 	%r278, %r53, -32768;
	min.s32 	%r279, %r278, 32767;
	cvt.u16.u32 	%rs132, %r279;
$L__BB12_139:
	@%p126 bra 	$L__BB12_143;
	bra.uni 	$L__BB12_140;
$L__BB12_143:
	cvt.rn.f16.f32 %rs133, %f180;
	bra.uni 	$L__BB12_144;
$L__BB12_140:
	setp.eq.s32 	%p129, %r121, 1;
	cvt.rni.s32.f32 	%r54, %f180;
	@%p129 bra 	$L__BB12_142;
	bra.uni 	$L__BB12_141;
$L__BB12_142:
	max.s32 	%r284, %r54, 0;
	min.s32 	%r285, %r284, 65535;
	cvt.u16.u32 	%rs133, %r285;
	bra.uni 	$L__BB12_144;
$L__BB12_141:
	max.s32 	%r282, %r54, -32768;
	min.s32 	%r283, %r282, 32767;
	cvt.u16.u32 	%rs133, %r283;
$L__BB12_144:
	mov.b32 	%r55, {%rs132, %rs133};
	@%p126 bra 	$L__BB12_148;
	bra.uni 	$L__BB12_145;
$L__BB12_148:
	cvt.rn.f16.f32 %rs134, %f181;
	bra.uni 	$L__BB12_149;
$L__BB12_145:
	setp.eq.s32 	%p131, %r121, 1;
	cvt.rni.s32.f32 	%r56, %f181;
	@%p131 bra 	$L__BB12_147;
	bra.uni 	$L__BB12_146;
$L__BB12_147:
	max.s32 	%r288, %r56, 0;
	min.s32 	%r289, %r288, 65535;
	cvt.u16.u32 	%rs134, %r289;
	bra.uni 	$L__BB12_149;
$L__BB12_146:
	max.s32 	%r286, %r56, -32768;
	min.s32 	%r287, %r286, 32767;
	cvt.u16.u32 	%rs134, %r287;
$L__BB12_149:
	@%p126 bra 	$L__BB12_153;
	bra.uni 	$L__BB12_150;
$L__BB12_153:
	cvt.rn.f16.f32 %rs135, %f182;
	bra.uni 	$L__BB12_154;
$L__BB12_150:
	setp.eq.s32 	%p133, %r121, 1;
	cvt.rni.s32.f32 	%r57, %f182;
	@%p133 bra 	$L__BB12_152;
	bra.uni 	$L__BB12_151;
$L__BB12_152:
	max.s32 	%r292, %r57, 0;
	min.s32 	%r293, %r292, 65535;
	cvt.u16.u32 	%rs135, %r293;
	bra.uni 	$L__BB12_154;
$L__BB12_151:
	max.s32 	%r290, %r57, -32768;
	min.s32 	%r291, %r290, 32767;
	cvt.u16.u32 	%rs135, %r291;
$L__BB12_154:
	mov.b32 	%r294, {%rs134, %rs135};
	st.v2.u32 	[%rd63], {%r55, %r294};
$L__BB12_157:
	selp.f32 	%f183, %f106, %f597, %p174;
	selp.f32 	%f184, %f600, %f596, %p174;
	selp.f32 	%f185, %f597, %f595, %p174;
	shl.b64 	%rd190, %rd62, 1;
	add.s64 	%rd64, %rd61, %rd190;
	@%p104 bra 	$L__BB12_181;
	@%p105 bra 	$L__BB12_180;
	bra.uni 	$L__BB12_159;
$L__BB12_180:
	st.v4.f32 	[%rd64], {%f183, %f184, %f185, %f175};
	bra.uni 	$L__BB12_182;
$L__BB12_181:
	cvt.rni.s32.f32 	%r322, %f185;
	cvt.rni.s32.f32 	%r321, %f175;
	mov.u32 	%r323, 0;
	cvt.pack.sat.u8.s32.b32 %r320, %r321, %r322, %r323;
	cvt.rni.s32.f32 	%r325, %f184;
	cvt.rni.s32.f32 	%r326, %f183;
	cvt.pack.sat.u8.s32.b32 %r324, %r325, %r326, %r320;
	st.u32 	[%rd64], %r324;
	bra.uni 	$L__BB12_182;
$L__BB12_159:
	setp.eq.s32 	%p136, %r121, 3;
	@%p136 bra 	$L__BB12_163;
	bra.uni 	$L__BB12_160;
$L__BB12_163:
	cvt.rn.f16.f32 %rs136, %f183;
	bra.uni 	$L__BB12_164;
$L__BB12_160:
	setp.eq.s32 	%p137, %r121, 1;
	cvt.rni.s32.f32 	%r58, %f183;
	@%p137 bra 	$L__BB12_162;
	bra.uni 	$L__BB12_161;
$L__BB12_162:
	max.s32 	%r305, %r58, 0;
	min.s32 	%r306, %r305, 65535;
	cvt.u16.u32 	%rs136, %r306;
	bra.uni 	$L__BB12_164;
$L__BB12_161:
	max.s32 	%r303, %r58, -32768;
	min.s32 	%r304, %r303, 32767;
	cvt.u16.u32 	%rs136, %r304;
$L__BB12_164:
	@%p136 bra 	$L__BB12_168;
	bra.uni 	$L__BB12_165;
$L__BB12_168:
	cvt.rn.f16.f32 %rs137, %f184;
	bra.uni 	$L__BB12_169;
$L__BB12_165:
	setp.eq.s32 	%p139, %r121, 1;
	cvt.rni.s32.f32 	%r59, %f184;
	@%p139 bra 	$L__BB12_167;
	bra.uni 	$L__BB12_166;
$L__BB12_167:
	max.s32 	%r309, %r59, 0;
	min.s32 	%r310, %r309, 65535;
	cvt.u16.u32 	%rs137, %r310;
	bra.uni 	$L__BB12_169;
$L__BB12_166:
	max.s32 	%r307, %r59, -32768;
	min.s32 	%r308, %r307, 32767;
	cvt.u16.u32 	%rs137, %r308;
$L__BB12_169:
	mov.b32 	%r60, {%rs136, %rs137};
	@%p136 bra 	$L__BB12_173;
	bra.uni 	$L__BB12_170;
$L__BB12_173:
	cvt.rn.f16.f32 %rs138, %f185;
	bra.uni 	$L__BB12_174;
$L__BB12_170:
	setp.eq.s32 	%p141, %r121, 1;
	cvt.rni.s32.f32 	%r61, %f185;
	@%p141 bra 	$L__BB12_172;
	bra.uni 	$L__BB12_171;
$L__BB12_172:
	max.s32 	%r313, %r61, 0;
	min.s32 	%r314, %r313, 65535;
	cvt.u16.u32 	%rs138, %r314;
	bra.uni 	$L__BB12_174;
$L__BB12_171:
	max.s32 	%r311, %r61, -32768;
	min.s32 	%r312, %r311, 32767;
	cvt.u16.u32 	%rs138, %r312;
$L__BB12_174:
	@%p136 bra 	$L__BB12_178;
	bra.uni 	$L__BB12_175;
$L__BB12_178:
	cvt.rn.f16.f32 %rs139, %f175;
	bra.uni 	$L__BB12_179;
$L__BB12_175:
	setp.eq.s32 	%p143, %r121, 1;
	cvt.rni.s32.f32 	%r62, %f175;
	@%p143 bra 	$L__BB12_177;
	bra.uni 	$L__BB12_176;
$L__BB12_177:
	max.s32 	%r317, %r62, 0;
	min.s32 	%r318, %r317, 65535;
	cvt.u16.u32 	%rs139, %r318;
	bra.uni 	$L__BB12_179;
$L__BB12_176:
	max.s32 	%r315, %r62, -32768;
	min.s32 	%r316, %r315, 32767;
	cvt.u16.u32 	%rs139, %r316;
$L__BB12_179:
	mov.b32 	%r319, {%rs138, %rs139};
	st.v2.u32 	[%rd64], {%r60, %r319};
$L__BB12_182:
	@%p4 bra 	$L__BB12_196;
	bra.uni 	$L__BB12_183;
$L__BB12_196:
	mov.u32 	%r461, %ctaid.x;
	shl.b32 	%r460, %r461, 7;
	mov.u32 	%r459, %tid.x;
	shl.b32 	%r458, %r459, 2;
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd75, %r458;
	sub.s32 	%r344, %r481, %r460;
	min.s32 	%r345, %r344, 128;
	mul.lo.s32 	%r74, %r47, %r345;
	setp.lt.s32 	%p153, %r74, 1;
	@%p153 bra 	$L__BB12_222;
	mul.lo.s64 	%rd220, %rd292, %rd75;
	sub.s64 	%rd221, %rd57, %rd220;
	add.s64 	%rd76, %rd290, %rd221;
	and.b64  	%rd222, %rd76, 15;
	setp.eq.s64 	%p154, %rd222, 0;
	@%p154 bra 	$L__BB12_207;
	and.b64  	%rd223, %rd76, 3;
	setp.ne.s64 	%p155, %rd223, 0;
	mov.u32 	%r502, 0;
	@%p155 bra 	$L__BB12_215;
	shr.s32 	%r347, %r74, 31;
	shr.u32 	%r348, %r347, 30;
	add.s32 	%r349, %r74, %r348;
	shr.s32 	%r75, %r349, 2;
	mov.u32 	%r496, %tid.x;
	setp.ge.s32 	%p156, %r496, %r75;
	@%p156 bra 	$L__BB12_206;
	not.b32 	%r351, %r496;
	add.s32 	%r77, %r75, %r351;
	shr.u32 	%r352, %r77, 5;
	add.s32 	%r353, %r352, 1;
	and.b32  	%r495, %r353, 3;
	setp.eq.s32 	%p157, %r495, 0;
	@%p157 bra 	$L__BB12_203;
	mov.u32 	%r468, %ctaid.x;
	shl.b32 	%r467, %r468, 7;
	mov.u32 	%r466, %tid.y;
	mov.u32 	%r496, %tid.x;
	mul.wide.s32 	%rd224, %r496, 4;
	shl.b32 	%r356, %r496, 2;
	add.s32 	%r357, %r467, %r356;
	cvt.s64.s32 	%rd225, %r357;
	sub.s64 	%rd226, %rd225, %rd75;
	mul.lo.s64 	%rd227, %rd292, %rd226;
	add.s64 	%rd228, %rd224, %rd227;
	add.s64 	%rd229, %rd228, %rd55;
	add.s64 	%rd301, %rd290, %rd229;
	mul.wide.u32 	%rd230, %r466, 2048;
	add.s64 	%rd232, %rd185, %rd230;
	add.s64 	%rd300, %rd232, %rd224;
$L__BB12_202:
	.pragma "nounroll";
	ld.shared.u32 	%r359, [%rd300];
	st.u32 	[%rd301], %r359;
	add.s32 	%r496, %r496, 32;
	add.s64 	%rd301, %rd301, 128;
	add.s64 	%rd300, %rd300, 128;
	add.s32 	%r495, %r495, -1;
	setp.ne.s32 	%p158, %r495, 0;
	@%p158 bra 	$L__BB12_202;
$L__BB12_203:
	setp.lt.u32 	%p159, %r77, 96;
	@%p159 bra 	$L__BB12_206;
	mov.u32 	%r471, %ctaid.x;
	shl.b32 	%r470, %r471, 7;
	mov.u32 	%r469, %tid.y;
	mul.wide.s32 	%rd233, %r496, 4;
	mul.wide.u32 	%rd234, %r469, 2048;
	add.s64 	%rd236, %rd185, %rd234;
	add.s64 	%rd237, %rd236, %rd233;
	add.s64 	%rd303, %rd237, 256;
	mov.u32 	%r363, %tid.x;
	shl.b32 	%r364, %r363, 2;
	add.s32 	%r365, %r470, %r364;
	cvt.s64.s32 	%rd238, %r365;
	sub.s64 	%rd239, %rd238, %rd75;
	mul.lo.s64 	%rd240, %rd292, %rd239;
	add.s64 	%rd241, %rd233, %rd240;
	add.s64 	%rd242, %rd241, %rd55;
	add.s64 	%rd243, %rd290, %rd242;
	add.s64 	%rd302, %rd243, 256;
$L__BB12_205:
	ld.shared.u32 	%r366, [%rd303+-256];
	st.u32 	[%rd302+-256], %r366;
	ld.shared.u32 	%r367, [%rd303+-128];
	st.u32 	[%rd302+-128], %r367;
	ld.shared.u32 	%r368, [%rd303];
	st.u32 	[%rd302], %r368;
	ld.shared.u32 	%r369, [%rd303+128];
	st.u32 	[%rd302+128], %r369;
	add.s64 	%rd303, %rd303, 512;
	add.s64 	%rd302, %rd302, 512;
	add.s32 	%r496, %r496, 128;
	setp.lt.s32 	%p160, %r496, %r75;
	@%p160 bra 	$L__BB12_205;
$L__BB12_206:
	and.b32  	%r502, %r74, -4;
	bra.uni 	$L__BB12_215;
$L__BB12_183:
	setp.lt.s32 	%p144, %r45, 1;
	or.pred  	%p145, %p144, %p174;
	@%p145 bra 	$L__BB12_222;
	@%p104 bra 	$L__BB12_192;
	mov.u32 	%r489, 0;
	add.s64 	%rd201, %rd185, %rd184;
$L__BB12_186:
	.pragma "nounroll";
	cvt.s64.s32 	%rd191, %r489;
	mul.lo.s64 	%rd192, %rd292, %rd191;
	add.s64 	%rd65, %rd192, %rd57;
	mul.lo.s32 	%r64, %r489, 3;
	setp.eq.s32 	%p147, %r44, 2;
	@%p147 bra 	$L__BB12_189;
	bra.uni 	$L__BB12_187;
$L__BB12_189:
	mov.u32 	%r491, 0;
$L__BB12_190:
	.pragma "nounroll";
	cvt.s64.s32 	%rd203, %r491;
	mul.lo.s64 	%rd204, %rd293, %rd203;
	add.s64 	%rd205, %rd65, %rd204;
	add.s64 	%rd206, %rd290, %rd205;
	add.s32 	%r334, %r491, %r64;
	shl.b32 	%r335, %r334, 1;
	cvt.s64.s32 	%rd207, %r335;
	add.s64 	%rd208, %rd207, %rd59;
	add.s64 	%rd212, %rd201, %rd208;
	ld.shared.u16 	%rs120, [%rd212];
	st.u16 	[%rd206], %rs120;
	add.s32 	%r491, %r491, 1;
	setp.ne.s32 	%p149, %r491, 3;
	@%p149 bra 	$L__BB12_190;
	bra.uni 	$L__BB12_191;
$L__BB12_187:
	mov.u32 	%r490, 0;
$L__BB12_188:
	.pragma "nounroll";
	cvt.s64.s32 	%rd193, %r490;
	mul.lo.s64 	%rd194, %rd293, %rd193;
	add.s64 	%rd195, %rd65, %rd194;
	add.s64 	%rd196, %rd290, %rd195;
	add.s32 	%r330, %r490, %r64;
	mul.lo.s32 	%r331, %r330, %r44;
	cvt.s64.s32 	%rd197, %r331;
	add.s64 	%rd198, %rd197, %rd59;
	add.s64 	%rd202, %rd201, %rd198;
	ld.shared.u32 	%r332, [%rd202];
	st.u32 	[%rd196], %r332;
	add.s32 	%r490, %r490, 1;
	setp.eq.s32 	%p148, %r490, 3;
	@%p148 bra 	$L__BB12_191;
	bra.uni 	$L__BB12_188;
$L__BB12_191:
	add.s32 	%r489, %r489, 1;
	setp.lt.s32 	%p150, %r489, %r46;
	@%p150 bra 	$L__BB12_186;
	bra.uni 	$L__BB12_222;
$L__BB12_207:
	mov.u32 	%r472, %tid.x;
	shr.s32 	%r370, %r74, 31;
	shr.u32 	%r371, %r370, 28;
	add.s32 	%r372, %r74, %r371;
	shr.s32 	%r88, %r372, 4;
	setp.ge.s32 	%p161, %r472, %r88;
	@%p161 bra 	$L__BB12_214;
	mov.u32 	%r500, %tid.x;
	not.b32 	%r374, %r500;
	add.s32 	%r90, %r88, %r374;
	shr.u32 	%r375, %r90, 5;
	add.s32 	%r376, %r375, 1;
	and.b32  	%r499, %r376, 3;
	setp.eq.s32 	%p162, %r499, 0;
	@%p162 bra 	$L__BB12_211;
	mov.u32 	%r476, %ctaid.x;
	shl.b32 	%r475, %r476, 7;
	mov.u32 	%r474, %tid.y;
	mov.u32 	%r500, %tid.x;
	mul.wide.s32 	%rd244, %r500, 16;
	mul.wide.u32 	%rd245, %r474, 2048;
	add.s64 	%rd247, %rd185, %rd245;
	add.s64 	%rd305, %rd247, %rd244;
	shl.b32 	%r380, %r500, 2;
	add.s32 	%r381, %r475, %r380;
	cvt.s64.s32 	%rd248, %r381;
	sub.s64 	%rd249, %rd248, %rd75;
	mul.lo.s64 	%rd250, %rd292, %rd249;
	add.s64 	%rd251, %rd244, %rd250;
	add.s64 	%rd252, %rd251, %rd55;
	add.s64 	%rd304, %rd290, %rd252;
$L__BB12_210:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r382, %r383, %r384, %r385}, [%rd305];
	st.v4.u32 	[%rd304], {%r382, %r383, %r384, %r385};
	add.s32 	%r500, %r500, 32;
	add.s64 	%rd305, %rd305, 512;
	add.s64 	%rd304, %rd304, 512;
	add.s32 	%r499, %r499, -1;
	setp.ne.s32 	%p163, %r499, 0;
	@%p163 bra 	$L__BB12_210;
$L__BB12_211:
	setp.lt.u32 	%p164, %r90, 96;
	@%p164 bra 	$L__BB12_214;
	mov.u32 	%r479, %ctaid.x;
	shl.b32 	%r478, %r479, 7;
	mov.u32 	%r477, %tid.y;
	mul.wide.s32 	%rd253, %r500, 16;
	mov.u32 	%r392, %tid.x;
	shl.b32 	%r393, %r392, 2;
	add.s32 	%r394, %r478, %r393;
	cvt.s64.s32 	%rd254, %r394;
	sub.s64 	%rd255, %rd254, %rd75;
	mul.lo.s64 	%rd256, %rd292, %rd255;
	add.s64 	%rd257, %rd253, %rd256;
	add.s64 	%rd258, %rd257, %rd55;
	add.s64 	%rd259, %rd290, %rd258;
	add.s64 	%rd307, %rd259, 1024;
	mul.wide.u32 	%rd260, %r477, 2048;
	add.s64 	%rd262, %rd185, %rd260;
	add.s64 	%rd263, %rd262, %rd253;
	add.s64 	%rd306, %rd263, 1024;
$L__BB12_213:
	ld.shared.v4.u32 	{%r396, %r397, %r398, %r399}, [%rd306+-1024];
	st.v4.u32 	[%rd307+-1024], {%r396, %r397, %r398, %r399};
	ld.shared.v4.u32 	{%r404, %r405, %r406, %r407}, [%rd306+-512];
	st.v4.u32 	[%rd307+-512], {%r404, %r405, %r406, %r407};
	ld.shared.v4.u32 	{%r412, %r413, %r414, %r415}, [%rd306];
	st.v4.u32 	[%rd307], {%r412, %r413, %r414, %r415};
	ld.shared.v4.u32 	{%r420, %r421, %r422, %r423}, [%rd306+512];
	st.v4.u32 	[%rd307+512], {%r420, %r421, %r422, %r423};
	add.s64 	%rd307, %rd307, 2048;
	add.s64 	%rd306, %rd306, 2048;
	add.s32 	%r500, %r500, 128;
	setp.lt.s32 	%p165, %r500, %r88;
	@%p165 bra 	$L__BB12_213;
$L__BB12_214:
	and.b32  	%r502, %r74, -16;
$L__BB12_215:
	mov.u32 	%r462, %tid.x;
	add.s32 	%r505, %r502, %r462;
	setp.ge.s32 	%p166, %r505, %r74;
	@%p166 bra 	$L__BB12_222;
	mov.u32 	%r463, %tid.x;
	not.b32 	%r430, %r463;
	add.s32 	%r431, %r74, %r430;
	sub.s32 	%r103, %r431, %r502;
	shr.u32 	%r432, %r103, 5;
	add.s32 	%r433, %r432, 1;
	and.b32  	%r504, %r433, 3;
	setp.eq.s32 	%p167, %r504, 0;
	@%p167 bra 	$L__BB12_219;
	mov.u32 	%r464, %tid.y;
	sub.s64 	%rd265, %rd32, %rd75;
	mul.lo.s64 	%rd266, %rd292, %rd265;
	add.s64 	%rd267, %rd266, %rd55;
	cvt.s64.s32 	%rd268, %r505;
	add.s64 	%rd269, %rd267, %rd268;
	add.s64 	%rd309, %rd290, %rd269;
	mul.wide.u32 	%rd270, %r464, 2048;
	add.s64 	%rd272, %rd185, %rd270;
	add.s64 	%rd308, %rd272, %rd268;
$L__BB12_218:
	.pragma "nounroll";
	ld.shared.u8 	%rs122, [%rd308];
	st.u8 	[%rd309], %rs122;
	add.s32 	%r505, %r505, 32;
	add.s64 	%rd309, %rd309, 32;
	add.s64 	%rd308, %rd308, 32;
	add.s32 	%r504, %r504, -1;
	setp.ne.s32 	%p168, %r504, 0;
	@%p168 bra 	$L__BB12_218;
$L__BB12_219:
	setp.lt.u32 	%p169, %r103, 96;
	@%p169 bra 	$L__BB12_222;
	mov.u32 	%r465, %tid.y;
	cvt.s64.s32 	%rd273, %r505;
	mul.wide.u32 	%rd274, %r465, 2048;
	add.s64 	%rd276, %rd185, %rd274;
	add.s64 	%rd277, %rd276, %rd273;
	add.s64 	%rd311, %rd277, 64;
	sub.s64 	%rd279, %rd32, %rd75;
	mul.lo.s64 	%rd280, %rd292, %rd279;
	add.s64 	%rd281, %rd280, %rd55;
	add.s64 	%rd282, %rd281, %rd273;
	add.s64 	%rd283, %rd290, %rd282;
	add.s64 	%rd310, %rd283, 64;
$L__BB12_221:
	ld.shared.u8 	%rs123, [%rd311+-64];
	st.u8 	[%rd310+-64], %rs123;
	ld.shared.u8 	%rs124, [%rd311+-32];
	st.u8 	[%rd310+-32], %rs124;
	ld.shared.u8 	%rs125, [%rd311];
	st.u8 	[%rd310], %rs125;
	ld.shared.u8 	%rs126, [%rd311+32];
	st.u8 	[%rd310+32], %rs126;
	add.s64 	%rd311, %rd311, 128;
	add.s64 	%rd310, %rd310, 128;
	add.s32 	%r505, %r505, 128;
	setp.lt.s32 	%p170, %r505, %r74;
	@%p170 bra 	$L__BB12_221;
	bra.uni 	$L__BB12_222;
$L__BB12_192:
	mov.u32 	%r457, %tid.y;
	mul.wide.u32 	%rd213, %r457, 2048;
	add.s64 	%rd215, %rd185, %rd213;
	add.s64 	%rd66, %rd215, %rd59;
	add.s64 	%rd68, %rd290, %rd55;
	mov.u32 	%r336, 0;
	mov.u32 	%r492, %r336;
$L__BB12_193:
	.pragma "nounroll";
	mul.lo.s32 	%r339, %r47, %r492;
	cvt.s64.s32 	%rd216, %r339;
	add.s64 	%rd299, %rd66, %rd216;
	cvt.s64.s32 	%rd217, %r492;
	add.s64 	%rd218, %rd32, %rd217;
	mul.lo.s64 	%rd219, %rd292, %rd218;
	add.s64 	%rd298, %rd68, %rd219;
	mov.u32 	%r493, %r336;
$L__BB12_194:
	.pragma "nounroll";
	ld.shared.u8 	%rs121, [%rd299];
	st.u8 	[%rd298], %rs121;
	add.s64 	%rd299, %rd299, %rd180;
	add.s64 	%rd298, %rd298, %rd293;
	add.s32 	%r493, %r493, 1;
	setp.ne.s32 	%p151, %r493, 3;
	@%p151 bra 	$L__BB12_194;
	add.s32 	%r492, %r492, 1;
	setp.lt.s32 	%p152, %r492, %r46;
	@%p152 bra 	$L__BB12_193;
$L__BB12_222:
	ret;
}
.visible .entry lab_to_rgb_3_3(
	.param .u64 lab_to_rgb_3_3_param_0,
	.param .align 8 .b8 lab_to_rgb_3_3_param_1[48],
	.param .u64 lab_to_rgb_3_3_param_2,
	.param .align 8 .b8 lab_to_rgb_3_3_param_3[48],
	.param .align 4 .b8 lab_to_rgb_3_3_param_4[16]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<166>;
	.reg .b16 	%rs<140>;
	.reg .f32 	%f<586>;
	.reg .b32 	%r<507>;
	.reg .b64 	%rd<312>;
	.shared .align 16 .b8 _ZZ6to_rgbI7FromLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd113, [lab_to_rgb_3_3_param_0];
	ld.param.v2.u32 	{%r480, %r125}, [lab_to_rgb_3_3_param_1+32];
	ld.param.v2.u32 	{%r126, %r127}, [lab_to_rgb_3_3_param_1+40];
	ld.param.u64 	%rd118, [lab_to_rgb_3_3_param_2];
	ld.param.v2.u32 	{%r481, %r482}, [lab_to_rgb_3_3_param_3+32];
	ld.param.v2.u32 	{%r130, %r131}, [lab_to_rgb_3_3_param_3+40];
	ld.param.u32 	%r122, [lab_to_rgb_3_3_param_4+8];
	ld.param.u32 	%r121, [lab_to_rgb_3_3_param_4+4];
	ld.param.u32 	%r120, [lab_to_rgb_3_3_param_4];
	ld.param.u64 	%rd293, [lab_to_rgb_3_3_param_3+24];
	ld.param.u64 	%rd292, [lab_to_rgb_3_3_param_3+16];
	ld.param.u64 	%rd291, [lab_to_rgb_3_3_param_3+8];
	ld.param.u64 	%rd119, [lab_to_rgb_3_3_param_3];
	ld.param.u64 	%rd289, [lab_to_rgb_3_3_param_1+24];
	ld.param.u64 	%rd288, [lab_to_rgb_3_3_param_1+16];
	ld.param.u64 	%rd287, [lab_to_rgb_3_3_param_1+8];
	ld.param.u64 	%rd114, [lab_to_rgb_3_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p7, %r127, 0;
	@%p7 bra 	$L__BB13_2;
	cvta.to.global.u64 	%rd123, %rd113;
	mul.wide.s32 	%rd124, %r1, 40;
	add.s64 	%rd125, %rd123, %rd124;
	ld.global.v2.u32 	{%r480, %r133}, [%rd125+32];
	ld.global.u64 	%rd289, [%rd125+24];
	ld.global.u64 	%rd288, [%rd125+16];
	ld.global.u64 	%rd287, [%rd125+8];
	ld.global.u64 	%rd286, [%rd125];
	bra.uni 	$L__BB13_3;
$L__BB13_2:
	cvt.s64.s32 	%rd126, %r1;
	mul.lo.s64 	%rd127, %rd114, %rd126;
	add.s64 	%rd286, %rd113, %rd127;
$L__BB13_3:
	setp.eq.s32 	%p8, %r131, 0;
	@%p8 bra 	$L__BB13_5;
	cvta.to.global.u64 	%rd128, %rd118;
	mul.wide.s32 	%rd129, %r1, 40;
	add.s64 	%rd130, %rd128, %rd129;
	ld.global.v2.u32 	{%r481, %r482}, [%rd130+32];
	ld.global.u64 	%rd293, [%rd130+24];
	ld.global.u64 	%rd292, [%rd130+16];
	ld.global.u64 	%rd291, [%rd130+8];
	ld.global.u64 	%rd290, [%rd130];
	bra.uni 	$L__BB13_6;
$L__BB13_5:
	cvt.s64.s32 	%rd131, %r1;
	mul.lo.s64 	%rd132, %rd119, %rd131;
	add.s64 	%rd290, %rd118, %rd132;
$L__BB13_6:
	mov.u32 	%r136, %ctaid.y;
	shl.b32 	%r137, %r136, 3;
	mov.u32 	%r14, %tid.y;
	add.s32 	%r15, %r137, %r14;
	setp.ge.s32 	%p9, %r15, %r482;
	@%p9 bra 	$L__BB13_213;
	mov.u32 	%r138, %tid.x;
	shl.b32 	%r139, %r138, 2;
	mov.u32 	%r140, %ctaid.x;
	shl.b32 	%r141, %r140, 7;
	add.s32 	%r142, %r141, %r139;
	cvt.u64.u32 	%rd29, %r14;
	shl.b32 	%r143, %r138, 6;
	cvt.u64.u32 	%rd30, %r143;
	setp.eq.s32 	%p10, %r120, 4;
	selp.b32 	%r144, 4, 2, %p10;
	setp.eq.s32 	%p11, %r120, 0;
	selp.b32 	%r17, 1, %r144, %p11;
	sub.s32 	%r18, %r480, %r142;
	min.s32 	%r19, %r18, 4;
	cvt.s64.s32 	%rd133, %r15;
	mul.lo.s64 	%rd31, %rd287, %rd133;
	cvt.s64.s32 	%rd32, %r142;
	mul.lo.s64 	%rd134, %rd288, %rd32;
	add.s64 	%rd33, %rd31, %rd134;
	add.s64 	%rd296, %rd286, %rd33;
	shl.b32 	%r145, %r17, 2;
	cvt.u64.u32 	%rd35, %r145;
	setp.gt.s32 	%p12, %r18, 3;
	@%p12 bra 	$L__BB13_8;
	bra.uni 	$L__BB13_10;
$L__BB13_8:
	mul.lo.s32 	%r146, %r17, 3;
	cvt.u64.u32 	%rd135, %r146;
	setp.ne.s64 	%p13, %rd288, %rd135;
	cvt.u64.u32 	%rd136, %r17;
	setp.ne.s64 	%p14, %rd289, %rd136;
	or.pred  	%p15, %p13, %p14;
	@%p15 bra 	$L__BB13_10;
	cvt.u32.u64 	%r147, %rd35;
	add.s32 	%r148, %r147, -1;
	cvt.s64.s32 	%rd137, %r148;
	and.b64  	%rd138, %rd296, %rd137;
	setp.eq.s64 	%p16, %rd138, 0;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd297, %rd35;
	@%p16 bra 	$L__BB13_25;
$L__BB13_10:
	setp.lt.s32 	%p17, %r18, 4;
	cvt.u64.u32 	%rd139, %r17;
	setp.ne.s64 	%p18, %rd288, %rd139;
	or.pred  	%p19, %p18, %p17;
	@%p19 bra 	$L__BB13_12;
	cvt.u32.u64 	%r149, %rd35;
	or.b64  	%rd140, %rd289, %rd296;
	add.s32 	%r150, %r149, -1;
	cvt.s64.s32 	%rd141, %r150;
	and.b64  	%rd142, %rd140, %rd141;
	setp.eq.s64 	%p20, %rd142, 0;
	mov.u16 	%rs127, 1;
	mov.u64 	%rd297, %rd289;
	@%p20 bra 	$L__BB13_25;
$L__BB13_12:
	shl.b64 	%rd143, %rd29, 11;
	mov.u64 	%rd144, _ZZ6to_rgbI7FromLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd145, %rd144;
	add.s64 	%rd146, %rd145, %rd143;
	add.s64 	%rd296, %rd146, %rd30;
	setp.lt.s32 	%p21, %r18, 1;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd297, %rd35;
	@%p21 bra 	$L__BB13_25;
	@%p11 bra 	$L__BB13_21;
	mov.u32 	%r483, 0;
	add.s64 	%rd153, %rd144, %rd143;
$L__BB13_15:
	.pragma "nounroll";
	mul.lo.s32 	%r21, %r483, 3;
	cvt.s64.s32 	%rd147, %r483;
	mul.lo.s64 	%rd148, %rd288, %rd147;
	add.s64 	%rd37, %rd148, %rd33;
	setp.eq.s32 	%p23, %r17, 2;
	@%p23 bra 	$L__BB13_18;
	bra.uni 	$L__BB13_16;
$L__BB13_18:
	mov.u32 	%r485, 0;
$L__BB13_19:
	.pragma "nounroll";
	add.s32 	%r157, %r485, %r21;
	shl.b32 	%r158, %r157, 1;
	cvt.s64.s32 	%rd159, %r158;
	add.s64 	%rd160, %rd159, %rd30;
	add.s64 	%rd164, %rd153, %rd160;
	cvt.s64.s32 	%rd165, %r485;
	mul.lo.s64 	%rd166, %rd289, %rd165;
	add.s64 	%rd167, %rd37, %rd166;
	add.s64 	%rd168, %rd286, %rd167;
	ld.u16 	%rs56, [%rd168];
	st.shared.u16 	[%rd164], %rs56;
	add.s32 	%r485, %r485, 1;
	setp.ne.s32 	%p25, %r485, 3;
	@%p25 bra 	$L__BB13_19;
	bra.uni 	$L__BB13_20;
$L__BB13_16:
	mov.u32 	%r484, 0;
$L__BB13_17:
	.pragma "nounroll";
	add.s32 	%r153, %r484, %r21;
	mul.lo.s32 	%r154, %r153, %r17;
	cvt.s64.s32 	%rd149, %r154;
	add.s64 	%rd150, %rd149, %rd30;
	add.s64 	%rd154, %rd153, %rd150;
	cvt.s64.s32 	%rd155, %r484;
	mul.lo.s64 	%rd156, %rd289, %rd155;
	add.s64 	%rd157, %rd37, %rd156;
	add.s64 	%rd158, %rd286, %rd157;
	ld.u32 	%r155, [%rd158];
	st.shared.u32 	[%rd154], %r155;
	add.s32 	%r484, %r484, 1;
	setp.eq.s32 	%p24, %r484, 3;
	@%p24 bra 	$L__BB13_20;
	bra.uni 	$L__BB13_17;
$L__BB13_20:
	add.s32 	%r483, %r483, 1;
	setp.lt.s32 	%p26, %r483, %r19;
	mov.u64 	%rd297, %rd35;
	@%p26 bra 	$L__BB13_15;
	bra.uni 	$L__BB13_25;
$L__BB13_21:
	add.s64 	%rd38, %rd286, %rd31;
	add.s64 	%rd171, %rd144, %rd143;
	add.s64 	%rd39, %rd171, %rd30;
	mul.lo.s32 	%r27, %r17, 3;
	mov.u32 	%r159, 0;
	mov.u32 	%r486, %r159;
$L__BB13_22:
	.pragma "nounroll";
	cvt.s64.s32 	%rd172, %r486;
	add.s64 	%rd173, %rd32, %rd172;
	mul.lo.s64 	%rd174, %rd288, %rd173;
	add.s64 	%rd295, %rd38, %rd174;
	mul.lo.s32 	%r161, %r27, %r486;
	cvt.s64.s32 	%rd175, %r161;
	add.s64 	%rd294, %rd39, %rd175;
	mov.u32 	%r487, %r159;
$L__BB13_23:
	.pragma "nounroll";
	ld.u8 	%rs58, [%rd295];
	st.shared.u8 	[%rd294], %rs58;
	add.s64 	%rd295, %rd295, %rd289;
	add.s64 	%rd294, %rd294, %rd139;
	add.s32 	%r487, %r487, 1;
	setp.ne.s32 	%p27, %r487, 3;
	@%p27 bra 	$L__BB13_23;
	add.s32 	%r486, %r486, 1;
	setp.lt.s32 	%p28, %r486, %r19;
	mov.u64 	%rd297, %rd35;
	@%p28 bra 	$L__BB13_22;
$L__BB13_25:
	add.s64 	%rd50, %rd296, %rd297;
	shl.b64 	%rd176, %rd297, 1;
	add.s64 	%rd51, %rd296, %rd176;
	@%p11 bra 	$L__BB13_28;
	setp.ne.s32 	%p30, %r120, 4;
	@%p30 bra 	$L__BB13_29;
	ld.v4.f32 	{%f549, %f538, %f537, %f536}, [%rd296];
	bra.uni 	$L__BB13_34;
$L__BB13_28:
	ld.u32 	%r162, [%rd296];
	cvt.u16.u32 	%rs60, %r162;
	and.b16  	%rs61, %rs60, 255;
	cvt.rn.f32.u16 	%f549, %rs61;
	shr.u16 	%rs62, %rs60, 8;
	cvt.rn.f32.u16 	%f538, %rs62;
	shr.u32 	%r163, %r162, 16;
	cvt.u16.u32 	%rs63, %r163;
	and.b16  	%rs64, %rs63, 255;
	cvt.rn.f32.u16 	%f537, %rs64;
	shr.u32 	%r164, %r162, 24;
	cvt.u16.u32 	%rs65, %r164;
	cvt.rn.f32.u16 	%f536, %rs65;
	ld.u32 	%r165, [%rd50];
	cvt.u16.u32 	%rs66, %r165;
	and.b16  	%rs67, %rs66, 255;
	cvt.rn.f32.u16 	%f541, %rs67;
	shr.u16 	%rs68, %rs66, 8;
	cvt.rn.f32.u16 	%f540, %rs68;
	shr.u32 	%r166, %r165, 16;
	cvt.u16.u32 	%rs69, %r166;
	and.b16  	%rs70, %rs69, 255;
	cvt.rn.f32.u16 	%f542, %rs70;
	shr.u32 	%r167, %r165, 24;
	cvt.u16.u32 	%rs71, %r167;
	cvt.rn.f32.u16 	%f543, %rs71;
	ld.u32 	%r168, [%rd51];
	cvt.u16.u32 	%rs72, %r168;
	and.b16  	%rs73, %rs72, 255;
	cvt.rn.f32.u16 	%f552, %rs73;
	shr.u16 	%rs74, %rs72, 8;
	cvt.rn.f32.u16 	%f553, %rs74;
	shr.u32 	%r169, %r168, 16;
	cvt.u16.u32 	%rs75, %r169;
	and.b16  	%rs76, %rs75, 255;
	cvt.rn.f32.u16 	%f554, %rs76;
	shr.u32 	%r170, %r168, 24;
	cvt.u16.u32 	%rs77, %r170;
	cvt.rn.f32.u16 	%f555, %rs77;
	bra.uni 	$L__BB13_48;
$L__BB13_29:
	setp.eq.s32 	%p31, %r120, 3;
	ld.v2.u32 	{%r171, %r172}, [%rd296];
	cvt.u16.u32 	%rs2, %r171;
	@%p31 bra 	$L__BB13_33;
	bra.uni 	$L__BB13_30;
$L__BB13_33:
	cvt.f32.f16 %f549, %rs2;
	shr.u32 	%r177, %r171, 16;
	cvt.u16.u32 	%rs85, %r177;
	cvt.f32.f16 %f538, %rs85;
	cvt.u16.u32 	%rs86, %r172;
	cvt.f32.f16 %f537, %rs86;
	shr.u32 	%r178, %r172, 16;
	cvt.u16.u32 	%rs87, %r178;
	cvt.f32.f16 %f536, %rs87;
	bra.uni 	$L__BB13_34;
$L__BB13_30:
	setp.eq.s32 	%p32, %r120, 1;
	@%p32 bra 	$L__BB13_32;
	bra.uni 	$L__BB13_31;
$L__BB13_32:
	cvt.rn.f32.u16 	%f549, %rs2;
	shr.u32 	%r175, %r171, 16;
	cvt.u16.u32 	%rs81, %r175;
	cvt.rn.f32.u16 	%f538, %rs81;
	cvt.u16.u32 	%rs82, %r172;
	cvt.rn.f32.u16 	%f537, %rs82;
	shr.u32 	%r176, %r172, 16;
	cvt.u16.u32 	%rs83, %r176;
	cvt.rn.f32.u16 	%f536, %rs83;
	bra.uni 	$L__BB13_34;
$L__BB13_31:
	cvt.rn.f32.s16 	%f549, %rs2;
	shr.u32 	%r173, %r171, 16;
	cvt.u16.u32 	%rs78, %r173;
	cvt.rn.f32.s16 	%f538, %rs78;
	cvt.u16.u32 	%rs79, %r172;
	cvt.rn.f32.s16 	%f537, %rs79;
	shr.u32 	%r174, %r172, 16;
	cvt.u16.u32 	%rs80, %r174;
	cvt.rn.f32.s16 	%f536, %rs80;
$L__BB13_34:
	@%p10 bra 	$L__BB13_40;
	bra.uni 	$L__BB13_35;
$L__BB13_40:
	ld.v4.f32 	{%f541, %f540, %f542, %f543}, [%rd50];
	bra.uni 	$L__BB13_41;
$L__BB13_35:
	setp.eq.s32 	%p34, %r120, 3;
	ld.v2.u32 	{%r179, %r180}, [%rd50];
	cvt.u16.u32 	%rs3, %r179;
	@%p34 bra 	$L__BB13_39;
	bra.uni 	$L__BB13_36;
$L__BB13_39:
	cvt.f32.f16 %f541, %rs3;
	shr.u32 	%r185, %r179, 16;
	cvt.u16.u32 	%rs95, %r185;
	cvt.f32.f16 %f540, %rs95;
	cvt.u16.u32 	%rs96, %r180;
	cvt.f32.f16 %f542, %rs96;
	shr.u32 	%r186, %r180, 16;
	cvt.u16.u32 	%rs97, %r186;
	cvt.f32.f16 %f543, %rs97;
	bra.uni 	$L__BB13_41;
$L__BB13_36:
	setp.eq.s32 	%p35, %r120, 1;
	@%p35 bra 	$L__BB13_38;
	bra.uni 	$L__BB13_37;
$L__BB13_38:
	cvt.rn.f32.u16 	%f541, %rs3;
	shr.u32 	%r183, %r179, 16;
	cvt.u16.u32 	%rs91, %r183;
	cvt.rn.f32.u16 	%f540, %rs91;
	cvt.u16.u32 	%rs92, %r180;
	cvt.rn.f32.u16 	%f542, %rs92;
	shr.u32 	%r184, %r180, 16;
	cvt.u16.u32 	%rs93, %r184;
	cvt.rn.f32.u16 	%f543, %rs93;
	bra.uni 	$L__BB13_41;
$L__BB13_37:
	cvt.rn.f32.s16 	%f541, %rs3;
	shr.u32 	%r181, %r179, 16;
	cvt.u16.u32 	%rs88, %r181;
	cvt.rn.f32.s16 	%f540, %rs88;
	cvt.u16.u32 	%rs89, %r180;
	cvt.rn.f32.s16 	%f542, %rs89;
	shr.u32 	%r182, %r180, 16;
	cvt.u16.u32 	%rs90, %r182;
	cvt.rn.f32.s16 	%f543, %rs90;
$L__BB13_41:
	@%p10 bra 	$L__BB13_47;
	bra.uni 	$L__BB13_42;
$L__BB13_47:
	ld.v4.f32 	{%f552, %f553, %f554, %f555}, [%rd51];
	bra.uni 	$L__BB13_48;
$L__BB13_42:
	setp.eq.s32 	%p37, %r120, 3;
	ld.v2.u32 	{%r187, %r188}, [%rd51];
	cvt.u16.u32 	%rs4, %r187;
	@%p37 bra 	$L__BB13_46;
	bra.uni 	$L__BB13_43;
$L__BB13_46:
	cvt.f32.f16 %f552, %rs4;
	shr.u32 	%r193, %r187, 16;
	cvt.u16.u32 	%rs105, %r193;
	cvt.f32.f16 %f553, %rs105;
	cvt.u16.u32 	%rs106, %r188;
	cvt.f32.f16 %f554, %rs106;
	shr.u32 	%r194, %r188, 16;
	cvt.u16.u32 	%rs107, %r194;
	cvt.f32.f16 %f555, %rs107;
	bra.uni 	$L__BB13_48;
$L__BB13_43:
	setp.eq.s32 	%p38, %r120, 1;
	@%p38 bra 	$L__BB13_45;
	bra.uni 	$L__BB13_44;
$L__BB13_45:
	cvt.rn.f32.u16 	%f552, %rs4;
	shr.u32 	%r191, %r187, 16;
	cvt.u16.u32 	%rs101, %r191;
	cvt.rn.f32.u16 	%f553, %rs101;
	cvt.u16.u32 	%rs102, %r188;
	cvt.rn.f32.u16 	%f554, %rs102;
	shr.u32 	%r192, %r188, 16;
	cvt.u16.u32 	%rs103, %r192;
	cvt.rn.f32.u16 	%f555, %rs103;
	bra.uni 	$L__BB13_48;
$L__BB13_44:
	cvt.rn.f32.s16 	%f552, %rs4;
	shr.u32 	%r189, %r187, 16;
	cvt.u16.u32 	%rs98, %r189;
	cvt.rn.f32.s16 	%f553, %rs98;
	cvt.u16.u32 	%rs99, %r188;
	cvt.rn.f32.s16 	%f554, %rs99;
	shr.u32 	%r190, %r188, 16;
	cvt.u16.u32 	%rs100, %r190;
	cvt.rn.f32.s16 	%f555, %rs100;
$L__BB13_48:
	setp.eq.s16 	%p39, %rs127, 0;
	selp.f32 	%f563, %f538, %f541, %p39;
	selp.f32 	%f562, %f537, %f552, %p39;
	selp.f32 	%f561, %f536, %f538, %p39;
	selp.f32 	%f560, %f541, %f540, %p39;
	selp.f32 	%f559, %f540, %f553, %p39;
	selp.f32 	%f558, %f542, %f537, %p39;
	selp.f32 	%f557, %f543, %f542, %p39;
	selp.f32 	%f556, %f552, %f554, %p39;
	selp.f32 	%f89, %f553, %f536, %p39;
	selp.f32 	%f90, %f554, %f543, %p39;
	bar.warp.sync 	-1;
	add.s32 	%r40, %r120, -3;
	mov.u32 	%r488, 0;
$L__BB13_49:
	.pragma "nounroll";
	mov.f32 	%f108, %f573;
	mov.f32 	%f107, %f572;
	mov.f32 	%f106, %f571;
	mov.f32 	%f573, %f570;
	mov.f32 	%f572, %f569;
	mov.f32 	%f571, %f568;
	mov.f32 	%f570, %f567;
	mov.f32 	%f569, %f566;
	mov.f32 	%f568, %f163;
	mov.f32 	%f96, %f561;
	mov.f32 	%f95, %f560;
	mov.f32 	%f94, %f559;
	mov.f32 	%f561, %f558;
	mov.f32 	%f560, %f557;
	mov.f32 	%f559, %f556;
	mul.f32 	%f199, %f549, 0f3EC8C8C9;
	setp.gt.u32 	%p40, %r40, 1;
	selp.f32 	%f200, %f199, %f549, %p40;
	setp.le.f32 	%p41, %f200, 0f40FFFCEE;
	add.f32 	%f201, %f200, 0f41800000;
	mul.f32 	%f202, %f201, 0f3C0D3DCB;
	mul.f32 	%f203, %f200, 0f3A911A80;
	mul.f32 	%f204, %f202, %f202;
	mul.f32 	%f205, %f202, %f204;
	selp.f32 	%f109, %f203, %f205, %p41;
	fma.rn.f32 	%f206, %f109, 0f40F92F1B, 0f3E0D3DCB;
	selp.f32 	%f207, %f206, %f202, %p41;
	selp.f32 	%f208, 0f43000000, 0f00000000, %p40;
	sub.f32 	%f209, %f563, %f208;
	fma.rn.f32 	%f210, %f209, 0f3B03126F, %f207;
	setp.gt.f32 	%p42, %f210, 0f3E53DBAF;
	mul.f32 	%f211, %f210, %f210;
	mul.f32 	%f212, %f210, %f211;
	add.f32 	%f213, %f210, 0fBE0D3DCB;
	mul.f32 	%f214, %f213, 0f3E038050;
	selp.f32 	%f215, %f212, %f214, %p42;
	mul.f32 	%f110, %f215, 0f3F735116;
	sub.f32 	%f216, %f562, %f208;
	fma.rn.f32 	%f217, %f216, 0fBBA3D70A, %f207;
	setp.gt.f32 	%p43, %f217, 0f3E53DBAF;
	mul.f32 	%f218, %f217, %f217;
	mul.f32 	%f219, %f217, %f218;
	add.f32 	%f220, %f217, 0fBE0D3DCB;
	mul.f32 	%f221, %f220, 0f3E038050;
	selp.f32 	%f222, %f219, %f221, %p43;
	mul.f32 	%f111, %f222, 0f3F8B5C4B;
	mul.f32 	%f223, %f109, 0fBFC4C155;
	fma.rn.f32 	%f224, %f110, 0f404F6402, %f223;
	fma.rn.f32 	%f225, %f111, 0fBEFF3FFB, %f224;
	cvt.sat.f32.f32 	%f112, %f225;
	setp.gtu.f32 	%p44, %f112, 0f3B4D2E1C;
	@%p44 bra 	$L__BB13_51;
	bra.uni 	$L__BB13_50;
$L__BB13_51:
	mov.f32 	%f230, 0f3ED55555;
	abs.f32 	%f115, %f112;
	setp.lt.f32 	%p45, %f115, 0f00800000;
	mul.f32 	%f232, %f115, 0f4B800000;
	selp.f32 	%f233, %f232, %f115, %p45;
	selp.f32 	%f234, 0fC3170000, 0fC2FE0000, %p45;
	mov.b32 	%r196, %f233;
	and.b32  	%r197, %r196, 8388607;
	or.b32  	%r198, %r197, 1065353216;
	mov.b32 	%f235, %r198;
	shr.u32 	%r199, %r196, 23;
	cvt.rn.f32.u32 	%f236, %r199;
	add.f32 	%f237, %f234, %f236;
	setp.gt.f32 	%p46, %f235, 0f3FB504F3;
	mul.f32 	%f238, %f235, 0f3F000000;
	add.f32 	%f239, %f237, 0f3F800000;
	selp.f32 	%f240, %f239, %f237, %p46;
	selp.f32 	%f241, %f238, %f235, %p46;
	add.f32 	%f242, %f241, 0fBF800000;
	add.f32 	%f243, %f241, 0f3F800000;
	rcp.approx.ftz.f32 	%f244, %f243;
	add.f32 	%f245, %f242, %f242;
	mul.f32 	%f246, %f245, %f244;
	mul.f32 	%f247, %f246, %f246;
	mov.f32 	%f248, 0f3C4CAF63;
	mov.f32 	%f249, 0f3B18F0FE;
	fma.rn.f32 	%f250, %f249, %f247, %f248;
	mov.f32 	%f251, 0f3DAAAABD;
	fma.rn.f32 	%f252, %f250, %f247, %f251;
	mul.rn.f32 	%f253, %f252, %f247;
	mul.rn.f32 	%f254, %f253, %f246;
	sub.f32 	%f255, %f242, %f246;
	add.f32 	%f256, %f255, %f255;
	neg.f32 	%f257, %f246;
	fma.rn.f32 	%f258, %f257, %f242, %f256;
	mul.rn.f32 	%f259, %f244, %f258;
	add.f32 	%f260, %f254, %f246;
	sub.f32 	%f261, %f246, %f260;
	add.f32 	%f262, %f254, %f261;
	add.f32 	%f263, %f259, %f262;
	add.f32 	%f264, %f260, %f263;
	sub.f32 	%f265, %f260, %f264;
	add.f32 	%f266, %f263, %f265;
	mov.f32 	%f267, 0f3F317200;
	mul.rn.f32 	%f268, %f240, %f267;
	mov.f32 	%f269, 0f35BFBE8E;
	mul.rn.f32 	%f270, %f240, %f269;
	add.f32 	%f271, %f268, %f264;
	sub.f32 	%f272, %f268, %f271;
	add.f32 	%f273, %f264, %f272;
	add.f32 	%f274, %f266, %f273;
	add.f32 	%f275, %f270, %f274;
	add.f32 	%f276, %f271, %f275;
	sub.f32 	%f277, %f271, %f276;
	add.f32 	%f278, %f275, %f277;
	mul.rn.f32 	%f279, %f230, %f276;
	neg.f32 	%f280, %f279;
	fma.rn.f32 	%f281, %f230, %f276, %f280;
	fma.rn.f32 	%f282, %f230, %f278, %f281;
	mov.f32 	%f283, 0f00000000;
	fma.rn.f32 	%f284, %f283, %f276, %f282;
	add.rn.f32 	%f285, %f279, %f284;
	neg.f32 	%f286, %f285;
	add.rn.f32 	%f287, %f279, %f286;
	add.rn.f32 	%f288, %f287, %f284;
	mov.b32 	%r200, %f285;
	setp.eq.s32 	%p47, %r200, 1118925336;
	add.s32 	%r201, %r200, -1;
	mov.b32 	%f289, %r201;
	add.f32 	%f290, %f288, 0f37000000;
	selp.f32 	%f116, %f290, %f288, %p47;
	selp.f32 	%f291, %f289, %f285, %p47;
	mov.f32 	%f292, 0f3FB8AA3B;
	mul.rn.f32 	%f293, %f291, %f292;
	cvt.rzi.f32.f32 	%f294, %f293;
	abs.f32 	%f295, %f294;
	setp.gt.f32 	%p48, %f295, 0f42FC0000;
	mov.b32 	%r202, %f294;
	and.b32  	%r203, %r202, -2147483648;
	or.b32  	%r204, %r203, 1123811328;
	mov.b32 	%f296, %r204;
	selp.f32 	%f297, %f296, %f294, %p48;
	mov.f32 	%f298, 0fBF317218;
	fma.rn.f32 	%f299, %f297, %f298, %f291;
	mov.f32 	%f300, 0f3102E308;
	fma.rn.f32 	%f301, %f297, %f300, %f299;
	mul.f32 	%f302, %f301, 0f3FB8AA3B;
	add.f32 	%f303, %f297, 0f4B40007F;
	mov.b32 	%r205, %f303;
	shl.b32 	%r206, %r205, 23;
	mov.b32 	%f304, %r206;
	ex2.approx.ftz.f32 	%f305, %f302;
	mul.f32 	%f117, %f305, %f304;
	setp.eq.f32 	%p49, %f117, 0f7F800000;
	mov.f32 	%f574, 0f7F800000;
	@%p49 bra 	$L__BB13_53;
	fma.rn.f32 	%f574, %f117, %f116, %f117;
$L__BB13_53:
	mov.f32 	%f522, 0f3E555555;
	cvt.rzi.f32.f32 	%f521, %f522;
	add.f32 	%f520, %f521, %f521;
	mov.f32 	%f519, 0f3ED55555;
	sub.f32 	%f518, %f519, %f520;
	abs.f32 	%f517, %f518;
	setp.lt.f32 	%p50, %f112, 0f00000000;
	setp.eq.f32 	%p51, %f517, 0f3F800000;
	and.pred  	%p1, %p50, %p51;
	setp.eq.f32 	%p52, %f112, 0f00000000;
	@%p52 bra 	$L__BB13_57;
	bra.uni 	$L__BB13_54;
$L__BB13_57:
	add.f32 	%f310, %f112, %f112;
	selp.f32 	%f576, %f310, 0f00000000, %p51;
	bra.uni 	$L__BB13_58;
$L__BB13_50:
	mul.f32 	%f577, %f112, 0f414EB852;
	bra.uni 	$L__BB13_64;
$L__BB13_54:
	mov.b32 	%r207, %f574;
	xor.b32  	%r208, %r207, -2147483648;
	mov.b32 	%f306, %r208;
	selp.f32 	%f576, %f306, %f574, %p1;
	setp.geu.f32 	%p53, %f112, 0f00000000;
	@%p53 bra 	$L__BB13_58;
	mov.f32 	%f307, 0f3ED55555;
	cvt.rzi.f32.f32 	%f308, %f307;
	setp.eq.f32 	%p54, %f308, 0f3ED55555;
	@%p54 bra 	$L__BB13_58;
	mov.f32 	%f576, 0f7FFFFFFF;
$L__BB13_58:
	abs.f32 	%f523, %f112;
	add.f32 	%f311, %f523, 0f3ED55555;
	mov.b32 	%r209, %f311;
	setp.lt.s32 	%p56, %r209, 2139095040;
	@%p56 bra 	$L__BB13_63;
	abs.f32 	%f524, %f112;
	setp.gtu.f32 	%p57, %f524, 0f7F800000;
	@%p57 bra 	$L__BB13_62;
	bra.uni 	$L__BB13_60;
$L__BB13_62:
	add.f32 	%f576, %f112, 0f3ED55555;
	bra.uni 	$L__BB13_63;
$L__BB13_60:
	abs.f32 	%f525, %f112;
	setp.neu.f32 	%p58, %f525, 0f7F800000;
	@%p58 bra 	$L__BB13_63;
	selp.f32 	%f576, 0fFF800000, 0f7F800000, %p1;
$L__BB13_63:
	fma.rn.f32 	%f312, %f576, 0f3F870A3D, 0fBD6147AE;
	setp.eq.f32 	%p59, %f112, 0f3F800000;
	selp.f32 	%f577, 0f3F7FFFFF, %f312, %p59;
$L__BB13_64:
	mul.f32 	%f313, %f110, 0fBF782129;
	fma.rn.f32 	%f314, %f109, 0f3FF02079, %f313;
	fma.rn.f32 	%f315, %f111, 0f3D2A36A0, %f314;
	cvt.sat.f32.f32 	%f128, %f315;
	setp.gtu.f32 	%p60, %f128, 0f3B4D2E1C;
	@%p60 bra 	$L__BB13_66;
	bra.uni 	$L__BB13_65;
$L__BB13_66:
	mov.f32 	%f320, 0f3ED55555;
	abs.f32 	%f131, %f128;
	setp.lt.f32 	%p61, %f131, 0f00800000;
	mul.f32 	%f322, %f131, 0f4B800000;
	selp.f32 	%f323, %f322, %f131, %p61;
	selp.f32 	%f324, 0fC3170000, 0fC2FE0000, %p61;
	mov.b32 	%r210, %f323;
	and.b32  	%r211, %r210, 8388607;
	or.b32  	%r212, %r211, 1065353216;
	mov.b32 	%f325, %r212;
	shr.u32 	%r213, %r210, 23;
	cvt.rn.f32.u32 	%f326, %r213;
	add.f32 	%f327, %f324, %f326;
	setp.gt.f32 	%p62, %f325, 0f3FB504F3;
	mul.f32 	%f328, %f325, 0f3F000000;
	add.f32 	%f329, %f327, 0f3F800000;
	selp.f32 	%f330, %f329, %f327, %p62;
	selp.f32 	%f331, %f328, %f325, %p62;
	add.f32 	%f332, %f331, 0fBF800000;
	add.f32 	%f333, %f331, 0f3F800000;
	rcp.approx.ftz.f32 	%f334, %f333;
	add.f32 	%f335, %f332, %f332;
	mul.f32 	%f336, %f335, %f334;
	mul.f32 	%f337, %f336, %f336;
	mov.f32 	%f338, 0f3C4CAF63;
	mov.f32 	%f339, 0f3B18F0FE;
	fma.rn.f32 	%f340, %f339, %f337, %f338;
	mov.f32 	%f341, 0f3DAAAABD;
	fma.rn.f32 	%f342, %f340, %f337, %f341;
	mul.rn.f32 	%f343, %f342, %f337;
	mul.rn.f32 	%f344, %f343, %f336;
	sub.f32 	%f345, %f332, %f336;
	add.f32 	%f346, %f345, %f345;
	neg.f32 	%f347, %f336;
	fma.rn.f32 	%f348, %f347, %f332, %f346;
	mul.rn.f32 	%f349, %f334, %f348;
	add.f32 	%f350, %f344, %f336;
	sub.f32 	%f351, %f336, %f350;
	add.f32 	%f352, %f344, %f351;
	add.f32 	%f353, %f349, %f352;
	add.f32 	%f354, %f350, %f353;
	sub.f32 	%f355, %f350, %f354;
	add.f32 	%f356, %f353, %f355;
	mov.f32 	%f357, 0f3F317200;
	mul.rn.f32 	%f358, %f330, %f357;
	mov.f32 	%f359, 0f35BFBE8E;
	mul.rn.f32 	%f360, %f330, %f359;
	add.f32 	%f361, %f358, %f354;
	sub.f32 	%f362, %f358, %f361;
	add.f32 	%f363, %f354, %f362;
	add.f32 	%f364, %f356, %f363;
	add.f32 	%f365, %f360, %f364;
	add.f32 	%f366, %f361, %f365;
	sub.f32 	%f367, %f361, %f366;
	add.f32 	%f368, %f365, %f367;
	mul.rn.f32 	%f369, %f320, %f366;
	neg.f32 	%f370, %f369;
	fma.rn.f32 	%f371, %f320, %f366, %f370;
	fma.rn.f32 	%f372, %f320, %f368, %f371;
	mov.f32 	%f373, 0f00000000;
	fma.rn.f32 	%f374, %f373, %f366, %f372;
	add.rn.f32 	%f375, %f369, %f374;
	neg.f32 	%f376, %f375;
	add.rn.f32 	%f377, %f369, %f376;
	add.rn.f32 	%f378, %f377, %f374;
	mov.b32 	%r214, %f375;
	setp.eq.s32 	%p63, %r214, 1118925336;
	add.s32 	%r215, %r214, -1;
	mov.b32 	%f379, %r215;
	add.f32 	%f380, %f378, 0f37000000;
	selp.f32 	%f132, %f380, %f378, %p63;
	selp.f32 	%f381, %f379, %f375, %p63;
	mov.f32 	%f382, 0f3FB8AA3B;
	mul.rn.f32 	%f383, %f381, %f382;
	cvt.rzi.f32.f32 	%f384, %f383;
	abs.f32 	%f385, %f384;
	setp.gt.f32 	%p64, %f385, 0f42FC0000;
	mov.b32 	%r216, %f384;
	and.b32  	%r217, %r216, -2147483648;
	or.b32  	%r218, %r217, 1123811328;
	mov.b32 	%f386, %r218;
	selp.f32 	%f387, %f386, %f384, %p64;
	mov.f32 	%f388, 0fBF317218;
	fma.rn.f32 	%f389, %f387, %f388, %f381;
	mov.f32 	%f390, 0f3102E308;
	fma.rn.f32 	%f391, %f387, %f390, %f389;
	mul.f32 	%f392, %f391, 0f3FB8AA3B;
	add.f32 	%f393, %f387, 0f4B40007F;
	mov.b32 	%r219, %f393;
	shl.b32 	%r220, %r219, 23;
	mov.b32 	%f394, %r220;
	ex2.approx.ftz.f32 	%f395, %f392;
	mul.f32 	%f133, %f395, %f394;
	setp.eq.f32 	%p65, %f133, 0f7F800000;
	mov.f32 	%f578, 0f7F800000;
	@%p65 bra 	$L__BB13_68;
	fma.rn.f32 	%f578, %f133, %f132, %f133;
$L__BB13_68:
	mov.f32 	%f513, 0f3E555555;
	cvt.rzi.f32.f32 	%f512, %f513;
	add.f32 	%f511, %f512, %f512;
	mov.f32 	%f510, 0f3ED55555;
	sub.f32 	%f509, %f510, %f511;
	abs.f32 	%f508, %f509;
	setp.lt.f32 	%p66, %f128, 0f00000000;
	setp.eq.f32 	%p67, %f508, 0f3F800000;
	and.pred  	%p2, %p66, %p67;
	setp.eq.f32 	%p68, %f128, 0f00000000;
	@%p68 bra 	$L__BB13_72;
	bra.uni 	$L__BB13_69;
$L__BB13_72:
	add.f32 	%f400, %f128, %f128;
	selp.f32 	%f580, %f400, 0f00000000, %p67;
	bra.uni 	$L__BB13_73;
$L__BB13_65:
	mul.f32 	%f581, %f128, 0f414EB852;
	bra.uni 	$L__BB13_79;
$L__BB13_69:
	mov.b32 	%r221, %f578;
	xor.b32  	%r222, %r221, -2147483648;
	mov.b32 	%f396, %r222;
	selp.f32 	%f580, %f396, %f578, %p2;
	setp.geu.f32 	%p69, %f128, 0f00000000;
	@%p69 bra 	$L__BB13_73;
	mov.f32 	%f397, 0f3ED55555;
	cvt.rzi.f32.f32 	%f398, %f397;
	setp.eq.f32 	%p70, %f398, 0f3ED55555;
	@%p70 bra 	$L__BB13_73;
	mov.f32 	%f580, 0f7FFFFFFF;
$L__BB13_73:
	abs.f32 	%f514, %f128;
	add.f32 	%f401, %f514, 0f3ED55555;
	mov.b32 	%r223, %f401;
	setp.lt.s32 	%p72, %r223, 2139095040;
	@%p72 bra 	$L__BB13_78;
	abs.f32 	%f515, %f128;
	setp.gtu.f32 	%p73, %f515, 0f7F800000;
	@%p73 bra 	$L__BB13_77;
	bra.uni 	$L__BB13_75;
$L__BB13_77:
	add.f32 	%f580, %f128, 0f3ED55555;
	bra.uni 	$L__BB13_78;
$L__BB13_75:
	abs.f32 	%f516, %f128;
	setp.neu.f32 	%p74, %f516, 0f7F800000;
	@%p74 bra 	$L__BB13_78;
	selp.f32 	%f580, 0fFF800000, 0f7F800000, %p2;
$L__BB13_78:
	fma.rn.f32 	%f402, %f580, 0f3F870A3D, 0fBD6147AE;
	setp.eq.f32 	%p75, %f128, 0f3F800000;
	selp.f32 	%f581, 0f3F7FFFFF, %f402, %p75;
$L__BB13_79:
	setp.gt.u32 	%p163, %r40, 1;
	selp.f32 	%f144, 0f437F0000, 0f3F800000, %p163;
	mul.f32 	%f566, %f144, %f581;
	mul.f32 	%f403, %f109, 0fBE50F0A6;
	fma.rn.f32 	%f404, %f110, 0f3D63EF28, %f403;
	fma.rn.f32 	%f405, %f111, 0f3F8755F8, %f404;
	cvt.sat.f32.f32 	%f146, %f405;
	setp.gtu.f32 	%p77, %f146, 0f3B4D2E1C;
	@%p77 bra 	$L__BB13_81;
	bra.uni 	$L__BB13_80;
$L__BB13_81:
	mov.f32 	%f410, 0f3ED55555;
	abs.f32 	%f149, %f146;
	setp.lt.f32 	%p78, %f149, 0f00800000;
	mul.f32 	%f412, %f149, 0f4B800000;
	selp.f32 	%f413, %f412, %f149, %p78;
	selp.f32 	%f414, 0fC3170000, 0fC2FE0000, %p78;
	mov.b32 	%r224, %f413;
	and.b32  	%r225, %r224, 8388607;
	or.b32  	%r226, %r225, 1065353216;
	mov.b32 	%f415, %r226;
	shr.u32 	%r227, %r224, 23;
	cvt.rn.f32.u32 	%f416, %r227;
	add.f32 	%f417, %f414, %f416;
	setp.gt.f32 	%p79, %f415, 0f3FB504F3;
	mul.f32 	%f418, %f415, 0f3F000000;
	add.f32 	%f419, %f417, 0f3F800000;
	selp.f32 	%f420, %f419, %f417, %p79;
	selp.f32 	%f421, %f418, %f415, %p79;
	add.f32 	%f422, %f421, 0fBF800000;
	add.f32 	%f423, %f421, 0f3F800000;
	rcp.approx.ftz.f32 	%f424, %f423;
	add.f32 	%f425, %f422, %f422;
	mul.f32 	%f426, %f425, %f424;
	mul.f32 	%f427, %f426, %f426;
	mov.f32 	%f428, 0f3C4CAF63;
	mov.f32 	%f429, 0f3B18F0FE;
	fma.rn.f32 	%f430, %f429, %f427, %f428;
	mov.f32 	%f431, 0f3DAAAABD;
	fma.rn.f32 	%f432, %f430, %f427, %f431;
	mul.rn.f32 	%f433, %f432, %f427;
	mul.rn.f32 	%f434, %f433, %f426;
	sub.f32 	%f435, %f422, %f426;
	add.f32 	%f436, %f435, %f435;
	neg.f32 	%f437, %f426;
	fma.rn.f32 	%f438, %f437, %f422, %f436;
	mul.rn.f32 	%f439, %f424, %f438;
	add.f32 	%f440, %f434, %f426;
	sub.f32 	%f441, %f426, %f440;
	add.f32 	%f442, %f434, %f441;
	add.f32 	%f443, %f439, %f442;
	add.f32 	%f444, %f440, %f443;
	sub.f32 	%f445, %f440, %f444;
	add.f32 	%f446, %f443, %f445;
	mov.f32 	%f447, 0f3F317200;
	mul.rn.f32 	%f448, %f420, %f447;
	mov.f32 	%f449, 0f35BFBE8E;
	mul.rn.f32 	%f450, %f420, %f449;
	add.f32 	%f451, %f448, %f444;
	sub.f32 	%f452, %f448, %f451;
	add.f32 	%f453, %f444, %f452;
	add.f32 	%f454, %f446, %f453;
	add.f32 	%f455, %f450, %f454;
	add.f32 	%f456, %f451, %f455;
	sub.f32 	%f457, %f451, %f456;
	add.f32 	%f458, %f455, %f457;
	mul.rn.f32 	%f459, %f410, %f456;
	neg.f32 	%f460, %f459;
	fma.rn.f32 	%f461, %f410, %f456, %f460;
	fma.rn.f32 	%f462, %f410, %f458, %f461;
	mov.f32 	%f463, 0f00000000;
	fma.rn.f32 	%f464, %f463, %f456, %f462;
	add.rn.f32 	%f465, %f459, %f464;
	neg.f32 	%f466, %f465;
	add.rn.f32 	%f467, %f459, %f466;
	add.rn.f32 	%f468, %f467, %f464;
	mov.b32 	%r228, %f465;
	setp.eq.s32 	%p80, %r228, 1118925336;
	add.s32 	%r229, %r228, -1;
	mov.b32 	%f469, %r229;
	add.f32 	%f470, %f468, 0f37000000;
	selp.f32 	%f150, %f470, %f468, %p80;
	selp.f32 	%f471, %f469, %f465, %p80;
	mov.f32 	%f472, 0f3FB8AA3B;
	mul.rn.f32 	%f473, %f471, %f472;
	cvt.rzi.f32.f32 	%f474, %f473;
	abs.f32 	%f475, %f474;
	setp.gt.f32 	%p81, %f475, 0f42FC0000;
	mov.b32 	%r230, %f474;
	and.b32  	%r231, %r230, -2147483648;
	or.b32  	%r232, %r231, 1123811328;
	mov.b32 	%f476, %r232;
	selp.f32 	%f477, %f476, %f474, %p81;
	mov.f32 	%f478, 0fBF317218;
	fma.rn.f32 	%f479, %f477, %f478, %f471;
	mov.f32 	%f480, 0f3102E308;
	fma.rn.f32 	%f481, %f477, %f480, %f479;
	mul.f32 	%f482, %f481, 0f3FB8AA3B;
	add.f32 	%f483, %f477, 0f4B40007F;
	mov.b32 	%r233, %f483;
	shl.b32 	%r234, %r233, 23;
	mov.b32 	%f484, %r234;
	ex2.approx.ftz.f32 	%f485, %f482;
	mul.f32 	%f151, %f485, %f484;
	setp.eq.f32 	%p82, %f151, 0f7F800000;
	mov.f32 	%f582, 0f7F800000;
	@%p82 bra 	$L__BB13_83;
	fma.rn.f32 	%f582, %f151, %f150, %f151;
$L__BB13_83:
	mov.f32 	%f531, 0f3E555555;
	cvt.rzi.f32.f32 	%f530, %f531;
	add.f32 	%f529, %f530, %f530;
	mov.f32 	%f528, 0f3ED55555;
	sub.f32 	%f527, %f528, %f529;
	abs.f32 	%f526, %f527;
	setp.lt.f32 	%p83, %f146, 0f00000000;
	setp.eq.f32 	%p84, %f526, 0f3F800000;
	and.pred  	%p3, %p83, %p84;
	setp.eq.f32 	%p85, %f146, 0f00000000;
	@%p85 bra 	$L__BB13_87;
	bra.uni 	$L__BB13_84;
$L__BB13_87:
	add.f32 	%f490, %f146, %f146;
	selp.f32 	%f584, %f490, 0f00000000, %p84;
	bra.uni 	$L__BB13_88;
$L__BB13_80:
	mul.f32 	%f585, %f146, 0f414EB852;
	bra.uni 	$L__BB13_94;
$L__BB13_84:
	mov.b32 	%r235, %f582;
	xor.b32  	%r236, %r235, -2147483648;
	mov.b32 	%f486, %r236;
	selp.f32 	%f584, %f486, %f582, %p3;
	setp.geu.f32 	%p86, %f146, 0f00000000;
	@%p86 bra 	$L__BB13_88;
	mov.f32 	%f487, 0f3ED55555;
	cvt.rzi.f32.f32 	%f488, %f487;
	setp.eq.f32 	%p87, %f488, 0f3ED55555;
	@%p87 bra 	$L__BB13_88;
	mov.f32 	%f584, 0f7FFFFFFF;
$L__BB13_88:
	abs.f32 	%f532, %f146;
	add.f32 	%f491, %f532, 0f3ED55555;
	mov.b32 	%r237, %f491;
	setp.lt.s32 	%p89, %r237, 2139095040;
	@%p89 bra 	$L__BB13_93;
	abs.f32 	%f534, %f146;
	setp.gtu.f32 	%p90, %f534, 0f7F800000;
	@%p90 bra 	$L__BB13_92;
	bra.uni 	$L__BB13_90;
$L__BB13_92:
	add.f32 	%f584, %f146, 0f3ED55555;
	bra.uni 	$L__BB13_93;
$L__BB13_90:
	abs.f32 	%f535, %f146;
	setp.neu.f32 	%p91, %f535, 0f7F800000;
	@%p91 bra 	$L__BB13_93;
	selp.f32 	%f584, 0fFF800000, 0f7F800000, %p3;
$L__BB13_93:
	fma.rn.f32 	%f492, %f584, 0f3F870A3D, 0fBD6147AE;
	setp.eq.f32 	%p92, %f146, 0f3F800000;
	selp.f32 	%f585, 0f3F7FFFFF, %f492, %p92;
$L__BB13_94:
	setp.gt.u32 	%p164, %r40, 1;
	selp.f32 	%f533, 0f437F0000, 0f3F800000, %p164;
	mul.f32 	%f494, %f533, %f577;
	mul.f32 	%f495, %f533, %f585;
	setp.eq.s32 	%p94, %r122, 0;
	selp.f32 	%f567, %f494, %f495, %p94;
	selp.f32 	%f163, %f495, %f494, %p94;
	add.s32 	%r488, %r488, 1;
	setp.ne.s32 	%p95, %r488, 4;
	mov.f32 	%f556, %f555;
	mov.f32 	%f557, %f90;
	mov.f32 	%f558, %f89;
	mov.f32 	%f562, %f94;
	mov.f32 	%f563, %f95;
	mov.f32 	%f549, %f96;
	@%p95 bra 	$L__BB13_49;
	mov.u32 	%r455, %tid.x;
	mov.u32 	%r454, %ctaid.y;
	mov.u32 	%r453, %tid.y;
	shl.b32 	%r452, %r454, 3;
	add.s32 	%r451, %r452, %r453;
	cvt.s64.s32 	%rd284, %r451;
	mov.u32 	%r450, %ctaid.x;
	mov.u32 	%r449, %tid.x;
	shl.b32 	%r448, %r449, 2;
	shl.b32 	%r447, %r450, 7;
	add.s32 	%r446, %r447, %r448;
	setp.eq.s32 	%p96, %r121, 0;
	setp.eq.s32 	%p97, %r121, 4;
	selp.b32 	%r238, 4, 2, %p97;
	selp.b32 	%r44, 1, %r238, %p96;
	sub.s32 	%r45, %r481, %r446;
	min.s32 	%r46, %r45, 4;
	mul.lo.s64 	%rd55, %rd291, %rd284;
	mul.lo.s64 	%rd178, %rd292, %rd32;
	add.s64 	%rd57, %rd55, %rd178;
	add.s64 	%rd58, %rd290, %rd57;
	mul.lo.s32 	%r248, %r449, %r44;
	mul.lo.s32 	%r249, %r248, 12;
	cvt.s64.s32 	%rd59, %r249;
	mul.lo.s32 	%r47, %r44, 3;
	cvt.u64.u32 	%rd179, %r47;
	setp.eq.s64 	%p98, %rd292, %rd179;
	cvt.u64.u32 	%rd180, %r44;
	setp.eq.s64 	%p99, %rd293, %rd180;
	and.pred  	%p4, %p98, %p99;
	not.pred 	%p100, %p4;
	setp.gt.s32 	%p101, %r45, 3;
	and.pred  	%p102, %p101, %p100;
	setp.eq.s64 	%p103, %rd292, %rd180;
	and.pred  	%p104, %p103, %p102;
	@%p104 bra 	$L__BB13_97;
	bra.uni 	$L__BB13_96;
$L__BB13_97:
	or.b64  	%rd181, %rd293, %rd58;
	shl.b32 	%r250, %r44, 2;
	add.s32 	%r251, %r250, -1;
	cvt.s64.s32 	%rd182, %r251;
	and.b64  	%rd183, %rd181, %rd182;
	setp.eq.s64 	%p165, %rd183, 0;
	bra.uni 	$L__BB13_98;
$L__BB13_96:
	mov.pred 	%p165, 0;
$L__BB13_98:
	mov.u32 	%r456, %tid.y;
	cvt.u64.u32 	%rd285, %r456;
	shl.b64 	%rd184, %rd285, 11;
	mov.u64 	%rd185, _ZZ6to_rgbI7FromLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd186, %rd185;
	add.s64 	%rd187, %rd186, %rd184;
	add.s64 	%rd188, %rd187, %rd59;
	selp.b64 	%rd61, %rd58, %rd188, %p165;
	shl.b32 	%r252, %r44, 2;
	cvt.u64.u32 	%rd189, %r252;
	selp.b64 	%rd62, %rd293, %rd189, %p165;
	selp.f32 	%f164, %f573, %f107, %p165;
	selp.f32 	%f165, %f570, %f106, %p165;
	selp.f32 	%f166, %f567, %f573, %p165;
	@%p96 bra 	$L__BB13_122;
	@%p97 bra 	$L__BB13_121;
	bra.uni 	$L__BB13_100;
$L__BB13_121:
	st.v4.f32 	[%rd61], {%f108, %f164, %f165, %f166};
	bra.uni 	$L__BB13_123;
$L__BB13_122:
	cvt.rni.s32.f32 	%r272, %f165;
	cvt.rni.s32.f32 	%r271, %f166;
	mov.u32 	%r273, 0;
	cvt.pack.sat.u8.s32.b32 %r270, %r271, %r272, %r273;
	cvt.rni.s32.f32 	%r275, %f164;
	cvt.rni.s32.f32 	%r276, %f108;
	cvt.pack.sat.u8.s32.b32 %r274, %r275, %r276, %r270;
	st.u32 	[%rd61], %r274;
	bra.uni 	$L__BB13_123;
$L__BB13_100:
	setp.eq.s32 	%p108, %r121, 3;
	@%p108 bra 	$L__BB13_104;
	bra.uni 	$L__BB13_101;
$L__BB13_104:
	cvt.rn.f16.f32 %rs128, %f108;
	bra.uni 	$L__BB13_105;
$L__BB13_101:
	setp.eq.s32 	%p109, %r121, 1;
	cvt.rni.s32.f32 	%r48, %f108;
	@%p109 bra 	$L__BB13_103;
	bra.uni 	$L__BB13_102;
$L__BB13_103:
	max.s32 	%r255, %r48, 0;
	min.s32 	%r256, %r255, 65535;
	cvt.u16.u32 	%rs128, %r256;
	bra.uni 	$L__BB13_105;
$L__BB13_102:
	max.s32 	%r253, %r48, -32768;
	min.s32 	%r254, %r253, 32767;
	cvt.u16.u32 	%rs128, %r254;
$L__BB13_105:
	@%p108 bra 	$L__BB13_109;
	bra.uni 	$L__BB13_106;
$L__BB13_109:
	cvt.rn.f16.f32 %rs129, %f164;
	bra.uni 	$L__BB13_110;
$L__BB13_106:
	setp.eq.s32 	%p111, %r121, 1;
	cvt.rni.s32.f32 	%r49, %f164;
	@%p111 bra 	$L__BB13_108;
	bra.uni 	$L__BB13_107;
$L__BB13_108:
	max.s32 	%r259, %r49, 0;
	min.s32 	%r260, %r259, 65535;
	cvt.u16.u32 	%rs129, %r260;
	bra.uni 	$L__BB13_110;
$L__BB13_107:
	max.s32 	%r257, %r49, -32768;
	min.s32 	%r258, %r257, 32767;
	cvt.u16.u32 	%rs129, %r258;
$L__BB13_110:
	mov.b32 	%r50, {%rs128, %rs129};
	@%p108 bra 	$L__BB13_114;
	bra.uni 	$L__BB13_111;
$L__BB13_114:
	cvt.rn.f16.f32 %rs130, %f165;
	bra.uni 	$L__BB13_115;
$L__BB13_111:
	setp.eq.s32 	%p113, %r121, 1;
	cvt.rni.s32.f32 	%r51, %f165;
	@%p113 bra 	$L__BB13_113;
	bra.uni 	$L__BB13_112;
$L__BB13_113:
	max.s32 	%r263, %r51, 0;
	min.s32 	%r264, %r263, 65535;
	cvt.u16.u32 	%rs130, %r264;
	bra.uni 	$L__BB13_115;
$L__BB13_112:
	max.s32 	%r261, %r51, -32768;
	min.s32 	%r262, %r261, 32767;
	cvt.u16.u32 	%rs130, %r262;
$L__BB13_115:
	@%p108 bra 	$L__BB13_119;
	bra.uni 	$L__BB13_116;
$L__BB13_119:
	cvt.rn.f16.f32 %rs131, %f166;
	bra.uni 	$L__BB13_120;
$L__BB13_116:
	setp.eq.s32 	%p115, %r121, 1;
	cvt.rni.s32.f32 	%r52, %f166;
	@%p115 bra 	$L__BB13_118;
	bra.uni 	$L__BB13_117;
$L__BB13_118:
	max.s32 	%r267, %r52, 0;
	min.s32 	%r268, %r267, 65535;
	cvt.u16.u32 	%rs131, %r268;
	bra.uni 	$L__BB13_120;
$L__BB13_117:
	max.s32 	%r265, %r52, -32768;
	min.s32 	%r266, %r265, 32767;
	cvt.u16.u32 	%rs131, %r266;
$L__BB13_120:
	mov.b32 	%r269, {%rs130, %rs131};
	st.v2.u32 	[%rd61], {%r50, %r269};
$L__BB13_123:
	selp.f32 	%f167, %f107, %f572, %p165;
	selp.f32 	%f168, %f572, %f571, %p165;
	selp.f32 	%f169, %f569, %f570, %p165;
	selp.f32 	%f170, %f566, %f569, %p165;
	add.s64 	%rd63, %rd61, %rd62;
	@%p96 bra 	$L__BB13_147;
	@%p97 bra 	$L__BB13_146;
	bra.uni 	$L__BB13_125;
$L__BB13_146:
	st.v4.f32 	[%rd63], {%f167, %f168, %f169, %f170};
	bra.uni 	$L__BB13_148;
$L__BB13_147:
	cvt.rni.s32.f32 	%r297, %f169;
	cvt.rni.s32.f32 	%r296, %f170;
	mov.u32 	%r298, 0;
	cvt.pack.sat.u8.s32.b32 %r295, %r296, %r297, %r298;
	cvt.rni.s32.f32 	%r300, %f168;
	cvt.rni.s32.f32 	%r301, %f167;
	cvt.pack.sat.u8.s32.b32 %r299, %r300, %r301, %r295;
	st.u32 	[%rd63], %r299;
	bra.uni 	$L__BB13_148;
$L__BB13_125:
	setp.eq.s32 	%p118, %r121, 3;
	@%p118 bra 	$L__BB13_129;
	bra.uni 	$L__BB13_126;
$L__BB13_129:
	cvt.rn.f16.f32 %rs132, %f167;
	bra.uni 	$L__BB13_130;
$L__BB13_126:
	setp.eq.s32 	%p119, %r121, 1;
	cvt.rni.s32.f32 	%r53, %f167;
	@%p119 bra 	$L__BB13_128;
	bra.uni 	$L__BB13_127;
$L__BB13_128:
	max.s32 	%r280, %r53, 0;
	min.s32 	%r281, %r280, 65535;
	cvt.u16.u32 	%rs132, %r281;
	bra.uni 	$L__BB13_130;
$L__BB13_127:
	max.s32 	%r278, %r53, -32768;
	min.s32 	%r279, %r278, 32767;
	cvt.u16.u32 	%rs132, %r279;
$L__BB13_130:
	@%p118 bra 	$L__BB13_134;
	bra.uni 	$L__BB13_131;
$L__BB13_134:
	cvt.rn.f16.f32 %rs133, %f168;
	bra.uni 	$L__BB13_135;
$L__BB13_131:
	setp.eq.s32 	%p121, %r121, 1;
	cvt.rni.s32.f32 	%r54, %f168;
	@%p121 bra 	$L__BB13_133;
	bra.uni 	$L__BB13_132;
$L__BB13_133:
	max.s32 	%r284, %r54, 0;
	min.s32 	%r285, %r284, 65535;
	cvt.u16.u32 	%rs133, %r285;
	bra.uni 	$L__BB13_135;
$L__BB13_132:
	max.s32 	%r282, %r54, -32768;
	min.s32 	%r283, %r282, 32767;
	cvt.u16.u32 	%rs133, %r283;
$L__BB13_135:
	mov.b32 	%r55, {%rs132, %rs133};
	@%p118 bra 	$L__BB13_139;
	bra.uni 	$L__BB13_136;
$L__BB13_139:
	cvt.rn.f16.f32 %rs134, %f169;
	bra.uni 	$L__BB13_140;
$L__BB13_136:
	setp.eq.s32 	%p123, %r121, 1;
	cvt.rni.s32.f32 	%r56, %f169;
	@%p123 bra 	$L__BB13_138;
	bra.uni 	$L__BB13_137;
$L__BB13_138:
	max.s32 	%r288, %r56, 0;
	min.s32 	%r289, %r288, 65535;
	cvt.u16.u32 	%rs134, %r289;
	bra.uni 	$L__BB13_140;
$L__BB13_137:
	max.s32 	%r286, %r56, -32768;
	min.s32 	%r287, %r286, 32767;
	cvt.u16.u32 	%rs134, %r287;
$L__BB13_140:
	@%p118 bra 	$L__BB13_144;
	bra.uni 	$L__BB13_141;
$L__BB13_144:
	cvt.rn.f16.f32 %rs135, %f170;
	bra.uni 	$L__BB13_145;
$L__BB13_141:
	setp.eq.s32 	%p125, %r121, 1;
	cvt.rni.s32.f32 	%r57, %f170;
	@%p125 bra 	$L__BB13_143;
	bra.uni 	$L__BB13_142;
$L__BB13_143:
	max.s32 	%r292, %r57, 0;
	min.s32 	%r293, %r292, 65535;
	cvt.u16.u32 	%rs135, %r293;
	bra.uni 	$L__BB13_145;
$L__BB13_142:
	max.s32 	%r290, %r57, -32768;
	min.s32 	%r291, %r290, 32767;
	cvt.u16.u32 	%rs135, %r291;
$L__BB13_145:
	mov.b32 	%r294, {%rs134, %rs135};
	st.v2.u32 	[%rd63], {%r55, %r294};
$L__BB13_148:
	selp.f32 	%f171, %f106, %f568, %p165;
	selp.f32 	%f172, %f571, %f567, %p165;
	selp.f32 	%f173, %f568, %f566, %p165;
	shl.b64 	%rd190, %rd62, 1;
	add.s64 	%rd64, %rd61, %rd190;
	@%p96 bra 	$L__BB13_172;
	@%p97 bra 	$L__BB13_171;
	bra.uni 	$L__BB13_150;
$L__BB13_171:
	st.v4.f32 	[%rd64], {%f171, %f172, %f173, %f163};
	bra.uni 	$L__BB13_173;
$L__BB13_172:
	cvt.rni.s32.f32 	%r322, %f173;
	cvt.rni.s32.f32 	%r321, %f163;
	mov.u32 	%r323, 0;
	cvt.pack.sat.u8.s32.b32 %r320, %r321, %r322, %r323;
	cvt.rni.s32.f32 	%r325, %f172;
	cvt.rni.s32.f32 	%r326, %f171;
	cvt.pack.sat.u8.s32.b32 %r324, %r325, %r326, %r320;
	st.u32 	[%rd64], %r324;
	bra.uni 	$L__BB13_173;
$L__BB13_150:
	setp.eq.s32 	%p128, %r121, 3;
	@%p128 bra 	$L__BB13_154;
	bra.uni 	$L__BB13_151;
$L__BB13_154:
	cvt.rn.f16.f32 %rs136, %f171;
	bra.uni 	$L__BB13_155;
$L__BB13_151:
	setp.eq.s32 	%p129, %r121, 1;
	cvt.rni.s32.f32 	%r58, %f171;
	@%p129 bra 	$L__BB13_153;
	bra.uni 	$L__BB13_152;
$L__BB13_153:
	max.s32 	%r305, %r58, 0;
	min.s32 	%r306, %r305, 65535;
	cvt.u16.u32 	%rs136, %r306;
	bra.uni 	$L__BB13_155;
$L__BB13_152:
	max.s32 	%r303, %r58, -32768;
	min.s32 	%r304, %r303, 32767;
	cvt.u16.u32 	%rs136, %r304;
$L__BB13_155:
	@%p128 bra 	$L__BB13_159;
	bra.uni 	$L__BB13_156;
$L__BB13_159:
	cvt.rn.f16.f32 %rs137, %f172;
	bra.uni 	$L__BB13_160;
$L__BB13_156:
	setp.eq.s32 	%p131, %r121, 1;
	cvt.rni.s32.f32 	%r59, %f172;
	@%p131 bra 	$L__BB13_158;
	bra.uni 	$L__BB13_157;
$L__BB13_158:
	max.s32 	%r309, %r59, 0;
	min.s32 	%r310, %r309, 65535;
	cvt.u16.u32 	%rs137, %r310;
	bra.uni 	$L__BB13_160;
$L__BB13_157:
	max.s32 	%r307, %r59, -32768;
	min.s32 	%r308, %r307, 32767;
	cvt.u16.u32 	%rs137, %r308;
$L__BB13_160:
	mov.b32 	%r60, {%rs136, %rs137};
	@%p128 bra 	$L__BB13_164;
	bra.uni 	$L__BB13_161;
$L__BB13_164:
	cvt.rn.f16.f32 %rs138, %f173;
	bra.uni 	$L__BB13_165;
$L__BB13_161:
	setp.eq.s32 	%p133, %r121, 1;
	cvt.rni.s32.f32 	%r61, %f173;
	@%p133 bra 	$L__BB13_163;
	bra.uni 	$L__BB13_162;
$L__BB13_163:
	max.s32 	%r313, %r61, 0;
	min.s32 	%r314, %r313, 65535;
	cvt.u16.u32 	%rs138, %r314;
	bra.uni 	$L__BB13_165;
$L__BB13_162:
	max.s32 	%r311, %r61, -32768;
	min.s32 	%r312, %r311, 32767;
	cvt.u16.u32 	%rs138, %r312;
$L__BB13_165:
	@%p128 bra 	$L__BB13_169;
	bra.uni 	$L__BB13_166;
$L__BB13_169:
	cvt.rn.f16.f32 %rs139, %f163;
	bra.uni 	$L__BB13_170;
$L__BB13_166:
	setp.eq.s32 	%p135, %r121, 1;
	cvt.rni.s32.f32 	%r62, %f163;
	@%p135 bra 	$L__BB13_168;
	bra.uni 	$L__BB13_167;
$L__BB13_168:
	max.s32 	%r317, %r62, 0;
	min.s32 	%r318, %r317, 65535;
	cvt.u16.u32 	%rs139, %r318;
	bra.uni 	$L__BB13_170;
$L__BB13_167:
	max.s32 	%r315, %r62, -32768;
	min.s32 	%r316, %r315, 32767;
	cvt.u16.u32 	%rs139, %r316;
$L__BB13_170:
	mov.b32 	%r319, {%rs138, %rs139};
	st.v2.u32 	[%rd64], {%r60, %r319};
$L__BB13_173:
	@%p4 bra 	$L__BB13_187;
	bra.uni 	$L__BB13_174;
$L__BB13_187:
	mov.u32 	%r471, %ctaid.x;
	shl.b32 	%r470, %r471, 7;
	mov.u32 	%r459, %tid.x;
	shl.b32 	%r458, %r459, 2;
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd75, %r458;
	sub.s32 	%r344, %r481, %r470;
	min.s32 	%r345, %r344, 128;
	mul.lo.s32 	%r74, %r47, %r345;
	setp.lt.s32 	%p145, %r74, 1;
	@%p145 bra 	$L__BB13_213;
	mul.lo.s64 	%rd220, %rd292, %rd75;
	sub.s64 	%rd221, %rd57, %rd220;
	add.s64 	%rd76, %rd290, %rd221;
	and.b64  	%rd222, %rd76, 15;
	setp.eq.s64 	%p146, %rd222, 0;
	@%p146 bra 	$L__BB13_198;
	and.b64  	%rd223, %rd76, 3;
	setp.ne.s64 	%p147, %rd223, 0;
	mov.u32 	%r502, 0;
	@%p147 bra 	$L__BB13_206;
	shr.s32 	%r347, %r74, 31;
	shr.u32 	%r348, %r347, 30;
	add.s32 	%r349, %r74, %r348;
	shr.s32 	%r75, %r349, 2;
	mov.u32 	%r496, %tid.x;
	setp.ge.s32 	%p148, %r496, %r75;
	@%p148 bra 	$L__BB13_197;
	not.b32 	%r351, %r496;
	add.s32 	%r77, %r75, %r351;
	shr.u32 	%r352, %r77, 5;
	add.s32 	%r353, %r352, 1;
	and.b32  	%r495, %r353, 3;
	setp.eq.s32 	%p149, %r495, 0;
	@%p149 bra 	$L__BB13_194;
	mov.u32 	%r473, %ctaid.x;
	shl.b32 	%r472, %r473, 7;
	mov.u32 	%r464, %tid.y;
	mov.u32 	%r496, %tid.x;
	mul.wide.s32 	%rd224, %r496, 4;
	shl.b32 	%r356, %r496, 2;
	add.s32 	%r357, %r472, %r356;
	cvt.s64.s32 	%rd225, %r357;
	sub.s64 	%rd226, %rd225, %rd75;
	mul.lo.s64 	%rd227, %rd292, %rd226;
	add.s64 	%rd228, %rd224, %rd227;
	add.s64 	%rd229, %rd228, %rd55;
	add.s64 	%rd301, %rd290, %rd229;
	mul.wide.u32 	%rd230, %r464, 2048;
	add.s64 	%rd232, %rd185, %rd230;
	add.s64 	%rd300, %rd232, %rd224;
$L__BB13_193:
	.pragma "nounroll";
	ld.shared.u32 	%r359, [%rd300];
	st.u32 	[%rd301], %r359;
	add.s32 	%r496, %r496, 32;
	add.s64 	%rd301, %rd301, 128;
	add.s64 	%rd300, %rd300, 128;
	add.s32 	%r495, %r495, -1;
	setp.ne.s32 	%p150, %r495, 0;
	@%p150 bra 	$L__BB13_193;
$L__BB13_194:
	setp.lt.u32 	%p151, %r77, 96;
	@%p151 bra 	$L__BB13_197;
	mov.u32 	%r475, %ctaid.x;
	shl.b32 	%r474, %r475, 7;
	mov.u32 	%r465, %tid.y;
	mul.wide.s32 	%rd233, %r496, 4;
	mul.wide.u32 	%rd234, %r465, 2048;
	add.s64 	%rd236, %rd185, %rd234;
	add.s64 	%rd237, %rd236, %rd233;
	add.s64 	%rd303, %rd237, 256;
	mov.u32 	%r363, %tid.x;
	shl.b32 	%r364, %r363, 2;
	add.s32 	%r365, %r474, %r364;
	cvt.s64.s32 	%rd238, %r365;
	sub.s64 	%rd239, %rd238, %rd75;
	mul.lo.s64 	%rd240, %rd292, %rd239;
	add.s64 	%rd241, %rd233, %rd240;
	add.s64 	%rd242, %rd241, %rd55;
	add.s64 	%rd243, %rd290, %rd242;
	add.s64 	%rd302, %rd243, 256;
$L__BB13_196:
	ld.shared.u32 	%r366, [%rd303+-256];
	st.u32 	[%rd302+-256], %r366;
	ld.shared.u32 	%r367, [%rd303+-128];
	st.u32 	[%rd302+-128], %r367;
	ld.shared.u32 	%r368, [%rd303];
	st.u32 	[%rd302], %r368;
	ld.shared.u32 	%r369, [%rd303+128];
	st.u32 	[%rd302+128], %r369;
	add.s64 	%rd303, %rd303, 512;
	add.s64 	%rd302, %rd302, 512;
	add.s32 	%r496, %r496, 128;
	setp.lt.s32 	%p152, %r496, %r75;
	@%p152 bra 	$L__BB13_196;
$L__BB13_197:
	and.b32  	%r502, %r74, -4;
	bra.uni 	$L__BB13_206;
$L__BB13_174:
	setp.lt.s32 	%p136, %r45, 1;
	or.pred  	%p137, %p136, %p165;
	@%p137 bra 	$L__BB13_213;
	@%p96 bra 	$L__BB13_183;
	mov.u32 	%r489, 0;
	add.s64 	%rd201, %rd185, %rd184;
$L__BB13_177:
	.pragma "nounroll";
	cvt.s64.s32 	%rd191, %r489;
	mul.lo.s64 	%rd192, %rd292, %rd191;
	add.s64 	%rd65, %rd192, %rd57;
	mul.lo.s32 	%r64, %r489, 3;
	setp.eq.s32 	%p139, %r44, 2;
	@%p139 bra 	$L__BB13_180;
	bra.uni 	$L__BB13_178;
$L__BB13_180:
	mov.u32 	%r491, 0;
$L__BB13_181:
	.pragma "nounroll";
	cvt.s64.s32 	%rd203, %r491;
	mul.lo.s64 	%rd204, %rd293, %rd203;
	add.s64 	%rd205, %rd65, %rd204;
	add.s64 	%rd206, %rd290, %rd205;
	add.s32 	%r334, %r491, %r64;
	shl.b32 	%r335, %r334, 1;
	cvt.s64.s32 	%rd207, %r335;
	add.s64 	%rd208, %rd207, %rd59;
	add.s64 	%rd212, %rd201, %rd208;
	ld.shared.u16 	%rs120, [%rd212];
	st.u16 	[%rd206], %rs120;
	add.s32 	%r491, %r491, 1;
	setp.ne.s32 	%p141, %r491, 3;
	@%p141 bra 	$L__BB13_181;
	bra.uni 	$L__BB13_182;
$L__BB13_178:
	mov.u32 	%r490, 0;
$L__BB13_179:
	.pragma "nounroll";
	cvt.s64.s32 	%rd193, %r490;
	mul.lo.s64 	%rd194, %rd293, %rd193;
	add.s64 	%rd195, %rd65, %rd194;
	add.s64 	%rd196, %rd290, %rd195;
	add.s32 	%r330, %r490, %r64;
	mul.lo.s32 	%r331, %r330, %r44;
	cvt.s64.s32 	%rd197, %r331;
	add.s64 	%rd198, %rd197, %rd59;
	add.s64 	%rd202, %rd201, %rd198;
	ld.shared.u32 	%r332, [%rd202];
	st.u32 	[%rd196], %r332;
	add.s32 	%r490, %r490, 1;
	setp.eq.s32 	%p140, %r490, 3;
	@%p140 bra 	$L__BB13_182;
	bra.uni 	$L__BB13_179;
$L__BB13_182:
	add.s32 	%r489, %r489, 1;
	setp.lt.s32 	%p142, %r489, %r46;
	@%p142 bra 	$L__BB13_177;
	bra.uni 	$L__BB13_213;
$L__BB13_198:
	mov.u32 	%r466, %tid.x;
	shr.s32 	%r370, %r74, 31;
	shr.u32 	%r371, %r370, 28;
	add.s32 	%r372, %r74, %r371;
	shr.s32 	%r88, %r372, 4;
	setp.ge.s32 	%p153, %r466, %r88;
	@%p153 bra 	$L__BB13_205;
	mov.u32 	%r500, %tid.x;
	not.b32 	%r374, %r500;
	add.s32 	%r90, %r88, %r374;
	shr.u32 	%r375, %r90, 5;
	add.s32 	%r376, %r375, 1;
	and.b32  	%r499, %r376, 3;
	setp.eq.s32 	%p154, %r499, 0;
	@%p154 bra 	$L__BB13_202;
	mov.u32 	%r477, %ctaid.x;
	shl.b32 	%r476, %r477, 7;
	mov.u32 	%r468, %tid.y;
	mov.u32 	%r500, %tid.x;
	mul.wide.s32 	%rd244, %r500, 16;
	mul.wide.u32 	%rd245, %r468, 2048;
	add.s64 	%rd247, %rd185, %rd245;
	add.s64 	%rd305, %rd247, %rd244;
	shl.b32 	%r380, %r500, 2;
	add.s32 	%r381, %r476, %r380;
	cvt.s64.s32 	%rd248, %r381;
	sub.s64 	%rd249, %rd248, %rd75;
	mul.lo.s64 	%rd250, %rd292, %rd249;
	add.s64 	%rd251, %rd244, %rd250;
	add.s64 	%rd252, %rd251, %rd55;
	add.s64 	%rd304, %rd290, %rd252;
$L__BB13_201:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r382, %r383, %r384, %r385}, [%rd305];
	st.v4.u32 	[%rd304], {%r382, %r383, %r384, %r385};
	add.s32 	%r500, %r500, 32;
	add.s64 	%rd305, %rd305, 512;
	add.s64 	%rd304, %rd304, 512;
	add.s32 	%r499, %r499, -1;
	setp.ne.s32 	%p155, %r499, 0;
	@%p155 bra 	$L__BB13_201;
$L__BB13_202:
	setp.lt.u32 	%p156, %r90, 96;
	@%p156 bra 	$L__BB13_205;
	mov.u32 	%r479, %ctaid.x;
	shl.b32 	%r478, %r479, 7;
	mov.u32 	%r469, %tid.y;
	mul.wide.s32 	%rd253, %r500, 16;
	mov.u32 	%r392, %tid.x;
	shl.b32 	%r393, %r392, 2;
	add.s32 	%r394, %r478, %r393;
	cvt.s64.s32 	%rd254, %r394;
	sub.s64 	%rd255, %rd254, %rd75;
	mul.lo.s64 	%rd256, %rd292, %rd255;
	add.s64 	%rd257, %rd253, %rd256;
	add.s64 	%rd258, %rd257, %rd55;
	add.s64 	%rd259, %rd290, %rd258;
	add.s64 	%rd307, %rd259, 1024;
	mul.wide.u32 	%rd260, %r469, 2048;
	add.s64 	%rd262, %rd185, %rd260;
	add.s64 	%rd263, %rd262, %rd253;
	add.s64 	%rd306, %rd263, 1024;
$L__BB13_204:
	ld.shared.v4.u32 	{%r396, %r397, %r398, %r399}, [%rd306+-1024];
	st.v4.u32 	[%rd307+-1024], {%r396, %r397, %r398, %r399};
	ld.shared.v4.u32 	{%r404, %r405, %r406, %r407}, [%rd306+-512];
	st.v4.u32 	[%rd307+-512], {%r404, %r405, %r406, %r407};
	ld.shared.v4.u32 	{%r412, %r413, %r414, %r415}, [%rd306];
	st.v4.u32 	[%rd307], {%r412, %r413, %r414, %r415};
	ld.shared.v4.u32 	{%r420, %r421, %r422, %r423}, [%rd306+512];
	st.v4.u32 	[%rd307+512], {%r420, %r421, %r422, %r423};
	add.s64 	%rd307, %rd307, 2048;
	add.s64 	%rd306, %rd306, 2048;
	add.s32 	%r500, %r500, 128;
	setp.lt.s32 	%p157, %r500, %r88;
	@%p157 bra 	$L__BB13_204;
$L__BB13_205:
	and.b32  	%r502, %r74, -16;
$L__BB13_206:
	mov.u32 	%r460, %tid.x;
	add.s32 	%r505, %r502, %r460;
	setp.ge.s32 	%p158, %r505, %r74;
	@%p158 bra 	$L__BB13_213;
	mov.u32 	%r461, %tid.x;
	not.b32 	%r430, %r461;
	add.s32 	%r431, %r74, %r430;
	sub.s32 	%r103, %r431, %r502;
	shr.u32 	%r432, %r103, 5;
	add.s32 	%r433, %r432, 1;
	and.b32  	%r504, %r433, 3;
	setp.eq.s32 	%p159, %r504, 0;
	@%p159 bra 	$L__BB13_210;
	mov.u32 	%r462, %tid.y;
	sub.s64 	%rd265, %rd32, %rd75;
	mul.lo.s64 	%rd266, %rd292, %rd265;
	add.s64 	%rd267, %rd266, %rd55;
	cvt.s64.s32 	%rd268, %r505;
	add.s64 	%rd269, %rd267, %rd268;
	add.s64 	%rd309, %rd290, %rd269;
	mul.wide.u32 	%rd270, %r462, 2048;
	add.s64 	%rd272, %rd185, %rd270;
	add.s64 	%rd308, %rd272, %rd268;
$L__BB13_209:
	.pragma "nounroll";
	ld.shared.u8 	%rs122, [%rd308];
	st.u8 	[%rd309], %rs122;
	add.s32 	%r505, %r505, 32;
	add.s64 	%rd309, %rd309, 32;
	add.s64 	%rd308, %rd308, 32;
	add.s32 	%r504, %r504, -1;
	setp.ne.s32 	%p160, %r504, 0;
	@%p160 bra 	$L__BB13_209;
$L__BB13_210:
	setp.lt.u32 	%p161, %r103, 96;
	@%p161 bra 	$L__BB13_213;
	mov.u32 	%r463, %tid.y;
	cvt.s64.s32 	%rd273, %r505;
	mul.wide.u32 	%rd274, %r463, 2048;
	add.s64 	%rd276, %rd185, %rd274;
	add.s64 	%rd277, %rd276, %rd273;
	add.s64 	%rd311, %rd277, 64;
	sub.s64 	%rd279, %rd32, %rd75;
	mul.lo.s64 	%rd280, %rd292, %rd279;
	add.s64 	%rd281, %rd280, %rd55;
	add.s64 	%rd282, %rd281, %rd273;
	add.s64 	%rd283, %rd290, %rd282;
	add.s64 	%rd310, %rd283, 64;
$L__BB13_212:
	ld.shared.u8 	%rs123, [%rd311+-64];
	st.u8 	[%rd310+-64], %rs123;
	ld.shared.u8 	%rs124, [%rd311+-32];
	st.u8 	[%rd310+-32], %rs124;
	ld.shared.u8 	%rs125, [%rd311];
	st.u8 	[%rd310], %rs125;
	ld.shared.u8 	%rs126, [%rd311+32];
	st.u8 	[%rd310+32], %rs126;
	add.s64 	%rd311, %rd311, 128;
	add.s64 	%rd310, %rd310, 128;
	add.s32 	%r505, %r505, 128;
	setp.lt.s32 	%p162, %r505, %r74;
	@%p162 bra 	$L__BB13_212;
	bra.uni 	$L__BB13_213;
$L__BB13_183:
	mov.u32 	%r457, %tid.y;
	mul.wide.u32 	%rd213, %r457, 2048;
	add.s64 	%rd215, %rd185, %rd213;
	add.s64 	%rd66, %rd215, %rd59;
	add.s64 	%rd68, %rd290, %rd55;
	mov.u32 	%r336, 0;
	mov.u32 	%r492, %r336;
$L__BB13_184:
	.pragma "nounroll";
	mul.lo.s32 	%r339, %r47, %r492;
	cvt.s64.s32 	%rd216, %r339;
	add.s64 	%rd299, %rd66, %rd216;
	cvt.s64.s32 	%rd217, %r492;
	add.s64 	%rd218, %rd32, %rd217;
	mul.lo.s64 	%rd219, %rd292, %rd218;
	add.s64 	%rd298, %rd68, %rd219;
	mov.u32 	%r493, %r336;
$L__BB13_185:
	.pragma "nounroll";
	ld.shared.u8 	%rs121, [%rd299];
	st.u8 	[%rd298], %rs121;
	add.s64 	%rd299, %rd299, %rd180;
	add.s64 	%rd298, %rd298, %rd293;
	add.s32 	%r493, %r493, 1;
	setp.ne.s32 	%p143, %r493, 3;
	@%p143 bra 	$L__BB13_185;
	add.s32 	%r492, %r492, 1;
	setp.lt.s32 	%p144, %r492, %r46;
	@%p144 bra 	$L__BB13_184;
$L__BB13_213:
	ret;
}
`;
