// Generated from test/conformance/kernels/half.cu by scripts/build_ptx.ts (NVRTC 13.0). Do not edit.
/** PTX of `test/conformance/kernels/half.cu`. */
export const HALF: string = `.version 9.0
.target sm_100
.address_size 64
.visible .entry half_scalar(
	.param .u64 .ptr .align 1 half_scalar_param_0,
	.param .u64 .ptr .align 1 half_scalar_param_1,
	.param .u64 .ptr .align 1 half_scalar_param_2,
	.param .u64 .ptr .align 1 half_scalar_param_3,
	.param .u32 half_scalar_param_4
)
{
	.reg .pred 	%p<15>;
	.reg .b16 	%rs<67>;
	.reg .b32 	%r<19>;
	.reg .b64 	%rd<28>;
	ld.param.u64 	%rd1, [half_scalar_param_0];
	ld.param.u64 	%rd2, [half_scalar_param_1];
	ld.param.u64 	%rd3, [half_scalar_param_2];
	ld.param.u64 	%rd4, [half_scalar_param_3];
	ld.param.u32 	%r2, [half_scalar_param_4];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd5, %rd1;
	cvta.to.global.u64 	%rd6, %rd2;
	cvta.to.global.u64 	%rd7, %rd3;
	cvta.to.global.u64 	%rd8, %rd4;
	mul.wide.s32 	%rd9, %r1, 2;
	add.s64 	%rd10, %rd5, %rd9;
	ld.global.u16 	%rs2, [%rd10];
	add.s64 	%rd11, %rd6, %rd9;
	ld.global.u16 	%rs3, [%rd11];
	add.s64 	%rd12, %rd7, %rd9;
	ld.global.u16 	%rs13, [%rd12];
	add.f16 %rs1, %rs2, %rs3;
	and.b16  	%rs41, %rs1, 32767;
	setp.gt.u16 	%p2, %rs41, 31744;
	selp.b16 	%rs42, 32767, %rs1, %p2;
	cvt.u32.u16 	%r6, %rs42;
	mul.wide.s32 	%rd13, %r1, 4;
	add.s64 	%rd14, %rd8, %rd13;
	st.global.u32 	[%rd14], %r6;
	sub.f16 %rs4, %rs2, %rs3;
	and.b16  	%rs43, %rs4, 32767;
	setp.gt.u16 	%p3, %rs43, 31744;
	selp.b16 	%rs44, 32767, %rs4, %p3;
	cvt.u32.u16 	%r7, %rs44;
	mul.wide.s32 	%rd15, %r2, 4;
	add.s64 	%rd16, %rd14, %rd15;
	st.global.u32 	[%rd16], %r7;
	mul.f16 %rs7, %rs2, %rs3;
	and.b16  	%rs45, %rs7, 32767;
	setp.gt.u16 	%p4, %rs45, 31744;
	selp.b16 	%rs46, 32767, %rs7, %p4;
	cvt.u32.u16 	%r8, %rs46;
	add.s64 	%rd17, %rd16, %rd15;
	st.global.u32 	[%rd17], %r8;
	fma.rn.f16 %rs10, %rs2, %rs3, %rs13;
	and.b16  	%rs47, %rs10, 32767;
	setp.gt.u16 	%p5, %rs47, 31744;
	selp.b16 	%rs48, 32767, %rs10, %p5;
	cvt.u32.u16 	%r9, %rs48;
	add.s64 	%rd18, %rd17, %rd15;
	st.global.u32 	[%rd18], %r9;
	add.ftz.f16 %rs14, %rs2, %rs3;
	and.b16  	%rs49, %rs14, 32767;
	setp.gt.u16 	%p6, %rs49, 31744;
	selp.b16 	%rs50, 32767, %rs14, %p6;
	cvt.u32.u16 	%r10, %rs50;
	add.s64 	%rd19, %rd18, %rd15;
	st.global.u32 	[%rd19], %r10;
	mul.ftz.f16 %rs17, %rs2, %rs3;
	and.b16  	%rs51, %rs17, 32767;
	setp.gt.u16 	%p7, %rs51, 31744;
	selp.b16 	%rs52, 32767, %rs17, %p7;
	cvt.u32.u16 	%r11, %rs52;
	add.s64 	%rd20, %rd19, %rd15;
	st.global.u32 	[%rd20], %r11;
	fma.rn.ftz.f16 %rs20, %rs2, %rs3, %rs13;
	and.b16  	%rs53, %rs20, 32767;
	setp.gt.u16 	%p8, %rs53, 31744;
	selp.b16 	%rs54, 32767, %rs20, %p8;
	cvt.u32.u16 	%r12, %rs54;
	add.s64 	%rd21, %rd20, %rd15;
	st.global.u32 	[%rd21], %r12;
	add.sat.f16 %rs24, %rs2, %rs3;
	and.b16  	%rs55, %rs24, 32767;
	setp.gt.u16 	%p9, %rs55, 31744;
	selp.b16 	%rs56, 32767, %rs24, %p9;
	cvt.u32.u16 	%r13, %rs56;
	add.s64 	%rd22, %rd21, %rd15;
	st.global.u32 	[%rd22], %r13;
	mul.rn.sat.f16 %rs27, %rs2, %rs3;
	and.b16  	%rs57, %rs27, 32767;
	setp.gt.u16 	%p10, %rs57, 31744;
	selp.b16 	%rs58, 32767, %rs27, %p10;
	cvt.u32.u16 	%r14, %rs58;
	add.s64 	%rd23, %rd22, %rd15;
	st.global.u32 	[%rd23], %r14;
	fma.rn.sat.f16 %rs30, %rs2, %rs3, %rs13;
	and.b16  	%rs59, %rs30, 32767;
	setp.gt.u16 	%p11, %rs59, 31744;
	selp.b16 	%rs60, 32767, %rs30, %p11;
	cvt.u32.u16 	%r15, %rs60;
	add.s64 	%rd24, %rd23, %rd15;
	st.global.u32 	[%rd24], %r15;
	sub.ftz.sat.f16 %rs34, %rs2, %rs3;
	and.b16  	%rs61, %rs34, 32767;
	setp.gt.u16 	%p12, %rs61, 31744;
	selp.b16 	%rs62, 32767, %rs34, %p12;
	cvt.u32.u16 	%r16, %rs62;
	add.s64 	%rd25, %rd24, %rd15;
	st.global.u32 	[%rd25], %r16;
	abs.f16 %rs37, %rs2;
	and.b16  	%rs63, %rs37, 32767;
	setp.gt.u16 	%p13, %rs63, 31744;
	selp.b16 	%rs64, 32767, %rs37, %p13;
	cvt.u32.u16 	%r17, %rs64;
	add.s64 	%rd26, %rd25, %rd15;
	st.global.u32 	[%rd26], %r17;
	neg.f16 %rs39, %rs2;
	and.b16  	%rs65, %rs39, 32767;
	setp.gt.u16 	%p14, %rs65, 31744;
	selp.b16 	%rs66, 32767, %rs39, %p14;
	cvt.u32.u16 	%r18, %rs66;
	add.s64 	%rd27, %rd26, %rd15;
	st.global.u32 	[%rd27], %r18;
$L__BB0_2:
	ret;
}
.visible .entry half_pair(
	.param .u64 .ptr .align 1 half_pair_param_0,
	.param .u64 .ptr .align 1 half_pair_param_1,
	.param .u64 .ptr .align 1 half_pair_param_2,
	.param .u64 .ptr .align 1 half_pair_param_3,
	.param .u32 half_pair_param_4
)
{
	.reg .pred 	%p<18>;
	.reg .b32 	%r<86>;
	.reg .b64 	%rd<22>;
	ld.param.u64 	%rd1, [half_pair_param_0];
	ld.param.u64 	%rd2, [half_pair_param_1];
	ld.param.u64 	%rd3, [half_pair_param_2];
	ld.param.u64 	%rd4, [half_pair_param_3];
	ld.param.u32 	%r2, [half_pair_param_4];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd5, %rd1;
	cvta.to.global.u64 	%rd6, %rd2;
	cvta.to.global.u64 	%rd7, %rd3;
	cvta.to.global.u64 	%rd8, %rd4;
	mul.wide.s32 	%rd9, %r1, 4;
	add.s64 	%rd10, %rd5, %rd9;
	ld.global.u32 	%r7, [%rd10];
	add.s64 	%rd11, %rd6, %rd9;
	ld.global.u32 	%r8, [%rd11];
	add.s64 	%rd12, %rd7, %rd9;
	ld.global.u32 	%r18, [%rd12];
	add.f16x2 %r6, %r7, %r8;
	and.b32  	%r30, %r6, 32767;
	setp.gt.u32 	%p2, %r30, 31744;
	and.b32  	%r31, %r6, 65535;
	selp.b32 	%r32, 32767, %r31, %p2;
	and.b32  	%r33, %r6, -65536;
	and.b32  	%r34, %r6, 2147418112;
	setp.gt.u32 	%p3, %r34, 2080374784;
	selp.b32 	%r35, 2147418112, %r33, %p3;
	or.b32  	%r36, %r32, %r35;
	add.s64 	%rd13, %rd8, %rd9;
	st.global.u32 	[%rd13], %r36;
	sub.f16x2 %r9, %r7, %r8;
	and.b32  	%r37, %r9, 32767;
	setp.gt.u32 	%p4, %r37, 31744;
	and.b32  	%r38, %r9, 65535;
	selp.b32 	%r39, 32767, %r38, %p4;
	and.b32  	%r40, %r9, -65536;
	and.b32  	%r41, %r9, 2147418112;
	setp.gt.u32 	%p5, %r41, 2080374784;
	selp.b32 	%r42, 2147418112, %r40, %p5;
	or.b32  	%r43, %r39, %r42;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.u32 	[%rd15], %r43;
	mul.f16x2 %r12, %r7, %r8;
	and.b32  	%r44, %r12, 32767;
	setp.gt.u32 	%p6, %r44, 31744;
	and.b32  	%r45, %r12, 65535;
	selp.b32 	%r46, 32767, %r45, %p6;
	and.b32  	%r47, %r12, -65536;
	and.b32  	%r48, %r12, 2147418112;
	setp.gt.u32 	%p7, %r48, 2080374784;
	selp.b32 	%r49, 2147418112, %r47, %p7;
	or.b32  	%r50, %r46, %r49;
	add.s64 	%rd16, %rd15, %rd14;
	st.global.u32 	[%rd16], %r50;
	fma.rn.f16x2 %r15, %r7, %r8, %r18;
	and.b32  	%r51, %r15, 32767;
	setp.gt.u32 	%p8, %r51, 31744;
	and.b32  	%r52, %r15, 65535;
	selp.b32 	%r53, 32767, %r52, %p8;
	and.b32  	%r54, %r15, -65536;
	and.b32  	%r55, %r15, 2147418112;
	setp.gt.u32 	%p9, %r55, 2080374784;
	selp.b32 	%r56, 2147418112, %r54, %p9;
	or.b32  	%r57, %r53, %r56;
	add.s64 	%rd17, %rd16, %rd14;
	st.global.u32 	[%rd17], %r57;
	fma.rn.ftz.sat.f16x2 %r19, %r7, %r8, %r18;
	and.b32  	%r58, %r19, 32767;
	setp.gt.u32 	%p10, %r58, 31744;
	and.b32  	%r59, %r19, 65535;
	selp.b32 	%r60, 32767, %r59, %p10;
	and.b32  	%r61, %r19, -65536;
	and.b32  	%r62, %r19, 2147418112;
	setp.gt.u32 	%p11, %r62, 2080374784;
	selp.b32 	%r63, 2147418112, %r61, %p11;
	or.b32  	%r64, %r60, %r63;
	add.s64 	%rd18, %rd17, %rd14;
	st.global.u32 	[%rd18], %r64;
	abs.f16x2 %r23, %r7;
	and.b32  	%r65, %r23, 32767;
	setp.gt.u32 	%p12, %r65, 31744;
	and.b32  	%r66, %r23, 65535;
	selp.b32 	%r67, 32767, %r66, %p12;
	and.b32  	%r68, %r23, -65536;
	and.b32  	%r69, %r23, 2147418112;
	setp.gt.u32 	%p13, %r69, 2080374784;
	selp.b32 	%r70, 2147418112, %r68, %p13;
	or.b32  	%r71, %r67, %r70;
	add.s64 	%rd19, %rd18, %rd14;
	st.global.u32 	[%rd19], %r71;
	neg.f16x2 %r25, %r7;
	and.b32  	%r72, %r25, 32767;
	setp.gt.u32 	%p14, %r72, 31744;
	and.b32  	%r73, %r25, 65535;
	selp.b32 	%r74, 32767, %r73, %p14;
	and.b32  	%r75, %r25, -65536;
	and.b32  	%r76, %r25, 2147418112;
	setp.gt.u32 	%p15, %r76, 2080374784;
	selp.b32 	%r77, 2147418112, %r75, %p15;
	or.b32  	%r78, %r74, %r77;
	add.s64 	%rd20, %rd19, %rd14;
	st.global.u32 	[%rd20], %r78;
	add.ftz.f16x2 %r27, %r7, %r8;
	and.b32  	%r79, %r27, 32767;
	setp.gt.u32 	%p16, %r79, 31744;
	and.b32  	%r80, %r27, 65535;
	selp.b32 	%r81, 32767, %r80, %p16;
	and.b32  	%r82, %r27, -65536;
	and.b32  	%r83, %r27, 2147418112;
	setp.gt.u32 	%p17, %r83, 2080374784;
	selp.b32 	%r84, 2147418112, %r82, %p17;
	or.b32  	%r85, %r81, %r84;
	add.s64 	%rd21, %rd20, %rd14;
	st.global.u32 	[%rd21], %r85;
$L__BB1_2:
	ret;
}
.visible .entry half_compare(
	.param .u64 .ptr .align 1 half_compare_param_0,
	.param .u64 .ptr .align 1 half_compare_param_1,
	.param .u64 .ptr .align 1 half_compare_param_2,
	.param .u32 half_compare_param_3
)
{
	.reg .pred 	%p<2>;
	.reg .b16 	%rs<21>;
	.reg .b32 	%r<40>;
	.reg .b64 	%rd<14>;
	ld.param.u64 	%rd1, [half_compare_param_0];
	ld.param.u64 	%rd2, [half_compare_param_1];
	ld.param.u64 	%rd3, [half_compare_param_2];
	ld.param.u32 	%r2, [half_compare_param_3];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB2_2;
	cvta.to.global.u64 	%rd4, %rd1;
	cvta.to.global.u64 	%rd5, %rd2;
	cvta.to.global.u64 	%rd6, %rd3;
	mul.wide.s32 	%rd7, %r1, 4;
	add.s64 	%rd8, %rd4, %rd7;
	ld.global.u32 	%r17, [%rd8];
	add.s64 	%rd9, %rd5, %rd7;
	ld.global.u32 	%r18, [%rd9];
	cvt.u16.u32 	%rs19, %r17;
	cvt.u16.u32 	%rs20, %r18;
	{ .reg .pred p; setp.eq.f16 p, %rs19, %rs20; selp.u32 %r6, 1, 0, p; }
	{ .reg .pred p; setp.ne.f16 p, %rs19, %rs20; selp.u32 %r7, 1, 0, p; }
	{ .reg .pred p; setp.lt.f16 p, %rs19, %rs20; selp.u32 %r8, 1, 0, p; }
	shl.b32 	%r22, %r6, 2;
	shl.b32 	%r23, %r7, 1;
	add.s32 	%r24, %r23, %r22;
	add.s32 	%r25, %r24, %r8;
	{ .reg .pred p; setp.le.f16 p, %rs19, %rs20; selp.u32 %r9, 1, 0, p; }
	{ .reg .pred p; setp.gt.f16 p, %rs19, %rs20; selp.u32 %r10, 1, 0, p; }
	{ .reg .pred p; setp.ge.f16 p, %rs19, %rs20; selp.u32 %r11, 1, 0, p; }
	{ .reg .pred p; setp.equ.f16 p, %rs19, %rs20; selp.u32 %r12, 1, 0, p; }
	shl.b32 	%r26, %r25, 4;
	shl.b32 	%r27, %r9, 3;
	shl.b32 	%r28, %r10, 2;
	add.s32 	%r29, %r27, %r28;
	add.s32 	%r30, %r26, %r29;
	shl.b32 	%r31, %r11, 1;
	add.s32 	%r32, %r12, %r31;
	add.s32 	%r33, %r32, %r30;
	{ .reg .pred p; setp.ltu.f16 p, %rs19, %rs20; selp.u32 %r13, 1, 0, p; }
	{ .reg .pred p; setp.num.f16 p, %rs19, %rs20; selp.u32 %r14, 1, 0, p; }
	{ .reg .pred p; setp.nan.f16 p, %rs19, %rs20; selp.u32 %r15, 1, 0, p; }
	shl.b32 	%r34, %r33, 3;
	shl.b32 	%r35, %r13, 2;
	shl.b32 	%r36, %r14, 1;
	add.s32 	%r37, %r35, %r36;
	add.s32 	%r38, %r34, %r37;
	add.s32 	%r39, %r38, %r15;
	add.s64 	%rd10, %rd6, %rd7;
	st.global.u32 	[%rd10], %r39;
	{ .reg .pred p, q; setp.lt.f16x2 p|q, %r17, %r18; selp.u32 %r16, 1, 0, p; @q or.b32 %r16, %r16, 2; }
	mul.wide.s32 	%rd11, %r2, 4;
	add.s64 	%rd12, %rd10, %rd11;
	st.global.u32 	[%rd12], %r16;
	set.ge.f16x2.f16x2 %r19, %r17, %r18;
	add.s64 	%rd13, %rd12, %rd11;
	st.global.u32 	[%rd13], %r19;
$L__BB2_2:
	ret;
}
`;
