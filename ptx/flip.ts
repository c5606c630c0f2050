// Made from kernels/flip.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/flip.cu`. */
export const FLIP: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target9no_targetE[8];
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN35_INTERNAL_00000000_7_flip_cu_flip_12nv6target5sm_90E = 90;
.visible .entry flip_1(
	.param .u64 flip_1_param_0,
	.param .align 8 .b8 flip_1_param_1[48],
	.param .u64 flip_1_param_2,
	.param .align 8 .b8 flip_1_param_3[48],
	.param .u32 flip_1_param_4,
	.param .u32 flip_1_param_5
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<13>;
	.reg .b32 	%r<85>;
	.reg .b64 	%rd<92>;
	ld.param.u64 	%rd40, [flip_1_param_0];
	ld.param.v2.u32 	{%r38, %r39}, [flip_1_param_1+40];
	ld.param.u64 	%rd45, [flip_1_param_2];
	ld.param.v2.u32 	{%r79, %r80}, [flip_1_param_3+32];
	ld.param.v2.u32 	{%r42, %r43}, [flip_1_param_3+40];
	ld.param.u32 	%r34, [flip_1_param_4];
	ld.param.u32 	%r35, [flip_1_param_5];
	ld.param.u64 	%rd88, [flip_1_param_3+24];
	ld.param.u64 	%rd87, [flip_1_param_3+16];
	ld.param.u64 	%rd86, [flip_1_param_3+8];
	ld.param.u64 	%rd46, [flip_1_param_3];
	ld.param.u64 	%rd84, [flip_1_param_1+24];
	ld.param.u64 	%rd83, [flip_1_param_1+16];
	ld.param.u64 	%rd82, [flip_1_param_1+8];
	ld.param.u64 	%rd41, [flip_1_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r39, 0;
	@%p1 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd50, %rd40;
	mul.wide.s32 	%rd51, %r1, 40;
	add.s64 	%rd52, %rd50, %rd51;
	ld.global.u64 	%rd84, [%rd52+24];
	ld.global.u64 	%rd83, [%rd52+16];
	ld.global.u64 	%rd82, [%rd52+8];
	ld.global.u64 	%rd81, [%rd52];
	bra.uni 	$L__BB0_3;
$L__BB0_2:
	cvt.s64.s32 	%rd53, %r1;
	mul.lo.s64 	%rd54, %rd41, %rd53;
	add.s64 	%rd81, %rd40, %rd54;
$L__BB0_3:
	setp.eq.s32 	%p2, %r43, 0;
	@%p2 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd55, %rd45;
	mul.wide.s32 	%rd56, %r1, 40;
	add.s64 	%rd57, %rd55, %rd56;
	ld.global.v2.u32 	{%r79, %r80}, [%rd57+32];
	ld.global.u64 	%rd88, [%rd57+24];
	ld.global.u64 	%rd87, [%rd57+16];
	ld.global.u64 	%rd86, [%rd57+8];
	ld.global.u64 	%rd85, [%rd57];
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.s64.s32 	%rd58, %r1;
	mul.lo.s64 	%rd59, %rd46, %rd58;
	add.s64 	%rd85, %rd45, %rd59;
$L__BB0_6:
	mov.u32 	%r49, %ctaid.x;
	shl.b32 	%r50, %r49, 5;
	mov.u32 	%r51, %tid.x;
	add.s32 	%r52, %r50, %r51;
	mov.u32 	%r53, %ctaid.y;
	shl.b32 	%r54, %r53, 3;
	mov.u32 	%r55, %tid.y;
	add.s32 	%r56, %r54, %r55;
	setp.ge.s32 	%p3, %r52, %r79;
	setp.ge.s32 	%p4, %r56, %r80;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB0_14;
	setp.lt.s32 	%p6, %r42, 1;
	@%p6 bra 	$L__BB0_14;
	setp.eq.s32 	%p7, %r35, 0;
	mov.u32 	%r83, 0;
	not.b32 	%r66, %r56;
	add.s32 	%r67, %r80, %r66;
	selp.b32 	%r68, %r56, %r67, %p7;
	cvt.s64.s32 	%rd60, %r68;
	mul.lo.s64 	%rd61, %rd82, %rd60;
	not.b32 	%r69, %r52;
	add.s32 	%r70, %r79, %r69;
	setp.eq.s32 	%p8, %r34, 0;
	selp.b32 	%r71, %r52, %r70, %p8;
	cvt.s64.s32 	%rd62, %r71;
	mul.lo.s64 	%rd63, %rd83, %rd62;
	add.s64 	%rd29, %rd61, %rd63;
	cvt.s64.s32 	%rd64, %r56;
	mul.lo.s64 	%rd65, %rd86, %rd64;
	cvt.s64.s32 	%rd66, %r52;
	mul.lo.s64 	%rd67, %rd87, %rd66;
	add.s64 	%rd30, %rd65, %rd67;
	and.b32  	%r84, %r42, 3;
	add.s32 	%r72, %r42, -1;
	setp.lt.u32 	%p9, %r72, 3;
	@%p9 bra 	$L__BB0_11;
	sub.s32 	%r82, %r42, %r84;
	add.s64 	%rd90, %rd85, %rd30;
	add.s64 	%rd89, %rd81, %rd29;
$L__BB0_10:
	.pragma "nounroll";
	ld.global.nc.u8 %r74, [%rd89];
	st.u8 	[%rd90], %r74;
	add.s64 	%rd69, %rd89, %rd84;
	ld.global.nc.u8 %r75, [%rd69];
	add.s64 	%rd72, %rd90, %rd88;
	st.u8 	[%rd72], %r75;
	add.s64 	%rd70, %rd69, %rd84;
	ld.global.nc.u8 %r76, [%rd70];
	add.s64 	%rd73, %rd72, %rd88;
	st.u8 	[%rd73], %r76;
	add.s64 	%rd71, %rd70, %rd84;
	add.s64 	%rd89, %rd71, %rd84;
	ld.global.nc.u8 %r77, [%rd71];
	add.s64 	%rd74, %rd73, %rd88;
	add.s64 	%rd90, %rd74, %rd88;
	st.u8 	[%rd74], %r77;
	add.s32 	%r83, %r83, 4;
	add.s32 	%r82, %r82, -4;
	setp.ne.s32 	%p10, %r82, 0;
	@%p10 bra 	$L__BB0_10;
$L__BB0_11:
	setp.eq.s32 	%p11, %r84, 0;
	@%p11 bra 	$L__BB0_14;
	cvt.s64.s32 	%rd91, %r83;
$L__BB0_13:
	.pragma "nounroll";
	mul.lo.s64 	%rd76, %rd84, %rd91;
	add.s64 	%rd77, %rd29, %rd76;
	add.s64 	%rd75, %rd81, %rd77;
	ld.global.nc.u8 %r78, [%rd75];
	mul.lo.s64 	%rd78, %rd88, %rd91;
	add.s64 	%rd79, %rd30, %rd78;
	add.s64 	%rd80, %rd85, %rd79;
	st.u8 	[%rd80], %r78;
	add.s64 	%rd91, %rd91, 1;
	add.s32 	%r84, %r84, -1;
	setp.ne.s32 	%p12, %r84, 0;
	@%p12 bra 	$L__BB0_13;
$L__BB0_14:
	ret;
}
.visible .entry flip_2(
	.param .u64 flip_2_param_0,
	.param .align 8 .b8 flip_2_param_1[48],
	.param .u64 flip_2_param_2,
	.param .align 8 .b8 flip_2_param_3[48],
	.param .u32 flip_2_param_4,
	.param .u32 flip_2_param_5
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<13>;
	.reg .b16 	%rs<6>;
	.reg .b32 	%r<80>;
	.reg .b64 	%rd<92>;
	ld.param.u64 	%rd40, [flip_2_param_0];
	ld.param.v2.u32 	{%r38, %r39}, [flip_2_param_1+40];
	ld.param.u64 	%rd45, [flip_2_param_2];
	ld.param.v2.u32 	{%r74, %r75}, [flip_2_param_3+32];
	ld.param.v2.u32 	{%r42, %r43}, [flip_2_param_3+40];
	ld.param.u32 	%r34, [flip_2_param_4];
	ld.param.u32 	%r35, [flip_2_param_5];
	ld.param.u64 	%rd88, [flip_2_param_3+24];
	ld.param.u64 	%rd87, [flip_2_param_3+16];
	ld.param.u64 	%rd86, [flip_2_param_3+8];
	ld.param.u64 	%rd46, [flip_2_param_3];
	ld.param.u64 	%rd84, [flip_2_param_1+24];
	ld.param.u64 	%rd83, [flip_2_param_1+16];
	ld.param.u64 	%rd82, [flip_2_param_1+8];
	ld.param.u64 	%rd41, [flip_2_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r39, 0;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd50, %rd40;
	mul.wide.s32 	%rd51, %r1, 40;
	add.s64 	%rd52, %rd50, %rd51;
	ld.global.u64 	%rd84, [%rd52+24];
	ld.global.u64 	%rd83, [%rd52+16];
	ld.global.u64 	%rd82, [%rd52+8];
	ld.global.u64 	%rd81, [%rd52];
	bra.uni 	$L__BB1_3;
$L__BB1_2:
	cvt.s64.s32 	%rd53, %r1;
	mul.lo.s64 	%rd54, %rd41, %rd53;
	add.s64 	%rd81, %rd40, %rd54;
$L__BB1_3:
	setp.eq.s32 	%p2, %r43, 0;
	@%p2 bra 	$L__BB1_5;
	cvta.to.global.u64 	%rd55, %rd45;
	mul.wide.s32 	%rd56, %r1, 40;
	add.s64 	%rd57, %rd55, %rd56;
	ld.global.v2.u32 	{%r74, %r75}, [%rd57+32];
	ld.global.u64 	%rd88, [%rd57+24];
	ld.global.u64 	%rd87, [%rd57+16];
	ld.global.u64 	%rd86, [%rd57+8];
	ld.global.u64 	%rd85, [%rd57];
	bra.uni 	$L__BB1_6;
$L__BB1_5:
	cvt.s64.s32 	%rd58, %r1;
	mul.lo.s64 	%rd59, %rd46, %rd58;
	add.s64 	%rd85, %rd45, %rd59;
$L__BB1_6:
	mov.u32 	%r49, %ctaid.x;
	shl.b32 	%r50, %r49, 5;
	mov.u32 	%r51, %tid.x;
	add.s32 	%r52, %r50, %r51;
	mov.u32 	%r53, %ctaid.y;
	shl.b32 	%r54, %r53, 3;
	mov.u32 	%r55, %tid.y;
	add.s32 	%r56, %r54, %r55;
	setp.ge.s32 	%p3, %r52, %r74;
	setp.ge.s32 	%p4, %r56, %r75;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB1_14;
	setp.lt.s32 	%p6, %r42, 1;
	@%p6 bra 	$L__BB1_14;
	setp.eq.s32 	%p7, %r35, 0;
	mov.u32 	%r78, 0;
	not.b32 	%r66, %r56;
	add.s32 	%r67, %r75, %r66;
	selp.b32 	%r68, %r56, %r67, %p7;
	cvt.s64.s32 	%rd60, %r68;
	mul.lo.s64 	%rd61, %rd82, %rd60;
	not.b32 	%r69, %r52;
	add.s32 	%r70, %r74, %r69;
	setp.eq.s32 	%p8, %r34, 0;
	selp.b32 	%r71, %r52, %r70, %p8;
	cvt.s64.s32 	%rd62, %r71;
	mul.lo.s64 	%rd63, %rd83, %rd62;
	add.s64 	%rd29, %rd61, %rd63;
	cvt.s64.s32 	%rd64, %r56;
	mul.lo.s64 	%rd65, %rd86, %rd64;
	cvt.s64.s32 	%rd66, %r52;
	mul.lo.s64 	%rd67, %rd87, %rd66;
	add.s64 	%rd30, %rd65, %rd67;
	and.b32  	%r79, %r42, 3;
	add.s32 	%r72, %r42, -1;
	setp.lt.u32 	%p9, %r72, 3;
	@%p9 bra 	$L__BB1_11;
	sub.s32 	%r77, %r42, %r79;
	add.s64 	%rd90, %rd85, %rd30;
	add.s64 	%rd89, %rd81, %rd29;
$L__BB1_10:
	.pragma "nounroll";
	ld.global.nc.u16 %rs1, [%rd89];
	st.u16 	[%rd90], %rs1;
	add.s64 	%rd69, %rd89, %rd84;
	ld.global.nc.u16 %rs2, [%rd69];
	add.s64 	%rd72, %rd90, %rd88;
	st.u16 	[%rd72], %rs2;
	add.s64 	%rd70, %rd69, %rd84;
	ld.global.nc.u16 %rs3, [%rd70];
	add.s64 	%rd73, %rd72, %rd88;
	st.u16 	[%rd73], %rs3;
	add.s64 	%rd71, %rd70, %rd84;
	add.s64 	%rd89, %rd71, %rd84;
	ld.global.nc.u16 %rs4, [%rd71];
	add.s64 	%rd74, %rd73, %rd88;
	add.s64 	%rd90, %rd74, %rd88;
	st.u16 	[%rd74], %rs4;
	add.s32 	%r78, %r78, 4;
	add.s32 	%r77, %r77, -4;
	setp.ne.s32 	%p10, %r77, 0;
	@%p10 bra 	$L__BB1_10;
$L__BB1_11:
	setp.eq.s32 	%p11, %r79, 0;
	@%p11 bra 	$L__BB1_14;
	cvt.s64.s32 	%rd91, %r78;
$L__BB1_13:
	.pragma "nounroll";
	mul.lo.s64 	%rd76, %rd84, %rd91;
	add.s64 	%rd77, %rd29, %rd76;
	add.s64 	%rd75, %rd81, %rd77;
	ld.global.nc.u16 %rs5, [%rd75];
	mul.lo.s64 	%rd78, %rd88, %rd91;
	add.s64 	%rd79, %rd30, %rd78;
	add.s64 	%rd80, %rd85, %rd79;
	st.u16 	[%rd80], %rs5;
	add.s64 	%rd91, %rd91, 1;
	add.s32 	%r79, %r79, -1;
	setp.ne.s32 	%p12, %r79, 0;
	@%p12 bra 	$L__BB1_13;
$L__BB1_14:
	ret;
}
.visible .entry flip_4(
	.param .u64 flip_4_param_0,
	.param .align 8 .b8 flip_4_param_1[48],
	.param .u64 flip_4_param_2,
	.param .align 8 .b8 flip_4_param_3[48],
	.param .u32 flip_4_param_4,
	.param .u32 flip_4_param_5
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<13>;
	.reg .b32 	%r<85>;
	.reg .b64 	%rd<92>;
	ld.param.u64 	%rd40, [flip_4_param_0];
	ld.param.v2.u32 	{%r38, %r39}, [flip_4_param_1+40];
	ld.param.u64 	%rd45, [flip_4_param_2];
	ld.param.v2.u32 	{%r79, %r80}, [flip_4_param_3+32];
	ld.param.v2.u32 	{%r42, %r43}, [flip_4_param_3+40];
	ld.param.u32 	%r34, [flip_4_param_4];
	ld.param.u32 	%r35, [flip_4_param_5];
	ld.param.u64 	%rd88, [flip_4_param_3+24];
	ld.param.u64 	%rd87, [flip_4_param_3+16];
	ld.param.u64 	%rd86, [flip_4_param_3+8];
	ld.param.u64 	%rd46, [flip_4_param_3];
	ld.param.u64 	%rd84, [flip_4_param_1+24];
	ld.param.u64 	%rd83, [flip_4_param_1+16];
	ld.param.u64 	%rd82, [flip_4_param_1+8];
	ld.param.u64 	%rd41, [flip_4_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r39, 0;
	@%p1 bra 	$L__BB2_2;
	cvta.to.global.u64 	%rd50, %rd40;
	mul.wide.s32 	%rd51, %r1, 40;
	add.s64 	%rd52, %rd50, %rd51;
	ld.global.u64 	%rd84, [%rd52+24];
	ld.global.u64 	%rd83, [%rd52+16];
	ld.global.u64 	%rd82, [%rd52+8];
	ld.global.u64 	%rd81, [%rd52];
	bra.uni 	$L__BB2_3;
$L__BB2_2:
	cvt.s64.s32 	%rd53, %r1;
	mul.lo.s64 	%rd54, %rd41, %rd53;
	add.s64 	%rd81, %rd40, %rd54;
$L__BB2_3:
	setp.eq.s32 	%p2, %r43, 0;
	@%p2 bra 	$L__BB2_5;
	cvta.to.global.u64 	%rd55, %rd45;
	mul.wide.s32 	%rd56, %r1, 40;
	add.s64 	%rd57, %rd55, %rd56;
	ld.global.v2.u32 	{%r79, %r80}, [%rd57+32];
	ld.global.u64 	%rd88, [%rd57+24];
	ld.global.u64 	%rd87, [%rd57+16];
	ld.global.u64 	%rd86, [%rd57+8];
	ld.global.u64 	%rd85, [%rd57];
	bra.uni 	$L__BB2_6;
$L__BB2_5:
	cvt.s64.s32 	%rd58, %r1;
	mul.lo.s64 	%rd59, %rd46, %rd58;
	add.s64 	%rd85, %rd45, %rd59;
$L__BB2_6:
	mov.u32 	%r49, %ctaid.x;
	shl.b32 	%r50, %r49, 5;
	mov.u32 	%r51, %tid.x;
	add.s32 	%r52, %r50, %r51;
	mov.u32 	%r53, %ctaid.y;
	shl.b32 	%r54, %r53, 3;
	mov.u32 	%r55, %tid.y;
	add.s32 	%r56, %r54, %r55;
	setp.ge.s32 	%p3, %r52, %r79;
	setp.ge.s32 	%p4, %r56, %r80;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB2_14;
	setp.lt.s32 	%p6, %r42, 1;
	@%p6 bra 	$L__BB2_14;
	setp.eq.s32 	%p7, %r35, 0;
	mov.u32 	%r83, 0;
	not.b32 	%r66, %r56;
	add.s32 	%r67, %r80, %r66;
	selp.b32 	%r68, %r56, %r67, %p7;
	cvt.s64.s32 	%rd60, %r68;
	mul.lo.s64 	%rd61, %rd82, %rd60;
	not.b32 	%r69, %r52;
	add.s32 	%r70, %r79, %r69;
	setp.eq.s32 	%p8, %r34, 0;
	selp.b32 	%r71, %r52, %r70, %p8;
	cvt.s64.s32 	%rd62, %r71;
	mul.lo.s64 	%rd63, %rd83, %rd62;
	add.s64 	%rd29, %rd61, %rd63;
	cvt.s64.s32 	%rd64, %r56;
	mul.lo.s64 	%rd65, %rd86, %rd64;
	cvt.s64.s32 	%rd66, %r52;
	mul.lo.s64 	%rd67, %rd87, %rd66;
	add.s64 	%rd30, %rd65, %rd67;
	and.b32  	%r84, %r42, 3;
	add.s32 	%r72, %r42, -1;
	setp.lt.u32 	%p9, %r72, 3;
	@%p9 bra 	$L__BB2_11;
	sub.s32 	%r82, %r42, %r84;
	add.s64 	%rd90, %rd85, %rd30;
	add.s64 	%rd89, %rd81, %rd29;
$L__BB2_10:
	.pragma "nounroll";
	ld.global.nc.u32 %r74, [%rd89];
	st.u32 	[%rd90], %r74;
	add.s64 	%rd69, %rd89, %rd84;
	ld.global.nc.u32 %r75, [%rd69];
	add.s64 	%rd72, %rd90, %rd88;
	st.u32 	[%rd72], %r75;
	add.s64 	%rd70, %rd69, %rd84;
	ld.global.nc.u32 %r76, [%rd70];
	add.s64 	%rd73, %rd72, %rd88;
	st.u32 	[%rd73], %r76;
	add.s64 	%rd71, %rd70, %rd84;
	add.s64 	%rd89, %rd71, %rd84;
	ld.global.nc.u32 %r77, [%rd71];
	add.s64 	%rd74, %rd73, %rd88;
	add.s64 	%rd90, %rd74, %rd88;
	st.u32 	[%rd74], %r77;
	add.s32 	%r83, %r83, 4;
	add.s32 	%r82, %r82, -4;
	setp.ne.s32 	%p10, %r82, 0;
	@%p10 bra 	$L__BB2_10;
$L__BB2_11:
	setp.eq.s32 	%p11, %r84, 0;
	@%p11 bra 	$L__BB2_14;
	cvt.s64.s32 	%rd91, %r83;
$L__BB2_13:
	.pragma "nounroll";
	mul.lo.s64 	%rd76, %rd84, %rd91;
	add.s64 	%rd77, %rd29, %rd76;
	add.s64 	%rd75, %rd81, %rd77;
	ld.global.nc.u32 %r78, [%rd75];
	mul.lo.s64 	%rd78, %rd88, %rd91;
	add.s64 	%rd79, %rd30, %rd78;
	add.s64 	%rd80, %rd85, %rd79;
	st.u32 	[%rd80], %r78;
	add.s64 	%rd91, %rd91, 1;
	add.s32 	%r84, %r84, -1;
	setp.ne.s32 	%p12, %r84, 0;
	@%p12 bra 	$L__BB2_13;
$L__BB2_14:
	ret;
}
`;
