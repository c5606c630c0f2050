// Generated from test/conformance/kernels/float.cu by scripts/build_ptx.ts (NVRTC 13.0). Do not edit.
/** PTX of `test/conformance/kernels/float.cu`. */
export const FLOAT: string = `.version 9.0
.target sm_100
.address_size 64
.global .align 4 .b8 __cudart_i2opi_f[24] = {65, 144, 67, 60, 153, 149, 98, 219, 192, 221, 52, 245, 209, 87, 39, 252, 41, 21, 68, 78, 110, 131, 249, 162};
.visible .entry float_rounding(
	.param .u64 .ptr .align 1 float_rounding_param_0,
	.param .u64 .ptr .align 1 float_rounding_param_1,
	.param .u64 .ptr .align 1 float_rounding_param_2,
	.param .u64 .ptr .align 1 float_rounding_param_3,
	.param .u32 float_rounding_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<6>;
	.reg .b32 	%f<20>;
	.reg .b64 	%rd<30>;
	ld.param.u64 	%rd1, [float_rounding_param_0];
	ld.param.u64 	%rd2, [float_rounding_param_1];
	ld.param.u64 	%rd3, [float_rounding_param_2];
	ld.param.u64 	%rd4, [float_rounding_param_3];
	ld.param.u32 	%r2, [float_rounding_param_4];
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
	mul.wide.s32 	%rd9, %r1, 4;
	add.s64 	%rd10, %rd5, %rd9;
	ld.global.f32 	%f1, [%rd10];
	add.s64 	%rd11, %rd6, %rd9;
	ld.global.f32 	%f2, [%rd11];
	add.s64 	%rd12, %rd7, %rd9;
	ld.global.f32 	%f3, [%rd12];
	add.rn.f32 	%f4, %f1, %f2;
	add.s64 	%rd13, %rd8, %rd9;
	st.global.f32 	[%rd13], %f4;
	add.rz.f32 	%f5, %f1, %f2;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.f32 	[%rd15], %f5;
	add.rm.f32 	%f6, %f1, %f2;
	add.s64 	%rd16, %rd15, %rd14;
	st.global.f32 	[%rd16], %f6;
	add.rp.f32 	%f7, %f1, %f2;
	add.s64 	%rd17, %rd16, %rd14;
	st.global.f32 	[%rd17], %f7;
	sub.rn.f32 	%f8, %f1, %f2;
	add.s64 	%rd18, %rd17, %rd14;
	st.global.f32 	[%rd18], %f8;
	sub.rz.f32 	%f9, %f1, %f2;
	add.s64 	%rd19, %rd18, %rd14;
	st.global.f32 	[%rd19], %f9;
	sub.rm.f32 	%f10, %f1, %f2;
	add.s64 	%rd20, %rd19, %rd14;
	st.global.f32 	[%rd20], %f10;
	sub.rp.f32 	%f11, %f1, %f2;
	add.s64 	%rd21, %rd20, %rd14;
	st.global.f32 	[%rd21], %f11;
	mul.rn.f32 	%f12, %f1, %f2;
	add.s64 	%rd22, %rd21, %rd14;
	st.global.f32 	[%rd22], %f12;
	mul.rz.f32 	%f13, %f1, %f2;
	add.s64 	%rd23, %rd22, %rd14;
	st.global.f32 	[%rd23], %f13;
	mul.rm.f32 	%f14, %f1, %f2;
	add.s64 	%rd24, %rd23, %rd14;
	st.global.f32 	[%rd24], %f14;
	mul.rp.f32 	%f15, %f1, %f2;
	add.s64 	%rd25, %rd24, %rd14;
	st.global.f32 	[%rd25], %f15;
	fma.rn.f32 	%f16, %f1, %f2, %f3;
	add.s64 	%rd26, %rd25, %rd14;
	st.global.f32 	[%rd26], %f16;
	fma.rz.f32 	%f17, %f1, %f2, %f3;
	add.s64 	%rd27, %rd26, %rd14;
	st.global.f32 	[%rd27], %f17;
	fma.rm.f32 	%f18, %f1, %f2, %f3;
	add.s64 	%rd28, %rd27, %rd14;
	st.global.f32 	[%rd28], %f18;
	fma.rp.f32 	%f19, %f1, %f2, %f3;
	add.s64 	%rd29, %rd28, %rd14;
	st.global.f32 	[%rd29], %f19;
$L__BB0_2:
	ret;
}
.visible .entry float_division(
	.param .u64 .ptr .align 1 float_division_param_0,
	.param .u64 .ptr .align 1 float_division_param_1,
	.param .u64 .ptr .align 1 float_division_param_2,
	.param .u32 float_division_param_3
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<6>;
	.reg .b32 	%f<15>;
	.reg .b64 	%rd<23>;
	ld.param.u64 	%rd1, [float_division_param_0];
	ld.param.u64 	%rd2, [float_division_param_1];
	ld.param.u64 	%rd3, [float_division_param_2];
	ld.param.u32 	%r2, [float_division_param_3];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd4, %rd1;
	cvta.to.global.u64 	%rd5, %rd2;
	cvta.to.global.u64 	%rd6, %rd3;
	mul.wide.s32 	%rd7, %r1, 4;
	add.s64 	%rd8, %rd4, %rd7;
	ld.global.f32 	%f1, [%rd8];
	add.s64 	%rd9, %rd5, %rd7;
	ld.global.f32 	%f2, [%rd9];
	div.rn.f32 	%f3, %f1, %f2;
	add.s64 	%rd10, %rd6, %rd7;
	st.global.f32 	[%rd10], %f3;
	div.rz.f32 	%f4, %f1, %f2;
	mul.wide.s32 	%rd11, %r2, 4;
	add.s64 	%rd12, %rd10, %rd11;
	st.global.f32 	[%rd12], %f4;
	div.rm.f32 	%f5, %f1, %f2;
	add.s64 	%rd13, %rd12, %rd11;
	st.global.f32 	[%rd13], %f5;
	div.rp.f32 	%f6, %f1, %f2;
	add.s64 	%rd14, %rd13, %rd11;
	st.global.f32 	[%rd14], %f6;
	rcp.rn.f32 	%f7, %f1;
	add.s64 	%rd15, %rd14, %rd11;
	st.global.f32 	[%rd15], %f7;
	rcp.rz.f32 	%f8, %f1;
	add.s64 	%rd16, %rd15, %rd11;
	st.global.f32 	[%rd16], %f8;
	rcp.rm.f32 	%f9, %f1;
	add.s64 	%rd17, %rd16, %rd11;
	st.global.f32 	[%rd17], %f9;
	rcp.rp.f32 	%f10, %f1;
	add.s64 	%rd18, %rd17, %rd11;
	st.global.f32 	[%rd18], %f10;
	sqrt.rn.f32 	%f11, %f1;
	add.s64 	%rd19, %rd18, %rd11;
	st.global.f32 	[%rd19], %f11;
	sqrt.rz.f32 	%f12, %f1;
	add.s64 	%rd20, %rd19, %rd11;
	st.global.f32 	[%rd20], %f12;
	sqrt.rm.f32 	%f13, %f1;
	add.s64 	%rd21, %rd20, %rd11;
	st.global.f32 	[%rd21], %f13;
	sqrt.rp.f32 	%f14, %f1;
	add.s64 	%rd22, %rd21, %rd11;
	st.global.f32 	[%rd22], %f14;
$L__BB1_2:
	ret;
}
.visible .entry float_flush(
	.param .u64 .ptr .align 1 float_flush_param_0,
	.param .u64 .ptr .align 1 float_flush_param_1,
	.param .u64 .ptr .align 1 float_flush_param_2,
	.param .u64 .ptr .align 1 float_flush_param_3,
	.param .u32 float_flush_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<6>;
	.reg .b32 	%f<54>;
	.reg .b64 	%rd<32>;
	ld.param.u64 	%rd1, [float_flush_param_0];
	ld.param.u64 	%rd2, [float_flush_param_1];
	ld.param.u64 	%rd3, [float_flush_param_2];
	ld.param.u64 	%rd4, [float_flush_param_3];
	ld.param.u32 	%r2, [float_flush_param_4];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB2_2;
	cvta.to.global.u64 	%rd5, %rd1;
	cvta.to.global.u64 	%rd6, %rd2;
	cvta.to.global.u64 	%rd7, %rd3;
	cvta.to.global.u64 	%rd8, %rd4;
	mul.wide.s32 	%rd9, %r1, 4;
	add.s64 	%rd10, %rd5, %rd9;
	ld.global.f32 	%f2, [%rd10];
	add.s64 	%rd11, %rd6, %rd9;
	ld.global.f32 	%f3, [%rd11];
	add.s64 	%rd12, %rd7, %rd9;
	ld.global.f32 	%f13, [%rd12];
	add.ftz.f32 %f1, %f2, %f3;
	add.s64 	%rd13, %rd8, %rd9;
	st.global.f32 	[%rd13], %f1;
	sub.ftz.f32 %f4, %f2, %f3;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.f32 	[%rd15], %f4;
	mul.ftz.f32 %f7, %f2, %f3;
	add.s64 	%rd16, %rd15, %rd14;
	st.global.f32 	[%rd16], %f7;
	fma.rn.ftz.f32 %f10, %f2, %f3, %f13;
	add.s64 	%rd17, %rd16, %rd14;
	st.global.f32 	[%rd17], %f10;
	div.rn.ftz.f32 %f14, %f2, %f3;
	add.s64 	%rd18, %rd17, %rd14;
	st.global.f32 	[%rd18], %f14;
	sqrt.rn.ftz.f32 %f17, %f2;
	add.s64 	%rd19, %rd18, %rd14;
	st.global.f32 	[%rd19], %f17;
	rcp.rn.ftz.f32 %f19, %f2;
	add.s64 	%rd20, %rd19, %rd14;
	st.global.f32 	[%rd20], %f19;
	abs.ftz.f32 %f21, %f2;
	add.s64 	%rd21, %rd20, %rd14;
	st.global.f32 	[%rd21], %f21;
	neg.ftz.f32 %f23, %f2;
	add.s64 	%rd22, %rd21, %rd14;
	st.global.f32 	[%rd22], %f23;
	min.ftz.f32 %f25, %f2, %f3;
	add.s64 	%rd23, %rd22, %rd14;
	st.global.f32 	[%rd23], %f25;
	max.ftz.f32 %f28, %f2, %f3;
	add.s64 	%rd24, %rd23, %rd14;
	st.global.f32 	[%rd24], %f28;
	add.sat.f32 %f31, %f2, %f3;
	add.s64 	%rd25, %rd24, %rd14;
	st.global.f32 	[%rd25], %f31;
	sub.ftz.sat.f32 %f34, %f2, %f3;
	add.s64 	%rd26, %rd25, %rd14;
	st.global.f32 	[%rd26], %f34;
	mul.sat.f32 %f37, %f2, %f3;
	add.s64 	%rd27, %rd26, %rd14;
	st.global.f32 	[%rd27], %f37;
	fma.rn.sat.f32 %f40, %f2, %f3, %f13;
	add.s64 	%rd28, %rd27, %rd14;
	st.global.f32 	[%rd28], %f40;
	fma.rz.ftz.sat.f32 %f44, %f2, %f3, %f13;
	add.s64 	%rd29, %rd28, %rd14;
	st.global.f32 	[%rd29], %f44;
	mul.rp.ftz.f32 %f48, %f2, %f3;
	add.s64 	%rd30, %rd29, %rd14;
	st.global.f32 	[%rd30], %f48;
	add.rm.ftz.f32 %f51, %f2, %f3;
	add.s64 	%rd31, %rd30, %rd14;
	st.global.f32 	[%rd31], %f51;
$L__BB2_2:
	ret;
}
.visible .entry float_sign(
	.param .u64 .ptr .align 1 float_sign_param_0,
	.param .u64 .ptr .align 1 float_sign_param_1,
	.param .u64 .ptr .align 1 float_sign_param_2,
	.param .u32 float_sign_param_3
)
{
	.reg .pred 	%p<5>;
	.reg .b32 	%r<18>;
	.reg .b32 	%f<18>;
	.reg .b64 	%rd<21>;
	ld.param.u64 	%rd1, [float_sign_param_0];
	ld.param.u64 	%rd2, [float_sign_param_1];
	ld.param.u64 	%rd3, [float_sign_param_2];
	ld.param.u32 	%r2, [float_sign_param_3];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB3_2;
	cvta.to.global.u64 	%rd4, %rd3;
	cvta.to.global.u64 	%rd5, %rd1;
	cvta.to.global.u64 	%rd6, %rd2;
	mul.wide.s32 	%rd7, %r1, 4;
	add.s64 	%rd8, %rd5, %rd7;
	ld.global.f32 	%f2, [%rd8];
	add.s64 	%rd9, %rd6, %rd7;
	ld.global.f32 	%f3, [%rd9];
	min.f32 %f1, %f2, %f3;
	setp.num.f32 	%p2, %f1, %f1;
	mov.b32 	%r12, %f1;
	selp.b32 	%r13, %r12, 2147483647, %p2;
	add.s64 	%rd10, %rd4, %rd7;
	st.global.u32 	[%rd10], %r13;
	max.f32 %f4, %f2, %f3;
	setp.num.f32 	%p3, %f4, %f4;
	mov.b32 	%r14, %f4;
	selp.b32 	%r15, %r14, 2147483647, %p3;
	mul.wide.s32 	%rd11, %r2, 4;
	add.s64 	%rd12, %rd10, %rd11;
	st.global.u32 	[%rd12], %r15;
	copysign.f32 %f7, %f2, %f3;
	add.s64 	%rd13, %rd12, %rd11;
	st.global.f32 	[%rd13], %f7;
	abs.f32 %f10, %f2;
	setp.num.f32 	%p4, %f10, %f10;
	mov.b32 	%r16, %f10;
	selp.b32 	%r17, %r16, 2147483647, %p4;
	add.s64 	%rd14, %rd13, %rd11;
	st.global.u32 	[%rd14], %r17;
	{ .reg .pred p; testp.finite.f32 p, %f2; selp.u32 %r6, 1, 0, p; }
	add.s64 	%rd15, %rd14, %rd11;
	st.global.u32 	[%rd15], %r6;
	{ .reg .pred p; testp.infinite.f32 p, %f2; selp.u32 %r7, 1, 0, p; }
	add.s64 	%rd16, %rd15, %rd11;
	st.global.u32 	[%rd16], %r7;
	{ .reg .pred p; testp.number.f32 p, %f2; selp.u32 %r8, 1, 0, p; }
	add.s64 	%rd17, %rd16, %rd11;
	st.global.u32 	[%rd17], %r8;
	{ .reg .pred p; testp.notanumber.f32 p, %f2; selp.u32 %r9, 1, 0, p; }
	add.s64 	%rd18, %rd17, %rd11;
	st.global.u32 	[%rd18], %r9;
	{ .reg .pred p; testp.normal.f32 p, %f2; selp.u32 %r10, 1, 0, p; }
	add.s64 	%rd19, %rd18, %rd11;
	st.global.u32 	[%rd19], %r10;
	{ .reg .pred p; testp.subnormal.f32 p, %f2; selp.u32 %r11, 1, 0, p; }
	add.s64 	%rd20, %rd19, %rd11;
	st.global.u32 	[%rd20], %r11;
$L__BB3_2:
	ret;
}
.visible .entry float_compare(
	.param .u64 .ptr .align 1 float_compare_param_0,
	.param .u64 .ptr .align 1 float_compare_param_1,
	.param .u64 .ptr .align 1 float_compare_param_2,
	.param .u32 float_compare_param_3
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<57>;
	.reg .b32 	%f<41>;
	.reg .b64 	%rd<16>;
	ld.param.u64 	%rd1, [float_compare_param_0];
	ld.param.u64 	%rd2, [float_compare_param_1];
	ld.param.u64 	%rd3, [float_compare_param_2];
	ld.param.u32 	%r2, [float_compare_param_3];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB4_2;
	cvta.to.global.u64 	%rd4, %rd1;
	cvta.to.global.u64 	%rd5, %rd2;
	cvta.to.global.u64 	%rd6, %rd3;
	mul.wide.s32 	%rd7, %r1, 4;
	add.s64 	%rd8, %rd4, %rd7;
	ld.global.f32 	%f1, [%rd8];
	add.s64 	%rd9, %rd5, %rd7;
	ld.global.f32 	%f2, [%rd9];
	{ .reg .pred p; setp.eq.f32 p, %f1, %f2; selp.u32 %r6, 1, 0, p; }
	{ .reg .pred p; setp.ne.f32 p, %f1, %f2; selp.u32 %r7, 1, 0, p; }
	{ .reg .pred p; setp.lt.f32 p, %f1, %f2; selp.u32 %r8, 1, 0, p; }
	shl.b32 	%r27, %r6, 2;
	shl.b32 	%r28, %r7, 1;
	add.s32 	%r29, %r28, %r27;
	add.s32 	%r30, %r29, %r8;
	{ .reg .pred p; setp.le.f32 p, %f1, %f2; selp.u32 %r9, 1, 0, p; }
	{ .reg .pred p; setp.gt.f32 p, %f1, %f2; selp.u32 %r10, 1, 0, p; }
	{ .reg .pred p; setp.ge.f32 p, %f1, %f2; selp.u32 %r11, 1, 0, p; }
	{ .reg .pred p; setp.equ.f32 p, %f1, %f2; selp.u32 %r12, 1, 0, p; }
	shl.b32 	%r31, %r30, 4;
	shl.b32 	%r32, %r9, 3;
	shl.b32 	%r33, %r10, 2;
	add.s32 	%r34, %r32, %r33;
	add.s32 	%r35, %r31, %r34;
	shl.b32 	%r36, %r11, 1;
	add.s32 	%r37, %r12, %r36;
	add.s32 	%r38, %r37, %r35;
	{ .reg .pred p; setp.neu.f32 p, %f1, %f2; selp.u32 %r13, 1, 0, p; }
	{ .reg .pred p; setp.ltu.f32 p, %f1, %f2; selp.u32 %r14, 1, 0, p; }
	{ .reg .pred p; setp.leu.f32 p, %f1, %f2; selp.u32 %r15, 1, 0, p; }
	{ .reg .pred p; setp.gtu.f32 p, %f1, %f2; selp.u32 %r16, 1, 0, p; }
	shl.b32 	%r39, %r38, 4;
	shl.b32 	%r40, %r13, 3;
	shl.b32 	%r41, %r14, 2;
	add.s32 	%r42, %r40, %r41;
	add.s32 	%r43, %r39, %r42;
	shl.b32 	%r44, %r15, 1;
	add.s32 	%r45, %r16, %r44;
	add.s32 	%r46, %r45, %r43;
	{ .reg .pred p; setp.geu.f32 p, %f1, %f2; selp.u32 %r17, 1, 0, p; }
	{ .reg .pred p; setp.num.f32 p, %f1, %f2; selp.u32 %r18, 1, 0, p; }
	{ .reg .pred p; setp.nan.f32 p, %f1, %f2; selp.u32 %r19, 1, 0, p; }
	{ .reg .pred p; setp.eq.ftz.f32 p, %f1, %f2; selp.u32 %r20, 1, 0, p; }
	shl.b32 	%r47, %r46, 4;
	shl.b32 	%r48, %r17, 3;
	shl.b32 	%r49, %r18, 2;
	add.s32 	%r50, %r48, %r49;
	add.s32 	%r51, %r47, %r50;
	shl.b32 	%r52, %r19, 1;
	add.s32 	%r53, %r20, %r52;
	add.s32 	%r54, %r53, %r51;
	{ .reg .pred p; setp.lt.ftz.f32 p, %f1, %f2; selp.u32 %r21, 1, 0, p; }
	shl.b32 	%r55, %r54, 1;
	add.s32 	%r56, %r55, %r21;
	add.s64 	%rd10, %rd6, %rd7;
	st.global.u32 	[%rd10], %r56;
	set.lt.u32.f32 %r22, %f1, %f2;
	mul.wide.s32 	%rd11, %r2, 4;
	add.s64 	%rd12, %rd10, %rd11;
	st.global.u32 	[%rd12], %r22;
	set.gtu.f32.f32 %f35, %f1, %f2;
	add.s64 	%rd13, %rd12, %rd11;
	st.global.f32 	[%rd13], %f35;
	mov.b32 	%r24, 7;
	mov.b32 	%r25, 9;
	slct.u32.f32 %r23, %r24, %r25, %f1;
	add.s64 	%rd14, %rd13, %rd11;
	st.global.u32 	[%rd14], %r23;
	{ .reg .pred p, q, r; setp.gt.f32 r, %f1, 0f00000000; setp.lt.and.f32 p|q, %f1, %f2, r; selp.u32 %r26, 1, 0, p; @q or.b32 %r26, %r26, 2;
	setp.ge.xor.f32 p|q, %f1, %f2, !r; @p or.b32 %r26, %r26, 4; @q or.b32 %r26, %r26, 8; }
	add.s64 	%rd15, %rd14, %rd11;
	st.global.u32 	[%rd15], %r26;
$L__BB4_2:
	ret;
}
.visible .entry float_whole(
	.param .u64 .ptr .align 1 float_whole_param_0,
	.param .u64 .ptr .align 1 float_whole_param_1,
	.param .u64 .ptr .align 1 float_whole_param_2,
	.param .u32 float_whole_param_3
)
{
	.reg .pred 	%p<54>;
	.reg .b32 	%r<103>;
	.reg .b32 	%f<128>;
	.reg .b64 	%rd<23>;
	ld.param.u64 	%rd6, [float_whole_param_0];
	ld.param.u64 	%rd7, [float_whole_param_1];
	ld.param.u64 	%rd8, [float_whole_param_2];
	ld.param.u32 	%r32, [float_whole_param_3];
	mov.u32 	%r33, %ctaid.x;
	mov.u32 	%r34, %ntid.x;
	mov.u32 	%r35, %tid.x;
	mad.lo.s32 	%r1, %r33, %r34, %r35;
	setp.ge.s32 	%p1, %r1, %r32;
	@%p1 bra 	$L__BB5_38;
	cvta.to.global.u64 	%rd9, %rd8;
	cvta.to.global.u64 	%rd10, %rd6;
	cvta.to.global.u64 	%rd11, %rd7;
	mul.wide.s32 	%rd12, %r1, 4;
	add.s64 	%rd13, %rd10, %rd12;
	ld.global.f32 	%f1, [%rd13];
	add.s64 	%rd14, %rd11, %rd12;
	ld.global.f32 	%f2, [%rd14];
	cvt.rni.f32.f32 	%f50, %f1;
	add.s64 	%rd15, %rd9, %rd12;
	st.global.f32 	[%rd15], %f50;
	cvt.rmi.f32.f32 	%f51, %f1;
	mul.wide.s32 	%rd1, %r32, 4;
	add.s64 	%rd16, %rd15, %rd1;
	st.global.f32 	[%rd16], %f51;
	cvt.rpi.f32.f32 	%f52, %f1;
	add.s64 	%rd17, %rd16, %rd1;
	st.global.f32 	[%rd17], %f52;
	cvt.rzi.f32.f32 	%f53, %f1;
	add.s64 	%rd18, %rd17, %rd1;
	st.global.f32 	[%rd18], %f53;
	mov.f32 	%f54, 0f3F000000;
	copysign.f32 	%f55, %f1, %f54;
	add.rz.f32 	%f56, %f1, %f55;
	cvt.rzi.f32.f32 	%f57, %f56;
	add.s64 	%rd2, %rd18, %rd1;
	st.global.f32 	[%rd2], %f57;
	abs.f32 	%f3, %f2;
	abs.f32 	%f4, %f1;
	setp.lt.f32 	%p2, %f4, %f3;
	mov.f32 	%f120, %f4;
	@%p2 bra 	$L__BB5_13;
	mul.f32 	%f5, %f3, 0f4B000000;
	setp.gtu.f32 	%p3, %f4, %f5;
	@%p3 bra 	$L__BB5_9;
	div.approx.f32 	%f58, %f4, %f3;
	cvt.rzi.f32.f32 	%f118, %f58;
	neg.f32 	%f7, %f3;
	fma.rn.f32 	%f8, %f7, %f118, %f4;
	mov.b32 	%r2, %f8;
	mov.b32 	%r36, %f3;
	setp.lt.u32 	%p4, %r2, %r36;
	@%p4 bra 	$L__BB5_8;
	setp.lt.u32 	%p5, %r2, -2147483647;
	@%p5 bra 	$L__BB5_6;
	add.f32 	%f63, %f118, 0fBF800000;
	setp.lt.f32 	%p8, %f8, %f7;
	add.f32 	%f64, %f63, 0fBF800000;
	selp.f32 	%f118, %f64, %f63, %p8;
	bra.uni 	$L__BB5_8;
$L__BB5_6:
	add.f32 	%f118, %f118, 0f3F800000;
	add.f32 	%f59, %f3, %f3;
	setp.ltu.f32 	%p6, %f8, %f59;
	@%p6 bra 	$L__BB5_8;
	add.f32 	%f60, %f118, 0f3F800000;
	fma.rn.f32 	%f61, %f3, 0fC0400000, %f8;
	setp.ge.f32 	%p7, %f61, 0f00000000;
	add.f32 	%f62, %f60, 0f3F800000;
	selp.f32 	%f118, %f62, %f60, %p7;
$L__BB5_8:
	fma.rn.f32 	%f120, %f7, %f118, %f4;
	bra.uni 	$L__BB5_13;
$L__BB5_9:
	mov.b32 	%r3, %f4;
	mov.b32 	%r37, %f5;
	and.b32  	%r4, %r37, -8388608;
	and.b32  	%r38, %r3, 8388607;
	or.b32  	%r95, %r38, 1065353216;
	and.b32  	%r39, %r37, 8388607;
	or.b32  	%r6, %r39, 1065353216;
	mov.b32 	%f119, %r95;
	sub.s32 	%r40, %r3, %r4;
	add.s32 	%r41, %r40, 192937984;
	and.b32  	%r96, %r41, -8388608;
	setp.eq.s32 	%p9, %r96, 0;
	@%p9 bra 	$L__BB5_12;
	mov.b32 	%f65, %r6;
	rcp.approx.ftz.f32 	%f15, %f65;
	neg.f32 	%f16, %f65;
$L__BB5_11:
	min.u32 	%r42, %r96, 192937984;
	add.s32 	%r43, %r95, %r42;
	mov.b32 	%f66, %r43;
	mul.f32 	%f67, %f15, %f66;
	fma.rn.f32 	%f68, %f16, %f67, %f66;
	fma.rn.f32 	%f69, %f68, %f15, %f67;
	fma.rn.f32 	%f70, %f16, %f69, %f66;
	fma.rz.f32 	%f71, %f70, %f15, %f69;
	cvt.rzi.f32.f32 	%f72, %f71;
	fma.rn.f32 	%f119, %f16, %f72, %f66;
	sub.s32 	%r96, %r96, %r42;
	mov.b32 	%r95, %f119;
	setp.ne.s32 	%p10, %r96, 0;
	setp.ne.s32 	%p11, %r95, 0;
	and.pred  	%p12, %p10, %p11;
	@%p12 bra 	$L__BB5_11;
$L__BB5_12:
	mov.b32 	%f74, %r4;
	setp.leu.f32 	%p13, %f3, 0f00000000;
	setp.gt.u32 	%p14, %r3, 2139095039;
	selp.f32 	%f75, 0f7FFFFFFF, %f74, %p14;
	selp.f32 	%f76, 0f7FFFFFFF, %f75, %p13;
	mul.f32 	%f77, %f119, 0f34000000;
	mul.f32 	%f120, %f76, %f77;
$L__BB5_13:
	setp.lt.f32 	%p15, %f4, %f3;
	abs.f32 	%f78, %f120;
	setp.nan.f32 	%p16, %f78, %f78;
	copysign.f32 	%f79, %f1, %f120;
	selp.f32 	%f80, %f120, %f79, %p16;
	add.s64 	%rd3, %rd2, %rd1;
	st.global.f32 	[%rd3], %f80;
	mov.b32 	%r102, 0;
	mov.f32 	%f123, %f4;
	@%p15 bra 	$L__BB5_25;
	mul.f32 	%f21, %f3, 0f4B000000;
	setp.gtu.f32 	%p17, %f4, %f21;
	@%p17 bra 	$L__BB5_21;
	div.approx.f32 	%f81, %f4, %f3;
	cvt.rzi.f32.f32 	%f121, %f81;
	neg.f32 	%f23, %f3;
	fma.rn.f32 	%f24, %f23, %f121, %f4;
	mov.b32 	%r12, %f24;
	mov.b32 	%r45, %f3;
	setp.lt.u32 	%p18, %r12, %r45;
	@%p18 bra 	$L__BB5_20;
	setp.lt.u32 	%p19, %r12, -2147483647;
	@%p19 bra 	$L__BB5_18;
	add.f32 	%f86, %f121, 0fBF800000;
	setp.lt.f32 	%p22, %f24, %f23;
	add.f32 	%f87, %f86, 0fBF800000;
	selp.f32 	%f121, %f87, %f86, %p22;
	bra.uni 	$L__BB5_20;
$L__BB5_18:
	add.f32 	%f121, %f121, 0f3F800000;
	add.f32 	%f82, %f3, %f3;
	setp.ltu.f32 	%p20, %f24, %f82;
	@%p20 bra 	$L__BB5_20;
	add.f32 	%f83, %f121, 0f3F800000;
	fma.rn.f32 	%f84, %f3, 0fC0400000, %f24;
	setp.ge.f32 	%p21, %f84, 0f00000000;
	add.f32 	%f85, %f83, 0f3F800000;
	selp.f32 	%f121, %f85, %f83, %p21;
$L__BB5_20:
	cvt.rzi.u32.f32 	%r102, %f121;
	fma.rn.f32 	%f123, %f23, %f121, %f4;
	bra.uni 	$L__BB5_25;
$L__BB5_21:
	mov.b32 	%r14, %f4;
	mov.b32 	%r47, %f21;
	and.b32  	%r15, %r47, -8388608;
	and.b32  	%r48, %r14, 8388607;
	or.b32  	%r97, %r48, 1065353216;
	and.b32  	%r49, %r47, 8388607;
	or.b32  	%r17, %r49, 1065353216;
	mov.b32 	%f122, %r97;
	sub.s32 	%r50, %r14, %r15;
	add.s32 	%r51, %r50, 192937984;
	and.b32  	%r18, %r51, -8388608;
	setp.eq.s32 	%p23, %r18, 0;
	mov.b32 	%r100, 0;
	mov.u32 	%r101, %r100;
	@%p23 bra 	$L__BB5_24;
	mov.b32 	%f88, %r17;
	rcp.approx.ftz.f32 	%f31, %f88;
	neg.f32 	%f32, %f88;
	mov.b32 	%r100, 0;
	mov.u32 	%r101, %r18;
$L__BB5_23:
	min.u32 	%r53, %r101, 192937984;
	add.s32 	%r54, %r97, %r53;
	mov.b32 	%f89, %r54;
	mul.f32 	%f90, %f31, %f89;
	fma.rn.f32 	%f91, %f32, %f90, %f89;
	fma.rn.f32 	%f92, %f91, %f31, %f90;
	fma.rn.f32 	%f93, %f32, %f92, %f89;
	fma.rz.f32 	%f94, %f93, %f31, %f92;
	cvt.rzi.f32.f32 	%f95, %f94;
	fma.rn.f32 	%f122, %f32, %f95, %f89;
	sub.s32 	%r101, %r101, %r53;
	mov.b32 	%r97, %f122;
	shr.u32 	%r55, %r53, 23;
	shl.b32 	%r56, %r100, %r55;
	cvt.rzi.u32.f32 	%r57, %f95;
	add.s32 	%r100, %r56, %r57;
	setp.ne.s32 	%p24, %r101, 0;
	setp.ne.s32 	%p25, %r97, 0;
	and.pred  	%p26, %p24, %p25;
	@%p26 bra 	$L__BB5_23;
$L__BB5_24:
	min.u32 	%r58, %r101, 33554431;
	shr.u32 	%r59, %r58, 23;
	shl.b32 	%r102, %r100, %r59;
	mov.b32 	%f97, %r15;
	setp.leu.f32 	%p27, %f3, 0f00000000;
	setp.gt.u32 	%p28, %r14, 2139095039;
	selp.f32 	%f98, 0f7FFFFFFF, %f97, %p28;
	selp.f32 	%f99, 0f7FFFFFFF, %f98, %p27;
	mul.f32 	%f100, %f122, 0f34000000;
	mul.f32 	%f123, %f99, %f100;
$L__BB5_25:
	add.f32 	%f37, %f123, %f123;
	setp.gt.f32 	%p29, %f37, %f3;
	@%p29 bra 	$L__BB5_27;
	setp.neu.f32 	%p30, %f37, %f3;
	and.b32  	%r60, %r102, 1;
	setp.eq.b32 	%p31, %r60, 1;
	not.pred 	%p32, %p31;
	or.pred  	%p33, %p30, %p32;
	@%p33 bra 	$L__BB5_28;
$L__BB5_27:
	sub.f32 	%f123, %f123, %f3;
$L__BB5_28:
	mov.b32 	%r29, %f1;
	abs.f32 	%f101, %f123;
	setp.num.f32 	%p34, %f101, %f101;
	neg.f32 	%f103, %f123;
	setp.lt.s32 	%p35, %r29, 0;
	selp.f32 	%f104, %f103, %f123, %p34;
	selp.f32 	%f105, %f104, %f123, %p35;
	add.s64 	%rd19, %rd3, %rd1;
	st.global.f32 	[%rd19], %f105;
	mul.hi.s32 	%r61, %r1, 458129845;
	shr.u32 	%r62, %r61, 31;
	shr.s32 	%r63, %r61, 5;
	add.s32 	%r64, %r63, %r62;
	mul.lo.s32 	%r65, %r64, 300;
	sub.s32 	%r66, %r1, %r65;
	max.s32 	%r67, %r66, -128;
	add.s32 	%r68, %r67, -150;
	add.s32 	%r69, %r67, 358;
	shr.u32 	%r70, %r69, 2;
	mad.lo.s32 	%r71, %r70, 509, %r69;
	abs.s32 	%r72, %r68;
	setp.lt.u32 	%p36, %r72, 101;
	add.s32 	%r73, %r67, 489;
	selp.b32 	%r74, %r73, %r71, %p36;
	shl.b32 	%r75, %r70, 23;
	selp.b32 	%r76, 1065353216, %r75, %p36;
	mov.b32 	%f106, %r76;
	shl.b32 	%r77, %r74, 23;
	mov.b32 	%f107, %r77;
	mul.rn.f32 	%f108, %f1, %f107;
	mul.rn.f32 	%f109, %f108, %f106;
	mul.rn.f32 	%f110, %f109, %f106;
	mul.rn.f32 	%f111, %f110, %f106;
	add.s64 	%rd4, %rd19, %rd1;
	st.global.f32 	[%rd4], %f111;
	setp.lt.f32 	%p37, %f4, 0f00800000;
	mul.f32 	%f112, %f1, 0f4B800000;
	selp.f32 	%f40, %f112, %f1, %p37;
	mov.b32 	%r30, %f40;
	shr.u32 	%r78, %r30, 23;
	and.b32  	%r31, %r78, 255;
	setp.neu.f32 	%p38, %f4, 0f00000000;
	setp.ne.s32 	%p39, %r31, 255;
	and.pred  	%p40, %p38, %p39;
	@%p40 bra 	$L__BB5_30;
	add.f32 	%f125, %f40, %f40;
	mov.f32 	%f126, 0f00000000;
	bra.uni 	$L__BB5_31;
$L__BB5_30:
	setp.lt.f32 	%p41, %f4, 0f00800000;
	selp.b32 	%r80, -150, -126, %p41;
	add.s32 	%r81, %r80, %r31;
	and.b32  	%r82, %r30, -2139095041;
	or.b32  	%r83, %r82, 1056964608;
	mov.b32 	%f125, %r83;
	cvt.rn.f32.s32 	%f126, %r81;
$L__BB5_31:
	add.s64 	%rd20, %rd4, %rd1;
	st.global.f32 	[%rd20], %f125;
	add.s64 	%rd5, %rd20, %rd1;
	st.global.f32 	[%rd5], %f126;
	setp.num.f32 	%p42, %f4, %f3;
	@%p42 bra 	$L__BB5_33;
	add.f32 	%f127, %f1, %f2;
	bra.uni 	$L__BB5_37;
$L__BB5_33:
	mov.b32 	%r84, %f2;
	or.b32  	%r85, %r84, %r29;
	and.b32  	%r86, %r85, 2147483647;
	setp.eq.s32 	%p43, %r86, 0;
	mov.f32 	%f127, %f2;
	@%p43 bra 	$L__BB5_37;
	setp.neu.f32 	%p44, %f1, 0f00000000;
	@%p44 bra 	$L__BB5_36;
	mov.f32 	%f114, 0f00000001;
	copysign.f32 	%f127, %f2, %f114;
	bra.uni 	$L__BB5_37;
$L__BB5_36:
	setp.lt.f32 	%p45, %f1, %f2;
	setp.lt.f32 	%p46, %f1, 0f00000000;
	and.pred  	%p47, %p46, %p45;
	selp.s32 	%r87, -1, 0, %p47;
	add.s32 	%r88, %r87, %r29;
	setp.gt.f32 	%p48, %f1, 0f00000000;
	and.pred  	%p49, %p48, %p45;
	selp.u32 	%r89, 1, 0, %p49;
	add.s32 	%r90, %r88, %r89;
	setp.gt.f32 	%p50, %f1, %f2;
	and.pred  	%p51, %p46, %p50;
	selp.u32 	%r91, 1, 0, %p51;
	add.s32 	%r92, %r90, %r91;
	and.pred  	%p52, %p48, %p50;
	selp.s32 	%r93, -1, 0, %p52;
	add.s32 	%r94, %r92, %r93;
	mov.b32 	%f127, %r94;
$L__BB5_37:
	add.s64 	%rd21, %rd5, %rd1;
	st.global.f32 	[%rd21], %f127;
	sub.rn.f32 	%f115, %f1, %f2;
	setp.le.f32 	%p53, %f1, %f2;
	add.f32 	%f116, %f115, 0f00000000;
	selp.f32 	%f117, 0f00000000, %f116, %p53;
	add.s64 	%rd22, %rd21, %rd1;
	st.global.f32 	[%rd22], %f117;
$L__BB5_38:
	ret;
}
.visible .entry float_fma(
	.param .u64 .ptr .align 1 float_fma_param_0,
	.param .u64 .ptr .align 1 float_fma_param_1,
	.param .u64 .ptr .align 1 float_fma_param_2,
	.param .u64 .ptr .align 1 float_fma_param_3,
	.param .u32 float_fma_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<6>;
	.reg .b32 	%f<10>;
	.reg .b64 	%rd<16>;
	ld.param.u64 	%rd1, [float_fma_param_0];
	ld.param.u64 	%rd2, [float_fma_param_1];
	ld.param.u64 	%rd3, [float_fma_param_2];
	ld.param.u64 	%rd4, [float_fma_param_3];
	ld.param.u32 	%r2, [float_fma_param_4];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB6_2;
	cvta.to.global.u64 	%rd5, %rd1;
	cvta.to.global.u64 	%rd6, %rd2;
	cvta.to.global.u64 	%rd7, %rd3;
	cvta.to.global.u64 	%rd8, %rd4;
	mul.wide.s32 	%rd9, %r1, 4;
	add.s64 	%rd10, %rd5, %rd9;
	ld.global.f32 	%f1, [%rd10];
	add.s64 	%rd11, %rd6, %rd9;
	ld.global.f32 	%f2, [%rd11];
	add.s64 	%rd12, %rd7, %rd9;
	ld.global.f32 	%f3, [%rd12];
	fma.rn.f32 	%f4, %f1, %f2, %f3;
	add.s64 	%rd13, %rd8, %rd9;
	st.global.f32 	[%rd13], %f4;
	ld.global.f32 	%f5, [%rd10];
	neg.f32 	%f6, %f5;
	ld.global.f32 	%f7, [%rd11];
	ld.global.f32 	%f8, [%rd12];
	fma.rn.f32 	%f9, %f6, %f7, %f8;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.f32 	[%rd15], %f9;
$L__BB6_2:
	ret;
}
.visible .entry float_approximate(
	.param .u64 .ptr .align 1 float_approximate_param_0,
	.param .u64 .ptr .align 1 float_approximate_param_1,
	.param .u64 .ptr .align 1 float_approximate_param_2,
	.param .u32 float_approximate_param_3
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<6>;
	.reg .b32 	%f<17>;
	.reg .b64 	%rd<18>;
	ld.param.u64 	%rd1, [float_approximate_param_0];
	ld.param.u64 	%rd2, [float_approximate_param_1];
	ld.param.u64 	%rd3, [float_approximate_param_2];
	ld.param.u32 	%r2, [float_approximate_param_3];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB7_2;
	cvta.to.global.u64 	%rd4, %rd1;
	cvta.to.global.u64 	%rd5, %rd2;
	cvta.to.global.u64 	%rd6, %rd3;
	mul.wide.s32 	%rd7, %r1, 4;
	add.s64 	%rd8, %rd4, %rd7;
	ld.global.f32 	%f2, [%rd8];
	add.s64 	%rd9, %rd5, %rd7;
	ld.global.f32 	%f5, [%rd9];
	abs.f32 	%f16, %f2;
	rcp.approx.f32 %f1, %f2;
	add.s64 	%rd10, %rd6, %rd7;
	st.global.f32 	[%rd10], %f1;
	div.approx.f32 %f3, %f2, %f5;
	mul.wide.s32 	%rd11, %r2, 4;
	add.s64 	%rd12, %rd10, %rd11;
	st.global.f32 	[%rd12], %f3;
	div.full.f32 %f6, %f2, %f5;
	add.s64 	%rd13, %rd12, %rd11;
	st.global.f32 	[%rd13], %f6;
	sqrt.approx.f32 %f9, %f16;
	add.s64 	%rd14, %rd13, %rd11;
	st.global.f32 	[%rd14], %f9;
	rsqrt.approx.f32 %f11, %f16;
	add.s64 	%rd15, %rd14, %rd11;
	st.global.f32 	[%rd15], %f11;
	ex2.approx.f32 %f13, %f2;
	add.s64 	%rd16, %rd15, %rd11;
	st.global.f32 	[%rd16], %f13;
	lg2.approx.f32 %f15, %f16;
	add.s64 	%rd17, %rd16, %rd11;
	st.global.f32 	[%rd17], %f15;
$L__BB7_2:
	ret;
}
.visible .entry float_trigonometric(
	.param .u64 .ptr .align 1 float_trigonometric_param_0,
	.param .u64 .ptr .align 1 float_trigonometric_param_1,
	.param .u32 float_trigonometric_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<6>;
	.reg .b32 	%f<7>;
	.reg .b64 	%rd<11>;
	ld.param.u64 	%rd1, [float_trigonometric_param_0];
	ld.param.u64 	%rd2, [float_trigonometric_param_1];
	ld.param.u32 	%r2, [float_trigonometric_param_2];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB8_2;
	cvta.to.global.u64 	%rd3, %rd1;
	cvta.to.global.u64 	%rd4, %rd2;
	mul.wide.s32 	%rd5, %r1, 4;
	add.s64 	%rd6, %rd3, %rd5;
	ld.global.f32 	%f2, [%rd6];
	sin.approx.f32 %f1, %f2;
	add.s64 	%rd7, %rd4, %rd5;
	st.global.f32 	[%rd7], %f1;
	cos.approx.f32 %f3, %f2;
	mul.wide.s32 	%rd8, %r2, 4;
	add.s64 	%rd9, %rd7, %rd8;
	st.global.f32 	[%rd9], %f3;
	tanh.approx.f32 %f5, %f2;
	add.s64 	%rd10, %rd9, %rd8;
	st.global.f32 	[%rd10], %f5;
$L__BB8_2:
	ret;
}
.visible .entry float_library(
	.param .u64 .ptr .align 1 float_library_param_0,
	.param .u64 .ptr .align 1 float_library_param_1,
	.param .u64 .ptr .align 1 float_library_param_2,
	.param .u32 float_library_param_3
)
{
	.reg .pred 	%p<45>;
	.reg .b32 	%r<40>;
	.reg .b32 	%f<250>;
	.reg .b64 	%rd<23>;
	ld.param.u64 	%rd5, [float_library_param_0];
	ld.param.u64 	%rd6, [float_library_param_1];
	ld.param.u64 	%rd7, [float_library_param_2];
	ld.param.u32 	%r3, [float_library_param_3];
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %ntid.x;
	mov.u32 	%r6, %tid.x;
	mad.lo.s32 	%r1, %r4, %r5, %r6;
	setp.ge.s32 	%p1, %r1, %r3;
	@%p1 bra 	$L__BB9_14;
	cvta.to.global.u64 	%rd8, %rd5;
	cvta.to.global.u64 	%rd9, %rd6;
	cvta.to.global.u64 	%rd10, %rd7;
	mul.wide.s32 	%rd11, %r1, 4;
	add.s64 	%rd12, %rd8, %rd11;
	ld.global.f32 	%f1, [%rd12];
	abs.f32 	%f2, %f1;
	add.f32 	%f3, %f2, 0f3A83126F;
	add.s64 	%rd13, %rd9, %rd11;
	ld.global.f32 	%f4, [%rd13];
	fma.rn.f32 	%f20, %f1, 0f3BBB989D, 0f3F000000;
	cvt.sat.f32.f32 	%f21, %f20;
	mov.f32 	%f22, 0f4B400001;
	mov.f32 	%f23, 0f437C0000;
	fma.rm.f32 	%f24, %f21, %f23, %f22;
	add.f32 	%f25, %f24, 0fCB40007F;
	neg.f32 	%f26, %f25;
	fma.rn.f32 	%f27, %f1, 0f3FB8AA3B, %f26;
	fma.rn.f32 	%f28, %f1, 0f32A57060, %f27;
	mov.b32 	%r7, %f24;
	shl.b32 	%r8, %r7, 23;
	mov.b32 	%f29, %r8;
	ex2.approx.ftz.f32 	%f30, %f28;
	mul.f32 	%f31, %f30, %f29;
	add.s64 	%rd14, %rd10, %rd11;
	st.global.f32 	[%rd14], %f31;
	setp.lt.f32 	%p2, %f3, 0f00800000;
	mul.f32 	%f32, %f3, 0f4B000000;
	selp.f32 	%f33, %f32, %f3, %p2;
	selp.f32 	%f34, 0fC1B80000, 0f00000000, %p2;
	mov.b32 	%r9, %f33;
	add.s32 	%r10, %r9, -1059760811;
	and.b32  	%r11, %r10, -8388608;
	sub.s32 	%r12, %r9, %r11;
	mov.b32 	%f35, %r12;
	cvt.rn.f32.s32 	%f36, %r11;
	fma.rn.f32 	%f37, %f36, 0f34000000, %f34;
	add.f32 	%f38, %f35, 0fBF800000;
	fma.rn.f32 	%f39, %f38, 0fBE055027, 0f3E1039F6;
	fma.rn.f32 	%f40, %f39, %f38, 0fBDF8CDCC;
	fma.rn.f32 	%f41, %f40, %f38, 0f3E0F2955;
	fma.rn.f32 	%f42, %f41, %f38, 0fBE2AD8B9;
	fma.rn.f32 	%f43, %f42, %f38, 0f3E4CED0B;
	fma.rn.f32 	%f44, %f43, %f38, 0fBE7FFF22;
	fma.rn.f32 	%f45, %f44, %f38, 0f3EAAAA78;
	fma.rn.f32 	%f46, %f45, %f38, 0fBF000000;
	mul.f32 	%f47, %f38, %f46;
	fma.rn.f32 	%f48, %f47, %f38, %f38;
	fma.rn.f32 	%f49, %f37, 0f3F317218, %f48;
	setp.gt.u32 	%p3, %r9, 2139095039;
	fma.rn.f32 	%f50, %f33, 0f7F800000, 0f7F800000;
	selp.f32 	%f51, %f50, %f49, %p3;
	setp.eq.f32 	%p4, %f33, 0f00000000;
	selp.f32 	%f52, 0fFF800000, %f51, %p4;
	mul.wide.s32 	%rd1, %r3, 4;
	add.s64 	%rd2, %rd14, %rd1;
	st.global.f32 	[%rd2], %f52;
	mov.f32 	%f53, 0f3F800000;
	add.rz.f32 	%f54, %f3, %f53;
	mov.b32 	%r13, %f54;
	add.s32 	%r14, %r13, -1061158912;
	and.b32  	%r15, %r14, -8388608;
	mov.b32 	%r2, %f3;
	sub.s32 	%r16, %r2, %r15;
	mov.b32 	%f55, %r16;
	sub.s32 	%r17, 1082130432, %r15;
	mov.b32 	%f56, %r17;
	fma.rn.f32 	%f57, %f56, 0f3E800000, 0fBF800000;
	add.f32 	%f58, %f57, %f55;
	cvt.rn.f32.s32 	%f59, %r15;
	mul.f32 	%f60, %f59, 0f34000000;
	fma.rn.f32 	%f61, %f58, 0fBD39BF78, 0f3DD80012;
	fma.rn.f32 	%f62, %f61, %f58, 0fBE0778E0;
	fma.rn.f32 	%f63, %f62, %f58, 0f3E146475;
	fma.rn.f32 	%f64, %f63, %f58, 0fBE2A68DD;
	fma.rn.f32 	%f65, %f64, %f58, 0f3E4CAF9E;
	fma.rn.f32 	%f66, %f65, %f58, 0fBE800042;
	fma.rn.f32 	%f67, %f66, %f58, 0f3EAAAAE6;
	fma.rn.f32 	%f68, %f67, %f58, 0fBF000000;
	mul.f32 	%f69, %f58, %f68;
	fma.rn.f32 	%f70, %f69, %f58, %f58;
	fma.rn.f32 	%f247, %f60, 0f3F317218, %f70;
	setp.lt.u32 	%p5, %r2, 2139095040;
	@%p5 bra 	$L__BB9_3;
	setp.gt.s32 	%p6, %r2, -1082130432;
	fma.rn.f32 	%f71, %f3, 0f7F800000, 0f7F800000;
	selp.f32 	%f72, %f71, %f247, %p6;
	setp.eq.f32 	%p7, %f3, 0f00000000;
	selp.f32 	%f247, 0f80000000, %f72, %p7;
$L__BB9_3:
	add.s64 	%rd3, %rd2, %rd1;
	st.global.f32 	[%rd3], %f247;
	mul.f32 	%f74, %f4, 0f3F000000;
	cvt.rzi.f32.f32 	%f75, %f74;
	add.f32 	%f76, %f75, %f75;
	sub.f32 	%f77, %f4, %f76;
	abs.f32 	%f8, %f77;
	abs.f32 	%f9, %f3;
	setp.lt.f32 	%p8, %f9, 0f00800000;
	mul.f32 	%f78, %f9, 0f4B800000;
	selp.f32 	%f79, %f78, %f9, %p8;
	selp.f32 	%f80, 0fC1C00000, 0f00000000, %p8;
	mov.b32 	%r18, %f79;
	add.s32 	%r19, %r18, -1060439283;
	and.b32  	%r20, %r19, -8388608;
	sub.s32 	%r21, %r18, %r20;
	mov.b32 	%f81, %r21;
	cvt.rn.f32.s32 	%f82, %r20;
	fma.rn.f32 	%f83, %f82, 0f34000000, %f80;
	add.f32 	%f84, %f81, 0fBF800000;
	add.f32 	%f85, %f81, 0f3F800000;
	rcp.approx.ftz.f32 	%f86, %f85;
	add.f32 	%f87, %f84, %f84;
	mul.f32 	%f88, %f87, %f86;
	mul.f32 	%f89, %f88, %f88;
	sub.f32 	%f90, %f84, %f88;
	add.f32 	%f91, %f90, %f90;
	neg.f32 	%f92, %f88;
	fma.rn.f32 	%f93, %f92, %f84, %f91;
	mul.rn.f32 	%f94, %f86, %f93;
	fma.rn.f32 	%f95, %f89, 0f3A2C32E4, 0f3B52E7DB;
	fma.rn.f32 	%f96, %f95, %f89, 0f3C93BB73;
	fma.rn.f32 	%f97, %f96, %f89, 0f3DF6384F;
	mul.rn.f32 	%f98, %f97, %f89;
	fma.rn.f32 	%f99, %f88, 0f3FB8AA3B, %f83;
	sub.f32 	%f100, %f83, %f99;
	fma.rn.f32 	%f101, %f88, 0f3FB8AA3B, %f100;
	fma.rn.f32 	%f102, %f94, 0f3FB8AA3B, %f101;
	fma.rn.f32 	%f103, %f88, 0f32A55E34, %f102;
	mul.f32 	%f104, %f98, 0f40400000;
	fma.rn.f32 	%f105, %f104, %f94, %f103;
	fma.rn.f32 	%f106, %f98, %f88, %f105;
	add.rn.f32 	%f107, %f99, %f106;
	neg.f32 	%f108, %f99;
	add.rn.f32 	%f109, %f107, %f108;
	neg.f32 	%f110, %f109;
	add.rn.f32 	%f111, %f106, %f110;
	mul.rn.f32 	%f112, %f107, %f4;
	neg.f32 	%f113, %f112;
	fma.rn.f32 	%f114, %f107, %f4, %f113;
	fma.rn.f32 	%f115, %f111, %f4, %f114;
	cvt.rni.f32.f32 	%f116, %f112;
	sub.f32 	%f117, %f112, %f116;
	add.f32 	%f118, %f117, %f115;
	fma.rn.f32 	%f119, %f118, 0f391FCB8E, 0f3AAF85ED;
	fma.rn.f32 	%f120, %f119, %f118, 0f3C1D9856;
	fma.rn.f32 	%f121, %f120, %f118, 0f3D6357BB;
	fma.rn.f32 	%f122, %f121, %f118, 0f3E75FDEC;
	fma.rn.f32 	%f123, %f122, %f118, 0f3F317218;
	fma.rn.f32 	%f124, %f123, %f118, 0f3F800000;
	cvt.rzi.s32.f32 	%r22, %f116;
	setp.gt.f32 	%p9, %f116, 0f00000000;
	selp.b32 	%r23, 0, -2097152000, %p9;
	add.s32 	%r24, %r23, 2130706432;
	mov.b32 	%f125, %r24;
	mul.f32 	%f126, %f124, %f125;
	shl.b32 	%r25, %r22, 23;
	sub.s32 	%r26, %r25, %r23;
	mov.b32 	%f127, %r26;
	mul.f32 	%f128, %f126, %f127;
	abs.f32 	%f129, %f112;
	setp.gt.f32 	%p10, %f129, 0f43180000;
	setp.lt.f32 	%p11, %f112, 0f00000000;
	selp.f32 	%f130, 0f00000000, 0f7F800000, %p11;
	selp.f32 	%f10, %f130, %f128, %p10;
	setp.eq.f32 	%p12, %f3, 0f3F800000;
	setp.eq.f32 	%p13, %f4, 0f00000000;
	or.pred  	%p14, %p12, %p13;
	mov.f32 	%f248, 0f3F800000;
	@%p14 bra 	$L__BB9_11;
	setp.num.f32 	%p15, %f9, %f9;
	abs.f32 	%f131, %f4;
	setp.num.f32 	%p16, %f131, %f131;
	and.pred  	%p17, %p15, %p16;
	@%p17 bra 	$L__BB9_6;
	add.rn.f32 	%f248, %f3, %f4;
	bra.uni 	$L__BB9_11;
$L__BB9_6:
	setp.neu.f32 	%p18, %f3, 0f00000000;
	setp.neu.f32 	%p19, %f9, 0f7F800000;
	and.pred  	%p20, %p18, %p19;
	@%p20 bra 	$L__BB9_8;
	setp.neu.f32 	%p27, %f8, 0f3F800000;
	add.f32 	%f136, %f3, %f3;
	mov.b32 	%r27, %f136;
	setp.lt.f32 	%p28, %f4, 0f00000000;
	xor.b32  	%r28, %r27, 2139095040;
	selp.b32 	%r29, %r28, %r27, %p28;
	and.b32  	%r30, %r29, 2147483647;
	selp.b32 	%r31, %r30, %r29, %p27;
	mov.b32 	%f248, %r31;
	bra.uni 	$L__BB9_11;
$L__BB9_8:
	setp.eq.f32 	%p21, %f3, 0fBF800000;
	setp.eq.f32 	%p22, %f131, 0f7F800000;
	and.pred  	%p23, %p21, %p22;
	@%p23 bra 	$L__BB9_11;
	setp.geu.f32 	%p24, %f3, 0f00000000;
	mov.f32 	%f248, %f10;
	@%p24 bra 	$L__BB9_11;
	setp.neu.f32 	%p25, %f8, 0f3F800000;
	neg.f32 	%f133, %f10;
	selp.f32 	%f134, %f10, %f133, %p25;
	cvt.rmi.f32.f32 	%f135, %f4;
	setp.neu.f32 	%p26, %f4, %f135;
	selp.f32 	%f248, 0f7FFFFFFF, %f134, %p26;
$L__BB9_11:
	add.s64 	%rd15, %rd3, %rd1;
	st.global.f32 	[%rd15], %f248;
	lg2.approx.f32 	%f137, %f2;
	mul.f32 	%f138, %f137, 0fBF2AAAAB;
	ex2.approx.ftz.f32 	%f139, %f138;
	mul.f32 	%f140, %f2, %f139;
	neg.f32 	%f141, %f140;
	mul.f32 	%f142, %f139, %f141;
	fma.rn.f32 	%f143, %f140, %f142, 0f3F800000;
	mul.f32 	%f144, %f143, 0f3EAAAAAB;
	fma.rn.f32 	%f145, %f140, %f144, %f140;
	setp.lt.f32 	%p29, %f1, 0f00000000;
	neg.f32 	%f146, %f145;
	selp.f32 	%f147, %f146, %f145, %p29;
	add.f32 	%f148, %f1, %f1;
	setp.eq.f32 	%p30, %f148, %f1;
	selp.f32 	%f149, %f148, %f147, %p30;
	add.s64 	%rd4, %rd15, %rd1;
	st.global.f32 	[%rd4], %f149;
	setp.ltu.f32 	%p31, %f2, 0f3F8060FE;
	setp.ge.f32 	%p32, %f2, 0f3F8060FE;
	mul.f32 	%f16, %f1, %f1;
	selp.f32 	%f150, %f2, %f16, %p32;
	selp.f32 	%f151, 0f38EB4C3A, 0f38B1E96A, %p32;
	selp.f32 	%f152, 0fBAAE005B, 0fBA574D20, %p32;
	fma.rn.f32 	%f153, %f151, %f150, %f152;
	selp.f32 	%f154, 0f3C09919F, 0f3BAAD5EA, %p32;
	fma.rn.f32 	%f155, %f153, %f150, %f154;
	selp.f32 	%f156, 0fBD24D99A, 0fBCDC1BE7, %p32;
	fma.rn.f32 	%f157, %f155, %f150, %f156;
	selp.f32 	%f158, 0f3E235519, 0f3DE718AF, %p32;
	fma.rn.f32 	%f159, %f157, %f150, %f158;
	selp.f32 	%f160, 0f3F69B4F9, 0fBEC093AC, %p32;
	fma.rn.f32 	%f161, %f159, %f150, %f160;
	selp.f32 	%f162, 0f3F210A14, 0f3E0375D3, %p32;
	fma.rn.f32 	%f163, %f161, %f150, %f162;
	neg.f32 	%f164, %f150;
	selp.f32 	%f165, %f164, %f1, %p32;
	fma.rn.f32 	%f249, %f163, %f165, %f165;
	@%p31 bra 	$L__BB9_13;
	ex2.approx.ftz.f32 	%f166, %f249;
	mov.f32 	%f167, 0f3F800000;
	sub.f32 	%f168, %f167, %f166;
	copysign.f32 	%f249, %f1, %f168;
$L__BB9_13:
	add.s64 	%rd16, %rd4, %rd1;
	st.global.f32 	[%rd16], %f249;
	mul.f32 	%f169, %f2, 0f4038AA3B;
	ex2.approx.ftz.f32 	%f170, %f169;
	add.f32 	%f171, %f170, 0f3F800000;
	rcp.approx.ftz.f32 	%f172, %f171;
	fma.rn.f32 	%f173, %f172, 0fC0000000, 0f3F800000;
	setp.ge.f32 	%p33, %f2, 0f41102CB4;
	selp.f32 	%f174, 0f3F800000, %f173, %p33;
	copysign.f32 	%f175, %f1, %f174;
	fma.rn.f32 	%f176, %f16, 0f3C80F082, 0fBD563CAE;
	fma.rn.f32 	%f177, %f176, %f16, 0f3E085941;
	fma.rn.f32 	%f178, %f177, %f16, 0fBEAAA9ED;
	fma.rn.f32 	%f179, %f178, %f16, 0f00000000;
	fma.rn.f32 	%f180, %f179, %f1, %f1;
	setp.ge.f32 	%p34, %f2, 0f3F19999A;
	selp.f32 	%f181, %f175, %f180, %p34;
	add.s64 	%rd17, %rd16, %rd1;
	st.global.f32 	[%rd17], %f181;
	abs.f32 	%f182, %f4;
	setp.gt.f32 	%p35, %f2, %f182;
	selp.f32 	%f183, %f2, %f182, %p35;
	selp.f32 	%f184, %f182, %f2, %p35;
	div.rn.f32 	%f185, %f184, %f183;
	mul.f32 	%f186, %f185, %f185;
	fma.rn.f32 	%f187, %f186, 0f3B33710B, 0fBC807748;
	fma.rn.f32 	%f188, %f187, %f186, 0f3D2CDAB2;
	fma.rn.f32 	%f189, %f188, %f186, 0fBD992D10;
	fma.rn.f32 	%f190, %f189, %f186, 0f3DD9EA6C;
	fma.rn.f32 	%f191, %f190, %f186, 0fBE117CB1;
	fma.rn.f32 	%f192, %f191, %f186, 0f3E4CBCE0;
	fma.rn.f32 	%f193, %f192, %f186, 0fBEAAAA7D;
	mul.f32 	%f194, %f186, %f193;
	fma.rn.f32 	%f195, %f194, %f185, %f185;
	neg.f32 	%f196, %f195;
	fma.rn.f32 	%f197, 0f3F6EE581, 0f3FD774EB, %f196;
	selp.f32 	%f198, %f197, %f195, %p35;
	selp.f32 	%f199, 0f3F6EE581, 0f3FEEE581, %p35;
	selp.f32 	%f200, %f195, %f196, %p35;
	mov.b32 	%r32, %f4;
	fma.rn.f32 	%f201, %f199, 0f3FD774EB, %f200;
	setp.lt.s32 	%p36, %r32, 0;
	selp.f32 	%f202, %f201, %f198, %p36;
	add.f32 	%f203, %f2, %f182;
	setp.eq.f32 	%p37, %f183, 0f00000000;
	selp.f32 	%f204, 0f40490FDB, 0f00000000, %p36;
	setp.eq.f32 	%p38, %f182, %f2;
	selp.f32 	%f205, 0f4016CBE4, 0f3F490FDB, %p36;
	selp.f32 	%f206, %f205, %f202, %p38;
	selp.f32 	%f207, %f204, %f206, %p37;
	abs.f32 	%f208, %f203;
	setp.nan.f32 	%p39, %f208, %f208;
	copysign.f32 	%f209, %f1, %f207;
	selp.f32 	%f210, %f203, %f209, %p39;
	add.s64 	%rd18, %rd17, %rd1;
	st.global.f32 	[%rd18], %f210;
	mul.f32 	%f211, %f1, 0f3D800000;
	abs.f32 	%f212, %f211;
	fma.rn.f32 	%f213, %f212, 0fBF000000, 0f3F000000;
	rsqrt.approx.ftz.f32 	%f214, %f213;
	mul.f32 	%f215, %f213, %f214;
	mul.f32 	%f216, %f214, 0fBF000000;
	fma.rn.f32 	%f217, %f215, %f216, 0f3F000000;
	fma.rn.f32 	%f218, %f215, %f217, %f215;
	setp.eq.f32 	%p40, %f212, 0f3F800000;
	selp.f32 	%f219, 0f00000000, %f218, %p40;
	setp.gt.f32 	%p41, %f212, 0f3F0F5C29;
	selp.f32 	%f220, %f219, %f212, %p41;
	mul.f32 	%f221, %f220, %f220;
	fma.rn.f32 	%f222, %f221, 0f3D4DD2F7, 0f3C99CA97;
	fma.rn.f32 	%f223, %f222, %f221, 0f3D3F90E8;
	fma.rn.f32 	%f224, %f223, %f221, 0f3D993CCF;
	fma.rn.f32 	%f225, %f224, %f221, 0f3E2AAC04;
	mul.f32 	%f226, %f221, %f225;
	fma.rn.f32 	%f227, %f226, %f220, %f220;
	mul.f32 	%f228, %f227, 0fC0000000;
	fma.rn.f32 	%f229, 0f3F6EE581, 0f3FD774EB, %f228;
	selp.f32 	%f230, %f229, %f227, %p41;
	setp.num.f32 	%p42, %f230, %f230;
	copysign.f32 	%f231, %f211, %f230;
	selp.f32 	%f232, %f231, %f230, %p42;
	add.s64 	%rd19, %rd18, %rd1;
	st.global.f32 	[%rd19], %f232;
	ex2.approx.f32 	%f233, %f1;
	add.s64 	%rd20, %rd19, %rd1;
	st.global.f32 	[%rd20], %f233;
	rsqrt.approx.f32 	%f234, %f3;
	add.s64 	%rd21, %rd20, %rd1;
	st.global.f32 	[%rd21], %f234;
	mov.b32 	%r33, %f182;
	mov.b32 	%r34, %f2;
	min.s32 	%r35, %r33, %r34;
	mov.b32 	%f235, %r35;
	max.s32 	%r36, %r34, %r33;
	mov.b32 	%f236, %r36;
	and.b32  	%r37, %r36, -33554432;
	xor.b32  	%r38, %r37, 2122317824;
	mov.b32 	%f237, %r38;
	mul.f32 	%f238, %f235, %f237;
	mul.f32 	%f239, %f236, %f237;
	mul.f32 	%f240, %f238, %f238;
	fma.rn.f32 	%f241, %f239, %f239, %f240;
	sqrt.rn.f32 	%f242, %f241;
	or.b32  	%r39, %r37, 8388608;
	mov.b32 	%f243, %r39;
	mul.f32 	%f244, %f242, %f243;
	setp.eq.f32 	%p43, %f235, 0f00000000;
	selp.f32 	%f245, %f236, %f244, %p43;
	setp.eq.f32 	%p44, %f235, 0f7F800000;
	selp.f32 	%f246, 0f7F800000, %f245, %p44;
	add.s64 	%rd22, %rd21, %rd1;
	st.global.f32 	[%rd22], %f246;
$L__BB9_14:
	ret;
}
.visible .entry float_sine(
	.param .u64 .ptr .align 1 float_sine_param_0,
	.param .u64 .ptr .align 1 float_sine_param_1,
	.param .u32 float_sine_param_2
)
{
	.local .align 4 .b8 	__local_depot10[28];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<18>;
	.reg .b32 	%r<85>;
	.reg .b32 	%f<55>;
	.reg .b64 	%rd<49>;
	.reg .b64 	%fd<5>;
	mov.u64 	%SPL, __local_depot10;
	ld.param.u64 	%rd18, [float_sine_param_0];
	ld.param.u64 	%rd19, [float_sine_param_1];
	ld.param.u32 	%r30, [float_sine_param_2];
	add.u64 	%rd1, %SPL, 0;
	mov.u32 	%r31, %ctaid.x;
	mov.u32 	%r32, %ntid.x;
	mov.u32 	%r33, %tid.x;
	mad.lo.s32 	%r1, %r31, %r32, %r33;
	setp.ge.s32 	%p1, %r1, %r30;
	@%p1 bra 	$L__BB10_18;
	cvta.to.global.u64 	%rd21, %rd18;
	mul.wide.s32 	%rd22, %r1, 4;
	add.s64 	%rd2, %rd21, %rd22;
	ld.global.f32 	%f1, [%rd2];
	mul.f32 	%f13, %f1, 0f3F22F983;
	cvt.rni.s32.f32 	%r80, %f13;
	cvt.rn.f32.s32 	%f14, %r80;
	fma.rn.f32 	%f15, %f14, 0fBFC90FDA, %f1;
	fma.rn.f32 	%f16, %f14, 0fB3A22168, %f15;
	fma.rn.f32 	%f53, %f14, 0fA7C234C5, %f16;
	abs.f32 	%f3, %f1;
	setp.ltu.f32 	%p2, %f3, 0f47CE4780;
	@%p2 bra 	$L__BB10_9;
	setp.neu.f32 	%p3, %f3, 0f7F800000;
	@%p3 bra 	$L__BB10_4;
	mov.f32 	%f19, 0f00000000;
	mul.rn.f32 	%f53, %f1, %f19;
	mov.b32 	%r80, 0;
	bra.uni 	$L__BB10_9;
$L__BB10_4:
	mov.b32 	%r3, %f1;
	shl.b32 	%r35, %r3, 8;
	or.b32  	%r4, %r35, -2147483648;
	mov.b64 	%rd45, 0;
	mov.b32 	%r77, 0;
	mov.u64 	%rd43, __cudart_i2opi_f;
	mov.u64 	%rd44, %rd1;
$L__BB10_5:
	.pragma "nounroll";
	ld.global.nc.u32 	%r36, [%rd43];
	mad.wide.u32 	%rd25, %r36, %r4, %rd45;
	shr.u64 	%rd45, %rd25, 32;
	st.local.u32 	[%rd44], %rd25;
	add.s32 	%r77, %r77, 1;
	add.s64 	%rd44, %rd44, 4;
	add.s64 	%rd43, %rd43, 4;
	setp.ne.s32 	%p4, %r77, 6;
	@%p4 bra 	$L__BB10_5;
	shr.u32 	%r37, %r3, 23;
	st.local.u32 	[%rd1+24], %rd45;
	and.b32  	%r7, %r37, 31;
	and.b32  	%r38, %r37, 224;
	add.s32 	%r39, %r38, -128;
	shr.u32 	%r40, %r39, 5;
	mul.wide.u32 	%rd26, %r40, 4;
	sub.s64 	%rd9, %rd1, %rd26;
	ld.local.u32 	%r78, [%rd9+24];
	ld.local.u32 	%r79, [%rd9+20];
	setp.eq.s32 	%p5, %r7, 0;
	@%p5 bra 	$L__BB10_8;
	shf.l.wrap.b32 	%r78, %r79, %r78, %r7;
	ld.local.u32 	%r41, [%rd9+16];
	shf.l.wrap.b32 	%r79, %r41, %r79, %r7;
$L__BB10_8:
	shr.u32 	%r42, %r78, 30;
	shf.l.wrap.b32 	%r43, %r79, %r78, 2;
	shl.b32 	%r44, %r79, 2;
	shr.u32 	%r45, %r43, 31;
	add.s32 	%r46, %r45, %r42;
	neg.s32 	%r47, %r46;
	setp.lt.s32 	%p6, %r3, 0;
	selp.b32 	%r80, %r47, %r46, %p6;
	xor.b32  	%r48, %r43, %r3;
	shr.s32 	%r49, %r43, 31;
	xor.b32  	%r50, %r49, %r43;
	xor.b32  	%r51, %r49, %r44;
	cvt.u64.u32 	%rd27, %r50;
	shl.b64 	%rd28, %rd27, 32;
	cvt.u64.u32 	%rd29, %r51;
	or.b64  	%rd30, %rd28, %rd29;
	cvt.rn.f64.s64 	%fd1, %rd30;
	mul.f64 	%fd2, %fd1, 0d3BF921FB54442D19;
	cvt.rn.f32.f64 	%f17, %fd2;
	neg.f32 	%f18, %f17;
	setp.lt.s32 	%p7, %r48, 0;
	selp.f32 	%f53, %f18, %f17, %p7;
$L__BB10_9:
	mul.rn.f32 	%f20, %f53, %f53;
	and.b32  	%r53, %r80, 1;
	setp.eq.b32 	%p8, %r53, 1;
	selp.f32 	%f21, 0f3F800000, %f53, %p8;
	fma.rn.f32 	%f22, %f20, %f21, 0f00000000;
	fma.rn.f32 	%f23, %f20, 0f37CBAC00, 0fBAB607ED;
	selp.f32 	%f24, %f23, 0fB94D4153, %p8;
	selp.f32 	%f25, 0f3D2AAABB, 0f3C0885E4, %p8;
	fma.rn.f32 	%f26, %f24, %f20, %f25;
	selp.f32 	%f27, 0fBEFFFFFF, 0fBE2AAAA8, %p8;
	fma.rn.f32 	%f28, %f26, %f20, %f27;
	fma.rn.f32 	%f29, %f28, %f22, %f21;
	and.b32  	%r54, %r80, 2;
	setp.eq.s32 	%p9, %r54, 0;
	mov.f32 	%f30, 0f00000000;
	sub.f32 	%f31, %f30, %f29;
	selp.f32 	%f32, %f29, %f31, %p9;
	cvta.to.global.u64 	%rd31, %rd19;
	add.s64 	%rd10, %rd31, %rd22;
	st.global.f32 	[%rd10], %f32;
	ld.global.f32 	%f7, [%rd2];
	mul.f32 	%f33, %f7, 0f3F22F983;
	cvt.rni.s32.f32 	%r84, %f33;
	cvt.rn.f32.s32 	%f34, %r84;
	fma.rn.f32 	%f35, %f34, 0fBFC90FDA, %f7;
	fma.rn.f32 	%f36, %f34, 0fB3A22168, %f35;
	fma.rn.f32 	%f54, %f34, 0fA7C234C5, %f36;
	abs.f32 	%f9, %f7;
	setp.ltu.f32 	%p10, %f9, 0f47CE4780;
	@%p10 bra 	$L__BB10_17;
	setp.neu.f32 	%p11, %f9, 0f7F800000;
	@%p11 bra 	$L__BB10_12;
	mov.f32 	%f39, 0f00000000;
	mul.rn.f32 	%f54, %f7, %f39;
	mov.b32 	%r84, 0;
	bra.uni 	$L__BB10_17;
$L__BB10_12:
	mov.b32 	%r17, %f7;
	shl.b32 	%r56, %r17, 8;
	or.b32  	%r18, %r56, -2147483648;
	mov.b64 	%rd48, 0;
	mov.b32 	%r81, 0;
	mov.u64 	%rd46, __cudart_i2opi_f;
	mov.u64 	%rd47, %rd1;
$L__BB10_13:
	.pragma "nounroll";
	ld.global.nc.u32 	%r57, [%rd46];
	mad.wide.u32 	%rd35, %r57, %r18, %rd48;
	shr.u64 	%rd48, %rd35, 32;
	st.local.u32 	[%rd47], %rd35;
	add.s32 	%r81, %r81, 1;
	add.s64 	%rd47, %rd47, 4;
	add.s64 	%rd46, %rd46, 4;
	setp.ne.s32 	%p12, %r81, 6;
	@%p12 bra 	$L__BB10_13;
	shr.u32 	%r58, %r17, 23;
	st.local.u32 	[%rd1+24], %rd48;
	and.b32  	%r21, %r58, 31;
	and.b32  	%r59, %r58, 224;
	add.s32 	%r60, %r59, -128;
	shr.u32 	%r61, %r60, 5;
	mul.wide.u32 	%rd36, %r61, 4;
	sub.s64 	%rd17, %rd1, %rd36;
	ld.local.u32 	%r82, [%rd17+24];
	ld.local.u32 	%r83, [%rd17+20];
	setp.eq.s32 	%p13, %r21, 0;
	@%p13 bra 	$L__BB10_16;
	shf.l.wrap.b32 	%r82, %r83, %r82, %r21;
	ld.local.u32 	%r62, [%rd17+16];
	shf.l.wrap.b32 	%r83, %r62, %r83, %r21;
$L__BB10_16:
	shr.u32 	%r63, %r82, 30;
	shf.l.wrap.b32 	%r64, %r83, %r82, 2;
	shl.b32 	%r65, %r83, 2;
	shr.u32 	%r66, %r64, 31;
	add.s32 	%r67, %r66, %r63;
	neg.s32 	%r68, %r67;
	setp.lt.s32 	%p14, %r17, 0;
	selp.b32 	%r84, %r68, %r67, %p14;
	xor.b32  	%r69, %r64, %r17;
	shr.s32 	%r70, %r64, 31;
	xor.b32  	%r71, %r70, %r64;
	xor.b32  	%r72, %r70, %r65;
	cvt.u64.u32 	%rd37, %r71;
	shl.b64 	%rd38, %rd37, 32;
	cvt.u64.u32 	%rd39, %r72;
	or.b64  	%rd40, %rd38, %rd39;
	cvt.rn.f64.s64 	%fd3, %rd40;
	mul.f64 	%fd4, %fd3, 0d3BF921FB54442D19;
	cvt.rn.f32.f64 	%f37, %fd4;
	neg.f32 	%f38, %f37;
	setp.lt.s32 	%p15, %r69, 0;
	selp.f32 	%f54, %f38, %f37, %p15;
$L__BB10_17:
	add.s32 	%r74, %r84, 1;
	mul.rn.f32 	%f40, %f54, %f54;
	and.b32  	%r75, %r84, 1;
	setp.eq.b32 	%p16, %r75, 1;
	selp.f32 	%f41, %f54, 0f3F800000, %p16;
	fma.rn.f32 	%f42, %f40, %f41, 0f00000000;
	fma.rn.f32 	%f43, %f40, 0f37CBAC00, 0fBAB607ED;
	selp.f32 	%f44, 0fB94D4153, %f43, %p16;
	selp.f32 	%f45, 0f3C0885E4, 0f3D2AAABB, %p16;
	fma.rn.f32 	%f46, %f44, %f40, %f45;
	selp.f32 	%f47, 0fBE2AAAA8, 0fBEFFFFFF, %p16;
	fma.rn.f32 	%f48, %f46, %f40, %f47;
	fma.rn.f32 	%f49, %f48, %f42, %f41;
	and.b32  	%r76, %r74, 2;
	setp.eq.s32 	%p17, %r76, 0;
	mov.f32 	%f50, 0f00000000;
	sub.f32 	%f51, %f50, %f49;
	selp.f32 	%f52, %f49, %f51, %p17;
	mul.wide.s32 	%rd41, %r30, 4;
	add.s64 	%rd42, %rd10, %rd41;
	st.global.f32 	[%rd42], %f52;
$L__BB10_18:
	ret;
}
`;
