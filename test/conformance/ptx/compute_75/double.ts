// Generated from test/conformance/kernels/double.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `test/conformance/kernels/double.cu`. */
export const DOUBLE: string = `.version 8.0
.target sm_75
.address_size 64
.func  (.param .b64 func_retval0) __internal_trig_reduction_slowpathd
(
	.param .b64 __internal_trig_reduction_slowpathd_param_0,
	.param .b64 __internal_trig_reduction_slowpathd_param_1
)
;
.func  (.param .b64 func_retval0) __internal_accurate_pow
(
	.param .b64 __internal_accurate_pow_param_0,
	.param .b64 __internal_accurate_pow_param_1
)
;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target9no_targetE[8];
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_double_cu_530dbd422nv6target5sm_90E = 90;
.global .align 8 .b8 __cudart_sin_cos_coeffs[128] = {186, 94, 120, 249, 101, 219, 229, 61, 70, 210, 176, 44, 241, 229, 90, 190, 146, 227, 172, 105, 227, 29, 199, 62, 161, 98, 219, 25, 160, 1, 42, 191, 24, 8, 17, 17, 17, 17, 129, 63, 84, 85, 85, 85, 85, 85, 197, 191, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 129, 253, 32, 131, 255, 168, 189, 40, 133, 239, 193, 167, 238, 33, 62, 217, 230, 6, 142, 79, 126, 146, 190, 233, 188, 221, 25, 160, 1, 250, 62, 71, 93, 193, 22, 108, 193, 86, 191, 81, 85, 85, 85, 85, 85, 165, 63, 0, 0, 0, 0, 0, 0, 224, 191, 0, 0, 0, 0, 0, 0, 240, 63};
.global .align 8 .b8 __cudart_i2opi_d[144] = {8, 93, 141, 31, 177, 95, 251, 107, 234, 146, 82, 138, 247, 57, 7, 61, 123, 241, 229, 235, 199, 186, 39, 117, 45, 234, 95, 158, 102, 63, 70, 79, 183, 9, 203, 39, 207, 126, 54, 109, 31, 109, 10, 90, 139, 17, 47, 239, 15, 152, 5, 222, 255, 151, 248, 31, 59, 40, 249, 189, 139, 95, 132, 156, 244, 57, 83, 131, 57, 214, 145, 57, 65, 126, 95, 180, 38, 112, 156, 233, 132, 68, 187, 46, 245, 53, 130, 232, 62, 167, 41, 177, 28, 235, 29, 254, 28, 146, 209, 9, 234, 46, 73, 6, 224, 210, 77, 66, 58, 110, 36, 183, 97, 197, 187, 222, 171, 99, 81, 254, 65, 144, 67, 60, 153, 149, 98, 219, 192, 221, 52, 245, 209, 87, 39, 252, 41, 21, 68, 78, 110, 131, 249, 162};
.visible .entry double_rounding(
	.param .u64 double_rounding_param_0,
	.param .u64 double_rounding_param_1,
	.param .u64 double_rounding_param_2,
	.param .u64 double_rounding_param_3,
	.param .u32 double_rounding_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<8>;
	.reg .f64 	%fd<16>;
	.reg .b64 	%rd<27>;
	ld.param.u64 	%rd1, [double_rounding_param_0];
	ld.param.u64 	%rd2, [double_rounding_param_1];
	ld.param.u64 	%rd3, [double_rounding_param_2];
	ld.param.u64 	%rd4, [double_rounding_param_3];
	ld.param.u32 	%r2, [double_rounding_param_4];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd5, %rd4;
	cvta.to.global.u64 	%rd6, %rd1;
	mul.wide.s32 	%rd7, %r1, 8;
	add.s64 	%rd8, %rd6, %rd7;
	cvta.to.global.u64 	%rd9, %rd2;
	add.s64 	%rd10, %rd9, %rd7;
	cvta.to.global.u64 	%rd11, %rd3;
	add.s64 	%rd12, %rd11, %rd7;
	ld.global.f64 	%fd1, [%rd12];
	ld.global.f64 	%fd2, [%rd10];
	ld.global.f64 	%fd3, [%rd8];
	add.rn.f64 	%fd4, %fd3, %fd2;
	add.s64 	%rd13, %rd5, %rd7;
	st.global.f64 	[%rd13], %fd4;
	add.rz.f64 	%fd5, %fd3, %fd2;
	mul.wide.s32 	%rd14, %r2, 8;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.f64 	[%rd15], %fd5;
	add.rm.f64 	%fd6, %fd3, %fd2;
	add.s32 	%r6, %r1, %r2;
	add.s32 	%r7, %r6, %r2;
	mul.wide.s32 	%rd16, %r7, 8;
	add.s64 	%rd17, %rd5, %rd16;
	st.global.f64 	[%rd17], %fd6;
	add.rp.f64 	%fd7, %fd3, %fd2;
	add.s64 	%rd18, %rd17, %rd14;
	st.global.f64 	[%rd18], %fd7;
	mul.rn.f64 	%fd8, %fd3, %fd2;
	add.s64 	%rd19, %rd18, %rd14;
	st.global.f64 	[%rd19], %fd8;
	mul.rz.f64 	%fd9, %fd3, %fd2;
	add.s64 	%rd20, %rd19, %rd14;
	st.global.f64 	[%rd20], %fd9;
	mul.rm.f64 	%fd10, %fd3, %fd2;
	add.s64 	%rd21, %rd20, %rd14;
	st.global.f64 	[%rd21], %fd10;
	mul.rp.f64 	%fd11, %fd3, %fd2;
	add.s64 	%rd22, %rd21, %rd14;
	st.global.f64 	[%rd22], %fd11;
	fma.rn.f64 	%fd12, %fd3, %fd2, %fd1;
	add.s64 	%rd23, %rd22, %rd14;
	st.global.f64 	[%rd23], %fd12;
	fma.rz.f64 	%fd13, %fd3, %fd2, %fd1;
	add.s64 	%rd24, %rd23, %rd14;
	st.global.f64 	[%rd24], %fd13;
	fma.rm.f64 	%fd14, %fd3, %fd2, %fd1;
	add.s64 	%rd25, %rd24, %rd14;
	st.global.f64 	[%rd25], %fd14;
	fma.rp.f64 	%fd15, %fd3, %fd2, %fd1;
	add.s64 	%rd26, %rd25, %rd14;
	st.global.f64 	[%rd26], %fd15;
$L__BB0_2:
	ret;
}
.visible .entry double_division(
	.param .u64 double_division_param_0,
	.param .u64 double_division_param_1,
	.param .u64 double_division_param_2,
	.param .u32 double_division_param_3
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<8>;
	.reg .f64 	%fd<15>;
	.reg .b64 	%rd<24>;
	ld.param.u64 	%rd1, [double_division_param_0];
	ld.param.u64 	%rd2, [double_division_param_1];
	ld.param.u64 	%rd3, [double_division_param_2];
	ld.param.u32 	%r2, [double_division_param_3];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd4, %rd3;
	cvta.to.global.u64 	%rd5, %rd1;
	mul.wide.s32 	%rd6, %r1, 8;
	add.s64 	%rd7, %rd5, %rd6;
	cvta.to.global.u64 	%rd8, %rd2;
	add.s64 	%rd9, %rd8, %rd6;
	ld.global.f64 	%fd1, [%rd9];
	ld.global.f64 	%fd2, [%rd7];
	div.rn.f64 	%fd3, %fd2, %fd1;
	add.s64 	%rd10, %rd4, %rd6;
	st.global.f64 	[%rd10], %fd3;
	div.rz.f64 	%fd4, %fd2, %fd1;
	mul.wide.s32 	%rd11, %r2, 8;
	add.s64 	%rd12, %rd10, %rd11;
	st.global.f64 	[%rd12], %fd4;
	div.rm.f64 	%fd5, %fd2, %fd1;
	add.s32 	%r6, %r1, %r2;
	add.s32 	%r7, %r6, %r2;
	mul.wide.s32 	%rd13, %r7, 8;
	add.s64 	%rd14, %rd4, %rd13;
	st.global.f64 	[%rd14], %fd5;
	div.rp.f64 	%fd6, %fd2, %fd1;
	add.s64 	%rd15, %rd14, %rd11;
	st.global.f64 	[%rd15], %fd6;
	rcp.rn.f64 	%fd7, %fd2;
	add.s64 	%rd16, %rd15, %rd11;
	st.global.f64 	[%rd16], %fd7;
	rcp.rz.f64 	%fd8, %fd2;
	add.s64 	%rd17, %rd16, %rd11;
	st.global.f64 	[%rd17], %fd8;
	rcp.rm.f64 	%fd9, %fd2;
	add.s64 	%rd18, %rd17, %rd11;
	st.global.f64 	[%rd18], %fd9;
	rcp.rp.f64 	%fd10, %fd2;
	add.s64 	%rd19, %rd18, %rd11;
	st.global.f64 	[%rd19], %fd10;
	sqrt.rn.f64 	%fd11, %fd2;
	add.s64 	%rd20, %rd19, %rd11;
	st.global.f64 	[%rd20], %fd11;
	sqrt.rz.f64 	%fd12, %fd2;
	add.s64 	%rd21, %rd20, %rd11;
	st.global.f64 	[%rd21], %fd12;
	sqrt.rm.f64 	%fd13, %fd2;
	add.s64 	%rd22, %rd21, %rd11;
	st.global.f64 	[%rd22], %fd13;
	sqrt.rp.f64 	%fd14, %fd2;
	add.s64 	%rd23, %rd22, %rd11;
	st.global.f64 	[%rd23], %fd14;
$L__BB1_2:
	ret;
}
.visible .entry double_sign(
	.param .u64 double_sign_param_0,
	.param .u64 double_sign_param_1,
	.param .u64 double_sign_param_2,
	.param .u32 double_sign_param_3
)
{
	.reg .pred 	%p<4>;
	.reg .b32 	%r<48>;
	.reg .f64 	%fd<44>;
	.reg .b64 	%rd<33>;
	ld.param.u64 	%rd1, [double_sign_param_0];
	ld.param.u64 	%rd2, [double_sign_param_1];
	ld.param.u64 	%rd3, [double_sign_param_2];
	ld.param.u32 	%r2, [double_sign_param_3];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB2_2;
	cvta.to.global.u64 	%rd10, %rd3;
	cvta.to.global.u64 	%rd11, %rd1;
	mul.wide.s32 	%rd12, %r1, 8;
	add.s64 	%rd13, %rd11, %rd12;
	ld.global.f64 	%fd2, [%rd13];
	cvta.to.global.u64 	%rd14, %rd2;
	add.s64 	%rd15, %rd14, %rd12;
	ld.global.f64 	%fd3, [%rd15];
	min.f64 %fd1, %fd2, %fd3;
	setp.num.f64 	%p2, %fd1, %fd1;
	mov.b64 	%rd16, %fd1;
	selp.b64 	%rd17, %rd16, 1, %p2;
	add.s64 	%rd18, %rd10, %rd12;
	st.global.u64 	[%rd18], %rd17;
	max.f64 %fd4, %fd2, %fd3;
	setp.num.f64 	%p3, %fd4, %fd4;
	mov.b64 	%rd19, %fd4;
	selp.b64 	%rd20, %rd19, 1, %p3;
	mul.wide.s32 	%rd21, %r2, 8;
	add.s64 	%rd22, %rd18, %rd21;
	st.global.u64 	[%rd22], %rd20;
	copysign.f64 %fd7, %fd2, %fd3;
	add.s32 	%r20, %r1, %r2;
	add.s32 	%r21, %r20, %r2;
	mul.wide.s32 	%rd23, %r21, 8;
	add.s64 	%rd24, %rd10, %rd23;
	st.global.f64 	[%rd24], %fd7;
	{ .reg .pred p; testp.finite.f64 p, %fd2; selp.u64 %rd4, 1, 0, p; }
	add.s64 	%rd25, %rd24, %rd21;
	st.global.u64 	[%rd25], %rd4;
	{ .reg .pred p; testp.infinite.f64 p, %fd2; selp.u64 %rd5, 1, 0, p; }
	add.s64 	%rd26, %rd25, %rd21;
	st.global.u64 	[%rd26], %rd5;
	{ .reg .pred p; testp.number.f64 p, %fd2; selp.u64 %rd6, 1, 0, p; }
	add.s64 	%rd27, %rd26, %rd21;
	st.global.u64 	[%rd27], %rd6;
	{ .reg .pred p; testp.notanumber.f64 p, %fd2; selp.u64 %rd7, 1, 0, p; }
	add.s64 	%rd28, %rd27, %rd21;
	st.global.u64 	[%rd28], %rd7;
	{ .reg .pred p; testp.normal.f64 p, %fd2; selp.u64 %rd8, 1, 0, p; }
	add.s64 	%rd29, %rd28, %rd21;
	st.global.u64 	[%rd29], %rd8;
	{ .reg .pred p; testp.subnormal.f64 p, %fd2; selp.u64 %rd9, 1, 0, p; }
	add.s64 	%rd30, %rd29, %rd21;
	st.global.u64 	[%rd30], %rd9;
	{ .reg .pred p; setp.eq.f64 p, %fd2, %fd3; selp.u32 %r6, 1, 0, p; }
	{ .reg .pred p; setp.ne.f64 p, %fd2, %fd3; selp.u32 %r7, 1, 0, p; }
	shl.b32 	%r22, %r6, 1;
	add.s32 	%r23, %r22, %r7;
	{ .reg .pred p; setp.lt.f64 p, %fd2, %fd3; selp.u32 %r8, 1, 0, p; }
	shl.b32 	%r24, %r23, 1;
	add.s32 	%r25, %r24, %r8;
	{ .reg .pred p; setp.le.f64 p, %fd2, %fd3; selp.u32 %r9, 1, 0, p; }
	shl.b32 	%r26, %r25, 1;
	add.s32 	%r27, %r26, %r9;
	{ .reg .pred p; setp.gt.f64 p, %fd2, %fd3; selp.u32 %r10, 1, 0, p; }
	shl.b32 	%r28, %r27, 1;
	add.s32 	%r29, %r28, %r10;
	{ .reg .pred p; setp.ge.f64 p, %fd2, %fd3; selp.u32 %r11, 1, 0, p; }
	shl.b32 	%r30, %r29, 1;
	add.s32 	%r31, %r30, %r11;
	{ .reg .pred p; setp.equ.f64 p, %fd2, %fd3; selp.u32 %r12, 1, 0, p; }
	shl.b32 	%r32, %r31, 1;
	add.s32 	%r33, %r32, %r12;
	{ .reg .pred p; setp.neu.f64 p, %fd2, %fd3; selp.u32 %r13, 1, 0, p; }
	shl.b32 	%r34, %r33, 1;
	add.s32 	%r35, %r34, %r13;
	{ .reg .pred p; setp.ltu.f64 p, %fd2, %fd3; selp.u32 %r14, 1, 0, p; }
	shl.b32 	%r36, %r35, 1;
	add.s32 	%r37, %r36, %r14;
	{ .reg .pred p; setp.leu.f64 p, %fd2, %fd3; selp.u32 %r15, 1, 0, p; }
	shl.b32 	%r38, %r37, 1;
	add.s32 	%r39, %r38, %r15;
	{ .reg .pred p; setp.gtu.f64 p, %fd2, %fd3; selp.u32 %r16, 1, 0, p; }
	shl.b32 	%r40, %r39, 1;
	add.s32 	%r41, %r40, %r16;
	{ .reg .pred p; setp.geu.f64 p, %fd2, %fd3; selp.u32 %r17, 1, 0, p; }
	shl.b32 	%r42, %r41, 1;
	add.s32 	%r43, %r42, %r17;
	{ .reg .pred p; setp.num.f64 p, %fd2, %fd3; selp.u32 %r18, 1, 0, p; }
	shl.b32 	%r44, %r43, 1;
	add.s32 	%r45, %r44, %r18;
	{ .reg .pred p; setp.nan.f64 p, %fd2, %fd3; selp.u32 %r19, 1, 0, p; }
	shl.b32 	%r46, %r45, 1;
	add.s32 	%r47, %r46, %r19;
	cvt.u64.u32 	%rd31, %r47;
	add.s64 	%rd32, %rd30, %rd21;
	st.global.u64 	[%rd32], %rd31;
$L__BB2_2:
	ret;
}
.visible .entry double_whole(
	.param .u64 double_whole_param_0,
	.param .u64 double_whole_param_1,
	.param .u64 double_whole_param_2,
	.param .u32 double_whole_param_3
)
{
	.reg .pred 	%p<51>;
	.reg .b32 	%r<148>;
	.reg .f64 	%fd<70>;
	.reg .b64 	%rd<120>;
	ld.param.u64 	%rd19, [double_whole_param_0];
	ld.param.u64 	%rd20, [double_whole_param_1];
	ld.param.u64 	%rd21, [double_whole_param_2];
	ld.param.u32 	%r31, [double_whole_param_3];
	cvta.to.global.u64 	%rd1, %rd21;
	mov.u32 	%r32, %ntid.x;
	mov.u32 	%r33, %ctaid.x;
	mov.u32 	%r34, %tid.x;
	mad.lo.s32 	%r1, %r33, %r32, %r34;
	setp.ge.s32 	%p1, %r1, %r31;
	@%p1 bra 	$L__BB3_30;
	cvta.to.global.u64 	%rd22, %rd19;
	mul.wide.s32 	%rd23, %r1, 8;
	add.s64 	%rd24, %rd22, %rd23;
	cvta.to.global.u64 	%rd25, %rd20;
	add.s64 	%rd26, %rd25, %rd23;
	ld.global.f64 	%fd1, [%rd26];
	ld.global.f64 	%fd2, [%rd24];
	cvt.rni.f64.f64 	%fd20, %fd2;
	add.s64 	%rd27, %rd1, %rd23;
	st.global.f64 	[%rd27], %fd20;
	cvt.rmi.f64.f64 	%fd21, %fd2;
	mul.wide.s32 	%rd28, %r31, 8;
	add.s64 	%rd29, %rd27, %rd28;
	st.global.f64 	[%rd29], %fd21;
	cvt.rpi.f64.f64 	%fd22, %fd2;
	add.s32 	%r35, %r1, %r31;
	add.s32 	%r36, %r35, %r31;
	shl.b32 	%r37, %r31, 1;
	mul.wide.s32 	%rd30, %r37, 8;
	add.s64 	%rd31, %rd27, %rd30;
	st.global.f64 	[%rd31], %fd22;
	cvt.rzi.f64.f64 	%fd23, %fd2;
	add.s32 	%r2, %r36, %r31;
	mul.wide.s32 	%rd32, %r2, 8;
	add.s64 	%rd33, %rd1, %rd32;
	st.global.f64 	[%rd33], %fd23;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r38}, %fd2;
	}
	and.b32  	%r3, %r38, -2147483648;
	mov.f64 	%fd24, 0d3FE0000000000000;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r39}, %fd24;
	}
	or.b32  	%r40, %r39, %r3;
	{
	.reg .b32 %temp;
	mov.b64 	{%r41, %temp}, %fd24;
	}
	mov.b64 	%fd25, {%r41, %r40};
	add.rz.f64 	%fd26, %fd2, %fd25;
	cvt.rzi.f64.f64 	%fd27, %fd26;
	add.s64 	%rd34, %rd31, %rd30;
	st.global.f64 	[%rd34], %fd27;
	and.b32  	%r42, %r38, 2147483647;
	{
	.reg .b32 %temp;
	mov.b64 	{%r43, %temp}, %fd2;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r44}, %fd1;
	}
	and.b32  	%r45, %r44, 2147483647;
	{
	.reg .b32 %temp;
	mov.b64 	{%r46, %temp}, %fd1;
	}
	mov.b64 	%fd65, {%r43, %r42};
	mov.b64 	%fd66, {%r46, %r45};
	setp.gt.u32 	%p2, %r42, 2146435071;
	setp.gt.u32 	%p3, %r45, 2146435071;
	or.pred  	%p4, %p2, %p3;
	@%p4 bra 	$L__BB3_21;
	bra.uni 	$L__BB3_2;
$L__BB3_21:
	setp.le.f64 	%p39, %fd65, 0d7FF0000000000000;
	setp.le.f64 	%p40, %fd66, 0d7FF0000000000000;
	and.pred  	%p41, %p39, %p40;
	setp.eq.f64 	%p42, %fd65, 0d7FF0000000000000;
	selp.f64 	%fd53, 0dFFF8000000000000, %fd2, %p42;
	add.f64 	%fd54, %fd2, %fd1;
	selp.f64 	%fd68, %fd53, %fd54, %p41;
	bra.uni 	$L__BB3_22;
$L__BB3_2:
	setp.eq.f64 	%p5, %fd66, 0d0000000000000000;
	mov.f64 	%fd68, 0dFFF8000000000000;
	@%p5 bra 	$L__BB3_22;
	setp.ltu.f64 	%p6, %fd65, %fd66;
	mov.f64 	%fd68, %fd2;
	@%p6 bra 	$L__BB3_22;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r47}, %fd65;
	}
	shr.u32 	%r139, %r47, 20;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r48}, %fd66;
	}
	shr.u32 	%r140, %r48, 20;
	setp.ne.s32 	%p7, %r139, 0;
	@%p7 bra 	$L__BB3_6;
	mul.f64 	%fd65, %fd65, 0d4350000000000000;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r49}, %fd65;
	}
	shr.u32 	%r50, %r49, 20;
	add.s32 	%r139, %r50, -54;
$L__BB3_6:
	setp.ne.s32 	%p8, %r140, 0;
	@%p8 bra 	$L__BB3_8;
	mul.f64 	%fd66, %fd66, 0d4350000000000000;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r51}, %fd66;
	}
	shr.u32 	%r52, %r51, 20;
	add.s32 	%r140, %r52, -54;
$L__BB3_8:
	mov.b64 	%rd36, %fd65;
	and.b64  	%rd37, %rd36, 4503599627370495;
	or.b64  	%rd116, %rd37, 4503599627370496;
	mov.b64 	%rd38, %fd66;
	and.b64  	%rd39, %rd38, 4503599627370495;
	or.b64  	%rd3, %rd39, 4503599627370496;
	sub.s32 	%r146, %r139, %r140;
	not.b32 	%r53, %r139;
	add.s32 	%r54, %r140, %r53;
	max.s32 	%r55, %r54, -1;
	add.s32 	%r11, %r55, %r139;
	mov.u32 	%r56, 2;
	sub.s32 	%r57, %r56, %r140;
	add.s32 	%r58, %r57, %r11;
	and.b32  	%r142, %r58, 3;
	setp.eq.s32 	%p9, %r142, 0;
	@%p9 bra 	$L__BB3_11;
$L__BB3_10:
	.pragma "nounroll";
	sub.s64 	%rd40, %rd116, %rd3;
	mov.b64 	%fd29, %rd40;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r59}, %fd29;
	}
	setp.lt.s32 	%p10, %r59, 0;
	selp.b64 	%rd119, %rd116, %rd40, %p10;
	shl.b64 	%rd116, %rd119, 1;
	add.s32 	%r146, %r146, -1;
	add.s32 	%r142, %r142, -1;
	setp.ne.s32 	%p11, %r142, 0;
	@%p11 bra 	$L__BB3_10;
$L__BB3_11:
	mov.u32 	%r60, 1;
	sub.s32 	%r61, %r60, %r140;
	add.s32 	%r62, %r61, %r11;
	setp.lt.u32 	%p12, %r62, 3;
	@%p12 bra 	$L__BB3_18;
	not.b32 	%r63, %r146;
	max.s32 	%r64, %r63, -4;
	add.s32 	%r65, %r146, %r64;
	add.s32 	%r18, %r65, 4;
	shr.u32 	%r66, %r18, 2;
	add.s32 	%r67, %r66, 1;
	and.b32  	%r145, %r67, 3;
	setp.eq.s32 	%p13, %r145, 0;
	@%p13 bra 	$L__BB3_15;
$L__BB3_14:
	.pragma "nounroll";
	sub.s64 	%rd42, %rd116, %rd3;
	mov.b64 	%fd30, %rd42;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r68}, %fd30;
	}
	setp.lt.s32 	%p14, %r68, 0;
	selp.b64 	%rd43, %rd116, %rd42, %p14;
	shl.b64 	%rd44, %rd43, 1;
	sub.s64 	%rd45, %rd44, %rd3;
	mov.b64 	%fd31, %rd45;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r69}, %fd31;
	}
	setp.lt.s32 	%p15, %r69, 0;
	selp.b64 	%rd46, %rd44, %rd45, %p15;
	shl.b64 	%rd47, %rd46, 1;
	sub.s64 	%rd48, %rd47, %rd3;
	mov.b64 	%fd32, %rd48;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r70}, %fd32;
	}
	setp.lt.s32 	%p16, %r70, 0;
	selp.b64 	%rd49, %rd47, %rd48, %p16;
	shl.b64 	%rd50, %rd49, 1;
	sub.s64 	%rd51, %rd50, %rd3;
	mov.b64 	%fd33, %rd51;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r71}, %fd33;
	}
	setp.lt.s32 	%p17, %r71, 0;
	selp.b64 	%rd119, %rd50, %rd51, %p17;
	shl.b64 	%rd116, %rd119, 1;
	add.s32 	%r146, %r146, -4;
	add.s32 	%r145, %r145, -1;
	setp.ne.s32 	%p18, %r145, 0;
	@%p18 bra 	$L__BB3_14;
$L__BB3_15:
	setp.lt.u32 	%p19, %r18, 12;
	@%p19 bra 	$L__BB3_18;
	add.s32 	%r147, %r146, 16;
$L__BB3_17:
	sub.s64 	%rd52, %rd116, %rd3;
	mov.b64 	%fd34, %rd52;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r72}, %fd34;
	}
	setp.lt.s32 	%p20, %r72, 0;
	selp.b64 	%rd53, %rd116, %rd52, %p20;
	shl.b64 	%rd54, %rd53, 1;
	sub.s64 	%rd55, %rd54, %rd3;
	mov.b64 	%fd35, %rd55;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r73}, %fd35;
	}
	setp.lt.s32 	%p21, %r73, 0;
	selp.b64 	%rd56, %rd54, %rd55, %p21;
	shl.b64 	%rd57, %rd56, 1;
	sub.s64 	%rd58, %rd57, %rd3;
	mov.b64 	%fd36, %rd58;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r74}, %fd36;
	}
	setp.lt.s32 	%p22, %r74, 0;
	selp.b64 	%rd59, %rd57, %rd58, %p22;
	shl.b64 	%rd60, %rd59, 1;
	sub.s64 	%rd61, %rd60, %rd3;
	mov.b64 	%fd37, %rd61;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r75}, %fd37;
	}
	setp.lt.s32 	%p23, %r75, 0;
	selp.b64 	%rd62, %rd60, %rd61, %p23;
	shl.b64 	%rd63, %rd62, 1;
	sub.s64 	%rd64, %rd63, %rd3;
	mov.b64 	%fd38, %rd64;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r76}, %fd38;
	}
	setp.lt.s32 	%p24, %r76, 0;
	selp.b64 	%rd65, %rd63, %rd64, %p24;
	shl.b64 	%rd66, %rd65, 1;
	sub.s64 	%rd67, %rd66, %rd3;
	mov.b64 	%fd39, %rd67;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r77}, %fd39;
	}
	setp.lt.s32 	%p25, %r77, 0;
	selp.b64 	%rd68, %rd66, %rd67, %p25;
	shl.b64 	%rd69, %rd68, 1;
	sub.s64 	%rd70, %rd69, %rd3;
	mov.b64 	%fd40, %rd70;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r78}, %fd40;
	}
	setp.lt.s32 	%p26, %r78, 0;
	selp.b64 	%rd71, %rd69, %rd70, %p26;
	shl.b64 	%rd72, %rd71, 1;
	sub.s64 	%rd73, %rd72, %rd3;
	mov.b64 	%fd41, %rd73;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r79}, %fd41;
	}
	setp.lt.s32 	%p27, %r79, 0;
	selp.b64 	%rd74, %rd72, %rd73, %p27;
	shl.b64 	%rd75, %rd74, 1;
	sub.s64 	%rd76, %rd75, %rd3;
	mov.b64 	%fd42, %rd76;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r80}, %fd42;
	}
	setp.lt.s32 	%p28, %r80, 0;
	selp.b64 	%rd77, %rd75, %rd76, %p28;
	shl.b64 	%rd78, %rd77, 1;
	sub.s64 	%rd79, %rd78, %rd3;
	mov.b64 	%fd43, %rd79;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r81}, %fd43;
	}
	setp.lt.s32 	%p29, %r81, 0;
	selp.b64 	%rd80, %rd78, %rd79, %p29;
	shl.b64 	%rd81, %rd80, 1;
	sub.s64 	%rd82, %rd81, %rd3;
	mov.b64 	%fd44, %rd82;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r82}, %fd44;
	}
	setp.lt.s32 	%p30, %r82, 0;
	selp.b64 	%rd83, %rd81, %rd82, %p30;
	shl.b64 	%rd84, %rd83, 1;
	sub.s64 	%rd85, %rd84, %rd3;
	mov.b64 	%fd45, %rd85;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r83}, %fd45;
	}
	setp.lt.s32 	%p31, %r83, 0;
	selp.b64 	%rd86, %rd84, %rd85, %p31;
	shl.b64 	%rd87, %rd86, 1;
	sub.s64 	%rd88, %rd87, %rd3;
	mov.b64 	%fd46, %rd88;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r84}, %fd46;
	}
	setp.lt.s32 	%p32, %r84, 0;
	selp.b64 	%rd89, %rd87, %rd88, %p32;
	shl.b64 	%rd90, %rd89, 1;
	sub.s64 	%rd91, %rd90, %rd3;
	mov.b64 	%fd47, %rd91;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r85}, %fd47;
	}
	setp.lt.s32 	%p33, %r85, 0;
	selp.b64 	%rd92, %rd90, %rd91, %p33;
	shl.b64 	%rd93, %rd92, 1;
	sub.s64 	%rd94, %rd93, %rd3;
	mov.b64 	%fd48, %rd94;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r86}, %fd48;
	}
	setp.lt.s32 	%p34, %r86, 0;
	selp.b64 	%rd95, %rd93, %rd94, %p34;
	shl.b64 	%rd96, %rd95, 1;
	sub.s64 	%rd97, %rd96, %rd3;
	mov.b64 	%fd49, %rd97;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r87}, %fd49;
	}
	setp.lt.s32 	%p35, %r87, 0;
	selp.b64 	%rd119, %rd96, %rd97, %p35;
	shl.b64 	%rd116, %rd119, 1;
	add.s32 	%r147, %r147, -16;
	setp.gt.s32 	%p36, %r147, 15;
	@%p36 bra 	$L__BB3_17;
$L__BB3_18:
	and.b64  	%rd18, %rd119, 9223372036854775807;
	setp.eq.s64 	%p37, %rd18, 0;
	mov.f64 	%fd67, 0d0000000000000000;
	@%p37 bra 	$L__BB3_20;
	mov.b64 	%fd51, %rd18;
	mul.f64 	%fd52, %fd51, 0d4350000000000000;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r88}, %fd52;
	}
	shr.u32 	%r89, %r88, 20;
	mov.u32 	%r90, 55;
	sub.s32 	%r91, %r90, %r89;
	sub.s32 	%r92, %r140, %r91;
	shl.b64 	%rd98, %rd18, %r91;
	setp.lt.s32 	%p38, %r92, 1;
	mov.u32 	%r93, 1;
	sub.s32 	%r94, %r93, %r92;
	shr.u64 	%rd99, %rd98, %r94;
	add.s32 	%r95, %r92, -1;
	cvt.u64.u32 	%rd100, %r95;
	shl.b64 	%rd101, %rd100, 52;
	add.s64 	%rd102, %rd101, %rd98;
	selp.b64 	%rd103, %rd99, %rd102, %p38;
	mov.b64 	%fd67, %rd103;
$L__BB3_20:
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r132}, %fd2;
	}
	and.b32  	%r131, %r132, -2147483648;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r96}, %fd67;
	}
	or.b32  	%r97, %r96, %r131;
	{
	.reg .b32 %temp;
	mov.b64 	{%r98, %temp}, %fd67;
	}
	mov.b64 	%fd68, {%r98, %r97};
$L__BB3_22:
	ld.param.u32 	%r137, [double_whole_param_3];
	ld.param.u64 	%rd109, [double_whole_param_2];
	cvta.to.global.u64 	%rd108, %rd109;
	mov.u32 	%r136, %tid.x;
	mov.u32 	%r135, %ntid.x;
	mov.u32 	%r134, %ctaid.x;
	mad.lo.s32 	%r133, %r134, %r135, %r136;
	add.s32 	%r99, %r2, %r137;
	add.s32 	%r28, %r99, %r137;
	mul.wide.s32 	%rd104, %r28, 8;
	add.s64 	%rd105, %rd108, %rd104;
	st.global.f64 	[%rd105], %fd68;
	mul.hi.s32 	%r100, %r133, 1374389535;
	shr.u32 	%r101, %r100, 31;
	shr.s32 	%r102, %r100, 7;
	add.s32 	%r103, %r102, %r101;
	mul.lo.s32 	%r104, %r103, 400;
	sub.s32 	%r105, %r133, %r104;
	add.s32 	%r106, %r105, -200;
	min.s32 	%r107, %r106, 2200;
	max.s32 	%r29, %r107, -2200;
	abs.f64 	%fd14, %fd2;
	setp.eq.f64 	%p43, %fd14, 0d0000000000000000;
	setp.eq.f64 	%p44, %fd14, 0d7FF0000000000000;
	or.pred  	%p45, %p43, %p44;
	setp.eq.s32 	%p46, %r29, 0;
	or.pred  	%p47, %p46, %p45;
	@%p47 bra 	$L__BB3_28;
	bra.uni 	$L__BB3_23;
$L__BB3_28:
	setp.gt.f64 	%p50, %fd14, 0d0000000000000000;
	add.f64 	%fd64, %fd2, %fd2;
	selp.f64 	%fd69, %fd2, %fd64, %p50;
	bra.uni 	$L__BB3_29;
$L__BB3_23:
	abs.s32 	%r30, %r29;
	setp.lt.s32 	%p48, %r30, 1022;
	@%p48 bra 	$L__BB3_27;
	bra.uni 	$L__BB3_24;
$L__BB3_27:
	shl.b32 	%r127, %r29, 20;
	add.s32 	%r128, %r127, 1072693248;
	mov.u32 	%r129, 0;
	mov.b64 	%fd63, {%r129, %r128};
	mul.f64 	%fd69, %fd2, %fd63;
	bra.uni 	$L__BB3_29;
$L__BB3_24:
	setp.lt.s32 	%p49, %r30, 2044;
	@%p49 bra 	$L__BB3_26;
	bra.uni 	$L__BB3_25;
$L__BB3_26:
	shr.u32 	%r118, %r29, 31;
	add.s32 	%r119, %r29, %r118;
	shr.s32 	%r120, %r119, 1;
	shl.b32 	%r121, %r120, 20;
	add.s32 	%r122, %r121, 1072693248;
	mov.u32 	%r123, 0;
	mov.b64 	%fd60, {%r123, %r122};
	mul.f64 	%fd61, %fd2, %fd60;
	sub.s32 	%r124, %r29, %r120;
	shl.b32 	%r125, %r124, 20;
	add.s32 	%r126, %r125, 1072693248;
	mov.b64 	%fd62, {%r123, %r126};
	mul.f64 	%fd69, %fd61, %fd62;
	bra.uni 	$L__BB3_29;
$L__BB3_25:
	shr.s32 	%r108, %r29, 31;
	shr.u32 	%r109, %r108, 30;
	add.s32 	%r110, %r29, %r109;
	shr.s32 	%r111, %r110, 2;
	shl.b32 	%r112, %r111, 20;
	add.s32 	%r113, %r112, 1072693248;
	mov.u32 	%r114, 0;
	mov.b64 	%fd55, {%r114, %r113};
	mul.f64 	%fd56, %fd2, %fd55;
	mul.f64 	%fd57, %fd55, %fd56;
	mul.f64 	%fd58, %fd55, %fd57;
	mad.lo.s32 	%r115, %r111, -3, %r29;
	shl.b32 	%r116, %r115, 20;
	add.s32 	%r117, %r116, 1072693248;
	mov.b64 	%fd59, {%r114, %r117};
	mul.f64 	%fd69, %fd59, %fd58;
$L__BB3_29:
	ld.param.u32 	%r138, [double_whole_param_3];
	ld.param.u64 	%rd111, [double_whole_param_2];
	cvta.to.global.u64 	%rd110, %rd111;
	add.s32 	%r130, %r28, %r138;
	mul.wide.s32 	%rd106, %r130, 8;
	add.s64 	%rd107, %rd110, %rd106;
	st.global.f64 	[%rd107], %fd69;
$L__BB3_30:
	ret;
}
.visible .entry double_library(
	.param .u64 double_library_param_0,
	.param .u64 double_library_param_1,
	.param .u64 double_library_param_2,
	.param .u32 double_library_param_3
)
{
	.local .align 4 .b8 	__local_depot4[8];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<58>;
	.reg .f32 	%f<14>;
	.reg .b32 	%r<148>;
	.reg .f64 	%fd<365>;
	.reg .b64 	%rd<51>;
	mov.u64 	%SPL, __local_depot4;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd13, [double_library_param_0];
	ld.param.u64 	%rd15, [double_library_param_2];
	ld.param.u32 	%r41, [double_library_param_3];
	cvta.to.global.u64 	%rd1, %rd15;
	mov.u32 	%r42, %ntid.x;
	mov.u32 	%r43, %ctaid.x;
	mov.u32 	%r44, %tid.x;
	mad.lo.s32 	%r1, %r43, %r42, %r44;
	setp.ge.s32 	%p3, %r1, %r41;
	@%p3 bra 	$L__BB4_50;
	cvta.to.global.u64 	%rd18, %rd13;
	cvt.s64.s32 	%rd4, %r1;
	mul.wide.s32 	%rd19, %r1, 8;
	add.s64 	%rd20, %rd18, %rd19;
	ld.global.f64 	%fd1, [%rd20];
	abs.f64 	%fd2, %fd1;
	add.f64 	%fd3, %fd2, 0d3F50624DD2F1A9FC;
	mov.f64 	%fd55, 0d4338000000000000;
	mov.f64 	%fd56, 0d3FF71547652B82FE;
	fma.rn.f64 	%fd57, %fd1, %fd56, %fd55;
	{
	.reg .b32 %temp;
	mov.b64 	{%r2, %temp}, %fd57;
	}
	mov.f64 	%fd58, 0dC338000000000000;
	add.rn.f64 	%fd59, %fd57, %fd58;
	mov.f64 	%fd60, 0dBFE62E42FEFA39EF;
	fma.rn.f64 	%fd61, %fd59, %fd60, %fd1;
	mov.f64 	%fd62, 0dBC7ABC9E3B39803F;
	fma.rn.f64 	%fd63, %fd59, %fd62, %fd61;
	mov.f64 	%fd64, 0d3E928AF3FCA213EA;
	mov.f64 	%fd65, 0d3E5ADE1569CE2BDF;
	fma.rn.f64 	%fd66, %fd65, %fd63, %fd64;
	mov.f64 	%fd67, 0d3EC71DEE62401315;
	fma.rn.f64 	%fd68, %fd66, %fd63, %fd67;
	mov.f64 	%fd69, 0d3EFA01997C89EB71;
	fma.rn.f64 	%fd70, %fd68, %fd63, %fd69;
	mov.f64 	%fd71, 0d3F2A01A014761F65;
	fma.rn.f64 	%fd72, %fd70, %fd63, %fd71;
	mov.f64 	%fd73, 0d3F56C16C1852B7AF;
	fma.rn.f64 	%fd74, %fd72, %fd63, %fd73;
	mov.f64 	%fd75, 0d3F81111111122322;
	fma.rn.f64 	%fd76, %fd74, %fd63, %fd75;
	mov.f64 	%fd77, 0d3FA55555555502A1;
	fma.rn.f64 	%fd78, %fd76, %fd63, %fd77;
	mov.f64 	%fd79, 0d3FC5555555555511;
	fma.rn.f64 	%fd80, %fd78, %fd63, %fd79;
	mov.f64 	%fd81, 0d3FE000000000000B;
	fma.rn.f64 	%fd82, %fd80, %fd63, %fd81;
	mov.f64 	%fd83, 0d3FF0000000000000;
	fma.rn.f64 	%fd84, %fd82, %fd63, %fd83;
	fma.rn.f64 	%fd85, %fd84, %fd63, %fd83;
	{
	.reg .b32 %temp;
	mov.b64 	{%r3, %temp}, %fd85;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r4}, %fd85;
	}
	shl.b32 	%r45, %r2, 20;
	add.s32 	%r46, %r4, %r45;
	mov.b64 	%fd349, {%r3, %r46};
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r5}, %fd1;
	}
	mov.b32 	%f2, %r5;
	abs.f32 	%f1, %f2;
	setp.lt.f32 	%p4, %f1, 0f4086232B;
	@%p4 bra 	$L__BB4_4;
	setp.lt.f64 	%p5, %fd1, 0d0000000000000000;
	add.f64 	%fd86, %fd1, 0d7FF0000000000000;
	selp.f64 	%fd349, 0d0000000000000000, %fd86, %p5;
	setp.geu.f32 	%p6, %f1, 0f40874800;
	@%p6 bra 	$L__BB4_4;
	shr.u32 	%r47, %r2, 31;
	add.s32 	%r48, %r2, %r47;
	shr.s32 	%r49, %r48, 1;
	shl.b32 	%r50, %r49, 20;
	add.s32 	%r51, %r4, %r50;
	mov.b64 	%fd87, {%r3, %r51};
	sub.s32 	%r52, %r2, %r49;
	shl.b32 	%r53, %r52, 20;
	add.s32 	%r54, %r53, 1072693248;
	mov.u32 	%r55, 0;
	mov.b64 	%fd88, {%r55, %r54};
	mul.f64 	%fd349, %fd87, %fd88;
$L__BB4_4:
	shl.b64 	%rd21, %rd4, 3;
	add.s64 	%rd5, %rd1, %rd21;
	st.global.f64 	[%rd5], %fd349;
	{
	.reg .b32 %temp;
	mov.b64 	{%r137, %temp}, %fd3;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r7}, %fd3;
	}
	setp.gt.s32 	%p7, %r7, 1048575;
	mov.u32 	%r138, -1023;
	mov.f64 	%fd350, %fd3;
	mov.u32 	%r136, %r7;
	@%p7 bra 	$L__BB4_6;
	mul.f64 	%fd350, %fd3, 0d4350000000000000;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r136}, %fd350;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%r137, %temp}, %fd350;
	}
	mov.u32 	%r138, -1077;
$L__BB4_6:
	add.s32 	%r58, %r136, -1;
	setp.lt.u32 	%p8, %r58, 2146435071;
	@%p8 bra 	$L__BB4_8;
	bra.uni 	$L__BB4_7;
$L__BB4_8:
	shr.u32 	%r60, %r136, 20;
	add.s32 	%r139, %r138, %r60;
	and.b32  	%r61, %r136, -2146435073;
	or.b32  	%r62, %r61, 1072693248;
	mov.b64 	%fd351, {%r137, %r62};
	setp.lt.s32 	%p10, %r62, 1073127583;
	@%p10 bra 	$L__BB4_10;
	{
	.reg .b32 %temp;
	mov.b64 	{%r63, %temp}, %fd351;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r64}, %fd351;
	}
	add.s32 	%r65, %r64, -1048576;
	mov.b64 	%fd351, {%r63, %r65};
	add.s32 	%r139, %r139, 1;
$L__BB4_10:
	add.f64 	%fd91, %fd351, 0d3FF0000000000000;
	mov.f64 	%fd92, 0d3FF0000000000000;
	rcp.approx.ftz.f64 	%fd93, %fd91;
	neg.f64 	%fd94, %fd91;
	fma.rn.f64 	%fd95, %fd94, %fd93, %fd92;
	fma.rn.f64 	%fd96, %fd95, %fd95, %fd95;
	fma.rn.f64 	%fd97, %fd96, %fd93, %fd93;
	add.f64 	%fd98, %fd351, 0dBFF0000000000000;
	mul.f64 	%fd99, %fd98, %fd97;
	fma.rn.f64 	%fd100, %fd98, %fd97, %fd99;
	mul.f64 	%fd101, %fd100, %fd100;
	mov.f64 	%fd102, 0d3ED0EE258B7A8B04;
	mov.f64 	%fd103, 0d3EB1380B3AE80F1E;
	fma.rn.f64 	%fd104, %fd103, %fd101, %fd102;
	mov.f64 	%fd105, 0d3EF3B2669F02676F;
	fma.rn.f64 	%fd106, %fd104, %fd101, %fd105;
	mov.f64 	%fd107, 0d3F1745CBA9AB0956;
	fma.rn.f64 	%fd108, %fd106, %fd101, %fd107;
	mov.f64 	%fd109, 0d3F3C71C72D1B5154;
	fma.rn.f64 	%fd110, %fd108, %fd101, %fd109;
	mov.f64 	%fd111, 0d3F624924923BE72D;
	fma.rn.f64 	%fd112, %fd110, %fd101, %fd111;
	mov.f64 	%fd113, 0d3F8999999999A3C4;
	fma.rn.f64 	%fd114, %fd112, %fd101, %fd113;
	mov.f64 	%fd115, 0d3FB5555555555554;
	fma.rn.f64 	%fd116, %fd114, %fd101, %fd115;
	sub.f64 	%fd117, %fd98, %fd100;
	add.f64 	%fd118, %fd117, %fd117;
	neg.f64 	%fd119, %fd100;
	fma.rn.f64 	%fd120, %fd119, %fd98, %fd118;
	mul.f64 	%fd121, %fd97, %fd120;
	mul.f64 	%fd122, %fd101, %fd116;
	fma.rn.f64 	%fd123, %fd122, %fd100, %fd121;
	xor.b32  	%r66, %r139, -2147483648;
	mov.u32 	%r67, -2147483648;
	mov.u32 	%r68, 1127219200;
	mov.b64 	%fd124, {%r66, %r68};
	mov.b64 	%fd125, {%r67, %r68};
	sub.f64 	%fd126, %fd124, %fd125;
	mov.f64 	%fd127, 0d3FE62E42FEFA39EF;
	fma.rn.f64 	%fd128, %fd126, %fd127, %fd100;
	neg.f64 	%fd129, %fd126;
	fma.rn.f64 	%fd130, %fd129, %fd127, %fd128;
	sub.f64 	%fd131, %fd130, %fd100;
	sub.f64 	%fd132, %fd123, %fd131;
	mov.f64 	%fd133, 0d3C7ABC9E3B39803F;
	fma.rn.f64 	%fd134, %fd126, %fd133, %fd132;
	add.f64 	%fd352, %fd128, %fd134;
	bra.uni 	$L__BB4_11;
$L__BB4_7:
	mov.f64 	%fd89, 0d7FF0000000000000;
	fma.rn.f64 	%fd90, %fd350, %fd89, %fd89;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r59}, %fd350;
	}
	mov.b32 	%f3, %r59;
	setp.eq.f32 	%p9, %f3, 0f00000000;
	selp.f64 	%fd352, 0dFFF0000000000000, %fd90, %p9;
$L__BB4_11:
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r131}, %fd1;
	}
	ld.param.u32 	%r130, [double_library_param_3];
	cvt.s64.s32 	%rd6, %r130;
	mul.wide.s32 	%rd22, %r130, 8;
	add.s64 	%rd23, %rd5, %rd22;
	st.global.f64 	[%rd23], %fd352;
	and.b32  	%r145, %r131, 2147483647;
	setp.eq.s32 	%p11, %r145, 2146435072;
	{
	.reg .b32 %temp;
	mov.b64 	{%r144, %temp}, %fd1;
	}
	setp.eq.s32 	%p12, %r144, 0;
	and.pred  	%p1, %p12, %p11;
	@%p1 bra 	$L__BB4_14;
	bra.uni 	$L__BB4_12;
$L__BB4_14:
	mov.f64 	%fd143, 0d0000000000000000;
	mul.rn.f64 	%fd353, %fd1, %fd143;
	mov.u32 	%r140, 0;
	bra.uni 	$L__BB4_15;
$L__BB4_12:
	abs.f64 	%fd341, %fd1;
	add.u64 	%rd47, %SPL, 4;
	mul.f64 	%fd135, %fd1, 0d3FE45F306DC9C883;
	cvt.rni.s32.f64 	%r140, %fd135;
	st.local.u32 	[%rd47], %r140;
	cvt.rn.f64.s32 	%fd136, %r140;
	neg.f64 	%fd137, %fd136;
	mov.f64 	%fd138, 0d3FF921FB54442D18;
	fma.rn.f64 	%fd139, %fd137, %fd138, %fd1;
	mov.f64 	%fd140, 0d3C91A62633145C00;
	fma.rn.f64 	%fd141, %fd137, %fd140, %fd139;
	mov.f64 	%fd142, 0d397B839A252049C0;
	fma.rn.f64 	%fd353, %fd137, %fd142, %fd141;
	setp.ltu.f64 	%p13, %fd341, 0d41E0000000000000;
	@%p13 bra 	$L__BB4_15;
	add.u64 	%rd49, %SPL, 4;
	add.u64 	%rd40, %SP, 4;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.f64 	[param0+0], %fd1;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd40;
	.param .b64 retval0;
	call.uni (retval0),
	__internal_trig_reduction_slowpathd,
	(
	param0,
	param1
	);
	ld.param.f64 	%fd353, [retval0+0];
	}
	ld.local.u32 	%r140, [%rd49];
$L__BB4_15:
	and.b32  	%r70, %r140, 1;
	shl.b32 	%r71, %r140, 3;
	and.b32  	%r72, %r71, 8;
	setp.eq.s32 	%p14, %r70, 0;
	selp.f64 	%fd144, 0d3DE5DB65F9785EBA, 0dBDA8FF8320FD8164, %p14;
	mul.wide.s32 	%rd25, %r72, 8;
	mov.u64 	%rd26, __cudart_sin_cos_coeffs;
	add.s64 	%rd27, %rd26, %rd25;
	ld.global.nc.f64 	%fd145, [%rd27+8];
	mul.rn.f64 	%fd20, %fd353, %fd353;
	fma.rn.f64 	%fd146, %fd144, %fd20, %fd145;
	ld.global.nc.f64 	%fd147, [%rd27+16];
	fma.rn.f64 	%fd148, %fd146, %fd20, %fd147;
	ld.global.nc.f64 	%fd149, [%rd27+24];
	fma.rn.f64 	%fd150, %fd148, %fd20, %fd149;
	ld.global.nc.f64 	%fd151, [%rd27+32];
	fma.rn.f64 	%fd152, %fd150, %fd20, %fd151;
	ld.global.nc.f64 	%fd153, [%rd27+40];
	fma.rn.f64 	%fd154, %fd152, %fd20, %fd153;
	ld.global.nc.f64 	%fd155, [%rd27+48];
	fma.rn.f64 	%fd21, %fd154, %fd20, %fd155;
	fma.rn.f64 	%fd355, %fd21, %fd353, %fd353;
	@%p14 bra 	$L__BB4_17;
	mov.f64 	%fd156, 0d3FF0000000000000;
	fma.rn.f64 	%fd355, %fd21, %fd20, %fd156;
$L__BB4_17:
	and.b32  	%r73, %r140, 2;
	setp.eq.s32 	%p15, %r73, 0;
	@%p15 bra 	$L__BB4_19;
	mov.f64 	%fd157, 0d0000000000000000;
	mov.f64 	%fd158, 0dBFF0000000000000;
	fma.rn.f64 	%fd355, %fd355, %fd158, %fd157;
$L__BB4_19:
	ld.param.u32 	%r132, [double_library_param_3];
	add.s32 	%r74, %r1, %r132;
	add.s32 	%r21, %r74, %r132;
	mul.wide.s32 	%rd28, %r21, 8;
	add.s64 	%rd7, %rd1, %rd28;
	st.global.f64 	[%rd7], %fd355;
	@%p1 bra 	$L__BB4_23;
	bra.uni 	$L__BB4_20;
$L__BB4_23:
	mov.f64 	%fd167, 0d0000000000000000;
	mul.rn.f64 	%fd357, %fd1, %fd167;
	mov.u32 	%r142, 1;
	bra.uni 	$L__BB4_24;
$L__BB4_20:
	abs.f64 	%fd342, %fd1;
	add.u64 	%rd41, %SPL, 0;
	mul.f64 	%fd159, %fd1, 0d3FE45F306DC9C883;
	cvt.rni.s32.f64 	%r141, %fd159;
	st.local.u32 	[%rd41], %r141;
	cvt.rn.f64.s32 	%fd160, %r141;
	neg.f64 	%fd161, %fd160;
	mov.f64 	%fd162, 0d3FF921FB54442D18;
	fma.rn.f64 	%fd163, %fd161, %fd162, %fd1;
	mov.f64 	%fd164, 0d3C91A62633145C00;
	fma.rn.f64 	%fd165, %fd161, %fd164, %fd163;
	mov.f64 	%fd166, 0d397B839A252049C0;
	fma.rn.f64 	%fd357, %fd161, %fd166, %fd165;
	setp.ltu.f64 	%p16, %fd342, 0d41E0000000000000;
	@%p16 bra 	$L__BB4_22;
	add.u64 	%rd45, %SP, 0;
	add.u64 	%rd44, %SP, 0;
	add.u64 	%rd43, %SPL, 0;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.f64 	[param0+0], %fd1;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd44;
	.param .b64 retval0;
	call.uni (retval0),
	__internal_trig_reduction_slowpathd,
	(
	param0,
	param1
	);
	ld.param.f64 	%fd357, [retval0+0];
	}
	ld.local.u32 	%r141, [%rd43];
$L__BB4_22:
	add.s32 	%r142, %r141, 1;
$L__BB4_24:
	and.b32  	%r76, %r142, 1;
	shl.b32 	%r77, %r142, 3;
	and.b32  	%r78, %r77, 8;
	setp.eq.s32 	%p17, %r76, 0;
	selp.f64 	%fd168, 0d3DE5DB65F9785EBA, 0dBDA8FF8320FD8164, %p17;
	mul.wide.s32 	%rd30, %r78, 8;
	add.s64 	%rd32, %rd26, %rd30;
	ld.global.nc.f64 	%fd169, [%rd32+8];
	mul.rn.f64 	%fd32, %fd357, %fd357;
	fma.rn.f64 	%fd170, %fd168, %fd32, %fd169;
	ld.global.nc.f64 	%fd171, [%rd32+16];
	fma.rn.f64 	%fd172, %fd170, %fd32, %fd171;
	ld.global.nc.f64 	%fd173, [%rd32+24];
	fma.rn.f64 	%fd174, %fd172, %fd32, %fd173;
	ld.global.nc.f64 	%fd175, [%rd32+32];
	fma.rn.f64 	%fd176, %fd174, %fd32, %fd175;
	ld.global.nc.f64 	%fd177, [%rd32+40];
	fma.rn.f64 	%fd178, %fd176, %fd32, %fd177;
	ld.global.nc.f64 	%fd179, [%rd32+48];
	fma.rn.f64 	%fd33, %fd178, %fd32, %fd179;
	fma.rn.f64 	%fd359, %fd33, %fd357, %fd357;
	@%p17 bra 	$L__BB4_26;
	mov.f64 	%fd180, 0d3FF0000000000000;
	fma.rn.f64 	%fd359, %fd33, %fd32, %fd180;
$L__BB4_26:
	and.b32  	%r79, %r142, 2;
	setp.eq.s32 	%p18, %r79, 0;
	@%p18 bra 	$L__BB4_28;
	mov.f64 	%fd181, 0d0000000000000000;
	mov.f64 	%fd182, 0dBFF0000000000000;
	fma.rn.f64 	%fd359, %fd359, %fd182, %fd181;
$L__BB4_28:
	ld.param.u64 	%rd46, [double_library_param_1];
	shl.b64 	%rd8, %rd6, 3;
	add.s64 	%rd9, %rd7, %rd8;
	st.global.f64 	[%rd9], %fd359;
	cvta.to.global.u64 	%rd33, %rd46;
	add.s64 	%rd35, %rd33, %rd21;
	ld.global.f64 	%fd39, [%rd35];
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r27}, %fd39;
	}
	and.b32  	%r80, %r27, 2146435072;
	shr.u32 	%r81, %r80, 20;
	add.s32 	%r82, %r81, -1012;
	mov.b64 	%rd36, %fd39;
	shl.b64 	%rd10, %rd36, %r82;
	setp.eq.s64 	%p2, %rd10, -9223372036854775808;
	setp.ne.s64 	%p19, %rd10, -9223372036854775808;
	abs.f64 	%fd40, %fd3;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.f64 	[param0+0], %fd40;
	.param .b64 param1;
	st.param.f64 	[param1+0], %fd39;
	.param .b64 retval0;
	call.uni (retval0),
	__internal_accurate_pow,
	(
	param0,
	param1
	);
	ld.param.f64 	%fd361, [retval0+0];
	}
	setp.gt.s32 	%p20, %r7, -1;
	or.pred  	%p21, %p20, %p19;
	@%p21 bra 	$L__BB4_30;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r83}, %fd361;
	}
	xor.b32  	%r84, %r83, -2147483648;
	{
	.reg .b32 %temp;
	mov.b64 	{%r85, %temp}, %fd361;
	}
	mov.b64 	%fd361, {%r85, %r84};
$L__BB4_30:
	setp.eq.f64 	%p22, %fd3, 0d0000000000000000;
	@%p22 bra 	$L__BB4_34;
	bra.uni 	$L__BB4_31;
$L__BB4_34:
	abs.f64 	%fd185, %fd39;
	setp.neu.f64 	%p26, %fd185, 0d3FE0000000000000;
	and.pred  	%p27, %p2, %p26;
	selp.u32 	%r143, 1, 0, %p27;
	selp.b32 	%r86, %r7, 0, %p27;
	mov.u32 	%r87, 0;
	or.b32  	%r88, %r86, 2146435072;
	setp.lt.s32 	%p28, %r27, 0;
	selp.b32 	%r89, %r88, %r86, %p28;
	mov.b64 	%fd361, {%r87, %r89};
	bra.uni 	$L__BB4_35;
$L__BB4_31:
	selp.u32 	%r143, 1, 0, %p2;
	@%p20 bra 	$L__BB4_35;
	cvt.rzi.f64.f64 	%fd183, %fd39;
	setp.eq.f64 	%p24, %fd183, %fd39;
	@%p24 bra 	$L__BB4_35;
	mov.f64 	%fd361, 0dFFF8000000000000;
$L__BB4_35:
	add.f64 	%fd46, %fd3, %fd39;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r90}, %fd46;
	}
	and.b32  	%r91, %r90, 2146435072;
	setp.ne.s32 	%p29, %r91, 2146435072;
	mov.f64 	%fd362, %fd361;
	@%p29 bra 	$L__BB4_42;
	setp.gtu.f64 	%p30, %fd40, 0d7FF0000000000000;
	mov.f64 	%fd362, %fd46;
	@%p30 bra 	$L__BB4_42;
	abs.f64 	%fd186, %fd39;
	setp.gtu.f64 	%p31, %fd186, 0d7FF0000000000000;
	mov.f64 	%fd362, %fd46;
	@%p31 bra 	$L__BB4_42;
	{
	.reg .b32 %temp;
	mov.b64 	{%r92, %temp}, %fd39;
	}
	and.b32  	%r31, %r27, 2147483647;
	setp.eq.s32 	%p32, %r31, 2146435072;
	setp.eq.s32 	%p33, %r92, 0;
	and.pred  	%p34, %p32, %p33;
	@%p34 bra 	$L__BB4_41;
	bra.uni 	$L__BB4_39;
$L__BB4_41:
	setp.gt.f64 	%p44, %fd40, 0d3FF0000000000000;
	selp.b32 	%r98, 2146435072, 0, %p44;
	mov.u32 	%r99, 0;
	xor.b32  	%r100, %r98, 2146435072;
	setp.lt.s32 	%p45, %r27, 0;
	selp.b32 	%r101, %r100, %r98, %p45;
	setp.eq.f64 	%p46, %fd3, 0dBFF0000000000000;
	selp.b32 	%r102, 1072693248, %r101, %p46;
	mov.b64 	%fd362, {%r99, %r102};
	bra.uni 	$L__BB4_42;
$L__BB4_39:
	abs.f64 	%fd348, %fd1;
	add.f64 	%fd347, %fd348, 0d3F50624DD2F1A9FC;
	{
	.reg .b32 %temp;
	mov.b64 	{%r135, %temp}, %fd347;
	}
	and.b32  	%r93, %r7, 2147483647;
	setp.ne.s32 	%p35, %r93, 2146435072;
	setp.ne.s32 	%p36, %r135, 0;
	or.pred  	%p37, %p35, %p36;
	mov.f64 	%fd362, %fd361;
	@%p37 bra 	$L__BB4_42;
	setp.lt.s32 	%p38, %r7, 0;
	mov.u32 	%r94, 0;
	setp.gt.s32 	%p39, %r27, -1;
	selp.b32 	%r95, 2146435072, 0, %p39;
	setp.ne.s32 	%p40, %r143, 0;
	and.pred  	%p41, %p38, %p40;
	setp.ne.s32 	%p42, %r31, 1071644672;
	and.pred  	%p43, %p42, %p41;
	or.b32  	%r96, %r95, -2147483648;
	selp.b32 	%r97, %r96, %r95, %p43;
	mov.b64 	%fd362, {%r94, %r97};
$L__BB4_42:
	abs.f64 	%fd363, %fd1;
	setp.eq.f64 	%p47, %fd39, 0d0000000000000000;
	setp.eq.f64 	%p48, %fd3, 0d3FF0000000000000;
	or.pred  	%p49, %p48, %p47;
	selp.f64 	%fd187, 0d3FF0000000000000, %fd362, %p49;
	add.s64 	%rd11, %rd9, %rd8;
	st.global.f64 	[%rd11], %fd187;
	setp.leu.f64 	%p50, %fd363, 0d3FF0000000000000;
	@%p50 bra 	$L__BB4_44;
	abs.f64 	%fd346, %fd1;
	rcp.approx.ftz.f64 	%fd188, %fd346;
	neg.f64 	%fd189, %fd346;
	mov.f64 	%fd190, 0d3FF0000000000000;
	fma.rn.f64 	%fd191, %fd189, %fd188, %fd190;
	fma.rn.f64 	%fd192, %fd191, %fd191, %fd191;
	fma.rn.f64 	%fd193, %fd192, %fd188, %fd188;
	setp.eq.f64 	%p51, %fd346, 0d7FF0000000000000;
	selp.f64 	%fd363, 0d0000000000000000, %fd193, %p51;
$L__BB4_44:
	abs.f64 	%fd344, %fd1;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r133}, %fd1;
	}
	mul.f64 	%fd194, %fd363, %fd363;
	mov.f64 	%fd195, 0d3F2D3B63DBB65B49;
	mov.f64 	%fd196, 0dBEF53E1D2A25FF7E;
	fma.rn.f64 	%fd197, %fd196, %fd194, %fd195;
	mov.f64 	%fd198, 0dBF5312788DDE082E;
	fma.rn.f64 	%fd199, %fd197, %fd194, %fd198;
	mov.f64 	%fd200, 0d3F6F9690C8249315;
	fma.rn.f64 	%fd201, %fd199, %fd194, %fd200;
	mov.f64 	%fd202, 0dBF82CF5AABC7CF0D;
	fma.rn.f64 	%fd203, %fd201, %fd194, %fd202;
	mov.f64 	%fd204, 0d3F9162B0B2A3BFDE;
	fma.rn.f64 	%fd205, %fd203, %fd194, %fd204;
	mov.f64 	%fd206, 0dBF9A7256FEB6FC6B;
	fma.rn.f64 	%fd207, %fd205, %fd194, %fd206;
	mov.f64 	%fd208, 0d3FA171560CE4A489;
	fma.rn.f64 	%fd209, %fd207, %fd194, %fd208;
	mov.f64 	%fd210, 0dBFA4F44D841450E4;
	fma.rn.f64 	%fd211, %fd209, %fd194, %fd210;
	mov.f64 	%fd212, 0d3FA7EE3D3F36BB95;
	fma.rn.f64 	%fd213, %fd211, %fd194, %fd212;
	mov.f64 	%fd214, 0dBFAAD32AE04A9FD1;
	fma.rn.f64 	%fd215, %fd213, %fd194, %fd214;
	mov.f64 	%fd216, 0d3FAE17813D66954F;
	fma.rn.f64 	%fd217, %fd215, %fd194, %fd216;
	mov.f64 	%fd218, 0dBFB11089CA9A5BCD;
	fma.rn.f64 	%fd219, %fd217, %fd194, %fd218;
	mov.f64 	%fd220, 0d3FB3B12B2DB51738;
	fma.rn.f64 	%fd221, %fd219, %fd194, %fd220;
	mov.f64 	%fd222, 0dBFB745D022F8DC5C;
	fma.rn.f64 	%fd223, %fd221, %fd194, %fd222;
	mov.f64 	%fd224, 0d3FBC71C709DFE927;
	fma.rn.f64 	%fd225, %fd223, %fd194, %fd224;
	mov.f64 	%fd226, 0dBFC2492491FA1744;
	fma.rn.f64 	%fd227, %fd225, %fd194, %fd226;
	mov.f64 	%fd228, 0d3FC99999999840D2;
	fma.rn.f64 	%fd229, %fd227, %fd194, %fd228;
	mov.f64 	%fd230, 0dBFD555555555544C;
	fma.rn.f64 	%fd231, %fd229, %fd194, %fd230;
	mul.f64 	%fd232, %fd194, %fd231;
	fma.rn.f64 	%fd233, %fd232, %fd363, %fd363;
	mov.f64 	%fd234, 0d3FF921FB54442D18;
	sub.f64 	%fd235, %fd234, %fd233;
	setp.gt.f64 	%p52, %fd344, 0d3FF0000000000000;
	selp.f64 	%fd236, %fd235, %fd233, %p52;
	{
	.reg .b32 %temp;
	mov.b64 	{%r103, %temp}, %fd236;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r104}, %fd236;
	}
	and.b32  	%r32, %r133, -2147483648;
	or.b32  	%r105, %r104, %r32;
	mov.b64 	%fd237, {%r103, %r105};
	add.s64 	%rd12, %rd11, %rd8;
	st.global.f64 	[%rd12], %fd237;
	setp.lt.u32 	%p53, %r145, 2146435072;
	setp.neu.f64 	%p54, %fd1, 0d0000000000000000;
	and.pred  	%p55, %p54, %p53;
	@%p55 bra 	$L__BB4_46;
	bra.uni 	$L__BB4_45;
$L__BB4_46:
	shr.u32 	%r146, %r145, 20;
	setp.ne.s32 	%p56, %r146, 0;
	mov.u32 	%r147, 0;
	@%p56 bra 	$L__BB4_48;
	mov.b64 	%fd238, {%r144, %r145};
	mul.f64 	%fd239, %fd238, 0d4350000000000000;
	{
	.reg .b32 %temp;
	mov.b64 	{%r144, %temp}, %fd239;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r145}, %fd239;
	}
	shr.u32 	%r146, %r145, 20;
	mov.u32 	%r147, 18;
$L__BB4_48:
	add.s32 	%r108, %r146, -1022;
	cvt.rn.f32.s32 	%f4, %r108;
	mul.f32 	%f5, %f4, 0f3EAAAAAB;
	cvt.rni.s32.f32 	%r109, %f5;
	mad.lo.s32 	%r110, %r109, -3145728, %r145;
	mov.b64 	%fd240, {%r144, %r110};
	cvt.rn.f32.f64 	%f6, %fd240;
	lg2.approx.ftz.f32 	%f7, %f6;
	mul.f32 	%f8, %f7, 0f3EAAAAAB;
	ex2.approx.ftz.f32 	%f9, %f8;
	cvt.f64.f32 	%fd241, %f9;
	mul.f64 	%fd242, %fd241, %fd241;
	{
	.reg .b32 %temp;
	mov.b64 	{%r111, %temp}, %fd242;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r112}, %fd242;
	}
	add.s32 	%r113, %r112, 1048576;
	mov.b64 	%fd243, {%r111, %r113};
	fma.rn.f64 	%fd244, %fd243, %fd241, %fd240;
	rcp.approx.ftz.f64 	%fd245, %fd244;
	neg.f64 	%fd246, %fd244;
	mov.f64 	%fd247, 0d3FF0000000000000;
	fma.rn.f64 	%fd248, %fd246, %fd245, %fd247;
	fma.rn.f64 	%fd249, %fd248, %fd248, %fd248;
	fma.rn.f64 	%fd250, %fd249, %fd245, %fd245;
	neg.f64 	%fd251, %fd241;
	fma.rn.f64 	%fd252, %fd242, %fd251, %fd240;
	mul.f64 	%fd253, %fd250, %fd252;
	fma.rn.f64 	%fd254, %fd241, %fd253, %fd241;
	{
	.reg .b32 %temp;
	mov.b64 	{%r114, %temp}, %fd254;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r115}, %fd254;
	}
	sub.s32 	%r116, %r109, %r147;
	shl.b32 	%r117, %r116, 20;
	add.s32 	%r118, %r115, %r117;
	mov.b64 	%fd255, {%r114, %r118};
	{
	.reg .b32 %temp;
	mov.b64 	{%r119, %temp}, %fd255;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r120}, %fd255;
	}
	or.b32  	%r121, %r120, %r32;
	mov.b64 	%fd364, {%r119, %r121};
	bra.uni 	$L__BB4_49;
$L__BB4_45:
	add.f64 	%fd364, %fd1, %fd1;
$L__BB4_49:
	abs.f64 	%fd345, %fd1;
	ld.param.u32 	%r134, [double_library_param_3];
	add.s64 	%rd37, %rd12, %rd8;
	st.global.f64 	[%rd37], %fd364;
	mov.f64 	%fd256, 0d3D47088FDB46FA5F;
	mov.f64 	%fd257, 0dBCF0679AFBA6F279;
	fma.rn.f64 	%fd258, %fd257, %fd345, %fd256;
	mov.f64 	%fd259, 0dBD8DF9F9B976A9B2;
	fma.rn.f64 	%fd260, %fd258, %fd345, %fd259;
	mov.f64 	%fd261, 0d3DC7F1F5590CC332;
	fma.rn.f64 	%fd262, %fd260, %fd345, %fd261;
	mov.f64 	%fd263, 0dBDFA28A3CD2D56C4;
	fma.rn.f64 	%fd264, %fd262, %fd345, %fd263;
	mov.f64 	%fd265, 0d3E2485EE67835925;
	fma.rn.f64 	%fd266, %fd264, %fd345, %fd265;
	mov.f64 	%fd267, 0dBE476DB45919F583;
	fma.rn.f64 	%fd268, %fd266, %fd345, %fd267;
	mov.f64 	%fd269, 0d3E62D698D98C8D71;
	fma.rn.f64 	%fd270, %fd268, %fd345, %fd269;
	mov.f64 	%fd271, 0dBE720A2C7155D5C6;
	fma.rn.f64 	%fd272, %fd270, %fd345, %fd271;
	mov.f64 	%fd273, 0dBE41D29B37CA1397;
	fma.rn.f64 	%fd274, %fd272, %fd345, %fd273;
	mov.f64 	%fd275, 0d3EA2EF6CC0F67A49;
	fma.rn.f64 	%fd276, %fd274, %fd345, %fd275;
	mov.f64 	%fd277, 0dBEC102B892333B6F;
	fma.rn.f64 	%fd278, %fd276, %fd345, %fd277;
	mov.f64 	%fd279, 0d3ECA30375BA9A84E;
	fma.rn.f64 	%fd280, %fd278, %fd345, %fd279;
	mov.f64 	%fd281, 0d3ECAAD18DEDEA43E;
	fma.rn.f64 	%fd282, %fd280, %fd345, %fd281;
	mov.f64 	%fd283, 0dBEFF05355BC5B225;
	fma.rn.f64 	%fd284, %fd282, %fd345, %fd283;
	mov.f64 	%fd285, 0d3F10E37A3108BC8B;
	fma.rn.f64 	%fd286, %fd284, %fd345, %fd285;
	mov.f64 	%fd287, 0d3EFB292D828E5CB2;
	fma.rn.f64 	%fd288, %fd286, %fd345, %fd287;
	mov.f64 	%fd289, 0dBF4356626EBF9BFA;
	fma.rn.f64 	%fd290, %fd288, %fd345, %fd289;
	mov.f64 	%fd291, 0d3F5BCA68F73D6AFC;
	fma.rn.f64 	%fd292, %fd290, %fd345, %fd291;
	mov.f64 	%fd293, 0dBF2B6B69EBBC280B;
	fma.rn.f64 	%fd294, %fd292, %fd345, %fd293;
	mov.f64 	%fd295, 0dBF9396685912A453;
	fma.rn.f64 	%fd296, %fd294, %fd345, %fd295;
	mov.f64 	%fd297, 0d3FBA4F4E2A1ABEF8;
	fma.rn.f64 	%fd298, %fd296, %fd345, %fd297;
	mov.f64 	%fd299, 0d3FE45F306DC9C8BB;
	fma.rn.f64 	%fd300, %fd298, %fd345, %fd299;
	mov.f64 	%fd301, 0d3FC06EBA8214DB69;
	fma.rn.f64 	%fd302, %fd300, %fd345, %fd301;
	fma.rn.f64 	%fd303, %fd302, %fd345, %fd345;
	sub.f64 	%fd304, %fd345, %fd303;
	fma.rn.f64 	%fd305, %fd302, %fd345, %fd304;
	neg.f64 	%fd306, %fd303;
	neg.f64 	%fd307, %fd305;
	cvt.rn.f32.f64 	%f10, %fd303;
	mul.f32 	%f11, %f10, 0fBFB8AA3B;
	cvt.rni.f32.f32 	%f12, %f11;
	cvt.f64.f32 	%fd308, %f12;
	neg.f64 	%fd309, %fd308;
	mov.f64 	%fd310, 0d3FE62E42FEFA39EF;
	fma.rn.f64 	%fd311, %fd309, %fd310, %fd306;
	mov.f64 	%fd312, 0d3E928A27F89B6999;
	mov.f64 	%fd313, 0d3E5AE904A4741B81;
	fma.rn.f64 	%fd314, %fd313, %fd311, %fd312;
	mov.f64 	%fd315, 0d3EC71DE715FF7E07;
	fma.rn.f64 	%fd316, %fd314, %fd311, %fd315;
	mov.f64 	%fd317, 0d3EFA019A6B0AC45A;
	fma.rn.f64 	%fd318, %fd316, %fd311, %fd317;
	mov.f64 	%fd319, 0d3F2A01A017EED94F;
	fma.rn.f64 	%fd320, %fd318, %fd311, %fd319;
	mov.f64 	%fd321, 0d3F56C16C17F2A71B;
	fma.rn.f64 	%fd322, %fd320, %fd311, %fd321;
	mov.f64 	%fd323, 0d3F811111111173C4;
	fma.rn.f64 	%fd324, %fd322, %fd311, %fd323;
	mov.f64 	%fd325, 0d3FA555555555211A;
	fma.rn.f64 	%fd326, %fd324, %fd311, %fd325;
	mov.f64 	%fd327, 0d3FC5555555555540;
	fma.rn.f64 	%fd328, %fd326, %fd311, %fd327;
	mov.f64 	%fd329, 0d3FE0000000000005;
	fma.rn.f64 	%fd330, %fd328, %fd311, %fd329;
	mul.f64 	%fd331, %fd311, %fd330;
	fma.rn.f64 	%fd332, %fd331, %fd311, %fd307;
	add.f64 	%fd333, %fd311, %fd332;
	ex2.approx.ftz.f32 	%f13, %f12;
	cvt.f64.f32 	%fd334, %f13;
	mov.f64 	%fd335, 0d3FF0000000000000;
	sub.f64 	%fd336, %fd335, %fd334;
	neg.f64 	%fd337, %fd333;
	fma.rn.f64 	%fd338, %fd337, %fd334, %fd336;
	setp.ge.f64 	%p57, %fd345, 0d4017AFB48DC96626;
	selp.f64 	%fd339, 0d3FF0000000000000, %fd338, %p57;
	{
	.reg .b32 %temp;
	mov.b64 	{%r122, %temp}, %fd339;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r123}, %fd339;
	}
	or.b32  	%r124, %r123, %r32;
	mov.b64 	%fd340, {%r122, %r124};
	add.s32 	%r125, %r21, %r134;
	add.s32 	%r126, %r125, %r134;
	add.s32 	%r127, %r126, %r134;
	add.s32 	%r128, %r127, %r134;
	add.s32 	%r129, %r128, %r134;
	mul.wide.s32 	%rd38, %r129, 8;
	add.s64 	%rd39, %rd1, %rd38;
	st.global.f64 	[%rd39], %fd340;
$L__BB4_50:
	ret;
}
.func  (.param .b64 func_retval0) __internal_trig_reduction_slowpathd(
	.param .b64 __internal_trig_reduction_slowpathd_param_0,
	.param .b64 __internal_trig_reduction_slowpathd_param_1
)
{
	.local .align 8 .b8 	__local_depot5[40];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<10>;
	.reg .b32 	%r<34>;
	.reg .f64 	%fd<5>;
	.reg .b64 	%rd<80>;
	mov.u64 	%SPL, __local_depot5;
	ld.param.f64 	%fd4, [__internal_trig_reduction_slowpathd_param_0];
	ld.param.u64 	%rd18, [__internal_trig_reduction_slowpathd_param_1];
	add.u64 	%rd1, %SPL, 0;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r1}, %fd4;
	}
	shr.u32 	%r10, %r1, 20;
	and.b32  	%r2, %r10, 2047;
	setp.eq.s32 	%p1, %r2, 2047;
	@%p1 bra 	$L__BB5_7;
	add.s32 	%r3, %r2, -1024;
	shr.u32 	%r11, %r3, 6;
	mov.u32 	%r12, 16;
	sub.s32 	%r13, %r12, %r11;
	mov.u32 	%r14, 15;
	sub.s32 	%r4, %r14, %r11;
	mov.u32 	%r15, 19;
	sub.s32 	%r16, %r15, %r11;
	setp.gt.s32 	%p2, %r13, 14;
	selp.b32 	%r5, 18, %r16, %p2;
	setp.gt.s32 	%p3, %r13, %r5;
	mov.u64 	%rd77, 0;
	mov.u32 	%r33, %r4;
	@%p3 bra 	$L__BB5_4;
	add.s32 	%r17, %r4, -15;
	mul.wide.s32 	%rd22, %r17, 8;
	mov.u64 	%rd23, __cudart_i2opi_d;
	add.s64 	%rd24, %rd23, %rd22;
	add.s64 	%rd75, %rd24, 120;
	mov.b64 	%rd25, %fd4;
	shl.b64 	%rd26, %rd25, 11;
	or.b64  	%rd3, %rd26, -9223372036854775808;
	mov.u64 	%rd74, %rd1;
	mov.u32 	%r33, %r4;
$L__BB5_3:
	.pragma "nounroll";
	ld.global.nc.u64 	%rd27, [%rd75];
	{
	.reg .u32 %r0, %r1, %r2, %r3, %alo, %ahi, %blo, %bhi, %clo, %chi;
	mov.b64 	{%alo,%ahi}, %rd27;
	mov.b64 	{%blo,%bhi}, %rd3;
	mov.b64 	{%clo,%chi}, %rd77;
	mad.lo.cc.u32 	%r0, %alo, %blo, %clo;
	madc.hi.cc.u32 	%r1, %alo, %blo, %chi;
	madc.hi.u32 	%r2, %alo, %bhi, 0;
	mad.lo.cc.u32 	%r1, %alo, %bhi, %r1;
	madc.hi.cc.u32 	%r2, %ahi, %blo, %r2;
	madc.hi.u32 	%r3, %ahi, %bhi, 0;
	mad.lo.cc.u32 	%r1, %ahi, %blo, %r1;
	madc.lo.cc.u32 	%r2, %ahi, %bhi, %r2;
	addc.u32 	%r3, %r3, 0;
	mov.b64 	%rd28, {%r0,%r1};
	mov.b64 	%rd77, {%r2,%r3};
	}
	st.local.u64 	[%rd74], %rd28;
	add.s64 	%rd75, %rd75, 8;
	add.s64 	%rd74, %rd74, 8;
	add.s32 	%r33, %r33, 1;
	setp.lt.s32 	%p4, %r33, %r5;
	@%p4 bra 	$L__BB5_3;
$L__BB5_4:
	sub.s32 	%r18, %r33, %r4;
	mul.wide.s32 	%rd29, %r18, 8;
	add.s64 	%rd30, %rd1, %rd29;
	st.local.u64 	[%rd30], %rd77;
	ld.local.u64 	%rd79, [%rd1+16];
	ld.local.u64 	%rd78, [%rd1+24];
	and.b32  	%r9, %r3, 63;
	setp.eq.s32 	%p5, %r9, 0;
	@%p5 bra 	$L__BB5_6;
	mov.u32 	%r19, 64;
	sub.s32 	%r20, %r19, %r9;
	shl.b64 	%rd31, %rd78, %r9;
	shr.u64 	%rd32, %rd79, %r20;
	or.b64  	%rd78, %rd31, %rd32;
	shl.b64 	%rd33, %rd79, %r9;
	ld.local.u64 	%rd34, [%rd1+8];
	shr.u64 	%rd35, %rd34, %r20;
	or.b64  	%rd79, %rd35, %rd33;
$L__BB5_6:
	and.b32  	%r21, %r1, -2147483648;
	shr.u64 	%rd36, %rd78, 62;
	cvt.u32.u64 	%r22, %rd36;
	shr.u64 	%rd37, %rd79, 62;
	shl.b64 	%rd38, %rd78, 2;
	or.b64  	%rd39, %rd37, %rd38;
	shr.u64 	%rd40, %rd78, 61;
	cvt.u32.u64 	%r23, %rd40;
	and.b32  	%r24, %r23, 1;
	add.s32 	%r25, %r24, %r22;
	neg.s32 	%r26, %r25;
	setp.eq.s32 	%p6, %r21, 0;
	selp.b32 	%r27, %r25, %r26, %p6;
	cvta.to.local.u64 	%rd41, %rd18;
	mov.u64 	%rd42, 0;
	st.local.u32 	[%rd41], %r27;
	setp.eq.s32 	%p7, %r24, 0;
	shl.b64 	%rd43, %rd79, 2;
	{
	.reg .u32 %r0, %r1, %r2, %r3, %a0, %a1, %a2, %a3, %b0, %b1, %b2, %b3;
	mov.b64 	{%a0,%a1}, %rd42;
	mov.b64 	{%a2,%a3}, %rd42;
	mov.b64 	{%b0,%b1}, %rd43;
	mov.b64 	{%b2,%b3}, %rd39;
	sub.cc.u32 	%r0, %a0, %b0;
	subc.cc.u32 	%r1, %a1, %b1;
	subc.cc.u32 	%r2, %a2, %b2;
	subc.u32 	%r3, %a3, %b3;
	mov.b64 	%rd44, {%r0,%r1};
	mov.b64 	%rd45, {%r2,%r3};
	}
	selp.b64 	%rd46, %rd39, %rd45, %p7;
	selp.b64 	%rd47, %rd43, %rd44, %p7;
	xor.b32  	%r28, %r21, -2147483648;
	selp.b32 	%r29, %r21, %r28, %p7;
	clz.b64 	%r30, %rd46;
	cvt.u64.u32 	%rd48, %r30;
	setp.eq.s64 	%p8, %rd48, 0;
	shl.b64 	%rd49, %rd46, %r30;
	mov.u64 	%rd50, 64;
	sub.s64 	%rd51, %rd50, %rd48;
	cvt.u32.u64 	%r31, %rd51;
	shr.u64 	%rd52, %rd47, %r31;
	or.b64  	%rd53, %rd52, %rd49;
	selp.b64 	%rd54, %rd46, %rd53, %p8;
	mov.u64 	%rd55, -3958705157555305931;
	{
	.reg .u32 %r0, %r1, %r2, %r3, %alo, %ahi, %blo, %bhi;
	mov.b64 	{%alo,%ahi}, %rd54;
	mov.b64 	{%blo,%bhi}, %rd55;
	mul.lo.u32 	%r0, %alo, %blo;
	mul.hi.u32 	%r1, %alo, %blo;
	mad.lo.cc.u32 	%r1, %alo, %bhi, %r1;
	madc.hi.u32 	%r2, %alo, %bhi, 0;
	mad.lo.cc.u32 	%r1, %ahi, %blo, %r1;
	madc.hi.cc.u32 	%r2, %ahi, %blo, %r2;
	madc.hi.u32 	%r3, %ahi, %bhi, 0;
	mad.lo.cc.u32 	%r2, %ahi, %bhi, %r2;
	addc.u32 	%r3, %r3, 0;
	mov.b64 	%rd56, {%r0,%r1};
	mov.b64 	%rd57, {%r2,%r3};
	}
	setp.gt.s64 	%p9, %rd57, 0;
	{
	.reg .u32 %r0, %r1, %r2, %r3, %a0, %a1, %a2, %a3, %b0, %b1, %b2, %b3;
	mov.b64 	{%a0,%a1}, %rd56;
	mov.b64 	{%a2,%a3}, %rd57;
	mov.b64 	{%b0,%b1}, %rd56;
	mov.b64 	{%b2,%b3}, %rd57;
	add.cc.u32 	%r0, %a0, %b0;
	addc.cc.u32 	%r1, %a1, %b1;
	addc.cc.u32 	%r2, %a2, %b2;
	addc.u32 	%r3, %a3, %b3;
	mov.b64 	%rd58, {%r0,%r1};
	mov.b64 	%rd59, {%r2,%r3};
	}
	selp.b64 	%rd60, %rd59, %rd57, %p9;
	selp.u64 	%rd61, 1, 0, %p9;
	add.s64 	%rd62, %rd48, %rd61;
	cvt.u64.u32 	%rd63, %r29;
	shl.b64 	%rd64, %rd63, 32;
	shl.b64 	%rd65, %rd62, 52;
	mov.u64 	%rd66, 4602678819172646912;
	sub.s64 	%rd67, %rd66, %rd65;
	add.s64 	%rd68, %rd60, 1;
	shr.u64 	%rd69, %rd68, 10;
	add.s64 	%rd70, %rd69, 1;
	shr.u64 	%rd71, %rd70, 1;
	add.s64 	%rd72, %rd67, %rd71;
	or.b64  	%rd73, %rd72, %rd64;
	mov.b64 	%fd4, %rd73;
$L__BB5_7:
	st.param.f64 	[func_retval0+0], %fd4;
	ret;
}
.func  (.param .b64 func_retval0) __internal_accurate_pow(
	.param .b64 __internal_accurate_pow_param_0,
	.param .b64 __internal_accurate_pow_param_1
)
{
	.reg .pred 	%p<10>;
	.reg .f32 	%f<3>;
	.reg .b32 	%r<53>;
	.reg .f64 	%fd<138>;
	ld.param.f64 	%fd12, [__internal_accurate_pow_param_0];
	ld.param.f64 	%fd13, [__internal_accurate_pow_param_1];
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r50}, %fd12;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%r49, %temp}, %fd12;
	}
	shr.u32 	%r51, %r50, 20;
	setp.ne.s32 	%p1, %r51, 0;
	@%p1 bra 	$L__BB6_2;
	mul.f64 	%fd14, %fd12, 0d4350000000000000;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r50}, %fd14;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%r49, %temp}, %fd14;
	}
	shr.u32 	%r16, %r50, 20;
	add.s32 	%r51, %r16, -54;
$L__BB6_2:
	add.s32 	%r52, %r51, -1023;
	and.b32  	%r17, %r50, -2146435073;
	or.b32  	%r18, %r17, 1072693248;
	mov.b64 	%fd135, {%r49, %r18};
	setp.lt.u32 	%p2, %r18, 1073127583;
	@%p2 bra 	$L__BB6_4;
	{
	.reg .b32 %temp;
	mov.b64 	{%r19, %temp}, %fd135;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r20}, %fd135;
	}
	add.s32 	%r21, %r20, -1048576;
	mov.b64 	%fd135, {%r19, %r21};
	add.s32 	%r52, %r51, -1022;
$L__BB6_4:
	add.f64 	%fd15, %fd135, 0d3FF0000000000000;
	mov.f64 	%fd16, 0d3FF0000000000000;
	rcp.approx.ftz.f64 	%fd17, %fd15;
	neg.f64 	%fd18, %fd15;
	fma.rn.f64 	%fd19, %fd18, %fd17, %fd16;
	fma.rn.f64 	%fd20, %fd19, %fd19, %fd19;
	fma.rn.f64 	%fd21, %fd20, %fd17, %fd17;
	add.f64 	%fd22, %fd135, 0dBFF0000000000000;
	mul.f64 	%fd23, %fd22, %fd21;
	fma.rn.f64 	%fd24, %fd22, %fd21, %fd23;
	mul.f64 	%fd25, %fd24, %fd24;
	mov.f64 	%fd26, 0d3ED0F5D241AD3B5A;
	mov.f64 	%fd27, 0d3EB0F5FF7D2CAFE2;
	fma.rn.f64 	%fd28, %fd27, %fd25, %fd26;
	mov.f64 	%fd29, 0d3EF3B20A75488A3F;
	fma.rn.f64 	%fd30, %fd28, %fd25, %fd29;
	mov.f64 	%fd31, 0d3F1745CDE4FAECD5;
	fma.rn.f64 	%fd32, %fd30, %fd25, %fd31;
	mov.f64 	%fd33, 0d3F3C71C7258A578B;
	fma.rn.f64 	%fd34, %fd32, %fd25, %fd33;
	mov.f64 	%fd35, 0d3F6249249242B910;
	fma.rn.f64 	%fd36, %fd34, %fd25, %fd35;
	mov.f64 	%fd37, 0d3F89999999999DFB;
	fma.rn.f64 	%fd38, %fd36, %fd25, %fd37;
	sub.f64 	%fd39, %fd22, %fd24;
	add.f64 	%fd40, %fd39, %fd39;
	neg.f64 	%fd41, %fd24;
	fma.rn.f64 	%fd42, %fd41, %fd22, %fd40;
	mul.f64 	%fd43, %fd21, %fd42;
	fma.rn.f64 	%fd44, %fd25, %fd38, 0d3FB5555555555555;
	mov.f64 	%fd45, 0d3FB5555555555555;
	sub.f64 	%fd46, %fd45, %fd44;
	fma.rn.f64 	%fd47, %fd25, %fd38, %fd46;
	add.f64 	%fd48, %fd47, 0d0000000000000000;
	add.f64 	%fd49, %fd48, 0dBC46A4CB00B9E7B0;
	add.f64 	%fd50, %fd44, %fd49;
	sub.f64 	%fd51, %fd44, %fd50;
	add.f64 	%fd52, %fd49, %fd51;
	mul.rn.f64 	%fd53, %fd24, %fd24;
	neg.f64 	%fd54, %fd53;
	fma.rn.f64 	%fd55, %fd24, %fd24, %fd54;
	{
	.reg .b32 %temp;
	mov.b64 	{%r22, %temp}, %fd43;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r23}, %fd43;
	}
	add.s32 	%r24, %r23, 1048576;
	mov.b64 	%fd56, {%r22, %r24};
	fma.rn.f64 	%fd57, %fd24, %fd56, %fd55;
	mul.rn.f64 	%fd58, %fd53, %fd24;
	neg.f64 	%fd59, %fd58;
	fma.rn.f64 	%fd60, %fd53, %fd24, %fd59;
	fma.rn.f64 	%fd61, %fd53, %fd43, %fd60;
	fma.rn.f64 	%fd62, %fd57, %fd24, %fd61;
	mul.rn.f64 	%fd63, %fd50, %fd58;
	neg.f64 	%fd64, %fd63;
	fma.rn.f64 	%fd65, %fd50, %fd58, %fd64;
	fma.rn.f64 	%fd66, %fd50, %fd62, %fd65;
	fma.rn.f64 	%fd67, %fd52, %fd58, %fd66;
	add.f64 	%fd68, %fd63, %fd67;
	sub.f64 	%fd69, %fd63, %fd68;
	add.f64 	%fd70, %fd67, %fd69;
	add.f64 	%fd71, %fd24, %fd68;
	sub.f64 	%fd72, %fd24, %fd71;
	add.f64 	%fd73, %fd68, %fd72;
	add.f64 	%fd74, %fd70, %fd73;
	add.f64 	%fd75, %fd43, %fd74;
	add.f64 	%fd76, %fd71, %fd75;
	sub.f64 	%fd77, %fd71, %fd76;
	add.f64 	%fd78, %fd75, %fd77;
	xor.b32  	%r25, %r52, -2147483648;
	mov.u32 	%r26, -2147483648;
	mov.u32 	%r27, 1127219200;
	mov.b64 	%fd79, {%r25, %r27};
	mov.b64 	%fd80, {%r26, %r27};
	sub.f64 	%fd81, %fd79, %fd80;
	mov.f64 	%fd82, 0d3FE62E42FEFA39EF;
	fma.rn.f64 	%fd83, %fd81, %fd82, %fd76;
	neg.f64 	%fd84, %fd81;
	fma.rn.f64 	%fd85, %fd84, %fd82, %fd83;
	sub.f64 	%fd86, %fd85, %fd76;
	sub.f64 	%fd87, %fd78, %fd86;
	mov.f64 	%fd88, 0d3C7ABC9E3B39803F;
	fma.rn.f64 	%fd89, %fd81, %fd88, %fd87;
	add.f64 	%fd90, %fd83, %fd89;
	sub.f64 	%fd91, %fd83, %fd90;
	add.f64 	%fd92, %fd89, %fd91;
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r28}, %fd13;
	}
	shl.b32 	%r29, %r28, 1;
	setp.gt.u32 	%p3, %r29, -33554433;
	and.b32  	%r30, %r28, -15728641;
	selp.b32 	%r31, %r30, %r28, %p3;
	{
	.reg .b32 %temp;
	mov.b64 	{%r32, %temp}, %fd13;
	}
	mov.b64 	%fd93, {%r32, %r31};
	mul.rn.f64 	%fd94, %fd90, %fd93;
	neg.f64 	%fd95, %fd94;
	fma.rn.f64 	%fd96, %fd90, %fd93, %fd95;
	fma.rn.f64 	%fd97, %fd92, %fd93, %fd96;
	add.f64 	%fd4, %fd94, %fd97;
	sub.f64 	%fd98, %fd94, %fd4;
	add.f64 	%fd5, %fd97, %fd98;
	mov.f64 	%fd99, 0d4338000000000000;
	mov.f64 	%fd100, 0d3FF71547652B82FE;
	fma.rn.f64 	%fd101, %fd4, %fd100, %fd99;
	{
	.reg .b32 %temp;
	mov.b64 	{%r13, %temp}, %fd101;
	}
	mov.f64 	%fd102, 0dC338000000000000;
	add.rn.f64 	%fd103, %fd101, %fd102;
	mov.f64 	%fd104, 0dBFE62E42FEFA39EF;
	fma.rn.f64 	%fd105, %fd103, %fd104, %fd4;
	mov.f64 	%fd106, 0dBC7ABC9E3B39803F;
	fma.rn.f64 	%fd107, %fd103, %fd106, %fd105;
	mov.f64 	%fd108, 0d3E928AF3FCA213EA;
	mov.f64 	%fd109, 0d3E5ADE1569CE2BDF;
	fma.rn.f64 	%fd110, %fd109, %fd107, %fd108;
	mov.f64 	%fd111, 0d3EC71DEE62401315;
	fma.rn.f64 	%fd112, %fd110, %fd107, %fd111;
	mov.f64 	%fd113, 0d3EFA01997C89EB71;
	fma.rn.f64 	%fd114, %fd112, %fd107, %fd113;
	mov.f64 	%fd115, 0d3F2A01A014761F65;
	fma.rn.f64 	%fd116, %fd114, %fd107, %fd115;
	mov.f64 	%fd117, 0d3F56C16C1852B7AF;
	fma.rn.f64 	%fd118, %fd116, %fd107, %fd117;
	mov.f64 	%fd119, 0d3F81111111122322;
	fma.rn.f64 	%fd120, %fd118, %fd107, %fd119;
	mov.f64 	%fd121, 0d3FA55555555502A1;
	fma.rn.f64 	%fd122, %fd120, %fd107, %fd121;
	mov.f64 	%fd123, 0d3FC5555555555511;
	fma.rn.f64 	%fd124, %fd122, %fd107, %fd123;
	mov.f64 	%fd125, 0d3FE000000000000B;
	fma.rn.f64 	%fd126, %fd124, %fd107, %fd125;
	fma.rn.f64 	%fd127, %fd126, %fd107, %fd16;
	fma.rn.f64 	%fd128, %fd127, %fd107, %fd16;
	{
	.reg .b32 %temp;
	mov.b64 	{%r14, %temp}, %fd128;
	}
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r15}, %fd128;
	}
	shl.b32 	%r33, %r13, 20;
	add.s32 	%r34, %r15, %r33;
	mov.b64 	%fd136, {%r14, %r34};
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r35}, %fd4;
	}
	mov.b32 	%f2, %r35;
	abs.f32 	%f1, %f2;
	setp.lt.f32 	%p4, %f1, 0f4086232B;
	@%p4 bra 	$L__BB6_7;
	setp.lt.f64 	%p5, %fd4, 0d0000000000000000;
	add.f64 	%fd129, %fd4, 0d7FF0000000000000;
	selp.f64 	%fd136, 0d0000000000000000, %fd129, %p5;
	setp.geu.f32 	%p6, %f1, 0f40874800;
	@%p6 bra 	$L__BB6_7;
	mov.f64 	%fd134, 0d4338000000000000;
	mov.f64 	%fd133, 0d3FF71547652B82FE;
	fma.rn.f64 	%fd132, %fd4, %fd133, %fd134;
	{
	.reg .b32 %temp;
	mov.b64 	{%r48, %temp}, %fd132;
	}
	shr.u32 	%r36, %r48, 31;
	add.s32 	%r37, %r48, %r36;
	shr.s32 	%r38, %r37, 1;
	shl.b32 	%r39, %r38, 20;
	add.s32 	%r40, %r15, %r39;
	mov.b64 	%fd130, {%r14, %r40};
	sub.s32 	%r41, %r48, %r38;
	shl.b32 	%r42, %r41, 20;
	add.s32 	%r43, %r42, 1072693248;
	mov.u32 	%r44, 0;
	mov.b64 	%fd131, {%r44, %r43};
	mul.f64 	%fd136, %fd130, %fd131;
$L__BB6_7:
	{
	.reg .b32 %temp;
	mov.b64 	{%temp, %r45}, %fd136;
	}
	and.b32  	%r46, %r45, 2147483647;
	setp.eq.s32 	%p7, %r46, 2146435072;
	{
	.reg .b32 %temp;
	mov.b64 	{%r47, %temp}, %fd136;
	}
	setp.eq.s32 	%p8, %r47, 0;
	and.pred  	%p9, %p8, %p7;
	@%p9 bra 	$L__BB6_9;
	fma.rn.f64 	%fd136, %fd136, %fd5, %fd136;
$L__BB6_9:
	st.param.f64 	[func_retval0+0], %fd136;
	ret;
}
`;
