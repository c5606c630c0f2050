// Generated from test/conformance/kernels/control.cu by scripts/build_ptx.ts (NVRTC 13.0). Do not edit.
/** PTX of `test/conformance/kernels/control.cu`. */
export const CONTROL: string = `.version 9.0
.target sm_100
.address_size 64
.visible .entry control_branches(
	.param .u64 .ptr .align 1 control_branches_param_0,
	.param .u64 .ptr .align 1 control_branches_param_1,
	.param .u32 control_branches_param_2
)
{
	.reg .pred 	%p<12>;
	.reg .b32 	%r<30>;
	.reg .b64 	%rd<13>;
	ld.param.u64 	%rd4, [control_branches_param_0];
	ld.param.u64 	%rd3, [control_branches_param_1];
	ld.param.u32 	%r10, [control_branches_param_2];
	cvta.to.global.u64 	%rd1, %rd4;
	mov.u32 	%r11, %ctaid.x;
	mov.u32 	%r12, %ntid.x;
	mov.u32 	%r13, %tid.x;
	mad.lo.s32 	%r1, %r11, %r12, %r13;
	setp.ge.s32 	%p1, %r1, %r10;
	@%p1 bra 	$L__BB0_13;
	mul.wide.s32 	%rd5, %r1, 4;
	add.s64 	%rd6, %rd1, %rd5;
	ld.global.u32 	%r28, [%rd6];
	and.b32  	%r14, %r28, 1;
	setp.eq.b32 	%p2, %r14, 1;
	not.pred 	%p3, %p2;
	@%p3 bra 	$L__BB0_5;
	and.b32  	%r15, %r28, 2;
	setp.eq.s32 	%p4, %r15, 0;
	@%p4 bra 	$L__BB0_4;
	mad.lo.s32 	%r28, %r28, 3, 1;
	bra.uni 	$L__BB0_9;
$L__BB0_4:
	setp.gt.s32 	%p5, %r28, 100;
	neg.s32 	%r16, %r28;
	xor.b32  	%r17, %r28, 85;
	selp.b32 	%r28, %r16, %r17, %p5;
	bra.uni 	$L__BB0_9;
$L__BB0_5:
	setp.gt.s32 	%p6, %r28, -1;
	@%p6 bra 	$L__BB0_7;
	shr.s32 	%r22, %r28, 1;
	add.s32 	%r28, %r22, 7;
	bra.uni 	$L__BB0_9;
$L__BB0_7:
	and.b32  	%r18, %r28, 4;
	setp.eq.s32 	%p7, %r18, 0;
	@%p7 bra 	$L__BB0_9;
	mad.lo.s32 	%r19, %r1, -1431655765, 715827882;
	setp.lt.u32 	%p8, %r19, 1431655765;
	neg.s32 	%r20, %r1;
	selp.b32 	%r21, %r1, %r20, %p8;
	add.s32 	%r28, %r28, %r21;
$L__BB0_9:
	cvta.to.global.u64 	%rd7, %rd3;
	add.s64 	%rd2, %rd7, %rd5;
	st.global.u32 	[%rd2], %r28;
	setp.lt.s32 	%p9, %r28, 6;
	@%p9 bra 	$L__BB0_11;
	add.s32 	%r24, %r1, 1;
	rem.s32 	%r25, %r24, %r10;
	mul.wide.s32 	%rd9, %r25, 4;
	add.s64 	%rd10, %rd1, %rd9;
	ld.global.u32 	%r26, [%rd10];
	setp.gt.s32 	%p10, %r26, %r28;
	mov.b32 	%r29, 1;
	@%p10 bra 	$L__BB0_12;
$L__BB0_11:
	and.b32  	%r27, %r1, 3;
	setp.eq.s32 	%p11, %r27, 2;
	selp.b32 	%r29, 1, -1, %p11;
$L__BB0_12:
	mul.wide.s32 	%rd11, %r10, 4;
	add.s64 	%rd12, %rd2, %rd11;
	st.global.u32 	[%rd12], %r29;
$L__BB0_13:
	ret;
}
.visible .entry control_collatz(
	.param .u64 .ptr .align 1 control_collatz_param_0,
	.param .u64 .ptr .align 1 control_collatz_param_1,
	.param .u32 control_collatz_param_2
)
{
	.reg .pred 	%p<8>;
	.reg .b32 	%r<14>;
	.reg .b64 	%rd<17>;
	ld.param.u64 	%rd6, [control_collatz_param_0];
	ld.param.u64 	%rd7, [control_collatz_param_1];
	ld.param.u32 	%r6, [control_collatz_param_2];
	mov.u32 	%r7, %ctaid.x;
	mov.u32 	%r8, %ntid.x;
	mov.u32 	%r9, %tid.x;
	mad.lo.s32 	%r1, %r7, %r8, %r9;
	setp.ge.s32 	%p1, %r1, %r6;
	@%p1 bra 	$L__BB1_8;
	cvta.to.global.u64 	%rd8, %rd6;
	mul.wide.s32 	%rd9, %r1, 4;
	add.s64 	%rd10, %rd8, %rd9;
	ld.global.u16 	%r2, [%rd10];
	setp.lt.u32 	%p2, %r2, 2;
	mov.b32 	%r13, 0;
	@%p2 bra 	$L__BB1_7;
	cvt.u64.u32 	%rd15, %r2;
	mov.b32 	%r12, 0;
$L__BB1_3:
	and.b64  	%rd11, %rd15, 1;
	setp.eq.b64 	%p3, %rd11, 1;
	not.pred 	%p4, %p3;
	@%p4 bra 	$L__BB1_5;
	mad.lo.s64 	%rd15, %rd15, 3, 1;
	bra.uni 	$L__BB1_6;
$L__BB1_5:
	shr.u64 	%rd15, %rd15, 1;
$L__BB1_6:
	add.s32 	%r13, %r12, 1;
	setp.gt.u64 	%p5, %rd15, 1;
	setp.lt.u32 	%p6, %r12, 999;
	and.pred  	%p7, %p5, %p6;
	mov.u32 	%r12, %r13;
	@%p7 bra 	$L__BB1_3;
$L__BB1_7:
	cvta.to.global.u64 	%rd12, %rd7;
	add.s64 	%rd14, %rd12, %rd9;
	st.global.u32 	[%rd14], %r13;
$L__BB1_8:
	ret;
}
.visible .entry control_nested_loops(
	.param .u64 .ptr .align 1 control_nested_loops_param_0,
	.param .u64 .ptr .align 1 control_nested_loops_param_1,
	.param .u32 control_nested_loops_param_2
)
{
	.reg .pred 	%p<12>;
	.reg .b32 	%r<38>;
	.reg .b64 	%rd<9>;
	ld.param.u64 	%rd1, [control_nested_loops_param_0];
	ld.param.u64 	%rd2, [control_nested_loops_param_1];
	ld.param.u32 	%r19, [control_nested_loops_param_2];
	mov.u32 	%r20, %ctaid.x;
	mov.u32 	%r21, %ntid.x;
	mov.u32 	%r22, %tid.x;
	mad.lo.s32 	%r1, %r20, %r21, %r22;
	setp.ge.s32 	%p1, %r1, %r19;
	@%p1 bra 	$L__BB2_13;
	cvta.to.global.u64 	%rd3, %rd1;
	mul.wide.s32 	%rd4, %r1, 4;
	add.s64 	%rd5, %rd3, %rd4;
	ld.global.u32 	%r2, [%rd5];
	and.b32  	%r3, %r2, 15;
	setp.eq.s32 	%p2, %r3, 0;
	mov.b32 	%r34, 0;
	@%p2 bra 	$L__BB2_12;
	and.b32  	%r25, %r2, 255;
	add.s32 	%r4, %r25, 40;
	shr.u32 	%r5, %r2, 28;
	mov.b32 	%r29, 0;
	mov.u32 	%r34, %r29;
$L__BB2_3:
	setp.eq.s32 	%p3, %r29, 3;
	@%p3 bra 	$L__BB2_11;
	setp.gt.u32 	%p4, %r29, 11;
	@%p4 bra 	$L__BB2_10;
	mov.u32 	%r31, %r29;
$L__BB2_6:
	shr.u32 	%r26, %r2, %r31;
	and.b32  	%r27, %r26, 1;
	setp.eq.b32 	%p5, %r27, 1;
	not.pred 	%p6, %p5;
	@%p6 bra 	$L__BB2_9;
	mad.lo.s32 	%r28, %r31, %r29, %r34;
	add.s32 	%r34, %r28, 1;
	setp.gt.u32 	%p7, %r34, %r4;
	@%p7 bra 	$L__BB2_12;
	setp.eq.s32 	%p8, %r31, %r5;
	@%p8 bra 	$L__BB2_10;
$L__BB2_9:
	add.s32 	%r31, %r31, 1;
	setp.ne.s32 	%p9, %r31, 12;
	@%p9 bra 	$L__BB2_6;
$L__BB2_10:
	mad.lo.s32 	%r34, %r34, 5, %r29;
	setp.lt.u32 	%p10, %r34, 9;
	@%p10 bra 	$L__BB2_10;
$L__BB2_11:
	add.s32 	%r29, %r29, 1;
	setp.ne.s32 	%p11, %r29, %r3;
	@%p11 bra 	$L__BB2_3;
$L__BB2_12:
	cvta.to.global.u64 	%rd6, %rd2;
	add.s64 	%rd8, %rd6, %rd4;
	st.global.u32 	[%rd8], %r34;
$L__BB2_13:
	ret;
}
.visible .entry control_switch(
	.param .u64 .ptr .align 1 control_switch_param_0,
	.param .u64 .ptr .align 1 control_switch_param_1,
	.param .u32 control_switch_param_2
)
{
	.reg .pred 	%p<21>;
	.reg .b16 	%rs<4>;
	.reg .b32 	%r<70>;
	.reg .b64 	%rd<9>;
	ld.param.u64 	%rd1, [control_switch_param_0];
	ld.param.u64 	%rd2, [control_switch_param_1];
	ld.param.u32 	%r35, [control_switch_param_2];
	mov.u32 	%r36, %ctaid.x;
	mov.u32 	%r37, %ntid.x;
	mov.u32 	%r38, %tid.x;
	mad.lo.s32 	%r69, %r36, %r37, %r38;
	setp.ge.s32 	%p1, %r69, %r35;
	@%p1 bra 	$L__BB3_34;
	cvta.to.global.u64 	%rd3, %rd1;
	mul.wide.s32 	%rd4, %r69, 4;
	add.s64 	%rd5, %rd3, %rd4;
	ld.global.u32 	%r40, [%rd5];
	mul.hi.u32 	%r41, %r40, 1321528399;
	shr.u32 	%r42, %r41, 2;
	mul.lo.s32 	%r43, %r42, 13;
	sub.s32 	%r39, %r40, %r43;
	setp.gt.s32 	%p2, %r39, 4;
	@%p2 bra 	$L__BB3_10;
	setp.gt.s32 	%p10, %r39, 1;
	@%p10 bra 	$L__BB3_6;
	setp.eq.s32 	%p14, %r39, 0;
	@%p14 bra 	$L__BB3_28;
	setp.eq.s32 	%p15, %r39, 1;
	@%p15 bra 	$L__BB3_5;
	bra.uni 	$L__BB3_18;
$L__BB3_5:
	mul.lo.s32 	%r69, %r40, %r40;
	bra.uni 	$L__BB3_33;
$L__BB3_6:
	setp.eq.s32 	%p11, %r39, 2;
	@%p11 bra 	$L__BB3_29;
	setp.eq.s32 	%p12, %r39, 3;
	@%p12 bra 	$L__BB3_30;
	setp.eq.s32 	%p13, %r39, 4;
	@%p13 bra 	$L__BB3_9;
	bra.uni 	$L__BB3_18;
$L__BB3_9:
	popc.b32 	%r69, %r40;
	bra.uni 	$L__BB3_33;
$L__BB3_10:
	setp.gt.s32 	%p3, %r39, 7;
	@%p3 bra 	$L__BB3_15;
	setp.eq.s32 	%p7, %r39, 5;
	@%p7 bra 	$L__BB3_31;
	setp.eq.s32 	%p8, %r39, 6;
	@%p8 bra 	$L__BB3_19;
	setp.eq.s32 	%p9, %r39, 7;
	@%p9 bra 	$L__BB3_14;
	bra.uni 	$L__BB3_18;
$L__BB3_14:
	mul.hi.u32 	%r44, %r40, 274877907;
	shr.u32 	%r45, %r44, 6;
	mul.lo.s32 	%r46, %r45, 1000;
	sub.s32 	%r69, %r40, %r46;
	bra.uni 	$L__BB3_33;
$L__BB3_15:
	setp.eq.s32 	%p4, %r39, 8;
	@%p4 bra 	$L__BB3_32;
	setp.eq.s32 	%p5, %r39, 10;
	@%p5 bra 	$L__BB3_33;
	setp.eq.s32 	%p6, %r39, 11;
	@%p6 bra 	$L__BB3_34;
$L__BB3_18:
	mov.b32 	%r69, 99;
	bra.uni 	$L__BB3_33;
$L__BB3_19:
	mul.hi.u32 	%r48, %r40, -858993459;
	shr.u32 	%r49, %r48, 2;
	mul.lo.s32 	%r50, %r49, 5;
	sub.s32 	%r3, %r40, %r50;
	setp.eq.s32 	%p16, %r3, 0;
	mov.b32 	%r69, 1;
	@%p16 bra 	$L__BB3_33;
	and.b32  	%r4, %r3, 3;
	setp.lt.u32 	%p17, %r3, 4;
	mov.b32 	%r69, 1;
	mov.b32 	%r67, 0;
	@%p17 bra 	$L__BB3_24;
	cvt.u16.u32 	%rs1, %r3;
	shr.u16 	%rs2, %rs1, 2;
	and.b16  	%rs3, %rs2, 1;
	mul.wide.u16 	%r56, %rs3, 4;
	neg.s32 	%r61, %r56;
	mov.b32 	%r62, 1;
	mov.b32 	%r60, -142;
$L__BB3_22:
	mul.lo.s32 	%r14, %r62, 81;
	add.s32 	%r60, %r60, 160;
	add.s32 	%r62, %r60, %r14;
	add.s32 	%r61, %r61, 4;
	setp.eq.s32 	%p18, %r61, 0;
	@%p18 bra 	$L__BB3_23;
	bra.uni 	$L__BB3_22;
$L__BB3_23:
	add.s32 	%r69, %r14, %r60;
	and.b32  	%r67, %r3, 4;
$L__BB3_24:
	setp.eq.s32 	%p19, %r4, 0;
	@%p19 bra 	$L__BB3_33;
	neg.s32 	%r66, %r4;
$L__BB3_26:
	.pragma "nounroll";
	mul.lo.s32 	%r29, %r69, 3;
	add.s32 	%r69, %r67, %r29;
	add.s32 	%r67, %r67, 1;
	add.s32 	%r66, %r66, 1;
	setp.ne.s32 	%p20, %r66, 0;
	@%p20 bra 	$L__BB3_26;
	add.s32 	%r57, %r29, %r67;
	add.s32 	%r69, %r57, -1;
	bra.uni 	$L__BB3_33;
$L__BB3_28:
	add.s32 	%r69, %r40, 1;
	bra.uni 	$L__BB3_33;
$L__BB3_29:
	xor.b32  	%r69, %r40, -4661;
	bra.uni 	$L__BB3_33;
$L__BB3_30:
	mov.b32 	%r69, 4661;
	bra.uni 	$L__BB3_33;
$L__BB3_31:
	shr.u32 	%r69, %r40, 3;
	bra.uni 	$L__BB3_33;
$L__BB3_32:
	shf.l.wrap.b32 	%r69, %r40, %r40, 5;
$L__BB3_33:
	cvta.to.global.u64 	%rd6, %rd2;
	add.s64 	%rd8, %rd6, %rd4;
	st.global.u32 	[%rd8], %r69;
$L__BB3_34:
	ret;
}
.visible .entry control_irreducible(
	.param .u64 .ptr .align 1 control_irreducible_param_0,
	.param .u64 .ptr .align 1 control_irreducible_param_1,
	.param .u32 control_irreducible_param_2
)
{
	.reg .pred 	%p<7>;
	.reg .b32 	%r<39>;
	.reg .b64 	%rd<11>;
	ld.param.u64 	%rd1, [control_irreducible_param_0];
	ld.param.u64 	%rd2, [control_irreducible_param_1];
	ld.param.u32 	%r19, [control_irreducible_param_2];
	mov.u32 	%r20, %ctaid.x;
	mov.u32 	%r21, %ntid.x;
	mov.u32 	%r22, %tid.x;
	mad.lo.s32 	%r1, %r20, %r21, %r22;
	setp.ge.s32 	%p1, %r1, %r19;
	@%p1 bra 	$L__BB4_8;
	cvta.to.global.u64 	%rd3, %rd1;
	mul.wide.s32 	%rd4, %r1, 4;
	add.s64 	%rd5, %rd3, %rd4;
	ld.global.u32 	%r31, [%rd5];
	and.b32  	%r24, %r31, 1;
	setp.eq.b32 	%p2, %r24, 1;
	mov.b32 	%r38, 0;
	mov.u32 	%r34, %r38;
	@%p2 bra 	$L__BB4_5;
$L__BB4_2:
	mov.u32 	%r34, %r38;
	max.u32 	%r5, %r34, 40;
	add.s32 	%r38, %r5, 1;
$L__BB4_3:
	shr.u32 	%r25, %r31, 1;
	and.b32  	%r26, %r34, 3;
	add.s32 	%r31, %r26, %r25;
	setp.eq.s32 	%p3, %r34, %r5;
	@%p3 bra 	$L__BB4_7;
	add.s32 	%r34, %r34, 1;
	mul.lo.s32 	%r27, %r31, -1431655765;
	setp.lt.u32 	%p4, %r27, 1431655766;
	@%p4 bra 	$L__BB4_3;
$L__BB4_5:
	mad.lo.s32 	%r31, %r31, 5, 3;
	add.s32 	%r38, %r34, 2;
	and.b32  	%r28, %r31, 256;
	setp.ne.s32 	%p5, %r28, 0;
	@%p5 bra 	$L__BB4_2;
	setp.lt.u32 	%p6, %r34, 48;
	mov.u32 	%r34, %r38;
	@%p6 bra 	$L__BB4_5;
$L__BB4_7:
	cvta.to.global.u64 	%rd6, %rd2;
	add.s64 	%rd8, %rd6, %rd4;
	st.global.u32 	[%rd8], %r31;
	mul.wide.s32 	%rd9, %r19, 4;
	add.s64 	%rd10, %rd8, %rd9;
	st.global.u32 	[%rd10], %r38;
$L__BB4_8:
	ret;
}
.visible .entry control_early_exit(
	.param .u64 .ptr .align 1 control_early_exit_param_0,
	.param .u64 .ptr .align 1 control_early_exit_param_1,
	.param .u32 control_early_exit_param_2
)
{
	.reg .pred 	%p<14>;
	.reg .b32 	%r<84>;
	.reg .b64 	%rd<30>;
	.shared .align 4 .b8 _ZZ18control_early_exitE4tile[512];
	ld.param.u64 	%rd4, [control_early_exit_param_0];
	ld.param.u64 	%rd5, [control_early_exit_param_1];
	ld.param.u32 	%r30, [control_early_exit_param_2];
	cvta.to.global.u64 	%rd1, %rd5;
	mov.u32 	%r31, %ctaid.x;
	mov.u32 	%r1, %ntid.x;
	mul.lo.s32 	%r2, %r31, %r1;
	mov.u32 	%r3, %tid.x;
	add.s32 	%r4, %r2, %r3;
	setp.ge.s32 	%p1, %r4, %r30;
	@%p1 bra 	$L__BB5_18;
	cvta.to.global.u64 	%rd6, %rd4;
	mul.wide.s32 	%rd7, %r4, 4;
	add.s64 	%rd8, %rd6, %rd7;
	ld.global.u32 	%r32, [%rd8];
	mul.wide.u32 	%rd9, %r3, 4;
	mov.u64 	%rd10, _ZZ18control_early_exitE4tile;
	add.s64 	%rd11, %rd10, %rd9;
	st.shared.u32 	[%rd11], %r32;
	mul.lo.s32 	%r33, %r32, -1227133513;
	setp.gt.u32 	%p2, %r33, 613566756;
	@%p2 bra 	$L__BB5_3;
	add.s64 	%rd28, %rd1, %rd7;
	mov.b32 	%r71, 7;
	st.global.u32 	[%rd28], %r71;
	bra.uni 	$L__BB5_18;
$L__BB5_3:
	bar.sync 	0;
	sub.s32 	%r35, %r30, %r2;
	min.s32 	%r5, %r1, %r35;
	setp.lt.s32 	%p3, %r35, 1;
	mov.b32 	%r83, 0;
	@%p3 bra 	$L__BB5_15;
	max.s32 	%r6, %r5, 1;
	and.b32  	%r7, %r6, 7;
	setp.lt.s32 	%p4, %r5, 8;
	mov.b32 	%r78, 0;
	mov.u32 	%r83, %r78;
	@%p4 bra 	$L__BB5_7;
	and.b32  	%r78, %r6, 2040;
	add.s64 	%rd29, %rd10, 16;
	and.b32  	%r39, %r6, 2147483640;
	neg.s32 	%r72, %r39;
	mov.b32 	%r83, 0;
$L__BB5_6:
	.pragma "nounroll";
	ld.shared.u32 	%r40, [%rd29+-16];
	mad.lo.s32 	%r41, %r83, 31, %r40;
	ld.shared.u32 	%r42, [%rd29+-12];
	mad.lo.s32 	%r43, %r41, 31, %r42;
	ld.shared.u32 	%r44, [%rd29+-8];
	mad.lo.s32 	%r45, %r43, 31, %r44;
	ld.shared.u32 	%r46, [%rd29+-4];
	mad.lo.s32 	%r47, %r45, 31, %r46;
	ld.shared.u32 	%r48, [%rd29];
	mad.lo.s32 	%r49, %r47, 31, %r48;
	ld.shared.u32 	%r50, [%rd29+4];
	mad.lo.s32 	%r51, %r49, 31, %r50;
	ld.shared.u32 	%r52, [%rd29+8];
	mad.lo.s32 	%r53, %r51, 31, %r52;
	ld.shared.u32 	%r54, [%rd29+12];
	mad.lo.s32 	%r83, %r53, 31, %r54;
	add.s32 	%r72, %r72, 8;
	add.s64 	%rd29, %rd29, 32;
	setp.ne.s32 	%p5, %r72, 0;
	@%p5 bra 	$L__BB5_6;
$L__BB5_7:
	setp.eq.s32 	%p6, %r7, 0;
	@%p6 bra 	$L__BB5_15;
	and.b32  	%r17, %r6, 3;
	setp.lt.u32 	%p7, %r7, 4;
	@%p7 bra 	$L__BB5_10;
	mul.wide.u32 	%rd14, %r78, 4;
	add.s64 	%rd16, %rd10, %rd14;
	ld.shared.u32 	%r56, [%rd16];
	mad.lo.s32 	%r57, %r83, 31, %r56;
	ld.shared.u32 	%r58, [%rd16+4];
	mad.lo.s32 	%r59, %r57, 31, %r58;
	ld.shared.u32 	%r60, [%rd16+8];
	mad.lo.s32 	%r61, %r59, 31, %r60;
	ld.shared.u32 	%r62, [%rd16+12];
	mad.lo.s32 	%r83, %r61, 31, %r62;
	add.s32 	%r78, %r78, 4;
$L__BB5_10:
	setp.eq.s32 	%p8, %r17, 0;
	@%p8 bra 	$L__BB5_15;
	setp.eq.s32 	%p9, %r17, 1;
	@%p9 bra 	$L__BB5_13;
	mul.wide.u32 	%rd17, %r78, 4;
	add.s64 	%rd19, %rd10, %rd17;
	ld.shared.u32 	%r64, [%rd19];
	mad.lo.s32 	%r65, %r83, 31, %r64;
	ld.shared.u32 	%r66, [%rd19+4];
	mad.lo.s32 	%r83, %r65, 31, %r66;
	add.s32 	%r78, %r78, 2;
$L__BB5_13:
	and.b32  	%r67, %r6, 1;
	setp.eq.b32 	%p10, %r67, 1;
	not.pred 	%p11, %p10;
	@%p11 bra 	$L__BB5_15;
	mul.wide.u32 	%rd20, %r78, 4;
	add.s64 	%rd22, %rd10, %rd20;
	ld.shared.u32 	%r68, [%rd22];
	mad.lo.s32 	%r83, %r83, 31, %r68;
$L__BB5_15:
	and.b32  	%r69, %r83, 1;
	setp.eq.b32 	%p12, %r69, 1;
	not.pred 	%p13, %p12;
	@%p13 bra 	$L__BB5_17;
	add.s64 	%rd24, %rd1, %rd7;
	st.global.u32 	[%rd24], %r83;
	bra.uni 	$L__BB5_18;
$L__BB5_17:
	bar.sync 	0;
	xor.b32  	%r70, %r83, 65535;
	add.s64 	%rd26, %rd1, %rd7;
	st.global.u32 	[%rd26], %r70;
$L__BB5_18:
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
	st.param.b32 	[func_retval0], %r5;
	ret;
}
.visible .entry control_calls_in_branches(
	.param .u64 .ptr .align 1 control_calls_in_branches_param_0,
	.param .u64 .ptr .align 1 control_calls_in_branches_param_1,
	.param .u32 control_calls_in_branches_param_2,
	.param .u32 control_calls_in_branches_param_3
)
{
	.reg .pred 	%p<12>;
	.reg .b32 	%r<87>;
	.reg .b64 	%rd<9>;
	ld.param.u64 	%rd1, [control_calls_in_branches_param_0];
	ld.param.u64 	%rd2, [control_calls_in_branches_param_1];
	ld.param.u32 	%r40, [control_calls_in_branches_param_2];
	ld.param.u32 	%r39, [control_calls_in_branches_param_3];
	mov.u32 	%r41, %ctaid.x;
	mov.u32 	%r42, %ntid.x;
	mov.u32 	%r43, %tid.x;
	mad.lo.s32 	%r1, %r41, %r42, %r43;
	setp.ge.s32 	%p1, %r1, %r40;
	@%p1 bra 	$L__BB7_24;
	cvta.to.global.u64 	%rd3, %rd1;
	mul.wide.s32 	%rd4, %r1, 4;
	add.s64 	%rd5, %rd3, %rd4;
	ld.global.u32 	%r84, [%rd5];
	setp.lt.s32 	%p2, %r39, 1;
	@%p2 bra 	$L__BB7_23;
	and.b32  	%r3, %r39, 3;
	setp.lt.u32 	%p3, %r39, 4;
	mov.b32 	%r83, 0;
	@%p3 bra 	$L__BB7_17;
	and.b32  	%r83, %r39, 2147483644;
	neg.s32 	%r73, %r83;
	mov.b32 	%r72, 1;
$L__BB7_4:
	add.s32 	%r9, %r72, -1;
	and.b32  	%r47, %r84, 8;
	setp.eq.s32 	%p4, %r47, 0;
	@%p4 bra 	$L__BB7_6;
	{ // callseq 0, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r84;
	.param .b32 param1;
	st.param.b32 	[param1], %r9;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r75, [retval0];
	} // callseq 0
	bra.uni 	$L__BB7_7;
$L__BB7_6:
	and.b32  	%r49, %r84, 3;
	{ // callseq 1, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r9;
	.param .b32 param1;
	st.param.b32 	[param1], %r49;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r50, [retval0];
	} // callseq 1
	add.s32 	%r75, %r50, %r84;
$L__BB7_7:
	add.s32 	%r13, %r72, 2;
	and.b32  	%r52, %r75, 8;
	setp.eq.s32 	%p5, %r52, 0;
	@%p5 bra 	$L__BB7_9;
	{ // callseq 2, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r75;
	.param .b32 param1;
	st.param.b32 	[param1], %r72;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r76, [retval0];
	} // callseq 2
	bra.uni 	$L__BB7_10;
$L__BB7_9:
	and.b32  	%r54, %r75, 3;
	{ // callseq 3, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r72;
	.param .b32 param1;
	st.param.b32 	[param1], %r54;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r55, [retval0];
	} // callseq 3
	add.s32 	%r76, %r55, %r75;
$L__BB7_10:
	add.s32 	%r17, %r72, 1;
	and.b32  	%r57, %r76, 8;
	setp.eq.s32 	%p6, %r57, 0;
	@%p6 bra 	$L__BB7_12;
	{ // callseq 4, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r76;
	.param .b32 param1;
	st.param.b32 	[param1], %r17;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r77, [retval0];
	} // callseq 4
	bra.uni 	$L__BB7_13;
$L__BB7_12:
	and.b32  	%r59, %r76, 3;
	{ // callseq 5, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r17;
	.param .b32 param1;
	st.param.b32 	[param1], %r59;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r60, [retval0];
	} // callseq 5
	add.s32 	%r77, %r60, %r76;
$L__BB7_13:
	and.b32  	%r62, %r77, 8;
	setp.eq.s32 	%p7, %r62, 0;
	@%p7 bra 	$L__BB7_15;
	{ // callseq 6, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r77;
	.param .b32 param1;
	st.param.b32 	[param1], %r13;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r84, [retval0];
	} // callseq 6
	bra.uni 	$L__BB7_16;
$L__BB7_15:
	and.b32  	%r64, %r77, 3;
	{ // callseq 7, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r13;
	.param .b32 param1;
	st.param.b32 	[param1], %r64;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r65, [retval0];
	} // callseq 7
	add.s32 	%r84, %r65, %r77;
$L__BB7_16:
	add.s32 	%r73, %r73, 4;
	add.s32 	%r72, %r72, 4;
	setp.ne.s32 	%p8, %r73, 0;
	@%p8 bra 	$L__BB7_4;
$L__BB7_17:
	setp.eq.s32 	%p9, %r3, 0;
	@%p9 bra 	$L__BB7_23;
	neg.s32 	%r82, %r3;
$L__BB7_19:
	.pragma "nounroll";
	and.b32  	%r67, %r84, 8;
	setp.eq.s32 	%p10, %r67, 0;
	@%p10 bra 	$L__BB7_21;
	{ // callseq 8, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r84;
	.param .b32 param1;
	st.param.b32 	[param1], %r83;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r84, [retval0];
	} // callseq 8
	bra.uni 	$L__BB7_22;
$L__BB7_21:
	and.b32  	%r69, %r84, 3;
	{ // callseq 9, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r83;
	.param .b32 param1;
	st.param.b32 	[param1], %r69;
	.param .b32 retval0;
	call.uni (retval0),
	_Z3mixjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r70, [retval0];
	} // callseq 9
	add.s32 	%r84, %r70, %r84;
$L__BB7_22:
	add.s32 	%r83, %r83, 1;
	add.s32 	%r82, %r82, 1;
	setp.ne.s32 	%p11, %r82, 0;
	@%p11 bra 	$L__BB7_19;
$L__BB7_23:
	cvta.to.global.u64 	%rd6, %rd2;
	add.s64 	%rd8, %rd6, %rd4;
	st.global.u32 	[%rd8], %r84;
$L__BB7_24:
	ret;
}
`;
