// Generated from test/conformance/kernels/print.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `test/conformance/kernels/print.cu`. */
export const PRINT: string = `.version 8.0
.target sm_75
.address_size 64
.extern .func  (.param .b32 func_retval0) vprintf
(
	.param .b64 vprintf_param_0,
	.param .b64 vprintf_param_1
)
;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target9no_targetE[8];
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_print_cu_28dfafe22nv6target5sm_90E = 90;
.global .align 1 .b8 $str[31] = {105, 110, 116, 101, 103, 101, 114, 115, 32, 37, 100, 32, 37, 105, 32, 37, 117, 32, 37, 120, 32, 37, 88, 32, 37, 111, 32, 37, 99, 10, 0};
.global .align 1 .b8 $str$1[59] = {119, 105, 100, 116, 104, 115, 32, 91, 37, 54, 100, 93, 32, 91, 37, 45, 54, 100, 93, 32, 91, 37, 48, 54, 100, 93, 32, 91, 37, 43, 100, 93, 32, 91, 37, 32, 100, 93, 32, 91, 37, 46, 52, 100, 93, 32, 91, 37, 35, 120, 93, 32, 91, 37, 35, 111, 93, 10, 0};
.global .align 1 .b8 $str$2[29] = {108, 111, 110, 103, 32, 37, 108, 108, 100, 32, 37, 108, 108, 117, 32, 37, 108, 108, 120, 32, 37, 108, 100, 32, 37, 104, 100, 10, 0};
.global .align 1 .b8 $str$3[44] = {102, 108, 111, 97, 116, 105, 110, 103, 32, 37, 102, 32, 37, 101, 32, 37, 103, 32, 37, 46, 51, 102, 32, 37, 49, 48, 46, 50, 101, 32, 37, 45, 49, 50, 103, 124, 32, 37, 71, 32, 37, 97, 10, 0};
.global .align 1 .b8 $str$4[38] = {115, 116, 114, 105, 110, 103, 115, 32, 37, 115, 32, 91, 37, 56, 115, 93, 32, 91, 37, 45, 56, 115, 93, 32, 91, 37, 46, 51, 115, 93, 32, 49, 48, 48, 37, 37, 10, 0};
.global .align 1 .b8 $str$5[5] = {116, 101, 120, 116, 0};
.global .align 1 .b8 $str$6[6] = {114, 105, 103, 104, 116, 0};
.global .align 1 .b8 $str$7[5] = {108, 101, 102, 116, 0};
.global .align 1 .b8 $str$8[10] = {116, 114, 117, 110, 99, 97, 116, 101, 100, 0};
.global .align 1 .b8 $str$9[26] = {97, 32, 108, 105, 110, 101, 32, 119, 105, 116, 104, 111, 117, 116, 32, 97, 114, 103, 117, 109, 101, 110, 116, 115, 10, 0};
.global .align 1 .b8 $str$10[15] = {114, 111, 117, 110, 100, 32, 37, 100, 32, 111, 102, 32, 37, 100, 0};
.global .align 1 .b8 $str$11[7] = {32, 40, 37, 100, 41, 10, 0};
.visible .entry print_formats(
	.param .u32 print_formats_param_0,
	.param .u32 print_formats_param_1,
	.param .u64 print_formats_param_2,
	.param .f64 print_formats_param_3,
	.param .f32 print_formats_param_4
)
{
	.local .align 16 .b8 	__local_depot0[64];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .f32 	%f<2>;
	.reg .b32 	%r<17>;
	.reg .f64 	%fd<4>;
	.reg .b64 	%rd<22>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.f32 	%f1, [print_formats_param_4];
	add.u64 	%rd1, %SP, 0;
	add.u64 	%rd2, %SPL, 0;
	ld.param.u32 	%r1, [print_formats_param_0];
	mul.hi.s32 	%r2, %r1, 1321528399;
	shr.u32 	%r3, %r2, 31;
	shr.s32 	%r4, %r2, 3;
	add.s32 	%r5, %r4, %r3;
	mul.lo.s32 	%r6, %r5, 26;
	sub.s32 	%r7, %r1, %r6;
	add.s32 	%r8, %r7, 65;
	neg.s32 	%r9, %r1;
	ld.param.u32 	%r10, [print_formats_param_1];
	st.local.v4.u32 	[%rd2], {%r1, %r9, %r10, %r10};
	st.local.v2.u32 	[%rd2+16], {%r10, %r10};
	st.local.u32 	[%rd2+24], %r8;
	mov.u64 	%rd3, $str;
	cvta.global.u64 	%rd4, %rd3;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd4;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd1;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r11, [retval0+0];
	}
	st.local.v4.u32 	[%rd2], {%r1, %r1, %r1, %r1};
	st.local.v2.u32 	[%rd2+16], {%r1, %r1};
	st.local.u32 	[%rd2+24], %r10;
	st.local.u32 	[%rd2+28], %r10;
	mov.u64 	%rd5, $str$1;
	cvta.global.u64 	%rd6, %rd5;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd6;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd1;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r12, [retval0+0];
	}
	cvt.s32.s16 	%r13, %r1;
	ld.param.u64 	%rd7, [print_formats_param_2];
	st.local.v2.u64 	[%rd2], {%rd7, %rd7};
	st.local.v2.u64 	[%rd2+16], {%rd7, %rd7};
	st.local.u32 	[%rd2+32], %r13;
	mov.u64 	%rd8, $str$2;
	cvta.global.u64 	%rd9, %rd8;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd9;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd1;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r14, [retval0+0];
	}
	ld.param.f64 	%fd1, [print_formats_param_3];
	st.local.v2.f64 	[%rd2], {%fd1, %fd1};
	cvt.f64.f32 	%fd2, %f1;
	st.local.v2.f64 	[%rd2+16], {%fd1, %fd2};
	st.local.v2.f64 	[%rd2+32], {%fd1, %fd1};
	mul.f64 	%fd3, %fd1, 0d4415AF1D78B58C40;
	st.local.v2.f64 	[%rd2+48], {%fd3, %fd1};
	mov.u64 	%rd10, $str$3;
	cvta.global.u64 	%rd11, %rd10;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd11;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd1;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r15, [retval0+0];
	}
	mov.u64 	%rd12, $str$6;
	cvta.global.u64 	%rd13, %rd12;
	mov.u64 	%rd14, $str$5;
	cvta.global.u64 	%rd15, %rd14;
	st.local.v2.u64 	[%rd2], {%rd15, %rd13};
	mov.u64 	%rd16, $str$8;
	cvta.global.u64 	%rd17, %rd16;
	mov.u64 	%rd18, $str$7;
	cvta.global.u64 	%rd19, %rd18;
	st.local.v2.u64 	[%rd2+16], {%rd19, %rd17};
	mov.u64 	%rd20, $str$4;
	cvta.global.u64 	%rd21, %rd20;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd21;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd1;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r16, [retval0+0];
	}
	ret;
}
.visible .entry print_no_arguments()
{
	.reg .b32 	%r<2>;
	.reg .b64 	%rd<4>;
	mov.u64 	%rd1, $str$9;
	cvta.global.u64 	%rd2, %rd1;
	mov.u64 	%rd3, 0;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd2;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd3;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r1, [retval0+0];
	}
	ret;
}
.visible .entry print_in_loop(
	.param .u32 print_in_loop_param_0
)
{
	.local .align 8 .b8 	__local_depot2[8];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<11>;
	.reg .b32 	%r<51>;
	.reg .b64 	%rd<38>;
	mov.u64 	%SPL, __local_depot2;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u32 	%r15, [print_in_loop_param_0];
	setp.lt.s32 	%p1, %r15, 1;
	@%p1 bra 	$L__BB2_17;
	add.u64 	%rd2, %SP, 0;
	add.u64 	%rd1, %SPL, 0;
	and.b32  	%r50, %r15, 3;
	add.s32 	%r17, %r15, -1;
	setp.lt.u32 	%p2, %r17, 3;
	mov.u32 	%r48, 0;
	@%p2 bra 	$L__BB2_12;
	sub.s32 	%r47, %r15, %r50;
	mov.u64 	%rd5, $str$10;
	cvta.global.u64 	%rd6, %rd5;
	mov.u64 	%rd8, $str$11;
	cvta.global.u64 	%rd9, %rd8;
$L__BB2_3:
	mul.wide.u32 	%rd3, %r48, -1431655765;
	shr.u64 	%rd4, %rd3, 33;
	cvt.u32.u64 	%r19, %rd4;
	mul.lo.s32 	%r20, %r19, 3;
	sub.s32 	%r21, %r48, %r20;
	setp.eq.s32 	%p3, %r21, 1;
	@%p3 bra 	$L__BB2_5;
	st.local.v2.u32 	[%rd1], {%r48, %r15};
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd6;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd2;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r22, [retval0+0];
	}
	st.local.u32 	[%rd1], %r22;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd9;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd2;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r23, [retval0+0];
	}
$L__BB2_5:
	add.s32 	%r5, %r48, 1;
	mul.wide.u32 	%rd10, %r5, -1431655765;
	shr.u64 	%rd11, %rd10, 33;
	cvt.u32.u64 	%r24, %rd11;
	mul.lo.s32 	%r25, %r24, 3;
	sub.s32 	%r26, %r5, %r25;
	setp.eq.s32 	%p4, %r26, 1;
	@%p4 bra 	$L__BB2_7;
	add.s32 	%r43, %r48, 1;
	st.local.v2.u32 	[%rd1], {%r43, %r15};
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd6;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd2;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r27, [retval0+0];
	}
	st.local.u32 	[%rd1], %r27;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd9;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd2;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r28, [retval0+0];
	}
$L__BB2_7:
	add.s32 	%r6, %r48, 2;
	mul.wide.u32 	%rd17, %r6, -1431655765;
	shr.u64 	%rd18, %rd17, 33;
	cvt.u32.u64 	%r29, %rd18;
	mul.lo.s32 	%r30, %r29, 3;
	sub.s32 	%r31, %r6, %r30;
	setp.eq.s32 	%p5, %r31, 1;
	@%p5 bra 	$L__BB2_9;
	add.s32 	%r44, %r48, 2;
	st.local.v2.u32 	[%rd1], {%r44, %r15};
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd6;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd2;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r32, [retval0+0];
	}
	st.local.u32 	[%rd1], %r32;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd9;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd2;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r33, [retval0+0];
	}
$L__BB2_9:
	add.s32 	%r7, %r48, 3;
	mul.wide.u32 	%rd24, %r7, -1431655765;
	shr.u64 	%rd25, %rd24, 33;
	cvt.u32.u64 	%r34, %rd25;
	mul.lo.s32 	%r35, %r34, 3;
	sub.s32 	%r36, %r7, %r35;
	setp.eq.s32 	%p6, %r36, 1;
	@%p6 bra 	$L__BB2_11;
	add.s32 	%r45, %r48, 3;
	st.local.v2.u32 	[%rd1], {%r45, %r15};
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd6;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd2;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r37, [retval0+0];
	}
	st.local.u32 	[%rd1], %r37;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd9;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd2;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r38, [retval0+0];
	}
$L__BB2_11:
	add.s32 	%r48, %r48, 4;
	add.s32 	%r47, %r47, -4;
	setp.ne.s32 	%p7, %r47, 0;
	@%p7 bra 	$L__BB2_3;
$L__BB2_12:
	setp.eq.s32 	%p8, %r50, 0;
	@%p8 bra 	$L__BB2_17;
	mov.u64 	%rd33, $str$10;
	cvta.global.u64 	%rd34, %rd33;
	mov.u64 	%rd36, $str$11;
	cvta.global.u64 	%rd37, %rd36;
$L__BB2_14:
	.pragma "nounroll";
	mul.wide.u32 	%rd31, %r48, -1431655765;
	shr.u64 	%rd32, %rd31, 33;
	cvt.u32.u64 	%r39, %rd32;
	mad.lo.s32 	%r40, %r39, -3, %r48;
	setp.eq.s32 	%p9, %r40, 1;
	@%p9 bra 	$L__BB2_16;
	st.local.v2.u32 	[%rd1], {%r48, %r15};
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd34;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd2;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r41, [retval0+0];
	}
	st.local.u32 	[%rd1], %r41;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd37;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd2;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0,
	param1
	);
	ld.param.b32 	%r42, [retval0+0];
	}
$L__BB2_16:
	add.s32 	%r48, %r48, 1;
	add.s32 	%r50, %r50, -1;
	setp.ne.s32 	%p10, %r50, 0;
	@%p10 bra 	$L__BB2_14;
$L__BB2_17:
	ret;
}
`;
