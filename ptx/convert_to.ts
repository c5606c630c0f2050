// Made from kernels/convert_to.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/convert_to.cu`. */
export const CONVERT_TO: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target9no_targetE[8];
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_convert_to_cu_de917dd32nv6target5sm_90E = 90;
.visible .entry convert_to(
	.param .u64 convert_to_param_0,
	.param .align 8 .b8 convert_to_param_1[48],
	.param .u64 convert_to_param_2,
	.param .align 8 .b8 convert_to_param_3[48],
	.param .align 4 .b8 convert_to_param_4[12],
	.param .f32 convert_to_param_5,
	.param .f32 convert_to_param_6
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<131>;
	.reg .b16 	%rs<196>;
	.reg .f32 	%f<223>;
	.reg .b32 	%r<355>;
	.reg .b64 	%rd<145>;
	ld.param.u64 	%rd66, [convert_to_param_0];
	ld.param.v2.u32 	{%r59, %r60}, [convert_to_param_1+40];
	ld.param.u64 	%rd71, [convert_to_param_2];
	ld.param.v2.u32 	{%r349, %r350}, [convert_to_param_3+32];
	ld.param.v2.u32 	{%r63, %r64}, [convert_to_param_3+40];
	ld.param.f32 	%f141, [convert_to_param_5];
	ld.param.f32 	%f142, [convert_to_param_6];
	ld.param.u32 	%r55, [convert_to_param_4+4];
	ld.param.u32 	%r54, [convert_to_param_4];
	ld.param.u64 	%rd143, [convert_to_param_3+24];
	ld.param.u64 	%rd142, [convert_to_param_3+16];
	ld.param.u64 	%rd141, [convert_to_param_3+8];
	ld.param.u64 	%rd72, [convert_to_param_3];
	ld.param.u64 	%rd139, [convert_to_param_1+24];
	ld.param.u64 	%rd138, [convert_to_param_1+16];
	ld.param.u64 	%rd137, [convert_to_param_1+8];
	ld.param.u64 	%rd67, [convert_to_param_1];
	mov.u32 	%r1, %ctaid.z;
	setp.eq.s32 	%p3, %r60, 0;
	@%p3 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd76, %rd66;
	mul.wide.s32 	%rd77, %r1, 40;
	add.s64 	%rd78, %rd76, %rd77;
	ld.global.u64 	%rd139, [%rd78+24];
	ld.global.u64 	%rd138, [%rd78+16];
	ld.global.u64 	%rd137, [%rd78+8];
	ld.global.u64 	%rd136, [%rd78];
	bra.uni 	$L__BB0_3;
$L__BB0_2:
	cvt.s64.s32 	%rd79, %r1;
	mul.lo.s64 	%rd80, %rd67, %rd79;
	add.s64 	%rd136, %rd66, %rd80;
$L__BB0_3:
	setp.eq.s32 	%p4, %r64, 0;
	@%p4 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd81, %rd71;
	mul.wide.s32 	%rd82, %r1, 40;
	add.s64 	%rd83, %rd81, %rd82;
	ld.global.v2.u32 	{%r349, %r350}, [%rd83+32];
	ld.global.u64 	%rd143, [%rd83+24];
	ld.global.u64 	%rd142, [%rd83+16];
	ld.global.u64 	%rd141, [%rd83+8];
	ld.global.u64 	%rd140, [%rd83];
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.s64.s32 	%rd84, %r1;
	mul.lo.s64 	%rd85, %rd72, %rd84;
	add.s64 	%rd140, %rd71, %rd85;
$L__BB0_6:
	mov.u32 	%r69, %ctaid.y;
	shl.b32 	%r70, %r69, 3;
	mov.u32 	%r71, %tid.y;
	add.s32 	%r14, %r70, %r71;
	setp.ge.s32 	%p5, %r14, %r350;
	@%p5 bra 	$L__BB0_246;
	setp.lt.s32 	%p6, %r63, 1;
	@%p6 bra 	$L__BB0_246;
	setp.eq.s32 	%p7, %r54, 4;
	selp.b32 	%r73, 4, 2, %p7;
	setp.eq.s32 	%p8, %r54, 0;
	mov.u32 	%r351, 0;
	selp.b32 	%r74, 1, %r73, %p8;
	setp.eq.s32 	%p9, %r55, 0;
	setp.eq.s32 	%p10, %r55, 4;
	selp.b32 	%r75, 4, 2, %p10;
	selp.b32 	%r76, 1, %r75, %p9;
	cvt.s64.s32 	%rd86, %r14;
	mul.lo.s64 	%rd27, %rd137, %rd86;
	mul.lo.s64 	%rd28, %rd141, %rd86;
	shl.b32 	%r77, %r74, 2;
	add.s32 	%r78, %r77, -1;
	cvt.s64.s32 	%rd29, %r78;
	shl.b32 	%r79, %r76, 2;
	add.s32 	%r80, %r79, -1;
	cvt.s64.s32 	%rd30, %r80;
	mov.u32 	%r81, %ctaid.x;
	shl.b32 	%r82, %r81, 9;
	mov.u32 	%r83, %tid.x;
	shl.b32 	%r84, %r83, 2;
	add.s32 	%r85, %r84, %r82;
	add.s32 	%r86, %r85, 4;
	cvt.s64.s32 	%rd31, %r85;
	add.s32 	%r19, %r85, 128;
	min.s32 	%r20, %r86, %r349;
	add.s32 	%r87, %r85, 132;
	cvt.s64.s32 	%rd87, %r19;
	mul.lo.s64 	%rd32, %rd138, %rd87;
	add.s32 	%r21, %r85, 256;
	min.s32 	%r22, %r87, %r349;
	mul.lo.s64 	%rd33, %rd142, %rd87;
	add.s32 	%r88, %r85, 260;
	cvt.s64.s32 	%rd88, %r21;
	mul.lo.s64 	%rd34, %rd138, %rd88;
	add.s32 	%r23, %r85, 384;
	min.s32 	%r24, %r88, %r349;
	mul.lo.s64 	%rd35, %rd142, %rd88;
	add.s32 	%r89, %r85, 388;
	cvt.s64.s32 	%rd89, %r23;
	mul.lo.s64 	%rd36, %rd138, %rd89;
	min.s32 	%r25, %r89, %r349;
	mul.lo.s64 	%rd37, %rd142, %rd89;
	cvt.u64.u32 	%rd90, %r76;
	setp.eq.s64 	%p11, %rd142, %rd90;
	cvt.u64.u32 	%rd91, %r74;
	setp.eq.s64 	%p12, %rd138, %rd91;
	and.pred  	%p1, %p12, %p11;
$L__BB0_9:
	.pragma "nounroll";
	cvt.u32.u64 	%r90, %rd31;
	setp.ge.s32 	%p13, %r90, %r349;
	cvt.s64.s32 	%rd92, %r351;
	mul.lo.s64 	%rd93, %rd139, %rd92;
	add.s64 	%rd94, %rd93, %rd27;
	add.s64 	%rd42, %rd136, %rd94;
	mul.lo.s64 	%rd95, %rd143, %rd92;
	add.s64 	%rd96, %rd95, %rd28;
	add.s64 	%rd43, %rd140, %rd96;
	and.b64  	%rd97, %rd42, %rd29;
	and.b64  	%rd98, %rd43, %rd30;
	or.b64  	%rd99, %rd97, %rd98;
	setp.eq.s64 	%p14, %rd99, 0;
	and.pred  	%p2, %p1, %p14;
	@%p13 bra 	$L__BB0_245;
	setp.le.s32 	%p15, %r86, %r349;
	and.pred  	%p16, %p2, %p15;
	@%p16 bra 	$L__BB0_34;
	bra.uni 	$L__BB0_11;
$L__BB0_34:
	cvt.s64.s32 	%rd107, %r85;
	mul.lo.s64 	%rd108, %rd138, %rd107;
	add.s64 	%rd49, %rd42, %rd108;
	@%p8 bra 	$L__BB0_37;
	setp.ne.s32 	%p30, %r54, 4;
	@%p30 bra 	$L__BB0_38;
	ld.v4.f32 	{%f207, %f206, %f205, %f204}, [%rd49];
	bra.uni 	$L__BB0_43;
$L__BB0_11:
	cvt.u32.u64 	%r343, %rd31;
	setp.ge.s32 	%p17, %r343, %r20;
	@%p17 bra 	$L__BB0_68;
	mov.u64 	%rd144, %rd31;
$L__BB0_13:
	.pragma "nounroll";
	mul.lo.s64 	%rd100, %rd142, %rd144;
	add.s64 	%rd45, %rd43, %rd100;
	mul.lo.s64 	%rd101, %rd138, %rd144;
	add.s64 	%rd46, %rd42, %rd101;
	setp.gt.s32 	%p18, %r54, 1;
	@%p18 bra 	$L__BB0_16;
	@%p8 bra 	$L__BB0_21;
	setp.eq.s32 	%p22, %r54, 1;
	@%p22 bra 	$L__BB0_20;
	bra.uni 	$L__BB0_22;
$L__BB0_20:
	ld.global.nc.u16 %rs72, [%rd46];
	cvt.rn.f32.u16 	%f203, %rs72;
	bra.uni 	$L__BB0_23;
$L__BB0_16:
	setp.eq.s32 	%p19, %r54, 2;
	@%p19 bra 	$L__BB0_19;
	setp.ne.s32 	%p20, %r54, 3;
	@%p20 bra 	$L__BB0_22;
	ld.global.nc.u16 %rs69, [%rd46];
	cvt.f32.f16 %f203, %rs69;
	bra.uni 	$L__BB0_23;
$L__BB0_21:
	ld.global.nc.u8 %r98, [%rd46];
	cvt.u16.u32 	%rs73, %r98;
	and.b16  	%rs74, %rs73, 255;
	cvt.rn.f32.u16 	%f203, %rs74;
	bra.uni 	$L__BB0_23;
$L__BB0_19:
	ld.global.nc.s16 %rs71, [%rd46];
	cvt.rn.f32.s16 	%f203, %rs71;
	bra.uni 	$L__BB0_23;
$L__BB0_22:
	ld.global.nc.f32 %f203, [%rd46];
$L__BB0_23:
	fma.rn.f32 	%f7, %f203, %f141, %f142;
	setp.gt.s32 	%p23, %r55, 1;
	@%p23 bra 	$L__BB0_26;
	@%p9 bra 	$L__BB0_31;
	setp.eq.s32 	%p27, %r55, 1;
	@%p27 bra 	$L__BB0_30;
	bra.uni 	$L__BB0_32;
$L__BB0_30:
	cvt.rni.s32.f32 	%r102, %f7;
	max.s32 	%r103, %r102, 0;
	min.s32 	%r104, %r103, 65535;
	st.u16 	[%rd45], %r104;
	bra.uni 	$L__BB0_33;
$L__BB0_26:
	setp.eq.s32 	%p24, %r55, 2;
	@%p24 bra 	$L__BB0_29;
	setp.ne.s32 	%p25, %r55, 3;
	@%p25 bra 	$L__BB0_32;
	cvt.rn.f16.f32 %rs75, %f7;
	st.u16 	[%rd45], %rs75;
	bra.uni 	$L__BB0_33;
$L__BB0_31:
	cvt.rni.s32.f32 	%r105, %f7;
	max.s32 	%r106, %r105, 0;
	min.s32 	%r107, %r106, 255;
	st.u8 	[%rd45], %r107;
	bra.uni 	$L__BB0_33;
$L__BB0_29:
	cvt.rni.s32.f32 	%r99, %f7;
	max.s32 	%r100, %r99, -32768;
	min.s32 	%r101, %r100, 32767;
	st.u16 	[%rd45], %r101;
	bra.uni 	$L__BB0_33;
$L__BB0_32:
	st.f32 	[%rd45], %f7;
$L__BB0_33:
	add.s64 	%rd144, %rd144, 1;
	cvt.u32.u64 	%r108, %rd144;
	setp.lt.s32 	%p28, %r108, %r20;
	@%p28 bra 	$L__BB0_13;
	bra.uni 	$L__BB0_68;
$L__BB0_37:
	ld.u32 	%r114, [%rd49];
	cvt.u16.u32 	%rs76, %r114;
	and.b16  	%rs77, %rs76, 255;
	cvt.rn.f32.u16 	%f207, %rs77;
	shr.u16 	%rs78, %rs76, 8;
	cvt.rn.f32.u16 	%f206, %rs78;
	shr.u32 	%r115, %r114, 16;
	cvt.u16.u32 	%rs79, %r115;
	and.b16  	%rs80, %rs79, 255;
	cvt.rn.f32.u16 	%f205, %rs80;
	shr.u32 	%r116, %r114, 24;
	cvt.u16.u32 	%rs81, %r116;
	cvt.rn.f32.u16 	%f204, %rs81;
	bra.uni 	$L__BB0_43;
$L__BB0_38:
	setp.eq.s32 	%p31, %r54, 3;
	ld.v2.u32 	{%r117, %r118}, [%rd49];
	@%p31 bra 	$L__BB0_42;
	bra.uni 	$L__BB0_39;
$L__BB0_42:
	cvt.u16.u32 	%rs179, %r117;
	cvt.f32.f16 %f207, %rs179;
	shr.u32 	%r123, %r117, 16;
	cvt.u16.u32 	%rs89, %r123;
	cvt.f32.f16 %f206, %rs89;
	cvt.u16.u32 	%rs90, %r118;
	cvt.f32.f16 %f205, %rs90;
	shr.u32 	%r124, %r118, 16;
	cvt.u16.u32 	%rs91, %r124;
	cvt.f32.f16 %f204, %rs91;
	bra.uni 	$L__BB0_43;
$L__BB0_39:
	setp.eq.s32 	%p32, %r54, 1;
	@%p32 bra 	$L__BB0_41;
	bra.uni 	$L__BB0_40;
$L__BB0_41:
	cvt.u16.u32 	%rs178, %r117;
	cvt.rn.f32.u16 	%f207, %rs178;
	shr.u32 	%r121, %r117, 16;
	cvt.u16.u32 	%rs85, %r121;
	cvt.rn.f32.u16 	%f206, %rs85;
	cvt.u16.u32 	%rs86, %r118;
	cvt.rn.f32.u16 	%f205, %rs86;
	shr.u32 	%r122, %r118, 16;
	cvt.u16.u32 	%rs87, %r122;
	cvt.rn.f32.u16 	%f204, %rs87;
	bra.uni 	$L__BB0_43;
$L__BB0_40:
	cvt.u16.u32 	%rs177, %r117;
	cvt.rn.f32.s16 	%f207, %rs177;
	shr.u32 	%r119, %r117, 16;
	cvt.u16.u32 	%rs82, %r119;
	cvt.rn.f32.s16 	%f206, %rs82;
	cvt.u16.u32 	%rs83, %r118;
	cvt.rn.f32.s16 	%f205, %rs83;
	shr.u32 	%r120, %r118, 16;
	cvt.u16.u32 	%rs84, %r120;
	cvt.rn.f32.s16 	%f204, %rs84;
$L__BB0_43:
	mov.u32 	%r348, %tid.x;
	mov.u32 	%r347, %ctaid.x;
	shl.b32 	%r346, %r347, 9;
	shl.b32 	%r345, %r348, 2;
	add.s32 	%r344, %r345, %r346;
	cvt.s64.s32 	%rd135, %r344;
	fma.rn.f32 	%f32, %f207, %f141, %f142;
	fma.rn.f32 	%f33, %f206, %f141, %f142;
	fma.rn.f32 	%f34, %f205, %f141, %f142;
	fma.rn.f32 	%f35, %f204, %f141, %f142;
	mul.lo.s64 	%rd110, %rd142, %rd135;
	add.s64 	%rd50, %rd43, %rd110;
	@%p9 bra 	$L__BB0_67;
	@%p10 bra 	$L__BB0_49;
	setp.eq.s32 	%p35, %r55, 3;
	@%p35 bra 	$L__BB0_48;
	setp.ne.s32 	%p36, %r55, 1;
	@%p36 bra 	$L__BB0_50;
	cvt.rni.s32.f32 	%r130, %f32;
	max.s32 	%r131, %r130, 0;
	min.s32 	%r132, %r131, 65535;
	cvt.u16.u32 	%rs180, %r132;
	bra.uni 	$L__BB0_51;
$L__BB0_67:
	cvt.rni.s32.f32 	%r157, %f34;
	cvt.rni.s32.f32 	%r156, %f35;
	mov.u32 	%r158, 0;
	cvt.pack.sat.u8.s32.b32 %r155, %r156, %r157, %r158;
	cvt.rni.s32.f32 	%r160, %f33;
	cvt.rni.s32.f32 	%r161, %f32;
	cvt.pack.sat.u8.s32.b32 %r159, %r160, %r161, %r155;
	st.u32 	[%rd50], %r159;
	bra.uni 	$L__BB0_68;
$L__BB0_49:
	st.v4.f32 	[%rd50], {%f32, %f33, %f34, %f35};
	bra.uni 	$L__BB0_68;
$L__BB0_48:
	cvt.rn.f16.f32 %rs180, %f32;
	bra.uni 	$L__BB0_51;
$L__BB0_50:
	cvt.rni.s32.f32 	%r133, %f32;
	max.s32 	%r134, %r133, -32768;
	min.s32 	%r135, %r134, 32767;
	cvt.u16.u32 	%rs180, %r135;
$L__BB0_51:
	@%p35 bra 	$L__BB0_54;
	setp.ne.s32 	%p38, %r55, 1;
	@%p38 bra 	$L__BB0_55;
	cvt.rni.s32.f32 	%r136, %f33;
	max.s32 	%r137, %r136, 0;
	min.s32 	%r138, %r137, 65535;
	cvt.u16.u32 	%rs181, %r138;
	bra.uni 	$L__BB0_56;
$L__BB0_54:
	cvt.rn.f16.f32 %rs181, %f33;
	bra.uni 	$L__BB0_56;
$L__BB0_55:
	cvt.rni.s32.f32 	%r139, %f33;
	max.s32 	%r140, %r139, -32768;
	min.s32 	%r141, %r140, 32767;
	cvt.u16.u32 	%rs181, %r141;
$L__BB0_56:
	mov.b32 	%r29, {%rs180, %rs181};
	@%p35 bra 	$L__BB0_59;
	setp.ne.s32 	%p40, %r55, 1;
	@%p40 bra 	$L__BB0_60;
	cvt.rni.s32.f32 	%r142, %f34;
	max.s32 	%r143, %r142, 0;
	min.s32 	%r144, %r143, 65535;
	cvt.u16.u32 	%rs182, %r144;
	bra.uni 	$L__BB0_61;
$L__BB0_59:
	cvt.rn.f16.f32 %rs182, %f34;
	bra.uni 	$L__BB0_61;
$L__BB0_60:
	cvt.rni.s32.f32 	%r145, %f34;
	max.s32 	%r146, %r145, -32768;
	min.s32 	%r147, %r146, 32767;
	cvt.u16.u32 	%rs182, %r147;
$L__BB0_61:
	@%p35 bra 	$L__BB0_64;
	setp.ne.s32 	%p42, %r55, 1;
	@%p42 bra 	$L__BB0_65;
	cvt.rni.s32.f32 	%r148, %f35;
	max.s32 	%r149, %r148, 0;
	min.s32 	%r150, %r149, 65535;
	cvt.u16.u32 	%rs183, %r150;
	bra.uni 	$L__BB0_66;
$L__BB0_64:
	cvt.rn.f16.f32 %rs183, %f35;
	bra.uni 	$L__BB0_66;
$L__BB0_65:
	cvt.rni.s32.f32 	%r151, %f35;
	max.s32 	%r152, %r151, -32768;
	min.s32 	%r153, %r152, 32767;
	cvt.u16.u32 	%rs183, %r153;
$L__BB0_66:
	mov.b32 	%r154, {%rs182, %rs183};
	st.v2.u32 	[%rd50], {%r29, %r154};
$L__BB0_68:
	setp.ge.s32 	%p43, %r19, %r349;
	@%p43 bra 	$L__BB0_245;
	setp.le.s32 	%p44, %r87, %r349;
	and.pred  	%p45, %p2, %p44;
	@%p45 bra 	$L__BB0_93;
	bra.uni 	$L__BB0_70;
$L__BB0_93:
	add.s64 	%rd54, %rd42, %rd32;
	@%p8 bra 	$L__BB0_96;
	setp.ne.s32 	%p59, %r54, 4;
	@%p59 bra 	$L__BB0_97;
	ld.v4.f32 	{%f212, %f211, %f210, %f209}, [%rd54];
	bra.uni 	$L__BB0_102;
$L__BB0_70:
	setp.ge.s32 	%p46, %r19, %r22;
	@%p46 bra 	$L__BB0_127;
	mov.u32 	%r352, %r19;
$L__BB0_72:
	.pragma "nounroll";
	cvt.s64.s32 	%rd111, %r352;
	mul.lo.s64 	%rd112, %rd142, %rd111;
	add.s64 	%rd51, %rd43, %rd112;
	mul.lo.s64 	%rd113, %rd138, %rd111;
	add.s64 	%rd52, %rd42, %rd113;
	setp.gt.s32 	%p47, %r54, 1;
	@%p47 bra 	$L__BB0_75;
	@%p8 bra 	$L__BB0_80;
	setp.eq.s32 	%p51, %r54, 1;
	@%p51 bra 	$L__BB0_79;
	bra.uni 	$L__BB0_81;
$L__BB0_79:
	ld.global.nc.u16 %rs99, [%rd52];
	cvt.rn.f32.u16 	%f208, %rs99;
	bra.uni 	$L__BB0_82;
$L__BB0_75:
	setp.eq.s32 	%p48, %r54, 2;
	@%p48 bra 	$L__BB0_78;
	setp.ne.s32 	%p49, %r54, 3;
	@%p49 bra 	$L__BB0_81;
	ld.global.nc.u16 %rs96, [%rd52];
	cvt.f32.f16 %f208, %rs96;
	bra.uni 	$L__BB0_82;
$L__BB0_80:
	ld.global.nc.u8 %r169, [%rd52];
	cvt.u16.u32 	%rs100, %r169;
	and.b16  	%rs101, %rs100, 255;
	cvt.rn.f32.u16 	%f208, %rs101;
	bra.uni 	$L__BB0_82;
$L__BB0_78:
	ld.global.nc.s16 %rs98, [%rd52];
	cvt.rn.f32.s16 	%f208, %rs98;
	bra.uni 	$L__BB0_82;
$L__BB0_81:
	ld.global.nc.f32 %f208, [%rd52];
$L__BB0_82:
	fma.rn.f32 	%f42, %f208, %f141, %f142;
	setp.gt.s32 	%p52, %r55, 1;
	@%p52 bra 	$L__BB0_85;
	@%p9 bra 	$L__BB0_90;
	setp.eq.s32 	%p56, %r55, 1;
	@%p56 bra 	$L__BB0_89;
	bra.uni 	$L__BB0_91;
$L__BB0_89:
	cvt.rni.s32.f32 	%r173, %f42;
	max.s32 	%r174, %r173, 0;
	min.s32 	%r175, %r174, 65535;
	st.u16 	[%rd51], %r175;
	bra.uni 	$L__BB0_92;
$L__BB0_85:
	setp.eq.s32 	%p53, %r55, 2;
	@%p53 bra 	$L__BB0_88;
	setp.ne.s32 	%p54, %r55, 3;
	@%p54 bra 	$L__BB0_91;
	cvt.rn.f16.f32 %rs102, %f42;
	st.u16 	[%rd51], %rs102;
	bra.uni 	$L__BB0_92;
$L__BB0_90:
	cvt.rni.s32.f32 	%r176, %f42;
	max.s32 	%r177, %r176, 0;
	min.s32 	%r178, %r177, 255;
	st.u8 	[%rd51], %r178;
	bra.uni 	$L__BB0_92;
$L__BB0_88:
	cvt.rni.s32.f32 	%r170, %f42;
	max.s32 	%r171, %r170, -32768;
	min.s32 	%r172, %r171, 32767;
	st.u16 	[%rd51], %r172;
	bra.uni 	$L__BB0_92;
$L__BB0_91:
	st.f32 	[%rd51], %f42;
$L__BB0_92:
	add.s32 	%r352, %r352, 1;
	setp.lt.s32 	%p57, %r352, %r22;
	@%p57 bra 	$L__BB0_72;
	bra.uni 	$L__BB0_127;
$L__BB0_96:
	ld.u32 	%r179, [%rd54];
	cvt.u16.u32 	%rs103, %r179;
	and.b16  	%rs104, %rs103, 255;
	cvt.rn.f32.u16 	%f212, %rs104;
	shr.u16 	%rs105, %rs103, 8;
	cvt.rn.f32.u16 	%f211, %rs105;
	shr.u32 	%r180, %r179, 16;
	cvt.u16.u32 	%rs106, %r180;
	and.b16  	%rs107, %rs106, 255;
	cvt.rn.f32.u16 	%f210, %rs107;
	shr.u32 	%r181, %r179, 24;
	cvt.u16.u32 	%rs108, %r181;
	cvt.rn.f32.u16 	%f209, %rs108;
	bra.uni 	$L__BB0_102;
$L__BB0_97:
	setp.eq.s32 	%p60, %r54, 3;
	ld.v2.u32 	{%r182, %r183}, [%rd54];
	cvt.u16.u32 	%rs18, %r182;
	@%p60 bra 	$L__BB0_101;
	bra.uni 	$L__BB0_98;
$L__BB0_101:
	cvt.f32.f16 %f212, %rs18;
	shr.u32 	%r188, %r182, 16;
	cvt.u16.u32 	%rs116, %r188;
	cvt.f32.f16 %f211, %rs116;
	cvt.u16.u32 	%rs117, %r183;
	cvt.f32.f16 %f210, %rs117;
	shr.u32 	%r189, %r183, 16;
	cvt.u16.u32 	%rs118, %r189;
	cvt.f32.f16 %f209, %rs118;
	bra.uni 	$L__BB0_102;
$L__BB0_98:
	setp.eq.s32 	%p61, %r54, 1;
	@%p61 bra 	$L__BB0_100;
	bra.uni 	$L__BB0_99;
$L__BB0_100:
	cvt.rn.f32.u16 	%f212, %rs18;
	shr.u32 	%r186, %r182, 16;
	cvt.u16.u32 	%rs112, %r186;
	cvt.rn.f32.u16 	%f211, %rs112;
	cvt.u16.u32 	%rs113, %r183;
	cvt.rn.f32.u16 	%f210, %rs113;
	shr.u32 	%r187, %r183, 16;
	cvt.u16.u32 	%rs114, %r187;
	cvt.rn.f32.u16 	%f209, %rs114;
	bra.uni 	$L__BB0_102;
$L__BB0_99:
	cvt.rn.f32.s16 	%f212, %rs18;
	shr.u32 	%r184, %r182, 16;
	cvt.u16.u32 	%rs109, %r184;
	cvt.rn.f32.s16 	%f211, %rs109;
	cvt.u16.u32 	%rs110, %r183;
	cvt.rn.f32.s16 	%f210, %rs110;
	shr.u32 	%r185, %r183, 16;
	cvt.u16.u32 	%rs111, %r185;
	cvt.rn.f32.s16 	%f209, %rs111;
$L__BB0_102:
	fma.rn.f32 	%f67, %f212, %f141, %f142;
	fma.rn.f32 	%f68, %f211, %f141, %f142;
	fma.rn.f32 	%f69, %f210, %f141, %f142;
	fma.rn.f32 	%f70, %f209, %f141, %f142;
	add.s64 	%rd55, %rd43, %rd33;
	@%p9 bra 	$L__BB0_126;
	@%p10 bra 	$L__BB0_108;
	setp.eq.s32 	%p64, %r55, 3;
	@%p64 bra 	$L__BB0_107;
	setp.ne.s32 	%p65, %r55, 1;
	@%p65 bra 	$L__BB0_109;
	cvt.rni.s32.f32 	%r190, %f67;
	max.s32 	%r191, %r190, 0;
	min.s32 	%r192, %r191, 65535;
	cvt.u16.u32 	%rs184, %r192;
	bra.uni 	$L__BB0_110;
$L__BB0_126:
	cvt.rni.s32.f32 	%r217, %f69;
	cvt.rni.s32.f32 	%r216, %f70;
	mov.u32 	%r218, 0;
	cvt.pack.sat.u8.s32.b32 %r215, %r216, %r217, %r218;
	cvt.rni.s32.f32 	%r220, %f68;
	cvt.rni.s32.f32 	%r221, %f67;
	cvt.pack.sat.u8.s32.b32 %r219, %r220, %r221, %r215;
	st.u32 	[%rd55], %r219;
	bra.uni 	$L__BB0_127;
$L__BB0_108:
	st.v4.f32 	[%rd55], {%f67, %f68, %f69, %f70};
	bra.uni 	$L__BB0_127;
$L__BB0_107:
	cvt.rn.f16.f32 %rs184, %f67;
	bra.uni 	$L__BB0_110;
$L__BB0_109:
	cvt.rni.s32.f32 	%r193, %f67;
	max.s32 	%r194, %r193, -32768;
	min.s32 	%r195, %r194, 32767;
	cvt.u16.u32 	%rs184, %r195;
$L__BB0_110:
	@%p64 bra 	$L__BB0_113;
	setp.ne.s32 	%p67, %r55, 1;
	@%p67 bra 	$L__BB0_114;
	cvt.rni.s32.f32 	%r196, %f68;
	max.s32 	%r197, %r196, 0;
	min.s32 	%r198, %r197, 65535;
	cvt.u16.u32 	%rs185, %r198;
	bra.uni 	$L__BB0_115;
$L__BB0_113:
	cvt.rn.f16.f32 %rs185, %f68;
	bra.uni 	$L__BB0_115;
$L__BB0_114:
	cvt.rni.s32.f32 	%r199, %f68;
	max.s32 	%r200, %r199, -32768;
	min.s32 	%r201, %r200, 32767;
	cvt.u16.u32 	%rs185, %r201;
$L__BB0_115:
	mov.b32 	%r34, {%rs184, %rs185};
	@%p64 bra 	$L__BB0_118;
	setp.ne.s32 	%p69, %r55, 1;
	@%p69 bra 	$L__BB0_119;
	cvt.rni.s32.f32 	%r202, %f69;
	max.s32 	%r203, %r202, 0;
	min.s32 	%r204, %r203, 65535;
	cvt.u16.u32 	%rs186, %r204;
	bra.uni 	$L__BB0_120;
$L__BB0_118:
	cvt.rn.f16.f32 %rs186, %f69;
	bra.uni 	$L__BB0_120;
$L__BB0_119:
	cvt.rni.s32.f32 	%r205, %f69;
	max.s32 	%r206, %r205, -32768;
	min.s32 	%r207, %r206, 32767;
	cvt.u16.u32 	%rs186, %r207;
$L__BB0_120:
	@%p64 bra 	$L__BB0_123;
	setp.ne.s32 	%p71, %r55, 1;
	@%p71 bra 	$L__BB0_124;
	cvt.rni.s32.f32 	%r208, %f70;
	max.s32 	%r209, %r208, 0;
	min.s32 	%r210, %r209, 65535;
	cvt.u16.u32 	%rs187, %r210;
	bra.uni 	$L__BB0_125;
$L__BB0_123:
	cvt.rn.f16.f32 %rs187, %f70;
	bra.uni 	$L__BB0_125;
$L__BB0_124:
	cvt.rni.s32.f32 	%r211, %f70;
	max.s32 	%r212, %r211, -32768;
	min.s32 	%r213, %r212, 32767;
	cvt.u16.u32 	%rs187, %r213;
$L__BB0_125:
	mov.b32 	%r214, {%rs186, %rs187};
	st.v2.u32 	[%rd55], {%r34, %r214};
$L__BB0_127:
	setp.ge.s32 	%p72, %r21, %r349;
	@%p72 bra 	$L__BB0_245;
	setp.le.s32 	%p73, %r88, %r349;
	and.pred  	%p74, %p2, %p73;
	@%p74 bra 	$L__BB0_152;
	bra.uni 	$L__BB0_129;
$L__BB0_152:
	add.s64 	%rd59, %rd42, %rd34;
	@%p8 bra 	$L__BB0_155;
	setp.ne.s32 	%p88, %r54, 4;
	@%p88 bra 	$L__BB0_156;
	ld.v4.f32 	{%f217, %f216, %f215, %f214}, [%rd59];
	bra.uni 	$L__BB0_161;
$L__BB0_129:
	setp.ge.s32 	%p75, %r21, %r24;
	@%p75 bra 	$L__BB0_186;
	mov.u32 	%r353, %r21;
$L__BB0_131:
	.pragma "nounroll";
	cvt.s64.s32 	%rd119, %r353;
	mul.lo.s64 	%rd120, %rd142, %rd119;
	add.s64 	%rd56, %rd43, %rd120;
	mul.lo.s64 	%rd121, %rd138, %rd119;
	add.s64 	%rd57, %rd42, %rd121;
	setp.gt.s32 	%p76, %r54, 1;
	@%p76 bra 	$L__BB0_134;
	@%p8 bra 	$L__BB0_139;
	setp.eq.s32 	%p80, %r54, 1;
	@%p80 bra 	$L__BB0_138;
	bra.uni 	$L__BB0_140;
$L__BB0_138:
	ld.global.nc.u16 %rs126, [%rd57];
	cvt.rn.f32.u16 	%f213, %rs126;
	bra.uni 	$L__BB0_141;
$L__BB0_134:
	setp.eq.s32 	%p77, %r54, 2;
	@%p77 bra 	$L__BB0_137;
	setp.ne.s32 	%p78, %r54, 3;
	@%p78 bra 	$L__BB0_140;
	ld.global.nc.u16 %rs123, [%rd57];
	cvt.f32.f16 %f213, %rs123;
	bra.uni 	$L__BB0_141;
$L__BB0_139:
	ld.global.nc.u8 %r229, [%rd57];
	cvt.u16.u32 	%rs127, %r229;
	and.b16  	%rs128, %rs127, 255;
	cvt.rn.f32.u16 	%f213, %rs128;
	bra.uni 	$L__BB0_141;
$L__BB0_137:
	ld.global.nc.s16 %rs125, [%rd57];
	cvt.rn.f32.s16 	%f213, %rs125;
	bra.uni 	$L__BB0_141;
$L__BB0_140:
	ld.global.nc.f32 %f213, [%rd57];
$L__BB0_141:
	fma.rn.f32 	%f77, %f213, %f141, %f142;
	setp.gt.s32 	%p81, %r55, 1;
	@%p81 bra 	$L__BB0_144;
	@%p9 bra 	$L__BB0_149;
	setp.eq.s32 	%p85, %r55, 1;
	@%p85 bra 	$L__BB0_148;
	bra.uni 	$L__BB0_150;
$L__BB0_148:
	cvt.rni.s32.f32 	%r233, %f77;
	max.s32 	%r234, %r233, 0;
	min.s32 	%r235, %r234, 65535;
	st.u16 	[%rd56], %r235;
	bra.uni 	$L__BB0_151;
$L__BB0_144:
	setp.eq.s32 	%p82, %r55, 2;
	@%p82 bra 	$L__BB0_147;
	setp.ne.s32 	%p83, %r55, 3;
	@%p83 bra 	$L__BB0_150;
	cvt.rn.f16.f32 %rs129, %f77;
	st.u16 	[%rd56], %rs129;
	bra.uni 	$L__BB0_151;
$L__BB0_149:
	cvt.rni.s32.f32 	%r236, %f77;
	max.s32 	%r237, %r236, 0;
	min.s32 	%r238, %r237, 255;
	st.u8 	[%rd56], %r238;
	bra.uni 	$L__BB0_151;
$L__BB0_147:
	cvt.rni.s32.f32 	%r230, %f77;
	max.s32 	%r231, %r230, -32768;
	min.s32 	%r232, %r231, 32767;
	st.u16 	[%rd56], %r232;
	bra.uni 	$L__BB0_151;
$L__BB0_150:
	st.f32 	[%rd56], %f77;
$L__BB0_151:
	add.s32 	%r353, %r353, 1;
	setp.lt.s32 	%p86, %r353, %r24;
	@%p86 bra 	$L__BB0_131;
	bra.uni 	$L__BB0_186;
$L__BB0_155:
	ld.u32 	%r239, [%rd59];
	cvt.u16.u32 	%rs130, %r239;
	and.b16  	%rs131, %rs130, 255;
	cvt.rn.f32.u16 	%f217, %rs131;
	shr.u16 	%rs132, %rs130, 8;
	cvt.rn.f32.u16 	%f216, %rs132;
	shr.u32 	%r240, %r239, 16;
	cvt.u16.u32 	%rs133, %r240;
	and.b16  	%rs134, %rs133, 255;
	cvt.rn.f32.u16 	%f215, %rs134;
	shr.u32 	%r241, %r239, 24;
	cvt.u16.u32 	%rs135, %r241;
	cvt.rn.f32.u16 	%f214, %rs135;
	bra.uni 	$L__BB0_161;
$L__BB0_156:
	setp.eq.s32 	%p89, %r54, 3;
	ld.v2.u32 	{%r242, %r243}, [%rd59];
	cvt.u16.u32 	%rs35, %r242;
	@%p89 bra 	$L__BB0_160;
	bra.uni 	$L__BB0_157;
$L__BB0_160:
	cvt.f32.f16 %f217, %rs35;
	shr.u32 	%r248, %r242, 16;
	cvt.u16.u32 	%rs143, %r248;
	cvt.f32.f16 %f216, %rs143;
	cvt.u16.u32 	%rs144, %r243;
	cvt.f32.f16 %f215, %rs144;
	shr.u32 	%r249, %r243, 16;
	cvt.u16.u32 	%rs145, %r249;
	cvt.f32.f16 %f214, %rs145;
	bra.uni 	$L__BB0_161;
$L__BB0_157:
	setp.eq.s32 	%p90, %r54, 1;
	@%p90 bra 	$L__BB0_159;
	bra.uni 	$L__BB0_158;
$L__BB0_159:
	cvt.rn.f32.u16 	%f217, %rs35;
	shr.u32 	%r246, %r242, 16;
	cvt.u16.u32 	%rs139, %r246;
	cvt.rn.f32.u16 	%f216, %rs139;
	cvt.u16.u32 	%rs140, %r243;
	cvt.rn.f32.u16 	%f215, %rs140;
	shr.u32 	%r247, %r243, 16;
	cvt.u16.u32 	%rs141, %r247;
	cvt.rn.f32.u16 	%f214, %rs141;
	bra.uni 	$L__BB0_161;
$L__BB0_158:
	cvt.rn.f32.s16 	%f217, %rs35;
	shr.u32 	%r244, %r242, 16;
	cvt.u16.u32 	%rs136, %r244;
	cvt.rn.f32.s16 	%f216, %rs136;
	cvt.u16.u32 	%rs137, %r243;
	cvt.rn.f32.s16 	%f215, %rs137;
	shr.u32 	%r245, %r243, 16;
	cvt.u16.u32 	%rs138, %r245;
	cvt.rn.f32.s16 	%f214, %rs138;
$L__BB0_161:
	fma.rn.f32 	%f102, %f217, %f141, %f142;
	fma.rn.f32 	%f103, %f216, %f141, %f142;
	fma.rn.f32 	%f104, %f215, %f141, %f142;
	fma.rn.f32 	%f105, %f214, %f141, %f142;
	add.s64 	%rd60, %rd43, %rd35;
	@%p9 bra 	$L__BB0_185;
	@%p10 bra 	$L__BB0_167;
	setp.eq.s32 	%p93, %r55, 3;
	@%p93 bra 	$L__BB0_166;
	setp.ne.s32 	%p94, %r55, 1;
	@%p94 bra 	$L__BB0_168;
	cvt.rni.s32.f32 	%r250, %f102;
	max.s32 	%r251, %r250, 0;
	min.s32 	%r252, %r251, 65535;
	cvt.u16.u32 	%rs188, %r252;
	bra.uni 	$L__BB0_169;
$L__BB0_185:
	cvt.rni.s32.f32 	%r277, %f104;
	cvt.rni.s32.f32 	%r276, %f105;
	mov.u32 	%r278, 0;
	cvt.pack.sat.u8.s32.b32 %r275, %r276, %r277, %r278;
	cvt.rni.s32.f32 	%r280, %f103;
	cvt.rni.s32.f32 	%r281, %f102;
	cvt.pack.sat.u8.s32.b32 %r279, %r280, %r281, %r275;
	st.u32 	[%rd60], %r279;
	bra.uni 	$L__BB0_186;
$L__BB0_167:
	st.v4.f32 	[%rd60], {%f102, %f103, %f104, %f105};
	bra.uni 	$L__BB0_186;
$L__BB0_166:
	cvt.rn.f16.f32 %rs188, %f102;
	bra.uni 	$L__BB0_169;
$L__BB0_168:
	cvt.rni.s32.f32 	%r253, %f102;
	max.s32 	%r254, %r253, -32768;
	min.s32 	%r255, %r254, 32767;
	cvt.u16.u32 	%rs188, %r255;
$L__BB0_169:
	@%p93 bra 	$L__BB0_172;
	setp.ne.s32 	%p96, %r55, 1;
	@%p96 bra 	$L__BB0_173;
	cvt.rni.s32.f32 	%r256, %f103;
	max.s32 	%r257, %r256, 0;
	min.s32 	%r258, %r257, 65535;
	cvt.u16.u32 	%rs189, %r258;
	bra.uni 	$L__BB0_174;
$L__BB0_172:
	cvt.rn.f16.f32 %rs189, %f103;
	bra.uni 	$L__BB0_174;
$L__BB0_173:
	cvt.rni.s32.f32 	%r259, %f103;
	max.s32 	%r260, %r259, -32768;
	min.s32 	%r261, %r260, 32767;
	cvt.u16.u32 	%rs189, %r261;
$L__BB0_174:
	mov.b32 	%r39, {%rs188, %rs189};
	@%p93 bra 	$L__BB0_177;
	setp.ne.s32 	%p98, %r55, 1;
	@%p98 bra 	$L__BB0_178;
	cvt.rni.s32.f32 	%r262, %f104;
	max.s32 	%r263, %r262, 0;
	min.s32 	%r264, %r263, 65535;
	cvt.u16.u32 	%rs190, %r264;
	bra.uni 	$L__BB0_179;
$L__BB0_177:
	cvt.rn.f16.f32 %rs190, %f104;
	bra.uni 	$L__BB0_179;
$L__BB0_178:
	cvt.rni.s32.f32 	%r265, %f104;
	max.s32 	%r266, %r265, -32768;
	min.s32 	%r267, %r266, 32767;
	cvt.u16.u32 	%rs190, %r267;
$L__BB0_179:
	@%p93 bra 	$L__BB0_182;
	setp.ne.s32 	%p100, %r55, 1;
	@%p100 bra 	$L__BB0_183;
	cvt.rni.s32.f32 	%r268, %f105;
	max.s32 	%r269, %r268, 0;
	min.s32 	%r270, %r269, 65535;
	cvt.u16.u32 	%rs191, %r270;
	bra.uni 	$L__BB0_184;
$L__BB0_182:
	cvt.rn.f16.f32 %rs191, %f105;
	bra.uni 	$L__BB0_184;
$L__BB0_183:
	cvt.rni.s32.f32 	%r271, %f105;
	max.s32 	%r272, %r271, -32768;
	min.s32 	%r273, %r272, 32767;
	cvt.u16.u32 	%rs191, %r273;
$L__BB0_184:
	mov.b32 	%r274, {%rs190, %rs191};
	st.v2.u32 	[%rd60], {%r39, %r274};
$L__BB0_186:
	setp.ge.s32 	%p101, %r23, %r349;
	@%p101 bra 	$L__BB0_245;
	setp.le.s32 	%p102, %r89, %r349;
	and.pred  	%p103, %p2, %p102;
	@%p103 bra 	$L__BB0_211;
	bra.uni 	$L__BB0_188;
$L__BB0_211:
	add.s64 	%rd64, %rd42, %rd36;
	@%p8 bra 	$L__BB0_214;
	setp.ne.s32 	%p117, %r54, 4;
	@%p117 bra 	$L__BB0_215;
	ld.v4.f32 	{%f222, %f221, %f220, %f219}, [%rd64];
	bra.uni 	$L__BB0_220;
$L__BB0_188:
	setp.ge.s32 	%p104, %r23, %r25;
	@%p104 bra 	$L__BB0_245;
	mov.u32 	%r354, %r23;
$L__BB0_190:
	.pragma "nounroll";
	cvt.s64.s32 	%rd127, %r354;
	mul.lo.s64 	%rd128, %rd142, %rd127;
	add.s64 	%rd61, %rd43, %rd128;
	mul.lo.s64 	%rd129, %rd138, %rd127;
	add.s64 	%rd62, %rd42, %rd129;
	setp.gt.s32 	%p105, %r54, 1;
	@%p105 bra 	$L__BB0_193;
	@%p8 bra 	$L__BB0_198;
	setp.eq.s32 	%p109, %r54, 1;
	@%p109 bra 	$L__BB0_197;
	bra.uni 	$L__BB0_199;
$L__BB0_197:
	ld.global.nc.u16 %rs153, [%rd62];
	cvt.rn.f32.u16 	%f218, %rs153;
	bra.uni 	$L__BB0_200;
$L__BB0_193:
	setp.eq.s32 	%p106, %r54, 2;
	@%p106 bra 	$L__BB0_196;
	setp.ne.s32 	%p107, %r54, 3;
	@%p107 bra 	$L__BB0_199;
	ld.global.nc.u16 %rs150, [%rd62];
	cvt.f32.f16 %f218, %rs150;
	bra.uni 	$L__BB0_200;
$L__BB0_198:
	ld.global.nc.u8 %r289, [%rd62];
	cvt.u16.u32 	%rs154, %r289;
	and.b16  	%rs155, %rs154, 255;
	cvt.rn.f32.u16 	%f218, %rs155;
	bra.uni 	$L__BB0_200;
$L__BB0_196:
	ld.global.nc.s16 %rs152, [%rd62];
	cvt.rn.f32.s16 	%f218, %rs152;
	bra.uni 	$L__BB0_200;
$L__BB0_199:
	ld.global.nc.f32 %f218, [%rd62];
$L__BB0_200:
	fma.rn.f32 	%f112, %f218, %f141, %f142;
	setp.gt.s32 	%p110, %r55, 1;
	@%p110 bra 	$L__BB0_203;
	@%p9 bra 	$L__BB0_208;
	setp.eq.s32 	%p114, %r55, 1;
	@%p114 bra 	$L__BB0_207;
	bra.uni 	$L__BB0_209;
$L__BB0_207:
	cvt.rni.s32.f32 	%r293, %f112;
	max.s32 	%r294, %r293, 0;
	min.s32 	%r295, %r294, 65535;
	st.u16 	[%rd61], %r295;
	bra.uni 	$L__BB0_210;
$L__BB0_203:
	setp.eq.s32 	%p111, %r55, 2;
	@%p111 bra 	$L__BB0_206;
	setp.ne.s32 	%p112, %r55, 3;
	@%p112 bra 	$L__BB0_209;
	cvt.rn.f16.f32 %rs156, %f112;
	st.u16 	[%rd61], %rs156;
	bra.uni 	$L__BB0_210;
$L__BB0_208:
	cvt.rni.s32.f32 	%r296, %f112;
	max.s32 	%r297, %r296, 0;
	min.s32 	%r298, %r297, 255;
	st.u8 	[%rd61], %r298;
	bra.uni 	$L__BB0_210;
$L__BB0_206:
	cvt.rni.s32.f32 	%r290, %f112;
	max.s32 	%r291, %r290, -32768;
	min.s32 	%r292, %r291, 32767;
	st.u16 	[%rd61], %r292;
	bra.uni 	$L__BB0_210;
$L__BB0_209:
	st.f32 	[%rd61], %f112;
$L__BB0_210:
	add.s32 	%r354, %r354, 1;
	setp.lt.s32 	%p115, %r354, %r25;
	@%p115 bra 	$L__BB0_190;
	bra.uni 	$L__BB0_245;
$L__BB0_214:
	ld.u32 	%r299, [%rd64];
	cvt.u16.u32 	%rs157, %r299;
	and.b16  	%rs158, %rs157, 255;
	cvt.rn.f32.u16 	%f222, %rs158;
	shr.u16 	%rs159, %rs157, 8;
	cvt.rn.f32.u16 	%f221, %rs159;
	shr.u32 	%r300, %r299, 16;
	cvt.u16.u32 	%rs160, %r300;
	and.b16  	%rs161, %rs160, 255;
	cvt.rn.f32.u16 	%f220, %rs161;
	shr.u32 	%r301, %r299, 24;
	cvt.u16.u32 	%rs162, %r301;
	cvt.rn.f32.u16 	%f219, %rs162;
	bra.uni 	$L__BB0_220;
$L__BB0_215:
	setp.eq.s32 	%p118, %r54, 3;
	ld.v2.u32 	{%r302, %r303}, [%rd64];
	cvt.u16.u32 	%rs52, %r302;
	@%p118 bra 	$L__BB0_219;
	bra.uni 	$L__BB0_216;
$L__BB0_219:
	cvt.f32.f16 %f222, %rs52;
	shr.u32 	%r308, %r302, 16;
	cvt.u16.u32 	%rs170, %r308;
	cvt.f32.f16 %f221, %rs170;
	cvt.u16.u32 	%rs171, %r303;
	cvt.f32.f16 %f220, %rs171;
	shr.u32 	%r309, %r303, 16;
	cvt.u16.u32 	%rs172, %r309;
	cvt.f32.f16 %f219, %rs172;
	bra.uni 	$L__BB0_220;
$L__BB0_216:
	setp.eq.s32 	%p119, %r54, 1;
	@%p119 bra 	$L__BB0_218;
	bra.uni 	$L__BB0_217;
$L__BB0_218:
	cvt.rn.f32.u16 	%f222, %rs52;
	shr.u32 	%r306, %r302, 16;
	cvt.u16.u32 	%rs166, %r306;
	cvt.rn.f32.u16 	%f221, %rs166;
	cvt.u16.u32 	%rs167, %r303;
	cvt.rn.f32.u16 	%f220, %rs167;
	shr.u32 	%r307, %r303, 16;
	cvt.u16.u32 	%rs168, %r307;
	cvt.rn.f32.u16 	%f219, %rs168;
	bra.uni 	$L__BB0_220;
$L__BB0_217:
	cvt.rn.f32.s16 	%f222, %rs52;
	shr.u32 	%r304, %r302, 16;
	cvt.u16.u32 	%rs163, %r304;
	cvt.rn.f32.s16 	%f221, %rs163;
	cvt.u16.u32 	%rs164, %r303;
	cvt.rn.f32.s16 	%f220, %rs164;
	shr.u32 	%r305, %r303, 16;
	cvt.u16.u32 	%rs165, %r305;
	cvt.rn.f32.s16 	%f219, %rs165;
$L__BB0_220:
	fma.rn.f32 	%f137, %f222, %f141, %f142;
	fma.rn.f32 	%f138, %f221, %f141, %f142;
	fma.rn.f32 	%f139, %f220, %f141, %f142;
	fma.rn.f32 	%f140, %f219, %f141, %f142;
	add.s64 	%rd65, %rd43, %rd37;
	@%p9 bra 	$L__BB0_244;
	@%p10 bra 	$L__BB0_226;
	setp.eq.s32 	%p122, %r55, 3;
	@%p122 bra 	$L__BB0_225;
	setp.ne.s32 	%p123, %r55, 1;
	@%p123 bra 	$L__BB0_227;
	cvt.rni.s32.f32 	%r310, %f137;
	max.s32 	%r311, %r310, 0;
	min.s32 	%r312, %r311, 65535;
	cvt.u16.u32 	%rs192, %r312;
	bra.uni 	$L__BB0_228;
$L__BB0_244:
	cvt.rni.s32.f32 	%r337, %f139;
	cvt.rni.s32.f32 	%r336, %f140;
	mov.u32 	%r338, 0;
	cvt.pack.sat.u8.s32.b32 %r335, %r336, %r337, %r338;
	cvt.rni.s32.f32 	%r340, %f138;
	cvt.rni.s32.f32 	%r341, %f137;
	cvt.pack.sat.u8.s32.b32 %r339, %r340, %r341, %r335;
	st.u32 	[%rd65], %r339;
	bra.uni 	$L__BB0_245;
$L__BB0_226:
	st.v4.f32 	[%rd65], {%f137, %f138, %f139, %f140};
	bra.uni 	$L__BB0_245;
$L__BB0_225:
	cvt.rn.f16.f32 %rs192, %f137;
	bra.uni 	$L__BB0_228;
$L__BB0_227:
	cvt.rni.s32.f32 	%r313, %f137;
	max.s32 	%r314, %r313, -32768;
	min.s32 	%r315, %r314, 32767;
	cvt.u16.u32 	%rs192, %r315;
$L__BB0_228:
	@%p122 bra 	$L__BB0_231;
	setp.ne.s32 	%p125, %r55, 1;
	@%p125 bra 	$L__BB0_232;
	cvt.rni.s32.f32 	%r316, %f138;
	max.s32 	%r317, %r316, 0;
	min.s32 	%r318, %r317, 65535;
	cvt.u16.u32 	%rs193, %r318;
	bra.uni 	$L__BB0_233;
$L__BB0_231:
	cvt.rn.f16.f32 %rs193, %f138;
	bra.uni 	$L__BB0_233;
$L__BB0_232:
	cvt.rni.s32.f32 	%r319, %f138;
	max.s32 	%r320, %r319, -32768;
	min.s32 	%r321, %r320, 32767;
	cvt.u16.u32 	%rs193, %r321;
$L__BB0_233:
	mov.b32 	%r44, {%rs192, %rs193};
	@%p122 bra 	$L__BB0_236;
	setp.ne.s32 	%p127, %r55, 1;
	@%p127 bra 	$L__BB0_237;
	cvt.rni.s32.f32 	%r322, %f139;
	max.s32 	%r323, %r322, 0;
	min.s32 	%r324, %r323, 65535;
	cvt.u16.u32 	%rs194, %r324;
	bra.uni 	$L__BB0_238;
$L__BB0_236:
	cvt.rn.f16.f32 %rs194, %f139;
	bra.uni 	$L__BB0_238;
$L__BB0_237:
	cvt.rni.s32.f32 	%r325, %f139;
	max.s32 	%r326, %r325, -32768;
	min.s32 	%r327, %r326, 32767;
	cvt.u16.u32 	%rs194, %r327;
$L__BB0_238:
	@%p122 bra 	$L__BB0_241;
	setp.ne.s32 	%p129, %r55, 1;
	@%p129 bra 	$L__BB0_242;
	cvt.rni.s32.f32 	%r328, %f140;
	max.s32 	%r329, %r328, 0;
	min.s32 	%r330, %r329, 65535;
	cvt.u16.u32 	%rs195, %r330;
	bra.uni 	$L__BB0_243;
$L__BB0_241:
	cvt.rn.f16.f32 %rs195, %f140;
	bra.uni 	$L__BB0_243;
$L__BB0_242:
	cvt.rni.s32.f32 	%r331, %f140;
	max.s32 	%r332, %r331, -32768;
	min.s32 	%r333, %r332, 32767;
	cvt.u16.u32 	%rs195, %r333;
$L__BB0_243:
	mov.b32 	%r334, {%rs194, %rs195};
	st.v2.u32 	[%rd65], {%r44, %r334};
$L__BB0_245:
	add.s32 	%r351, %r351, 1;
	setp.lt.s32 	%p130, %r351, %r63;
	@%p130 bra 	$L__BB0_9;
$L__BB0_246:
	ret;
}
`;
