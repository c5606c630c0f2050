// Generated from test/conformance/kernels/integer.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `test/conformance/kernels/integer.cu`. */
export const INTEGER: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target9no_targetE[8];
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_integer_cu_750413272nv6target5sm_90E = 90;
.visible .entry integer_32(
	.param .u64 integer_32_param_0,
	.param .u64 integer_32_param_1,
	.param .u64 integer_32_param_2,
	.param .u64 integer_32_param_3,
	.param .u32 integer_32_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<53>;
	.reg .b64 	%rd<31>;
	ld.param.u64 	%rd1, [integer_32_param_0];
	ld.param.u64 	%rd2, [integer_32_param_1];
	ld.param.u64 	%rd3, [integer_32_param_2];
	ld.param.u64 	%rd4, [integer_32_param_3];
	ld.param.u32 	%r2, [integer_32_param_4];
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
	ld.global.u32 	%r15, [%rd12];
	ld.global.u32 	%r8, [%rd10];
	ld.global.u32 	%r7, [%rd8];
	add.s32 	%r48, %r8, %r7;
	add.s64 	%rd13, %rd5, %rd7;
	st.global.u32 	[%rd13], %r48;
	sub.s32 	%r49, %r7, %r8;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.u32 	[%rd15], %r49;
	mad.lo.s32 	%r50, %r8, %r7, %r15;
	add.s32 	%r51, %r1, %r2;
	add.s32 	%r52, %r51, %r2;
	mul.wide.s32 	%rd16, %r52, 4;
	add.s64 	%rd17, %rd5, %rd16;
	st.global.u32 	[%rd17], %r50;
	mul.hi.u32 %r6, %r7, %r8;
	add.s64 	%rd18, %rd17, %rd14;
	st.global.u32 	[%rd18], %r6;
	mul.hi.s32 %r9, %r7, %r8;
	add.s64 	%rd19, %rd18, %rd14;
	st.global.u32 	[%rd19], %r9;
	mad.hi.u32 %r12, %r7, %r8, %r15;
	add.s64 	%rd20, %rd19, %rd14;
	st.global.u32 	[%rd20], %r12;
	mad.hi.s32 %r16, %r7, %r8, %r15;
	add.s64 	%rd21, %rd20, %rd14;
	st.global.u32 	[%rd21], %r16;
	mad.lo.s32 %r20, %r7, %r8, %r15;
	add.s64 	%rd22, %rd21, %rd14;
	st.global.u32 	[%rd22], %r20;
	min.u32 %r24, %r7, %r8;
	add.s64 	%rd23, %rd22, %rd14;
	st.global.u32 	[%rd23], %r24;
	min.s32 %r27, %r7, %r8;
	add.s64 	%rd24, %rd23, %rd14;
	st.global.u32 	[%rd24], %r27;
	max.u32 %r30, %r7, %r8;
	add.s64 	%rd25, %rd24, %rd14;
	st.global.u32 	[%rd25], %r30;
	max.s32 %r33, %r7, %r8;
	add.s64 	%rd26, %rd25, %rd14;
	st.global.u32 	[%rd26], %r33;
	abs.s32 %r36, %r7;
	add.s64 	%rd27, %rd26, %rd14;
	st.global.u32 	[%rd27], %r36;
	neg.s32 %r38, %r7;
	add.s64 	%rd28, %rd27, %rd14;
	st.global.u32 	[%rd28], %r38;
	sad.u32 %r40, %r7, %r8, %r15;
	add.s64 	%rd29, %rd28, %rd14;
	st.global.u32 	[%rd29], %r40;
	sad.s32 %r44, %r7, %r8, %r15;
	add.s64 	%rd30, %rd29, %rd14;
	st.global.u32 	[%rd30], %r44;
$L__BB0_2:
	ret;
}
.visible .entry integer_division(
	.param .u64 integer_division_param_0,
	.param .u64 integer_division_param_1,
	.param .u64 integer_division_param_2,
	.param .u32 integer_division_param_3
)
{
	.reg .pred 	%p<4>;
	.reg .b32 	%r<35>;
	.reg .b64 	%rd<22>;
	ld.param.u64 	%rd1, [integer_division_param_0];
	ld.param.u64 	%rd2, [integer_division_param_1];
	ld.param.u64 	%rd3, [integer_division_param_2];
	ld.param.u32 	%r2, [integer_division_param_3];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd4, %rd3;
	cvta.to.global.u64 	%rd5, %rd2;
	cvta.to.global.u64 	%rd6, %rd1;
	mul.wide.s32 	%rd7, %r1, 4;
	add.s64 	%rd8, %rd6, %rd7;
	ld.global.u32 	%r7, [%rd8];
	add.s64 	%rd9, %rd5, %rd7;
	ld.global.u32 	%r18, [%rd9];
	setp.eq.s32 	%p2, %r18, 0;
	selp.b32 	%r17, 7, %r18, %p2;
	div.u32 %r6, %r7, %r17;
	add.s64 	%rd10, %rd4, %rd7;
	st.global.u32 	[%rd10], %r6;
	rem.u32 %r9, %r7, %r17;
	mul.wide.s32 	%rd11, %r2, 4;
	add.s64 	%rd12, %rd10, %rd11;
	st.global.u32 	[%rd12], %r9;
	div.s32 %r12, %r7, %r17;
	add.s32 	%r19, %r1, %r2;
	add.s32 	%r20, %r19, %r2;
	mul.wide.s32 	%rd13, %r20, 4;
	add.s64 	%rd14, %rd4, %rd13;
	st.global.u32 	[%rd14], %r12;
	rem.s32 %r15, %r7, %r17;
	add.s64 	%rd15, %rd14, %rd11;
	mul.wide.u32 	%rd16, %r7, -858993459;
	shr.u64 	%rd17, %rd16, 35;
	add.s64 	%rd18, %rd15, %rd11;
	st.global.u32 	[%rd15], %r15;
	st.global.u32 	[%rd18], %rd17;
	mul.hi.s32 	%r21, %r7, 274877907;
	shr.u32 	%r22, %r21, 31;
	shr.s32 	%r23, %r21, 6;
	add.s32 	%r24, %r23, %r22;
	add.s64 	%rd19, %rd18, %rd11;
	st.global.u32 	[%rd19], %r24;
	mul.hi.s32 	%r25, %r7, 2021161081;
	shr.u32 	%r26, %r25, 31;
	shr.s32 	%r27, %r25, 3;
	add.s32 	%r28, %r27, %r26;
	mul.lo.s32 	%r29, %r28, 17;
	sub.s32 	%r30, %r7, %r29;
	add.s64 	%rd20, %rd19, %rd11;
	st.global.u32 	[%rd20], %r30;
	and.b32  	%r31, %r7, -8;
	setp.eq.s32 	%p3, %r31, %r7;
	shr.u32 	%r32, %r7, 3;
	and.b32  	%r33, %r7, 7;
	selp.b32 	%r34, %r32, %r33, %p3;
	add.s64 	%rd21, %rd20, %rd11;
	st.global.u32 	[%rd21], %r34;
$L__BB1_2:
	ret;
}
.visible .entry integer_saturating(
	.param .u64 integer_saturating_param_0,
	.param .u64 integer_saturating_param_1,
	.param .u64 integer_saturating_param_2,
	.param .u64 integer_saturating_param_3,
	.param .u32 integer_saturating_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<50>;
	.reg .b64 	%rd<27>;
	ld.param.u64 	%rd1, [integer_saturating_param_0];
	ld.param.u64 	%rd2, [integer_saturating_param_1];
	ld.param.u64 	%rd3, [integer_saturating_param_2];
	ld.param.u64 	%rd4, [integer_saturating_param_3];
	ld.param.u32 	%r2, [integer_saturating_param_4];
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
	ld.global.u32 	%r7, [%rd8];
	cvta.to.global.u64 	%rd9, %rd2;
	add.s64 	%rd10, %rd9, %rd7;
	ld.global.u32 	%r8, [%rd10];
	cvta.to.global.u64 	%rd11, %rd3;
	add.s64 	%rd12, %rd11, %rd7;
	ld.global.u32 	%r15, [%rd12];
	add.sat.s32 %r6, %r7, %r8;
	add.s64 	%rd13, %rd5, %rd7;
	st.global.u32 	[%rd13], %r6;
	sub.sat.s32 %r9, %r7, %r8;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.u32 	[%rd15], %r9;
	mad.hi.sat.s32 %r12, %r7, %r8, %r15;
	add.s32 	%r48, %r1, %r2;
	add.s32 	%r49, %r48, %r2;
	mul.wide.s32 	%rd16, %r49, 4;
	add.s64 	%rd17, %rd5, %rd16;
	st.global.u32 	[%rd17], %r12;
	mul24.lo.u32 %r16, %r7, %r8;
	add.s64 	%rd18, %rd17, %rd14;
	st.global.u32 	[%rd18], %r16;
	mul24.hi.u32 %r19, %r7, %r8;
	add.s64 	%rd19, %rd18, %rd14;
	st.global.u32 	[%rd19], %r19;
	mul24.lo.s32 %r22, %r7, %r8;
	add.s64 	%rd20, %rd19, %rd14;
	st.global.u32 	[%rd20], %r22;
	mul24.hi.s32 %r25, %r7, %r8;
	add.s64 	%rd21, %rd20, %rd14;
	st.global.u32 	[%rd21], %r25;
	mad24.lo.u32 %r28, %r7, %r8, %r15;
	add.s64 	%rd22, %rd21, %rd14;
	st.global.u32 	[%rd22], %r28;
	mad24.hi.u32 %r32, %r7, %r8, %r15;
	add.s64 	%rd23, %rd22, %rd14;
	st.global.u32 	[%rd23], %r32;
	mad24.lo.s32 %r36, %r7, %r8, %r15;
	add.s64 	%rd24, %rd23, %rd14;
	st.global.u32 	[%rd24], %r36;
	mad24.hi.s32 %r40, %r7, %r8, %r15;
	add.s64 	%rd25, %rd24, %rd14;
	st.global.u32 	[%rd25], %r40;
	mad24.hi.sat.s32 %r44, %r7, %r8, %r15;
	add.s64 	%rd26, %rd25, %rd14;
	st.global.u32 	[%rd26], %r44;
$L__BB2_2:
	ret;
}
.visible .entry integer_64(
	.param .u64 integer_64_param_0,
	.param .u64 integer_64_param_1,
	.param .u64 integer_64_param_2,
	.param .u64 integer_64_param_3,
	.param .u32 integer_64_param_4
)
{
	.reg .pred 	%p<4>;
	.reg .b32 	%r<19>;
	.reg .b64 	%rd<104>;
	ld.param.u64 	%rd13, [integer_64_param_0];
	ld.param.u64 	%rd14, [integer_64_param_1];
	ld.param.u64 	%rd15, [integer_64_param_2];
	ld.param.u64 	%rd16, [integer_64_param_3];
	ld.param.u32 	%r3, [integer_64_param_4];
	cvta.to.global.u64 	%rd1, %rd16;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %ctaid.x;
	mov.u32 	%r6, %tid.x;
	mad.lo.s32 	%r1, %r5, %r4, %r6;
	setp.ge.s32 	%p1, %r1, %r3;
	@%p1 bra 	$L__BB3_5;
	cvta.to.global.u64 	%rd35, %rd13;
	mul.wide.s32 	%rd36, %r1, 8;
	add.s64 	%rd37, %rd35, %rd36;
	cvta.to.global.u64 	%rd38, %rd14;
	add.s64 	%rd39, %rd38, %rd36;
	cvta.to.global.u64 	%rd40, %rd15;
	add.s64 	%rd41, %rd40, %rd36;
	ld.global.u64 	%rd2, [%rd41];
	ld.global.u64 	%rd3, [%rd39];
	setp.eq.s64 	%p2, %rd3, 0;
	selp.b64 	%rd4, 9, %rd3, %p2;
	ld.global.u64 	%rd5, [%rd37];
	add.s64 	%rd42, %rd3, %rd5;
	add.s64 	%rd43, %rd1, %rd36;
	st.global.u64 	[%rd43], %rd42;
	sub.s64 	%rd44, %rd5, %rd3;
	cvt.s64.s32 	%rd6, %r3;
	mul.wide.s32 	%rd45, %r3, 8;
	add.s64 	%rd46, %rd43, %rd45;
	st.global.u64 	[%rd46], %rd44;
	mul.lo.s64 	%rd47, %rd3, %rd5;
	add.s32 	%r7, %r1, %r3;
	add.s32 	%r2, %r7, %r3;
	mul.wide.s32 	%rd48, %r2, 8;
	add.s64 	%rd49, %rd1, %rd48;
	st.global.u64 	[%rd49], %rd47;
	mul.hi.u64 %rd17, %rd5, %rd3;
	add.s64 	%rd50, %rd49, %rd45;
	st.global.u64 	[%rd50], %rd17;
	mul.hi.s64 %rd20, %rd5, %rd3;
	add.s64 	%rd51, %rd50, %rd45;
	st.global.u64 	[%rd51], %rd20;
	mad.lo.s64 %rd23, %rd5, %rd3, %rd2;
	add.s64 	%rd52, %rd51, %rd45;
	st.global.u64 	[%rd52], %rd23;
	mad.hi.u64 %rd27, %rd5, %rd3, %rd2;
	add.s64 	%rd53, %rd52, %rd45;
	st.global.u64 	[%rd53], %rd27;
	mad.hi.s64 %rd31, %rd5, %rd3, %rd2;
	add.s64 	%rd54, %rd53, %rd45;
	st.global.u64 	[%rd54], %rd31;
	or.b64  	%rd55, %rd5, %rd4;
	and.b64  	%rd56, %rd55, -4294967296;
	setp.eq.s64 	%p3, %rd56, 0;
	@%p3 bra 	$L__BB3_3;
	div.u64 	%rd102, %rd5, %rd4;
	mul.lo.s64 	%rd57, %rd102, %rd4;
	sub.s64 	%rd103, %rd5, %rd57;
	bra.uni 	$L__BB3_4;
$L__BB3_3:
	cvt.u32.u64 	%r8, %rd4;
	cvt.u32.u64 	%r9, %rd5;
	div.u32 	%r10, %r9, %r8;
	mul.lo.s32 	%r11, %r10, %r8;
	sub.s32 	%r12, %r9, %r11;
	cvt.u64.u32 	%rd102, %r10;
	cvt.u64.u32 	%rd103, %r12;
$L__BB3_4:
	add.s32 	%r13, %r2, %r3;
	add.s32 	%r14, %r13, %r3;
	add.s32 	%r15, %r14, %r3;
	add.s32 	%r16, %r15, %r3;
	add.s32 	%r17, %r16, %r3;
	add.s32 	%r18, %r17, %r3;
	mul.wide.s32 	%rd88, %r18, 8;
	add.s64 	%rd89, %rd1, %rd88;
	st.global.u64 	[%rd89], %rd102;
	shl.b64 	%rd90, %rd6, 3;
	add.s64 	%rd91, %rd89, %rd90;
	st.global.u64 	[%rd91], %rd103;
	div.s64 %rd58, %rd5, %rd4;
	add.s64 	%rd92, %rd91, %rd90;
	st.global.u64 	[%rd92], %rd58;
	rem.s64 %rd61, %rd5, %rd4;
	add.s64 	%rd93, %rd92, %rd90;
	st.global.u64 	[%rd93], %rd61;
	min.u64 %rd64, %rd5, %rd3;
	add.s64 	%rd94, %rd93, %rd90;
	st.global.u64 	[%rd94], %rd64;
	min.s64 %rd67, %rd5, %rd3;
	add.s64 	%rd95, %rd94, %rd90;
	st.global.u64 	[%rd95], %rd67;
	max.u64 %rd70, %rd5, %rd3;
	add.s64 	%rd96, %rd95, %rd90;
	st.global.u64 	[%rd96], %rd70;
	max.s64 %rd73, %rd5, %rd3;
	add.s64 	%rd97, %rd96, %rd90;
	st.global.u64 	[%rd97], %rd73;
	abs.s64 %rd76, %rd5;
	add.s64 	%rd98, %rd97, %rd90;
	st.global.u64 	[%rd98], %rd76;
	neg.s64 %rd78, %rd5;
	add.s64 	%rd99, %rd98, %rd90;
	st.global.u64 	[%rd99], %rd78;
	sad.u64 %rd80, %rd5, %rd3, %rd2;
	add.s64 	%rd100, %rd99, %rd90;
	st.global.u64 	[%rd100], %rd80;
	sad.s64 %rd84, %rd5, %rd3, %rd2;
	add.s64 	%rd101, %rd100, %rd90;
	st.global.u64 	[%rd101], %rd84;
$L__BB3_5:
	ret;
}
.visible .entry integer_16(
	.param .u64 integer_16_param_0,
	.param .u64 integer_16_param_1,
	.param .u64 integer_16_param_2,
	.param .u64 integer_16_param_3,
	.param .u32 integer_16_param_4
)
{
	.reg .pred 	%p<3>;
	.reg .b16 	%rs<56>;
	.reg .b32 	%r<29>;
	.reg .b64 	%rd<35>;
	ld.param.u64 	%rd1, [integer_16_param_0];
	ld.param.u64 	%rd2, [integer_16_param_1];
	ld.param.u64 	%rd3, [integer_16_param_2];
	ld.param.u64 	%rd4, [integer_16_param_3];
	ld.param.u32 	%r2, [integer_16_param_4];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB4_2;
	cvta.to.global.u64 	%rd5, %rd4;
	cvta.to.global.u64 	%rd6, %rd1;
	mul.wide.s32 	%rd7, %r1, 2;
	add.s64 	%rd8, %rd6, %rd7;
	ld.global.u16 	%rs2, [%rd8];
	cvta.to.global.u64 	%rd9, %rd2;
	add.s64 	%rd10, %rd9, %rd7;
	cvta.to.global.u64 	%rd11, %rd3;
	add.s64 	%rd12, %rd11, %rd7;
	ld.global.u16 	%rs19, [%rd12];
	ld.global.u16 	%rs3, [%rd10];
	setp.eq.s16 	%p2, %rs3, 0;
	selp.b16 	%rs35, 5, %rs3, %p2;
	add.s16 %rs1, %rs2, %rs3;
	cvt.u32.u16 	%r10, %rs1;
	mul.wide.s32 	%rd13, %r1, 4;
	add.s64 	%rd14, %rd5, %rd13;
	st.global.u32 	[%rd14], %r10;
	sub.u16 %rs4, %rs2, %rs3;
	cvt.u32.u16 	%r11, %rs4;
	mul.wide.s32 	%rd15, %r2, 4;
	add.s64 	%rd16, %rd14, %rd15;
	st.global.u32 	[%rd16], %r11;
	mul.lo.s16 %rs7, %rs2, %rs3;
	cvt.u32.u16 	%r12, %rs7;
	add.s32 	%r13, %r1, %r2;
	add.s32 	%r14, %r13, %r2;
	mul.wide.s32 	%rd17, %r14, 4;
	add.s64 	%rd18, %rd5, %rd17;
	st.global.u32 	[%rd18], %r12;
	mul.hi.s16 %rs10, %rs2, %rs3;
	cvt.u32.u16 	%r15, %rs10;
	add.s64 	%rd19, %rd18, %rd15;
	st.global.u32 	[%rd19], %r15;
	mul.hi.u16 %rs13, %rs2, %rs3;
	cvt.u32.u16 	%r16, %rs13;
	add.s64 	%rd20, %rd19, %rd15;
	st.global.u32 	[%rd20], %r16;
	mad.lo.u16 %rs16, %rs2, %rs3, %rs19;
	cvt.u32.u16 	%r17, %rs16;
	add.s64 	%rd21, %rd20, %rd15;
	st.global.u32 	[%rd21], %r17;
	mad.hi.s16 %rs20, %rs2, %rs3, %rs19;
	cvt.u32.u16 	%r18, %rs20;
	add.s64 	%rd22, %rd21, %rd15;
	st.global.u32 	[%rd22], %r18;
	mul.wide.s16 %r6, %rs2, %rs3;
	add.s64 	%rd23, %rd22, %rd15;
	st.global.u32 	[%rd23], %r6;
	mul.wide.u16 %r7, %rs2, %rs3;
	add.s64 	%rd24, %rd23, %rd15;
	st.global.u32 	[%rd24], %r7;
	cvt.u32.u16 	%r19, %rs19;
	mul.lo.s32 	%r9, %r19, 77777;
	mad.wide.s16 %r8, %rs2, %rs3, %r9;
	add.s64 	%rd25, %rd24, %rd15;
	st.global.u32 	[%rd25], %r8;
	div.u16 %rs30, %rs2, %rs35;
	cvt.u32.u16 	%r20, %rs30;
	add.s64 	%rd26, %rd25, %rd15;
	st.global.u32 	[%rd26], %r20;
	rem.s16 %rs33, %rs2, %rs35;
	cvt.u32.u16 	%r21, %rs33;
	add.s64 	%rd27, %rd26, %rd15;
	st.global.u32 	[%rd27], %r21;
	min.s16 %rs36, %rs2, %rs3;
	cvt.u32.u16 	%r22, %rs36;
	add.s64 	%rd28, %rd27, %rd15;
	st.global.u32 	[%rd28], %r22;
	min.u16 %rs39, %rs2, %rs3;
	cvt.u32.u16 	%r23, %rs39;
	add.s64 	%rd29, %rd28, %rd15;
	st.global.u32 	[%rd29], %r23;
	max.s16 %rs42, %rs2, %rs3;
	cvt.u32.u16 	%r24, %rs42;
	add.s64 	%rd30, %rd29, %rd15;
	st.global.u32 	[%rd30], %r24;
	max.u16 %rs45, %rs2, %rs3;
	cvt.u32.u16 	%r25, %rs45;
	add.s64 	%rd31, %rd30, %rd15;
	st.global.u32 	[%rd31], %r25;
	sad.s16 %rs48, %rs2, %rs3, %rs19;
	cvt.u32.u16 	%r26, %rs48;
	add.s64 	%rd32, %rd31, %rd15;
	st.global.u32 	[%rd32], %r26;
	abs.s16 %rs52, %rs2;
	cvt.u32.u16 	%r27, %rs52;
	add.s64 	%rd33, %rd32, %rd15;
	st.global.u32 	[%rd33], %r27;
	neg.s16 %rs54, %rs2;
	cvt.u32.u16 	%r28, %rs54;
	add.s64 	%rd34, %rd33, %rd15;
	st.global.u32 	[%rd34], %r28;
$L__BB4_2:
	ret;
}
.visible .entry integer_wide(
	.param .u64 integer_wide_param_0,
	.param .u64 integer_wide_param_1,
	.param .u64 integer_wide_param_2,
	.param .u64 integer_wide_param_3,
	.param .u32 integer_wide_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<17>;
	.reg .b64 	%rd<27>;
	ld.param.u64 	%rd1, [integer_wide_param_0];
	ld.param.u64 	%rd2, [integer_wide_param_1];
	ld.param.u64 	%rd3, [integer_wide_param_2];
	ld.param.u64 	%rd4, [integer_wide_param_3];
	ld.param.u32 	%r2, [integer_wide_param_4];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB5_2;
	cvta.to.global.u64 	%rd11, %rd4;
	cvta.to.global.u64 	%rd12, %rd1;
	mul.wide.s32 	%rd13, %r1, 4;
	add.s64 	%rd14, %rd12, %rd13;
	ld.global.u32 	%r6, [%rd14];
	cvta.to.global.u64 	%rd15, %rd2;
	add.s64 	%rd16, %rd15, %rd13;
	ld.global.u32 	%r7, [%rd16];
	cvta.to.global.u64 	%rd17, %rd3;
	mul.wide.s32 	%rd18, %r1, 8;
	add.s64 	%rd19, %rd17, %rd18;
	ld.global.u64 	%rd8, [%rd19];
	mul.wide.u32 %rd5, %r6, %r7;
	add.s64 	%rd20, %rd11, %rd18;
	st.global.u64 	[%rd20], %rd5;
	mul.wide.s32 %rd6, %r6, %r7;
	mul.wide.s32 	%rd21, %r2, 8;
	add.s64 	%rd22, %rd20, %rd21;
	st.global.u64 	[%rd22], %rd6;
	mad.wide.u32 %rd7, %r6, %r7, %rd8;
	add.s32 	%r14, %r1, %r2;
	add.s32 	%r15, %r14, %r2;
	mul.wide.s32 	%rd23, %r15, 8;
	add.s64 	%rd24, %rd11, %rd23;
	st.global.u64 	[%rd24], %rd7;
	mad.wide.s32 %rd9, %r6, %r7, %rd8;
	add.s32 	%r16, %r15, %r2;
	mul.wide.s32 	%rd25, %r16, 8;
	add.s64 	%rd26, %rd11, %rd25;
	st.global.u64 	[%rd26], %rd9;
$L__BB5_2:
	ret;
}
.visible .entry integer_carry(
	.param .u64 integer_carry_param_0,
	.param .u64 integer_carry_param_1,
	.param .u64 integer_carry_param_2,
	.param .u64 integer_carry_param_3,
	.param .u32 integer_carry_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<20>;
	.reg .b64 	%rd<43>;
	ld.param.u64 	%rd1, [integer_carry_param_0];
	ld.param.u64 	%rd2, [integer_carry_param_1];
	ld.param.u64 	%rd3, [integer_carry_param_2];
	ld.param.u64 	%rd4, [integer_carry_param_3];
	ld.param.u32 	%r2, [integer_carry_param_4];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB6_2;
	cvta.to.global.u64 	%rd15, %rd4;
	cvta.to.global.u64 	%rd16, %rd1;
	mul.wide.s32 	%rd17, %r1, 8;
	add.s64 	%rd18, %rd16, %rd17;
	ld.global.u64 	%rd7, [%rd18];
	cvta.to.global.u64 	%rd19, %rd2;
	add.s64 	%rd20, %rd19, %rd17;
	ld.global.u64 	%rd8, [%rd20];
	cvta.to.global.u64 	%rd21, %rd3;
	add.s64 	%rd22, %rd21, %rd17;
	ld.global.u64 	%rd9, [%rd22];
	{ .reg .u64 t; add.cc.u64 t, %rd7, %rd8; addc.u64 %rd6, %rd8, %rd9; mov.u64 %rd5, t; }
	add.s64 	%rd23, %rd15, %rd17;
	mul.wide.s32 	%rd24, %r2, 8;
	add.s64 	%rd25, %rd23, %rd24;
	st.global.u64 	[%rd23], %rd5;
	st.global.u64 	[%rd25], %rd6;
	{ .reg .u64 t; sub.cc.u64 t, %rd7, %rd8; subc.u64 %rd11, %rd8, %rd9; mov.u64 %rd10, t; }
	add.s32 	%r18, %r1, %r2;
	add.s32 	%r19, %r18, %r2;
	mul.wide.s32 	%rd26, %r19, 8;
	add.s64 	%rd27, %rd15, %rd26;
	add.s64 	%rd28, %rd27, %rd24;
	st.global.u64 	[%rd27], %rd10;
	st.global.u64 	[%rd28], %rd11;
	cvt.u32.u64 	%r16, %rd7;
	shr.u64 	%rd29, %rd7, 32;
	cvt.u32.u64 	%r11, %rd29;
	cvt.u32.u64 	%r17, %rd8;
	shr.u64 	%rd30, %rd8, 32;
	cvt.u32.u64 	%r13, %rd30;
	{ .reg .u32 p, q, r, s; mul.lo.u32 p, %r16, %r17; mul.hi.u32 q, %r16, %r17;
	mad.lo.cc.u32 q, %r11, %r17, q; madc.hi.u32 r, %r11, %r17, 0;
	mad.lo.cc.u32 q, %r16, %r13, q; madc.hi.cc.u32 r, %r16, %r13, r; addc.u32 s, 0, 0;
	mad.lo.cc.u32 r, %r11, %r13, r; madc.hi.u32 s, %r11, %r13, s;
	mov.u32 %r6, p; mov.u32 %r7, q; mov.u32 %r8, r; mov.u32 %r9, s; }
	cvt.u64.u32 	%rd31, %r7;
	cvt.u64.u32 	%rd32, %r6;
	bfi.b64 	%rd33, %rd31, %rd32, 32, 32;
	add.s64 	%rd34, %rd28, %rd24;
	cvt.u64.u32 	%rd35, %r9;
	cvt.u64.u32 	%rd36, %r8;
	bfi.b64 	%rd37, %rd35, %rd36, 32, 32;
	add.s64 	%rd38, %rd34, %rd24;
	st.global.u64 	[%rd34], %rd33;
	st.global.u64 	[%rd38], %rd37;
	{ .reg .u32 p, q; add.cc.u32 p, %r16, %r17; addc.cc.u32 q, %r16, %r17; addc.u32 %r14, q, p; mov.u32 %r15, q; }
	cvt.u64.u32 	%rd39, %r15;
	cvt.u64.u32 	%rd40, %r14;
	bfi.b64 	%rd41, %rd39, %rd40, 32, 32;
	add.s64 	%rd42, %rd38, %rd24;
	st.global.u64 	[%rd42], %rd41;
$L__BB6_2:
	ret;
}
`;
