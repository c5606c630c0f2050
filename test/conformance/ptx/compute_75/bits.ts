// Generated from test/conformance/kernels/bits.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `test/conformance/kernels/bits.cu`. */
export const BITS: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_bits_cu_dc81248a2nv6target5sm_90E = 90;
.visible .entry bits_logic(
	.param .u64 bits_logic_param_0,
	.param .u64 bits_logic_param_1,
	.param .u64 bits_logic_param_2,
	.param .u64 bits_logic_param_3,
	.param .u32 bits_logic_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<62>;
	.reg .b64 	%rd<32>;
	ld.param.u64 	%rd1, [bits_logic_param_0];
	ld.param.u64 	%rd2, [bits_logic_param_1];
	ld.param.u64 	%rd3, [bits_logic_param_2];
	ld.param.u64 	%rd4, [bits_logic_param_3];
	ld.param.u32 	%r2, [bits_logic_param_4];
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
	ld.global.u32 	%r11, [%rd12];
	ld.global.u32 	%r10, [%rd10];
	ld.global.u32 	%r9, [%rd8];
	and.b32  	%r56, %r10, %r9;
	add.s64 	%rd13, %rd5, %rd7;
	st.global.u32 	[%rd13], %r56;
	or.b32  	%r57, %r10, %r9;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.u32 	[%rd15], %r57;
	xor.b32  	%r58, %r10, %r9;
	add.s32 	%r59, %r1, %r2;
	add.s32 	%r60, %r59, %r2;
	mul.wide.s32 	%rd16, %r60, 4;
	add.s64 	%rd17, %rd5, %rd16;
	st.global.u32 	[%rd17], %r58;
	not.b32 	%r61, %r9;
	add.s64 	%rd18, %rd17, %rd14;
	st.global.u32 	[%rd18], %r61;
	and.b32  	%r7, %r9, 3;
	cnot.b32 %r6, %r7;
	add.s64 	%rd19, %rd18, %rd14;
	st.global.u32 	[%rd19], %r6;
	lop3.b32 %r8, %r9, %r10, %r11, 0x00;
	add.s64 	%rd20, %rd19, %rd14;
	st.global.u32 	[%rd20], %r8;
	lop3.b32 %r12, %r9, %r10, %r11, 0x01;
	add.s64 	%rd21, %rd20, %rd14;
	st.global.u32 	[%rd21], %r12;
	lop3.b32 %r16, %r9, %r10, %r11, 0x17;
	add.s64 	%rd22, %rd21, %rd14;
	st.global.u32 	[%rd22], %r16;
	lop3.b32 %r20, %r9, %r10, %r11, 0x3c;
	add.s64 	%rd23, %rd22, %rd14;
	st.global.u32 	[%rd23], %r20;
	lop3.b32 %r24, %r9, %r10, %r11, 0x69;
	add.s64 	%rd24, %rd23, %rd14;
	st.global.u32 	[%rd24], %r24;
	lop3.b32 %r28, %r9, %r10, %r11, 0x80;
	add.s64 	%rd25, %rd24, %rd14;
	st.global.u32 	[%rd25], %r28;
	lop3.b32 %r32, %r9, %r10, %r11, 0x96;
	add.s64 	%rd26, %rd25, %rd14;
	st.global.u32 	[%rd26], %r32;
	lop3.b32 %r36, %r9, %r10, %r11, 0xca;
	add.s64 	%rd27, %rd26, %rd14;
	st.global.u32 	[%rd27], %r36;
	lop3.b32 %r40, %r9, %r10, %r11, 0xd8;
	add.s64 	%rd28, %rd27, %rd14;
	st.global.u32 	[%rd28], %r40;
	lop3.b32 %r44, %r9, %r10, %r11, 0xe8;
	add.s64 	%rd29, %rd28, %rd14;
	st.global.u32 	[%rd29], %r44;
	lop3.b32 %r48, %r9, %r10, %r11, 0xfe;
	add.s64 	%rd30, %rd29, %rd14;
	st.global.u32 	[%rd30], %r48;
	lop3.b32 %r52, %r9, %r10, %r11, 0xff;
	add.s64 	%rd31, %rd30, %rd14;
	st.global.u32 	[%rd31], %r52;
$L__BB0_2:
	ret;
}
.visible .entry bits_shift(
	.param .u64 bits_shift_param_0,
	.param .u64 bits_shift_param_1,
	.param .u64 bits_shift_param_2,
	.param .u64 bits_shift_param_3,
	.param .u32 bits_shift_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .b16 	%rs<7>;
	.reg .b32 	%r<23>;
	.reg .b64 	%rd<37>;
	ld.param.u64 	%rd1, [bits_shift_param_0];
	ld.param.u64 	%rd2, [bits_shift_param_1];
	ld.param.u64 	%rd3, [bits_shift_param_2];
	ld.param.u64 	%rd4, [bits_shift_param_3];
	ld.param.u32 	%r2, [bits_shift_param_4];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd11, %rd4;
	cvta.to.global.u64 	%rd12, %rd1;
	mul.wide.s32 	%rd13, %r1, 4;
	add.s64 	%rd14, %rd12, %rd13;
	cvta.to.global.u64 	%rd15, %rd3;
	add.s64 	%rd16, %rd15, %rd13;
	ld.global.u32 	%r8, [%rd16];
	cvta.to.global.u64 	%rd17, %rd2;
	mul.wide.s32 	%rd18, %r1, 8;
	add.s64 	%rd19, %rd17, %rd18;
	ld.global.u64 	%rd6, [%rd19];
	ld.global.u32 	%r7, [%rd14];
	cvt.u16.u32 	%rs6, %r7;
	shl.b32 %r6, %r7, %r8;
	cvt.u64.u32 	%rd20, %r6;
	add.s64 	%rd21, %rd11, %rd18;
	st.global.u64 	[%rd21], %rd20;
	shr.u32 %r9, %r7, %r8;
	cvt.u64.u32 	%rd22, %r9;
	mul.wide.s32 	%rd23, %r2, 8;
	add.s64 	%rd24, %rd21, %rd23;
	st.global.u64 	[%rd24], %rd22;
	shr.s32 %r12, %r7, %r8;
	cvt.u64.u32 	%rd25, %r12;
	add.s32 	%r21, %r1, %r2;
	add.s32 	%r22, %r21, %r2;
	mul.wide.s32 	%rd26, %r22, 8;
	add.s64 	%rd27, %rd11, %rd26;
	st.global.u64 	[%rd27], %rd25;
	shl.b64 %rd5, %rd6, %r8;
	add.s64 	%rd28, %rd27, %rd23;
	st.global.u64 	[%rd28], %rd5;
	shr.u64 %rd7, %rd6, %r8;
	add.s64 	%rd29, %rd28, %rd23;
	st.global.u64 	[%rd29], %rd7;
	shr.s64 %rd9, %rd6, %r8;
	add.s64 	%rd30, %rd29, %rd23;
	st.global.u64 	[%rd30], %rd9;
	shl.b16 %rs1, %rs6, %r8;
	cvt.u64.u16 	%rd31, %rs1;
	add.s64 	%rd32, %rd30, %rd23;
	st.global.u64 	[%rd32], %rd31;
	shr.u16 %rs3, %rs6, %r8;
	cvt.u64.u16 	%rd33, %rs3;
	add.s64 	%rd34, %rd32, %rd23;
	st.global.u64 	[%rd34], %rd33;
	shr.s16 %rs5, %rs6, %r8;
	cvt.u64.u16 	%rd35, %rs5;
	add.s64 	%rd36, %rd34, %rd23;
	st.global.u64 	[%rd36], %rd35;
$L__BB1_2:
	ret;
}
.visible .entry bits_funnel(
	.param .u64 bits_funnel_param_0,
	.param .u64 bits_funnel_param_1,
	.param .u64 bits_funnel_param_2,
	.param .u64 bits_funnel_param_3,
	.param .u32 bits_funnel_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<25>;
	.reg .b64 	%rd<20>;
	ld.param.u64 	%rd1, [bits_funnel_param_0];
	ld.param.u64 	%rd2, [bits_funnel_param_1];
	ld.param.u64 	%rd3, [bits_funnel_param_2];
	ld.param.u64 	%rd4, [bits_funnel_param_3];
	ld.param.u32 	%r2, [bits_funnel_param_4];
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
	ld.global.u32 	%r9, [%rd12];
	shf.l.wrap.b32 %r6, %r7, %r8, %r9;
	add.s64 	%rd13, %rd5, %rd7;
	st.global.u32 	[%rd13], %r6;
	shf.r.wrap.b32 %r10, %r7, %r8, %r9;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.u32 	[%rd15], %r10;
	shf.l.clamp.b32 %r14, %r7, %r8, %r9;
	add.s32 	%r22, %r1, %r2;
	add.s32 	%r23, %r22, %r2;
	mul.wide.s32 	%rd16, %r23, 4;
	add.s64 	%rd17, %rd5, %rd16;
	st.global.u32 	[%rd17], %r14;
	shf.r.clamp.b32 %r18, %r7, %r8, %r9;
	add.s32 	%r24, %r23, %r2;
	mul.wide.s32 	%rd18, %r24, 4;
	add.s64 	%rd19, %rd5, %rd18;
	st.global.u32 	[%rd19], %r18;
$L__BB2_2:
	ret;
}
.visible .entry bits_field(
	.param .u64 bits_field_param_0,
	.param .u64 bits_field_param_1,
	.param .u64 bits_field_param_2,
	.param .u64 bits_field_param_3,
	.param .u64 bits_field_param_4,
	.param .u32 bits_field_param_5
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<21>;
	.reg .b64 	%rd<21>;
	ld.param.u64 	%rd1, [bits_field_param_0];
	ld.param.u64 	%rd2, [bits_field_param_1];
	ld.param.u64 	%rd3, [bits_field_param_2];
	ld.param.u64 	%rd4, [bits_field_param_3];
	ld.param.u64 	%rd5, [bits_field_param_4];
	ld.param.u32 	%r2, [bits_field_param_5];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB3_2;
	cvta.to.global.u64 	%rd6, %rd5;
	cvta.to.global.u64 	%rd7, %rd1;
	mul.wide.s32 	%rd8, %r1, 4;
	add.s64 	%rd9, %rd7, %rd8;
	ld.global.u32 	%r7, [%rd9];
	cvta.to.global.u64 	%rd10, %rd2;
	add.s64 	%rd11, %rd10, %rd8;
	ld.global.u32 	%r16, [%rd11];
	cvta.to.global.u64 	%rd12, %rd3;
	add.s64 	%rd13, %rd12, %rd8;
	ld.global.u32 	%r8, [%rd13];
	cvta.to.global.u64 	%rd14, %rd4;
	add.s64 	%rd15, %rd14, %rd8;
	ld.global.u32 	%r9, [%rd15];
	bfe.u32 %r6, %r7, %r8, %r9;
	add.s64 	%rd16, %rd6, %rd8;
	st.global.u32 	[%rd16], %r6;
	bfe.s32 %r10, %r7, %r8, %r9;
	mul.wide.s32 	%rd17, %r2, 4;
	add.s64 	%rd18, %rd16, %rd17;
	st.global.u32 	[%rd18], %r10;
	bfi.b32 %r14, %r7, %r16, %r8, %r9;
	add.s32 	%r19, %r1, %r2;
	add.s32 	%r20, %r19, %r2;
	mul.wide.s32 	%rd19, %r20, 4;
	add.s64 	%rd20, %rd6, %rd19;
	st.global.u32 	[%rd20], %r14;
$L__BB3_2:
	ret;
}
.visible .entry bits_field_64(
	.param .u64 bits_field_64_param_0,
	.param .u64 bits_field_64_param_1,
	.param .u64 bits_field_64_param_2,
	.param .u64 bits_field_64_param_3,
	.param .u64 bits_field_64_param_4,
	.param .u32 bits_field_64_param_5
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<14>;
	.reg .b64 	%rd<29>;
	ld.param.u64 	%rd1, [bits_field_64_param_0];
	ld.param.u64 	%rd2, [bits_field_64_param_1];
	ld.param.u64 	%rd3, [bits_field_64_param_2];
	ld.param.u64 	%rd4, [bits_field_64_param_3];
	ld.param.u64 	%rd5, [bits_field_64_param_4];
	ld.param.u32 	%r2, [bits_field_64_param_5];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB4_2;
	cvta.to.global.u64 	%rd13, %rd5;
	cvta.to.global.u64 	%rd14, %rd1;
	mul.wide.s32 	%rd15, %r1, 8;
	add.s64 	%rd16, %rd14, %rd15;
	ld.global.u64 	%rd7, [%rd16];
	cvta.to.global.u64 	%rd17, %rd2;
	add.s64 	%rd18, %rd17, %rd15;
	ld.global.u64 	%rd12, [%rd18];
	cvta.to.global.u64 	%rd19, %rd3;
	mul.wide.s32 	%rd20, %r1, 4;
	add.s64 	%rd21, %rd19, %rd20;
	ld.global.u32 	%r6, [%rd21];
	cvta.to.global.u64 	%rd22, %rd4;
	add.s64 	%rd23, %rd22, %rd20;
	ld.global.u32 	%r7, [%rd23];
	bfe.u64 %rd6, %rd7, %r6, %r7;
	add.s64 	%rd24, %rd13, %rd15;
	st.global.u64 	[%rd24], %rd6;
	bfe.s64 %rd8, %rd7, %r6, %r7;
	mul.wide.s32 	%rd25, %r2, 8;
	add.s64 	%rd26, %rd24, %rd25;
	st.global.u64 	[%rd26], %rd8;
	bfi.b64 %rd10, %rd7, %rd12, %r6, %r7;
	add.s32 	%r12, %r1, %r2;
	add.s32 	%r13, %r12, %r2;
	mul.wide.s32 	%rd27, %r13, 8;
	add.s64 	%rd28, %rd13, %rd27;
	st.global.u64 	[%rd28], %rd10;
$L__BB4_2:
	ret;
}
.visible .entry bits_count(
	.param .u64 bits_count_param_0,
	.param .u64 bits_count_param_1,
	.param .u64 bits_count_param_2,
	.param .u32 bits_count_param_3
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<25>;
	.reg .b64 	%rd<32>;
	ld.param.u64 	%rd1, [bits_count_param_0];
	ld.param.u64 	%rd2, [bits_count_param_1];
	ld.param.u64 	%rd3, [bits_count_param_2];
	ld.param.u32 	%r2, [bits_count_param_3];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB5_2;
	cvta.to.global.u64 	%rd6, %rd3;
	cvta.to.global.u64 	%rd7, %rd1;
	mul.wide.s32 	%rd8, %r1, 4;
	add.s64 	%rd9, %rd7, %rd8;
	cvta.to.global.u64 	%rd10, %rd2;
	mul.wide.s32 	%rd11, %r1, 8;
	add.s64 	%rd12, %rd10, %rd11;
	ld.global.u64 	%rd4, [%rd12];
	ld.global.u32 	%r7, [%rd9];
	popc.b32 	%r16, %r7;
	add.s64 	%rd13, %rd6, %rd8;
	st.global.u32 	[%rd13], %r16;
	clz.b32 	%r17, %r7;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.u32 	[%rd15], %r17;
	brev.b32 	%r18, %r7;
	add.s32 	%r19, %r1, %r2;
	add.s32 	%r20, %r19, %r2;
	mul.wide.s32 	%rd16, %r20, 4;
	add.s64 	%rd17, %rd6, %rd16;
	st.global.u32 	[%rd17], %r18;
	bfind.shiftamt.u32 	%r21, %r18;
	add.s32 	%r22, %r21, 1;
	add.s64 	%rd18, %rd17, %rd14;
	st.global.u32 	[%rd18], %r22;
	popc.b64 	%r23, %rd4;
	cvt.u64.u32 	%rd19, %r23;
	add.s64 	%rd20, %rd18, %rd14;
	st.global.u32 	[%rd20], %rd19;
	clz.b64 	%r24, %rd4;
	cvt.u64.u32 	%rd21, %r24;
	add.s64 	%rd22, %rd20, %rd14;
	st.global.u32 	[%rd22], %rd21;
	brev.b64 	%rd23, %rd4;
	shr.u64 	%rd24, %rd23, 17;
	add.s64 	%rd25, %rd22, %rd14;
	st.global.u32 	[%rd25], %rd24;
	bfind.u32 %r6, %r7;
	add.s64 	%rd26, %rd25, %rd14;
	st.global.u32 	[%rd26], %r6;
	bfind.s32 %r8, %r7;
	add.s64 	%rd27, %rd26, %rd14;
	st.global.u32 	[%rd27], %r8;
	bfind.shiftamt.u32 %r10, %r7;
	add.s64 	%rd28, %rd27, %rd14;
	st.global.u32 	[%rd28], %r10;
	bfind.shiftamt.s32 %r12, %r7;
	add.s64 	%rd29, %rd28, %rd14;
	st.global.u32 	[%rd29], %r12;
	bfind.u64 %r14, %rd4;
	add.s64 	%rd30, %rd29, %rd14;
	st.global.u32 	[%rd30], %r14;
	bfind.s64 %r15, %rd4;
	add.s64 	%rd31, %rd30, %rd14;
	st.global.u32 	[%rd31], %r15;
$L__BB5_2:
	ret;
}
.visible .entry bits_nth(
	.param .u64 bits_nth_param_0,
	.param .u64 bits_nth_param_1,
	.param .u64 bits_nth_param_2,
	.param .u64 bits_nth_param_3,
	.param .u32 bits_nth_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<11>;
	.reg .b64 	%rd<14>;
	ld.param.u64 	%rd1, [bits_nth_param_0];
	ld.param.u64 	%rd2, [bits_nth_param_1];
	ld.param.u64 	%rd3, [bits_nth_param_2];
	ld.param.u64 	%rd4, [bits_nth_param_3];
	ld.param.u32 	%r2, [bits_nth_param_4];
	mov.u32 	%r3, %ctaid.x;
	mov.u32 	%r4, %ntid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r3, %r4, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB6_2;
	cvta.to.global.u64 	%rd5, %rd1;
	mul.wide.s32 	%rd6, %r1, 4;
	add.s64 	%rd7, %rd5, %rd6;
	cvta.to.global.u64 	%rd8, %rd2;
	add.s64 	%rd9, %rd8, %rd6;
	ld.global.u32 	%r6, [%rd9];
	and.b32  	%r7, %r6, 31;
	cvta.to.global.u64 	%rd10, %rd3;
	add.s64 	%rd11, %rd10, %rd6;
	ld.global.u32 	%r8, [%rd11];
	ld.global.u32 	%r9, [%rd7];
	fns.b32 	%r10, %r9, %r7, %r8;
	cvta.to.global.u64 	%rd12, %rd4;
	add.s64 	%rd13, %rd12, %rd6;
	st.global.u32 	[%rd13], %r10;
$L__BB6_2:
	ret;
}
.visible .entry bits_permute(
	.param .u64 bits_permute_param_0,
	.param .u64 bits_permute_param_1,
	.param .u64 bits_permute_param_2,
	.param .u64 bits_permute_param_3,
	.param .u32 bits_permute_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<38>;
	.reg .b64 	%rd<23>;
	ld.param.u64 	%rd1, [bits_permute_param_0];
	ld.param.u64 	%rd2, [bits_permute_param_1];
	ld.param.u64 	%rd3, [bits_permute_param_2];
	ld.param.u64 	%rd4, [bits_permute_param_3];
	ld.param.u32 	%r2, [bits_permute_param_4];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB7_2;
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
	ld.global.u32 	%r9, [%rd12];
	prmt.b32 %r6, %r7, %r8, %r9;
	add.s64 	%rd13, %rd5, %rd7;
	st.global.u32 	[%rd13], %r6;
	prmt.b32.f4e %r10, %r7, %r8, %r9;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.u32 	[%rd15], %r10;
	prmt.b32.b4e %r14, %r7, %r8, %r9;
	add.s32 	%r34, %r1, %r2;
	add.s32 	%r35, %r34, %r2;
	mul.wide.s32 	%rd16, %r35, 4;
	add.s64 	%rd17, %rd5, %rd16;
	st.global.u32 	[%rd17], %r14;
	prmt.b32.rc8 %r18, %r7, %r8, %r9;
	add.s64 	%rd18, %rd17, %rd14;
	st.global.u32 	[%rd18], %r18;
	prmt.b32.ecl %r22, %r7, %r8, %r9;
	add.s64 	%rd19, %rd18, %rd14;
	st.global.u32 	[%rd19], %r22;
	prmt.b32.ecr %r26, %r7, %r8, %r9;
	add.s64 	%rd20, %rd19, %rd14;
	st.global.u32 	[%rd20], %r26;
	prmt.b32.rc16 %r30, %r7, %r8, %r9;
	add.s64 	%rd21, %rd20, %rd14;
	mov.u32 	%r36, 20800;
	prmt.b32 	%r37, %r7, %r8, %r36;
	add.s64 	%rd22, %rd21, %rd14;
	st.global.u32 	[%rd21], %r30;
	st.global.u32 	[%rd22], %r37;
$L__BB7_2:
	ret;
}
.visible .entry bits_dot(
	.param .u64 bits_dot_param_0,
	.param .u64 bits_dot_param_1,
	.param .u64 bits_dot_param_2,
	.param .u64 bits_dot_param_3,
	.param .u32 bits_dot_param_4
)
{
	.reg .pred 	%p<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<25>;
	ld.param.u64 	%rd1, [bits_dot_param_0];
	ld.param.u64 	%rd2, [bits_dot_param_1];
	ld.param.u64 	%rd3, [bits_dot_param_2];
	ld.param.u64 	%rd4, [bits_dot_param_3];
	ld.param.u32 	%r2, [bits_dot_param_4];
	mov.u32 	%r3, %ntid.x;
	mov.u32 	%r4, %ctaid.x;
	mov.u32 	%r5, %tid.x;
	mad.lo.s32 	%r1, %r4, %r3, %r5;
	setp.ge.s32 	%p1, %r1, %r2;
	@%p1 bra 	$L__BB8_2;
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
	ld.global.u32 	%r9, [%rd12];
	dp4a.u32.u32 %r6, %r7, %r8, %r9;
	add.s64 	%rd13, %rd5, %rd7;
	st.global.u32 	[%rd13], %r6;
	dp4a.s32.s32 %r10, %r7, %r8, %r9;
	mul.wide.s32 	%rd14, %r2, 4;
	add.s64 	%rd15, %rd13, %rd14;
	st.global.u32 	[%rd15], %r10;
	dp4a.u32.s32 %r14, %r7, %r8, %r9;
	add.s32 	%r46, %r1, %r2;
	add.s32 	%r47, %r46, %r2;
	mul.wide.s32 	%rd16, %r47, 4;
	add.s64 	%rd17, %rd5, %rd16;
	st.global.u32 	[%rd17], %r14;
	dp4a.s32.u32 %r18, %r7, %r8, %r9;
	add.s64 	%rd18, %rd17, %rd14;
	st.global.u32 	[%rd18], %r18;
	dp2a.lo.u32.u32 %r22, %r7, %r8, %r9;
	add.s64 	%rd19, %rd18, %rd14;
	st.global.u32 	[%rd19], %r22;
	dp2a.hi.u32.u32 %r26, %r7, %r8, %r9;
	add.s64 	%rd20, %rd19, %rd14;
	st.global.u32 	[%rd20], %r26;
	dp2a.lo.s32.s32 %r30, %r7, %r8, %r9;
	add.s64 	%rd21, %rd20, %rd14;
	st.global.u32 	[%rd21], %r30;
	dp2a.hi.s32.s32 %r34, %r7, %r8, %r9;
	add.s64 	%rd22, %rd21, %rd14;
	st.global.u32 	[%rd22], %r34;
	dp2a.lo.s32.u32 %r38, %r7, %r8, %r9;
	add.s64 	%rd23, %rd22, %rd14;
	st.global.u32 	[%rd23], %r38;
	dp2a.hi.u32.s32 %r42, %r7, %r8, %r9;
	add.s64 	%rd24, %rd23, %rd14;
	st.global.u32 	[%rd24], %r42;
$L__BB8_2:
	ret;
}
`;
