// Generated from test/conformance/kernels/block.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `test/conformance/kernels/block.cu`. */
export const BLOCK: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN38_INTERNAL_00000000_8_block_cu_794c2b0f2nv6target5sm_90E = 90;
.extern .shared .align 16 .b8 dynamic_words[];
.visible .entry block_barrier_loop(
	.param .u64 block_barrier_loop_param_0,
	.param .u64 block_barrier_loop_param_1,
	.param .u32 block_barrier_loop_param_2
)
{
	.reg .pred 	%p<6>;
	.reg .b32 	%r<79>;
	.reg .b64 	%rd<25>;
	.shared .align 4 .b8 _ZZ18block_barrier_loopE4tile[384];
	ld.param.u64 	%rd4, [block_barrier_loop_param_0];
	ld.param.u64 	%rd3, [block_barrier_loop_param_1];
	ld.param.u32 	%r17, [block_barrier_loop_param_2];
	mov.u32 	%r18, %ctaid.x;
	mov.u32 	%r1, %tid.x;
	mad.lo.s32 	%r19, %r18, 96, %r1;
	cvt.s64.s32 	%rd1, %r19;
	cvta.to.global.u64 	%rd5, %rd4;
	mul.wide.s32 	%rd6, %r19, 4;
	add.s64 	%rd7, %rd5, %rd6;
	ld.global.u32 	%r20, [%rd7];
	mul.wide.s32 	%rd8, %r1, 4;
	mov.u64 	%rd9, _ZZ18block_barrier_loopE4tile;
	add.s64 	%rd2, %rd9, %rd8;
	st.shared.u32 	[%rd2], %r20;
	bar.sync 	0;
	setp.lt.s32 	%p1, %r17, 1;
	@%p1 bra 	$L__BB0_7;
	add.s32 	%r22, %r17, -1;
	and.b32  	%r78, %r17, 3;
	setp.lt.u32 	%p2, %r22, 3;
	mov.u32 	%r76, 1;
	@%p2 bra 	$L__BB0_4;
	add.s32 	%r74, %r1, 4;
	sub.s32 	%r73, %r78, %r17;
$L__BB0_3:
	add.s32 	%r24, %r1, %r76;
	mul.hi.s32 	%r25, %r24, 715827883;
	shr.u32 	%r26, %r25, 31;
	shr.s32 	%r27, %r25, 4;
	add.s32 	%r28, %r27, %r26;
	mul.lo.s32 	%r29, %r28, 96;
	sub.s32 	%r30, %r24, %r29;
	mul.wide.s32 	%rd10, %r30, 4;
	add.s64 	%rd12, %rd9, %rd10;
	ld.shared.u32 	%r31, [%rd12];
	bar.sync 	0;
	ld.shared.u32 	%r32, [%rd2];
	mad.lo.s32 	%r33, %r32, 3, %r31;
	st.shared.u32 	[%rd2], %r33;
	bar.sync 	0;
	add.s32 	%r34, %r74, -2;
	mul.hi.s32 	%r35, %r34, 715827883;
	shr.u32 	%r36, %r35, 31;
	shr.s32 	%r37, %r35, 4;
	add.s32 	%r38, %r37, %r36;
	mul.lo.s32 	%r39, %r38, 96;
	sub.s32 	%r40, %r34, %r39;
	mul.wide.s32 	%rd13, %r40, 4;
	add.s64 	%rd14, %rd9, %rd13;
	ld.shared.u32 	%r41, [%rd14];
	bar.sync 	0;
	ld.shared.u32 	%r42, [%rd2];
	mad.lo.s32 	%r43, %r42, 3, %r41;
	st.shared.u32 	[%rd2], %r43;
	bar.sync 	0;
	add.s32 	%r44, %r74, -1;
	mul.hi.s32 	%r45, %r44, 715827883;
	shr.u32 	%r46, %r45, 31;
	shr.s32 	%r47, %r45, 4;
	add.s32 	%r48, %r47, %r46;
	mul.lo.s32 	%r49, %r48, 96;
	sub.s32 	%r50, %r44, %r49;
	mul.wide.s32 	%rd15, %r50, 4;
	add.s64 	%rd16, %rd9, %rd15;
	ld.shared.u32 	%r51, [%rd16];
	bar.sync 	0;
	ld.shared.u32 	%r52, [%rd2];
	mad.lo.s32 	%r53, %r52, 3, %r51;
	st.shared.u32 	[%rd2], %r53;
	bar.sync 	0;
	mul.hi.s32 	%r54, %r74, 715827883;
	shr.u32 	%r55, %r54, 31;
	shr.s32 	%r56, %r54, 4;
	add.s32 	%r57, %r56, %r55;
	mul.lo.s32 	%r58, %r57, 96;
	sub.s32 	%r59, %r74, %r58;
	mul.wide.s32 	%rd17, %r59, 4;
	add.s64 	%rd18, %rd9, %rd17;
	ld.shared.u32 	%r60, [%rd18];
	bar.sync 	0;
	ld.shared.u32 	%r61, [%rd2];
	mad.lo.s32 	%r62, %r61, 3, %r60;
	st.shared.u32 	[%rd2], %r62;
	bar.sync 	0;
	add.s32 	%r76, %r76, 4;
	add.s32 	%r74, %r74, 4;
	add.s32 	%r73, %r73, 4;
	setp.ne.s32 	%p3, %r73, 0;
	@%p3 bra 	$L__BB0_3;
$L__BB0_4:
	setp.eq.s32 	%p4, %r78, 0;
	@%p4 bra 	$L__BB0_7;
	add.s32 	%r77, %r1, %r76;
$L__BB0_6:
	.pragma "nounroll";
	mul.hi.s32 	%r63, %r77, 715827883;
	shr.u32 	%r64, %r63, 31;
	shr.s32 	%r65, %r63, 4;
	add.s32 	%r66, %r65, %r64;
	mul.lo.s32 	%r67, %r66, 96;
	sub.s32 	%r68, %r77, %r67;
	mul.wide.s32 	%rd19, %r68, 4;
	add.s64 	%rd21, %rd9, %rd19;
	ld.shared.u32 	%r69, [%rd21];
	bar.sync 	0;
	ld.shared.u32 	%r70, [%rd2];
	mad.lo.s32 	%r71, %r70, 3, %r69;
	st.shared.u32 	[%rd2], %r71;
	bar.sync 	0;
	add.s32 	%r77, %r77, 1;
	add.s32 	%r78, %r78, -1;
	setp.ne.s32 	%p5, %r78, 0;
	@%p5 bra 	$L__BB0_6;
$L__BB0_7:
	ld.shared.u32 	%r72, [%rd2];
	cvta.to.global.u64 	%rd22, %rd3;
	shl.b64 	%rd23, %rd1, 2;
	add.s64 	%rd24, %rd22, %rd23;
	st.global.u32 	[%rd24], %r72;
	ret;
}
.visible .entry block_data_dependent(
	.param .u64 block_data_dependent_param_0,
	.param .u64 block_data_dependent_param_1
)
{
	.reg .pred 	%p<8>;
	.reg .b32 	%r<26>;
	.reg .b64 	%rd<17>;
	.shared .align 4 .b8 _ZZ20block_data_dependentE4tile[256];
	.shared .align 4 .u32 _ZZ20block_data_dependentE4stop;
	ld.param.u64 	%rd5, [block_data_dependent_param_0];
	ld.param.u64 	%rd4, [block_data_dependent_param_1];
	mov.u32 	%r5, %ctaid.x;
	shl.b32 	%r6, %r5, 6;
	mov.u32 	%r1, %tid.x;
	add.s32 	%r7, %r6, %r1;
	cvt.s64.s32 	%rd1, %r7;
	cvta.to.global.u64 	%rd6, %rd5;
	mul.wide.s32 	%rd7, %r7, 4;
	add.s64 	%rd8, %rd6, %rd7;
	ld.global.u32 	%r8, [%rd8];
	mul.wide.s32 	%rd9, %r1, 4;
	mov.u64 	%rd10, _ZZ20block_data_dependentE4tile;
	add.s64 	%rd2, %rd10, %rd9;
	st.shared.u32 	[%rd2], %r8;
	setp.ne.s32 	%p1, %r1, 0;
	@%p1 bra 	$L__BB1_2;
	mov.u32 	%r9, 0;
	st.shared.u32 	[_ZZ20block_data_dependentE4stop], %r9;
$L__BB1_2:
	bar.sync 	0;
	ld.shared.u32 	%r11, [_ZZ20block_data_dependentE4stop];
	setp.ne.s32 	%p2, %r11, 0;
	mov.u32 	%r25, 0;
	@%p2 bra 	$L__BB1_8;
	mad.lo.s32 	%r13, %r1, 20, 4;
	cvt.u64.u32 	%rd11, %r13;
	and.b64  	%rd12, %rd11, 252;
	add.s64 	%rd3, %rd10, %rd12;
$L__BB1_4:
	ld.shared.u32 	%r14, [%rd3];
	bar.sync 	0;
	shr.u32 	%r15, %r14, 1;
	ld.shared.u32 	%r16, [%rd2];
	xor.b32  	%r17, %r16, %r15;
	st.shared.u32 	[%rd2], %r17;
	setp.ne.s32 	%p3, %r1, 17;
	@%p3 bra 	$L__BB1_7;
	ld.shared.u32 	%r18, [_ZZ20block_data_dependentE4tile+68];
	and.b32  	%r19, %r18, 31;
	setp.ne.s32 	%p4, %r19, 3;
	@%p4 bra 	$L__BB1_7;
	mov.u32 	%r20, 1;
	st.shared.u32 	[_ZZ20block_data_dependentE4stop], %r20;
$L__BB1_7:
	add.s32 	%r25, %r25, 1;
	bar.sync 	0;
	ld.shared.u32 	%r21, [_ZZ20block_data_dependentE4stop];
	setp.eq.s32 	%p5, %r21, 0;
	setp.lt.u32 	%p6, %r25, 60;
	and.pred  	%p7, %p6, %p5;
	@%p7 bra 	$L__BB1_4;
$L__BB1_8:
	ld.shared.u32 	%r22, [%rd2];
	add.s32 	%r23, %r22, %r25;
	cvta.to.global.u64 	%rd14, %rd4;
	shl.b64 	%rd15, %rd1, 2;
	add.s64 	%rd16, %rd14, %rd15;
	st.global.u32 	[%rd16], %r23;
	ret;
}
.visible .entry block_votes(
	.param .u64 block_votes_param_0,
	.param .u64 block_votes_param_1,
	.param .u32 block_votes_param_2
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<16>;
	.reg .b64 	%rd<12>;
	ld.param.u64 	%rd1, [block_votes_param_0];
	ld.param.u64 	%rd2, [block_votes_param_1];
	ld.param.u32 	%r1, [block_votes_param_2];
	cvta.to.global.u64 	%rd3, %rd2;
	cvta.to.global.u64 	%rd4, %rd1;
	mov.u32 	%r2, %ctaid.x;
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %tid.x;
	mad.lo.s32 	%r5, %r2, %r3, %r4;
	mul.wide.s32 	%rd5, %r5, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r6, [%rd6];
	and.b32  	%r7, %r6, 1;
	{
	.reg .pred 	%p1;
	setp.ne.u32 	%p1, %r7, 0;
	bar.red.popc.u32 	%r8, 0, %p1;
	}
	add.s64 	%rd7, %rd3, %rd5;
	st.global.u32 	[%rd7], %r8;
	setp.gt.u32 	%p1, %r6, 5;
	selp.u32 	%r9, 1, 0, %p1;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r9, 0;
	bar.red.and.pred 	%p2, 0, %p1;
	selp.u32 	%r10, 1, 0, %p2;
	}
	add.s32 	%r11, %r5, %r1;
	mul.wide.s32 	%rd8, %r1, 4;
	add.s64 	%rd9, %rd7, %rd8;
	st.global.u32 	[%rd9], %r10;
	and.b32  	%r12, %r6, 4095;
	setp.eq.s32 	%p2, %r12, 9;
	selp.u32 	%r13, 1, 0, %p2;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r13, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r14, 1, 0, %p2;
	}
	add.s32 	%r15, %r11, %r1;
	mul.wide.s32 	%rd10, %r15, 4;
	add.s64 	%rd11, %rd3, %rd10;
	st.global.u32 	[%rd11], %r14;
	ret;
}
.visible .entry block_named_barriers(
	.param .u64 block_named_barriers_param_0,
	.param .u64 block_named_barriers_param_1
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<18>;
	.reg .b64 	%rd<16>;
	.shared .align 4 .b8 _ZZ20block_named_barriersE4tile[256];
	ld.param.u64 	%rd3, [block_named_barriers_param_0];
	ld.param.u64 	%rd4, [block_named_barriers_param_1];
	cvta.to.global.u64 	%rd5, %rd4;
	mov.u32 	%r2, %ctaid.x;
	shl.b32 	%r3, %r2, 7;
	mov.u32 	%r1, %tid.x;
	add.s32 	%r4, %r3, %r1;
	setp.lt.s32 	%p1, %r1, 64;
	cvt.s64.s32 	%rd1, %r4;
	mul.wide.s32 	%rd6, %r4, 4;
	add.s64 	%rd2, %rd5, %rd6;
	@%p1 bra 	$L__BB3_2;
	bra.uni 	$L__BB3_1;
$L__BB3_2:
	cvta.to.global.u64 	%rd10, %rd3;
	shl.b64 	%rd11, %rd1, 2;
	add.s64 	%rd12, %rd10, %rd11;
	mul.wide.s32 	%rd13, %r1, 4;
	mov.u64 	%rd14, _ZZ20block_named_barriersE4tile;
	add.s64 	%rd15, %rd14, %rd13;
	ld.global.u32 	%r12, [%rd12];
	st.shared.u32 	[%rd15], %r12;
	bar.arrive 1, 128;
	bar.sync 2, 128;
	ld.global.u32 	%r13, [%rd12];
	add.s32 	%r14, %r13, 1;
	st.shared.u32 	[%rd15], %r14;
	bar.arrive 1, 128;
	bar.sync 2, 128;
	ld.global.u32 	%r15, [%rd12];
	add.s32 	%r16, %r15, 2;
	st.shared.u32 	[%rd15], %r16;
	bar.arrive 1, 128;
	bar.sync 2, 128;
	ld.global.u32 	%r17, [%rd12];
	st.global.u32 	[%rd2], %r17;
	bra.uni 	$L__BB3_3;
$L__BB3_1:
	mov.u32 	%r5, 127;
	sub.s32 	%r6, %r5, %r1;
	mul.wide.s32 	%rd7, %r6, 4;
	mov.u64 	%rd8, _ZZ20block_named_barriersE4tile;
	add.s64 	%rd9, %rd8, %rd7;
	bar.sync 1, 128;
	ld.shared.u32 	%r7, [%rd9];
	bar.sync 2, 128;
	bar.sync 1, 128;
	ld.shared.u32 	%r8, [%rd9];
	mad.lo.s32 	%r9, %r7, 7, %r8;
	bar.sync 2, 128;
	bar.sync 1, 128;
	ld.shared.u32 	%r10, [%rd9];
	mad.lo.s32 	%r11, %r9, 7, %r10;
	bar.sync 2, 128;
	st.global.u32 	[%rd2], %r11;
$L__BB3_3:
	ret;
}
.visible .entry block_dynamic_shared(
	.param .u64 block_dynamic_shared_param_0,
	.param .u64 block_dynamic_shared_param_1,
	.param .u32 block_dynamic_shared_param_2
)
{
	.reg .pred 	%p<6>;
	.reg .b32 	%r<24>;
	.reg .b64 	%rd<23>;
	.shared .align 8 .b8 _ZZ20block_dynamic_sharedE5fixed[32];
	ld.param.u64 	%rd3, [block_dynamic_shared_param_0];
	ld.param.u64 	%rd4, [block_dynamic_shared_param_1];
	ld.param.u32 	%r10, [block_dynamic_shared_param_2];
	mov.u32 	%r23, %tid.x;
	setp.gt.s32 	%p1, %r23, 3;
	@%p1 bra 	$L__BB4_2;
	mul.wide.s32 	%rd5, %r23, 1000003;
	mul.wide.s32 	%rd6, %r23, 8;
	mov.u64 	%rd7, _ZZ20block_dynamic_sharedE5fixed;
	add.s64 	%rd8, %rd7, %rd6;
	st.shared.u64 	[%rd8], %rd5;
$L__BB4_2:
	setp.ge.s32 	%p2, %r23, %r10;
	@%p2 bra 	$L__BB4_5;
	mov.u32 	%r11, %ctaid.x;
	mul.lo.s32 	%r2, %r11, %r10;
	mov.u32 	%r3, %ntid.x;
	cvta.to.global.u64 	%rd1, %rd3;
	mov.u64 	%rd12, dynamic_words;
	mov.u32 	%r22, %r23;
$L__BB4_4:
	add.s32 	%r12, %r22, %r2;
	mul.wide.u32 	%rd9, %r12, 4;
	add.s64 	%rd10, %rd1, %rd9;
	ld.global.u32 	%r13, [%rd10];
	mul.wide.s32 	%rd11, %r22, 4;
	add.s64 	%rd13, %rd12, %rd11;
	st.shared.u32 	[%rd13], %r13;
	add.s32 	%r22, %r22, %r3;
	setp.lt.s32 	%p3, %r22, %r10;
	@%p3 bra 	$L__BB4_4;
$L__BB4_5:
	bar.sync 	0;
	@%p2 bra 	$L__BB4_8;
	mov.u32 	%r14, %ctaid.x;
	mul.lo.s32 	%r6, %r14, %r10;
	mov.u32 	%r7, %ntid.x;
	cvta.to.global.u64 	%rd2, %rd4;
	mov.u64 	%rd15, dynamic_words;
	mov.u64 	%rd19, _ZZ20block_dynamic_sharedE5fixed;
$L__BB4_7:
	not.b32 	%r15, %r23;
	add.s32 	%r16, %r15, %r10;
	mul.wide.s32 	%rd14, %r16, 4;
	add.s64 	%rd16, %rd15, %rd14;
	shl.b32 	%r17, %r23, 3;
	cvt.u64.u32 	%rd17, %r17;
	and.b64  	%rd18, %rd17, 24;
	add.s64 	%rd20, %rd19, %rd18;
	ld.shared.u32 	%r18, [%rd20];
	ld.shared.u32 	%r19, [%rd16];
	add.s32 	%r20, %r19, %r18;
	add.s32 	%r21, %r23, %r6;
	mul.wide.u32 	%rd21, %r21, 4;
	add.s64 	%rd22, %rd2, %rd21;
	st.global.u32 	[%rd22], %r20;
	add.s32 	%r23, %r23, %r7;
	setp.lt.s32 	%p5, %r23, %r10;
	@%p5 bra 	$L__BB4_7;
$L__BB4_8:
	ret;
}
.visible .entry block_coordinates(
	.param .u64 block_coordinates_param_0
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<41>;
	.reg .b64 	%rd<7>;
	ld.param.u64 	%rd1, [block_coordinates_param_0];
	cvta.to.global.u64 	%rd2, %rd1;
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %nctaid.x;
	mov.u32 	%r5, %ctaid.y;
	mov.u32 	%r6, %nctaid.y;
	mov.u32 	%r7, %ctaid.z;
	mad.lo.s32 	%r8, %r6, %r7, %r5;
	mad.lo.s32 	%r9, %r8, %r4, %r3;
	mov.u32 	%r10, %tid.x;
	mov.u32 	%r11, %ntid.x;
	mov.u32 	%r12, %tid.y;
	mov.u32 	%r13, %ntid.y;
	mov.u32 	%r14, %tid.z;
	mov.u32 	%r15, %ntid.z;
	mad.lo.s32 	%r16, %r9, %r15, %r14;
	mad.lo.s32 	%r17, %r16, %r13, %r12;
	mad.lo.s32 	%r18, %r17, %r11, %r10;
	mov.u32 %r1, %laneid;
	mov.u32 %r2, %warpid;
	shl.b32 	%r19, %r12, 4;
	or.b32  	%r20, %r19, %r10;
	shl.b32 	%r21, %r14, 8;
	or.b32  	%r22, %r20, %r21;
	shl.b32 	%r23, %r3, 12;
	or.b32  	%r24, %r22, %r23;
	shl.b32 	%r25, %r5, 16;
	or.b32  	%r26, %r24, %r25;
	shl.b32 	%r27, %r7, 20;
	or.b32  	%r28, %r26, %r27;
	shl.b32 	%r29, %r1, 24;
	or.b32  	%r30, %r28, %r29;
	mul.wide.u32 	%rd3, %r18, 4;
	add.s64 	%rd4, %rd2, %rd3;
	mov.u32 	%r31, %nctaid.z;
	setp.gt.u32 	%p1, %r2, 31;
	selp.u32 	%r32, 1, 0, %p1;
	mad.lo.s32 	%r33, %r6, 10, %r31;
	mad.lo.s32 	%r34, %r4, 100, %r33;
	add.s32 	%r35, %r34, %r32;
	mul.lo.s32 	%r36, %r4, %r6;
	mul.lo.s32 	%r37, %r36, %r31;
	mul.lo.s32 	%r38, %r37, %r11;
	mul.lo.s32 	%r39, %r38, %r13;
	mad.lo.s32 	%r40, %r39, %r15, %r18;
	mul.wide.u32 	%rd5, %r40, 4;
	add.s64 	%rd6, %rd2, %rd5;
	st.global.u32 	[%rd4], %r30;
	st.global.u32 	[%rd6], %r35;
	ret;
}
`;
