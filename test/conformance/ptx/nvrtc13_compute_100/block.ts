// Generated from test/conformance/kernels/block.cu by scripts/build_ptx.ts (NVRTC 13.0). Do not edit.
/** PTX of `test/conformance/kernels/block.cu`. */
export const BLOCK: string = `.version 9.0
.target sm_100
.address_size 64
.extern .shared .align 16 .b8 dynamic_words[];
.visible .entry block_barrier_loop(
	.param .u64 .ptr .align 1 block_barrier_loop_param_0,
	.param .u64 .ptr .align 1 block_barrier_loop_param_1,
	.param .u32 block_barrier_loop_param_2
)
{
	.reg .pred 	%p<10>;
	.reg .b32 	%r<117>;
	.reg .b64 	%rd<103>;
	.shared .align 4 .b8 _ZZ18block_barrier_loopE4tile[384];
	ld.param.u64 	%rd32, [block_barrier_loop_param_0];
	ld.param.u32 	%r14, [block_barrier_loop_param_2];
	cvta.to.global.u64 	%rd33, %rd32;
	mov.u32 	%r15, %tid.x;
	mov.u32 	%r16, %ctaid.x;
	mad.lo.s32 	%r17, %r16, 96, %r15;
	mul.wide.s32 	%rd34, %r17, 4;
	add.s64 	%rd35, %rd33, %rd34;
	ld.global.u32 	%r18, [%rd35];
	cvt.u64.u32 	%rd1, %r15;
	mul.wide.u32 	%rd36, %r15, 4;
	mov.u64 	%rd37, _ZZ18block_barrier_loopE4tile;
	add.s64 	%rd38, %rd37, %rd36;
	st.shared.u32 	[%rd38], %r18;
	bar.sync 	0;
	setp.lt.s32 	%p1, %r14, 1;
	@%p1 bra 	$L__BB0_13;
	setp.lt.u32 	%p2, %r14, 8;
	mov.b32 	%r115, 1;
	@%p2 bra 	$L__BB0_5;
	and.b32  	%r21, %r14, 2147483640;
	neg.s32 	%r113, %r21;
	shl.b64 	%rd39, %rd1, 2;
	add.s64 	%rd102, %rd37, %rd39;
	add.s64 	%rd101, %rd1, 2;
	add.s64 	%rd100, %rd1, 3;
	add.s64 	%rd99, %rd1, 4;
	add.s64 	%rd98, %rd1, 5;
	add.s64 	%rd97, %rd1, 6;
	add.s64 	%rd96, %rd1, 7;
	add.s64 	%rd95, %rd1, 8;
	add.s64 	%rd94, %rd1, 1;
	mov.b32 	%r112, 0;
$L__BB0_3:
	.pragma "nounroll";
	mul.hi.u64 	%rd41, %rd101, -6148914691236517205;
	shr.u64 	%rd42, %rd41, 6;
	mul.hi.u64 	%rd43, %rd100, -6148914691236517205;
	shr.u64 	%rd44, %rd43, 6;
	mul.hi.u64 	%rd45, %rd99, -6148914691236517205;
	shr.u64 	%rd46, %rd45, 6;
	mul.hi.u64 	%rd47, %rd98, -6148914691236517205;
	shr.u64 	%rd48, %rd47, 6;
	mul.hi.u64 	%rd49, %rd97, -6148914691236517205;
	shr.u64 	%rd50, %rd49, 6;
	mul.hi.u64 	%rd51, %rd96, -6148914691236517205;
	shr.u64 	%rd52, %rd51, 6;
	mul.hi.u64 	%rd53, %rd95, -6148914691236517205;
	shr.u64 	%rd54, %rd53, 6;
	mul.hi.u64 	%rd55, %rd94, -6148914691236517205;
	shr.u64 	%rd56, %rd55, 6;
	mad.lo.s64 	%rd57, %rd56, -384, %rd102;
	ld.shared.u32 	%r22, [%rd57+4];
	bar.sync 	0;
	mul.wide.u32 	%rd58, %r15, 4;
	mov.u64 	%rd59, _ZZ18block_barrier_loopE4tile;
	add.s64 	%rd60, %rd59, %rd58;
	ld.shared.u32 	%r24, [%rd60];
	mad.lo.s32 	%r25, %r24, 3, %r22;
	st.shared.u32 	[%rd60], %r25;
	bar.sync 	0;
	mad.lo.s64 	%rd61, %rd42, -384, %rd102;
	ld.shared.u32 	%r26, [%rd61+8];
	bar.sync 	0;
	ld.shared.u32 	%r27, [%rd60];
	mad.lo.s32 	%r28, %r27, 3, %r26;
	st.shared.u32 	[%rd60], %r28;
	bar.sync 	0;
	mad.lo.s64 	%rd62, %rd44, -384, %rd102;
	ld.shared.u32 	%r29, [%rd62+12];
	bar.sync 	0;
	ld.shared.u32 	%r30, [%rd60];
	mad.lo.s32 	%r31, %r30, 3, %r29;
	st.shared.u32 	[%rd60], %r31;
	bar.sync 	0;
	mad.lo.s64 	%rd63, %rd46, -384, %rd102;
	ld.shared.u32 	%r32, [%rd63+16];
	bar.sync 	0;
	ld.shared.u32 	%r33, [%rd60];
	mad.lo.s32 	%r34, %r33, 3, %r32;
	st.shared.u32 	[%rd60], %r34;
	bar.sync 	0;
	mad.lo.s64 	%rd64, %rd48, -384, %rd102;
	ld.shared.u32 	%r35, [%rd64+20];
	bar.sync 	0;
	ld.shared.u32 	%r36, [%rd60];
	mad.lo.s32 	%r37, %r36, 3, %r35;
	st.shared.u32 	[%rd60], %r37;
	bar.sync 	0;
	mad.lo.s64 	%rd65, %rd50, -384, %rd102;
	ld.shared.u32 	%r38, [%rd65+24];
	bar.sync 	0;
	ld.shared.u32 	%r39, [%rd60];
	mad.lo.s32 	%r40, %r39, 3, %r38;
	st.shared.u32 	[%rd60], %r40;
	bar.sync 	0;
	mad.lo.s64 	%rd66, %rd52, -384, %rd102;
	ld.shared.u32 	%r41, [%rd66+28];
	bar.sync 	0;
	ld.shared.u32 	%r42, [%rd60];
	mad.lo.s32 	%r43, %r42, 3, %r41;
	st.shared.u32 	[%rd60], %r43;
	bar.sync 	0;
	mad.lo.s64 	%rd67, %rd54, -384, %rd102;
	ld.shared.u32 	%r44, [%rd67+32];
	bar.sync 	0;
	ld.shared.u32 	%r45, [%rd60];
	mad.lo.s32 	%r46, %r45, 3, %r44;
	st.shared.u32 	[%rd60], %r46;
	bar.sync 	0;
	add.s32 	%r113, %r113, 8;
	add.s32 	%r112, %r112, 8;
	add.s64 	%rd102, %rd102, 32;
	add.s64 	%rd101, %rd101, 8;
	add.s64 	%rd100, %rd100, 8;
	add.s64 	%rd99, %rd99, 8;
	add.s64 	%rd98, %rd98, 8;
	add.s64 	%rd97, %rd97, 8;
	add.s64 	%rd96, %rd96, 8;
	add.s64 	%rd95, %rd95, 8;
	add.s64 	%rd94, %rd94, 8;
	setp.ne.s32 	%p3, %r113, 0;
	@%p3 bra 	$L__BB0_3;
	add.s32 	%r115, %r112, 1;
$L__BB0_5:
	and.b32  	%r8, %r14, 7;
	setp.eq.s32 	%p4, %r8, 0;
	@%p4 bra 	$L__BB0_13;
	mov.u32 	%r47, %tid.x;
	cvt.u64.u32 	%rd29, %r47;
	mul.wide.u32 	%rd68, %r47, 4;
	mov.u64 	%rd69, _ZZ18block_barrier_loopE4tile;
	add.s64 	%rd30, %rd69, %rd68;
	and.b32  	%r9, %r14, 3;
	setp.lt.u32 	%p5, %r8, 4;
	@%p5 bra 	$L__BB0_8;
	cvt.u32.u64 	%r48, %rd29;
	add.s32 	%r49, %r115, %r48;
	mul.hi.u32 	%r50, %r49, -1431655765;
	shr.u32 	%r51, %r50, 6;
	mul.lo.s32 	%r52, %r51, 96;
	sub.s32 	%r53, %r49, %r52;
	mul.wide.u32 	%rd70, %r53, 4;
	add.s64 	%rd72, %rd69, %rd70;
	ld.shared.u32 	%r54, [%rd72];
	bar.sync 	0;
	ld.shared.u32 	%r55, [%rd30];
	mad.lo.s32 	%r56, %r55, 3, %r54;
	st.shared.u32 	[%rd30], %r56;
	bar.sync 	0;
	add.s32 	%r57, %r49, 1;
	mul.hi.u32 	%r58, %r57, -1431655765;
	shr.u32 	%r59, %r58, 6;
	mul.lo.s32 	%r60, %r59, 96;
	sub.s32 	%r61, %r57, %r60;
	mul.wide.u32 	%rd73, %r61, 4;
	add.s64 	%rd74, %rd69, %rd73;
	ld.shared.u32 	%r62, [%rd74];
	bar.sync 	0;
	ld.shared.u32 	%r63, [%rd30];
	mad.lo.s32 	%r64, %r63, 3, %r62;
	st.shared.u32 	[%rd30], %r64;
	bar.sync 	0;
	add.s32 	%r65, %r49, 2;
	mul.hi.u32 	%r66, %r65, -1431655765;
	shr.u32 	%r67, %r66, 6;
	mul.lo.s32 	%r68, %r67, 96;
	sub.s32 	%r69, %r65, %r68;
	mul.wide.u32 	%rd75, %r69, 4;
	add.s64 	%rd76, %rd69, %rd75;
	ld.shared.u32 	%r70, [%rd76];
	bar.sync 	0;
	ld.shared.u32 	%r71, [%rd30];
	mad.lo.s32 	%r72, %r71, 3, %r70;
	st.shared.u32 	[%rd30], %r72;
	bar.sync 	0;
	add.s32 	%r73, %r49, 3;
	mul.hi.u32 	%r74, %r73, -1431655765;
	shr.u32 	%r75, %r74, 6;
	mul.lo.s32 	%r76, %r75, 96;
	sub.s32 	%r77, %r73, %r76;
	mul.wide.u32 	%rd77, %r77, 4;
	add.s64 	%rd78, %rd69, %rd77;
	ld.shared.u32 	%r78, [%rd78];
	bar.sync 	0;
	ld.shared.u32 	%r79, [%rd30];
	mad.lo.s32 	%r80, %r79, 3, %r78;
	st.shared.u32 	[%rd30], %r80;
	bar.sync 	0;
	add.s32 	%r115, %r115, 4;
$L__BB0_8:
	setp.eq.s32 	%p6, %r9, 0;
	@%p6 bra 	$L__BB0_13;
	setp.eq.s32 	%p7, %r9, 1;
	@%p7 bra 	$L__BB0_11;
	cvt.u32.u64 	%r81, %rd29;
	add.s32 	%r82, %r115, %r81;
	mul.hi.u32 	%r83, %r82, -1431655765;
	shr.u32 	%r84, %r83, 6;
	mul.lo.s32 	%r85, %r84, 96;
	sub.s32 	%r86, %r82, %r85;
	mul.wide.u32 	%rd79, %r86, 4;
	add.s64 	%rd81, %rd69, %rd79;
	ld.shared.u32 	%r87, [%rd81];
	bar.sync 	0;
	ld.shared.u32 	%r88, [%rd30];
	mad.lo.s32 	%r89, %r88, 3, %r87;
	st.shared.u32 	[%rd30], %r89;
	bar.sync 	0;
	add.s32 	%r90, %r82, 1;
	mul.hi.u32 	%r91, %r90, -1431655765;
	shr.u32 	%r92, %r91, 6;
	mul.lo.s32 	%r93, %r92, 96;
	sub.s32 	%r94, %r90, %r93;
	mul.wide.u32 	%rd82, %r94, 4;
	add.s64 	%rd83, %rd69, %rd82;
	ld.shared.u32 	%r95, [%rd83];
	bar.sync 	0;
	ld.shared.u32 	%r96, [%rd30];
	mad.lo.s32 	%r97, %r96, 3, %r95;
	st.shared.u32 	[%rd30], %r97;
	bar.sync 	0;
	add.s32 	%r115, %r115, 2;
$L__BB0_11:
	and.b32  	%r98, %r14, 1;
	setp.eq.b32 	%p8, %r98, 1;
	not.pred 	%p9, %p8;
	@%p9 bra 	$L__BB0_13;
	cvt.u32.u64 	%r99, %rd29;
	add.s32 	%r100, %r115, %r99;
	mul.hi.u32 	%r101, %r100, -1431655765;
	shr.u32 	%r102, %r101, 6;
	mul.lo.s32 	%r103, %r102, 96;
	sub.s32 	%r104, %r100, %r103;
	mul.wide.u32 	%rd84, %r104, 4;
	add.s64 	%rd86, %rd69, %rd84;
	ld.shared.u32 	%r105, [%rd86];
	bar.sync 	0;
	ld.shared.u32 	%r106, [%rd30];
	mad.lo.s32 	%r107, %r106, 3, %r105;
	st.shared.u32 	[%rd30], %r107;
	bar.sync 	0;
$L__BB0_13:
	ld.param.u64 	%rd93, [block_barrier_loop_param_1];
	mov.u32 	%r108, %ctaid.x;
	mov.u32 	%r109, %tid.x;
	mad.lo.s32 	%r110, %r108, 96, %r109;
	cvta.to.global.u64 	%rd87, %rd93;
	mul.wide.u32 	%rd88, %r109, 4;
	mov.u64 	%rd89, _ZZ18block_barrier_loopE4tile;
	add.s64 	%rd90, %rd89, %rd88;
	ld.shared.u32 	%r111, [%rd90];
	mul.wide.s32 	%rd91, %r110, 4;
	add.s64 	%rd92, %rd87, %rd91;
	st.global.u32 	[%rd92], %r111;
	ret;
}
.visible .entry block_data_dependent(
	.param .u64 .ptr .align 1 block_data_dependent_param_0,
	.param .u64 .ptr .align 1 block_data_dependent_param_1
)
{
	.reg .pred 	%p<8>;
	.reg .b32 	%r<26>;
	.reg .b64 	%rd<16>;
	.shared .align 4 .b8 _ZZ20block_data_dependentE4tile[256];
	.shared .align 4 .u32 _ZZ20block_data_dependentE4stop;
	ld.param.u64 	%rd4, [block_data_dependent_param_0];
	ld.param.u64 	%rd3, [block_data_dependent_param_1];
	cvta.to.global.u64 	%rd5, %rd4;
	mov.u32 	%r1, %tid.x;
	mov.u32 	%r6, %ctaid.x;
	shl.b32 	%r7, %r6, 6;
	add.s32 	%r2, %r7, %r1;
	mul.wide.s32 	%rd6, %r2, 4;
	add.s64 	%rd7, %rd5, %rd6;
	ld.global.u32 	%r8, [%rd7];
	mul.wide.u32 	%rd8, %r1, 4;
	mov.u64 	%rd9, _ZZ20block_data_dependentE4tile;
	add.s64 	%rd1, %rd9, %rd8;
	st.shared.u32 	[%rd1], %r8;
	setp.ne.s32 	%p1, %r1, 0;
	@%p1 bra 	$L__BB1_2;
	mov.b32 	%r9, 0;
	st.shared.u32 	[_ZZ20block_data_dependentE4stop], %r9;
$L__BB1_2:
	bar.sync 	0;
	ld.shared.u32 	%r11, [_ZZ20block_data_dependentE4stop];
	setp.ne.s32 	%p2, %r11, 0;
	mov.b32 	%r25, 0;
	@%p2 bra 	$L__BB1_8;
	mad.lo.s32 	%r13, %r1, 20, 4;
	cvt.u64.u32 	%rd10, %r13;
	and.b64  	%rd11, %rd10, 252;
	add.s64 	%rd2, %rd9, %rd11;
	mov.b32 	%r25, 0;
$L__BB1_4:
	mov.u32 	%r3, %r25;
	setp.ne.s32 	%p3, %r1, 17;
	ld.shared.u32 	%r14, [%rd2];
	bar.sync 	0;
	shr.u32 	%r15, %r14, 1;
	ld.shared.u32 	%r16, [%rd1];
	xor.b32  	%r17, %r16, %r15;
	st.shared.u32 	[%rd1], %r17;
	@%p3 bra 	$L__BB1_7;
	ld.shared.u32 	%r18, [_ZZ20block_data_dependentE4tile+68];
	and.b32  	%r19, %r18, 31;
	setp.ne.s32 	%p4, %r19, 3;
	@%p4 bra 	$L__BB1_7;
	mov.b32 	%r20, 1;
	st.shared.u32 	[_ZZ20block_data_dependentE4stop], %r20;
$L__BB1_7:
	add.s32 	%r25, %r3, 1;
	bar.sync 	0;
	ld.shared.u32 	%r21, [_ZZ20block_data_dependentE4stop];
	setp.eq.s32 	%p5, %r21, 0;
	setp.lt.u32 	%p6, %r3, 59;
	and.pred  	%p7, %p5, %p6;
	@%p7 bra 	$L__BB1_4;
$L__BB1_8:
	cvta.to.global.u64 	%rd13, %rd3;
	ld.shared.u32 	%r22, [%rd1];
	add.s32 	%r23, %r22, %r25;
	add.s64 	%rd15, %rd13, %rd6;
	st.global.u32 	[%rd15], %r23;
	ret;
}
.visible .entry block_votes(
	.param .u64 .ptr .align 1 block_votes_param_0,
	.param .u64 .ptr .align 1 block_votes_param_1,
	.param .u32 block_votes_param_2
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<14>;
	.reg .b64 	%rd<11>;
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
	mul.wide.s32 	%rd8, %r1, 4;
	add.s64 	%rd9, %rd7, %rd8;
	st.global.u32 	[%rd9], %r10;
	and.b32  	%r11, %r6, 4095;
	setp.eq.s32 	%p2, %r11, 9;
	selp.u32 	%r12, 1, 0, %p2;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r12, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r13, 1, 0, %p2;
	}
	add.s64 	%rd10, %rd9, %rd8;
	st.global.u32 	[%rd10], %r13;
	ret;
}
.visible .entry block_named_barriers(
	.param .u64 .ptr .align 1 block_named_barriers_param_0,
	.param .u64 .ptr .align 1 block_named_barriers_param_1
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<16>;
	.reg .b64 	%rd<16>;
	.shared .align 4 .b8 _ZZ20block_named_barriersE4tile[256];
	ld.param.u64 	%rd2, [block_named_barriers_param_0];
	ld.param.u64 	%rd3, [block_named_barriers_param_1];
	cvta.to.global.u64 	%rd1, %rd3;
	mov.u32 	%r1, %tid.x;
	mov.u32 	%r3, %ctaid.x;
	shl.b32 	%r4, %r3, 7;
	add.s32 	%r2, %r4, %r1;
	setp.gt.u32 	%p1, %r1, 63;
	@%p1 bra 	$L__BB3_2;
	cvta.to.global.u64 	%rd9, %rd2;
	mul.wide.s32 	%rd10, %r2, 4;
	add.s64 	%rd11, %rd9, %rd10;
	mul.wide.u32 	%rd12, %r1, 4;
	mov.u64 	%rd13, _ZZ20block_named_barriersE4tile;
	add.s64 	%rd14, %rd13, %rd12;
	ld.global.u32 	%r10, [%rd11];
	st.shared.u32 	[%rd14], %r10;
	bar.arrive 1, 128;
	bar.sync 2, 128;
	ld.global.u32 	%r11, [%rd11];
	add.s32 	%r12, %r11, 1;
	st.shared.u32 	[%rd14], %r12;
	bar.arrive 1, 128;
	bar.sync 2, 128;
	ld.global.u32 	%r13, [%rd11];
	add.s32 	%r14, %r13, 2;
	st.shared.u32 	[%rd14], %r14;
	bar.arrive 1, 128;
	bar.sync 2, 128;
	ld.global.u32 	%r15, [%rd11];
	add.s64 	%rd15, %rd1, %rd10;
	st.global.u32 	[%rd15], %r15;
	bra.uni 	$L__BB3_3;
$L__BB3_2:
	mul.wide.u32 	%rd4, %r1, 4;
	mov.u64 	%rd5, _ZZ20block_named_barriersE4tile;
	sub.s64 	%rd6, %rd5, %rd4;
	bar.sync 1, 128;
	ld.shared.u32 	%r5, [%rd6+508];
	bar.sync 2, 128;
	bar.sync 1, 128;
	ld.shared.u32 	%r6, [%rd6+508];
	mad.lo.s32 	%r7, %r5, 7, %r6;
	bar.sync 2, 128;
	bar.sync 1, 128;
	ld.shared.u32 	%r8, [%rd6+508];
	mad.lo.s32 	%r9, %r7, 7, %r8;
	bar.sync 2, 128;
	mul.wide.s32 	%rd7, %r2, 4;
	add.s64 	%rd8, %rd1, %rd7;
	st.global.u32 	[%rd8], %r9;
$L__BB3_3:
	ret;
}
.visible .entry block_dynamic_shared(
	.param .u64 .ptr .align 1 block_dynamic_shared_param_0,
	.param .u64 .ptr .align 1 block_dynamic_shared_param_1,
	.param .u32 block_dynamic_shared_param_2
)
{
	.reg .pred 	%p<6>;
	.reg .b32 	%r<25>;
	.reg .b64 	%rd<23>;
	.shared .align 8 .b8 _ZZ20block_dynamic_sharedE5fixed[32];
	ld.param.u64 	%rd3, [block_dynamic_shared_param_0];
	ld.param.u64 	%rd4, [block_dynamic_shared_param_1];
	ld.param.u32 	%r10, [block_dynamic_shared_param_2];
	mov.u32 	%r24, %tid.x;
	setp.gt.u32 	%p1, %r24, 3;
	@%p1 bra 	$L__BB4_2;
	mul.lo.s32 	%r11, %r24, 1000003;
	cvt.u64.u32 	%rd5, %r11;
	mul.wide.u32 	%rd6, %r24, 8;
	mov.u64 	%rd7, _ZZ20block_dynamic_sharedE5fixed;
	add.s64 	%rd8, %rd7, %rd6;
	st.shared.u64 	[%rd8], %rd5;
$L__BB4_2:
	setp.ge.s32 	%p2, %r24, %r10;
	@%p2 bra 	$L__BB4_5;
	mov.u32 	%r12, %ctaid.x;
	mul.lo.s32 	%r2, %r10, %r12;
	mov.u32 	%r3, %ntid.x;
	cvta.to.global.u64 	%rd1, %rd3;
	mov.u64 	%rd12, dynamic_words;
	mov.u32 	%r23, %r24;
$L__BB4_4:
	add.s32 	%r13, %r23, %r2;
	mul.wide.u32 	%rd9, %r13, 4;
	add.s64 	%rd10, %rd1, %rd9;
	ld.global.u32 	%r14, [%rd10];
	mul.wide.s32 	%rd11, %r23, 4;
	add.s64 	%rd13, %rd12, %rd11;
	st.shared.u32 	[%rd13], %r14;
	add.s32 	%r23, %r23, %r3;
	setp.lt.s32 	%p3, %r23, %r10;
	@%p3 bra 	$L__BB4_4;
$L__BB4_5:
	setp.ge.s32 	%p4, %r24, %r10;
	bar.sync 	0;
	@%p4 bra 	$L__BB4_8;
	mov.u32 	%r15, %ctaid.x;
	mul.lo.s32 	%r6, %r10, %r15;
	mov.u32 	%r7, %ntid.x;
	cvta.to.global.u64 	%rd2, %rd4;
	mov.u64 	%rd15, dynamic_words;
	mov.u64 	%rd19, _ZZ20block_dynamic_sharedE5fixed;
$L__BB4_7:
	not.b32 	%r16, %r24;
	add.s32 	%r17, %r10, %r16;
	mul.wide.s32 	%rd14, %r17, 4;
	add.s64 	%rd16, %rd15, %rd14;
	ld.shared.u32 	%r18, [%rd16];
	shl.b32 	%r19, %r24, 3;
	cvt.u64.u32 	%rd17, %r19;
	and.b64  	%rd18, %rd17, 24;
	add.s64 	%rd20, %rd19, %rd18;
	ld.shared.u32 	%r20, [%rd20];
	add.s32 	%r21, %r18, %r20;
	add.s32 	%r22, %r24, %r6;
	mul.wide.u32 	%rd21, %r22, 4;
	add.s64 	%rd22, %rd2, %rd21;
	st.global.u32 	[%rd22], %r21;
	add.s32 	%r24, %r24, %r7;
	setp.lt.s32 	%p5, %r24, %r10;
	@%p5 bra 	$L__BB4_7;
$L__BB4_8:
	ret;
}
.visible .entry block_coordinates(
	.param .u64 .ptr .align 1 block_coordinates_param_0
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
	shl.b32 	%r20, %r14, 8;
	shl.b32 	%r21, %r3, 12;
	shl.b32 	%r22, %r5, 16;
	shl.b32 	%r23, %r7, 20;
	shl.b32 	%r24, %r1, 24;
	or.b32  	%r25, %r20, %r19;
	or.b32  	%r26, %r25, %r21;
	or.b32  	%r27, %r26, %r22;
	or.b32  	%r28, %r27, %r23;
	or.b32  	%r29, %r28, %r24;
	or.b32  	%r30, %r29, %r10;
	mul.wide.u32 	%rd3, %r18, 4;
	add.s64 	%rd4, %rd2, %rd3;
	st.global.u32 	[%rd4], %r30;
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
	st.global.u32 	[%rd6], %r35;
	ret;
}
`;
