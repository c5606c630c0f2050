// Generated from test/conformance/kernels/sm_90/half.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `test/conformance/kernels/sm_90/half.cu`. */
export const HALF: string = `.version 8.0
.target sm_90
.address_size 64
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target9no_targetE[8];
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_half_cu_1a6907602nv6target5sm_90E = 90;
.visible .entry half_minmax(
	.param .u64 half_minmax_param_0,
	.param .u64 half_minmax_param_1,
	.param .u64 half_minmax_param_2,
	.param .u64 half_minmax_param_3,
	.param .u32 half_minmax_param_4
)
{
	.reg .pred 	%p<13>;
	.reg .b16 	%rs<27>;
	.reg .b32 	%r<43>;
	.reg .b64 	%rd<23>;
	ld.param.u64 	%rd1, [half_minmax_param_0];
	ld.param.u64 	%rd2, [half_minmax_param_1];
	ld.param.u64 	%rd3, [half_minmax_param_2];
	ld.param.u64 	%rd4, [half_minmax_param_3];
	ld.param.u32 	%r2, [half_minmax_param_4];
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
	ld.global.u32 	%r7, [%rd8];
	cvt.u16.u32 	%rs14, %r7;
	ld.global.u32 	%r8, [%rd10];
	cvt.u16.u32 	%rs15, %r8;
	cvta.to.global.u64 	%rd11, %rd3;
	add.s64 	%rd12, %rd11, %rd7;
	ld.global.u16 	%rs16, [%rd12];
	min.f16 %rs1, %rs14, %rs15;
	and.b16  	%rs17, %rs1, 32767;
	setp.gt.u16 	%p2, %rs17, 31744;
	selp.b16 	%rs18, 32767, %rs1, %p2;
	cvt.u32.u16 	%r15, %rs18;
	add.s64 	%rd13, %rd5, %rd7;
	st.global.u32 	[%rd13], %r15;
	max.f16 %rs4, %rs14, %rs15;
	and.b16  	%rs19, %rs4, 32767;
	setp.gt.u16 	%p3, %rs19, 31744;
	selp.b16 	%rs20, 32767, %rs4, %p3;
	cvt.u32.u16 	%r16, %rs20;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.u32 	[%rd15], %r16;
	min.NaN.f16 %rs7, %rs14, %rs15;
	and.b16  	%rs21, %rs7, 32767;
	setp.gt.u16 	%p4, %rs21, 31744;
	selp.b16 	%rs22, 32767, %rs7, %p4;
	cvt.u32.u16 	%r17, %rs22;
	add.s32 	%r18, %r1, %r2;
	add.s32 	%r19, %r18, %r2;
	mul.wide.s32 	%rd16, %r19, 4;
	add.s64 	%rd17, %rd5, %rd16;
	st.global.u32 	[%rd17], %r17;
	max.NaN.f16 %rs10, %rs14, %rs15;
	and.b16  	%rs23, %rs10, 32767;
	setp.gt.u16 	%p5, %rs23, 31744;
	selp.b16 	%rs24, 32767, %rs10, %p5;
	cvt.u32.u16 	%r20, %rs24;
	add.s64 	%rd18, %rd17, %rd14;
	st.global.u32 	[%rd18], %r20;
	fma.rn.relu.f16 %rs13, %rs14, %rs15, %rs16;
	and.b16  	%rs25, %rs13, 32767;
	setp.gt.u16 	%p6, %rs25, 31744;
	selp.b16 	%rs26, 32767, %rs13, %p6;
	cvt.u32.u16 	%r21, %rs26;
	add.s64 	%rd19, %rd18, %rd14;
	st.global.u32 	[%rd19], %r21;
	min.f16x2 %r6, %r7, %r8;
	and.b32  	%r22, %r6, 32767;
	setp.gt.u32 	%p7, %r22, 31744;
	and.b32  	%r23, %r6, 65535;
	selp.b32 	%r24, 32767, %r23, %p7;
	and.b32  	%r25, %r6, -65536;
	and.b32  	%r26, %r6, 2147418112;
	setp.gt.u32 	%p8, %r26, 2080374784;
	selp.b32 	%r27, 2147418112, %r25, %p8;
	or.b32  	%r28, %r27, %r24;
	add.s64 	%rd20, %rd19, %rd14;
	st.global.u32 	[%rd20], %r28;
	max.f16x2 %r9, %r7, %r8;
	and.b32  	%r29, %r9, 32767;
	setp.gt.u32 	%p9, %r29, 31744;
	and.b32  	%r30, %r9, 65535;
	selp.b32 	%r31, 32767, %r30, %p9;
	and.b32  	%r32, %r9, -65536;
	and.b32  	%r33, %r9, 2147418112;
	setp.gt.u32 	%p10, %r33, 2080374784;
	selp.b32 	%r34, 2147418112, %r32, %p10;
	or.b32  	%r35, %r34, %r31;
	add.s64 	%rd21, %rd20, %rd14;
	st.global.u32 	[%rd21], %r35;
	max.NaN.f16x2 %r12, %r7, %r8;
	and.b32  	%r36, %r12, 32767;
	setp.gt.u32 	%p11, %r36, 31744;
	and.b32  	%r37, %r12, 65535;
	selp.b32 	%r38, 32767, %r37, %p11;
	and.b32  	%r39, %r12, -65536;
	and.b32  	%r40, %r12, 2147418112;
	setp.gt.u32 	%p12, %r40, 2080374784;
	selp.b32 	%r41, 2147418112, %r39, %p12;
	or.b32  	%r42, %r41, %r38;
	add.s64 	%rd22, %rd21, %rd14;
	st.global.u32 	[%rd22], %r42;
$L__BB0_2:
	ret;
}
.visible .entry bfloat_scalar(
	.param .u64 bfloat_scalar_param_0,
	.param .u64 bfloat_scalar_param_1,
	.param .u64 bfloat_scalar_param_2,
	.param .u64 bfloat_scalar_param_3,
	.param .u32 bfloat_scalar_param_4
)
{
	.reg .pred 	%p<12>;
	.reg .b16 	%rs<51>;
	.reg .b32 	%r<18>;
	.reg .b64 	%rd<26>;
	ld.param.u64 	%rd1, [bfloat_scalar_param_0];
	ld.param.u64 	%rd2, [bfloat_scalar_param_1];
	ld.param.u64 	%rd3, [bfloat_scalar_param_2];
	ld.param.u64 	%rd4, [bfloat_scalar_param_3];
	ld.param.u32 	%r2, [bfloat_scalar_param_4];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd5, %rd4;
	cvta.to.global.u64 	%rd6, %rd1;
	mul.wide.s32 	%rd7, %r1, 2;
	add.s64 	%rd8, %rd6, %rd7;
	ld.global.u16 	%rs2, [%rd8];
	cvta.to.global.u64 	%rd9, %rd2;
	add.s64 	%rd10, %rd9, %rd7;
	ld.global.u16 	%rs3, [%rd10];
	cvta.to.global.u64 	%rd11, %rd3;
	add.s64 	%rd12, %rd11, %rd7;
	ld.global.u16 	%rs13, [%rd12];
	add.bf16 %rs1, %rs2, %rs3;
	and.b16  	%rs31, %rs1, 32767;
	setp.gt.u16 	%p2, %rs31, 32640;
	selp.b16 	%rs32, 32767, %rs1, %p2;
	cvt.u32.u16 	%r6, %rs32;
	mul.wide.s32 	%rd13, %r1, 4;
	add.s64 	%rd14, %rd5, %rd13;
	st.global.u32 	[%rd14], %r6;
	sub.bf16 %rs4, %rs2, %rs3;
	and.b16  	%rs33, %rs4, 32767;
	setp.gt.u16 	%p3, %rs33, 32640;
	selp.b16 	%rs34, 32767, %rs4, %p3;
	cvt.u32.u16 	%r7, %rs34;
	mul.wide.s32 	%rd15, %r2, 4;
	add.s64 	%rd16, %rd14, %rd15;
	st.global.u32 	[%rd16], %r7;
	mul.bf16 %rs7, %rs2, %rs3;
	and.b16  	%rs35, %rs7, 32767;
	setp.gt.u16 	%p4, %rs35, 32640;
	selp.b16 	%rs36, 32767, %rs7, %p4;
	cvt.u32.u16 	%r8, %rs36;
	add.s32 	%r9, %r1, %r2;
	add.s32 	%r10, %r9, %r2;
	mul.wide.s32 	%rd17, %r10, 4;
	add.s64 	%rd18, %rd5, %rd17;
	st.global.u32 	[%rd18], %r8;
	fma.rn.bf16 %rs10, %rs2, %rs3, %rs13;
	and.b16  	%rs37, %rs10, 32767;
	setp.gt.u16 	%p5, %rs37, 32640;
	selp.b16 	%rs38, 32767, %rs10, %p5;
	cvt.u32.u16 	%r11, %rs38;
	add.s64 	%rd19, %rd18, %rd15;
	st.global.u32 	[%rd19], %r11;
	fma.rn.relu.bf16 %rs14, %rs2, %rs3, %rs13;
	and.b16  	%rs39, %rs14, 32767;
	setp.gt.u16 	%p6, %rs39, 32640;
	selp.b16 	%rs40, 32767, %rs14, %p6;
	cvt.u32.u16 	%r12, %rs40;
	add.s64 	%rd20, %rd19, %rd15;
	st.global.u32 	[%rd20], %r12;
	min.bf16 %rs18, %rs2, %rs3;
	and.b16  	%rs41, %rs18, 32767;
	setp.gt.u16 	%p7, %rs41, 32640;
	selp.b16 	%rs42, 32767, %rs18, %p7;
	cvt.u32.u16 	%r13, %rs42;
	add.s64 	%rd21, %rd20, %rd15;
	st.global.u32 	[%rd21], %r13;
	max.bf16 %rs21, %rs2, %rs3;
	and.b16  	%rs43, %rs21, 32767;
	setp.gt.u16 	%p8, %rs43, 32640;
	selp.b16 	%rs44, 32767, %rs21, %p8;
	cvt.u32.u16 	%r14, %rs44;
	add.s64 	%rd22, %rd21, %rd15;
	st.global.u32 	[%rd22], %r14;
	max.NaN.bf16 %rs24, %rs2, %rs3;
	and.b16  	%rs45, %rs24, 32767;
	setp.gt.u16 	%p9, %rs45, 32640;
	selp.b16 	%rs46, 32767, %rs24, %p9;
	cvt.u32.u16 	%r15, %rs46;
	add.s64 	%rd23, %rd22, %rd15;
	st.global.u32 	[%rd23], %r15;
	abs.bf16 %rs27, %rs2;
	and.b16  	%rs47, %rs27, 32767;
	setp.gt.u16 	%p10, %rs47, 32640;
	selp.b16 	%rs48, 32767, %rs27, %p10;
	cvt.u32.u16 	%r16, %rs48;
	add.s64 	%rd24, %rd23, %rd15;
	st.global.u32 	[%rd24], %r16;
	neg.bf16 %rs29, %rs2;
	and.b16  	%rs49, %rs29, 32767;
	setp.gt.u16 	%p11, %rs49, 32640;
	selp.b16 	%rs50, 32767, %rs29, %p11;
	cvt.u32.u16 	%r17, %rs50;
	add.s64 	%rd25, %rd24, %rd15;
	st.global.u32 	[%rd25], %r17;
$L__BB1_2:
	ret;
}
.visible .entry bfloat_pair(
	.param .u64 bfloat_pair_param_0,
	.param .u64 bfloat_pair_param_1,
	.param .u64 bfloat_pair_param_2,
	.param .u64 bfloat_pair_param_3,
	.param .u32 bfloat_pair_param_4
)
{
	.reg .pred 	%p<18>;
	.reg .b32 	%r<87>;
	.reg .b64 	%rd<23>;
	ld.param.u64 	%rd1, [bfloat_pair_param_0];
	ld.param.u64 	%rd2, [bfloat_pair_param_1];
	ld.param.u64 	%rd3, [bfloat_pair_param_2];
	ld.param.u64 	%rd4, [bfloat_pair_param_3];
	ld.param.u32 	%r2, [bfloat_pair_param_4];
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
	ld.global.u32 	%r18, [%rd12];
	add.bf16x2 %r6, %r7, %r8;
	and.b32  	%r29, %r6, 32767;
	setp.gt.u32 	%p2, %r29, 32640;
	and.b32  	%r30, %r6, 65535;
	selp.b32 	%r31, 32767, %r30, %p2;
	and.b32  	%r32, %r6, -65536;
	and.b32  	%r33, %r6, 2147418112;
	setp.gt.u32 	%p3, %r33, 2139095040;
	selp.b32 	%r34, 2147418112, %r32, %p3;
	or.b32  	%r35, %r34, %r31;
	add.s64 	%rd13, %rd5, %rd7;
	st.global.u32 	[%rd13], %r35;
	sub.bf16x2 %r9, %r7, %r8;
	and.b32  	%r36, %r9, 32767;
	setp.gt.u32 	%p4, %r36, 32640;
	and.b32  	%r37, %r9, 65535;
	selp.b32 	%r38, 32767, %r37, %p4;
	and.b32  	%r39, %r9, -65536;
	and.b32  	%r40, %r9, 2147418112;
	setp.gt.u32 	%p5, %r40, 2139095040;
	selp.b32 	%r41, 2147418112, %r39, %p5;
	or.b32  	%r42, %r41, %r38;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.u32 	[%rd15], %r42;
	mul.bf16x2 %r12, %r7, %r8;
	and.b32  	%r43, %r12, 32767;
	setp.gt.u32 	%p6, %r43, 32640;
	and.b32  	%r44, %r12, 65535;
	selp.b32 	%r45, 32767, %r44, %p6;
	and.b32  	%r46, %r12, -65536;
	and.b32  	%r47, %r12, 2147418112;
	setp.gt.u32 	%p7, %r47, 2139095040;
	selp.b32 	%r48, 2147418112, %r46, %p7;
	or.b32  	%r49, %r48, %r45;
	add.s32 	%r50, %r1, %r2;
	add.s32 	%r51, %r50, %r2;
	mul.wide.s32 	%rd16, %r51, 4;
	add.s64 	%rd17, %rd5, %rd16;
	st.global.u32 	[%rd17], %r49;
	fma.rn.bf16x2 %r15, %r7, %r8, %r18;
	and.b32  	%r52, %r15, 32767;
	setp.gt.u32 	%p8, %r52, 32640;
	and.b32  	%r53, %r15, 65535;
	selp.b32 	%r54, 32767, %r53, %p8;
	and.b32  	%r55, %r15, -65536;
	and.b32  	%r56, %r15, 2147418112;
	setp.gt.u32 	%p9, %r56, 2139095040;
	selp.b32 	%r57, 2147418112, %r55, %p9;
	or.b32  	%r58, %r57, %r54;
	add.s64 	%rd18, %rd17, %rd14;
	st.global.u32 	[%rd18], %r58;
	min.bf16x2 %r19, %r7, %r8;
	and.b32  	%r59, %r19, 32767;
	setp.gt.u32 	%p10, %r59, 32640;
	and.b32  	%r60, %r19, 65535;
	selp.b32 	%r61, 32767, %r60, %p10;
	and.b32  	%r62, %r19, -65536;
	and.b32  	%r63, %r19, 2147418112;
	setp.gt.u32 	%p11, %r63, 2139095040;
	selp.b32 	%r64, 2147418112, %r62, %p11;
	or.b32  	%r65, %r64, %r61;
	add.s64 	%rd19, %rd18, %rd14;
	st.global.u32 	[%rd19], %r65;
	max.NaN.bf16x2 %r22, %r7, %r8;
	and.b32  	%r66, %r22, 32767;
	setp.gt.u32 	%p12, %r66, 32640;
	and.b32  	%r67, %r22, 65535;
	selp.b32 	%r68, 32767, %r67, %p12;
	and.b32  	%r69, %r22, -65536;
	and.b32  	%r70, %r22, 2147418112;
	setp.gt.u32 	%p13, %r70, 2139095040;
	selp.b32 	%r71, 2147418112, %r69, %p13;
	or.b32  	%r72, %r71, %r68;
	add.s64 	%rd20, %rd19, %rd14;
	st.global.u32 	[%rd20], %r72;
	abs.bf16x2 %r25, %r7;
	and.b32  	%r73, %r25, 32767;
	setp.gt.u32 	%p14, %r73, 32640;
	and.b32  	%r74, %r25, 65535;
	selp.b32 	%r75, 32767, %r74, %p14;
	and.b32  	%r76, %r25, -65536;
	and.b32  	%r77, %r25, 2147418112;
	setp.gt.u32 	%p15, %r77, 2139095040;
	selp.b32 	%r78, 2147418112, %r76, %p15;
	or.b32  	%r79, %r78, %r75;
	add.s64 	%rd21, %rd20, %rd14;
	st.global.u32 	[%rd21], %r79;
	neg.bf16x2 %r27, %r7;
	and.b32  	%r80, %r27, 32767;
	setp.gt.u32 	%p16, %r80, 32640;
	and.b32  	%r81, %r27, 65535;
	selp.b32 	%r82, 32767, %r81, %p16;
	and.b32  	%r83, %r27, -65536;
	and.b32  	%r84, %r27, 2147418112;
	setp.gt.u32 	%p17, %r84, 2139095040;
	selp.b32 	%r85, 2147418112, %r83, %p17;
	or.b32  	%r86, %r85, %r82;
	add.s64 	%rd22, %rd21, %rd14;
	st.global.u32 	[%rd22], %r86;
$L__BB2_2:
	ret;
}
.visible .entry bfloat_compare(
	.param .u64 bfloat_compare_param_0,
	.param .u64 bfloat_compare_param_1,
	.param .u64 bfloat_compare_param_2,
	.param .u32 bfloat_compare_param_3
)
{
	.reg .pred 	%p<2>;
	.reg .b16 	%rs<21>;
	.reg .b32 	%r<34>;
	.reg .b64 	%rd<12>;
	ld.param.u64 	%rd1, [bfloat_compare_param_0];
	ld.param.u64 	%rd2, [bfloat_compare_param_1];
	ld.param.u64 	%rd3, [bfloat_compare_param_2];
	ld.param.u32 	%r2, [bfloat_compare_param_3];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB3_2;
	cvta.to.global.u64 	%rd4, %rd1;
	mul.wide.s32 	%rd5, %r1, 2;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u16 	%rs1, [%rd6];
	cvta.to.global.u64 	%rd7, %rd2;
	add.s64 	%rd8, %rd7, %rd5;
	ld.global.u16 	%rs2, [%rd8];
	{ .reg .pred p; setp.eq.bf16 p, %rs1, %rs2; selp.u32 %r6, 1, 0, p; }
	{ .reg .pred p; setp.ne.bf16 p, %rs1, %rs2; selp.u32 %r7, 1, 0, p; }
	shl.b32 	%r16, %r6, 1;
	add.s32 	%r17, %r16, %r7;
	{ .reg .pred p; setp.lt.bf16 p, %rs1, %rs2; selp.u32 %r8, 1, 0, p; }
	shl.b32 	%r18, %r17, 1;
	add.s32 	%r19, %r18, %r8;
	{ .reg .pred p; setp.le.bf16 p, %rs1, %rs2; selp.u32 %r9, 1, 0, p; }
	shl.b32 	%r20, %r19, 1;
	add.s32 	%r21, %r20, %r9;
	{ .reg .pred p; setp.gt.bf16 p, %rs1, %rs2; selp.u32 %r10, 1, 0, p; }
	shl.b32 	%r22, %r21, 1;
	add.s32 	%r23, %r22, %r10;
	{ .reg .pred p; setp.ge.bf16 p, %rs1, %rs2; selp.u32 %r11, 1, 0, p; }
	shl.b32 	%r24, %r23, 1;
	add.s32 	%r25, %r24, %r11;
	{ .reg .pred p; setp.equ.bf16 p, %rs1, %rs2; selp.u32 %r12, 1, 0, p; }
	shl.b32 	%r26, %r25, 1;
	add.s32 	%r27, %r26, %r12;
	{ .reg .pred p; setp.ltu.bf16 p, %rs1, %rs2; selp.u32 %r13, 1, 0, p; }
	shl.b32 	%r28, %r27, 1;
	add.s32 	%r29, %r28, %r13;
	{ .reg .pred p; setp.num.bf16 p, %rs1, %rs2; selp.u32 %r14, 1, 0, p; }
	shl.b32 	%r30, %r29, 1;
	add.s32 	%r31, %r30, %r14;
	{ .reg .pred p; setp.nan.bf16 p, %rs1, %rs2; selp.u32 %r15, 1, 0, p; }
	shl.b32 	%r32, %r31, 1;
	add.s32 	%r33, %r32, %r15;
	cvta.to.global.u64 	%rd9, %rd3;
	mul.wide.s32 	%rd10, %r1, 4;
	add.s64 	%rd11, %rd9, %rd10;
	st.global.u32 	[%rd11], %r33;
$L__BB3_2:
	ret;
}
.visible .entry bfloat_convert(
	.param .u64 bfloat_convert_param_0,
	.param .u64 bfloat_convert_param_1,
	.param .u64 bfloat_convert_param_2,
	.param .u64 bfloat_convert_param_3,
	.param .u32 bfloat_convert_param_4
)
{
	.reg .pred 	%p<14>;
	.reg .b16 	%rs<19>;
	.reg .f32 	%f<11>;
	.reg .b32 	%r<42>;
	.reg .b64 	%rd<26>;
	ld.param.u64 	%rd1, [bfloat_convert_param_0];
	ld.param.u64 	%rd2, [bfloat_convert_param_1];
	ld.param.u64 	%rd3, [bfloat_convert_param_2];
	ld.param.u64 	%rd4, [bfloat_convert_param_3];
	ld.param.u32 	%r2, [bfloat_convert_param_4];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB4_2;
	cvta.to.global.u64 	%rd5, %rd4;
	cvta.to.global.u64 	%rd6, %rd1;
	mul.wide.s32 	%rd7, %r1, 4;
	add.s64 	%rd8, %rd6, %rd7;
	ld.global.f32 	%f1, [%rd8];
	cvta.to.global.u64 	%rd9, %rd2;
	add.s64 	%rd10, %rd9, %rd7;
	ld.global.f32 	%f5, [%rd10];
	cvta.to.global.u64 	%rd11, %rd3;
	mul.wide.s32 	%rd12, %r1, 2;
	add.s64 	%rd13, %rd11, %rd12;
	ld.global.u16 	%rs4, [%rd13];
	cvt.rn.bf16.f32 %rs1, %f1;
	and.b16  	%rs9, %rs1, 32767;
	setp.gt.u16 	%p2, %rs9, 32640;
	selp.b16 	%rs10, 32767, %rs1, %p2;
	cvt.u32.u16 	%r11, %rs10;
	add.s64 	%rd14, %rd5, %rd7;
	st.global.u32 	[%rd14], %r11;
	cvt.rz.bf16.f32 %rs2, %f1;
	and.b16  	%rs11, %rs2, 32767;
	setp.gt.u16 	%p3, %rs11, 32640;
	selp.b16 	%rs12, 32767, %rs2, %p3;
	cvt.u32.u16 	%r12, %rs12;
	mul.wide.s32 	%rd15, %r2, 4;
	add.s64 	%rd16, %rd14, %rd15;
	st.global.u32 	[%rd16], %r12;
	cvt.rn.relu.bf16.f32 %rs3, %f1;
	and.b16  	%rs13, %rs3, 32767;
	setp.gt.u16 	%p4, %rs13, 32640;
	selp.b16 	%rs14, 32767, %rs3, %p4;
	cvt.u32.u16 	%r13, %rs14;
	add.s32 	%r14, %r1, %r2;
	add.s32 	%r15, %r14, %r2;
	mul.wide.s32 	%rd17, %r15, 4;
	add.s64 	%rd18, %rd5, %rd17;
	st.global.u32 	[%rd18], %r13;
	cvt.rn.bf16x2.f32 %r6, %f1, %f5;
	and.b32  	%r16, %r6, 32767;
	setp.gt.u32 	%p5, %r16, 32640;
	and.b32  	%r17, %r6, 65535;
	selp.b32 	%r18, 32767, %r17, %p5;
	and.b32  	%r19, %r6, -65536;
	and.b32  	%r20, %r6, 2147418112;
	setp.gt.u32 	%p6, %r20, 2139095040;
	selp.b32 	%r21, 2147418112, %r19, %p6;
	or.b32  	%r22, %r21, %r18;
	add.s64 	%rd19, %rd18, %rd15;
	st.global.u32 	[%rd19], %r22;
	cvt.rn.f16x2.f32 %r7, %f1, %f5;
	and.b32  	%r23, %r7, 32767;
	setp.gt.u32 	%p7, %r23, 31744;
	and.b32  	%r24, %r7, 65535;
	selp.b32 	%r25, 32767, %r24, %p7;
	and.b32  	%r26, %r7, -65536;
	and.b32  	%r27, %r7, 2147418112;
	setp.gt.u32 	%p8, %r27, 2080374784;
	selp.b32 	%r28, 2147418112, %r26, %p8;
	or.b32  	%r29, %r28, %r25;
	add.s64 	%rd20, %rd19, %rd15;
	st.global.u32 	[%rd20], %r29;
	cvt.rz.relu.f16x2.f32 %r8, %f1, %f5;
	and.b32  	%r30, %r8, 32767;
	setp.gt.u32 	%p9, %r30, 31744;
	and.b32  	%r31, %r8, 65535;
	selp.b32 	%r32, 32767, %r31, %p9;
	and.b32  	%r33, %r8, -65536;
	and.b32  	%r34, %r8, 2147418112;
	setp.gt.u32 	%p10, %r34, 2080374784;
	selp.b32 	%r35, 2147418112, %r33, %p10;
	or.b32  	%r36, %r35, %r32;
	add.s64 	%rd21, %rd20, %rd15;
	st.global.u32 	[%rd21], %r36;
	cvt.f32.bf16 %f10, %rs4;
	setp.num.f32 	%p11, %f10, %f10;
	mov.b32 	%r37, %f10;
	selp.b32 	%r38, %r37, 2147483647, %p11;
	add.s64 	%rd22, %rd21, %rd15;
	st.global.u32 	[%rd22], %r38;
	cvt.rni.s32.bf16 %r9, %rs4;
	add.s64 	%rd23, %rd22, %rd15;
	st.global.u32 	[%rd23], %r9;
	cvt.u32.u16 	%r39, %rs4;
	mad.lo.s32 	%r10, %r39, 1237, -40000000;
	cvt.rn.bf16.s32 %rs6, %r10;
	and.b16  	%rs15, %rs6, 32767;
	setp.gt.u16 	%p12, %rs15, 32640;
	selp.b16 	%rs16, 32767, %rs6, %p12;
	cvt.u32.u16 	%r40, %rs16;
	add.s64 	%rd24, %rd23, %rd15;
	st.global.u32 	[%rd24], %r40;
	cvt.rn.f16.bf16 %rs7, %rs4;
	and.b16  	%rs17, %rs7, 32767;
	setp.gt.u16 	%p13, %rs17, 31744;
	selp.b16 	%rs18, 32767, %rs7, %p13;
	cvt.u32.u16 	%r41, %rs18;
	add.s64 	%rd25, %rd24, %rd15;
	st.global.u32 	[%rd25], %r41;
$L__BB4_2:
	ret;
}
.visible .entry float_nan(
	.param .u64 float_nan_param_0,
	.param .u64 float_nan_param_1,
	.param .u64 float_nan_param_2,
	.param .u32 float_nan_param_3
)
{
	.reg .pred 	%p<5>;
	.reg .f32 	%f<10>;
	.reg .b32 	%r<14>;
	.reg .b64 	%rd<15>;
	ld.param.u64 	%rd1, [float_nan_param_0];
	ld.param.u64 	%rd2, [float_nan_param_1];
	ld.param.u64 	%rd3, [float_nan_param_2];
	ld.param.u32 	%r2, [float_nan_param_3];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB5_2;
	cvta.to.global.u64 	%rd4, %rd3;
	cvta.to.global.u64 	%rd5, %rd1;
	mul.wide.s32 	%rd6, %r1, 4;
	add.s64 	%rd7, %rd5, %rd6;
	ld.global.f32 	%f2, [%rd7];
	cvta.to.global.u64 	%rd8, %rd2;
	add.s64 	%rd9, %rd8, %rd6;
	ld.global.f32 	%f3, [%rd9];
	min.NaN.f32 %f1, %f2, %f3;
	setp.num.f32 	%p2, %f1, %f1;
	mov.b32 	%r6, %f1;
	selp.b32 	%r7, %r6, 2147483647, %p2;
	add.s64 	%rd10, %rd4, %rd6;
	st.global.u32 	[%rd10], %r7;
	max.NaN.f32 %f4, %f2, %f3;
	setp.num.f32 	%p3, %f4, %f4;
	mov.b32 	%r8, %f4;
	selp.b32 	%r9, %r8, 2147483647, %p3;
	mul.wide.s32 	%rd11, %r2, 4;
	add.s64 	%rd12, %rd10, %rd11;
	st.global.u32 	[%rd12], %r9;
	min.xorsign.abs.f32 %f7, %f2, %f3;
	setp.num.f32 	%p4, %f7, %f7;
	mov.b32 	%r10, %f7;
	selp.b32 	%r11, %r10, 2147483647, %p4;
	add.s32 	%r12, %r1, %r2;
	add.s32 	%r13, %r12, %r2;
	mul.wide.s32 	%rd13, %r13, 4;
	add.s64 	%rd14, %rd4, %rd13;
	st.global.u32 	[%rd14], %r11;
$L__BB5_2:
	ret;
}
.visible .entry half_approximate(
	.param .u64 half_approximate_param_0,
	.param .u64 half_approximate_param_1,
	.param .u32 half_approximate_param_2
)
{
	.reg .pred 	%p<2>;
	.reg .b16 	%rs<7>;
	.reg .f32 	%f<3>;
	.reg .b32 	%r<6>;
	.reg .b64 	%rd<11>;
	ld.param.u64 	%rd1, [half_approximate_param_0];
	ld.param.u64 	%rd2, [half_approximate_param_1];
	ld.param.u32 	%r2, [half_approximate_param_2];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB6_2;
	cvta.to.global.u64 	%rd3, %rd1;
	mul.wide.s32 	%rd4, %r1, 2;
	add.s64 	%rd5, %rd3, %rd4;
	ld.global.u16 	%rs2, [%rd5];
	ex2.approx.f16 %rs1, %rs2;
	cvt.f32.f16 %f1, %rs1;
	cvta.to.global.u64 	%rd6, %rd2;
	mul.wide.s32 	%rd7, %r1, 4;
	add.s64 	%rd8, %rd6, %rd7;
	st.global.f32 	[%rd8], %f1;
	ld.global.u16 	%rs5, [%rd5];
	tanh.approx.f16 %rs4, %rs5;
	cvt.f32.f16 %f2, %rs4;
	mul.wide.s32 	%rd9, %r2, 4;
	add.s64 	%rd10, %rd8, %rd9;
	st.global.f32 	[%rd10], %f2;
$L__BB6_2:
	ret;
}
.visible .entry warp_reduce(
	.param .u64 warp_reduce_param_0,
	.param .u64 warp_reduce_param_1
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<24>;
	.reg .b64 	%rd<9>;
	ld.param.u64 	%rd2, [warp_reduce_param_0];
	ld.param.u64 	%rd1, [warp_reduce_param_1];
	mov.u32 	%r10, %ntid.x;
	mov.u32 	%r11, %ctaid.x;
	mov.u32 	%r12, %tid.x;
	mad.lo.s32 	%r1, %r11, %r10, %r12;
	cvta.to.global.u64 	%rd3, %rd2;
	mul.wide.s32 	%rd4, %r1, 4;
	add.s64 	%rd5, %rd3, %rd4;
	ld.global.u32 	%r2, [%rd5];
	and.b32  	%r13, %r12, 1;
	setp.eq.b32 	%p1, %r13, 1;
	selp.b32 	%r3, -1431655766, 1431655765, %p1;
	@%p1 bra 	$L__BB7_2;
	bra.uni 	$L__BB7_1;
$L__BB7_2:
	redux.sync.add.u32 %r23, %r2, %r3;
	redux.sync.min.u32 %r22, %r2, %r3;
	bra.uni 	$L__BB7_3;
$L__BB7_1:
	redux.sync.max.u32 %r23, %r2, %r3;
	redux.sync.and.b32 %r22, %r2, %r3;
$L__BB7_3:
	mov.u32 	%r14, -1;
	redux.sync.or.b32 %r15, %r2, %r14;
	redux.sync.xor.b32 %r16, %r2, %r14;
	redux.sync.min.s32 %r17, %r2, %r14;
	redux.sync.max.s32 %r18, %r2, %r14;
	redux.sync.add.s32 %r19, %r2, %r14;
	redux.sync.min.u32 %r20, %r2, %r14;
	shl.b32 	%r21, %r1, 3;
	cvta.to.global.u64 	%rd6, %rd1;
	mul.wide.s32 	%rd7, %r21, 4;
	add.s64 	%rd8, %rd6, %rd7;
	st.global.u32 	[%rd8], %r23;
	st.global.u32 	[%rd8+4], %r22;
	st.global.u32 	[%rd8+8], %r15;
	st.global.u32 	[%rd8+12], %r16;
	st.global.u32 	[%rd8+16], %r17;
	st.global.u32 	[%rd8+20], %r18;
	st.global.u32 	[%rd8+24], %r19;
	st.global.u32 	[%rd8+28], %r20;
	ret;
}
.visible .entry async_copy(
	.param .u64 async_copy_param_0,
	.param .u64 async_copy_param_1
)
{
	.reg .pred 	%p<3>;
	.reg .b32 	%r<18>;
	.reg .b64 	%rd<24>;
	.shared .align 16 .b8 _ZZ10async_copyE4tile[1536];
	ld.param.u64 	%rd5, [async_copy_param_0];
	ld.param.u64 	%rd2, [async_copy_param_1];
	mov.u32 	%r8, %ctaid.x;
	mul.lo.s32 	%r1, %r8, 384;
	mov.u32 	%r17, %tid.x;
	shl.b32 	%r9, %r17, 2;
	cvt.s64.s32 	%rd6, %r9;
	mul.wide.s32 	%rd7, %r9, 4;
	mov.u64 	%rd8, _ZZ10async_copyE4tile;
	add.s64 	%rd9, %rd8, %rd7;
	cvt.u32.u64 	%r6, %rd9;
	shl.b32 	%r10, %r17, 1;
	shl.b32 	%r11, %r17, 3;
	add.s32 	%r12, %r11, 1024;
	cvt.u64.u32 	%rd10, %r12;
	add.s64 	%rd11, %rd8, %rd10;
	cvt.u32.u64 	%r7, %rd11;
	cvt.s64.s32 	%rd12, %r1;
	add.s64 	%rd13, %rd12, %rd6;
	shl.b64 	%rd14, %rd13, 2;
	add.s64 	%rd3, %rd5, %rd14;
	cp.async.cg.shared.global [%r6], [%rd3], 16;
	cp.async.commit_group;
	cvt.s64.s32 	%rd15, %r10;
	add.s64 	%rd16, %rd15, %rd12;
	shl.b64 	%rd17, %rd16, 2;
	add.s64 	%rd18, %rd5, %rd17;
	add.s64 	%rd4, %rd18, 1024;
	cp.async.ca.shared.global [%r7], [%rd4], 8, 4;
	cp.async.commit_group;
	cp.async.wait_group 1;
	cp.async.wait_all;
	bar.sync 	0;
	setp.gt.s32 	%p1, %r17, 383;
	@%p1 bra 	$L__BB8_3;
	mov.u32 	%r3, %ntid.x;
	cvta.to.global.u64 	%rd1, %rd2;
$L__BB8_2:
	mov.u32 	%r13, 383;
	sub.s32 	%r14, %r13, %r17;
	mul.wide.s32 	%rd19, %r14, 4;
	add.s64 	%rd21, %rd8, %rd19;
	ld.shared.u32 	%r15, [%rd21];
	add.s32 	%r16, %r17, %r1;
	mul.wide.s32 	%rd22, %r16, 4;
	add.s64 	%rd23, %rd1, %rd22;
	st.global.u32 	[%rd23], %r15;
	add.s32 	%r17, %r17, %r3;
	setp.lt.s32 	%p2, %r17, 384;
	@%p2 bra 	$L__BB8_2;
$L__BB8_3:
	ret;
}
`;
