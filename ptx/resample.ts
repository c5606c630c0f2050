// Made from kernels/resample.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/resample.cu`. */
export const RESAMPLE: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_90E = 90;
.visible .entry resample_u8(
	.param .u64 resample_u8_param_0,
	.param .align 8 .b8 resample_u8_param_1[48],
	.param .u64 resample_u8_param_2,
	.param .align 8 .b8 resample_u8_param_3[48],
	.param .f64 resample_u8_param_4,
	.param .f64 resample_u8_param_5,
	.param .u32 resample_u8_param_6
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<97>;
	.reg .b16 	%rs<13>;
	.reg .f32 	%f<559>;
	.reg .b32 	%r<180>;
	.reg .f64 	%fd<69>;
	.reg .b64 	%rd<90>;
	ld.param.u64 	%rd36, [resample_u8_param_0];
	ld.param.v2.u32 	{%r166, %r167}, [resample_u8_param_1+32];
	ld.param.v2.u32 	{%r79, %r80}, [resample_u8_param_1+40];
	ld.param.u64 	%rd41, [resample_u8_param_2];
	ld.param.v2.u32 	{%r168, %r169}, [resample_u8_param_3+32];
	ld.param.v2.u32 	{%r83, %r84}, [resample_u8_param_3+40];
	ld.param.f64 	%fd67, [resample_u8_param_4];
	ld.param.f64 	%fd68, [resample_u8_param_5];
	ld.param.u32 	%r76, [resample_u8_param_6];
	ld.param.u64 	%rd88, [resample_u8_param_3+24];
	ld.param.u64 	%rd87, [resample_u8_param_3+16];
	ld.param.u64 	%rd86, [resample_u8_param_3+8];
	ld.param.u64 	%rd42, [resample_u8_param_3];
	ld.param.u64 	%rd84, [resample_u8_param_1+24];
	ld.param.u64 	%rd83, [resample_u8_param_1+16];
	ld.param.u64 	%rd82, [resample_u8_param_1+8];
	ld.param.u64 	%rd37, [resample_u8_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r80, 0;
	@%p1 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd46, %rd36;
	mul.wide.s32 	%rd47, %r1, 40;
	add.s64 	%rd48, %rd46, %rd47;
	ld.global.v2.u32 	{%r166, %r167}, [%rd48+32];
	ld.global.u64 	%rd84, [%rd48+24];
	ld.global.u64 	%rd83, [%rd48+16];
	ld.global.u64 	%rd82, [%rd48+8];
	ld.global.u64 	%rd81, [%rd48];
	bra.uni 	$L__BB0_3;
$L__BB0_2:
	cvt.s64.s32 	%rd49, %r1;
	mul.lo.s64 	%rd50, %rd37, %rd49;
	add.s64 	%rd81, %rd36, %rd50;
$L__BB0_3:
	setp.eq.s32 	%p2, %r84, 0;
	@%p2 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd51, %rd41;
	mul.wide.s32 	%rd52, %r1, 40;
	add.s64 	%rd53, %rd51, %rd52;
	ld.global.v2.u32 	{%r168, %r169}, [%rd53+32];
	ld.global.u64 	%rd88, [%rd53+24];
	ld.global.u64 	%rd87, [%rd53+16];
	ld.global.u64 	%rd86, [%rd53+8];
	ld.global.u64 	%rd85, [%rd53];
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.s64.s32 	%rd54, %r1;
	mul.lo.s64 	%rd55, %rd42, %rd54;
	add.s64 	%rd85, %rd41, %rd55;
$L__BB0_6:
	mov.u32 	%r89, %ctaid.x;
	shl.b32 	%r90, %r89, 5;
	mov.u32 	%r91, %tid.x;
	add.s32 	%r14, %r90, %r91;
	mov.u32 	%r92, %ctaid.y;
	shl.b32 	%r93, %r92, 3;
	mov.u32 	%r94, %tid.y;
	add.s32 	%r15, %r93, %r94;
	setp.ge.s32 	%p3, %r14, %r168;
	setp.ge.s32 	%p4, %r15, %r169;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB0_157;
	setp.neu.f64 	%p6, %fd67, 0d0000000000000000;
	@%p6 bra 	$L__BB0_9;
	cvt.rn.f64.s32 	%fd7, %r168;
	cvt.rn.f64.s32 	%fd8, %r166;
	div.rn.f64 	%fd9, %fd7, %fd8;
	rcp.rn.f64 	%fd67, %fd9;
$L__BB0_9:
	setp.eq.s32 	%p7, %r76, 0;
	@%p7 bra 	$L__BB0_40;
	mov.f64 	%fd10, 0d3FF0000000000000;
	max.f64 	%fd11, %fd67, %fd10;
	cvt.rn.f64.s32 	%fd12, %r14;
	add.f64 	%fd13, %fd12, 0d3FE0000000000000;
	mul.f64 	%fd14, %fd13, %fd67;
	setp.eq.s32 	%p8, %r76, 2;
	selp.b32 	%r95, 2, 3, %p8;
	setp.eq.s32 	%p9, %r76, 1;
	selp.b32 	%r96, 1, %r95, %p9;
	cvt.rn.f64.s32 	%fd15, %r96;
	mul.f64 	%fd16, %fd11, %fd15;
	sub.f64 	%fd17, %fd14, %fd16;
	add.f64 	%fd18, %fd17, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r97, %fd18;
	max.s32 	%r172, %r97, 0;
	add.f64 	%fd19, %fd14, %fd16;
	add.f64 	%fd20, %fd19, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r98, %fd20;
	min.s32 	%r99, %r98, %r166;
	sub.s32 	%r173, %r99, %r172;
	cvt.rn.f64.s32 	%fd21, %r172;
	sub.f64 	%fd22, %fd14, %fd21;
	cvt.rn.f32.f64 	%f497, %fd22;
	rcp.rn.f64 	%fd23, %fd11;
	cvt.rn.f32.f64 	%f498, %fd23;
	setp.lt.s32 	%p10, %r173, 1;
	mov.f32 	%f496, 0f00000000;
	@%p10 bra 	$L__BB0_39;
	@%p9 bra 	$L__BB0_37;
	bra.uni 	$L__BB0_12;
$L__BB0_37:
	mov.f32 	%f255, 0f00000000;
	mov.u32 	%r171, 0;
	mov.f32 	%f496, %f255;
$L__BB0_38:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f256, %r171;
	add.f32 	%f257, %f256, 0f3F000000;
	sub.f32 	%f258, %f257, %f497;
	mul.f32 	%f259, %f258, %f498;
	abs.f32 	%f260, %f259;
	mov.f32 	%f261, 0f3F800000;
	sub.f32 	%f262, %f261, %f260;
	max.f32 	%f264, %f262, %f255;
	add.f32 	%f496, %f496, %f264;
	add.s32 	%r171, %r171, 1;
	setp.lt.s32 	%p27, %r171, %r173;
	@%p27 bra 	$L__BB0_38;
	bra.uni 	$L__BB0_39;
$L__BB0_40:
	cvt.rn.f64.s32 	%fd24, %r14;
	mul.f64 	%fd25, %fd67, %fd24;
	add.f64 	%fd26, %fd67, %fd25;
	cvt.rn.f64.s32 	%fd27, %r166;
	min.f64 	%fd28, %fd26, %fd27;
	cvt.rmi.f64.f64 	%fd29, %fd25;
	cvt.rzi.s32.f64 	%r104, %fd29;
	add.s32 	%r105, %r166, -1;
	cvt.rpi.f64.f64 	%fd30, %fd28;
	cvt.rzi.s32.f64 	%r106, %fd30;
	min.s32 	%r107, %r106, %r166;
	min.s32 	%r172, %r104, %r105;
	cvt.rn.f64.s32 	%fd31, %r172;
	sub.f64 	%fd32, %fd25, %fd31;
	sub.f64 	%fd33, %fd28, %fd31;
	sub.f64 	%fd34, %fd27, %fd25;
	min.f64 	%fd35, %fd67, %fd34;
	rcp.rn.f64 	%fd36, %fd35;
	sub.s32 	%r173, %r107, %r172;
	cvt.rn.f32.f64 	%f498, %fd33;
	cvt.rn.f32.f64 	%f497, %fd32;
	cvt.rn.f32.f64 	%f499, %fd36;
	bra.uni 	$L__BB0_41;
$L__BB0_12:
	mov.f32 	%f198, 0f00000000;
	mov.u32 	%r170, 0;
	mov.f32 	%f496, %f198;
$L__BB0_13:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f199, %r170;
	add.f32 	%f200, %f199, 0f3F000000;
	sub.f32 	%f201, %f200, %f497;
	mul.f32 	%f202, %f201, %f498;
	abs.f32 	%f4, %f202;
	@%p8 bra 	$L__BB0_32;
	bra.uni 	$L__BB0_14;
$L__BB0_32:
	setp.lt.f32 	%p24, %f4, 0f3F800000;
	@%p24 bra 	$L__BB0_35;
	bra.uni 	$L__BB0_33;
$L__BB0_35:
	fma.rn.f32 	%f253, %f4, 0f3FC00000, 0fC0200000;
	mul.f32 	%f254, %f4, %f253;
	fma.rn.f32 	%f494, %f4, %f254, 0f3F800000;
	bra.uni 	$L__BB0_36;
$L__BB0_14:
	setp.geu.f32 	%p13, %f4, 0f40400000;
	mov.f32 	%f494, %f198;
	@%p13 bra 	$L__BB0_36;
	setp.eq.f32 	%p14, %f4, 0f00000000;
	mov.f32 	%f493, 0f3F800000;
	mov.f32 	%f489, %f493;
	@%p14 bra 	$L__BB0_23;
	add.f32 	%f206, %f4, %f4;
	cvt.rni.f32.f32 	%f207, %f206;
	cvt.rzi.s32.f32 	%r22, %f207;
	neg.f32 	%f208, %f207;
	mov.f32 	%f209, 0f3F000000;
	fma.rn.f32 	%f210, %f208, %f209, %f4;
	mul.f32 	%f211, %f210, 0f34222169;
	mov.f32 	%f212, 0f40490FDA;
	fma.rn.f32 	%f213, %f210, %f212, %f211;
	mul.rn.f32 	%f5, %f213, %f213;
	and.b32  	%r23, %r22, 1;
	setp.eq.s32 	%p15, %r23, 0;
	selp.f32 	%f6, %f213, 0f3F800000, %p15;
	mov.f32 	%f486, 0fB94D4153;
	@%p15 bra 	$L__BB0_18;
	mov.f32 	%f214, 0fBAB607ED;
	mov.f32 	%f215, 0f37CBAC00;
	fma.rn.f32 	%f486, %f215, %f5, %f214;
$L__BB0_18:
	selp.f32 	%f216, 0f3C0885E4, 0f3D2AAABB, %p15;
	fma.rn.f32 	%f217, %f486, %f5, %f216;
	selp.f32 	%f218, 0fBE2AAAA8, 0fBEFFFFFF, %p15;
	fma.rn.f32 	%f219, %f217, %f5, %f218;
	mov.f32 	%f220, 0f00000000;
	fma.rn.f32 	%f221, %f5, %f6, %f220;
	fma.rn.f32 	%f488, %f219, %f221, %f6;
	and.b32  	%r101, %r22, 2;
	setp.eq.s32 	%p17, %r101, 0;
	@%p17 bra 	$L__BB0_20;
	mov.f32 	%f223, 0fBF800000;
	fma.rn.f32 	%f488, %f488, %f223, %f220;
$L__BB0_20:
	cvt.rzi.f32.f32 	%f224, %f4;
	setp.neu.f32 	%p18, %f224, %f4;
	@%p18 bra 	$L__BB0_22;
	mov.f32 	%f225, 0f00000000;
	mul.rn.f32 	%f488, %f4, %f225;
$L__BB0_22:
	mul.f32 	%f226, %f4, 0f40490FDB;
	div.rn.f32 	%f489, %f488, %f226;
$L__BB0_23:
	mul.f32 	%f16, %f4, 0f3EAAAAAB;
	setp.eq.f32 	%p19, %f16, 0f00000000;
	@%p19 bra 	$L__BB0_31;
	add.f32 	%f229, %f16, %f16;
	cvt.rni.f32.f32 	%f230, %f229;
	cvt.rzi.s32.f32 	%r24, %f230;
	neg.f32 	%f231, %f230;
	mov.f32 	%f232, 0f3F000000;
	fma.rn.f32 	%f233, %f231, %f232, %f16;
	mul.f32 	%f234, %f233, 0f34222169;
	mov.f32 	%f235, 0f40490FDA;
	fma.rn.f32 	%f236, %f233, %f235, %f234;
	mul.rn.f32 	%f17, %f236, %f236;
	and.b32  	%r25, %r24, 1;
	setp.eq.s32 	%p20, %r25, 0;
	selp.f32 	%f18, %f236, 0f3F800000, %p20;
	mov.f32 	%f490, 0fB94D4153;
	@%p20 bra 	$L__BB0_26;
	mov.f32 	%f237, 0fBAB607ED;
	mov.f32 	%f238, 0f37CBAC00;
	fma.rn.f32 	%f490, %f238, %f17, %f237;
$L__BB0_26:
	selp.f32 	%f239, 0f3C0885E4, 0f3D2AAABB, %p20;
	fma.rn.f32 	%f240, %f490, %f17, %f239;
	selp.f32 	%f241, 0fBE2AAAA8, 0fBEFFFFFF, %p20;
	fma.rn.f32 	%f242, %f240, %f17, %f241;
	mov.f32 	%f243, 0f00000000;
	fma.rn.f32 	%f244, %f17, %f18, %f243;
	fma.rn.f32 	%f492, %f242, %f244, %f18;
	and.b32  	%r102, %r24, 2;
	setp.eq.s32 	%p22, %r102, 0;
	@%p22 bra 	$L__BB0_28;
	mov.f32 	%f246, 0fBF800000;
	fma.rn.f32 	%f492, %f492, %f246, %f243;
$L__BB0_28:
	cvt.rzi.f32.f32 	%f247, %f16;
	setp.neu.f32 	%p23, %f247, %f16;
	@%p23 bra 	$L__BB0_30;
	mov.f32 	%f248, 0f00000000;
	mul.rn.f32 	%f492, %f16, %f248;
$L__BB0_30:
	mul.f32 	%f249, %f16, 0f40490FDB;
	div.rn.f32 	%f493, %f492, %f249;
$L__BB0_31:
	mul.f32 	%f494, %f489, %f493;
	bra.uni 	$L__BB0_36;
$L__BB0_33:
	setp.geu.f32 	%p25, %f4, 0f40000000;
	mov.f32 	%f494, %f198;
	@%p25 bra 	$L__BB0_36;
	fma.rn.f32 	%f251, %f4, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f252, %f4, %f251, 0fC0800000;
	fma.rn.f32 	%f494, %f4, %f252, 0f40000000;
$L__BB0_36:
	add.f32 	%f496, %f496, %f494;
	add.s32 	%r170, %r170, 1;
	setp.lt.s32 	%p26, %r170, %r173;
	@%p26 bra 	$L__BB0_13;
$L__BB0_39:
	rcp.rn.f32 	%f499, %f496;
$L__BB0_41:
	setp.neu.f64 	%p28, %fd68, 0d0000000000000000;
	@%p28 bra 	$L__BB0_43;
	cvt.rn.f64.s32 	%fd37, %r169;
	cvt.rn.f64.s32 	%fd38, %r167;
	div.rn.f64 	%fd39, %fd37, %fd38;
	rcp.rn.f64 	%fd68, %fd39;
$L__BB0_43:
	@%p7 bra 	$L__BB0_74;
	mov.f64 	%fd40, 0d3FF0000000000000;
	max.f64 	%fd41, %fd68, %fd40;
	cvt.rn.f64.s32 	%fd42, %r15;
	add.f64 	%fd43, %fd42, 0d3FE0000000000000;
	mul.f64 	%fd44, %fd43, %fd68;
	setp.eq.s32 	%p30, %r76, 2;
	selp.b32 	%r108, 2, 3, %p30;
	setp.eq.s32 	%p31, %r76, 1;
	selp.b32 	%r109, 1, %r108, %p31;
	cvt.rn.f64.s32 	%fd45, %r109;
	mul.f64 	%fd46, %fd41, %fd45;
	sub.f64 	%fd47, %fd44, %fd46;
	add.f64 	%fd48, %fd47, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r110, %fd48;
	max.s32 	%r176, %r110, 0;
	add.f64 	%fd49, %fd44, %fd46;
	add.f64 	%fd50, %fd49, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r111, %fd50;
	min.s32 	%r112, %r111, %r167;
	sub.s32 	%r177, %r112, %r176;
	cvt.rn.f64.s32 	%fd51, %r176;
	sub.f64 	%fd52, %fd44, %fd51;
	cvt.rn.f32.f64 	%f512, %fd52;
	rcp.rn.f64 	%fd53, %fd41;
	cvt.rn.f32.f64 	%f513, %fd53;
	setp.lt.s32 	%p32, %r177, 1;
	mov.f32 	%f511, 0f00000000;
	@%p32 bra 	$L__BB0_73;
	@%p31 bra 	$L__BB0_71;
	bra.uni 	$L__BB0_46;
$L__BB0_71:
	mov.f32 	%f323, 0f00000000;
	mov.u32 	%r175, 0;
	mov.f32 	%f511, %f323;
$L__BB0_72:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f324, %r175;
	add.f32 	%f325, %f324, 0f3F000000;
	sub.f32 	%f326, %f325, %f512;
	mul.f32 	%f327, %f326, %f513;
	abs.f32 	%f328, %f327;
	mov.f32 	%f329, 0f3F800000;
	sub.f32 	%f330, %f329, %f328;
	max.f32 	%f332, %f330, %f323;
	add.f32 	%f511, %f511, %f332;
	add.s32 	%r175, %r175, 1;
	setp.lt.s32 	%p49, %r175, %r177;
	@%p49 bra 	$L__BB0_72;
	bra.uni 	$L__BB0_73;
$L__BB0_74:
	cvt.rn.f64.s32 	%fd54, %r15;
	mul.f64 	%fd55, %fd68, %fd54;
	add.f64 	%fd56, %fd68, %fd55;
	cvt.rn.f64.s32 	%fd57, %r167;
	min.f64 	%fd58, %fd56, %fd57;
	cvt.rmi.f64.f64 	%fd59, %fd55;
	cvt.rzi.s32.f64 	%r117, %fd59;
	add.s32 	%r118, %r167, -1;
	cvt.rpi.f64.f64 	%fd60, %fd58;
	cvt.rzi.s32.f64 	%r119, %fd60;
	min.s32 	%r120, %r119, %r167;
	min.s32 	%r176, %r117, %r118;
	cvt.rn.f64.s32 	%fd61, %r176;
	sub.f64 	%fd62, %fd55, %fd61;
	sub.f64 	%fd63, %fd58, %fd61;
	sub.f64 	%fd64, %fd57, %fd55;
	min.f64 	%fd65, %fd68, %fd64;
	rcp.rn.f64 	%fd66, %fd65;
	sub.s32 	%r177, %r120, %r176;
	cvt.rn.f32.f64 	%f513, %fd63;
	cvt.rn.f32.f64 	%f512, %fd62;
	cvt.rn.f32.f64 	%f514, %fd66;
	bra.uni 	$L__BB0_75;
$L__BB0_46:
	mov.f32 	%f266, 0f00000000;
	mov.u32 	%r174, 0;
	mov.f32 	%f511, %f266;
$L__BB0_47:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f267, %r174;
	add.f32 	%f268, %f267, 0f3F000000;
	sub.f32 	%f269, %f268, %f512;
	mul.f32 	%f270, %f269, %f513;
	abs.f32 	%f48, %f270;
	@%p30 bra 	$L__BB0_66;
	bra.uni 	$L__BB0_48;
$L__BB0_66:
	setp.lt.f32 	%p46, %f48, 0f3F800000;
	@%p46 bra 	$L__BB0_69;
	bra.uni 	$L__BB0_67;
$L__BB0_69:
	fma.rn.f32 	%f321, %f48, 0f3FC00000, 0fC0200000;
	mul.f32 	%f322, %f48, %f321;
	fma.rn.f32 	%f509, %f48, %f322, 0f3F800000;
	bra.uni 	$L__BB0_70;
$L__BB0_48:
	setp.geu.f32 	%p35, %f48, 0f40400000;
	mov.f32 	%f509, %f266;
	@%p35 bra 	$L__BB0_70;
	setp.eq.f32 	%p36, %f48, 0f00000000;
	mov.f32 	%f508, 0f3F800000;
	mov.f32 	%f504, %f508;
	@%p36 bra 	$L__BB0_57;
	add.f32 	%f274, %f48, %f48;
	cvt.rni.f32.f32 	%f275, %f274;
	cvt.rzi.s32.f32 	%r39, %f275;
	neg.f32 	%f276, %f275;
	mov.f32 	%f277, 0f3F000000;
	fma.rn.f32 	%f278, %f276, %f277, %f48;
	mul.f32 	%f279, %f278, 0f34222169;
	mov.f32 	%f280, 0f40490FDA;
	fma.rn.f32 	%f281, %f278, %f280, %f279;
	mul.rn.f32 	%f49, %f281, %f281;
	and.b32  	%r40, %r39, 1;
	setp.eq.s32 	%p37, %r40, 0;
	selp.f32 	%f50, %f281, 0f3F800000, %p37;
	mov.f32 	%f501, 0fB94D4153;
	@%p37 bra 	$L__BB0_52;
	mov.f32 	%f282, 0fBAB607ED;
	mov.f32 	%f283, 0f37CBAC00;
	fma.rn.f32 	%f501, %f283, %f49, %f282;
$L__BB0_52:
	selp.f32 	%f284, 0f3C0885E4, 0f3D2AAABB, %p37;
	fma.rn.f32 	%f285, %f501, %f49, %f284;
	selp.f32 	%f286, 0fBE2AAAA8, 0fBEFFFFFF, %p37;
	fma.rn.f32 	%f287, %f285, %f49, %f286;
	mov.f32 	%f288, 0f00000000;
	fma.rn.f32 	%f289, %f49, %f50, %f288;
	fma.rn.f32 	%f503, %f287, %f289, %f50;
	and.b32  	%r114, %r39, 2;
	setp.eq.s32 	%p39, %r114, 0;
	@%p39 bra 	$L__BB0_54;
	mov.f32 	%f291, 0fBF800000;
	fma.rn.f32 	%f503, %f503, %f291, %f288;
$L__BB0_54:
	cvt.rzi.f32.f32 	%f292, %f48;
	setp.neu.f32 	%p40, %f292, %f48;
	@%p40 bra 	$L__BB0_56;
	mov.f32 	%f293, 0f00000000;
	mul.rn.f32 	%f503, %f48, %f293;
$L__BB0_56:
	mul.f32 	%f294, %f48, 0f40490FDB;
	div.rn.f32 	%f504, %f503, %f294;
$L__BB0_57:
	mul.f32 	%f60, %f48, 0f3EAAAAAB;
	setp.eq.f32 	%p41, %f60, 0f00000000;
	@%p41 bra 	$L__BB0_65;
	add.f32 	%f297, %f60, %f60;
	cvt.rni.f32.f32 	%f298, %f297;
	cvt.rzi.s32.f32 	%r41, %f298;
	neg.f32 	%f299, %f298;
	mov.f32 	%f300, 0f3F000000;
	fma.rn.f32 	%f301, %f299, %f300, %f60;
	mul.f32 	%f302, %f301, 0f34222169;
	mov.f32 	%f303, 0f40490FDA;
	fma.rn.f32 	%f304, %f301, %f303, %f302;
	mul.rn.f32 	%f61, %f304, %f304;
	and.b32  	%r42, %r41, 1;
	setp.eq.s32 	%p42, %r42, 0;
	selp.f32 	%f62, %f304, 0f3F800000, %p42;
	mov.f32 	%f505, 0fB94D4153;
	@%p42 bra 	$L__BB0_60;
	mov.f32 	%f305, 0fBAB607ED;
	mov.f32 	%f306, 0f37CBAC00;
	fma.rn.f32 	%f505, %f306, %f61, %f305;
$L__BB0_60:
	selp.f32 	%f307, 0f3C0885E4, 0f3D2AAABB, %p42;
	fma.rn.f32 	%f308, %f505, %f61, %f307;
	selp.f32 	%f309, 0fBE2AAAA8, 0fBEFFFFFF, %p42;
	fma.rn.f32 	%f310, %f308, %f61, %f309;
	mov.f32 	%f311, 0f00000000;
	fma.rn.f32 	%f312, %f61, %f62, %f311;
	fma.rn.f32 	%f507, %f310, %f312, %f62;
	and.b32  	%r115, %r41, 2;
	setp.eq.s32 	%p44, %r115, 0;
	@%p44 bra 	$L__BB0_62;
	mov.f32 	%f314, 0fBF800000;
	fma.rn.f32 	%f507, %f507, %f314, %f311;
$L__BB0_62:
	cvt.rzi.f32.f32 	%f315, %f60;
	setp.neu.f32 	%p45, %f315, %f60;
	@%p45 bra 	$L__BB0_64;
	mov.f32 	%f316, 0f00000000;
	mul.rn.f32 	%f507, %f60, %f316;
$L__BB0_64:
	mul.f32 	%f317, %f60, 0f40490FDB;
	div.rn.f32 	%f508, %f507, %f317;
$L__BB0_65:
	mul.f32 	%f509, %f504, %f508;
	bra.uni 	$L__BB0_70;
$L__BB0_67:
	setp.geu.f32 	%p47, %f48, 0f40000000;
	mov.f32 	%f509, %f266;
	@%p47 bra 	$L__BB0_70;
	fma.rn.f32 	%f319, %f48, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f320, %f48, %f319, 0fC0800000;
	fma.rn.f32 	%f509, %f48, %f320, 0f40000000;
$L__BB0_70:
	add.f32 	%f511, %f511, %f509;
	add.s32 	%r174, %r174, 1;
	setp.lt.s32 	%p48, %r174, %r177;
	@%p48 bra 	$L__BB0_47;
$L__BB0_73:
	rcp.rn.f32 	%f514, %f511;
$L__BB0_75:
	setp.lt.s32 	%p50, %r177, 1;
	mov.f32 	%f555, 0f00000000;
	mov.f32 	%f556, %f555;
	mov.f32 	%f557, %f555;
	mov.f32 	%f558, %f555;
	@%p50 bra 	$L__BB0_149;
	cvt.s64.s32 	%rd27, %r172;
	mov.u32 	%r178, 0;
$L__BB0_77:
	.pragma "nounroll";
	setp.lt.s32 	%p51, %r173, 1;
	mov.f32 	%f536, 0f00000000;
	mov.f32 	%f535, %f536;
	mov.f32 	%f534, %f536;
	mov.f32 	%f533, %f536;
	@%p51 bra 	$L__BB0_117;
	mov.u32 	%r179, 0;
	mov.u64 	%rd89, %rd27;
$L__BB0_79:
	.pragma "nounroll";
	@%p7 bra 	$L__BB0_106;
	cvt.rn.f32.s32 	%f349, %r179;
	add.f32 	%f350, %f349, 0f3F000000;
	sub.f32 	%f351, %f350, %f497;
	mul.f32 	%f352, %f498, %f351;
	abs.f32 	%f103, %f352;
	setp.eq.s32 	%p53, %r76, 1;
	@%p53 bra 	$L__BB0_86;
	setp.ne.s32 	%p54, %r76, 2;
	mov.f32 	%f531, 0f00000000;
	@%p54 bra 	$L__BB0_87;
	setp.lt.f32 	%p55, %f103, 0f3F800000;
	@%p55 bra 	$L__BB0_85;
	bra.uni 	$L__BB0_83;
$L__BB0_85:
	fma.rn.f32 	%f356, %f103, 0f3FC00000, 0fC0200000;
	mul.f32 	%f357, %f103, %f356;
	fma.rn.f32 	%f531, %f103, %f357, 0f3F800000;
	bra.uni 	$L__BB0_105;
$L__BB0_106:
	add.s32 	%r125, %r179, 1;
	cvt.rn.f32.s32 	%f409, %r125;
	min.f32 	%f410, %f409, %f498;
	cvt.rn.f32.s32 	%f411, %r179;
	max.f32 	%f412, %f411, %f497;
	sub.f32 	%f133, %f410, %f412;
	setp.leu.f32 	%p68, %f133, 0f3A83126F;
	mov.f32 	%f532, 0f00000000;
	@%p68 bra 	$L__BB0_108;
	mul.f32 	%f532, %f499, %f133;
	bra.uni 	$L__BB0_108;
$L__BB0_86:
	mov.f32 	%f358, 0f3F800000;
	sub.f32 	%f359, %f358, %f103;
	mov.f32 	%f360, 0f00000000;
	max.f32 	%f531, %f359, %f360;
	bra.uni 	$L__BB0_105;
$L__BB0_87:
	setp.geu.f32 	%p57, %f103, 0f40400000;
	@%p57 bra 	$L__BB0_105;
	setp.eq.f32 	%p58, %f103, 0f00000000;
	mov.f32 	%f530, 0f3F800000;
	mov.f32 	%f526, %f530;
	@%p58 bra 	$L__BB0_96;
	add.f32 	%f364, %f103, %f103;
	cvt.rni.f32.f32 	%f365, %f364;
	cvt.rzi.s32.f32 	%r58, %f365;
	neg.f32 	%f366, %f365;
	mov.f32 	%f367, 0f3F000000;
	fma.rn.f32 	%f368, %f366, %f367, %f103;
	mul.f32 	%f369, %f368, 0f34222169;
	mov.f32 	%f370, 0f40490FDA;
	fma.rn.f32 	%f371, %f368, %f370, %f369;
	mul.rn.f32 	%f107, %f371, %f371;
	and.b32  	%r59, %r58, 1;
	setp.eq.s32 	%p59, %r59, 0;
	selp.f32 	%f108, %f371, 0f3F800000, %p59;
	mov.f32 	%f523, 0fB94D4153;
	@%p59 bra 	$L__BB0_91;
	mov.f32 	%f372, 0fBAB607ED;
	mov.f32 	%f373, 0f37CBAC00;
	fma.rn.f32 	%f523, %f373, %f107, %f372;
$L__BB0_91:
	selp.f32 	%f374, 0f3C0885E4, 0f3D2AAABB, %p59;
	fma.rn.f32 	%f375, %f523, %f107, %f374;
	selp.f32 	%f376, 0fBE2AAAA8, 0fBEFFFFFF, %p59;
	fma.rn.f32 	%f377, %f375, %f107, %f376;
	mov.f32 	%f378, 0f00000000;
	fma.rn.f32 	%f379, %f107, %f108, %f378;
	fma.rn.f32 	%f525, %f377, %f379, %f108;
	and.b32  	%r123, %r58, 2;
	setp.eq.s32 	%p61, %r123, 0;
	@%p61 bra 	$L__BB0_93;
	mov.f32 	%f381, 0fBF800000;
	fma.rn.f32 	%f525, %f525, %f381, %f378;
$L__BB0_93:
	cvt.rzi.f32.f32 	%f382, %f103;
	setp.neu.f32 	%p62, %f382, %f103;
	@%p62 bra 	$L__BB0_95;
	mov.f32 	%f383, 0f00000000;
	mul.rn.f32 	%f525, %f103, %f383;
$L__BB0_95:
	mul.f32 	%f384, %f103, 0f40490FDB;
	div.rn.f32 	%f526, %f525, %f384;
$L__BB0_96:
	mul.f32 	%f118, %f103, 0f3EAAAAAB;
	setp.eq.f32 	%p63, %f118, 0f00000000;
	@%p63 bra 	$L__BB0_104;
	add.f32 	%f387, %f118, %f118;
	cvt.rni.f32.f32 	%f388, %f387;
	cvt.rzi.s32.f32 	%r60, %f388;
	neg.f32 	%f389, %f388;
	mov.f32 	%f390, 0f3F000000;
	fma.rn.f32 	%f391, %f389, %f390, %f118;
	mul.f32 	%f392, %f391, 0f34222169;
	mov.f32 	%f393, 0f40490FDA;
	fma.rn.f32 	%f394, %f391, %f393, %f392;
	mul.rn.f32 	%f119, %f394, %f394;
	and.b32  	%r61, %r60, 1;
	setp.eq.s32 	%p64, %r61, 0;
	selp.f32 	%f120, %f394, 0f3F800000, %p64;
	mov.f32 	%f527, 0fB94D4153;
	@%p64 bra 	$L__BB0_99;
	mov.f32 	%f395, 0fBAB607ED;
	mov.f32 	%f396, 0f37CBAC00;
	fma.rn.f32 	%f527, %f396, %f119, %f395;
$L__BB0_99:
	selp.f32 	%f397, 0f3C0885E4, 0f3D2AAABB, %p64;
	fma.rn.f32 	%f398, %f527, %f119, %f397;
	selp.f32 	%f399, 0fBE2AAAA8, 0fBEFFFFFF, %p64;
	fma.rn.f32 	%f400, %f398, %f119, %f399;
	mov.f32 	%f401, 0f00000000;
	fma.rn.f32 	%f402, %f119, %f120, %f401;
	fma.rn.f32 	%f529, %f400, %f402, %f120;
	and.b32  	%r124, %r60, 2;
	setp.eq.s32 	%p66, %r124, 0;
	@%p66 bra 	$L__BB0_101;
	mov.f32 	%f404, 0fBF800000;
	fma.rn.f32 	%f529, %f529, %f404, %f401;
$L__BB0_101:
	cvt.rzi.f32.f32 	%f405, %f118;
	setp.neu.f32 	%p67, %f405, %f118;
	@%p67 bra 	$L__BB0_103;
	mov.f32 	%f406, 0f00000000;
	mul.rn.f32 	%f529, %f118, %f406;
$L__BB0_103:
	mul.f32 	%f407, %f118, 0f40490FDB;
	div.rn.f32 	%f530, %f529, %f407;
$L__BB0_104:
	mul.f32 	%f531, %f526, %f530;
	bra.uni 	$L__BB0_105;
$L__BB0_83:
	setp.geu.f32 	%p56, %f103, 0f40000000;
	@%p56 bra 	$L__BB0_105;
	fma.rn.f32 	%f354, %f103, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f355, %f103, %f354, 0fC0800000;
	fma.rn.f32 	%f531, %f103, %f355, 0f40000000;
$L__BB0_105:
	mul.f32 	%f532, %f499, %f531;
$L__BB0_108:
	add.s32 	%r126, %r178, %r176;
	cvt.s64.s32 	%rd56, %r126;
	mul.lo.s64 	%rd57, %rd82, %rd56;
	mul.lo.s64 	%rd58, %rd83, %rd89;
	add.s64 	%rd31, %rd58, %rd57;
	setp.lt.s32 	%p69, %r83, 1;
	@%p69 bra 	$L__BB0_110;
	add.s64 	%rd59, %rd81, %rd31;
	ld.global.nc.u8 %r127, [%rd59];
	cvt.u16.u32 	%rs1, %r127;
	and.b16  	%rs2, %rs1, 255;
	cvt.rn.f32.u16 	%f413, %rs2;
	fma.rn.f32 	%f533, %f532, %f413, %f533;
$L__BB0_110:
	setp.lt.s32 	%p70, %r83, 2;
	@%p70 bra 	$L__BB0_112;
	add.s64 	%rd61, %rd31, %rd84;
	add.s64 	%rd60, %rd81, %rd61;
	ld.global.nc.u8 %r128, [%rd60];
	cvt.u16.u32 	%rs3, %r128;
	and.b16  	%rs4, %rs3, 255;
	cvt.rn.f32.u16 	%f414, %rs4;
	fma.rn.f32 	%f534, %f532, %f414, %f534;
$L__BB0_112:
	setp.lt.s32 	%p71, %r83, 3;
	@%p71 bra 	$L__BB0_114;
	shl.b64 	%rd63, %rd84, 1;
	add.s64 	%rd64, %rd31, %rd63;
	add.s64 	%rd62, %rd81, %rd64;
	ld.global.nc.u8 %r129, [%rd62];
	cvt.u16.u32 	%rs5, %r129;
	and.b16  	%rs6, %rs5, 255;
	cvt.rn.f32.u16 	%f415, %rs6;
	fma.rn.f32 	%f535, %f532, %f415, %f535;
$L__BB0_114:
	setp.lt.s32 	%p72, %r83, 4;
	@%p72 bra 	$L__BB0_116;
	mul.lo.s64 	%rd66, %rd84, 3;
	add.s64 	%rd67, %rd31, %rd66;
	add.s64 	%rd65, %rd81, %rd67;
	ld.global.nc.u8 %r130, [%rd65];
	cvt.u16.u32 	%rs7, %r130;
	and.b16  	%rs8, %rs7, 255;
	cvt.rn.f32.u16 	%f416, %rs8;
	fma.rn.f32 	%f536, %f532, %f416, %f536;
$L__BB0_116:
	add.s64 	%rd89, %rd89, 1;
	add.s32 	%r179, %r179, 1;
	setp.lt.s32 	%p73, %r179, %r173;
	@%p73 bra 	$L__BB0_79;
$L__BB0_117:
	@%p7 bra 	$L__BB0_144;
	cvt.rn.f32.s32 	%f417, %r178;
	add.f32 	%f418, %f417, 0f3F000000;
	sub.f32 	%f419, %f418, %f512;
	mul.f32 	%f420, %f513, %f419;
	abs.f32 	%f148, %f420;
	setp.eq.s32 	%p75, %r76, 1;
	@%p75 bra 	$L__BB0_124;
	setp.ne.s32 	%p76, %r76, 2;
	mov.f32 	%f549, 0f00000000;
	@%p76 bra 	$L__BB0_125;
	setp.lt.f32 	%p77, %f148, 0f3F800000;
	@%p77 bra 	$L__BB0_123;
	bra.uni 	$L__BB0_121;
$L__BB0_123:
	fma.rn.f32 	%f424, %f148, 0f3FC00000, 0fC0200000;
	mul.f32 	%f425, %f148, %f424;
	fma.rn.f32 	%f549, %f148, %f425, 0f3F800000;
	bra.uni 	$L__BB0_143;
$L__BB0_144:
	add.s32 	%r133, %r178, 1;
	cvt.rn.f32.s32 	%f477, %r133;
	min.f32 	%f478, %f477, %f513;
	cvt.rn.f32.s32 	%f479, %r178;
	max.f32 	%f480, %f479, %f512;
	sub.f32 	%f178, %f478, %f480;
	setp.leu.f32 	%p90, %f178, 0f3A83126F;
	mov.f32 	%f550, 0f00000000;
	@%p90 bra 	$L__BB0_146;
	mul.f32 	%f550, %f514, %f178;
	bra.uni 	$L__BB0_146;
$L__BB0_124:
	mov.f32 	%f426, 0f3F800000;
	sub.f32 	%f427, %f426, %f148;
	mov.f32 	%f428, 0f00000000;
	max.f32 	%f549, %f427, %f428;
	bra.uni 	$L__BB0_143;
$L__BB0_125:
	setp.geu.f32 	%p79, %f148, 0f40400000;
	@%p79 bra 	$L__BB0_143;
	setp.eq.f32 	%p80, %f148, 0f00000000;
	mov.f32 	%f548, 0f3F800000;
	mov.f32 	%f544, %f548;
	@%p80 bra 	$L__BB0_134;
	add.f32 	%f432, %f148, %f148;
	cvt.rni.f32.f32 	%f433, %f432;
	cvt.rzi.s32.f32 	%r63, %f433;
	neg.f32 	%f434, %f433;
	mov.f32 	%f435, 0f3F000000;
	fma.rn.f32 	%f436, %f434, %f435, %f148;
	mul.f32 	%f437, %f436, 0f34222169;
	mov.f32 	%f438, 0f40490FDA;
	fma.rn.f32 	%f439, %f436, %f438, %f437;
	mul.rn.f32 	%f152, %f439, %f439;
	and.b32  	%r64, %r63, 1;
	setp.eq.s32 	%p81, %r64, 0;
	selp.f32 	%f153, %f439, 0f3F800000, %p81;
	mov.f32 	%f541, 0fB94D4153;
	@%p81 bra 	$L__BB0_129;
	mov.f32 	%f440, 0fBAB607ED;
	mov.f32 	%f441, 0f37CBAC00;
	fma.rn.f32 	%f541, %f441, %f152, %f440;
$L__BB0_129:
	selp.f32 	%f442, 0f3C0885E4, 0f3D2AAABB, %p81;
	fma.rn.f32 	%f443, %f541, %f152, %f442;
	selp.f32 	%f444, 0fBE2AAAA8, 0fBEFFFFFF, %p81;
	fma.rn.f32 	%f445, %f443, %f152, %f444;
	mov.f32 	%f446, 0f00000000;
	fma.rn.f32 	%f447, %f152, %f153, %f446;
	fma.rn.f32 	%f543, %f445, %f447, %f153;
	and.b32  	%r131, %r63, 2;
	setp.eq.s32 	%p83, %r131, 0;
	@%p83 bra 	$L__BB0_131;
	mov.f32 	%f449, 0fBF800000;
	fma.rn.f32 	%f543, %f543, %f449, %f446;
$L__BB0_131:
	cvt.rzi.f32.f32 	%f450, %f148;
	setp.neu.f32 	%p84, %f450, %f148;
	@%p84 bra 	$L__BB0_133;
	mov.f32 	%f451, 0f00000000;
	mul.rn.f32 	%f543, %f148, %f451;
$L__BB0_133:
	mul.f32 	%f452, %f148, 0f40490FDB;
	div.rn.f32 	%f544, %f543, %f452;
$L__BB0_134:
	mul.f32 	%f163, %f148, 0f3EAAAAAB;
	setp.eq.f32 	%p85, %f163, 0f00000000;
	@%p85 bra 	$L__BB0_142;
	add.f32 	%f455, %f163, %f163;
	cvt.rni.f32.f32 	%f456, %f455;
	cvt.rzi.s32.f32 	%r65, %f456;
	neg.f32 	%f457, %f456;
	mov.f32 	%f458, 0f3F000000;
	fma.rn.f32 	%f459, %f457, %f458, %f163;
	mul.f32 	%f460, %f459, 0f34222169;
	mov.f32 	%f461, 0f40490FDA;
	fma.rn.f32 	%f462, %f459, %f461, %f460;
	mul.rn.f32 	%f164, %f462, %f462;
	and.b32  	%r66, %r65, 1;
	setp.eq.s32 	%p86, %r66, 0;
	selp.f32 	%f165, %f462, 0f3F800000, %p86;
	mov.f32 	%f545, 0fB94D4153;
	@%p86 bra 	$L__BB0_137;
	mov.f32 	%f463, 0fBAB607ED;
	mov.f32 	%f464, 0f37CBAC00;
	fma.rn.f32 	%f545, %f464, %f164, %f463;
$L__BB0_137:
	selp.f32 	%f465, 0f3C0885E4, 0f3D2AAABB, %p86;
	fma.rn.f32 	%f466, %f545, %f164, %f465;
	selp.f32 	%f467, 0fBE2AAAA8, 0fBEFFFFFF, %p86;
	fma.rn.f32 	%f468, %f466, %f164, %f467;
	mov.f32 	%f469, 0f00000000;
	fma.rn.f32 	%f470, %f164, %f165, %f469;
	fma.rn.f32 	%f547, %f468, %f470, %f165;
	and.b32  	%r132, %r65, 2;
	setp.eq.s32 	%p88, %r132, 0;
	@%p88 bra 	$L__BB0_139;
	mov.f32 	%f472, 0fBF800000;
	fma.rn.f32 	%f547, %f547, %f472, %f469;
$L__BB0_139:
	cvt.rzi.f32.f32 	%f473, %f163;
	setp.neu.f32 	%p89, %f473, %f163;
	@%p89 bra 	$L__BB0_141;
	mov.f32 	%f474, 0f00000000;
	mul.rn.f32 	%f547, %f163, %f474;
$L__BB0_141:
	mul.f32 	%f475, %f163, 0f40490FDB;
	div.rn.f32 	%f548, %f547, %f475;
$L__BB0_142:
	mul.f32 	%f549, %f544, %f548;
	bra.uni 	$L__BB0_143;
$L__BB0_121:
	setp.geu.f32 	%p78, %f148, 0f40000000;
	@%p78 bra 	$L__BB0_143;
	fma.rn.f32 	%f422, %f148, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f423, %f148, %f422, 0fC0800000;
	fma.rn.f32 	%f549, %f148, %f423, 0f40000000;
$L__BB0_143:
	mul.f32 	%f550, %f514, %f549;
$L__BB0_146:
	@%p7 bra 	$L__BB0_148;
	cvt.rni.s32.f32 	%r134, %f533;
	max.s32 	%r135, %r134, 0;
	min.s32 	%r136, %r135, 255;
	cvt.u16.u32 	%rs9, %r136;
	cvt.rn.f32.u16 	%f533, %rs9;
	cvt.rni.s32.f32 	%r137, %f534;
	max.s32 	%r138, %r137, 0;
	min.s32 	%r139, %r138, 255;
	cvt.u16.u32 	%rs10, %r139;
	cvt.rn.f32.u16 	%f534, %rs10;
	cvt.rni.s32.f32 	%r140, %f535;
	max.s32 	%r141, %r140, 0;
	min.s32 	%r142, %r141, 255;
	cvt.u16.u32 	%rs11, %r142;
	cvt.rn.f32.u16 	%f535, %rs11;
	cvt.rni.s32.f32 	%r143, %f536;
	max.s32 	%r144, %r143, 0;
	min.s32 	%r145, %r144, 255;
	cvt.u16.u32 	%rs12, %r145;
	cvt.rn.f32.u16 	%f536, %rs12;
$L__BB0_148:
	fma.rn.f32 	%f558, %f550, %f533, %f558;
	fma.rn.f32 	%f557, %f550, %f534, %f557;
	fma.rn.f32 	%f556, %f550, %f535, %f556;
	fma.rn.f32 	%f555, %f550, %f536, %f555;
	add.s32 	%r178, %r178, 1;
	setp.lt.s32 	%p92, %r178, %r177;
	@%p92 bra 	$L__BB0_77;
$L__BB0_149:
	cvt.s64.s32 	%rd68, %r15;
	mul.lo.s64 	%rd69, %rd86, %rd68;
	cvt.s64.s32 	%rd70, %r14;
	mul.lo.s64 	%rd71, %rd87, %rd70;
	add.s64 	%rd34, %rd69, %rd71;
	setp.lt.s32 	%p93, %r83, 1;
	@%p93 bra 	$L__BB0_151;
	add.s64 	%rd72, %rd85, %rd34;
	cvt.rni.s32.f32 	%r154, %f558;
	max.s32 	%r155, %r154, 0;
	min.s32 	%r156, %r155, 255;
	st.u8 	[%rd72], %r156;
$L__BB0_151:
	setp.lt.s32 	%p94, %r83, 2;
	@%p94 bra 	$L__BB0_153;
	add.s64 	%rd73, %rd34, %rd88;
	add.s64 	%rd74, %rd85, %rd73;
	cvt.rni.s32.f32 	%r157, %f557;
	max.s32 	%r158, %r157, 0;
	min.s32 	%r159, %r158, 255;
	st.u8 	[%rd74], %r159;
$L__BB0_153:
	setp.lt.s32 	%p95, %r83, 3;
	@%p95 bra 	$L__BB0_155;
	shl.b64 	%rd75, %rd88, 1;
	add.s64 	%rd76, %rd34, %rd75;
	add.s64 	%rd77, %rd85, %rd76;
	cvt.rni.s32.f32 	%r160, %f556;
	max.s32 	%r161, %r160, 0;
	min.s32 	%r162, %r161, 255;
	st.u8 	[%rd77], %r162;
$L__BB0_155:
	setp.lt.s32 	%p96, %r83, 4;
	@%p96 bra 	$L__BB0_157;
	mul.lo.s64 	%rd78, %rd88, 3;
	add.s64 	%rd79, %rd34, %rd78;
	add.s64 	%rd80, %rd85, %rd79;
	cvt.rni.s32.f32 	%r163, %f555;
	max.s32 	%r164, %r163, 0;
	min.s32 	%r165, %r164, 255;
	st.u8 	[%rd80], %r165;
$L__BB0_157:
	ret;
}
.visible .entry resample_u16(
	.param .u64 resample_u16_param_0,
	.param .align 8 .b8 resample_u16_param_1[48],
	.param .u64 resample_u16_param_2,
	.param .align 8 .b8 resample_u16_param_3[48],
	.param .f64 resample_u16_param_4,
	.param .f64 resample_u16_param_5,
	.param .u32 resample_u16_param_6
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<96>;
	.reg .b16 	%rs<5>;
	.reg .f32 	%f<547>;
	.reg .b32 	%r<164>;
	.reg .f64 	%fd<69>;
	.reg .b64 	%rd<90>;
	ld.param.u64 	%rd36, [resample_u16_param_0];
	ld.param.v2.u32 	{%r150, %r151}, [resample_u16_param_1+32];
	ld.param.v2.u32 	{%r79, %r80}, [resample_u16_param_1+40];
	ld.param.u64 	%rd41, [resample_u16_param_2];
	ld.param.v2.u32 	{%r152, %r153}, [resample_u16_param_3+32];
	ld.param.v2.u32 	{%r83, %r84}, [resample_u16_param_3+40];
	ld.param.f64 	%fd67, [resample_u16_param_4];
	ld.param.f64 	%fd68, [resample_u16_param_5];
	ld.param.u32 	%r76, [resample_u16_param_6];
	ld.param.u64 	%rd88, [resample_u16_param_3+24];
	ld.param.u64 	%rd87, [resample_u16_param_3+16];
	ld.param.u64 	%rd86, [resample_u16_param_3+8];
	ld.param.u64 	%rd42, [resample_u16_param_3];
	ld.param.u64 	%rd84, [resample_u16_param_1+24];
	ld.param.u64 	%rd83, [resample_u16_param_1+16];
	ld.param.u64 	%rd82, [resample_u16_param_1+8];
	ld.param.u64 	%rd37, [resample_u16_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r80, 0;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd46, %rd36;
	mul.wide.s32 	%rd47, %r1, 40;
	add.s64 	%rd48, %rd46, %rd47;
	ld.global.v2.u32 	{%r150, %r151}, [%rd48+32];
	ld.global.u64 	%rd84, [%rd48+24];
	ld.global.u64 	%rd83, [%rd48+16];
	ld.global.u64 	%rd82, [%rd48+8];
	ld.global.u64 	%rd81, [%rd48];
	bra.uni 	$L__BB1_3;
$L__BB1_2:
	cvt.s64.s32 	%rd49, %r1;
	mul.lo.s64 	%rd50, %rd37, %rd49;
	add.s64 	%rd81, %rd36, %rd50;
$L__BB1_3:
	setp.eq.s32 	%p2, %r84, 0;
	@%p2 bra 	$L__BB1_5;
	cvta.to.global.u64 	%rd51, %rd41;
	mul.wide.s32 	%rd52, %r1, 40;
	add.s64 	%rd53, %rd51, %rd52;
	ld.global.v2.u32 	{%r152, %r153}, [%rd53+32];
	ld.global.u64 	%rd88, [%rd53+24];
	ld.global.u64 	%rd87, [%rd53+16];
	ld.global.u64 	%rd86, [%rd53+8];
	ld.global.u64 	%rd85, [%rd53];
	bra.uni 	$L__BB1_6;
$L__BB1_5:
	cvt.s64.s32 	%rd54, %r1;
	mul.lo.s64 	%rd55, %rd42, %rd54;
	add.s64 	%rd85, %rd41, %rd55;
$L__BB1_6:
	mov.u32 	%r89, %ctaid.x;
	shl.b32 	%r90, %r89, 5;
	mov.u32 	%r91, %tid.x;
	add.s32 	%r14, %r90, %r91;
	mov.u32 	%r92, %ctaid.y;
	shl.b32 	%r93, %r92, 3;
	mov.u32 	%r94, %tid.y;
	add.s32 	%r15, %r93, %r94;
	setp.ge.s32 	%p3, %r14, %r152;
	setp.ge.s32 	%p4, %r15, %r153;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB1_155;
	setp.neu.f64 	%p6, %fd67, 0d0000000000000000;
	@%p6 bra 	$L__BB1_9;
	cvt.rn.f64.s32 	%fd7, %r152;
	cvt.rn.f64.s32 	%fd8, %r150;
	div.rn.f64 	%fd9, %fd7, %fd8;
	rcp.rn.f64 	%fd67, %fd9;
$L__BB1_9:
	setp.eq.s32 	%p7, %r76, 0;
	@%p7 bra 	$L__BB1_40;
	mov.f64 	%fd10, 0d3FF0000000000000;
	max.f64 	%fd11, %fd67, %fd10;
	cvt.rn.f64.s32 	%fd12, %r14;
	add.f64 	%fd13, %fd12, 0d3FE0000000000000;
	mul.f64 	%fd14, %fd13, %fd67;
	setp.eq.s32 	%p8, %r76, 2;
	selp.b32 	%r95, 2, 3, %p8;
	setp.eq.s32 	%p9, %r76, 1;
	selp.b32 	%r96, 1, %r95, %p9;
	cvt.rn.f64.s32 	%fd15, %r96;
	mul.f64 	%fd16, %fd11, %fd15;
	sub.f64 	%fd17, %fd14, %fd16;
	add.f64 	%fd18, %fd17, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r97, %fd18;
	max.s32 	%r156, %r97, 0;
	add.f64 	%fd19, %fd14, %fd16;
	add.f64 	%fd20, %fd19, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r98, %fd20;
	min.s32 	%r99, %r98, %r150;
	sub.s32 	%r157, %r99, %r156;
	cvt.rn.f64.s32 	%fd21, %r156;
	sub.f64 	%fd22, %fd14, %fd21;
	cvt.rn.f32.f64 	%f489, %fd22;
	rcp.rn.f64 	%fd23, %fd11;
	cvt.rn.f32.f64 	%f490, %fd23;
	setp.lt.s32 	%p10, %r157, 1;
	mov.f32 	%f488, 0f00000000;
	@%p10 bra 	$L__BB1_39;
	@%p9 bra 	$L__BB1_37;
	bra.uni 	$L__BB1_12;
$L__BB1_37:
	mov.f32 	%f247, 0f00000000;
	mov.u32 	%r155, 0;
	mov.f32 	%f488, %f247;
$L__BB1_38:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f248, %r155;
	add.f32 	%f249, %f248, 0f3F000000;
	sub.f32 	%f250, %f249, %f489;
	mul.f32 	%f251, %f250, %f490;
	abs.f32 	%f252, %f251;
	mov.f32 	%f253, 0f3F800000;
	sub.f32 	%f254, %f253, %f252;
	max.f32 	%f256, %f254, %f247;
	add.f32 	%f488, %f488, %f256;
	add.s32 	%r155, %r155, 1;
	setp.lt.s32 	%p27, %r155, %r157;
	@%p27 bra 	$L__BB1_38;
	bra.uni 	$L__BB1_39;
$L__BB1_40:
	cvt.rn.f64.s32 	%fd24, %r14;
	mul.f64 	%fd25, %fd67, %fd24;
	add.f64 	%fd26, %fd67, %fd25;
	cvt.rn.f64.s32 	%fd27, %r150;
	min.f64 	%fd28, %fd26, %fd27;
	cvt.rmi.f64.f64 	%fd29, %fd25;
	cvt.rzi.s32.f64 	%r104, %fd29;
	add.s32 	%r105, %r150, -1;
	cvt.rpi.f64.f64 	%fd30, %fd28;
	cvt.rzi.s32.f64 	%r106, %fd30;
	min.s32 	%r107, %r106, %r150;
	min.s32 	%r156, %r104, %r105;
	cvt.rn.f64.s32 	%fd31, %r156;
	sub.f64 	%fd32, %fd25, %fd31;
	sub.f64 	%fd33, %fd28, %fd31;
	sub.f64 	%fd34, %fd27, %fd25;
	min.f64 	%fd35, %fd67, %fd34;
	rcp.rn.f64 	%fd36, %fd35;
	sub.s32 	%r157, %r107, %r156;
	cvt.rn.f32.f64 	%f490, %fd33;
	cvt.rn.f32.f64 	%f489, %fd32;
	cvt.rn.f32.f64 	%f491, %fd36;
	bra.uni 	$L__BB1_41;
$L__BB1_12:
	mov.f32 	%f190, 0f00000000;
	mov.u32 	%r154, 0;
	mov.f32 	%f488, %f190;
$L__BB1_13:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f191, %r154;
	add.f32 	%f192, %f191, 0f3F000000;
	sub.f32 	%f193, %f192, %f489;
	mul.f32 	%f194, %f193, %f490;
	abs.f32 	%f4, %f194;
	@%p8 bra 	$L__BB1_32;
	bra.uni 	$L__BB1_14;
$L__BB1_32:
	setp.lt.f32 	%p24, %f4, 0f3F800000;
	@%p24 bra 	$L__BB1_35;
	bra.uni 	$L__BB1_33;
$L__BB1_35:
	fma.rn.f32 	%f245, %f4, 0f3FC00000, 0fC0200000;
	mul.f32 	%f246, %f4, %f245;
	fma.rn.f32 	%f486, %f4, %f246, 0f3F800000;
	bra.uni 	$L__BB1_36;
$L__BB1_14:
	setp.geu.f32 	%p13, %f4, 0f40400000;
	mov.f32 	%f486, %f190;
	@%p13 bra 	$L__BB1_36;
	setp.eq.f32 	%p14, %f4, 0f00000000;
	mov.f32 	%f485, 0f3F800000;
	mov.f32 	%f481, %f485;
	@%p14 bra 	$L__BB1_23;
	add.f32 	%f198, %f4, %f4;
	cvt.rni.f32.f32 	%f199, %f198;
	cvt.rzi.s32.f32 	%r22, %f199;
	neg.f32 	%f200, %f199;
	mov.f32 	%f201, 0f3F000000;
	fma.rn.f32 	%f202, %f200, %f201, %f4;
	mul.f32 	%f203, %f202, 0f34222169;
	mov.f32 	%f204, 0f40490FDA;
	fma.rn.f32 	%f205, %f202, %f204, %f203;
	mul.rn.f32 	%f5, %f205, %f205;
	and.b32  	%r23, %r22, 1;
	setp.eq.s32 	%p15, %r23, 0;
	selp.f32 	%f6, %f205, 0f3F800000, %p15;
	mov.f32 	%f478, 0fB94D4153;
	@%p15 bra 	$L__BB1_18;
	mov.f32 	%f206, 0fBAB607ED;
	mov.f32 	%f207, 0f37CBAC00;
	fma.rn.f32 	%f478, %f207, %f5, %f206;
$L__BB1_18:
	selp.f32 	%f208, 0f3C0885E4, 0f3D2AAABB, %p15;
	fma.rn.f32 	%f209, %f478, %f5, %f208;
	selp.f32 	%f210, 0fBE2AAAA8, 0fBEFFFFFF, %p15;
	fma.rn.f32 	%f211, %f209, %f5, %f210;
	mov.f32 	%f212, 0f00000000;
	fma.rn.f32 	%f213, %f5, %f6, %f212;
	fma.rn.f32 	%f480, %f211, %f213, %f6;
	and.b32  	%r101, %r22, 2;
	setp.eq.s32 	%p17, %r101, 0;
	@%p17 bra 	$L__BB1_20;
	mov.f32 	%f215, 0fBF800000;
	fma.rn.f32 	%f480, %f480, %f215, %f212;
$L__BB1_20:
	cvt.rzi.f32.f32 	%f216, %f4;
	setp.neu.f32 	%p18, %f216, %f4;
	@%p18 bra 	$L__BB1_22;
	mov.f32 	%f217, 0f00000000;
	mul.rn.f32 	%f480, %f4, %f217;
$L__BB1_22:
	mul.f32 	%f218, %f4, 0f40490FDB;
	div.rn.f32 	%f481, %f480, %f218;
$L__BB1_23:
	mul.f32 	%f16, %f4, 0f3EAAAAAB;
	setp.eq.f32 	%p19, %f16, 0f00000000;
	@%p19 bra 	$L__BB1_31;
	add.f32 	%f221, %f16, %f16;
	cvt.rni.f32.f32 	%f222, %f221;
	cvt.rzi.s32.f32 	%r24, %f222;
	neg.f32 	%f223, %f222;
	mov.f32 	%f224, 0f3F000000;
	fma.rn.f32 	%f225, %f223, %f224, %f16;
	mul.f32 	%f226, %f225, 0f34222169;
	mov.f32 	%f227, 0f40490FDA;
	fma.rn.f32 	%f228, %f225, %f227, %f226;
	mul.rn.f32 	%f17, %f228, %f228;
	and.b32  	%r25, %r24, 1;
	setp.eq.s32 	%p20, %r25, 0;
	selp.f32 	%f18, %f228, 0f3F800000, %p20;
	mov.f32 	%f482, 0fB94D4153;
	@%p20 bra 	$L__BB1_26;
	mov.f32 	%f229, 0fBAB607ED;
	mov.f32 	%f230, 0f37CBAC00;
	fma.rn.f32 	%f482, %f230, %f17, %f229;
$L__BB1_26:
	selp.f32 	%f231, 0f3C0885E4, 0f3D2AAABB, %p20;
	fma.rn.f32 	%f232, %f482, %f17, %f231;
	selp.f32 	%f233, 0fBE2AAAA8, 0fBEFFFFFF, %p20;
	fma.rn.f32 	%f234, %f232, %f17, %f233;
	mov.f32 	%f235, 0f00000000;
	fma.rn.f32 	%f236, %f17, %f18, %f235;
	fma.rn.f32 	%f484, %f234, %f236, %f18;
	and.b32  	%r102, %r24, 2;
	setp.eq.s32 	%p22, %r102, 0;
	@%p22 bra 	$L__BB1_28;
	mov.f32 	%f238, 0fBF800000;
	fma.rn.f32 	%f484, %f484, %f238, %f235;
$L__BB1_28:
	cvt.rzi.f32.f32 	%f239, %f16;
	setp.neu.f32 	%p23, %f239, %f16;
	@%p23 bra 	$L__BB1_30;
	mov.f32 	%f240, 0f00000000;
	mul.rn.f32 	%f484, %f16, %f240;
$L__BB1_30:
	mul.f32 	%f241, %f16, 0f40490FDB;
	div.rn.f32 	%f485, %f484, %f241;
$L__BB1_31:
	mul.f32 	%f486, %f481, %f485;
	bra.uni 	$L__BB1_36;
$L__BB1_33:
	setp.geu.f32 	%p25, %f4, 0f40000000;
	mov.f32 	%f486, %f190;
	@%p25 bra 	$L__BB1_36;
	fma.rn.f32 	%f243, %f4, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f244, %f4, %f243, 0fC0800000;
	fma.rn.f32 	%f486, %f4, %f244, 0f40000000;
$L__BB1_36:
	add.f32 	%f488, %f488, %f486;
	add.s32 	%r154, %r154, 1;
	setp.lt.s32 	%p26, %r154, %r157;
	@%p26 bra 	$L__BB1_13;
$L__BB1_39:
	rcp.rn.f32 	%f491, %f488;
$L__BB1_41:
	setp.neu.f64 	%p28, %fd68, 0d0000000000000000;
	@%p28 bra 	$L__BB1_43;
	cvt.rn.f64.s32 	%fd37, %r153;
	cvt.rn.f64.s32 	%fd38, %r151;
	div.rn.f64 	%fd39, %fd37, %fd38;
	rcp.rn.f64 	%fd68, %fd39;
$L__BB1_43:
	@%p7 bra 	$L__BB1_74;
	mov.f64 	%fd40, 0d3FF0000000000000;
	max.f64 	%fd41, %fd68, %fd40;
	cvt.rn.f64.s32 	%fd42, %r15;
	add.f64 	%fd43, %fd42, 0d3FE0000000000000;
	mul.f64 	%fd44, %fd43, %fd68;
	setp.eq.s32 	%p30, %r76, 2;
	selp.b32 	%r108, 2, 3, %p30;
	setp.eq.s32 	%p31, %r76, 1;
	selp.b32 	%r109, 1, %r108, %p31;
	cvt.rn.f64.s32 	%fd45, %r109;
	mul.f64 	%fd46, %fd41, %fd45;
	sub.f64 	%fd47, %fd44, %fd46;
	add.f64 	%fd48, %fd47, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r110, %fd48;
	max.s32 	%r160, %r110, 0;
	add.f64 	%fd49, %fd44, %fd46;
	add.f64 	%fd50, %fd49, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r111, %fd50;
	min.s32 	%r112, %r111, %r151;
	sub.s32 	%r161, %r112, %r160;
	cvt.rn.f64.s32 	%fd51, %r160;
	sub.f64 	%fd52, %fd44, %fd51;
	cvt.rn.f32.f64 	%f504, %fd52;
	rcp.rn.f64 	%fd53, %fd41;
	cvt.rn.f32.f64 	%f505, %fd53;
	setp.lt.s32 	%p32, %r161, 1;
	mov.f32 	%f503, 0f00000000;
	@%p32 bra 	$L__BB1_73;
	@%p31 bra 	$L__BB1_71;
	bra.uni 	$L__BB1_46;
$L__BB1_71:
	mov.f32 	%f315, 0f00000000;
	mov.u32 	%r159, 0;
	mov.f32 	%f503, %f315;
$L__BB1_72:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f316, %r159;
	add.f32 	%f317, %f316, 0f3F000000;
	sub.f32 	%f318, %f317, %f504;
	mul.f32 	%f319, %f318, %f505;
	abs.f32 	%f320, %f319;
	mov.f32 	%f321, 0f3F800000;
	sub.f32 	%f322, %f321, %f320;
	max.f32 	%f324, %f322, %f315;
	add.f32 	%f503, %f503, %f324;
	add.s32 	%r159, %r159, 1;
	setp.lt.s32 	%p49, %r159, %r161;
	@%p49 bra 	$L__BB1_72;
	bra.uni 	$L__BB1_73;
$L__BB1_74:
	cvt.rn.f64.s32 	%fd54, %r15;
	mul.f64 	%fd55, %fd68, %fd54;
	add.f64 	%fd56, %fd68, %fd55;
	cvt.rn.f64.s32 	%fd57, %r151;
	min.f64 	%fd58, %fd56, %fd57;
	cvt.rmi.f64.f64 	%fd59, %fd55;
	cvt.rzi.s32.f64 	%r117, %fd59;
	add.s32 	%r118, %r151, -1;
	cvt.rpi.f64.f64 	%fd60, %fd58;
	cvt.rzi.s32.f64 	%r119, %fd60;
	min.s32 	%r120, %r119, %r151;
	min.s32 	%r160, %r117, %r118;
	cvt.rn.f64.s32 	%fd61, %r160;
	sub.f64 	%fd62, %fd55, %fd61;
	sub.f64 	%fd63, %fd58, %fd61;
	sub.f64 	%fd64, %fd57, %fd55;
	min.f64 	%fd65, %fd68, %fd64;
	rcp.rn.f64 	%fd66, %fd65;
	sub.s32 	%r161, %r120, %r160;
	cvt.rn.f32.f64 	%f505, %fd63;
	cvt.rn.f32.f64 	%f504, %fd62;
	cvt.rn.f32.f64 	%f506, %fd66;
	bra.uni 	$L__BB1_75;
$L__BB1_46:
	mov.f32 	%f258, 0f00000000;
	mov.u32 	%r158, 0;
	mov.f32 	%f503, %f258;
$L__BB1_47:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f259, %r158;
	add.f32 	%f260, %f259, 0f3F000000;
	sub.f32 	%f261, %f260, %f504;
	mul.f32 	%f262, %f261, %f505;
	abs.f32 	%f48, %f262;
	@%p30 bra 	$L__BB1_66;
	bra.uni 	$L__BB1_48;
$L__BB1_66:
	setp.lt.f32 	%p46, %f48, 0f3F800000;
	@%p46 bra 	$L__BB1_69;
	bra.uni 	$L__BB1_67;
$L__BB1_69:
	fma.rn.f32 	%f313, %f48, 0f3FC00000, 0fC0200000;
	mul.f32 	%f314, %f48, %f313;
	fma.rn.f32 	%f501, %f48, %f314, 0f3F800000;
	bra.uni 	$L__BB1_70;
$L__BB1_48:
	setp.geu.f32 	%p35, %f48, 0f40400000;
	mov.f32 	%f501, %f258;
	@%p35 bra 	$L__BB1_70;
	setp.eq.f32 	%p36, %f48, 0f00000000;
	mov.f32 	%f500, 0f3F800000;
	mov.f32 	%f496, %f500;
	@%p36 bra 	$L__BB1_57;
	add.f32 	%f266, %f48, %f48;
	cvt.rni.f32.f32 	%f267, %f266;
	cvt.rzi.s32.f32 	%r39, %f267;
	neg.f32 	%f268, %f267;
	mov.f32 	%f269, 0f3F000000;
	fma.rn.f32 	%f270, %f268, %f269, %f48;
	mul.f32 	%f271, %f270, 0f34222169;
	mov.f32 	%f272, 0f40490FDA;
	fma.rn.f32 	%f273, %f270, %f272, %f271;
	mul.rn.f32 	%f49, %f273, %f273;
	and.b32  	%r40, %r39, 1;
	setp.eq.s32 	%p37, %r40, 0;
	selp.f32 	%f50, %f273, 0f3F800000, %p37;
	mov.f32 	%f493, 0fB94D4153;
	@%p37 bra 	$L__BB1_52;
	mov.f32 	%f274, 0fBAB607ED;
	mov.f32 	%f275, 0f37CBAC00;
	fma.rn.f32 	%f493, %f275, %f49, %f274;
$L__BB1_52:
	selp.f32 	%f276, 0f3C0885E4, 0f3D2AAABB, %p37;
	fma.rn.f32 	%f277, %f493, %f49, %f276;
	selp.f32 	%f278, 0fBE2AAAA8, 0fBEFFFFFF, %p37;
	fma.rn.f32 	%f279, %f277, %f49, %f278;
	mov.f32 	%f280, 0f00000000;
	fma.rn.f32 	%f281, %f49, %f50, %f280;
	fma.rn.f32 	%f495, %f279, %f281, %f50;
	and.b32  	%r114, %r39, 2;
	setp.eq.s32 	%p39, %r114, 0;
	@%p39 bra 	$L__BB1_54;
	mov.f32 	%f283, 0fBF800000;
	fma.rn.f32 	%f495, %f495, %f283, %f280;
$L__BB1_54:
	cvt.rzi.f32.f32 	%f284, %f48;
	setp.neu.f32 	%p40, %f284, %f48;
	@%p40 bra 	$L__BB1_56;
	mov.f32 	%f285, 0f00000000;
	mul.rn.f32 	%f495, %f48, %f285;
$L__BB1_56:
	mul.f32 	%f286, %f48, 0f40490FDB;
	div.rn.f32 	%f496, %f495, %f286;
$L__BB1_57:
	mul.f32 	%f60, %f48, 0f3EAAAAAB;
	setp.eq.f32 	%p41, %f60, 0f00000000;
	@%p41 bra 	$L__BB1_65;
	add.f32 	%f289, %f60, %f60;
	cvt.rni.f32.f32 	%f290, %f289;
	cvt.rzi.s32.f32 	%r41, %f290;
	neg.f32 	%f291, %f290;
	mov.f32 	%f292, 0f3F000000;
	fma.rn.f32 	%f293, %f291, %f292, %f60;
	mul.f32 	%f294, %f293, 0f34222169;
	mov.f32 	%f295, 0f40490FDA;
	fma.rn.f32 	%f296, %f293, %f295, %f294;
	mul.rn.f32 	%f61, %f296, %f296;
	and.b32  	%r42, %r41, 1;
	setp.eq.s32 	%p42, %r42, 0;
	selp.f32 	%f62, %f296, 0f3F800000, %p42;
	mov.f32 	%f497, 0fB94D4153;
	@%p42 bra 	$L__BB1_60;
	mov.f32 	%f297, 0fBAB607ED;
	mov.f32 	%f298, 0f37CBAC00;
	fma.rn.f32 	%f497, %f298, %f61, %f297;
$L__BB1_60:
	selp.f32 	%f299, 0f3C0885E4, 0f3D2AAABB, %p42;
	fma.rn.f32 	%f300, %f497, %f61, %f299;
	selp.f32 	%f301, 0fBE2AAAA8, 0fBEFFFFFF, %p42;
	fma.rn.f32 	%f302, %f300, %f61, %f301;
	mov.f32 	%f303, 0f00000000;
	fma.rn.f32 	%f304, %f61, %f62, %f303;
	fma.rn.f32 	%f499, %f302, %f304, %f62;
	and.b32  	%r115, %r41, 2;
	setp.eq.s32 	%p44, %r115, 0;
	@%p44 bra 	$L__BB1_62;
	mov.f32 	%f306, 0fBF800000;
	fma.rn.f32 	%f499, %f499, %f306, %f303;
$L__BB1_62:
	cvt.rzi.f32.f32 	%f307, %f60;
	setp.neu.f32 	%p45, %f307, %f60;
	@%p45 bra 	$L__BB1_64;
	mov.f32 	%f308, 0f00000000;
	mul.rn.f32 	%f499, %f60, %f308;
$L__BB1_64:
	mul.f32 	%f309, %f60, 0f40490FDB;
	div.rn.f32 	%f500, %f499, %f309;
$L__BB1_65:
	mul.f32 	%f501, %f496, %f500;
	bra.uni 	$L__BB1_70;
$L__BB1_67:
	setp.geu.f32 	%p47, %f48, 0f40000000;
	mov.f32 	%f501, %f258;
	@%p47 bra 	$L__BB1_70;
	fma.rn.f32 	%f311, %f48, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f312, %f48, %f311, 0fC0800000;
	fma.rn.f32 	%f501, %f48, %f312, 0f40000000;
$L__BB1_70:
	add.f32 	%f503, %f503, %f501;
	add.s32 	%r158, %r158, 1;
	setp.lt.s32 	%p48, %r158, %r161;
	@%p48 bra 	$L__BB1_47;
$L__BB1_73:
	rcp.rn.f32 	%f506, %f503;
$L__BB1_75:
	setp.lt.s32 	%p50, %r161, 1;
	mov.f32 	%f543, 0f00000000;
	mov.f32 	%f544, %f543;
	mov.f32 	%f545, %f543;
	mov.f32 	%f546, %f543;
	@%p50 bra 	$L__BB1_147;
	cvt.s64.s32 	%rd27, %r156;
	mov.u32 	%r162, 0;
$L__BB1_77:
	.pragma "nounroll";
	setp.lt.s32 	%p51, %r157, 1;
	mov.f32 	%f528, 0f00000000;
	mov.f32 	%f527, %f528;
	mov.f32 	%f526, %f528;
	mov.f32 	%f525, %f528;
	@%p51 bra 	$L__BB1_117;
	mov.u32 	%r163, 0;
	mov.u64 	%rd89, %rd27;
$L__BB1_79:
	.pragma "nounroll";
	@%p7 bra 	$L__BB1_106;
	cvt.rn.f32.s32 	%f341, %r163;
	add.f32 	%f342, %f341, 0f3F000000;
	sub.f32 	%f343, %f342, %f489;
	mul.f32 	%f344, %f490, %f343;
	abs.f32 	%f103, %f344;
	setp.eq.s32 	%p53, %r76, 1;
	@%p53 bra 	$L__BB1_86;
	setp.ne.s32 	%p54, %r76, 2;
	mov.f32 	%f523, 0f00000000;
	@%p54 bra 	$L__BB1_87;
	setp.lt.f32 	%p55, %f103, 0f3F800000;
	@%p55 bra 	$L__BB1_85;
	bra.uni 	$L__BB1_83;
$L__BB1_85:
	fma.rn.f32 	%f348, %f103, 0f3FC00000, 0fC0200000;
	mul.f32 	%f349, %f103, %f348;
	fma.rn.f32 	%f523, %f103, %f349, 0f3F800000;
	bra.uni 	$L__BB1_105;
$L__BB1_106:
	add.s32 	%r125, %r163, 1;
	cvt.rn.f32.s32 	%f401, %r125;
	min.f32 	%f402, %f401, %f490;
	cvt.rn.f32.s32 	%f403, %r163;
	max.f32 	%f404, %f403, %f489;
	sub.f32 	%f133, %f402, %f404;
	setp.leu.f32 	%p68, %f133, 0f3A83126F;
	mov.f32 	%f524, 0f00000000;
	@%p68 bra 	$L__BB1_108;
	mul.f32 	%f524, %f491, %f133;
	bra.uni 	$L__BB1_108;
$L__BB1_86:
	mov.f32 	%f350, 0f3F800000;
	sub.f32 	%f351, %f350, %f103;
	mov.f32 	%f352, 0f00000000;
	max.f32 	%f523, %f351, %f352;
	bra.uni 	$L__BB1_105;
$L__BB1_87:
	setp.geu.f32 	%p57, %f103, 0f40400000;
	@%p57 bra 	$L__BB1_105;
	setp.eq.f32 	%p58, %f103, 0f00000000;
	mov.f32 	%f522, 0f3F800000;
	mov.f32 	%f518, %f522;
	@%p58 bra 	$L__BB1_96;
	add.f32 	%f356, %f103, %f103;
	cvt.rni.f32.f32 	%f357, %f356;
	cvt.rzi.s32.f32 	%r58, %f357;
	neg.f32 	%f358, %f357;
	mov.f32 	%f359, 0f3F000000;
	fma.rn.f32 	%f360, %f358, %f359, %f103;
	mul.f32 	%f361, %f360, 0f34222169;
	mov.f32 	%f362, 0f40490FDA;
	fma.rn.f32 	%f363, %f360, %f362, %f361;
	mul.rn.f32 	%f107, %f363, %f363;
	and.b32  	%r59, %r58, 1;
	setp.eq.s32 	%p59, %r59, 0;
	selp.f32 	%f108, %f363, 0f3F800000, %p59;
	mov.f32 	%f515, 0fB94D4153;
	@%p59 bra 	$L__BB1_91;
	mov.f32 	%f364, 0fBAB607ED;
	mov.f32 	%f365, 0f37CBAC00;
	fma.rn.f32 	%f515, %f365, %f107, %f364;
$L__BB1_91:
	selp.f32 	%f366, 0f3C0885E4, 0f3D2AAABB, %p59;
	fma.rn.f32 	%f367, %f515, %f107, %f366;
	selp.f32 	%f368, 0fBE2AAAA8, 0fBEFFFFFF, %p59;
	fma.rn.f32 	%f369, %f367, %f107, %f368;
	mov.f32 	%f370, 0f00000000;
	fma.rn.f32 	%f371, %f107, %f108, %f370;
	fma.rn.f32 	%f517, %f369, %f371, %f108;
	and.b32  	%r123, %r58, 2;
	setp.eq.s32 	%p61, %r123, 0;
	@%p61 bra 	$L__BB1_93;
	mov.f32 	%f373, 0fBF800000;
	fma.rn.f32 	%f517, %f517, %f373, %f370;
$L__BB1_93:
	cvt.rzi.f32.f32 	%f374, %f103;
	setp.neu.f32 	%p62, %f374, %f103;
	@%p62 bra 	$L__BB1_95;
	mov.f32 	%f375, 0f00000000;
	mul.rn.f32 	%f517, %f103, %f375;
$L__BB1_95:
	mul.f32 	%f376, %f103, 0f40490FDB;
	div.rn.f32 	%f518, %f517, %f376;
$L__BB1_96:
	mul.f32 	%f118, %f103, 0f3EAAAAAB;
	setp.eq.f32 	%p63, %f118, 0f00000000;
	@%p63 bra 	$L__BB1_104;
	add.f32 	%f379, %f118, %f118;
	cvt.rni.f32.f32 	%f380, %f379;
	cvt.rzi.s32.f32 	%r60, %f380;
	neg.f32 	%f381, %f380;
	mov.f32 	%f382, 0f3F000000;
	fma.rn.f32 	%f383, %f381, %f382, %f118;
	mul.f32 	%f384, %f383, 0f34222169;
	mov.f32 	%f385, 0f40490FDA;
	fma.rn.f32 	%f386, %f383, %f385, %f384;
	mul.rn.f32 	%f119, %f386, %f386;
	and.b32  	%r61, %r60, 1;
	setp.eq.s32 	%p64, %r61, 0;
	selp.f32 	%f120, %f386, 0f3F800000, %p64;
	mov.f32 	%f519, 0fB94D4153;
	@%p64 bra 	$L__BB1_99;
	mov.f32 	%f387, 0fBAB607ED;
	mov.f32 	%f388, 0f37CBAC00;
	fma.rn.f32 	%f519, %f388, %f119, %f387;
$L__BB1_99:
	selp.f32 	%f389, 0f3C0885E4, 0f3D2AAABB, %p64;
	fma.rn.f32 	%f390, %f519, %f119, %f389;
	selp.f32 	%f391, 0fBE2AAAA8, 0fBEFFFFFF, %p64;
	fma.rn.f32 	%f392, %f390, %f119, %f391;
	mov.f32 	%f393, 0f00000000;
	fma.rn.f32 	%f394, %f119, %f120, %f393;
	fma.rn.f32 	%f521, %f392, %f394, %f120;
	and.b32  	%r124, %r60, 2;
	setp.eq.s32 	%p66, %r124, 0;
	@%p66 bra 	$L__BB1_101;
	mov.f32 	%f396, 0fBF800000;
	fma.rn.f32 	%f521, %f521, %f396, %f393;
$L__BB1_101:
	cvt.rzi.f32.f32 	%f397, %f118;
	setp.neu.f32 	%p67, %f397, %f118;
	@%p67 bra 	$L__BB1_103;
	mov.f32 	%f398, 0f00000000;
	mul.rn.f32 	%f521, %f118, %f398;
$L__BB1_103:
	mul.f32 	%f399, %f118, 0f40490FDB;
	div.rn.f32 	%f522, %f521, %f399;
$L__BB1_104:
	mul.f32 	%f523, %f518, %f522;
	bra.uni 	$L__BB1_105;
$L__BB1_83:
	setp.geu.f32 	%p56, %f103, 0f40000000;
	@%p56 bra 	$L__BB1_105;
	fma.rn.f32 	%f346, %f103, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f347, %f103, %f346, 0fC0800000;
	fma.rn.f32 	%f523, %f103, %f347, 0f40000000;
$L__BB1_105:
	mul.f32 	%f524, %f491, %f523;
$L__BB1_108:
	add.s32 	%r126, %r162, %r160;
	cvt.s64.s32 	%rd56, %r126;
	mul.lo.s64 	%rd57, %rd82, %rd56;
	mul.lo.s64 	%rd58, %rd83, %rd89;
	add.s64 	%rd31, %rd58, %rd57;
	setp.lt.s32 	%p69, %r83, 1;
	@%p69 bra 	$L__BB1_110;
	add.s64 	%rd59, %rd81, %rd31;
	ld.global.nc.u16 %rs1, [%rd59];
	cvt.rn.f32.u16 	%f405, %rs1;
	fma.rn.f32 	%f525, %f524, %f405, %f525;
$L__BB1_110:
	setp.lt.s32 	%p70, %r83, 2;
	@%p70 bra 	$L__BB1_112;
	add.s64 	%rd61, %rd31, %rd84;
	add.s64 	%rd60, %rd81, %rd61;
	ld.global.nc.u16 %rs2, [%rd60];
	cvt.rn.f32.u16 	%f406, %rs2;
	fma.rn.f32 	%f526, %f524, %f406, %f526;
$L__BB1_112:
	setp.lt.s32 	%p71, %r83, 3;
	@%p71 bra 	$L__BB1_114;
	shl.b64 	%rd63, %rd84, 1;
	add.s64 	%rd64, %rd31, %rd63;
	add.s64 	%rd62, %rd81, %rd64;
	ld.global.nc.u16 %rs3, [%rd62];
	cvt.rn.f32.u16 	%f407, %rs3;
	fma.rn.f32 	%f527, %f524, %f407, %f527;
$L__BB1_114:
	setp.lt.s32 	%p72, %r83, 4;
	@%p72 bra 	$L__BB1_116;
	mul.lo.s64 	%rd66, %rd84, 3;
	add.s64 	%rd67, %rd31, %rd66;
	add.s64 	%rd65, %rd81, %rd67;
	ld.global.nc.u16 %rs4, [%rd65];
	cvt.rn.f32.u16 	%f408, %rs4;
	fma.rn.f32 	%f528, %f524, %f408, %f528;
$L__BB1_116:
	add.s64 	%rd89, %rd89, 1;
	add.s32 	%r163, %r163, 1;
	setp.lt.s32 	%p73, %r163, %r157;
	@%p73 bra 	$L__BB1_79;
$L__BB1_117:
	@%p7 bra 	$L__BB1_144;
	cvt.rn.f32.s32 	%f409, %r162;
	add.f32 	%f410, %f409, 0f3F000000;
	sub.f32 	%f411, %f410, %f504;
	mul.f32 	%f412, %f505, %f411;
	abs.f32 	%f148, %f412;
	setp.eq.s32 	%p75, %r76, 1;
	@%p75 bra 	$L__BB1_124;
	setp.ne.s32 	%p76, %r76, 2;
	mov.f32 	%f541, 0f00000000;
	@%p76 bra 	$L__BB1_125;
	setp.lt.f32 	%p77, %f148, 0f3F800000;
	@%p77 bra 	$L__BB1_123;
	bra.uni 	$L__BB1_121;
$L__BB1_123:
	fma.rn.f32 	%f416, %f148, 0f3FC00000, 0fC0200000;
	mul.f32 	%f417, %f148, %f416;
	fma.rn.f32 	%f541, %f148, %f417, 0f3F800000;
	bra.uni 	$L__BB1_143;
$L__BB1_144:
	add.s32 	%r129, %r162, 1;
	cvt.rn.f32.s32 	%f469, %r129;
	min.f32 	%f470, %f469, %f505;
	cvt.rn.f32.s32 	%f471, %r162;
	max.f32 	%f472, %f471, %f504;
	sub.f32 	%f178, %f470, %f472;
	setp.leu.f32 	%p90, %f178, 0f3A83126F;
	mov.f32 	%f542, 0f00000000;
	@%p90 bra 	$L__BB1_146;
	mul.f32 	%f542, %f506, %f178;
	bra.uni 	$L__BB1_146;
$L__BB1_124:
	mov.f32 	%f418, 0f3F800000;
	sub.f32 	%f419, %f418, %f148;
	mov.f32 	%f420, 0f00000000;
	max.f32 	%f541, %f419, %f420;
	bra.uni 	$L__BB1_143;
$L__BB1_125:
	setp.geu.f32 	%p79, %f148, 0f40400000;
	@%p79 bra 	$L__BB1_143;
	setp.eq.f32 	%p80, %f148, 0f00000000;
	mov.f32 	%f540, 0f3F800000;
	mov.f32 	%f536, %f540;
	@%p80 bra 	$L__BB1_134;
	add.f32 	%f424, %f148, %f148;
	cvt.rni.f32.f32 	%f425, %f424;
	cvt.rzi.s32.f32 	%r63, %f425;
	neg.f32 	%f426, %f425;
	mov.f32 	%f427, 0f3F000000;
	fma.rn.f32 	%f428, %f426, %f427, %f148;
	mul.f32 	%f429, %f428, 0f34222169;
	mov.f32 	%f430, 0f40490FDA;
	fma.rn.f32 	%f431, %f428, %f430, %f429;
	mul.rn.f32 	%f152, %f431, %f431;
	and.b32  	%r64, %r63, 1;
	setp.eq.s32 	%p81, %r64, 0;
	selp.f32 	%f153, %f431, 0f3F800000, %p81;
	mov.f32 	%f533, 0fB94D4153;
	@%p81 bra 	$L__BB1_129;
	mov.f32 	%f432, 0fBAB607ED;
	mov.f32 	%f433, 0f37CBAC00;
	fma.rn.f32 	%f533, %f433, %f152, %f432;
$L__BB1_129:
	selp.f32 	%f434, 0f3C0885E4, 0f3D2AAABB, %p81;
	fma.rn.f32 	%f435, %f533, %f152, %f434;
	selp.f32 	%f436, 0fBE2AAAA8, 0fBEFFFFFF, %p81;
	fma.rn.f32 	%f437, %f435, %f152, %f436;
	mov.f32 	%f438, 0f00000000;
	fma.rn.f32 	%f439, %f152, %f153, %f438;
	fma.rn.f32 	%f535, %f437, %f439, %f153;
	and.b32  	%r127, %r63, 2;
	setp.eq.s32 	%p83, %r127, 0;
	@%p83 bra 	$L__BB1_131;
	mov.f32 	%f441, 0fBF800000;
	fma.rn.f32 	%f535, %f535, %f441, %f438;
$L__BB1_131:
	cvt.rzi.f32.f32 	%f442, %f148;
	setp.neu.f32 	%p84, %f442, %f148;
	@%p84 bra 	$L__BB1_133;
	mov.f32 	%f443, 0f00000000;
	mul.rn.f32 	%f535, %f148, %f443;
$L__BB1_133:
	mul.f32 	%f444, %f148, 0f40490FDB;
	div.rn.f32 	%f536, %f535, %f444;
$L__BB1_134:
	mul.f32 	%f163, %f148, 0f3EAAAAAB;
	setp.eq.f32 	%p85, %f163, 0f00000000;
	@%p85 bra 	$L__BB1_142;
	add.f32 	%f447, %f163, %f163;
	cvt.rni.f32.f32 	%f448, %f447;
	cvt.rzi.s32.f32 	%r65, %f448;
	neg.f32 	%f449, %f448;
	mov.f32 	%f450, 0f3F000000;
	fma.rn.f32 	%f451, %f449, %f450, %f163;
	mul.f32 	%f452, %f451, 0f34222169;
	mov.f32 	%f453, 0f40490FDA;
	fma.rn.f32 	%f454, %f451, %f453, %f452;
	mul.rn.f32 	%f164, %f454, %f454;
	and.b32  	%r66, %r65, 1;
	setp.eq.s32 	%p86, %r66, 0;
	selp.f32 	%f165, %f454, 0f3F800000, %p86;
	mov.f32 	%f537, 0fB94D4153;
	@%p86 bra 	$L__BB1_137;
	mov.f32 	%f455, 0fBAB607ED;
	mov.f32 	%f456, 0f37CBAC00;
	fma.rn.f32 	%f537, %f456, %f164, %f455;
$L__BB1_137:
	selp.f32 	%f457, 0f3C0885E4, 0f3D2AAABB, %p86;
	fma.rn.f32 	%f458, %f537, %f164, %f457;
	selp.f32 	%f459, 0fBE2AAAA8, 0fBEFFFFFF, %p86;
	fma.rn.f32 	%f460, %f458, %f164, %f459;
	mov.f32 	%f461, 0f00000000;
	fma.rn.f32 	%f462, %f164, %f165, %f461;
	fma.rn.f32 	%f539, %f460, %f462, %f165;
	and.b32  	%r128, %r65, 2;
	setp.eq.s32 	%p88, %r128, 0;
	@%p88 bra 	$L__BB1_139;
	mov.f32 	%f464, 0fBF800000;
	fma.rn.f32 	%f539, %f539, %f464, %f461;
$L__BB1_139:
	cvt.rzi.f32.f32 	%f465, %f163;
	setp.neu.f32 	%p89, %f465, %f163;
	@%p89 bra 	$L__BB1_141;
	mov.f32 	%f466, 0f00000000;
	mul.rn.f32 	%f539, %f163, %f466;
$L__BB1_141:
	mul.f32 	%f467, %f163, 0f40490FDB;
	div.rn.f32 	%f540, %f539, %f467;
$L__BB1_142:
	mul.f32 	%f541, %f536, %f540;
	bra.uni 	$L__BB1_143;
$L__BB1_121:
	setp.geu.f32 	%p78, %f148, 0f40000000;
	@%p78 bra 	$L__BB1_143;
	fma.rn.f32 	%f414, %f148, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f415, %f148, %f414, 0fC0800000;
	fma.rn.f32 	%f541, %f148, %f415, 0f40000000;
$L__BB1_143:
	mul.f32 	%f542, %f506, %f541;
$L__BB1_146:
	fma.rn.f32 	%f546, %f542, %f525, %f546;
	fma.rn.f32 	%f545, %f542, %f526, %f545;
	fma.rn.f32 	%f544, %f542, %f527, %f544;
	fma.rn.f32 	%f543, %f542, %f528, %f543;
	add.s32 	%r162, %r162, 1;
	setp.lt.s32 	%p91, %r162, %r161;
	@%p91 bra 	$L__BB1_77;
$L__BB1_147:
	cvt.s64.s32 	%rd68, %r15;
	mul.lo.s64 	%rd69, %rd86, %rd68;
	cvt.s64.s32 	%rd70, %r14;
	mul.lo.s64 	%rd71, %rd87, %rd70;
	add.s64 	%rd34, %rd69, %rd71;
	setp.lt.s32 	%p92, %r83, 1;
	@%p92 bra 	$L__BB1_149;
	add.s64 	%rd72, %rd85, %rd34;
	cvt.rni.s32.f32 	%r138, %f546;
	max.s32 	%r139, %r138, 0;
	min.s32 	%r140, %r139, 65535;
	st.u16 	[%rd72], %r140;
$L__BB1_149:
	setp.lt.s32 	%p93, %r83, 2;
	@%p93 bra 	$L__BB1_151;
	add.s64 	%rd73, %rd34, %rd88;
	add.s64 	%rd74, %rd85, %rd73;
	cvt.rni.s32.f32 	%r141, %f545;
	max.s32 	%r142, %r141, 0;
	min.s32 	%r143, %r142, 65535;
	st.u16 	[%rd74], %r143;
$L__BB1_151:
	setp.lt.s32 	%p94, %r83, 3;
	@%p94 bra 	$L__BB1_153;
	shl.b64 	%rd75, %rd88, 1;
	add.s64 	%rd76, %rd34, %rd75;
	add.s64 	%rd77, %rd85, %rd76;
	cvt.rni.s32.f32 	%r144, %f544;
	max.s32 	%r145, %r144, 0;
	min.s32 	%r146, %r145, 65535;
	st.u16 	[%rd77], %r146;
$L__BB1_153:
	setp.lt.s32 	%p95, %r83, 4;
	@%p95 bra 	$L__BB1_155;
	mul.lo.s64 	%rd78, %rd88, 3;
	add.s64 	%rd79, %rd34, %rd78;
	add.s64 	%rd80, %rd85, %rd79;
	cvt.rni.s32.f32 	%r147, %f543;
	max.s32 	%r148, %r147, 0;
	min.s32 	%r149, %r148, 65535;
	st.u16 	[%rd80], %r149;
$L__BB1_155:
	ret;
}
.visible .entry resample_i16(
	.param .u64 resample_i16_param_0,
	.param .align 8 .b8 resample_i16_param_1[48],
	.param .u64 resample_i16_param_2,
	.param .align 8 .b8 resample_i16_param_3[48],
	.param .f64 resample_i16_param_4,
	.param .f64 resample_i16_param_5,
	.param .u32 resample_i16_param_6
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<96>;
	.reg .b16 	%rs<5>;
	.reg .f32 	%f<547>;
	.reg .b32 	%r<164>;
	.reg .f64 	%fd<69>;
	.reg .b64 	%rd<90>;
	ld.param.u64 	%rd36, [resample_i16_param_0];
	ld.param.v2.u32 	{%r150, %r151}, [resample_i16_param_1+32];
	ld.param.v2.u32 	{%r79, %r80}, [resample_i16_param_1+40];
	ld.param.u64 	%rd41, [resample_i16_param_2];
	ld.param.v2.u32 	{%r152, %r153}, [resample_i16_param_3+32];
	ld.param.v2.u32 	{%r83, %r84}, [resample_i16_param_3+40];
	ld.param.f64 	%fd67, [resample_i16_param_4];
	ld.param.f64 	%fd68, [resample_i16_param_5];
	ld.param.u32 	%r76, [resample_i16_param_6];
	ld.param.u64 	%rd88, [resample_i16_param_3+24];
	ld.param.u64 	%rd87, [resample_i16_param_3+16];
	ld.param.u64 	%rd86, [resample_i16_param_3+8];
	ld.param.u64 	%rd42, [resample_i16_param_3];
	ld.param.u64 	%rd84, [resample_i16_param_1+24];
	ld.param.u64 	%rd83, [resample_i16_param_1+16];
	ld.param.u64 	%rd82, [resample_i16_param_1+8];
	ld.param.u64 	%rd37, [resample_i16_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r80, 0;
	@%p1 bra 	$L__BB2_2;
	cvta.to.global.u64 	%rd46, %rd36;
	mul.wide.s32 	%rd47, %r1, 40;
	add.s64 	%rd48, %rd46, %rd47;
	ld.global.v2.u32 	{%r150, %r151}, [%rd48+32];
	ld.global.u64 	%rd84, [%rd48+24];
	ld.global.u64 	%rd83, [%rd48+16];
	ld.global.u64 	%rd82, [%rd48+8];
	ld.global.u64 	%rd81, [%rd48];
	bra.uni 	$L__BB2_3;
$L__BB2_2:
	cvt.s64.s32 	%rd49, %r1;
	mul.lo.s64 	%rd50, %rd37, %rd49;
	add.s64 	%rd81, %rd36, %rd50;
$L__BB2_3:
	setp.eq.s32 	%p2, %r84, 0;
	@%p2 bra 	$L__BB2_5;
	cvta.to.global.u64 	%rd51, %rd41;
	mul.wide.s32 	%rd52, %r1, 40;
	add.s64 	%rd53, %rd51, %rd52;
	ld.global.v2.u32 	{%r152, %r153}, [%rd53+32];
	ld.global.u64 	%rd88, [%rd53+24];
	ld.global.u64 	%rd87, [%rd53+16];
	ld.global.u64 	%rd86, [%rd53+8];
	ld.global.u64 	%rd85, [%rd53];
	bra.uni 	$L__BB2_6;
$L__BB2_5:
	cvt.s64.s32 	%rd54, %r1;
	mul.lo.s64 	%rd55, %rd42, %rd54;
	add.s64 	%rd85, %rd41, %rd55;
$L__BB2_6:
	mov.u32 	%r89, %ctaid.x;
	shl.b32 	%r90, %r89, 5;
	mov.u32 	%r91, %tid.x;
	add.s32 	%r14, %r90, %r91;
	mov.u32 	%r92, %ctaid.y;
	shl.b32 	%r93, %r92, 3;
	mov.u32 	%r94, %tid.y;
	add.s32 	%r15, %r93, %r94;
	setp.ge.s32 	%p3, %r14, %r152;
	setp.ge.s32 	%p4, %r15, %r153;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB2_155;
	setp.neu.f64 	%p6, %fd67, 0d0000000000000000;
	@%p6 bra 	$L__BB2_9;
	cvt.rn.f64.s32 	%fd7, %r152;
	cvt.rn.f64.s32 	%fd8, %r150;
	div.rn.f64 	%fd9, %fd7, %fd8;
	rcp.rn.f64 	%fd67, %fd9;
$L__BB2_9:
	setp.eq.s32 	%p7, %r76, 0;
	@%p7 bra 	$L__BB2_40;
	mov.f64 	%fd10, 0d3FF0000000000000;
	max.f64 	%fd11, %fd67, %fd10;
	cvt.rn.f64.s32 	%fd12, %r14;
	add.f64 	%fd13, %fd12, 0d3FE0000000000000;
	mul.f64 	%fd14, %fd13, %fd67;
	setp.eq.s32 	%p8, %r76, 2;
	selp.b32 	%r95, 2, 3, %p8;
	setp.eq.s32 	%p9, %r76, 1;
	selp.b32 	%r96, 1, %r95, %p9;
	cvt.rn.f64.s32 	%fd15, %r96;
	mul.f64 	%fd16, %fd11, %fd15;
	sub.f64 	%fd17, %fd14, %fd16;
	add.f64 	%fd18, %fd17, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r97, %fd18;
	max.s32 	%r156, %r97, 0;
	add.f64 	%fd19, %fd14, %fd16;
	add.f64 	%fd20, %fd19, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r98, %fd20;
	min.s32 	%r99, %r98, %r150;
	sub.s32 	%r157, %r99, %r156;
	cvt.rn.f64.s32 	%fd21, %r156;
	sub.f64 	%fd22, %fd14, %fd21;
	cvt.rn.f32.f64 	%f489, %fd22;
	rcp.rn.f64 	%fd23, %fd11;
	cvt.rn.f32.f64 	%f490, %fd23;
	setp.lt.s32 	%p10, %r157, 1;
	mov.f32 	%f488, 0f00000000;
	@%p10 bra 	$L__BB2_39;
	@%p9 bra 	$L__BB2_37;
	bra.uni 	$L__BB2_12;
$L__BB2_37:
	mov.f32 	%f247, 0f00000000;
	mov.u32 	%r155, 0;
	mov.f32 	%f488, %f247;
$L__BB2_38:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f248, %r155;
	add.f32 	%f249, %f248, 0f3F000000;
	sub.f32 	%f250, %f249, %f489;
	mul.f32 	%f251, %f250, %f490;
	abs.f32 	%f252, %f251;
	mov.f32 	%f253, 0f3F800000;
	sub.f32 	%f254, %f253, %f252;
	max.f32 	%f256, %f254, %f247;
	add.f32 	%f488, %f488, %f256;
	add.s32 	%r155, %r155, 1;
	setp.lt.s32 	%p27, %r155, %r157;
	@%p27 bra 	$L__BB2_38;
	bra.uni 	$L__BB2_39;
$L__BB2_40:
	cvt.rn.f64.s32 	%fd24, %r14;
	mul.f64 	%fd25, %fd67, %fd24;
	add.f64 	%fd26, %fd67, %fd25;
	cvt.rn.f64.s32 	%fd27, %r150;
	min.f64 	%fd28, %fd26, %fd27;
	cvt.rmi.f64.f64 	%fd29, %fd25;
	cvt.rzi.s32.f64 	%r104, %fd29;
	add.s32 	%r105, %r150, -1;
	cvt.rpi.f64.f64 	%fd30, %fd28;
	cvt.rzi.s32.f64 	%r106, %fd30;
	min.s32 	%r107, %r106, %r150;
	min.s32 	%r156, %r104, %r105;
	cvt.rn.f64.s32 	%fd31, %r156;
	sub.f64 	%fd32, %fd25, %fd31;
	sub.f64 	%fd33, %fd28, %fd31;
	sub.f64 	%fd34, %fd27, %fd25;
	min.f64 	%fd35, %fd67, %fd34;
	rcp.rn.f64 	%fd36, %fd35;
	sub.s32 	%r157, %r107, %r156;
	cvt.rn.f32.f64 	%f490, %fd33;
	cvt.rn.f32.f64 	%f489, %fd32;
	cvt.rn.f32.f64 	%f491, %fd36;
	bra.uni 	$L__BB2_41;
$L__BB2_12:
	mov.f32 	%f190, 0f00000000;
	mov.u32 	%r154, 0;
	mov.f32 	%f488, %f190;
$L__BB2_13:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f191, %r154;
	add.f32 	%f192, %f191, 0f3F000000;
	sub.f32 	%f193, %f192, %f489;
	mul.f32 	%f194, %f193, %f490;
	abs.f32 	%f4, %f194;
	@%p8 bra 	$L__BB2_32;
	bra.uni 	$L__BB2_14;
$L__BB2_32:
	setp.lt.f32 	%p24, %f4, 0f3F800000;
	@%p24 bra 	$L__BB2_35;
	bra.uni 	$L__BB2_33;
$L__BB2_35:
	fma.rn.f32 	%f245, %f4, 0f3FC00000, 0fC0200000;
	mul.f32 	%f246, %f4, %f245;
	fma.rn.f32 	%f486, %f4, %f246, 0f3F800000;
	bra.uni 	$L__BB2_36;
$L__BB2_14:
	setp.geu.f32 	%p13, %f4, 0f40400000;
	mov.f32 	%f486, %f190;
	@%p13 bra 	$L__BB2_36;
	setp.eq.f32 	%p14, %f4, 0f00000000;
	mov.f32 	%f485, 0f3F800000;
	mov.f32 	%f481, %f485;
	@%p14 bra 	$L__BB2_23;
	add.f32 	%f198, %f4, %f4;
	cvt.rni.f32.f32 	%f199, %f198;
	cvt.rzi.s32.f32 	%r22, %f199;
	neg.f32 	%f200, %f199;
	mov.f32 	%f201, 0f3F000000;
	fma.rn.f32 	%f202, %f200, %f201, %f4;
	mul.f32 	%f203, %f202, 0f34222169;
	mov.f32 	%f204, 0f40490FDA;
	fma.rn.f32 	%f205, %f202, %f204, %f203;
	mul.rn.f32 	%f5, %f205, %f205;
	and.b32  	%r23, %r22, 1;
	setp.eq.s32 	%p15, %r23, 0;
	selp.f32 	%f6, %f205, 0f3F800000, %p15;
	mov.f32 	%f478, 0fB94D4153;
	@%p15 bra 	$L__BB2_18;
	mov.f32 	%f206, 0fBAB607ED;
	mov.f32 	%f207, 0f37CBAC00;
	fma.rn.f32 	%f478, %f207, %f5, %f206;
$L__BB2_18:
	selp.f32 	%f208, 0f3C0885E4, 0f3D2AAABB, %p15;
	fma.rn.f32 	%f209, %f478, %f5, %f208;
	selp.f32 	%f210, 0fBE2AAAA8, 0fBEFFFFFF, %p15;
	fma.rn.f32 	%f211, %f209, %f5, %f210;
	mov.f32 	%f212, 0f00000000;
	fma.rn.f32 	%f213, %f5, %f6, %f212;
	fma.rn.f32 	%f480, %f211, %f213, %f6;
	and.b32  	%r101, %r22, 2;
	setp.eq.s32 	%p17, %r101, 0;
	@%p17 bra 	$L__BB2_20;
	mov.f32 	%f215, 0fBF800000;
	fma.rn.f32 	%f480, %f480, %f215, %f212;
$L__BB2_20:
	cvt.rzi.f32.f32 	%f216, %f4;
	setp.neu.f32 	%p18, %f216, %f4;
	@%p18 bra 	$L__BB2_22;
	mov.f32 	%f217, 0f00000000;
	mul.rn.f32 	%f480, %f4, %f217;
$L__BB2_22:
	mul.f32 	%f218, %f4, 0f40490FDB;
	div.rn.f32 	%f481, %f480, %f218;
$L__BB2_23:
	mul.f32 	%f16, %f4, 0f3EAAAAAB;
	setp.eq.f32 	%p19, %f16, 0f00000000;
	@%p19 bra 	$L__BB2_31;
	add.f32 	%f221, %f16, %f16;
	cvt.rni.f32.f32 	%f222, %f221;
	cvt.rzi.s32.f32 	%r24, %f222;
	neg.f32 	%f223, %f222;
	mov.f32 	%f224, 0f3F000000;
	fma.rn.f32 	%f225, %f223, %f224, %f16;
	mul.f32 	%f226, %f225, 0f34222169;
	mov.f32 	%f227, 0f40490FDA;
	fma.rn.f32 	%f228, %f225, %f227, %f226;
	mul.rn.f32 	%f17, %f228, %f228;
	and.b32  	%r25, %r24, 1;
	setp.eq.s32 	%p20, %r25, 0;
	selp.f32 	%f18, %f228, 0f3F800000, %p20;
	mov.f32 	%f482, 0fB94D4153;
	@%p20 bra 	$L__BB2_26;
	mov.f32 	%f229, 0fBAB607ED;
	mov.f32 	%f230, 0f37CBAC00;
	fma.rn.f32 	%f482, %f230, %f17, %f229;
$L__BB2_26:
	selp.f32 	%f231, 0f3C0885E4, 0f3D2AAABB, %p20;
	fma.rn.f32 	%f232, %f482, %f17, %f231;
	selp.f32 	%f233, 0fBE2AAAA8, 0fBEFFFFFF, %p20;
	fma.rn.f32 	%f234, %f232, %f17, %f233;
	mov.f32 	%f235, 0f00000000;
	fma.rn.f32 	%f236, %f17, %f18, %f235;
	fma.rn.f32 	%f484, %f234, %f236, %f18;
	and.b32  	%r102, %r24, 2;
	setp.eq.s32 	%p22, %r102, 0;
	@%p22 bra 	$L__BB2_28;
	mov.f32 	%f238, 0fBF800000;
	fma.rn.f32 	%f484, %f484, %f238, %f235;
$L__BB2_28:
	cvt.rzi.f32.f32 	%f239, %f16;
	setp.neu.f32 	%p23, %f239, %f16;
	@%p23 bra 	$L__BB2_30;
	mov.f32 	%f240, 0f00000000;
	mul.rn.f32 	%f484, %f16, %f240;
$L__BB2_30:
	mul.f32 	%f241, %f16, 0f40490FDB;
	div.rn.f32 	%f485, %f484, %f241;
$L__BB2_31:
	mul.f32 	%f486, %f481, %f485;
	bra.uni 	$L__BB2_36;
$L__BB2_33:
	setp.geu.f32 	%p25, %f4, 0f40000000;
	mov.f32 	%f486, %f190;
	@%p25 bra 	$L__BB2_36;
	fma.rn.f32 	%f243, %f4, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f244, %f4, %f243, 0fC0800000;
	fma.rn.f32 	%f486, %f4, %f244, 0f40000000;
$L__BB2_36:
	add.f32 	%f488, %f488, %f486;
	add.s32 	%r154, %r154, 1;
	setp.lt.s32 	%p26, %r154, %r157;
	@%p26 bra 	$L__BB2_13;
$L__BB2_39:
	rcp.rn.f32 	%f491, %f488;
$L__BB2_41:
	setp.neu.f64 	%p28, %fd68, 0d0000000000000000;
	@%p28 bra 	$L__BB2_43;
	cvt.rn.f64.s32 	%fd37, %r153;
	cvt.rn.f64.s32 	%fd38, %r151;
	div.rn.f64 	%fd39, %fd37, %fd38;
	rcp.rn.f64 	%fd68, %fd39;
$L__BB2_43:
	@%p7 bra 	$L__BB2_74;
	mov.f64 	%fd40, 0d3FF0000000000000;
	max.f64 	%fd41, %fd68, %fd40;
	cvt.rn.f64.s32 	%fd42, %r15;
	add.f64 	%fd43, %fd42, 0d3FE0000000000000;
	mul.f64 	%fd44, %fd43, %fd68;
	setp.eq.s32 	%p30, %r76, 2;
	selp.b32 	%r108, 2, 3, %p30;
	setp.eq.s32 	%p31, %r76, 1;
	selp.b32 	%r109, 1, %r108, %p31;
	cvt.rn.f64.s32 	%fd45, %r109;
	mul.f64 	%fd46, %fd41, %fd45;
	sub.f64 	%fd47, %fd44, %fd46;
	add.f64 	%fd48, %fd47, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r110, %fd48;
	max.s32 	%r160, %r110, 0;
	add.f64 	%fd49, %fd44, %fd46;
	add.f64 	%fd50, %fd49, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r111, %fd50;
	min.s32 	%r112, %r111, %r151;
	sub.s32 	%r161, %r112, %r160;
	cvt.rn.f64.s32 	%fd51, %r160;
	sub.f64 	%fd52, %fd44, %fd51;
	cvt.rn.f32.f64 	%f504, %fd52;
	rcp.rn.f64 	%fd53, %fd41;
	cvt.rn.f32.f64 	%f505, %fd53;
	setp.lt.s32 	%p32, %r161, 1;
	mov.f32 	%f503, 0f00000000;
	@%p32 bra 	$L__BB2_73;
	@%p31 bra 	$L__BB2_71;
	bra.uni 	$L__BB2_46;
$L__BB2_71:
	mov.f32 	%f315, 0f00000000;
	mov.u32 	%r159, 0;
	mov.f32 	%f503, %f315;
$L__BB2_72:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f316, %r159;
	add.f32 	%f317, %f316, 0f3F000000;
	sub.f32 	%f318, %f317, %f504;
	mul.f32 	%f319, %f318, %f505;
	abs.f32 	%f320, %f319;
	mov.f32 	%f321, 0f3F800000;
	sub.f32 	%f322, %f321, %f320;
	max.f32 	%f324, %f322, %f315;
	add.f32 	%f503, %f503, %f324;
	add.s32 	%r159, %r159, 1;
	setp.lt.s32 	%p49, %r159, %r161;
	@%p49 bra 	$L__BB2_72;
	bra.uni 	$L__BB2_73;
$L__BB2_74:
	cvt.rn.f64.s32 	%fd54, %r15;
	mul.f64 	%fd55, %fd68, %fd54;
	add.f64 	%fd56, %fd68, %fd55;
	cvt.rn.f64.s32 	%fd57, %r151;
	min.f64 	%fd58, %fd56, %fd57;
	cvt.rmi.f64.f64 	%fd59, %fd55;
	cvt.rzi.s32.f64 	%r117, %fd59;
	add.s32 	%r118, %r151, -1;
	cvt.rpi.f64.f64 	%fd60, %fd58;
	cvt.rzi.s32.f64 	%r119, %fd60;
	min.s32 	%r120, %r119, %r151;
	min.s32 	%r160, %r117, %r118;
	cvt.rn.f64.s32 	%fd61, %r160;
	sub.f64 	%fd62, %fd55, %fd61;
	sub.f64 	%fd63, %fd58, %fd61;
	sub.f64 	%fd64, %fd57, %fd55;
	min.f64 	%fd65, %fd68, %fd64;
	rcp.rn.f64 	%fd66, %fd65;
	sub.s32 	%r161, %r120, %r160;
	cvt.rn.f32.f64 	%f505, %fd63;
	cvt.rn.f32.f64 	%f504, %fd62;
	cvt.rn.f32.f64 	%f506, %fd66;
	bra.uni 	$L__BB2_75;
$L__BB2_46:
	mov.f32 	%f258, 0f00000000;
	mov.u32 	%r158, 0;
	mov.f32 	%f503, %f258;
$L__BB2_47:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f259, %r158;
	add.f32 	%f260, %f259, 0f3F000000;
	sub.f32 	%f261, %f260, %f504;
	mul.f32 	%f262, %f261, %f505;
	abs.f32 	%f48, %f262;
	@%p30 bra 	$L__BB2_66;
	bra.uni 	$L__BB2_48;
$L__BB2_66:
	setp.lt.f32 	%p46, %f48, 0f3F800000;
	@%p46 bra 	$L__BB2_69;
	bra.uni 	$L__BB2_67;
$L__BB2_69:
	fma.rn.f32 	%f313, %f48, 0f3FC00000, 0fC0200000;
	mul.f32 	%f314, %f48, %f313;
	fma.rn.f32 	%f501, %f48, %f314, 0f3F800000;
	bra.uni 	$L__BB2_70;
$L__BB2_48:
	setp.geu.f32 	%p35, %f48, 0f40400000;
	mov.f32 	%f501, %f258;
	@%p35 bra 	$L__BB2_70;
	setp.eq.f32 	%p36, %f48, 0f00000000;
	mov.f32 	%f500, 0f3F800000;
	mov.f32 	%f496, %f500;
	@%p36 bra 	$L__BB2_57;
	add.f32 	%f266, %f48, %f48;
	cvt.rni.f32.f32 	%f267, %f266;
	cvt.rzi.s32.f32 	%r39, %f267;
	neg.f32 	%f268, %f267;
	mov.f32 	%f269, 0f3F000000;
	fma.rn.f32 	%f270, %f268, %f269, %f48;
	mul.f32 	%f271, %f270, 0f34222169;
	mov.f32 	%f272, 0f40490FDA;
	fma.rn.f32 	%f273, %f270, %f272, %f271;
	mul.rn.f32 	%f49, %f273, %f273;
	and.b32  	%r40, %r39, 1;
	setp.eq.s32 	%p37, %r40, 0;
	selp.f32 	%f50, %f273, 0f3F800000, %p37;
	mov.f32 	%f493, 0fB94D4153;
	@%p37 bra 	$L__BB2_52;
	mov.f32 	%f274, 0fBAB607ED;
	mov.f32 	%f275, 0f37CBAC00;
	fma.rn.f32 	%f493, %f275, %f49, %f274;
$L__BB2_52:
	selp.f32 	%f276, 0f3C0885E4, 0f3D2AAABB, %p37;
	fma.rn.f32 	%f277, %f493, %f49, %f276;
	selp.f32 	%f278, 0fBE2AAAA8, 0fBEFFFFFF, %p37;
	fma.rn.f32 	%f279, %f277, %f49, %f278;
	mov.f32 	%f280, 0f00000000;
	fma.rn.f32 	%f281, %f49, %f50, %f280;
	fma.rn.f32 	%f495, %f279, %f281, %f50;
	and.b32  	%r114, %r39, 2;
	setp.eq.s32 	%p39, %r114, 0;
	@%p39 bra 	$L__BB2_54;
	mov.f32 	%f283, 0fBF800000;
	fma.rn.f32 	%f495, %f495, %f283, %f280;
$L__BB2_54:
	cvt.rzi.f32.f32 	%f284, %f48;
	setp.neu.f32 	%p40, %f284, %f48;
	@%p40 bra 	$L__BB2_56;
	mov.f32 	%f285, 0f00000000;
	mul.rn.f32 	%f495, %f48, %f285;
$L__BB2_56:
	mul.f32 	%f286, %f48, 0f40490FDB;
	div.rn.f32 	%f496, %f495, %f286;
$L__BB2_57:
	mul.f32 	%f60, %f48, 0f3EAAAAAB;
	setp.eq.f32 	%p41, %f60, 0f00000000;
	@%p41 bra 	$L__BB2_65;
	add.f32 	%f289, %f60, %f60;
	cvt.rni.f32.f32 	%f290, %f289;
	cvt.rzi.s32.f32 	%r41, %f290;
	neg.f32 	%f291, %f290;
	mov.f32 	%f292, 0f3F000000;
	fma.rn.f32 	%f293, %f291, %f292, %f60;
	mul.f32 	%f294, %f293, 0f34222169;
	mov.f32 	%f295, 0f40490FDA;
	fma.rn.f32 	%f296, %f293, %f295, %f294;
	mul.rn.f32 	%f61, %f296, %f296;
	and.b32  	%r42, %r41, 1;
	setp.eq.s32 	%p42, %r42, 0;
	selp.f32 	%f62, %f296, 0f3F800000, %p42;
	mov.f32 	%f497, 0fB94D4153;
	@%p42 bra 	$L__BB2_60;
	mov.f32 	%f297, 0fBAB607ED;
	mov.f32 	%f298, 0f37CBAC00;
	fma.rn.f32 	%f497, %f298, %f61, %f297;
$L__BB2_60:
	selp.f32 	%f299, 0f3C0885E4, 0f3D2AAABB, %p42;
	fma.rn.f32 	%f300, %f497, %f61, %f299;
	selp.f32 	%f301, 0fBE2AAAA8, 0fBEFFFFFF, %p42;
	fma.rn.f32 	%f302, %f300, %f61, %f301;
	mov.f32 	%f303, 0f00000000;
	fma.rn.f32 	%f304, %f61, %f62, %f303;
	fma.rn.f32 	%f499, %f302, %f304, %f62;
	and.b32  	%r115, %r41, 2;
	setp.eq.s32 	%p44, %r115, 0;
	@%p44 bra 	$L__BB2_62;
	mov.f32 	%f306, 0fBF800000;
	fma.rn.f32 	%f499, %f499, %f306, %f303;
$L__BB2_62:
	cvt.rzi.f32.f32 	%f307, %f60;
	setp.neu.f32 	%p45, %f307, %f60;
	@%p45 bra 	$L__BB2_64;
	mov.f32 	%f308, 0f00000000;
	mul.rn.f32 	%f499, %f60, %f308;
$L__BB2_64:
	mul.f32 	%f309, %f60, 0f40490FDB;
	div.rn.f32 	%f500, %f499, %f309;
$L__BB2_65:
	mul.f32 	%f501, %f496, %f500;
	bra.uni 	$L__BB2_70;
$L__BB2_67:
	setp.geu.f32 	%p47, %f48, 0f40000000;
	mov.f32 	%f501, %f258;
	@%p47 bra 	$L__BB2_70;
	fma.rn.f32 	%f311, %f48, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f312, %f48, %f311, 0fC0800000;
	fma.rn.f32 	%f501, %f48, %f312, 0f40000000;
$L__BB2_70:
	add.f32 	%f503, %f503, %f501;
	add.s32 	%r158, %r158, 1;
	setp.lt.s32 	%p48, %r158, %r161;
	@%p48 bra 	$L__BB2_47;
$L__BB2_73:
	rcp.rn.f32 	%f506, %f503;
$L__BB2_75:
	setp.lt.s32 	%p50, %r161, 1;
	mov.f32 	%f543, 0f00000000;
	mov.f32 	%f544, %f543;
	mov.f32 	%f545, %f543;
	mov.f32 	%f546, %f543;
	@%p50 bra 	$L__BB2_147;
	cvt.s64.s32 	%rd27, %r156;
	mov.u32 	%r162, 0;
$L__BB2_77:
	.pragma "nounroll";
	setp.lt.s32 	%p51, %r157, 1;
	mov.f32 	%f528, 0f00000000;
	mov.f32 	%f527, %f528;
	mov.f32 	%f526, %f528;
	mov.f32 	%f525, %f528;
	@%p51 bra 	$L__BB2_117;
	mov.u32 	%r163, 0;
	mov.u64 	%rd89, %rd27;
$L__BB2_79:
	.pragma "nounroll";
	@%p7 bra 	$L__BB2_106;
	cvt.rn.f32.s32 	%f341, %r163;
	add.f32 	%f342, %f341, 0f3F000000;
	sub.f32 	%f343, %f342, %f489;
	mul.f32 	%f344, %f490, %f343;
	abs.f32 	%f103, %f344;
	setp.eq.s32 	%p53, %r76, 1;
	@%p53 bra 	$L__BB2_86;
	setp.ne.s32 	%p54, %r76, 2;
	mov.f32 	%f523, 0f00000000;
	@%p54 bra 	$L__BB2_87;
	setp.lt.f32 	%p55, %f103, 0f3F800000;
	@%p55 bra 	$L__BB2_85;
	bra.uni 	$L__BB2_83;
$L__BB2_85:
	fma.rn.f32 	%f348, %f103, 0f3FC00000, 0fC0200000;
	mul.f32 	%f349, %f103, %f348;
	fma.rn.f32 	%f523, %f103, %f349, 0f3F800000;
	bra.uni 	$L__BB2_105;
$L__BB2_106:
	add.s32 	%r125, %r163, 1;
	cvt.rn.f32.s32 	%f401, %r125;
	min.f32 	%f402, %f401, %f490;
	cvt.rn.f32.s32 	%f403, %r163;
	max.f32 	%f404, %f403, %f489;
	sub.f32 	%f133, %f402, %f404;
	setp.leu.f32 	%p68, %f133, 0f3A83126F;
	mov.f32 	%f524, 0f00000000;
	@%p68 bra 	$L__BB2_108;
	mul.f32 	%f524, %f491, %f133;
	bra.uni 	$L__BB2_108;
$L__BB2_86:
	mov.f32 	%f350, 0f3F800000;
	sub.f32 	%f351, %f350, %f103;
	mov.f32 	%f352, 0f00000000;
	max.f32 	%f523, %f351, %f352;
	bra.uni 	$L__BB2_105;
$L__BB2_87:
	setp.geu.f32 	%p57, %f103, 0f40400000;
	@%p57 bra 	$L__BB2_105;
	setp.eq.f32 	%p58, %f103, 0f00000000;
	mov.f32 	%f522, 0f3F800000;
	mov.f32 	%f518, %f522;
	@%p58 bra 	$L__BB2_96;
	add.f32 	%f356, %f103, %f103;
	cvt.rni.f32.f32 	%f357, %f356;
	cvt.rzi.s32.f32 	%r58, %f357;
	neg.f32 	%f358, %f357;
	mov.f32 	%f359, 0f3F000000;
	fma.rn.f32 	%f360, %f358, %f359, %f103;
	mul.f32 	%f361, %f360, 0f34222169;
	mov.f32 	%f362, 0f40490FDA;
	fma.rn.f32 	%f363, %f360, %f362, %f361;
	mul.rn.f32 	%f107, %f363, %f363;
	and.b32  	%r59, %r58, 1;
	setp.eq.s32 	%p59, %r59, 0;
	selp.f32 	%f108, %f363, 0f3F800000, %p59;
	mov.f32 	%f515, 0fB94D4153;
	@%p59 bra 	$L__BB2_91;
	mov.f32 	%f364, 0fBAB607ED;
	mov.f32 	%f365, 0f37CBAC00;
	fma.rn.f32 	%f515, %f365, %f107, %f364;
$L__BB2_91:
	selp.f32 	%f366, 0f3C0885E4, 0f3D2AAABB, %p59;
	fma.rn.f32 	%f367, %f515, %f107, %f366;
	selp.f32 	%f368, 0fBE2AAAA8, 0fBEFFFFFF, %p59;
	fma.rn.f32 	%f369, %f367, %f107, %f368;
	mov.f32 	%f370, 0f00000000;
	fma.rn.f32 	%f371, %f107, %f108, %f370;
	fma.rn.f32 	%f517, %f369, %f371, %f108;
	and.b32  	%r123, %r58, 2;
	setp.eq.s32 	%p61, %r123, 0;
	@%p61 bra 	$L__BB2_93;
	mov.f32 	%f373, 0fBF800000;
	fma.rn.f32 	%f517, %f517, %f373, %f370;
$L__BB2_93:
	cvt.rzi.f32.f32 	%f374, %f103;
	setp.neu.f32 	%p62, %f374, %f103;
	@%p62 bra 	$L__BB2_95;
	mov.f32 	%f375, 0f00000000;
	mul.rn.f32 	%f517, %f103, %f375;
$L__BB2_95:
	mul.f32 	%f376, %f103, 0f40490FDB;
	div.rn.f32 	%f518, %f517, %f376;
$L__BB2_96:
	mul.f32 	%f118, %f103, 0f3EAAAAAB;
	setp.eq.f32 	%p63, %f118, 0f00000000;
	@%p63 bra 	$L__BB2_104;
	add.f32 	%f379, %f118, %f118;
	cvt.rni.f32.f32 	%f380, %f379;
	cvt.rzi.s32.f32 	%r60, %f380;
	neg.f32 	%f381, %f380;
	mov.f32 	%f382, 0f3F000000;
	fma.rn.f32 	%f383, %f381, %f382, %f118;
	mul.f32 	%f384, %f383, 0f34222169;
	mov.f32 	%f385, 0f40490FDA;
	fma.rn.f32 	%f386, %f383, %f385, %f384;
	mul.rn.f32 	%f119, %f386, %f386;
	and.b32  	%r61, %r60, 1;
	setp.eq.s32 	%p64, %r61, 0;
	selp.f32 	%f120, %f386, 0f3F800000, %p64;
	mov.f32 	%f519, 0fB94D4153;
	@%p64 bra 	$L__BB2_99;
	mov.f32 	%f387, 0fBAB607ED;
	mov.f32 	%f388, 0f37CBAC00;
	fma.rn.f32 	%f519, %f388, %f119, %f387;
$L__BB2_99:
	selp.f32 	%f389, 0f3C0885E4, 0f3D2AAABB, %p64;
	fma.rn.f32 	%f390, %f519, %f119, %f389;
	selp.f32 	%f391, 0fBE2AAAA8, 0fBEFFFFFF, %p64;
	fma.rn.f32 	%f392, %f390, %f119, %f391;
	mov.f32 	%f393, 0f00000000;
	fma.rn.f32 	%f394, %f119, %f120, %f393;
	fma.rn.f32 	%f521, %f392, %f394, %f120;
	and.b32  	%r124, %r60, 2;
	setp.eq.s32 	%p66, %r124, 0;
	@%p66 bra 	$L__BB2_101;
	mov.f32 	%f396, 0fBF800000;
	fma.rn.f32 	%f521, %f521, %f396, %f393;
$L__BB2_101:
	cvt.rzi.f32.f32 	%f397, %f118;
	setp.neu.f32 	%p67, %f397, %f118;
	@%p67 bra 	$L__BB2_103;
	mov.f32 	%f398, 0f00000000;
	mul.rn.f32 	%f521, %f118, %f398;
$L__BB2_103:
	mul.f32 	%f399, %f118, 0f40490FDB;
	div.rn.f32 	%f522, %f521, %f399;
$L__BB2_104:
	mul.f32 	%f523, %f518, %f522;
	bra.uni 	$L__BB2_105;
$L__BB2_83:
	setp.geu.f32 	%p56, %f103, 0f40000000;
	@%p56 bra 	$L__BB2_105;
	fma.rn.f32 	%f346, %f103, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f347, %f103, %f346, 0fC0800000;
	fma.rn.f32 	%f523, %f103, %f347, 0f40000000;
$L__BB2_105:
	mul.f32 	%f524, %f491, %f523;
$L__BB2_108:
	add.s32 	%r126, %r162, %r160;
	cvt.s64.s32 	%rd56, %r126;
	mul.lo.s64 	%rd57, %rd82, %rd56;
	mul.lo.s64 	%rd58, %rd83, %rd89;
	add.s64 	%rd31, %rd58, %rd57;
	setp.lt.s32 	%p69, %r83, 1;
	@%p69 bra 	$L__BB2_110;
	add.s64 	%rd59, %rd81, %rd31;
	ld.global.nc.s16 %rs1, [%rd59];
	cvt.rn.f32.s16 	%f405, %rs1;
	fma.rn.f32 	%f525, %f524, %f405, %f525;
$L__BB2_110:
	setp.lt.s32 	%p70, %r83, 2;
	@%p70 bra 	$L__BB2_112;
	add.s64 	%rd61, %rd31, %rd84;
	add.s64 	%rd60, %rd81, %rd61;
	ld.global.nc.s16 %rs2, [%rd60];
	cvt.rn.f32.s16 	%f406, %rs2;
	fma.rn.f32 	%f526, %f524, %f406, %f526;
$L__BB2_112:
	setp.lt.s32 	%p71, %r83, 3;
	@%p71 bra 	$L__BB2_114;
	shl.b64 	%rd63, %rd84, 1;
	add.s64 	%rd64, %rd31, %rd63;
	add.s64 	%rd62, %rd81, %rd64;
	ld.global.nc.s16 %rs3, [%rd62];
	cvt.rn.f32.s16 	%f407, %rs3;
	fma.rn.f32 	%f527, %f524, %f407, %f527;
$L__BB2_114:
	setp.lt.s32 	%p72, %r83, 4;
	@%p72 bra 	$L__BB2_116;
	mul.lo.s64 	%rd66, %rd84, 3;
	add.s64 	%rd67, %rd31, %rd66;
	add.s64 	%rd65, %rd81, %rd67;
	ld.global.nc.s16 %rs4, [%rd65];
	cvt.rn.f32.s16 	%f408, %rs4;
	fma.rn.f32 	%f528, %f524, %f408, %f528;
$L__BB2_116:
	add.s64 	%rd89, %rd89, 1;
	add.s32 	%r163, %r163, 1;
	setp.lt.s32 	%p73, %r163, %r157;
	@%p73 bra 	$L__BB2_79;
$L__BB2_117:
	@%p7 bra 	$L__BB2_144;
	cvt.rn.f32.s32 	%f409, %r162;
	add.f32 	%f410, %f409, 0f3F000000;
	sub.f32 	%f411, %f410, %f504;
	mul.f32 	%f412, %f505, %f411;
	abs.f32 	%f148, %f412;
	setp.eq.s32 	%p75, %r76, 1;
	@%p75 bra 	$L__BB2_124;
	setp.ne.s32 	%p76, %r76, 2;
	mov.f32 	%f541, 0f00000000;
	@%p76 bra 	$L__BB2_125;
	setp.lt.f32 	%p77, %f148, 0f3F800000;
	@%p77 bra 	$L__BB2_123;
	bra.uni 	$L__BB2_121;
$L__BB2_123:
	fma.rn.f32 	%f416, %f148, 0f3FC00000, 0fC0200000;
	mul.f32 	%f417, %f148, %f416;
	fma.rn.f32 	%f541, %f148, %f417, 0f3F800000;
	bra.uni 	$L__BB2_143;
$L__BB2_144:
	add.s32 	%r129, %r162, 1;
	cvt.rn.f32.s32 	%f469, %r129;
	min.f32 	%f470, %f469, %f505;
	cvt.rn.f32.s32 	%f471, %r162;
	max.f32 	%f472, %f471, %f504;
	sub.f32 	%f178, %f470, %f472;
	setp.leu.f32 	%p90, %f178, 0f3A83126F;
	mov.f32 	%f542, 0f00000000;
	@%p90 bra 	$L__BB2_146;
	mul.f32 	%f542, %f506, %f178;
	bra.uni 	$L__BB2_146;
$L__BB2_124:
	mov.f32 	%f418, 0f3F800000;
	sub.f32 	%f419, %f418, %f148;
	mov.f32 	%f420, 0f00000000;
	max.f32 	%f541, %f419, %f420;
	bra.uni 	$L__BB2_143;
$L__BB2_125:
	setp.geu.f32 	%p79, %f148, 0f40400000;
	@%p79 bra 	$L__BB2_143;
	setp.eq.f32 	%p80, %f148, 0f00000000;
	mov.f32 	%f540, 0f3F800000;
	mov.f32 	%f536, %f540;
	@%p80 bra 	$L__BB2_134;
	add.f32 	%f424, %f148, %f148;
	cvt.rni.f32.f32 	%f425, %f424;
	cvt.rzi.s32.f32 	%r63, %f425;
	neg.f32 	%f426, %f425;
	mov.f32 	%f427, 0f3F000000;
	fma.rn.f32 	%f428, %f426, %f427, %f148;
	mul.f32 	%f429, %f428, 0f34222169;
	mov.f32 	%f430, 0f40490FDA;
	fma.rn.f32 	%f431, %f428, %f430, %f429;
	mul.rn.f32 	%f152, %f431, %f431;
	and.b32  	%r64, %r63, 1;
	setp.eq.s32 	%p81, %r64, 0;
	selp.f32 	%f153, %f431, 0f3F800000, %p81;
	mov.f32 	%f533, 0fB94D4153;
	@%p81 bra 	$L__BB2_129;
	mov.f32 	%f432, 0fBAB607ED;
	mov.f32 	%f433, 0f37CBAC00;
	fma.rn.f32 	%f533, %f433, %f152, %f432;
$L__BB2_129:
	selp.f32 	%f434, 0f3C0885E4, 0f3D2AAABB, %p81;
	fma.rn.f32 	%f435, %f533, %f152, %f434;
	selp.f32 	%f436, 0fBE2AAAA8, 0fBEFFFFFF, %p81;
	fma.rn.f32 	%f437, %f435, %f152, %f436;
	mov.f32 	%f438, 0f00000000;
	fma.rn.f32 	%f439, %f152, %f153, %f438;
	fma.rn.f32 	%f535, %f437, %f439, %f153;
	and.b32  	%r127, %r63, 2;
	setp.eq.s32 	%p83, %r127, 0;
	@%p83 bra 	$L__BB2_131;
	mov.f32 	%f441, 0fBF800000;
	fma.rn.f32 	%f535, %f535, %f441, %f438;
$L__BB2_131:
	cvt.rzi.f32.f32 	%f442, %f148;
	setp.neu.f32 	%p84, %f442, %f148;
	@%p84 bra 	$L__BB2_133;
	mov.f32 	%f443, 0f00000000;
	mul.rn.f32 	%f535, %f148, %f443;
$L__BB2_133:
	mul.f32 	%f444, %f148, 0f40490FDB;
	div.rn.f32 	%f536, %f535, %f444;
$L__BB2_134:
	mul.f32 	%f163, %f148, 0f3EAAAAAB;
	setp.eq.f32 	%p85, %f163, 0f00000000;
	@%p85 bra 	$L__BB2_142;
	add.f32 	%f447, %f163, %f163;
	cvt.rni.f32.f32 	%f448, %f447;
	cvt.rzi.s32.f32 	%r65, %f448;
	neg.f32 	%f449, %f448;
	mov.f32 	%f450, 0f3F000000;
	fma.rn.f32 	%f451, %f449, %f450, %f163;
	mul.f32 	%f452, %f451, 0f34222169;
	mov.f32 	%f453, 0f40490FDA;
	fma.rn.f32 	%f454, %f451, %f453, %f452;
	mul.rn.f32 	%f164, %f454, %f454;
	and.b32  	%r66, %r65, 1;
	setp.eq.s32 	%p86, %r66, 0;
	selp.f32 	%f165, %f454, 0f3F800000, %p86;
	mov.f32 	%f537, 0fB94D4153;
	@%p86 bra 	$L__BB2_137;
	mov.f32 	%f455, 0fBAB607ED;
	mov.f32 	%f456, 0f37CBAC00;
	fma.rn.f32 	%f537, %f456, %f164, %f455;
$L__BB2_137:
	selp.f32 	%f457, 0f3C0885E4, 0f3D2AAABB, %p86;
	fma.rn.f32 	%f458, %f537, %f164, %f457;
	selp.f32 	%f459, 0fBE2AAAA8, 0fBEFFFFFF, %p86;
	fma.rn.f32 	%f460, %f458, %f164, %f459;
	mov.f32 	%f461, 0f00000000;
	fma.rn.f32 	%f462, %f164, %f165, %f461;
	fma.rn.f32 	%f539, %f460, %f462, %f165;
	and.b32  	%r128, %r65, 2;
	setp.eq.s32 	%p88, %r128, 0;
	@%p88 bra 	$L__BB2_139;
	mov.f32 	%f464, 0fBF800000;
	fma.rn.f32 	%f539, %f539, %f464, %f461;
$L__BB2_139:
	cvt.rzi.f32.f32 	%f465, %f163;
	setp.neu.f32 	%p89, %f465, %f163;
	@%p89 bra 	$L__BB2_141;
	mov.f32 	%f466, 0f00000000;
	mul.rn.f32 	%f539, %f163, %f466;
$L__BB2_141:
	mul.f32 	%f467, %f163, 0f40490FDB;
	div.rn.f32 	%f540, %f539, %f467;
$L__BB2_142:
	mul.f32 	%f541, %f536, %f540;
	bra.uni 	$L__BB2_143;
$L__BB2_121:
	setp.geu.f32 	%p78, %f148, 0f40000000;
	@%p78 bra 	$L__BB2_143;
	fma.rn.f32 	%f414, %f148, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f415, %f148, %f414, 0fC0800000;
	fma.rn.f32 	%f541, %f148, %f415, 0f40000000;
$L__BB2_143:
	mul.f32 	%f542, %f506, %f541;
$L__BB2_146:
	fma.rn.f32 	%f546, %f542, %f525, %f546;
	fma.rn.f32 	%f545, %f542, %f526, %f545;
	fma.rn.f32 	%f544, %f542, %f527, %f544;
	fma.rn.f32 	%f543, %f542, %f528, %f543;
	add.s32 	%r162, %r162, 1;
	setp.lt.s32 	%p91, %r162, %r161;
	@%p91 bra 	$L__BB2_77;
$L__BB2_147:
	cvt.s64.s32 	%rd68, %r15;
	mul.lo.s64 	%rd69, %rd86, %rd68;
	cvt.s64.s32 	%rd70, %r14;
	mul.lo.s64 	%rd71, %rd87, %rd70;
	add.s64 	%rd34, %rd69, %rd71;
	setp.lt.s32 	%p92, %r83, 1;
	@%p92 bra 	$L__BB2_149;
	add.s64 	%rd72, %rd85, %rd34;
	cvt.rni.s32.f32 	%r138, %f546;
	max.s32 	%r139, %r138, -32768;
	min.s32 	%r140, %r139, 32767;
	st.u16 	[%rd72], %r140;
$L__BB2_149:
	setp.lt.s32 	%p93, %r83, 2;
	@%p93 bra 	$L__BB2_151;
	add.s64 	%rd73, %rd34, %rd88;
	add.s64 	%rd74, %rd85, %rd73;
	cvt.rni.s32.f32 	%r141, %f545;
	max.s32 	%r142, %r141, -32768;
	min.s32 	%r143, %r142, 32767;
	st.u16 	[%rd74], %r143;
$L__BB2_151:
	setp.lt.s32 	%p94, %r83, 3;
	@%p94 bra 	$L__BB2_153;
	shl.b64 	%rd75, %rd88, 1;
	add.s64 	%rd76, %rd34, %rd75;
	add.s64 	%rd77, %rd85, %rd76;
	cvt.rni.s32.f32 	%r144, %f544;
	max.s32 	%r145, %r144, -32768;
	min.s32 	%r146, %r145, 32767;
	st.u16 	[%rd77], %r146;
$L__BB2_153:
	setp.lt.s32 	%p95, %r83, 4;
	@%p95 bra 	$L__BB2_155;
	mul.lo.s64 	%rd78, %rd88, 3;
	add.s64 	%rd79, %rd34, %rd78;
	add.s64 	%rd80, %rd85, %rd79;
	cvt.rni.s32.f32 	%r147, %f543;
	max.s32 	%r148, %r147, -32768;
	min.s32 	%r149, %r148, 32767;
	st.u16 	[%rd80], %r149;
$L__BB2_155:
	ret;
}
.visible .entry resample_f16(
	.param .u64 resample_f16_param_0,
	.param .align 8 .b8 resample_f16_param_1[48],
	.param .u64 resample_f16_param_2,
	.param .align 8 .b8 resample_f16_param_3[48],
	.param .f64 resample_f16_param_4,
	.param .f64 resample_f16_param_5,
	.param .u32 resample_f16_param_6
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<96>;
	.reg .b16 	%rs<13>;
	.reg .f32 	%f<551>;
	.reg .b32 	%r<152>;
	.reg .f64 	%fd<69>;
	.reg .b64 	%rd<90>;
	ld.param.u64 	%rd36, [resample_f16_param_0];
	ld.param.v2.u32 	{%r138, %r139}, [resample_f16_param_1+32];
	ld.param.v2.u32 	{%r79, %r80}, [resample_f16_param_1+40];
	ld.param.u64 	%rd41, [resample_f16_param_2];
	ld.param.v2.u32 	{%r140, %r141}, [resample_f16_param_3+32];
	ld.param.v2.u32 	{%r83, %r84}, [resample_f16_param_3+40];
	ld.param.f64 	%fd67, [resample_f16_param_4];
	ld.param.f64 	%fd68, [resample_f16_param_5];
	ld.param.u32 	%r76, [resample_f16_param_6];
	ld.param.u64 	%rd88, [resample_f16_param_3+24];
	ld.param.u64 	%rd87, [resample_f16_param_3+16];
	ld.param.u64 	%rd86, [resample_f16_param_3+8];
	ld.param.u64 	%rd42, [resample_f16_param_3];
	ld.param.u64 	%rd84, [resample_f16_param_1+24];
	ld.param.u64 	%rd83, [resample_f16_param_1+16];
	ld.param.u64 	%rd82, [resample_f16_param_1+8];
	ld.param.u64 	%rd37, [resample_f16_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r80, 0;
	@%p1 bra 	$L__BB3_2;
	cvta.to.global.u64 	%rd46, %rd36;
	mul.wide.s32 	%rd47, %r1, 40;
	add.s64 	%rd48, %rd46, %rd47;
	ld.global.v2.u32 	{%r138, %r139}, [%rd48+32];
	ld.global.u64 	%rd84, [%rd48+24];
	ld.global.u64 	%rd83, [%rd48+16];
	ld.global.u64 	%rd82, [%rd48+8];
	ld.global.u64 	%rd81, [%rd48];
	bra.uni 	$L__BB3_3;
$L__BB3_2:
	cvt.s64.s32 	%rd49, %r1;
	mul.lo.s64 	%rd50, %rd37, %rd49;
	add.s64 	%rd81, %rd36, %rd50;
$L__BB3_3:
	setp.eq.s32 	%p2, %r84, 0;
	@%p2 bra 	$L__BB3_5;
	cvta.to.global.u64 	%rd51, %rd41;
	mul.wide.s32 	%rd52, %r1, 40;
	add.s64 	%rd53, %rd51, %rd52;
	ld.global.v2.u32 	{%r140, %r141}, [%rd53+32];
	ld.global.u64 	%rd88, [%rd53+24];
	ld.global.u64 	%rd87, [%rd53+16];
	ld.global.u64 	%rd86, [%rd53+8];
	ld.global.u64 	%rd85, [%rd53];
	bra.uni 	$L__BB3_6;
$L__BB3_5:
	cvt.s64.s32 	%rd54, %r1;
	mul.lo.s64 	%rd55, %rd42, %rd54;
	add.s64 	%rd85, %rd41, %rd55;
$L__BB3_6:
	mov.u32 	%r89, %ctaid.x;
	shl.b32 	%r90, %r89, 5;
	mov.u32 	%r91, %tid.x;
	add.s32 	%r14, %r90, %r91;
	mov.u32 	%r92, %ctaid.y;
	shl.b32 	%r93, %r92, 3;
	mov.u32 	%r94, %tid.y;
	add.s32 	%r15, %r93, %r94;
	setp.ge.s32 	%p3, %r14, %r140;
	setp.ge.s32 	%p4, %r15, %r141;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB3_155;
	setp.neu.f64 	%p6, %fd67, 0d0000000000000000;
	@%p6 bra 	$L__BB3_9;
	cvt.rn.f64.s32 	%fd7, %r140;
	cvt.rn.f64.s32 	%fd8, %r138;
	div.rn.f64 	%fd9, %fd7, %fd8;
	rcp.rn.f64 	%fd67, %fd9;
$L__BB3_9:
	setp.eq.s32 	%p7, %r76, 0;
	@%p7 bra 	$L__BB3_40;
	mov.f64 	%fd10, 0d3FF0000000000000;
	max.f64 	%fd11, %fd67, %fd10;
	cvt.rn.f64.s32 	%fd12, %r14;
	add.f64 	%fd13, %fd12, 0d3FE0000000000000;
	mul.f64 	%fd14, %fd13, %fd67;
	setp.eq.s32 	%p8, %r76, 2;
	selp.b32 	%r95, 2, 3, %p8;
	setp.eq.s32 	%p9, %r76, 1;
	selp.b32 	%r96, 1, %r95, %p9;
	cvt.rn.f64.s32 	%fd15, %r96;
	mul.f64 	%fd16, %fd11, %fd15;
	sub.f64 	%fd17, %fd14, %fd16;
	add.f64 	%fd18, %fd17, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r97, %fd18;
	max.s32 	%r144, %r97, 0;
	add.f64 	%fd19, %fd14, %fd16;
	add.f64 	%fd20, %fd19, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r98, %fd20;
	min.s32 	%r99, %r98, %r138;
	sub.s32 	%r145, %r99, %r144;
	cvt.rn.f64.s32 	%fd21, %r144;
	sub.f64 	%fd22, %fd14, %fd21;
	cvt.rn.f32.f64 	%f493, %fd22;
	rcp.rn.f64 	%fd23, %fd11;
	cvt.rn.f32.f64 	%f494, %fd23;
	setp.lt.s32 	%p10, %r145, 1;
	mov.f32 	%f492, 0f00000000;
	@%p10 bra 	$L__BB3_39;
	@%p9 bra 	$L__BB3_37;
	bra.uni 	$L__BB3_12;
$L__BB3_37:
	mov.f32 	%f247, 0f00000000;
	mov.u32 	%r143, 0;
	mov.f32 	%f492, %f247;
$L__BB3_38:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f248, %r143;
	add.f32 	%f249, %f248, 0f3F000000;
	sub.f32 	%f250, %f249, %f493;
	mul.f32 	%f251, %f250, %f494;
	abs.f32 	%f252, %f251;
	mov.f32 	%f253, 0f3F800000;
	sub.f32 	%f254, %f253, %f252;
	max.f32 	%f256, %f254, %f247;
	add.f32 	%f492, %f492, %f256;
	add.s32 	%r143, %r143, 1;
	setp.lt.s32 	%p27, %r143, %r145;
	@%p27 bra 	$L__BB3_38;
	bra.uni 	$L__BB3_39;
$L__BB3_40:
	cvt.rn.f64.s32 	%fd24, %r14;
	mul.f64 	%fd25, %fd67, %fd24;
	add.f64 	%fd26, %fd67, %fd25;
	cvt.rn.f64.s32 	%fd27, %r138;
	min.f64 	%fd28, %fd26, %fd27;
	cvt.rmi.f64.f64 	%fd29, %fd25;
	cvt.rzi.s32.f64 	%r104, %fd29;
	add.s32 	%r105, %r138, -1;
	cvt.rpi.f64.f64 	%fd30, %fd28;
	cvt.rzi.s32.f64 	%r106, %fd30;
	min.s32 	%r107, %r106, %r138;
	min.s32 	%r144, %r104, %r105;
	cvt.rn.f64.s32 	%fd31, %r144;
	sub.f64 	%fd32, %fd25, %fd31;
	sub.f64 	%fd33, %fd28, %fd31;
	sub.f64 	%fd34, %fd27, %fd25;
	min.f64 	%fd35, %fd67, %fd34;
	rcp.rn.f64 	%fd36, %fd35;
	sub.s32 	%r145, %r107, %r144;
	cvt.rn.f32.f64 	%f494, %fd33;
	cvt.rn.f32.f64 	%f493, %fd32;
	cvt.rn.f32.f64 	%f495, %fd36;
	bra.uni 	$L__BB3_41;
$L__BB3_12:
	mov.f32 	%f190, 0f00000000;
	mov.u32 	%r142, 0;
	mov.f32 	%f492, %f190;
$L__BB3_13:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f191, %r142;
	add.f32 	%f192, %f191, 0f3F000000;
	sub.f32 	%f193, %f192, %f493;
	mul.f32 	%f194, %f193, %f494;
	abs.f32 	%f4, %f194;
	@%p8 bra 	$L__BB3_32;
	bra.uni 	$L__BB3_14;
$L__BB3_32:
	setp.lt.f32 	%p24, %f4, 0f3F800000;
	@%p24 bra 	$L__BB3_35;
	bra.uni 	$L__BB3_33;
$L__BB3_35:
	fma.rn.f32 	%f245, %f4, 0f3FC00000, 0fC0200000;
	mul.f32 	%f246, %f4, %f245;
	fma.rn.f32 	%f490, %f4, %f246, 0f3F800000;
	bra.uni 	$L__BB3_36;
$L__BB3_14:
	setp.geu.f32 	%p13, %f4, 0f40400000;
	mov.f32 	%f490, %f190;
	@%p13 bra 	$L__BB3_36;
	setp.eq.f32 	%p14, %f4, 0f00000000;
	mov.f32 	%f489, 0f3F800000;
	mov.f32 	%f485, %f489;
	@%p14 bra 	$L__BB3_23;
	add.f32 	%f198, %f4, %f4;
	cvt.rni.f32.f32 	%f199, %f198;
	cvt.rzi.s32.f32 	%r22, %f199;
	neg.f32 	%f200, %f199;
	mov.f32 	%f201, 0f3F000000;
	fma.rn.f32 	%f202, %f200, %f201, %f4;
	mul.f32 	%f203, %f202, 0f34222169;
	mov.f32 	%f204, 0f40490FDA;
	fma.rn.f32 	%f205, %f202, %f204, %f203;
	mul.rn.f32 	%f5, %f205, %f205;
	and.b32  	%r23, %r22, 1;
	setp.eq.s32 	%p15, %r23, 0;
	selp.f32 	%f6, %f205, 0f3F800000, %p15;
	mov.f32 	%f482, 0fB94D4153;
	@%p15 bra 	$L__BB3_18;
	mov.f32 	%f206, 0fBAB607ED;
	mov.f32 	%f207, 0f37CBAC00;
	fma.rn.f32 	%f482, %f207, %f5, %f206;
$L__BB3_18:
	selp.f32 	%f208, 0f3C0885E4, 0f3D2AAABB, %p15;
	fma.rn.f32 	%f209, %f482, %f5, %f208;
	selp.f32 	%f210, 0fBE2AAAA8, 0fBEFFFFFF, %p15;
	fma.rn.f32 	%f211, %f209, %f5, %f210;
	mov.f32 	%f212, 0f00000000;
	fma.rn.f32 	%f213, %f5, %f6, %f212;
	fma.rn.f32 	%f484, %f211, %f213, %f6;
	and.b32  	%r101, %r22, 2;
	setp.eq.s32 	%p17, %r101, 0;
	@%p17 bra 	$L__BB3_20;
	mov.f32 	%f215, 0fBF800000;
	fma.rn.f32 	%f484, %f484, %f215, %f212;
$L__BB3_20:
	cvt.rzi.f32.f32 	%f216, %f4;
	setp.neu.f32 	%p18, %f216, %f4;
	@%p18 bra 	$L__BB3_22;
	mov.f32 	%f217, 0f00000000;
	mul.rn.f32 	%f484, %f4, %f217;
$L__BB3_22:
	mul.f32 	%f218, %f4, 0f40490FDB;
	div.rn.f32 	%f485, %f484, %f218;
$L__BB3_23:
	mul.f32 	%f16, %f4, 0f3EAAAAAB;
	setp.eq.f32 	%p19, %f16, 0f00000000;
	@%p19 bra 	$L__BB3_31;
	add.f32 	%f221, %f16, %f16;
	cvt.rni.f32.f32 	%f222, %f221;
	cvt.rzi.s32.f32 	%r24, %f222;
	neg.f32 	%f223, %f222;
	mov.f32 	%f224, 0f3F000000;
	fma.rn.f32 	%f225, %f223, %f224, %f16;
	mul.f32 	%f226, %f225, 0f34222169;
	mov.f32 	%f227, 0f40490FDA;
	fma.rn.f32 	%f228, %f225, %f227, %f226;
	mul.rn.f32 	%f17, %f228, %f228;
	and.b32  	%r25, %r24, 1;
	setp.eq.s32 	%p20, %r25, 0;
	selp.f32 	%f18, %f228, 0f3F800000, %p20;
	mov.f32 	%f486, 0fB94D4153;
	@%p20 bra 	$L__BB3_26;
	mov.f32 	%f229, 0fBAB607ED;
	mov.f32 	%f230, 0f37CBAC00;
	fma.rn.f32 	%f486, %f230, %f17, %f229;
$L__BB3_26:
	selp.f32 	%f231, 0f3C0885E4, 0f3D2AAABB, %p20;
	fma.rn.f32 	%f232, %f486, %f17, %f231;
	selp.f32 	%f233, 0fBE2AAAA8, 0fBEFFFFFF, %p20;
	fma.rn.f32 	%f234, %f232, %f17, %f233;
	mov.f32 	%f235, 0f00000000;
	fma.rn.f32 	%f236, %f17, %f18, %f235;
	fma.rn.f32 	%f488, %f234, %f236, %f18;
	and.b32  	%r102, %r24, 2;
	setp.eq.s32 	%p22, %r102, 0;
	@%p22 bra 	$L__BB3_28;
	mov.f32 	%f238, 0fBF800000;
	fma.rn.f32 	%f488, %f488, %f238, %f235;
$L__BB3_28:
	cvt.rzi.f32.f32 	%f239, %f16;
	setp.neu.f32 	%p23, %f239, %f16;
	@%p23 bra 	$L__BB3_30;
	mov.f32 	%f240, 0f00000000;
	mul.rn.f32 	%f488, %f16, %f240;
$L__BB3_30:
	mul.f32 	%f241, %f16, 0f40490FDB;
	div.rn.f32 	%f489, %f488, %f241;
$L__BB3_31:
	mul.f32 	%f490, %f485, %f489;
	bra.uni 	$L__BB3_36;
$L__BB3_33:
	setp.geu.f32 	%p25, %f4, 0f40000000;
	mov.f32 	%f490, %f190;
	@%p25 bra 	$L__BB3_36;
	fma.rn.f32 	%f243, %f4, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f244, %f4, %f243, 0fC0800000;
	fma.rn.f32 	%f490, %f4, %f244, 0f40000000;
$L__BB3_36:
	add.f32 	%f492, %f492, %f490;
	add.s32 	%r142, %r142, 1;
	setp.lt.s32 	%p26, %r142, %r145;
	@%p26 bra 	$L__BB3_13;
$L__BB3_39:
	rcp.rn.f32 	%f495, %f492;
$L__BB3_41:
	setp.neu.f64 	%p28, %fd68, 0d0000000000000000;
	@%p28 bra 	$L__BB3_43;
	cvt.rn.f64.s32 	%fd37, %r141;
	cvt.rn.f64.s32 	%fd38, %r139;
	div.rn.f64 	%fd39, %fd37, %fd38;
	rcp.rn.f64 	%fd68, %fd39;
$L__BB3_43:
	@%p7 bra 	$L__BB3_74;
	mov.f64 	%fd40, 0d3FF0000000000000;
	max.f64 	%fd41, %fd68, %fd40;
	cvt.rn.f64.s32 	%fd42, %r15;
	add.f64 	%fd43, %fd42, 0d3FE0000000000000;
	mul.f64 	%fd44, %fd43, %fd68;
	setp.eq.s32 	%p30, %r76, 2;
	selp.b32 	%r108, 2, 3, %p30;
	setp.eq.s32 	%p31, %r76, 1;
	selp.b32 	%r109, 1, %r108, %p31;
	cvt.rn.f64.s32 	%fd45, %r109;
	mul.f64 	%fd46, %fd41, %fd45;
	sub.f64 	%fd47, %fd44, %fd46;
	add.f64 	%fd48, %fd47, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r110, %fd48;
	max.s32 	%r148, %r110, 0;
	add.f64 	%fd49, %fd44, %fd46;
	add.f64 	%fd50, %fd49, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r111, %fd50;
	min.s32 	%r112, %r111, %r139;
	sub.s32 	%r149, %r112, %r148;
	cvt.rn.f64.s32 	%fd51, %r148;
	sub.f64 	%fd52, %fd44, %fd51;
	cvt.rn.f32.f64 	%f508, %fd52;
	rcp.rn.f64 	%fd53, %fd41;
	cvt.rn.f32.f64 	%f509, %fd53;
	setp.lt.s32 	%p32, %r149, 1;
	mov.f32 	%f507, 0f00000000;
	@%p32 bra 	$L__BB3_73;
	@%p31 bra 	$L__BB3_71;
	bra.uni 	$L__BB3_46;
$L__BB3_71:
	mov.f32 	%f315, 0f00000000;
	mov.u32 	%r147, 0;
	mov.f32 	%f507, %f315;
$L__BB3_72:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f316, %r147;
	add.f32 	%f317, %f316, 0f3F000000;
	sub.f32 	%f318, %f317, %f508;
	mul.f32 	%f319, %f318, %f509;
	abs.f32 	%f320, %f319;
	mov.f32 	%f321, 0f3F800000;
	sub.f32 	%f322, %f321, %f320;
	max.f32 	%f324, %f322, %f315;
	add.f32 	%f507, %f507, %f324;
	add.s32 	%r147, %r147, 1;
	setp.lt.s32 	%p49, %r147, %r149;
	@%p49 bra 	$L__BB3_72;
	bra.uni 	$L__BB3_73;
$L__BB3_74:
	cvt.rn.f64.s32 	%fd54, %r15;
	mul.f64 	%fd55, %fd68, %fd54;
	add.f64 	%fd56, %fd68, %fd55;
	cvt.rn.f64.s32 	%fd57, %r139;
	min.f64 	%fd58, %fd56, %fd57;
	cvt.rmi.f64.f64 	%fd59, %fd55;
	cvt.rzi.s32.f64 	%r117, %fd59;
	add.s32 	%r118, %r139, -1;
	cvt.rpi.f64.f64 	%fd60, %fd58;
	cvt.rzi.s32.f64 	%r119, %fd60;
	min.s32 	%r120, %r119, %r139;
	min.s32 	%r148, %r117, %r118;
	cvt.rn.f64.s32 	%fd61, %r148;
	sub.f64 	%fd62, %fd55, %fd61;
	sub.f64 	%fd63, %fd58, %fd61;
	sub.f64 	%fd64, %fd57, %fd55;
	min.f64 	%fd65, %fd68, %fd64;
	rcp.rn.f64 	%fd66, %fd65;
	sub.s32 	%r149, %r120, %r148;
	cvt.rn.f32.f64 	%f509, %fd63;
	cvt.rn.f32.f64 	%f508, %fd62;
	cvt.rn.f32.f64 	%f510, %fd66;
	bra.uni 	$L__BB3_75;
$L__BB3_46:
	mov.f32 	%f258, 0f00000000;
	mov.u32 	%r146, 0;
	mov.f32 	%f507, %f258;
$L__BB3_47:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f259, %r146;
	add.f32 	%f260, %f259, 0f3F000000;
	sub.f32 	%f261, %f260, %f508;
	mul.f32 	%f262, %f261, %f509;
	abs.f32 	%f48, %f262;
	@%p30 bra 	$L__BB3_66;
	bra.uni 	$L__BB3_48;
$L__BB3_66:
	setp.lt.f32 	%p46, %f48, 0f3F800000;
	@%p46 bra 	$L__BB3_69;
	bra.uni 	$L__BB3_67;
$L__BB3_69:
	fma.rn.f32 	%f313, %f48, 0f3FC00000, 0fC0200000;
	mul.f32 	%f314, %f48, %f313;
	fma.rn.f32 	%f505, %f48, %f314, 0f3F800000;
	bra.uni 	$L__BB3_70;
$L__BB3_48:
	setp.geu.f32 	%p35, %f48, 0f40400000;
	mov.f32 	%f505, %f258;
	@%p35 bra 	$L__BB3_70;
	setp.eq.f32 	%p36, %f48, 0f00000000;
	mov.f32 	%f504, 0f3F800000;
	mov.f32 	%f500, %f504;
	@%p36 bra 	$L__BB3_57;
	add.f32 	%f266, %f48, %f48;
	cvt.rni.f32.f32 	%f267, %f266;
	cvt.rzi.s32.f32 	%r39, %f267;
	neg.f32 	%f268, %f267;
	mov.f32 	%f269, 0f3F000000;
	fma.rn.f32 	%f270, %f268, %f269, %f48;
	mul.f32 	%f271, %f270, 0f34222169;
	mov.f32 	%f272, 0f40490FDA;
	fma.rn.f32 	%f273, %f270, %f272, %f271;
	mul.rn.f32 	%f49, %f273, %f273;
	and.b32  	%r40, %r39, 1;
	setp.eq.s32 	%p37, %r40, 0;
	selp.f32 	%f50, %f273, 0f3F800000, %p37;
	mov.f32 	%f497, 0fB94D4153;
	@%p37 bra 	$L__BB3_52;
	mov.f32 	%f274, 0fBAB607ED;
	mov.f32 	%f275, 0f37CBAC00;
	fma.rn.f32 	%f497, %f275, %f49, %f274;
$L__BB3_52:
	selp.f32 	%f276, 0f3C0885E4, 0f3D2AAABB, %p37;
	fma.rn.f32 	%f277, %f497, %f49, %f276;
	selp.f32 	%f278, 0fBE2AAAA8, 0fBEFFFFFF, %p37;
	fma.rn.f32 	%f279, %f277, %f49, %f278;
	mov.f32 	%f280, 0f00000000;
	fma.rn.f32 	%f281, %f49, %f50, %f280;
	fma.rn.f32 	%f499, %f279, %f281, %f50;
	and.b32  	%r114, %r39, 2;
	setp.eq.s32 	%p39, %r114, 0;
	@%p39 bra 	$L__BB3_54;
	mov.f32 	%f283, 0fBF800000;
	fma.rn.f32 	%f499, %f499, %f283, %f280;
$L__BB3_54:
	cvt.rzi.f32.f32 	%f284, %f48;
	setp.neu.f32 	%p40, %f284, %f48;
	@%p40 bra 	$L__BB3_56;
	mov.f32 	%f285, 0f00000000;
	mul.rn.f32 	%f499, %f48, %f285;
$L__BB3_56:
	mul.f32 	%f286, %f48, 0f40490FDB;
	div.rn.f32 	%f500, %f499, %f286;
$L__BB3_57:
	mul.f32 	%f60, %f48, 0f3EAAAAAB;
	setp.eq.f32 	%p41, %f60, 0f00000000;
	@%p41 bra 	$L__BB3_65;
	add.f32 	%f289, %f60, %f60;
	cvt.rni.f32.f32 	%f290, %f289;
	cvt.rzi.s32.f32 	%r41, %f290;
	neg.f32 	%f291, %f290;
	mov.f32 	%f292, 0f3F000000;
	fma.rn.f32 	%f293, %f291, %f292, %f60;
	mul.f32 	%f294, %f293, 0f34222169;
	mov.f32 	%f295, 0f40490FDA;
	fma.rn.f32 	%f296, %f293, %f295, %f294;
	mul.rn.f32 	%f61, %f296, %f296;
	and.b32  	%r42, %r41, 1;
	setp.eq.s32 	%p42, %r42, 0;
	selp.f32 	%f62, %f296, 0f3F800000, %p42;
	mov.f32 	%f501, 0fB94D4153;
	@%p42 bra 	$L__BB3_60;
	mov.f32 	%f297, 0fBAB607ED;
	mov.f32 	%f298, 0f37CBAC00;
	fma.rn.f32 	%f501, %f298, %f61, %f297;
$L__BB3_60:
	selp.f32 	%f299, 0f3C0885E4, 0f3D2AAABB, %p42;
	fma.rn.f32 	%f300, %f501, %f61, %f299;
	selp.f32 	%f301, 0fBE2AAAA8, 0fBEFFFFFF, %p42;
	fma.rn.f32 	%f302, %f300, %f61, %f301;
	mov.f32 	%f303, 0f00000000;
	fma.rn.f32 	%f304, %f61, %f62, %f303;
	fma.rn.f32 	%f503, %f302, %f304, %f62;
	and.b32  	%r115, %r41, 2;
	setp.eq.s32 	%p44, %r115, 0;
	@%p44 bra 	$L__BB3_62;
	mov.f32 	%f306, 0fBF800000;
	fma.rn.f32 	%f503, %f503, %f306, %f303;
$L__BB3_62:
	cvt.rzi.f32.f32 	%f307, %f60;
	setp.neu.f32 	%p45, %f307, %f60;
	@%p45 bra 	$L__BB3_64;
	mov.f32 	%f308, 0f00000000;
	mul.rn.f32 	%f503, %f60, %f308;
$L__BB3_64:
	mul.f32 	%f309, %f60, 0f40490FDB;
	div.rn.f32 	%f504, %f503, %f309;
$L__BB3_65:
	mul.f32 	%f505, %f500, %f504;
	bra.uni 	$L__BB3_70;
$L__BB3_67:
	setp.geu.f32 	%p47, %f48, 0f40000000;
	mov.f32 	%f505, %f258;
	@%p47 bra 	$L__BB3_70;
	fma.rn.f32 	%f311, %f48, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f312, %f48, %f311, 0fC0800000;
	fma.rn.f32 	%f505, %f48, %f312, 0f40000000;
$L__BB3_70:
	add.f32 	%f507, %f507, %f505;
	add.s32 	%r146, %r146, 1;
	setp.lt.s32 	%p48, %r146, %r149;
	@%p48 bra 	$L__BB3_47;
$L__BB3_73:
	rcp.rn.f32 	%f510, %f507;
$L__BB3_75:
	setp.lt.s32 	%p50, %r149, 1;
	mov.f32 	%f547, 0f00000000;
	mov.f32 	%f548, %f547;
	mov.f32 	%f549, %f547;
	mov.f32 	%f550, %f547;
	@%p50 bra 	$L__BB3_147;
	cvt.s64.s32 	%rd27, %r144;
	mov.u32 	%r150, 0;
$L__BB3_77:
	.pragma "nounroll";
	setp.lt.s32 	%p51, %r145, 1;
	mov.f32 	%f532, 0f00000000;
	mov.f32 	%f531, %f532;
	mov.f32 	%f530, %f532;
	mov.f32 	%f529, %f532;
	@%p51 bra 	$L__BB3_117;
	mov.u32 	%r151, 0;
	mov.u64 	%rd89, %rd27;
$L__BB3_79:
	.pragma "nounroll";
	@%p7 bra 	$L__BB3_106;
	cvt.rn.f32.s32 	%f341, %r151;
	add.f32 	%f342, %f341, 0f3F000000;
	sub.f32 	%f343, %f342, %f493;
	mul.f32 	%f344, %f494, %f343;
	abs.f32 	%f103, %f344;
	setp.eq.s32 	%p53, %r76, 1;
	@%p53 bra 	$L__BB3_86;
	setp.ne.s32 	%p54, %r76, 2;
	mov.f32 	%f527, 0f00000000;
	@%p54 bra 	$L__BB3_87;
	setp.lt.f32 	%p55, %f103, 0f3F800000;
	@%p55 bra 	$L__BB3_85;
	bra.uni 	$L__BB3_83;
$L__BB3_85:
	fma.rn.f32 	%f348, %f103, 0f3FC00000, 0fC0200000;
	mul.f32 	%f349, %f103, %f348;
	fma.rn.f32 	%f527, %f103, %f349, 0f3F800000;
	bra.uni 	$L__BB3_105;
$L__BB3_106:
	add.s32 	%r125, %r151, 1;
	cvt.rn.f32.s32 	%f401, %r125;
	min.f32 	%f402, %f401, %f494;
	cvt.rn.f32.s32 	%f403, %r151;
	max.f32 	%f404, %f403, %f493;
	sub.f32 	%f133, %f402, %f404;
	setp.leu.f32 	%p68, %f133, 0f3A83126F;
	mov.f32 	%f528, 0f00000000;
	@%p68 bra 	$L__BB3_108;
	mul.f32 	%f528, %f495, %f133;
	bra.uni 	$L__BB3_108;
$L__BB3_86:
	mov.f32 	%f350, 0f3F800000;
	sub.f32 	%f351, %f350, %f103;
	mov.f32 	%f352, 0f00000000;
	max.f32 	%f527, %f351, %f352;
	bra.uni 	$L__BB3_105;
$L__BB3_87:
	setp.geu.f32 	%p57, %f103, 0f40400000;
	@%p57 bra 	$L__BB3_105;
	setp.eq.f32 	%p58, %f103, 0f00000000;
	mov.f32 	%f526, 0f3F800000;
	mov.f32 	%f522, %f526;
	@%p58 bra 	$L__BB3_96;
	add.f32 	%f356, %f103, %f103;
	cvt.rni.f32.f32 	%f357, %f356;
	cvt.rzi.s32.f32 	%r58, %f357;
	neg.f32 	%f358, %f357;
	mov.f32 	%f359, 0f3F000000;
	fma.rn.f32 	%f360, %f358, %f359, %f103;
	mul.f32 	%f361, %f360, 0f34222169;
	mov.f32 	%f362, 0f40490FDA;
	fma.rn.f32 	%f363, %f360, %f362, %f361;
	mul.rn.f32 	%f107, %f363, %f363;
	and.b32  	%r59, %r58, 1;
	setp.eq.s32 	%p59, %r59, 0;
	selp.f32 	%f108, %f363, 0f3F800000, %p59;
	mov.f32 	%f519, 0fB94D4153;
	@%p59 bra 	$L__BB3_91;
	mov.f32 	%f364, 0fBAB607ED;
	mov.f32 	%f365, 0f37CBAC00;
	fma.rn.f32 	%f519, %f365, %f107, %f364;
$L__BB3_91:
	selp.f32 	%f366, 0f3C0885E4, 0f3D2AAABB, %p59;
	fma.rn.f32 	%f367, %f519, %f107, %f366;
	selp.f32 	%f368, 0fBE2AAAA8, 0fBEFFFFFF, %p59;
	fma.rn.f32 	%f369, %f367, %f107, %f368;
	mov.f32 	%f370, 0f00000000;
	fma.rn.f32 	%f371, %f107, %f108, %f370;
	fma.rn.f32 	%f521, %f369, %f371, %f108;
	and.b32  	%r123, %r58, 2;
	setp.eq.s32 	%p61, %r123, 0;
	@%p61 bra 	$L__BB3_93;
	mov.f32 	%f373, 0fBF800000;
	fma.rn.f32 	%f521, %f521, %f373, %f370;
$L__BB3_93:
	cvt.rzi.f32.f32 	%f374, %f103;
	setp.neu.f32 	%p62, %f374, %f103;
	@%p62 bra 	$L__BB3_95;
	mov.f32 	%f375, 0f00000000;
	mul.rn.f32 	%f521, %f103, %f375;
$L__BB3_95:
	mul.f32 	%f376, %f103, 0f40490FDB;
	div.rn.f32 	%f522, %f521, %f376;
$L__BB3_96:
	mul.f32 	%f118, %f103, 0f3EAAAAAB;
	setp.eq.f32 	%p63, %f118, 0f00000000;
	@%p63 bra 	$L__BB3_104;
	add.f32 	%f379, %f118, %f118;
	cvt.rni.f32.f32 	%f380, %f379;
	cvt.rzi.s32.f32 	%r60, %f380;
	neg.f32 	%f381, %f380;
	mov.f32 	%f382, 0f3F000000;
	fma.rn.f32 	%f383, %f381, %f382, %f118;
	mul.f32 	%f384, %f383, 0f34222169;
	mov.f32 	%f385, 0f40490FDA;
	fma.rn.f32 	%f386, %f383, %f385, %f384;
	mul.rn.f32 	%f119, %f386, %f386;
	and.b32  	%r61, %r60, 1;
	setp.eq.s32 	%p64, %r61, 0;
	selp.f32 	%f120, %f386, 0f3F800000, %p64;
	mov.f32 	%f523, 0fB94D4153;
	@%p64 bra 	$L__BB3_99;
	mov.f32 	%f387, 0fBAB607ED;
	mov.f32 	%f388, 0f37CBAC00;
	fma.rn.f32 	%f523, %f388, %f119, %f387;
$L__BB3_99:
	selp.f32 	%f389, 0f3C0885E4, 0f3D2AAABB, %p64;
	fma.rn.f32 	%f390, %f523, %f119, %f389;
	selp.f32 	%f391, 0fBE2AAAA8, 0fBEFFFFFF, %p64;
	fma.rn.f32 	%f392, %f390, %f119, %f391;
	mov.f32 	%f393, 0f00000000;
	fma.rn.f32 	%f394, %f119, %f120, %f393;
	fma.rn.f32 	%f525, %f392, %f394, %f120;
	and.b32  	%r124, %r60, 2;
	setp.eq.s32 	%p66, %r124, 0;
	@%p66 bra 	$L__BB3_101;
	mov.f32 	%f396, 0fBF800000;
	fma.rn.f32 	%f525, %f525, %f396, %f393;
$L__BB3_101:
	cvt.rzi.f32.f32 	%f397, %f118;
	setp.neu.f32 	%p67, %f397, %f118;
	@%p67 bra 	$L__BB3_103;
	mov.f32 	%f398, 0f00000000;
	mul.rn.f32 	%f525, %f118, %f398;
$L__BB3_103:
	mul.f32 	%f399, %f118, 0f40490FDB;
	div.rn.f32 	%f526, %f525, %f399;
$L__BB3_104:
	mul.f32 	%f527, %f522, %f526;
	bra.uni 	$L__BB3_105;
$L__BB3_83:
	setp.geu.f32 	%p56, %f103, 0f40000000;
	@%p56 bra 	$L__BB3_105;
	fma.rn.f32 	%f346, %f103, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f347, %f103, %f346, 0fC0800000;
	fma.rn.f32 	%f527, %f103, %f347, 0f40000000;
$L__BB3_105:
	mul.f32 	%f528, %f495, %f527;
$L__BB3_108:
	add.s32 	%r126, %r150, %r148;
	cvt.s64.s32 	%rd56, %r126;
	mul.lo.s64 	%rd57, %rd82, %rd56;
	mul.lo.s64 	%rd58, %rd83, %rd89;
	add.s64 	%rd31, %rd58, %rd57;
	setp.lt.s32 	%p69, %r83, 1;
	@%p69 bra 	$L__BB3_110;
	add.s64 	%rd59, %rd81, %rd31;
	ld.global.nc.u16 %rs1, [%rd59];
	cvt.f32.f16 %f405, %rs1;
	fma.rn.f32 	%f529, %f528, %f405, %f529;
$L__BB3_110:
	setp.lt.s32 	%p70, %r83, 2;
	@%p70 bra 	$L__BB3_112;
	add.s64 	%rd61, %rd31, %rd84;
	add.s64 	%rd60, %rd81, %rd61;
	ld.global.nc.u16 %rs3, [%rd60];
	cvt.f32.f16 %f406, %rs3;
	fma.rn.f32 	%f530, %f528, %f406, %f530;
$L__BB3_112:
	setp.lt.s32 	%p71, %r83, 3;
	@%p71 bra 	$L__BB3_114;
	shl.b64 	%rd63, %rd84, 1;
	add.s64 	%rd64, %rd31, %rd63;
	add.s64 	%rd62, %rd81, %rd64;
	ld.global.nc.u16 %rs5, [%rd62];
	cvt.f32.f16 %f407, %rs5;
	fma.rn.f32 	%f531, %f528, %f407, %f531;
$L__BB3_114:
	setp.lt.s32 	%p72, %r83, 4;
	@%p72 bra 	$L__BB3_116;
	mul.lo.s64 	%rd66, %rd84, 3;
	add.s64 	%rd67, %rd31, %rd66;
	add.s64 	%rd65, %rd81, %rd67;
	ld.global.nc.u16 %rs7, [%rd65];
	cvt.f32.f16 %f408, %rs7;
	fma.rn.f32 	%f532, %f528, %f408, %f532;
$L__BB3_116:
	add.s64 	%rd89, %rd89, 1;
	add.s32 	%r151, %r151, 1;
	setp.lt.s32 	%p73, %r151, %r145;
	@%p73 bra 	$L__BB3_79;
$L__BB3_117:
	@%p7 bra 	$L__BB3_144;
	cvt.rn.f32.s32 	%f409, %r150;
	add.f32 	%f410, %f409, 0f3F000000;
	sub.f32 	%f411, %f410, %f508;
	mul.f32 	%f412, %f509, %f411;
	abs.f32 	%f148, %f412;
	setp.eq.s32 	%p75, %r76, 1;
	@%p75 bra 	$L__BB3_124;
	setp.ne.s32 	%p76, %r76, 2;
	mov.f32 	%f545, 0f00000000;
	@%p76 bra 	$L__BB3_125;
	setp.lt.f32 	%p77, %f148, 0f3F800000;
	@%p77 bra 	$L__BB3_123;
	bra.uni 	$L__BB3_121;
$L__BB3_123:
	fma.rn.f32 	%f416, %f148, 0f3FC00000, 0fC0200000;
	mul.f32 	%f417, %f148, %f416;
	fma.rn.f32 	%f545, %f148, %f417, 0f3F800000;
	bra.uni 	$L__BB3_143;
$L__BB3_144:
	add.s32 	%r129, %r150, 1;
	cvt.rn.f32.s32 	%f469, %r129;
	min.f32 	%f470, %f469, %f509;
	cvt.rn.f32.s32 	%f471, %r150;
	max.f32 	%f472, %f471, %f508;
	sub.f32 	%f178, %f470, %f472;
	setp.leu.f32 	%p90, %f178, 0f3A83126F;
	mov.f32 	%f546, 0f00000000;
	@%p90 bra 	$L__BB3_146;
	mul.f32 	%f546, %f510, %f178;
	bra.uni 	$L__BB3_146;
$L__BB3_124:
	mov.f32 	%f418, 0f3F800000;
	sub.f32 	%f419, %f418, %f148;
	mov.f32 	%f420, 0f00000000;
	max.f32 	%f545, %f419, %f420;
	bra.uni 	$L__BB3_143;
$L__BB3_125:
	setp.geu.f32 	%p79, %f148, 0f40400000;
	@%p79 bra 	$L__BB3_143;
	setp.eq.f32 	%p80, %f148, 0f00000000;
	mov.f32 	%f544, 0f3F800000;
	mov.f32 	%f540, %f544;
	@%p80 bra 	$L__BB3_134;
	add.f32 	%f424, %f148, %f148;
	cvt.rni.f32.f32 	%f425, %f424;
	cvt.rzi.s32.f32 	%r63, %f425;
	neg.f32 	%f426, %f425;
	mov.f32 	%f427, 0f3F000000;
	fma.rn.f32 	%f428, %f426, %f427, %f148;
	mul.f32 	%f429, %f428, 0f34222169;
	mov.f32 	%f430, 0f40490FDA;
	fma.rn.f32 	%f431, %f428, %f430, %f429;
	mul.rn.f32 	%f152, %f431, %f431;
	and.b32  	%r64, %r63, 1;
	setp.eq.s32 	%p81, %r64, 0;
	selp.f32 	%f153, %f431, 0f3F800000, %p81;
	mov.f32 	%f537, 0fB94D4153;
	@%p81 bra 	$L__BB3_129;
	mov.f32 	%f432, 0fBAB607ED;
	mov.f32 	%f433, 0f37CBAC00;
	fma.rn.f32 	%f537, %f433, %f152, %f432;
$L__BB3_129:
	selp.f32 	%f434, 0f3C0885E4, 0f3D2AAABB, %p81;
	fma.rn.f32 	%f435, %f537, %f152, %f434;
	selp.f32 	%f436, 0fBE2AAAA8, 0fBEFFFFFF, %p81;
	fma.rn.f32 	%f437, %f435, %f152, %f436;
	mov.f32 	%f438, 0f00000000;
	fma.rn.f32 	%f439, %f152, %f153, %f438;
	fma.rn.f32 	%f539, %f437, %f439, %f153;
	and.b32  	%r127, %r63, 2;
	setp.eq.s32 	%p83, %r127, 0;
	@%p83 bra 	$L__BB3_131;
	mov.f32 	%f441, 0fBF800000;
	fma.rn.f32 	%f539, %f539, %f441, %f438;
$L__BB3_131:
	cvt.rzi.f32.f32 	%f442, %f148;
	setp.neu.f32 	%p84, %f442, %f148;
	@%p84 bra 	$L__BB3_133;
	mov.f32 	%f443, 0f00000000;
	mul.rn.f32 	%f539, %f148, %f443;
$L__BB3_133:
	mul.f32 	%f444, %f148, 0f40490FDB;
	div.rn.f32 	%f540, %f539, %f444;
$L__BB3_134:
	mul.f32 	%f163, %f148, 0f3EAAAAAB;
	setp.eq.f32 	%p85, %f163, 0f00000000;
	@%p85 bra 	$L__BB3_142;
	add.f32 	%f447, %f163, %f163;
	cvt.rni.f32.f32 	%f448, %f447;
	cvt.rzi.s32.f32 	%r65, %f448;
	neg.f32 	%f449, %f448;
	mov.f32 	%f450, 0f3F000000;
	fma.rn.f32 	%f451, %f449, %f450, %f163;
	mul.f32 	%f452, %f451, 0f34222169;
	mov.f32 	%f453, 0f40490FDA;
	fma.rn.f32 	%f454, %f451, %f453, %f452;
	mul.rn.f32 	%f164, %f454, %f454;
	and.b32  	%r66, %r65, 1;
	setp.eq.s32 	%p86, %r66, 0;
	selp.f32 	%f165, %f454, 0f3F800000, %p86;
	mov.f32 	%f541, 0fB94D4153;
	@%p86 bra 	$L__BB3_137;
	mov.f32 	%f455, 0fBAB607ED;
	mov.f32 	%f456, 0f37CBAC00;
	fma.rn.f32 	%f541, %f456, %f164, %f455;
$L__BB3_137:
	selp.f32 	%f457, 0f3C0885E4, 0f3D2AAABB, %p86;
	fma.rn.f32 	%f458, %f541, %f164, %f457;
	selp.f32 	%f459, 0fBE2AAAA8, 0fBEFFFFFF, %p86;
	fma.rn.f32 	%f460, %f458, %f164, %f459;
	mov.f32 	%f461, 0f00000000;
	fma.rn.f32 	%f462, %f164, %f165, %f461;
	fma.rn.f32 	%f543, %f460, %f462, %f165;
	and.b32  	%r128, %r65, 2;
	setp.eq.s32 	%p88, %r128, 0;
	@%p88 bra 	$L__BB3_139;
	mov.f32 	%f464, 0fBF800000;
	fma.rn.f32 	%f543, %f543, %f464, %f461;
$L__BB3_139:
	cvt.rzi.f32.f32 	%f465, %f163;
	setp.neu.f32 	%p89, %f465, %f163;
	@%p89 bra 	$L__BB3_141;
	mov.f32 	%f466, 0f00000000;
	mul.rn.f32 	%f543, %f163, %f466;
$L__BB3_141:
	mul.f32 	%f467, %f163, 0f40490FDB;
	div.rn.f32 	%f544, %f543, %f467;
$L__BB3_142:
	mul.f32 	%f545, %f540, %f544;
	bra.uni 	$L__BB3_143;
$L__BB3_121:
	setp.geu.f32 	%p78, %f148, 0f40000000;
	@%p78 bra 	$L__BB3_143;
	fma.rn.f32 	%f414, %f148, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f415, %f148, %f414, 0fC0800000;
	fma.rn.f32 	%f545, %f148, %f415, 0f40000000;
$L__BB3_143:
	mul.f32 	%f546, %f510, %f545;
$L__BB3_146:
	fma.rn.f32 	%f550, %f546, %f529, %f550;
	fma.rn.f32 	%f549, %f546, %f530, %f549;
	fma.rn.f32 	%f548, %f546, %f531, %f548;
	fma.rn.f32 	%f547, %f546, %f532, %f547;
	add.s32 	%r150, %r150, 1;
	setp.lt.s32 	%p91, %r150, %r149;
	@%p91 bra 	$L__BB3_77;
$L__BB3_147:
	cvt.s64.s32 	%rd68, %r15;
	mul.lo.s64 	%rd69, %rd86, %rd68;
	cvt.s64.s32 	%rd70, %r14;
	mul.lo.s64 	%rd71, %rd87, %rd70;
	add.s64 	%rd34, %rd69, %rd71;
	setp.lt.s32 	%p92, %r83, 1;
	@%p92 bra 	$L__BB3_149;
	add.s64 	%rd72, %rd85, %rd34;
	cvt.rn.f16.f32 %rs9, %f550;
	st.u16 	[%rd72], %rs9;
$L__BB3_149:
	setp.lt.s32 	%p93, %r83, 2;
	@%p93 bra 	$L__BB3_151;
	add.s64 	%rd73, %rd34, %rd88;
	add.s64 	%rd74, %rd85, %rd73;
	cvt.rn.f16.f32 %rs10, %f549;
	st.u16 	[%rd74], %rs10;
$L__BB3_151:
	setp.lt.s32 	%p94, %r83, 3;
	@%p94 bra 	$L__BB3_153;
	shl.b64 	%rd75, %rd88, 1;
	add.s64 	%rd76, %rd34, %rd75;
	add.s64 	%rd77, %rd85, %rd76;
	cvt.rn.f16.f32 %rs11, %f548;
	st.u16 	[%rd77], %rs11;
$L__BB3_153:
	setp.lt.s32 	%p95, %r83, 4;
	@%p95 bra 	$L__BB3_155;
	mul.lo.s64 	%rd78, %rd88, 3;
	add.s64 	%rd79, %rd34, %rd78;
	add.s64 	%rd80, %rd85, %rd79;
	cvt.rn.f16.f32 %rs12, %f547;
	st.u16 	[%rd80], %rs12;
$L__BB3_155:
	ret;
}
.visible .entry resample_f32(
	.param .u64 resample_f32_param_0,
	.param .align 8 .b8 resample_f32_param_1[48],
	.param .u64 resample_f32_param_2,
	.param .align 8 .b8 resample_f32_param_3[48],
	.param .f64 resample_f32_param_4,
	.param .f64 resample_f32_param_5,
	.param .u32 resample_f32_param_6
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<96>;
	.reg .f32 	%f<547>;
	.reg .b32 	%r<152>;
	.reg .f64 	%fd<69>;
	.reg .b64 	%rd<90>;
	ld.param.u64 	%rd36, [resample_f32_param_0];
	ld.param.v2.u32 	{%r138, %r139}, [resample_f32_param_1+32];
	ld.param.v2.u32 	{%r79, %r80}, [resample_f32_param_1+40];
	ld.param.u64 	%rd41, [resample_f32_param_2];
	ld.param.v2.u32 	{%r140, %r141}, [resample_f32_param_3+32];
	ld.param.v2.u32 	{%r83, %r84}, [resample_f32_param_3+40];
	ld.param.f64 	%fd67, [resample_f32_param_4];
	ld.param.f64 	%fd68, [resample_f32_param_5];
	ld.param.u32 	%r76, [resample_f32_param_6];
	ld.param.u64 	%rd88, [resample_f32_param_3+24];
	ld.param.u64 	%rd87, [resample_f32_param_3+16];
	ld.param.u64 	%rd86, [resample_f32_param_3+8];
	ld.param.u64 	%rd42, [resample_f32_param_3];
	ld.param.u64 	%rd84, [resample_f32_param_1+24];
	ld.param.u64 	%rd83, [resample_f32_param_1+16];
	ld.param.u64 	%rd82, [resample_f32_param_1+8];
	ld.param.u64 	%rd37, [resample_f32_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r80, 0;
	@%p1 bra 	$L__BB4_2;
	cvta.to.global.u64 	%rd46, %rd36;
	mul.wide.s32 	%rd47, %r1, 40;
	add.s64 	%rd48, %rd46, %rd47;
	ld.global.v2.u32 	{%r138, %r139}, [%rd48+32];
	ld.global.u64 	%rd84, [%rd48+24];
	ld.global.u64 	%rd83, [%rd48+16];
	ld.global.u64 	%rd82, [%rd48+8];
	ld.global.u64 	%rd81, [%rd48];
	bra.uni 	$L__BB4_3;
$L__BB4_2:
	cvt.s64.s32 	%rd49, %r1;
	mul.lo.s64 	%rd50, %rd37, %rd49;
	add.s64 	%rd81, %rd36, %rd50;
$L__BB4_3:
	setp.eq.s32 	%p2, %r84, 0;
	@%p2 bra 	$L__BB4_5;
	cvta.to.global.u64 	%rd51, %rd41;
	mul.wide.s32 	%rd52, %r1, 40;
	add.s64 	%rd53, %rd51, %rd52;
	ld.global.v2.u32 	{%r140, %r141}, [%rd53+32];
	ld.global.u64 	%rd88, [%rd53+24];
	ld.global.u64 	%rd87, [%rd53+16];
	ld.global.u64 	%rd86, [%rd53+8];
	ld.global.u64 	%rd85, [%rd53];
	bra.uni 	$L__BB4_6;
$L__BB4_5:
	cvt.s64.s32 	%rd54, %r1;
	mul.lo.s64 	%rd55, %rd42, %rd54;
	add.s64 	%rd85, %rd41, %rd55;
$L__BB4_6:
	mov.u32 	%r89, %ctaid.x;
	shl.b32 	%r90, %r89, 5;
	mov.u32 	%r91, %tid.x;
	add.s32 	%r14, %r90, %r91;
	mov.u32 	%r92, %ctaid.y;
	shl.b32 	%r93, %r92, 3;
	mov.u32 	%r94, %tid.y;
	add.s32 	%r15, %r93, %r94;
	setp.ge.s32 	%p3, %r14, %r140;
	setp.ge.s32 	%p4, %r15, %r141;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB4_155;
	setp.neu.f64 	%p6, %fd67, 0d0000000000000000;
	@%p6 bra 	$L__BB4_9;
	cvt.rn.f64.s32 	%fd7, %r140;
	cvt.rn.f64.s32 	%fd8, %r138;
	div.rn.f64 	%fd9, %fd7, %fd8;
	rcp.rn.f64 	%fd67, %fd9;
$L__BB4_9:
	setp.eq.s32 	%p7, %r76, 0;
	@%p7 bra 	$L__BB4_40;
	mov.f64 	%fd10, 0d3FF0000000000000;
	max.f64 	%fd11, %fd67, %fd10;
	cvt.rn.f64.s32 	%fd12, %r14;
	add.f64 	%fd13, %fd12, 0d3FE0000000000000;
	mul.f64 	%fd14, %fd13, %fd67;
	setp.eq.s32 	%p8, %r76, 2;
	selp.b32 	%r95, 2, 3, %p8;
	setp.eq.s32 	%p9, %r76, 1;
	selp.b32 	%r96, 1, %r95, %p9;
	cvt.rn.f64.s32 	%fd15, %r96;
	mul.f64 	%fd16, %fd11, %fd15;
	sub.f64 	%fd17, %fd14, %fd16;
	add.f64 	%fd18, %fd17, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r97, %fd18;
	max.s32 	%r144, %r97, 0;
	add.f64 	%fd19, %fd14, %fd16;
	add.f64 	%fd20, %fd19, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r98, %fd20;
	min.s32 	%r99, %r98, %r138;
	sub.s32 	%r145, %r99, %r144;
	cvt.rn.f64.s32 	%fd21, %r144;
	sub.f64 	%fd22, %fd14, %fd21;
	cvt.rn.f32.f64 	%f489, %fd22;
	rcp.rn.f64 	%fd23, %fd11;
	cvt.rn.f32.f64 	%f490, %fd23;
	setp.lt.s32 	%p10, %r145, 1;
	mov.f32 	%f488, 0f00000000;
	@%p10 bra 	$L__BB4_39;
	@%p9 bra 	$L__BB4_37;
	bra.uni 	$L__BB4_12;
$L__BB4_37:
	mov.f32 	%f247, 0f00000000;
	mov.u32 	%r143, 0;
	mov.f32 	%f488, %f247;
$L__BB4_38:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f248, %r143;
	add.f32 	%f249, %f248, 0f3F000000;
	sub.f32 	%f250, %f249, %f489;
	mul.f32 	%f251, %f250, %f490;
	abs.f32 	%f252, %f251;
	mov.f32 	%f253, 0f3F800000;
	sub.f32 	%f254, %f253, %f252;
	max.f32 	%f256, %f254, %f247;
	add.f32 	%f488, %f488, %f256;
	add.s32 	%r143, %r143, 1;
	setp.lt.s32 	%p27, %r143, %r145;
	@%p27 bra 	$L__BB4_38;
	bra.uni 	$L__BB4_39;
$L__BB4_40:
	cvt.rn.f64.s32 	%fd24, %r14;
	mul.f64 	%fd25, %fd67, %fd24;
	add.f64 	%fd26, %fd67, %fd25;
	cvt.rn.f64.s32 	%fd27, %r138;
	min.f64 	%fd28, %fd26, %fd27;
	cvt.rmi.f64.f64 	%fd29, %fd25;
	cvt.rzi.s32.f64 	%r104, %fd29;
	add.s32 	%r105, %r138, -1;
	cvt.rpi.f64.f64 	%fd30, %fd28;
	cvt.rzi.s32.f64 	%r106, %fd30;
	min.s32 	%r107, %r106, %r138;
	min.s32 	%r144, %r104, %r105;
	cvt.rn.f64.s32 	%fd31, %r144;
	sub.f64 	%fd32, %fd25, %fd31;
	sub.f64 	%fd33, %fd28, %fd31;
	sub.f64 	%fd34, %fd27, %fd25;
	min.f64 	%fd35, %fd67, %fd34;
	rcp.rn.f64 	%fd36, %fd35;
	sub.s32 	%r145, %r107, %r144;
	cvt.rn.f32.f64 	%f490, %fd33;
	cvt.rn.f32.f64 	%f489, %fd32;
	cvt.rn.f32.f64 	%f491, %fd36;
	bra.uni 	$L__BB4_41;
$L__BB4_12:
	mov.f32 	%f190, 0f00000000;
	mov.u32 	%r142, 0;
	mov.f32 	%f488, %f190;
$L__BB4_13:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f191, %r142;
	add.f32 	%f192, %f191, 0f3F000000;
	sub.f32 	%f193, %f192, %f489;
	mul.f32 	%f194, %f193, %f490;
	abs.f32 	%f4, %f194;
	@%p8 bra 	$L__BB4_32;
	bra.uni 	$L__BB4_14;
$L__BB4_32:
	setp.lt.f32 	%p24, %f4, 0f3F800000;
	@%p24 bra 	$L__BB4_35;
	bra.uni 	$L__BB4_33;
$L__BB4_35:
	fma.rn.f32 	%f245, %f4, 0f3FC00000, 0fC0200000;
	mul.f32 	%f246, %f4, %f245;
	fma.rn.f32 	%f486, %f4, %f246, 0f3F800000;
	bra.uni 	$L__BB4_36;
$L__BB4_14:
	setp.geu.f32 	%p13, %f4, 0f40400000;
	mov.f32 	%f486, %f190;
	@%p13 bra 	$L__BB4_36;
	setp.eq.f32 	%p14, %f4, 0f00000000;
	mov.f32 	%f485, 0f3F800000;
	mov.f32 	%f481, %f485;
	@%p14 bra 	$L__BB4_23;
	add.f32 	%f198, %f4, %f4;
	cvt.rni.f32.f32 	%f199, %f198;
	cvt.rzi.s32.f32 	%r22, %f199;
	neg.f32 	%f200, %f199;
	mov.f32 	%f201, 0f3F000000;
	fma.rn.f32 	%f202, %f200, %f201, %f4;
	mul.f32 	%f203, %f202, 0f34222169;
	mov.f32 	%f204, 0f40490FDA;
	fma.rn.f32 	%f205, %f202, %f204, %f203;
	mul.rn.f32 	%f5, %f205, %f205;
	and.b32  	%r23, %r22, 1;
	setp.eq.s32 	%p15, %r23, 0;
	selp.f32 	%f6, %f205, 0f3F800000, %p15;
	mov.f32 	%f478, 0fB94D4153;
	@%p15 bra 	$L__BB4_18;
	mov.f32 	%f206, 0fBAB607ED;
	mov.f32 	%f207, 0f37CBAC00;
	fma.rn.f32 	%f478, %f207, %f5, %f206;
$L__BB4_18:
	selp.f32 	%f208, 0f3C0885E4, 0f3D2AAABB, %p15;
	fma.rn.f32 	%f209, %f478, %f5, %f208;
	selp.f32 	%f210, 0fBE2AAAA8, 0fBEFFFFFF, %p15;
	fma.rn.f32 	%f211, %f209, %f5, %f210;
	mov.f32 	%f212, 0f00000000;
	fma.rn.f32 	%f213, %f5, %f6, %f212;
	fma.rn.f32 	%f480, %f211, %f213, %f6;
	and.b32  	%r101, %r22, 2;
	setp.eq.s32 	%p17, %r101, 0;
	@%p17 bra 	$L__BB4_20;
	mov.f32 	%f215, 0fBF800000;
	fma.rn.f32 	%f480, %f480, %f215, %f212;
$L__BB4_20:
	cvt.rzi.f32.f32 	%f216, %f4;
	setp.neu.f32 	%p18, %f216, %f4;
	@%p18 bra 	$L__BB4_22;
	mov.f32 	%f217, 0f00000000;
	mul.rn.f32 	%f480, %f4, %f217;
$L__BB4_22:
	mul.f32 	%f218, %f4, 0f40490FDB;
	div.rn.f32 	%f481, %f480, %f218;
$L__BB4_23:
	mul.f32 	%f16, %f4, 0f3EAAAAAB;
	setp.eq.f32 	%p19, %f16, 0f00000000;
	@%p19 bra 	$L__BB4_31;
	add.f32 	%f221, %f16, %f16;
	cvt.rni.f32.f32 	%f222, %f221;
	cvt.rzi.s32.f32 	%r24, %f222;
	neg.f32 	%f223, %f222;
	mov.f32 	%f224, 0f3F000000;
	fma.rn.f32 	%f225, %f223, %f224, %f16;
	mul.f32 	%f226, %f225, 0f34222169;
	mov.f32 	%f227, 0f40490FDA;
	fma.rn.f32 	%f228, %f225, %f227, %f226;
	mul.rn.f32 	%f17, %f228, %f228;
	and.b32  	%r25, %r24, 1;
	setp.eq.s32 	%p20, %r25, 0;
	selp.f32 	%f18, %f228, 0f3F800000, %p20;
	mov.f32 	%f482, 0fB94D4153;
	@%p20 bra 	$L__BB4_26;
	mov.f32 	%f229, 0fBAB607ED;
	mov.f32 	%f230, 0f37CBAC00;
	fma.rn.f32 	%f482, %f230, %f17, %f229;
$L__BB4_26:
	selp.f32 	%f231, 0f3C0885E4, 0f3D2AAABB, %p20;
	fma.rn.f32 	%f232, %f482, %f17, %f231;
	selp.f32 	%f233, 0fBE2AAAA8, 0fBEFFFFFF, %p20;
	fma.rn.f32 	%f234, %f232, %f17, %f233;
	mov.f32 	%f235, 0f00000000;
	fma.rn.f32 	%f236, %f17, %f18, %f235;
	fma.rn.f32 	%f484, %f234, %f236, %f18;
	and.b32  	%r102, %r24, 2;
	setp.eq.s32 	%p22, %r102, 0;
	@%p22 bra 	$L__BB4_28;
	mov.f32 	%f238, 0fBF800000;
	fma.rn.f32 	%f484, %f484, %f238, %f235;
$L__BB4_28:
	cvt.rzi.f32.f32 	%f239, %f16;
	setp.neu.f32 	%p23, %f239, %f16;
	@%p23 bra 	$L__BB4_30;
	mov.f32 	%f240, 0f00000000;
	mul.rn.f32 	%f484, %f16, %f240;
$L__BB4_30:
	mul.f32 	%f241, %f16, 0f40490FDB;
	div.rn.f32 	%f485, %f484, %f241;
$L__BB4_31:
	mul.f32 	%f486, %f481, %f485;
	bra.uni 	$L__BB4_36;
$L__BB4_33:
	setp.geu.f32 	%p25, %f4, 0f40000000;
	mov.f32 	%f486, %f190;
	@%p25 bra 	$L__BB4_36;
	fma.rn.f32 	%f243, %f4, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f244, %f4, %f243, 0fC0800000;
	fma.rn.f32 	%f486, %f4, %f244, 0f40000000;
$L__BB4_36:
	add.f32 	%f488, %f488, %f486;
	add.s32 	%r142, %r142, 1;
	setp.lt.s32 	%p26, %r142, %r145;
	@%p26 bra 	$L__BB4_13;
$L__BB4_39:
	rcp.rn.f32 	%f491, %f488;
$L__BB4_41:
	setp.neu.f64 	%p28, %fd68, 0d0000000000000000;
	@%p28 bra 	$L__BB4_43;
	cvt.rn.f64.s32 	%fd37, %r141;
	cvt.rn.f64.s32 	%fd38, %r139;
	div.rn.f64 	%fd39, %fd37, %fd38;
	rcp.rn.f64 	%fd68, %fd39;
$L__BB4_43:
	@%p7 bra 	$L__BB4_74;
	mov.f64 	%fd40, 0d3FF0000000000000;
	max.f64 	%fd41, %fd68, %fd40;
	cvt.rn.f64.s32 	%fd42, %r15;
	add.f64 	%fd43, %fd42, 0d3FE0000000000000;
	mul.f64 	%fd44, %fd43, %fd68;
	setp.eq.s32 	%p30, %r76, 2;
	selp.b32 	%r108, 2, 3, %p30;
	setp.eq.s32 	%p31, %r76, 1;
	selp.b32 	%r109, 1, %r108, %p31;
	cvt.rn.f64.s32 	%fd45, %r109;
	mul.f64 	%fd46, %fd41, %fd45;
	sub.f64 	%fd47, %fd44, %fd46;
	add.f64 	%fd48, %fd47, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r110, %fd48;
	max.s32 	%r148, %r110, 0;
	add.f64 	%fd49, %fd44, %fd46;
	add.f64 	%fd50, %fd49, 0d3FE0000000000000;
	cvt.rzi.s32.f64 	%r111, %fd50;
	min.s32 	%r112, %r111, %r139;
	sub.s32 	%r149, %r112, %r148;
	cvt.rn.f64.s32 	%fd51, %r148;
	sub.f64 	%fd52, %fd44, %fd51;
	cvt.rn.f32.f64 	%f504, %fd52;
	rcp.rn.f64 	%fd53, %fd41;
	cvt.rn.f32.f64 	%f505, %fd53;
	setp.lt.s32 	%p32, %r149, 1;
	mov.f32 	%f503, 0f00000000;
	@%p32 bra 	$L__BB4_73;
	@%p31 bra 	$L__BB4_71;
	bra.uni 	$L__BB4_46;
$L__BB4_71:
	mov.f32 	%f315, 0f00000000;
	mov.u32 	%r147, 0;
	mov.f32 	%f503, %f315;
$L__BB4_72:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f316, %r147;
	add.f32 	%f317, %f316, 0f3F000000;
	sub.f32 	%f318, %f317, %f504;
	mul.f32 	%f319, %f318, %f505;
	abs.f32 	%f320, %f319;
	mov.f32 	%f321, 0f3F800000;
	sub.f32 	%f322, %f321, %f320;
	max.f32 	%f324, %f322, %f315;
	add.f32 	%f503, %f503, %f324;
	add.s32 	%r147, %r147, 1;
	setp.lt.s32 	%p49, %r147, %r149;
	@%p49 bra 	$L__BB4_72;
	bra.uni 	$L__BB4_73;
$L__BB4_74:
	cvt.rn.f64.s32 	%fd54, %r15;
	mul.f64 	%fd55, %fd68, %fd54;
	add.f64 	%fd56, %fd68, %fd55;
	cvt.rn.f64.s32 	%fd57, %r139;
	min.f64 	%fd58, %fd56, %fd57;
	cvt.rmi.f64.f64 	%fd59, %fd55;
	cvt.rzi.s32.f64 	%r117, %fd59;
	add.s32 	%r118, %r139, -1;
	cvt.rpi.f64.f64 	%fd60, %fd58;
	cvt.rzi.s32.f64 	%r119, %fd60;
	min.s32 	%r120, %r119, %r139;
	min.s32 	%r148, %r117, %r118;
	cvt.rn.f64.s32 	%fd61, %r148;
	sub.f64 	%fd62, %fd55, %fd61;
	sub.f64 	%fd63, %fd58, %fd61;
	sub.f64 	%fd64, %fd57, %fd55;
	min.f64 	%fd65, %fd68, %fd64;
	rcp.rn.f64 	%fd66, %fd65;
	sub.s32 	%r149, %r120, %r148;
	cvt.rn.f32.f64 	%f505, %fd63;
	cvt.rn.f32.f64 	%f504, %fd62;
	cvt.rn.f32.f64 	%f506, %fd66;
	bra.uni 	$L__BB4_75;
$L__BB4_46:
	mov.f32 	%f258, 0f00000000;
	mov.u32 	%r146, 0;
	mov.f32 	%f503, %f258;
$L__BB4_47:
	.pragma "nounroll";
	cvt.rn.f32.s32 	%f259, %r146;
	add.f32 	%f260, %f259, 0f3F000000;
	sub.f32 	%f261, %f260, %f504;
	mul.f32 	%f262, %f261, %f505;
	abs.f32 	%f48, %f262;
	@%p30 bra 	$L__BB4_66;
	bra.uni 	$L__BB4_48;
$L__BB4_66:
	setp.lt.f32 	%p46, %f48, 0f3F800000;
	@%p46 bra 	$L__BB4_69;
	bra.uni 	$L__BB4_67;
$L__BB4_69:
	fma.rn.f32 	%f313, %f48, 0f3FC00000, 0fC0200000;
	mul.f32 	%f314, %f48, %f313;
	fma.rn.f32 	%f501, %f48, %f314, 0f3F800000;
	bra.uni 	$L__BB4_70;
$L__BB4_48:
	setp.geu.f32 	%p35, %f48, 0f40400000;
	mov.f32 	%f501, %f258;
	@%p35 bra 	$L__BB4_70;
	setp.eq.f32 	%p36, %f48, 0f00000000;
	mov.f32 	%f500, 0f3F800000;
	mov.f32 	%f496, %f500;
	@%p36 bra 	$L__BB4_57;
	add.f32 	%f266, %f48, %f48;
	cvt.rni.f32.f32 	%f267, %f266;
	cvt.rzi.s32.f32 	%r39, %f267;
	neg.f32 	%f268, %f267;
	mov.f32 	%f269, 0f3F000000;
	fma.rn.f32 	%f270, %f268, %f269, %f48;
	mul.f32 	%f271, %f270, 0f34222169;
	mov.f32 	%f272, 0f40490FDA;
	fma.rn.f32 	%f273, %f270, %f272, %f271;
	mul.rn.f32 	%f49, %f273, %f273;
	and.b32  	%r40, %r39, 1;
	setp.eq.s32 	%p37, %r40, 0;
	selp.f32 	%f50, %f273, 0f3F800000, %p37;
	mov.f32 	%f493, 0fB94D4153;
	@%p37 bra 	$L__BB4_52;
	mov.f32 	%f274, 0fBAB607ED;
	mov.f32 	%f275, 0f37CBAC00;
	fma.rn.f32 	%f493, %f275, %f49, %f274;
$L__BB4_52:
	selp.f32 	%f276, 0f3C0885E4, 0f3D2AAABB, %p37;
	fma.rn.f32 	%f277, %f493, %f49, %f276;
	selp.f32 	%f278, 0fBE2AAAA8, 0fBEFFFFFF, %p37;
	fma.rn.f32 	%f279, %f277, %f49, %f278;
	mov.f32 	%f280, 0f00000000;
	fma.rn.f32 	%f281, %f49, %f50, %f280;
	fma.rn.f32 	%f495, %f279, %f281, %f50;
	and.b32  	%r114, %r39, 2;
	setp.eq.s32 	%p39, %r114, 0;
	@%p39 bra 	$L__BB4_54;
	mov.f32 	%f283, 0fBF800000;
	fma.rn.f32 	%f495, %f495, %f283, %f280;
$L__BB4_54:
	cvt.rzi.f32.f32 	%f284, %f48;
	setp.neu.f32 	%p40, %f284, %f48;
	@%p40 bra 	$L__BB4_56;
	mov.f32 	%f285, 0f00000000;
	mul.rn.f32 	%f495, %f48, %f285;
$L__BB4_56:
	mul.f32 	%f286, %f48, 0f40490FDB;
	div.rn.f32 	%f496, %f495, %f286;
$L__BB4_57:
	mul.f32 	%f60, %f48, 0f3EAAAAAB;
	setp.eq.f32 	%p41, %f60, 0f00000000;
	@%p41 bra 	$L__BB4_65;
	add.f32 	%f289, %f60, %f60;
	cvt.rni.f32.f32 	%f290, %f289;
	cvt.rzi.s32.f32 	%r41, %f290;
	neg.f32 	%f291, %f290;
	mov.f32 	%f292, 0f3F000000;
	fma.rn.f32 	%f293, %f291, %f292, %f60;
	mul.f32 	%f294, %f293, 0f34222169;
	mov.f32 	%f295, 0f40490FDA;
	fma.rn.f32 	%f296, %f293, %f295, %f294;
	mul.rn.f32 	%f61, %f296, %f296;
	and.b32  	%r42, %r41, 1;
	setp.eq.s32 	%p42, %r42, 0;
	selp.f32 	%f62, %f296, 0f3F800000, %p42;
	mov.f32 	%f497, 0fB94D4153;
	@%p42 bra 	$L__BB4_60;
	mov.f32 	%f297, 0fBAB607ED;
	mov.f32 	%f298, 0f37CBAC00;
	fma.rn.f32 	%f497, %f298, %f61, %f297;
$L__BB4_60:
	selp.f32 	%f299, 0f3C0885E4, 0f3D2AAABB, %p42;
	fma.rn.f32 	%f300, %f497, %f61, %f299;
	selp.f32 	%f301, 0fBE2AAAA8, 0fBEFFFFFF, %p42;
	fma.rn.f32 	%f302, %f300, %f61, %f301;
	mov.f32 	%f303, 0f00000000;
	fma.rn.f32 	%f304, %f61, %f62, %f303;
	fma.rn.f32 	%f499, %f302, %f304, %f62;
	and.b32  	%r115, %r41, 2;
	setp.eq.s32 	%p44, %r115, 0;
	@%p44 bra 	$L__BB4_62;
	mov.f32 	%f306, 0fBF800000;
	fma.rn.f32 	%f499, %f499, %f306, %f303;
$L__BB4_62:
	cvt.rzi.f32.f32 	%f307, %f60;
	setp.neu.f32 	%p45, %f307, %f60;
	@%p45 bra 	$L__BB4_64;
	mov.f32 	%f308, 0f00000000;
	mul.rn.f32 	%f499, %f60, %f308;
$L__BB4_64:
	mul.f32 	%f309, %f60, 0f40490FDB;
	div.rn.f32 	%f500, %f499, %f309;
$L__BB4_65:
	mul.f32 	%f501, %f496, %f500;
	bra.uni 	$L__BB4_70;
$L__BB4_67:
	setp.geu.f32 	%p47, %f48, 0f40000000;
	mov.f32 	%f501, %f258;
	@%p47 bra 	$L__BB4_70;
	fma.rn.f32 	%f311, %f48, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f312, %f48, %f311, 0fC0800000;
	fma.rn.f32 	%f501, %f48, %f312, 0f40000000;
$L__BB4_70:
	add.f32 	%f503, %f503, %f501;
	add.s32 	%r146, %r146, 1;
	setp.lt.s32 	%p48, %r146, %r149;
	@%p48 bra 	$L__BB4_47;
$L__BB4_73:
	rcp.rn.f32 	%f506, %f503;
$L__BB4_75:
	setp.lt.s32 	%p50, %r149, 1;
	mov.f32 	%f543, 0f00000000;
	mov.f32 	%f544, %f543;
	mov.f32 	%f545, %f543;
	mov.f32 	%f546, %f543;
	@%p50 bra 	$L__BB4_147;
	cvt.s64.s32 	%rd27, %r144;
	mov.u32 	%r150, 0;
$L__BB4_77:
	.pragma "nounroll";
	setp.lt.s32 	%p51, %r145, 1;
	mov.f32 	%f528, 0f00000000;
	mov.f32 	%f527, %f528;
	mov.f32 	%f526, %f528;
	mov.f32 	%f525, %f528;
	@%p51 bra 	$L__BB4_117;
	mov.u32 	%r151, 0;
	mov.u64 	%rd89, %rd27;
$L__BB4_79:
	.pragma "nounroll";
	@%p7 bra 	$L__BB4_106;
	cvt.rn.f32.s32 	%f341, %r151;
	add.f32 	%f342, %f341, 0f3F000000;
	sub.f32 	%f343, %f342, %f489;
	mul.f32 	%f344, %f490, %f343;
	abs.f32 	%f103, %f344;
	setp.eq.s32 	%p53, %r76, 1;
	@%p53 bra 	$L__BB4_86;
	setp.ne.s32 	%p54, %r76, 2;
	mov.f32 	%f523, 0f00000000;
	@%p54 bra 	$L__BB4_87;
	setp.lt.f32 	%p55, %f103, 0f3F800000;
	@%p55 bra 	$L__BB4_85;
	bra.uni 	$L__BB4_83;
$L__BB4_85:
	fma.rn.f32 	%f348, %f103, 0f3FC00000, 0fC0200000;
	mul.f32 	%f349, %f103, %f348;
	fma.rn.f32 	%f523, %f103, %f349, 0f3F800000;
	bra.uni 	$L__BB4_105;
$L__BB4_106:
	add.s32 	%r125, %r151, 1;
	cvt.rn.f32.s32 	%f401, %r125;
	min.f32 	%f402, %f401, %f490;
	cvt.rn.f32.s32 	%f403, %r151;
	max.f32 	%f404, %f403, %f489;
	sub.f32 	%f133, %f402, %f404;
	setp.leu.f32 	%p68, %f133, 0f3A83126F;
	mov.f32 	%f524, 0f00000000;
	@%p68 bra 	$L__BB4_108;
	mul.f32 	%f524, %f491, %f133;
	bra.uni 	$L__BB4_108;
$L__BB4_86:
	mov.f32 	%f350, 0f3F800000;
	sub.f32 	%f351, %f350, %f103;
	mov.f32 	%f352, 0f00000000;
	max.f32 	%f523, %f351, %f352;
	bra.uni 	$L__BB4_105;
$L__BB4_87:
	setp.geu.f32 	%p57, %f103, 0f40400000;
	@%p57 bra 	$L__BB4_105;
	setp.eq.f32 	%p58, %f103, 0f00000000;
	mov.f32 	%f522, 0f3F800000;
	mov.f32 	%f518, %f522;
	@%p58 bra 	$L__BB4_96;
	add.f32 	%f356, %f103, %f103;
	cvt.rni.f32.f32 	%f357, %f356;
	cvt.rzi.s32.f32 	%r58, %f357;
	neg.f32 	%f358, %f357;
	mov.f32 	%f359, 0f3F000000;
	fma.rn.f32 	%f360, %f358, %f359, %f103;
	mul.f32 	%f361, %f360, 0f34222169;
	mov.f32 	%f362, 0f40490FDA;
	fma.rn.f32 	%f363, %f360, %f362, %f361;
	mul.rn.f32 	%f107, %f363, %f363;
	and.b32  	%r59, %r58, 1;
	setp.eq.s32 	%p59, %r59, 0;
	selp.f32 	%f108, %f363, 0f3F800000, %p59;
	mov.f32 	%f515, 0fB94D4153;
	@%p59 bra 	$L__BB4_91;
	mov.f32 	%f364, 0fBAB607ED;
	mov.f32 	%f365, 0f37CBAC00;
	fma.rn.f32 	%f515, %f365, %f107, %f364;
$L__BB4_91:
	selp.f32 	%f366, 0f3C0885E4, 0f3D2AAABB, %p59;
	fma.rn.f32 	%f367, %f515, %f107, %f366;
	selp.f32 	%f368, 0fBE2AAAA8, 0fBEFFFFFF, %p59;
	fma.rn.f32 	%f369, %f367, %f107, %f368;
	mov.f32 	%f370, 0f00000000;
	fma.rn.f32 	%f371, %f107, %f108, %f370;
	fma.rn.f32 	%f517, %f369, %f371, %f108;
	and.b32  	%r123, %r58, 2;
	setp.eq.s32 	%p61, %r123, 0;
	@%p61 bra 	$L__BB4_93;
	mov.f32 	%f373, 0fBF800000;
	fma.rn.f32 	%f517, %f517, %f373, %f370;
$L__BB4_93:
	cvt.rzi.f32.f32 	%f374, %f103;
	setp.neu.f32 	%p62, %f374, %f103;
	@%p62 bra 	$L__BB4_95;
	mov.f32 	%f375, 0f00000000;
	mul.rn.f32 	%f517, %f103, %f375;
$L__BB4_95:
	mul.f32 	%f376, %f103, 0f40490FDB;
	div.rn.f32 	%f518, %f517, %f376;
$L__BB4_96:
	mul.f32 	%f118, %f103, 0f3EAAAAAB;
	setp.eq.f32 	%p63, %f118, 0f00000000;
	@%p63 bra 	$L__BB4_104;
	add.f32 	%f379, %f118, %f118;
	cvt.rni.f32.f32 	%f380, %f379;
	cvt.rzi.s32.f32 	%r60, %f380;
	neg.f32 	%f381, %f380;
	mov.f32 	%f382, 0f3F000000;
	fma.rn.f32 	%f383, %f381, %f382, %f118;
	mul.f32 	%f384, %f383, 0f34222169;
	mov.f32 	%f385, 0f40490FDA;
	fma.rn.f32 	%f386, %f383, %f385, %f384;
	mul.rn.f32 	%f119, %f386, %f386;
	and.b32  	%r61, %r60, 1;
	setp.eq.s32 	%p64, %r61, 0;
	selp.f32 	%f120, %f386, 0f3F800000, %p64;
	mov.f32 	%f519, 0fB94D4153;
	@%p64 bra 	$L__BB4_99;
	mov.f32 	%f387, 0fBAB607ED;
	mov.f32 	%f388, 0f37CBAC00;
	fma.rn.f32 	%f519, %f388, %f119, %f387;
$L__BB4_99:
	selp.f32 	%f389, 0f3C0885E4, 0f3D2AAABB, %p64;
	fma.rn.f32 	%f390, %f519, %f119, %f389;
	selp.f32 	%f391, 0fBE2AAAA8, 0fBEFFFFFF, %p64;
	fma.rn.f32 	%f392, %f390, %f119, %f391;
	mov.f32 	%f393, 0f00000000;
	fma.rn.f32 	%f394, %f119, %f120, %f393;
	fma.rn.f32 	%f521, %f392, %f394, %f120;
	and.b32  	%r124, %r60, 2;
	setp.eq.s32 	%p66, %r124, 0;
	@%p66 bra 	$L__BB4_101;
	mov.f32 	%f396, 0fBF800000;
	fma.rn.f32 	%f521, %f521, %f396, %f393;
$L__BB4_101:
	cvt.rzi.f32.f32 	%f397, %f118;
	setp.neu.f32 	%p67, %f397, %f118;
	@%p67 bra 	$L__BB4_103;
	mov.f32 	%f398, 0f00000000;
	mul.rn.f32 	%f521, %f118, %f398;
$L__BB4_103:
	mul.f32 	%f399, %f118, 0f40490FDB;
	div.rn.f32 	%f522, %f521, %f399;
$L__BB4_104:
	mul.f32 	%f523, %f518, %f522;
	bra.uni 	$L__BB4_105;
$L__BB4_83:
	setp.geu.f32 	%p56, %f103, 0f40000000;
	@%p56 bra 	$L__BB4_105;
	fma.rn.f32 	%f346, %f103, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f347, %f103, %f346, 0fC0800000;
	fma.rn.f32 	%f523, %f103, %f347, 0f40000000;
$L__BB4_105:
	mul.f32 	%f524, %f491, %f523;
$L__BB4_108:
	add.s32 	%r126, %r150, %r148;
	cvt.s64.s32 	%rd56, %r126;
	mul.lo.s64 	%rd57, %rd82, %rd56;
	mul.lo.s64 	%rd58, %rd83, %rd89;
	add.s64 	%rd31, %rd58, %rd57;
	setp.lt.s32 	%p69, %r83, 1;
	@%p69 bra 	$L__BB4_110;
	add.s64 	%rd59, %rd81, %rd31;
	ld.global.nc.f32 %f405, [%rd59];
	fma.rn.f32 	%f525, %f524, %f405, %f525;
$L__BB4_110:
	setp.lt.s32 	%p70, %r83, 2;
	@%p70 bra 	$L__BB4_112;
	add.s64 	%rd61, %rd31, %rd84;
	add.s64 	%rd60, %rd81, %rd61;
	ld.global.nc.f32 %f406, [%rd60];
	fma.rn.f32 	%f526, %f524, %f406, %f526;
$L__BB4_112:
	setp.lt.s32 	%p71, %r83, 3;
	@%p71 bra 	$L__BB4_114;
	shl.b64 	%rd63, %rd84, 1;
	add.s64 	%rd64, %rd31, %rd63;
	add.s64 	%rd62, %rd81, %rd64;
	ld.global.nc.f32 %f407, [%rd62];
	fma.rn.f32 	%f527, %f524, %f407, %f527;
$L__BB4_114:
	setp.lt.s32 	%p72, %r83, 4;
	@%p72 bra 	$L__BB4_116;
	mul.lo.s64 	%rd66, %rd84, 3;
	add.s64 	%rd67, %rd31, %rd66;
	add.s64 	%rd65, %rd81, %rd67;
	ld.global.nc.f32 %f408, [%rd65];
	fma.rn.f32 	%f528, %f524, %f408, %f528;
$L__BB4_116:
	add.s64 	%rd89, %rd89, 1;
	add.s32 	%r151, %r151, 1;
	setp.lt.s32 	%p73, %r151, %r145;
	@%p73 bra 	$L__BB4_79;
$L__BB4_117:
	@%p7 bra 	$L__BB4_144;
	cvt.rn.f32.s32 	%f409, %r150;
	add.f32 	%f410, %f409, 0f3F000000;
	sub.f32 	%f411, %f410, %f504;
	mul.f32 	%f412, %f505, %f411;
	abs.f32 	%f148, %f412;
	setp.eq.s32 	%p75, %r76, 1;
	@%p75 bra 	$L__BB4_124;
	setp.ne.s32 	%p76, %r76, 2;
	mov.f32 	%f541, 0f00000000;
	@%p76 bra 	$L__BB4_125;
	setp.lt.f32 	%p77, %f148, 0f3F800000;
	@%p77 bra 	$L__BB4_123;
	bra.uni 	$L__BB4_121;
$L__BB4_123:
	fma.rn.f32 	%f416, %f148, 0f3FC00000, 0fC0200000;
	mul.f32 	%f417, %f148, %f416;
	fma.rn.f32 	%f541, %f148, %f417, 0f3F800000;
	bra.uni 	$L__BB4_143;
$L__BB4_144:
	add.s32 	%r129, %r150, 1;
	cvt.rn.f32.s32 	%f469, %r129;
	min.f32 	%f470, %f469, %f505;
	cvt.rn.f32.s32 	%f471, %r150;
	max.f32 	%f472, %f471, %f504;
	sub.f32 	%f178, %f470, %f472;
	setp.leu.f32 	%p90, %f178, 0f3A83126F;
	mov.f32 	%f542, 0f00000000;
	@%p90 bra 	$L__BB4_146;
	mul.f32 	%f542, %f506, %f178;
	bra.uni 	$L__BB4_146;
$L__BB4_124:
	mov.f32 	%f418, 0f3F800000;
	sub.f32 	%f419, %f418, %f148;
	mov.f32 	%f420, 0f00000000;
	max.f32 	%f541, %f419, %f420;
	bra.uni 	$L__BB4_143;
$L__BB4_125:
	setp.geu.f32 	%p79, %f148, 0f40400000;
	@%p79 bra 	$L__BB4_143;
	setp.eq.f32 	%p80, %f148, 0f00000000;
	mov.f32 	%f540, 0f3F800000;
	mov.f32 	%f536, %f540;
	@%p80 bra 	$L__BB4_134;
	add.f32 	%f424, %f148, %f148;
	cvt.rni.f32.f32 	%f425, %f424;
	cvt.rzi.s32.f32 	%r63, %f425;
	neg.f32 	%f426, %f425;
	mov.f32 	%f427, 0f3F000000;
	fma.rn.f32 	%f428, %f426, %f427, %f148;
	mul.f32 	%f429, %f428, 0f34222169;
	mov.f32 	%f430, 0f40490FDA;
	fma.rn.f32 	%f431, %f428, %f430, %f429;
	mul.rn.f32 	%f152, %f431, %f431;
	and.b32  	%r64, %r63, 1;
	setp.eq.s32 	%p81, %r64, 0;
	selp.f32 	%f153, %f431, 0f3F800000, %p81;
	mov.f32 	%f533, 0fB94D4153;
	@%p81 bra 	$L__BB4_129;
	mov.f32 	%f432, 0fBAB607ED;
	mov.f32 	%f433, 0f37CBAC00;
	fma.rn.f32 	%f533, %f433, %f152, %f432;
$L__BB4_129:
	selp.f32 	%f434, 0f3C0885E4, 0f3D2AAABB, %p81;
	fma.rn.f32 	%f435, %f533, %f152, %f434;
	selp.f32 	%f436, 0fBE2AAAA8, 0fBEFFFFFF, %p81;
	fma.rn.f32 	%f437, %f435, %f152, %f436;
	mov.f32 	%f438, 0f00000000;
	fma.rn.f32 	%f439, %f152, %f153, %f438;
	fma.rn.f32 	%f535, %f437, %f439, %f153;
	and.b32  	%r127, %r63, 2;
	setp.eq.s32 	%p83, %r127, 0;
	@%p83 bra 	$L__BB4_131;
	mov.f32 	%f441, 0fBF800000;
	fma.rn.f32 	%f535, %f535, %f441, %f438;
$L__BB4_131:
	cvt.rzi.f32.f32 	%f442, %f148;
	setp.neu.f32 	%p84, %f442, %f148;
	@%p84 bra 	$L__BB4_133;
	mov.f32 	%f443, 0f00000000;
	mul.rn.f32 	%f535, %f148, %f443;
$L__BB4_133:
	mul.f32 	%f444, %f148, 0f40490FDB;
	div.rn.f32 	%f536, %f535, %f444;
$L__BB4_134:
	mul.f32 	%f163, %f148, 0f3EAAAAAB;
	setp.eq.f32 	%p85, %f163, 0f00000000;
	@%p85 bra 	$L__BB4_142;
	add.f32 	%f447, %f163, %f163;
	cvt.rni.f32.f32 	%f448, %f447;
	cvt.rzi.s32.f32 	%r65, %f448;
	neg.f32 	%f449, %f448;
	mov.f32 	%f450, 0f3F000000;
	fma.rn.f32 	%f451, %f449, %f450, %f163;
	mul.f32 	%f452, %f451, 0f34222169;
	mov.f32 	%f453, 0f40490FDA;
	fma.rn.f32 	%f454, %f451, %f453, %f452;
	mul.rn.f32 	%f164, %f454, %f454;
	and.b32  	%r66, %r65, 1;
	setp.eq.s32 	%p86, %r66, 0;
	selp.f32 	%f165, %f454, 0f3F800000, %p86;
	mov.f32 	%f537, 0fB94D4153;
	@%p86 bra 	$L__BB4_137;
	mov.f32 	%f455, 0fBAB607ED;
	mov.f32 	%f456, 0f37CBAC00;
	fma.rn.f32 	%f537, %f456, %f164, %f455;
$L__BB4_137:
	selp.f32 	%f457, 0f3C0885E4, 0f3D2AAABB, %p86;
	fma.rn.f32 	%f458, %f537, %f164, %f457;
	selp.f32 	%f459, 0fBE2AAAA8, 0fBEFFFFFF, %p86;
	fma.rn.f32 	%f460, %f458, %f164, %f459;
	mov.f32 	%f461, 0f00000000;
	fma.rn.f32 	%f462, %f164, %f165, %f461;
	fma.rn.f32 	%f539, %f460, %f462, %f165;
	and.b32  	%r128, %r65, 2;
	setp.eq.s32 	%p88, %r128, 0;
	@%p88 bra 	$L__BB4_139;
	mov.f32 	%f464, 0fBF800000;
	fma.rn.f32 	%f539, %f539, %f464, %f461;
$L__BB4_139:
	cvt.rzi.f32.f32 	%f465, %f163;
	setp.neu.f32 	%p89, %f465, %f163;
	@%p89 bra 	$L__BB4_141;
	mov.f32 	%f466, 0f00000000;
	mul.rn.f32 	%f539, %f163, %f466;
$L__BB4_141:
	mul.f32 	%f467, %f163, 0f40490FDB;
	div.rn.f32 	%f540, %f539, %f467;
$L__BB4_142:
	mul.f32 	%f541, %f536, %f540;
	bra.uni 	$L__BB4_143;
$L__BB4_121:
	setp.geu.f32 	%p78, %f148, 0f40000000;
	@%p78 bra 	$L__BB4_143;
	fma.rn.f32 	%f414, %f148, 0fBF000000, 0f40200000;
	fma.rn.f32 	%f415, %f148, %f414, 0fC0800000;
	fma.rn.f32 	%f541, %f148, %f415, 0f40000000;
$L__BB4_143:
	mul.f32 	%f542, %f506, %f541;
$L__BB4_146:
	fma.rn.f32 	%f546, %f542, %f525, %f546;
	fma.rn.f32 	%f545, %f542, %f526, %f545;
	fma.rn.f32 	%f544, %f542, %f527, %f544;
	fma.rn.f32 	%f543, %f542, %f528, %f543;
	add.s32 	%r150, %r150, 1;
	setp.lt.s32 	%p91, %r150, %r149;
	@%p91 bra 	$L__BB4_77;
$L__BB4_147:
	cvt.s64.s32 	%rd68, %r15;
	mul.lo.s64 	%rd69, %rd86, %rd68;
	cvt.s64.s32 	%rd70, %r14;
	mul.lo.s64 	%rd71, %rd87, %rd70;
	add.s64 	%rd34, %rd69, %rd71;
	setp.lt.s32 	%p92, %r83, 1;
	@%p92 bra 	$L__BB4_149;
	add.s64 	%rd72, %rd85, %rd34;
	st.f32 	[%rd72], %f546;
$L__BB4_149:
	setp.lt.s32 	%p93, %r83, 2;
	@%p93 bra 	$L__BB4_151;
	add.s64 	%rd73, %rd34, %rd88;
	add.s64 	%rd74, %rd85, %rd73;
	st.f32 	[%rd74], %f545;
$L__BB4_151:
	setp.lt.s32 	%p94, %r83, 3;
	@%p94 bra 	$L__BB4_153;
	shl.b64 	%rd75, %rd88, 1;
	add.s64 	%rd76, %rd34, %rd75;
	add.s64 	%rd77, %rd85, %rd76;
	st.f32 	[%rd77], %f544;
$L__BB4_153:
	setp.lt.s32 	%p95, %r83, 4;
	@%p95 bra 	$L__BB4_155;
	mul.lo.s64 	%rd78, %rd88, 3;
	add.s64 	%rd79, %rd34, %rd78;
	add.s64 	%rd80, %rd85, %rd79;
	st.f32 	[%rd80], %f543;
$L__BB4_155:
	ret;
}
`;
