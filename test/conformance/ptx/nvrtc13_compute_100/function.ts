// Generated from test/conformance/kernels/function.cu by scripts/build_ptx.ts (NVRTC 13.0). Do not edit.
/** PTX of `test/conformance/kernels/function.cu`. */
export const FUNCTION: string = `.version 9.0
.target sm_100
.address_size 64
.func  (.param .b32 func_retval0) _Z6is_oddj
(
	.param .b32 _Z6is_oddj_param_0
)
;
.const .align 4 .b8 weights[36] = {0, 0, 128, 61, 0, 0, 0, 62, 0, 0, 128, 61, 0, 0, 0, 62, 0, 0, 128, 62, 0, 0, 0, 62, 0, 0, 128, 61, 0, 0, 0, 62, 0, 0, 128, 61};
.const .align 4 .b8 table[64] = {2, 0, 0, 0, 3, 0, 0, 0, 5, 0, 0, 0, 7, 0, 0, 0, 11, 0, 0, 0, 13, 0, 0, 0, 17, 0, 0, 0, 19, 0, 0, 0, 23, 0, 0, 0, 29, 0, 0, 0, 31, 0, 0, 0, 37, 0, 0, 0, 41, 0, 0, 0, 43, 0, 0, 0, 47, 0, 0, 0, 53};
.global .align 4 .b8 initialized[12] = {100, 0, 0, 0, 200, 0, 0, 0, 44, 1};
.global .align 8 .u64 pointer_to_second = generic(initialized)+4;
.const .align 1 .b8 letters[12] = {99, 111, 110, 102, 111, 114, 109, 97, 110, 99, 101};
.func  (.param .align 16 .b8 func_retval0[40]) _Z4grow3Boxf(
	.param .align 16 .b8 _Z4grow3Boxf_param_0[40],
	.param .b32 _Z4grow3Boxf_param_1
)
{
	.reg .b16 	%rs<3>;
	.reg .b32 	%f<14>;
	.reg .b64 	%fd<3>;
	ld.param.u8 	%rs1, [_Z4grow3Boxf_param_0+24];
	ld.param.f64 	%fd1, [_Z4grow3Boxf_param_0+32];
	ld.param.v2.f32 	{%f1, %f2}, [_Z4grow3Boxf_param_0+16];
	ld.param.v4.f32 	{%f3, %f4, %f5, %f6}, [_Z4grow3Boxf_param_0];
	ld.param.f32 	%f7, [_Z4grow3Boxf_param_1];
	sub.f32 	%f8, %f3, %f7;
	add.f32 	%f9, %f7, %f6;
	sub.f32 	%f10, %f4, %f7;
	fma.rn.f32 	%f11, %f7, 0f40000000, %f1;
	sub.f32 	%f12, %f5, %f7;
	fma.rn.f32 	%f13, %f7, 0f40400000, %f2;
	mul.f64 	%fd2, %fd1, 0d3FE0000000000000;
	add.s16 	%rs2, %rs1, 1;
	st.param.v4.f32 	[func_retval0], {%f8, %f10, %f12, %f9};
	st.param.v2.f32 	[func_retval0+16], {%f11, %f13};
	st.param.b8 	[func_retval0+24], %rs2;
	st.param.f64 	[func_retval0+32], %fd2;
	ret;
}
.visible .entry function_struct(
	.param .align 8 .b8 function_struct_param_0[40],
	.param .u64 .ptr .align 1 function_struct_param_1,
	.param .u64 .ptr .align 1 function_struct_param_2,
	.param .u32 function_struct_param_3
)
{
	.local .align 8 .b8 	__local_depot1[40];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<2>;
	.reg .b16 	%rs<7>;
	.reg .b32 	%r<17>;
	.reg .b32 	%f<37>;
	.reg .b64 	%rd<19>;
	.reg .b64 	%fd<6>;
	mov.u64 	%SPL, __local_depot1;
	ld.param.f64 	%fd1, [function_struct_param_0+32];
	ld.param.u8 	%rs1, [function_struct_param_0+24];
	ld.param.v2.f32 	{%f5, %f6}, [function_struct_param_0+16];
	ld.param.v2.f32 	{%f3, %f4}, [function_struct_param_0+8];
	ld.param.v2.f32 	{%f1, %f2}, [function_struct_param_0];
	ld.param.u64 	%rd2, [function_struct_param_1];
	ld.param.u64 	%rd3, [function_struct_param_2];
	ld.param.u32 	%r2, [function_struct_param_3];
	add.u64 	%rd1, %SPL, 0;
	st.local.v2.f32 	[%rd1], {%f1, %f2};
	st.local.v2.f32 	[%rd1+8], {%f3, %f4};
	st.local.v2.f32 	[%rd1+16], {%f5, %f6};
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd5, %rd2;
	cvta.to.global.u64 	%rd6, %rd3;
	mul.wide.s32 	%rd7, %r1, 4;
	add.s64 	%rd8, %rd5, %rd7;
	ld.global.f32 	%f7, [%rd8];
	{ // callseq 0, 0
	.param .align 16 .b8 param0[40];
	st.param.v4.f32 	[param0], {%f1, %f2, %f3, %f4};
	st.param.v2.f32 	[param0+16], {%f5, %f6};
	st.param.b8 	[param0+24], %rs1;
	st.param.f64 	[param0+32], %fd1;
	.param .b32 param1;
	st.param.f32 	[param1], %f7;
	.param .align 16 .b8 retval0[40];
	call.uni (retval0),
	_Z4grow3Boxf,
	(
	param0,
	param1
	);
	ld.param.v4.f32 	{%f8, %f9, %f10, %f11}, [retval0];
	ld.param.v2.f32 	{%f12, %f13}, [retval0+16];
	ld.param.b8 	%rs2, [retval0+24];
	ld.param.f64 	%fd2, [retval0+32];
	} // callseq 0
	{ // callseq 1, 0
	.param .align 16 .b8 param0[40];
	st.param.v4.f32 	[param0], {%f8, %f9, %f10, %f11};
	st.param.v2.f32 	[param0+16], {%f12, %f13};
	st.param.b8 	[param0+24], %rs2;
	st.param.f64 	[param0+32], %fd2;
	.param .b32 param1;
	st.param.f32 	[param1], 0f3E800000;
	.param .align 16 .b8 retval0[40];
	call.uni (retval0),
	_Z4grow3Boxf,
	(
	param0,
	param1
	);
	ld.param.v4.f32 	{%f20, %f21, %f22, %f23}, [retval0];
	ld.param.v2.f32 	{%f24, %f25}, [retval0+16];
	ld.param.b8 	%rs4, [retval0+24];
	ld.param.f64 	%fd4, [retval0+32];
	} // callseq 1
	and.b16  	%rs6, %rs4, 255;
	add.s64 	%rd9, %rd6, %rd7;
	st.global.f32 	[%rd9], %f20;
	mul.wide.s32 	%rd10, %r2, 4;
	add.s64 	%rd11, %rd9, %rd10;
	st.global.f32 	[%rd11], %f25;
	cvt.rn.f32.f64 	%f32, %fd4;
	add.s64 	%rd12, %rd11, %rd10;
	st.global.f32 	[%rd12], %f32;
	cvt.rn.f32.u16 	%f33, %rs6;
	add.s64 	%rd13, %rd12, %rd10;
	st.global.f32 	[%rd13], %f33;
	mul.hi.s32 	%r6, %r1, 1431655766;
	shr.u32 	%r7, %r6, 31;
	add.s32 	%r8, %r6, %r7;
	mul.lo.s32 	%r9, %r8, 3;
	sub.s32 	%r10, %r1, %r9;
	mul.wide.s32 	%rd14, %r10, 4;
	add.s64 	%rd15, %rd1, %rd14;
	ld.local.f32 	%f34, [%rd15];
	add.s32 	%r11, %r1, 1;
	mul.hi.s32 	%r12, %r11, 1431655766;
	shr.u32 	%r13, %r12, 31;
	add.s32 	%r14, %r12, %r13;
	mul.lo.s32 	%r15, %r14, 3;
	sub.s32 	%r16, %r11, %r15;
	mul.wide.s32 	%rd16, %r16, 4;
	add.s64 	%rd17, %rd1, %rd16;
	ld.local.f32 	%f35, [%rd17+12];
	add.f32 	%f36, %f34, %f35;
	add.s64 	%rd18, %rd13, %rd10;
	st.global.f32 	[%rd18], %f36;
$L__BB1_2:
	ret;
}
.func  (.param .b32 func_retval0) _Z9fibonaccij(
	.param .b32 _Z9fibonaccij_param_0
)
{
	.reg .pred 	%p<6>;
	.reg .b32 	%r<64>;
	ld.param.u32 	%r63, [_Z9fibonaccij_param_0];
	setp.lt.u32 	%p1, %r63, 2;
	mov.b32 	%r62, 0;
	@%p1 bra 	$L__BB2_9;
	add.s32 	%r31, %r63, -2;
	shr.u32 	%r32, %r31, 1;
	add.s32 	%r1, %r32, 1;
	and.b32  	%r2, %r1, 3;
	setp.lt.u32 	%p2, %r31, 6;
	mov.b32 	%r62, 0;
	@%p2 bra 	$L__BB2_5;
	add.s32 	%r53, %r63, -3;
	and.b32  	%r34, %r1, 2147483644;
	neg.s32 	%r52, %r34;
	mov.b32 	%r62, 0;
$L__BB2_3:
	add.s32 	%r35, %r53, 2;
	{ // callseq 2, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r35;
	.param .b32 retval0;
	call.uni (retval0),
	_Z9fibonaccij,
	(
	param0
	);
	ld.param.b32 	%r36, [retval0];
	} // callseq 2
	add.s32 	%r38, %r36, %r62;
	add.s32 	%r39, %r53, -4;
	{ // callseq 3, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r53;
	.param .b32 retval0;
	call.uni (retval0),
	_Z9fibonaccij,
	(
	param0
	);
	ld.param.b32 	%r40, [retval0];
	} // callseq 3
	add.s32 	%r42, %r40, %r38;
	add.s32 	%r43, %r53, -2;
	{ // callseq 4, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r43;
	.param .b32 retval0;
	call.uni (retval0),
	_Z9fibonaccij,
	(
	param0
	);
	ld.param.b32 	%r44, [retval0];
	} // callseq 4
	add.s32 	%r46, %r44, %r42;
	{ // callseq 5, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r39;
	.param .b32 retval0;
	call.uni (retval0),
	_Z9fibonaccij,
	(
	param0
	);
	ld.param.b32 	%r47, [retval0];
	} // callseq 5
	add.s32 	%r62, %r47, %r46;
	add.s32 	%r53, %r53, -8;
	add.s32 	%r52, %r52, 4;
	setp.ne.s32 	%p3, %r52, 0;
	@%p3 bra 	$L__BB2_3;
	add.s32 	%r63, %r53, 3;
$L__BB2_5:
	setp.eq.s32 	%p4, %r2, 0;
	@%p4 bra 	$L__BB2_9;
	add.s32 	%r60, %r63, -1;
	neg.s32 	%r59, %r2;
$L__BB2_7:
	.pragma "nounroll";
	{ // callseq 6, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r60;
	.param .b32 retval0;
	call.uni (retval0),
	_Z9fibonaccij,
	(
	param0
	);
	ld.param.b32 	%r49, [retval0];
	} // callseq 6
	add.s32 	%r62, %r49, %r62;
	add.s32 	%r60, %r60, -2;
	add.s32 	%r59, %r59, 1;
	setp.ne.s32 	%p5, %r59, 0;
	@%p5 bra 	$L__BB2_7;
	add.s32 	%r63, %r60, 1;
$L__BB2_9:
	add.s32 	%r51, %r63, %r62;
	st.param.b32 	[func_retval0], %r51;
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
	st.param.b32 	[func_retval0], %r9;
	ret;
}
.func  (.param .b32 func_retval0) _Z7is_evenj(
	.param .b32 _Z7is_evenj_param_0
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<8>;
	ld.param.u32 	%r3, [_Z7is_evenj_param_0];
	setp.eq.s32 	%p1, %r3, 0;
	mov.b32 	%r7, 1;
	@%p1 bra 	$L__BB4_2;
	add.s32 	%r5, %r3, -1;
	{ // callseq 7, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r5;
	.param .b32 retval0;
	call.uni (retval0),
	_Z6is_oddj,
	(
	param0
	);
	ld.param.b32 	%r7, [retval0];
	} // callseq 7
$L__BB4_2:
	st.param.b32 	[func_retval0], %r7;
	ret;
}
.func  (.param .b32 func_retval0) _Z6is_oddj(
	.param .b32 _Z6is_oddj_param_0
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<8>;
	ld.param.u32 	%r3, [_Z6is_oddj_param_0];
	setp.eq.s32 	%p1, %r3, 0;
	mov.b32 	%r7, 0;
	@%p1 bra 	$L__BB5_2;
	add.s32 	%r5, %r3, -1;
	{ // callseq 8, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r5;
	.param .b32 retval0;
	call.uni (retval0),
	_Z7is_evenj,
	(
	param0
	);
	ld.param.b32 	%r7, [retval0];
	} // callseq 8
$L__BB5_2:
	st.param.b32 	[func_retval0], %r7;
	ret;
}
.visible .entry function_recursion(
	.param .u64 .ptr .align 1 function_recursion_param_0,
	.param .u64 .ptr .align 1 function_recursion_param_1,
	.param .u32 function_recursion_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<24>;
	.reg .b64 	%rd<11>;
	ld.param.u64 	%rd1, [function_recursion_param_0];
	ld.param.u64 	%rd2, [function_recursion_param_1];
	ld.param.u32 	%r2, [function_recursion_param_2];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB6_2;
	cvta.to.global.u64 	%rd3, %rd1;
	cvta.to.global.u64 	%rd4, %rd2;
	mul.wide.s32 	%rd5, %r1, 4;
	add.s64 	%rd6, %rd3, %rd5;
	ld.global.u32 	%r6, [%rd6];
	mul.hi.u32 	%r7, %r6, -1431655765;
	shr.u32 	%r8, %r7, 3;
	mul.lo.s32 	%r9, %r8, 12;
	sub.s32 	%r10, %r6, %r9;
	{ // callseq 9, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r10;
	.param .b32 retval0;
	call.uni (retval0),
	_Z9fibonaccij,
	(
	param0
	);
	ld.param.b32 	%r11, [retval0];
	} // callseq 9
	add.s64 	%rd7, %rd4, %rd5;
	st.global.u32 	[%rd7], %r11;
	ld.global.u32 	%r13, [%rd6];
	add.s32 	%r14, %r1, 1;
	{ // callseq 10, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r13;
	.param .b32 param1;
	st.param.b32 	[param1], %r14;
	.param .b32 retval0;
	call.uni (retval0),
	_Z16greatest_divisorjj,
	(
	param0,
	param1
	);
	ld.param.b32 	%r15, [retval0];
	} // callseq 10
	mul.wide.s32 	%rd8, %r2, 4;
	add.s64 	%rd9, %rd7, %rd8;
	st.global.u32 	[%rd9], %r15;
	ld.global.u32 	%r17, [%rd6];
	mul.hi.u32 	%r18, %r17, -1307163959;
	shr.u32 	%r19, %r18, 4;
	mul.lo.s32 	%r20, %r19, 23;
	sub.s32 	%r21, %r17, %r20;
	{ // callseq 11, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r21;
	.param .b32 retval0;
	call.uni (retval0),
	_Z7is_evenj,
	(
	param0
	);
	ld.param.b32 	%r22, [retval0];
	} // callseq 11
	add.s64 	%rd10, %rd9, %rd8;
	st.global.u32 	[%rd10], %r22;
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
	.reg .b32 	%r<20>;
	.reg .b64 	%rd<12>;
	mov.u64 	%SPL, __local_depot7;
	ld.param.u32 	%r3, [_Z4deepji_param_0];
	ld.param.u32 	%r4, [_Z4deepji_param_1];
	add.u64 	%rd1, %SPL, 0;
	mul.lo.s32 	%r6, %r3, 3;
	xor.b32  	%r7, %r4, %r3;
	mov.b32 	%r8, 7;
	st.local.v4.u32 	[%rd1], {%r3, %r6, %r7, %r8};
	shl.b32 	%r9, %r3, 2;
	cvt.u64.u32 	%rd3, %r9;
	and.b64  	%rd4, %rd3, 12;
	add.s64 	%rd5, %rd1, %rd4;
	ld.local.u32 	%r10, [%rd5];
	add.s32 	%r11, %r10, %r4;
	st.local.u32 	[%rd5], %r11;
	setp.eq.s32 	%p1, %r4, 0;
	mov.b32 	%r19, 31;
	@%p1 bra 	$L__BB7_2;
	cvt.u64.u32 	%rd6, %r3;
	and.b64  	%rd7, %rd6, 12;
	add.s64 	%rd8, %rd1, %rd7;
	ld.local.u32 	%r12, [%rd8];
	add.s32 	%r13, %r4, -1;
	{ // callseq 12, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r12;
	.param .b32 param1;
	st.param.b32 	[param1], %r13;
	.param .b32 retval0;
	call.uni (retval0),
	_Z4deepji,
	(
	param0,
	param1
	);
	ld.param.b32 	%r14, [retval0];
	} // callseq 12
	mul.lo.s32 	%r19, %r14, 31;
$L__BB7_2:
	shl.b32 	%r16, %r4, 2;
	cvt.u64.u32 	%rd9, %r16;
	and.b64  	%rd10, %rd9, 12;
	add.s64 	%rd11, %rd1, %rd10;
	ld.local.u32 	%r17, [%rd11];
	add.s32 	%r18, %r17, %r19;
	st.param.b32 	[func_retval0], %r18;
	ret;
}
.visible .entry function_frames(
	.param .u64 .ptr .align 1 function_frames_param_0,
	.param .u64 .ptr .align 1 function_frames_param_1,
	.param .u32 function_frames_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<15>;
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
	cvta.to.global.u64 	%rd4, %rd2;
	mul.wide.s32 	%rd5, %r1, 4;
	add.s64 	%rd6, %rd3, %rd5;
	ld.global.u32 	%r6, [%rd6];
	mul.hi.s32 	%r7, %r1, 1717986919;
	shr.u32 	%r8, %r7, 31;
	shr.s32 	%r9, %r7, 3;
	add.s32 	%r10, %r9, %r8;
	mul.lo.s32 	%r11, %r10, 20;
	sub.s32 	%r12, %r1, %r11;
	{ // callseq 13, 0
	.param .b32 param0;
	st.param.b32 	[param0], %r6;
	.param .b32 param1;
	st.param.b32 	[param1], %r12;
	.param .b32 retval0;
	call.uni (retval0),
	_Z4deepji,
	(
	param0,
	param1
	);
	ld.param.b32 	%r13, [retval0];
	} // callseq 13
	add.s64 	%rd7, %rd4, %rd5;
	st.global.u32 	[%rd7], %r13;
$L__BB8_2:
	ret;
}
.visible .entry function_local_array(
	.param .u64 .ptr .align 1 function_local_array_param_0,
	.param .u64 .ptr .align 1 function_local_array_param_1,
	.param .u32 function_local_array_param_2
)
{
	.local .align 16 .b8 	__local_depot9[96];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<122>;
	.reg .b16 	%rs<40>;
	.reg .b32 	%r<249>;
	.reg .b64 	%rd<249>;
	mov.u64 	%SPL, __local_depot9;
	ld.param.u64 	%rd19, [function_local_array_param_0];
	ld.param.u64 	%rd18, [function_local_array_param_1];
	ld.param.u32 	%r137, [function_local_array_param_2];
	cvta.to.global.u64 	%rd1, %rd19;
	add.u64 	%rd2, %SPL, 0;
	mov.u32 	%r138, %ctaid.x;
	mov.u32 	%r139, %ntid.x;
	mov.u32 	%r140, %tid.x;
	mad.lo.s32 	%r1, %r138, %r139, %r140;
	setp.ge.s32 	%p1, %r1, %r137;
	@%p1 bra 	$L__BB9_137;
	rem.s32 	%r141, %r1, %r137;
	mul.wide.s32 	%rd22, %r141, 4;
	add.s64 	%rd23, %rd1, %rd22;
	ld.global.u32 	%r2, [%rd23];
	add.s32 	%r142, %r1, 37;
	rem.s32 	%r143, %r142, %r137;
	mul.wide.s32 	%rd24, %r143, 4;
	add.s64 	%rd25, %rd1, %rd24;
	ld.global.u32 	%r3, [%rd25];
	add.s32 	%r144, %r1, 74;
	rem.s32 	%r145, %r144, %r137;
	mul.wide.s32 	%rd26, %r145, 4;
	add.s64 	%rd27, %rd1, %rd26;
	ld.global.u32 	%r4, [%rd27];
	add.s32 	%r146, %r1, 111;
	rem.s32 	%r147, %r146, %r137;
	mul.wide.s32 	%rd28, %r147, 4;
	add.s64 	%rd29, %rd1, %rd28;
	ld.global.u32 	%r148, [%rd29];
	st.local.v4.u32 	[%rd2], {%r2, %r3, %r4, %r148};
	add.s32 	%r149, %r1, 148;
	rem.s32 	%r150, %r149, %r137;
	mul.wide.s32 	%rd30, %r150, 4;
	add.s64 	%rd31, %rd1, %rd30;
	ld.global.u32 	%r5, [%rd31];
	add.s32 	%r151, %r1, 185;
	rem.s32 	%r152, %r151, %r137;
	mul.wide.s32 	%rd32, %r152, 4;
	add.s64 	%rd33, %rd1, %rd32;
	ld.global.u32 	%r153, [%rd33];
	add.s32 	%r154, %r1, 222;
	rem.s32 	%r155, %r154, %r137;
	mul.wide.s32 	%rd34, %r155, 4;
	add.s64 	%rd35, %rd1, %rd34;
	ld.global.u32 	%r156, [%rd35];
	add.s32 	%r157, %r1, 259;
	rem.s32 	%r158, %r157, %r137;
	mul.wide.s32 	%rd36, %r158, 4;
	add.s64 	%rd37, %rd1, %rd36;
	ld.global.u32 	%r159, [%rd37];
	st.local.v4.u32 	[%rd2+16], {%r5, %r153, %r156, %r159};
	add.s32 	%r160, %r1, 296;
	rem.s32 	%r161, %r160, %r137;
	mul.wide.s32 	%rd38, %r161, 4;
	add.s64 	%rd39, %rd1, %rd38;
	ld.global.u32 	%r6, [%rd39];
	add.s32 	%r162, %r1, 333;
	rem.s32 	%r163, %r162, %r137;
	mul.wide.s32 	%rd40, %r163, 4;
	add.s64 	%rd41, %rd1, %rd40;
	ld.global.u32 	%r164, [%rd41];
	add.s32 	%r165, %r1, 370;
	rem.s32 	%r166, %r165, %r137;
	mul.wide.s32 	%rd42, %r166, 4;
	add.s64 	%rd43, %rd1, %rd42;
	ld.global.u32 	%r167, [%rd43];
	add.s32 	%r168, %r1, 407;
	rem.s32 	%r169, %r168, %r137;
	mul.wide.s32 	%rd44, %r169, 4;
	add.s64 	%rd45, %rd1, %rd44;
	ld.global.u32 	%r170, [%rd45];
	st.local.v4.u32 	[%rd2+32], {%r6, %r164, %r167, %r170};
	add.s32 	%r171, %r1, 444;
	rem.s32 	%r172, %r171, %r137;
	mul.wide.s32 	%rd46, %r172, 4;
	add.s64 	%rd47, %rd1, %rd46;
	ld.global.u32 	%r173, [%rd47];
	add.s32 	%r174, %r1, 481;
	rem.s32 	%r175, %r174, %r137;
	mul.wide.s32 	%rd48, %r175, 4;
	add.s64 	%rd49, %rd1, %rd48;
	ld.global.u32 	%r176, [%rd49];
	add.s32 	%r177, %r1, 518;
	rem.s32 	%r178, %r177, %r137;
	mul.wide.s32 	%rd50, %r178, 4;
	add.s64 	%rd51, %rd1, %rd50;
	ld.global.u32 	%r179, [%rd51];
	add.s32 	%r180, %r1, 555;
	rem.s32 	%r181, %r180, %r137;
	mul.wide.s32 	%rd52, %r181, 4;
	add.s64 	%rd53, %rd1, %rd52;
	ld.global.u32 	%r182, [%rd53];
	st.local.v4.u32 	[%rd2+48], {%r173, %r176, %r179, %r182};
	setp.le.u32 	%p2, %r2, %r3;
	mov.b64 	%rd234, 1;
	@%p2 bra 	$L__BB9_3;
	st.local.u32 	[%rd2+4], %r2;
	mov.b64 	%rd234, 0;
$L__BB9_3:
	shl.b64 	%rd56, %rd234, 2;
	add.s64 	%rd57, %rd2, %rd56;
	st.local.u32 	[%rd57], %r3;
	ld.local.u32 	%r7, [%rd2+4];
	setp.le.u32 	%p3, %r7, %r4;
	mov.b64 	%rd235, 2;
	@%p3 bra 	$L__BB9_6;
	st.local.u32 	[%rd2+8], %r7;
	ld.local.u32 	%r8, [%rd2];
	setp.le.u32 	%p4, %r8, %r4;
	mov.b64 	%rd235, 1;
	@%p4 bra 	$L__BB9_6;
	st.local.u32 	[%rd2+4], %r8;
	mov.b64 	%rd235, 0;
$L__BB9_6:
	shl.b64 	%rd61, %rd235, 2;
	add.s64 	%rd62, %rd2, %rd61;
	st.local.u32 	[%rd62], %r4;
	ld.local.v2.u32 	{%r9, %r10}, [%rd2+8];
	setp.le.u32 	%p5, %r9, %r10;
	mov.b64 	%rd236, 3;
	@%p5 bra 	$L__BB9_10;
	st.local.u32 	[%rd2+12], %r9;
	ld.local.u32 	%r11, [%rd2+4];
	setp.le.u32 	%p6, %r11, %r10;
	mov.b64 	%rd236, 2;
	@%p6 bra 	$L__BB9_10;
	st.local.u32 	[%rd2+8], %r11;
	ld.local.u32 	%r12, [%rd2];
	setp.le.u32 	%p7, %r12, %r10;
	mov.b64 	%rd236, 1;
	@%p7 bra 	$L__BB9_10;
	st.local.u32 	[%rd2+4], %r12;
	mov.b64 	%rd236, 0;
$L__BB9_10:
	shl.b64 	%rd67, %rd236, 2;
	add.s64 	%rd68, %rd2, %rd67;
	st.local.u32 	[%rd68], %r10;
	ld.local.u32 	%r13, [%rd2+12];
	setp.le.u32 	%p8, %r13, %r5;
	mov.b64 	%rd237, 4;
	@%p8 bra 	$L__BB9_15;
	st.local.u32 	[%rd2+16], %r13;
	ld.local.u32 	%r14, [%rd2+8];
	setp.le.u32 	%p9, %r14, %r5;
	mov.b64 	%rd237, 3;
	@%p9 bra 	$L__BB9_15;
	st.local.u32 	[%rd2+12], %r14;
	ld.local.u32 	%r15, [%rd2+4];
	setp.le.u32 	%p10, %r15, %r5;
	mov.b64 	%rd237, 2;
	@%p10 bra 	$L__BB9_15;
	st.local.u32 	[%rd2+8], %r15;
	ld.local.u32 	%r16, [%rd2];
	setp.le.u32 	%p11, %r16, %r5;
	mov.b64 	%rd237, 1;
	@%p11 bra 	$L__BB9_15;
	st.local.u32 	[%rd2+4], %r16;
	mov.b64 	%rd237, 0;
$L__BB9_15:
	shl.b64 	%rd74, %rd237, 2;
	add.s64 	%rd75, %rd2, %rd74;
	st.local.u32 	[%rd75], %r5;
	ld.local.v2.u32 	{%r17, %r18}, [%rd2+16];
	setp.le.u32 	%p12, %r17, %r18;
	mov.b64 	%rd238, 5;
	@%p12 bra 	$L__BB9_21;
	st.local.u32 	[%rd2+20], %r17;
	ld.local.u32 	%r19, [%rd2+12];
	setp.le.u32 	%p13, %r19, %r18;
	mov.b64 	%rd238, 4;
	@%p13 bra 	$L__BB9_21;
	st.local.u32 	[%rd2+16], %r19;
	ld.local.u32 	%r20, [%rd2+8];
	setp.le.u32 	%p14, %r20, %r18;
	mov.b64 	%rd238, 3;
	@%p14 bra 	$L__BB9_21;
	st.local.u32 	[%rd2+12], %r20;
	ld.local.u32 	%r21, [%rd2+4];
	setp.le.u32 	%p15, %r21, %r18;
	mov.b64 	%rd238, 2;
	@%p15 bra 	$L__BB9_21;
	st.local.u32 	[%rd2+8], %r21;
	ld.local.u32 	%r22, [%rd2];
	setp.le.u32 	%p16, %r22, %r18;
	mov.b64 	%rd238, 1;
	@%p16 bra 	$L__BB9_21;
	st.local.u32 	[%rd2+4], %r22;
	mov.b64 	%rd238, 0;
$L__BB9_21:
	shl.b64 	%rd82, %rd238, 2;
	add.s64 	%rd83, %rd2, %rd82;
	st.local.u32 	[%rd83], %r18;
	ld.local.u32 	%r23, [%rd2+24];
	ld.local.u32 	%r24, [%rd2+20];
	setp.le.u32 	%p17, %r24, %r23;
	mov.b64 	%rd239, 6;
	@%p17 bra 	$L__BB9_28;
	st.local.u32 	[%rd2+24], %r24;
	ld.local.u32 	%r25, [%rd2+16];
	setp.le.u32 	%p18, %r25, %r23;
	mov.b64 	%rd239, 5;
	@%p18 bra 	$L__BB9_28;
	st.local.u32 	[%rd2+20], %r25;
	ld.local.u32 	%r26, [%rd2+12];
	setp.le.u32 	%p19, %r26, %r23;
	mov.b64 	%rd239, 4;
	@%p19 bra 	$L__BB9_28;
	st.local.u32 	[%rd2+16], %r26;
	ld.local.u32 	%r27, [%rd2+8];
	setp.le.u32 	%p20, %r27, %r23;
	mov.b64 	%rd239, 3;
	@%p20 bra 	$L__BB9_28;
	st.local.u32 	[%rd2+12], %r27;
	ld.local.u32 	%r28, [%rd2+4];
	setp.le.u32 	%p21, %r28, %r23;
	mov.b64 	%rd239, 2;
	@%p21 bra 	$L__BB9_28;
	st.local.u32 	[%rd2+8], %r28;
	ld.local.u32 	%r29, [%rd2];
	setp.le.u32 	%p22, %r29, %r23;
	mov.b64 	%rd239, 1;
	@%p22 bra 	$L__BB9_28;
	st.local.u32 	[%rd2+4], %r29;
	mov.b64 	%rd239, 0;
$L__BB9_28:
	shl.b64 	%rd91, %rd239, 2;
	add.s64 	%rd92, %rd2, %rd91;
	st.local.u32 	[%rd92], %r23;
	ld.local.v2.u32 	{%r30, %r31}, [%rd2+24];
	setp.le.u32 	%p23, %r30, %r31;
	mov.b64 	%rd240, 7;
	@%p23 bra 	$L__BB9_36;
	st.local.u32 	[%rd2+28], %r30;
	ld.local.u32 	%r32, [%rd2+20];
	setp.le.u32 	%p24, %r32, %r31;
	mov.b64 	%rd240, 6;
	@%p24 bra 	$L__BB9_36;
	st.local.u32 	[%rd2+24], %r32;
	ld.local.u32 	%r33, [%rd2+16];
	setp.le.u32 	%p25, %r33, %r31;
	mov.b64 	%rd240, 5;
	@%p25 bra 	$L__BB9_36;
	st.local.u32 	[%rd2+20], %r33;
	ld.local.u32 	%r34, [%rd2+12];
	setp.le.u32 	%p26, %r34, %r31;
	mov.b64 	%rd240, 4;
	@%p26 bra 	$L__BB9_36;
	st.local.u32 	[%rd2+16], %r34;
	ld.local.u32 	%r35, [%rd2+8];
	setp.le.u32 	%p27, %r35, %r31;
	mov.b64 	%rd240, 3;
	@%p27 bra 	$L__BB9_36;
	st.local.u32 	[%rd2+12], %r35;
	ld.local.u32 	%r36, [%rd2+4];
	setp.le.u32 	%p28, %r36, %r31;
	mov.b64 	%rd240, 2;
	@%p28 bra 	$L__BB9_36;
	st.local.u32 	[%rd2+8], %r36;
	ld.local.u32 	%r37, [%rd2];
	setp.le.u32 	%p29, %r37, %r31;
	mov.b64 	%rd240, 1;
	@%p29 bra 	$L__BB9_36;
	st.local.u32 	[%rd2+4], %r37;
	mov.b64 	%rd240, 0;
$L__BB9_36:
	shl.b64 	%rd101, %rd240, 2;
	add.s64 	%rd102, %rd2, %rd101;
	st.local.u32 	[%rd102], %r31;
	ld.local.u32 	%r38, [%rd2+28];
	setp.le.u32 	%p30, %r38, %r6;
	mov.b64 	%rd241, 8;
	@%p30 bra 	$L__BB9_45;
	st.local.u32 	[%rd2+32], %r38;
	ld.local.u32 	%r39, [%rd2+24];
	setp.le.u32 	%p31, %r39, %r6;
	mov.b64 	%rd241, 7;
	@%p31 bra 	$L__BB9_45;
	st.local.u32 	[%rd2+28], %r39;
	ld.local.u32 	%r40, [%rd2+20];
	setp.le.u32 	%p32, %r40, %r6;
	mov.b64 	%rd241, 6;
	@%p32 bra 	$L__BB9_45;
	st.local.u32 	[%rd2+24], %r40;
	ld.local.u32 	%r41, [%rd2+16];
	setp.le.u32 	%p33, %r41, %r6;
	mov.b64 	%rd241, 5;
	@%p33 bra 	$L__BB9_45;
	st.local.u32 	[%rd2+20], %r41;
	ld.local.u32 	%r42, [%rd2+12];
	setp.le.u32 	%p34, %r42, %r6;
	mov.b64 	%rd241, 4;
	@%p34 bra 	$L__BB9_45;
	st.local.u32 	[%rd2+16], %r42;
	ld.local.u32 	%r43, [%rd2+8];
	setp.le.u32 	%p35, %r43, %r6;
	mov.b64 	%rd241, 3;
	@%p35 bra 	$L__BB9_45;
	st.local.u32 	[%rd2+12], %r43;
	ld.local.u32 	%r44, [%rd2+4];
	setp.le.u32 	%p36, %r44, %r6;
	mov.b64 	%rd241, 2;
	@%p36 bra 	$L__BB9_45;
	st.local.u32 	[%rd2+8], %r44;
	ld.local.u32 	%r45, [%rd2];
	setp.le.u32 	%p37, %r45, %r6;
	mov.b64 	%rd241, 1;
	@%p37 bra 	$L__BB9_45;
	st.local.u32 	[%rd2+4], %r45;
	mov.b64 	%rd241, 0;
$L__BB9_45:
	shl.b64 	%rd112, %rd241, 2;
	add.s64 	%rd113, %rd2, %rd112;
	st.local.u32 	[%rd113], %r6;
	ld.local.v2.u32 	{%r46, %r47}, [%rd2+32];
	setp.le.u32 	%p38, %r46, %r47;
	mov.b64 	%rd242, 9;
	@%p38 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+36], %r46;
	ld.local.u32 	%r48, [%rd2+28];
	setp.le.u32 	%p39, %r48, %r47;
	mov.b64 	%rd242, 8;
	@%p39 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+32], %r48;
	ld.local.u32 	%r49, [%rd2+24];
	setp.le.u32 	%p40, %r49, %r47;
	mov.b64 	%rd242, 7;
	@%p40 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+28], %r49;
	ld.local.u32 	%r50, [%rd2+20];
	setp.le.u32 	%p41, %r50, %r47;
	mov.b64 	%rd242, 6;
	@%p41 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+24], %r50;
	ld.local.u32 	%r51, [%rd2+16];
	setp.le.u32 	%p42, %r51, %r47;
	mov.b64 	%rd242, 5;
	@%p42 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+20], %r51;
	ld.local.u32 	%r52, [%rd2+12];
	setp.le.u32 	%p43, %r52, %r47;
	mov.b64 	%rd242, 4;
	@%p43 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+16], %r52;
	ld.local.u32 	%r53, [%rd2+8];
	setp.le.u32 	%p44, %r53, %r47;
	mov.b64 	%rd242, 3;
	@%p44 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+12], %r53;
	ld.local.u32 	%r54, [%rd2+4];
	setp.le.u32 	%p45, %r54, %r47;
	mov.b64 	%rd242, 2;
	@%p45 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+8], %r54;
	ld.local.u32 	%r55, [%rd2];
	setp.le.u32 	%p46, %r55, %r47;
	mov.b64 	%rd242, 1;
	@%p46 bra 	$L__BB9_55;
	st.local.u32 	[%rd2+4], %r55;
	mov.b64 	%rd242, 0;
$L__BB9_55:
	shl.b64 	%rd124, %rd242, 2;
	add.s64 	%rd125, %rd2, %rd124;
	st.local.u32 	[%rd125], %r47;
	ld.local.u32 	%r56, [%rd2+40];
	ld.local.u32 	%r57, [%rd2+36];
	setp.le.u32 	%p47, %r57, %r56;
	mov.b64 	%rd243, 10;
	@%p47 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+40], %r57;
	ld.local.u32 	%r58, [%rd2+32];
	setp.le.u32 	%p48, %r58, %r56;
	mov.b64 	%rd243, 9;
	@%p48 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+36], %r58;
	ld.local.u32 	%r59, [%rd2+28];
	setp.le.u32 	%p49, %r59, %r56;
	mov.b64 	%rd243, 8;
	@%p49 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+32], %r59;
	ld.local.u32 	%r60, [%rd2+24];
	setp.le.u32 	%p50, %r60, %r56;
	mov.b64 	%rd243, 7;
	@%p50 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+28], %r60;
	ld.local.u32 	%r61, [%rd2+20];
	setp.le.u32 	%p51, %r61, %r56;
	mov.b64 	%rd243, 6;
	@%p51 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+24], %r61;
	ld.local.u32 	%r62, [%rd2+16];
	setp.le.u32 	%p52, %r62, %r56;
	mov.b64 	%rd243, 5;
	@%p52 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+20], %r62;
	ld.local.u32 	%r63, [%rd2+12];
	setp.le.u32 	%p53, %r63, %r56;
	mov.b64 	%rd243, 4;
	@%p53 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+16], %r63;
	ld.local.u32 	%r64, [%rd2+8];
	setp.le.u32 	%p54, %r64, %r56;
	mov.b64 	%rd243, 3;
	@%p54 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+12], %r64;
	ld.local.u32 	%r65, [%rd2+4];
	setp.le.u32 	%p55, %r65, %r56;
	mov.b64 	%rd243, 2;
	@%p55 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+8], %r65;
	ld.local.u32 	%r66, [%rd2];
	setp.le.u32 	%p56, %r66, %r56;
	mov.b64 	%rd243, 1;
	@%p56 bra 	$L__BB9_66;
	st.local.u32 	[%rd2+4], %r66;
	mov.b64 	%rd243, 0;
$L__BB9_66:
	shl.b64 	%rd137, %rd243, 2;
	add.s64 	%rd138, %rd2, %rd137;
	st.local.u32 	[%rd138], %r56;
	ld.local.v2.u32 	{%r67, %r68}, [%rd2+40];
	setp.le.u32 	%p57, %r67, %r68;
	mov.b64 	%rd244, 11;
	@%p57 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+44], %r67;
	ld.local.u32 	%r69, [%rd2+36];
	setp.le.u32 	%p58, %r69, %r68;
	mov.b64 	%rd244, 10;
	@%p58 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+40], %r69;
	ld.local.u32 	%r70, [%rd2+32];
	setp.le.u32 	%p59, %r70, %r68;
	mov.b64 	%rd244, 9;
	@%p59 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+36], %r70;
	ld.local.u32 	%r71, [%rd2+28];
	setp.le.u32 	%p60, %r71, %r68;
	mov.b64 	%rd244, 8;
	@%p60 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+32], %r71;
	ld.local.u32 	%r72, [%rd2+24];
	setp.le.u32 	%p61, %r72, %r68;
	mov.b64 	%rd244, 7;
	@%p61 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+28], %r72;
	ld.local.u32 	%r73, [%rd2+20];
	setp.le.u32 	%p62, %r73, %r68;
	mov.b64 	%rd244, 6;
	@%p62 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+24], %r73;
	ld.local.u32 	%r74, [%rd2+16];
	setp.le.u32 	%p63, %r74, %r68;
	mov.b64 	%rd244, 5;
	@%p63 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+20], %r74;
	ld.local.u32 	%r75, [%rd2+12];
	setp.le.u32 	%p64, %r75, %r68;
	mov.b64 	%rd244, 4;
	@%p64 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+16], %r75;
	ld.local.u32 	%r76, [%rd2+8];
	setp.le.u32 	%p65, %r76, %r68;
	mov.b64 	%rd244, 3;
	@%p65 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+12], %r76;
	ld.local.u32 	%r77, [%rd2+4];
	setp.le.u32 	%p66, %r77, %r68;
	mov.b64 	%rd244, 2;
	@%p66 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+8], %r77;
	ld.local.u32 	%r78, [%rd2];
	setp.le.u32 	%p67, %r78, %r68;
	mov.b64 	%rd244, 1;
	@%p67 bra 	$L__BB9_78;
	st.local.u32 	[%rd2+4], %r78;
	mov.b64 	%rd244, 0;
$L__BB9_78:
	shl.b64 	%rd151, %rd244, 2;
	add.s64 	%rd152, %rd2, %rd151;
	st.local.u32 	[%rd152], %r68;
	ld.local.u32 	%r79, [%rd2+48];
	ld.local.u32 	%r80, [%rd2+44];
	setp.le.u32 	%p68, %r80, %r79;
	mov.b64 	%rd245, 12;
	@%p68 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+48], %r80;
	ld.local.u32 	%r81, [%rd2+40];
	setp.le.u32 	%p69, %r81, %r79;
	mov.b64 	%rd245, 11;
	@%p69 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+44], %r81;
	ld.local.u32 	%r82, [%rd2+36];
	setp.le.u32 	%p70, %r82, %r79;
	mov.b64 	%rd245, 10;
	@%p70 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+40], %r82;
	ld.local.u32 	%r83, [%rd2+32];
	setp.le.u32 	%p71, %r83, %r79;
	mov.b64 	%rd245, 9;
	@%p71 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+36], %r83;
	ld.local.u32 	%r84, [%rd2+28];
	setp.le.u32 	%p72, %r84, %r79;
	mov.b64 	%rd245, 8;
	@%p72 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+32], %r84;
	ld.local.u32 	%r85, [%rd2+24];
	setp.le.u32 	%p73, %r85, %r79;
	mov.b64 	%rd245, 7;
	@%p73 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+28], %r85;
	ld.local.u32 	%r86, [%rd2+20];
	setp.le.u32 	%p74, %r86, %r79;
	mov.b64 	%rd245, 6;
	@%p74 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+24], %r86;
	ld.local.u32 	%r87, [%rd2+16];
	setp.le.u32 	%p75, %r87, %r79;
	mov.b64 	%rd245, 5;
	@%p75 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+20], %r87;
	ld.local.u32 	%r88, [%rd2+12];
	setp.le.u32 	%p76, %r88, %r79;
	mov.b64 	%rd245, 4;
	@%p76 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+16], %r88;
	ld.local.u32 	%r89, [%rd2+8];
	setp.le.u32 	%p77, %r89, %r79;
	mov.b64 	%rd245, 3;
	@%p77 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+12], %r89;
	ld.local.u32 	%r90, [%rd2+4];
	setp.le.u32 	%p78, %r90, %r79;
	mov.b64 	%rd245, 2;
	@%p78 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+8], %r90;
	ld.local.u32 	%r91, [%rd2];
	setp.le.u32 	%p79, %r91, %r79;
	mov.b64 	%rd245, 1;
	@%p79 bra 	$L__BB9_91;
	st.local.u32 	[%rd2+4], %r91;
	mov.b64 	%rd245, 0;
$L__BB9_91:
	shl.b64 	%rd166, %rd245, 2;
	add.s64 	%rd167, %rd2, %rd166;
	st.local.u32 	[%rd167], %r79;
	ld.local.v2.u32 	{%r92, %r93}, [%rd2+48];
	setp.le.u32 	%p80, %r92, %r93;
	mov.b64 	%rd246, 13;
	@%p80 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+52], %r92;
	ld.local.u32 	%r94, [%rd2+44];
	setp.le.u32 	%p81, %r94, %r93;
	mov.b64 	%rd246, 12;
	@%p81 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+48], %r94;
	ld.local.u32 	%r95, [%rd2+40];
	setp.le.u32 	%p82, %r95, %r93;
	mov.b64 	%rd246, 11;
	@%p82 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+44], %r95;
	ld.local.u32 	%r96, [%rd2+36];
	setp.le.u32 	%p83, %r96, %r93;
	mov.b64 	%rd246, 10;
	@%p83 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+40], %r96;
	ld.local.u32 	%r97, [%rd2+32];
	setp.le.u32 	%p84, %r97, %r93;
	mov.b64 	%rd246, 9;
	@%p84 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+36], %r97;
	ld.local.u32 	%r98, [%rd2+28];
	setp.le.u32 	%p85, %r98, %r93;
	mov.b64 	%rd246, 8;
	@%p85 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+32], %r98;
	ld.local.u32 	%r99, [%rd2+24];
	setp.le.u32 	%p86, %r99, %r93;
	mov.b64 	%rd246, 7;
	@%p86 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+28], %r99;
	ld.local.u32 	%r100, [%rd2+20];
	setp.le.u32 	%p87, %r100, %r93;
	mov.b64 	%rd246, 6;
	@%p87 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+24], %r100;
	ld.local.u32 	%r101, [%rd2+16];
	setp.le.u32 	%p88, %r101, %r93;
	mov.b64 	%rd246, 5;
	@%p88 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+20], %r101;
	ld.local.u32 	%r102, [%rd2+12];
	setp.le.u32 	%p89, %r102, %r93;
	mov.b64 	%rd246, 4;
	@%p89 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+16], %r102;
	ld.local.u32 	%r103, [%rd2+8];
	setp.le.u32 	%p90, %r103, %r93;
	mov.b64 	%rd246, 3;
	@%p90 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+12], %r103;
	ld.local.u32 	%r104, [%rd2+4];
	setp.le.u32 	%p91, %r104, %r93;
	mov.b64 	%rd246, 2;
	@%p91 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+8], %r104;
	ld.local.u32 	%r105, [%rd2];
	setp.le.u32 	%p92, %r105, %r93;
	mov.b64 	%rd246, 1;
	@%p92 bra 	$L__BB9_105;
	st.local.u32 	[%rd2+4], %r105;
	mov.b64 	%rd246, 0;
$L__BB9_105:
	shl.b64 	%rd182, %rd246, 2;
	add.s64 	%rd183, %rd2, %rd182;
	st.local.u32 	[%rd183], %r93;
	ld.local.u32 	%r106, [%rd2+56];
	ld.local.u32 	%r107, [%rd2+52];
	setp.le.u32 	%p93, %r107, %r106;
	mov.b64 	%rd247, 14;
	@%p93 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+56], %r107;
	ld.local.u32 	%r108, [%rd2+48];
	setp.le.u32 	%p94, %r108, %r106;
	mov.b64 	%rd247, 13;
	@%p94 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+52], %r108;
	ld.local.u32 	%r109, [%rd2+44];
	setp.le.u32 	%p95, %r109, %r106;
	mov.b64 	%rd247, 12;
	@%p95 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+48], %r109;
	ld.local.u32 	%r110, [%rd2+40];
	setp.le.u32 	%p96, %r110, %r106;
	mov.b64 	%rd247, 11;
	@%p96 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+44], %r110;
	ld.local.u32 	%r111, [%rd2+36];
	setp.le.u32 	%p97, %r111, %r106;
	mov.b64 	%rd247, 10;
	@%p97 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+40], %r111;
	ld.local.u32 	%r112, [%rd2+32];
	setp.le.u32 	%p98, %r112, %r106;
	mov.b64 	%rd247, 9;
	@%p98 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+36], %r112;
	ld.local.u32 	%r113, [%rd2+28];
	setp.le.u32 	%p99, %r113, %r106;
	mov.b64 	%rd247, 8;
	@%p99 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+32], %r113;
	ld.local.u32 	%r114, [%rd2+24];
	setp.le.u32 	%p100, %r114, %r106;
	mov.b64 	%rd247, 7;
	@%p100 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+28], %r114;
	ld.local.u32 	%r115, [%rd2+20];
	setp.le.u32 	%p101, %r115, %r106;
	mov.b64 	%rd247, 6;
	@%p101 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+24], %r115;
	ld.local.u32 	%r116, [%rd2+16];
	setp.le.u32 	%p102, %r116, %r106;
	mov.b64 	%rd247, 5;
	@%p102 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+20], %r116;
	ld.local.u32 	%r117, [%rd2+12];
	setp.le.u32 	%p103, %r117, %r106;
	mov.b64 	%rd247, 4;
	@%p103 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+16], %r117;
	ld.local.u32 	%r118, [%rd2+8];
	setp.le.u32 	%p104, %r118, %r106;
	mov.b64 	%rd247, 3;
	@%p104 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+12], %r118;
	ld.local.u32 	%r119, [%rd2+4];
	setp.le.u32 	%p105, %r119, %r106;
	mov.b64 	%rd247, 2;
	@%p105 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+8], %r119;
	ld.local.u32 	%r120, [%rd2];
	setp.le.u32 	%p106, %r120, %r106;
	mov.b64 	%rd247, 1;
	@%p106 bra 	$L__BB9_120;
	st.local.u32 	[%rd2+4], %r120;
	mov.b64 	%rd247, 0;
$L__BB9_120:
	shl.b64 	%rd199, %rd247, 2;
	add.s64 	%rd200, %rd2, %rd199;
	st.local.u32 	[%rd200], %r106;
	ld.local.v2.u32 	{%r121, %r122}, [%rd2+56];
	setp.le.u32 	%p107, %r121, %r122;
	mov.b64 	%rd248, 15;
	@%p107 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+60], %r121;
	ld.local.u32 	%r123, [%rd2+52];
	setp.le.u32 	%p108, %r123, %r122;
	mov.b64 	%rd248, 14;
	@%p108 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+56], %r123;
	ld.local.u32 	%r124, [%rd2+48];
	setp.le.u32 	%p109, %r124, %r122;
	mov.b64 	%rd248, 13;
	@%p109 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+52], %r124;
	ld.local.u32 	%r125, [%rd2+44];
	setp.le.u32 	%p110, %r125, %r122;
	mov.b64 	%rd248, 12;
	@%p110 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+48], %r125;
	ld.local.u32 	%r126, [%rd2+40];
	setp.le.u32 	%p111, %r126, %r122;
	mov.b64 	%rd248, 11;
	@%p111 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+44], %r126;
	ld.local.u32 	%r127, [%rd2+36];
	setp.le.u32 	%p112, %r127, %r122;
	mov.b64 	%rd248, 10;
	@%p112 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+40], %r127;
	ld.local.u32 	%r128, [%rd2+32];
	setp.le.u32 	%p113, %r128, %r122;
	mov.b64 	%rd248, 9;
	@%p113 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+36], %r128;
	ld.local.u32 	%r129, [%rd2+28];
	setp.le.u32 	%p114, %r129, %r122;
	mov.b64 	%rd248, 8;
	@%p114 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+32], %r129;
	ld.local.u32 	%r130, [%rd2+24];
	setp.le.u32 	%p115, %r130, %r122;
	mov.b64 	%rd248, 7;
	@%p115 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+28], %r130;
	ld.local.u32 	%r131, [%rd2+20];
	setp.le.u32 	%p116, %r131, %r122;
	mov.b64 	%rd248, 6;
	@%p116 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+24], %r131;
	ld.local.u32 	%r132, [%rd2+16];
	setp.le.u32 	%p117, %r132, %r122;
	mov.b64 	%rd248, 5;
	@%p117 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+20], %r132;
	ld.local.u32 	%r133, [%rd2+12];
	setp.le.u32 	%p118, %r133, %r122;
	mov.b64 	%rd248, 4;
	@%p118 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+16], %r133;
	ld.local.u32 	%r134, [%rd2+8];
	setp.le.u32 	%p119, %r134, %r122;
	mov.b64 	%rd248, 3;
	@%p119 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+12], %r134;
	ld.local.u32 	%r135, [%rd2+4];
	setp.le.u32 	%p120, %r135, %r122;
	mov.b64 	%rd248, 2;
	@%p120 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+8], %r135;
	ld.local.u32 	%r136, [%rd2];
	setp.le.u32 	%p121, %r136, %r122;
	mov.b64 	%rd248, 1;
	@%p121 bra 	$L__BB9_136;
	st.local.u32 	[%rd2+4], %r136;
	mov.b64 	%rd248, 0;
$L__BB9_136:
	add.u64 	%rd217, %SPL, 64;
	shl.b64 	%rd218, %rd248, 2;
	add.s64 	%rd219, %rd2, %rd218;
	st.local.u32 	[%rd219], %r122;
	ld.local.u32 	%r183, [%rd2];
	cvta.to.global.u64 	%rd220, %rd18;
	mul.wide.s32 	%rd221, %r1, 4;
	add.s64 	%rd222, %rd220, %rd221;
	st.global.u32 	[%rd222], %r183;
	ld.local.u32 	%r184, [%rd2+32];
	mul.wide.s32 	%rd223, %r137, 4;
	add.s64 	%rd224, %rd222, %rd223;
	st.global.u32 	[%rd224], %r184;
	add.s64 	%rd225, %rd1, %rd221;
	ld.global.u32 	%rd226, [%rd225];
	shl.b64 	%rd227, %rd226, 2;
	and.b64  	%rd228, %rd227, 60;
	add.s64 	%rd229, %rd2, %rd228;
	ld.local.u32 	%r185, [%rd229];
	add.s64 	%rd230, %rd224, %rd223;
	st.global.u32 	[%rd230], %r185;
	ld.global.u32 	%r186, [%rd225];
	cvt.u16.u32 	%rs1, %r186;
	shr.u32 	%r187, %r186, 1;
	cvt.u16.u32 	%rs2, %r187;
	add.s16 	%rs3, %rs2, 1;
	shr.u32 	%r188, %r186, 2;
	cvt.u16.u32 	%rs4, %r188;
	add.s16 	%rs5, %rs4, 2;
	shr.u32 	%r189, %r186, 3;
	cvt.u16.u32 	%rs6, %r189;
	add.s16 	%rs7, %rs6, 3;
	shr.u32 	%r190, %r186, 4;
	cvt.u16.u32 	%rs8, %r190;
	add.s16 	%rs9, %rs8, 4;
	shr.u32 	%r191, %r186, 5;
	cvt.u16.u32 	%rs10, %r191;
	add.s16 	%rs11, %rs10, 5;
	shr.u32 	%r192, %r186, 6;
	cvt.u16.u32 	%rs12, %r192;
	add.s16 	%rs13, %rs12, 6;
	shr.u32 	%r193, %r186, 7;
	cvt.u16.u32 	%rs14, %r193;
	add.s16 	%rs15, %rs14, 7;
	cvt.u32.u16 	%r194, %rs15;
	cvt.u32.u16 	%r195, %rs13;
	prmt.b32 	%r196, %r195, %r194, 0x3340U;
	cvt.u32.u16 	%r197, %rs11;
	cvt.u32.u16 	%r198, %rs9;
	prmt.b32 	%r199, %r198, %r197, 0x3340U;
	prmt.b32 	%r200, %r199, %r196, 0x5410U;
	cvt.u32.u16 	%r201, %rs7;
	cvt.u32.u16 	%r202, %rs5;
	prmt.b32 	%r203, %r202, %r201, 0x3340U;
	cvt.u32.u16 	%r204, %rs3;
	prmt.b32 	%r205, %r186, %r204, 0x3340U;
	prmt.b32 	%r206, %r205, %r203, 0x5410U;
	st.local.v2.b32 	[%rd217], {%r206, %r200};
	shr.u32 	%r207, %r186, 8;
	cvt.u16.u32 	%rs16, %r207;
	add.s16 	%rs17, %rs16, 8;
	shr.u32 	%r208, %r186, 9;
	cvt.u16.u32 	%rs18, %r208;
	add.s16 	%rs19, %rs18, 9;
	shr.u32 	%r209, %r186, 10;
	cvt.u16.u32 	%rs20, %r209;
	add.s16 	%rs21, %rs20, 10;
	shr.u32 	%r210, %r186, 11;
	cvt.u16.u32 	%rs22, %r210;
	add.s16 	%rs23, %rs22, 11;
	shr.u32 	%r211, %r186, 12;
	cvt.u16.u32 	%rs24, %r211;
	add.s16 	%rs25, %rs24, 12;
	shr.u32 	%r212, %r186, 13;
	cvt.u16.u32 	%rs26, %r212;
	add.s16 	%rs27, %rs26, 13;
	shr.u32 	%r213, %r186, 14;
	cvt.u16.u32 	%rs28, %r213;
	add.s16 	%rs29, %rs28, 14;
	shr.u32 	%r214, %r186, 15;
	cvt.u16.u32 	%rs30, %r214;
	add.s16 	%rs31, %rs30, 15;
	cvt.u32.u16 	%r215, %rs31;
	cvt.u32.u16 	%r216, %rs29;
	prmt.b32 	%r217, %r216, %r215, 0x3340U;
	cvt.u32.u16 	%r218, %rs27;
	cvt.u32.u16 	%r219, %rs25;
	prmt.b32 	%r220, %r219, %r218, 0x3340U;
	prmt.b32 	%r221, %r220, %r217, 0x5410U;
	cvt.u32.u16 	%r222, %rs23;
	cvt.u32.u16 	%r223, %rs21;
	prmt.b32 	%r224, %r223, %r222, 0x3340U;
	cvt.u32.u16 	%r225, %rs19;
	cvt.u32.u16 	%r226, %rs17;
	prmt.b32 	%r227, %r226, %r225, 0x3340U;
	prmt.b32 	%r228, %r227, %r224, 0x5410U;
	st.local.v2.b32 	[%rd217+8], {%r228, %r221};
	add.s16 	%rs32, %rs1, 16;
	add.s16 	%rs33, %rs2, 17;
	add.s16 	%rs34, %rs4, 18;
	add.s16 	%rs35, %rs6, 19;
	add.s16 	%rs36, %rs8, 20;
	add.s16 	%rs37, %rs10, 21;
	add.s16 	%rs38, %rs12, 22;
	add.s16 	%rs39, %rs14, 23;
	cvt.u32.u16 	%r229, %rs39;
	cvt.u32.u16 	%r230, %rs38;
	prmt.b32 	%r231, %r230, %r229, 0x3340U;
	cvt.u32.u16 	%r232, %rs37;
	cvt.u32.u16 	%r233, %rs36;
	prmt.b32 	%r234, %r233, %r232, 0x3340U;
	prmt.b32 	%r235, %r234, %r231, 0x5410U;
	cvt.u32.u16 	%r236, %rs35;
	cvt.u32.u16 	%r237, %rs34;
	prmt.b32 	%r238, %r237, %r236, 0x3340U;
	cvt.u32.u16 	%r239, %rs32;
	cvt.u32.u16 	%r240, %rs33;
	prmt.b32 	%r241, %r239, %r240, 0x3340U;
	prmt.b32 	%r242, %r241, %r238, 0x5410U;
	st.local.v2.b32 	[%rd217+16], {%r242, %r235};
	mul.hi.u32 	%r243, %r186, -1431655765;
	shr.u32 	%r244, %r243, 2;
	mul.lo.s32 	%r245, %r244, 6;
	sub.s32 	%r246, %r186, %r245;
	shl.b32 	%r247, %r246, 2;
	cvt.u64.u32 	%rd231, %r247;
	add.s64 	%rd232, %rd217, %rd231;
	ld.local.u32 	%r248, [%rd232];
	add.s64 	%rd233, %rd230, %rd223;
	st.global.u32 	[%rd233], %r248;
$L__BB9_137:
	ret;
}
.visible .entry function_constant(
	.param .u64 .ptr .align 1 function_constant_param_0,
	.param .u64 .ptr .align 1 function_constant_param_1,
	.param .u32 function_constant_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<21>;
	.reg .b64 	%rd<28>;
	ld.param.u64 	%rd1, [function_constant_param_0];
	ld.param.u64 	%rd2, [function_constant_param_1];
	ld.param.u32 	%r2, [function_constant_param_2];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB10_2;
	cvta.to.global.u64 	%rd3, %rd1;
	cvta.to.global.u64 	%rd4, %rd2;
	mul.wide.s32 	%rd5, %r1, 4;
	add.s64 	%rd6, %rd3, %rd5;
	ld.global.u32 	%rd7, [%rd6];
	shl.b64 	%rd8, %rd7, 2;
	and.b64  	%rd9, %rd8, 60;
	mov.u64 	%rd10, table;
	add.s64 	%rd11, %rd10, %rd9;
	ld.const.u32 	%r6, [%rd11];
	add.s64 	%rd12, %rd4, %rd5;
	st.global.u32 	[%rd12], %r6;
	ld.global.u32 	%r7, [%rd6];
	mul.hi.u32 	%r8, %r7, 954437177;
	shr.u32 	%r9, %r8, 1;
	mul.lo.s32 	%r10, %r9, 9;
	sub.s32 	%r11, %r7, %r10;
	mul.wide.u32 	%rd13, %r11, 4;
	mov.u64 	%rd14, weights;
	add.s64 	%rd15, %rd14, %rd13;
	ld.const.u32 	%r12, [%rd15];
	mul.wide.s32 	%rd16, %r2, 4;
	add.s64 	%rd17, %rd12, %rd16;
	st.global.u32 	[%rd17], %r12;
	ld.global.u64 	%rd18, [pointer_to_second];
	cvta.to.global.u64 	%rd19, %rd18;
	shl.b32 	%r13, %r1, 2;
	cvt.u64.u32 	%rd20, %r13;
	and.b64  	%rd21, %rd20, 4;
	add.s64 	%rd22, %rd19, %rd21;
	ld.global.u32 	%r14, [%rd22];
	add.s64 	%rd23, %rd17, %rd16;
	st.global.u32 	[%rd23], %r14;
	ld.global.u32 	%r15, [%rd6];
	mul.hi.u32 	%r16, %r15, -1171354717;
	shr.u32 	%r17, %r16, 3;
	mul.lo.s32 	%r18, %r17, 11;
	sub.s32 	%r19, %r15, %r18;
	cvt.u64.u32 	%rd24, %r19;
	mov.u64 	%rd25, letters;
	add.s64 	%rd26, %rd25, %rd24;
	ld.const.s8 	%r20, [%rd26];
	add.s64 	%rd27, %rd23, %rd16;
	st.global.u32 	[%rd27], %r20;
$L__BB10_2:
	ret;
}
.visible .entry function_generic(
	.param .u64 .ptr .align 1 function_generic_param_0,
	.param .u64 .ptr .align 1 function_generic_param_1,
	.param .u32 function_generic_param_2
)
{
	.local .align 8 .b8 	__local_depot11[8];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<9>;
	.reg .b32 	%r<35>;
	.reg .b64 	%rd<37>;
	.shared .align 4 .b8 _ZZ16function_genericE4tile[256];
	mov.u64 	%SPL, __local_depot11;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd9, [function_generic_param_0];
	ld.param.u64 	%rd8, [function_generic_param_1];
	ld.param.u32 	%r12, [function_generic_param_2];
	cvta.to.global.u64 	%rd1, %rd9;
	add.u64 	%rd10, %SP, 0;
	add.u64 	%rd2, %SPL, 0;
	mov.u32 	%r1, %tid.x;
	mov.u32 	%r13, %ctaid.x;
	shl.b32 	%r14, %r13, 6;
	add.s32 	%r2, %r14, %r1;
	mul.wide.s32 	%rd11, %r2, 4;
	add.s64 	%rd12, %rd1, %rd11;
	ld.global.u32 	%r15, [%rd12];
	shl.b32 	%r34, %r15, 1;
	add.s32 	%r33, %r15, 9;
	st.local.v2.u32 	[%rd2], {%r34, %r33};
	add.s32 	%r16, %r15, 1;
	mul.wide.u32 	%rd13, %r1, 4;
	mov.u64 	%rd14, _ZZ16function_genericE4tile;
	add.s64 	%rd15, %rd14, %rd13;
	st.shared.u32 	[%rd15], %r16;
	bar.sync 	0;
	and.b32  	%r5, %r1, 3;
	setp.ne.s32 	%p1, %r5, 0;
	@%p1 bra 	$L__BB11_2;
	add.s64 	%rd36, %rd8, %rd11;
	bra.uni 	$L__BB11_7;
$L__BB11_2:
	and.b32  	%r17, %r2, -2147483645;
	setp.eq.s32 	%p2, %r17, 2;
	@%p2 bra 	$L__BB11_5;
	setp.ne.s32 	%p3, %r17, 1;
	@%p3 bra 	$L__BB11_6;
	cvta.shared.u64 	%rd23, %rd14;
	xor.b64  	%rd25, %rd13, 4;
	add.s64 	%rd36, %rd23, %rd25;
	bra.uni 	$L__BB11_7;
$L__BB11_5:
	mul.wide.u32 	%rd16, %r2, 4;
	add.s64 	%rd17, %rd1, %rd16;
	ld.global.u32 	%rd18, [%rd17];
	shl.b64 	%rd19, %rd18, 2;
	and.b64  	%rd20, %rd19, 4;
	or.b64  	%rd36, %rd10, %rd20;
	bra.uni 	$L__BB11_7;
$L__BB11_6:
	mul.hi.s32 	%r18, %r2, 1431655766;
	shr.u32 	%r19, %r18, 31;
	add.s32 	%r20, %r18, %r19;
	mul.lo.s32 	%r21, %r20, 3;
	sub.s32 	%r22, %r2, %r21;
	mul.wide.s32 	%rd26, %r22, 4;
	mov.u64 	%rd27, initialized;
	cvta.global.u64 	%rd28, %rd27;
	add.s64 	%rd36, %rd28, %rd26;
$L__BB11_7:
	setp.eq.s32 	%p4, %r5, 0;
	mov.b32 	%r32, 42;
	@%p4 bra 	$L__BB11_9;
	ld.u32 	%r32, [%rd36];
$L__BB11_9:
	and.b32  	%r24, %r2, -2147483645;
	setp.ne.s32 	%p5, %r24, 2;
	@%p5 bra 	$L__BB11_11;
	mov.b32 	%r25, 5;
	st.u32 	[%rd36], %r25;
	ld.local.v2.u32 	{%r34, %r33}, [%rd2];
$L__BB11_11:
	cvta.to.global.u64 	%rd30, %rd8;
	bar.sync 	0;
	add.s64 	%rd32, %rd30, %rd11;
	st.global.u32 	[%rd32], %r32;
	mul.wide.s32 	%rd33, %r12, 4;
	add.s64 	%rd34, %rd32, %rd33;
	isspacep.local	%p6, %rd36;
	selp.b32 	%r26, 4, 0, %p6;
	isspacep.shared	%p7, %rd36;
	selp.b32 	%r27, 2, 0, %p7;
	isspacep.global	%p8, %rd36;
	selp.u32 	%r28, 1, 0, %p8;
	or.b32  	%r29, %r27, %r28;
	or.b32  	%r30, %r29, %r26;
	st.global.u32 	[%rd34], %r30;
	add.s32 	%r31, %r33, %r34;
	add.s64 	%rd35, %rd34, %rd33;
	st.global.u32 	[%rd35], %r31;
	ret;
}
.visible .entry function_wide_index(
	.param .u64 .ptr .align 1 function_wide_index_param_0,
	.param .u64 .ptr .align 1 function_wide_index_param_1,
	.param .u64 function_wide_index_param_2,
	.param .u32 function_wide_index_param_3
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<9>;
	.reg .b64 	%rd<18>;
	ld.param.u64 	%rd1, [function_wide_index_param_0];
	ld.param.u64 	%rd2, [function_wide_index_param_1];
	ld.param.u32 	%r2, [function_wide_index_param_3];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB12_2;
	cvta.to.global.u64 	%rd3, %rd1;
	cvta.to.global.u64 	%rd4, %rd2;
	cvt.s64.s32 	%rd5, %r1;
	mul.wide.s32 	%rd6, %r1, 4;
	add.s64 	%rd7, %rd3, %rd6;
	ld.global.u32 	%r6, [%rd7];
	add.s64 	%rd8, %rd4, %rd6;
	st.global.u32 	[%rd8], %r6;
	cvt.s64.s32 	%rd9, %r2;
	sub.s64 	%rd10, %rd9, %rd5;
	shl.b64 	%rd11, %rd10, 2;
	add.s64 	%rd12, %rd3, %rd11;
	ld.global.u32 	%r7, [%rd12+-4];
	mul.wide.s32 	%rd13, %r2, 4;
	add.s64 	%rd14, %rd8, %rd13;
	st.global.u32 	[%rd14], %r7;
	and.b64  	%rd15, %rd6, 4294967292;
	add.s64 	%rd16, %rd3, %rd15;
	ld.global.u32 	%r8, [%rd16];
	add.s64 	%rd17, %rd14, %rd13;
	st.global.u32 	[%rd17], %r8;
$L__BB12_2:
	ret;
}
.visible .entry function_vector(
	.param .u64 .ptr .align 1 function_vector_param_0,
	.param .u64 .ptr .align 1 function_vector_param_1,
	.param .u64 .ptr .align 1 function_vector_param_2,
	.param .u64 .ptr .align 1 function_vector_param_3,
	.param .u64 .ptr .align 1 function_vector_param_4,
	.param .u32 function_vector_param_5
)
{
	.reg .pred 	%p<2>;
	.reg .b16 	%rs<8>;
	.reg .b32 	%r<25>;
	.reg .b64 	%rd<19>;
	.reg .b64 	%fd<4>;
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
	cvta.to.global.u64 	%rd7, %rd2;
	cvta.to.global.u64 	%rd8, %rd3;
	cvta.to.global.u64 	%rd9, %rd4;
	cvta.to.global.u64 	%rd10, %rd5;
	mul.wide.s32 	%rd11, %r1, 16;
	add.s64 	%rd12, %rd6, %rd11;
	ld.global.nc.v4.u32 	{%r6, %r7, %r8, %r9}, [%rd12];
	mul.wide.s32 	%rd13, %r1, 8;
	add.s64 	%rd14, %rd7, %rd13;
	ld.global.nc.v4.u16 	{%rs1, %rs2, %rs3, %rs4}, [%rd14];
	mov.b32 	%r10, {%rs3, %rs4};
	cvt.u32.u16 	%r11, %rs1;
	add.s32 	%r12, %r8, %r11;
	cvt.u32.u16 	%r13, %rs4;
	xor.b32  	%r14, %r7, %r13;
	cvt.u32.u16 	%r15, %rs2;
	sub.s32 	%r16, %r6, %r15;
	add.s64 	%rd15, %rd8, %rd11;
	st.global.v4.u32 	[%rd15], {%r9, %r12, %r14, %r16};
	cvt.u16.u32 	%rs5, %r7;
	bfe.u32 	%r17, %r7, 8, 8;
	cvt.u16.u32 	%rs6, %r17;
	bfe.u32 	%r18, %r7, 16, 8;
	bfe.u32 	%r19, %r7, 24, 8;
	add.s16 	%rs7, %rs6, %rs5;
	bfe.u32 	%r20, %r10, 0, 8;
	mul.wide.s32 	%rd16, %r1, 4;
	add.s64 	%rd17, %rd9, %rd16;
	prmt.b32 	%r21, %r19, %r18, 0x3340U;
	cvt.u32.u16 	%r22, %rs7;
	prmt.b32 	%r23, %r22, %r20, 0x3340U;
	prmt.b32 	%r24, %r21, %r23, 0x5410U;
	st.global.u32 	[%rd17], %r24;
	cvt.rn.f64.u32 	%fd1, %r6;
	mul.f64 	%fd2, %fd1, 0d3FE0000000000000;
	cvt.rn.f64.s16 	%fd3, %rs2;
	add.s64 	%rd18, %rd10, %rd11;
	st.global.v2.f64 	[%rd18], {%fd2, %fd3};
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
	.reg .pred 	%p<3>;
	.reg .b32 	%r<12>;
	.reg .b64 	%rd<11>;
	ld.param.u64 	%rd7, [_Z6minmaxPKjiRjS1__param_0];
	ld.param.u32 	%r4, [_Z6minmaxPKjiRjS1__param_1];
	ld.param.u64 	%rd8, [_Z6minmaxPKjiRjS1__param_2];
	ld.param.u64 	%rd9, [_Z6minmaxPKjiRjS1__param_3];
	cvta.to.local.u64 	%rd1, %rd8;
	cvta.to.local.u64 	%rd2, %rd9;
	cvta.to.global.u64 	%rd3, %rd7;
	ld.global.u32 	%r5, [%rd3];
	st.local.u32 	[%rd2], %r5;
	st.local.u32 	[%rd1], %r5;
	setp.lt.s32 	%p1, %r4, 2;
	@%p1 bra 	$L__BB14_3;
	neg.s32 	%r11, %r4;
	add.s64 	%rd10, %rd3, 4;
$L__BB14_2:
	ld.local.u32 	%r6, [%rd1];
	ld.global.u32 	%r7, [%rd10];
	min.u32 	%r8, %r6, %r7;
	st.local.u32 	[%rd1], %r8;
	ld.local.u32 	%r9, [%rd2];
	max.u32 	%r10, %r9, %r7;
	st.local.u32 	[%rd2], %r10;
	add.s32 	%r11, %r11, 1;
	add.s64 	%rd10, %rd10, 4;
	setp.ne.s32 	%p2, %r11, -1;
	@%p2 bra 	$L__BB14_2;
$L__BB14_3:
	ret;
}
.visible .entry function_reference(
	.param .u64 .ptr .align 1 function_reference_param_0,
	.param .u64 .ptr .align 1 function_reference_param_1,
	.param .u32 function_reference_param_2
)
{
	.local .align 4 .b8 	__local_depot15[8];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<2>;
	.reg .b32 	%r<16>;
	.reg .b64 	%rd<14>;
	mov.u64 	%SPL, __local_depot15;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd1, [function_reference_param_0];
	ld.param.u64 	%rd2, [function_reference_param_1];
	ld.param.u32 	%r2, [function_reference_param_2];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB15_2;
	add.u64 	%rd3, %SP, 4;
	add.u64 	%rd4, %SPL, 4;
	add.u64 	%rd5, %SP, 0;
	add.u64 	%rd6, %SPL, 0;
	cvta.to.global.u64 	%rd7, %rd2;
	max.s32 	%r6, %r1, 8;
	add.s32 	%r7, %r6, -8;
	mul.wide.u32 	%rd8, %r7, 4;
	add.s64 	%rd9, %rd1, %rd8;
	shr.s32 	%r8, %r1, 31;
	shr.u32 	%r9, %r8, 29;
	add.s32 	%r10, %r1, %r9;
	and.b32  	%r11, %r10, -8;
	sub.s32 	%r12, %r1, %r11;
	add.s32 	%r13, %r12, 1;
	{ // callseq 14, 0
	.param .b64 param0;
	st.param.b64 	[param0], %rd9;
	.param .b32 param1;
	st.param.b32 	[param1], %r13;
	.param .b64 param2;
	st.param.b64 	[param2], %rd5;
	.param .b64 param3;
	st.param.b64 	[param3], %rd3;
	call.uni
	_Z6minmaxPKjiRjS1_,
	(
	param0,
	param1,
	param2,
	param3
	);
	} // callseq 14
	ld.local.u32 	%r14, [%rd6];
	mul.wide.s32 	%rd10, %r1, 4;
	add.s64 	%rd11, %rd7, %rd10;
	st.global.u32 	[%rd11], %r14;
	ld.local.u32 	%r15, [%rd4];
	mul.wide.s32 	%rd12, %r2, 4;
	add.s64 	%rd13, %rd11, %rd12;
	st.global.u32 	[%rd13], %r15;
$L__BB15_2:
	ret;
}
`;
