// Made from kernels/arrange.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/arrange.cu`. */
export const ARRANGE: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_arrange_cu_56c0a44a2nv6target5sm_90E = 90;
.func  (.param .b32 func_retval0) _Z14border_outsideiii(
	.param .b32 _Z14border_outsideiii_param_0,
	.param .b32 _Z14border_outsideiii_param_1,
	.param .b32 _Z14border_outsideiii_param_2
)
{
	.reg .pred 	%p<10>;
	.reg .b32 	%r<20>;
	ld.param.u32 	%r6, [_Z14border_outsideiii_param_0];
	ld.param.u32 	%r7, [_Z14border_outsideiii_param_1];
	ld.param.u32 	%r8, [_Z14border_outsideiii_param_2];
	setp.eq.s32 	%p1, %r8, 0;
	mov.u32 	%r19, -1;
	@%p1 bra 	$L__BB0_5;
	setp.eq.s32 	%p2, %r8, 1;
	setp.eq.s32 	%p3, %r7, 1;
	or.pred  	%p4, %p3, %p2;
	@%p4 bra 	$L__BB0_4;
	bra.uni 	$L__BB0_2;
$L__BB0_4:
	setp.lt.s32 	%p9, %r6, 0;
	add.s32 	%r18, %r7, -1;
	selp.b32 	%r19, 0, %r18, %p9;
	bra.uni 	$L__BB0_5;
$L__BB0_2:
	setp.eq.s32 	%p5, %r8, 4;
	shl.b32 	%r10, %r7, 1;
	add.s32 	%r11, %r10, -2;
	setp.eq.s32 	%p6, %r8, 2;
	selp.b32 	%r12, %r10, %r11, %p6;
	selp.b32 	%r1, %r7, %r12, %p5;
	rem.s32 	%r13, %r6, %r1;
	shr.s32 	%r14, %r13, 31;
	and.b32  	%r15, %r14, %r1;
	add.s32 	%r19, %r15, %r13;
	setp.lt.s32 	%p7, %r19, %r7;
	@%p7 bra 	$L__BB0_5;
	selp.b32 	%r16, -1, 0, %p6;
	add.s32 	%r17, %r1, %r16;
	sub.s32 	%r19, %r17, %r19;
$L__BB0_5:
	st.param.b32 	[func_retval0+0], %r19;
	ret;
}
.visible .entry place_1(
	.param .u64 place_1_param_0,
	.param .align 8 .b8 place_1_param_1[48],
	.param .u64 place_1_param_2,
	.param .align 8 .b8 place_1_param_3[48],
	.param .u32 place_1_param_4,
	.param .u32 place_1_param_5,
	.param .u64 place_1_param_6,
	.param .u32 place_1_param_7,
	.param .u32 place_1_param_8,
	.param .u32 place_1_param_9,
	.param .u32 place_1_param_10,
	.param .u32 place_1_param_11
)
.maxntid 256, 1, 1
{
	.local .align 16 .b8 	__local_depot1[16];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<19>;
	.reg .b32 	%r<112>;
	.reg .b64 	%rd<115>;
	mov.u64 	%SPL, __local_depot1;
	ld.param.u64 	%rd54, [place_1_param_0];
	ld.param.v2.u32 	{%r95, %r96}, [place_1_param_1+32];
	ld.param.v2.u32 	{%r67, %r68}, [place_1_param_1+40];
	ld.param.u64 	%rd59, [place_1_param_2];
	ld.param.v2.u32 	{%r97, %r98}, [place_1_param_3+32];
	ld.param.v2.u32 	{%r71, %r72}, [place_1_param_3+40];
	ld.param.u32 	%r99, [place_1_param_4];
	ld.param.u32 	%r100, [place_1_param_5];
	ld.param.u64 	%rd64, [place_1_param_6];
	ld.param.u32 	%r64, [place_1_param_7];
	ld.param.u64 	%rd108, [place_1_param_3+24];
	ld.param.u64 	%rd107, [place_1_param_3+16];
	ld.param.u64 	%rd106, [place_1_param_3+8];
	ld.param.u64 	%rd60, [place_1_param_3];
	ld.param.u64 	%rd104, [place_1_param_1+24];
	ld.param.u64 	%rd103, [place_1_param_1+16];
	ld.param.u64 	%rd102, [place_1_param_1+8];
	ld.param.u64 	%rd55, [place_1_param_1];
	add.u64 	%rd1, %SPL, 0;
	ld.param.u32 	%r73, [place_1_param_11];
	ld.param.u32 	%r74, [place_1_param_10];
	ld.param.u32 	%r75, [place_1_param_9];
	ld.param.u32 	%r76, [place_1_param_8];
	st.local.v4.u32 	[%rd1], {%r76, %r75, %r74, %r73};
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r68, 0;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd66, %rd54;
	mul.wide.s32 	%rd67, %r1, 40;
	add.s64 	%rd68, %rd66, %rd67;
	ld.global.v2.u32 	{%r95, %r96}, [%rd68+32];
	ld.global.u64 	%rd104, [%rd68+24];
	ld.global.u64 	%rd103, [%rd68+16];
	ld.global.u64 	%rd102, [%rd68+8];
	ld.global.u64 	%rd101, [%rd68];
	bra.uni 	$L__BB1_3;
$L__BB1_2:
	cvt.s64.s32 	%rd69, %r1;
	mul.lo.s64 	%rd70, %rd55, %rd69;
	add.s64 	%rd101, %rd54, %rd70;
$L__BB1_3:
	setp.eq.s32 	%p2, %r72, 0;
	@%p2 bra 	$L__BB1_5;
	cvta.to.global.u64 	%rd71, %rd59;
	mul.wide.s32 	%rd72, %r1, 40;
	add.s64 	%rd73, %rd71, %rd72;
	ld.global.v2.u32 	{%r97, %r98}, [%rd73+32];
	ld.global.u64 	%rd108, [%rd73+24];
	ld.global.u64 	%rd107, [%rd73+16];
	ld.global.u64 	%rd106, [%rd73+8];
	ld.global.u64 	%rd105, [%rd73];
	bra.uni 	$L__BB1_6;
$L__BB1_5:
	cvt.s64.s32 	%rd74, %r1;
	mul.lo.s64 	%rd75, %rd60, %rd74;
	add.s64 	%rd105, %rd59, %rd75;
$L__BB1_6:
	mov.u32 	%r81, %ctaid.x;
	shl.b32 	%r82, %r81, 5;
	mov.u32 	%r83, %tid.x;
	add.s32 	%r14, %r82, %r83;
	mov.u32 	%r84, %ctaid.y;
	shl.b32 	%r85, %r84, 3;
	mov.u32 	%r86, %tid.y;
	add.s32 	%r15, %r85, %r86;
	setp.ge.s32 	%p3, %r14, %r97;
	setp.ge.s32 	%p4, %r15, %r98;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB1_35;
	setp.eq.s64 	%p6, %rd64, 0;
	@%p6 bra 	$L__BB1_9;
	cvta.to.global.u64 	%rd76, %rd64;
	mul.wide.u32 	%rd77, %r1, 8;
	add.s64 	%rd78, %rd76, %rd77;
	ld.global.u32 	%r99, [%rd78];
	ld.global.u32 	%r100, [%rd78+4];
$L__BB1_9:
	sub.s32 	%r101, %r14, %r99;
	setp.lt.u32 	%p7, %r101, %r95;
	@%p7 bra 	$L__BB1_11;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r101;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r95;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r64;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r101, [retval0+0];
	}
$L__BB1_11:
	sub.s32 	%r102, %r15, %r100;
	setp.lt.u32 	%p8, %r102, %r96;
	@%p8 bra 	$L__BB1_13;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r102;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r96;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r64;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r102, [retval0+0];
	}
$L__BB1_13:
	or.b32  	%r29, %r102, %r101;
	setp.lt.s32 	%p9, %r71, 1;
	@%p9 bra 	$L__BB1_35;
	cvt.s64.s32 	%rd79, %r102;
	mul.lo.s64 	%rd80, %rd102, %rd79;
	cvt.s64.s32 	%rd81, %r101;
	mul.lo.s64 	%rd82, %rd103, %rd81;
	add.s64 	%rd30, %rd80, %rd82;
	cvt.s64.s32 	%rd83, %r15;
	mul.lo.s64 	%rd84, %rd106, %rd83;
	cvt.s64.s32 	%rd85, %r14;
	mul.lo.s64 	%rd86, %rd107, %rd85;
	add.s64 	%rd31, %rd84, %rd86;
	and.b32  	%r110, %r71, 3;
	add.s32 	%r88, %r71, -1;
	setp.lt.u32 	%p10, %r88, 3;
	mov.u32 	%r109, 0;
	@%p10 bra 	$L__BB1_29;
	sub.s32 	%r104, %r71, %r110;
	add.s64 	%rd112, %rd105, %rd31;
	mul.lo.s64 	%rd87, %rd104, 3;
	add.s64 	%rd88, %rd30, %rd87;
	add.s64 	%rd111, %rd101, %rd88;
	shl.b64 	%rd34, %rd104, 2;
	add.s64 	%rd110, %rd101, %rd30;
	shl.b64 	%rd36, %rd104, 1;
	mov.u64 	%rd109, %rd1;
$L__BB1_16:
	.pragma "nounroll";
	setp.gt.s32 	%p11, %r29, -1;
	@%p11 bra 	$L__BB1_18;
	bra.uni 	$L__BB1_17;
$L__BB1_18:
	ld.global.nc.u8 %r105, [%rd110];
	bra.uni 	$L__BB1_19;
$L__BB1_17:
	ld.local.u32 	%r105, [%rd109];
$L__BB1_19:
	st.u8 	[%rd112], %r105;
	@%p11 bra 	$L__BB1_21;
	bra.uni 	$L__BB1_20;
$L__BB1_21:
	add.s64 	%rd90, %rd110, %rd104;
	ld.global.nc.u8 %r106, [%rd90];
	bra.uni 	$L__BB1_22;
$L__BB1_20:
	ld.local.u32 	%r106, [%rd109+4];
$L__BB1_22:
	add.s64 	%rd42, %rd112, %rd108;
	st.u8 	[%rd42], %r106;
	@%p11 bra 	$L__BB1_24;
	bra.uni 	$L__BB1_23;
$L__BB1_24:
	add.s64 	%rd91, %rd110, %rd36;
	ld.global.nc.u8 %r107, [%rd91];
	bra.uni 	$L__BB1_25;
$L__BB1_23:
	ld.local.u32 	%r107, [%rd109+8];
$L__BB1_25:
	add.s64 	%rd43, %rd42, %rd108;
	st.u8 	[%rd43], %r107;
	@%p11 bra 	$L__BB1_27;
	bra.uni 	$L__BB1_26;
$L__BB1_27:
	ld.global.nc.u8 %r108, [%rd111];
	bra.uni 	$L__BB1_28;
$L__BB1_26:
	ld.local.u32 	%r108, [%rd109+12];
$L__BB1_28:
	add.s64 	%rd93, %rd43, %rd108;
	add.s64 	%rd112, %rd93, %rd108;
	st.u8 	[%rd93], %r108;
	add.s32 	%r109, %r109, 4;
	add.s64 	%rd111, %rd111, %rd34;
	add.s64 	%rd110, %rd110, %rd34;
	add.s64 	%rd109, %rd109, 16;
	add.s32 	%r104, %r104, -4;
	setp.ne.s32 	%p15, %r104, 0;
	@%p15 bra 	$L__BB1_16;
$L__BB1_29:
	setp.eq.s32 	%p16, %r110, 0;
	@%p16 bra 	$L__BB1_35;
	cvt.s64.s32 	%rd114, %r109;
	mul.wide.s32 	%rd94, %r109, 4;
	add.s64 	%rd113, %rd1, %rd94;
$L__BB1_31:
	.pragma "nounroll";
	setp.gt.s32 	%p17, %r29, -1;
	@%p17 bra 	$L__BB1_33;
	bra.uni 	$L__BB1_32;
$L__BB1_33:
	mul.lo.s64 	%rd96, %rd104, %rd114;
	add.s64 	%rd97, %rd30, %rd96;
	add.s64 	%rd95, %rd101, %rd97;
	ld.global.nc.u8 %r111, [%rd95];
	bra.uni 	$L__BB1_34;
$L__BB1_32:
	ld.local.u32 	%r111, [%rd113];
$L__BB1_34:
	mul.lo.s64 	%rd98, %rd108, %rd114;
	add.s64 	%rd99, %rd31, %rd98;
	add.s64 	%rd100, %rd105, %rd99;
	st.u8 	[%rd100], %r111;
	add.s64 	%rd114, %rd114, 1;
	add.s64 	%rd113, %rd113, 4;
	add.s32 	%r110, %r110, -1;
	setp.ne.s32 	%p18, %r110, 0;
	@%p18 bra 	$L__BB1_31;
$L__BB1_35:
	ret;
}
.visible .entry place_2(
	.param .u64 place_2_param_0,
	.param .align 8 .b8 place_2_param_1[48],
	.param .u64 place_2_param_2,
	.param .align 8 .b8 place_2_param_3[48],
	.param .u32 place_2_param_4,
	.param .u32 place_2_param_5,
	.param .u64 place_2_param_6,
	.param .u32 place_2_param_7,
	.param .u32 place_2_param_8,
	.param .u32 place_2_param_9,
	.param .u32 place_2_param_10,
	.param .u32 place_2_param_11
)
.maxntid 256, 1, 1
{
	.local .align 16 .b8 	__local_depot2[16];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<19>;
	.reg .b16 	%rs<26>;
	.reg .b32 	%r<87>;
	.reg .b64 	%rd<114>;
	mov.u64 	%SPL, __local_depot2;
	ld.param.u64 	%rd51, [place_2_param_0];
	ld.param.v2.u32 	{%r75, %r76}, [place_2_param_1+32];
	ld.param.v2.u32 	{%r52, %r53}, [place_2_param_1+40];
	ld.param.u64 	%rd56, [place_2_param_2];
	ld.param.v2.u32 	{%r77, %r78}, [place_2_param_3+32];
	ld.param.v2.u32 	{%r56, %r57}, [place_2_param_3+40];
	ld.param.u32 	%r79, [place_2_param_4];
	ld.param.u32 	%r80, [place_2_param_5];
	ld.param.u64 	%rd61, [place_2_param_6];
	ld.param.u32 	%r49, [place_2_param_7];
	ld.param.u64 	%rd107, [place_2_param_3+24];
	ld.param.u64 	%rd106, [place_2_param_3+16];
	ld.param.u64 	%rd105, [place_2_param_3+8];
	ld.param.u64 	%rd57, [place_2_param_3];
	ld.param.u64 	%rd103, [place_2_param_1+24];
	ld.param.u64 	%rd102, [place_2_param_1+16];
	ld.param.u64 	%rd101, [place_2_param_1+8];
	ld.param.u64 	%rd52, [place_2_param_1];
	add.u64 	%rd1, %SPL, 0;
	ld.param.u32 	%r58, [place_2_param_11];
	ld.param.u32 	%r59, [place_2_param_10];
	ld.param.u32 	%r60, [place_2_param_9];
	ld.param.u32 	%r61, [place_2_param_8];
	st.local.v4.u32 	[%rd1], {%r61, %r60, %r59, %r58};
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r53, 0;
	@%p1 bra 	$L__BB2_2;
	cvta.to.global.u64 	%rd63, %rd51;
	mul.wide.s32 	%rd64, %r1, 40;
	add.s64 	%rd65, %rd63, %rd64;
	ld.global.v2.u32 	{%r75, %r76}, [%rd65+32];
	ld.global.u64 	%rd103, [%rd65+24];
	ld.global.u64 	%rd102, [%rd65+16];
	ld.global.u64 	%rd101, [%rd65+8];
	ld.global.u64 	%rd100, [%rd65];
	bra.uni 	$L__BB2_3;
$L__BB2_2:
	cvt.s64.s32 	%rd66, %r1;
	mul.lo.s64 	%rd67, %rd52, %rd66;
	add.s64 	%rd100, %rd51, %rd67;
$L__BB2_3:
	setp.eq.s32 	%p2, %r57, 0;
	@%p2 bra 	$L__BB2_5;
	cvta.to.global.u64 	%rd68, %rd56;
	mul.wide.s32 	%rd69, %r1, 40;
	add.s64 	%rd70, %rd68, %rd69;
	ld.global.v2.u32 	{%r77, %r78}, [%rd70+32];
	ld.global.u64 	%rd107, [%rd70+24];
	ld.global.u64 	%rd106, [%rd70+16];
	ld.global.u64 	%rd105, [%rd70+8];
	ld.global.u64 	%rd104, [%rd70];
	bra.uni 	$L__BB2_6;
$L__BB2_5:
	cvt.s64.s32 	%rd71, %r1;
	mul.lo.s64 	%rd72, %rd57, %rd71;
	add.s64 	%rd104, %rd56, %rd72;
$L__BB2_6:
	mov.u32 	%r66, %ctaid.x;
	shl.b32 	%r67, %r66, 5;
	mov.u32 	%r68, %tid.x;
	add.s32 	%r14, %r67, %r68;
	mov.u32 	%r69, %ctaid.y;
	shl.b32 	%r70, %r69, 3;
	mov.u32 	%r71, %tid.y;
	add.s32 	%r15, %r70, %r71;
	setp.ge.s32 	%p3, %r14, %r77;
	setp.ge.s32 	%p4, %r15, %r78;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB2_35;
	setp.eq.s64 	%p6, %rd61, 0;
	@%p6 bra 	$L__BB2_9;
	cvta.to.global.u64 	%rd73, %rd61;
	mul.wide.u32 	%rd74, %r1, 8;
	add.s64 	%rd75, %rd73, %rd74;
	ld.global.u32 	%r79, [%rd75];
	ld.global.u32 	%r80, [%rd75+4];
$L__BB2_9:
	sub.s32 	%r81, %r14, %r79;
	setp.lt.u32 	%p7, %r81, %r75;
	@%p7 bra 	$L__BB2_11;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r81;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r75;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r49;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r81, [retval0+0];
	}
$L__BB2_11:
	sub.s32 	%r82, %r15, %r80;
	setp.lt.u32 	%p8, %r82, %r76;
	@%p8 bra 	$L__BB2_13;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r82;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r76;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r49;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r82, [retval0+0];
	}
$L__BB2_13:
	or.b32  	%r29, %r82, %r81;
	setp.lt.s32 	%p9, %r56, 1;
	@%p9 bra 	$L__BB2_35;
	cvt.s64.s32 	%rd76, %r82;
	mul.lo.s64 	%rd77, %rd101, %rd76;
	cvt.s64.s32 	%rd78, %r81;
	mul.lo.s64 	%rd79, %rd102, %rd78;
	add.s64 	%rd30, %rd77, %rd79;
	cvt.s64.s32 	%rd80, %r15;
	mul.lo.s64 	%rd81, %rd105, %rd80;
	cvt.s64.s32 	%rd82, %r14;
	mul.lo.s64 	%rd83, %rd106, %rd82;
	add.s64 	%rd31, %rd81, %rd83;
	and.b32  	%r86, %r56, 3;
	add.s32 	%r73, %r56, -1;
	setp.lt.u32 	%p10, %r73, 3;
	mov.u32 	%r85, 0;
	@%p10 bra 	$L__BB2_29;
	sub.s32 	%r84, %r56, %r86;
	add.s64 	%rd111, %rd104, %rd31;
	mul.lo.s64 	%rd84, %rd103, 3;
	add.s64 	%rd85, %rd30, %rd84;
	add.s64 	%rd110, %rd100, %rd85;
	add.s64 	%rd109, %rd100, %rd30;
	mov.u64 	%rd108, %rd1;
$L__BB2_16:
	.pragma "nounroll";
	setp.gt.s32 	%p11, %r29, -1;
	@%p11 bra 	$L__BB2_18;
	bra.uni 	$L__BB2_17;
$L__BB2_18:
	ld.global.nc.u16 %rs21, [%rd109];
	bra.uni 	$L__BB2_19;
$L__BB2_17:
	ld.local.u16 	%rs21, [%rd108];
$L__BB2_19:
	st.u16 	[%rd111], %rs21;
	@%p11 bra 	$L__BB2_21;
	bra.uni 	$L__BB2_20;
$L__BB2_21:
	add.s64 	%rd87, %rd109, %rd103;
	ld.global.nc.u16 %rs22, [%rd87];
	bra.uni 	$L__BB2_22;
$L__BB2_20:
	ld.local.u16 	%rs22, [%rd108+4];
$L__BB2_22:
	add.s64 	%rd39, %rd111, %rd107;
	st.u16 	[%rd39], %rs22;
	@%p11 bra 	$L__BB2_24;
	bra.uni 	$L__BB2_23;
$L__BB2_24:
	shl.b64 	%rd89, %rd103, 1;
	add.s64 	%rd88, %rd109, %rd89;
	ld.global.nc.u16 %rs23, [%rd88];
	bra.uni 	$L__BB2_25;
$L__BB2_23:
	ld.local.u16 	%rs23, [%rd108+8];
$L__BB2_25:
	add.s64 	%rd40, %rd39, %rd107;
	st.u16 	[%rd40], %rs23;
	@%p11 bra 	$L__BB2_27;
	bra.uni 	$L__BB2_26;
$L__BB2_27:
	ld.global.nc.u16 %rs24, [%rd110];
	bra.uni 	$L__BB2_28;
$L__BB2_26:
	ld.local.u16 	%rs24, [%rd108+12];
$L__BB2_28:
	add.s64 	%rd91, %rd40, %rd107;
	add.s64 	%rd111, %rd91, %rd107;
	st.u16 	[%rd91], %rs24;
	add.s32 	%r85, %r85, 4;
	shl.b64 	%rd92, %rd103, 2;
	add.s64 	%rd110, %rd110, %rd92;
	add.s64 	%rd109, %rd109, %rd92;
	add.s64 	%rd108, %rd108, 16;
	add.s32 	%r84, %r84, -4;
	setp.ne.s32 	%p15, %r84, 0;
	@%p15 bra 	$L__BB2_16;
$L__BB2_29:
	setp.eq.s32 	%p16, %r86, 0;
	@%p16 bra 	$L__BB2_35;
	cvt.s64.s32 	%rd113, %r85;
	mul.wide.s32 	%rd93, %r85, 4;
	add.s64 	%rd112, %rd1, %rd93;
$L__BB2_31:
	.pragma "nounroll";
	setp.gt.s32 	%p17, %r29, -1;
	@%p17 bra 	$L__BB2_33;
	bra.uni 	$L__BB2_32;
$L__BB2_33:
	mul.lo.s64 	%rd95, %rd103, %rd113;
	add.s64 	%rd96, %rd30, %rd95;
	add.s64 	%rd94, %rd100, %rd96;
	ld.global.nc.u16 %rs25, [%rd94];
	bra.uni 	$L__BB2_34;
$L__BB2_32:
	ld.local.u16 	%rs25, [%rd112];
$L__BB2_34:
	mul.lo.s64 	%rd97, %rd107, %rd113;
	add.s64 	%rd98, %rd31, %rd97;
	add.s64 	%rd99, %rd104, %rd98;
	st.u16 	[%rd99], %rs25;
	add.s64 	%rd113, %rd113, 1;
	add.s64 	%rd112, %rd112, 4;
	add.s32 	%r86, %r86, -1;
	setp.ne.s32 	%p18, %r86, 0;
	@%p18 bra 	$L__BB2_31;
$L__BB2_35:
	ret;
}
.visible .entry place_4(
	.param .u64 place_4_param_0,
	.param .align 8 .b8 place_4_param_1[48],
	.param .u64 place_4_param_2,
	.param .align 8 .b8 place_4_param_3[48],
	.param .u32 place_4_param_4,
	.param .u32 place_4_param_5,
	.param .u64 place_4_param_6,
	.param .u32 place_4_param_7,
	.param .u32 place_4_param_8,
	.param .u32 place_4_param_9,
	.param .u32 place_4_param_10,
	.param .u32 place_4_param_11
)
.maxntid 256, 1, 1
{
	.local .align 16 .b8 	__local_depot3[16];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<19>;
	.reg .b32 	%r<112>;
	.reg .b64 	%rd<114>;
	mov.u64 	%SPL, __local_depot3;
	ld.param.u64 	%rd51, [place_4_param_0];
	ld.param.v2.u32 	{%r95, %r96}, [place_4_param_1+32];
	ld.param.v2.u32 	{%r67, %r68}, [place_4_param_1+40];
	ld.param.u64 	%rd56, [place_4_param_2];
	ld.param.v2.u32 	{%r97, %r98}, [place_4_param_3+32];
	ld.param.v2.u32 	{%r71, %r72}, [place_4_param_3+40];
	ld.param.u32 	%r99, [place_4_param_4];
	ld.param.u32 	%r100, [place_4_param_5];
	ld.param.u64 	%rd61, [place_4_param_6];
	ld.param.u32 	%r64, [place_4_param_7];
	ld.param.u64 	%rd107, [place_4_param_3+24];
	ld.param.u64 	%rd106, [place_4_param_3+16];
	ld.param.u64 	%rd105, [place_4_param_3+8];
	ld.param.u64 	%rd57, [place_4_param_3];
	ld.param.u64 	%rd103, [place_4_param_1+24];
	ld.param.u64 	%rd102, [place_4_param_1+16];
	ld.param.u64 	%rd101, [place_4_param_1+8];
	ld.param.u64 	%rd52, [place_4_param_1];
	add.u64 	%rd1, %SPL, 0;
	ld.param.u32 	%r73, [place_4_param_11];
	ld.param.u32 	%r74, [place_4_param_10];
	ld.param.u32 	%r75, [place_4_param_9];
	ld.param.u32 	%r76, [place_4_param_8];
	st.local.v4.u32 	[%rd1], {%r76, %r75, %r74, %r73};
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r68, 0;
	@%p1 bra 	$L__BB3_2;
	cvta.to.global.u64 	%rd63, %rd51;
	mul.wide.s32 	%rd64, %r1, 40;
	add.s64 	%rd65, %rd63, %rd64;
	ld.global.v2.u32 	{%r95, %r96}, [%rd65+32];
	ld.global.u64 	%rd103, [%rd65+24];
	ld.global.u64 	%rd102, [%rd65+16];
	ld.global.u64 	%rd101, [%rd65+8];
	ld.global.u64 	%rd100, [%rd65];
	bra.uni 	$L__BB3_3;
$L__BB3_2:
	cvt.s64.s32 	%rd66, %r1;
	mul.lo.s64 	%rd67, %rd52, %rd66;
	add.s64 	%rd100, %rd51, %rd67;
$L__BB3_3:
	setp.eq.s32 	%p2, %r72, 0;
	@%p2 bra 	$L__BB3_5;
	cvta.to.global.u64 	%rd68, %rd56;
	mul.wide.s32 	%rd69, %r1, 40;
	add.s64 	%rd70, %rd68, %rd69;
	ld.global.v2.u32 	{%r97, %r98}, [%rd70+32];
	ld.global.u64 	%rd107, [%rd70+24];
	ld.global.u64 	%rd106, [%rd70+16];
	ld.global.u64 	%rd105, [%rd70+8];
	ld.global.u64 	%rd104, [%rd70];
	bra.uni 	$L__BB3_6;
$L__BB3_5:
	cvt.s64.s32 	%rd71, %r1;
	mul.lo.s64 	%rd72, %rd57, %rd71;
	add.s64 	%rd104, %rd56, %rd72;
$L__BB3_6:
	mov.u32 	%r81, %ctaid.x;
	shl.b32 	%r82, %r81, 5;
	mov.u32 	%r83, %tid.x;
	add.s32 	%r14, %r82, %r83;
	mov.u32 	%r84, %ctaid.y;
	shl.b32 	%r85, %r84, 3;
	mov.u32 	%r86, %tid.y;
	add.s32 	%r15, %r85, %r86;
	setp.ge.s32 	%p3, %r14, %r97;
	setp.ge.s32 	%p4, %r15, %r98;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB3_35;
	setp.eq.s64 	%p6, %rd61, 0;
	@%p6 bra 	$L__BB3_9;
	cvta.to.global.u64 	%rd73, %rd61;
	mul.wide.u32 	%rd74, %r1, 8;
	add.s64 	%rd75, %rd73, %rd74;
	ld.global.u32 	%r99, [%rd75];
	ld.global.u32 	%r100, [%rd75+4];
$L__BB3_9:
	sub.s32 	%r101, %r14, %r99;
	setp.lt.u32 	%p7, %r101, %r95;
	@%p7 bra 	$L__BB3_11;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r101;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r95;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r64;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r101, [retval0+0];
	}
$L__BB3_11:
	sub.s32 	%r102, %r15, %r100;
	setp.lt.u32 	%p8, %r102, %r96;
	@%p8 bra 	$L__BB3_13;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r102;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r96;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r64;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r102, [retval0+0];
	}
$L__BB3_13:
	or.b32  	%r29, %r102, %r101;
	setp.lt.s32 	%p9, %r71, 1;
	@%p9 bra 	$L__BB3_35;
	cvt.s64.s32 	%rd76, %r102;
	mul.lo.s64 	%rd77, %rd101, %rd76;
	cvt.s64.s32 	%rd78, %r101;
	mul.lo.s64 	%rd79, %rd102, %rd78;
	add.s64 	%rd30, %rd77, %rd79;
	cvt.s64.s32 	%rd80, %r15;
	mul.lo.s64 	%rd81, %rd105, %rd80;
	cvt.s64.s32 	%rd82, %r14;
	mul.lo.s64 	%rd83, %rd106, %rd82;
	add.s64 	%rd31, %rd81, %rd83;
	and.b32  	%r110, %r71, 3;
	add.s32 	%r88, %r71, -1;
	setp.lt.u32 	%p10, %r88, 3;
	mov.u32 	%r109, 0;
	@%p10 bra 	$L__BB3_29;
	sub.s32 	%r104, %r71, %r110;
	add.s64 	%rd111, %rd104, %rd31;
	mul.lo.s64 	%rd84, %rd103, 3;
	add.s64 	%rd85, %rd30, %rd84;
	add.s64 	%rd110, %rd100, %rd85;
	add.s64 	%rd109, %rd100, %rd30;
	mov.u64 	%rd108, %rd1;
$L__BB3_16:
	.pragma "nounroll";
	setp.gt.s32 	%p11, %r29, -1;
	@%p11 bra 	$L__BB3_18;
	bra.uni 	$L__BB3_17;
$L__BB3_18:
	ld.global.nc.u32 %r105, [%rd109];
	bra.uni 	$L__BB3_19;
$L__BB3_17:
	ld.local.u32 	%r105, [%rd108];
$L__BB3_19:
	st.u32 	[%rd111], %r105;
	@%p11 bra 	$L__BB3_21;
	bra.uni 	$L__BB3_20;
$L__BB3_21:
	add.s64 	%rd87, %rd109, %rd103;
	ld.global.nc.u32 %r106, [%rd87];
	bra.uni 	$L__BB3_22;
$L__BB3_20:
	ld.local.u32 	%r106, [%rd108+4];
$L__BB3_22:
	add.s64 	%rd39, %rd111, %rd107;
	st.u32 	[%rd39], %r106;
	@%p11 bra 	$L__BB3_24;
	bra.uni 	$L__BB3_23;
$L__BB3_24:
	shl.b64 	%rd89, %rd103, 1;
	add.s64 	%rd88, %rd109, %rd89;
	ld.global.nc.u32 %r107, [%rd88];
	bra.uni 	$L__BB3_25;
$L__BB3_23:
	ld.local.u32 	%r107, [%rd108+8];
$L__BB3_25:
	add.s64 	%rd40, %rd39, %rd107;
	st.u32 	[%rd40], %r107;
	@%p11 bra 	$L__BB3_27;
	bra.uni 	$L__BB3_26;
$L__BB3_27:
	ld.global.nc.u32 %r108, [%rd110];
	bra.uni 	$L__BB3_28;
$L__BB3_26:
	ld.local.u32 	%r108, [%rd108+12];
$L__BB3_28:
	add.s64 	%rd91, %rd40, %rd107;
	add.s64 	%rd111, %rd91, %rd107;
	st.u32 	[%rd91], %r108;
	add.s32 	%r109, %r109, 4;
	shl.b64 	%rd92, %rd103, 2;
	add.s64 	%rd110, %rd110, %rd92;
	add.s64 	%rd109, %rd109, %rd92;
	add.s64 	%rd108, %rd108, 16;
	add.s32 	%r104, %r104, -4;
	setp.ne.s32 	%p15, %r104, 0;
	@%p15 bra 	$L__BB3_16;
$L__BB3_29:
	setp.eq.s32 	%p16, %r110, 0;
	@%p16 bra 	$L__BB3_35;
	cvt.s64.s32 	%rd113, %r109;
	mul.wide.s32 	%rd93, %r109, 4;
	add.s64 	%rd112, %rd1, %rd93;
$L__BB3_31:
	.pragma "nounroll";
	setp.gt.s32 	%p17, %r29, -1;
	@%p17 bra 	$L__BB3_33;
	bra.uni 	$L__BB3_32;
$L__BB3_33:
	mul.lo.s64 	%rd95, %rd103, %rd113;
	add.s64 	%rd96, %rd30, %rd95;
	add.s64 	%rd94, %rd100, %rd96;
	ld.global.nc.u32 %r111, [%rd94];
	bra.uni 	$L__BB3_34;
$L__BB3_32:
	ld.local.u32 	%r111, [%rd112];
$L__BB3_34:
	mul.lo.s64 	%rd97, %rd107, %rd113;
	add.s64 	%rd98, %rd31, %rd97;
	add.s64 	%rd99, %rd104, %rd98;
	st.u32 	[%rd99], %r111;
	add.s64 	%rd113, %rd113, 1;
	add.s64 	%rd112, %rd112, 4;
	add.s32 	%r110, %r110, -1;
	setp.ne.s32 	%p18, %r110, 0;
	@%p18 bra 	$L__BB3_31;
$L__BB3_35:
	ret;
}
.visible .entry reorder_1(
	.param .u64 reorder_1_param_0,
	.param .align 8 .b8 reorder_1_param_1[48],
	.param .u64 reorder_1_param_2,
	.param .align 8 .b8 reorder_1_param_3[48],
	.param .u32 reorder_1_param_4,
	.param .u32 reorder_1_param_5,
	.param .u32 reorder_1_param_6,
	.param .u32 reorder_1_param_7
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<14>;
	.reg .b16 	%rs<17>;
	.reg .b32 	%r<62>;
	.reg .b64 	%rd<92>;
	ld.param.u64 	%rd31, [reorder_1_param_0];
	ld.param.v2.u32 	{%r31, %r32}, [reorder_1_param_1+40];
	ld.param.u64 	%rd36, [reorder_1_param_2];
	ld.param.v2.u32 	{%r60, %r61}, [reorder_1_param_3+32];
	ld.param.v2.u32 	{%r35, %r36}, [reorder_1_param_3+40];
	ld.param.u32 	%r25, [reorder_1_param_4];
	ld.param.u32 	%r26, [reorder_1_param_5];
	ld.param.u32 	%r27, [reorder_1_param_6];
	ld.param.u32 	%r28, [reorder_1_param_7];
	ld.param.u64 	%rd91, [reorder_1_param_3+24];
	ld.param.u64 	%rd90, [reorder_1_param_3+16];
	ld.param.u64 	%rd89, [reorder_1_param_3+8];
	ld.param.u64 	%rd37, [reorder_1_param_3];
	ld.param.u64 	%rd87, [reorder_1_param_1+24];
	ld.param.u64 	%rd86, [reorder_1_param_1+16];
	ld.param.u64 	%rd85, [reorder_1_param_1+8];
	ld.param.u64 	%rd32, [reorder_1_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r32, 0;
	@%p1 bra 	$L__BB4_2;
	cvta.to.global.u64 	%rd41, %rd31;
	mul.wide.s32 	%rd42, %r1, 40;
	add.s64 	%rd43, %rd41, %rd42;
	ld.global.u64 	%rd87, [%rd43+24];
	ld.global.u64 	%rd86, [%rd43+16];
	ld.global.u64 	%rd85, [%rd43+8];
	ld.global.u64 	%rd84, [%rd43];
	bra.uni 	$L__BB4_3;
$L__BB4_2:
	cvt.s64.s32 	%rd44, %r1;
	mul.lo.s64 	%rd45, %rd32, %rd44;
	add.s64 	%rd84, %rd31, %rd45;
$L__BB4_3:
	setp.eq.s32 	%p2, %r36, 0;
	@%p2 bra 	$L__BB4_5;
	cvta.to.global.u64 	%rd46, %rd36;
	mul.wide.s32 	%rd47, %r1, 40;
	add.s64 	%rd48, %rd46, %rd47;
	ld.global.v2.u32 	{%r60, %r61}, [%rd48+32];
	ld.global.u64 	%rd91, [%rd48+24];
	ld.global.u64 	%rd90, [%rd48+16];
	ld.global.u64 	%rd89, [%rd48+8];
	ld.global.u64 	%rd88, [%rd48];
	bra.uni 	$L__BB4_6;
$L__BB4_5:
	cvt.s64.s32 	%rd49, %r1;
	mul.lo.s64 	%rd50, %rd37, %rd49;
	add.s64 	%rd88, %rd36, %rd50;
$L__BB4_6:
	mov.u32 	%r42, %ctaid.x;
	shl.b32 	%r43, %r42, 5;
	mov.u32 	%r44, %tid.x;
	add.s32 	%r14, %r43, %r44;
	mov.u32 	%r45, %ctaid.y;
	shl.b32 	%r46, %r45, 3;
	mov.u32 	%r47, %tid.y;
	add.s32 	%r15, %r46, %r47;
	setp.ge.s32 	%p3, %r14, %r60;
	setp.ge.s32 	%p4, %r15, %r61;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB4_23;
	cvt.s64.s32 	%rd51, %r15;
	mul.lo.s64 	%rd52, %rd85, %rd51;
	cvt.s64.s32 	%rd53, %r14;
	mul.lo.s64 	%rd54, %rd86, %rd53;
	add.s64 	%rd27, %rd52, %rd54;
	setp.lt.s32 	%p6, %r35, 1;
	mov.u16 	%rs14, 0;
	mov.u16 	%rs13, %rs14;
	@%p6 bra 	$L__BB4_9;
	cvt.s64.s32 	%rd56, %r25;
	mul.lo.s64 	%rd57, %rd87, %rd56;
	add.s64 	%rd58, %rd27, %rd57;
	add.s64 	%rd55, %rd84, %rd58;
	ld.global.nc.u8 %r48, [%rd55];
	cvt.u16.u32 	%rs13, %r48;
$L__BB4_9:
	setp.lt.s32 	%p7, %r35, 2;
	@%p7 bra 	$L__BB4_11;
	cvt.s64.s32 	%rd60, %r26;
	mul.lo.s64 	%rd61, %rd87, %rd60;
	add.s64 	%rd62, %rd27, %rd61;
	add.s64 	%rd59, %rd84, %rd62;
	ld.global.nc.u8 %r49, [%rd59];
	cvt.u16.u32 	%rs14, %r49;
$L__BB4_11:
	setp.lt.s32 	%p8, %r35, 3;
	mov.u16 	%rs16, 0;
	mov.u16 	%rs15, %rs16;
	@%p8 bra 	$L__BB4_13;
	cvt.s64.s32 	%rd64, %r27;
	mul.lo.s64 	%rd65, %rd87, %rd64;
	add.s64 	%rd66, %rd27, %rd65;
	add.s64 	%rd63, %rd84, %rd66;
	ld.global.nc.u8 %r50, [%rd63];
	cvt.u16.u32 	%rs15, %r50;
$L__BB4_13:
	setp.lt.s32 	%p9, %r35, 4;
	@%p9 bra 	$L__BB4_15;
	cvt.s64.s32 	%rd68, %r28;
	mul.lo.s64 	%rd69, %rd87, %rd68;
	add.s64 	%rd70, %rd27, %rd69;
	add.s64 	%rd67, %rd84, %rd70;
	ld.global.nc.u8 %r51, [%rd67];
	cvt.u16.u32 	%rs16, %r51;
$L__BB4_15:
	mul.lo.s64 	%rd72, %rd89, %rd51;
	mul.lo.s64 	%rd74, %rd90, %rd53;
	add.s64 	%rd29, %rd72, %rd74;
	@%p6 bra 	$L__BB4_17;
	add.s64 	%rd75, %rd88, %rd29;
	st.u8 	[%rd75], %rs13;
$L__BB4_17:
	@%p7 bra 	$L__BB4_19;
	add.s64 	%rd76, %rd29, %rd91;
	add.s64 	%rd77, %rd88, %rd76;
	st.u8 	[%rd77], %rs14;
$L__BB4_19:
	@%p8 bra 	$L__BB4_21;
	shl.b64 	%rd78, %rd91, 1;
	add.s64 	%rd79, %rd29, %rd78;
	add.s64 	%rd80, %rd88, %rd79;
	st.u8 	[%rd80], %rs15;
$L__BB4_21:
	@%p9 bra 	$L__BB4_23;
	mul.lo.s64 	%rd81, %rd91, 3;
	add.s64 	%rd82, %rd29, %rd81;
	add.s64 	%rd83, %rd88, %rd82;
	st.u8 	[%rd83], %rs16;
$L__BB4_23:
	ret;
}
.visible .entry reorder_2(
	.param .u64 reorder_2_param_0,
	.param .align 8 .b8 reorder_2_param_1[48],
	.param .u64 reorder_2_param_2,
	.param .align 8 .b8 reorder_2_param_3[48],
	.param .u32 reorder_2_param_4,
	.param .u32 reorder_2_param_5,
	.param .u32 reorder_2_param_6,
	.param .u32 reorder_2_param_7
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<14>;
	.reg .b16 	%rs<21>;
	.reg .b32 	%r<58>;
	.reg .b64 	%rd<92>;
	ld.param.u64 	%rd31, [reorder_2_param_0];
	ld.param.v2.u32 	{%r31, %r32}, [reorder_2_param_1+40];
	ld.param.u64 	%rd36, [reorder_2_param_2];
	ld.param.v2.u32 	{%r56, %r57}, [reorder_2_param_3+32];
	ld.param.v2.u32 	{%r35, %r36}, [reorder_2_param_3+40];
	ld.param.u32 	%r25, [reorder_2_param_4];
	ld.param.u32 	%r26, [reorder_2_param_5];
	ld.param.u32 	%r27, [reorder_2_param_6];
	ld.param.u32 	%r28, [reorder_2_param_7];
	ld.param.u64 	%rd91, [reorder_2_param_3+24];
	ld.param.u64 	%rd90, [reorder_2_param_3+16];
	ld.param.u64 	%rd89, [reorder_2_param_3+8];
	ld.param.u64 	%rd37, [reorder_2_param_3];
	ld.param.u64 	%rd87, [reorder_2_param_1+24];
	ld.param.u64 	%rd86, [reorder_2_param_1+16];
	ld.param.u64 	%rd85, [reorder_2_param_1+8];
	ld.param.u64 	%rd32, [reorder_2_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r32, 0;
	@%p1 bra 	$L__BB5_2;
	cvta.to.global.u64 	%rd41, %rd31;
	mul.wide.s32 	%rd42, %r1, 40;
	add.s64 	%rd43, %rd41, %rd42;
	ld.global.u64 	%rd87, [%rd43+24];
	ld.global.u64 	%rd86, [%rd43+16];
	ld.global.u64 	%rd85, [%rd43+8];
	ld.global.u64 	%rd84, [%rd43];
	bra.uni 	$L__BB5_3;
$L__BB5_2:
	cvt.s64.s32 	%rd44, %r1;
	mul.lo.s64 	%rd45, %rd32, %rd44;
	add.s64 	%rd84, %rd31, %rd45;
$L__BB5_3:
	setp.eq.s32 	%p2, %r36, 0;
	@%p2 bra 	$L__BB5_5;
	cvta.to.global.u64 	%rd46, %rd36;
	mul.wide.s32 	%rd47, %r1, 40;
	add.s64 	%rd48, %rd46, %rd47;
	ld.global.v2.u32 	{%r56, %r57}, [%rd48+32];
	ld.global.u64 	%rd91, [%rd48+24];
	ld.global.u64 	%rd90, [%rd48+16];
	ld.global.u64 	%rd89, [%rd48+8];
	ld.global.u64 	%rd88, [%rd48];
	bra.uni 	$L__BB5_6;
$L__BB5_5:
	cvt.s64.s32 	%rd49, %r1;
	mul.lo.s64 	%rd50, %rd37, %rd49;
	add.s64 	%rd88, %rd36, %rd50;
$L__BB5_6:
	mov.u32 	%r42, %ctaid.x;
	shl.b32 	%r43, %r42, 5;
	mov.u32 	%r44, %tid.x;
	add.s32 	%r14, %r43, %r44;
	mov.u32 	%r45, %ctaid.y;
	shl.b32 	%r46, %r45, 3;
	mov.u32 	%r47, %tid.y;
	add.s32 	%r15, %r46, %r47;
	setp.ge.s32 	%p3, %r14, %r56;
	setp.ge.s32 	%p4, %r15, %r57;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB5_23;
	cvt.s64.s32 	%rd51, %r15;
	mul.lo.s64 	%rd52, %rd85, %rd51;
	cvt.s64.s32 	%rd53, %r14;
	mul.lo.s64 	%rd54, %rd86, %rd53;
	add.s64 	%rd27, %rd52, %rd54;
	setp.lt.s32 	%p6, %r35, 1;
	mov.u16 	%rs18, 0;
	mov.u16 	%rs17, %rs18;
	@%p6 bra 	$L__BB5_9;
	cvt.s64.s32 	%rd56, %r25;
	mul.lo.s64 	%rd57, %rd87, %rd56;
	add.s64 	%rd58, %rd27, %rd57;
	add.s64 	%rd55, %rd84, %rd58;
	ld.global.nc.u16 %rs17, [%rd55];
$L__BB5_9:
	setp.lt.s32 	%p7, %r35, 2;
	@%p7 bra 	$L__BB5_11;
	cvt.s64.s32 	%rd60, %r26;
	mul.lo.s64 	%rd61, %rd87, %rd60;
	add.s64 	%rd62, %rd27, %rd61;
	add.s64 	%rd59, %rd84, %rd62;
	ld.global.nc.u16 %rs18, [%rd59];
$L__BB5_11:
	setp.lt.s32 	%p8, %r35, 3;
	mov.u16 	%rs20, 0;
	mov.u16 	%rs19, %rs20;
	@%p8 bra 	$L__BB5_13;
	cvt.s64.s32 	%rd64, %r27;
	mul.lo.s64 	%rd65, %rd87, %rd64;
	add.s64 	%rd66, %rd27, %rd65;
	add.s64 	%rd63, %rd84, %rd66;
	ld.global.nc.u16 %rs19, [%rd63];
$L__BB5_13:
	setp.lt.s32 	%p9, %r35, 4;
	@%p9 bra 	$L__BB5_15;
	cvt.s64.s32 	%rd68, %r28;
	mul.lo.s64 	%rd69, %rd87, %rd68;
	add.s64 	%rd70, %rd27, %rd69;
	add.s64 	%rd67, %rd84, %rd70;
	ld.global.nc.u16 %rs20, [%rd67];
$L__BB5_15:
	mul.lo.s64 	%rd72, %rd89, %rd51;
	mul.lo.s64 	%rd74, %rd90, %rd53;
	add.s64 	%rd29, %rd72, %rd74;
	@%p6 bra 	$L__BB5_17;
	add.s64 	%rd75, %rd88, %rd29;
	st.u16 	[%rd75], %rs17;
$L__BB5_17:
	@%p7 bra 	$L__BB5_19;
	add.s64 	%rd76, %rd29, %rd91;
	add.s64 	%rd77, %rd88, %rd76;
	st.u16 	[%rd77], %rs18;
$L__BB5_19:
	@%p8 bra 	$L__BB5_21;
	shl.b64 	%rd78, %rd91, 1;
	add.s64 	%rd79, %rd29, %rd78;
	add.s64 	%rd80, %rd88, %rd79;
	st.u16 	[%rd80], %rs19;
$L__BB5_21:
	@%p9 bra 	$L__BB5_23;
	mul.lo.s64 	%rd81, %rd91, 3;
	add.s64 	%rd82, %rd29, %rd81;
	add.s64 	%rd83, %rd88, %rd82;
	st.u16 	[%rd83], %rs20;
$L__BB5_23:
	ret;
}
.visible .entry reorder_4(
	.param .u64 reorder_4_param_0,
	.param .align 8 .b8 reorder_4_param_1[48],
	.param .u64 reorder_4_param_2,
	.param .align 8 .b8 reorder_4_param_3[48],
	.param .u32 reorder_4_param_4,
	.param .u32 reorder_4_param_5,
	.param .u32 reorder_4_param_6,
	.param .u32 reorder_4_param_7
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<14>;
	.reg .b32 	%r<78>;
	.reg .b64 	%rd<92>;
	ld.param.u64 	%rd31, [reorder_4_param_0];
	ld.param.v2.u32 	{%r39, %r40}, [reorder_4_param_1+40];
	ld.param.u64 	%rd36, [reorder_4_param_2];
	ld.param.v2.u32 	{%r72, %r73}, [reorder_4_param_3+32];
	ld.param.v2.u32 	{%r43, %r44}, [reorder_4_param_3+40];
	ld.param.u32 	%r33, [reorder_4_param_4];
	ld.param.u32 	%r34, [reorder_4_param_5];
	ld.param.u32 	%r35, [reorder_4_param_6];
	ld.param.u32 	%r36, [reorder_4_param_7];
	ld.param.u64 	%rd91, [reorder_4_param_3+24];
	ld.param.u64 	%rd90, [reorder_4_param_3+16];
	ld.param.u64 	%rd89, [reorder_4_param_3+8];
	ld.param.u64 	%rd37, [reorder_4_param_3];
	ld.param.u64 	%rd87, [reorder_4_param_1+24];
	ld.param.u64 	%rd86, [reorder_4_param_1+16];
	ld.param.u64 	%rd85, [reorder_4_param_1+8];
	ld.param.u64 	%rd32, [reorder_4_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r40, 0;
	@%p1 bra 	$L__BB6_2;
	cvta.to.global.u64 	%rd41, %rd31;
	mul.wide.s32 	%rd42, %r1, 40;
	add.s64 	%rd43, %rd41, %rd42;
	ld.global.u64 	%rd87, [%rd43+24];
	ld.global.u64 	%rd86, [%rd43+16];
	ld.global.u64 	%rd85, [%rd43+8];
	ld.global.u64 	%rd84, [%rd43];
	bra.uni 	$L__BB6_3;
$L__BB6_2:
	cvt.s64.s32 	%rd44, %r1;
	mul.lo.s64 	%rd45, %rd32, %rd44;
	add.s64 	%rd84, %rd31, %rd45;
$L__BB6_3:
	setp.eq.s32 	%p2, %r44, 0;
	@%p2 bra 	$L__BB6_5;
	cvta.to.global.u64 	%rd46, %rd36;
	mul.wide.s32 	%rd47, %r1, 40;
	add.s64 	%rd48, %rd46, %rd47;
	ld.global.v2.u32 	{%r72, %r73}, [%rd48+32];
	ld.global.u64 	%rd91, [%rd48+24];
	ld.global.u64 	%rd90, [%rd48+16];
	ld.global.u64 	%rd89, [%rd48+8];
	ld.global.u64 	%rd88, [%rd48];
	bra.uni 	$L__BB6_6;
$L__BB6_5:
	cvt.s64.s32 	%rd49, %r1;
	mul.lo.s64 	%rd50, %rd37, %rd49;
	add.s64 	%rd88, %rd36, %rd50;
$L__BB6_6:
	mov.u32 	%r50, %ctaid.x;
	shl.b32 	%r51, %r50, 5;
	mov.u32 	%r52, %tid.x;
	add.s32 	%r14, %r51, %r52;
	mov.u32 	%r53, %ctaid.y;
	shl.b32 	%r54, %r53, 3;
	mov.u32 	%r55, %tid.y;
	add.s32 	%r15, %r54, %r55;
	setp.ge.s32 	%p3, %r14, %r72;
	setp.ge.s32 	%p4, %r15, %r73;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB6_23;
	cvt.s64.s32 	%rd51, %r15;
	mul.lo.s64 	%rd52, %rd85, %rd51;
	cvt.s64.s32 	%rd53, %r14;
	mul.lo.s64 	%rd54, %rd86, %rd53;
	add.s64 	%rd27, %rd52, %rd54;
	setp.lt.s32 	%p6, %r43, 1;
	mov.u32 	%r75, 0;
	mov.u32 	%r74, %r75;
	@%p6 bra 	$L__BB6_9;
	cvt.s64.s32 	%rd56, %r33;
	mul.lo.s64 	%rd57, %rd87, %rd56;
	add.s64 	%rd58, %rd27, %rd57;
	add.s64 	%rd55, %rd84, %rd58;
	ld.global.nc.u32 %r74, [%rd55];
$L__BB6_9:
	setp.lt.s32 	%p7, %r43, 2;
	@%p7 bra 	$L__BB6_11;
	cvt.s64.s32 	%rd60, %r34;
	mul.lo.s64 	%rd61, %rd87, %rd60;
	add.s64 	%rd62, %rd27, %rd61;
	add.s64 	%rd59, %rd84, %rd62;
	ld.global.nc.u32 %r75, [%rd59];
$L__BB6_11:
	setp.lt.s32 	%p8, %r43, 3;
	mov.u32 	%r77, 0;
	mov.u32 	%r76, %r77;
	@%p8 bra 	$L__BB6_13;
	cvt.s64.s32 	%rd64, %r35;
	mul.lo.s64 	%rd65, %rd87, %rd64;
	add.s64 	%rd66, %rd27, %rd65;
	add.s64 	%rd63, %rd84, %rd66;
	ld.global.nc.u32 %r76, [%rd63];
$L__BB6_13:
	setp.lt.s32 	%p9, %r43, 4;
	@%p9 bra 	$L__BB6_15;
	cvt.s64.s32 	%rd68, %r36;
	mul.lo.s64 	%rd69, %rd87, %rd68;
	add.s64 	%rd70, %rd27, %rd69;
	add.s64 	%rd67, %rd84, %rd70;
	ld.global.nc.u32 %r77, [%rd67];
$L__BB6_15:
	mul.lo.s64 	%rd72, %rd89, %rd51;
	mul.lo.s64 	%rd74, %rd90, %rd53;
	add.s64 	%rd29, %rd72, %rd74;
	@%p6 bra 	$L__BB6_17;
	add.s64 	%rd75, %rd88, %rd29;
	st.u32 	[%rd75], %r74;
$L__BB6_17:
	@%p7 bra 	$L__BB6_19;
	add.s64 	%rd76, %rd29, %rd91;
	add.s64 	%rd77, %rd88, %rd76;
	st.u32 	[%rd77], %r75;
$L__BB6_19:
	@%p8 bra 	$L__BB6_21;
	shl.b64 	%rd78, %rd91, 1;
	add.s64 	%rd79, %rd29, %rd78;
	add.s64 	%rd80, %rd88, %rd79;
	st.u32 	[%rd80], %r76;
$L__BB6_21:
	@%p9 bra 	$L__BB6_23;
	mul.lo.s64 	%rd81, %rd91, 3;
	add.s64 	%rd82, %rd29, %rd81;
	add.s64 	%rd83, %rd88, %rd82;
	st.u32 	[%rd83], %r77;
$L__BB6_23:
	ret;
}
.visible .entry split_1(
	.param .u64 split_1_param_0,
	.param .align 8 .b8 split_1_param_1[48],
	.param .u64 split_1_param_2,
	.param .align 8 .b8 split_1_param_3[48],
	.param .u64 split_1_param_4,
	.param .align 8 .b8 split_1_param_5[48],
	.param .u64 split_1_param_6,
	.param .align 8 .b8 split_1_param_7[48],
	.param .u64 split_1_param_8,
	.param .align 8 .b8 split_1_param_9[48],
	.param .u32 split_1_param_10
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<14>;
	.reg .b32 	%r<104>;
	.reg .b64 	%rd<156>;
	ld.param.u64 	%rd67, [split_1_param_0];
	ld.param.v2.u32 	{%r102, %r103}, [split_1_param_1+32];
	ld.param.v2.u32 	{%r57, %r58}, [split_1_param_1+40];
	ld.param.u64 	%rd72, [split_1_param_2];
	ld.param.v2.u32 	{%r61, %r62}, [split_1_param_3+40];
	ld.param.u64 	%rd77, [split_1_param_4];
	ld.param.v2.u32 	{%r65, %r66}, [split_1_param_5+40];
	ld.param.u64 	%rd82, [split_1_param_6];
	ld.param.v2.u32 	{%r69, %r70}, [split_1_param_7+40];
	ld.param.u64 	%rd87, [split_1_param_8];
	ld.param.v2.u32 	{%r73, %r74}, [split_1_param_9+40];
	ld.param.u32 	%r54, [split_1_param_10];
	ld.param.u64 	%rd155, [split_1_param_9+16];
	ld.param.u64 	%rd154, [split_1_param_9+8];
	ld.param.u64 	%rd88, [split_1_param_9];
	ld.param.u64 	%rd152, [split_1_param_7+16];
	ld.param.u64 	%rd151, [split_1_param_7+8];
	ld.param.u64 	%rd83, [split_1_param_7];
	ld.param.u64 	%rd149, [split_1_param_5+16];
	ld.param.u64 	%rd148, [split_1_param_5+8];
	ld.param.u64 	%rd78, [split_1_param_5];
	ld.param.u64 	%rd146, [split_1_param_3+16];
	ld.param.u64 	%rd145, [split_1_param_3+8];
	ld.param.u64 	%rd73, [split_1_param_3];
	ld.param.u64 	%rd143, [split_1_param_1+24];
	ld.param.u64 	%rd142, [split_1_param_1+16];
	ld.param.u64 	%rd141, [split_1_param_1+8];
	ld.param.u64 	%rd68, [split_1_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r58, 0;
	@%p1 bra 	$L__BB7_2;
	cvta.to.global.u64 	%rd92, %rd67;
	mul.wide.s32 	%rd93, %r1, 40;
	add.s64 	%rd94, %rd92, %rd93;
	ld.global.v2.u32 	{%r102, %r103}, [%rd94+32];
	ld.global.u64 	%rd143, [%rd94+24];
	ld.global.u64 	%rd142, [%rd94+16];
	ld.global.u64 	%rd141, [%rd94+8];
	ld.global.u64 	%rd140, [%rd94];
	bra.uni 	$L__BB7_3;
$L__BB7_2:
	cvt.s64.s32 	%rd95, %r1;
	mul.lo.s64 	%rd96, %rd68, %rd95;
	add.s64 	%rd140, %rd67, %rd96;
$L__BB7_3:
	setp.eq.s32 	%p2, %r62, 0;
	@%p2 bra 	$L__BB7_5;
	cvta.to.global.u64 	%rd97, %rd72;
	mul.wide.s32 	%rd98, %r1, 40;
	add.s64 	%rd99, %rd97, %rd98;
	ld.global.u64 	%rd146, [%rd99+16];
	ld.global.u64 	%rd145, [%rd99+8];
	ld.global.u64 	%rd144, [%rd99];
	bra.uni 	$L__BB7_6;
$L__BB7_5:
	cvt.s64.s32 	%rd100, %r1;
	mul.lo.s64 	%rd101, %rd73, %rd100;
	add.s64 	%rd144, %rd72, %rd101;
$L__BB7_6:
	setp.eq.s32 	%p3, %r66, 0;
	@%p3 bra 	$L__BB7_8;
	cvta.to.global.u64 	%rd102, %rd77;
	mul.wide.s32 	%rd103, %r1, 40;
	add.s64 	%rd104, %rd102, %rd103;
	ld.global.u64 	%rd149, [%rd104+16];
	ld.global.u64 	%rd148, [%rd104+8];
	ld.global.u64 	%rd147, [%rd104];
	bra.uni 	$L__BB7_9;
$L__BB7_8:
	cvt.s64.s32 	%rd105, %r1;
	mul.lo.s64 	%rd106, %rd78, %rd105;
	add.s64 	%rd147, %rd77, %rd106;
$L__BB7_9:
	setp.eq.s32 	%p4, %r70, 0;
	@%p4 bra 	$L__BB7_11;
	cvta.to.global.u64 	%rd107, %rd82;
	mul.wide.s32 	%rd108, %r1, 40;
	add.s64 	%rd109, %rd107, %rd108;
	ld.global.u64 	%rd152, [%rd109+16];
	ld.global.u64 	%rd151, [%rd109+8];
	ld.global.u64 	%rd150, [%rd109];
	bra.uni 	$L__BB7_12;
$L__BB7_11:
	cvt.s64.s32 	%rd110, %r1;
	mul.lo.s64 	%rd111, %rd83, %rd110;
	add.s64 	%rd150, %rd82, %rd111;
$L__BB7_12:
	setp.eq.s32 	%p5, %r74, 0;
	@%p5 bra 	$L__BB7_14;
	cvta.to.global.u64 	%rd112, %rd87;
	mul.wide.s32 	%rd113, %r1, 40;
	add.s64 	%rd114, %rd112, %rd113;
	ld.global.u64 	%rd155, [%rd114+16];
	ld.global.u64 	%rd154, [%rd114+8];
	ld.global.u64 	%rd153, [%rd114];
	bra.uni 	$L__BB7_15;
$L__BB7_14:
	cvt.s64.s32 	%rd115, %r1;
	mul.lo.s64 	%rd116, %rd88, %rd115;
	add.s64 	%rd153, %rd87, %rd116;
$L__BB7_15:
	mov.u32 	%r92, %ctaid.x;
	shl.b32 	%r93, %r92, 5;
	mov.u32 	%r94, %tid.x;
	add.s32 	%r32, %r93, %r94;
	mov.u32 	%r95, %ctaid.y;
	shl.b32 	%r96, %r95, 3;
	mov.u32 	%r97, %tid.y;
	add.s32 	%r33, %r96, %r97;
	setp.ge.s32 	%p6, %r32, %r102;
	setp.ge.s32 	%p7, %r33, %r103;
	or.pred  	%p8, %p7, %p6;
	setp.lt.s32 	%p9, %r54, 1;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB7_20;
	cvt.s64.s32 	%rd61, %r33;
	mul.lo.s64 	%rd118, %rd141, %rd61;
	cvt.s64.s32 	%rd62, %r32;
	mul.lo.s64 	%rd119, %rd142, %rd62;
	add.s64 	%rd120, %rd118, %rd119;
	add.s64 	%rd117, %rd140, %rd120;
	ld.global.nc.u8 %r98, [%rd117];
	mul.lo.s64 	%rd121, %rd145, %rd61;
	mul.lo.s64 	%rd122, %rd146, %rd62;
	add.s64 	%rd123, %rd122, %rd121;
	add.s64 	%rd124, %rd144, %rd123;
	st.u8 	[%rd124], %r98;
	setp.lt.s32 	%p11, %r54, 2;
	@%p11 bra 	$L__BB7_20;
	add.s64 	%rd125, %rd117, %rd143;
	ld.global.nc.u8 %r99, [%rd125];
	mul.lo.s64 	%rd126, %rd149, %rd62;
	mul.lo.s64 	%rd127, %rd148, %rd61;
	add.s64 	%rd128, %rd126, %rd127;
	add.s64 	%rd129, %rd147, %rd128;
	st.u8 	[%rd129], %r99;
	setp.eq.s32 	%p12, %r54, 2;
	@%p12 bra 	$L__BB7_20;
	add.s64 	%rd130, %rd125, %rd143;
	ld.global.nc.u8 %r100, [%rd130];
	mul.lo.s64 	%rd131, %rd152, %rd62;
	mul.lo.s64 	%rd132, %rd151, %rd61;
	add.s64 	%rd133, %rd131, %rd132;
	add.s64 	%rd134, %rd150, %rd133;
	st.u8 	[%rd134], %r100;
	setp.lt.s32 	%p13, %r54, 4;
	@%p13 bra 	$L__BB7_20;
	add.s64 	%rd135, %rd130, %rd143;
	ld.global.nc.u8 %r101, [%rd135];
	mul.lo.s64 	%rd136, %rd155, %rd62;
	mul.lo.s64 	%rd137, %rd154, %rd61;
	add.s64 	%rd138, %rd136, %rd137;
	add.s64 	%rd139, %rd153, %rd138;
	st.u8 	[%rd139], %r101;
$L__BB7_20:
	ret;
}
.visible .entry split_2(
	.param .u64 split_2_param_0,
	.param .align 8 .b8 split_2_param_1[48],
	.param .u64 split_2_param_2,
	.param .align 8 .b8 split_2_param_3[48],
	.param .u64 split_2_param_4,
	.param .align 8 .b8 split_2_param_5[48],
	.param .u64 split_2_param_6,
	.param .align 8 .b8 split_2_param_7[48],
	.param .u64 split_2_param_8,
	.param .align 8 .b8 split_2_param_9[48],
	.param .u32 split_2_param_10
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<14>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<100>;
	.reg .b64 	%rd<156>;
	ld.param.u64 	%rd67, [split_2_param_0];
	ld.param.v2.u32 	{%r98, %r99}, [split_2_param_1+32];
	ld.param.v2.u32 	{%r57, %r58}, [split_2_param_1+40];
	ld.param.u64 	%rd72, [split_2_param_2];
	ld.param.v2.u32 	{%r61, %r62}, [split_2_param_3+40];
	ld.param.u64 	%rd77, [split_2_param_4];
	ld.param.v2.u32 	{%r65, %r66}, [split_2_param_5+40];
	ld.param.u64 	%rd82, [split_2_param_6];
	ld.param.v2.u32 	{%r69, %r70}, [split_2_param_7+40];
	ld.param.u64 	%rd87, [split_2_param_8];
	ld.param.v2.u32 	{%r73, %r74}, [split_2_param_9+40];
	ld.param.u32 	%r54, [split_2_param_10];
	ld.param.u64 	%rd155, [split_2_param_9+16];
	ld.param.u64 	%rd154, [split_2_param_9+8];
	ld.param.u64 	%rd88, [split_2_param_9];
	ld.param.u64 	%rd152, [split_2_param_7+16];
	ld.param.u64 	%rd151, [split_2_param_7+8];
	ld.param.u64 	%rd83, [split_2_param_7];
	ld.param.u64 	%rd149, [split_2_param_5+16];
	ld.param.u64 	%rd148, [split_2_param_5+8];
	ld.param.u64 	%rd78, [split_2_param_5];
	ld.param.u64 	%rd146, [split_2_param_3+16];
	ld.param.u64 	%rd145, [split_2_param_3+8];
	ld.param.u64 	%rd73, [split_2_param_3];
	ld.param.u64 	%rd143, [split_2_param_1+24];
	ld.param.u64 	%rd142, [split_2_param_1+16];
	ld.param.u64 	%rd141, [split_2_param_1+8];
	ld.param.u64 	%rd68, [split_2_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r58, 0;
	@%p1 bra 	$L__BB8_2;
	cvta.to.global.u64 	%rd92, %rd67;
	mul.wide.s32 	%rd93, %r1, 40;
	add.s64 	%rd94, %rd92, %rd93;
	ld.global.v2.u32 	{%r98, %r99}, [%rd94+32];
	ld.global.u64 	%rd143, [%rd94+24];
	ld.global.u64 	%rd142, [%rd94+16];
	ld.global.u64 	%rd141, [%rd94+8];
	ld.global.u64 	%rd140, [%rd94];
	bra.uni 	$L__BB8_3;
$L__BB8_2:
	cvt.s64.s32 	%rd95, %r1;
	mul.lo.s64 	%rd96, %rd68, %rd95;
	add.s64 	%rd140, %rd67, %rd96;
$L__BB8_3:
	setp.eq.s32 	%p2, %r62, 0;
	@%p2 bra 	$L__BB8_5;
	cvta.to.global.u64 	%rd97, %rd72;
	mul.wide.s32 	%rd98, %r1, 40;
	add.s64 	%rd99, %rd97, %rd98;
	ld.global.u64 	%rd146, [%rd99+16];
	ld.global.u64 	%rd145, [%rd99+8];
	ld.global.u64 	%rd144, [%rd99];
	bra.uni 	$L__BB8_6;
$L__BB8_5:
	cvt.s64.s32 	%rd100, %r1;
	mul.lo.s64 	%rd101, %rd73, %rd100;
	add.s64 	%rd144, %rd72, %rd101;
$L__BB8_6:
	setp.eq.s32 	%p3, %r66, 0;
	@%p3 bra 	$L__BB8_8;
	cvta.to.global.u64 	%rd102, %rd77;
	mul.wide.s32 	%rd103, %r1, 40;
	add.s64 	%rd104, %rd102, %rd103;
	ld.global.u64 	%rd149, [%rd104+16];
	ld.global.u64 	%rd148, [%rd104+8];
	ld.global.u64 	%rd147, [%rd104];
	bra.uni 	$L__BB8_9;
$L__BB8_8:
	cvt.s64.s32 	%rd105, %r1;
	mul.lo.s64 	%rd106, %rd78, %rd105;
	add.s64 	%rd147, %rd77, %rd106;
$L__BB8_9:
	setp.eq.s32 	%p4, %r70, 0;
	@%p4 bra 	$L__BB8_11;
	cvta.to.global.u64 	%rd107, %rd82;
	mul.wide.s32 	%rd108, %r1, 40;
	add.s64 	%rd109, %rd107, %rd108;
	ld.global.u64 	%rd152, [%rd109+16];
	ld.global.u64 	%rd151, [%rd109+8];
	ld.global.u64 	%rd150, [%rd109];
	bra.uni 	$L__BB8_12;
$L__BB8_11:
	cvt.s64.s32 	%rd110, %r1;
	mul.lo.s64 	%rd111, %rd83, %rd110;
	add.s64 	%rd150, %rd82, %rd111;
$L__BB8_12:
	setp.eq.s32 	%p5, %r74, 0;
	@%p5 bra 	$L__BB8_14;
	cvta.to.global.u64 	%rd112, %rd87;
	mul.wide.s32 	%rd113, %r1, 40;
	add.s64 	%rd114, %rd112, %rd113;
	ld.global.u64 	%rd155, [%rd114+16];
	ld.global.u64 	%rd154, [%rd114+8];
	ld.global.u64 	%rd153, [%rd114];
	bra.uni 	$L__BB8_15;
$L__BB8_14:
	cvt.s64.s32 	%rd115, %r1;
	mul.lo.s64 	%rd116, %rd88, %rd115;
	add.s64 	%rd153, %rd87, %rd116;
$L__BB8_15:
	mov.u32 	%r92, %ctaid.x;
	shl.b32 	%r93, %r92, 5;
	mov.u32 	%r94, %tid.x;
	add.s32 	%r32, %r93, %r94;
	mov.u32 	%r95, %ctaid.y;
	shl.b32 	%r96, %r95, 3;
	mov.u32 	%r97, %tid.y;
	add.s32 	%r33, %r96, %r97;
	setp.ge.s32 	%p6, %r32, %r98;
	setp.ge.s32 	%p7, %r33, %r99;
	or.pred  	%p8, %p7, %p6;
	setp.lt.s32 	%p9, %r54, 1;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB8_20;
	cvt.s64.s32 	%rd61, %r33;
	mul.lo.s64 	%rd118, %rd141, %rd61;
	cvt.s64.s32 	%rd62, %r32;
	mul.lo.s64 	%rd119, %rd142, %rd62;
	add.s64 	%rd120, %rd118, %rd119;
	add.s64 	%rd117, %rd140, %rd120;
	ld.global.nc.u16 %rs1, [%rd117];
	mul.lo.s64 	%rd121, %rd145, %rd61;
	mul.lo.s64 	%rd122, %rd146, %rd62;
	add.s64 	%rd123, %rd122, %rd121;
	add.s64 	%rd124, %rd144, %rd123;
	st.u16 	[%rd124], %rs1;
	setp.lt.s32 	%p11, %r54, 2;
	@%p11 bra 	$L__BB8_20;
	add.s64 	%rd125, %rd117, %rd143;
	ld.global.nc.u16 %rs2, [%rd125];
	mul.lo.s64 	%rd126, %rd149, %rd62;
	mul.lo.s64 	%rd127, %rd148, %rd61;
	add.s64 	%rd128, %rd126, %rd127;
	add.s64 	%rd129, %rd147, %rd128;
	st.u16 	[%rd129], %rs2;
	setp.eq.s32 	%p12, %r54, 2;
	@%p12 bra 	$L__BB8_20;
	add.s64 	%rd130, %rd125, %rd143;
	ld.global.nc.u16 %rs3, [%rd130];
	mul.lo.s64 	%rd131, %rd152, %rd62;
	mul.lo.s64 	%rd132, %rd151, %rd61;
	add.s64 	%rd133, %rd131, %rd132;
	add.s64 	%rd134, %rd150, %rd133;
	st.u16 	[%rd134], %rs3;
	setp.lt.s32 	%p13, %r54, 4;
	@%p13 bra 	$L__BB8_20;
	add.s64 	%rd135, %rd130, %rd143;
	ld.global.nc.u16 %rs4, [%rd135];
	mul.lo.s64 	%rd136, %rd155, %rd62;
	mul.lo.s64 	%rd137, %rd154, %rd61;
	add.s64 	%rd138, %rd136, %rd137;
	add.s64 	%rd139, %rd153, %rd138;
	st.u16 	[%rd139], %rs4;
$L__BB8_20:
	ret;
}
.visible .entry split_4(
	.param .u64 split_4_param_0,
	.param .align 8 .b8 split_4_param_1[48],
	.param .u64 split_4_param_2,
	.param .align 8 .b8 split_4_param_3[48],
	.param .u64 split_4_param_4,
	.param .align 8 .b8 split_4_param_5[48],
	.param .u64 split_4_param_6,
	.param .align 8 .b8 split_4_param_7[48],
	.param .u64 split_4_param_8,
	.param .align 8 .b8 split_4_param_9[48],
	.param .u32 split_4_param_10
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<14>;
	.reg .b32 	%r<104>;
	.reg .b64 	%rd<156>;
	ld.param.u64 	%rd67, [split_4_param_0];
	ld.param.v2.u32 	{%r102, %r103}, [split_4_param_1+32];
	ld.param.v2.u32 	{%r57, %r58}, [split_4_param_1+40];
	ld.param.u64 	%rd72, [split_4_param_2];
	ld.param.v2.u32 	{%r61, %r62}, [split_4_param_3+40];
	ld.param.u64 	%rd77, [split_4_param_4];
	ld.param.v2.u32 	{%r65, %r66}, [split_4_param_5+40];
	ld.param.u64 	%rd82, [split_4_param_6];
	ld.param.v2.u32 	{%r69, %r70}, [split_4_param_7+40];
	ld.param.u64 	%rd87, [split_4_param_8];
	ld.param.v2.u32 	{%r73, %r74}, [split_4_param_9+40];
	ld.param.u32 	%r54, [split_4_param_10];
	ld.param.u64 	%rd155, [split_4_param_9+16];
	ld.param.u64 	%rd154, [split_4_param_9+8];
	ld.param.u64 	%rd88, [split_4_param_9];
	ld.param.u64 	%rd152, [split_4_param_7+16];
	ld.param.u64 	%rd151, [split_4_param_7+8];
	ld.param.u64 	%rd83, [split_4_param_7];
	ld.param.u64 	%rd149, [split_4_param_5+16];
	ld.param.u64 	%rd148, [split_4_param_5+8];
	ld.param.u64 	%rd78, [split_4_param_5];
	ld.param.u64 	%rd146, [split_4_param_3+16];
	ld.param.u64 	%rd145, [split_4_param_3+8];
	ld.param.u64 	%rd73, [split_4_param_3];
	ld.param.u64 	%rd143, [split_4_param_1+24];
	ld.param.u64 	%rd142, [split_4_param_1+16];
	ld.param.u64 	%rd141, [split_4_param_1+8];
	ld.param.u64 	%rd68, [split_4_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r58, 0;
	@%p1 bra 	$L__BB9_2;
	cvta.to.global.u64 	%rd92, %rd67;
	mul.wide.s32 	%rd93, %r1, 40;
	add.s64 	%rd94, %rd92, %rd93;
	ld.global.v2.u32 	{%r102, %r103}, [%rd94+32];
	ld.global.u64 	%rd143, [%rd94+24];
	ld.global.u64 	%rd142, [%rd94+16];
	ld.global.u64 	%rd141, [%rd94+8];
	ld.global.u64 	%rd140, [%rd94];
	bra.uni 	$L__BB9_3;
$L__BB9_2:
	cvt.s64.s32 	%rd95, %r1;
	mul.lo.s64 	%rd96, %rd68, %rd95;
	add.s64 	%rd140, %rd67, %rd96;
$L__BB9_3:
	setp.eq.s32 	%p2, %r62, 0;
	@%p2 bra 	$L__BB9_5;
	cvta.to.global.u64 	%rd97, %rd72;
	mul.wide.s32 	%rd98, %r1, 40;
	add.s64 	%rd99, %rd97, %rd98;
	ld.global.u64 	%rd146, [%rd99+16];
	ld.global.u64 	%rd145, [%rd99+8];
	ld.global.u64 	%rd144, [%rd99];
	bra.uni 	$L__BB9_6;
$L__BB9_5:
	cvt.s64.s32 	%rd100, %r1;
	mul.lo.s64 	%rd101, %rd73, %rd100;
	add.s64 	%rd144, %rd72, %rd101;
$L__BB9_6:
	setp.eq.s32 	%p3, %r66, 0;
	@%p3 bra 	$L__BB9_8;
	cvta.to.global.u64 	%rd102, %rd77;
	mul.wide.s32 	%rd103, %r1, 40;
	add.s64 	%rd104, %rd102, %rd103;
	ld.global.u64 	%rd149, [%rd104+16];
	ld.global.u64 	%rd148, [%rd104+8];
	ld.global.u64 	%rd147, [%rd104];
	bra.uni 	$L__BB9_9;
$L__BB9_8:
	cvt.s64.s32 	%rd105, %r1;
	mul.lo.s64 	%rd106, %rd78, %rd105;
	add.s64 	%rd147, %rd77, %rd106;
$L__BB9_9:
	setp.eq.s32 	%p4, %r70, 0;
	@%p4 bra 	$L__BB9_11;
	cvta.to.global.u64 	%rd107, %rd82;
	mul.wide.s32 	%rd108, %r1, 40;
	add.s64 	%rd109, %rd107, %rd108;
	ld.global.u64 	%rd152, [%rd109+16];
	ld.global.u64 	%rd151, [%rd109+8];
	ld.global.u64 	%rd150, [%rd109];
	bra.uni 	$L__BB9_12;
$L__BB9_11:
	cvt.s64.s32 	%rd110, %r1;
	mul.lo.s64 	%rd111, %rd83, %rd110;
	add.s64 	%rd150, %rd82, %rd111;
$L__BB9_12:
	setp.eq.s32 	%p5, %r74, 0;
	@%p5 bra 	$L__BB9_14;
	cvta.to.global.u64 	%rd112, %rd87;
	mul.wide.s32 	%rd113, %r1, 40;
	add.s64 	%rd114, %rd112, %rd113;
	ld.global.u64 	%rd155, [%rd114+16];
	ld.global.u64 	%rd154, [%rd114+8];
	ld.global.u64 	%rd153, [%rd114];
	bra.uni 	$L__BB9_15;
$L__BB9_14:
	cvt.s64.s32 	%rd115, %r1;
	mul.lo.s64 	%rd116, %rd88, %rd115;
	add.s64 	%rd153, %rd87, %rd116;
$L__BB9_15:
	mov.u32 	%r92, %ctaid.x;
	shl.b32 	%r93, %r92, 5;
	mov.u32 	%r94, %tid.x;
	add.s32 	%r32, %r93, %r94;
	mov.u32 	%r95, %ctaid.y;
	shl.b32 	%r96, %r95, 3;
	mov.u32 	%r97, %tid.y;
	add.s32 	%r33, %r96, %r97;
	setp.ge.s32 	%p6, %r32, %r102;
	setp.ge.s32 	%p7, %r33, %r103;
	or.pred  	%p8, %p7, %p6;
	setp.lt.s32 	%p9, %r54, 1;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB9_20;
	cvt.s64.s32 	%rd61, %r33;
	mul.lo.s64 	%rd118, %rd141, %rd61;
	cvt.s64.s32 	%rd62, %r32;
	mul.lo.s64 	%rd119, %rd142, %rd62;
	add.s64 	%rd120, %rd118, %rd119;
	add.s64 	%rd117, %rd140, %rd120;
	ld.global.nc.u32 %r98, [%rd117];
	mul.lo.s64 	%rd121, %rd145, %rd61;
	mul.lo.s64 	%rd122, %rd146, %rd62;
	add.s64 	%rd123, %rd122, %rd121;
	add.s64 	%rd124, %rd144, %rd123;
	st.u32 	[%rd124], %r98;
	setp.lt.s32 	%p11, %r54, 2;
	@%p11 bra 	$L__BB9_20;
	add.s64 	%rd125, %rd117, %rd143;
	ld.global.nc.u32 %r99, [%rd125];
	mul.lo.s64 	%rd126, %rd149, %rd62;
	mul.lo.s64 	%rd127, %rd148, %rd61;
	add.s64 	%rd128, %rd126, %rd127;
	add.s64 	%rd129, %rd147, %rd128;
	st.u32 	[%rd129], %r99;
	setp.eq.s32 	%p12, %r54, 2;
	@%p12 bra 	$L__BB9_20;
	add.s64 	%rd130, %rd125, %rd143;
	ld.global.nc.u32 %r100, [%rd130];
	mul.lo.s64 	%rd131, %rd152, %rd62;
	mul.lo.s64 	%rd132, %rd151, %rd61;
	add.s64 	%rd133, %rd131, %rd132;
	add.s64 	%rd134, %rd150, %rd133;
	st.u32 	[%rd134], %r100;
	setp.lt.s32 	%p13, %r54, 4;
	@%p13 bra 	$L__BB9_20;
	add.s64 	%rd135, %rd130, %rd143;
	ld.global.nc.u32 %r101, [%rd135];
	mul.lo.s64 	%rd136, %rd155, %rd62;
	mul.lo.s64 	%rd137, %rd154, %rd61;
	add.s64 	%rd138, %rd136, %rd137;
	add.s64 	%rd139, %rd153, %rd138;
	st.u32 	[%rd139], %r101;
$L__BB9_20:
	ret;
}
.visible .entry merge_1(
	.param .u64 merge_1_param_0,
	.param .align 8 .b8 merge_1_param_1[48],
	.param .u64 merge_1_param_2,
	.param .align 8 .b8 merge_1_param_3[48],
	.param .u64 merge_1_param_4,
	.param .align 8 .b8 merge_1_param_5[48],
	.param .u64 merge_1_param_6,
	.param .align 8 .b8 merge_1_param_7[48],
	.param .u64 merge_1_param_8,
	.param .align 8 .b8 merge_1_param_9[48],
	.param .u32 merge_1_param_10
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<14>;
	.reg .b32 	%r<104>;
	.reg .b64 	%rd<153>;
	ld.param.u64 	%rd67, [merge_1_param_0];
	ld.param.v2.u32 	{%r57, %r58}, [merge_1_param_1+40];
	ld.param.u64 	%rd72, [merge_1_param_2];
	ld.param.v2.u32 	{%r61, %r62}, [merge_1_param_3+40];
	ld.param.u64 	%rd77, [merge_1_param_4];
	ld.param.v2.u32 	{%r65, %r66}, [merge_1_param_5+40];
	ld.param.u64 	%rd82, [merge_1_param_6];
	ld.param.v2.u32 	{%r69, %r70}, [merge_1_param_7+40];
	ld.param.u64 	%rd87, [merge_1_param_8];
	ld.param.v2.u32 	{%r102, %r103}, [merge_1_param_9+32];
	ld.param.v2.u32 	{%r73, %r74}, [merge_1_param_9+40];
	ld.param.u32 	%r54, [merge_1_param_10];
	ld.param.u64 	%rd140, [merge_1_param_9+24];
	ld.param.u64 	%rd139, [merge_1_param_9+16];
	ld.param.u64 	%rd138, [merge_1_param_9+8];
	ld.param.u64 	%rd88, [merge_1_param_9];
	ld.param.u64 	%rd152, [merge_1_param_7+16];
	ld.param.u64 	%rd151, [merge_1_param_7+8];
	ld.param.u64 	%rd83, [merge_1_param_7];
	ld.param.u64 	%rd149, [merge_1_param_5+16];
	ld.param.u64 	%rd148, [merge_1_param_5+8];
	ld.param.u64 	%rd78, [merge_1_param_5];
	ld.param.u64 	%rd146, [merge_1_param_3+16];
	ld.param.u64 	%rd145, [merge_1_param_3+8];
	ld.param.u64 	%rd73, [merge_1_param_3];
	ld.param.u64 	%rd143, [merge_1_param_1+16];
	ld.param.u64 	%rd142, [merge_1_param_1+8];
	ld.param.u64 	%rd68, [merge_1_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r74, 0;
	@%p1 bra 	$L__BB10_2;
	cvta.to.global.u64 	%rd92, %rd87;
	mul.wide.s32 	%rd93, %r1, 40;
	add.s64 	%rd94, %rd92, %rd93;
	ld.global.v2.u32 	{%r102, %r103}, [%rd94+32];
	ld.global.u64 	%rd140, [%rd94+24];
	ld.global.u64 	%rd139, [%rd94+16];
	ld.global.u64 	%rd138, [%rd94+8];
	ld.global.u64 	%rd137, [%rd94];
	bra.uni 	$L__BB10_3;
$L__BB10_2:
	cvt.s64.s32 	%rd95, %r1;
	mul.lo.s64 	%rd96, %rd88, %rd95;
	add.s64 	%rd137, %rd87, %rd96;
$L__BB10_3:
	setp.eq.s32 	%p2, %r58, 0;
	@%p2 bra 	$L__BB10_5;
	cvta.to.global.u64 	%rd97, %rd67;
	mul.wide.s32 	%rd98, %r1, 40;
	add.s64 	%rd99, %rd97, %rd98;
	ld.global.u64 	%rd143, [%rd99+16];
	ld.global.u64 	%rd142, [%rd99+8];
	ld.global.u64 	%rd141, [%rd99];
	bra.uni 	$L__BB10_6;
$L__BB10_5:
	cvt.s64.s32 	%rd100, %r1;
	mul.lo.s64 	%rd101, %rd68, %rd100;
	add.s64 	%rd141, %rd67, %rd101;
$L__BB10_6:
	setp.eq.s32 	%p3, %r62, 0;
	@%p3 bra 	$L__BB10_8;
	cvta.to.global.u64 	%rd102, %rd72;
	mul.wide.s32 	%rd103, %r1, 40;
	add.s64 	%rd104, %rd102, %rd103;
	ld.global.u64 	%rd146, [%rd104+16];
	ld.global.u64 	%rd145, [%rd104+8];
	ld.global.u64 	%rd144, [%rd104];
	bra.uni 	$L__BB10_9;
$L__BB10_8:
	cvt.s64.s32 	%rd105, %r1;
	mul.lo.s64 	%rd106, %rd73, %rd105;
	add.s64 	%rd144, %rd72, %rd106;
$L__BB10_9:
	setp.eq.s32 	%p4, %r66, 0;
	@%p4 bra 	$L__BB10_11;
	cvta.to.global.u64 	%rd107, %rd77;
	mul.wide.s32 	%rd108, %r1, 40;
	add.s64 	%rd109, %rd107, %rd108;
	ld.global.u64 	%rd149, [%rd109+16];
	ld.global.u64 	%rd148, [%rd109+8];
	ld.global.u64 	%rd147, [%rd109];
	bra.uni 	$L__BB10_12;
$L__BB10_11:
	cvt.s64.s32 	%rd110, %r1;
	mul.lo.s64 	%rd111, %rd78, %rd110;
	add.s64 	%rd147, %rd77, %rd111;
$L__BB10_12:
	setp.eq.s32 	%p5, %r70, 0;
	@%p5 bra 	$L__BB10_14;
	cvta.to.global.u64 	%rd112, %rd82;
	mul.wide.s32 	%rd113, %r1, 40;
	add.s64 	%rd114, %rd112, %rd113;
	ld.global.u64 	%rd152, [%rd114+16];
	ld.global.u64 	%rd151, [%rd114+8];
	ld.global.u64 	%rd150, [%rd114];
	bra.uni 	$L__BB10_15;
$L__BB10_14:
	cvt.s64.s32 	%rd115, %r1;
	mul.lo.s64 	%rd116, %rd83, %rd115;
	add.s64 	%rd150, %rd82, %rd116;
$L__BB10_15:
	mov.u32 	%r92, %ctaid.x;
	shl.b32 	%r93, %r92, 5;
	mov.u32 	%r94, %tid.x;
	add.s32 	%r32, %r93, %r94;
	mov.u32 	%r95, %ctaid.y;
	shl.b32 	%r96, %r95, 3;
	mov.u32 	%r97, %tid.y;
	add.s32 	%r33, %r96, %r97;
	setp.ge.s32 	%p6, %r32, %r102;
	setp.ge.s32 	%p7, %r33, %r103;
	or.pred  	%p8, %p7, %p6;
	setp.lt.s32 	%p9, %r54, 1;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB10_20;
	cvt.s64.s32 	%rd61, %r33;
	mul.lo.s64 	%rd118, %rd138, %rd61;
	cvt.s64.s32 	%rd62, %r32;
	mul.lo.s64 	%rd119, %rd139, %rd62;
	add.s64 	%rd120, %rd118, %rd119;
	mul.lo.s64 	%rd121, %rd142, %rd61;
	mul.lo.s64 	%rd122, %rd143, %rd62;
	add.s64 	%rd123, %rd122, %rd121;
	add.s64 	%rd117, %rd141, %rd123;
	ld.global.nc.u8 %r98, [%rd117];
	add.s64 	%rd63, %rd137, %rd120;
	st.u8 	[%rd63], %r98;
	setp.lt.s32 	%p11, %r54, 2;
	@%p11 bra 	$L__BB10_20;
	mul.lo.s64 	%rd125, %rd145, %rd61;
	mul.lo.s64 	%rd126, %rd146, %rd62;
	add.s64 	%rd127, %rd126, %rd125;
	add.s64 	%rd124, %rd144, %rd127;
	ld.global.nc.u8 %r99, [%rd124];
	add.s64 	%rd65, %rd63, %rd140;
	st.u8 	[%rd65], %r99;
	setp.eq.s32 	%p12, %r54, 2;
	@%p12 bra 	$L__BB10_20;
	mul.lo.s64 	%rd129, %rd148, %rd61;
	mul.lo.s64 	%rd130, %rd149, %rd62;
	add.s64 	%rd131, %rd130, %rd129;
	add.s64 	%rd128, %rd147, %rd131;
	ld.global.nc.u8 %r100, [%rd128];
	add.s64 	%rd66, %rd65, %rd140;
	st.u8 	[%rd66], %r100;
	setp.lt.s32 	%p13, %r54, 4;
	@%p13 bra 	$L__BB10_20;
	mul.lo.s64 	%rd133, %rd151, %rd61;
	mul.lo.s64 	%rd134, %rd152, %rd62;
	add.s64 	%rd135, %rd134, %rd133;
	add.s64 	%rd132, %rd150, %rd135;
	ld.global.nc.u8 %r101, [%rd132];
	add.s64 	%rd136, %rd66, %rd140;
	st.u8 	[%rd136], %r101;
$L__BB10_20:
	ret;
}
.visible .entry merge_2(
	.param .u64 merge_2_param_0,
	.param .align 8 .b8 merge_2_param_1[48],
	.param .u64 merge_2_param_2,
	.param .align 8 .b8 merge_2_param_3[48],
	.param .u64 merge_2_param_4,
	.param .align 8 .b8 merge_2_param_5[48],
	.param .u64 merge_2_param_6,
	.param .align 8 .b8 merge_2_param_7[48],
	.param .u64 merge_2_param_8,
	.param .align 8 .b8 merge_2_param_9[48],
	.param .u32 merge_2_param_10
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<14>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<100>;
	.reg .b64 	%rd<153>;
	ld.param.u64 	%rd67, [merge_2_param_0];
	ld.param.v2.u32 	{%r57, %r58}, [merge_2_param_1+40];
	ld.param.u64 	%rd72, [merge_2_param_2];
	ld.param.v2.u32 	{%r61, %r62}, [merge_2_param_3+40];
	ld.param.u64 	%rd77, [merge_2_param_4];
	ld.param.v2.u32 	{%r65, %r66}, [merge_2_param_5+40];
	ld.param.u64 	%rd82, [merge_2_param_6];
	ld.param.v2.u32 	{%r69, %r70}, [merge_2_param_7+40];
	ld.param.u64 	%rd87, [merge_2_param_8];
	ld.param.v2.u32 	{%r98, %r99}, [merge_2_param_9+32];
	ld.param.v2.u32 	{%r73, %r74}, [merge_2_param_9+40];
	ld.param.u32 	%r54, [merge_2_param_10];
	ld.param.u64 	%rd140, [merge_2_param_9+24];
	ld.param.u64 	%rd139, [merge_2_param_9+16];
	ld.param.u64 	%rd138, [merge_2_param_9+8];
	ld.param.u64 	%rd88, [merge_2_param_9];
	ld.param.u64 	%rd152, [merge_2_param_7+16];
	ld.param.u64 	%rd151, [merge_2_param_7+8];
	ld.param.u64 	%rd83, [merge_2_param_7];
	ld.param.u64 	%rd149, [merge_2_param_5+16];
	ld.param.u64 	%rd148, [merge_2_param_5+8];
	ld.param.u64 	%rd78, [merge_2_param_5];
	ld.param.u64 	%rd146, [merge_2_param_3+16];
	ld.param.u64 	%rd145, [merge_2_param_3+8];
	ld.param.u64 	%rd73, [merge_2_param_3];
	ld.param.u64 	%rd143, [merge_2_param_1+16];
	ld.param.u64 	%rd142, [merge_2_param_1+8];
	ld.param.u64 	%rd68, [merge_2_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r74, 0;
	@%p1 bra 	$L__BB11_2;
	cvta.to.global.u64 	%rd92, %rd87;
	mul.wide.s32 	%rd93, %r1, 40;
	add.s64 	%rd94, %rd92, %rd93;
	ld.global.v2.u32 	{%r98, %r99}, [%rd94+32];
	ld.global.u64 	%rd140, [%rd94+24];
	ld.global.u64 	%rd139, [%rd94+16];
	ld.global.u64 	%rd138, [%rd94+8];
	ld.global.u64 	%rd137, [%rd94];
	bra.uni 	$L__BB11_3;
$L__BB11_2:
	cvt.s64.s32 	%rd95, %r1;
	mul.lo.s64 	%rd96, %rd88, %rd95;
	add.s64 	%rd137, %rd87, %rd96;
$L__BB11_3:
	setp.eq.s32 	%p2, %r58, 0;
	@%p2 bra 	$L__BB11_5;
	cvta.to.global.u64 	%rd97, %rd67;
	mul.wide.s32 	%rd98, %r1, 40;
	add.s64 	%rd99, %rd97, %rd98;
	ld.global.u64 	%rd143, [%rd99+16];
	ld.global.u64 	%rd142, [%rd99+8];
	ld.global.u64 	%rd141, [%rd99];
	bra.uni 	$L__BB11_6;
$L__BB11_5:
	cvt.s64.s32 	%rd100, %r1;
	mul.lo.s64 	%rd101, %rd68, %rd100;
	add.s64 	%rd141, %rd67, %rd101;
$L__BB11_6:
	setp.eq.s32 	%p3, %r62, 0;
	@%p3 bra 	$L__BB11_8;
	cvta.to.global.u64 	%rd102, %rd72;
	mul.wide.s32 	%rd103, %r1, 40;
	add.s64 	%rd104, %rd102, %rd103;
	ld.global.u64 	%rd146, [%rd104+16];
	ld.global.u64 	%rd145, [%rd104+8];
	ld.global.u64 	%rd144, [%rd104];
	bra.uni 	$L__BB11_9;
$L__BB11_8:
	cvt.s64.s32 	%rd105, %r1;
	mul.lo.s64 	%rd106, %rd73, %rd105;
	add.s64 	%rd144, %rd72, %rd106;
$L__BB11_9:
	setp.eq.s32 	%p4, %r66, 0;
	@%p4 bra 	$L__BB11_11;
	cvta.to.global.u64 	%rd107, %rd77;
	mul.wide.s32 	%rd108, %r1, 40;
	add.s64 	%rd109, %rd107, %rd108;
	ld.global.u64 	%rd149, [%rd109+16];
	ld.global.u64 	%rd148, [%rd109+8];
	ld.global.u64 	%rd147, [%rd109];
	bra.uni 	$L__BB11_12;
$L__BB11_11:
	cvt.s64.s32 	%rd110, %r1;
	mul.lo.s64 	%rd111, %rd78, %rd110;
	add.s64 	%rd147, %rd77, %rd111;
$L__BB11_12:
	setp.eq.s32 	%p5, %r70, 0;
	@%p5 bra 	$L__BB11_14;
	cvta.to.global.u64 	%rd112, %rd82;
	mul.wide.s32 	%rd113, %r1, 40;
	add.s64 	%rd114, %rd112, %rd113;
	ld.global.u64 	%rd152, [%rd114+16];
	ld.global.u64 	%rd151, [%rd114+8];
	ld.global.u64 	%rd150, [%rd114];
	bra.uni 	$L__BB11_15;
$L__BB11_14:
	cvt.s64.s32 	%rd115, %r1;
	mul.lo.s64 	%rd116, %rd83, %rd115;
	add.s64 	%rd150, %rd82, %rd116;
$L__BB11_15:
	mov.u32 	%r92, %ctaid.x;
	shl.b32 	%r93, %r92, 5;
	mov.u32 	%r94, %tid.x;
	add.s32 	%r32, %r93, %r94;
	mov.u32 	%r95, %ctaid.y;
	shl.b32 	%r96, %r95, 3;
	mov.u32 	%r97, %tid.y;
	add.s32 	%r33, %r96, %r97;
	setp.ge.s32 	%p6, %r32, %r98;
	setp.ge.s32 	%p7, %r33, %r99;
	or.pred  	%p8, %p7, %p6;
	setp.lt.s32 	%p9, %r54, 1;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB11_20;
	cvt.s64.s32 	%rd61, %r33;
	mul.lo.s64 	%rd118, %rd138, %rd61;
	cvt.s64.s32 	%rd62, %r32;
	mul.lo.s64 	%rd119, %rd139, %rd62;
	add.s64 	%rd120, %rd118, %rd119;
	mul.lo.s64 	%rd121, %rd142, %rd61;
	mul.lo.s64 	%rd122, %rd143, %rd62;
	add.s64 	%rd123, %rd122, %rd121;
	add.s64 	%rd117, %rd141, %rd123;
	ld.global.nc.u16 %rs1, [%rd117];
	add.s64 	%rd63, %rd137, %rd120;
	st.u16 	[%rd63], %rs1;
	setp.lt.s32 	%p11, %r54, 2;
	@%p11 bra 	$L__BB11_20;
	mul.lo.s64 	%rd125, %rd145, %rd61;
	mul.lo.s64 	%rd126, %rd146, %rd62;
	add.s64 	%rd127, %rd126, %rd125;
	add.s64 	%rd124, %rd144, %rd127;
	ld.global.nc.u16 %rs2, [%rd124];
	add.s64 	%rd65, %rd63, %rd140;
	st.u16 	[%rd65], %rs2;
	setp.eq.s32 	%p12, %r54, 2;
	@%p12 bra 	$L__BB11_20;
	mul.lo.s64 	%rd129, %rd148, %rd61;
	mul.lo.s64 	%rd130, %rd149, %rd62;
	add.s64 	%rd131, %rd130, %rd129;
	add.s64 	%rd128, %rd147, %rd131;
	ld.global.nc.u16 %rs3, [%rd128];
	add.s64 	%rd66, %rd65, %rd140;
	st.u16 	[%rd66], %rs3;
	setp.lt.s32 	%p13, %r54, 4;
	@%p13 bra 	$L__BB11_20;
	mul.lo.s64 	%rd133, %rd151, %rd61;
	mul.lo.s64 	%rd134, %rd152, %rd62;
	add.s64 	%rd135, %rd134, %rd133;
	add.s64 	%rd132, %rd150, %rd135;
	ld.global.nc.u16 %rs4, [%rd132];
	add.s64 	%rd136, %rd66, %rd140;
	st.u16 	[%rd136], %rs4;
$L__BB11_20:
	ret;
}
.visible .entry merge_4(
	.param .u64 merge_4_param_0,
	.param .align 8 .b8 merge_4_param_1[48],
	.param .u64 merge_4_param_2,
	.param .align 8 .b8 merge_4_param_3[48],
	.param .u64 merge_4_param_4,
	.param .align 8 .b8 merge_4_param_5[48],
	.param .u64 merge_4_param_6,
	.param .align 8 .b8 merge_4_param_7[48],
	.param .u64 merge_4_param_8,
	.param .align 8 .b8 merge_4_param_9[48],
	.param .u32 merge_4_param_10
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<14>;
	.reg .b32 	%r<104>;
	.reg .b64 	%rd<153>;
	ld.param.u64 	%rd67, [merge_4_param_0];
	ld.param.v2.u32 	{%r57, %r58}, [merge_4_param_1+40];
	ld.param.u64 	%rd72, [merge_4_param_2];
	ld.param.v2.u32 	{%r61, %r62}, [merge_4_param_3+40];
	ld.param.u64 	%rd77, [merge_4_param_4];
	ld.param.v2.u32 	{%r65, %r66}, [merge_4_param_5+40];
	ld.param.u64 	%rd82, [merge_4_param_6];
	ld.param.v2.u32 	{%r69, %r70}, [merge_4_param_7+40];
	ld.param.u64 	%rd87, [merge_4_param_8];
	ld.param.v2.u32 	{%r102, %r103}, [merge_4_param_9+32];
	ld.param.v2.u32 	{%r73, %r74}, [merge_4_param_9+40];
	ld.param.u32 	%r54, [merge_4_param_10];
	ld.param.u64 	%rd140, [merge_4_param_9+24];
	ld.param.u64 	%rd139, [merge_4_param_9+16];
	ld.param.u64 	%rd138, [merge_4_param_9+8];
	ld.param.u64 	%rd88, [merge_4_param_9];
	ld.param.u64 	%rd152, [merge_4_param_7+16];
	ld.param.u64 	%rd151, [merge_4_param_7+8];
	ld.param.u64 	%rd83, [merge_4_param_7];
	ld.param.u64 	%rd149, [merge_4_param_5+16];
	ld.param.u64 	%rd148, [merge_4_param_5+8];
	ld.param.u64 	%rd78, [merge_4_param_5];
	ld.param.u64 	%rd146, [merge_4_param_3+16];
	ld.param.u64 	%rd145, [merge_4_param_3+8];
	ld.param.u64 	%rd73, [merge_4_param_3];
	ld.param.u64 	%rd143, [merge_4_param_1+16];
	ld.param.u64 	%rd142, [merge_4_param_1+8];
	ld.param.u64 	%rd68, [merge_4_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r74, 0;
	@%p1 bra 	$L__BB12_2;
	cvta.to.global.u64 	%rd92, %rd87;
	mul.wide.s32 	%rd93, %r1, 40;
	add.s64 	%rd94, %rd92, %rd93;
	ld.global.v2.u32 	{%r102, %r103}, [%rd94+32];
	ld.global.u64 	%rd140, [%rd94+24];
	ld.global.u64 	%rd139, [%rd94+16];
	ld.global.u64 	%rd138, [%rd94+8];
	ld.global.u64 	%rd137, [%rd94];
	bra.uni 	$L__BB12_3;
$L__BB12_2:
	cvt.s64.s32 	%rd95, %r1;
	mul.lo.s64 	%rd96, %rd88, %rd95;
	add.s64 	%rd137, %rd87, %rd96;
$L__BB12_3:
	setp.eq.s32 	%p2, %r58, 0;
	@%p2 bra 	$L__BB12_5;
	cvta.to.global.u64 	%rd97, %rd67;
	mul.wide.s32 	%rd98, %r1, 40;
	add.s64 	%rd99, %rd97, %rd98;
	ld.global.u64 	%rd143, [%rd99+16];
	ld.global.u64 	%rd142, [%rd99+8];
	ld.global.u64 	%rd141, [%rd99];
	bra.uni 	$L__BB12_6;
$L__BB12_5:
	cvt.s64.s32 	%rd100, %r1;
	mul.lo.s64 	%rd101, %rd68, %rd100;
	add.s64 	%rd141, %rd67, %rd101;
$L__BB12_6:
	setp.eq.s32 	%p3, %r62, 0;
	@%p3 bra 	$L__BB12_8;
	cvta.to.global.u64 	%rd102, %rd72;
	mul.wide.s32 	%rd103, %r1, 40;
	add.s64 	%rd104, %rd102, %rd103;
	ld.global.u64 	%rd146, [%rd104+16];
	ld.global.u64 	%rd145, [%rd104+8];
	ld.global.u64 	%rd144, [%rd104];
	bra.uni 	$L__BB12_9;
$L__BB12_8:
	cvt.s64.s32 	%rd105, %r1;
	mul.lo.s64 	%rd106, %rd73, %rd105;
	add.s64 	%rd144, %rd72, %rd106;
$L__BB12_9:
	setp.eq.s32 	%p4, %r66, 0;
	@%p4 bra 	$L__BB12_11;
	cvta.to.global.u64 	%rd107, %rd77;
	mul.wide.s32 	%rd108, %r1, 40;
	add.s64 	%rd109, %rd107, %rd108;
	ld.global.u64 	%rd149, [%rd109+16];
	ld.global.u64 	%rd148, [%rd109+8];
	ld.global.u64 	%rd147, [%rd109];
	bra.uni 	$L__BB12_12;
$L__BB12_11:
	cvt.s64.s32 	%rd110, %r1;
	mul.lo.s64 	%rd111, %rd78, %rd110;
	add.s64 	%rd147, %rd77, %rd111;
$L__BB12_12:
	setp.eq.s32 	%p5, %r70, 0;
	@%p5 bra 	$L__BB12_14;
	cvta.to.global.u64 	%rd112, %rd82;
	mul.wide.s32 	%rd113, %r1, 40;
	add.s64 	%rd114, %rd112, %rd113;
	ld.global.u64 	%rd152, [%rd114+16];
	ld.global.u64 	%rd151, [%rd114+8];
	ld.global.u64 	%rd150, [%rd114];
	bra.uni 	$L__BB12_15;
$L__BB12_14:
	cvt.s64.s32 	%rd115, %r1;
	mul.lo.s64 	%rd116, %rd83, %rd115;
	add.s64 	%rd150, %rd82, %rd116;
$L__BB12_15:
	mov.u32 	%r92, %ctaid.x;
	shl.b32 	%r93, %r92, 5;
	mov.u32 	%r94, %tid.x;
	add.s32 	%r32, %r93, %r94;
	mov.u32 	%r95, %ctaid.y;
	shl.b32 	%r96, %r95, 3;
	mov.u32 	%r97, %tid.y;
	add.s32 	%r33, %r96, %r97;
	setp.ge.s32 	%p6, %r32, %r102;
	setp.ge.s32 	%p7, %r33, %r103;
	or.pred  	%p8, %p7, %p6;
	setp.lt.s32 	%p9, %r54, 1;
	or.pred  	%p10, %p8, %p9;
	@%p10 bra 	$L__BB12_20;
	cvt.s64.s32 	%rd61, %r33;
	mul.lo.s64 	%rd118, %rd138, %rd61;
	cvt.s64.s32 	%rd62, %r32;
	mul.lo.s64 	%rd119, %rd139, %rd62;
	add.s64 	%rd120, %rd118, %rd119;
	mul.lo.s64 	%rd121, %rd142, %rd61;
	mul.lo.s64 	%rd122, %rd143, %rd62;
	add.s64 	%rd123, %rd122, %rd121;
	add.s64 	%rd117, %rd141, %rd123;
	ld.global.nc.u32 %r98, [%rd117];
	add.s64 	%rd63, %rd137, %rd120;
	st.u32 	[%rd63], %r98;
	setp.lt.s32 	%p11, %r54, 2;
	@%p11 bra 	$L__BB12_20;
	mul.lo.s64 	%rd125, %rd145, %rd61;
	mul.lo.s64 	%rd126, %rd146, %rd62;
	add.s64 	%rd127, %rd126, %rd125;
	add.s64 	%rd124, %rd144, %rd127;
	ld.global.nc.u32 %r99, [%rd124];
	add.s64 	%rd65, %rd63, %rd140;
	st.u32 	[%rd65], %r99;
	setp.eq.s32 	%p12, %r54, 2;
	@%p12 bra 	$L__BB12_20;
	mul.lo.s64 	%rd129, %rd148, %rd61;
	mul.lo.s64 	%rd130, %rd149, %rd62;
	add.s64 	%rd131, %rd130, %rd129;
	add.s64 	%rd128, %rd147, %rd131;
	ld.global.nc.u32 %r100, [%rd128];
	add.s64 	%rd66, %rd65, %rd140;
	st.u32 	[%rd66], %r100;
	setp.lt.s32 	%p13, %r54, 4;
	@%p13 bra 	$L__BB12_20;
	mul.lo.s64 	%rd133, %rd151, %rd61;
	mul.lo.s64 	%rd134, %rd152, %rd62;
	add.s64 	%rd135, %rd134, %rd133;
	add.s64 	%rd132, %rd150, %rd135;
	ld.global.nc.u32 %r101, [%rd132];
	add.s64 	%rd136, %rd66, %rd140;
	st.u32 	[%rd136], %r101;
$L__BB12_20:
	ret;
}
`;
