// Generated from test/conformance/kernels/atomic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `test/conformance/kernels/atomic.cu`. */
export const ATOMIC: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target9no_targetE[8];
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_atomic_cu_598c92a92nv6target5sm_90E = 90;
.visible .entry atomic_global_32(
	.param .u64 atomic_global_32_param_0,
	.param .u64 atomic_global_32_param_1,
	.param .u32 atomic_global_32_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<22>;
	.reg .b64 	%rd<20>;
	ld.param.u64 	%rd1, [atomic_global_32_param_0];
	ld.param.u64 	%rd2, [atomic_global_32_param_1];
	ld.param.u32 	%r2, [atomic_global_32_param_2];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd3, %rd1;
	mul.wide.s32 	%rd4, %r1, 4;
	add.s64 	%rd5, %rd3, %rd4;
	ld.global.u32 	%r6, [%rd5];
	cvta.to.global.u64 	%rd6, %rd2;
	shl.b32 	%r7, %r1, 2;
	cvt.u64.u32 	%rd7, %r7;
	and.b64  	%rd8, %rd7, 28;
	add.s64 	%rd9, %rd6, %rd8;
	atom.global.add.u32 	%r8, [%rd9], %r6;
	add.s64 	%rd10, %rd9, 32;
	neg.s32 	%r9, %r6;
	atom.global.add.u32 	%r10, [%rd10], %r9;
	add.s64 	%rd11, %rd9, 64;
	atom.global.min.u32 	%r11, [%rd11], %r6;
	add.s64 	%rd12, %rd9, 96;
	atom.global.max.u32 	%r12, [%rd12], %r6;
	add.s64 	%rd13, %rd9, 128;
	atom.global.min.s32 	%r13, [%rd13], %r6;
	add.s64 	%rd14, %rd9, 160;
	atom.global.max.s32 	%r14, [%rd14], %r6;
	add.s64 	%rd15, %rd9, 192;
	or.b32  	%r15, %r6, -16711936;
	atom.global.and.b32 	%r16, [%rd15], %r15;
	add.s64 	%rd16, %rd9, 224;
	and.b32  	%r17, %r6, 269488144;
	atom.global.or.b32 	%r18, [%rd16], %r17;
	add.s64 	%rd17, %rd9, 256;
	atom.global.xor.b32 	%r19, [%rd17], %r6;
	add.s64 	%rd18, %rd9, 288;
	atom.global.inc.u32 	%r20, [%rd18], 12;
	add.s64 	%rd19, %rd9, 320;
	atom.global.dec.u32 	%r21, [%rd19], 17;
$L__BB0_2:
	ret;
}
.visible .entry atomic_global_64(
	.param .u64 atomic_global_64_param_0,
	.param .u64 atomic_global_64_param_1,
	.param .u32 atomic_global_64_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<7>;
	.reg .b64 	%rd<28>;
	ld.param.u64 	%rd1, [atomic_global_64_param_0];
	ld.param.u64 	%rd2, [atomic_global_64_param_1];
	ld.param.u32 	%r2, [atomic_global_64_param_2];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd3, %rd1;
	mul.wide.s32 	%rd4, %r1, 8;
	add.s64 	%rd5, %rd3, %rd4;
	ld.global.u64 	%rd6, [%rd5];
	cvta.to.global.u64 	%rd7, %rd2;
	shl.b32 	%r6, %r1, 3;
	cvt.u64.u32 	%rd8, %r6;
	and.b64  	%rd9, %rd8, 24;
	add.s64 	%rd10, %rd7, %rd9;
	atom.global.add.u64 	%rd11, [%rd10], %rd6;
	add.s64 	%rd12, %rd10, 32;
	atom.global.min.u64 	%rd13, [%rd12], %rd6;
	add.s64 	%rd14, %rd10, 64;
	atom.global.max.u64 	%rd15, [%rd14], %rd6;
	add.s64 	%rd16, %rd10, 96;
	atom.global.min.s64 	%rd17, [%rd16], %rd6;
	add.s64 	%rd18, %rd10, 128;
	atom.global.max.s64 	%rd19, [%rd18], %rd6;
	add.s64 	%rd20, %rd10, 160;
	or.b64  	%rd21, %rd6, -71777214294589696;
	atom.global.and.b64 	%rd22, [%rd20], %rd21;
	add.s64 	%rd23, %rd10, 192;
	and.b64  	%rd24, %rd6, 1157442765409226768;
	atom.global.or.b64 	%rd25, [%rd23], %rd24;
	add.s64 	%rd26, %rd10, 224;
	atom.global.xor.b64 	%rd27, [%rd26], %rd6;
$L__BB1_2:
	ret;
}
.visible .entry atomic_float_add(
	.param .u64 atomic_float_add_param_0,
	.param .u64 atomic_float_add_param_1,
	.param .u64 atomic_float_add_param_2,
	.param .u64 atomic_float_add_param_3,
	.param .u32 atomic_float_add_param_4
)
{
	.reg .pred 	%p<3>;
	.reg .f32 	%f<3>;
	.reg .b32 	%r<13>;
	.reg .f64 	%fd<4>;
	.reg .b64 	%rd<18>;
	ld.param.u64 	%rd1, [atomic_float_add_param_0];
	ld.param.u64 	%rd2, [atomic_float_add_param_1];
	ld.param.u64 	%rd3, [atomic_float_add_param_2];
	ld.param.u64 	%rd4, [atomic_float_add_param_3];
	ld.param.u32 	%r2, [atomic_float_add_param_4];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB2_2;
	cvta.to.global.u64 	%rd6, %rd1;
	mul.wide.s32 	%rd7, %r1, 4;
	add.s64 	%rd8, %rd6, %rd7;
	cvta.to.global.u64 	%rd9, %rd2;
	shl.b32 	%r8, %r1, 2;
	cvt.u64.u32 	%rd10, %r8;
	and.b64  	%rd11, %rd10, 28;
	add.s64 	%rd12, %rd9, %rd11;
	ld.global.u32 	%r9, [%rd8];
	and.b32  	%r10, %r9, 1023;
	cvt.rn.f32.u32 	%f1, %r10;
	atom.global.add.f32 	%f2, [%rd12], %f1;
	cvta.to.global.u64 	%rd13, %rd3;
	mul.wide.s32 	%rd14, %r1, 8;
	and.b64  	%rd15, %rd14, 56;
	add.s64 	%rd16, %rd13, %rd15;
	and.b32  	%r11, %r9, 1048575;
	cvt.rn.f64.u32 	%fd1, %r11;
	mul.f64 	%fd2, %fd1, 0d3FE0000000000000;
	atom.global.add.f64 	%fd3, [%rd16], %fd2;
	and.b64  	%rd17, %rd10, 252;
	add.s64 	%rd5, %rd4, %rd17;
	and.b32  	%r12, %r9, 1;
	setp.eq.b32 	%p2, %r12, 1;
	selp.b32 	%r7, 1006649344, 1073757184, %p2;
	atom.global.add.noftz.f16x2 %r6, [%rd5], %r7;
$L__BB2_2:
	ret;
}
.visible .entry atomic_shared(
	.param .u64 atomic_shared_param_0,
	.param .u64 atomic_shared_param_1,
	.param .u32 atomic_shared_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .f32 	%f<3>;
	.reg .b32 	%r<34>;
	.reg .b64 	%rd<47>;
	.shared .align 4 .b8 _ZZ13atomic_sharedE5cells[288];
	.shared .align 8 .b8 _ZZ13atomic_sharedE4wide[128];
	ld.param.u64 	%rd2, [atomic_shared_param_0];
	ld.param.u64 	%rd3, [atomic_shared_param_1];
	ld.param.u32 	%r10, [atomic_shared_param_2];
	cvta.to.global.u64 	%rd1, %rd3;
	mov.u32 	%r1, %ntid.x;
	mov.u32 	%r2, %ctaid.x;
	mov.u32 	%r3, %tid.x;
	mad.lo.s32 	%r4, %r2, %r1, %r3;
	setp.gt.s32 	%p1, %r3, 71;
	@%p1 bra 	$L__BB3_3;
	mov.u64 	%rd5, _ZZ13atomic_sharedE5cells;
	mov.u32 	%r32, %r3;
$L__BB3_2:
	and.b32  	%r11, %r32, -8;
	setp.eq.s32 	%p2, %r11, 16;
	selp.b32 	%r12, -1, 0, %p2;
	mul.wide.s32 	%rd4, %r32, 4;
	add.s64 	%rd6, %rd5, %rd4;
	st.shared.u32 	[%rd6], %r12;
	add.s32 	%r32, %r32, %r1;
	setp.lt.s32 	%p3, %r32, 72;
	@%p3 bra 	$L__BB3_2;
$L__BB3_3:
	setp.gt.s32 	%p4, %r3, 15;
	@%p4 bra 	$L__BB3_5;
	mul.wide.s32 	%rd7, %r3, 8;
	mov.u64 	%rd8, _ZZ13atomic_sharedE4wide;
	add.s64 	%rd9, %rd8, %rd7;
	mov.u64 	%rd10, 0;
	st.shared.u64 	[%rd9], %rd10;
$L__BB3_5:
	bar.sync 	0;
	setp.ge.s32 	%p5, %r4, %r10;
	@%p5 bra 	$L__BB3_7;
	cvta.to.global.u64 	%rd11, %rd2;
	mul.wide.s32 	%rd12, %r4, 4;
	add.s64 	%rd13, %rd11, %rd12;
	ld.global.u32 	%r13, [%rd13];
	shl.b32 	%r14, %r3, 2;
	cvt.u64.u32 	%rd14, %r14;
	and.b64  	%rd15, %rd14, 28;
	mov.u64 	%rd16, _ZZ13atomic_sharedE5cells;
	add.s64 	%rd17, %rd16, %rd15;
	atom.shared.add.u32 	%r15, [%rd17], %r13;
	add.s64 	%rd18, %rd17, 32;
	atom.shared.or.b32 	%r16, [%rd18], %r13;
	add.s64 	%rd19, %rd17, 64;
	atom.shared.min.u32 	%r17, [%rd19], %r13;
	add.s64 	%rd20, %rd17, 96;
	atom.shared.max.u32 	%r18, [%rd20], %r13;
	add.s64 	%rd21, %rd17, 128;
	atom.shared.xor.b32 	%r19, [%rd21], %r13;
	add.s64 	%rd22, %rd17, 160;
	atom.shared.max.s32 	%r20, [%rd22], %r13;
	add.s64 	%rd23, %rd17, 192;
	atom.shared.inc.u32 	%r21, [%rd23], 5;
	add.s64 	%rd24, %rd17, 224;
	and.b32  	%r22, %r13, 255;
	cvt.rn.f32.u32 	%f1, %r22;
	atom.shared.add.f32 	%f2, [%rd24], %f1;
	add.s64 	%rd25, %rd17, 256;
	atom.shared.exch.b32 	%r23, [%rd25], 77;
	shl.b32 	%r24, %r3, 3;
	cvt.u64.u32 	%rd26, %r24;
	and.b64  	%rd27, %rd26, 56;
	mov.u64 	%rd28, _ZZ13atomic_sharedE4wide;
	add.s64 	%rd29, %rd28, %rd27;
	mul.wide.u32 	%rd30, %r13, 1048576;
	atom.shared.add.u64 	%rd31, [%rd29], %rd30;
	add.s64 	%rd32, %rd29, 64;
	mul.wide.u32 	%rd33, %r13, %r13;
	atom.shared.max.u64 	%rd34, [%rd32], %rd33;
$L__BB3_7:
	bar.sync 	0;
	@%p1 bra 	$L__BB3_10;
	mul.lo.s32 	%r7, %r2, 104;
	mov.u64 	%rd36, _ZZ13atomic_sharedE5cells;
	mov.u32 	%r33, %r3;
$L__BB3_9:
	mul.wide.s32 	%rd35, %r33, 4;
	add.s64 	%rd37, %rd36, %rd35;
	ld.shared.u32 	%r25, [%rd37];
	add.s32 	%r26, %r33, %r7;
	mul.wide.u32 	%rd38, %r26, 4;
	add.s64 	%rd39, %rd1, %rd38;
	st.global.u32 	[%rd39], %r25;
	add.s32 	%r33, %r33, %r1;
	setp.lt.s32 	%p7, %r33, 72;
	@%p7 bra 	$L__BB3_9;
$L__BB3_10:
	setp.gt.s32 	%p8, %r3, 31;
	@%p8 bra 	$L__BB3_12;
	shr.s32 	%r27, %r3, 1;
	mul.wide.s32 	%rd40, %r27, 8;
	mov.u64 	%rd41, _ZZ13atomic_sharedE4wide;
	add.s64 	%rd42, %rd41, %rd40;
	shl.b32 	%r28, %r3, 5;
	and.b32  	%r29, %r28, 32;
	ld.shared.u64 	%rd43, [%rd42];
	shr.u64 	%rd44, %rd43, %r29;
	mad.lo.s32 	%r30, %r2, 104, %r3;
	add.s32 	%r31, %r30, 72;
	mul.wide.u32 	%rd45, %r31, 4;
	add.s64 	%rd46, %rd1, %rd45;
	st.global.u32 	[%rd46], %rd44;
$L__BB3_12:
	ret;
}
.visible .entry atomic_cas_loop(
	.param .u64 atomic_cas_loop_param_0,
	.param .u64 atomic_cas_loop_param_1,
	.param .u64 atomic_cas_loop_param_2,
	.param .u32 atomic_cas_loop_param_3
)
{
	.reg .pred 	%p<8>;
	.reg .f32 	%f<3>;
	.reg .b32 	%r<27>;
	.reg .b64 	%rd<24>;
	.shared .align 4 .u32 _ZZ15atomic_cas_loopE5local;
	ld.param.u64 	%rd8, [atomic_cas_loop_param_0];
	ld.param.u64 	%rd10, [atomic_cas_loop_param_1];
	ld.param.u64 	%rd9, [atomic_cas_loop_param_2];
	ld.param.u32 	%r12, [atomic_cas_loop_param_3];
	cvta.to.global.u64 	%rd1, %rd10;
	mov.u32 	%r13, %ntid.x;
	mov.u32 	%r1, %ctaid.x;
	mov.u32 	%r2, %tid.x;
	mad.lo.s32 	%r3, %r1, %r13, %r2;
	setp.ne.s32 	%p1, %r2, 0;
	@%p1 bra 	$L__BB4_2;
	mov.u32 	%r14, 1;
	st.shared.u32 	[_ZZ15atomic_cas_loopE5local], %r14;
$L__BB4_2:
	bar.sync 	0;
	setp.ge.s32 	%p2, %r3, %r12;
	@%p2 bra 	$L__BB4_10;
	cvta.to.global.u64 	%rd11, %rd8;
	mul.wide.s32 	%rd12, %r3, 4;
	add.s64 	%rd2, %rd11, %rd12;
	ld.global.u32 	%r15, [%rd2];
	shr.u32 	%r16, %r15, 5;
	mul.wide.u32 	%rd13, %r16, 175921861;
	shr.u64 	%rd14, %rd13, 39;
	cvt.u32.u64 	%r17, %rd14;
	mul.lo.s32 	%r18, %r17, 100000;
	sub.s32 	%r19, %r15, %r18;
	cvt.rn.f32.u32 	%f1, %r19;
	ld.global.u32 	%r25, [%rd1];
	mov.b32 	%r5, %f1;
	cvta.to.global.u64 	%rd3, %rd9;
$L__BB4_4:
	mov.b32 	%f2, %r25;
	setp.geu.f32 	%p3, %f2, %f1;
	@%p3 bra 	$L__BB4_6;
	atom.global.cas.b32 	%r7, [%rd1], %r25, %r5;
	setp.ne.s32 	%p4, %r7, %r25;
	mov.u32 	%r25, %r7;
	@%p4 bra 	$L__BB4_4;
$L__BB4_6:
	shl.b32 	%r20, %r3, 3;
	cvt.u64.u32 	%rd15, %r20;
	and.b64  	%rd16, %rd15, 8;
	add.s64 	%rd4, %rd3, %rd16;
	ld.global.u64 	%rd23, [%rd4];
$L__BB4_7:
	ld.global.u32 	%rd17, [%rd2];
	or.b64  	%rd18, %rd17, 1;
	mul.lo.s64 	%rd19, %rd23, %rd18;
	atom.global.cas.b64 	%rd7, [%rd4], %rd23, %rd19;
	setp.ne.s64 	%p5, %rd7, %rd23;
	mov.u64 	%rd23, %rd7;
	@%p5 bra 	$L__BB4_7;
	ld.shared.u32 	%r26, [_ZZ15atomic_cas_loopE5local];
	ld.global.u32 	%r21, [%rd2];
	or.b32  	%r9, %r21, 1;
$L__BB4_9:
	mul.lo.s32 	%r22, %r9, %r26;
	mov.u64 	%rd20, _ZZ15atomic_cas_loopE5local;
	atom.shared.cas.b32 	%r11, [%rd20], %r26, %r22;
	setp.ne.s32 	%p6, %r11, %r26;
	mov.u32 	%r26, %r11;
	@%p6 bra 	$L__BB4_9;
$L__BB4_10:
	bar.sync 	0;
	@%p1 bra 	$L__BB4_12;
	ld.shared.u32 	%r23, [_ZZ15atomic_cas_loopE5local];
	add.s32 	%r24, %r1, 1;
	mul.wide.u32 	%rd21, %r24, 4;
	add.s64 	%rd22, %rd1, %rd21;
	st.global.u32 	[%rd22], %r23;
$L__BB4_12:
	ret;
}
.visible .entry atomic_lock(
	.param .u64 atomic_lock_param_0,
	.param .u32 atomic_lock_param_1
)
{
	.reg .pred 	%p<6>;
	.reg .b32 	%r<14>;
	.reg .b64 	%rd<3>;
	ld.param.u64 	%rd2, [atomic_lock_param_0];
	ld.param.u32 	%r3, [atomic_lock_param_1];
	cvta.to.global.u64 	%rd1, %rd2;
	mov.u32 	%r4, %tid.x;
	and.b32  	%r5, %r4, 31;
	setp.ne.s32 	%p1, %r5, 0;
	setp.lt.s32 	%p2, %r3, 1;
	or.pred  	%p3, %p1, %p2;
	@%p3 bra 	$L__BB5_5;
	mov.u32 	%r13, 0;
$L__BB5_3:
	mov.u32 	%r7, 1;
	mov.u32 	%r8, 0;
	atom.global.cas.b32 	%r9, [%rd1], %r8, %r7;
	setp.ne.s32 	%p4, %r9, 0;
	@%p4 bra 	$L__BB5_3;
	membar.gl;
	ld.volatile.global.u32 	%r10, [%rd1+4];
	add.s32 	%r11, %r10, 1;
	st.volatile.global.u32 	[%rd1+4], %r11;
	membar.gl;
	atom.global.exch.b32 	%r12, [%rd1], 0;
	add.s32 	%r13, %r13, 1;
	setp.lt.s32 	%p5, %r13, %r3;
	@%p5 bra 	$L__BB5_3;
$L__BB5_5:
	ret;
}
.visible .entry atomic_tickets(
	.param .u64 atomic_tickets_param_0,
	.param .u64 atomic_tickets_param_1,
	.param .u64 atomic_tickets_param_2,
	.param .u32 atomic_tickets_param_3
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<7>;
	.reg .b64 	%rd<12>;
	ld.param.u64 	%rd4, [atomic_tickets_param_0];
	ld.param.u64 	%rd2, [atomic_tickets_param_1];
	ld.param.u64 	%rd3, [atomic_tickets_param_2];
	ld.param.u32 	%r2, [atomic_tickets_param_3];
	cvta.to.global.u64 	%rd1, %rd4;
	atom.global.add.u32 	%r1, [%rd1], 1;
	setp.ge.u32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB6_2;
	cvta.to.global.u64 	%rd5, %rd2;
	mul.wide.u32 	%rd6, %r1, 4;
	add.s64 	%rd7, %rd5, %rd6;
	atom.global.add.u32 	%r3, [%rd7], 1;
$L__BB6_2:
	add.s64 	%rd8, %rd1, 4;
	add.s32 	%r4, %r2, -1;
	atom.global.inc.u32 	%r5, [%rd8], %r4;
	cvta.to.global.u64 	%rd9, %rd3;
	mul.wide.u32 	%rd10, %r5, 4;
	add.s64 	%rd11, %rd9, %rd10;
	atom.global.add.u32 	%r6, [%rd11], 1;
	ret;
}
.visible .entry atomic_results(
	.param .u64 atomic_results_param_0,
	.param .u64 atomic_results_param_1,
	.param .u64 atomic_results_param_2,
	.param .u32 atomic_results_param_3
)
{
	.reg .pred 	%p<2>;
	.reg .b16 	%rs<4>;
	.reg .b32 	%r<23>;
	.reg .b64 	%rd<24>;
	ld.param.u64 	%rd1, [atomic_results_param_0];
	ld.param.u64 	%rd2, [atomic_results_param_1];
	ld.param.u64 	%rd3, [atomic_results_param_2];
	ld.param.u32 	%r2, [atomic_results_param_3];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB7_2;
	cvta.to.global.u64 	%rd6, %rd3;
	cvta.to.global.u64 	%rd7, %rd1;
	mul.wide.s32 	%rd8, %r1, 4;
	add.s64 	%rd9, %rd7, %rd8;
	ld.global.u32 	%r7, [%rd9];
	cvta.to.global.u64 	%rd10, %rd2;
	add.s64 	%rd11, %rd10, %rd8;
	add.s64 	%rd4, %rd2, %rd8;
	atom.global.add.u32 	%r8, [%rd11], %r7;
	add.s64 	%rd12, %rd6, %rd8;
	st.global.u32 	[%rd12], %r8;
	xor.b32  	%r9, %r7, 32768;
	atom.global.max.u32 	%r10, [%rd11], %r9;
	mul.wide.s32 	%rd13, %r2, 4;
	add.s64 	%rd14, %rd12, %rd13;
	st.global.u32 	[%rd14], %r10;
	mov.u32 	%r11, 5;
	atom.global.cas.b32 	%r12, [%rd11], %r7, %r11;
	add.s32 	%r13, %r1, %r2;
	add.s32 	%r14, %r13, %r2;
	mul.wide.s32 	%rd15, %r14, 4;
	add.s64 	%rd16, %rd6, %rd15;
	st.global.u32 	[%rd16], %r12;
	atom.global.exch.b32 	%r15, [%rd11], %r1;
	add.s64 	%rd17, %rd16, %rd13;
	st.global.u32 	[%rd17], %r15;
	atom.global.cas.b32 	%r16, [%rd11], %r1, %r7;
	add.s64 	%rd18, %rd17, %rd13;
	st.global.u32 	[%rd18], %r16;
	shr.u32 	%r17, %r7, 1;
	atom.global.inc.u32 	%r18, [%rd11], %r17;
	add.s64 	%rd19, %rd18, %rd13;
	st.global.u32 	[%rd19], %r18;
	atom.global.dec.u32 	%r19, [%rd11], 9;
	add.s64 	%rd20, %rd19, %rd13;
	st.global.u32 	[%rd20], %r19;
	atom.global.xor.b32 	%r20, [%rd11], 65535;
	add.s64 	%rd21, %rd20, %rd13;
	st.global.u32 	[%rd21], %r20;
	atom.global.acq_rel.gpu.or.b32 %r6, [%rd4], %r7;
	add.s64 	%rd22, %rd21, %rd13;
	st.global.u32 	[%rd22], %r6;
	add.s64 	%rd5, %rd4, 2;
	shr.u32 	%r21, %r6, 16;
	cvt.u16.u32 	%rs2, %r21;
	mov.u16 	%rs3, 77;
	atom.global.cas.b16 %rs1, [%rd5], %rs2, %rs3;
	cvt.u32.u16 	%r22, %rs1;
	add.s64 	%rd23, %rd22, %rd13;
	st.global.u32 	[%rd23], %r22;
$L__BB7_2:
	ret;
}
.visible .entry atomic_last_block(
	.param .u64 atomic_last_block_param_0,
	.param .u64 atomic_last_block_param_1,
	.param .u64 atomic_last_block_param_2,
	.param .u64 atomic_last_block_param_3
)
{
	.reg .pred 	%p<12>;
	.reg .b16 	%rs<3>;
	.reg .b32 	%r<53>;
	.reg .b64 	%rd<21>;
	.shared .align 4 .u32 _ZZ17atomic_last_blockE3sum;
	.shared .align 1 .u8 _ZZ17atomic_last_blockE4last;
	ld.param.u64 	%rd5, [atomic_last_block_param_0];
	ld.param.u64 	%rd8, [atomic_last_block_param_1];
	ld.param.u64 	%rd6, [atomic_last_block_param_2];
	ld.param.u64 	%rd7, [atomic_last_block_param_3];
	cvta.to.global.u64 	%rd1, %rd8;
	mov.u32 	%r1, %tid.x;
	setp.ne.s32 	%p1, %r1, 0;
	@%p1 bra 	$L__BB8_2;
	mov.u32 	%r20, 0;
	st.shared.u32 	[_ZZ17atomic_last_blockE3sum], %r20;
$L__BB8_2:
	bar.sync 	0;
	mov.u32 	%r21, %ntid.x;
	mov.u32 	%r2, %ctaid.x;
	mad.lo.s32 	%r22, %r2, %r21, %r1;
	cvta.to.global.u64 	%rd9, %rd5;
	mul.wide.u32 	%rd10, %r22, 4;
	add.s64 	%rd11, %rd9, %rd10;
	ld.global.u32 	%r23, [%rd11];
	mov.u64 	%rd12, _ZZ17atomic_last_blockE3sum;
	atom.shared.add.u32 	%r24, [%rd12], %r23;
	bar.sync 	0;
	@%p1 bra 	$L__BB8_4;
	ld.shared.u32 	%r25, [_ZZ17atomic_last_blockE3sum];
	mul.wide.u32 	%rd13, %r2, 4;
	add.s64 	%rd14, %rd1, %rd13;
	st.volatile.global.u32 	[%rd14], %r25;
	membar.gl;
	mov.u32 	%r26, %nctaid.x;
	add.s32 	%r27, %r26, -1;
	cvta.to.global.u64 	%rd15, %rd6;
	atom.global.inc.u32 	%r28, [%rd15], %r27;
	setp.eq.s32 	%p3, %r28, %r27;
	selp.u16 	%rs1, 1, 0, %p3;
	st.shared.u8 	[_ZZ17atomic_last_blockE4last], %rs1;
$L__BB8_4:
	bar.sync 	0;
	ld.shared.u8 	%rs2, [_ZZ17atomic_last_blockE4last];
	setp.eq.s16 	%p5, %rs2, 0;
	or.pred  	%p6, %p1, %p5;
	@%p6 bra 	$L__BB8_13;
	mov.u32 	%r3, %nctaid.x;
	setp.eq.s32 	%p7, %r3, 0;
	mov.u32 	%r52, 0;
	@%p7 bra 	$L__BB8_12;
	add.s32 	%r33, %r3, -1;
	and.b32  	%r51, %r3, 3;
	setp.lt.u32 	%p8, %r33, 3;
	mov.u32 	%r48, 0;
	mov.u32 	%r52, %r48;
	@%p8 bra 	$L__BB8_9;
	sub.s32 	%r46, %r3, %r51;
$L__BB8_8:
	mul.wide.u32 	%rd16, %r48, 4;
	add.s64 	%rd17, %rd1, %rd16;
	ld.volatile.global.u32 	%r36, [%rd17];
	mad.lo.s32 	%r37, %r52, 31, %r36;
	ld.volatile.global.u32 	%r38, [%rd17+4];
	mad.lo.s32 	%r39, %r37, 31, %r38;
	ld.volatile.global.u32 	%r40, [%rd17+8];
	mad.lo.s32 	%r41, %r39, 31, %r40;
	ld.volatile.global.u32 	%r42, [%rd17+12];
	mad.lo.s32 	%r52, %r41, 31, %r42;
	add.s32 	%r48, %r48, 4;
	add.s32 	%r46, %r46, -4;
	setp.ne.s32 	%p9, %r46, 0;
	@%p9 bra 	$L__BB8_8;
$L__BB8_9:
	setp.eq.s32 	%p10, %r51, 0;
	@%p10 bra 	$L__BB8_12;
	mul.wide.u32 	%rd18, %r48, 4;
	add.s64 	%rd20, %rd1, %rd18;
$L__BB8_11:
	.pragma "nounroll";
	ld.volatile.global.u32 	%r43, [%rd20];
	mad.lo.s32 	%r52, %r52, 31, %r43;
	add.s64 	%rd20, %rd20, 4;
	add.s32 	%r51, %r51, -1;
	setp.ne.s32 	%p11, %r51, 0;
	@%p11 bra 	$L__BB8_11;
$L__BB8_12:
	cvta.to.global.u64 	%rd19, %rd7;
	st.global.u32 	[%rd19], %r52;
$L__BB8_13:
	ret;
}
.visible .entry atomic_reduction_only(
	.param .u64 atomic_reduction_only_param_0,
	.param .u64 atomic_reduction_only_param_1,
	.param .u32 atomic_reduction_only_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<14>;
	.reg .b64 	%rd<14>;
	ld.param.u64 	%rd1, [atomic_reduction_only_param_0];
	ld.param.u64 	%rd2, [atomic_reduction_only_param_1];
	ld.param.u32 	%r2, [atomic_reduction_only_param_2];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB9_2;
	mul.wide.s32 	%rd10, %r1, 4;
	add.s64 	%rd3, %rd1, %rd10;
	ld.relaxed.gpu.global.u32 %r6, [%rd3];
	shl.b32 	%r13, %r1, 2;
	cvt.u64.u32 	%rd11, %r13;
	and.b64  	%rd12, %rd11, 12;
	add.s64 	%rd4, %rd2, %rd12;
	red.relaxed.gpu.global.add.u32 [%rd4], %r6;
	add.s64 	%rd5, %rd2, 16;
	red.global.max.s32 [%rd5], %r6;
	or.b32  	%r9, %r6, 61680;
	add.s64 	%rd6, %rd2, 20;
	red.global.and.b32 [%rd6], %r9;
	fence.acq_rel.gpu;
	add.s64 	%rd13, %rd2, %rd10;
	add.s64 	%rd7, %rd13, 32;
	add.s32 	%r10, %r6, 1;
	st.release.gpu.global.u32 [%rd7], %r10;
	ld.acquire.gpu.global.u32 %r11, [%rd7];
	mul.lo.s32 	%r12, %r11, 3;
	st.volatile.global.u32 [%rd7], %r12;
	membar.gl;
$L__BB9_2:
	ret;
}
`;
