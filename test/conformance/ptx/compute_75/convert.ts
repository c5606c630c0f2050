// Generated from test/conformance/kernels/convert.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `test/conformance/kernels/convert.cu`. */
export const CONVERT: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target9no_targetE[8];
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN41_INTERNAL_00000000_10_convert_cu_a7484e412nv6target5sm_90E = 90;
.visible .entry convert_f32_to_integer(
	.param .u64 convert_f32_to_integer_param_0,
	.param .u64 convert_f32_to_integer_param_1,
	.param .u32 convert_f32_to_integer_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b16 	%rs<3>;
	.reg .f32 	%f<23>;
	.reg .b32 	%r<20>;
	.reg .b64 	%rd<54>;
	ld.param.u64 	%rd1, [convert_f32_to_integer_param_0];
	ld.param.u64 	%rd2, [convert_f32_to_integer_param_1];
	ld.param.u32 	%r2, [convert_f32_to_integer_param_2];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd11, %rd2;
	cvta.to.global.u64 	%rd12, %rd1;
	mul.wide.s32 	%rd13, %r1, 4;
	add.s64 	%rd14, %rd12, %rd13;
	ld.global.f32 	%f1, [%rd14];
	cvt.rni.s32.f32 %r6, %f1;
	cvt.u64.u32 	%rd15, %r6;
	mul.wide.s32 	%rd16, %r1, 8;
	add.s64 	%rd17, %rd11, %rd16;
	st.global.u64 	[%rd17], %rd15;
	cvt.rzi.s32.f32 %r7, %f1;
	cvt.u64.u32 	%rd18, %r7;
	mul.wide.s32 	%rd19, %r2, 8;
	add.s64 	%rd20, %rd17, %rd19;
	st.global.u64 	[%rd20], %rd18;
	cvt.rmi.s32.f32 %r8, %f1;
	cvt.u64.u32 	%rd21, %r8;
	add.s32 	%r18, %r1, %r2;
	add.s32 	%r19, %r18, %r2;
	mul.wide.s32 	%rd22, %r19, 8;
	add.s64 	%rd23, %rd11, %rd22;
	st.global.u64 	[%rd23], %rd21;
	cvt.rpi.s32.f32 %r9, %f1;
	cvt.u64.u32 	%rd24, %r9;
	add.s64 	%rd25, %rd23, %rd19;
	st.global.u64 	[%rd25], %rd24;
	cvt.rni.u32.f32 %r10, %f1;
	cvt.u64.u32 	%rd26, %r10;
	add.s64 	%rd27, %rd25, %rd19;
	st.global.u64 	[%rd27], %rd26;
	cvt.rzi.u32.f32 %r11, %f1;
	cvt.u64.u32 	%rd28, %r11;
	add.s64 	%rd29, %rd27, %rd19;
	st.global.u64 	[%rd29], %rd28;
	cvt.rmi.u32.f32 %r12, %f1;
	cvt.u64.u32 	%rd30, %r12;
	add.s64 	%rd31, %rd29, %rd19;
	st.global.u64 	[%rd31], %rd30;
	cvt.rpi.u32.f32 %r13, %f1;
	cvt.u64.u32 	%rd32, %r13;
	add.s64 	%rd33, %rd31, %rd19;
	st.global.u64 	[%rd33], %rd32;
	cvt.rni.s64.f32 %rd3, %f1;
	add.s64 	%rd34, %rd33, %rd19;
	st.global.u64 	[%rd34], %rd3;
	cvt.rzi.s64.f32 %rd4, %f1;
	add.s64 	%rd35, %rd34, %rd19;
	st.global.u64 	[%rd35], %rd4;
	cvt.rmi.s64.f32 %rd5, %f1;
	add.s64 	%rd36, %rd35, %rd19;
	st.global.u64 	[%rd36], %rd5;
	cvt.rpi.s64.f32 %rd6, %f1;
	add.s64 	%rd37, %rd36, %rd19;
	st.global.u64 	[%rd37], %rd6;
	cvt.rni.u64.f32 %rd7, %f1;
	add.s64 	%rd38, %rd37, %rd19;
	st.global.u64 	[%rd38], %rd7;
	cvt.rzi.u64.f32 %rd8, %f1;
	add.s64 	%rd39, %rd38, %rd19;
	st.global.u64 	[%rd39], %rd8;
	cvt.rmi.u64.f32 %rd9, %f1;
	add.s64 	%rd40, %rd39, %rd19;
	st.global.u64 	[%rd40], %rd9;
	cvt.rpi.u64.f32 %rd10, %f1;
	add.s64 	%rd41, %rd40, %rd19;
	st.global.u64 	[%rd41], %rd10;
	cvt.rni.s16.f32 %rs1, %f1;
	cvt.u64.u16 	%rd42, %rs1;
	add.s64 	%rd43, %rd41, %rd19;
	st.global.u64 	[%rd43], %rd42;
	cvt.rzi.u16.f32 %rs2, %f1;
	cvt.u64.u16 	%rd44, %rs2;
	add.s64 	%rd45, %rd43, %rd19;
	st.global.u64 	[%rd45], %rd44;
	cvt.rni.s8.f32 %r14, %f1;
	cvt.u64.u32 	%rd46, %r14;
	add.s64 	%rd47, %rd45, %rd19;
	st.global.u64 	[%rd47], %rd46;
	cvt.rzi.u8.f32 %r15, %f1;
	cvt.u64.u32 	%rd48, %r15;
	add.s64 	%rd49, %rd47, %rd19;
	st.global.u64 	[%rd49], %rd48;
	cvt.rzi.ftz.s32.f32 %r16, %f1;
	cvt.u64.u32 	%rd50, %r16;
	add.s64 	%rd51, %rd49, %rd19;
	st.global.u64 	[%rd51], %rd50;
	cvt.rpi.sat.u8.f32 %r17, %f1;
	cvt.u64.u32 	%rd52, %r17;
	add.s64 	%rd53, %rd51, %rd19;
	st.global.u64 	[%rd53], %rd52;
$L__BB0_2:
	ret;
}
.visible .entry convert_f64_to_integer(
	.param .u64 convert_f64_to_integer_param_0,
	.param .u64 convert_f64_to_integer_param_1,
	.param .u32 convert_f64_to_integer_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<17>;
	.reg .f64 	%fd<19>;
	.reg .b64 	%rd<45>;
	ld.param.u64 	%rd1, [convert_f64_to_integer_param_0];
	ld.param.u64 	%rd2, [convert_f64_to_integer_param_1];
	ld.param.u32 	%r2, [convert_f64_to_integer_param_2];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd11, %rd2;
	cvta.to.global.u64 	%rd12, %rd1;
	mul.wide.s32 	%rd13, %r1, 8;
	add.s64 	%rd14, %rd12, %rd13;
	ld.global.f64 	%fd1, [%rd14];
	cvt.rni.s32.f64 %r6, %fd1;
	cvt.u64.u32 	%rd15, %r6;
	add.s64 	%rd16, %rd11, %rd13;
	st.global.u64 	[%rd16], %rd15;
	cvt.rzi.s32.f64 %r7, %fd1;
	cvt.u64.u32 	%rd17, %r7;
	mul.wide.s32 	%rd18, %r2, 8;
	add.s64 	%rd19, %rd16, %rd18;
	st.global.u64 	[%rd19], %rd17;
	cvt.rmi.s32.f64 %r8, %fd1;
	cvt.u64.u32 	%rd20, %r8;
	add.s32 	%r15, %r1, %r2;
	add.s32 	%r16, %r15, %r2;
	mul.wide.s32 	%rd21, %r16, 8;
	add.s64 	%rd22, %rd11, %rd21;
	st.global.u64 	[%rd22], %rd20;
	cvt.rpi.s32.f64 %r9, %fd1;
	cvt.u64.u32 	%rd23, %r9;
	add.s64 	%rd24, %rd22, %rd18;
	st.global.u64 	[%rd24], %rd23;
	cvt.rni.u32.f64 %r10, %fd1;
	cvt.u64.u32 	%rd25, %r10;
	add.s64 	%rd26, %rd24, %rd18;
	st.global.u64 	[%rd26], %rd25;
	cvt.rzi.u32.f64 %r11, %fd1;
	cvt.u64.u32 	%rd27, %r11;
	add.s64 	%rd28, %rd26, %rd18;
	st.global.u64 	[%rd28], %rd27;
	cvt.rmi.u32.f64 %r12, %fd1;
	cvt.u64.u32 	%rd29, %r12;
	add.s64 	%rd30, %rd28, %rd18;
	st.global.u64 	[%rd30], %rd29;
	cvt.rpi.u32.f64 %r13, %fd1;
	cvt.u64.u32 	%rd31, %r13;
	add.s64 	%rd32, %rd30, %rd18;
	st.global.u64 	[%rd32], %rd31;
	cvt.rni.s64.f64 %rd3, %fd1;
	add.s64 	%rd33, %rd32, %rd18;
	st.global.u64 	[%rd33], %rd3;
	cvt.rzi.s64.f64 %rd4, %fd1;
	add.s64 	%rd34, %rd33, %rd18;
	st.global.u64 	[%rd34], %rd4;
	cvt.rmi.s64.f64 %rd5, %fd1;
	add.s64 	%rd35, %rd34, %rd18;
	st.global.u64 	[%rd35], %rd5;
	cvt.rpi.s64.f64 %rd6, %fd1;
	add.s64 	%rd36, %rd35, %rd18;
	st.global.u64 	[%rd36], %rd6;
	cvt.rni.u64.f64 %rd7, %fd1;
	add.s64 	%rd37, %rd36, %rd18;
	st.global.u64 	[%rd37], %rd7;
	cvt.rzi.u64.f64 %rd8, %fd1;
	add.s64 	%rd38, %rd37, %rd18;
	st.global.u64 	[%rd38], %rd8;
	cvt.rmi.u64.f64 %rd9, %fd1;
	add.s64 	%rd39, %rd38, %rd18;
	st.global.u64 	[%rd39], %rd9;
	cvt.rpi.u64.f64 %rd10, %fd1;
	add.s64 	%rd40, %rd39, %rd18;
	st.global.u64 	[%rd40], %rd10;
	cvt.rzi.s16.f64 %rs1, %fd1;
	cvt.u64.u16 	%rd41, %rs1;
	add.s64 	%rd42, %rd40, %rd18;
	st.global.u64 	[%rd42], %rd41;
	cvt.rni.u8.f64 %r14, %fd1;
	cvt.u64.u32 	%rd43, %r14;
	add.s64 	%rd44, %rd42, %rd18;
	st.global.u64 	[%rd44], %rd43;
$L__BB1_2:
	ret;
}
.visible .entry convert_integer_to_f32(
	.param .u64 convert_integer_to_f32_param_0,
	.param .u64 convert_integer_to_f32_param_1,
	.param .u32 convert_integer_to_f32_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b16 	%rs<5>;
	.reg .f32 	%f<22>;
	.reg .b32 	%r<17>;
	.reg .b64 	%rd<39>;
	ld.param.u64 	%rd1, [convert_integer_to_f32_param_0];
	ld.param.u64 	%rd2, [convert_integer_to_f32_param_1];
	ld.param.u32 	%r2, [convert_integer_to_f32_param_2];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB2_2;
	cvta.to.global.u64 	%rd11, %rd2;
	cvta.to.global.u64 	%rd12, %rd1;
	mul.wide.s32 	%rd13, %r1, 8;
	add.s64 	%rd14, %rd12, %rd13;
	ld.global.u64 	%rd3, [%rd14];
	cvt.u32.u64 	%r14, %rd3;
	cvt.rn.f32.s32 %f1, %r14;
	mul.wide.s32 	%rd15, %r1, 4;
	add.s64 	%rd16, %rd11, %rd15;
	st.global.f32 	[%rd16], %f1;
	cvt.rz.f32.s32 %f2, %r14;
	mul.wide.s32 	%rd17, %r2, 4;
	add.s64 	%rd18, %rd16, %rd17;
	st.global.f32 	[%rd18], %f2;
	cvt.rm.f32.s32 %f3, %r14;
	add.s32 	%r15, %r1, %r2;
	add.s32 	%r16, %r15, %r2;
	mul.wide.s32 	%rd19, %r16, 4;
	add.s64 	%rd20, %rd11, %rd19;
	st.global.f32 	[%rd20], %f3;
	cvt.rp.f32.s32 %f4, %r14;
	add.s64 	%rd21, %rd20, %rd17;
	st.global.f32 	[%rd21], %f4;
	cvt.rn.f32.u32 %f5, %r14;
	add.s64 	%rd22, %rd21, %rd17;
	st.global.f32 	[%rd22], %f5;
	cvt.rz.f32.u32 %f6, %r14;
	add.s64 	%rd23, %rd22, %rd17;
	st.global.f32 	[%rd23], %f6;
	cvt.rm.f32.u32 %f7, %r14;
	add.s64 	%rd24, %rd23, %rd17;
	st.global.f32 	[%rd24], %f7;
	cvt.rp.f32.u32 %f8, %r14;
	add.s64 	%rd25, %rd24, %rd17;
	st.global.f32 	[%rd25], %f8;
	cvt.rn.f32.s64 %f9, %rd3;
	add.s64 	%rd26, %rd25, %rd17;
	st.global.f32 	[%rd26], %f9;
	cvt.rz.f32.s64 %f10, %rd3;
	add.s64 	%rd27, %rd26, %rd17;
	st.global.f32 	[%rd27], %f10;
	cvt.rm.f32.s64 %f11, %rd3;
	add.s64 	%rd28, %rd27, %rd17;
	st.global.f32 	[%rd28], %f11;
	cvt.rp.f32.s64 %f12, %rd3;
	add.s64 	%rd29, %rd28, %rd17;
	st.global.f32 	[%rd29], %f12;
	cvt.rn.f32.u64 %f13, %rd3;
	add.s64 	%rd30, %rd29, %rd17;
	st.global.f32 	[%rd30], %f13;
	cvt.rz.f32.u64 %f14, %rd3;
	add.s64 	%rd31, %rd30, %rd17;
	st.global.f32 	[%rd31], %f14;
	cvt.rm.f32.u64 %f15, %rd3;
	add.s64 	%rd32, %rd31, %rd17;
	st.global.f32 	[%rd32], %f15;
	cvt.rp.f32.u64 %f16, %rd3;
	add.s64 	%rd33, %rd32, %rd17;
	st.global.f32 	[%rd33], %f16;
	cvt.u16.u64 	%rs2, %rd3;
	cvt.rn.f32.s16 %f17, %rs2;
	add.s64 	%rd34, %rd33, %rd17;
	st.global.f32 	[%rd34], %f17;
	cvt.rn.f32.u16 %f18, %rs2;
	add.s64 	%rd35, %rd34, %rd17;
	and.b16  	%rs3, %rs2, 255;
	cvt.s16.s8 	%rs4, %rs2;
	cvt.rn.f32.s16 	%f20, %rs4;
	add.s64 	%rd36, %rd35, %rd17;
	st.global.f32 	[%rd35], %f18;
	st.global.f32 	[%rd36], %f20;
	cvt.rn.f32.u16 	%f21, %rs3;
	add.s64 	%rd37, %rd36, %rd17;
	st.global.f32 	[%rd37], %f21;
	cvt.rn.sat.f32.s32 %f19, %r14;
	add.s64 	%rd38, %rd37, %rd17;
	st.global.f32 	[%rd38], %f19;
$L__BB2_2:
	ret;
}
.visible .entry convert_integer_to_f64(
	.param .u64 convert_integer_to_f64_param_0,
	.param .u64 convert_integer_to_f64_param_1,
	.param .u32 convert_integer_to_f64_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<9>;
	.reg .f64 	%fd<12>;
	.reg .b64 	%rd<28>;
	ld.param.u64 	%rd1, [convert_integer_to_f64_param_0];
	ld.param.u64 	%rd2, [convert_integer_to_f64_param_1];
	ld.param.u32 	%r2, [convert_integer_to_f64_param_2];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB3_2;
	cvta.to.global.u64 	%rd11, %rd2;
	cvta.to.global.u64 	%rd12, %rd1;
	mul.wide.s32 	%rd13, %r1, 8;
	add.s64 	%rd14, %rd12, %rd13;
	ld.global.u64 	%rd3, [%rd14];
	cvt.rn.f64.s64 %fd1, %rd3;
	add.s64 	%rd15, %rd11, %rd13;
	st.global.f64 	[%rd15], %fd1;
	cvt.rz.f64.s64 %fd2, %rd3;
	mul.wide.s32 	%rd16, %r2, 8;
	add.s64 	%rd17, %rd15, %rd16;
	st.global.f64 	[%rd17], %fd2;
	cvt.rm.f64.s64 %fd3, %rd3;
	add.s32 	%r6, %r1, %r2;
	add.s32 	%r7, %r6, %r2;
	mul.wide.s32 	%rd18, %r7, 8;
	add.s64 	%rd19, %rd11, %rd18;
	st.global.f64 	[%rd19], %fd3;
	cvt.rp.f64.s64 %fd4, %rd3;
	add.s64 	%rd20, %rd19, %rd16;
	st.global.f64 	[%rd20], %fd4;
	cvt.rn.f64.u64 %fd5, %rd3;
	add.s64 	%rd21, %rd20, %rd16;
	st.global.f64 	[%rd21], %fd5;
	cvt.rz.f64.u64 %fd6, %rd3;
	add.s64 	%rd22, %rd21, %rd16;
	st.global.f64 	[%rd22], %fd6;
	cvt.rm.f64.u64 %fd7, %rd3;
	add.s64 	%rd23, %rd22, %rd16;
	st.global.f64 	[%rd23], %fd7;
	cvt.rp.f64.u64 %fd8, %rd3;
	add.s64 	%rd24, %rd23, %rd16;
	cvt.u32.u64 	%r8, %rd3;
	cvt.rn.f64.s32 	%fd9, %r8;
	add.s64 	%rd25, %rd24, %rd16;
	st.global.f64 	[%rd24], %fd8;
	st.global.f64 	[%rd25], %fd9;
	cvt.rn.f64.u32 	%fd10, %r8;
	add.s64 	%rd26, %rd25, %rd16;
	st.global.f64 	[%rd26], %fd10;
	cvt.u16.u64 	%rs1, %rd3;
	cvt.rn.f64.s16 	%fd11, %rs1;
	add.s64 	%rd27, %rd26, %rd16;
	st.global.f64 	[%rd27], %fd11;
$L__BB3_2:
	ret;
}
.visible .entry convert_f64_to_f32(
	.param .u64 convert_f64_to_f32_param_0,
	.param .u64 convert_f64_to_f32_param_1,
	.param .u32 convert_f64_to_f32_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .f32 	%f<7>;
	.reg .b32 	%r<8>;
	.reg .f64 	%fd<7>;
	.reg .b64 	%rd<16>;
	ld.param.u64 	%rd1, [convert_f64_to_f32_param_0];
	ld.param.u64 	%rd2, [convert_f64_to_f32_param_1];
	ld.param.u32 	%r2, [convert_f64_to_f32_param_2];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB4_2;
	cvta.to.global.u64 	%rd3, %rd2;
	cvta.to.global.u64 	%rd4, %rd1;
	mul.wide.s32 	%rd5, %r1, 8;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.f64 	%fd1, [%rd6];
	cvt.rn.f32.f64 %f1, %fd1;
	mul.wide.s32 	%rd7, %r1, 4;
	add.s64 	%rd8, %rd3, %rd7;
	st.global.f32 	[%rd8], %f1;
	cvt.rz.f32.f64 %f2, %fd1;
	mul.wide.s32 	%rd9, %r2, 4;
	add.s64 	%rd10, %rd8, %rd9;
	st.global.f32 	[%rd10], %f2;
	cvt.rm.f32.f64 %f3, %fd1;
	add.s32 	%r6, %r1, %r2;
	add.s32 	%r7, %r6, %r2;
	mul.wide.s32 	%rd11, %r7, 4;
	add.s64 	%rd12, %rd3, %rd11;
	st.global.f32 	[%rd12], %f3;
	cvt.rp.f32.f64 %f4, %fd1;
	add.s64 	%rd13, %rd12, %rd9;
	st.global.f32 	[%rd13], %f4;
	cvt.rn.ftz.f32.f64 %f5, %fd1;
	add.s64 	%rd14, %rd13, %rd9;
	st.global.f32 	[%rd14], %f5;
	cvt.rn.sat.f32.f64 %f6, %fd1;
	add.s64 	%rd15, %rd14, %rd9;
	st.global.f32 	[%rd15], %f6;
$L__BB4_2:
	ret;
}
.visible .entry convert_f32_to_f64(
	.param .u64 convert_f32_to_f64_param_0,
	.param .u64 convert_f32_to_f64_param_1,
	.param .u32 convert_f32_to_f64_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .f32 	%f<3>;
	.reg .b32 	%r<8>;
	.reg .f64 	%fd<4>;
	.reg .b64 	%rd<13>;
	ld.param.u64 	%rd1, [convert_f32_to_f64_param_0];
	ld.param.u64 	%rd2, [convert_f32_to_f64_param_1];
	ld.param.u32 	%r2, [convert_f32_to_f64_param_2];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB5_2;
	cvta.to.global.u64 	%rd3, %rd2;
	cvta.to.global.u64 	%rd4, %rd1;
	mul.wide.s32 	%rd5, %r1, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.f32 	%f1, [%rd6];
	cvt.f64.f32 	%fd3, %f1;
	mul.wide.s32 	%rd7, %r1, 8;
	add.s64 	%rd8, %rd3, %rd7;
	st.global.f64 	[%rd8], %fd3;
	cvt.ftz.f64.f32 %fd1, %f1;
	mul.wide.s32 	%rd9, %r2, 8;
	add.s64 	%rd10, %rd8, %rd9;
	st.global.f64 	[%rd10], %fd1;
	cvt.sat.f64.f32 %fd2, %f1;
	add.s32 	%r6, %r1, %r2;
	add.s32 	%r7, %r6, %r2;
	mul.wide.s32 	%rd11, %r7, 8;
	add.s64 	%rd12, %rd3, %rd11;
	st.global.f64 	[%rd12], %fd2;
$L__BB5_2:
	ret;
}
.visible .entry convert_f32_to_f32(
	.param .u64 convert_f32_to_f32_param_0,
	.param .u64 convert_f32_to_f32_param_1,
	.param .u32 convert_f32_to_f32_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .f32 	%f<17>;
	.reg .b32 	%r<8>;
	.reg .b64 	%rd<17>;
	ld.param.u64 	%rd1, [convert_f32_to_f32_param_0];
	ld.param.u64 	%rd2, [convert_f32_to_f32_param_1];
	ld.param.u32 	%r2, [convert_f32_to_f32_param_2];
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
	ld.global.f32 	%f2, [%rd6];
	cvt.rni.f32.f32 %f1, %f2;
	add.s64 	%rd7, %rd3, %rd5;
	st.global.f32 	[%rd7], %f1;
	cvt.rzi.f32.f32 %f3, %f2;
	mul.wide.s32 	%rd8, %r2, 4;
	add.s64 	%rd9, %rd7, %rd8;
	st.global.f32 	[%rd9], %f3;
	cvt.rmi.f32.f32 %f5, %f2;
	add.s32 	%r6, %r1, %r2;
	add.s32 	%r7, %r6, %r2;
	mul.wide.s32 	%rd10, %r7, 4;
	add.s64 	%rd11, %rd3, %rd10;
	st.global.f32 	[%rd11], %f5;
	cvt.rpi.f32.f32 %f7, %f2;
	add.s64 	%rd12, %rd11, %rd8;
	st.global.f32 	[%rd12], %f7;
	cvt.sat.f32.f32 %f9, %f2;
	add.s64 	%rd13, %rd12, %rd8;
	st.global.f32 	[%rd13], %f9;
	cvt.ftz.f32.f32 %f11, %f2;
	add.s64 	%rd14, %rd13, %rd8;
	st.global.f32 	[%rd14], %f11;
	cvt.rni.ftz.f32.f32 %f13, %f2;
	add.s64 	%rd15, %rd14, %rd8;
	st.global.f32 	[%rd15], %f13;
	cvt.rzi.sat.f32.f32 %f15, %f2;
	add.s64 	%rd16, %rd15, %rd8;
	st.global.f32 	[%rd16], %f15;
$L__BB6_2:
	ret;
}
.visible .entry convert_integer(
	.param .u64 convert_integer_param_0,
	.param .u64 convert_integer_param_1,
	.param .u32 convert_integer_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<27>;
	.reg .b64 	%rd<46>;
	ld.param.u64 	%rd1, [convert_integer_param_0];
	ld.param.u64 	%rd2, [convert_integer_param_1];
	ld.param.u32 	%r2, [convert_integer_param_2];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB7_2;
	cvta.to.global.u64 	%rd14, %rd2;
	cvta.to.global.u64 	%rd15, %rd1;
	mul.wide.s32 	%rd16, %r1, 8;
	add.s64 	%rd17, %rd15, %rd16;
	ld.global.u64 	%rd3, [%rd17];
	cvt.u32.u64 	%r20, %rd3;
	cvt.s8.s32 %r6, %r20;
	cvt.u64.u32 	%rd18, %r6;
	add.s64 	%rd19, %rd14, %rd16;
	st.global.u64 	[%rd19], %rd18;
	cvt.u8.u32 %r8, %r20;
	cvt.u64.u32 	%rd20, %r8;
	mul.wide.s32 	%rd21, %r2, 8;
	add.s64 	%rd22, %rd19, %rd21;
	st.global.u64 	[%rd22], %rd20;
	cvt.s16.s64 %r10, %rd3;
	cvt.u64.u32 	%rd23, %r10;
	add.s32 	%r25, %r1, %r2;
	add.s32 	%r26, %r25, %r2;
	mul.wide.s32 	%rd24, %r26, 8;
	add.s64 	%rd25, %rd14, %rd24;
	st.global.u64 	[%rd25], %rd23;
	cvt.s64.s32 %rd4, %r20;
	add.s64 	%rd26, %rd25, %rd21;
	st.global.u64 	[%rd26], %rd4;
	cvt.u64.u32 %rd5, %r20;
	add.s64 	%rd27, %rd26, %rd21;
	st.global.u64 	[%rd27], %rd5;
	cvt.sat.s8.s32 %r13, %r20;
	cvt.u64.u32 	%rd28, %r13;
	add.s64 	%rd29, %rd27, %rd21;
	st.global.u64 	[%rd29], %rd28;
	cvt.sat.u8.s32 %r15, %r20;
	cvt.u64.u32 	%rd30, %r15;
	add.s64 	%rd31, %rd29, %rd21;
	st.global.u64 	[%rd31], %rd30;
	cvt.sat.u8.u32 %r17, %r20;
	cvt.u64.u32 	%rd32, %r17;
	add.s64 	%rd33, %rd31, %rd21;
	st.global.u64 	[%rd33], %rd32;
	cvt.sat.s16.s32 %r19, %r20;
	cvt.u64.u32 	%rd34, %r19;
	add.s64 	%rd35, %rd33, %rd21;
	st.global.u64 	[%rd35], %rd34;
	cvt.sat.u16.s64 %r21, %rd3;
	cvt.u64.u32 	%rd36, %r21;
	add.s64 	%rd37, %rd35, %rd21;
	st.global.u64 	[%rd37], %rd36;
	cvt.sat.s32.s64 %r22, %rd3;
	cvt.u64.u32 	%rd38, %r22;
	add.s64 	%rd39, %rd37, %rd21;
	st.global.u64 	[%rd39], %rd38;
	cvt.sat.u32.s64 %r23, %rd3;
	cvt.u64.u32 	%rd40, %r23;
	add.s64 	%rd41, %rd39, %rd21;
	st.global.u64 	[%rd41], %rd40;
	cvt.sat.s32.u64 %r24, %rd3;
	cvt.u64.u32 	%rd42, %r24;
	add.s64 	%rd43, %rd41, %rd21;
	st.global.u64 	[%rd43], %rd42;
	cvt.sat.u64.s64 %rd10, %rd3;
	add.s64 	%rd44, %rd43, %rd21;
	st.global.u64 	[%rd44], %rd10;
	cvt.sat.s64.u64 %rd12, %rd3;
	add.s64 	%rd45, %rd44, %rd21;
	st.global.u64 	[%rd45], %rd12;
$L__BB7_2:
	ret;
}
.visible .entry convert_half(
	.param .u64 convert_half_param_0,
	.param .u64 convert_half_param_1,
	.param .u64 convert_half_param_2,
	.param .u64 convert_half_param_3,
	.param .u32 convert_half_param_4
)
{
	.reg .pred 	%p<5>;
	.reg .b16 	%rs<23>;
	.reg .f32 	%f<7>;
	.reg .b32 	%r<30>;
	.reg .f64 	%fd<4>;
	.reg .b64 	%rd<38>;
	ld.param.u64 	%rd1, [convert_half_param_0];
	ld.param.u64 	%rd2, [convert_half_param_1];
	ld.param.u64 	%rd3, [convert_half_param_2];
	ld.param.u64 	%rd4, [convert_half_param_3];
	ld.param.u32 	%r2, [convert_half_param_4];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB8_2;
	cvta.to.global.u64 	%rd6, %rd4;
	cvta.to.global.u64 	%rd7, %rd1;
	mul.wide.s32 	%rd8, %r1, 4;
	add.s64 	%rd9, %rd7, %rd8;
	ld.global.f32 	%f1, [%rd9];
	cvta.to.global.u64 	%rd10, %rd2;
	mul.wide.s32 	%rd11, %r1, 8;
	add.s64 	%rd12, %rd10, %rd11;
	ld.global.f64 	%fd3, [%rd12];
	cvta.to.global.u64 	%rd13, %rd3;
	mul.wide.s32 	%rd14, %r1, 2;
	add.s64 	%rd15, %rd13, %rd14;
	ld.global.u16 	%rs11, [%rd15];
	cvt.rn.f16.f32 %rs1, %f1;
	cvt.u32.u16 	%r10, %rs1;
	add.s64 	%rd16, %rd6, %rd8;
	st.global.u32 	[%rd16], %r10;
	cvt.rz.f16.f32 %rs2, %f1;
	cvt.u32.u16 	%r11, %rs2;
	mul.wide.s32 	%rd17, %r2, 4;
	add.s64 	%rd18, %rd16, %rd17;
	st.global.u32 	[%rd18], %r11;
	cvt.rm.f16.f32 %rs3, %f1;
	cvt.u32.u16 	%r12, %rs3;
	add.s32 	%r13, %r1, %r2;
	add.s32 	%r14, %r13, %r2;
	mul.wide.s32 	%rd19, %r14, 4;
	add.s64 	%rd20, %rd6, %rd19;
	st.global.u32 	[%rd20], %r12;
	cvt.rp.f16.f32 %rs4, %f1;
	cvt.u32.u16 	%r15, %rs4;
	add.s64 	%rd21, %rd20, %rd17;
	st.global.u32 	[%rd21], %r15;
	setp.num.f64 	%p2, %fd3, %fd3;
	selp.f64 	%fd1, %fd3, 0d0000000000000000, %p2;
	cvt.rn.f16.f64 %rs5, %fd1;
	cvt.u32.u16 	%r16, %rs5;
	add.s64 	%rd22, %rd21, %rd17;
	st.global.u32 	[%rd22], %r16;
	cvt.rn.sat.f16.f32 %rs6, %f1;
	cvt.u32.u16 	%r17, %rs6;
	add.s64 	%rd23, %rd22, %rd17;
	st.global.u32 	[%rd23], %r17;
	mul.wide.u16 	%r7, %rs11, 3;
	add.s32 	%r6, %r7, -70000;
	cvt.rn.f16.s32 %rs7, %r6;
	cvt.u32.u16 	%r18, %rs7;
	add.s64 	%rd24, %rd23, %rd17;
	st.global.u32 	[%rd24], %r18;
	cvt.rz.f16.u32 %rs8, %r7;
	cvt.u32.u16 	%r19, %rs8;
	add.s64 	%rd25, %rd24, %rd17;
	st.global.u32 	[%rd25], %r19;
	cvt.u64.u16 	%rd26, %rs11;
	and.b16  	%rs22, %rs11, 15;
	cvt.u32.u16 	%r20, %rs22;
	shl.b64 	%rd5, %rd26, %r20;
	cvt.rn.f16.u64 %rs9, %rd5;
	cvt.u32.u16 	%r21, %rs9;
	add.s64 	%rd27, %rd25, %rd17;
	st.global.u32 	[%rd27], %r21;
	cvt.rp.f16.s16 %rs10, %rs11;
	cvt.u32.u16 	%r22, %rs10;
	add.s64 	%rd28, %rd27, %rd17;
	st.global.u32 	[%rd28], %r22;
	cvt.rni.s32.f16 %r8, %rs11;
	add.s64 	%rd29, %rd28, %rd17;
	st.global.u32 	[%rd29], %r8;
	cvt.rzi.u32.f16 %r9, %rs11;
	add.s64 	%rd30, %rd29, %rd17;
	st.global.u32 	[%rd30], %r9;
	cvt.rmi.s16.f16 %rs14, %rs11;
	cvt.u32.u16 	%r23, %rs14;
	add.s64 	%rd31, %rd30, %rd17;
	st.global.u32 	[%rd31], %r23;
	cvt.rni.f16.f16 %rs16, %rs11;
	cvt.u32.u16 	%r24, %rs16;
	add.s64 	%rd32, %rd31, %rd17;
	st.global.u32 	[%rd32], %r24;
	cvt.rzi.f16.f16 %rs18, %rs11;
	cvt.u32.u16 	%r25, %rs18;
	add.s64 	%rd33, %rd32, %rd17;
	st.global.u32 	[%rd33], %r25;
	cvt.f32.f16 %f6, %rs11;
	setp.num.f32 	%p3, %f6, %f6;
	mov.b32 	%r26, %f6;
	selp.b32 	%r27, %r26, 2147483647, %p3;
	add.s64 	%rd34, %rd33, %rd17;
	st.global.u32 	[%rd34], %r27;
	cvt.f64.f16 %fd2, %rs11;
	setp.num.f64 	%p4, %fd2, %fd2;
	mov.b64 	%rd35, %fd2;
	shr.u64 	%rd36, %rd35, 32;
	cvt.u32.u64 	%r28, %rd36;
	selp.b32 	%r29, %r28, 2147483647, %p4;
	add.s64 	%rd37, %rd34, %rd17;
	st.global.u32 	[%rd37], %r29;
$L__BB8_2:
	ret;
}
`;
