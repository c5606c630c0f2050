// Generated from test/conformance/kernels/classic.cu by scripts/build_ptx.ts (NVRTC 13.0). Do not edit.
/** PTX of `test/conformance/kernels/classic.cu`. */
export const CLASSIC: string = `.version 9.0
.target sm_90
.address_size 64
.const .align 4 .b8 sha256_rounds[256] = {152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198};
.visible .entry classic_reduction(
	.param .u64 classic_reduction_param_0,
	.param .u64 classic_reduction_param_1,
	.param .u32 classic_reduction_param_2
)
{
	.reg .pred 	%p<17>;
	.reg .f32 	%f<33>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<15>;
	.shared .align 4 .b8 _ZZ17classic_reductionE5warps[128];
	ld.param.u64 	%rd2, [classic_reduction_param_0];
	ld.param.u64 	%rd3, [classic_reduction_param_1];
	ld.param.u32 	%r8, [classic_reduction_param_2];
	mov.u32 	%r1, %ntid.x;
	mov.u32 	%r2, %ctaid.x;
	mov.u32 	%r3, %tid.x;
	mad.lo.s32 	%r47, %r2, %r1, %r3;
	setp.ge.s32 	%p1, %r47, %r8;
	mov.f32 	%f31, 0f00000000;
	@%p1 bra 	$L__BB0_3;
	mov.u32 	%r9, %nctaid.x;
	mul.lo.s32 	%r5, %r9, %r1;
	cvta.to.global.u64 	%rd1, %rd2;
	mov.f32 	%f31, 0f00000000;
$L__BB0_2:
	mul.wide.s32 	%rd4, %r47, 4;
	add.s64 	%rd5, %rd1, %rd4;
	ld.global.f32 	%f10, [%rd5];
	add.f32 	%f31, %f31, %f10;
	add.s32 	%r47, %r47, %r5;
	setp.lt.s32 	%p2, %r47, %r8;
	@%p2 bra 	$L__BB0_2;
$L__BB0_3:
	mov.b32 	%r10, %f31;
	mov.u32 	%r11, 2;
	mov.u32 	%r12, 31;
	mov.u32 	%r13, 16;
	mov.u32 	%r14, -1;
	shfl.sync.down.b32 	%r15|%p3, %r10, %r13, %r12, %r14;
	mov.b32 	%f11, %r15;
	add.f32 	%f12, %f31, %f11;
	mov.b32 	%r16, %f12;
	mov.u32 	%r17, 8;
	shfl.sync.down.b32 	%r18|%p4, %r16, %r17, %r12, %r14;
	mov.b32 	%f13, %r18;
	add.f32 	%f14, %f12, %f13;
	mov.b32 	%r19, %f14;
	mov.u32 	%r20, 4;
	shfl.sync.down.b32 	%r21|%p5, %r19, %r20, %r12, %r14;
	mov.b32 	%f15, %r21;
	add.f32 	%f16, %f14, %f15;
	mov.b32 	%r22, %f16;
	shfl.sync.down.b32 	%r23|%p6, %r22, %r11, %r12, %r14;
	mov.b32 	%f17, %r23;
	add.f32 	%f18, %f16, %f17;
	mov.b32 	%r24, %f18;
	mov.u32 	%r25, 1;
	shfl.sync.down.b32 	%r26|%p7, %r24, %r25, %r12, %r14;
	mov.b32 	%f19, %r26;
	add.f32 	%f4, %f18, %f19;
	and.b32  	%r27, %r3, 31;
	setp.ne.s32 	%p8, %r27, 0;
	@%p8 bra 	$L__BB0_5;
	shr.u32 	%r28, %r3, 5;
	mul.wide.u32 	%rd6, %r28, 4;
	mov.u64 	%rd7, _ZZ17classic_reductionE5warps;
	add.s64 	%rd8, %rd7, %rd6;
	st.shared.f32 	[%rd8], %f4;
$L__BB0_5:
	bar.sync 	0;
	setp.gt.u32 	%p9, %r3, 31;
	@%p9 bra 	$L__BB0_10;
	shr.u32 	%r29, %r1, 5;
	setp.ge.u32 	%p10, %r3, %r29;
	mov.f32 	%f32, 0f00000000;
	@%p10 bra 	$L__BB0_8;
	mul.wide.u32 	%rd9, %r3, 4;
	mov.u64 	%rd10, _ZZ17classic_reductionE5warps;
	add.s64 	%rd11, %rd10, %rd9;
	ld.shared.f32 	%f32, [%rd11];
$L__BB0_8:
	mov.b32 	%r30, %f32;
	mov.u32 	%r31, 2;
	mov.u32 	%r32, 31;
	mov.u32 	%r33, 16;
	mov.u32 	%r34, -1;
	shfl.sync.down.b32 	%r35|%p11, %r30, %r33, %r32, %r34;
	mov.b32 	%f21, %r35;
	add.f32 	%f22, %f32, %f21;
	mov.b32 	%r36, %f22;
	mov.u32 	%r37, 8;
	shfl.sync.down.b32 	%r38|%p12, %r36, %r37, %r32, %r34;
	mov.b32 	%f23, %r38;
	add.f32 	%f24, %f22, %f23;
	mov.b32 	%r39, %f24;
	mov.u32 	%r40, 4;
	shfl.sync.down.b32 	%r41|%p13, %r39, %r40, %r32, %r34;
	mov.b32 	%f25, %r41;
	add.f32 	%f26, %f24, %f25;
	mov.b32 	%r42, %f26;
	shfl.sync.down.b32 	%r43|%p14, %r42, %r31, %r32, %r34;
	mov.b32 	%f27, %r43;
	add.f32 	%f28, %f26, %f27;
	mov.b32 	%r44, %f28;
	mov.u32 	%r45, 1;
	shfl.sync.down.b32 	%r46|%p15, %r44, %r45, %r32, %r34;
	mov.b32 	%f29, %r46;
	add.f32 	%f7, %f28, %f29;
	setp.ne.s32 	%p16, %r3, 0;
	@%p16 bra 	$L__BB0_10;
	cvta.to.global.u64 	%rd12, %rd3;
	mul.wide.u32 	%rd13, %r2, 4;
	add.s64 	%rd14, %rd12, %rd13;
	st.global.f32 	[%rd14], %f7;
$L__BB0_10:
	ret;
}
.visible .entry classic_scan(
	.param .u64 classic_scan_param_0,
	.param .u64 classic_scan_param_1,
	.param .u32 classic_scan_param_2
)
{
	.reg .pred 	%p<22>;
	.reg .b32 	%r<84>;
	.reg .b64 	%rd<33>;
	.shared .align 4 .b8 _ZZ12classic_scanE4tile[1024];
	ld.param.u64 	%rd12, [classic_scan_param_0];
	ld.param.u64 	%rd11, [classic_scan_param_1];
	ld.param.u32 	%r10, [classic_scan_param_2];
	mov.u32 	%r12, %ctaid.x;
	shl.b32 	%r13, %r12, 8;
	mov.u32 	%r1, %tid.x;
	shl.b32 	%r2, %r1, 1;
	add.s32 	%r3, %r13, %r2;
	setp.ge.s32 	%p1, %r3, %r10;
	cvta.to.global.u64 	%rd13, %rd12;
	mul.wide.s32 	%rd14, %r3, 4;
	add.s64 	%rd1, %rd13, %rd14;
	mov.u32 	%r83, 0;
	mov.u32 	%r82, %r83;
	@%p1 bra 	$L__BB1_2;
	ld.global.u32 	%r82, [%rd1];
$L__BB1_2:
	add.s32 	%r6, %r3, 1;
	setp.ge.s32 	%p2, %r6, %r10;
	@%p2 bra 	$L__BB1_4;
	ld.global.u32 	%r83, [%rd1+4];
$L__BB1_4:
	mul.wide.s32 	%rd15, %r2, 4;
	mov.u64 	%rd16, _ZZ12classic_scanE4tile;
	add.s64 	%rd2, %rd16, %rd15;
	st.shared.u32 	[%rd2], %r82;
	add.s32 	%r9, %r2, 1;
	st.shared.u32 	[%rd2+4], %r83;
	bar.sync 	0;
	setp.gt.s32 	%p3, %r1, 127;
	@%p3 bra 	$L__BB1_6;
	ld.shared.u32 	%r15, [%rd2];
	ld.shared.u32 	%r16, [%rd2+4];
	add.s32 	%r17, %r16, %r15;
	st.shared.u32 	[%rd2+4], %r17;
$L__BB1_6:
	bar.sync 	0;
	shl.b32 	%r18, %r9, 1;
	add.s32 	%r19, %r18, -1;
	mul.wide.s32 	%rd17, %r19, 4;
	add.s64 	%rd3, %rd16, %rd17;
	setp.gt.s32 	%p4, %r1, 63;
	@%p4 bra 	$L__BB1_8;
	ld.shared.u32 	%r20, [%rd3];
	ld.shared.u32 	%r21, [%rd3+8];
	add.s32 	%r22, %r21, %r20;
	st.shared.u32 	[%rd3+8], %r22;
$L__BB1_8:
	bar.sync 	0;
	shl.b32 	%r23, %r9, 2;
	add.s32 	%r24, %r23, -1;
	mul.wide.s32 	%rd19, %r24, 4;
	add.s64 	%rd4, %rd16, %rd19;
	setp.gt.s32 	%p5, %r1, 31;
	@%p5 bra 	$L__BB1_10;
	ld.shared.u32 	%r25, [%rd4];
	ld.shared.u32 	%r26, [%rd4+16];
	add.s32 	%r27, %r26, %r25;
	st.shared.u32 	[%rd4+16], %r27;
$L__BB1_10:
	bar.sync 	0;
	shl.b32 	%r28, %r9, 3;
	add.s32 	%r29, %r28, -1;
	mul.wide.s32 	%rd21, %r29, 4;
	add.s64 	%rd5, %rd16, %rd21;
	setp.gt.s32 	%p6, %r1, 15;
	@%p6 bra 	$L__BB1_12;
	ld.shared.u32 	%r30, [%rd5];
	ld.shared.u32 	%r31, [%rd5+32];
	add.s32 	%r32, %r31, %r30;
	st.shared.u32 	[%rd5+32], %r32;
$L__BB1_12:
	bar.sync 	0;
	shl.b32 	%r33, %r9, 4;
	add.s32 	%r34, %r33, -1;
	mul.wide.s32 	%rd23, %r34, 4;
	add.s64 	%rd6, %rd16, %rd23;
	setp.gt.s32 	%p7, %r1, 7;
	@%p7 bra 	$L__BB1_14;
	ld.shared.u32 	%r35, [%rd6];
	ld.shared.u32 	%r36, [%rd6+64];
	add.s32 	%r37, %r36, %r35;
	st.shared.u32 	[%rd6+64], %r37;
$L__BB1_14:
	bar.sync 	0;
	shl.b32 	%r38, %r9, 5;
	add.s32 	%r39, %r38, -1;
	mul.wide.s32 	%rd25, %r39, 4;
	add.s64 	%rd7, %rd16, %rd25;
	setp.gt.s32 	%p8, %r1, 3;
	@%p8 bra 	$L__BB1_16;
	ld.shared.u32 	%r40, [%rd7];
	ld.shared.u32 	%r41, [%rd7+128];
	add.s32 	%r42, %r41, %r40;
	st.shared.u32 	[%rd7+128], %r42;
$L__BB1_16:
	bar.sync 	0;
	shl.b32 	%r43, %r9, 6;
	add.s32 	%r44, %r43, -1;
	mul.wide.s32 	%rd27, %r44, 4;
	add.s64 	%rd8, %rd16, %rd27;
	setp.gt.s32 	%p9, %r1, 1;
	@%p9 bra 	$L__BB1_18;
	ld.shared.u32 	%r45, [%rd8];
	ld.shared.u32 	%r46, [%rd8+256];
	add.s32 	%r47, %r46, %r45;
	st.shared.u32 	[%rd8+256], %r47;
$L__BB1_18:
	bar.sync 	0;
	shl.b32 	%r48, %r9, 7;
	add.s32 	%r49, %r48, -1;
	mul.wide.s32 	%rd29, %r49, 4;
	add.s64 	%rd9, %rd16, %rd29;
	setp.gt.s32 	%p10, %r1, 0;
	@%p10 bra 	$L__BB1_20;
	ld.shared.u32 	%r50, [%rd9];
	ld.shared.u32 	%r51, [%rd9+512];
	add.s32 	%r52, %r51, %r50;
	st.shared.u32 	[%rd9+512], %r52;
$L__BB1_20:
	setp.ne.s32 	%p11, %r1, 0;
	@%p11 bra 	$L__BB1_22;
	mov.u32 	%r53, 0;
	st.shared.u32 	[_ZZ12classic_scanE4tile+1020], %r53;
$L__BB1_22:
	bar.sync 	0;
	@%p10 bra 	$L__BB1_24;
	ld.shared.u32 	%r54, [%rd9];
	ld.shared.u32 	%r55, [%rd9+512];
	st.shared.u32 	[%rd9], %r55;
	add.s32 	%r56, %r55, %r54;
	st.shared.u32 	[%rd9+512], %r56;
$L__BB1_24:
	bar.sync 	0;
	@%p9 bra 	$L__BB1_26;
	ld.shared.u32 	%r57, [%rd8];
	ld.shared.u32 	%r58, [%rd8+256];
	st.shared.u32 	[%rd8], %r58;
	add.s32 	%r59, %r58, %r57;
	st.shared.u32 	[%rd8+256], %r59;
$L__BB1_26:
	bar.sync 	0;
	@%p8 bra 	$L__BB1_28;
	ld.shared.u32 	%r60, [%rd7];
	ld.shared.u32 	%r61, [%rd7+128];
	st.shared.u32 	[%rd7], %r61;
	add.s32 	%r62, %r61, %r60;
	st.shared.u32 	[%rd7+128], %r62;
$L__BB1_28:
	bar.sync 	0;
	@%p7 bra 	$L__BB1_30;
	ld.shared.u32 	%r63, [%rd6];
	ld.shared.u32 	%r64, [%rd6+64];
	st.shared.u32 	[%rd6], %r64;
	add.s32 	%r65, %r64, %r63;
	st.shared.u32 	[%rd6+64], %r65;
$L__BB1_30:
	bar.sync 	0;
	@%p6 bra 	$L__BB1_32;
	ld.shared.u32 	%r66, [%rd5];
	ld.shared.u32 	%r67, [%rd5+32];
	st.shared.u32 	[%rd5], %r67;
	add.s32 	%r68, %r67, %r66;
	st.shared.u32 	[%rd5+32], %r68;
$L__BB1_32:
	bar.sync 	0;
	@%p5 bra 	$L__BB1_34;
	ld.shared.u32 	%r69, [%rd4];
	ld.shared.u32 	%r70, [%rd4+16];
	st.shared.u32 	[%rd4], %r70;
	add.s32 	%r71, %r70, %r69;
	st.shared.u32 	[%rd4+16], %r71;
$L__BB1_34:
	bar.sync 	0;
	@%p4 bra 	$L__BB1_36;
	ld.shared.u32 	%r72, [%rd3];
	ld.shared.u32 	%r73, [%rd3+8];
	st.shared.u32 	[%rd3], %r73;
	add.s32 	%r74, %r73, %r72;
	st.shared.u32 	[%rd3+8], %r74;
$L__BB1_36:
	bar.sync 	0;
	@%p3 bra 	$L__BB1_38;
	ld.shared.u32 	%r75, [%rd2];
	ld.shared.u32 	%r76, [%rd2+4];
	st.shared.u32 	[%rd2], %r76;
	add.s32 	%r77, %r76, %r75;
	st.shared.u32 	[%rd2+4], %r77;
$L__BB1_38:
	bar.sync 	0;
	cvta.to.global.u64 	%rd31, %rd11;
	add.s64 	%rd10, %rd31, %rd14;
	@%p1 bra 	$L__BB1_40;
	ld.shared.u32 	%r78, [%rd2];
	add.s32 	%r79, %r78, %r82;
	st.global.u32 	[%rd10], %r79;
$L__BB1_40:
	@%p2 bra 	$L__BB1_42;
	ld.shared.u32 	%r80, [%rd2+4];
	add.s32 	%r81, %r80, %r83;
	st.global.u32 	[%rd10+4], %r81;
$L__BB1_42:
	ret;
}
.visible .entry classic_transpose(
	.param .u64 classic_transpose_param_0,
	.param .u64 classic_transpose_param_1,
	.param .u32 classic_transpose_param_2,
	.param .u32 classic_transpose_param_3
)
{
	.reg .pred 	%p<25>;
	.reg .f32 	%f<9>;
	.reg .b32 	%r<28>;
	.reg .b64 	%rd<32>;
	.shared .align 4 .b8 _ZZ17classic_transposeE4tile[4224];
	ld.param.u64 	%rd7, [classic_transpose_param_0];
	ld.param.u64 	%rd6, [classic_transpose_param_1];
	ld.param.u32 	%r14, [classic_transpose_param_2];
	ld.param.u32 	%r15, [classic_transpose_param_3];
	cvta.to.global.u64 	%rd1, %rd7;
	mov.u32 	%r16, %ctaid.x;
	shl.b32 	%r1, %r16, 5;
	mov.u32 	%r17, %tid.x;
	add.s32 	%r2, %r1, %r17;
	mov.u32 	%r18, %ctaid.y;
	shl.b32 	%r3, %r18, 5;
	mov.u32 	%r4, %tid.y;
	add.s32 	%r5, %r3, %r4;
	setp.ge.s32 	%p1, %r2, %r14;
	cvt.u64.u32 	%rd2, %r17;
	setp.ge.s32 	%p2, %r5, %r15;
	mul.wide.u32 	%rd8, %r4, 132;
	mov.u64 	%rd9, _ZZ17classic_transposeE4tile;
	add.s64 	%rd10, %rd9, %rd8;
	mul.wide.u32 	%rd11, %r17, 4;
	add.s64 	%rd3, %rd10, %rd11;
	or.pred  	%p3, %p1, %p2;
	@%p3 bra 	$L__BB2_2;
	mad.lo.s32 	%r19, %r5, %r14, %r2;
	mul.wide.s32 	%rd12, %r19, 4;
	add.s64 	%rd13, %rd1, %rd12;
	ld.global.f32 	%f1, [%rd13];
	st.shared.f32 	[%rd3], %f1;
$L__BB2_2:
	add.s32 	%r6, %r5, 8;
	setp.ge.s32 	%p5, %r6, %r15;
	or.pred  	%p6, %p1, %p5;
	@%p6 bra 	$L__BB2_4;
	mad.lo.s32 	%r20, %r6, %r14, %r2;
	mul.wide.s32 	%rd14, %r20, 4;
	add.s64 	%rd15, %rd1, %rd14;
	ld.global.f32 	%f2, [%rd15];
	st.shared.f32 	[%rd3+1056], %f2;
$L__BB2_4:
	add.s32 	%r7, %r5, 16;
	setp.ge.s32 	%p8, %r7, %r15;
	or.pred  	%p9, %p1, %p8;
	@%p9 bra 	$L__BB2_6;
	mad.lo.s32 	%r21, %r7, %r14, %r2;
	mul.wide.s32 	%rd16, %r21, 4;
	add.s64 	%rd17, %rd1, %rd16;
	ld.global.f32 	%f3, [%rd17];
	st.shared.f32 	[%rd3+2112], %f3;
$L__BB2_6:
	add.s32 	%r8, %r5, 24;
	setp.ge.s32 	%p11, %r8, %r15;
	or.pred  	%p12, %p1, %p11;
	@%p12 bra 	$L__BB2_8;
	mad.lo.s32 	%r22, %r8, %r14, %r2;
	mul.wide.s32 	%rd18, %r22, 4;
	add.s64 	%rd19, %rd1, %rd18;
	ld.global.f32 	%f4, [%rd19];
	st.shared.f32 	[%rd3+3168], %f4;
$L__BB2_8:
	cvt.u32.u64 	%r23, %rd2;
	cvta.to.global.u64 	%rd4, %rd6;
	bar.sync 	0;
	add.s32 	%r9, %r3, %r23;
	setp.ge.s32 	%p13, %r9, %r15;
	add.s32 	%r10, %r1, %r4;
	setp.ge.s32 	%p14, %r10, %r14;
	mul.lo.s64 	%rd20, %rd2, 132;
	add.s64 	%rd22, %rd9, %rd20;
	mul.wide.u32 	%rd23, %r4, 4;
	add.s64 	%rd5, %rd22, %rd23;
	or.pred  	%p15, %p13, %p14;
	@%p15 bra 	$L__BB2_10;
	ld.shared.f32 	%f5, [%rd5];
	mad.lo.s32 	%r24, %r10, %r15, %r9;
	mul.wide.s32 	%rd24, %r24, 4;
	add.s64 	%rd25, %rd4, %rd24;
	st.global.f32 	[%rd25], %f5;
$L__BB2_10:
	add.s32 	%r11, %r10, 8;
	setp.ge.s32 	%p17, %r11, %r14;
	or.pred  	%p18, %p13, %p17;
	@%p18 bra 	$L__BB2_12;
	ld.shared.f32 	%f6, [%rd5+32];
	mad.lo.s32 	%r25, %r11, %r15, %r9;
	mul.wide.s32 	%rd26, %r25, 4;
	add.s64 	%rd27, %rd4, %rd26;
	st.global.f32 	[%rd27], %f6;
$L__BB2_12:
	add.s32 	%r12, %r10, 16;
	setp.ge.s32 	%p20, %r12, %r14;
	or.pred  	%p21, %p13, %p20;
	@%p21 bra 	$L__BB2_14;
	ld.shared.f32 	%f7, [%rd5+64];
	mad.lo.s32 	%r26, %r12, %r15, %r9;
	mul.wide.s32 	%rd28, %r26, 4;
	add.s64 	%rd29, %rd4, %rd28;
	st.global.f32 	[%rd29], %f7;
$L__BB2_14:
	add.s32 	%r13, %r10, 24;
	setp.ge.s32 	%p23, %r13, %r14;
	or.pred  	%p24, %p13, %p23;
	@%p24 bra 	$L__BB2_16;
	ld.shared.f32 	%f8, [%rd5+96];
	mad.lo.s32 	%r27, %r13, %r15, %r9;
	mul.wide.s32 	%rd30, %r27, 4;
	add.s64 	%rd31, %rd4, %rd30;
	st.global.f32 	[%rd31], %f8;
$L__BB2_16:
	ret;
}
.visible .entry classic_histogram(
	.param .u64 classic_histogram_param_0,
	.param .u64 classic_histogram_param_1,
	.param .u32 classic_histogram_param_2
)
{
	.reg .pred 	%p<8>;
	.reg .b32 	%r<24>;
	.reg .b64 	%rd<19>;
	.shared .align 4 .b8 _ZZ17classic_histogramE4bins[1024];
	ld.param.u64 	%rd4, [classic_histogram_param_0];
	ld.param.u64 	%rd5, [classic_histogram_param_1];
	ld.param.u32 	%r13, [classic_histogram_param_2];
	mov.u32 	%r23, %tid.x;
	setp.lt.s32 	%p1, %r23, 256;
	@%p1 bra 	$L__BB3_1;
	bra.uni 	$L__BB3_3;
$L__BB3_1:
	mov.u32 	%r2, %ntid.x;
	mov.u64 	%rd7, _ZZ17classic_histogramE4bins;
	mov.u32 	%r21, %r23;
$L__BB3_2:
	mul.wide.s32 	%rd6, %r21, 4;
	add.s64 	%rd8, %rd7, %rd6;
	mov.u32 	%r14, 0;
	st.shared.u32 	[%rd8], %r14;
	add.s32 	%r21, %r21, %r2;
	setp.lt.s32 	%p2, %r21, 256;
	@%p2 bra 	$L__BB3_2;
$L__BB3_3:
	mov.u32 	%r5, %ntid.x;
	bar.sync 	0;
	mov.u32 	%r15, %ctaid.x;
	mad.lo.s32 	%r22, %r15, %r5, %r23;
	setp.ge.s32 	%p3, %r22, %r13;
	@%p3 bra 	$L__BB3_6;
	mov.u32 	%r16, %nctaid.x;
	mul.lo.s32 	%r7, %r16, %r5;
	cvta.to.global.u64 	%rd1, %rd4;
	mov.u64 	%rd12, _ZZ17classic_histogramE4bins;
$L__BB3_5:
	cvt.s64.s32 	%rd9, %r22;
	add.s64 	%rd10, %rd1, %rd9;
	ld.global.u8 	%r17, [%rd10];
	mul.wide.u32 	%rd11, %r17, 4;
	add.s64 	%rd13, %rd12, %rd11;
	atom.shared.add.u32 	%r18, [%rd13], 1;
	add.s32 	%r22, %r22, %r7;
	setp.lt.s32 	%p4, %r22, %r13;
	@%p4 bra 	$L__BB3_5;
$L__BB3_6:
	setp.gt.s32 	%p5, %r23, 255;
	bar.sync 	0;
	@%p5 bra 	$L__BB3_11;
	cvta.to.global.u64 	%rd2, %rd5;
	mov.u64 	%rd15, _ZZ17classic_histogramE4bins;
$L__BB3_8:
	cvt.s64.s32 	%rd3, %r23;
	mul.wide.s32 	%rd14, %r23, 4;
	add.s64 	%rd16, %rd15, %rd14;
	ld.shared.u32 	%r11, [%rd16];
	setp.eq.s32 	%p6, %r11, 0;
	@%p6 bra 	$L__BB3_10;
	shl.b64 	%rd17, %rd3, 2;
	add.s64 	%rd18, %rd2, %rd17;
	atom.global.add.u32 	%r19, [%rd18], %r11;
$L__BB3_10:
	cvt.u32.u64 	%r20, %rd3;
	add.s32 	%r23, %r20, %r5;
	setp.lt.s32 	%p7, %r23, 256;
	@%p7 bra 	$L__BB3_8;
$L__BB3_11:
	ret;
}
.visible .entry classic_matmul(
	.param .u64 classic_matmul_param_0,
	.param .u64 classic_matmul_param_1,
	.param .u64 classic_matmul_param_2,
	.param .u32 classic_matmul_param_3,
	.param .u32 classic_matmul_param_4,
	.param .u32 classic_matmul_param_5
)
{
	.reg .pred 	%p<12>;
	.reg .f32 	%f<63>;
	.reg .b32 	%r<30>;
	.reg .b64 	%rd<25>;
	.shared .align 4 .b8 _ZZ14classic_matmulE2ta[1024];
	.shared .align 4 .b8 _ZZ14classic_matmulE2tb[1024];
	ld.param.u64 	%rd8, [classic_matmul_param_0];
	ld.param.u64 	%rd9, [classic_matmul_param_1];
	ld.param.u64 	%rd10, [classic_matmul_param_2];
	ld.param.u32 	%r16, [classic_matmul_param_3];
	ld.param.u32 	%r17, [classic_matmul_param_4];
	ld.param.u32 	%r18, [classic_matmul_param_5];
	mov.u32 	%r19, %ctaid.y;
	shl.b32 	%r20, %r19, 4;
	mov.u32 	%r26, %tid.y;
	add.s32 	%r2, %r20, %r26;
	mov.u32 	%r21, %ctaid.x;
	shl.b32 	%r3, %r21, 4;
	mov.u32 	%r28, %tid.x;
	add.s32 	%r5, %r3, %r28;
	setp.lt.s32 	%p1, %r18, 1;
	mov.f32 	%f62, 0f00000000;
	@%p1 bra 	$L__BB4_7;
	mul.wide.s32 	%rd11, %r26, 64;
	mov.u64 	%rd12, _ZZ14classic_matmulE2ta;
	add.s64 	%rd3, %rd12, %rd11;
	mul.wide.s32 	%rd13, %r28, 4;
	add.s64 	%rd1, %rd3, %rd13;
	mov.u64 	%rd14, _ZZ14classic_matmulE2tb;
	add.s64 	%rd15, %rd14, %rd11;
	add.s64 	%rd2, %rd15, %rd13;
	add.s64 	%rd4, %rd14, %rd13;
	mad.lo.s32 	%r23, %r18, %r2, %r28;
	cvta.to.global.u64 	%rd16, %rd8;
	mul.wide.s32 	%rd17, %r23, 4;
	add.s64 	%rd24, %rd16, %rd17;
	mad.lo.s32 	%r24, %r26, %r17, %r28;
	add.s32 	%r27, %r24, %r3;
	shl.b32 	%r7, %r17, 4;
	mov.f32 	%f9, 0f00000000;
	mov.u32 	%r29, 0;
	cvta.to.global.u64 	%rd18, %rd9;
	mov.f32 	%f62, %f9;
$L__BB4_2:
	setp.ge.s32 	%p2, %r28, %r18;
	setp.ge.s32 	%p3, %r2, %r16;
	or.pred  	%p4, %p3, %p2;
	mov.f32 	%f60, %f9;
	@%p4 bra 	$L__BB4_4;
	ld.global.f32 	%f60, [%rd24];
$L__BB4_4:
	st.shared.f32 	[%rd1], %f60;
	setp.ge.s32 	%p5, %r26, %r18;
	setp.ge.s32 	%p6, %r5, %r17;
	mov.f32 	%f61, 0f00000000;
	or.pred  	%p7, %p6, %p5;
	@%p7 bra 	$L__BB4_6;
	mul.wide.s32 	%rd19, %r27, 4;
	add.s64 	%rd20, %rd18, %rd19;
	ld.global.f32 	%f61, [%rd20];
$L__BB4_6:
	st.shared.f32 	[%rd2], %f61;
	bar.sync 	0;
	ld.shared.f32 	%f12, [%rd4];
	ld.shared.f32 	%f13, [%rd3];
	fma.rn.f32 	%f14, %f13, %f12, %f62;
	ld.shared.f32 	%f15, [%rd4+64];
	ld.shared.f32 	%f16, [%rd3+4];
	fma.rn.f32 	%f17, %f16, %f15, %f14;
	ld.shared.f32 	%f18, [%rd4+128];
	ld.shared.f32 	%f19, [%rd3+8];
	fma.rn.f32 	%f20, %f19, %f18, %f17;
	ld.shared.f32 	%f21, [%rd4+192];
	ld.shared.f32 	%f22, [%rd3+12];
	fma.rn.f32 	%f23, %f22, %f21, %f20;
	ld.shared.f32 	%f24, [%rd4+256];
	ld.shared.f32 	%f25, [%rd3+16];
	fma.rn.f32 	%f26, %f25, %f24, %f23;
	ld.shared.f32 	%f27, [%rd4+320];
	ld.shared.f32 	%f28, [%rd3+20];
	fma.rn.f32 	%f29, %f28, %f27, %f26;
	ld.shared.f32 	%f30, [%rd4+384];
	ld.shared.f32 	%f31, [%rd3+24];
	fma.rn.f32 	%f32, %f31, %f30, %f29;
	ld.shared.f32 	%f33, [%rd4+448];
	ld.shared.f32 	%f34, [%rd3+28];
	fma.rn.f32 	%f35, %f34, %f33, %f32;
	ld.shared.f32 	%f36, [%rd4+512];
	ld.shared.f32 	%f37, [%rd3+32];
	fma.rn.f32 	%f38, %f37, %f36, %f35;
	ld.shared.f32 	%f39, [%rd4+576];
	ld.shared.f32 	%f40, [%rd3+36];
	fma.rn.f32 	%f41, %f40, %f39, %f38;
	ld.shared.f32 	%f42, [%rd4+640];
	ld.shared.f32 	%f43, [%rd3+40];
	fma.rn.f32 	%f44, %f43, %f42, %f41;
	ld.shared.f32 	%f45, [%rd4+704];
	ld.shared.f32 	%f46, [%rd3+44];
	fma.rn.f32 	%f47, %f46, %f45, %f44;
	ld.shared.f32 	%f48, [%rd4+768];
	ld.shared.f32 	%f49, [%rd3+48];
	fma.rn.f32 	%f50, %f49, %f48, %f47;
	ld.shared.f32 	%f51, [%rd4+832];
	ld.shared.f32 	%f52, [%rd3+52];
	fma.rn.f32 	%f53, %f52, %f51, %f50;
	ld.shared.f32 	%f54, [%rd4+896];
	ld.shared.f32 	%f55, [%rd3+56];
	fma.rn.f32 	%f56, %f55, %f54, %f53;
	ld.shared.f32 	%f57, [%rd4+960];
	ld.shared.f32 	%f58, [%rd3+60];
	fma.rn.f32 	%f62, %f58, %f57, %f56;
	bar.sync 	0;
	add.s64 	%rd24, %rd24, 64;
	add.s32 	%r28, %r28, 16;
	add.s32 	%r27, %r27, %r7;
	add.s32 	%r26, %r26, 16;
	add.s32 	%r29, %r29, 16;
	setp.lt.s32 	%p8, %r29, %r18;
	@%p8 bra 	$L__BB4_2;
$L__BB4_7:
	setp.ge.s32 	%p9, %r5, %r17;
	setp.ge.s32 	%p10, %r2, %r16;
	or.pred  	%p11, %p10, %p9;
	@%p11 bra 	$L__BB4_9;
	mad.lo.s32 	%r25, %r2, %r17, %r5;
	cvta.to.global.u64 	%rd21, %rd10;
	mul.wide.s32 	%rd22, %r25, 4;
	add.s64 	%rd23, %rd21, %rd22;
	st.global.f32 	[%rd23], %f62;
$L__BB4_9:
	ret;
}
.visible .entry classic_bitonic_sort(
	.param .u64 classic_bitonic_sort_param_0,
	.param .u64 classic_bitonic_sort_param_1
)
{
	.reg .pred 	%p<361>;
	.reg .b32 	%r<241>;
	.reg .b64 	%rd<57>;
	.shared .align 4 .b8 _ZZ20classic_bitonic_sortE1k[1024];
	.shared .align 4 .b8 _ZZ20classic_bitonic_sortE1v[1024];
	ld.param.u64 	%rd21, [classic_bitonic_sort_param_0];
	ld.param.u64 	%rd22, [classic_bitonic_sort_param_1];
	cvta.to.global.u64 	%rd23, %rd22;
	mov.u32 	%r89, %ctaid.x;
	shl.b32 	%r90, %r89, 8;
	mov.u32 	%r1, %tid.x;
	add.s32 	%r91, %r90, %r1;
	cvta.to.global.u64 	%rd24, %rd21;
	mul.wide.s32 	%rd25, %r91, 4;
	add.s64 	%rd1, %rd24, %rd25;
	ld.global.u32 	%r92, [%rd1];
	mul.wide.s32 	%rd26, %r1, 4;
	mov.u64 	%rd27, _ZZ20classic_bitonic_sortE1k;
	add.s64 	%rd2, %rd27, %rd26;
	st.shared.u32 	[%rd2], %r92;
	add.s64 	%rd3, %rd23, %rd25;
	ld.global.u32 	%r93, [%rd3];
	mov.u64 	%rd28, _ZZ20classic_bitonic_sortE1v;
	add.s64 	%rd4, %rd28, %rd26;
	st.shared.u32 	[%rd4], %r93;
	bar.sync 	0;
	xor.b32  	%r2, %r1, 1;
	setp.le.s32 	%p73, %r2, %r1;
	xor.b64  	%rd29, %rd26, 4;
	add.s64 	%rd5, %rd27, %rd29;
	add.s64 	%rd6, %rd28, %rd29;
	@%p73 bra 	$L__BB5_6;
	ld.shared.u32 	%r3, [%rd2];
	ld.shared.u32 	%r4, [%rd5];
	setp.gt.u32 	%p75, %r3, %r4;
	mov.pred 	%p325, -1;
	@%p75 bra 	$L__BB5_4;
	setp.ne.s32 	%p77, %r3, %r4;
	mov.pred 	%p325, 0;
	@%p77 bra 	$L__BB5_4;
	ld.shared.u32 	%r94, [%rd4];
	ld.shared.u32 	%r95, [%rd6];
	setp.gt.u32 	%p325, %r94, %r95;
$L__BB5_4:
	and.b32  	%r96, %r1, 2;
	setp.eq.s32 	%p78, %r96, 0;
	xor.pred  	%p79, %p78, %p325;
	@%p79 bra 	$L__BB5_6;
	ld.shared.u32 	%r97, [%rd4];
	st.shared.u32 	[%rd2], %r4;
	ld.shared.u32 	%r98, [%rd6];
	st.shared.u32 	[%rd4], %r98;
	st.shared.u32 	[%rd5], %r3;
	st.shared.u32 	[%rd6], %r97;
$L__BB5_6:
	and.b32  	%r5, %r1, 4;
	bar.sync 	0;
	xor.b32  	%r6, %r1, 2;
	setp.le.s32 	%p80, %r6, %r1;
	xor.b64  	%rd31, %rd26, 8;
	add.s64 	%rd7, %rd27, %rd31;
	add.s64 	%rd8, %rd28, %rd31;
	@%p80 bra 	$L__BB5_12;
	ld.shared.u32 	%r7, [%rd2];
	ld.shared.u32 	%r8, [%rd7];
	setp.gt.u32 	%p82, %r7, %r8;
	mov.pred 	%p326, -1;
	@%p82 bra 	$L__BB5_10;
	setp.ne.s32 	%p84, %r7, %r8;
	mov.pred 	%p326, 0;
	@%p84 bra 	$L__BB5_10;
	ld.shared.u32 	%r99, [%rd4];
	ld.shared.u32 	%r100, [%rd8];
	setp.gt.u32 	%p326, %r99, %r100;
$L__BB5_10:
	setp.eq.s32 	%p85, %r5, 0;
	xor.pred  	%p86, %p85, %p326;
	@%p86 bra 	$L__BB5_12;
	ld.shared.u32 	%r101, [%rd4];
	st.shared.u32 	[%rd2], %r8;
	ld.shared.u32 	%r102, [%rd8];
	st.shared.u32 	[%rd4], %r102;
	st.shared.u32 	[%rd7], %r7;
	st.shared.u32 	[%rd8], %r101;
$L__BB5_12:
	bar.sync 	0;
	@%p73 bra 	$L__BB5_18;
	ld.shared.u32 	%r9, [%rd2];
	ld.shared.u32 	%r10, [%rd5];
	setp.gt.u32 	%p89, %r9, %r10;
	mov.pred 	%p327, -1;
	@%p89 bra 	$L__BB5_16;
	setp.ne.s32 	%p91, %r9, %r10;
	mov.pred 	%p327, 0;
	@%p91 bra 	$L__BB5_16;
	ld.shared.u32 	%r103, [%rd4];
	ld.shared.u32 	%r104, [%rd6];
	setp.gt.u32 	%p327, %r103, %r104;
$L__BB5_16:
	setp.eq.s32 	%p92, %r5, 0;
	xor.pred  	%p93, %p92, %p327;
	@%p93 bra 	$L__BB5_18;
	ld.shared.u32 	%r105, [%rd4];
	st.shared.u32 	[%rd2], %r10;
	ld.shared.u32 	%r106, [%rd6];
	st.shared.u32 	[%rd4], %r106;
	st.shared.u32 	[%rd5], %r9;
	st.shared.u32 	[%rd6], %r105;
$L__BB5_18:
	and.b32  	%r11, %r1, 8;
	bar.sync 	0;
	xor.b32  	%r12, %r1, 4;
	setp.le.s32 	%p94, %r12, %r1;
	xor.b64  	%rd35, %rd26, 16;
	add.s64 	%rd9, %rd27, %rd35;
	add.s64 	%rd10, %rd28, %rd35;
	@%p94 bra 	$L__BB5_24;
	ld.shared.u32 	%r13, [%rd2];
	ld.shared.u32 	%r14, [%rd9];
	setp.gt.u32 	%p96, %r13, %r14;
	mov.pred 	%p328, -1;
	@%p96 bra 	$L__BB5_22;
	setp.ne.s32 	%p98, %r13, %r14;
	mov.pred 	%p328, 0;
	@%p98 bra 	$L__BB5_22;
	ld.shared.u32 	%r107, [%rd4];
	ld.shared.u32 	%r108, [%rd10];
	setp.gt.u32 	%p328, %r107, %r108;
$L__BB5_22:
	setp.eq.s32 	%p99, %r11, 0;
	xor.pred  	%p100, %p99, %p328;
	@%p100 bra 	$L__BB5_24;
	ld.shared.u32 	%r109, [%rd4];
	st.shared.u32 	[%rd2], %r14;
	ld.shared.u32 	%r110, [%rd10];
	st.shared.u32 	[%rd4], %r110;
	st.shared.u32 	[%rd9], %r13;
	st.shared.u32 	[%rd10], %r109;
$L__BB5_24:
	bar.sync 	0;
	@%p80 bra 	$L__BB5_30;
	ld.shared.u32 	%r15, [%rd2];
	ld.shared.u32 	%r16, [%rd7];
	setp.gt.u32 	%p103, %r15, %r16;
	mov.pred 	%p329, -1;
	@%p103 bra 	$L__BB5_28;
	setp.ne.s32 	%p105, %r15, %r16;
	mov.pred 	%p329, 0;
	@%p105 bra 	$L__BB5_28;
	ld.shared.u32 	%r111, [%rd4];
	ld.shared.u32 	%r112, [%rd8];
	setp.gt.u32 	%p329, %r111, %r112;
$L__BB5_28:
	setp.eq.s32 	%p106, %r11, 0;
	xor.pred  	%p107, %p106, %p329;
	@%p107 bra 	$L__BB5_30;
	ld.shared.u32 	%r113, [%rd4];
	st.shared.u32 	[%rd2], %r16;
	ld.shared.u32 	%r114, [%rd8];
	st.shared.u32 	[%rd4], %r114;
	st.shared.u32 	[%rd7], %r15;
	st.shared.u32 	[%rd8], %r113;
$L__BB5_30:
	bar.sync 	0;
	@%p73 bra 	$L__BB5_36;
	ld.shared.u32 	%r17, [%rd2];
	ld.shared.u32 	%r18, [%rd5];
	setp.gt.u32 	%p110, %r17, %r18;
	mov.pred 	%p330, -1;
	@%p110 bra 	$L__BB5_34;
	setp.ne.s32 	%p112, %r17, %r18;
	mov.pred 	%p330, 0;
	@%p112 bra 	$L__BB5_34;
	ld.shared.u32 	%r115, [%rd4];
	ld.shared.u32 	%r116, [%rd6];
	setp.gt.u32 	%p330, %r115, %r116;
$L__BB5_34:
	setp.eq.s32 	%p113, %r11, 0;
	xor.pred  	%p114, %p113, %p330;
	@%p114 bra 	$L__BB5_36;
	ld.shared.u32 	%r117, [%rd4];
	st.shared.u32 	[%rd2], %r18;
	ld.shared.u32 	%r118, [%rd6];
	st.shared.u32 	[%rd4], %r118;
	st.shared.u32 	[%rd5], %r17;
	st.shared.u32 	[%rd6], %r117;
$L__BB5_36:
	and.b32  	%r19, %r1, 16;
	bar.sync 	0;
	xor.b32  	%r20, %r1, 8;
	setp.le.s32 	%p115, %r20, %r1;
	xor.b64  	%rd39, %rd26, 32;
	add.s64 	%rd11, %rd27, %rd39;
	add.s64 	%rd12, %rd28, %rd39;
	@%p115 bra 	$L__BB5_42;
	ld.shared.u32 	%r21, [%rd2];
	ld.shared.u32 	%r22, [%rd11];
	setp.gt.u32 	%p117, %r21, %r22;
	mov.pred 	%p331, -1;
	@%p117 bra 	$L__BB5_40;
	setp.ne.s32 	%p119, %r21, %r22;
	mov.pred 	%p331, 0;
	@%p119 bra 	$L__BB5_40;
	ld.shared.u32 	%r119, [%rd4];
	ld.shared.u32 	%r120, [%rd12];
	setp.gt.u32 	%p331, %r119, %r120;
$L__BB5_40:
	setp.eq.s32 	%p120, %r19, 0;
	xor.pred  	%p121, %p120, %p331;
	@%p121 bra 	$L__BB5_42;
	ld.shared.u32 	%r121, [%rd4];
	st.shared.u32 	[%rd2], %r22;
	ld.shared.u32 	%r122, [%rd12];
	st.shared.u32 	[%rd4], %r122;
	st.shared.u32 	[%rd11], %r21;
	st.shared.u32 	[%rd12], %r121;
$L__BB5_42:
	bar.sync 	0;
	@%p94 bra 	$L__BB5_48;
	ld.shared.u32 	%r23, [%rd2];
	ld.shared.u32 	%r24, [%rd9];
	setp.gt.u32 	%p124, %r23, %r24;
	mov.pred 	%p332, -1;
	@%p124 bra 	$L__BB5_46;
	setp.ne.s32 	%p126, %r23, %r24;
	mov.pred 	%p332, 0;
	@%p126 bra 	$L__BB5_46;
	ld.shared.u32 	%r123, [%rd4];
	ld.shared.u32 	%r124, [%rd10];
	setp.gt.u32 	%p332, %r123, %r124;
$L__BB5_46:
	setp.eq.s32 	%p127, %r19, 0;
	xor.pred  	%p128, %p127, %p332;
	@%p128 bra 	$L__BB5_48;
	ld.shared.u32 	%r125, [%rd4];
	st.shared.u32 	[%rd2], %r24;
	ld.shared.u32 	%r126, [%rd10];
	st.shared.u32 	[%rd4], %r126;
	st.shared.u32 	[%rd9], %r23;
	st.shared.u32 	[%rd10], %r125;
$L__BB5_48:
	bar.sync 	0;
	@%p80 bra 	$L__BB5_54;
	ld.shared.u32 	%r25, [%rd2];
	ld.shared.u32 	%r26, [%rd7];
	setp.gt.u32 	%p131, %r25, %r26;
	mov.pred 	%p333, -1;
	@%p131 bra 	$L__BB5_52;
	setp.ne.s32 	%p133, %r25, %r26;
	mov.pred 	%p333, 0;
	@%p133 bra 	$L__BB5_52;
	ld.shared.u32 	%r127, [%rd4];
	ld.shared.u32 	%r128, [%rd8];
	setp.gt.u32 	%p333, %r127, %r128;
$L__BB5_52:
	setp.eq.s32 	%p134, %r19, 0;
	xor.pred  	%p135, %p134, %p333;
	@%p135 bra 	$L__BB5_54;
	ld.shared.u32 	%r129, [%rd4];
	st.shared.u32 	[%rd2], %r26;
	ld.shared.u32 	%r130, [%rd8];
	st.shared.u32 	[%rd4], %r130;
	st.shared.u32 	[%rd7], %r25;
	st.shared.u32 	[%rd8], %r129;
$L__BB5_54:
	bar.sync 	0;
	@%p73 bra 	$L__BB5_60;
	ld.shared.u32 	%r27, [%rd2];
	ld.shared.u32 	%r28, [%rd5];
	setp.gt.u32 	%p138, %r27, %r28;
	mov.pred 	%p334, -1;
	@%p138 bra 	$L__BB5_58;
	setp.ne.s32 	%p140, %r27, %r28;
	mov.pred 	%p334, 0;
	@%p140 bra 	$L__BB5_58;
	ld.shared.u32 	%r131, [%rd4];
	ld.shared.u32 	%r132, [%rd6];
	setp.gt.u32 	%p334, %r131, %r132;
$L__BB5_58:
	setp.eq.s32 	%p141, %r19, 0;
	xor.pred  	%p142, %p141, %p334;
	@%p142 bra 	$L__BB5_60;
	ld.shared.u32 	%r133, [%rd4];
	st.shared.u32 	[%rd2], %r28;
	ld.shared.u32 	%r134, [%rd6];
	st.shared.u32 	[%rd4], %r134;
	st.shared.u32 	[%rd5], %r27;
	st.shared.u32 	[%rd6], %r133;
$L__BB5_60:
	and.b32  	%r29, %r1, 32;
	bar.sync 	0;
	xor.b32  	%r30, %r1, 16;
	setp.le.s32 	%p143, %r30, %r1;
	xor.b64  	%rd43, %rd26, 64;
	add.s64 	%rd13, %rd27, %rd43;
	add.s64 	%rd14, %rd28, %rd43;
	@%p143 bra 	$L__BB5_66;
	ld.shared.u32 	%r31, [%rd2];
	ld.shared.u32 	%r32, [%rd13];
	setp.gt.u32 	%p145, %r31, %r32;
	mov.pred 	%p335, -1;
	@%p145 bra 	$L__BB5_64;
	setp.ne.s32 	%p147, %r31, %r32;
	mov.pred 	%p335, 0;
	@%p147 bra 	$L__BB5_64;
	ld.shared.u32 	%r135, [%rd4];
	ld.shared.u32 	%r136, [%rd14];
	setp.gt.u32 	%p335, %r135, %r136;
$L__BB5_64:
	setp.eq.s32 	%p148, %r29, 0;
	xor.pred  	%p149, %p148, %p335;
	@%p149 bra 	$L__BB5_66;
	ld.shared.u32 	%r137, [%rd4];
	st.shared.u32 	[%rd2], %r32;
	ld.shared.u32 	%r138, [%rd14];
	st.shared.u32 	[%rd4], %r138;
	st.shared.u32 	[%rd13], %r31;
	st.shared.u32 	[%rd14], %r137;
$L__BB5_66:
	bar.sync 	0;
	@%p115 bra 	$L__BB5_72;
	ld.shared.u32 	%r33, [%rd2];
	ld.shared.u32 	%r34, [%rd11];
	setp.gt.u32 	%p152, %r33, %r34;
	mov.pred 	%p336, -1;
	@%p152 bra 	$L__BB5_70;
	setp.ne.s32 	%p154, %r33, %r34;
	mov.pred 	%p336, 0;
	@%p154 bra 	$L__BB5_70;
	ld.shared.u32 	%r139, [%rd4];
	ld.shared.u32 	%r140, [%rd12];
	setp.gt.u32 	%p336, %r139, %r140;
$L__BB5_70:
	setp.eq.s32 	%p155, %r29, 0;
	xor.pred  	%p156, %p155, %p336;
	@%p156 bra 	$L__BB5_72;
	ld.shared.u32 	%r141, [%rd4];
	st.shared.u32 	[%rd2], %r34;
	ld.shared.u32 	%r142, [%rd12];
	st.shared.u32 	[%rd4], %r142;
	st.shared.u32 	[%rd11], %r33;
	st.shared.u32 	[%rd12], %r141;
$L__BB5_72:
	bar.sync 	0;
	@%p94 bra 	$L__BB5_78;
	ld.shared.u32 	%r35, [%rd2];
	ld.shared.u32 	%r36, [%rd9];
	setp.gt.u32 	%p159, %r35, %r36;
	mov.pred 	%p337, -1;
	@%p159 bra 	$L__BB5_76;
	setp.ne.s32 	%p161, %r35, %r36;
	mov.pred 	%p337, 0;
	@%p161 bra 	$L__BB5_76;
	ld.shared.u32 	%r143, [%rd4];
	ld.shared.u32 	%r144, [%rd10];
	setp.gt.u32 	%p337, %r143, %r144;
$L__BB5_76:
	setp.eq.s32 	%p162, %r29, 0;
	xor.pred  	%p163, %p162, %p337;
	@%p163 bra 	$L__BB5_78;
	ld.shared.u32 	%r145, [%rd4];
	st.shared.u32 	[%rd2], %r36;
	ld.shared.u32 	%r146, [%rd10];
	st.shared.u32 	[%rd4], %r146;
	st.shared.u32 	[%rd9], %r35;
	st.shared.u32 	[%rd10], %r145;
$L__BB5_78:
	bar.sync 	0;
	@%p80 bra 	$L__BB5_84;
	ld.shared.u32 	%r37, [%rd2];
	ld.shared.u32 	%r38, [%rd7];
	setp.gt.u32 	%p166, %r37, %r38;
	mov.pred 	%p338, -1;
	@%p166 bra 	$L__BB5_82;
	setp.ne.s32 	%p168, %r37, %r38;
	mov.pred 	%p338, 0;
	@%p168 bra 	$L__BB5_82;
	ld.shared.u32 	%r147, [%rd4];
	ld.shared.u32 	%r148, [%rd8];
	setp.gt.u32 	%p338, %r147, %r148;
$L__BB5_82:
	setp.eq.s32 	%p169, %r29, 0;
	xor.pred  	%p170, %p169, %p338;
	@%p170 bra 	$L__BB5_84;
	ld.shared.u32 	%r149, [%rd4];
	st.shared.u32 	[%rd2], %r38;
	ld.shared.u32 	%r150, [%rd8];
	st.shared.u32 	[%rd4], %r150;
	st.shared.u32 	[%rd7], %r37;
	st.shared.u32 	[%rd8], %r149;
$L__BB5_84:
	bar.sync 	0;
	@%p73 bra 	$L__BB5_90;
	ld.shared.u32 	%r39, [%rd2];
	ld.shared.u32 	%r40, [%rd5];
	setp.gt.u32 	%p173, %r39, %r40;
	mov.pred 	%p339, -1;
	@%p173 bra 	$L__BB5_88;
	setp.ne.s32 	%p175, %r39, %r40;
	mov.pred 	%p339, 0;
	@%p175 bra 	$L__BB5_88;
	ld.shared.u32 	%r151, [%rd4];
	ld.shared.u32 	%r152, [%rd6];
	setp.gt.u32 	%p339, %r151, %r152;
$L__BB5_88:
	setp.eq.s32 	%p176, %r29, 0;
	xor.pred  	%p177, %p176, %p339;
	@%p177 bra 	$L__BB5_90;
	ld.shared.u32 	%r153, [%rd4];
	st.shared.u32 	[%rd2], %r40;
	ld.shared.u32 	%r154, [%rd6];
	st.shared.u32 	[%rd4], %r154;
	st.shared.u32 	[%rd5], %r39;
	st.shared.u32 	[%rd6], %r153;
$L__BB5_90:
	and.b32  	%r41, %r1, 64;
	bar.sync 	0;
	xor.b32  	%r42, %r1, 32;
	setp.le.s32 	%p178, %r42, %r1;
	xor.b64  	%rd47, %rd26, 128;
	add.s64 	%rd15, %rd27, %rd47;
	add.s64 	%rd16, %rd28, %rd47;
	@%p178 bra 	$L__BB5_96;
	ld.shared.u32 	%r43, [%rd2];
	ld.shared.u32 	%r44, [%rd15];
	setp.gt.u32 	%p180, %r43, %r44;
	mov.pred 	%p340, -1;
	@%p180 bra 	$L__BB5_94;
	setp.ne.s32 	%p182, %r43, %r44;
	mov.pred 	%p340, 0;
	@%p182 bra 	$L__BB5_94;
	ld.shared.u32 	%r155, [%rd4];
	ld.shared.u32 	%r156, [%rd16];
	setp.gt.u32 	%p340, %r155, %r156;
$L__BB5_94:
	setp.eq.s32 	%p183, %r41, 0;
	xor.pred  	%p184, %p183, %p340;
	@%p184 bra 	$L__BB5_96;
	ld.shared.u32 	%r157, [%rd4];
	st.shared.u32 	[%rd2], %r44;
	ld.shared.u32 	%r158, [%rd16];
	st.shared.u32 	[%rd4], %r158;
	st.shared.u32 	[%rd15], %r43;
	st.shared.u32 	[%rd16], %r157;
$L__BB5_96:
	bar.sync 	0;
	@%p143 bra 	$L__BB5_102;
	ld.shared.u32 	%r45, [%rd2];
	ld.shared.u32 	%r46, [%rd13];
	setp.gt.u32 	%p187, %r45, %r46;
	mov.pred 	%p341, -1;
	@%p187 bra 	$L__BB5_100;
	setp.ne.s32 	%p189, %r45, %r46;
	mov.pred 	%p341, 0;
	@%p189 bra 	$L__BB5_100;
	ld.shared.u32 	%r159, [%rd4];
	ld.shared.u32 	%r160, [%rd14];
	setp.gt.u32 	%p341, %r159, %r160;
$L__BB5_100:
	setp.eq.s32 	%p190, %r41, 0;
	xor.pred  	%p191, %p190, %p341;
	@%p191 bra 	$L__BB5_102;
	ld.shared.u32 	%r161, [%rd4];
	st.shared.u32 	[%rd2], %r46;
	ld.shared.u32 	%r162, [%rd14];
	st.shared.u32 	[%rd4], %r162;
	st.shared.u32 	[%rd13], %r45;
	st.shared.u32 	[%rd14], %r161;
$L__BB5_102:
	bar.sync 	0;
	@%p115 bra 	$L__BB5_108;
	ld.shared.u32 	%r47, [%rd2];
	ld.shared.u32 	%r48, [%rd11];
	setp.gt.u32 	%p194, %r47, %r48;
	mov.pred 	%p342, -1;
	@%p194 bra 	$L__BB5_106;
	setp.ne.s32 	%p196, %r47, %r48;
	mov.pred 	%p342, 0;
	@%p196 bra 	$L__BB5_106;
	ld.shared.u32 	%r163, [%rd4];
	ld.shared.u32 	%r164, [%rd12];
	setp.gt.u32 	%p342, %r163, %r164;
$L__BB5_106:
	setp.eq.s32 	%p197, %r41, 0;
	xor.pred  	%p198, %p197, %p342;
	@%p198 bra 	$L__BB5_108;
	ld.shared.u32 	%r165, [%rd4];
	st.shared.u32 	[%rd2], %r48;
	ld.shared.u32 	%r166, [%rd12];
	st.shared.u32 	[%rd4], %r166;
	st.shared.u32 	[%rd11], %r47;
	st.shared.u32 	[%rd12], %r165;
$L__BB5_108:
	bar.sync 	0;
	@%p94 bra 	$L__BB5_114;
	ld.shared.u32 	%r49, [%rd2];
	ld.shared.u32 	%r50, [%rd9];
	setp.gt.u32 	%p201, %r49, %r50;
	mov.pred 	%p343, -1;
	@%p201 bra 	$L__BB5_112;
	setp.ne.s32 	%p203, %r49, %r50;
	mov.pred 	%p343, 0;
	@%p203 bra 	$L__BB5_112;
	ld.shared.u32 	%r167, [%rd4];
	ld.shared.u32 	%r168, [%rd10];
	setp.gt.u32 	%p343, %r167, %r168;
$L__BB5_112:
	setp.eq.s32 	%p204, %r41, 0;
	xor.pred  	%p205, %p204, %p343;
	@%p205 bra 	$L__BB5_114;
	ld.shared.u32 	%r169, [%rd4];
	st.shared.u32 	[%rd2], %r50;
	ld.shared.u32 	%r170, [%rd10];
	st.shared.u32 	[%rd4], %r170;
	st.shared.u32 	[%rd9], %r49;
	st.shared.u32 	[%rd10], %r169;
$L__BB5_114:
	bar.sync 	0;
	@%p80 bra 	$L__BB5_120;
	ld.shared.u32 	%r51, [%rd2];
	ld.shared.u32 	%r52, [%rd7];
	setp.gt.u32 	%p208, %r51, %r52;
	mov.pred 	%p344, -1;
	@%p208 bra 	$L__BB5_118;
	setp.ne.s32 	%p210, %r51, %r52;
	mov.pred 	%p344, 0;
	@%p210 bra 	$L__BB5_118;
	ld.shared.u32 	%r171, [%rd4];
	ld.shared.u32 	%r172, [%rd8];
	setp.gt.u32 	%p344, %r171, %r172;
$L__BB5_118:
	setp.eq.s32 	%p211, %r41, 0;
	xor.pred  	%p212, %p211, %p344;
	@%p212 bra 	$L__BB5_120;
	ld.shared.u32 	%r173, [%rd4];
	st.shared.u32 	[%rd2], %r52;
	ld.shared.u32 	%r174, [%rd8];
	st.shared.u32 	[%rd4], %r174;
	st.shared.u32 	[%rd7], %r51;
	st.shared.u32 	[%rd8], %r173;
$L__BB5_120:
	bar.sync 	0;
	@%p73 bra 	$L__BB5_126;
	ld.shared.u32 	%r53, [%rd2];
	ld.shared.u32 	%r54, [%rd5];
	setp.gt.u32 	%p215, %r53, %r54;
	mov.pred 	%p345, -1;
	@%p215 bra 	$L__BB5_124;
	setp.ne.s32 	%p217, %r53, %r54;
	mov.pred 	%p345, 0;
	@%p217 bra 	$L__BB5_124;
	ld.shared.u32 	%r175, [%rd4];
	ld.shared.u32 	%r176, [%rd6];
	setp.gt.u32 	%p345, %r175, %r176;
$L__BB5_124:
	setp.eq.s32 	%p218, %r41, 0;
	xor.pred  	%p219, %p218, %p345;
	@%p219 bra 	$L__BB5_126;
	ld.shared.u32 	%r177, [%rd4];
	st.shared.u32 	[%rd2], %r54;
	ld.shared.u32 	%r178, [%rd6];
	st.shared.u32 	[%rd4], %r178;
	st.shared.u32 	[%rd5], %r53;
	st.shared.u32 	[%rd6], %r177;
$L__BB5_126:
	and.b32  	%r55, %r1, 128;
	bar.sync 	0;
	xor.b32  	%r56, %r1, 64;
	setp.le.s32 	%p220, %r56, %r1;
	xor.b64  	%rd51, %rd26, 256;
	add.s64 	%rd17, %rd27, %rd51;
	add.s64 	%rd18, %rd28, %rd51;
	@%p220 bra 	$L__BB5_132;
	ld.shared.u32 	%r57, [%rd2];
	ld.shared.u32 	%r58, [%rd17];
	setp.gt.u32 	%p222, %r57, %r58;
	mov.pred 	%p346, -1;
	@%p222 bra 	$L__BB5_130;
	setp.ne.s32 	%p224, %r57, %r58;
	mov.pred 	%p346, 0;
	@%p224 bra 	$L__BB5_130;
	ld.shared.u32 	%r179, [%rd4];
	ld.shared.u32 	%r180, [%rd18];
	setp.gt.u32 	%p346, %r179, %r180;
$L__BB5_130:
	setp.eq.s32 	%p225, %r55, 0;
	xor.pred  	%p226, %p225, %p346;
	@%p226 bra 	$L__BB5_132;
	ld.shared.u32 	%r181, [%rd4];
	st.shared.u32 	[%rd2], %r58;
	ld.shared.u32 	%r182, [%rd18];
	st.shared.u32 	[%rd4], %r182;
	st.shared.u32 	[%rd17], %r57;
	st.shared.u32 	[%rd18], %r181;
$L__BB5_132:
	bar.sync 	0;
	@%p178 bra 	$L__BB5_138;
	ld.shared.u32 	%r59, [%rd2];
	ld.shared.u32 	%r60, [%rd15];
	setp.gt.u32 	%p229, %r59, %r60;
	mov.pred 	%p347, -1;
	@%p229 bra 	$L__BB5_136;
	setp.ne.s32 	%p231, %r59, %r60;
	mov.pred 	%p347, 0;
	@%p231 bra 	$L__BB5_136;
	ld.shared.u32 	%r183, [%rd4];
	ld.shared.u32 	%r184, [%rd16];
	setp.gt.u32 	%p347, %r183, %r184;
$L__BB5_136:
	setp.eq.s32 	%p232, %r55, 0;
	xor.pred  	%p233, %p232, %p347;
	@%p233 bra 	$L__BB5_138;
	ld.shared.u32 	%r185, [%rd4];
	st.shared.u32 	[%rd2], %r60;
	ld.shared.u32 	%r186, [%rd16];
	st.shared.u32 	[%rd4], %r186;
	st.shared.u32 	[%rd15], %r59;
	st.shared.u32 	[%rd16], %r185;
$L__BB5_138:
	bar.sync 	0;
	@%p143 bra 	$L__BB5_144;
	ld.shared.u32 	%r61, [%rd2];
	ld.shared.u32 	%r62, [%rd13];
	setp.gt.u32 	%p236, %r61, %r62;
	mov.pred 	%p348, -1;
	@%p236 bra 	$L__BB5_142;
	setp.ne.s32 	%p238, %r61, %r62;
	mov.pred 	%p348, 0;
	@%p238 bra 	$L__BB5_142;
	ld.shared.u32 	%r187, [%rd4];
	ld.shared.u32 	%r188, [%rd14];
	setp.gt.u32 	%p348, %r187, %r188;
$L__BB5_142:
	setp.eq.s32 	%p239, %r55, 0;
	xor.pred  	%p240, %p239, %p348;
	@%p240 bra 	$L__BB5_144;
	ld.shared.u32 	%r189, [%rd4];
	st.shared.u32 	[%rd2], %r62;
	ld.shared.u32 	%r190, [%rd14];
	st.shared.u32 	[%rd4], %r190;
	st.shared.u32 	[%rd13], %r61;
	st.shared.u32 	[%rd14], %r189;
$L__BB5_144:
	bar.sync 	0;
	@%p115 bra 	$L__BB5_150;
	ld.shared.u32 	%r63, [%rd2];
	ld.shared.u32 	%r64, [%rd11];
	setp.gt.u32 	%p243, %r63, %r64;
	mov.pred 	%p349, -1;
	@%p243 bra 	$L__BB5_148;
	setp.ne.s32 	%p245, %r63, %r64;
	mov.pred 	%p349, 0;
	@%p245 bra 	$L__BB5_148;
	ld.shared.u32 	%r191, [%rd4];
	ld.shared.u32 	%r192, [%rd12];
	setp.gt.u32 	%p349, %r191, %r192;
$L__BB5_148:
	setp.eq.s32 	%p246, %r55, 0;
	xor.pred  	%p247, %p246, %p349;
	@%p247 bra 	$L__BB5_150;
	ld.shared.u32 	%r193, [%rd4];
	st.shared.u32 	[%rd2], %r64;
	ld.shared.u32 	%r194, [%rd12];
	st.shared.u32 	[%rd4], %r194;
	st.shared.u32 	[%rd11], %r63;
	st.shared.u32 	[%rd12], %r193;
$L__BB5_150:
	bar.sync 	0;
	@%p94 bra 	$L__BB5_156;
	ld.shared.u32 	%r65, [%rd2];
	ld.shared.u32 	%r66, [%rd9];
	setp.gt.u32 	%p250, %r65, %r66;
	mov.pred 	%p350, -1;
	@%p250 bra 	$L__BB5_154;
	setp.ne.s32 	%p252, %r65, %r66;
	mov.pred 	%p350, 0;
	@%p252 bra 	$L__BB5_154;
	ld.shared.u32 	%r195, [%rd4];
	ld.shared.u32 	%r196, [%rd10];
	setp.gt.u32 	%p350, %r195, %r196;
$L__BB5_154:
	setp.eq.s32 	%p253, %r55, 0;
	xor.pred  	%p254, %p253, %p350;
	@%p254 bra 	$L__BB5_156;
	ld.shared.u32 	%r197, [%rd4];
	st.shared.u32 	[%rd2], %r66;
	ld.shared.u32 	%r198, [%rd10];
	st.shared.u32 	[%rd4], %r198;
	st.shared.u32 	[%rd9], %r65;
	st.shared.u32 	[%rd10], %r197;
$L__BB5_156:
	bar.sync 	0;
	@%p80 bra 	$L__BB5_162;
	ld.shared.u32 	%r67, [%rd2];
	ld.shared.u32 	%r68, [%rd7];
	setp.gt.u32 	%p257, %r67, %r68;
	mov.pred 	%p351, -1;
	@%p257 bra 	$L__BB5_160;
	setp.ne.s32 	%p259, %r67, %r68;
	mov.pred 	%p351, 0;
	@%p259 bra 	$L__BB5_160;
	ld.shared.u32 	%r199, [%rd4];
	ld.shared.u32 	%r200, [%rd8];
	setp.gt.u32 	%p351, %r199, %r200;
$L__BB5_160:
	setp.eq.s32 	%p260, %r55, 0;
	xor.pred  	%p261, %p260, %p351;
	@%p261 bra 	$L__BB5_162;
	ld.shared.u32 	%r201, [%rd4];
	st.shared.u32 	[%rd2], %r68;
	ld.shared.u32 	%r202, [%rd8];
	st.shared.u32 	[%rd4], %r202;
	st.shared.u32 	[%rd7], %r67;
	st.shared.u32 	[%rd8], %r201;
$L__BB5_162:
	bar.sync 	0;
	@%p73 bra 	$L__BB5_168;
	ld.shared.u32 	%r69, [%rd2];
	ld.shared.u32 	%r70, [%rd5];
	setp.gt.u32 	%p264, %r69, %r70;
	mov.pred 	%p352, -1;
	@%p264 bra 	$L__BB5_166;
	setp.ne.s32 	%p266, %r69, %r70;
	mov.pred 	%p352, 0;
	@%p266 bra 	$L__BB5_166;
	ld.shared.u32 	%r203, [%rd4];
	ld.shared.u32 	%r204, [%rd6];
	setp.gt.u32 	%p352, %r203, %r204;
$L__BB5_166:
	setp.eq.s32 	%p267, %r55, 0;
	xor.pred  	%p268, %p267, %p352;
	@%p268 bra 	$L__BB5_168;
	ld.shared.u32 	%r205, [%rd4];
	st.shared.u32 	[%rd2], %r70;
	ld.shared.u32 	%r206, [%rd6];
	st.shared.u32 	[%rd4], %r206;
	st.shared.u32 	[%rd5], %r69;
	st.shared.u32 	[%rd6], %r205;
$L__BB5_168:
	and.b32  	%r71, %r1, 256;
	bar.sync 	0;
	xor.b32  	%r72, %r1, 128;
	setp.le.s32 	%p269, %r72, %r1;
	@%p269 bra 	$L__BB5_174;
	ld.shared.u32 	%r73, [%rd2];
	mul.wide.s32 	%rd54, %r72, 4;
	add.s64 	%rd19, %rd27, %rd54;
	ld.shared.u32 	%r74, [%rd19];
	setp.gt.u32 	%p271, %r73, %r74;
	add.s64 	%rd20, %rd28, %rd54;
	mov.pred 	%p353, -1;
	@%p271 bra 	$L__BB5_172;
	setp.ne.s32 	%p273, %r73, %r74;
	mov.pred 	%p353, 0;
	@%p273 bra 	$L__BB5_172;
	ld.shared.u32 	%r207, [%rd4];
	ld.shared.u32 	%r208, [%rd20];
	setp.gt.u32 	%p353, %r207, %r208;
$L__BB5_172:
	setp.eq.s32 	%p274, %r71, 0;
	xor.pred  	%p275, %p274, %p353;
	@%p275 bra 	$L__BB5_174;
	ld.shared.u32 	%r209, [%rd4];
	st.shared.u32 	[%rd2], %r74;
	ld.shared.u32 	%r210, [%rd20];
	st.shared.u32 	[%rd4], %r210;
	st.shared.u32 	[%rd19], %r73;
	st.shared.u32 	[%rd20], %r209;
$L__BB5_174:
	bar.sync 	0;
	@%p220 bra 	$L__BB5_180;
	ld.shared.u32 	%r75, [%rd2];
	ld.shared.u32 	%r76, [%rd17];
	setp.gt.u32 	%p278, %r75, %r76;
	mov.pred 	%p354, -1;
	@%p278 bra 	$L__BB5_178;
	setp.ne.s32 	%p280, %r75, %r76;
	mov.pred 	%p354, 0;
	@%p280 bra 	$L__BB5_178;
	ld.shared.u32 	%r211, [%rd4];
	ld.shared.u32 	%r212, [%rd18];
	setp.gt.u32 	%p354, %r211, %r212;
$L__BB5_178:
	setp.eq.s32 	%p281, %r71, 0;
	xor.pred  	%p282, %p281, %p354;
	@%p282 bra 	$L__BB5_180;
	ld.shared.u32 	%r213, [%rd4];
	st.shared.u32 	[%rd2], %r76;
	ld.shared.u32 	%r214, [%rd18];
	st.shared.u32 	[%rd4], %r214;
	st.shared.u32 	[%rd17], %r75;
	st.shared.u32 	[%rd18], %r213;
$L__BB5_180:
	bar.sync 	0;
	@%p178 bra 	$L__BB5_186;
	ld.shared.u32 	%r77, [%rd2];
	ld.shared.u32 	%r78, [%rd15];
	setp.gt.u32 	%p285, %r77, %r78;
	mov.pred 	%p355, -1;
	@%p285 bra 	$L__BB5_184;
	setp.ne.s32 	%p287, %r77, %r78;
	mov.pred 	%p355, 0;
	@%p287 bra 	$L__BB5_184;
	ld.shared.u32 	%r215, [%rd4];
	ld.shared.u32 	%r216, [%rd16];
	setp.gt.u32 	%p355, %r215, %r216;
$L__BB5_184:
	setp.eq.s32 	%p288, %r71, 0;
	xor.pred  	%p289, %p288, %p355;
	@%p289 bra 	$L__BB5_186;
	ld.shared.u32 	%r217, [%rd4];
	st.shared.u32 	[%rd2], %r78;
	ld.shared.u32 	%r218, [%rd16];
	st.shared.u32 	[%rd4], %r218;
	st.shared.u32 	[%rd15], %r77;
	st.shared.u32 	[%rd16], %r217;
$L__BB5_186:
	bar.sync 	0;
	@%p143 bra 	$L__BB5_192;
	ld.shared.u32 	%r79, [%rd2];
	ld.shared.u32 	%r80, [%rd13];
	setp.gt.u32 	%p292, %r79, %r80;
	mov.pred 	%p356, -1;
	@%p292 bra 	$L__BB5_190;
	setp.ne.s32 	%p294, %r79, %r80;
	mov.pred 	%p356, 0;
	@%p294 bra 	$L__BB5_190;
	ld.shared.u32 	%r219, [%rd4];
	ld.shared.u32 	%r220, [%rd14];
	setp.gt.u32 	%p356, %r219, %r220;
$L__BB5_190:
	setp.eq.s32 	%p295, %r71, 0;
	xor.pred  	%p296, %p295, %p356;
	@%p296 bra 	$L__BB5_192;
	ld.shared.u32 	%r221, [%rd4];
	st.shared.u32 	[%rd2], %r80;
	ld.shared.u32 	%r222, [%rd14];
	st.shared.u32 	[%rd4], %r222;
	st.shared.u32 	[%rd13], %r79;
	st.shared.u32 	[%rd14], %r221;
$L__BB5_192:
	bar.sync 	0;
	@%p115 bra 	$L__BB5_198;
	ld.shared.u32 	%r81, [%rd2];
	ld.shared.u32 	%r82, [%rd11];
	setp.gt.u32 	%p299, %r81, %r82;
	mov.pred 	%p357, -1;
	@%p299 bra 	$L__BB5_196;
	setp.ne.s32 	%p301, %r81, %r82;
	mov.pred 	%p357, 0;
	@%p301 bra 	$L__BB5_196;
	ld.shared.u32 	%r223, [%rd4];
	ld.shared.u32 	%r224, [%rd12];
	setp.gt.u32 	%p357, %r223, %r224;
$L__BB5_196:
	setp.eq.s32 	%p302, %r71, 0;
	xor.pred  	%p303, %p302, %p357;
	@%p303 bra 	$L__BB5_198;
	ld.shared.u32 	%r225, [%rd4];
	st.shared.u32 	[%rd2], %r82;
	ld.shared.u32 	%r226, [%rd12];
	st.shared.u32 	[%rd4], %r226;
	st.shared.u32 	[%rd11], %r81;
	st.shared.u32 	[%rd12], %r225;
$L__BB5_198:
	bar.sync 	0;
	@%p94 bra 	$L__BB5_204;
	ld.shared.u32 	%r83, [%rd2];
	ld.shared.u32 	%r84, [%rd9];
	setp.gt.u32 	%p306, %r83, %r84;
	mov.pred 	%p358, -1;
	@%p306 bra 	$L__BB5_202;
	setp.ne.s32 	%p308, %r83, %r84;
	mov.pred 	%p358, 0;
	@%p308 bra 	$L__BB5_202;
	ld.shared.u32 	%r227, [%rd4];
	ld.shared.u32 	%r228, [%rd10];
	setp.gt.u32 	%p358, %r227, %r228;
$L__BB5_202:
	setp.eq.s32 	%p309, %r71, 0;
	xor.pred  	%p310, %p309, %p358;
	@%p310 bra 	$L__BB5_204;
	ld.shared.u32 	%r229, [%rd4];
	st.shared.u32 	[%rd2], %r84;
	ld.shared.u32 	%r230, [%rd10];
	st.shared.u32 	[%rd4], %r230;
	st.shared.u32 	[%rd9], %r83;
	st.shared.u32 	[%rd10], %r229;
$L__BB5_204:
	bar.sync 	0;
	@%p80 bra 	$L__BB5_210;
	ld.shared.u32 	%r85, [%rd2];
	ld.shared.u32 	%r86, [%rd7];
	setp.gt.u32 	%p313, %r85, %r86;
	mov.pred 	%p359, -1;
	@%p313 bra 	$L__BB5_208;
	setp.ne.s32 	%p315, %r85, %r86;
	mov.pred 	%p359, 0;
	@%p315 bra 	$L__BB5_208;
	ld.shared.u32 	%r231, [%rd4];
	ld.shared.u32 	%r232, [%rd8];
	setp.gt.u32 	%p359, %r231, %r232;
$L__BB5_208:
	setp.eq.s32 	%p316, %r71, 0;
	xor.pred  	%p317, %p316, %p359;
	@%p317 bra 	$L__BB5_210;
	ld.shared.u32 	%r233, [%rd4];
	st.shared.u32 	[%rd2], %r86;
	ld.shared.u32 	%r234, [%rd8];
	st.shared.u32 	[%rd4], %r234;
	st.shared.u32 	[%rd7], %r85;
	st.shared.u32 	[%rd8], %r233;
$L__BB5_210:
	bar.sync 	0;
	@%p73 bra 	$L__BB5_216;
	ld.shared.u32 	%r87, [%rd2];
	ld.shared.u32 	%r88, [%rd5];
	setp.gt.u32 	%p320, %r87, %r88;
	mov.pred 	%p360, -1;
	@%p320 bra 	$L__BB5_214;
	setp.ne.s32 	%p322, %r87, %r88;
	mov.pred 	%p360, 0;
	@%p322 bra 	$L__BB5_214;
	ld.shared.u32 	%r235, [%rd4];
	ld.shared.u32 	%r236, [%rd6];
	setp.gt.u32 	%p360, %r235, %r236;
$L__BB5_214:
	setp.eq.s32 	%p323, %r71, 0;
	xor.pred  	%p324, %p323, %p360;
	@%p324 bra 	$L__BB5_216;
	ld.shared.u32 	%r237, [%rd4];
	st.shared.u32 	[%rd2], %r88;
	ld.shared.u32 	%r238, [%rd6];
	st.shared.u32 	[%rd4], %r238;
	st.shared.u32 	[%rd5], %r87;
	st.shared.u32 	[%rd6], %r237;
$L__BB5_216:
	bar.sync 	0;
	ld.shared.u32 	%r239, [%rd2];
	st.global.u32 	[%rd1], %r239;
	ld.shared.u32 	%r240, [%rd4];
	st.global.u32 	[%rd3], %r240;
	ret;
}
.visible .entry classic_n_body(
	.param .u64 classic_n_body_param_0,
	.param .u64 classic_n_body_param_1,
	.param .u32 classic_n_body_param_2
)
{
	.reg .pred 	%p<6>;
	.reg .f32 	%f<232>;
	.reg .b32 	%r<17>;
	.reg .b64 	%rd<18>;
	.shared .align 16 .b8 _ZZ14classic_n_bodyE4tile[1024];
	ld.param.u64 	%rd6, [classic_n_body_param_0];
	ld.param.u64 	%rd5, [classic_n_body_param_1];
	ld.param.u32 	%r8, [classic_n_body_param_2];
	mov.u32 	%r9, %ctaid.x;
	shl.b32 	%r10, %r9, 6;
	mov.u32 	%r1, %tid.x;
	add.s32 	%r2, %r10, %r1;
	add.s32 	%r11, %r8, -1;
	min.s32 	%r12, %r2, %r11;
	cvta.to.global.u64 	%rd1, %rd6;
	mul.wide.s32 	%rd7, %r12, 16;
	add.s64 	%rd8, %rd1, %rd7;
	ld.global.v4.f32 	{%f31, %f32, %f33, %f34}, [%rd8];
	setp.lt.s32 	%p1, %r8, 1;
	mov.f32 	%f228, 0f00000000;
	mov.f32 	%f227, %f228;
	mov.f32 	%f226, %f228;
	@%p1 bra 	$L__BB6_7;
	mov.u32 	%r15, 0;
	cvt.u64.u32 	%rd2, %r1;
	mov.f32 	%f37, 0f00000000;
	shl.b64 	%rd12, %rd2, 4;
	mov.u64 	%rd11, _ZZ14classic_n_bodyE4tile;
	add.s64 	%rd13, %rd11, %rd12;
	mov.f32 	%f226, %f37;
	mov.f32 	%f227, %f37;
	mov.f32 	%f228, %f37;
$L__BB6_2:
	add.s32 	%r4, %r15, %r1;
	setp.ge.s32 	%p2, %r4, %r8;
	mov.f32 	%f222, %f37;
	mov.f32 	%f223, %f37;
	mov.f32 	%f224, %f37;
	mov.f32 	%f225, %f37;
	@%p2 bra 	$L__BB6_4;
	mul.wide.s32 	%rd9, %r4, 16;
	add.s64 	%rd10, %rd1, %rd9;
	ld.global.v4.f32 	{%f222, %f223, %f224, %f225}, [%rd10];
$L__BB6_4:
	mov.u32 	%r16, 0;
	st.shared.v4.f32 	[%rd13], {%f222, %f223, %f224, %f225};
	bar.sync 	0;
	mov.u64 	%rd17, %rd11;
$L__BB6_5:
	ld.shared.v4.f32 	{%f46, %f47, %f48, %f49}, [%rd17];
	sub.f32 	%f54, %f46, %f31;
	sub.f32 	%f55, %f47, %f32;
	sub.f32 	%f56, %f48, %f33;
	mul.f32 	%f57, %f55, %f55;
	fma.rn.f32 	%f58, %f54, %f54, %f57;
	fma.rn.f32 	%f59, %f56, %f56, %f58;
	add.f32 	%f60, %f59, 0f3C23D70A;
	rsqrt.approx.f32 	%f61, %f60;
	mul.f32 	%f62, %f49, %f61;
	mul.f32 	%f63, %f61, %f62;
	mul.f32 	%f64, %f61, %f63;
	fma.rn.f32 	%f65, %f54, %f64, %f228;
	fma.rn.f32 	%f66, %f55, %f64, %f227;
	fma.rn.f32 	%f67, %f56, %f64, %f226;
	ld.shared.v4.f32 	{%f68, %f69, %f70, %f71}, [%rd17+16];
	sub.f32 	%f76, %f68, %f31;
	sub.f32 	%f77, %f69, %f32;
	sub.f32 	%f78, %f70, %f33;
	mul.f32 	%f79, %f77, %f77;
	fma.rn.f32 	%f80, %f76, %f76, %f79;
	fma.rn.f32 	%f81, %f78, %f78, %f80;
	add.f32 	%f82, %f81, 0f3C23D70A;
	rsqrt.approx.f32 	%f83, %f82;
	mul.f32 	%f84, %f71, %f83;
	mul.f32 	%f85, %f83, %f84;
	mul.f32 	%f86, %f83, %f85;
	fma.rn.f32 	%f87, %f76, %f86, %f65;
	fma.rn.f32 	%f88, %f77, %f86, %f66;
	fma.rn.f32 	%f89, %f78, %f86, %f67;
	ld.shared.v4.f32 	{%f90, %f91, %f92, %f93}, [%rd17+32];
	sub.f32 	%f98, %f90, %f31;
	sub.f32 	%f99, %f91, %f32;
	sub.f32 	%f100, %f92, %f33;
	mul.f32 	%f101, %f99, %f99;
	fma.rn.f32 	%f102, %f98, %f98, %f101;
	fma.rn.f32 	%f103, %f100, %f100, %f102;
	add.f32 	%f104, %f103, 0f3C23D70A;
	rsqrt.approx.f32 	%f105, %f104;
	mul.f32 	%f106, %f93, %f105;
	mul.f32 	%f107, %f105, %f106;
	mul.f32 	%f108, %f105, %f107;
	fma.rn.f32 	%f109, %f98, %f108, %f87;
	fma.rn.f32 	%f110, %f99, %f108, %f88;
	fma.rn.f32 	%f111, %f100, %f108, %f89;
	ld.shared.v4.f32 	{%f112, %f113, %f114, %f115}, [%rd17+48];
	sub.f32 	%f120, %f112, %f31;
	sub.f32 	%f121, %f113, %f32;
	sub.f32 	%f122, %f114, %f33;
	mul.f32 	%f123, %f121, %f121;
	fma.rn.f32 	%f124, %f120, %f120, %f123;
	fma.rn.f32 	%f125, %f122, %f122, %f124;
	add.f32 	%f126, %f125, 0f3C23D70A;
	rsqrt.approx.f32 	%f127, %f126;
	mul.f32 	%f128, %f115, %f127;
	mul.f32 	%f129, %f127, %f128;
	mul.f32 	%f130, %f127, %f129;
	fma.rn.f32 	%f131, %f120, %f130, %f109;
	fma.rn.f32 	%f132, %f121, %f130, %f110;
	fma.rn.f32 	%f133, %f122, %f130, %f111;
	ld.shared.v4.f32 	{%f134, %f135, %f136, %f137}, [%rd17+64];
	sub.f32 	%f142, %f134, %f31;
	sub.f32 	%f143, %f135, %f32;
	sub.f32 	%f144, %f136, %f33;
	mul.f32 	%f145, %f143, %f143;
	fma.rn.f32 	%f146, %f142, %f142, %f145;
	fma.rn.f32 	%f147, %f144, %f144, %f146;
	add.f32 	%f148, %f147, 0f3C23D70A;
	rsqrt.approx.f32 	%f149, %f148;
	mul.f32 	%f150, %f137, %f149;
	mul.f32 	%f151, %f149, %f150;
	mul.f32 	%f152, %f149, %f151;
	fma.rn.f32 	%f153, %f142, %f152, %f131;
	fma.rn.f32 	%f154, %f143, %f152, %f132;
	fma.rn.f32 	%f155, %f144, %f152, %f133;
	ld.shared.v4.f32 	{%f156, %f157, %f158, %f159}, [%rd17+80];
	sub.f32 	%f164, %f156, %f31;
	sub.f32 	%f165, %f157, %f32;
	sub.f32 	%f166, %f158, %f33;
	mul.f32 	%f167, %f165, %f165;
	fma.rn.f32 	%f168, %f164, %f164, %f167;
	fma.rn.f32 	%f169, %f166, %f166, %f168;
	add.f32 	%f170, %f169, 0f3C23D70A;
	rsqrt.approx.f32 	%f171, %f170;
	mul.f32 	%f172, %f159, %f171;
	mul.f32 	%f173, %f171, %f172;
	mul.f32 	%f174, %f171, %f173;
	fma.rn.f32 	%f175, %f164, %f174, %f153;
	fma.rn.f32 	%f176, %f165, %f174, %f154;
	fma.rn.f32 	%f177, %f166, %f174, %f155;
	ld.shared.v4.f32 	{%f178, %f179, %f180, %f181}, [%rd17+96];
	sub.f32 	%f186, %f178, %f31;
	sub.f32 	%f187, %f179, %f32;
	sub.f32 	%f188, %f180, %f33;
	mul.f32 	%f189, %f187, %f187;
	fma.rn.f32 	%f190, %f186, %f186, %f189;
	fma.rn.f32 	%f191, %f188, %f188, %f190;
	add.f32 	%f192, %f191, 0f3C23D70A;
	rsqrt.approx.f32 	%f193, %f192;
	mul.f32 	%f194, %f181, %f193;
	mul.f32 	%f195, %f193, %f194;
	mul.f32 	%f196, %f193, %f195;
	fma.rn.f32 	%f197, %f186, %f196, %f175;
	fma.rn.f32 	%f198, %f187, %f196, %f176;
	fma.rn.f32 	%f199, %f188, %f196, %f177;
	ld.shared.v4.f32 	{%f200, %f201, %f202, %f203}, [%rd17+112];
	sub.f32 	%f208, %f200, %f31;
	sub.f32 	%f209, %f201, %f32;
	sub.f32 	%f210, %f202, %f33;
	mul.f32 	%f211, %f209, %f209;
	fma.rn.f32 	%f212, %f208, %f208, %f211;
	fma.rn.f32 	%f213, %f210, %f210, %f212;
	add.f32 	%f214, %f213, 0f3C23D70A;
	rsqrt.approx.f32 	%f215, %f214;
	mul.f32 	%f216, %f203, %f215;
	mul.f32 	%f217, %f215, %f216;
	mul.f32 	%f218, %f215, %f217;
	fma.rn.f32 	%f228, %f208, %f218, %f197;
	fma.rn.f32 	%f227, %f209, %f218, %f198;
	fma.rn.f32 	%f226, %f210, %f218, %f199;
	add.s64 	%rd17, %rd17, 128;
	add.s32 	%r16, %r16, 8;
	setp.ne.s32 	%p3, %r16, 64;
	@%p3 bra 	$L__BB6_5;
	bar.sync 	0;
	add.s32 	%r15, %r15, 64;
	setp.lt.s32 	%p4, %r15, %r8;
	@%p4 bra 	$L__BB6_2;
$L__BB6_7:
	setp.ge.s32 	%p5, %r2, %r8;
	@%p5 bra 	$L__BB6_9;
	cvta.to.global.u64 	%rd14, %rd5;
	mul.wide.s32 	%rd15, %r2, 16;
	add.s64 	%rd16, %rd14, %rd15;
	st.global.v4.f32 	[%rd16], {%f228, %f227, %f226, %f34};
$L__BB6_9:
	ret;
}
.visible .entry classic_mandelbrot(
	.param .u64 classic_mandelbrot_param_0,
	.param .u32 classic_mandelbrot_param_1,
	.param .u32 classic_mandelbrot_param_2,
	.param .f32 classic_mandelbrot_param_3,
	.param .f32 classic_mandelbrot_param_4,
	.param .f32 classic_mandelbrot_param_5,
	.param .u32 classic_mandelbrot_param_6
)
{
	.reg .pred 	%p<8>;
	.reg .f32 	%f<27>;
	.reg .b32 	%r<20>;
	.reg .b64 	%rd<5>;
	ld.param.u64 	%rd1, [classic_mandelbrot_param_0];
	ld.param.u32 	%r6, [classic_mandelbrot_param_1];
	ld.param.u32 	%r8, [classic_mandelbrot_param_2];
	ld.param.f32 	%f11, [classic_mandelbrot_param_3];
	ld.param.f32 	%f12, [classic_mandelbrot_param_4];
	ld.param.f32 	%f13, [classic_mandelbrot_param_5];
	ld.param.u32 	%r7, [classic_mandelbrot_param_6];
	mov.u32 	%r9, %ntid.x;
	mov.u32 	%r10, %ctaid.x;
	mov.u32 	%r11, %tid.x;
	mad.lo.s32 	%r1, %r10, %r9, %r11;
	mov.u32 	%r12, %ntid.y;
	mov.u32 	%r13, %ctaid.y;
	mov.u32 	%r14, %tid.y;
	mad.lo.s32 	%r2, %r13, %r12, %r14;
	setp.ge.s32 	%p1, %r1, %r6;
	setp.ge.s32 	%p2, %r2, %r8;
	or.pred  	%p3, %p1, %p2;
	@%p3 bra 	$L__BB7_5;
	cvt.rn.f32.s32 	%f14, %r1;
	fma.rn.f32 	%f1, %f14, %f13, %f11;
	cvt.rn.f32.s32 	%f15, %r2;
	fma.rn.f32 	%f2, %f15, %f13, %f12;
	setp.lt.s32 	%p4, %r7, 1;
	mov.u32 	%r19, 0;
	@%p4 bra 	$L__BB7_4;
	mov.f32 	%f23, 0f00000000;
	mov.u32 	%r19, 0;
	mov.f32 	%f24, %f23;
	mov.f32 	%f25, %f23;
	mov.f32 	%f26, %f23;
$L__BB7_3:
	sub.f32 	%f20, %f24, %f23;
	add.f32 	%f7, %f1, %f20;
	add.f32 	%f21, %f26, %f26;
	fma.rn.f32 	%f25, %f21, %f25, %f2;
	mul.f32 	%f24, %f7, %f7;
	mul.f32 	%f23, %f25, %f25;
	add.f32 	%f22, %f24, %f23;
	setp.le.f32 	%p5, %f22, 0f40800000;
	add.s32 	%r19, %r19, 1;
	setp.lt.s32 	%p6, %r19, %r7;
	and.pred  	%p7, %p6, %p5;
	mov.f32 	%f26, %f7;
	@%p7 bra 	$L__BB7_3;
$L__BB7_4:
	mad.lo.s32 	%r17, %r2, %r6, %r1;
	cvta.to.global.u64 	%rd2, %rd1;
	mul.wide.s32 	%rd3, %r17, 4;
	add.s64 	%rd4, %rd2, %rd3;
	st.global.u32 	[%rd4], %r19;
$L__BB7_5:
	ret;
}
.visible .entry classic_softmax(
	.param .u64 classic_softmax_param_0,
	.param .u64 classic_softmax_param_1,
	.param .u32 classic_softmax_param_2
)
{
	.reg .pred 	%p<13>;
	.reg .f32 	%f<60>;
	.reg .b32 	%r<29>;
	.reg .b64 	%rd<27>;
	.shared .align 4 .b8 _ZZ15classic_softmaxE6shared[512];
	ld.param.u64 	%rd6, [classic_softmax_param_0];
	ld.param.u64 	%rd5, [classic_softmax_param_1];
	ld.param.u32 	%r15, [classic_softmax_param_2];
	cvta.to.global.u64 	%rd1, %rd6;
	mov.u32 	%r16, %ctaid.x;
	mul.lo.s32 	%r17, %r16, %r15;
	cvt.u64.u32 	%rd2, %r17;
	mov.u32 	%r28, %tid.x;
	mov.f32 	%f57, 0fFF7FFFFF;
	setp.lt.s32 	%p1, %r28, %r15;
	@%p1 bra 	$L__BB8_1;
	bra.uni 	$L__BB8_3;
$L__BB8_1:
	mov.u32 	%r2, %ntid.x;
	mov.u32 	%r24, %r28;
$L__BB8_2:
	cvt.s64.s32 	%rd7, %r24;
	add.s64 	%rd8, %rd7, %rd2;
	shl.b64 	%rd9, %rd8, 2;
	add.s64 	%rd10, %rd1, %rd9;
	ld.global.f32 	%f11, [%rd10];
	max.f32 	%f57, %f57, %f11;
	add.s32 	%r24, %r24, %r2;
	setp.lt.s32 	%p2, %r24, %r15;
	@%p2 bra 	$L__BB8_2;
$L__BB8_3:
	mul.wide.s32 	%rd11, %r28, 4;
	mov.u64 	%rd12, _ZZ15classic_softmaxE6shared;
	add.s64 	%rd3, %rd12, %rd11;
	st.shared.f32 	[%rd3], %f57;
	bar.sync 	0;
	mov.u32 	%r5, %ntid.x;
	shr.u32 	%r27, %r5, 1;
	setp.eq.s32 	%p3, %r27, 0;
	@%p3 bra 	$L__BB8_8;
	mov.u32 	%r25, %r27;
$L__BB8_5:
	setp.ge.s32 	%p4, %r28, %r25;
	@%p4 bra 	$L__BB8_7;
	ld.shared.f32 	%f12, [%rd3];
	mul.wide.s32 	%rd13, %r25, 4;
	add.s64 	%rd14, %rd3, %rd13;
	ld.shared.f32 	%f13, [%rd14];
	max.f32 	%f14, %f12, %f13;
	st.shared.f32 	[%rd3], %f14;
$L__BB8_7:
	bar.sync 	0;
	shr.u32 	%r25, %r25, 1;
	setp.ne.s32 	%p5, %r25, 0;
	@%p5 bra 	$L__BB8_5;
$L__BB8_8:
	setp.ge.s32 	%p6, %r28, %r15;
	ld.shared.f32 	%f4, [_ZZ15classic_softmaxE6shared];
	bar.sync 	0;
	mov.f32 	%f59, 0f00000000;
	@%p6 bra 	$L__BB8_11;
	mov.f32 	%f59, 0f00000000;
	mov.u32 	%r26, %r28;
$L__BB8_10:
	cvt.s64.s32 	%rd15, %r26;
	add.s64 	%rd16, %rd15, %rd2;
	shl.b64 	%rd17, %rd16, 2;
	add.s64 	%rd18, %rd1, %rd17;
	ld.global.f32 	%f17, [%rd18];
	sub.f32 	%f18, %f17, %f4;
	mov.f32 	%f19, 0f3F000000;
	mov.f32 	%f20, 0f3BBB989D;
	fma.rn.f32 	%f21, %f18, %f20, %f19;
	cvt.sat.f32.f32 	%f22, %f21;
	mov.f32 	%f23, 0f4B400001;
	mov.f32 	%f24, 0f437C0000;
	fma.rm.f32 	%f25, %f22, %f24, %f23;
	add.f32 	%f26, %f25, 0fCB40007F;
	neg.f32 	%f27, %f26;
	mov.f32 	%f28, 0f3FB8AA3B;
	fma.rn.f32 	%f29, %f18, %f28, %f27;
	mov.f32 	%f30, 0f32A57060;
	fma.rn.f32 	%f31, %f18, %f30, %f29;
	mov.b32 	%r18, %f25;
	shl.b32 	%r19, %r18, 23;
	mov.b32 	%f32, %r19;
	ex2.approx.ftz.f32 	%f33, %f31;
	fma.rn.f32 	%f59, %f33, %f32, %f59;
	add.s32 	%r26, %r26, %r5;
	setp.lt.s32 	%p7, %r26, %r15;
	@%p7 bra 	$L__BB8_10;
$L__BB8_11:
	st.shared.f32 	[%rd3], %f59;
	bar.sync 	0;
	@%p3 bra 	$L__BB8_15;
$L__BB8_12:
	setp.ge.s32 	%p9, %r28, %r27;
	@%p9 bra 	$L__BB8_14;
	mul.wide.s32 	%rd19, %r27, 4;
	add.s64 	%rd20, %rd3, %rd19;
	ld.shared.f32 	%f34, [%rd3];
	ld.shared.f32 	%f35, [%rd20];
	add.f32 	%f36, %f35, %f34;
	st.shared.f32 	[%rd3], %f36;
$L__BB8_14:
	bar.sync 	0;
	shr.u32 	%r27, %r27, 1;
	setp.ne.s32 	%p10, %r27, 0;
	@%p10 bra 	$L__BB8_12;
$L__BB8_15:
	@%p6 bra 	$L__BB8_18;
	ld.shared.f32 	%f8, [_ZZ15classic_softmaxE6shared];
	cvta.to.global.u64 	%rd4, %rd5;
	cvt.u32.u64 	%r22, %rd2;
$L__BB8_17:
	cvt.s64.s32 	%rd21, %r28;
	add.s64 	%rd22, %rd21, %rd2;
	shl.b64 	%rd23, %rd22, 2;
	add.s64 	%rd24, %rd1, %rd23;
	ld.global.f32 	%f37, [%rd24];
	sub.f32 	%f38, %f37, %f4;
	mov.f32 	%f39, 0f3F000000;
	mov.f32 	%f40, 0f3BBB989D;
	fma.rn.f32 	%f41, %f38, %f40, %f39;
	cvt.sat.f32.f32 	%f42, %f41;
	mov.f32 	%f43, 0f4B400001;
	mov.f32 	%f44, 0f437C0000;
	fma.rm.f32 	%f45, %f42, %f44, %f43;
	add.f32 	%f46, %f45, 0fCB40007F;
	neg.f32 	%f47, %f46;
	mov.f32 	%f48, 0f3FB8AA3B;
	fma.rn.f32 	%f49, %f38, %f48, %f47;
	mov.f32 	%f50, 0f32A57060;
	fma.rn.f32 	%f51, %f38, %f50, %f49;
	mov.b32 	%r20, %f45;
	shl.b32 	%r21, %r20, 23;
	mov.b32 	%f52, %r21;
	ex2.approx.ftz.f32 	%f53, %f51;
	mul.f32 	%f54, %f53, %f52;
	div.rn.f32 	%f55, %f54, %f8;
	add.s32 	%r23, %r28, %r22;
	mul.wide.u32 	%rd25, %r23, 4;
	add.s64 	%rd26, %rd4, %rd25;
	st.global.f32 	[%rd26], %f55;
	add.s32 	%r28, %r28, %r5;
	setp.lt.s32 	%p12, %r28, %r15;
	@%p12 bra 	$L__BB8_17;
$L__BB8_18:
	ret;
}
.visible .entry classic_convolution(
	.param .u64 classic_convolution_param_0,
	.param .u64 classic_convolution_param_1,
	.param .u32 classic_convolution_param_2,
	.param .u32 classic_convolution_param_3,
	.param .u64 classic_convolution_param_4
)
{
	.reg .pred 	%p<10>;
	.reg .f32 	%f<82>;
	.reg .b32 	%r<108>;
	.reg .b64 	%rd<50>;
	.shared .align 4 .b8 _ZZ19classic_convolutionE4tile[960];
	.shared .align 4 .b8 _ZZ19classic_convolutionE7weights[100];
	ld.param.u64 	%rd4, [classic_convolution_param_0];
	ld.param.u64 	%rd2, [classic_convolution_param_1];
	ld.param.u32 	%r20, [classic_convolution_param_2];
	ld.param.u32 	%r21, [classic_convolution_param_3];
	ld.param.u64 	%rd3, [classic_convolution_param_4];
	cvta.to.global.u64 	%rd1, %rd4;
	mov.u32 	%r1, %tid.y;
	shl.b32 	%r2, %r1, 4;
	mov.u32 	%r3, %tid.x;
	add.s32 	%r106, %r2, %r3;
	setp.gt.s32 	%p1, %r106, 24;
	@%p1 bra 	$L__BB9_2;
	cvta.to.global.u64 	%rd5, %rd3;
	mul.wide.s32 	%rd6, %r106, 4;
	add.s64 	%rd7, %rd5, %rd6;
	ld.global.f32 	%f1, [%rd7];
	mov.u64 	%rd8, _ZZ19classic_convolutionE7weights;
	add.s64 	%rd9, %rd8, %rd6;
	st.shared.f32 	[%rd9], %f1;
$L__BB9_2:
	setp.lt.s32 	%p2, %r106, 240;
	@%p2 bra 	$L__BB9_3;
	bra.uni 	$L__BB9_9;
$L__BB9_3:
	mov.u32 	%r22, %ctaid.x;
	shl.b32 	%r23, %r22, 4;
	add.s32 	%r5, %r23, -2;
	mov.u32 	%r24, %ctaid.y;
	shl.b32 	%r25, %r24, 3;
	add.s32 	%r6, %r25, -2;
	add.s32 	%r7, %r21, -1;
	add.s32 	%r8, %r20, -1;
	max.s32 	%r26, %r106, 112;
	add.s32 	%r27, %r26, 127;
	sub.s32 	%r28, %r27, %r3;
	sub.s32 	%r9, %r28, %r2;
	shr.u32 	%r29, %r9, 7;
	add.s32 	%r30, %r29, 1;
	and.b32  	%r105, %r30, 3;
	setp.eq.s32 	%p3, %r105, 0;
	@%p3 bra 	$L__BB9_6;
	mov.u64 	%rd13, _ZZ19classic_convolutionE4tile;
$L__BB9_5:
	.pragma "nounroll";
	mul.hi.s32 	%r31, %r106, 1717986919;
	shr.u32 	%r32, %r31, 31;
	shr.s32 	%r33, %r31, 3;
	add.s32 	%r34, %r33, %r32;
	mul.lo.s32 	%r35, %r34, 20;
	sub.s32 	%r36, %r106, %r35;
	add.s32 	%r37, %r5, %r36;
	add.s32 	%r38, %r6, %r34;
	max.s32 	%r39, %r38, 0;
	min.s32 	%r40, %r39, %r7;
	max.s32 	%r41, %r37, 0;
	min.s32 	%r42, %r41, %r8;
	mad.lo.s32 	%r43, %r40, %r20, %r42;
	mul.wide.s32 	%rd10, %r43, 4;
	add.s64 	%rd11, %rd1, %rd10;
	ld.global.f32 	%f2, [%rd11];
	mul.wide.s32 	%rd12, %r34, 80;
	add.s64 	%rd14, %rd13, %rd12;
	mul.wide.s32 	%rd15, %r36, 4;
	add.s64 	%rd16, %rd14, %rd15;
	st.shared.f32 	[%rd16], %f2;
	add.s32 	%r106, %r106, 128;
	add.s32 	%r105, %r105, -1;
	setp.ne.s32 	%p4, %r105, 0;
	@%p4 bra 	$L__BB9_5;
$L__BB9_6:
	setp.lt.u32 	%p5, %r9, 384;
	@%p5 bra 	$L__BB9_9;
	mov.u64 	%rd20, _ZZ19classic_convolutionE4tile;
$L__BB9_8:
	mul.hi.s32 	%r44, %r106, 1717986919;
	shr.u32 	%r45, %r44, 31;
	shr.s32 	%r46, %r44, 3;
	add.s32 	%r47, %r46, %r45;
	mul.lo.s32 	%r48, %r47, 20;
	sub.s32 	%r49, %r106, %r48;
	add.s32 	%r50, %r5, %r49;
	add.s32 	%r51, %r6, %r47;
	max.s32 	%r52, %r51, 0;
	min.s32 	%r53, %r52, %r7;
	max.s32 	%r54, %r50, 0;
	min.s32 	%r55, %r54, %r8;
	mad.lo.s32 	%r56, %r53, %r20, %r55;
	mul.wide.s32 	%rd17, %r56, 4;
	add.s64 	%rd18, %rd1, %rd17;
	ld.global.f32 	%f3, [%rd18];
	mul.wide.s32 	%rd19, %r47, 80;
	add.s64 	%rd21, %rd20, %rd19;
	mul.wide.s32 	%rd22, %r49, 4;
	add.s64 	%rd23, %rd21, %rd22;
	st.shared.f32 	[%rd23], %f3;
	add.s32 	%r57, %r106, 128;
	mul.hi.s32 	%r58, %r57, 1717986919;
	shr.u32 	%r59, %r58, 31;
	shr.s32 	%r60, %r58, 3;
	add.s32 	%r61, %r60, %r59;
	mul.lo.s32 	%r62, %r61, 20;
	sub.s32 	%r63, %r57, %r62;
	add.s32 	%r64, %r5, %r63;
	add.s32 	%r65, %r6, %r61;
	max.s32 	%r66, %r65, 0;
	min.s32 	%r67, %r66, %r7;
	max.s32 	%r68, %r64, 0;
	min.s32 	%r69, %r68, %r8;
	mad.lo.s32 	%r70, %r67, %r20, %r69;
	mul.wide.s32 	%rd24, %r70, 4;
	add.s64 	%rd25, %rd1, %rd24;
	ld.global.f32 	%f4, [%rd25];
	mul.wide.s32 	%rd26, %r61, 80;
	add.s64 	%rd27, %rd20, %rd26;
	mul.wide.s32 	%rd28, %r63, 4;
	add.s64 	%rd29, %rd27, %rd28;
	st.shared.f32 	[%rd29], %f4;
	add.s32 	%r71, %r106, 256;
	mul.hi.s32 	%r72, %r71, 1717986919;
	shr.u32 	%r73, %r72, 31;
	shr.s32 	%r74, %r72, 3;
	add.s32 	%r75, %r74, %r73;
	mul.lo.s32 	%r76, %r75, 20;
	sub.s32 	%r77, %r71, %r76;
	add.s32 	%r78, %r5, %r77;
	add.s32 	%r79, %r6, %r75;
	max.s32 	%r80, %r79, 0;
	min.s32 	%r81, %r80, %r7;
	max.s32 	%r82, %r78, 0;
	min.s32 	%r83, %r82, %r8;
	mad.lo.s32 	%r84, %r81, %r20, %r83;
	mul.wide.s32 	%rd30, %r84, 4;
	add.s64 	%rd31, %rd1, %rd30;
	ld.global.f32 	%f5, [%rd31];
	mul.wide.s32 	%rd32, %r75, 80;
	add.s64 	%rd33, %rd20, %rd32;
	mul.wide.s32 	%rd34, %r77, 4;
	add.s64 	%rd35, %rd33, %rd34;
	st.shared.f32 	[%rd35], %f5;
	add.s32 	%r85, %r106, 384;
	mul.hi.s32 	%r86, %r85, 1717986919;
	shr.u32 	%r87, %r86, 31;
	shr.s32 	%r88, %r86, 3;
	add.s32 	%r89, %r88, %r87;
	mul.lo.s32 	%r90, %r89, 20;
	sub.s32 	%r91, %r85, %r90;
	add.s32 	%r92, %r5, %r91;
	add.s32 	%r93, %r6, %r89;
	max.s32 	%r94, %r93, 0;
	min.s32 	%r95, %r94, %r7;
	max.s32 	%r96, %r92, 0;
	min.s32 	%r97, %r96, %r8;
	mad.lo.s32 	%r98, %r95, %r20, %r97;
	mul.wide.s32 	%rd36, %r98, 4;
	add.s64 	%rd37, %rd1, %rd36;
	ld.global.f32 	%f6, [%rd37];
	mul.wide.s32 	%rd38, %r89, 80;
	add.s64 	%rd39, %rd20, %rd38;
	mul.wide.s32 	%rd40, %r91, 4;
	add.s64 	%rd41, %rd39, %rd40;
	st.shared.f32 	[%rd41], %f6;
	add.s32 	%r17, %r106, 512;
	setp.lt.s32 	%p6, %r106, -272;
	mov.u32 	%r106, %r17;
	@%p6 bra 	$L__BB9_8;
$L__BB9_9:
	mov.u32 	%r99, %ctaid.x;
	shl.b32 	%r100, %r99, 4;
	mov.u32 	%r101, %ctaid.y;
	shl.b32 	%r102, %r101, 3;
	bar.sync 	0;
	add.s32 	%r18, %r100, %r3;
	add.s32 	%r19, %r102, %r1;
	setp.ge.s32 	%p7, %r18, %r20;
	setp.ge.s32 	%p8, %r19, %r21;
	or.pred  	%p9, %p7, %p8;
	@%p9 bra 	$L__BB9_11;
	mul.wide.s32 	%rd42, %r1, 80;
	mov.u64 	%rd43, _ZZ19classic_convolutionE4tile;
	add.s64 	%rd44, %rd43, %rd42;
	mul.wide.s32 	%rd45, %r3, 4;
	add.s64 	%rd46, %rd44, %rd45;
	ld.shared.f32 	%f7, [_ZZ19classic_convolutionE7weights];
	ld.shared.f32 	%f8, [%rd46];
	fma.rn.f32 	%f9, %f8, %f7, 0f00000000;
	ld.shared.f32 	%f10, [_ZZ19classic_convolutionE7weights+4];
	ld.shared.f32 	%f11, [%rd46+4];
	fma.rn.f32 	%f12, %f11, %f10, %f9;
	ld.shared.f32 	%f13, [_ZZ19classic_convolutionE7weights+8];
	ld.shared.f32 	%f14, [%rd46+8];
	fma.rn.f32 	%f15, %f14, %f13, %f12;
	ld.shared.f32 	%f16, [_ZZ19classic_convolutionE7weights+12];
	ld.shared.f32 	%f17, [%rd46+12];
	fma.rn.f32 	%f18, %f17, %f16, %f15;
	ld.shared.f32 	%f19, [_ZZ19classic_convolutionE7weights+16];
	ld.shared.f32 	%f20, [%rd46+16];
	fma.rn.f32 	%f21, %f20, %f19, %f18;
	ld.shared.f32 	%f22, [_ZZ19classic_convolutionE7weights+20];
	ld.shared.f32 	%f23, [%rd46+80];
	fma.rn.f32 	%f24, %f23, %f22, %f21;
	ld.shared.f32 	%f25, [_ZZ19classic_convolutionE7weights+24];
	ld.shared.f32 	%f26, [%rd46+84];
	fma.rn.f32 	%f27, %f26, %f25, %f24;
	ld.shared.f32 	%f28, [_ZZ19classic_convolutionE7weights+28];
	ld.shared.f32 	%f29, [%rd46+88];
	fma.rn.f32 	%f30, %f29, %f28, %f27;
	ld.shared.f32 	%f31, [_ZZ19classic_convolutionE7weights+32];
	ld.shared.f32 	%f32, [%rd46+92];
	fma.rn.f32 	%f33, %f32, %f31, %f30;
	ld.shared.f32 	%f34, [_ZZ19classic_convolutionE7weights+36];
	ld.shared.f32 	%f35, [%rd46+96];
	fma.rn.f32 	%f36, %f35, %f34, %f33;
	ld.shared.f32 	%f37, [_ZZ19classic_convolutionE7weights+40];
	ld.shared.f32 	%f38, [%rd46+160];
	fma.rn.f32 	%f39, %f38, %f37, %f36;
	ld.shared.f32 	%f40, [_ZZ19classic_convolutionE7weights+44];
	ld.shared.f32 	%f41, [%rd46+164];
	fma.rn.f32 	%f42, %f41, %f40, %f39;
	ld.shared.f32 	%f43, [_ZZ19classic_convolutionE7weights+48];
	ld.shared.f32 	%f44, [%rd46+168];
	fma.rn.f32 	%f45, %f44, %f43, %f42;
	ld.shared.f32 	%f46, [_ZZ19classic_convolutionE7weights+52];
	ld.shared.f32 	%f47, [%rd46+172];
	fma.rn.f32 	%f48, %f47, %f46, %f45;
	ld.shared.f32 	%f49, [_ZZ19classic_convolutionE7weights+56];
	ld.shared.f32 	%f50, [%rd46+176];
	fma.rn.f32 	%f51, %f50, %f49, %f48;
	ld.shared.f32 	%f52, [_ZZ19classic_convolutionE7weights+60];
	ld.shared.f32 	%f53, [%rd46+240];
	fma.rn.f32 	%f54, %f53, %f52, %f51;
	ld.shared.f32 	%f55, [_ZZ19classic_convolutionE7weights+64];
	ld.shared.f32 	%f56, [%rd46+244];
	fma.rn.f32 	%f57, %f56, %f55, %f54;
	ld.shared.f32 	%f58, [_ZZ19classic_convolutionE7weights+68];
	ld.shared.f32 	%f59, [%rd46+248];
	fma.rn.f32 	%f60, %f59, %f58, %f57;
	ld.shared.f32 	%f61, [_ZZ19classic_convolutionE7weights+72];
	ld.shared.f32 	%f62, [%rd46+252];
	fma.rn.f32 	%f63, %f62, %f61, %f60;
	ld.shared.f32 	%f64, [_ZZ19classic_convolutionE7weights+76];
	ld.shared.f32 	%f65, [%rd46+256];
	fma.rn.f32 	%f66, %f65, %f64, %f63;
	ld.shared.f32 	%f67, [_ZZ19classic_convolutionE7weights+80];
	ld.shared.f32 	%f68, [%rd46+320];
	fma.rn.f32 	%f69, %f68, %f67, %f66;
	ld.shared.f32 	%f70, [_ZZ19classic_convolutionE7weights+84];
	ld.shared.f32 	%f71, [%rd46+324];
	fma.rn.f32 	%f72, %f71, %f70, %f69;
	ld.shared.f32 	%f73, [_ZZ19classic_convolutionE7weights+88];
	ld.shared.f32 	%f74, [%rd46+328];
	fma.rn.f32 	%f75, %f74, %f73, %f72;
	ld.shared.f32 	%f76, [_ZZ19classic_convolutionE7weights+92];
	ld.shared.f32 	%f77, [%rd46+332];
	fma.rn.f32 	%f78, %f77, %f76, %f75;
	ld.shared.f32 	%f79, [_ZZ19classic_convolutionE7weights+96];
	ld.shared.f32 	%f80, [%rd46+336];
	fma.rn.f32 	%f81, %f80, %f79, %f78;
	mad.lo.s32 	%r103, %r19, %r20, %r18;
	cvta.to.global.u64 	%rd47, %rd2;
	mul.wide.s32 	%rd48, %r103, 4;
	add.s64 	%rd49, %rd47, %rd48;
	st.global.f32 	[%rd49], %f81;
$L__BB9_11:
	ret;
}
.visible .entry classic_sparse_matvec(
	.param .u64 classic_sparse_matvec_param_0,
	.param .u64 classic_sparse_matvec_param_1,
	.param .u64 classic_sparse_matvec_param_2,
	.param .u64 classic_sparse_matvec_param_3,
	.param .u64 classic_sparse_matvec_param_4,
	.param .u32 classic_sparse_matvec_param_5
)
{
	.reg .pred 	%p<13>;
	.reg .f32 	%f<40>;
	.reg .b32 	%r<52>;
	.reg .b64 	%rd<45>;
	ld.param.u64 	%rd17, [classic_sparse_matvec_param_0];
	ld.param.u64 	%rd19, [classic_sparse_matvec_param_1];
	ld.param.u64 	%rd20, [classic_sparse_matvec_param_2];
	ld.param.u64 	%rd21, [classic_sparse_matvec_param_3];
	ld.param.u64 	%rd18, [classic_sparse_matvec_param_4];
	ld.param.u32 	%r15, [classic_sparse_matvec_param_5];
	cvta.to.global.u64 	%rd1, %rd21;
	cvta.to.global.u64 	%rd2, %rd19;
	cvta.to.global.u64 	%rd3, %rd20;
	mov.u32 	%r16, %ntid.x;
	mov.u32 	%r17, %ctaid.x;
	mov.u32 	%r18, %tid.x;
	mad.lo.s32 	%r19, %r17, %r16, %r18;
	shr.u32 	%r1, %r19, 5;
	and.b32  	%r2, %r18, 31;
	setp.ge.s32 	%p1, %r1, %r15;
	@%p1 bra 	$L__BB10_10;
	cvt.u64.u32 	%rd4, %r1;
	cvta.to.global.u64 	%rd22, %rd17;
	mul.wide.s32 	%rd23, %r1, 4;
	add.s64 	%rd24, %rd22, %rd23;
	ld.global.u32 	%r3, [%rd24];
	add.s32 	%r50, %r3, %r2;
	ld.global.u32 	%r5, [%rd24+4];
	setp.ge.s32 	%p2, %r50, %r5;
	mov.f32 	%f39, 0f00000000;
	@%p2 bra 	$L__BB10_8;
	add.s32 	%r20, %r50, 32;
	max.s32 	%r21, %r5, %r20;
	not.b32 	%r22, %r2;
	add.s32 	%r23, %r21, %r22;
	sub.s32 	%r6, %r23, %r3;
	shr.u32 	%r24, %r6, 5;
	add.s32 	%r25, %r24, 1;
	and.b32  	%r49, %r25, 3;
	setp.eq.s32 	%p3, %r49, 0;
	mov.f32 	%f39, 0f00000000;
	@%p3 bra 	$L__BB10_5;
	mul.wide.s32 	%rd25, %r50, 4;
	add.s64 	%rd42, %rd2, %rd25;
	add.s64 	%rd41, %rd3, %rd25;
	mov.f32 	%f39, 0f00000000;
$L__BB10_4:
	.pragma "nounroll";
	ld.global.u32 	%r26, [%rd42];
	mul.wide.s32 	%rd26, %r26, 4;
	add.s64 	%rd27, %rd1, %rd26;
	ld.global.f32 	%f13, [%rd27];
	ld.global.f32 	%f14, [%rd41];
	fma.rn.f32 	%f39, %f14, %f13, %f39;
	add.s32 	%r50, %r50, 32;
	add.s64 	%rd42, %rd42, 128;
	add.s64 	%rd41, %rd41, 128;
	add.s32 	%r49, %r49, -1;
	setp.ne.s32 	%p4, %r49, 0;
	@%p4 bra 	$L__BB10_4;
$L__BB10_5:
	setp.lt.u32 	%p5, %r6, 96;
	@%p5 bra 	$L__BB10_8;
	mul.wide.s32 	%rd28, %r50, 4;
	add.s64 	%rd29, %rd28, 256;
	add.s64 	%rd44, %rd3, %rd29;
	add.s64 	%rd43, %rd2, %rd29;
$L__BB10_7:
	ld.global.u32 	%r27, [%rd43+-256];
	mul.wide.s32 	%rd30, %r27, 4;
	add.s64 	%rd31, %rd1, %rd30;
	ld.global.f32 	%f15, [%rd31];
	ld.global.f32 	%f16, [%rd44+-256];
	fma.rn.f32 	%f17, %f16, %f15, %f39;
	ld.global.u32 	%r28, [%rd43+-128];
	mul.wide.s32 	%rd32, %r28, 4;
	add.s64 	%rd33, %rd1, %rd32;
	ld.global.f32 	%f18, [%rd33];
	ld.global.f32 	%f19, [%rd44+-128];
	fma.rn.f32 	%f20, %f19, %f18, %f17;
	ld.global.u32 	%r29, [%rd43];
	mul.wide.s32 	%rd34, %r29, 4;
	add.s64 	%rd35, %rd1, %rd34;
	ld.global.f32 	%f21, [%rd35];
	ld.global.f32 	%f22, [%rd44];
	fma.rn.f32 	%f23, %f22, %f21, %f20;
	ld.global.u32 	%r30, [%rd43+128];
	mul.wide.s32 	%rd36, %r30, 4;
	add.s64 	%rd37, %rd1, %rd36;
	ld.global.f32 	%f24, [%rd37];
	ld.global.f32 	%f25, [%rd44+128];
	fma.rn.f32 	%f39, %f25, %f24, %f23;
	add.s64 	%rd44, %rd44, 512;
	add.s64 	%rd43, %rd43, 512;
	add.s32 	%r50, %r50, 128;
	setp.lt.s32 	%p6, %r50, %r5;
	@%p6 bra 	$L__BB10_7;
$L__BB10_8:
	mov.b32 	%r31, %f39;
	mov.u32 	%r32, 31;
	mov.u32 	%r33, 16;
	mov.u32 	%r34, -1;
	shfl.sync.bfly.b32 	%r35|%p7, %r31, %r33, %r32, %r34;
	mov.b32 	%f26, %r35;
	add.f32 	%f27, %f39, %f26;
	mov.b32 	%r36, %f27;
	mov.u32 	%r37, 8;
	shfl.sync.bfly.b32 	%r38|%p8, %r36, %r37, %r32, %r34;
	mov.b32 	%f28, %r38;
	add.f32 	%f29, %f27, %f28;
	mov.b32 	%r39, %f29;
	mov.u32 	%r40, 4;
	shfl.sync.bfly.b32 	%r41|%p9, %r39, %r40, %r32, %r34;
	mov.b32 	%f30, %r41;
	add.f32 	%f31, %f29, %f30;
	mov.b32 	%r42, %f31;
	mov.u32 	%r43, 2;
	shfl.sync.bfly.b32 	%r44|%p10, %r42, %r43, %r32, %r34;
	mov.b32 	%f32, %r44;
	add.f32 	%f33, %f31, %f32;
	mov.b32 	%r45, %f33;
	mov.u32 	%r46, 1;
	shfl.sync.bfly.b32 	%r47|%p11, %r45, %r46, %r32, %r34;
	mov.b32 	%f34, %r47;
	add.f32 	%f8, %f33, %f34;
	setp.ne.s32 	%p12, %r2, 0;
	@%p12 bra 	$L__BB10_10;
	cvta.to.global.u64 	%rd38, %rd18;
	shl.b64 	%rd39, %rd4, 2;
	add.s64 	%rd40, %rd38, %rd39;
	st.global.f32 	[%rd40], %f8;
$L__BB10_10:
	ret;
}
.visible .entry classic_nv12_to_rgb(
	.param .u64 classic_nv12_to_rgb_param_0,
	.param .u64 classic_nv12_to_rgb_param_1,
	.param .u32 classic_nv12_to_rgb_param_2,
	.param .u64 classic_nv12_to_rgb_param_3,
	.param .u32 classic_nv12_to_rgb_param_4,
	.param .u32 classic_nv12_to_rgb_param_5
)
{
	.reg .pred 	%p<10>;
	.reg .b16 	%rs<3>;
	.reg .f32 	%f<20>;
	.reg .b32 	%r<25>;
	.reg .b64 	%rd<15>;
	ld.param.u64 	%rd1, [classic_nv12_to_rgb_param_0];
	ld.param.u64 	%rd2, [classic_nv12_to_rgb_param_1];
	ld.param.u32 	%r3, [classic_nv12_to_rgb_param_2];
	ld.param.u64 	%rd3, [classic_nv12_to_rgb_param_3];
	ld.param.u32 	%r4, [classic_nv12_to_rgb_param_4];
	ld.param.u32 	%r5, [classic_nv12_to_rgb_param_5];
	mov.u32 	%r6, %ntid.x;
	mov.u32 	%r7, %ctaid.x;
	mov.u32 	%r8, %tid.x;
	mad.lo.s32 	%r1, %r7, %r6, %r8;
	mov.u32 	%r9, %ntid.y;
	mov.u32 	%r10, %ctaid.y;
	mov.u32 	%r11, %tid.y;
	mad.lo.s32 	%r2, %r10, %r9, %r11;
	setp.ge.s32 	%p1, %r1, %r4;
	setp.ge.s32 	%p2, %r2, %r5;
	or.pred  	%p3, %p1, %p2;
	@%p3 bra 	$L__BB11_2;
	cvta.to.global.u64 	%rd4, %rd1;
	mad.lo.s32 	%r12, %r2, %r3, %r1;
	cvt.s64.s32 	%rd5, %r12;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u8 	%r13, [%rd6];
	add.s32 	%r14, %r13, -16;
	cvt.rn.f32.s32 	%f1, %r14;
	mul.f32 	%f2, %f1, 0f3F950A89;
	shr.u32 	%r15, %r2, 31;
	add.s32 	%r16, %r2, %r15;
	shr.s32 	%r17, %r16, 1;
	mul.lo.s32 	%r18, %r17, %r3;
	cvt.s64.s32 	%rd7, %r18;
	and.b32  	%r19, %r1, -2;
	cvt.s64.s32 	%rd8, %r19;
	add.s64 	%rd9, %rd7, %rd8;
	cvta.to.global.u64 	%rd10, %rd2;
	add.s64 	%rd11, %rd10, %rd9;
	ld.global.u8 	%rs1, [%rd11];
	cvt.rn.f32.u16 	%f3, %rs1;
	add.f32 	%f4, %f3, 0fC3000000;
	ld.global.u8 	%rs2, [%rd11+1];
	cvt.rn.f32.u16 	%f5, %rs2;
	add.f32 	%f6, %f5, 0fC3000000;
	mad.lo.s32 	%r20, %r2, %r4, %r1;
	mul.lo.s32 	%r21, %r20, 3;
	cvt.s64.s32 	%rd12, %r21;
	cvta.to.global.u64 	%rd13, %rd3;
	add.s64 	%rd14, %rd13, %rd12;
	fma.rn.f32 	%f7, %f6, 0f3FE57889, %f2;
	setp.lt.f32 	%p4, %f7, 0f00000000;
	setp.gt.f32 	%p5, %f7, 0f437F0000;
	add.f32 	%f8, %f7, 0f3F000000;
	selp.f32 	%f9, 0f437F0000, %f8, %p5;
	selp.f32 	%f10, 0f00000000, %f9, %p4;
	cvt.rzi.u32.f32 	%r22, %f10;
	st.global.u8 	[%rd14], %r22;
	fma.rn.f32 	%f11, %f4, 0fBE5A5DF2, %f2;
	fma.rn.f32 	%f12, %f6, 0fBF086CB9, %f11;
	setp.lt.f32 	%p6, %f12, 0f00000000;
	setp.gt.f32 	%p7, %f12, 0f437F0000;
	add.f32 	%f13, %f12, 0f3F000000;
	selp.f32 	%f14, 0f437F0000, %f13, %p7;
	selp.f32 	%f15, 0f00000000, %f14, %p6;
	cvt.rzi.u32.f32 	%r23, %f15;
	st.global.u8 	[%rd14+1], %r23;
	fma.rn.f32 	%f16, %f4, 0f40073198, %f2;
	setp.lt.f32 	%p8, %f16, 0f00000000;
	setp.gt.f32 	%p9, %f16, 0f437F0000;
	add.f32 	%f17, %f16, 0f3F000000;
	selp.f32 	%f18, 0f437F0000, %f17, %p9;
	selp.f32 	%f19, 0f00000000, %f18, %p8;
	cvt.rzi.u32.f32 	%r24, %f19;
	st.global.u8 	[%rd14+2], %r24;
$L__BB11_2:
	ret;
}
.visible .entry classic_resize(
	.param .u64 classic_resize_param_0,
	.param .u32 classic_resize_param_1,
	.param .u32 classic_resize_param_2,
	.param .u64 classic_resize_param_3,
	.param .u32 classic_resize_param_4,
	.param .u32 classic_resize_param_5,
	.param .f32 classic_resize_param_6,
	.param .f32 classic_resize_param_7
)
{
	.reg .pred 	%p<4>;
	.reg .b16 	%rs<13>;
	.reg .f32 	%f<49>;
	.reg .b32 	%r<35>;
	.reg .b64 	%rd<18>;
	ld.param.u64 	%rd1, [classic_resize_param_0];
	ld.param.u32 	%r3, [classic_resize_param_1];
	ld.param.u32 	%r4, [classic_resize_param_2];
	ld.param.u64 	%rd2, [classic_resize_param_3];
	ld.param.u32 	%r5, [classic_resize_param_4];
	ld.param.u32 	%r6, [classic_resize_param_5];
	ld.param.f32 	%f1, [classic_resize_param_6];
	ld.param.f32 	%f2, [classic_resize_param_7];
	mov.u32 	%r7, %ntid.x;
	mov.u32 	%r8, %ctaid.x;
	mov.u32 	%r9, %tid.x;
	mad.lo.s32 	%r1, %r8, %r7, %r9;
	mov.u32 	%r10, %ntid.y;
	mov.u32 	%r11, %ctaid.y;
	mov.u32 	%r12, %tid.y;
	mad.lo.s32 	%r2, %r11, %r10, %r12;
	setp.ge.s32 	%p1, %r1, %r5;
	setp.ge.s32 	%p2, %r2, %r6;
	or.pred  	%p3, %p1, %p2;
	@%p3 bra 	$L__BB12_2;
	cvta.to.global.u64 	%rd3, %rd1;
	cvt.rn.f32.s32 	%f3, %r1;
	add.f32 	%f4, %f3, 0f3F000000;
	fma.rn.f32 	%f5, %f4, %f1, 0fBF000000;
	mov.f32 	%f6, 0f00000000;
	max.f32 	%f7, %f5, %f6;
	cvt.rn.f32.s32 	%f8, %r2;
	add.f32 	%f9, %f8, 0f3F000000;
	fma.rn.f32 	%f10, %f9, %f2, 0fBF000000;
	max.f32 	%f11, %f10, %f6;
	cvt.rzi.s32.f32 	%r13, %f7;
	add.s32 	%r14, %r3, -1;
	min.s32 	%r15, %r13, %r14;
	cvt.rzi.s32.f32 	%r16, %f11;
	add.s32 	%r17, %r4, -1;
	min.s32 	%r18, %r16, %r17;
	add.s32 	%r19, %r15, 1;
	min.s32 	%r20, %r19, %r14;
	add.s32 	%r21, %r18, 1;
	min.s32 	%r22, %r21, %r17;
	cvt.rn.f32.s32 	%f12, %r15;
	sub.f32 	%f13, %f7, %f12;
	cvt.rn.f32.s32 	%f14, %r18;
	sub.f32 	%f15, %f11, %f14;
	mul.lo.s32 	%r23, %r18, %r3;
	add.s32 	%r24, %r23, %r15;
	mul.lo.s32 	%r25, %r24, 3;
	add.s32 	%r26, %r20, %r23;
	mul.lo.s32 	%r27, %r26, 3;
	mul.lo.s32 	%r28, %r22, %r3;
	add.s32 	%r29, %r28, %r15;
	mul.lo.s32 	%r30, %r29, 3;
	add.s32 	%r31, %r28, %r20;
	mul.lo.s32 	%r32, %r31, 3;
	cvt.s64.s32 	%rd4, %r25;
	add.s64 	%rd5, %rd3, %rd4;
	ld.global.u8 	%rs1, [%rd5];
	cvt.rn.f32.u16 	%f16, %rs1;
	cvt.s64.s32 	%rd6, %r27;
	add.s64 	%rd7, %rd3, %rd6;
	ld.global.u8 	%rs2, [%rd7];
	cvt.rn.f32.u16 	%f17, %rs2;
	cvt.s64.s32 	%rd8, %r30;
	add.s64 	%rd9, %rd3, %rd8;
	ld.global.u8 	%rs3, [%rd9];
	cvt.rn.f32.u16 	%f18, %rs3;
	cvt.s64.s32 	%rd10, %r32;
	add.s64 	%rd11, %rd3, %rd10;
	ld.global.u8 	%rs4, [%rd11];
	cvt.rn.f32.u16 	%f19, %rs4;
	sub.f32 	%f20, %f17, %f16;
	fma.rn.f32 	%f21, %f13, %f20, %f16;
	sub.f32 	%f22, %f19, %f18;
	fma.rn.f32 	%f23, %f13, %f22, %f18;
	sub.f32 	%f24, %f23, %f21;
	fma.rn.f32 	%f25, %f15, %f24, %f21;
	fma.rn.f32 	%f26, %f25, 0f3B808081, 0fBF000000;
	mad.lo.s32 	%r33, %r2, %r5, %r1;
	cvta.to.global.u64 	%rd12, %rd2;
	mul.wide.s32 	%rd13, %r33, 4;
	add.s64 	%rd14, %rd12, %rd13;
	st.global.f32 	[%rd14], %f26;
	ld.global.u8 	%rs5, [%rd5+1];
	cvt.rn.f32.u16 	%f27, %rs5;
	ld.global.u8 	%rs6, [%rd7+1];
	cvt.rn.f32.u16 	%f28, %rs6;
	ld.global.u8 	%rs7, [%rd9+1];
	cvt.rn.f32.u16 	%f29, %rs7;
	ld.global.u8 	%rs8, [%rd11+1];
	cvt.rn.f32.u16 	%f30, %rs8;
	sub.f32 	%f31, %f28, %f27;
	fma.rn.f32 	%f32, %f13, %f31, %f27;
	sub.f32 	%f33, %f30, %f29;
	fma.rn.f32 	%f34, %f13, %f33, %f29;
	sub.f32 	%f35, %f34, %f32;
	fma.rn.f32 	%f36, %f15, %f35, %f32;
	fma.rn.f32 	%f37, %f36, 0f3B808081, 0fBF000000;
	mul.lo.s32 	%r34, %r6, %r5;
	mul.wide.s32 	%rd15, %r34, 4;
	add.s64 	%rd16, %rd14, %rd15;
	st.global.f32 	[%rd16], %f37;
	ld.global.u8 	%rs9, [%rd5+2];
	cvt.rn.f32.u16 	%f38, %rs9;
	ld.global.u8 	%rs10, [%rd7+2];
	cvt.rn.f32.u16 	%f39, %rs10;
	ld.global.u8 	%rs11, [%rd9+2];
	cvt.rn.f32.u16 	%f40, %rs11;
	ld.global.u8 	%rs12, [%rd11+2];
	cvt.rn.f32.u16 	%f41, %rs12;
	sub.f32 	%f42, %f39, %f38;
	fma.rn.f32 	%f43, %f13, %f42, %f38;
	sub.f32 	%f44, %f41, %f40;
	fma.rn.f32 	%f45, %f13, %f44, %f40;
	sub.f32 	%f46, %f45, %f43;
	fma.rn.f32 	%f47, %f15, %f46, %f43;
	fma.rn.f32 	%f48, %f47, 0f3B808081, 0fBF000000;
	add.s64 	%rd17, %rd16, %rd15;
	st.global.f32 	[%rd17], %f48;
$L__BB12_2:
	ret;
}
.visible .entry classic_stencil(
	.param .u64 classic_stencil_param_0,
	.param .u64 classic_stencil_param_1,
	.param .u32 classic_stencil_param_2,
	.param .u32 classic_stencil_param_3
)
{
	.reg .pred 	%p<11>;
	.reg .b32 	%r<16>;
	.reg .f64 	%fd<13>;
	.reg .b64 	%rd<14>;
	ld.param.u64 	%rd5, [classic_stencil_param_0];
	ld.param.u64 	%rd4, [classic_stencil_param_1];
	ld.param.u32 	%r3, [classic_stencil_param_2];
	ld.param.u32 	%r4, [classic_stencil_param_3];
	cvta.to.global.u64 	%rd1, %rd5;
	mov.u32 	%r5, %ntid.x;
	mov.u32 	%r6, %ctaid.x;
	mov.u32 	%r7, %tid.x;
	mad.lo.s32 	%r1, %r6, %r5, %r7;
	mov.u32 	%r8, %ntid.y;
	mov.u32 	%r9, %ctaid.y;
	mov.u32 	%r10, %tid.y;
	mad.lo.s32 	%r2, %r9, %r8, %r10;
	setp.ge.s32 	%p1, %r1, %r3;
	setp.ge.s32 	%p2, %r2, %r4;
	or.pred  	%p3, %p1, %p2;
	@%p3 bra 	$L__BB13_4;
	mad.lo.s32 	%r11, %r2, %r3, %r1;
	setp.eq.s32 	%p4, %r2, 0;
	setp.eq.s32 	%p5, %r1, 0;
	or.pred  	%p6, %p5, %p4;
	add.s32 	%r12, %r3, -1;
	setp.eq.s32 	%p7, %r1, %r12;
	or.pred  	%p8, %p6, %p7;
	add.s32 	%r13, %r4, -1;
	setp.eq.s32 	%p9, %r2, %r13;
	or.pred  	%p10, %p8, %p9;
	cvt.s64.s32 	%rd2, %r11;
	mul.wide.s32 	%rd6, %r11, 8;
	add.s64 	%rd3, %rd1, %rd6;
	ld.global.f64 	%fd12, [%rd3];
	@%p10 bra 	$L__BB13_3;
	cvt.u32.u64 	%r14, %rd2;
	ld.global.f64 	%fd4, [%rd3+8];
	ld.global.f64 	%fd5, [%rd3+-8];
	add.f64 	%fd6, %fd5, %fd4;
	sub.s32 	%r15, %r14, %r3;
	mul.wide.s32 	%rd7, %r15, 8;
	add.s64 	%rd8, %rd1, %rd7;
	ld.global.f64 	%fd7, [%rd8];
	add.f64 	%fd8, %fd6, %fd7;
	mul.wide.s32 	%rd9, %r3, 8;
	add.s64 	%rd10, %rd3, %rd9;
	ld.global.f64 	%fd9, [%rd10];
	add.f64 	%fd10, %fd8, %fd9;
	fma.rn.f64 	%fd11, %fd12, 0dC010000000000000, %fd10;
	fma.rn.f64 	%fd12, %fd11, 0d3FC999999999999A, %fd12;
$L__BB13_3:
	cvta.to.global.u64 	%rd11, %rd4;
	shl.b64 	%rd12, %rd2, 3;
	add.s64 	%rd13, %rd11, %rd12;
	st.global.f64 	[%rd13], %fd12;
$L__BB13_4:
	ret;
}
.visible .entry classic_compaction(
	.param .u64 classic_compaction_param_0,
	.param .u64 classic_compaction_param_1,
	.param .u64 classic_compaction_param_2,
	.param .u32 classic_compaction_param_3
)
{
	.reg .pred 	%p<13>;
	.reg .b16 	%rs<5>;
	.reg .b32 	%r<65>;
	.reg .b64 	%rd<28>;
	.shared .align 4 .b8 _ZZ18classic_compactionE7offsets[16];
	ld.param.u64 	%rd9, [classic_compaction_param_0];
	ld.param.u64 	%rd7, [classic_compaction_param_1];
	ld.param.u64 	%rd8, [classic_compaction_param_2];
	ld.param.u32 	%r23, [classic_compaction_param_3];
	mov.u32 	%r1, %ctaid.x;
	shl.b32 	%r2, %r1, 7;
	mov.u32 	%r3, %tid.x;
	add.s32 	%r24, %r2, %r3;
	and.b32  	%r4, %r3, 31;
	shr.u32 	%r5, %r3, 5;
	setp.ge.s32 	%p1, %r24, %r23;
	cvta.to.global.u64 	%rd10, %rd9;
	mul.wide.s32 	%rd11, %r24, 4;
	add.s64 	%rd1, %rd10, %rd11;
	mov.u16 	%rs4, 0;
	@%p1 bra 	$L__BB14_2;
	ld.global.u32 	%r25, [%rd1];
	mul.wide.u32 	%rd12, %r25, -1431655765;
	shr.u64 	%rd13, %rd12, 33;
	cvt.u32.u64 	%r26, %rd13;
	mul.lo.s32 	%r27, %r26, 3;
	sub.s32 	%r28, %r25, %r27;
	setp.eq.s32 	%p2, %r28, 1;
	selp.u16 	%rs4, 1, 0, %p2;
$L__BB14_2:
	setp.ne.s16 	%p3, %rs4, 0;
	mov.u32 	%r29, -1;
	vote.sync.ballot.b32 	%r6, %p3, %r29;
	setp.ne.s32 	%p5, %r4, 0;
	@%p5 bra 	$L__BB14_4;
	popc.b32 	%r30, %r6;
	mul.wide.u32 	%rd14, %r5, 4;
	mov.u64 	%rd15, _ZZ18classic_compactionE7offsets;
	add.s64 	%rd16, %rd15, %rd14;
	st.shared.u32 	[%rd16], %r30;
$L__BB14_4:
	bar.sync 	0;
	setp.eq.s32 	%p6, %r5, 0;
	mov.u32 	%r64, 0;
	@%p6 bra 	$L__BB14_11;
	add.s32 	%r35, %r5, -1;
	and.b32  	%r63, %r5, 3;
	setp.lt.u32 	%p7, %r35, 3;
	mov.u32 	%r60, 0;
	mov.u32 	%r64, %r60;
	@%p7 bra 	$L__BB14_8;
	sub.s32 	%r58, %r5, %r63;
	mov.u32 	%r60, 0;
	mov.u64 	%rd26, _ZZ18classic_compactionE7offsets;
$L__BB14_7:
	ld.shared.u32 	%r38, [%rd26];
	add.s32 	%r39, %r38, %r64;
	ld.shared.u32 	%r40, [%rd26+4];
	add.s32 	%r41, %r40, %r39;
	ld.shared.u32 	%r42, [%rd26+8];
	add.s32 	%r43, %r42, %r41;
	ld.shared.u32 	%r44, [%rd26+12];
	add.s32 	%r64, %r44, %r43;
	add.s32 	%r60, %r60, 4;
	add.s64 	%rd26, %rd26, 16;
	add.s32 	%r58, %r58, -4;
	setp.ne.s32 	%p8, %r58, 0;
	@%p8 bra 	$L__BB14_7;
$L__BB14_8:
	setp.eq.s32 	%p9, %r63, 0;
	@%p9 bra 	$L__BB14_11;
	mul.wide.s32 	%rd18, %r60, 4;
	mov.u64 	%rd19, _ZZ18classic_compactionE7offsets;
	add.s64 	%rd27, %rd19, %rd18;
$L__BB14_10:
	.pragma "nounroll";
	ld.shared.u32 	%r45, [%rd27];
	add.s32 	%r64, %r45, %r64;
	add.s64 	%rd27, %rd27, 4;
	add.s32 	%r63, %r63, -1;
	setp.ne.s32 	%p10, %r63, 0;
	@%p10 bra 	$L__BB14_10;
$L__BB14_11:
	setp.eq.s16 	%p11, %rs4, 0;
	@%p11 bra 	$L__BB14_13;
	ld.global.u32 	%r46, [%rd1];
	mov.u32 	%r47, -1;
	shl.b32 	%r48, %r47, %r4;
	not.b32 	%r49, %r48;
	and.b32  	%r50, %r6, %r49;
	popc.b32 	%r51, %r50;
	add.s32 	%r52, %r51, %r2;
	add.s32 	%r53, %r52, %r64;
	cvta.to.global.u64 	%rd20, %rd7;
	mul.wide.u32 	%rd21, %r53, 4;
	add.s64 	%rd22, %rd20, %rd21;
	st.global.u32 	[%rd22], %r46;
$L__BB14_13:
	setp.ne.s32 	%p12, %r3, 127;
	@%p12 bra 	$L__BB14_15;
	popc.b32 	%r54, %r6;
	add.s32 	%r55, %r64, %r54;
	cvta.to.global.u64 	%rd23, %rd8;
	mul.wide.u32 	%rd24, %r1, 4;
	add.s64 	%rd25, %rd23, %rd24;
	st.global.u32 	[%rd25], %r55;
$L__BB14_15:
	ret;
}
.visible .entry classic_sha256(
	.param .u64 classic_sha256_param_0,
	.param .u32 classic_sha256_param_1,
	.param .u64 classic_sha256_param_2,
	.param .u32 classic_sha256_param_3
)
{
	.local .align 16 .b8 	__local_depot15[320];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<15>;
	.reg .b32 	%r<167>;
	.reg .b64 	%rd<42>;
	mov.u64 	%SPL, __local_depot15;
	ld.param.u64 	%rd24, [classic_sha256_param_0];
	ld.param.u32 	%r43, [classic_sha256_param_1];
	ld.param.u64 	%rd25, [classic_sha256_param_2];
	ld.param.u32 	%r44, [classic_sha256_param_3];
	add.u64 	%rd38, %SPL, 0;
	add.u64 	%rd40, %SPL, 256;
	add.u64 	%rd41, %SPL, 288;
	mov.u32 	%r45, %ntid.x;
	mov.u32 	%r46, %ctaid.x;
	mov.u32 	%r47, %tid.x;
	mad.lo.s32 	%r1, %r46, %r45, %r47;
	setp.ge.s32 	%p1, %r1, %r44;
	@%p1 bra 	$L__BB15_21;
	shl.b32 	%r2, %r43, 3;
	mov.u32 	%r149, 3;
	add.s32 	%r3, %r43, -1;
	mul.lo.s32 	%r52, %r43, %r1;
	cvt.s64.s32 	%rd29, %r52;
	cvta.to.global.u64 	%rd30, %rd24;
	add.s64 	%rd34, %rd30, %rd29;
	cvta.to.global.u64 	%rd5, %rd25;
	mov.u32 	%r151, -16;
	mov.u32 	%r150, 60;
	mov.u32 	%r148, 0;
	mov.u64 	%rd35, %rd38;
$L__BB15_2:
	.pragma "nounroll";
	sub.s32 	%r8, %r3, %r148;
	setp.lt.s32 	%p2, %r148, %r43;
	@%p2 bra 	$L__BB15_4;
	bra.uni 	$L__BB15_3;
$L__BB15_4:
	ld.global.u8 	%r152, [%rd34];
	bra.uni 	$L__BB15_5;
$L__BB15_3:
	setp.eq.s32 	%p3, %r8, -1;
	selp.b32 	%r152, 128, 0, %p3;
$L__BB15_5:
	add.s32 	%r53, %r149, -2;
	setp.lt.s32 	%p4, %r53, %r43;
	@%p4 bra 	$L__BB15_7;
	bra.uni 	$L__BB15_6;
$L__BB15_7:
	ld.global.u8 	%r153, [%rd34+1];
	bra.uni 	$L__BB15_8;
$L__BB15_6:
	setp.eq.s32 	%p5, %r8, 0;
	selp.b32 	%r153, 128, 0, %p5;
$L__BB15_8:
	shl.b32 	%r54, %r152, 8;
	or.b32  	%r15, %r153, %r54;
	add.s32 	%r55, %r149, -1;
	setp.lt.s32 	%p6, %r55, %r43;
	@%p6 bra 	$L__BB15_10;
	bra.uni 	$L__BB15_9;
$L__BB15_10:
	ld.global.u8 	%r154, [%rd34+2];
	bra.uni 	$L__BB15_11;
$L__BB15_9:
	setp.eq.s32 	%p7, %r8, 1;
	selp.b32 	%r154, 128, 0, %p7;
$L__BB15_11:
	shl.b32 	%r56, %r15, 8;
	or.b32  	%r19, %r154, %r56;
	setp.lt.s32 	%p8, %r149, %r43;
	@%p8 bra 	$L__BB15_13;
	bra.uni 	$L__BB15_12;
$L__BB15_13:
	ld.global.u8 	%r155, [%rd34+3];
	bra.uni 	$L__BB15_14;
$L__BB15_12:
	setp.eq.s32 	%p9, %r8, 2;
	selp.b32 	%r155, 128, 0, %p9;
$L__BB15_14:
	setp.eq.s32 	%p10, %r151, -1;
	shl.b32 	%r57, %r19, 8;
	or.b32  	%r58, %r155, %r57;
	selp.b32 	%r59, %r2, %r58, %p10;
	st.local.u32 	[%rd35], %r59;
	add.s32 	%r151, %r151, 1;
	add.s64 	%rd35, %rd35, 4;
	add.s32 	%r149, %r149, 4;
	add.s32 	%r148, %r148, 4;
	add.s64 	%rd34, %rd34, 4;
	add.s32 	%r150, %r150, -4;
	setp.ne.s32 	%p11, %r150, -4;
	@%p11 bra 	$L__BB15_2;
	mov.u32 	%r156, 0;
	mov.u64 	%rd36, %rd38;
$L__BB15_16:
	.pragma "nounroll";
	add.s64 	%rd11, %rd36, 4;
	ld.local.u32 	%r62, [%rd36+4];
	mov.u32 	%r64, 7;
	shf.r.wrap.b32 %r61, %r62, %r62, %r64;
	mov.u32 	%r68, 18;
	shf.r.wrap.b32 %r65, %r62, %r62, %r68;
	shr.u32 	%r77, %r62, 3;
	xor.b32  	%r78, %r77, %r61;
	xor.b32  	%r79, %r78, %r65;
	ld.local.u32 	%r75, [%rd36+56];
	mov.u32 	%r72, 17;
	shf.r.wrap.b32 %r69, %r75, %r75, %r72;
	mov.u32 	%r76, 19;
	shf.r.wrap.b32 %r73, %r75, %r75, %r76;
	shr.u32 	%r80, %r75, 10;
	xor.b32  	%r81, %r80, %r69;
	xor.b32  	%r82, %r81, %r73;
	ld.local.u32 	%r83, [%rd36];
	add.s32 	%r84, %r83, %r79;
	ld.local.u32 	%r85, [%rd36+36];
	add.s32 	%r86, %r84, %r85;
	add.s32 	%r87, %r86, %r82;
	st.local.u32 	[%rd36+64], %r87;
	add.s32 	%r156, %r156, 1;
	setp.ne.s32 	%p12, %r156, 48;
	mov.u64 	%rd36, %rd11;
	@%p12 bra 	$L__BB15_16;
	mov.u32 	%r165, -1521486534;
	mov.u32 	%r162, 1013904242;
	mov.u32 	%r160, -1150833019;
	mov.u32 	%r157, 1779033703;
	st.local.v4.u32 	[%rd40], {%r157, %r160, %r162, %r165};
	mov.u32 	%r164, 1541459225;
	mov.u32 	%r163, 528734635;
	mov.u32 	%r161, -1694144372;
	mov.u32 	%r158, 1359893119;
	st.local.v4.u32 	[%rd40+16], {%r158, %r161, %r163, %r164};
	st.local.v4.u32 	[%rd41], {%r157, %r160, %r162, %r165};
	st.local.v4.u32 	[%rd41+16], {%r158, %r161, %r163, %r164};
	mov.u32 	%r159, 0;
	mov.u64 	%rd37, sha256_rounds;
$L__BB15_18:
	.pragma "nounroll";
	mov.u32 	%r33, %r163;
	mov.u32 	%r30, %r162;
	mov.u32 	%r163, %r161;
	mov.u32 	%r162, %r160;
	mov.u32 	%r161, %r158;
	mov.u32 	%r160, %r157;
	mov.u32 	%r100, 6;
	shf.r.wrap.b32 %r97, %r161, %r161, %r100;
	mov.u32 	%r104, 11;
	shf.r.wrap.b32 %r101, %r161, %r161, %r104;
	xor.b32  	%r121, %r101, %r97;
	mov.u32 	%r108, 25;
	shf.r.wrap.b32 %r105, %r161, %r161, %r108;
	xor.b32  	%r122, %r121, %r105;
	add.s32 	%r123, %r122, %r164;
	not.b32 	%r124, %r161;
	and.b32  	%r125, %r33, %r124;
	and.b32  	%r126, %r163, %r161;
	or.b32  	%r127, %r125, %r126;
	ld.local.u32 	%r128, [%rd38];
	ld.const.u32 	%r129, [%rd37];
	add.s32 	%r130, %r123, %r129;
	add.s32 	%r131, %r130, %r127;
	mov.u32 	%r112, 2;
	shf.r.wrap.b32 %r109, %r160, %r160, %r112;
	mov.u32 	%r116, 13;
	shf.r.wrap.b32 %r113, %r160, %r160, %r116;
	xor.b32  	%r132, %r113, %r109;
	mov.u32 	%r120, 22;
	shf.r.wrap.b32 %r117, %r160, %r160, %r120;
	xor.b32  	%r133, %r30, %r162;
	and.b32  	%r134, %r133, %r160;
	add.s32 	%r135, %r131, %r128;
	xor.b32  	%r136, %r132, %r117;
	and.b32  	%r137, %r30, %r162;
	xor.b32  	%r138, %r134, %r137;
	add.s32 	%r158, %r165, %r135;
	add.s32 	%r139, %r136, %r135;
	add.s32 	%r157, %r139, %r138;
	add.s64 	%rd38, %rd38, 4;
	add.s64 	%rd37, %rd37, 4;
	add.s32 	%r159, %r159, 1;
	setp.ne.s32 	%p13, %r159, 64;
	mov.u32 	%r164, %r33;
	mov.u32 	%r165, %r30;
	@%p13 bra 	$L__BB15_18;
	mov.u32 	%r166, 0;
	st.local.v4.u32 	[%rd41+16], {%r158, %r161, %r163, %r33};
	st.local.v4.u32 	[%rd41], {%r157, %r160, %r162, %r30};
	shl.b32 	%r141, %r1, 5;
	cvt.s64.s32 	%rd32, %r141;
	add.s64 	%rd33, %rd5, %rd32;
	add.s64 	%rd39, %rd33, 3;
$L__BB15_20:
	.pragma "nounroll";
	ld.local.u32 	%r142, [%rd40];
	ld.local.u32 	%r143, [%rd41];
	add.s32 	%r144, %r142, %r143;
	shr.u32 	%r145, %r144, 24;
	st.global.u8 	[%rd39+-3], %r145;
	shr.u32 	%r146, %r144, 16;
	st.global.u8 	[%rd39+-2], %r146;
	shr.u32 	%r147, %r144, 8;
	st.global.u8 	[%rd39+-1], %r147;
	st.global.u8 	[%rd39], %r144;
	add.s64 	%rd41, %rd41, 4;
	add.s64 	%rd40, %rd40, 4;
	add.s64 	%rd39, %rd39, 4;
	add.s32 	%r166, %r166, 1;
	setp.ne.s32 	%p14, %r166, 8;
	@%p14 bra 	$L__BB15_20;
$L__BB15_21:
	ret;
}
.visible .entry classic_philox(
	.param .u32 classic_philox_param_0,
	.param .u32 classic_philox_param_1,
	.param .u64 classic_philox_param_2,
	.param .u32 classic_philox_param_3
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<105>;
	.reg .b64 	%rd<5>;
	ld.param.u32 	%r2, [classic_philox_param_0];
	ld.param.u32 	%r3, [classic_philox_param_1];
	ld.param.u64 	%rd1, [classic_philox_param_2];
	ld.param.u32 	%r4, [classic_philox_param_3];
	mov.u32 	%r5, %ctaid.x;
	mov.u32 	%r6, %ntid.x;
	mov.u32 	%r7, %tid.x;
	mad.lo.s32 	%r1, %r5, %r6, %r7;
	setp.ge.s32 	%p1, %r1, %r4;
	@%p1 bra 	$L__BB16_2;
	cvta.to.global.u64 	%rd2, %rd1;
	mov.u32 	%r8, 0;
	mov.u32 	%r9, -845247145;
	mul.hi.u32 	%r10, %r9, %r8;
	xor.b32  	%r11, %r10, %r2;
	mov.u32 	%r12, -766435501;
	mul.hi.u32 	%r13, %r12, %r1;
	xor.b32  	%r14, %r13, %r3;
	mul.lo.s32 	%r15, %r11, -766435501;
	mul.hi.u32 	%r16, %r12, %r11;
	mul.lo.s32 	%r17, %r14, -845247145;
	mul.hi.u32 	%r18, %r9, %r14;
	add.s32 	%r19, %r2, -1640531527;
	xor.b32  	%r20, %r19, %r18;
	add.s32 	%r21, %r3, -1150833019;
	mul.lo.s32 	%r22, %r1, -766435501;
	xor.b32  	%r23, %r21, %r22;
	xor.b32  	%r24, %r23, %r16;
	mul.lo.s32 	%r25, %r20, -766435501;
	mul.hi.u32 	%r26, %r12, %r20;
	mul.lo.s32 	%r27, %r24, -845247145;
	mul.hi.u32 	%r28, %r9, %r24;
	add.s32 	%r29, %r2, 1013904242;
	xor.b32  	%r30, %r29, %r17;
	xor.b32  	%r31, %r30, %r28;
	add.s32 	%r32, %r3, 1993301258;
	xor.b32  	%r33, %r32, %r15;
	xor.b32  	%r34, %r33, %r26;
	mul.lo.s32 	%r35, %r31, -766435501;
	mul.hi.u32 	%r36, %r12, %r31;
	mul.lo.s32 	%r37, %r34, -845247145;
	mul.hi.u32 	%r38, %r9, %r34;
	add.s32 	%r39, %r2, -626627285;
	xor.b32  	%r40, %r39, %r27;
	xor.b32  	%r41, %r40, %r38;
	add.s32 	%r42, %r3, 842468239;
	xor.b32  	%r43, %r42, %r25;
	xor.b32  	%r44, %r43, %r36;
	mul.lo.s32 	%r45, %r41, -766435501;
	mul.hi.u32 	%r46, %r12, %r41;
	mul.lo.s32 	%r47, %r44, -845247145;
	mul.hi.u32 	%r48, %r9, %r44;
	add.s32 	%r49, %r2, 2027808484;
	xor.b32  	%r50, %r49, %r37;
	xor.b32  	%r51, %r50, %r48;
	add.s32 	%r52, %r3, -308364780;
	xor.b32  	%r53, %r52, %r35;
	xor.b32  	%r54, %r53, %r46;
	mul.lo.s32 	%r55, %r51, -766435501;
	mul.hi.u32 	%r56, %r12, %r51;
	mul.lo.s32 	%r57, %r54, -845247145;
	mul.hi.u32 	%r58, %r9, %r54;
	add.s32 	%r59, %r2, 387276957;
	xor.b32  	%r60, %r59, %r47;
	xor.b32  	%r61, %r60, %r58;
	add.s32 	%r62, %r3, -1459197799;
	xor.b32  	%r63, %r62, %r45;
	xor.b32  	%r64, %r63, %r56;
	mul.lo.s32 	%r65, %r61, -766435501;
	mul.hi.u32 	%r66, %r12, %r61;
	mul.lo.s32 	%r67, %r64, -845247145;
	mul.hi.u32 	%r68, %r9, %r64;
	add.s32 	%r69, %r2, -1253254570;
	xor.b32  	%r70, %r69, %r57;
	xor.b32  	%r71, %r70, %r68;
	add.s32 	%r72, %r3, 1684936478;
	xor.b32  	%r73, %r72, %r55;
	xor.b32  	%r74, %r73, %r66;
	mul.lo.s32 	%r75, %r71, -766435501;
	mul.hi.u32 	%r76, %r12, %r71;
	mul.lo.s32 	%r77, %r74, -845247145;
	mul.hi.u32 	%r78, %r9, %r74;
	add.s32 	%r79, %r2, 1401181199;
	xor.b32  	%r80, %r79, %r67;
	xor.b32  	%r81, %r80, %r78;
	add.s32 	%r82, %r3, 534103459;
	xor.b32  	%r83, %r82, %r65;
	xor.b32  	%r84, %r83, %r76;
	mul.lo.s32 	%r85, %r81, -766435501;
	mul.hi.u32 	%r86, %r12, %r81;
	mul.lo.s32 	%r87, %r84, -845247145;
	mul.hi.u32 	%r88, %r9, %r84;
	add.s32 	%r89, %r2, -239350328;
	xor.b32  	%r90, %r89, %r77;
	xor.b32  	%r91, %r90, %r88;
	add.s32 	%r92, %r3, -616729560;
	xor.b32  	%r93, %r92, %r75;
	xor.b32  	%r94, %r93, %r86;
	mul.hi.u32 	%r95, %r12, %r91;
	mul.hi.u32 	%r96, %r9, %r94;
	add.s32 	%r97, %r2, -1879881855;
	xor.b32  	%r98, %r97, %r87;
	add.s32 	%r99, %r3, -1767562579;
	xor.b32  	%r100, %r99, %r85;
	mul.wide.s32 	%rd3, %r1, 16;
	add.s64 	%rd4, %rd2, %rd3;
	xor.b32  	%r101, %r100, %r95;
	xor.b32  	%r102, %r98, %r96;
	mul.lo.s32 	%r103, %r91, -766435501;
	mul.lo.s32 	%r104, %r94, -845247145;
	st.global.v4.u32 	[%rd4], {%r102, %r104, %r101, %r103};
$L__BB16_2:
	ret;
}
.visible .entry classic_quantized_matvec(
	.param .u64 classic_quantized_matvec_param_0,
	.param .u64 classic_quantized_matvec_param_1,
	.param .u64 classic_quantized_matvec_param_2,
	.param .u32 classic_quantized_matvec_param_3,
	.param .u32 classic_quantized_matvec_param_4
)
{
	.reg .pred 	%p<7>;
	.reg .b32 	%r<60>;
	.reg .b64 	%rd<32>;
	ld.param.u64 	%rd17, [classic_quantized_matvec_param_0];
	ld.param.u64 	%rd18, [classic_quantized_matvec_param_1];
	ld.param.u64 	%rd16, [classic_quantized_matvec_param_2];
	ld.param.u32 	%r18, [classic_quantized_matvec_param_3];
	ld.param.u32 	%r19, [classic_quantized_matvec_param_4];
	cvta.to.global.u64 	%rd1, %rd18;
	cvta.to.global.u64 	%rd2, %rd17;
	mov.u32 	%r20, %ntid.x;
	mov.u32 	%r21, %ctaid.x;
	mov.u32 	%r22, %tid.x;
	mad.lo.s32 	%r1, %r21, %r20, %r22;
	setp.ge.s32 	%p1, %r1, %r18;
	@%p1 bra 	$L__BB17_9;
	setp.lt.s32 	%p2, %r19, 1;
	mov.u32 	%r59, 0;
	@%p2 bra 	$L__BB17_8;
	add.s32 	%r27, %r19, -1;
	and.b32  	%r58, %r19, 3;
	setp.lt.u32 	%p3, %r27, 3;
	mov.u32 	%r55, 0;
	mov.u32 	%r59, %r55;
	@%p3 bra 	$L__BB17_5;
	sub.s32 	%r53, %r19, %r58;
	mul.wide.s32 	%rd19, %r1, 4;
	add.s64 	%rd29, %rd2, %rd19;
	mul.wide.s32 	%rd4, %r18, 4;
	mov.u32 	%r55, 0;
	mov.u64 	%rd28, %rd1;
$L__BB17_4:
	ld.global.u32 	%r31, [%rd29];
	ld.global.u32 	%r32, [%rd28];
	dp4a.s32.s32 %r30, %r31, %r32, %r59;
	add.s64 	%rd20, %rd29, %rd4;
	ld.global.u32 	%r35, [%rd20];
	ld.global.u32 	%r36, [%rd28+4];
	dp4a.s32.s32 %r34, %r35, %r36, %r30;
	add.s64 	%rd21, %rd20, %rd4;
	ld.global.u32 	%r39, [%rd21];
	ld.global.u32 	%r40, [%rd28+8];
	dp4a.s32.s32 %r38, %r39, %r40, %r34;
	add.s64 	%rd22, %rd21, %rd4;
	add.s64 	%rd29, %rd22, %rd4;
	ld.global.u32 	%r43, [%rd22];
	ld.global.u32 	%r44, [%rd28+12];
	dp4a.s32.s32 %r59, %r43, %r44, %r38;
	add.s32 	%r55, %r55, 4;
	add.s64 	%rd28, %rd28, 16;
	add.s32 	%r53, %r53, -4;
	setp.ne.s32 	%p4, %r53, 0;
	@%p4 bra 	$L__BB17_4;
$L__BB17_5:
	setp.eq.s32 	%p5, %r58, 0;
	@%p5 bra 	$L__BB17_8;
	mul.wide.s32 	%rd23, %r55, 4;
	add.s64 	%rd31, %rd1, %rd23;
	mad.lo.s32 	%r46, %r55, %r18, %r1;
	mul.wide.s32 	%rd24, %r46, 4;
	add.s64 	%rd30, %rd2, %rd24;
	mul.wide.s32 	%rd11, %r18, 4;
$L__BB17_7:
	.pragma "nounroll";
	ld.global.u32 	%r48, [%rd30];
	ld.global.u32 	%r49, [%rd31];
	dp4a.s32.s32 %r59, %r48, %r49, %r59;
	add.s64 	%rd31, %rd31, 4;
	add.s64 	%rd30, %rd30, %rd11;
	add.s32 	%r58, %r58, -1;
	setp.ne.s32 	%p6, %r58, 0;
	@%p6 bra 	$L__BB17_7;
$L__BB17_8:
	cvta.to.global.u64 	%rd25, %rd16;
	mul.wide.s32 	%rd26, %r1, 4;
	add.s64 	%rd27, %rd25, %rd26;
	st.global.u32 	[%rd27], %r59;
$L__BB17_9:
	ret;
}
`;
