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
	.reg .pred 	%p<132>;
	.reg .b16 	%rs<133>;
	.reg .f32 	%f<174>;
	.reg .b32 	%r<493>;
	.reg .b64 	%rd<341>;
	.shared .align 16 .b8 _ZZ7reorderILi3ELi3EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd104, [rgb_to_rgb_3_3_param_0];
	ld.param.v2.u32 	{%r455, %r138}, [rgb_to_rgb_3_3_param_1+32];
	ld.param.v2.u32 	{%r139, %r140}, [rgb_to_rgb_3_3_param_1+40];
	ld.param.u64 	%rd109, [rgb_to_rgb_3_3_param_2];
	ld.param.v2.u32 	{%r456, %r457}, [rgb_to_rgb_3_3_param_3+32];
	ld.param.v2.u32 	{%r143, %r144}, [rgb_to_rgb_3_3_param_3+40];
	ld.param.u32 	%r135, [rgb_to_rgb_3_3_param_4+8];
	ld.param.u32 	%r134, [rgb_to_rgb_3_3_param_4+4];
	ld.param.u32 	%r133, [rgb_to_rgb_3_3_param_4];
	ld.param.u64 	%rd324, [rgb_to_rgb_3_3_param_3+24];
	ld.param.u64 	%rd323, [rgb_to_rgb_3_3_param_3+16];
	ld.param.u64 	%rd322, [rgb_to_rgb_3_3_param_3+8];
	ld.param.u64 	%rd110, [rgb_to_rgb_3_3_param_3];
	ld.param.u64 	%rd320, [rgb_to_rgb_3_3_param_1+24];
	ld.param.u64 	%rd319, [rgb_to_rgb_3_3_param_1+16];
	ld.param.u64 	%rd318, [rgb_to_rgb_3_3_param_1+8];
	ld.param.u64 	%rd105, [rgb_to_rgb_3_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p3, %r140, 0;
	@%p3 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd114, %rd104;
	mul.wide.s32 	%rd115, %r1, 40;
	add.s64 	%rd116, %rd114, %rd115;
	ld.global.v2.u32 	{%r455, %r146}, [%rd116+32];
	ld.global.u64 	%rd320, [%rd116+24];
	ld.global.u64 	%rd319, [%rd116+16];
	ld.global.u64 	%rd318, [%rd116+8];
	ld.global.u64 	%rd317, [%rd116];
	bra.uni 	$L__BB0_3;
$L__BB0_2:
	cvt.s64.s32 	%rd117, %r1;
	mul.lo.s64 	%rd118, %rd105, %rd117;
	add.s64 	%rd317, %rd104, %rd118;
$L__BB0_3:
	setp.eq.s32 	%p4, %r144, 0;
	@%p4 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd119, %rd109;
	mul.wide.s32 	%rd120, %r1, 40;
	add.s64 	%rd121, %rd119, %rd120;
	ld.global.v2.u32 	{%r456, %r457}, [%rd121+32];
	ld.global.u64 	%rd324, [%rd121+24];
	ld.global.u64 	%rd323, [%rd121+16];
	ld.global.u64 	%rd322, [%rd121+8];
	ld.global.u64 	%rd321, [%rd121];
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.s64.s32 	%rd122, %r1;
	mul.lo.s64 	%rd123, %rd110, %rd122;
	add.s64 	%rd321, %rd109, %rd123;
$L__BB0_6:
	mov.u32 	%r149, %ctaid.x;
	shl.b32 	%r150, %r149, 7;
	mov.u32 	%r14, %tid.x;
	shl.b32 	%r151, %r14, 2;
	add.s32 	%r15, %r150, %r151;
	mov.u32 	%r152, %ctaid.y;
	shl.b32 	%r153, %r152, 3;
	mov.u32 	%r16, %tid.y;
	add.s32 	%r17, %r153, %r16;
	setp.ge.s32 	%p5, %r17, %r457;
	@%p5 bra 	$L__BB0_202;
	cvt.u64.u32 	%rd29, %r16;
	shl.b32 	%r154, %r14, 6;
	cvt.u64.u32 	%rd30, %r154;
	mul.wide.u32 	%rd124, %r16, 2048;
	mov.u64 	%rd125, _ZZ7reorderILi3ELi3EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd126, %rd125;
	add.s64 	%rd127, %rd126, %rd124;
	add.s64 	%rd31, %rd127, %rd30;
	setp.eq.s32 	%p6, %r133, 4;
	selp.b32 	%r155, 4, 2, %p6;
	setp.eq.s32 	%p7, %r133, 0;
	selp.b32 	%r19, 1, %r155, %p7;
	sub.s32 	%r20, %r455, %r15;
	min.s32 	%r21, %r20, 4;
	cvt.s64.s32 	%rd32, %r17;
	mul.lo.s64 	%rd128, %rd318, %rd32;
	cvt.s64.s32 	%rd33, %r15;
	mul.lo.s64 	%rd129, %rd319, %rd33;
	add.s64 	%rd34, %rd128, %rd129;
	add.s64 	%rd325, %rd317, %rd34;
	shl.b32 	%r156, %r19, 2;
	cvt.u64.u32 	%rd36, %r156;
	setp.gt.s32 	%p8, %r20, 3;
	@%p8 bra 	$L__BB0_8;
	bra.uni 	$L__BB0_10;
$L__BB0_8:
	mul.lo.s32 	%r157, %r19, 3;
	cvt.u64.u32 	%rd130, %r157;
	setp.ne.s64 	%p9, %rd319, %rd130;
	cvt.u64.u32 	%rd131, %r19;
	setp.ne.s64 	%p10, %rd320, %rd131;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB0_10;
	cvt.u32.u64 	%r158, %rd36;
	add.s32 	%r159, %r158, -1;
	cvt.s64.s32 	%rd132, %r159;
	and.b64  	%rd133, %rd325, %rd132;
	setp.eq.s64 	%p12, %rd133, 0;
	mov.u16 	%rs120, 0;
	mov.u64 	%rd326, %rd36;
	@%p12 bra 	$L__BB0_25;
$L__BB0_10:
	setp.lt.s32 	%p13, %r20, 4;
	cvt.u64.u32 	%rd134, %r19;
	setp.ne.s64 	%p14, %rd319, %rd134;
	or.pred  	%p15, %p14, %p13;
	@%p15 bra 	$L__BB0_12;
	cvt.u32.u64 	%r160, %rd36;
	or.b64  	%rd135, %rd320, %rd325;
	add.s32 	%r161, %r160, -1;
	cvt.s64.s32 	%rd136, %r161;
	and.b64  	%rd137, %rd135, %rd136;
	setp.eq.s64 	%p16, %rd137, 0;
	mov.u16 	%rs120, 1;
	mov.u64 	%rd326, %rd320;
	@%p16 bra 	$L__BB0_25;
$L__BB0_12:
	setp.lt.s32 	%p17, %r20, 1;
	mov.u16 	%rs120, 0;
	mov.u64 	%rd325, %rd31;
	mov.u64 	%rd326, %rd36;
	@%p17 bra 	$L__BB0_25;
	cvt.u16.u32 	%rs1, %r19;
	setp.eq.s16 	%p18, %rs1, 1;
	@%p18 bra 	$L__BB0_21;
	bra.uni 	$L__BB0_14;
$L__BB0_21:
	mov.u32 	%r170, 0;
	shl.b64 	%rd164, %rd29, 11;
	add.s64 	%rd166, %rd125, %rd164;
	mov.u32 	%r461, %r170;
$L__BB0_22:
	.pragma "nounroll";
	mul.lo.s32 	%r30, %r461, 3;
	cvt.s64.s32 	%rd160, %r461;
	mul.lo.s64 	%rd161, %rd319, %rd160;
	add.s64 	%rd38, %rd161, %rd34;
	mov.u32 	%r462, %r170;
$L__BB0_23:
	.pragma "nounroll";
	add.s32 	%r172, %r462, %r30;
	mul.lo.s32 	%r173, %r172, %r19;
	cvt.s64.s32 	%rd162, %r173;
	add.s64 	%rd163, %rd162, %rd30;
	add.s64 	%rd167, %rd166, %rd163;
	cvt.s64.s32 	%rd168, %r462;
	mul.lo.s64 	%rd169, %rd320, %rd168;
	add.s64 	%rd170, %rd38, %rd169;
	add.s64 	%rd171, %rd317, %rd170;
	ld.u8 	%rs69, [%rd171];
	st.shared.u8 	[%rd167], %rs69;
	add.s32 	%r462, %r462, 1;
	setp.ne.s32 	%p23, %r462, 3;
	@%p23 bra 	$L__BB0_23;
	add.s32 	%r461, %r461, 1;
	setp.lt.s32 	%p24, %r461, %r21;
	mov.u64 	%rd325, %rd31;
	mov.u64 	%rd326, %rd36;
	@%p24 bra 	$L__BB0_22;
	bra.uni 	$L__BB0_25;
$L__BB0_14:
	mov.u32 	%r458, 0;
	shl.b64 	%rd142, %rd29, 11;
	add.s64 	%rd144, %rd125, %rd142;
$L__BB0_15:
	.pragma "nounroll";
	mul.lo.s32 	%r23, %r458, 3;
	cvt.s64.s32 	%rd138, %r458;
	mul.lo.s64 	%rd139, %rd319, %rd138;
	add.s64 	%rd37, %rd139, %rd34;
	setp.eq.s16 	%p19, %rs1, 2;
	@%p19 bra 	$L__BB0_18;
	bra.uni 	$L__BB0_16;
$L__BB0_18:
	mov.u32 	%r460, 0;
$L__BB0_19:
	.pragma "nounroll";
	add.s32 	%r168, %r460, %r23;
	mul.lo.s32 	%r169, %r168, %r19;
	cvt.s64.s32 	%rd150, %r169;
	add.s64 	%rd151, %rd150, %rd30;
	add.s64 	%rd155, %rd144, %rd151;
	cvt.s64.s32 	%rd156, %r460;
	mul.lo.s64 	%rd157, %rd320, %rd156;
	add.s64 	%rd158, %rd37, %rd157;
	add.s64 	%rd159, %rd317, %rd158;
	ld.u16 	%rs67, [%rd159];
	st.shared.u16 	[%rd155], %rs67;
	add.s32 	%r460, %r460, 1;
	setp.lt.u32 	%p21, %r460, 3;
	@%p21 bra 	$L__BB0_19;
	bra.uni 	$L__BB0_20;
$L__BB0_16:
	mov.u32 	%r459, 0;
$L__BB0_17:
	.pragma "nounroll";
	add.s32 	%r164, %r459, %r23;
	mul.lo.s32 	%r165, %r164, %r19;
	cvt.s64.s32 	%rd140, %r165;
	add.s64 	%rd141, %rd140, %rd30;
	add.s64 	%rd145, %rd144, %rd141;
	cvt.s64.s32 	%rd146, %r459;
	mul.lo.s64 	%rd147, %rd320, %rd146;
	add.s64 	%rd148, %rd37, %rd147;
	add.s64 	%rd149, %rd317, %rd148;
	ld.u32 	%r166, [%rd149];
	st.shared.u32 	[%rd145], %r166;
	add.s32 	%r459, %r459, 1;
	setp.lt.u32 	%p20, %r459, 3;
	@%p20 bra 	$L__BB0_17;
$L__BB0_20:
	add.s32 	%r458, %r458, 1;
	setp.lt.s32 	%p22, %r458, %r21;
	mov.u64 	%rd325, %rd31;
	mov.u64 	%rd326, %rd36;
	@%p22 bra 	$L__BB0_15;
$L__BB0_25:
	@%p7 bra 	$L__BB0_28;
	setp.ne.s32 	%p26, %r133, 4;
	@%p26 bra 	$L__BB0_29;
	ld.v4.u32 	{%r463, %r468, %r469, %r470}, [%rd325];
	bra.uni 	$L__BB0_30;
$L__BB0_28:
	ld.u32 	%r463, [%rd325];
	bra.uni 	$L__BB0_30;
$L__BB0_29:
	ld.v2.u32 	{%r463, %r468}, [%rd325];
$L__BB0_30:
	@%p7 bra 	$L__BB0_45;
	@%p6 bra 	$L__BB0_44;
	bra.uni 	$L__BB0_32;
$L__BB0_44:
	mov.b32 	%f159, %r463;
	mov.b32 	%f158, %r468;
	mov.b32 	%f157, %r469;
	mov.b32 	%f156, %r470;
	bra.uni 	$L__BB0_46;
$L__BB0_45:
	cvt.u16.u32 	%rs75, %r463;
	and.b16  	%rs76, %rs75, 255;
	cvt.rn.f32.u16 	%f159, %rs76;
	shr.u16 	%rs77, %rs75, 8;
	cvt.rn.f32.u16 	%f158, %rs77;
	shr.u32 	%r184, %r463, 16;
	cvt.u16.u32 	%rs78, %r184;
	and.b16  	%rs79, %rs78, 255;
	cvt.rn.f32.u16 	%f157, %rs79;
	shr.u32 	%r185, %r463, 24;
	cvt.u16.u32 	%rs80, %r185;
	cvt.rn.f32.u16 	%f156, %rs80;
	bra.uni 	$L__BB0_46;
$L__BB0_32:
	cvt.u16.u32 	%rs3, %r463;
	setp.eq.s32 	%p29, %r133, 3;
	@%p29 bra 	$L__BB0_34;
	bra.uni 	$L__BB0_33;
$L__BB0_34:
	cvt.f32.f16 %f159, %rs3;
	bra.uni 	$L__BB0_35;
$L__BB0_33:
	setp.eq.s32 	%p30, %r133, 1;
	cvt.rn.f32.s16 	%f92, %rs3;
	cvt.rn.f32.u16 	%f93, %rs3;
	selp.f32 	%f159, %f93, %f92, %p30;
$L__BB0_35:
	shr.u32 	%r182, %r463, 16;
	cvt.u16.u32 	%rs4, %r182;
	@%p29 bra 	$L__BB0_37;
	bra.uni 	$L__BB0_36;
$L__BB0_37:
	cvt.f32.f16 %f158, %rs4;
	bra.uni 	$L__BB0_38;
$L__BB0_36:
	setp.eq.s32 	%p32, %r133, 1;
	cvt.rn.f32.s16 	%f95, %rs4;
	cvt.rn.f32.u16 	%f96, %rs4;
	selp.f32 	%f158, %f96, %f95, %p32;
$L__BB0_38:
	cvt.u16.u32 	%rs5, %r468;
	@%p29 bra 	$L__BB0_40;
	bra.uni 	$L__BB0_39;
$L__BB0_40:
	cvt.f32.f16 %f157, %rs5;
	bra.uni 	$L__BB0_41;
$L__BB0_39:
	setp.eq.s32 	%p34, %r133, 1;
	cvt.rn.f32.s16 	%f98, %rs5;
	cvt.rn.f32.u16 	%f99, %rs5;
	selp.f32 	%f157, %f99, %f98, %p34;
$L__BB0_41:
	shr.u32 	%r183, %r468, 16;
	cvt.u16.u32 	%rs6, %r183;
	@%p29 bra 	$L__BB0_43;
	bra.uni 	$L__BB0_42;
$L__BB0_43:
	cvt.f32.f16 %f156, %rs6;
	bra.uni 	$L__BB0_46;
$L__BB0_42:
	setp.eq.s32 	%p36, %r133, 1;
	cvt.rn.f32.s16 	%f101, %rs6;
	cvt.rn.f32.u16 	%f102, %rs6;
	selp.f32 	%f156, %f102, %f101, %p36;
$L__BB0_46:
	add.s64 	%rd42, %rd325, %rd326;
	@%p7 bra 	$L__BB0_49;
	setp.ne.s32 	%p38, %r133, 4;
	@%p38 bra 	$L__BB0_50;
	ld.v4.u32 	{%r467, %r468, %r469, %r470}, [%rd42];
	bra.uni 	$L__BB0_51;
$L__BB0_49:
	ld.u32 	%r467, [%rd42];
	bra.uni 	$L__BB0_51;
$L__BB0_50:
	ld.v2.u32 	{%r467, %r468}, [%rd42];
$L__BB0_51:
	@%p7 bra 	$L__BB0_66;
	@%p6 bra 	$L__BB0_65;
	bra.uni 	$L__BB0_53;
$L__BB0_65:
	mov.b32 	%f163, %r467;
	mov.b32 	%f164, %r468;
	mov.b32 	%f165, %r469;
	mov.b32 	%f166, %r470;
	bra.uni 	$L__BB0_67;
$L__BB0_66:
	cvt.u16.u32 	%rs85, %r467;
	and.b16  	%rs86, %rs85, 255;
	cvt.rn.f32.u16 	%f163, %rs86;
	shr.u16 	%rs87, %rs85, 8;
	cvt.rn.f32.u16 	%f164, %rs87;
	shr.u32 	%r194, %r467, 16;
	cvt.u16.u32 	%rs88, %r194;
	and.b16  	%rs89, %rs88, 255;
	cvt.rn.f32.u16 	%f165, %rs89;
	shr.u32 	%r195, %r467, 24;
	cvt.u16.u32 	%rs90, %r195;
	cvt.rn.f32.u16 	%f166, %rs90;
	bra.uni 	$L__BB0_67;
$L__BB0_53:
	cvt.u16.u32 	%rs7, %r467;
	setp.eq.s32 	%p41, %r133, 3;
	@%p41 bra 	$L__BB0_55;
	bra.uni 	$L__BB0_54;
$L__BB0_55:
	cvt.f32.f16 %f163, %rs7;
	bra.uni 	$L__BB0_56;
$L__BB0_54:
	setp.eq.s32 	%p42, %r133, 1;
	cvt.rn.f32.s16 	%f104, %rs7;
	cvt.rn.f32.u16 	%f105, %rs7;
	selp.f32 	%f163, %f105, %f104, %p42;
$L__BB0_56:
	shr.u32 	%r192, %r467, 16;
	cvt.u16.u32 	%rs8, %r192;
	@%p41 bra 	$L__BB0_58;
	bra.uni 	$L__BB0_57;
$L__BB0_58:
	cvt.f32.f16 %f164, %rs8;
	bra.uni 	$L__BB0_59;
$L__BB0_57:
	setp.eq.s32 	%p44, %r133, 1;
	cvt.rn.f32.s16 	%f107, %rs8;
	cvt.rn.f32.u16 	%f108, %rs8;
	selp.f32 	%f164, %f108, %f107, %p44;
$L__BB0_59:
	cvt.u16.u32 	%rs9, %r468;
	@%p41 bra 	$L__BB0_61;
	bra.uni 	$L__BB0_60;
$L__BB0_61:
	cvt.f32.f16 %f165, %rs9;
	bra.uni 	$L__BB0_62;
$L__BB0_60:
	setp.eq.s32 	%p46, %r133, 1;
	cvt.rn.f32.s16 	%f110, %rs9;
	cvt.rn.f32.u16 	%f111, %rs9;
	selp.f32 	%f165, %f111, %f110, %p46;
$L__BB0_62:
	shr.u32 	%r193, %r468, 16;
	cvt.u16.u32 	%rs10, %r193;
	@%p41 bra 	$L__BB0_64;
	bra.uni 	$L__BB0_63;
$L__BB0_64:
	cvt.f32.f16 %f166, %rs10;
	bra.uni 	$L__BB0_67;
$L__BB0_63:
	setp.eq.s32 	%p48, %r133, 1;
	cvt.rn.f32.s16 	%f113, %rs10;
	cvt.rn.f32.u16 	%f114, %rs10;
	selp.f32 	%f166, %f114, %f113, %p48;
$L__BB0_67:
	shl.b64 	%rd172, %rd326, 1;
	add.s64 	%rd43, %rd325, %rd172;
	@%p7 bra 	$L__BB0_70;
	setp.ne.s32 	%p50, %r133, 4;
	@%p50 bra 	$L__BB0_71;
	ld.v4.u32 	{%r471, %r468, %r469, %r470}, [%rd43];
	bra.uni 	$L__BB0_72;
$L__BB0_70:
	ld.u32 	%r471, [%rd43];
	bra.uni 	$L__BB0_72;
$L__BB0_71:
	ld.v2.u32 	{%r471, %r468}, [%rd43];
$L__BB0_72:
	@%p7 bra 	$L__BB0_87;
	@%p6 bra 	$L__BB0_86;
	bra.uni 	$L__BB0_74;
$L__BB0_86:
	mov.b32 	%f170, %r471;
	mov.b32 	%f171, %r468;
	mov.b32 	%f172, %r469;
	mov.b32 	%f173, %r470;
	bra.uni 	$L__BB0_88;
$L__BB0_87:
	cvt.u16.u32 	%rs95, %r471;
	and.b16  	%rs96, %rs95, 255;
	cvt.rn.f32.u16 	%f170, %rs96;
	shr.u16 	%rs97, %rs95, 8;
	cvt.rn.f32.u16 	%f171, %rs97;
	shr.u32 	%r204, %r471, 16;
	cvt.u16.u32 	%rs98, %r204;
	and.b16  	%rs99, %rs98, 255;
	cvt.rn.f32.u16 	%f172, %rs99;
	shr.u32 	%r205, %r471, 24;
	cvt.u16.u32 	%rs100, %r205;
	cvt.rn.f32.u16 	%f173, %rs100;
	bra.uni 	$L__BB0_88;
$L__BB0_74:
	cvt.u16.u32 	%rs11, %r471;
	setp.eq.s32 	%p53, %r133, 3;
	@%p53 bra 	$L__BB0_76;
	bra.uni 	$L__BB0_75;
$L__BB0_76:
	cvt.f32.f16 %f170, %rs11;
	bra.uni 	$L__BB0_77;
$L__BB0_75:
	setp.eq.s32 	%p54, %r133, 1;
	cvt.rn.f32.s16 	%f116, %rs11;
	cvt.rn.f32.u16 	%f117, %rs11;
	selp.f32 	%f170, %f117, %f116, %p54;
$L__BB0_77:
	shr.u32 	%r202, %r471, 16;
	cvt.u16.u32 	%rs12, %r202;
	@%p53 bra 	$L__BB0_79;
	bra.uni 	$L__BB0_78;
$L__BB0_79:
	cvt.f32.f16 %f171, %rs12;
	bra.uni 	$L__BB0_80;
$L__BB0_78:
	setp.eq.s32 	%p56, %r133, 1;
	cvt.rn.f32.s16 	%f119, %rs12;
	cvt.rn.f32.u16 	%f120, %rs12;
	selp.f32 	%f171, %f120, %f119, %p56;
$L__BB0_80:
	cvt.u16.u32 	%rs13, %r468;
	@%p53 bra 	$L__BB0_82;
	bra.uni 	$L__BB0_81;
$L__BB0_82:
	cvt.f32.f16 %f172, %rs13;
	bra.uni 	$L__BB0_83;
$L__BB0_81:
	setp.eq.s32 	%p58, %r133, 1;
	cvt.rn.f32.s16 	%f122, %rs13;
	cvt.rn.f32.u16 	%f123, %rs13;
	selp.f32 	%f172, %f123, %f122, %p58;
$L__BB0_83:
	shr.u32 	%r203, %r468, 16;
	cvt.u16.u32 	%rs14, %r203;
	@%p53 bra 	$L__BB0_85;
	bra.uni 	$L__BB0_84;
$L__BB0_85:
	cvt.f32.f16 %f173, %rs14;
	bra.uni 	$L__BB0_88;
$L__BB0_84:
	setp.eq.s32 	%p60, %r133, 1;
	cvt.rn.f32.s16 	%f125, %rs14;
	cvt.rn.f32.u16 	%f126, %rs14;
	selp.f32 	%f173, %f126, %f125, %p60;
$L__BB0_88:
	setp.eq.s16 	%p61, %rs120, 0;
	selp.f32 	%f70, %f158, %f163, %p61;
	selp.f32 	%f128, %f157, %f170, %p61;
	selp.f32 	%f129, %f156, %f158, %p61;
	selp.f32 	%f71, %f163, %f164, %p61;
	selp.f32 	%f130, %f164, %f171, %p61;
	selp.f32 	%f131, %f165, %f157, %p61;
	selp.f32 	%f72, %f166, %f165, %p61;
	selp.f32 	%f132, %f170, %f172, %p61;
	selp.f32 	%f133, %f171, %f156, %p61;
	selp.f32 	%f73, %f172, %f166, %p61;
	bar.warp.sync 	-1;
	setp.eq.s32 	%p62, %r135, 0;
	selp.f32 	%f74, %f173, %f133, %p62;
	selp.f32 	%f75, %f133, %f173, %p62;
	selp.f32 	%f76, %f132, %f131, %p62;
	selp.f32 	%f77, %f131, %f132, %p62;
	selp.f32 	%f78, %f130, %f129, %p62;
	selp.f32 	%f79, %f129, %f130, %p62;
	selp.f32 	%f80, %f128, %f159, %p62;
	selp.f32 	%f81, %f159, %f128, %p62;
	setp.eq.s32 	%p63, %r134, 4;
	selp.b32 	%r206, 4, 2, %p63;
	setp.eq.s32 	%p64, %r134, 0;
	selp.b32 	%r69, 1, %r206, %p64;
	sub.s32 	%r70, %r456, %r15;
	min.s32 	%r71, %r70, 4;
	mul.lo.s64 	%rd173, %rd323, %rd33;
	mul.lo.s64 	%rd46, %rd322, %rd32;
	add.s64 	%rd47, %rd46, %rd173;
	add.s64 	%rd48, %rd321, %rd47;
	mul.lo.s32 	%r207, %r14, %r69;
	mul.lo.s32 	%r208, %r207, 12;
	cvt.s64.s32 	%rd49, %r208;
	mul.lo.s32 	%r72, %r69, 3;
	cvt.u64.u32 	%rd174, %r72;
	setp.ne.s64 	%p65, %rd323, %rd174;
	cvt.u64.u32 	%rd175, %r69;
	setp.ne.s64 	%p66, %rd324, %rd175;
	or.pred  	%p67, %p65, %p66;
	setp.gt.s32 	%p68, %r70, 3;
	and.pred  	%p69, %p68, %p67;
	setp.eq.s64 	%p70, %rd323, %rd175;
	and.pred  	%p71, %p70, %p69;
	@%p71 bra 	$L__BB0_90;
	bra.uni 	$L__BB0_89;
$L__BB0_90:
	or.b64  	%rd176, %rd324, %rd48;
	shl.b32 	%r209, %r69, 2;
	add.s32 	%r210, %r209, -1;
	cvt.s64.s32 	%rd177, %r210;
	and.b64  	%rd178, %rd176, %rd177;
	setp.eq.s64 	%p131, %rd178, 0;
	bra.uni 	$L__BB0_91;
$L__BB0_89:
	mov.pred 	%p131, 0;
$L__BB0_91:
	shl.b32 	%r211, %r69, 2;
	cvt.u64.u32 	%rd179, %r211;
	selp.b64 	%rd50, %rd324, %rd179, %p131;
	selp.f32 	%f82, %f79, %f70, %p131;
	selp.f32 	%f83, %f77, %f80, %p131;
	selp.f32 	%f84, %f75, %f79, %p131;
	shl.b64 	%rd180, %rd29, 11;
	add.s64 	%rd183, %rd126, %rd180;
	add.s64 	%rd184, %rd183, %rd49;
	selp.b64 	%rd51, %rd48, %rd184, %p131;
	shl.b64 	%rd185, %rd50, 1;
	add.s64 	%rd52, %rd51, %rd185;
	@%p64 bra 	$L__BB0_161;
	@%p63 bra 	$L__BB0_97;
	setp.eq.s32 	%p75, %r134, 3;
	@%p75 bra 	$L__BB0_96;
	setp.ne.s32 	%p76, %r134, 1;
	@%p76 bra 	$L__BB0_98;
	cvt.rni.s32.f32 	%r212, %f81;
	max.s32 	%r213, %r212, 0;
	min.s32 	%r214, %r213, 65535;
	cvt.u16.u32 	%rs121, %r214;
	bra.uni 	$L__BB0_99;
$L__BB0_161:
	cvt.rni.s32.f32 	%r295, %f83;
	cvt.rni.s32.f32 	%r294, %f84;
	mov.u32 	%r312, 0;
	cvt.pack.sat.u8.s32.b32 %r293, %r294, %r295, %r312;
	cvt.rni.s32.f32 	%r298, %f82;
	cvt.rni.s32.f32 	%r299, %f81;
	cvt.pack.sat.u8.s32.b32 %r297, %r298, %r299, %r293;
	st.u32 	[%rd51], %r297;
	selp.f32 	%f146, %f72, %f77, %p131;
	cvt.rni.s32.f32 	%r303, %f146;
	selp.f32 	%f147, %f73, %f72, %p131;
	cvt.rni.s32.f32 	%r302, %f147;
	cvt.pack.sat.u8.s32.b32 %r301, %r302, %r303, %r312;
	selp.f32 	%f148, %f70, %f71, %p131;
	cvt.rni.s32.f32 	%r307, %f148;
	selp.f32 	%f149, %f71, %f78, %p131;
	cvt.rni.s32.f32 	%r306, %f149;
	cvt.pack.sat.u8.s32.b32 %r305, %r306, %r307, %r301;
	add.s64 	%rd220, %rd51, %rd50;
	st.u32 	[%rd220], %r305;
	selp.f32 	%f150, %f76, %f73, %p131;
	cvt.rni.s32.f32 	%r311, %f150;
	cvt.rni.s32.f32 	%r310, %f74;
	cvt.pack.sat.u8.s32.b32 %r309, %r310, %r311, %r312;
	selp.f32 	%f151, %f80, %f76, %p131;
	cvt.rni.s32.f32 	%r315, %f151;
	selp.f32 	%f152, %f78, %f75, %p131;
	cvt.rni.s32.f32 	%r314, %f152;
	cvt.pack.sat.u8.s32.b32 %r313, %r314, %r315, %r309;
	st.u32 	[%rd52], %r313;
	bra.uni 	$L__BB0_162;
$L__BB0_97:
	add.s64 	%rd190, %rd127, %rd49;
	selp.b64 	%rd192, %rd48, %rd190, %p131;
	st.v4.f32 	[%rd192], {%f81, %f82, %f83, %f84};
	bra.uni 	$L__BB0_115;
$L__BB0_96:
	cvt.rn.f16.f32 %rs121, %f81;
	bra.uni 	$L__BB0_99;
$L__BB0_98:
	cvt.rni.s32.f32 	%r216, %f81;
	max.s32 	%r217, %r216, -32768;
	min.s32 	%r218, %r217, 32767;
	cvt.u16.u32 	%rs121, %r218;
$L__BB0_99:
	@%p75 bra 	$L__BB0_102;
	setp.ne.s32 	%p78, %r134, 1;
	@%p78 bra 	$L__BB0_103;
	cvt.rni.s32.f32 	%r219, %f82;
	max.s32 	%r220, %r219, 0;
	min.s32 	%r221, %r220, 65535;
	cvt.u16.u32 	%rs122, %r221;
	bra.uni 	$L__BB0_104;
$L__BB0_102:
	cvt.rn.f16.f32 %rs122, %f82;
	bra.uni 	$L__BB0_104;
$L__BB0_103:
	cvt.rni.s32.f32 	%r222, %f82;
	max.s32 	%r223, %r222, -32768;
	min.s32 	%r224, %r223, 32767;
	cvt.u16.u32 	%rs122, %r224;
$L__BB0_104:
	mov.b32 	%r73, {%rs121, %rs122};
	@%p75 bra 	$L__BB0_107;
	setp.ne.s32 	%p80, %r134, 1;
	@%p80 bra 	$L__BB0_108;
	cvt.rni.s32.f32 	%r225, %f83;
	max.s32 	%r226, %r225, 0;
	min.s32 	%r227, %r226, 65535;
	cvt.u16.u32 	%rs123, %r227;
	bra.uni 	$L__BB0_109;
$L__BB0_107:
	cvt.rn.f16.f32 %rs123, %f83;
	bra.uni 	$L__BB0_109;
$L__BB0_108:
	cvt.rni.s32.f32 	%r228, %f83;
	max.s32 	%r229, %r228, -32768;
	min.s32 	%r230, %r229, 32767;
	cvt.u16.u32 	%rs123, %r230;
$L__BB0_109:
	@%p75 bra 	$L__BB0_112;
	setp.ne.s32 	%p82, %r134, 1;
	@%p82 bra 	$L__BB0_113;
	cvt.rni.s32.f32 	%r231, %f84;
	max.s32 	%r232, %r231, 0;
	min.s32 	%r233, %r232, 65535;
	cvt.u16.u32 	%rs124, %r233;
	bra.uni 	$L__BB0_114;
$L__BB0_112:
	cvt.rn.f16.f32 %rs124, %f84;
	bra.uni 	$L__BB0_114;
$L__BB0_113:
	cvt.rni.s32.f32 	%r234, %f84;
	max.s32 	%r235, %r234, -32768;
	min.s32 	%r236, %r235, 32767;
	cvt.u16.u32 	%rs124, %r236;
$L__BB0_114:
	mov.b32 	%r237, {%rs123, %rs124};
	add.s64 	%rd197, %rd127, %rd49;
	selp.b64 	%rd199, %rd48, %rd197, %p131;
	st.v2.u32 	[%rd199], {%r73, %r237};
$L__BB0_115:
	selp.f32 	%f85, %f70, %f71, %p131;
	selp.f32 	%f86, %f71, %f78, %p131;
	selp.f32 	%f87, %f72, %f77, %p131;
	selp.f32 	%f88, %f73, %f72, %p131;
	@%p63 bra 	$L__BB0_120;
	setp.eq.s32 	%p84, %r134, 3;
	@%p84 bra 	$L__BB0_119;
	setp.ne.s32 	%p85, %r134, 1;
	@%p85 bra 	$L__BB0_121;
	cvt.rni.s32.f32 	%r239, %f85;
	max.s32 	%r240, %r239, 0;
	min.s32 	%r241, %r240, 65535;
	cvt.u16.u32 	%rs125, %r241;
	bra.uni 	$L__BB0_122;
$L__BB0_120:
	add.s64 	%rd204, %rd127, %rd49;
	selp.b64 	%rd206, %rd48, %rd204, %p131;
	add.s64 	%rd209, %rd206, %rd50;
	st.v4.f32 	[%rd209], {%f85, %f86, %f87, %f88};
	bra.uni 	$L__BB0_138;
$L__BB0_119:
	cvt.rn.f16.f32 %rs125, %f85;
	bra.uni 	$L__BB0_122;
$L__BB0_121:
	cvt.rni.s32.f32 	%r244, %f85;
	max.s32 	%r245, %r244, -32768;
	min.s32 	%r246, %r245, 32767;
	cvt.u16.u32 	%rs125, %r246;
$L__BB0_122:
	@%p84 bra 	$L__BB0_125;
	setp.ne.s32 	%p87, %r134, 1;
	@%p87 bra 	$L__BB0_126;
	cvt.rni.s32.f32 	%r247, %f86;
	max.s32 	%r248, %r247, 0;
	min.s32 	%r249, %r248, 65535;
	cvt.u16.u32 	%rs126, %r249;
	bra.uni 	$L__BB0_127;
$L__BB0_125:
	cvt.rn.f16.f32 %rs126, %f86;
	bra.uni 	$L__BB0_127;
$L__BB0_126:
	cvt.rni.s32.f32 	%r250, %f86;
	max.s32 	%r251, %r250, -32768;
	min.s32 	%r252, %r251, 32767;
	cvt.u16.u32 	%rs126, %r252;
$L__BB0_127:
	mov.b32 	%r74, {%rs125, %rs126};
	@%p84 bra 	$L__BB0_130;
	setp.ne.s32 	%p89, %r134, 1;
	@%p89 bra 	$L__BB0_131;
	cvt.rni.s32.f32 	%r253, %f87;
	max.s32 	%r254, %r253, 0;
	min.s32 	%r255, %r254, 65535;
	cvt.u16.u32 	%rs127, %r255;
	bra.uni 	$L__BB0_132;
$L__BB0_130:
	cvt.rn.f16.f32 %rs127, %f87;
	bra.uni 	$L__BB0_132;
$L__BB0_131:
	cvt.rni.s32.f32 	%r256, %f87;
	max.s32 	%r257, %r256, -32768;
	min.s32 	%r258, %r257, 32767;
	cvt.u16.u32 	%rs127, %r258;
$L__BB0_132:
	@%p84 bra 	$L__BB0_135;
	setp.ne.s32 	%p91, %r134, 1;
	@%p91 bra 	$L__BB0_136;
	cvt.rni.s32.f32 	%r259, %f88;
	max.s32 	%r260, %r259, 0;
	min.s32 	%r261, %r260, 65535;
	cvt.u16.u32 	%rs128, %r261;
	bra.uni 	$L__BB0_137;
$L__BB0_135:
	cvt.rn.f16.f32 %rs128, %f88;
	bra.uni 	$L__BB0_137;
$L__BB0_136:
	cvt.rni.s32.f32 	%r262, %f88;
	max.s32 	%r263, %r262, -32768;
	min.s32 	%r264, %r263, 32767;
	cvt.u16.u32 	%rs128, %r264;
$L__BB0_137:
	mov.b32 	%r265, {%rs127, %rs128};
	add.s64 	%rd214, %rd127, %rd49;
	selp.b64 	%rd216, %rd48, %rd214, %p131;
	add.s64 	%rd219, %rd216, %rd50;
	st.v2.u32 	[%rd219], {%r74, %r265};
$L__BB0_138:
	selp.f32 	%f89, %f80, %f76, %p131;
	selp.f32 	%f90, %f78, %f75, %p131;
	selp.f32 	%f91, %f76, %f73, %p131;
	@%p63 bra 	$L__BB0_143;
	setp.eq.s32 	%p93, %r134, 3;
	@%p93 bra 	$L__BB0_142;
	setp.ne.s32 	%p94, %r134, 1;
	@%p94 bra 	$L__BB0_144;
	cvt.rni.s32.f32 	%r268, %f89;
	max.s32 	%r269, %r268, 0;
	min.s32 	%r270, %r269, 65535;
	cvt.u16.u32 	%rs129, %r270;
	bra.uni 	$L__BB0_145;
$L__BB0_143:
	st.v4.f32 	[%rd52], {%f89, %f90, %f91, %f74};
	bra.uni 	$L__BB0_162;
$L__BB0_142:
	cvt.rn.f16.f32 %rs129, %f89;
	bra.uni 	$L__BB0_145;
$L__BB0_144:
	cvt.rni.s32.f32 	%r271, %f89;
	max.s32 	%r272, %r271, -32768;
	min.s32 	%r273, %r272, 32767;
	cvt.u16.u32 	%rs129, %r273;
$L__BB0_145:
	@%p93 bra 	$L__BB0_148;
	setp.ne.s32 	%p96, %r134, 1;
	@%p96 bra 	$L__BB0_149;
	cvt.rni.s32.f32 	%r274, %f90;
	max.s32 	%r275, %r274, 0;
	min.s32 	%r276, %r275, 65535;
	cvt.u16.u32 	%rs130, %r276;
	bra.uni 	$L__BB0_150;
$L__BB0_148:
	cvt.rn.f16.f32 %rs130, %f90;
	bra.uni 	$L__BB0_150;
$L__BB0_149:
	cvt.rni.s32.f32 	%r277, %f90;
	max.s32 	%r278, %r277, -32768;
	min.s32 	%r279, %r278, 32767;
	cvt.u16.u32 	%rs130, %r279;
$L__BB0_150:
	mov.b32 	%r75, {%rs129, %rs130};
	@%p93 bra 	$L__BB0_153;
	setp.ne.s32 	%p98, %r134, 1;
	@%p98 bra 	$L__BB0_154;
	cvt.rni.s32.f32 	%r280, %f91;
	max.s32 	%r281, %r280, 0;
	min.s32 	%r282, %r281, 65535;
	cvt.u16.u32 	%rs131, %r282;
	bra.uni 	$L__BB0_155;
$L__BB0_153:
	cvt.rn.f16.f32 %rs131, %f91;
	bra.uni 	$L__BB0_155;
$L__BB0_154:
	cvt.rni.s32.f32 	%r283, %f91;
	max.s32 	%r284, %r283, -32768;
	min.s32 	%r285, %r284, 32767;
	cvt.u16.u32 	%rs131, %r285;
$L__BB0_155:
	@%p93 bra 	$L__BB0_158;
	setp.ne.s32 	%p100, %r134, 1;
	@%p100 bra 	$L__BB0_159;
	cvt.rni.s32.f32 	%r286, %f74;
	max.s32 	%r287, %r286, 0;
	min.s32 	%r288, %r287, 65535;
	cvt.u16.u32 	%rs132, %r288;
	bra.uni 	$L__BB0_160;
$L__BB0_158:
	cvt.rn.f16.f32 %rs132, %f74;
	bra.uni 	$L__BB0_160;
$L__BB0_159:
	cvt.rni.s32.f32 	%r289, %f74;
	max.s32 	%r290, %r289, -32768;
	min.s32 	%r291, %r290, 32767;
	cvt.u16.u32 	%rs132, %r291;
$L__BB0_160:
	mov.b32 	%r292, {%rs131, %rs132};
	st.v2.u32 	[%rd52], {%r75, %r292};
$L__BB0_162:
	mul.lo.s32 	%r442, %r69, 3;
	cvt.u64.u32 	%rd316, %r442;
	setp.eq.s64 	%p101, %rd323, %rd316;
	setp.eq.s64 	%p102, %rd324, %rd175;
	and.pred  	%p103, %p101, %p102;
	@%p103 bra 	$L__BB0_176;
	bra.uni 	$L__BB0_163;
$L__BB0_176:
	mov.u32 	%r450, %tid.x;
	shl.b32 	%r449, %r450, 2;
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd66, %r449;
	sub.s32 	%r340, %r456, %r150;
	min.s32 	%r341, %r340, 128;
	mul.lo.s32 	%r87, %r72, %r341;
	setp.lt.s32 	%p113, %r87, 1;
	@%p113 bra 	$L__BB0_202;
	mul.lo.s64 	%rd252, %rd323, %rd66;
	sub.s64 	%rd253, %rd47, %rd252;
	add.s64 	%rd67, %rd321, %rd253;
	and.b64  	%rd254, %rd67, 15;
	setp.eq.s64 	%p114, %rd254, 0;
	@%p114 bra 	$L__BB0_187;
	and.b64  	%rd255, %rd67, 3;
	setp.ne.s64 	%p115, %rd255, 0;
	mov.u32 	%r488, 0;
	@%p115 bra 	$L__BB0_195;
	shr.s32 	%r343, %r87, 31;
	shr.u32 	%r344, %r343, 30;
	add.s32 	%r345, %r87, %r344;
	shr.s32 	%r88, %r345, 2;
	mov.u32 	%r482, %tid.x;
	setp.ge.s32 	%p116, %r482, %r88;
	@%p116 bra 	$L__BB0_186;
	not.b32 	%r347, %r482;
	add.s32 	%r90, %r88, %r347;
	shr.u32 	%r348, %r90, 5;
	add.s32 	%r349, %r348, 1;
	and.b32  	%r481, %r349, 3;
	setp.eq.s32 	%p117, %r481, 0;
	@%p117 bra 	$L__BB0_183;
	mov.u32 	%r482, %tid.x;
	mul.wide.s32 	%rd256, %r482, 4;
	shl.b32 	%r352, %r482, 2;
	add.s32 	%r353, %r150, %r352;
	cvt.s64.s32 	%rd257, %r353;
	sub.s64 	%rd258, %rd257, %rd66;
	mul.lo.s64 	%rd259, %rd323, %rd258;
	add.s64 	%rd260, %rd256, %rd259;
	add.s64 	%rd261, %rd260, %rd46;
	add.s64 	%rd330, %rd321, %rd261;
	add.s64 	%rd264, %rd125, %rd124;
	add.s64 	%rd329, %rd264, %rd256;
$L__BB0_182:
	.pragma "nounroll";
	ld.shared.u32 	%r355, [%rd329];
	st.u32 	[%rd330], %r355;
	add.s32 	%r482, %r482, 32;
	add.s64 	%rd330, %rd330, 128;
	add.s64 	%rd329, %rd329, 128;
	add.s32 	%r481, %r481, -1;
	setp.ne.s32 	%p118, %r481, 0;
	@%p118 bra 	$L__BB0_182;
$L__BB0_183:
	setp.lt.u32 	%p119, %r90, 96;
	@%p119 bra 	$L__BB0_186;
	mul.wide.s32 	%rd265, %r482, 4;
	add.s64 	%rd268, %rd125, %rd124;
	add.s64 	%rd269, %rd268, %rd265;
	add.s64 	%rd332, %rd269, 256;
	mov.u32 	%r359, %tid.x;
	shl.b32 	%r360, %r359, 2;
	add.s32 	%r361, %r150, %r360;
	cvt.s64.s32 	%rd270, %r361;
	sub.s64 	%rd271, %rd270, %rd66;
	mul.lo.s64 	%rd272, %rd323, %rd271;
	add.s64 	%rd273, %rd265, %rd272;
	add.s64 	%rd274, %rd273, %rd46;
	add.s64 	%rd275, %rd321, %rd274;
	add.s64 	%rd331, %rd275, 256;
$L__BB0_185:
	ld.shared.u32 	%r362, [%rd332+-256];
	st.u32 	[%rd331+-256], %r362;
	ld.shared.u32 	%r363, [%rd332+-128];
	st.u32 	[%rd331+-128], %r363;
	ld.shared.u32 	%r364, [%rd332];
	st.u32 	[%rd331], %r364;
	ld.shared.u32 	%r365, [%rd332+128];
	st.u32 	[%rd331+128], %r365;
	add.s64 	%rd332, %rd332, 512;
	add.s64 	%rd331, %rd331, 512;
	add.s32 	%r482, %r482, 128;
	setp.lt.s32 	%p120, %r482, %r88;
	@%p120 bra 	$L__BB0_185;
$L__BB0_186:
	and.b32  	%r488, %r87, -4;
	bra.uni 	$L__BB0_195;
$L__BB0_163:
	mov.u32 	%r448, %ctaid.x;
	mov.u32 	%r447, %tid.x;
	shl.b32 	%r446, %r447, 2;
	shl.b32 	%r445, %r448, 7;
	add.s32 	%r444, %r445, %r446;
	sub.s32 	%r443, %r456, %r444;
	setp.lt.s32 	%p104, %r443, 1;
	or.pred  	%p105, %p104, %p131;
	@%p105 bra 	$L__BB0_202;
	cvt.u16.u32 	%rs63, %r69;
	setp.eq.s16 	%p106, %rs63, 1;
	@%p106 bra 	$L__BB0_172;
	bra.uni 	$L__BB0_165;
$L__BB0_172:
	add.s64 	%rd247, %rd125, %rd124;
	add.s64 	%rd56, %rd247, %rd49;
	add.s64 	%rd58, %rd321, %rd46;
	mov.u32 	%r331, %tid.x;
	shl.b32 	%r332, %r331, 2;
	add.s32 	%r333, %r150, %r332;
	cvt.s64.s32 	%rd59, %r333;
	mov.u32 	%r327, 0;
	mov.u32 	%r478, %r327;
$L__BB0_173:
	.pragma "nounroll";
	mul.lo.s32 	%r335, %r72, %r478;
	cvt.s64.s32 	%rd248, %r335;
	add.s64 	%rd328, %rd56, %rd248;
	cvt.s64.s32 	%rd249, %r478;
	add.s64 	%rd250, %rd59, %rd249;
	mul.lo.s64 	%rd251, %rd323, %rd250;
	add.s64 	%rd327, %rd58, %rd251;
	mov.u32 	%r479, %r327;
$L__BB0_174:
	.pragma "nounroll";
	ld.shared.u8 	%rs114, [%rd328];
	st.u8 	[%rd327], %rs114;
	add.s64 	%rd328, %rd328, %rd175;
	add.s64 	%rd327, %rd327, %rd324;
	add.s32 	%r479, %r479, 1;
	setp.ne.s32 	%p111, %r479, 3;
	@%p111 bra 	$L__BB0_174;
	add.s32 	%r478, %r478, 1;
	setp.lt.s32 	%p112, %r478, %r71;
	@%p112 bra 	$L__BB0_173;
	bra.uni 	$L__BB0_202;
$L__BB0_165:
	mov.u32 	%r475, 0;
$L__BB0_166:
	.pragma "nounroll";
	cvt.s64.s32 	%rd223, %r475;
	mul.lo.s64 	%rd224, %rd323, %rd223;
	add.s64 	%rd53, %rd224, %rd47;
	mul.lo.s32 	%r77, %r475, 3;
	setp.eq.s16 	%p107, %rs63, 2;
	@%p107 bra 	$L__BB0_169;
	bra.uni 	$L__BB0_167;
$L__BB0_169:
	mov.u32 	%r477, 0;
$L__BB0_170:
	.pragma "nounroll";
	cvt.s64.s32 	%rd235, %r477;
	mul.lo.s64 	%rd236, %rd324, %rd235;
	add.s64 	%rd237, %rd53, %rd236;
	add.s64 	%rd238, %rd321, %rd237;
	add.s32 	%r325, %r477, %r77;
	mul.lo.s32 	%r326, %r325, %r69;
	cvt.s64.s32 	%rd239, %r326;
	add.s64 	%rd240, %rd239, %rd49;
	add.s64 	%rd243, %rd125, %rd180;
	add.s64 	%rd244, %rd243, %rd240;
	ld.shared.u16 	%rs113, [%rd244];
	st.u16 	[%rd238], %rs113;
	add.s32 	%r477, %r477, 1;
	setp.lt.u32 	%p109, %r477, 3;
	@%p109 bra 	$L__BB0_170;
	bra.uni 	$L__BB0_171;
$L__BB0_167:
	mov.u32 	%r476, 0;
$L__BB0_168:
	.pragma "nounroll";
	cvt.s64.s32 	%rd225, %r476;
	mul.lo.s64 	%rd226, %rd324, %rd225;
	add.s64 	%rd227, %rd53, %rd226;
	add.s64 	%rd228, %rd321, %rd227;
	add.s32 	%r320, %r476, %r77;
	mul.lo.s32 	%r321, %r320, %r69;
	cvt.s64.s32 	%rd229, %r321;
	add.s64 	%rd230, %rd229, %rd49;
	add.s64 	%rd233, %rd125, %rd180;
	add.s64 	%rd234, %rd233, %rd230;
	ld.shared.u32 	%r322, [%rd234];
	st.u32 	[%rd228], %r322;
	add.s32 	%r476, %r476, 1;
	setp.lt.u32 	%p108, %r476, 3;
	@%p108 bra 	$L__BB0_168;
$L__BB0_171:
	add.s32 	%r475, %r475, 1;
	setp.lt.s32 	%p110, %r475, %r71;
	@%p110 bra 	$L__BB0_166;
	bra.uni 	$L__BB0_202;
$L__BB0_187:
	mov.u32 	%r453, %tid.x;
	shr.s32 	%r366, %r87, 31;
	shr.u32 	%r367, %r366, 28;
	add.s32 	%r368, %r87, %r367;
	shr.s32 	%r101, %r368, 4;
	setp.ge.s32 	%p121, %r453, %r101;
	@%p121 bra 	$L__BB0_194;
	mov.u32 	%r486, %tid.x;
	not.b32 	%r370, %r486;
	add.s32 	%r103, %r101, %r370;
	shr.u32 	%r371, %r103, 5;
	add.s32 	%r372, %r371, 1;
	and.b32  	%r485, %r372, 3;
	setp.eq.s32 	%p122, %r485, 0;
	@%p122 bra 	$L__BB0_191;
	mov.u32 	%r486, %tid.x;
	mul.wide.s32 	%rd276, %r486, 16;
	add.s64 	%rd279, %rd125, %rd124;
	add.s64 	%rd334, %rd279, %rd276;
	shl.b32 	%r376, %r486, 2;
	add.s32 	%r377, %r150, %r376;
	cvt.s64.s32 	%rd280, %r377;
	sub.s64 	%rd281, %rd280, %rd66;
	mul.lo.s64 	%rd282, %rd323, %rd281;
	add.s64 	%rd283, %rd276, %rd282;
	add.s64 	%rd284, %rd283, %rd46;
	add.s64 	%rd333, %rd321, %rd284;
$L__BB0_190:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r378, %r379, %r380, %r381}, [%rd334];
	st.v4.u32 	[%rd333], {%r378, %r379, %r380, %r381};
	add.s32 	%r486, %r486, 32;
	add.s64 	%rd334, %rd334, 512;
	add.s64 	%rd333, %rd333, 512;
	add.s32 	%r485, %r485, -1;
	setp.ne.s32 	%p123, %r485, 0;
	@%p123 bra 	$L__BB0_190;
$L__BB0_191:
	setp.lt.u32 	%p124, %r103, 96;
	@%p124 bra 	$L__BB0_194;
	mul.wide.s32 	%rd285, %r486, 16;
	mov.u32 	%r388, %tid.x;
	shl.b32 	%r389, %r388, 2;
	add.s32 	%r390, %r150, %r389;
	cvt.s64.s32 	%rd286, %r390;
	sub.s64 	%rd287, %rd286, %rd66;
	mul.lo.s64 	%rd288, %rd323, %rd287;
	add.s64 	%rd289, %rd285, %rd288;
	add.s64 	%rd290, %rd289, %rd46;
	add.s64 	%rd291, %rd321, %rd290;
	add.s64 	%rd336, %rd291, 1024;
	add.s64 	%rd294, %rd125, %rd124;
	add.s64 	%rd295, %rd294, %rd285;
	add.s64 	%rd335, %rd295, 1024;
$L__BB0_193:
	ld.shared.v4.u32 	{%r392, %r393, %r394, %r395}, [%rd335+-1024];
	st.v4.u32 	[%rd336+-1024], {%r392, %r393, %r394, %r395};
	ld.shared.v4.u32 	{%r400, %r401, %r402, %r403}, [%rd335+-512];
	st.v4.u32 	[%rd336+-512], {%r400, %r401, %r402, %r403};
	ld.shared.v4.u32 	{%r408, %r409, %r410, %r411}, [%rd335];
	st.v4.u32 	[%rd336], {%r408, %r409, %r410, %r411};
	ld.shared.v4.u32 	{%r416, %r417, %r418, %r419}, [%rd335+512];
	st.v4.u32 	[%rd336+512], {%r416, %r417, %r418, %r419};
	add.s64 	%rd336, %rd336, 2048;
	add.s64 	%rd335, %rd335, 2048;
	add.s32 	%r486, %r486, 128;
	setp.lt.s32 	%p125, %r486, %r101;
	@%p125 bra 	$L__BB0_193;
$L__BB0_194:
	and.b32  	%r488, %r87, -16;
$L__BB0_195:
	mov.u32 	%r451, %tid.x;
	add.s32 	%r491, %r488, %r451;
	setp.ge.s32 	%p126, %r491, %r87;
	@%p126 bra 	$L__BB0_202;
	mov.u32 	%r452, %tid.x;
	not.b32 	%r426, %r452;
	add.s32 	%r427, %r87, %r426;
	sub.s32 	%r116, %r427, %r488;
	shr.u32 	%r428, %r116, 5;
	add.s32 	%r429, %r428, 1;
	and.b32  	%r490, %r429, 3;
	setp.eq.s32 	%p127, %r490, 0;
	@%p127 bra 	$L__BB0_199;
	sub.s64 	%rd297, %rd33, %rd66;
	mul.lo.s64 	%rd298, %rd323, %rd297;
	add.s64 	%rd299, %rd298, %rd46;
	cvt.s64.s32 	%rd300, %r491;
	add.s64 	%rd301, %rd299, %rd300;
	add.s64 	%rd338, %rd321, %rd301;
	add.s64 	%rd304, %rd125, %rd124;
	add.s64 	%rd337, %rd304, %rd300;
$L__BB0_198:
	.pragma "nounroll";
	ld.shared.u8 	%rs115, [%rd337];
	st.u8 	[%rd338], %rs115;
	add.s32 	%r491, %r491, 32;
	add.s64 	%rd338, %rd338, 32;
	add.s64 	%rd337, %rd337, 32;
	add.s32 	%r490, %r490, -1;
	setp.ne.s32 	%p128, %r490, 0;
	@%p128 bra 	$L__BB0_198;
$L__BB0_199:
	setp.lt.u32 	%p129, %r116, 96;
	@%p129 bra 	$L__BB0_202;
	cvt.s64.s32 	%rd305, %r491;
	add.s64 	%rd308, %rd125, %rd124;
	add.s64 	%rd309, %rd308, %rd305;
	add.s64 	%rd340, %rd309, 64;
	sub.s64 	%rd311, %rd33, %rd66;
	mul.lo.s64 	%rd312, %rd323, %rd311;
	add.s64 	%rd313, %rd312, %rd46;
	add.s64 	%rd314, %rd313, %rd305;
	add.s64 	%rd315, %rd321, %rd314;
	add.s64 	%rd339, %rd315, 64;
$L__BB0_201:
	ld.shared.u8 	%rs116, [%rd340+-64];
	st.u8 	[%rd339+-64], %rs116;
	ld.shared.u8 	%rs117, [%rd340+-32];
	st.u8 	[%rd339+-32], %rs117;
	ld.shared.u8 	%rs118, [%rd340];
	st.u8 	[%rd339], %rs118;
	ld.shared.u8 	%rs119, [%rd340+32];
	st.u8 	[%rd339+32], %rs119;
	add.s64 	%rd340, %rd340, 128;
	add.s64 	%rd339, %rd339, 128;
	add.s32 	%r491, %r491, 128;
	setp.lt.s32 	%p130, %r491, %r87;
	@%p130 bra 	$L__BB0_201;
$L__BB0_202:
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
	.reg .pred 	%p<144>;
	.reg .b16 	%rs<157>;
	.reg .f32 	%f<190>;
	.reg .b32 	%r<532>;
	.reg .b64 	%rd<344>;
	.shared .align 16 .b8 _ZZ7reorderILi3ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd108, [rgb_to_rgb_3_4_param_0];
	ld.param.v2.u32 	{%r494, %r138}, [rgb_to_rgb_3_4_param_1+32];
	ld.param.v2.u32 	{%r139, %r140}, [rgb_to_rgb_3_4_param_1+40];
	ld.param.u64 	%rd113, [rgb_to_rgb_3_4_param_2];
	ld.param.v2.u32 	{%r495, %r496}, [rgb_to_rgb_3_4_param_3+32];
	ld.param.v2.u32 	{%r143, %r144}, [rgb_to_rgb_3_4_param_3+40];
	ld.param.u32 	%r135, [rgb_to_rgb_3_4_param_4+8];
	ld.param.u32 	%r134, [rgb_to_rgb_3_4_param_4+4];
	ld.param.u32 	%r133, [rgb_to_rgb_3_4_param_4];
	ld.param.u64 	%rd327, [rgb_to_rgb_3_4_param_3+24];
	ld.param.u64 	%rd326, [rgb_to_rgb_3_4_param_3+16];
	ld.param.u64 	%rd325, [rgb_to_rgb_3_4_param_3+8];
	ld.param.u64 	%rd114, [rgb_to_rgb_3_4_param_3];
	ld.param.u64 	%rd323, [rgb_to_rgb_3_4_param_1+24];
	ld.param.u64 	%rd322, [rgb_to_rgb_3_4_param_1+16];
	ld.param.u64 	%rd321, [rgb_to_rgb_3_4_param_1+8];
	ld.param.u64 	%rd109, [rgb_to_rgb_3_4_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p3, %r140, 0;
	@%p3 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd118, %rd108;
	mul.wide.s32 	%rd119, %r1, 40;
	add.s64 	%rd120, %rd118, %rd119;
	ld.global.v2.u32 	{%r494, %r146}, [%rd120+32];
	ld.global.u64 	%rd323, [%rd120+24];
	ld.global.u64 	%rd322, [%rd120+16];
	ld.global.u64 	%rd321, [%rd120+8];
	ld.global.u64 	%rd320, [%rd120];
	bra.uni 	$L__BB1_3;
$L__BB1_2:
	cvt.s64.s32 	%rd121, %r1;
	mul.lo.s64 	%rd122, %rd109, %rd121;
	add.s64 	%rd320, %rd108, %rd122;
$L__BB1_3:
	setp.eq.s32 	%p4, %r144, 0;
	@%p4 bra 	$L__BB1_5;
	cvta.to.global.u64 	%rd123, %rd113;
	mul.wide.s32 	%rd124, %r1, 40;
	add.s64 	%rd125, %rd123, %rd124;
	ld.global.v2.u32 	{%r495, %r496}, [%rd125+32];
	ld.global.u64 	%rd327, [%rd125+24];
	ld.global.u64 	%rd326, [%rd125+16];
	ld.global.u64 	%rd325, [%rd125+8];
	ld.global.u64 	%rd324, [%rd125];
	bra.uni 	$L__BB1_6;
$L__BB1_5:
	cvt.s64.s32 	%rd126, %r1;
	mul.lo.s64 	%rd127, %rd114, %rd126;
	add.s64 	%rd324, %rd113, %rd127;
$L__BB1_6:
	mov.u32 	%r149, %ctaid.x;
	shl.b32 	%r150, %r149, 7;
	mov.u32 	%r15, %tid.x;
	shl.b32 	%r151, %r15, 2;
	add.s32 	%r16, %r150, %r151;
	mov.u32 	%r152, %ctaid.y;
	shl.b32 	%r153, %r152, 3;
	mov.u32 	%r17, %tid.y;
	add.s32 	%r18, %r153, %r17;
	setp.ge.s32 	%p5, %r18, %r496;
	@%p5 bra 	$L__BB1_223;
	cvt.u64.u32 	%rd29, %r17;
	shl.b32 	%r154, %r15, 6;
	cvt.u64.u32 	%rd30, %r154;
	mul.wide.u32 	%rd128, %r17, 2048;
	mov.u64 	%rd129, _ZZ7reorderILi3ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd130, %rd129;
	add.s64 	%rd131, %rd130, %rd128;
	add.s64 	%rd31, %rd131, %rd30;
	setp.eq.s32 	%p6, %r133, 4;
	selp.b32 	%r155, 4, 2, %p6;
	setp.eq.s32 	%p7, %r133, 0;
	selp.b32 	%r20, 1, %r155, %p7;
	sub.s32 	%r21, %r494, %r16;
	min.s32 	%r22, %r21, 4;
	cvt.s64.s32 	%rd32, %r18;
	mul.lo.s64 	%rd132, %rd321, %rd32;
	cvt.s64.s32 	%rd33, %r16;
	mul.lo.s64 	%rd133, %rd322, %rd33;
	add.s64 	%rd34, %rd132, %rd133;
	add.s64 	%rd328, %rd320, %rd34;
	shl.b32 	%r156, %r20, 2;
	cvt.u64.u32 	%rd36, %r156;
	setp.gt.s32 	%p8, %r21, 3;
	@%p8 bra 	$L__BB1_8;
	bra.uni 	$L__BB1_10;
$L__BB1_8:
	mul.lo.s32 	%r157, %r20, 3;
	cvt.u64.u32 	%rd134, %r157;
	setp.ne.s64 	%p9, %rd322, %rd134;
	cvt.u64.u32 	%rd135, %r20;
	setp.ne.s64 	%p10, %rd323, %rd135;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB1_10;
	cvt.u32.u64 	%r158, %rd36;
	add.s32 	%r159, %r158, -1;
	cvt.s64.s32 	%rd136, %r159;
	and.b64  	%rd137, %rd328, %rd136;
	setp.eq.s64 	%p12, %rd137, 0;
	mov.u16 	%rs140, 0;
	mov.u64 	%rd329, %rd36;
	@%p12 bra 	$L__BB1_25;
$L__BB1_10:
	setp.lt.s32 	%p13, %r21, 4;
	cvt.u64.u32 	%rd138, %r20;
	setp.ne.s64 	%p14, %rd322, %rd138;
	or.pred  	%p15, %p14, %p13;
	@%p15 bra 	$L__BB1_12;
	cvt.u32.u64 	%r160, %rd36;
	or.b64  	%rd139, %rd323, %rd328;
	add.s32 	%r161, %r160, -1;
	cvt.s64.s32 	%rd140, %r161;
	and.b64  	%rd141, %rd139, %rd140;
	setp.eq.s64 	%p16, %rd141, 0;
	mov.u16 	%rs140, 1;
	mov.u64 	%rd329, %rd323;
	@%p16 bra 	$L__BB1_25;
$L__BB1_12:
	setp.lt.s32 	%p17, %r21, 1;
	mov.u16 	%rs140, 0;
	mov.u64 	%rd328, %rd31;
	mov.u64 	%rd329, %rd36;
	@%p17 bra 	$L__BB1_25;
	cvt.u16.u32 	%rs1, %r20;
	setp.eq.s16 	%p18, %rs1, 1;
	@%p18 bra 	$L__BB1_21;
	bra.uni 	$L__BB1_14;
$L__BB1_21:
	mov.u32 	%r170, 0;
	shl.b64 	%rd168, %rd29, 11;
	add.s64 	%rd170, %rd129, %rd168;
	mov.u32 	%r500, %r170;
$L__BB1_22:
	.pragma "nounroll";
	mul.lo.s32 	%r31, %r500, 3;
	cvt.s64.s32 	%rd164, %r500;
	mul.lo.s64 	%rd165, %rd322, %rd164;
	add.s64 	%rd38, %rd165, %rd34;
	mov.u32 	%r501, %r170;
$L__BB1_23:
	.pragma "nounroll";
	add.s32 	%r172, %r501, %r31;
	mul.lo.s32 	%r173, %r172, %r20;
	cvt.s64.s32 	%rd166, %r173;
	add.s64 	%rd167, %rd166, %rd30;
	add.s64 	%rd171, %rd170, %rd167;
	cvt.s64.s32 	%rd172, %r501;
	mul.lo.s64 	%rd173, %rd323, %rd172;
	add.s64 	%rd174, %rd38, %rd173;
	add.s64 	%rd175, %rd320, %rd174;
	ld.u8 	%rs85, [%rd175];
	st.shared.u8 	[%rd171], %rs85;
	add.s32 	%r501, %r501, 1;
	setp.ne.s32 	%p23, %r501, 3;
	@%p23 bra 	$L__BB1_23;
	add.s32 	%r500, %r500, 1;
	setp.lt.s32 	%p24, %r500, %r22;
	mov.u64 	%rd328, %rd31;
	mov.u64 	%rd329, %rd36;
	@%p24 bra 	$L__BB1_22;
	bra.uni 	$L__BB1_25;
$L__BB1_14:
	mov.u32 	%r497, 0;
	shl.b64 	%rd146, %rd29, 11;
	add.s64 	%rd148, %rd129, %rd146;
$L__BB1_15:
	.pragma "nounroll";
	mul.lo.s32 	%r24, %r497, 3;
	cvt.s64.s32 	%rd142, %r497;
	mul.lo.s64 	%rd143, %rd322, %rd142;
	add.s64 	%rd37, %rd143, %rd34;
	setp.eq.s16 	%p19, %rs1, 2;
	@%p19 bra 	$L__BB1_18;
	bra.uni 	$L__BB1_16;
$L__BB1_18:
	mov.u32 	%r499, 0;
$L__BB1_19:
	.pragma "nounroll";
	add.s32 	%r168, %r499, %r24;
	mul.lo.s32 	%r169, %r168, %r20;
	cvt.s64.s32 	%rd154, %r169;
	add.s64 	%rd155, %rd154, %rd30;
	add.s64 	%rd159, %rd148, %rd155;
	cvt.s64.s32 	%rd160, %r499;
	mul.lo.s64 	%rd161, %rd323, %rd160;
	add.s64 	%rd162, %rd37, %rd161;
	add.s64 	%rd163, %rd320, %rd162;
	ld.u16 	%rs83, [%rd163];
	st.shared.u16 	[%rd159], %rs83;
	add.s32 	%r499, %r499, 1;
	setp.lt.u32 	%p21, %r499, 3;
	@%p21 bra 	$L__BB1_19;
	bra.uni 	$L__BB1_20;
$L__BB1_16:
	mov.u32 	%r498, 0;
$L__BB1_17:
	.pragma "nounroll";
	add.s32 	%r164, %r498, %r24;
	mul.lo.s32 	%r165, %r164, %r20;
	cvt.s64.s32 	%rd144, %r165;
	add.s64 	%rd145, %rd144, %rd30;
	add.s64 	%rd149, %rd148, %rd145;
	cvt.s64.s32 	%rd150, %r498;
	mul.lo.s64 	%rd151, %rd323, %rd150;
	add.s64 	%rd152, %rd37, %rd151;
	add.s64 	%rd153, %rd320, %rd152;
	ld.u32 	%r166, [%rd153];
	st.shared.u32 	[%rd149], %r166;
	add.s32 	%r498, %r498, 1;
	setp.lt.u32 	%p20, %r498, 3;
	@%p20 bra 	$L__BB1_17;
$L__BB1_20:
	add.s32 	%r497, %r497, 1;
	setp.lt.s32 	%p22, %r497, %r22;
	mov.u64 	%rd328, %rd31;
	mov.u64 	%rd329, %rd36;
	@%p22 bra 	$L__BB1_15;
$L__BB1_25:
	@%p7 bra 	$L__BB1_28;
	setp.ne.s32 	%p26, %r133, 4;
	@%p26 bra 	$L__BB1_29;
	ld.v4.u32 	{%r502, %r507, %r508, %r509}, [%rd328];
	bra.uni 	$L__BB1_30;
$L__BB1_28:
	ld.u32 	%r502, [%rd328];
	bra.uni 	$L__BB1_30;
$L__BB1_29:
	ld.v2.u32 	{%r502, %r507}, [%rd328];
$L__BB1_30:
	@%p7 bra 	$L__BB1_45;
	@%p6 bra 	$L__BB1_44;
	bra.uni 	$L__BB1_32;
$L__BB1_44:
	mov.b32 	%f175, %r502;
	mov.b32 	%f174, %r507;
	mov.b32 	%f173, %r508;
	mov.b32 	%f172, %r509;
	bra.uni 	$L__BB1_46;
$L__BB1_45:
	cvt.u16.u32 	%rs91, %r502;
	and.b16  	%rs92, %rs91, 255;
	cvt.rn.f32.u16 	%f175, %rs92;
	shr.u16 	%rs93, %rs91, 8;
	cvt.rn.f32.u16 	%f174, %rs93;
	shr.u32 	%r184, %r502, 16;
	cvt.u16.u32 	%rs94, %r184;
	and.b16  	%rs95, %rs94, 255;
	cvt.rn.f32.u16 	%f173, %rs95;
	shr.u32 	%r185, %r502, 24;
	cvt.u16.u32 	%rs96, %r185;
	cvt.rn.f32.u16 	%f172, %rs96;
	bra.uni 	$L__BB1_46;
$L__BB1_32:
	cvt.u16.u32 	%rs3, %r502;
	setp.eq.s32 	%p29, %r133, 3;
	@%p29 bra 	$L__BB1_34;
	bra.uni 	$L__BB1_33;
$L__BB1_34:
	cvt.f32.f16 %f175, %rs3;
	bra.uni 	$L__BB1_35;
$L__BB1_33:
	setp.eq.s32 	%p30, %r133, 1;
	cvt.rn.f32.s16 	%f95, %rs3;
	cvt.rn.f32.u16 	%f96, %rs3;
	selp.f32 	%f175, %f96, %f95, %p30;
$L__BB1_35:
	shr.u32 	%r182, %r502, 16;
	cvt.u16.u32 	%rs4, %r182;
	@%p29 bra 	$L__BB1_37;
	bra.uni 	$L__BB1_36;
$L__BB1_37:
	cvt.f32.f16 %f174, %rs4;
	bra.uni 	$L__BB1_38;
$L__BB1_36:
	setp.eq.s32 	%p32, %r133, 1;
	cvt.rn.f32.s16 	%f98, %rs4;
	cvt.rn.f32.u16 	%f99, %rs4;
	selp.f32 	%f174, %f99, %f98, %p32;
$L__BB1_38:
	cvt.u16.u32 	%rs5, %r507;
	@%p29 bra 	$L__BB1_40;
	bra.uni 	$L__BB1_39;
$L__BB1_40:
	cvt.f32.f16 %f173, %rs5;
	bra.uni 	$L__BB1_41;
$L__BB1_39:
	setp.eq.s32 	%p34, %r133, 1;
	cvt.rn.f32.s16 	%f101, %rs5;
	cvt.rn.f32.u16 	%f102, %rs5;
	selp.f32 	%f173, %f102, %f101, %p34;
$L__BB1_41:
	shr.u32 	%r183, %r507, 16;
	cvt.u16.u32 	%rs6, %r183;
	@%p29 bra 	$L__BB1_43;
	bra.uni 	$L__BB1_42;
$L__BB1_43:
	cvt.f32.f16 %f172, %rs6;
	bra.uni 	$L__BB1_46;
$L__BB1_42:
	setp.eq.s32 	%p36, %r133, 1;
	cvt.rn.f32.s16 	%f104, %rs6;
	cvt.rn.f32.u16 	%f105, %rs6;
	selp.f32 	%f172, %f105, %f104, %p36;
$L__BB1_46:
	add.s64 	%rd42, %rd328, %rd329;
	@%p7 bra 	$L__BB1_49;
	setp.ne.s32 	%p38, %r133, 4;
	@%p38 bra 	$L__BB1_50;
	ld.v4.u32 	{%r506, %r507, %r508, %r509}, [%rd42];
	bra.uni 	$L__BB1_51;
$L__BB1_49:
	ld.u32 	%r506, [%rd42];
	bra.uni 	$L__BB1_51;
$L__BB1_50:
	ld.v2.u32 	{%r506, %r507}, [%rd42];
$L__BB1_51:
	@%p7 bra 	$L__BB1_66;
	@%p6 bra 	$L__BB1_65;
	bra.uni 	$L__BB1_53;
$L__BB1_65:
	mov.b32 	%f179, %r506;
	mov.b32 	%f180, %r507;
	mov.b32 	%f181, %r508;
	mov.b32 	%f182, %r509;
	bra.uni 	$L__BB1_67;
$L__BB1_66:
	cvt.u16.u32 	%rs101, %r506;
	and.b16  	%rs102, %rs101, 255;
	cvt.rn.f32.u16 	%f179, %rs102;
	shr.u16 	%rs103, %rs101, 8;
	cvt.rn.f32.u16 	%f180, %rs103;
	shr.u32 	%r194, %r506, 16;
	cvt.u16.u32 	%rs104, %r194;
	and.b16  	%rs105, %rs104, 255;
	cvt.rn.f32.u16 	%f181, %rs105;
	shr.u32 	%r195, %r506, 24;
	cvt.u16.u32 	%rs106, %r195;
	cvt.rn.f32.u16 	%f182, %rs106;
	bra.uni 	$L__BB1_67;
$L__BB1_53:
	cvt.u16.u32 	%rs7, %r506;
	setp.eq.s32 	%p41, %r133, 3;
	@%p41 bra 	$L__BB1_55;
	bra.uni 	$L__BB1_54;
$L__BB1_55:
	cvt.f32.f16 %f179, %rs7;
	bra.uni 	$L__BB1_56;
$L__BB1_54:
	setp.eq.s32 	%p42, %r133, 1;
	cvt.rn.f32.s16 	%f107, %rs7;
	cvt.rn.f32.u16 	%f108, %rs7;
	selp.f32 	%f179, %f108, %f107, %p42;
$L__BB1_56:
	shr.u32 	%r192, %r506, 16;
	cvt.u16.u32 	%rs8, %r192;
	@%p41 bra 	$L__BB1_58;
	bra.uni 	$L__BB1_57;
$L__BB1_58:
	cvt.f32.f16 %f180, %rs8;
	bra.uni 	$L__BB1_59;
$L__BB1_57:
	setp.eq.s32 	%p44, %r133, 1;
	cvt.rn.f32.s16 	%f110, %rs8;
	cvt.rn.f32.u16 	%f111, %rs8;
	selp.f32 	%f180, %f111, %f110, %p44;
$L__BB1_59:
	cvt.u16.u32 	%rs9, %r507;
	@%p41 bra 	$L__BB1_61;
	bra.uni 	$L__BB1_60;
$L__BB1_61:
	cvt.f32.f16 %f181, %rs9;
	bra.uni 	$L__BB1_62;
$L__BB1_60:
	setp.eq.s32 	%p46, %r133, 1;
	cvt.rn.f32.s16 	%f113, %rs9;
	cvt.rn.f32.u16 	%f114, %rs9;
	selp.f32 	%f181, %f114, %f113, %p46;
$L__BB1_62:
	shr.u32 	%r193, %r507, 16;
	cvt.u16.u32 	%rs10, %r193;
	@%p41 bra 	$L__BB1_64;
	bra.uni 	$L__BB1_63;
$L__BB1_64:
	cvt.f32.f16 %f182, %rs10;
	bra.uni 	$L__BB1_67;
$L__BB1_63:
	setp.eq.s32 	%p48, %r133, 1;
	cvt.rn.f32.s16 	%f116, %rs10;
	cvt.rn.f32.u16 	%f117, %rs10;
	selp.f32 	%f182, %f117, %f116, %p48;
$L__BB1_67:
	shl.b64 	%rd176, %rd329, 1;
	add.s64 	%rd43, %rd328, %rd176;
	@%p7 bra 	$L__BB1_70;
	setp.ne.s32 	%p50, %r133, 4;
	@%p50 bra 	$L__BB1_71;
	ld.v4.u32 	{%r510, %r507, %r508, %r509}, [%rd43];
	bra.uni 	$L__BB1_72;
$L__BB1_70:
	ld.u32 	%r510, [%rd43];
	bra.uni 	$L__BB1_72;
$L__BB1_71:
	ld.v2.u32 	{%r510, %r507}, [%rd43];
$L__BB1_72:
	@%p7 bra 	$L__BB1_87;
	@%p6 bra 	$L__BB1_86;
	bra.uni 	$L__BB1_74;
$L__BB1_86:
	mov.b32 	%f186, %r510;
	mov.b32 	%f187, %r507;
	mov.b32 	%f188, %r508;
	mov.b32 	%f189, %r509;
	bra.uni 	$L__BB1_88;
$L__BB1_87:
	cvt.u16.u32 	%rs111, %r510;
	and.b16  	%rs112, %rs111, 255;
	cvt.rn.f32.u16 	%f186, %rs112;
	shr.u16 	%rs113, %rs111, 8;
	cvt.rn.f32.u16 	%f187, %rs113;
	shr.u32 	%r204, %r510, 16;
	cvt.u16.u32 	%rs114, %r204;
	and.b16  	%rs115, %rs114, 255;
	cvt.rn.f32.u16 	%f188, %rs115;
	shr.u32 	%r205, %r510, 24;
	cvt.u16.u32 	%rs116, %r205;
	cvt.rn.f32.u16 	%f189, %rs116;
	bra.uni 	$L__BB1_88;
$L__BB1_74:
	cvt.u16.u32 	%rs11, %r510;
	setp.eq.s32 	%p53, %r133, 3;
	@%p53 bra 	$L__BB1_76;
	bra.uni 	$L__BB1_75;
$L__BB1_76:
	cvt.f32.f16 %f186, %rs11;
	bra.uni 	$L__BB1_77;
$L__BB1_75:
	setp.eq.s32 	%p54, %r133, 1;
	cvt.rn.f32.s16 	%f119, %rs11;
	cvt.rn.f32.u16 	%f120, %rs11;
	selp.f32 	%f186, %f120, %f119, %p54;
$L__BB1_77:
	shr.u32 	%r202, %r510, 16;
	cvt.u16.u32 	%rs12, %r202;
	@%p53 bra 	$L__BB1_79;
	bra.uni 	$L__BB1_78;
$L__BB1_79:
	cvt.f32.f16 %f187, %rs12;
	bra.uni 	$L__BB1_80;
$L__BB1_78:
	setp.eq.s32 	%p56, %r133, 1;
	cvt.rn.f32.s16 	%f122, %rs12;
	cvt.rn.f32.u16 	%f123, %rs12;
	selp.f32 	%f187, %f123, %f122, %p56;
$L__BB1_80:
	cvt.u16.u32 	%rs13, %r507;
	@%p53 bra 	$L__BB1_82;
	bra.uni 	$L__BB1_81;
$L__BB1_82:
	cvt.f32.f16 %f188, %rs13;
	bra.uni 	$L__BB1_83;
$L__BB1_81:
	setp.eq.s32 	%p58, %r133, 1;
	cvt.rn.f32.s16 	%f125, %rs13;
	cvt.rn.f32.u16 	%f126, %rs13;
	selp.f32 	%f188, %f126, %f125, %p58;
$L__BB1_83:
	shr.u32 	%r203, %r507, 16;
	cvt.u16.u32 	%rs14, %r203;
	@%p53 bra 	$L__BB1_85;
	bra.uni 	$L__BB1_84;
$L__BB1_85:
	cvt.f32.f16 %f189, %rs14;
	bra.uni 	$L__BB1_88;
$L__BB1_84:
	setp.eq.s32 	%p60, %r133, 1;
	cvt.rn.f32.s16 	%f128, %rs14;
	cvt.rn.f32.u16 	%f129, %rs14;
	selp.f32 	%f189, %f129, %f128, %p60;
$L__BB1_88:
	setp.eq.s16 	%p62, %rs140, 0;
	selp.f32 	%f70, %f174, %f179, %p62;
	selp.f32 	%f131, %f173, %f186, %p62;
	selp.f32 	%f132, %f172, %f174, %p62;
	selp.f32 	%f71, %f179, %f180, %p62;
	selp.f32 	%f133, %f180, %f187, %p62;
	selp.f32 	%f134, %f181, %f173, %p62;
	selp.f32 	%f72, %f182, %f181, %p62;
	selp.f32 	%f135, %f186, %f188, %p62;
	selp.f32 	%f136, %f187, %f172, %p62;
	selp.f32 	%f73, %f188, %f182, %p62;
	bar.warp.sync 	-1;
	setp.eq.s32 	%p63, %r133, 2;
	selp.f32 	%f137, 0f46FFFE00, 0f3F800000, %p63;
	setp.eq.s32 	%p64, %r133, 1;
	selp.f32 	%f138, 0f477FFF00, %f137, %p64;
	selp.f32 	%f74, 0f437F0000, %f138, %p7;
	setp.eq.s32 	%p66, %r135, 0;
	selp.f32 	%f75, %f189, %f136, %p66;
	selp.f32 	%f76, %f136, %f189, %p66;
	selp.f32 	%f77, %f135, %f134, %p66;
	selp.f32 	%f78, %f134, %f135, %p66;
	selp.f32 	%f79, %f133, %f132, %p66;
	selp.f32 	%f80, %f132, %f133, %p66;
	selp.f32 	%f81, %f131, %f175, %p66;
	selp.f32 	%f82, %f175, %f131, %p66;
	setp.eq.s32 	%p67, %r134, 4;
	selp.b32 	%r206, 4, 2, %p67;
	setp.eq.s32 	%p68, %r134, 0;
	selp.b32 	%r69, 1, %r206, %p68;
	sub.s32 	%r70, %r495, %r16;
	min.s32 	%r71, %r70, 4;
	mul.lo.s64 	%rd177, %rd326, %rd33;
	mul.lo.s64 	%rd46, %rd325, %rd32;
	add.s64 	%rd47, %rd46, %rd177;
	add.s64 	%rd48, %rd324, %rd47;
	mul.lo.s32 	%r207, %r15, %r69;
	shl.b32 	%r208, %r207, 4;
	cvt.s64.s32 	%rd49, %r208;
	shl.b32 	%r72, %r69, 2;
	cvt.u64.u32 	%rd50, %r72;
	setp.eq.s64 	%p69, %rd326, %rd50;
	cvt.u64.u32 	%rd178, %r69;
	setp.eq.s64 	%p70, %rd327, %rd178;
	and.pred  	%p71, %p69, %p70;
	setp.lt.s32 	%p72, %r70, 4;
	or.pred  	%p73, %p72, %p71;
	setp.ne.s64 	%p74, %rd326, %rd178;
	mov.pred 	%p143, 0;
	or.pred  	%p75, %p74, %p73;
	@%p75 bra 	$L__BB1_90;
	cvt.u32.u64 	%r209, %rd50;
	or.b64  	%rd179, %rd327, %rd48;
	add.s32 	%r210, %r209, -1;
	cvt.s64.s32 	%rd180, %r210;
	and.b64  	%rd181, %rd179, %rd180;
	setp.eq.s64 	%p143, %rd181, 0;
$L__BB1_90:
	selp.f32 	%f84, %f78, %f81, %p143;
	selp.f32 	%f85, %f76, %f74, %p143;
	shl.b64 	%rd182, %rd29, 11;
	add.s64 	%rd185, %rd130, %rd182;
	add.s64 	%rd186, %rd185, %rd49;
	selp.b64 	%rd51, %rd48, %rd186, %p143;
	selp.b64 	%rd187, %rd327, %rd50, %p143;
	add.s64 	%rd52, %rd51, %rd187;
	add.s64 	%rd54, %rd52, %rd187;
	add.s64 	%rd55, %rd54, %rd187;
	@%p68 bra 	$L__BB1_183;
	@%p67 bra 	$L__BB1_96;
	setp.eq.s32 	%p78, %r134, 3;
	@%p78 bra 	$L__BB1_95;
	setp.ne.s32 	%p79, %r134, 1;
	@%p79 bra 	$L__BB1_97;
	cvt.rni.s32.f32 	%r211, %f82;
	max.s32 	%r212, %r211, 0;
	min.s32 	%r213, %r212, 65535;
	cvt.u16.u32 	%rs141, %r213;
	bra.uni 	$L__BB1_98;
$L__BB1_183:
	selp.f32 	%f168, %f80, %f70, %p143;
	cvt.rni.s32.f32 	%r317, %f84;
	cvt.rni.s32.f32 	%r316, %f85;
	mov.u32 	%r342, 0;
	cvt.pack.sat.u8.s32.b32 %r315, %r316, %r317, %r342;
	cvt.rni.s32.f32 	%r320, %f168;
	cvt.rni.s32.f32 	%r321, %f82;
	cvt.pack.sat.u8.s32.b32 %r319, %r320, %r321, %r315;
	st.u32 	[%rd51], %r319;
	selp.f32 	%f155, %f72, %f79, %p143;
	cvt.rni.s32.f32 	%r325, %f155;
	selp.f32 	%f156, %f73, %f74, %p143;
	cvt.rni.s32.f32 	%r324, %f156;
	cvt.pack.sat.u8.s32.b32 %r323, %r324, %r325, %r342;
	selp.f32 	%f157, %f70, %f80, %p143;
	cvt.rni.s32.f32 	%r329, %f157;
	cvt.rni.s32.f32 	%r328, %f71;
	cvt.pack.sat.u8.s32.b32 %r327, %r328, %r329, %r323;
	st.u32 	[%rd52], %r327;
	selp.f32 	%f158, %f75, %f74, %p143;
	cvt.rni.s32.f32 	%r332, %f158;
	cvt.rni.s32.f32 	%r333, %f77;
	cvt.pack.sat.u8.s32.b32 %r331, %r332, %r333, %r342;
	selp.f32 	%f159, %f81, %f78, %p143;
	cvt.rni.s32.f32 	%r337, %f159;
	selp.f32 	%f160, %f79, %f72, %p143;
	cvt.rni.s32.f32 	%r336, %f160;
	cvt.pack.sat.u8.s32.b32 %r335, %r336, %r337, %r331;
	st.u32 	[%rd54], %r335;
	selp.f32 	%f161, %f74, %f75, %p143;
	cvt.rni.s32.f32 	%r341, %f161;
	cvt.rni.s32.f32 	%r340, %f74;
	cvt.pack.sat.u8.s32.b32 %r339, %r340, %r341, %r342;
	selp.f32 	%f162, %f74, %f76, %p143;
	cvt.rni.s32.f32 	%r345, %f162;
	selp.f32 	%f163, %f74, %f73, %p143;
	cvt.rni.s32.f32 	%r344, %f163;
	cvt.pack.sat.u8.s32.b32 %r343, %r344, %r345, %r339;
	st.u32 	[%rd55], %r343;
	bra.uni 	$L__BB1_184;
$L__BB1_96:
	selp.f32 	%f167, %f80, %f70, %p143;
	add.s64 	%rd192, %rd131, %rd49;
	selp.b64 	%rd194, %rd48, %rd192, %p143;
	st.v4.f32 	[%rd194], {%f82, %f167, %f84, %f85};
	bra.uni 	$L__BB1_114;
$L__BB1_95:
	cvt.rn.f16.f32 %rs141, %f82;
	bra.uni 	$L__BB1_98;
$L__BB1_97:
	cvt.rni.s32.f32 	%r215, %f82;
	max.s32 	%r216, %r215, -32768;
	min.s32 	%r217, %r216, 32767;
	cvt.u16.u32 	%rs141, %r217;
$L__BB1_98:
	@%p78 bra 	$L__BB1_101;
	setp.ne.s32 	%p81, %r134, 1;
	@%p81 bra 	$L__BB1_102;
	selp.f32 	%f165, %f80, %f70, %p143;
	cvt.rni.s32.f32 	%r218, %f165;
	max.s32 	%r219, %r218, 0;
	min.s32 	%r220, %r219, 65535;
	cvt.u16.u32 	%rs142, %r220;
	bra.uni 	$L__BB1_103;
$L__BB1_101:
	selp.f32 	%f166, %f80, %f70, %p143;
	cvt.rn.f16.f32 %rs142, %f166;
	bra.uni 	$L__BB1_103;
$L__BB1_102:
	selp.f32 	%f164, %f80, %f70, %p143;
	cvt.rni.s32.f32 	%r221, %f164;
	max.s32 	%r222, %r221, -32768;
	min.s32 	%r223, %r222, 32767;
	cvt.u16.u32 	%rs142, %r223;
$L__BB1_103:
	mov.b32 	%r73, {%rs141, %rs142};
	@%p78 bra 	$L__BB1_106;
	setp.ne.s32 	%p83, %r134, 1;
	@%p83 bra 	$L__BB1_107;
	cvt.rni.s32.f32 	%r224, %f84;
	max.s32 	%r225, %r224, 0;
	min.s32 	%r226, %r225, 65535;
	cvt.u16.u32 	%rs143, %r226;
	bra.uni 	$L__BB1_108;
$L__BB1_106:
	cvt.rn.f16.f32 %rs143, %f84;
	bra.uni 	$L__BB1_108;
$L__BB1_107:
	cvt.rni.s32.f32 	%r227, %f84;
	max.s32 	%r228, %r227, -32768;
	min.s32 	%r229, %r228, 32767;
	cvt.u16.u32 	%rs143, %r229;
$L__BB1_108:
	@%p78 bra 	$L__BB1_111;
	setp.ne.s32 	%p85, %r134, 1;
	@%p85 bra 	$L__BB1_112;
	cvt.rni.s32.f32 	%r230, %f85;
	max.s32 	%r231, %r230, 0;
	min.s32 	%r232, %r231, 65535;
	cvt.u16.u32 	%rs144, %r232;
	bra.uni 	$L__BB1_113;
$L__BB1_111:
	cvt.rn.f16.f32 %rs144, %f85;
	bra.uni 	$L__BB1_113;
$L__BB1_112:
	cvt.rni.s32.f32 	%r233, %f85;
	max.s32 	%r234, %r233, -32768;
	min.s32 	%r235, %r234, 32767;
	cvt.u16.u32 	%rs144, %r235;
$L__BB1_113:
	mov.b32 	%r236, {%rs143, %rs144};
	add.s64 	%rd199, %rd131, %rd49;
	selp.b64 	%rd201, %rd48, %rd199, %p143;
	st.v2.u32 	[%rd201], {%r73, %r236};
$L__BB1_114:
	selp.f32 	%f86, %f70, %f80, %p143;
	selp.f32 	%f87, %f72, %f79, %p143;
	selp.f32 	%f88, %f73, %f74, %p143;
	@%p67 bra 	$L__BB1_119;
	setp.eq.s32 	%p87, %r134, 3;
	@%p87 bra 	$L__BB1_118;
	setp.ne.s32 	%p88, %r134, 1;
	@%p88 bra 	$L__BB1_120;
	cvt.rni.s32.f32 	%r238, %f86;
	max.s32 	%r239, %r238, 0;
	min.s32 	%r240, %r239, 65535;
	cvt.u16.u32 	%rs145, %r240;
	bra.uni 	$L__BB1_121;
$L__BB1_119:
	add.s64 	%rd206, %rd131, %rd49;
	selp.b64 	%rd208, %rd48, %rd206, %p143;
	add.s64 	%rd211, %rd208, %rd187;
	st.v4.f32 	[%rd211], {%f86, %f71, %f87, %f88};
	bra.uni 	$L__BB1_137;
$L__BB1_118:
	cvt.rn.f16.f32 %rs145, %f86;
	bra.uni 	$L__BB1_121;
$L__BB1_120:
	cvt.rni.s32.f32 	%r242, %f86;
	max.s32 	%r243, %r242, -32768;
	min.s32 	%r244, %r243, 32767;
	cvt.u16.u32 	%rs145, %r244;
$L__BB1_121:
	@%p87 bra 	$L__BB1_124;
	setp.ne.s32 	%p90, %r134, 1;
	@%p90 bra 	$L__BB1_125;
	cvt.rni.s32.f32 	%r245, %f71;
	max.s32 	%r246, %r245, 0;
	min.s32 	%r247, %r246, 65535;
	cvt.u16.u32 	%rs146, %r247;
	bra.uni 	$L__BB1_126;
$L__BB1_124:
	cvt.rn.f16.f32 %rs146, %f71;
	bra.uni 	$L__BB1_126;
$L__BB1_125:
	cvt.rni.s32.f32 	%r248, %f71;
	max.s32 	%r249, %r248, -32768;
	min.s32 	%r250, %r249, 32767;
	cvt.u16.u32 	%rs146, %r250;
$L__BB1_126:
	mov.b32 	%r74, {%rs145, %rs146};
	@%p87 bra 	$L__BB1_129;
	setp.ne.s32 	%p92, %r134, 1;
	@%p92 bra 	$L__BB1_130;
	cvt.rni.s32.f32 	%r251, %f87;
	max.s32 	%r252, %r251, 0;
	min.s32 	%r253, %r252, 65535;
	cvt.u16.u32 	%rs147, %r253;
	bra.uni 	$L__BB1_131;
$L__BB1_129:
	cvt.rn.f16.f32 %rs147, %f87;
	bra.uni 	$L__BB1_131;
$L__BB1_130:
	cvt.rni.s32.f32 	%r254, %f87;
	max.s32 	%r255, %r254, -32768;
	min.s32 	%r256, %r255, 32767;
	cvt.u16.u32 	%rs147, %r256;
$L__BB1_131:
	@%p87 bra 	$L__BB1_134;
	setp.ne.s32 	%p94, %r134, 1;
	@%p94 bra 	$L__BB1_135;
	cvt.rni.s32.f32 	%r257, %f88;
	max.s32 	%r258, %r257, 0;
	min.s32 	%r259, %r258, 65535;
	cvt.u16.u32 	%rs148, %r259;
	bra.uni 	$L__BB1_136;
$L__BB1_134:
	cvt.rn.f16.f32 %rs148, %f88;
	bra.uni 	$L__BB1_136;
$L__BB1_135:
	cvt.rni.s32.f32 	%r260, %f88;
	max.s32 	%r261, %r260, -32768;
	min.s32 	%r262, %r261, 32767;
	cvt.u16.u32 	%rs148, %r262;
$L__BB1_136:
	mov.b32 	%r263, {%rs147, %rs148};
	add.s64 	%rd216, %rd131, %rd49;
	selp.b64 	%rd218, %rd48, %rd216, %p143;
	add.s64 	%rd221, %rd218, %rd187;
	st.v2.u32 	[%rd221], {%r74, %r263};
$L__BB1_137:
	selp.f32 	%f89, %f81, %f78, %p143;
	selp.f32 	%f90, %f79, %f72, %p143;
	selp.f32 	%f91, %f75, %f74, %p143;
	@%p67 bra 	$L__BB1_142;
	setp.eq.s32 	%p96, %r134, 3;
	@%p96 bra 	$L__BB1_141;
	setp.ne.s32 	%p97, %r134, 1;
	@%p97 bra 	$L__BB1_143;
	cvt.rni.s32.f32 	%r265, %f89;
	max.s32 	%r266, %r265, 0;
	min.s32 	%r267, %r266, 65535;
	cvt.u16.u32 	%rs149, %r267;
	bra.uni 	$L__BB1_144;
$L__BB1_142:
	st.v4.f32 	[%rd54], {%f89, %f90, %f77, %f91};
	bra.uni 	$L__BB1_160;
$L__BB1_141:
	cvt.rn.f16.f32 %rs149, %f89;
	bra.uni 	$L__BB1_144;
$L__BB1_143:
	cvt.rni.s32.f32 	%r268, %f89;
	max.s32 	%r269, %r268, -32768;
	min.s32 	%r270, %r269, 32767;
	cvt.u16.u32 	%rs149, %r270;
$L__BB1_144:
	@%p96 bra 	$L__BB1_147;
	setp.ne.s32 	%p99, %r134, 1;
	@%p99 bra 	$L__BB1_148;
	cvt.rni.s32.f32 	%r271, %f90;
	max.s32 	%r272, %r271, 0;
	min.s32 	%r273, %r272, 65535;
	cvt.u16.u32 	%rs150, %r273;
	bra.uni 	$L__BB1_149;
$L__BB1_147:
	cvt.rn.f16.f32 %rs150, %f90;
	bra.uni 	$L__BB1_149;
$L__BB1_148:
	cvt.rni.s32.f32 	%r274, %f90;
	max.s32 	%r275, %r274, -32768;
	min.s32 	%r276, %r275, 32767;
	cvt.u16.u32 	%rs150, %r276;
$L__BB1_149:
	mov.b32 	%r75, {%rs149, %rs150};
	@%p96 bra 	$L__BB1_152;
	setp.ne.s32 	%p101, %r134, 1;
	@%p101 bra 	$L__BB1_153;
	cvt.rni.s32.f32 	%r277, %f77;
	max.s32 	%r278, %r277, 0;
	min.s32 	%r279, %r278, 65535;
	cvt.u16.u32 	%rs151, %r279;
	bra.uni 	$L__BB1_154;
$L__BB1_152:
	cvt.rn.f16.f32 %rs151, %f77;
	bra.uni 	$L__BB1_154;
$L__BB1_153:
	cvt.rni.s32.f32 	%r280, %f77;
	max.s32 	%r281, %r280, -32768;
	min.s32 	%r282, %r281, 32767;
	cvt.u16.u32 	%rs151, %r282;
$L__BB1_154:
	@%p96 bra 	$L__BB1_157;
	setp.ne.s32 	%p103, %r134, 1;
	@%p103 bra 	$L__BB1_158;
	cvt.rni.s32.f32 	%r283, %f91;
	max.s32 	%r284, %r283, 0;
	min.s32 	%r285, %r284, 65535;
	cvt.u16.u32 	%rs152, %r285;
	bra.uni 	$L__BB1_159;
$L__BB1_157:
	cvt.rn.f16.f32 %rs152, %f91;
	bra.uni 	$L__BB1_159;
$L__BB1_158:
	cvt.rni.s32.f32 	%r286, %f91;
	max.s32 	%r287, %r286, -32768;
	min.s32 	%r288, %r287, 32767;
	cvt.u16.u32 	%rs152, %r288;
$L__BB1_159:
	mov.b32 	%r289, {%rs151, %rs152};
	st.v2.u32 	[%rd54], {%r75, %r289};
$L__BB1_160:
	selp.f32 	%f92, %f74, %f76, %p143;
	selp.f32 	%f93, %f74, %f73, %p143;
	selp.f32 	%f94, %f74, %f75, %p143;
	@%p67 bra 	$L__BB1_165;
	setp.eq.s32 	%p105, %r134, 3;
	@%p105 bra 	$L__BB1_164;
	setp.ne.s32 	%p106, %r134, 1;
	@%p106 bra 	$L__BB1_166;
	cvt.rni.s32.f32 	%r290, %f92;
	max.s32 	%r291, %r290, 0;
	min.s32 	%r292, %r291, 65535;
	cvt.u16.u32 	%rs153, %r292;
	bra.uni 	$L__BB1_167;
$L__BB1_165:
	st.v4.f32 	[%rd55], {%f92, %f93, %f94, %f74};
	bra.uni 	$L__BB1_184;
$L__BB1_164:
	cvt.rn.f16.f32 %rs153, %f92;
	bra.uni 	$L__BB1_167;
$L__BB1_166:
	cvt.rni.s32.f32 	%r293, %f92;
	max.s32 	%r294, %r293, -32768;
	min.s32 	%r295, %r294, 32767;
	cvt.u16.u32 	%rs153, %r295;
$L__BB1_167:
	@%p105 bra 	$L__BB1_170;
	setp.ne.s32 	%p108, %r134, 1;
	@%p108 bra 	$L__BB1_171;
	cvt.rni.s32.f32 	%r296, %f93;
	max.s32 	%r297, %r296, 0;
	min.s32 	%r298, %r297, 65535;
	cvt.u16.u32 	%rs154, %r298;
	bra.uni 	$L__BB1_172;
$L__BB1_170:
	cvt.rn.f16.f32 %rs154, %f93;
	bra.uni 	$L__BB1_172;
$L__BB1_171:
	cvt.rni.s32.f32 	%r299, %f93;
	max.s32 	%r300, %r299, -32768;
	min.s32 	%r301, %r300, 32767;
	cvt.u16.u32 	%rs154, %r301;
$L__BB1_172:
	mov.b32 	%r76, {%rs153, %rs154};
	@%p105 bra 	$L__BB1_175;
	setp.ne.s32 	%p110, %r134, 1;
	@%p110 bra 	$L__BB1_176;
	cvt.rni.s32.f32 	%r302, %f94;
	max.s32 	%r303, %r302, 0;
	min.s32 	%r304, %r303, 65535;
	cvt.u16.u32 	%rs155, %r304;
	bra.uni 	$L__BB1_177;
$L__BB1_175:
	cvt.rn.f16.f32 %rs155, %f94;
	bra.uni 	$L__BB1_177;
$L__BB1_176:
	cvt.rni.s32.f32 	%r305, %f94;
	max.s32 	%r306, %r305, -32768;
	min.s32 	%r307, %r306, 32767;
	cvt.u16.u32 	%rs155, %r307;
$L__BB1_177:
	@%p105 bra 	$L__BB1_180;
	setp.ne.s32 	%p112, %r134, 1;
	@%p112 bra 	$L__BB1_181;
	cvt.rni.s32.f32 	%r308, %f74;
	max.s32 	%r309, %r308, 0;
	min.s32 	%r310, %r309, 65535;
	cvt.u16.u32 	%rs156, %r310;
	bra.uni 	$L__BB1_182;
$L__BB1_180:
	cvt.rn.f16.f32 %rs156, %f74;
	bra.uni 	$L__BB1_182;
$L__BB1_181:
	cvt.rni.s32.f32 	%r311, %f74;
	max.s32 	%r312, %r311, -32768;
	min.s32 	%r313, %r312, 32767;
	cvt.u16.u32 	%rs156, %r313;
$L__BB1_182:
	mov.b32 	%r314, {%rs155, %rs156};
	st.v2.u32 	[%rd55], {%r76, %r314};
$L__BB1_184:
	@%p71 bra 	$L__BB1_198;
	bra.uni 	$L__BB1_185;
$L__BB1_198:
	mov.u32 	%r489, %tid.x;
	shl.b32 	%r488, %r489, 2;
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd70, %r488;
	sub.s32 	%r371, %r495, %r150;
	min.s32 	%r372, %r371, 128;
	mul.lo.s32 	%r373, %r372, %r69;
	shl.b32 	%r88, %r373, 2;
	setp.lt.s32 	%p125, %r88, 1;
	@%p125 bra 	$L__BB1_223;
	mul.lo.s64 	%rd256, %rd326, %rd70;
	sub.s64 	%rd257, %rd47, %rd256;
	add.s64 	%rd71, %rd324, %rd257;
	and.b64  	%rd258, %rd71, 15;
	setp.eq.s64 	%p126, %rd258, 0;
	@%p126 bra 	$L__BB1_208;
	and.b64  	%rd259, %rd71, 3;
	setp.ne.s64 	%p127, %rd259, 0;
	mov.u32 	%r527, 0;
	@%p127 bra 	$L__BB1_216;
	shr.s32 	%r375, %r88, 31;
	shr.u32 	%r376, %r375, 30;
	add.s32 	%r377, %r88, %r376;
	shr.s32 	%r89, %r377, 2;
	mov.u32 	%r521, %tid.x;
	setp.ge.s32 	%p128, %r521, %r89;
	mov.u32 	%r527, %r88;
	@%p128 bra 	$L__BB1_216;
	not.b32 	%r379, %r521;
	add.s32 	%r91, %r89, %r379;
	shr.u32 	%r380, %r91, 5;
	add.s32 	%r381, %r380, 1;
	and.b32  	%r520, %r381, 3;
	setp.eq.s32 	%p129, %r520, 0;
	@%p129 bra 	$L__BB1_205;
	mov.u32 	%r521, %tid.x;
	mul.wide.s32 	%rd260, %r521, 4;
	shl.b32 	%r384, %r521, 2;
	add.s32 	%r385, %r150, %r384;
	cvt.s64.s32 	%rd261, %r385;
	sub.s64 	%rd262, %rd261, %rd70;
	mul.lo.s64 	%rd263, %rd326, %rd262;
	add.s64 	%rd264, %rd260, %rd263;
	add.s64 	%rd265, %rd264, %rd46;
	add.s64 	%rd333, %rd324, %rd265;
	add.s64 	%rd268, %rd129, %rd128;
	add.s64 	%rd332, %rd268, %rd260;
$L__BB1_204:
	.pragma "nounroll";
	ld.shared.u32 	%r387, [%rd332];
	st.u32 	[%rd333], %r387;
	add.s32 	%r521, %r521, 32;
	add.s64 	%rd333, %rd333, 128;
	add.s64 	%rd332, %rd332, 128;
	add.s32 	%r520, %r520, -1;
	setp.ne.s32 	%p130, %r520, 0;
	@%p130 bra 	$L__BB1_204;
$L__BB1_205:
	setp.lt.u32 	%p131, %r91, 96;
	mov.u32 	%r527, %r88;
	@%p131 bra 	$L__BB1_216;
	mul.wide.s32 	%rd269, %r521, 4;
	add.s64 	%rd272, %rd129, %rd128;
	add.s64 	%rd273, %rd272, %rd269;
	add.s64 	%rd335, %rd273, 256;
	mov.u32 	%r391, %tid.x;
	shl.b32 	%r392, %r391, 2;
	add.s32 	%r393, %r150, %r392;
	cvt.s64.s32 	%rd274, %r393;
	sub.s64 	%rd275, %rd274, %rd70;
	mul.lo.s64 	%rd276, %rd326, %rd275;
	add.s64 	%rd277, %rd269, %rd276;
	add.s64 	%rd278, %rd277, %rd46;
	add.s64 	%rd279, %rd324, %rd278;
	add.s64 	%rd334, %rd279, 256;
$L__BB1_207:
	ld.shared.u32 	%r394, [%rd335+-256];
	st.u32 	[%rd334+-256], %r394;
	ld.shared.u32 	%r395, [%rd335+-128];
	st.u32 	[%rd334+-128], %r395;
	ld.shared.u32 	%r396, [%rd335];
	st.u32 	[%rd334], %r396;
	ld.shared.u32 	%r397, [%rd335+128];
	st.u32 	[%rd334+128], %r397;
	add.s64 	%rd335, %rd335, 512;
	add.s64 	%rd334, %rd334, 512;
	add.s32 	%r521, %r521, 128;
	setp.lt.s32 	%p132, %r521, %r89;
	mov.u32 	%r527, %r88;
	@%p132 bra 	$L__BB1_207;
	bra.uni 	$L__BB1_216;
$L__BB1_185:
	mov.u32 	%r487, %ctaid.x;
	mov.u32 	%r486, %tid.x;
	shl.b32 	%r485, %r486, 2;
	shl.b32 	%r484, %r487, 7;
	add.s32 	%r483, %r484, %r485;
	sub.s32 	%r482, %r495, %r483;
	setp.lt.s32 	%p116, %r482, 1;
	or.pred  	%p117, %p116, %p143;
	@%p117 bra 	$L__BB1_223;
	cvt.u16.u32 	%rs79, %r69;
	setp.eq.s16 	%p118, %rs79, 1;
	@%p118 bra 	$L__BB1_194;
	bra.uni 	$L__BB1_187;
$L__BB1_194:
	add.s64 	%rd251, %rd129, %rd128;
	add.s64 	%rd59, %rd251, %rd49;
	add.s64 	%rd61, %rd324, %rd46;
	mov.u32 	%r361, %tid.x;
	shl.b32 	%r362, %r361, 2;
	add.s32 	%r363, %r150, %r362;
	cvt.s64.s32 	%rd63, %r363;
	mov.u32 	%r357, 0;
	cvt.u32.u64 	%r365, %rd50;
	mov.u32 	%r517, %r357;
$L__BB1_195:
	.pragma "nounroll";
	mul.lo.s32 	%r366, %r365, %r517;
	cvt.s64.s32 	%rd252, %r366;
	add.s64 	%rd331, %rd59, %rd252;
	cvt.s64.s32 	%rd253, %r517;
	add.s64 	%rd254, %rd63, %rd253;
	mul.lo.s64 	%rd255, %rd326, %rd254;
	add.s64 	%rd330, %rd61, %rd255;
	mov.u32 	%r518, %r357;
$L__BB1_196:
	.pragma "nounroll";
	ld.shared.u8 	%rs134, [%rd331];
	st.u8 	[%rd330], %rs134;
	add.s64 	%rd331, %rd331, %rd178;
	add.s64 	%rd330, %rd330, %rd327;
	add.s32 	%r518, %r518, 1;
	setp.ne.s32 	%p123, %r518, 4;
	@%p123 bra 	$L__BB1_196;
	add.s32 	%r517, %r517, 1;
	setp.lt.s32 	%p124, %r517, %r71;
	@%p124 bra 	$L__BB1_195;
	bra.uni 	$L__BB1_223;
$L__BB1_187:
	mov.u32 	%r514, 0;
$L__BB1_188:
	.pragma "nounroll";
	cvt.s64.s32 	%rd227, %r514;
	mul.lo.s64 	%rd228, %rd326, %rd227;
	add.s64 	%rd56, %rd228, %rd47;
	shl.b32 	%r78, %r514, 2;
	setp.eq.s16 	%p119, %rs79, 2;
	@%p119 bra 	$L__BB1_191;
	bra.uni 	$L__BB1_189;
$L__BB1_191:
	mov.u32 	%r516, 0;
$L__BB1_192:
	.pragma "nounroll";
	cvt.s64.s32 	%rd239, %r516;
	mul.lo.s64 	%rd240, %rd327, %rd239;
	add.s64 	%rd241, %rd56, %rd240;
	add.s64 	%rd242, %rd324, %rd241;
	add.s32 	%r355, %r516, %r78;
	mul.lo.s32 	%r356, %r355, %r69;
	cvt.s64.s32 	%rd243, %r356;
	add.s64 	%rd244, %rd243, %rd49;
	add.s64 	%rd247, %rd129, %rd182;
	add.s64 	%rd248, %rd247, %rd244;
	ld.shared.u16 	%rs133, [%rd248];
	st.u16 	[%rd242], %rs133;
	add.s32 	%r516, %r516, 1;
	setp.lt.u32 	%p121, %r516, 4;
	@%p121 bra 	$L__BB1_192;
	bra.uni 	$L__BB1_193;
$L__BB1_189:
	mov.u32 	%r515, 0;
$L__BB1_190:
	.pragma "nounroll";
	cvt.s64.s32 	%rd229, %r515;
	mul.lo.s64 	%rd230, %rd327, %rd229;
	add.s64 	%rd231, %rd56, %rd230;
	add.s64 	%rd232, %rd324, %rd231;
	add.s32 	%r350, %r515, %r78;
	mul.lo.s32 	%r351, %r350, %r69;
	cvt.s64.s32 	%rd233, %r351;
	add.s64 	%rd234, %rd233, %rd49;
	add.s64 	%rd237, %rd129, %rd182;
	add.s64 	%rd238, %rd237, %rd234;
	ld.shared.u32 	%r352, [%rd238];
	st.u32 	[%rd232], %r352;
	add.s32 	%r515, %r515, 1;
	setp.lt.u32 	%p120, %r515, 4;
	@%p120 bra 	$L__BB1_190;
$L__BB1_193:
	add.s32 	%r514, %r514, 1;
	setp.lt.s32 	%p122, %r514, %r71;
	@%p122 bra 	$L__BB1_188;
	bra.uni 	$L__BB1_223;
$L__BB1_208:
	mov.u32 	%r492, %tid.x;
	shr.s32 	%r398, %r88, 31;
	shr.u32 	%r399, %r398, 28;
	add.s32 	%r400, %r88, %r399;
	shr.s32 	%r101, %r400, 4;
	setp.ge.s32 	%p133, %r492, %r101;
	@%p133 bra 	$L__BB1_215;
	mov.u32 	%r525, %tid.x;
	not.b32 	%r402, %r525;
	add.s32 	%r103, %r101, %r402;
	shr.u32 	%r403, %r103, 5;
	add.s32 	%r404, %r403, 1;
	and.b32  	%r524, %r404, 3;
	setp.eq.s32 	%p134, %r524, 0;
	@%p134 bra 	$L__BB1_212;
	mov.u32 	%r525, %tid.x;
	mul.wide.s32 	%rd280, %r525, 16;
	add.s64 	%rd283, %rd129, %rd128;
	add.s64 	%rd337, %rd283, %rd280;
	shl.b32 	%r408, %r525, 2;
	add.s32 	%r409, %r150, %r408;
	cvt.s64.s32 	%rd284, %r409;
	sub.s64 	%rd285, %rd284, %rd70;
	mul.lo.s64 	%rd286, %rd326, %rd285;
	add.s64 	%rd287, %rd280, %rd286;
	add.s64 	%rd288, %rd287, %rd46;
	add.s64 	%rd336, %rd324, %rd288;
$L__BB1_211:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r410, %r411, %r412, %r413}, [%rd337];
	st.v4.u32 	[%rd336], {%r410, %r411, %r412, %r413};
	add.s32 	%r525, %r525, 32;
	add.s64 	%rd337, %rd337, 512;
	add.s64 	%rd336, %rd336, 512;
	add.s32 	%r524, %r524, -1;
	setp.ne.s32 	%p135, %r524, 0;
	@%p135 bra 	$L__BB1_211;
$L__BB1_212:
	setp.lt.u32 	%p136, %r103, 96;
	@%p136 bra 	$L__BB1_215;
	mul.wide.s32 	%rd289, %r525, 16;
	mov.u32 	%r420, %tid.x;
	shl.b32 	%r421, %r420, 2;
	add.s32 	%r422, %r150, %r421;
	cvt.s64.s32 	%rd290, %r422;
	sub.s64 	%rd291, %rd290, %rd70;
	mul.lo.s64 	%rd292, %rd326, %rd291;
	add.s64 	%rd293, %rd289, %rd292;
	add.s64 	%rd294, %rd293, %rd46;
	add.s64 	%rd295, %rd324, %rd294;
	add.s64 	%rd339, %rd295, 1024;
	add.s64 	%rd298, %rd129, %rd128;
	add.s64 	%rd299, %rd298, %rd289;
	add.s64 	%rd338, %rd299, 1024;
$L__BB1_214:
	ld.shared.v4.u32 	{%r424, %r425, %r426, %r427}, [%rd338+-1024];
	st.v4.u32 	[%rd339+-1024], {%r424, %r425, %r426, %r427};
	ld.shared.v4.u32 	{%r432, %r433, %r434, %r435}, [%rd338+-512];
	st.v4.u32 	[%rd339+-512], {%r432, %r433, %r434, %r435};
	ld.shared.v4.u32 	{%r440, %r441, %r442, %r443}, [%rd338];
	st.v4.u32 	[%rd339], {%r440, %r441, %r442, %r443};
	ld.shared.v4.u32 	{%r448, %r449, %r450, %r451}, [%rd338+512];
	st.v4.u32 	[%rd339+512], {%r448, %r449, %r450, %r451};
	add.s64 	%rd339, %rd339, 2048;
	add.s64 	%rd338, %rd338, 2048;
	add.s32 	%r525, %r525, 128;
	setp.lt.s32 	%p137, %r525, %r101;
	@%p137 bra 	$L__BB1_214;
$L__BB1_215:
	and.b32  	%r527, %r88, -16;
$L__BB1_216:
	mov.u32 	%r490, %tid.x;
	add.s32 	%r530, %r527, %r490;
	setp.ge.s32 	%p138, %r530, %r88;
	@%p138 bra 	$L__BB1_223;
	mov.u32 	%r491, %tid.x;
	not.b32 	%r457, %r495;
	add.s32 	%r460, %r150, %r457;
	max.s32 	%r461, %r460, -129;
	shl.b32 	%r462, %r461, 2;
	mov.u32 	%r463, -4;
	sub.s32 	%r464, %r463, %r462;
	not.b32 	%r466, %r491;
	mad.lo.s32 	%r467, %r69, %r464, %r466;
	sub.s32 	%r116, %r467, %r527;
	shr.u32 	%r468, %r116, 5;
	add.s32 	%r469, %r468, 1;
	and.b32  	%r529, %r469, 3;
	setp.eq.s32 	%p139, %r529, 0;
	@%p139 bra 	$L__BB1_220;
	sub.s64 	%rd301, %rd33, %rd70;
	mul.lo.s64 	%rd302, %rd326, %rd301;
	add.s64 	%rd303, %rd302, %rd46;
	cvt.s64.s32 	%rd304, %r530;
	add.s64 	%rd305, %rd303, %rd304;
	add.s64 	%rd341, %rd324, %rd305;
	add.s64 	%rd308, %rd129, %rd128;
	add.s64 	%rd340, %rd308, %rd304;
$L__BB1_219:
	.pragma "nounroll";
	ld.shared.u8 	%rs135, [%rd340];
	st.u8 	[%rd341], %rs135;
	add.s32 	%r530, %r530, 32;
	add.s64 	%rd341, %rd341, 32;
	add.s64 	%rd340, %rd340, 32;
	add.s32 	%r529, %r529, -1;
	setp.ne.s32 	%p140, %r529, 0;
	@%p140 bra 	$L__BB1_219;
$L__BB1_220:
	setp.lt.u32 	%p141, %r116, 96;
	@%p141 bra 	$L__BB1_223;
	cvt.s64.s32 	%rd309, %r530;
	add.s64 	%rd312, %rd129, %rd128;
	add.s64 	%rd313, %rd312, %rd309;
	add.s64 	%rd343, %rd313, 64;
	sub.s64 	%rd315, %rd33, %rd70;
	mul.lo.s64 	%rd316, %rd326, %rd315;
	add.s64 	%rd317, %rd316, %rd46;
	add.s64 	%rd318, %rd317, %rd309;
	add.s64 	%rd319, %rd324, %rd318;
	add.s64 	%rd342, %rd319, 64;
$L__BB1_222:
	ld.shared.u8 	%rs136, [%rd343+-64];
	st.u8 	[%rd342+-64], %rs136;
	ld.shared.u8 	%rs137, [%rd343+-32];
	st.u8 	[%rd342+-32], %rs137;
	ld.shared.u8 	%rs138, [%rd343];
	st.u8 	[%rd342], %rs138;
	ld.shared.u8 	%rs139, [%rd343+32];
	st.u8 	[%rd342+32], %rs139;
	add.s64 	%rd343, %rd343, 128;
	add.s64 	%rd342, %rd342, 128;
	add.s32 	%r530, %r530, 128;
	setp.lt.s32 	%p142, %r530, %r88;
	@%p142 bra 	$L__BB1_222;
$L__BB1_223:
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
	.reg .pred 	%p<143>;
	.reg .b16 	%rs<145>;
	.reg .f32 	%f<207>;
	.reg .b32 	%r<508>;
	.reg .b64 	%rd<342>;
	.shared .align 16 .b8 _ZZ7reorderILi4ELi3EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd102, [rgb_to_rgb_4_3_param_0];
	ld.param.v2.u32 	{%r467, %r146}, [rgb_to_rgb_4_3_param_1+32];
	ld.param.v2.u32 	{%r147, %r148}, [rgb_to_rgb_4_3_param_1+40];
	ld.param.u64 	%rd107, [rgb_to_rgb_4_3_param_2];
	ld.param.v2.u32 	{%r468, %r469}, [rgb_to_rgb_4_3_param_3+32];
	ld.param.v2.u32 	{%r151, %r152}, [rgb_to_rgb_4_3_param_3+40];
	ld.param.u32 	%r143, [rgb_to_rgb_4_3_param_4+8];
	ld.param.u32 	%r142, [rgb_to_rgb_4_3_param_4+4];
	ld.param.u32 	%r141, [rgb_to_rgb_4_3_param_4];
	ld.param.u64 	%rd325, [rgb_to_rgb_4_3_param_3+24];
	ld.param.u64 	%rd324, [rgb_to_rgb_4_3_param_3+16];
	ld.param.u64 	%rd323, [rgb_to_rgb_4_3_param_3+8];
	ld.param.u64 	%rd108, [rgb_to_rgb_4_3_param_3];
	ld.param.u64 	%rd321, [rgb_to_rgb_4_3_param_1+24];
	ld.param.u64 	%rd320, [rgb_to_rgb_4_3_param_1+16];
	ld.param.u64 	%rd319, [rgb_to_rgb_4_3_param_1+8];
	ld.param.u64 	%rd103, [rgb_to_rgb_4_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p3, %r148, 0;
	@%p3 bra 	$L__BB2_2;
	cvta.to.global.u64 	%rd112, %rd102;
	mul.wide.s32 	%rd113, %r1, 40;
	add.s64 	%rd114, %rd112, %rd113;
	ld.global.v2.u32 	{%r467, %r154}, [%rd114+32];
	ld.global.u64 	%rd321, [%rd114+24];
	ld.global.u64 	%rd320, [%rd114+16];
	ld.global.u64 	%rd319, [%rd114+8];
	ld.global.u64 	%rd318, [%rd114];
	bra.uni 	$L__BB2_3;
$L__BB2_2:
	cvt.s64.s32 	%rd115, %r1;
	mul.lo.s64 	%rd116, %rd103, %rd115;
	add.s64 	%rd318, %rd102, %rd116;
$L__BB2_3:
	setp.eq.s32 	%p4, %r152, 0;
	@%p4 bra 	$L__BB2_5;
	cvta.to.global.u64 	%rd117, %rd107;
	mul.wide.s32 	%rd118, %r1, 40;
	add.s64 	%rd119, %rd117, %rd118;
	ld.global.v2.u32 	{%r468, %r469}, [%rd119+32];
	ld.global.u64 	%rd325, [%rd119+24];
	ld.global.u64 	%rd324, [%rd119+16];
	ld.global.u64 	%rd323, [%rd119+8];
	ld.global.u64 	%rd322, [%rd119];
	bra.uni 	$L__BB2_6;
$L__BB2_5:
	cvt.s64.s32 	%rd120, %r1;
	mul.lo.s64 	%rd121, %rd108, %rd120;
	add.s64 	%rd322, %rd107, %rd121;
$L__BB2_6:
	mov.u32 	%r157, %ctaid.y;
	shl.b32 	%r158, %r157, 3;
	mov.u32 	%r14, %tid.y;
	add.s32 	%r15, %r158, %r14;
	setp.ge.s32 	%p5, %r15, %r469;
	@%p5 bra 	$L__BB2_222;
	mov.u32 	%r159, %tid.x;
	shl.b32 	%r160, %r159, 2;
	mov.u32 	%r161, %ctaid.x;
	shl.b32 	%r162, %r161, 7;
	add.s32 	%r163, %r162, %r160;
	cvt.u64.u32 	%rd29, %r14;
	shl.b32 	%r164, %r159, 6;
	cvt.u64.u32 	%rd30, %r164;
	mul.wide.u32 	%rd122, %r14, 2048;
	mov.u64 	%rd123, _ZZ7reorderILi4ELi3EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd124, %rd123;
	add.s64 	%rd125, %rd124, %rd122;
	add.s64 	%rd31, %rd125, %rd30;
	setp.eq.s32 	%p6, %r141, 4;
	selp.b32 	%r165, 4, 2, %p6;
	setp.eq.s32 	%p7, %r141, 0;
	selp.b32 	%r17, 1, %r165, %p7;
	sub.s32 	%r18, %r467, %r163;
	min.s32 	%r19, %r18, 4;
	cvt.s64.s32 	%rd126, %r15;
	mul.lo.s64 	%rd127, %rd319, %rd126;
	cvt.s64.s32 	%rd128, %r163;
	mul.lo.s64 	%rd129, %rd320, %rd128;
	add.s64 	%rd32, %rd127, %rd129;
	add.s64 	%rd326, %rd318, %rd32;
	shl.b32 	%r166, %r17, 2;
	cvt.u64.u32 	%rd34, %r166;
	setp.gt.s32 	%p8, %r18, 3;
	@%p8 bra 	$L__BB2_8;
	bra.uni 	$L__BB2_10;
$L__BB2_8:
	setp.ne.s64 	%p9, %rd320, %rd34;
	cvt.u64.u32 	%rd130, %r17;
	setp.ne.s64 	%p10, %rd321, %rd130;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB2_10;
	cvt.u32.u64 	%r167, %rd34;
	add.s32 	%r168, %r167, -1;
	cvt.s64.s32 	%rd131, %r168;
	and.b64  	%rd132, %rd326, %rd131;
	setp.eq.s64 	%p12, %rd132, 0;
	mov.u16 	%rs132, 0;
	mov.u64 	%rd327, %rd320;
	@%p12 bra 	$L__BB2_25;
$L__BB2_10:
	setp.lt.s32 	%p13, %r18, 4;
	cvt.u64.u32 	%rd133, %r17;
	setp.ne.s64 	%p14, %rd320, %rd133;
	or.pred  	%p15, %p14, %p13;
	@%p15 bra 	$L__BB2_12;
	cvt.u32.u64 	%r169, %rd34;
	or.b64  	%rd134, %rd321, %rd326;
	add.s32 	%r170, %r169, -1;
	cvt.s64.s32 	%rd135, %r170;
	and.b64  	%rd136, %rd134, %rd135;
	setp.eq.s64 	%p16, %rd136, 0;
	mov.u16 	%rs132, 1;
	mov.u64 	%rd327, %rd321;
	@%p16 bra 	$L__BB2_25;
$L__BB2_12:
	setp.lt.s32 	%p17, %r18, 1;
	mov.u16 	%rs132, 0;
	mov.u64 	%rd326, %rd31;
	mov.u64 	%rd327, %rd34;
	@%p17 bra 	$L__BB2_25;
	cvt.u16.u32 	%rs1, %r17;
	setp.eq.s16 	%p18, %rs1, 1;
	@%p18 bra 	$L__BB2_21;
	bra.uni 	$L__BB2_14;
$L__BB2_21:
	mov.u32 	%r179, 0;
	shl.b64 	%rd163, %rd29, 11;
	add.s64 	%rd165, %rd123, %rd163;
	mov.u32 	%r473, %r179;
$L__BB2_22:
	.pragma "nounroll";
	shl.b32 	%r28, %r473, 2;
	cvt.s64.s32 	%rd159, %r473;
	mul.lo.s64 	%rd160, %rd320, %rd159;
	add.s64 	%rd36, %rd160, %rd32;
	mov.u32 	%r474, %r179;
$L__BB2_23:
	.pragma "nounroll";
	add.s32 	%r181, %r474, %r28;
	mul.lo.s32 	%r182, %r181, %r17;
	cvt.s64.s32 	%rd161, %r182;
	add.s64 	%rd162, %rd161, %rd30;
	add.s64 	%rd166, %rd165, %rd162;
	cvt.s64.s32 	%rd167, %r474;
	mul.lo.s64 	%rd168, %rd321, %rd167;
	add.s64 	%rd169, %rd36, %rd168;
	add.s64 	%rd170, %rd318, %rd169;
	ld.u8 	%rs71, [%rd170];
	st.shared.u8 	[%rd166], %rs71;
	add.s32 	%r474, %r474, 1;
	setp.ne.s32 	%p23, %r474, 4;
	@%p23 bra 	$L__BB2_23;
	add.s32 	%r473, %r473, 1;
	setp.lt.s32 	%p24, %r473, %r19;
	mov.u64 	%rd326, %rd31;
	mov.u64 	%rd327, %rd34;
	@%p24 bra 	$L__BB2_22;
	bra.uni 	$L__BB2_25;
$L__BB2_14:
	mov.u32 	%r470, 0;
	shl.b64 	%rd141, %rd29, 11;
	add.s64 	%rd143, %rd123, %rd141;
$L__BB2_15:
	.pragma "nounroll";
	shl.b32 	%r21, %r470, 2;
	cvt.s64.s32 	%rd137, %r470;
	mul.lo.s64 	%rd138, %rd320, %rd137;
	add.s64 	%rd35, %rd138, %rd32;
	setp.eq.s16 	%p19, %rs1, 2;
	@%p19 bra 	$L__BB2_18;
	bra.uni 	$L__BB2_16;
$L__BB2_18:
	mov.u32 	%r472, 0;
$L__BB2_19:
	.pragma "nounroll";
	add.s32 	%r177, %r472, %r21;
	mul.lo.s32 	%r178, %r177, %r17;
	cvt.s64.s32 	%rd149, %r178;
	add.s64 	%rd150, %rd149, %rd30;
	add.s64 	%rd154, %rd143, %rd150;
	cvt.s64.s32 	%rd155, %r472;
	mul.lo.s64 	%rd156, %rd321, %rd155;
	add.s64 	%rd157, %rd35, %rd156;
	add.s64 	%rd158, %rd318, %rd157;
	ld.u16 	%rs69, [%rd158];
	st.shared.u16 	[%rd154], %rs69;
	add.s32 	%r472, %r472, 1;
	setp.lt.u32 	%p21, %r472, 4;
	@%p21 bra 	$L__BB2_19;
	bra.uni 	$L__BB2_20;
$L__BB2_16:
	mov.u32 	%r471, 0;
$L__BB2_17:
	.pragma "nounroll";
	add.s32 	%r173, %r471, %r21;
	mul.lo.s32 	%r174, %r173, %r17;
	cvt.s64.s32 	%rd139, %r174;
	add.s64 	%rd140, %rd139, %rd30;
	add.s64 	%rd144, %rd143, %rd140;
	cvt.s64.s32 	%rd145, %r471;
	mul.lo.s64 	%rd146, %rd321, %rd145;
	add.s64 	%rd147, %rd35, %rd146;
	add.s64 	%rd148, %rd318, %rd147;
	ld.u32 	%r175, [%rd148];
	st.shared.u32 	[%rd144], %r175;
	add.s32 	%r471, %r471, 1;
	setp.lt.u32 	%p20, %r471, 4;
	@%p20 bra 	$L__BB2_17;
$L__BB2_20:
	add.s32 	%r470, %r470, 1;
	setp.lt.s32 	%p22, %r470, %r19;
	mov.u64 	%rd326, %rd31;
	mov.u64 	%rd327, %rd34;
	@%p22 bra 	$L__BB2_15;
$L__BB2_25:
	@%p7 bra 	$L__BB2_28;
	setp.ne.s32 	%p26, %r141, 4;
	@%p26 bra 	$L__BB2_29;
	ld.v4.u32 	{%r475, %r480, %r481, %r482}, [%rd326];
	bra.uni 	$L__BB2_30;
$L__BB2_28:
	ld.u32 	%r475, [%rd326];
	bra.uni 	$L__BB2_30;
$L__BB2_29:
	ld.v2.u32 	{%r475, %r480}, [%rd326];
$L__BB2_30:
	@%p7 bra 	$L__BB2_45;
	@%p6 bra 	$L__BB2_44;
	bra.uni 	$L__BB2_32;
$L__BB2_44:
	mov.b32 	%f186, %r475;
	mov.b32 	%f185, %r480;
	mov.b32 	%f184, %r481;
	mov.b32 	%f183, %r482;
	bra.uni 	$L__BB2_46;
$L__BB2_45:
	cvt.u16.u32 	%rs77, %r475;
	and.b16  	%rs78, %rs77, 255;
	cvt.rn.f32.u16 	%f186, %rs78;
	shr.u16 	%rs79, %rs77, 8;
	cvt.rn.f32.u16 	%f185, %rs79;
	shr.u32 	%r193, %r475, 16;
	cvt.u16.u32 	%rs80, %r193;
	and.b16  	%rs81, %rs80, 255;
	cvt.rn.f32.u16 	%f184, %rs81;
	shr.u32 	%r194, %r475, 24;
	cvt.u16.u32 	%rs82, %r194;
	cvt.rn.f32.u16 	%f183, %rs82;
	bra.uni 	$L__BB2_46;
$L__BB2_32:
	cvt.u16.u32 	%rs3, %r475;
	setp.eq.s32 	%p29, %r141, 3;
	@%p29 bra 	$L__BB2_34;
	bra.uni 	$L__BB2_33;
$L__BB2_34:
	cvt.f32.f16 %f186, %rs3;
	bra.uni 	$L__BB2_35;
$L__BB2_33:
	setp.eq.s32 	%p30, %r141, 1;
	cvt.rn.f32.s16 	%f109, %rs3;
	cvt.rn.f32.u16 	%f110, %rs3;
	selp.f32 	%f186, %f110, %f109, %p30;
$L__BB2_35:
	shr.u32 	%r191, %r475, 16;
	cvt.u16.u32 	%rs4, %r191;
	@%p29 bra 	$L__BB2_37;
	bra.uni 	$L__BB2_36;
$L__BB2_37:
	cvt.f32.f16 %f185, %rs4;
	bra.uni 	$L__BB2_38;
$L__BB2_36:
	setp.eq.s32 	%p32, %r141, 1;
	cvt.rn.f32.s16 	%f112, %rs4;
	cvt.rn.f32.u16 	%f113, %rs4;
	selp.f32 	%f185, %f113, %f112, %p32;
$L__BB2_38:
	cvt.u16.u32 	%rs5, %r480;
	@%p29 bra 	$L__BB2_40;
	bra.uni 	$L__BB2_39;
$L__BB2_40:
	cvt.f32.f16 %f184, %rs5;
	bra.uni 	$L__BB2_41;
$L__BB2_39:
	setp.eq.s32 	%p34, %r141, 1;
	cvt.rn.f32.s16 	%f115, %rs5;
	cvt.rn.f32.u16 	%f116, %rs5;
	selp.f32 	%f184, %f116, %f115, %p34;
$L__BB2_41:
	shr.u32 	%r192, %r480, 16;
	cvt.u16.u32 	%rs6, %r192;
	@%p29 bra 	$L__BB2_43;
	bra.uni 	$L__BB2_42;
$L__BB2_43:
	cvt.f32.f16 %f183, %rs6;
	bra.uni 	$L__BB2_46;
$L__BB2_42:
	setp.eq.s32 	%p36, %r141, 1;
	cvt.rn.f32.s16 	%f118, %rs6;
	cvt.rn.f32.u16 	%f119, %rs6;
	selp.f32 	%f183, %f119, %f118, %p36;
$L__BB2_46:
	add.s64 	%rd39, %rd326, %rd327;
	@%p7 bra 	$L__BB2_49;
	setp.ne.s32 	%p38, %r141, 4;
	@%p38 bra 	$L__BB2_50;
	ld.v4.u32 	{%r479, %r480, %r481, %r482}, [%rd39];
	bra.uni 	$L__BB2_51;
$L__BB2_49:
	ld.u32 	%r479, [%rd39];
	bra.uni 	$L__BB2_51;
$L__BB2_50:
	ld.v2.u32 	{%r479, %r480}, [%rd39];
$L__BB2_51:
	@%p7 bra 	$L__BB2_66;
	@%p6 bra 	$L__BB2_65;
	bra.uni 	$L__BB2_53;
$L__BB2_65:
	mov.b32 	%f190, %r479;
	mov.b32 	%f191, %r480;
	mov.b32 	%f192, %r481;
	mov.b32 	%f193, %r482;
	bra.uni 	$L__BB2_67;
$L__BB2_66:
	cvt.u16.u32 	%rs87, %r479;
	and.b16  	%rs88, %rs87, 255;
	cvt.rn.f32.u16 	%f190, %rs88;
	shr.u16 	%rs89, %rs87, 8;
	cvt.rn.f32.u16 	%f191, %rs89;
	shr.u32 	%r203, %r479, 16;
	cvt.u16.u32 	%rs90, %r203;
	and.b16  	%rs91, %rs90, 255;
	cvt.rn.f32.u16 	%f192, %rs91;
	shr.u32 	%r204, %r479, 24;
	cvt.u16.u32 	%rs92, %r204;
	cvt.rn.f32.u16 	%f193, %rs92;
	bra.uni 	$L__BB2_67;
$L__BB2_53:
	cvt.u16.u32 	%rs7, %r479;
	setp.eq.s32 	%p41, %r141, 3;
	@%p41 bra 	$L__BB2_55;
	bra.uni 	$L__BB2_54;
$L__BB2_55:
	cvt.f32.f16 %f190, %rs7;
	bra.uni 	$L__BB2_56;
$L__BB2_54:
	setp.eq.s32 	%p42, %r141, 1;
	cvt.rn.f32.s16 	%f121, %rs7;
	cvt.rn.f32.u16 	%f122, %rs7;
	selp.f32 	%f190, %f122, %f121, %p42;
$L__BB2_56:
	shr.u32 	%r201, %r479, 16;
	cvt.u16.u32 	%rs8, %r201;
	@%p41 bra 	$L__BB2_58;
	bra.uni 	$L__BB2_57;
$L__BB2_58:
	cvt.f32.f16 %f191, %rs8;
	bra.uni 	$L__BB2_59;
$L__BB2_57:
	setp.eq.s32 	%p44, %r141, 1;
	cvt.rn.f32.s16 	%f124, %rs8;
	cvt.rn.f32.u16 	%f125, %rs8;
	selp.f32 	%f191, %f125, %f124, %p44;
$L__BB2_59:
	cvt.u16.u32 	%rs9, %r480;
	@%p41 bra 	$L__BB2_61;
	bra.uni 	$L__BB2_60;
$L__BB2_61:
	cvt.f32.f16 %f192, %rs9;
	bra.uni 	$L__BB2_62;
$L__BB2_60:
	setp.eq.s32 	%p46, %r141, 1;
	cvt.rn.f32.s16 	%f127, %rs9;
	cvt.rn.f32.u16 	%f128, %rs9;
	selp.f32 	%f192, %f128, %f127, %p46;
$L__BB2_62:
	shr.u32 	%r202, %r480, 16;
	cvt.u16.u32 	%rs10, %r202;
	@%p41 bra 	$L__BB2_64;
	bra.uni 	$L__BB2_63;
$L__BB2_64:
	cvt.f32.f16 %f193, %rs10;
	bra.uni 	$L__BB2_67;
$L__BB2_63:
	setp.eq.s32 	%p48, %r141, 1;
	cvt.rn.f32.s16 	%f130, %rs10;
	cvt.rn.f32.u16 	%f131, %rs10;
	selp.f32 	%f193, %f131, %f130, %p48;
$L__BB2_67:
	shl.b64 	%rd171, %rd327, 1;
	add.s64 	%rd40, %rd326, %rd171;
	@%p7 bra 	$L__BB2_70;
	setp.ne.s32 	%p50, %r141, 4;
	@%p50 bra 	$L__BB2_71;
	ld.v4.u32 	{%r483, %r480, %r481, %r482}, [%rd40];
	bra.uni 	$L__BB2_72;
$L__BB2_70:
	ld.u32 	%r483, [%rd40];
	bra.uni 	$L__BB2_72;
$L__BB2_71:
	ld.v2.u32 	{%r483, %r480}, [%rd40];
$L__BB2_72:
	@%p7 bra 	$L__BB2_87;
	@%p6 bra 	$L__BB2_86;
	bra.uni 	$L__BB2_74;
$L__BB2_86:
	mov.b32 	%f197, %r483;
	mov.b32 	%f198, %r480;
	mov.b32 	%f199, %r481;
	mov.b32 	%f200, %r482;
	bra.uni 	$L__BB2_88;
$L__BB2_87:
	cvt.u16.u32 	%rs98, %r483;
	and.b16  	%rs99, %rs98, 255;
	cvt.rn.f32.u16 	%f197, %rs99;
	shr.u16 	%rs100, %rs98, 8;
	cvt.rn.f32.u16 	%f198, %rs100;
	shr.u32 	%r213, %r483, 16;
	cvt.u16.u32 	%rs101, %r213;
	and.b16  	%rs102, %rs101, 255;
	cvt.rn.f32.u16 	%f199, %rs102;
	shr.u32 	%r214, %r483, 24;
	cvt.u16.u32 	%rs103, %r214;
	cvt.rn.f32.u16 	%f200, %rs103;
	bra.uni 	$L__BB2_88;
$L__BB2_74:
	cvt.u16.u32 	%rs11, %r483;
	setp.eq.s32 	%p53, %r141, 3;
	@%p53 bra 	$L__BB2_76;
	bra.uni 	$L__BB2_75;
$L__BB2_76:
	cvt.f32.f16 %f197, %rs11;
	bra.uni 	$L__BB2_77;
$L__BB2_75:
	setp.eq.s32 	%p54, %r141, 1;
	cvt.rn.f32.s16 	%f133, %rs11;
	cvt.rn.f32.u16 	%f134, %rs11;
	selp.f32 	%f197, %f134, %f133, %p54;
$L__BB2_77:
	shr.u32 	%r211, %r483, 16;
	cvt.u16.u32 	%rs12, %r211;
	@%p53 bra 	$L__BB2_79;
	bra.uni 	$L__BB2_78;
$L__BB2_79:
	cvt.f32.f16 %f198, %rs12;
	bra.uni 	$L__BB2_80;
$L__BB2_78:
	setp.eq.s32 	%p56, %r141, 1;
	cvt.rn.f32.s16 	%f136, %rs12;
	cvt.rn.f32.u16 	%f137, %rs12;
	selp.f32 	%f198, %f137, %f136, %p56;
$L__BB2_80:
	@%p53 bra 	$L__BB2_82;
	bra.uni 	$L__BB2_81;
$L__BB2_82:
	cvt.u16.u32 	%rs96, %r480;
	cvt.f32.f16 %f199, %rs96;
	bra.uni 	$L__BB2_83;
$L__BB2_81:
	setp.eq.s32 	%p58, %r141, 1;
	cvt.u16.u32 	%rs95, %r480;
	cvt.rn.f32.u16 	%f139, %rs95;
	cvt.rn.f32.s16 	%f140, %rs95;
	selp.f32 	%f199, %f139, %f140, %p58;
$L__BB2_83:
	shr.u32 	%r212, %r480, 16;
	cvt.u16.u32 	%rs13, %r212;
	@%p53 bra 	$L__BB2_85;
	bra.uni 	$L__BB2_84;
$L__BB2_85:
	cvt.f32.f16 %f200, %rs13;
	bra.uni 	$L__BB2_88;
$L__BB2_84:
	setp.eq.s32 	%p60, %r141, 1;
	cvt.rn.f32.s16 	%f142, %rs13;
	cvt.rn.f32.u16 	%f143, %rs13;
	selp.f32 	%f200, %f143, %f142, %p60;
$L__BB2_88:
	mul.lo.s64 	%rd172, %rd327, 3;
	add.s64 	%rd41, %rd326, %rd172;
	@%p7 bra 	$L__BB2_91;
	setp.ne.s32 	%p62, %r141, 4;
	@%p62 bra 	$L__BB2_92;
	ld.v4.u32 	{%r487, %r480, %r481, %r218}, [%rd41];
	bra.uni 	$L__BB2_93;
$L__BB2_91:
	ld.u32 	%r487, [%rd41];
	bra.uni 	$L__BB2_93;
$L__BB2_92:
	ld.v2.u32 	{%r487, %r480}, [%rd41];
$L__BB2_93:
	@%p7 bra 	$L__BB2_107;
	@%p6 bra 	$L__BB2_106;
	bra.uni 	$L__BB2_95;
$L__BB2_106:
	mov.b32 	%f204, %r487;
	mov.b32 	%f205, %r480;
	mov.b32 	%f206, %r481;
	bra.uni 	$L__BB2_108;
$L__BB2_107:
	cvt.u16.u32 	%rs108, %r487;
	and.b16  	%rs109, %rs108, 255;
	cvt.rn.f32.u16 	%f204, %rs109;
	shr.u16 	%rs110, %rs108, 8;
	cvt.rn.f32.u16 	%f205, %rs110;
	shr.u32 	%r222, %r487, 16;
	cvt.u16.u32 	%rs111, %r222;
	and.b16  	%rs112, %rs111, 255;
	cvt.rn.f32.u16 	%f206, %rs112;
	bra.uni 	$L__BB2_108;
$L__BB2_95:
	cvt.u16.u32 	%rs14, %r487;
	setp.eq.s32 	%p65, %r141, 3;
	@%p65 bra 	$L__BB2_97;
	bra.uni 	$L__BB2_96;
$L__BB2_97:
	cvt.f32.f16 %f204, %rs14;
	bra.uni 	$L__BB2_98;
$L__BB2_96:
	setp.eq.s32 	%p66, %r141, 1;
	cvt.rn.f32.s16 	%f145, %rs14;
	cvt.rn.f32.u16 	%f146, %rs14;
	selp.f32 	%f204, %f146, %f145, %p66;
$L__BB2_98:
	shr.u32 	%r221, %r487, 16;
	cvt.u16.u32 	%rs15, %r221;
	@%p65 bra 	$L__BB2_100;
	bra.uni 	$L__BB2_99;
$L__BB2_100:
	cvt.f32.f16 %f205, %rs15;
	bra.uni 	$L__BB2_101;
$L__BB2_99:
	setp.eq.s32 	%p68, %r141, 1;
	cvt.rn.f32.s16 	%f148, %rs15;
	cvt.rn.f32.u16 	%f149, %rs15;
	selp.f32 	%f205, %f149, %f148, %p68;
$L__BB2_101:
	cvt.u16.u32 	%rs16, %r480;
	@%p65 bra 	$L__BB2_103;
	bra.uni 	$L__BB2_102;
$L__BB2_103:
	cvt.f32.f16 %f206, %rs16;
	bra.uni 	$L__BB2_104;
$L__BB2_102:
	setp.eq.s32 	%p70, %r141, 1;
	cvt.rn.f32.s16 	%f151, %rs16;
	cvt.rn.f32.u16 	%f152, %rs16;
	selp.f32 	%f206, %f152, %f151, %p70;
$L__BB2_104:
	setp.ne.s32 	%p71, %r141, 3;
$L__BB2_108:
	setp.eq.s16 	%p72, %rs132, 0;
	selp.f32 	%f88, %f185, %f190, %p72;
	selp.f32 	%f155, %f184, %f197, %p72;
	selp.f32 	%f156, %f190, %f185, %p72;
	selp.f32 	%f157, %f192, %f198, %p72;
	selp.f32 	%f158, %f197, %f184, %p72;
	selp.f32 	%f89, %f198, %f192, %p72;
	selp.f32 	%f159, %f204, %f183, %p72;
	selp.f32 	%f90, %f205, %f193, %p72;
	selp.f32 	%f160, %f206, %f200, %p72;
	bar.warp.sync 	-1;
	setp.eq.s32 	%p73, %r143, 0;
	selp.f32 	%f91, %f160, %f159, %p73;
	selp.f32 	%f92, %f159, %f160, %p73;
	selp.f32 	%f93, %f199, %f158, %p73;
	selp.f32 	%f94, %f158, %f199, %p73;
	selp.f32 	%f95, %f157, %f156, %p73;
	selp.f32 	%f96, %f156, %f157, %p73;
	selp.f32 	%f97, %f155, %f186, %p73;
	selp.f32 	%f98, %f186, %f155, %p73;
	setp.eq.s32 	%p74, %r142, 4;
	selp.b32 	%r223, 4, 2, %p74;
	setp.eq.s32 	%p75, %r142, 0;
	selp.b32 	%r76, 1, %r223, %p75;
	sub.s32 	%r77, %r468, %r163;
	min.s32 	%r78, %r77, 4;
	mul.lo.s64 	%rd44, %rd323, %rd126;
	mul.lo.s64 	%rd175, %rd324, %rd128;
	add.s64 	%rd45, %rd44, %rd175;
	add.s64 	%rd46, %rd322, %rd45;
	mul.lo.s32 	%r232, %r159, %r76;
	mul.lo.s32 	%r233, %r232, 12;
	cvt.s64.s32 	%rd47, %r233;
	mul.lo.s32 	%r80, %r76, 3;
	cvt.u64.u32 	%rd176, %r80;
	setp.ne.s64 	%p76, %rd324, %rd176;
	cvt.u64.u32 	%rd177, %r76;
	setp.ne.s64 	%p77, %rd325, %rd177;
	or.pred  	%p78, %p76, %p77;
	setp.gt.s32 	%p79, %r77, 3;
	and.pred  	%p80, %p79, %p78;
	setp.eq.s64 	%p81, %rd324, %rd177;
	and.pred  	%p82, %p81, %p80;
	@%p82 bra 	$L__BB2_110;
	bra.uni 	$L__BB2_109;
$L__BB2_110:
	or.b64  	%rd178, %rd325, %rd46;
	shl.b32 	%r234, %r76, 2;
	add.s32 	%r235, %r234, -1;
	cvt.s64.s32 	%rd179, %r235;
	and.b64  	%rd180, %rd178, %rd179;
	setp.eq.s64 	%p142, %rd180, 0;
	bra.uni 	$L__BB2_111;
$L__BB2_109:
	mov.pred 	%p142, 0;
$L__BB2_111:
	shl.b32 	%r236, %r76, 2;
	cvt.u64.u32 	%rd181, %r236;
	selp.b64 	%rd48, %rd325, %rd181, %p142;
	selp.f32 	%f99, %f96, %f88, %p142;
	selp.f32 	%f100, %f94, %f97, %p142;
	selp.f32 	%f101, %f92, %f96, %p142;
	add.s64 	%rd186, %rd125, %rd47;
	selp.b64 	%rd49, %rd46, %rd186, %p142;
	shl.b64 	%rd187, %rd48, 1;
	add.s64 	%rd50, %rd49, %rd187;
	@%p75 bra 	$L__BB2_181;
	@%p74 bra 	$L__BB2_117;
	setp.eq.s32 	%p86, %r142, 3;
	@%p86 bra 	$L__BB2_116;
	setp.ne.s32 	%p87, %r142, 1;
	@%p87 bra 	$L__BB2_118;
	cvt.rni.s32.f32 	%r237, %f98;
	max.s32 	%r238, %r237, 0;
	min.s32 	%r239, %r238, 65535;
	cvt.u16.u32 	%rs133, %r239;
	bra.uni 	$L__BB2_119;
$L__BB2_181:
	cvt.rni.s32.f32 	%r320, %f100;
	cvt.rni.s32.f32 	%r319, %f101;
	mov.u32 	%r337, 0;
	cvt.pack.sat.u8.s32.b32 %r318, %r319, %r320, %r337;
	cvt.rni.s32.f32 	%r323, %f99;
	cvt.rni.s32.f32 	%r324, %f98;
	cvt.pack.sat.u8.s32.b32 %r322, %r323, %r324, %r318;
	st.u32 	[%rd49], %r322;
	selp.f32 	%f173, %f89, %f94, %p142;
	cvt.rni.s32.f32 	%r328, %f173;
	selp.f32 	%f174, %f90, %f89, %p142;
	cvt.rni.s32.f32 	%r327, %f174;
	cvt.pack.sat.u8.s32.b32 %r326, %r327, %r328, %r337;
	selp.f32 	%f175, %f88, %f191, %p142;
	cvt.rni.s32.f32 	%r332, %f175;
	selp.f32 	%f176, %f191, %f95, %p142;
	cvt.rni.s32.f32 	%r331, %f176;
	cvt.pack.sat.u8.s32.b32 %r330, %r331, %r332, %r326;
	add.s64 	%rd222, %rd49, %rd48;
	st.u32 	[%rd222], %r330;
	selp.f32 	%f177, %f93, %f90, %p142;
	cvt.rni.s32.f32 	%r336, %f177;
	cvt.rni.s32.f32 	%r335, %f91;
	cvt.pack.sat.u8.s32.b32 %r334, %r335, %r336, %r337;
	selp.f32 	%f178, %f97, %f93, %p142;
	cvt.rni.s32.f32 	%r340, %f178;
	selp.f32 	%f179, %f95, %f92, %p142;
	cvt.rni.s32.f32 	%r339, %f179;
	cvt.pack.sat.u8.s32.b32 %r338, %r339, %r340, %r334;
	st.u32 	[%rd50], %r338;
	bra.uni 	$L__BB2_182;
$L__BB2_117:
	st.v4.f32 	[%rd49], {%f98, %f99, %f100, %f101};
	bra.uni 	$L__BB2_135;
$L__BB2_116:
	cvt.rn.f16.f32 %rs133, %f98;
	bra.uni 	$L__BB2_119;
$L__BB2_118:
	cvt.rni.s32.f32 	%r241, %f98;
	max.s32 	%r242, %r241, -32768;
	min.s32 	%r243, %r242, 32767;
	cvt.u16.u32 	%rs133, %r243;
$L__BB2_119:
	@%p86 bra 	$L__BB2_122;
	setp.ne.s32 	%p89, %r142, 1;
	@%p89 bra 	$L__BB2_123;
	cvt.rni.s32.f32 	%r244, %f99;
	max.s32 	%r245, %r244, 0;
	min.s32 	%r246, %r245, 65535;
	cvt.u16.u32 	%rs134, %r246;
	bra.uni 	$L__BB2_124;
$L__BB2_122:
	cvt.rn.f16.f32 %rs134, %f99;
	bra.uni 	$L__BB2_124;
$L__BB2_123:
	cvt.rni.s32.f32 	%r247, %f99;
	max.s32 	%r248, %r247, -32768;
	min.s32 	%r249, %r248, 32767;
	cvt.u16.u32 	%rs134, %r249;
$L__BB2_124:
	mov.b32 	%r81, {%rs133, %rs134};
	@%p86 bra 	$L__BB2_127;
	setp.ne.s32 	%p91, %r142, 1;
	@%p91 bra 	$L__BB2_128;
	cvt.rni.s32.f32 	%r250, %f100;
	max.s32 	%r251, %r250, 0;
	min.s32 	%r252, %r251, 65535;
	cvt.u16.u32 	%rs135, %r252;
	bra.uni 	$L__BB2_129;
$L__BB2_127:
	cvt.rn.f16.f32 %rs135, %f100;
	bra.uni 	$L__BB2_129;
$L__BB2_128:
	cvt.rni.s32.f32 	%r253, %f100;
	max.s32 	%r254, %r253, -32768;
	min.s32 	%r255, %r254, 32767;
	cvt.u16.u32 	%rs135, %r255;
$L__BB2_129:
	@%p86 bra 	$L__BB2_132;
	setp.ne.s32 	%p93, %r142, 1;
	@%p93 bra 	$L__BB2_133;
	cvt.rni.s32.f32 	%r256, %f101;
	max.s32 	%r257, %r256, 0;
	min.s32 	%r258, %r257, 65535;
	cvt.u16.u32 	%rs136, %r258;
	bra.uni 	$L__BB2_134;
$L__BB2_132:
	cvt.rn.f16.f32 %rs136, %f101;
	bra.uni 	$L__BB2_134;
$L__BB2_133:
	cvt.rni.s32.f32 	%r259, %f101;
	max.s32 	%r260, %r259, -32768;
	min.s32 	%r261, %r260, 32767;
	cvt.u16.u32 	%rs136, %r261;
$L__BB2_134:
	mov.b32 	%r262, {%rs135, %rs136};
	st.v2.u32 	[%rd49], {%r81, %r262};
$L__BB2_135:
	selp.f32 	%f102, %f88, %f191, %p142;
	selp.f32 	%f103, %f191, %f95, %p142;
	selp.f32 	%f104, %f89, %f94, %p142;
	selp.f32 	%f105, %f90, %f89, %p142;
	@%p74 bra 	$L__BB2_140;
	setp.eq.s32 	%p95, %r142, 3;
	@%p95 bra 	$L__BB2_139;
	setp.ne.s32 	%p96, %r142, 1;
	@%p96 bra 	$L__BB2_141;
	cvt.rni.s32.f32 	%r264, %f102;
	max.s32 	%r265, %r264, 0;
	min.s32 	%r266, %r265, 65535;
	cvt.u16.u32 	%rs137, %r266;
	bra.uni 	$L__BB2_142;
$L__BB2_140:
	add.s64 	%rd211, %rd49, %rd48;
	st.v4.f32 	[%rd211], {%f102, %f103, %f104, %f105};
	bra.uni 	$L__BB2_158;
$L__BB2_139:
	cvt.rn.f16.f32 %rs137, %f102;
	bra.uni 	$L__BB2_142;
$L__BB2_141:
	cvt.rni.s32.f32 	%r269, %f102;
	max.s32 	%r270, %r269, -32768;
	min.s32 	%r271, %r270, 32767;
	cvt.u16.u32 	%rs137, %r271;
$L__BB2_142:
	@%p95 bra 	$L__BB2_145;
	setp.ne.s32 	%p98, %r142, 1;
	@%p98 bra 	$L__BB2_146;
	cvt.rni.s32.f32 	%r272, %f103;
	max.s32 	%r273, %r272, 0;
	min.s32 	%r274, %r273, 65535;
	cvt.u16.u32 	%rs138, %r274;
	bra.uni 	$L__BB2_147;
$L__BB2_145:
	cvt.rn.f16.f32 %rs138, %f103;
	bra.uni 	$L__BB2_147;
$L__BB2_146:
	cvt.rni.s32.f32 	%r275, %f103;
	max.s32 	%r276, %r275, -32768;
	min.s32 	%r277, %r276, 32767;
	cvt.u16.u32 	%rs138, %r277;
$L__BB2_147:
	mov.b32 	%r82, {%rs137, %rs138};
	@%p95 bra 	$L__BB2_150;
	setp.ne.s32 	%p100, %r142, 1;
	@%p100 bra 	$L__BB2_151;
	cvt.rni.s32.f32 	%r278, %f104;
	max.s32 	%r279, %r278, 0;
	min.s32 	%r280, %r279, 65535;
	cvt.u16.u32 	%rs139, %r280;
	bra.uni 	$L__BB2_152;
$L__BB2_150:
	cvt.rn.f16.f32 %rs139, %f104;
	bra.uni 	$L__BB2_152;
$L__BB2_151:
	cvt.rni.s32.f32 	%r281, %f104;
	max.s32 	%r282, %r281, -32768;
	min.s32 	%r283, %r282, 32767;
	cvt.u16.u32 	%rs139, %r283;
$L__BB2_152:
	@%p95 bra 	$L__BB2_155;
	setp.ne.s32 	%p102, %r142, 1;
	@%p102 bra 	$L__BB2_156;
	cvt.rni.s32.f32 	%r284, %f105;
	max.s32 	%r285, %r284, 0;
	min.s32 	%r286, %r285, 65535;
	cvt.u16.u32 	%rs140, %r286;
	bra.uni 	$L__BB2_157;
$L__BB2_155:
	cvt.rn.f16.f32 %rs140, %f105;
	bra.uni 	$L__BB2_157;
$L__BB2_156:
	cvt.rni.s32.f32 	%r287, %f105;
	max.s32 	%r288, %r287, -32768;
	min.s32 	%r289, %r288, 32767;
	cvt.u16.u32 	%rs140, %r289;
$L__BB2_157:
	mov.b32 	%r290, {%rs139, %rs140};
	add.s64 	%rd221, %rd49, %rd48;
	st.v2.u32 	[%rd221], {%r82, %r290};
$L__BB2_158:
	selp.f32 	%f106, %f97, %f93, %p142;
	selp.f32 	%f107, %f95, %f92, %p142;
	selp.f32 	%f108, %f93, %f90, %p142;
	@%p74 bra 	$L__BB2_163;
	setp.eq.s32 	%p104, %r142, 3;
	@%p104 bra 	$L__BB2_162;
	setp.ne.s32 	%p105, %r142, 1;
	@%p105 bra 	$L__BB2_164;
	cvt.rni.s32.f32 	%r293, %f106;
	max.s32 	%r294, %r293, 0;
	min.s32 	%r295, %r294, 65535;
	cvt.u16.u32 	%rs141, %r295;
	bra.uni 	$L__BB2_165;
$L__BB2_163:
	st.v4.f32 	[%rd50], {%f106, %f107, %f108, %f91};
	bra.uni 	$L__BB2_182;
$L__BB2_162:
	cvt.rn.f16.f32 %rs141, %f106;
	bra.uni 	$L__BB2_165;
$L__BB2_164:
	cvt.rni.s32.f32 	%r296, %f106;
	max.s32 	%r297, %r296, -32768;
	min.s32 	%r298, %r297, 32767;
	cvt.u16.u32 	%rs141, %r298;
$L__BB2_165:
	@%p104 bra 	$L__BB2_168;
	setp.ne.s32 	%p107, %r142, 1;
	@%p107 bra 	$L__BB2_169;
	cvt.rni.s32.f32 	%r299, %f107;
	max.s32 	%r300, %r299, 0;
	min.s32 	%r301, %r300, 65535;
	cvt.u16.u32 	%rs142, %r301;
	bra.uni 	$L__BB2_170;
$L__BB2_168:
	cvt.rn.f16.f32 %rs142, %f107;
	bra.uni 	$L__BB2_170;
$L__BB2_169:
	cvt.rni.s32.f32 	%r302, %f107;
	max.s32 	%r303, %r302, -32768;
	min.s32 	%r304, %r303, 32767;
	cvt.u16.u32 	%rs142, %r304;
$L__BB2_170:
	mov.b32 	%r83, {%rs141, %rs142};
	@%p104 bra 	$L__BB2_173;
	setp.ne.s32 	%p109, %r142, 1;
	@%p109 bra 	$L__BB2_174;
	cvt.rni.s32.f32 	%r305, %f108;
	max.s32 	%r306, %r305, 0;
	min.s32 	%r307, %r306, 65535;
	cvt.u16.u32 	%rs143, %r307;
	bra.uni 	$L__BB2_175;
$L__BB2_173:
	cvt.rn.f16.f32 %rs143, %f108;
	bra.uni 	$L__BB2_175;
$L__BB2_174:
	cvt.rni.s32.f32 	%r308, %f108;
	max.s32 	%r309, %r308, -32768;
	min.s32 	%r310, %r309, 32767;
	cvt.u16.u32 	%rs143, %r310;
$L__BB2_175:
	@%p104 bra 	$L__BB2_178;
	setp.ne.s32 	%p111, %r142, 1;
	@%p111 bra 	$L__BB2_179;
	cvt.rni.s32.f32 	%r311, %f91;
	max.s32 	%r312, %r311, 0;
	min.s32 	%r313, %r312, 65535;
	cvt.u16.u32 	%rs144, %r313;
	bra.uni 	$L__BB2_180;
$L__BB2_178:
	cvt.rn.f16.f32 %rs144, %f91;
	bra.uni 	$L__BB2_180;
$L__BB2_179:
	cvt.rni.s32.f32 	%r314, %f91;
	max.s32 	%r315, %r314, -32768;
	min.s32 	%r316, %r315, 32767;
	cvt.u16.u32 	%rs144, %r316;
$L__BB2_180:
	mov.b32 	%r317, {%rs143, %rs144};
	st.v2.u32 	[%rd50], {%r83, %r317};
$L__BB2_182:
	setp.eq.s64 	%p112, %rd324, %rd176;
	setp.eq.s64 	%p113, %rd325, %rd177;
	and.pred  	%p114, %p112, %p113;
	@%p114 bra 	$L__BB2_196;
	bra.uni 	$L__BB2_183;
$L__BB2_196:
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd64, %r160;
	sub.s32 	%r365, %r468, %r162;
	min.s32 	%r366, %r365, 128;
	mul.lo.s32 	%r95, %r80, %r366;
	setp.lt.s32 	%p124, %r95, 1;
	@%p124 bra 	$L__BB2_222;
	mul.lo.s64 	%rd254, %rd324, %rd64;
	sub.s64 	%rd255, %rd45, %rd254;
	add.s64 	%rd65, %rd322, %rd255;
	and.b64  	%rd256, %rd65, 15;
	setp.eq.s64 	%p125, %rd256, 0;
	@%p125 bra 	$L__BB2_207;
	and.b64  	%rd257, %rd65, 3;
	setp.ne.s64 	%p126, %rd257, 0;
	mov.u32 	%r503, 0;
	@%p126 bra 	$L__BB2_215;
	shr.s32 	%r368, %r95, 31;
	shr.u32 	%r369, %r368, 30;
	add.s32 	%r370, %r95, %r369;
	shr.s32 	%r96, %r370, 2;
	mov.u32 	%r497, %tid.x;
	setp.ge.s32 	%p127, %r497, %r96;
	@%p127 bra 	$L__BB2_206;
	not.b32 	%r372, %r497;
	add.s32 	%r98, %r96, %r372;
	shr.u32 	%r373, %r98, 5;
	add.s32 	%r374, %r373, 1;
	and.b32  	%r496, %r374, 3;
	setp.eq.s32 	%p128, %r496, 0;
	@%p128 bra 	$L__BB2_203;
	mov.u32 	%r497, %tid.x;
	mul.wide.s32 	%rd258, %r497, 4;
	shl.b32 	%r377, %r497, 2;
	add.s32 	%r378, %r162, %r377;
	cvt.s64.s32 	%rd259, %r378;
	sub.s64 	%rd260, %rd259, %rd64;
	mul.lo.s64 	%rd261, %rd324, %rd260;
	add.s64 	%rd262, %rd258, %rd261;
	add.s64 	%rd263, %rd262, %rd44;
	add.s64 	%rd331, %rd322, %rd263;
	add.s64 	%rd266, %rd123, %rd122;
	add.s64 	%rd330, %rd266, %rd258;
$L__BB2_202:
	.pragma "nounroll";
	ld.shared.u32 	%r380, [%rd330];
	st.u32 	[%rd331], %r380;
	add.s32 	%r497, %r497, 32;
	add.s64 	%rd331, %rd331, 128;
	add.s64 	%rd330, %rd330, 128;
	add.s32 	%r496, %r496, -1;
	setp.ne.s32 	%p129, %r496, 0;
	@%p129 bra 	$L__BB2_202;
$L__BB2_203:
	setp.lt.u32 	%p130, %r98, 96;
	@%p130 bra 	$L__BB2_206;
	mul.wide.s32 	%rd267, %r497, 4;
	add.s64 	%rd270, %rd123, %rd122;
	add.s64 	%rd271, %rd270, %rd267;
	add.s64 	%rd333, %rd271, 256;
	mov.u32 	%r384, %tid.x;
	shl.b32 	%r385, %r384, 2;
	add.s32 	%r386, %r162, %r385;
	cvt.s64.s32 	%rd272, %r386;
	sub.s64 	%rd273, %rd272, %rd64;
	mul.lo.s64 	%rd274, %rd324, %rd273;
	add.s64 	%rd275, %rd267, %rd274;
	add.s64 	%rd276, %rd275, %rd44;
	add.s64 	%rd277, %rd322, %rd276;
	add.s64 	%rd332, %rd277, 256;
$L__BB2_205:
	ld.shared.u32 	%r387, [%rd333+-256];
	st.u32 	[%rd332+-256], %r387;
	ld.shared.u32 	%r388, [%rd333+-128];
	st.u32 	[%rd332+-128], %r388;
	ld.shared.u32 	%r389, [%rd333];
	st.u32 	[%rd332], %r389;
	ld.shared.u32 	%r390, [%rd333+128];
	st.u32 	[%rd332+128], %r390;
	add.s64 	%rd333, %rd333, 512;
	add.s64 	%rd332, %rd332, 512;
	add.s32 	%r497, %r497, 128;
	setp.lt.s32 	%p131, %r497, %r96;
	@%p131 bra 	$L__BB2_205;
$L__BB2_206:
	and.b32  	%r503, %r95, -4;
	bra.uni 	$L__BB2_215;
$L__BB2_183:
	setp.lt.s32 	%p115, %r77, 1;
	or.pred  	%p116, %p115, %p142;
	@%p116 bra 	$L__BB2_222;
	cvt.u16.u32 	%rs65, %r76;
	setp.eq.s16 	%p117, %rs65, 1;
	@%p117 bra 	$L__BB2_192;
	bra.uni 	$L__BB2_185;
$L__BB2_192:
	add.s64 	%rd249, %rd123, %rd122;
	add.s64 	%rd54, %rd249, %rd47;
	add.s64 	%rd56, %rd322, %rd44;
	mov.u32 	%r356, %tid.x;
	shl.b32 	%r357, %r356, 2;
	add.s32 	%r358, %r162, %r357;
	cvt.s64.s32 	%rd57, %r358;
	mov.u32 	%r352, 0;
	mov.u32 	%r493, %r352;
$L__BB2_193:
	.pragma "nounroll";
	mul.lo.s32 	%r360, %r80, %r493;
	cvt.s64.s32 	%rd250, %r360;
	add.s64 	%rd329, %rd54, %rd250;
	cvt.s64.s32 	%rd251, %r493;
	add.s64 	%rd252, %rd57, %rd251;
	mul.lo.s64 	%rd253, %rd324, %rd252;
	add.s64 	%rd328, %rd56, %rd253;
	mov.u32 	%r494, %r352;
$L__BB2_194:
	.pragma "nounroll";
	ld.shared.u8 	%rs126, [%rd329];
	st.u8 	[%rd328], %rs126;
	add.s64 	%rd329, %rd329, %rd177;
	add.s64 	%rd328, %rd328, %rd325;
	add.s32 	%r494, %r494, 1;
	setp.ne.s32 	%p122, %r494, 3;
	@%p122 bra 	$L__BB2_194;
	add.s32 	%r493, %r493, 1;
	setp.lt.s32 	%p123, %r493, %r78;
	@%p123 bra 	$L__BB2_193;
	bra.uni 	$L__BB2_222;
$L__BB2_185:
	mov.u32 	%r490, 0;
$L__BB2_186:
	.pragma "nounroll";
	cvt.s64.s32 	%rd225, %r490;
	mul.lo.s64 	%rd226, %rd324, %rd225;
	add.s64 	%rd51, %rd226, %rd45;
	mul.lo.s32 	%r85, %r490, 3;
	setp.eq.s16 	%p118, %rs65, 2;
	@%p118 bra 	$L__BB2_189;
	bra.uni 	$L__BB2_187;
$L__BB2_189:
	mov.u32 	%r492, 0;
$L__BB2_190:
	.pragma "nounroll";
	cvt.s64.s32 	%rd237, %r492;
	mul.lo.s64 	%rd238, %rd325, %rd237;
	add.s64 	%rd239, %rd51, %rd238;
	add.s64 	%rd240, %rd322, %rd239;
	add.s32 	%r350, %r492, %r85;
	mul.lo.s32 	%r351, %r350, %r76;
	cvt.s64.s32 	%rd241, %r351;
	add.s64 	%rd242, %rd241, %rd47;
	shl.b64 	%rd243, %rd29, 11;
	add.s64 	%rd245, %rd123, %rd243;
	add.s64 	%rd246, %rd245, %rd242;
	ld.shared.u16 	%rs125, [%rd246];
	st.u16 	[%rd240], %rs125;
	add.s32 	%r492, %r492, 1;
	setp.lt.u32 	%p120, %r492, 3;
	@%p120 bra 	$L__BB2_190;
	bra.uni 	$L__BB2_191;
$L__BB2_187:
	mov.u32 	%r491, 0;
$L__BB2_188:
	.pragma "nounroll";
	cvt.s64.s32 	%rd227, %r491;
	mul.lo.s64 	%rd228, %rd325, %rd227;
	add.s64 	%rd229, %rd51, %rd228;
	add.s64 	%rd230, %rd322, %rd229;
	add.s32 	%r345, %r491, %r85;
	mul.lo.s32 	%r346, %r345, %r76;
	cvt.s64.s32 	%rd231, %r346;
	add.s64 	%rd232, %rd231, %rd47;
	shl.b64 	%rd233, %rd29, 11;
	add.s64 	%rd235, %rd123, %rd233;
	add.s64 	%rd236, %rd235, %rd232;
	ld.shared.u32 	%r347, [%rd236];
	st.u32 	[%rd230], %r347;
	add.s32 	%r491, %r491, 1;
	setp.lt.u32 	%p119, %r491, 3;
	@%p119 bra 	$L__BB2_188;
$L__BB2_191:
	add.s32 	%r490, %r490, 1;
	setp.lt.s32 	%p121, %r490, %r78;
	@%p121 bra 	$L__BB2_186;
	bra.uni 	$L__BB2_222;
$L__BB2_207:
	shr.s32 	%r391, %r95, 31;
	shr.u32 	%r392, %r391, 28;
	add.s32 	%r393, %r95, %r392;
	shr.s32 	%r109, %r393, 4;
	setp.ge.s32 	%p132, %r159, %r109;
	@%p132 bra 	$L__BB2_214;
	not.b32 	%r395, %r159;
	add.s32 	%r111, %r109, %r395;
	shr.u32 	%r396, %r111, 5;
	add.s32 	%r397, %r396, 1;
	and.b32  	%r500, %r397, 3;
	setp.eq.s32 	%p133, %r500, 0;
	mov.u32 	%r501, %r159;
	@%p133 bra 	$L__BB2_211;
	mov.u32 	%r501, %tid.x;
	mul.wide.s32 	%rd278, %r501, 16;
	add.s64 	%rd281, %rd123, %rd122;
	add.s64 	%rd335, %rd281, %rd278;
	shl.b32 	%r401, %r501, 2;
	add.s32 	%r402, %r162, %r401;
	cvt.s64.s32 	%rd282, %r402;
	sub.s64 	%rd283, %rd282, %rd64;
	mul.lo.s64 	%rd284, %rd324, %rd283;
	add.s64 	%rd285, %rd278, %rd284;
	add.s64 	%rd286, %rd285, %rd44;
	add.s64 	%rd334, %rd322, %rd286;
$L__BB2_210:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r403, %r404, %r405, %r406}, [%rd335];
	st.v4.u32 	[%rd334], {%r403, %r404, %r405, %r406};
	add.s32 	%r501, %r501, 32;
	add.s64 	%rd335, %rd335, 512;
	add.s64 	%rd334, %rd334, 512;
	add.s32 	%r500, %r500, -1;
	setp.ne.s32 	%p134, %r500, 0;
	@%p134 bra 	$L__BB2_210;
$L__BB2_211:
	setp.lt.u32 	%p135, %r111, 96;
	@%p135 bra 	$L__BB2_214;
	mul.wide.s32 	%rd287, %r501, 16;
	mov.u32 	%r413, %tid.x;
	shl.b32 	%r414, %r413, 2;
	add.s32 	%r415, %r162, %r414;
	cvt.s64.s32 	%rd288, %r415;
	sub.s64 	%rd289, %rd288, %rd64;
	mul.lo.s64 	%rd290, %rd324, %rd289;
	add.s64 	%rd291, %rd287, %rd290;
	add.s64 	%rd292, %rd291, %rd44;
	add.s64 	%rd293, %rd322, %rd292;
	add.s64 	%rd337, %rd293, 1024;
	add.s64 	%rd296, %rd123, %rd122;
	add.s64 	%rd297, %rd296, %rd287;
	add.s64 	%rd336, %rd297, 1024;
$L__BB2_213:
	ld.shared.v4.u32 	{%r417, %r418, %r419, %r420}, [%rd336+-1024];
	st.v4.u32 	[%rd337+-1024], {%r417, %r418, %r419, %r420};
	ld.shared.v4.u32 	{%r425, %r426, %r427, %r428}, [%rd336+-512];
	st.v4.u32 	[%rd337+-512], {%r425, %r426, %r427, %r428};
	ld.shared.v4.u32 	{%r433, %r434, %r435, %r436}, [%rd336];
	st.v4.u32 	[%rd337], {%r433, %r434, %r435, %r436};
	ld.shared.v4.u32 	{%r441, %r442, %r443, %r444}, [%rd336+512];
	st.v4.u32 	[%rd337+512], {%r441, %r442, %r443, %r444};
	add.s64 	%rd337, %rd337, 2048;
	add.s64 	%rd336, %rd336, 2048;
	add.s32 	%r501, %r501, 128;
	setp.lt.s32 	%p136, %r501, %r109;
	@%p136 bra 	$L__BB2_213;
$L__BB2_214:
	and.b32  	%r503, %r95, -16;
$L__BB2_215:
	add.s32 	%r506, %r503, %r159;
	setp.ge.s32 	%p137, %r506, %r95;
	@%p137 bra 	$L__BB2_222;
	not.b32 	%r451, %r159;
	add.s32 	%r452, %r95, %r451;
	sub.s32 	%r124, %r452, %r503;
	shr.u32 	%r453, %r124, 5;
	add.s32 	%r454, %r453, 1;
	and.b32  	%r505, %r454, 3;
	setp.eq.s32 	%p138, %r505, 0;
	@%p138 bra 	$L__BB2_219;
	sub.s64 	%rd299, %rd128, %rd64;
	mul.lo.s64 	%rd300, %rd324, %rd299;
	add.s64 	%rd301, %rd300, %rd44;
	cvt.s64.s32 	%rd302, %r506;
	add.s64 	%rd303, %rd301, %rd302;
	add.s64 	%rd339, %rd322, %rd303;
	add.s64 	%rd306, %rd123, %rd122;
	add.s64 	%rd338, %rd306, %rd302;
$L__BB2_218:
	.pragma "nounroll";
	ld.shared.u8 	%rs127, [%rd338];
	st.u8 	[%rd339], %rs127;
	add.s32 	%r506, %r506, 32;
	add.s64 	%rd339, %rd339, 32;
	add.s64 	%rd338, %rd338, 32;
	add.s32 	%r505, %r505, -1;
	setp.ne.s32 	%p139, %r505, 0;
	@%p139 bra 	$L__BB2_218;
$L__BB2_219:
	setp.lt.u32 	%p140, %r124, 96;
	@%p140 bra 	$L__BB2_222;
	cvt.s64.s32 	%rd307, %r506;
	add.s64 	%rd310, %rd123, %rd122;
	add.s64 	%rd311, %rd310, %rd307;
	add.s64 	%rd341, %rd311, 64;
	sub.s64 	%rd313, %rd128, %rd64;
	mul.lo.s64 	%rd314, %rd324, %rd313;
	add.s64 	%rd315, %rd314, %rd44;
	add.s64 	%rd316, %rd315, %rd307;
	add.s64 	%rd317, %rd322, %rd316;
	add.s64 	%rd340, %rd317, 64;
$L__BB2_221:
	ld.shared.u8 	%rs128, [%rd341+-64];
	st.u8 	[%rd340+-64], %rs128;
	ld.shared.u8 	%rs129, [%rd341+-32];
	st.u8 	[%rd340+-32], %rs129;
	ld.shared.u8 	%rs130, [%rd341];
	st.u8 	[%rd340], %rs130;
	ld.shared.u8 	%rs131, [%rd341+32];
	st.u8 	[%rd340+32], %rs131;
	add.s64 	%rd341, %rd341, 128;
	add.s64 	%rd340, %rd340, 128;
	add.s32 	%r506, %r506, 128;
	setp.lt.s32 	%p141, %r506, %r95;
	@%p141 bra 	$L__BB2_221;
$L__BB2_222:
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
	.reg .pred 	%p<129>;
	.reg .b16 	%rs<183>;
	.reg .f32 	%f<196>;
	.reg .b32 	%r<572>;
	.reg .b64 	%rd<345>;
	.shared .align 16 .b8 _ZZ7reorderILi4ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd109, [rgb_to_rgb_4_4_param_0];
	ld.param.v2.u32 	{%r530, %r149}, [rgb_to_rgb_4_4_param_1+32];
	ld.param.v2.u32 	{%r150, %r151}, [rgb_to_rgb_4_4_param_1+40];
	ld.param.u64 	%rd114, [rgb_to_rgb_4_4_param_2];
	ld.param.v2.u32 	{%r531, %r532}, [rgb_to_rgb_4_4_param_3+32];
	ld.param.v2.u32 	{%r154, %r155}, [rgb_to_rgb_4_4_param_3+40];
	ld.param.u32 	%r146, [rgb_to_rgb_4_4_param_4+8];
	ld.param.u32 	%r145, [rgb_to_rgb_4_4_param_4+4];
	ld.param.u32 	%r144, [rgb_to_rgb_4_4_param_4];
	ld.param.u64 	%rd328, [rgb_to_rgb_4_4_param_3+24];
	ld.param.u64 	%rd327, [rgb_to_rgb_4_4_param_3+16];
	ld.param.u64 	%rd326, [rgb_to_rgb_4_4_param_3+8];
	ld.param.u64 	%rd115, [rgb_to_rgb_4_4_param_3];
	ld.param.u64 	%rd324, [rgb_to_rgb_4_4_param_1+24];
	ld.param.u64 	%rd323, [rgb_to_rgb_4_4_param_1+16];
	ld.param.u64 	%rd322, [rgb_to_rgb_4_4_param_1+8];
	ld.param.u64 	%rd110, [rgb_to_rgb_4_4_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p3, %r151, 0;
	@%p3 bra 	$L__BB3_2;
	cvta.to.global.u64 	%rd119, %rd109;
	mul.wide.s32 	%rd120, %r1, 40;
	add.s64 	%rd121, %rd119, %rd120;
	ld.global.v2.u32 	{%r530, %r157}, [%rd121+32];
	ld.global.u64 	%rd324, [%rd121+24];
	ld.global.u64 	%rd323, [%rd121+16];
	ld.global.u64 	%rd322, [%rd121+8];
	ld.global.u64 	%rd321, [%rd121];
	bra.uni 	$L__BB3_3;
$L__BB3_2:
	cvt.s64.s32 	%rd122, %r1;
	mul.lo.s64 	%rd123, %rd110, %rd122;
	add.s64 	%rd321, %rd109, %rd123;
$L__BB3_3:
	setp.eq.s32 	%p4, %r155, 0;
	@%p4 bra 	$L__BB3_5;
	cvta.to.global.u64 	%rd124, %rd114;
	mul.wide.s32 	%rd125, %r1, 40;
	add.s64 	%rd126, %rd124, %rd125;
	ld.global.v2.u32 	{%r531, %r532}, [%rd126+32];
	ld.global.u64 	%rd328, [%rd126+24];
	ld.global.u64 	%rd327, [%rd126+16];
	ld.global.u64 	%rd326, [%rd126+8];
	ld.global.u64 	%rd325, [%rd126];
	bra.uni 	$L__BB3_6;
$L__BB3_5:
	cvt.s64.s32 	%rd127, %r1;
	mul.lo.s64 	%rd128, %rd115, %rd127;
	add.s64 	%rd325, %rd114, %rd128;
$L__BB3_6:
	mov.u32 	%r160, %ctaid.x;
	shl.b32 	%r161, %r160, 7;
	mov.u32 	%r15, %tid.x;
	shl.b32 	%r162, %r15, 2;
	add.s32 	%r16, %r161, %r162;
	mov.u32 	%r163, %ctaid.y;
	shl.b32 	%r164, %r163, 3;
	mov.u32 	%r17, %tid.y;
	add.s32 	%r18, %r164, %r17;
	setp.ge.s32 	%p5, %r18, %r532;
	@%p5 bra 	$L__BB3_216;
	cvt.u64.u32 	%rd29, %r17;
	shl.b32 	%r165, %r15, 6;
	cvt.u64.u32 	%rd30, %r165;
	mul.wide.u32 	%rd129, %r17, 2048;
	mov.u64 	%rd130, _ZZ7reorderILi4ELi4EEvPKvRK5BatchPvS4_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd131, %rd130;
	add.s64 	%rd132, %rd131, %rd129;
	add.s64 	%rd31, %rd132, %rd30;
	setp.eq.s32 	%p6, %r144, 4;
	selp.b32 	%r166, 4, 2, %p6;
	setp.eq.s32 	%p7, %r144, 0;
	selp.b32 	%r20, 1, %r166, %p7;
	sub.s32 	%r21, %r530, %r16;
	min.s32 	%r22, %r21, 4;
	cvt.s64.s32 	%rd32, %r18;
	mul.lo.s64 	%rd133, %rd322, %rd32;
	cvt.s64.s32 	%rd33, %r16;
	mul.lo.s64 	%rd134, %rd323, %rd33;
	add.s64 	%rd34, %rd133, %rd134;
	add.s64 	%rd329, %rd321, %rd34;
	shl.b32 	%r167, %r20, 2;
	cvt.u64.u32 	%rd36, %r167;
	setp.gt.s32 	%p8, %r21, 3;
	@%p8 bra 	$L__BB3_8;
	bra.uni 	$L__BB3_10;
$L__BB3_8:
	setp.ne.s64 	%p9, %rd323, %rd36;
	cvt.u64.u32 	%rd135, %r20;
	setp.ne.s64 	%p10, %rd324, %rd135;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB3_10;
	cvt.u32.u64 	%r168, %rd36;
	add.s32 	%r169, %r168, -1;
	cvt.s64.s32 	%rd136, %r169;
	and.b64  	%rd137, %rd329, %rd136;
	setp.eq.s64 	%p12, %rd137, 0;
	mov.u16 	%rs166, 0;
	mov.u64 	%rd330, %rd323;
	@%p12 bra 	$L__BB3_25;
$L__BB3_10:
	setp.lt.s32 	%p13, %r21, 4;
	cvt.u64.u32 	%rd138, %r20;
	setp.ne.s64 	%p14, %rd323, %rd138;
	or.pred  	%p15, %p14, %p13;
	@%p15 bra 	$L__BB3_12;
	cvt.u32.u64 	%r170, %rd36;
	or.b64  	%rd139, %rd324, %rd329;
	add.s32 	%r171, %r170, -1;
	cvt.s64.s32 	%rd140, %r171;
	and.b64  	%rd141, %rd139, %rd140;
	setp.eq.s64 	%p16, %rd141, 0;
	mov.u16 	%rs166, 1;
	mov.u64 	%rd330, %rd324;
	@%p16 bra 	$L__BB3_25;
$L__BB3_12:
	setp.lt.s32 	%p17, %r21, 1;
	mov.u16 	%rs166, 0;
	mov.u64 	%rd329, %rd31;
	mov.u64 	%rd330, %rd36;
	@%p17 bra 	$L__BB3_25;
	cvt.u16.u32 	%rs1, %r20;
	setp.eq.s16 	%p18, %rs1, 1;
	@%p18 bra 	$L__BB3_21;
	bra.uni 	$L__BB3_14;
$L__BB3_21:
	mov.u32 	%r180, 0;
	shl.b64 	%rd168, %rd29, 11;
	add.s64 	%rd170, %rd130, %rd168;
	mov.u32 	%r536, %r180;
$L__BB3_22:
	.pragma "nounroll";
	shl.b32 	%r31, %r536, 2;
	cvt.s64.s32 	%rd164, %r536;
	mul.lo.s64 	%rd165, %rd323, %rd164;
	add.s64 	%rd38, %rd165, %rd34;
	mov.u32 	%r537, %r180;
$L__BB3_23:
	.pragma "nounroll";
	add.s32 	%r182, %r537, %r31;
	mul.lo.s32 	%r183, %r182, %r20;
	cvt.s64.s32 	%rd166, %r183;
	add.s64 	%rd167, %rd166, %rd30;
	add.s64 	%rd171, %rd170, %rd167;
	cvt.s64.s32 	%rd172, %r537;
	mul.lo.s64 	%rd173, %rd324, %rd172;
	add.s64 	%rd174, %rd38, %rd173;
	add.s64 	%rd175, %rd321, %rd174;
	ld.u8 	%rs77, [%rd175];
	st.shared.u8 	[%rd171], %rs77;
	add.s32 	%r537, %r537, 1;
	setp.ne.s32 	%p23, %r537, 4;
	@%p23 bra 	$L__BB3_23;
	add.s32 	%r536, %r536, 1;
	setp.lt.s32 	%p24, %r536, %r22;
	mov.u64 	%rd329, %rd31;
	mov.u64 	%rd330, %rd36;
	@%p24 bra 	$L__BB3_22;
	bra.uni 	$L__BB3_25;
$L__BB3_14:
	mov.u32 	%r533, 0;
	shl.b64 	%rd146, %rd29, 11;
	add.s64 	%rd148, %rd130, %rd146;
$L__BB3_15:
	.pragma "nounroll";
	shl.b32 	%r24, %r533, 2;
	cvt.s64.s32 	%rd142, %r533;
	mul.lo.s64 	%rd143, %rd323, %rd142;
	add.s64 	%rd37, %rd143, %rd34;
	setp.eq.s16 	%p19, %rs1, 2;
	@%p19 bra 	$L__BB3_18;
	bra.uni 	$L__BB3_16;
$L__BB3_18:
	mov.u32 	%r535, 0;
$L__BB3_19:
	.pragma "nounroll";
	add.s32 	%r178, %r535, %r24;
	mul.lo.s32 	%r179, %r178, %r20;
	cvt.s64.s32 	%rd154, %r179;
	add.s64 	%rd155, %rd154, %rd30;
	add.s64 	%rd159, %rd148, %rd155;
	cvt.s64.s32 	%rd160, %r535;
	mul.lo.s64 	%rd161, %rd324, %rd160;
	add.s64 	%rd162, %rd37, %rd161;
	add.s64 	%rd163, %rd321, %rd162;
	ld.u16 	%rs75, [%rd163];
	st.shared.u16 	[%rd159], %rs75;
	add.s32 	%r535, %r535, 1;
	setp.lt.u32 	%p21, %r535, 4;
	@%p21 bra 	$L__BB3_19;
	bra.uni 	$L__BB3_20;
$L__BB3_16:
	mov.u32 	%r534, 0;
$L__BB3_17:
	.pragma "nounroll";
	add.s32 	%r174, %r534, %r24;
	mul.lo.s32 	%r175, %r174, %r20;
	cvt.s64.s32 	%rd144, %r175;
	add.s64 	%rd145, %rd144, %rd30;
	add.s64 	%rd149, %rd148, %rd145;
	cvt.s64.s32 	%rd150, %r534;
	mul.lo.s64 	%rd151, %rd324, %rd150;
	add.s64 	%rd152, %rd37, %rd151;
	add.s64 	%rd153, %rd321, %rd152;
	ld.u32 	%r176, [%rd153];
	st.shared.u32 	[%rd149], %r176;
	add.s32 	%r534, %r534, 1;
	setp.lt.u32 	%p20, %r534, 4;
	@%p20 bra 	$L__BB3_17;
$L__BB3_20:
	add.s32 	%r533, %r533, 1;
	setp.lt.s32 	%p22, %r533, %r22;
	mov.u64 	%rd329, %rd31;
	mov.u64 	%rd330, %rd36;
	@%p22 bra 	$L__BB3_15;
$L__BB3_25:
	@%p7 bra 	$L__BB3_28;
	setp.ne.s32 	%p26, %r144, 4;
	@%p26 bra 	$L__BB3_29;
	ld.v4.u32 	{%r42, %r543, %r544, %r545}, [%rd329];
	bra.uni 	$L__BB3_30;
$L__BB3_28:
	ld.u32 	%r42, [%rd329];
	bra.uni 	$L__BB3_30;
$L__BB3_29:
	ld.v2.u32 	{%r42, %r543}, [%rd329];
$L__BB3_30:
	@%p7 bra 	$L__BB3_38;
	@%p6 bra 	$L__BB3_37;
	bra.uni 	$L__BB3_32;
$L__BB3_37:
	mov.b32 	%f183, %r42;
	mov.b32 	%f182, %r543;
	mov.b32 	%f181, %r544;
	mov.b32 	%f180, %r545;
	bra.uni 	$L__BB3_39;
$L__BB3_38:
	cvt.u16.u32 	%rs89, %r42;
	and.b16  	%rs90, %rs89, 255;
	cvt.rn.f32.u16 	%f183, %rs90;
	shr.u16 	%rs91, %rs89, 8;
	cvt.rn.f32.u16 	%f182, %rs91;
	shr.u32 	%r198, %r42, 16;
	cvt.u16.u32 	%rs92, %r198;
	and.b16  	%rs93, %rs92, 255;
	cvt.rn.f32.u16 	%f181, %rs93;
	shr.u32 	%r199, %r42, 24;
	cvt.u16.u32 	%rs94, %r199;
	cvt.rn.f32.u16 	%f180, %rs94;
	bra.uni 	$L__BB3_39;
$L__BB3_32:
	setp.eq.s32 	%p29, %r144, 3;
	cvt.u16.u32 	%rs3, %r42;
	@%p29 bra 	$L__BB3_36;
	bra.uni 	$L__BB3_33;
$L__BB3_36:
	cvt.f32.f16 %f183, %rs3;
	shr.u32 	%r196, %r42, 16;
	cvt.u16.u32 	%rs86, %r196;
	cvt.f32.f16 %f182, %rs86;
	cvt.u16.u32 	%rs87, %r543;
	cvt.f32.f16 %f181, %rs87;
	shr.u32 	%r197, %r543, 16;
	cvt.u16.u32 	%rs88, %r197;
	cvt.f32.f16 %f180, %rs88;
	bra.uni 	$L__BB3_39;
$L__BB3_33:
	setp.eq.s32 	%p30, %r144, 1;
	@%p30 bra 	$L__BB3_35;
	bra.uni 	$L__BB3_34;
$L__BB3_35:
	cvt.rn.f32.u16 	%f183, %rs3;
	shr.u32 	%r194, %r42, 16;
	cvt.u16.u32 	%rs82, %r194;
	cvt.rn.f32.u16 	%f182, %rs82;
	cvt.u16.u32 	%rs83, %r543;
	cvt.rn.f32.u16 	%f181, %rs83;
	shr.u32 	%r195, %r543, 16;
	cvt.u16.u32 	%rs84, %r195;
	cvt.rn.f32.u16 	%f180, %rs84;
	bra.uni 	$L__BB3_39;
$L__BB3_34:
	cvt.rn.f32.s16 	%f183, %rs3;
	shr.u32 	%r192, %r42, 16;
	cvt.u16.u32 	%rs79, %r192;
	cvt.rn.f32.s16 	%f182, %rs79;
	cvt.u16.u32 	%rs80, %r543;
	cvt.rn.f32.s16 	%f181, %rs80;
	shr.u32 	%r193, %r543, 16;
	cvt.u16.u32 	%rs81, %r193;
	cvt.rn.f32.s16 	%f180, %rs81;
$L__BB3_39:
	add.s64 	%rd42, %rd329, %rd330;
	@%p7 bra 	$L__BB3_42;
	setp.ne.s32 	%p32, %r144, 4;
	@%p32 bra 	$L__BB3_43;
	ld.v4.u32 	{%r53, %r543, %r544, %r545}, [%rd42];
	bra.uni 	$L__BB3_44;
$L__BB3_42:
	ld.u32 	%r53, [%rd42];
	bra.uni 	$L__BB3_44;
$L__BB3_43:
	ld.v2.u32 	{%r53, %r543}, [%rd42];
$L__BB3_44:
	@%p7 bra 	$L__BB3_52;
	@%p6 bra 	$L__BB3_51;
	bra.uni 	$L__BB3_46;
$L__BB3_51:
	mov.b32 	%f184, %r53;
	mov.b32 	%f185, %r543;
	mov.b32 	%f186, %r544;
	mov.b32 	%f187, %r545;
	bra.uni 	$L__BB3_53;
$L__BB3_52:
	cvt.u16.u32 	%rs105, %r53;
	and.b16  	%rs106, %rs105, 255;
	cvt.rn.f32.u16 	%f184, %rs106;
	shr.u16 	%rs107, %rs105, 8;
	cvt.rn.f32.u16 	%f185, %rs107;
	shr.u32 	%r212, %r53, 16;
	cvt.u16.u32 	%rs108, %r212;
	and.b16  	%rs109, %rs108, 255;
	cvt.rn.f32.u16 	%f186, %rs109;
	shr.u32 	%r213, %r53, 24;
	cvt.u16.u32 	%rs110, %r213;
	cvt.rn.f32.u16 	%f187, %rs110;
	bra.uni 	$L__BB3_53;
$L__BB3_46:
	setp.eq.s32 	%p35, %r144, 3;
	cvt.u16.u32 	%rs4, %r53;
	@%p35 bra 	$L__BB3_50;
	bra.uni 	$L__BB3_47;
$L__BB3_50:
	cvt.f32.f16 %f184, %rs4;
	shr.u32 	%r210, %r53, 16;
	cvt.u16.u32 	%rs102, %r210;
	cvt.f32.f16 %f185, %rs102;
	cvt.u16.u32 	%rs103, %r543;
	cvt.f32.f16 %f186, %rs103;
	shr.u32 	%r211, %r543, 16;
	cvt.u16.u32 	%rs104, %r211;
	cvt.f32.f16 %f187, %rs104;
	bra.uni 	$L__BB3_53;
$L__BB3_47:
	setp.eq.s32 	%p36, %r144, 1;
	@%p36 bra 	$L__BB3_49;
	bra.uni 	$L__BB3_48;
$L__BB3_49:
	cvt.rn.f32.u16 	%f184, %rs4;
	shr.u32 	%r208, %r53, 16;
	cvt.u16.u32 	%rs98, %r208;
	cvt.rn.f32.u16 	%f185, %rs98;
	cvt.u16.u32 	%rs99, %r543;
	cvt.rn.f32.u16 	%f186, %rs99;
	shr.u32 	%r209, %r543, 16;
	cvt.u16.u32 	%rs100, %r209;
	cvt.rn.f32.u16 	%f187, %rs100;
	bra.uni 	$L__BB3_53;
$L__BB3_48:
	cvt.rn.f32.s16 	%f184, %rs4;
	shr.u32 	%r206, %r53, 16;
	cvt.u16.u32 	%rs95, %r206;
	cvt.rn.f32.s16 	%f185, %rs95;
	cvt.u16.u32 	%rs96, %r543;
	cvt.rn.f32.s16 	%f186, %rs96;
	shr.u32 	%r207, %r543, 16;
	cvt.u16.u32 	%rs97, %r207;
	cvt.rn.f32.s16 	%f187, %rs97;
$L__BB3_53:
	shl.b64 	%rd176, %rd330, 1;
	add.s64 	%rd43, %rd329, %rd176;
	@%p7 bra 	$L__BB3_56;
	setp.ne.s32 	%p38, %r144, 4;
	@%p38 bra 	$L__BB3_57;
	ld.v4.u32 	{%r64, %r543, %r544, %r545}, [%rd43];
	bra.uni 	$L__BB3_58;
$L__BB3_56:
	ld.u32 	%r64, [%rd43];
	bra.uni 	$L__BB3_58;
$L__BB3_57:
	ld.v2.u32 	{%r64, %r543}, [%rd43];
$L__BB3_58:
	@%p7 bra 	$L__BB3_66;
	@%p6 bra 	$L__BB3_65;
	bra.uni 	$L__BB3_60;
$L__BB3_65:
	mov.b32 	%f188, %r64;
	mov.b32 	%f189, %r543;
	mov.b32 	%f190, %r544;
	mov.b32 	%f191, %r545;
	bra.uni 	$L__BB3_67;
$L__BB3_66:
	cvt.u16.u32 	%rs121, %r64;
	and.b16  	%rs122, %rs121, 255;
	cvt.rn.f32.u16 	%f188, %rs122;
	shr.u16 	%rs123, %rs121, 8;
	cvt.rn.f32.u16 	%f189, %rs123;
	shr.u32 	%r226, %r64, 16;
	cvt.u16.u32 	%rs124, %r226;
	and.b16  	%rs125, %rs124, 255;
	cvt.rn.f32.u16 	%f190, %rs125;
	shr.u32 	%r227, %r64, 24;
	cvt.u16.u32 	%rs126, %r227;
	cvt.rn.f32.u16 	%f191, %rs126;
	bra.uni 	$L__BB3_67;
$L__BB3_60:
	setp.eq.s32 	%p41, %r144, 3;
	cvt.u16.u32 	%rs5, %r64;
	@%p41 bra 	$L__BB3_64;
	bra.uni 	$L__BB3_61;
$L__BB3_64:
	cvt.f32.f16 %f188, %rs5;
	shr.u32 	%r224, %r64, 16;
	cvt.u16.u32 	%rs118, %r224;
	cvt.f32.f16 %f189, %rs118;
	cvt.u16.u32 	%rs119, %r543;
	cvt.f32.f16 %f190, %rs119;
	shr.u32 	%r225, %r543, 16;
	cvt.u16.u32 	%rs120, %r225;
	cvt.f32.f16 %f191, %rs120;
	bra.uni 	$L__BB3_67;
$L__BB3_61:
	setp.eq.s32 	%p42, %r144, 1;
	@%p42 bra 	$L__BB3_63;
	bra.uni 	$L__BB3_62;
$L__BB3_63:
	cvt.rn.f32.u16 	%f188, %rs5;
	shr.u32 	%r222, %r64, 16;
	cvt.u16.u32 	%rs114, %r222;
	cvt.rn.f32.u16 	%f189, %rs114;
	cvt.u16.u32 	%rs115, %r543;
	cvt.rn.f32.u16 	%f190, %rs115;
	shr.u32 	%r223, %r543, 16;
	cvt.u16.u32 	%rs116, %r223;
	cvt.rn.f32.u16 	%f191, %rs116;
	bra.uni 	$L__BB3_67;
$L__BB3_62:
	cvt.rn.f32.s16 	%f188, %rs5;
	shr.u32 	%r220, %r64, 16;
	cvt.u16.u32 	%rs111, %r220;
	cvt.rn.f32.s16 	%f189, %rs111;
	cvt.u16.u32 	%rs112, %r543;
	cvt.rn.f32.s16 	%f190, %rs112;
	shr.u32 	%r221, %r543, 16;
	cvt.u16.u32 	%rs113, %r221;
	cvt.rn.f32.s16 	%f191, %rs113;
$L__BB3_67:
	mul.lo.s64 	%rd177, %rd330, 3;
	add.s64 	%rd44, %rd329, %rd177;
	@%p7 bra 	$L__BB3_70;
	setp.ne.s32 	%p44, %r144, 4;
	@%p44 bra 	$L__BB3_71;
	ld.v4.u32 	{%r75, %r543, %r544, %r545}, [%rd44];
	bra.uni 	$L__BB3_72;
$L__BB3_70:
	ld.u32 	%r75, [%rd44];
	bra.uni 	$L__BB3_72;
$L__BB3_71:
	ld.v2.u32 	{%r75, %r543}, [%rd44];
$L__BB3_72:
	@%p7 bra 	$L__BB3_80;
	@%p6 bra 	$L__BB3_79;
	bra.uni 	$L__BB3_74;
$L__BB3_79:
	mov.b32 	%f192, %r75;
	mov.b32 	%f193, %r543;
	mov.b32 	%f194, %r544;
	mov.b32 	%f195, %r545;
	bra.uni 	$L__BB3_81;
$L__BB3_80:
	cvt.u16.u32 	%rs137, %r75;
	and.b16  	%rs138, %rs137, 255;
	cvt.rn.f32.u16 	%f192, %rs138;
	shr.u16 	%rs139, %rs137, 8;
	cvt.rn.f32.u16 	%f193, %rs139;
	shr.u32 	%r240, %r75, 16;
	cvt.u16.u32 	%rs140, %r240;
	and.b16  	%rs141, %rs140, 255;
	cvt.rn.f32.u16 	%f194, %rs141;
	shr.u32 	%r241, %r75, 24;
	cvt.u16.u32 	%rs142, %r241;
	cvt.rn.f32.u16 	%f195, %rs142;
	bra.uni 	$L__BB3_81;
$L__BB3_74:
	setp.eq.s32 	%p47, %r144, 3;
	cvt.u16.u32 	%rs6, %r75;
	@%p47 bra 	$L__BB3_78;
	bra.uni 	$L__BB3_75;
$L__BB3_78:
	cvt.f32.f16 %f192, %rs6;
	shr.u32 	%r238, %r75, 16;
	cvt.u16.u32 	%rs134, %r238;
	cvt.f32.f16 %f193, %rs134;
	cvt.u16.u32 	%rs135, %r543;
	cvt.f32.f16 %f194, %rs135;
	shr.u32 	%r239, %r543, 16;
	cvt.u16.u32 	%rs136, %r239;
	cvt.f32.f16 %f195, %rs136;
	bra.uni 	$L__BB3_81;
$L__BB3_75:
	setp.eq.s32 	%p48, %r144, 1;
	@%p48 bra 	$L__BB3_77;
	bra.uni 	$L__BB3_76;
$L__BB3_77:
	cvt.rn.f32.u16 	%f192, %rs6;
	shr.u32 	%r236, %r75, 16;
	cvt.u16.u32 	%rs130, %r236;
	cvt.rn.f32.u16 	%f193, %rs130;
	cvt.u16.u32 	%rs131, %r543;
	cvt.rn.f32.u16 	%f194, %rs131;
	shr.u32 	%r237, %r543, 16;
	cvt.u16.u32 	%rs132, %r237;
	cvt.rn.f32.u16 	%f195, %rs132;
	bra.uni 	$L__BB3_81;
$L__BB3_76:
	cvt.rn.f32.s16 	%f192, %rs6;
	shr.u32 	%r234, %r75, 16;
	cvt.u16.u32 	%rs127, %r234;
	cvt.rn.f32.s16 	%f193, %rs127;
	cvt.u16.u32 	%rs128, %r543;
	cvt.rn.f32.s16 	%f194, %rs128;
	shr.u32 	%r235, %r543, 16;
	cvt.u16.u32 	%rs129, %r235;
	cvt.rn.f32.s16 	%f195, %rs129;
$L__BB3_81:
	setp.eq.s16 	%p50, %rs166, 0;
	selp.f32 	%f97, %f182, %f184, %p50;
	selp.f32 	%f139, %f181, %f188, %p50;
	selp.f32 	%f98, %f180, %f192, %p50;
	selp.f32 	%f140, %f184, %f182, %p50;
	selp.f32 	%f141, %f186, %f189, %p50;
	selp.f32 	%f99, %f187, %f193, %p50;
	selp.f32 	%f142, %f188, %f181, %p50;
	selp.f32 	%f100, %f189, %f186, %p50;
	selp.f32 	%f101, %f191, %f194, %p50;
	selp.f32 	%f143, %f192, %f180, %p50;
	selp.f32 	%f102, %f193, %f187, %p50;
	selp.f32 	%f144, %f194, %f191, %p50;
	bar.warp.sync 	-1;
	setp.eq.s32 	%p51, %r146, 0;
	selp.f32 	%f103, %f144, %f143, %p51;
	selp.f32 	%f104, %f143, %f144, %p51;
	selp.f32 	%f105, %f190, %f142, %p51;
	selp.f32 	%f106, %f142, %f190, %p51;
	selp.f32 	%f107, %f141, %f140, %p51;
	selp.f32 	%f108, %f140, %f141, %p51;
	selp.f32 	%f109, %f139, %f183, %p51;
	selp.f32 	%f110, %f183, %f139, %p51;
	setp.eq.s32 	%p52, %r145, 4;
	selp.b32 	%r242, 4, 2, %p52;
	setp.eq.s32 	%p53, %r145, 0;
	selp.b32 	%r80, 1, %r242, %p53;
	sub.s32 	%r81, %r531, %r16;
	min.s32 	%r82, %r81, 4;
	mul.lo.s64 	%rd178, %rd327, %rd33;
	mul.lo.s64 	%rd47, %rd326, %rd32;
	add.s64 	%rd48, %rd47, %rd178;
	add.s64 	%rd49, %rd325, %rd48;
	mul.lo.s32 	%r243, %r15, %r80;
	shl.b32 	%r244, %r243, 4;
	cvt.s64.s32 	%rd50, %r244;
	shl.b32 	%r83, %r80, 2;
	cvt.u64.u32 	%rd51, %r83;
	setp.eq.s64 	%p54, %rd327, %rd51;
	cvt.u64.u32 	%rd179, %r80;
	setp.eq.s64 	%p55, %rd328, %rd179;
	and.pred  	%p56, %p54, %p55;
	setp.lt.s32 	%p57, %r81, 4;
	or.pred  	%p58, %p57, %p56;
	setp.ne.s64 	%p59, %rd327, %rd179;
	mov.pred 	%p128, 0;
	or.pred  	%p60, %p59, %p58;
	@%p60 bra 	$L__BB3_83;
	cvt.u32.u64 	%r245, %rd51;
	or.b64  	%rd180, %rd328, %rd49;
	add.s32 	%r246, %r245, -1;
	cvt.s64.s32 	%rd181, %r246;
	and.b64  	%rd182, %rd180, %rd181;
	setp.eq.s64 	%p128, %rd182, 0;
$L__BB3_83:
	selp.f32 	%f112, %f106, %f109, %p128;
	shl.b64 	%rd183, %rd29, 11;
	add.s64 	%rd186, %rd131, %rd183;
	add.s64 	%rd187, %rd186, %rd50;
	selp.b64 	%rd52, %rd49, %rd187, %p128;
	selp.b64 	%rd188, %rd328, %rd51, %p128;
	add.s64 	%rd53, %rd52, %rd188;
	add.s64 	%rd55, %rd53, %rd188;
	add.s64 	%rd56, %rd55, %rd188;
	@%p53 bra 	$L__BB3_176;
	@%p52 bra 	$L__BB3_89;
	setp.eq.s32 	%p63, %r145, 3;
	@%p63 bra 	$L__BB3_88;
	setp.ne.s32 	%p64, %r145, 1;
	@%p64 bra 	$L__BB3_90;
	cvt.rni.s32.f32 	%r247, %f110;
	max.s32 	%r248, %r247, 0;
	min.s32 	%r249, %r248, 65535;
	cvt.u16.u32 	%rs167, %r249;
	bra.uni 	$L__BB3_91;
$L__BB3_176:
	selp.f32 	%f179, %f104, %f98, %p128;
	selp.f32 	%f178, %f108, %f97, %p128;
	cvt.rni.s32.f32 	%r353, %f112;
	cvt.rni.s32.f32 	%r352, %f179;
	mov.u32 	%r378, 0;
	cvt.pack.sat.u8.s32.b32 %r351, %r352, %r353, %r378;
	cvt.rni.s32.f32 	%r356, %f178;
	cvt.rni.s32.f32 	%r357, %f110;
	cvt.pack.sat.u8.s32.b32 %r355, %r356, %r357, %r351;
	st.u32 	[%rd52], %r355;
	selp.f32 	%f161, %f100, %f107, %p128;
	cvt.rni.s32.f32 	%r361, %f161;
	selp.f32 	%f162, %f102, %f99, %p128;
	cvt.rni.s32.f32 	%r360, %f162;
	cvt.pack.sat.u8.s32.b32 %r359, %r360, %r361, %r378;
	selp.f32 	%f163, %f97, %f108, %p128;
	cvt.rni.s32.f32 	%r365, %f163;
	cvt.rni.s32.f32 	%r364, %f185;
	cvt.pack.sat.u8.s32.b32 %r363, %r364, %r365, %r359;
	st.u32 	[%rd53], %r363;
	selp.f32 	%f164, %f103, %f101, %p128;
	cvt.rni.s32.f32 	%r368, %f164;
	cvt.rni.s32.f32 	%r369, %f105;
	cvt.pack.sat.u8.s32.b32 %r367, %r368, %r369, %r378;
	selp.f32 	%f165, %f109, %f106, %p128;
	cvt.rni.s32.f32 	%r373, %f165;
	selp.f32 	%f166, %f107, %f100, %p128;
	cvt.rni.s32.f32 	%r372, %f166;
	cvt.pack.sat.u8.s32.b32 %r371, %r372, %r373, %r367;
	st.u32 	[%rd55], %r371;
	selp.f32 	%f167, %f101, %f103, %p128;
	cvt.rni.s32.f32 	%r377, %f167;
	cvt.rni.s32.f32 	%r376, %f195;
	cvt.pack.sat.u8.s32.b32 %r375, %r376, %r377, %r378;
	selp.f32 	%f168, %f98, %f104, %p128;
	cvt.rni.s32.f32 	%r381, %f168;
	selp.f32 	%f169, %f99, %f102, %p128;
	cvt.rni.s32.f32 	%r380, %f169;
	cvt.pack.sat.u8.s32.b32 %r379, %r380, %r381, %r375;
	st.u32 	[%rd56], %r379;
	bra.uni 	$L__BB3_177;
$L__BB3_89:
	selp.f32 	%f177, %f104, %f98, %p128;
	selp.f32 	%f176, %f108, %f97, %p128;
	add.s64 	%rd193, %rd132, %rd50;
	selp.b64 	%rd195, %rd49, %rd193, %p128;
	st.v4.f32 	[%rd195], {%f110, %f176, %f112, %f177};
	bra.uni 	$L__BB3_107;
$L__BB3_88:
	cvt.rn.f16.f32 %rs167, %f110;
	bra.uni 	$L__BB3_91;
$L__BB3_90:
	cvt.rni.s32.f32 	%r251, %f110;
	max.s32 	%r252, %r251, -32768;
	min.s32 	%r253, %r252, 32767;
	cvt.u16.u32 	%rs167, %r253;
$L__BB3_91:
	@%p63 bra 	$L__BB3_94;
	setp.ne.s32 	%p66, %r145, 1;
	@%p66 bra 	$L__BB3_95;
	selp.f32 	%f174, %f108, %f97, %p128;
	cvt.rni.s32.f32 	%r254, %f174;
	max.s32 	%r255, %r254, 0;
	min.s32 	%r256, %r255, 65535;
	cvt.u16.u32 	%rs168, %r256;
	bra.uni 	$L__BB3_96;
$L__BB3_94:
	selp.f32 	%f175, %f108, %f97, %p128;
	cvt.rn.f16.f32 %rs168, %f175;
	bra.uni 	$L__BB3_96;
$L__BB3_95:
	selp.f32 	%f170, %f108, %f97, %p128;
	cvt.rni.s32.f32 	%r257, %f170;
	max.s32 	%r258, %r257, -32768;
	min.s32 	%r259, %r258, 32767;
	cvt.u16.u32 	%rs168, %r259;
$L__BB3_96:
	mov.b32 	%r84, {%rs167, %rs168};
	@%p63 bra 	$L__BB3_99;
	setp.ne.s32 	%p68, %r145, 1;
	@%p68 bra 	$L__BB3_100;
	cvt.rni.s32.f32 	%r260, %f112;
	max.s32 	%r261, %r260, 0;
	min.s32 	%r262, %r261, 65535;
	cvt.u16.u32 	%rs169, %r262;
	bra.uni 	$L__BB3_101;
$L__BB3_99:
	cvt.rn.f16.f32 %rs169, %f112;
	bra.uni 	$L__BB3_101;
$L__BB3_100:
	cvt.rni.s32.f32 	%r263, %f112;
	max.s32 	%r264, %r263, -32768;
	min.s32 	%r265, %r264, 32767;
	cvt.u16.u32 	%rs169, %r265;
$L__BB3_101:
	@%p63 bra 	$L__BB3_104;
	setp.ne.s32 	%p70, %r145, 1;
	@%p70 bra 	$L__BB3_105;
	selp.f32 	%f172, %f104, %f98, %p128;
	cvt.rni.s32.f32 	%r266, %f172;
	max.s32 	%r267, %r266, 0;
	min.s32 	%r268, %r267, 65535;
	cvt.u16.u32 	%rs170, %r268;
	bra.uni 	$L__BB3_106;
$L__BB3_104:
	selp.f32 	%f173, %f104, %f98, %p128;
	cvt.rn.f16.f32 %rs170, %f173;
	bra.uni 	$L__BB3_106;
$L__BB3_105:
	selp.f32 	%f171, %f104, %f98, %p128;
	cvt.rni.s32.f32 	%r269, %f171;
	max.s32 	%r270, %r269, -32768;
	min.s32 	%r271, %r270, 32767;
	cvt.u16.u32 	%rs170, %r271;
$L__BB3_106:
	mov.b32 	%r272, {%rs169, %rs170};
	add.s64 	%rd200, %rd132, %rd50;
	selp.b64 	%rd202, %rd49, %rd200, %p128;
	st.v2.u32 	[%rd202], {%r84, %r272};
$L__BB3_107:
	selp.f32 	%f114, %f97, %f108, %p128;
	selp.f32 	%f115, %f100, %f107, %p128;
	selp.f32 	%f116, %f102, %f99, %p128;
	@%p52 bra 	$L__BB3_112;
	setp.eq.s32 	%p72, %r145, 3;
	@%p72 bra 	$L__BB3_111;
	setp.ne.s32 	%p73, %r145, 1;
	@%p73 bra 	$L__BB3_113;
	cvt.rni.s32.f32 	%r274, %f114;
	max.s32 	%r275, %r274, 0;
	min.s32 	%r276, %r275, 65535;
	cvt.u16.u32 	%rs171, %r276;
	bra.uni 	$L__BB3_114;
$L__BB3_112:
	add.s64 	%rd207, %rd132, %rd50;
	selp.b64 	%rd209, %rd49, %rd207, %p128;
	add.s64 	%rd212, %rd209, %rd188;
	st.v4.f32 	[%rd212], {%f114, %f185, %f115, %f116};
	bra.uni 	$L__BB3_130;
$L__BB3_111:
	cvt.rn.f16.f32 %rs171, %f114;
	bra.uni 	$L__BB3_114;
$L__BB3_113:
	cvt.rni.s32.f32 	%r278, %f114;
	max.s32 	%r279, %r278, -32768;
	min.s32 	%r280, %r279, 32767;
	cvt.u16.u32 	%rs171, %r280;
$L__BB3_114:
	@%p72 bra 	$L__BB3_117;
	setp.ne.s32 	%p75, %r145, 1;
	@%p75 bra 	$L__BB3_118;
	cvt.rni.s32.f32 	%r281, %f185;
	max.s32 	%r282, %r281, 0;
	min.s32 	%r283, %r282, 65535;
	cvt.u16.u32 	%rs172, %r283;
	bra.uni 	$L__BB3_119;
$L__BB3_117:
	cvt.rn.f16.f32 %rs172, %f185;
	bra.uni 	$L__BB3_119;
$L__BB3_118:
	cvt.rni.s32.f32 	%r284, %f185;
	max.s32 	%r285, %r284, -32768;
	min.s32 	%r286, %r285, 32767;
	cvt.u16.u32 	%rs172, %r286;
$L__BB3_119:
	mov.b32 	%r85, {%rs171, %rs172};
	@%p72 bra 	$L__BB3_122;
	setp.ne.s32 	%p77, %r145, 1;
	@%p77 bra 	$L__BB3_123;
	cvt.rni.s32.f32 	%r287, %f115;
	max.s32 	%r288, %r287, 0;
	min.s32 	%r289, %r288, 65535;
	cvt.u16.u32 	%rs173, %r289;
	bra.uni 	$L__BB3_124;
$L__BB3_122:
	cvt.rn.f16.f32 %rs173, %f115;
	bra.uni 	$L__BB3_124;
$L__BB3_123:
	cvt.rni.s32.f32 	%r290, %f115;
	max.s32 	%r291, %r290, -32768;
	min.s32 	%r292, %r291, 32767;
	cvt.u16.u32 	%rs173, %r292;
$L__BB3_124:
	@%p72 bra 	$L__BB3_127;
	setp.ne.s32 	%p79, %r145, 1;
	@%p79 bra 	$L__BB3_128;
	cvt.rni.s32.f32 	%r293, %f116;
	max.s32 	%r294, %r293, 0;
	min.s32 	%r295, %r294, 65535;
	cvt.u16.u32 	%rs174, %r295;
	bra.uni 	$L__BB3_129;
$L__BB3_127:
	cvt.rn.f16.f32 %rs174, %f116;
	bra.uni 	$L__BB3_129;
$L__BB3_128:
	cvt.rni.s32.f32 	%r296, %f116;
	max.s32 	%r297, %r296, -32768;
	min.s32 	%r298, %r297, 32767;
	cvt.u16.u32 	%rs174, %r298;
$L__BB3_129:
	mov.b32 	%r299, {%rs173, %rs174};
	add.s64 	%rd217, %rd132, %rd50;
	selp.b64 	%rd219, %rd49, %rd217, %p128;
	add.s64 	%rd222, %rd219, %rd188;
	st.v2.u32 	[%rd222], {%r85, %r299};
$L__BB3_130:
	selp.f32 	%f117, %f109, %f106, %p128;
	selp.f32 	%f118, %f107, %f100, %p128;
	selp.f32 	%f119, %f103, %f101, %p128;
	@%p52 bra 	$L__BB3_135;
	setp.eq.s32 	%p81, %r145, 3;
	@%p81 bra 	$L__BB3_134;
	setp.ne.s32 	%p82, %r145, 1;
	@%p82 bra 	$L__BB3_136;
	cvt.rni.s32.f32 	%r301, %f117;
	max.s32 	%r302, %r301, 0;
	min.s32 	%r303, %r302, 65535;
	cvt.u16.u32 	%rs175, %r303;
	bra.uni 	$L__BB3_137;
$L__BB3_135:
	st.v4.f32 	[%rd55], {%f117, %f118, %f105, %f119};
	bra.uni 	$L__BB3_153;
$L__BB3_134:
	cvt.rn.f16.f32 %rs175, %f117;
	bra.uni 	$L__BB3_137;
$L__BB3_136:
	cvt.rni.s32.f32 	%r304, %f117;
	max.s32 	%r305, %r304, -32768;
	min.s32 	%r306, %r305, 32767;
	cvt.u16.u32 	%rs175, %r306;
$L__BB3_137:
	@%p81 bra 	$L__BB3_140;
	setp.ne.s32 	%p84, %r145, 1;
	@%p84 bra 	$L__BB3_141;
	cvt.rni.s32.f32 	%r307, %f118;
	max.s32 	%r308, %r307, 0;
	min.s32 	%r309, %r308, 65535;
	cvt.u16.u32 	%rs176, %r309;
	bra.uni 	$L__BB3_142;
$L__BB3_140:
	cvt.rn.f16.f32 %rs176, %f118;
	bra.uni 	$L__BB3_142;
$L__BB3_141:
	cvt.rni.s32.f32 	%r310, %f118;
	max.s32 	%r311, %r310, -32768;
	min.s32 	%r312, %r311, 32767;
	cvt.u16.u32 	%rs176, %r312;
$L__BB3_142:
	mov.b32 	%r86, {%rs175, %rs176};
	@%p81 bra 	$L__BB3_145;
	setp.ne.s32 	%p86, %r145, 1;
	@%p86 bra 	$L__BB3_146;
	cvt.rni.s32.f32 	%r313, %f105;
	max.s32 	%r314, %r313, 0;
	min.s32 	%r315, %r314, 65535;
	cvt.u16.u32 	%rs177, %r315;
	bra.uni 	$L__BB3_147;
$L__BB3_145:
	cvt.rn.f16.f32 %rs177, %f105;
	bra.uni 	$L__BB3_147;
$L__BB3_146:
	cvt.rni.s32.f32 	%r316, %f105;
	max.s32 	%r317, %r316, -32768;
	min.s32 	%r318, %r317, 32767;
	cvt.u16.u32 	%rs177, %r318;
$L__BB3_147:
	@%p81 bra 	$L__BB3_150;
	setp.ne.s32 	%p88, %r145, 1;
	@%p88 bra 	$L__BB3_151;
	cvt.rni.s32.f32 	%r319, %f119;
	max.s32 	%r320, %r319, 0;
	min.s32 	%r321, %r320, 65535;
	cvt.u16.u32 	%rs178, %r321;
	bra.uni 	$L__BB3_152;
$L__BB3_150:
	cvt.rn.f16.f32 %rs178, %f119;
	bra.uni 	$L__BB3_152;
$L__BB3_151:
	cvt.rni.s32.f32 	%r322, %f119;
	max.s32 	%r323, %r322, -32768;
	min.s32 	%r324, %r323, 32767;
	cvt.u16.u32 	%rs178, %r324;
$L__BB3_152:
	mov.b32 	%r325, {%rs177, %rs178};
	st.v2.u32 	[%rd55], {%r86, %r325};
$L__BB3_153:
	selp.f32 	%f120, %f98, %f104, %p128;
	selp.f32 	%f121, %f99, %f102, %p128;
	selp.f32 	%f122, %f101, %f103, %p128;
	@%p52 bra 	$L__BB3_158;
	setp.eq.s32 	%p90, %r145, 3;
	@%p90 bra 	$L__BB3_157;
	setp.ne.s32 	%p91, %r145, 1;
	@%p91 bra 	$L__BB3_159;
	cvt.rni.s32.f32 	%r326, %f120;
	max.s32 	%r327, %r326, 0;
	min.s32 	%r328, %r327, 65535;
	cvt.u16.u32 	%rs179, %r328;
	bra.uni 	$L__BB3_160;
$L__BB3_158:
	st.v4.f32 	[%rd56], {%f120, %f121, %f122, %f195};
	bra.uni 	$L__BB3_177;
$L__BB3_157:
	cvt.rn.f16.f32 %rs179, %f120;
	bra.uni 	$L__BB3_160;
$L__BB3_159:
	cvt.rni.s32.f32 	%r329, %f120;
	max.s32 	%r330, %r329, -32768;
	min.s32 	%r331, %r330, 32767;
	cvt.u16.u32 	%rs179, %r331;
$L__BB3_160:
	@%p90 bra 	$L__BB3_163;
	setp.ne.s32 	%p93, %r145, 1;
	@%p93 bra 	$L__BB3_164;
	cvt.rni.s32.f32 	%r332, %f121;
	max.s32 	%r333, %r332, 0;
	min.s32 	%r334, %r333, 65535;
	cvt.u16.u32 	%rs180, %r334;
	bra.uni 	$L__BB3_165;
$L__BB3_163:
	cvt.rn.f16.f32 %rs180, %f121;
	bra.uni 	$L__BB3_165;
$L__BB3_164:
	cvt.rni.s32.f32 	%r335, %f121;
	max.s32 	%r336, %r335, -32768;
	min.s32 	%r337, %r336, 32767;
	cvt.u16.u32 	%rs180, %r337;
$L__BB3_165:
	mov.b32 	%r87, {%rs179, %rs180};
	@%p90 bra 	$L__BB3_168;
	setp.ne.s32 	%p95, %r145, 1;
	@%p95 bra 	$L__BB3_169;
	cvt.rni.s32.f32 	%r338, %f122;
	max.s32 	%r339, %r338, 0;
	min.s32 	%r340, %r339, 65535;
	cvt.u16.u32 	%rs181, %r340;
	bra.uni 	$L__BB3_170;
$L__BB3_168:
	cvt.rn.f16.f32 %rs181, %f122;
	bra.uni 	$L__BB3_170;
$L__BB3_169:
	cvt.rni.s32.f32 	%r341, %f122;
	max.s32 	%r342, %r341, -32768;
	min.s32 	%r343, %r342, 32767;
	cvt.u16.u32 	%rs181, %r343;
$L__BB3_170:
	@%p90 bra 	$L__BB3_173;
	setp.ne.s32 	%p97, %r145, 1;
	@%p97 bra 	$L__BB3_174;
	cvt.rni.s32.f32 	%r344, %f195;
	max.s32 	%r345, %r344, 0;
	min.s32 	%r346, %r345, 65535;
	cvt.u16.u32 	%rs182, %r346;
	bra.uni 	$L__BB3_175;
$L__BB3_173:
	cvt.rn.f16.f32 %rs182, %f195;
	bra.uni 	$L__BB3_175;
$L__BB3_174:
	cvt.rni.s32.f32 	%r347, %f195;
	max.s32 	%r348, %r347, -32768;
	min.s32 	%r349, %r348, 32767;
	cvt.u16.u32 	%rs182, %r349;
$L__BB3_175:
	mov.b32 	%r350, {%rs181, %rs182};
	st.v2.u32 	[%rd56], {%r87, %r350};
$L__BB3_177:
	@%p56 bra 	$L__BB3_191;
	bra.uni 	$L__BB3_178;
$L__BB3_191:
	mov.u32 	%r525, %tid.x;
	shl.b32 	%r524, %r525, 2;
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd71, %r524;
	sub.s32 	%r407, %r531, %r161;
	min.s32 	%r408, %r407, 128;
	mul.lo.s32 	%r409, %r408, %r80;
	shl.b32 	%r99, %r409, 2;
	setp.lt.s32 	%p110, %r99, 1;
	@%p110 bra 	$L__BB3_216;
	mul.lo.s64 	%rd257, %rd327, %rd71;
	sub.s64 	%rd258, %rd48, %rd257;
	add.s64 	%rd72, %rd325, %rd258;
	and.b64  	%rd259, %rd72, 15;
	setp.eq.s64 	%p111, %rd259, 0;
	@%p111 bra 	$L__BB3_201;
	and.b64  	%rd260, %rd72, 3;
	setp.ne.s64 	%p112, %rd260, 0;
	mov.u32 	%r567, 0;
	@%p112 bra 	$L__BB3_209;
	shr.s32 	%r411, %r99, 31;
	shr.u32 	%r412, %r411, 30;
	add.s32 	%r413, %r99, %r412;
	shr.s32 	%r100, %r413, 2;
	mov.u32 	%r561, %tid.x;
	setp.ge.s32 	%p113, %r561, %r100;
	mov.u32 	%r567, %r99;
	@%p113 bra 	$L__BB3_209;
	not.b32 	%r415, %r561;
	add.s32 	%r102, %r100, %r415;
	shr.u32 	%r416, %r102, 5;
	add.s32 	%r417, %r416, 1;
	and.b32  	%r560, %r417, 3;
	setp.eq.s32 	%p114, %r560, 0;
	@%p114 bra 	$L__BB3_198;
	mov.u32 	%r561, %tid.x;
	mul.wide.s32 	%rd261, %r561, 4;
	shl.b32 	%r420, %r561, 2;
	add.s32 	%r421, %r161, %r420;
	cvt.s64.s32 	%rd262, %r421;
	sub.s64 	%rd263, %rd262, %rd71;
	mul.lo.s64 	%rd264, %rd327, %rd263;
	add.s64 	%rd265, %rd261, %rd264;
	add.s64 	%rd266, %rd265, %rd47;
	add.s64 	%rd334, %rd325, %rd266;
	add.s64 	%rd269, %rd130, %rd129;
	add.s64 	%rd333, %rd269, %rd261;
$L__BB3_197:
	.pragma "nounroll";
	ld.shared.u32 	%r423, [%rd333];
	st.u32 	[%rd334], %r423;
	add.s32 	%r561, %r561, 32;
	add.s64 	%rd334, %rd334, 128;
	add.s64 	%rd333, %rd333, 128;
	add.s32 	%r560, %r560, -1;
	setp.ne.s32 	%p115, %r560, 0;
	@%p115 bra 	$L__BB3_197;
$L__BB3_198:
	setp.lt.u32 	%p116, %r102, 96;
	mov.u32 	%r567, %r99;
	@%p116 bra 	$L__BB3_209;
	mul.wide.s32 	%rd270, %r561, 4;
	add.s64 	%rd273, %rd130, %rd129;
	add.s64 	%rd274, %rd273, %rd270;
	add.s64 	%rd336, %rd274, 256;
	mov.u32 	%r427, %tid.x;
	shl.b32 	%r428, %r427, 2;
	add.s32 	%r429, %r161, %r428;
	cvt.s64.s32 	%rd275, %r429;
	sub.s64 	%rd276, %rd275, %rd71;
	mul.lo.s64 	%rd277, %rd327, %rd276;
	add.s64 	%rd278, %rd270, %rd277;
	add.s64 	%rd279, %rd278, %rd47;
	add.s64 	%rd280, %rd325, %rd279;
	add.s64 	%rd335, %rd280, 256;
$L__BB3_200:
	ld.shared.u32 	%r430, [%rd336+-256];
	st.u32 	[%rd335+-256], %r430;
	ld.shared.u32 	%r431, [%rd336+-128];
	st.u32 	[%rd335+-128], %r431;
	ld.shared.u32 	%r432, [%rd336];
	st.u32 	[%rd335], %r432;
	ld.shared.u32 	%r433, [%rd336+128];
	st.u32 	[%rd335+128], %r433;
	add.s64 	%rd336, %rd336, 512;
	add.s64 	%rd335, %rd335, 512;
	add.s32 	%r561, %r561, 128;
	setp.lt.s32 	%p117, %r561, %r100;
	mov.u32 	%r567, %r99;
	@%p117 bra 	$L__BB3_200;
	bra.uni 	$L__BB3_209;
$L__BB3_178:
	mov.u32 	%r523, %ctaid.x;
	mov.u32 	%r522, %tid.x;
	shl.b32 	%r521, %r522, 2;
	shl.b32 	%r520, %r523, 7;
	add.s32 	%r519, %r520, %r521;
	sub.s32 	%r518, %r531, %r519;
	setp.lt.s32 	%p101, %r518, 1;
	or.pred  	%p102, %p101, %p128;
	@%p102 bra 	$L__BB3_216;
	cvt.u16.u32 	%rs71, %r80;
	setp.eq.s16 	%p103, %rs71, 1;
	@%p103 bra 	$L__BB3_187;
	bra.uni 	$L__BB3_180;
$L__BB3_187:
	add.s64 	%rd252, %rd130, %rd129;
	add.s64 	%rd60, %rd252, %rd50;
	add.s64 	%rd62, %rd325, %rd47;
	mov.u32 	%r397, %tid.x;
	shl.b32 	%r398, %r397, 2;
	add.s32 	%r399, %r161, %r398;
	cvt.s64.s32 	%rd64, %r399;
	mov.u32 	%r393, 0;
	cvt.u32.u64 	%r401, %rd51;
	mov.u32 	%r557, %r393;
$L__BB3_188:
	.pragma "nounroll";
	mul.lo.s32 	%r402, %r401, %r557;
	cvt.s64.s32 	%rd253, %r402;
	add.s64 	%rd332, %rd60, %rd253;
	cvt.s64.s32 	%rd254, %r557;
	add.s64 	%rd255, %rd64, %rd254;
	mul.lo.s64 	%rd256, %rd327, %rd255;
	add.s64 	%rd331, %rd62, %rd256;
	mov.u32 	%r558, %r393;
$L__BB3_189:
	.pragma "nounroll";
	ld.shared.u8 	%rs160, [%rd332];
	st.u8 	[%rd331], %rs160;
	add.s64 	%rd332, %rd332, %rd179;
	add.s64 	%rd331, %rd331, %rd328;
	add.s32 	%r558, %r558, 1;
	setp.ne.s32 	%p108, %r558, 4;
	@%p108 bra 	$L__BB3_189;
	add.s32 	%r557, %r557, 1;
	setp.lt.s32 	%p109, %r557, %r82;
	@%p109 bra 	$L__BB3_188;
	bra.uni 	$L__BB3_216;
$L__BB3_180:
	mov.u32 	%r554, 0;
$L__BB3_181:
	.pragma "nounroll";
	cvt.s64.s32 	%rd228, %r554;
	mul.lo.s64 	%rd229, %rd327, %rd228;
	add.s64 	%rd57, %rd229, %rd48;
	shl.b32 	%r89, %r554, 2;
	setp.eq.s16 	%p104, %rs71, 2;
	@%p104 bra 	$L__BB3_184;
	bra.uni 	$L__BB3_182;
$L__BB3_184:
	mov.u32 	%r556, 0;
$L__BB3_185:
	.pragma "nounroll";
	cvt.s64.s32 	%rd240, %r556;
	mul.lo.s64 	%rd241, %rd328, %rd240;
	add.s64 	%rd242, %rd57, %rd241;
	add.s64 	%rd243, %rd325, %rd242;
	add.s32 	%r391, %r556, %r89;
	mul.lo.s32 	%r392, %r391, %r80;
	cvt.s64.s32 	%rd244, %r392;
	add.s64 	%rd245, %rd244, %rd50;
	add.s64 	%rd248, %rd130, %rd183;
	add.s64 	%rd249, %rd248, %rd245;
	ld.shared.u16 	%rs159, [%rd249];
	st.u16 	[%rd243], %rs159;
	add.s32 	%r556, %r556, 1;
	setp.lt.u32 	%p106, %r556, 4;
	@%p106 bra 	$L__BB3_185;
	bra.uni 	$L__BB3_186;
$L__BB3_182:
	mov.u32 	%r555, 0;
$L__BB3_183:
	.pragma "nounroll";
	cvt.s64.s32 	%rd230, %r555;
	mul.lo.s64 	%rd231, %rd328, %rd230;
	add.s64 	%rd232, %rd57, %rd231;
	add.s64 	%rd233, %rd325, %rd232;
	add.s32 	%r386, %r555, %r89;
	mul.lo.s32 	%r387, %r386, %r80;
	cvt.s64.s32 	%rd234, %r387;
	add.s64 	%rd235, %rd234, %rd50;
	add.s64 	%rd238, %rd130, %rd183;
	add.s64 	%rd239, %rd238, %rd235;
	ld.shared.u32 	%r388, [%rd239];
	st.u32 	[%rd233], %r388;
	add.s32 	%r555, %r555, 1;
	setp.lt.u32 	%p105, %r555, 4;
	@%p105 bra 	$L__BB3_183;
$L__BB3_186:
	add.s32 	%r554, %r554, 1;
	setp.lt.s32 	%p107, %r554, %r82;
	@%p107 bra 	$L__BB3_181;
	bra.uni 	$L__BB3_216;
$L__BB3_201:
	mov.u32 	%r528, %tid.x;
	shr.s32 	%r434, %r99, 31;
	shr.u32 	%r435, %r434, 28;
	add.s32 	%r436, %r99, %r435;
	shr.s32 	%r112, %r436, 4;
	setp.ge.s32 	%p118, %r528, %r112;
	@%p118 bra 	$L__BB3_208;
	mov.u32 	%r565, %tid.x;
	not.b32 	%r438, %r565;
	add.s32 	%r114, %r112, %r438;
	shr.u32 	%r439, %r114, 5;
	add.s32 	%r440, %r439, 1;
	and.b32  	%r564, %r440, 3;
	setp.eq.s32 	%p119, %r564, 0;
	@%p119 bra 	$L__BB3_205;
	mov.u32 	%r565, %tid.x;
	mul.wide.s32 	%rd281, %r565, 16;
	add.s64 	%rd284, %rd130, %rd129;
	add.s64 	%rd338, %rd284, %rd281;
	shl.b32 	%r444, %r565, 2;
	add.s32 	%r445, %r161, %r444;
	cvt.s64.s32 	%rd285, %r445;
	sub.s64 	%rd286, %rd285, %rd71;
	mul.lo.s64 	%rd287, %rd327, %rd286;
	add.s64 	%rd288, %rd281, %rd287;
	add.s64 	%rd289, %rd288, %rd47;
	add.s64 	%rd337, %rd325, %rd289;
$L__BB3_204:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r446, %r447, %r448, %r449}, [%rd338];
	st.v4.u32 	[%rd337], {%r446, %r447, %r448, %r449};
	add.s32 	%r565, %r565, 32;
	add.s64 	%rd338, %rd338, 512;
	add.s64 	%rd337, %rd337, 512;
	add.s32 	%r564, %r564, -1;
	setp.ne.s32 	%p120, %r564, 0;
	@%p120 bra 	$L__BB3_204;
$L__BB3_205:
	setp.lt.u32 	%p121, %r114, 96;
	@%p121 bra 	$L__BB3_208;
	mul.wide.s32 	%rd290, %r565, 16;
	mov.u32 	%r456, %tid.x;
	shl.b32 	%r457, %r456, 2;
	add.s32 	%r458, %r161, %r457;
	cvt.s64.s32 	%rd291, %r458;
	sub.s64 	%rd292, %rd291, %rd71;
	mul.lo.s64 	%rd293, %rd327, %rd292;
	add.s64 	%rd294, %rd290, %rd293;
	add.s64 	%rd295, %rd294, %rd47;
	add.s64 	%rd296, %rd325, %rd295;
	add.s64 	%rd340, %rd296, 1024;
	add.s64 	%rd299, %rd130, %rd129;
	add.s64 	%rd300, %rd299, %rd290;
	add.s64 	%rd339, %rd300, 1024;
$L__BB3_207:
	ld.shared.v4.u32 	{%r460, %r461, %r462, %r463}, [%rd339+-1024];
	st.v4.u32 	[%rd340+-1024], {%r460, %r461, %r462, %r463};
	ld.shared.v4.u32 	{%r468, %r469, %r470, %r471}, [%rd339+-512];
	st.v4.u32 	[%rd340+-512], {%r468, %r469, %r470, %r471};
	ld.shared.v4.u32 	{%r476, %r477, %r478, %r479}, [%rd339];
	st.v4.u32 	[%rd340], {%r476, %r477, %r478, %r479};
	ld.shared.v4.u32 	{%r484, %r485, %r486, %r487}, [%rd339+512];
	st.v4.u32 	[%rd340+512], {%r484, %r485, %r486, %r487};
	add.s64 	%rd340, %rd340, 2048;
	add.s64 	%rd339, %rd339, 2048;
	add.s32 	%r565, %r565, 128;
	setp.lt.s32 	%p122, %r565, %r112;
	@%p122 bra 	$L__BB3_207;
$L__BB3_208:
	and.b32  	%r567, %r99, -16;
$L__BB3_209:
	mov.u32 	%r526, %tid.x;
	add.s32 	%r570, %r567, %r526;
	setp.ge.s32 	%p123, %r570, %r99;
	@%p123 bra 	$L__BB3_216;
	mov.u32 	%r527, %tid.x;
	not.b32 	%r493, %r531;
	add.s32 	%r496, %r161, %r493;
	max.s32 	%r497, %r496, -129;
	shl.b32 	%r498, %r497, 2;
	mov.u32 	%r499, -4;
	sub.s32 	%r500, %r499, %r498;
	not.b32 	%r502, %r527;
	mad.lo.s32 	%r503, %r80, %r500, %r502;
	sub.s32 	%r127, %r503, %r567;
	shr.u32 	%r504, %r127, 5;
	add.s32 	%r505, %r504, 1;
	and.b32  	%r569, %r505, 3;
	setp.eq.s32 	%p124, %r569, 0;
	@%p124 bra 	$L__BB3_213;
	sub.s64 	%rd302, %rd33, %rd71;
	mul.lo.s64 	%rd303, %rd327, %rd302;
	add.s64 	%rd304, %rd303, %rd47;
	cvt.s64.s32 	%rd305, %r570;
	add.s64 	%rd306, %rd304, %rd305;
	add.s64 	%rd342, %rd325, %rd306;
	add.s64 	%rd309, %rd130, %rd129;
	add.s64 	%rd341, %rd309, %rd305;
$L__BB3_212:
	.pragma "nounroll";
	ld.shared.u8 	%rs161, [%rd341];
	st.u8 	[%rd342], %rs161;
	add.s32 	%r570, %r570, 32;
	add.s64 	%rd342, %rd342, 32;
	add.s64 	%rd341, %rd341, 32;
	add.s32 	%r569, %r569, -1;
	setp.ne.s32 	%p125, %r569, 0;
	@%p125 bra 	$L__BB3_212;
$L__BB3_213:
	setp.lt.u32 	%p126, %r127, 96;
	@%p126 bra 	$L__BB3_216;
	cvt.s64.s32 	%rd310, %r570;
	add.s64 	%rd313, %rd130, %rd129;
	add.s64 	%rd314, %rd313, %rd310;
	add.s64 	%rd344, %rd314, 64;
	sub.s64 	%rd316, %rd33, %rd71;
	mul.lo.s64 	%rd317, %rd327, %rd316;
	add.s64 	%rd318, %rd317, %rd47;
	add.s64 	%rd319, %rd318, %rd310;
	add.s64 	%rd320, %rd325, %rd319;
	add.s64 	%rd343, %rd320, 64;
$L__BB3_215:
	ld.shared.u8 	%rs162, [%rd344+-64];
	st.u8 	[%rd343+-64], %rs162;
	ld.shared.u8 	%rs163, [%rd344+-32];
	st.u8 	[%rd343+-32], %rs163;
	ld.shared.u8 	%rs164, [%rd344];
	st.u8 	[%rd343], %rs164;
	ld.shared.u8 	%rs165, [%rd344+32];
	st.u8 	[%rd343+32], %rs165;
	add.s64 	%rd344, %rd344, 128;
	add.s64 	%rd343, %rd343, 128;
	add.s32 	%r570, %r570, 128;
	setp.lt.s32 	%p127, %r570, %r99;
	@%p127 bra 	$L__BB3_215;
$L__BB3_216:
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
	.reg .pred 	%p<102>;
	.reg .b16 	%rs<83>;
	.reg .f32 	%f<227>;
	.reg .b32 	%r<395>;
	.reg .b64 	%rd<277>;
	.shared .align 16 .b8 _ZZ8from_rgbI6ToGrayLi3ELi1EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd112, [rgb_to_gray_3_1_param_0];
	ld.param.v2.u32 	{%r359, %r132}, [rgb_to_gray_3_1_param_1+32];
	ld.param.v2.u32 	{%r133, %r134}, [rgb_to_gray_3_1_param_1+40];
	ld.param.u64 	%rd117, [rgb_to_gray_3_1_param_2];
	ld.param.v2.u32 	{%r360, %r361}, [rgb_to_gray_3_1_param_3+32];
	ld.param.v2.u32 	{%r137, %r138}, [rgb_to_gray_3_1_param_3+40];
	ld.param.u32 	%r129, [rgb_to_gray_3_1_param_4+8];
	ld.param.u32 	%r128, [rgb_to_gray_3_1_param_4+4];
	ld.param.u32 	%r127, [rgb_to_gray_3_1_param_4];
	ld.param.u64 	%rd254, [rgb_to_gray_3_1_param_3+16];
	ld.param.u64 	%rd253, [rgb_to_gray_3_1_param_3+8];
	ld.param.u64 	%rd118, [rgb_to_gray_3_1_param_3];
	ld.param.u64 	%rd251, [rgb_to_gray_3_1_param_1+24];
	ld.param.u64 	%rd250, [rgb_to_gray_3_1_param_1+16];
	ld.param.u64 	%rd249, [rgb_to_gray_3_1_param_1+8];
	ld.param.u64 	%rd113, [rgb_to_gray_3_1_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r134, 0;
	@%p1 bra 	$L__BB4_2;
	cvta.to.global.u64 	%rd122, %rd112;
	mul.wide.s32 	%rd123, %r1, 40;
	add.s64 	%rd124, %rd122, %rd123;
	ld.global.v2.u32 	{%r359, %r140}, [%rd124+32];
	ld.global.u64 	%rd251, [%rd124+24];
	ld.global.u64 	%rd250, [%rd124+16];
	ld.global.u64 	%rd249, [%rd124+8];
	ld.global.u64 	%rd248, [%rd124];
	bra.uni 	$L__BB4_3;
$L__BB4_2:
	cvt.s64.s32 	%rd125, %r1;
	mul.lo.s64 	%rd126, %rd113, %rd125;
	add.s64 	%rd248, %rd112, %rd126;
$L__BB4_3:
	setp.eq.s32 	%p2, %r138, 0;
	@%p2 bra 	$L__BB4_5;
	cvta.to.global.u64 	%rd127, %rd117;
	mul.wide.s32 	%rd128, %r1, 40;
	add.s64 	%rd129, %rd127, %rd128;
	ld.global.v2.u32 	{%r360, %r361}, [%rd129+32];
	ld.global.u64 	%rd254, [%rd129+16];
	ld.global.u64 	%rd253, [%rd129+8];
	ld.global.u64 	%rd22, [%rd129];
	bra.uni 	$L__BB4_6;
$L__BB4_5:
	cvt.s64.s32 	%rd130, %r1;
	mul.lo.s64 	%rd131, %rd118, %rd130;
	add.s64 	%rd22, %rd117, %rd131;
$L__BB4_6:
	mov.u32 	%r143, %ctaid.y;
	shl.b32 	%r144, %r143, 3;
	mov.u32 	%r14, %tid.y;
	add.s32 	%r15, %r144, %r14;
	setp.ge.s32 	%p3, %r15, %r361;
	@%p3 bra 	$L__BB4_165;
	mov.u32 	%r145, %tid.x;
	shl.b32 	%r146, %r145, 2;
	mov.u32 	%r147, %ctaid.x;
	shl.b32 	%r148, %r147, 7;
	add.s32 	%r149, %r148, %r146;
	shl.b32 	%r150, %r145, 6;
	cvt.u64.u32 	%rd29, %r150;
	mul.wide.u32 	%rd132, %r14, 2048;
	mov.u64 	%rd133, _ZZ8from_rgbI6ToGrayLi3ELi1EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd134, %rd133;
	add.s64 	%rd135, %rd134, %rd132;
	add.s64 	%rd30, %rd135, %rd29;
	setp.eq.s32 	%p4, %r127, 4;
	selp.b32 	%r151, 4, 2, %p4;
	setp.eq.s32 	%p5, %r127, 0;
	selp.b32 	%r17, 1, %r151, %p5;
	sub.s32 	%r18, %r359, %r149;
	min.s32 	%r19, %r18, 4;
	cvt.s64.s32 	%rd136, %r15;
	mul.lo.s64 	%rd31, %rd249, %rd136;
	cvt.s64.s32 	%rd137, %r149;
	mul.lo.s64 	%rd138, %rd250, %rd137;
	add.s64 	%rd32, %rd31, %rd138;
	add.s64 	%rd257, %rd248, %rd32;
	shl.b32 	%r152, %r17, 2;
	cvt.u64.u32 	%rd34, %r152;
	setp.gt.s32 	%p6, %r18, 3;
	@%p6 bra 	$L__BB4_8;
	bra.uni 	$L__BB4_10;
$L__BB4_8:
	mul.lo.s32 	%r153, %r17, 3;
	cvt.u64.u32 	%rd139, %r153;
	setp.ne.s64 	%p7, %rd250, %rd139;
	cvt.u64.u32 	%rd140, %r17;
	setp.ne.s64 	%p8, %rd251, %rd140;
	or.pred  	%p9, %p7, %p8;
	@%p9 bra 	$L__BB4_10;
	cvt.u32.u64 	%r154, %rd34;
	add.s32 	%r155, %r154, -1;
	cvt.s64.s32 	%rd141, %r155;
	and.b64  	%rd142, %rd257, %rd141;
	setp.eq.s64 	%p10, %rd142, 0;
	mov.u16 	%rs78, 0;
	mov.u64 	%rd258, %rd34;
	@%p10 bra 	$L__BB4_25;
$L__BB4_10:
	setp.lt.s32 	%p11, %r18, 4;
	cvt.u64.u32 	%rd143, %r17;
	setp.ne.s64 	%p12, %rd250, %rd143;
	or.pred  	%p13, %p12, %p11;
	@%p13 bra 	$L__BB4_12;
	cvt.u32.u64 	%r156, %rd34;
	or.b64  	%rd144, %rd251, %rd257;
	add.s32 	%r157, %r156, -1;
	cvt.s64.s32 	%rd145, %r157;
	and.b64  	%rd146, %rd144, %rd145;
	setp.eq.s64 	%p14, %rd146, 0;
	mov.u16 	%rs78, 1;
	mov.u64 	%rd258, %rd251;
	@%p14 bra 	$L__BB4_25;
$L__BB4_12:
	setp.lt.s32 	%p15, %r18, 1;
	mov.u16 	%rs78, 0;
	mov.u64 	%rd257, %rd30;
	mov.u64 	%rd258, %rd34;
	@%p15 bra 	$L__BB4_25;
	@%p5 bra 	$L__BB4_21;
	mov.u32 	%r362, 0;
$L__BB4_15:
	.pragma "nounroll";
	mul.lo.s32 	%r21, %r362, 3;
	cvt.s64.s32 	%rd147, %r362;
	mul.lo.s64 	%rd148, %rd250, %rd147;
	add.s64 	%rd35, %rd148, %rd32;
	setp.eq.s32 	%p17, %r17, 2;
	@%p17 bra 	$L__BB4_18;
	bra.uni 	$L__BB4_16;
$L__BB4_18:
	mov.u32 	%r364, 0;
$L__BB4_19:
	.pragma "nounroll";
	add.s32 	%r165, %r364, %r21;
	shl.b32 	%r166, %r165, 1;
	cvt.s64.s32 	%rd159, %r166;
	add.s64 	%rd160, %rd159, %rd29;
	add.s64 	%rd163, %rd133, %rd132;
	add.s64 	%rd164, %rd163, %rd160;
	cvt.s64.s32 	%rd165, %r364;
	mul.lo.s64 	%rd166, %rd251, %rd165;
	add.s64 	%rd167, %rd35, %rd166;
	add.s64 	%rd168, %rd248, %rd167;
	ld.u16 	%rs31, [%rd168];
	st.shared.u16 	[%rd164], %rs31;
	add.s32 	%r364, %r364, 1;
	setp.ne.s32 	%p19, %r364, 3;
	@%p19 bra 	$L__BB4_19;
	bra.uni 	$L__BB4_20;
$L__BB4_16:
	mov.u32 	%r363, 0;
$L__BB4_17:
	.pragma "nounroll";
	add.s32 	%r160, %r363, %r21;
	mul.lo.s32 	%r161, %r160, %r17;
	cvt.s64.s32 	%rd149, %r161;
	add.s64 	%rd150, %rd149, %rd29;
	add.s64 	%rd153, %rd133, %rd132;
	add.s64 	%rd154, %rd153, %rd150;
	cvt.s64.s32 	%rd155, %r363;
	mul.lo.s64 	%rd156, %rd251, %rd155;
	add.s64 	%rd157, %rd35, %rd156;
	add.s64 	%rd158, %rd248, %rd157;
	ld.u32 	%r163, [%rd158];
	st.shared.u32 	[%rd154], %r163;
	add.s32 	%r363, %r363, 1;
	setp.eq.s32 	%p18, %r363, 3;
	@%p18 bra 	$L__BB4_20;
	bra.uni 	$L__BB4_17;
$L__BB4_20:
	add.s32 	%r362, %r362, 1;
	setp.lt.s32 	%p20, %r362, %r19;
	mov.u64 	%rd257, %rd30;
	mov.u64 	%rd258, %rd34;
	@%p20 bra 	$L__BB4_15;
	bra.uni 	$L__BB4_25;
$L__BB4_21:
	add.s64 	%rd36, %rd248, %rd31;
	add.s64 	%rd171, %rd133, %rd132;
	add.s64 	%rd37, %rd171, %rd29;
	mul.lo.s32 	%r27, %r17, 3;
	mov.u32 	%r172, %tid.x;
	shl.b32 	%r173, %r172, 2;
	add.s32 	%r174, %r148, %r173;
	cvt.s64.s32 	%rd39, %r174;
	mov.u32 	%r168, 0;
	mov.u32 	%r365, %r168;
$L__BB4_22:
	.pragma "nounroll";
	cvt.s64.s32 	%rd172, %r365;
	add.s64 	%rd173, %rd39, %rd172;
	mul.lo.s64 	%rd174, %rd250, %rd173;
	add.s64 	%rd256, %rd36, %rd174;
	mul.lo.s32 	%r176, %r27, %r365;
	cvt.s64.s32 	%rd175, %r176;
	add.s64 	%rd255, %rd37, %rd175;
	mov.u32 	%r366, %r168;
$L__BB4_23:
	.pragma "nounroll";
	ld.u8 	%rs33, [%rd256];
	st.shared.u8 	[%rd255], %rs33;
	add.s64 	%rd256, %rd256, %rd251;
	add.s64 	%rd255, %rd255, %rd143;
	add.s32 	%r366, %r366, 1;
	setp.ne.s32 	%p21, %r366, 3;
	@%p21 bra 	$L__BB4_23;
	add.s32 	%r365, %r365, 1;
	setp.lt.s32 	%p22, %r365, %r19;
	mov.u64 	%rd257, %rd30;
	mov.u64 	%rd258, %rd34;
	@%p22 bra 	$L__BB4_22;
$L__BB4_25:
	@%p5 bra 	$L__BB4_29;
	@%p4 bra 	$L__BB4_28;
	bra.uni 	$L__BB4_27;
$L__BB4_28:
	ld.v4.u32 	{%r367, %r372, %r373, %r374}, [%rd257];
	bra.uni 	$L__BB4_30;
$L__BB4_29:
	ld.u32 	%r367, [%rd257];
	bra.uni 	$L__BB4_30;
$L__BB4_27:
	ld.v2.u32 	{%r367, %r372}, [%rd257];
$L__BB4_30:
	@%p5 bra 	$L__BB4_45;
	@%p4 bra 	$L__BB4_44;
	bra.uni 	$L__BB4_32;
$L__BB4_44:
	mov.b32 	%f202, %r367;
	mov.b32 	%f203, %r372;
	mov.b32 	%f204, %r373;
	mov.b32 	%f205, %r374;
	bra.uni 	$L__BB4_46;
$L__BB4_45:
	cvt.u16.u32 	%rs39, %r367;
	and.b16  	%rs40, %rs39, 255;
	cvt.rn.f32.u16 	%f202, %rs40;
	shr.u16 	%rs41, %rs39, 8;
	cvt.rn.f32.u16 	%f203, %rs41;
	shr.u32 	%r187, %r367, 16;
	cvt.u16.u32 	%rs42, %r187;
	and.b16  	%rs43, %rs42, 255;
	cvt.rn.f32.u16 	%f204, %rs43;
	shr.u32 	%r188, %r367, 24;
	cvt.u16.u32 	%rs44, %r188;
	cvt.rn.f32.u16 	%f205, %rs44;
	bra.uni 	$L__BB4_46;
$L__BB4_32:
	cvt.u16.u32 	%rs2, %r367;
	setp.eq.s32 	%p27, %r127, 3;
	@%p27 bra 	$L__BB4_34;
	bra.uni 	$L__BB4_33;
$L__BB4_34:
	cvt.f32.f16 %f202, %rs2;
	bra.uni 	$L__BB4_35;
$L__BB4_33:
	setp.eq.s32 	%p28, %r127, 1;
	cvt.rn.f32.s16 	%f103, %rs2;
	cvt.rn.f32.u16 	%f104, %rs2;
	selp.f32 	%f202, %f104, %f103, %p28;
$L__BB4_35:
	shr.u32 	%r185, %r367, 16;
	cvt.u16.u32 	%rs3, %r185;
	@%p27 bra 	$L__BB4_37;
	bra.uni 	$L__BB4_36;
$L__BB4_37:
	cvt.f32.f16 %f203, %rs3;
	bra.uni 	$L__BB4_38;
$L__BB4_36:
	setp.eq.s32 	%p30, %r127, 1;
	cvt.rn.f32.s16 	%f106, %rs3;
	cvt.rn.f32.u16 	%f107, %rs3;
	selp.f32 	%f203, %f107, %f106, %p30;
$L__BB4_38:
	cvt.u16.u32 	%rs4, %r372;
	@%p27 bra 	$L__BB4_40;
	bra.uni 	$L__BB4_39;
$L__BB4_40:
	cvt.f32.f16 %f204, %rs4;
	bra.uni 	$L__BB4_41;
$L__BB4_39:
	setp.eq.s32 	%p32, %r127, 1;
	cvt.rn.f32.s16 	%f109, %rs4;
	cvt.rn.f32.u16 	%f110, %rs4;
	selp.f32 	%f204, %f110, %f109, %p32;
$L__BB4_41:
	shr.u32 	%r186, %r372, 16;
	cvt.u16.u32 	%rs5, %r186;
	@%p27 bra 	$L__BB4_43;
	bra.uni 	$L__BB4_42;
$L__BB4_43:
	cvt.f32.f16 %f205, %rs5;
	bra.uni 	$L__BB4_46;
$L__BB4_42:
	setp.eq.s32 	%p34, %r127, 1;
	cvt.rn.f32.s16 	%f112, %rs5;
	cvt.rn.f32.u16 	%f113, %rs5;
	selp.f32 	%f205, %f113, %f112, %p34;
$L__BB4_46:
	add.s64 	%rd49, %rd257, %rd258;
	@%p5 bra 	$L__BB4_50;
	@%p4 bra 	$L__BB4_49;
	bra.uni 	$L__BB4_48;
$L__BB4_49:
	ld.v4.u32 	{%r371, %r372, %r373, %r374}, [%rd49];
	bra.uni 	$L__BB4_51;
$L__BB4_50:
	ld.u32 	%r371, [%rd49];
	bra.uni 	$L__BB4_51;
$L__BB4_48:
	ld.v2.u32 	{%r371, %r372}, [%rd49];
$L__BB4_51:
	@%p5 bra 	$L__BB4_66;
	@%p4 bra 	$L__BB4_65;
	bra.uni 	$L__BB4_53;
$L__BB4_65:
	mov.b32 	%f209, %r371;
	mov.b32 	%f210, %r372;
	mov.b32 	%f211, %r373;
	mov.b32 	%f212, %r374;
	bra.uni 	$L__BB4_67;
$L__BB4_66:
	cvt.u16.u32 	%rs51, %r371;
	and.b16  	%rs52, %rs51, 255;
	cvt.rn.f32.u16 	%f209, %rs52;
	shr.u16 	%rs53, %rs51, 8;
	cvt.rn.f32.u16 	%f210, %rs53;
	shr.u32 	%r198, %r371, 16;
	cvt.u16.u32 	%rs54, %r198;
	and.b16  	%rs55, %rs54, 255;
	cvt.rn.f32.u16 	%f211, %rs55;
	shr.u32 	%r199, %r371, 24;
	cvt.u16.u32 	%rs56, %r199;
	cvt.rn.f32.u16 	%f212, %rs56;
	bra.uni 	$L__BB4_67;
$L__BB4_53:
	cvt.u16.u32 	%rs6, %r371;
	setp.eq.s32 	%p39, %r127, 3;
	@%p39 bra 	$L__BB4_55;
	bra.uni 	$L__BB4_54;
$L__BB4_55:
	cvt.f32.f16 %f209, %rs6;
	bra.uni 	$L__BB4_56;
$L__BB4_54:
	setp.eq.s32 	%p40, %r127, 1;
	cvt.rn.f32.s16 	%f115, %rs6;
	cvt.rn.f32.u16 	%f116, %rs6;
	selp.f32 	%f209, %f116, %f115, %p40;
$L__BB4_56:
	shr.u32 	%r195, %r371, 16;
	cvt.u16.u32 	%rs7, %r195;
	@%p39 bra 	$L__BB4_58;
	bra.uni 	$L__BB4_57;
$L__BB4_58:
	cvt.f32.f16 %f210, %rs7;
	bra.uni 	$L__BB4_59;
$L__BB4_57:
	setp.eq.s32 	%p42, %r127, 1;
	cvt.rn.f32.s16 	%f118, %rs7;
	cvt.rn.f32.u16 	%f119, %rs7;
	selp.f32 	%f210, %f119, %f118, %p42;
$L__BB4_59:
	@%p39 bra 	$L__BB4_61;
	bra.uni 	$L__BB4_60;
$L__BB4_61:
	cvt.u16.u32 	%rs48, %r372;
	cvt.f32.f16 %f211, %rs48;
	bra.uni 	$L__BB4_62;
$L__BB4_60:
	setp.eq.s32 	%p44, %r127, 1;
	cvt.u16.u32 	%rs47, %r372;
	cvt.rn.f32.u16 	%f121, %rs47;
	cvt.rn.f32.s16 	%f122, %rs47;
	selp.f32 	%f211, %f121, %f122, %p44;
$L__BB4_62:
	@%p39 bra 	$L__BB4_64;
	bra.uni 	$L__BB4_63;
$L__BB4_64:
	shr.u32 	%r197, %r372, 16;
	cvt.u16.u32 	%rs50, %r197;
	cvt.f32.f16 %f212, %rs50;
	bra.uni 	$L__BB4_67;
$L__BB4_63:
	setp.eq.s32 	%p46, %r127, 1;
	shr.u32 	%r196, %r372, 16;
	cvt.u16.u32 	%rs49, %r196;
	cvt.rn.f32.u16 	%f124, %rs49;
	cvt.rn.f32.s16 	%f125, %rs49;
	selp.f32 	%f212, %f124, %f125, %p46;
$L__BB4_67:
	shl.b64 	%rd176, %rd258, 1;
	add.s64 	%rd50, %rd257, %rd176;
	@%p5 bra 	$L__BB4_71;
	@%p4 bra 	$L__BB4_70;
	bra.uni 	$L__BB4_69;
$L__BB4_70:
	ld.v4.u32 	{%r375, %r372, %r373, %r374}, [%rd50];
	bra.uni 	$L__BB4_72;
$L__BB4_71:
	ld.u32 	%r375, [%rd50];
	bra.uni 	$L__BB4_72;
$L__BB4_69:
	ld.v2.u32 	{%r375, %r372}, [%rd50];
$L__BB4_72:
	@%p5 bra 	$L__BB4_87;
	@%p4 bra 	$L__BB4_86;
	bra.uni 	$L__BB4_74;
$L__BB4_86:
	mov.b32 	%f216, %r375;
	mov.b32 	%f217, %r372;
	mov.b32 	%f218, %r373;
	mov.b32 	%f219, %r374;
	bra.uni 	$L__BB4_88;
$L__BB4_87:
	cvt.u16.u32 	%rs61, %r375;
	and.b16  	%rs62, %rs61, 255;
	cvt.rn.f32.u16 	%f216, %rs62;
	shr.u16 	%rs63, %rs61, 8;
	cvt.rn.f32.u16 	%f217, %rs63;
	shr.u32 	%r208, %r375, 16;
	cvt.u16.u32 	%rs64, %r208;
	and.b16  	%rs65, %rs64, 255;
	cvt.rn.f32.u16 	%f218, %rs65;
	shr.u32 	%r209, %r375, 24;
	cvt.u16.u32 	%rs66, %r209;
	cvt.rn.f32.u16 	%f219, %rs66;
	bra.uni 	$L__BB4_88;
$L__BB4_74:
	cvt.u16.u32 	%rs8, %r375;
	setp.eq.s32 	%p51, %r127, 3;
	@%p51 bra 	$L__BB4_76;
	bra.uni 	$L__BB4_75;
$L__BB4_76:
	cvt.f32.f16 %f216, %rs8;
	bra.uni 	$L__BB4_77;
$L__BB4_75:
	setp.eq.s32 	%p52, %r127, 1;
	cvt.rn.f32.s16 	%f127, %rs8;
	cvt.rn.f32.u16 	%f128, %rs8;
	selp.f32 	%f216, %f128, %f127, %p52;
$L__BB4_77:
	shr.u32 	%r206, %r375, 16;
	cvt.u16.u32 	%rs9, %r206;
	@%p51 bra 	$L__BB4_79;
	bra.uni 	$L__BB4_78;
$L__BB4_79:
	cvt.f32.f16 %f217, %rs9;
	bra.uni 	$L__BB4_80;
$L__BB4_78:
	setp.eq.s32 	%p54, %r127, 1;
	cvt.rn.f32.s16 	%f130, %rs9;
	cvt.rn.f32.u16 	%f131, %rs9;
	selp.f32 	%f217, %f131, %f130, %p54;
$L__BB4_80:
	cvt.u16.u32 	%rs10, %r372;
	@%p51 bra 	$L__BB4_82;
	bra.uni 	$L__BB4_81;
$L__BB4_82:
	cvt.f32.f16 %f218, %rs10;
	bra.uni 	$L__BB4_83;
$L__BB4_81:
	setp.eq.s32 	%p56, %r127, 1;
	cvt.rn.f32.s16 	%f133, %rs10;
	cvt.rn.f32.u16 	%f134, %rs10;
	selp.f32 	%f218, %f134, %f133, %p56;
$L__BB4_83:
	shr.u32 	%r207, %r372, 16;
	cvt.u16.u32 	%rs11, %r207;
	@%p51 bra 	$L__BB4_85;
	bra.uni 	$L__BB4_84;
$L__BB4_85:
	cvt.f32.f16 %f219, %rs11;
	bra.uni 	$L__BB4_88;
$L__BB4_84:
	setp.eq.s32 	%p58, %r127, 1;
	cvt.rn.f32.s16 	%f136, %rs11;
	cvt.rn.f32.u16 	%f137, %rs11;
	selp.f32 	%f219, %f137, %f136, %p58;
$L__BB4_88:
	setp.eq.s16 	%p59, %rs78, 0;
	selp.f32 	%f70, %f203, %f209, %p59;
	selp.f32 	%f71, %f204, %f216, %p59;
	selp.f32 	%f72, %f205, %f203, %p59;
	selp.f32 	%f73, %f209, %f210, %p59;
	selp.f32 	%f74, %f210, %f217, %p59;
	selp.f32 	%f75, %f211, %f204, %p59;
	selp.f32 	%f76, %f212, %f211, %p59;
	selp.f32 	%f77, %f216, %f218, %p59;
	selp.f32 	%f78, %f217, %f205, %p59;
	selp.f32 	%f79, %f218, %f212, %p59;
	bar.warp.sync 	-1;
	add.s32 	%r65, %r127, -3;
	setp.eq.s32 	%p60, %r129, 0;
	@%p60 bra 	$L__BB4_92;
	setp.gt.u32 	%p61, %r65, 1;
	@%p61 bra 	$L__BB4_91;
	bra.uni 	$L__BB4_90;
$L__BB4_91:
	mul.f32 	%f147, %f70, 0f46964600;
	fma.rn.f32 	%f148, %f71, 0f46191800, %f147;
	fma.rn.f32 	%f149, %f202, 0f45697000, %f148;
	add.f32 	%f150, %f149, 0f46800000;
	mul.f32 	%f151, %f150, 0f38000000;
	cvt.rmi.f32.f32 	%f226, %f151;
	mul.f32 	%f152, %f73, 0f46964600;
	fma.rn.f32 	%f153, %f74, 0f46191800, %f152;
	fma.rn.f32 	%f154, %f72, 0f45697000, %f153;
	add.f32 	%f155, %f154, 0f46800000;
	mul.f32 	%f156, %f155, 0f38000000;
	cvt.rmi.f32.f32 	%f225, %f156;
	mul.f32 	%f157, %f76, 0f46964600;
	fma.rn.f32 	%f158, %f77, 0f46191800, %f157;
	fma.rn.f32 	%f159, %f75, 0f45697000, %f158;
	add.f32 	%f160, %f159, 0f46800000;
	mul.f32 	%f161, %f160, 0f38000000;
	cvt.rmi.f32.f32 	%f224, %f161;
	mul.f32 	%f162, %f79, 0f46964600;
	fma.rn.f32 	%f163, %f219, 0f46191800, %f162;
	fma.rn.f32 	%f164, %f78, 0f45697000, %f163;
	add.f32 	%f165, %f164, 0f46800000;
	mul.f32 	%f166, %f165, 0f38000000;
	cvt.rmi.f32.f32 	%f223, %f166;
	bra.uni 	$L__BB4_104;
$L__BB4_92:
	setp.gt.u32 	%p62, %r65, 1;
	@%p62 bra 	$L__BB4_94;
	bra.uni 	$L__BB4_93;
$L__BB4_94:
	mul.f32 	%f169, %f70, 0f46964600;
	fma.rn.f32 	%f170, %f202, 0f46191800, %f169;
	fma.rn.f32 	%f171, %f71, 0f45697000, %f170;
	add.f32 	%f172, %f171, 0f46800000;
	mul.f32 	%f173, %f172, 0f38000000;
	cvt.rmi.f32.f32 	%f226, %f173;
	bra.uni 	$L__BB4_95;
$L__BB4_90:
	mul.f32 	%f139, %f70, 0f3F1645A2;
	fma.rn.f32 	%f140, %f71, 0f3E991687, %f139;
	fma.rn.f32 	%f226, %f202, 0f3DE978D5, %f140;
	mul.f32 	%f141, %f73, 0f3F1645A2;
	fma.rn.f32 	%f142, %f74, 0f3E991687, %f141;
	fma.rn.f32 	%f225, %f72, 0f3DE978D5, %f142;
	mul.f32 	%f143, %f76, 0f3F1645A2;
	fma.rn.f32 	%f144, %f77, 0f3E991687, %f143;
	fma.rn.f32 	%f224, %f75, 0f3DE978D5, %f144;
	mul.f32 	%f145, %f79, 0f3F1645A2;
	fma.rn.f32 	%f146, %f219, 0f3E991687, %f145;
	fma.rn.f32 	%f223, %f78, 0f3DE978D5, %f146;
	bra.uni 	$L__BB4_104;
$L__BB4_93:
	mul.f32 	%f167, %f70, 0f3F1645A2;
	fma.rn.f32 	%f168, %f202, 0f3E991687, %f167;
	fma.rn.f32 	%f226, %f71, 0f3DE978D5, %f168;
$L__BB4_95:
	@%p62 bra 	$L__BB4_97;
	bra.uni 	$L__BB4_96;
$L__BB4_97:
	mul.f32 	%f176, %f73, 0f46964600;
	fma.rn.f32 	%f177, %f72, 0f46191800, %f176;
	fma.rn.f32 	%f178, %f74, 0f45697000, %f177;
	add.f32 	%f179, %f178, 0f46800000;
	mul.f32 	%f180, %f179, 0f38000000;
	cvt.rmi.f32.f32 	%f225, %f180;
	bra.uni 	$L__BB4_98;
$L__BB4_96:
	mul.f32 	%f174, %f73, 0f3F1645A2;
	fma.rn.f32 	%f175, %f72, 0f3E991687, %f174;
	fma.rn.f32 	%f225, %f74, 0f3DE978D5, %f175;
$L__BB4_98:
	@%p62 bra 	$L__BB4_100;
	bra.uni 	$L__BB4_99;
$L__BB4_100:
	mul.f32 	%f183, %f76, 0f46964600;
	fma.rn.f32 	%f184, %f75, 0f46191800, %f183;
	fma.rn.f32 	%f185, %f77, 0f45697000, %f184;
	add.f32 	%f186, %f185, 0f46800000;
	mul.f32 	%f187, %f186, 0f38000000;
	cvt.rmi.f32.f32 	%f224, %f187;
	bra.uni 	$L__BB4_101;
$L__BB4_99:
	mul.f32 	%f181, %f76, 0f3F1645A2;
	fma.rn.f32 	%f182, %f75, 0f3E991687, %f181;
	fma.rn.f32 	%f224, %f77, 0f3DE978D5, %f182;
$L__BB4_101:
	@%p62 bra 	$L__BB4_103;
	bra.uni 	$L__BB4_102;
$L__BB4_103:
	mul.f32 	%f190, %f79, 0f46964600;
	fma.rn.f32 	%f191, %f78, 0f46191800, %f190;
	fma.rn.f32 	%f192, %f219, 0f45697000, %f191;
	add.f32 	%f193, %f192, 0f46800000;
	mul.f32 	%f194, %f193, 0f38000000;
	cvt.rmi.f32.f32 	%f223, %f194;
	bra.uni 	$L__BB4_104;
$L__BB4_102:
	mul.f32 	%f188, %f79, 0f3F1645A2;
	fma.rn.f32 	%f189, %f78, 0f3E991687, %f188;
	fma.rn.f32 	%f223, %f219, 0f3DE978D5, %f189;
$L__BB4_104:
	setp.eq.s32 	%p66, %r128, 4;
	selp.b32 	%r210, 4, 2, %p66;
	setp.eq.s32 	%p67, %r128, 0;
	selp.b32 	%r211, 1, %r210, %p67;
	sub.s32 	%r68, %r360, %r149;
	mul.lo.s64 	%rd52, %rd253, %rd136;
	mul.lo.s64 	%rd179, %rd254, %rd137;
	mul.lo.s32 	%r221, %r211, %r146;
	cvt.s64.s32 	%rd180, %r221;
	cvt.u64.u32 	%rd53, %r211;
	min.s32 	%r69, %r68, 4;
	add.s64 	%rd54, %rd52, %rd179;
	add.s64 	%rd183, %rd133, %rd132;
	add.s64 	%rd259, %rd183, %rd180;
	@%p67 bra 	$L__BB4_128;
	@%p66 bra 	$L__BB4_127;
	bra.uni 	$L__BB4_106;
$L__BB4_127:
	st.shared.v4.f32 	[%rd259], {%f226, %f225, %f224, %f223};
	bra.uni 	$L__BB4_129;
$L__BB4_128:
	cvt.rni.s32.f32 	%r241, %f224;
	cvt.rni.s32.f32 	%r240, %f223;
	mov.u32 	%r242, 0;
	cvt.pack.sat.u8.s32.b32 %r239, %r240, %r241, %r242;
	cvt.rni.s32.f32 	%r244, %f225;
	cvt.rni.s32.f32 	%r245, %f226;
	cvt.pack.sat.u8.s32.b32 %r243, %r244, %r245, %r239;
	st.shared.u32 	[%rd259], %r243;
	bra.uni 	$L__BB4_129;
$L__BB4_106:
	setp.eq.s32 	%p69, %r128, 3;
	@%p69 bra 	$L__BB4_110;
	bra.uni 	$L__BB4_107;
$L__BB4_110:
	cvt.rn.f16.f32 %rs79, %f226;
	bra.uni 	$L__BB4_111;
$L__BB4_107:
	setp.eq.s32 	%p70, %r128, 1;
	cvt.rni.s32.f32 	%r70, %f226;
	@%p70 bra 	$L__BB4_109;
	bra.uni 	$L__BB4_108;
$L__BB4_109:
	max.s32 	%r224, %r70, 0;
	min.s32 	%r225, %r224, 65535;
	cvt.u16.u32 	%rs79, %r225;
	bra.uni 	$L__BB4_111;
$L__BB4_108:
	max.s32 	%r222, %r70, -32768;
	min.s32 	%r223, %r222, 32767;
	cvt.u16.u32 	%rs79, %r223;
$L__BB4_111:
	@%p69 bra 	$L__BB4_115;
	bra.uni 	$L__BB4_112;
$L__BB4_115:
	cvt.rn.f16.f32 %rs80, %f225;
	bra.uni 	$L__BB4_116;
$L__BB4_112:
	setp.eq.s32 	%p72, %r128, 1;
	cvt.rni.s32.f32 	%r71, %f225;
	@%p72 bra 	$L__BB4_114;
	bra.uni 	$L__BB4_113;
$L__BB4_114:
	max.s32 	%r228, %r71, 0;
	min.s32 	%r229, %r228, 65535;
	cvt.u16.u32 	%rs80, %r229;
	bra.uni 	$L__BB4_116;
$L__BB4_113:
	max.s32 	%r226, %r71, -32768;
	min.s32 	%r227, %r226, 32767;
	cvt.u16.u32 	%rs80, %r227;
$L__BB4_116:
	mov.b32 	%r72, {%rs79, %rs80};
	@%p69 bra 	$L__BB4_120;
	bra.uni 	$L__BB4_117;
$L__BB4_120:
	cvt.rn.f16.f32 %rs81, %f224;
	bra.uni 	$L__BB4_121;
$L__BB4_117:
	setp.eq.s32 	%p74, %r128, 1;
	cvt.rni.s32.f32 	%r73, %f224;
	@%p74 bra 	$L__BB4_119;
	bra.uni 	$L__BB4_118;
$L__BB4_119:
	max.s32 	%r232, %r73, 0;
	min.s32 	%r233, %r232, 65535;
	cvt.u16.u32 	%rs81, %r233;
	bra.uni 	$L__BB4_121;
$L__BB4_118:
	max.s32 	%r230, %r73, -32768;
	min.s32 	%r231, %r230, 32767;
	cvt.u16.u32 	%rs81, %r231;
$L__BB4_121:
	@%p69 bra 	$L__BB4_125;
	bra.uni 	$L__BB4_122;
$L__BB4_125:
	cvt.rn.f16.f32 %rs82, %f223;
	bra.uni 	$L__BB4_126;
$L__BB4_122:
	setp.eq.s32 	%p76, %r128, 1;
	cvt.rni.s32.f32 	%r74, %f223;
	@%p76 bra 	$L__BB4_124;
	bra.uni 	$L__BB4_123;
$L__BB4_124:
	max.s32 	%r236, %r74, 0;
	min.s32 	%r237, %r236, 65535;
	cvt.u16.u32 	%rs82, %r237;
	bra.uni 	$L__BB4_126;
$L__BB4_123:
	max.s32 	%r234, %r74, -32768;
	min.s32 	%r235, %r234, 32767;
	cvt.u16.u32 	%rs82, %r235;
$L__BB4_126:
	mov.b32 	%r238, {%rs81, %rs82};
	st.shared.v2.u32 	[%rd259], {%r72, %r238};
$L__BB4_129:
	setp.eq.s64 	%p77, %rd254, %rd53;
	@%p77 bra 	$L__BB4_139;
	bra.uni 	$L__BB4_130;
$L__BB4_139:
	cvt.u32.u64 	%r252, %rd53;
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd74, %r146;
	sub.s32 	%r257, %r360, %r148;
	min.s32 	%r258, %r257, 128;
	mul.lo.s32 	%r81, %r258, %r252;
	setp.lt.s32 	%p84, %r81, 1;
	@%p84 bra 	$L__BB4_165;
	mul.lo.s64 	%rd184, %rd254, %rd74;
	sub.s64 	%rd185, %rd54, %rd184;
	add.s64 	%rd75, %rd22, %rd185;
	and.b64  	%rd186, %rd75, 15;
	setp.eq.s64 	%p85, %rd186, 0;
	@%p85 bra 	$L__BB4_150;
	and.b64  	%rd187, %rd75, 3;
	setp.ne.s64 	%p86, %rd187, 0;
	mov.u32 	%r390, 0;
	@%p86 bra 	$L__BB4_158;
	shr.s32 	%r260, %r81, 31;
	shr.u32 	%r261, %r260, 30;
	add.s32 	%r262, %r81, %r261;
	shr.s32 	%r82, %r262, 2;
	mov.u32 	%r384, %tid.x;
	setp.ge.s32 	%p87, %r384, %r82;
	@%p87 bra 	$L__BB4_149;
	not.b32 	%r264, %r384;
	add.s32 	%r84, %r82, %r264;
	shr.u32 	%r265, %r84, 5;
	add.s32 	%r266, %r265, 1;
	and.b32  	%r383, %r266, 3;
	setp.eq.s32 	%p88, %r383, 0;
	@%p88 bra 	$L__BB4_146;
	mov.u32 	%r384, %tid.x;
	mul.wide.s32 	%rd188, %r384, 4;
	shl.b32 	%r269, %r384, 2;
	add.s32 	%r270, %r148, %r269;
	cvt.s64.s32 	%rd189, %r270;
	sub.s64 	%rd190, %rd189, %rd74;
	mul.lo.s64 	%rd191, %rd254, %rd190;
	add.s64 	%rd192, %rd188, %rd191;
	add.s64 	%rd193, %rd192, %rd52;
	add.s64 	%rd266, %rd22, %rd193;
	add.s64 	%rd265, %rd183, %rd188;
$L__BB4_145:
	.pragma "nounroll";
	ld.shared.u32 	%r272, [%rd265];
	st.u32 	[%rd266], %r272;
	add.s32 	%r384, %r384, 32;
	add.s64 	%rd266, %rd266, 128;
	add.s64 	%rd265, %rd265, 128;
	add.s32 	%r383, %r383, -1;
	setp.ne.s32 	%p89, %r383, 0;
	@%p89 bra 	$L__BB4_145;
$L__BB4_146:
	setp.lt.u32 	%p90, %r84, 96;
	@%p90 bra 	$L__BB4_149;
	mul.wide.s32 	%rd197, %r384, 4;
	add.s64 	%rd201, %rd183, %rd197;
	add.s64 	%rd268, %rd201, 256;
	mov.u32 	%r276, %tid.x;
	shl.b32 	%r277, %r276, 2;
	add.s32 	%r278, %r148, %r277;
	cvt.s64.s32 	%rd202, %r278;
	sub.s64 	%rd203, %rd202, %rd74;
	mul.lo.s64 	%rd204, %rd254, %rd203;
	add.s64 	%rd205, %rd197, %rd204;
	add.s64 	%rd206, %rd205, %rd52;
	add.s64 	%rd207, %rd22, %rd206;
	add.s64 	%rd267, %rd207, 256;
$L__BB4_148:
	ld.shared.u32 	%r279, [%rd268+-256];
	st.u32 	[%rd267+-256], %r279;
	ld.shared.u32 	%r280, [%rd268+-128];
	st.u32 	[%rd267+-128], %r280;
	ld.shared.u32 	%r281, [%rd268];
	st.u32 	[%rd267], %r281;
	ld.shared.u32 	%r282, [%rd268+128];
	st.u32 	[%rd267+128], %r282;
	add.s64 	%rd268, %rd268, 512;
	add.s64 	%rd267, %rd267, 512;
	add.s32 	%r384, %r384, 128;
	setp.lt.s32 	%p91, %r384, %r82;
	@%p91 bra 	$L__BB4_148;
$L__BB4_149:
	and.b32  	%r390, %r81, -4;
	bra.uni 	$L__BB4_158;
$L__BB4_130:
	setp.lt.s32 	%p78, %r68, 1;
	@%p78 bra 	$L__BB4_165;
	@%p67 bra 	$L__BB4_137;
	cvt.u32.u64 	%r247, %rd53;
	setp.eq.s32 	%p80, %r247, 2;
	@%p80 bra 	$L__BB4_135;
	bra.uni 	$L__BB4_133;
$L__BB4_135:
	add.s64 	%rd261, %rd22, %rd54;
	mov.u32 	%r380, 0;
$L__BB4_136:
	.pragma "nounroll";
	ld.shared.u16 	%rs71, [%rd259];
	st.u16 	[%rd261], %rs71;
	add.s64 	%rd259, %rd259, 2;
	add.s64 	%rd261, %rd261, %rd254;
	add.s32 	%r380, %r380, 1;
	setp.lt.s32 	%p82, %r380, %r69;
	@%p82 bra 	$L__BB4_136;
	bra.uni 	$L__BB4_165;
$L__BB4_150:
	shr.s32 	%r283, %r81, 31;
	shr.u32 	%r284, %r283, 28;
	add.s32 	%r285, %r81, %r284;
	shr.s32 	%r95, %r285, 4;
	setp.ge.s32 	%p92, %r145, %r95;
	@%p92 bra 	$L__BB4_157;
	not.b32 	%r287, %r145;
	add.s32 	%r97, %r95, %r287;
	shr.u32 	%r288, %r97, 5;
	add.s32 	%r289, %r288, 1;
	and.b32  	%r387, %r289, 3;
	setp.eq.s32 	%p93, %r387, 0;
	mov.u32 	%r388, %r145;
	@%p93 bra 	$L__BB4_154;
	mov.u32 	%r388, %tid.x;
	mul.wide.s32 	%rd208, %r388, 16;
	add.s64 	%rd270, %rd183, %rd208;
	shl.b32 	%r293, %r388, 2;
	add.s32 	%r294, %r148, %r293;
	cvt.s64.s32 	%rd212, %r294;
	sub.s64 	%rd213, %rd212, %rd74;
	mul.lo.s64 	%rd214, %rd254, %rd213;
	add.s64 	%rd215, %rd208, %rd214;
	add.s64 	%rd216, %rd215, %rd52;
	add.s64 	%rd269, %rd22, %rd216;
$L__BB4_153:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r295, %r296, %r297, %r298}, [%rd270];
	st.v4.u32 	[%rd269], {%r295, %r296, %r297, %r298};
	add.s32 	%r388, %r388, 32;
	add.s64 	%rd270, %rd270, 512;
	add.s64 	%rd269, %rd269, 512;
	add.s32 	%r387, %r387, -1;
	setp.ne.s32 	%p94, %r387, 0;
	@%p94 bra 	$L__BB4_153;
$L__BB4_154:
	setp.lt.u32 	%p95, %r97, 96;
	@%p95 bra 	$L__BB4_157;
	mul.wide.s32 	%rd217, %r388, 16;
	mov.u32 	%r305, %tid.x;
	shl.b32 	%r306, %r305, 2;
	add.s32 	%r307, %r148, %r306;
	cvt.s64.s32 	%rd218, %r307;
	sub.s64 	%rd219, %rd218, %rd74;
	mul.lo.s64 	%rd220, %rd254, %rd219;
	add.s64 	%rd221, %rd217, %rd220;
	add.s64 	%rd222, %rd221, %rd52;
	add.s64 	%rd223, %rd22, %rd222;
	add.s64 	%rd272, %rd223, 1024;
	add.s64 	%rd227, %rd183, %rd217;
	add.s64 	%rd271, %rd227, 1024;
$L__BB4_156:
	ld.shared.v4.u32 	{%r309, %r310, %r311, %r312}, [%rd271+-1024];
	st.v4.u32 	[%rd272+-1024], {%r309, %r310, %r311, %r312};
	ld.shared.v4.u32 	{%r317, %r318, %r319, %r320}, [%rd271+-512];
	st.v4.u32 	[%rd272+-512], {%r317, %r318, %r319, %r320};
	ld.shared.v4.u32 	{%r325, %r326, %r327, %r328}, [%rd271];
	st.v4.u32 	[%rd272], {%r325, %r326, %r327, %r328};
	ld.shared.v4.u32 	{%r333, %r334, %r335, %r336}, [%rd271+512];
	st.v4.u32 	[%rd272+512], {%r333, %r334, %r335, %r336};
	add.s64 	%rd272, %rd272, 2048;
	add.s64 	%rd271, %rd271, 2048;
	add.s32 	%r388, %r388, 128;
	setp.lt.s32 	%p96, %r388, %r95;
	@%p96 bra 	$L__BB4_156;
$L__BB4_157:
	and.b32  	%r390, %r81, -16;
$L__BB4_158:
	add.s32 	%r393, %r390, %r145;
	setp.ge.s32 	%p97, %r393, %r81;
	@%p97 bra 	$L__BB4_165;
	not.b32 	%r343, %r145;
	add.s32 	%r344, %r81, %r343;
	sub.s32 	%r110, %r344, %r390;
	shr.u32 	%r345, %r110, 5;
	add.s32 	%r346, %r345, 1;
	and.b32  	%r392, %r346, 3;
	setp.eq.s32 	%p98, %r392, 0;
	@%p98 bra 	$L__BB4_162;
	sub.s64 	%rd229, %rd137, %rd74;
	mul.lo.s64 	%rd230, %rd254, %rd229;
	add.s64 	%rd231, %rd230, %rd52;
	cvt.s64.s32 	%rd232, %r393;
	add.s64 	%rd233, %rd231, %rd232;
	add.s64 	%rd274, %rd22, %rd233;
	add.s64 	%rd273, %rd183, %rd232;
$L__BB4_161:
	.pragma "nounroll";
	ld.shared.u8 	%rs73, [%rd273];
	st.u8 	[%rd274], %rs73;
	add.s32 	%r393, %r393, 32;
	add.s64 	%rd274, %rd274, 32;
	add.s64 	%rd273, %rd273, 32;
	add.s32 	%r392, %r392, -1;
	setp.ne.s32 	%p99, %r392, 0;
	@%p99 bra 	$L__BB4_161;
$L__BB4_162:
	setp.lt.u32 	%p100, %r110, 96;
	@%p100 bra 	$L__BB4_165;
	cvt.s64.s32 	%rd237, %r393;
	add.s64 	%rd241, %rd183, %rd237;
	add.s64 	%rd276, %rd241, 64;
	sub.s64 	%rd243, %rd137, %rd74;
	mul.lo.s64 	%rd244, %rd254, %rd243;
	add.s64 	%rd245, %rd244, %rd52;
	add.s64 	%rd246, %rd245, %rd237;
	add.s64 	%rd247, %rd22, %rd246;
	add.s64 	%rd275, %rd247, 64;
$L__BB4_164:
	ld.shared.u8 	%rs74, [%rd276+-64];
	st.u8 	[%rd275+-64], %rs74;
	ld.shared.u8 	%rs75, [%rd276+-32];
	st.u8 	[%rd275+-32], %rs75;
	ld.shared.u8 	%rs76, [%rd276];
	st.u8 	[%rd275], %rs76;
	ld.shared.u8 	%rs77, [%rd276+32];
	st.u8 	[%rd275+32], %rs77;
	add.s64 	%rd276, %rd276, 128;
	add.s64 	%rd275, %rd275, 128;
	add.s32 	%r393, %r393, 128;
	setp.lt.s32 	%p101, %r393, %r81;
	@%p101 bra 	$L__BB4_164;
	bra.uni 	$L__BB4_165;
$L__BB4_137:
	add.s64 	%rd263, %rd22, %rd54;
	mov.u32 	%r381, 0;
$L__BB4_138:
	.pragma "nounroll";
	ld.shared.u8 	%rs72, [%rd259];
	st.u8 	[%rd263], %rs72;
	add.s64 	%rd259, %rd259, %rd53;
	add.s64 	%rd263, %rd263, %rd254;
	add.s32 	%r381, %r381, 1;
	setp.lt.s32 	%p83, %r381, %r69;
	@%p83 bra 	$L__BB4_138;
	bra.uni 	$L__BB4_165;
$L__BB4_133:
	add.s64 	%rd260, %rd22, %rd54;
	mov.u32 	%r379, 0;
$L__BB4_134:
	.pragma "nounroll";
	ld.shared.u32 	%r249, [%rd259];
	st.u32 	[%rd260], %r249;
	add.s64 	%rd260, %rd260, %rd254;
	add.s64 	%rd259, %rd259, %rd53;
	add.s32 	%r379, %r379, 1;
	setp.lt.s32 	%p81, %r379, %r69;
	@%p81 bra 	$L__BB4_134;
$L__BB4_165:
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
	.reg .pred 	%p<113>;
	.reg .b16 	%rs<95>;
	.reg .f32 	%f<260>;
	.reg .b32 	%r<377>;
	.reg .b64 	%rd<271>;
	.shared .align 16 .b8 _ZZ8from_rgbI6ToGrayLi4ELi1EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd114, [rgb_to_gray_4_1_param_0];
	ld.param.v2.u32 	{%r338, %r140}, [rgb_to_gray_4_1_param_1+32];
	ld.param.v2.u32 	{%r141, %r142}, [rgb_to_gray_4_1_param_1+40];
	ld.param.u64 	%rd119, [rgb_to_gray_4_1_param_2];
	ld.param.v2.u32 	{%r339, %r340}, [rgb_to_gray_4_1_param_3+32];
	ld.param.v2.u32 	{%r145, %r146}, [rgb_to_gray_4_1_param_3+40];
	ld.param.u32 	%r137, [rgb_to_gray_4_1_param_4+8];
	ld.param.u32 	%r136, [rgb_to_gray_4_1_param_4+4];
	ld.param.u32 	%r135, [rgb_to_gray_4_1_param_4];
	ld.param.u64 	%rd248, [rgb_to_gray_4_1_param_3+16];
	ld.param.u64 	%rd247, [rgb_to_gray_4_1_param_3+8];
	ld.param.u64 	%rd120, [rgb_to_gray_4_1_param_3];
	ld.param.u64 	%rd245, [rgb_to_gray_4_1_param_1+24];
	ld.param.u64 	%rd244, [rgb_to_gray_4_1_param_1+16];
	ld.param.u64 	%rd243, [rgb_to_gray_4_1_param_1+8];
	ld.param.u64 	%rd115, [rgb_to_gray_4_1_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r142, 0;
	@%p1 bra 	$L__BB5_2;
	cvta.to.global.u64 	%rd124, %rd114;
	mul.wide.s32 	%rd125, %r1, 40;
	add.s64 	%rd126, %rd124, %rd125;
	ld.global.v2.u32 	{%r338, %r148}, [%rd126+32];
	ld.global.u64 	%rd245, [%rd126+24];
	ld.global.u64 	%rd244, [%rd126+16];
	ld.global.u64 	%rd243, [%rd126+8];
	ld.global.u64 	%rd242, [%rd126];
	bra.uni 	$L__BB5_3;
$L__BB5_2:
	cvt.s64.s32 	%rd127, %r1;
	mul.lo.s64 	%rd128, %rd115, %rd127;
	add.s64 	%rd242, %rd114, %rd128;
$L__BB5_3:
	setp.eq.s32 	%p2, %r146, 0;
	@%p2 bra 	$L__BB5_5;
	cvta.to.global.u64 	%rd129, %rd119;
	mul.wide.s32 	%rd130, %r1, 40;
	add.s64 	%rd131, %rd129, %rd130;
	ld.global.v2.u32 	{%r339, %r340}, [%rd131+32];
	ld.global.u64 	%rd248, [%rd131+16];
	ld.global.u64 	%rd247, [%rd131+8];
	ld.global.u64 	%rd22, [%rd131];
	bra.uni 	$L__BB5_6;
$L__BB5_5:
	cvt.s64.s32 	%rd132, %r1;
	mul.lo.s64 	%rd133, %rd120, %rd132;
	add.s64 	%rd22, %rd119, %rd133;
$L__BB5_6:
	mov.u32 	%r151, %ctaid.y;
	shl.b32 	%r152, %r151, 3;
	mov.u32 	%r14, %tid.y;
	add.s32 	%r15, %r152, %r14;
	setp.ge.s32 	%p3, %r15, %r340;
	@%p3 bra 	$L__BB5_185;
	mov.u32 	%r153, %tid.x;
	shl.b32 	%r154, %r153, 2;
	mov.u32 	%r155, %ctaid.x;
	shl.b32 	%r156, %r155, 7;
	add.s32 	%r157, %r156, %r154;
	cvt.u64.u32 	%rd29, %r14;
	shl.b32 	%r158, %r153, 6;
	cvt.u64.u32 	%rd30, %r158;
	mul.wide.u32 	%rd134, %r14, 2048;
	mov.u64 	%rd135, _ZZ8from_rgbI6ToGrayLi4ELi1EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd136, %rd135;
	add.s64 	%rd137, %rd136, %rd134;
	add.s64 	%rd31, %rd137, %rd30;
	setp.eq.s32 	%p4, %r135, 4;
	selp.b32 	%r159, 4, 2, %p4;
	setp.eq.s32 	%p5, %r135, 0;
	selp.b32 	%r17, 1, %r159, %p5;
	sub.s32 	%r18, %r338, %r157;
	min.s32 	%r19, %r18, 4;
	cvt.s64.s32 	%rd138, %r15;
	mul.lo.s64 	%rd32, %rd243, %rd138;
	cvt.s64.s32 	%rd33, %r157;
	mul.lo.s64 	%rd139, %rd244, %rd33;
	add.s64 	%rd34, %rd32, %rd139;
	add.s64 	%rd251, %rd242, %rd34;
	shl.b32 	%r160, %r17, 2;
	cvt.u64.u32 	%rd36, %r160;
	setp.gt.s32 	%p6, %r18, 3;
	@%p6 bra 	$L__BB5_8;
	bra.uni 	$L__BB5_10;
$L__BB5_8:
	setp.ne.s64 	%p7, %rd244, %rd36;
	cvt.u64.u32 	%rd140, %r17;
	setp.ne.s64 	%p8, %rd245, %rd140;
	or.pred  	%p9, %p7, %p8;
	@%p9 bra 	$L__BB5_10;
	cvt.u32.u64 	%r161, %rd36;
	add.s32 	%r162, %r161, -1;
	cvt.s64.s32 	%rd141, %r162;
	and.b64  	%rd142, %rd251, %rd141;
	setp.eq.s64 	%p10, %rd142, 0;
	mov.u16 	%rs90, 0;
	mov.u64 	%rd252, %rd244;
	@%p10 bra 	$L__BB5_25;
$L__BB5_10:
	setp.lt.s32 	%p11, %r18, 4;
	cvt.u64.u32 	%rd143, %r17;
	setp.ne.s64 	%p12, %rd244, %rd143;
	or.pred  	%p13, %p12, %p11;
	@%p13 bra 	$L__BB5_12;
	cvt.u32.u64 	%r163, %rd36;
	or.b64  	%rd144, %rd245, %rd251;
	add.s32 	%r164, %r163, -1;
	cvt.s64.s32 	%rd145, %r164;
	and.b64  	%rd146, %rd144, %rd145;
	setp.eq.s64 	%p14, %rd146, 0;
	mov.u16 	%rs90, 1;
	mov.u64 	%rd252, %rd245;
	@%p14 bra 	$L__BB5_25;
$L__BB5_12:
	setp.lt.s32 	%p15, %r18, 1;
	mov.u16 	%rs90, 0;
	mov.u64 	%rd251, %rd31;
	mov.u64 	%rd252, %rd36;
	@%p15 bra 	$L__BB5_25;
	@%p5 bra 	$L__BB5_21;
	mov.u32 	%r341, 0;
	shl.b64 	%rd151, %rd29, 11;
	add.s64 	%rd153, %rd135, %rd151;
$L__BB5_15:
	.pragma "nounroll";
	shl.b32 	%r21, %r341, 2;
	cvt.s64.s32 	%rd147, %r341;
	mul.lo.s64 	%rd148, %rd244, %rd147;
	add.s64 	%rd37, %rd148, %rd34;
	setp.eq.s32 	%p17, %r17, 2;
	@%p17 bra 	$L__BB5_18;
	bra.uni 	$L__BB5_16;
$L__BB5_18:
	mov.u32 	%r343, 0;
$L__BB5_19:
	.pragma "nounroll";
	add.s32 	%r171, %r343, %r21;
	shl.b32 	%r172, %r171, 1;
	cvt.s64.s32 	%rd159, %r172;
	add.s64 	%rd160, %rd159, %rd30;
	add.s64 	%rd164, %rd153, %rd160;
	cvt.s64.s32 	%rd165, %r343;
	mul.lo.s64 	%rd166, %rd245, %rd165;
	add.s64 	%rd167, %rd37, %rd166;
	add.s64 	%rd168, %rd242, %rd167;
	ld.u16 	%rs35, [%rd168];
	st.shared.u16 	[%rd164], %rs35;
	add.s32 	%r343, %r343, 1;
	setp.ne.s32 	%p19, %r343, 4;
	@%p19 bra 	$L__BB5_19;
	bra.uni 	$L__BB5_20;
$L__BB5_16:
	mov.u32 	%r342, 0;
$L__BB5_17:
	.pragma "nounroll";
	add.s32 	%r167, %r342, %r21;
	mul.lo.s32 	%r168, %r167, %r17;
	cvt.s64.s32 	%rd149, %r168;
	add.s64 	%rd150, %rd149, %rd30;
	add.s64 	%rd154, %rd153, %rd150;
	cvt.s64.s32 	%rd155, %r342;
	mul.lo.s64 	%rd156, %rd245, %rd155;
	add.s64 	%rd157, %rd37, %rd156;
	add.s64 	%rd158, %rd242, %rd157;
	ld.u32 	%r169, [%rd158];
	st.shared.u32 	[%rd154], %r169;
	add.s32 	%r342, %r342, 1;
	setp.eq.s32 	%p18, %r342, 4;
	@%p18 bra 	$L__BB5_20;
	bra.uni 	$L__BB5_17;
$L__BB5_20:
	add.s32 	%r341, %r341, 1;
	setp.lt.s32 	%p20, %r341, %r19;
	mov.u64 	%rd251, %rd31;
	mov.u64 	%rd252, %rd36;
	@%p20 bra 	$L__BB5_15;
	bra.uni 	$L__BB5_25;
$L__BB5_21:
	add.s64 	%rd38, %rd242, %rd32;
	shl.b64 	%rd169, %rd29, 11;
	add.s64 	%rd171, %rd135, %rd169;
	add.s64 	%rd39, %rd171, %rd30;
	mov.u32 	%r173, 0;
	cvt.u32.u64 	%r175, %rd36;
	mov.u32 	%r344, %r173;
$L__BB5_22:
	.pragma "nounroll";
	cvt.s64.s32 	%rd172, %r344;
	add.s64 	%rd173, %rd33, %rd172;
	mul.lo.s64 	%rd174, %rd244, %rd173;
	add.s64 	%rd250, %rd38, %rd174;
	mul.lo.s32 	%r176, %r175, %r344;
	cvt.s64.s32 	%rd175, %r176;
	add.s64 	%rd249, %rd39, %rd175;
	mov.u32 	%r345, %r173;
$L__BB5_23:
	.pragma "nounroll";
	ld.u8 	%rs37, [%rd250];
	st.shared.u8 	[%rd249], %rs37;
	add.s64 	%rd250, %rd250, %rd245;
	add.s64 	%rd249, %rd249, %rd143;
	add.s32 	%r345, %r345, 1;
	setp.ne.s32 	%p21, %r345, 4;
	@%p21 bra 	$L__BB5_23;
	add.s32 	%r344, %r344, 1;
	setp.lt.s32 	%p22, %r344, %r19;
	mov.u64 	%rd251, %rd31;
	mov.u64 	%rd252, %rd36;
	@%p22 bra 	$L__BB5_22;
$L__BB5_25:
	@%p5 bra 	$L__BB5_29;
	@%p4 bra 	$L__BB5_28;
	bra.uni 	$L__BB5_27;
$L__BB5_28:
	ld.v4.u32 	{%r346, %r351, %r352, %r353}, [%rd251];
	bra.uni 	$L__BB5_30;
$L__BB5_29:
	ld.u32 	%r346, [%rd251];
	bra.uni 	$L__BB5_30;
$L__BB5_27:
	ld.v2.u32 	{%r346, %r351}, [%rd251];
$L__BB5_30:
	@%p5 bra 	$L__BB5_45;
	@%p4 bra 	$L__BB5_44;
	bra.uni 	$L__BB5_32;
$L__BB5_44:
	mov.b32 	%f229, %r346;
	mov.b32 	%f230, %r351;
	mov.b32 	%f231, %r352;
	mov.b32 	%f232, %r353;
	bra.uni 	$L__BB5_46;
$L__BB5_45:
	cvt.u16.u32 	%rs43, %r346;
	and.b16  	%rs44, %rs43, 255;
	cvt.rn.f32.u16 	%f229, %rs44;
	shr.u16 	%rs45, %rs43, 8;
	cvt.rn.f32.u16 	%f230, %rs45;
	shr.u32 	%r187, %r346, 16;
	cvt.u16.u32 	%rs46, %r187;
	and.b16  	%rs47, %rs46, 255;
	cvt.rn.f32.u16 	%f231, %rs47;
	shr.u32 	%r188, %r346, 24;
	cvt.u16.u32 	%rs48, %r188;
	cvt.rn.f32.u16 	%f232, %rs48;
	bra.uni 	$L__BB5_46;
$L__BB5_32:
	cvt.u16.u32 	%rs2, %r346;
	setp.eq.s32 	%p27, %r135, 3;
	@%p27 bra 	$L__BB5_34;
	bra.uni 	$L__BB5_33;
$L__BB5_34:
	cvt.f32.f16 %f229, %rs2;
	bra.uni 	$L__BB5_35;
$L__BB5_33:
	setp.eq.s32 	%p28, %r135, 1;
	cvt.rn.f32.s16 	%f120, %rs2;
	cvt.rn.f32.u16 	%f121, %rs2;
	selp.f32 	%f229, %f121, %f120, %p28;
$L__BB5_35:
	shr.u32 	%r185, %r346, 16;
	cvt.u16.u32 	%rs3, %r185;
	@%p27 bra 	$L__BB5_37;
	bra.uni 	$L__BB5_36;
$L__BB5_37:
	cvt.f32.f16 %f230, %rs3;
	bra.uni 	$L__BB5_38;
$L__BB5_36:
	setp.eq.s32 	%p30, %r135, 1;
	cvt.rn.f32.s16 	%f123, %rs3;
	cvt.rn.f32.u16 	%f124, %rs3;
	selp.f32 	%f230, %f124, %f123, %p30;
$L__BB5_38:
	cvt.u16.u32 	%rs4, %r351;
	@%p27 bra 	$L__BB5_40;
	bra.uni 	$L__BB5_39;
$L__BB5_40:
	cvt.f32.f16 %f231, %rs4;
	bra.uni 	$L__BB5_41;
$L__BB5_39:
	setp.eq.s32 	%p32, %r135, 1;
	cvt.rn.f32.s16 	%f126, %rs4;
	cvt.rn.f32.u16 	%f127, %rs4;
	selp.f32 	%f231, %f127, %f126, %p32;
$L__BB5_41:
	shr.u32 	%r186, %r351, 16;
	cvt.u16.u32 	%rs5, %r186;
	@%p27 bra 	$L__BB5_43;
	bra.uni 	$L__BB5_42;
$L__BB5_43:
	cvt.f32.f16 %f232, %rs5;
	bra.uni 	$L__BB5_46;
$L__BB5_42:
	setp.eq.s32 	%p34, %r135, 1;
	cvt.rn.f32.s16 	%f129, %rs5;
	cvt.rn.f32.u16 	%f130, %rs5;
	selp.f32 	%f232, %f130, %f129, %p34;
$L__BB5_46:
	add.s64 	%rd50, %rd251, %rd252;
	@%p5 bra 	$L__BB5_50;
	@%p4 bra 	$L__BB5_49;
	bra.uni 	$L__BB5_48;
$L__BB5_49:
	ld.v4.u32 	{%r350, %r351, %r352, %r353}, [%rd50];
	bra.uni 	$L__BB5_51;
$L__BB5_50:
	ld.u32 	%r350, [%rd50];
	bra.uni 	$L__BB5_51;
$L__BB5_48:
	ld.v2.u32 	{%r350, %r351}, [%rd50];
$L__BB5_51:
	@%p5 bra 	$L__BB5_66;
	@%p4 bra 	$L__BB5_65;
	bra.uni 	$L__BB5_53;
$L__BB5_65:
	mov.b32 	%f236, %r350;
	mov.b32 	%f237, %r351;
	mov.b32 	%f238, %r352;
	mov.b32 	%f239, %r353;
	bra.uni 	$L__BB5_67;
$L__BB5_66:
	cvt.u16.u32 	%rs53, %r350;
	and.b16  	%rs54, %rs53, 255;
	cvt.rn.f32.u16 	%f236, %rs54;
	shr.u16 	%rs55, %rs53, 8;
	cvt.rn.f32.u16 	%f237, %rs55;
	shr.u32 	%r197, %r350, 16;
	cvt.u16.u32 	%rs56, %r197;
	and.b16  	%rs57, %rs56, 255;
	cvt.rn.f32.u16 	%f238, %rs57;
	shr.u32 	%r198, %r350, 24;
	cvt.u16.u32 	%rs58, %r198;
	cvt.rn.f32.u16 	%f239, %rs58;
	bra.uni 	$L__BB5_67;
$L__BB5_53:
	cvt.u16.u32 	%rs6, %r350;
	setp.eq.s32 	%p39, %r135, 3;
	@%p39 bra 	$L__BB5_55;
	bra.uni 	$L__BB5_54;
$L__BB5_55:
	cvt.f32.f16 %f236, %rs6;
	bra.uni 	$L__BB5_56;
$L__BB5_54:
	setp.eq.s32 	%p40, %r135, 1;
	cvt.rn.f32.s16 	%f132, %rs6;
	cvt.rn.f32.u16 	%f133, %rs6;
	selp.f32 	%f236, %f133, %f132, %p40;
$L__BB5_56:
	shr.u32 	%r195, %r350, 16;
	cvt.u16.u32 	%rs7, %r195;
	@%p39 bra 	$L__BB5_58;
	bra.uni 	$L__BB5_57;
$L__BB5_58:
	cvt.f32.f16 %f237, %rs7;
	bra.uni 	$L__BB5_59;
$L__BB5_57:
	setp.eq.s32 	%p42, %r135, 1;
	cvt.rn.f32.s16 	%f135, %rs7;
	cvt.rn.f32.u16 	%f136, %rs7;
	selp.f32 	%f237, %f136, %f135, %p42;
$L__BB5_59:
	cvt.u16.u32 	%rs8, %r351;
	@%p39 bra 	$L__BB5_61;
	bra.uni 	$L__BB5_60;
$L__BB5_61:
	cvt.f32.f16 %f238, %rs8;
	bra.uni 	$L__BB5_62;
$L__BB5_60:
	setp.eq.s32 	%p44, %r135, 1;
	cvt.rn.f32.s16 	%f138, %rs8;
	cvt.rn.f32.u16 	%f139, %rs8;
	selp.f32 	%f238, %f139, %f138, %p44;
$L__BB5_62:
	shr.u32 	%r196, %r351, 16;
	cvt.u16.u32 	%rs9, %r196;
	@%p39 bra 	$L__BB5_64;
	bra.uni 	$L__BB5_63;
$L__BB5_64:
	cvt.f32.f16 %f239, %rs9;
	bra.uni 	$L__BB5_67;
$L__BB5_63:
	setp.eq.s32 	%p46, %r135, 1;
	cvt.rn.f32.s16 	%f141, %rs9;
	cvt.rn.f32.u16 	%f142, %rs9;
	selp.f32 	%f239, %f142, %f141, %p46;
$L__BB5_67:
	shl.b64 	%rd176, %rd252, 1;
	add.s64 	%rd51, %rd251, %rd176;
	@%p5 bra 	$L__BB5_71;
	@%p4 bra 	$L__BB5_70;
	bra.uni 	$L__BB5_69;
$L__BB5_70:
	ld.v4.u32 	{%r354, %r351, %r352, %r353}, [%rd51];
	bra.uni 	$L__BB5_72;
$L__BB5_71:
	ld.u32 	%r354, [%rd51];
	bra.uni 	$L__BB5_72;
$L__BB5_69:
	ld.v2.u32 	{%r354, %r351}, [%rd51];
$L__BB5_72:
	@%p5 bra 	$L__BB5_87;
	@%p4 bra 	$L__BB5_86;
	bra.uni 	$L__BB5_74;
$L__BB5_86:
	mov.b32 	%f243, %r354;
	mov.b32 	%f244, %r351;
	mov.b32 	%f245, %r352;
	mov.b32 	%f246, %r353;
	bra.uni 	$L__BB5_88;
$L__BB5_87:
	cvt.u16.u32 	%rs64, %r354;
	and.b16  	%rs65, %rs64, 255;
	cvt.rn.f32.u16 	%f243, %rs65;
	shr.u16 	%rs66, %rs64, 8;
	cvt.rn.f32.u16 	%f244, %rs66;
	shr.u32 	%r207, %r354, 16;
	cvt.u16.u32 	%rs67, %r207;
	and.b16  	%rs68, %rs67, 255;
	cvt.rn.f32.u16 	%f245, %rs68;
	shr.u32 	%r208, %r354, 24;
	cvt.u16.u32 	%rs69, %r208;
	cvt.rn.f32.u16 	%f246, %rs69;
	bra.uni 	$L__BB5_88;
$L__BB5_74:
	cvt.u16.u32 	%rs10, %r354;
	setp.eq.s32 	%p51, %r135, 3;
	@%p51 bra 	$L__BB5_76;
	bra.uni 	$L__BB5_75;
$L__BB5_76:
	cvt.f32.f16 %f243, %rs10;
	bra.uni 	$L__BB5_77;
$L__BB5_75:
	setp.eq.s32 	%p52, %r135, 1;
	cvt.rn.f32.s16 	%f144, %rs10;
	cvt.rn.f32.u16 	%f145, %rs10;
	selp.f32 	%f243, %f145, %f144, %p52;
$L__BB5_77:
	shr.u32 	%r205, %r354, 16;
	cvt.u16.u32 	%rs11, %r205;
	@%p51 bra 	$L__BB5_79;
	bra.uni 	$L__BB5_78;
$L__BB5_79:
	cvt.f32.f16 %f244, %rs11;
	bra.uni 	$L__BB5_80;
$L__BB5_78:
	setp.eq.s32 	%p54, %r135, 1;
	cvt.rn.f32.s16 	%f147, %rs11;
	cvt.rn.f32.u16 	%f148, %rs11;
	selp.f32 	%f244, %f148, %f147, %p54;
$L__BB5_80:
	@%p51 bra 	$L__BB5_82;
	bra.uni 	$L__BB5_81;
$L__BB5_82:
	cvt.u16.u32 	%rs62, %r351;
	cvt.f32.f16 %f245, %rs62;
	bra.uni 	$L__BB5_83;
$L__BB5_81:
	setp.eq.s32 	%p56, %r135, 1;
	cvt.u16.u32 	%rs61, %r351;
	cvt.rn.f32.u16 	%f150, %rs61;
	cvt.rn.f32.s16 	%f151, %rs61;
	selp.f32 	%f245, %f150, %f151, %p56;
$L__BB5_83:
	shr.u32 	%r206, %r351, 16;
	cvt.u16.u32 	%rs12, %r206;
	@%p51 bra 	$L__BB5_85;
	bra.uni 	$L__BB5_84;
$L__BB5_85:
	cvt.f32.f16 %f246, %rs12;
	bra.uni 	$L__BB5_88;
$L__BB5_84:
	setp.eq.s32 	%p58, %r135, 1;
	cvt.rn.f32.s16 	%f153, %rs12;
	cvt.rn.f32.u16 	%f154, %rs12;
	selp.f32 	%f246, %f154, %f153, %p58;
$L__BB5_88:
	mul.lo.s64 	%rd177, %rd252, 3;
	add.s64 	%rd52, %rd251, %rd177;
	@%p5 bra 	$L__BB5_92;
	@%p4 bra 	$L__BB5_91;
	bra.uni 	$L__BB5_90;
$L__BB5_91:
	ld.v4.u32 	{%r358, %r351, %r352, %r214}, [%rd52];
	bra.uni 	$L__BB5_93;
$L__BB5_92:
	ld.u32 	%r358, [%rd52];
	bra.uni 	$L__BB5_93;
$L__BB5_90:
	ld.v2.u32 	{%r358, %r351}, [%rd52];
$L__BB5_93:
	@%p5 bra 	$L__BB5_107;
	@%p4 bra 	$L__BB5_106;
	bra.uni 	$L__BB5_95;
$L__BB5_106:
	mov.b32 	%f250, %r358;
	mov.b32 	%f251, %r351;
	mov.b32 	%f252, %r352;
	bra.uni 	$L__BB5_108;
$L__BB5_107:
	cvt.u16.u32 	%rs74, %r358;
	and.b16  	%rs75, %rs74, 255;
	cvt.rn.f32.u16 	%f250, %rs75;
	shr.u16 	%rs76, %rs74, 8;
	cvt.rn.f32.u16 	%f251, %rs76;
	shr.u32 	%r216, %r358, 16;
	cvt.u16.u32 	%rs77, %r216;
	and.b16  	%rs78, %rs77, 255;
	cvt.rn.f32.u16 	%f252, %rs78;
	bra.uni 	$L__BB5_108;
$L__BB5_95:
	cvt.u16.u32 	%rs13, %r358;
	setp.eq.s32 	%p63, %r135, 3;
	@%p63 bra 	$L__BB5_97;
	bra.uni 	$L__BB5_96;
$L__BB5_97:
	cvt.f32.f16 %f250, %rs13;
	bra.uni 	$L__BB5_98;
$L__BB5_96:
	setp.eq.s32 	%p64, %r135, 1;
	cvt.rn.f32.s16 	%f156, %rs13;
	cvt.rn.f32.u16 	%f157, %rs13;
	selp.f32 	%f250, %f157, %f156, %p64;
$L__BB5_98:
	shr.u32 	%r215, %r358, 16;
	cvt.u16.u32 	%rs14, %r215;
	@%p63 bra 	$L__BB5_100;
	bra.uni 	$L__BB5_99;
$L__BB5_100:
	cvt.f32.f16 %f251, %rs14;
	bra.uni 	$L__BB5_101;
$L__BB5_99:
	setp.eq.s32 	%p66, %r135, 1;
	cvt.rn.f32.s16 	%f159, %rs14;
	cvt.rn.f32.u16 	%f160, %rs14;
	selp.f32 	%f251, %f160, %f159, %p66;
$L__BB5_101:
	cvt.u16.u32 	%rs15, %r351;
	@%p63 bra 	$L__BB5_103;
	bra.uni 	$L__BB5_102;
$L__BB5_103:
	cvt.f32.f16 %f252, %rs15;
	bra.uni 	$L__BB5_104;
$L__BB5_102:
	setp.eq.s32 	%p68, %r135, 1;
	cvt.rn.f32.s16 	%f162, %rs15;
	cvt.rn.f32.u16 	%f163, %rs15;
	selp.f32 	%f252, %f163, %f162, %p68;
$L__BB5_104:
	setp.ne.s32 	%p69, %r135, 3;
$L__BB5_108:
	setp.eq.s16 	%p70, %rs90, 0;
	selp.f32 	%f88, %f230, %f236, %p70;
	selp.f32 	%f89, %f231, %f243, %p70;
	selp.f32 	%f90, %f236, %f230, %p70;
	selp.f32 	%f91, %f238, %f244, %p70;
	selp.f32 	%f92, %f243, %f231, %p70;
	selp.f32 	%f93, %f244, %f238, %p70;
	selp.f32 	%f94, %f250, %f232, %p70;
	selp.f32 	%f95, %f251, %f239, %p70;
	selp.f32 	%f96, %f252, %f246, %p70;
	bar.warp.sync 	-1;
	add.s32 	%r73, %r135, -3;
	setp.eq.s32 	%p71, %r137, 0;
	@%p71 bra 	$L__BB5_112;
	setp.gt.u32 	%p72, %r73, 1;
	@%p72 bra 	$L__BB5_111;
	bra.uni 	$L__BB5_110;
$L__BB5_111:
	mul.f32 	%f174, %f88, 0f46964600;
	fma.rn.f32 	%f175, %f89, 0f46191800, %f174;
	fma.rn.f32 	%f176, %f229, 0f45697000, %f175;
	add.f32 	%f177, %f176, 0f46800000;
	mul.f32 	%f178, %f177, 0f38000000;
	cvt.rmi.f32.f32 	%f259, %f178;
	mul.f32 	%f179, %f237, 0f46964600;
	fma.rn.f32 	%f180, %f91, 0f46191800, %f179;
	fma.rn.f32 	%f181, %f90, 0f45697000, %f180;
	add.f32 	%f182, %f181, 0f46800000;
	mul.f32 	%f183, %f182, 0f38000000;
	cvt.rmi.f32.f32 	%f258, %f183;
	mul.f32 	%f184, %f93, 0f46964600;
	fma.rn.f32 	%f185, %f245, 0f46191800, %f184;
	fma.rn.f32 	%f186, %f92, 0f45697000, %f185;
	add.f32 	%f187, %f186, 0f46800000;
	mul.f32 	%f188, %f187, 0f38000000;
	cvt.rmi.f32.f32 	%f257, %f188;
	mul.f32 	%f189, %f95, 0f46964600;
	fma.rn.f32 	%f190, %f96, 0f46191800, %f189;
	fma.rn.f32 	%f191, %f94, 0f45697000, %f190;
	add.f32 	%f192, %f191, 0f46800000;
	mul.f32 	%f193, %f192, 0f38000000;
	cvt.rmi.f32.f32 	%f256, %f193;
	bra.uni 	$L__BB5_124;
$L__BB5_112:
	setp.gt.u32 	%p73, %r73, 1;
	@%p73 bra 	$L__BB5_114;
	bra.uni 	$L__BB5_113;
$L__BB5_114:
	mul.f32 	%f196, %f88, 0f46964600;
	fma.rn.f32 	%f197, %f229, 0f46191800, %f196;
	fma.rn.f32 	%f198, %f89, 0f45697000, %f197;
	add.f32 	%f199, %f198, 0f46800000;
	mul.f32 	%f200, %f199, 0f38000000;
	cvt.rmi.f32.f32 	%f259, %f200;
	bra.uni 	$L__BB5_115;
$L__BB5_110:
	mul.f32 	%f166, %f88, 0f3F1645A2;
	fma.rn.f32 	%f167, %f89, 0f3E991687, %f166;
	fma.rn.f32 	%f259, %f229, 0f3DE978D5, %f167;
	mul.f32 	%f168, %f237, 0f3F1645A2;
	fma.rn.f32 	%f169, %f91, 0f3E991687, %f168;
	fma.rn.f32 	%f258, %f90, 0f3DE978D5, %f169;
	mul.f32 	%f170, %f93, 0f3F1645A2;
	fma.rn.f32 	%f171, %f245, 0f3E991687, %f170;
	fma.rn.f32 	%f257, %f92, 0f3DE978D5, %f171;
	mul.f32 	%f172, %f95, 0f3F1645A2;
	fma.rn.f32 	%f173, %f96, 0f3E991687, %f172;
	fma.rn.f32 	%f256, %f94, 0f3DE978D5, %f173;
	bra.uni 	$L__BB5_124;
$L__BB5_113:
	mul.f32 	%f194, %f88, 0f3F1645A2;
	fma.rn.f32 	%f195, %f229, 0f3E991687, %f194;
	fma.rn.f32 	%f259, %f89, 0f3DE978D5, %f195;
$L__BB5_115:
	@%p73 bra 	$L__BB5_117;
	bra.uni 	$L__BB5_116;
$L__BB5_117:
	mul.f32 	%f203, %f237, 0f46964600;
	fma.rn.f32 	%f204, %f90, 0f46191800, %f203;
	fma.rn.f32 	%f205, %f91, 0f45697000, %f204;
	add.f32 	%f206, %f205, 0f46800000;
	mul.f32 	%f207, %f206, 0f38000000;
	cvt.rmi.f32.f32 	%f258, %f207;
	bra.uni 	$L__BB5_118;
$L__BB5_116:
	mul.f32 	%f201, %f237, 0f3F1645A2;
	fma.rn.f32 	%f202, %f90, 0f3E991687, %f201;
	fma.rn.f32 	%f258, %f91, 0f3DE978D5, %f202;
$L__BB5_118:
	@%p73 bra 	$L__BB5_120;
	bra.uni 	$L__BB5_119;
$L__BB5_120:
	mul.f32 	%f210, %f93, 0f46964600;
	fma.rn.f32 	%f211, %f92, 0f46191800, %f210;
	fma.rn.f32 	%f212, %f245, 0f45697000, %f211;
	add.f32 	%f213, %f212, 0f46800000;
	mul.f32 	%f214, %f213, 0f38000000;
	cvt.rmi.f32.f32 	%f257, %f214;
	bra.uni 	$L__BB5_121;
$L__BB5_119:
	mul.f32 	%f208, %f93, 0f3F1645A2;
	fma.rn.f32 	%f209, %f92, 0f3E991687, %f208;
	fma.rn.f32 	%f257, %f245, 0f3DE978D5, %f209;
$L__BB5_121:
	@%p73 bra 	$L__BB5_123;
	bra.uni 	$L__BB5_122;
$L__BB5_123:
	mul.f32 	%f217, %f95, 0f46964600;
	fma.rn.f32 	%f218, %f94, 0f46191800, %f217;
	fma.rn.f32 	%f219, %f96, 0f45697000, %f218;
	add.f32 	%f220, %f219, 0f46800000;
	mul.f32 	%f221, %f220, 0f38000000;
	cvt.rmi.f32.f32 	%f256, %f221;
	bra.uni 	$L__BB5_124;
$L__BB5_122:
	mul.f32 	%f215, %f95, 0f3F1645A2;
	fma.rn.f32 	%f216, %f94, 0f3E991687, %f215;
	fma.rn.f32 	%f256, %f96, 0f3DE978D5, %f216;
$L__BB5_124:
	setp.eq.s32 	%p77, %r136, 4;
	selp.b32 	%r217, 4, 2, %p77;
	setp.eq.s32 	%p78, %r136, 0;
	selp.b32 	%r218, 1, %r217, %p78;
	sub.s32 	%r76, %r339, %r157;
	mul.lo.s64 	%rd53, %rd247, %rd138;
	mul.lo.s32 	%r228, %r218, %r154;
	cvt.s64.s32 	%rd179, %r228;
	cvt.u64.u32 	%rd54, %r218;
	min.s32 	%r77, %r76, 4;
	mul.lo.s64 	%rd180, %rd248, %rd33;
	add.s64 	%rd55, %rd53, %rd180;
	add.s64 	%rd183, %rd135, %rd134;
	add.s64 	%rd253, %rd183, %rd179;
	@%p78 bra 	$L__BB5_148;
	@%p77 bra 	$L__BB5_147;
	bra.uni 	$L__BB5_126;
$L__BB5_147:
	st.shared.v4.f32 	[%rd253], {%f259, %f258, %f257, %f256};
	bra.uni 	$L__BB5_149;
$L__BB5_148:
	cvt.rni.s32.f32 	%r248, %f257;
	cvt.rni.s32.f32 	%r247, %f256;
	mov.u32 	%r249, 0;
	cvt.pack.sat.u8.s32.b32 %r246, %r247, %r248, %r249;
	cvt.rni.s32.f32 	%r251, %f258;
	cvt.rni.s32.f32 	%r252, %f259;
	cvt.pack.sat.u8.s32.b32 %r250, %r251, %r252, %r246;
	st.shared.u32 	[%rd253], %r250;
	bra.uni 	$L__BB5_149;
$L__BB5_126:
	setp.eq.s32 	%p80, %r136, 3;
	@%p80 bra 	$L__BB5_130;
	bra.uni 	$L__BB5_127;
$L__BB5_130:
	cvt.rn.f16.f32 %rs91, %f259;
	bra.uni 	$L__BB5_131;
$L__BB5_127:
	setp.eq.s32 	%p81, %r136, 1;
	cvt.rni.s32.f32 	%r78, %f259;
	@%p81 bra 	$L__BB5_129;
	bra.uni 	$L__BB5_128;
$L__BB5_129:
	max.s32 	%r231, %r78, 0;
	min.s32 	%r232, %r231, 65535;
	cvt.u16.u32 	%rs91, %r232;
	bra.uni 	$L__BB5_131;
$L__BB5_128:
	max.s32 	%r229, %r78, -32768;
	min.s32 	%r230, %r229, 32767;
	cvt.u16.u32 	%rs91, %r230;
$L__BB5_131:
	@%p80 bra 	$L__BB5_135;
	bra.uni 	$L__BB5_132;
$L__BB5_135:
	cvt.rn.f16.f32 %rs92, %f258;
	bra.uni 	$L__BB5_136;
$L__BB5_132:
	setp.eq.s32 	%p83, %r136, 1;
	cvt.rni.s32.f32 	%r79, %f258;
	@%p83 bra 	$L__BB5_134;
	bra.uni 	$L__BB5_133;
$L__BB5_134:
	max.s32 	%r235, %r79, 0;
	min.s32 	%r236, %r235, 65535;
	cvt.u16.u32 	%rs92, %r236;
	bra.uni 	$L__BB5_136;
$L__BB5_133:
	max.s32 	%r233, %r79, -32768;
	min.s32 	%r234, %r233, 32767;
	cvt.u16.u32 	%rs92, %r234;
$L__BB5_136:
	mov.b32 	%r80, {%rs91, %rs92};
	@%p80 bra 	$L__BB5_140;
	bra.uni 	$L__BB5_137;
$L__BB5_140:
	cvt.rn.f16.f32 %rs93, %f257;
	bra.uni 	$L__BB5_141;
$L__BB5_137:
	setp.eq.s32 	%p85, %r136, 1;
	cvt.rni.s32.f32 	%r81, %f257;
	@%p85 bra 	$L__BB5_139;
	bra.uni 	$L__BB5_138;
$L__BB5_139:
	max.s32 	%r239, %r81, 0;
	min.s32 	%r240, %r239, 65535;
	cvt.u16.u32 	%rs93, %r240;
	bra.uni 	$L__BB5_141;
$L__BB5_138:
	max.s32 	%r237, %r81, -32768;
	min.s32 	%r238, %r237, 32767;
	cvt.u16.u32 	%rs93, %r238;
$L__BB5_141:
	@%p80 bra 	$L__BB5_145;
	bra.uni 	$L__BB5_142;
$L__BB5_145:
	cvt.rn.f16.f32 %rs94, %f256;
	bra.uni 	$L__BB5_146;
$L__BB5_142:
	setp.eq.s32 	%p87, %r136, 1;
	cvt.rni.s32.f32 	%r82, %f256;
	@%p87 bra 	$L__BB5_144;
	bra.uni 	$L__BB5_143;
$L__BB5_144:
	max.s32 	%r243, %r82, 0;
	min.s32 	%r244, %r243, 65535;
	cvt.u16.u32 	%rs94, %r244;
	bra.uni 	$L__BB5_146;
$L__BB5_143:
	max.s32 	%r241, %r82, -32768;
	min.s32 	%r242, %r241, 32767;
	cvt.u16.u32 	%rs94, %r242;
$L__BB5_146:
	mov.b32 	%r245, {%rs93, %rs94};
	st.shared.v2.u32 	[%rd253], {%r80, %r245};
$L__BB5_149:
	setp.eq.s64 	%p88, %rd248, %rd54;
	@%p88 bra 	$L__BB5_159;
	bra.uni 	$L__BB5_150;
$L__BB5_159:
	cvt.u32.u64 	%r259, %rd54;
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd76, %r154;
	sub.s32 	%r264, %r339, %r156;
	min.s32 	%r265, %r264, 128;
	mul.lo.s32 	%r89, %r265, %r259;
	setp.lt.s32 	%p95, %r89, 1;
	@%p95 bra 	$L__BB5_185;
	mul.lo.s64 	%rd184, %rd248, %rd76;
	sub.s64 	%rd185, %rd55, %rd184;
	add.s64 	%rd77, %rd22, %rd185;
	and.b64  	%rd186, %rd77, 15;
	setp.eq.s64 	%p96, %rd186, 0;
	@%p96 bra 	$L__BB5_170;
	and.b64  	%rd187, %rd77, 3;
	setp.ne.s64 	%p97, %rd187, 0;
	mov.u32 	%r372, 0;
	@%p97 bra 	$L__BB5_178;
	shr.s32 	%r267, %r89, 31;
	shr.u32 	%r268, %r267, 30;
	add.s32 	%r269, %r89, %r268;
	shr.s32 	%r90, %r269, 2;
	mov.u32 	%r366, %tid.x;
	setp.ge.s32 	%p98, %r366, %r90;
	@%p98 bra 	$L__BB5_169;
	not.b32 	%r271, %r366;
	add.s32 	%r92, %r90, %r271;
	shr.u32 	%r272, %r92, 5;
	add.s32 	%r273, %r272, 1;
	and.b32  	%r365, %r273, 3;
	setp.eq.s32 	%p99, %r365, 0;
	@%p99 bra 	$L__BB5_166;
	mov.u32 	%r366, %tid.x;
	mul.wide.s32 	%rd188, %r366, 4;
	sub.s64 	%rd189, %rd33, %rd76;
	mul.lo.s64 	%rd190, %rd248, %rd189;
	add.s64 	%rd191, %rd188, %rd190;
	add.s64 	%rd192, %rd191, %rd53;
	add.s64 	%rd260, %rd22, %rd192;
	add.s64 	%rd259, %rd183, %rd188;
$L__BB5_165:
	.pragma "nounroll";
	ld.shared.u32 	%r275, [%rd259];
	st.u32 	[%rd260], %r275;
	add.s32 	%r366, %r366, 32;
	add.s64 	%rd260, %rd260, 128;
	add.s64 	%rd259, %rd259, 128;
	add.s32 	%r365, %r365, -1;
	setp.ne.s32 	%p100, %r365, 0;
	@%p100 bra 	$L__BB5_165;
$L__BB5_166:
	setp.lt.u32 	%p101, %r92, 96;
	@%p101 bra 	$L__BB5_169;
	mul.wide.s32 	%rd196, %r366, 4;
	add.s64 	%rd200, %rd183, %rd196;
	add.s64 	%rd262, %rd200, 256;
	sub.s64 	%rd201, %rd33, %rd76;
	mul.lo.s64 	%rd202, %rd248, %rd201;
	add.s64 	%rd203, %rd196, %rd202;
	add.s64 	%rd204, %rd203, %rd53;
	add.s64 	%rd205, %rd22, %rd204;
	add.s64 	%rd261, %rd205, 256;
$L__BB5_168:
	ld.shared.u32 	%r277, [%rd262+-256];
	st.u32 	[%rd261+-256], %r277;
	ld.shared.u32 	%r278, [%rd262+-128];
	st.u32 	[%rd261+-128], %r278;
	ld.shared.u32 	%r279, [%rd262];
	st.u32 	[%rd261], %r279;
	ld.shared.u32 	%r280, [%rd262+128];
	st.u32 	[%rd261+128], %r280;
	add.s64 	%rd262, %rd262, 512;
	add.s64 	%rd261, %rd261, 512;
	add.s32 	%r366, %r366, 128;
	setp.lt.s32 	%p102, %r366, %r90;
	@%p102 bra 	$L__BB5_168;
$L__BB5_169:
	and.b32  	%r372, %r89, -4;
	bra.uni 	$L__BB5_178;
$L__BB5_150:
	setp.lt.s32 	%p89, %r76, 1;
	@%p89 bra 	$L__BB5_185;
	@%p78 bra 	$L__BB5_157;
	cvt.u32.u64 	%r254, %rd54;
	setp.eq.s32 	%p91, %r254, 2;
	@%p91 bra 	$L__BB5_155;
	bra.uni 	$L__BB5_153;
$L__BB5_155:
	add.s64 	%rd255, %rd22, %rd55;
	mov.u32 	%r362, 0;
$L__BB5_156:
	.pragma "nounroll";
	ld.shared.u16 	%rs83, [%rd253];
	st.u16 	[%rd255], %rs83;
	add.s64 	%rd253, %rd253, 2;
	add.s64 	%rd255, %rd255, %rd248;
	add.s32 	%r362, %r362, 1;
	setp.lt.s32 	%p93, %r362, %r77;
	@%p93 bra 	$L__BB5_156;
	bra.uni 	$L__BB5_185;
$L__BB5_170:
	shr.s32 	%r281, %r89, 31;
	shr.u32 	%r282, %r281, 28;
	add.s32 	%r283, %r89, %r282;
	shr.s32 	%r103, %r283, 4;
	setp.ge.s32 	%p103, %r153, %r103;
	@%p103 bra 	$L__BB5_177;
	not.b32 	%r285, %r153;
	add.s32 	%r105, %r103, %r285;
	shr.u32 	%r286, %r105, 5;
	add.s32 	%r287, %r286, 1;
	and.b32  	%r369, %r287, 3;
	setp.eq.s32 	%p104, %r369, 0;
	mov.u32 	%r370, %r153;
	@%p104 bra 	$L__BB5_174;
	mov.u32 	%r370, %tid.x;
	mul.wide.s32 	%rd206, %r370, 16;
	add.s64 	%rd264, %rd183, %rd206;
	sub.s64 	%rd210, %rd33, %rd76;
	mul.lo.s64 	%rd211, %rd248, %rd210;
	add.s64 	%rd212, %rd206, %rd211;
	add.s64 	%rd213, %rd212, %rd53;
	add.s64 	%rd263, %rd22, %rd213;
$L__BB5_173:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r289, %r290, %r291, %r292}, [%rd264];
	st.v4.u32 	[%rd263], {%r289, %r290, %r291, %r292};
	add.s32 	%r370, %r370, 32;
	add.s64 	%rd264, %rd264, 512;
	add.s64 	%rd263, %rd263, 512;
	add.s32 	%r369, %r369, -1;
	setp.ne.s32 	%p105, %r369, 0;
	@%p105 bra 	$L__BB5_173;
$L__BB5_174:
	setp.lt.u32 	%p106, %r105, 96;
	@%p106 bra 	$L__BB5_177;
	mul.wide.s32 	%rd214, %r370, 16;
	sub.s64 	%rd215, %rd33, %rd76;
	mul.lo.s64 	%rd216, %rd248, %rd215;
	add.s64 	%rd217, %rd214, %rd216;
	add.s64 	%rd218, %rd217, %rd53;
	add.s64 	%rd219, %rd22, %rd218;
	add.s64 	%rd266, %rd219, 1024;
	add.s64 	%rd223, %rd183, %rd214;
	add.s64 	%rd265, %rd223, 1024;
$L__BB5_176:
	ld.shared.v4.u32 	{%r298, %r299, %r300, %r301}, [%rd265+-1024];
	st.v4.u32 	[%rd266+-1024], {%r298, %r299, %r300, %r301};
	ld.shared.v4.u32 	{%r306, %r307, %r308, %r309}, [%rd265+-512];
	st.v4.u32 	[%rd266+-512], {%r306, %r307, %r308, %r309};
	ld.shared.v4.u32 	{%r314, %r315, %r316, %r317}, [%rd265];
	st.v4.u32 	[%rd266], {%r314, %r315, %r316, %r317};
	ld.shared.v4.u32 	{%r322, %r323, %r324, %r325}, [%rd265+512];
	st.v4.u32 	[%rd266+512], {%r322, %r323, %r324, %r325};
	add.s64 	%rd266, %rd266, 2048;
	add.s64 	%rd265, %rd265, 2048;
	add.s32 	%r370, %r370, 128;
	setp.lt.s32 	%p107, %r370, %r103;
	@%p107 bra 	$L__BB5_176;
$L__BB5_177:
	and.b32  	%r372, %r89, -16;
$L__BB5_178:
	add.s32 	%r375, %r372, %r153;
	setp.ge.s32 	%p108, %r375, %r89;
	@%p108 bra 	$L__BB5_185;
	not.b32 	%r332, %r153;
	add.s32 	%r333, %r89, %r332;
	sub.s32 	%r118, %r333, %r372;
	shr.u32 	%r334, %r118, 5;
	add.s32 	%r335, %r334, 1;
	and.b32  	%r374, %r335, 3;
	setp.eq.s32 	%p109, %r374, 0;
	@%p109 bra 	$L__BB5_182;
	sub.s64 	%rd224, %rd33, %rd76;
	mul.lo.s64 	%rd225, %rd248, %rd224;
	add.s64 	%rd226, %rd225, %rd53;
	cvt.s64.s32 	%rd227, %r375;
	add.s64 	%rd228, %rd226, %rd227;
	add.s64 	%rd268, %rd22, %rd228;
	add.s64 	%rd267, %rd183, %rd227;
$L__BB5_181:
	.pragma "nounroll";
	ld.shared.u8 	%rs85, [%rd267];
	st.u8 	[%rd268], %rs85;
	add.s32 	%r375, %r375, 32;
	add.s64 	%rd268, %rd268, 32;
	add.s64 	%rd267, %rd267, 32;
	add.s32 	%r374, %r374, -1;
	setp.ne.s32 	%p110, %r374, 0;
	@%p110 bra 	$L__BB5_181;
$L__BB5_182:
	setp.lt.u32 	%p111, %r118, 96;
	@%p111 bra 	$L__BB5_185;
	cvt.s64.s32 	%rd232, %r375;
	add.s64 	%rd236, %rd183, %rd232;
	add.s64 	%rd270, %rd236, 64;
	sub.s64 	%rd237, %rd33, %rd76;
	mul.lo.s64 	%rd238, %rd248, %rd237;
	add.s64 	%rd239, %rd238, %rd53;
	add.s64 	%rd240, %rd239, %rd232;
	add.s64 	%rd241, %rd22, %rd240;
	add.s64 	%rd269, %rd241, 64;
$L__BB5_184:
	ld.shared.u8 	%rs86, [%rd270+-64];
	st.u8 	[%rd269+-64], %rs86;
	ld.shared.u8 	%rs87, [%rd270+-32];
	st.u8 	[%rd269+-32], %rs87;
	ld.shared.u8 	%rs88, [%rd270];
	st.u8 	[%rd269], %rs88;
	ld.shared.u8 	%rs89, [%rd270+32];
	st.u8 	[%rd269+32], %rs89;
	add.s64 	%rd270, %rd270, 128;
	add.s64 	%rd269, %rd269, 128;
	add.s32 	%r375, %r375, 128;
	setp.lt.s32 	%p112, %r375, %r89;
	@%p112 bra 	$L__BB5_184;
	bra.uni 	$L__BB5_185;
$L__BB5_157:
	add.s64 	%rd257, %rd22, %rd55;
	mov.u32 	%r363, 0;
$L__BB5_158:
	.pragma "nounroll";
	ld.shared.u8 	%rs84, [%rd253];
	st.u8 	[%rd257], %rs84;
	add.s64 	%rd253, %rd253, %rd54;
	add.s64 	%rd257, %rd257, %rd248;
	add.s32 	%r363, %r363, 1;
	setp.lt.s32 	%p94, %r363, %r77;
	@%p94 bra 	$L__BB5_158;
	bra.uni 	$L__BB5_185;
$L__BB5_153:
	add.s64 	%rd254, %rd22, %rd55;
	mov.u32 	%r361, 0;
$L__BB5_154:
	.pragma "nounroll";
	ld.shared.u32 	%r256, [%rd253];
	st.u32 	[%rd254], %r256;
	add.s64 	%rd254, %rd254, %rd248;
	add.s64 	%rd253, %rd253, %rd54;
	add.s32 	%r361, %r361, 1;
	setp.lt.s32 	%p92, %r361, %r77;
	@%p92 bra 	$L__BB5_154;
$L__BB5_185:
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
	.reg .pred 	%p<98>;
	.reg .b16 	%rs<100>;
	.reg .f32 	%f<59>;
	.reg .b32 	%r<351>;
	.reg .b64 	%rd<280>;
	.shared .align 16 .b8 _ZZ6to_rgbI8FromGrayLi1ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd92, [gray_to_rgb_1_3_param_0];
	ld.param.v2.u32 	{%r323, %r119}, [gray_to_rgb_1_3_param_1+32];
	ld.param.v2.u32 	{%r120, %r121}, [gray_to_rgb_1_3_param_1+40];
	ld.param.u64 	%rd97, [gray_to_rgb_1_3_param_2];
	ld.param.v2.u32 	{%r324, %r325}, [gray_to_rgb_1_3_param_3+32];
	ld.param.v2.u32 	{%r124, %r125}, [gray_to_rgb_1_3_param_3+40];
	ld.param.u32 	%r115, [gray_to_rgb_1_3_param_4+4];
	ld.param.u32 	%r114, [gray_to_rgb_1_3_param_4];
	ld.param.u64 	%rd264, [gray_to_rgb_1_3_param_3+24];
	ld.param.u64 	%rd263, [gray_to_rgb_1_3_param_3+16];
	ld.param.u64 	%rd262, [gray_to_rgb_1_3_param_3+8];
	ld.param.u64 	%rd98, [gray_to_rgb_1_3_param_3];
	ld.param.u64 	%rd260, [gray_to_rgb_1_3_param_1+24];
	ld.param.u64 	%rd259, [gray_to_rgb_1_3_param_1+16];
	ld.param.u64 	%rd258, [gray_to_rgb_1_3_param_1+8];
	ld.param.u64 	%rd93, [gray_to_rgb_1_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p4, %r121, 0;
	@%p4 bra 	$L__BB6_2;
	cvta.to.global.u64 	%rd102, %rd92;
	mul.wide.s32 	%rd103, %r1, 40;
	add.s64 	%rd104, %rd102, %rd103;
	ld.global.v2.u32 	{%r323, %r127}, [%rd104+32];
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
	setp.eq.s32 	%p5, %r125, 0;
	@%p5 bra 	$L__BB6_5;
	cvta.to.global.u64 	%rd107, %rd97;
	mul.wide.s32 	%rd108, %r1, 40;
	add.s64 	%rd109, %rd107, %rd108;
	ld.global.v2.u32 	{%r324, %r325}, [%rd109+32];
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
	mov.u32 	%r130, %ctaid.x;
	shl.b32 	%r131, %r130, 7;
	mov.u32 	%r14, %tid.x;
	shl.b32 	%r132, %r14, 2;
	add.s32 	%r15, %r131, %r132;
	mov.u32 	%r133, %ctaid.y;
	shl.b32 	%r134, %r133, 3;
	mov.u32 	%r16, %tid.y;
	add.s32 	%r17, %r134, %r16;
	setp.ge.s32 	%p6, %r17, %r325;
	@%p6 bra 	$L__BB6_152;
	cvt.u64.u32 	%rd27, %r16;
	shl.b32 	%r135, %r14, 6;
	cvt.u64.u32 	%rd28, %r135;
	mul.wide.u32 	%rd112, %r16, 2048;
	mov.u64 	%rd113, _ZZ6to_rgbI8FromGrayLi1ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd114, %rd113;
	add.s64 	%rd115, %rd114, %rd112;
	add.s64 	%rd29, %rd115, %rd28;
	setp.eq.s32 	%p7, %r114, 4;
	selp.b32 	%r136, 4, 2, %p7;
	setp.eq.s32 	%p8, %r114, 0;
	selp.b32 	%r19, 1, %r136, %p8;
	sub.s32 	%r20, %r323, %r15;
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
	add.s32 	%r137, %r22, -1;
	cvt.s64.s32 	%rd120, %r137;
	and.b64  	%rd121, %rd32, %rd120;
	setp.eq.s64 	%p12, %rd121, 0;
	mov.u64 	%rd265, %rd32;
	@%p12 bra 	$L__BB6_20;
$L__BB6_9:
	@%p11 bra 	$L__BB6_11;
	or.b64  	%rd122, %rd260, %rd32;
	add.s32 	%r138, %r22, -1;
	cvt.s64.s32 	%rd123, %r138;
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
	mov.u32 	%r327, 0;
	shl.b64 	%rd136, %rd27, 11;
	add.s64 	%rd138, %rd113, %rd136;
$L__BB6_17:
	.pragma "nounroll";
	shl.b32 	%r143, %r327, 1;
	cvt.s64.s32 	%rd134, %r143;
	add.s64 	%rd135, %rd134, %rd28;
	add.s64 	%rd139, %rd138, %rd135;
	cvt.s64.s32 	%rd140, %r327;
	mul.lo.s64 	%rd141, %rd259, %rd140;
	add.s64 	%rd142, %rd32, %rd141;
	ld.u16 	%rs49, [%rd142];
	st.shared.u16 	[%rd139], %rs49;
	add.s32 	%r327, %r327, 1;
	setp.lt.s32 	%p19, %r327, %r21;
	mov.u64 	%rd265, %rd29;
	@%p19 bra 	$L__BB6_17;
	bra.uni 	$L__BB6_20;
$L__BB6_18:
	mov.u32 	%r328, 0;
	shl.b64 	%rd145, %rd27, 11;
	add.s64 	%rd147, %rd113, %rd145;
$L__BB6_19:
	.pragma "nounroll";
	mul.lo.s32 	%r145, %r328, %r19;
	cvt.s64.s32 	%rd143, %r145;
	add.s64 	%rd144, %rd143, %rd28;
	add.s64 	%rd148, %rd147, %rd144;
	cvt.s64.s32 	%rd149, %r328;
	mul.lo.s64 	%rd150, %rd259, %rd149;
	add.s64 	%rd151, %rd32, %rd150;
	ld.u8 	%rs50, [%rd151];
	st.shared.u8 	[%rd148], %rs50;
	add.s32 	%r328, %r328, 1;
	setp.lt.s32 	%p20, %r328, %r21;
	mov.u64 	%rd265, %rd29;
	@%p20 bra 	$L__BB6_19;
	bra.uni 	$L__BB6_20;
$L__BB6_14:
	mov.u32 	%r326, 0;
	shl.b64 	%rd127, %rd27, 11;
	add.s64 	%rd129, %rd113, %rd127;
$L__BB6_15:
	.pragma "nounroll";
	mul.lo.s32 	%r140, %r326, %r19;
	cvt.s64.s32 	%rd125, %r140;
	add.s64 	%rd126, %rd125, %rd28;
	add.s64 	%rd130, %rd129, %rd126;
	cvt.s64.s32 	%rd131, %r326;
	mul.lo.s64 	%rd132, %rd259, %rd131;
	add.s64 	%rd133, %rd32, %rd132;
	ld.u32 	%r141, [%rd133];
	st.shared.u32 	[%rd130], %r141;
	add.s32 	%r326, %r326, 1;
	setp.lt.s32 	%p18, %r326, %r21;
	mov.u64 	%rd265, %rd29;
	@%p18 bra 	$L__BB6_15;
$L__BB6_20:
	@%p8 bra 	$L__BB6_24;
	@%p7 bra 	$L__BB6_23;
	bra.uni 	$L__BB6_22;
$L__BB6_23:
	ld.v4.u32 	{%r36, %r37, %r331, %r332}, [%rd265];
	bra.uni 	$L__BB6_25;
$L__BB6_24:
	ld.u32 	%r36, [%rd265];
	bra.uni 	$L__BB6_25;
$L__BB6_22:
	ld.v2.u32 	{%r36, %r37}, [%rd265];
$L__BB6_25:
	@%p8 bra 	$L__BB6_33;
	@%p7 bra 	$L__BB6_31;
	setp.eq.s32 	%p25, %r114, 3;
	@%p25 bra 	$L__BB6_30;
	setp.ne.s32 	%p26, %r114, 1;
	@%p26 bra 	$L__BB6_32;
	cvt.u16.u32 	%rs51, %r36;
	cvt.rn.f32.u16 	%f55, %rs51;
	shr.u32 	%r154, %r36, 16;
	cvt.u16.u32 	%rs52, %r154;
	cvt.rn.f32.u16 	%f56, %rs52;
	cvt.u16.u32 	%rs53, %r37;
	cvt.rn.f32.u16 	%f57, %rs53;
	shr.u32 	%r155, %r37, 16;
	cvt.u16.u32 	%rs54, %r155;
	cvt.rn.f32.u16 	%f58, %rs54;
	bra.uni 	$L__BB6_34;
$L__BB6_33:
	cvt.u16.u32 	%rs63, %r36;
	and.b16  	%rs64, %rs63, 255;
	cvt.rn.f32.u16 	%f55, %rs64;
	shr.u16 	%rs65, %rs63, 8;
	cvt.rn.f32.u16 	%f56, %rs65;
	shr.u32 	%r160, %r36, 16;
	cvt.u16.u32 	%rs66, %r160;
	and.b16  	%rs67, %rs66, 255;
	cvt.rn.f32.u16 	%f57, %rs67;
	shr.u32 	%r161, %r36, 24;
	cvt.u16.u32 	%rs68, %r161;
	cvt.rn.f32.u16 	%f58, %rs68;
	bra.uni 	$L__BB6_34;
$L__BB6_31:
	mov.b32 	%f55, %r36;
	mov.b32 	%f56, %r37;
	mov.b32 	%f57, %r331;
	mov.b32 	%f58, %r332;
	bra.uni 	$L__BB6_34;
$L__BB6_30:
	cvt.u16.u32 	%rs55, %r36;
	cvt.f32.f16 %f55, %rs55;
	shr.u32 	%r156, %r36, 16;
	cvt.u16.u32 	%rs56, %r156;
	cvt.f32.f16 %f56, %rs56;
	cvt.u16.u32 	%rs57, %r37;
	cvt.f32.f16 %f57, %rs57;
	shr.u32 	%r157, %r37, 16;
	cvt.u16.u32 	%rs58, %r157;
	cvt.f32.f16 %f58, %rs58;
	bra.uni 	$L__BB6_34;
$L__BB6_32:
	cvt.u16.u32 	%rs59, %r36;
	cvt.rn.f32.s16 	%f55, %rs59;
	shr.u32 	%r158, %r36, 16;
	cvt.u16.u32 	%rs60, %r158;
	cvt.rn.f32.s16 	%f56, %rs60;
	cvt.u16.u32 	%rs61, %r37;
	cvt.rn.f32.s16 	%f57, %rs61;
	shr.u32 	%r159, %r37, 16;
	cvt.u16.u32 	%rs62, %r159;
	cvt.rn.f32.s16 	%f58, %rs62;
$L__BB6_34:
	bar.warp.sync 	-1;
	setp.eq.s32 	%p27, %r115, 4;
	selp.b32 	%r162, 4, 2, %p27;
	setp.eq.s32 	%p28, %r115, 0;
	selp.b32 	%r42, 1, %r162, %p28;
	sub.s32 	%r43, %r324, %r15;
	min.s32 	%r44, %r43, 4;
	mul.lo.s64 	%rd152, %rd263, %rd31;
	mul.lo.s64 	%rd37, %rd262, %rd30;
	add.s64 	%rd38, %rd37, %rd152;
	add.s64 	%rd39, %rd261, %rd38;
	mul.lo.s32 	%r163, %r14, %r42;
	mul.lo.s32 	%r164, %r163, 12;
	cvt.s64.s32 	%rd40, %r164;
	mul.lo.s32 	%r45, %r42, 3;
	cvt.u64.u32 	%rd153, %r45;
	setp.ne.s64 	%p29, %rd263, %rd153;
	cvt.u64.u32 	%rd154, %r42;
	setp.ne.s64 	%p30, %rd264, %rd154;
	or.pred  	%p31, %p29, %p30;
	setp.gt.s32 	%p32, %r43, 3;
	and.pred  	%p33, %p32, %p31;
	setp.eq.s64 	%p34, %rd263, %rd154;
	and.pred  	%p35, %p34, %p33;
	@%p35 bra 	$L__BB6_36;
	bra.uni 	$L__BB6_35;
$L__BB6_36:
	or.b64  	%rd155, %rd264, %rd39;
	shl.b32 	%r165, %r42, 2;
	add.s32 	%r166, %r165, -1;
	cvt.s64.s32 	%rd156, %r166;
	and.b64  	%rd157, %rd155, %rd156;
	setp.eq.s64 	%p97, %rd157, 0;
	bra.uni 	$L__BB6_37;
$L__BB6_35:
	mov.pred 	%p97, 0;
$L__BB6_37:
	shl.b64 	%rd158, %rd27, 11;
	add.s64 	%rd161, %rd114, %rd158;
	add.s64 	%rd162, %rd161, %rd40;
	selp.b64 	%rd41, %rd39, %rd162, %p97;
	@%p28 bra 	$L__BB6_61;
	@%p27 bra 	$L__BB6_60;
	bra.uni 	$L__BB6_39;
$L__BB6_60:
	selp.f32 	%f41, %f58, %f56, %p97;
	selp.f32 	%f42, %f57, %f55, %p97;
	selp.f32 	%f43, %f56, %f55, %p97;
	st.v4.f32 	[%rd41], {%f55, %f43, %f42, %f41};
	bra.uni 	$L__BB6_62;
$L__BB6_61:
	selp.f32 	%f44, %f57, %f55, %p97;
	cvt.rni.s32.f32 	%r186, %f44;
	selp.f32 	%f45, %f58, %f56, %p97;
	cvt.rni.s32.f32 	%r185, %f45;
	mov.u32 	%r187, 0;
	cvt.pack.sat.u8.s32.b32 %r184, %r185, %r186, %r187;
	selp.f32 	%f46, %f56, %f55, %p97;
	cvt.rni.s32.f32 	%r189, %f46;
	cvt.rni.s32.f32 	%r190, %f55;
	cvt.pack.sat.u8.s32.b32 %r188, %r189, %r190, %r184;
	st.u32 	[%rd41], %r188;
	bra.uni 	$L__BB6_62;
$L__BB6_39:
	setp.eq.s32 	%p39, %r115, 3;
	@%p39 bra 	$L__BB6_43;
	bra.uni 	$L__BB6_40;
$L__BB6_43:
	cvt.rn.f16.f32 %rs88, %f55;
	bra.uni 	$L__BB6_44;
$L__BB6_40:
	setp.eq.s32 	%p40, %r115, 1;
	cvt.rni.s32.f32 	%r46, %f55;
	@%p40 bra 	$L__BB6_42;
	bra.uni 	$L__BB6_41;
$L__BB6_42:
	max.s32 	%r169, %r46, 0;
	min.s32 	%r170, %r169, 65535;
	cvt.u16.u32 	%rs88, %r170;
	bra.uni 	$L__BB6_44;
$L__BB6_41:
	max.s32 	%r167, %r46, -32768;
	min.s32 	%r168, %r167, 32767;
	cvt.u16.u32 	%rs88, %r168;
$L__BB6_44:
	@%p39 bra 	$L__BB6_48;
	bra.uni 	$L__BB6_45;
$L__BB6_48:
	selp.f32 	%f36, %f56, %f55, %p97;
	cvt.rn.f16.f32 %rs89, %f36;
	bra.uni 	$L__BB6_49;
$L__BB6_45:
	setp.eq.s32 	%p42, %r115, 1;
	selp.f32 	%f35, %f56, %f55, %p97;
	cvt.rni.s32.f32 	%r47, %f35;
	@%p42 bra 	$L__BB6_47;
	bra.uni 	$L__BB6_46;
$L__BB6_47:
	max.s32 	%r173, %r47, 0;
	min.s32 	%r174, %r173, 65535;
	cvt.u16.u32 	%rs89, %r174;
	bra.uni 	$L__BB6_49;
$L__BB6_46:
	max.s32 	%r171, %r47, -32768;
	min.s32 	%r172, %r171, 32767;
	cvt.u16.u32 	%rs89, %r172;
$L__BB6_49:
	mov.b32 	%r48, {%rs88, %rs89};
	@%p39 bra 	$L__BB6_53;
	bra.uni 	$L__BB6_50;
$L__BB6_53:
	selp.f32 	%f38, %f57, %f55, %p97;
	cvt.rn.f16.f32 %rs90, %f38;
	bra.uni 	$L__BB6_54;
$L__BB6_50:
	setp.eq.s32 	%p44, %r115, 1;
	selp.f32 	%f37, %f57, %f55, %p97;
	cvt.rni.s32.f32 	%r49, %f37;
	@%p44 bra 	$L__BB6_52;
	bra.uni 	$L__BB6_51;
$L__BB6_52:
	max.s32 	%r177, %r49, 0;
	min.s32 	%r178, %r177, 65535;
	cvt.u16.u32 	%rs90, %r178;
	bra.uni 	$L__BB6_54;
$L__BB6_51:
	max.s32 	%r175, %r49, -32768;
	min.s32 	%r176, %r175, 32767;
	cvt.u16.u32 	%rs90, %r176;
$L__BB6_54:
	@%p39 bra 	$L__BB6_58;
	bra.uni 	$L__BB6_55;
$L__BB6_58:
	selp.f32 	%f40, %f58, %f56, %p97;
	cvt.rn.f16.f32 %rs91, %f40;
	bra.uni 	$L__BB6_59;
$L__BB6_55:
	setp.eq.s32 	%p46, %r115, 1;
	selp.f32 	%f39, %f58, %f56, %p97;
	cvt.rni.s32.f32 	%r50, %f39;
	@%p46 bra 	$L__BB6_57;
	bra.uni 	$L__BB6_56;
$L__BB6_57:
	max.s32 	%r181, %r50, 0;
	min.s32 	%r182, %r181, 65535;
	cvt.u16.u32 	%rs91, %r182;
	bra.uni 	$L__BB6_59;
$L__BB6_56:
	max.s32 	%r179, %r50, -32768;
	min.s32 	%r180, %r179, 32767;
	cvt.u16.u32 	%rs91, %r180;
$L__BB6_59:
	mov.b32 	%r183, {%rs90, %rs91};
	st.v2.u32 	[%rd41], {%r48, %r183};
$L__BB6_62:
	selp.f32 	%f25, %f55, %f56, %p97;
	selp.f32 	%f26, %f58, %f57, %p97;
	shl.b32 	%r192, %r42, 2;
	cvt.u64.u32 	%rd163, %r192;
	selp.b64 	%rd164, %rd264, %rd163, %p97;
	add.s64 	%rd42, %rd41, %rd164;
	@%p28 bra 	$L__BB6_86;
	@%p27 bra 	$L__BB6_85;
	bra.uni 	$L__BB6_64;
$L__BB6_85:
	st.v4.f32 	[%rd42], {%f25, %f56, %f57, %f26};
	bra.uni 	$L__BB6_87;
$L__BB6_86:
	cvt.rni.s32.f32 	%r212, %f57;
	cvt.rni.s32.f32 	%r211, %f26;
	mov.u32 	%r213, 0;
	cvt.pack.sat.u8.s32.b32 %r210, %r211, %r212, %r213;
	cvt.rni.s32.f32 	%r215, %f56;
	cvt.rni.s32.f32 	%r216, %f25;
	cvt.pack.sat.u8.s32.b32 %r214, %r215, %r216, %r210;
	st.u32 	[%rd42], %r214;
	bra.uni 	$L__BB6_87;
$L__BB6_64:
	setp.eq.s32 	%p49, %r115, 3;
	@%p49 bra 	$L__BB6_68;
	bra.uni 	$L__BB6_65;
$L__BB6_68:
	cvt.rn.f16.f32 %rs92, %f25;
	bra.uni 	$L__BB6_69;
$L__BB6_65:
	setp.eq.s32 	%p50, %r115, 1;
	cvt.rni.s32.f32 	%r51, %f25;
	@%p50 bra 	$L__BB6_67;
	bra.uni 	$L__BB6_66;
$L__BB6_67:
	max.s32 	%r195, %r51, 0;
	min.s32 	%r196, %r195, 65535;
	cvt.u16.u32 	%rs92, %r196;
	bra.uni 	$L__BB6_69;
$L__BB6_66:
	max.s32 	%r193, %r51, -32768;
	min.s32 	%r194, %r193, 32767;
	cvt.u16.u32 	%rs92, %r194;
$L__BB6_69:
	@%p49 bra 	$L__BB6_73;
	bra.uni 	$L__BB6_70;
$L__BB6_73:
	cvt.rn.f16.f32 %rs93, %f56;
	bra.uni 	$L__BB6_74;
$L__BB6_70:
	setp.eq.s32 	%p52, %r115, 1;
	cvt.rni.s32.f32 	%r52, %f56;
	@%p52 bra 	$L__BB6_72;
	bra.uni 	$L__BB6_71;
$L__BB6_72:
	max.s32 	%r199, %r52, 0;
	min.s32 	%r200, %r199, 65535;
	cvt.u16.u32 	%rs93, %r200;
	bra.uni 	$L__BB6_74;
$L__BB6_71:
	max.s32 	%r197, %r52, -32768;
	min.s32 	%r198, %r197, 32767;
	cvt.u16.u32 	%rs93, %r198;
$L__BB6_74:
	mov.b32 	%r53, {%rs92, %rs93};
	@%p49 bra 	$L__BB6_78;
	bra.uni 	$L__BB6_75;
$L__BB6_78:
	cvt.rn.f16.f32 %rs94, %f57;
	bra.uni 	$L__BB6_79;
$L__BB6_75:
	setp.eq.s32 	%p54, %r115, 1;
	cvt.rni.s32.f32 	%r54, %f57;
	@%p54 bra 	$L__BB6_77;
	bra.uni 	$L__BB6_76;
$L__BB6_77:
	max.s32 	%r203, %r54, 0;
	min.s32 	%r204, %r203, 65535;
	cvt.u16.u32 	%rs94, %r204;
	bra.uni 	$L__BB6_79;
$L__BB6_76:
	max.s32 	%r201, %r54, -32768;
	min.s32 	%r202, %r201, 32767;
	cvt.u16.u32 	%rs94, %r202;
$L__BB6_79:
	@%p49 bra 	$L__BB6_83;
	bra.uni 	$L__BB6_80;
$L__BB6_83:
	cvt.rn.f16.f32 %rs95, %f26;
	bra.uni 	$L__BB6_84;
$L__BB6_80:
	setp.eq.s32 	%p56, %r115, 1;
	cvt.rni.s32.f32 	%r55, %f26;
	@%p56 bra 	$L__BB6_82;
	bra.uni 	$L__BB6_81;
$L__BB6_82:
	max.s32 	%r207, %r55, 0;
	min.s32 	%r208, %r207, 65535;
	cvt.u16.u32 	%rs95, %r208;
	bra.uni 	$L__BB6_84;
$L__BB6_81:
	max.s32 	%r205, %r55, -32768;
	min.s32 	%r206, %r205, 32767;
	cvt.u16.u32 	%rs95, %r206;
$L__BB6_84:
	mov.b32 	%r209, {%rs94, %rs95};
	st.v2.u32 	[%rd42], {%r53, %r209};
$L__BB6_87:
	selp.f32 	%f27, %f55, %f57, %p97;
	selp.f32 	%f28, %f56, %f58, %p97;
	selp.f32 	%f29, %f57, %f58, %p97;
	shl.b64 	%rd167, %rd164, 1;
	add.s64 	%rd43, %rd41, %rd167;
	@%p28 bra 	$L__BB6_111;
	@%p27 bra 	$L__BB6_110;
	bra.uni 	$L__BB6_89;
$L__BB6_110:
	st.v4.f32 	[%rd43], {%f27, %f28, %f29, %f58};
	bra.uni 	$L__BB6_112;
$L__BB6_111:
	cvt.rni.s32.f32 	%r238, %f29;
	cvt.rni.s32.f32 	%r237, %f58;
	mov.u32 	%r239, 0;
	cvt.pack.sat.u8.s32.b32 %r236, %r237, %r238, %r239;
	cvt.rni.s32.f32 	%r241, %f28;
	cvt.rni.s32.f32 	%r242, %f27;
	cvt.pack.sat.u8.s32.b32 %r240, %r241, %r242, %r236;
	st.u32 	[%rd43], %r240;
	bra.uni 	$L__BB6_112;
$L__BB6_89:
	setp.eq.s32 	%p59, %r115, 3;
	@%p59 bra 	$L__BB6_93;
	bra.uni 	$L__BB6_90;
$L__BB6_93:
	cvt.rn.f16.f32 %rs96, %f27;
	bra.uni 	$L__BB6_94;
$L__BB6_90:
	setp.eq.s32 	%p60, %r115, 1;
	cvt.rni.s32.f32 	%r56, %f27;
	@%p60 bra 	$L__BB6_92;
	bra.uni 	$L__BB6_91;
$L__BB6_92:
	max.s32 	%r221, %r56, 0;
	min.s32 	%r222, %r221, 65535;
	cvt.u16.u32 	%rs96, %r222;
	bra.uni 	$L__BB6_94;
$L__BB6_91:
	max.s32 	%r219, %r56, -32768;
	min.s32 	%r220, %r219, 32767;
	cvt.u16.u32 	%rs96, %r220;
$L__BB6_94:
	@%p59 bra 	$L__BB6_98;
	bra.uni 	$L__BB6_95;
$L__BB6_98:
	cvt.rn.f16.f32 %rs97, %f28;
	bra.uni 	$L__BB6_99;
$L__BB6_95:
	setp.eq.s32 	%p62, %r115, 1;
	cvt.rni.s32.f32 	%r57, %f28;
	@%p62 bra 	$L__BB6_97;
	bra.uni 	$L__BB6_96;
$L__BB6_97:
	max.s32 	%r225, %r57, 0;
	min.s32 	%r226, %r225, 65535;
	cvt.u16.u32 	%rs97, %r226;
	bra.uni 	$L__BB6_99;
$L__BB6_96:
	max.s32 	%r223, %r57, -32768;
	min.s32 	%r224, %r223, 32767;
	cvt.u16.u32 	%rs97, %r224;
$L__BB6_99:
	mov.b32 	%r58, {%rs96, %rs97};
	@%p59 bra 	$L__BB6_103;
	bra.uni 	$L__BB6_100;
$L__BB6_103:
	cvt.rn.f16.f32 %rs98, %f29;
	bra.uni 	$L__BB6_104;
$L__BB6_100:
	setp.eq.s32 	%p64, %r115, 1;
	cvt.rni.s32.f32 	%r59, %f29;
	@%p64 bra 	$L__BB6_102;
	bra.uni 	$L__BB6_101;
$L__BB6_102:
	max.s32 	%r229, %r59, 0;
	min.s32 	%r230, %r229, 65535;
	cvt.u16.u32 	%rs98, %r230;
	bra.uni 	$L__BB6_104;
$L__BB6_101:
	max.s32 	%r227, %r59, -32768;
	min.s32 	%r228, %r227, 32767;
	cvt.u16.u32 	%rs98, %r228;
$L__BB6_104:
	@%p59 bra 	$L__BB6_108;
	bra.uni 	$L__BB6_105;
$L__BB6_108:
	cvt.rn.f16.f32 %rs99, %f58;
	bra.uni 	$L__BB6_109;
$L__BB6_105:
	setp.eq.s32 	%p66, %r115, 1;
	cvt.rni.s32.f32 	%r60, %f58;
	@%p66 bra 	$L__BB6_107;
	bra.uni 	$L__BB6_106;
$L__BB6_107:
	max.s32 	%r233, %r60, 0;
	min.s32 	%r234, %r233, 65535;
	cvt.u16.u32 	%rs99, %r234;
	bra.uni 	$L__BB6_109;
$L__BB6_106:
	max.s32 	%r231, %r60, -32768;
	min.s32 	%r232, %r231, 32767;
	cvt.u16.u32 	%rs99, %r232;
$L__BB6_109:
	mov.b32 	%r235, {%rs98, %rs99};
	st.v2.u32 	[%rd43], {%r58, %r235};
$L__BB6_112:
	setp.eq.s64 	%p67, %rd263, %rd153;
	setp.eq.s64 	%p68, %rd264, %rd154;
	and.pred  	%p69, %p67, %p68;
	@%p69 bra 	$L__BB6_126;
	bra.uni 	$L__BB6_113;
$L__BB6_126:
	bar.warp.sync 	-1;
	mov.u32 	%r255, %tid.x;
	shl.b32 	%r256, %r255, 2;
	cvt.s64.s32 	%rd54, %r256;
	sub.s32 	%r259, %r324, %r131;
	min.s32 	%r260, %r259, 128;
	mul.lo.s32 	%r72, %r45, %r260;
	setp.lt.s32 	%p79, %r72, 1;
	@%p79 bra 	$L__BB6_152;
	mul.lo.s64 	%rd199, %rd263, %rd54;
	sub.s64 	%rd200, %rd38, %rd199;
	add.s64 	%rd55, %rd261, %rd200;
	and.b64  	%rd201, %rd55, 15;
	setp.eq.s64 	%p80, %rd201, 0;
	@%p80 bra 	$L__BB6_137;
	and.b64  	%rd202, %rd55, 3;
	setp.ne.s64 	%p81, %rd202, 0;
	mov.u32 	%r346, 0;
	@%p81 bra 	$L__BB6_145;
	shr.s32 	%r262, %r72, 31;
	shr.u32 	%r263, %r262, 30;
	add.s32 	%r264, %r72, %r263;
	shr.s32 	%r73, %r264, 2;
	setp.ge.s32 	%p82, %r14, %r73;
	@%p82 bra 	$L__BB6_136;
	not.b32 	%r265, %r14;
	add.s32 	%r74, %r73, %r265;
	shr.u32 	%r266, %r74, 5;
	add.s32 	%r267, %r266, 1;
	and.b32  	%r339, %r267, 3;
	setp.eq.s32 	%p83, %r339, 0;
	mov.u32 	%r340, %r14;
	@%p83 bra 	$L__BB6_133;
	mul.wide.s32 	%rd203, %r14, 4;
	sub.s64 	%rd204, %rd31, %rd54;
	mul.lo.s64 	%rd205, %rd263, %rd204;
	add.s64 	%rd206, %rd203, %rd205;
	add.s64 	%rd207, %rd206, %rd37;
	add.s64 	%rd269, %rd261, %rd207;
	add.s64 	%rd210, %rd113, %rd158;
	add.s64 	%rd268, %rd210, %rd203;
	mov.u32 	%r340, %r14;
$L__BB6_132:
	.pragma "nounroll";
	ld.shared.u32 	%r268, [%rd268];
	st.u32 	[%rd269], %r268;
	add.s32 	%r340, %r340, 32;
	add.s64 	%rd269, %rd269, 128;
	add.s64 	%rd268, %rd268, 128;
	add.s32 	%r339, %r339, -1;
	setp.ne.s32 	%p84, %r339, 0;
	@%p84 bra 	$L__BB6_132;
$L__BB6_133:
	setp.lt.u32 	%p85, %r74, 96;
	@%p85 bra 	$L__BB6_136;
	mul.wide.s32 	%rd211, %r340, 4;
	add.s64 	%rd214, %rd113, %rd158;
	add.s64 	%rd215, %rd214, %rd211;
	add.s64 	%rd271, %rd215, 256;
	sub.s64 	%rd216, %rd31, %rd54;
	mul.lo.s64 	%rd217, %rd263, %rd216;
	add.s64 	%rd218, %rd211, %rd217;
	add.s64 	%rd219, %rd218, %rd37;
	add.s64 	%rd220, %rd261, %rd219;
	add.s64 	%rd270, %rd220, 256;
$L__BB6_135:
	ld.shared.u32 	%r269, [%rd271+-256];
	st.u32 	[%rd270+-256], %r269;
	ld.shared.u32 	%r270, [%rd271+-128];
	st.u32 	[%rd270+-128], %r270;
	ld.shared.u32 	%r271, [%rd271];
	st.u32 	[%rd270], %r271;
	ld.shared.u32 	%r272, [%rd271+128];
	st.u32 	[%rd270+128], %r272;
	add.s64 	%rd271, %rd271, 512;
	add.s64 	%rd270, %rd270, 512;
	add.s32 	%r340, %r340, 128;
	setp.lt.s32 	%p86, %r340, %r73;
	@%p86 bra 	$L__BB6_135;
$L__BB6_136:
	and.b32  	%r346, %r72, -4;
	bra.uni 	$L__BB6_145;
$L__BB6_113:
	setp.lt.s32 	%p70, %r43, 1;
	or.pred  	%p71, %p70, %p97;
	@%p71 bra 	$L__BB6_152;
	@%p28 bra 	$L__BB6_122;
	mov.u32 	%r333, 0;
	add.s64 	%rd180, %rd113, %rd158;
$L__BB6_116:
	.pragma "nounroll";
	cvt.s64.s32 	%rd170, %r333;
	mul.lo.s64 	%rd171, %rd263, %rd170;
	add.s64 	%rd44, %rd171, %rd38;
	mul.lo.s32 	%r62, %r333, 3;
	setp.eq.s32 	%p73, %r42, 2;
	@%p73 bra 	$L__BB6_119;
	bra.uni 	$L__BB6_117;
$L__BB6_119:
	mov.u32 	%r335, 0;
$L__BB6_120:
	.pragma "nounroll";
	cvt.s64.s32 	%rd182, %r335;
	mul.lo.s64 	%rd183, %rd264, %rd182;
	add.s64 	%rd184, %rd44, %rd183;
	add.s64 	%rd185, %rd261, %rd184;
	add.s32 	%r250, %r335, %r62;
	shl.b32 	%r251, %r250, 1;
	cvt.s64.s32 	%rd186, %r251;
	add.s64 	%rd187, %rd186, %rd40;
	add.s64 	%rd191, %rd180, %rd187;
	ld.shared.u16 	%rs81, [%rd191];
	st.u16 	[%rd185], %rs81;
	add.s32 	%r335, %r335, 1;
	setp.ne.s32 	%p75, %r335, 3;
	@%p75 bra 	$L__BB6_120;
	bra.uni 	$L__BB6_121;
$L__BB6_117:
	mov.u32 	%r334, 0;
$L__BB6_118:
	.pragma "nounroll";
	cvt.s64.s32 	%rd172, %r334;
	mul.lo.s64 	%rd173, %rd264, %rd172;
	add.s64 	%rd174, %rd44, %rd173;
	add.s64 	%rd175, %rd261, %rd174;
	add.s32 	%r246, %r334, %r62;
	mul.lo.s32 	%r247, %r246, %r42;
	cvt.s64.s32 	%rd176, %r247;
	add.s64 	%rd177, %rd176, %rd40;
	add.s64 	%rd181, %rd180, %rd177;
	ld.shared.u32 	%r248, [%rd181];
	st.u32 	[%rd175], %r248;
	add.s32 	%r334, %r334, 1;
	setp.eq.s32 	%p74, %r334, 3;
	@%p74 bra 	$L__BB6_121;
	bra.uni 	$L__BB6_118;
$L__BB6_121:
	add.s32 	%r333, %r333, 1;
	setp.lt.s32 	%p76, %r333, %r44;
	@%p76 bra 	$L__BB6_116;
	bra.uni 	$L__BB6_152;
$L__BB6_137:
	shr.s32 	%r273, %r72, 31;
	shr.u32 	%r274, %r273, 28;
	add.s32 	%r275, %r72, %r274;
	shr.s32 	%r84, %r275, 4;
	setp.ge.s32 	%p87, %r14, %r84;
	@%p87 bra 	$L__BB6_144;
	not.b32 	%r276, %r14;
	add.s32 	%r85, %r84, %r276;
	shr.u32 	%r277, %r85, 5;
	add.s32 	%r278, %r277, 1;
	and.b32  	%r343, %r278, 3;
	setp.eq.s32 	%p88, %r343, 0;
	mov.u32 	%r344, %r14;
	@%p88 bra 	$L__BB6_141;
	mul.wide.s32 	%rd221, %r14, 16;
	add.s64 	%rd224, %rd113, %rd158;
	add.s64 	%rd273, %rd224, %rd221;
	sub.s64 	%rd225, %rd31, %rd54;
	mul.lo.s64 	%rd226, %rd263, %rd225;
	add.s64 	%rd227, %rd221, %rd226;
	add.s64 	%rd228, %rd227, %rd37;
	add.s64 	%rd272, %rd261, %rd228;
	mov.u32 	%r344, %r14;
$L__BB6_140:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r279, %r280, %r281, %r282}, [%rd273];
	st.v4.u32 	[%rd272], {%r279, %r280, %r281, %r282};
	add.s32 	%r344, %r344, 32;
	add.s64 	%rd273, %rd273, 512;
	add.s64 	%rd272, %rd272, 512;
	add.s32 	%r343, %r343, -1;
	setp.ne.s32 	%p89, %r343, 0;
	@%p89 bra 	$L__BB6_140;
$L__BB6_141:
	setp.lt.u32 	%p90, %r85, 96;
	@%p90 bra 	$L__BB6_144;
	mul.wide.s32 	%rd229, %r344, 16;
	sub.s64 	%rd230, %rd31, %rd54;
	mul.lo.s64 	%rd231, %rd263, %rd230;
	add.s64 	%rd232, %rd229, %rd231;
	add.s64 	%rd233, %rd232, %rd37;
	add.s64 	%rd234, %rd261, %rd233;
	add.s64 	%rd275, %rd234, 1024;
	add.s64 	%rd237, %rd113, %rd158;
	add.s64 	%rd238, %rd237, %rd229;
	add.s64 	%rd274, %rd238, 1024;
$L__BB6_143:
	ld.shared.v4.u32 	{%r287, %r288, %r289, %r290}, [%rd274+-1024];
	st.v4.u32 	[%rd275+-1024], {%r287, %r288, %r289, %r290};
	ld.shared.v4.u32 	{%r295, %r296, %r297, %r298}, [%rd274+-512];
	st.v4.u32 	[%rd275+-512], {%r295, %r296, %r297, %r298};
	ld.shared.v4.u32 	{%r303, %r304, %r305, %r306}, [%rd274];
	st.v4.u32 	[%rd275], {%r303, %r304, %r305, %r306};
	ld.shared.v4.u32 	{%r311, %r312, %r313, %r314}, [%rd274+512];
	st.v4.u32 	[%rd275+512], {%r311, %r312, %r313, %r314};
	add.s64 	%rd275, %rd275, 2048;
	add.s64 	%rd274, %rd274, 2048;
	add.s32 	%r344, %r344, 128;
	setp.lt.s32 	%p91, %r344, %r84;
	@%p91 bra 	$L__BB6_143;
$L__BB6_144:
	and.b32  	%r346, %r72, -16;
$L__BB6_145:
	add.s32 	%r349, %r346, %r14;
	setp.ge.s32 	%p92, %r349, %r72;
	@%p92 bra 	$L__BB6_152;
	not.b32 	%r319, %r14;
	add.s32 	%r320, %r72, %r319;
	sub.s32 	%r97, %r320, %r346;
	shr.u32 	%r321, %r97, 5;
	add.s32 	%r322, %r321, 1;
	and.b32  	%r348, %r322, 3;
	setp.eq.s32 	%p93, %r348, 0;
	@%p93 bra 	$L__BB6_149;
	sub.s64 	%rd239, %rd31, %rd54;
	mul.lo.s64 	%rd240, %rd263, %rd239;
	add.s64 	%rd241, %rd240, %rd37;
	cvt.s64.s32 	%rd242, %r349;
	add.s64 	%rd243, %rd241, %rd242;
	add.s64 	%rd277, %rd261, %rd243;
	add.s64 	%rd246, %rd113, %rd158;
	add.s64 	%rd276, %rd246, %rd242;
$L__BB6_148:
	.pragma "nounroll";
	ld.shared.u8 	%rs83, [%rd276];
	st.u8 	[%rd277], %rs83;
	add.s32 	%r349, %r349, 32;
	add.s64 	%rd277, %rd277, 32;
	add.s64 	%rd276, %rd276, 32;
	add.s32 	%r348, %r348, -1;
	setp.ne.s32 	%p94, %r348, 0;
	@%p94 bra 	$L__BB6_148;
$L__BB6_149:
	setp.lt.u32 	%p95, %r97, 96;
	@%p95 bra 	$L__BB6_152;
	cvt.s64.s32 	%rd247, %r349;
	add.s64 	%rd250, %rd113, %rd158;
	add.s64 	%rd251, %rd250, %rd247;
	add.s64 	%rd279, %rd251, 64;
	sub.s64 	%rd252, %rd31, %rd54;
	mul.lo.s64 	%rd253, %rd263, %rd252;
	add.s64 	%rd254, %rd253, %rd37;
	add.s64 	%rd255, %rd254, %rd247;
	add.s64 	%rd256, %rd261, %rd255;
	add.s64 	%rd278, %rd256, 64;
$L__BB6_151:
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
	add.s32 	%r349, %r349, 128;
	setp.lt.s32 	%p96, %r349, %r72;
	@%p96 bra 	$L__BB6_151;
	bra.uni 	$L__BB6_152;
$L__BB6_122:
	add.s64 	%rd194, %rd113, %rd158;
	add.s64 	%rd45, %rd194, %rd40;
	add.s64 	%rd47, %rd261, %rd37;
	mov.u32 	%r252, 0;
	mov.u32 	%r336, %r252;
$L__BB6_123:
	.pragma "nounroll";
	mul.lo.s32 	%r254, %r45, %r336;
	cvt.s64.s32 	%rd195, %r254;
	add.s64 	%rd267, %rd45, %rd195;
	cvt.s64.s32 	%rd196, %r336;
	add.s64 	%rd197, %rd31, %rd196;
	mul.lo.s64 	%rd198, %rd263, %rd197;
	add.s64 	%rd266, %rd47, %rd198;
	mov.u32 	%r337, %r252;
$L__BB6_124:
	.pragma "nounroll";
	ld.shared.u8 	%rs82, [%rd267];
	st.u8 	[%rd266], %rs82;
	add.s64 	%rd267, %rd267, %rd154;
	add.s64 	%rd266, %rd266, %rd264;
	add.s32 	%r337, %r337, 1;
	setp.ne.s32 	%p77, %r337, 3;
	@%p77 bra 	$L__BB6_124;
	add.s32 	%r336, %r336, 1;
	setp.lt.s32 	%p78, %r336, %r44;
	@%p78 bra 	$L__BB6_123;
$L__BB6_152:
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
	.reg .pred 	%p<108>;
	.reg .b16 	%rs<124>;
	.reg .f32 	%f<70>;
	.reg .b32 	%r<444>;
	.reg .b64 	%rd<332>;
	.shared .align 16 .b8 _ZZ6to_rgbI8FromGrayLi1ELi4EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd96, [gray_to_rgb_1_4_param_0];
	ld.param.v2.u32 	{%r416, %r126}, [gray_to_rgb_1_4_param_1+32];
	ld.param.v2.u32 	{%r127, %r128}, [gray_to_rgb_1_4_param_1+40];
	ld.param.u64 	%rd101, [gray_to_rgb_1_4_param_2];
	ld.param.v2.u32 	{%r417, %r418}, [gray_to_rgb_1_4_param_3+32];
	ld.param.v2.u32 	{%r131, %r132}, [gray_to_rgb_1_4_param_3+40];
	ld.param.u32 	%r122, [gray_to_rgb_1_4_param_4+4];
	ld.param.u32 	%r121, [gray_to_rgb_1_4_param_4];
	ld.param.u64 	%rd316, [gray_to_rgb_1_4_param_3+24];
	ld.param.u64 	%rd315, [gray_to_rgb_1_4_param_3+16];
	ld.param.u64 	%rd314, [gray_to_rgb_1_4_param_3+8];
	ld.param.u64 	%rd102, [gray_to_rgb_1_4_param_3];
	ld.param.u64 	%rd312, [gray_to_rgb_1_4_param_1+24];
	ld.param.u64 	%rd311, [gray_to_rgb_1_4_param_1+16];
	ld.param.u64 	%rd310, [gray_to_rgb_1_4_param_1+8];
	ld.param.u64 	%rd97, [gray_to_rgb_1_4_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p4, %r128, 0;
	@%p4 bra 	$L__BB7_2;
	cvta.to.global.u64 	%rd106, %rd96;
	mul.wide.s32 	%rd107, %r1, 40;
	add.s64 	%rd108, %rd106, %rd107;
	ld.global.v2.u32 	{%r416, %r134}, [%rd108+32];
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
	setp.eq.s32 	%p5, %r132, 0;
	@%p5 bra 	$L__BB7_5;
	cvta.to.global.u64 	%rd111, %rd101;
	mul.wide.s32 	%rd112, %r1, 40;
	add.s64 	%rd113, %rd111, %rd112;
	ld.global.v2.u32 	{%r417, %r418}, [%rd113+32];
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
	mov.u32 	%r137, %ctaid.x;
	shl.b32 	%r138, %r137, 7;
	mov.u32 	%r15, %tid.x;
	shl.b32 	%r139, %r15, 2;
	add.s32 	%r16, %r138, %r139;
	mov.u32 	%r140, %ctaid.y;
	shl.b32 	%r141, %r140, 3;
	mov.u32 	%r17, %tid.y;
	add.s32 	%r18, %r141, %r17;
	setp.ge.s32 	%p6, %r18, %r418;
	@%p6 bra 	$L__BB7_169;
	cvt.u64.u32 	%rd27, %r17;
	shl.b32 	%r142, %r15, 6;
	cvt.u64.u32 	%rd28, %r142;
	mul.wide.u32 	%rd116, %r17, 2048;
	mov.u64 	%rd117, _ZZ6to_rgbI8FromGrayLi1ELi4EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd118, %rd117;
	add.s64 	%rd119, %rd118, %rd116;
	add.s64 	%rd29, %rd119, %rd28;
	setp.eq.s32 	%p7, %r121, 4;
	selp.b32 	%r143, 4, 2, %p7;
	setp.eq.s32 	%p8, %r121, 0;
	selp.b32 	%r20, 1, %r143, %p8;
	sub.s32 	%r21, %r416, %r16;
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
	add.s32 	%r144, %r23, -1;
	cvt.s64.s32 	%rd124, %r144;
	and.b64  	%rd125, %rd32, %rd124;
	setp.eq.s64 	%p12, %rd125, 0;
	mov.u64 	%rd317, %rd32;
	@%p12 bra 	$L__BB7_20;
$L__BB7_9:
	@%p11 bra 	$L__BB7_11;
	or.b64  	%rd126, %rd312, %rd32;
	add.s32 	%r145, %r23, -1;
	cvt.s64.s32 	%rd127, %r145;
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
	mov.u32 	%r420, 0;
	shl.b64 	%rd140, %rd27, 11;
	add.s64 	%rd142, %rd117, %rd140;
$L__BB7_17:
	.pragma "nounroll";
	shl.b32 	%r150, %r420, 1;
	cvt.s64.s32 	%rd138, %r150;
	add.s64 	%rd139, %rd138, %rd28;
	add.s64 	%rd143, %rd142, %rd139;
	cvt.s64.s32 	%rd144, %r420;
	mul.lo.s64 	%rd145, %rd311, %rd144;
	add.s64 	%rd146, %rd32, %rd145;
	ld.u16 	%rs65, [%rd146];
	st.shared.u16 	[%rd143], %rs65;
	add.s32 	%r420, %r420, 1;
	setp.lt.s32 	%p19, %r420, %r22;
	mov.u64 	%rd317, %rd29;
	@%p19 bra 	$L__BB7_17;
	bra.uni 	$L__BB7_20;
$L__BB7_18:
	mov.u32 	%r421, 0;
	shl.b64 	%rd149, %rd27, 11;
	add.s64 	%rd151, %rd117, %rd149;
$L__BB7_19:
	.pragma "nounroll";
	mul.lo.s32 	%r152, %r421, %r20;
	cvt.s64.s32 	%rd147, %r152;
	add.s64 	%rd148, %rd147, %rd28;
	add.s64 	%rd152, %rd151, %rd148;
	cvt.s64.s32 	%rd153, %r421;
	mul.lo.s64 	%rd154, %rd311, %rd153;
	add.s64 	%rd155, %rd32, %rd154;
	ld.u8 	%rs66, [%rd155];
	st.shared.u8 	[%rd152], %rs66;
	add.s32 	%r421, %r421, 1;
	setp.lt.s32 	%p20, %r421, %r22;
	mov.u64 	%rd317, %rd29;
	@%p20 bra 	$L__BB7_19;
	bra.uni 	$L__BB7_20;
$L__BB7_14:
	mov.u32 	%r419, 0;
	shl.b64 	%rd131, %rd27, 11;
	add.s64 	%rd133, %rd117, %rd131;
$L__BB7_15:
	.pragma "nounroll";
	mul.lo.s32 	%r147, %r419, %r20;
	cvt.s64.s32 	%rd129, %r147;
	add.s64 	%rd130, %rd129, %rd28;
	add.s64 	%rd134, %rd133, %rd130;
	cvt.s64.s32 	%rd135, %r419;
	mul.lo.s64 	%rd136, %rd311, %rd135;
	add.s64 	%rd137, %rd32, %rd136;
	ld.u32 	%r148, [%rd137];
	st.shared.u32 	[%rd134], %r148;
	add.s32 	%r419, %r419, 1;
	setp.lt.s32 	%p18, %r419, %r22;
	mov.u64 	%rd317, %rd29;
	@%p18 bra 	$L__BB7_15;
$L__BB7_20:
	@%p8 bra 	$L__BB7_24;
	@%p7 bra 	$L__BB7_23;
	bra.uni 	$L__BB7_22;
$L__BB7_23:
	ld.v4.u32 	{%r37, %r38, %r424, %r425}, [%rd317];
	bra.uni 	$L__BB7_25;
$L__BB7_24:
	ld.u32 	%r37, [%rd317];
	bra.uni 	$L__BB7_25;
$L__BB7_22:
	ld.v2.u32 	{%r37, %r38}, [%rd317];
$L__BB7_25:
	@%p8 bra 	$L__BB7_33;
	@%p7 bra 	$L__BB7_31;
	setp.eq.s32 	%p25, %r121, 3;
	@%p25 bra 	$L__BB7_30;
	setp.ne.s32 	%p26, %r121, 1;
	@%p26 bra 	$L__BB7_32;
	cvt.u16.u32 	%rs67, %r37;
	cvt.rn.f32.u16 	%f66, %rs67;
	shr.u32 	%r161, %r37, 16;
	cvt.u16.u32 	%rs68, %r161;
	cvt.rn.f32.u16 	%f67, %rs68;
	cvt.u16.u32 	%rs69, %r38;
	cvt.rn.f32.u16 	%f68, %rs69;
	shr.u32 	%r162, %r38, 16;
	cvt.u16.u32 	%rs70, %r162;
	cvt.rn.f32.u16 	%f69, %rs70;
	bra.uni 	$L__BB7_34;
$L__BB7_33:
	cvt.u16.u32 	%rs79, %r37;
	and.b16  	%rs80, %rs79, 255;
	cvt.rn.f32.u16 	%f66, %rs80;
	shr.u16 	%rs81, %rs79, 8;
	cvt.rn.f32.u16 	%f67, %rs81;
	shr.u32 	%r167, %r37, 16;
	cvt.u16.u32 	%rs82, %r167;
	and.b16  	%rs83, %rs82, 255;
	cvt.rn.f32.u16 	%f68, %rs83;
	shr.u32 	%r168, %r37, 24;
	cvt.u16.u32 	%rs84, %r168;
	cvt.rn.f32.u16 	%f69, %rs84;
	bra.uni 	$L__BB7_34;
$L__BB7_31:
	mov.b32 	%f66, %r37;
	mov.b32 	%f67, %r38;
	mov.b32 	%f68, %r424;
	mov.b32 	%f69, %r425;
	bra.uni 	$L__BB7_34;
$L__BB7_30:
	cvt.u16.u32 	%rs71, %r37;
	cvt.f32.f16 %f66, %rs71;
	shr.u32 	%r163, %r37, 16;
	cvt.u16.u32 	%rs72, %r163;
	cvt.f32.f16 %f67, %rs72;
	cvt.u16.u32 	%rs73, %r38;
	cvt.f32.f16 %f68, %rs73;
	shr.u32 	%r164, %r38, 16;
	cvt.u16.u32 	%rs74, %r164;
	cvt.f32.f16 %f69, %rs74;
	bra.uni 	$L__BB7_34;
$L__BB7_32:
	cvt.u16.u32 	%rs75, %r37;
	cvt.rn.f32.s16 	%f66, %rs75;
	shr.u32 	%r165, %r37, 16;
	cvt.u16.u32 	%rs76, %r165;
	cvt.rn.f32.s16 	%f67, %rs76;
	cvt.u16.u32 	%rs77, %r38;
	cvt.rn.f32.s16 	%f68, %rs77;
	shr.u32 	%r166, %r38, 16;
	cvt.u16.u32 	%rs78, %r166;
	cvt.rn.f32.s16 	%f69, %rs78;
$L__BB7_34:
	bar.warp.sync 	-1;
	setp.eq.s32 	%p28, %r121, 2;
	selp.f32 	%f36, 0f46FFFE00, 0f3F800000, %p28;
	setp.eq.s32 	%p29, %r121, 1;
	selp.f32 	%f37, 0f477FFF00, %f36, %p29;
	selp.f32 	%f25, 0f437F0000, %f37, %p8;
	setp.eq.s32 	%p31, %r122, 4;
	selp.b32 	%r169, 4, 2, %p31;
	setp.eq.s32 	%p32, %r122, 0;
	selp.b32 	%r42, 1, %r169, %p32;
	sub.s32 	%r43, %r417, %r16;
	min.s32 	%r44, %r43, 4;
	mul.lo.s64 	%rd156, %rd315, %rd31;
	mul.lo.s64 	%rd37, %rd314, %rd30;
	add.s64 	%rd38, %rd37, %rd156;
	add.s64 	%rd39, %rd313, %rd38;
	mul.lo.s32 	%r170, %r15, %r42;
	shl.b32 	%r171, %r170, 4;
	cvt.s64.s32 	%rd40, %r171;
	shl.b32 	%r172, %r42, 2;
	cvt.u64.u32 	%rd41, %r172;
	setp.eq.s64 	%p33, %rd315, %rd41;
	cvt.u64.u32 	%rd157, %r42;
	setp.eq.s64 	%p34, %rd316, %rd157;
	and.pred  	%p35, %p33, %p34;
	setp.lt.s32 	%p36, %r43, 4;
	or.pred  	%p37, %p36, %p35;
	setp.ne.s64 	%p38, %rd315, %rd157;
	mov.pred 	%p107, 0;
	or.pred  	%p39, %p38, %p37;
	@%p39 bra 	$L__BB7_36;
	cvt.u32.u64 	%r173, %rd41;
	or.b64  	%rd158, %rd316, %rd39;
	add.s32 	%r174, %r173, -1;
	cvt.s64.s32 	%rd159, %r174;
	and.b64  	%rd160, %rd158, %rd159;
	setp.eq.s64 	%p107, %rd160, 0;
$L__BB7_36:
	shl.b64 	%rd161, %rd27, 11;
	add.s64 	%rd164, %rd118, %rd161;
	add.s64 	%rd165, %rd164, %rd40;
	selp.b64 	%rd42, %rd39, %rd165, %p107;
	selp.b64 	%rd43, %rd316, %rd41, %p107;
	add.s64 	%rd166, %rd42, %rd43;
	add.s64 	%rd44, %rd166, %rd43;
	@%p32 bra 	$L__BB7_129;
	selp.f32 	%f26, %f69, %f25, %p107;
	@%p31 bra 	$L__BB7_59;
	bra.uni 	$L__BB7_38;
$L__BB7_59:
	selp.f32 	%f44, %f68, %f66, %p107;
	selp.f32 	%f45, %f67, %f66, %p107;
	add.s64 	%rd178, %rd119, %rd40;
	selp.b64 	%rd180, %rd39, %rd178, %p107;
	st.v4.f32 	[%rd180], {%f66, %f45, %f44, %f26};
	bra.uni 	$L__BB7_60;
$L__BB7_129:
	selp.f32 	%f58, %f67, %f66, %p107;
	selp.f32 	%f59, %f68, %f66, %p107;
	cvt.rni.s32.f32 	%r249, %f59;
	selp.f32 	%f60, %f69, %f25, %p107;
	cvt.rni.s32.f32 	%r264, %f60;
	mov.u32 	%r274, 0;
	cvt.pack.sat.u8.s32.b32 %r247, %r264, %r249, %r274;
	cvt.rni.s32.f32 	%r252, %f58;
	cvt.rni.s32.f32 	%r253, %f66;
	cvt.pack.sat.u8.s32.b32 %r251, %r252, %r253, %r247;
	st.u32 	[%rd42], %r251;
	selp.f32 	%f61, %f68, %f67, %p107;
	cvt.rni.s32.f32 	%r257, %f61;
	cvt.pack.sat.u8.s32.b32 %r255, %r264, %r257, %r274;
	selp.f32 	%f62, %f66, %f67, %p107;
	cvt.rni.s32.f32 	%r261, %f62;
	cvt.rni.s32.f32 	%r260, %f67;
	cvt.pack.sat.u8.s32.b32 %r259, %r260, %r261, %r255;
	add.s64 	%rd207, %rd119, %rd40;
	selp.b64 	%rd209, %rd39, %rd207, %p107;
	add.s64 	%rd211, %rd209, %rd43;
	st.u32 	[%rd211], %r259;
	cvt.rni.s32.f32 	%r265, %f68;
	cvt.pack.sat.u8.s32.b32 %r263, %r264, %r265, %r274;
	selp.f32 	%f63, %f66, %f68, %p107;
	cvt.rni.s32.f32 	%r269, %f63;
	selp.f32 	%f64, %f67, %f68, %p107;
	cvt.rni.s32.f32 	%r268, %f64;
	cvt.pack.sat.u8.s32.b32 %r267, %r268, %r269, %r263;
	add.s64 	%rd212, %rd211, %rd43;
	st.u32 	[%rd212], %r267;
	selp.f32 	%f65, %f25, %f69, %p107;
	cvt.rni.s32.f32 	%r277, %f65;
	cvt.rni.s32.f32 	%r272, %f25;
	cvt.pack.sat.u8.s32.b32 %r271, %r272, %r277, %r274;
	cvt.pack.sat.u8.s32.b32 %r275, %r277, %r277, %r271;
	add.s64 	%rd213, %rd44, %rd43;
	st.u32 	[%rd213], %r275;
	bra.uni 	$L__BB7_130;
$L__BB7_38:
	setp.eq.s32 	%p42, %r122, 3;
	@%p42 bra 	$L__BB7_42;
	bra.uni 	$L__BB7_39;
$L__BB7_42:
	cvt.rn.f16.f32 %rs108, %f66;
	bra.uni 	$L__BB7_43;
$L__BB7_39:
	setp.eq.s32 	%p43, %r122, 1;
	cvt.rni.s32.f32 	%r45, %f66;
	@%p43 bra 	$L__BB7_41;
	bra.uni 	$L__BB7_40;
$L__BB7_41:
	max.s32 	%r177, %r45, 0;
	min.s32 	%r178, %r177, 65535;
	cvt.u16.u32 	%rs108, %r178;
	bra.uni 	$L__BB7_43;
$L__BB7_40:
	max.s32 	%r175, %r45, -32768;
	min.s32 	%r176, %r175, 32767;
	cvt.u16.u32 	%rs108, %r176;
$L__BB7_43:
	@%p42 bra 	$L__BB7_47;
	bra.uni 	$L__BB7_44;
$L__BB7_47:
	selp.f32 	%f40, %f67, %f66, %p107;
	cvt.rn.f16.f32 %rs109, %f40;
	bra.uni 	$L__BB7_48;
$L__BB7_44:
	setp.eq.s32 	%p45, %r122, 1;
	selp.f32 	%f39, %f67, %f66, %p107;
	cvt.rni.s32.f32 	%r46, %f39;
	@%p45 bra 	$L__BB7_46;
	bra.uni 	$L__BB7_45;
$L__BB7_46:
	max.s32 	%r181, %r46, 0;
	min.s32 	%r182, %r181, 65535;
	cvt.u16.u32 	%rs109, %r182;
	bra.uni 	$L__BB7_48;
$L__BB7_45:
	max.s32 	%r179, %r46, -32768;
	min.s32 	%r180, %r179, 32767;
	cvt.u16.u32 	%rs109, %r180;
$L__BB7_48:
	mov.b32 	%r47, {%rs108, %rs109};
	@%p42 bra 	$L__BB7_52;
	bra.uni 	$L__BB7_49;
$L__BB7_52:
	selp.f32 	%f42, %f68, %f66, %p107;
	cvt.rn.f16.f32 %rs110, %f42;
	bra.uni 	$L__BB7_53;
$L__BB7_49:
	setp.eq.s32 	%p47, %r122, 1;
	selp.f32 	%f41, %f68, %f66, %p107;
	cvt.rni.s32.f32 	%r48, %f41;
	@%p47 bra 	$L__BB7_51;
	bra.uni 	$L__BB7_50;
$L__BB7_51:
	max.s32 	%r185, %r48, 0;
	min.s32 	%r186, %r185, 65535;
	cvt.u16.u32 	%rs110, %r186;
	bra.uni 	$L__BB7_53;
$L__BB7_50:
	max.s32 	%r183, %r48, -32768;
	min.s32 	%r184, %r183, 32767;
	cvt.u16.u32 	%rs110, %r184;
$L__BB7_53:
	@%p42 bra 	$L__BB7_57;
	bra.uni 	$L__BB7_54;
$L__BB7_57:
	cvt.rn.f16.f32 %rs111, %f26;
	bra.uni 	$L__BB7_58;
$L__BB7_54:
	setp.eq.s32 	%p49, %r122, 1;
	cvt.rni.s32.f32 	%r49, %f26;
	@%p49 bra 	$L__BB7_56;
	bra.uni 	$L__BB7_55;
$L__BB7_56:
	max.s32 	%r189, %r49, 0;
	min.s32 	%r190, %r189, 65535;
	cvt.u16.u32 	%rs111, %r190;
	bra.uni 	$L__BB7_58;
$L__BB7_55:
	max.s32 	%r187, %r49, -32768;
	min.s32 	%r188, %r187, 32767;
	cvt.u16.u32 	%rs111, %r188;
$L__BB7_58:
	mov.b32 	%r191, {%rs110, %rs111};
	add.s64 	%rd171, %rd119, %rd40;
	selp.b64 	%rd173, %rd39, %rd171, %p107;
	st.v2.u32 	[%rd173], {%r47, %r191};
$L__BB7_60:
	selp.f32 	%f27, %f66, %f67, %p107;
	selp.f32 	%f28, %f68, %f67, %p107;
	@%p31 bra 	$L__BB7_82;
	bra.uni 	$L__BB7_61;
$L__BB7_82:
	add.s64 	%rd194, %rd119, %rd40;
	selp.b64 	%rd196, %rd39, %rd194, %p107;
	add.s64 	%rd198, %rd196, %rd43;
	st.v4.f32 	[%rd198], {%f27, %f67, %f28, %f26};
	bra.uni 	$L__BB7_83;
$L__BB7_61:
	setp.eq.s32 	%p51, %r122, 3;
	@%p51 bra 	$L__BB7_65;
	bra.uni 	$L__BB7_62;
$L__BB7_65:
	cvt.rn.f16.f32 %rs112, %f27;
	bra.uni 	$L__BB7_66;
$L__BB7_62:
	setp.eq.s32 	%p52, %r122, 1;
	cvt.rni.s32.f32 	%r50, %f27;
	@%p52 bra 	$L__BB7_64;
	bra.uni 	$L__BB7_63;
$L__BB7_64:
	max.s32 	%r196, %r50, 0;
	min.s32 	%r197, %r196, 65535;
	cvt.u16.u32 	%rs112, %r197;
	bra.uni 	$L__BB7_66;
$L__BB7_63:
	max.s32 	%r194, %r50, -32768;
	min.s32 	%r195, %r194, 32767;
	cvt.u16.u32 	%rs112, %r195;
$L__BB7_66:
	@%p51 bra 	$L__BB7_70;
	bra.uni 	$L__BB7_67;
$L__BB7_70:
	cvt.rn.f16.f32 %rs113, %f67;
	bra.uni 	$L__BB7_71;
$L__BB7_67:
	setp.eq.s32 	%p54, %r122, 1;
	cvt.rni.s32.f32 	%r51, %f67;
	@%p54 bra 	$L__BB7_69;
	bra.uni 	$L__BB7_68;
$L__BB7_69:
	max.s32 	%r200, %r51, 0;
	min.s32 	%r201, %r200, 65535;
	cvt.u16.u32 	%rs113, %r201;
	bra.uni 	$L__BB7_71;
$L__BB7_68:
	max.s32 	%r198, %r51, -32768;
	min.s32 	%r199, %r198, 32767;
	cvt.u16.u32 	%rs113, %r199;
$L__BB7_71:
	mov.b32 	%r52, {%rs112, %rs113};
	@%p51 bra 	$L__BB7_75;
	bra.uni 	$L__BB7_72;
$L__BB7_75:
	cvt.rn.f16.f32 %rs114, %f28;
	bra.uni 	$L__BB7_76;
$L__BB7_72:
	setp.eq.s32 	%p56, %r122, 1;
	cvt.rni.s32.f32 	%r53, %f28;
	@%p56 bra 	$L__BB7_74;
	bra.uni 	$L__BB7_73;
$L__BB7_74:
	max.s32 	%r204, %r53, 0;
	min.s32 	%r205, %r204, 65535;
	cvt.u16.u32 	%rs114, %r205;
	bra.uni 	$L__BB7_76;
$L__BB7_73:
	max.s32 	%r202, %r53, -32768;
	min.s32 	%r203, %r202, 32767;
	cvt.u16.u32 	%rs114, %r203;
$L__BB7_76:
	@%p51 bra 	$L__BB7_80;
	bra.uni 	$L__BB7_77;
$L__BB7_80:
	cvt.rn.f16.f32 %rs115, %f26;
	bra.uni 	$L__BB7_81;
$L__BB7_77:
	setp.eq.s32 	%p58, %r122, 1;
	cvt.rni.s32.f32 	%r54, %f26;
	@%p58 bra 	$L__BB7_79;
	bra.uni 	$L__BB7_78;
$L__BB7_79:
	max.s32 	%r208, %r54, 0;
	min.s32 	%r209, %r208, 65535;
	cvt.u16.u32 	%rs115, %r209;
	bra.uni 	$L__BB7_81;
$L__BB7_78:
	max.s32 	%r206, %r54, -32768;
	min.s32 	%r207, %r206, 32767;
	cvt.u16.u32 	%rs115, %r207;
$L__BB7_81:
	mov.b32 	%r210, {%rs114, %rs115};
	add.s64 	%rd185, %rd119, %rd40;
	selp.b64 	%rd187, %rd39, %rd185, %p107;
	add.s64 	%rd189, %rd187, %rd43;
	st.v2.u32 	[%rd189], {%r52, %r210};
$L__BB7_83:
	selp.f32 	%f29, %f66, %f68, %p107;
	selp.f32 	%f30, %f67, %f68, %p107;
	@%p31 bra 	$L__BB7_105;
	bra.uni 	$L__BB7_84;
$L__BB7_105:
	st.v4.f32 	[%rd44], {%f29, %f30, %f68, %f26};
	bra.uni 	$L__BB7_106;
$L__BB7_84:
	setp.eq.s32 	%p60, %r122, 3;
	@%p60 bra 	$L__BB7_88;
	bra.uni 	$L__BB7_85;
$L__BB7_88:
	cvt.rn.f16.f32 %rs116, %f29;
	bra.uni 	$L__BB7_89;
$L__BB7_85:
	setp.eq.s32 	%p61, %r122, 1;
	cvt.rni.s32.f32 	%r55, %f29;
	@%p61 bra 	$L__BB7_87;
	bra.uni 	$L__BB7_86;
$L__BB7_87:
	max.s32 	%r215, %r55, 0;
	min.s32 	%r216, %r215, 65535;
	cvt.u16.u32 	%rs116, %r216;
	bra.uni 	$L__BB7_89;
$L__BB7_86:
	max.s32 	%r213, %r55, -32768;
	min.s32 	%r214, %r213, 32767;
	cvt.u16.u32 	%rs116, %r214;
$L__BB7_89:
	@%p60 bra 	$L__BB7_93;
	bra.uni 	$L__BB7_90;
$L__BB7_93:
	cvt.rn.f16.f32 %rs117, %f30;
	bra.uni 	$L__BB7_94;
$L__BB7_90:
	setp.eq.s32 	%p63, %r122, 1;
	cvt.rni.s32.f32 	%r56, %f30;
	@%p63 bra 	$L__BB7_92;
	bra.uni 	$L__BB7_91;
$L__BB7_92:
	max.s32 	%r219, %r56, 0;
	min.s32 	%r220, %r219, 65535;
	cvt.u16.u32 	%rs117, %r220;
	bra.uni 	$L__BB7_94;
$L__BB7_91:
	max.s32 	%r217, %r56, -32768;
	min.s32 	%r218, %r217, 32767;
	cvt.u16.u32 	%rs117, %r218;
$L__BB7_94:
	mov.b32 	%r57, {%rs116, %rs117};
	@%p60 bra 	$L__BB7_98;
	bra.uni 	$L__BB7_95;
$L__BB7_98:
	cvt.rn.f16.f32 %rs118, %f68;
	bra.uni 	$L__BB7_99;
$L__BB7_95:
	setp.eq.s32 	%p65, %r122, 1;
	cvt.rni.s32.f32 	%r58, %f68;
	@%p65 bra 	$L__BB7_97;
	bra.uni 	$L__BB7_96;
$L__BB7_97:
	max.s32 	%r223, %r58, 0;
	min.s32 	%r224, %r223, 65535;
	cvt.u16.u32 	%rs118, %r224;
	bra.uni 	$L__BB7_99;
$L__BB7_96:
	max.s32 	%r221, %r58, -32768;
	min.s32 	%r222, %r221, 32767;
	cvt.u16.u32 	%rs118, %r222;
$L__BB7_99:
	@%p60 bra 	$L__BB7_103;
	bra.uni 	$L__BB7_100;
$L__BB7_103:
	cvt.rn.f16.f32 %rs119, %f26;
	bra.uni 	$L__BB7_104;
$L__BB7_100:
	setp.eq.s32 	%p67, %r122, 1;
	cvt.rni.s32.f32 	%r59, %f26;
	@%p67 bra 	$L__BB7_102;
	bra.uni 	$L__BB7_101;
$L__BB7_102:
	max.s32 	%r227, %r59, 0;
	min.s32 	%r228, %r227, 65535;
	cvt.u16.u32 	%rs119, %r228;
	bra.uni 	$L__BB7_104;
$L__BB7_101:
	max.s32 	%r225, %r59, -32768;
	min.s32 	%r226, %r225, 32767;
	cvt.u16.u32 	%rs119, %r226;
$L__BB7_104:
	mov.b32 	%r229, {%rs118, %rs119};
	st.v2.u32 	[%rd44], {%r57, %r229};
$L__BB7_106:
	selp.f32 	%f31, %f25, %f69, %p107;
	@%p31 bra 	$L__BB7_128;
	bra.uni 	$L__BB7_107;
$L__BB7_128:
	add.s64 	%rd202, %rd44, %rd43;
	st.v4.f32 	[%rd202], {%f31, %f31, %f31, %f25};
	bra.uni 	$L__BB7_130;
$L__BB7_107:
	setp.eq.s32 	%p69, %r122, 3;
	@%p69 bra 	$L__BB7_111;
	bra.uni 	$L__BB7_108;
$L__BB7_111:
	cvt.rn.f16.f32 %rs120, %f31;
	bra.uni 	$L__BB7_112;
$L__BB7_108:
	setp.eq.s32 	%p70, %r122, 1;
	cvt.rni.s32.f32 	%r60, %f31;
	@%p70 bra 	$L__BB7_110;
	bra.uni 	$L__BB7_109;
$L__BB7_110:
	max.s32 	%r232, %r60, 0;
	min.s32 	%r233, %r232, 65535;
	cvt.u16.u32 	%rs120, %r233;
	bra.uni 	$L__BB7_112;
$L__BB7_109:
	max.s32 	%r230, %r60, -32768;
	min.s32 	%r231, %r230, 32767;
	cvt.u16.u32 	%rs120, %r231;
$L__BB7_112:
	@%p69 bra 	$L__BB7_116;
	bra.uni 	$L__BB7_113;
$L__BB7_116:
	cvt.rn.f16.f32 %rs121, %f31;
	bra.uni 	$L__BB7_117;
$L__BB7_113:
	setp.eq.s32 	%p72, %r122, 1;
	cvt.rni.s32.f32 	%r61, %f31;
	@%p72 bra 	$L__BB7_115;
	bra.uni 	$L__BB7_114;
$L__BB7_115:
	max.s32 	%r236, %r61, 0;
	min.s32 	%r237, %r236, 65535;
	cvt.u16.u32 	%rs121, %r237;
	bra.uni 	$L__BB7_117;
$L__BB7_114:
	max.s32 	%r234, %r61, -32768;
	min.s32 	%r235, %r234, 32767;
	cvt.u16.u32 	%rs121, %r235;
$L__BB7_117:
	mov.b32 	%r62, {%rs120, %rs121};
	@%p69 bra 	$L__BB7_121;
	bra.uni 	$L__BB7_118;
$L__BB7_121:
	cvt.rn.f16.f32 %rs122, %f31;
	bra.uni 	$L__BB7_122;
$L__BB7_118:
	setp.eq.s32 	%p74, %r122, 1;
	cvt.rni.s32.f32 	%r63, %f31;
	@%p74 bra 	$L__BB7_120;
	bra.uni 	$L__BB7_119;
$L__BB7_120:
	max.s32 	%r240, %r63, 0;
	min.s32 	%r241, %r240, 65535;
	cvt.u16.u32 	%rs122, %r241;
	bra.uni 	$L__BB7_122;
$L__BB7_119:
	max.s32 	%r238, %r63, -32768;
	min.s32 	%r239, %r238, 32767;
	cvt.u16.u32 	%rs122, %r239;
$L__BB7_122:
	@%p69 bra 	$L__BB7_126;
	bra.uni 	$L__BB7_123;
$L__BB7_126:
	cvt.rn.f16.f32 %rs123, %f25;
	bra.uni 	$L__BB7_127;
$L__BB7_123:
	setp.eq.s32 	%p76, %r122, 1;
	cvt.rni.s32.f32 	%r64, %f25;
	@%p76 bra 	$L__BB7_125;
	bra.uni 	$L__BB7_124;
$L__BB7_125:
	max.s32 	%r244, %r64, 0;
	min.s32 	%r245, %r244, 65535;
	cvt.u16.u32 	%rs123, %r245;
	bra.uni 	$L__BB7_127;
$L__BB7_124:
	max.s32 	%r242, %r64, -32768;
	min.s32 	%r243, %r242, 32767;
	cvt.u16.u32 	%rs123, %r243;
$L__BB7_127:
	mov.b32 	%r246, {%rs122, %rs123};
	add.s64 	%rd200, %rd44, %rd43;
	st.v2.u32 	[%rd200], {%r62, %r246};
$L__BB7_130:
	@%p35 bra 	$L__BB7_144;
	bra.uni 	$L__BB7_131;
$L__BB7_144:
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd58, %r139;
	sub.s32 	%r305, %r417, %r138;
	min.s32 	%r306, %r305, 128;
	mul.lo.s32 	%r307, %r306, %r42;
	shl.b32 	%r76, %r307, 2;
	setp.lt.s32 	%p89, %r76, 1;
	@%p89 bra 	$L__BB7_169;
	mul.lo.s64 	%rd245, %rd315, %rd58;
	sub.s64 	%rd246, %rd38, %rd245;
	add.s64 	%rd59, %rd313, %rd246;
	and.b64  	%rd247, %rd59, 15;
	setp.eq.s64 	%p90, %rd247, 0;
	@%p90 bra 	$L__BB7_154;
	and.b64  	%rd248, %rd59, 3;
	setp.ne.s64 	%p91, %rd248, 0;
	mov.u32 	%r439, 0;
	@%p91 bra 	$L__BB7_162;
	shr.s32 	%r309, %r76, 31;
	shr.u32 	%r310, %r309, 30;
	add.s32 	%r311, %r76, %r310;
	shr.s32 	%r77, %r311, 2;
	mov.u32 	%r433, %tid.x;
	setp.ge.s32 	%p92, %r433, %r77;
	mov.u32 	%r439, %r76;
	@%p92 bra 	$L__BB7_162;
	not.b32 	%r313, %r433;
	add.s32 	%r79, %r77, %r313;
	shr.u32 	%r314, %r79, 5;
	add.s32 	%r315, %r314, 1;
	and.b32  	%r432, %r315, 3;
	setp.eq.s32 	%p93, %r432, 0;
	@%p93 bra 	$L__BB7_151;
	mov.u32 	%r433, %tid.x;
	mul.wide.s32 	%rd249, %r433, 4;
	shl.b32 	%r318, %r433, 2;
	add.s32 	%r319, %r138, %r318;
	cvt.s64.s32 	%rd250, %r319;
	sub.s64 	%rd251, %rd250, %rd58;
	mul.lo.s64 	%rd252, %rd315, %rd251;
	add.s64 	%rd253, %rd249, %rd252;
	add.s64 	%rd254, %rd253, %rd37;
	add.s64 	%rd321, %rd313, %rd254;
	add.s64 	%rd257, %rd117, %rd116;
	add.s64 	%rd320, %rd257, %rd249;
$L__BB7_150:
	.pragma "nounroll";
	ld.shared.u32 	%r321, [%rd320];
	st.u32 	[%rd321], %r321;
	add.s32 	%r433, %r433, 32;
	add.s64 	%rd321, %rd321, 128;
	add.s64 	%rd320, %rd320, 128;
	add.s32 	%r432, %r432, -1;
	setp.ne.s32 	%p94, %r432, 0;
	@%p94 bra 	$L__BB7_150;
$L__BB7_151:
	setp.lt.u32 	%p95, %r79, 96;
	mov.u32 	%r439, %r76;
	@%p95 bra 	$L__BB7_162;
	mul.wide.s32 	%rd258, %r433, 4;
	add.s64 	%rd261, %rd117, %rd116;
	add.s64 	%rd262, %rd261, %rd258;
	add.s64 	%rd323, %rd262, 256;
	mov.u32 	%r325, %tid.x;
	shl.b32 	%r326, %r325, 2;
	add.s32 	%r327, %r138, %r326;
	cvt.s64.s32 	%rd263, %r327;
	sub.s64 	%rd264, %rd263, %rd58;
	mul.lo.s64 	%rd265, %rd315, %rd264;
	add.s64 	%rd266, %rd258, %rd265;
	add.s64 	%rd267, %rd266, %rd37;
	add.s64 	%rd268, %rd313, %rd267;
	add.s64 	%rd322, %rd268, 256;
$L__BB7_153:
	ld.shared.u32 	%r328, [%rd323+-256];
	st.u32 	[%rd322+-256], %r328;
	ld.shared.u32 	%r329, [%rd323+-128];
	st.u32 	[%rd322+-128], %r329;
	ld.shared.u32 	%r330, [%rd323];
	st.u32 	[%rd322], %r330;
	ld.shared.u32 	%r331, [%rd323+128];
	st.u32 	[%rd322+128], %r331;
	add.s64 	%rd323, %rd323, 512;
	add.s64 	%rd322, %rd322, 512;
	add.s32 	%r433, %r433, 128;
	setp.lt.s32 	%p96, %r433, %r77;
	mov.u32 	%r439, %r76;
	@%p96 bra 	$L__BB7_153;
	bra.uni 	$L__BB7_162;
$L__BB7_131:
	setp.lt.s32 	%p80, %r43, 1;
	or.pred  	%p81, %p80, %p107;
	@%p81 bra 	$L__BB7_169;
	@%p32 bra 	$L__BB7_140;
	mov.u32 	%r426, 0;
$L__BB7_134:
	.pragma "nounroll";
	cvt.s64.s32 	%rd216, %r426;
	mul.lo.s64 	%rd217, %rd315, %rd216;
	add.s64 	%rd45, %rd217, %rd38;
	shl.b32 	%r66, %r426, 2;
	setp.eq.s32 	%p83, %r42, 2;
	@%p83 bra 	$L__BB7_137;
	bra.uni 	$L__BB7_135;
$L__BB7_137:
	mov.u32 	%r428, 0;
$L__BB7_138:
	.pragma "nounroll";
	cvt.s64.s32 	%rd228, %r428;
	mul.lo.s64 	%rd229, %rd316, %rd228;
	add.s64 	%rd230, %rd45, %rd229;
	add.s64 	%rd231, %rd313, %rd230;
	add.s32 	%r289, %r428, %r66;
	shl.b32 	%r290, %r289, 1;
	cvt.s64.s32 	%rd232, %r290;
	add.s64 	%rd233, %rd232, %rd40;
	add.s64 	%rd236, %rd117, %rd161;
	add.s64 	%rd237, %rd236, %rd233;
	ld.shared.u16 	%rs101, [%rd237];
	st.u16 	[%rd231], %rs101;
	add.s32 	%r428, %r428, 1;
	setp.ne.s32 	%p85, %r428, 4;
	@%p85 bra 	$L__BB7_138;
	bra.uni 	$L__BB7_139;
$L__BB7_135:
	mov.u32 	%r427, 0;
$L__BB7_136:
	.pragma "nounroll";
	cvt.s64.s32 	%rd218, %r427;
	mul.lo.s64 	%rd219, %rd316, %rd218;
	add.s64 	%rd220, %rd45, %rd219;
	add.s64 	%rd221, %rd313, %rd220;
	add.s32 	%r284, %r427, %r66;
	mul.lo.s32 	%r285, %r284, %r42;
	cvt.s64.s32 	%rd222, %r285;
	add.s64 	%rd223, %rd222, %rd40;
	add.s64 	%rd226, %rd117, %rd161;
	add.s64 	%rd227, %rd226, %rd223;
	ld.shared.u32 	%r286, [%rd227];
	st.u32 	[%rd221], %r286;
	add.s32 	%r427, %r427, 1;
	setp.eq.s32 	%p84, %r427, 4;
	@%p84 bra 	$L__BB7_139;
	bra.uni 	$L__BB7_136;
$L__BB7_139:
	add.s32 	%r426, %r426, 1;
	setp.lt.s32 	%p86, %r426, %r44;
	@%p86 bra 	$L__BB7_134;
	bra.uni 	$L__BB7_169;
$L__BB7_154:
	shr.s32 	%r332, %r76, 31;
	shr.u32 	%r333, %r332, 28;
	add.s32 	%r334, %r76, %r333;
	shr.s32 	%r89, %r334, 4;
	setp.ge.s32 	%p97, %r15, %r89;
	@%p97 bra 	$L__BB7_161;
	not.b32 	%r336, %r15;
	add.s32 	%r91, %r89, %r336;
	shr.u32 	%r337, %r91, 5;
	add.s32 	%r338, %r337, 1;
	and.b32  	%r436, %r338, 3;
	setp.eq.s32 	%p98, %r436, 0;
	mov.u32 	%r437, %r15;
	@%p98 bra 	$L__BB7_158;
	mov.u32 	%r437, %tid.x;
	mul.wide.s32 	%rd269, %r437, 16;
	add.s64 	%rd272, %rd117, %rd116;
	add.s64 	%rd325, %rd272, %rd269;
	shl.b32 	%r342, %r437, 2;
	add.s32 	%r343, %r138, %r342;
	cvt.s64.s32 	%rd273, %r343;
	sub.s64 	%rd274, %rd273, %rd58;
	mul.lo.s64 	%rd275, %rd315, %rd274;
	add.s64 	%rd276, %rd269, %rd275;
	add.s64 	%rd277, %rd276, %rd37;
	add.s64 	%rd324, %rd313, %rd277;
$L__BB7_157:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r344, %r345, %r346, %r347}, [%rd325];
	st.v4.u32 	[%rd324], {%r344, %r345, %r346, %r347};
	add.s32 	%r437, %r437, 32;
	add.s64 	%rd325, %rd325, 512;
	add.s64 	%rd324, %rd324, 512;
	add.s32 	%r436, %r436, -1;
	setp.ne.s32 	%p99, %r436, 0;
	@%p99 bra 	$L__BB7_157;
$L__BB7_158:
	setp.lt.u32 	%p100, %r91, 96;
	@%p100 bra 	$L__BB7_161;
	mul.wide.s32 	%rd278, %r437, 16;
	mov.u32 	%r354, %tid.x;
	shl.b32 	%r355, %r354, 2;
	add.s32 	%r356, %r138, %r355;
	cvt.s64.s32 	%rd279, %r356;
	sub.s64 	%rd280, %rd279, %rd58;
	mul.lo.s64 	%rd281, %rd315, %rd280;
	add.s64 	%rd282, %rd278, %rd281;
	add.s64 	%rd283, %rd282, %rd37;
	add.s64 	%rd284, %rd313, %rd283;
	add.s64 	%rd327, %rd284, 1024;
	add.s64 	%rd287, %rd117, %rd116;
	add.s64 	%rd288, %rd287, %rd278;
	add.s64 	%rd326, %rd288, 1024;
$L__BB7_160:
	ld.shared.v4.u32 	{%r358, %r359, %r360, %r361}, [%rd326+-1024];
	st.v4.u32 	[%rd327+-1024], {%r358, %r359, %r360, %r361};
	ld.shared.v4.u32 	{%r366, %r367, %r368, %r369}, [%rd326+-512];
	st.v4.u32 	[%rd327+-512], {%r366, %r367, %r368, %r369};
	ld.shared.v4.u32 	{%r374, %r375, %r376, %r377}, [%rd326];
	st.v4.u32 	[%rd327], {%r374, %r375, %r376, %r377};
	ld.shared.v4.u32 	{%r382, %r383, %r384, %r385}, [%rd326+512];
	st.v4.u32 	[%rd327+512], {%r382, %r383, %r384, %r385};
	add.s64 	%rd327, %rd327, 2048;
	add.s64 	%rd326, %rd326, 2048;
	add.s32 	%r437, %r437, 128;
	setp.lt.s32 	%p101, %r437, %r89;
	@%p101 bra 	$L__BB7_160;
$L__BB7_161:
	and.b32  	%r439, %r76, -16;
$L__BB7_162:
	add.s32 	%r442, %r439, %r15;
	setp.ge.s32 	%p102, %r442, %r76;
	@%p102 bra 	$L__BB7_169;
	not.b32 	%r391, %r417;
	add.s32 	%r394, %r138, %r391;
	max.s32 	%r395, %r394, -129;
	shl.b32 	%r396, %r395, 2;
	mov.u32 	%r397, -4;
	sub.s32 	%r398, %r397, %r396;
	not.b32 	%r400, %r15;
	mad.lo.s32 	%r401, %r42, %r398, %r400;
	sub.s32 	%r104, %r401, %r439;
	shr.u32 	%r402, %r104, 5;
	add.s32 	%r403, %r402, 1;
	and.b32  	%r441, %r403, 3;
	setp.eq.s32 	%p103, %r441, 0;
	@%p103 bra 	$L__BB7_166;
	sub.s64 	%rd290, %rd31, %rd58;
	mul.lo.s64 	%rd291, %rd315, %rd290;
	add.s64 	%rd292, %rd291, %rd37;
	cvt.s64.s32 	%rd293, %r442;
	add.s64 	%rd294, %rd292, %rd293;
	add.s64 	%rd329, %rd313, %rd294;
	add.s64 	%rd297, %rd117, %rd116;
	add.s64 	%rd328, %rd297, %rd293;
$L__BB7_165:
	.pragma "nounroll";
	ld.shared.u8 	%rs103, [%rd328];
	st.u8 	[%rd329], %rs103;
	add.s32 	%r442, %r442, 32;
	add.s64 	%rd329, %rd329, 32;
	add.s64 	%rd328, %rd328, 32;
	add.s32 	%r441, %r441, -1;
	setp.ne.s32 	%p104, %r441, 0;
	@%p104 bra 	$L__BB7_165;
$L__BB7_166:
	setp.lt.u32 	%p105, %r104, 96;
	@%p105 bra 	$L__BB7_169;
	cvt.s64.s32 	%rd298, %r442;
	add.s64 	%rd301, %rd117, %rd116;
	add.s64 	%rd302, %rd301, %rd298;
	add.s64 	%rd331, %rd302, 64;
	sub.s64 	%rd304, %rd31, %rd58;
	mul.lo.s64 	%rd305, %rd315, %rd304;
	add.s64 	%rd306, %rd305, %rd37;
	add.s64 	%rd307, %rd306, %rd298;
	add.s64 	%rd308, %rd313, %rd307;
	add.s64 	%rd330, %rd308, 64;
$L__BB7_168:
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
	add.s32 	%r442, %r442, 128;
	setp.lt.s32 	%p106, %r442, %r76;
	@%p106 bra 	$L__BB7_168;
	bra.uni 	$L__BB7_169;
$L__BB7_140:
	add.s64 	%rd240, %rd117, %rd116;
	add.s64 	%rd48, %rd240, %rd40;
	add.s64 	%rd50, %rd313, %rd37;
	mov.u32 	%r295, %tid.x;
	shl.b32 	%r296, %r295, 2;
	add.s32 	%r297, %r138, %r296;
	cvt.s64.s32 	%rd51, %r297;
	mov.u32 	%r291, 0;
	cvt.u32.u64 	%r299, %rd41;
	mov.u32 	%r429, %r291;
$L__BB7_141:
	.pragma "nounroll";
	mul.lo.s32 	%r300, %r299, %r429;
	cvt.s64.s32 	%rd241, %r300;
	add.s64 	%rd319, %rd48, %rd241;
	cvt.s64.s32 	%rd242, %r429;
	add.s64 	%rd243, %rd51, %rd242;
	mul.lo.s64 	%rd244, %rd315, %rd243;
	add.s64 	%rd318, %rd50, %rd244;
	mov.u32 	%r430, %r291;
$L__BB7_142:
	.pragma "nounroll";
	ld.shared.u8 	%rs102, [%rd319];
	st.u8 	[%rd318], %rs102;
	add.s64 	%rd319, %rd319, %rd157;
	add.s64 	%rd318, %rd318, %rd316;
	add.s32 	%r430, %r430, 1;
	setp.ne.s32 	%p87, %r430, 4;
	@%p87 bra 	$L__BB7_142;
	add.s32 	%r429, %r429, 1;
	setp.lt.s32 	%p88, %r429, %r44;
	@%p88 bra 	$L__BB7_141;
$L__BB7_169:
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
	.reg .pred 	%p<130>;
	.reg .b16 	%rs<140>;
	.reg .f32 	%f<402>;
	.reg .b32 	%r<489>;
	.reg .b64 	%rd<336>;
	.shared .align 16 .b8 _ZZ8from_rgbI5ToYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd99, [rgb_to_yuv_3_3_param_0];
	ld.param.v2.u32 	{%r451, %r150}, [rgb_to_yuv_3_3_param_1+32];
	ld.param.v2.u32 	{%r151, %r152}, [rgb_to_yuv_3_3_param_1+40];
	ld.param.u64 	%rd104, [rgb_to_yuv_3_3_param_2];
	ld.param.v2.u32 	{%r452, %r453}, [rgb_to_yuv_3_3_param_3+32];
	ld.param.v2.u32 	{%r155, %r156}, [rgb_to_yuv_3_3_param_3+40];
	ld.param.u32 	%r148, [rgb_to_yuv_3_3_param_4+12];
	ld.param.u32 	%r147, [rgb_to_yuv_3_3_param_4+8];
	ld.param.u32 	%r146, [rgb_to_yuv_3_3_param_4+4];
	ld.param.u32 	%r145, [rgb_to_yuv_3_3_param_4];
	ld.param.u64 	%rd319, [rgb_to_yuv_3_3_param_3+24];
	ld.param.u64 	%rd318, [rgb_to_yuv_3_3_param_3+16];
	ld.param.u64 	%rd317, [rgb_to_yuv_3_3_param_3+8];
	ld.param.u64 	%rd105, [rgb_to_yuv_3_3_param_3];
	ld.param.u64 	%rd315, [rgb_to_yuv_3_3_param_1+24];
	ld.param.u64 	%rd314, [rgb_to_yuv_3_3_param_1+16];
	ld.param.u64 	%rd313, [rgb_to_yuv_3_3_param_1+8];
	ld.param.u64 	%rd100, [rgb_to_yuv_3_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p3, %r152, 0;
	@%p3 bra 	$L__BB8_2;
	cvta.to.global.u64 	%rd109, %rd99;
	mul.wide.s32 	%rd110, %r1, 40;
	add.s64 	%rd111, %rd109, %rd110;
	ld.global.v2.u32 	{%r451, %r158}, [%rd111+32];
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
	setp.eq.s32 	%p4, %r156, 0;
	@%p4 bra 	$L__BB8_5;
	cvta.to.global.u64 	%rd114, %rd104;
	mul.wide.s32 	%rd115, %r1, 40;
	add.s64 	%rd116, %rd114, %rd115;
	ld.global.v2.u32 	{%r452, %r453}, [%rd116+32];
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
	mov.u32 	%r161, %ctaid.y;
	shl.b32 	%r162, %r161, 3;
	mov.u32 	%r14, %tid.y;
	add.s32 	%r15, %r162, %r14;
	setp.ge.s32 	%p5, %r15, %r453;
	@%p5 bra 	$L__BB8_202;
	mov.u32 	%r163, %tid.x;
	shl.b32 	%r164, %r163, 2;
	mov.u32 	%r165, %ctaid.x;
	shl.b32 	%r166, %r165, 7;
	add.s32 	%r167, %r166, %r164;
	cvt.u64.u32 	%rd29, %r14;
	shl.b32 	%r168, %r163, 6;
	cvt.u64.u32 	%rd30, %r168;
	mul.wide.u32 	%rd119, %r14, 2048;
	mov.u64 	%rd120, _ZZ8from_rgbI5ToYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd121, %rd120;
	add.s64 	%rd122, %rd121, %rd119;
	add.s64 	%rd31, %rd122, %rd30;
	setp.eq.s32 	%p6, %r145, 4;
	selp.b32 	%r169, 4, 2, %p6;
	setp.eq.s32 	%p7, %r145, 0;
	selp.b32 	%r17, 1, %r169, %p7;
	sub.s32 	%r18, %r451, %r167;
	min.s32 	%r19, %r18, 4;
	cvt.s64.s32 	%rd123, %r15;
	mul.lo.s64 	%rd124, %rd313, %rd123;
	cvt.s64.s32 	%rd32, %r167;
	mul.lo.s64 	%rd125, %rd314, %rd32;
	add.s64 	%rd33, %rd124, %rd125;
	add.s64 	%rd320, %rd312, %rd33;
	shl.b32 	%r170, %r17, 2;
	cvt.u64.u32 	%rd35, %r170;
	setp.gt.s32 	%p8, %r18, 3;
	@%p8 bra 	$L__BB8_8;
	bra.uni 	$L__BB8_10;
$L__BB8_8:
	mul.lo.s32 	%r171, %r17, 3;
	cvt.u64.u32 	%rd126, %r171;
	setp.ne.s64 	%p9, %rd314, %rd126;
	cvt.u64.u32 	%rd127, %r17;
	setp.ne.s64 	%p10, %rd315, %rd127;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB8_10;
	cvt.u32.u64 	%r172, %rd35;
	add.s32 	%r173, %r172, -1;
	cvt.s64.s32 	%rd128, %r173;
	and.b64  	%rd129, %rd320, %rd128;
	setp.eq.s64 	%p12, %rd129, 0;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd321, %rd35;
	@%p12 bra 	$L__BB8_25;
$L__BB8_10:
	setp.lt.s32 	%p13, %r18, 4;
	cvt.u64.u32 	%rd130, %r17;
	setp.ne.s64 	%p14, %rd314, %rd130;
	or.pred  	%p15, %p14, %p13;
	@%p15 bra 	$L__BB8_12;
	cvt.u32.u64 	%r174, %rd35;
	or.b64  	%rd131, %rd315, %rd320;
	add.s32 	%r175, %r174, -1;
	cvt.s64.s32 	%rd132, %r175;
	and.b64  	%rd133, %rd131, %rd132;
	setp.eq.s64 	%p16, %rd133, 0;
	mov.u16 	%rs127, 1;
	mov.u64 	%rd321, %rd315;
	@%p16 bra 	$L__BB8_25;
$L__BB8_12:
	setp.lt.s32 	%p17, %r18, 1;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd320, %rd31;
	mov.u64 	%rd321, %rd35;
	@%p17 bra 	$L__BB8_25;
	@%p7 bra 	$L__BB8_21;
	mov.u32 	%r454, 0;
	shl.b64 	%rd138, %rd29, 11;
	add.s64 	%rd140, %rd120, %rd138;
$L__BB8_15:
	.pragma "nounroll";
	mul.lo.s32 	%r21, %r454, 3;
	cvt.s64.s32 	%rd134, %r454;
	mul.lo.s64 	%rd135, %rd314, %rd134;
	add.s64 	%rd36, %rd135, %rd33;
	setp.eq.s32 	%p19, %r17, 2;
	@%p19 bra 	$L__BB8_18;
	bra.uni 	$L__BB8_16;
$L__BB8_18:
	mov.u32 	%r456, 0;
$L__BB8_19:
	.pragma "nounroll";
	add.s32 	%r182, %r456, %r21;
	shl.b32 	%r183, %r182, 1;
	cvt.s64.s32 	%rd146, %r183;
	add.s64 	%rd147, %rd146, %rd30;
	add.s64 	%rd151, %rd140, %rd147;
	cvt.s64.s32 	%rd152, %r456;
	mul.lo.s64 	%rd153, %rd315, %rd152;
	add.s64 	%rd154, %rd36, %rd153;
	add.s64 	%rd155, %rd312, %rd154;
	ld.u16 	%rs56, [%rd155];
	st.shared.u16 	[%rd151], %rs56;
	add.s32 	%r456, %r456, 1;
	setp.ne.s32 	%p21, %r456, 3;
	@%p21 bra 	$L__BB8_19;
	bra.uni 	$L__BB8_20;
$L__BB8_16:
	mov.u32 	%r455, 0;
$L__BB8_17:
	.pragma "nounroll";
	add.s32 	%r178, %r455, %r21;
	mul.lo.s32 	%r179, %r178, %r17;
	cvt.s64.s32 	%rd136, %r179;
	add.s64 	%rd137, %rd136, %rd30;
	add.s64 	%rd141, %rd140, %rd137;
	cvt.s64.s32 	%rd142, %r455;
	mul.lo.s64 	%rd143, %rd315, %rd142;
	add.s64 	%rd144, %rd36, %rd143;
	add.s64 	%rd145, %rd312, %rd144;
	ld.u32 	%r180, [%rd145];
	st.shared.u32 	[%rd141], %r180;
	add.s32 	%r455, %r455, 1;
	setp.eq.s32 	%p20, %r455, 3;
	@%p20 bra 	$L__BB8_20;
	bra.uni 	$L__BB8_17;
$L__BB8_20:
	add.s32 	%r454, %r454, 1;
	setp.lt.s32 	%p22, %r454, %r19;
	mov.u64 	%rd320, %rd31;
	mov.u64 	%rd321, %rd35;
	@%p22 bra 	$L__BB8_15;
	bra.uni 	$L__BB8_25;
$L__BB8_21:
	mov.u32 	%r184, 0;
	shl.b64 	%rd160, %rd29, 11;
	add.s64 	%rd162, %rd120, %rd160;
	mov.u32 	%r457, %r184;
$L__BB8_22:
	.pragma "nounroll";
	mul.lo.s32 	%r28, %r457, 3;
	cvt.s64.s32 	%rd156, %r457;
	mul.lo.s64 	%rd157, %rd314, %rd156;
	add.s64 	%rd37, %rd157, %rd33;
	mov.u32 	%r458, %r184;
$L__BB8_23:
	.pragma "nounroll";
	add.s32 	%r186, %r458, %r28;
	mul.lo.s32 	%r187, %r186, %r17;
	cvt.s64.s32 	%rd158, %r187;
	add.s64 	%rd159, %rd158, %rd30;
	add.s64 	%rd163, %rd162, %rd159;
	cvt.s64.s32 	%rd164, %r458;
	mul.lo.s64 	%rd165, %rd315, %rd164;
	add.s64 	%rd166, %rd37, %rd165;
	add.s64 	%rd167, %rd312, %rd166;
	ld.u8 	%rs58, [%rd167];
	st.shared.u8 	[%rd163], %rs58;
	add.s32 	%r458, %r458, 1;
	setp.ne.s32 	%p23, %r458, 3;
	@%p23 bra 	$L__BB8_23;
	add.s32 	%r457, %r457, 1;
	setp.lt.s32 	%p24, %r457, %r19;
	mov.u64 	%rd320, %rd31;
	mov.u64 	%rd321, %rd35;
	@%p24 bra 	$L__BB8_22;
$L__BB8_25:
	@%p7 bra 	$L__BB8_29;
	@%p6 bra 	$L__BB8_28;
	bra.uni 	$L__BB8_27;
$L__BB8_28:
	ld.v4.u32 	{%r39, %r464, %r465, %r466}, [%rd320];
	bra.uni 	$L__BB8_30;
$L__BB8_29:
	ld.u32 	%r39, [%rd320];
	bra.uni 	$L__BB8_30;
$L__BB8_27:
	ld.v2.u32 	{%r39, %r464}, [%rd320];
$L__BB8_30:
	@%p7 bra 	$L__BB8_38;
	@%p6 bra 	$L__BB8_37;
	bra.uni 	$L__BB8_32;
$L__BB8_37:
	mov.b32 	%f369, %r39;
	mov.b32 	%f368, %r464;
	mov.b32 	%f367, %r465;
	mov.b32 	%f366, %r466;
	bra.uni 	$L__BB8_39;
$L__BB8_38:
	cvt.u16.u32 	%rs70, %r39;
	and.b16  	%rs71, %rs70, 255;
	cvt.rn.f32.u16 	%f369, %rs71;
	shr.u16 	%rs72, %rs70, 8;
	cvt.rn.f32.u16 	%f368, %rs72;
	shr.u32 	%r202, %r39, 16;
	cvt.u16.u32 	%rs73, %r202;
	and.b16  	%rs74, %rs73, 255;
	cvt.rn.f32.u16 	%f367, %rs74;
	shr.u32 	%r203, %r39, 24;
	cvt.u16.u32 	%rs75, %r203;
	cvt.rn.f32.u16 	%f366, %rs75;
	bra.uni 	$L__BB8_39;
$L__BB8_32:
	setp.eq.s32 	%p29, %r145, 3;
	cvt.u16.u32 	%rs2, %r39;
	@%p29 bra 	$L__BB8_36;
	bra.uni 	$L__BB8_33;
$L__BB8_36:
	cvt.f32.f16 %f369, %rs2;
	shr.u32 	%r200, %r39, 16;
	cvt.u16.u32 	%rs67, %r200;
	cvt.f32.f16 %f368, %rs67;
	cvt.u16.u32 	%rs68, %r464;
	cvt.f32.f16 %f367, %rs68;
	shr.u32 	%r201, %r464, 16;
	cvt.u16.u32 	%rs69, %r201;
	cvt.f32.f16 %f366, %rs69;
	bra.uni 	$L__BB8_39;
$L__BB8_33:
	setp.eq.s32 	%p30, %r145, 1;
	@%p30 bra 	$L__BB8_35;
	bra.uni 	$L__BB8_34;
$L__BB8_35:
	cvt.rn.f32.u16 	%f369, %rs2;
	shr.u32 	%r198, %r39, 16;
	cvt.u16.u32 	%rs63, %r198;
	cvt.rn.f32.u16 	%f368, %rs63;
	cvt.u16.u32 	%rs64, %r464;
	cvt.rn.f32.u16 	%f367, %rs64;
	shr.u32 	%r199, %r464, 16;
	cvt.u16.u32 	%rs65, %r199;
	cvt.rn.f32.u16 	%f366, %rs65;
	bra.uni 	$L__BB8_39;
$L__BB8_34:
	cvt.rn.f32.s16 	%f369, %rs2;
	shr.u32 	%r196, %r39, 16;
	cvt.u16.u32 	%rs60, %r196;
	cvt.rn.f32.s16 	%f368, %rs60;
	cvt.u16.u32 	%rs61, %r464;
	cvt.rn.f32.s16 	%f367, %rs61;
	shr.u32 	%r197, %r464, 16;
	cvt.u16.u32 	%rs62, %r197;
	cvt.rn.f32.s16 	%f366, %rs62;
$L__BB8_39:
	add.s64 	%rd40, %rd320, %rd321;
	@%p7 bra 	$L__BB8_43;
	@%p6 bra 	$L__BB8_42;
	bra.uni 	$L__BB8_41;
$L__BB8_42:
	ld.v4.u32 	{%r50, %r464, %r465, %r466}, [%rd40];
	bra.uni 	$L__BB8_44;
$L__BB8_43:
	ld.u32 	%r50, [%rd40];
	bra.uni 	$L__BB8_44;
$L__BB8_41:
	ld.v2.u32 	{%r50, %r464}, [%rd40];
$L__BB8_44:
	@%p7 bra 	$L__BB8_52;
	@%p6 bra 	$L__BB8_51;
	bra.uni 	$L__BB8_46;
$L__BB8_51:
	mov.b32 	%f370, %r50;
	mov.b32 	%f371, %r464;
	mov.b32 	%f372, %r465;
	mov.b32 	%f373, %r466;
	bra.uni 	$L__BB8_53;
$L__BB8_52:
	cvt.u16.u32 	%rs86, %r50;
	and.b16  	%rs87, %rs86, 255;
	cvt.rn.f32.u16 	%f370, %rs87;
	shr.u16 	%rs88, %rs86, 8;
	cvt.rn.f32.u16 	%f371, %rs88;
	shr.u32 	%r216, %r50, 16;
	cvt.u16.u32 	%rs89, %r216;
	and.b16  	%rs90, %rs89, 255;
	cvt.rn.f32.u16 	%f372, %rs90;
	shr.u32 	%r217, %r50, 24;
	cvt.u16.u32 	%rs91, %r217;
	cvt.rn.f32.u16 	%f373, %rs91;
	bra.uni 	$L__BB8_53;
$L__BB8_46:
	setp.eq.s32 	%p35, %r145, 3;
	cvt.u16.u32 	%rs3, %r50;
	@%p35 bra 	$L__BB8_50;
	bra.uni 	$L__BB8_47;
$L__BB8_50:
	cvt.f32.f16 %f370, %rs3;
	shr.u32 	%r214, %r50, 16;
	cvt.u16.u32 	%rs83, %r214;
	cvt.f32.f16 %f371, %rs83;
	cvt.u16.u32 	%rs84, %r464;
	cvt.f32.f16 %f372, %rs84;
	shr.u32 	%r215, %r464, 16;
	cvt.u16.u32 	%rs85, %r215;
	cvt.f32.f16 %f373, %rs85;
	bra.uni 	$L__BB8_53;
$L__BB8_47:
	setp.eq.s32 	%p36, %r145, 1;
	@%p36 bra 	$L__BB8_49;
	bra.uni 	$L__BB8_48;
$L__BB8_49:
	cvt.rn.f32.u16 	%f370, %rs3;
	shr.u32 	%r212, %r50, 16;
	cvt.u16.u32 	%rs79, %r212;
	cvt.rn.f32.u16 	%f371, %rs79;
	cvt.u16.u32 	%rs80, %r464;
	cvt.rn.f32.u16 	%f372, %rs80;
	shr.u32 	%r213, %r464, 16;
	cvt.u16.u32 	%rs81, %r213;
	cvt.rn.f32.u16 	%f373, %rs81;
	bra.uni 	$L__BB8_53;
$L__BB8_48:
	cvt.rn.f32.s16 	%f370, %rs3;
	shr.u32 	%r210, %r50, 16;
	cvt.u16.u32 	%rs76, %r210;
	cvt.rn.f32.s16 	%f371, %rs76;
	cvt.u16.u32 	%rs77, %r464;
	cvt.rn.f32.s16 	%f372, %rs77;
	shr.u32 	%r211, %r464, 16;
	cvt.u16.u32 	%rs78, %r211;
	cvt.rn.f32.s16 	%f373, %rs78;
$L__BB8_53:
	shl.b64 	%rd168, %rd321, 1;
	add.s64 	%rd41, %rd320, %rd168;
	@%p7 bra 	$L__BB8_57;
	@%p6 bra 	$L__BB8_56;
	bra.uni 	$L__BB8_55;
$L__BB8_56:
	ld.v4.u32 	{%r61, %r464, %r465, %r466}, [%rd41];
	bra.uni 	$L__BB8_58;
$L__BB8_57:
	ld.u32 	%r61, [%rd41];
	bra.uni 	$L__BB8_58;
$L__BB8_55:
	ld.v2.u32 	{%r61, %r464}, [%rd41];
$L__BB8_58:
	@%p7 bra 	$L__BB8_66;
	@%p6 bra 	$L__BB8_65;
	bra.uni 	$L__BB8_60;
$L__BB8_65:
	mov.b32 	%f374, %r61;
	mov.b32 	%f375, %r464;
	mov.b32 	%f376, %r465;
	mov.b32 	%f377, %r466;
	bra.uni 	$L__BB8_67;
$L__BB8_66:
	cvt.u16.u32 	%rs102, %r61;
	and.b16  	%rs103, %rs102, 255;
	cvt.rn.f32.u16 	%f374, %rs103;
	shr.u16 	%rs104, %rs102, 8;
	cvt.rn.f32.u16 	%f375, %rs104;
	shr.u32 	%r230, %r61, 16;
	cvt.u16.u32 	%rs105, %r230;
	and.b16  	%rs106, %rs105, 255;
	cvt.rn.f32.u16 	%f376, %rs106;
	shr.u32 	%r231, %r61, 24;
	cvt.u16.u32 	%rs107, %r231;
	cvt.rn.f32.u16 	%f377, %rs107;
	bra.uni 	$L__BB8_67;
$L__BB8_60:
	setp.eq.s32 	%p41, %r145, 3;
	cvt.u16.u32 	%rs4, %r61;
	@%p41 bra 	$L__BB8_64;
	bra.uni 	$L__BB8_61;
$L__BB8_64:
	cvt.f32.f16 %f374, %rs4;
	shr.u32 	%r228, %r61, 16;
	cvt.u16.u32 	%rs99, %r228;
	cvt.f32.f16 %f375, %rs99;
	cvt.u16.u32 	%rs100, %r464;
	cvt.f32.f16 %f376, %rs100;
	shr.u32 	%r229, %r464, 16;
	cvt.u16.u32 	%rs101, %r229;
	cvt.f32.f16 %f377, %rs101;
	bra.uni 	$L__BB8_67;
$L__BB8_61:
	setp.eq.s32 	%p42, %r145, 1;
	@%p42 bra 	$L__BB8_63;
	bra.uni 	$L__BB8_62;
$L__BB8_63:
	cvt.rn.f32.u16 	%f374, %rs4;
	shr.u32 	%r226, %r61, 16;
	cvt.u16.u32 	%rs95, %r226;
	cvt.rn.f32.u16 	%f375, %rs95;
	cvt.u16.u32 	%rs96, %r464;
	cvt.rn.f32.u16 	%f376, %rs96;
	shr.u32 	%r227, %r464, 16;
	cvt.u16.u32 	%rs97, %r227;
	cvt.rn.f32.u16 	%f377, %rs97;
	bra.uni 	$L__BB8_67;
$L__BB8_62:
	cvt.rn.f32.s16 	%f374, %rs4;
	shr.u32 	%r224, %r61, 16;
	cvt.u16.u32 	%rs92, %r224;
	cvt.rn.f32.s16 	%f375, %rs92;
	cvt.u16.u32 	%rs93, %r464;
	cvt.rn.f32.s16 	%f376, %rs93;
	shr.u32 	%r225, %r464, 16;
	cvt.u16.u32 	%rs94, %r225;
	cvt.rn.f32.s16 	%f377, %rs94;
$L__BB8_67:
	setp.eq.s16 	%p43, %rs127, 0;
	selp.f32 	%f73, %f368, %f370, %p43;
	selp.f32 	%f74, %f367, %f374, %p43;
	selp.f32 	%f75, %f366, %f368, %p43;
	selp.f32 	%f76, %f370, %f371, %p43;
	selp.f32 	%f77, %f371, %f375, %p43;
	selp.f32 	%f78, %f372, %f367, %p43;
	selp.f32 	%f79, %f373, %f372, %p43;
	selp.f32 	%f80, %f374, %f376, %p43;
	selp.f32 	%f81, %f375, %f366, %p43;
	selp.f32 	%f82, %f376, %f373, %p43;
	bar.warp.sync 	-1;
	add.s32 	%r66, %r145, -3;
	selp.f32 	%f83, 0f43000000, 0f47000000, %p7;
	setp.eq.s32 	%p45, %r148, 0;
	selp.f32 	%f84, 0f3F608312, 0f3F36872B, %p45;
	selp.f32 	%f85, 0f3EFBE76D, 0f3F10624E, %p45;
	setp.eq.s32 	%p46, %r147, 0;
	@%p46 bra 	$L__BB8_71;
	setp.gt.u32 	%p47, %r66, 1;
	@%p47 bra 	$L__BB8_70;
	bra.uni 	$L__BB8_69;
$L__BB8_70:
	mul.f32 	%f213, %f73, 0f46164400;
	fma.rn.f32 	%f214, %f74, 0f45991800, %f213;
	fma.rn.f32 	%f215, %f369, 0f44E98000, %f214;
	add.f32 	%f216, %f215, 0f46000000;
	mul.f32 	%f217, %f216, 0f38800000;
	cvt.rmi.f32.f32 	%f165, %f217;
	sub.f32 	%f218, %f74, %f165;
	selp.f32 	%f219, 0f46608400, 0f46368800, %p45;
	fma.rn.f32 	%f220, %f219, %f218, 0f46000000;
	mul.f32 	%f221, %f220, 0f38800000;
	cvt.rmi.f32.f32 	%f222, %f221;
	add.f32 	%f223, %f83, %f222;
	sub.f32 	%f224, %f369, %f165;
	selp.f32 	%f225, 0f45FBE800, 0f46106400, %p45;
	fma.rn.f32 	%f226, %f225, %f224, 0f46000000;
	mul.f32 	%f227, %f226, 0f38800000;
	cvt.rmi.f32.f32 	%f228, %f227;
	add.f32 	%f229, %f83, %f228;
	selp.f32 	%f400, %f229, %f223, %p45;
	selp.f32 	%f399, %f223, %f229, %p45;
	mul.f32 	%f230, %f76, 0f46164400;
	fma.rn.f32 	%f231, %f77, 0f45991800, %f230;
	fma.rn.f32 	%f232, %f75, 0f44E98000, %f231;
	add.f32 	%f233, %f232, 0f46000000;
	mul.f32 	%f234, %f233, 0f38800000;
	cvt.rmi.f32.f32 	%f398, %f234;
	sub.f32 	%f235, %f77, %f398;
	fma.rn.f32 	%f236, %f219, %f235, 0f46000000;
	mul.f32 	%f237, %f236, 0f38800000;
	cvt.rmi.f32.f32 	%f238, %f237;
	add.f32 	%f239, %f83, %f238;
	sub.f32 	%f240, %f75, %f398;
	fma.rn.f32 	%f241, %f225, %f240, 0f46000000;
	mul.f32 	%f242, %f241, 0f38800000;
	cvt.rmi.f32.f32 	%f243, %f242;
	add.f32 	%f244, %f83, %f243;
	selp.f32 	%f397, %f244, %f239, %p45;
	selp.f32 	%f396, %f239, %f244, %p45;
	mul.f32 	%f245, %f79, 0f46164400;
	fma.rn.f32 	%f246, %f80, 0f45991800, %f245;
	fma.rn.f32 	%f247, %f78, 0f44E98000, %f246;
	add.f32 	%f248, %f247, 0f46000000;
	mul.f32 	%f249, %f248, 0f38800000;
	cvt.rmi.f32.f32 	%f395, %f249;
	sub.f32 	%f250, %f80, %f395;
	fma.rn.f32 	%f251, %f219, %f250, 0f46000000;
	mul.f32 	%f252, %f251, 0f38800000;
	cvt.rmi.f32.f32 	%f253, %f252;
	add.f32 	%f254, %f83, %f253;
	sub.f32 	%f255, %f78, %f395;
	fma.rn.f32 	%f256, %f225, %f255, 0f46000000;
	mul.f32 	%f257, %f256, 0f38800000;
	cvt.rmi.f32.f32 	%f258, %f257;
	add.f32 	%f259, %f83, %f258;
	selp.f32 	%f394, %f259, %f254, %p45;
	selp.f32 	%f393, %f254, %f259, %p45;
	mul.f32 	%f260, %f82, 0f46164400;
	fma.rn.f32 	%f261, %f377, 0f45991800, %f260;
	fma.rn.f32 	%f262, %f81, 0f44E98000, %f261;
	add.f32 	%f263, %f262, 0f46000000;
	mul.f32 	%f264, %f263, 0f38800000;
	cvt.rmi.f32.f32 	%f392, %f264;
	sub.f32 	%f265, %f377, %f392;
	fma.rn.f32 	%f266, %f219, %f265, 0f46000000;
	mul.f32 	%f267, %f266, 0f38800000;
	cvt.rmi.f32.f32 	%f268, %f267;
	add.f32 	%f269, %f83, %f268;
	sub.f32 	%f270, %f81, %f392;
	fma.rn.f32 	%f271, %f225, %f270, 0f46000000;
	mul.f32 	%f272, %f271, 0f38800000;
	cvt.rmi.f32.f32 	%f273, %f272;
	add.f32 	%f274, %f83, %f273;
	selp.f32 	%f391, %f274, %f269, %p45;
	selp.f32 	%f154, %f269, %f274, %p45;
	bra.uni 	$L__BB8_84;
$L__BB8_71:
	setp.gt.u32 	%p50, %r66, 1;
	@%p50 bra 	$L__BB8_73;
	bra.uni 	$L__BB8_72;
$L__BB8_73:
	mul.f32 	%f279, %f73, 0f46164400;
	fma.rn.f32 	%f280, %f369, 0f45991800, %f279;
	fma.rn.f32 	%f281, %f74, 0f44E98000, %f280;
	add.f32 	%f282, %f281, 0f46000000;
	mul.f32 	%f283, %f282, 0f38800000;
	cvt.rmi.f32.f32 	%f165, %f283;
	sub.f32 	%f284, %f369, %f165;
	selp.f32 	%f285, 0f46608400, 0f46368800, %p45;
	fma.rn.f32 	%f286, %f285, %f284, 0f46000000;
	mul.f32 	%f287, %f286, 0f38800000;
	cvt.rmi.f32.f32 	%f288, %f287;
	add.f32 	%f379, %f83, %f288;
	sub.f32 	%f289, %f74, %f165;
	selp.f32 	%f290, 0f45FBE800, 0f46106400, %p45;
	fma.rn.f32 	%f291, %f290, %f289, 0f46000000;
	mul.f32 	%f292, %f291, 0f38800000;
	cvt.rmi.f32.f32 	%f293, %f292;
	add.f32 	%f380, %f83, %f293;
	bra.uni 	$L__BB8_74;
$L__BB8_69:
	mul.f32 	%f187, %f73, 0f3F1645A2;
	fma.rn.f32 	%f188, %f74, 0f3E991687, %f187;
	fma.rn.f32 	%f165, %f369, 0f3DE978D5, %f188;
	sub.f32 	%f189, %f74, %f165;
	fma.rn.f32 	%f191, %f84, %f189, 0f3F000000;
	sub.f32 	%f192, %f369, %f165;
	fma.rn.f32 	%f194, %f85, %f192, 0f3F000000;
	selp.f32 	%f400, %f194, %f191, %p45;
	selp.f32 	%f399, %f191, %f194, %p45;
	mul.f32 	%f195, %f76, 0f3F1645A2;
	fma.rn.f32 	%f196, %f77, 0f3E991687, %f195;
	fma.rn.f32 	%f398, %f75, 0f3DE978D5, %f196;
	sub.f32 	%f197, %f77, %f398;
	fma.rn.f32 	%f198, %f84, %f197, 0f3F000000;
	sub.f32 	%f199, %f75, %f398;
	fma.rn.f32 	%f200, %f85, %f199, 0f3F000000;
	selp.f32 	%f397, %f200, %f198, %p45;
	selp.f32 	%f396, %f198, %f200, %p45;
	mul.f32 	%f201, %f79, 0f3F1645A2;
	fma.rn.f32 	%f202, %f80, 0f3E991687, %f201;
	fma.rn.f32 	%f395, %f78, 0f3DE978D5, %f202;
	sub.f32 	%f203, %f80, %f395;
	fma.rn.f32 	%f204, %f84, %f203, 0f3F000000;
	sub.f32 	%f205, %f78, %f395;
	fma.rn.f32 	%f206, %f85, %f205, 0f3F000000;
	selp.f32 	%f394, %f206, %f204, %p45;
	selp.f32 	%f393, %f204, %f206, %p45;
	mul.f32 	%f207, %f82, 0f3F1645A2;
	fma.rn.f32 	%f208, %f377, 0f3E991687, %f207;
	fma.rn.f32 	%f392, %f81, 0f3DE978D5, %f208;
	sub.f32 	%f209, %f377, %f392;
	fma.rn.f32 	%f210, %f84, %f209, 0f3F000000;
	sub.f32 	%f211, %f81, %f392;
	fma.rn.f32 	%f212, %f85, %f211, 0f3F000000;
	selp.f32 	%f391, %f212, %f210, %p45;
	selp.f32 	%f154, %f210, %f212, %p45;
	bra.uni 	$L__BB8_84;
$L__BB8_72:
	mul.f32 	%f275, %f73, 0f3F1645A2;
	fma.rn.f32 	%f276, %f369, 0f3E991687, %f275;
	fma.rn.f32 	%f165, %f74, 0f3DE978D5, %f276;
	sub.f32 	%f277, %f369, %f165;
	fma.rn.f32 	%f379, %f84, %f277, 0f3F000000;
	sub.f32 	%f278, %f74, %f165;
	fma.rn.f32 	%f380, %f85, %f278, 0f3F000000;
$L__BB8_74:
	@%p50 bra 	$L__BB8_76;
	bra.uni 	$L__BB8_75;
$L__BB8_76:
	mul.f32 	%f298, %f76, 0f46164400;
	fma.rn.f32 	%f299, %f75, 0f45991800, %f298;
	fma.rn.f32 	%f300, %f77, 0f44E98000, %f299;
	add.f32 	%f301, %f300, 0f46000000;
	mul.f32 	%f302, %f301, 0f38800000;
	cvt.rmi.f32.f32 	%f398, %f302;
	sub.f32 	%f303, %f75, %f398;
	selp.f32 	%f304, 0f46608400, 0f46368800, %p45;
	fma.rn.f32 	%f305, %f304, %f303, 0f46000000;
	mul.f32 	%f306, %f305, 0f38800000;
	cvt.rmi.f32.f32 	%f307, %f306;
	add.f32 	%f382, %f83, %f307;
	sub.f32 	%f308, %f77, %f398;
	selp.f32 	%f309, 0f45FBE800, 0f46106400, %p45;
	fma.rn.f32 	%f310, %f309, %f308, 0f46000000;
	mul.f32 	%f311, %f310, 0f38800000;
	cvt.rmi.f32.f32 	%f312, %f311;
	add.f32 	%f383, %f83, %f312;
	bra.uni 	$L__BB8_77;
$L__BB8_75:
	mul.f32 	%f294, %f76, 0f3F1645A2;
	fma.rn.f32 	%f295, %f75, 0f3E991687, %f294;
	fma.rn.f32 	%f398, %f77, 0f3DE978D5, %f295;
	sub.f32 	%f296, %f75, %f398;
	fma.rn.f32 	%f382, %f84, %f296, 0f3F000000;
	sub.f32 	%f297, %f77, %f398;
	fma.rn.f32 	%f383, %f85, %f297, 0f3F000000;
$L__BB8_77:
	@%p50 bra 	$L__BB8_79;
	bra.uni 	$L__BB8_78;
$L__BB8_79:
	mul.f32 	%f317, %f79, 0f46164400;
	fma.rn.f32 	%f318, %f78, 0f45991800, %f317;
	fma.rn.f32 	%f319, %f80, 0f44E98000, %f318;
	add.f32 	%f320, %f319, 0f46000000;
	mul.f32 	%f321, %f320, 0f38800000;
	cvt.rmi.f32.f32 	%f395, %f321;
	sub.f32 	%f322, %f78, %f395;
	selp.f32 	%f323, 0f46608400, 0f46368800, %p45;
	fma.rn.f32 	%f324, %f323, %f322, 0f46000000;
	mul.f32 	%f325, %f324, 0f38800000;
	cvt.rmi.f32.f32 	%f326, %f325;
	add.f32 	%f385, %f83, %f326;
	sub.f32 	%f327, %f80, %f395;
	selp.f32 	%f328, 0f45FBE800, 0f46106400, %p45;
	fma.rn.f32 	%f329, %f328, %f327, 0f46000000;
	mul.f32 	%f330, %f329, 0f38800000;
	cvt.rmi.f32.f32 	%f331, %f330;
	add.f32 	%f386, %f83, %f331;
	bra.uni 	$L__BB8_80;
$L__BB8_78:
	mul.f32 	%f313, %f79, 0f3F1645A2;
	fma.rn.f32 	%f314, %f78, 0f3E991687, %f313;
	fma.rn.f32 	%f395, %f80, 0f3DE978D5, %f314;
	sub.f32 	%f315, %f78, %f395;
	fma.rn.f32 	%f385, %f84, %f315, 0f3F000000;
	sub.f32 	%f316, %f80, %f395;
	fma.rn.f32 	%f386, %f85, %f316, 0f3F000000;
$L__BB8_80:
	@%p50 bra 	$L__BB8_82;
	bra.uni 	$L__BB8_81;
$L__BB8_82:
	mul.f32 	%f336, %f82, 0f46164400;
	fma.rn.f32 	%f337, %f81, 0f45991800, %f336;
	fma.rn.f32 	%f338, %f377, 0f44E98000, %f337;
	add.f32 	%f339, %f338, 0f46000000;
	mul.f32 	%f340, %f339, 0f38800000;
	cvt.rmi.f32.f32 	%f392, %f340;
	sub.f32 	%f341, %f81, %f392;
	selp.f32 	%f342, 0f46608400, 0f46368800, %p45;
	fma.rn.f32 	%f343, %f342, %f341, 0f46000000;
	mul.f32 	%f344, %f343, 0f38800000;
	cvt.rmi.f32.f32 	%f345, %f344;
	add.f32 	%f388, %f83, %f345;
	sub.f32 	%f346, %f377, %f392;
	selp.f32 	%f347, 0f45FBE800, 0f46106400, %p45;
	fma.rn.f32 	%f348, %f347, %f346, 0f46000000;
	mul.f32 	%f349, %f348, 0f38800000;
	cvt.rmi.f32.f32 	%f350, %f349;
	add.f32 	%f389, %f83, %f350;
	bra.uni 	$L__BB8_83;
$L__BB8_81:
	mul.f32 	%f332, %f82, 0f3F1645A2;
	fma.rn.f32 	%f333, %f81, 0f3E991687, %f332;
	fma.rn.f32 	%f392, %f377, 0f3DE978D5, %f333;
	sub.f32 	%f334, %f81, %f392;
	fma.rn.f32 	%f388, %f84, %f334, 0f3F000000;
	sub.f32 	%f335, %f377, %f392;
	fma.rn.f32 	%f389, %f85, %f335, 0f3F000000;
$L__BB8_83:
	selp.f32 	%f391, %f389, %f388, %p45;
	selp.f32 	%f154, %f388, %f389, %p45;
	selp.f32 	%f397, %f383, %f382, %p45;
	selp.f32 	%f396, %f382, %f383, %p45;
	selp.f32 	%f399, %f379, %f380, %p45;
	selp.f32 	%f400, %f380, %f379, %p45;
	selp.f32 	%f393, %f385, %f386, %p45;
	selp.f32 	%f394, %f386, %f385, %p45;
$L__BB8_84:
	setp.eq.s32 	%p59, %r146, 4;
	selp.b32 	%r232, 4, 2, %p59;
	setp.eq.s32 	%p60, %r146, 0;
	selp.b32 	%r69, 1, %r232, %p60;
	sub.s32 	%r70, %r452, %r167;
	min.s32 	%r71, %r70, 4;
	mul.lo.s64 	%rd44, %rd317, %rd123;
	mul.lo.s64 	%rd170, %rd318, %rd32;
	add.s64 	%rd45, %rd44, %rd170;
	mul.lo.s32 	%r242, %r163, %r69;
	mul.lo.s32 	%r243, %r242, 12;
	cvt.s64.s32 	%rd46, %r243;
	mul.lo.s32 	%r72, %r69, 3;
	cvt.u64.u32 	%rd171, %r72;
	setp.ne.s64 	%p61, %rd318, %rd171;
	cvt.u64.u32 	%rd172, %r69;
	setp.ne.s64 	%p62, %rd319, %rd172;
	or.pred  	%p63, %p61, %p62;
	setp.gt.s32 	%p64, %r70, 3;
	and.pred  	%p65, %p64, %p63;
	setp.eq.s64 	%p66, %rd318, %rd172;
	and.pred  	%p67, %p66, %p65;
	@%p67 bra 	$L__BB8_86;
	bra.uni 	$L__BB8_85;
$L__BB8_86:
	add.s64 	%rd173, %rd316, %rd45;
	or.b64  	%rd174, %rd319, %rd173;
	shl.b32 	%r244, %r69, 2;
	add.s32 	%r245, %r244, -1;
	cvt.s64.s32 	%rd175, %r245;
	and.b64  	%rd176, %rd174, %rd175;
	setp.eq.s64 	%p129, %rd176, 0;
	bra.uni 	$L__BB8_87;
$L__BB8_85:
	mov.pred 	%p129, 0;
$L__BB8_87:
	selp.f32 	%f166, %f398, %f400, %p129;
	selp.f32 	%f167, %f392, %f398, %p129;
	@%p60 bra 	$L__BB8_111;
	@%p59 bra 	$L__BB8_110;
	bra.uni 	$L__BB8_89;
$L__BB8_110:
	selp.f32 	%f356, %f395, %f399, %p129;
	add.s64 	%rd188, %rd122, %rd46;
	add.s64 	%rd189, %rd316, %rd45;
	selp.b64 	%rd190, %rd189, %rd188, %p129;
	st.v4.f32 	[%rd190], {%f165, %f166, %f356, %f167};
	bra.uni 	$L__BB8_112;
$L__BB8_111:
	selp.f32 	%f357, %f395, %f399, %p129;
	cvt.rni.s32.f32 	%r267, %f357;
	cvt.rni.s32.f32 	%r266, %f167;
	mov.u32 	%r268, 0;
	cvt.pack.sat.u8.s32.b32 %r265, %r266, %r267, %r268;
	cvt.rni.s32.f32 	%r270, %f166;
	cvt.rni.s32.f32 	%r271, %f165;
	cvt.pack.sat.u8.s32.b32 %r269, %r270, %r271, %r265;
	add.s64 	%rd195, %rd122, %rd46;
	add.s64 	%rd196, %rd316, %rd45;
	selp.b64 	%rd197, %rd196, %rd195, %p129;
	st.u32 	[%rd197], %r269;
	bra.uni 	$L__BB8_112;
$L__BB8_89:
	setp.eq.s32 	%p71, %r146, 3;
	@%p71 bra 	$L__BB8_93;
	bra.uni 	$L__BB8_90;
$L__BB8_93:
	cvt.rn.f16.f32 %rs128, %f165;
	bra.uni 	$L__BB8_94;
$L__BB8_90:
	setp.eq.s32 	%p72, %r146, 1;
	cvt.rni.s32.f32 	%r73, %f165;
	@%p72 bra 	$L__BB8_92;
	bra.uni 	$L__BB8_91;
$L__BB8_92:
	max.s32 	%r248, %r73, 0;
	min.s32 	%r249, %r248, 65535;
	cvt.u16.u32 	%rs128, %r249;
	bra.uni 	$L__BB8_94;
$L__BB8_91:
	max.s32 	%r246, %r73, -32768;
	min.s32 	%r247, %r246, 32767;
	cvt.u16.u32 	%rs128, %r247;
$L__BB8_94:
	@%p71 bra 	$L__BB8_98;
	bra.uni 	$L__BB8_95;
$L__BB8_98:
	cvt.rn.f16.f32 %rs129, %f166;
	bra.uni 	$L__BB8_99;
$L__BB8_95:
	setp.eq.s32 	%p74, %r146, 1;
	cvt.rni.s32.f32 	%r74, %f166;
	@%p74 bra 	$L__BB8_97;
	bra.uni 	$L__BB8_96;
$L__BB8_97:
	max.s32 	%r252, %r74, 0;
	min.s32 	%r253, %r252, 65535;
	cvt.u16.u32 	%rs129, %r253;
	bra.uni 	$L__BB8_99;
$L__BB8_96:
	max.s32 	%r250, %r74, -32768;
	min.s32 	%r251, %r250, 32767;
	cvt.u16.u32 	%rs129, %r251;
$L__BB8_99:
	mov.b32 	%r75, {%rs128, %rs129};
	@%p71 bra 	$L__BB8_103;
	bra.uni 	$L__BB8_100;
$L__BB8_103:
	selp.f32 	%f354, %f395, %f399, %p129;
	cvt.rn.f16.f32 %rs130, %f354;
	bra.uni 	$L__BB8_104;
$L__BB8_100:
	setp.eq.s32 	%p76, %r146, 1;
	selp.f32 	%f353, %f395, %f399, %p129;
	cvt.rni.s32.f32 	%r76, %f353;
	@%p76 bra 	$L__BB8_102;
	bra.uni 	$L__BB8_101;
$L__BB8_102:
	max.s32 	%r256, %r76, 0;
	min.s32 	%r257, %r256, 65535;
	cvt.u16.u32 	%rs130, %r257;
	bra.uni 	$L__BB8_104;
$L__BB8_101:
	max.s32 	%r254, %r76, -32768;
	min.s32 	%r255, %r254, 32767;
	cvt.u16.u32 	%rs130, %r255;
$L__BB8_104:
	@%p71 bra 	$L__BB8_108;
	bra.uni 	$L__BB8_105;
$L__BB8_108:
	cvt.rn.f16.f32 %rs131, %f167;
	bra.uni 	$L__BB8_109;
$L__BB8_105:
	setp.eq.s32 	%p78, %r146, 1;
	cvt.rni.s32.f32 	%r77, %f167;
	@%p78 bra 	$L__BB8_107;
	bra.uni 	$L__BB8_106;
$L__BB8_107:
	max.s32 	%r260, %r77, 0;
	min.s32 	%r261, %r260, 65535;
	cvt.u16.u32 	%rs131, %r261;
	bra.uni 	$L__BB8_109;
$L__BB8_106:
	max.s32 	%r258, %r77, -32768;
	min.s32 	%r259, %r258, 32767;
	cvt.u16.u32 	%rs131, %r259;
$L__BB8_109:
	mov.b32 	%r262, {%rs130, %rs131};
	add.s64 	%rd181, %rd122, %rd46;
	add.s64 	%rd182, %rd316, %rd45;
	selp.b64 	%rd183, %rd182, %rd181, %p129;
	st.v2.u32 	[%rd183], {%r75, %r262};
$L__BB8_112:
	selp.f32 	%f168, %f400, %f397, %p129;
	selp.f32 	%f169, %f397, %f396, %p129;
	selp.f32 	%f170, %f394, %f395, %p129;
	selp.f32 	%f171, %f391, %f394, %p129;
	shl.b32 	%r274, %r69, 2;
	cvt.u64.u32 	%rd198, %r274;
	selp.b64 	%rd199, %rd319, %rd198, %p129;
	add.s64 	%rd204, %rd122, %rd46;
	add.s64 	%rd205, %rd316, %rd45;
	selp.b64 	%rd206, %rd205, %rd204, %p129;
	add.s64 	%rd48, %rd206, %rd199;
	@%p60 bra 	$L__BB8_136;
	@%p59 bra 	$L__BB8_135;
	bra.uni 	$L__BB8_114;
$L__BB8_135:
	st.v4.f32 	[%rd48], {%f168, %f169, %f170, %f171};
	bra.uni 	$L__BB8_137;
$L__BB8_136:
	cvt.rni.s32.f32 	%r295, %f170;
	cvt.rni.s32.f32 	%r294, %f171;
	mov.u32 	%r296, 0;
	cvt.pack.sat.u8.s32.b32 %r293, %r294, %r295, %r296;
	cvt.rni.s32.f32 	%r298, %f169;
	cvt.rni.s32.f32 	%r299, %f168;
	cvt.pack.sat.u8.s32.b32 %r297, %r298, %r299, %r293;
	st.u32 	[%rd48], %r297;
	bra.uni 	$L__BB8_137;
$L__BB8_114:
	setp.eq.s32 	%p81, %r146, 3;
	@%p81 bra 	$L__BB8_118;
	bra.uni 	$L__BB8_115;
$L__BB8_118:
	cvt.rn.f16.f32 %rs132, %f168;
	bra.uni 	$L__BB8_119;
$L__BB8_115:
	setp.eq.s32 	%p82, %r146, 1;
	cvt.rni.s32.f32 	%r78, %f168;
	@%p82 bra 	$L__BB8_117;
	bra.uni 	$L__BB8_116;
$L__BB8_117:
	max.s32 	%r278, %r78, 0;
	min.s32 	%r279, %r278, 65535;
	cvt.u16.u32 	%rs132, %r279;
	bra.uni 	$L__BB8_119;
$L__BB8_116:
	max.s32 	%r276, %r78, -32768;
	min.s32 	%r277, %r276, 32767;
	cvt.u16.u32 	%rs132, %r277;
$L__BB8_119:
	@%p81 bra 	$L__BB8_123;
	bra.uni 	$L__BB8_120;
$L__BB8_123:
	cvt.rn.f16.f32 %rs133, %f169;
	bra.uni 	$L__BB8_124;
$L__BB8_120:
	setp.eq.s32 	%p84, %r146, 1;
	cvt.rni.s32.f32 	%r79, %f169;
	@%p84 bra 	$L__BB8_122;
	bra.uni 	$L__BB8_121;
$L__BB8_122:
	max.s32 	%r282, %r79, 0;
	min.s32 	%r283, %r282, 65535;
	cvt.u16.u32 	%rs133, %r283;
	bra.uni 	$L__BB8_124;
$L__BB8_121:
	max.s32 	%r280, %r79, -32768;
	min.s32 	%r281, %r280, 32767;
	cvt.u16.u32 	%rs133, %r281;
$L__BB8_124:
	mov.b32 	%r80, {%rs132, %rs133};
	@%p81 bra 	$L__BB8_128;
	bra.uni 	$L__BB8_125;
$L__BB8_128:
	cvt.rn.f16.f32 %rs134, %f170;
	bra.uni 	$L__BB8_129;
$L__BB8_125:
	setp.eq.s32 	%p86, %r146, 1;
	cvt.rni.s32.f32 	%r81, %f170;
	@%p86 bra 	$L__BB8_127;
	bra.uni 	$L__BB8_126;
$L__BB8_127:
	max.s32 	%r286, %r81, 0;
	min.s32 	%r287, %r286, 65535;
	cvt.u16.u32 	%rs134, %r287;
	bra.uni 	$L__BB8_129;
$L__BB8_126:
	max.s32 	%r284, %r81, -32768;
	min.s32 	%r285, %r284, 32767;
	cvt.u16.u32 	%rs134, %r285;
$L__BB8_129:
	@%p81 bra 	$L__BB8_133;
	bra.uni 	$L__BB8_130;
$L__BB8_133:
	cvt.rn.f16.f32 %rs135, %f171;
	bra.uni 	$L__BB8_134;
$L__BB8_130:
	setp.eq.s32 	%p88, %r146, 1;
	cvt.rni.s32.f32 	%r82, %f171;
	@%p88 bra 	$L__BB8_132;
	bra.uni 	$L__BB8_131;
$L__BB8_132:
	max.s32 	%r290, %r82, 0;
	min.s32 	%r291, %r290, 65535;
	cvt.u16.u32 	%rs135, %r291;
	bra.uni 	$L__BB8_134;
$L__BB8_131:
	max.s32 	%r288, %r82, -32768;
	min.s32 	%r289, %r288, 32767;
	cvt.u16.u32 	%rs135, %r289;
$L__BB8_134:
	mov.b32 	%r292, {%rs134, %rs135};
	st.v2.u32 	[%rd48], {%r80, %r292};
$L__BB8_137:
	selp.f32 	%f172, %f399, %f393, %p129;
	selp.f32 	%f173, %f396, %f392, %p129;
	selp.f32 	%f174, %f393, %f391, %p129;
	shl.b64 	%rd209, %rd199, 1;
	add.s64 	%rd49, %rd206, %rd209;
	@%p60 bra 	$L__BB8_161;
	@%p59 bra 	$L__BB8_160;
	bra.uni 	$L__BB8_139;
$L__BB8_160:
	st.v4.f32 	[%rd49], {%f172, %f173, %f174, %f154};
	bra.uni 	$L__BB8_162;
$L__BB8_161:
	cvt.rni.s32.f32 	%r322, %f174;
	cvt.rni.s32.f32 	%r321, %f154;
	mov.u32 	%r323, 0;
	cvt.pack.sat.u8.s32.b32 %r320, %r321, %r322, %r323;
	cvt.rni.s32.f32 	%r325, %f173;
	cvt.rni.s32.f32 	%r326, %f172;
	cvt.pack.sat.u8.s32.b32 %r324, %r325, %r326, %r320;
	st.u32 	[%rd49], %r324;
	bra.uni 	$L__BB8_162;
$L__BB8_139:
	setp.eq.s32 	%p91, %r146, 3;
	@%p91 bra 	$L__BB8_143;
	bra.uni 	$L__BB8_140;
$L__BB8_143:
	cvt.rn.f16.f32 %rs136, %f172;
	bra.uni 	$L__BB8_144;
$L__BB8_140:
	setp.eq.s32 	%p92, %r146, 1;
	cvt.rni.s32.f32 	%r83, %f172;
	@%p92 bra 	$L__BB8_142;
	bra.uni 	$L__BB8_141;
$L__BB8_142:
	max.s32 	%r305, %r83, 0;
	min.s32 	%r306, %r305, 65535;
	cvt.u16.u32 	%rs136, %r306;
	bra.uni 	$L__BB8_144;
$L__BB8_141:
	max.s32 	%r303, %r83, -32768;
	min.s32 	%r304, %r303, 32767;
	cvt.u16.u32 	%rs136, %r304;
$L__BB8_144:
	@%p91 bra 	$L__BB8_148;
	bra.uni 	$L__BB8_145;
$L__BB8_148:
	cvt.rn.f16.f32 %rs137, %f173;
	bra.uni 	$L__BB8_149;
$L__BB8_145:
	setp.eq.s32 	%p94, %r146, 1;
	cvt.rni.s32.f32 	%r84, %f173;
	@%p94 bra 	$L__BB8_147;
	bra.uni 	$L__BB8_146;
$L__BB8_147:
	max.s32 	%r309, %r84, 0;
	min.s32 	%r310, %r309, 65535;
	cvt.u16.u32 	%rs137, %r310;
	bra.uni 	$L__BB8_149;
$L__BB8_146:
	max.s32 	%r307, %r84, -32768;
	min.s32 	%r308, %r307, 32767;
	cvt.u16.u32 	%rs137, %r308;
$L__BB8_149:
	mov.b32 	%r85, {%rs136, %rs137};
	@%p91 bra 	$L__BB8_153;
	bra.uni 	$L__BB8_150;
$L__BB8_153:
	cvt.rn.f16.f32 %rs138, %f174;
	bra.uni 	$L__BB8_154;
$L__BB8_150:
	setp.eq.s32 	%p96, %r146, 1;
	cvt.rni.s32.f32 	%r86, %f174;
	@%p96 bra 	$L__BB8_152;
	bra.uni 	$L__BB8_151;
$L__BB8_152:
	max.s32 	%r313, %r86, 0;
	min.s32 	%r314, %r313, 65535;
	cvt.u16.u32 	%rs138, %r314;
	bra.uni 	$L__BB8_154;
$L__BB8_151:
	max.s32 	%r311, %r86, -32768;
	min.s32 	%r312, %r311, 32767;
	cvt.u16.u32 	%rs138, %r312;
$L__BB8_154:
	@%p91 bra 	$L__BB8_158;
	bra.uni 	$L__BB8_155;
$L__BB8_158:
	cvt.rn.f16.f32 %rs139, %f154;
	bra.uni 	$L__BB8_159;
$L__BB8_155:
	setp.eq.s32 	%p98, %r146, 1;
	cvt.rni.s32.f32 	%r87, %f154;
	@%p98 bra 	$L__BB8_157;
	bra.uni 	$L__BB8_156;
$L__BB8_157:
	max.s32 	%r317, %r87, 0;
	min.s32 	%r318, %r317, 65535;
	cvt.u16.u32 	%rs139, %r318;
	bra.uni 	$L__BB8_159;
$L__BB8_156:
	max.s32 	%r315, %r87, -32768;
	min.s32 	%r316, %r315, 32767;
	cvt.u16.u32 	%rs139, %r316;
$L__BB8_159:
	mov.b32 	%r319, {%rs138, %rs139};
	st.v2.u32 	[%rd49], {%r85, %r319};
$L__BB8_162:
	setp.eq.s64 	%p99, %rd318, %rd171;
	setp.eq.s64 	%p100, %rd319, %rd172;
	and.pred  	%p101, %p99, %p100;
	@%p101 bra 	$L__BB8_176;
	bra.uni 	$L__BB8_163;
$L__BB8_176:
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd61, %r164;
	sub.s32 	%r349, %r452, %r166;
	min.s32 	%r350, %r349, 128;
	mul.lo.s32 	%r99, %r72, %r350;
	setp.lt.s32 	%p111, %r99, 1;
	@%p111 bra 	$L__BB8_202;
	mul.lo.s64 	%rd248, %rd318, %rd61;
	sub.s64 	%rd249, %rd45, %rd248;
	add.s64 	%rd62, %rd316, %rd249;
	and.b64  	%rd250, %rd62, 15;
	setp.eq.s64 	%p112, %rd250, 0;
	@%p112 bra 	$L__BB8_187;
	and.b64  	%rd251, %rd62, 3;
	setp.ne.s64 	%p113, %rd251, 0;
	mov.u32 	%r484, 0;
	@%p113 bra 	$L__BB8_195;
	shr.s32 	%r352, %r99, 31;
	shr.u32 	%r353, %r352, 30;
	add.s32 	%r354, %r99, %r353;
	shr.s32 	%r100, %r354, 2;
	mov.u32 	%r478, %tid.x;
	setp.ge.s32 	%p114, %r478, %r100;
	@%p114 bra 	$L__BB8_186;
	not.b32 	%r356, %r478;
	add.s32 	%r102, %r100, %r356;
	shr.u32 	%r357, %r102, 5;
	add.s32 	%r358, %r357, 1;
	and.b32  	%r477, %r358, 3;
	setp.eq.s32 	%p115, %r477, 0;
	@%p115 bra 	$L__BB8_183;
	mov.u32 	%r478, %tid.x;
	mul.wide.s32 	%rd252, %r478, 4;
	shl.b32 	%r361, %r478, 2;
	add.s32 	%r362, %r166, %r361;
	cvt.s64.s32 	%rd253, %r362;
	sub.s64 	%rd254, %rd253, %rd61;
	mul.lo.s64 	%rd255, %rd318, %rd254;
	add.s64 	%rd256, %rd252, %rd255;
	add.s64 	%rd257, %rd256, %rd44;
	add.s64 	%rd325, %rd316, %rd257;
	add.s64 	%rd260, %rd120, %rd119;
	add.s64 	%rd324, %rd260, %rd252;
$L__BB8_182:
	.pragma "nounroll";
	ld.shared.u32 	%r364, [%rd324];
	st.u32 	[%rd325], %r364;
	add.s32 	%r478, %r478, 32;
	add.s64 	%rd325, %rd325, 128;
	add.s64 	%rd324, %rd324, 128;
	add.s32 	%r477, %r477, -1;
	setp.ne.s32 	%p116, %r477, 0;
	@%p116 bra 	$L__BB8_182;
$L__BB8_183:
	setp.lt.u32 	%p117, %r102, 96;
	@%p117 bra 	$L__BB8_186;
	mul.wide.s32 	%rd261, %r478, 4;
	add.s64 	%rd264, %rd120, %rd119;
	add.s64 	%rd265, %rd264, %rd261;
	add.s64 	%rd327, %rd265, 256;
	mov.u32 	%r368, %tid.x;
	shl.b32 	%r369, %r368, 2;
	add.s32 	%r370, %r166, %r369;
	cvt.s64.s32 	%rd266, %r370;
	sub.s64 	%rd267, %rd266, %rd61;
	mul.lo.s64 	%rd268, %rd318, %rd267;
	add.s64 	%rd269, %rd261, %rd268;
	add.s64 	%rd270, %rd269, %rd44;
	add.s64 	%rd271, %rd316, %rd270;
	add.s64 	%rd326, %rd271, 256;
$L__BB8_185:
	ld.shared.u32 	%r371, [%rd327+-256];
	st.u32 	[%rd326+-256], %r371;
	ld.shared.u32 	%r372, [%rd327+-128];
	st.u32 	[%rd326+-128], %r372;
	ld.shared.u32 	%r373, [%rd327];
	st.u32 	[%rd326], %r373;
	ld.shared.u32 	%r374, [%rd327+128];
	st.u32 	[%rd326+128], %r374;
	add.s64 	%rd327, %rd327, 512;
	add.s64 	%rd326, %rd326, 512;
	add.s32 	%r478, %r478, 128;
	setp.lt.s32 	%p118, %r478, %r100;
	@%p118 bra 	$L__BB8_185;
$L__BB8_186:
	and.b32  	%r484, %r99, -4;
	bra.uni 	$L__BB8_195;
$L__BB8_163:
	setp.lt.s32 	%p102, %r70, 1;
	or.pred  	%p103, %p102, %p129;
	@%p103 bra 	$L__BB8_202;
	@%p60 bra 	$L__BB8_172;
	mov.u32 	%r471, 0;
	shl.b64 	%rd227, %rd29, 11;
	add.s64 	%rd229, %rd120, %rd227;
$L__BB8_166:
	.pragma "nounroll";
	cvt.s64.s32 	%rd219, %r471;
	mul.lo.s64 	%rd220, %rd318, %rd219;
	add.s64 	%rd50, %rd220, %rd45;
	mul.lo.s32 	%r89, %r471, 3;
	setp.eq.s32 	%p105, %r69, 2;
	@%p105 bra 	$L__BB8_169;
	bra.uni 	$L__BB8_167;
$L__BB8_169:
	mov.u32 	%r473, 0;
$L__BB8_170:
	.pragma "nounroll";
	cvt.s64.s32 	%rd231, %r473;
	mul.lo.s64 	%rd232, %rd319, %rd231;
	add.s64 	%rd233, %rd50, %rd232;
	add.s64 	%rd234, %rd316, %rd233;
	add.s32 	%r334, %r473, %r89;
	shl.b32 	%r335, %r334, 1;
	cvt.s64.s32 	%rd235, %r335;
	add.s64 	%rd236, %rd235, %rd46;
	add.s64 	%rd240, %rd229, %rd236;
	ld.shared.u16 	%rs120, [%rd240];
	st.u16 	[%rd234], %rs120;
	add.s32 	%r473, %r473, 1;
	setp.ne.s32 	%p107, %r473, 3;
	@%p107 bra 	$L__BB8_170;
	bra.uni 	$L__BB8_171;
$L__BB8_167:
	mov.u32 	%r472, 0;
$L__BB8_168:
	.pragma "nounroll";
	cvt.s64.s32 	%rd221, %r472;
	mul.lo.s64 	%rd222, %rd319, %rd221;
	add.s64 	%rd223, %rd50, %rd222;
	add.s64 	%rd224, %rd316, %rd223;
	add.s32 	%r330, %r472, %r89;
	mul.lo.s32 	%r331, %r330, %r69;
	cvt.s64.s32 	%rd225, %r331;
	add.s64 	%rd226, %rd225, %rd46;
	add.s64 	%rd230, %rd229, %rd226;
	ld.shared.u32 	%r332, [%rd230];
	st.u32 	[%rd224], %r332;
	add.s32 	%r472, %r472, 1;
	setp.eq.s32 	%p106, %r472, 3;
	@%p106 bra 	$L__BB8_171;
	bra.uni 	$L__BB8_168;
$L__BB8_171:
	add.s32 	%r471, %r471, 1;
	setp.lt.s32 	%p108, %r471, %r71;
	@%p108 bra 	$L__BB8_166;
	bra.uni 	$L__BB8_202;
$L__BB8_187:
	shr.s32 	%r375, %r99, 31;
	shr.u32 	%r376, %r375, 28;
	add.s32 	%r377, %r99, %r376;
	shr.s32 	%r113, %r377, 4;
	setp.ge.s32 	%p119, %r163, %r113;
	@%p119 bra 	$L__BB8_194;
	not.b32 	%r379, %r163;
	add.s32 	%r115, %r113, %r379;
	shr.u32 	%r380, %r115, 5;
	add.s32 	%r381, %r380, 1;
	and.b32  	%r481, %r381, 3;
	setp.eq.s32 	%p120, %r481, 0;
	mov.u32 	%r482, %r163;
	@%p120 bra 	$L__BB8_191;
	mov.u32 	%r482, %tid.x;
	mul.wide.s32 	%rd272, %r482, 16;
	add.s64 	%rd275, %rd120, %rd119;
	add.s64 	%rd329, %rd275, %rd272;
	shl.b32 	%r385, %r482, 2;
	add.s32 	%r386, %r166, %r385;
	cvt.s64.s32 	%rd276, %r386;
	sub.s64 	%rd277, %rd276, %rd61;
	mul.lo.s64 	%rd278, %rd318, %rd277;
	add.s64 	%rd279, %rd272, %rd278;
	add.s64 	%rd280, %rd279, %rd44;
	add.s64 	%rd328, %rd316, %rd280;
$L__BB8_190:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r387, %r388, %r389, %r390}, [%rd329];
	st.v4.u32 	[%rd328], {%r387, %r388, %r389, %r390};
	add.s32 	%r482, %r482, 32;
	add.s64 	%rd329, %rd329, 512;
	add.s64 	%rd328, %rd328, 512;
	add.s32 	%r481, %r481, -1;
	setp.ne.s32 	%p121, %r481, 0;
	@%p121 bra 	$L__BB8_190;
$L__BB8_191:
	setp.lt.u32 	%p122, %r115, 96;
	@%p122 bra 	$L__BB8_194;
	mul.wide.s32 	%rd281, %r482, 16;
	mov.u32 	%r397, %tid.x;
	shl.b32 	%r398, %r397, 2;
	add.s32 	%r399, %r166, %r398;
	cvt.s64.s32 	%rd282, %r399;
	sub.s64 	%rd283, %rd282, %rd61;
	mul.lo.s64 	%rd284, %rd318, %rd283;
	add.s64 	%rd285, %rd281, %rd284;
	add.s64 	%rd286, %rd285, %rd44;
	add.s64 	%rd287, %rd316, %rd286;
	add.s64 	%rd331, %rd287, 1024;
	add.s64 	%rd290, %rd120, %rd119;
	add.s64 	%rd291, %rd290, %rd281;
	add.s64 	%rd330, %rd291, 1024;
$L__BB8_193:
	ld.shared.v4.u32 	{%r401, %r402, %r403, %r404}, [%rd330+-1024];
	st.v4.u32 	[%rd331+-1024], {%r401, %r402, %r403, %r404};
	ld.shared.v4.u32 	{%r409, %r410, %r411, %r412}, [%rd330+-512];
	st.v4.u32 	[%rd331+-512], {%r409, %r410, %r411, %r412};
	ld.shared.v4.u32 	{%r417, %r418, %r419, %r420}, [%rd330];
	st.v4.u32 	[%rd331], {%r417, %r418, %r419, %r420};
	ld.shared.v4.u32 	{%r425, %r426, %r427, %r428}, [%rd330+512];
	st.v4.u32 	[%rd331+512], {%r425, %r426, %r427, %r428};
	add.s64 	%rd331, %rd331, 2048;
	add.s64 	%rd330, %rd330, 2048;
	add.s32 	%r482, %r482, 128;
	setp.lt.s32 	%p123, %r482, %r113;
	@%p123 bra 	$L__BB8_193;
$L__BB8_194:
	and.b32  	%r484, %r99, -16;
$L__BB8_195:
	add.s32 	%r487, %r484, %r163;
	setp.ge.s32 	%p124, %r487, %r99;
	@%p124 bra 	$L__BB8_202;
	not.b32 	%r435, %r163;
	add.s32 	%r436, %r99, %r435;
	sub.s32 	%r128, %r436, %r484;
	shr.u32 	%r437, %r128, 5;
	add.s32 	%r438, %r437, 1;
	and.b32  	%r486, %r438, 3;
	setp.eq.s32 	%p125, %r486, 0;
	@%p125 bra 	$L__BB8_199;
	sub.s64 	%rd293, %rd32, %rd61;
	mul.lo.s64 	%rd294, %rd318, %rd293;
	add.s64 	%rd295, %rd294, %rd44;
	cvt.s64.s32 	%rd296, %r487;
	add.s64 	%rd297, %rd295, %rd296;
	add.s64 	%rd333, %rd316, %rd297;
	add.s64 	%rd300, %rd120, %rd119;
	add.s64 	%rd332, %rd300, %rd296;
$L__BB8_198:
	.pragma "nounroll";
	ld.shared.u8 	%rs122, [%rd332];
	st.u8 	[%rd333], %rs122;
	add.s32 	%r487, %r487, 32;
	add.s64 	%rd333, %rd333, 32;
	add.s64 	%rd332, %rd332, 32;
	add.s32 	%r486, %r486, -1;
	setp.ne.s32 	%p126, %r486, 0;
	@%p126 bra 	$L__BB8_198;
$L__BB8_199:
	setp.lt.u32 	%p127, %r128, 96;
	@%p127 bra 	$L__BB8_202;
	cvt.s64.s32 	%rd301, %r487;
	add.s64 	%rd304, %rd120, %rd119;
	add.s64 	%rd305, %rd304, %rd301;
	add.s64 	%rd335, %rd305, 64;
	sub.s64 	%rd307, %rd32, %rd61;
	mul.lo.s64 	%rd308, %rd318, %rd307;
	add.s64 	%rd309, %rd308, %rd44;
	add.s64 	%rd310, %rd309, %rd301;
	add.s64 	%rd311, %rd316, %rd310;
	add.s64 	%rd334, %rd311, 64;
$L__BB8_201:
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
	add.s32 	%r487, %r487, 128;
	setp.lt.s32 	%p128, %r487, %r99;
	@%p128 bra 	$L__BB8_201;
	bra.uni 	$L__BB8_202;
$L__BB8_172:
	add.s64 	%rd243, %rd120, %rd119;
	add.s64 	%rd51, %rd243, %rd46;
	add.s64 	%rd53, %rd316, %rd44;
	mov.u32 	%r340, %tid.x;
	shl.b32 	%r341, %r340, 2;
	add.s32 	%r342, %r166, %r341;
	cvt.s64.s32 	%rd54, %r342;
	mov.u32 	%r336, 0;
	mov.u32 	%r474, %r336;
$L__BB8_173:
	.pragma "nounroll";
	mul.lo.s32 	%r344, %r72, %r474;
	cvt.s64.s32 	%rd244, %r344;
	add.s64 	%rd323, %rd51, %rd244;
	cvt.s64.s32 	%rd245, %r474;
	add.s64 	%rd246, %rd54, %rd245;
	mul.lo.s64 	%rd247, %rd318, %rd246;
	add.s64 	%rd322, %rd53, %rd247;
	mov.u32 	%r475, %r336;
$L__BB8_174:
	.pragma "nounroll";
	ld.shared.u8 	%rs121, [%rd323];
	st.u8 	[%rd322], %rs121;
	add.s64 	%rd323, %rd323, %rd172;
	add.s64 	%rd322, %rd322, %rd319;
	add.s32 	%r475, %r475, 1;
	setp.ne.s32 	%p109, %r475, 3;
	@%p109 bra 	$L__BB8_174;
	add.s32 	%r474, %r474, 1;
	setp.lt.s32 	%p110, %r474, %r71;
	@%p110 bra 	$L__BB8_173;
$L__BB8_202:
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
	.reg .pred 	%p<126>;
	.reg .b16 	%rs<140>;
	.reg .f32 	%f<411>;
	.reg .b32 	%r<489>;
	.reg .b64 	%rd<336>;
	.shared .align 16 .b8 _ZZ6to_rgbI7FromYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd99, [yuv_to_rgb_3_3_param_0];
	ld.param.v2.u32 	{%r451, %r150}, [yuv_to_rgb_3_3_param_1+32];
	ld.param.v2.u32 	{%r151, %r152}, [yuv_to_rgb_3_3_param_1+40];
	ld.param.u64 	%rd104, [yuv_to_rgb_3_3_param_2];
	ld.param.v2.u32 	{%r452, %r453}, [yuv_to_rgb_3_3_param_3+32];
	ld.param.v2.u32 	{%r155, %r156}, [yuv_to_rgb_3_3_param_3+40];
	ld.param.u32 	%r148, [yuv_to_rgb_3_3_param_4+12];
	ld.param.u32 	%r147, [yuv_to_rgb_3_3_param_4+8];
	ld.param.u32 	%r146, [yuv_to_rgb_3_3_param_4+4];
	ld.param.u32 	%r145, [yuv_to_rgb_3_3_param_4];
	ld.param.u64 	%rd319, [yuv_to_rgb_3_3_param_3+24];
	ld.param.u64 	%rd318, [yuv_to_rgb_3_3_param_3+16];
	ld.param.u64 	%rd317, [yuv_to_rgb_3_3_param_3+8];
	ld.param.u64 	%rd105, [yuv_to_rgb_3_3_param_3];
	ld.param.u64 	%rd315, [yuv_to_rgb_3_3_param_1+24];
	ld.param.u64 	%rd314, [yuv_to_rgb_3_3_param_1+16];
	ld.param.u64 	%rd313, [yuv_to_rgb_3_3_param_1+8];
	ld.param.u64 	%rd100, [yuv_to_rgb_3_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p4, %r152, 0;
	@%p4 bra 	$L__BB9_2;
	cvta.to.global.u64 	%rd109, %rd99;
	mul.wide.s32 	%rd110, %r1, 40;
	add.s64 	%rd111, %rd109, %rd110;
	ld.global.v2.u32 	{%r451, %r158}, [%rd111+32];
	ld.global.u64 	%rd315, [%rd111+24];
	ld.global.u64 	%rd314, [%rd111+16];
	ld.global.u64 	%rd313, [%rd111+8];
	ld.global.u64 	%rd312, [%rd111];
	bra.uni 	$L__BB9_3;
$L__BB9_2:
	cvt.s64.s32 	%rd112, %r1;
	mul.lo.s64 	%rd113, %rd100, %rd112;
	add.s64 	%rd312, %rd99, %rd113;
$L__BB9_3:
	setp.eq.s32 	%p5, %r156, 0;
	@%p5 bra 	$L__BB9_5;
	cvta.to.global.u64 	%rd114, %rd104;
	mul.wide.s32 	%rd115, %r1, 40;
	add.s64 	%rd116, %rd114, %rd115;
	ld.global.v2.u32 	{%r452, %r453}, [%rd116+32];
	ld.global.u64 	%rd319, [%rd116+24];
	ld.global.u64 	%rd318, [%rd116+16];
	ld.global.u64 	%rd317, [%rd116+8];
	ld.global.u64 	%rd316, [%rd116];
	bra.uni 	$L__BB9_6;
$L__BB9_5:
	cvt.s64.s32 	%rd117, %r1;
	mul.lo.s64 	%rd118, %rd105, %rd117;
	add.s64 	%rd316, %rd104, %rd118;
$L__BB9_6:
	mov.u32 	%r161, %ctaid.y;
	shl.b32 	%r162, %r161, 3;
	mov.u32 	%r14, %tid.y;
	add.s32 	%r15, %r162, %r14;
	setp.ge.s32 	%p6, %r15, %r453;
	@%p6 bra 	$L__BB9_202;
	mov.u32 	%r163, %tid.x;
	shl.b32 	%r164, %r163, 2;
	mov.u32 	%r165, %ctaid.x;
	shl.b32 	%r166, %r165, 7;
	add.s32 	%r167, %r166, %r164;
	cvt.u64.u32 	%rd29, %r14;
	shl.b32 	%r168, %r163, 6;
	cvt.u64.u32 	%rd30, %r168;
	mul.wide.u32 	%rd119, %r14, 2048;
	mov.u64 	%rd120, _ZZ6to_rgbI7FromYuvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd121, %rd120;
	add.s64 	%rd122, %rd121, %rd119;
	add.s64 	%rd31, %rd122, %rd30;
	setp.eq.s32 	%p7, %r145, 4;
	selp.b32 	%r169, 4, 2, %p7;
	setp.eq.s32 	%p8, %r145, 0;
	selp.b32 	%r17, 1, %r169, %p8;
	sub.s32 	%r18, %r451, %r167;
	min.s32 	%r19, %r18, 4;
	cvt.s64.s32 	%rd123, %r15;
	mul.lo.s64 	%rd124, %rd313, %rd123;
	cvt.s64.s32 	%rd32, %r167;
	mul.lo.s64 	%rd125, %rd314, %rd32;
	add.s64 	%rd33, %rd124, %rd125;
	add.s64 	%rd320, %rd312, %rd33;
	shl.b32 	%r170, %r17, 2;
	cvt.u64.u32 	%rd35, %r170;
	setp.gt.s32 	%p9, %r18, 3;
	@%p9 bra 	$L__BB9_8;
	bra.uni 	$L__BB9_10;
$L__BB9_8:
	mul.lo.s32 	%r171, %r17, 3;
	cvt.u64.u32 	%rd126, %r171;
	setp.ne.s64 	%p10, %rd314, %rd126;
	cvt.u64.u32 	%rd127, %r17;
	setp.ne.s64 	%p11, %rd315, %rd127;
	or.pred  	%p12, %p10, %p11;
	@%p12 bra 	$L__BB9_10;
	cvt.u32.u64 	%r172, %rd35;
	add.s32 	%r173, %r172, -1;
	cvt.s64.s32 	%rd128, %r173;
	and.b64  	%rd129, %rd320, %rd128;
	setp.eq.s64 	%p13, %rd129, 0;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd321, %rd35;
	@%p13 bra 	$L__BB9_25;
$L__BB9_10:
	setp.lt.s32 	%p14, %r18, 4;
	cvt.u64.u32 	%rd130, %r17;
	setp.ne.s64 	%p15, %rd314, %rd130;
	or.pred  	%p16, %p15, %p14;
	@%p16 bra 	$L__BB9_12;
	cvt.u32.u64 	%r174, %rd35;
	or.b64  	%rd131, %rd315, %rd320;
	add.s32 	%r175, %r174, -1;
	cvt.s64.s32 	%rd132, %r175;
	and.b64  	%rd133, %rd131, %rd132;
	setp.eq.s64 	%p17, %rd133, 0;
	mov.u16 	%rs127, 1;
	mov.u64 	%rd321, %rd315;
	@%p17 bra 	$L__BB9_25;
$L__BB9_12:
	setp.lt.s32 	%p18, %r18, 1;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd320, %rd31;
	mov.u64 	%rd321, %rd35;
	@%p18 bra 	$L__BB9_25;
	@%p8 bra 	$L__BB9_21;
	mov.u32 	%r454, 0;
	shl.b64 	%rd138, %rd29, 11;
	add.s64 	%rd140, %rd120, %rd138;
$L__BB9_15:
	.pragma "nounroll";
	mul.lo.s32 	%r21, %r454, 3;
	cvt.s64.s32 	%rd134, %r454;
	mul.lo.s64 	%rd135, %rd314, %rd134;
	add.s64 	%rd36, %rd135, %rd33;
	setp.eq.s32 	%p20, %r17, 2;
	@%p20 bra 	$L__BB9_18;
	bra.uni 	$L__BB9_16;
$L__BB9_18:
	mov.u32 	%r456, 0;
$L__BB9_19:
	.pragma "nounroll";
	add.s32 	%r182, %r456, %r21;
	shl.b32 	%r183, %r182, 1;
	cvt.s64.s32 	%rd146, %r183;
	add.s64 	%rd147, %rd146, %rd30;
	add.s64 	%rd151, %rd140, %rd147;
	cvt.s64.s32 	%rd152, %r456;
	mul.lo.s64 	%rd153, %rd315, %rd152;
	add.s64 	%rd154, %rd36, %rd153;
	add.s64 	%rd155, %rd312, %rd154;
	ld.u16 	%rs56, [%rd155];
	st.shared.u16 	[%rd151], %rs56;
	add.s32 	%r456, %r456, 1;
	setp.ne.s32 	%p22, %r456, 3;
	@%p22 bra 	$L__BB9_19;
	bra.uni 	$L__BB9_20;
$L__BB9_16:
	mov.u32 	%r455, 0;
$L__BB9_17:
	.pragma "nounroll";
	add.s32 	%r178, %r455, %r21;
	mul.lo.s32 	%r179, %r178, %r17;
	cvt.s64.s32 	%rd136, %r179;
	add.s64 	%rd137, %rd136, %rd30;
	add.s64 	%rd141, %rd140, %rd137;
	cvt.s64.s32 	%rd142, %r455;
	mul.lo.s64 	%rd143, %rd315, %rd142;
	add.s64 	%rd144, %rd36, %rd143;
	add.s64 	%rd145, %rd312, %rd144;
	ld.u32 	%r180, [%rd145];
	st.shared.u32 	[%rd141], %r180;
	add.s32 	%r455, %r455, 1;
	setp.eq.s32 	%p21, %r455, 3;
	@%p21 bra 	$L__BB9_20;
	bra.uni 	$L__BB9_17;
$L__BB9_20:
	add.s32 	%r454, %r454, 1;
	setp.lt.s32 	%p23, %r454, %r19;
	mov.u64 	%rd320, %rd31;
	mov.u64 	%rd321, %rd35;
	@%p23 bra 	$L__BB9_15;
	bra.uni 	$L__BB9_25;
$L__BB9_21:
	mov.u32 	%r184, 0;
	shl.b64 	%rd160, %rd29, 11;
	add.s64 	%rd162, %rd120, %rd160;
	mov.u32 	%r457, %r184;
$L__BB9_22:
	.pragma "nounroll";
	mul.lo.s32 	%r28, %r457, 3;
	cvt.s64.s32 	%rd156, %r457;
	mul.lo.s64 	%rd157, %rd314, %rd156;
	add.s64 	%rd37, %rd157, %rd33;
	mov.u32 	%r458, %r184;
$L__BB9_23:
	.pragma "nounroll";
	add.s32 	%r186, %r458, %r28;
	mul.lo.s32 	%r187, %r186, %r17;
	cvt.s64.s32 	%rd158, %r187;
	add.s64 	%rd159, %rd158, %rd30;
	add.s64 	%rd163, %rd162, %rd159;
	cvt.s64.s32 	%rd164, %r458;
	mul.lo.s64 	%rd165, %rd315, %rd164;
	add.s64 	%rd166, %rd37, %rd165;
	add.s64 	%rd167, %rd312, %rd166;
	ld.u8 	%rs58, [%rd167];
	st.shared.u8 	[%rd163], %rs58;
	add.s32 	%r458, %r458, 1;
	setp.ne.s32 	%p24, %r458, 3;
	@%p24 bra 	$L__BB9_23;
	add.s32 	%r457, %r457, 1;
	setp.lt.s32 	%p25, %r457, %r19;
	mov.u64 	%rd320, %rd31;
	mov.u64 	%rd321, %rd35;
	@%p25 bra 	$L__BB9_22;
$L__BB9_25:
	@%p8 bra 	$L__BB9_29;
	@%p7 bra 	$L__BB9_28;
	bra.uni 	$L__BB9_27;
$L__BB9_28:
	ld.v4.u32 	{%r39, %r464, %r465, %r466}, [%rd320];
	bra.uni 	$L__BB9_30;
$L__BB9_29:
	ld.u32 	%r39, [%rd320];
	bra.uni 	$L__BB9_30;
$L__BB9_27:
	ld.v2.u32 	{%r39, %r464}, [%rd320];
$L__BB9_30:
	@%p8 bra 	$L__BB9_38;
	@%p7 bra 	$L__BB9_37;
	bra.uni 	$L__BB9_32;
$L__BB9_37:
	mov.b32 	%f378, %r39;
	mov.b32 	%f377, %r464;
	mov.b32 	%f376, %r465;
	mov.b32 	%f375, %r466;
	bra.uni 	$L__BB9_39;
$L__BB9_38:
	cvt.u16.u32 	%rs70, %r39;
	and.b16  	%rs71, %rs70, 255;
	cvt.rn.f32.u16 	%f378, %rs71;
	shr.u16 	%rs72, %rs70, 8;
	cvt.rn.f32.u16 	%f377, %rs72;
	shr.u32 	%r202, %r39, 16;
	cvt.u16.u32 	%rs73, %r202;
	and.b16  	%rs74, %rs73, 255;
	cvt.rn.f32.u16 	%f376, %rs74;
	shr.u32 	%r203, %r39, 24;
	cvt.u16.u32 	%rs75, %r203;
	cvt.rn.f32.u16 	%f375, %rs75;
	bra.uni 	$L__BB9_39;
$L__BB9_32:
	setp.eq.s32 	%p30, %r145, 3;
	cvt.u16.u32 	%rs2, %r39;
	@%p30 bra 	$L__BB9_36;
	bra.uni 	$L__BB9_33;
$L__BB9_36:
	cvt.f32.f16 %f378, %rs2;
	shr.u32 	%r200, %r39, 16;
	cvt.u16.u32 	%rs67, %r200;
	cvt.f32.f16 %f377, %rs67;
	cvt.u16.u32 	%rs68, %r464;
	cvt.f32.f16 %f376, %rs68;
	shr.u32 	%r201, %r464, 16;
	cvt.u16.u32 	%rs69, %r201;
	cvt.f32.f16 %f375, %rs69;
	bra.uni 	$L__BB9_39;
$L__BB9_33:
	setp.eq.s32 	%p31, %r145, 1;
	@%p31 bra 	$L__BB9_35;
	bra.uni 	$L__BB9_34;
$L__BB9_35:
	cvt.rn.f32.u16 	%f378, %rs2;
	shr.u32 	%r198, %r39, 16;
	cvt.u16.u32 	%rs63, %r198;
	cvt.rn.f32.u16 	%f377, %rs63;
	cvt.u16.u32 	%rs64, %r464;
	cvt.rn.f32.u16 	%f376, %rs64;
	shr.u32 	%r199, %r464, 16;
	cvt.u16.u32 	%rs65, %r199;
	cvt.rn.f32.u16 	%f375, %rs65;
	bra.uni 	$L__BB9_39;
$L__BB9_34:
	cvt.rn.f32.s16 	%f378, %rs2;
	shr.u32 	%r196, %r39, 16;
	cvt.u16.u32 	%rs60, %r196;
	cvt.rn.f32.s16 	%f377, %rs60;
	cvt.u16.u32 	%rs61, %r464;
	cvt.rn.f32.s16 	%f376, %rs61;
	shr.u32 	%r197, %r464, 16;
	cvt.u16.u32 	%rs62, %r197;
	cvt.rn.f32.s16 	%f375, %rs62;
$L__BB9_39:
	add.s64 	%rd40, %rd320, %rd321;
	@%p8 bra 	$L__BB9_43;
	@%p7 bra 	$L__BB9_42;
	bra.uni 	$L__BB9_41;
$L__BB9_42:
	ld.v4.u32 	{%r50, %r464, %r465, %r466}, [%rd40];
	bra.uni 	$L__BB9_44;
$L__BB9_43:
	ld.u32 	%r50, [%rd40];
	bra.uni 	$L__BB9_44;
$L__BB9_41:
	ld.v2.u32 	{%r50, %r464}, [%rd40];
$L__BB9_44:
	@%p8 bra 	$L__BB9_52;
	@%p7 bra 	$L__BB9_51;
	bra.uni 	$L__BB9_46;
$L__BB9_51:
	mov.b32 	%f379, %r50;
	mov.b32 	%f380, %r464;
	mov.b32 	%f381, %r465;
	mov.b32 	%f382, %r466;
	bra.uni 	$L__BB9_53;
$L__BB9_52:
	cvt.u16.u32 	%rs86, %r50;
	and.b16  	%rs87, %rs86, 255;
	cvt.rn.f32.u16 	%f379, %rs87;
	shr.u16 	%rs88, %rs86, 8;
	cvt.rn.f32.u16 	%f380, %rs88;
	shr.u32 	%r216, %r50, 16;
	cvt.u16.u32 	%rs89, %r216;
	and.b16  	%rs90, %rs89, 255;
	cvt.rn.f32.u16 	%f381, %rs90;
	shr.u32 	%r217, %r50, 24;
	cvt.u16.u32 	%rs91, %r217;
	cvt.rn.f32.u16 	%f382, %rs91;
	bra.uni 	$L__BB9_53;
$L__BB9_46:
	setp.eq.s32 	%p36, %r145, 3;
	cvt.u16.u32 	%rs3, %r50;
	@%p36 bra 	$L__BB9_50;
	bra.uni 	$L__BB9_47;
$L__BB9_50:
	cvt.f32.f16 %f379, %rs3;
	shr.u32 	%r214, %r50, 16;
	cvt.u16.u32 	%rs83, %r214;
	cvt.f32.f16 %f380, %rs83;
	cvt.u16.u32 	%rs84, %r464;
	cvt.f32.f16 %f381, %rs84;
	shr.u32 	%r215, %r464, 16;
	cvt.u16.u32 	%rs85, %r215;
	cvt.f32.f16 %f382, %rs85;
	bra.uni 	$L__BB9_53;
$L__BB9_47:
	setp.eq.s32 	%p37, %r145, 1;
	@%p37 bra 	$L__BB9_49;
	bra.uni 	$L__BB9_48;
$L__BB9_49:
	cvt.rn.f32.u16 	%f379, %rs3;
	shr.u32 	%r212, %r50, 16;
	cvt.u16.u32 	%rs79, %r212;
	cvt.rn.f32.u16 	%f380, %rs79;
	cvt.u16.u32 	%rs80, %r464;
	cvt.rn.f32.u16 	%f381, %rs80;
	shr.u32 	%r213, %r464, 16;
	cvt.u16.u32 	%rs81, %r213;
	cvt.rn.f32.u16 	%f382, %rs81;
	bra.uni 	$L__BB9_53;
$L__BB9_48:
	cvt.rn.f32.s16 	%f379, %rs3;
	shr.u32 	%r210, %r50, 16;
	cvt.u16.u32 	%rs76, %r210;
	cvt.rn.f32.s16 	%f380, %rs76;
	cvt.u16.u32 	%rs77, %r464;
	cvt.rn.f32.s16 	%f381, %rs77;
	shr.u32 	%r211, %r464, 16;
	cvt.u16.u32 	%rs78, %r211;
	cvt.rn.f32.s16 	%f382, %rs78;
$L__BB9_53:
	shl.b64 	%rd168, %rd321, 1;
	add.s64 	%rd41, %rd320, %rd168;
	@%p8 bra 	$L__BB9_57;
	@%p7 bra 	$L__BB9_56;
	bra.uni 	$L__BB9_55;
$L__BB9_56:
	ld.v4.u32 	{%r61, %r464, %r465, %r466}, [%rd41];
	bra.uni 	$L__BB9_58;
$L__BB9_57:
	ld.u32 	%r61, [%rd41];
	bra.uni 	$L__BB9_58;
$L__BB9_55:
	ld.v2.u32 	{%r61, %r464}, [%rd41];
$L__BB9_58:
	@%p8 bra 	$L__BB9_66;
	@%p7 bra 	$L__BB9_65;
	bra.uni 	$L__BB9_60;
$L__BB9_65:
	mov.b32 	%f383, %r61;
	mov.b32 	%f384, %r464;
	mov.b32 	%f385, %r465;
	mov.b32 	%f386, %r466;
	bra.uni 	$L__BB9_67;
$L__BB9_66:
	cvt.u16.u32 	%rs102, %r61;
	and.b16  	%rs103, %rs102, 255;
	cvt.rn.f32.u16 	%f383, %rs103;
	shr.u16 	%rs104, %rs102, 8;
	cvt.rn.f32.u16 	%f384, %rs104;
	shr.u32 	%r230, %r61, 16;
	cvt.u16.u32 	%rs105, %r230;
	and.b16  	%rs106, %rs105, 255;
	cvt.rn.f32.u16 	%f385, %rs106;
	shr.u32 	%r231, %r61, 24;
	cvt.u16.u32 	%rs107, %r231;
	cvt.rn.f32.u16 	%f386, %rs107;
	bra.uni 	$L__BB9_67;
$L__BB9_60:
	setp.eq.s32 	%p42, %r145, 3;
	cvt.u16.u32 	%rs4, %r61;
	@%p42 bra 	$L__BB9_64;
	bra.uni 	$L__BB9_61;
$L__BB9_64:
	cvt.f32.f16 %f383, %rs4;
	shr.u32 	%r228, %r61, 16;
	cvt.u16.u32 	%rs99, %r228;
	cvt.f32.f16 %f384, %rs99;
	cvt.u16.u32 	%rs100, %r464;
	cvt.f32.f16 %f385, %rs100;
	shr.u32 	%r229, %r464, 16;
	cvt.u16.u32 	%rs101, %r229;
	cvt.f32.f16 %f386, %rs101;
	bra.uni 	$L__BB9_67;
$L__BB9_61:
	setp.eq.s32 	%p43, %r145, 1;
	@%p43 bra 	$L__BB9_63;
	bra.uni 	$L__BB9_62;
$L__BB9_63:
	cvt.rn.f32.u16 	%f383, %rs4;
	shr.u32 	%r226, %r61, 16;
	cvt.u16.u32 	%rs95, %r226;
	cvt.rn.f32.u16 	%f384, %rs95;
	cvt.u16.u32 	%rs96, %r464;
	cvt.rn.f32.u16 	%f385, %rs96;
	shr.u32 	%r227, %r464, 16;
	cvt.u16.u32 	%rs97, %r227;
	cvt.rn.f32.u16 	%f386, %rs97;
	bra.uni 	$L__BB9_67;
$L__BB9_62:
	cvt.rn.f32.s16 	%f383, %rs4;
	shr.u32 	%r224, %r61, 16;
	cvt.u16.u32 	%rs92, %r224;
	cvt.rn.f32.s16 	%f384, %rs92;
	cvt.u16.u32 	%rs93, %r464;
	cvt.rn.f32.s16 	%f385, %rs93;
	shr.u32 	%r225, %r464, 16;
	cvt.u16.u32 	%rs94, %r225;
	cvt.rn.f32.s16 	%f386, %rs94;
$L__BB9_67:
	setp.eq.s16 	%p44, %rs127, 0;
	selp.f32 	%f73, %f377, %f379, %p44;
	selp.f32 	%f74, %f376, %f383, %p44;
	selp.f32 	%f75, %f375, %f377, %p44;
	selp.f32 	%f76, %f379, %f380, %p44;
	selp.f32 	%f77, %f380, %f384, %p44;
	selp.f32 	%f78, %f381, %f376, %p44;
	selp.f32 	%f79, %f382, %f381, %p44;
	selp.f32 	%f80, %f383, %f385, %p44;
	selp.f32 	%f81, %f384, %f375, %p44;
	selp.f32 	%f82, %f385, %f382, %p44;
	bar.warp.sync 	-1;
	setp.eq.s32 	%p45, %r145, 1;
	selp.f32 	%f200, 0f47000000, 0f3F000000, %p45;
	selp.f32 	%f83, 0f43000000, %f200, %p8;
	add.s32 	%r66, %r145, -3;
	setp.eq.s32 	%p1, %r148, 0;
	selp.f32 	%f84, 0f40020C4A, 0f3FE2F1AA, %p1;
	@%p1 bra 	$L__BB9_71;
	setp.gt.u32 	%p47, %r66, 1;
	sub.f32 	%f85, %f73, %f83;
	sub.f32 	%f86, %f74, %f83;
	@%p47 bra 	$L__BB9_70;
	bra.uni 	$L__BB9_69;
$L__BB9_70:
	setp.eq.s32 	%p49, %r147, 0;
	selp.f32 	%f222, 0f4691EC00, 0f46B39600, %p1;
	fma.rn.f32 	%f223, %f222, %f85, 0f46000000;
	mul.f32 	%f224, %f223, 0f38800000;
	cvt.rmi.f32.f32 	%f225, %f224;
	add.f32 	%f226, %f378, %f225;
	selp.f32 	%f227, 0fC5CA4000, 0fC5B02000, %p1;
	mul.f32 	%f228, %f227, %f86;
	selp.f32 	%f229, 0fC614BC00, 0fC636C800, %p1;
	fma.rn.f32 	%f230, %f229, %f85, %f228;
	add.f32 	%f231, %f230, 0f46000000;
	mul.f32 	%f232, %f231, 0f38800000;
	cvt.rmi.f32.f32 	%f233, %f232;
	add.f32 	%f409, %f378, %f233;
	selp.f32 	%f234, 0f47020C00, 0f46E2F200, %p1;
	fma.rn.f32 	%f235, %f234, %f86, 0f46000000;
	mul.f32 	%f236, %f235, 0f38800000;
	cvt.rmi.f32.f32 	%f237, %f236;
	add.f32 	%f238, %f378, %f237;
	selp.f32 	%f178, %f226, %f238, %p49;
	selp.f32 	%f408, %f238, %f226, %p49;
	sub.f32 	%f239, %f76, %f83;
	fma.rn.f32 	%f240, %f222, %f239, 0f46000000;
	mul.f32 	%f241, %f240, 0f38800000;
	cvt.rmi.f32.f32 	%f242, %f241;
	add.f32 	%f243, %f75, %f242;
	sub.f32 	%f244, %f77, %f83;
	mul.f32 	%f245, %f227, %f244;
	fma.rn.f32 	%f246, %f229, %f239, %f245;
	add.f32 	%f247, %f246, 0f46000000;
	mul.f32 	%f248, %f247, 0f38800000;
	cvt.rmi.f32.f32 	%f249, %f248;
	add.f32 	%f406, %f75, %f249;
	fma.rn.f32 	%f250, %f234, %f244, 0f46000000;
	mul.f32 	%f251, %f250, 0f38800000;
	cvt.rmi.f32.f32 	%f252, %f251;
	add.f32 	%f253, %f75, %f252;
	selp.f32 	%f407, %f243, %f253, %p49;
	selp.f32 	%f405, %f253, %f243, %p49;
	sub.f32 	%f254, %f79, %f83;
	fma.rn.f32 	%f255, %f222, %f254, 0f46000000;
	mul.f32 	%f256, %f255, 0f38800000;
	cvt.rmi.f32.f32 	%f257, %f256;
	add.f32 	%f258, %f78, %f257;
	sub.f32 	%f259, %f80, %f83;
	mul.f32 	%f260, %f227, %f259;
	fma.rn.f32 	%f261, %f229, %f254, %f260;
	add.f32 	%f262, %f261, 0f46000000;
	mul.f32 	%f263, %f262, 0f38800000;
	cvt.rmi.f32.f32 	%f264, %f263;
	add.f32 	%f403, %f78, %f264;
	fma.rn.f32 	%f265, %f234, %f259, 0f46000000;
	mul.f32 	%f266, %f265, 0f38800000;
	cvt.rmi.f32.f32 	%f267, %f266;
	add.f32 	%f268, %f78, %f267;
	selp.f32 	%f404, %f258, %f268, %p49;
	selp.f32 	%f402, %f268, %f258, %p49;
	sub.f32 	%f269, %f82, %f83;
	fma.rn.f32 	%f270, %f222, %f269, 0f46000000;
	mul.f32 	%f271, %f270, 0f38800000;
	cvt.rmi.f32.f32 	%f272, %f271;
	add.f32 	%f273, %f81, %f272;
	sub.f32 	%f274, %f386, %f83;
	mul.f32 	%f275, %f227, %f274;
	fma.rn.f32 	%f276, %f229, %f269, %f275;
	add.f32 	%f277, %f276, 0f46000000;
	mul.f32 	%f278, %f277, 0f38800000;
	cvt.rmi.f32.f32 	%f279, %f278;
	add.f32 	%f400, %f81, %f279;
	fma.rn.f32 	%f280, %f234, %f274, 0f46000000;
	mul.f32 	%f281, %f280, 0f38800000;
	cvt.rmi.f32.f32 	%f282, %f281;
	add.f32 	%f283, %f81, %f282;
	selp.f32 	%f401, %f273, %f283, %p49;
	selp.f32 	%f167, %f283, %f273, %p49;
	bra.uni 	$L__BB9_84;
$L__BB9_71:
	setp.gt.u32 	%p50, %r66, 1;
	sub.f32 	%f111, %f74, %f83;
	sub.f32 	%f112, %f73, %f83;
	@%p50 bra 	$L__BB9_73;
	bra.uni 	$L__BB9_72;
$L__BB9_73:
	selp.f32 	%f288, 0f4691EC00, 0f46B39600, %p1;
	fma.rn.f32 	%f289, %f288, %f111, 0f46000000;
	mul.f32 	%f290, %f289, 0f38800000;
	cvt.rmi.f32.f32 	%f291, %f290;
	selp.f32 	%f292, 0fC5CA4000, 0fC5B02000, %p1;
	mul.f32 	%f293, %f292, %f112;
	selp.f32 	%f294, 0fC614BC00, 0fC636C800, %p1;
	fma.rn.f32 	%f295, %f294, %f111, %f293;
	add.f32 	%f296, %f295, 0f46000000;
	mul.f32 	%f297, %f296, 0f38800000;
	cvt.rmi.f32.f32 	%f298, %f297;
	selp.f32 	%f299, 0f47020C00, 0f46E2F200, %p1;
	fma.rn.f32 	%f300, %f299, %f112, 0f46000000;
	mul.f32 	%f301, %f300, 0f38800000;
	cvt.rmi.f32.f32 	%f302, %f301;
	add.f32 	%f389, %f378, %f302;
	add.f32 	%f387, %f378, %f291;
	add.f32 	%f409, %f378, %f298;
	bra.uni 	$L__BB9_74;
$L__BB9_69:
	setp.eq.s32 	%p48, %r147, 0;
	selp.f32 	%f201, 0f3F91EB85, 0f3FB39581, %p1;
	fma.rn.f32 	%f202, %f201, %f85, %f378;
	selp.f32 	%f203, 0fBECA3D71, 0fBEB020C5, %p1;
	fma.rn.f32 	%f204, %f203, %f86, %f378;
	selp.f32 	%f205, 0fBF14BC6A, 0fBF36C8B4, %p1;
	fma.rn.f32 	%f409, %f205, %f85, %f204;
	fma.rn.f32 	%f206, %f84, %f86, %f378;
	selp.f32 	%f178, %f202, %f206, %p48;
	selp.f32 	%f408, %f206, %f202, %p48;
	sub.f32 	%f207, %f76, %f83;
	fma.rn.f32 	%f208, %f201, %f207, %f75;
	sub.f32 	%f209, %f77, %f83;
	fma.rn.f32 	%f210, %f203, %f209, %f75;
	fma.rn.f32 	%f406, %f205, %f207, %f210;
	fma.rn.f32 	%f211, %f84, %f209, %f75;
	selp.f32 	%f407, %f208, %f211, %p48;
	selp.f32 	%f405, %f211, %f208, %p48;
	sub.f32 	%f212, %f79, %f83;
	fma.rn.f32 	%f213, %f201, %f212, %f78;
	sub.f32 	%f214, %f80, %f83;
	fma.rn.f32 	%f215, %f203, %f214, %f78;
	fma.rn.f32 	%f403, %f205, %f212, %f215;
	fma.rn.f32 	%f216, %f84, %f214, %f78;
	selp.f32 	%f404, %f213, %f216, %p48;
	selp.f32 	%f402, %f216, %f213, %p48;
	sub.f32 	%f217, %f82, %f83;
	fma.rn.f32 	%f218, %f201, %f217, %f81;
	sub.f32 	%f219, %f386, %f83;
	fma.rn.f32 	%f220, %f203, %f219, %f81;
	fma.rn.f32 	%f400, %f205, %f217, %f220;
	fma.rn.f32 	%f221, %f84, %f219, %f81;
	selp.f32 	%f401, %f218, %f221, %p48;
	selp.f32 	%f167, %f221, %f218, %p48;
	bra.uni 	$L__BB9_84;
$L__BB9_72:
	selp.f32 	%f284, 0f3F91EB85, 0f3FB39581, %p1;
	selp.f32 	%f285, 0fBECA3D71, 0fBEB020C5, %p1;
	fma.rn.f32 	%f286, %f285, %f112, %f378;
	selp.f32 	%f287, 0fBF14BC6A, 0fBF36C8B4, %p1;
	fma.rn.f32 	%f389, %f84, %f112, %f378;
	fma.rn.f32 	%f387, %f284, %f111, %f378;
	fma.rn.f32 	%f409, %f287, %f111, %f286;
$L__BB9_74:
	sub.f32 	%f122, %f77, %f83;
	sub.f32 	%f123, %f76, %f83;
	@%p50 bra 	$L__BB9_76;
	bra.uni 	$L__BB9_75;
$L__BB9_76:
	selp.f32 	%f307, 0f4691EC00, 0f46B39600, %p1;
	fma.rn.f32 	%f308, %f307, %f122, 0f46000000;
	mul.f32 	%f309, %f308, 0f38800000;
	cvt.rmi.f32.f32 	%f310, %f309;
	selp.f32 	%f311, 0fC5CA4000, 0fC5B02000, %p1;
	mul.f32 	%f312, %f311, %f123;
	selp.f32 	%f313, 0fC614BC00, 0fC636C800, %p1;
	fma.rn.f32 	%f314, %f313, %f122, %f312;
	add.f32 	%f315, %f314, 0f46000000;
	mul.f32 	%f316, %f315, 0f38800000;
	cvt.rmi.f32.f32 	%f317, %f316;
	selp.f32 	%f318, 0f47020C00, 0f46E2F200, %p1;
	fma.rn.f32 	%f319, %f318, %f123, 0f46000000;
	mul.f32 	%f320, %f319, 0f38800000;
	cvt.rmi.f32.f32 	%f321, %f320;
	add.f32 	%f392, %f75, %f321;
	add.f32 	%f390, %f75, %f310;
	add.f32 	%f406, %f75, %f317;
	bra.uni 	$L__BB9_77;
$L__BB9_75:
	selp.f32 	%f303, 0f3F91EB85, 0f3FB39581, %p1;
	selp.f32 	%f304, 0fBECA3D71, 0fBEB020C5, %p1;
	fma.rn.f32 	%f305, %f304, %f123, %f75;
	selp.f32 	%f306, 0fBF14BC6A, 0fBF36C8B4, %p1;
	fma.rn.f32 	%f392, %f84, %f123, %f75;
	fma.rn.f32 	%f390, %f303, %f122, %f75;
	fma.rn.f32 	%f406, %f306, %f122, %f305;
$L__BB9_77:
	sub.f32 	%f133, %f80, %f83;
	sub.f32 	%f134, %f79, %f83;
	@%p50 bra 	$L__BB9_79;
	bra.uni 	$L__BB9_78;
$L__BB9_79:
	selp.f32 	%f326, 0f4691EC00, 0f46B39600, %p1;
	fma.rn.f32 	%f327, %f326, %f133, 0f46000000;
	mul.f32 	%f328, %f327, 0f38800000;
	cvt.rmi.f32.f32 	%f329, %f328;
	selp.f32 	%f330, 0fC5CA4000, 0fC5B02000, %p1;
	mul.f32 	%f331, %f330, %f134;
	selp.f32 	%f332, 0fC614BC00, 0fC636C800, %p1;
	fma.rn.f32 	%f333, %f332, %f133, %f331;
	add.f32 	%f334, %f333, 0f46000000;
	mul.f32 	%f335, %f334, 0f38800000;
	cvt.rmi.f32.f32 	%f336, %f335;
	selp.f32 	%f337, 0f47020C00, 0f46E2F200, %p1;
	fma.rn.f32 	%f338, %f337, %f134, 0f46000000;
	mul.f32 	%f339, %f338, 0f38800000;
	cvt.rmi.f32.f32 	%f340, %f339;
	add.f32 	%f395, %f78, %f340;
	add.f32 	%f393, %f78, %f329;
	add.f32 	%f403, %f78, %f336;
	bra.uni 	$L__BB9_80;
$L__BB9_78:
	selp.f32 	%f322, 0f3F91EB85, 0f3FB39581, %p1;
	selp.f32 	%f323, 0fBECA3D71, 0fBEB020C5, %p1;
	fma.rn.f32 	%f324, %f323, %f134, %f78;
	selp.f32 	%f325, 0fBF14BC6A, 0fBF36C8B4, %p1;
	fma.rn.f32 	%f395, %f84, %f134, %f78;
	fma.rn.f32 	%f393, %f322, %f133, %f78;
	fma.rn.f32 	%f403, %f325, %f133, %f324;
$L__BB9_80:
	sub.f32 	%f144, %f386, %f83;
	sub.f32 	%f145, %f82, %f83;
	@%p50 bra 	$L__BB9_82;
	bra.uni 	$L__BB9_81;
$L__BB9_82:
	selp.f32 	%f345, 0f4691EC00, 0f46B39600, %p1;
	fma.rn.f32 	%f346, %f345, %f144, 0f46000000;
	mul.f32 	%f347, %f346, 0f38800000;
	cvt.rmi.f32.f32 	%f348, %f347;
	selp.f32 	%f349, 0fC5CA4000, 0fC5B02000, %p1;
	mul.f32 	%f350, %f349, %f145;
	selp.f32 	%f351, 0fC614BC00, 0fC636C800, %p1;
	fma.rn.f32 	%f352, %f351, %f144, %f350;
	add.f32 	%f353, %f352, 0f46000000;
	mul.f32 	%f354, %f353, 0f38800000;
	cvt.rmi.f32.f32 	%f355, %f354;
	selp.f32 	%f356, 0f47020C00, 0f46E2F200, %p1;
	fma.rn.f32 	%f357, %f356, %f145, 0f46000000;
	mul.f32 	%f358, %f357, 0f38800000;
	cvt.rmi.f32.f32 	%f359, %f358;
	add.f32 	%f398, %f81, %f359;
	add.f32 	%f396, %f81, %f348;
	add.f32 	%f400, %f81, %f355;
	bra.uni 	$L__BB9_83;
$L__BB9_81:
	selp.f32 	%f341, 0f3F91EB85, 0f3FB39581, %p1;
	selp.f32 	%f342, 0fBECA3D71, 0fBEB020C5, %p1;
	fma.rn.f32 	%f343, %f342, %f145, %f81;
	selp.f32 	%f344, 0fBF14BC6A, 0fBF36C8B4, %p1;
	fma.rn.f32 	%f398, %f84, %f145, %f81;
	fma.rn.f32 	%f396, %f341, %f144, %f81;
	fma.rn.f32 	%f400, %f344, %f144, %f343;
$L__BB9_83:
	setp.eq.s32 	%p54, %r147, 0;
	selp.f32 	%f401, %f396, %f398, %p54;
	selp.f32 	%f167, %f398, %f396, %p54;
	selp.f32 	%f407, %f390, %f392, %p54;
	selp.f32 	%f405, %f392, %f390, %p54;
	selp.f32 	%f408, %f389, %f387, %p54;
	selp.f32 	%f178, %f387, %f389, %p54;
	selp.f32 	%f402, %f395, %f393, %p54;
	selp.f32 	%f404, %f393, %f395, %p54;
$L__BB9_84:
	setp.eq.s32 	%p55, %r146, 4;
	selp.b32 	%r232, 4, 2, %p55;
	setp.eq.s32 	%p56, %r146, 0;
	selp.b32 	%r69, 1, %r232, %p56;
	sub.s32 	%r70, %r452, %r167;
	min.s32 	%r71, %r70, 4;
	mul.lo.s64 	%rd44, %rd317, %rd123;
	mul.lo.s64 	%rd170, %rd318, %rd32;
	add.s64 	%rd45, %rd44, %rd170;
	mul.lo.s32 	%r242, %r163, %r69;
	mul.lo.s32 	%r243, %r242, 12;
	cvt.s64.s32 	%rd46, %r243;
	mul.lo.s32 	%r72, %r69, 3;
	cvt.u64.u32 	%rd171, %r72;
	setp.ne.s64 	%p57, %rd318, %rd171;
	cvt.u64.u32 	%rd172, %r69;
	setp.ne.s64 	%p58, %rd319, %rd172;
	or.pred  	%p59, %p57, %p58;
	setp.gt.s32 	%p60, %r70, 3;
	and.pred  	%p61, %p60, %p59;
	setp.eq.s64 	%p62, %rd318, %rd172;
	and.pred  	%p63, %p62, %p61;
	@%p63 bra 	$L__BB9_86;
	bra.uni 	$L__BB9_85;
$L__BB9_86:
	add.s64 	%rd173, %rd316, %rd45;
	or.b64  	%rd174, %rd319, %rd173;
	shl.b32 	%r244, %r69, 2;
	add.s32 	%r245, %r244, -1;
	cvt.s64.s32 	%rd175, %r245;
	and.b64  	%rd176, %rd174, %rd175;
	setp.eq.s64 	%p125, %rd176, 0;
	bra.uni 	$L__BB9_87;
$L__BB9_85:
	mov.pred 	%p125, 0;
$L__BB9_87:
	selp.f32 	%f179, %f407, %f409, %p125;
	selp.f32 	%f180, %f401, %f407, %p125;
	@%p56 bra 	$L__BB9_111;
	@%p55 bra 	$L__BB9_110;
	bra.uni 	$L__BB9_89;
$L__BB9_110:
	selp.f32 	%f365, %f404, %f408, %p125;
	add.s64 	%rd188, %rd122, %rd46;
	add.s64 	%rd189, %rd316, %rd45;
	selp.b64 	%rd190, %rd189, %rd188, %p125;
	st.v4.f32 	[%rd190], {%f178, %f179, %f365, %f180};
	bra.uni 	$L__BB9_112;
$L__BB9_111:
	selp.f32 	%f366, %f404, %f408, %p125;
	cvt.rni.s32.f32 	%r267, %f366;
	cvt.rni.s32.f32 	%r266, %f180;
	mov.u32 	%r268, 0;
	cvt.pack.sat.u8.s32.b32 %r265, %r266, %r267, %r268;
	cvt.rni.s32.f32 	%r270, %f179;
	cvt.rni.s32.f32 	%r271, %f178;
	cvt.pack.sat.u8.s32.b32 %r269, %r270, %r271, %r265;
	add.s64 	%rd195, %rd122, %rd46;
	add.s64 	%rd196, %rd316, %rd45;
	selp.b64 	%rd197, %rd196, %rd195, %p125;
	st.u32 	[%rd197], %r269;
	bra.uni 	$L__BB9_112;
$L__BB9_89:
	setp.eq.s32 	%p67, %r146, 3;
	@%p67 bra 	$L__BB9_93;
	bra.uni 	$L__BB9_90;
$L__BB9_93:
	cvt.rn.f16.f32 %rs128, %f178;
	bra.uni 	$L__BB9_94;
$L__BB9_90:
	setp.eq.s32 	%p68, %r146, 1;
	cvt.rni.s32.f32 	%r73, %f178;
	@%p68 bra 	$L__BB9_92;
	bra.uni 	$L__BB9_91;
$L__BB9_92:
	max.s32 	%r248, %r73, 0;
	min.s32 	%r249, %r248, 65535;
	cvt.u16.u32 	%rs128, %r249;
	bra.uni 	$L__BB9_94;
$L__BB9_91:
	max.s32 	%r246, %r73, -32768;
	min.s32 	%r247, %r246, 32767;
	cvt.u16.u32 	%rs128, %r247;
$L__BB9_94:
	@%p67 bra 	$L__BB9_98;
	bra.uni 	$L__BB9_95;
$L__BB9_98:
	cvt.rn.f16.f32 %rs129, %f179;
	bra.uni 	$L__BB9_99;
$L__BB9_95:
	setp.eq.s32 	%p70, %r146, 1;
	cvt.rni.s32.f32 	%r74, %f179;
	@%p70 bra 	$L__BB9_97;
	bra.uni 	$L__BB9_96;
$L__BB9_97:
	max.s32 	%r252, %r74, 0;
	min.s32 	%r253, %r252, 65535;
	cvt.u16.u32 	%rs129, %r253;
	bra.uni 	$L__BB9_99;
$L__BB9_96:
	max.s32 	%r250, %r74, -32768;
	min.s32 	%r251, %r250, 32767;
	cvt.u16.u32 	%rs129, %r251;
$L__BB9_99:
	mov.b32 	%r75, {%rs128, %rs129};
	@%p67 bra 	$L__BB9_103;
	bra.uni 	$L__BB9_100;
$L__BB9_103:
	selp.f32 	%f363, %f404, %f408, %p125;
	cvt.rn.f16.f32 %rs130, %f363;
	bra.uni 	$L__BB9_104;
$L__BB9_100:
	setp.eq.s32 	%p72, %r146, 1;
	selp.f32 	%f362, %f404, %f408, %p125;
	cvt.rni.s32.f32 	%r76, %f362;
	@%p72 bra 	$L__BB9_102;
	bra.uni 	$L__BB9_101;
$L__BB9_102:
	max.s32 	%r256, %r76, 0;
	min.s32 	%r257, %r256, 65535;
	cvt.u16.u32 	%rs130, %r257;
	bra.uni 	$L__BB9_104;
$L__BB9_101:
	max.s32 	%r254, %r76, -32768;
	min.s32 	%r255, %r254, 32767;
	cvt.u16.u32 	%rs130, %r255;
$L__BB9_104:
	@%p67 bra 	$L__BB9_108;
	bra.uni 	$L__BB9_105;
$L__BB9_108:
	cvt.rn.f16.f32 %rs131, %f180;
	bra.uni 	$L__BB9_109;
$L__BB9_105:
	setp.eq.s32 	%p74, %r146, 1;
	cvt.rni.s32.f32 	%r77, %f180;
	@%p74 bra 	$L__BB9_107;
	bra.uni 	$L__BB9_106;
$L__BB9_107:
	max.s32 	%r260, %r77, 0;
	min.s32 	%r261, %r260, 65535;
	cvt.u16.u32 	%rs131, %r261;
	bra.uni 	$L__BB9_109;
$L__BB9_106:
	max.s32 	%r258, %r77, -32768;
	min.s32 	%r259, %r258, 32767;
	cvt.u16.u32 	%rs131, %r259;
$L__BB9_109:
	mov.b32 	%r262, {%rs130, %rs131};
	add.s64 	%rd181, %rd122, %rd46;
	add.s64 	%rd182, %rd316, %rd45;
	selp.b64 	%rd183, %rd182, %rd181, %p125;
	st.v2.u32 	[%rd183], {%r75, %r262};
$L__BB9_112:
	selp.f32 	%f181, %f409, %f406, %p125;
	selp.f32 	%f182, %f406, %f405, %p125;
	selp.f32 	%f183, %f403, %f404, %p125;
	selp.f32 	%f184, %f400, %f403, %p125;
	shl.b32 	%r274, %r69, 2;
	cvt.u64.u32 	%rd198, %r274;
	selp.b64 	%rd199, %rd319, %rd198, %p125;
	add.s64 	%rd204, %rd122, %rd46;
	add.s64 	%rd205, %rd316, %rd45;
	selp.b64 	%rd206, %rd205, %rd204, %p125;
	add.s64 	%rd48, %rd206, %rd199;
	@%p56 bra 	$L__BB9_136;
	@%p55 bra 	$L__BB9_135;
	bra.uni 	$L__BB9_114;
$L__BB9_135:
	st.v4.f32 	[%rd48], {%f181, %f182, %f183, %f184};
	bra.uni 	$L__BB9_137;
$L__BB9_136:
	cvt.rni.s32.f32 	%r295, %f183;
	cvt.rni.s32.f32 	%r294, %f184;
	mov.u32 	%r296, 0;
	cvt.pack.sat.u8.s32.b32 %r293, %r294, %r295, %r296;
	cvt.rni.s32.f32 	%r298, %f182;
	cvt.rni.s32.f32 	%r299, %f181;
	cvt.pack.sat.u8.s32.b32 %r297, %r298, %r299, %r293;
	st.u32 	[%rd48], %r297;
	bra.uni 	$L__BB9_137;
$L__BB9_114:
	setp.eq.s32 	%p77, %r146, 3;
	@%p77 bra 	$L__BB9_118;
	bra.uni 	$L__BB9_115;
$L__BB9_118:
	cvt.rn.f16.f32 %rs132, %f181;
	bra.uni 	$L__BB9_119;
$L__BB9_115:
	setp.eq.s32 	%p78, %r146, 1;
	cvt.rni.s32.f32 	%r78, %f181;
	@%p78 bra 	$L__BB9_117;
	bra.uni 	$L__BB9_116;
$L__BB9_117:
	max.s32 	%r278, %r78, 0;
	min.s32 	%r279, %r278, 65535;
	cvt.u16.u32 	%rs132, %r279;
	bra.uni 	$L__BB9_119;
$L__BB9_116:
	max.s32 	%r276, %r78, -32768;
	min.s32 	%r277, %r276, 32767;
	cvt.u16.u32 	%rs132, %r277;
$L__BB9_119:
	@%p77 bra 	$L__BB9_123;
	bra.uni 	$L__BB9_120;
$L__BB9_123:
	cvt.rn.f16.f32 %rs133, %f182;
	bra.uni 	$L__BB9_124;
$L__BB9_120:
	setp.eq.s32 	%p80, %r146, 1;
	cvt.rni.s32.f32 	%r79, %f182;
	@%p80 bra 	$L__BB9_122;
	bra.uni 	$L__BB9_121;
$L__BB9_122:
	max.s32 	%r282, %r79, 0;
	min.s32 	%r283, %r282, 65535;
	cvt.u16.u32 	%rs133, %r283;
	bra.uni 	$L__BB9_124;
$L__BB9_121:
	max.s32 	%r280, %r79, -32768;
	min.s32 	%r281, %r280, 32767;
	cvt.u16.u32 	%rs133, %r281;
$L__BB9_124:
	mov.b32 	%r80, {%rs132, %rs133};
	@%p77 bra 	$L__BB9_128;
	bra.uni 	$L__BB9_125;
$L__BB9_128:
	cvt.rn.f16.f32 %rs134, %f183;
	bra.uni 	$L__BB9_129;
$L__BB9_125:
	setp.eq.s32 	%p82, %r146, 1;
	cvt.rni.s32.f32 	%r81, %f183;
	@%p82 bra 	$L__BB9_127;
	bra.uni 	$L__BB9_126;
$L__BB9_127:
	max.s32 	%r286, %r81, 0;
	min.s32 	%r287, %r286, 65535;
	cvt.u16.u32 	%rs134, %r287;
	bra.uni 	$L__BB9_129;
$L__BB9_126:
	max.s32 	%r284, %r81, -32768;
	min.s32 	%r285, %r284, 32767;
	cvt.u16.u32 	%rs134, %r285;
$L__BB9_129:
	@%p77 bra 	$L__BB9_133;
	bra.uni 	$L__BB9_130;
$L__BB9_133:
	cvt.rn.f16.f32 %rs135, %f184;
	bra.uni 	$L__BB9_134;
$L__BB9_130:
	setp.eq.s32 	%p84, %r146, 1;
	cvt.rni.s32.f32 	%r82, %f184;
	@%p84 bra 	$L__BB9_132;
	bra.uni 	$L__BB9_131;
$L__BB9_132:
	max.s32 	%r290, %r82, 0;
	min.s32 	%r291, %r290, 65535;
	cvt.u16.u32 	%rs135, %r291;
	bra.uni 	$L__BB9_134;
$L__BB9_131:
	max.s32 	%r288, %r82, -32768;
	min.s32 	%r289, %r288, 32767;
	cvt.u16.u32 	%rs135, %r289;
$L__BB9_134:
	mov.b32 	%r292, {%rs134, %rs135};
	st.v2.u32 	[%rd48], {%r80, %r292};
$L__BB9_137:
	selp.f32 	%f185, %f408, %f402, %p125;
	selp.f32 	%f186, %f405, %f401, %p125;
	selp.f32 	%f187, %f402, %f400, %p125;
	shl.b64 	%rd209, %rd199, 1;
	add.s64 	%rd49, %rd206, %rd209;
	@%p56 bra 	$L__BB9_161;
	@%p55 bra 	$L__BB9_160;
	bra.uni 	$L__BB9_139;
$L__BB9_160:
	st.v4.f32 	[%rd49], {%f185, %f186, %f187, %f167};
	bra.uni 	$L__BB9_162;
$L__BB9_161:
	cvt.rni.s32.f32 	%r322, %f187;
	cvt.rni.s32.f32 	%r321, %f167;
	mov.u32 	%r323, 0;
	cvt.pack.sat.u8.s32.b32 %r320, %r321, %r322, %r323;
	cvt.rni.s32.f32 	%r325, %f186;
	cvt.rni.s32.f32 	%r326, %f185;
	cvt.pack.sat.u8.s32.b32 %r324, %r325, %r326, %r320;
	st.u32 	[%rd49], %r324;
	bra.uni 	$L__BB9_162;
$L__BB9_139:
	setp.eq.s32 	%p87, %r146, 3;
	@%p87 bra 	$L__BB9_143;
	bra.uni 	$L__BB9_140;
$L__BB9_143:
	cvt.rn.f16.f32 %rs136, %f185;
	bra.uni 	$L__BB9_144;
$L__BB9_140:
	setp.eq.s32 	%p88, %r146, 1;
	cvt.rni.s32.f32 	%r83, %f185;
	@%p88 bra 	$L__BB9_142;
	bra.uni 	$L__BB9_141;
$L__BB9_142:
	max.s32 	%r305, %r83, 0;
	min.s32 	%r306, %r305, 65535;
	cvt.u16.u32 	%rs136, %r306;
	bra.uni 	$L__BB9_144;
$L__BB9_141:
	max.s32 	%r303, %r83, -32768;
	min.s32 	%r304, %r303, 32767;
	cvt.u16.u32 	%rs136, %r304;
$L__BB9_144:
	@%p87 bra 	$L__BB9_148;
	bra.uni 	$L__BB9_145;
$L__BB9_148:
	cvt.rn.f16.f32 %rs137, %f186;
	bra.uni 	$L__BB9_149;
$L__BB9_145:
	setp.eq.s32 	%p90, %r146, 1;
	cvt.rni.s32.f32 	%r84, %f186;
	@%p90 bra 	$L__BB9_147;
	bra.uni 	$L__BB9_146;
$L__BB9_147:
	max.s32 	%r309, %r84, 0;
	min.s32 	%r310, %r309, 65535;
	cvt.u16.u32 	%rs137, %r310;
	bra.uni 	$L__BB9_149;
$L__BB9_146:
	max.s32 	%r307, %r84, -32768;
	min.s32 	%r308, %r307, 32767;
	cvt.u16.u32 	%rs137, %r308;
$L__BB9_149:
	mov.b32 	%r85, {%rs136, %rs137};
	@%p87 bra 	$L__BB9_153;
	bra.uni 	$L__BB9_150;
$L__BB9_153:
	cvt.rn.f16.f32 %rs138, %f187;
	bra.uni 	$L__BB9_154;
$L__BB9_150:
	setp.eq.s32 	%p92, %r146, 1;
	cvt.rni.s32.f32 	%r86, %f187;
	@%p92 bra 	$L__BB9_152;
	bra.uni 	$L__BB9_151;
$L__BB9_152:
	max.s32 	%r313, %r86, 0;
	min.s32 	%r314, %r313, 65535;
	cvt.u16.u32 	%rs138, %r314;
	bra.uni 	$L__BB9_154;
$L__BB9_151:
	max.s32 	%r311, %r86, -32768;
	min.s32 	%r312, %r311, 32767;
	cvt.u16.u32 	%rs138, %r312;
$L__BB9_154:
	@%p87 bra 	$L__BB9_158;
	bra.uni 	$L__BB9_155;
$L__BB9_158:
	cvt.rn.f16.f32 %rs139, %f167;
	bra.uni 	$L__BB9_159;
$L__BB9_155:
	setp.eq.s32 	%p94, %r146, 1;
	cvt.rni.s32.f32 	%r87, %f167;
	@%p94 bra 	$L__BB9_157;
	bra.uni 	$L__BB9_156;
$L__BB9_157:
	max.s32 	%r317, %r87, 0;
	min.s32 	%r318, %r317, 65535;
	cvt.u16.u32 	%rs139, %r318;
	bra.uni 	$L__BB9_159;
$L__BB9_156:
	max.s32 	%r315, %r87, -32768;
	min.s32 	%r316, %r315, 32767;
	cvt.u16.u32 	%rs139, %r316;
$L__BB9_159:
	mov.b32 	%r319, {%rs138, %rs139};
	st.v2.u32 	[%rd49], {%r85, %r319};
$L__BB9_162:
	setp.eq.s64 	%p95, %rd318, %rd171;
	setp.eq.s64 	%p96, %rd319, %rd172;
	and.pred  	%p97, %p95, %p96;
	@%p97 bra 	$L__BB9_176;
	bra.uni 	$L__BB9_163;
$L__BB9_176:
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd61, %r164;
	sub.s32 	%r349, %r452, %r166;
	min.s32 	%r350, %r349, 128;
	mul.lo.s32 	%r99, %r72, %r350;
	setp.lt.s32 	%p107, %r99, 1;
	@%p107 bra 	$L__BB9_202;
	mul.lo.s64 	%rd248, %rd318, %rd61;
	sub.s64 	%rd249, %rd45, %rd248;
	add.s64 	%rd62, %rd316, %rd249;
	and.b64  	%rd250, %rd62, 15;
	setp.eq.s64 	%p108, %rd250, 0;
	@%p108 bra 	$L__BB9_187;
	and.b64  	%rd251, %rd62, 3;
	setp.ne.s64 	%p109, %rd251, 0;
	mov.u32 	%r484, 0;
	@%p109 bra 	$L__BB9_195;
	shr.s32 	%r352, %r99, 31;
	shr.u32 	%r353, %r352, 30;
	add.s32 	%r354, %r99, %r353;
	shr.s32 	%r100, %r354, 2;
	mov.u32 	%r478, %tid.x;
	setp.ge.s32 	%p110, %r478, %r100;
	@%p110 bra 	$L__BB9_186;
	not.b32 	%r356, %r478;
	add.s32 	%r102, %r100, %r356;
	shr.u32 	%r357, %r102, 5;
	add.s32 	%r358, %r357, 1;
	and.b32  	%r477, %r358, 3;
	setp.eq.s32 	%p111, %r477, 0;
	@%p111 bra 	$L__BB9_183;
	mov.u32 	%r478, %tid.x;
	mul.wide.s32 	%rd252, %r478, 4;
	shl.b32 	%r361, %r478, 2;
	add.s32 	%r362, %r166, %r361;
	cvt.s64.s32 	%rd253, %r362;
	sub.s64 	%rd254, %rd253, %rd61;
	mul.lo.s64 	%rd255, %rd318, %rd254;
	add.s64 	%rd256, %rd252, %rd255;
	add.s64 	%rd257, %rd256, %rd44;
	add.s64 	%rd325, %rd316, %rd257;
	add.s64 	%rd260, %rd120, %rd119;
	add.s64 	%rd324, %rd260, %rd252;
$L__BB9_182:
	.pragma "nounroll";
	ld.shared.u32 	%r364, [%rd324];
	st.u32 	[%rd325], %r364;
	add.s32 	%r478, %r478, 32;
	add.s64 	%rd325, %rd325, 128;
	add.s64 	%rd324, %rd324, 128;
	add.s32 	%r477, %r477, -1;
	setp.ne.s32 	%p112, %r477, 0;
	@%p112 bra 	$L__BB9_182;
$L__BB9_183:
	setp.lt.u32 	%p113, %r102, 96;
	@%p113 bra 	$L__BB9_186;
	mul.wide.s32 	%rd261, %r478, 4;
	add.s64 	%rd264, %rd120, %rd119;
	add.s64 	%rd265, %rd264, %rd261;
	add.s64 	%rd327, %rd265, 256;
	mov.u32 	%r368, %tid.x;
	shl.b32 	%r369, %r368, 2;
	add.s32 	%r370, %r166, %r369;
	cvt.s64.s32 	%rd266, %r370;
	sub.s64 	%rd267, %rd266, %rd61;
	mul.lo.s64 	%rd268, %rd318, %rd267;
	add.s64 	%rd269, %rd261, %rd268;
	add.s64 	%rd270, %rd269, %rd44;
	add.s64 	%rd271, %rd316, %rd270;
	add.s64 	%rd326, %rd271, 256;
$L__BB9_185:
	ld.shared.u32 	%r371, [%rd327+-256];
	st.u32 	[%rd326+-256], %r371;
	ld.shared.u32 	%r372, [%rd327+-128];
	st.u32 	[%rd326+-128], %r372;
	ld.shared.u32 	%r373, [%rd327];
	st.u32 	[%rd326], %r373;
	ld.shared.u32 	%r374, [%rd327+128];
	st.u32 	[%rd326+128], %r374;
	add.s64 	%rd327, %rd327, 512;
	add.s64 	%rd326, %rd326, 512;
	add.s32 	%r478, %r478, 128;
	setp.lt.s32 	%p114, %r478, %r100;
	@%p114 bra 	$L__BB9_185;
$L__BB9_186:
	and.b32  	%r484, %r99, -4;
	bra.uni 	$L__BB9_195;
$L__BB9_163:
	setp.lt.s32 	%p98, %r70, 1;
	or.pred  	%p99, %p98, %p125;
	@%p99 bra 	$L__BB9_202;
	@%p56 bra 	$L__BB9_172;
	mov.u32 	%r471, 0;
	shl.b64 	%rd227, %rd29, 11;
	add.s64 	%rd229, %rd120, %rd227;
$L__BB9_166:
	.pragma "nounroll";
	cvt.s64.s32 	%rd219, %r471;
	mul.lo.s64 	%rd220, %rd318, %rd219;
	add.s64 	%rd50, %rd220, %rd45;
	mul.lo.s32 	%r89, %r471, 3;
	setp.eq.s32 	%p101, %r69, 2;
	@%p101 bra 	$L__BB9_169;
	bra.uni 	$L__BB9_167;
$L__BB9_169:
	mov.u32 	%r473, 0;
$L__BB9_170:
	.pragma "nounroll";
	cvt.s64.s32 	%rd231, %r473;
	mul.lo.s64 	%rd232, %rd319, %rd231;
	add.s64 	%rd233, %rd50, %rd232;
	add.s64 	%rd234, %rd316, %rd233;
	add.s32 	%r334, %r473, %r89;
	shl.b32 	%r335, %r334, 1;
	cvt.s64.s32 	%rd235, %r335;
	add.s64 	%rd236, %rd235, %rd46;
	add.s64 	%rd240, %rd229, %rd236;
	ld.shared.u16 	%rs120, [%rd240];
	st.u16 	[%rd234], %rs120;
	add.s32 	%r473, %r473, 1;
	setp.ne.s32 	%p103, %r473, 3;
	@%p103 bra 	$L__BB9_170;
	bra.uni 	$L__BB9_171;
$L__BB9_167:
	mov.u32 	%r472, 0;
$L__BB9_168:
	.pragma "nounroll";
	cvt.s64.s32 	%rd221, %r472;
	mul.lo.s64 	%rd222, %rd319, %rd221;
	add.s64 	%rd223, %rd50, %rd222;
	add.s64 	%rd224, %rd316, %rd223;
	add.s32 	%r330, %r472, %r89;
	mul.lo.s32 	%r331, %r330, %r69;
	cvt.s64.s32 	%rd225, %r331;
	add.s64 	%rd226, %rd225, %rd46;
	add.s64 	%rd230, %rd229, %rd226;
	ld.shared.u32 	%r332, [%rd230];
	st.u32 	[%rd224], %r332;
	add.s32 	%r472, %r472, 1;
	setp.eq.s32 	%p102, %r472, 3;
	@%p102 bra 	$L__BB9_171;
	bra.uni 	$L__BB9_168;
$L__BB9_171:
	add.s32 	%r471, %r471, 1;
	setp.lt.s32 	%p104, %r471, %r71;
	@%p104 bra 	$L__BB9_166;
	bra.uni 	$L__BB9_202;
$L__BB9_187:
	shr.s32 	%r375, %r99, 31;
	shr.u32 	%r376, %r375, 28;
	add.s32 	%r377, %r99, %r376;
	shr.s32 	%r113, %r377, 4;
	setp.ge.s32 	%p115, %r163, %r113;
	@%p115 bra 	$L__BB9_194;
	not.b32 	%r379, %r163;
	add.s32 	%r115, %r113, %r379;
	shr.u32 	%r380, %r115, 5;
	add.s32 	%r381, %r380, 1;
	and.b32  	%r481, %r381, 3;
	setp.eq.s32 	%p116, %r481, 0;
	mov.u32 	%r482, %r163;
	@%p116 bra 	$L__BB9_191;
	mov.u32 	%r482, %tid.x;
	mul.wide.s32 	%rd272, %r482, 16;
	add.s64 	%rd275, %rd120, %rd119;
	add.s64 	%rd329, %rd275, %rd272;
	shl.b32 	%r385, %r482, 2;
	add.s32 	%r386, %r166, %r385;
	cvt.s64.s32 	%rd276, %r386;
	sub.s64 	%rd277, %rd276, %rd61;
	mul.lo.s64 	%rd278, %rd318, %rd277;
	add.s64 	%rd279, %rd272, %rd278;
	add.s64 	%rd280, %rd279, %rd44;
	add.s64 	%rd328, %rd316, %rd280;
$L__BB9_190:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r387, %r388, %r389, %r390}, [%rd329];
	st.v4.u32 	[%rd328], {%r387, %r388, %r389, %r390};
	add.s32 	%r482, %r482, 32;
	add.s64 	%rd329, %rd329, 512;
	add.s64 	%rd328, %rd328, 512;
	add.s32 	%r481, %r481, -1;
	setp.ne.s32 	%p117, %r481, 0;
	@%p117 bra 	$L__BB9_190;
$L__BB9_191:
	setp.lt.u32 	%p118, %r115, 96;
	@%p118 bra 	$L__BB9_194;
	mul.wide.s32 	%rd281, %r482, 16;
	mov.u32 	%r397, %tid.x;
	shl.b32 	%r398, %r397, 2;
	add.s32 	%r399, %r166, %r398;
	cvt.s64.s32 	%rd282, %r399;
	sub.s64 	%rd283, %rd282, %rd61;
	mul.lo.s64 	%rd284, %rd318, %rd283;
	add.s64 	%rd285, %rd281, %rd284;
	add.s64 	%rd286, %rd285, %rd44;
	add.s64 	%rd287, %rd316, %rd286;
	add.s64 	%rd331, %rd287, 1024;
	add.s64 	%rd290, %rd120, %rd119;
	add.s64 	%rd291, %rd290, %rd281;
	add.s64 	%rd330, %rd291, 1024;
$L__BB9_193:
	ld.shared.v4.u32 	{%r401, %r402, %r403, %r404}, [%rd330+-1024];
	st.v4.u32 	[%rd331+-1024], {%r401, %r402, %r403, %r404};
	ld.shared.v4.u32 	{%r409, %r410, %r411, %r412}, [%rd330+-512];
	st.v4.u32 	[%rd331+-512], {%r409, %r410, %r411, %r412};
	ld.shared.v4.u32 	{%r417, %r418, %r419, %r420}, [%rd330];
	st.v4.u32 	[%rd331], {%r417, %r418, %r419, %r420};
	ld.shared.v4.u32 	{%r425, %r426, %r427, %r428}, [%rd330+512];
	st.v4.u32 	[%rd331+512], {%r425, %r426, %r427, %r428};
	add.s64 	%rd331, %rd331, 2048;
	add.s64 	%rd330, %rd330, 2048;
	add.s32 	%r482, %r482, 128;
	setp.lt.s32 	%p119, %r482, %r113;
	@%p119 bra 	$L__BB9_193;
$L__BB9_194:
	and.b32  	%r484, %r99, -16;
$L__BB9_195:
	add.s32 	%r487, %r484, %r163;
	setp.ge.s32 	%p120, %r487, %r99;
	@%p120 bra 	$L__BB9_202;
	not.b32 	%r435, %r163;
	add.s32 	%r436, %r99, %r435;
	sub.s32 	%r128, %r436, %r484;
	shr.u32 	%r437, %r128, 5;
	add.s32 	%r438, %r437, 1;
	and.b32  	%r486, %r438, 3;
	setp.eq.s32 	%p121, %r486, 0;
	@%p121 bra 	$L__BB9_199;
	sub.s64 	%rd293, %rd32, %rd61;
	mul.lo.s64 	%rd294, %rd318, %rd293;
	add.s64 	%rd295, %rd294, %rd44;
	cvt.s64.s32 	%rd296, %r487;
	add.s64 	%rd297, %rd295, %rd296;
	add.s64 	%rd333, %rd316, %rd297;
	add.s64 	%rd300, %rd120, %rd119;
	add.s64 	%rd332, %rd300, %rd296;
$L__BB9_198:
	.pragma "nounroll";
	ld.shared.u8 	%rs122, [%rd332];
	st.u8 	[%rd333], %rs122;
	add.s32 	%r487, %r487, 32;
	add.s64 	%rd333, %rd333, 32;
	add.s64 	%rd332, %rd332, 32;
	add.s32 	%r486, %r486, -1;
	setp.ne.s32 	%p122, %r486, 0;
	@%p122 bra 	$L__BB9_198;
$L__BB9_199:
	setp.lt.u32 	%p123, %r128, 96;
	@%p123 bra 	$L__BB9_202;
	cvt.s64.s32 	%rd301, %r487;
	add.s64 	%rd304, %rd120, %rd119;
	add.s64 	%rd305, %rd304, %rd301;
	add.s64 	%rd335, %rd305, 64;
	sub.s64 	%rd307, %rd32, %rd61;
	mul.lo.s64 	%rd308, %rd318, %rd307;
	add.s64 	%rd309, %rd308, %rd44;
	add.s64 	%rd310, %rd309, %rd301;
	add.s64 	%rd311, %rd316, %rd310;
	add.s64 	%rd334, %rd311, 64;
$L__BB9_201:
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
	add.s32 	%r487, %r487, 128;
	setp.lt.s32 	%p124, %r487, %r99;
	@%p124 bra 	$L__BB9_201;
	bra.uni 	$L__BB9_202;
$L__BB9_172:
	add.s64 	%rd243, %rd120, %rd119;
	add.s64 	%rd51, %rd243, %rd46;
	add.s64 	%rd53, %rd316, %rd44;
	mov.u32 	%r340, %tid.x;
	shl.b32 	%r341, %r340, 2;
	add.s32 	%r342, %r166, %r341;
	cvt.s64.s32 	%rd54, %r342;
	mov.u32 	%r336, 0;
	mov.u32 	%r474, %r336;
$L__BB9_173:
	.pragma "nounroll";
	mul.lo.s32 	%r344, %r72, %r474;
	cvt.s64.s32 	%rd244, %r344;
	add.s64 	%rd323, %rd51, %rd244;
	cvt.s64.s32 	%rd245, %r474;
	add.s64 	%rd246, %rd54, %rd245;
	mul.lo.s64 	%rd247, %rd318, %rd246;
	add.s64 	%rd322, %rd53, %rd247;
	mov.u32 	%r475, %r336;
$L__BB9_174:
	.pragma "nounroll";
	ld.shared.u8 	%rs121, [%rd323];
	st.u8 	[%rd322], %rs121;
	add.s64 	%rd323, %rd323, %rd172;
	add.s64 	%rd322, %rd322, %rd319;
	add.s32 	%r475, %r475, 1;
	setp.ne.s32 	%p105, %r475, 3;
	@%p105 bra 	$L__BB9_174;
	add.s32 	%r474, %r474, 1;
	setp.lt.s32 	%p106, %r474, %r71;
	@%p106 bra 	$L__BB9_173;
$L__BB9_202:
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
	.reg .pred 	%p<180>;
	.reg .b16 	%rs<140>;
	.reg .f32 	%f<413>;
	.reg .b32 	%r<613>;
	.reg .b64 	%rd<329>;
	.shared .align 16 .b8 _ZZ8from_rgbI5ToHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd98, [rgb_to_hsv_3_3_param_0];
	ld.param.v2.u32 	{%r559, %r192}, [rgb_to_hsv_3_3_param_1+32];
	ld.param.v2.u32 	{%r193, %r194}, [rgb_to_hsv_3_3_param_1+40];
	ld.param.u64 	%rd103, [rgb_to_hsv_3_3_param_2];
	ld.param.v2.u32 	{%r560, %r561}, [rgb_to_hsv_3_3_param_3+32];
	ld.param.v2.u32 	{%r197, %r198}, [rgb_to_hsv_3_3_param_3+40];
	ld.param.u32 	%r190, [rgb_to_hsv_3_3_param_4+12];
	ld.param.u32 	%r189, [rgb_to_hsv_3_3_param_4+8];
	ld.param.u32 	%r188, [rgb_to_hsv_3_3_param_4+4];
	ld.param.u32 	%r187, [rgb_to_hsv_3_3_param_4];
	ld.param.u64 	%rd312, [rgb_to_hsv_3_3_param_3+24];
	ld.param.u64 	%rd311, [rgb_to_hsv_3_3_param_3+16];
	ld.param.u64 	%rd310, [rgb_to_hsv_3_3_param_3+8];
	ld.param.u64 	%rd104, [rgb_to_hsv_3_3_param_3];
	ld.param.u64 	%rd308, [rgb_to_hsv_3_3_param_1+24];
	ld.param.u64 	%rd307, [rgb_to_hsv_3_3_param_1+16];
	ld.param.u64 	%rd306, [rgb_to_hsv_3_3_param_1+8];
	ld.param.u64 	%rd99, [rgb_to_hsv_3_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p3, %r194, 0;
	@%p3 bra 	$L__BB10_2;
	cvta.to.global.u64 	%rd108, %rd98;
	mul.wide.s32 	%rd109, %r1, 40;
	add.s64 	%rd110, %rd108, %rd109;
	ld.global.v2.u32 	{%r559, %r200}, [%rd110+32];
	ld.global.u64 	%rd308, [%rd110+24];
	ld.global.u64 	%rd307, [%rd110+16];
	ld.global.u64 	%rd306, [%rd110+8];
	ld.global.u64 	%rd305, [%rd110];
	bra.uni 	$L__BB10_3;
$L__BB10_2:
	cvt.s64.s32 	%rd111, %r1;
	mul.lo.s64 	%rd112, %rd99, %rd111;
	add.s64 	%rd305, %rd98, %rd112;
$L__BB10_3:
	setp.eq.s32 	%p4, %r198, 0;
	@%p4 bra 	$L__BB10_5;
	cvta.to.global.u64 	%rd113, %rd103;
	mul.wide.s32 	%rd114, %r1, 40;
	add.s64 	%rd115, %rd113, %rd114;
	ld.global.v2.u32 	{%r560, %r561}, [%rd115+32];
	ld.global.u64 	%rd312, [%rd115+24];
	ld.global.u64 	%rd311, [%rd115+16];
	ld.global.u64 	%rd310, [%rd115+8];
	ld.global.u64 	%rd309, [%rd115];
	bra.uni 	$L__BB10_6;
$L__BB10_5:
	cvt.s64.s32 	%rd116, %r1;
	mul.lo.s64 	%rd117, %rd104, %rd116;
	add.s64 	%rd309, %rd103, %rd117;
$L__BB10_6:
	mov.u32 	%r203, %ctaid.x;
	shl.b32 	%r204, %r203, 7;
	mov.u32 	%r14, %tid.x;
	shl.b32 	%r205, %r14, 2;
	add.s32 	%r15, %r204, %r205;
	mov.u32 	%r206, %ctaid.y;
	shl.b32 	%r207, %r206, 3;
	mov.u32 	%r16, %tid.y;
	add.s32 	%r17, %r207, %r16;
	setp.ge.s32 	%p5, %r17, %r561;
	@%p5 bra 	$L__BB10_282;
	cvt.u64.u32 	%rd29, %r16;
	shl.b32 	%r208, %r14, 6;
	cvt.u64.u32 	%rd30, %r208;
	mul.wide.u32 	%rd118, %r16, 2048;
	mov.u64 	%rd119, _ZZ8from_rgbI5ToHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd120, %rd119;
	add.s64 	%rd121, %rd120, %rd118;
	add.s64 	%rd31, %rd121, %rd30;
	setp.eq.s32 	%p6, %r187, 4;
	selp.b32 	%r209, 4, 2, %p6;
	setp.eq.s32 	%p7, %r187, 0;
	selp.b32 	%r19, 1, %r209, %p7;
	sub.s32 	%r20, %r559, %r15;
	min.s32 	%r21, %r20, 4;
	cvt.s64.s32 	%rd122, %r17;
	mul.lo.s64 	%rd123, %rd306, %rd122;
	cvt.s64.s32 	%rd32, %r15;
	mul.lo.s64 	%rd124, %rd307, %rd32;
	add.s64 	%rd33, %rd123, %rd124;
	add.s64 	%rd313, %rd305, %rd33;
	shl.b32 	%r210, %r19, 2;
	cvt.u64.u32 	%rd35, %r210;
	setp.gt.s32 	%p8, %r20, 3;
	@%p8 bra 	$L__BB10_8;
	bra.uni 	$L__BB10_10;
$L__BB10_8:
	mul.lo.s32 	%r211, %r19, 3;
	cvt.u64.u32 	%rd125, %r211;
	setp.ne.s64 	%p9, %rd307, %rd125;
	cvt.u64.u32 	%rd126, %r19;
	setp.ne.s64 	%p10, %rd308, %rd126;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB10_10;
	cvt.u32.u64 	%r212, %rd35;
	add.s32 	%r213, %r212, -1;
	cvt.s64.s32 	%rd127, %r213;
	and.b64  	%rd128, %rd313, %rd127;
	setp.eq.s64 	%p12, %rd128, 0;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd314, %rd35;
	@%p12 bra 	$L__BB10_25;
$L__BB10_10:
	setp.lt.s32 	%p13, %r20, 4;
	cvt.u64.u32 	%rd129, %r19;
	setp.ne.s64 	%p14, %rd307, %rd129;
	or.pred  	%p15, %p14, %p13;
	@%p15 bra 	$L__BB10_12;
	cvt.u32.u64 	%r214, %rd35;
	or.b64  	%rd130, %rd308, %rd313;
	add.s32 	%r215, %r214, -1;
	cvt.s64.s32 	%rd131, %r215;
	and.b64  	%rd132, %rd130, %rd131;
	setp.eq.s64 	%p16, %rd132, 0;
	mov.u16 	%rs127, 1;
	mov.u64 	%rd314, %rd308;
	@%p16 bra 	$L__BB10_25;
$L__BB10_12:
	setp.lt.s32 	%p17, %r20, 1;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd313, %rd31;
	mov.u64 	%rd314, %rd35;
	@%p17 bra 	$L__BB10_25;
	@%p7 bra 	$L__BB10_21;
	mov.u32 	%r562, 0;
	shl.b64 	%rd137, %rd29, 11;
	add.s64 	%rd139, %rd119, %rd137;
$L__BB10_15:
	.pragma "nounroll";
	mul.lo.s32 	%r23, %r562, 3;
	cvt.s64.s32 	%rd133, %r562;
	mul.lo.s64 	%rd134, %rd307, %rd133;
	add.s64 	%rd36, %rd134, %rd33;
	setp.eq.s32 	%p19, %r19, 2;
	@%p19 bra 	$L__BB10_18;
	bra.uni 	$L__BB10_16;
$L__BB10_18:
	mov.u32 	%r564, 0;
$L__BB10_19:
	.pragma "nounroll";
	add.s32 	%r222, %r564, %r23;
	shl.b32 	%r223, %r222, 1;
	cvt.s64.s32 	%rd145, %r223;
	add.s64 	%rd146, %rd145, %rd30;
	add.s64 	%rd150, %rd139, %rd146;
	cvt.s64.s32 	%rd151, %r564;
	mul.lo.s64 	%rd152, %rd308, %rd151;
	add.s64 	%rd153, %rd36, %rd152;
	add.s64 	%rd154, %rd305, %rd153;
	ld.u16 	%rs56, [%rd154];
	st.shared.u16 	[%rd150], %rs56;
	add.s32 	%r564, %r564, 1;
	setp.ne.s32 	%p21, %r564, 3;
	@%p21 bra 	$L__BB10_19;
	bra.uni 	$L__BB10_20;
$L__BB10_16:
	mov.u32 	%r563, 0;
$L__BB10_17:
	.pragma "nounroll";
	add.s32 	%r218, %r563, %r23;
	mul.lo.s32 	%r219, %r218, %r19;
	cvt.s64.s32 	%rd135, %r219;
	add.s64 	%rd136, %rd135, %rd30;
	add.s64 	%rd140, %rd139, %rd136;
	cvt.s64.s32 	%rd141, %r563;
	mul.lo.s64 	%rd142, %rd308, %rd141;
	add.s64 	%rd143, %rd36, %rd142;
	add.s64 	%rd144, %rd305, %rd143;
	ld.u32 	%r220, [%rd144];
	st.shared.u32 	[%rd140], %r220;
	add.s32 	%r563, %r563, 1;
	setp.eq.s32 	%p20, %r563, 3;
	@%p20 bra 	$L__BB10_20;
	bra.uni 	$L__BB10_17;
$L__BB10_20:
	add.s32 	%r562, %r562, 1;
	setp.lt.s32 	%p22, %r562, %r21;
	mov.u64 	%rd313, %rd31;
	mov.u64 	%rd314, %rd35;
	@%p22 bra 	$L__BB10_15;
	bra.uni 	$L__BB10_25;
$L__BB10_21:
	mov.u32 	%r224, 0;
	shl.b64 	%rd159, %rd29, 11;
	add.s64 	%rd161, %rd119, %rd159;
	mov.u32 	%r565, %r224;
$L__BB10_22:
	.pragma "nounroll";
	mul.lo.s32 	%r30, %r565, 3;
	cvt.s64.s32 	%rd155, %r565;
	mul.lo.s64 	%rd156, %rd307, %rd155;
	add.s64 	%rd37, %rd156, %rd33;
	mov.u32 	%r566, %r224;
$L__BB10_23:
	.pragma "nounroll";
	add.s32 	%r226, %r566, %r30;
	mul.lo.s32 	%r227, %r226, %r19;
	cvt.s64.s32 	%rd157, %r227;
	add.s64 	%rd158, %rd157, %rd30;
	add.s64 	%rd162, %rd161, %rd158;
	cvt.s64.s32 	%rd163, %r566;
	mul.lo.s64 	%rd164, %rd308, %rd163;
	add.s64 	%rd165, %rd37, %rd164;
	add.s64 	%rd166, %rd305, %rd165;
	ld.u8 	%rs58, [%rd166];
	st.shared.u8 	[%rd162], %rs58;
	add.s32 	%r566, %r566, 1;
	setp.ne.s32 	%p23, %r566, 3;
	@%p23 bra 	$L__BB10_23;
	add.s32 	%r565, %r565, 1;
	setp.lt.s32 	%p24, %r565, %r21;
	mov.u64 	%rd313, %rd31;
	mov.u64 	%rd314, %rd35;
	@%p24 bra 	$L__BB10_22;
$L__BB10_25:
	@%p7 bra 	$L__BB10_29;
	@%p6 bra 	$L__BB10_28;
	bra.uni 	$L__BB10_27;
$L__BB10_28:
	ld.v4.u32 	{%r41, %r572, %r573, %r574}, [%rd313];
	bra.uni 	$L__BB10_30;
$L__BB10_29:
	ld.u32 	%r41, [%rd313];
	bra.uni 	$L__BB10_30;
$L__BB10_27:
	ld.v2.u32 	{%r41, %r572}, [%rd313];
$L__BB10_30:
	@%p7 bra 	$L__BB10_38;
	@%p6 bra 	$L__BB10_37;
	bra.uni 	$L__BB10_32;
$L__BB10_37:
	mov.b32 	%f372, %r41;
	mov.b32 	%f371, %r572;
	mov.b32 	%f370, %r573;
	mov.b32 	%f369, %r574;
	bra.uni 	$L__BB10_39;
$L__BB10_38:
	cvt.u16.u32 	%rs70, %r41;
	and.b16  	%rs71, %rs70, 255;
	cvt.rn.f32.u16 	%f372, %rs71;
	shr.u16 	%rs72, %rs70, 8;
	cvt.rn.f32.u16 	%f371, %rs72;
	shr.u32 	%r242, %r41, 16;
	cvt.u16.u32 	%rs73, %r242;
	and.b16  	%rs74, %rs73, 255;
	cvt.rn.f32.u16 	%f370, %rs74;
	shr.u32 	%r243, %r41, 24;
	cvt.u16.u32 	%rs75, %r243;
	cvt.rn.f32.u16 	%f369, %rs75;
	bra.uni 	$L__BB10_39;
$L__BB10_32:
	setp.eq.s32 	%p29, %r187, 3;
	cvt.u16.u32 	%rs2, %r41;
	@%p29 bra 	$L__BB10_36;
	bra.uni 	$L__BB10_33;
$L__BB10_36:
	cvt.f32.f16 %f372, %rs2;
	shr.u32 	%r240, %r41, 16;
	cvt.u16.u32 	%rs67, %r240;
	cvt.f32.f16 %f371, %rs67;
	cvt.u16.u32 	%rs68, %r572;
	cvt.f32.f16 %f370, %rs68;
	shr.u32 	%r241, %r572, 16;
	cvt.u16.u32 	%rs69, %r241;
	cvt.f32.f16 %f369, %rs69;
	bra.uni 	$L__BB10_39;
$L__BB10_33:
	setp.eq.s32 	%p30, %r187, 1;
	@%p30 bra 	$L__BB10_35;
	bra.uni 	$L__BB10_34;
$L__BB10_35:
	cvt.rn.f32.u16 	%f372, %rs2;
	shr.u32 	%r238, %r41, 16;
	cvt.u16.u32 	%rs63, %r238;
	cvt.rn.f32.u16 	%f371, %rs63;
	cvt.u16.u32 	%rs64, %r572;
	cvt.rn.f32.u16 	%f370, %rs64;
	shr.u32 	%r239, %r572, 16;
	cvt.u16.u32 	%rs65, %r239;
	cvt.rn.f32.u16 	%f369, %rs65;
	bra.uni 	$L__BB10_39;
$L__BB10_34:
	cvt.rn.f32.s16 	%f372, %rs2;
	shr.u32 	%r236, %r41, 16;
	cvt.u16.u32 	%rs60, %r236;
	cvt.rn.f32.s16 	%f371, %rs60;
	cvt.u16.u32 	%rs61, %r572;
	cvt.rn.f32.s16 	%f370, %rs61;
	shr.u32 	%r237, %r572, 16;
	cvt.u16.u32 	%rs62, %r237;
	cvt.rn.f32.s16 	%f369, %rs62;
$L__BB10_39:
	add.s64 	%rd40, %rd313, %rd314;
	@%p7 bra 	$L__BB10_43;
	@%p6 bra 	$L__BB10_42;
	bra.uni 	$L__BB10_41;
$L__BB10_42:
	ld.v4.u32 	{%r52, %r572, %r573, %r574}, [%rd40];
	bra.uni 	$L__BB10_44;
$L__BB10_43:
	ld.u32 	%r52, [%rd40];
	bra.uni 	$L__BB10_44;
$L__BB10_41:
	ld.v2.u32 	{%r52, %r572}, [%rd40];
$L__BB10_44:
	@%p7 bra 	$L__BB10_52;
	@%p6 bra 	$L__BB10_51;
	bra.uni 	$L__BB10_46;
$L__BB10_51:
	mov.b32 	%f373, %r52;
	mov.b32 	%f374, %r572;
	mov.b32 	%f375, %r573;
	mov.b32 	%f376, %r574;
	bra.uni 	$L__BB10_53;
$L__BB10_52:
	cvt.u16.u32 	%rs86, %r52;
	and.b16  	%rs87, %rs86, 255;
	cvt.rn.f32.u16 	%f373, %rs87;
	shr.u16 	%rs88, %rs86, 8;
	cvt.rn.f32.u16 	%f374, %rs88;
	shr.u32 	%r256, %r52, 16;
	cvt.u16.u32 	%rs89, %r256;
	and.b16  	%rs90, %rs89, 255;
	cvt.rn.f32.u16 	%f375, %rs90;
	shr.u32 	%r257, %r52, 24;
	cvt.u16.u32 	%rs91, %r257;
	cvt.rn.f32.u16 	%f376, %rs91;
	bra.uni 	$L__BB10_53;
$L__BB10_46:
	setp.eq.s32 	%p35, %r187, 3;
	cvt.u16.u32 	%rs3, %r52;
	@%p35 bra 	$L__BB10_50;
	bra.uni 	$L__BB10_47;
$L__BB10_50:
	cvt.f32.f16 %f373, %rs3;
	shr.u32 	%r254, %r52, 16;
	cvt.u16.u32 	%rs83, %r254;
	cvt.f32.f16 %f374, %rs83;
	cvt.u16.u32 	%rs84, %r572;
	cvt.f32.f16 %f375, %rs84;
	shr.u32 	%r255, %r572, 16;
	cvt.u16.u32 	%rs85, %r255;
	cvt.f32.f16 %f376, %rs85;
	bra.uni 	$L__BB10_53;
$L__BB10_47:
	setp.eq.s32 	%p36, %r187, 1;
	@%p36 bra 	$L__BB10_49;
	bra.uni 	$L__BB10_48;
$L__BB10_49:
	cvt.rn.f32.u16 	%f373, %rs3;
	shr.u32 	%r252, %r52, 16;
	cvt.u16.u32 	%rs79, %r252;
	cvt.rn.f32.u16 	%f374, %rs79;
	cvt.u16.u32 	%rs80, %r572;
	cvt.rn.f32.u16 	%f375, %rs80;
	shr.u32 	%r253, %r572, 16;
	cvt.u16.u32 	%rs81, %r253;
	cvt.rn.f32.u16 	%f376, %rs81;
	bra.uni 	$L__BB10_53;
$L__BB10_48:
	cvt.rn.f32.s16 	%f373, %rs3;
	shr.u32 	%r250, %r52, 16;
	cvt.u16.u32 	%rs76, %r250;
	cvt.rn.f32.s16 	%f374, %rs76;
	cvt.u16.u32 	%rs77, %r572;
	cvt.rn.f32.s16 	%f375, %rs77;
	shr.u32 	%r251, %r572, 16;
	cvt.u16.u32 	%rs78, %r251;
	cvt.rn.f32.s16 	%f376, %rs78;
$L__BB10_53:
	shl.b64 	%rd167, %rd314, 1;
	add.s64 	%rd41, %rd313, %rd167;
	@%p7 bra 	$L__BB10_57;
	@%p6 bra 	$L__BB10_56;
	bra.uni 	$L__BB10_55;
$L__BB10_56:
	ld.v4.u32 	{%r63, %r572, %r573, %r574}, [%rd41];
	bra.uni 	$L__BB10_58;
$L__BB10_57:
	ld.u32 	%r63, [%rd41];
	bra.uni 	$L__BB10_58;
$L__BB10_55:
	ld.v2.u32 	{%r63, %r572}, [%rd41];
$L__BB10_58:
	@%p7 bra 	$L__BB10_66;
	@%p6 bra 	$L__BB10_65;
	bra.uni 	$L__BB10_60;
$L__BB10_65:
	mov.b32 	%f377, %r63;
	mov.b32 	%f378, %r572;
	mov.b32 	%f379, %r573;
	mov.b32 	%f380, %r574;
	bra.uni 	$L__BB10_67;
$L__BB10_66:
	cvt.u16.u32 	%rs102, %r63;
	and.b16  	%rs103, %rs102, 255;
	cvt.rn.f32.u16 	%f377, %rs103;
	shr.u16 	%rs104, %rs102, 8;
	cvt.rn.f32.u16 	%f378, %rs104;
	shr.u32 	%r270, %r63, 16;
	cvt.u16.u32 	%rs105, %r270;
	and.b16  	%rs106, %rs105, 255;
	cvt.rn.f32.u16 	%f379, %rs106;
	shr.u32 	%r271, %r63, 24;
	cvt.u16.u32 	%rs107, %r271;
	cvt.rn.f32.u16 	%f380, %rs107;
	bra.uni 	$L__BB10_67;
$L__BB10_60:
	setp.eq.s32 	%p41, %r187, 3;
	cvt.u16.u32 	%rs4, %r63;
	@%p41 bra 	$L__BB10_64;
	bra.uni 	$L__BB10_61;
$L__BB10_64:
	cvt.f32.f16 %f377, %rs4;
	shr.u32 	%r268, %r63, 16;
	cvt.u16.u32 	%rs99, %r268;
	cvt.f32.f16 %f378, %rs99;
	cvt.u16.u32 	%rs100, %r572;
	cvt.f32.f16 %f379, %rs100;
	shr.u32 	%r269, %r572, 16;
	cvt.u16.u32 	%rs101, %r269;
	cvt.f32.f16 %f380, %rs101;
	bra.uni 	$L__BB10_67;
$L__BB10_61:
	setp.eq.s32 	%p42, %r187, 1;
	@%p42 bra 	$L__BB10_63;
	bra.uni 	$L__BB10_62;
$L__BB10_63:
	cvt.rn.f32.u16 	%f377, %rs4;
	shr.u32 	%r266, %r63, 16;
	cvt.u16.u32 	%rs95, %r266;
	cvt.rn.f32.u16 	%f378, %rs95;
	cvt.u16.u32 	%rs96, %r572;
	cvt.rn.f32.u16 	%f379, %rs96;
	shr.u32 	%r267, %r572, 16;
	cvt.u16.u32 	%rs97, %r267;
	cvt.rn.f32.u16 	%f380, %rs97;
	bra.uni 	$L__BB10_67;
$L__BB10_62:
	cvt.rn.f32.s16 	%f377, %rs4;
	shr.u32 	%r264, %r63, 16;
	cvt.u16.u32 	%rs92, %r264;
	cvt.rn.f32.s16 	%f378, %rs92;
	cvt.u16.u32 	%rs93, %r572;
	cvt.rn.f32.s16 	%f379, %rs93;
	shr.u32 	%r265, %r572, 16;
	cvt.u16.u32 	%rs94, %r265;
	cvt.rn.f32.s16 	%f380, %rs94;
$L__BB10_67:
	setp.eq.s16 	%p43, %rs127, 0;
	selp.f32 	%f73, %f371, %f373, %p43;
	selp.f32 	%f74, %f370, %f377, %p43;
	selp.f32 	%f75, %f369, %f371, %p43;
	selp.f32 	%f76, %f373, %f374, %p43;
	selp.f32 	%f77, %f374, %f378, %p43;
	selp.f32 	%f78, %f375, %f370, %p43;
	selp.f32 	%f79, %f376, %f375, %p43;
	selp.f32 	%f80, %f377, %f379, %p43;
	selp.f32 	%f81, %f378, %f369, %p43;
	selp.f32 	%f82, %f379, %f376, %p43;
	bar.warp.sync 	-1;
	add.s32 	%r68, %r187, -3;
	cvt.rn.f32.s32 	%f209, %r190;
	mul.f32 	%f83, %f209, 0f45800000;
	setp.eq.s32 	%p44, %r189, 0;
	@%p44 bra 	$L__BB10_116;
	max.f32 	%f210, %f74, %f73;
	max.f32 	%f410, %f210, %f372;
	min.f32 	%f211, %f74, %f73;
	min.f32 	%f212, %f211, %f372;
	sub.f32 	%f85, %f410, %f212;
	setp.eq.f32 	%p45, %f410, %f74;
	setp.eq.f32 	%p46, %f410, %f73;
	selp.b32 	%r272, 1, 2, %p46;
	selp.b32 	%r69, 0, %r272, %p45;
	@%p45 bra 	$L__BB10_72;
	bra.uni 	$L__BB10_69;
$L__BB10_72:
	sub.f32 	%f381, %f73, %f372;
	bra.uni 	$L__BB10_73;
$L__BB10_116:
	max.f32 	%f282, %f372, %f73;
	max.f32 	%f410, %f282, %f74;
	min.f32 	%f283, %f372, %f73;
	min.f32 	%f284, %f283, %f74;
	sub.f32 	%f131, %f410, %f284;
	setp.eq.f32 	%p77, %f410, %f372;
	setp.eq.f32 	%p78, %f410, %f73;
	selp.b32 	%r324, 1, 2, %p78;
	selp.b32 	%r89, 0, %r324, %p77;
	@%p77 bra 	$L__BB10_120;
	bra.uni 	$L__BB10_117;
$L__BB10_120:
	sub.f32 	%f391, %f73, %f74;
	bra.uni 	$L__BB10_121;
$L__BB10_69:
	setp.eq.s32 	%p47, %r69, 1;
	@%p47 bra 	$L__BB10_71;
	bra.uni 	$L__BB10_70;
$L__BB10_71:
	sub.f32 	%f381, %f372, %f74;
	bra.uni 	$L__BB10_73;
$L__BB10_117:
	setp.eq.s32 	%p79, %r89, 1;
	@%p79 bra 	$L__BB10_119;
	bra.uni 	$L__BB10_118;
$L__BB10_119:
	sub.f32 	%f391, %f74, %f372;
	bra.uni 	$L__BB10_121;
$L__BB10_70:
	sub.f32 	%f381, %f74, %f73;
$L__BB10_73:
	setp.gt.u32 	%p48, %r68, 1;
	@%p48 bra 	$L__BB10_75;
	bra.uni 	$L__BB10_74;
$L__BB10_75:
	setp.leu.f32 	%p50, %f410, 0f00000000;
	mov.u32 	%r580, 0;
	mov.u32 	%r579, %r580;
	@%p50 bra 	$L__BB10_77;
	mov.f32 	%f222, 0f497F0000;
	div.rn.f32 	%f223, %f222, %f410;
	cvt.rni.s32.f32 	%r579, %f223;
$L__BB10_77:
	setp.leu.f32 	%p51, %f85, 0f00000000;
	@%p51 bra 	$L__BB10_79;
	mul.f32 	%f224, %f85, 0f40C00000;
	div.rn.f32 	%f225, %f83, %f224;
	cvt.rni.s32.f32 	%r580, %f225;
$L__BB10_79:
	shl.b32 	%r275, %r69, 1;
	cvt.rn.f32.s32 	%f226, %r275;
	fma.rn.f32 	%f227, %f85, %f226, %f381;
	cvt.rzi.s32.f32 	%r276, %f227;
	mul.lo.s32 	%r277, %r276, %r580;
	add.s32 	%r278, %r277, 2048;
	shr.s32 	%r279, %r278, 12;
	setp.lt.s32 	%p52, %r277, -2048;
	selp.b32 	%r280, %r190, 0, %p52;
	add.s32 	%r281, %r279, %r280;
	cvt.rn.f32.s32 	%f412, %r281;
	cvt.rzi.s32.f32 	%r282, %f85;
	mad.lo.s32 	%r283, %r282, %r579, 2048;
	shr.s32 	%r284, %r283, 12;
	cvt.rn.f32.s32 	%f411, %r284;
	bra.uni 	$L__BB10_80;
$L__BB10_74:
	add.f32 	%f213, %f85, 0f34000000;
	mov.f32 	%f214, 0f42700000;
	div.rn.f32 	%f215, %f214, %f213;
	mul.f32 	%f216, %f215, %f381;
	cvt.rn.f32.s32 	%f217, %r69;
	fma.rn.f32 	%f218, %f217, 0f42F00000, %f216;
	setp.lt.f32 	%p49, %f218, 0f00000000;
	add.f32 	%f219, %f218, 0f43B40000;
	selp.f32 	%f412, %f219, %f218, %p49;
	abs.f32 	%f220, %f410;
	add.f32 	%f221, %f220, 0f34000000;
	div.rn.f32 	%f411, %f85, %f221;
$L__BB10_80:
	max.f32 	%f228, %f77, %f76;
	max.f32 	%f407, %f228, %f75;
	min.f32 	%f229, %f77, %f76;
	min.f32 	%f230, %f229, %f75;
	sub.f32 	%f97, %f407, %f230;
	setp.eq.f32 	%p53, %f407, %f77;
	setp.eq.f32 	%p54, %f407, %f76;
	selp.b32 	%r285, 1, 2, %p54;
	selp.b32 	%r74, 0, %r285, %p53;
	@%p53 bra 	$L__BB10_84;
	bra.uni 	$L__BB10_81;
$L__BB10_84:
	sub.f32 	%f384, %f76, %f75;
	bra.uni 	$L__BB10_85;
$L__BB10_81:
	setp.eq.s32 	%p55, %r74, 1;
	@%p55 bra 	$L__BB10_83;
	bra.uni 	$L__BB10_82;
$L__BB10_83:
	sub.f32 	%f384, %f75, %f77;
	bra.uni 	$L__BB10_85;
$L__BB10_82:
	sub.f32 	%f384, %f77, %f76;
$L__BB10_85:
	@%p48 bra 	$L__BB10_87;
	bra.uni 	$L__BB10_86;
$L__BB10_87:
	setp.leu.f32 	%p58, %f407, 0f00000000;
	mov.u32 	%r582, 0;
	mov.u32 	%r581, %r582;
	@%p58 bra 	$L__BB10_89;
	mov.f32 	%f240, 0f497F0000;
	div.rn.f32 	%f241, %f240, %f407;
	cvt.rni.s32.f32 	%r581, %f241;
$L__BB10_89:
	setp.leu.f32 	%p59, %f97, 0f00000000;
	@%p59 bra 	$L__BB10_91;
	mul.f32 	%f242, %f97, 0f40C00000;
	div.rn.f32 	%f243, %f83, %f242;
	cvt.rni.s32.f32 	%r582, %f243;
$L__BB10_91:
	shl.b32 	%r288, %r74, 1;
	cvt.rn.f32.s32 	%f244, %r288;
	fma.rn.f32 	%f245, %f97, %f244, %f384;
	cvt.rzi.s32.f32 	%r289, %f245;
	mul.lo.s32 	%r290, %r289, %r582;
	add.s32 	%r291, %r290, 2048;
	shr.s32 	%r292, %r291, 12;
	setp.lt.s32 	%p60, %r290, -2048;
	selp.b32 	%r293, %r190, 0, %p60;
	add.s32 	%r294, %r292, %r293;
	cvt.rn.f32.s32 	%f409, %r294;
	cvt.rzi.s32.f32 	%r295, %f97;
	mad.lo.s32 	%r296, %r295, %r581, 2048;
	shr.s32 	%r297, %r296, 12;
	cvt.rn.f32.s32 	%f408, %r297;
	bra.uni 	$L__BB10_92;
$L__BB10_86:
	add.f32 	%f231, %f97, 0f34000000;
	mov.f32 	%f232, 0f42700000;
	div.rn.f32 	%f233, %f232, %f231;
	mul.f32 	%f234, %f233, %f384;
	cvt.rn.f32.s32 	%f235, %r74;
	fma.rn.f32 	%f236, %f235, 0f42F00000, %f234;
	setp.lt.f32 	%p57, %f236, 0f00000000;
	add.f32 	%f237, %f236, 0f43B40000;
	selp.f32 	%f409, %f237, %f236, %p57;
	abs.f32 	%f238, %f407;
	add.f32 	%f239, %f238, 0f34000000;
	div.rn.f32 	%f408, %f97, %f239;
$L__BB10_92:
	max.f32 	%f246, %f80, %f79;
	max.f32 	%f404, %f246, %f78;
	min.f32 	%f247, %f80, %f79;
	min.f32 	%f248, %f247, %f78;
	sub.f32 	%f109, %f404, %f248;
	setp.eq.f32 	%p61, %f404, %f80;
	setp.eq.f32 	%p62, %f404, %f79;
	selp.b32 	%r298, 1, 2, %p62;
	selp.b32 	%r79, 0, %r298, %p61;
	@%p61 bra 	$L__BB10_96;
	bra.uni 	$L__BB10_93;
$L__BB10_96:
	sub.f32 	%f387, %f79, %f78;
	bra.uni 	$L__BB10_97;
$L__BB10_93:
	setp.eq.s32 	%p63, %r79, 1;
	@%p63 bra 	$L__BB10_95;
	bra.uni 	$L__BB10_94;
$L__BB10_95:
	sub.f32 	%f387, %f78, %f80;
	bra.uni 	$L__BB10_97;
$L__BB10_94:
	sub.f32 	%f387, %f80, %f79;
$L__BB10_97:
	@%p48 bra 	$L__BB10_99;
	bra.uni 	$L__BB10_98;
$L__BB10_99:
	setp.leu.f32 	%p66, %f404, 0f00000000;
	mov.u32 	%r584, 0;
	mov.u32 	%r583, %r584;
	@%p66 bra 	$L__BB10_101;
	mov.f32 	%f258, 0f497F0000;
	div.rn.f32 	%f259, %f258, %f404;
	cvt.rni.s32.f32 	%r583, %f259;
$L__BB10_101:
	setp.leu.f32 	%p67, %f109, 0f00000000;
	@%p67 bra 	$L__BB10_103;
	mul.f32 	%f260, %f109, 0f40C00000;
	div.rn.f32 	%f261, %f83, %f260;
	cvt.rni.s32.f32 	%r584, %f261;
$L__BB10_103:
	shl.b32 	%r301, %r79, 1;
	cvt.rn.f32.s32 	%f262, %r301;
	fma.rn.f32 	%f263, %f109, %f262, %f387;
	cvt.rzi.s32.f32 	%r302, %f263;
	mul.lo.s32 	%r303, %r302, %r584;
	add.s32 	%r304, %r303, 2048;
	shr.s32 	%r305, %r304, 12;
	setp.lt.s32 	%p68, %r303, -2048;
	selp.b32 	%r306, %r190, 0, %p68;
	add.s32 	%r307, %r305, %r306;
	cvt.rn.f32.s32 	%f406, %r307;
	cvt.rzi.s32.f32 	%r308, %f109;
	mad.lo.s32 	%r309, %r308, %r583, 2048;
	shr.s32 	%r310, %r309, 12;
	cvt.rn.f32.s32 	%f405, %r310;
	bra.uni 	$L__BB10_104;
$L__BB10_98:
	add.f32 	%f249, %f109, 0f34000000;
	mov.f32 	%f250, 0f42700000;
	div.rn.f32 	%f251, %f250, %f249;
	mul.f32 	%f252, %f251, %f387;
	cvt.rn.f32.s32 	%f253, %r79;
	fma.rn.f32 	%f254, %f253, 0f42F00000, %f252;
	setp.lt.f32 	%p65, %f254, 0f00000000;
	add.f32 	%f255, %f254, 0f43B40000;
	selp.f32 	%f406, %f255, %f254, %p65;
	abs.f32 	%f256, %f404;
	add.f32 	%f257, %f256, 0f34000000;
	div.rn.f32 	%f405, %f109, %f257;
$L__BB10_104:
	max.f32 	%f264, %f380, %f82;
	max.f32 	%f401, %f264, %f81;
	min.f32 	%f265, %f380, %f82;
	min.f32 	%f266, %f265, %f81;
	sub.f32 	%f121, %f401, %f266;
	setp.eq.f32 	%p69, %f401, %f380;
	setp.eq.f32 	%p70, %f401, %f82;
	selp.b32 	%r311, 1, 2, %p70;
	selp.b32 	%r84, 0, %r311, %p69;
	@%p69 bra 	$L__BB10_108;
	bra.uni 	$L__BB10_105;
$L__BB10_108:
	sub.f32 	%f390, %f82, %f81;
	bra.uni 	$L__BB10_109;
$L__BB10_105:
	setp.eq.s32 	%p71, %r84, 1;
	@%p71 bra 	$L__BB10_107;
	bra.uni 	$L__BB10_106;
$L__BB10_107:
	sub.f32 	%f390, %f81, %f380;
	bra.uni 	$L__BB10_109;
$L__BB10_106:
	sub.f32 	%f390, %f380, %f82;
$L__BB10_109:
	@%p48 bra 	$L__BB10_111;
	bra.uni 	$L__BB10_110;
$L__BB10_111:
	setp.leu.f32 	%p74, %f401, 0f00000000;
	mov.u32 	%r586, 0;
	mov.u32 	%r585, %r586;
	@%p74 bra 	$L__BB10_113;
	mov.f32 	%f276, 0f497F0000;
	div.rn.f32 	%f277, %f276, %f401;
	cvt.rni.s32.f32 	%r585, %f277;
$L__BB10_113:
	setp.leu.f32 	%p75, %f121, 0f00000000;
	@%p75 bra 	$L__BB10_115;
	mul.f32 	%f278, %f121, 0f40C00000;
	div.rn.f32 	%f279, %f83, %f278;
	cvt.rni.s32.f32 	%r586, %f279;
$L__BB10_115:
	shl.b32 	%r314, %r84, 1;
	cvt.rn.f32.s32 	%f280, %r314;
	fma.rn.f32 	%f281, %f121, %f280, %f390;
	cvt.rzi.s32.f32 	%r315, %f281;
	mul.lo.s32 	%r316, %r315, %r586;
	add.s32 	%r317, %r316, 2048;
	shr.s32 	%r318, %r317, 12;
	setp.lt.s32 	%p76, %r316, -2048;
	selp.b32 	%r319, %r190, 0, %p76;
	add.s32 	%r320, %r318, %r319;
	cvt.rn.f32.s32 	%f403, %r320;
	cvt.rzi.s32.f32 	%r321, %f121;
	mad.lo.s32 	%r322, %r321, %r585, 2048;
	shr.s32 	%r323, %r322, 12;
	cvt.rn.f32.s32 	%f402, %r323;
	bra.uni 	$L__BB10_164;
$L__BB10_110:
	add.f32 	%f267, %f121, 0f34000000;
	mov.f32 	%f268, 0f42700000;
	div.rn.f32 	%f269, %f268, %f267;
	mul.f32 	%f270, %f269, %f390;
	cvt.rn.f32.s32 	%f271, %r84;
	fma.rn.f32 	%f272, %f271, 0f42F00000, %f270;
	setp.lt.f32 	%p73, %f272, 0f00000000;
	add.f32 	%f273, %f272, 0f43B40000;
	selp.f32 	%f403, %f273, %f272, %p73;
	abs.f32 	%f274, %f401;
	add.f32 	%f275, %f274, 0f34000000;
	div.rn.f32 	%f402, %f121, %f275;
	bra.uni 	$L__BB10_164;
$L__BB10_118:
	sub.f32 	%f391, %f372, %f73;
$L__BB10_121:
	setp.gt.u32 	%p80, %r68, 1;
	@%p80 bra 	$L__BB10_123;
	bra.uni 	$L__BB10_122;
$L__BB10_123:
	setp.leu.f32 	%p82, %f410, 0f00000000;
	mov.u32 	%r588, 0;
	mov.u32 	%r587, %r588;
	@%p82 bra 	$L__BB10_125;
	mov.f32 	%f294, 0f497F0000;
	div.rn.f32 	%f295, %f294, %f410;
	cvt.rni.s32.f32 	%r587, %f295;
$L__BB10_125:
	setp.leu.f32 	%p83, %f131, 0f00000000;
	@%p83 bra 	$L__BB10_127;
	mul.f32 	%f296, %f131, 0f40C00000;
	div.rn.f32 	%f297, %f83, %f296;
	cvt.rni.s32.f32 	%r588, %f297;
$L__BB10_127:
	shl.b32 	%r327, %r89, 1;
	cvt.rn.f32.s32 	%f298, %r327;
	fma.rn.f32 	%f299, %f131, %f298, %f391;
	cvt.rzi.s32.f32 	%r328, %f299;
	mul.lo.s32 	%r329, %r328, %r588;
	add.s32 	%r330, %r329, 2048;
	shr.s32 	%r331, %r330, 12;
	setp.lt.s32 	%p84, %r329, -2048;
	selp.b32 	%r332, %r190, 0, %p84;
	add.s32 	%r333, %r331, %r332;
	cvt.rn.f32.s32 	%f412, %r333;
	cvt.rzi.s32.f32 	%r334, %f131;
	mad.lo.s32 	%r335, %r334, %r587, 2048;
	shr.s32 	%r336, %r335, 12;
	cvt.rn.f32.s32 	%f411, %r336;
	bra.uni 	$L__BB10_128;
$L__BB10_122:
	add.f32 	%f285, %f131, 0f34000000;
	mov.f32 	%f286, 0f42700000;
	div.rn.f32 	%f287, %f286, %f285;
	mul.f32 	%f288, %f287, %f391;
	cvt.rn.f32.s32 	%f289, %r89;
	fma.rn.f32 	%f290, %f289, 0f42F00000, %f288;
	setp.lt.f32 	%p81, %f290, 0f00000000;
	add.f32 	%f291, %f290, 0f43B40000;
	selp.f32 	%f412, %f291, %f290, %p81;
	abs.f32 	%f292, %f410;
	add.f32 	%f293, %f292, 0f34000000;
	div.rn.f32 	%f411, %f131, %f293;
$L__BB10_128:
	max.f32 	%f300, %f75, %f76;
	max.f32 	%f407, %f300, %f77;
	min.f32 	%f301, %f75, %f76;
	min.f32 	%f302, %f301, %f77;
	sub.f32 	%f143, %f407, %f302;
	setp.eq.f32 	%p85, %f407, %f75;
	setp.eq.f32 	%p86, %f407, %f76;
	selp.b32 	%r337, 1, 2, %p86;
	selp.b32 	%r94, 0, %r337, %p85;
	@%p85 bra 	$L__BB10_132;
	bra.uni 	$L__BB10_129;
$L__BB10_132:
	sub.f32 	%f394, %f76, %f77;
	bra.uni 	$L__BB10_133;
$L__BB10_129:
	setp.eq.s32 	%p87, %r94, 1;
	@%p87 bra 	$L__BB10_131;
	bra.uni 	$L__BB10_130;
$L__BB10_131:
	sub.f32 	%f394, %f77, %f75;
	bra.uni 	$L__BB10_133;
$L__BB10_130:
	sub.f32 	%f394, %f75, %f76;
$L__BB10_133:
	@%p80 bra 	$L__BB10_135;
	bra.uni 	$L__BB10_134;
$L__BB10_135:
	setp.leu.f32 	%p90, %f407, 0f00000000;
	mov.u32 	%r590, 0;
	mov.u32 	%r589, %r590;
	@%p90 bra 	$L__BB10_137;
	mov.f32 	%f312, 0f497F0000;
	div.rn.f32 	%f313, %f312, %f407;
	cvt.rni.s32.f32 	%r589, %f313;
$L__BB10_137:
	setp.leu.f32 	%p91, %f143, 0f00000000;
	@%p91 bra 	$L__BB10_139;
	mul.f32 	%f314, %f143, 0f40C00000;
	div.rn.f32 	%f315, %f83, %f314;
	cvt.rni.s32.f32 	%r590, %f315;
$L__BB10_139:
	shl.b32 	%r340, %r94, 1;
	cvt.rn.f32.s32 	%f316, %r340;
	fma.rn.f32 	%f317, %f143, %f316, %f394;
	cvt.rzi.s32.f32 	%r341, %f317;
	mul.lo.s32 	%r342, %r341, %r590;
	add.s32 	%r343, %r342, 2048;
	shr.s32 	%r344, %r343, 12;
	setp.lt.s32 	%p92, %r342, -2048;
	selp.b32 	%r345, %r190, 0, %p92;
	add.s32 	%r346, %r344, %r345;
	cvt.rn.f32.s32 	%f409, %r346;
	cvt.rzi.s32.f32 	%r347, %f143;
	mad.lo.s32 	%r348, %r347, %r589, 2048;
	shr.s32 	%r349, %r348, 12;
	cvt.rn.f32.s32 	%f408, %r349;
	bra.uni 	$L__BB10_140;
$L__BB10_134:
	add.f32 	%f303, %f143, 0f34000000;
	mov.f32 	%f304, 0f42700000;
	div.rn.f32 	%f305, %f304, %f303;
	mul.f32 	%f306, %f305, %f394;
	cvt.rn.f32.s32 	%f307, %r94;
	fma.rn.f32 	%f308, %f307, 0f42F00000, %f306;
	setp.lt.f32 	%p89, %f308, 0f00000000;
	add.f32 	%f309, %f308, 0f43B40000;
	selp.f32 	%f409, %f309, %f308, %p89;
	abs.f32 	%f310, %f407;
	add.f32 	%f311, %f310, 0f34000000;
	div.rn.f32 	%f408, %f143, %f311;
$L__BB10_140:
	max.f32 	%f318, %f78, %f79;
	max.f32 	%f404, %f318, %f80;
	min.f32 	%f319, %f78, %f79;
	min.f32 	%f320, %f319, %f80;
	sub.f32 	%f155, %f404, %f320;
	setp.eq.f32 	%p93, %f404, %f78;
	setp.eq.f32 	%p94, %f404, %f79;
	selp.b32 	%r350, 1, 2, %p94;
	selp.b32 	%r99, 0, %r350, %p93;
	@%p93 bra 	$L__BB10_144;
	bra.uni 	$L__BB10_141;
$L__BB10_144:
	sub.f32 	%f397, %f79, %f80;
	bra.uni 	$L__BB10_145;
$L__BB10_141:
	setp.eq.s32 	%p95, %r99, 1;
	@%p95 bra 	$L__BB10_143;
	bra.uni 	$L__BB10_142;
$L__BB10_143:
	sub.f32 	%f397, %f80, %f78;
	bra.uni 	$L__BB10_145;
$L__BB10_142:
	sub.f32 	%f397, %f78, %f79;
$L__BB10_145:
	@%p80 bra 	$L__BB10_147;
	bra.uni 	$L__BB10_146;
$L__BB10_147:
	setp.leu.f32 	%p98, %f404, 0f00000000;
	mov.u32 	%r592, 0;
	mov.u32 	%r591, %r592;
	@%p98 bra 	$L__BB10_149;
	mov.f32 	%f330, 0f497F0000;
	div.rn.f32 	%f331, %f330, %f404;
	cvt.rni.s32.f32 	%r591, %f331;
$L__BB10_149:
	setp.leu.f32 	%p99, %f155, 0f00000000;
	@%p99 bra 	$L__BB10_151;
	mul.f32 	%f332, %f155, 0f40C00000;
	div.rn.f32 	%f333, %f83, %f332;
	cvt.rni.s32.f32 	%r592, %f333;
$L__BB10_151:
	shl.b32 	%r353, %r99, 1;
	cvt.rn.f32.s32 	%f334, %r353;
	fma.rn.f32 	%f335, %f155, %f334, %f397;
	cvt.rzi.s32.f32 	%r354, %f335;
	mul.lo.s32 	%r355, %r354, %r592;
	add.s32 	%r356, %r355, 2048;
	shr.s32 	%r357, %r356, 12;
	setp.lt.s32 	%p100, %r355, -2048;
	selp.b32 	%r358, %r190, 0, %p100;
	add.s32 	%r359, %r357, %r358;
	cvt.rn.f32.s32 	%f406, %r359;
	cvt.rzi.s32.f32 	%r360, %f155;
	mad.lo.s32 	%r361, %r360, %r591, 2048;
	shr.s32 	%r362, %r361, 12;
	cvt.rn.f32.s32 	%f405, %r362;
	bra.uni 	$L__BB10_152;
$L__BB10_146:
	add.f32 	%f321, %f155, 0f34000000;
	mov.f32 	%f322, 0f42700000;
	div.rn.f32 	%f323, %f322, %f321;
	mul.f32 	%f324, %f323, %f397;
	cvt.rn.f32.s32 	%f325, %r99;
	fma.rn.f32 	%f326, %f325, 0f42F00000, %f324;
	setp.lt.f32 	%p97, %f326, 0f00000000;
	add.f32 	%f327, %f326, 0f43B40000;
	selp.f32 	%f406, %f327, %f326, %p97;
	abs.f32 	%f328, %f404;
	add.f32 	%f329, %f328, 0f34000000;
	div.rn.f32 	%f405, %f155, %f329;
$L__BB10_152:
	max.f32 	%f336, %f81, %f82;
	max.f32 	%f401, %f336, %f380;
	min.f32 	%f337, %f81, %f82;
	min.f32 	%f338, %f337, %f380;
	sub.f32 	%f167, %f401, %f338;
	setp.eq.f32 	%p101, %f401, %f81;
	setp.eq.f32 	%p102, %f401, %f82;
	selp.b32 	%r363, 1, 2, %p102;
	selp.b32 	%r104, 0, %r363, %p101;
	@%p101 bra 	$L__BB10_156;
	bra.uni 	$L__BB10_153;
$L__BB10_156:
	sub.f32 	%f400, %f82, %f380;
	bra.uni 	$L__BB10_157;
$L__BB10_153:
	setp.eq.s32 	%p103, %r104, 1;
	@%p103 bra 	$L__BB10_155;
	bra.uni 	$L__BB10_154;
$L__BB10_155:
	sub.f32 	%f400, %f380, %f81;
	bra.uni 	$L__BB10_157;
$L__BB10_154:
	sub.f32 	%f400, %f81, %f82;
$L__BB10_157:
	@%p80 bra 	$L__BB10_159;
	bra.uni 	$L__BB10_158;
$L__BB10_159:
	setp.leu.f32 	%p106, %f401, 0f00000000;
	mov.u32 	%r594, 0;
	mov.u32 	%r593, %r594;
	@%p106 bra 	$L__BB10_161;
	mov.f32 	%f348, 0f497F0000;
	div.rn.f32 	%f349, %f348, %f401;
	cvt.rni.s32.f32 	%r593, %f349;
$L__BB10_161:
	setp.leu.f32 	%p107, %f167, 0f00000000;
	@%p107 bra 	$L__BB10_163;
	mul.f32 	%f350, %f167, 0f40C00000;
	div.rn.f32 	%f351, %f83, %f350;
	cvt.rni.s32.f32 	%r594, %f351;
$L__BB10_163:
	shl.b32 	%r366, %r104, 1;
	cvt.rn.f32.s32 	%f352, %r366;
	fma.rn.f32 	%f353, %f167, %f352, %f400;
	cvt.rzi.s32.f32 	%r367, %f353;
	mul.lo.s32 	%r368, %r367, %r594;
	add.s32 	%r369, %r368, 2048;
	shr.s32 	%r370, %r369, 12;
	setp.lt.s32 	%p108, %r368, -2048;
	selp.b32 	%r371, %r190, 0, %p108;
	add.s32 	%r372, %r370, %r371;
	cvt.rn.f32.s32 	%f403, %r372;
	cvt.rzi.s32.f32 	%r373, %f167;
	mad.lo.s32 	%r374, %r373, %r593, 2048;
	shr.s32 	%r375, %r374, 12;
	cvt.rn.f32.s32 	%f402, %r375;
	bra.uni 	$L__BB10_164;
$L__BB10_158:
	add.f32 	%f339, %f167, 0f34000000;
	mov.f32 	%f340, 0f42700000;
	div.rn.f32 	%f341, %f340, %f339;
	mul.f32 	%f342, %f341, %f400;
	cvt.rn.f32.s32 	%f343, %r104;
	fma.rn.f32 	%f344, %f343, 0f42F00000, %f342;
	setp.lt.f32 	%p105, %f344, 0f00000000;
	add.f32 	%f345, %f344, 0f43B40000;
	selp.f32 	%f403, %f345, %f344, %p105;
	abs.f32 	%f346, %f401;
	add.f32 	%f347, %f346, 0f34000000;
	div.rn.f32 	%f402, %f167, %f347;
$L__BB10_164:
	setp.eq.s32 	%p109, %r188, 4;
	selp.b32 	%r376, 4, 2, %p109;
	setp.eq.s32 	%p110, %r188, 0;
	selp.b32 	%r111, 1, %r376, %p110;
	sub.s32 	%r112, %r560, %r15;
	min.s32 	%r113, %r112, 4;
	mul.lo.s64 	%rd44, %rd310, %rd122;
	mul.lo.s64 	%rd169, %rd311, %rd32;
	add.s64 	%rd45, %rd44, %rd169;
	mul.lo.s32 	%r382, %r14, %r111;
	mul.lo.s32 	%r383, %r382, 12;
	cvt.s64.s32 	%rd46, %r383;
	mul.lo.s32 	%r114, %r111, 3;
	cvt.u64.u32 	%rd170, %r114;
	setp.ne.s64 	%p111, %rd311, %rd170;
	cvt.u64.u32 	%rd171, %r111;
	setp.ne.s64 	%p112, %rd312, %rd171;
	or.pred  	%p113, %p111, %p112;
	setp.gt.s32 	%p114, %r112, 3;
	and.pred  	%p115, %p114, %p113;
	setp.eq.s64 	%p116, %rd311, %rd171;
	and.pred  	%p117, %p116, %p115;
	@%p117 bra 	$L__BB10_166;
	bra.uni 	$L__BB10_165;
$L__BB10_166:
	add.s64 	%rd172, %rd309, %rd45;
	or.b64  	%rd173, %rd312, %rd172;
	shl.b32 	%r384, %r111, 2;
	add.s32 	%r385, %r384, -1;
	cvt.s64.s32 	%rd174, %r385;
	and.b64  	%rd175, %rd173, %rd174;
	setp.eq.s64 	%p179, %rd175, 0;
	bra.uni 	$L__BB10_167;
$L__BB10_165:
	mov.pred 	%p179, 0;
$L__BB10_167:
	selp.f32 	%f188, %f409, %f411, %p179;
	selp.f32 	%f189, %f403, %f409, %p179;
	@%p110 bra 	$L__BB10_191;
	@%p109 bra 	$L__BB10_190;
	bra.uni 	$L__BB10_169;
$L__BB10_190:
	selp.f32 	%f359, %f406, %f410, %p179;
	add.s64 	%rd187, %rd121, %rd46;
	add.s64 	%rd188, %rd309, %rd45;
	selp.b64 	%rd189, %rd188, %rd187, %p179;
	st.v4.f32 	[%rd189], {%f412, %f188, %f359, %f189};
	bra.uni 	$L__BB10_192;
$L__BB10_191:
	selp.f32 	%f360, %f406, %f410, %p179;
	cvt.rni.s32.f32 	%r408, %f360;
	cvt.rni.s32.f32 	%r407, %f189;
	mov.u32 	%r409, 0;
	cvt.pack.sat.u8.s32.b32 %r406, %r407, %r408, %r409;
	cvt.rni.s32.f32 	%r411, %f188;
	cvt.rni.s32.f32 	%r412, %f412;
	cvt.pack.sat.u8.s32.b32 %r410, %r411, %r412, %r406;
	add.s64 	%rd194, %rd121, %rd46;
	add.s64 	%rd195, %rd309, %rd45;
	selp.b64 	%rd196, %rd195, %rd194, %p179;
	st.u32 	[%rd196], %r410;
	bra.uni 	$L__BB10_192;
$L__BB10_169:
	setp.eq.s32 	%p121, %r188, 3;
	@%p121 bra 	$L__BB10_173;
	bra.uni 	$L__BB10_170;
$L__BB10_173:
	cvt.rn.f16.f32 %rs128, %f412;
	bra.uni 	$L__BB10_174;
$L__BB10_170:
	setp.eq.s32 	%p122, %r188, 1;
	cvt.rni.s32.f32 	%r115, %f412;
	@%p122 bra 	$L__BB10_172;
	bra.uni 	$L__BB10_171;
$L__BB10_172:
	max.s32 	%r389, %r115, 0;
	min.s32 	%r390, %r389, 65535;
	cvt.u16.u32 	%rs128, %r390;
	bra.uni 	$L__BB10_174;
$L__BB10_171:
	max.s32 	%r387, %r115, -32768;
	min.s32 	%r388, %r387, 32767;
	cvt.u16.u32 	%rs128, %r388;
$L__BB10_174:
	@%p121 bra 	$L__BB10_178;
	bra.uni 	$L__BB10_175;
$L__BB10_178:
	cvt.rn.f16.f32 %rs129, %f188;
	bra.uni 	$L__BB10_179;
$L__BB10_175:
	setp.eq.s32 	%p124, %r188, 1;
	cvt.rni.s32.f32 	%r116, %f188;
	@%p124 bra 	$L__BB10_177;
	bra.uni 	$L__BB10_176;
$L__BB10_177:
	max.s32 	%r393, %r116, 0;
	min.s32 	%r394, %r393, 65535;
	cvt.u16.u32 	%rs129, %r394;
	bra.uni 	$L__BB10_179;
$L__BB10_176:
	max.s32 	%r391, %r116, -32768;
	min.s32 	%r392, %r391, 32767;
	cvt.u16.u32 	%rs129, %r392;
$L__BB10_179:
	mov.b32 	%r117, {%rs128, %rs129};
	@%p121 bra 	$L__BB10_183;
	bra.uni 	$L__BB10_180;
$L__BB10_183:
	selp.f32 	%f357, %f406, %f410, %p179;
	cvt.rn.f16.f32 %rs130, %f357;
	bra.uni 	$L__BB10_184;
$L__BB10_180:
	setp.eq.s32 	%p126, %r188, 1;
	selp.f32 	%f356, %f406, %f410, %p179;
	cvt.rni.s32.f32 	%r118, %f356;
	@%p126 bra 	$L__BB10_182;
	bra.uni 	$L__BB10_181;
$L__BB10_182:
	max.s32 	%r397, %r118, 0;
	min.s32 	%r398, %r397, 65535;
	cvt.u16.u32 	%rs130, %r398;
	bra.uni 	$L__BB10_184;
$L__BB10_181:
	max.s32 	%r395, %r118, -32768;
	min.s32 	%r396, %r395, 32767;
	cvt.u16.u32 	%rs130, %r396;
$L__BB10_184:
	@%p121 bra 	$L__BB10_188;
	bra.uni 	$L__BB10_185;
$L__BB10_188:
	cvt.rn.f16.f32 %rs131, %f189;
	bra.uni 	$L__BB10_189;
$L__BB10_185:
	setp.eq.s32 	%p128, %r188, 1;
	cvt.rni.s32.f32 	%r119, %f189;
	@%p128 bra 	$L__BB10_187;
	bra.uni 	$L__BB10_186;
$L__BB10_187:
	max.s32 	%r401, %r119, 0;
	min.s32 	%r402, %r401, 65535;
	cvt.u16.u32 	%rs131, %r402;
	bra.uni 	$L__BB10_189;
$L__BB10_186:
	max.s32 	%r399, %r119, -32768;
	min.s32 	%r400, %r399, 32767;
	cvt.u16.u32 	%rs131, %r400;
$L__BB10_189:
	mov.b32 	%r403, {%rs130, %rs131};
	add.s64 	%rd180, %rd121, %rd46;
	add.s64 	%rd181, %rd309, %rd45;
	selp.b64 	%rd182, %rd181, %rd180, %p179;
	st.v2.u32 	[%rd182], {%r117, %r403};
$L__BB10_192:
	selp.f32 	%f190, %f411, %f408, %p179;
	selp.f32 	%f191, %f408, %f407, %p179;
	selp.f32 	%f192, %f405, %f406, %p179;
	selp.f32 	%f193, %f402, %f405, %p179;
	shl.b32 	%r415, %r111, 2;
	cvt.u64.u32 	%rd197, %r415;
	selp.b64 	%rd198, %rd312, %rd197, %p179;
	add.s64 	%rd203, %rd121, %rd46;
	add.s64 	%rd204, %rd309, %rd45;
	selp.b64 	%rd205, %rd204, %rd203, %p179;
	add.s64 	%rd48, %rd205, %rd198;
	@%p110 bra 	$L__BB10_216;
	@%p109 bra 	$L__BB10_215;
	bra.uni 	$L__BB10_194;
$L__BB10_215:
	st.v4.f32 	[%rd48], {%f190, %f191, %f192, %f193};
	bra.uni 	$L__BB10_217;
$L__BB10_216:
	cvt.rni.s32.f32 	%r436, %f192;
	cvt.rni.s32.f32 	%r435, %f193;
	mov.u32 	%r437, 0;
	cvt.pack.sat.u8.s32.b32 %r434, %r435, %r436, %r437;
	cvt.rni.s32.f32 	%r439, %f191;
	cvt.rni.s32.f32 	%r440, %f190;
	cvt.pack.sat.u8.s32.b32 %r438, %r439, %r440, %r434;
	st.u32 	[%rd48], %r438;
	bra.uni 	$L__BB10_217;
$L__BB10_194:
	setp.eq.s32 	%p131, %r188, 3;
	@%p131 bra 	$L__BB10_198;
	bra.uni 	$L__BB10_195;
$L__BB10_198:
	cvt.rn.f16.f32 %rs132, %f190;
	bra.uni 	$L__BB10_199;
$L__BB10_195:
	setp.eq.s32 	%p132, %r188, 1;
	cvt.rni.s32.f32 	%r120, %f190;
	@%p132 bra 	$L__BB10_197;
	bra.uni 	$L__BB10_196;
$L__BB10_197:
	max.s32 	%r419, %r120, 0;
	min.s32 	%r420, %r419, 65535;
	cvt.u16.u32 	%rs132, %r420;
	bra.uni 	$L__BB10_199;
$L__BB10_196:
	max.s32 	%r417, %r120, -32768;
	min.s32 	%r418, %r417, 32767;
	cvt.u16.u32 	%rs132, %r418;
$L__BB10_199:
	@%p131 bra 	$L__BB10_203;
	bra.uni 	$L__BB10_200;
$L__BB10_203:
	cvt.rn.f16.f32 %rs133, %f191;
	bra.uni 	$L__BB10_204;
$L__BB10_200:
	setp.eq.s32 	%p134, %r188, 1;
	cvt.rni.s32.f32 	%r121, %f191;
	@%p134 bra 	$L__BB10_202;
	bra.uni 	$L__BB10_201;
$L__BB10_202:
	max.s32 	%r423, %r121, 0;
	min.s32 	%r424, %r423, 65535;
	cvt.u16.u32 	%rs133, %r424;
	bra.uni 	$L__BB10_204;
$L__BB10_201:
	max.s32 	%r421, %r121, -32768;
	min.s32 	%r422, %r421, 32767;
	cvt.u16.u32 	%rs133, %r422;
$L__BB10_204:
	mov.b32 	%r122, {%rs132, %rs133};
	@%p131 bra 	$L__BB10_208;
	bra.uni 	$L__BB10_205;
$L__BB10_208:
	cvt.rn.f16.f32 %rs134, %f192;
	bra.uni 	$L__BB10_209;
$L__BB10_205:
	setp.eq.s32 	%p136, %r188, 1;
	cvt.rni.s32.f32 	%r123, %f192;
	@%p136 bra 	$L__BB10_207;
	bra.uni 	$L__BB10_206;
$L__BB10_207:
	max.s32 	%r427, %r123, 0;
	min.s32 	%r428, %r427, 65535;
	cvt.u16.u32 	%rs134, %r428;
	bra.uni 	$L__BB10_209;
$L__BB10_206:
	max.s32 	%r425, %r123, -32768;
	min.s32 	%r426, %r425, 32767;
	cvt.u16.u32 	%rs134, %r426;
$L__BB10_209:
	@%p131 bra 	$L__BB10_213;
	bra.uni 	$L__BB10_210;
$L__BB10_213:
	cvt.rn.f16.f32 %rs135, %f193;
	bra.uni 	$L__BB10_214;
$L__BB10_210:
	setp.eq.s32 	%p138, %r188, 1;
	cvt.rni.s32.f32 	%r124, %f193;
	@%p138 bra 	$L__BB10_212;
	bra.uni 	$L__BB10_211;
$L__BB10_212:
	max.s32 	%r431, %r124, 0;
	min.s32 	%r432, %r431, 65535;
	cvt.u16.u32 	%rs135, %r432;
	bra.uni 	$L__BB10_214;
$L__BB10_211:
	max.s32 	%r429, %r124, -32768;
	min.s32 	%r430, %r429, 32767;
	cvt.u16.u32 	%rs135, %r430;
$L__BB10_214:
	mov.b32 	%r433, {%rs134, %rs135};
	st.v2.u32 	[%rd48], {%r122, %r433};
$L__BB10_217:
	selp.f32 	%f194, %f410, %f404, %p179;
	selp.f32 	%f195, %f407, %f403, %p179;
	selp.f32 	%f196, %f404, %f402, %p179;
	shl.b64 	%rd208, %rd198, 1;
	add.s64 	%rd49, %rd205, %rd208;
	@%p110 bra 	$L__BB10_241;
	@%p109 bra 	$L__BB10_240;
	bra.uni 	$L__BB10_219;
$L__BB10_240:
	st.v4.f32 	[%rd49], {%f194, %f195, %f196, %f401};
	bra.uni 	$L__BB10_242;
$L__BB10_241:
	cvt.rni.s32.f32 	%r463, %f196;
	cvt.rni.s32.f32 	%r462, %f401;
	mov.u32 	%r464, 0;
	cvt.pack.sat.u8.s32.b32 %r461, %r462, %r463, %r464;
	cvt.rni.s32.f32 	%r466, %f195;
	cvt.rni.s32.f32 	%r467, %f194;
	cvt.pack.sat.u8.s32.b32 %r465, %r466, %r467, %r461;
	st.u32 	[%rd49], %r465;
	bra.uni 	$L__BB10_242;
$L__BB10_219:
	setp.eq.s32 	%p141, %r188, 3;
	@%p141 bra 	$L__BB10_223;
	bra.uni 	$L__BB10_220;
$L__BB10_223:
	cvt.rn.f16.f32 %rs136, %f194;
	bra.uni 	$L__BB10_224;
$L__BB10_220:
	setp.eq.s32 	%p142, %r188, 1;
	cvt.rni.s32.f32 	%r125, %f194;
	@%p142 bra 	$L__BB10_222;
	bra.uni 	$L__BB10_221;
$L__BB10_222:
	max.s32 	%r446, %r125, 0;
	min.s32 	%r447, %r446, 65535;
	cvt.u16.u32 	%rs136, %r447;
	bra.uni 	$L__BB10_224;
$L__BB10_221:
	max.s32 	%r444, %r125, -32768;
	min.s32 	%r445, %r444, 32767;
	cvt.u16.u32 	%rs136, %r445;
$L__BB10_224:
	@%p141 bra 	$L__BB10_228;
	bra.uni 	$L__BB10_225;
$L__BB10_228:
	cvt.rn.f16.f32 %rs137, %f195;
	bra.uni 	$L__BB10_229;
$L__BB10_225:
	setp.eq.s32 	%p144, %r188, 1;
	cvt.rni.s32.f32 	%r126, %f195;
	@%p144 bra 	$L__BB10_227;
	bra.uni 	$L__BB10_226;
$L__BB10_227:
	max.s32 	%r450, %r126, 0;
	min.s32 	%r451, %r450, 65535;
	cvt.u16.u32 	%rs137, %r451;
	bra.uni 	$L__BB10_229;
$L__BB10_226:
	max.s32 	%r448, %r126, -32768;
	min.s32 	%r449, %r448, 32767;
	cvt.u16.u32 	%rs137, %r449;
$L__BB10_229:
	mov.b32 	%r127, {%rs136, %rs137};
	@%p141 bra 	$L__BB10_233;
	bra.uni 	$L__BB10_230;
$L__BB10_233:
	cvt.rn.f16.f32 %rs138, %f196;
	bra.uni 	$L__BB10_234;
$L__BB10_230:
	setp.eq.s32 	%p146, %r188, 1;
	cvt.rni.s32.f32 	%r128, %f196;
	@%p146 bra 	$L__BB10_232;
	bra.uni 	$L__BB10_231;
$L__BB10_232:
	max.s32 	%r454, %r128, 0;
	min.s32 	%r455, %r454, 65535;
	cvt.u16.u32 	%rs138, %r455;
	bra.uni 	$L__BB10_234;
$L__BB10_231:
	max.s32 	%r452, %r128, -32768;
	min.s32 	%r453, %r452, 32767;
	cvt.u16.u32 	%rs138, %r453;
$L__BB10_234:
	@%p141 bra 	$L__BB10_238;
	bra.uni 	$L__BB10_235;
$L__BB10_238:
	cvt.rn.f16.f32 %rs139, %f401;
	bra.uni 	$L__BB10_239;
$L__BB10_235:
	setp.eq.s32 	%p148, %r188, 1;
	cvt.rni.s32.f32 	%r129, %f401;
	@%p148 bra 	$L__BB10_237;
	bra.uni 	$L__BB10_236;
$L__BB10_237:
	max.s32 	%r458, %r129, 0;
	min.s32 	%r459, %r458, 65535;
	cvt.u16.u32 	%rs139, %r459;
	bra.uni 	$L__BB10_239;
$L__BB10_236:
	max.s32 	%r456, %r129, -32768;
	min.s32 	%r457, %r456, 32767;
	cvt.u16.u32 	%rs139, %r457;
$L__BB10_239:
	mov.b32 	%r460, {%rs138, %rs139};
	st.v2.u32 	[%rd49], {%r127, %r460};
$L__BB10_242:
	setp.eq.s64 	%p149, %rd311, %rd170;
	setp.eq.s64 	%p150, %rd312, %rd171;
	and.pred  	%p151, %p149, %p150;
	@%p151 bra 	$L__BB10_256;
	bra.uni 	$L__BB10_243;
$L__BB10_256:
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd60, %r205;
	sub.s32 	%r485, %r560, %r204;
	min.s32 	%r486, %r485, 128;
	mul.lo.s32 	%r141, %r114, %r486;
	setp.lt.s32 	%p161, %r141, 1;
	@%p161 bra 	$L__BB10_282;
	mul.lo.s64 	%rd247, %rd311, %rd60;
	sub.s64 	%rd248, %rd45, %rd247;
	add.s64 	%rd61, %rd309, %rd248;
	and.b64  	%rd249, %rd61, 15;
	setp.eq.s64 	%p162, %rd249, 0;
	@%p162 bra 	$L__BB10_267;
	and.b64  	%rd250, %rd61, 3;
	setp.ne.s64 	%p163, %rd250, 0;
	mov.u32 	%r608, 0;
	@%p163 bra 	$L__BB10_275;
	shr.s32 	%r488, %r141, 31;
	shr.u32 	%r489, %r488, 30;
	add.s32 	%r490, %r141, %r489;
	shr.s32 	%r142, %r490, 2;
	mov.u32 	%r602, %tid.x;
	setp.ge.s32 	%p164, %r602, %r142;
	@%p164 bra 	$L__BB10_266;
	not.b32 	%r492, %r602;
	add.s32 	%r144, %r142, %r492;
	shr.u32 	%r493, %r144, 5;
	add.s32 	%r494, %r493, 1;
	and.b32  	%r601, %r494, 3;
	setp.eq.s32 	%p165, %r601, 0;
	@%p165 bra 	$L__BB10_263;
	mov.u32 	%r602, %tid.x;
	mul.wide.s32 	%rd251, %r602, 4;
	sub.s64 	%rd252, %rd32, %rd60;
	mul.lo.s64 	%rd253, %rd311, %rd252;
	add.s64 	%rd254, %rd251, %rd253;
	add.s64 	%rd255, %rd254, %rd44;
	add.s64 	%rd318, %rd309, %rd255;
	add.s64 	%rd258, %rd119, %rd118;
	add.s64 	%rd317, %rd258, %rd251;
$L__BB10_262:
	.pragma "nounroll";
	ld.shared.u32 	%r496, [%rd317];
	st.u32 	[%rd318], %r496;
	add.s32 	%r602, %r602, 32;
	add.s64 	%rd318, %rd318, 128;
	add.s64 	%rd317, %rd317, 128;
	add.s32 	%r601, %r601, -1;
	setp.ne.s32 	%p166, %r601, 0;
	@%p166 bra 	$L__BB10_262;
$L__BB10_263:
	setp.lt.u32 	%p167, %r144, 96;
	@%p167 bra 	$L__BB10_266;
	mul.wide.s32 	%rd259, %r602, 4;
	add.s64 	%rd262, %rd119, %rd118;
	add.s64 	%rd263, %rd262, %rd259;
	add.s64 	%rd320, %rd263, 256;
	sub.s64 	%rd264, %rd32, %rd60;
	mul.lo.s64 	%rd265, %rd311, %rd264;
	add.s64 	%rd266, %rd259, %rd265;
	add.s64 	%rd267, %rd266, %rd44;
	add.s64 	%rd268, %rd309, %rd267;
	add.s64 	%rd319, %rd268, 256;
$L__BB10_265:
	ld.shared.u32 	%r498, [%rd320+-256];
	st.u32 	[%rd319+-256], %r498;
	ld.shared.u32 	%r499, [%rd320+-128];
	st.u32 	[%rd319+-128], %r499;
	ld.shared.u32 	%r500, [%rd320];
	st.u32 	[%rd319], %r500;
	ld.shared.u32 	%r501, [%rd320+128];
	st.u32 	[%rd319+128], %r501;
	add.s64 	%rd320, %rd320, 512;
	add.s64 	%rd319, %rd319, 512;
	add.s32 	%r602, %r602, 128;
	setp.lt.s32 	%p168, %r602, %r142;
	@%p168 bra 	$L__BB10_265;
$L__BB10_266:
	and.b32  	%r608, %r141, -4;
	bra.uni 	$L__BB10_275;
$L__BB10_243:
	setp.lt.s32 	%p152, %r112, 1;
	or.pred  	%p153, %p152, %p179;
	@%p153 bra 	$L__BB10_282;
	@%p110 bra 	$L__BB10_252;
	mov.u32 	%r595, 0;
	shl.b64 	%rd226, %rd29, 11;
	add.s64 	%rd228, %rd119, %rd226;
$L__BB10_246:
	.pragma "nounroll";
	cvt.s64.s32 	%rd218, %r595;
	mul.lo.s64 	%rd219, %rd311, %rd218;
	add.s64 	%rd50, %rd219, %rd45;
	mul.lo.s32 	%r131, %r595, 3;
	setp.eq.s32 	%p155, %r111, 2;
	@%p155 bra 	$L__BB10_249;
	bra.uni 	$L__BB10_247;
$L__BB10_249:
	mov.u32 	%r597, 0;
$L__BB10_250:
	.pragma "nounroll";
	cvt.s64.s32 	%rd230, %r597;
	mul.lo.s64 	%rd231, %rd312, %rd230;
	add.s64 	%rd232, %rd50, %rd231;
	add.s64 	%rd233, %rd309, %rd232;
	add.s32 	%r475, %r597, %r131;
	shl.b32 	%r476, %r475, 1;
	cvt.s64.s32 	%rd234, %r476;
	add.s64 	%rd235, %rd234, %rd46;
	add.s64 	%rd239, %rd228, %rd235;
	ld.shared.u16 	%rs120, [%rd239];
	st.u16 	[%rd233], %rs120;
	add.s32 	%r597, %r597, 1;
	setp.ne.s32 	%p157, %r597, 3;
	@%p157 bra 	$L__BB10_250;
	bra.uni 	$L__BB10_251;
$L__BB10_247:
	mov.u32 	%r596, 0;
$L__BB10_248:
	.pragma "nounroll";
	cvt.s64.s32 	%rd220, %r596;
	mul.lo.s64 	%rd221, %rd312, %rd220;
	add.s64 	%rd222, %rd50, %rd221;
	add.s64 	%rd223, %rd309, %rd222;
	add.s32 	%r471, %r596, %r131;
	mul.lo.s32 	%r472, %r471, %r111;
	cvt.s64.s32 	%rd224, %r472;
	add.s64 	%rd225, %rd224, %rd46;
	add.s64 	%rd229, %rd228, %rd225;
	ld.shared.u32 	%r473, [%rd229];
	st.u32 	[%rd223], %r473;
	add.s32 	%r596, %r596, 1;
	setp.eq.s32 	%p156, %r596, 3;
	@%p156 bra 	$L__BB10_251;
	bra.uni 	$L__BB10_248;
$L__BB10_251:
	add.s32 	%r595, %r595, 1;
	setp.lt.s32 	%p158, %r595, %r113;
	@%p158 bra 	$L__BB10_246;
	bra.uni 	$L__BB10_282;
$L__BB10_267:
	shr.s32 	%r502, %r141, 31;
	shr.u32 	%r503, %r502, 28;
	add.s32 	%r504, %r141, %r503;
	shr.s32 	%r155, %r504, 4;
	setp.ge.s32 	%p169, %r14, %r155;
	@%p169 bra 	$L__BB10_274;
	not.b32 	%r506, %r14;
	add.s32 	%r157, %r155, %r506;
	shr.u32 	%r507, %r157, 5;
	add.s32 	%r508, %r507, 1;
	and.b32  	%r605, %r508, 3;
	setp.eq.s32 	%p170, %r605, 0;
	mov.u32 	%r606, %r14;
	@%p170 bra 	$L__BB10_271;
	mov.u32 	%r606, %tid.x;
	mul.wide.s32 	%rd269, %r606, 16;
	add.s64 	%rd272, %rd119, %rd118;
	add.s64 	%rd322, %rd272, %rd269;
	sub.s64 	%rd273, %rd32, %rd60;
	mul.lo.s64 	%rd274, %rd311, %rd273;
	add.s64 	%rd275, %rd269, %rd274;
	add.s64 	%rd276, %rd275, %rd44;
	add.s64 	%rd321, %rd309, %rd276;
$L__BB10_270:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r510, %r511, %r512, %r513}, [%rd322];
	st.v4.u32 	[%rd321], {%r510, %r511, %r512, %r513};
	add.s32 	%r606, %r606, 32;
	add.s64 	%rd322, %rd322, 512;
	add.s64 	%rd321, %rd321, 512;
	add.s32 	%r605, %r605, -1;
	setp.ne.s32 	%p171, %r605, 0;
	@%p171 bra 	$L__BB10_270;
$L__BB10_271:
	setp.lt.u32 	%p172, %r157, 96;
	@%p172 bra 	$L__BB10_274;
	mul.wide.s32 	%rd277, %r606, 16;
	sub.s64 	%rd278, %rd32, %rd60;
	mul.lo.s64 	%rd279, %rd311, %rd278;
	add.s64 	%rd280, %rd277, %rd279;
	add.s64 	%rd281, %rd280, %rd44;
	add.s64 	%rd282, %rd309, %rd281;
	add.s64 	%rd324, %rd282, 1024;
	add.s64 	%rd285, %rd119, %rd118;
	add.s64 	%rd286, %rd285, %rd277;
	add.s64 	%rd323, %rd286, 1024;
$L__BB10_273:
	ld.shared.v4.u32 	{%r519, %r520, %r521, %r522}, [%rd323+-1024];
	st.v4.u32 	[%rd324+-1024], {%r519, %r520, %r521, %r522};
	ld.shared.v4.u32 	{%r527, %r528, %r529, %r530}, [%rd323+-512];
	st.v4.u32 	[%rd324+-512], {%r527, %r528, %r529, %r530};
	ld.shared.v4.u32 	{%r535, %r536, %r537, %r538}, [%rd323];
	st.v4.u32 	[%rd324], {%r535, %r536, %r537, %r538};
	ld.shared.v4.u32 	{%r543, %r544, %r545, %r546}, [%rd323+512];
	st.v4.u32 	[%rd324+512], {%r543, %r544, %r545, %r546};
	add.s64 	%rd324, %rd324, 2048;
	add.s64 	%rd323, %rd323, 2048;
	add.s32 	%r606, %r606, 128;
	setp.lt.s32 	%p173, %r606, %r155;
	@%p173 bra 	$L__BB10_273;
$L__BB10_274:
	and.b32  	%r608, %r141, -16;
$L__BB10_275:
	add.s32 	%r611, %r608, %r14;
	setp.ge.s32 	%p174, %r611, %r141;
	@%p174 bra 	$L__BB10_282;
	not.b32 	%r553, %r14;
	add.s32 	%r554, %r141, %r553;
	sub.s32 	%r170, %r554, %r608;
	shr.u32 	%r555, %r170, 5;
	add.s32 	%r556, %r555, 1;
	and.b32  	%r610, %r556, 3;
	setp.eq.s32 	%p175, %r610, 0;
	@%p175 bra 	$L__BB10_279;
	sub.s64 	%rd287, %rd32, %rd60;
	mul.lo.s64 	%rd288, %rd311, %rd287;
	add.s64 	%rd289, %rd288, %rd44;
	cvt.s64.s32 	%rd290, %r611;
	add.s64 	%rd291, %rd289, %rd290;
	add.s64 	%rd326, %rd309, %rd291;
	add.s64 	%rd294, %rd119, %rd118;
	add.s64 	%rd325, %rd294, %rd290;
$L__BB10_278:
	.pragma "nounroll";
	ld.shared.u8 	%rs122, [%rd325];
	st.u8 	[%rd326], %rs122;
	add.s32 	%r611, %r611, 32;
	add.s64 	%rd326, %rd326, 32;
	add.s64 	%rd325, %rd325, 32;
	add.s32 	%r610, %r610, -1;
	setp.ne.s32 	%p176, %r610, 0;
	@%p176 bra 	$L__BB10_278;
$L__BB10_279:
	setp.lt.u32 	%p177, %r170, 96;
	@%p177 bra 	$L__BB10_282;
	cvt.s64.s32 	%rd295, %r611;
	add.s64 	%rd298, %rd119, %rd118;
	add.s64 	%rd299, %rd298, %rd295;
	add.s64 	%rd328, %rd299, 64;
	sub.s64 	%rd300, %rd32, %rd60;
	mul.lo.s64 	%rd301, %rd311, %rd300;
	add.s64 	%rd302, %rd301, %rd44;
	add.s64 	%rd303, %rd302, %rd295;
	add.s64 	%rd304, %rd309, %rd303;
	add.s64 	%rd327, %rd304, 64;
$L__BB10_281:
	ld.shared.u8 	%rs123, [%rd328+-64];
	st.u8 	[%rd327+-64], %rs123;
	ld.shared.u8 	%rs124, [%rd328+-32];
	st.u8 	[%rd327+-32], %rs124;
	ld.shared.u8 	%rs125, [%rd328];
	st.u8 	[%rd327], %rs125;
	ld.shared.u8 	%rs126, [%rd328+32];
	st.u8 	[%rd327+32], %rs126;
	add.s64 	%rd328, %rd328, 128;
	add.s64 	%rd327, %rd327, 128;
	add.s32 	%r611, %r611, 128;
	setp.lt.s32 	%p178, %r611, %r141;
	@%p178 bra 	$L__BB10_281;
	bra.uni 	$L__BB10_282;
$L__BB10_252:
	add.s64 	%rd242, %rd119, %rd118;
	add.s64 	%rd51, %rd242, %rd46;
	add.s64 	%rd53, %rd309, %rd44;
	mov.u32 	%r477, 0;
	mov.u32 	%r598, %r477;
$L__BB10_253:
	.pragma "nounroll";
	mul.lo.s32 	%r480, %r114, %r598;
	cvt.s64.s32 	%rd243, %r480;
	add.s64 	%rd316, %rd51, %rd243;
	cvt.s64.s32 	%rd244, %r598;
	add.s64 	%rd245, %rd32, %rd244;
	mul.lo.s64 	%rd246, %rd311, %rd245;
	add.s64 	%rd315, %rd53, %rd246;
	mov.u32 	%r599, %r477;
$L__BB10_254:
	.pragma "nounroll";
	ld.shared.u8 	%rs121, [%rd316];
	st.u8 	[%rd315], %rs121;
	add.s64 	%rd316, %rd316, %rd171;
	add.s64 	%rd315, %rd315, %rd312;
	add.s32 	%r599, %r599, 1;
	setp.ne.s32 	%p159, %r599, 3;
	@%p159 bra 	$L__BB10_254;
	add.s32 	%r598, %r598, 1;
	setp.lt.s32 	%p160, %r598, %r113;
	@%p160 bra 	$L__BB10_253;
$L__BB10_282:
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
	.reg .pred 	%p<211>;
	.reg .b16 	%rs<140>;
	.reg .f32 	%f<444>;
	.reg .b32 	%r<594>;
	.reg .b64 	%rd<345>;
	.shared .align 16 .b8 _ZZ6to_rgbI7FromHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd101, [hsv_to_rgb_3_3_param_0];
	ld.param.v2.u32 	{%r556, %r159}, [hsv_to_rgb_3_3_param_1+32];
	ld.param.v2.u32 	{%r160, %r161}, [hsv_to_rgb_3_3_param_1+40];
	ld.param.u64 	%rd106, [hsv_to_rgb_3_3_param_2];
	ld.param.v2.u32 	{%r557, %r558}, [hsv_to_rgb_3_3_param_3+32];
	ld.param.v2.u32 	{%r164, %r165}, [hsv_to_rgb_3_3_param_3+40];
	ld.param.u32 	%r157, [hsv_to_rgb_3_3_param_4+12];
	ld.param.u32 	%r156, [hsv_to_rgb_3_3_param_4+8];
	ld.param.u32 	%r155, [hsv_to_rgb_3_3_param_4+4];
	ld.param.u32 	%r154, [hsv_to_rgb_3_3_param_4];
	ld.param.u64 	%rd328, [hsv_to_rgb_3_3_param_3+24];
	ld.param.u64 	%rd327, [hsv_to_rgb_3_3_param_3+16];
	ld.param.u64 	%rd326, [hsv_to_rgb_3_3_param_3+8];
	ld.param.u64 	%rd107, [hsv_to_rgb_3_3_param_3];
	ld.param.u64 	%rd324, [hsv_to_rgb_3_3_param_1+24];
	ld.param.u64 	%rd323, [hsv_to_rgb_3_3_param_1+16];
	ld.param.u64 	%rd322, [hsv_to_rgb_3_3_param_1+8];
	ld.param.u64 	%rd102, [hsv_to_rgb_3_3_param_1];
	mov.u32 	%r2, %ctaid.z;
	setp.eq.s32 	%p3, %r161, 0;
	@%p3 bra 	$L__BB11_2;
	cvta.to.global.u64 	%rd111, %rd101;
	mul.wide.s32 	%rd112, %r2, 40;
	add.s64 	%rd113, %rd111, %rd112;
	ld.global.v2.u32 	{%r556, %r167}, [%rd113+32];
	ld.global.u64 	%rd324, [%rd113+24];
	ld.global.u64 	%rd323, [%rd113+16];
	ld.global.u64 	%rd322, [%rd113+8];
	ld.global.u64 	%rd321, [%rd113];
	bra.uni 	$L__BB11_3;
$L__BB11_2:
	cvt.s64.s32 	%rd114, %r2;
	mul.lo.s64 	%rd115, %rd102, %rd114;
	add.s64 	%rd321, %rd101, %rd115;
$L__BB11_3:
	setp.eq.s32 	%p4, %r165, 0;
	@%p4 bra 	$L__BB11_5;
	cvta.to.global.u64 	%rd116, %rd106;
	mul.wide.s32 	%rd117, %r2, 40;
	add.s64 	%rd118, %rd116, %rd117;
	ld.global.v2.u32 	{%r557, %r558}, [%rd118+32];
	ld.global.u64 	%rd328, [%rd118+24];
	ld.global.u64 	%rd327, [%rd118+16];
	ld.global.u64 	%rd326, [%rd118+8];
	ld.global.u64 	%rd325, [%rd118];
	bra.uni 	$L__BB11_6;
$L__BB11_5:
	cvt.s64.s32 	%rd119, %r2;
	mul.lo.s64 	%rd120, %rd107, %rd119;
	add.s64 	%rd325, %rd106, %rd120;
$L__BB11_6:
	mov.u32 	%r15, %tid.x;
	mov.u32 	%r170, %ctaid.y;
	shl.b32 	%r171, %r170, 3;
	mov.u32 	%r172, %tid.y;
	add.s32 	%r16, %r171, %r172;
	setp.ge.s32 	%p5, %r16, %r558;
	@%p5 bra 	$L__BB11_262;
	shl.b32 	%r173, %r15, 2;
	mov.u32 	%r174, %ctaid.x;
	shl.b32 	%r175, %r174, 7;
	add.s32 	%r176, %r175, %r173;
	sub.s32 	%r17, %r556, %r176;
	min.s32 	%r18, %r17, 4;
	cvt.s64.s32 	%rd121, %r16;
	mul.lo.s64 	%rd122, %rd322, %rd121;
	cvt.s64.s32 	%rd123, %r176;
	mul.lo.s64 	%rd124, %rd323, %rd123;
	add.s64 	%rd29, %rd122, %rd124;
	setp.gt.s32 	%p6, %r17, 3;
	@%p6 bra 	$L__BB11_8;
	bra.uni 	$L__BB11_10;
$L__BB11_8:
	setp.eq.s32 	%p7, %r154, 0;
	setp.eq.s32 	%p8, %r154, 4;
	selp.b32 	%r177, 4, 2, %p8;
	selp.b32 	%r178, 1, %r177, %p7;
	mul.lo.s32 	%r179, %r178, 3;
	cvt.u64.u32 	%rd125, %r179;
	setp.ne.s64 	%p9, %rd323, %rd125;
	cvt.u64.u32 	%rd126, %r178;
	setp.ne.s64 	%p10, %rd324, %rd126;
	or.pred  	%p11, %p9, %p10;
	@%p11 bra 	$L__BB11_10;
	shl.b32 	%r182, %r178, 2;
	cvt.u64.u32 	%rd330, %r182;
	add.s64 	%rd329, %rd321, %rd29;
	add.s32 	%r183, %r182, -1;
	cvt.s64.s32 	%rd127, %r183;
	and.b64  	%rd128, %rd329, %rd127;
	setp.eq.s64 	%p14, %rd128, 0;
	mov.u16 	%rs127, 0;
	@%p14 bra 	$L__BB11_25;
$L__BB11_10:
	setp.lt.s32 	%p15, %r17, 4;
	setp.eq.s32 	%p16, %r154, 4;
	selp.b32 	%r184, 4, 2, %p16;
	setp.eq.s32 	%p17, %r154, 0;
	selp.b32 	%r185, 1, %r184, %p17;
	cvt.u64.u32 	%rd129, %r185;
	setp.ne.s64 	%p18, %rd323, %rd129;
	or.pred  	%p19, %p18, %p15;
	@%p19 bra 	$L__BB11_12;
	shl.b32 	%r188, %r185, 2;
	add.s64 	%rd329, %rd321, %rd29;
	or.b64  	%rd130, %rd324, %rd329;
	add.s32 	%r189, %r188, -1;
	cvt.s64.s32 	%rd131, %r189;
	and.b64  	%rd132, %rd130, %rd131;
	setp.eq.s64 	%p22, %rd132, 0;
	mov.u16 	%rs127, 1;
	mov.u64 	%rd330, %rd324;
	@%p22 bra 	$L__BB11_25;
$L__BB11_12:
	setp.lt.s32 	%p23, %r17, 1;
	shl.b32 	%r191, %r185, 2;
	cvt.u64.u32 	%rd330, %r191;
	shl.b32 	%r193, %r15, 6;
	cvt.u64.u32 	%rd34, %r193;
	mul.wide.u32 	%rd133, %r172, 2048;
	mov.u64 	%rd134, _ZZ6to_rgbI7FromHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd135, %rd134;
	add.s64 	%rd136, %rd135, %rd133;
	add.s64 	%rd329, %rd136, %rd34;
	mov.u16 	%rs127, 0;
	@%p23 bra 	$L__BB11_25;
	@%p17 bra 	$L__BB11_21;
	mov.u32 	%r559, 0;
$L__BB11_15:
	.pragma "nounroll";
	cvt.s64.s32 	%rd137, %r559;
	mul.lo.s64 	%rd138, %rd323, %rd137;
	add.s64 	%rd36, %rd138, %rd29;
	setp.eq.s32 	%p27, %r185, 2;
	@%p27 bra 	$L__BB11_18;
	bra.uni 	$L__BB11_16;
$L__BB11_18:
	mov.u32 	%r561, 0;
$L__BB11_19:
	.pragma "nounroll";
	mad.lo.s32 	%r201, %r559, 3, %r561;
	shl.b32 	%r202, %r201, 1;
	cvt.s64.s32 	%rd149, %r202;
	add.s64 	%rd150, %rd149, %rd34;
	add.s64 	%rd153, %rd134, %rd133;
	add.s64 	%rd154, %rd153, %rd150;
	cvt.s64.s32 	%rd155, %r561;
	mul.lo.s64 	%rd156, %rd324, %rd155;
	add.s64 	%rd157, %rd36, %rd156;
	add.s64 	%rd158, %rd321, %rd157;
	ld.u16 	%rs56, [%rd158];
	st.shared.u16 	[%rd154], %rs56;
	add.s32 	%r561, %r561, 1;
	setp.ne.s32 	%p29, %r561, 3;
	@%p29 bra 	$L__BB11_19;
	bra.uni 	$L__BB11_20;
$L__BB11_16:
	mov.u32 	%r560, 0;
$L__BB11_17:
	.pragma "nounroll";
	mad.lo.s32 	%r196, %r559, 3, %r560;
	mul.lo.s32 	%r197, %r196, %r185;
	cvt.s64.s32 	%rd139, %r197;
	add.s64 	%rd140, %rd139, %rd34;
	add.s64 	%rd143, %rd134, %rd133;
	add.s64 	%rd144, %rd143, %rd140;
	cvt.s64.s32 	%rd145, %r560;
	mul.lo.s64 	%rd146, %rd324, %rd145;
	add.s64 	%rd147, %rd36, %rd146;
	add.s64 	%rd148, %rd321, %rd147;
	ld.u32 	%r199, [%rd148];
	st.shared.u32 	[%rd144], %r199;
	add.s32 	%r560, %r560, 1;
	setp.eq.s32 	%p28, %r560, 3;
	@%p28 bra 	$L__BB11_20;
	bra.uni 	$L__BB11_17;
$L__BB11_20:
	add.s32 	%r559, %r559, 1;
	setp.lt.s32 	%p30, %r559, %r18;
	mov.u32 	%r205, %tid.x;
	shl.b32 	%r206, %r205, 6;
	cvt.u64.u32 	%rd159, %r206;
	add.s64 	%rd329, %rd136, %rd159;
	@%p30 bra 	$L__BB11_15;
	bra.uni 	$L__BB11_25;
$L__BB11_21:
	mov.u32 	%r210, 0;
	mov.u32 	%r562, %r210;
$L__BB11_22:
	.pragma "nounroll";
	mul.lo.s32 	%r27, %r562, 3;
	cvt.s64.s32 	%rd164, %r562;
	mul.lo.s64 	%rd165, %rd323, %rd164;
	add.s64 	%rd39, %rd165, %rd29;
	mov.u32 	%r563, %r210;
$L__BB11_23:
	.pragma "nounroll";
	add.s32 	%r212, %r563, %r27;
	mul.lo.s32 	%r213, %r212, %r185;
	cvt.s64.s32 	%rd166, %r213;
	add.s64 	%rd167, %rd166, %rd34;
	add.s64 	%rd170, %rd134, %rd133;
	add.s64 	%rd171, %rd170, %rd167;
	cvt.s64.s32 	%rd172, %r563;
	mul.lo.s64 	%rd173, %rd324, %rd172;
	add.s64 	%rd174, %rd39, %rd173;
	add.s64 	%rd175, %rd321, %rd174;
	ld.u8 	%rs58, [%rd175];
	st.shared.u8 	[%rd171], %rs58;
	add.s32 	%r563, %r563, 1;
	setp.ne.s32 	%p33, %r563, 3;
	@%p33 bra 	$L__BB11_23;
	add.s32 	%r562, %r562, 1;
	setp.lt.s32 	%p34, %r562, %r18;
	@%p34 bra 	$L__BB11_22;
$L__BB11_25:
	setp.eq.s32 	%p35, %r154, 0;
	@%p35 bra 	$L__BB11_29;
	setp.eq.s32 	%p36, %r154, 4;
	@%p36 bra 	$L__BB11_28;
	bra.uni 	$L__BB11_27;
$L__BB11_28:
	ld.v4.u32 	{%r38, %r569, %r570, %r571}, [%rd329];
	bra.uni 	$L__BB11_30;
$L__BB11_29:
	ld.u32 	%r38, [%rd329];
	bra.uni 	$L__BB11_30;
$L__BB11_27:
	ld.v2.u32 	{%r38, %r569}, [%rd329];
$L__BB11_30:
	@%p35 bra 	$L__BB11_38;
	setp.eq.s32 	%p38, %r154, 4;
	@%p38 bra 	$L__BB11_37;
	bra.uni 	$L__BB11_32;
$L__BB11_37:
	mov.b32 	%f387, %r38;
	mov.b32 	%f386, %r569;
	mov.b32 	%f385, %r570;
	mov.b32 	%f384, %r571;
	bra.uni 	$L__BB11_39;
$L__BB11_38:
	cvt.u16.u32 	%rs70, %r38;
	and.b16  	%rs71, %rs70, 255;
	cvt.rn.f32.u16 	%f387, %rs71;
	shr.u16 	%rs72, %rs70, 8;
	cvt.rn.f32.u16 	%f386, %rs72;
	shr.u32 	%r229, %r38, 16;
	cvt.u16.u32 	%rs73, %r229;
	and.b16  	%rs74, %rs73, 255;
	cvt.rn.f32.u16 	%f385, %rs74;
	shr.u32 	%r230, %r38, 24;
	cvt.u16.u32 	%rs75, %r230;
	cvt.rn.f32.u16 	%f384, %rs75;
	bra.uni 	$L__BB11_39;
$L__BB11_32:
	setp.eq.s32 	%p39, %r154, 3;
	cvt.u16.u32 	%rs2, %r38;
	@%p39 bra 	$L__BB11_36;
	bra.uni 	$L__BB11_33;
$L__BB11_36:
	cvt.f32.f16 %f387, %rs2;
	shr.u32 	%r227, %r38, 16;
	cvt.u16.u32 	%rs67, %r227;
	cvt.f32.f16 %f386, %rs67;
	cvt.u16.u32 	%rs68, %r569;
	cvt.f32.f16 %f385, %rs68;
	shr.u32 	%r228, %r569, 16;
	cvt.u16.u32 	%rs69, %r228;
	cvt.f32.f16 %f384, %rs69;
	bra.uni 	$L__BB11_39;
$L__BB11_33:
	setp.eq.s32 	%p40, %r154, 1;
	@%p40 bra 	$L__BB11_35;
	bra.uni 	$L__BB11_34;
$L__BB11_35:
	cvt.rn.f32.u16 	%f387, %rs2;
	shr.u32 	%r225, %r38, 16;
	cvt.u16.u32 	%rs63, %r225;
	cvt.rn.f32.u16 	%f386, %rs63;
	cvt.u16.u32 	%rs64, %r569;
	cvt.rn.f32.u16 	%f385, %rs64;
	shr.u32 	%r226, %r569, 16;
	cvt.u16.u32 	%rs65, %r226;
	cvt.rn.f32.u16 	%f384, %rs65;
	bra.uni 	$L__BB11_39;
$L__BB11_34:
	cvt.rn.f32.s16 	%f387, %rs2;
	shr.u32 	%r223, %r38, 16;
	cvt.u16.u32 	%rs60, %r223;
	cvt.rn.f32.s16 	%f386, %rs60;
	cvt.u16.u32 	%rs61, %r569;
	cvt.rn.f32.s16 	%f385, %rs61;
	shr.u32 	%r224, %r569, 16;
	cvt.u16.u32 	%rs62, %r224;
	cvt.rn.f32.s16 	%f384, %rs62;
$L__BB11_39:
	add.s64 	%rd42, %rd329, %rd330;
	@%p35 bra 	$L__BB11_43;
	setp.eq.s32 	%p42, %r154, 4;
	@%p42 bra 	$L__BB11_42;
	bra.uni 	$L__BB11_41;
$L__BB11_42:
	ld.v4.u32 	{%r49, %r569, %r570, %r571}, [%rd42];
	bra.uni 	$L__BB11_44;
$L__BB11_43:
	ld.u32 	%r49, [%rd42];
	bra.uni 	$L__BB11_44;
$L__BB11_41:
	ld.v2.u32 	{%r49, %r569}, [%rd42];
$L__BB11_44:
	@%p35 bra 	$L__BB11_52;
	setp.eq.s32 	%p44, %r154, 4;
	@%p44 bra 	$L__BB11_51;
	bra.uni 	$L__BB11_46;
$L__BB11_51:
	mov.b32 	%f388, %r49;
	mov.b32 	%f389, %r569;
	mov.b32 	%f390, %r570;
	mov.b32 	%f391, %r571;
	bra.uni 	$L__BB11_53;
$L__BB11_52:
	cvt.u16.u32 	%rs86, %r49;
	and.b16  	%rs87, %rs86, 255;
	cvt.rn.f32.u16 	%f388, %rs87;
	shr.u16 	%rs88, %rs86, 8;
	cvt.rn.f32.u16 	%f389, %rs88;
	shr.u32 	%r243, %r49, 16;
	cvt.u16.u32 	%rs89, %r243;
	and.b16  	%rs90, %rs89, 255;
	cvt.rn.f32.u16 	%f390, %rs90;
	shr.u32 	%r244, %r49, 24;
	cvt.u16.u32 	%rs91, %r244;
	cvt.rn.f32.u16 	%f391, %rs91;
	bra.uni 	$L__BB11_53;
$L__BB11_46:
	setp.eq.s32 	%p45, %r154, 3;
	cvt.u16.u32 	%rs3, %r49;
	@%p45 bra 	$L__BB11_50;
	bra.uni 	$L__BB11_47;
$L__BB11_50:
	cvt.f32.f16 %f388, %rs3;
	shr.u32 	%r241, %r49, 16;
	cvt.u16.u32 	%rs83, %r241;
	cvt.f32.f16 %f389, %rs83;
	cvt.u16.u32 	%rs84, %r569;
	cvt.f32.f16 %f390, %rs84;
	shr.u32 	%r242, %r569, 16;
	cvt.u16.u32 	%rs85, %r242;
	cvt.f32.f16 %f391, %rs85;
	bra.uni 	$L__BB11_53;
$L__BB11_47:
	setp.eq.s32 	%p46, %r154, 1;
	@%p46 bra 	$L__BB11_49;
	bra.uni 	$L__BB11_48;
$L__BB11_49:
	cvt.rn.f32.u16 	%f388, %rs3;
	shr.u32 	%r239, %r49, 16;
	cvt.u16.u32 	%rs79, %r239;
	cvt.rn.f32.u16 	%f389, %rs79;
	cvt.u16.u32 	%rs80, %r569;
	cvt.rn.f32.u16 	%f390, %rs80;
	shr.u32 	%r240, %r569, 16;
	cvt.u16.u32 	%rs81, %r240;
	cvt.rn.f32.u16 	%f391, %rs81;
	bra.uni 	$L__BB11_53;
$L__BB11_48:
	cvt.rn.f32.s16 	%f388, %rs3;
	shr.u32 	%r237, %r49, 16;
	cvt.u16.u32 	%rs76, %r237;
	cvt.rn.f32.s16 	%f389, %rs76;
	cvt.u16.u32 	%rs77, %r569;
	cvt.rn.f32.s16 	%f390, %rs77;
	shr.u32 	%r238, %r569, 16;
	cvt.u16.u32 	%rs78, %r238;
	cvt.rn.f32.s16 	%f391, %rs78;
$L__BB11_53:
	shl.b64 	%rd176, %rd330, 1;
	add.s64 	%rd43, %rd329, %rd176;
	@%p35 bra 	$L__BB11_57;
	setp.eq.s32 	%p48, %r154, 4;
	@%p48 bra 	$L__BB11_56;
	bra.uni 	$L__BB11_55;
$L__BB11_56:
	ld.v4.u32 	{%r60, %r569, %r570, %r571}, [%rd43];
	bra.uni 	$L__BB11_58;
$L__BB11_57:
	ld.u32 	%r60, [%rd43];
	bra.uni 	$L__BB11_58;
$L__BB11_55:
	ld.v2.u32 	{%r60, %r569}, [%rd43];
$L__BB11_58:
	@%p35 bra 	$L__BB11_66;
	setp.eq.s32 	%p50, %r154, 4;
	@%p50 bra 	$L__BB11_65;
	bra.uni 	$L__BB11_60;
$L__BB11_65:
	mov.b32 	%f392, %r60;
	mov.b32 	%f393, %r569;
	mov.b32 	%f394, %r570;
	mov.b32 	%f395, %r571;
	bra.uni 	$L__BB11_67;
$L__BB11_66:
	cvt.u16.u32 	%rs102, %r60;
	and.b16  	%rs103, %rs102, 255;
	cvt.rn.f32.u16 	%f392, %rs103;
	shr.u16 	%rs104, %rs102, 8;
	cvt.rn.f32.u16 	%f393, %rs104;
	shr.u32 	%r257, %r60, 16;
	cvt.u16.u32 	%rs105, %r257;
	and.b16  	%rs106, %rs105, 255;
	cvt.rn.f32.u16 	%f394, %rs106;
	shr.u32 	%r258, %r60, 24;
	cvt.u16.u32 	%rs107, %r258;
	cvt.rn.f32.u16 	%f395, %rs107;
	bra.uni 	$L__BB11_67;
$L__BB11_60:
	setp.eq.s32 	%p51, %r154, 3;
	cvt.u16.u32 	%rs4, %r60;
	@%p51 bra 	$L__BB11_64;
	bra.uni 	$L__BB11_61;
$L__BB11_64:
	cvt.f32.f16 %f392, %rs4;
	shr.u32 	%r255, %r60, 16;
	cvt.u16.u32 	%rs99, %r255;
	cvt.f32.f16 %f393, %rs99;
	cvt.u16.u32 	%rs100, %r569;
	cvt.f32.f16 %f394, %rs100;
	shr.u32 	%r256, %r569, 16;
	cvt.u16.u32 	%rs101, %r256;
	cvt.f32.f16 %f395, %rs101;
	bra.uni 	$L__BB11_67;
$L__BB11_61:
	setp.eq.s32 	%p52, %r154, 1;
	@%p52 bra 	$L__BB11_63;
	bra.uni 	$L__BB11_62;
$L__BB11_63:
	cvt.rn.f32.u16 	%f392, %rs4;
	shr.u32 	%r253, %r60, 16;
	cvt.u16.u32 	%rs95, %r253;
	cvt.rn.f32.u16 	%f393, %rs95;
	cvt.u16.u32 	%rs96, %r569;
	cvt.rn.f32.u16 	%f394, %rs96;
	shr.u32 	%r254, %r569, 16;
	cvt.u16.u32 	%rs97, %r254;
	cvt.rn.f32.u16 	%f395, %rs97;
	bra.uni 	$L__BB11_67;
$L__BB11_62:
	cvt.rn.f32.s16 	%f392, %rs4;
	shr.u32 	%r251, %r60, 16;
	cvt.u16.u32 	%rs92, %r251;
	cvt.rn.f32.s16 	%f393, %rs92;
	cvt.u16.u32 	%rs93, %r569;
	cvt.rn.f32.s16 	%f394, %rs93;
	shr.u32 	%r252, %r569, 16;
	cvt.u16.u32 	%rs94, %r252;
	cvt.rn.f32.s16 	%f395, %rs94;
$L__BB11_67:
	setp.eq.s16 	%p53, %rs127, 0;
	selp.f32 	%f249, %f386, %f388, %p53;
	selp.f32 	%f250, %f385, %f392, %p53;
	selp.f32 	%f73, %f384, %f386, %p53;
	selp.f32 	%f74, %f388, %f389, %p53;
	selp.f32 	%f75, %f389, %f393, %p53;
	selp.f32 	%f76, %f390, %f385, %p53;
	selp.f32 	%f77, %f391, %f390, %p53;
	selp.f32 	%f78, %f392, %f394, %p53;
	selp.f32 	%f79, %f393, %f384, %p53;
	selp.f32 	%f80, %f394, %f391, %p53;
	bar.warp.sync 	-1;
	add.s32 	%r259, %r154, -3;
	setp.gt.u32 	%p54, %r259, 1;
	selp.f32 	%f81, 0f3B808081, 0f3F800000, %p54;
	cvt.rn.f32.s32 	%f251, %r157;
	mov.f32 	%f252, 0f40C00000;
	div.rn.f32 	%f82, %f252, %f251;
	selp.f32 	%f83, 0f437F0000, 0f3F800000, %p54;
	mul.f32 	%f84, %f81, %f249;
	mul.f32 	%f85, %f81, %f250;
	@%p54 bra 	$L__BB11_119;
	bra.uni 	$L__BB11_68;
$L__BB11_119:
	mul.f32 	%f322, %f387, %f82;
	cvt.rmi.f32.f32 	%f323, %f322;
	cvt.rzi.s32.f32 	%r309, %f323;
	cvt.rn.f32.s32 	%f324, %r309;
	sub.f32 	%f325, %f322, %f324;
	mul.hi.s32 	%r310, %r309, 715827883;
	shr.u32 	%r311, %r310, 31;
	add.s32 	%r312, %r310, %r311;
	mul.lo.s32 	%r313, %r312, 6;
	sub.s32 	%r314, %r309, %r313;
	setp.lt.s32 	%p111, %r314, 0;
	add.s32 	%r315, %r314, 6;
	selp.b32 	%r72, %r315, %r314, %p111;
	mov.f32 	%f326, 0f3F800000;
	sub.f32 	%f327, %f326, %f84;
	mul.f32 	%f169, %f85, %f327;
	mul.f32 	%f328, %f84, %f325;
	sub.f32 	%f329, %f326, %f328;
	mul.f32 	%f170, %f85, %f329;
	add.f32 	%f330, %f327, %f328;
	mul.f32 	%f171, %f85, %f330;
	setp.gt.s32 	%p112, %r72, 1;
	@%p112 bra 	$L__BB11_122;
	setp.eq.s32 	%p115, %r72, 0;
	mov.f32 	%f420, %f85;
	mov.f32 	%f397, %f171;
	mov.f32 	%f422, %f169;
	@%p115 bra 	$L__BB11_125;
	setp.eq.s32 	%p116, %r72, 1;
	mov.f32 	%f420, %f170;
	mov.f32 	%f397, %f85;
	mov.f32 	%f422, %f169;
	@%p116 bra 	$L__BB11_125;
	bra.uni 	$L__BB11_124;
$L__BB11_68:
	setp.eq.s32 	%p55, %r156, 0;
	mul.f32 	%f253, %f387, 0f3C888889;
	cvt.rmi.f32.f32 	%f254, %f253;
	cvt.rzi.s32.f32 	%r260, %f254;
	cvt.rn.f32.s32 	%f255, %r260;
	sub.f32 	%f256, %f253, %f255;
	mul.hi.s32 	%r261, %r260, 715827883;
	shr.u32 	%r262, %r261, 31;
	add.s32 	%r263, %r261, %r262;
	mul.lo.s32 	%r264, %r263, 6;
	sub.s32 	%r265, %r260, %r264;
	setp.lt.s32 	%p56, %r265, 0;
	add.s32 	%r266, %r265, 6;
	selp.b32 	%r65, %r266, %r265, %p56;
	mov.f32 	%f257, 0f3F800000;
	sub.f32 	%f258, %f257, %f84;
	mul.f32 	%f86, %f85, %f258;
	mul.f32 	%f259, %f84, %f256;
	sub.f32 	%f260, %f257, %f259;
	mul.f32 	%f87, %f85, %f260;
	add.f32 	%f261, %f258, %f259;
	mul.f32 	%f88, %f85, %f261;
	@%p55 bra 	$L__BB11_94;
	setp.gt.s32 	%p57, %r65, 1;
	@%p57 bra 	$L__BB11_72;
	setp.eq.s32 	%p60, %r65, 0;
	mov.f32 	%f396, %f85;
	mov.f32 	%f397, %f88;
	mov.f32 	%f398, %f86;
	@%p60 bra 	$L__BB11_75;
	setp.eq.s32 	%p61, %r65, 1;
	mov.f32 	%f396, %f87;
	mov.f32 	%f397, %f85;
	mov.f32 	%f398, %f86;
	@%p61 bra 	$L__BB11_75;
	bra.uni 	$L__BB11_74;
$L__BB11_122:
	setp.eq.s32 	%p113, %r72, 2;
	mov.f32 	%f420, %f169;
	mov.f32 	%f397, %f85;
	mov.f32 	%f422, %f171;
	@%p113 bra 	$L__BB11_125;
	setp.ne.s32 	%p114, %r72, 3;
	mov.f32 	%f420, %f169;
	mov.f32 	%f397, %f170;
	mov.f32 	%f422, %f85;
	@%p114 bra 	$L__BB11_124;
	bra.uni 	$L__BB11_125;
$L__BB11_124:
	setp.eq.s32 	%p117, %r72, 4;
	selp.f32 	%f420, %f171, %f85, %p117;
	selp.f32 	%f422, %f85, %f170, %p117;
	mov.f32 	%f397, %f169;
$L__BB11_125:
	mul.f32 	%f331, %f73, %f82;
	cvt.rmi.f32.f32 	%f332, %f331;
	cvt.rzi.s32.f32 	%r316, %f332;
	cvt.rn.f32.s32 	%f333, %r316;
	sub.f32 	%f334, %f331, %f333;
	mul.hi.s32 	%r317, %r316, 715827883;
	shr.u32 	%r318, %r317, 31;
	add.s32 	%r319, %r317, %r318;
	mul.lo.s32 	%r320, %r319, 6;
	sub.s32 	%r321, %r316, %r320;
	setp.lt.s32 	%p118, %r321, 0;
	add.s32 	%r322, %r321, 6;
	selp.b32 	%r73, %r322, %r321, %p118;
	mul.f32 	%f335, %f81, %f74;
	mov.f32 	%f336, 0f3F800000;
	sub.f32 	%f337, %f336, %f335;
	mul.f32 	%f177, %f81, %f75;
	mul.f32 	%f178, %f177, %f337;
	mul.f32 	%f338, %f335, %f334;
	sub.f32 	%f339, %f336, %f338;
	mul.f32 	%f179, %f177, %f339;
	add.f32 	%f340, %f337, %f338;
	mul.f32 	%f180, %f177, %f340;
	setp.gt.s32 	%p119, %r73, 1;
	@%p119 bra 	$L__BB11_128;
	setp.eq.s32 	%p122, %r73, 0;
	mov.f32 	%f423, %f177;
	mov.f32 	%f400, %f180;
	mov.f32 	%f425, %f178;
	@%p122 bra 	$L__BB11_131;
	setp.eq.s32 	%p123, %r73, 1;
	mov.f32 	%f423, %f179;
	mov.f32 	%f400, %f177;
	mov.f32 	%f425, %f178;
	@%p123 bra 	$L__BB11_131;
	bra.uni 	$L__BB11_130;
$L__BB11_128:
	setp.eq.s32 	%p120, %r73, 2;
	mov.f32 	%f423, %f178;
	mov.f32 	%f400, %f177;
	mov.f32 	%f425, %f180;
	@%p120 bra 	$L__BB11_131;
	setp.ne.s32 	%p121, %r73, 3;
	mov.f32 	%f423, %f178;
	mov.f32 	%f400, %f179;
	mov.f32 	%f425, %f177;
	@%p121 bra 	$L__BB11_130;
	bra.uni 	$L__BB11_131;
$L__BB11_130:
	setp.eq.s32 	%p124, %r73, 4;
	selp.f32 	%f423, %f180, %f177, %p124;
	selp.f32 	%f425, %f177, %f179, %p124;
	mov.f32 	%f400, %f178;
$L__BB11_131:
	mul.f32 	%f341, %f76, %f82;
	cvt.rmi.f32.f32 	%f342, %f341;
	cvt.rzi.s32.f32 	%r323, %f342;
	cvt.rn.f32.s32 	%f343, %r323;
	sub.f32 	%f344, %f341, %f343;
	mul.hi.s32 	%r324, %r323, 715827883;
	shr.u32 	%r325, %r324, 31;
	add.s32 	%r326, %r324, %r325;
	mul.lo.s32 	%r327, %r326, 6;
	sub.s32 	%r328, %r323, %r327;
	setp.lt.s32 	%p125, %r328, 0;
	add.s32 	%r329, %r328, 6;
	selp.b32 	%r74, %r329, %r328, %p125;
	mul.f32 	%f345, %f81, %f77;
	mov.f32 	%f346, 0f3F800000;
	sub.f32 	%f347, %f346, %f345;
	mul.f32 	%f186, %f81, %f78;
	mul.f32 	%f187, %f186, %f347;
	mul.f32 	%f348, %f345, %f344;
	sub.f32 	%f349, %f346, %f348;
	mul.f32 	%f188, %f186, %f349;
	add.f32 	%f350, %f347, %f348;
	mul.f32 	%f189, %f186, %f350;
	setp.gt.s32 	%p126, %r74, 1;
	@%p126 bra 	$L__BB11_134;
	setp.eq.s32 	%p129, %r74, 0;
	mov.f32 	%f426, %f186;
	mov.f32 	%f403, %f189;
	mov.f32 	%f428, %f187;
	@%p129 bra 	$L__BB11_137;
	setp.eq.s32 	%p130, %r74, 1;
	mov.f32 	%f426, %f188;
	mov.f32 	%f403, %f186;
	mov.f32 	%f428, %f187;
	@%p130 bra 	$L__BB11_137;
	bra.uni 	$L__BB11_136;
$L__BB11_134:
	setp.eq.s32 	%p127, %r74, 2;
	mov.f32 	%f426, %f187;
	mov.f32 	%f403, %f186;
	mov.f32 	%f428, %f189;
	@%p127 bra 	$L__BB11_137;
	setp.ne.s32 	%p128, %r74, 3;
	mov.f32 	%f426, %f187;
	mov.f32 	%f403, %f188;
	mov.f32 	%f428, %f186;
	@%p128 bra 	$L__BB11_136;
	bra.uni 	$L__BB11_137;
$L__BB11_136:
	setp.eq.s32 	%p131, %r74, 4;
	selp.f32 	%f426, %f189, %f186, %p131;
	selp.f32 	%f428, %f186, %f188, %p131;
	mov.f32 	%f403, %f187;
$L__BB11_137:
	mul.f32 	%f351, %f79, %f82;
	cvt.rmi.f32.f32 	%f352, %f351;
	cvt.rzi.s32.f32 	%r330, %f352;
	cvt.rn.f32.s32 	%f353, %r330;
	sub.f32 	%f354, %f351, %f353;
	mul.hi.s32 	%r331, %r330, 715827883;
	shr.u32 	%r332, %r331, 31;
	add.s32 	%r333, %r331, %r332;
	mul.lo.s32 	%r334, %r333, 6;
	sub.s32 	%r335, %r330, %r334;
	setp.lt.s32 	%p132, %r335, 0;
	add.s32 	%r336, %r335, 6;
	selp.b32 	%r75, %r336, %r335, %p132;
	mul.f32 	%f355, %f81, %f80;
	mov.f32 	%f356, 0f3F800000;
	sub.f32 	%f357, %f356, %f355;
	mul.f32 	%f195, %f81, %f395;
	mul.f32 	%f196, %f195, %f357;
	mul.f32 	%f358, %f355, %f354;
	sub.f32 	%f359, %f356, %f358;
	mul.f32 	%f197, %f195, %f359;
	add.f32 	%f360, %f357, %f358;
	mul.f32 	%f198, %f195, %f360;
	setp.gt.s32 	%p133, %r75, 1;
	@%p133 bra 	$L__BB11_140;
	setp.eq.s32 	%p136, %r75, 0;
	mov.f32 	%f429, %f195;
	mov.f32 	%f406, %f198;
	mov.f32 	%f431, %f196;
	@%p136 bra 	$L__BB11_143;
	setp.eq.s32 	%p137, %r75, 1;
	mov.f32 	%f429, %f197;
	mov.f32 	%f406, %f195;
	mov.f32 	%f431, %f196;
	@%p137 bra 	$L__BB11_143;
	bra.uni 	$L__BB11_142;
$L__BB11_140:
	setp.eq.s32 	%p134, %r75, 2;
	mov.f32 	%f429, %f196;
	mov.f32 	%f406, %f195;
	mov.f32 	%f431, %f198;
	@%p134 bra 	$L__BB11_143;
	setp.ne.s32 	%p135, %r75, 3;
	mov.f32 	%f429, %f196;
	mov.f32 	%f406, %f197;
	mov.f32 	%f431, %f195;
	@%p135 bra 	$L__BB11_142;
	bra.uni 	$L__BB11_143;
$L__BB11_142:
	setp.eq.s32 	%p138, %r75, 4;
	selp.f32 	%f429, %f198, %f195, %p138;
	selp.f32 	%f431, %f195, %f197, %p138;
	mov.f32 	%f406, %f196;
$L__BB11_143:
	mul.f32 	%f361, %f83, %f422;
	mul.f32 	%f362, %f83, %f420;
	setp.eq.s32 	%p139, %r156, 0;
	mul.f32 	%f363, %f83, %f425;
	mul.f32 	%f364, %f83, %f423;
	mul.f32 	%f365, %f83, %f428;
	mul.f32 	%f366, %f83, %f426;
	mul.f32 	%f367, %f83, %f431;
	mul.f32 	%f368, %f83, %f429;
	selp.f32 	%f434, %f368, %f367, %p139;
	selp.f32 	%f212, %f367, %f368, %p139;
	selp.f32 	%f440, %f364, %f363, %p139;
	selp.f32 	%f438, %f363, %f364, %p139;
	selp.f32 	%f441, %f361, %f362, %p139;
	selp.f32 	%f223, %f362, %f361, %p139;
	selp.f32 	%f435, %f365, %f366, %p139;
	selp.f32 	%f437, %f366, %f365, %p139;
	bra.uni 	$L__BB11_144;
$L__BB11_94:
	setp.gt.s32 	%p84, %r65, 1;
	@%p84 bra 	$L__BB11_97;
	setp.eq.s32 	%p87, %r65, 0;
	mov.f32 	%f408, %f85;
	mov.f32 	%f397, %f88;
	mov.f32 	%f410, %f86;
	@%p87 bra 	$L__BB11_100;
	setp.eq.s32 	%p88, %r65, 1;
	mov.f32 	%f408, %f87;
	mov.f32 	%f397, %f85;
	mov.f32 	%f410, %f86;
	@%p88 bra 	$L__BB11_100;
	bra.uni 	$L__BB11_99;
$L__BB11_72:
	setp.eq.s32 	%p58, %r65, 2;
	mov.f32 	%f396, %f86;
	mov.f32 	%f397, %f85;
	mov.f32 	%f398, %f88;
	@%p58 bra 	$L__BB11_75;
	setp.ne.s32 	%p59, %r65, 3;
	mov.f32 	%f396, %f86;
	mov.f32 	%f397, %f87;
	mov.f32 	%f398, %f85;
	@%p59 bra 	$L__BB11_74;
	bra.uni 	$L__BB11_75;
$L__BB11_74:
	setp.eq.s32 	%p62, %r65, 4;
	selp.f32 	%f396, %f88, %f85, %p62;
	selp.f32 	%f398, %f85, %f87, %p62;
	mov.f32 	%f397, %f86;
$L__BB11_75:
	mul.f32 	%f262, %f73, 0f3C888889;
	cvt.rmi.f32.f32 	%f263, %f262;
	cvt.rzi.s32.f32 	%r267, %f263;
	cvt.rn.f32.s32 	%f264, %r267;
	sub.f32 	%f265, %f262, %f264;
	mul.hi.s32 	%r268, %r267, 715827883;
	shr.u32 	%r269, %r268, 31;
	add.s32 	%r270, %r268, %r269;
	mul.lo.s32 	%r271, %r270, 6;
	sub.s32 	%r272, %r267, %r271;
	setp.lt.s32 	%p63, %r272, 0;
	add.s32 	%r273, %r272, 6;
	selp.b32 	%r66, %r273, %r272, %p63;
	mul.f32 	%f266, %f81, %f74;
	mov.f32 	%f267, 0f3F800000;
	sub.f32 	%f268, %f267, %f266;
	mul.f32 	%f94, %f81, %f75;
	mul.f32 	%f95, %f94, %f268;
	mul.f32 	%f269, %f266, %f265;
	sub.f32 	%f270, %f267, %f269;
	mul.f32 	%f96, %f94, %f270;
	add.f32 	%f271, %f268, %f269;
	mul.f32 	%f97, %f94, %f271;
	setp.gt.s32 	%p64, %r66, 1;
	@%p64 bra 	$L__BB11_78;
	setp.eq.s32 	%p67, %r66, 0;
	mov.f32 	%f399, %f94;
	mov.f32 	%f400, %f97;
	mov.f32 	%f401, %f95;
	@%p67 bra 	$L__BB11_81;
	setp.eq.s32 	%p68, %r66, 1;
	mov.f32 	%f399, %f96;
	mov.f32 	%f400, %f94;
	mov.f32 	%f401, %f95;
	@%p68 bra 	$L__BB11_81;
	bra.uni 	$L__BB11_80;
$L__BB11_78:
	setp.eq.s32 	%p65, %r66, 2;
	mov.f32 	%f399, %f95;
	mov.f32 	%f400, %f94;
	mov.f32 	%f401, %f97;
	@%p65 bra 	$L__BB11_81;
	setp.ne.s32 	%p66, %r66, 3;
	mov.f32 	%f399, %f95;
	mov.f32 	%f400, %f96;
	mov.f32 	%f401, %f94;
	@%p66 bra 	$L__BB11_80;
	bra.uni 	$L__BB11_81;
$L__BB11_80:
	setp.eq.s32 	%p69, %r66, 4;
	selp.f32 	%f399, %f97, %f94, %p69;
	selp.f32 	%f401, %f94, %f96, %p69;
	mov.f32 	%f400, %f95;
$L__BB11_81:
	mul.f32 	%f272, %f76, 0f3C888889;
	cvt.rmi.f32.f32 	%f273, %f272;
	cvt.rzi.s32.f32 	%r274, %f273;
	cvt.rn.f32.s32 	%f274, %r274;
	sub.f32 	%f275, %f272, %f274;
	mul.hi.s32 	%r275, %r274, 715827883;
	shr.u32 	%r276, %r275, 31;
	add.s32 	%r277, %r275, %r276;
	mul.lo.s32 	%r278, %r277, 6;
	sub.s32 	%r279, %r274, %r278;
	setp.lt.s32 	%p70, %r279, 0;
	add.s32 	%r280, %r279, 6;
	selp.b32 	%r67, %r280, %r279, %p70;
	mul.f32 	%f276, %f81, %f77;
	mov.f32 	%f277, 0f3F800000;
	sub.f32 	%f278, %f277, %f276;
	mul.f32 	%f103, %f81, %f78;
	mul.f32 	%f104, %f103, %f278;
	mul.f32 	%f279, %f276, %f275;
	sub.f32 	%f280, %f277, %f279;
	mul.f32 	%f105, %f103, %f280;
	add.f32 	%f281, %f278, %f279;
	mul.f32 	%f106, %f103, %f281;
	setp.gt.s32 	%p71, %r67, 1;
	@%p71 bra 	$L__BB11_84;
	setp.eq.s32 	%p74, %r67, 0;
	mov.f32 	%f402, %f103;
	mov.f32 	%f403, %f106;
	mov.f32 	%f404, %f104;
	@%p74 bra 	$L__BB11_87;
	setp.eq.s32 	%p75, %r67, 1;
	mov.f32 	%f402, %f105;
	mov.f32 	%f403, %f103;
	mov.f32 	%f404, %f104;
	@%p75 bra 	$L__BB11_87;
	bra.uni 	$L__BB11_86;
$L__BB11_84:
	setp.eq.s32 	%p72, %r67, 2;
	mov.f32 	%f402, %f104;
	mov.f32 	%f403, %f103;
	mov.f32 	%f404, %f106;
	@%p72 bra 	$L__BB11_87;
	setp.ne.s32 	%p73, %r67, 3;
	mov.f32 	%f402, %f104;
	mov.f32 	%f403, %f105;
	mov.f32 	%f404, %f103;
	@%p73 bra 	$L__BB11_86;
	bra.uni 	$L__BB11_87;
$L__BB11_86:
	setp.eq.s32 	%p76, %r67, 4;
	selp.f32 	%f402, %f106, %f103, %p76;
	selp.f32 	%f404, %f103, %f105, %p76;
	mov.f32 	%f403, %f104;
$L__BB11_87:
	mul.f32 	%f282, %f79, 0f3C888889;
	cvt.rmi.f32.f32 	%f283, %f282;
	cvt.rzi.s32.f32 	%r281, %f283;
	cvt.rn.f32.s32 	%f284, %r281;
	sub.f32 	%f285, %f282, %f284;
	mul.hi.s32 	%r282, %r281, 715827883;
	shr.u32 	%r283, %r282, 31;
	add.s32 	%r284, %r282, %r283;
	mul.lo.s32 	%r285, %r284, 6;
	sub.s32 	%r286, %r281, %r285;
	setp.lt.s32 	%p77, %r286, 0;
	add.s32 	%r287, %r286, 6;
	selp.b32 	%r68, %r287, %r286, %p77;
	mul.f32 	%f286, %f81, %f80;
	mov.f32 	%f287, 0f3F800000;
	sub.f32 	%f288, %f287, %f286;
	mul.f32 	%f112, %f81, %f395;
	mul.f32 	%f113, %f112, %f288;
	mul.f32 	%f289, %f286, %f285;
	sub.f32 	%f290, %f287, %f289;
	mul.f32 	%f114, %f112, %f290;
	add.f32 	%f291, %f288, %f289;
	mul.f32 	%f115, %f112, %f291;
	setp.gt.s32 	%p78, %r68, 1;
	@%p78 bra 	$L__BB11_90;
	setp.eq.s32 	%p81, %r68, 0;
	mov.f32 	%f405, %f112;
	mov.f32 	%f406, %f115;
	mov.f32 	%f407, %f113;
	@%p81 bra 	$L__BB11_93;
	setp.eq.s32 	%p82, %r68, 1;
	mov.f32 	%f405, %f114;
	mov.f32 	%f406, %f112;
	mov.f32 	%f407, %f113;
	@%p82 bra 	$L__BB11_93;
	bra.uni 	$L__BB11_92;
$L__BB11_90:
	setp.eq.s32 	%p79, %r68, 2;
	mov.f32 	%f405, %f113;
	mov.f32 	%f406, %f112;
	mov.f32 	%f407, %f115;
	@%p79 bra 	$L__BB11_93;
	setp.ne.s32 	%p80, %r68, 3;
	mov.f32 	%f405, %f113;
	mov.f32 	%f406, %f114;
	mov.f32 	%f407, %f112;
	@%p80 bra 	$L__BB11_92;
	bra.uni 	$L__BB11_93;
$L__BB11_92:
	setp.eq.s32 	%p83, %r68, 4;
	selp.f32 	%f405, %f115, %f112, %p83;
	selp.f32 	%f407, %f112, %f114, %p83;
	mov.f32 	%f406, %f113;
$L__BB11_93:
	mul.f32 	%f212, %f83, %f405;
	mul.f32 	%f434, %f83, %f407;
	mul.f32 	%f438, %f83, %f399;
	mul.f32 	%f440, %f83, %f401;
	mul.f32 	%f223, %f83, %f398;
	mul.f32 	%f441, %f83, %f396;
	mul.f32 	%f437, %f83, %f404;
	mul.f32 	%f435, %f83, %f402;
	bra.uni 	$L__BB11_144;
$L__BB11_97:
	setp.eq.s32 	%p85, %r65, 2;
	mov.f32 	%f408, %f86;
	mov.f32 	%f397, %f85;
	mov.f32 	%f410, %f88;
	@%p85 bra 	$L__BB11_100;
	setp.ne.s32 	%p86, %r65, 3;
	mov.f32 	%f408, %f86;
	mov.f32 	%f397, %f87;
	mov.f32 	%f410, %f85;
	@%p86 bra 	$L__BB11_99;
	bra.uni 	$L__BB11_100;
$L__BB11_99:
	setp.eq.s32 	%p89, %r65, 4;
	selp.f32 	%f408, %f88, %f85, %p89;
	selp.f32 	%f410, %f85, %f87, %p89;
	mov.f32 	%f397, %f86;
$L__BB11_100:
	mul.f32 	%f292, %f73, 0f3C888889;
	cvt.rmi.f32.f32 	%f293, %f292;
	cvt.rzi.s32.f32 	%r288, %f293;
	cvt.rn.f32.s32 	%f294, %r288;
	sub.f32 	%f295, %f292, %f294;
	mul.hi.s32 	%r289, %r288, 715827883;
	shr.u32 	%r290, %r289, 31;
	add.s32 	%r291, %r289, %r290;
	mul.lo.s32 	%r292, %r291, 6;
	sub.s32 	%r293, %r288, %r292;
	setp.lt.s32 	%p90, %r293, 0;
	add.s32 	%r294, %r293, 6;
	selp.b32 	%r69, %r294, %r293, %p90;
	mul.f32 	%f296, %f81, %f74;
	mov.f32 	%f297, 0f3F800000;
	sub.f32 	%f298, %f297, %f296;
	mul.f32 	%f134, %f81, %f75;
	mul.f32 	%f135, %f134, %f298;
	mul.f32 	%f299, %f296, %f295;
	sub.f32 	%f300, %f297, %f299;
	mul.f32 	%f136, %f134, %f300;
	add.f32 	%f301, %f298, %f299;
	mul.f32 	%f137, %f134, %f301;
	setp.gt.s32 	%p91, %r69, 1;
	@%p91 bra 	$L__BB11_103;
	setp.eq.s32 	%p94, %r69, 0;
	mov.f32 	%f411, %f134;
	mov.f32 	%f400, %f137;
	mov.f32 	%f413, %f135;
	@%p94 bra 	$L__BB11_106;
	setp.eq.s32 	%p95, %r69, 1;
	mov.f32 	%f411, %f136;
	mov.f32 	%f400, %f134;
	mov.f32 	%f413, %f135;
	@%p95 bra 	$L__BB11_106;
	bra.uni 	$L__BB11_105;
$L__BB11_103:
	setp.eq.s32 	%p92, %r69, 2;
	mov.f32 	%f411, %f135;
	mov.f32 	%f400, %f134;
	mov.f32 	%f413, %f137;
	@%p92 bra 	$L__BB11_106;
	setp.ne.s32 	%p93, %r69, 3;
	mov.f32 	%f411, %f135;
	mov.f32 	%f400, %f136;
	mov.f32 	%f413, %f134;
	@%p93 bra 	$L__BB11_105;
	bra.uni 	$L__BB11_106;
$L__BB11_105:
	setp.eq.s32 	%p96, %r69, 4;
	selp.f32 	%f411, %f137, %f134, %p96;
	selp.f32 	%f413, %f134, %f136, %p96;
	mov.f32 	%f400, %f135;
$L__BB11_106:
	mul.f32 	%f302, %f76, 0f3C888889;
	cvt.rmi.f32.f32 	%f303, %f302;
	cvt.rzi.s32.f32 	%r295, %f303;
	cvt.rn.f32.s32 	%f304, %r295;
	sub.f32 	%f305, %f302, %f304;
	mul.hi.s32 	%r296, %r295, 715827883;
	shr.u32 	%r297, %r296, 31;
	add.s32 	%r298, %r296, %r297;
	mul.lo.s32 	%r299, %r298, 6;
	sub.s32 	%r300, %r295, %r299;
	setp.lt.s32 	%p97, %r300, 0;
	add.s32 	%r301, %r300, 6;
	selp.b32 	%r70, %r301, %r300, %p97;
	mul.f32 	%f306, %f81, %f77;
	mov.f32 	%f307, 0f3F800000;
	sub.f32 	%f308, %f307, %f306;
	mul.f32 	%f143, %f81, %f78;
	mul.f32 	%f144, %f143, %f308;
	mul.f32 	%f309, %f306, %f305;
	sub.f32 	%f310, %f307, %f309;
	mul.f32 	%f145, %f143, %f310;
	add.f32 	%f311, %f308, %f309;
	mul.f32 	%f146, %f143, %f311;
	setp.gt.s32 	%p98, %r70, 1;
	@%p98 bra 	$L__BB11_109;
	setp.eq.s32 	%p101, %r70, 0;
	mov.f32 	%f414, %f143;
	mov.f32 	%f403, %f146;
	mov.f32 	%f416, %f144;
	@%p101 bra 	$L__BB11_112;
	setp.eq.s32 	%p102, %r70, 1;
	mov.f32 	%f414, %f145;
	mov.f32 	%f403, %f143;
	mov.f32 	%f416, %f144;
	@%p102 bra 	$L__BB11_112;
	bra.uni 	$L__BB11_111;
$L__BB11_109:
	setp.eq.s32 	%p99, %r70, 2;
	mov.f32 	%f414, %f144;
	mov.f32 	%f403, %f143;
	mov.f32 	%f416, %f146;
	@%p99 bra 	$L__BB11_112;
	setp.ne.s32 	%p100, %r70, 3;
	mov.f32 	%f414, %f144;
	mov.f32 	%f403, %f145;
	mov.f32 	%f416, %f143;
	@%p100 bra 	$L__BB11_111;
	bra.uni 	$L__BB11_112;
$L__BB11_111:
	setp.eq.s32 	%p103, %r70, 4;
	selp.f32 	%f414, %f146, %f143, %p103;
	selp.f32 	%f416, %f143, %f145, %p103;
	mov.f32 	%f403, %f144;
$L__BB11_112:
	mul.f32 	%f312, %f79, 0f3C888889;
	cvt.rmi.f32.f32 	%f313, %f312;
	cvt.rzi.s32.f32 	%r302, %f313;
	cvt.rn.f32.s32 	%f314, %r302;
	sub.f32 	%f315, %f312, %f314;
	mul.hi.s32 	%r303, %r302, 715827883;
	shr.u32 	%r304, %r303, 31;
	add.s32 	%r305, %r303, %r304;
	mul.lo.s32 	%r306, %r305, 6;
	sub.s32 	%r307, %r302, %r306;
	setp.lt.s32 	%p104, %r307, 0;
	add.s32 	%r308, %r307, 6;
	selp.b32 	%r71, %r308, %r307, %p104;
	mul.f32 	%f316, %f81, %f80;
	mov.f32 	%f317, 0f3F800000;
	sub.f32 	%f318, %f317, %f316;
	mul.f32 	%f152, %f81, %f395;
	mul.f32 	%f153, %f152, %f318;
	mul.f32 	%f319, %f316, %f315;
	sub.f32 	%f320, %f317, %f319;
	mul.f32 	%f154, %f152, %f320;
	add.f32 	%f321, %f318, %f319;
	mul.f32 	%f155, %f152, %f321;
	setp.gt.s32 	%p105, %r71, 1;
	@%p105 bra 	$L__BB11_115;
	setp.eq.s32 	%p108, %r71, 0;
	mov.f32 	%f417, %f152;
	mov.f32 	%f406, %f155;
	mov.f32 	%f419, %f153;
	@%p108 bra 	$L__BB11_118;
	setp.eq.s32 	%p109, %r71, 1;
	mov.f32 	%f417, %f154;
	mov.f32 	%f406, %f152;
	mov.f32 	%f419, %f153;
	@%p109 bra 	$L__BB11_118;
	bra.uni 	$L__BB11_117;
$L__BB11_115:
	setp.eq.s32 	%p106, %r71, 2;
	mov.f32 	%f417, %f153;
	mov.f32 	%f406, %f152;
	mov.f32 	%f419, %f155;
	@%p106 bra 	$L__BB11_118;
	setp.ne.s32 	%p107, %r71, 3;
	mov.f32 	%f417, %f153;
	mov.f32 	%f406, %f154;
	mov.f32 	%f419, %f152;
	@%p107 bra 	$L__BB11_117;
	bra.uni 	$L__BB11_118;
$L__BB11_117:
	setp.eq.s32 	%p110, %r71, 4;
	selp.f32 	%f417, %f155, %f152, %p110;
	selp.f32 	%f419, %f152, %f154, %p110;
	mov.f32 	%f406, %f153;
$L__BB11_118:
	mul.f32 	%f434, %f83, %f417;
	mul.f32 	%f212, %f83, %f419;
	mul.f32 	%f440, %f83, %f411;
	mul.f32 	%f438, %f83, %f413;
	mul.f32 	%f441, %f83, %f410;
	mul.f32 	%f223, %f83, %f408;
	mul.f32 	%f435, %f83, %f416;
	mul.f32 	%f437, %f83, %f414;
$L__BB11_144:
	mul.f32 	%f224, %f83, %f397;
	mul.f32 	%f225, %f83, %f400;
	mul.f32 	%f226, %f83, %f403;
	mul.f32 	%f227, %f83, %f406;
	setp.eq.s32 	%p140, %r155, 4;
	selp.b32 	%r337, 4, 2, %p140;
	setp.eq.s32 	%p141, %r155, 0;
	selp.b32 	%r78, 1, %r337, %p141;
	sub.s32 	%r79, %r557, %r176;
	min.s32 	%r80, %r79, 4;
	mul.lo.s64 	%rd46, %rd326, %rd121;
	mul.lo.s64 	%rd179, %rd327, %rd123;
	add.s64 	%rd47, %rd46, %rd179;
	mul.lo.s32 	%r347, %r15, %r78;
	mul.lo.s32 	%r348, %r347, 12;
	cvt.s64.s32 	%rd48, %r348;
	mul.lo.s32 	%r81, %r78, 3;
	cvt.u64.u32 	%rd180, %r81;
	setp.ne.s64 	%p142, %rd327, %rd180;
	cvt.u64.u32 	%rd181, %r78;
	setp.ne.s64 	%p143, %rd328, %rd181;
	or.pred  	%p144, %p142, %p143;
	setp.gt.s32 	%p145, %r79, 3;
	and.pred  	%p146, %p145, %p144;
	setp.eq.s64 	%p147, %rd327, %rd181;
	and.pred  	%p148, %p147, %p146;
	@%p148 bra 	$L__BB11_146;
	bra.uni 	$L__BB11_145;
$L__BB11_146:
	add.s64 	%rd182, %rd325, %rd47;
	or.b64  	%rd183, %rd328, %rd182;
	shl.b32 	%r349, %r78, 2;
	add.s32 	%r350, %r349, -1;
	cvt.s64.s32 	%rd184, %r350;
	and.b64  	%rd185, %rd183, %rd184;
	setp.eq.s64 	%p210, %rd185, 0;
	bra.uni 	$L__BB11_147;
$L__BB11_145:
	mov.pred 	%p210, 0;
$L__BB11_147:
	selp.f32 	%f228, %f440, %f224, %p210;
	selp.f32 	%f229, %f434, %f440, %p210;
	@%p141 bra 	$L__BB11_171;
	@%p140 bra 	$L__BB11_170;
	bra.uni 	$L__BB11_149;
$L__BB11_170:
	selp.f32 	%f374, %f437, %f441, %p210;
	mul.wide.u32 	%rd193, %r172, 2048;
	mov.u64 	%rd194, _ZZ6to_rgbI7FromHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd195, %rd194;
	add.s64 	%rd196, %rd195, %rd193;
	add.s64 	%rd197, %rd196, %rd48;
	add.s64 	%rd198, %rd325, %rd47;
	selp.b64 	%rd199, %rd198, %rd197, %p210;
	st.v4.f32 	[%rd199], {%f223, %f228, %f374, %f229};
	bra.uni 	$L__BB11_172;
$L__BB11_171:
	selp.f32 	%f375, %f437, %f441, %p210;
	cvt.rni.s32.f32 	%r372, %f375;
	cvt.rni.s32.f32 	%r371, %f229;
	mov.u32 	%r373, 0;
	cvt.pack.sat.u8.s32.b32 %r370, %r371, %r372, %r373;
	cvt.rni.s32.f32 	%r375, %f228;
	cvt.rni.s32.f32 	%r376, %f223;
	cvt.pack.sat.u8.s32.b32 %r374, %r375, %r376, %r370;
	mul.wide.u32 	%rd200, %r172, 2048;
	mov.u64 	%rd201, _ZZ6to_rgbI7FromHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd202, %rd201;
	add.s64 	%rd203, %rd202, %rd200;
	add.s64 	%rd204, %rd203, %rd48;
	add.s64 	%rd205, %rd325, %rd47;
	selp.b64 	%rd206, %rd205, %rd204, %p210;
	st.u32 	[%rd206], %r374;
	bra.uni 	$L__BB11_172;
$L__BB11_149:
	setp.eq.s32 	%p152, %r155, 3;
	@%p152 bra 	$L__BB11_153;
	bra.uni 	$L__BB11_150;
$L__BB11_153:
	cvt.rn.f16.f32 %rs128, %f223;
	bra.uni 	$L__BB11_154;
$L__BB11_150:
	setp.eq.s32 	%p153, %r155, 1;
	cvt.rni.s32.f32 	%r82, %f223;
	@%p153 bra 	$L__BB11_152;
	bra.uni 	$L__BB11_151;
$L__BB11_152:
	max.s32 	%r353, %r82, 0;
	min.s32 	%r354, %r353, 65535;
	cvt.u16.u32 	%rs128, %r354;
	bra.uni 	$L__BB11_154;
$L__BB11_151:
	max.s32 	%r351, %r82, -32768;
	min.s32 	%r352, %r351, 32767;
	cvt.u16.u32 	%rs128, %r352;
$L__BB11_154:
	@%p152 bra 	$L__BB11_158;
	bra.uni 	$L__BB11_155;
$L__BB11_158:
	cvt.rn.f16.f32 %rs129, %f228;
	bra.uni 	$L__BB11_159;
$L__BB11_155:
	setp.eq.s32 	%p155, %r155, 1;
	cvt.rni.s32.f32 	%r83, %f228;
	@%p155 bra 	$L__BB11_157;
	bra.uni 	$L__BB11_156;
$L__BB11_157:
	max.s32 	%r357, %r83, 0;
	min.s32 	%r358, %r357, 65535;
	cvt.u16.u32 	%rs129, %r358;
	bra.uni 	$L__BB11_159;
$L__BB11_156:
	max.s32 	%r355, %r83, -32768;
	min.s32 	%r356, %r355, 32767;
	cvt.u16.u32 	%rs129, %r356;
$L__BB11_159:
	mov.b32 	%r84, {%rs128, %rs129};
	@%p152 bra 	$L__BB11_163;
	bra.uni 	$L__BB11_160;
$L__BB11_163:
	selp.f32 	%f372, %f437, %f441, %p210;
	cvt.rn.f16.f32 %rs130, %f372;
	bra.uni 	$L__BB11_164;
$L__BB11_160:
	setp.eq.s32 	%p157, %r155, 1;
	selp.f32 	%f371, %f437, %f441, %p210;
	cvt.rni.s32.f32 	%r85, %f371;
	@%p157 bra 	$L__BB11_162;
	bra.uni 	$L__BB11_161;
$L__BB11_162:
	max.s32 	%r361, %r85, 0;
	min.s32 	%r362, %r361, 65535;
	cvt.u16.u32 	%rs130, %r362;
	bra.uni 	$L__BB11_164;
$L__BB11_161:
	max.s32 	%r359, %r85, -32768;
	min.s32 	%r360, %r359, 32767;
	cvt.u16.u32 	%rs130, %r360;
$L__BB11_164:
	@%p152 bra 	$L__BB11_168;
	bra.uni 	$L__BB11_165;
$L__BB11_168:
	cvt.rn.f16.f32 %rs131, %f229;
	bra.uni 	$L__BB11_169;
$L__BB11_165:
	setp.eq.s32 	%p159, %r155, 1;
	cvt.rni.s32.f32 	%r86, %f229;
	@%p159 bra 	$L__BB11_167;
	bra.uni 	$L__BB11_166;
$L__BB11_167:
	max.s32 	%r365, %r86, 0;
	min.s32 	%r366, %r365, 65535;
	cvt.u16.u32 	%rs131, %r366;
	bra.uni 	$L__BB11_169;
$L__BB11_166:
	max.s32 	%r363, %r86, -32768;
	min.s32 	%r364, %r363, 32767;
	cvt.u16.u32 	%rs131, %r364;
$L__BB11_169:
	mov.b32 	%r367, {%rs130, %rs131};
	mul.wide.u32 	%rd186, %r172, 2048;
	mov.u64 	%rd187, _ZZ6to_rgbI7FromHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd188, %rd187;
	add.s64 	%rd189, %rd188, %rd186;
	add.s64 	%rd190, %rd189, %rd48;
	add.s64 	%rd191, %rd325, %rd47;
	selp.b64 	%rd192, %rd191, %rd190, %p210;
	st.v2.u32 	[%rd192], {%r84, %r367};
$L__BB11_172:
	selp.f32 	%f230, %f224, %f225, %p210;
	selp.f32 	%f231, %f225, %f438, %p210;
	selp.f32 	%f232, %f226, %f437, %p210;
	selp.f32 	%f233, %f227, %f226, %p210;
	shl.b32 	%r379, %r78, 2;
	cvt.u64.u32 	%rd207, %r379;
	selp.b64 	%rd208, %rd328, %rd207, %p210;
	cvt.u64.u32 	%rd49, %r172;
	mul.wide.u32 	%rd209, %r172, 2048;
	mov.u64 	%rd210, _ZZ6to_rgbI7FromHsvLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd211, %rd210;
	add.s64 	%rd212, %rd211, %rd209;
	add.s64 	%rd213, %rd212, %rd48;
	add.s64 	%rd214, %rd325, %rd47;
	selp.b64 	%rd215, %rd214, %rd213, %p210;
	add.s64 	%rd50, %rd215, %rd208;
	@%p141 bra 	$L__BB11_196;
	@%p140 bra 	$L__BB11_195;
	bra.uni 	$L__BB11_174;
$L__BB11_195:
	st.v4.f32 	[%rd50], {%f230, %f231, %f232, %f233};
	bra.uni 	$L__BB11_197;
$L__BB11_196:
	cvt.rni.s32.f32 	%r400, %f232;
	cvt.rni.s32.f32 	%r399, %f233;
	mov.u32 	%r401, 0;
	cvt.pack.sat.u8.s32.b32 %r398, %r399, %r400, %r401;
	cvt.rni.s32.f32 	%r403, %f231;
	cvt.rni.s32.f32 	%r404, %f230;
	cvt.pack.sat.u8.s32.b32 %r402, %r403, %r404, %r398;
	st.u32 	[%rd50], %r402;
	bra.uni 	$L__BB11_197;
$L__BB11_174:
	setp.eq.s32 	%p162, %r155, 3;
	@%p162 bra 	$L__BB11_178;
	bra.uni 	$L__BB11_175;
$L__BB11_178:
	cvt.rn.f16.f32 %rs132, %f230;
	bra.uni 	$L__BB11_179;
$L__BB11_175:
	setp.eq.s32 	%p163, %r155, 1;
	cvt.rni.s32.f32 	%r87, %f230;
	@%p163 bra 	$L__BB11_177;
	bra.uni 	$L__BB11_176;
$L__BB11_177:
	max.s32 	%r383, %r87, 0;
	min.s32 	%r384, %r383, 65535;
	cvt.u16.u32 	%rs132, %r384;
	bra.uni 	$L__BB11_179;
$L__BB11_176:
	max.s32 	%r381, %r87, -32768;
	min.s32 	%r382, %r381, 32767;
	cvt.u16.u32 	%rs132, %r382;
$L__BB11_179:
	@%p162 bra 	$L__BB11_183;
	bra.uni 	$L__BB11_180;
$L__BB11_183:
	cvt.rn.f16.f32 %rs133, %f231;
	bra.uni 	$L__BB11_184;
$L__BB11_180:
	setp.eq.s32 	%p165, %r155, 1;
	cvt.rni.s32.f32 	%r88, %f231;
	@%p165 bra 	$L__BB11_182;
	bra.uni 	$L__BB11_181;
$L__BB11_182:
	max.s32 	%r387, %r88, 0;
	min.s32 	%r388, %r387, 65535;
	cvt.u16.u32 	%rs133, %r388;
	bra.uni 	$L__BB11_184;
$L__BB11_181:
	max.s32 	%r385, %r88, -32768;
	min.s32 	%r386, %r385, 32767;
	cvt.u16.u32 	%rs133, %r386;
$L__BB11_184:
	mov.b32 	%r89, {%rs132, %rs133};
	@%p162 bra 	$L__BB11_188;
	bra.uni 	$L__BB11_185;
$L__BB11_188:
	cvt.rn.f16.f32 %rs134, %f232;
	bra.uni 	$L__BB11_189;
$L__BB11_185:
	setp.eq.s32 	%p167, %r155, 1;
	cvt.rni.s32.f32 	%r90, %f232;
	@%p167 bra 	$L__BB11_187;
	bra.uni 	$L__BB11_186;
$L__BB11_187:
	max.s32 	%r391, %r90, 0;
	min.s32 	%r392, %r391, 65535;
	cvt.u16.u32 	%rs134, %r392;
	bra.uni 	$L__BB11_189;
$L__BB11_186:
	max.s32 	%r389, %r90, -32768;
	min.s32 	%r390, %r389, 32767;
	cvt.u16.u32 	%rs134, %r390;
$L__BB11_189:
	@%p162 bra 	$L__BB11_193;
	bra.uni 	$L__BB11_190;
$L__BB11_193:
	cvt.rn.f16.f32 %rs135, %f233;
	bra.uni 	$L__BB11_194;
$L__BB11_190:
	setp.eq.s32 	%p169, %r155, 1;
	cvt.rni.s32.f32 	%r91, %f233;
	@%p169 bra 	$L__BB11_192;
	bra.uni 	$L__BB11_191;
$L__BB11_192:
	max.s32 	%r395, %r91, 0;
	min.s32 	%r396, %r395, 65535;
	cvt.u16.u32 	%rs135, %r396;
	bra.uni 	$L__BB11_194;
$L__BB11_191:
	max.s32 	%r393, %r91, -32768;
	min.s32 	%r394, %r393, 32767;
	cvt.u16.u32 	%rs135, %r394;
$L__BB11_194:
	mov.b32 	%r397, {%rs134, %rs135};
	st.v2.u32 	[%rd50], {%r89, %r397};
$L__BB11_197:
	selp.f32 	%f234, %f441, %f435, %p210;
	selp.f32 	%f235, %f438, %f434, %p210;
	selp.f32 	%f236, %f435, %f227, %p210;
	shl.b64 	%rd218, %rd208, 1;
	add.s64 	%rd51, %rd215, %rd218;
	@%p141 bra 	$L__BB11_221;
	@%p140 bra 	$L__BB11_220;
	bra.uni 	$L__BB11_199;
$L__BB11_220:
	st.v4.f32 	[%rd51], {%f234, %f235, %f236, %f212};
	bra.uni 	$L__BB11_222;
$L__BB11_221:
	cvt.rni.s32.f32 	%r427, %f236;
	cvt.rni.s32.f32 	%r426, %f212;
	mov.u32 	%r428, 0;
	cvt.pack.sat.u8.s32.b32 %r425, %r426, %r427, %r428;
	cvt.rni.s32.f32 	%r430, %f235;
	cvt.rni.s32.f32 	%r431, %f234;
	cvt.pack.sat.u8.s32.b32 %r429, %r430, %r431, %r425;
	st.u32 	[%rd51], %r429;
	bra.uni 	$L__BB11_222;
$L__BB11_199:
	setp.eq.s32 	%p172, %r155, 3;
	@%p172 bra 	$L__BB11_203;
	bra.uni 	$L__BB11_200;
$L__BB11_203:
	cvt.rn.f16.f32 %rs136, %f234;
	bra.uni 	$L__BB11_204;
$L__BB11_200:
	setp.eq.s32 	%p173, %r155, 1;
	cvt.rni.s32.f32 	%r92, %f234;
	@%p173 bra 	$L__BB11_202;
	bra.uni 	$L__BB11_201;
$L__BB11_202:
	max.s32 	%r410, %r92, 0;
	min.s32 	%r411, %r410, 65535;
	cvt.u16.u32 	%rs136, %r411;
	bra.uni 	$L__BB11_204;
$L__BB11_201:
	max.s32 	%r408, %r92, -32768;
	min.s32 	%r409, %r408, 32767;
	cvt.u16.u32 	%rs136, %r409;
$L__BB11_204:
	@%p172 bra 	$L__BB11_208;
	bra.uni 	$L__BB11_205;
$L__BB11_208:
	cvt.rn.f16.f32 %rs137, %f235;
	bra.uni 	$L__BB11_209;
$L__BB11_205:
	setp.eq.s32 	%p175, %r155, 1;
	cvt.rni.s32.f32 	%r93, %f235;
	@%p175 bra 	$L__BB11_207;
	bra.uni 	$L__BB11_206;
$L__BB11_207:
	max.s32 	%r414, %r93, 0;
	min.s32 	%r415, %r414, 65535;
	cvt.u16.u32 	%rs137, %r415;
	bra.uni 	$L__BB11_209;
$L__BB11_206:
	max.s32 	%r412, %r93, -32768;
	min.s32 	%r413, %r412, 32767;
	cvt.u16.u32 	%rs137, %r413;
$L__BB11_209:
	mov.b32 	%r94, {%rs136, %rs137};
	@%p172 bra 	$L__BB11_213;
	bra.uni 	$L__BB11_210;
$L__BB11_213:
	cvt.rn.f16.f32 %rs138, %f236;
	bra.uni 	$L__BB11_214;
$L__BB11_210:
	setp.eq.s32 	%p177, %r155, 1;
	cvt.rni.s32.f32 	%r95, %f236;
	@%p177 bra 	$L__BB11_212;
	bra.uni 	$L__BB11_211;
$L__BB11_212:
	max.s32 	%r418, %r95, 0;
	min.s32 	%r419, %r418, 65535;
	cvt.u16.u32 	%rs138, %r419;
	bra.uni 	$L__BB11_214;
$L__BB11_211:
	max.s32 	%r416, %r95, -32768;
	min.s32 	%r417, %r416, 32767;
	cvt.u16.u32 	%rs138, %r417;
$L__BB11_214:
	@%p172 bra 	$L__BB11_218;
	bra.uni 	$L__BB11_215;
$L__BB11_218:
	cvt.rn.f16.f32 %rs139, %f212;
	bra.uni 	$L__BB11_219;
$L__BB11_215:
	setp.eq.s32 	%p179, %r155, 1;
	cvt.rni.s32.f32 	%r96, %f212;
	@%p179 bra 	$L__BB11_217;
	bra.uni 	$L__BB11_216;
$L__BB11_217:
	max.s32 	%r422, %r96, 0;
	min.s32 	%r423, %r422, 65535;
	cvt.u16.u32 	%rs139, %r423;
	bra.uni 	$L__BB11_219;
$L__BB11_216:
	max.s32 	%r420, %r96, -32768;
	min.s32 	%r421, %r420, 32767;
	cvt.u16.u32 	%rs139, %r421;
$L__BB11_219:
	mov.b32 	%r424, {%rs138, %rs139};
	st.v2.u32 	[%rd51], {%r94, %r424};
$L__BB11_222:
	setp.eq.s64 	%p180, %rd327, %rd180;
	setp.eq.s64 	%p181, %rd328, %rd181;
	and.pred  	%p182, %p180, %p181;
	@%p182 bra 	$L__BB11_236;
	bra.uni 	$L__BB11_223;
$L__BB11_236:
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd63, %r173;
	sub.s32 	%r454, %r557, %r175;
	min.s32 	%r455, %r454, 128;
	mul.lo.s32 	%r108, %r81, %r455;
	setp.lt.s32 	%p192, %r108, 1;
	@%p192 bra 	$L__BB11_262;
	mul.lo.s64 	%rd257, %rd327, %rd63;
	sub.s64 	%rd258, %rd47, %rd257;
	add.s64 	%rd64, %rd325, %rd258;
	and.b64  	%rd259, %rd64, 15;
	setp.eq.s64 	%p193, %rd259, 0;
	@%p193 bra 	$L__BB11_247;
	and.b64  	%rd260, %rd64, 3;
	setp.ne.s64 	%p194, %rd260, 0;
	mov.u32 	%r589, 0;
	@%p194 bra 	$L__BB11_255;
	shr.s32 	%r457, %r108, 31;
	shr.u32 	%r458, %r457, 30;
	add.s32 	%r459, %r108, %r458;
	shr.s32 	%r109, %r459, 2;
	mov.u32 	%r583, %tid.x;
	setp.ge.s32 	%p195, %r583, %r109;
	@%p195 bra 	$L__BB11_246;
	not.b32 	%r461, %r583;
	add.s32 	%r111, %r109, %r461;
	shr.u32 	%r462, %r111, 5;
	add.s32 	%r463, %r462, 1;
	and.b32  	%r582, %r463, 3;
	setp.eq.s32 	%p196, %r582, 0;
	@%p196 bra 	$L__BB11_243;
	mov.u32 	%r583, %tid.x;
	mul.wide.s32 	%rd261, %r583, 4;
	shl.b32 	%r466, %r583, 2;
	add.s32 	%r467, %r175, %r466;
	cvt.s64.s32 	%rd262, %r467;
	sub.s64 	%rd263, %rd262, %rd63;
	mul.lo.s64 	%rd264, %rd327, %rd263;
	add.s64 	%rd265, %rd261, %rd264;
	add.s64 	%rd266, %rd265, %rd46;
	add.s64 	%rd334, %rd325, %rd266;
	add.s64 	%rd269, %rd210, %rd209;
	add.s64 	%rd333, %rd269, %rd261;
$L__BB11_242:
	.pragma "nounroll";
	ld.shared.u32 	%r469, [%rd333];
	st.u32 	[%rd334], %r469;
	add.s32 	%r583, %r583, 32;
	add.s64 	%rd334, %rd334, 128;
	add.s64 	%rd333, %rd333, 128;
	add.s32 	%r582, %r582, -1;
	setp.ne.s32 	%p197, %r582, 0;
	@%p197 bra 	$L__BB11_242;
$L__BB11_243:
	setp.lt.u32 	%p198, %r111, 96;
	@%p198 bra 	$L__BB11_246;
	mul.wide.s32 	%rd270, %r583, 4;
	add.s64 	%rd273, %rd210, %rd209;
	add.s64 	%rd274, %rd273, %rd270;
	add.s64 	%rd336, %rd274, 256;
	mov.u32 	%r473, %tid.x;
	shl.b32 	%r474, %r473, 2;
	add.s32 	%r475, %r175, %r474;
	cvt.s64.s32 	%rd275, %r475;
	sub.s64 	%rd276, %rd275, %rd63;
	mul.lo.s64 	%rd277, %rd327, %rd276;
	add.s64 	%rd278, %rd270, %rd277;
	add.s64 	%rd279, %rd278, %rd46;
	add.s64 	%rd280, %rd325, %rd279;
	add.s64 	%rd335, %rd280, 256;
$L__BB11_245:
	ld.shared.u32 	%r476, [%rd336+-256];
	st.u32 	[%rd335+-256], %r476;
	ld.shared.u32 	%r477, [%rd336+-128];
	st.u32 	[%rd335+-128], %r477;
	ld.shared.u32 	%r478, [%rd336];
	st.u32 	[%rd335], %r478;
	ld.shared.u32 	%r479, [%rd336+128];
	st.u32 	[%rd335+128], %r479;
	add.s64 	%rd336, %rd336, 512;
	add.s64 	%rd335, %rd335, 512;
	add.s32 	%r583, %r583, 128;
	setp.lt.s32 	%p199, %r583, %r109;
	@%p199 bra 	$L__BB11_245;
$L__BB11_246:
	and.b32  	%r589, %r108, -4;
	bra.uni 	$L__BB11_255;
$L__BB11_223:
	setp.lt.s32 	%p183, %r79, 1;
	or.pred  	%p184, %p183, %p210;
	@%p184 bra 	$L__BB11_262;
	@%p141 bra 	$L__BB11_232;
	mov.u32 	%r576, 0;
	shl.b64 	%rd236, %rd49, 11;
	add.s64 	%rd238, %rd210, %rd236;
$L__BB11_226:
	.pragma "nounroll";
	cvt.s64.s32 	%rd228, %r576;
	mul.lo.s64 	%rd229, %rd327, %rd228;
	add.s64 	%rd52, %rd229, %rd47;
	mul.lo.s32 	%r98, %r576, 3;
	setp.eq.s32 	%p186, %r78, 2;
	@%p186 bra 	$L__BB11_229;
	bra.uni 	$L__BB11_227;
$L__BB11_229:
	mov.u32 	%r578, 0;
$L__BB11_230:
	.pragma "nounroll";
	cvt.s64.s32 	%rd240, %r578;
	mul.lo.s64 	%rd241, %rd328, %rd240;
	add.s64 	%rd242, %rd52, %rd241;
	add.s64 	%rd243, %rd325, %rd242;
	add.s32 	%r439, %r578, %r98;
	shl.b32 	%r440, %r439, 1;
	cvt.s64.s32 	%rd244, %r440;
	add.s64 	%rd245, %rd244, %rd48;
	add.s64 	%rd249, %rd238, %rd245;
	ld.shared.u16 	%rs120, [%rd249];
	st.u16 	[%rd243], %rs120;
	add.s32 	%r578, %r578, 1;
	setp.ne.s32 	%p188, %r578, 3;
	@%p188 bra 	$L__BB11_230;
	bra.uni 	$L__BB11_231;
$L__BB11_227:
	mov.u32 	%r577, 0;
$L__BB11_228:
	.pragma "nounroll";
	cvt.s64.s32 	%rd230, %r577;
	mul.lo.s64 	%rd231, %rd328, %rd230;
	add.s64 	%rd232, %rd52, %rd231;
	add.s64 	%rd233, %rd325, %rd232;
	add.s32 	%r435, %r577, %r98;
	mul.lo.s32 	%r436, %r435, %r78;
	cvt.s64.s32 	%rd234, %r436;
	add.s64 	%rd235, %rd234, %rd48;
	add.s64 	%rd239, %rd238, %rd235;
	ld.shared.u32 	%r437, [%rd239];
	st.u32 	[%rd233], %r437;
	add.s32 	%r577, %r577, 1;
	setp.eq.s32 	%p187, %r577, 3;
	@%p187 bra 	$L__BB11_231;
	bra.uni 	$L__BB11_228;
$L__BB11_231:
	add.s32 	%r576, %r576, 1;
	setp.lt.s32 	%p189, %r576, %r80;
	@%p189 bra 	$L__BB11_226;
	bra.uni 	$L__BB11_262;
$L__BB11_247:
	shr.s32 	%r480, %r108, 31;
	shr.u32 	%r481, %r480, 28;
	add.s32 	%r482, %r108, %r481;
	shr.s32 	%r122, %r482, 4;
	setp.ge.s32 	%p200, %r15, %r122;
	@%p200 bra 	$L__BB11_254;
	not.b32 	%r484, %r15;
	add.s32 	%r124, %r122, %r484;
	shr.u32 	%r485, %r124, 5;
	add.s32 	%r486, %r485, 1;
	and.b32  	%r586, %r486, 3;
	setp.eq.s32 	%p201, %r586, 0;
	mov.u32 	%r587, %r15;
	@%p201 bra 	$L__BB11_251;
	mov.u32 	%r587, %tid.x;
	mul.wide.s32 	%rd281, %r587, 16;
	add.s64 	%rd284, %rd210, %rd209;
	add.s64 	%rd338, %rd284, %rd281;
	shl.b32 	%r490, %r587, 2;
	add.s32 	%r491, %r175, %r490;
	cvt.s64.s32 	%rd285, %r491;
	sub.s64 	%rd286, %rd285, %rd63;
	mul.lo.s64 	%rd287, %rd327, %rd286;
	add.s64 	%rd288, %rd281, %rd287;
	add.s64 	%rd289, %rd288, %rd46;
	add.s64 	%rd337, %rd325, %rd289;
$L__BB11_250:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r492, %r493, %r494, %r495}, [%rd338];
	st.v4.u32 	[%rd337], {%r492, %r493, %r494, %r495};
	add.s32 	%r587, %r587, 32;
	add.s64 	%rd338, %rd338, 512;
	add.s64 	%rd337, %rd337, 512;
	add.s32 	%r586, %r586, -1;
	setp.ne.s32 	%p202, %r586, 0;
	@%p202 bra 	$L__BB11_250;
$L__BB11_251:
	setp.lt.u32 	%p203, %r124, 96;
	@%p203 bra 	$L__BB11_254;
	mul.wide.s32 	%rd290, %r587, 16;
	mov.u32 	%r502, %tid.x;
	shl.b32 	%r503, %r502, 2;
	add.s32 	%r504, %r175, %r503;
	cvt.s64.s32 	%rd291, %r504;
	sub.s64 	%rd292, %rd291, %rd63;
	mul.lo.s64 	%rd293, %rd327, %rd292;
	add.s64 	%rd294, %rd290, %rd293;
	add.s64 	%rd295, %rd294, %rd46;
	add.s64 	%rd296, %rd325, %rd295;
	add.s64 	%rd340, %rd296, 1024;
	add.s64 	%rd299, %rd210, %rd209;
	add.s64 	%rd300, %rd299, %rd290;
	add.s64 	%rd339, %rd300, 1024;
$L__BB11_253:
	ld.shared.v4.u32 	{%r506, %r507, %r508, %r509}, [%rd339+-1024];
	st.v4.u32 	[%rd340+-1024], {%r506, %r507, %r508, %r509};
	ld.shared.v4.u32 	{%r514, %r515, %r516, %r517}, [%rd339+-512];
	st.v4.u32 	[%rd340+-512], {%r514, %r515, %r516, %r517};
	ld.shared.v4.u32 	{%r522, %r523, %r524, %r525}, [%rd339];
	st.v4.u32 	[%rd340], {%r522, %r523, %r524, %r525};
	ld.shared.v4.u32 	{%r530, %r531, %r532, %r533}, [%rd339+512];
	st.v4.u32 	[%rd340+512], {%r530, %r531, %r532, %r533};
	add.s64 	%rd340, %rd340, 2048;
	add.s64 	%rd339, %rd339, 2048;
	add.s32 	%r587, %r587, 128;
	setp.lt.s32 	%p204, %r587, %r122;
	@%p204 bra 	$L__BB11_253;
$L__BB11_254:
	and.b32  	%r589, %r108, -16;
$L__BB11_255:
	add.s32 	%r592, %r589, %r15;
	setp.ge.s32 	%p205, %r592, %r108;
	@%p205 bra 	$L__BB11_262;
	not.b32 	%r540, %r15;
	add.s32 	%r541, %r108, %r540;
	sub.s32 	%r137, %r541, %r589;
	shr.u32 	%r542, %r137, 5;
	add.s32 	%r543, %r542, 1;
	and.b32  	%r591, %r543, 3;
	setp.eq.s32 	%p206, %r591, 0;
	@%p206 bra 	$L__BB11_259;
	sub.s64 	%rd302, %rd123, %rd63;
	mul.lo.s64 	%rd303, %rd327, %rd302;
	add.s64 	%rd304, %rd303, %rd46;
	cvt.s64.s32 	%rd305, %r592;
	add.s64 	%rd306, %rd304, %rd305;
	add.s64 	%rd342, %rd325, %rd306;
	add.s64 	%rd309, %rd210, %rd209;
	add.s64 	%rd341, %rd309, %rd305;
$L__BB11_258:
	.pragma "nounroll";
	ld.shared.u8 	%rs122, [%rd341];
	st.u8 	[%rd342], %rs122;
	add.s32 	%r592, %r592, 32;
	add.s64 	%rd342, %rd342, 32;
	add.s64 	%rd341, %rd341, 32;
	add.s32 	%r591, %r591, -1;
	setp.ne.s32 	%p207, %r591, 0;
	@%p207 bra 	$L__BB11_258;
$L__BB11_259:
	setp.lt.u32 	%p208, %r137, 96;
	@%p208 bra 	$L__BB11_262;
	cvt.s64.s32 	%rd310, %r592;
	add.s64 	%rd313, %rd210, %rd209;
	add.s64 	%rd314, %rd313, %rd310;
	add.s64 	%rd344, %rd314, 64;
	sub.s64 	%rd316, %rd123, %rd63;
	mul.lo.s64 	%rd317, %rd327, %rd316;
	add.s64 	%rd318, %rd317, %rd46;
	add.s64 	%rd319, %rd318, %rd310;
	add.s64 	%rd320, %rd325, %rd319;
	add.s64 	%rd343, %rd320, 64;
$L__BB11_261:
	ld.shared.u8 	%rs123, [%rd344+-64];
	st.u8 	[%rd343+-64], %rs123;
	ld.shared.u8 	%rs124, [%rd344+-32];
	st.u8 	[%rd343+-32], %rs124;
	ld.shared.u8 	%rs125, [%rd344];
	st.u8 	[%rd343], %rs125;
	ld.shared.u8 	%rs126, [%rd344+32];
	st.u8 	[%rd343+32], %rs126;
	add.s64 	%rd344, %rd344, 128;
	add.s64 	%rd343, %rd343, 128;
	add.s32 	%r592, %r592, 128;
	setp.lt.s32 	%p209, %r592, %r108;
	@%p209 bra 	$L__BB11_261;
	bra.uni 	$L__BB11_262;
$L__BB11_232:
	add.s64 	%rd252, %rd210, %rd209;
	add.s64 	%rd53, %rd252, %rd48;
	add.s64 	%rd55, %rd325, %rd46;
	mov.u32 	%r445, %tid.x;
	shl.b32 	%r446, %r445, 2;
	add.s32 	%r447, %r175, %r446;
	cvt.s64.s32 	%rd56, %r447;
	mov.u32 	%r441, 0;
	mov.u32 	%r579, %r441;
$L__BB11_233:
	.pragma "nounroll";
	mul.lo.s32 	%r449, %r81, %r579;
	cvt.s64.s32 	%rd253, %r449;
	add.s64 	%rd332, %rd53, %rd253;
	cvt.s64.s32 	%rd254, %r579;
	add.s64 	%rd255, %rd56, %rd254;
	mul.lo.s64 	%rd256, %rd327, %rd255;
	add.s64 	%rd331, %rd55, %rd256;
	mov.u32 	%r580, %r441;
$L__BB11_234:
	.pragma "nounroll";
	ld.shared.u8 	%rs121, [%rd332];
	st.u8 	[%rd331], %rs121;
	add.s64 	%rd332, %rd332, %rd181;
	add.s64 	%rd331, %rd331, %rd328;
	add.s32 	%r580, %r580, 1;
	setp.ne.s32 	%p190, %r580, 3;
	@%p190 bra 	$L__BB11_234;
	add.s32 	%r579, %r579, 1;
	setp.lt.s32 	%p191, %r579, %r80;
	@%p191 bra 	$L__BB11_233;
$L__BB11_262:
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
	.reg .pred 	%p<183>;
	.reg .b16 	%rs<140>;
	.reg .f32 	%f<590>;
	.reg .b32 	%r<550>;
	.reg .b64 	%rd<321>;
	.shared .align 16 .b8 _ZZ8from_rgbI5ToLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd112, [rgb_to_lab_3_3_param_0];
	ld.param.v2.u32 	{%r511, %r152}, [rgb_to_lab_3_3_param_1+32];
	ld.param.v2.u32 	{%r153, %r154}, [rgb_to_lab_3_3_param_1+40];
	ld.param.u64 	%rd117, [rgb_to_lab_3_3_param_2];
	ld.param.v2.u32 	{%r512, %r513}, [rgb_to_lab_3_3_param_3+32];
	ld.param.v2.u32 	{%r157, %r158}, [rgb_to_lab_3_3_param_3+40];
	ld.param.u32 	%r149, [rgb_to_lab_3_3_param_4+8];
	ld.param.u32 	%r148, [rgb_to_lab_3_3_param_4+4];
	ld.param.u32 	%r147, [rgb_to_lab_3_3_param_4];
	ld.param.u64 	%rd302, [rgb_to_lab_3_3_param_3+24];
	ld.param.u64 	%rd301, [rgb_to_lab_3_3_param_3+16];
	ld.param.u64 	%rd300, [rgb_to_lab_3_3_param_3+8];
	ld.param.u64 	%rd118, [rgb_to_lab_3_3_param_3];
	ld.param.u64 	%rd298, [rgb_to_lab_3_3_param_1+24];
	ld.param.u64 	%rd297, [rgb_to_lab_3_3_param_1+16];
	ld.param.u64 	%rd296, [rgb_to_lab_3_3_param_1+8];
	ld.param.u64 	%rd113, [rgb_to_lab_3_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p7, %r154, 0;
	@%p7 bra 	$L__BB12_2;
	cvta.to.global.u64 	%rd122, %rd112;
	mul.wide.s32 	%rd123, %r1, 40;
	add.s64 	%rd124, %rd122, %rd123;
	ld.global.v2.u32 	{%r511, %r160}, [%rd124+32];
	ld.global.u64 	%rd298, [%rd124+24];
	ld.global.u64 	%rd297, [%rd124+16];
	ld.global.u64 	%rd296, [%rd124+8];
	ld.global.u64 	%rd295, [%rd124];
	bra.uni 	$L__BB12_3;
$L__BB12_2:
	cvt.s64.s32 	%rd125, %r1;
	mul.lo.s64 	%rd126, %rd113, %rd125;
	add.s64 	%rd295, %rd112, %rd126;
$L__BB12_3:
	setp.eq.s32 	%p8, %r158, 0;
	@%p8 bra 	$L__BB12_5;
	cvta.to.global.u64 	%rd127, %rd117;
	mul.wide.s32 	%rd128, %r1, 40;
	add.s64 	%rd129, %rd127, %rd128;
	ld.global.v2.u32 	{%r512, %r513}, [%rd129+32];
	ld.global.u64 	%rd302, [%rd129+24];
	ld.global.u64 	%rd301, [%rd129+16];
	ld.global.u64 	%rd300, [%rd129+8];
	ld.global.u64 	%rd299, [%rd129];
	bra.uni 	$L__BB12_6;
$L__BB12_5:
	cvt.s64.s32 	%rd130, %r1;
	mul.lo.s64 	%rd131, %rd118, %rd130;
	add.s64 	%rd299, %rd117, %rd131;
$L__BB12_6:
	mov.u32 	%r163, %ctaid.y;
	shl.b32 	%r164, %r163, 3;
	mov.u32 	%r14, %tid.y;
	add.s32 	%r15, %r164, %r14;
	setp.ge.s32 	%p9, %r15, %r513;
	@%p9 bra 	$L__BB12_241;
	mov.u32 	%r165, %tid.x;
	shl.b32 	%r166, %r165, 2;
	mov.u32 	%r167, %ctaid.x;
	shl.b32 	%r168, %r167, 7;
	add.s32 	%r169, %r168, %r166;
	cvt.u64.u32 	%rd29, %r14;
	shl.b32 	%r170, %r165, 6;
	cvt.u64.u32 	%rd30, %r170;
	mul.wide.u32 	%rd132, %r14, 2048;
	mov.u64 	%rd133, _ZZ8from_rgbI5ToLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd134, %rd133;
	add.s64 	%rd135, %rd134, %rd132;
	add.s64 	%rd31, %rd135, %rd30;
	setp.eq.s32 	%p10, %r147, 4;
	selp.b32 	%r171, 4, 2, %p10;
	setp.eq.s32 	%p11, %r147, 0;
	selp.b32 	%r17, 1, %r171, %p11;
	sub.s32 	%r18, %r511, %r169;
	min.s32 	%r19, %r18, 4;
	cvt.s64.s32 	%rd136, %r15;
	mul.lo.s64 	%rd32, %rd296, %rd136;
	cvt.s64.s32 	%rd33, %r169;
	mul.lo.s64 	%rd137, %rd297, %rd33;
	add.s64 	%rd34, %rd32, %rd137;
	add.s64 	%rd305, %rd295, %rd34;
	shl.b32 	%r172, %r17, 2;
	cvt.u64.u32 	%rd36, %r172;
	setp.gt.s32 	%p12, %r18, 3;
	@%p12 bra 	$L__BB12_8;
	bra.uni 	$L__BB12_10;
$L__BB12_8:
	mul.lo.s32 	%r173, %r17, 3;
	cvt.u64.u32 	%rd138, %r173;
	setp.ne.s64 	%p13, %rd297, %rd138;
	cvt.u64.u32 	%rd139, %r17;
	setp.ne.s64 	%p14, %rd298, %rd139;
	or.pred  	%p15, %p13, %p14;
	@%p15 bra 	$L__BB12_10;
	cvt.u32.u64 	%r174, %rd36;
	add.s32 	%r175, %r174, -1;
	cvt.s64.s32 	%rd140, %r175;
	and.b64  	%rd141, %rd305, %rd140;
	setp.eq.s64 	%p16, %rd141, 0;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd306, %rd36;
	@%p16 bra 	$L__BB12_25;
$L__BB12_10:
	setp.lt.s32 	%p17, %r18, 4;
	cvt.u64.u32 	%rd142, %r17;
	setp.ne.s64 	%p18, %rd297, %rd142;
	or.pred  	%p19, %p18, %p17;
	@%p19 bra 	$L__BB12_12;
	cvt.u32.u64 	%r176, %rd36;
	or.b64  	%rd143, %rd298, %rd305;
	add.s32 	%r177, %r176, -1;
	cvt.s64.s32 	%rd144, %r177;
	and.b64  	%rd145, %rd143, %rd144;
	setp.eq.s64 	%p20, %rd145, 0;
	mov.u16 	%rs127, 1;
	mov.u64 	%rd306, %rd298;
	@%p20 bra 	$L__BB12_25;
$L__BB12_12:
	setp.lt.s32 	%p21, %r18, 1;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd305, %rd31;
	mov.u64 	%rd306, %rd36;
	@%p21 bra 	$L__BB12_25;
	@%p11 bra 	$L__BB12_21;
	mov.u32 	%r514, 0;
	shl.b64 	%rd150, %rd29, 11;
	add.s64 	%rd152, %rd133, %rd150;
$L__BB12_15:
	.pragma "nounroll";
	mul.lo.s32 	%r21, %r514, 3;
	cvt.s64.s32 	%rd146, %r514;
	mul.lo.s64 	%rd147, %rd297, %rd146;
	add.s64 	%rd37, %rd147, %rd34;
	setp.eq.s32 	%p23, %r17, 2;
	@%p23 bra 	$L__BB12_18;
	bra.uni 	$L__BB12_16;
$L__BB12_18:
	mov.u32 	%r516, 0;
$L__BB12_19:
	.pragma "nounroll";
	add.s32 	%r184, %r516, %r21;
	shl.b32 	%r185, %r184, 1;
	cvt.s64.s32 	%rd158, %r185;
	add.s64 	%rd159, %rd158, %rd30;
	add.s64 	%rd163, %rd152, %rd159;
	cvt.s64.s32 	%rd164, %r516;
	mul.lo.s64 	%rd165, %rd298, %rd164;
	add.s64 	%rd166, %rd37, %rd165;
	add.s64 	%rd167, %rd295, %rd166;
	ld.u16 	%rs56, [%rd167];
	st.shared.u16 	[%rd163], %rs56;
	add.s32 	%r516, %r516, 1;
	setp.ne.s32 	%p25, %r516, 3;
	@%p25 bra 	$L__BB12_19;
	bra.uni 	$L__BB12_20;
$L__BB12_16:
	mov.u32 	%r515, 0;
$L__BB12_17:
	.pragma "nounroll";
	add.s32 	%r180, %r515, %r21;
	mul.lo.s32 	%r181, %r180, %r17;
	cvt.s64.s32 	%rd148, %r181;
	add.s64 	%rd149, %rd148, %rd30;
	add.s64 	%rd153, %rd152, %rd149;
	cvt.s64.s32 	%rd154, %r515;
	mul.lo.s64 	%rd155, %rd298, %rd154;
	add.s64 	%rd156, %rd37, %rd155;
	add.s64 	%rd157, %rd295, %rd156;
	ld.u32 	%r182, [%rd157];
	st.shared.u32 	[%rd153], %r182;
	add.s32 	%r515, %r515, 1;
	setp.eq.s32 	%p24, %r515, 3;
	@%p24 bra 	$L__BB12_20;
	bra.uni 	$L__BB12_17;
$L__BB12_20:
	add.s32 	%r514, %r514, 1;
	setp.lt.s32 	%p26, %r514, %r19;
	mov.u64 	%rd305, %rd31;
	mov.u64 	%rd306, %rd36;
	@%p26 bra 	$L__BB12_15;
	bra.uni 	$L__BB12_25;
$L__BB12_21:
	add.s64 	%rd38, %rd295, %rd32;
	shl.b64 	%rd168, %rd29, 11;
	add.s64 	%rd170, %rd133, %rd168;
	add.s64 	%rd39, %rd170, %rd30;
	mul.lo.s32 	%r27, %r17, 3;
	mov.u32 	%r186, 0;
	mov.u32 	%r517, %r186;
$L__BB12_22:
	.pragma "nounroll";
	cvt.s64.s32 	%rd171, %r517;
	add.s64 	%rd172, %rd33, %rd171;
	mul.lo.s64 	%rd173, %rd297, %rd172;
	add.s64 	%rd304, %rd38, %rd173;
	mul.lo.s32 	%r188, %r27, %r517;
	cvt.s64.s32 	%rd174, %r188;
	add.s64 	%rd303, %rd39, %rd174;
	mov.u32 	%r518, %r186;
$L__BB12_23:
	.pragma "nounroll";
	ld.u8 	%rs58, [%rd304];
	st.shared.u8 	[%rd303], %rs58;
	add.s64 	%rd304, %rd304, %rd298;
	add.s64 	%rd303, %rd303, %rd142;
	add.s32 	%r518, %r518, 1;
	setp.ne.s32 	%p27, %r518, 3;
	@%p27 bra 	$L__BB12_23;
	add.s32 	%r517, %r517, 1;
	setp.lt.s32 	%p28, %r517, %r19;
	mov.u64 	%rd305, %rd31;
	mov.u64 	%rd306, %rd36;
	@%p28 bra 	$L__BB12_22;
$L__BB12_25:
	@%p11 bra 	$L__BB12_29;
	@%p10 bra 	$L__BB12_28;
	bra.uni 	$L__BB12_27;
$L__BB12_28:
	ld.v4.u32 	{%r39, %r524, %r525, %r526}, [%rd305];
	bra.uni 	$L__BB12_30;
$L__BB12_29:
	ld.u32 	%r39, [%rd305];
	bra.uni 	$L__BB12_30;
$L__BB12_27:
	ld.v2.u32 	{%r39, %r524}, [%rd305];
$L__BB12_30:
	@%p11 bra 	$L__BB12_38;
	@%p10 bra 	$L__BB12_37;
	bra.uni 	$L__BB12_32;
$L__BB12_37:
	mov.b32 	%f548, %r39;
	mov.b32 	%f547, %r524;
	mov.b32 	%f546, %r525;
	mov.b32 	%f545, %r526;
	bra.uni 	$L__BB12_39;
$L__BB12_38:
	cvt.u16.u32 	%rs70, %r39;
	and.b16  	%rs71, %rs70, 255;
	cvt.rn.f32.u16 	%f548, %rs71;
	shr.u16 	%rs72, %rs70, 8;
	cvt.rn.f32.u16 	%f547, %rs72;
	shr.u32 	%r203, %r39, 16;
	cvt.u16.u32 	%rs73, %r203;
	and.b16  	%rs74, %rs73, 255;
	cvt.rn.f32.u16 	%f546, %rs74;
	shr.u32 	%r204, %r39, 24;
	cvt.u16.u32 	%rs75, %r204;
	cvt.rn.f32.u16 	%f545, %rs75;
	bra.uni 	$L__BB12_39;
$L__BB12_32:
	setp.eq.s32 	%p33, %r147, 3;
	cvt.u16.u32 	%rs2, %r39;
	@%p33 bra 	$L__BB12_36;
	bra.uni 	$L__BB12_33;
$L__BB12_36:
	cvt.f32.f16 %f548, %rs2;
	shr.u32 	%r201, %r39, 16;
	cvt.u16.u32 	%rs67, %r201;
	cvt.f32.f16 %f547, %rs67;
	cvt.u16.u32 	%rs68, %r524;
	cvt.f32.f16 %f546, %rs68;
	shr.u32 	%r202, %r524, 16;
	cvt.u16.u32 	%rs69, %r202;
	cvt.f32.f16 %f545, %rs69;
	bra.uni 	$L__BB12_39;
$L__BB12_33:
	setp.eq.s32 	%p34, %r147, 1;
	@%p34 bra 	$L__BB12_35;
	bra.uni 	$L__BB12_34;
$L__BB12_35:
	cvt.rn.f32.u16 	%f548, %rs2;
	shr.u32 	%r199, %r39, 16;
	cvt.u16.u32 	%rs63, %r199;
	cvt.rn.f32.u16 	%f547, %rs63;
	cvt.u16.u32 	%rs64, %r524;
	cvt.rn.f32.u16 	%f546, %rs64;
	shr.u32 	%r200, %r524, 16;
	cvt.u16.u32 	%rs65, %r200;
	cvt.rn.f32.u16 	%f545, %rs65;
	bra.uni 	$L__BB12_39;
$L__BB12_34:
	cvt.rn.f32.s16 	%f548, %rs2;
	shr.u32 	%r197, %r39, 16;
	cvt.u16.u32 	%rs60, %r197;
	cvt.rn.f32.s16 	%f547, %rs60;
	cvt.u16.u32 	%rs61, %r524;
	cvt.rn.f32.s16 	%f546, %rs61;
	shr.u32 	%r198, %r524, 16;
	cvt.u16.u32 	%rs62, %r198;
	cvt.rn.f32.s16 	%f545, %rs62;
$L__BB12_39:
	add.s64 	%rd49, %rd305, %rd306;
	@%p11 bra 	$L__BB12_43;
	@%p10 bra 	$L__BB12_42;
	bra.uni 	$L__BB12_41;
$L__BB12_42:
	ld.v4.u32 	{%r50, %r524, %r525, %r526}, [%rd49];
	bra.uni 	$L__BB12_44;
$L__BB12_43:
	ld.u32 	%r50, [%rd49];
	bra.uni 	$L__BB12_44;
$L__BB12_41:
	ld.v2.u32 	{%r50, %r524}, [%rd49];
$L__BB12_44:
	@%p11 bra 	$L__BB12_52;
	@%p10 bra 	$L__BB12_51;
	bra.uni 	$L__BB12_46;
$L__BB12_51:
	mov.b32 	%f552, %r50;
	mov.b32 	%f551, %r524;
	mov.b32 	%f550, %r525;
	mov.b32 	%f549, %r526;
	bra.uni 	$L__BB12_53;
$L__BB12_52:
	cvt.u16.u32 	%rs86, %r50;
	and.b16  	%rs87, %rs86, 255;
	cvt.rn.f32.u16 	%f552, %rs87;
	shr.u16 	%rs88, %rs86, 8;
	cvt.rn.f32.u16 	%f551, %rs88;
	shr.u32 	%r217, %r50, 16;
	cvt.u16.u32 	%rs89, %r217;
	and.b16  	%rs90, %rs89, 255;
	cvt.rn.f32.u16 	%f550, %rs90;
	shr.u32 	%r218, %r50, 24;
	cvt.u16.u32 	%rs91, %r218;
	cvt.rn.f32.u16 	%f549, %rs91;
	bra.uni 	$L__BB12_53;
$L__BB12_46:
	setp.eq.s32 	%p39, %r147, 3;
	cvt.u16.u32 	%rs3, %r50;
	@%p39 bra 	$L__BB12_50;
	bra.uni 	$L__BB12_47;
$L__BB12_50:
	cvt.f32.f16 %f552, %rs3;
	shr.u32 	%r215, %r50, 16;
	cvt.u16.u32 	%rs83, %r215;
	cvt.f32.f16 %f551, %rs83;
	cvt.u16.u32 	%rs84, %r524;
	cvt.f32.f16 %f550, %rs84;
	shr.u32 	%r216, %r524, 16;
	cvt.u16.u32 	%rs85, %r216;
	cvt.f32.f16 %f549, %rs85;
	bra.uni 	$L__BB12_53;
$L__BB12_47:
	setp.eq.s32 	%p40, %r147, 1;
	@%p40 bra 	$L__BB12_49;
	bra.uni 	$L__BB12_48;
$L__BB12_49:
	cvt.rn.f32.u16 	%f552, %rs3;
	shr.u32 	%r213, %r50, 16;
	cvt.u16.u32 	%rs79, %r213;
	cvt.rn.f32.u16 	%f551, %rs79;
	cvt.u16.u32 	%rs80, %r524;
	cvt.rn.f32.u16 	%f550, %rs80;
	shr.u32 	%r214, %r524, 16;
	cvt.u16.u32 	%rs81, %r214;
	cvt.rn.f32.u16 	%f549, %rs81;
	bra.uni 	$L__BB12_53;
$L__BB12_48:
	cvt.rn.f32.s16 	%f552, %rs3;
	shr.u32 	%r211, %r50, 16;
	cvt.u16.u32 	%rs76, %r211;
	cvt.rn.f32.s16 	%f551, %rs76;
	cvt.u16.u32 	%rs77, %r524;
	cvt.rn.f32.s16 	%f550, %rs77;
	shr.u32 	%r212, %r524, 16;
	cvt.u16.u32 	%rs78, %r212;
	cvt.rn.f32.s16 	%f549, %rs78;
$L__BB12_53:
	shl.b64 	%rd175, %rd306, 1;
	add.s64 	%rd50, %rd305, %rd175;
	@%p11 bra 	$L__BB12_57;
	@%p10 bra 	$L__BB12_56;
	bra.uni 	$L__BB12_55;
$L__BB12_56:
	ld.v4.u32 	{%r61, %r524, %r525, %r526}, [%rd50];
	bra.uni 	$L__BB12_58;
$L__BB12_57:
	ld.u32 	%r61, [%rd50];
	bra.uni 	$L__BB12_58;
$L__BB12_55:
	ld.v2.u32 	{%r61, %r524}, [%rd50];
$L__BB12_58:
	@%p11 bra 	$L__BB12_66;
	@%p10 bra 	$L__BB12_65;
	bra.uni 	$L__BB12_60;
$L__BB12_65:
	mov.b32 	%f554, %r61;
	mov.b32 	%f553, %r524;
	mov.b32 	%f555, %r525;
	mov.b32 	%f556, %r526;
	bra.uni 	$L__BB12_67;
$L__BB12_66:
	cvt.u16.u32 	%rs102, %r61;
	and.b16  	%rs103, %rs102, 255;
	cvt.rn.f32.u16 	%f554, %rs103;
	shr.u16 	%rs104, %rs102, 8;
	cvt.rn.f32.u16 	%f553, %rs104;
	shr.u32 	%r231, %r61, 16;
	cvt.u16.u32 	%rs105, %r231;
	and.b16  	%rs106, %rs105, 255;
	cvt.rn.f32.u16 	%f555, %rs106;
	shr.u32 	%r232, %r61, 24;
	cvt.u16.u32 	%rs107, %r232;
	cvt.rn.f32.u16 	%f556, %rs107;
	bra.uni 	$L__BB12_67;
$L__BB12_60:
	setp.eq.s32 	%p45, %r147, 3;
	cvt.u16.u32 	%rs4, %r61;
	@%p45 bra 	$L__BB12_64;
	bra.uni 	$L__BB12_61;
$L__BB12_64:
	cvt.f32.f16 %f554, %rs4;
	shr.u32 	%r229, %r61, 16;
	cvt.u16.u32 	%rs99, %r229;
	cvt.f32.f16 %f553, %rs99;
	cvt.u16.u32 	%rs100, %r524;
	cvt.f32.f16 %f555, %rs100;
	shr.u32 	%r230, %r524, 16;
	cvt.u16.u32 	%rs101, %r230;
	cvt.f32.f16 %f556, %rs101;
	bra.uni 	$L__BB12_67;
$L__BB12_61:
	setp.eq.s32 	%p46, %r147, 1;
	@%p46 bra 	$L__BB12_63;
	bra.uni 	$L__BB12_62;
$L__BB12_63:
	cvt.rn.f32.u16 	%f554, %rs4;
	shr.u32 	%r227, %r61, 16;
	cvt.u16.u32 	%rs95, %r227;
	cvt.rn.f32.u16 	%f553, %rs95;
	cvt.u16.u32 	%rs96, %r524;
	cvt.rn.f32.u16 	%f555, %rs96;
	shr.u32 	%r228, %r524, 16;
	cvt.u16.u32 	%rs97, %r228;
	cvt.rn.f32.u16 	%f556, %rs97;
	bra.uni 	$L__BB12_67;
$L__BB12_62:
	cvt.rn.f32.s16 	%f554, %rs4;
	shr.u32 	%r225, %r61, 16;
	cvt.u16.u32 	%rs92, %r225;
	cvt.rn.f32.s16 	%f553, %rs92;
	cvt.u16.u32 	%rs93, %r524;
	cvt.rn.f32.s16 	%f555, %rs93;
	shr.u32 	%r226, %r524, 16;
	cvt.u16.u32 	%rs94, %r226;
	cvt.rn.f32.s16 	%f556, %rs94;
$L__BB12_67:
	setp.eq.s16 	%p47, %rs127, 0;
	selp.f32 	%f564, %f547, %f552, %p47;
	selp.f32 	%f563, %f546, %f554, %p47;
	selp.f32 	%f562, %f545, %f547, %p47;
	selp.f32 	%f561, %f552, %f551, %p47;
	selp.f32 	%f560, %f551, %f553, %p47;
	selp.f32 	%f559, %f550, %f546, %p47;
	selp.f32 	%f558, %f549, %f550, %p47;
	selp.f32 	%f557, %f554, %f555, %p47;
	selp.f32 	%f81, %f553, %f545, %p47;
	selp.f32 	%f82, %f555, %f549, %p47;
	bar.warp.sync 	-1;
	add.s32 	%r67, %r147, -3;
	mov.u32 	%r531, 0;
$L__BB12_68:
	.pragma "nounroll";
	mov.f32 	%f100, %f574;
	mov.f32 	%f99, %f573;
	mov.f32 	%f98, %f572;
	mov.f32 	%f574, %f571;
	mov.f32 	%f573, %f570;
	mov.f32 	%f572, %f569;
	mov.f32 	%f571, %f568;
	mov.f32 	%f570, %f567;
	mov.f32 	%f569, %f167;
	mov.f32 	%f88, %f562;
	mov.f32 	%f87, %f561;
	mov.f32 	%f86, %f560;
	mov.f32 	%f562, %f559;
	mov.f32 	%f561, %f558;
	mov.f32 	%f560, %f557;
	setp.eq.s32 	%p48, %r149, 0;
	selp.f32 	%f191, %f548, %f563, %p48;
	selp.f32 	%f101, %f563, %f548, %p48;
	setp.gt.u32 	%p49, %r67, 1;
	selp.f32 	%f192, 0f3B808081, 0f3F800000, %p49;
	mul.f32 	%f193, %f192, %f191;
	cvt.sat.f32.f32 	%f102, %f193;
	setp.gtu.f32 	%p50, %f102, 0f3D25AEE6;
	@%p50 bra 	$L__BB12_70;
	bra.uni 	$L__BB12_69;
$L__BB12_70:
	add.f32 	%f195, %f102, 0f3D6147AE;
	mul.f32 	%f104, %f195, 0f3F72A76F;
	mov.f32 	%f199, 0f4019999A;
	abs.f32 	%f106, %f104;
	setp.lt.f32 	%p51, %f106, 0f00800000;
	mul.f32 	%f201, %f106, 0f4B800000;
	selp.f32 	%f202, %f201, %f106, %p51;
	selp.f32 	%f203, 0fC3170000, 0fC2FE0000, %p51;
	mov.b32 	%r234, %f202;
	and.b32  	%r235, %r234, 8388607;
	or.b32  	%r236, %r235, 1065353216;
	mov.b32 	%f204, %r236;
	shr.u32 	%r237, %r234, 23;
	cvt.rn.f32.u32 	%f205, %r237;
	add.f32 	%f206, %f203, %f205;
	setp.gt.f32 	%p52, %f204, 0f3FB504F3;
	mul.f32 	%f207, %f204, 0f3F000000;
	add.f32 	%f208, %f206, 0f3F800000;
	selp.f32 	%f209, %f208, %f206, %p52;
	selp.f32 	%f210, %f207, %f204, %p52;
	add.f32 	%f211, %f210, 0fBF800000;
	add.f32 	%f212, %f210, 0f3F800000;
	rcp.approx.ftz.f32 	%f213, %f212;
	add.f32 	%f214, %f211, %f211;
	mul.f32 	%f215, %f214, %f213;
	mul.f32 	%f216, %f215, %f215;
	mov.f32 	%f217, 0f3C4CAF63;
	mov.f32 	%f218, 0f3B18F0FE;
	fma.rn.f32 	%f219, %f218, %f216, %f217;
	mov.f32 	%f220, 0f3DAAAABD;
	fma.rn.f32 	%f221, %f219, %f216, %f220;
	mul.rn.f32 	%f222, %f221, %f216;
	mul.rn.f32 	%f223, %f222, %f215;
	sub.f32 	%f224, %f211, %f215;
	add.f32 	%f225, %f224, %f224;
	neg.f32 	%f226, %f215;
	fma.rn.f32 	%f227, %f226, %f211, %f225;
	mul.rn.f32 	%f228, %f213, %f227;
	add.f32 	%f229, %f223, %f215;
	sub.f32 	%f230, %f215, %f229;
	add.f32 	%f231, %f223, %f230;
	add.f32 	%f232, %f228, %f231;
	add.f32 	%f233, %f229, %f232;
	sub.f32 	%f234, %f229, %f233;
	add.f32 	%f235, %f232, %f234;
	mov.f32 	%f236, 0f3F317200;
	mul.rn.f32 	%f237, %f209, %f236;
	mov.f32 	%f238, 0f35BFBE8E;
	mul.rn.f32 	%f239, %f209, %f238;
	add.f32 	%f240, %f237, %f233;
	sub.f32 	%f241, %f237, %f240;
	add.f32 	%f242, %f233, %f241;
	add.f32 	%f243, %f235, %f242;
	add.f32 	%f244, %f239, %f243;
	add.f32 	%f245, %f240, %f244;
	sub.f32 	%f246, %f240, %f245;
	add.f32 	%f247, %f244, %f246;
	mul.rn.f32 	%f248, %f199, %f245;
	neg.f32 	%f249, %f248;
	fma.rn.f32 	%f250, %f199, %f245, %f249;
	fma.rn.f32 	%f251, %f199, %f247, %f250;
	mov.f32 	%f252, 0f00000000;
	fma.rn.f32 	%f253, %f252, %f245, %f251;
	add.rn.f32 	%f254, %f248, %f253;
	neg.f32 	%f255, %f254;
	add.rn.f32 	%f256, %f248, %f255;
	add.rn.f32 	%f257, %f256, %f253;
	mov.b32 	%r238, %f254;
	setp.eq.s32 	%p53, %r238, 1118925336;
	add.s32 	%r239, %r238, -1;
	mov.b32 	%f258, %r239;
	add.f32 	%f259, %f257, 0f37000000;
	selp.f32 	%f107, %f259, %f257, %p53;
	selp.f32 	%f260, %f258, %f254, %p53;
	mov.f32 	%f261, 0f3FB8AA3B;
	mul.rn.f32 	%f262, %f260, %f261;
	cvt.rzi.f32.f32 	%f263, %f262;
	abs.f32 	%f264, %f263;
	setp.gt.f32 	%p54, %f264, 0f42FC0000;
	mov.b32 	%r240, %f263;
	and.b32  	%r241, %r240, -2147483648;
	or.b32  	%r242, %r241, 1123811328;
	mov.b32 	%f265, %r242;
	selp.f32 	%f266, %f265, %f263, %p54;
	mov.f32 	%f267, 0fBF317218;
	fma.rn.f32 	%f268, %f266, %f267, %f260;
	mov.f32 	%f269, 0f3102E308;
	fma.rn.f32 	%f270, %f266, %f269, %f268;
	mul.f32 	%f271, %f270, 0f3FB8AA3B;
	add.f32 	%f272, %f266, 0f4B40007F;
	mov.b32 	%r243, %f272;
	shl.b32 	%r244, %r243, 23;
	mov.b32 	%f273, %r244;
	ex2.approx.ftz.f32 	%f274, %f271;
	mul.f32 	%f108, %f274, %f273;
	setp.eq.f32 	%p55, %f108, 0f7F800000;
	mov.f32 	%f575, 0f7F800000;
	@%p55 bra 	$L__BB12_72;
	fma.rn.f32 	%f575, %f108, %f107, %f108;
$L__BB12_72:
	mov.f32 	%f530, 0f3F99999A;
	cvt.rzi.f32.f32 	%f529, %f530;
	add.f32 	%f528, %f529, %f529;
	mov.f32 	%f527, 0f4019999A;
	sub.f32 	%f526, %f527, %f528;
	abs.f32 	%f525, %f526;
	setp.lt.f32 	%p56, %f104, 0f00000000;
	setp.eq.f32 	%p57, %f525, 0f3F800000;
	and.pred  	%p1, %p56, %p57;
	setp.eq.f32 	%p58, %f104, 0f00000000;
	@%p58 bra 	$L__BB12_76;
	bra.uni 	$L__BB12_73;
$L__BB12_76:
	add.f32 	%f279, %f104, %f104;
	selp.f32 	%f577, %f279, 0f00000000, %p57;
	bra.uni 	$L__BB12_77;
$L__BB12_69:
	mul.f32 	%f578, %f102, 0f3D9E8391;
	bra.uni 	$L__BB12_83;
$L__BB12_73:
	mov.b32 	%r245, %f575;
	xor.b32  	%r246, %r245, -2147483648;
	mov.b32 	%f275, %r246;
	selp.f32 	%f577, %f275, %f575, %p1;
	setp.geu.f32 	%p59, %f104, 0f00000000;
	@%p59 bra 	$L__BB12_77;
	mov.f32 	%f276, 0f4019999A;
	cvt.rzi.f32.f32 	%f277, %f276;
	setp.eq.f32 	%p60, %f277, 0f4019999A;
	@%p60 bra 	$L__BB12_77;
	mov.f32 	%f577, 0f7FFFFFFF;
$L__BB12_77:
	add.f32 	%f280, %f106, 0f4019999A;
	mov.b32 	%r247, %f280;
	setp.lt.s32 	%p62, %r247, 2139095040;
	@%p62 bra 	$L__BB12_82;
	setp.gtu.f32 	%p63, %f106, 0f7F800000;
	@%p63 bra 	$L__BB12_81;
	bra.uni 	$L__BB12_79;
$L__BB12_81:
	add.f32 	%f577, %f104, 0f4019999A;
	bra.uni 	$L__BB12_82;
$L__BB12_79:
	setp.neu.f32 	%p64, %f106, 0f7F800000;
	@%p64 bra 	$L__BB12_82;
	selp.f32 	%f577, 0fFF800000, 0f7F800000, %p1;
$L__BB12_82:
	setp.eq.f32 	%p65, %f104, 0f3F800000;
	selp.f32 	%f578, 0f3F800000, %f577, %p65;
$L__BB12_83:
	setp.gt.u32 	%p179, %r67, 1;
	selp.f32 	%f531, 0f3B808081, 0f3F800000, %p179;
	mul.f32 	%f282, %f531, %f564;
	cvt.sat.f32.f32 	%f119, %f282;
	setp.gtu.f32 	%p67, %f119, 0f3D25AEE6;
	@%p67 bra 	$L__BB12_85;
	bra.uni 	$L__BB12_84;
$L__BB12_85:
	add.f32 	%f284, %f119, 0f3D6147AE;
	mul.f32 	%f121, %f284, 0f3F72A76F;
	mov.f32 	%f288, 0f4019999A;
	abs.f32 	%f123, %f121;
	setp.lt.f32 	%p68, %f123, 0f00800000;
	mul.f32 	%f290, %f123, 0f4B800000;
	selp.f32 	%f291, %f290, %f123, %p68;
	selp.f32 	%f292, 0fC3170000, 0fC2FE0000, %p68;
	mov.b32 	%r248, %f291;
	and.b32  	%r249, %r248, 8388607;
	or.b32  	%r250, %r249, 1065353216;
	mov.b32 	%f293, %r250;
	shr.u32 	%r251, %r248, 23;
	cvt.rn.f32.u32 	%f294, %r251;
	add.f32 	%f295, %f292, %f294;
	setp.gt.f32 	%p69, %f293, 0f3FB504F3;
	mul.f32 	%f296, %f293, 0f3F000000;
	add.f32 	%f297, %f295, 0f3F800000;
	selp.f32 	%f298, %f297, %f295, %p69;
	selp.f32 	%f299, %f296, %f293, %p69;
	add.f32 	%f300, %f299, 0fBF800000;
	add.f32 	%f301, %f299, 0f3F800000;
	rcp.approx.ftz.f32 	%f302, %f301;
	add.f32 	%f303, %f300, %f300;
	mul.f32 	%f304, %f303, %f302;
	mul.f32 	%f305, %f304, %f304;
	mov.f32 	%f306, 0f3C4CAF63;
	mov.f32 	%f307, 0f3B18F0FE;
	fma.rn.f32 	%f308, %f307, %f305, %f306;
	mov.f32 	%f309, 0f3DAAAABD;
	fma.rn.f32 	%f310, %f308, %f305, %f309;
	mul.rn.f32 	%f311, %f310, %f305;
	mul.rn.f32 	%f312, %f311, %f304;
	sub.f32 	%f313, %f300, %f304;
	add.f32 	%f314, %f313, %f313;
	neg.f32 	%f315, %f304;
	fma.rn.f32 	%f316, %f315, %f300, %f314;
	mul.rn.f32 	%f317, %f302, %f316;
	add.f32 	%f318, %f312, %f304;
	sub.f32 	%f319, %f304, %f318;
	add.f32 	%f320, %f312, %f319;
	add.f32 	%f321, %f317, %f320;
	add.f32 	%f322, %f318, %f321;
	sub.f32 	%f323, %f318, %f322;
	add.f32 	%f324, %f321, %f323;
	mov.f32 	%f325, 0f3F317200;
	mul.rn.f32 	%f326, %f298, %f325;
	mov.f32 	%f327, 0f35BFBE8E;
	mul.rn.f32 	%f328, %f298, %f327;
	add.f32 	%f329, %f326, %f322;
	sub.f32 	%f330, %f326, %f329;
	add.f32 	%f331, %f322, %f330;
	add.f32 	%f332, %f324, %f331;
	add.f32 	%f333, %f328, %f332;
	add.f32 	%f334, %f329, %f333;
	sub.f32 	%f335, %f329, %f334;
	add.f32 	%f336, %f333, %f335;
	mul.rn.f32 	%f337, %f288, %f334;
	neg.f32 	%f338, %f337;
	fma.rn.f32 	%f339, %f288, %f334, %f338;
	fma.rn.f32 	%f340, %f288, %f336, %f339;
	mov.f32 	%f341, 0f00000000;
	fma.rn.f32 	%f342, %f341, %f334, %f340;
	add.rn.f32 	%f343, %f337, %f342;
	neg.f32 	%f344, %f343;
	add.rn.f32 	%f345, %f337, %f344;
	add.rn.f32 	%f346, %f345, %f342;
	mov.b32 	%r252, %f343;
	setp.eq.s32 	%p70, %r252, 1118925336;
	add.s32 	%r253, %r252, -1;
	mov.b32 	%f347, %r253;
	add.f32 	%f348, %f346, 0f37000000;
	selp.f32 	%f124, %f348, %f346, %p70;
	selp.f32 	%f349, %f347, %f343, %p70;
	mov.f32 	%f350, 0f3FB8AA3B;
	mul.rn.f32 	%f351, %f349, %f350;
	cvt.rzi.f32.f32 	%f352, %f351;
	abs.f32 	%f353, %f352;
	setp.gt.f32 	%p71, %f353, 0f42FC0000;
	mov.b32 	%r254, %f352;
	and.b32  	%r255, %r254, -2147483648;
	or.b32  	%r256, %r255, 1123811328;
	mov.b32 	%f354, %r256;
	selp.f32 	%f355, %f354, %f352, %p71;
	mov.f32 	%f356, 0fBF317218;
	fma.rn.f32 	%f357, %f355, %f356, %f349;
	mov.f32 	%f358, 0f3102E308;
	fma.rn.f32 	%f359, %f355, %f358, %f357;
	mul.f32 	%f360, %f359, 0f3FB8AA3B;
	add.f32 	%f361, %f355, 0f4B40007F;
	mov.b32 	%r257, %f361;
	shl.b32 	%r258, %r257, 23;
	mov.b32 	%f362, %r258;
	ex2.approx.ftz.f32 	%f363, %f360;
	mul.f32 	%f125, %f363, %f362;
	setp.eq.f32 	%p72, %f125, 0f7F800000;
	mov.f32 	%f579, 0f7F800000;
	@%p72 bra 	$L__BB12_87;
	fma.rn.f32 	%f579, %f125, %f124, %f125;
$L__BB12_87:
	mov.f32 	%f538, 0f3F99999A;
	cvt.rzi.f32.f32 	%f537, %f538;
	add.f32 	%f536, %f537, %f537;
	mov.f32 	%f535, 0f4019999A;
	sub.f32 	%f534, %f535, %f536;
	abs.f32 	%f533, %f534;
	setp.lt.f32 	%p73, %f121, 0f00000000;
	setp.eq.f32 	%p74, %f533, 0f3F800000;
	and.pred  	%p2, %p73, %p74;
	setp.eq.f32 	%p75, %f121, 0f00000000;
	@%p75 bra 	$L__BB12_91;
	bra.uni 	$L__BB12_88;
$L__BB12_91:
	add.f32 	%f368, %f121, %f121;
	selp.f32 	%f581, %f368, 0f00000000, %p74;
	bra.uni 	$L__BB12_92;
$L__BB12_84:
	mul.f32 	%f582, %f119, 0f3D9E8391;
	bra.uni 	$L__BB12_98;
$L__BB12_88:
	mov.b32 	%r259, %f579;
	xor.b32  	%r260, %r259, -2147483648;
	mov.b32 	%f364, %r260;
	selp.f32 	%f581, %f364, %f579, %p2;
	setp.geu.f32 	%p76, %f121, 0f00000000;
	@%p76 bra 	$L__BB12_92;
	mov.f32 	%f365, 0f4019999A;
	cvt.rzi.f32.f32 	%f366, %f365;
	setp.eq.f32 	%p77, %f366, 0f4019999A;
	@%p77 bra 	$L__BB12_92;
	mov.f32 	%f581, 0f7FFFFFFF;
$L__BB12_92:
	add.f32 	%f369, %f123, 0f4019999A;
	mov.b32 	%r261, %f369;
	setp.lt.s32 	%p79, %r261, 2139095040;
	@%p79 bra 	$L__BB12_97;
	setp.gtu.f32 	%p80, %f123, 0f7F800000;
	@%p80 bra 	$L__BB12_96;
	bra.uni 	$L__BB12_94;
$L__BB12_96:
	add.f32 	%f581, %f121, 0f4019999A;
	bra.uni 	$L__BB12_97;
$L__BB12_94:
	setp.neu.f32 	%p81, %f123, 0f7F800000;
	@%p81 bra 	$L__BB12_97;
	selp.f32 	%f581, 0fFF800000, 0f7F800000, %p2;
$L__BB12_97:
	setp.eq.f32 	%p82, %f121, 0f3F800000;
	selp.f32 	%f582, 0f3F800000, %f581, %p82;
$L__BB12_98:
	setp.gt.u32 	%p180, %r67, 1;
	selp.f32 	%f532, 0f3B808081, 0f3F800000, %p180;
	mul.f32 	%f371, %f532, %f101;
	cvt.sat.f32.f32 	%f136, %f371;
	setp.gtu.f32 	%p84, %f136, 0f3D25AEE6;
	@%p84 bra 	$L__BB12_100;
	bra.uni 	$L__BB12_99;
$L__BB12_100:
	add.f32 	%f373, %f136, 0f3D6147AE;
	mul.f32 	%f138, %f373, 0f3F72A76F;
	mov.f32 	%f377, 0f4019999A;
	abs.f32 	%f140, %f138;
	setp.lt.f32 	%p85, %f140, 0f00800000;
	mul.f32 	%f379, %f140, 0f4B800000;
	selp.f32 	%f380, %f379, %f140, %p85;
	selp.f32 	%f381, 0fC3170000, 0fC2FE0000, %p85;
	mov.b32 	%r262, %f380;
	and.b32  	%r263, %r262, 8388607;
	or.b32  	%r264, %r263, 1065353216;
	mov.b32 	%f382, %r264;
	shr.u32 	%r265, %r262, 23;
	cvt.rn.f32.u32 	%f383, %r265;
	add.f32 	%f384, %f381, %f383;
	setp.gt.f32 	%p86, %f382, 0f3FB504F3;
	mul.f32 	%f385, %f382, 0f3F000000;
	add.f32 	%f386, %f384, 0f3F800000;
	selp.f32 	%f387, %f386, %f384, %p86;
	selp.f32 	%f388, %f385, %f382, %p86;
	add.f32 	%f389, %f388, 0fBF800000;
	add.f32 	%f390, %f388, 0f3F800000;
	rcp.approx.ftz.f32 	%f391, %f390;
	add.f32 	%f392, %f389, %f389;
	mul.f32 	%f393, %f392, %f391;
	mul.f32 	%f394, %f393, %f393;
	mov.f32 	%f395, 0f3C4CAF63;
	mov.f32 	%f396, 0f3B18F0FE;
	fma.rn.f32 	%f397, %f396, %f394, %f395;
	mov.f32 	%f398, 0f3DAAAABD;
	fma.rn.f32 	%f399, %f397, %f394, %f398;
	mul.rn.f32 	%f400, %f399, %f394;
	mul.rn.f32 	%f401, %f400, %f393;
	sub.f32 	%f402, %f389, %f393;
	add.f32 	%f403, %f402, %f402;
	neg.f32 	%f404, %f393;
	fma.rn.f32 	%f405, %f404, %f389, %f403;
	mul.rn.f32 	%f406, %f391, %f405;
	add.f32 	%f407, %f401, %f393;
	sub.f32 	%f408, %f393, %f407;
	add.f32 	%f409, %f401, %f408;
	add.f32 	%f410, %f406, %f409;
	add.f32 	%f411, %f407, %f410;
	sub.f32 	%f412, %f407, %f411;
	add.f32 	%f413, %f410, %f412;
	mov.f32 	%f414, 0f3F317200;
	mul.rn.f32 	%f415, %f387, %f414;
	mov.f32 	%f416, 0f35BFBE8E;
	mul.rn.f32 	%f417, %f387, %f416;
	add.f32 	%f418, %f415, %f411;
	sub.f32 	%f419, %f415, %f418;
	add.f32 	%f420, %f411, %f419;
	add.f32 	%f421, %f413, %f420;
	add.f32 	%f422, %f417, %f421;
	add.f32 	%f423, %f418, %f422;
	sub.f32 	%f424, %f418, %f423;
	add.f32 	%f425, %f422, %f424;
	mul.rn.f32 	%f426, %f377, %f423;
	neg.f32 	%f427, %f426;
	fma.rn.f32 	%f428, %f377, %f423, %f427;
	fma.rn.f32 	%f429, %f377, %f425, %f428;
	mov.f32 	%f430, 0f00000000;
	fma.rn.f32 	%f431, %f430, %f423, %f429;
	add.rn.f32 	%f432, %f426, %f431;
	neg.f32 	%f433, %f432;
	add.rn.f32 	%f434, %f426, %f433;
	add.rn.f32 	%f435, %f434, %f431;
	mov.b32 	%r266, %f432;
	setp.eq.s32 	%p87, %r266, 1118925336;
	add.s32 	%r267, %r266, -1;
	mov.b32 	%f436, %r267;
	add.f32 	%f437, %f435, 0f37000000;
	selp.f32 	%f141, %f437, %f435, %p87;
	selp.f32 	%f438, %f436, %f432, %p87;
	mov.f32 	%f439, 0f3FB8AA3B;
	mul.rn.f32 	%f440, %f438, %f439;
	cvt.rzi.f32.f32 	%f441, %f440;
	abs.f32 	%f442, %f441;
	setp.gt.f32 	%p88, %f442, 0f42FC0000;
	mov.b32 	%r268, %f441;
	and.b32  	%r269, %r268, -2147483648;
	or.b32  	%r270, %r269, 1123811328;
	mov.b32 	%f443, %r270;
	selp.f32 	%f444, %f443, %f441, %p88;
	mov.f32 	%f445, 0fBF317218;
	fma.rn.f32 	%f446, %f444, %f445, %f438;
	mov.f32 	%f447, 0f3102E308;
	fma.rn.f32 	%f448, %f444, %f447, %f446;
	mul.f32 	%f449, %f448, 0f3FB8AA3B;
	add.f32 	%f450, %f444, 0f4B40007F;
	mov.b32 	%r271, %f450;
	shl.b32 	%r272, %r271, 23;
	mov.b32 	%f451, %r272;
	ex2.approx.ftz.f32 	%f452, %f449;
	mul.f32 	%f142, %f452, %f451;
	setp.eq.f32 	%p89, %f142, 0f7F800000;
	mov.f32 	%f583, 0f7F800000;
	@%p89 bra 	$L__BB12_102;
	fma.rn.f32 	%f583, %f142, %f141, %f142;
$L__BB12_102:
	mov.f32 	%f544, 0f3F99999A;
	cvt.rzi.f32.f32 	%f543, %f544;
	add.f32 	%f542, %f543, %f543;
	mov.f32 	%f541, 0f4019999A;
	sub.f32 	%f540, %f541, %f542;
	abs.f32 	%f539, %f540;
	setp.lt.f32 	%p90, %f138, 0f00000000;
	setp.eq.f32 	%p91, %f539, 0f3F800000;
	and.pred  	%p3, %p90, %p91;
	setp.eq.f32 	%p92, %f138, 0f00000000;
	@%p92 bra 	$L__BB12_106;
	bra.uni 	$L__BB12_103;
$L__BB12_106:
	add.f32 	%f457, %f138, %f138;
	selp.f32 	%f585, %f457, 0f00000000, %p91;
	bra.uni 	$L__BB12_107;
$L__BB12_99:
	mul.f32 	%f586, %f136, 0f3D9E8391;
	bra.uni 	$L__BB12_113;
$L__BB12_103:
	mov.b32 	%r273, %f583;
	xor.b32  	%r274, %r273, -2147483648;
	mov.b32 	%f453, %r274;
	selp.f32 	%f585, %f453, %f583, %p3;
	setp.geu.f32 	%p93, %f138, 0f00000000;
	@%p93 bra 	$L__BB12_107;
	mov.f32 	%f454, 0f4019999A;
	cvt.rzi.f32.f32 	%f455, %f454;
	setp.eq.f32 	%p94, %f455, 0f4019999A;
	@%p94 bra 	$L__BB12_107;
	mov.f32 	%f585, 0f7FFFFFFF;
$L__BB12_107:
	add.f32 	%f458, %f140, 0f4019999A;
	mov.b32 	%r275, %f458;
	setp.lt.s32 	%p96, %r275, 2139095040;
	@%p96 bra 	$L__BB12_112;
	setp.gtu.f32 	%p97, %f140, 0f7F800000;
	@%p97 bra 	$L__BB12_111;
	bra.uni 	$L__BB12_109;
$L__BB12_111:
	add.f32 	%f585, %f138, 0f4019999A;
	bra.uni 	$L__BB12_112;
$L__BB12_109:
	setp.neu.f32 	%p98, %f140, 0f7F800000;
	@%p98 bra 	$L__BB12_112;
	selp.f32 	%f585, 0fFF800000, 0f7F800000, %p3;
$L__BB12_112:
	setp.eq.f32 	%p99, %f138, 0f3F800000;
	selp.f32 	%f586, 0f3F800000, %f585, %p99;
$L__BB12_113:
	mul.f32 	%f459, %f582, 0f3EB714BA;
	fma.rn.f32 	%f460, %f578, 0f3ED32D0A, %f459;
	fma.rn.f32 	%f461, %f586, 0f3E38C0CF, %f460;
	mul.f32 	%f153, %f461, 0f3F86AC15;
	setp.gt.f32 	%p100, %f153, 0f3C1118C2;
	@%p100 bra 	$L__BB12_115;
	bra.uni 	$L__BB12_114;
$L__BB12_115:
	abs.f32 	%f462, %f153;
	lg2.approx.f32 	%f463, %f462;
	mul.f32 	%f464, %f463, 0f3EAAAAAB;
	ex2.approx.ftz.f32 	%f465, %f464;
	mul.f32 	%f466, %f465, %f465;
	rcp.approx.ftz.f32 	%f467, %f466;
	neg.f32 	%f468, %f462;
	fma.rn.f32 	%f469, %f467, %f468, %f465;
	mov.f32 	%f470, 0fBEAAAAAB;
	fma.rn.f32 	%f471, %f469, %f470, %f465;
	neg.f32 	%f472, %f471;
	setp.lt.f32 	%p101, %f153, 0f00000000;
	selp.f32 	%f473, %f472, %f471, %p101;
	add.f32 	%f474, %f153, %f153;
	setp.eq.f32 	%p102, %f474, %f153;
	selp.f32 	%f587, %f474, %f473, %p102;
	bra.uni 	$L__BB12_116;
$L__BB12_114:
	fma.rn.f32 	%f587, %f153, 0f40F92F1B, 0f3E0D3DCB;
$L__BB12_116:
	mul.f32 	%f475, %f582, 0f3F3714BA;
	fma.rn.f32 	%f476, %f578, 0f3E59C66D, %f475;
	fma.rn.f32 	%f157, %f586, 0f3D93CD57, %f476;
	setp.gt.f32 	%p103, %f157, 0f3C1118C2;
	@%p103 bra 	$L__BB12_118;
	bra.uni 	$L__BB12_117;
$L__BB12_118:
	abs.f32 	%f477, %f157;
	lg2.approx.f32 	%f478, %f477;
	mul.f32 	%f479, %f478, 0f3EAAAAAB;
	ex2.approx.ftz.f32 	%f480, %f479;
	mul.f32 	%f481, %f480, %f480;
	rcp.approx.ftz.f32 	%f482, %f481;
	neg.f32 	%f483, %f477;
	fma.rn.f32 	%f484, %f482, %f483, %f480;
	mov.f32 	%f485, 0fBEAAAAAB;
	fma.rn.f32 	%f486, %f484, %f485, %f480;
	neg.f32 	%f487, %f486;
	setp.lt.f32 	%p104, %f157, 0f00000000;
	selp.f32 	%f488, %f487, %f486, %p104;
	add.f32 	%f489, %f157, %f157;
	setp.eq.f32 	%p105, %f489, %f157;
	selp.f32 	%f588, %f489, %f488, %p105;
	bra.uni 	$L__BB12_119;
$L__BB12_117:
	fma.rn.f32 	%f588, %f157, 0f40F92F1B, 0f3E0D3DCB;
$L__BB12_119:
	mul.f32 	%f490, %f582, 0f3DF41B76;
	fma.rn.f32 	%f491, %f578, 0f3C9E6256, %f490;
	fma.rn.f32 	%f492, %f586, 0f3F734214, %f491;
	mul.f32 	%f161, %f492, 0f3F6B2193;
	setp.gt.f32 	%p106, %f161, 0f3C1118C2;
	@%p106 bra 	$L__BB12_121;
	bra.uni 	$L__BB12_120;
$L__BB12_121:
	abs.f32 	%f493, %f161;
	lg2.approx.f32 	%f494, %f493;
	mul.f32 	%f495, %f494, 0f3EAAAAAB;
	ex2.approx.ftz.f32 	%f496, %f495;
	mul.f32 	%f497, %f496, %f496;
	rcp.approx.ftz.f32 	%f498, %f497;
	neg.f32 	%f499, %f493;
	fma.rn.f32 	%f500, %f498, %f499, %f496;
	mov.f32 	%f501, 0fBEAAAAAB;
	fma.rn.f32 	%f502, %f500, %f501, %f496;
	neg.f32 	%f503, %f502;
	setp.lt.f32 	%p107, %f161, 0f00000000;
	selp.f32 	%f504, %f503, %f502, %p107;
	add.f32 	%f505, %f161, %f161;
	setp.eq.f32 	%p108, %f505, %f161;
	selp.f32 	%f589, %f505, %f504, %p108;
	bra.uni 	$L__BB12_122;
$L__BB12_120:
	fma.rn.f32 	%f589, %f161, 0f40F92F1B, 0f3E0D3DCB;
$L__BB12_122:
	setp.gt.u32 	%p181, %r67, 1;
	fma.rn.f32 	%f506, %f588, 0f42E80000, 0fC1800000;
	mul.f32 	%f507, %f157, 0f4461D333;
	selp.f32 	%f508, %f506, %f507, %p103;
	mul.f32 	%f509, %f508, 0f40233333;
	selp.f32 	%f568, %f509, %f508, %p181;
	sub.f32 	%f510, %f587, %f588;
	selp.f32 	%f511, 0f43000000, 0f00000000, %p181;
	fma.rn.f32 	%f567, %f510, 0f43FA0000, %f511;
	sub.f32 	%f512, %f588, %f589;
	fma.rn.f32 	%f167, %f512, 0f43480000, %f511;
	add.s32 	%r531, %r531, 1;
	setp.ne.s32 	%p111, %r531, 4;
	mov.f32 	%f557, %f556;
	mov.f32 	%f558, %f82;
	mov.f32 	%f559, %f81;
	mov.f32 	%f563, %f86;
	mov.f32 	%f564, %f87;
	mov.f32 	%f548, %f88;
	@%p111 bra 	$L__BB12_68;
	mov.u32 	%r493, %tid.x;
	mov.u32 	%r492, %ctaid.y;
	mov.u32 	%r491, %tid.y;
	shl.b32 	%r490, %r492, 3;
	add.s32 	%r489, %r490, %r491;
	cvt.s64.s32 	%rd283, %r489;
	mov.u32 	%r488, %ctaid.x;
	mov.u32 	%r487, %tid.x;
	shl.b32 	%r486, %r487, 2;
	shl.b32 	%r485, %r488, 7;
	add.s32 	%r484, %r485, %r486;
	setp.eq.s32 	%p112, %r148, 0;
	setp.eq.s32 	%p113, %r148, 4;
	selp.b32 	%r276, 4, 2, %p113;
	selp.b32 	%r71, 1, %r276, %p112;
	sub.s32 	%r72, %r512, %r484;
	min.s32 	%r73, %r72, 4;
	mul.lo.s64 	%rd54, %rd300, %rd283;
	mul.lo.s64 	%rd177, %rd301, %rd33;
	add.s64 	%rd56, %rd54, %rd177;
	add.s64 	%rd57, %rd299, %rd56;
	mul.lo.s32 	%r286, %r487, %r71;
	mul.lo.s32 	%r287, %r286, 12;
	cvt.s64.s32 	%rd58, %r287;
	mul.lo.s32 	%r74, %r71, 3;
	cvt.u64.u32 	%rd178, %r74;
	setp.eq.s64 	%p114, %rd301, %rd178;
	cvt.u64.u32 	%rd179, %r71;
	setp.eq.s64 	%p115, %rd302, %rd179;
	and.pred  	%p4, %p114, %p115;
	not.pred 	%p116, %p4;
	setp.gt.s32 	%p117, %r72, 3;
	and.pred  	%p118, %p117, %p116;
	setp.eq.s64 	%p119, %rd301, %rd179;
	and.pred  	%p120, %p119, %p118;
	@%p120 bra 	$L__BB12_125;
	bra.uni 	$L__BB12_124;
$L__BB12_125:
	or.b64  	%rd180, %rd302, %rd57;
	shl.b32 	%r288, %r71, 2;
	add.s32 	%r289, %r288, -1;
	cvt.s64.s32 	%rd181, %r289;
	and.b64  	%rd182, %rd180, %rd181;
	setp.eq.s64 	%p182, %rd182, 0;
	bra.uni 	$L__BB12_126;
$L__BB12_124:
	mov.pred 	%p182, 0;
$L__BB12_126:
	mov.u64 	%rd286, _ZZ8from_rgbI5ToLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd285, %rd286;
	mov.u32 	%r494, %tid.y;
	cvt.u64.u32 	%rd284, %r494;
	shl.b64 	%rd183, %rd284, 11;
	add.s64 	%rd186, %rd285, %rd183;
	add.s64 	%rd187, %rd186, %rd58;
	selp.b64 	%rd60, %rd57, %rd187, %p182;
	shl.b32 	%r290, %r71, 2;
	cvt.u64.u32 	%rd188, %r290;
	selp.b64 	%rd61, %rd302, %rd188, %p182;
	selp.f32 	%f168, %f574, %f99, %p182;
	selp.f32 	%f169, %f571, %f98, %p182;
	selp.f32 	%f170, %f568, %f574, %p182;
	@%p112 bra 	$L__BB12_150;
	@%p113 bra 	$L__BB12_149;
	bra.uni 	$L__BB12_128;
$L__BB12_149:
	st.v4.f32 	[%rd60], {%f100, %f168, %f169, %f170};
	bra.uni 	$L__BB12_151;
$L__BB12_150:
	cvt.rni.s32.f32 	%r310, %f169;
	cvt.rni.s32.f32 	%r309, %f170;
	mov.u32 	%r311, 0;
	cvt.pack.sat.u8.s32.b32 %r308, %r309, %r310, %r311;
	cvt.rni.s32.f32 	%r313, %f168;
	cvt.rni.s32.f32 	%r314, %f100;
	cvt.pack.sat.u8.s32.b32 %r312, %r313, %r314, %r308;
	st.u32 	[%rd60], %r312;
	bra.uni 	$L__BB12_151;
$L__BB12_128:
	setp.eq.s32 	%p124, %r148, 3;
	@%p124 bra 	$L__BB12_132;
	bra.uni 	$L__BB12_129;
$L__BB12_132:
	cvt.rn.f16.f32 %rs128, %f100;
	bra.uni 	$L__BB12_133;
$L__BB12_129:
	setp.eq.s32 	%p125, %r148, 1;
	cvt.rni.s32.f32 	%r75, %f100;
	@%p125 bra 	$L__BB12_131;
	bra.uni 	$L__BB12_130;
$L__BB12_131:
	max.s32 	%r293, %r75, 0;
	min.s32 	%r294, %r293, 65535;
	cvt.u16.u32 	%rs128, %r294;
	bra.uni 	$L__BB12_133;
$L__BB12_130:
	max.s32 	%r291, %r75, -32768;
	min.s32 	%r292, %r291, 32767;
	cvt.u16.u32 	%rs128, %r292;
$L__BB12_133:
	@%p124 bra 	$L__BB12_137;
	bra.uni 	$L__BB12_134;
$L__BB12_137:
	cvt.rn.f16.f32 %rs129, %f168;
	bra.uni 	$L__BB12_138;
$L__BB12_134:
	setp.eq.s32 	%p127, %r148, 1;
	cvt.rni.s32.f32 	%r76, %f168;
	@%p127 bra 	$L__BB12_136;
	bra.uni 	$L__BB12_135;
$L__BB12_136:
	max.s32 	%r297, %r76, 0;
	min.s32 	%r298, %r297, 65535;
	cvt.u16.u32 	%rs129, %r298;
	bra.uni 	$L__BB12_138;
$L__BB12_135:
	max.s32 	%r295, %r76, -32768;
	min.s32 	%r296, %r295, 32767;
	cvt.u16.u32 	%rs129, %r296;
$L__BB12_138:
	mov.b32 	%r77, {%rs128, %rs129};
	@%p124 bra 	$L__BB12_142;
	bra.uni 	$L__BB12_139;
$L__BB12_142:
	cvt.rn.f16.f32 %rs130, %f169;
	bra.uni 	$L__BB12_143;
$L__BB12_139:
	setp.eq.s32 	%p129, %r148, 1;
	cvt.rni.s32.f32 	%r78, %f169;
	@%p129 bra 	$L__BB12_141;
	bra.uni 	$L__BB12_140;
$L__BB12_141:
	max.s32 	%r301, %r78, 0;
	min.s32 	%r302, %r301, 65535;
	cvt.u16.u32 	%rs130, %r302;
	bra.uni 	$L__BB12_143;
$L__BB12_140:
	max.s32 	%r299, %r78, -32768;
	min.s32 	%r300, %r299, 32767;
	cvt.u16.u32 	%rs130, %r300;
$L__BB12_143:
	@%p124 bra 	$L__BB12_147;
	bra.uni 	$L__BB12_144;
$L__BB12_147:
	cvt.rn.f16.f32 %rs131, %f170;
	bra.uni 	$L__BB12_148;
$L__BB12_144:
	setp.eq.s32 	%p131, %r148, 1;
	cvt.rni.s32.f32 	%r79, %f170;
	@%p131 bra 	$L__BB12_146;
	bra.uni 	$L__BB12_145;
$L__BB12_146:
	max.s32 	%r305, %r79, 0;
	min.s32 	%r306, %r305, 65535;
	cvt.u16.u32 	%rs131, %r306;
	bra.uni 	$L__BB12_148;
$L__BB12_145:
	max.s32 	%r303, %r79, -32768;
	min.s32 	%r304, %r303, 32767;
	cvt.u16.u32 	%rs131, %r304;
$L__BB12_148:
	mov.b32 	%r307, {%rs130, %rs131};
	st.v2.u32 	[%rd60], {%r77, %r307};
$L__BB12_151:
	selp.f32 	%f171, %f99, %f573, %p182;
	selp.f32 	%f172, %f573, %f572, %p182;
	selp.f32 	%f173, %f570, %f571, %p182;
	selp.f32 	%f174, %f567, %f570, %p182;
	add.s64 	%rd62, %rd60, %rd61;
	@%p112 bra 	$L__BB12_175;
	@%p113 bra 	$L__BB12_174;
	bra.uni 	$L__BB12_153;
$L__BB12_174:
	st.v4.f32 	[%rd62], {%f171, %f172, %f173, %f174};
	bra.uni 	$L__BB12_176;
$L__BB12_175:
	cvt.rni.s32.f32 	%r335, %f173;
	cvt.rni.s32.f32 	%r334, %f174;
	mov.u32 	%r336, 0;
	cvt.pack.sat.u8.s32.b32 %r333, %r334, %r335, %r336;
	cvt.rni.s32.f32 	%r338, %f172;
	cvt.rni.s32.f32 	%r339, %f171;
	cvt.pack.sat.u8.s32.b32 %r337, %r338, %r339, %r333;
	st.u32 	[%rd62], %r337;
	bra.uni 	$L__BB12_176;
$L__BB12_153:
	setp.eq.s32 	%p134, %r148, 3;
	@%p134 bra 	$L__BB12_157;
	bra.uni 	$L__BB12_154;
$L__BB12_157:
	cvt.rn.f16.f32 %rs132, %f171;
	bra.uni 	$L__BB12_158;
$L__BB12_154:
	setp.eq.s32 	%p135, %r148, 1;
	cvt.rni.s32.f32 	%r80, %f171;
	@%p135 bra 	$L__BB12_156;
	bra.uni 	$L__BB12_155;
$L__BB12_156:
	max.s32 	%r318, %r80, 0;
	min.s32 	%r319, %r318, 65535;
	cvt.u16.u32 	%rs132, %r319;
	bra.uni 	$L__BB12_158;
$L__BB12_155:
	max.s32 	%r316, %r80, -32768;
	min.s32 	%r317, %r316, 32767;
	cvt.u16.u32 	%rs132, %r317;
$L__BB12_158:
	@%p134 bra 	$L__BB12_162;
	bra.uni 	$L__BB12_159;
$L__BB12_162:
	cvt.rn.f16.f32 %rs133, %f172;
	bra.uni 	$L__BB12_163;
$L__BB12_159:
	setp.eq.s32 	%p137, %r148, 1;
	cvt.rni.s32.f32 	%r81, %f172;
	@%p137 bra 	$L__BB12_161;
	bra.uni 	$L__BB12_160;
$L__BB12_161:
	max.s32 	%r322, %r81, 0;
	min.s32 	%r323, %r322, 65535;
	cvt.u16.u32 	%rs133, %r323;
	bra.uni 	$L__BB12_163;
$L__BB12_160:
	max.s32 	%r320, %r81, -32768;
	min.s32 	%r321, %r320, 32767;
	cvt.u16.u32 	%rs133, %r321;
$L__BB12_163:
	mov.b32 	%r82, {%rs132, %rs133};
	@%p134 bra 	$L__BB12_167;
	bra.uni 	$L__BB12_164;
$L__BB12_167:
	cvt.rn.f16.f32 %rs134, %f173;
	bra.uni 	$L__BB12_168;
$L__BB12_164:
	setp.eq.s32 	%p139, %r148, 1;
	cvt.rni.s32.f32 	%r83, %f173;
	@%p139 bra 	$L__BB12_166;
	bra.uni 	$L__BB12_165;
$L__BB12_166:
	max.s32 	%r326, %r83, 0;
	min.s32 	%r327, %r326, 65535;
	cvt.u16.u32 	%rs134, %r327;
	bra.uni 	$L__BB12_168;
$L__BB12_165:
	max.s32 	%r324, %r83, -32768;
	min.s32 	%r325, %r324, 32767;
	cvt.u16.u32 	%rs134, %r325;
$L__BB12_168:
	@%p134 bra 	$L__BB12_172;
	bra.uni 	$L__BB12_169;
$L__BB12_172:
	cvt.rn.f16.f32 %rs135, %f174;
	bra.uni 	$L__BB12_173;
$L__BB12_169:
	setp.eq.s32 	%p141, %r148, 1;
	cvt.rni.s32.f32 	%r84, %f174;
	@%p141 bra 	$L__BB12_171;
	bra.uni 	$L__BB12_170;
$L__BB12_171:
	max.s32 	%r330, %r84, 0;
	min.s32 	%r331, %r330, 65535;
	cvt.u16.u32 	%rs135, %r331;
	bra.uni 	$L__BB12_173;
$L__BB12_170:
	max.s32 	%r328, %r84, -32768;
	min.s32 	%r329, %r328, 32767;
	cvt.u16.u32 	%rs135, %r329;
$L__BB12_173:
	mov.b32 	%r332, {%rs134, %rs135};
	st.v2.u32 	[%rd62], {%r82, %r332};
$L__BB12_176:
	selp.f32 	%f175, %f98, %f569, %p182;
	selp.f32 	%f176, %f572, %f568, %p182;
	selp.f32 	%f177, %f569, %f567, %p182;
	shl.b64 	%rd189, %rd61, 1;
	add.s64 	%rd63, %rd60, %rd189;
	@%p112 bra 	$L__BB12_200;
	@%p113 bra 	$L__BB12_199;
	bra.uni 	$L__BB12_178;
$L__BB12_199:
	st.v4.f32 	[%rd63], {%f175, %f176, %f177, %f167};
	bra.uni 	$L__BB12_201;
$L__BB12_200:
	cvt.rni.s32.f32 	%r360, %f177;
	cvt.rni.s32.f32 	%r359, %f167;
	mov.u32 	%r361, 0;
	cvt.pack.sat.u8.s32.b32 %r358, %r359, %r360, %r361;
	cvt.rni.s32.f32 	%r363, %f176;
	cvt.rni.s32.f32 	%r364, %f175;
	cvt.pack.sat.u8.s32.b32 %r362, %r363, %r364, %r358;
	st.u32 	[%rd63], %r362;
	bra.uni 	$L__BB12_201;
$L__BB12_178:
	setp.eq.s32 	%p144, %r148, 3;
	@%p144 bra 	$L__BB12_182;
	bra.uni 	$L__BB12_179;
$L__BB12_182:
	cvt.rn.f16.f32 %rs136, %f175;
	bra.uni 	$L__BB12_183;
$L__BB12_179:
	setp.eq.s32 	%p145, %r148, 1;
	cvt.rni.s32.f32 	%r85, %f175;
	@%p145 bra 	$L__BB12_181;
	bra.uni 	$L__BB12_180;
$L__BB12_181:
	max.s32 	%r343, %r85, 0;
	min.s32 	%r344, %r343, 65535;
	cvt.u16.u32 	%rs136, %r344;
	bra.uni 	$L__BB12_183;
$L__BB12_180:
	max.s32 	%r341, %r85, -32768;
	min.s32 	%r342, %r341, 32767;
	cvt.u16.u32 	%rs136, %r342;
$L__BB12_183:
	@%p144 bra 	$L__BB12_187;
	bra.uni 	$L__BB12_184;
$L__BB12_187:
	cvt.rn.f16.f32 %rs137, %f176;
	bra.uni 	$L__BB12_188;
$L__BB12_184:
	setp.eq.s32 	%p147, %r148, 1;
	cvt.rni.s32.f32 	%r86, %f176;
	@%p147 bra 	$L__BB12_186;
	bra.uni 	$L__BB12_185;
$L__BB12_186:
	max.s32 	%r347, %r86, 0;
	min.s32 	%r348, %r347, 65535;
	cvt.u16.u32 	%rs137, %r348;
	bra.uni 	$L__BB12_188;
$L__BB12_185:
	max.s32 	%r345, %r86, -32768;
	min.s32 	%r346, %r345, 32767;
	cvt.u16.u32 	%rs137, %r346;
$L__BB12_188:
	mov.b32 	%r87, {%rs136, %rs137};
	@%p144 bra 	$L__BB12_192;
	bra.uni 	$L__BB12_189;
$L__BB12_192:
	cvt.rn.f16.f32 %rs138, %f177;
	bra.uni 	$L__BB12_193;
$L__BB12_189:
	setp.eq.s32 	%p149, %r148, 1;
	cvt.rni.s32.f32 	%r88, %f177;
	@%p149 bra 	$L__BB12_191;
	bra.uni 	$L__BB12_190;
$L__BB12_191:
	max.s32 	%r351, %r88, 0;
	min.s32 	%r352, %r351, 65535;
	cvt.u16.u32 	%rs138, %r352;
	bra.uni 	$L__BB12_193;
$L__BB12_190:
	max.s32 	%r349, %r88, -32768;
	min.s32 	%r350, %r349, 32767;
	cvt.u16.u32 	%rs138, %r350;
$L__BB12_193:
	@%p144 bra 	$L__BB12_197;
	bra.uni 	$L__BB12_194;
$L__BB12_197:
	cvt.rn.f16.f32 %rs139, %f167;
	bra.uni 	$L__BB12_198;
$L__BB12_194:
	setp.eq.s32 	%p151, %r148, 1;
	cvt.rni.s32.f32 	%r89, %f167;
	@%p151 bra 	$L__BB12_196;
	bra.uni 	$L__BB12_195;
$L__BB12_196:
	max.s32 	%r355, %r89, 0;
	min.s32 	%r356, %r355, 65535;
	cvt.u16.u32 	%rs139, %r356;
	bra.uni 	$L__BB12_198;
$L__BB12_195:
	max.s32 	%r353, %r89, -32768;
	min.s32 	%r354, %r353, 32767;
	cvt.u16.u32 	%rs139, %r354;
$L__BB12_198:
	mov.b32 	%r357, {%rs138, %rs139};
	st.v2.u32 	[%rd63], {%r87, %r357};
$L__BB12_201:
	@%p4 bra 	$L__BB12_215;
	bra.uni 	$L__BB12_202;
$L__BB12_215:
	mov.u32 	%r502, %ctaid.x;
	shl.b32 	%r501, %r502, 7;
	mov.u32 	%r496, %tid.x;
	shl.b32 	%r495, %r496, 2;
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd74, %r495;
	sub.s32 	%r382, %r512, %r501;
	min.s32 	%r383, %r382, 128;
	mul.lo.s32 	%r101, %r74, %r383;
	setp.lt.s32 	%p161, %r101, 1;
	@%p161 bra 	$L__BB12_241;
	mul.lo.s64 	%rd219, %rd301, %rd74;
	sub.s64 	%rd220, %rd56, %rd219;
	add.s64 	%rd75, %rd299, %rd220;
	and.b64  	%rd221, %rd75, 15;
	setp.eq.s64 	%p162, %rd221, 0;
	@%p162 bra 	$L__BB12_226;
	and.b64  	%rd222, %rd75, 3;
	setp.ne.s64 	%p163, %rd222, 0;
	mov.u32 	%r545, 0;
	@%p163 bra 	$L__BB12_234;
	shr.s32 	%r385, %r101, 31;
	shr.u32 	%r386, %r385, 30;
	add.s32 	%r387, %r101, %r386;
	shr.s32 	%r102, %r387, 2;
	mov.u32 	%r539, %tid.x;
	setp.ge.s32 	%p164, %r539, %r102;
	@%p164 bra 	$L__BB12_225;
	not.b32 	%r389, %r539;
	add.s32 	%r104, %r102, %r389;
	shr.u32 	%r390, %r104, 5;
	add.s32 	%r391, %r390, 1;
	and.b32  	%r538, %r391, 3;
	setp.eq.s32 	%p165, %r538, 0;
	@%p165 bra 	$L__BB12_222;
	mov.u32 	%r504, %ctaid.x;
	shl.b32 	%r503, %r504, 7;
	mov.u64 	%rd291, _ZZ8from_rgbI5ToLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	mov.u32 	%r539, %tid.x;
	mul.wide.s32 	%rd223, %r539, 4;
	shl.b32 	%r394, %r539, 2;
	add.s32 	%r395, %r503, %r394;
	cvt.s64.s32 	%rd224, %r395;
	sub.s64 	%rd225, %rd224, %rd74;
	mul.lo.s64 	%rd226, %rd301, %rd225;
	add.s64 	%rd227, %rd223, %rd226;
	add.s64 	%rd228, %rd227, %rd54;
	add.s64 	%rd310, %rd299, %rd228;
	add.s64 	%rd231, %rd291, %rd132;
	add.s64 	%rd309, %rd231, %rd223;
$L__BB12_221:
	.pragma "nounroll";
	ld.shared.u32 	%r397, [%rd309];
	st.u32 	[%rd310], %r397;
	add.s32 	%r539, %r539, 32;
	add.s64 	%rd310, %rd310, 128;
	add.s64 	%rd309, %rd309, 128;
	add.s32 	%r538, %r538, -1;
	setp.ne.s32 	%p166, %r538, 0;
	@%p166 bra 	$L__BB12_221;
$L__BB12_222:
	setp.lt.u32 	%p167, %r104, 96;
	@%p167 bra 	$L__BB12_225;
	mov.u32 	%r506, %ctaid.x;
	shl.b32 	%r505, %r506, 7;
	mov.u64 	%rd292, _ZZ8from_rgbI5ToLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	mul.wide.s32 	%rd232, %r539, 4;
	add.s64 	%rd235, %rd292, %rd132;
	add.s64 	%rd236, %rd235, %rd232;
	add.s64 	%rd312, %rd236, 256;
	mov.u32 	%r401, %tid.x;
	shl.b32 	%r402, %r401, 2;
	add.s32 	%r403, %r505, %r402;
	cvt.s64.s32 	%rd237, %r403;
	sub.s64 	%rd238, %rd237, %rd74;
	mul.lo.s64 	%rd239, %rd301, %rd238;
	add.s64 	%rd240, %rd232, %rd239;
	add.s64 	%rd241, %rd240, %rd54;
	add.s64 	%rd242, %rd299, %rd241;
	add.s64 	%rd311, %rd242, 256;
$L__BB12_224:
	ld.shared.u32 	%r404, [%rd312+-256];
	st.u32 	[%rd311+-256], %r404;
	ld.shared.u32 	%r405, [%rd312+-128];
	st.u32 	[%rd311+-128], %r405;
	ld.shared.u32 	%r406, [%rd312];
	st.u32 	[%rd311], %r406;
	ld.shared.u32 	%r407, [%rd312+128];
	st.u32 	[%rd311+128], %r407;
	add.s64 	%rd312, %rd312, 512;
	add.s64 	%rd311, %rd311, 512;
	add.s32 	%r539, %r539, 128;
	setp.lt.s32 	%p168, %r539, %r102;
	@%p168 bra 	$L__BB12_224;
$L__BB12_225:
	and.b32  	%r545, %r101, -4;
	bra.uni 	$L__BB12_234;
$L__BB12_202:
	setp.lt.s32 	%p152, %r72, 1;
	or.pred  	%p153, %p152, %p182;
	@%p153 bra 	$L__BB12_241;
	@%p112 bra 	$L__BB12_211;
	mov.u64 	%rd287, _ZZ8from_rgbI5ToLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	mov.u32 	%r532, 0;
	add.s64 	%rd200, %rd287, %rd183;
$L__BB12_205:
	.pragma "nounroll";
	cvt.s64.s32 	%rd190, %r532;
	mul.lo.s64 	%rd191, %rd301, %rd190;
	add.s64 	%rd64, %rd191, %rd56;
	mul.lo.s32 	%r91, %r532, 3;
	setp.eq.s32 	%p155, %r71, 2;
	@%p155 bra 	$L__BB12_208;
	bra.uni 	$L__BB12_206;
$L__BB12_208:
	mov.u32 	%r534, 0;
$L__BB12_209:
	.pragma "nounroll";
	cvt.s64.s32 	%rd202, %r534;
	mul.lo.s64 	%rd203, %rd302, %rd202;
	add.s64 	%rd204, %rd64, %rd203;
	add.s64 	%rd205, %rd299, %rd204;
	add.s32 	%r372, %r534, %r91;
	shl.b32 	%r373, %r372, 1;
	cvt.s64.s32 	%rd206, %r373;
	add.s64 	%rd207, %rd206, %rd58;
	add.s64 	%rd211, %rd200, %rd207;
	ld.shared.u16 	%rs120, [%rd211];
	st.u16 	[%rd205], %rs120;
	add.s32 	%r534, %r534, 1;
	setp.ne.s32 	%p157, %r534, 3;
	@%p157 bra 	$L__BB12_209;
	bra.uni 	$L__BB12_210;
$L__BB12_206:
	mov.u32 	%r533, 0;
$L__BB12_207:
	.pragma "nounroll";
	cvt.s64.s32 	%rd192, %r533;
	mul.lo.s64 	%rd193, %rd302, %rd192;
	add.s64 	%rd194, %rd64, %rd193;
	add.s64 	%rd195, %rd299, %rd194;
	add.s32 	%r368, %r533, %r91;
	mul.lo.s32 	%r369, %r368, %r71;
	cvt.s64.s32 	%rd196, %r369;
	add.s64 	%rd197, %rd196, %rd58;
	add.s64 	%rd201, %rd200, %rd197;
	ld.shared.u32 	%r370, [%rd201];
	st.u32 	[%rd195], %r370;
	add.s32 	%r533, %r533, 1;
	setp.eq.s32 	%p156, %r533, 3;
	@%p156 bra 	$L__BB12_210;
	bra.uni 	$L__BB12_207;
$L__BB12_210:
	add.s32 	%r532, %r532, 1;
	setp.lt.s32 	%p158, %r532, %r73;
	@%p158 bra 	$L__BB12_205;
	bra.uni 	$L__BB12_241;
$L__BB12_226:
	mov.u32 	%r499, %tid.x;
	shr.s32 	%r408, %r101, 31;
	shr.u32 	%r409, %r408, 28;
	add.s32 	%r410, %r101, %r409;
	shr.s32 	%r115, %r410, 4;
	setp.ge.s32 	%p169, %r499, %r115;
	@%p169 bra 	$L__BB12_233;
	mov.u32 	%r543, %tid.x;
	not.b32 	%r412, %r543;
	add.s32 	%r117, %r115, %r412;
	shr.u32 	%r413, %r117, 5;
	add.s32 	%r414, %r413, 1;
	and.b32  	%r542, %r414, 3;
	setp.eq.s32 	%p170, %r542, 0;
	@%p170 bra 	$L__BB12_230;
	mov.u32 	%r508, %ctaid.x;
	shl.b32 	%r507, %r508, 7;
	mov.u64 	%rd293, _ZZ8from_rgbI5ToLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	mov.u32 	%r543, %tid.x;
	mul.wide.s32 	%rd243, %r543, 16;
	add.s64 	%rd246, %rd293, %rd132;
	add.s64 	%rd314, %rd246, %rd243;
	shl.b32 	%r418, %r543, 2;
	add.s32 	%r419, %r507, %r418;
	cvt.s64.s32 	%rd247, %r419;
	sub.s64 	%rd248, %rd247, %rd74;
	mul.lo.s64 	%rd249, %rd301, %rd248;
	add.s64 	%rd250, %rd243, %rd249;
	add.s64 	%rd251, %rd250, %rd54;
	add.s64 	%rd313, %rd299, %rd251;
$L__BB12_229:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r420, %r421, %r422, %r423}, [%rd314];
	st.v4.u32 	[%rd313], {%r420, %r421, %r422, %r423};
	add.s32 	%r543, %r543, 32;
	add.s64 	%rd314, %rd314, 512;
	add.s64 	%rd313, %rd313, 512;
	add.s32 	%r542, %r542, -1;
	setp.ne.s32 	%p171, %r542, 0;
	@%p171 bra 	$L__BB12_229;
$L__BB12_230:
	setp.lt.u32 	%p172, %r117, 96;
	@%p172 bra 	$L__BB12_233;
	mov.u32 	%r510, %ctaid.x;
	shl.b32 	%r509, %r510, 7;
	mov.u64 	%rd294, _ZZ8from_rgbI5ToLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	mul.wide.s32 	%rd252, %r543, 16;
	mov.u32 	%r430, %tid.x;
	shl.b32 	%r431, %r430, 2;
	add.s32 	%r432, %r509, %r431;
	cvt.s64.s32 	%rd253, %r432;
	sub.s64 	%rd254, %rd253, %rd74;
	mul.lo.s64 	%rd255, %rd301, %rd254;
	add.s64 	%rd256, %rd252, %rd255;
	add.s64 	%rd257, %rd256, %rd54;
	add.s64 	%rd258, %rd299, %rd257;
	add.s64 	%rd316, %rd258, 1024;
	add.s64 	%rd261, %rd294, %rd132;
	add.s64 	%rd262, %rd261, %rd252;
	add.s64 	%rd315, %rd262, 1024;
$L__BB12_232:
	ld.shared.v4.u32 	{%r434, %r435, %r436, %r437}, [%rd315+-1024];
	st.v4.u32 	[%rd316+-1024], {%r434, %r435, %r436, %r437};
	ld.shared.v4.u32 	{%r442, %r443, %r444, %r445}, [%rd315+-512];
	st.v4.u32 	[%rd316+-512], {%r442, %r443, %r444, %r445};
	ld.shared.v4.u32 	{%r450, %r451, %r452, %r453}, [%rd315];
	st.v4.u32 	[%rd316], {%r450, %r451, %r452, %r453};
	ld.shared.v4.u32 	{%r458, %r459, %r460, %r461}, [%rd315+512];
	st.v4.u32 	[%rd316+512], {%r458, %r459, %r460, %r461};
	add.s64 	%rd316, %rd316, 2048;
	add.s64 	%rd315, %rd315, 2048;
	add.s32 	%r543, %r543, 128;
	setp.lt.s32 	%p173, %r543, %r115;
	@%p173 bra 	$L__BB12_232;
$L__BB12_233:
	and.b32  	%r545, %r101, -16;
$L__BB12_234:
	mov.u32 	%r497, %tid.x;
	add.s32 	%r548, %r545, %r497;
	setp.ge.s32 	%p174, %r548, %r101;
	@%p174 bra 	$L__BB12_241;
	mov.u32 	%r498, %tid.x;
	not.b32 	%r468, %r498;
	add.s32 	%r469, %r101, %r468;
	sub.s32 	%r130, %r469, %r545;
	shr.u32 	%r470, %r130, 5;
	add.s32 	%r471, %r470, 1;
	and.b32  	%r547, %r471, 3;
	setp.eq.s32 	%p175, %r547, 0;
	@%p175 bra 	$L__BB12_238;
	mov.u64 	%rd289, _ZZ8from_rgbI5ToLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	sub.s64 	%rd264, %rd33, %rd74;
	mul.lo.s64 	%rd265, %rd301, %rd264;
	add.s64 	%rd266, %rd265, %rd54;
	cvt.s64.s32 	%rd267, %r548;
	add.s64 	%rd268, %rd266, %rd267;
	add.s64 	%rd318, %rd299, %rd268;
	add.s64 	%rd271, %rd289, %rd132;
	add.s64 	%rd317, %rd271, %rd267;
$L__BB12_237:
	.pragma "nounroll";
	ld.shared.u8 	%rs122, [%rd317];
	st.u8 	[%rd318], %rs122;
	add.s32 	%r548, %r548, 32;
	add.s64 	%rd318, %rd318, 32;
	add.s64 	%rd317, %rd317, 32;
	add.s32 	%r547, %r547, -1;
	setp.ne.s32 	%p176, %r547, 0;
	@%p176 bra 	$L__BB12_237;
$L__BB12_238:
	setp.lt.u32 	%p177, %r130, 96;
	@%p177 bra 	$L__BB12_241;
	mov.u64 	%rd290, _ZZ8from_rgbI5ToLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvt.s64.s32 	%rd272, %r548;
	add.s64 	%rd275, %rd290, %rd132;
	add.s64 	%rd276, %rd275, %rd272;
	add.s64 	%rd320, %rd276, 64;
	sub.s64 	%rd278, %rd33, %rd74;
	mul.lo.s64 	%rd279, %rd301, %rd278;
	add.s64 	%rd280, %rd279, %rd54;
	add.s64 	%rd281, %rd280, %rd272;
	add.s64 	%rd282, %rd299, %rd281;
	add.s64 	%rd319, %rd282, 64;
$L__BB12_240:
	ld.shared.u8 	%rs123, [%rd320+-64];
	st.u8 	[%rd319+-64], %rs123;
	ld.shared.u8 	%rs124, [%rd320+-32];
	st.u8 	[%rd319+-32], %rs124;
	ld.shared.u8 	%rs125, [%rd320];
	st.u8 	[%rd319], %rs125;
	ld.shared.u8 	%rs126, [%rd320+32];
	st.u8 	[%rd319+32], %rs126;
	add.s64 	%rd320, %rd320, 128;
	add.s64 	%rd319, %rd319, 128;
	add.s32 	%r548, %r548, 128;
	setp.lt.s32 	%p178, %r548, %r101;
	@%p178 bra 	$L__BB12_240;
	bra.uni 	$L__BB12_241;
$L__BB12_211:
	mov.u64 	%rd288, _ZZ8from_rgbI5ToLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	add.s64 	%rd214, %rd288, %rd132;
	add.s64 	%rd65, %rd214, %rd58;
	add.s64 	%rd67, %rd299, %rd54;
	mov.u32 	%r374, 0;
	mov.u32 	%r535, %r374;
$L__BB12_212:
	.pragma "nounroll";
	mul.lo.s32 	%r377, %r74, %r535;
	cvt.s64.s32 	%rd215, %r377;
	add.s64 	%rd308, %rd65, %rd215;
	cvt.s64.s32 	%rd216, %r535;
	add.s64 	%rd217, %rd33, %rd216;
	mul.lo.s64 	%rd218, %rd301, %rd217;
	add.s64 	%rd307, %rd67, %rd218;
	mov.u32 	%r536, %r374;
$L__BB12_213:
	.pragma "nounroll";
	ld.shared.u8 	%rs121, [%rd308];
	st.u8 	[%rd307], %rs121;
	add.s64 	%rd308, %rd308, %rd179;
	add.s64 	%rd307, %rd307, %rd302;
	add.s32 	%r536, %r536, 1;
	setp.ne.s32 	%p159, %r536, 3;
	@%p159 bra 	$L__BB12_213;
	add.s32 	%r535, %r535, 1;
	setp.lt.s32 	%p160, %r535, %r73;
	@%p160 bra 	$L__BB12_212;
$L__BB12_241:
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
	.reg .pred 	%p<174>;
	.reg .b16 	%rs<140>;
	.reg .f32 	%f<558>;
	.reg .b32 	%r<550>;
	.reg .b64 	%rd<321>;
	.shared .align 16 .b8 _ZZ6to_rgbI7FromLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block[16384];
	ld.param.u64 	%rd112, [lab_to_rgb_3_3_param_0];
	ld.param.v2.u32 	{%r511, %r152}, [lab_to_rgb_3_3_param_1+32];
	ld.param.v2.u32 	{%r153, %r154}, [lab_to_rgb_3_3_param_1+40];
	ld.param.u64 	%rd117, [lab_to_rgb_3_3_param_2];
	ld.param.v2.u32 	{%r512, %r513}, [lab_to_rgb_3_3_param_3+32];
	ld.param.v2.u32 	{%r157, %r158}, [lab_to_rgb_3_3_param_3+40];
	ld.param.u32 	%r149, [lab_to_rgb_3_3_param_4+8];
	ld.param.u32 	%r148, [lab_to_rgb_3_3_param_4+4];
	ld.param.u32 	%r147, [lab_to_rgb_3_3_param_4];
	ld.param.u64 	%rd302, [lab_to_rgb_3_3_param_3+24];
	ld.param.u64 	%rd301, [lab_to_rgb_3_3_param_3+16];
	ld.param.u64 	%rd300, [lab_to_rgb_3_3_param_3+8];
	ld.param.u64 	%rd118, [lab_to_rgb_3_3_param_3];
	ld.param.u64 	%rd298, [lab_to_rgb_3_3_param_1+24];
	ld.param.u64 	%rd297, [lab_to_rgb_3_3_param_1+16];
	ld.param.u64 	%rd296, [lab_to_rgb_3_3_param_1+8];
	ld.param.u64 	%rd113, [lab_to_rgb_3_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p7, %r154, 0;
	@%p7 bra 	$L__BB13_2;
	cvta.to.global.u64 	%rd122, %rd112;
	mul.wide.s32 	%rd123, %r1, 40;
	add.s64 	%rd124, %rd122, %rd123;
	ld.global.v2.u32 	{%r511, %r160}, [%rd124+32];
	ld.global.u64 	%rd298, [%rd124+24];
	ld.global.u64 	%rd297, [%rd124+16];
	ld.global.u64 	%rd296, [%rd124+8];
	ld.global.u64 	%rd295, [%rd124];
	bra.uni 	$L__BB13_3;
$L__BB13_2:
	cvt.s64.s32 	%rd125, %r1;
	mul.lo.s64 	%rd126, %rd113, %rd125;
	add.s64 	%rd295, %rd112, %rd126;
$L__BB13_3:
	setp.eq.s32 	%p8, %r158, 0;
	@%p8 bra 	$L__BB13_5;
	cvta.to.global.u64 	%rd127, %rd117;
	mul.wide.s32 	%rd128, %r1, 40;
	add.s64 	%rd129, %rd127, %rd128;
	ld.global.v2.u32 	{%r512, %r513}, [%rd129+32];
	ld.global.u64 	%rd302, [%rd129+24];
	ld.global.u64 	%rd301, [%rd129+16];
	ld.global.u64 	%rd300, [%rd129+8];
	ld.global.u64 	%rd299, [%rd129];
	bra.uni 	$L__BB13_6;
$L__BB13_5:
	cvt.s64.s32 	%rd130, %r1;
	mul.lo.s64 	%rd131, %rd118, %rd130;
	add.s64 	%rd299, %rd117, %rd131;
$L__BB13_6:
	mov.u32 	%r163, %ctaid.y;
	shl.b32 	%r164, %r163, 3;
	mov.u32 	%r14, %tid.y;
	add.s32 	%r15, %r164, %r14;
	setp.ge.s32 	%p9, %r15, %r513;
	@%p9 bra 	$L__BB13_232;
	mov.u32 	%r165, %tid.x;
	shl.b32 	%r166, %r165, 2;
	mov.u32 	%r167, %ctaid.x;
	shl.b32 	%r168, %r167, 7;
	add.s32 	%r169, %r168, %r166;
	cvt.u64.u32 	%rd29, %r14;
	shl.b32 	%r170, %r165, 6;
	cvt.u64.u32 	%rd30, %r170;
	mul.wide.u32 	%rd132, %r14, 2048;
	mov.u64 	%rd133, _ZZ6to_rgbI7FromLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd134, %rd133;
	add.s64 	%rd135, %rd134, %rd132;
	add.s64 	%rd31, %rd135, %rd30;
	setp.eq.s32 	%p10, %r147, 4;
	selp.b32 	%r171, 4, 2, %p10;
	setp.eq.s32 	%p11, %r147, 0;
	selp.b32 	%r17, 1, %r171, %p11;
	sub.s32 	%r18, %r511, %r169;
	min.s32 	%r19, %r18, 4;
	cvt.s64.s32 	%rd136, %r15;
	mul.lo.s64 	%rd32, %rd296, %rd136;
	cvt.s64.s32 	%rd33, %r169;
	mul.lo.s64 	%rd137, %rd297, %rd33;
	add.s64 	%rd34, %rd32, %rd137;
	add.s64 	%rd305, %rd295, %rd34;
	shl.b32 	%r172, %r17, 2;
	cvt.u64.u32 	%rd36, %r172;
	setp.gt.s32 	%p12, %r18, 3;
	@%p12 bra 	$L__BB13_8;
	bra.uni 	$L__BB13_10;
$L__BB13_8:
	mul.lo.s32 	%r173, %r17, 3;
	cvt.u64.u32 	%rd138, %r173;
	setp.ne.s64 	%p13, %rd297, %rd138;
	cvt.u64.u32 	%rd139, %r17;
	setp.ne.s64 	%p14, %rd298, %rd139;
	or.pred  	%p15, %p13, %p14;
	@%p15 bra 	$L__BB13_10;
	cvt.u32.u64 	%r174, %rd36;
	add.s32 	%r175, %r174, -1;
	cvt.s64.s32 	%rd140, %r175;
	and.b64  	%rd141, %rd305, %rd140;
	setp.eq.s64 	%p16, %rd141, 0;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd306, %rd36;
	@%p16 bra 	$L__BB13_25;
$L__BB13_10:
	setp.lt.s32 	%p17, %r18, 4;
	cvt.u64.u32 	%rd142, %r17;
	setp.ne.s64 	%p18, %rd297, %rd142;
	or.pred  	%p19, %p18, %p17;
	@%p19 bra 	$L__BB13_12;
	cvt.u32.u64 	%r176, %rd36;
	or.b64  	%rd143, %rd298, %rd305;
	add.s32 	%r177, %r176, -1;
	cvt.s64.s32 	%rd144, %r177;
	and.b64  	%rd145, %rd143, %rd144;
	setp.eq.s64 	%p20, %rd145, 0;
	mov.u16 	%rs127, 1;
	mov.u64 	%rd306, %rd298;
	@%p20 bra 	$L__BB13_25;
$L__BB13_12:
	setp.lt.s32 	%p21, %r18, 1;
	mov.u16 	%rs127, 0;
	mov.u64 	%rd305, %rd31;
	mov.u64 	%rd306, %rd36;
	@%p21 bra 	$L__BB13_25;
	@%p11 bra 	$L__BB13_21;
	mov.u32 	%r514, 0;
	shl.b64 	%rd150, %rd29, 11;
	add.s64 	%rd152, %rd133, %rd150;
$L__BB13_15:
	.pragma "nounroll";
	mul.lo.s32 	%r21, %r514, 3;
	cvt.s64.s32 	%rd146, %r514;
	mul.lo.s64 	%rd147, %rd297, %rd146;
	add.s64 	%rd37, %rd147, %rd34;
	setp.eq.s32 	%p23, %r17, 2;
	@%p23 bra 	$L__BB13_18;
	bra.uni 	$L__BB13_16;
$L__BB13_18:
	mov.u32 	%r516, 0;
$L__BB13_19:
	.pragma "nounroll";
	add.s32 	%r184, %r516, %r21;
	shl.b32 	%r185, %r184, 1;
	cvt.s64.s32 	%rd158, %r185;
	add.s64 	%rd159, %rd158, %rd30;
	add.s64 	%rd163, %rd152, %rd159;
	cvt.s64.s32 	%rd164, %r516;
	mul.lo.s64 	%rd165, %rd298, %rd164;
	add.s64 	%rd166, %rd37, %rd165;
	add.s64 	%rd167, %rd295, %rd166;
	ld.u16 	%rs56, [%rd167];
	st.shared.u16 	[%rd163], %rs56;
	add.s32 	%r516, %r516, 1;
	setp.ne.s32 	%p25, %r516, 3;
	@%p25 bra 	$L__BB13_19;
	bra.uni 	$L__BB13_20;
$L__BB13_16:
	mov.u32 	%r515, 0;
$L__BB13_17:
	.pragma "nounroll";
	add.s32 	%r180, %r515, %r21;
	mul.lo.s32 	%r181, %r180, %r17;
	cvt.s64.s32 	%rd148, %r181;
	add.s64 	%rd149, %rd148, %rd30;
	add.s64 	%rd153, %rd152, %rd149;
	cvt.s64.s32 	%rd154, %r515;
	mul.lo.s64 	%rd155, %rd298, %rd154;
	add.s64 	%rd156, %rd37, %rd155;
	add.s64 	%rd157, %rd295, %rd156;
	ld.u32 	%r182, [%rd157];
	st.shared.u32 	[%rd153], %r182;
	add.s32 	%r515, %r515, 1;
	setp.eq.s32 	%p24, %r515, 3;
	@%p24 bra 	$L__BB13_20;
	bra.uni 	$L__BB13_17;
$L__BB13_20:
	add.s32 	%r514, %r514, 1;
	setp.lt.s32 	%p26, %r514, %r19;
	mov.u64 	%rd305, %rd31;
	mov.u64 	%rd306, %rd36;
	@%p26 bra 	$L__BB13_15;
	bra.uni 	$L__BB13_25;
$L__BB13_21:
	add.s64 	%rd38, %rd295, %rd32;
	shl.b64 	%rd168, %rd29, 11;
	add.s64 	%rd170, %rd133, %rd168;
	add.s64 	%rd39, %rd170, %rd30;
	mul.lo.s32 	%r27, %r17, 3;
	mov.u32 	%r186, 0;
	mov.u32 	%r517, %r186;
$L__BB13_22:
	.pragma "nounroll";
	cvt.s64.s32 	%rd171, %r517;
	add.s64 	%rd172, %rd33, %rd171;
	mul.lo.s64 	%rd173, %rd297, %rd172;
	add.s64 	%rd304, %rd38, %rd173;
	mul.lo.s32 	%r188, %r27, %r517;
	cvt.s64.s32 	%rd174, %r188;
	add.s64 	%rd303, %rd39, %rd174;
	mov.u32 	%r518, %r186;
$L__BB13_23:
	.pragma "nounroll";
	ld.u8 	%rs58, [%rd304];
	st.shared.u8 	[%rd303], %rs58;
	add.s64 	%rd304, %rd304, %rd298;
	add.s64 	%rd303, %rd303, %rd142;
	add.s32 	%r518, %r518, 1;
	setp.ne.s32 	%p27, %r518, 3;
	@%p27 bra 	$L__BB13_23;
	add.s32 	%r517, %r517, 1;
	setp.lt.s32 	%p28, %r517, %r19;
	mov.u64 	%rd305, %rd31;
	mov.u64 	%rd306, %rd36;
	@%p28 bra 	$L__BB13_22;
$L__BB13_25:
	@%p11 bra 	$L__BB13_29;
	@%p10 bra 	$L__BB13_28;
	bra.uni 	$L__BB13_27;
$L__BB13_28:
	ld.v4.u32 	{%r39, %r524, %r525, %r526}, [%rd305];
	bra.uni 	$L__BB13_30;
$L__BB13_29:
	ld.u32 	%r39, [%rd305];
	bra.uni 	$L__BB13_30;
$L__BB13_27:
	ld.v2.u32 	{%r39, %r524}, [%rd305];
$L__BB13_30:
	@%p11 bra 	$L__BB13_38;
	@%p10 bra 	$L__BB13_37;
	bra.uni 	$L__BB13_32;
$L__BB13_37:
	mov.b32 	%f519, %r39;
	mov.b32 	%f518, %r524;
	mov.b32 	%f517, %r525;
	mov.b32 	%f516, %r526;
	bra.uni 	$L__BB13_39;
$L__BB13_38:
	cvt.u16.u32 	%rs70, %r39;
	and.b16  	%rs71, %rs70, 255;
	cvt.rn.f32.u16 	%f519, %rs71;
	shr.u16 	%rs72, %rs70, 8;
	cvt.rn.f32.u16 	%f518, %rs72;
	shr.u32 	%r203, %r39, 16;
	cvt.u16.u32 	%rs73, %r203;
	and.b16  	%rs74, %rs73, 255;
	cvt.rn.f32.u16 	%f517, %rs74;
	shr.u32 	%r204, %r39, 24;
	cvt.u16.u32 	%rs75, %r204;
	cvt.rn.f32.u16 	%f516, %rs75;
	bra.uni 	$L__BB13_39;
$L__BB13_32:
	setp.eq.s32 	%p33, %r147, 3;
	cvt.u16.u32 	%rs2, %r39;
	@%p33 bra 	$L__BB13_36;
	bra.uni 	$L__BB13_33;
$L__BB13_36:
	cvt.f32.f16 %f519, %rs2;
	shr.u32 	%r201, %r39, 16;
	cvt.u16.u32 	%rs67, %r201;
	cvt.f32.f16 %f518, %rs67;
	cvt.u16.u32 	%rs68, %r524;
	cvt.f32.f16 %f517, %rs68;
	shr.u32 	%r202, %r524, 16;
	cvt.u16.u32 	%rs69, %r202;
	cvt.f32.f16 %f516, %rs69;
	bra.uni 	$L__BB13_39;
$L__BB13_33:
	setp.eq.s32 	%p34, %r147, 1;
	@%p34 bra 	$L__BB13_35;
	bra.uni 	$L__BB13_34;
$L__BB13_35:
	cvt.rn.f32.u16 	%f519, %rs2;
	shr.u32 	%r199, %r39, 16;
	cvt.u16.u32 	%rs63, %r199;
	cvt.rn.f32.u16 	%f518, %rs63;
	cvt.u16.u32 	%rs64, %r524;
	cvt.rn.f32.u16 	%f517, %rs64;
	shr.u32 	%r200, %r524, 16;
	cvt.u16.u32 	%rs65, %r200;
	cvt.rn.f32.u16 	%f516, %rs65;
	bra.uni 	$L__BB13_39;
$L__BB13_34:
	cvt.rn.f32.s16 	%f519, %rs2;
	shr.u32 	%r197, %r39, 16;
	cvt.u16.u32 	%rs60, %r197;
	cvt.rn.f32.s16 	%f518, %rs60;
	cvt.u16.u32 	%rs61, %r524;
	cvt.rn.f32.s16 	%f517, %rs61;
	shr.u32 	%r198, %r524, 16;
	cvt.u16.u32 	%rs62, %r198;
	cvt.rn.f32.s16 	%f516, %rs62;
$L__BB13_39:
	add.s64 	%rd49, %rd305, %rd306;
	@%p11 bra 	$L__BB13_43;
	@%p10 bra 	$L__BB13_42;
	bra.uni 	$L__BB13_41;
$L__BB13_42:
	ld.v4.u32 	{%r50, %r524, %r525, %r526}, [%rd49];
	bra.uni 	$L__BB13_44;
$L__BB13_43:
	ld.u32 	%r50, [%rd49];
	bra.uni 	$L__BB13_44;
$L__BB13_41:
	ld.v2.u32 	{%r50, %r524}, [%rd49];
$L__BB13_44:
	@%p11 bra 	$L__BB13_52;
	@%p10 bra 	$L__BB13_51;
	bra.uni 	$L__BB13_46;
$L__BB13_51:
	mov.b32 	%f523, %r50;
	mov.b32 	%f522, %r524;
	mov.b32 	%f521, %r525;
	mov.b32 	%f520, %r526;
	bra.uni 	$L__BB13_53;
$L__BB13_52:
	cvt.u16.u32 	%rs86, %r50;
	and.b16  	%rs87, %rs86, 255;
	cvt.rn.f32.u16 	%f523, %rs87;
	shr.u16 	%rs88, %rs86, 8;
	cvt.rn.f32.u16 	%f522, %rs88;
	shr.u32 	%r217, %r50, 16;
	cvt.u16.u32 	%rs89, %r217;
	and.b16  	%rs90, %rs89, 255;
	cvt.rn.f32.u16 	%f521, %rs90;
	shr.u32 	%r218, %r50, 24;
	cvt.u16.u32 	%rs91, %r218;
	cvt.rn.f32.u16 	%f520, %rs91;
	bra.uni 	$L__BB13_53;
$L__BB13_46:
	setp.eq.s32 	%p39, %r147, 3;
	cvt.u16.u32 	%rs3, %r50;
	@%p39 bra 	$L__BB13_50;
	bra.uni 	$L__BB13_47;
$L__BB13_50:
	cvt.f32.f16 %f523, %rs3;
	shr.u32 	%r215, %r50, 16;
	cvt.u16.u32 	%rs83, %r215;
	cvt.f32.f16 %f522, %rs83;
	cvt.u16.u32 	%rs84, %r524;
	cvt.f32.f16 %f521, %rs84;
	shr.u32 	%r216, %r524, 16;
	cvt.u16.u32 	%rs85, %r216;
	cvt.f32.f16 %f520, %rs85;
	bra.uni 	$L__BB13_53;
$L__BB13_47:
	setp.eq.s32 	%p40, %r147, 1;
	@%p40 bra 	$L__BB13_49;
	bra.uni 	$L__BB13_48;
$L__BB13_49:
	cvt.rn.f32.u16 	%f523, %rs3;
	shr.u32 	%r213, %r50, 16;
	cvt.u16.u32 	%rs79, %r213;
	cvt.rn.f32.u16 	%f522, %rs79;
	cvt.u16.u32 	%rs80, %r524;
	cvt.rn.f32.u16 	%f521, %rs80;
	shr.u32 	%r214, %r524, 16;
	cvt.u16.u32 	%rs81, %r214;
	cvt.rn.f32.u16 	%f520, %rs81;
	bra.uni 	$L__BB13_53;
$L__BB13_48:
	cvt.rn.f32.s16 	%f523, %rs3;
	shr.u32 	%r211, %r50, 16;
	cvt.u16.u32 	%rs76, %r211;
	cvt.rn.f32.s16 	%f522, %rs76;
	cvt.u16.u32 	%rs77, %r524;
	cvt.rn.f32.s16 	%f521, %rs77;
	shr.u32 	%r212, %r524, 16;
	cvt.u16.u32 	%rs78, %r212;
	cvt.rn.f32.s16 	%f520, %rs78;
$L__BB13_53:
	shl.b64 	%rd175, %rd306, 1;
	add.s64 	%rd50, %rd305, %rd175;
	@%p11 bra 	$L__BB13_57;
	@%p10 bra 	$L__BB13_56;
	bra.uni 	$L__BB13_55;
$L__BB13_56:
	ld.v4.u32 	{%r61, %r524, %r525, %r526}, [%rd50];
	bra.uni 	$L__BB13_58;
$L__BB13_57:
	ld.u32 	%r61, [%rd50];
	bra.uni 	$L__BB13_58;
$L__BB13_55:
	ld.v2.u32 	{%r61, %r524}, [%rd50];
$L__BB13_58:
	@%p11 bra 	$L__BB13_66;
	@%p10 bra 	$L__BB13_65;
	bra.uni 	$L__BB13_60;
$L__BB13_65:
	mov.b32 	%f525, %r61;
	mov.b32 	%f524, %r524;
	mov.b32 	%f526, %r525;
	mov.b32 	%f527, %r526;
	bra.uni 	$L__BB13_67;
$L__BB13_66:
	cvt.u16.u32 	%rs102, %r61;
	and.b16  	%rs103, %rs102, 255;
	cvt.rn.f32.u16 	%f525, %rs103;
	shr.u16 	%rs104, %rs102, 8;
	cvt.rn.f32.u16 	%f524, %rs104;
	shr.u32 	%r231, %r61, 16;
	cvt.u16.u32 	%rs105, %r231;
	and.b16  	%rs106, %rs105, 255;
	cvt.rn.f32.u16 	%f526, %rs106;
	shr.u32 	%r232, %r61, 24;
	cvt.u16.u32 	%rs107, %r232;
	cvt.rn.f32.u16 	%f527, %rs107;
	bra.uni 	$L__BB13_67;
$L__BB13_60:
	setp.eq.s32 	%p45, %r147, 3;
	cvt.u16.u32 	%rs4, %r61;
	@%p45 bra 	$L__BB13_64;
	bra.uni 	$L__BB13_61;
$L__BB13_64:
	cvt.f32.f16 %f525, %rs4;
	shr.u32 	%r229, %r61, 16;
	cvt.u16.u32 	%rs99, %r229;
	cvt.f32.f16 %f524, %rs99;
	cvt.u16.u32 	%rs100, %r524;
	cvt.f32.f16 %f526, %rs100;
	shr.u32 	%r230, %r524, 16;
	cvt.u16.u32 	%rs101, %r230;
	cvt.f32.f16 %f527, %rs101;
	bra.uni 	$L__BB13_67;
$L__BB13_61:
	setp.eq.s32 	%p46, %r147, 1;
	@%p46 bra 	$L__BB13_63;
	bra.uni 	$L__BB13_62;
$L__BB13_63:
	cvt.rn.f32.u16 	%f525, %rs4;
	shr.u32 	%r227, %r61, 16;
	cvt.u16.u32 	%rs95, %r227;
	cvt.rn.f32.u16 	%f524, %rs95;
	cvt.u16.u32 	%rs96, %r524;
	cvt.rn.f32.u16 	%f526, %rs96;
	shr.u32 	%r228, %r524, 16;
	cvt.u16.u32 	%rs97, %r228;
	cvt.rn.f32.u16 	%f527, %rs97;
	bra.uni 	$L__BB13_67;
$L__BB13_62:
	cvt.rn.f32.s16 	%f525, %rs4;
	shr.u32 	%r225, %r61, 16;
	cvt.u16.u32 	%rs92, %r225;
	cvt.rn.f32.s16 	%f524, %rs92;
	cvt.u16.u32 	%rs93, %r524;
	cvt.rn.f32.s16 	%f526, %rs93;
	shr.u32 	%r226, %r524, 16;
	cvt.u16.u32 	%rs94, %r226;
	cvt.rn.f32.s16 	%f527, %rs94;
$L__BB13_67:
	setp.eq.s16 	%p47, %rs127, 0;
	selp.f32 	%f535, %f518, %f523, %p47;
	selp.f32 	%f534, %f517, %f525, %p47;
	selp.f32 	%f533, %f516, %f518, %p47;
	selp.f32 	%f532, %f523, %f522, %p47;
	selp.f32 	%f531, %f522, %f524, %p47;
	selp.f32 	%f530, %f521, %f517, %p47;
	selp.f32 	%f529, %f520, %f521, %p47;
	selp.f32 	%f528, %f525, %f526, %p47;
	selp.f32 	%f81, %f524, %f516, %p47;
	selp.f32 	%f82, %f526, %f520, %p47;
	bar.warp.sync 	-1;
	add.s32 	%r67, %r147, -3;
	mov.u32 	%r531, 0;
$L__BB13_68:
	.pragma "nounroll";
	mov.f32 	%f100, %f545;
	mov.f32 	%f99, %f544;
	mov.f32 	%f98, %f543;
	mov.f32 	%f545, %f542;
	mov.f32 	%f544, %f541;
	mov.f32 	%f543, %f540;
	mov.f32 	%f542, %f539;
	mov.f32 	%f541, %f538;
	mov.f32 	%f540, %f155;
	mov.f32 	%f88, %f533;
	mov.f32 	%f87, %f532;
	mov.f32 	%f86, %f531;
	mov.f32 	%f533, %f530;
	mov.f32 	%f532, %f529;
	mov.f32 	%f531, %f528;
	mul.f32 	%f179, %f519, 0f3EC8C8C9;
	setp.gt.u32 	%p48, %r67, 1;
	selp.f32 	%f180, %f179, %f519, %p48;
	setp.le.f32 	%p49, %f180, 0f40FFFCEE;
	add.f32 	%f181, %f180, 0f41800000;
	mul.f32 	%f182, %f181, 0f3C0D3DCB;
	mul.f32 	%f183, %f180, 0f3A911A80;
	mul.f32 	%f184, %f182, %f182;
	mul.f32 	%f185, %f182, %f184;
	selp.f32 	%f101, %f183, %f185, %p49;
	fma.rn.f32 	%f186, %f101, 0f40F92F1B, 0f3E0D3DCB;
	selp.f32 	%f187, %f186, %f182, %p49;
	selp.f32 	%f188, 0f43000000, 0f00000000, %p48;
	sub.f32 	%f189, %f535, %f188;
	fma.rn.f32 	%f190, %f189, 0f3B03126F, %f187;
	setp.gt.f32 	%p50, %f190, 0f3E53DBAF;
	mul.f32 	%f191, %f190, %f190;
	mul.f32 	%f192, %f190, %f191;
	add.f32 	%f193, %f190, 0fBE0D3DCB;
	mul.f32 	%f194, %f193, 0f3E038050;
	selp.f32 	%f195, %f192, %f194, %p50;
	mul.f32 	%f102, %f195, 0f3F735116;
	sub.f32 	%f196, %f534, %f188;
	fma.rn.f32 	%f197, %f196, 0fBBA3D70A, %f187;
	setp.gt.f32 	%p51, %f197, 0f3E53DBAF;
	mul.f32 	%f198, %f197, %f197;
	mul.f32 	%f199, %f197, %f198;
	add.f32 	%f200, %f197, 0fBE0D3DCB;
	mul.f32 	%f201, %f200, 0f3E038050;
	selp.f32 	%f202, %f199, %f201, %p51;
	mul.f32 	%f103, %f202, 0f3F8B5C4B;
	mul.f32 	%f203, %f101, 0fBFC4C155;
	fma.rn.f32 	%f204, %f102, 0f404F6402, %f203;
	fma.rn.f32 	%f205, %f103, 0fBEFF3FFB, %f204;
	cvt.sat.f32.f32 	%f104, %f205;
	setp.gtu.f32 	%p52, %f104, 0f3B4D2E1C;
	@%p52 bra 	$L__BB13_70;
	bra.uni 	$L__BB13_69;
$L__BB13_70:
	mov.f32 	%f210, 0f3ED55555;
	abs.f32 	%f107, %f104;
	setp.lt.f32 	%p53, %f107, 0f00800000;
	mul.f32 	%f212, %f107, 0f4B800000;
	selp.f32 	%f213, %f212, %f107, %p53;
	selp.f32 	%f214, 0fC3170000, 0fC2FE0000, %p53;
	mov.b32 	%r234, %f213;
	and.b32  	%r235, %r234, 8388607;
	or.b32  	%r236, %r235, 1065353216;
	mov.b32 	%f215, %r236;
	shr.u32 	%r237, %r234, 23;
	cvt.rn.f32.u32 	%f216, %r237;
	add.f32 	%f217, %f214, %f216;
	setp.gt.f32 	%p54, %f215, 0f3FB504F3;
	mul.f32 	%f218, %f215, 0f3F000000;
	add.f32 	%f219, %f217, 0f3F800000;
	selp.f32 	%f220, %f219, %f217, %p54;
	selp.f32 	%f221, %f218, %f215, %p54;
	add.f32 	%f222, %f221, 0fBF800000;
	add.f32 	%f223, %f221, 0f3F800000;
	rcp.approx.ftz.f32 	%f224, %f223;
	add.f32 	%f225, %f222, %f222;
	mul.f32 	%f226, %f225, %f224;
	mul.f32 	%f227, %f226, %f226;
	mov.f32 	%f228, 0f3C4CAF63;
	mov.f32 	%f229, 0f3B18F0FE;
	fma.rn.f32 	%f230, %f229, %f227, %f228;
	mov.f32 	%f231, 0f3DAAAABD;
	fma.rn.f32 	%f232, %f230, %f227, %f231;
	mul.rn.f32 	%f233, %f232, %f227;
	mul.rn.f32 	%f234, %f233, %f226;
	sub.f32 	%f235, %f222, %f226;
	add.f32 	%f236, %f235, %f235;
	neg.f32 	%f237, %f226;
	fma.rn.f32 	%f238, %f237, %f222, %f236;
	mul.rn.f32 	%f239, %f224, %f238;
	add.f32 	%f240, %f234, %f226;
	sub.f32 	%f241, %f226, %f240;
	add.f32 	%f242, %f234, %f241;
	add.f32 	%f243, %f239, %f242;
	add.f32 	%f244, %f240, %f243;
	sub.f32 	%f245, %f240, %f244;
	add.f32 	%f246, %f243, %f245;
	mov.f32 	%f247, 0f3F317200;
	mul.rn.f32 	%f248, %f220, %f247;
	mov.f32 	%f249, 0f35BFBE8E;
	mul.rn.f32 	%f250, %f220, %f249;
	add.f32 	%f251, %f248, %f244;
	sub.f32 	%f252, %f248, %f251;
	add.f32 	%f253, %f244, %f252;
	add.f32 	%f254, %f246, %f253;
	add.f32 	%f255, %f250, %f254;
	add.f32 	%f256, %f251, %f255;
	sub.f32 	%f257, %f251, %f256;
	add.f32 	%f258, %f255, %f257;
	mul.rn.f32 	%f259, %f210, %f256;
	neg.f32 	%f260, %f259;
	fma.rn.f32 	%f261, %f210, %f256, %f260;
	fma.rn.f32 	%f262, %f210, %f258, %f261;
	mov.f32 	%f263, 0f00000000;
	fma.rn.f32 	%f264, %f263, %f256, %f262;
	add.rn.f32 	%f265, %f259, %f264;
	neg.f32 	%f266, %f265;
	add.rn.f32 	%f267, %f259, %f266;
	add.rn.f32 	%f268, %f267, %f264;
	mov.b32 	%r238, %f265;
	setp.eq.s32 	%p55, %r238, 1118925336;
	add.s32 	%r239, %r238, -1;
	mov.b32 	%f269, %r239;
	add.f32 	%f270, %f268, 0f37000000;
	selp.f32 	%f108, %f270, %f268, %p55;
	selp.f32 	%f271, %f269, %f265, %p55;
	mov.f32 	%f272, 0f3FB8AA3B;
	mul.rn.f32 	%f273, %f271, %f272;
	cvt.rzi.f32.f32 	%f274, %f273;
	abs.f32 	%f275, %f274;
	setp.gt.f32 	%p56, %f275, 0f42FC0000;
	mov.b32 	%r240, %f274;
	and.b32  	%r241, %r240, -2147483648;
	or.b32  	%r242, %r241, 1123811328;
	mov.b32 	%f276, %r242;
	selp.f32 	%f277, %f276, %f274, %p56;
	mov.f32 	%f278, 0fBF317218;
	fma.rn.f32 	%f279, %f277, %f278, %f271;
	mov.f32 	%f280, 0f3102E308;
	fma.rn.f32 	%f281, %f277, %f280, %f279;
	mul.f32 	%f282, %f281, 0f3FB8AA3B;
	add.f32 	%f283, %f277, 0f4B40007F;
	mov.b32 	%r243, %f283;
	shl.b32 	%r244, %r243, 23;
	mov.b32 	%f284, %r244;
	ex2.approx.ftz.f32 	%f285, %f282;
	mul.f32 	%f109, %f285, %f284;
	setp.eq.f32 	%p57, %f109, 0f7F800000;
	mov.f32 	%f546, 0f7F800000;
	@%p57 bra 	$L__BB13_72;
	fma.rn.f32 	%f546, %f109, %f108, %f109;
$L__BB13_72:
	mov.f32 	%f502, 0f3E555555;
	cvt.rzi.f32.f32 	%f501, %f502;
	add.f32 	%f500, %f501, %f501;
	mov.f32 	%f499, 0f3ED55555;
	sub.f32 	%f498, %f499, %f500;
	abs.f32 	%f497, %f498;
	setp.lt.f32 	%p58, %f104, 0f00000000;
	setp.eq.f32 	%p59, %f497, 0f3F800000;
	and.pred  	%p1, %p58, %p59;
	setp.eq.f32 	%p60, %f104, 0f00000000;
	@%p60 bra 	$L__BB13_76;
	bra.uni 	$L__BB13_73;
$L__BB13_76:
	add.f32 	%f290, %f104, %f104;
	selp.f32 	%f548, %f290, 0f00000000, %p59;
	bra.uni 	$L__BB13_77;
$L__BB13_69:
	mul.f32 	%f549, %f104, 0f414EB852;
	bra.uni 	$L__BB13_83;
$L__BB13_73:
	mov.b32 	%r245, %f546;
	xor.b32  	%r246, %r245, -2147483648;
	mov.b32 	%f286, %r246;
	selp.f32 	%f548, %f286, %f546, %p1;
	setp.geu.f32 	%p61, %f104, 0f00000000;
	@%p61 bra 	$L__BB13_77;
	mov.f32 	%f287, 0f3ED55555;
	cvt.rzi.f32.f32 	%f288, %f287;
	setp.eq.f32 	%p62, %f288, 0f3ED55555;
	@%p62 bra 	$L__BB13_77;
	mov.f32 	%f548, 0f7FFFFFFF;
$L__BB13_77:
	abs.f32 	%f503, %f104;
	add.f32 	%f291, %f503, 0f3ED55555;
	mov.b32 	%r247, %f291;
	setp.lt.s32 	%p64, %r247, 2139095040;
	@%p64 bra 	$L__BB13_82;
	abs.f32 	%f504, %f104;
	setp.gtu.f32 	%p65, %f504, 0f7F800000;
	@%p65 bra 	$L__BB13_81;
	bra.uni 	$L__BB13_79;
$L__BB13_81:
	add.f32 	%f548, %f104, 0f3ED55555;
	bra.uni 	$L__BB13_82;
$L__BB13_79:
	abs.f32 	%f505, %f104;
	setp.neu.f32 	%p66, %f505, 0f7F800000;
	@%p66 bra 	$L__BB13_82;
	selp.f32 	%f548, 0fFF800000, 0f7F800000, %p1;
$L__BB13_82:
	fma.rn.f32 	%f292, %f548, 0f3F870A3D, 0fBD6147AE;
	setp.eq.f32 	%p67, %f104, 0f3F800000;
	selp.f32 	%f549, 0f3F7FFFFF, %f292, %p67;
$L__BB13_83:
	mul.f32 	%f293, %f102, 0fBF782129;
	fma.rn.f32 	%f294, %f101, 0f3FF02079, %f293;
	fma.rn.f32 	%f295, %f103, 0f3D2A36A0, %f294;
	cvt.sat.f32.f32 	%f120, %f295;
	setp.gtu.f32 	%p68, %f120, 0f3B4D2E1C;
	@%p68 bra 	$L__BB13_85;
	bra.uni 	$L__BB13_84;
$L__BB13_85:
	mov.f32 	%f300, 0f3ED55555;
	abs.f32 	%f123, %f120;
	setp.lt.f32 	%p69, %f123, 0f00800000;
	mul.f32 	%f302, %f123, 0f4B800000;
	selp.f32 	%f303, %f302, %f123, %p69;
	selp.f32 	%f304, 0fC3170000, 0fC2FE0000, %p69;
	mov.b32 	%r248, %f303;
	and.b32  	%r249, %r248, 8388607;
	or.b32  	%r250, %r249, 1065353216;
	mov.b32 	%f305, %r250;
	shr.u32 	%r251, %r248, 23;
	cvt.rn.f32.u32 	%f306, %r251;
	add.f32 	%f307, %f304, %f306;
	setp.gt.f32 	%p70, %f305, 0f3FB504F3;
	mul.f32 	%f308, %f305, 0f3F000000;
	add.f32 	%f309, %f307, 0f3F800000;
	selp.f32 	%f310, %f309, %f307, %p70;
	selp.f32 	%f311, %f308, %f305, %p70;
	add.f32 	%f312, %f311, 0fBF800000;
	add.f32 	%f313, %f311, 0f3F800000;
	rcp.approx.ftz.f32 	%f314, %f313;
	add.f32 	%f315, %f312, %f312;
	mul.f32 	%f316, %f315, %f314;
	mul.f32 	%f317, %f316, %f316;
	mov.f32 	%f318, 0f3C4CAF63;
	mov.f32 	%f319, 0f3B18F0FE;
	fma.rn.f32 	%f320, %f319, %f317, %f318;
	mov.f32 	%f321, 0f3DAAAABD;
	fma.rn.f32 	%f322, %f320, %f317, %f321;
	mul.rn.f32 	%f323, %f322, %f317;
	mul.rn.f32 	%f324, %f323, %f316;
	sub.f32 	%f325, %f312, %f316;
	add.f32 	%f326, %f325, %f325;
	neg.f32 	%f327, %f316;
	fma.rn.f32 	%f328, %f327, %f312, %f326;
	mul.rn.f32 	%f329, %f314, %f328;
	add.f32 	%f330, %f324, %f316;
	sub.f32 	%f331, %f316, %f330;
	add.f32 	%f332, %f324, %f331;
	add.f32 	%f333, %f329, %f332;
	add.f32 	%f334, %f330, %f333;
	sub.f32 	%f335, %f330, %f334;
	add.f32 	%f336, %f333, %f335;
	mov.f32 	%f337, 0f3F317200;
	mul.rn.f32 	%f338, %f310, %f337;
	mov.f32 	%f339, 0f35BFBE8E;
	mul.rn.f32 	%f340, %f310, %f339;
	add.f32 	%f341, %f338, %f334;
	sub.f32 	%f342, %f338, %f341;
	add.f32 	%f343, %f334, %f342;
	add.f32 	%f344, %f336, %f343;
	add.f32 	%f345, %f340, %f344;
	add.f32 	%f346, %f341, %f345;
	sub.f32 	%f347, %f341, %f346;
	add.f32 	%f348, %f345, %f347;
	mul.rn.f32 	%f349, %f300, %f346;
	neg.f32 	%f350, %f349;
	fma.rn.f32 	%f351, %f300, %f346, %f350;
	fma.rn.f32 	%f352, %f300, %f348, %f351;
	mov.f32 	%f353, 0f00000000;
	fma.rn.f32 	%f354, %f353, %f346, %f352;
	add.rn.f32 	%f355, %f349, %f354;
	neg.f32 	%f356, %f355;
	add.rn.f32 	%f357, %f349, %f356;
	add.rn.f32 	%f358, %f357, %f354;
	mov.b32 	%r252, %f355;
	setp.eq.s32 	%p71, %r252, 1118925336;
	add.s32 	%r253, %r252, -1;
	mov.b32 	%f359, %r253;
	add.f32 	%f360, %f358, 0f37000000;
	selp.f32 	%f124, %f360, %f358, %p71;
	selp.f32 	%f361, %f359, %f355, %p71;
	mov.f32 	%f362, 0f3FB8AA3B;
	mul.rn.f32 	%f363, %f361, %f362;
	cvt.rzi.f32.f32 	%f364, %f363;
	abs.f32 	%f365, %f364;
	setp.gt.f32 	%p72, %f365, 0f42FC0000;
	mov.b32 	%r254, %f364;
	and.b32  	%r255, %r254, -2147483648;
	or.b32  	%r256, %r255, 1123811328;
	mov.b32 	%f366, %r256;
	selp.f32 	%f367, %f366, %f364, %p72;
	mov.f32 	%f368, 0fBF317218;
	fma.rn.f32 	%f369, %f367, %f368, %f361;
	mov.f32 	%f370, 0f3102E308;
	fma.rn.f32 	%f371, %f367, %f370, %f369;
	mul.f32 	%f372, %f371, 0f3FB8AA3B;
	add.f32 	%f373, %f367, 0f4B40007F;
	mov.b32 	%r257, %f373;
	shl.b32 	%r258, %r257, 23;
	mov.b32 	%f374, %r258;
	ex2.approx.ftz.f32 	%f375, %f372;
	mul.f32 	%f125, %f375, %f374;
	setp.eq.f32 	%p73, %f125, 0f7F800000;
	mov.f32 	%f550, 0f7F800000;
	@%p73 bra 	$L__BB13_87;
	fma.rn.f32 	%f550, %f125, %f124, %f125;
$L__BB13_87:
	mov.f32 	%f493, 0f3E555555;
	cvt.rzi.f32.f32 	%f492, %f493;
	add.f32 	%f491, %f492, %f492;
	mov.f32 	%f490, 0f3ED55555;
	sub.f32 	%f489, %f490, %f491;
	abs.f32 	%f488, %f489;
	setp.lt.f32 	%p74, %f120, 0f00000000;
	setp.eq.f32 	%p75, %f488, 0f3F800000;
	and.pred  	%p2, %p74, %p75;
	setp.eq.f32 	%p76, %f120, 0f00000000;
	@%p76 bra 	$L__BB13_91;
	bra.uni 	$L__BB13_88;
$L__BB13_91:
	add.f32 	%f380, %f120, %f120;
	selp.f32 	%f552, %f380, 0f00000000, %p75;
	bra.uni 	$L__BB13_92;
$L__BB13_84:
	mul.f32 	%f553, %f120, 0f414EB852;
	bra.uni 	$L__BB13_98;
$L__BB13_88:
	mov.b32 	%r259, %f550;
	xor.b32  	%r260, %r259, -2147483648;
	mov.b32 	%f376, %r260;
	selp.f32 	%f552, %f376, %f550, %p2;
	setp.geu.f32 	%p77, %f120, 0f00000000;
	@%p77 bra 	$L__BB13_92;
	mov.f32 	%f377, 0f3ED55555;
	cvt.rzi.f32.f32 	%f378, %f377;
	setp.eq.f32 	%p78, %f378, 0f3ED55555;
	@%p78 bra 	$L__BB13_92;
	mov.f32 	%f552, 0f7FFFFFFF;
$L__BB13_92:
	abs.f32 	%f494, %f120;
	add.f32 	%f381, %f494, 0f3ED55555;
	mov.b32 	%r261, %f381;
	setp.lt.s32 	%p80, %r261, 2139095040;
	@%p80 bra 	$L__BB13_97;
	abs.f32 	%f495, %f120;
	setp.gtu.f32 	%p81, %f495, 0f7F800000;
	@%p81 bra 	$L__BB13_96;
	bra.uni 	$L__BB13_94;
$L__BB13_96:
	add.f32 	%f552, %f120, 0f3ED55555;
	bra.uni 	$L__BB13_97;
$L__BB13_94:
	abs.f32 	%f496, %f120;
	setp.neu.f32 	%p82, %f496, 0f7F800000;
	@%p82 bra 	$L__BB13_97;
	selp.f32 	%f552, 0fFF800000, 0f7F800000, %p2;
$L__BB13_97:
	fma.rn.f32 	%f382, %f552, 0f3F870A3D, 0fBD6147AE;
	setp.eq.f32 	%p83, %f120, 0f3F800000;
	selp.f32 	%f553, 0f3F7FFFFF, %f382, %p83;
$L__BB13_98:
	setp.gt.u32 	%p171, %r67, 1;
	selp.f32 	%f136, 0f437F0000, 0f3F800000, %p171;
	mul.f32 	%f538, %f136, %f553;
	mul.f32 	%f383, %f101, 0fBE50F0A6;
	fma.rn.f32 	%f384, %f102, 0f3D63EF28, %f383;
	fma.rn.f32 	%f385, %f103, 0f3F8755F8, %f384;
	cvt.sat.f32.f32 	%f138, %f385;
	setp.gtu.f32 	%p85, %f138, 0f3B4D2E1C;
	@%p85 bra 	$L__BB13_100;
	bra.uni 	$L__BB13_99;
$L__BB13_100:
	mov.f32 	%f390, 0f3ED55555;
	abs.f32 	%f141, %f138;
	setp.lt.f32 	%p86, %f141, 0f00800000;
	mul.f32 	%f392, %f141, 0f4B800000;
	selp.f32 	%f393, %f392, %f141, %p86;
	selp.f32 	%f394, 0fC3170000, 0fC2FE0000, %p86;
	mov.b32 	%r262, %f393;
	and.b32  	%r263, %r262, 8388607;
	or.b32  	%r264, %r263, 1065353216;
	mov.b32 	%f395, %r264;
	shr.u32 	%r265, %r262, 23;
	cvt.rn.f32.u32 	%f396, %r265;
	add.f32 	%f397, %f394, %f396;
	setp.gt.f32 	%p87, %f395, 0f3FB504F3;
	mul.f32 	%f398, %f395, 0f3F000000;
	add.f32 	%f399, %f397, 0f3F800000;
	selp.f32 	%f400, %f399, %f397, %p87;
	selp.f32 	%f401, %f398, %f395, %p87;
	add.f32 	%f402, %f401, 0fBF800000;
	add.f32 	%f403, %f401, 0f3F800000;
	rcp.approx.ftz.f32 	%f404, %f403;
	add.f32 	%f405, %f402, %f402;
	mul.f32 	%f406, %f405, %f404;
	mul.f32 	%f407, %f406, %f406;
	mov.f32 	%f408, 0f3C4CAF63;
	mov.f32 	%f409, 0f3B18F0FE;
	fma.rn.f32 	%f410, %f409, %f407, %f408;
	mov.f32 	%f411, 0f3DAAAABD;
	fma.rn.f32 	%f412, %f410, %f407, %f411;
	mul.rn.f32 	%f413, %f412, %f407;
	mul.rn.f32 	%f414, %f413, %f406;
	sub.f32 	%f415, %f402, %f406;
	add.f32 	%f416, %f415, %f415;
	neg.f32 	%f417, %f406;
	fma.rn.f32 	%f418, %f417, %f402, %f416;
	mul.rn.f32 	%f419, %f404, %f418;
	add.f32 	%f420, %f414, %f406;
	sub.f32 	%f421, %f406, %f420;
	add.f32 	%f422, %f414, %f421;
	add.f32 	%f423, %f419, %f422;
	add.f32 	%f424, %f420, %f423;
	sub.f32 	%f425, %f420, %f424;
	add.f32 	%f426, %f423, %f425;
	mov.f32 	%f427, 0f3F317200;
	mul.rn.f32 	%f428, %f400, %f427;
	mov.f32 	%f429, 0f35BFBE8E;
	mul.rn.f32 	%f430, %f400, %f429;
	add.f32 	%f431, %f428, %f424;
	sub.f32 	%f432, %f428, %f431;
	add.f32 	%f433, %f424, %f432;
	add.f32 	%f434, %f426, %f433;
	add.f32 	%f435, %f430, %f434;
	add.f32 	%f436, %f431, %f435;
	sub.f32 	%f437, %f431, %f436;
	add.f32 	%f438, %f435, %f437;
	mul.rn.f32 	%f439, %f390, %f436;
	neg.f32 	%f440, %f439;
	fma.rn.f32 	%f441, %f390, %f436, %f440;
	fma.rn.f32 	%f442, %f390, %f438, %f441;
	mov.f32 	%f443, 0f00000000;
	fma.rn.f32 	%f444, %f443, %f436, %f442;
	add.rn.f32 	%f445, %f439, %f444;
	neg.f32 	%f446, %f445;
	add.rn.f32 	%f447, %f439, %f446;
	add.rn.f32 	%f448, %f447, %f444;
	mov.b32 	%r266, %f445;
	setp.eq.s32 	%p88, %r266, 1118925336;
	add.s32 	%r267, %r266, -1;
	mov.b32 	%f449, %r267;
	add.f32 	%f450, %f448, 0f37000000;
	selp.f32 	%f142, %f450, %f448, %p88;
	selp.f32 	%f451, %f449, %f445, %p88;
	mov.f32 	%f452, 0f3FB8AA3B;
	mul.rn.f32 	%f453, %f451, %f452;
	cvt.rzi.f32.f32 	%f454, %f453;
	abs.f32 	%f455, %f454;
	setp.gt.f32 	%p89, %f455, 0f42FC0000;
	mov.b32 	%r268, %f454;
	and.b32  	%r269, %r268, -2147483648;
	or.b32  	%r270, %r269, 1123811328;
	mov.b32 	%f456, %r270;
	selp.f32 	%f457, %f456, %f454, %p89;
	mov.f32 	%f458, 0fBF317218;
	fma.rn.f32 	%f459, %f457, %f458, %f451;
	mov.f32 	%f460, 0f3102E308;
	fma.rn.f32 	%f461, %f457, %f460, %f459;
	mul.f32 	%f462, %f461, 0f3FB8AA3B;
	add.f32 	%f463, %f457, 0f4B40007F;
	mov.b32 	%r271, %f463;
	shl.b32 	%r272, %r271, 23;
	mov.b32 	%f464, %r272;
	ex2.approx.ftz.f32 	%f465, %f462;
	mul.f32 	%f143, %f465, %f464;
	setp.eq.f32 	%p90, %f143, 0f7F800000;
	mov.f32 	%f554, 0f7F800000;
	@%p90 bra 	$L__BB13_102;
	fma.rn.f32 	%f554, %f143, %f142, %f143;
$L__BB13_102:
	mov.f32 	%f511, 0f3E555555;
	cvt.rzi.f32.f32 	%f510, %f511;
	add.f32 	%f509, %f510, %f510;
	mov.f32 	%f508, 0f3ED55555;
	sub.f32 	%f507, %f508, %f509;
	abs.f32 	%f506, %f507;
	setp.lt.f32 	%p91, %f138, 0f00000000;
	setp.eq.f32 	%p92, %f506, 0f3F800000;
	and.pred  	%p3, %p91, %p92;
	setp.eq.f32 	%p93, %f138, 0f00000000;
	@%p93 bra 	$L__BB13_106;
	bra.uni 	$L__BB13_103;
$L__BB13_106:
	add.f32 	%f470, %f138, %f138;
	selp.f32 	%f556, %f470, 0f00000000, %p92;
	bra.uni 	$L__BB13_107;
$L__BB13_99:
	mul.f32 	%f557, %f138, 0f414EB852;
	bra.uni 	$L__BB13_113;
$L__BB13_103:
	mov.b32 	%r273, %f554;
	xor.b32  	%r274, %r273, -2147483648;
	mov.b32 	%f466, %r274;
	selp.f32 	%f556, %f466, %f554, %p3;
	setp.geu.f32 	%p94, %f138, 0f00000000;
	@%p94 bra 	$L__BB13_107;
	mov.f32 	%f467, 0f3ED55555;
	cvt.rzi.f32.f32 	%f468, %f467;
	setp.eq.f32 	%p95, %f468, 0f3ED55555;
	@%p95 bra 	$L__BB13_107;
	mov.f32 	%f556, 0f7FFFFFFF;
$L__BB13_107:
	abs.f32 	%f512, %f138;
	add.f32 	%f471, %f512, 0f3ED55555;
	mov.b32 	%r275, %f471;
	setp.lt.s32 	%p97, %r275, 2139095040;
	@%p97 bra 	$L__BB13_112;
	abs.f32 	%f514, %f138;
	setp.gtu.f32 	%p98, %f514, 0f7F800000;
	@%p98 bra 	$L__BB13_111;
	bra.uni 	$L__BB13_109;
$L__BB13_111:
	add.f32 	%f556, %f138, 0f3ED55555;
	bra.uni 	$L__BB13_112;
$L__BB13_109:
	abs.f32 	%f515, %f138;
	setp.neu.f32 	%p99, %f515, 0f7F800000;
	@%p99 bra 	$L__BB13_112;
	selp.f32 	%f556, 0fFF800000, 0f7F800000, %p3;
$L__BB13_112:
	fma.rn.f32 	%f472, %f556, 0f3F870A3D, 0fBD6147AE;
	setp.eq.f32 	%p100, %f138, 0f3F800000;
	selp.f32 	%f557, 0f3F7FFFFF, %f472, %p100;
$L__BB13_113:
	setp.gt.u32 	%p172, %r67, 1;
	selp.f32 	%f513, 0f437F0000, 0f3F800000, %p172;
	mul.f32 	%f474, %f513, %f549;
	mul.f32 	%f475, %f513, %f557;
	setp.eq.s32 	%p102, %r149, 0;
	selp.f32 	%f539, %f474, %f475, %p102;
	selp.f32 	%f155, %f475, %f474, %p102;
	add.s32 	%r531, %r531, 1;
	setp.ne.s32 	%p103, %r531, 4;
	mov.f32 	%f528, %f527;
	mov.f32 	%f529, %f82;
	mov.f32 	%f530, %f81;
	mov.f32 	%f534, %f86;
	mov.f32 	%f535, %f87;
	mov.f32 	%f519, %f88;
	@%p103 bra 	$L__BB13_68;
	mov.u32 	%r493, %tid.x;
	mov.u32 	%r492, %ctaid.y;
	mov.u32 	%r491, %tid.y;
	shl.b32 	%r490, %r492, 3;
	add.s32 	%r489, %r490, %r491;
	cvt.s64.s32 	%rd283, %r489;
	mov.u32 	%r488, %ctaid.x;
	mov.u32 	%r487, %tid.x;
	shl.b32 	%r486, %r487, 2;
	shl.b32 	%r485, %r488, 7;
	add.s32 	%r484, %r485, %r486;
	setp.eq.s32 	%p104, %r148, 0;
	setp.eq.s32 	%p105, %r148, 4;
	selp.b32 	%r276, 4, 2, %p105;
	selp.b32 	%r71, 1, %r276, %p104;
	sub.s32 	%r72, %r512, %r484;
	min.s32 	%r73, %r72, 4;
	mul.lo.s64 	%rd54, %rd300, %rd283;
	mul.lo.s64 	%rd177, %rd301, %rd33;
	add.s64 	%rd56, %rd54, %rd177;
	add.s64 	%rd57, %rd299, %rd56;
	mul.lo.s32 	%r286, %r487, %r71;
	mul.lo.s32 	%r287, %r286, 12;
	cvt.s64.s32 	%rd58, %r287;
	mul.lo.s32 	%r74, %r71, 3;
	cvt.u64.u32 	%rd178, %r74;
	setp.eq.s64 	%p106, %rd301, %rd178;
	cvt.u64.u32 	%rd179, %r71;
	setp.eq.s64 	%p107, %rd302, %rd179;
	and.pred  	%p4, %p106, %p107;
	not.pred 	%p108, %p4;
	setp.gt.s32 	%p109, %r72, 3;
	and.pred  	%p110, %p109, %p108;
	setp.eq.s64 	%p111, %rd301, %rd179;
	and.pred  	%p112, %p111, %p110;
	@%p112 bra 	$L__BB13_116;
	bra.uni 	$L__BB13_115;
$L__BB13_116:
	or.b64  	%rd180, %rd302, %rd57;
	shl.b32 	%r288, %r71, 2;
	add.s32 	%r289, %r288, -1;
	cvt.s64.s32 	%rd181, %r289;
	and.b64  	%rd182, %rd180, %rd181;
	setp.eq.s64 	%p173, %rd182, 0;
	bra.uni 	$L__BB13_117;
$L__BB13_115:
	mov.pred 	%p173, 0;
$L__BB13_117:
	mov.u64 	%rd286, _ZZ6to_rgbI7FromLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvta.shared.u64 	%rd285, %rd286;
	mov.u32 	%r494, %tid.y;
	cvt.u64.u32 	%rd284, %r494;
	shl.b64 	%rd183, %rd284, 11;
	add.s64 	%rd186, %rd285, %rd183;
	add.s64 	%rd187, %rd186, %rd58;
	selp.b64 	%rd60, %rd57, %rd187, %p173;
	shl.b32 	%r290, %r71, 2;
	cvt.u64.u32 	%rd188, %r290;
	selp.b64 	%rd61, %rd302, %rd188, %p173;
	selp.f32 	%f156, %f545, %f99, %p173;
	selp.f32 	%f157, %f542, %f98, %p173;
	selp.f32 	%f158, %f539, %f545, %p173;
	@%p104 bra 	$L__BB13_141;
	@%p105 bra 	$L__BB13_140;
	bra.uni 	$L__BB13_119;
$L__BB13_140:
	st.v4.f32 	[%rd60], {%f100, %f156, %f157, %f158};
	bra.uni 	$L__BB13_142;
$L__BB13_141:
	cvt.rni.s32.f32 	%r310, %f157;
	cvt.rni.s32.f32 	%r309, %f158;
	mov.u32 	%r311, 0;
	cvt.pack.sat.u8.s32.b32 %r308, %r309, %r310, %r311;
	cvt.rni.s32.f32 	%r313, %f156;
	cvt.rni.s32.f32 	%r314, %f100;
	cvt.pack.sat.u8.s32.b32 %r312, %r313, %r314, %r308;
	st.u32 	[%rd60], %r312;
	bra.uni 	$L__BB13_142;
$L__BB13_119:
	setp.eq.s32 	%p116, %r148, 3;
	@%p116 bra 	$L__BB13_123;
	bra.uni 	$L__BB13_120;
$L__BB13_123:
	cvt.rn.f16.f32 %rs128, %f100;
	bra.uni 	$L__BB13_124;
$L__BB13_120:
	setp.eq.s32 	%p117, %r148, 1;
	cvt.rni.s32.f32 	%r75, %f100;
	@%p117 bra 	$L__BB13_122;
	bra.uni 	$L__BB13_121;
$L__BB13_122:
	max.s32 	%r293, %r75, 0;
	min.s32 	%r294, %r293, 65535;
	cvt.u16.u32 	%rs128, %r294;
	bra.uni 	$L__BB13_124;
$L__BB13_121:
	max.s32 	%r291, %r75, -32768;
	min.s32 	%r292, %r291, 32767;
	cvt.u16.u32 	%rs128, %r292;
$L__BB13_124:
	@%p116 bra 	$L__BB13_128;
	bra.uni 	$L__BB13_125;
$L__BB13_128:
	cvt.rn.f16.f32 %rs129, %f156;
	bra.uni 	$L__BB13_129;
$L__BB13_125:
	setp.eq.s32 	%p119, %r148, 1;
	cvt.rni.s32.f32 	%r76, %f156;
	@%p119 bra 	$L__BB13_127;
	bra.uni 	$L__BB13_126;
$L__BB13_127:
	max.s32 	%r297, %r76, 0;
	min.s32 	%r298, %r297, 65535;
	cvt.u16.u32 	%rs129, %r298;
	bra.uni 	$L__BB13_129;
$L__BB13_126:
	max.s32 	%r295, %r76, -32768;
	min.s32 	%r296, %r295, 32767;
	cvt.u16.u32 	%rs129, %r296;
$L__BB13_129:
	mov.b32 	%r77, {%rs128, %rs129};
	@%p116 bra 	$L__BB13_133;
	bra.uni 	$L__BB13_130;
$L__BB13_133:
	cvt.rn.f16.f32 %rs130, %f157;
	bra.uni 	$L__BB13_134;
$L__BB13_130:
	setp.eq.s32 	%p121, %r148, 1;
	cvt.rni.s32.f32 	%r78, %f157;
	@%p121 bra 	$L__BB13_132;
	bra.uni 	$L__BB13_131;
$L__BB13_132:
	max.s32 	%r301, %r78, 0;
	min.s32 	%r302, %r301, 65535;
	cvt.u16.u32 	%rs130, %r302;
	bra.uni 	$L__BB13_134;
$L__BB13_131:
	max.s32 	%r299, %r78, -32768;
	min.s32 	%r300, %r299, 32767;
	cvt.u16.u32 	%rs130, %r300;
$L__BB13_134:
	@%p116 bra 	$L__BB13_138;
	bra.uni 	$L__BB13_135;
$L__BB13_138:
	cvt.rn.f16.f32 %rs131, %f158;
	bra.uni 	$L__BB13_139;
$L__BB13_135:
	setp.eq.s32 	%p123, %r148, 1;
	cvt.rni.s32.f32 	%r79, %f158;
	@%p123 bra 	$L__BB13_137;
	bra.uni 	$L__BB13_136;
$L__BB13_137:
	max.s32 	%r305, %r79, 0;
	min.s32 	%r306, %r305, 65535;
	cvt.u16.u32 	%rs131, %r306;
	bra.uni 	$L__BB13_139;
$L__BB13_136:
	max.s32 	%r303, %r79, -32768;
	min.s32 	%r304, %r303, 32767;
	cvt.u16.u32 	%rs131, %r304;
$L__BB13_139:
	mov.b32 	%r307, {%rs130, %rs131};
	st.v2.u32 	[%rd60], {%r77, %r307};
$L__BB13_142:
	selp.f32 	%f159, %f99, %f544, %p173;
	selp.f32 	%f160, %f544, %f543, %p173;
	selp.f32 	%f161, %f541, %f542, %p173;
	selp.f32 	%f162, %f538, %f541, %p173;
	add.s64 	%rd62, %rd60, %rd61;
	@%p104 bra 	$L__BB13_166;
	@%p105 bra 	$L__BB13_165;
	bra.uni 	$L__BB13_144;
$L__BB13_165:
	st.v4.f32 	[%rd62], {%f159, %f160, %f161, %f162};
	bra.uni 	$L__BB13_167;
$L__BB13_166:
	cvt.rni.s32.f32 	%r335, %f161;
	cvt.rni.s32.f32 	%r334, %f162;
	mov.u32 	%r336, 0;
	cvt.pack.sat.u8.s32.b32 %r333, %r334, %r335, %r336;
	cvt.rni.s32.f32 	%r338, %f160;
	cvt.rni.s32.f32 	%r339, %f159;
	cvt.pack.sat.u8.s32.b32 %r337, %r338, %r339, %r333;
	st.u32 	[%rd62], %r337;
	bra.uni 	$L__BB13_167;
$L__BB13_144:
	setp.eq.s32 	%p126, %r148, 3;
	@%p126 bra 	$L__BB13_148;
	bra.uni 	$L__BB13_145;
$L__BB13_148:
	cvt.rn.f16.f32 %rs132, %f159;
	bra.uni 	$L__BB13_149;
$L__BB13_145:
	setp.eq.s32 	%p127, %r148, 1;
	cvt.rni.s32.f32 	%r80, %f159;
	@%p127 bra 	$L__BB13_147;
	bra.uni 	$L__BB13_146;
$L__BB13_147:
	max.s32 	%r318, %r80, 0;
	min.s32 	%r319, %r318, 65535;
	cvt.u16.u32 	%rs132, %r319;
	bra.uni 	$L__BB13_149;
$L__BB13_146:
	max.s32 	%r316, %r80, -32768;
	min.s32 	%r317, %r316, 32767;
	cvt.u16.u32 	%rs132, %r317;
$L__BB13_149:
	@%p126 bra 	$L__BB13_153;
	bra.uni 	$L__BB13_150;
$L__BB13_153:
	cvt.rn.f16.f32 %rs133, %f160;
	bra.uni 	$L__BB13_154;
$L__BB13_150:
	setp.eq.s32 	%p129, %r148, 1;
	cvt.rni.s32.f32 	%r81, %f160;
	@%p129 bra 	$L__BB13_152;
	bra.uni 	$L__BB13_151;
$L__BB13_152:
	max.s32 	%r322, %r81, 0;
	min.s32 	%r323, %r322, 65535;
	cvt.u16.u32 	%rs133, %r323;
	bra.uni 	$L__BB13_154;
$L__BB13_151:
	max.s32 	%r320, %r81, -32768;
	min.s32 	%r321, %r320, 32767;
	cvt.u16.u32 	%rs133, %r321;
$L__BB13_154:
	mov.b32 	%r82, {%rs132, %rs133};
	@%p126 bra 	$L__BB13_158;
	bra.uni 	$L__BB13_155;
$L__BB13_158:
	cvt.rn.f16.f32 %rs134, %f161;
	bra.uni 	$L__BB13_159;
$L__BB13_155:
	setp.eq.s32 	%p131, %r148, 1;
	cvt.rni.s32.f32 	%r83, %f161;
	@%p131 bra 	$L__BB13_157;
	bra.uni 	$L__BB13_156;
$L__BB13_157:
	max.s32 	%r326, %r83, 0;
	min.s32 	%r327, %r326, 65535;
	cvt.u16.u32 	%rs134, %r327;
	bra.uni 	$L__BB13_159;
$L__BB13_156:
	max.s32 	%r324, %r83, -32768;
	min.s32 	%r325, %r324, 32767;
	cvt.u16.u32 	%rs134, %r325;
$L__BB13_159:
	@%p126 bra 	$L__BB13_163;
	bra.uni 	$L__BB13_160;
$L__BB13_163:
	cvt.rn.f16.f32 %rs135, %f162;
	bra.uni 	$L__BB13_164;
$L__BB13_160:
	setp.eq.s32 	%p133, %r148, 1;
	cvt.rni.s32.f32 	%r84, %f162;
	@%p133 bra 	$L__BB13_162;
	bra.uni 	$L__BB13_161;
$L__BB13_162:
	max.s32 	%r330, %r84, 0;
	min.s32 	%r331, %r330, 65535;
	cvt.u16.u32 	%rs135, %r331;
	bra.uni 	$L__BB13_164;
$L__BB13_161:
	max.s32 	%r328, %r84, -32768;
	min.s32 	%r329, %r328, 32767;
	cvt.u16.u32 	%rs135, %r329;
$L__BB13_164:
	mov.b32 	%r332, {%rs134, %rs135};
	st.v2.u32 	[%rd62], {%r82, %r332};
$L__BB13_167:
	selp.f32 	%f163, %f98, %f540, %p173;
	selp.f32 	%f164, %f543, %f539, %p173;
	selp.f32 	%f165, %f540, %f538, %p173;
	shl.b64 	%rd189, %rd61, 1;
	add.s64 	%rd63, %rd60, %rd189;
	@%p104 bra 	$L__BB13_191;
	@%p105 bra 	$L__BB13_190;
	bra.uni 	$L__BB13_169;
$L__BB13_190:
	st.v4.f32 	[%rd63], {%f163, %f164, %f165, %f155};
	bra.uni 	$L__BB13_192;
$L__BB13_191:
	cvt.rni.s32.f32 	%r360, %f165;
	cvt.rni.s32.f32 	%r359, %f155;
	mov.u32 	%r361, 0;
	cvt.pack.sat.u8.s32.b32 %r358, %r359, %r360, %r361;
	cvt.rni.s32.f32 	%r363, %f164;
	cvt.rni.s32.f32 	%r364, %f163;
	cvt.pack.sat.u8.s32.b32 %r362, %r363, %r364, %r358;
	st.u32 	[%rd63], %r362;
	bra.uni 	$L__BB13_192;
$L__BB13_169:
	setp.eq.s32 	%p136, %r148, 3;
	@%p136 bra 	$L__BB13_173;
	bra.uni 	$L__BB13_170;
$L__BB13_173:
	cvt.rn.f16.f32 %rs136, %f163;
	bra.uni 	$L__BB13_174;
$L__BB13_170:
	setp.eq.s32 	%p137, %r148, 1;
	cvt.rni.s32.f32 	%r85, %f163;
	@%p137 bra 	$L__BB13_172;
	bra.uni 	$L__BB13_171;
$L__BB13_172:
	max.s32 	%r343, %r85, 0;
	min.s32 	%r344, %r343, 65535;
	cvt.u16.u32 	%rs136, %r344;
	bra.uni 	$L__BB13_174;
$L__BB13_171:
	max.s32 	%r341, %r85, -32768;
	min.s32 	%r342, %r341, 32767;
	cvt.u16.u32 	%rs136, %r342;
$L__BB13_174:
	@%p136 bra 	$L__BB13_178;
	bra.uni 	$L__BB13_175;
$L__BB13_178:
	cvt.rn.f16.f32 %rs137, %f164;
	bra.uni 	$L__BB13_179;
$L__BB13_175:
	setp.eq.s32 	%p139, %r148, 1;
	cvt.rni.s32.f32 	%r86, %f164;
	@%p139 bra 	$L__BB13_177;
	bra.uni 	$L__BB13_176;
$L__BB13_177:
	max.s32 	%r347, %r86, 0;
	min.s32 	%r348, %r347, 65535;
	cvt.u16.u32 	%rs137, %r348;
	bra.uni 	$L__BB13_179;
$L__BB13_176:
	max.s32 	%r345, %r86, -32768;
	min.s32 	%r346, %r345, 32767;
	cvt.u16.u32 	%rs137, %r346;
$L__BB13_179:
	mov.b32 	%r87, {%rs136, %rs137};
	@%p136 bra 	$L__BB13_183;
	bra.uni 	$L__BB13_180;
$L__BB13_183:
	cvt.rn.f16.f32 %rs138, %f165;
	bra.uni 	$L__BB13_184;
$L__BB13_180:
	setp.eq.s32 	%p141, %r148, 1;
	cvt.rni.s32.f32 	%r88, %f165;
	@%p141 bra 	$L__BB13_182;
	bra.uni 	$L__BB13_181;
$L__BB13_182:
	max.s32 	%r351, %r88, 0;
	min.s32 	%r352, %r351, 65535;
	cvt.u16.u32 	%rs138, %r352;
	bra.uni 	$L__BB13_184;
$L__BB13_181:
	max.s32 	%r349, %r88, -32768;
	min.s32 	%r350, %r349, 32767;
	cvt.u16.u32 	%rs138, %r350;
$L__BB13_184:
	@%p136 bra 	$L__BB13_188;
	bra.uni 	$L__BB13_185;
$L__BB13_188:
	cvt.rn.f16.f32 %rs139, %f155;
	bra.uni 	$L__BB13_189;
$L__BB13_185:
	setp.eq.s32 	%p143, %r148, 1;
	cvt.rni.s32.f32 	%r89, %f155;
	@%p143 bra 	$L__BB13_187;
	bra.uni 	$L__BB13_186;
$L__BB13_187:
	max.s32 	%r355, %r89, 0;
	min.s32 	%r356, %r355, 65535;
	cvt.u16.u32 	%rs139, %r356;
	bra.uni 	$L__BB13_189;
$L__BB13_186:
	max.s32 	%r353, %r89, -32768;
	min.s32 	%r354, %r353, 32767;
	cvt.u16.u32 	%rs139, %r354;
$L__BB13_189:
	mov.b32 	%r357, {%rs138, %rs139};
	st.v2.u32 	[%rd63], {%r87, %r357};
$L__BB13_192:
	@%p4 bra 	$L__BB13_206;
	bra.uni 	$L__BB13_193;
$L__BB13_206:
	mov.u32 	%r502, %ctaid.x;
	shl.b32 	%r501, %r502, 7;
	mov.u32 	%r496, %tid.x;
	shl.b32 	%r495, %r496, 2;
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd74, %r495;
	sub.s32 	%r382, %r512, %r501;
	min.s32 	%r383, %r382, 128;
	mul.lo.s32 	%r101, %r74, %r383;
	setp.lt.s32 	%p153, %r101, 1;
	@%p153 bra 	$L__BB13_232;
	mul.lo.s64 	%rd219, %rd301, %rd74;
	sub.s64 	%rd220, %rd56, %rd219;
	add.s64 	%rd75, %rd299, %rd220;
	and.b64  	%rd221, %rd75, 15;
	setp.eq.s64 	%p154, %rd221, 0;
	@%p154 bra 	$L__BB13_217;
	and.b64  	%rd222, %rd75, 3;
	setp.ne.s64 	%p155, %rd222, 0;
	mov.u32 	%r545, 0;
	@%p155 bra 	$L__BB13_225;
	shr.s32 	%r385, %r101, 31;
	shr.u32 	%r386, %r385, 30;
	add.s32 	%r387, %r101, %r386;
	shr.s32 	%r102, %r387, 2;
	mov.u32 	%r539, %tid.x;
	setp.ge.s32 	%p156, %r539, %r102;
	@%p156 bra 	$L__BB13_216;
	not.b32 	%r389, %r539;
	add.s32 	%r104, %r102, %r389;
	shr.u32 	%r390, %r104, 5;
	add.s32 	%r391, %r390, 1;
	and.b32  	%r538, %r391, 3;
	setp.eq.s32 	%p157, %r538, 0;
	@%p157 bra 	$L__BB13_213;
	mov.u32 	%r504, %ctaid.x;
	shl.b32 	%r503, %r504, 7;
	mov.u64 	%rd291, _ZZ6to_rgbI7FromLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	mov.u32 	%r539, %tid.x;
	mul.wide.s32 	%rd223, %r539, 4;
	shl.b32 	%r394, %r539, 2;
	add.s32 	%r395, %r503, %r394;
	cvt.s64.s32 	%rd224, %r395;
	sub.s64 	%rd225, %rd224, %rd74;
	mul.lo.s64 	%rd226, %rd301, %rd225;
	add.s64 	%rd227, %rd223, %rd226;
	add.s64 	%rd228, %rd227, %rd54;
	add.s64 	%rd310, %rd299, %rd228;
	add.s64 	%rd231, %rd291, %rd132;
	add.s64 	%rd309, %rd231, %rd223;
$L__BB13_212:
	.pragma "nounroll";
	ld.shared.u32 	%r397, [%rd309];
	st.u32 	[%rd310], %r397;
	add.s32 	%r539, %r539, 32;
	add.s64 	%rd310, %rd310, 128;
	add.s64 	%rd309, %rd309, 128;
	add.s32 	%r538, %r538, -1;
	setp.ne.s32 	%p158, %r538, 0;
	@%p158 bra 	$L__BB13_212;
$L__BB13_213:
	setp.lt.u32 	%p159, %r104, 96;
	@%p159 bra 	$L__BB13_216;
	mov.u32 	%r506, %ctaid.x;
	shl.b32 	%r505, %r506, 7;
	mov.u64 	%rd292, _ZZ6to_rgbI7FromLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	mul.wide.s32 	%rd232, %r539, 4;
	add.s64 	%rd235, %rd292, %rd132;
	add.s64 	%rd236, %rd235, %rd232;
	add.s64 	%rd312, %rd236, 256;
	mov.u32 	%r401, %tid.x;
	shl.b32 	%r402, %r401, 2;
	add.s32 	%r403, %r505, %r402;
	cvt.s64.s32 	%rd237, %r403;
	sub.s64 	%rd238, %rd237, %rd74;
	mul.lo.s64 	%rd239, %rd301, %rd238;
	add.s64 	%rd240, %rd232, %rd239;
	add.s64 	%rd241, %rd240, %rd54;
	add.s64 	%rd242, %rd299, %rd241;
	add.s64 	%rd311, %rd242, 256;
$L__BB13_215:
	ld.shared.u32 	%r404, [%rd312+-256];
	st.u32 	[%rd311+-256], %r404;
	ld.shared.u32 	%r405, [%rd312+-128];
	st.u32 	[%rd311+-128], %r405;
	ld.shared.u32 	%r406, [%rd312];
	st.u32 	[%rd311], %r406;
	ld.shared.u32 	%r407, [%rd312+128];
	st.u32 	[%rd311+128], %r407;
	add.s64 	%rd312, %rd312, 512;
	add.s64 	%rd311, %rd311, 512;
	add.s32 	%r539, %r539, 128;
	setp.lt.s32 	%p160, %r539, %r102;
	@%p160 bra 	$L__BB13_215;
$L__BB13_216:
	and.b32  	%r545, %r101, -4;
	bra.uni 	$L__BB13_225;
$L__BB13_193:
	setp.lt.s32 	%p144, %r72, 1;
	or.pred  	%p145, %p144, %p173;
	@%p145 bra 	$L__BB13_232;
	@%p104 bra 	$L__BB13_202;
	mov.u64 	%rd287, _ZZ6to_rgbI7FromLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	mov.u32 	%r532, 0;
	add.s64 	%rd200, %rd287, %rd183;
$L__BB13_196:
	.pragma "nounroll";
	cvt.s64.s32 	%rd190, %r532;
	mul.lo.s64 	%rd191, %rd301, %rd190;
	add.s64 	%rd64, %rd191, %rd56;
	mul.lo.s32 	%r91, %r532, 3;
	setp.eq.s32 	%p147, %r71, 2;
	@%p147 bra 	$L__BB13_199;
	bra.uni 	$L__BB13_197;
$L__BB13_199:
	mov.u32 	%r534, 0;
$L__BB13_200:
	.pragma "nounroll";
	cvt.s64.s32 	%rd202, %r534;
	mul.lo.s64 	%rd203, %rd302, %rd202;
	add.s64 	%rd204, %rd64, %rd203;
	add.s64 	%rd205, %rd299, %rd204;
	add.s32 	%r372, %r534, %r91;
	shl.b32 	%r373, %r372, 1;
	cvt.s64.s32 	%rd206, %r373;
	add.s64 	%rd207, %rd206, %rd58;
	add.s64 	%rd211, %rd200, %rd207;
	ld.shared.u16 	%rs120, [%rd211];
	st.u16 	[%rd205], %rs120;
	add.s32 	%r534, %r534, 1;
	setp.ne.s32 	%p149, %r534, 3;
	@%p149 bra 	$L__BB13_200;
	bra.uni 	$L__BB13_201;
$L__BB13_197:
	mov.u32 	%r533, 0;
$L__BB13_198:
	.pragma "nounroll";
	cvt.s64.s32 	%rd192, %r533;
	mul.lo.s64 	%rd193, %rd302, %rd192;
	add.s64 	%rd194, %rd64, %rd193;
	add.s64 	%rd195, %rd299, %rd194;
	add.s32 	%r368, %r533, %r91;
	mul.lo.s32 	%r369, %r368, %r71;
	cvt.s64.s32 	%rd196, %r369;
	add.s64 	%rd197, %rd196, %rd58;
	add.s64 	%rd201, %rd200, %rd197;
	ld.shared.u32 	%r370, [%rd201];
	st.u32 	[%rd195], %r370;
	add.s32 	%r533, %r533, 1;
	setp.eq.s32 	%p148, %r533, 3;
	@%p148 bra 	$L__BB13_201;
	bra.uni 	$L__BB13_198;
$L__BB13_201:
	add.s32 	%r532, %r532, 1;
	setp.lt.s32 	%p150, %r532, %r73;
	@%p150 bra 	$L__BB13_196;
	bra.uni 	$L__BB13_232;
$L__BB13_217:
	mov.u32 	%r499, %tid.x;
	shr.s32 	%r408, %r101, 31;
	shr.u32 	%r409, %r408, 28;
	add.s32 	%r410, %r101, %r409;
	shr.s32 	%r115, %r410, 4;
	setp.ge.s32 	%p161, %r499, %r115;
	@%p161 bra 	$L__BB13_224;
	mov.u32 	%r543, %tid.x;
	not.b32 	%r412, %r543;
	add.s32 	%r117, %r115, %r412;
	shr.u32 	%r413, %r117, 5;
	add.s32 	%r414, %r413, 1;
	and.b32  	%r542, %r414, 3;
	setp.eq.s32 	%p162, %r542, 0;
	@%p162 bra 	$L__BB13_221;
	mov.u32 	%r508, %ctaid.x;
	shl.b32 	%r507, %r508, 7;
	mov.u64 	%rd293, _ZZ6to_rgbI7FromLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	mov.u32 	%r543, %tid.x;
	mul.wide.s32 	%rd243, %r543, 16;
	add.s64 	%rd246, %rd293, %rd132;
	add.s64 	%rd314, %rd246, %rd243;
	shl.b32 	%r418, %r543, 2;
	add.s32 	%r419, %r507, %r418;
	cvt.s64.s32 	%rd247, %r419;
	sub.s64 	%rd248, %rd247, %rd74;
	mul.lo.s64 	%rd249, %rd301, %rd248;
	add.s64 	%rd250, %rd243, %rd249;
	add.s64 	%rd251, %rd250, %rd54;
	add.s64 	%rd313, %rd299, %rd251;
$L__BB13_220:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r420, %r421, %r422, %r423}, [%rd314];
	st.v4.u32 	[%rd313], {%r420, %r421, %r422, %r423};
	add.s32 	%r543, %r543, 32;
	add.s64 	%rd314, %rd314, 512;
	add.s64 	%rd313, %rd313, 512;
	add.s32 	%r542, %r542, -1;
	setp.ne.s32 	%p163, %r542, 0;
	@%p163 bra 	$L__BB13_220;
$L__BB13_221:
	setp.lt.u32 	%p164, %r117, 96;
	@%p164 bra 	$L__BB13_224;
	mov.u32 	%r510, %ctaid.x;
	shl.b32 	%r509, %r510, 7;
	mov.u64 	%rd294, _ZZ6to_rgbI7FromLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	mul.wide.s32 	%rd252, %r543, 16;
	mov.u32 	%r430, %tid.x;
	shl.b32 	%r431, %r430, 2;
	add.s32 	%r432, %r509, %r431;
	cvt.s64.s32 	%rd253, %r432;
	sub.s64 	%rd254, %rd253, %rd74;
	mul.lo.s64 	%rd255, %rd301, %rd254;
	add.s64 	%rd256, %rd252, %rd255;
	add.s64 	%rd257, %rd256, %rd54;
	add.s64 	%rd258, %rd299, %rd257;
	add.s64 	%rd316, %rd258, 1024;
	add.s64 	%rd261, %rd294, %rd132;
	add.s64 	%rd262, %rd261, %rd252;
	add.s64 	%rd315, %rd262, 1024;
$L__BB13_223:
	ld.shared.v4.u32 	{%r434, %r435, %r436, %r437}, [%rd315+-1024];
	st.v4.u32 	[%rd316+-1024], {%r434, %r435, %r436, %r437};
	ld.shared.v4.u32 	{%r442, %r443, %r444, %r445}, [%rd315+-512];
	st.v4.u32 	[%rd316+-512], {%r442, %r443, %r444, %r445};
	ld.shared.v4.u32 	{%r450, %r451, %r452, %r453}, [%rd315];
	st.v4.u32 	[%rd316], {%r450, %r451, %r452, %r453};
	ld.shared.v4.u32 	{%r458, %r459, %r460, %r461}, [%rd315+512];
	st.v4.u32 	[%rd316+512], {%r458, %r459, %r460, %r461};
	add.s64 	%rd316, %rd316, 2048;
	add.s64 	%rd315, %rd315, 2048;
	add.s32 	%r543, %r543, 128;
	setp.lt.s32 	%p165, %r543, %r115;
	@%p165 bra 	$L__BB13_223;
$L__BB13_224:
	and.b32  	%r545, %r101, -16;
$L__BB13_225:
	mov.u32 	%r497, %tid.x;
	add.s32 	%r548, %r545, %r497;
	setp.ge.s32 	%p166, %r548, %r101;
	@%p166 bra 	$L__BB13_232;
	mov.u32 	%r498, %tid.x;
	not.b32 	%r468, %r498;
	add.s32 	%r469, %r101, %r468;
	sub.s32 	%r130, %r469, %r545;
	shr.u32 	%r470, %r130, 5;
	add.s32 	%r471, %r470, 1;
	and.b32  	%r547, %r471, 3;
	setp.eq.s32 	%p167, %r547, 0;
	@%p167 bra 	$L__BB13_229;
	mov.u64 	%rd289, _ZZ6to_rgbI7FromLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	sub.s64 	%rd264, %rd33, %rd74;
	mul.lo.s64 	%rd265, %rd301, %rd264;
	add.s64 	%rd266, %rd265, %rd54;
	cvt.s64.s32 	%rd267, %r548;
	add.s64 	%rd268, %rd266, %rd267;
	add.s64 	%rd318, %rd299, %rd268;
	add.s64 	%rd271, %rd289, %rd132;
	add.s64 	%rd317, %rd271, %rd267;
$L__BB13_228:
	.pragma "nounroll";
	ld.shared.u8 	%rs122, [%rd317];
	st.u8 	[%rd318], %rs122;
	add.s32 	%r548, %r548, 32;
	add.s64 	%rd318, %rd318, 32;
	add.s64 	%rd317, %rd317, 32;
	add.s32 	%r547, %r547, -1;
	setp.ne.s32 	%p168, %r547, 0;
	@%p168 bra 	$L__BB13_228;
$L__BB13_229:
	setp.lt.u32 	%p169, %r130, 96;
	@%p169 bra 	$L__BB13_232;
	mov.u64 	%rd290, _ZZ6to_rgbI7FromLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	cvt.s64.s32 	%rd272, %r548;
	add.s64 	%rd275, %rd290, %rd132;
	add.s64 	%rd276, %rd275, %rd272;
	add.s64 	%rd320, %rd276, 64;
	sub.s64 	%rd278, %rd33, %rd74;
	mul.lo.s64 	%rd279, %rd301, %rd278;
	add.s64 	%rd280, %rd279, %rd54;
	add.s64 	%rd281, %rd280, %rd272;
	add.s64 	%rd282, %rd299, %rd281;
	add.s64 	%rd319, %rd282, 64;
$L__BB13_231:
	ld.shared.u8 	%rs123, [%rd320+-64];
	st.u8 	[%rd319+-64], %rs123;
	ld.shared.u8 	%rs124, [%rd320+-32];
	st.u8 	[%rd319+-32], %rs124;
	ld.shared.u8 	%rs125, [%rd320];
	st.u8 	[%rd319], %rs125;
	ld.shared.u8 	%rs126, [%rd320+32];
	st.u8 	[%rd319+32], %rs126;
	add.s64 	%rd320, %rd320, 128;
	add.s64 	%rd319, %rd319, 128;
	add.s32 	%r548, %r548, 128;
	setp.lt.s32 	%p170, %r548, %r101;
	@%p170 bra 	$L__BB13_231;
	bra.uni 	$L__BB13_232;
$L__BB13_202:
	mov.u64 	%rd288, _ZZ6to_rgbI7FromLabLi3ELi3EEvPKvRK5BatchPvS5_RK10ConversionE16scratch_of_block;
	add.s64 	%rd214, %rd288, %rd132;
	add.s64 	%rd65, %rd214, %rd58;
	add.s64 	%rd67, %rd299, %rd54;
	mov.u32 	%r374, 0;
	mov.u32 	%r535, %r374;
$L__BB13_203:
	.pragma "nounroll";
	mul.lo.s32 	%r377, %r74, %r535;
	cvt.s64.s32 	%rd215, %r377;
	add.s64 	%rd308, %rd65, %rd215;
	cvt.s64.s32 	%rd216, %r535;
	add.s64 	%rd217, %rd33, %rd216;
	mul.lo.s64 	%rd218, %rd301, %rd217;
	add.s64 	%rd307, %rd67, %rd218;
	mov.u32 	%r536, %r374;
$L__BB13_204:
	.pragma "nounroll";
	ld.shared.u8 	%rs121, [%rd308];
	st.u8 	[%rd307], %rs121;
	add.s64 	%rd308, %rd308, %rd179;
	add.s64 	%rd307, %rd307, %rd302;
	add.s32 	%r536, %r536, 1;
	setp.ne.s32 	%p151, %r536, 3;
	@%p151 bra 	$L__BB13_204;
	add.s32 	%r535, %r535, 1;
	setp.lt.s32 	%p152, %r535, %r73;
	@%p152 bra 	$L__BB13_203;
$L__BB13_232:
	ret;
}
`;
