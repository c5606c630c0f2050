// Made from kernels/color_twist.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/color_twist.cu`. */
export const COLOR_TWIST: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_color_twist_cu_fc59615e2nv6target5sm_90E = 90;
.visible .entry color_twist_3(
	.param .u64 color_twist_3_param_0,
	.param .align 8 .b8 color_twist_3_param_1[48],
	.param .u64 color_twist_3_param_2,
	.param .align 8 .b8 color_twist_3_param_3[48],
	.param .align 4 .b8 color_twist_3_param_4[52]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<149>;
	.reg .b16 	%rs<133>;
	.reg .f32 	%f<197>;
	.reg .b32 	%r<406>;
	.reg .b64 	%rd<246>;
	.shared .align 16 .b8 _ZZ11color_twistILi3EEvPKvRK5BatchPvS4_RK5TwistE16scratch_of_block[12288];
	ld.param.u64 	%rd96, [color_twist_3_param_0];
	ld.param.v2.u32 	{%r374, %r133}, [color_twist_3_param_1+32];
	ld.param.v2.u32 	{%r134, %r135}, [color_twist_3_param_1+40];
	ld.param.u64 	%rd101, [color_twist_3_param_2];
	ld.param.v2.u32 	{%r375, %r376}, [color_twist_3_param_3+32];
	ld.param.v2.u32 	{%r138, %r139}, [color_twist_3_param_3+40];
	ld.param.f32 	%f94, [color_twist_3_param_4+48];
	ld.param.f32 	%f93, [color_twist_3_param_4+44];
	ld.param.f32 	%f92, [color_twist_3_param_4+40];
	ld.param.f32 	%f91, [color_twist_3_param_4+36];
	ld.param.u32 	%r131, [color_twist_3_param_4];
	ld.param.u64 	%rd231, [color_twist_3_param_3+24];
	ld.param.u64 	%rd230, [color_twist_3_param_3+16];
	ld.param.u64 	%rd229, [color_twist_3_param_3+8];
	ld.param.u64 	%rd102, [color_twist_3_param_3];
	ld.param.u64 	%rd227, [color_twist_3_param_1+24];
	ld.param.u64 	%rd226, [color_twist_3_param_1+16];
	ld.param.u64 	%rd225, [color_twist_3_param_1+8];
	ld.param.u64 	%rd97, [color_twist_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p4, %r135, 0;
	@%p4 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd106, %rd96;
	mul.wide.s32 	%rd107, %r1, 40;
	add.s64 	%rd108, %rd106, %rd107;
	ld.global.v2.u32 	{%r374, %r141}, [%rd108+32];
	ld.global.u64 	%rd227, [%rd108+24];
	ld.global.u64 	%rd226, [%rd108+16];
	ld.global.u64 	%rd225, [%rd108+8];
	ld.global.u64 	%rd224, [%rd108];
	bra.uni 	$L__BB0_3;
$L__BB0_2:
	cvt.s64.s32 	%rd109, %r1;
	mul.lo.s64 	%rd110, %rd97, %rd109;
	add.s64 	%rd224, %rd96, %rd110;
$L__BB0_3:
	setp.eq.s32 	%p5, %r139, 0;
	@%p5 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd111, %rd101;
	mul.wide.s32 	%rd112, %r1, 40;
	add.s64 	%rd113, %rd111, %rd112;
	ld.global.v2.u32 	{%r375, %r376}, [%rd113+32];
	ld.global.u64 	%rd231, [%rd113+24];
	ld.global.u64 	%rd230, [%rd113+16];
	ld.global.u64 	%rd229, [%rd113+8];
	ld.global.u64 	%rd228, [%rd113];
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.s64.s32 	%rd114, %r1;
	mul.lo.s64 	%rd115, %rd102, %rd114;
	add.s64 	%rd228, %rd101, %rd115;
$L__BB0_6:
	mov.u32 	%r144, %ctaid.y;
	shl.b32 	%r145, %r144, 3;
	mov.u32 	%r14, %tid.y;
	add.s32 	%r15, %r145, %r14;
	setp.ge.s32 	%p6, %r15, %r376;
	@%p6 bra 	$L__BB0_235;
	mov.u32 	%r146, %tid.x;
	shl.b32 	%r147, %r146, 2;
	mov.u32 	%r148, %ctaid.x;
	shl.b32 	%r149, %r148, 7;
	add.s32 	%r150, %r149, %r147;
	cvt.u64.u32 	%rd28, %r14;
	mul.lo.s32 	%r151, %r146, 48;
	cvt.u64.u32 	%rd29, %r151;
	mul.wide.u32 	%rd116, %r14, 1536;
	mov.u64 	%rd117, _ZZ11color_twistILi3EEvPKvRK5BatchPvS4_RK5TwistE16scratch_of_block;
	cvta.shared.u64 	%rd118, %rd117;
	add.s64 	%rd119, %rd118, %rd116;
	add.s64 	%rd30, %rd119, %rd29;
	setp.eq.s32 	%p7, %r131, 4;
	selp.b32 	%r152, 4, 2, %p7;
	setp.eq.s32 	%p8, %r131, 0;
	selp.b32 	%r17, 1, %r152, %p8;
	sub.s32 	%r18, %r374, %r150;
	cvt.s64.s32 	%rd120, %r15;
	mul.lo.s64 	%rd121, %rd225, %rd120;
	cvt.s64.s32 	%rd31, %r150;
	mul.lo.s64 	%rd122, %rd226, %rd31;
	add.s64 	%rd32, %rd121, %rd122;
	add.s64 	%rd232, %rd224, %rd32;
	shl.b32 	%r153, %r17, 2;
	cvt.u64.u32 	%rd34, %r153;
	setp.gt.s32 	%p9, %r18, 3;
	@%p9 bra 	$L__BB0_8;
	bra.uni 	$L__BB0_10;
$L__BB0_8:
	mul.lo.s32 	%r154, %r17, 3;
	cvt.u64.u32 	%rd123, %r154;
	setp.ne.s64 	%p10, %rd226, %rd123;
	cvt.u64.u32 	%rd124, %r17;
	setp.ne.s64 	%p11, %rd227, %rd124;
	or.pred  	%p12, %p11, %p10;
	@%p12 bra 	$L__BB0_10;
	cvt.u32.u64 	%r155, %rd34;
	add.s32 	%r156, %r155, -1;
	cvt.s64.s32 	%rd125, %r156;
	and.b64  	%rd126, %rd125, %rd232;
	setp.eq.s64 	%p13, %rd126, 0;
	mov.u16 	%rs120, 0;
	mov.u64 	%rd233, %rd34;
	@%p13 bra 	$L__BB0_22;
$L__BB0_10:
	setp.lt.s32 	%p14, %r18, 4;
	cvt.u64.u32 	%rd127, %r17;
	setp.ne.s64 	%p15, %rd226, %rd127;
	or.pred  	%p16, %p14, %p15;
	@%p16 bra 	$L__BB0_12;
	cvt.u32.u64 	%r157, %rd34;
	or.b64  	%rd128, %rd227, %rd232;
	add.s32 	%r158, %r157, -1;
	cvt.s64.s32 	%rd129, %r158;
	and.b64  	%rd130, %rd128, %rd129;
	setp.eq.s64 	%p17, %rd130, 0;
	mov.u16 	%rs120, 1;
	mov.u64 	%rd233, %rd227;
	@%p17 bra 	$L__BB0_22;
$L__BB0_12:
	setp.lt.s32 	%p18, %r18, 1;
	mov.u16 	%rs120, 0;
	mov.u64 	%rd232, %rd30;
	mov.u64 	%rd233, %rd34;
	@%p18 bra 	$L__BB0_22;
	min.s32 	%r19, %r18, 4;
	mov.u32 	%r159, 0;
	mul.lo.s64 	%rd135, %rd28, 1536;
	add.s64 	%rd137, %rd117, %rd135;
	mov.u32 	%r377, %r159;
$L__BB0_14:
	.pragma "nounroll";
	mul.lo.s32 	%r21, %r377, 3;
	cvt.s64.s32 	%rd131, %r377;
	mul.lo.s64 	%rd132, %rd226, %rd131;
	add.s64 	%rd35, %rd132, %rd32;
	mov.u32 	%r378, %r159;
$L__BB0_15:
	.pragma "nounroll";
	add.s32 	%r161, %r378, %r21;
	mul.lo.s32 	%r162, %r161, %r17;
	cvt.s64.s32 	%rd133, %r162;
	add.s64 	%rd134, %rd133, %rd29;
	add.s64 	%rd36, %rd137, %rd134;
	cvt.s64.s32 	%rd138, %r378;
	mul.lo.s64 	%rd139, %rd227, %rd138;
	add.s64 	%rd140, %rd35, %rd139;
	add.s64 	%rd37, %rd224, %rd140;
	@%p8 bra 	$L__BB0_19;
	setp.eq.s32 	%p20, %r17, 2;
	@%p20 bra 	$L__BB0_18;
	bra.uni 	$L__BB0_17;
$L__BB0_18:
	ld.u16 	%rs65, [%rd37];
	st.shared.u16 	[%rd36], %rs65;
	bra.uni 	$L__BB0_20;
$L__BB0_19:
	ld.u8 	%rs66, [%rd37];
	st.shared.u8 	[%rd36], %rs66;
	bra.uni 	$L__BB0_20;
$L__BB0_17:
	ld.u32 	%r163, [%rd37];
	st.shared.u32 	[%rd36], %r163;
$L__BB0_20:
	add.s32 	%r378, %r378, 1;
	setp.ne.s32 	%p21, %r378, 3;
	@%p21 bra 	$L__BB0_15;
	add.s32 	%r377, %r377, 1;
	setp.lt.s32 	%p22, %r377, %r19;
	mov.u64 	%rd232, %rd30;
	mov.u64 	%rd233, %rd34;
	@%p22 bra 	$L__BB0_14;
$L__BB0_22:
	@%p8 bra 	$L__BB0_26;
	@%p7 bra 	$L__BB0_25;
	bra.uni 	$L__BB0_24;
$L__BB0_25:
	ld.v4.u32 	{%r379, %r384, %r385, %r386}, [%rd232];
	bra.uni 	$L__BB0_27;
$L__BB0_26:
	ld.u32 	%r379, [%rd232];
	bra.uni 	$L__BB0_27;
$L__BB0_24:
	ld.v2.u32 	{%r379, %r384}, [%rd232];
$L__BB0_27:
	cvt.u16.u32 	%rs2, %r379;
	@%p8 bra 	$L__BB0_33;
	@%p7 bra 	$L__BB0_32;
	bra.uni 	$L__BB0_29;
$L__BB0_32:
	mov.b32 	%f185, %r379;
	bra.uni 	$L__BB0_34;
$L__BB0_33:
	and.b16  	%rs70, %rs2, 255;
	cvt.rn.f32.u16 	%f185, %rs70;
	bra.uni 	$L__BB0_34;
$L__BB0_29:
	setp.eq.s32 	%p29, %r131, 3;
	@%p29 bra 	$L__BB0_31;
	bra.uni 	$L__BB0_30;
$L__BB0_31:
	cvt.f32.f16 %f185, %rs2;
	bra.uni 	$L__BB0_34;
$L__BB0_30:
	setp.eq.s32 	%p30, %r131, 1;
	cvt.rn.f32.s16 	%f95, %rs2;
	cvt.rn.f32.u16 	%f96, %rs2;
	selp.f32 	%f185, %f96, %f95, %p30;
$L__BB0_34:
	shr.u32 	%r36, %r379, 16;
	cvt.u16.u32 	%rs3, %r36;
	@%p8 bra 	$L__BB0_40;
	@%p7 bra 	$L__BB0_39;
	bra.uni 	$L__BB0_36;
$L__BB0_39:
	mov.b32 	%f186, %r384;
	bra.uni 	$L__BB0_41;
$L__BB0_40:
	shr.u16 	%rs73, %rs2, 8;
	cvt.rn.f32.u16 	%f186, %rs73;
	bra.uni 	$L__BB0_41;
$L__BB0_36:
	setp.eq.s32 	%p33, %r131, 3;
	@%p33 bra 	$L__BB0_38;
	bra.uni 	$L__BB0_37;
$L__BB0_38:
	cvt.f32.f16 %f186, %rs3;
	bra.uni 	$L__BB0_41;
$L__BB0_37:
	setp.eq.s32 	%p34, %r131, 1;
	cvt.rn.f32.s16 	%f98, %rs3;
	cvt.rn.f32.u16 	%f99, %rs3;
	selp.f32 	%f186, %f99, %f98, %p34;
$L__BB0_41:
	cvt.u16.u32 	%rs4, %r384;
	@%p8 bra 	$L__BB0_47;
	@%p7 bra 	$L__BB0_46;
	bra.uni 	$L__BB0_43;
$L__BB0_46:
	mov.b32 	%f187, %r385;
	bra.uni 	$L__BB0_48;
$L__BB0_47:
	and.b16  	%rs76, %rs3, 255;
	cvt.rn.f32.u16 	%f187, %rs76;
	bra.uni 	$L__BB0_48;
$L__BB0_43:
	setp.eq.s32 	%p37, %r131, 3;
	@%p37 bra 	$L__BB0_45;
	bra.uni 	$L__BB0_44;
$L__BB0_45:
	cvt.f32.f16 %f187, %rs4;
	bra.uni 	$L__BB0_48;
$L__BB0_44:
	setp.eq.s32 	%p38, %r131, 1;
	cvt.rn.f32.s16 	%f101, %rs4;
	cvt.rn.f32.u16 	%f102, %rs4;
	selp.f32 	%f187, %f102, %f101, %p38;
$L__BB0_48:
	shr.u32 	%r175, %r384, 16;
	cvt.u16.u32 	%rs5, %r175;
	@%p8 bra 	$L__BB0_54;
	@%p7 bra 	$L__BB0_53;
	bra.uni 	$L__BB0_50;
$L__BB0_53:
	mov.b32 	%f188, %r386;
	bra.uni 	$L__BB0_55;
$L__BB0_54:
	shr.u32 	%r176, %r379, 24;
	cvt.u16.u32 	%rs78, %r176;
	cvt.rn.f32.u16 	%f188, %rs78;
	bra.uni 	$L__BB0_55;
$L__BB0_50:
	setp.eq.s32 	%p41, %r131, 3;
	@%p41 bra 	$L__BB0_52;
	bra.uni 	$L__BB0_51;
$L__BB0_52:
	cvt.f32.f16 %f188, %rs5;
	bra.uni 	$L__BB0_55;
$L__BB0_51:
	setp.eq.s32 	%p42, %r131, 1;
	cvt.rn.f32.s16 	%f104, %rs5;
	cvt.rn.f32.u16 	%f105, %rs5;
	selp.f32 	%f188, %f105, %f104, %p42;
$L__BB0_55:
	add.s64 	%rd41, %rd232, %rd233;
	@%p8 bra 	$L__BB0_59;
	@%p7 bra 	$L__BB0_58;
	bra.uni 	$L__BB0_57;
$L__BB0_58:
	ld.v4.u32 	{%r383, %r384, %r385, %r386}, [%rd41];
	bra.uni 	$L__BB0_60;
$L__BB0_59:
	ld.u32 	%r383, [%rd41];
	bra.uni 	$L__BB0_60;
$L__BB0_57:
	ld.v2.u32 	{%r383, %r384}, [%rd41];
$L__BB0_60:
	cvt.u16.u32 	%rs6, %r383;
	@%p8 bra 	$L__BB0_66;
	@%p7 bra 	$L__BB0_65;
	bra.uni 	$L__BB0_62;
$L__BB0_65:
	mov.b32 	%f189, %r383;
	bra.uni 	$L__BB0_67;
$L__BB0_66:
	and.b16  	%rs81, %rs6, 255;
	cvt.rn.f32.u16 	%f189, %rs81;
	bra.uni 	$L__BB0_67;
$L__BB0_62:
	setp.eq.s32 	%p47, %r131, 3;
	@%p47 bra 	$L__BB0_64;
	bra.uni 	$L__BB0_63;
$L__BB0_64:
	cvt.f32.f16 %f189, %rs6;
	bra.uni 	$L__BB0_67;
$L__BB0_63:
	setp.eq.s32 	%p48, %r131, 1;
	cvt.rn.f32.s16 	%f107, %rs6;
	cvt.rn.f32.u16 	%f108, %rs6;
	selp.f32 	%f189, %f108, %f107, %p48;
$L__BB0_67:
	shr.u32 	%r48, %r383, 16;
	cvt.u16.u32 	%rs7, %r48;
	@%p8 bra 	$L__BB0_73;
	@%p7 bra 	$L__BB0_72;
	bra.uni 	$L__BB0_69;
$L__BB0_72:
	mov.b32 	%f190, %r384;
	bra.uni 	$L__BB0_74;
$L__BB0_73:
	shr.u16 	%rs84, %rs6, 8;
	cvt.rn.f32.u16 	%f190, %rs84;
	bra.uni 	$L__BB0_74;
$L__BB0_69:
	setp.eq.s32 	%p51, %r131, 3;
	@%p51 bra 	$L__BB0_71;
	bra.uni 	$L__BB0_70;
$L__BB0_71:
	cvt.f32.f16 %f190, %rs7;
	bra.uni 	$L__BB0_74;
$L__BB0_70:
	setp.eq.s32 	%p52, %r131, 1;
	cvt.rn.f32.s16 	%f110, %rs7;
	cvt.rn.f32.u16 	%f111, %rs7;
	selp.f32 	%f190, %f111, %f110, %p52;
$L__BB0_74:
	cvt.u16.u32 	%rs8, %r384;
	@%p8 bra 	$L__BB0_80;
	@%p7 bra 	$L__BB0_79;
	bra.uni 	$L__BB0_76;
$L__BB0_79:
	mov.b32 	%f191, %r385;
	bra.uni 	$L__BB0_81;
$L__BB0_80:
	and.b16  	%rs87, %rs7, 255;
	cvt.rn.f32.u16 	%f191, %rs87;
	bra.uni 	$L__BB0_81;
$L__BB0_76:
	setp.eq.s32 	%p55, %r131, 3;
	@%p55 bra 	$L__BB0_78;
	bra.uni 	$L__BB0_77;
$L__BB0_78:
	cvt.f32.f16 %f191, %rs8;
	bra.uni 	$L__BB0_81;
$L__BB0_77:
	setp.eq.s32 	%p56, %r131, 1;
	cvt.rn.f32.s16 	%f113, %rs8;
	cvt.rn.f32.u16 	%f114, %rs8;
	selp.f32 	%f191, %f114, %f113, %p56;
$L__BB0_81:
	shr.u32 	%r183, %r384, 16;
	cvt.u16.u32 	%rs9, %r183;
	@%p8 bra 	$L__BB0_87;
	@%p7 bra 	$L__BB0_86;
	bra.uni 	$L__BB0_83;
$L__BB0_86:
	mov.b32 	%f192, %r386;
	bra.uni 	$L__BB0_88;
$L__BB0_87:
	shr.u32 	%r184, %r383, 24;
	cvt.u16.u32 	%rs89, %r184;
	cvt.rn.f32.u16 	%f192, %rs89;
	bra.uni 	$L__BB0_88;
$L__BB0_83:
	setp.eq.s32 	%p59, %r131, 3;
	@%p59 bra 	$L__BB0_85;
	bra.uni 	$L__BB0_84;
$L__BB0_85:
	cvt.f32.f16 %f192, %rs9;
	bra.uni 	$L__BB0_88;
$L__BB0_84:
	setp.eq.s32 	%p60, %r131, 1;
	cvt.rn.f32.s16 	%f116, %rs9;
	cvt.rn.f32.u16 	%f117, %rs9;
	selp.f32 	%f192, %f117, %f116, %p60;
$L__BB0_88:
	shl.b64 	%rd141, %rd233, 1;
	add.s64 	%rd42, %rd232, %rd141;
	@%p8 bra 	$L__BB0_92;
	@%p7 bra 	$L__BB0_91;
	bra.uni 	$L__BB0_90;
$L__BB0_91:
	ld.v4.u32 	{%r387, %r384, %r385, %r386}, [%rd42];
	bra.uni 	$L__BB0_93;
$L__BB0_92:
	ld.u32 	%r387, [%rd42];
	bra.uni 	$L__BB0_93;
$L__BB0_90:
	ld.v2.u32 	{%r387, %r384}, [%rd42];
$L__BB0_93:
	cvt.u16.u32 	%rs10, %r387;
	@%p8 bra 	$L__BB0_99;
	@%p7 bra 	$L__BB0_98;
	bra.uni 	$L__BB0_95;
$L__BB0_98:
	mov.b32 	%f193, %r387;
	bra.uni 	$L__BB0_100;
$L__BB0_99:
	and.b16  	%rs92, %rs10, 255;
	cvt.rn.f32.u16 	%f193, %rs92;
	bra.uni 	$L__BB0_100;
$L__BB0_95:
	setp.eq.s32 	%p65, %r131, 3;
	@%p65 bra 	$L__BB0_97;
	bra.uni 	$L__BB0_96;
$L__BB0_97:
	cvt.f32.f16 %f193, %rs10;
	bra.uni 	$L__BB0_100;
$L__BB0_96:
	setp.eq.s32 	%p66, %r131, 1;
	cvt.rn.f32.s16 	%f119, %rs10;
	cvt.rn.f32.u16 	%f120, %rs10;
	selp.f32 	%f193, %f120, %f119, %p66;
$L__BB0_100:
	shr.u32 	%r191, %r387, 16;
	cvt.u16.u32 	%rs11, %r191;
	@%p8 bra 	$L__BB0_106;
	@%p7 bra 	$L__BB0_105;
	bra.uni 	$L__BB0_102;
$L__BB0_105:
	mov.b32 	%f194, %r384;
	bra.uni 	$L__BB0_107;
$L__BB0_106:
	shr.u16 	%rs95, %rs10, 8;
	cvt.rn.f32.u16 	%f194, %rs95;
	bra.uni 	$L__BB0_107;
$L__BB0_102:
	setp.eq.s32 	%p69, %r131, 3;
	@%p69 bra 	$L__BB0_104;
	bra.uni 	$L__BB0_103;
$L__BB0_104:
	cvt.f32.f16 %f194, %rs11;
	bra.uni 	$L__BB0_107;
$L__BB0_103:
	setp.eq.s32 	%p70, %r131, 1;
	cvt.rn.f32.s16 	%f122, %rs11;
	cvt.rn.f32.u16 	%f123, %rs11;
	selp.f32 	%f194, %f123, %f122, %p70;
$L__BB0_107:
	cvt.u16.u32 	%rs12, %r384;
	@%p8 bra 	$L__BB0_113;
	@%p7 bra 	$L__BB0_112;
	bra.uni 	$L__BB0_109;
$L__BB0_112:
	mov.b32 	%f195, %r385;
	bra.uni 	$L__BB0_114;
$L__BB0_113:
	and.b16  	%rs98, %rs11, 255;
	cvt.rn.f32.u16 	%f195, %rs98;
	bra.uni 	$L__BB0_114;
$L__BB0_109:
	setp.eq.s32 	%p73, %r131, 3;
	@%p73 bra 	$L__BB0_111;
	bra.uni 	$L__BB0_110;
$L__BB0_111:
	cvt.f32.f16 %f195, %rs12;
	bra.uni 	$L__BB0_114;
$L__BB0_110:
	setp.eq.s32 	%p74, %r131, 1;
	cvt.rn.f32.s16 	%f125, %rs12;
	cvt.rn.f32.u16 	%f126, %rs12;
	selp.f32 	%f195, %f126, %f125, %p74;
$L__BB0_114:
	shr.u32 	%r193, %r384, 16;
	cvt.u16.u32 	%rs13, %r193;
	@%p8 bra 	$L__BB0_120;
	@%p7 bra 	$L__BB0_119;
	bra.uni 	$L__BB0_116;
$L__BB0_119:
	mov.b32 	%f196, %r386;
	bra.uni 	$L__BB0_121;
$L__BB0_120:
	shr.u32 	%r194, %r387, 24;
	cvt.u16.u32 	%rs100, %r194;
	cvt.rn.f32.u16 	%f196, %rs100;
	bra.uni 	$L__BB0_121;
$L__BB0_116:
	setp.eq.s32 	%p77, %r131, 3;
	@%p77 bra 	$L__BB0_118;
	bra.uni 	$L__BB0_117;
$L__BB0_118:
	cvt.f32.f16 %f196, %rs13;
	bra.uni 	$L__BB0_121;
$L__BB0_117:
	setp.eq.s32 	%p78, %r131, 1;
	cvt.rn.f32.s16 	%f128, %rs13;
	cvt.rn.f32.u16 	%f129, %rs13;
	selp.f32 	%f196, %f129, %f128, %p78;
$L__BB0_121:
	ld.param.f32 	%f184, [color_twist_3_param_4+20];
	ld.param.f32 	%f183, [color_twist_3_param_4+24];
	ld.param.f32 	%f182, [color_twist_3_param_4+32];
	ld.param.f32 	%f181, [color_twist_3_param_4+28];
	ld.param.f32 	%f180, [color_twist_3_param_4+4];
	ld.param.f32 	%f179, [color_twist_3_param_4+8];
	ld.param.f32 	%f178, [color_twist_3_param_4+16];
	ld.param.f32 	%f177, [color_twist_3_param_4+12];
	setp.eq.s16 	%p80, %rs120, 0;
	selp.f32 	%f131, %f186, %f189, %p80;
	selp.f32 	%f132, %f187, %f193, %p80;
	selp.f32 	%f133, %f188, %f186, %p80;
	selp.f32 	%f134, %f189, %f190, %p80;
	selp.f32 	%f135, %f190, %f194, %p80;
	selp.f32 	%f136, %f191, %f187, %p80;
	selp.f32 	%f137, %f192, %f191, %p80;
	selp.f32 	%f138, %f193, %f195, %p80;
	selp.f32 	%f139, %f194, %f188, %p80;
	selp.f32 	%f140, %f195, %f192, %p80;
	bar.warp.sync 	-1;
	fma.rn.f32 	%f141, %f132, %f177, %f178;
	fma.rn.f32 	%f142, %f131, %f179, %f141;
	fma.rn.f32 	%f61, %f185, %f180, %f142;
	fma.rn.f32 	%f143, %f132, %f181, %f182;
	fma.rn.f32 	%f144, %f131, %f183, %f143;
	fma.rn.f32 	%f62, %f185, %f184, %f144;
	fma.rn.f32 	%f145, %f132, %f93, %f94;
	fma.rn.f32 	%f146, %f131, %f92, %f145;
	fma.rn.f32 	%f63, %f185, %f91, %f146;
	fma.rn.f32 	%f147, %f135, %f177, %f178;
	fma.rn.f32 	%f148, %f134, %f179, %f147;
	fma.rn.f32 	%f64, %f133, %f180, %f148;
	fma.rn.f32 	%f149, %f135, %f181, %f182;
	fma.rn.f32 	%f150, %f134, %f183, %f149;
	fma.rn.f32 	%f65, %f133, %f184, %f150;
	fma.rn.f32 	%f151, %f135, %f93, %f94;
	fma.rn.f32 	%f152, %f134, %f92, %f151;
	fma.rn.f32 	%f66, %f133, %f91, %f152;
	fma.rn.f32 	%f153, %f138, %f177, %f178;
	fma.rn.f32 	%f154, %f137, %f179, %f153;
	fma.rn.f32 	%f67, %f136, %f180, %f154;
	fma.rn.f32 	%f155, %f138, %f181, %f182;
	fma.rn.f32 	%f156, %f137, %f183, %f155;
	fma.rn.f32 	%f68, %f136, %f184, %f156;
	fma.rn.f32 	%f157, %f138, %f93, %f94;
	fma.rn.f32 	%f158, %f137, %f92, %f157;
	fma.rn.f32 	%f69, %f136, %f91, %f158;
	fma.rn.f32 	%f159, %f196, %f177, %f178;
	fma.rn.f32 	%f160, %f140, %f179, %f159;
	fma.rn.f32 	%f70, %f139, %f180, %f160;
	fma.rn.f32 	%f161, %f196, %f181, %f182;
	fma.rn.f32 	%f162, %f140, %f183, %f161;
	fma.rn.f32 	%f71, %f139, %f184, %f162;
	fma.rn.f32 	%f163, %f196, %f93, %f94;
	fma.rn.f32 	%f164, %f140, %f92, %f163;
	fma.rn.f32 	%f72, %f139, %f91, %f164;
	sub.s32 	%r61, %r375, %r150;
	mul.lo.s64 	%rd46, %rd229, %rd120;
	mul.lo.s64 	%rd143, %rd230, %rd31;
	add.s64 	%rd47, %rd46, %rd143;
	add.s64 	%rd48, %rd228, %rd47;
	mul.lo.s32 	%r205, %r146, %r17;
	mul.lo.s32 	%r206, %r205, 12;
	cvt.s64.s32 	%rd49, %r206;
	mul.lo.s32 	%r63, %r17, 3;
	cvt.u64.u32 	%rd144, %r63;
	setp.eq.s64 	%p83, %rd230, %rd144;
	cvt.u64.u32 	%rd145, %r17;
	setp.eq.s64 	%p84, %rd231, %rd145;
	and.pred  	%p1, %p84, %p83;
	setp.lt.s32 	%p85, %r61, 4;
	or.pred  	%p86, %p85, %p1;
	setp.ne.s64 	%p87, %rd230, %rd145;
	mov.pred 	%p148, 0;
	or.pred  	%p88, %p87, %p86;
	@%p88 bra 	$L__BB0_123;
	or.b64  	%rd146, %rd231, %rd48;
	add.s32 	%r210, %r153, -1;
	cvt.s64.s32 	%rd147, %r210;
	and.b64  	%rd148, %rd146, %rd147;
	setp.eq.s64 	%p148, %rd148, 0;
$L__BB0_123:
	mul.lo.s64 	%rd149, %rd28, 1536;
	add.s64 	%rd152, %rd118, %rd149;
	add.s64 	%rd153, %rd152, %rd49;
	selp.b64 	%rd51, %rd48, %rd153, %p148;
	cvt.u64.u32 	%rd154, %r153;
	selp.b64 	%rd52, %rd231, %rd154, %p148;
	selp.f32 	%f73, %f64, %f62, %p148;
	selp.f32 	%f74, %f67, %f63, %p148;
	selp.f32 	%f75, %f70, %f64, %p148;
	@%p8 bra 	$L__BB0_147;
	@%p7 bra 	$L__BB0_146;
	bra.uni 	$L__BB0_125;
$L__BB0_146:
	st.v4.f32 	[%rd51], {%f61, %f73, %f74, %f75};
	bra.uni 	$L__BB0_148;
$L__BB0_147:
	cvt.rni.s32.f32 	%r233, %f74;
	cvt.rni.s32.f32 	%r232, %f75;
	mov.u32 	%r234, 0;
	cvt.pack.sat.u8.s32.b32 %r231, %r232, %r233, %r234;
	cvt.rni.s32.f32 	%r236, %f73;
	cvt.rni.s32.f32 	%r237, %f61;
	cvt.pack.sat.u8.s32.b32 %r235, %r236, %r237, %r231;
	st.u32 	[%rd51], %r235;
	bra.uni 	$L__BB0_148;
$L__BB0_125:
	setp.eq.s32 	%p94, %r131, 3;
	@%p94 bra 	$L__BB0_129;
	bra.uni 	$L__BB0_126;
$L__BB0_129:
	cvt.rn.f16.f32 %rs121, %f61;
	bra.uni 	$L__BB0_130;
$L__BB0_126:
	setp.eq.s32 	%p95, %r131, 1;
	cvt.rni.s32.f32 	%r64, %f61;
	@%p95 bra 	$L__BB0_128;
	bra.uni 	$L__BB0_127;
$L__BB0_128:
	max.s32 	%r216, %r64, 0;
	min.s32 	%r217, %r216, 65535;
	cvt.u16.u32 	%rs121, %r217;
	bra.uni 	$L__BB0_130;
$L__BB0_127:
	max.s32 	%r214, %r64, -32768;
	min.s32 	%r215, %r214, 32767;
	cvt.u16.u32 	%rs121, %r215;
$L__BB0_130:
	@%p94 bra 	$L__BB0_134;
	bra.uni 	$L__BB0_131;
$L__BB0_134:
	cvt.rn.f16.f32 %rs122, %f73;
	bra.uni 	$L__BB0_135;
$L__BB0_131:
	setp.eq.s32 	%p97, %r131, 1;
	cvt.rni.s32.f32 	%r65, %f73;
	@%p97 bra 	$L__BB0_133;
	bra.uni 	$L__BB0_132;
$L__BB0_133:
	max.s32 	%r220, %r65, 0;
	min.s32 	%r221, %r220, 65535;
	cvt.u16.u32 	%rs122, %r221;
	bra.uni 	$L__BB0_135;
$L__BB0_132:
	max.s32 	%r218, %r65, -32768;
	min.s32 	%r219, %r218, 32767;
	cvt.u16.u32 	%rs122, %r219;
$L__BB0_135:
	mov.b32 	%r66, {%rs121, %rs122};
	@%p94 bra 	$L__BB0_139;
	bra.uni 	$L__BB0_136;
$L__BB0_139:
	cvt.rn.f16.f32 %rs123, %f74;
	bra.uni 	$L__BB0_140;
$L__BB0_136:
	setp.eq.s32 	%p99, %r131, 1;
	cvt.rni.s32.f32 	%r67, %f74;
	@%p99 bra 	$L__BB0_138;
	bra.uni 	$L__BB0_137;
$L__BB0_138:
	max.s32 	%r224, %r67, 0;
	min.s32 	%r225, %r224, 65535;
	cvt.u16.u32 	%rs123, %r225;
	bra.uni 	$L__BB0_140;
$L__BB0_137:
	max.s32 	%r222, %r67, -32768;
	min.s32 	%r223, %r222, 32767;
	cvt.u16.u32 	%rs123, %r223;
$L__BB0_140:
	@%p94 bra 	$L__BB0_144;
	bra.uni 	$L__BB0_141;
$L__BB0_144:
	cvt.rn.f16.f32 %rs124, %f75;
	bra.uni 	$L__BB0_145;
$L__BB0_141:
	setp.eq.s32 	%p101, %r131, 1;
	cvt.rni.s32.f32 	%r68, %f75;
	@%p101 bra 	$L__BB0_143;
	bra.uni 	$L__BB0_142;
$L__BB0_143:
	max.s32 	%r228, %r68, 0;
	min.s32 	%r229, %r228, 65535;
	cvt.u16.u32 	%rs124, %r229;
	bra.uni 	$L__BB0_145;
$L__BB0_142:
	max.s32 	%r226, %r68, -32768;
	min.s32 	%r227, %r226, 32767;
	cvt.u16.u32 	%rs124, %r227;
$L__BB0_145:
	mov.b32 	%r230, {%rs123, %rs124};
	st.v2.u32 	[%rd51], {%r66, %r230};
$L__BB0_148:
	selp.f32 	%f76, %f62, %f65, %p148;
	selp.f32 	%f77, %f65, %f66, %p148;
	selp.f32 	%f78, %f68, %f67, %p148;
	selp.f32 	%f79, %f71, %f68, %p148;
	add.s64 	%rd53, %rd51, %rd52;
	@%p8 bra 	$L__BB0_172;
	@%p7 bra 	$L__BB0_171;
	bra.uni 	$L__BB0_150;
$L__BB0_171:
	st.v4.f32 	[%rd53], {%f76, %f77, %f78, %f79};
	bra.uni 	$L__BB0_173;
$L__BB0_172:
	cvt.rni.s32.f32 	%r258, %f78;
	cvt.rni.s32.f32 	%r257, %f79;
	mov.u32 	%r259, 0;
	cvt.pack.sat.u8.s32.b32 %r256, %r257, %r258, %r259;
	cvt.rni.s32.f32 	%r261, %f77;
	cvt.rni.s32.f32 	%r262, %f76;
	cvt.pack.sat.u8.s32.b32 %r260, %r261, %r262, %r256;
	st.u32 	[%rd53], %r260;
	bra.uni 	$L__BB0_173;
$L__BB0_150:
	setp.eq.s32 	%p104, %r131, 3;
	@%p104 bra 	$L__BB0_154;
	bra.uni 	$L__BB0_151;
$L__BB0_154:
	cvt.rn.f16.f32 %rs125, %f76;
	bra.uni 	$L__BB0_155;
$L__BB0_151:
	setp.eq.s32 	%p105, %r131, 1;
	cvt.rni.s32.f32 	%r69, %f76;
	@%p105 bra 	$L__BB0_153;
	bra.uni 	$L__BB0_152;
$L__BB0_153:
	max.s32 	%r241, %r69, 0;
	min.s32 	%r242, %r241, 65535;
	cvt.u16.u32 	%rs125, %r242;
	bra.uni 	$L__BB0_155;
$L__BB0_152:
	max.s32 	%r239, %r69, -32768;
	min.s32 	%r240, %r239, 32767;
	cvt.u16.u32 	%rs125, %r240;
$L__BB0_155:
	@%p104 bra 	$L__BB0_159;
	bra.uni 	$L__BB0_156;
$L__BB0_159:
	cvt.rn.f16.f32 %rs126, %f77;
	bra.uni 	$L__BB0_160;
$L__BB0_156:
	setp.eq.s32 	%p107, %r131, 1;
	cvt.rni.s32.f32 	%r70, %f77;
	@%p107 bra 	$L__BB0_158;
	bra.uni 	$L__BB0_157;
$L__BB0_158:
	max.s32 	%r245, %r70, 0;
	min.s32 	%r246, %r245, 65535;
	cvt.u16.u32 	%rs126, %r246;
	bra.uni 	$L__BB0_160;
$L__BB0_157:
	max.s32 	%r243, %r70, -32768;
	min.s32 	%r244, %r243, 32767;
	cvt.u16.u32 	%rs126, %r244;
$L__BB0_160:
	mov.b32 	%r71, {%rs125, %rs126};
	@%p104 bra 	$L__BB0_164;
	bra.uni 	$L__BB0_161;
$L__BB0_164:
	cvt.rn.f16.f32 %rs127, %f78;
	bra.uni 	$L__BB0_165;
$L__BB0_161:
	setp.eq.s32 	%p109, %r131, 1;
	cvt.rni.s32.f32 	%r72, %f78;
	@%p109 bra 	$L__BB0_163;
	bra.uni 	$L__BB0_162;
$L__BB0_163:
	max.s32 	%r249, %r72, 0;
	min.s32 	%r250, %r249, 65535;
	cvt.u16.u32 	%rs127, %r250;
	bra.uni 	$L__BB0_165;
$L__BB0_162:
	max.s32 	%r247, %r72, -32768;
	min.s32 	%r248, %r247, 32767;
	cvt.u16.u32 	%rs127, %r248;
$L__BB0_165:
	@%p104 bra 	$L__BB0_169;
	bra.uni 	$L__BB0_166;
$L__BB0_169:
	cvt.rn.f16.f32 %rs128, %f79;
	bra.uni 	$L__BB0_170;
$L__BB0_166:
	setp.eq.s32 	%p111, %r131, 1;
	cvt.rni.s32.f32 	%r73, %f79;
	@%p111 bra 	$L__BB0_168;
	bra.uni 	$L__BB0_167;
$L__BB0_168:
	max.s32 	%r253, %r73, 0;
	min.s32 	%r254, %r253, 65535;
	cvt.u16.u32 	%rs128, %r254;
	bra.uni 	$L__BB0_170;
$L__BB0_167:
	max.s32 	%r251, %r73, -32768;
	min.s32 	%r252, %r251, 32767;
	cvt.u16.u32 	%rs128, %r252;
$L__BB0_170:
	mov.b32 	%r255, {%rs127, %rs128};
	st.v2.u32 	[%rd53], {%r71, %r255};
$L__BB0_173:
	selp.f32 	%f80, %f63, %f69, %p148;
	selp.f32 	%f81, %f66, %f70, %p148;
	selp.f32 	%f82, %f69, %f71, %p148;
	shl.b64 	%rd155, %rd52, 1;
	add.s64 	%rd54, %rd51, %rd155;
	@%p8 bra 	$L__BB0_197;
	@%p7 bra 	$L__BB0_196;
	bra.uni 	$L__BB0_175;
$L__BB0_196:
	st.v4.f32 	[%rd54], {%f80, %f81, %f82, %f72};
	bra.uni 	$L__BB0_198;
$L__BB0_197:
	cvt.rni.s32.f32 	%r283, %f82;
	cvt.rni.s32.f32 	%r282, %f72;
	mov.u32 	%r284, 0;
	cvt.pack.sat.u8.s32.b32 %r281, %r282, %r283, %r284;
	cvt.rni.s32.f32 	%r286, %f81;
	cvt.rni.s32.f32 	%r287, %f80;
	cvt.pack.sat.u8.s32.b32 %r285, %r286, %r287, %r281;
	st.u32 	[%rd54], %r285;
	bra.uni 	$L__BB0_198;
$L__BB0_175:
	setp.eq.s32 	%p114, %r131, 3;
	@%p114 bra 	$L__BB0_179;
	bra.uni 	$L__BB0_176;
$L__BB0_179:
	cvt.rn.f16.f32 %rs129, %f80;
	bra.uni 	$L__BB0_180;
$L__BB0_176:
	setp.eq.s32 	%p115, %r131, 1;
	cvt.rni.s32.f32 	%r74, %f80;
	@%p115 bra 	$L__BB0_178;
	bra.uni 	$L__BB0_177;
$L__BB0_178:
	max.s32 	%r266, %r74, 0;
	min.s32 	%r267, %r266, 65535;
	cvt.u16.u32 	%rs129, %r267;
	bra.uni 	$L__BB0_180;
$L__BB0_177:
	max.s32 	%r264, %r74, -32768;
	min.s32 	%r265, %r264, 32767;
	cvt.u16.u32 	%rs129, %r265;
$L__BB0_180:
	@%p114 bra 	$L__BB0_184;
	bra.uni 	$L__BB0_181;
$L__BB0_184:
	cvt.rn.f16.f32 %rs130, %f81;
	bra.uni 	$L__BB0_185;
$L__BB0_181:
	setp.eq.s32 	%p117, %r131, 1;
	cvt.rni.s32.f32 	%r75, %f81;
	@%p117 bra 	$L__BB0_183;
	bra.uni 	$L__BB0_182;
$L__BB0_183:
	max.s32 	%r270, %r75, 0;
	min.s32 	%r271, %r270, 65535;
	cvt.u16.u32 	%rs130, %r271;
	bra.uni 	$L__BB0_185;
$L__BB0_182:
	max.s32 	%r268, %r75, -32768;
	min.s32 	%r269, %r268, 32767;
	cvt.u16.u32 	%rs130, %r269;
$L__BB0_185:
	mov.b32 	%r76, {%rs129, %rs130};
	@%p114 bra 	$L__BB0_189;
	bra.uni 	$L__BB0_186;
$L__BB0_189:
	cvt.rn.f16.f32 %rs131, %f82;
	bra.uni 	$L__BB0_190;
$L__BB0_186:
	setp.eq.s32 	%p119, %r131, 1;
	cvt.rni.s32.f32 	%r77, %f82;
	@%p119 bra 	$L__BB0_188;
	bra.uni 	$L__BB0_187;
$L__BB0_188:
	max.s32 	%r274, %r77, 0;
	min.s32 	%r275, %r274, 65535;
	cvt.u16.u32 	%rs131, %r275;
	bra.uni 	$L__BB0_190;
$L__BB0_187:
	max.s32 	%r272, %r77, -32768;
	min.s32 	%r273, %r272, 32767;
	cvt.u16.u32 	%rs131, %r273;
$L__BB0_190:
	@%p114 bra 	$L__BB0_194;
	bra.uni 	$L__BB0_191;
$L__BB0_194:
	cvt.rn.f16.f32 %rs132, %f72;
	bra.uni 	$L__BB0_195;
$L__BB0_191:
	setp.eq.s32 	%p121, %r131, 1;
	cvt.rni.s32.f32 	%r78, %f72;
	@%p121 bra 	$L__BB0_193;
	bra.uni 	$L__BB0_192;
$L__BB0_193:
	max.s32 	%r278, %r78, 0;
	min.s32 	%r279, %r278, 65535;
	cvt.u16.u32 	%rs132, %r279;
	bra.uni 	$L__BB0_195;
$L__BB0_192:
	max.s32 	%r276, %r78, -32768;
	min.s32 	%r277, %r276, 32767;
	cvt.u16.u32 	%rs132, %r277;
$L__BB0_195:
	mov.b32 	%r280, {%rs131, %rs132};
	st.v2.u32 	[%rd54], {%r76, %r280};
$L__BB0_198:
	@%p1 bra 	$L__BB0_209;
	bra.uni 	$L__BB0_199;
$L__BB0_209:
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd58, %r147;
	sub.s32 	%r300, %r375, %r149;
	min.s32 	%r301, %r300, 128;
	mul.lo.s32 	%r85, %r63, %r301;
	setp.lt.s32 	%p130, %r85, 1;
	@%p130 bra 	$L__BB0_235;
	mul.lo.s64 	%rd166, %rd230, %rd58;
	sub.s64 	%rd167, %rd47, %rd166;
	add.s64 	%rd59, %rd228, %rd167;
	and.b64  	%rd168, %rd59, 15;
	setp.eq.s64 	%p131, %rd168, 0;
	@%p131 bra 	$L__BB0_220;
	and.b64  	%rd169, %rd59, 3;
	setp.ne.s64 	%p132, %rd169, 0;
	mov.u32 	%r401, 0;
	@%p132 bra 	$L__BB0_228;
	shr.s32 	%r303, %r85, 31;
	shr.u32 	%r304, %r303, 30;
	add.s32 	%r305, %r85, %r304;
	shr.s32 	%r86, %r305, 2;
	mov.u32 	%r395, %tid.x;
	setp.ge.s32 	%p133, %r395, %r86;
	@%p133 bra 	$L__BB0_219;
	not.b32 	%r307, %r395;
	add.s32 	%r88, %r86, %r307;
	shr.u32 	%r308, %r88, 5;
	add.s32 	%r309, %r308, 1;
	and.b32  	%r394, %r309, 3;
	setp.eq.s32 	%p134, %r394, 0;
	@%p134 bra 	$L__BB0_216;
	mov.u32 	%r395, %tid.x;
	mul.wide.s32 	%rd170, %r395, 4;
	sub.s64 	%rd171, %rd31, %rd58;
	mul.lo.s64 	%rd172, %rd230, %rd171;
	add.s64 	%rd173, %rd170, %rd172;
	add.s64 	%rd174, %rd173, %rd46;
	add.s64 	%rd235, %rd228, %rd174;
	add.s64 	%rd177, %rd117, %rd116;
	add.s64 	%rd234, %rd177, %rd170;
$L__BB0_215:
	.pragma "nounroll";
	ld.shared.u32 	%r311, [%rd234];
	st.u32 	[%rd235], %r311;
	add.s32 	%r395, %r395, 32;
	add.s64 	%rd235, %rd235, 128;
	add.s64 	%rd234, %rd234, 128;
	add.s32 	%r394, %r394, -1;
	setp.ne.s32 	%p135, %r394, 0;
	@%p135 bra 	$L__BB0_215;
$L__BB0_216:
	setp.lt.u32 	%p136, %r88, 96;
	@%p136 bra 	$L__BB0_219;
	mul.wide.s32 	%rd178, %r395, 4;
	add.s64 	%rd181, %rd117, %rd116;
	add.s64 	%rd182, %rd181, %rd178;
	add.s64 	%rd237, %rd182, 256;
	sub.s64 	%rd183, %rd31, %rd58;
	mul.lo.s64 	%rd184, %rd230, %rd183;
	add.s64 	%rd185, %rd178, %rd184;
	add.s64 	%rd186, %rd185, %rd46;
	add.s64 	%rd187, %rd228, %rd186;
	add.s64 	%rd236, %rd187, 256;
$L__BB0_218:
	ld.shared.u32 	%r313, [%rd237+-256];
	st.u32 	[%rd236+-256], %r313;
	ld.shared.u32 	%r314, [%rd237+-128];
	st.u32 	[%rd236+-128], %r314;
	ld.shared.u32 	%r315, [%rd237];
	st.u32 	[%rd236], %r315;
	ld.shared.u32 	%r316, [%rd237+128];
	st.u32 	[%rd236+128], %r316;
	add.s64 	%rd237, %rd237, 512;
	add.s64 	%rd236, %rd236, 512;
	add.s32 	%r395, %r395, 128;
	setp.lt.s32 	%p137, %r395, %r86;
	@%p137 bra 	$L__BB0_218;
$L__BB0_219:
	and.b32  	%r401, %r85, -4;
	bra.uni 	$L__BB0_228;
$L__BB0_199:
	setp.lt.s32 	%p122, %r61, 1;
	or.pred  	%p123, %p122, %p148;
	@%p123 bra 	$L__BB0_235;
	min.s32 	%r79, %r61, 4;
	mov.u32 	%r289, 0;
	add.s64 	%rd165, %rd117, %rd149;
	mov.u32 	%r391, %r289;
$L__BB0_201:
	.pragma "nounroll";
	cvt.s64.s32 	%rd156, %r391;
	mul.lo.s64 	%rd157, %rd230, %rd156;
	add.s64 	%rd55, %rd157, %rd47;
	mul.lo.s32 	%r81, %r391, 3;
	mov.u32 	%r392, %r289;
$L__BB0_202:
	.pragma "nounroll";
	cvt.s64.s32 	%rd158, %r392;
	mul.lo.s64 	%rd159, %rd231, %rd158;
	add.s64 	%rd160, %rd55, %rd159;
	add.s64 	%rd56, %rd228, %rd160;
	add.s32 	%r291, %r392, %r81;
	mul.lo.s32 	%r292, %r291, %r17;
	cvt.s64.s32 	%rd161, %r292;
	add.s64 	%rd162, %rd161, %rd49;
	add.s64 	%rd57, %rd165, %rd162;
	@%p8 bra 	$L__BB0_206;
	setp.eq.s32 	%p127, %r17, 2;
	@%p127 bra 	$L__BB0_205;
	bra.uni 	$L__BB0_204;
$L__BB0_205:
	ld.shared.u16 	%rs113, [%rd57];
	st.u16 	[%rd56], %rs113;
	bra.uni 	$L__BB0_207;
$L__BB0_206:
	ld.shared.u8 	%rs114, [%rd57];
	st.u8 	[%rd56], %rs114;
	bra.uni 	$L__BB0_207;
$L__BB0_204:
	ld.shared.u32 	%r295, [%rd57];
	st.u32 	[%rd56], %r295;
$L__BB0_207:
	add.s32 	%r392, %r392, 1;
	setp.ne.s32 	%p128, %r392, 3;
	@%p128 bra 	$L__BB0_202;
	add.s32 	%r391, %r391, 1;
	setp.lt.s32 	%p129, %r391, %r79;
	@%p129 bra 	$L__BB0_201;
	bra.uni 	$L__BB0_235;
$L__BB0_220:
	shr.s32 	%r317, %r85, 31;
	shr.u32 	%r318, %r317, 28;
	add.s32 	%r319, %r85, %r318;
	shr.s32 	%r99, %r319, 4;
	setp.ge.s32 	%p138, %r146, %r99;
	@%p138 bra 	$L__BB0_227;
	not.b32 	%r321, %r146;
	add.s32 	%r101, %r99, %r321;
	shr.u32 	%r322, %r101, 5;
	add.s32 	%r323, %r322, 1;
	and.b32  	%r398, %r323, 3;
	setp.eq.s32 	%p139, %r398, 0;
	mov.u32 	%r399, %r146;
	@%p139 bra 	$L__BB0_224;
	mov.u32 	%r399, %tid.x;
	mul.wide.s32 	%rd188, %r399, 16;
	add.s64 	%rd191, %rd117, %rd116;
	add.s64 	%rd239, %rd191, %rd188;
	sub.s64 	%rd192, %rd31, %rd58;
	mul.lo.s64 	%rd193, %rd230, %rd192;
	add.s64 	%rd194, %rd188, %rd193;
	add.s64 	%rd195, %rd194, %rd46;
	add.s64 	%rd238, %rd228, %rd195;
$L__BB0_223:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r325, %r326, %r327, %r328}, [%rd239];
	st.v4.u32 	[%rd238], {%r325, %r326, %r327, %r328};
	add.s32 	%r399, %r399, 32;
	add.s64 	%rd239, %rd239, 512;
	add.s64 	%rd238, %rd238, 512;
	add.s32 	%r398, %r398, -1;
	setp.ne.s32 	%p140, %r398, 0;
	@%p140 bra 	$L__BB0_223;
$L__BB0_224:
	setp.lt.u32 	%p141, %r101, 96;
	@%p141 bra 	$L__BB0_227;
	mul.wide.s32 	%rd196, %r399, 16;
	sub.s64 	%rd197, %rd31, %rd58;
	mul.lo.s64 	%rd198, %rd230, %rd197;
	add.s64 	%rd199, %rd196, %rd198;
	add.s64 	%rd200, %rd199, %rd46;
	add.s64 	%rd201, %rd228, %rd200;
	add.s64 	%rd241, %rd201, 1024;
	add.s64 	%rd204, %rd117, %rd116;
	add.s64 	%rd205, %rd204, %rd196;
	add.s64 	%rd240, %rd205, 1024;
$L__BB0_226:
	ld.shared.v4.u32 	{%r334, %r335, %r336, %r337}, [%rd240+-1024];
	st.v4.u32 	[%rd241+-1024], {%r334, %r335, %r336, %r337};
	ld.shared.v4.u32 	{%r342, %r343, %r344, %r345}, [%rd240+-512];
	st.v4.u32 	[%rd241+-512], {%r342, %r343, %r344, %r345};
	ld.shared.v4.u32 	{%r350, %r351, %r352, %r353}, [%rd240];
	st.v4.u32 	[%rd241], {%r350, %r351, %r352, %r353};
	ld.shared.v4.u32 	{%r358, %r359, %r360, %r361}, [%rd240+512];
	st.v4.u32 	[%rd241+512], {%r358, %r359, %r360, %r361};
	add.s64 	%rd241, %rd241, 2048;
	add.s64 	%rd240, %rd240, 2048;
	add.s32 	%r399, %r399, 128;
	setp.lt.s32 	%p142, %r399, %r99;
	@%p142 bra 	$L__BB0_226;
$L__BB0_227:
	and.b32  	%r401, %r85, -16;
$L__BB0_228:
	add.s32 	%r404, %r401, %r146;
	setp.ge.s32 	%p143, %r404, %r85;
	@%p143 bra 	$L__BB0_235;
	not.b32 	%r368, %r146;
	add.s32 	%r369, %r85, %r368;
	sub.s32 	%r114, %r369, %r401;
	shr.u32 	%r370, %r114, 5;
	add.s32 	%r371, %r370, 1;
	and.b32  	%r403, %r371, 3;
	setp.eq.s32 	%p144, %r403, 0;
	@%p144 bra 	$L__BB0_232;
	sub.s64 	%rd206, %rd31, %rd58;
	mul.lo.s64 	%rd207, %rd230, %rd206;
	add.s64 	%rd208, %rd207, %rd46;
	cvt.s64.s32 	%rd209, %r404;
	add.s64 	%rd210, %rd208, %rd209;
	add.s64 	%rd243, %rd228, %rd210;
	add.s64 	%rd213, %rd117, %rd116;
	add.s64 	%rd242, %rd213, %rd209;
$L__BB0_231:
	.pragma "nounroll";
	ld.shared.u8 	%rs115, [%rd242];
	st.u8 	[%rd243], %rs115;
	add.s32 	%r404, %r404, 32;
	add.s64 	%rd243, %rd243, 32;
	add.s64 	%rd242, %rd242, 32;
	add.s32 	%r403, %r403, -1;
	setp.ne.s32 	%p145, %r403, 0;
	@%p145 bra 	$L__BB0_231;
$L__BB0_232:
	setp.lt.u32 	%p146, %r114, 96;
	@%p146 bra 	$L__BB0_235;
	cvt.s64.s32 	%rd214, %r404;
	add.s64 	%rd217, %rd117, %rd116;
	add.s64 	%rd218, %rd217, %rd214;
	add.s64 	%rd245, %rd218, 64;
	sub.s64 	%rd219, %rd31, %rd58;
	mul.lo.s64 	%rd220, %rd230, %rd219;
	add.s64 	%rd221, %rd220, %rd46;
	add.s64 	%rd222, %rd221, %rd214;
	add.s64 	%rd223, %rd228, %rd222;
	add.s64 	%rd244, %rd223, 64;
$L__BB0_234:
	ld.shared.u8 	%rs116, [%rd245+-64];
	st.u8 	[%rd244+-64], %rs116;
	ld.shared.u8 	%rs117, [%rd245+-32];
	st.u8 	[%rd244+-32], %rs117;
	ld.shared.u8 	%rs118, [%rd245];
	st.u8 	[%rd244], %rs118;
	ld.shared.u8 	%rs119, [%rd245+32];
	st.u8 	[%rd244+32], %rs119;
	add.s64 	%rd245, %rd245, 128;
	add.s64 	%rd244, %rd244, 128;
	add.s32 	%r404, %r404, 128;
	setp.lt.s32 	%p147, %r404, %r85;
	@%p147 bra 	$L__BB0_234;
$L__BB0_235:
	ret;
}
.visible .entry color_twist_4(
	.param .u64 color_twist_4_param_0,
	.param .align 8 .b8 color_twist_4_param_1[48],
	.param .u64 color_twist_4_param_2,
	.param .align 8 .b8 color_twist_4_param_3[48],
	.param .align 4 .b8 color_twist_4_param_4[52]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<173>;
	.reg .b16 	%rs<172>;
	.reg .f32 	%f<240>;
	.reg .b32 	%r<491>;
	.reg .b64 	%rd<255>;
	.shared .align 16 .b8 _ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK5TwistE16scratch_of_block[16384];
	ld.param.u64 	%rd96, [color_twist_4_param_0];
	ld.param.v2.u32 	{%r455, %r147}, [color_twist_4_param_1+32];
	ld.param.v2.u32 	{%r148, %r149}, [color_twist_4_param_1+40];
	ld.param.u64 	%rd101, [color_twist_4_param_2];
	ld.param.v2.u32 	{%r456, %r457}, [color_twist_4_param_3+32];
	ld.param.v2.u32 	{%r152, %r153}, [color_twist_4_param_3+40];
	ld.param.f32 	%f119, [color_twist_4_param_4+48];
	ld.param.f32 	%f118, [color_twist_4_param_4+44];
	ld.param.f32 	%f117, [color_twist_4_param_4+40];
	ld.param.f32 	%f116, [color_twist_4_param_4+36];
	ld.param.f32 	%f112, [color_twist_4_param_4+20];
	ld.param.u32 	%r145, [color_twist_4_param_4];
	ld.param.u64 	%rd240, [color_twist_4_param_3+24];
	ld.param.u64 	%rd239, [color_twist_4_param_3+16];
	ld.param.u64 	%rd238, [color_twist_4_param_3+8];
	ld.param.u64 	%rd102, [color_twist_4_param_3];
	ld.param.u64 	%rd236, [color_twist_4_param_1+24];
	ld.param.u64 	%rd235, [color_twist_4_param_1+16];
	ld.param.u64 	%rd234, [color_twist_4_param_1+8];
	ld.param.u64 	%rd97, [color_twist_4_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p4, %r149, 0;
	@%p4 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd106, %rd96;
	mul.wide.s32 	%rd107, %r1, 40;
	add.s64 	%rd108, %rd106, %rd107;
	ld.global.v2.u32 	{%r455, %r155}, [%rd108+32];
	ld.global.u64 	%rd236, [%rd108+24];
	ld.global.u64 	%rd235, [%rd108+16];
	ld.global.u64 	%rd234, [%rd108+8];
	ld.global.u64 	%rd233, [%rd108];
	bra.uni 	$L__BB1_3;
$L__BB1_2:
	cvt.s64.s32 	%rd109, %r1;
	mul.lo.s64 	%rd110, %rd97, %rd109;
	add.s64 	%rd233, %rd96, %rd110;
$L__BB1_3:
	setp.eq.s32 	%p5, %r153, 0;
	@%p5 bra 	$L__BB1_5;
	cvta.to.global.u64 	%rd111, %rd101;
	mul.wide.s32 	%rd112, %r1, 40;
	add.s64 	%rd113, %rd111, %rd112;
	ld.global.v2.u32 	{%r456, %r457}, [%rd113+32];
	ld.global.u64 	%rd240, [%rd113+24];
	ld.global.u64 	%rd239, [%rd113+16];
	ld.global.u64 	%rd238, [%rd113+8];
	ld.global.u64 	%rd237, [%rd113];
	bra.uni 	$L__BB1_6;
$L__BB1_5:
	cvt.s64.s32 	%rd114, %r1;
	mul.lo.s64 	%rd115, %rd102, %rd114;
	add.s64 	%rd237, %rd101, %rd115;
$L__BB1_6:
	mov.u32 	%r158, %ctaid.y;
	shl.b32 	%r159, %r158, 3;
	mov.u32 	%r15, %tid.y;
	add.s32 	%r16, %r159, %r15;
	setp.ge.s32 	%p6, %r16, %r457;
	@%p6 bra 	$L__BB1_292;
	mov.u32 	%r160, %tid.x;
	shl.b32 	%r161, %r160, 2;
	mov.u32 	%r162, %ctaid.x;
	shl.b32 	%r163, %r162, 7;
	add.s32 	%r164, %r163, %r161;
	cvt.u64.u32 	%rd28, %r15;
	shl.b32 	%r165, %r160, 6;
	cvt.u64.u32 	%rd29, %r165;
	mul.wide.u32 	%rd116, %r15, 2048;
	mov.u64 	%rd117, _ZZ11color_twistILi4EEvPKvRK5BatchPvS4_RK5TwistE16scratch_of_block;
	cvta.shared.u64 	%rd118, %rd117;
	add.s64 	%rd119, %rd118, %rd116;
	add.s64 	%rd30, %rd119, %rd29;
	setp.eq.s32 	%p7, %r145, 4;
	selp.b32 	%r166, 4, 2, %p7;
	setp.eq.s32 	%p8, %r145, 0;
	selp.b32 	%r18, 1, %r166, %p8;
	sub.s32 	%r19, %r455, %r164;
	cvt.s64.s32 	%rd120, %r16;
	mul.lo.s64 	%rd121, %rd234, %rd120;
	cvt.s64.s32 	%rd122, %r164;
	mul.lo.s64 	%rd123, %rd235, %rd122;
	add.s64 	%rd31, %rd121, %rd123;
	add.s64 	%rd241, %rd233, %rd31;
	shl.b32 	%r167, %r18, 2;
	cvt.u64.u32 	%rd33, %r167;
	setp.gt.s32 	%p9, %r19, 3;
	@%p9 bra 	$L__BB1_8;
	bra.uni 	$L__BB1_10;
$L__BB1_8:
	setp.ne.s64 	%p10, %rd235, %rd33;
	cvt.u64.u32 	%rd124, %r18;
	setp.ne.s64 	%p11, %rd236, %rd124;
	or.pred  	%p12, %p11, %p10;
	@%p12 bra 	$L__BB1_10;
	cvt.u32.u64 	%r168, %rd33;
	add.s32 	%r169, %r168, -1;
	cvt.s64.s32 	%rd125, %r169;
	and.b64  	%rd126, %rd125, %rd241;
	setp.eq.s64 	%p13, %rd126, 0;
	mov.u16 	%rs155, 0;
	mov.u64 	%rd242, %rd235;
	@%p13 bra 	$L__BB1_22;
$L__BB1_10:
	setp.lt.s32 	%p14, %r19, 4;
	cvt.u64.u32 	%rd127, %r18;
	setp.ne.s64 	%p15, %rd235, %rd127;
	or.pred  	%p16, %p14, %p15;
	@%p16 bra 	$L__BB1_12;
	cvt.u32.u64 	%r170, %rd33;
	or.b64  	%rd128, %rd236, %rd241;
	add.s32 	%r171, %r170, -1;
	cvt.s64.s32 	%rd129, %r171;
	and.b64  	%rd130, %rd128, %rd129;
	setp.eq.s64 	%p17, %rd130, 0;
	mov.u16 	%rs155, 1;
	mov.u64 	%rd242, %rd236;
	@%p17 bra 	$L__BB1_22;
$L__BB1_12:
	setp.lt.s32 	%p18, %r19, 1;
	mov.u16 	%rs155, 0;
	mov.u64 	%rd241, %rd30;
	mov.u64 	%rd242, %rd33;
	@%p18 bra 	$L__BB1_22;
	min.s32 	%r20, %r19, 4;
	mov.u32 	%r172, 0;
	shl.b64 	%rd135, %rd28, 11;
	add.s64 	%rd137, %rd117, %rd135;
	mov.u32 	%r458, %r172;
$L__BB1_14:
	.pragma "nounroll";
	cvt.s64.s32 	%rd131, %r458;
	mul.lo.s64 	%rd132, %rd235, %rd131;
	add.s64 	%rd34, %rd132, %rd31;
	mov.u32 	%r459, %r172;
$L__BB1_15:
	.pragma "nounroll";
	shl.b32 	%r454, %r458, 2;
	add.s32 	%r174, %r459, %r454;
	mul.lo.s32 	%r175, %r174, %r18;
	cvt.s64.s32 	%rd133, %r175;
	add.s64 	%rd134, %rd133, %rd29;
	add.s64 	%rd35, %rd137, %rd134;
	cvt.s64.s32 	%rd138, %r459;
	mul.lo.s64 	%rd139, %rd236, %rd138;
	add.s64 	%rd140, %rd34, %rd139;
	add.s64 	%rd36, %rd233, %rd140;
	@%p8 bra 	$L__BB1_19;
	setp.eq.s32 	%p20, %r18, 2;
	@%p20 bra 	$L__BB1_18;
	bra.uni 	$L__BB1_17;
$L__BB1_18:
	ld.u16 	%rs85, [%rd36];
	st.shared.u16 	[%rd35], %rs85;
	bra.uni 	$L__BB1_20;
$L__BB1_19:
	ld.u8 	%rs86, [%rd36];
	st.shared.u8 	[%rd35], %rs86;
	bra.uni 	$L__BB1_20;
$L__BB1_17:
	ld.u32 	%r176, [%rd36];
	st.shared.u32 	[%rd35], %r176;
$L__BB1_20:
	add.s32 	%r459, %r459, 1;
	setp.ne.s32 	%p21, %r459, 4;
	@%p21 bra 	$L__BB1_15;
	add.s32 	%r458, %r458, 1;
	setp.lt.s32 	%p22, %r458, %r20;
	mov.u64 	%rd241, %rd30;
	mov.u64 	%rd242, %rd33;
	@%p22 bra 	$L__BB1_14;
$L__BB1_22:
	@%p8 bra 	$L__BB1_26;
	@%p7 bra 	$L__BB1_25;
	bra.uni 	$L__BB1_24;
$L__BB1_25:
	ld.v4.u32 	{%r460, %r465, %r466, %r467}, [%rd241];
	bra.uni 	$L__BB1_27;
$L__BB1_26:
	ld.u32 	%r460, [%rd241];
	bra.uni 	$L__BB1_27;
$L__BB1_24:
	ld.v2.u32 	{%r460, %r465}, [%rd241];
$L__BB1_27:
	cvt.u16.u32 	%rs2, %r460;
	@%p8 bra 	$L__BB1_33;
	@%p7 bra 	$L__BB1_32;
	bra.uni 	$L__BB1_29;
$L__BB1_32:
	mov.b32 	%f224, %r460;
	bra.uni 	$L__BB1_34;
$L__BB1_33:
	and.b16  	%rs90, %rs2, 255;
	cvt.rn.f32.u16 	%f224, %rs90;
	bra.uni 	$L__BB1_34;
$L__BB1_29:
	setp.eq.s32 	%p27, %r145, 3;
	@%p27 bra 	$L__BB1_31;
	bra.uni 	$L__BB1_30;
$L__BB1_31:
	cvt.f32.f16 %f224, %rs2;
	bra.uni 	$L__BB1_34;
$L__BB1_30:
	setp.eq.s32 	%p28, %r145, 1;
	cvt.rn.f32.s16 	%f120, %rs2;
	cvt.rn.f32.u16 	%f121, %rs2;
	selp.f32 	%f224, %f121, %f120, %p28;
$L__BB1_34:
	shr.u32 	%r37, %r460, 16;
	cvt.u16.u32 	%rs3, %r37;
	@%p8 bra 	$L__BB1_40;
	@%p7 bra 	$L__BB1_39;
	bra.uni 	$L__BB1_36;
$L__BB1_39:
	mov.b32 	%f225, %r465;
	bra.uni 	$L__BB1_41;
$L__BB1_40:
	shr.u16 	%rs93, %rs2, 8;
	cvt.rn.f32.u16 	%f225, %rs93;
	bra.uni 	$L__BB1_41;
$L__BB1_36:
	setp.eq.s32 	%p31, %r145, 3;
	@%p31 bra 	$L__BB1_38;
	bra.uni 	$L__BB1_37;
$L__BB1_38:
	cvt.f32.f16 %f225, %rs3;
	bra.uni 	$L__BB1_41;
$L__BB1_37:
	setp.eq.s32 	%p32, %r145, 1;
	cvt.rn.f32.s16 	%f123, %rs3;
	cvt.rn.f32.u16 	%f124, %rs3;
	selp.f32 	%f225, %f124, %f123, %p32;
$L__BB1_41:
	cvt.u16.u32 	%rs4, %r465;
	@%p8 bra 	$L__BB1_47;
	@%p7 bra 	$L__BB1_46;
	bra.uni 	$L__BB1_43;
$L__BB1_46:
	mov.b32 	%f226, %r466;
	bra.uni 	$L__BB1_48;
$L__BB1_47:
	and.b16  	%rs96, %rs3, 255;
	cvt.rn.f32.u16 	%f226, %rs96;
	bra.uni 	$L__BB1_48;
$L__BB1_43:
	setp.eq.s32 	%p35, %r145, 3;
	@%p35 bra 	$L__BB1_45;
	bra.uni 	$L__BB1_44;
$L__BB1_45:
	cvt.f32.f16 %f226, %rs4;
	bra.uni 	$L__BB1_48;
$L__BB1_44:
	setp.eq.s32 	%p36, %r145, 1;
	cvt.rn.f32.s16 	%f126, %rs4;
	cvt.rn.f32.u16 	%f127, %rs4;
	selp.f32 	%f226, %f127, %f126, %p36;
$L__BB1_48:
	shr.u32 	%r185, %r465, 16;
	cvt.u16.u32 	%rs5, %r185;
	@%p8 bra 	$L__BB1_54;
	@%p7 bra 	$L__BB1_53;
	bra.uni 	$L__BB1_50;
$L__BB1_53:
	mov.b32 	%f227, %r467;
	bra.uni 	$L__BB1_55;
$L__BB1_54:
	shr.u32 	%r186, %r460, 24;
	cvt.u16.u32 	%rs98, %r186;
	cvt.rn.f32.u16 	%f227, %rs98;
	bra.uni 	$L__BB1_55;
$L__BB1_50:
	setp.eq.s32 	%p39, %r145, 3;
	@%p39 bra 	$L__BB1_52;
	bra.uni 	$L__BB1_51;
$L__BB1_52:
	cvt.f32.f16 %f227, %rs5;
	bra.uni 	$L__BB1_55;
$L__BB1_51:
	setp.eq.s32 	%p40, %r145, 1;
	cvt.rn.f32.s16 	%f129, %rs5;
	cvt.rn.f32.u16 	%f130, %rs5;
	selp.f32 	%f227, %f130, %f129, %p40;
$L__BB1_55:
	add.s64 	%rd39, %rd241, %rd242;
	@%p8 bra 	$L__BB1_59;
	@%p7 bra 	$L__BB1_58;
	bra.uni 	$L__BB1_57;
$L__BB1_58:
	ld.v4.u32 	{%r464, %r465, %r466, %r467}, [%rd39];
	bra.uni 	$L__BB1_60;
$L__BB1_59:
	ld.u32 	%r464, [%rd39];
	bra.uni 	$L__BB1_60;
$L__BB1_57:
	ld.v2.u32 	{%r464, %r465}, [%rd39];
$L__BB1_60:
	cvt.u16.u32 	%rs6, %r464;
	@%p8 bra 	$L__BB1_66;
	@%p7 bra 	$L__BB1_65;
	bra.uni 	$L__BB1_62;
$L__BB1_65:
	mov.b32 	%f228, %r464;
	bra.uni 	$L__BB1_67;
$L__BB1_66:
	and.b16  	%rs101, %rs6, 255;
	cvt.rn.f32.u16 	%f228, %rs101;
	bra.uni 	$L__BB1_67;
$L__BB1_62:
	setp.eq.s32 	%p45, %r145, 3;
	@%p45 bra 	$L__BB1_64;
	bra.uni 	$L__BB1_63;
$L__BB1_64:
	cvt.f32.f16 %f228, %rs6;
	bra.uni 	$L__BB1_67;
$L__BB1_63:
	setp.eq.s32 	%p46, %r145, 1;
	cvt.rn.f32.s16 	%f132, %rs6;
	cvt.rn.f32.u16 	%f133, %rs6;
	selp.f32 	%f228, %f133, %f132, %p46;
$L__BB1_67:
	shr.u32 	%r49, %r464, 16;
	cvt.u16.u32 	%rs7, %r49;
	@%p8 bra 	$L__BB1_73;
	@%p7 bra 	$L__BB1_72;
	bra.uni 	$L__BB1_69;
$L__BB1_72:
	mov.b32 	%f229, %r465;
	bra.uni 	$L__BB1_74;
$L__BB1_73:
	shr.u16 	%rs104, %rs6, 8;
	cvt.rn.f32.u16 	%f229, %rs104;
	bra.uni 	$L__BB1_74;
$L__BB1_69:
	setp.eq.s32 	%p49, %r145, 3;
	@%p49 bra 	$L__BB1_71;
	bra.uni 	$L__BB1_70;
$L__BB1_71:
	cvt.f32.f16 %f229, %rs7;
	bra.uni 	$L__BB1_74;
$L__BB1_70:
	setp.eq.s32 	%p50, %r145, 1;
	cvt.rn.f32.s16 	%f135, %rs7;
	cvt.rn.f32.u16 	%f136, %rs7;
	selp.f32 	%f229, %f136, %f135, %p50;
$L__BB1_74:
	cvt.u16.u32 	%rs8, %r465;
	@%p8 bra 	$L__BB1_80;
	@%p7 bra 	$L__BB1_79;
	bra.uni 	$L__BB1_76;
$L__BB1_79:
	mov.b32 	%f230, %r466;
	bra.uni 	$L__BB1_81;
$L__BB1_80:
	and.b16  	%rs107, %rs7, 255;
	cvt.rn.f32.u16 	%f230, %rs107;
	bra.uni 	$L__BB1_81;
$L__BB1_76:
	setp.eq.s32 	%p53, %r145, 3;
	@%p53 bra 	$L__BB1_78;
	bra.uni 	$L__BB1_77;
$L__BB1_78:
	cvt.f32.f16 %f230, %rs8;
	bra.uni 	$L__BB1_81;
$L__BB1_77:
	setp.eq.s32 	%p54, %r145, 1;
	cvt.rn.f32.s16 	%f138, %rs8;
	cvt.rn.f32.u16 	%f139, %rs8;
	selp.f32 	%f230, %f139, %f138, %p54;
$L__BB1_81:
	shr.u32 	%r193, %r465, 16;
	cvt.u16.u32 	%rs9, %r193;
	@%p8 bra 	$L__BB1_87;
	@%p7 bra 	$L__BB1_86;
	bra.uni 	$L__BB1_83;
$L__BB1_86:
	mov.b32 	%f231, %r467;
	bra.uni 	$L__BB1_88;
$L__BB1_87:
	shr.u32 	%r194, %r464, 24;
	cvt.u16.u32 	%rs109, %r194;
	cvt.rn.f32.u16 	%f231, %rs109;
	bra.uni 	$L__BB1_88;
$L__BB1_83:
	setp.eq.s32 	%p57, %r145, 3;
	@%p57 bra 	$L__BB1_85;
	bra.uni 	$L__BB1_84;
$L__BB1_85:
	cvt.f32.f16 %f231, %rs9;
	bra.uni 	$L__BB1_88;
$L__BB1_84:
	setp.eq.s32 	%p58, %r145, 1;
	cvt.rn.f32.s16 	%f141, %rs9;
	cvt.rn.f32.u16 	%f142, %rs9;
	selp.f32 	%f231, %f142, %f141, %p58;
$L__BB1_88:
	shl.b64 	%rd141, %rd242, 1;
	add.s64 	%rd40, %rd241, %rd141;
	@%p8 bra 	$L__BB1_92;
	@%p7 bra 	$L__BB1_91;
	bra.uni 	$L__BB1_90;
$L__BB1_91:
	ld.v4.u32 	{%r468, %r465, %r466, %r467}, [%rd40];
	bra.uni 	$L__BB1_93;
$L__BB1_92:
	ld.u32 	%r468, [%rd40];
	bra.uni 	$L__BB1_93;
$L__BB1_90:
	ld.v2.u32 	{%r468, %r465}, [%rd40];
$L__BB1_93:
	cvt.u16.u32 	%rs10, %r468;
	@%p8 bra 	$L__BB1_99;
	@%p7 bra 	$L__BB1_98;
	bra.uni 	$L__BB1_95;
$L__BB1_98:
	mov.b32 	%f232, %r468;
	bra.uni 	$L__BB1_100;
$L__BB1_99:
	and.b16  	%rs112, %rs10, 255;
	cvt.rn.f32.u16 	%f232, %rs112;
	bra.uni 	$L__BB1_100;
$L__BB1_95:
	setp.eq.s32 	%p63, %r145, 3;
	@%p63 bra 	$L__BB1_97;
	bra.uni 	$L__BB1_96;
$L__BB1_97:
	cvt.f32.f16 %f232, %rs10;
	bra.uni 	$L__BB1_100;
$L__BB1_96:
	setp.eq.s32 	%p64, %r145, 1;
	cvt.rn.f32.s16 	%f144, %rs10;
	cvt.rn.f32.u16 	%f145, %rs10;
	selp.f32 	%f232, %f145, %f144, %p64;
$L__BB1_100:
	shr.u32 	%r61, %r468, 16;
	cvt.u16.u32 	%rs11, %r61;
	@%p8 bra 	$L__BB1_106;
	@%p7 bra 	$L__BB1_105;
	bra.uni 	$L__BB1_102;
$L__BB1_105:
	mov.b32 	%f233, %r465;
	bra.uni 	$L__BB1_107;
$L__BB1_106:
	shr.u16 	%rs115, %rs10, 8;
	cvt.rn.f32.u16 	%f233, %rs115;
	bra.uni 	$L__BB1_107;
$L__BB1_102:
	setp.eq.s32 	%p67, %r145, 3;
	@%p67 bra 	$L__BB1_104;
	bra.uni 	$L__BB1_103;
$L__BB1_104:
	cvt.f32.f16 %f233, %rs11;
	bra.uni 	$L__BB1_107;
$L__BB1_103:
	setp.eq.s32 	%p68, %r145, 1;
	cvt.rn.f32.s16 	%f147, %rs11;
	cvt.rn.f32.u16 	%f148, %rs11;
	selp.f32 	%f233, %f148, %f147, %p68;
$L__BB1_107:
	cvt.u16.u32 	%rs12, %r465;
	@%p8 bra 	$L__BB1_113;
	@%p7 bra 	$L__BB1_112;
	bra.uni 	$L__BB1_109;
$L__BB1_112:
	mov.b32 	%f234, %r466;
	bra.uni 	$L__BB1_114;
$L__BB1_113:
	and.b16  	%rs118, %rs11, 255;
	cvt.rn.f32.u16 	%f234, %rs118;
	bra.uni 	$L__BB1_114;
$L__BB1_109:
	setp.eq.s32 	%p71, %r145, 3;
	@%p71 bra 	$L__BB1_111;
	bra.uni 	$L__BB1_110;
$L__BB1_111:
	cvt.f32.f16 %f234, %rs12;
	bra.uni 	$L__BB1_114;
$L__BB1_110:
	setp.eq.s32 	%p72, %r145, 1;
	cvt.rn.f32.s16 	%f150, %rs12;
	cvt.rn.f32.u16 	%f151, %rs12;
	selp.f32 	%f234, %f151, %f150, %p72;
$L__BB1_114:
	shr.u32 	%r201, %r465, 16;
	cvt.u16.u32 	%rs13, %r201;
	@%p8 bra 	$L__BB1_120;
	@%p7 bra 	$L__BB1_119;
	bra.uni 	$L__BB1_116;
$L__BB1_119:
	mov.b32 	%f235, %r467;
	bra.uni 	$L__BB1_121;
$L__BB1_120:
	shr.u32 	%r202, %r468, 24;
	cvt.u16.u32 	%rs120, %r202;
	cvt.rn.f32.u16 	%f235, %rs120;
	bra.uni 	$L__BB1_121;
$L__BB1_116:
	setp.eq.s32 	%p75, %r145, 3;
	@%p75 bra 	$L__BB1_118;
	bra.uni 	$L__BB1_117;
$L__BB1_118:
	cvt.f32.f16 %f235, %rs13;
	bra.uni 	$L__BB1_121;
$L__BB1_117:
	setp.eq.s32 	%p76, %r145, 1;
	cvt.rn.f32.s16 	%f153, %rs13;
	cvt.rn.f32.u16 	%f154, %rs13;
	selp.f32 	%f235, %f154, %f153, %p76;
$L__BB1_121:
	mul.lo.s64 	%rd142, %rd242, 3;
	add.s64 	%rd41, %rd241, %rd142;
	@%p8 bra 	$L__BB1_125;
	@%p7 bra 	$L__BB1_124;
	bra.uni 	$L__BB1_123;
$L__BB1_124:
	ld.v4.u32 	{%r472, %r465, %r466, %r467}, [%rd41];
	bra.uni 	$L__BB1_126;
$L__BB1_125:
	ld.u32 	%r472, [%rd41];
	bra.uni 	$L__BB1_126;
$L__BB1_123:
	ld.v2.u32 	{%r472, %r465}, [%rd41];
$L__BB1_126:
	cvt.u16.u32 	%rs14, %r472;
	@%p8 bra 	$L__BB1_132;
	@%p7 bra 	$L__BB1_131;
	bra.uni 	$L__BB1_128;
$L__BB1_131:
	mov.b32 	%f236, %r472;
	bra.uni 	$L__BB1_133;
$L__BB1_132:
	and.b16  	%rs123, %rs14, 255;
	cvt.rn.f32.u16 	%f236, %rs123;
	bra.uni 	$L__BB1_133;
$L__BB1_128:
	setp.eq.s32 	%p81, %r145, 3;
	@%p81 bra 	$L__BB1_130;
	bra.uni 	$L__BB1_129;
$L__BB1_130:
	cvt.f32.f16 %f236, %rs14;
	bra.uni 	$L__BB1_133;
$L__BB1_129:
	setp.eq.s32 	%p82, %r145, 1;
	cvt.rn.f32.s16 	%f156, %rs14;
	cvt.rn.f32.u16 	%f157, %rs14;
	selp.f32 	%f236, %f157, %f156, %p82;
$L__BB1_133:
	shr.u32 	%r209, %r472, 16;
	cvt.u16.u32 	%rs15, %r209;
	@%p8 bra 	$L__BB1_139;
	@%p7 bra 	$L__BB1_138;
	bra.uni 	$L__BB1_135;
$L__BB1_138:
	mov.b32 	%f237, %r465;
	bra.uni 	$L__BB1_140;
$L__BB1_139:
	shr.u16 	%rs126, %rs14, 8;
	cvt.rn.f32.u16 	%f237, %rs126;
	bra.uni 	$L__BB1_140;
$L__BB1_135:
	setp.eq.s32 	%p85, %r145, 3;
	@%p85 bra 	$L__BB1_137;
	bra.uni 	$L__BB1_136;
$L__BB1_137:
	cvt.f32.f16 %f237, %rs15;
	bra.uni 	$L__BB1_140;
$L__BB1_136:
	setp.eq.s32 	%p86, %r145, 1;
	cvt.rn.f32.s16 	%f159, %rs15;
	cvt.rn.f32.u16 	%f160, %rs15;
	selp.f32 	%f237, %f160, %f159, %p86;
$L__BB1_140:
	cvt.u16.u32 	%rs16, %r465;
	@%p8 bra 	$L__BB1_146;
	@%p7 bra 	$L__BB1_145;
	bra.uni 	$L__BB1_142;
$L__BB1_145:
	mov.b32 	%f238, %r466;
	bra.uni 	$L__BB1_147;
$L__BB1_146:
	and.b16  	%rs129, %rs15, 255;
	cvt.rn.f32.u16 	%f238, %rs129;
	bra.uni 	$L__BB1_147;
$L__BB1_142:
	setp.eq.s32 	%p89, %r145, 3;
	@%p89 bra 	$L__BB1_144;
	bra.uni 	$L__BB1_143;
$L__BB1_144:
	cvt.f32.f16 %f238, %rs16;
	bra.uni 	$L__BB1_147;
$L__BB1_143:
	setp.eq.s32 	%p90, %r145, 1;
	cvt.rn.f32.s16 	%f162, %rs16;
	cvt.rn.f32.u16 	%f163, %rs16;
	selp.f32 	%f238, %f163, %f162, %p90;
$L__BB1_147:
	shr.u32 	%r211, %r465, 16;
	cvt.u16.u32 	%rs17, %r211;
	@%p8 bra 	$L__BB1_153;
	@%p7 bra 	$L__BB1_152;
	bra.uni 	$L__BB1_149;
$L__BB1_152:
	mov.b32 	%f239, %r467;
	bra.uni 	$L__BB1_154;
$L__BB1_153:
	shr.u32 	%r212, %r472, 24;
	cvt.u16.u32 	%rs131, %r212;
	cvt.rn.f32.u16 	%f239, %rs131;
	bra.uni 	$L__BB1_154;
$L__BB1_149:
	setp.eq.s32 	%p93, %r145, 3;
	@%p93 bra 	$L__BB1_151;
	bra.uni 	$L__BB1_150;
$L__BB1_151:
	cvt.f32.f16 %f239, %rs17;
	bra.uni 	$L__BB1_154;
$L__BB1_150:
	setp.eq.s32 	%p94, %r145, 1;
	cvt.rn.f32.s16 	%f165, %rs17;
	cvt.rn.f32.u16 	%f166, %rs17;
	selp.f32 	%f239, %f166, %f165, %p94;
$L__BB1_154:
	ld.param.f32 	%f223, [color_twist_4_param_4+24];
	ld.param.f32 	%f222, [color_twist_4_param_4+32];
	ld.param.f32 	%f221, [color_twist_4_param_4+28];
	ld.param.f32 	%f220, [color_twist_4_param_4+4];
	ld.param.f32 	%f219, [color_twist_4_param_4+8];
	ld.param.f32 	%f218, [color_twist_4_param_4+16];
	ld.param.f32 	%f217, [color_twist_4_param_4+12];
	setp.eq.s16 	%p98, %rs155, 0;
	selp.f32 	%f168, %f225, %f228, %p98;
	selp.f32 	%f169, %f226, %f232, %p98;
	selp.f32 	%f81, %f227, %f236, %p98;
	selp.f32 	%f170, %f228, %f225, %p98;
	selp.f32 	%f171, %f230, %f233, %p98;
	selp.f32 	%f82, %f231, %f237, %p98;
	selp.f32 	%f172, %f232, %f226, %p98;
	selp.f32 	%f173, %f233, %f230, %p98;
	selp.f32 	%f83, %f235, %f238, %p98;
	selp.f32 	%f174, %f236, %f227, %p98;
	selp.f32 	%f175, %f237, %f231, %p98;
	selp.f32 	%f176, %f238, %f235, %p98;
	bar.warp.sync 	-1;
	fma.rn.f32 	%f177, %f169, %f217, %f218;
	fma.rn.f32 	%f178, %f168, %f219, %f177;
	fma.rn.f32 	%f84, %f224, %f220, %f178;
	fma.rn.f32 	%f179, %f169, %f221, %f222;
	fma.rn.f32 	%f180, %f168, %f223, %f179;
	fma.rn.f32 	%f85, %f224, %f112, %f180;
	fma.rn.f32 	%f181, %f169, %f118, %f119;
	fma.rn.f32 	%f182, %f168, %f117, %f181;
	fma.rn.f32 	%f86, %f224, %f116, %f182;
	fma.rn.f32 	%f183, %f171, %f217, %f218;
	fma.rn.f32 	%f184, %f229, %f219, %f183;
	fma.rn.f32 	%f87, %f170, %f220, %f184;
	fma.rn.f32 	%f185, %f171, %f221, %f222;
	fma.rn.f32 	%f186, %f229, %f223, %f185;
	fma.rn.f32 	%f88, %f170, %f112, %f186;
	fma.rn.f32 	%f187, %f171, %f118, %f119;
	fma.rn.f32 	%f188, %f229, %f117, %f187;
	fma.rn.f32 	%f89, %f170, %f116, %f188;
	fma.rn.f32 	%f189, %f234, %f217, %f218;
	fma.rn.f32 	%f190, %f173, %f219, %f189;
	fma.rn.f32 	%f90, %f172, %f220, %f190;
	fma.rn.f32 	%f191, %f234, %f221, %f222;
	fma.rn.f32 	%f192, %f173, %f223, %f191;
	fma.rn.f32 	%f91, %f172, %f112, %f192;
	fma.rn.f32 	%f193, %f234, %f118, %f119;
	fma.rn.f32 	%f194, %f173, %f117, %f193;
	fma.rn.f32 	%f92, %f172, %f116, %f194;
	fma.rn.f32 	%f195, %f176, %f217, %f218;
	fma.rn.f32 	%f196, %f175, %f219, %f195;
	fma.rn.f32 	%f93, %f174, %f220, %f196;
	fma.rn.f32 	%f197, %f176, %f221, %f222;
	fma.rn.f32 	%f198, %f175, %f223, %f197;
	fma.rn.f32 	%f94, %f174, %f112, %f198;
	fma.rn.f32 	%f199, %f176, %f118, %f119;
	fma.rn.f32 	%f200, %f175, %f117, %f199;
	fma.rn.f32 	%f95, %f174, %f116, %f200;
	sub.s32 	%r73, %r456, %r164;
	mul.lo.s64 	%rd45, %rd238, %rd120;
	mul.lo.s64 	%rd145, %rd239, %rd122;
	add.s64 	%rd46, %rd45, %rd145;
	add.s64 	%rd47, %rd237, %rd46;
	mul.lo.s32 	%r225, %r160, %r18;
	shl.b32 	%r226, %r225, 4;
	cvt.s64.s32 	%rd48, %r226;
	cvt.u64.u32 	%rd146, %r167;
	setp.eq.s64 	%p99, %rd239, %rd146;
	cvt.u64.u32 	%rd147, %r18;
	setp.eq.s64 	%p100, %rd240, %rd147;
	and.pred  	%p1, %p100, %p99;
	setp.lt.s32 	%p101, %r73, 4;
	or.pred  	%p102, %p101, %p1;
	setp.ne.s64 	%p103, %rd239, %rd147;
	mov.pred 	%p172, 0;
	or.pred  	%p104, %p103, %p102;
	@%p104 bra 	$L__BB1_156;
	or.b64  	%rd148, %rd240, %rd47;
	add.s32 	%r230, %r167, -1;
	cvt.s64.s32 	%rd149, %r230;
	and.b64  	%rd150, %rd148, %rd149;
	setp.eq.s64 	%p172, %rd150, 0;
$L__BB1_156:
	shl.b64 	%rd151, %rd28, 11;
	add.s64 	%rd154, %rd118, %rd151;
	add.s64 	%rd155, %rd154, %rd48;
	selp.b64 	%rd50, %rd47, %rd155, %p172;
	selp.b64 	%rd51, %rd240, %rd146, %p172;
	selp.f32 	%f96, %f87, %f85, %p172;
	selp.f32 	%f97, %f90, %f86, %p172;
	selp.f32 	%f98, %f93, %f81, %p172;
	@%p8 bra 	$L__BB1_180;
	@%p7 bra 	$L__BB1_179;
	bra.uni 	$L__BB1_158;
$L__BB1_179:
	st.v4.f32 	[%rd50], {%f84, %f96, %f97, %f98};
	bra.uni 	$L__BB1_181;
$L__BB1_180:
	cvt.rni.s32.f32 	%r253, %f97;
	cvt.rni.s32.f32 	%r252, %f98;
	mov.u32 	%r254, 0;
	cvt.pack.sat.u8.s32.b32 %r251, %r252, %r253, %r254;
	cvt.rni.s32.f32 	%r256, %f96;
	cvt.rni.s32.f32 	%r257, %f84;
	cvt.pack.sat.u8.s32.b32 %r255, %r256, %r257, %r251;
	st.u32 	[%rd50], %r255;
	bra.uni 	$L__BB1_181;
$L__BB1_158:
	setp.eq.s32 	%p110, %r145, 3;
	@%p110 bra 	$L__BB1_162;
	bra.uni 	$L__BB1_159;
$L__BB1_162:
	cvt.rn.f16.f32 %rs156, %f84;
	bra.uni 	$L__BB1_163;
$L__BB1_159:
	setp.eq.s32 	%p111, %r145, 1;
	cvt.rni.s32.f32 	%r74, %f84;
	@%p111 bra 	$L__BB1_161;
	bra.uni 	$L__BB1_160;
$L__BB1_161:
	max.s32 	%r236, %r74, 0;
	min.s32 	%r237, %r236, 65535;
	cvt.u16.u32 	%rs156, %r237;
	bra.uni 	$L__BB1_163;
$L__BB1_160:
	max.s32 	%r234, %r74, -32768;
	min.s32 	%r235, %r234, 32767;
	cvt.u16.u32 	%rs156, %r235;
$L__BB1_163:
	@%p110 bra 	$L__BB1_167;
	bra.uni 	$L__BB1_164;
$L__BB1_167:
	cvt.rn.f16.f32 %rs157, %f96;
	bra.uni 	$L__BB1_168;
$L__BB1_164:
	setp.eq.s32 	%p113, %r145, 1;
	cvt.rni.s32.f32 	%r75, %f96;
	@%p113 bra 	$L__BB1_166;
	bra.uni 	$L__BB1_165;
$L__BB1_166:
	max.s32 	%r240, %r75, 0;
	min.s32 	%r241, %r240, 65535;
	cvt.u16.u32 	%rs157, %r241;
	bra.uni 	$L__BB1_168;
$L__BB1_165:
	max.s32 	%r238, %r75, -32768;
	min.s32 	%r239, %r238, 32767;
	cvt.u16.u32 	%rs157, %r239;
$L__BB1_168:
	mov.b32 	%r76, {%rs156, %rs157};
	@%p110 bra 	$L__BB1_172;
	bra.uni 	$L__BB1_169;
$L__BB1_172:
	cvt.rn.f16.f32 %rs158, %f97;
	bra.uni 	$L__BB1_173;
$L__BB1_169:
	setp.eq.s32 	%p115, %r145, 1;
	cvt.rni.s32.f32 	%r77, %f97;
	@%p115 bra 	$L__BB1_171;
	bra.uni 	$L__BB1_170;
$L__BB1_171:
	max.s32 	%r244, %r77, 0;
	min.s32 	%r245, %r244, 65535;
	cvt.u16.u32 	%rs158, %r245;
	bra.uni 	$L__BB1_173;
$L__BB1_170:
	max.s32 	%r242, %r77, -32768;
	min.s32 	%r243, %r242, 32767;
	cvt.u16.u32 	%rs158, %r243;
$L__BB1_173:
	@%p110 bra 	$L__BB1_177;
	bra.uni 	$L__BB1_174;
$L__BB1_177:
	cvt.rn.f16.f32 %rs159, %f98;
	bra.uni 	$L__BB1_178;
$L__BB1_174:
	setp.eq.s32 	%p117, %r145, 1;
	cvt.rni.s32.f32 	%r78, %f98;
	@%p117 bra 	$L__BB1_176;
	bra.uni 	$L__BB1_175;
$L__BB1_176:
	max.s32 	%r248, %r78, 0;
	min.s32 	%r249, %r248, 65535;
	cvt.u16.u32 	%rs159, %r249;
	bra.uni 	$L__BB1_178;
$L__BB1_175:
	max.s32 	%r246, %r78, -32768;
	min.s32 	%r247, %r246, 32767;
	cvt.u16.u32 	%rs159, %r247;
$L__BB1_178:
	mov.b32 	%r250, {%rs158, %rs159};
	st.v2.u32 	[%rd50], {%r76, %r250};
$L__BB1_181:
	selp.f32 	%f99, %f85, %f87, %p172;
	selp.f32 	%f100, %f91, %f89, %p172;
	selp.f32 	%f101, %f94, %f82, %p172;
	add.s64 	%rd52, %rd50, %rd51;
	@%p8 bra 	$L__BB1_205;
	@%p7 bra 	$L__BB1_204;
	bra.uni 	$L__BB1_183;
$L__BB1_204:
	st.v4.f32 	[%rd52], {%f99, %f88, %f100, %f101};
	bra.uni 	$L__BB1_206;
$L__BB1_205:
	cvt.rni.s32.f32 	%r278, %f100;
	cvt.rni.s32.f32 	%r277, %f101;
	mov.u32 	%r279, 0;
	cvt.pack.sat.u8.s32.b32 %r276, %r277, %r278, %r279;
	cvt.rni.s32.f32 	%r281, %f88;
	cvt.rni.s32.f32 	%r282, %f99;
	cvt.pack.sat.u8.s32.b32 %r280, %r281, %r282, %r276;
	st.u32 	[%rd52], %r280;
	bra.uni 	$L__BB1_206;
$L__BB1_183:
	setp.eq.s32 	%p120, %r145, 3;
	@%p120 bra 	$L__BB1_187;
	bra.uni 	$L__BB1_184;
$L__BB1_187:
	cvt.rn.f16.f32 %rs160, %f99;
	bra.uni 	$L__BB1_188;
$L__BB1_184:
	setp.eq.s32 	%p121, %r145, 1;
	cvt.rni.s32.f32 	%r79, %f99;
	@%p121 bra 	$L__BB1_186;
	bra.uni 	$L__BB1_185;
$L__BB1_186:
	max.s32 	%r261, %r79, 0;
	min.s32 	%r262, %r261, 65535;
	cvt.u16.u32 	%rs160, %r262;
	bra.uni 	$L__BB1_188;
$L__BB1_185:
	max.s32 	%r259, %r79, -32768;
	min.s32 	%r260, %r259, 32767;
	cvt.u16.u32 	%rs160, %r260;
$L__BB1_188:
	@%p120 bra 	$L__BB1_192;
	bra.uni 	$L__BB1_189;
$L__BB1_192:
	cvt.rn.f16.f32 %rs161, %f88;
	bra.uni 	$L__BB1_193;
$L__BB1_189:
	setp.eq.s32 	%p123, %r145, 1;
	cvt.rni.s32.f32 	%r80, %f88;
	@%p123 bra 	$L__BB1_191;
	bra.uni 	$L__BB1_190;
$L__BB1_191:
	max.s32 	%r265, %r80, 0;
	min.s32 	%r266, %r265, 65535;
	cvt.u16.u32 	%rs161, %r266;
	bra.uni 	$L__BB1_193;
$L__BB1_190:
	max.s32 	%r263, %r80, -32768;
	min.s32 	%r264, %r263, 32767;
	cvt.u16.u32 	%rs161, %r264;
$L__BB1_193:
	mov.b32 	%r81, {%rs160, %rs161};
	@%p120 bra 	$L__BB1_197;
	bra.uni 	$L__BB1_194;
$L__BB1_197:
	cvt.rn.f16.f32 %rs162, %f100;
	bra.uni 	$L__BB1_198;
$L__BB1_194:
	setp.eq.s32 	%p125, %r145, 1;
	cvt.rni.s32.f32 	%r82, %f100;
	@%p125 bra 	$L__BB1_196;
	bra.uni 	$L__BB1_195;
$L__BB1_196:
	max.s32 	%r269, %r82, 0;
	min.s32 	%r270, %r269, 65535;
	cvt.u16.u32 	%rs162, %r270;
	bra.uni 	$L__BB1_198;
$L__BB1_195:
	max.s32 	%r267, %r82, -32768;
	min.s32 	%r268, %r267, 32767;
	cvt.u16.u32 	%rs162, %r268;
$L__BB1_198:
	@%p120 bra 	$L__BB1_202;
	bra.uni 	$L__BB1_199;
$L__BB1_202:
	cvt.rn.f16.f32 %rs163, %f101;
	bra.uni 	$L__BB1_203;
$L__BB1_199:
	setp.eq.s32 	%p127, %r145, 1;
	cvt.rni.s32.f32 	%r83, %f101;
	@%p127 bra 	$L__BB1_201;
	bra.uni 	$L__BB1_200;
$L__BB1_201:
	max.s32 	%r273, %r83, 0;
	min.s32 	%r274, %r273, 65535;
	cvt.u16.u32 	%rs163, %r274;
	bra.uni 	$L__BB1_203;
$L__BB1_200:
	max.s32 	%r271, %r83, -32768;
	min.s32 	%r272, %r271, 32767;
	cvt.u16.u32 	%rs163, %r272;
$L__BB1_203:
	mov.b32 	%r275, {%rs162, %rs163};
	st.v2.u32 	[%rd52], {%r81, %r275};
$L__BB1_206:
	selp.f32 	%f102, %f86, %f90, %p172;
	selp.f32 	%f103, %f89, %f91, %p172;
	selp.f32 	%f104, %f95, %f83, %p172;
	shl.b64 	%rd157, %rd51, 1;
	add.s64 	%rd53, %rd50, %rd157;
	@%p8 bra 	$L__BB1_230;
	@%p7 bra 	$L__BB1_229;
	bra.uni 	$L__BB1_208;
$L__BB1_229:
	st.v4.f32 	[%rd53], {%f102, %f103, %f92, %f104};
	bra.uni 	$L__BB1_231;
$L__BB1_230:
	cvt.rni.s32.f32 	%r303, %f92;
	cvt.rni.s32.f32 	%r302, %f104;
	mov.u32 	%r304, 0;
	cvt.pack.sat.u8.s32.b32 %r301, %r302, %r303, %r304;
	cvt.rni.s32.f32 	%r306, %f103;
	cvt.rni.s32.f32 	%r307, %f102;
	cvt.pack.sat.u8.s32.b32 %r305, %r306, %r307, %r301;
	st.u32 	[%rd53], %r305;
	bra.uni 	$L__BB1_231;
$L__BB1_208:
	setp.eq.s32 	%p130, %r145, 3;
	@%p130 bra 	$L__BB1_212;
	bra.uni 	$L__BB1_209;
$L__BB1_212:
	cvt.rn.f16.f32 %rs164, %f102;
	bra.uni 	$L__BB1_213;
$L__BB1_209:
	setp.eq.s32 	%p131, %r145, 1;
	cvt.rni.s32.f32 	%r84, %f102;
	@%p131 bra 	$L__BB1_211;
	bra.uni 	$L__BB1_210;
$L__BB1_211:
	max.s32 	%r286, %r84, 0;
	min.s32 	%r287, %r286, 65535;
	cvt.u16.u32 	%rs164, %r287;
	bra.uni 	$L__BB1_213;
$L__BB1_210:
	max.s32 	%r284, %r84, -32768;
	min.s32 	%r285, %r284, 32767;
	cvt.u16.u32 	%rs164, %r285;
$L__BB1_213:
	@%p130 bra 	$L__BB1_217;
	bra.uni 	$L__BB1_214;
$L__BB1_217:
	cvt.rn.f16.f32 %rs165, %f103;
	bra.uni 	$L__BB1_218;
$L__BB1_214:
	setp.eq.s32 	%p133, %r145, 1;
	cvt.rni.s32.f32 	%r85, %f103;
	@%p133 bra 	$L__BB1_216;
	bra.uni 	$L__BB1_215;
$L__BB1_216:
	max.s32 	%r290, %r85, 0;
	min.s32 	%r291, %r290, 65535;
	cvt.u16.u32 	%rs165, %r291;
	bra.uni 	$L__BB1_218;
$L__BB1_215:
	max.s32 	%r288, %r85, -32768;
	min.s32 	%r289, %r288, 32767;
	cvt.u16.u32 	%rs165, %r289;
$L__BB1_218:
	mov.b32 	%r86, {%rs164, %rs165};
	@%p130 bra 	$L__BB1_222;
	bra.uni 	$L__BB1_219;
$L__BB1_222:
	cvt.rn.f16.f32 %rs166, %f92;
	bra.uni 	$L__BB1_223;
$L__BB1_219:
	setp.eq.s32 	%p135, %r145, 1;
	cvt.rni.s32.f32 	%r87, %f92;
	@%p135 bra 	$L__BB1_221;
	bra.uni 	$L__BB1_220;
$L__BB1_221:
	max.s32 	%r294, %r87, 0;
	min.s32 	%r295, %r294, 65535;
	cvt.u16.u32 	%rs166, %r295;
	bra.uni 	$L__BB1_223;
$L__BB1_220:
	max.s32 	%r292, %r87, -32768;
	min.s32 	%r293, %r292, 32767;
	cvt.u16.u32 	%rs166, %r293;
$L__BB1_223:
	@%p130 bra 	$L__BB1_227;
	bra.uni 	$L__BB1_224;
$L__BB1_227:
	cvt.rn.f16.f32 %rs167, %f104;
	bra.uni 	$L__BB1_228;
$L__BB1_224:
	setp.eq.s32 	%p137, %r145, 1;
	cvt.rni.s32.f32 	%r88, %f104;
	@%p137 bra 	$L__BB1_226;
	bra.uni 	$L__BB1_225;
$L__BB1_226:
	max.s32 	%r298, %r88, 0;
	min.s32 	%r299, %r298, 65535;
	cvt.u16.u32 	%rs167, %r299;
	bra.uni 	$L__BB1_228;
$L__BB1_225:
	max.s32 	%r296, %r88, -32768;
	min.s32 	%r297, %r296, 32767;
	cvt.u16.u32 	%rs167, %r297;
$L__BB1_228:
	mov.b32 	%r300, {%rs166, %rs167};
	st.v2.u32 	[%rd53], {%r86, %r300};
$L__BB1_231:
	selp.f32 	%f105, %f81, %f93, %p172;
	selp.f32 	%f106, %f82, %f94, %p172;
	selp.f32 	%f107, %f83, %f95, %p172;
	mul.lo.s64 	%rd158, %rd51, 3;
	add.s64 	%rd54, %rd50, %rd158;
	@%p8 bra 	$L__BB1_255;
	@%p7 bra 	$L__BB1_254;
	bra.uni 	$L__BB1_233;
$L__BB1_254:
	st.v4.f32 	[%rd54], {%f105, %f106, %f107, %f239};
	bra.uni 	$L__BB1_256;
$L__BB1_255:
	cvt.rni.s32.f32 	%r328, %f107;
	cvt.rni.s32.f32 	%r327, %f239;
	mov.u32 	%r329, 0;
	cvt.pack.sat.u8.s32.b32 %r326, %r327, %r328, %r329;
	cvt.rni.s32.f32 	%r331, %f106;
	cvt.rni.s32.f32 	%r332, %f105;
	cvt.pack.sat.u8.s32.b32 %r330, %r331, %r332, %r326;
	st.u32 	[%rd54], %r330;
	bra.uni 	$L__BB1_256;
$L__BB1_233:
	setp.eq.s32 	%p140, %r145, 3;
	@%p140 bra 	$L__BB1_237;
	bra.uni 	$L__BB1_234;
$L__BB1_237:
	cvt.rn.f16.f32 %rs168, %f105;
	bra.uni 	$L__BB1_238;
$L__BB1_234:
	setp.eq.s32 	%p141, %r145, 1;
	cvt.rni.s32.f32 	%r89, %f105;
	@%p141 bra 	$L__BB1_236;
	bra.uni 	$L__BB1_235;
$L__BB1_236:
	max.s32 	%r311, %r89, 0;
	min.s32 	%r312, %r311, 65535;
	cvt.u16.u32 	%rs168, %r312;
	bra.uni 	$L__BB1_238;
$L__BB1_235:
	max.s32 	%r309, %r89, -32768;
	min.s32 	%r310, %r309, 32767;
	cvt.u16.u32 	%rs168, %r310;
$L__BB1_238:
	@%p140 bra 	$L__BB1_242;
	bra.uni 	$L__BB1_239;
$L__BB1_242:
	cvt.rn.f16.f32 %rs169, %f106;
	bra.uni 	$L__BB1_243;
$L__BB1_239:
	setp.eq.s32 	%p143, %r145, 1;
	cvt.rni.s32.f32 	%r90, %f106;
	@%p143 bra 	$L__BB1_241;
	bra.uni 	$L__BB1_240;
$L__BB1_241:
	max.s32 	%r315, %r90, 0;
	min.s32 	%r316, %r315, 65535;
	cvt.u16.u32 	%rs169, %r316;
	bra.uni 	$L__BB1_243;
$L__BB1_240:
	max.s32 	%r313, %r90, -32768;
	min.s32 	%r314, %r313, 32767;
	cvt.u16.u32 	%rs169, %r314;
$L__BB1_243:
	mov.b32 	%r91, {%rs168, %rs169};
	@%p140 bra 	$L__BB1_247;
	bra.uni 	$L__BB1_244;
$L__BB1_247:
	cvt.rn.f16.f32 %rs170, %f107;
	bra.uni 	$L__BB1_248;
$L__BB1_244:
	setp.eq.s32 	%p145, %r145, 1;
	cvt.rni.s32.f32 	%r92, %f107;
	@%p145 bra 	$L__BB1_246;
	bra.uni 	$L__BB1_245;
$L__BB1_246:
	max.s32 	%r319, %r92, 0;
	min.s32 	%r320, %r319, 65535;
	cvt.u16.u32 	%rs170, %r320;
	bra.uni 	$L__BB1_248;
$L__BB1_245:
	max.s32 	%r317, %r92, -32768;
	min.s32 	%r318, %r317, 32767;
	cvt.u16.u32 	%rs170, %r318;
$L__BB1_248:
	@%p140 bra 	$L__BB1_252;
	bra.uni 	$L__BB1_249;
$L__BB1_252:
	cvt.rn.f16.f32 %rs171, %f239;
	bra.uni 	$L__BB1_253;
$L__BB1_249:
	setp.eq.s32 	%p147, %r145, 1;
	cvt.rni.s32.f32 	%r93, %f239;
	@%p147 bra 	$L__BB1_251;
	bra.uni 	$L__BB1_250;
$L__BB1_251:
	max.s32 	%r323, %r93, 0;
	min.s32 	%r324, %r323, 65535;
	cvt.u16.u32 	%rs171, %r324;
	bra.uni 	$L__BB1_253;
$L__BB1_250:
	max.s32 	%r321, %r93, -32768;
	min.s32 	%r322, %r321, 32767;
	cvt.u16.u32 	%rs171, %r322;
$L__BB1_253:
	mov.b32 	%r325, {%rs170, %rs171};
	st.v2.u32 	[%rd54], {%r91, %r325};
$L__BB1_256:
	@%p1 bra 	$L__BB1_267;
	bra.uni 	$L__BB1_257;
$L__BB1_267:
	bar.warp.sync 	-1;
	cvt.s64.s32 	%rd58, %r161;
	sub.s32 	%r343, %r456, %r163;
	min.s32 	%r344, %r343, 128;
	mul.lo.s32 	%r345, %r344, %r18;
	shl.b32 	%r100, %r345, 2;
	setp.lt.s32 	%p154, %r100, 1;
	@%p154 bra 	$L__BB1_292;
	mul.lo.s64 	%rd169, %rd239, %rd58;
	sub.s64 	%rd170, %rd46, %rd169;
	add.s64 	%rd59, %rd237, %rd170;
	and.b64  	%rd171, %rd59, 15;
	setp.eq.s64 	%p155, %rd171, 0;
	@%p155 bra 	$L__BB1_277;
	and.b64  	%rd172, %rd59, 3;
	setp.ne.s64 	%p156, %rd172, 0;
	mov.u32 	%r486, 0;
	@%p156 bra 	$L__BB1_285;
	shr.s32 	%r347, %r100, 31;
	shr.u32 	%r348, %r347, 30;
	add.s32 	%r349, %r100, %r348;
	shr.s32 	%r101, %r349, 2;
	mov.u32 	%r480, %tid.x;
	setp.ge.s32 	%p157, %r480, %r101;
	mov.u32 	%r486, %r100;
	@%p157 bra 	$L__BB1_285;
	not.b32 	%r351, %r480;
	add.s32 	%r103, %r101, %r351;
	shr.u32 	%r352, %r103, 5;
	add.s32 	%r353, %r352, 1;
	and.b32  	%r479, %r353, 3;
	setp.eq.s32 	%p158, %r479, 0;
	@%p158 bra 	$L__BB1_274;
	mov.u32 	%r480, %tid.x;
	mul.wide.s32 	%rd173, %r480, 4;
	shl.b32 	%r356, %r480, 2;
	add.s32 	%r357, %r163, %r356;
	cvt.s64.s32 	%rd174, %r357;
	sub.s64 	%rd175, %rd174, %rd58;
	mul.lo.s64 	%rd176, %rd239, %rd175;
	add.s64 	%rd177, %rd173, %rd176;
	add.s64 	%rd178, %rd177, %rd45;
	add.s64 	%rd244, %rd237, %rd178;
	add.s64 	%rd181, %rd117, %rd116;
	add.s64 	%rd243, %rd181, %rd173;
$L__BB1_273:
	.pragma "nounroll";
	ld.shared.u32 	%r359, [%rd243];
	st.u32 	[%rd244], %r359;
	add.s32 	%r480, %r480, 32;
	add.s64 	%rd244, %rd244, 128;
	add.s64 	%rd243, %rd243, 128;
	add.s32 	%r479, %r479, -1;
	setp.ne.s32 	%p159, %r479, 0;
	@%p159 bra 	$L__BB1_273;
$L__BB1_274:
	setp.lt.u32 	%p160, %r103, 96;
	mov.u32 	%r486, %r100;
	@%p160 bra 	$L__BB1_285;
	mul.wide.s32 	%rd182, %r480, 4;
	add.s64 	%rd185, %rd117, %rd116;
	add.s64 	%rd186, %rd185, %rd182;
	add.s64 	%rd246, %rd186, 256;
	mov.u32 	%r363, %tid.x;
	shl.b32 	%r364, %r363, 2;
	add.s32 	%r365, %r163, %r364;
	cvt.s64.s32 	%rd187, %r365;
	sub.s64 	%rd188, %rd187, %rd58;
	mul.lo.s64 	%rd189, %rd239, %rd188;
	add.s64 	%rd190, %rd182, %rd189;
	add.s64 	%rd191, %rd190, %rd45;
	add.s64 	%rd192, %rd237, %rd191;
	add.s64 	%rd245, %rd192, 256;
$L__BB1_276:
	ld.shared.u32 	%r366, [%rd246+-256];
	st.u32 	[%rd245+-256], %r366;
	ld.shared.u32 	%r367, [%rd246+-128];
	st.u32 	[%rd245+-128], %r367;
	ld.shared.u32 	%r368, [%rd246];
	st.u32 	[%rd245], %r368;
	ld.shared.u32 	%r369, [%rd246+128];
	st.u32 	[%rd245+128], %r369;
	add.s64 	%rd246, %rd246, 512;
	add.s64 	%rd245, %rd245, 512;
	add.s32 	%r480, %r480, 128;
	setp.lt.s32 	%p161, %r480, %r101;
	mov.u32 	%r486, %r100;
	@%p161 bra 	$L__BB1_276;
	bra.uni 	$L__BB1_285;
$L__BB1_257:
	setp.lt.s32 	%p148, %r73, 1;
	or.pred  	%p149, %p148, %p172;
	@%p149 bra 	$L__BB1_292;
	min.s32 	%r94, %r73, 4;
	mov.u32 	%r334, 0;
	add.s64 	%rd168, %rd117, %rd151;
	mov.u32 	%r476, %r334;
$L__BB1_259:
	.pragma "nounroll";
	cvt.s64.s32 	%rd159, %r476;
	mul.lo.s64 	%rd160, %rd239, %rd159;
	add.s64 	%rd55, %rd160, %rd46;
	shl.b32 	%r96, %r476, 2;
	mov.u32 	%r477, %r334;
$L__BB1_260:
	.pragma "nounroll";
	cvt.s64.s32 	%rd161, %r477;
	mul.lo.s64 	%rd162, %rd240, %rd161;
	add.s64 	%rd163, %rd55, %rd162;
	add.s64 	%rd56, %rd237, %rd163;
	add.s32 	%r336, %r477, %r96;
	mul.lo.s32 	%r337, %r336, %r18;
	cvt.s64.s32 	%rd164, %r337;
	add.s64 	%rd165, %rd164, %rd48;
	add.s64 	%rd57, %rd168, %rd165;
	@%p8 bra 	$L__BB1_264;
	setp.eq.s32 	%p151, %r18, 2;
	@%p151 bra 	$L__BB1_263;
	bra.uni 	$L__BB1_262;
$L__BB1_263:
	ld.shared.u16 	%rs148, [%rd57];
	st.u16 	[%rd56], %rs148;
	bra.uni 	$L__BB1_265;
$L__BB1_264:
	ld.shared.u8 	%rs149, [%rd57];
	st.u8 	[%rd56], %rs149;
	bra.uni 	$L__BB1_265;
$L__BB1_262:
	ld.shared.u32 	%r338, [%rd57];
	st.u32 	[%rd56], %r338;
$L__BB1_265:
	add.s32 	%r477, %r477, 1;
	setp.ne.s32 	%p152, %r477, 4;
	@%p152 bra 	$L__BB1_260;
	add.s32 	%r476, %r476, 1;
	setp.lt.s32 	%p153, %r476, %r94;
	@%p153 bra 	$L__BB1_259;
	bra.uni 	$L__BB1_292;
$L__BB1_277:
	shr.s32 	%r370, %r100, 31;
	shr.u32 	%r371, %r370, 28;
	add.s32 	%r372, %r100, %r371;
	shr.s32 	%r113, %r372, 4;
	setp.ge.s32 	%p162, %r160, %r113;
	@%p162 bra 	$L__BB1_284;
	not.b32 	%r374, %r160;
	add.s32 	%r115, %r113, %r374;
	shr.u32 	%r375, %r115, 5;
	add.s32 	%r376, %r375, 1;
	and.b32  	%r483, %r376, 3;
	setp.eq.s32 	%p163, %r483, 0;
	mov.u32 	%r484, %r160;
	@%p163 bra 	$L__BB1_281;
	mov.u32 	%r484, %tid.x;
	mul.wide.s32 	%rd193, %r484, 16;
	add.s64 	%rd196, %rd117, %rd116;
	add.s64 	%rd248, %rd196, %rd193;
	shl.b32 	%r380, %r484, 2;
	add.s32 	%r381, %r163, %r380;
	cvt.s64.s32 	%rd197, %r381;
	sub.s64 	%rd198, %rd197, %rd58;
	mul.lo.s64 	%rd199, %rd239, %rd198;
	add.s64 	%rd200, %rd193, %rd199;
	add.s64 	%rd201, %rd200, %rd45;
	add.s64 	%rd247, %rd237, %rd201;
$L__BB1_280:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r382, %r383, %r384, %r385}, [%rd248];
	st.v4.u32 	[%rd247], {%r382, %r383, %r384, %r385};
	add.s32 	%r484, %r484, 32;
	add.s64 	%rd248, %rd248, 512;
	add.s64 	%rd247, %rd247, 512;
	add.s32 	%r483, %r483, -1;
	setp.ne.s32 	%p164, %r483, 0;
	@%p164 bra 	$L__BB1_280;
$L__BB1_281:
	setp.lt.u32 	%p165, %r115, 96;
	@%p165 bra 	$L__BB1_284;
	mul.wide.s32 	%rd202, %r484, 16;
	mov.u32 	%r392, %tid.x;
	shl.b32 	%r393, %r392, 2;
	add.s32 	%r394, %r163, %r393;
	cvt.s64.s32 	%rd203, %r394;
	sub.s64 	%rd204, %rd203, %rd58;
	mul.lo.s64 	%rd205, %rd239, %rd204;
	add.s64 	%rd206, %rd202, %rd205;
	add.s64 	%rd207, %rd206, %rd45;
	add.s64 	%rd208, %rd237, %rd207;
	add.s64 	%rd250, %rd208, 1024;
	add.s64 	%rd211, %rd117, %rd116;
	add.s64 	%rd212, %rd211, %rd202;
	add.s64 	%rd249, %rd212, 1024;
$L__BB1_283:
	ld.shared.v4.u32 	{%r396, %r397, %r398, %r399}, [%rd249+-1024];
	st.v4.u32 	[%rd250+-1024], {%r396, %r397, %r398, %r399};
	ld.shared.v4.u32 	{%r404, %r405, %r406, %r407}, [%rd249+-512];
	st.v4.u32 	[%rd250+-512], {%r404, %r405, %r406, %r407};
	ld.shared.v4.u32 	{%r412, %r413, %r414, %r415}, [%rd249];
	st.v4.u32 	[%rd250], {%r412, %r413, %r414, %r415};
	ld.shared.v4.u32 	{%r420, %r421, %r422, %r423}, [%rd249+512];
	st.v4.u32 	[%rd250+512], {%r420, %r421, %r422, %r423};
	add.s64 	%rd250, %rd250, 2048;
	add.s64 	%rd249, %rd249, 2048;
	add.s32 	%r484, %r484, 128;
	setp.lt.s32 	%p166, %r484, %r113;
	@%p166 bra 	$L__BB1_283;
$L__BB1_284:
	and.b32  	%r486, %r100, -16;
$L__BB1_285:
	add.s32 	%r489, %r486, %r160;
	setp.ge.s32 	%p167, %r489, %r100;
	@%p167 bra 	$L__BB1_292;
	not.b32 	%r429, %r456;
	add.s32 	%r432, %r163, %r429;
	max.s32 	%r433, %r432, -129;
	shl.b32 	%r434, %r433, 2;
	mov.u32 	%r435, -4;
	sub.s32 	%r436, %r435, %r434;
	not.b32 	%r438, %r160;
	mad.lo.s32 	%r439, %r18, %r436, %r438;
	sub.s32 	%r128, %r439, %r486;
	shr.u32 	%r440, %r128, 5;
	add.s32 	%r441, %r440, 1;
	and.b32  	%r488, %r441, 3;
	setp.eq.s32 	%p168, %r488, 0;
	@%p168 bra 	$L__BB1_289;
	sub.s64 	%rd214, %rd122, %rd58;
	mul.lo.s64 	%rd215, %rd239, %rd214;
	add.s64 	%rd216, %rd215, %rd45;
	cvt.s64.s32 	%rd217, %r489;
	add.s64 	%rd218, %rd216, %rd217;
	add.s64 	%rd252, %rd237, %rd218;
	add.s64 	%rd221, %rd117, %rd116;
	add.s64 	%rd251, %rd221, %rd217;
$L__BB1_288:
	.pragma "nounroll";
	ld.shared.u8 	%rs150, [%rd251];
	st.u8 	[%rd252], %rs150;
	add.s32 	%r489, %r489, 32;
	add.s64 	%rd252, %rd252, 32;
	add.s64 	%rd251, %rd251, 32;
	add.s32 	%r488, %r488, -1;
	setp.ne.s32 	%p169, %r488, 0;
	@%p169 bra 	$L__BB1_288;
$L__BB1_289:
	setp.lt.u32 	%p170, %r128, 96;
	@%p170 bra 	$L__BB1_292;
	cvt.s64.s32 	%rd222, %r489;
	add.s64 	%rd225, %rd117, %rd116;
	add.s64 	%rd226, %rd225, %rd222;
	add.s64 	%rd254, %rd226, 64;
	sub.s64 	%rd228, %rd122, %rd58;
	mul.lo.s64 	%rd229, %rd239, %rd228;
	add.s64 	%rd230, %rd229, %rd45;
	add.s64 	%rd231, %rd230, %rd222;
	add.s64 	%rd232, %rd237, %rd231;
	add.s64 	%rd253, %rd232, 64;
$L__BB1_291:
	ld.shared.u8 	%rs151, [%rd254+-64];
	st.u8 	[%rd253+-64], %rs151;
	ld.shared.u8 	%rs152, [%rd254+-32];
	st.u8 	[%rd253+-32], %rs152;
	ld.shared.u8 	%rs153, [%rd254];
	st.u8 	[%rd253], %rs153;
	ld.shared.u8 	%rs154, [%rd254+32];
	st.u8 	[%rd253+32], %rs154;
	add.s64 	%rd254, %rd254, 128;
	add.s64 	%rd253, %rd253, 128;
	add.s32 	%r489, %r489, 128;
	setp.lt.s32 	%p171, %r489, %r100;
	@%p171 bra 	$L__BB1_291;
$L__BB1_292:
	ret;
}
`;
