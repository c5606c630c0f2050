// Generated from test/conformance/kernels/function.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `test/conformance/kernels/function.cu`. */
export const FUNCTION: string = `.version 8.0
.target sm_75
.address_size 64
.func  (.param .b32 func_retval0) _Z6is_oddj
(
	.param .b32 _Z6is_oddj_param_0
)
;
.const .align 4 .b8 weights[36] = {0, 0, 128, 61, 0, 0, 0, 62, 0, 0, 128, 61, 0, 0, 0, 62, 0, 0, 128, 62, 0, 0, 0, 62, 0, 0, 128, 61, 0, 0, 0, 62, 0, 0, 128, 61};
.const .align 4 .b8 table[64] = {2, 0, 0, 0, 3, 0, 0, 0, 5, 0, 0, 0, 7, 0, 0, 0, 11, 0, 0, 0, 13, 0, 0, 0, 17, 0, 0, 0, 19, 0, 0, 0, 23, 0, 0, 0, 29, 0, 0, 0, 31, 0, 0, 0, 37, 0, 0, 0, 41, 0, 0, 0, 43, 0, 0, 0, 47, 0, 0, 0, 53, 0, 0, 0};
.global .align 4 .b8 initialized[12] = {100, 0, 0, 0, 200, 0, 0, 0, 44, 1, 0, 0};
.global .align 8 .u64 pointer_to_second = generic(initialized)+4;
.const .align 1 .b8 letters[12] = {99, 111, 110, 102, 111, 114, 109, 97, 110, 99, 101, 0};
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_function_cu_a4bd366b2nv6target5sm_90E = 90;
.func  (.param .align 8 .b8 func_retval0[40]) _Z4grow3Boxf(
	.param .align 8 .b8 _Z4grow3Boxf_param_0[40],
	.param .b32 _Z4grow3Boxf_param_1
)
{
	.reg .b16 	%rs<3>;
	.reg .f32 	%f<20>;
	.reg .f64 	%fd<3>;
	ld.param.v2.f32 	{%f1, %f2}, [_Z4grow3Boxf_param_0+16];
	ld.param.v2.f32 	{%f3, %f4}, [_Z4grow3Boxf_param_0+8];
	ld.param.v2.f32 	{%f5, %f6}, [_Z4grow3Boxf_param_0];
	ld.param.f32 	%f7, [_Z4grow3Boxf_param_1];
	ld.param.u8 	%rs1, [_Z4grow3Boxf_param_0+24];
	ld.param.f64 	%fd1, [_Z4grow3Boxf_param_0+32];
	fma.rn.f32 	%f14, %f7, 0f40400000, %f2;
	fma.rn.f32 	%f15, %f7, 0f40000000, %f1;
	add.f32 	%f16, %f4, %f7;
	sub.f32 	%f17, %f3, %f7;
	sub.f32 	%f18, %f6, %f7;
	sub.f32 	%f19, %f5, %f7;
	mul.f64 	%fd2, %fd1, 0d3FE0000000000000;
	st.param.v2.f32 	[func_retval0+0], {%f19, %f18};
	st.param.v2.f32 	[func_retval0+8], {%f17, %f16};
	st.param.v2.f32 	[func_retval0+16], {%f15, %f14};
	add.s16 	%rs2, %rs1, 1;
	st.param.b8 	[func_retval0+24], %rs2;
	st.param.f64 	[func_retval0+32], %fd2;
	ret;
}
.visible .entry function_struct(
	.param .align 8 .b8 function_struct_param_0[40],
	.param .u64 function_struct_param_1,
	.param .u64 function_struct_param_2,
	.param .u32 function_struct_param_3
)
{
	.local .align 8 .b8 	__local_depot1[40];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<2>;
	.reg .b16 	%rs<5>;
	.reg .f32 	%f<32>;
	.reg .b32 	%r<21>;
	.reg .f64 	%fd<4>;
	.reg .b64 	%rd<21>;
	mov.u64 	%SPL, __local_depot1;
	ld.param.u64 	%rd2, [function_struct_param_1];
	ld.param.u64 	%rd3, [function_struct_param_2];
	ld.param.u32 	%r2, [function_struct_param_3];
	ld.param.v2.f32 	{%f7, %f8}, [function_struct_param_0+16];
	ld.param.v2.f32 	{%f9, %f10}, [function_struct_param_0+8];
	ld.param.v2.f32 	{%f11, %f12}, [function_struct_param_0];
	ld.param.f64 	%fd1, [function_struct_param_0+32];
	ld.param.u8 	%rs1, [function_struct_param_0+24];
	add.u64 	%rd1, %SPL, 0;
	st.local.v2.f32 	[%rd1], {%f11, %f12};
	st.local.v2.f32 	[%rd1+8], {%f9, %f10};
	st.local.v2.f32 	[%rd1+16], {%f7, %f8};
	st.local.u8 	[%rd1+24], %rs1;
	st.local.f64 	[%rd1+32], %fd1;
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd5, %rd3;
	cvta.to.global.u64 	%rd6, %rd2;
	mul.wide.s32 	%rd7, %r1, 4;
	add.s64 	%rd8, %rd6, %rd7;
	ld.global.f32 	%f13, [%rd8];
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[40];
	st.param.v2.f32 	[param0+0], {%f11, %f12};
	st.param.v2.f32 	[param0+8], {%f9, %f10};
	st.param.v2.f32 	[param0+16], {%f7, %f8};
	st.param.b8 	[param0+24], %rs1;
	st.param.f64 	[param0+32], %fd1;
	.param .b32 param1;
	st.param.f32 	[param1+0], %f13;
	.param .align 8 .b8 retval0[40];
	call.uni (retval0),
	_Z4grow3Boxf,
	(
	param0,
	param1
	);
	ld.param.v2.f32 	{%f14, %f15}, [retval0+0];
	ld.param.v2.f32 	{%f16, %f17}, [retval0+8];
	ld.param.v2.f32 	{%f18, %f19}, [retval0+16];
	ld.param.b8 	%rs2, [retval0+24];
	ld.param.f64 	%fd2, [retval0+32];
	}
	mov.f32 	%f20, 0f3E800000;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[40];
	st.param.v2.f32 	[param0+0], {%f14, %f15};
	st.param.v2.f32 	[param0+8], {%f16, %f17};
	st.param.v2.f32 	[param0+16], {%f18, %f19};
	st.param.b8 	[param0+24], %rs2;
	st.param.f64 	[param0+32], %fd2;
	.param .b32 param1;
	st.param.f32 	[param1+0], %f20;
	.param .align 8 .b8 retval0[40];
	call.uni (retval0),
	_Z4grow3Boxf,
	(
	param0,
	param1
	);
	ld.param.v2.f32 	{%f21, %f22}, [retval0+0];
	ld.param.v2.f32 	{%f23, %f24}, [retval0+8];
	ld.param.v2.f32 	{%f25, %f26}, [retval0+16];
	ld.param.b8 	%rs3, [retval0+24];
	ld.param.f64 	%fd3, [retval0+32];
	}
	and.b16  	%rs4, %rs3, 255;
	add.s64 	%rd9, %rd5, %rd7;
	st.global.f32 	[%rd9], %f21;
	mul.wide.s32 	%rd10, %r2, 4;
	add.s64 	%rd11, %rd9, %rd10;
	st.global.f32 	[%rd11], %f26;
	cvt.rn.f32.f64 	%f27, %fd3;
	add.s32 	%r6, %r1, %r2;
	add.s32 	%r7, %r6, %r2;
	shl.b32 	%r8, %r2, 1;
	mul.wide.s32 	%rd12, %r8, 4;
	add.s64 	%rd13, %rd9, %rd12;
	st.global.f32 	[%rd13], %f27;
	cvt.rn.f32.u16 	%f28, %rs4;
	add.s32 	%r9, %r7, %r2;
	mul.wide.s32 	%rd14, %r9, 4;
	add.s64 	%rd15, %rd5, %rd14;
	st.global.f32 	[%rd15], %f28;
	mul.hi.s32 	%r10, %r1, 1431655766;
	shr.u32 	%r11, %r10, 31;
	add.s32 	%r12, %r10, %r11;
	mul.lo.s32 	%r13, %r12, 3;
	sub.s32 	%r14, %r1, %r13;
	mul.wide.s32 	%rd16, %r14, 4;
	add.s64 	%rd17, %rd1, %rd16;
	add.s32 	%r15, %r1, 1;
	mul.hi.s32 	%r16, %r15, 1431655766;
	shr.u32 	%r17, %r16, 31;
	add.s32 	%r18, %r16, %r17;
	mul.lo.s32 	%r19, %r18, 3;
	sub.s32 	%r20, %r15, %r19;
	mul.wide.s32 	%rd18, %r20, 4;
	add.s64 	%rd19, %rd1, %rd18;
	ld.local.f32 	%f29, [%rd19+12];
	ld.local.f32 	%f30, [%rd17];
	add.f32 	%f31, %f30, %f29;
	add.s64 	%rd20, %rd13, %rd12;
	st.global.f32 	[%rd20], %f31;
$L__BB1_2:
	ret;
}
.func  (.param .b32 func_retval0) _Z9fibonaccij(
	.param .b32 _Z9fibonaccij_param_0
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<7>;
	ld.param.u32 	%r1, [_Z9fibonaccij_param_0];
	setp.lt.u32 	%p1, %r1, 2;
	@%p1 bra 	$L__BB2_2;
	bra.uni 	$L__BB2_1;
$L__BB2_2:
	st.param.b32 	[func_retval0+0], %r1;
	ret;
$L__BB2_1:
	add.s32 	%r2, %r1, -1;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r2;
	.param .b32 retval0;
	call.uni (retval0),
	_Z9fibonaccij,
	(
	param0
	);
	ld.param.b32 	%r3, [retval0+0];
	}
	add.s32 	%r4, %r1, -2;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r4;
	.param .b32 retval0;
	call.uni (retval0),
	_Z9fibonaccij,
	(
	param0
	);
	ld.param.b32 	%r5, [retval0+0];
	}
	add.s32 	%r6, %r5, %r3;
	st.param.b32 	[func_retval0+0], %r6;
	ret;
}
.func  (.param .b32 func_retval0) _Z16greatest_divisorjj(
	.param .b32 _Z16greatest_divisorjj_param_0,
	.param .b32 _Z16greatest_divisorjj_param_1
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<10>;
	ld.param.u32 	%r9, [_Z16greatest_divisorjj_param_0];
	ld.param.u32 	%r7, [_Z16greatest_divisorjj_param_1];
	setp.eq.s32 	%p1, %r7, 0;
	@%p1 bra 	$L__BB3_3;
	mov.u32 	%r8, %r9;
$L__BB3_2:
	mov.u32 	%r9, %r7;
	rem.u32 	%r7, %r8, %r9;
	setp.ne.s32 	%p2, %r7, 0;
	mov.u32 	%r8, %r9;
	@%p2 bra 	$L__BB3_2;
$L__BB3_3:
	st.param.b32 	[func_retval0+0], %r9;
	ret;
}
.func  (.param .b32 func_retval0) _Z7is_evenj(
	.param .b32 _Z7is_evenj_param_0
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<7>;
	ld.param.u32 	%r3, [_Z7is_evenj_param_0];
	setp.eq.s32 	%p1, %r3, 0;
	mov.u32 	%r6, 1;
	@%p1 bra 	$L__BB4_2;
	add.s32 	%r5, %r3, -1;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r5;
	.param .b32 retval0;
	call.uni (retval0),
	_Z6is_oddj,
	(
	param0
	);
	ld.param.b32 	%r6, [retval0+0];
	}
$L__BB4_2:
	st.param.b32 	[func_retval0+0], %r6;
	ret;
}
.func  (.param .b32 func_retval0) _Z6is_oddj(
	.param .b32 _Z6is_oddj_param_0
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<7>;
	ld.param.u32 	%r3, [_Z6is_oddj_param_0];
	setp.eq.s32 	%p1, %r3, 0;
	mov.u32 	%r6, 0;
	@%p1 bra 	$L__BB5_2;
	add.s32 	%r5, %r3, -1;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r5;
	.param .b32 retval0;
	call.uni (retval0),
	_Z7is_evenj,
	(
	param0
	);
	ld.param.b32 	%r6, [retval0+0];
	}
$L__BB5_2:
	st.param.b32 	[func_retval0+0], %r6;
	ret;
}
.visible .entry function_recursion(
	.param .u64 function_recursion_param_0,
	.param .u64 function_recursion_param_1,
	.param .u32 function_recursion_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<21>;
	.reg .b64 	%rd<16>;
	ld.param.u64 	%rd1, [function_recursion_param_0];
	ld.param.u64 	%rd2, [function_recursion_param_1];
	ld.param.u32 	%r2, [function_recursion_param_2];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB6_2;
	cvta.to.global.u64 	%rd3, %rd2;
	cvta.to.global.u64 	%rd4, %rd1;
	mul.wide.s32 	%rd5, %r1, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r6, [%rd6];
	mul.wide.u32 	%rd7, %r6, -1431655765;
	shr.u64 	%rd8, %rd7, 35;
	cvt.u32.u64 	%r7, %rd8;
	mul.lo.s32 	%r8, %r7, 12;
	sub.s32 	%r9, %r6, %r8;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r9;
	.param .b32 retval0;
	call.uni (retval0),
	_Z9fibonaccij,
	(
	param0
	);
	ld.param.b32 	%r10, [retval0+0];
	}
	add.s64 	%rd9, %rd3, %rd5;
	st.global.u32 	[%rd9], %r10;
	add.s32 	%r11, %r1, 1;
	ld.global.u32 	%r12, [%rd6];
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r12;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r11;
	.param .b32 retval0;
	call.uni (retval0),
	_Z16greatest_divisorjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r13, [retval0+0];
	}
	mul.wide.s32 	%rd10, %r2, 4;
	add.s64 	%rd11, %rd9, %rd10;
	st.global.u32 	[%rd11], %r13;
	ld.global.u32 	%r14, [%rd6];
	mul.wide.u32 	%rd12, %r14, -1307163959;
	shr.u64 	%rd13, %rd12, 36;
	cvt.u32.u64 	%r15, %rd13;
	mul.lo.s32 	%r16, %r15, 23;
	sub.s32 	%r17, %r14, %r16;
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r17;
	.param .b32 retval0;
	call.uni (retval0),
	_Z7is_evenj,
	(
	param0
	);
	ld.param.b32 	%r18, [retval0+0];
	}
	add.s32 	%r19, %r1, %r2;
	add.s32 	%r20, %r19, %r2;
	mul.wide.s32 	%rd14, %r20, 4;
	add.s64 	%rd15, %rd3, %rd14;
	st.global.u32 	[%rd15], %r18;
$L__BB6_2:
	ret;
}
.func  (.param .b32 func_retval0) _Z4deepji(
	.param .b32 _Z4deepji_param_0,
	.param .b32 _Z4deepji_param_1
)
{
	.local .align 16 .b8 	__local_depot7[16];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<2>;
	.reg .b32 	%r<19>;
	.reg .b64 	%rd<12>;
	mov.u64 	%SPL, __local_depot7;
	ld.param.u32 	%r4, [_Z4deepji_param_1];
	ld.param.u32 	%r3, [_Z4deepji_param_0];
	add.u64 	%rd1, %SPL, 0;
	xor.b32  	%r6, %r4, %r3;
	mul.lo.s32 	%r7, %r3, 3;
	mov.u32 	%r8, 7;
	st.local.v4.u32 	[%rd1], {%r3, %r7, %r6, %r8};
	shl.b32 	%r9, %r3, 2;
	cvt.u64.u32 	%rd3, %r9;
	and.b64  	%rd4, %rd3, 12;
	add.s64 	%rd5, %rd1, %rd4;
	ld.local.u32 	%r10, [%rd5];
	add.s32 	%r11, %r10, %r4;
	st.local.u32 	[%rd5], %r11;
	setp.eq.s32 	%p1, %r4, 0;
	mov.u32 	%r18, 31;
	@%p1 bra 	$L__BB7_2;
	cvt.u64.u32 	%rd6, %r3;
	and.b64  	%rd7, %rd6, 12;
	add.s64 	%rd8, %rd1, %rd7;
	add.s32 	%r12, %r4, -1;
	ld.local.u32 	%r13, [%rd8];
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r13;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r12;
	.param .b32 retval0;
	call.uni (retval0),
	_Z4deepji,
	(
	param0,
	param1
	);
	ld.param.b32 	%r14, [retval0+0];
	}
	mul.lo.s32 	%r18, %r14, 31;
$L__BB7_2:
	shl.b32 	%r15, %r4, 2;
	cvt.u64.u32 	%rd9, %r15;
	and.b64  	%rd10, %rd9, 12;
	add.s64 	%rd11, %rd1, %rd10;
	ld.local.u32 	%r16, [%rd11];
	add.s32 	%r17, %r16, %r18;
	st.param.b32 	[func_retval0+0], %r17;
	ret;
}
.visible .entry function_frames(
	.param .u64 function_frames_param_0,
	.param .u64 function_frames_param_1,
	.param .u32 function_frames_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<14>;
	.reg .b64 	%rd<8>;
	ld.param.u64 	%rd1, [function_frames_param_0];
	ld.param.u64 	%rd2, [function_frames_param_1];
	ld.param.u32 	%r2, [function_frames_param_2];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB8_2;
	cvta.to.global.u64 	%rd3, %rd1;
	mul.wide.s32 	%rd4, %r1, 4;
	add.s64 	%rd5, %rd3, %rd4;
	mul.hi.s32 	%r6, %r1, 1717986919;
	shr.u32 	%r7, %r6, 31;
	shr.s32 	%r8, %r6, 3;
	add.s32 	%r9, %r8, %r7;
	mul.lo.s32 	%r10, %r9, 20;
	sub.s32 	%r11, %r1, %r10;
	ld.global.u32 	%r12, [%rd5];
	{
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r12;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r11;
	.param .b32 retval0;
	call.uni (retval0),
	_Z4deepji,
	(
	param0,
	param1
	);
	ld.param.b32 	%r13, [retval0+0];
	}
	cvta.to.global.u64 	%rd6, %rd2;
	add.s64 	%rd7, %rd6, %rd4;
	st.global.u32 	[%rd7], %r13;
$L__BB8_2:
	ret;
}
.visible .entry function_local_array(
	.param .u64 function_local_array_param_0,
	.param .u64 function_local_array_param_1,
	.param .u32 function_local_array_param_2
)
{
	.local .align 16 .b8 	__local_depot9[96];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<122>;
	.reg .b16 	%rs<63>;
	.reg .b32 	%r<289>;
	.reg .b64 	%rd<213>;
	mov.u64 	%SPL, __local_depot9;
	ld.param.u64 	%rd140, [function_local_array_param_0];
	ld.param.u64 	%rd141, [function_local_array_param_1];
	ld.param.u32 	%r135, [function_local_array_param_2];
	add.u64 	%rd1, %SPL, 0;
	mov.u32 	%r136, %ntid.x;
	mov.u32 	%r137, %ctaid.x;
	mov.u32 	%r138, %tid.x;
	mad.lo.s32 	%r1, %r137, %r136, %r138;
	setp.ge.s32 	%p1, %r1, %r135;
	@%p1 bra 	$L__BB9_137;
	cvta.to.global.u64 	%rd143, %rd140;
	rem.s32 	%r139, %r1, %r135;
	mul.wide.s32 	%rd144, %r139, 4;
	add.s64 	%rd145, %rd143, %rd144;
	add.s32 	%r140, %r1, 37;
	rem.s32 	%r141, %r140, %r135;
	mul.wide.s32 	%rd146, %r141, 4;
	add.s64 	%rd147, %rd143, %rd146;
	add.s32 	%r142, %r1, 74;
	rem.s32 	%r143, %r142, %r135;
	mul.wide.s32 	%rd148, %r143, 4;
	add.s64 	%rd149, %rd143, %rd148;
	add.s32 	%r144, %r1, 111;
	rem.s32 	%r145, %r144, %r135;
	mul.wide.s32 	%rd150, %r145, 4;
	add.s64 	%rd151, %rd143, %rd150;
	ld.global.u32 	%r2, [%rd145];
	ld.global.u32 	%r3, [%rd147];
	ld.global.u32 	%r4, [%rd149];
	ld.global.u32 	%r146, [%rd151];
	add.s64 	%rd2, %rd1, 4;
	st.local.v4.u32 	[%rd1], {%r2, %r3, %r4, %r146};
	add.s32 	%r147, %r1, 148;
	rem.s32 	%r148, %r147, %r135;
	mul.wide.s32 	%rd152, %r148, 4;
	add.s64 	%rd153, %rd143, %rd152;
	add.s32 	%r149, %r1, 185;
	rem.s32 	%r150, %r149, %r135;
	mul.wide.s32 	%rd154, %r150, 4;
	add.s64 	%rd155, %rd143, %rd154;
	add.s32 	%r151, %r1, 222;
	rem.s32 	%r152, %r151, %r135;
	mul.wide.s32 	%rd156, %r152, 4;
	add.s64 	%rd157, %rd143, %rd156;
	add.s32 	%r153, %r1, 259;
	rem.s32 	%r154, %r153, %r135;
	mul.wide.s32 	%rd158, %r154, 4;
	add.s64 	%rd159, %rd143, %rd158;
	ld.global.u32 	%r5, [%rd153];
	ld.global.u32 	%r155, [%rd159];
	ld.global.u32 	%r156, [%rd157];
	ld.global.u32 	%r157, [%rd155];
	st.local.v4.u32 	[%rd1+16], {%r5, %r157, %r156, %r155};
	add.s32 	%r158, %r1, 296;
	rem.s32 	%r159, %r158, %r135;
	mul.wide.s32 	%rd160, %r159, 4;
	add.s64 	%rd161, %rd143, %rd160;
	add.s32 	%r160, %r1, 333;
	rem.s32 	%r161, %r160, %r135;
	mul.wide.s32 	%rd162, %r161, 4;
	add.s64 	%rd163, %rd143, %rd162;
	add.s32 	%r162, %r1, 370;
	rem.s32 	%r163, %r162, %r135;
	mul.wide.s32 	%rd164, %r163, 4;
	add.s64 	%rd165, %rd143, %rd164;
	add.s32 	%r164, %r1, 407;
	rem.s32 	%r165, %r164, %r135;
	mul.wide.s32 	%rd166, %r165, 4;
	add.s64 	%rd167, %rd143, %rd166;
	ld.global.u32 	%r6, [%rd161];
	ld.global.u32 	%r166, [%rd167];
	ld.global.u32 	%r167, [%rd165];
	ld.global.u32 	%r168, [%rd163];
	st.local.v4.u32 	[%rd1+32], {%r6, %r168, %r167, %r166};
	add.s32 	%r169, %r1, 444;
	rem.s32 	%r170, %r169, %r135;
	mul.wide.s32 	%rd168, %r170, 4;
	add.s64 	%rd169, %rd143, %rd168;
	add.s32 	%r171, %r1, 481;
	rem.s32 	%r172, %r171, %r135;
	mul.wide.s32 	%rd170, %r172, 4;
	add.s64 	%rd171, %rd143, %rd170;
	add.s32 	%r173, %r1, 518;
	rem.s32 	%r174, %r173, %r135;
	mul.wide.s32 	%rd172, %r174, 4;
	add.s64 	%rd173, %rd143, %rd172;
	add.s32 	%r175, %r1, 555;
	rem.s32 	%r176, %r175, %r135;
	mul.wide.s32 	%rd174, %r176, 4;
	add.s64 	%rd175, %rd143, %rd174;
	ld.global.u32 	%r177, [%rd175];
	ld.global.u32 	%r178, [%rd173];
	ld.global.u32 	%r179, [%rd171];
	ld.global.u32 	%r180, [%rd169];
	st.local.v4.u32 	[%rd1+48], {%r180, %r179, %r178, %r177};
	setp.le.u32 	%p2, %r2, %r3;
	mov.b64 	%rd176, {%r156, %r155};
	cvt.u32.u64 	%r7, %rd176;
	mov.b64 	%rd177, {%r167, %r166};
	cvt.u32.u64 	%r8, %rd177;
	mov.b64 	%rd4, {%r178, %r177};
	mov.b64 	%rd3, {%r180, %r179};
	mov.u64 	%rd198, %rd2;
	@%p2 bra 	$L__BB9_3;
	st.local.u32 	[%rd2], %r2;
	mov.u64 	%rd198, %rd1;
$L__BB9_3:
	st.local.u32 	[%rd198], %r3;
	ld.local.u32 	%r9, [%rd2];
	setp.le.u32 	%p3, %r9, %r4;
	add.s64 	%rd199, %rd2, 4;
	@%p3 bra 	$L__BB9_6;
	st.local.u32 	[%rd2+4], %r9;
	ld.local.u32 	%r10, [%rd2+-4];
	setp.le.u32 	%p4, %r10, %r4;
	mov.u64 	%rd199, %rd2;
	@%p4 bra 	$L__BB9_6;
	st.local.u32 	[%rd2], %r10;
	mov.u64 	%rd199, %rd1;
$L__BB9_6:
	st.local.u32 	[%rd199], %r4;
	ld.local.v2.u32 	{%r181, %r182}, [%rd2+4];
	setp.le.u32 	%p5, %r181, %r182;
	add.s64 	%rd200, %rd2, 8;
	@%p5 bra 	$L__BB9_10;
	st.local.u32 	[%rd2+8], %r181;
	ld.local.u32 	%r13, [%rd2];
	setp.le.u32 	%p6, %r13, %r182;
	add.s64 	%rd200, %rd2, 4;
	@%p6 bra 	$L__BB9_10;
	st.local.u32 	[%rd2+4], %r13;
	ld.local.u32 	%r14, [%rd2+-4];
	setp.le.u32 	%p7, %r14, %r182;
	mov.u64 	%rd200, %rd2;
	@%p7 bra 	$L__BB9_10;
	st.local.u32 	[%rd2], %r14;
	mov.u64 	%rd200, %rd1;
$L__BB9_10:
	st.local.u32 	[%rd200], %r182;
	ld.local.u32 	%r15, [%rd2+8];
	setp.le.u32 	%p8, %r15, %r5;
	add.s64 	%rd201, %rd2, 12;
	@%p8 bra 	$L__BB9_15;
	st.local.u32 	[%rd2+12], %r15;
	ld.local.u32 	%r16, [%rd2+4];
	setp.le.u32 	%p9, %r16, %r5;
	add.s64 	%rd201, %rd2, 8;
	@%p9 bra 	$L__BB9_15;
	st.local.u32 	[%rd2+8], %r16;
	ld.local.u32 	%r17, [%rd2];
	setp.le.u32 	%p10, %r17, %r5;
	add.s64 	%rd201, %rd2, 4;
	@%p10 bra 	$L__BB9_15;
	st.local.u32 	[%rd2+4], %r17;
	ld.local.u32 	%r18, [%rd2+-4];
	setp.le.u32 	%p11, %r18, %r5;
	mov.u64 	%rd201, %rd2;
	@%p11 bra 	$L__BB9_15;
	st.local.u32 	[%rd2], %r18;
	mov.u64 	%rd201, %rd1;
$L__BB9_15:
	st.local.u32 	[%rd201], %r5;
	ld.local.v2.u32 	{%r183, %r184}, [%rd2+12];
	setp.le.u32 	%p12, %r183, %r184;
	add.s64 	%rd202, %rd2, 16;
	@%p12 bra 	$L__BB9_21;
	st.local.u32 	[%rd2+16], %r183;
	ld.local.u32 	%r21, [%rd2+8];
	setp.le.u32 	%p13, %r21, %r184;
	add.s64 	%rd202, %rd2, 12;
	@%p13 bra 	$L__BB9_21;
	st.local.u32 	[%rd2+12], %r21;
	ld.local.u32 	%r22, [%rd2+4];
	setp.le.u32 	%p14, %r22, %r184;
	add.s64 	%rd202, %rd2, 8;
	@%p14 bra 	$L__BB9_21;
	st.local.u32 	[%rd2+8], %r22;
	ld.local.u32 	%r23, [%rd2];
	setp.le.u32 	%p15, %r23, %r184;
	add.s64 	%rd202, %rd2, 4;
	@%p15 bra 	$L__BB9_21;
	st.local.u32 	[%rd2+4], %r23;
	ld.local.u32 	%r24, [%rd2+-4];
	setp.le.u32 	%p16, %r24, %r184;
	mov.u64 	%rd202, %rd2;
	@%p16 bra 	$L__BB9_21;
	st.local.u32 	[%rd2], %r24;
	mov.u64 	%rd202, %rd1;
$L__BB9_21:
	st.local.u32 	[%rd202], %r184;
	ld.local.u32 	%r25, [%rd2+16];
	setp.le.u32 	%p17, %r25, %r7;
	add.s64 	%rd203, %rd2, 20;
	@%p17 bra 	$L__BB9_28;
	st.local.u32 	[%rd2+20], %r25;
	ld.local.u32 	%r26, [%rd2+12];
	setp.le.u32 	%p18, %r26, %r7;
	add.s64 	%rd203, %rd2, 16;
	@%p18 bra 	$L__BB9_28;
	st.local.u32 	[%rd2+16], %r26;
	ld.local.u32 	%r27, [%rd2+8];
	setp.le.u32 	%p19, %r27, %r7;
	add.s64 	%rd203, %rd2, 12;
	@%p19 bra 	$L__BB9_28;
	st.local.u32 	[%rd2+12], %r27;
	ld.local.u32 	%r28, [%rd2+4];
	setp.le.u32 	%p20, %r28, %r7;
	add.s64 	%rd203, %rd2, 8;
	@%p20 bra 	$L__BB9_28;
	st.local.u32 	[%rd2+8], %r28;
	ld.local.u32 	%r29, [%rd2];
	setp.le.u32 	%p21, %r29, %r7;
	add.s64 	%rd203, %rd2, 4;
	@%p21 bra 	$L__BB9_28;
	st.local.u32 	[%rd2+4], %r29;
	ld.local.u32 	%r30, [%rd2+-4];
	setp.le.u32 	%p22, %r30, %r7;
	mov.u64 	%rd203, %rd2;
	@%p22 bra 	$L__BB9_28;
	st.local.u32 	[%rd2], %r30;
	mov.u64 	%rd203, %rd1;
$L__BB9_28:
	st.local.u32 	[%rd203], %r7;
	ld.local.v2.u32 	{%r185, %r186}, [%rd2+20];
	setp.le.u32 	%p23, %r185, %r186;
	add.s64 	%rd204, %rd2, 24;
	@%p23 bra 	$L__BB9_36;
	st.local.u32 	[%rd2+24], %r185;
	ld.local.u32 	%r33, [%rd2+16];
	setp.le.u32 	%p24, %r33, %r186;
	add.s64 	%rd204, %rd2, 20;
	@%p24 bra 	$L__BB9_36;
	st.local.u32 	[%rd2+20], %r33;
	ld.local.u32 	%r34, [%rd2+12];
	setp.le.u32 	%p25, %r34, %r186;
	add.s64 	%rd204, %rd2, 16;
	@%p25 bra 	$L__BB9_36;
	st.local.u32 	[%rd2+16], %r34;
	ld.local.u32 	%r35, [%rd2+8];
	setp.le.u32 	%p26, %r35, %r186;
	add.s64 	%rd204, %rd2, 12;
	@%p26 bra 	$L__BB9_36;
	st.local.u32 	[%rd2+12], %r35;
	ld.local.u32 	%r36, [%rd2+4];
	setp.le.u32 	%p27, %r36, %r186;
	add.s64 	%rd204, %rd2, 8;
	@%p27 bra 	$L__BB9_36;
	st.local.u32 	[%rd2+8], %r36;
	ld.local.u32 	%r37, [%rd2];
	setp.le.u32 	%p28, %r37, %r186;
	add.s64 	%rd204, %rd2, 4;
	@%p28 bra 	$L__BB9_36;
	st.local.u32 	[%rd2+4], %r37;
	ld.local.u32 	%r38, [%rd2+-4];
	setp.le.u32 	%p29, %r38, %r186;
	mov.u64 	%rd204, %rd2;
	@%p29 bra 	$L__BB9_36;
	st.local.u32 	[%rd2], %r38;
	mov.u64 	%rd204, %rd1;
$L__BB9_36:
	st.local.u32 	[%rd204], %r186;
	ld.local.u32 	%r39, [%rd2+24];
	setp.le.u32 	%p30, %r39, %r6;
	add.s64 	%rd205, %rd2, 28;
	@%p30 bra 	$L__BB9_45;
	st.local.u32 	[%rd2+28], %r39;
	ld.local.u32 	%r40, [%rd2+20];
	setp.le.u32 	%p31, %r40, %r6;
	add.s64 	%rd205, %rd2, 24;
	@%p31 bra 	$L__BB9_45;
	st.local.u32 	[%rd2+24], %r40;
	ld.local.u32 	%r41, [%rd2+16];
	setp.le.u32 	%p32, %r41, %r6;
	add.s64 	%rd205, %rd2, 20;
	@%p32 bra 	$L__BB9_45;
	st.local.u32 	[%rd2+20], %r41;
	ld.local.u32 	%r42, [%rd2+12];
	setp.le.u32 	%p33, %r42, %r6;
	add.s64 	%rd205, %rd2, 16;
	@%p33 bra 	$L__BB9_45;
	st.local.u32 	[%rd2+16], %r42;
	ld.local.u32 	%r43, [%rd2+8];
	setp.le.u32 	%p34, %r43, %r6;
	add.s64 	%rd205, %rd2, 12;
	@%p34 bra 	$L__BB9_45;
	st.local.u32 	[%rd2+12], %r43;
	ld.local.u32 	%r44, [%rd2+4];
	setp.le.u32 	%p35, %r44, %r6;
	add.s64 	%rd205, %rd2, 8;
	@%p35 bra 	$L__BB9_45;
	st.local.u32 	[%rd2+8], %r44;
	ld.local.u32 	%r45, [%rd2];
	setp.le.u32 	%p36, %r45, %r6;
	add.s64 	%rd205, %rd2, 4;
	@%p36 bra 	$L__BB9_45;
	st.local.u32 	[%rd2+4], %r45;
	ld.local.u32 	%r46, [%rd2+-4];
	setp.le.u32 	%p37, %r46, %r6;
	mov.u64 	%rd205, %rd2;
	@%p37 bra 	$L__BB9_45;
	st.local.u32 	[%rd2], %r46;
	mov.u64 	%rd205, %rd1;
$L__BB9_45:
	st.local.u32 	[%rd205], %r6;
	ld.local.v2.u32 	{%r187, %r188}, [%rd2+28];
	setp.le.u32 	%p38, %r187, %r188;
	add.s64 	%rd206, %rd2, 32;
	@%p38 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+32], %r187;
	ld.local.u32 	%r49, [%rd2+24];
	setp.le.u32 	%p39, %r49, %r188;
	add.s64 	%rd206, %rd2, 28;
	@%p39 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+28], %r49;
	ld.local.u32 	%r50, [%rd2+20];
	setp.le.u32 	%p40, %r50, %r188;
	add.s64 	%rd206, %rd2, 24;
	@%p40 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+24], %r50;
	ld.local.u32 	%r51, [%rd2+16];
	setp.le.u32 	%p41, %r51, %r188;
	add.s64 	%rd206, %rd2, 20;
	@%p41 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+20], %r51;
	ld.local.u32 	%r52, [%rd2+12];
	setp.le.u32 	%p42, %r52, %r188;
	add.s64 	%rd206, %rd2, 16;
	@%p42 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+16], %r52;
	ld.local.u32 	%r53, [%rd2+8];
	setp.le.u32 	%p43, %r53, %r188;
	add.s64 	%rd206, %rd2, 12;
	@%p43 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+12], %r53;
	ld.local.u32 	%r54, [%rd2+4];
	setp.le.u32 	%p44, %r54, %r188;
	add.s64 	%rd206, %rd2, 8;
	@%p44 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+8], %r54;
	ld.local.u32 	%r55, [%rd2];
	setp.le.u32 	%p45, %r55, %r188;
	add.s64 	%rd206, %rd2, 4;
	@%p45 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+4], %r55;
	ld.local.u32 	%r56, [%rd2+-4];
	setp.le.u32 	%p46, %r56, %r188;
	mov.u64 	%rd206, %rd2;
	@%p46 bra 	$L__BB9_55;
	st.local.u32 	[%rd2], %r56;
	mov.u64 	%rd206, %rd1;
$L__BB9_55:
	st.local.u32 	[%rd206], %r188;
	ld.local.u32 	%r57, [%rd2+32];
	setp.le.u32 	%p47, %r57, %r8;
	add.s64 	%rd207, %rd2, 36;
	@%p47 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+36], %r57;
	ld.local.u32 	%r58, [%rd2+28];
	setp.le.u32 	%p48, %r58, %r8;
	add.s64 	%rd207, %rd2, 32;
	@%p48 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+32], %r58;
	ld.local.u32 	%r59, [%rd2+24];
	setp.le.u32 	%p49, %r59, %r8;
	add.s64 	%rd207, %rd2, 28;
	@%p49 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+28], %r59;
	ld.local.u32 	%r60, [%rd2+20];
	setp.le.u32 	%p50, %r60, %r8;
	add.s64 	%rd207, %rd2, 24;
	@%p50 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+24], %r60;
	ld.local.u32 	%r61, [%rd2+16];
	setp.le.u32 	%p51, %r61, %r8;
	add.s64 	%rd207, %rd2, 20;
	@%p51 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+20], %r61;
	ld.local.u32 	%r62, [%rd2+12];
	setp.le.u32 	%p52, %r62, %r8;
	add.s64 	%rd207, %rd2, 16;
	@%p52 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+16], %r62;
	ld.local.u32 	%r63, [%rd2+8];
	setp.le.u32 	%p53, %r63, %r8;
	add.s64 	%rd207, %rd2, 12;
	@%p53 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+12], %r63;
	ld.local.u32 	%r64, [%rd2+4];
	setp.le.u32 	%p54, %r64, %r8;
	add.s64 	%rd207, %rd2, 8;
	@%p54 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+8], %r64;
	ld.local.u32 	%r65, [%rd2];
	setp.le.u32 	%p55, %r65, %r8;
	add.s64 	%rd207, %rd2, 4;
	@%p55 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+4], %r65;
	ld.local.u32 	%r66, [%rd2+-4];
	setp.le.u32 	%p56, %r66, %r8;
	mov.u64 	%rd207, %rd2;
	@%p56 bra 	$L__BB9_66;
	st.local.u32 	[%rd2], %r66;
	mov.u64 	%rd207, %rd1;
$L__BB9_66:
	st.local.u32 	[%rd207], %r8;
	ld.local.v2.u32 	{%r189, %r190}, [%rd2+36];
	setp.le.u32 	%p57, %r189, %r190;
	add.s64 	%rd208, %rd2, 40;
	@%p57 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+40], %r189;
	ld.local.u32 	%r69, [%rd2+32];
	setp.le.u32 	%p58, %r69, %r190;
	add.s64 	%rd208, %rd2, 36;
	@%p58 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+36], %r69;
	ld.local.u32 	%r70, [%rd2+28];
	setp.le.u32 	%p59, %r70, %r190;
	add.s64 	%rd208, %rd2, 32;
	@%p59 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+32], %r70;
	ld.local.u32 	%r71, [%rd2+24];
	setp.le.u32 	%p60, %r71, %r190;
	add.s64 	%rd208, %rd2, 28;
	@%p60 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+28], %r71;
	ld.local.u32 	%r72, [%rd2+20];
	setp.le.u32 	%p61, %r72, %r190;
	add.s64 	%rd208, %rd2, 24;
	@%p61 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+24], %r72;
	ld.local.u32 	%r73, [%rd2+16];
	setp.le.u32 	%p62, %r73, %r190;
	add.s64 	%rd208, %rd2, 20;
	@%p62 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+20], %r73;
	ld.local.u32 	%r74, [%rd2+12];
	setp.le.u32 	%p63, %r74, %r190;
	add.s64 	%rd208, %rd2, 16;
	@%p63 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+16], %r74;
	ld.local.u32 	%r75, [%rd2+8];
	setp.le.u32 	%p64, %r75, %r190;
	add.s64 	%rd208, %rd2, 12;
	@%p64 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+12], %r75;
	ld.local.u32 	%r76, [%rd2+4];
	setp.le.u32 	%p65, %r76, %r190;
	add.s64 	%rd208, %rd2, 8;
	@%p65 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+8], %r76;
	ld.local.u32 	%r77, [%rd2];
	setp.le.u32 	%p66, %r77, %r190;
	add.s64 	%rd208, %rd2, 4;
	@%p66 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+4], %r77;
	ld.local.u32 	%r78, [%rd2+-4];
	setp.le.u32 	%p67, %r78, %r190;
	mov.u64 	%rd208, %rd2;
	@%p67 bra 	$L__BB9_78;
	st.local.u32 	[%rd2], %r78;
	mov.u64 	%rd208, %rd1;
$L__BB9_78:
	st.local.u32 	[%rd208], %r190;
	cvt.u32.u64 	%r191, %rd3;
	ld.local.u32 	%r79, [%rd2+40];
	setp.le.u32 	%p68, %r79, %r191;
	add.s64 	%rd209, %rd2, 44;
	@%p68 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+44], %r79;
	ld.local.u32 	%r80, [%rd2+36];
	setp.le.u32 	%p69, %r80, %r191;
	add.s64 	%rd209, %rd2, 40;
	@%p69 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+40], %r80;
	ld.local.u32 	%r81, [%rd2+32];
	setp.le.u32 	%p70, %r81, %r191;
	add.s64 	%rd209, %rd2, 36;
	@%p70 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+36], %r81;
	ld.local.u32 	%r82, [%rd2+28];
	setp.le.u32 	%p71, %r82, %r191;
	add.s64 	%rd209, %rd2, 32;
	@%p71 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+32], %r82;
	ld.local.u32 	%r83, [%rd2+24];
	setp.le.u32 	%p72, %r83, %r191;
	add.s64 	%rd209, %rd2, 28;
	@%p72 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+28], %r83;
	ld.local.u32 	%r84, [%rd2+20];
	setp.le.u32 	%p73, %r84, %r191;
	add.s64 	%rd209, %rd2, 24;
	@%p73 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+24], %r84;
	ld.local.u32 	%r85, [%rd2+16];
	setp.le.u32 	%p74, %r85, %r191;
	add.s64 	%rd209, %rd2, 20;
	@%p74 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+20], %r85;
	ld.local.u32 	%r86, [%rd2+12];
	setp.le.u32 	%p75, %r86, %r191;
	add.s64 	%rd209, %rd2, 16;
	@%p75 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+16], %r86;
	ld.local.u32 	%r87, [%rd2+8];
	setp.le.u32 	%p76, %r87, %r191;
	add.s64 	%rd209, %rd2, 12;
	@%p76 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+12], %r87;
	ld.local.u32 	%r88, [%rd2+4];
	setp.le.u32 	%p77, %r88, %r191;
	add.s64 	%rd209, %rd2, 8;
	@%p77 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+8], %r88;
	ld.local.u32 	%r89, [%rd2];
	setp.le.u32 	%p78, %r89, %r191;
	add.s64 	%rd209, %rd2, 4;
	@%p78 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+4], %r89;
	ld.local.u32 	%r90, [%rd2+-4];
	setp.le.u32 	%p79, %r90, %r191;
	mov.u64 	%rd209, %rd2;
	@%p79 bra 	$L__BB9_91;
	st.local.u32 	[%rd2], %r90;
	mov.u64 	%rd209, %rd1;
$L__BB9_91:
	st.local.u32 	[%rd209], %rd3;
	ld.local.v2.u32 	{%r203, %r204}, [%rd2+44];
	setp.le.u32 	%p80, %r203, %r204;
	add.s64 	%rd210, %rd2, 48;
	@%p80 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+48], %r203;
	ld.local.u32 	%r93, [%rd2+40];
	setp.le.u32 	%p81, %r93, %r204;
	add.s64 	%rd210, %rd2, 44;
	@%p81 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+44], %r93;
	ld.local.u32 	%r94, [%rd2+36];
	setp.le.u32 	%p82, %r94, %r204;
	add.s64 	%rd210, %rd2, 40;
	@%p82 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+40], %r94;
	ld.local.u32 	%r95, [%rd2+32];
	setp.le.u32 	%p83, %r95, %r204;
	add.s64 	%rd210, %rd2, 36;
	@%p83 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+36], %r95;
	ld.local.u32 	%r96, [%rd2+28];
	setp.le.u32 	%p84, %r96, %r204;
	add.s64 	%rd210, %rd2, 32;
	@%p84 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+32], %r96;
	ld.local.u32 	%r97, [%rd2+24];
	setp.le.u32 	%p85, %r97, %r204;
	add.s64 	%rd210, %rd2, 28;
	@%p85 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+28], %r97;
	ld.local.u32 	%r98, [%rd2+20];
	setp.le.u32 	%p86, %r98, %r204;
	add.s64 	%rd210, %rd2, 24;
	@%p86 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+24], %r98;
	ld.local.u32 	%r99, [%rd2+16];
	setp.le.u32 	%p87, %r99, %r204;
	add.s64 	%rd210, %rd2, 20;
	@%p87 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+20], %r99;
	ld.local.u32 	%r100, [%rd2+12];
	setp.le.u32 	%p88, %r100, %r204;
	add.s64 	%rd210, %rd2, 16;
	@%p88 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+16], %r100;
	ld.local.u32 	%r101, [%rd2+8];
	setp.le.u32 	%p89, %r101, %r204;
	add.s64 	%rd210, %rd2, 12;
	@%p89 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+12], %r101;
	ld.local.u32 	%r102, [%rd2+4];
	setp.le.u32 	%p90, %r102, %r204;
	add.s64 	%rd210, %rd2, 8;
	@%p90 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+8], %r102;
	ld.local.u32 	%r103, [%rd2];
	setp.le.u32 	%p91, %r103, %r204;
	add.s64 	%rd210, %rd2, 4;
	@%p91 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+4], %r103;
	ld.local.u32 	%r104, [%rd2+-4];
	setp.le.u32 	%p92, %r104, %r204;
	mov.u64 	%rd210, %rd2;
	@%p92 bra 	$L__BB9_105;
	st.local.u32 	[%rd2], %r104;
	mov.u64 	%rd210, %rd1;
$L__BB9_105:
	st.local.u32 	[%rd210], %r204;
	cvt.u32.u64 	%r205, %rd4;
	ld.local.u32 	%r105, [%rd2+48];
	setp.le.u32 	%p93, %r105, %r205;
	add.s64 	%rd211, %rd2, 52;
	@%p93 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+52], %r105;
	ld.local.u32 	%r106, [%rd2+44];
	setp.le.u32 	%p94, %r106, %r205;
	add.s64 	%rd211, %rd2, 48;
	@%p94 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+48], %r106;
	ld.local.u32 	%r107, [%rd2+40];
	setp.le.u32 	%p95, %r107, %r205;
	add.s64 	%rd211, %rd2, 44;
	@%p95 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+44], %r107;
	ld.local.u32 	%r108, [%rd2+36];
	setp.le.u32 	%p96, %r108, %r205;
	add.s64 	%rd211, %rd2, 40;
	@%p96 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+40], %r108;
	ld.local.u32 	%r109, [%rd2+32];
	setp.le.u32 	%p97, %r109, %r205;
	add.s64 	%rd211, %rd2, 36;
	@%p97 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+36], %r109;
	ld.local.u32 	%r110, [%rd2+28];
	setp.le.u32 	%p98, %r110, %r205;
	add.s64 	%rd211, %rd2, 32;
	@%p98 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+32], %r110;
	ld.local.u32 	%r111, [%rd2+24];
	setp.le.u32 	%p99, %r111, %r205;
	add.s64 	%rd211, %rd2, 28;
	@%p99 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+28], %r111;
	ld.local.u32 	%r112, [%rd2+20];
	setp.le.u32 	%p100, %r112, %r205;
	add.s64 	%rd211, %rd2, 24;
	@%p100 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+24], %r112;
	ld.local.u32 	%r113, [%rd2+16];
	setp.le.u32 	%p101, %r113, %r205;
	add.s64 	%rd211, %rd2, 20;
	@%p101 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+20], %r113;
	ld.local.u32 	%r114, [%rd2+12];
	setp.le.u32 	%p102, %r114, %r205;
	add.s64 	%rd211, %rd2, 16;
	@%p102 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+16], %r114;
	ld.local.u32 	%r115, [%rd2+8];
	setp.le.u32 	%p103, %r115, %r205;
	add.s64 	%rd211, %rd2, 12;
	@%p103 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+12], %r115;
	ld.local.u32 	%r116, [%rd2+4];
	setp.le.u32 	%p104, %r116, %r205;
	add.s64 	%rd211, %rd2, 8;
	@%p104 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+8], %r116;
	ld.local.u32 	%r117, [%rd2];
	setp.le.u32 	%p105, %r117, %r205;
	add.s64 	%rd211, %rd2, 4;
	@%p105 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+4], %r117;
	ld.local.u32 	%r118, [%rd2+-4];
	setp.le.u32 	%p106, %r118, %r205;
	mov.u64 	%rd211, %rd2;
	@%p106 bra 	$L__BB9_120;
	st.local.u32 	[%rd2], %r118;
	mov.u64 	%rd211, %rd1;
$L__BB9_120:
	st.local.u32 	[%rd211], %rd4;
	ld.local.v2.u32 	{%r219, %r220}, [%rd2+52];
	setp.le.u32 	%p107, %r219, %r220;
	add.s64 	%rd212, %rd2, 56;
	@%p107 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+56], %r219;
	ld.local.u32 	%r121, [%rd2+48];
	setp.le.u32 	%p108, %r121, %r220;
	add.s64 	%rd212, %rd2, 52;
	@%p108 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+52], %r121;
	ld.local.u32 	%r122, [%rd2+44];
	setp.le.u32 	%p109, %r122, %r220;
	add.s64 	%rd212, %rd2, 48;
	@%p109 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+48], %r122;
	ld.local.u32 	%r123, [%rd2+40];
	setp.le.u32 	%p110, %r123, %r220;
	add.s64 	%rd212, %rd2, 44;
	@%p110 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+44], %r123;
	ld.local.u32 	%r124, [%rd2+36];
	setp.le.u32 	%p111, %r124, %r220;
	add.s64 	%rd212, %rd2, 40;
	@%p111 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+40], %r124;
	ld.local.u32 	%r125, [%rd2+32];
	setp.le.u32 	%p112, %r125, %r220;
	add.s64 	%rd212, %rd2, 36;
	@%p112 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+36], %r125;
	ld.local.u32 	%r126, [%rd2+28];
	setp.le.u32 	%p113, %r126, %r220;
	add.s64 	%rd212, %rd2, 32;
	@%p113 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+32], %r126;
	ld.local.u32 	%r127, [%rd2+24];
	setp.le.u32 	%p114, %r127, %r220;
	add.s64 	%rd212, %rd2, 28;
	@%p114 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+28], %r127;
	ld.local.u32 	%r128, [%rd2+20];
	setp.le.u32 	%p115, %r128, %r220;
	add.s64 	%rd212, %rd2, 24;
	@%p115 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+24], %r128;
	ld.local.u32 	%r129, [%rd2+16];
	setp.le.u32 	%p116, %r129, %r220;
	add.s64 	%rd212, %rd2, 20;
	@%p116 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+20], %r129;
	ld.local.u32 	%r130, [%rd2+12];
	setp.le.u32 	%p117, %r130, %r220;
	add.s64 	%rd212, %rd2, 16;
	@%p117 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+16], %r130;
	ld.local.u32 	%r131, [%rd2+8];
	setp.le.u32 	%p118, %r131, %r220;
	add.s64 	%rd212, %rd2, 12;
	@%p118 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+12], %r131;
	ld.local.u32 	%r132, [%rd2+4];
	setp.le.u32 	%p119, %r132, %r220;
	add.s64 	%rd212, %rd2, 8;
	@%p119 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+8], %r132;
	ld.local.u32 	%r133, [%rd2];
	setp.le.u32 	%p120, %r133, %r220;
	add.s64 	%rd212, %rd2, 4;
	@%p120 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+4], %r133;
	ld.local.u32 	%r134, [%rd2+-4];
	setp.le.u32 	%p121, %r134, %r220;
	mov.u64 	%rd212, %rd2;
	@%p121 bra 	$L__BB9_136;
	st.local.u32 	[%rd2], %r134;
	mov.u64 	%rd212, %rd1;
$L__BB9_136:
	add.u64 	%rd179, %SPL, 64;
	st.local.u32 	[%rd212], %r220;
	ld.local.u32 	%r221, [%rd2+-4];
	cvta.to.global.u64 	%rd180, %rd141;
	mul.wide.s32 	%rd181, %r1, 4;
	add.s64 	%rd182, %rd180, %rd181;
	st.global.u32 	[%rd182], %r221;
	ld.local.u32 	%r226, [%rd2+28];
	add.s32 	%r227, %r1, %r135;
	mul.wide.s32 	%rd183, %r135, 4;
	add.s64 	%rd184, %rd182, %rd183;
	st.global.u32 	[%rd184], %r226;
	add.s64 	%rd186, %rd143, %rd181;
	ld.global.u32 	%r228, [%rd186];
	shl.b32 	%r229, %r228, 2;
	cvt.u64.u32 	%rd187, %r229;
	and.b64  	%rd188, %rd187, 60;
	add.s64 	%rd189, %rd1, %rd188;
	ld.local.u32 	%r230, [%rd189];
	add.s32 	%r231, %r227, %r135;
	mul.wide.s32 	%rd190, %r231, 4;
	add.s64 	%rd191, %rd180, %rd190;
	st.global.u32 	[%rd191], %r230;
	ld.global.u32 	%r232, [%rd186];
	shr.u32 	%r233, %r232, 1;
	cvt.u16.u32 	%rs1, %r233;
	shr.u32 	%r234, %r232, 2;
	cvt.u16.u32 	%rs2, %r234;
	shr.u32 	%r235, %r232, 3;
	cvt.u16.u32 	%rs3, %r235;
	shr.u32 	%r236, %r232, 4;
	cvt.u16.u32 	%rs4, %r236;
	shr.u32 	%r237, %r232, 5;
	cvt.u16.u32 	%rs5, %r237;
	shr.u32 	%r238, %r232, 6;
	cvt.u16.u32 	%rs6, %r238;
	shr.u32 	%r239, %r232, 7;
	cvt.u16.u32 	%rs7, %r239;
	cvt.u16.u32 	%rs8, %r232;
	add.s16 	%rs9, %rs2, 2;
	and.b16  	%rs10, %rs9, 255;
	add.s16 	%rs11, %rs3, 3;
	add.s16 	%rs12, %rs4, 4;
	and.b16  	%rs13, %rs12, 255;
	add.s16 	%rs14, %rs5, 5;
	add.s16 	%rs15, %rs6, 6;
	and.b16  	%rs16, %rs15, 255;
	add.s16 	%rs17, %rs7, 7;
	add.s16 	%rs18, %rs1, 1;
	and.b32  	%r240, %r232, 255;
	cvt.u32.u16 	%r241, %rs18;
	prmt.b32 	%r242, %r241, %r240, 30212;
	cvt.u16.u32 	%rs19, %r242;
	cvt.u32.u16 	%r243, %rs17;
	cvt.u32.u16 	%r244, %rs16;
	prmt.b32 	%r245, %r243, %r244, 30212;
	cvt.u16.u32 	%rs20, %r245;
	cvt.u32.u16 	%r246, %rs14;
	cvt.u32.u16 	%r247, %rs13;
	prmt.b32 	%r248, %r246, %r247, 30212;
	cvt.u16.u32 	%rs21, %r248;
	cvt.u32.u16 	%r249, %rs11;
	cvt.u32.u16 	%r250, %rs10;
	prmt.b32 	%r251, %r249, %r250, 30212;
	cvt.u16.u32 	%rs22, %r251;
	st.local.v4.u16 	[%rd179], {%rs19, %rs22, %rs21, %rs20};
	shr.u16 	%rs23, %rs8, 8;
	shr.u32 	%r252, %r232, 9;
	cvt.u16.u32 	%rs24, %r252;
	shr.u32 	%r253, %r232, 10;
	cvt.u16.u32 	%rs25, %r253;
	shr.u32 	%r254, %r232, 11;
	cvt.u16.u32 	%rs26, %r254;
	shr.u32 	%r255, %r232, 12;
	cvt.u16.u32 	%rs27, %r255;
	shr.u32 	%r256, %r232, 13;
	cvt.u16.u32 	%rs28, %r256;
	shr.u32 	%r257, %r232, 14;
	cvt.u16.u32 	%rs29, %r257;
	shr.u32 	%r258, %r232, 15;
	cvt.u16.u32 	%rs30, %r258;
	add.s16 	%rs31, %rs23, 8;
	and.b16  	%rs32, %rs31, 255;
	add.s16 	%rs33, %rs24, 9;
	add.s16 	%rs34, %rs25, 10;
	and.b16  	%rs35, %rs34, 255;
	add.s16 	%rs36, %rs26, 11;
	add.s16 	%rs37, %rs27, 12;
	and.b16  	%rs38, %rs37, 255;
	add.s16 	%rs39, %rs28, 13;
	add.s16 	%rs40, %rs29, 14;
	and.b16  	%rs41, %rs40, 255;
	add.s16 	%rs42, %rs30, 15;
	cvt.u32.u16 	%r259, %rs42;
	cvt.u32.u16 	%r260, %rs41;
	prmt.b32 	%r261, %r259, %r260, 30212;
	cvt.u16.u32 	%rs43, %r261;
	cvt.u32.u16 	%r262, %rs39;
	cvt.u32.u16 	%r263, %rs38;
	prmt.b32 	%r264, %r262, %r263, 30212;
	cvt.u16.u32 	%rs44, %r264;
	cvt.u32.u16 	%r265, %rs36;
	cvt.u32.u16 	%r266, %rs35;
	prmt.b32 	%r267, %r265, %r266, 30212;
	cvt.u16.u32 	%rs45, %r267;
	cvt.u32.u16 	%r268, %rs33;
	cvt.u32.u16 	%r269, %rs32;
	prmt.b32 	%r270, %r268, %r269, 30212;
	cvt.u16.u32 	%rs46, %r270;
	st.local.v4.u16 	[%rd179+8], {%rs46, %rs45, %rs44, %rs43};
	add.s16 	%rs47, %rs2, 18;
	and.b16  	%rs48, %rs47, 255;
	add.s16 	%rs49, %rs3, 19;
	add.s16 	%rs50, %rs4, 20;
	and.b16  	%rs51, %rs50, 255;
	add.s16 	%rs52, %rs5, 21;
	add.s16 	%rs53, %rs6, 22;
	and.b16  	%rs54, %rs53, 255;
	add.s16 	%rs55, %rs7, 23;
	add.s16 	%rs56, %rs1, 17;
	add.s16 	%rs57, %rs8, 16;
	and.b16  	%rs58, %rs57, 255;
	cvt.u32.u16 	%r271, %rs58;
	cvt.u32.u16 	%r272, %rs56;
	prmt.b32 	%r273, %r272, %r271, 30212;
	cvt.u16.u32 	%rs59, %r273;
	cvt.u32.u16 	%r274, %rs55;
	cvt.u32.u16 	%r275, %rs54;
	prmt.b32 	%r276, %r274, %r275, 30212;
	cvt.u16.u32 	%rs60, %r276;
	cvt.u32.u16 	%r277, %rs52;
	cvt.u32.u16 	%r278, %rs51;
	prmt.b32 	%r279, %r277, %r278, 30212;
	cvt.u16.u32 	%rs61, %r279;
	cvt.u32.u16 	%r280, %rs49;
	cvt.u32.u16 	%r281, %rs48;
	prmt.b32 	%r282, %r280, %r281, 30212;
	cvt.u16.u32 	%rs62, %r282;
	st.local.v4.u16 	[%rd179+16], {%rs59, %rs62, %rs61, %rs60};
	mul.wide.u32 	%rd192, %r232, -1431655765;
	shr.u64 	%rd193, %rd192, 34;
	cvt.u32.u64 	%r283, %rd193;
	mul.lo.s32 	%r284, %r283, 6;
	sub.s32 	%r285, %r232, %r284;
	shl.b32 	%r286, %r285, 2;
	cvt.u64.u32 	%rd194, %r286;
	add.s64 	%rd195, %rd179, %rd194;
	ld.local.u32 	%r287, [%rd195];
	mul.lo.s32 	%r288, %r135, 3;
	mul.wide.s32 	%rd196, %r288, 4;
	add.s64 	%rd197, %rd182, %rd196;
	st.global.u32 	[%rd197], %r287;
$L__BB9_137:
	ret;
}
.visible .entry function_constant(
	.param .u64 function_constant_param_0,
	.param .u64 function_constant_param_1,
	.param .u32 function_constant_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<24>;
	.reg .b64 	%rd<33>;
	ld.param.u64 	%rd1, [function_constant_param_0];
	ld.param.u64 	%rd2, [function_constant_param_1];
	ld.param.u32 	%r2, [function_constant_param_2];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB10_2;
	cvta.to.global.u64 	%rd3, %rd2;
	cvta.to.global.u64 	%rd4, %rd1;
	mul.wide.s32 	%rd5, %r1, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r6, [%rd6];
	shl.b32 	%r7, %r6, 2;
	cvt.u64.u32 	%rd7, %r7;
	and.b64  	%rd8, %rd7, 60;
	mov.u64 	%rd9, table;
	add.s64 	%rd10, %rd9, %rd8;
	ld.const.u32 	%r8, [%rd10];
	add.s64 	%rd11, %rd3, %rd5;
	st.global.u32 	[%rd11], %r8;
	ld.global.u32 	%r9, [%rd6];
	mul.wide.u32 	%rd12, %r9, 954437177;
	shr.u64 	%rd13, %rd12, 33;
	cvt.u32.u64 	%r10, %rd13;
	mul.lo.s32 	%r11, %r10, 9;
	sub.s32 	%r12, %r9, %r11;
	mul.wide.u32 	%rd14, %r12, 4;
	mov.u64 	%rd15, weights;
	add.s64 	%rd16, %rd15, %rd14;
	ld.const.u32 	%r13, [%rd16];
	mul.wide.s32 	%rd17, %r2, 4;
	add.s64 	%rd18, %rd11, %rd17;
	st.global.u32 	[%rd18], %r13;
	ld.global.u64 	%rd19, [pointer_to_second];
	cvta.to.global.u64 	%rd20, %rd19;
	shl.b32 	%r14, %r1, 2;
	cvt.u64.u32 	%rd21, %r14;
	and.b64  	%rd22, %rd21, 4;
	add.s64 	%rd23, %rd20, %rd22;
	ld.global.u32 	%r15, [%rd23];
	add.s32 	%r16, %r1, %r2;
	add.s32 	%r17, %r16, %r2;
	mul.wide.s32 	%rd24, %r17, 4;
	add.s64 	%rd25, %rd3, %rd24;
	st.global.u32 	[%rd25], %r15;
	ld.global.u32 	%r18, [%rd6];
	mul.wide.u32 	%rd26, %r18, -1171354717;
	shr.u64 	%rd27, %rd26, 35;
	cvt.u32.u64 	%r19, %rd27;
	mul.lo.s32 	%r20, %r19, 11;
	sub.s32 	%r21, %r18, %r20;
	cvt.u64.u32 	%rd28, %r21;
	mov.u64 	%rd29, letters;
	add.s64 	%rd30, %rd29, %rd28;
	ld.const.s8 	%r22, [%rd30];
	add.s32 	%r23, %r17, %r2;
	mul.wide.s32 	%rd31, %r23, 4;
	add.s64 	%rd32, %rd3, %rd31;
	st.global.u32 	[%rd32], %r22;
$L__BB10_2:
	ret;
}
.visible .entry function_generic(
	.param .u64 function_generic_param_0,
	.param .u64 function_generic_param_1,
	.param .u32 function_generic_param_2
)
{
	.local .align 8 .b8 	__local_depot11[8];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<9>;
	.reg .b32 	%r<49>;
	.reg .b64 	%rd<36>;
	.shared .align 4 .b8 _ZZ16function_genericE4tile[256];
	mov.u64 	%SPL, __local_depot11;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd10, [function_generic_param_0];
	ld.param.u64 	%rd9, [function_generic_param_1];
	ld.param.u32 	%r6, [function_generic_param_2];
	add.u64 	%rd11, %SP, 0;
	add.u64 	%rd3, %SPL, 0;
	mov.u32 	%r7, %ctaid.x;
	shl.b32 	%r8, %r7, 6;
	mov.u32 	%r1, %tid.x;
	add.s32 	%r9, %r8, %r1;
	cvt.s64.s32 	%rd1, %r9;
	cvta.to.global.u64 	%rd12, %rd10;
	mul.wide.s32 	%rd13, %r9, 4;
	add.s64 	%rd2, %rd12, %rd13;
	ld.global.u32 	%r10, [%rd2];
	add.s32 	%r11, %r10, 9;
	shl.b32 	%r12, %r10, 1;
	st.local.v2.u32 	[%rd3], {%r12, %r11};
	add.s32 	%r13, %r10, 1;
	mul.wide.s32 	%rd14, %r1, 4;
	mov.u64 	%rd15, _ZZ16function_genericE4tile;
	add.s64 	%rd16, %rd15, %rd14;
	st.shared.u32 	[%rd16], %r13;
	bar.sync 	0;
	and.b32  	%r2, %r9, 3;
	setp.eq.s32 	%p1, %r2, 0;
	@%p1 bra 	$L__BB11_6;
	cvt.u32.u64 	%r14, %rd1;
	shr.s32 	%r15, %r14, 31;
	shr.u32 	%r16, %r15, 30;
	add.s32 	%r17, %r14, %r16;
	and.b32  	%r18, %r17, -4;
	sub.s32 	%r3, %r14, %r18;
	setp.eq.s32 	%p2, %r3, 1;
	@%p2 bra 	$L__BB11_5;
	bra.uni 	$L__BB11_2;
$L__BB11_5:
	cvta.shared.u64 	%rd24, %rd15;
	xor.b64  	%rd26, %rd14, 4;
	add.s64 	%rd35, %rd24, %rd26;
	bra.uni 	$L__BB11_7;
$L__BB11_6:
	shl.b64 	%rd27, %rd1, 2;
	add.s64 	%rd35, %rd9, %rd27;
	bra.uni 	$L__BB11_7;
$L__BB11_2:
	setp.eq.s32 	%p3, %r3, 2;
	@%p3 bra 	$L__BB11_4;
	bra.uni 	$L__BB11_3;
$L__BB11_4:
	ld.global.u32 	%r25, [%rd2];
	shl.b32 	%r26, %r25, 2;
	cvt.u64.u32 	%rd20, %r26;
	and.b64  	%rd21, %rd20, 4;
	or.b64  	%rd35, %rd11, %rd21;
	bra.uni 	$L__BB11_7;
$L__BB11_3:
	mul.hi.s32 	%r20, %r14, 1431655766;
	shr.u32 	%r21, %r20, 31;
	add.s32 	%r22, %r20, %r21;
	mul.lo.s32 	%r23, %r22, 3;
	sub.s32 	%r24, %r14, %r23;
	mul.wide.s32 	%rd17, %r24, 4;
	mov.u64 	%rd18, initialized;
	cvta.global.u64 	%rd19, %rd18;
	add.s64 	%rd35, %rd19, %rd17;
$L__BB11_7:
	mov.u32 	%r48, 42;
	@%p1 bra 	$L__BB11_9;
	ld.u32 	%r48, [%rd35];
$L__BB11_9:
	cvt.u32.u64 	%r28, %rd1;
	shr.s32 	%r29, %r28, 31;
	shr.u32 	%r30, %r29, 30;
	add.s32 	%r31, %r28, %r30;
	and.b32  	%r32, %r31, -4;
	sub.s32 	%r33, %r28, %r32;
	setp.ne.s32 	%p5, %r33, 2;
	@%p5 bra 	$L__BB11_11;
	mov.u32 	%r34, 5;
	st.u32 	[%rd35], %r34;
$L__BB11_11:
	cvta.to.global.u64 	%rd28, %rd9;
	bar.sync 	0;
	shl.b64 	%rd29, %rd1, 2;
	add.s64 	%rd30, %rd28, %rd29;
	st.global.u32 	[%rd30], %r48;
	add.s32 	%r36, %r28, %r6;
	mul.wide.s32 	%rd31, %r6, 4;
	add.s64 	%rd32, %rd30, %rd31;
	isspacep.global 	%p6, %rd35;
	selp.u32 	%r37, 1, 0, %p6;
	isspacep.shared 	%p7, %rd35;
	selp.b32 	%r38, 2, 0, %p7;
	or.b32  	%r39, %r38, %r37;
	isspacep.local 	%p8, %rd35;
	selp.b32 	%r40, 4, 0, %p8;
	or.b32  	%r41, %r39, %r40;
	st.global.u32 	[%rd32], %r41;
	ld.local.v2.u32 	{%r42, %r43}, [%rd3];
	add.s32 	%r46, %r43, %r42;
	add.s32 	%r47, %r36, %r6;
	mul.wide.s32 	%rd33, %r47, 4;
	add.s64 	%rd34, %rd28, %rd33;
	st.global.u32 	[%rd34], %r46;
	ret;
}
.visible .entry function_wide_index(
	.param .u64 function_wide_index_param_0,
	.param .u64 function_wide_index_param_1,
	.param .u64 function_wide_index_param_2,
	.param .u32 function_wide_index_param_3
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<12>;
	.reg .b64 	%rd<19>;
	ld.param.u64 	%rd1, [function_wide_index_param_0];
	ld.param.u64 	%rd2, [function_wide_index_param_1];
	ld.param.u32 	%r2, [function_wide_index_param_3];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB12_2;
	cvta.to.global.u64 	%rd3, %rd2;
	cvta.to.global.u64 	%rd4, %rd1;
	mul.wide.s32 	%rd5, %r1, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r6, [%rd6];
	add.s64 	%rd7, %rd3, %rd5;
	st.global.u32 	[%rd7], %r6;
	not.b32 	%r7, %r1;
	cvt.s64.s32 	%rd8, %r7;
	cvt.s64.s32 	%rd9, %r2;
	add.s64 	%rd10, %rd9, %rd8;
	shl.b64 	%rd11, %rd10, 2;
	add.s64 	%rd12, %rd4, %rd11;
	ld.global.u32 	%r8, [%rd12];
	mul.wide.s32 	%rd13, %r2, 4;
	add.s64 	%rd14, %rd7, %rd13;
	st.global.u32 	[%rd14], %r8;
	and.b64  	%rd15, %rd5, 4294967292;
	add.s64 	%rd16, %rd4, %rd15;
	ld.global.u32 	%r9, [%rd16];
	add.s32 	%r10, %r1, %r2;
	add.s32 	%r11, %r10, %r2;
	mul.wide.s32 	%rd17, %r11, 4;
	add.s64 	%rd18, %rd3, %rd17;
	st.global.u32 	[%rd18], %r9;
$L__BB12_2:
	ret;
}
.visible .entry function_vector(
	.param .u64 function_vector_param_0,
	.param .u64 function_vector_param_1,
	.param .u64 function_vector_param_2,
	.param .u64 function_vector_param_3,
	.param .u64 function_vector_param_4,
	.param .u32 function_vector_param_5
)
{
	.reg .pred 	%p<2>;
	.reg .b16 	%rs<14>;
	.reg .b32 	%r<23>;
	.reg .f64 	%fd<4>;
	.reg .b64 	%rd<19>;
	ld.param.u64 	%rd1, [function_vector_param_0];
	ld.param.u64 	%rd2, [function_vector_param_1];
	ld.param.u64 	%rd3, [function_vector_param_2];
	ld.param.u64 	%rd4, [function_vector_param_3];
	ld.param.u64 	%rd5, [function_vector_param_4];
	ld.param.u32 	%r2, [function_vector_param_5];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB13_2;
	cvta.to.global.u64 	%rd6, %rd1;
	mul.wide.s32 	%rd7, %r1, 16;
	add.s64 	%rd8, %rd6, %rd7;
	ld.global.nc.v4.u32 	{%r6, %r7, %r8, %r9}, [%rd8];
	cvta.to.global.u64 	%rd9, %rd2;
	mul.wide.s32 	%rd10, %r1, 8;
	add.s64 	%rd11, %rd9, %rd10;
	ld.global.nc.v4.u16 	{%rs1, %rs2, %rs3, %rs4}, [%rd11];
	cvt.u32.u16 	%r14, %rs1;
	cvt.u32.u16 	%r15, %rs4;
	cvt.u32.u16 	%r16, %rs2;
	cvta.to.global.u64 	%rd12, %rd3;
	add.s64 	%rd13, %rd12, %rd7;
	sub.s32 	%r17, %r6, %r16;
	xor.b32  	%r18, %r7, %r15;
	add.s32 	%r19, %r8, %r14;
	st.global.v4.u32 	[%rd13], {%r9, %r19, %r18, %r17};
	cvt.u16.u32 	%rs8, %r7;
	shr.u32 	%r20, %r7, 8;
	cvt.u16.u32 	%rs9, %r20;
	shr.u32 	%r21, %r7, 16;
	shr.u32 	%r22, %r7, 24;
	cvta.to.global.u64 	%rd14, %rd4;
	mul.wide.s32 	%rd15, %r1, 4;
	add.s64 	%rd16, %rd14, %rd15;
	add.s16 	%rs11, %rs9, %rs8;
	cvt.u16.u32 	%rs12, %r21;
	cvt.u16.u32 	%rs13, %r22;
	st.global.v4.u8 	[%rd16], {%rs13, %rs12, %rs11, %rs3};
	cvt.rn.f64.u32 	%fd1, %r6;
	cvta.to.global.u64 	%rd17, %rd5;
	add.s64 	%rd18, %rd17, %rd7;
	cvt.rn.f64.s16 	%fd2, %rs2;
	mul.f64 	%fd3, %fd1, 0d3FE0000000000000;
	st.global.v2.f64 	[%rd18], {%fd3, %fd2};
$L__BB13_2:
	ret;
}
.func _Z6minmaxPKjiRjS1_(
	.param .b64 _Z6minmaxPKjiRjS1__param_0,
	.param .b32 _Z6minmaxPKjiRjS1__param_1,
	.param .b64 _Z6minmaxPKjiRjS1__param_2,
	.param .b64 _Z6minmaxPKjiRjS1__param_3
)
{
	.reg .pred 	%p<6>;
	.reg .b32 	%r<45>;
	.reg .b64 	%rd<15>;
	ld.param.u64 	%rd9, [_Z6minmaxPKjiRjS1__param_0];
	ld.param.u32 	%r10, [_Z6minmaxPKjiRjS1__param_1];
	ld.param.u64 	%rd10, [_Z6minmaxPKjiRjS1__param_2];
	ld.param.u64 	%rd11, [_Z6minmaxPKjiRjS1__param_3];
	cvta.to.local.u64 	%rd1, %rd10;
	cvta.to.global.u64 	%rd2, %rd9;
	ld.global.u32 	%r11, [%rd2];
	cvta.to.local.u64 	%rd3, %rd11;
	st.local.u32 	[%rd3], %r11;
	st.local.u32 	[%rd1], %r11;
	setp.lt.s32 	%p1, %r10, 2;
	@%p1 bra 	$L__BB14_7;
	add.s32 	%r13, %r10, -1;
	and.b32  	%r44, %r13, 3;
	add.s32 	%r14, %r10, -2;
	setp.lt.u32 	%p2, %r14, 3;
	mov.u32 	%r43, 1;
	@%p2 bra 	$L__BB14_4;
	sub.s32 	%r41, %r10, %r44;
	mov.u64 	%rd13, %rd2;
$L__BB14_3:
	ld.global.u32 	%r16, [%rd13+4];
	ld.local.u32 	%r17, [%rd1];
	min.u32 	%r18, %r17, %r16;
	st.local.u32 	[%rd1], %r18;
	ld.local.u32 	%r19, [%rd3];
	max.u32 	%r20, %r19, %r16;
	st.local.u32 	[%rd3], %r20;
	ld.global.u32 	%r21, [%rd13+8];
	ld.local.u32 	%r22, [%rd1];
	min.u32 	%r23, %r22, %r21;
	st.local.u32 	[%rd1], %r23;
	ld.local.u32 	%r24, [%rd3];
	max.u32 	%r25, %r24, %r21;
	st.local.u32 	[%rd3], %r25;
	ld.global.u32 	%r26, [%rd13+12];
	ld.local.u32 	%r27, [%rd1];
	min.u32 	%r28, %r27, %r26;
	st.local.u32 	[%rd1], %r28;
	ld.local.u32 	%r29, [%rd3];
	max.u32 	%r30, %r29, %r26;
	st.local.u32 	[%rd3], %r30;
	add.s64 	%rd5, %rd13, 16;
	ld.global.u32 	%r31, [%rd13+16];
	ld.local.u32 	%r32, [%rd1];
	min.u32 	%r33, %r32, %r31;
	st.local.u32 	[%rd1], %r33;
	ld.local.u32 	%r34, [%rd3];
	max.u32 	%r35, %r34, %r31;
	st.local.u32 	[%rd3], %r35;
	add.s32 	%r43, %r43, 4;
	add.s32 	%r41, %r41, -4;
	setp.ne.s32 	%p3, %r41, 1;
	mov.u64 	%rd13, %rd5;
	@%p3 bra 	$L__BB14_3;
$L__BB14_4:
	setp.eq.s32 	%p4, %r44, 0;
	@%p4 bra 	$L__BB14_7;
	mul.wide.s32 	%rd12, %r43, 4;
	add.s64 	%rd14, %rd2, %rd12;
$L__BB14_6:
	.pragma "nounroll";
	ld.global.u32 	%r36, [%rd14];
	ld.local.u32 	%r37, [%rd1];
	min.u32 	%r38, %r37, %r36;
	st.local.u32 	[%rd1], %r38;
	ld.local.u32 	%r39, [%rd3];
	max.u32 	%r40, %r39, %r36;
	st.local.u32 	[%rd3], %r40;
	add.s64 	%rd14, %rd14, 4;
	add.s32 	%r44, %r44, -1;
	setp.ne.s32 	%p5, %r44, 0;
	@%p5 bra 	$L__BB14_6;
$L__BB14_7:
	ret;
}
.visible .entry function_reference(
	.param .u64 function_reference_param_0,
	.param .u64 function_reference_param_1,
	.param .u32 function_reference_param_2
)
{
	.local .align 4 .b8 	__local_depot15[8];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<3>;
	.reg .b32 	%r<16>;
	.reg .b64 	%rd<14>;
	mov.u64 	%SPL, __local_depot15;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd1, [function_reference_param_0];
	ld.param.u64 	%rd2, [function_reference_param_1];
	ld.param.u32 	%r2, [function_reference_param_2];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB15_2;
	add.u64 	%rd3, %SP, 4;
	add.u64 	%rd4, %SPL, 4;
	add.s32 	%r6, %r1, -8;
	setp.gt.s32 	%p2, %r1, 8;
	selp.b32 	%r7, %r6, 0, %p2;
	mul.wide.s32 	%rd5, %r7, 4;
	add.s64 	%rd6, %rd1, %rd5;
	shr.s32 	%r8, %r1, 31;
	shr.u32 	%r9, %r8, 29;
	add.s32 	%r10, %r1, %r9;
	and.b32  	%r11, %r10, -8;
	sub.s32 	%r12, %r1, %r11;
	add.s32 	%r13, %r12, 1;
	add.u64 	%rd7, %SP, 0;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd6;
	.param .b32 param1;
	st.param.b32 	[param1+0], %r13;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd7;
	.param .b64 param3;
	st.param.b64 	[param3+0], %rd3;
	call.uni
	_Z6minmaxPKjiRjS1_,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	add.u64 	%rd8, %SPL, 0;
	ld.local.u32 	%r14, [%rd8];
	cvta.to.global.u64 	%rd9, %rd2;
	mul.wide.s32 	%rd10, %r1, 4;
	add.s64 	%rd11, %rd9, %rd10;
	st.global.u32 	[%rd11], %r14;
	ld.local.u32 	%r15, [%rd4];
	mul.wide.s32 	%rd12, %r2, 4;
	add.s64 	%rd13, %rd11, %rd12;
	st.global.u32 	[%rd13], %r15;
$L__BB15_2:
	ret;
}
`;
