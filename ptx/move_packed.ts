// Made from kernels/move_packed.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/move_packed.cu`. */
export const MOVE_PACKED: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 4 .u32 _ZN5BytesILi4EE5WORDSE = 1;
.global .align 4 .u32 _ZN5BytesILi12EE5WORDSE = 3;
.global .align 4 .u32 _ZN5BytesILi16EE5WORDSE = 4;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_90E = 90;
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
.visible .entry move_packed_1(
	.param .u64 move_packed_1_param_0,
	.param .align 8 .b8 move_packed_1_param_1[48],
	.param .u64 move_packed_1_param_2,
	.param .align 8 .b8 move_packed_1_param_3[48],
	.param .u32 move_packed_1_param_4,
	.param .u32 move_packed_1_param_5,
	.param .u64 move_packed_1_param_6,
	.param .u32 move_packed_1_param_7,
	.param .u32 move_packed_1_param_8,
	.param .u32 move_packed_1_param_9,
	.param .u32 move_packed_1_param_10,
	.param .u32 move_packed_1_param_11,
	.param .u32 move_packed_1_param_12,
	.param .u32 move_packed_1_param_13
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<32>;
	.reg .b32 	%r<189>;
	.reg .b64 	%rd<90>;
	.shared .align 4 .b8 _ZZ4moveILi1EEvPKvRK5BatchPvS4_iiPK6OffsetiRA4_KjiiE5lines[1024];
	ld.param.u64 	%rd29, [move_packed_1_param_0];
	ld.param.v2.u32 	{%r173, %r174}, [move_packed_1_param_1+32];
	ld.param.v2.u32 	{%r66, %r67}, [move_packed_1_param_1+40];
	ld.param.u64 	%rd34, [move_packed_1_param_2];
	ld.param.v2.u32 	{%r175, %r176}, [move_packed_1_param_3+32];
	ld.param.v2.u32 	{%r70, %r71}, [move_packed_1_param_3+40];
	ld.param.u32 	%r178, [move_packed_1_param_4];
	ld.param.u32 	%r177, [move_packed_1_param_5];
	ld.param.u64 	%rd39, [move_packed_1_param_6];
	ld.param.u32 	%r60, [move_packed_1_param_7];
	ld.param.u32 	%r187, [move_packed_1_param_8];
	ld.param.u32 	%r62, [move_packed_1_param_12];
	ld.param.u32 	%r63, [move_packed_1_param_13];
	ld.param.u64 	%rd89, [move_packed_1_param_3+8];
	ld.param.u64 	%rd35, [move_packed_1_param_3];
	ld.param.u64 	%rd87, [move_packed_1_param_1+8];
	ld.param.u64 	%rd30, [move_packed_1_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r67, 0;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd40, %rd29;
	mul.wide.s32 	%rd41, %r1, 40;
	add.s64 	%rd42, %rd40, %rd41;
	ld.global.v2.u32 	{%r173, %r174}, [%rd42+32];
	ld.global.u64 	%rd87, [%rd42+8];
	ld.global.u64 	%rd86, [%rd42];
	bra.uni 	$L__BB1_3;
$L__BB1_2:
	cvt.s64.s32 	%rd43, %r1;
	mul.lo.s64 	%rd44, %rd30, %rd43;
	add.s64 	%rd86, %rd29, %rd44;
$L__BB1_3:
	setp.eq.s32 	%p2, %r71, 0;
	@%p2 bra 	$L__BB1_5;
	cvta.to.global.u64 	%rd45, %rd34;
	mul.wide.s32 	%rd46, %r1, 40;
	add.s64 	%rd47, %rd45, %rd46;
	ld.global.v2.u32 	{%r175, %r176}, [%rd47+32];
	ld.global.u64 	%rd89, [%rd47+8];
	ld.global.u64 	%rd88, [%rd47];
	bra.uni 	$L__BB1_6;
$L__BB1_5:
	cvt.s64.s32 	%rd48, %r1;
	mul.lo.s64 	%rd49, %rd35, %rd48;
	add.s64 	%rd88, %rd34, %rd49;
$L__BB1_6:
	mov.u32 	%r76, %ctaid.x;
	shl.b32 	%r77, %r76, 7;
	mov.u32 	%r78, %ctaid.y;
	shl.b32 	%r79, %r78, 3;
	mov.u32 	%r80, %tid.y;
	add.s32 	%r81, %r79, %r80;
	setp.ge.s32 	%p3, %r81, %r176;
	setp.ge.s32 	%p4, %r77, %r175;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB1_41;
	setp.eq.s64 	%p6, %rd39, 0;
	@%p6 bra 	$L__BB1_9;
	cvta.to.global.u64 	%rd50, %rd39;
	mul.wide.u32 	%rd51, %r1, 8;
	add.s64 	%rd52, %rd50, %rd51;
	ld.global.u32 	%r178, [%rd52];
	ld.global.u32 	%r177, [%rd52+4];
$L__BB1_9:
	not.b32 	%r86, %r81;
	add.s32 	%r87, %r174, %r86;
	add.s32 	%r88, %r87, %r177;
	sub.s32 	%r89, %r81, %r177;
	setp.eq.s32 	%p7, %r63, 0;
	selp.b32 	%r179, %r89, %r88, %p7;
	setp.lt.u32 	%p8, %r179, %r174;
	@%p8 bra 	$L__BB1_11;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r179;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r174;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r60;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r179, [retval0+0];
	}
$L__BB1_11:
	mov.u32 	%r92, %tid.x;
	shl.b32 	%r93, %r92, 2;
	add.s32 	%r94, %r77, %r93;
	not.b32 	%r95, %r94;
	add.s32 	%r96, %r173, %r95;
	add.s32 	%r97, %r96, %r178;
	sub.s32 	%r98, %r94, %r178;
	setp.eq.s32 	%p9, %r62, 0;
	selp.b32 	%r24, %r98, %r97, %p9;
	add.s32 	%r99, %r97, -3;
	selp.b32 	%r25, %r98, %r99, %p9;
	cvt.s64.s32 	%rd53, %r179;
	mul.lo.s64 	%rd26, %rd87, %rd53;
	or.b32  	%r100, %r179, %r25;
	setp.lt.s32 	%p10, %r100, 0;
	@%p10 bra 	$L__BB1_14;
	add.s32 	%r101, %r179, 1;
	setp.lt.s32 	%p11, %r101, %r174;
	selp.b32 	%r102, 0, 3, %p11;
	add.s32 	%r103, %r25, %r102;
	add.s32 	%r104, %r103, 4;
	setp.gt.s32 	%p12, %r104, %r173;
	@%p12 bra 	$L__BB1_14;
	bra.uni 	$L__BB1_13;
$L__BB1_14:
	setp.lt.u32 	%p14, %r24, %r173;
	mov.u32 	%r180, %r24;
	@%p14 bra 	$L__BB1_16;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r24;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r173;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r60;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r180, [retval0+0];
	}
$L__BB1_16:
	or.b32  	%r123, %r180, %r179;
	setp.lt.s32 	%p15, %r123, 0;
	mov.u32 	%r181, %r187;
	@%p15 bra 	$L__BB1_18;
	cvt.s64.s32 	%rd63, %r180;
	add.s64 	%rd64, %rd26, %rd63;
	add.s64 	%rd62, %rd86, %rd64;
	ld.global.nc.u8 %r124, [%rd62];
	and.b32  	%r181, %r124, 255;
$L__BB1_18:
	selp.b32 	%r125, 1, -1, %p9;
	add.s32 	%r182, %r125, %r24;
	setp.lt.u32 	%p17, %r182, %r173;
	@%p17 bra 	$L__BB1_20;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r182;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r173;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r60;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r182, [retval0+0];
	}
$L__BB1_20:
	or.b32  	%r126, %r182, %r179;
	setp.lt.s32 	%p18, %r126, 0;
	mov.u32 	%r183, %r187;
	@%p18 bra 	$L__BB1_22;
	cvt.s64.s32 	%rd66, %r182;
	add.s64 	%rd67, %rd26, %rd66;
	add.s64 	%rd65, %rd86, %rd67;
	ld.global.nc.u8 %r127, [%rd65];
	and.b32  	%r183, %r127, 255;
$L__BB1_22:
	shl.b32 	%r128, %r183, 8;
	or.b32  	%r36, %r128, %r181;
	selp.b32 	%r129, 2, -2, %p9;
	add.s32 	%r184, %r129, %r24;
	setp.lt.u32 	%p20, %r184, %r173;
	@%p20 bra 	$L__BB1_24;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r184;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r173;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r60;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r184, [retval0+0];
	}
$L__BB1_24:
	or.b32  	%r130, %r184, %r179;
	setp.lt.s32 	%p21, %r130, 0;
	mov.u32 	%r185, %r187;
	@%p21 bra 	$L__BB1_26;
	cvt.s64.s32 	%rd69, %r184;
	add.s64 	%rd70, %rd26, %rd69;
	add.s64 	%rd68, %rd86, %rd70;
	ld.global.nc.u8 %r131, [%rd68];
	and.b32  	%r185, %r131, 255;
$L__BB1_26:
	shl.b32 	%r132, %r185, 16;
	or.b32  	%r42, %r132, %r36;
	selp.b32 	%r133, 3, -3, %p9;
	add.s32 	%r186, %r133, %r24;
	setp.lt.u32 	%p23, %r186, %r173;
	@%p23 bra 	$L__BB1_28;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r186;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r173;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r60;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r186, [retval0+0];
	}
$L__BB1_28:
	or.b32  	%r134, %r186, %r179;
	setp.lt.s32 	%p24, %r134, 0;
	@%p24 bra 	$L__BB1_30;
	cvt.s64.s32 	%rd72, %r186;
	add.s64 	%rd73, %rd26, %rd72;
	add.s64 	%rd71, %rd86, %rd73;
	ld.global.nc.u8 %r135, [%rd71];
	and.b32  	%r187, %r135, 255;
$L__BB1_30:
	shl.b32 	%r136, %r187, 24;
	or.b32  	%r188, %r136, %r42;
	bra.uni 	$L__BB1_31;
$L__BB1_13:
	cvt.s64.s32 	%rd56, %r25;
	add.s64 	%rd57, %rd26, %rd56;
	add.s64 	%rd58, %rd86, %rd57;
	cvt.u32.u64 	%r107, %rd58;
	and.b32  	%r108, %r107, 3;
	and.b64  	%rd59, %rd58, 3;
	sub.s64 	%rd60, %rd57, %rd59;
	add.s64 	%rd54, %rd86, %rd60;
	add.s32 	%r109, %r108, 3;
	ld.global.nc.u32 %r105, [%rd54];
	and.b32  	%r110, %r109, 4;
	cvt.u64.u32 	%rd61, %r110;
	add.s64 	%rd55, %rd54, %rd61;
	ld.global.nc.u32 %r106, [%rd55];
	mad.lo.s32 	%r111, %r108, 4369, 12816;
	and.b32  	%r112, %r111, 30583;
	prmt.b32 	%r113, %r105, %r106, %r112;
	shr.u32 	%r114, %r113, 24;
	shr.u32 	%r115, %r113, 8;
	and.b32  	%r116, %r115, 65280;
	or.b32  	%r117, %r116, %r114;
	shl.b32 	%r118, %r113, 24;
	shl.b32 	%r119, %r113, 8;
	and.b32  	%r120, %r119, 16711680;
	or.b32  	%r121, %r118, %r120;
	or.b32  	%r122, %r121, %r117;
	selp.b32 	%r188, %r113, %r122, %p9;
$L__BB1_31:
	cvt.s64.s32 	%rd74, %r81;
	mul.lo.s64 	%rd75, %rd89, %rd74;
	cvt.s64.s32 	%rd76, %r77;
	add.s64 	%rd77, %rd75, %rd76;
	add.s64 	%rd27, %rd88, %rd77;
	add.s32 	%r143, %r77, 128;
	setp.le.s32 	%p25, %r143, %r175;
	and.b64  	%rd78, %rd27, 3;
	setp.eq.s64 	%p26, %rd78, 0;
	and.pred  	%p27, %p25, %p26;
	@%p27 bra 	$L__BB1_40;
	bra.uni 	$L__BB1_32;
$L__BB1_40:
	mul.wide.u32 	%rd80, %r80, 128;
	mov.u64 	%rd81, _ZZ4moveILi1EEvPKvRK5BatchPvS4_iiPK6OffsetiRA4_KjiiE5lines;
	add.s64 	%rd82, %rd81, %rd80;
	mul.wide.u32 	%rd83, %r92, 4;
	add.s64 	%rd84, %rd82, %rd83;
	st.shared.u32 	[%rd84], %r188;
	bar.warp.sync 	-1;
	ld.shared.u32 	%r172, [%rd84];
	add.s64 	%rd85, %rd27, %rd83;
	st.u32 	[%rd85], %r172;
	bra.uni 	$L__BB1_41;
$L__BB1_32:
	setp.ge.s32 	%p28, %r94, %r175;
	cvt.u64.u32 	%rd79, %r93;
	add.s64 	%rd28, %rd27, %rd79;
	@%p28 bra 	$L__BB1_34;
	st.u8 	[%rd28], %r188;
$L__BB1_34:
	or.b32  	%r154, %r94, 1;
	setp.ge.s32 	%p29, %r154, %r175;
	@%p29 bra 	$L__BB1_36;
	shr.u32 	%r155, %r188, 8;
	st.u8 	[%rd28+1], %r155;
$L__BB1_36:
	or.b32  	%r161, %r94, 2;
	setp.ge.s32 	%p30, %r161, %r175;
	@%p30 bra 	$L__BB1_38;
	shr.u32 	%r162, %r188, 16;
	st.u8 	[%rd28+2], %r162;
$L__BB1_38:
	or.b32  	%r168, %r94, 3;
	setp.ge.s32 	%p31, %r168, %r175;
	@%p31 bra 	$L__BB1_41;
	shr.u32 	%r169, %r188, 24;
	st.u8 	[%rd28+3], %r169;
$L__BB1_41:
	ret;
}
.visible .entry move_packed_3(
	.param .u64 move_packed_3_param_0,
	.param .align 8 .b8 move_packed_3_param_1[48],
	.param .u64 move_packed_3_param_2,
	.param .align 8 .b8 move_packed_3_param_3[48],
	.param .u32 move_packed_3_param_4,
	.param .u32 move_packed_3_param_5,
	.param .u64 move_packed_3_param_6,
	.param .u32 move_packed_3_param_7,
	.param .u32 move_packed_3_param_8,
	.param .u32 move_packed_3_param_9,
	.param .u32 move_packed_3_param_10,
	.param .u32 move_packed_3_param_11,
	.param .u32 move_packed_3_param_12,
	.param .u32 move_packed_3_param_13
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<40>;
	.reg .b32 	%r<277>;
	.reg .b64 	%rd<124>;
	.shared .align 4 .b8 _ZZ4moveILi3EEvPKvRK5BatchPvS4_iiPK6OffsetiRA4_KjiiE5lines[3072];
	ld.param.u64 	%rd35, [move_packed_3_param_0];
	ld.param.v2.u32 	{%r251, %r252}, [move_packed_3_param_1+32];
	ld.param.v2.u32 	{%r105, %r106}, [move_packed_3_param_1+40];
	ld.param.u64 	%rd40, [move_packed_3_param_2];
	ld.param.v2.u32 	{%r253, %r254}, [move_packed_3_param_3+32];
	ld.param.v2.u32 	{%r109, %r110}, [move_packed_3_param_3+40];
	ld.param.u32 	%r256, [move_packed_3_param_4];
	ld.param.u32 	%r255, [move_packed_3_param_5];
	ld.param.u64 	%rd45, [move_packed_3_param_6];
	ld.param.u32 	%r97, [move_packed_3_param_7];
	ld.param.u32 	%r271, [move_packed_3_param_8];
	ld.param.u32 	%r272, [move_packed_3_param_9];
	ld.param.u32 	%r273, [move_packed_3_param_10];
	ld.param.u32 	%r101, [move_packed_3_param_12];
	ld.param.u32 	%r102, [move_packed_3_param_13];
	ld.param.u64 	%rd123, [move_packed_3_param_3+8];
	ld.param.u64 	%rd41, [move_packed_3_param_3];
	ld.param.u64 	%rd121, [move_packed_3_param_1+8];
	ld.param.u64 	%rd36, [move_packed_3_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r106, 0;
	@%p1 bra 	$L__BB2_2;
	cvta.to.global.u64 	%rd46, %rd35;
	mul.wide.s32 	%rd47, %r1, 40;
	add.s64 	%rd48, %rd46, %rd47;
	ld.global.v2.u32 	{%r251, %r252}, [%rd48+32];
	ld.global.u64 	%rd121, [%rd48+8];
	ld.global.u64 	%rd120, [%rd48];
	bra.uni 	$L__BB2_3;
$L__BB2_2:
	cvt.s64.s32 	%rd49, %r1;
	mul.lo.s64 	%rd50, %rd36, %rd49;
	add.s64 	%rd120, %rd35, %rd50;
$L__BB2_3:
	setp.eq.s32 	%p2, %r110, 0;
	@%p2 bra 	$L__BB2_5;
	cvta.to.global.u64 	%rd51, %rd40;
	mul.wide.s32 	%rd52, %r1, 40;
	add.s64 	%rd53, %rd51, %rd52;
	ld.global.v2.u32 	{%r253, %r254}, [%rd53+32];
	ld.global.u64 	%rd123, [%rd53+8];
	ld.global.u64 	%rd122, [%rd53];
	bra.uni 	$L__BB2_6;
$L__BB2_5:
	cvt.s64.s32 	%rd54, %r1;
	mul.lo.s64 	%rd55, %rd41, %rd54;
	add.s64 	%rd122, %rd40, %rd55;
$L__BB2_6:
	mov.u32 	%r115, %ctaid.x;
	shl.b32 	%r14, %r115, 7;
	mov.u32 	%r116, %ctaid.y;
	shl.b32 	%r117, %r116, 3;
	mov.u32 	%r118, %tid.y;
	add.s32 	%r15, %r117, %r118;
	setp.ge.s32 	%p3, %r15, %r254;
	setp.ge.s32 	%p4, %r14, %r253;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB2_58;
	setp.eq.s64 	%p6, %rd45, 0;
	@%p6 bra 	$L__BB2_9;
	cvta.to.global.u64 	%rd56, %rd45;
	mul.wide.u32 	%rd57, %r1, 8;
	add.s64 	%rd58, %rd56, %rd57;
	ld.global.u32 	%r256, [%rd58];
	ld.global.u32 	%r255, [%rd58+4];
$L__BB2_9:
	not.b32 	%r119, %r15;
	add.s32 	%r120, %r252, %r119;
	add.s32 	%r121, %r120, %r255;
	sub.s32 	%r122, %r15, %r255;
	setp.eq.s32 	%p7, %r102, 0;
	selp.b32 	%r257, %r122, %r121, %p7;
	setp.lt.u32 	%p8, %r257, %r252;
	@%p8 bra 	$L__BB2_11;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r257;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r252;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r97;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r257, [retval0+0];
	}
$L__BB2_11:
	mov.u32 	%r123, %tid.x;
	shl.b32 	%r124, %r123, 2;
	add.s32 	%r125, %r14, %r124;
	not.b32 	%r126, %r125;
	add.s32 	%r127, %r251, %r126;
	add.s32 	%r128, %r127, %r256;
	sub.s32 	%r129, %r125, %r256;
	setp.eq.s32 	%p9, %r101, 0;
	selp.b32 	%r26, %r129, %r128, %p9;
	add.s32 	%r130, %r128, -3;
	selp.b32 	%r27, %r129, %r130, %p9;
	cvt.s64.s32 	%rd59, %r257;
	mul.lo.s64 	%rd26, %rd121, %rd59;
	or.b32  	%r131, %r257, %r27;
	setp.lt.s32 	%p10, %r131, 0;
	@%p10 bra 	$L__BB2_15;
	add.s32 	%r132, %r257, 1;
	setp.lt.s32 	%p11, %r132, %r252;
	selp.b32 	%r133, 0, 3, %p11;
	mul.lo.s32 	%r28, %r27, 3;
	add.s32 	%r134, %r28, %r133;
	add.s32 	%r135, %r134, 12;
	mul.lo.s32 	%r136, %r251, 3;
	setp.gt.s32 	%p12, %r135, %r136;
	@%p12 bra 	$L__BB2_15;
	bra.uni 	$L__BB2_13;
$L__BB2_15:
	setp.lt.u32 	%p14, %r26, %r251;
	mov.u32 	%r258, %r26;
	@%p14 bra 	$L__BB2_17;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r26;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r251;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r97;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r258, [retval0+0];
	}
$L__BB2_17:
	or.b32  	%r37, %r258, %r257;
	setp.lt.s32 	%p15, %r37, 0;
	mul.lo.s32 	%r171, %r258, 3;
	cvt.s64.s32 	%rd70, %r171;
	add.s64 	%rd27, %rd26, %rd70;
	mov.u32 	%r259, %r271;
	@%p15 bra 	$L__BB2_19;
	add.s64 	%rd71, %rd120, %rd27;
	ld.global.nc.u8 %r172, [%rd71];
	and.b32  	%r259, %r172, 255;
$L__BB2_19:
	mov.u32 	%r260, %r272;
	@%p15 bra 	$L__BB2_21;
	add.s64 	%rd73, %rd120, %rd27;
	add.s64 	%rd72, %rd73, 1;
	ld.global.nc.u8 %r173, [%rd72];
	and.b32  	%r260, %r173, 255;
$L__BB2_21:
	shl.b32 	%r174, %r260, 8;
	or.b32  	%r42, %r259, %r174;
	mov.u32 	%r261, %r273;
	@%p15 bra 	$L__BB2_23;
	add.s64 	%rd75, %rd120, %rd27;
	add.s64 	%rd74, %rd75, 2;
	ld.global.nc.u8 %r175, [%rd74];
	and.b32  	%r261, %r175, 255;
$L__BB2_23:
	shl.b32 	%r176, %r261, 16;
	or.b32  	%r45, %r42, %r176;
	selp.b32 	%r177, 1, -1, %p9;
	add.s32 	%r262, %r177, %r26;
	setp.lt.u32 	%p19, %r262, %r251;
	@%p19 bra 	$L__BB2_25;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r262;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r251;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r97;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r262, [retval0+0];
	}
$L__BB2_25:
	or.b32  	%r49, %r262, %r257;
	setp.lt.s32 	%p20, %r49, 0;
	mul.lo.s32 	%r178, %r262, 3;
	cvt.s64.s32 	%rd76, %r178;
	add.s64 	%rd28, %rd26, %rd76;
	mov.u32 	%r263, %r271;
	@%p20 bra 	$L__BB2_27;
	add.s64 	%rd77, %rd120, %rd28;
	ld.global.nc.u8 %r179, [%rd77];
	and.b32  	%r263, %r179, 255;
$L__BB2_27:
	shl.b32 	%r180, %r263, 24;
	or.b32  	%r274, %r45, %r180;
	mov.u32 	%r264, %r272;
	@%p20 bra 	$L__BB2_29;
	add.s64 	%rd79, %rd120, %rd28;
	add.s64 	%rd78, %rd79, 1;
	ld.global.nc.u8 %r181, [%rd78];
	and.b32  	%r264, %r181, 255;
$L__BB2_29:
	mov.u32 	%r265, %r273;
	@%p20 bra 	$L__BB2_31;
	add.s64 	%rd81, %rd120, %rd28;
	add.s64 	%rd80, %rd81, 2;
	ld.global.nc.u8 %r182, [%rd80];
	and.b32  	%r265, %r182, 255;
$L__BB2_31:
	shl.b32 	%r183, %r265, 8;
	or.b32  	%r57, %r264, %r183;
	selp.b32 	%r184, 2, -2, %p9;
	add.s32 	%r266, %r184, %r26;
	setp.lt.u32 	%p24, %r266, %r251;
	@%p24 bra 	$L__BB2_33;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r266;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r251;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r97;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r266, [retval0+0];
	}
$L__BB2_33:
	or.b32  	%r61, %r266, %r257;
	setp.lt.s32 	%p25, %r61, 0;
	mul.lo.s32 	%r185, %r266, 3;
	cvt.s64.s32 	%rd82, %r185;
	add.s64 	%rd29, %rd26, %rd82;
	mov.u32 	%r267, %r271;
	@%p25 bra 	$L__BB2_35;
	add.s64 	%rd83, %rd120, %rd29;
	ld.global.nc.u8 %r186, [%rd83];
	and.b32  	%r267, %r186, 255;
$L__BB2_35:
	shl.b32 	%r187, %r267, 16;
	or.b32  	%r64, %r57, %r187;
	mov.u32 	%r268, %r272;
	@%p25 bra 	$L__BB2_37;
	add.s64 	%rd85, %rd120, %rd29;
	add.s64 	%rd84, %rd85, 1;
	ld.global.nc.u8 %r188, [%rd84];
	and.b32  	%r268, %r188, 255;
$L__BB2_37:
	shl.b32 	%r189, %r268, 24;
	or.b32  	%r275, %r64, %r189;
	mov.u32 	%r269, %r273;
	@%p25 bra 	$L__BB2_39;
	add.s64 	%rd87, %rd120, %rd29;
	add.s64 	%rd86, %rd87, 2;
	ld.global.nc.u8 %r190, [%rd86];
	and.b32  	%r269, %r190, 255;
$L__BB2_39:
	selp.b32 	%r191, 3, -3, %p9;
	add.s32 	%r270, %r191, %r26;
	setp.lt.u32 	%p29, %r270, %r251;
	@%p29 bra 	$L__BB2_41;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r270;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r251;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r97;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r270, [retval0+0];
	}
$L__BB2_41:
	or.b32  	%r73, %r270, %r257;
	setp.lt.s32 	%p30, %r73, 0;
	mul.lo.s32 	%r192, %r270, 3;
	cvt.s64.s32 	%rd88, %r192;
	add.s64 	%rd30, %rd26, %rd88;
	@%p30 bra 	$L__BB2_43;
	add.s64 	%rd89, %rd120, %rd30;
	ld.global.nc.u8 %r193, [%rd89];
	and.b32  	%r271, %r193, 255;
$L__BB2_43:
	shl.b32 	%r194, %r271, 8;
	or.b32  	%r76, %r269, %r194;
	@%p30 bra 	$L__BB2_45;
	add.s64 	%rd91, %rd120, %rd30;
	add.s64 	%rd90, %rd91, 1;
	ld.global.nc.u8 %r195, [%rd90];
	and.b32  	%r272, %r195, 255;
$L__BB2_45:
	shl.b32 	%r196, %r272, 16;
	or.b32  	%r79, %r76, %r196;
	@%p30 bra 	$L__BB2_47;
	add.s64 	%rd93, %rd120, %rd30;
	add.s64 	%rd92, %rd93, 2;
	ld.global.nc.u8 %r197, [%rd92];
	and.b32  	%r273, %r197, 255;
$L__BB2_47:
	shl.b32 	%r198, %r273, 24;
	or.b32  	%r276, %r79, %r198;
	bra.uni 	$L__BB2_48;
$L__BB2_13:
	cvt.s64.s32 	%rd64, %r28;
	add.s64 	%rd65, %rd26, %rd64;
	add.s64 	%rd66, %rd120, %rd65;
	cvt.u32.u64 	%r141, %rd66;
	and.b32  	%r142, %r141, 3;
	and.b64  	%rd67, %rd66, 3;
	sub.s64 	%rd68, %rd65, %rd67;
	add.s64 	%rd60, %rd120, %rd68;
	add.s32 	%r143, %r142, 11;
	ld.global.nc.u32 %r137, [%rd60];
	add.s64 	%rd61, %rd60, 4;
	ld.global.nc.u32 %r138, [%rd61];
	add.s64 	%rd62, %rd60, 8;
	ld.global.nc.u32 %r139, [%rd62];
	and.b32  	%r144, %r143, 28;
	cvt.u64.u32 	%rd69, %r144;
	add.s64 	%rd63, %rd60, %rd69;
	ld.global.nc.u32 %r140, [%rd63];
	mad.lo.s32 	%r145, %r142, 4369, 12816;
	and.b32  	%r146, %r145, 30583;
	prmt.b32 	%r274, %r137, %r138, %r146;
	prmt.b32 	%r275, %r138, %r139, %r146;
	prmt.b32 	%r276, %r139, %r140, %r146;
	@%p9 bra 	$L__BB2_48;
	shr.u32 	%r147, %r276, 8;
	and.b32  	%r148, %r147, 255;
	shr.u32 	%r149, %r276, 16;
	and.b32  	%r150, %r149, 255;
	prmt.b32 	%r151, %r150, %r148, 30212;
	and.b32  	%r152, %r147, 16711680;
	or.b32  	%r153, %r152, %r151;
	shl.b32 	%r154, %r275, 8;
	and.b32  	%r155, %r154, -16777216;
	or.b32  	%r32, %r155, %r153;
	shl.b32 	%r156, %r276, 8;
	and.b32  	%r157, %r156, 65280;
	shr.u32 	%r158, %r275, 24;
	or.b32  	%r159, %r157, %r158;
	shr.u32 	%r160, %r274, 8;
	and.b32  	%r161, %r160, 16711680;
	or.b32  	%r162, %r161, %r159;
	shl.b32 	%r163, %r275, 24;
	or.b32  	%r33, %r163, %r162;
	shr.u32 	%r164, %r275, 8;
	mov.u32 	%r165, 64;
	prmt.b32 	%r166, %r164, %r274, %r165;
	mov.u32 	%r167, 1040;
	prmt.b32 	%r168, %r166, %r160, %r167;
	shr.u32 	%r169, %r274, 16;
	mov.u32 	%r170, 16912;
	prmt.b32 	%r276, %r168, %r169, %r170;
	mov.u32 	%r274, %r32;
	mov.u32 	%r275, %r33;
$L__BB2_48:
	cvt.s64.s32 	%rd94, %r15;
	mul.lo.s64 	%rd95, %rd123, %rd94;
	mul.lo.s32 	%r204, %r115, 384;
	cvt.s64.s32 	%rd96, %r204;
	add.s64 	%rd97, %rd95, %rd96;
	add.s64 	%rd31, %rd122, %rd97;
	add.s32 	%r206, %r14, 128;
	setp.le.s32 	%p33, %r206, %r253;
	and.b64  	%rd98, %rd31, 3;
	setp.eq.s64 	%p34, %rd98, 0;
	and.pred  	%p35, %p33, %p34;
	@%p35 bra 	$L__BB2_57;
	bra.uni 	$L__BB2_49;
$L__BB2_57:
	mul.lo.s32 	%r243, %r123, 3;
	mul.wide.u32 	%rd102, %r118, 384;
	mov.u64 	%rd103, _ZZ4moveILi3EEvPKvRK5BatchPvS4_iiPK6OffsetiRA4_KjiiE5lines;
	add.s64 	%rd104, %rd103, %rd102;
	mul.wide.u32 	%rd105, %r243, 4;
	add.s64 	%rd106, %rd104, %rd105;
	st.shared.u32 	[%rd106], %r274;
	add.s32 	%r244, %r243, 1;
	mul.wide.u32 	%rd107, %r244, 4;
	add.s64 	%rd108, %rd104, %rd107;
	st.shared.u32 	[%rd108], %r275;
	add.s32 	%r245, %r243, 2;
	mul.wide.u32 	%rd109, %r245, 4;
	add.s64 	%rd110, %rd104, %rd109;
	st.shared.u32 	[%rd110], %r276;
	bar.warp.sync 	-1;
	mul.wide.u32 	%rd111, %r123, 4;
	add.s64 	%rd112, %rd104, %rd111;
	ld.shared.u32 	%r246, [%rd112];
	add.s64 	%rd113, %rd31, %rd111;
	st.u32 	[%rd113], %r246;
	add.s32 	%r247, %r123, 32;
	mul.wide.u32 	%rd114, %r247, 4;
	add.s64 	%rd115, %rd104, %rd114;
	ld.shared.u32 	%r248, [%rd115];
	add.s64 	%rd116, %rd31, %rd114;
	st.u32 	[%rd116], %r248;
	add.s32 	%r249, %r123, 64;
	mul.wide.u32 	%rd117, %r249, 4;
	add.s64 	%rd118, %rd104, %rd117;
	ld.shared.u32 	%r250, [%rd118];
	add.s64 	%rd119, %rd31, %rd117;
	st.u32 	[%rd119], %r250;
	bra.uni 	$L__BB2_58;
$L__BB2_49:
	mul.lo.s32 	%r86, %r123, 12;
	setp.ge.s32 	%p36, %r125, %r253;
	cvt.u64.u32 	%rd99, %r86;
	add.s64 	%rd32, %rd31, %rd99;
	@%p36 bra 	$L__BB2_51;
	st.u8 	[%rd32], %r274;
	shr.u32 	%r212, %r274, 8;
	st.u8 	[%rd32+1], %r212;
	shr.u32 	%r213, %r274, 16;
	st.u8 	[%rd32+2], %r213;
$L__BB2_51:
	or.b32  	%r219, %r125, 1;
	setp.ge.s32 	%p37, %r219, %r253;
	add.s32 	%r220, %r86, 4;
	cvt.u64.u32 	%rd100, %r220;
	add.s64 	%rd33, %rd31, %rd100;
	@%p37 bra 	$L__BB2_53;
	shr.u32 	%r221, %r274, 24;
	st.u8 	[%rd32+3], %r221;
	st.u8 	[%rd33], %r275;
	shr.u32 	%r222, %r275, 8;
	st.u8 	[%rd33+1], %r222;
$L__BB2_53:
	or.b32  	%r228, %r125, 2;
	setp.ge.s32 	%p38, %r228, %r253;
	add.s32 	%r229, %r86, 8;
	cvt.u64.u32 	%rd101, %r229;
	add.s64 	%rd34, %rd31, %rd101;
	@%p38 bra 	$L__BB2_55;
	shr.u32 	%r230, %r275, 16;
	st.u8 	[%rd33+2], %r230;
	shr.u32 	%r231, %r275, 24;
	st.u8 	[%rd33+3], %r231;
	st.u8 	[%rd34], %r276;
$L__BB2_55:
	or.b32  	%r237, %r125, 3;
	setp.ge.s32 	%p39, %r237, %r253;
	@%p39 bra 	$L__BB2_58;
	shr.u32 	%r238, %r276, 8;
	st.u8 	[%rd34+1], %r238;
	shr.u32 	%r239, %r276, 16;
	st.u8 	[%rd34+2], %r239;
	shr.u32 	%r240, %r276, 24;
	st.u8 	[%rd34+3], %r240;
$L__BB2_58:
	ret;
}
.visible .entry move_packed_4(
	.param .u64 move_packed_4_param_0,
	.param .align 8 .b8 move_packed_4_param_1[48],
	.param .u64 move_packed_4_param_2,
	.param .align 8 .b8 move_packed_4_param_3[48],
	.param .u32 move_packed_4_param_4,
	.param .u32 move_packed_4_param_5,
	.param .u64 move_packed_4_param_6,
	.param .u32 move_packed_4_param_7,
	.param .u32 move_packed_4_param_8,
	.param .u32 move_packed_4_param_9,
	.param .u32 move_packed_4_param_10,
	.param .u32 move_packed_4_param_11,
	.param .u32 move_packed_4_param_12,
	.param .u32 move_packed_4_param_13
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<44>;
	.reg .b32 	%r<282>;
	.reg .b64 	%rd<128>;
	.shared .align 4 .b8 _ZZ4moveILi4EEvPKvRK5BatchPvS4_iiPK6OffsetiRA4_KjiiE5lines[4096];
	ld.param.u64 	%rd33, [move_packed_4_param_0];
	ld.param.v2.u32 	{%r251, %r252}, [move_packed_4_param_1+32];
	ld.param.v2.u32 	{%r115, %r116}, [move_packed_4_param_1+40];
	ld.param.u64 	%rd38, [move_packed_4_param_2];
	ld.param.v2.u32 	{%r253, %r254}, [move_packed_4_param_3+32];
	ld.param.v2.u32 	{%r119, %r120}, [move_packed_4_param_3+40];
	ld.param.u32 	%r256, [move_packed_4_param_4];
	ld.param.u32 	%r255, [move_packed_4_param_5];
	ld.param.u64 	%rd43, [move_packed_4_param_6];
	ld.param.u32 	%r106, [move_packed_4_param_7];
	ld.param.u32 	%r274, [move_packed_4_param_8];
	ld.param.u32 	%r275, [move_packed_4_param_9];
	ld.param.u32 	%r276, [move_packed_4_param_10];
	ld.param.u32 	%r277, [move_packed_4_param_11];
	ld.param.u32 	%r111, [move_packed_4_param_12];
	ld.param.u32 	%r112, [move_packed_4_param_13];
	ld.param.u64 	%rd127, [move_packed_4_param_3+8];
	ld.param.u64 	%rd39, [move_packed_4_param_3];
	ld.param.u64 	%rd125, [move_packed_4_param_1+8];
	ld.param.u64 	%rd34, [move_packed_4_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p1, %r116, 0;
	@%p1 bra 	$L__BB3_2;
	cvta.to.global.u64 	%rd44, %rd33;
	mul.wide.s32 	%rd45, %r1, 40;
	add.s64 	%rd46, %rd44, %rd45;
	ld.global.v2.u32 	{%r251, %r252}, [%rd46+32];
	ld.global.u64 	%rd125, [%rd46+8];
	ld.global.u64 	%rd124, [%rd46];
	bra.uni 	$L__BB3_3;
$L__BB3_2:
	cvt.s64.s32 	%rd47, %r1;
	mul.lo.s64 	%rd48, %rd34, %rd47;
	add.s64 	%rd124, %rd33, %rd48;
$L__BB3_3:
	setp.eq.s32 	%p2, %r120, 0;
	@%p2 bra 	$L__BB3_5;
	cvta.to.global.u64 	%rd49, %rd38;
	mul.wide.s32 	%rd50, %r1, 40;
	add.s64 	%rd51, %rd49, %rd50;
	ld.global.v2.u32 	{%r253, %r254}, [%rd51+32];
	ld.global.u64 	%rd127, [%rd51+8];
	ld.global.u64 	%rd126, [%rd51];
	bra.uni 	$L__BB3_6;
$L__BB3_5:
	cvt.s64.s32 	%rd52, %r1;
	mul.lo.s64 	%rd53, %rd39, %rd52;
	add.s64 	%rd126, %rd38, %rd53;
$L__BB3_6:
	mov.u32 	%r125, %ctaid.x;
	shl.b32 	%r14, %r125, 7;
	mov.u32 	%r126, %ctaid.y;
	shl.b32 	%r127, %r126, 3;
	mov.u32 	%r128, %tid.y;
	add.s32 	%r15, %r127, %r128;
	setp.ge.s32 	%p3, %r15, %r254;
	setp.ge.s32 	%p4, %r14, %r253;
	or.pred  	%p5, %p4, %p3;
	@%p5 bra 	$L__BB3_65;
	setp.eq.s64 	%p6, %rd43, 0;
	@%p6 bra 	$L__BB3_9;
	cvta.to.global.u64 	%rd54, %rd43;
	mul.wide.u32 	%rd55, %r1, 8;
	add.s64 	%rd56, %rd54, %rd55;
	ld.global.u32 	%r256, [%rd56];
	ld.global.u32 	%r255, [%rd56+4];
$L__BB3_9:
	not.b32 	%r129, %r15;
	add.s32 	%r130, %r252, %r129;
	add.s32 	%r131, %r130, %r255;
	sub.s32 	%r132, %r15, %r255;
	setp.eq.s32 	%p7, %r112, 0;
	selp.b32 	%r257, %r132, %r131, %p7;
	setp.lt.u32 	%p8, %r257, %r252;
	@%p8 bra 	$L__BB3_11;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r257;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r252;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r106;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r257, [retval0+0];
	}
$L__BB3_11:
	mov.u32 	%r133, %tid.x;
	shl.b32 	%r134, %r133, 2;
	add.s32 	%r135, %r14, %r134;
	not.b32 	%r136, %r135;
	add.s32 	%r137, %r251, %r136;
	add.s32 	%r138, %r137, %r256;
	sub.s32 	%r139, %r135, %r256;
	setp.eq.s32 	%p9, %r111, 0;
	selp.b32 	%r26, %r139, %r138, %p9;
	add.s32 	%r140, %r138, -3;
	selp.b32 	%r27, %r139, %r140, %p9;
	cvt.s64.s32 	%rd57, %r257;
	mul.lo.s64 	%rd26, %rd125, %rd57;
	or.b32  	%r141, %r257, %r27;
	setp.lt.s32 	%p10, %r141, 0;
	@%p10 bra 	$L__BB3_14;
	add.s32 	%r142, %r257, 1;
	setp.lt.s32 	%p11, %r142, %r252;
	selp.b32 	%r143, 0, 3, %p11;
	shl.b32 	%r28, %r27, 2;
	or.b32  	%r144, %r28, %r143;
	add.s32 	%r145, %r144, 16;
	shl.b32 	%r146, %r251, 2;
	setp.gt.s32 	%p12, %r145, %r146;
	@%p12 bra 	$L__BB3_14;
	bra.uni 	$L__BB3_13;
$L__BB3_14:
	setp.lt.u32 	%p14, %r26, %r251;
	mov.u32 	%r258, %r26;
	@%p14 bra 	$L__BB3_16;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r26;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r251;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r106;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r258, [retval0+0];
	}
$L__BB3_16:
	or.b32  	%r35, %r258, %r257;
	setp.lt.s32 	%p15, %r35, 0;
	shl.b32 	%r162, %r258, 2;
	cvt.s64.s32 	%rd69, %r162;
	add.s64 	%rd27, %rd26, %rd69;
	mov.u32 	%r259, %r274;
	@%p15 bra 	$L__BB3_18;
	add.s64 	%rd70, %rd124, %rd27;
	ld.global.nc.u8 %r163, [%rd70];
	and.b32  	%r259, %r163, 255;
$L__BB3_18:
	mov.u32 	%r260, %r275;
	@%p15 bra 	$L__BB3_20;
	add.s64 	%rd72, %rd124, %rd27;
	add.s64 	%rd71, %rd72, 1;
	ld.global.nc.u8 %r164, [%rd71];
	and.b32  	%r260, %r164, 255;
$L__BB3_20:
	shl.b32 	%r165, %r260, 8;
	or.b32  	%r40, %r259, %r165;
	mov.u32 	%r261, %r276;
	@%p15 bra 	$L__BB3_22;
	add.s64 	%rd74, %rd124, %rd27;
	add.s64 	%rd73, %rd74, 2;
	ld.global.nc.u8 %r166, [%rd73];
	and.b32  	%r261, %r166, 255;
$L__BB3_22:
	shl.b32 	%r167, %r261, 16;
	or.b32  	%r43, %r40, %r167;
	mov.u32 	%r262, %r277;
	@%p15 bra 	$L__BB3_24;
	add.s64 	%rd76, %rd124, %rd27;
	add.s64 	%rd75, %rd76, 3;
	ld.global.nc.u8 %r168, [%rd75];
	and.b32  	%r262, %r168, 255;
$L__BB3_24:
	shl.b32 	%r169, %r262, 24;
	or.b32  	%r278, %r43, %r169;
	selp.b32 	%r170, 1, -1, %p9;
	add.s32 	%r263, %r170, %r26;
	setp.lt.u32 	%p20, %r263, %r251;
	@%p20 bra 	$L__BB3_26;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r263;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r251;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r106;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r263, [retval0+0];
	}
$L__BB3_26:
	or.b32  	%r50, %r263, %r257;
	setp.lt.s32 	%p21, %r50, 0;
	shl.b32 	%r171, %r263, 2;
	cvt.s64.s32 	%rd77, %r171;
	add.s64 	%rd28, %rd26, %rd77;
	mov.u32 	%r264, %r274;
	@%p21 bra 	$L__BB3_28;
	add.s64 	%rd78, %rd124, %rd28;
	ld.global.nc.u8 %r172, [%rd78];
	and.b32  	%r264, %r172, 255;
$L__BB3_28:
	mov.u32 	%r265, %r275;
	@%p21 bra 	$L__BB3_30;
	add.s64 	%rd80, %rd124, %rd28;
	add.s64 	%rd79, %rd80, 1;
	ld.global.nc.u8 %r173, [%rd79];
	and.b32  	%r265, %r173, 255;
$L__BB3_30:
	shl.b32 	%r174, %r265, 8;
	or.b32  	%r55, %r264, %r174;
	mov.u32 	%r266, %r276;
	@%p21 bra 	$L__BB3_32;
	add.s64 	%rd82, %rd124, %rd28;
	add.s64 	%rd81, %rd82, 2;
	ld.global.nc.u8 %r175, [%rd81];
	and.b32  	%r266, %r175, 255;
$L__BB3_32:
	shl.b32 	%r176, %r266, 16;
	or.b32  	%r58, %r55, %r176;
	mov.u32 	%r267, %r277;
	@%p21 bra 	$L__BB3_34;
	add.s64 	%rd84, %rd124, %rd28;
	add.s64 	%rd83, %rd84, 3;
	ld.global.nc.u8 %r177, [%rd83];
	and.b32  	%r267, %r177, 255;
$L__BB3_34:
	shl.b32 	%r178, %r267, 24;
	or.b32  	%r279, %r58, %r178;
	selp.b32 	%r179, 2, -2, %p9;
	add.s32 	%r268, %r179, %r26;
	setp.lt.u32 	%p26, %r268, %r251;
	@%p26 bra 	$L__BB3_36;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r268;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r251;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r106;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r268, [retval0+0];
	}
$L__BB3_36:
	or.b32  	%r65, %r268, %r257;
	setp.lt.s32 	%p27, %r65, 0;
	shl.b32 	%r180, %r268, 2;
	cvt.s64.s32 	%rd85, %r180;
	add.s64 	%rd29, %rd26, %rd85;
	mov.u32 	%r269, %r274;
	@%p27 bra 	$L__BB3_38;
	add.s64 	%rd86, %rd124, %rd29;
	ld.global.nc.u8 %r181, [%rd86];
	and.b32  	%r269, %r181, 255;
$L__BB3_38:
	mov.u32 	%r270, %r275;
	@%p27 bra 	$L__BB3_40;
	add.s64 	%rd88, %rd124, %rd29;
	add.s64 	%rd87, %rd88, 1;
	ld.global.nc.u8 %r182, [%rd87];
	and.b32  	%r270, %r182, 255;
$L__BB3_40:
	shl.b32 	%r183, %r270, 8;
	or.b32  	%r70, %r269, %r183;
	mov.u32 	%r271, %r276;
	@%p27 bra 	$L__BB3_42;
	add.s64 	%rd90, %rd124, %rd29;
	add.s64 	%rd89, %rd90, 2;
	ld.global.nc.u8 %r184, [%rd89];
	and.b32  	%r271, %r184, 255;
$L__BB3_42:
	shl.b32 	%r185, %r271, 16;
	or.b32  	%r73, %r70, %r185;
	mov.u32 	%r272, %r277;
	@%p27 bra 	$L__BB3_44;
	add.s64 	%rd92, %rd124, %rd29;
	add.s64 	%rd91, %rd92, 3;
	ld.global.nc.u8 %r186, [%rd91];
	and.b32  	%r272, %r186, 255;
$L__BB3_44:
	shl.b32 	%r187, %r272, 24;
	or.b32  	%r280, %r73, %r187;
	selp.b32 	%r188, 3, -3, %p9;
	add.s32 	%r273, %r188, %r26;
	setp.lt.u32 	%p32, %r273, %r251;
	@%p32 bra 	$L__BB3_46;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r273;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r251;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r106;
	.param .b32 retval0;
	call.uni (retval0),
	_Z14border_outsideiii,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r273, [retval0+0];
	}
$L__BB3_46:
	or.b32  	%r80, %r273, %r257;
	setp.lt.s32 	%p33, %r80, 0;
	shl.b32 	%r189, %r273, 2;
	cvt.s64.s32 	%rd93, %r189;
	add.s64 	%rd30, %rd26, %rd93;
	@%p33 bra 	$L__BB3_48;
	add.s64 	%rd94, %rd124, %rd30;
	ld.global.nc.u8 %r190, [%rd94];
	and.b32  	%r274, %r190, 255;
$L__BB3_48:
	@%p33 bra 	$L__BB3_50;
	add.s64 	%rd96, %rd124, %rd30;
	add.s64 	%rd95, %rd96, 1;
	ld.global.nc.u8 %r191, [%rd95];
	and.b32  	%r275, %r191, 255;
$L__BB3_50:
	shl.b32 	%r192, %r275, 8;
	or.b32  	%r85, %r274, %r192;
	@%p33 bra 	$L__BB3_52;
	add.s64 	%rd98, %rd124, %rd30;
	add.s64 	%rd97, %rd98, 2;
	ld.global.nc.u8 %r193, [%rd97];
	and.b32  	%r276, %r193, 255;
$L__BB3_52:
	shl.b32 	%r194, %r276, 16;
	or.b32  	%r88, %r85, %r194;
	@%p33 bra 	$L__BB3_54;
	add.s64 	%rd100, %rd124, %rd30;
	add.s64 	%rd99, %rd100, 3;
	ld.global.nc.u8 %r195, [%rd99];
	and.b32  	%r277, %r195, 255;
$L__BB3_54:
	shl.b32 	%r196, %r277, 24;
	or.b32  	%r281, %r88, %r196;
	bra.uni 	$L__BB3_55;
$L__BB3_13:
	cvt.s64.s32 	%rd63, %r28;
	add.s64 	%rd64, %rd26, %rd63;
	add.s64 	%rd65, %rd124, %rd64;
	cvt.u32.u64 	%r152, %rd65;
	and.b32  	%r153, %r152, 3;
	and.b64  	%rd66, %rd65, 3;
	sub.s64 	%rd67, %rd64, %rd66;
	add.s64 	%rd58, %rd124, %rd67;
	add.s32 	%r154, %r153, 15;
	ld.global.nc.u32 %r147, [%rd58];
	add.s64 	%rd59, %rd58, 4;
	ld.global.nc.u32 %r148, [%rd59];
	add.s64 	%rd60, %rd58, 8;
	ld.global.nc.u32 %r149, [%rd60];
	add.s64 	%rd61, %rd58, 12;
	ld.global.nc.u32 %r150, [%rd61];
	and.b32  	%r155, %r154, 28;
	cvt.u64.u32 	%rd68, %r155;
	add.s64 	%rd62, %rd58, %rd68;
	ld.global.nc.u32 %r151, [%rd62];
	mad.lo.s32 	%r156, %r153, 4369, 12816;
	and.b32  	%r157, %r156, 30583;
	prmt.b32 	%r158, %r147, %r148, %r157;
	prmt.b32 	%r159, %r148, %r149, %r157;
	prmt.b32 	%r160, %r149, %r150, %r157;
	prmt.b32 	%r161, %r150, %r151, %r157;
	selp.b32 	%r278, %r158, %r161, %p9;
	selp.b32 	%r279, %r159, %r160, %p9;
	selp.b32 	%r280, %r160, %r159, %p9;
	selp.b32 	%r281, %r161, %r158, %p9;
$L__BB3_55:
	cvt.s64.s32 	%rd101, %r15;
	mul.lo.s64 	%rd102, %rd127, %rd101;
	shl.b32 	%r202, %r125, 9;
	cvt.s64.s32 	%rd103, %r202;
	add.s64 	%rd104, %rd102, %rd103;
	add.s64 	%rd31, %rd126, %rd104;
	add.s32 	%r204, %r14, 128;
	setp.le.s32 	%p37, %r204, %r253;
	and.b64  	%rd105, %rd31, 3;
	setp.eq.s64 	%p38, %rd105, 0;
	and.pred  	%p39, %p37, %p38;
	@%p39 bra 	$L__BB3_64;
	bra.uni 	$L__BB3_56;
$L__BB3_64:
	mul.wide.u32 	%rd107, %r128, 512;
	mov.u64 	%rd108, _ZZ4moveILi4EEvPKvRK5BatchPvS4_iiPK6OffsetiRA4_KjiiE5lines;
	add.s64 	%rd109, %rd108, %rd107;
	mul.wide.u32 	%rd110, %r134, 4;
	add.s64 	%rd111, %rd109, %rd110;
	st.shared.u32 	[%rd111], %r278;
	st.shared.u32 	[%rd111+4], %r279;
	st.shared.u32 	[%rd111+8], %r280;
	st.shared.u32 	[%rd111+12], %r281;
	bar.warp.sync 	-1;
	mul.wide.u32 	%rd112, %r133, 4;
	add.s64 	%rd113, %rd109, %rd112;
	ld.shared.u32 	%r244, [%rd113];
	add.s64 	%rd114, %rd31, %rd112;
	st.u32 	[%rd114], %r244;
	add.s32 	%r245, %r133, 32;
	mul.wide.u32 	%rd115, %r245, 4;
	add.s64 	%rd116, %rd109, %rd115;
	ld.shared.u32 	%r246, [%rd116];
	add.s64 	%rd117, %rd31, %rd115;
	st.u32 	[%rd117], %r246;
	add.s32 	%r247, %r133, 64;
	mul.wide.u32 	%rd118, %r247, 4;
	add.s64 	%rd119, %rd109, %rd118;
	ld.shared.u32 	%r248, [%rd119];
	add.s64 	%rd120, %rd31, %rd118;
	st.u32 	[%rd120], %r248;
	add.s32 	%r249, %r133, 96;
	mul.wide.u32 	%rd121, %r249, 4;
	add.s64 	%rd122, %rd109, %rd121;
	ld.shared.u32 	%r250, [%rd122];
	add.s64 	%rd123, %rd31, %rd121;
	st.u32 	[%rd123], %r250;
	bra.uni 	$L__BB3_65;
$L__BB3_56:
	shl.b32 	%r206, %r133, 4;
	setp.ge.s32 	%p40, %r135, %r253;
	cvt.u64.u32 	%rd106, %r206;
	add.s64 	%rd32, %rd31, %rd106;
	@%p40 bra 	$L__BB3_58;
	st.u8 	[%rd32], %r278;
	shr.u32 	%r211, %r278, 8;
	st.u8 	[%rd32+1], %r211;
	shr.u32 	%r212, %r278, 16;
	st.u8 	[%rd32+2], %r212;
	shr.u32 	%r213, %r278, 24;
	st.u8 	[%rd32+3], %r213;
$L__BB3_58:
	or.b32  	%r219, %r135, 1;
	setp.ge.s32 	%p41, %r219, %r253;
	@%p41 bra 	$L__BB3_60;
	st.u8 	[%rd32+4], %r279;
	shr.u32 	%r220, %r279, 8;
	st.u8 	[%rd32+5], %r220;
	shr.u32 	%r221, %r279, 16;
	st.u8 	[%rd32+6], %r221;
	shr.u32 	%r222, %r279, 24;
	st.u8 	[%rd32+7], %r222;
$L__BB3_60:
	or.b32  	%r228, %r135, 2;
	setp.ge.s32 	%p42, %r228, %r253;
	@%p42 bra 	$L__BB3_62;
	st.u8 	[%rd32+8], %r280;
	shr.u32 	%r229, %r280, 8;
	st.u8 	[%rd32+9], %r229;
	shr.u32 	%r230, %r280, 16;
	st.u8 	[%rd32+10], %r230;
	shr.u32 	%r231, %r280, 24;
	st.u8 	[%rd32+11], %r231;
$L__BB3_62:
	or.b32  	%r237, %r135, 3;
	setp.ge.s32 	%p43, %r237, %r253;
	@%p43 bra 	$L__BB3_65;
	st.u8 	[%rd32+12], %r281;
	shr.u32 	%r238, %r281, 8;
	st.u8 	[%rd32+13], %r238;
	shr.u32 	%r239, %r281, 16;
	st.u8 	[%rd32+14], %r239;
	shr.u32 	%r240, %r281, 24;
	st.u8 	[%rd32+15], %r240;
$L__BB3_65:
	ret;
}
`;
