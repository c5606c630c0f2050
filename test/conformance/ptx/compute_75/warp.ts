// Generated from test/conformance/kernels/warp.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `test/conformance/kernels/warp.cu`. */
export const WARP: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target9no_targetE[8];
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_warp_cu_9ad616f92nv6target5sm_90E = 90;
.visible .entry warp_shuffle(
	.param .u64 warp_shuffle_param_0,
	.param .u64 warp_shuffle_param_1,
	.param .u32 warp_shuffle_param_2
)
{
	.reg .pred 	%p<13>;
	.reg .b32 	%r<39>;
	.reg .b64 	%rd<24>;
	ld.param.u64 	%rd3, [warp_shuffle_param_0];
	ld.param.u64 	%rd4, [warp_shuffle_param_1];
	ld.param.u32 	%r5, [warp_shuffle_param_2];
	cvta.to.global.u64 	%rd5, %rd4;
	cvta.to.global.u64 	%rd6, %rd3;
	mov.u32 	%r6, %ctaid.x;
	mov.u32 	%r7, %ntid.x;
	mov.u32 	%r8, %tid.x;
	mad.lo.s32 	%r9, %r6, %r7, %r8;
	cvt.s64.s32 	%rd7, %r9;
	mul.wide.s32 	%rd8, %r9, 4;
	add.s64 	%rd9, %rd6, %rd8;
	ld.global.u32 	%r10, [%rd9];
	mov.u32 	%r11, 0;
	mov.u32 	%r12, 31;
	mov.u32 	%r13, 5;
	mov.u32 	%r14, -1;
	shfl.sync.idx.b32 	%r15|%p1, %r10, %r13, %r12, %r14;
	add.s64 	%rd10, %rd5, %rd8;
	st.global.u32 	[%rd10], %r15;
	and.b32  	%r16, %r10, 31;
	shfl.sync.idx.b32 	%r17|%p2, %r10, %r16, %r12, %r14;
	add.s32 	%r18, %r9, %r5;
	mul.wide.s32 	%rd11, %r5, 4;
	add.s64 	%rd12, %rd10, %rd11;
	st.global.u32 	[%rd12], %r17;
	add.s32 	%r19, %r8, 1;
	mov.u32 	%r20, 1;
	mov.u32 	%r21, 6175;
	shfl.sync.idx.b32 	%r22|%p3, %r10, %r19, %r21, %r14;
	add.s32 	%r23, %r18, %r5;
	mul.wide.s32 	%rd13, %r23, 4;
	add.s64 	%rd14, %rd5, %rd13;
	st.global.u32 	[%rd14], %r22;
	mov.u32 	%r24, 3;
	shfl.sync.up.b32 	%r25|%p4, %r10, %r24, %r11, %r14;
	mov.u32 	%r26, 2;
	add.s64 	%rd15, %rd14, %rd11;
	st.global.u32 	[%rd15], %r25;
	mov.u32 	%r27, 4096;
	shfl.sync.up.b32 	%r28|%p5, %r10, %r26, %r27, %r14;
	add.s64 	%rd16, %rd15, %rd11;
	st.global.u32 	[%rd16], %r28;
	mov.u32 	%r29, 7;
	shfl.sync.down.b32 	%r30|%p6, %r10, %r29, %r12, %r14;
	add.s64 	%rd17, %rd16, %rd11;
	st.global.u32 	[%rd17], %r30;
	mov.u32 	%r31, 7199;
	shfl.sync.down.b32 	%r32|%p7, %r10, %r20, %r31, %r14;
	add.s64 	%rd18, %rd17, %rd11;
	st.global.u32 	[%rd18], %r32;
	mov.u32 	%r33, 16;
	shfl.sync.bfly.b32 	%r34|%p8, %r10, %r33, %r12, %r14;
	add.s64 	%rd19, %rd18, %rd11;
	st.global.u32 	[%rd19], %r34;
	shfl.sync.bfly.b32 	%r35|%p9, %r10, %r13, %r21, %r14;
	add.s64 	%rd20, %rd19, %rd11;
	st.global.u32 	[%rd20], %r35;
	mul.wide.u32 	%rd21, %r10, 128;
	or.b64  	%rd1, %rd21, %rd7;
	mov.b64 {%r1,%r2}, %rd1;
	shfl.sync.bfly.b32 	%r4|%p10, %r2, %r20, %r12, %r14;
	shfl.sync.bfly.b32 	%r3|%p11, %r1, %r20, %r12, %r14;
	mov.b64 %rd2, {%r3,%r4};
	add.s64 	%rd22, %rd20, %rd11;
	st.global.u32 	[%rd22], %rd2;
	and.b32  	%r36, %r10, 1073741823;
	mov.u32 	%r37, 4;
	shfl.sync.down.b32 	%r38|%p12, %r36, %r37, %r12, %r14;
	add.s64 	%rd23, %rd22, %rd11;
	st.global.u32 	[%rd23], %r38;
	ret;
}
.visible .entry warp_shuffle_predicate(
	.param .u64 warp_shuffle_predicate_param_0,
	.param .u64 warp_shuffle_predicate_param_1,
	.param .u32 warp_shuffle_predicate_param_2
)
{
	.reg .b32 	%r<43>;
	.reg .b64 	%rd<23>;
	ld.param.u64 	%rd1, [warp_shuffle_predicate_param_0];
	ld.param.u64 	%rd2, [warp_shuffle_predicate_param_1];
	ld.param.u32 	%r36, [warp_shuffle_predicate_param_2];
	cvta.to.global.u64 	%rd3, %rd2;
	cvta.to.global.u64 	%rd4, %rd1;
	mov.u32 	%r37, %ctaid.x;
	mov.u32 	%r38, %ntid.x;
	mov.u32 	%r39, %tid.x;
	mad.lo.s32 	%r40, %r37, %r38, %r39;
	mul.wide.s32 	%rd5, %r40, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r3, [%rd6];
	mov.u32 	%r4, 4;
	mov.u32 	%r5, 0;
	{ .reg .pred p; shfl.sync.up.b32 %r1|p, %r3, %r4, %r5, 0xffffffff; selp.u32 %r2, 1, 0, p; }
	add.s64 	%rd7, %rd3, %rd5;
	add.s32 	%r41, %r40, %r36;
	mul.wide.s32 	%rd8, %r36, 4;
	add.s64 	%rd9, %rd7, %rd8;
	st.global.u32 	[%rd7], %r1;
	st.global.u32 	[%rd9], %r2;
	mov.u32 	%r9, 1;
	mov.u32 	%r10, 6144;
	{ .reg .pred p; shfl.sync.up.b32 %r6|p, %r3, %r9, %r10, 0xffffffff; selp.u32 %r7, 1, 0, p; }
	add.s32 	%r42, %r41, %r36;
	mul.wide.s32 	%rd10, %r42, 4;
	add.s64 	%rd11, %rd3, %rd10;
	add.s64 	%rd12, %rd11, %rd8;
	st.global.u32 	[%rd11], %r6;
	st.global.u32 	[%rd12], %r7;
	mov.u32 	%r14, 6;
	mov.u32 	%r35, 31;
	{ .reg .pred p; shfl.sync.down.b32 %r11|p, %r3, %r14, %r35, 0xffffffff; selp.u32 %r12, 1, 0, p; }
	add.s64 	%rd13, %rd12, %rd8;
	add.s64 	%rd14, %rd13, %rd8;
	st.global.u32 	[%rd13], %r11;
	st.global.u32 	[%rd14], %r12;
	mov.u32 	%r19, 3;
	mov.u32 	%r20, 6159;
	{ .reg .pred p; shfl.sync.down.b32 %r16|p, %r3, %r19, %r20, 0xffffffff; selp.u32 %r17, 1, 0, p; }
	add.s64 	%rd15, %rd14, %rd8;
	add.s64 	%rd16, %rd15, %rd8;
	st.global.u32 	[%rd15], %r16;
	st.global.u32 	[%rd16], %r17;
	mov.u32 	%r24, 9;
	{ .reg .pred p; shfl.sync.bfly.b32 %r21|p, %r3, %r24, %r35, 0xffffffff; selp.u32 %r22, 1, 0, p; }
	add.s64 	%rd17, %rd16, %rd8;
	add.s64 	%rd18, %rd17, %rd8;
	st.global.u32 	[%rd17], %r21;
	st.global.u32 	[%rd18], %r22;
	and.b32  	%r29, %r3, 63;
	mov.u32 	%r30, 6151;
	{ .reg .pred p; shfl.sync.idx.b32 %r26|p, %r3, %r29, %r30, 0xffffffff; selp.u32 %r27, 1, 0, p; }
	add.s64 	%rd19, %rd18, %rd8;
	add.s64 	%rd20, %rd19, %rd8;
	st.global.u32 	[%rd19], %r26;
	st.global.u32 	[%rd20], %r27;
	mov.u32 	%r34, 40;
	{ .reg .pred p; shfl.sync.idx.b32 %r31|p, %r3, %r34, %r35, 0xffffffff; selp.u32 %r32, 1, 0, p; }
	add.s64 	%rd21, %rd20, %rd8;
	add.s64 	%rd22, %rd21, %rd8;
	st.global.u32 	[%rd21], %r31;
	st.global.u32 	[%rd22], %r32;
	ret;
}
.visible .entry warp_shuffle_partial(
	.param .u64 warp_shuffle_partial_param_0,
	.param .u64 warp_shuffle_partial_param_1,
	.param .u32 warp_shuffle_partial_param_2
)
{
	.reg .pred 	%p<19>;
	.reg .b32 	%r<45>;
	.reg .b64 	%rd<14>;
	ld.param.u64 	%rd3, [warp_shuffle_partial_param_0];
	ld.param.u64 	%rd2, [warp_shuffle_partial_param_1];
	ld.param.u32 	%r9, [warp_shuffle_partial_param_2];
	mov.u32 	%r10, %ntid.x;
	mov.u32 	%r11, %ctaid.x;
	mov.u32 	%r1, %tid.x;
	mad.lo.s32 	%r12, %r11, %r10, %r1;
	and.b32  	%r2, %r1, 31;
	cvt.s64.s32 	%rd1, %r12;
	cvta.to.global.u64 	%rd4, %rd3;
	mul.wide.s32 	%rd5, %r12, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r3, [%rd6];
	mul.wide.u32 	%rd7, %r2, -1431655765;
	shr.u64 	%rd8, %rd7, 33;
	cvt.u32.u64 	%r13, %rd8;
	mul.lo.s32 	%r14, %r13, 3;
	sub.s32 	%r15, %r2, %r14;
	setp.eq.s32 	%p1, %r15, 0;
	@%p1 bra 	$L__BB2_5;
	setp.lt.u32 	%p2, %r2, 16;
	@%p2 bra 	$L__BB2_3;
	bra.uni 	$L__BB2_2;
$L__BB2_3:
	mov.u32 	%r26, 31;
	mov.u32 	%r27, 4;
	mov.u32 	%r28, 28086;
	shfl.sync.idx.b32 	%r29|%p6, %r3, %r27, %r26, %r28;
	mul.lo.s32 	%r44, %r29, 3;
	and.b32  	%r30, %r1, 1;
	setp.eq.b32 	%p7, %r30, 1;
	mov.pred 	%p8, 0;
	xor.pred  	%p9, %p7, %p8;
	not.pred 	%p10, %p9;
	@%p10 bra 	$L__BB2_6;
	and.b32  	%r31, %r3, 1;
	setp.eq.b32 	%p11, %r31, 1;
	mov.u32 	%r32, 10402;
	vote.sync.ballot.b32 	%r33, %p11, %r32;
	xor.b32  	%r44, %r33, %r44;
	bra.uni 	$L__BB2_6;
$L__BB2_5:
	mov.u32 	%r34, 31;
	mov.u32 	%r35, 9;
	mov.u32 	%r36, 1227133513;
	shfl.sync.idx.b32 	%r37|%p13, %r3, %r35, %r34, %r36;
	setp.eq.s32 	%p14, %r2, 6;
	setp.eq.s32 	%p15, %r2, 0;
	or.pred  	%p16, %p15, %p14;
	selp.b32 	%r38, 6, 0, %p16;
	shfl.sync.bfly.b32 	%r39|%p17, %r3, %r38, %r34, %r36;
	add.s32 	%r44, %r39, %r37;
	bra.uni 	$L__BB2_6;
$L__BB2_2:
	mov.u32 	%r16, 31;
	mov.u32 	%r17, 16;
	mov.u32 	%r18, -1227161600;
	shfl.sync.idx.b32 	%r19|%p3, %r3, %r17, %r16, %r18;
	mov.u32 	%r20, 19;
	shfl.sync.idx.b32 	%r21|%p4, %r3, %r20, %r16, %r18;
	mad.lo.s32 	%r22, %r19, 7, %r21;
	add.s32 	%r23, %r22, 49;
	mov.u32 	%r24, 22;
	shfl.sync.idx.b32 	%r25|%p5, %r3, %r24, %r16, %r18;
	mad.lo.s32 	%r44, %r23, 7, %r25;
$L__BB2_6:
	cvta.to.global.u64 	%rd9, %rd2;
	shl.b64 	%rd10, %rd1, 2;
	add.s64 	%rd11, %rd9, %rd10;
	st.global.u32 	[%rd11], %r44;
	xor.b32  	%r40, %r2, 31;
	mov.u32 	%r41, 31;
	mov.u32 	%r42, -1;
	shfl.sync.idx.b32 	%r43|%p18, %r44, %r40, %r41, %r42;
	mul.wide.s32 	%rd12, %r9, 4;
	add.s64 	%rd13, %rd11, %rd12;
	st.global.u32 	[%rd13], %r43;
	ret;
}
.visible .entry warp_vote(
	.param .u64 warp_vote_param_0,
	.param .u64 warp_vote_param_1,
	.param .u32 warp_vote_param_2
)
{
	.reg .pred 	%p<16>;
	.reg .b32 	%r<49>;
	.reg .b64 	%rd<21>;
	ld.param.u64 	%rd2, [warp_vote_param_0];
	ld.param.u64 	%rd3, [warp_vote_param_1];
	ld.param.u32 	%r6, [warp_vote_param_2];
	cvta.to.global.u64 	%rd1, %rd3;
	mov.u32 	%r10, %ntid.x;
	mov.u32 	%r11, %ctaid.x;
	mov.u32 	%r12, %tid.x;
	mad.lo.s32 	%r13, %r11, %r10, %r12;
	and.b32  	%r14, %r12, 28;
	cvta.to.global.u64 	%rd4, %rd2;
	mul.wide.s32 	%rd5, %r13, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r1, [%rd6];
	and.b32  	%r15, %r1, 1;
	setp.eq.b32 	%p1, %r15, 1;
	mov.u32 	%r48, 0;
	mov.u32 	%r16, -1;
	vote.sync.ballot.b32 	%r17, %p1, %r16;
	add.s64 	%rd7, %rd1, %rd5;
	st.global.u32 	[%rd7], %r17;
	and.b32  	%r18, %r1, 1023;
	setp.eq.s32 	%p3, %r18, 7;
	vote.sync.any.pred 	%p4, %p3, %r16;
	selp.u32 	%r20, 1, 0, %p4;
	add.s32 	%r21, %r13, %r6;
	mul.wide.s32 	%rd8, %r6, 4;
	add.s64 	%rd9, %rd7, %rd8;
	st.global.u32 	[%rd9], %r20;
	setp.gt.u32 	%p5, %r1, 1000;
	vote.sync.all.pred 	%p6, %p5, %r16;
	selp.u32 	%r23, 1, 0, %p6;
	add.s32 	%r2, %r21, %r6;
	mul.wide.s32 	%rd10, %r2, 4;
	add.s64 	%rd11, %rd1, %rd10;
	st.global.u32 	[%rd11], %r23;
	setp.lt.s32 	%p7, %r1, 0;
	vote.sync.uni.pred 	%p8, %p7, %r16;
	selp.u32 	%r25, 1, 0, %p8;
	add.s64 	%rd12, %rd11, %rd8;
	st.global.u32 	[%rd12], %r25;
	mov.u32 %r7, %lanemask_lt;
	mov.u32 %r8, %lanemask_ge;
	shl.b32 	%r26, %r8, 1;
	xor.b32  	%r27, %r26, %r7;
	add.s64 	%rd13, %rd12, %rd8;
	st.global.u32 	[%rd13], %r27;
	mul.wide.u32 	%rd14, %r1, -858993459;
	shr.u64 	%rd15, %rd14, 34;
	cvt.u32.u64 	%r28, %rd15;
	mul.lo.s32 	%r29, %r28, 5;
	sub.s32 	%r30, %r1, %r29;
	setp.eq.s32 	%p9, %r30, 0;
	vote.sync.ballot.b32 	%r31, %p9, %r16;
	brev.b32 	%r32, %r31;
	bfind.shiftamt.u32 	%r33, %r32;
	add.s64 	%rd16, %rd13, %rd8;
	st.global.u32 	[%rd16], %r33;
	setp.gt.u32 	%p11, %r14, 19;
	@%p11 bra 	$L__BB3_2;
	shr.u32 	%r34, %r1, 2;
	and.b32  	%r35, %r34, 1;
	setp.eq.b32 	%p12, %r35, 1;
	mov.u32 	%r36, 1048575;
	vote.sync.ballot.b32 	%r48, %p12, %r36;
$L__BB3_2:
	add.s32 	%r37, %r2, %r6;
	add.s32 	%r38, %r37, %r6;
	add.s32 	%r39, %r38, %r6;
	add.s32 	%r40, %r39, %r6;
	mul.wide.s32 	%rd17, %r40, 4;
	add.s64 	%rd18, %rd1, %rd17;
	st.global.u32 	[%rd18], %r48;
	shr.u32 	%r41, %r1, 3;
	and.b32  	%r42, %r41, 1;
	setp.eq.b32 	%p14, %r42, 1;
	vote.sync.ballot.b32 	%r44, %p14, %r16;
	and.b32  	%r45, %r44, %r7;
	popc.b32 	%r46, %r45;
	add.s32 	%r47, %r40, %r6;
	mul.wide.s32 	%rd19, %r47, 4;
	add.s64 	%rd20, %rd1, %rd19;
	st.global.u32 	[%rd20], %r46;
	ret;
}
.visible .entry warp_match(
	.param .u64 warp_match_param_0,
	.param .u64 warp_match_param_1,
	.param .u32 warp_match_param_2
)
{
	.reg .pred 	%p<6>;
	.reg .b32 	%r<29>;
	.reg .b64 	%rd<22>;
	ld.param.u64 	%rd2, [warp_match_param_0];
	ld.param.u64 	%rd3, [warp_match_param_1];
	ld.param.u32 	%r6, [warp_match_param_2];
	cvta.to.global.u64 	%rd1, %rd3;
	mov.u32 	%r8, %ntid.x;
	mov.u32 	%r9, %ctaid.x;
	mov.u32 	%r10, %tid.x;
	mad.lo.s32 	%r11, %r9, %r8, %r10;
	cvta.to.global.u64 	%rd4, %rd2;
	mul.wide.s32 	%rd5, %r11, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r1, [%rd6];
	and.b32  	%r12, %r1, 3;
	mov.u32 	%r13, -1;
	match.any.sync.b32 	%r14, %r12, %r13;
	add.s64 	%rd7, %rd1, %rd5;
	st.global.u32 	[%rd7], %r14;
	cvt.u64.u32 	%rd8, %r1;
	shl.b64 	%rd9, %rd8, 40;
	and.b64  	%rd10, %rd9, 7696581394432;
	match.any.sync.b64 	%r15, %rd10, %r13;
	add.s32 	%r16, %r11, %r6;
	mul.wide.s32 	%rd11, %r6, 4;
	add.s64 	%rd12, %rd7, %rd11;
	st.global.u32 	[%rd12], %r15;
	and.b32  	%r17, %r1, 1073741824;
	match.all.sync.b32 	%r18|%p2, %r17, %r13;
	selp.u32 	%r19, 1, 0, %p2;
	add.s32 	%r2, %r16, %r6;
	mul.wide.s32 	%rd13, %r2, 4;
	add.s64 	%rd14, %rd1, %rd13;
	st.global.u32 	[%rd14], %r18;
	add.s64 	%rd15, %rd14, %rd11;
	st.global.u32 	[%rd15], %r19;
	cvt.u64.u32 	%rd16, %r9;
	add.s64 	%rd17, %rd16, 12345;
	match.all.sync.b64 	%r20|%p3, %rd17, %r13;
	selp.u32 	%r21, 1, 0, %p3;
	add.s64 	%rd18, %rd15, %rd11;
	st.global.u32 	[%rd18], %r20;
	add.s64 	%rd19, %rd18, %rd11;
	st.global.u32 	[%rd19], %r21;
	and.b32  	%r22, %r1, 1;
	setp.eq.b32 	%p4, %r22, 1;
	mov.u32 	%r28, 0;
	vote.sync.ballot.b32 	%r3, %p4, %r13;
	setp.eq.s32 	%p5, %r22, 0;
	@%p5 bra 	$L__BB4_2;
	and.b32  	%r23, %r1, 6;
	match.any.sync.b32 	%r28, %r23, %r3;
$L__BB4_2:
	add.s32 	%r24, %r2, %r6;
	add.s32 	%r25, %r24, %r6;
	add.s32 	%r26, %r25, %r6;
	add.s32 	%r27, %r26, %r6;
	mul.wide.s32 	%rd20, %r27, 4;
	add.s64 	%rd21, %rd1, %rd20;
	st.global.u32 	[%rd21], %r28;
	ret;
}
.visible .entry warp_active(
	.param .u64 warp_active_param_0,
	.param .u64 warp_active_param_1
)
{
	.reg .pred 	%p<2>;
	.reg .b16 	%rs<3>;
	.reg .b32 	%r<11>;
	.reg .b64 	%rd<10>;
	ld.param.u64 	%rd3, [warp_active_param_0];
	ld.param.u64 	%rd2, [warp_active_param_1];
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %ctaid.x;
	mov.u32 	%r6, %tid.x;
	mad.lo.s32 	%r7, %r5, %r4, %r6;
	cvt.s64.s32 	%rd1, %r7;
	cvta.to.global.u64 	%rd4, %rd3;
	mul.wide.s32 	%rd5, %r7, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u8 	%rs1, [%rd6];
	and.b16  	%rs2, %rs1, 2;
	setp.eq.s16 	%p1, %rs2, 0;
	@%p1 bra 	$L__BB5_2;
	bra.uni 	$L__BB5_1;
$L__BB5_2:
	activemask.b32 %r9;
	xor.b32  	%r10, %r9, 21845;
	bra.uni 	$L__BB5_3;
$L__BB5_1:
	activemask.b32 %r8;
	mul.lo.s32 	%r10, %r8, 3;
$L__BB5_3:
	cvta.to.global.u64 	%rd7, %rd2;
	shl.b64 	%rd8, %rd1, 2;
	add.s64 	%rd9, %rd7, %rd8;
	st.global.u32 	[%rd9], %r10;
	ret;
}
.visible .entry warp_barrier(
	.param .u64 warp_barrier_param_0,
	.param .u64 warp_barrier_param_1
)
{
	.reg .pred 	%p<6>;
	.reg .b32 	%r<27>;
	.reg .b64 	%rd<13>;
	.shared .align 4 .b8 _ZZ12warp_barrierE4tile[512];
	ld.param.u64 	%rd4, [warp_barrier_param_0];
	ld.param.u64 	%rd3, [warp_barrier_param_1];
	cvta.to.global.u64 	%rd5, %rd4;
	mov.u32 	%r13, %ntid.x;
	mov.u32 	%r14, %ctaid.x;
	mov.u32 	%r15, %tid.x;
	mad.lo.s32 	%r16, %r14, %r13, %r15;
	and.b32  	%r1, %r15, 31;
	cvt.s64.s32 	%rd1, %r16;
	mul.wide.s32 	%rd6, %r16, 4;
	add.s64 	%rd7, %rd5, %rd6;
	ld.global.u32 	%r23, [%rd7];
	mul.wide.s32 	%rd8, %r15, 4;
	mov.u64 	%rd9, _ZZ12warp_barrierE4tile;
	add.s64 	%rd2, %rd9, %rd8;
	st.volatile.shared.u32 	[%rd2], %r23;
	bar.warp.sync 	-1;
	setp.eq.s32 	%p1, %r1, 0;
	@%p1 bra 	$L__BB6_2;
	ld.volatile.shared.u32 	%r17, [%rd2+-4];
	add.s32 	%r23, %r17, %r23;
$L__BB6_2:
	bar.warp.sync 	-1;
	st.volatile.shared.u32 	[%rd2], %r23;
	bar.warp.sync 	-1;
	setp.lt.u32 	%p2, %r1, 2;
	@%p2 bra 	$L__BB6_4;
	ld.volatile.shared.u32 	%r18, [%rd2+-8];
	add.s32 	%r23, %r18, %r23;
$L__BB6_4:
	bar.warp.sync 	-1;
	st.volatile.shared.u32 	[%rd2], %r23;
	bar.warp.sync 	-1;
	setp.lt.u32 	%p3, %r1, 4;
	@%p3 bra 	$L__BB6_6;
	ld.volatile.shared.u32 	%r19, [%rd2+-16];
	add.s32 	%r23, %r19, %r23;
$L__BB6_6:
	bar.warp.sync 	-1;
	st.volatile.shared.u32 	[%rd2], %r23;
	bar.warp.sync 	-1;
	setp.lt.u32 	%p4, %r1, 8;
	@%p4 bra 	$L__BB6_8;
	ld.volatile.shared.u32 	%r20, [%rd2+-32];
	add.s32 	%r23, %r20, %r23;
$L__BB6_8:
	bar.warp.sync 	-1;
	st.volatile.shared.u32 	[%rd2], %r23;
	bar.warp.sync 	-1;
	setp.lt.u32 	%p5, %r1, 16;
	@%p5 bra 	$L__BB6_10;
	ld.volatile.shared.u32 	%r21, [%rd2+-64];
	add.s32 	%r23, %r21, %r23;
$L__BB6_10:
	bar.warp.sync 	-1;
	cvta.to.global.u64 	%rd10, %rd3;
	shl.b64 	%rd11, %rd1, 2;
	add.s64 	%rd12, %rd10, %rd11;
	st.global.u32 	[%rd12], %r23;
	ret;
}
`;
