// Generated from test/conformance/kernels/float.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `test/conformance/kernels/float.cu`. */
export const FLOAT: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_float_cu_9db412af2nv6target5sm_90E = 90;
.global .align 4 .b8 __cudart_i2opi_f[24] = {65, 144, 67, 60, 153, 149, 98, 219, 192, 221, 52, 245, 209, 87, 39, 252, 41, 21, 68, 78, 110, 131, 249, 162};
.visible .entry float_rounding(
	.param .u64 float_rounding_param_0,
	.param .u64 float_rounding_param_1,
	.param .u64 float_rounding_param_2,
	.param .u64 float_rounding_param_3,
	.param .u32 float_rounding_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .f32 	%f<20>;
	.reg .b32 	%r<8>;
	.reg .b64 	%rd<31>;
	ld.param.u64 	%rd1, [float_rounding_param_0];
	ld.param.u64 	%rd2, [float_rounding_param_1];
	ld.param.u64 	%rd3, [float_rounding_param_2];
	ld.param.u64 	%rd4, [float_rounding_param_3];
	ld.param.u32 	%r2, [float_rounding_param_4];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd5, %rd4;
	cvta.to.global.u64 	%rd6, %rd1;
	mul.wide.s32 	%rd7, %r1, 4;
	add.s64 	%rd8, %rd6, %rd7;
	cvta.to.global.u64 	%rd9, %rd2;
	add.s64 	%rd10, %rd9, %rd7;
	cvta.to.global.u64 	%rd11, %rd3;
	add.s64 	%rd12, %rd11, %rd7;
	ld.global.f32 	%f1, [%rd12];
	ld.global.f32 	%f2, [%rd10];
	ld.global.f32 	%f3, [%rd8];
	add.rn.f32 	%f4, %f3, %f2;
	add.s64 	%rd13, %rd5, %rd7;
	st.global.f32 	[%rd13], %f4;
	add.rz.f32 	%f5, %f3, %f2;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.f32 	[%rd15], %f5;
	add.rm.f32 	%f6, %f3, %f2;
	add.s32 	%r6, %r1, %r2;
	add.s32 	%r7, %r6, %r2;
	mul.wide.s32 	%rd16, %r7, 4;
	add.s64 	%rd17, %rd5, %rd16;
	st.global.f32 	[%rd17], %f6;
	add.rp.f32 	%f7, %f3, %f2;
	add.s64 	%rd18, %rd17, %rd14;
	st.global.f32 	[%rd18], %f7;
	sub.rn.f32 	%f8, %f3, %f2;
	add.s64 	%rd19, %rd18, %rd14;
	st.global.f32 	[%rd19], %f8;
	sub.rz.f32 	%f9, %f3, %f2;
	add.s64 	%rd20, %rd19, %rd14;
	st.global.f32 	[%rd20], %f9;
	sub.rm.f32 	%f10, %f3, %f2;
	add.s64 	%rd21, %rd20, %rd14;
	st.global.f32 	[%rd21], %f10;
	sub.rp.f32 	%f11, %f3, %f2;
	add.s64 	%rd22, %rd21, %rd14;
	st.global.f32 	[%rd22], %f11;
	mul.rn.f32 	%f12, %f3, %f2;
	add.s64 	%rd23, %rd22, %rd14;
	st.global.f32 	[%rd23], %f12;
	mul.rz.f32 	%f13, %f3, %f2;
	add.s64 	%rd24, %rd23, %rd14;
	st.global.f32 	[%rd24], %f13;
	mul.rm.f32 	%f14, %f3, %f2;
	add.s64 	%rd25, %rd24, %rd14;
	st.global.f32 	[%rd25], %f14;
	mul.rp.f32 	%f15, %f3, %f2;
	add.s64 	%rd26, %rd25, %rd14;
	st.global.f32 	[%rd26], %f15;
	fma.rn.f32 	%f16, %f3, %f2, %f1;
	add.s64 	%rd27, %rd26, %rd14;
	st.global.f32 	[%rd27], %f16;
	fma.rz.f32 	%f17, %f3, %f2, %f1;
	add.s64 	%rd28, %rd27, %rd14;
	st.global.f32 	[%rd28], %f17;
	fma.rm.f32 	%f18, %f3, %f2, %f1;
	add.s64 	%rd29, %rd28, %rd14;
	st.global.f32 	[%rd29], %f18;
	fma.rp.f32 	%f19, %f3, %f2, %f1;
	add.s64 	%rd30, %rd29, %rd14;
	st.global.f32 	[%rd30], %f19;
$L__BB0_2:
	ret;
}
.visible .entry float_division(
	.param .u64 float_division_param_0,
	.param .u64 float_division_param_1,
	.param .u64 float_division_param_2,
	.param .u32 float_division_param_3
)
{
	.reg .pred 	%p<2>;
	.reg .f32 	%f<15>;
	.reg .b32 	%r<8>;
	.reg .b64 	%rd<24>;
	ld.param.u64 	%rd1, [float_division_param_0];
	ld.param.u64 	%rd2, [float_division_param_1];
	ld.param.u64 	%rd3, [float_division_param_2];
	ld.param.u32 	%r2, [float_division_param_3];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd4, %rd3;
	cvta.to.global.u64 	%rd5, %rd1;
	mul.wide.s32 	%rd6, %r1, 4;
	add.s64 	%rd7, %rd5, %rd6;
	cvta.to.global.u64 	%rd8, %rd2;
	add.s64 	%rd9, %rd8, %rd6;
	ld.global.f32 	%f1, [%rd9];
	ld.global.f32 	%f2, [%rd7];
	div.rn.f32 	%f3, %f2, %f1;
	add.s64 	%rd10, %rd4, %rd6;
	st.global.f32 	[%rd10], %f3;
	div.rz.f32 	%f4, %f2, %f1;
	mul.wide.s32 	%rd11, %r2, 4;
	add.s64 	%rd12, %rd10, %rd11;
	st.global.f32 	[%rd12], %f4;
	div.rm.f32 	%f5, %f2, %f1;
	add.s32 	%r6, %r1, %r2;
	add.s32 	%r7, %r6, %r2;
	mul.wide.s32 	%rd13, %r7, 4;
	add.s64 	%rd14, %rd4, %rd13;
	st.global.f32 	[%rd14], %f5;
	div.rp.f32 	%f6, %f2, %f1;
	add.s64 	%rd15, %rd14, %rd11;
	st.global.f32 	[%rd15], %f6;
	rcp.rn.f32 	%f7, %f2;
	add.s64 	%rd16, %rd15, %rd11;
	st.global.f32 	[%rd16], %f7;
	rcp.rz.f32 	%f8, %f2;
	add.s64 	%rd17, %rd16, %rd11;
	st.global.f32 	[%rd17], %f8;
	rcp.rm.f32 	%f9, %f2;
	add.s64 	%rd18, %rd17, %rd11;
	st.global.f32 	[%rd18], %f9;
	rcp.rp.f32 	%f10, %f2;
	add.s64 	%rd19, %rd18, %rd11;
	st.global.f32 	[%rd19], %f10;
	sqrt.rn.f32 	%f11, %f2;
	add.s64 	%rd20, %rd19, %rd11;
	st.global.f32 	[%rd20], %f11;
	sqrt.rz.f32 	%f12, %f2;
	add.s64 	%rd21, %rd20, %rd11;
	st.global.f32 	[%rd21], %f12;
	sqrt.rm.f32 	%f13, %f2;
	add.s64 	%rd22, %rd21, %rd11;
	st.global.f32 	[%rd22], %f13;
	sqrt.rp.f32 	%f14, %f2;
	add.s64 	%rd23, %rd22, %rd11;
	st.global.f32 	[%rd23], %f14;
$L__BB1_2:
	ret;
}
.visible .entry float_flush(
	.param .u64 float_flush_param_0,
	.param .u64 float_flush_param_1,
	.param .u64 float_flush_param_2,
	.param .u64 float_flush_param_3,
	.param .u32 float_flush_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .f32 	%f<54>;
	.reg .b32 	%r<8>;
	.reg .b64 	%rd<33>;
	ld.param.u64 	%rd1, [float_flush_param_0];
	ld.param.u64 	%rd2, [float_flush_param_1];
	ld.param.u64 	%rd3, [float_flush_param_2];
	ld.param.u64 	%rd4, [float_flush_param_3];
	ld.param.u32 	%r2, [float_flush_param_4];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB2_2;
	cvta.to.global.u64 	%rd5, %rd4;
	cvta.to.global.u64 	%rd6, %rd1;
	mul.wide.s32 	%rd7, %r1, 4;
	add.s64 	%rd8, %rd6, %rd7;
	ld.global.f32 	%f2, [%rd8];
	cvta.to.global.u64 	%rd9, %rd2;
	add.s64 	%rd10, %rd9, %rd7;
	ld.global.f32 	%f3, [%rd10];
	cvta.to.global.u64 	%rd11, %rd3;
	add.s64 	%rd12, %rd11, %rd7;
	ld.global.f32 	%f13, [%rd12];
	add.ftz.f32 %f1, %f2, %f3;
	add.s64 	%rd13, %rd5, %rd7;
	st.global.f32 	[%rd13], %f1;
	sub.ftz.f32 %f4, %f2, %f3;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.f32 	[%rd15], %f4;
	mul.ftz.f32 %f7, %f2, %f3;
	add.s32 	%r6, %r1, %r2;
	add.s32 	%r7, %r6, %r2;
	mul.wide.s32 	%rd16, %r7, 4;
	add.s64 	%rd17, %rd5, %rd16;
	st.global.f32 	[%rd17], %f7;
	fma.rn.ftz.f32 %f10, %f2, %f3, %f13;
	add.s64 	%rd18, %rd17, %rd14;
	st.global.f32 	[%rd18], %f10;
	div.rn.ftz.f32 %f14, %f2, %f3;
	add.s64 	%rd19, %rd18, %rd14;
	st.global.f32 	[%rd19], %f14;
	sqrt.rn.ftz.f32 %f17, %f2;
	add.s64 	%rd20, %rd19, %rd14;
	st.global.f32 	[%rd20], %f17;
	rcp.rn.ftz.f32 %f19, %f2;
	add.s64 	%rd21, %rd20, %rd14;
	st.global.f32 	[%rd21], %f19;
	abs.ftz.f32 %f21, %f2;
	add.s64 	%rd22, %rd21, %rd14;
	st.global.f32 	[%rd22], %f21;
	neg.ftz.f32 %f23, %f2;
	add.s64 	%rd23, %rd22, %rd14;
	st.global.f32 	[%rd23], %f23;
	min.ftz.f32 %f25, %f2, %f3;
	add.s64 	%rd24, %rd23, %rd14;
	st.global.f32 	[%rd24], %f25;
	max.ftz.f32 %f28, %f2, %f3;
	add.s64 	%rd25, %rd24, %rd14;
	st.global.f32 	[%rd25], %f28;
	add.sat.f32 %f31, %f2, %f3;
	add.s64 	%rd26, %rd25, %rd14;
	st.global.f32 	[%rd26], %f31;
	sub.ftz.sat.f32 %f34, %f2, %f3;
	add.s64 	%rd27, %rd26, %rd14;
	st.global.f32 	[%rd27], %f34;
	mul.sat.f32 %f37, %f2, %f3;
	add.s64 	%rd28, %rd27, %rd14;
	st.global.f32 	[%rd28], %f37;
	fma.rn.sat.f32 %f40, %f2, %f3, %f13;
	add.s64 	%rd29, %rd28, %rd14;
	st.global.f32 	[%rd29], %f40;
	fma.rz.ftz.sat.f32 %f44, %f2, %f3, %f13;
	add.s64 	%rd30, %rd29, %rd14;
	st.global.f32 	[%rd30], %f44;
	mul.rp.ftz.f32 %f48, %f2, %f3;
	add.s64 	%rd31, %rd30, %rd14;
	st.global.f32 	[%rd31], %f48;
	add.rm.ftz.f32 %f51, %f2, %f3;
	add.s64 	%rd32, %rd31, %rd14;
	st.global.f32 	[%rd32], %f51;
$L__BB2_2:
	ret;
}
.visible .entry float_sign(
	.param .u64 float_sign_param_0,
	.param .u64 float_sign_param_1,
	.param .u64 float_sign_param_2,
	.param .u32 float_sign_param_3
)
{
	.reg .pred 	%p<5>;
	.reg .f32 	%f<18>;
	.reg .b32 	%r<20>;
	.reg .b64 	%rd<22>;
	ld.param.u64 	%rd1, [float_sign_param_0];
	ld.param.u64 	%rd2, [float_sign_param_1];
	ld.param.u64 	%rd3, [float_sign_param_2];
	ld.param.u32 	%r2, [float_sign_param_3];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB3_2;
	cvta.to.global.u64 	%rd4, %rd3;
	cvta.to.global.u64 	%rd5, %rd1;
	mul.wide.s32 	%rd6, %r1, 4;
	add.s64 	%rd7, %rd5, %rd6;
	ld.global.f32 	%f2, [%rd7];
	cvta.to.global.u64 	%rd8, %rd2;
	add.s64 	%rd9, %rd8, %rd6;
	ld.global.f32 	%f3, [%rd9];
	min.f32 %f1, %f2, %f3;
	setp.num.f32 	%p2, %f1, %f1;
	mov.b32 	%r12, %f1;
	selp.b32 	%r13, %r12, 2147483647, %p2;
	add.s64 	%rd10, %rd4, %rd6;
	st.global.u32 	[%rd10], %r13;
	max.f32 %f4, %f2, %f3;
	setp.num.f32 	%p3, %f4, %f4;
	mov.b32 	%r14, %f4;
	selp.b32 	%r15, %r14, 2147483647, %p3;
	mul.wide.s32 	%rd11, %r2, 4;
	add.s64 	%rd12, %rd10, %rd11;
	st.global.u32 	[%rd12], %r15;
	copysign.f32 %f7, %f2, %f3;
	add.s32 	%r16, %r1, %r2;
	add.s32 	%r17, %r16, %r2;
	mul.wide.s32 	%rd13, %r17, 4;
	add.s64 	%rd14, %rd4, %rd13;
	st.global.f32 	[%rd14], %f7;
	abs.f32 %f10, %f2;
	setp.num.f32 	%p4, %f10, %f10;
	mov.b32 	%r18, %f10;
	selp.b32 	%r19, %r18, 2147483647, %p4;
	add.s64 	%rd15, %rd14, %rd11;
	st.global.u32 	[%rd15], %r19;
	{ .reg .pred p; testp.finite.f32 p, %f2; selp.u32 %r6, 1, 0, p; }
	add.s64 	%rd16, %rd15, %rd11;
	st.global.u32 	[%rd16], %r6;
	{ .reg .pred p; testp.infinite.f32 p, %f2; selp.u32 %r7, 1, 0, p; }
	add.s64 	%rd17, %rd16, %rd11;
	st.global.u32 	[%rd17], %r7;
	{ .reg .pred p; testp.number.f32 p, %f2; selp.u32 %r8, 1, 0, p; }
	add.s64 	%rd18, %rd17, %rd11;
	st.global.u32 	[%rd18], %r8;
	{ .reg .pred p; testp.notanumber.f32 p, %f2; selp.u32 %r9, 1, 0, p; }
	add.s64 	%rd19, %rd18, %rd11;
	st.global.u32 	[%rd19], %r9;
	{ .reg .pred p; testp.normal.f32 p, %f2; selp.u32 %r10, 1, 0, p; }
	add.s64 	%rd20, %rd19, %rd11;
	st.global.u32 	[%rd20], %r10;
	{ .reg .pred p; testp.subnormal.f32 p, %f2; selp.u32 %r11, 1, 0, p; }
	add.s64 	%rd21, %rd20, %rd11;
	st.global.u32 	[%rd21], %r11;
$L__BB3_2:
	ret;
}
.visible .entry float_compare(
	.param .u64 float_compare_param_0,
	.param .u64 float_compare_param_1,
	.param .u64 float_compare_param_2,
	.param .u32 float_compare_param_3
)
{
	.reg .pred 	%p<2>;
	.reg .f32 	%f<41>;
	.reg .b32 	%r<61>;
	.reg .b64 	%rd<18>;
	ld.param.u64 	%rd1, [float_compare_param_0];
	ld.param.u64 	%rd2, [float_compare_param_1];
	ld.param.u64 	%rd3, [float_compare_param_2];
	ld.param.u32 	%r2, [float_compare_param_3];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB4_2;
	cvta.to.global.u64 	%rd4, %rd3;
	cvta.to.global.u64 	%rd5, %rd1;
	mul.wide.s32 	%rd6, %r1, 4;
	add.s64 	%rd7, %rd5, %rd6;
	ld.global.f32 	%f1, [%rd7];
	cvta.to.global.u64 	%rd8, %rd2;
	add.s64 	%rd9, %rd8, %rd6;
	ld.global.f32 	%f2, [%rd9];
	{ .reg .pred p; setp.eq.f32 p, %f1, %f2; selp.u32 %r6, 1, 0, p; }
	{ .reg .pred p; setp.ne.f32 p, %f1, %f2; selp.u32 %r7, 1, 0, p; }
	shl.b32 	%r27, %r6, 1;
	add.s32 	%r28, %r27, %r7;
	{ .reg .pred p; setp.lt.f32 p, %f1, %f2; selp.u32 %r8, 1, 0, p; }
	shl.b32 	%r29, %r28, 1;
	add.s32 	%r30, %r29, %r8;
	{ .reg .pred p; setp.le.f32 p, %f1, %f2; selp.u32 %r9, 1, 0, p; }
	shl.b32 	%r31, %r30, 1;
	add.s32 	%r32, %r31, %r9;
	{ .reg .pred p; setp.gt.f32 p, %f1, %f2; selp.u32 %r10, 1, 0, p; }
	shl.b32 	%r33, %r32, 1;
	add.s32 	%r34, %r33, %r10;
	{ .reg .pred p; setp.ge.f32 p, %f1, %f2; selp.u32 %r11, 1, 0, p; }
	shl.b32 	%r35, %r34, 1;
	add.s32 	%r36, %r35, %r11;
	{ .reg .pred p; setp.equ.f32 p, %f1, %f2; selp.u32 %r12, 1, 0, p; }
	shl.b32 	%r37, %r36, 1;
	add.s32 	%r38, %r37, %r12;
	{ .reg .pred p; setp.neu.f32 p, %f1, %f2; selp.u32 %r13, 1, 0, p; }
	shl.b32 	%r39, %r38, 1;
	add.s32 	%r40, %r39, %r13;
	{ .reg .pred p; setp.ltu.f32 p, %f1, %f2; selp.u32 %r14, 1, 0, p; }
	shl.b32 	%r41, %r40, 1;
	add.s32 	%r42, %r41, %r14;
	{ .reg .pred p; setp.leu.f32 p, %f1, %f2; selp.u32 %r15, 1, 0, p; }
	shl.b32 	%r43, %r42, 1;
	add.s32 	%r44, %r43, %r15;
	{ .reg .pred p; setp.gtu.f32 p, %f1, %f2; selp.u32 %r16, 1, 0, p; }
	shl.b32 	%r45, %r44, 1;
	add.s32 	%r46, %r45, %r16;
	{ .reg .pred p; setp.geu.f32 p, %f1, %f2; selp.u32 %r17, 1, 0, p; }
	shl.b32 	%r47, %r46, 1;
	add.s32 	%r48, %r47, %r17;
	{ .reg .pred p; setp.num.f32 p, %f1, %f2; selp.u32 %r18, 1, 0, p; }
	shl.b32 	%r49, %r48, 1;
	add.s32 	%r50, %r49, %r18;
	{ .reg .pred p; setp.nan.f32 p, %f1, %f2; selp.u32 %r19, 1, 0, p; }
	shl.b32 	%r51, %r50, 1;
	add.s32 	%r52, %r51, %r19;
	{ .reg .pred p; setp.eq.ftz.f32 p, %f1, %f2; selp.u32 %r20, 1, 0, p; }
	shl.b32 	%r53, %r52, 1;
	add.s32 	%r54, %r53, %r20;
	{ .reg .pred p; setp.lt.ftz.f32 p, %f1, %f2; selp.u32 %r21, 1, 0, p; }
	shl.b32 	%r55, %r54, 1;
	add.s32 	%r56, %r55, %r21;
	add.s64 	%rd10, %rd4, %rd6;
	st.global.u32 	[%rd10], %r56;
	set.lt.u32.f32 %r22, %f1, %f2;
	mul.wide.s32 	%rd11, %r2, 4;
	add.s64 	%rd12, %rd10, %rd11;
	st.global.u32 	[%rd12], %r22;
	set.gtu.f32.f32 %f35, %f1, %f2;
	add.s32 	%r57, %r1, %r2;
	add.s32 	%r58, %r57, %r2;
	shl.b32 	%r59, %r2, 1;
	mul.wide.s32 	%rd13, %r59, 4;
	add.s64 	%rd14, %rd10, %rd13;
	st.global.f32 	[%rd14], %f35;
	mov.u32 	%r24, 7;
	mov.u32 	%r25, 9;
	slct.u32.f32 %r23, %r24, %r25, %f1;
	add.s32 	%r60, %r58, %r2;
	mul.wide.s32 	%rd15, %r60, 4;
	add.s64 	%rd16, %rd4, %rd15;
	st.global.u32 	[%rd16], %r23;
	{ .reg .pred p, q, r; setp.gt.f32 r, %f1, 0f00000000; setp.lt.and.f32 p|q, %f1, %f2, r; selp.u32 %r26, 1, 0, p; @q or.b32 %r26, %r26, 2;
	setp.ge.xor.f32 p|q, %f1, %f2, !r; @p or.b32 %r26, %r26, 4; @q or.b32 %r26, %r26, 8; }
	add.s64 	%rd17, %rd14, %rd13;
	st.global.u32 	[%rd17], %r26;
$L__BB4_2:
	ret;
}
.visible .entry float_whole(
	.param .u64 float_whole_param_0,
	.param .u64 float_whole_param_1,
	.param .u64 float_whole_param_2,
	.param .u32 float_whole_param_3
)
{
	.reg .pred 	%p<67>;
	.reg .f32 	%f<142>;
	.reg .b32 	%r<118>;
	.reg .b64 	%rd<28>;
	ld.param.u64 	%rd10, [float_whole_param_0];
	ld.param.u64 	%rd11, [float_whole_param_1];
	ld.param.u64 	%rd12, [float_whole_param_2];
	ld.param.u32 	%r35, [float_whole_param_3];
	mov.u32 	%r36, %ntid.x;
	mov.u32 	%r37, %ctaid.x;
	mov.u32 	%r38, %tid.x;
	mad.lo.s32 	%r1, %r37, %r36, %r38;
	setp.ge.s32 	%p1, %r1, %r35;
	@%p1 bra 	$L__BB5_47;
	cvta.to.global.u64 	%rd13, %rd12;
	cvta.to.global.u64 	%rd14, %rd10;
	mul.wide.s32 	%rd15, %r1, 4;
	add.s64 	%rd16, %rd14, %rd15;
	cvta.to.global.u64 	%rd17, %rd11;
	add.s64 	%rd18, %rd17, %rd15;
	ld.global.f32 	%f1, [%rd18];
	ld.global.f32 	%f2, [%rd16];
	cvt.rni.f32.f32 	%f57, %f2;
	add.s64 	%rd19, %rd13, %rd15;
	st.global.f32 	[%rd19], %f57;
	cvt.rmi.f32.f32 	%f58, %f2;
	mul.wide.s32 	%rd20, %r35, 4;
	add.s64 	%rd21, %rd19, %rd20;
	st.global.f32 	[%rd21], %f58;
	cvt.rpi.f32.f32 	%f59, %f2;
	add.s32 	%r39, %r1, %r35;
	add.s32 	%r40, %r39, %r35;
	mul.wide.s32 	%rd22, %r40, 4;
	add.s64 	%rd23, %rd13, %rd22;
	st.global.f32 	[%rd23], %f59;
	cvt.rzi.f32.f32 	%f60, %f2;
	add.s32 	%r41, %r40, %r35;
	mul.wide.s32 	%rd24, %r41, 4;
	add.s64 	%rd1, %rd13, %rd24;
	st.global.f32 	[%rd1], %f60;
	mov.b32 	%r2, %f2;
	and.b32  	%r3, %r2, -2147483648;
	or.b32  	%r42, %r3, 1056964608;
	mov.b32 	%f61, %r42;
	add.rz.f32 	%f62, %f2, %f61;
	cvt.rzi.f32.f32 	%f63, %f62;
	add.s32 	%r43, %r41, %r35;
	mul.wide.s32 	%rd25, %r43, 4;
	add.s64 	%rd2, %rd13, %rd25;
	st.global.f32 	[%rd2], %f63;
	abs.f32 	%f3, %f1;
	abs.f32 	%f4, %f2;
	setp.lt.f32 	%p2, %f4, %f3;
	mov.f32 	%f132, %f4;
	@%p2 bra 	$L__BB5_13;
	mul.f32 	%f5, %f3, 0f4B000000;
	setp.gtu.f32 	%p3, %f4, %f5;
	@%p3 bra 	$L__BB5_9;
	bra.uni 	$L__BB5_3;
$L__BB5_9:
	mov.b32 	%r5, %f4;
	mov.b32 	%r6, %f5;
	and.b32  	%r45, %r5, 8388607;
	or.b32  	%r110, %r45, 1065353216;
	mov.b32 	%f131, %r110;
	add.s32 	%r46, %r6, -192937984;
	and.b32  	%r47, %r46, -8388608;
	sub.s32 	%r48, %r5, %r47;
	and.b32  	%r111, %r48, -8388608;
	setp.eq.s32 	%p9, %r111, 0;
	@%p9 bra 	$L__BB5_12;
	and.b32  	%r49, %r6, 8388607;
	or.b32  	%r50, %r49, 1065353216;
	mov.b32 	%f72, %r50;
	rcp.approx.ftz.f32 	%f15, %f72;
	neg.f32 	%f16, %f72;
$L__BB5_11:
	min.u32 	%r51, %r111, 192937984;
	add.s32 	%r52, %r51, %r110;
	mov.b32 	%f73, %r52;
	mov.f32 	%f74, 0f80000000;
	fma.rn.f32 	%f75, %f73, %f15, %f74;
	fma.rn.f32 	%f76, %f16, %f75, %f73;
	fma.rn.f32 	%f77, %f76, %f15, %f75;
	fma.rn.f32 	%f78, %f16, %f77, %f73;
	fma.rz.f32 	%f79, %f78, %f15, %f77;
	cvt.rzi.f32.f32 	%f80, %f79;
	fma.rn.f32 	%f131, %f16, %f80, %f73;
	sub.s32 	%r111, %r111, %r51;
	mov.b32 	%r110, %f131;
	setp.ne.s32 	%p10, %r111, 0;
	setp.ne.s32 	%p11, %r110, 0;
	and.pred  	%p12, %p10, %p11;
	@%p12 bra 	$L__BB5_11;
$L__BB5_12:
	setp.gt.u32 	%p13, %r5, 2139095039;
	setp.leu.f32 	%p14, %f3, 0f00000000;
	or.pred  	%p15, %p14, %p13;
	and.b32  	%r53, %r6, -8388608;
	mov.b32 	%f81, %r53;
	selp.f32 	%f82, 0f7FFFFFFF, %f81, %p15;
	mul.f32 	%f83, %f131, 0f34000000;
	mul.f32 	%f132, %f82, %f83;
	bra.uni 	$L__BB5_13;
$L__BB5_3:
	div.approx.f32 	%f64, %f4, %f3;
	cvt.rzi.f32.f32 	%f130, %f64;
	neg.f32 	%f7, %f3;
	fma.rn.f32 	%f8, %f7, %f130, %f4;
	mov.b32 	%r4, %f8;
	mov.b32 	%r44, %f3;
	setp.lt.u32 	%p4, %r4, %r44;
	@%p4 bra 	$L__BB5_8;
	setp.gt.u32 	%p5, %r4, -2147483648;
	@%p5 bra 	$L__BB5_7;
	bra.uni 	$L__BB5_5;
$L__BB5_7:
	add.f32 	%f70, %f130, 0fBF800000;
	add.f32 	%f71, %f70, 0fBF800000;
	setp.lt.f32 	%p8, %f8, %f7;
	selp.f32 	%f130, %f71, %f70, %p8;
	bra.uni 	$L__BB5_8;
$L__BB5_5:
	add.f32 	%f130, %f130, 0f3F800000;
	add.f32 	%f65, %f3, %f3;
	setp.ltu.f32 	%p6, %f8, %f65;
	@%p6 bra 	$L__BB5_8;
	add.f32 	%f66, %f130, 0f3F800000;
	mov.f32 	%f67, 0fC0400000;
	fma.rn.f32 	%f68, %f67, %f3, %f8;
	setp.ge.f32 	%p7, %f68, 0f00000000;
	add.f32 	%f69, %f66, 0f3F800000;
	selp.f32 	%f130, %f69, %f66, %p7;
$L__BB5_8:
	fma.rn.f32 	%f132, %f7, %f130, %f4;
$L__BB5_13:
	abs.f32 	%f84, %f132;
	setp.gtu.f32 	%p16, %f84, 0f7F800000;
	mov.b32 	%r55, %f132;
	or.b32  	%r56, %r3, %r55;
	mov.b32 	%f85, %r56;
	selp.f32 	%f86, %f132, %f85, %p16;
	shl.b32 	%r57, %r35, 1;
	mul.wide.s32 	%rd3, %r57, 4;
	add.s64 	%rd4, %rd1, %rd3;
	st.global.f32 	[%rd4], %f86;
	mov.u32 	%r117, 0;
	mov.f32 	%f137, %f4;
	@%p2 bra 	$L__BB5_25;
	mul.f32 	%f21, %f3, 0f4B000000;
	setp.gtu.f32 	%p18, %f4, %f21;
	@%p18 bra 	$L__BB5_21;
	bra.uni 	$L__BB5_15;
$L__BB5_21:
	mov.b32 	%r15, %f4;
	mov.b32 	%r16, %f21;
	and.b32  	%r61, %r15, 8388607;
	or.b32  	%r112, %r61, 1065353216;
	mov.b32 	%f134, %r112;
	add.s32 	%r62, %r16, -192937984;
	and.b32  	%r63, %r62, -8388608;
	sub.s32 	%r64, %r15, %r63;
	and.b32  	%r18, %r64, -8388608;
	setp.eq.s32 	%p24, %r18, 0;
	mov.u32 	%r115, 0;
	mov.u32 	%r116, %r115;
	@%p24 bra 	$L__BB5_24;
	and.b32  	%r66, %r16, 8388607;
	or.b32  	%r67, %r66, 1065353216;
	mov.b32 	%f95, %r67;
	rcp.approx.ftz.f32 	%f31, %f95;
	neg.f32 	%f32, %f95;
	mov.u32 	%r116, %r18;
$L__BB5_23:
	min.u32 	%r68, %r116, 192937984;
	add.s32 	%r69, %r68, %r112;
	mov.b32 	%f96, %r69;
	mov.f32 	%f97, 0f80000000;
	fma.rn.f32 	%f98, %f96, %f31, %f97;
	fma.rn.f32 	%f99, %f32, %f98, %f96;
	fma.rn.f32 	%f100, %f99, %f31, %f98;
	fma.rn.f32 	%f101, %f32, %f100, %f96;
	fma.rz.f32 	%f102, %f101, %f31, %f100;
	cvt.rzi.f32.f32 	%f103, %f102;
	fma.rn.f32 	%f134, %f32, %f103, %f96;
	sub.s32 	%r116, %r116, %r68;
	mov.b32 	%r112, %f134;
	shr.u32 	%r70, %r68, 23;
	shl.b32 	%r71, %r115, %r70;
	cvt.rzi.u32.f32 	%r72, %f103;
	add.s32 	%r115, %r71, %r72;
	setp.ne.s32 	%p25, %r116, 0;
	setp.ne.s32 	%p26, %r112, 0;
	and.pred  	%p27, %p25, %p26;
	@%p27 bra 	$L__BB5_23;
$L__BB5_24:
	setp.lt.u32 	%p28, %r116, 33554432;
	shr.u32 	%r73, %r116, 23;
	selp.b32 	%r74, %r73, 3, %p28;
	shl.b32 	%r117, %r115, %r74;
	setp.gt.u32 	%p29, %r15, 2139095039;
	setp.leu.f32 	%p30, %f3, 0f00000000;
	or.pred  	%p31, %p30, %p29;
	and.b32  	%r75, %r16, -8388608;
	mov.b32 	%f104, %r75;
	selp.f32 	%f105, 0f7FFFFFFF, %f104, %p31;
	mul.f32 	%f106, %f134, 0f34000000;
	mul.f32 	%f137, %f105, %f106;
	bra.uni 	$L__BB5_25;
$L__BB5_15:
	div.approx.f32 	%f87, %f4, %f3;
	cvt.rzi.f32.f32 	%f133, %f87;
	neg.f32 	%f23, %f3;
	fma.rn.f32 	%f24, %f23, %f133, %f4;
	mov.b32 	%r13, %f24;
	mov.b32 	%r58, %f3;
	setp.lt.u32 	%p19, %r13, %r58;
	@%p19 bra 	$L__BB5_20;
	setp.gt.u32 	%p20, %r13, -2147483648;
	@%p20 bra 	$L__BB5_19;
	bra.uni 	$L__BB5_17;
$L__BB5_19:
	add.f32 	%f93, %f133, 0fBF800000;
	add.f32 	%f94, %f93, 0fBF800000;
	setp.lt.f32 	%p23, %f24, %f23;
	selp.f32 	%f133, %f94, %f93, %p23;
	bra.uni 	$L__BB5_20;
$L__BB5_17:
	add.f32 	%f133, %f133, 0f3F800000;
	add.f32 	%f88, %f3, %f3;
	setp.ltu.f32 	%p21, %f24, %f88;
	@%p21 bra 	$L__BB5_20;
	add.f32 	%f89, %f133, 0f3F800000;
	mov.f32 	%f90, 0fC0400000;
	fma.rn.f32 	%f91, %f90, %f3, %f24;
	setp.ge.f32 	%p22, %f91, 0f00000000;
	add.f32 	%f92, %f89, 0f3F800000;
	selp.f32 	%f133, %f92, %f89, %p22;
$L__BB5_20:
	cvt.rzi.u32.f32 	%r117, %f133;
	fma.rn.f32 	%f137, %f23, %f133, %f4;
$L__BB5_25:
	add.f32 	%f37, %f137, %f137;
	setp.gt.f32 	%p32, %f37, %f3;
	@%p32 bra 	$L__BB5_27;
	setp.neu.f32 	%p33, %f37, %f3;
	and.b32  	%r76, %r117, 1;
	setp.eq.b32 	%p34, %r76, 1;
	not.pred 	%p35, %p34;
	or.pred  	%p36, %p35, %p33;
	@%p36 bra 	$L__BB5_28;
$L__BB5_27:
	sub.f32 	%f137, %f137, %f3;
$L__BB5_28:
	setp.gt.s32 	%p37, %r2, -1;
	@%p37 bra 	$L__BB5_30;
	abs.f32 	%f107, %f137;
	setp.le.f32 	%p38, %f107, 0f7F800000;
	neg.f32 	%f108, %f137;
	selp.f32 	%f137, %f108, %f137, %p38;
$L__BB5_30:
	add.s64 	%rd6, %rd2, %rd3;
	st.global.f32 	[%rd6], %f137;
	mul.hi.s32 	%r78, %r1, 458129845;
	shr.u32 	%r79, %r78, 31;
	shr.s32 	%r80, %r78, 5;
	add.s32 	%r81, %r80, %r79;
	mul.lo.s32 	%r82, %r81, 300;
	sub.s32 	%r29, %r1, %r82;
	add.s32 	%r30, %r29, -150;
	setp.eq.f32 	%p39, %f4, 0f7F800000;
	setp.eq.f32 	%p40, %f4, 0f00000000;
	or.pred  	%p41, %p40, %p39;
	setp.eq.s32 	%p42, %r30, 0;
	or.pred  	%p43, %p42, %p41;
	@%p43 bra 	$L__BB5_36;
	bra.uni 	$L__BB5_31;
$L__BB5_36:
	setp.gt.f32 	%p47, %f4, 0f00000000;
	add.f32 	%f123, %f2, %f2;
	selp.f32 	%f138, %f2, %f123, %p47;
	bra.uni 	$L__BB5_37;
$L__BB5_31:
	mov.u32 	%r83, 150;
	sub.s32 	%r84, %r83, %r29;
	setp.lt.s32 	%p44, %r29, 150;
	selp.b32 	%r31, %r84, %r30, %p44;
	setp.lt.s32 	%p45, %r31, 126;
	@%p45 bra 	$L__BB5_35;
	bra.uni 	$L__BB5_32;
$L__BB5_35:
	cvt.rn.f32.s32 	%f121, %r30;
	ex2.approx.ftz.f32 	%f122, %f121;
	mul.f32 	%f138, %f2, %f122;
	bra.uni 	$L__BB5_37;
$L__BB5_32:
	setp.lt.s32 	%p46, %r31, 252;
	@%p46 bra 	$L__BB5_34;
	bra.uni 	$L__BB5_33;
$L__BB5_34:
	shr.u32 	%r90, %r30, 31;
	add.s32 	%r91, %r30, %r90;
	shr.s32 	%r92, %r91, 1;
	sub.s32 	%r93, %r30, %r92;
	cvt.rn.f32.s32 	%f116, %r92;
	ex2.approx.ftz.f32 	%f117, %f116;
	mul.f32 	%f118, %f2, %f117;
	cvt.rn.f32.s32 	%f119, %r93;
	ex2.approx.ftz.f32 	%f120, %f119;
	mul.f32 	%f138, %f118, %f120;
	bra.uni 	$L__BB5_37;
$L__BB5_33:
	shr.s32 	%r85, %r30, 31;
	shr.u32 	%r86, %r85, 30;
	add.s32 	%r87, %r30, %r86;
	shr.s32 	%r88, %r87, 2;
	cvt.rn.f32.s32 	%f109, %r88;
	ex2.approx.ftz.f32 	%f110, %f109;
	mad.lo.s32 	%r89, %r88, -3, %r30;
	mul.f32 	%f111, %f2, %f110;
	mul.f32 	%f112, %f110, %f111;
	mul.f32 	%f113, %f110, %f112;
	cvt.rn.f32.s32 	%f114, %r89;
	ex2.approx.ftz.f32 	%f115, %f114;
	mul.f32 	%f138, %f115, %f113;
$L__BB5_37:
	add.s64 	%rd7, %rd4, %rd3;
	st.global.f32 	[%rd7], %f138;
	mul.f32 	%f124, %f2, 0f4B800000;
	setp.lt.f32 	%p48, %f4, 0f00800000;
	selp.f32 	%f47, %f124, %f2, %p48;
	mov.b32 	%r32, %f47;
	shr.u32 	%r94, %r32, 23;
	and.b32  	%r33, %r94, 255;
	setp.eq.s32 	%p49, %r33, 255;
	or.pred  	%p51, %p40, %p49;
	@%p51 bra 	$L__BB5_39;
	bra.uni 	$L__BB5_38;
$L__BB5_39:
	add.f32 	%f139, %f47, %f47;
	mov.f32 	%f140, 0f00000000;
	bra.uni 	$L__BB5_40;
$L__BB5_38:
	selp.b32 	%r95, -150, -126, %p48;
	add.s32 	%r96, %r95, %r33;
	and.b32  	%r97, %r32, -2139095041;
	or.b32  	%r98, %r97, 1056964608;
	mov.b32 	%f139, %r98;
	cvt.rn.f32.s32 	%f140, %r96;
$L__BB5_40:
	add.s64 	%rd8, %rd6, %rd3;
	st.global.f32 	[%rd8], %f139;
	add.s64 	%rd9, %rd7, %rd3;
	st.global.f32 	[%rd9], %f140;
	mov.b32 	%r34, %f1;
	setp.gtu.f32 	%p53, %f3, 0f7F800000;
	setp.gtu.f32 	%p54, %f4, 0f7F800000;
	or.pred  	%p55, %p54, %p53;
	@%p55 bra 	$L__BB5_45;
	bra.uni 	$L__BB5_41;
$L__BB5_45:
	add.f32 	%f141, %f2, %f1;
	bra.uni 	$L__BB5_46;
$L__BB5_41:
	or.b32  	%r99, %r34, %r2;
	mov.b32 	%f126, %r99;
	setp.eq.f32 	%p56, %f126, 0f00000000;
	mov.f32 	%f141, %f1;
	@%p56 bra 	$L__BB5_46;
	setp.eq.f32 	%p57, %f2, 0f00000000;
	@%p57 bra 	$L__BB5_44;
	bra.uni 	$L__BB5_43;
$L__BB5_44:
	and.b32  	%r108, %r34, -2147483648;
	or.b32  	%r109, %r108, 1;
	mov.b32 	%f141, %r109;
	bra.uni 	$L__BB5_46;
$L__BB5_43:
	setp.lt.f32 	%p58, %f2, %f1;
	setp.lt.f32 	%p59, %f2, 0f00000000;
	and.pred  	%p60, %p59, %p58;
	selp.s32 	%r100, -1, 0, %p60;
	add.s32 	%r101, %r100, %r2;
	setp.gt.f32 	%p61, %f2, 0f00000000;
	and.pred  	%p62, %p61, %p58;
	selp.u32 	%r102, 1, 0, %p62;
	add.s32 	%r103, %r101, %r102;
	setp.gt.f32 	%p63, %f2, %f1;
	and.pred  	%p64, %p59, %p63;
	selp.u32 	%r104, 1, 0, %p64;
	add.s32 	%r105, %r103, %r104;
	and.pred  	%p65, %p61, %p63;
	selp.s32 	%r106, -1, 0, %p65;
	add.s32 	%r107, %r105, %r106;
	mov.b32 	%f141, %r107;
$L__BB5_46:
	add.s64 	%rd26, %rd8, %rd3;
	st.global.f32 	[%rd26], %f141;
	sub.f32 	%f127, %f2, %f1;
	add.f32 	%f128, %f127, 0f00000000;
	setp.le.f32 	%p66, %f2, %f1;
	selp.f32 	%f129, 0f00000000, %f128, %p66;
	add.s64 	%rd27, %rd9, %rd3;
	st.global.f32 	[%rd27], %f129;
$L__BB5_47:
	ret;
}
.visible .entry float_fma(
	.param .u64 float_fma_param_0,
	.param .u64 float_fma_param_1,
	.param .u64 float_fma_param_2,
	.param .u64 float_fma_param_3,
	.param .u32 float_fma_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .f32 	%f<10>;
	.reg .b32 	%r<6>;
	.reg .b64 	%rd<16>;
	ld.param.u64 	%rd1, [float_fma_param_0];
	ld.param.u64 	%rd2, [float_fma_param_1];
	ld.param.u64 	%rd3, [float_fma_param_2];
	ld.param.u64 	%rd4, [float_fma_param_3];
	ld.param.u32 	%r2, [float_fma_param_4];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB6_2;
	cvta.to.global.u64 	%rd5, %rd1;
	mul.wide.s32 	%rd6, %r1, 4;
	add.s64 	%rd7, %rd5, %rd6;
	cvta.to.global.u64 	%rd8, %rd2;
	add.s64 	%rd9, %rd8, %rd6;
	cvta.to.global.u64 	%rd10, %rd3;
	add.s64 	%rd11, %rd10, %rd6;
	ld.global.f32 	%f1, [%rd11];
	ld.global.f32 	%f2, [%rd9];
	ld.global.f32 	%f3, [%rd7];
	fma.rn.f32 	%f4, %f3, %f2, %f1;
	cvta.to.global.u64 	%rd12, %rd4;
	add.s64 	%rd13, %rd12, %rd6;
	st.global.f32 	[%rd13], %f4;
	ld.global.f32 	%f5, [%rd7];
	neg.f32 	%f6, %f5;
	ld.global.f32 	%f7, [%rd11];
	ld.global.f32 	%f8, [%rd9];
	fma.rn.f32 	%f9, %f6, %f8, %f7;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.f32 	[%rd15], %f9;
$L__BB6_2:
	ret;
}
.visible .entry float_approximate(
	.param .u64 float_approximate_param_0,
	.param .u64 float_approximate_param_1,
	.param .u64 float_approximate_param_2,
	.param .u32 float_approximate_param_3
)
{
	.reg .pred 	%p<2>;
	.reg .f32 	%f<17>;
	.reg .b32 	%r<8>;
	.reg .b64 	%rd<19>;
	ld.param.u64 	%rd1, [float_approximate_param_0];
	ld.param.u64 	%rd2, [float_approximate_param_1];
	ld.param.u64 	%rd3, [float_approximate_param_2];
	ld.param.u32 	%r2, [float_approximate_param_3];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB7_2;
	cvta.to.global.u64 	%rd4, %rd3;
	cvta.to.global.u64 	%rd5, %rd1;
	mul.wide.s32 	%rd6, %r1, 4;
	add.s64 	%rd7, %rd5, %rd6;
	cvta.to.global.u64 	%rd8, %rd2;
	add.s64 	%rd9, %rd8, %rd6;
	ld.global.f32 	%f5, [%rd9];
	ld.global.f32 	%f2, [%rd7];
	abs.f32 	%f16, %f2;
	rcp.approx.f32 %f1, %f2;
	add.s64 	%rd10, %rd4, %rd6;
	st.global.f32 	[%rd10], %f1;
	div.approx.f32 %f3, %f2, %f5;
	mul.wide.s32 	%rd11, %r2, 4;
	add.s64 	%rd12, %rd10, %rd11;
	st.global.f32 	[%rd12], %f3;
	div.full.f32 %f6, %f2, %f5;
	add.s32 	%r6, %r1, %r2;
	add.s32 	%r7, %r6, %r2;
	mul.wide.s32 	%rd13, %r7, 4;
	add.s64 	%rd14, %rd4, %rd13;
	st.global.f32 	[%rd14], %f6;
	sqrt.approx.f32 %f9, %f16;
	add.s64 	%rd15, %rd14, %rd11;
	st.global.f32 	[%rd15], %f9;
	rsqrt.approx.f32 %f11, %f16;
	add.s64 	%rd16, %rd15, %rd11;
	st.global.f32 	[%rd16], %f11;
	ex2.approx.f32 %f13, %f2;
	add.s64 	%rd17, %rd16, %rd11;
	st.global.f32 	[%rd17], %f13;
	lg2.approx.f32 %f15, %f16;
	add.s64 	%rd18, %rd17, %rd11;
	st.global.f32 	[%rd18], %f15;
$L__BB7_2:
	ret;
}
.visible .entry float_trigonometric(
	.param .u64 float_trigonometric_param_0,
	.param .u64 float_trigonometric_param_1,
	.param .u32 float_trigonometric_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .f32 	%f<7>;
	.reg .b32 	%r<8>;
	.reg .b64 	%rd<12>;
	ld.param.u64 	%rd1, [float_trigonometric_param_0];
	ld.param.u64 	%rd2, [float_trigonometric_param_1];
	ld.param.u32 	%r2, [float_trigonometric_param_2];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB8_2;
	cvta.to.global.u64 	%rd3, %rd2;
	cvta.to.global.u64 	%rd4, %rd1;
	mul.wide.s32 	%rd5, %r1, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.f32 	%f2, [%rd6];
	sin.approx.f32 %f1, %f2;
	add.s64 	%rd7, %rd3, %rd5;
	st.global.f32 	[%rd7], %f1;
	cos.approx.f32 %f3, %f2;
	mul.wide.s32 	%rd8, %r2, 4;
	add.s64 	%rd9, %rd7, %rd8;
	st.global.f32 	[%rd9], %f3;
	tanh.approx.f32 %f5, %f2;
	add.s32 	%r6, %r1, %r2;
	add.s32 	%r7, %r6, %r2;
	mul.wide.s32 	%rd10, %r7, 4;
	add.s64 	%rd11, %rd3, %rd10;
	st.global.f32 	[%rd11], %f5;
$L__BB8_2:
	ret;
}
.visible .entry float_library(
	.param .u64 float_library_param_0,
	.param .u64 float_library_param_1,
	.param .u64 float_library_param_2,
	.param .u32 float_library_param_3
)
{
	.reg .pred 	%p<55>;
	.reg .f32 	%f<339>;
	.reg .b32 	%r<94>;
	.reg .b64 	%rd<29>;
	ld.param.u64 	%rd7, [float_library_param_0];
	ld.param.u64 	%rd8, [float_library_param_1];
	ld.param.u64 	%rd9, [float_library_param_2];
	ld.param.u32 	%r6, [float_library_param_3];
	cvta.to.global.u64 	%rd1, %rd9;
	mov.u32 	%r7, %ntid.x;
	mov.u32 	%r8, %ctaid.x;
	mov.u32 	%r9, %tid.x;
	mad.lo.s32 	%r1, %r8, %r7, %r9;
	setp.ge.s32 	%p2, %r1, %r6;
	@%p2 bra 	$L__BB9_32;
	cvta.to.global.u64 	%rd10, %rd7;
	mul.wide.s32 	%rd11, %r1, 4;
	add.s64 	%rd12, %rd10, %rd11;
	ld.global.f32 	%f1, [%rd12];
	abs.f32 	%f2, %f1;
	add.f32 	%f3, %f2, 0f3A83126F;
	cvta.to.global.u64 	%rd13, %rd8;
	add.s64 	%rd14, %rd13, %rd11;
	ld.global.f32 	%f4, [%rd14];
	mov.f32 	%f39, 0f3F000000;
	mov.f32 	%f40, 0f3BBB989D;
	fma.rn.f32 	%f41, %f1, %f40, %f39;
	mov.f32 	%f42, 0f3FB8AA3B;
	mov.f32 	%f43, 0f437C0000;
	cvt.sat.f32.f32 	%f44, %f41;
	mov.f32 	%f45, 0f4B400001;
	fma.rm.f32 	%f46, %f44, %f43, %f45;
	add.f32 	%f47, %f46, 0fCB40007F;
	neg.f32 	%f48, %f47;
	fma.rn.f32 	%f49, %f1, %f42, %f48;
	mov.f32 	%f50, 0f32A57060;
	fma.rn.f32 	%f51, %f1, %f50, %f49;
	mov.b32 	%r10, %f46;
	shl.b32 	%r11, %r10, 23;
	mov.b32 	%f52, %r11;
	ex2.approx.ftz.f32 	%f53, %f51;
	mul.f32 	%f54, %f53, %f52;
	add.s64 	%rd2, %rd1, %rd11;
	st.global.f32 	[%rd2], %f54;
	setp.lt.f32 	%p3, %f3, 0f00800000;
	mul.f32 	%f55, %f3, 0f4B000000;
	selp.f32 	%f5, %f55, %f3, %p3;
	selp.f32 	%f56, 0fC1B80000, 0f00000000, %p3;
	mov.b32 	%r12, %f5;
	add.s32 	%r13, %r12, -1059760811;
	and.b32  	%r14, %r13, -8388608;
	sub.s32 	%r15, %r12, %r14;
	mov.b32 	%f57, %r15;
	cvt.rn.f32.s32 	%f58, %r14;
	mov.f32 	%f59, 0f34000000;
	fma.rn.f32 	%f60, %f58, %f59, %f56;
	add.f32 	%f61, %f57, 0fBF800000;
	mov.f32 	%f62, 0f3E1039F6;
	mov.f32 	%f63, 0fBE055027;
	fma.rn.f32 	%f64, %f63, %f61, %f62;
	mov.f32 	%f65, 0fBDF8CDCC;
	fma.rn.f32 	%f66, %f64, %f61, %f65;
	mov.f32 	%f67, 0f3E0F2955;
	fma.rn.f32 	%f68, %f66, %f61, %f67;
	mov.f32 	%f69, 0fBE2AD8B9;
	fma.rn.f32 	%f70, %f68, %f61, %f69;
	mov.f32 	%f71, 0f3E4CED0B;
	fma.rn.f32 	%f72, %f70, %f61, %f71;
	mov.f32 	%f73, 0fBE7FFF22;
	fma.rn.f32 	%f74, %f72, %f61, %f73;
	mov.f32 	%f75, 0f3EAAAA78;
	fma.rn.f32 	%f76, %f74, %f61, %f75;
	mov.f32 	%f77, 0fBF000000;
	fma.rn.f32 	%f78, %f76, %f61, %f77;
	mul.f32 	%f79, %f61, %f78;
	fma.rn.f32 	%f80, %f79, %f61, %f61;
	mov.f32 	%f81, 0f3F317218;
	fma.rn.f32 	%f330, %f60, %f81, %f80;
	setp.lt.u32 	%p4, %r12, 2139095040;
	@%p4 bra 	$L__BB9_3;
	mov.f32 	%f82, 0f7F800000;
	fma.rn.f32 	%f330, %f5, %f82, %f82;
$L__BB9_3:
	setp.eq.f32 	%p5, %f5, 0f00000000;
	selp.f32 	%f83, 0fFF800000, %f330, %p5;
	mul.wide.s32 	%rd15, %r6, 4;
	add.s64 	%rd16, %rd2, %rd15;
	st.global.f32 	[%rd16], %f83;
	mov.f32 	%f84, 0f3F800000;
	add.rz.f32 	%f85, %f3, %f84;
	mov.b32 	%r16, %f85;
	add.s32 	%r17, %r16, -1061158912;
	and.b32  	%r18, %r17, -8388608;
	mov.b32 	%r2, %f3;
	sub.s32 	%r19, %r2, %r18;
	mov.b32 	%f86, %r19;
	mov.u32 	%r20, 1082130432;
	sub.s32 	%r21, %r20, %r18;
	mov.b32 	%f87, %r21;
	mov.f32 	%f88, 0fBF800000;
	mov.f32 	%f89, 0f3E800000;
	fma.rn.f32 	%f90, %f89, %f87, %f88;
	add.f32 	%f91, %f90, %f86;
	cvt.rn.f32.s32 	%f92, %r18;
	mul.f32 	%f93, %f92, 0f34000000;
	mov.f32 	%f94, 0f3DD80012;
	mov.f32 	%f95, 0fBD39BF78;
	fma.rn.f32 	%f96, %f95, %f91, %f94;
	mov.f32 	%f97, 0fBE0778E0;
	fma.rn.f32 	%f98, %f96, %f91, %f97;
	mov.f32 	%f99, 0f3E146475;
	fma.rn.f32 	%f100, %f98, %f91, %f99;
	mov.f32 	%f101, 0fBE2A68DD;
	fma.rn.f32 	%f102, %f100, %f91, %f101;
	mov.f32 	%f103, 0f3E4CAF9E;
	fma.rn.f32 	%f104, %f102, %f91, %f103;
	mov.f32 	%f105, 0fBE800042;
	fma.rn.f32 	%f106, %f104, %f91, %f105;
	mov.f32 	%f107, 0f3EAAAAE6;
	fma.rn.f32 	%f108, %f106, %f91, %f107;
	fma.rn.f32 	%f110, %f108, %f91, %f77;
	mul.f32 	%f111, %f91, %f110;
	fma.rn.f32 	%f112, %f111, %f91, %f91;
	fma.rn.f32 	%f331, %f93, %f81, %f112;
	setp.lt.u32 	%p6, %r2, 2139095040;
	@%p6 bra 	$L__BB9_7;
	setp.lt.s32 	%p7, %r2, -1082130431;
	@%p7 bra 	$L__BB9_6;
	mov.f32 	%f114, 0f7F800000;
	fma.rn.f32 	%f331, %f3, %f114, %f114;
$L__BB9_6:
	setp.eq.f32 	%p8, %f3, 0f00000000;
	selp.f32 	%f331, 0f80000000, %f331, %p8;
$L__BB9_7:
	add.s32 	%r22, %r1, %r6;
	add.s32 	%r3, %r22, %r6;
	shl.b32 	%r23, %r6, 1;
	mul.wide.s32 	%rd3, %r23, 4;
	add.s64 	%rd4, %rd2, %rd3;
	st.global.f32 	[%rd4], %f331;
	mul.f32 	%f116, %f4, 0f3F000000;
	cvt.rzi.f32.f32 	%f117, %f116;
	add.f32 	%f118, %f117, %f117;
	sub.f32 	%f119, %f4, %f118;
	abs.f32 	%f14, %f119;
	abs.f32 	%f15, %f3;
	setp.lt.f32 	%p9, %f15, 0f00800000;
	mul.f32 	%f120, %f15, 0f4B800000;
	selp.f32 	%f121, %f120, %f15, %p9;
	selp.f32 	%f122, 0fC3170000, 0fC2FE0000, %p9;
	mov.b32 	%r24, %f121;
	and.b32  	%r25, %r24, 8388607;
	or.b32  	%r26, %r25, 1065353216;
	mov.b32 	%f123, %r26;
	shr.u32 	%r27, %r24, 23;
	cvt.rn.f32.u32 	%f124, %r27;
	add.f32 	%f125, %f122, %f124;
	setp.gt.f32 	%p10, %f123, 0f3FB504F3;
	mul.f32 	%f126, %f123, 0f3F000000;
	add.f32 	%f127, %f125, 0f3F800000;
	selp.f32 	%f128, %f127, %f125, %p10;
	selp.f32 	%f129, %f126, %f123, %p10;
	add.f32 	%f130, %f129, 0fBF800000;
	add.f32 	%f131, %f129, 0f3F800000;
	rcp.approx.ftz.f32 	%f132, %f131;
	add.f32 	%f133, %f130, %f130;
	mul.f32 	%f134, %f133, %f132;
	mul.f32 	%f135, %f134, %f134;
	mov.f32 	%f136, 0f3C4CAF63;
	mov.f32 	%f137, 0f3B18F0FE;
	fma.rn.f32 	%f138, %f137, %f135, %f136;
	mov.f32 	%f139, 0f3DAAAABD;
	fma.rn.f32 	%f140, %f138, %f135, %f139;
	mul.rn.f32 	%f141, %f140, %f135;
	mul.rn.f32 	%f142, %f141, %f134;
	sub.f32 	%f143, %f130, %f134;
	add.f32 	%f144, %f143, %f143;
	neg.f32 	%f145, %f134;
	fma.rn.f32 	%f146, %f145, %f130, %f144;
	mul.rn.f32 	%f147, %f132, %f146;
	add.f32 	%f148, %f142, %f134;
	sub.f32 	%f149, %f134, %f148;
	add.f32 	%f150, %f142, %f149;
	add.f32 	%f151, %f147, %f150;
	add.f32 	%f152, %f148, %f151;
	sub.f32 	%f153, %f148, %f152;
	add.f32 	%f154, %f151, %f153;
	mov.f32 	%f155, 0f3F317200;
	mul.rn.f32 	%f156, %f128, %f155;
	mov.f32 	%f157, 0f35BFBE8E;
	mul.rn.f32 	%f158, %f128, %f157;
	add.f32 	%f159, %f156, %f152;
	sub.f32 	%f160, %f156, %f159;
	add.f32 	%f161, %f152, %f160;
	add.f32 	%f162, %f154, %f161;
	add.f32 	%f163, %f158, %f162;
	add.f32 	%f164, %f159, %f163;
	sub.f32 	%f165, %f159, %f164;
	add.f32 	%f166, %f163, %f165;
	abs.f32 	%f16, %f4;
	setp.gt.f32 	%p11, %f16, 0f77F684DF;
	mul.f32 	%f167, %f4, 0f39000000;
	selp.f32 	%f168, %f167, %f4, %p11;
	mul.rn.f32 	%f169, %f168, %f164;
	neg.f32 	%f170, %f169;
	fma.rn.f32 	%f171, %f168, %f164, %f170;
	fma.rn.f32 	%f172, %f168, %f166, %f171;
	mov.f32 	%f173, 0f00000000;
	fma.rn.f32 	%f174, %f173, %f164, %f172;
	add.rn.f32 	%f175, %f169, %f174;
	neg.f32 	%f176, %f175;
	add.rn.f32 	%f177, %f169, %f176;
	add.rn.f32 	%f178, %f177, %f174;
	mov.b32 	%r28, %f175;
	setp.eq.s32 	%p12, %r28, 1118925336;
	add.s32 	%r29, %r28, -1;
	mov.b32 	%f179, %r29;
	add.f32 	%f180, %f178, 0f37000000;
	selp.f32 	%f17, %f180, %f178, %p12;
	selp.f32 	%f181, %f179, %f175, %p12;
	mov.f32 	%f182, 0f3FB8AA3B;
	mul.rn.f32 	%f183, %f181, %f182;
	cvt.rzi.f32.f32 	%f184, %f183;
	abs.f32 	%f185, %f184;
	setp.gt.f32 	%p13, %f185, 0f42FC0000;
	mov.b32 	%r30, %f184;
	and.b32  	%r31, %r30, -2147483648;
	or.b32  	%r32, %r31, 1123811328;
	mov.b32 	%f186, %r32;
	selp.f32 	%f187, %f186, %f184, %p13;
	mov.f32 	%f188, 0fBF317218;
	fma.rn.f32 	%f189, %f187, %f188, %f181;
	mov.f32 	%f190, 0f3102E308;
	fma.rn.f32 	%f191, %f187, %f190, %f189;
	mul.f32 	%f192, %f191, 0f3FB8AA3B;
	add.f32 	%f193, %f187, 0f4B40007F;
	mov.b32 	%r33, %f193;
	shl.b32 	%r34, %r33, 23;
	mov.b32 	%f194, %r34;
	ex2.approx.ftz.f32 	%f195, %f192;
	mul.f32 	%f18, %f195, %f194;
	setp.eq.f32 	%p14, %f18, 0f7F800000;
	mov.f32 	%f333, 0f7F800000;
	@%p14 bra 	$L__BB9_9;
	fma.rn.f32 	%f333, %f18, %f17, %f18;
$L__BB9_9:
	setp.lt.f32 	%p15, %f3, 0f00000000;
	setp.eq.f32 	%p16, %f14, 0f3F800000;
	and.pred  	%p1, %p15, %p16;
	setp.eq.f32 	%p17, %f3, 0f00000000;
	@%p17 bra 	$L__BB9_13;
	bra.uni 	$L__BB9_10;
$L__BB9_13:
	add.f32 	%f199, %f3, %f3;
	mov.b32 	%r37, %f199;
	selp.b32 	%r38, %r37, 0, %p16;
	or.b32  	%r39, %r38, 2139095040;
	setp.lt.f32 	%p21, %f4, 0f00000000;
	selp.b32 	%r40, %r39, %r38, %p21;
	mov.b32 	%f335, %r40;
	bra.uni 	$L__BB9_14;
$L__BB9_10:
	mov.b32 	%r35, %f333;
	xor.b32  	%r36, %r35, -2147483648;
	mov.b32 	%f196, %r36;
	selp.f32 	%f335, %f196, %f333, %p1;
	setp.geu.f32 	%p18, %f3, 0f00000000;
	@%p18 bra 	$L__BB9_14;
	cvt.rzi.f32.f32 	%f197, %f4;
	setp.eq.f32 	%p19, %f197, %f4;
	@%p19 bra 	$L__BB9_14;
	mov.f32 	%f335, 0f7FFFFFFF;
$L__BB9_14:
	abs.f32 	%f316, %f4;
	add.f32 	%f200, %f15, %f316;
	mov.b32 	%r41, %f200;
	setp.lt.s32 	%p22, %r41, 2139095040;
	@%p22 bra 	$L__BB9_21;
	abs.f32 	%f328, %f4;
	setp.gtu.f32 	%p23, %f15, 0f7F800000;
	setp.gtu.f32 	%p24, %f328, 0f7F800000;
	or.pred  	%p25, %p23, %p24;
	@%p25 bra 	$L__BB9_20;
	bra.uni 	$L__BB9_16;
$L__BB9_20:
	add.f32 	%f335, %f3, %f4;
	bra.uni 	$L__BB9_21;
$L__BB9_16:
	abs.f32 	%f329, %f4;
	setp.eq.f32 	%p26, %f329, 0f7F800000;
	@%p26 bra 	$L__BB9_19;
	bra.uni 	$L__BB9_17;
$L__BB9_19:
	setp.gt.f32 	%p29, %f15, 0f3F800000;
	selp.b32 	%r45, 2139095040, 0, %p29;
	xor.b32  	%r46, %r45, 2139095040;
	setp.lt.f32 	%p30, %f4, 0f00000000;
	selp.b32 	%r47, %r46, %r45, %p30;
	mov.b32 	%f201, %r47;
	setp.eq.f32 	%p31, %f3, 0fBF800000;
	selp.f32 	%f335, 0f3F800000, %f201, %p31;
	bra.uni 	$L__BB9_21;
$L__BB9_17:
	setp.neu.f32 	%p27, %f15, 0f7F800000;
	@%p27 bra 	$L__BB9_21;
	setp.ge.f32 	%p28, %f4, 0f00000000;
	selp.b32 	%r42, 2139095040, 0, %p28;
	or.b32  	%r43, %r42, -2147483648;
	selp.b32 	%r44, %r43, %r42, %p1;
	mov.b32 	%f335, %r44;
$L__BB9_21:
	abs.f32 	%f317, %f1;
	ld.param.u32 	%r91, [float_library_param_3];
	setp.eq.f32 	%p32, %f4, 0f00000000;
	setp.eq.f32 	%p33, %f3, 0f3F800000;
	or.pred  	%p34, %p33, %p32;
	selp.f32 	%f202, 0f3F800000, %f335, %p34;
	add.s32 	%r4, %r3, %r91;
	mul.wide.s32 	%rd17, %r4, 4;
	add.s64 	%rd18, %rd1, %rd17;
	st.global.f32 	[%rd18], %f202;
	lg2.approx.f32 	%f203, %f317;
	mul.f32 	%f204, %f203, 0f3EAAAAAB;
	ex2.approx.ftz.f32 	%f205, %f204;
	mul.f32 	%f206, %f205, %f205;
	rcp.approx.ftz.f32 	%f207, %f206;
	neg.f32 	%f208, %f317;
	fma.rn.f32 	%f209, %f207, %f208, %f205;
	mov.f32 	%f210, 0fBEAAAAAB;
	fma.rn.f32 	%f211, %f209, %f210, %f205;
	neg.f32 	%f212, %f211;
	setp.lt.f32 	%p35, %f1, 0f00000000;
	selp.f32 	%f213, %f212, %f211, %p35;
	add.f32 	%f214, %f1, %f1;
	setp.eq.f32 	%p36, %f214, %f1;
	selp.f32 	%f215, %f214, %f213, %p36;
	add.s64 	%rd5, %rd4, %rd3;
	st.global.f32 	[%rd5], %f215;
	mul.f32 	%f28, %f1, %f1;
	setp.ltu.f32 	%p37, %f317, 0f3F8060FE;
	setp.ge.f32 	%p38, %f317, 0f3F8060FE;
	selp.f32 	%f216, %f317, %f28, %p38;
	selp.f32 	%f217, 0f3789CA3C, 0f38B1E96A, %p38;
	selp.f32 	%f218, 0fB9F560B9, 0fBA574D20, %p38;
	fma.rn.f32 	%f219, %f217, %f216, %f218;
	selp.f32 	%f220, 0f3BAC840B, 0f3BAAD5EA, %p38;
	fma.rn.f32 	%f221, %f219, %f216, %f220;
	selp.f32 	%f222, 0fBD0C8162, 0fBCDC1BE7, %p38;
	fma.rn.f32 	%f223, %f221, %f216, %f222;
	selp.f32 	%f224, 0f3E1CF906, 0f3DE718AF, %p38;
	fma.rn.f32 	%f225, %f223, %f216, %f224;
	selp.f32 	%f226, 0f3F6A937E, 0fBEC093AC, %p38;
	fma.rn.f32 	%f227, %f225, %f216, %f226;
	selp.f32 	%f228, 0f3F20D842, 0f3E0375D3, %p38;
	fma.rn.f32 	%f229, %f227, %f216, %f228;
	selp.f32 	%f230, %f208, %f1, %p38;
	fma.rn.f32 	%f336, %f229, %f230, %f230;
	@%p37 bra 	$L__BB9_23;
	ex2.approx.ftz.f32 	%f231, %f336;
	mov.f32 	%f232, 0f3F800000;
	sub.f32 	%f233, %f232, %f231;
	mov.b32 	%r48, %f233;
	mov.b32 	%r49, %f1;
	and.b32  	%r50, %r49, -2147483648;
	or.b32  	%r51, %r50, %r48;
	mov.b32 	%f336, %r51;
$L__BB9_23:
	abs.f32 	%f318, %f1;
	ld.param.u32 	%r92, [float_library_param_3];
	add.s32 	%r52, %r4, %r92;
	add.s32 	%r5, %r52, %r92;
	mul.wide.s32 	%rd19, %r5, 4;
	add.s64 	%rd20, %rd1, %rd19;
	st.global.f32 	[%rd20], %f336;
	setp.ltu.f32 	%p39, %f318, 0f3F19999A;
	@%p39 bra 	$L__BB9_25;
	bra.uni 	$L__BB9_24;
$L__BB9_25:
	mov.f32 	%f242, 0fBD563CAE;
	mov.f32 	%f243, 0f3C80F082;
	fma.rn.f32 	%f244, %f243, %f28, %f242;
	mov.f32 	%f245, 0f3E085941;
	fma.rn.f32 	%f246, %f244, %f28, %f245;
	mov.f32 	%f247, 0fBEAAA9ED;
	fma.rn.f32 	%f248, %f246, %f28, %f247;
	mov.f32 	%f249, 0f00000000;
	fma.rn.f32 	%f250, %f248, %f28, %f249;
	fma.rn.f32 	%f337, %f250, %f1, %f1;
	bra.uni 	$L__BB9_26;
$L__BB9_24:
	abs.f32 	%f319, %f1;
	mul.f32 	%f234, %f319, 0f4038AA3B;
	ex2.approx.ftz.f32 	%f235, %f234;
	add.f32 	%f236, %f235, 0f3F800000;
	mov.f32 	%f237, 0f3F800000;
	rcp.approx.ftz.f32 	%f238, %f236;
	mov.f32 	%f239, 0fC0000000;
	fma.rn.f32 	%f240, %f238, %f239, %f237;
	setp.ge.f32 	%p40, %f319, 0f41102CB4;
	selp.f32 	%f241, 0f3F800000, %f240, %p40;
	mov.b32 	%r53, %f241;
	mov.b32 	%r54, %f1;
	and.b32  	%r55, %r54, -2147483648;
	or.b32  	%r56, %r55, %r53;
	mov.b32 	%f337, %r56;
$L__BB9_26:
	abs.f32 	%f321, %f1;
	abs.f32 	%f320, %f4;
	add.s64 	%rd6, %rd5, %rd3;
	st.global.f32 	[%rd6], %f337;
	setp.eq.f32 	%p41, %f321, 0f00000000;
	setp.eq.f32 	%p42, %f320, 0f00000000;
	and.pred  	%p43, %p42, %p41;
	@%p43 bra 	$L__BB9_30;
	bra.uni 	$L__BB9_27;
$L__BB9_30:
	mov.b32 	%r67, %f4;
	shr.s32 	%r68, %r67, 31;
	and.b32  	%r69, %r68, 1078530011;
	mov.b32 	%r70, %f1;
	and.b32  	%r71, %r70, -2147483648;
	or.b32  	%r72, %r69, %r71;
	mov.b32 	%f338, %r72;
	bra.uni 	$L__BB9_31;
$L__BB9_27:
	abs.f32 	%f323, %f1;
	abs.f32 	%f322, %f4;
	setp.eq.f32 	%p44, %f322, 0f7F800000;
	setp.eq.f32 	%p45, %f323, 0f7F800000;
	and.pred  	%p46, %p44, %p45;
	@%p46 bra 	$L__BB9_29;
	bra.uni 	$L__BB9_28;
$L__BB9_29:
	mov.b32 	%r62, %f4;
	setp.lt.s32 	%p50, %r62, 0;
	selp.b32 	%r63, 1075235812, 1061752795, %p50;
	mov.b32 	%r64, %f1;
	and.b32  	%r65, %r64, -2147483648;
	or.b32  	%r66, %r63, %r65;
	mov.b32 	%f338, %r66;
	bra.uni 	$L__BB9_31;
$L__BB9_28:
	abs.f32 	%f325, %f1;
	abs.f32 	%f324, %f4;
	max.f32 	%f251, %f325, %f324;
	min.f32 	%f252, %f325, %f324;
	div.rn.f32 	%f253, %f252, %f251;
	mul.rn.f32 	%f254, %f253, %f253;
	mov.f32 	%f255, 0fC0B59883;
	mov.f32 	%f256, 0fBF52C7EA;
	fma.rn.f32 	%f257, %f254, %f256, %f255;
	mov.f32 	%f258, 0fC0D21907;
	fma.rn.f32 	%f259, %f257, %f254, %f258;
	mul.f32 	%f260, %f254, %f259;
	mul.f32 	%f261, %f253, %f260;
	add.f32 	%f262, %f254, 0f41355DC0;
	mov.f32 	%f263, 0f41E6BD60;
	fma.rn.f32 	%f264, %f262, %f254, %f263;
	mov.f32 	%f265, 0f419D92C8;
	fma.rn.f32 	%f266, %f264, %f254, %f265;
	rcp.rn.f32 	%f267, %f266;
	fma.rn.f32 	%f268, %f261, %f267, %f253;
	mov.f32 	%f269, 0f3FC90FDB;
	sub.f32 	%f270, %f269, %f268;
	setp.gt.f32 	%p47, %f325, %f324;
	selp.f32 	%f271, %f270, %f268, %p47;
	mov.b32 	%r57, %f4;
	setp.lt.s32 	%p48, %r57, 0;
	mov.f32 	%f272, 0f40490FDB;
	sub.f32 	%f273, %f272, %f271;
	selp.f32 	%f274, %f273, %f271, %p48;
	mov.b32 	%r58, %f274;
	mov.b32 	%r59, %f1;
	and.b32  	%r60, %r59, -2147483648;
	or.b32  	%r61, %r60, %r58;
	mov.b32 	%f275, %r61;
	add.f32 	%f276, %f324, %f325;
	setp.le.f32 	%p49, %f276, 0f7F800000;
	selp.f32 	%f338, %f275, %f276, %p49;
$L__BB9_31:
	abs.f32 	%f327, %f1;
	abs.f32 	%f326, %f4;
	ld.param.u32 	%r93, [float_library_param_3];
	add.s32 	%r73, %r5, %r93;
	add.s32 	%r74, %r73, %r93;
	mul.wide.s32 	%rd21, %r74, 4;
	add.s64 	%rd22, %rd1, %rd21;
	st.global.f32 	[%rd22], %f338;
	mul.f32 	%f277, %f1, 0f3D800000;
	abs.f32 	%f278, %f277;
	mov.f32 	%f279, 0f3F800000;
	sub.f32 	%f280, %f279, %f278;
	mul.f32 	%f281, %f280, 0f3F000000;
	sqrt.rn.f32 	%f282, %f281;
	setp.gt.f32 	%p51, %f278, 0f3F11EB85;
	selp.f32 	%f283, %f282, %f278, %p51;
	mul.f32 	%f284, %f283, %f283;
	mov.f32 	%f285, 0f3C94D2E9;
	mov.f32 	%f286, 0f3D53F941;
	fma.rn.f32 	%f287, %f286, %f284, %f285;
	mov.f32 	%f288, 0f3D3F841F;
	fma.rn.f32 	%f289, %f287, %f284, %f288;
	mov.f32 	%f290, 0f3D994929;
	fma.rn.f32 	%f291, %f289, %f284, %f290;
	mov.f32 	%f292, 0f3E2AAB94;
	fma.rn.f32 	%f293, %f291, %f284, %f292;
	mul.f32 	%f294, %f284, %f293;
	fma.rn.f32 	%f295, %f294, %f283, %f283;
	mov.f32 	%f296, 0f3FC90FDB;
	mov.f32 	%f297, 0fC0000000;
	fma.rn.f32 	%f298, %f297, %f295, %f296;
	selp.f32 	%f299, %f298, %f295, %p51;
	setp.le.f32 	%p52, %f299, 0f7F800000;
	mov.b32 	%r75, %f299;
	mov.b32 	%r76, %f277;
	and.b32  	%r77, %r76, -2147483648;
	or.b32  	%r78, %r77, %r75;
	mov.b32 	%f300, %r78;
	selp.f32 	%f301, %f300, %f299, %p52;
	add.s32 	%r79, %r74, %r93;
	add.s64 	%rd23, %rd6, %rd3;
	st.global.f32 	[%rd23], %f301;
	add.s32 	%r80, %r79, %r93;
	add.s64 	%rd25, %rd22, %rd3;
	ex2.approx.f32 	%f302, %f1;
	st.global.f32 	[%rd25], %f302;
	add.s32 	%r82, %r80, %r93;
	mul.wide.s32 	%rd26, %r82, 4;
	add.s64 	%rd27, %rd1, %rd26;
	rsqrt.approx.f32 	%f303, %f3;
	st.global.f32 	[%rd27], %f303;
	mov.b32 	%r83, %f327;
	mov.b32 	%r84, %f326;
	min.s32 	%r85, %r84, %r83;
	mov.b32 	%f304, %r85;
	max.s32 	%r86, %r84, %r83;
	mov.b32 	%f305, %r86;
	and.b32  	%r87, %r86, -33554432;
	mov.u32 	%r88, 2122317824;
	sub.s32 	%r89, %r88, %r87;
	mov.b32 	%f306, %r89;
	mul.f32 	%f307, %f304, %f306;
	mul.f32 	%f308, %f305, %f306;
	mul.f32 	%f309, %f307, %f307;
	fma.rn.f32 	%f310, %f308, %f308, %f309;
	sqrt.rn.f32 	%f311, %f310;
	or.b32  	%r90, %r87, 8388608;
	mov.b32 	%f312, %r90;
	mul.f32 	%f313, %f311, %f312;
	setp.eq.f32 	%p53, %f304, 0f00000000;
	selp.f32 	%f314, %f305, %f313, %p53;
	setp.eq.f32 	%p54, %f304, 0f7F800000;
	selp.f32 	%f315, 0f7F800000, %f314, %p54;
	add.s64 	%rd28, %rd25, %rd3;
	st.global.f32 	[%rd28], %f315;
$L__BB9_32:
	ret;
}
.visible .entry float_sine(
	.param .u64 float_sine_param_0,
	.param .u64 float_sine_param_1,
	.param .u32 float_sine_param_2
)
{
	.local .align 4 .b8 	__local_depot10[28];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<22>;
	.reg .f32 	%f<75>;
	.reg .b32 	%r<113>;
	.reg .f64 	%fd<5>;
	.reg .b64 	%rd<53>;
	mov.u64 	%SPL, __local_depot10;
	ld.param.u64 	%rd18, [float_sine_param_0];
	ld.param.u64 	%rd19, [float_sine_param_1];
	ld.param.u32 	%r39, [float_sine_param_2];
	add.u64 	%rd1, %SPL, 0;
	mov.u32 	%r40, %ntid.x;
	mov.u32 	%r41, %ctaid.x;
	mov.u32 	%r42, %tid.x;
	mad.lo.s32 	%r1, %r41, %r40, %r42;
	setp.ge.s32 	%p1, %r1, %r39;
	@%p1 bra 	$L__BB10_26;
	cvta.to.global.u64 	%rd21, %rd18;
	cvt.s64.s32 	%rd2, %r1;
	mul.wide.s32 	%rd22, %r1, 4;
	add.s64 	%rd3, %rd21, %rd22;
	ld.global.f32 	%f1, [%rd3];
	mul.f32 	%f27, %f1, 0f3F22F983;
	cvt.rni.s32.f32 	%r108, %f27;
	cvt.rn.f32.s32 	%f28, %r108;
	mov.f32 	%f29, 0fBFC90FDA;
	fma.rn.f32 	%f30, %f28, %f29, %f1;
	mov.f32 	%f31, 0fB3A22168;
	fma.rn.f32 	%f32, %f28, %f31, %f30;
	mov.f32 	%f33, 0fA7C234C5;
	fma.rn.f32 	%f69, %f28, %f33, %f32;
	abs.f32 	%f3, %f1;
	setp.ltu.f32 	%p2, %f3, 0f47CE4780;
	add.s64 	%rd4, %rd1, 24;
	@%p2 bra 	$L__BB10_9;
	setp.eq.f32 	%p3, %f3, 0f7F800000;
	@%p3 bra 	$L__BB10_8;
	bra.uni 	$L__BB10_3;
$L__BB10_8:
	mov.f32 	%f36, 0f00000000;
	mul.rn.f32 	%f69, %f1, %f36;
	mov.u32 	%r108, 0;
	bra.uni 	$L__BB10_9;
$L__BB10_3:
	mov.b32 	%r3, %f1;
	shr.u32 	%r44, %r3, 23;
	and.b32  	%r45, %r44, 255;
	add.s32 	%r4, %r45, -128;
	shl.b32 	%r46, %r3, 8;
	or.b32  	%r5, %r46, -2147483648;
	shr.u32 	%r6, %r4, 5;
	mov.u64 	%rd49, 0;
	mov.u32 	%r105, 0;
	mov.u64 	%rd48, __cudart_i2opi_f;
	mov.u64 	%rd47, %rd1;
$L__BB10_4:
	.pragma "nounroll";
	ld.global.nc.u32 	%r47, [%rd48];
	mad.wide.u32 	%rd25, %r47, %r5, %rd49;
	shr.u64 	%rd49, %rd25, 32;
	st.local.u32 	[%rd47], %rd25;
	add.s64 	%rd48, %rd48, 4;
	add.s64 	%rd47, %rd47, 4;
	add.s32 	%r105, %r105, 1;
	setp.ne.s32 	%p4, %r105, 6;
	@%p4 bra 	$L__BB10_4;
	st.local.u32 	[%rd4], %rd49;
	mov.u32 	%r48, 4;
	sub.s32 	%r9, %r48, %r6;
	mov.u32 	%r49, 6;
	sub.s32 	%r50, %r49, %r6;
	mul.wide.s32 	%rd26, %r50, 4;
	add.s64 	%rd27, %rd1, %rd26;
	ld.local.u32 	%r106, [%rd27];
	ld.local.u32 	%r107, [%rd27+-4];
	and.b32  	%r12, %r4, 31;
	setp.eq.s32 	%p5, %r12, 0;
	@%p5 bra 	$L__BB10_7;
	mov.u32 	%r51, 32;
	sub.s32 	%r52, %r51, %r12;
	shr.u32 	%r53, %r107, %r52;
	shl.b32 	%r54, %r106, %r12;
	add.s32 	%r106, %r53, %r54;
	mul.wide.s32 	%rd28, %r9, 4;
	add.s64 	%rd29, %rd1, %rd28;
	ld.local.u32 	%r55, [%rd29];
	shr.u32 	%r56, %r55, %r52;
	shl.b32 	%r57, %r107, %r12;
	add.s32 	%r107, %r56, %r57;
$L__BB10_7:
	and.b32  	%r58, %r3, -2147483648;
	shr.u32 	%r59, %r107, 30;
	shl.b32 	%r60, %r106, 2;
	or.b32  	%r61, %r59, %r60;
	shr.u32 	%r62, %r61, 31;
	shr.u32 	%r63, %r106, 30;
	add.s32 	%r64, %r62, %r63;
	neg.s32 	%r65, %r64;
	setp.eq.s32 	%p6, %r58, 0;
	selp.b32 	%r108, %r64, %r65, %p6;
	setp.ne.s32 	%p7, %r62, 0;
	xor.b32  	%r66, %r58, -2147483648;
	selp.b32 	%r67, %r66, %r58, %p7;
	selp.b32 	%r68, -1, 0, %p7;
	xor.b32  	%r69, %r61, %r68;
	shl.b32 	%r70, %r107, 2;
	xor.b32  	%r71, %r70, %r68;
	cvt.u64.u32 	%rd30, %r69;
	cvt.u64.u32 	%rd31, %r71;
	bfi.b64 	%rd32, %rd30, %rd31, 32, 32;
	cvt.rn.f64.s64 	%fd1, %rd32;
	mul.f64 	%fd2, %fd1, 0d3BF921FB54442D19;
	cvt.rn.f32.f64 	%f34, %fd2;
	setp.eq.s32 	%p8, %r67, 0;
	neg.f32 	%f35, %f34;
	selp.f32 	%f69, %f34, %f35, %p8;
$L__BB10_9:
	and.b32  	%r19, %r108, 1;
	setp.eq.s32 	%p9, %r19, 0;
	selp.f32 	%f7, %f69, 0f3F800000, %p9;
	mul.rn.f32 	%f8, %f69, %f69;
	mov.f32 	%f70, 0fB94D4153;
	@%p9 bra 	$L__BB10_11;
	mov.f32 	%f38, 0fBAB607ED;
	mov.f32 	%f39, 0f37CBAC00;
	fma.rn.f32 	%f70, %f39, %f8, %f38;
$L__BB10_11:
	selp.f32 	%f40, 0f3C0885E4, 0f3D2AAABB, %p9;
	fma.rn.f32 	%f41, %f70, %f8, %f40;
	selp.f32 	%f42, 0fBE2AAAA8, 0fBEFFFFFF, %p9;
	fma.rn.f32 	%f43, %f41, %f8, %f42;
	mov.f32 	%f44, 0f00000000;
	fma.rn.f32 	%f45, %f8, %f7, %f44;
	fma.rn.f32 	%f71, %f43, %f45, %f7;
	and.b32  	%r73, %r108, 2;
	setp.eq.s32 	%p11, %r73, 0;
	@%p11 bra 	$L__BB10_13;
	mov.f32 	%f47, 0fBF800000;
	fma.rn.f32 	%f71, %f71, %f47, %f44;
$L__BB10_13:
	cvta.to.global.u64 	%rd33, %rd19;
	shl.b64 	%rd34, %rd2, 2;
	add.s64 	%rd11, %rd33, %rd34;
	st.global.f32 	[%rd11], %f71;
	ld.global.f32 	%f14, [%rd3];
	mul.f32 	%f48, %f14, 0f3F22F983;
	cvt.rni.s32.f32 	%r112, %f48;
	cvt.rn.f32.s32 	%f49, %r112;
	mov.f32 	%f50, 0fBFC90FDA;
	fma.rn.f32 	%f51, %f49, %f50, %f14;
	mov.f32 	%f52, 0fB3A22168;
	fma.rn.f32 	%f53, %f49, %f52, %f51;
	mov.f32 	%f54, 0fA7C234C5;
	fma.rn.f32 	%f72, %f49, %f54, %f53;
	abs.f32 	%f16, %f14;
	setp.ltu.f32 	%p12, %f16, 0f47CE4780;
	@%p12 bra 	$L__BB10_21;
	setp.eq.f32 	%p13, %f16, 0f7F800000;
	@%p13 bra 	$L__BB10_20;
	bra.uni 	$L__BB10_15;
$L__BB10_20:
	mov.f32 	%f57, 0f00000000;
	mul.rn.f32 	%f72, %f14, %f57;
	mov.u32 	%r112, 0;
	bra.uni 	$L__BB10_21;
$L__BB10_15:
	mov.b32 	%r21, %f14;
	shr.u32 	%r75, %r21, 23;
	and.b32  	%r76, %r75, 255;
	add.s32 	%r22, %r76, -128;
	shl.b32 	%r77, %r21, 8;
	or.b32  	%r23, %r77, -2147483648;
	shr.u32 	%r24, %r22, 5;
	mov.u64 	%rd52, 0;
	mov.u32 	%r109, 0;
	mov.u64 	%rd51, __cudart_i2opi_f;
	mov.u64 	%rd50, %rd1;
$L__BB10_16:
	.pragma "nounroll";
	ld.global.nc.u32 	%r78, [%rd51];
	mad.wide.u32 	%rd37, %r78, %r23, %rd52;
	shr.u64 	%rd52, %rd37, 32;
	st.local.u32 	[%rd50], %rd37;
	add.s64 	%rd51, %rd51, 4;
	add.s64 	%rd50, %rd50, 4;
	add.s32 	%r109, %r109, 1;
	setp.ne.s32 	%p14, %r109, 6;
	@%p14 bra 	$L__BB10_16;
	st.local.u32 	[%rd4], %rd52;
	mov.u32 	%r79, 4;
	sub.s32 	%r27, %r79, %r24;
	mov.u32 	%r80, 6;
	sub.s32 	%r81, %r80, %r24;
	mul.wide.s32 	%rd38, %r81, 4;
	add.s64 	%rd39, %rd1, %rd38;
	ld.local.u32 	%r110, [%rd39];
	ld.local.u32 	%r111, [%rd39+-4];
	and.b32  	%r30, %r22, 31;
	setp.eq.s32 	%p15, %r30, 0;
	@%p15 bra 	$L__BB10_19;
	mov.u32 	%r82, 32;
	sub.s32 	%r83, %r82, %r30;
	shr.u32 	%r84, %r111, %r83;
	shl.b32 	%r85, %r110, %r30;
	add.s32 	%r110, %r84, %r85;
	mul.wide.s32 	%rd40, %r27, 4;
	add.s64 	%rd41, %rd1, %rd40;
	ld.local.u32 	%r86, [%rd41];
	shr.u32 	%r87, %r86, %r83;
	shl.b32 	%r88, %r111, %r30;
	add.s32 	%r111, %r87, %r88;
$L__BB10_19:
	and.b32  	%r89, %r21, -2147483648;
	shr.u32 	%r90, %r111, 30;
	shl.b32 	%r91, %r110, 2;
	or.b32  	%r92, %r90, %r91;
	shr.u32 	%r93, %r92, 31;
	shr.u32 	%r94, %r110, 30;
	add.s32 	%r95, %r93, %r94;
	neg.s32 	%r96, %r95;
	setp.eq.s32 	%p16, %r89, 0;
	selp.b32 	%r112, %r95, %r96, %p16;
	setp.ne.s32 	%p17, %r93, 0;
	xor.b32  	%r97, %r89, -2147483648;
	selp.b32 	%r98, %r97, %r89, %p17;
	selp.b32 	%r99, -1, 0, %p17;
	xor.b32  	%r100, %r92, %r99;
	shl.b32 	%r101, %r111, 2;
	xor.b32  	%r102, %r101, %r99;
	cvt.u64.u32 	%rd42, %r100;
	cvt.u64.u32 	%rd43, %r102;
	bfi.b64 	%rd44, %rd42, %rd43, 32, 32;
	cvt.rn.f64.s64 	%fd3, %rd44;
	mul.f64 	%fd4, %fd3, 0d3BF921FB54442D19;
	cvt.rn.f32.f64 	%f55, %fd4;
	setp.eq.s32 	%p18, %r98, 0;
	neg.f32 	%f56, %f55;
	selp.f32 	%f72, %f55, %f56, %p18;
$L__BB10_21:
	add.s32 	%r37, %r112, 1;
	and.b32  	%r38, %r37, 1;
	setp.eq.s32 	%p19, %r38, 0;
	selp.f32 	%f20, %f72, 0f3F800000, %p19;
	mul.rn.f32 	%f21, %f72, %f72;
	mov.f32 	%f73, 0fB94D4153;
	@%p19 bra 	$L__BB10_23;
	mov.f32 	%f59, 0fBAB607ED;
	mov.f32 	%f60, 0f37CBAC00;
	fma.rn.f32 	%f73, %f60, %f21, %f59;
$L__BB10_23:
	selp.f32 	%f61, 0f3C0885E4, 0f3D2AAABB, %p19;
	fma.rn.f32 	%f62, %f73, %f21, %f61;
	selp.f32 	%f63, 0fBE2AAAA8, 0fBEFFFFFF, %p19;
	fma.rn.f32 	%f64, %f62, %f21, %f63;
	mov.f32 	%f65, 0f00000000;
	fma.rn.f32 	%f66, %f21, %f20, %f65;
	fma.rn.f32 	%f74, %f64, %f66, %f20;
	and.b32  	%r104, %r37, 2;
	setp.eq.s32 	%p21, %r104, 0;
	@%p21 bra 	$L__BB10_25;
	mov.f32 	%f68, 0fBF800000;
	fma.rn.f32 	%f74, %f74, %f68, %f65;
$L__BB10_25:
	mul.wide.s32 	%rd45, %r39, 4;
	add.s64 	%rd46, %rd11, %rd45;
	st.global.f32 	[%rd46], %f74;
$L__BB10_26:
	ret;
}
`;
