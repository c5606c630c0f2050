// Made from kernels/in_range.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/in_range.cu`. */
export const IN_RANGE: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target9no_targetE[8];
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_in_range_cu_cc92af912nv6target5sm_90E = 90;
.visible .entry in_range_1(
	.param .u64 in_range_1_param_0,
	.param .align 8 .b8 in_range_1_param_1[48],
	.param .u64 in_range_1_param_2,
	.param .align 8 .b8 in_range_1_param_3[48],
	.param .align 4 .b8 in_range_1_param_4[36]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<65>;
	.reg .b16 	%rs<27>;
	.reg .f32 	%f<51>;
	.reg .b32 	%r<272>;
	.reg .b64 	%rd<227>;
	.shared .align 16 .b8 _ZZ8in_rangeILi1EEvPKvRK5BatchPvS4_RK5RangeE16scratch_of_block[4096];
	ld.param.u64 	%rd96, [in_range_1_param_0];
	ld.param.v2.u32 	{%r250, %r84}, [in_range_1_param_1+32];
	ld.param.v2.u32 	{%r85, %r86}, [in_range_1_param_1+40];
	ld.param.u64 	%rd101, [in_range_1_param_2];
	ld.param.v2.u32 	{%r251, %r252}, [in_range_1_param_3+32];
	ld.param.v2.u32 	{%r89, %r90}, [in_range_1_param_3+40];
	ld.param.f32 	%f31, [in_range_1_param_4+20];
	ld.param.f32 	%f27, [in_range_1_param_4+4];
	ld.param.u32 	%r82, [in_range_1_param_4];
	ld.param.u64 	%rd205, [in_range_1_param_3+16];
	ld.param.u64 	%rd204, [in_range_1_param_3+8];
	ld.param.u64 	%rd102, [in_range_1_param_3];
	ld.param.u64 	%rd202, [in_range_1_param_1+24];
	ld.param.u64 	%rd201, [in_range_1_param_1+16];
	ld.param.u64 	%rd200, [in_range_1_param_1+8];
	ld.param.u64 	%rd97, [in_range_1_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r86, 0;
	@%p1 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd106, %rd96;
	mul.wide.s32 	%rd107, %r1, 40;
	add.s64 	%rd108, %rd106, %rd107;
	ld.global.v2.u32 	{%r250, %r92}, [%rd108+32];
	ld.global.u64 	%rd202, [%rd108+24];
	ld.global.u64 	%rd201, [%rd108+16];
	ld.global.u64 	%rd200, [%rd108+8];
	ld.global.u64 	%rd199, [%rd108];
	bra.uni 	$L__BB0_3;
$L__BB0_2:
	cvt.s64.s32 	%rd109, %r1;
	mul.lo.s64 	%rd110, %rd97, %rd109;
	add.s64 	%rd199, %rd96, %rd110;
$L__BB0_3:
	setp.eq.s32 	%p2, %r90, 0;
	@%p2 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd111, %rd101;
	mul.wide.s32 	%rd112, %r1, 40;
	add.s64 	%rd113, %rd111, %rd112;
	ld.global.v2.u32 	{%r251, %r252}, [%rd113+32];
	ld.global.u64 	%rd205, [%rd113+16];
	ld.global.u64 	%rd204, [%rd113+8];
	ld.global.u64 	%rd203, [%rd113];
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.s64.s32 	%rd114, %r1;
	mul.lo.s64 	%rd115, %rd102, %rd114;
	add.s64 	%rd203, %rd101, %rd115;
$L__BB0_6:
	mov.u32 	%r95, %ctaid.y;
	shl.b32 	%r96, %r95, 3;
	mov.u32 	%r97, %tid.y;
	add.s32 	%r98, %r96, %r97;
	setp.ge.s32 	%p3, %r98, %r252;
	@%p3 bra 	$L__BB0_64;
	mov.u32 	%r99, %tid.x;
	shl.b32 	%r100, %r99, 2;
	mov.u32 	%r101, %ctaid.x;
	shl.b32 	%r102, %r101, 7;
	add.s32 	%r103, %r102, %r100;
	shl.b32 	%r105, %r99, 4;
	cvt.u64.u32 	%rd116, %r105;
	mul.wide.u32 	%rd117, %r97, 512;
	mov.u64 	%rd118, _ZZ8in_rangeILi1EEvPKvRK5BatchPvS4_RK5RangeE16scratch_of_block;
	cvta.shared.u64 	%rd119, %rd118;
	add.s64 	%rd120, %rd119, %rd117;
	add.s64 	%rd27, %rd120, %rd116;
	setp.eq.s32 	%p4, %r82, 4;
	selp.b32 	%r106, 4, 2, %p4;
	setp.eq.s32 	%p5, %r82, 0;
	selp.b32 	%r107, 1, %r106, %p5;
	sub.s32 	%r16, %r250, %r103;
	min.s32 	%r17, %r16, 4;
	cvt.s64.s32 	%rd121, %r98;
	mul.lo.s64 	%rd122, %rd200, %rd121;
	cvt.s64.s32 	%rd28, %r103;
	mul.lo.s64 	%rd123, %rd201, %rd28;
	add.s64 	%rd124, %rd122, %rd123;
	add.s64 	%rd207, %rd199, %rd124;
	setp.lt.s32 	%p6, %r16, 4;
	cvt.u64.u32 	%rd30, %r107;
	setp.ne.s64 	%p7, %rd201, %rd30;
	or.pred  	%p8, %p7, %p6;
	@%p8 bra 	$L__BB0_9;
	shl.b32 	%r113, %r107, 2;
	add.s32 	%r114, %r113, -1;
	cvt.s64.s32 	%rd125, %r114;
	and.b64  	%rd126, %rd207, %rd125;
	setp.eq.s64 	%p11, %rd126, 0;
	mov.u64 	%rd212, %rd207;
	@%p11 bra 	$L__BB0_20;
$L__BB0_9:
	@%p8 bra 	$L__BB0_11;
	or.b64  	%rd128, %rd202, %rd207;
	shl.b32 	%r119, %r107, 2;
	add.s32 	%r120, %r119, -1;
	cvt.s64.s32 	%rd129, %r120;
	and.b64  	%rd130, %rd128, %rd129;
	setp.eq.s64 	%p19, %rd130, 0;
	mov.u64 	%rd212, %rd207;
	@%p19 bra 	$L__BB0_20;
$L__BB0_11:
	setp.lt.s32 	%p20, %r16, 1;
	mov.u64 	%rd212, %rd27;
	@%p20 bra 	$L__BB0_20;
	@%p5 bra 	$L__BB0_18;
	cvt.u32.u64 	%r121, %rd30;
	setp.eq.s32 	%p22, %r121, 2;
	@%p22 bra 	$L__BB0_16;
	bra.uni 	$L__BB0_14;
$L__BB0_16:
	mov.u32 	%r129, %tid.x;
	shl.b32 	%r130, %r129, 4;
	cvt.u64.u32 	%rd135, %r130;
	add.s64 	%rd138, %rd118, %rd117;
	add.s64 	%rd209, %rd138, %rd135;
	mov.u32 	%r254, 0;
$L__BB0_17:
	.pragma "nounroll";
	ld.u16 	%rs1, [%rd207];
	st.shared.u16 	[%rd209], %rs1;
	add.s64 	%rd209, %rd209, 2;
	add.s64 	%rd207, %rd207, %rd201;
	add.s32 	%r254, %r254, 1;
	setp.lt.s32 	%p24, %r254, %r17;
	mov.u64 	%rd212, %rd27;
	@%p24 bra 	$L__BB0_17;
	bra.uni 	$L__BB0_20;
$L__BB0_18:
	mov.u32 	%r133, %tid.x;
	shl.b32 	%r134, %r133, 4;
	cvt.u64.u32 	%rd139, %r134;
	add.s64 	%rd142, %rd118, %rd117;
	add.s64 	%rd210, %rd142, %rd139;
	mov.u32 	%r255, 0;
$L__BB0_19:
	.pragma "nounroll";
	ld.u8 	%rs2, [%rd207];
	st.shared.u8 	[%rd210], %rs2;
	add.s64 	%rd207, %rd207, %rd201;
	add.s64 	%rd210, %rd210, %rd30;
	add.s32 	%r255, %r255, 1;
	setp.lt.s32 	%p25, %r255, %r17;
	mov.u64 	%rd212, %rd27;
	@%p25 bra 	$L__BB0_19;
	bra.uni 	$L__BB0_20;
$L__BB0_14:
	mov.u32 	%r124, %tid.x;
	shl.b32 	%r125, %r124, 4;
	cvt.u64.u32 	%rd131, %r125;
	add.s64 	%rd134, %rd118, %rd117;
	add.s64 	%rd206, %rd134, %rd131;
	mov.u32 	%r253, 0;
$L__BB0_15:
	.pragma "nounroll";
	ld.u32 	%r126, [%rd207];
	st.shared.u32 	[%rd206], %r126;
	add.s64 	%rd207, %rd207, %rd201;
	add.s64 	%rd206, %rd206, %rd30;
	add.s32 	%r253, %r253, 1;
	setp.lt.s32 	%p23, %r253, %r17;
	mov.u64 	%rd212, %rd27;
	@%p23 bra 	$L__BB0_15;
$L__BB0_20:
	@%p5 bra 	$L__BB0_24;
	@%p4 bra 	$L__BB0_23;
	bra.uni 	$L__BB0_22;
$L__BB0_23:
	ld.v4.u32 	{%r29, %r30, %r139, %r140}, [%rd212];
	mov.b32 	%f49, %r139;
	mov.b32 	%f50, %r140;
	bra.uni 	$L__BB0_25;
$L__BB0_24:
	ld.u32 	%r29, [%rd212];
	bra.uni 	$L__BB0_25;
$L__BB0_22:
	ld.v2.u32 	{%r29, %r30}, [%rd212];
$L__BB0_25:
	@%p5 bra 	$L__BB0_33;
	@%p4 bra 	$L__BB0_31;
	setp.eq.s32 	%p30, %r82, 3;
	@%p30 bra 	$L__BB0_30;
	setp.ne.s32 	%p31, %r82, 1;
	@%p31 bra 	$L__BB0_32;
	cvt.u16.u32 	%rs3, %r29;
	cvt.rn.f32.u16 	%f47, %rs3;
	shr.u32 	%r144, %r29, 16;
	cvt.u16.u32 	%rs4, %r144;
	cvt.rn.f32.u16 	%f48, %rs4;
	cvt.u16.u32 	%rs5, %r30;
	cvt.rn.f32.u16 	%f49, %rs5;
	shr.u32 	%r145, %r30, 16;
	cvt.u16.u32 	%rs6, %r145;
	cvt.rn.f32.u16 	%f50, %rs6;
	bra.uni 	$L__BB0_34;
$L__BB0_33:
	cvt.u16.u32 	%rs15, %r29;
	and.b16  	%rs16, %rs15, 255;
	cvt.rn.f32.u16 	%f47, %rs16;
	shr.u16 	%rs17, %rs15, 8;
	cvt.rn.f32.u16 	%f48, %rs17;
	shr.u32 	%r150, %r29, 16;
	cvt.u16.u32 	%rs18, %r150;
	and.b16  	%rs19, %rs18, 255;
	cvt.rn.f32.u16 	%f49, %rs19;
	shr.u32 	%r151, %r29, 24;
	cvt.u16.u32 	%rs20, %r151;
	cvt.rn.f32.u16 	%f50, %rs20;
	bra.uni 	$L__BB0_34;
$L__BB0_31:
	mov.b32 	%f47, %r29;
	mov.b32 	%f48, %r30;
	bra.uni 	$L__BB0_34;
$L__BB0_30:
	cvt.u16.u32 	%rs7, %r29;
	cvt.f32.f16 %f47, %rs7;
	shr.u32 	%r146, %r29, 16;
	cvt.u16.u32 	%rs8, %r146;
	cvt.f32.f16 %f48, %rs8;
	cvt.u16.u32 	%rs9, %r30;
	cvt.f32.f16 %f49, %rs9;
	shr.u32 	%r147, %r30, 16;
	cvt.u16.u32 	%rs10, %r147;
	cvt.f32.f16 %f50, %rs10;
	bra.uni 	$L__BB0_34;
$L__BB0_32:
	cvt.u16.u32 	%rs11, %r29;
	cvt.rn.f32.s16 	%f47, %rs11;
	shr.u32 	%r148, %r29, 16;
	cvt.u16.u32 	%rs12, %r148;
	cvt.rn.f32.s16 	%f48, %rs12;
	cvt.u16.u32 	%rs13, %r30;
	cvt.rn.f32.s16 	%f49, %rs13;
	shr.u32 	%r149, %r30, 16;
	cvt.u16.u32 	%rs14, %r149;
	cvt.rn.f32.s16 	%f50, %rs14;
$L__BB0_34:
	bar.warp.sync 	-1;
	setp.le.f32 	%p32, %f47, %f31;
	setp.ge.f32 	%p33, %f47, %f27;
	and.pred  	%p34, %p32, %p33;
	selp.f32 	%f41, 0f437F0000, 0f00000000, %p34;
	setp.le.f32 	%p35, %f48, %f31;
	setp.ge.f32 	%p36, %f48, %f27;
	and.pred  	%p37, %p35, %p36;
	selp.f32 	%f42, 0f437F0000, 0f00000000, %p37;
	setp.le.f32 	%p38, %f49, %f31;
	setp.ge.f32 	%p39, %f49, %f27;
	and.pred  	%p40, %p38, %p39;
	selp.f32 	%f43, 0f437F0000, 0f00000000, %p40;
	setp.le.f32 	%p41, %f50, %f31;
	setp.ge.f32 	%p42, %f50, %f27;
	and.pred  	%p43, %p41, %p42;
	selp.f32 	%f44, 0f437F0000, 0f00000000, %p43;
	mul.lo.s64 	%rd49, %rd204, %rd121;
	cvt.s64.s32 	%rd50, %r100;
	add.s64 	%rd146, %rd118, %rd117;
	add.s64 	%rd214, %rd146, %rd50;
	mul.lo.s64 	%rd147, %rd205, %rd28;
	add.s64 	%rd52, %rd49, %rd147;
	cvt.rni.s32.f32 	%r154, %f43;
	cvt.rni.s32.f32 	%r153, %f44;
	mov.u32 	%r155, 0;
	cvt.pack.sat.u8.s32.b32 %r152, %r153, %r154, %r155;
	cvt.rni.s32.f32 	%r158, %f41;
	cvt.rni.s32.f32 	%r157, %f42;
	cvt.pack.sat.u8.s32.b32 %r156, %r157, %r158, %r152;
	st.shared.u32 	[%rd214], %r156;
	setp.eq.s64 	%p44, %rd205, 1;
	@%p44 bra 	$L__BB0_38;
	bra.uni 	$L__BB0_35;
$L__BB0_38:
	bar.warp.sync 	-1;
	sub.s32 	%r171, %r251, %r102;
	min.s32 	%r36, %r171, 128;
	setp.lt.s32 	%p47, %r36, 1;
	@%p47 bra 	$L__BB0_64;
	sub.s64 	%rd148, %rd52, %rd50;
	add.s64 	%rd59, %rd203, %rd148;
	and.b64  	%rd149, %rd59, 15;
	setp.eq.s64 	%p48, %rd149, 0;
	@%p48 bra 	$L__BB0_49;
	and.b64  	%rd150, %rd59, 3;
	setp.ne.s64 	%p49, %rd150, 0;
	mov.u32 	%r267, 0;
	@%p49 bra 	$L__BB0_57;
	shr.s32 	%r173, %r36, 31;
	shr.u32 	%r174, %r173, 30;
	add.s32 	%r175, %r36, %r174;
	shr.s32 	%r37, %r175, 2;
	mov.u32 	%r261, %tid.x;
	setp.ge.s32 	%p50, %r261, %r37;
	@%p50 bra 	$L__BB0_48;
	not.b32 	%r177, %r261;
	add.s32 	%r39, %r37, %r177;
	shr.u32 	%r178, %r39, 5;
	add.s32 	%r179, %r178, 1;
	and.b32  	%r260, %r179, 3;
	setp.eq.s32 	%p51, %r260, 0;
	@%p51 bra 	$L__BB0_45;
	mov.u32 	%r261, %tid.x;
	mul.wide.s32 	%rd151, %r261, 4;
	add.s64 	%rd152, %rd151, %rd49;
	add.s64 	%rd153, %rd152, %rd28;
	sub.s64 	%rd154, %rd153, %rd50;
	add.s64 	%rd216, %rd203, %rd154;
	add.s64 	%rd215, %rd146, %rd151;
$L__BB0_44:
	.pragma "nounroll";
	ld.shared.u32 	%r181, [%rd215];
	st.u32 	[%rd216], %r181;
	add.s32 	%r261, %r261, 32;
	add.s64 	%rd216, %rd216, 128;
	add.s64 	%rd215, %rd215, 128;
	add.s32 	%r260, %r260, -1;
	setp.ne.s32 	%p52, %r260, 0;
	@%p52 bra 	$L__BB0_44;
$L__BB0_45:
	setp.lt.u32 	%p53, %r39, 96;
	@%p53 bra 	$L__BB0_48;
	mul.wide.s32 	%rd158, %r261, 4;
	add.s64 	%rd162, %rd146, %rd158;
	add.s64 	%rd218, %rd162, 256;
	add.s64 	%rd163, %rd158, %rd49;
	add.s64 	%rd164, %rd163, %rd28;
	add.s64 	%rd165, %rd164, 256;
	sub.s64 	%rd166, %rd165, %rd50;
	add.s64 	%rd217, %rd203, %rd166;
$L__BB0_47:
	ld.shared.u32 	%r183, [%rd218+-256];
	st.u32 	[%rd217+-256], %r183;
	ld.shared.u32 	%r184, [%rd218+-128];
	st.u32 	[%rd217+-128], %r184;
	ld.shared.u32 	%r185, [%rd218];
	st.u32 	[%rd217], %r185;
	ld.shared.u32 	%r186, [%rd218+128];
	st.u32 	[%rd217+128], %r186;
	add.s64 	%rd218, %rd218, 512;
	add.s64 	%rd217, %rd217, 512;
	add.s32 	%r261, %r261, 128;
	setp.lt.s32 	%p54, %r261, %r37;
	@%p54 bra 	$L__BB0_47;
$L__BB0_48:
	and.b32  	%r267, %r36, -4;
	bra.uni 	$L__BB0_57;
$L__BB0_35:
	sub.s32 	%r32, %r251, %r103;
	setp.lt.s32 	%p45, %r32, 1;
	@%p45 bra 	$L__BB0_64;
	add.s64 	%rd213, %rd203, %rd52;
	min.s32 	%r33, %r32, 4;
	mov.u32 	%r258, 0;
$L__BB0_37:
	.pragma "nounroll";
	ld.shared.u8 	%rs21, [%rd214];
	st.u8 	[%rd213], %rs21;
	add.s64 	%rd214, %rd214, 1;
	add.s64 	%rd213, %rd213, %rd205;
	add.s32 	%r258, %r258, 1;
	setp.lt.s32 	%p46, %r258, %r33;
	@%p46 bra 	$L__BB0_37;
	bra.uni 	$L__BB0_64;
$L__BB0_49:
	shr.s32 	%r187, %r36, 31;
	shr.u32 	%r188, %r187, 28;
	add.s32 	%r189, %r36, %r188;
	shr.s32 	%r50, %r189, 4;
	setp.ge.s32 	%p55, %r99, %r50;
	@%p55 bra 	$L__BB0_56;
	not.b32 	%r191, %r99;
	add.s32 	%r52, %r50, %r191;
	shr.u32 	%r192, %r52, 5;
	add.s32 	%r193, %r192, 1;
	and.b32  	%r264, %r193, 3;
	setp.eq.s32 	%p56, %r264, 0;
	mov.u32 	%r265, %r99;
	@%p56 bra 	$L__BB0_53;
	mov.u32 	%r265, %tid.x;
	mul.wide.s32 	%rd167, %r265, 16;
	add.s64 	%rd220, %rd146, %rd167;
	add.s64 	%rd171, %rd167, %rd49;
	add.s64 	%rd172, %rd171, %rd28;
	sub.s64 	%rd173, %rd172, %rd50;
	add.s64 	%rd219, %rd203, %rd173;
$L__BB0_52:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r195, %r196, %r197, %r198}, [%rd220];
	st.v4.u32 	[%rd219], {%r195, %r196, %r197, %r198};
	add.s32 	%r265, %r265, 32;
	add.s64 	%rd220, %rd220, 512;
	add.s64 	%rd219, %rd219, 512;
	add.s32 	%r264, %r264, -1;
	setp.ne.s32 	%p57, %r264, 0;
	@%p57 bra 	$L__BB0_52;
$L__BB0_53:
	setp.lt.u32 	%p58, %r52, 96;
	@%p58 bra 	$L__BB0_56;
	mul.wide.s32 	%rd174, %r265, 16;
	add.s64 	%rd175, %rd174, %rd49;
	add.s64 	%rd176, %rd175, %rd28;
	add.s64 	%rd177, %rd176, 1024;
	sub.s64 	%rd178, %rd177, %rd50;
	add.s64 	%rd222, %rd203, %rd178;
	add.s64 	%rd182, %rd146, %rd174;
	add.s64 	%rd221, %rd182, 1024;
$L__BB0_55:
	ld.shared.v4.u32 	{%r204, %r205, %r206, %r207}, [%rd221+-1024];
	st.v4.u32 	[%rd222+-1024], {%r204, %r205, %r206, %r207};
	ld.shared.v4.u32 	{%r212, %r213, %r214, %r215}, [%rd221+-512];
	st.v4.u32 	[%rd222+-512], {%r212, %r213, %r214, %r215};
	ld.shared.v4.u32 	{%r220, %r221, %r222, %r223}, [%rd221];
	st.v4.u32 	[%rd222], {%r220, %r221, %r222, %r223};
	ld.shared.v4.u32 	{%r228, %r229, %r230, %r231}, [%rd221+512];
	st.v4.u32 	[%rd222+512], {%r228, %r229, %r230, %r231};
	add.s64 	%rd222, %rd222, 2048;
	add.s64 	%rd221, %rd221, 2048;
	add.s32 	%r265, %r265, 128;
	setp.lt.s32 	%p59, %r265, %r50;
	@%p59 bra 	$L__BB0_55;
$L__BB0_56:
	and.b32  	%r267, %r36, -16;
$L__BB0_57:
	add.s32 	%r270, %r267, %r99;
	setp.ge.s32 	%p60, %r270, %r36;
	@%p60 bra 	$L__BB0_64;
	not.b32 	%r237, %r251;
	add.s32 	%r240, %r102, %r237;
	max.s32 	%r241, %r240, -129;
	mov.u32 	%r242, -2;
	sub.s32 	%r243, %r242, %r241;
	sub.s32 	%r245, %r243, %r99;
	sub.s32 	%r65, %r245, %r267;
	shr.u32 	%r246, %r65, 5;
	add.s32 	%r247, %r246, 1;
	and.b32  	%r269, %r247, 3;
	setp.eq.s32 	%p61, %r269, 0;
	@%p61 bra 	$L__BB0_61;
	add.s64 	%rd183, %rd49, %rd28;
	cvt.s64.s32 	%rd184, %r270;
	add.s64 	%rd185, %rd183, %rd184;
	sub.s64 	%rd186, %rd185, %rd50;
	add.s64 	%rd224, %rd203, %rd186;
	add.s64 	%rd223, %rd146, %rd184;
$L__BB0_60:
	.pragma "nounroll";
	ld.shared.u8 	%rs22, [%rd223];
	st.u8 	[%rd224], %rs22;
	add.s32 	%r270, %r270, 32;
	add.s64 	%rd224, %rd224, 32;
	add.s64 	%rd223, %rd223, 32;
	add.s32 	%r269, %r269, -1;
	setp.ne.s32 	%p62, %r269, 0;
	@%p62 bra 	$L__BB0_60;
$L__BB0_61:
	setp.lt.u32 	%p63, %r65, 96;
	@%p63 bra 	$L__BB0_64;
	cvt.s64.s32 	%rd190, %r270;
	add.s64 	%rd194, %rd146, %rd190;
	add.s64 	%rd226, %rd194, 64;
	add.s64 	%rd195, %rd49, %rd28;
	add.s64 	%rd196, %rd195, %rd190;
	add.s64 	%rd197, %rd196, 64;
	sub.s64 	%rd198, %rd197, %rd50;
	add.s64 	%rd225, %rd203, %rd198;
$L__BB0_63:
	ld.shared.u8 	%rs23, [%rd226+-64];
	st.u8 	[%rd225+-64], %rs23;
	ld.shared.u8 	%rs24, [%rd226+-32];
	st.u8 	[%rd225+-32], %rs24;
	ld.shared.u8 	%rs25, [%rd226];
	st.u8 	[%rd225], %rs25;
	ld.shared.u8 	%rs26, [%rd226+32];
	st.u8 	[%rd225+32], %rs26;
	add.s64 	%rd226, %rd226, 128;
	add.s64 	%rd225, %rd225, 128;
	add.s32 	%r270, %r270, 128;
	setp.lt.s32 	%p64, %r270, %r36;
	@%p64 bra 	$L__BB0_63;
$L__BB0_64:
	ret;
}
.visible .entry in_range_2(
	.param .u64 in_range_2_param_0,
	.param .align 8 .b8 in_range_2_param_1[48],
	.param .u64 in_range_2_param_2,
	.param .align 8 .b8 in_range_2_param_3[48],
	.param .align 4 .b8 in_range_2_param_4[36]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<114>;
	.reg .b16 	%rs<45>;
	.reg .f32 	%f<91>;
	.reg .b32 	%r<314>;
	.reg .b64 	%rd<231>;
	.shared .align 16 .b8 _ZZ8in_rangeILi2EEvPKvRK5BatchPvS4_RK5RangeE16scratch_of_block[8192];
	ld.param.u64 	%rd93, [in_range_2_param_0];
	ld.param.v2.u32 	{%r287, %r104}, [in_range_2_param_1+32];
	ld.param.v2.u32 	{%r105, %r106}, [in_range_2_param_1+40];
	ld.param.u64 	%rd98, [in_range_2_param_2];
	ld.param.v2.u32 	{%r288, %r289}, [in_range_2_param_3+32];
	ld.param.v2.u32 	{%r109, %r110}, [in_range_2_param_3+40];
	ld.param.f32 	%f46, [in_range_2_param_4+24];
	ld.param.f32 	%f45, [in_range_2_param_4+20];
	ld.param.f32 	%f42, [in_range_2_param_4+8];
	ld.param.f32 	%f41, [in_range_2_param_4+4];
	ld.param.u32 	%r102, [in_range_2_param_4];
	ld.param.u64 	%rd214, [in_range_2_param_3+16];
	ld.param.u64 	%rd213, [in_range_2_param_3+8];
	ld.param.u64 	%rd99, [in_range_2_param_3];
	ld.param.u64 	%rd211, [in_range_2_param_1+24];
	ld.param.u64 	%rd210, [in_range_2_param_1+16];
	ld.param.u64 	%rd209, [in_range_2_param_1+8];
	ld.param.u64 	%rd94, [in_range_2_param_1];
	mov.u32 	%r2, %ctaid.z;
	setp.eq.s32 	%p1, %r106, 0;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd103, %rd93;
	mul.wide.s32 	%rd104, %r2, 40;
	add.s64 	%rd105, %rd103, %rd104;
	ld.global.v2.u32 	{%r287, %r112}, [%rd105+32];
	ld.global.u64 	%rd211, [%rd105+24];
	ld.global.u64 	%rd210, [%rd105+16];
	ld.global.u64 	%rd209, [%rd105+8];
	ld.global.u64 	%rd208, [%rd105];
	bra.uni 	$L__BB1_3;
$L__BB1_2:
	cvt.s64.s32 	%rd106, %r2;
	mul.lo.s64 	%rd107, %rd94, %rd106;
	add.s64 	%rd208, %rd93, %rd107;
$L__BB1_3:
	setp.eq.s32 	%p2, %r110, 0;
	@%p2 bra 	$L__BB1_5;
	cvta.to.global.u64 	%rd108, %rd98;
	mul.wide.s32 	%rd109, %r2, 40;
	add.s64 	%rd110, %rd108, %rd109;
	ld.global.v2.u32 	{%r288, %r289}, [%rd110+32];
	ld.global.u64 	%rd214, [%rd110+16];
	ld.global.u64 	%rd213, [%rd110+8];
	ld.global.u64 	%rd212, [%rd110];
	bra.uni 	$L__BB1_6;
$L__BB1_5:
	cvt.s64.s32 	%rd111, %r2;
	mul.lo.s64 	%rd112, %rd99, %rd111;
	add.s64 	%rd212, %rd98, %rd112;
$L__BB1_6:
	mov.u32 	%r115, %ctaid.y;
	shl.b32 	%r116, %r115, 3;
	mov.u32 	%r16, %tid.y;
	add.s32 	%r17, %r116, %r16;
	setp.ge.s32 	%p3, %r17, %r289;
	@%p3 bra 	$L__BB1_118;
	mov.u32 	%r18, %tid.x;
	shl.b32 	%r117, %r18, 2;
	mov.u32 	%r118, %ctaid.x;
	shl.b32 	%r119, %r118, 7;
	add.s32 	%r120, %r119, %r117;
	cvt.u64.u32 	%rd29, %r16;
	setp.eq.s32 	%p4, %r102, 4;
	selp.b32 	%r121, 4, 2, %p4;
	setp.eq.s32 	%p5, %r102, 0;
	selp.b32 	%r19, 1, %r121, %p5;
	sub.s32 	%r20, %r287, %r120;
	cvt.s64.s32 	%rd113, %r17;
	mul.lo.s64 	%rd114, %rd209, %rd113;
	cvt.s64.s32 	%rd115, %r120;
	mul.lo.s64 	%rd116, %rd210, %rd115;
	add.s64 	%rd30, %rd114, %rd116;
	setp.gt.s32 	%p6, %r20, 3;
	@%p6 bra 	$L__BB1_8;
	bra.uni 	$L__BB1_10;
$L__BB1_8:
	shl.b32 	%r122, %r19, 1;
	cvt.u64.u32 	%rd117, %r122;
	setp.ne.s64 	%p7, %rd210, %rd117;
	cvt.u64.u32 	%rd118, %r19;
	setp.ne.s64 	%p8, %rd211, %rd118;
	or.pred  	%p9, %p8, %p7;
	@%p9 bra 	$L__BB1_10;
	shl.b32 	%r125, %r19, 2;
	cvt.u64.u32 	%rd216, %r125;
	add.s64 	%rd215, %rd208, %rd30;
	add.s32 	%r126, %r125, -1;
	cvt.s64.s32 	%rd119, %r126;
	and.b64  	%rd120, %rd119, %rd215;
	setp.eq.s64 	%p12, %rd120, 0;
	mov.u16 	%rs44, 0;
	@%p12 bra 	$L__BB1_22;
$L__BB1_10:
	setp.lt.s32 	%p13, %r20, 4;
	cvt.u64.u32 	%rd121, %r19;
	setp.ne.s64 	%p14, %rd210, %rd121;
	or.pred  	%p15, %p13, %p14;
	@%p15 bra 	$L__BB1_12;
	shl.b32 	%r129, %r19, 2;
	add.s64 	%rd215, %rd208, %rd30;
	or.b64  	%rd122, %rd211, %rd215;
	add.s32 	%r130, %r129, -1;
	cvt.s64.s32 	%rd123, %r130;
	and.b64  	%rd124, %rd122, %rd123;
	setp.eq.s64 	%p18, %rd124, 0;
	mov.u16 	%rs44, 1;
	mov.u64 	%rd216, %rd211;
	@%p18 bra 	$L__BB1_22;
$L__BB1_12:
	setp.lt.s32 	%p19, %r20, 1;
	shl.b32 	%r133, %r19, 2;
	cvt.u64.u32 	%rd216, %r133;
	mov.u32 	%r135, %tid.x;
	shl.b32 	%r136, %r135, 5;
	cvt.u64.u32 	%rd125, %r136;
	mul.wide.u32 	%rd126, %r16, 1024;
	mov.u64 	%rd127, _ZZ8in_rangeILi2EEvPKvRK5BatchPvS4_RK5RangeE16scratch_of_block;
	cvta.shared.u64 	%rd128, %rd127;
	add.s64 	%rd129, %rd128, %rd126;
	add.s64 	%rd215, %rd129, %rd125;
	mov.u16 	%rs44, 0;
	@%p19 bra 	$L__BB1_22;
	min.s32 	%r21, %r20, 4;
	shl.b32 	%r138, %r18, 5;
	cvt.u64.u32 	%rd36, %r138;
	mov.u32 	%r137, 0;
	mov.u32 	%r290, %r137;
$L__BB1_14:
	.pragma "nounroll";
	shl.b32 	%r23, %r290, 1;
	cvt.s64.s32 	%rd130, %r290;
	mul.lo.s64 	%rd131, %rd210, %rd130;
	add.s64 	%rd37, %rd131, %rd30;
	mov.u32 	%r291, %r137;
$L__BB1_15:
	.pragma "nounroll";
	add.s32 	%r140, %r291, %r23;
	mul.lo.s32 	%r141, %r140, %r19;
	cvt.s64.s32 	%rd132, %r141;
	add.s64 	%rd133, %rd132, %rd36;
	shl.b64 	%rd134, %rd29, 10;
	add.s64 	%rd136, %rd127, %rd134;
	add.s64 	%rd38, %rd136, %rd133;
	cvt.s64.s32 	%rd137, %r291;
	mul.lo.s64 	%rd138, %rd211, %rd137;
	add.s64 	%rd139, %rd37, %rd138;
	add.s64 	%rd39, %rd208, %rd139;
	@%p5 bra 	$L__BB1_19;
	setp.eq.s32 	%p23, %r19, 2;
	@%p23 bra 	$L__BB1_18;
	bra.uni 	$L__BB1_17;
$L__BB1_18:
	ld.u16 	%rs13, [%rd39];
	st.shared.u16 	[%rd38], %rs13;
	bra.uni 	$L__BB1_20;
$L__BB1_19:
	ld.u8 	%rs14, [%rd39];
	st.shared.u8 	[%rd38], %rs14;
	bra.uni 	$L__BB1_20;
$L__BB1_17:
	ld.u32 	%r142, [%rd39];
	st.shared.u32 	[%rd38], %r142;
$L__BB1_20:
	add.s32 	%r291, %r291, 1;
	setp.lt.u32 	%p24, %r291, 2;
	@%p24 bra 	$L__BB1_15;
	add.s32 	%r290, %r290, 1;
	setp.lt.s32 	%p25, %r290, %r21;
	@%p25 bra 	$L__BB1_14;
$L__BB1_22:
	@%p5 bra 	$L__BB1_26;
	@%p4 bra 	$L__BB1_25;
	bra.uni 	$L__BB1_24;
$L__BB1_25:
	ld.v4.u32 	{%r292, %r293, %r298, %r299}, [%rd215];
	bra.uni 	$L__BB1_27;
$L__BB1_26:
	ld.u32 	%r292, [%rd215];
	bra.uni 	$L__BB1_27;
$L__BB1_24:
	ld.v2.u32 	{%r292, %r293}, [%rd215];
$L__BB1_27:
	cvt.u16.u32 	%rs2, %r292;
	@%p5 bra 	$L__BB1_33;
	@%p4 bra 	$L__BB1_32;
	bra.uni 	$L__BB1_29;
$L__BB1_32:
	mov.b32 	%f83, %r292;
	bra.uni 	$L__BB1_34;
$L__BB1_33:
	and.b16  	%rs18, %rs2, 255;
	cvt.rn.f32.u16 	%f83, %rs18;
	bra.uni 	$L__BB1_34;
$L__BB1_29:
	setp.eq.s32 	%p32, %r102, 3;
	@%p32 bra 	$L__BB1_31;
	bra.uni 	$L__BB1_30;
$L__BB1_31:
	cvt.f32.f16 %f83, %rs2;
	bra.uni 	$L__BB1_34;
$L__BB1_30:
	setp.eq.s32 	%p33, %r102, 1;
	cvt.rn.f32.s16 	%f49, %rs2;
	cvt.rn.f32.u16 	%f50, %rs2;
	selp.f32 	%f83, %f50, %f49, %p33;
$L__BB1_34:
	shr.u32 	%r38, %r292, 16;
	cvt.u16.u32 	%rs3, %r38;
	@%p5 bra 	$L__BB1_40;
	@%p4 bra 	$L__BB1_39;
	bra.uni 	$L__BB1_36;
$L__BB1_39:
	mov.b32 	%f84, %r293;
	bra.uni 	$L__BB1_41;
$L__BB1_40:
	shr.u16 	%rs21, %rs2, 8;
	cvt.rn.f32.u16 	%f84, %rs21;
	bra.uni 	$L__BB1_41;
$L__BB1_36:
	setp.eq.s32 	%p36, %r102, 3;
	@%p36 bra 	$L__BB1_38;
	bra.uni 	$L__BB1_37;
$L__BB1_38:
	cvt.f32.f16 %f84, %rs3;
	bra.uni 	$L__BB1_41;
$L__BB1_37:
	setp.eq.s32 	%p37, %r102, 1;
	cvt.rn.f32.s16 	%f52, %rs3;
	cvt.rn.f32.u16 	%f53, %rs3;
	selp.f32 	%f84, %f53, %f52, %p37;
$L__BB1_41:
	cvt.u16.u32 	%rs4, %r293;
	@%p5 bra 	$L__BB1_47;
	@%p4 bra 	$L__BB1_46;
	bra.uni 	$L__BB1_43;
$L__BB1_46:
	mov.b32 	%f85, %r298;
	bra.uni 	$L__BB1_48;
$L__BB1_47:
	and.b16  	%rs24, %rs3, 255;
	cvt.rn.f32.u16 	%f85, %rs24;
	bra.uni 	$L__BB1_48;
$L__BB1_43:
	setp.eq.s32 	%p40, %r102, 3;
	@%p40 bra 	$L__BB1_45;
	bra.uni 	$L__BB1_44;
$L__BB1_45:
	cvt.f32.f16 %f85, %rs4;
	bra.uni 	$L__BB1_48;
$L__BB1_44:
	setp.eq.s32 	%p41, %r102, 1;
	cvt.rn.f32.s16 	%f55, %rs4;
	cvt.rn.f32.u16 	%f56, %rs4;
	selp.f32 	%f85, %f56, %f55, %p41;
$L__BB1_48:
	shr.u32 	%r157, %r293, 16;
	cvt.u16.u32 	%rs5, %r157;
	@%p5 bra 	$L__BB1_54;
	@%p4 bra 	$L__BB1_53;
	bra.uni 	$L__BB1_50;
$L__BB1_53:
	mov.b32 	%f86, %r299;
	bra.uni 	$L__BB1_55;
$L__BB1_54:
	shr.u32 	%r158, %r292, 24;
	cvt.u16.u32 	%rs26, %r158;
	cvt.rn.f32.u16 	%f86, %rs26;
	bra.uni 	$L__BB1_55;
$L__BB1_50:
	setp.eq.s32 	%p44, %r102, 3;
	@%p44 bra 	$L__BB1_52;
	bra.uni 	$L__BB1_51;
$L__BB1_52:
	cvt.f32.f16 %f86, %rs5;
	bra.uni 	$L__BB1_55;
$L__BB1_51:
	setp.eq.s32 	%p45, %r102, 1;
	cvt.rn.f32.s16 	%f58, %rs5;
	cvt.rn.f32.u16 	%f59, %rs5;
	selp.f32 	%f86, %f59, %f58, %p45;
$L__BB1_55:
	add.s64 	%rd44, %rd215, %rd216;
	@%p5 bra 	$L__BB1_59;
	@%p4 bra 	$L__BB1_58;
	bra.uni 	$L__BB1_57;
$L__BB1_58:
	ld.v4.u32 	{%r296, %r293, %r298, %r299}, [%rd44];
	bra.uni 	$L__BB1_60;
$L__BB1_59:
	ld.u32 	%r296, [%rd44];
	bra.uni 	$L__BB1_60;
$L__BB1_57:
	ld.v2.u32 	{%r296, %r293}, [%rd44];
$L__BB1_60:
	cvt.u16.u32 	%rs6, %r296;
	@%p5 bra 	$L__BB1_66;
	@%p4 bra 	$L__BB1_65;
	bra.uni 	$L__BB1_62;
$L__BB1_65:
	mov.b32 	%f87, %r296;
	bra.uni 	$L__BB1_67;
$L__BB1_66:
	and.b16  	%rs29, %rs6, 255;
	cvt.rn.f32.u16 	%f87, %rs29;
	bra.uni 	$L__BB1_67;
$L__BB1_62:
	setp.eq.s32 	%p50, %r102, 3;
	@%p50 bra 	$L__BB1_64;
	bra.uni 	$L__BB1_63;
$L__BB1_64:
	cvt.f32.f16 %f87, %rs6;
	bra.uni 	$L__BB1_67;
$L__BB1_63:
	setp.eq.s32 	%p51, %r102, 1;
	cvt.rn.f32.s16 	%f61, %rs6;
	cvt.rn.f32.u16 	%f62, %rs6;
	selp.f32 	%f87, %f62, %f61, %p51;
$L__BB1_67:
	shr.u32 	%r50, %r296, 16;
	cvt.u16.u32 	%rs7, %r50;
	@%p5 bra 	$L__BB1_73;
	@%p4 bra 	$L__BB1_72;
	bra.uni 	$L__BB1_69;
$L__BB1_72:
	mov.b32 	%f88, %r293;
	bra.uni 	$L__BB1_74;
$L__BB1_73:
	shr.u16 	%rs32, %rs6, 8;
	cvt.rn.f32.u16 	%f88, %rs32;
	bra.uni 	$L__BB1_74;
$L__BB1_69:
	setp.eq.s32 	%p54, %r102, 3;
	@%p54 bra 	$L__BB1_71;
	bra.uni 	$L__BB1_70;
$L__BB1_71:
	cvt.f32.f16 %f88, %rs7;
	bra.uni 	$L__BB1_74;
$L__BB1_70:
	setp.eq.s32 	%p55, %r102, 1;
	cvt.rn.f32.s16 	%f64, %rs7;
	cvt.rn.f32.u16 	%f65, %rs7;
	selp.f32 	%f88, %f65, %f64, %p55;
$L__BB1_74:
	cvt.u16.u32 	%rs8, %r293;
	@%p5 bra 	$L__BB1_80;
	@%p4 bra 	$L__BB1_79;
	bra.uni 	$L__BB1_76;
$L__BB1_79:
	mov.b32 	%f89, %r298;
	bra.uni 	$L__BB1_81;
$L__BB1_80:
	and.b16  	%rs35, %rs7, 255;
	cvt.rn.f32.u16 	%f89, %rs35;
	bra.uni 	$L__BB1_81;
$L__BB1_76:
	setp.eq.s32 	%p58, %r102, 3;
	@%p58 bra 	$L__BB1_78;
	bra.uni 	$L__BB1_77;
$L__BB1_78:
	cvt.f32.f16 %f89, %rs8;
	bra.uni 	$L__BB1_81;
$L__BB1_77:
	setp.eq.s32 	%p59, %r102, 1;
	cvt.rn.f32.s16 	%f67, %rs8;
	cvt.rn.f32.u16 	%f68, %rs8;
	selp.f32 	%f89, %f68, %f67, %p59;
$L__BB1_81:
	shr.u32 	%r165, %r293, 16;
	cvt.u16.u32 	%rs9, %r165;
	@%p5 bra 	$L__BB1_87;
	@%p4 bra 	$L__BB1_86;
	bra.uni 	$L__BB1_83;
$L__BB1_86:
	mov.b32 	%f90, %r299;
	bra.uni 	$L__BB1_88;
$L__BB1_87:
	shr.u32 	%r166, %r296, 24;
	cvt.u16.u32 	%rs37, %r166;
	cvt.rn.f32.u16 	%f90, %rs37;
	bra.uni 	$L__BB1_88;
$L__BB1_83:
	setp.eq.s32 	%p62, %r102, 3;
	@%p62 bra 	$L__BB1_85;
	bra.uni 	$L__BB1_84;
$L__BB1_85:
	cvt.f32.f16 %f90, %rs9;
	bra.uni 	$L__BB1_88;
$L__BB1_84:
	setp.eq.s32 	%p63, %r102, 1;
	cvt.rn.f32.s16 	%f70, %rs9;
	cvt.rn.f32.u16 	%f71, %rs9;
	selp.f32 	%f90, %f71, %f70, %p63;
$L__BB1_88:
	setp.eq.s16 	%p64, %rs44, 0;
	selp.f32 	%f73, %f84, %f87, %p64;
	selp.f32 	%f74, %f85, %f84, %p64;
	selp.f32 	%f75, %f86, %f88, %p64;
	selp.f32 	%f76, %f87, %f85, %p64;
	selp.f32 	%f77, %f88, %f89, %p64;
	selp.f32 	%f78, %f89, %f86, %p64;
	bar.warp.sync 	-1;
	setp.le.f32 	%p65, %f83, %f45;
	setp.ge.f32 	%p66, %f83, %f41;
	and.pred  	%p67, %p65, %p66;
	setp.ge.f32 	%p68, %f73, %f42;
	setp.le.f32 	%p69, %f73, %f46;
	and.pred  	%p70, %p69, %p68;
	and.pred  	%p71, %p67, %p70;
	selp.f32 	%f79, 0f437F0000, 0f00000000, %p71;
	setp.ge.f32 	%p72, %f74, %f41;
	setp.le.f32 	%p73, %f74, %f45;
	and.pred  	%p74, %p73, %p72;
	setp.ge.f32 	%p75, %f75, %f42;
	setp.le.f32 	%p76, %f75, %f46;
	and.pred  	%p77, %p76, %p75;
	and.pred  	%p78, %p74, %p77;
	selp.f32 	%f80, 0f437F0000, 0f00000000, %p78;
	setp.ge.f32 	%p79, %f76, %f41;
	setp.le.f32 	%p80, %f76, %f45;
	and.pred  	%p81, %p80, %p79;
	setp.ge.f32 	%p82, %f77, %f42;
	setp.le.f32 	%p83, %f77, %f46;
	and.pred  	%p84, %p83, %p82;
	and.pred  	%p85, %p81, %p84;
	selp.f32 	%f81, 0f437F0000, 0f00000000, %p85;
	setp.ge.f32 	%p86, %f78, %f41;
	setp.le.f32 	%p87, %f78, %f45;
	and.pred  	%p88, %p87, %p86;
	setp.le.f32 	%p89, %f90, %f46;
	setp.ge.f32 	%p90, %f90, %f42;
	and.pred  	%p91, %p89, %p90;
	and.pred  	%p92, %p88, %p91;
	selp.f32 	%f82, 0f437F0000, 0f00000000, %p92;
	mul.lo.s64 	%rd46, %rd213, %rd113;
	mul.lo.s64 	%rd147, %rd214, %rd115;
	cvt.s64.s32 	%rd47, %r117;
	shl.b64 	%rd148, %rd29, 10;
	mov.u64 	%rd149, _ZZ8in_rangeILi2EEvPKvRK5BatchPvS4_RK5RangeE16scratch_of_block;
	add.s64 	%rd150, %rd149, %rd148;
	add.s64 	%rd218, %rd150, %rd47;
	add.s64 	%rd49, %rd46, %rd147;
	cvt.rni.s32.f32 	%r169, %f81;
	cvt.rni.s32.f32 	%r168, %f82;
	mov.u32 	%r170, 0;
	cvt.pack.sat.u8.s32.b32 %r167, %r168, %r169, %r170;
	cvt.rni.s32.f32 	%r173, %f79;
	cvt.rni.s32.f32 	%r172, %f80;
	cvt.pack.sat.u8.s32.b32 %r171, %r172, %r173, %r167;
	st.shared.u32 	[%rd218], %r171;
	setp.eq.s64 	%p93, %rd214, 1;
	@%p93 bra 	$L__BB1_92;
	bra.uni 	$L__BB1_89;
$L__BB1_92:
	bar.warp.sync 	-1;
	sub.s32 	%r186, %r288, %r119;
	min.s32 	%r56, %r186, 128;
	setp.lt.s32 	%p96, %r56, 1;
	@%p96 bra 	$L__BB1_118;
	sub.s64 	%rd151, %rd49, %rd47;
	add.s64 	%rd56, %rd212, %rd151;
	and.b64  	%rd152, %rd56, 15;
	setp.eq.s64 	%p97, %rd152, 0;
	@%p97 bra 	$L__BB1_103;
	and.b64  	%rd153, %rd56, 3;
	setp.ne.s64 	%p98, %rd153, 0;
	mov.u32 	%r309, 0;
	@%p98 bra 	$L__BB1_111;
	shr.s32 	%r188, %r56, 31;
	shr.u32 	%r189, %r188, 30;
	add.s32 	%r190, %r56, %r189;
	shr.s32 	%r57, %r190, 2;
	mov.u32 	%r303, %tid.x;
	setp.ge.s32 	%p99, %r303, %r57;
	@%p99 bra 	$L__BB1_102;
	not.b32 	%r192, %r303;
	add.s32 	%r59, %r57, %r192;
	shr.u32 	%r193, %r59, 5;
	add.s32 	%r194, %r193, 1;
	and.b32  	%r302, %r194, 3;
	setp.eq.s32 	%p100, %r302, 0;
	@%p100 bra 	$L__BB1_99;
	mov.u32 	%r303, %tid.x;
	mul.wide.s32 	%rd154, %r303, 4;
	add.s64 	%rd155, %rd154, %rd46;
	shl.b32 	%r197, %r303, 2;
	add.s32 	%r198, %r119, %r197;
	cvt.s64.s32 	%rd156, %r198;
	add.s64 	%rd157, %rd155, %rd156;
	sub.s64 	%rd158, %rd157, %rd47;
	add.s64 	%rd220, %rd212, %rd158;
	add.s64 	%rd219, %rd150, %rd154;
$L__BB1_98:
	.pragma "nounroll";
	ld.shared.u32 	%r199, [%rd219];
	st.u32 	[%rd220], %r199;
	add.s32 	%r303, %r303, 32;
	add.s64 	%rd220, %rd220, 128;
	add.s64 	%rd219, %rd219, 128;
	add.s32 	%r302, %r302, -1;
	setp.ne.s32 	%p101, %r302, 0;
	@%p101 bra 	$L__BB1_98;
$L__BB1_99:
	setp.lt.u32 	%p102, %r59, 96;
	@%p102 bra 	$L__BB1_102;
	mul.wide.s32 	%rd162, %r303, 4;
	add.s64 	%rd166, %rd150, %rd162;
	add.s64 	%rd222, %rd166, 256;
	add.s64 	%rd167, %rd162, %rd46;
	mov.u32 	%r202, %tid.x;
	shl.b32 	%r203, %r202, 2;
	add.s32 	%r204, %r119, %r203;
	cvt.s64.s32 	%rd168, %r204;
	add.s64 	%rd169, %rd167, %rd168;
	add.s64 	%rd170, %rd169, 256;
	sub.s64 	%rd171, %rd170, %rd47;
	add.s64 	%rd221, %rd212, %rd171;
$L__BB1_101:
	ld.shared.u32 	%r205, [%rd222+-256];
	st.u32 	[%rd221+-256], %r205;
	ld.shared.u32 	%r206, [%rd222+-128];
	st.u32 	[%rd221+-128], %r206;
	ld.shared.u32 	%r207, [%rd222];
	st.u32 	[%rd221], %r207;
	ld.shared.u32 	%r208, [%rd222+128];
	st.u32 	[%rd221+128], %r208;
	add.s64 	%rd222, %rd222, 512;
	add.s64 	%rd221, %rd221, 512;
	add.s32 	%r303, %r303, 128;
	setp.lt.s32 	%p103, %r303, %r57;
	@%p103 bra 	$L__BB1_101;
$L__BB1_102:
	and.b32  	%r309, %r56, -4;
	bra.uni 	$L__BB1_111;
$L__BB1_89:
	sub.s32 	%r52, %r288, %r120;
	setp.lt.s32 	%p94, %r52, 1;
	@%p94 bra 	$L__BB1_118;
	add.s64 	%rd217, %rd212, %rd49;
	min.s32 	%r53, %r52, 4;
	mov.u32 	%r300, 0;
$L__BB1_91:
	.pragma "nounroll";
	ld.shared.u8 	%rs38, [%rd218];
	st.u8 	[%rd217], %rs38;
	add.s64 	%rd218, %rd218, 1;
	add.s64 	%rd217, %rd217, %rd214;
	add.s32 	%r300, %r300, 1;
	setp.lt.s32 	%p95, %r300, %r53;
	@%p95 bra 	$L__BB1_91;
	bra.uni 	$L__BB1_118;
$L__BB1_103:
	shr.s32 	%r209, %r56, 31;
	shr.u32 	%r210, %r209, 28;
	add.s32 	%r211, %r56, %r210;
	shr.s32 	%r70, %r211, 4;
	setp.ge.s32 	%p104, %r18, %r70;
	@%p104 bra 	$L__BB1_110;
	not.b32 	%r213, %r18;
	add.s32 	%r72, %r70, %r213;
	shr.u32 	%r214, %r72, 5;
	add.s32 	%r215, %r214, 1;
	and.b32  	%r306, %r215, 3;
	setp.eq.s32 	%p105, %r306, 0;
	mov.u32 	%r307, %r18;
	@%p105 bra 	$L__BB1_107;
	mov.u32 	%r307, %tid.x;
	mul.wide.s32 	%rd172, %r307, 16;
	add.s64 	%rd224, %rd150, %rd172;
	add.s64 	%rd176, %rd172, %rd46;
	shl.b32 	%r218, %r307, 2;
	add.s32 	%r219, %r119, %r218;
	cvt.s64.s32 	%rd177, %r219;
	add.s64 	%rd178, %rd176, %rd177;
	sub.s64 	%rd179, %rd178, %rd47;
	add.s64 	%rd223, %rd212, %rd179;
$L__BB1_106:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r220, %r221, %r222, %r223}, [%rd224];
	st.v4.u32 	[%rd223], {%r220, %r221, %r222, %r223};
	add.s32 	%r307, %r307, 32;
	add.s64 	%rd224, %rd224, 512;
	add.s64 	%rd223, %rd223, 512;
	add.s32 	%r306, %r306, -1;
	setp.ne.s32 	%p106, %r306, 0;
	@%p106 bra 	$L__BB1_106;
$L__BB1_107:
	setp.lt.u32 	%p107, %r72, 96;
	@%p107 bra 	$L__BB1_110;
	mul.wide.s32 	%rd180, %r307, 16;
	add.s64 	%rd181, %rd180, %rd46;
	mov.u32 	%r230, %tid.x;
	shl.b32 	%r231, %r230, 2;
	add.s32 	%r232, %r119, %r231;
	cvt.s64.s32 	%rd182, %r232;
	add.s64 	%rd183, %rd181, %rd182;
	add.s64 	%rd184, %rd183, 1024;
	sub.s64 	%rd185, %rd184, %rd47;
	add.s64 	%rd226, %rd212, %rd185;
	add.s64 	%rd189, %rd150, %rd180;
	add.s64 	%rd225, %rd189, 1024;
$L__BB1_109:
	ld.shared.v4.u32 	{%r233, %r234, %r235, %r236}, [%rd225+-1024];
	st.v4.u32 	[%rd226+-1024], {%r233, %r234, %r235, %r236};
	ld.shared.v4.u32 	{%r241, %r242, %r243, %r244}, [%rd225+-512];
	st.v4.u32 	[%rd226+-512], {%r241, %r242, %r243, %r244};
	ld.shared.v4.u32 	{%r249, %r250, %r251, %r252}, [%rd225];
	st.v4.u32 	[%rd226], {%r249, %r250, %r251, %r252};
	ld.shared.v4.u32 	{%r257, %r258, %r259, %r260}, [%rd225+512];
	st.v4.u32 	[%rd226+512], {%r257, %r258, %r259, %r260};
	add.s64 	%rd226, %rd226, 2048;
	add.s64 	%rd225, %rd225, 2048;
	add.s32 	%r307, %r307, 128;
	setp.lt.s32 	%p108, %r307, %r70;
	@%p108 bra 	$L__BB1_109;
$L__BB1_110:
	and.b32  	%r309, %r56, -16;
$L__BB1_111:
	add.s32 	%r312, %r309, %r18;
	setp.ge.s32 	%p109, %r312, %r56;
	@%p109 bra 	$L__BB1_118;
	not.b32 	%r266, %r288;
	add.s32 	%r269, %r119, %r266;
	max.s32 	%r270, %r269, -129;
	mov.u32 	%r271, -2;
	sub.s32 	%r272, %r271, %r270;
	sub.s32 	%r274, %r272, %r18;
	sub.s32 	%r85, %r274, %r309;
	shr.u32 	%r275, %r85, 5;
	add.s32 	%r276, %r275, 1;
	and.b32  	%r311, %r276, 3;
	setp.eq.s32 	%p110, %r311, 0;
	@%p110 bra 	$L__BB1_115;
	add.s64 	%rd191, %rd46, %rd115;
	cvt.s64.s32 	%rd192, %r312;
	add.s64 	%rd193, %rd191, %rd192;
	sub.s64 	%rd194, %rd193, %rd47;
	add.s64 	%rd228, %rd212, %rd194;
	add.s64 	%rd227, %rd150, %rd192;
$L__BB1_114:
	.pragma "nounroll";
	ld.shared.u8 	%rs39, [%rd227];
	st.u8 	[%rd228], %rs39;
	add.s32 	%r312, %r312, 32;
	add.s64 	%rd228, %rd228, 32;
	add.s64 	%rd227, %rd227, 32;
	add.s32 	%r311, %r311, -1;
	setp.ne.s32 	%p111, %r311, 0;
	@%p111 bra 	$L__BB1_114;
$L__BB1_115:
	setp.lt.u32 	%p112, %r85, 96;
	@%p112 bra 	$L__BB1_118;
	cvt.s64.s32 	%rd198, %r312;
	add.s64 	%rd202, %rd150, %rd198;
	add.s64 	%rd230, %rd202, 64;
	add.s64 	%rd204, %rd46, %rd115;
	add.s64 	%rd205, %rd204, %rd198;
	add.s64 	%rd206, %rd205, 64;
	sub.s64 	%rd207, %rd206, %rd47;
	add.s64 	%rd229, %rd212, %rd207;
$L__BB1_117:
	ld.shared.u8 	%rs40, [%rd230+-64];
	st.u8 	[%rd229+-64], %rs40;
	ld.shared.u8 	%rs41, [%rd230+-32];
	st.u8 	[%rd229+-32], %rs41;
	ld.shared.u8 	%rs42, [%rd230];
	st.u8 	[%rd229], %rs42;
	ld.shared.u8 	%rs43, [%rd230+32];
	st.u8 	[%rd229+32], %rs43;
	add.s64 	%rd230, %rd230, 128;
	add.s64 	%rd229, %rd229, 128;
	add.s32 	%r312, %r312, 128;
	setp.lt.s32 	%p113, %r312, %r56;
	@%p113 bra 	$L__BB1_117;
$L__BB1_118:
	ret;
}
.visible .entry in_range_3(
	.param .u64 in_range_3_param_0,
	.param .align 8 .b8 in_range_3_param_1[48],
	.param .u64 in_range_3_param_2,
	.param .align 8 .b8 in_range_3_param_3[48],
	.param .align 4 .b8 in_range_3_param_4[36]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<140>;
	.reg .b16 	%rs<60>;
	.reg .f32 	%f<131>;
	.reg .b32 	%r<295>;
	.reg .b64 	%rd<216>;
	.shared .align 16 .b8 _ZZ8in_rangeILi3EEvPKvRK5BatchPvS4_RK5RangeE16scratch_of_block[12288];
	ld.param.u64 	%rd91, [in_range_3_param_0];
	ld.param.v2.u32 	{%r264, %r115}, [in_range_3_param_1+32];
	ld.param.v2.u32 	{%r116, %r117}, [in_range_3_param_1+40];
	ld.param.u64 	%rd96, [in_range_3_param_2];
	ld.param.v2.u32 	{%r265, %r266}, [in_range_3_param_3+32];
	ld.param.v2.u32 	{%r120, %r121}, [in_range_3_param_3+40];
	ld.param.f32 	%f67, [in_range_3_param_4+28];
	ld.param.f32 	%f66, [in_range_3_param_4+24];
	ld.param.f32 	%f65, [in_range_3_param_4+20];
	ld.param.f32 	%f63, [in_range_3_param_4+12];
	ld.param.f32 	%f62, [in_range_3_param_4+8];
	ld.param.f32 	%f61, [in_range_3_param_4+4];
	ld.param.u32 	%r113, [in_range_3_param_4];
	ld.param.u64 	%rd199, [in_range_3_param_3+16];
	ld.param.u64 	%rd198, [in_range_3_param_3+8];
	ld.param.u64 	%rd97, [in_range_3_param_3];
	ld.param.u64 	%rd196, [in_range_3_param_1+24];
	ld.param.u64 	%rd195, [in_range_3_param_1+16];
	ld.param.u64 	%rd194, [in_range_3_param_1+8];
	ld.param.u64 	%rd92, [in_range_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r117, 0;
	@%p1 bra 	$L__BB2_2;
	cvta.to.global.u64 	%rd101, %rd91;
	mul.wide.s32 	%rd102, %r1, 40;
	add.s64 	%rd103, %rd101, %rd102;
	ld.global.v2.u32 	{%r264, %r123}, [%rd103+32];
	ld.global.u64 	%rd196, [%rd103+24];
	ld.global.u64 	%rd195, [%rd103+16];
	ld.global.u64 	%rd194, [%rd103+8];
	ld.global.u64 	%rd193, [%rd103];
	bra.uni 	$L__BB2_3;
$L__BB2_2:
	cvt.s64.s32 	%rd104, %r1;
	mul.lo.s64 	%rd105, %rd92, %rd104;
	add.s64 	%rd193, %rd91, %rd105;
$L__BB2_3:
	setp.eq.s32 	%p2, %r121, 0;
	@%p2 bra 	$L__BB2_5;
	cvta.to.global.u64 	%rd106, %rd96;
	mul.wide.s32 	%rd107, %r1, 40;
	add.s64 	%rd108, %rd106, %rd107;
	ld.global.v2.u32 	{%r265, %r266}, [%rd108+32];
	ld.global.u64 	%rd199, [%rd108+16];
	ld.global.u64 	%rd198, [%rd108+8];
	ld.global.u64 	%rd197, [%rd108];
	bra.uni 	$L__BB2_6;
$L__BB2_5:
	cvt.s64.s32 	%rd109, %r1;
	mul.lo.s64 	%rd110, %rd97, %rd109;
	add.s64 	%rd197, %rd96, %rd110;
$L__BB2_6:
	mov.u32 	%r126, %ctaid.y;
	shl.b32 	%r127, %r126, 3;
	mov.u32 	%r15, %tid.y;
	add.s32 	%r16, %r127, %r15;
	setp.ge.s32 	%p3, %r16, %r266;
	@%p3 bra 	$L__BB2_151;
	mov.u32 	%r128, %tid.x;
	shl.b32 	%r129, %r128, 2;
	mov.u32 	%r130, %ctaid.x;
	shl.b32 	%r131, %r130, 7;
	add.s32 	%r132, %r131, %r129;
	cvt.u64.u32 	%rd29, %r15;
	mul.lo.s32 	%r133, %r128, 48;
	cvt.u64.u32 	%rd30, %r133;
	mul.wide.u32 	%rd111, %r15, 1536;
	mov.u64 	%rd112, _ZZ8in_rangeILi3EEvPKvRK5BatchPvS4_RK5RangeE16scratch_of_block;
	cvta.shared.u64 	%rd113, %rd112;
	add.s64 	%rd114, %rd113, %rd111;
	add.s64 	%rd31, %rd114, %rd30;
	setp.eq.s32 	%p4, %r113, 4;
	selp.b32 	%r134, 4, 2, %p4;
	setp.eq.s32 	%p5, %r113, 0;
	selp.b32 	%r18, 1, %r134, %p5;
	sub.s32 	%r19, %r264, %r132;
	cvt.s64.s32 	%rd115, %r16;
	mul.lo.s64 	%rd116, %rd194, %rd115;
	cvt.s64.s32 	%rd32, %r132;
	mul.lo.s64 	%rd117, %rd195, %rd32;
	add.s64 	%rd33, %rd116, %rd117;
	add.s64 	%rd200, %rd193, %rd33;
	shl.b32 	%r135, %r18, 2;
	cvt.u64.u32 	%rd35, %r135;
	setp.gt.s32 	%p6, %r19, 3;
	@%p6 bra 	$L__BB2_8;
	bra.uni 	$L__BB2_10;
$L__BB2_8:
	mul.lo.s32 	%r136, %r18, 3;
	cvt.u64.u32 	%rd118, %r136;
	setp.ne.s64 	%p7, %rd195, %rd118;
	cvt.u64.u32 	%rd119, %r18;
	setp.ne.s64 	%p8, %rd196, %rd119;
	or.pred  	%p9, %p8, %p7;
	@%p9 bra 	$L__BB2_10;
	cvt.u32.u64 	%r137, %rd35;
	add.s32 	%r138, %r137, -1;
	cvt.s64.s32 	%rd120, %r138;
	and.b64  	%rd121, %rd120, %rd200;
	setp.eq.s64 	%p10, %rd121, 0;
	mov.u16 	%rs59, 0;
	mov.u64 	%rd201, %rd35;
	@%p10 bra 	$L__BB2_22;
$L__BB2_10:
	setp.lt.s32 	%p11, %r19, 4;
	cvt.u64.u32 	%rd122, %r18;
	setp.ne.s64 	%p12, %rd195, %rd122;
	or.pred  	%p13, %p11, %p12;
	@%p13 bra 	$L__BB2_12;
	cvt.u32.u64 	%r139, %rd35;
	or.b64  	%rd123, %rd196, %rd200;
	add.s32 	%r140, %r139, -1;
	cvt.s64.s32 	%rd124, %r140;
	and.b64  	%rd125, %rd123, %rd124;
	setp.eq.s64 	%p14, %rd125, 0;
	mov.u16 	%rs59, 1;
	mov.u64 	%rd201, %rd196;
	@%p14 bra 	$L__BB2_22;
$L__BB2_12:
	setp.lt.s32 	%p15, %r19, 1;
	mov.u16 	%rs59, 0;
	mov.u64 	%rd200, %rd31;
	mov.u64 	%rd201, %rd35;
	@%p15 bra 	$L__BB2_22;
	min.s32 	%r20, %r19, 4;
	mov.u32 	%r141, 0;
	mul.lo.s64 	%rd130, %rd29, 1536;
	add.s64 	%rd132, %rd112, %rd130;
	mov.u32 	%r267, %r141;
$L__BB2_14:
	.pragma "nounroll";
	mul.lo.s32 	%r22, %r267, 3;
	cvt.s64.s32 	%rd126, %r267;
	mul.lo.s64 	%rd127, %rd195, %rd126;
	add.s64 	%rd36, %rd127, %rd33;
	mov.u32 	%r268, %r141;
$L__BB2_15:
	.pragma "nounroll";
	add.s32 	%r143, %r268, %r22;
	mul.lo.s32 	%r144, %r143, %r18;
	cvt.s64.s32 	%rd128, %r144;
	add.s64 	%rd129, %rd128, %rd30;
	add.s64 	%rd37, %rd132, %rd129;
	cvt.s64.s32 	%rd133, %r268;
	mul.lo.s64 	%rd134, %rd196, %rd133;
	add.s64 	%rd135, %rd36, %rd134;
	add.s64 	%rd38, %rd193, %rd135;
	@%p5 bra 	$L__BB2_19;
	setp.eq.s32 	%p17, %r18, 2;
	@%p17 bra 	$L__BB2_18;
	bra.uni 	$L__BB2_17;
$L__BB2_18:
	ld.u16 	%rs17, [%rd38];
	st.shared.u16 	[%rd37], %rs17;
	bra.uni 	$L__BB2_20;
$L__BB2_19:
	ld.u8 	%rs18, [%rd38];
	st.shared.u8 	[%rd37], %rs18;
	bra.uni 	$L__BB2_20;
$L__BB2_17:
	ld.u32 	%r145, [%rd38];
	st.shared.u32 	[%rd37], %r145;
$L__BB2_20:
	add.s32 	%r268, %r268, 1;
	setp.ne.s32 	%p18, %r268, 3;
	@%p18 bra 	$L__BB2_15;
	add.s32 	%r267, %r267, 1;
	setp.lt.s32 	%p19, %r267, %r20;
	mov.u64 	%rd200, %rd31;
	mov.u64 	%rd201, %rd35;
	@%p19 bra 	$L__BB2_14;
$L__BB2_22:
	@%p5 bra 	$L__BB2_26;
	@%p4 bra 	$L__BB2_25;
	bra.uni 	$L__BB2_24;
$L__BB2_25:
	ld.v4.u32 	{%r269, %r274, %r275, %r276}, [%rd200];
	bra.uni 	$L__BB2_27;
$L__BB2_26:
	ld.u32 	%r269, [%rd200];
	bra.uni 	$L__BB2_27;
$L__BB2_24:
	ld.v2.u32 	{%r269, %r274}, [%rd200];
$L__BB2_27:
	cvt.u16.u32 	%rs2, %r269;
	@%p5 bra 	$L__BB2_33;
	@%p4 bra 	$L__BB2_32;
	bra.uni 	$L__BB2_29;
$L__BB2_32:
	mov.b32 	%f119, %r269;
	bra.uni 	$L__BB2_34;
$L__BB2_33:
	and.b16  	%rs22, %rs2, 255;
	cvt.rn.f32.u16 	%f119, %rs22;
	bra.uni 	$L__BB2_34;
$L__BB2_29:
	setp.eq.s32 	%p24, %r113, 3;
	@%p24 bra 	$L__BB2_31;
	bra.uni 	$L__BB2_30;
$L__BB2_31:
	cvt.f32.f16 %f119, %rs2;
	bra.uni 	$L__BB2_34;
$L__BB2_30:
	setp.eq.s32 	%p25, %r113, 1;
	cvt.rn.f32.s16 	%f69, %rs2;
	cvt.rn.f32.u16 	%f70, %rs2;
	selp.f32 	%f119, %f70, %f69, %p25;
$L__BB2_34:
	shr.u32 	%r37, %r269, 16;
	cvt.u16.u32 	%rs3, %r37;
	@%p5 bra 	$L__BB2_40;
	@%p4 bra 	$L__BB2_39;
	bra.uni 	$L__BB2_36;
$L__BB2_39:
	mov.b32 	%f120, %r274;
	bra.uni 	$L__BB2_41;
$L__BB2_40:
	shr.u16 	%rs25, %rs2, 8;
	cvt.rn.f32.u16 	%f120, %rs25;
	bra.uni 	$L__BB2_41;
$L__BB2_36:
	setp.eq.s32 	%p28, %r113, 3;
	@%p28 bra 	$L__BB2_38;
	bra.uni 	$L__BB2_37;
$L__BB2_38:
	cvt.f32.f16 %f120, %rs3;
	bra.uni 	$L__BB2_41;
$L__BB2_37:
	setp.eq.s32 	%p29, %r113, 1;
	cvt.rn.f32.s16 	%f72, %rs3;
	cvt.rn.f32.u16 	%f73, %rs3;
	selp.f32 	%f120, %f73, %f72, %p29;
$L__BB2_41:
	cvt.u16.u32 	%rs4, %r274;
	@%p5 bra 	$L__BB2_47;
	@%p4 bra 	$L__BB2_46;
	bra.uni 	$L__BB2_43;
$L__BB2_46:
	mov.b32 	%f121, %r275;
	bra.uni 	$L__BB2_48;
$L__BB2_47:
	and.b16  	%rs28, %rs3, 255;
	cvt.rn.f32.u16 	%f121, %rs28;
	bra.uni 	$L__BB2_48;
$L__BB2_43:
	setp.eq.s32 	%p32, %r113, 3;
	@%p32 bra 	$L__BB2_45;
	bra.uni 	$L__BB2_44;
$L__BB2_45:
	cvt.f32.f16 %f121, %rs4;
	bra.uni 	$L__BB2_48;
$L__BB2_44:
	setp.eq.s32 	%p33, %r113, 1;
	cvt.rn.f32.s16 	%f75, %rs4;
	cvt.rn.f32.u16 	%f76, %rs4;
	selp.f32 	%f121, %f76, %f75, %p33;
$L__BB2_48:
	shr.u32 	%r154, %r274, 16;
	cvt.u16.u32 	%rs5, %r154;
	@%p5 bra 	$L__BB2_54;
	@%p4 bra 	$L__BB2_53;
	bra.uni 	$L__BB2_50;
$L__BB2_53:
	mov.b32 	%f122, %r276;
	bra.uni 	$L__BB2_55;
$L__BB2_54:
	shr.u32 	%r155, %r269, 24;
	cvt.u16.u32 	%rs30, %r155;
	cvt.rn.f32.u16 	%f122, %rs30;
	bra.uni 	$L__BB2_55;
$L__BB2_50:
	setp.eq.s32 	%p36, %r113, 3;
	@%p36 bra 	$L__BB2_52;
	bra.uni 	$L__BB2_51;
$L__BB2_52:
	cvt.f32.f16 %f122, %rs5;
	bra.uni 	$L__BB2_55;
$L__BB2_51:
	setp.eq.s32 	%p37, %r113, 1;
	cvt.rn.f32.s16 	%f78, %rs5;
	cvt.rn.f32.u16 	%f79, %rs5;
	selp.f32 	%f122, %f79, %f78, %p37;
$L__BB2_55:
	add.s64 	%rd41, %rd200, %rd201;
	@%p5 bra 	$L__BB2_59;
	@%p4 bra 	$L__BB2_58;
	bra.uni 	$L__BB2_57;
$L__BB2_58:
	ld.v4.u32 	{%r273, %r274, %r275, %r276}, [%rd41];
	bra.uni 	$L__BB2_60;
$L__BB2_59:
	ld.u32 	%r273, [%rd41];
	bra.uni 	$L__BB2_60;
$L__BB2_57:
	ld.v2.u32 	{%r273, %r274}, [%rd41];
$L__BB2_60:
	cvt.u16.u32 	%rs6, %r273;
	@%p5 bra 	$L__BB2_66;
	@%p4 bra 	$L__BB2_65;
	bra.uni 	$L__BB2_62;
$L__BB2_65:
	mov.b32 	%f123, %r273;
	bra.uni 	$L__BB2_67;
$L__BB2_66:
	and.b16  	%rs33, %rs6, 255;
	cvt.rn.f32.u16 	%f123, %rs33;
	bra.uni 	$L__BB2_67;
$L__BB2_62:
	setp.eq.s32 	%p42, %r113, 3;
	@%p42 bra 	$L__BB2_64;
	bra.uni 	$L__BB2_63;
$L__BB2_64:
	cvt.f32.f16 %f123, %rs6;
	bra.uni 	$L__BB2_67;
$L__BB2_63:
	setp.eq.s32 	%p43, %r113, 1;
	cvt.rn.f32.s16 	%f81, %rs6;
	cvt.rn.f32.u16 	%f82, %rs6;
	selp.f32 	%f123, %f82, %f81, %p43;
$L__BB2_67:
	shr.u32 	%r49, %r273, 16;
	cvt.u16.u32 	%rs7, %r49;
	@%p5 bra 	$L__BB2_73;
	@%p4 bra 	$L__BB2_72;
	bra.uni 	$L__BB2_69;
$L__BB2_72:
	mov.b32 	%f124, %r274;
	bra.uni 	$L__BB2_74;
$L__BB2_73:
	shr.u16 	%rs36, %rs6, 8;
	cvt.rn.f32.u16 	%f124, %rs36;
	bra.uni 	$L__BB2_74;
$L__BB2_69:
	setp.eq.s32 	%p46, %r113, 3;
	@%p46 bra 	$L__BB2_71;
	bra.uni 	$L__BB2_70;
$L__BB2_71:
	cvt.f32.f16 %f124, %rs7;
	bra.uni 	$L__BB2_74;
$L__BB2_70:
	setp.eq.s32 	%p47, %r113, 1;
	cvt.rn.f32.s16 	%f84, %rs7;
	cvt.rn.f32.u16 	%f85, %rs7;
	selp.f32 	%f124, %f85, %f84, %p47;
$L__BB2_74:
	cvt.u16.u32 	%rs8, %r274;
	@%p5 bra 	$L__BB2_80;
	@%p4 bra 	$L__BB2_79;
	bra.uni 	$L__BB2_76;
$L__BB2_79:
	mov.b32 	%f125, %r275;
	bra.uni 	$L__BB2_81;
$L__BB2_80:
	and.b16  	%rs39, %rs7, 255;
	cvt.rn.f32.u16 	%f125, %rs39;
	bra.uni 	$L__BB2_81;
$L__BB2_76:
	setp.eq.s32 	%p50, %r113, 3;
	@%p50 bra 	$L__BB2_78;
	bra.uni 	$L__BB2_77;
$L__BB2_78:
	cvt.f32.f16 %f125, %rs8;
	bra.uni 	$L__BB2_81;
$L__BB2_77:
	setp.eq.s32 	%p51, %r113, 1;
	cvt.rn.f32.s16 	%f87, %rs8;
	cvt.rn.f32.u16 	%f88, %rs8;
	selp.f32 	%f125, %f88, %f87, %p51;
$L__BB2_81:
	shr.u32 	%r162, %r274, 16;
	cvt.u16.u32 	%rs9, %r162;
	@%p5 bra 	$L__BB2_87;
	@%p4 bra 	$L__BB2_86;
	bra.uni 	$L__BB2_83;
$L__BB2_86:
	mov.b32 	%f126, %r276;
	bra.uni 	$L__BB2_88;
$L__BB2_87:
	shr.u32 	%r163, %r273, 24;
	cvt.u16.u32 	%rs41, %r163;
	cvt.rn.f32.u16 	%f126, %rs41;
	bra.uni 	$L__BB2_88;
$L__BB2_83:
	setp.eq.s32 	%p54, %r113, 3;
	@%p54 bra 	$L__BB2_85;
	bra.uni 	$L__BB2_84;
$L__BB2_85:
	cvt.f32.f16 %f126, %rs9;
	bra.uni 	$L__BB2_88;
$L__BB2_84:
	setp.eq.s32 	%p55, %r113, 1;
	cvt.rn.f32.s16 	%f90, %rs9;
	cvt.rn.f32.u16 	%f91, %rs9;
	selp.f32 	%f126, %f91, %f90, %p55;
$L__BB2_88:
	shl.b64 	%rd136, %rd201, 1;
	add.s64 	%rd42, %rd200, %rd136;
	@%p5 bra 	$L__BB2_92;
	@%p4 bra 	$L__BB2_91;
	bra.uni 	$L__BB2_90;
$L__BB2_91:
	ld.v4.u32 	{%r277, %r274, %r275, %r276}, [%rd42];
	bra.uni 	$L__BB2_93;
$L__BB2_92:
	ld.u32 	%r277, [%rd42];
	bra.uni 	$L__BB2_93;
$L__BB2_90:
	ld.v2.u32 	{%r277, %r274}, [%rd42];
$L__BB2_93:
	cvt.u16.u32 	%rs10, %r277;
	@%p5 bra 	$L__BB2_99;
	@%p4 bra 	$L__BB2_98;
	bra.uni 	$L__BB2_95;
$L__BB2_98:
	mov.b32 	%f127, %r277;
	bra.uni 	$L__BB2_100;
$L__BB2_99:
	and.b16  	%rs44, %rs10, 255;
	cvt.rn.f32.u16 	%f127, %rs44;
	bra.uni 	$L__BB2_100;
$L__BB2_95:
	setp.eq.s32 	%p60, %r113, 3;
	@%p60 bra 	$L__BB2_97;
	bra.uni 	$L__BB2_96;
$L__BB2_97:
	cvt.f32.f16 %f127, %rs10;
	bra.uni 	$L__BB2_100;
$L__BB2_96:
	setp.eq.s32 	%p61, %r113, 1;
	cvt.rn.f32.s16 	%f93, %rs10;
	cvt.rn.f32.u16 	%f94, %rs10;
	selp.f32 	%f127, %f94, %f93, %p61;
$L__BB2_100:
	shr.u32 	%r61, %r277, 16;
	cvt.u16.u32 	%rs11, %r61;
	@%p5 bra 	$L__BB2_106;
	@%p4 bra 	$L__BB2_105;
	bra.uni 	$L__BB2_102;
$L__BB2_105:
	mov.b32 	%f128, %r274;
	bra.uni 	$L__BB2_107;
$L__BB2_106:
	shr.u16 	%rs47, %rs10, 8;
	cvt.rn.f32.u16 	%f128, %rs47;
	bra.uni 	$L__BB2_107;
$L__BB2_102:
	setp.eq.s32 	%p64, %r113, 3;
	@%p64 bra 	$L__BB2_104;
	bra.uni 	$L__BB2_103;
$L__BB2_104:
	cvt.f32.f16 %f128, %rs11;
	bra.uni 	$L__BB2_107;
$L__BB2_103:
	setp.eq.s32 	%p65, %r113, 1;
	cvt.rn.f32.s16 	%f96, %rs11;
	cvt.rn.f32.u16 	%f97, %rs11;
	selp.f32 	%f128, %f97, %f96, %p65;
$L__BB2_107:
	cvt.u16.u32 	%rs12, %r274;
	@%p5 bra 	$L__BB2_113;
	@%p4 bra 	$L__BB2_112;
	bra.uni 	$L__BB2_109;
$L__BB2_112:
	mov.b32 	%f129, %r275;
	bra.uni 	$L__BB2_114;
$L__BB2_113:
	and.b16  	%rs50, %rs11, 255;
	cvt.rn.f32.u16 	%f129, %rs50;
	bra.uni 	$L__BB2_114;
$L__BB2_109:
	setp.eq.s32 	%p68, %r113, 3;
	@%p68 bra 	$L__BB2_111;
	bra.uni 	$L__BB2_110;
$L__BB2_111:
	cvt.f32.f16 %f129, %rs12;
	bra.uni 	$L__BB2_114;
$L__BB2_110:
	setp.eq.s32 	%p69, %r113, 1;
	cvt.rn.f32.s16 	%f99, %rs12;
	cvt.rn.f32.u16 	%f100, %rs12;
	selp.f32 	%f129, %f100, %f99, %p69;
$L__BB2_114:
	shr.u32 	%r170, %r274, 16;
	cvt.u16.u32 	%rs13, %r170;
	@%p5 bra 	$L__BB2_120;
	@%p4 bra 	$L__BB2_119;
	bra.uni 	$L__BB2_116;
$L__BB2_119:
	mov.b32 	%f130, %r276;
	bra.uni 	$L__BB2_121;
$L__BB2_120:
	shr.u32 	%r171, %r277, 24;
	cvt.u16.u32 	%rs52, %r171;
	cvt.rn.f32.u16 	%f130, %rs52;
	bra.uni 	$L__BB2_121;
$L__BB2_116:
	setp.eq.s32 	%p72, %r113, 3;
	@%p72 bra 	$L__BB2_118;
	bra.uni 	$L__BB2_117;
$L__BB2_118:
	cvt.f32.f16 %f130, %rs13;
	bra.uni 	$L__BB2_121;
$L__BB2_117:
	setp.eq.s32 	%p73, %r113, 1;
	cvt.rn.f32.s16 	%f102, %rs13;
	cvt.rn.f32.u16 	%f103, %rs13;
	selp.f32 	%f130, %f103, %f102, %p73;
$L__BB2_121:
	setp.eq.s16 	%p74, %rs59, 0;
	selp.f32 	%f105, %f120, %f123, %p74;
	selp.f32 	%f106, %f121, %f127, %p74;
	selp.f32 	%f107, %f122, %f120, %p74;
	selp.f32 	%f108, %f123, %f124, %p74;
	selp.f32 	%f109, %f124, %f128, %p74;
	selp.f32 	%f110, %f125, %f121, %p74;
	selp.f32 	%f111, %f126, %f125, %p74;
	selp.f32 	%f112, %f127, %f129, %p74;
	selp.f32 	%f113, %f128, %f122, %p74;
	selp.f32 	%f114, %f129, %f126, %p74;
	bar.warp.sync 	-1;
	setp.le.f32 	%p75, %f119, %f65;
	setp.ge.f32 	%p76, %f119, %f61;
	and.pred  	%p77, %p75, %p76;
	setp.ge.f32 	%p78, %f105, %f62;
	setp.le.f32 	%p79, %f105, %f66;
	and.pred  	%p80, %p79, %p78;
	and.pred  	%p81, %p77, %p80;
	setp.ge.f32 	%p82, %f106, %f63;
	setp.le.f32 	%p83, %f106, %f67;
	and.pred  	%p84, %p83, %p82;
	and.pred  	%p85, %p81, %p84;
	selp.f32 	%f115, 0f437F0000, 0f00000000, %p85;
	setp.ge.f32 	%p86, %f107, %f61;
	setp.le.f32 	%p87, %f107, %f65;
	and.pred  	%p88, %p87, %p86;
	setp.ge.f32 	%p89, %f108, %f62;
	setp.le.f32 	%p90, %f108, %f66;
	and.pred  	%p91, %p90, %p89;
	and.pred  	%p92, %p88, %p91;
	setp.ge.f32 	%p93, %f109, %f63;
	setp.le.f32 	%p94, %f109, %f67;
	and.pred  	%p95, %p94, %p93;
	and.pred  	%p96, %p92, %p95;
	selp.f32 	%f116, 0f437F0000, 0f00000000, %p96;
	setp.ge.f32 	%p97, %f110, %f61;
	setp.le.f32 	%p98, %f110, %f65;
	and.pred  	%p99, %p98, %p97;
	setp.ge.f32 	%p100, %f111, %f62;
	setp.le.f32 	%p101, %f111, %f66;
	and.pred  	%p102, %p101, %p100;
	and.pred  	%p103, %p99, %p102;
	setp.ge.f32 	%p104, %f112, %f63;
	setp.le.f32 	%p105, %f112, %f67;
	and.pred  	%p106, %p105, %p104;
	and.pred  	%p107, %p103, %p106;
	selp.f32 	%f117, 0f437F0000, 0f00000000, %p107;
	setp.ge.f32 	%p108, %f113, %f61;
	setp.le.f32 	%p109, %f113, %f65;
	and.pred  	%p110, %p109, %p108;
	setp.ge.f32 	%p111, %f114, %f62;
	setp.le.f32 	%p112, %f114, %f66;
	and.pred  	%p113, %p112, %p111;
	and.pred  	%p114, %p110, %p113;
	setp.le.f32 	%p115, %f130, %f67;
	setp.ge.f32 	%p116, %f130, %f63;
	and.pred  	%p117, %p115, %p116;
	and.pred  	%p118, %p114, %p117;
	selp.f32 	%f118, 0f437F0000, 0f00000000, %p118;
	mul.lo.s64 	%rd44, %rd198, %rd115;
	cvt.s64.s32 	%rd45, %r129;
	mul.lo.s64 	%rd138, %rd29, 1536;
	add.s64 	%rd140, %rd112, %rd138;
	add.s64 	%rd203, %rd140, %rd45;
	mul.lo.s64 	%rd141, %rd199, %rd32;
	add.s64 	%rd47, %rd44, %rd141;
	cvt.rni.s32.f32 	%r174, %f117;
	cvt.rni.s32.f32 	%r173, %f118;
	mov.u32 	%r175, 0;
	cvt.pack.sat.u8.s32.b32 %r172, %r173, %r174, %r175;
	cvt.rni.s32.f32 	%r178, %f115;
	cvt.rni.s32.f32 	%r177, %f116;
	cvt.pack.sat.u8.s32.b32 %r176, %r177, %r178, %r172;
	st.shared.u32 	[%rd203], %r176;
	setp.eq.s64 	%p119, %rd199, 1;
	@%p119 bra 	$L__BB2_125;
	bra.uni 	$L__BB2_122;
$L__BB2_125:
	bar.warp.sync 	-1;
	sub.s32 	%r191, %r265, %r131;
	min.s32 	%r67, %r191, 128;
	setp.lt.s32 	%p122, %r67, 1;
	@%p122 bra 	$L__BB2_151;
	sub.s64 	%rd142, %rd47, %rd45;
	add.s64 	%rd54, %rd197, %rd142;
	and.b64  	%rd143, %rd54, 15;
	setp.eq.s64 	%p123, %rd143, 0;
	@%p123 bra 	$L__BB2_136;
	and.b64  	%rd144, %rd54, 3;
	setp.ne.s64 	%p124, %rd144, 0;
	mov.u32 	%r290, 0;
	@%p124 bra 	$L__BB2_144;
	shr.s32 	%r193, %r67, 31;
	shr.u32 	%r194, %r193, 30;
	add.s32 	%r195, %r67, %r194;
	shr.s32 	%r68, %r195, 2;
	mov.u32 	%r284, %tid.x;
	setp.ge.s32 	%p125, %r284, %r68;
	@%p125 bra 	$L__BB2_135;
	not.b32 	%r197, %r284;
	add.s32 	%r70, %r68, %r197;
	shr.u32 	%r198, %r70, 5;
	add.s32 	%r199, %r198, 1;
	and.b32  	%r283, %r199, 3;
	setp.eq.s32 	%p126, %r283, 0;
	@%p126 bra 	$L__BB2_132;
	mov.u32 	%r284, %tid.x;
	mul.wide.s32 	%rd145, %r284, 4;
	add.s64 	%rd146, %rd145, %rd44;
	add.s64 	%rd147, %rd146, %rd32;
	sub.s64 	%rd148, %rd147, %rd45;
	add.s64 	%rd205, %rd197, %rd148;
	add.s64 	%rd204, %rd140, %rd145;
$L__BB2_131:
	.pragma "nounroll";
	ld.shared.u32 	%r200, [%rd204];
	st.u32 	[%rd205], %r200;
	add.s32 	%r284, %r284, 32;
	add.s64 	%rd205, %rd205, 128;
	add.s64 	%rd204, %rd204, 128;
	add.s32 	%r283, %r283, -1;
	setp.ne.s32 	%p127, %r283, 0;
	@%p127 bra 	$L__BB2_131;
$L__BB2_132:
	setp.lt.u32 	%p128, %r70, 96;
	@%p128 bra 	$L__BB2_135;
	mul.wide.s32 	%rd152, %r284, 4;
	add.s64 	%rd156, %rd140, %rd152;
	add.s64 	%rd207, %rd156, 256;
	add.s64 	%rd157, %rd152, %rd44;
	add.s64 	%rd158, %rd157, %rd32;
	add.s64 	%rd159, %rd158, 256;
	sub.s64 	%rd160, %rd159, %rd45;
	add.s64 	%rd206, %rd197, %rd160;
$L__BB2_134:
	ld.shared.u32 	%r201, [%rd207+-256];
	st.u32 	[%rd206+-256], %r201;
	ld.shared.u32 	%r202, [%rd207+-128];
	st.u32 	[%rd206+-128], %r202;
	ld.shared.u32 	%r203, [%rd207];
	st.u32 	[%rd206], %r203;
	ld.shared.u32 	%r204, [%rd207+128];
	st.u32 	[%rd206+128], %r204;
	add.s64 	%rd207, %rd207, 512;
	add.s64 	%rd206, %rd206, 512;
	add.s32 	%r284, %r284, 128;
	setp.lt.s32 	%p129, %r284, %r68;
	@%p129 bra 	$L__BB2_134;
$L__BB2_135:
	and.b32  	%r290, %r67, -4;
	bra.uni 	$L__BB2_144;
$L__BB2_122:
	sub.s32 	%r63, %r265, %r132;
	setp.lt.s32 	%p120, %r63, 1;
	@%p120 bra 	$L__BB2_151;
	add.s64 	%rd202, %rd197, %rd47;
	min.s32 	%r64, %r63, 4;
	mov.u32 	%r281, 0;
$L__BB2_124:
	.pragma "nounroll";
	ld.shared.u8 	%rs53, [%rd203];
	st.u8 	[%rd202], %rs53;
	add.s64 	%rd203, %rd203, 1;
	add.s64 	%rd202, %rd202, %rd199;
	add.s32 	%r281, %r281, 1;
	setp.lt.s32 	%p121, %r281, %r64;
	@%p121 bra 	$L__BB2_124;
	bra.uni 	$L__BB2_151;
$L__BB2_136:
	shr.s32 	%r205, %r67, 31;
	shr.u32 	%r206, %r205, 28;
	add.s32 	%r207, %r67, %r206;
	shr.s32 	%r81, %r207, 4;
	setp.ge.s32 	%p130, %r128, %r81;
	@%p130 bra 	$L__BB2_143;
	not.b32 	%r209, %r128;
	add.s32 	%r83, %r81, %r209;
	shr.u32 	%r210, %r83, 5;
	add.s32 	%r211, %r210, 1;
	and.b32  	%r287, %r211, 3;
	setp.eq.s32 	%p131, %r287, 0;
	mov.u32 	%r288, %r128;
	@%p131 bra 	$L__BB2_140;
	mov.u32 	%r288, %tid.x;
	mul.wide.s32 	%rd161, %r288, 16;
	add.s64 	%rd209, %rd140, %rd161;
	add.s64 	%rd165, %rd161, %rd44;
	add.s64 	%rd166, %rd165, %rd32;
	sub.s64 	%rd167, %rd166, %rd45;
	add.s64 	%rd208, %rd197, %rd167;
$L__BB2_139:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r212, %r213, %r214, %r215}, [%rd209];
	st.v4.u32 	[%rd208], {%r212, %r213, %r214, %r215};
	add.s32 	%r288, %r288, 32;
	add.s64 	%rd209, %rd209, 512;
	add.s64 	%rd208, %rd208, 512;
	add.s32 	%r287, %r287, -1;
	setp.ne.s32 	%p132, %r287, 0;
	@%p132 bra 	$L__BB2_139;
$L__BB2_140:
	setp.lt.u32 	%p133, %r83, 96;
	@%p133 bra 	$L__BB2_143;
	mul.wide.s32 	%rd168, %r288, 16;
	add.s64 	%rd169, %rd168, %rd44;
	add.s64 	%rd170, %rd169, %rd32;
	add.s64 	%rd171, %rd170, 1024;
	sub.s64 	%rd172, %rd171, %rd45;
	add.s64 	%rd211, %rd197, %rd172;
	add.s64 	%rd176, %rd140, %rd168;
	add.s64 	%rd210, %rd176, 1024;
$L__BB2_142:
	ld.shared.v4.u32 	{%r220, %r221, %r222, %r223}, [%rd210+-1024];
	st.v4.u32 	[%rd211+-1024], {%r220, %r221, %r222, %r223};
	ld.shared.v4.u32 	{%r228, %r229, %r230, %r231}, [%rd210+-512];
	st.v4.u32 	[%rd211+-512], {%r228, %r229, %r230, %r231};
	ld.shared.v4.u32 	{%r236, %r237, %r238, %r239}, [%rd210];
	st.v4.u32 	[%rd211], {%r236, %r237, %r238, %r239};
	ld.shared.v4.u32 	{%r244, %r245, %r246, %r247}, [%rd210+512];
	st.v4.u32 	[%rd211+512], {%r244, %r245, %r246, %r247};
	add.s64 	%rd211, %rd211, 2048;
	add.s64 	%rd210, %rd210, 2048;
	add.s32 	%r288, %r288, 128;
	setp.lt.s32 	%p134, %r288, %r81;
	@%p134 bra 	$L__BB2_142;
$L__BB2_143:
	and.b32  	%r290, %r67, -16;
$L__BB2_144:
	add.s32 	%r293, %r290, %r128;
	setp.ge.s32 	%p135, %r293, %r67;
	@%p135 bra 	$L__BB2_151;
	not.b32 	%r253, %r265;
	add.s32 	%r256, %r131, %r253;
	max.s32 	%r257, %r256, -129;
	mov.u32 	%r258, -2;
	sub.s32 	%r259, %r258, %r257;
	sub.s32 	%r261, %r259, %r128;
	sub.s32 	%r96, %r261, %r290;
	shr.u32 	%r262, %r96, 5;
	add.s32 	%r263, %r262, 1;
	and.b32  	%r292, %r263, 3;
	setp.eq.s32 	%p136, %r292, 0;
	@%p136 bra 	$L__BB2_148;
	add.s64 	%rd177, %rd44, %rd32;
	cvt.s64.s32 	%rd178, %r293;
	add.s64 	%rd179, %rd177, %rd178;
	sub.s64 	%rd180, %rd179, %rd45;
	add.s64 	%rd213, %rd197, %rd180;
	add.s64 	%rd212, %rd140, %rd178;
$L__BB2_147:
	.pragma "nounroll";
	ld.shared.u8 	%rs54, [%rd212];
	st.u8 	[%rd213], %rs54;
	add.s32 	%r293, %r293, 32;
	add.s64 	%rd213, %rd213, 32;
	add.s64 	%rd212, %rd212, 32;
	add.s32 	%r292, %r292, -1;
	setp.ne.s32 	%p137, %r292, 0;
	@%p137 bra 	$L__BB2_147;
$L__BB2_148:
	setp.lt.u32 	%p138, %r96, 96;
	@%p138 bra 	$L__BB2_151;
	cvt.s64.s32 	%rd184, %r293;
	add.s64 	%rd188, %rd140, %rd184;
	add.s64 	%rd215, %rd188, 64;
	add.s64 	%rd189, %rd44, %rd32;
	add.s64 	%rd190, %rd189, %rd184;
	add.s64 	%rd191, %rd190, 64;
	sub.s64 	%rd192, %rd191, %rd45;
	add.s64 	%rd214, %rd197, %rd192;
$L__BB2_150:
	ld.shared.u8 	%rs55, [%rd215+-64];
	st.u8 	[%rd214+-64], %rs55;
	ld.shared.u8 	%rs56, [%rd215+-32];
	st.u8 	[%rd214+-32], %rs56;
	ld.shared.u8 	%rs57, [%rd215];
	st.u8 	[%rd214], %rs57;
	ld.shared.u8 	%rs58, [%rd215+32];
	st.u8 	[%rd214+32], %rs58;
	add.s64 	%rd215, %rd215, 128;
	add.s64 	%rd214, %rd214, 128;
	add.s32 	%r293, %r293, 128;
	setp.lt.s32 	%p139, %r293, %r67;
	@%p139 bra 	$L__BB2_150;
$L__BB2_151:
	ret;
}
.visible .entry in_range_4(
	.param .u64 in_range_4_param_0,
	.param .align 8 .b8 in_range_4_param_1[48],
	.param .u64 in_range_4_param_2,
	.param .align 8 .b8 in_range_4_param_3[48],
	.param .align 4 .b8 in_range_4_param_4[36]
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<174>;
	.reg .b16 	%rs<75>;
	.reg .f32 	%f<169>;
	.reg .b32 	%r<353>;
	.reg .b64 	%rd<224>;
	.shared .align 16 .b8 _ZZ8in_rangeILi4EEvPKvRK5BatchPvS4_RK5RangeE16scratch_of_block[16384];
	ld.param.u64 	%rd91, [in_range_4_param_0];
	ld.param.v2.u32 	{%r318, %r126}, [in_range_4_param_1+32];
	ld.param.v2.u32 	{%r127, %r128}, [in_range_4_param_1+40];
	ld.param.u64 	%rd96, [in_range_4_param_2];
	ld.param.v2.u32 	{%r319, %r320}, [in_range_4_param_3+32];
	ld.param.v2.u32 	{%r131, %r132}, [in_range_4_param_3+40];
	ld.param.f32 	%f88, [in_range_4_param_4+32];
	ld.param.f32 	%f87, [in_range_4_param_4+28];
	ld.param.f32 	%f86, [in_range_4_param_4+24];
	ld.param.f32 	%f85, [in_range_4_param_4+20];
	ld.param.f32 	%f84, [in_range_4_param_4+16];
	ld.param.f32 	%f83, [in_range_4_param_4+12];
	ld.param.f32 	%f82, [in_range_4_param_4+8];
	ld.param.f32 	%f81, [in_range_4_param_4+4];
	ld.param.u32 	%r124, [in_range_4_param_4];
	ld.param.u64 	%rd207, [in_range_4_param_3+16];
	ld.param.u64 	%rd206, [in_range_4_param_3+8];
	ld.param.u64 	%rd97, [in_range_4_param_3];
	ld.param.u64 	%rd204, [in_range_4_param_1+24];
	ld.param.u64 	%rd203, [in_range_4_param_1+16];
	ld.param.u64 	%rd202, [in_range_4_param_1+8];
	ld.param.u64 	%rd92, [in_range_4_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r128, 0;
	@%p1 bra 	$L__BB3_2;
	cvta.to.global.u64 	%rd101, %rd91;
	mul.wide.s32 	%rd102, %r1, 40;
	add.s64 	%rd103, %rd101, %rd102;
	ld.global.v2.u32 	{%r318, %r134}, [%rd103+32];
	ld.global.u64 	%rd204, [%rd103+24];
	ld.global.u64 	%rd203, [%rd103+16];
	ld.global.u64 	%rd202, [%rd103+8];
	ld.global.u64 	%rd201, [%rd103];
	bra.uni 	$L__BB3_3;
$L__BB3_2:
	cvt.s64.s32 	%rd104, %r1;
	mul.lo.s64 	%rd105, %rd92, %rd104;
	add.s64 	%rd201, %rd91, %rd105;
$L__BB3_3:
	setp.eq.s32 	%p2, %r132, 0;
	@%p2 bra 	$L__BB3_5;
	cvta.to.global.u64 	%rd106, %rd96;
	mul.wide.s32 	%rd107, %r1, 40;
	add.s64 	%rd108, %rd106, %rd107;
	ld.global.v2.u32 	{%r319, %r320}, [%rd108+32];
	ld.global.u64 	%rd207, [%rd108+16];
	ld.global.u64 	%rd206, [%rd108+8];
	ld.global.u64 	%rd205, [%rd108];
	bra.uni 	$L__BB3_6;
$L__BB3_5:
	cvt.s64.s32 	%rd109, %r1;
	mul.lo.s64 	%rd110, %rd97, %rd109;
	add.s64 	%rd205, %rd96, %rd110;
$L__BB3_6:
	mov.u32 	%r137, %ctaid.y;
	shl.b32 	%r138, %r137, 3;
	mov.u32 	%r15, %tid.y;
	add.s32 	%r16, %r138, %r15;
	setp.ge.s32 	%p3, %r16, %r320;
	@%p3 bra 	$L__BB3_184;
	mov.u32 	%r139, %tid.x;
	shl.b32 	%r140, %r139, 2;
	mov.u32 	%r141, %ctaid.x;
	shl.b32 	%r142, %r141, 7;
	add.s32 	%r143, %r142, %r140;
	cvt.u64.u32 	%rd29, %r15;
	shl.b32 	%r144, %r139, 6;
	cvt.u64.u32 	%rd30, %r144;
	mul.wide.u32 	%rd111, %r15, 2048;
	mov.u64 	%rd112, _ZZ8in_rangeILi4EEvPKvRK5BatchPvS4_RK5RangeE16scratch_of_block;
	cvta.shared.u64 	%rd113, %rd112;
	add.s64 	%rd114, %rd113, %rd111;
	add.s64 	%rd31, %rd114, %rd30;
	setp.eq.s32 	%p4, %r124, 4;
	selp.b32 	%r145, 4, 2, %p4;
	setp.eq.s32 	%p5, %r124, 0;
	selp.b32 	%r18, 1, %r145, %p5;
	sub.s32 	%r19, %r318, %r143;
	cvt.s64.s32 	%rd115, %r16;
	mul.lo.s64 	%rd116, %rd202, %rd115;
	cvt.s64.s32 	%rd117, %r143;
	mul.lo.s64 	%rd118, %rd203, %rd117;
	add.s64 	%rd32, %rd116, %rd118;
	add.s64 	%rd208, %rd201, %rd32;
	shl.b32 	%r146, %r18, 2;
	cvt.u64.u32 	%rd34, %r146;
	setp.gt.s32 	%p6, %r19, 3;
	@%p6 bra 	$L__BB3_8;
	bra.uni 	$L__BB3_10;
$L__BB3_8:
	setp.ne.s64 	%p7, %rd203, %rd34;
	cvt.u64.u32 	%rd119, %r18;
	setp.ne.s64 	%p8, %rd204, %rd119;
	or.pred  	%p9, %p8, %p7;
	@%p9 bra 	$L__BB3_10;
	cvt.u32.u64 	%r147, %rd34;
	add.s32 	%r148, %r147, -1;
	cvt.s64.s32 	%rd120, %r148;
	and.b64  	%rd121, %rd120, %rd208;
	setp.eq.s64 	%p10, %rd121, 0;
	mov.u16 	%rs74, 0;
	mov.u64 	%rd209, %rd203;
	@%p10 bra 	$L__BB3_22;
$L__BB3_10:
	setp.lt.s32 	%p11, %r19, 4;
	cvt.u64.u32 	%rd122, %r18;
	setp.ne.s64 	%p12, %rd203, %rd122;
	or.pred  	%p13, %p11, %p12;
	@%p13 bra 	$L__BB3_12;
	cvt.u32.u64 	%r149, %rd34;
	or.b64  	%rd123, %rd204, %rd208;
	add.s32 	%r150, %r149, -1;
	cvt.s64.s32 	%rd124, %r150;
	and.b64  	%rd125, %rd123, %rd124;
	setp.eq.s64 	%p14, %rd125, 0;
	mov.u16 	%rs74, 1;
	mov.u64 	%rd209, %rd204;
	@%p14 bra 	$L__BB3_22;
$L__BB3_12:
	setp.lt.s32 	%p15, %r19, 1;
	mov.u16 	%rs74, 0;
	mov.u64 	%rd208, %rd31;
	mov.u64 	%rd209, %rd34;
	@%p15 bra 	$L__BB3_22;
	min.s32 	%r20, %r19, 4;
	mov.u32 	%r151, 0;
	shl.b64 	%rd130, %rd29, 11;
	add.s64 	%rd132, %rd112, %rd130;
	mov.u32 	%r321, %r151;
$L__BB3_14:
	.pragma "nounroll";
	shl.b32 	%r22, %r321, 2;
	cvt.s64.s32 	%rd126, %r321;
	mul.lo.s64 	%rd127, %rd203, %rd126;
	add.s64 	%rd35, %rd127, %rd32;
	mov.u32 	%r322, %r151;
$L__BB3_15:
	.pragma "nounroll";
	add.s32 	%r153, %r322, %r22;
	mul.lo.s32 	%r154, %r153, %r18;
	cvt.s64.s32 	%rd128, %r154;
	add.s64 	%rd129, %rd128, %rd30;
	add.s64 	%rd36, %rd132, %rd129;
	cvt.s64.s32 	%rd133, %r322;
	mul.lo.s64 	%rd134, %rd204, %rd133;
	add.s64 	%rd135, %rd35, %rd134;
	add.s64 	%rd37, %rd201, %rd135;
	@%p5 bra 	$L__BB3_19;
	setp.eq.s32 	%p17, %r18, 2;
	@%p17 bra 	$L__BB3_18;
	bra.uni 	$L__BB3_17;
$L__BB3_18:
	ld.u16 	%rs20, [%rd37];
	st.shared.u16 	[%rd36], %rs20;
	bra.uni 	$L__BB3_20;
$L__BB3_19:
	ld.u8 	%rs21, [%rd37];
	st.shared.u8 	[%rd36], %rs21;
	bra.uni 	$L__BB3_20;
$L__BB3_17:
	ld.u32 	%r155, [%rd37];
	st.shared.u32 	[%rd36], %r155;
$L__BB3_20:
	add.s32 	%r322, %r322, 1;
	setp.ne.s32 	%p18, %r322, 4;
	@%p18 bra 	$L__BB3_15;
	add.s32 	%r321, %r321, 1;
	setp.lt.s32 	%p19, %r321, %r20;
	mov.u64 	%rd208, %rd31;
	mov.u64 	%rd209, %rd34;
	@%p19 bra 	$L__BB3_14;
$L__BB3_22:
	@%p5 bra 	$L__BB3_26;
	@%p4 bra 	$L__BB3_25;
	bra.uni 	$L__BB3_24;
$L__BB3_25:
	ld.v4.u32 	{%r323, %r328, %r329, %r330}, [%rd208];
	bra.uni 	$L__BB3_27;
$L__BB3_26:
	ld.u32 	%r323, [%rd208];
	bra.uni 	$L__BB3_27;
$L__BB3_24:
	ld.v2.u32 	{%r323, %r328}, [%rd208];
$L__BB3_27:
	cvt.u16.u32 	%rs2, %r323;
	@%p5 bra 	$L__BB3_33;
	@%p4 bra 	$L__BB3_32;
	bra.uni 	$L__BB3_29;
$L__BB3_32:
	mov.b32 	%f153, %r323;
	bra.uni 	$L__BB3_34;
$L__BB3_33:
	and.b16  	%rs25, %rs2, 255;
	cvt.rn.f32.u16 	%f153, %rs25;
	bra.uni 	$L__BB3_34;
$L__BB3_29:
	setp.eq.s32 	%p24, %r124, 3;
	@%p24 bra 	$L__BB3_31;
	bra.uni 	$L__BB3_30;
$L__BB3_31:
	cvt.f32.f16 %f153, %rs2;
	bra.uni 	$L__BB3_34;
$L__BB3_30:
	setp.eq.s32 	%p25, %r124, 1;
	cvt.rn.f32.s16 	%f89, %rs2;
	cvt.rn.f32.u16 	%f90, %rs2;
	selp.f32 	%f153, %f90, %f89, %p25;
$L__BB3_34:
	shr.u32 	%r37, %r323, 16;
	cvt.u16.u32 	%rs3, %r37;
	@%p5 bra 	$L__BB3_40;
	@%p4 bra 	$L__BB3_39;
	bra.uni 	$L__BB3_36;
$L__BB3_39:
	mov.b32 	%f154, %r328;
	bra.uni 	$L__BB3_41;
$L__BB3_40:
	shr.u16 	%rs28, %rs2, 8;
	cvt.rn.f32.u16 	%f154, %rs28;
	bra.uni 	$L__BB3_41;
$L__BB3_36:
	setp.eq.s32 	%p28, %r124, 3;
	@%p28 bra 	$L__BB3_38;
	bra.uni 	$L__BB3_37;
$L__BB3_38:
	cvt.f32.f16 %f154, %rs3;
	bra.uni 	$L__BB3_41;
$L__BB3_37:
	setp.eq.s32 	%p29, %r124, 1;
	cvt.rn.f32.s16 	%f92, %rs3;
	cvt.rn.f32.u16 	%f93, %rs3;
	selp.f32 	%f154, %f93, %f92, %p29;
$L__BB3_41:
	cvt.u16.u32 	%rs4, %r328;
	@%p5 bra 	$L__BB3_47;
	@%p4 bra 	$L__BB3_46;
	bra.uni 	$L__BB3_43;
$L__BB3_46:
	mov.b32 	%f155, %r329;
	bra.uni 	$L__BB3_48;
$L__BB3_47:
	and.b16  	%rs31, %rs3, 255;
	cvt.rn.f32.u16 	%f155, %rs31;
	bra.uni 	$L__BB3_48;
$L__BB3_43:
	setp.eq.s32 	%p32, %r124, 3;
	@%p32 bra 	$L__BB3_45;
	bra.uni 	$L__BB3_44;
$L__BB3_45:
	cvt.f32.f16 %f155, %rs4;
	bra.uni 	$L__BB3_48;
$L__BB3_44:
	setp.eq.s32 	%p33, %r124, 1;
	cvt.rn.f32.s16 	%f95, %rs4;
	cvt.rn.f32.u16 	%f96, %rs4;
	selp.f32 	%f155, %f96, %f95, %p33;
$L__BB3_48:
	shr.u32 	%r164, %r328, 16;
	cvt.u16.u32 	%rs5, %r164;
	@%p5 bra 	$L__BB3_54;
	@%p4 bra 	$L__BB3_53;
	bra.uni 	$L__BB3_50;
$L__BB3_53:
	mov.b32 	%f156, %r330;
	bra.uni 	$L__BB3_55;
$L__BB3_54:
	shr.u32 	%r165, %r323, 24;
	cvt.u16.u32 	%rs33, %r165;
	cvt.rn.f32.u16 	%f156, %rs33;
	bra.uni 	$L__BB3_55;
$L__BB3_50:
	setp.eq.s32 	%p36, %r124, 3;
	@%p36 bra 	$L__BB3_52;
	bra.uni 	$L__BB3_51;
$L__BB3_52:
	cvt.f32.f16 %f156, %rs5;
	bra.uni 	$L__BB3_55;
$L__BB3_51:
	setp.eq.s32 	%p37, %r124, 1;
	cvt.rn.f32.s16 	%f98, %rs5;
	cvt.rn.f32.u16 	%f99, %rs5;
	selp.f32 	%f156, %f99, %f98, %p37;
$L__BB3_55:
	add.s64 	%rd40, %rd208, %rd209;
	@%p5 bra 	$L__BB3_59;
	@%p4 bra 	$L__BB3_58;
	bra.uni 	$L__BB3_57;
$L__BB3_58:
	ld.v4.u32 	{%r327, %r328, %r329, %r330}, [%rd40];
	bra.uni 	$L__BB3_60;
$L__BB3_59:
	ld.u32 	%r327, [%rd40];
	bra.uni 	$L__BB3_60;
$L__BB3_57:
	ld.v2.u32 	{%r327, %r328}, [%rd40];
$L__BB3_60:
	cvt.u16.u32 	%rs6, %r327;
	@%p5 bra 	$L__BB3_66;
	@%p4 bra 	$L__BB3_65;
	bra.uni 	$L__BB3_62;
$L__BB3_65:
	mov.b32 	%f157, %r327;
	bra.uni 	$L__BB3_67;
$L__BB3_66:
	and.b16  	%rs36, %rs6, 255;
	cvt.rn.f32.u16 	%f157, %rs36;
	bra.uni 	$L__BB3_67;
$L__BB3_62:
	setp.eq.s32 	%p42, %r124, 3;
	@%p42 bra 	$L__BB3_64;
	bra.uni 	$L__BB3_63;
$L__BB3_64:
	cvt.f32.f16 %f157, %rs6;
	bra.uni 	$L__BB3_67;
$L__BB3_63:
	setp.eq.s32 	%p43, %r124, 1;
	cvt.rn.f32.s16 	%f101, %rs6;
	cvt.rn.f32.u16 	%f102, %rs6;
	selp.f32 	%f157, %f102, %f101, %p43;
$L__BB3_67:
	shr.u32 	%r49, %r327, 16;
	cvt.u16.u32 	%rs7, %r49;
	@%p5 bra 	$L__BB3_73;
	@%p4 bra 	$L__BB3_72;
	bra.uni 	$L__BB3_69;
$L__BB3_72:
	mov.b32 	%f158, %r328;
	bra.uni 	$L__BB3_74;
$L__BB3_73:
	shr.u16 	%rs39, %rs6, 8;
	cvt.rn.f32.u16 	%f158, %rs39;
	bra.uni 	$L__BB3_74;
$L__BB3_69:
	setp.eq.s32 	%p46, %r124, 3;
	@%p46 bra 	$L__BB3_71;
	bra.uni 	$L__BB3_70;
$L__BB3_71:
	cvt.f32.f16 %f158, %rs7;
	bra.uni 	$L__BB3_74;
$L__BB3_70:
	setp.eq.s32 	%p47, %r124, 1;
	cvt.rn.f32.s16 	%f104, %rs7;
	cvt.rn.f32.u16 	%f105, %rs7;
	selp.f32 	%f158, %f105, %f104, %p47;
$L__BB3_74:
	cvt.u16.u32 	%rs8, %r328;
	@%p5 bra 	$L__BB3_80;
	@%p4 bra 	$L__BB3_79;
	bra.uni 	$L__BB3_76;
$L__BB3_79:
	mov.b32 	%f159, %r329;
	bra.uni 	$L__BB3_81;
$L__BB3_80:
	and.b16  	%rs42, %rs7, 255;
	cvt.rn.f32.u16 	%f159, %rs42;
	bra.uni 	$L__BB3_81;
$L__BB3_76:
	setp.eq.s32 	%p50, %r124, 3;
	@%p50 bra 	$L__BB3_78;
	bra.uni 	$L__BB3_77;
$L__BB3_78:
	cvt.f32.f16 %f159, %rs8;
	bra.uni 	$L__BB3_81;
$L__BB3_77:
	setp.eq.s32 	%p51, %r124, 1;
	cvt.rn.f32.s16 	%f107, %rs8;
	cvt.rn.f32.u16 	%f108, %rs8;
	selp.f32 	%f159, %f108, %f107, %p51;
$L__BB3_81:
	shr.u32 	%r172, %r328, 16;
	cvt.u16.u32 	%rs9, %r172;
	@%p5 bra 	$L__BB3_87;
	@%p4 bra 	$L__BB3_86;
	bra.uni 	$L__BB3_83;
$L__BB3_86:
	mov.b32 	%f160, %r330;
	bra.uni 	$L__BB3_88;
$L__BB3_87:
	shr.u32 	%r173, %r327, 24;
	cvt.u16.u32 	%rs44, %r173;
	cvt.rn.f32.u16 	%f160, %rs44;
	bra.uni 	$L__BB3_88;
$L__BB3_83:
	setp.eq.s32 	%p54, %r124, 3;
	@%p54 bra 	$L__BB3_85;
	bra.uni 	$L__BB3_84;
$L__BB3_85:
	cvt.f32.f16 %f160, %rs9;
	bra.uni 	$L__BB3_88;
$L__BB3_84:
	setp.eq.s32 	%p55, %r124, 1;
	cvt.rn.f32.s16 	%f110, %rs9;
	cvt.rn.f32.u16 	%f111, %rs9;
	selp.f32 	%f160, %f111, %f110, %p55;
$L__BB3_88:
	shl.b64 	%rd136, %rd209, 1;
	add.s64 	%rd41, %rd208, %rd136;
	@%p5 bra 	$L__BB3_92;
	@%p4 bra 	$L__BB3_91;
	bra.uni 	$L__BB3_90;
$L__BB3_91:
	ld.v4.u32 	{%r331, %r328, %r329, %r330}, [%rd41];
	bra.uni 	$L__BB3_93;
$L__BB3_92:
	ld.u32 	%r331, [%rd41];
	bra.uni 	$L__BB3_93;
$L__BB3_90:
	ld.v2.u32 	{%r331, %r328}, [%rd41];
$L__BB3_93:
	cvt.u16.u32 	%rs10, %r331;
	@%p5 bra 	$L__BB3_99;
	@%p4 bra 	$L__BB3_98;
	bra.uni 	$L__BB3_95;
$L__BB3_98:
	mov.b32 	%f161, %r331;
	bra.uni 	$L__BB3_100;
$L__BB3_99:
	and.b16  	%rs47, %rs10, 255;
	cvt.rn.f32.u16 	%f161, %rs47;
	bra.uni 	$L__BB3_100;
$L__BB3_95:
	setp.eq.s32 	%p60, %r124, 3;
	@%p60 bra 	$L__BB3_97;
	bra.uni 	$L__BB3_96;
$L__BB3_97:
	cvt.f32.f16 %f161, %rs10;
	bra.uni 	$L__BB3_100;
$L__BB3_96:
	setp.eq.s32 	%p61, %r124, 1;
	cvt.rn.f32.s16 	%f113, %rs10;
	cvt.rn.f32.u16 	%f114, %rs10;
	selp.f32 	%f161, %f114, %f113, %p61;
$L__BB3_100:
	shr.u32 	%r61, %r331, 16;
	cvt.u16.u32 	%rs11, %r61;
	@%p5 bra 	$L__BB3_106;
	@%p4 bra 	$L__BB3_105;
	bra.uni 	$L__BB3_102;
$L__BB3_105:
	mov.b32 	%f162, %r328;
	bra.uni 	$L__BB3_107;
$L__BB3_106:
	shr.u16 	%rs50, %rs10, 8;
	cvt.rn.f32.u16 	%f162, %rs50;
	bra.uni 	$L__BB3_107;
$L__BB3_102:
	setp.eq.s32 	%p64, %r124, 3;
	@%p64 bra 	$L__BB3_104;
	bra.uni 	$L__BB3_103;
$L__BB3_104:
	cvt.f32.f16 %f162, %rs11;
	bra.uni 	$L__BB3_107;
$L__BB3_103:
	setp.eq.s32 	%p65, %r124, 1;
	cvt.rn.f32.s16 	%f116, %rs11;
	cvt.rn.f32.u16 	%f117, %rs11;
	selp.f32 	%f162, %f117, %f116, %p65;
$L__BB3_107:
	cvt.u16.u32 	%rs12, %r328;
	@%p5 bra 	$L__BB3_113;
	@%p4 bra 	$L__BB3_112;
	bra.uni 	$L__BB3_109;
$L__BB3_112:
	mov.b32 	%f163, %r329;
	bra.uni 	$L__BB3_114;
$L__BB3_113:
	and.b16  	%rs53, %rs11, 255;
	cvt.rn.f32.u16 	%f163, %rs53;
	bra.uni 	$L__BB3_114;
$L__BB3_109:
	setp.eq.s32 	%p68, %r124, 3;
	@%p68 bra 	$L__BB3_111;
	bra.uni 	$L__BB3_110;
$L__BB3_111:
	cvt.f32.f16 %f163, %rs12;
	bra.uni 	$L__BB3_114;
$L__BB3_110:
	setp.eq.s32 	%p69, %r124, 1;
	cvt.rn.f32.s16 	%f119, %rs12;
	cvt.rn.f32.u16 	%f120, %rs12;
	selp.f32 	%f163, %f120, %f119, %p69;
$L__BB3_114:
	shr.u32 	%r180, %r328, 16;
	cvt.u16.u32 	%rs13, %r180;
	@%p5 bra 	$L__BB3_120;
	@%p4 bra 	$L__BB3_119;
	bra.uni 	$L__BB3_116;
$L__BB3_119:
	mov.b32 	%f164, %r330;
	bra.uni 	$L__BB3_121;
$L__BB3_120:
	shr.u32 	%r181, %r331, 24;
	cvt.u16.u32 	%rs55, %r181;
	cvt.rn.f32.u16 	%f164, %rs55;
	bra.uni 	$L__BB3_121;
$L__BB3_116:
	setp.eq.s32 	%p72, %r124, 3;
	@%p72 bra 	$L__BB3_118;
	bra.uni 	$L__BB3_117;
$L__BB3_118:
	cvt.f32.f16 %f164, %rs13;
	bra.uni 	$L__BB3_121;
$L__BB3_117:
	setp.eq.s32 	%p73, %r124, 1;
	cvt.rn.f32.s16 	%f122, %rs13;
	cvt.rn.f32.u16 	%f123, %rs13;
	selp.f32 	%f164, %f123, %f122, %p73;
$L__BB3_121:
	mul.lo.s64 	%rd137, %rd209, 3;
	add.s64 	%rd42, %rd208, %rd137;
	@%p5 bra 	$L__BB3_125;
	@%p4 bra 	$L__BB3_124;
	bra.uni 	$L__BB3_123;
$L__BB3_124:
	ld.v4.u32 	{%r335, %r328, %r329, %r330}, [%rd42];
	bra.uni 	$L__BB3_126;
$L__BB3_125:
	ld.u32 	%r335, [%rd42];
	bra.uni 	$L__BB3_126;
$L__BB3_123:
	ld.v2.u32 	{%r335, %r328}, [%rd42];
$L__BB3_126:
	cvt.u16.u32 	%rs14, %r335;
	@%p5 bra 	$L__BB3_132;
	@%p4 bra 	$L__BB3_131;
	bra.uni 	$L__BB3_128;
$L__BB3_131:
	mov.b32 	%f165, %r335;
	bra.uni 	$L__BB3_133;
$L__BB3_132:
	and.b16  	%rs58, %rs14, 255;
	cvt.rn.f32.u16 	%f165, %rs58;
	bra.uni 	$L__BB3_133;
$L__BB3_128:
	setp.eq.s32 	%p78, %r124, 3;
	@%p78 bra 	$L__BB3_130;
	bra.uni 	$L__BB3_129;
$L__BB3_130:
	cvt.f32.f16 %f165, %rs14;
	bra.uni 	$L__BB3_133;
$L__BB3_129:
	setp.eq.s32 	%p79, %r124, 1;
	cvt.rn.f32.s16 	%f125, %rs14;
	cvt.rn.f32.u16 	%f126, %rs14;
	selp.f32 	%f165, %f126, %f125, %p79;
$L__BB3_133:
	shr.u32 	%r188, %r335, 16;
	cvt.u16.u32 	%rs15, %r188;
	@%p5 bra 	$L__BB3_139;
	@%p4 bra 	$L__BB3_138;
	bra.uni 	$L__BB3_135;
$L__BB3_138:
	mov.b32 	%f166, %r328;
	bra.uni 	$L__BB3_140;
$L__BB3_139:
	shr.u16 	%rs61, %rs14, 8;
	cvt.rn.f32.u16 	%f166, %rs61;
	bra.uni 	$L__BB3_140;
$L__BB3_135:
	setp.eq.s32 	%p82, %r124, 3;
	@%p82 bra 	$L__BB3_137;
	bra.uni 	$L__BB3_136;
$L__BB3_137:
	cvt.f32.f16 %f166, %rs15;
	bra.uni 	$L__BB3_140;
$L__BB3_136:
	setp.eq.s32 	%p83, %r124, 1;
	cvt.rn.f32.s16 	%f128, %rs15;
	cvt.rn.f32.u16 	%f129, %rs15;
	selp.f32 	%f166, %f129, %f128, %p83;
$L__BB3_140:
	@%p5 bra 	$L__BB3_146;
	@%p4 bra 	$L__BB3_145;
	bra.uni 	$L__BB3_142;
$L__BB3_145:
	mov.b32 	%f167, %r329;
	bra.uni 	$L__BB3_147;
$L__BB3_146:
	and.b16  	%rs65, %rs15, 255;
	cvt.rn.f32.u16 	%f167, %rs65;
	bra.uni 	$L__BB3_147;
$L__BB3_142:
	setp.eq.s32 	%p86, %r124, 3;
	@%p86 bra 	$L__BB3_144;
	bra.uni 	$L__BB3_143;
$L__BB3_144:
	cvt.u16.u32 	%rs63, %r328;
	cvt.f32.f16 %f167, %rs63;
	bra.uni 	$L__BB3_147;
$L__BB3_143:
	setp.eq.s32 	%p87, %r124, 1;
	cvt.u16.u32 	%rs62, %r328;
	cvt.rn.f32.u16 	%f131, %rs62;
	cvt.rn.f32.s16 	%f132, %rs62;
	selp.f32 	%f167, %f131, %f132, %p87;
$L__BB3_147:
	shr.u32 	%r190, %r328, 16;
	cvt.u16.u32 	%rs16, %r190;
	@%p5 bra 	$L__BB3_153;
	@%p4 bra 	$L__BB3_152;
	bra.uni 	$L__BB3_149;
$L__BB3_152:
	mov.b32 	%f168, %r330;
	bra.uni 	$L__BB3_154;
$L__BB3_153:
	shr.u32 	%r191, %r335, 24;
	cvt.u16.u32 	%rs67, %r191;
	cvt.rn.f32.u16 	%f168, %rs67;
	bra.uni 	$L__BB3_154;
$L__BB3_149:
	setp.eq.s32 	%p90, %r124, 3;
	@%p90 bra 	$L__BB3_151;
	bra.uni 	$L__BB3_150;
$L__BB3_151:
	cvt.f32.f16 %f168, %rs16;
	bra.uni 	$L__BB3_154;
$L__BB3_150:
	setp.eq.s32 	%p91, %r124, 1;
	cvt.rn.f32.s16 	%f134, %rs16;
	cvt.rn.f32.u16 	%f135, %rs16;
	selp.f32 	%f168, %f135, %f134, %p91;
$L__BB3_154:
	setp.eq.s16 	%p92, %rs74, 0;
	selp.f32 	%f137, %f154, %f157, %p92;
	selp.f32 	%f138, %f155, %f161, %p92;
	selp.f32 	%f139, %f156, %f165, %p92;
	selp.f32 	%f140, %f157, %f154, %p92;
	selp.f32 	%f141, %f159, %f162, %p92;
	selp.f32 	%f142, %f160, %f166, %p92;
	selp.f32 	%f143, %f161, %f155, %p92;
	selp.f32 	%f144, %f162, %f159, %p92;
	selp.f32 	%f145, %f164, %f167, %p92;
	selp.f32 	%f146, %f165, %f156, %p92;
	selp.f32 	%f147, %f166, %f160, %p92;
	selp.f32 	%f148, %f167, %f164, %p92;
	bar.warp.sync 	-1;
	setp.le.f32 	%p93, %f153, %f85;
	setp.ge.f32 	%p94, %f153, %f81;
	and.pred  	%p95, %p93, %p94;
	setp.ge.f32 	%p96, %f137, %f82;
	setp.le.f32 	%p97, %f137, %f86;
	and.pred  	%p98, %p97, %p96;
	and.pred  	%p99, %p95, %p98;
	setp.ge.f32 	%p100, %f138, %f83;
	setp.le.f32 	%p101, %f138, %f87;
	and.pred  	%p102, %p101, %p100;
	and.pred  	%p103, %p99, %p102;
	setp.ge.f32 	%p104, %f139, %f84;
	setp.le.f32 	%p105, %f139, %f88;
	and.pred  	%p106, %p105, %p104;
	and.pred  	%p107, %p103, %p106;
	selp.f32 	%f149, 0f437F0000, 0f00000000, %p107;
	setp.ge.f32 	%p108, %f140, %f81;
	setp.le.f32 	%p109, %f140, %f85;
	and.pred  	%p110, %p109, %p108;
	setp.le.f32 	%p111, %f158, %f86;
	setp.ge.f32 	%p112, %f158, %f82;
	and.pred  	%p113, %p111, %p112;
	and.pred  	%p114, %p110, %p113;
	setp.ge.f32 	%p115, %f141, %f83;
	setp.le.f32 	%p116, %f141, %f87;
	and.pred  	%p117, %p116, %p115;
	and.pred  	%p118, %p114, %p117;
	setp.ge.f32 	%p119, %f142, %f84;
	setp.le.f32 	%p120, %f142, %f88;
	and.pred  	%p121, %p120, %p119;
	and.pred  	%p122, %p118, %p121;
	selp.f32 	%f150, 0f437F0000, 0f00000000, %p122;
	setp.ge.f32 	%p123, %f143, %f81;
	setp.le.f32 	%p124, %f143, %f85;
	and.pred  	%p125, %p124, %p123;
	setp.ge.f32 	%p126, %f144, %f82;
	setp.le.f32 	%p127, %f144, %f86;
	and.pred  	%p128, %p127, %p126;
	and.pred  	%p129, %p125, %p128;
	setp.le.f32 	%p130, %f163, %f87;
	setp.ge.f32 	%p131, %f163, %f83;
	and.pred  	%p132, %p130, %p131;
	and.pred  	%p133, %p129, %p132;
	setp.ge.f32 	%p134, %f145, %f84;
	setp.le.f32 	%p135, %f145, %f88;
	and.pred  	%p136, %p135, %p134;
	and.pred  	%p137, %p133, %p136;
	selp.f32 	%f151, 0f437F0000, 0f00000000, %p137;
	setp.ge.f32 	%p138, %f146, %f81;
	setp.le.f32 	%p139, %f146, %f85;
	and.pred  	%p140, %p139, %p138;
	setp.ge.f32 	%p141, %f147, %f82;
	setp.le.f32 	%p142, %f147, %f86;
	and.pred  	%p143, %p142, %p141;
	and.pred  	%p144, %p140, %p143;
	setp.ge.f32 	%p145, %f148, %f83;
	setp.le.f32 	%p146, %f148, %f87;
	and.pred  	%p147, %p146, %p145;
	and.pred  	%p148, %p144, %p147;
	setp.le.f32 	%p149, %f168, %f88;
	setp.ge.f32 	%p150, %f168, %f84;
	and.pred  	%p151, %p149, %p150;
	and.pred  	%p152, %p148, %p151;
	selp.f32 	%f152, 0f437F0000, 0f00000000, %p152;
	mul.lo.s64 	%rd44, %rd206, %rd115;
	mul.lo.s64 	%rd140, %rd207, %rd117;
	cvt.s64.s32 	%rd45, %r140;
	add.s64 	%rd143, %rd112, %rd111;
	add.s64 	%rd211, %rd143, %rd45;
	add.s64 	%rd47, %rd44, %rd140;
	cvt.rni.s32.f32 	%r194, %f151;
	cvt.rni.s32.f32 	%r193, %f152;
	mov.u32 	%r195, 0;
	cvt.pack.sat.u8.s32.b32 %r192, %r193, %r194, %r195;
	cvt.rni.s32.f32 	%r198, %f149;
	cvt.rni.s32.f32 	%r197, %f150;
	cvt.pack.sat.u8.s32.b32 %r196, %r197, %r198, %r192;
	st.shared.u32 	[%rd211], %r196;
	setp.eq.s64 	%p153, %rd207, 1;
	@%p153 bra 	$L__BB3_158;
	bra.uni 	$L__BB3_155;
$L__BB3_158:
	bar.warp.sync 	-1;
	sub.s32 	%r211, %r319, %r142;
	min.s32 	%r78, %r211, 128;
	setp.lt.s32 	%p156, %r78, 1;
	@%p156 bra 	$L__BB3_184;
	sub.s64 	%rd144, %rd47, %rd45;
	add.s64 	%rd54, %rd205, %rd144;
	and.b64  	%rd145, %rd54, 15;
	setp.eq.s64 	%p157, %rd145, 0;
	@%p157 bra 	$L__BB3_169;
	and.b64  	%rd146, %rd54, 3;
	setp.ne.s64 	%p158, %rd146, 0;
	mov.u32 	%r348, 0;
	@%p158 bra 	$L__BB3_177;
	shr.s32 	%r213, %r78, 31;
	shr.u32 	%r214, %r213, 30;
	add.s32 	%r215, %r78, %r214;
	shr.s32 	%r79, %r215, 2;
	mov.u32 	%r342, %tid.x;
	setp.ge.s32 	%p159, %r342, %r79;
	@%p159 bra 	$L__BB3_168;
	not.b32 	%r217, %r342;
	add.s32 	%r81, %r79, %r217;
	shr.u32 	%r218, %r81, 5;
	add.s32 	%r219, %r218, 1;
	and.b32  	%r341, %r219, 3;
	setp.eq.s32 	%p160, %r341, 0;
	@%p160 bra 	$L__BB3_165;
	mov.u32 	%r342, %tid.x;
	mul.wide.s32 	%rd147, %r342, 4;
	add.s64 	%rd148, %rd147, %rd44;
	shl.b32 	%r222, %r342, 2;
	add.s32 	%r223, %r142, %r222;
	cvt.s64.s32 	%rd149, %r223;
	add.s64 	%rd150, %rd148, %rd149;
	sub.s64 	%rd151, %rd150, %rd45;
	add.s64 	%rd213, %rd205, %rd151;
	add.s64 	%rd212, %rd143, %rd147;
$L__BB3_164:
	.pragma "nounroll";
	ld.shared.u32 	%r225, [%rd212];
	st.u32 	[%rd213], %r225;
	add.s32 	%r342, %r342, 32;
	add.s64 	%rd213, %rd213, 128;
	add.s64 	%rd212, %rd212, 128;
	add.s32 	%r341, %r341, -1;
	setp.ne.s32 	%p161, %r341, 0;
	@%p161 bra 	$L__BB3_164;
$L__BB3_165:
	setp.lt.u32 	%p162, %r81, 96;
	@%p162 bra 	$L__BB3_168;
	mul.wide.s32 	%rd155, %r342, 4;
	add.s64 	%rd159, %rd143, %rd155;
	add.s64 	%rd215, %rd159, 256;
	add.s64 	%rd160, %rd155, %rd44;
	mov.u32 	%r229, %tid.x;
	shl.b32 	%r230, %r229, 2;
	add.s32 	%r231, %r142, %r230;
	cvt.s64.s32 	%rd161, %r231;
	add.s64 	%rd162, %rd160, %rd161;
	add.s64 	%rd163, %rd162, 256;
	sub.s64 	%rd164, %rd163, %rd45;
	add.s64 	%rd214, %rd205, %rd164;
$L__BB3_167:
	ld.shared.u32 	%r232, [%rd215+-256];
	st.u32 	[%rd214+-256], %r232;
	ld.shared.u32 	%r233, [%rd215+-128];
	st.u32 	[%rd214+-128], %r233;
	ld.shared.u32 	%r234, [%rd215];
	st.u32 	[%rd214], %r234;
	ld.shared.u32 	%r235, [%rd215+128];
	st.u32 	[%rd214+128], %r235;
	add.s64 	%rd215, %rd215, 512;
	add.s64 	%rd214, %rd214, 512;
	add.s32 	%r342, %r342, 128;
	setp.lt.s32 	%p163, %r342, %r79;
	@%p163 bra 	$L__BB3_167;
$L__BB3_168:
	and.b32  	%r348, %r78, -4;
	bra.uni 	$L__BB3_177;
$L__BB3_155:
	sub.s32 	%r74, %r319, %r143;
	setp.lt.s32 	%p154, %r74, 1;
	@%p154 bra 	$L__BB3_184;
	add.s64 	%rd210, %rd205, %rd47;
	min.s32 	%r75, %r74, 4;
	mov.u32 	%r339, 0;
$L__BB3_157:
	.pragma "nounroll";
	ld.shared.u8 	%rs68, [%rd211];
	st.u8 	[%rd210], %rs68;
	add.s64 	%rd211, %rd211, 1;
	add.s64 	%rd210, %rd210, %rd207;
	add.s32 	%r339, %r339, 1;
	setp.lt.s32 	%p155, %r339, %r75;
	@%p155 bra 	$L__BB3_157;
	bra.uni 	$L__BB3_184;
$L__BB3_169:
	shr.s32 	%r236, %r78, 31;
	shr.u32 	%r237, %r236, 28;
	add.s32 	%r238, %r78, %r237;
	shr.s32 	%r92, %r238, 4;
	setp.ge.s32 	%p164, %r139, %r92;
	@%p164 bra 	$L__BB3_176;
	not.b32 	%r240, %r139;
	add.s32 	%r94, %r92, %r240;
	shr.u32 	%r241, %r94, 5;
	add.s32 	%r242, %r241, 1;
	and.b32  	%r345, %r242, 3;
	setp.eq.s32 	%p165, %r345, 0;
	mov.u32 	%r346, %r139;
	@%p165 bra 	$L__BB3_173;
	mov.u32 	%r346, %tid.x;
	mul.wide.s32 	%rd165, %r346, 16;
	add.s64 	%rd217, %rd143, %rd165;
	add.s64 	%rd169, %rd165, %rd44;
	shl.b32 	%r246, %r346, 2;
	add.s32 	%r247, %r142, %r246;
	cvt.s64.s32 	%rd170, %r247;
	add.s64 	%rd171, %rd169, %rd170;
	sub.s64 	%rd172, %rd171, %rd45;
	add.s64 	%rd216, %rd205, %rd172;
$L__BB3_172:
	.pragma "nounroll";
	ld.shared.v4.u32 	{%r248, %r249, %r250, %r251}, [%rd217];
	st.v4.u32 	[%rd216], {%r248, %r249, %r250, %r251};
	add.s32 	%r346, %r346, 32;
	add.s64 	%rd217, %rd217, 512;
	add.s64 	%rd216, %rd216, 512;
	add.s32 	%r345, %r345, -1;
	setp.ne.s32 	%p166, %r345, 0;
	@%p166 bra 	$L__BB3_172;
$L__BB3_173:
	setp.lt.u32 	%p167, %r94, 96;
	@%p167 bra 	$L__BB3_176;
	mul.wide.s32 	%rd173, %r346, 16;
	add.s64 	%rd174, %rd173, %rd44;
	mov.u32 	%r258, %tid.x;
	shl.b32 	%r259, %r258, 2;
	add.s32 	%r260, %r142, %r259;
	cvt.s64.s32 	%rd175, %r260;
	add.s64 	%rd176, %rd174, %rd175;
	add.s64 	%rd177, %rd176, 1024;
	sub.s64 	%rd178, %rd177, %rd45;
	add.s64 	%rd219, %rd205, %rd178;
	add.s64 	%rd182, %rd143, %rd173;
	add.s64 	%rd218, %rd182, 1024;
$L__BB3_175:
	ld.shared.v4.u32 	{%r262, %r263, %r264, %r265}, [%rd218+-1024];
	st.v4.u32 	[%rd219+-1024], {%r262, %r263, %r264, %r265};
	ld.shared.v4.u32 	{%r270, %r271, %r272, %r273}, [%rd218+-512];
	st.v4.u32 	[%rd219+-512], {%r270, %r271, %r272, %r273};
	ld.shared.v4.u32 	{%r278, %r279, %r280, %r281}, [%rd218];
	st.v4.u32 	[%rd219], {%r278, %r279, %r280, %r281};
	ld.shared.v4.u32 	{%r286, %r287, %r288, %r289}, [%rd218+512];
	st.v4.u32 	[%rd219+512], {%r286, %r287, %r288, %r289};
	add.s64 	%rd219, %rd219, 2048;
	add.s64 	%rd218, %rd218, 2048;
	add.s32 	%r346, %r346, 128;
	setp.lt.s32 	%p168, %r346, %r92;
	@%p168 bra 	$L__BB3_175;
$L__BB3_176:
	and.b32  	%r348, %r78, -16;
$L__BB3_177:
	add.s32 	%r351, %r348, %r139;
	setp.ge.s32 	%p169, %r351, %r78;
	@%p169 bra 	$L__BB3_184;
	not.b32 	%r295, %r319;
	add.s32 	%r298, %r142, %r295;
	max.s32 	%r299, %r298, -129;
	mov.u32 	%r300, -2;
	sub.s32 	%r301, %r300, %r299;
	sub.s32 	%r303, %r301, %r139;
	sub.s32 	%r107, %r303, %r348;
	shr.u32 	%r304, %r107, 5;
	add.s32 	%r305, %r304, 1;
	and.b32  	%r350, %r305, 3;
	setp.eq.s32 	%p170, %r350, 0;
	@%p170 bra 	$L__BB3_181;
	add.s64 	%rd184, %rd44, %rd117;
	cvt.s64.s32 	%rd185, %r351;
	add.s64 	%rd186, %rd184, %rd185;
	sub.s64 	%rd187, %rd186, %rd45;
	add.s64 	%rd221, %rd205, %rd187;
	add.s64 	%rd220, %rd143, %rd185;
$L__BB3_180:
	.pragma "nounroll";
	ld.shared.u8 	%rs69, [%rd220];
	st.u8 	[%rd221], %rs69;
	add.s32 	%r351, %r351, 32;
	add.s64 	%rd221, %rd221, 32;
	add.s64 	%rd220, %rd220, 32;
	add.s32 	%r350, %r350, -1;
	setp.ne.s32 	%p171, %r350, 0;
	@%p171 bra 	$L__BB3_180;
$L__BB3_181:
	setp.lt.u32 	%p172, %r107, 96;
	@%p172 bra 	$L__BB3_184;
	cvt.s64.s32 	%rd191, %r351;
	add.s64 	%rd195, %rd143, %rd191;
	add.s64 	%rd223, %rd195, 64;
	add.s64 	%rd197, %rd44, %rd117;
	add.s64 	%rd198, %rd197, %rd191;
	add.s64 	%rd199, %rd198, 64;
	sub.s64 	%rd200, %rd199, %rd45;
	add.s64 	%rd222, %rd205, %rd200;
$L__BB3_183:
	ld.shared.u8 	%rs70, [%rd223+-64];
	st.u8 	[%rd222+-64], %rs70;
	ld.shared.u8 	%rs71, [%rd223+-32];
	st.u8 	[%rd222+-32], %rs71;
	ld.shared.u8 	%rs72, [%rd223];
	st.u8 	[%rd222], %rs72;
	ld.shared.u8 	%rs73, [%rd223+32];
	st.u8 	[%rd222+32], %rs73;
	add.s64 	%rd223, %rd223, 128;
	add.s64 	%rd222, %rd222, 128;
	add.s32 	%r351, %r351, 128;
	setp.lt.s32 	%p173, %r351, %r78;
	@%p173 bra 	$L__BB3_183;
$L__BB3_184:
	ret;
}
`;
