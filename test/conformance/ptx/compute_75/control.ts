// Generated from test/conformance/kernels/control.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `test/conformance/kernels/control.cu`. */
export const CONTROL: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_control_cu_08a0212f2nv6target5sm_90E = 90;
.visible .entry control_branches(
	.param .u64 control_branches_param_0,
	.param .u64 control_branches_param_1,
	.param .u32 control_branches_param_2
)
{
	.reg .pred 	%p<14>;
	.reg .b32 	%r<34>;
	.reg .b64 	%rd<14>;
	ld.param.u64 	%rd5, [control_branches_param_0];
	ld.param.u64 	%rd4, [control_branches_param_1];
	ld.param.u32 	%r10, [control_branches_param_2];
	cvta.to.global.u64 	%rd1, %rd5;
	mov.u32 	%r11, %ntid.x;
	mov.u32 	%r12, %ctaid.x;
	mov.u32 	%r13, %tid.x;
	mad.lo.s32 	%r1, %r12, %r11, %r13;
	setp.ge.s32 	%p1, %r1, %r10;
	@%p1 bra 	$L__BB0_13;
	cvt.s64.s32 	%rd2, %r1;
	mul.wide.s32 	%rd6, %r1, 4;
	add.s64 	%rd7, %rd1, %rd6;
	ld.global.u32 	%r32, [%rd7];
	and.b32  	%r14, %r32, 1;
	setp.eq.b32 	%p2, %r14, 1;
	mov.pred 	%p3, 0;
	xor.pred  	%p4, %p2, %p3;
	not.pred 	%p5, %p4;
	@%p5 bra 	$L__BB0_5;
	bra.uni 	$L__BB0_2;
$L__BB0_5:
	setp.lt.s32 	%p8, %r32, 0;
	@%p8 bra 	$L__BB0_8;
	and.b32  	%r18, %r32, 4;
	setp.eq.s32 	%p9, %r18, 0;
	@%p9 bra 	$L__BB0_9;
	mul.hi.s32 	%r19, %r1, 1431655766;
	shr.u32 	%r20, %r19, 31;
	add.s32 	%r21, %r19, %r20;
	mul.lo.s32 	%r22, %r21, 3;
	sub.s32 	%r23, %r1, %r22;
	setp.eq.s32 	%p10, %r23, 0;
	neg.s32 	%r24, %r1;
	selp.b32 	%r25, %r1, %r24, %p10;
	add.s32 	%r32, %r32, %r25;
	bra.uni 	$L__BB0_9;
$L__BB0_2:
	and.b32  	%r15, %r32, 2;
	setp.eq.s32 	%p6, %r15, 0;
	@%p6 bra 	$L__BB0_4;
	bra.uni 	$L__BB0_3;
$L__BB0_4:
	setp.gt.s32 	%p7, %r32, 100;
	xor.b32  	%r16, %r32, 85;
	neg.s32 	%r17, %r32;
	selp.b32 	%r32, %r17, %r16, %p7;
	bra.uni 	$L__BB0_9;
$L__BB0_3:
	mad.lo.s32 	%r32, %r32, 3, 1;
	bra.uni 	$L__BB0_9;
$L__BB0_8:
	shr.s32 	%r26, %r32, 1;
	add.s32 	%r32, %r26, 7;
$L__BB0_9:
	cvta.to.global.u64 	%rd8, %rd4;
	shl.b64 	%rd9, %rd2, 2;
	add.s64 	%rd3, %rd8, %rd9;
	st.global.u32 	[%rd3], %r32;
	setp.lt.s32 	%p11, %r32, 6;
	@%p11 bra 	$L__BB0_11;
	add.s32 	%r28, %r1, 1;
	mov.u32 	%r33, 1;
	rem.s32 	%r29, %r28, %r10;
	mul.wide.s32 	%rd10, %r29, 4;
	add.s64 	%rd11, %rd1, %rd10;
	ld.global.u32 	%r30, [%rd11];
	setp.gt.s32 	%p12, %r30, %r32;
	@%p12 bra 	$L__BB0_12;
$L__BB0_11:
	and.b32  	%r31, %r1, 3;
	setp.eq.s32 	%p13, %r31, 2;
	selp.b32 	%r33, 1, -1, %p13;
$L__BB0_12:
	mul.wide.s32 	%rd12, %r10, 4;
	add.s64 	%rd13, %rd3, %rd12;
	st.global.u32 	[%rd13], %r33;
$L__BB0_13:
	ret;
}
.visible .entry control_collatz(
	.param .u64 control_collatz_param_0,
	.param .u64 control_collatz_param_1,
	.param .u32 control_collatz_param_2
)
{
	.reg .pred 	%p<7>;
	.reg .b32 	%r<14>;
	.reg .b64 	%rd<18>;
	ld.param.u64 	%rd5, [control_collatz_param_0];
	ld.param.u64 	%rd6, [control_collatz_param_1];
	ld.param.u32 	%r6, [control_collatz_param_2];
	mov.u32 	%r7, %ntid.x;
	mov.u32 	%r8, %ctaid.x;
	mov.u32 	%r9, %tid.x;
	mad.lo.s32 	%r1, %r8, %r7, %r9;
	setp.ge.s32 	%p1, %r1, %r6;
	@%p1 bra 	$L__BB1_5;
	cvta.to.global.u64 	%rd7, %rd5;
	cvt.s64.s32 	%rd1, %r1;
	mul.wide.s32 	%rd8, %r1, 4;
	add.s64 	%rd9, %rd7, %rd8;
	ld.global.u16 	%r2, [%rd9];
	setp.lt.u32 	%p2, %r2, 2;
	mov.u32 	%r13, 0;
	@%p2 bra 	$L__BB1_4;
	cvt.u64.u32 	%rd17, %r2;
$L__BB1_3:
	and.b64  	%rd10, %rd17, 1;
	setp.eq.b64 	%p3, %rd10, 1;
	mul.lo.s64 	%rd11, %rd17, 3;
	add.s64 	%rd12, %rd11, 1;
	shr.u64 	%rd13, %rd17, 1;
	selp.b64 	%rd17, %rd12, %rd13, %p3;
	setp.gt.u64 	%p4, %rd17, 1;
	add.s32 	%r13, %r13, 1;
	setp.lt.u32 	%p5, %r13, 1000;
	and.pred  	%p6, %p4, %p5;
	@%p6 bra 	$L__BB1_3;
$L__BB1_4:
	cvta.to.global.u64 	%rd14, %rd6;
	shl.b64 	%rd15, %rd1, 2;
	add.s64 	%rd16, %rd14, %rd15;
	st.global.u32 	[%rd16], %r13;
$L__BB1_5:
	ret;
}
.visible .entry control_nested_loops(
	.param .u64 control_nested_loops_param_0,
	.param .u64 control_nested_loops_param_1,
	.param .u32 control_nested_loops_param_2
)
{
	.reg .pred 	%p<11>;
	.reg .b32 	%r<40>;
	.reg .b64 	%rd<10>;
	ld.param.u64 	%rd2, [control_nested_loops_param_0];
	ld.param.u64 	%rd3, [control_nested_loops_param_1];
	ld.param.u32 	%r19, [control_nested_loops_param_2];
	mov.u32 	%r20, %ntid.x;
	mov.u32 	%r21, %ctaid.x;
	mov.u32 	%r22, %tid.x;
	mad.lo.s32 	%r1, %r21, %r20, %r22;
	setp.ge.s32 	%p1, %r1, %r19;
	@%p1 bra 	$L__BB2_14;
	cvta.to.global.u64 	%rd4, %rd2;
	cvt.s64.s32 	%rd1, %r1;
	mul.wide.s32 	%rd5, %r1, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r2, [%rd6];
	and.b32  	%r3, %r2, 15;
	setp.eq.s32 	%p2, %r3, 0;
	mov.u32 	%r36, 0;
	@%p2 bra 	$L__BB2_13;
	and.b32  	%r26, %r2, 255;
	add.s32 	%r4, %r26, 40;
	shr.u32 	%r5, %r2, 28;
	mov.u32 	%r31, %r36;
$L__BB2_3:
	setp.eq.s32 	%p3, %r31, 3;
	@%p3 bra 	$L__BB2_12;
	setp.gt.u32 	%p4, %r31, 11;
	@%p4 bra 	$L__BB2_11;
	mov.u32 	%r33, %r31;
$L__BB2_6:
	mov.u32 	%r27, 1;
	shl.b32 	%r28, %r27, %r33;
	and.b32  	%r29, %r28, %r2;
	setp.eq.s32 	%p5, %r29, 0;
	@%p5 bra 	$L__BB2_9;
	mad.lo.s32 	%r30, %r33, %r31, %r36;
	add.s32 	%r36, %r30, 1;
	setp.gt.u32 	%p6, %r36, %r4;
	@%p6 bra 	$L__BB2_13;
	setp.eq.s32 	%p7, %r33, %r5;
	@%p7 bra 	$L__BB2_11;
$L__BB2_9:
	add.s32 	%r33, %r33, 1;
	setp.lt.u32 	%p8, %r33, 12;
	@%p8 bra 	$L__BB2_6;
$L__BB2_11:
	mad.lo.s32 	%r36, %r36, 5, %r31;
	setp.lt.u32 	%p9, %r36, 9;
	@%p9 bra 	$L__BB2_11;
$L__BB2_12:
	add.s32 	%r31, %r31, 1;
	setp.lt.u32 	%p10, %r31, %r3;
	@%p10 bra 	$L__BB2_3;
$L__BB2_13:
	cvta.to.global.u64 	%rd7, %rd3;
	shl.b64 	%rd8, %rd1, 2;
	add.s64 	%rd9, %rd7, %rd8;
	st.global.u32 	[%rd9], %r36;
$L__BB2_14:
	ret;
}
.visible .entry control_switch(
	.param .u64 control_switch_param_0,
	.param .u64 control_switch_param_1,
	.param .u32 control_switch_param_2
)
{
	.reg .pred 	%p<21>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<74>;
	.reg .b64 	%rd<16>;
	ld.param.u64 	%rd2, [control_switch_param_0];
	ld.param.u64 	%rd3, [control_switch_param_1];
	ld.param.u32 	%r38, [control_switch_param_2];
	mov.u32 	%r39, %ntid.x;
	mov.u32 	%r40, %ctaid.x;
	mov.u32 	%r41, %tid.x;
	mad.lo.s32 	%r73, %r40, %r39, %r41;
	setp.ge.s32 	%p1, %r73, %r38;
	@%p1 bra 	$L__BB3_34;
	cvta.to.global.u64 	%rd4, %rd2;
	cvt.s64.s32 	%rd1, %r73;
	mul.wide.s32 	%rd5, %r73, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r2, [%rd6];
	mul.wide.u32 	%rd7, %r2, 1321528399;
	shr.u64 	%rd8, %rd7, 34;
	cvt.u32.u64 	%r43, %rd8;
	mul.lo.s32 	%r44, %r43, 13;
	sub.s32 	%r45, %r2, %r44;
	cvt.u16.u32 	%rs1, %r45;
	mov.u32 	%r72, 4661;
	setp.gt.s16 	%p2, %rs1, 4;
	@%p2 bra 	$L__BB3_8;
	bra.uni 	$L__BB3_2;
$L__BB3_8:
	setp.gt.s16 	%p3, %rs1, 7;
	@%p3 bra 	$L__BB3_12;
	setp.eq.s16 	%p7, %rs1, 5;
	@%p7 bra 	$L__BB3_26;
	setp.eq.s16 	%p8, %rs1, 6;
	@%p8 bra 	$L__BB3_17;
	setp.eq.s16 	%p9, %rs1, 7;
	@%p9 bra 	$L__BB3_16;
	bra.uni 	$L__BB3_32;
$L__BB3_16:
	mul.wide.u32 	%rd9, %r2, 274877907;
	shr.u64 	%rd10, %rd9, 38;
	cvt.u32.u64 	%r46, %rd10;
	mul.lo.s32 	%r47, %r46, 1000;
	sub.s32 	%r73, %r2, %r47;
	bra.uni 	$L__BB3_33;
$L__BB3_2:
	setp.gt.s16 	%p10, %rs1, 1;
	@%p10 bra 	$L__BB3_5;
	bra.uni 	$L__BB3_3;
$L__BB3_5:
	setp.eq.s16 	%p11, %rs1, 2;
	@%p11 bra 	$L__BB3_28;
	setp.eq.s16 	%p12, %rs1, 3;
	@%p12 bra 	$L__BB3_29;
	setp.eq.s16 	%p13, %rs1, 4;
	@%p13 bra 	$L__BB3_27;
	bra.uni 	$L__BB3_32;
$L__BB3_27:
	popc.b32 	%r73, %r2;
	bra.uni 	$L__BB3_33;
$L__BB3_12:
	setp.eq.s16 	%p4, %rs1, 11;
	@%p4 bra 	$L__BB3_34;
	setp.eq.s16 	%p5, %rs1, 10;
	@%p5 bra 	$L__BB3_33;
	setp.ne.s16 	%p6, %rs1, 8;
	@%p6 bra 	$L__BB3_32;
	shf.l.wrap.b32 	%r73, %r2, %r2, 5;
	bra.uni 	$L__BB3_33;
$L__BB3_3:
	setp.eq.s16 	%p14, %rs1, 0;
	@%p14 bra 	$L__BB3_31;
	setp.eq.s16 	%p15, %rs1, 1;
	@%p15 bra 	$L__BB3_30;
	bra.uni 	$L__BB3_32;
$L__BB3_30:
	mul.lo.s32 	%r73, %r2, %r2;
	bra.uni 	$L__BB3_33;
$L__BB3_26:
	shr.u32 	%r73, %r2, 3;
	bra.uni 	$L__BB3_33;
$L__BB3_17:
	mul.wide.u32 	%rd11, %r2, -858993459;
	shr.u64 	%rd12, %rd11, 34;
	cvt.u32.u64 	%r49, %rd12;
	mul.lo.s32 	%r50, %r49, 5;
	sub.s32 	%r5, %r2, %r50;
	setp.eq.s32 	%p16, %r5, 0;
	mov.u32 	%r73, 1;
	@%p16 bra 	$L__BB3_33;
	add.s32 	%r54, %r5, -1;
	and.b32  	%r71, %r5, 3;
	setp.lt.u32 	%p17, %r54, 3;
	mov.u32 	%r73, 1;
	mov.u32 	%r63, 0;
	@%p17 bra 	$L__BB3_22;
	sub.s32 	%r65, %r5, %r71;
	mov.u32 	%r64, 1;
	mov.u32 	%r62, -142;
	mov.u32 	%r61, 18;
$L__BB3_20:
	mul.lo.s32 	%r13, %r64, 81;
	add.s32 	%r64, %r61, %r13;
	add.s32 	%r63, %r63, 4;
	add.s32 	%r62, %r62, 160;
	add.s32 	%r61, %r61, 160;
	add.s32 	%r65, %r65, -4;
	setp.ne.s32 	%p18, %r65, 0;
	@%p18 bra 	$L__BB3_20;
	add.s32 	%r73, %r13, %r62;
$L__BB3_22:
	setp.eq.s32 	%p19, %r71, 0;
	@%p19 bra 	$L__BB3_33;
$L__BB3_24:
	.pragma "nounroll";
	mul.lo.s32 	%r26, %r73, 3;
	add.s32 	%r73, %r63, %r26;
	add.s32 	%r63, %r63, 1;
	add.s32 	%r71, %r71, -1;
	setp.ne.s32 	%p20, %r71, 0;
	@%p20 bra 	$L__BB3_24;
	add.s32 	%r59, %r26, %r63;
	add.s32 	%r73, %r59, -1;
	bra.uni 	$L__BB3_33;
$L__BB3_28:
	xor.b32  	%r72, %r2, -4661;
$L__BB3_29:
	mov.u32 	%r73, %r72;
	bra.uni 	$L__BB3_33;
$L__BB3_31:
	add.s32 	%r73, %r2, 1;
	bra.uni 	$L__BB3_33;
$L__BB3_32:
	mov.u32 	%r73, 99;
$L__BB3_33:
	cvta.to.global.u64 	%rd13, %rd3;
	shl.b64 	%rd14, %rd1, 2;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.u32 	[%rd15], %r73;
$L__BB3_34:
	ret;
}
.visible .entry control_irreducible(
	.param .u64 control_irreducible_param_0,
	.param .u64 control_irreducible_param_1,
	.param .u32 control_irreducible_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b32 	%r<40>;
	.reg .b64 	%rd<14>;
	ld.param.u64 	%rd2, [control_irreducible_param_0];
	ld.param.u64 	%rd3, [control_irreducible_param_1];
	ld.param.u32 	%r17, [control_irreducible_param_2];
	mov.u32 	%r18, %ntid.x;
	mov.u32 	%r19, %ctaid.x;
	mov.u32 	%r20, %tid.x;
	mad.lo.s32 	%r1, %r19, %r18, %r20;
	setp.ge.s32 	%p1, %r1, %r17;
	@%p1 bra 	$L__BB4_9;
	cvta.to.global.u64 	%rd4, %rd2;
	cvt.s64.s32 	%rd1, %r1;
	mul.wide.s32 	%rd5, %r1, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r32, [%rd6];
	and.b32  	%r23, %r32, 1;
	setp.eq.b32 	%p2, %r23, 1;
	mov.pred 	%p3, 0;
	xor.pred  	%p4, %p2, %p3;
	mov.u32 	%r33, 0;
	@%p4 bra 	$L__BB4_6;
$L__BB4_3:
	and.b32  	%r24, %r33, 3;
	shr.u32 	%r25, %r32, 1;
	add.s32 	%r32, %r24, %r25;
	add.s32 	%r33, %r33, 1;
	setp.gt.u32 	%p5, %r33, 40;
	@%p5 bra 	$L__BB4_8;
	mul.wide.u32 	%rd7, %r32, -1431655765;
	shr.u64 	%rd8, %rd7, 33;
	cvt.u32.u64 	%r26, %rd8;
	mul.lo.s32 	%r27, %r26, 3;
	sub.s32 	%r28, %r32, %r27;
	setp.eq.s32 	%p6, %r28, 0;
	@%p6 bra 	$L__BB4_3;
$L__BB4_6:
	mad.lo.s32 	%r32, %r32, 5, 3;
	add.s32 	%r33, %r33, 2;
	and.b32  	%r29, %r32, 256;
	setp.ne.s32 	%p7, %r29, 0;
	@%p7 bra 	$L__BB4_3;
	setp.lt.u32 	%p8, %r33, 50;
	@%p8 bra 	$L__BB4_6;
$L__BB4_8:
	cvta.to.global.u64 	%rd9, %rd3;
	shl.b64 	%rd10, %rd1, 2;
	add.s64 	%rd11, %rd9, %rd10;
	st.global.u32 	[%rd11], %r32;
	mul.wide.s32 	%rd12, %r17, 4;
	add.s64 	%rd13, %rd11, %rd12;
	st.global.u32 	[%rd13], %r33;
$L__BB4_9:
	ret;
}
.visible .entry control_early_exit(
	.param .u64 control_early_exit_param_0,
	.param .u64 control_early_exit_param_1,
	.param .u32 control_early_exit_param_2
)
{
	.reg .pred 	%p<12>;
	.reg .b32 	%r<70>;
	.reg .b64 	%rd<23>;
	.shared .align 4 .b8 _ZZ18control_early_exitE4tile[512];
	ld.param.u64 	%rd7, [control_early_exit_param_0];
	ld.param.u64 	%rd8, [control_early_exit_param_1];
	ld.param.u32 	%r22, [control_early_exit_param_2];
	mov.u32 	%r1, %ntid.x;
	mov.u32 	%r23, %ctaid.x;
	mul.lo.s32 	%r2, %r23, %r1;
	mov.u32 	%r3, %tid.x;
	add.s32 	%r4, %r2, %r3;
	setp.ge.s32 	%p1, %r4, %r22;
	@%p1 bra 	$L__BB5_13;
	cvta.to.global.u64 	%rd9, %rd7;
	mul.wide.s32 	%rd10, %r4, 4;
	add.s64 	%rd11, %rd9, %rd10;
	ld.global.u32 	%r24, [%rd11];
	mul.wide.s32 	%rd12, %r3, 4;
	mov.u64 	%rd13, _ZZ18control_early_exitE4tile;
	add.s64 	%rd14, %rd13, %rd12;
	st.shared.u32 	[%rd14], %r24;
	mul.wide.u32 	%rd15, %r24, 613566757;
	shr.u64 	%rd16, %rd15, 32;
	cvt.u32.u64 	%r25, %rd16;
	sub.s32 	%r26, %r24, %r25;
	shr.u32 	%r27, %r26, 1;
	add.s32 	%r28, %r27, %r25;
	shr.u32 	%r29, %r28, 2;
	mul.lo.s32 	%r30, %r29, 7;
	sub.s32 	%r31, %r24, %r30;
	setp.eq.s32 	%p2, %r31, 0;
	cvta.to.global.u64 	%rd17, %rd8;
	add.s64 	%rd1, %rd17, %rd10;
	@%p2 bra 	$L__BB5_12;
	bar.sync 	0;
	sub.s32 	%r33, %r22, %r2;
	min.s32 	%r5, %r1, %r33;
	setp.lt.s32 	%p3, %r5, 1;
	mov.u32 	%r69, 0;
	@%p3 bra 	$L__BB5_9;
	not.b32 	%r37, %r22;
	add.s32 	%r38, %r2, %r37;
	not.b32 	%r39, %r1;
	max.s32 	%r40, %r38, %r39;
	mov.u32 	%r41, -2;
	sub.s32 	%r42, %r41, %r40;
	and.b32  	%r68, %r5, 3;
	setp.lt.u32 	%p4, %r42, 3;
	mov.u32 	%r65, 0;
	mov.u32 	%r69, %r65;
	@%p4 bra 	$L__BB5_6;
	add.s32 	%r45, %r2, -1;
	sub.s32 	%r46, %r45, %r22;
	max.s32 	%r48, %r46, %r39;
	add.s32 	%r49, %r48, %r68;
	neg.s32 	%r61, %r49;
	mov.u64 	%rd21, %rd13;
$L__BB5_5:
	ld.shared.u32 	%r50, [%rd21];
	mad.lo.s32 	%r51, %r69, 31, %r50;
	ld.shared.u32 	%r52, [%rd21+4];
	mad.lo.s32 	%r53, %r51, 31, %r52;
	ld.shared.u32 	%r54, [%rd21+8];
	mad.lo.s32 	%r55, %r53, 31, %r54;
	ld.shared.u32 	%r56, [%rd21+12];
	mad.lo.s32 	%r69, %r55, 31, %r56;
	add.s32 	%r65, %r65, 4;
	add.s64 	%rd21, %rd21, 16;
	add.s32 	%r61, %r61, -4;
	setp.ne.s32 	%p5, %r61, 1;
	@%p5 bra 	$L__BB5_5;
$L__BB5_6:
	setp.eq.s32 	%p6, %r68, 0;
	@%p6 bra 	$L__BB5_9;
	mul.wide.s32 	%rd19, %r65, 4;
	add.s64 	%rd22, %rd13, %rd19;
$L__BB5_8:
	.pragma "nounroll";
	ld.shared.u32 	%r57, [%rd22];
	mad.lo.s32 	%r69, %r69, 31, %r57;
	add.s64 	%rd22, %rd22, 4;
	add.s32 	%r68, %r68, -1;
	setp.ne.s32 	%p7, %r68, 0;
	@%p7 bra 	$L__BB5_8;
$L__BB5_9:
	and.b32  	%r58, %r69, 1;
	setp.eq.b32 	%p8, %r58, 1;
	mov.pred 	%p9, 0;
	xor.pred  	%p10, %p8, %p9;
	not.pred 	%p11, %p10;
	@%p11 bra 	$L__BB5_11;
	bra.uni 	$L__BB5_10;
$L__BB5_11:
	bar.sync 	0;
	xor.b32  	%r59, %r69, 65535;
	st.global.u32 	[%rd1], %r59;
	bra.uni 	$L__BB5_13;
$L__BB5_12:
	mov.u32 	%r60, 7;
	st.global.u32 	[%rd1], %r60;
	bra.uni 	$L__BB5_13;
$L__BB5_10:
	st.global.u32 	[%rd1], %r69;
$L__BB5_13:
	ret;
}
.func  (.param .b32 func_retval0) _Z3mixjj(
	.param .b32 _Z3mixjj_param_0,
	.param .b32 _Z3mixjj_param_1
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<6>;
	ld.param.u32 	%r1, [_Z3mixjj_param_0];
	ld.param.u32 	%r2, [_Z3mixjj_param_1];
	setp.eq.s32 	%p1, %r2, 0;
	mul.lo.s32 	%r3, %r1, -1640531535;
	xor.b32  	%r4, %r3, %r2;
	selp.b32 	%r5, %r1, %r4, %p1;
	st.param.b32 	[func_retval0+0], %r5;
	ret;
}
.visible .entry control_calls_in_branches(
	.param .u64 control_calls_in_branches_param_0,
	.param .u64 control_calls_in_branches_param_1,
	.param .u32 control_calls_in_branches_param_2,
	.param .u32 control_calls_in_branches_param_3
)
{
	.reg .pred 	%p<12>;
	.reg .b32 	%r<82>;
	.reg .b64 	%rd<10>;
	ld.param.u64 	%rd2, [control_calls_in_branches_param_0];
	ld.param.u64 	%rd3, [control_calls_in_branches_param_1];
	ld.param.u32 	%r38, [control_calls_in_branches_param_2];
	ld.param.u32 	%r37, [control_calls_in_branches_param_3];
	mov.u32 	%r39, %ntid.x;
	mov.u32 	%r40, %ctaid.x;
	mov.u32 	%r41, %tid.x;
	mad.lo.s32 	%r1, %r40, %r39, %r41;
	setp.ge.s32 	%p1, %r1, %r38;
	@%p1 bra 	$L__BB7_24;
	cvta.to.global.u64 	%rd4, %rd2;
	cvt.s64.s32 	%rd1, %r1;
	mul.wide.s32 	%rd5, %r1, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r78, [%rd6];
	setp.lt.s32 	%p2, %r37, 1;
	@%p2 bra 	$L__BB7_23;
	add.s32 	%r44, %r37, -1;
	and.b32  	%r79, %r37, 3;
	setp.lt.u32 	%p3, %r44, 3;
	mov.u32 	%r75, 0;
	@%p3 bra 	$L__BB7_17;
	sub.s32 	%r69, %r37, %r79;
$L__BB7_4:
	and.b32  	%r46, %r78, 8;
	setp.eq.s32 	%p4, %r46, 0;
	@%p4 bra 	$L__BB7_6;
	bra.uni 	$L__BB7_5;
$L__BB7_6:
	and.b32  	%r47, %r78, 3;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r75;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r47;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r48, [retval0+0];
	}
	add.s32 	%r70, %r48, %r78;
	bra.uni 	$L__BB7_7;
$L__BB7_5:
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r78;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r75;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r70, [retval0+0];
	}
$L__BB7_7:
	and.b32  	%r49, %r70, 8;
	setp.eq.s32 	%p5, %r49, 0;
	@%p5 bra 	$L__BB7_9;
	bra.uni 	$L__BB7_8;
$L__BB7_9:
	and.b32  	%r50, %r70, 3;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	add.s32 	%r62, %r75, 1;
	st.param.b32 	[param0+0], %r62;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r50;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r51, [retval0+0];
	}
	add.s32 	%r71, %r51, %r70;
	bra.uni 	$L__BB7_10;
$L__BB7_8:
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r70;
	.param .b32 param1;
	add.s32 	%r61, %r75, 1;
	st.param.b32 	[param1+0], %r61;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r71, [retval0+0];
	}
$L__BB7_10:
	and.b32  	%r52, %r71, 8;
	setp.eq.s32 	%p6, %r52, 0;
	@%p6 bra 	$L__BB7_12;
	bra.uni 	$L__BB7_11;
$L__BB7_12:
	and.b32  	%r53, %r71, 3;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	add.s32 	%r64, %r75, 2;
	st.param.b32 	[param0+0], %r64;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r53;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r54, [retval0+0];
	}
	add.s32 	%r72, %r54, %r71;
	bra.uni 	$L__BB7_13;
$L__BB7_11:
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r71;
	.param .b32 param1;
	add.s32 	%r63, %r75, 2;
	st.param.b32 	[param1+0], %r63;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r72, [retval0+0];
	}
$L__BB7_13:
	and.b32  	%r55, %r72, 8;
	setp.eq.s32 	%p7, %r55, 0;
	@%p7 bra 	$L__BB7_15;
	bra.uni 	$L__BB7_14;
$L__BB7_15:
	and.b32  	%r56, %r72, 3;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	add.s32 	%r66, %r75, 3;
	st.param.b32 	[param0+0], %r66;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r56;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r57, [retval0+0];
	}
	add.s32 	%r78, %r57, %r72;
	bra.uni 	$L__BB7_16;
$L__BB7_14:
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r72;
	.param .b32 param1;
	add.s32 	%r65, %r75, 3;
	st.param.b32 	[param1+0], %r65;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r78, [retval0+0];
	}
$L__BB7_16:
	add.s32 	%r75, %r75, 4;
	add.s32 	%r69, %r69, -4;
	setp.ne.s32 	%p8, %r69, 0;
	@%p8 bra 	$L__BB7_4;
$L__BB7_17:
	setp.eq.s32 	%p9, %r79, 0;
	@%p9 bra 	$L__BB7_23;
$L__BB7_19:
	.pragma "nounroll";
	and.b32  	%r58, %r78, 8;
	setp.eq.s32 	%p10, %r58, 0;
	@%p10 bra 	$L__BB7_21;
	bra.uni 	$L__BB7_20;
$L__BB7_21:
	and.b32  	%r59, %r78, 3;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r75;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r59;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r60, [retval0+0];
	}
	add.s32 	%r78, %r60, %r78;
	bra.uni 	$L__BB7_22;
$L__BB7_20:
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r78;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r75;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r78, [retval0+0];
	}
$L__BB7_22:
	add.s32 	%r75, %r75, 1;
	add.s32 	%r79, %r79, -1;
	setp.ne.s32 	%p11, %r79, 0;
	@%p11 bra 	$L__BB7_19;
$L__BB7_23:
	cvta.to.global.u64 	%rd7, %rd3;
	shl.b64 	%rd8, %rd1, 2;
	add.s64 	%rd9, %rd7, %rd8;
	st.global.u32 	[%rd9], %r78;
$L__BB7_24:
	ret;
}
`;
