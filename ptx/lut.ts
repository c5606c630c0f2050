// Made from kernels/lut.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/lut.cu`. */
export const LUT: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN31_INTERNAL_00000000_6_lut_cu_lut2nv6target5sm_90E = 90;
.visible .entry lut(
	.param .u64 lut_param_0,
	.param .align 8 .b8 lut_param_1[48],
	.param .u64 lut_param_2,
	.param .align 8 .b8 lut_param_3[48],
	.param .align 4 .b8 lut_param_4[12],
	.param .u64 lut_param_5,
	.param .u32 lut_param_6,
	.param .u32 lut_param_7
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<377>;
	.reg .b16 	%rs<301>;
	.reg .f32 	%f<405>;
	.reg .b32 	%r<781>;
	.reg .b64 	%rd<331>;
	ld.param.u64 	%rd78, [lut_param_0];
	ld.param.v2.u32 	{%r160, %r161}, [lut_param_1+40];
	ld.param.u64 	%rd83, [lut_param_2];
	ld.param.v2.u32 	{%r714, %r715}, [lut_param_3+32];
	ld.param.v2.u32 	{%r164, %r165}, [lut_param_3+40];
	ld.param.u64 	%rd88, [lut_param_5];
	ld.param.u32 	%r156, [lut_param_6];
	ld.param.u32 	%r157, [lut_param_7];
	ld.param.u32 	%r155, [lut_param_4+8];
	ld.param.u32 	%r154, [lut_param_4+4];
	ld.param.u32 	%r153, [lut_param_4];
	ld.param.u64 	%rd329, [lut_param_3+24];
	ld.param.u64 	%rd328, [lut_param_3+16];
	ld.param.u64 	%rd327, [lut_param_3+8];
	ld.param.u64 	%rd84, [lut_param_3];
	ld.param.u64 	%rd325, [lut_param_1+24];
	ld.param.u64 	%rd324, [lut_param_1+16];
	ld.param.u64 	%rd323, [lut_param_1+8];
	ld.param.u64 	%rd79, [lut_param_1];
	mov.u32 	%r2, %ctaid.z;
	setp.eq.s32 	%p3, %r161, 0;
	@%p3 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd89, %rd78;
	mul.wide.s32 	%rd90, %r2, 40;
	add.s64 	%rd91, %rd89, %rd90;
	ld.global.u64 	%rd325, [%rd91+24];
	ld.global.u64 	%rd324, [%rd91+16];
	ld.global.u64 	%rd323, [%rd91+8];
	ld.global.u64 	%rd322, [%rd91];
	bra.uni 	$L__BB0_3;
$L__BB0_2:
	cvt.s64.s32 	%rd92, %r2;
	mul.lo.s64 	%rd93, %rd79, %rd92;
	add.s64 	%rd322, %rd78, %rd93;
$L__BB0_3:
	setp.eq.s32 	%p4, %r165, 0;
	@%p4 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd94, %rd83;
	mul.wide.s32 	%rd95, %r2, 40;
	add.s64 	%rd96, %rd94, %rd95;
	ld.global.v2.u32 	{%r714, %r715}, [%rd96+32];
	ld.global.u64 	%rd329, [%rd96+24];
	ld.global.u64 	%rd328, [%rd96+16];
	ld.global.u64 	%rd327, [%rd96+8];
	ld.global.u64 	%rd326, [%rd96];
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.s64.s32 	%rd97, %r2;
	mul.lo.s64 	%rd98, %rd84, %rd97;
	add.s64 	%rd326, %rd83, %rd98;
$L__BB0_6:
	mov.u32 	%r170, %ctaid.y;
	shl.b32 	%r171, %r170, 3;
	mov.u32 	%r172, %tid.y;
	add.s32 	%r15, %r171, %r172;
	setp.ge.s32 	%p5, %r15, %r715;
	@%p5 bra 	$L__BB0_507;
	setp.lt.s32 	%p6, %r164, 1;
	@%p6 bra 	$L__BB0_507;
	mov.u32 	%r175, %ctaid.x;
	shl.b32 	%r176, %r175, 9;
	mov.u32 	%r177, %tid.x;
	shl.b32 	%r178, %r177, 2;
	add.s32 	%r179, %r176, %r178;
	cvt.s64.s32 	%rd99, %r15;
	mul.lo.s64 	%rd27, %rd323, %rd99;
	mul.lo.s64 	%rd28, %rd327, %rd99;
	add.s32 	%r180, %r179, 4;
	min.s32 	%r20, %r180, %r714;
	add.s32 	%r181, %r179, 132;
	min.s32 	%r21, %r181, %r714;
	add.s32 	%r182, %r179, 260;
	min.s32 	%r22, %r182, %r714;
	add.s32 	%r23, %r179, 388;
	min.s32 	%r24, %r23, %r714;
	mov.u32 	%r732, 0;
$L__BB0_9:
	.pragma "nounroll";
	cvt.s64.s32 	%rd100, %r732;
	mul.lo.s64 	%rd101, %rd325, %rd100;
	add.s64 	%rd102, %rd101, %rd27;
	add.s64 	%rd33, %rd322, %rd102;
	mul.lo.s64 	%rd103, %rd329, %rd100;
	add.s64 	%rd104, %rd103, %rd28;
	add.s64 	%rd34, %rd326, %rd104;
	setp.eq.s32 	%p8, %r153, 4;
	selp.b32 	%r183, 4, 2, %p8;
	setp.eq.s32 	%p9, %r153, 0;
	selp.b32 	%r184, 1, %r183, %p9;
	cvt.u64.u32 	%rd105, %r184;
	setp.ne.s64 	%p10, %rd324, %rd105;
	setp.eq.s32 	%p11, %r154, 4;
	selp.b32 	%r185, 4, 2, %p11;
	setp.eq.s32 	%p12, %r154, 0;
	selp.b32 	%r186, 1, %r185, %p12;
	cvt.u64.u32 	%rd106, %r186;
	setp.ne.s64 	%p13, %rd328, %rd106;
	mov.pred 	%p376, 0;
	or.pred  	%p14, %p10, %p13;
	@%p14 bra 	$L__BB0_12;
	shl.b32 	%r189, %r184, 2;
	add.s32 	%r190, %r189, -1;
	cvt.s64.s32 	%rd107, %r190;
	and.b64  	%rd108, %rd33, %rd107;
	setp.ne.s64 	%p18, %rd108, 0;
	@%p18 bra 	$L__BB0_12;
	setp.eq.s32 	%p356, %r154, 4;
	setp.eq.s32 	%p355, %r154, 0;
	selp.b32 	%r713, 4, 2, %p356;
	selp.b32 	%r712, 1, %r713, %p355;
	shl.b32 	%r193, %r712, 2;
	add.s32 	%r194, %r193, -1;
	cvt.s64.s32 	%rd109, %r194;
	and.b64  	%rd110, %rd34, %rd109;
	setp.eq.s64 	%p376, %rd110, 0;
$L__BB0_12:
	cvt.s64.s32 	%rd111, %r179;
	mul.lo.s64 	%rd113, %rd111, %rd105;
	add.s64 	%rd35, %rd33, %rd113;
	add.s32 	%r202, %r179, 128;
	mul.wide.s32 	%rd114, %r202, %r184;
	add.s64 	%rd36, %rd33, %rd114;
	add.s32 	%r203, %r179, 256;
	mul.wide.s32 	%rd115, %r203, %r184;
	add.s64 	%rd37, %rd33, %rd115;
	add.s32 	%r204, %r179, 384;
	mul.wide.s32 	%rd116, %r204, %r184;
	add.s64 	%rd38, %rd33, %rd116;
	@%p9 bra 	$L__BB0_22;
	setp.ne.s32 	%p23, %r153, 4;
	@%p23 bra 	$L__BB0_30;
	setp.gt.s32 	%p24, %r180, %r714;
	not.pred 	%p25, %p376;
	or.pred  	%p26, %p25, %p24;
	@%p26 bra 	$L__BB0_16;
	ld.v4.u32 	{%r769, %r768, %r767, %r766}, [%rd35];
$L__BB0_16:
	not.pred 	%p357, %p376;
	setp.gt.s32 	%p27, %r181, %r714;
	or.pred  	%p29, %p357, %p27;
	@%p29 bra 	$L__BB0_18;
	ld.v4.u32 	{%r765, %r764, %r763, %r762}, [%rd36];
$L__BB0_18:
	not.pred 	%p358, %p376;
	setp.gt.s32 	%p30, %r182, %r714;
	or.pred  	%p32, %p358, %p30;
	@%p32 bra 	$L__BB0_20;
	ld.v4.u32 	{%r761, %r760, %r759, %r758}, [%rd37];
$L__BB0_20:
	not.pred 	%p359, %p376;
	setp.gt.s32 	%p33, %r23, %r714;
	or.pred  	%p35, %p359, %p33;
	@%p35 bra 	$L__BB0_38;
	ld.v4.u32 	{%r757, %r756, %r755, %r754}, [%rd38];
	bra.uni 	$L__BB0_38;
$L__BB0_22:
	setp.gt.s32 	%p36, %r180, %r714;
	not.pred 	%p37, %p376;
	or.pred  	%p38, %p37, %p36;
	@%p38 bra 	$L__BB0_24;
	ld.u32 	%r769, [%rd35];
$L__BB0_24:
	not.pred 	%p360, %p376;
	setp.gt.s32 	%p39, %r181, %r714;
	or.pred  	%p41, %p360, %p39;
	@%p41 bra 	$L__BB0_26;
	ld.u32 	%r765, [%rd36];
$L__BB0_26:
	not.pred 	%p361, %p376;
	setp.gt.s32 	%p42, %r182, %r714;
	or.pred  	%p44, %p361, %p42;
	@%p44 bra 	$L__BB0_28;
	ld.u32 	%r761, [%rd37];
$L__BB0_28:
	not.pred 	%p362, %p376;
	setp.gt.s32 	%p45, %r23, %r714;
	or.pred  	%p47, %p362, %p45;
	@%p47 bra 	$L__BB0_38;
	ld.u32 	%r757, [%rd38];
	bra.uni 	$L__BB0_38;
$L__BB0_30:
	setp.gt.s32 	%p48, %r180, %r714;
	not.pred 	%p49, %p376;
	or.pred  	%p50, %p49, %p48;
	@%p50 bra 	$L__BB0_32;
	ld.v2.u32 	{%r769, %r768}, [%rd35];
$L__BB0_32:
	not.pred 	%p363, %p376;
	setp.gt.s32 	%p51, %r181, %r714;
	or.pred  	%p53, %p363, %p51;
	@%p53 bra 	$L__BB0_34;
	ld.v2.u32 	{%r765, %r764}, [%rd36];
$L__BB0_34:
	not.pred 	%p364, %p376;
	setp.gt.s32 	%p54, %r182, %r714;
	or.pred  	%p56, %p364, %p54;
	@%p56 bra 	$L__BB0_36;
	ld.v2.u32 	{%r761, %r760}, [%rd37];
$L__BB0_36:
	not.pred 	%p365, %p376;
	setp.gt.s32 	%p57, %r23, %r714;
	or.pred  	%p59, %p365, %p57;
	@%p59 bra 	$L__BB0_38;
	ld.v2.u32 	{%r757, %r756}, [%rd38];
$L__BB0_38:
	setp.lt.s32 	%p60, %r155, 2;
	mov.u32 	%r770, %r732;
	@%p60 bra 	$L__BB0_40;
	rem.s32 	%r770, %r179, %r155;
$L__BB0_40:
	setp.le.s32 	%p61, %r180, %r714;
	and.pred  	%p62, %p376, %p61;
	@%p62 bra 	$L__BB0_74;
	bra.uni 	$L__BB0_41;
$L__BB0_74:
	@%p9 bra 	$L__BB0_77;
	setp.ne.s32 	%p84, %r153, 4;
	@%p84 bra 	$L__BB0_78;
	mov.b32 	%f361, %r769;
	mov.b32 	%f360, %r768;
	mov.b32 	%f359, %r767;
	mov.b32 	%f358, %r766;
	bra.uni 	$L__BB0_90;
$L__BB0_41:
	setp.ge.s32 	%p63, %r179, %r20;
	@%p63 bra 	$L__BB0_155;
	cvt.s64.s32 	%rd330, %r179;
$L__BB0_43:
	.pragma "nounroll";
	mul.lo.s64 	%rd117, %rd328, %rd330;
	add.s64 	%rd41, %rd34, %rd117;
	mul.lo.s64 	%rd118, %rd324, %rd330;
	add.s64 	%rd42, %rd33, %rd118;
	setp.gt.s32 	%p64, %r153, 1;
	@%p64 bra 	$L__BB0_46;
	@%p9 bra 	$L__BB0_51;
	setp.eq.s32 	%p68, %r153, 1;
	@%p68 bra 	$L__BB0_50;
	bra.uni 	$L__BB0_52;
$L__BB0_50:
	ld.global.nc.u16 %rs84, [%rd42];
	cvt.rn.f32.u16 	%f353, %rs84;
	bra.uni 	$L__BB0_53;
$L__BB0_46:
	setp.eq.s32 	%p65, %r153, 2;
	@%p65 bra 	$L__BB0_49;
	setp.ne.s32 	%p66, %r153, 3;
	@%p66 bra 	$L__BB0_52;
	ld.global.nc.u16 %rs81, [%rd42];
	cvt.f32.f16 %f353, %rs81;
	bra.uni 	$L__BB0_53;
$L__BB0_51:
	ld.global.nc.u8 %r304, [%rd42];
	cvt.u16.u32 	%rs85, %r304;
	and.b16  	%rs86, %rs85, 255;
	cvt.rn.f32.u16 	%f353, %rs86;
	bra.uni 	$L__BB0_53;
$L__BB0_49:
	ld.global.nc.s16 %rs83, [%rd42];
	cvt.rn.f32.s16 	%f353, %rs83;
	bra.uni 	$L__BB0_53;
$L__BB0_52:
	ld.global.nc.f32 %f353, [%rd42];
$L__BB0_53:
	cvt.rzi.s32.f32 	%r305, %f353;
	mul.lo.s32 	%r306, %r305, %r156;
	cvt.s64.s32 	%rd124, %r306;
	mul.lo.s32 	%r307, %r770, %r157;
	cvt.s64.s32 	%rd125, %r307;
	add.s64 	%rd126, %rd124, %rd125;
	add.s64 	%rd43, %rd88, %rd126;
	setp.gt.s32 	%p69, %r154, 1;
	@%p69 bra 	$L__BB0_56;
	@%p12 bra 	$L__BB0_61;
	setp.eq.s32 	%p73, %r154, 1;
	@%p73 bra 	$L__BB0_60;
	bra.uni 	$L__BB0_62;
$L__BB0_60:
	ld.global.nc.u16 %rs90, [%rd43];
	cvt.rn.f32.u16 	%f354, %rs90;
	bra.uni 	$L__BB0_63;
$L__BB0_56:
	setp.eq.s32 	%p70, %r154, 2;
	@%p70 bra 	$L__BB0_59;
	setp.ne.s32 	%p71, %r154, 3;
	@%p71 bra 	$L__BB0_62;
	ld.global.nc.u16 %rs87, [%rd43];
	cvt.f32.f16 %f354, %rs87;
	bra.uni 	$L__BB0_63;
$L__BB0_61:
	ld.global.nc.u8 %r308, [%rd43];
	cvt.u16.u32 	%rs91, %r308;
	and.b16  	%rs92, %rs91, 255;
	cvt.rn.f32.u16 	%f354, %rs92;
	bra.uni 	$L__BB0_63;
$L__BB0_59:
	ld.global.nc.s16 %rs89, [%rd43];
	cvt.rn.f32.s16 	%f354, %rs89;
	bra.uni 	$L__BB0_63;
$L__BB0_62:
	ld.global.nc.f32 %f354, [%rd43];
$L__BB0_63:
	setp.gt.s32 	%p366, %r154, 1;
	@%p366 bra 	$L__BB0_66;
	@%p12 bra 	$L__BB0_71;
	setp.eq.s32 	%p78, %r154, 1;
	@%p78 bra 	$L__BB0_70;
	bra.uni 	$L__BB0_72;
$L__BB0_70:
	cvt.rni.s32.f32 	%r312, %f354;
	max.s32 	%r313, %r312, 0;
	min.s32 	%r314, %r313, 65535;
	st.u16 	[%rd41], %r314;
	bra.uni 	$L__BB0_73;
$L__BB0_66:
	setp.eq.s32 	%p75, %r154, 2;
	@%p75 bra 	$L__BB0_69;
	setp.ne.s32 	%p76, %r154, 3;
	@%p76 bra 	$L__BB0_72;
	cvt.rn.f16.f32 %rs93, %f354;
	st.u16 	[%rd41], %rs93;
	bra.uni 	$L__BB0_73;
$L__BB0_71:
	cvt.rni.s32.f32 	%r315, %f354;
	max.s32 	%r316, %r315, 0;
	min.s32 	%r317, %r316, 255;
	st.u8 	[%rd41], %r317;
	bra.uni 	$L__BB0_73;
$L__BB0_69:
	cvt.rni.s32.f32 	%r309, %f354;
	max.s32 	%r310, %r309, -32768;
	min.s32 	%r311, %r310, 32767;
	st.u16 	[%rd41], %r311;
	bra.uni 	$L__BB0_73;
$L__BB0_72:
	st.f32 	[%rd41], %f354;
$L__BB0_73:
	setp.gt.s32 	%p79, %r155, 1;
	add.s32 	%r318, %r770, 1;
	setp.eq.s32 	%p80, %r318, %r155;
	selp.b32 	%r319, %r318, %r770, %p79;
	and.pred  	%p81, %p79, %p80;
	selp.b32 	%r770, 0, %r319, %p81;
	add.s64 	%rd330, %rd330, 1;
	cvt.u32.u64 	%r320, %rd330;
	setp.lt.s32 	%p82, %r320, %r20;
	@%p82 bra 	$L__BB0_43;
	bra.uni 	$L__BB0_155;
$L__BB0_77:
	cvt.u16.u32 	%rs94, %r769;
	and.b16  	%rs95, %rs94, 255;
	cvt.rn.f32.u16 	%f361, %rs95;
	shr.u16 	%rs96, %rs94, 8;
	cvt.rn.f32.u16 	%f360, %rs96;
	shr.u32 	%r321, %r769, 16;
	cvt.u16.u32 	%rs97, %r321;
	and.b16  	%rs98, %rs97, 255;
	cvt.rn.f32.u16 	%f359, %rs98;
	shr.u32 	%r322, %r769, 24;
	cvt.u16.u32 	%rs99, %r322;
	cvt.rn.f32.u16 	%f358, %rs99;
	bra.uni 	$L__BB0_90;
$L__BB0_78:
	setp.eq.s32 	%p85, %r153, 3;
	cvt.u16.u32 	%rs1, %r769;
	@%p85 bra 	$L__BB0_80;
	bra.uni 	$L__BB0_79;
$L__BB0_80:
	cvt.f32.f16 %f361, %rs1;
	bra.uni 	$L__BB0_81;
$L__BB0_79:
	setp.eq.s32 	%p86, %r153, 1;
	cvt.rn.f32.s16 	%f242, %rs1;
	cvt.rn.f32.u16 	%f243, %rs1;
	selp.f32 	%f361, %f243, %f242, %p86;
$L__BB0_81:
	shr.u32 	%r323, %r769, 16;
	cvt.u16.u32 	%rs2, %r323;
	@%p85 bra 	$L__BB0_83;
	bra.uni 	$L__BB0_82;
$L__BB0_83:
	cvt.f32.f16 %f360, %rs2;
	bra.uni 	$L__BB0_84;
$L__BB0_82:
	setp.eq.s32 	%p88, %r153, 1;
	cvt.rn.f32.s16 	%f245, %rs2;
	cvt.rn.f32.u16 	%f246, %rs2;
	selp.f32 	%f360, %f246, %f245, %p88;
$L__BB0_84:
	cvt.u16.u32 	%rs3, %r768;
	@%p85 bra 	$L__BB0_86;
	bra.uni 	$L__BB0_85;
$L__BB0_86:
	cvt.f32.f16 %f359, %rs3;
	bra.uni 	$L__BB0_87;
$L__BB0_85:
	setp.eq.s32 	%p90, %r153, 1;
	cvt.rn.f32.s16 	%f248, %rs3;
	cvt.rn.f32.u16 	%f249, %rs3;
	selp.f32 	%f359, %f249, %f248, %p90;
$L__BB0_87:
	shr.u32 	%r324, %r768, 16;
	cvt.u16.u32 	%rs4, %r324;
	@%p85 bra 	$L__BB0_89;
	bra.uni 	$L__BB0_88;
$L__BB0_89:
	cvt.f32.f16 %f358, %rs4;
	bra.uni 	$L__BB0_90;
$L__BB0_88:
	setp.eq.s32 	%p92, %r153, 1;
	cvt.rn.f32.s16 	%f251, %rs4;
	cvt.rn.f32.u16 	%f252, %rs4;
	selp.f32 	%f358, %f252, %f251, %p92;
$L__BB0_90:
	cvt.rzi.s32.f32 	%r325, %f361;
	mul.lo.s32 	%r326, %r325, %r156;
	cvt.s64.s32 	%rd132, %r326;
	mul.lo.s32 	%r327, %r770, %r157;
	cvt.s64.s32 	%rd133, %r327;
	add.s64 	%rd134, %rd132, %rd133;
	add.s64 	%rd46, %rd88, %rd134;
	setp.gt.s32 	%p93, %r154, 1;
	@%p93 bra 	$L__BB0_93;
	@%p12 bra 	$L__BB0_98;
	setp.eq.s32 	%p97, %r154, 1;
	@%p97 bra 	$L__BB0_97;
	bra.uni 	$L__BB0_99;
$L__BB0_97:
	ld.global.nc.u16 %rs107, [%rd46];
	cvt.rn.f32.u16 	%f362, %rs107;
	bra.uni 	$L__BB0_100;
$L__BB0_93:
	setp.eq.s32 	%p94, %r154, 2;
	@%p94 bra 	$L__BB0_96;
	setp.ne.s32 	%p95, %r154, 3;
	@%p95 bra 	$L__BB0_99;
	ld.global.nc.u16 %rs104, [%rd46];
	cvt.f32.f16 %f362, %rs104;
	bra.uni 	$L__BB0_100;
$L__BB0_98:
	ld.global.nc.u8 %r328, [%rd46];
	cvt.u16.u32 	%rs108, %r328;
	and.b16  	%rs109, %rs108, 255;
	cvt.rn.f32.u16 	%f362, %rs109;
	bra.uni 	$L__BB0_100;
$L__BB0_96:
	ld.global.nc.s16 %rs106, [%rd46];
	cvt.rn.f32.s16 	%f362, %rs106;
	bra.uni 	$L__BB0_100;
$L__BB0_99:
	ld.global.nc.f32 %f362, [%rd46];
$L__BB0_100:
	add.s32 	%r329, %r770, 1;
	setp.eq.s32 	%p98, %r329, %r155;
	setp.gt.s32 	%p99, %r155, 1;
	selp.b32 	%r330, %r329, %r770, %p99;
	and.pred  	%p100, %p99, %p98;
	selp.b32 	%r111, 0, %r330, %p100;
	cvt.rzi.s32.f32 	%r331, %f360;
	mul.lo.s32 	%r332, %r331, %r156;
	cvt.s64.s32 	%rd140, %r332;
	mul.lo.s32 	%r333, %r111, %r157;
	cvt.s64.s32 	%rd141, %r333;
	add.s64 	%rd142, %rd140, %rd141;
	add.s64 	%rd47, %rd88, %rd142;
	@%p93 bra 	$L__BB0_103;
	@%p12 bra 	$L__BB0_108;
	setp.eq.s32 	%p105, %r154, 1;
	@%p105 bra 	$L__BB0_107;
	bra.uni 	$L__BB0_109;
$L__BB0_107:
	ld.global.nc.u16 %rs113, [%rd47];
	cvt.rn.f32.u16 	%f363, %rs113;
	bra.uni 	$L__BB0_110;
$L__BB0_103:
	setp.eq.s32 	%p102, %r154, 2;
	@%p102 bra 	$L__BB0_106;
	setp.ne.s32 	%p103, %r154, 3;
	@%p103 bra 	$L__BB0_109;
	ld.global.nc.u16 %rs110, [%rd47];
	cvt.f32.f16 %f363, %rs110;
	bra.uni 	$L__BB0_110;
$L__BB0_108:
	ld.global.nc.u8 %r334, [%rd47];
	cvt.u16.u32 	%rs114, %r334;
	and.b16  	%rs115, %rs114, 255;
	cvt.rn.f32.u16 	%f363, %rs115;
	bra.uni 	$L__BB0_110;
$L__BB0_106:
	ld.global.nc.s16 %rs112, [%rd47];
	cvt.rn.f32.s16 	%f363, %rs112;
	bra.uni 	$L__BB0_110;
$L__BB0_109:
	ld.global.nc.f32 %f363, [%rd47];
$L__BB0_110:
	setp.gt.s32 	%p353, %r155, 1;
	add.s32 	%r335, %r111, 1;
	setp.eq.s32 	%p106, %r335, %r155;
	selp.b32 	%r336, %r335, %r111, %p353;
	and.pred  	%p108, %p353, %p106;
	selp.b32 	%r112, 0, %r336, %p108;
	cvt.rzi.s32.f32 	%r337, %f359;
	mul.lo.s32 	%r338, %r337, %r156;
	cvt.s64.s32 	%rd148, %r338;
	mul.lo.s32 	%r339, %r112, %r157;
	cvt.s64.s32 	%rd149, %r339;
	add.s64 	%rd150, %rd148, %rd149;
	add.s64 	%rd48, %rd88, %rd150;
	@%p93 bra 	$L__BB0_113;
	@%p12 bra 	$L__BB0_118;
	setp.eq.s32 	%p113, %r154, 1;
	@%p113 bra 	$L__BB0_117;
	bra.uni 	$L__BB0_119;
$L__BB0_117:
	ld.global.nc.u16 %rs119, [%rd48];
	cvt.rn.f32.u16 	%f364, %rs119;
	bra.uni 	$L__BB0_120;
$L__BB0_113:
	setp.eq.s32 	%p110, %r154, 2;
	@%p110 bra 	$L__BB0_116;
	setp.ne.s32 	%p111, %r154, 3;
	@%p111 bra 	$L__BB0_119;
	ld.global.nc.u16 %rs116, [%rd48];
	cvt.f32.f16 %f364, %rs116;
	bra.uni 	$L__BB0_120;
$L__BB0_118:
	ld.global.nc.u8 %r340, [%rd48];
	cvt.u16.u32 	%rs120, %r340;
	and.b16  	%rs121, %rs120, 255;
	cvt.rn.f32.u16 	%f364, %rs121;
	bra.uni 	$L__BB0_120;
$L__BB0_116:
	ld.global.nc.s16 %rs118, [%rd48];
	cvt.rn.f32.s16 	%f364, %rs118;
	bra.uni 	$L__BB0_120;
$L__BB0_119:
	ld.global.nc.f32 %f364, [%rd48];
$L__BB0_120:
	setp.gt.s32 	%p354, %r155, 1;
	add.s32 	%r341, %r112, 1;
	setp.eq.s32 	%p114, %r341, %r155;
	selp.b32 	%r342, %r341, %r112, %p354;
	and.pred  	%p116, %p354, %p114;
	selp.b32 	%r343, 0, %r342, %p116;
	cvt.rzi.s32.f32 	%r344, %f358;
	mul.lo.s32 	%r345, %r344, %r156;
	cvt.s64.s32 	%rd156, %r345;
	mul.lo.s32 	%r346, %r343, %r157;
	cvt.s64.s32 	%rd157, %r346;
	add.s64 	%rd158, %rd156, %rd157;
	add.s64 	%rd49, %rd88, %rd158;
	@%p93 bra 	$L__BB0_123;
	@%p12 bra 	$L__BB0_128;
	setp.eq.s32 	%p121, %r154, 1;
	@%p121 bra 	$L__BB0_127;
	bra.uni 	$L__BB0_129;
$L__BB0_127:
	ld.global.nc.u16 %rs125, [%rd49];
	cvt.rn.f32.u16 	%f365, %rs125;
	bra.uni 	$L__BB0_130;
$L__BB0_123:
	setp.eq.s32 	%p118, %r154, 2;
	@%p118 bra 	$L__BB0_126;
	setp.ne.s32 	%p119, %r154, 3;
	@%p119 bra 	$L__BB0_129;
	ld.global.nc.u16 %rs122, [%rd49];
	cvt.f32.f16 %f365, %rs122;
	bra.uni 	$L__BB0_130;
$L__BB0_128:
	ld.global.nc.u8 %r347, [%rd49];
	cvt.u16.u32 	%rs126, %r347;
	and.b16  	%rs127, %rs126, 255;
	cvt.rn.f32.u16 	%f365, %rs127;
	bra.uni 	$L__BB0_130;
$L__BB0_126:
	ld.global.nc.s16 %rs124, [%rd49];
	cvt.rn.f32.s16 	%f365, %rs124;
	bra.uni 	$L__BB0_130;
$L__BB0_129:
	ld.global.nc.f32 %f365, [%rd49];
$L__BB0_130:
	cvt.s64.s32 	%rd320, %r179;
	mul.lo.s64 	%rd166, %rd320, %rd106;
	add.s64 	%rd50, %rd34, %rd166;
	@%p12 bra 	$L__BB0_154;
	@%p11 bra 	$L__BB0_136;
	setp.eq.s32 	%p125, %r154, 3;
	@%p125 bra 	$L__BB0_135;
	setp.ne.s32 	%p126, %r154, 1;
	@%p126 bra 	$L__BB0_137;
	cvt.rni.s32.f32 	%r355, %f362;
	max.s32 	%r356, %r355, 0;
	min.s32 	%r357, %r356, 65535;
	cvt.u16.u32 	%rs285, %r357;
	bra.uni 	$L__BB0_138;
$L__BB0_154:
	cvt.rni.s32.f32 	%r382, %f364;
	cvt.rni.s32.f32 	%r381, %f365;
	mov.u32 	%r383, 0;
	cvt.pack.sat.u8.s32.b32 %r380, %r381, %r382, %r383;
	cvt.rni.s32.f32 	%r385, %f363;
	cvt.rni.s32.f32 	%r386, %f362;
	cvt.pack.sat.u8.s32.b32 %r384, %r385, %r386, %r380;
	st.u32 	[%rd50], %r384;
	bra.uni 	$L__BB0_155;
$L__BB0_135:
	cvt.rn.f16.f32 %rs285, %f362;
	bra.uni 	$L__BB0_138;
$L__BB0_136:
	st.v4.f32 	[%rd50], {%f362, %f363, %f364, %f365};
	bra.uni 	$L__BB0_155;
$L__BB0_137:
	cvt.rni.s32.f32 	%r358, %f362;
	max.s32 	%r359, %r358, -32768;
	min.s32 	%r360, %r359, 32767;
	cvt.u16.u32 	%rs285, %r360;
$L__BB0_138:
	@%p125 bra 	$L__BB0_141;
	setp.ne.s32 	%p128, %r154, 1;
	@%p128 bra 	$L__BB0_142;
	cvt.rni.s32.f32 	%r361, %f363;
	max.s32 	%r362, %r361, 0;
	min.s32 	%r363, %r362, 65535;
	cvt.u16.u32 	%rs286, %r363;
	bra.uni 	$L__BB0_143;
$L__BB0_141:
	cvt.rn.f16.f32 %rs286, %f363;
	bra.uni 	$L__BB0_143;
$L__BB0_142:
	cvt.rni.s32.f32 	%r364, %f363;
	max.s32 	%r365, %r364, -32768;
	min.s32 	%r366, %r365, 32767;
	cvt.u16.u32 	%rs286, %r366;
$L__BB0_143:
	mov.b32 	%r113, {%rs285, %rs286};
	@%p125 bra 	$L__BB0_146;
	setp.ne.s32 	%p130, %r154, 1;
	@%p130 bra 	$L__BB0_147;
	cvt.rni.s32.f32 	%r367, %f364;
	max.s32 	%r368, %r367, 0;
	min.s32 	%r369, %r368, 65535;
	cvt.u16.u32 	%rs287, %r369;
	bra.uni 	$L__BB0_148;
$L__BB0_146:
	cvt.rn.f16.f32 %rs287, %f364;
	bra.uni 	$L__BB0_148;
$L__BB0_147:
	cvt.rni.s32.f32 	%r370, %f364;
	max.s32 	%r371, %r370, -32768;
	min.s32 	%r372, %r371, 32767;
	cvt.u16.u32 	%rs287, %r372;
$L__BB0_148:
	@%p125 bra 	$L__BB0_151;
	setp.ne.s32 	%p132, %r154, 1;
	@%p132 bra 	$L__BB0_152;
	cvt.rni.s32.f32 	%r373, %f365;
	max.s32 	%r374, %r373, 0;
	min.s32 	%r375, %r374, 65535;
	cvt.u16.u32 	%rs288, %r375;
	bra.uni 	$L__BB0_153;
$L__BB0_151:
	cvt.rn.f16.f32 %rs288, %f365;
	bra.uni 	$L__BB0_153;
$L__BB0_152:
	cvt.rni.s32.f32 	%r376, %f365;
	max.s32 	%r377, %r376, -32768;
	min.s32 	%r378, %r377, 32767;
	cvt.u16.u32 	%rs288, %r378;
$L__BB0_153:
	mov.b32 	%r379, {%rs287, %rs288};
	st.v2.u32 	[%rd50], {%r113, %r379};
$L__BB0_155:
	mov.u32 	%r772, %r732;
	@%p60 bra 	$L__BB0_157;
	add.s32 	%r393, %r179, 128;
	rem.s32 	%r772, %r393, %r155;
$L__BB0_157:
	setp.le.s32 	%p134, %r181, %r714;
	and.pred  	%p135, %p376, %p134;
	@%p135 bra 	$L__BB0_191;
	bra.uni 	$L__BB0_158;
$L__BB0_191:
	@%p9 bra 	$L__BB0_194;
	setp.ne.s32 	%p157, %r153, 4;
	@%p157 bra 	$L__BB0_195;
	mov.b32 	%f374, %r765;
	mov.b32 	%f373, %r764;
	mov.b32 	%f372, %r763;
	mov.b32 	%f371, %r762;
	bra.uni 	$L__BB0_207;
$L__BB0_158:
	add.s32 	%r703, %r179, 128;
	setp.ge.s32 	%p136, %r703, %r21;
	@%p136 bra 	$L__BB0_272;
	add.s32 	%r773, %r179, 128;
$L__BB0_160:
	.pragma "nounroll";
	cvt.s64.s32 	%rd167, %r773;
	mul.lo.s64 	%rd168, %rd328, %rd167;
	add.s64 	%rd51, %rd34, %rd168;
	mul.lo.s64 	%rd169, %rd324, %rd167;
	add.s64 	%rd52, %rd33, %rd169;
	setp.gt.s32 	%p137, %r153, 1;
	@%p137 bra 	$L__BB0_163;
	@%p9 bra 	$L__BB0_168;
	setp.eq.s32 	%p141, %r153, 1;
	@%p141 bra 	$L__BB0_167;
	bra.uni 	$L__BB0_169;
$L__BB0_167:
	ld.global.nc.u16 %rs135, [%rd52];
	cvt.rn.f32.u16 	%f366, %rs135;
	bra.uni 	$L__BB0_170;
$L__BB0_163:
	setp.eq.s32 	%p138, %r153, 2;
	@%p138 bra 	$L__BB0_166;
	setp.ne.s32 	%p139, %r153, 3;
	@%p139 bra 	$L__BB0_169;
	ld.global.nc.u16 %rs132, [%rd52];
	cvt.f32.f16 %f366, %rs132;
	bra.uni 	$L__BB0_170;
$L__BB0_168:
	ld.global.nc.u8 %r411, [%rd52];
	cvt.u16.u32 	%rs136, %r411;
	and.b16  	%rs137, %rs136, 255;
	cvt.rn.f32.u16 	%f366, %rs137;
	bra.uni 	$L__BB0_170;
$L__BB0_166:
	ld.global.nc.s16 %rs134, [%rd52];
	cvt.rn.f32.s16 	%f366, %rs134;
	bra.uni 	$L__BB0_170;
$L__BB0_169:
	ld.global.nc.f32 %f366, [%rd52];
$L__BB0_170:
	cvt.rzi.s32.f32 	%r412, %f366;
	mul.lo.s32 	%r413, %r412, %r156;
	cvt.s64.s32 	%rd175, %r413;
	mul.lo.s32 	%r414, %r772, %r157;
	cvt.s64.s32 	%rd176, %r414;
	add.s64 	%rd177, %rd175, %rd176;
	add.s64 	%rd53, %rd88, %rd177;
	setp.gt.s32 	%p142, %r154, 1;
	@%p142 bra 	$L__BB0_173;
	@%p12 bra 	$L__BB0_178;
	setp.eq.s32 	%p146, %r154, 1;
	@%p146 bra 	$L__BB0_177;
	bra.uni 	$L__BB0_179;
$L__BB0_177:
	ld.global.nc.u16 %rs141, [%rd53];
	cvt.rn.f32.u16 	%f367, %rs141;
	bra.uni 	$L__BB0_180;
$L__BB0_173:
	setp.eq.s32 	%p143, %r154, 2;
	@%p143 bra 	$L__BB0_176;
	setp.ne.s32 	%p144, %r154, 3;
	@%p144 bra 	$L__BB0_179;
	ld.global.nc.u16 %rs138, [%rd53];
	cvt.f32.f16 %f367, %rs138;
	bra.uni 	$L__BB0_180;
$L__BB0_178:
	ld.global.nc.u8 %r415, [%rd53];
	cvt.u16.u32 	%rs142, %r415;
	and.b16  	%rs143, %rs142, 255;
	cvt.rn.f32.u16 	%f367, %rs143;
	bra.uni 	$L__BB0_180;
$L__BB0_176:
	ld.global.nc.s16 %rs140, [%rd53];
	cvt.rn.f32.s16 	%f367, %rs140;
	bra.uni 	$L__BB0_180;
$L__BB0_179:
	ld.global.nc.f32 %f367, [%rd53];
$L__BB0_180:
	setp.gt.s32 	%p367, %r154, 1;
	@%p367 bra 	$L__BB0_183;
	@%p12 bra 	$L__BB0_188;
	setp.eq.s32 	%p151, %r154, 1;
	@%p151 bra 	$L__BB0_187;
	bra.uni 	$L__BB0_189;
$L__BB0_187:
	cvt.rni.s32.f32 	%r419, %f367;
	max.s32 	%r420, %r419, 0;
	min.s32 	%r421, %r420, 65535;
	st.u16 	[%rd51], %r421;
	bra.uni 	$L__BB0_190;
$L__BB0_183:
	setp.eq.s32 	%p148, %r154, 2;
	@%p148 bra 	$L__BB0_186;
	setp.ne.s32 	%p149, %r154, 3;
	@%p149 bra 	$L__BB0_189;
	cvt.rn.f16.f32 %rs144, %f367;
	st.u16 	[%rd51], %rs144;
	bra.uni 	$L__BB0_190;
$L__BB0_188:
	cvt.rni.s32.f32 	%r422, %f367;
	max.s32 	%r423, %r422, 0;
	min.s32 	%r424, %r423, 255;
	st.u8 	[%rd51], %r424;
	bra.uni 	$L__BB0_190;
$L__BB0_186:
	cvt.rni.s32.f32 	%r416, %f367;
	max.s32 	%r417, %r416, -32768;
	min.s32 	%r418, %r417, 32767;
	st.u16 	[%rd51], %r418;
	bra.uni 	$L__BB0_190;
$L__BB0_189:
	st.f32 	[%rd51], %f367;
$L__BB0_190:
	setp.gt.s32 	%p152, %r155, 1;
	add.s32 	%r425, %r772, 1;
	setp.eq.s32 	%p153, %r425, %r155;
	selp.b32 	%r426, %r425, %r772, %p152;
	and.pred  	%p154, %p152, %p153;
	selp.b32 	%r772, 0, %r426, %p154;
	add.s32 	%r773, %r773, 1;
	setp.lt.s32 	%p155, %r773, %r21;
	@%p155 bra 	$L__BB0_160;
	bra.uni 	$L__BB0_272;
$L__BB0_194:
	cvt.u16.u32 	%rs145, %r765;
	and.b16  	%rs146, %rs145, 255;
	cvt.rn.f32.u16 	%f374, %rs146;
	shr.u16 	%rs147, %rs145, 8;
	cvt.rn.f32.u16 	%f373, %rs147;
	shr.u32 	%r427, %r765, 16;
	cvt.u16.u32 	%rs148, %r427;
	and.b16  	%rs149, %rs148, 255;
	cvt.rn.f32.u16 	%f372, %rs149;
	shr.u32 	%r428, %r765, 24;
	cvt.u16.u32 	%rs150, %r428;
	cvt.rn.f32.u16 	%f371, %rs150;
	bra.uni 	$L__BB0_207;
$L__BB0_195:
	setp.eq.s32 	%p158, %r153, 3;
	cvt.u16.u32 	%rs21, %r765;
	@%p158 bra 	$L__BB0_197;
	bra.uni 	$L__BB0_196;
$L__BB0_197:
	cvt.f32.f16 %f374, %rs21;
	bra.uni 	$L__BB0_198;
$L__BB0_196:
	setp.eq.s32 	%p159, %r153, 1;
	cvt.rn.f32.s16 	%f271, %rs21;
	cvt.rn.f32.u16 	%f272, %rs21;
	selp.f32 	%f374, %f272, %f271, %p159;
$L__BB0_198:
	shr.u32 	%r429, %r765, 16;
	cvt.u16.u32 	%rs22, %r429;
	@%p158 bra 	$L__BB0_200;
	bra.uni 	$L__BB0_199;
$L__BB0_200:
	cvt.f32.f16 %f373, %rs22;
	bra.uni 	$L__BB0_201;
$L__BB0_199:
	setp.eq.s32 	%p161, %r153, 1;
	cvt.rn.f32.s16 	%f274, %rs22;
	cvt.rn.f32.u16 	%f275, %rs22;
	selp.f32 	%f373, %f275, %f274, %p161;
$L__BB0_201:
	cvt.u16.u32 	%rs23, %r764;
	@%p158 bra 	$L__BB0_203;
	bra.uni 	$L__BB0_202;
$L__BB0_203:
	cvt.f32.f16 %f372, %rs23;
	bra.uni 	$L__BB0_204;
$L__BB0_202:
	setp.eq.s32 	%p163, %r153, 1;
	cvt.rn.f32.s16 	%f277, %rs23;
	cvt.rn.f32.u16 	%f278, %rs23;
	selp.f32 	%f372, %f278, %f277, %p163;
$L__BB0_204:
	shr.u32 	%r430, %r764, 16;
	cvt.u16.u32 	%rs24, %r430;
	@%p158 bra 	$L__BB0_206;
	bra.uni 	$L__BB0_205;
$L__BB0_206:
	cvt.f32.f16 %f371, %rs24;
	bra.uni 	$L__BB0_207;
$L__BB0_205:
	setp.eq.s32 	%p165, %r153, 1;
	cvt.rn.f32.s16 	%f280, %rs24;
	cvt.rn.f32.u16 	%f281, %rs24;
	selp.f32 	%f371, %f281, %f280, %p165;
$L__BB0_207:
	cvt.rzi.s32.f32 	%r431, %f374;
	mul.lo.s32 	%r432, %r431, %r156;
	cvt.s64.s32 	%rd183, %r432;
	mul.lo.s32 	%r433, %r772, %r157;
	cvt.s64.s32 	%rd184, %r433;
	add.s64 	%rd185, %rd183, %rd184;
	add.s64 	%rd55, %rd88, %rd185;
	setp.gt.s32 	%p166, %r154, 1;
	@%p166 bra 	$L__BB0_210;
	@%p12 bra 	$L__BB0_215;
	setp.eq.s32 	%p170, %r154, 1;
	@%p170 bra 	$L__BB0_214;
	bra.uni 	$L__BB0_216;
$L__BB0_214:
	ld.global.nc.u16 %rs158, [%rd55];
	cvt.rn.f32.u16 	%f375, %rs158;
	bra.uni 	$L__BB0_217;
$L__BB0_210:
	setp.eq.s32 	%p167, %r154, 2;
	@%p167 bra 	$L__BB0_213;
	setp.ne.s32 	%p168, %r154, 3;
	@%p168 bra 	$L__BB0_216;
	ld.global.nc.u16 %rs155, [%rd55];
	cvt.f32.f16 %f375, %rs155;
	bra.uni 	$L__BB0_217;
$L__BB0_215:
	ld.global.nc.u8 %r434, [%rd55];
	cvt.u16.u32 	%rs159, %r434;
	and.b16  	%rs160, %rs159, 255;
	cvt.rn.f32.u16 	%f375, %rs160;
	bra.uni 	$L__BB0_217;
$L__BB0_213:
	ld.global.nc.s16 %rs157, [%rd55];
	cvt.rn.f32.s16 	%f375, %rs157;
	bra.uni 	$L__BB0_217;
$L__BB0_216:
	ld.global.nc.f32 %f375, [%rd55];
$L__BB0_217:
	add.s32 	%r435, %r772, 1;
	setp.eq.s32 	%p171, %r435, %r155;
	setp.gt.s32 	%p172, %r155, 1;
	selp.b32 	%r436, %r435, %r772, %p172;
	and.pred  	%p173, %p172, %p171;
	selp.b32 	%r121, 0, %r436, %p173;
	cvt.rzi.s32.f32 	%r437, %f373;
	mul.lo.s32 	%r438, %r437, %r156;
	cvt.s64.s32 	%rd191, %r438;
	mul.lo.s32 	%r439, %r121, %r157;
	cvt.s64.s32 	%rd192, %r439;
	add.s64 	%rd193, %rd191, %rd192;
	add.s64 	%rd56, %rd88, %rd193;
	@%p166 bra 	$L__BB0_220;
	@%p12 bra 	$L__BB0_225;
	setp.eq.s32 	%p178, %r154, 1;
	@%p178 bra 	$L__BB0_224;
	bra.uni 	$L__BB0_226;
$L__BB0_224:
	ld.global.nc.u16 %rs164, [%rd56];
	cvt.rn.f32.u16 	%f376, %rs164;
	bra.uni 	$L__BB0_227;
$L__BB0_220:
	setp.eq.s32 	%p175, %r154, 2;
	@%p175 bra 	$L__BB0_223;
	setp.ne.s32 	%p176, %r154, 3;
	@%p176 bra 	$L__BB0_226;
	ld.global.nc.u16 %rs161, [%rd56];
	cvt.f32.f16 %f376, %rs161;
	bra.uni 	$L__BB0_227;
$L__BB0_225:
	ld.global.nc.u8 %r440, [%rd56];
	cvt.u16.u32 	%rs165, %r440;
	and.b16  	%rs166, %rs165, 255;
	cvt.rn.f32.u16 	%f376, %rs166;
	bra.uni 	$L__BB0_227;
$L__BB0_223:
	ld.global.nc.s16 %rs163, [%rd56];
	cvt.rn.f32.s16 	%f376, %rs163;
	bra.uni 	$L__BB0_227;
$L__BB0_226:
	ld.global.nc.f32 %f376, [%rd56];
$L__BB0_227:
	setp.gt.s32 	%p368, %r155, 1;
	add.s32 	%r441, %r121, 1;
	setp.eq.s32 	%p179, %r441, %r155;
	selp.b32 	%r442, %r441, %r121, %p368;
	and.pred  	%p181, %p368, %p179;
	selp.b32 	%r122, 0, %r442, %p181;
	cvt.rzi.s32.f32 	%r443, %f372;
	mul.lo.s32 	%r444, %r443, %r156;
	cvt.s64.s32 	%rd199, %r444;
	mul.lo.s32 	%r445, %r122, %r157;
	cvt.s64.s32 	%rd200, %r445;
	add.s64 	%rd201, %rd199, %rd200;
	add.s64 	%rd57, %rd88, %rd201;
	@%p166 bra 	$L__BB0_230;
	@%p12 bra 	$L__BB0_235;
	setp.eq.s32 	%p186, %r154, 1;
	@%p186 bra 	$L__BB0_234;
	bra.uni 	$L__BB0_236;
$L__BB0_234:
	ld.global.nc.u16 %rs170, [%rd57];
	cvt.rn.f32.u16 	%f377, %rs170;
	bra.uni 	$L__BB0_237;
$L__BB0_230:
	setp.eq.s32 	%p183, %r154, 2;
	@%p183 bra 	$L__BB0_233;
	setp.ne.s32 	%p184, %r154, 3;
	@%p184 bra 	$L__BB0_236;
	ld.global.nc.u16 %rs167, [%rd57];
	cvt.f32.f16 %f377, %rs167;
	bra.uni 	$L__BB0_237;
$L__BB0_235:
	ld.global.nc.u8 %r446, [%rd57];
	cvt.u16.u32 	%rs171, %r446;
	and.b16  	%rs172, %rs171, 255;
	cvt.rn.f32.u16 	%f377, %rs172;
	bra.uni 	$L__BB0_237;
$L__BB0_233:
	ld.global.nc.s16 %rs169, [%rd57];
	cvt.rn.f32.s16 	%f377, %rs169;
	bra.uni 	$L__BB0_237;
$L__BB0_236:
	ld.global.nc.f32 %f377, [%rd57];
$L__BB0_237:
	setp.gt.s32 	%p369, %r155, 1;
	add.s32 	%r447, %r122, 1;
	setp.eq.s32 	%p187, %r447, %r155;
	selp.b32 	%r448, %r447, %r122, %p369;
	and.pred  	%p189, %p369, %p187;
	selp.b32 	%r449, 0, %r448, %p189;
	cvt.rzi.s32.f32 	%r450, %f371;
	mul.lo.s32 	%r451, %r450, %r156;
	cvt.s64.s32 	%rd207, %r451;
	mul.lo.s32 	%r452, %r449, %r157;
	cvt.s64.s32 	%rd208, %r452;
	add.s64 	%rd209, %rd207, %rd208;
	add.s64 	%rd58, %rd88, %rd209;
	@%p166 bra 	$L__BB0_240;
	@%p12 bra 	$L__BB0_245;
	setp.eq.s32 	%p194, %r154, 1;
	@%p194 bra 	$L__BB0_244;
	bra.uni 	$L__BB0_246;
$L__BB0_244:
	ld.global.nc.u16 %rs176, [%rd58];
	cvt.rn.f32.u16 	%f378, %rs176;
	bra.uni 	$L__BB0_247;
$L__BB0_240:
	setp.eq.s32 	%p191, %r154, 2;
	@%p191 bra 	$L__BB0_243;
	setp.ne.s32 	%p192, %r154, 3;
	@%p192 bra 	$L__BB0_246;
	ld.global.nc.u16 %rs173, [%rd58];
	cvt.f32.f16 %f378, %rs173;
	bra.uni 	$L__BB0_247;
$L__BB0_245:
	ld.global.nc.u8 %r453, [%rd58];
	cvt.u16.u32 	%rs177, %r453;
	and.b16  	%rs178, %rs177, 255;
	cvt.rn.f32.u16 	%f378, %rs178;
	bra.uni 	$L__BB0_247;
$L__BB0_243:
	ld.global.nc.s16 %rs175, [%rd58];
	cvt.rn.f32.s16 	%f378, %rs175;
	bra.uni 	$L__BB0_247;
$L__BB0_246:
	ld.global.nc.f32 %f378, [%rd58];
$L__BB0_247:
	add.s32 	%r711, %r179, 128;
	cvt.s64.s32 	%rd215, %r711;
	mul.lo.s64 	%rd217, %rd215, %rd106;
	add.s64 	%rd59, %rd34, %rd217;
	@%p12 bra 	$L__BB0_271;
	@%p11 bra 	$L__BB0_253;
	setp.eq.s32 	%p198, %r154, 3;
	@%p198 bra 	$L__BB0_252;
	setp.ne.s32 	%p199, %r154, 1;
	@%p199 bra 	$L__BB0_254;
	cvt.rni.s32.f32 	%r462, %f375;
	max.s32 	%r463, %r462, 0;
	min.s32 	%r464, %r463, 65535;
	cvt.u16.u32 	%rs289, %r464;
	bra.uni 	$L__BB0_255;
$L__BB0_271:
	cvt.rni.s32.f32 	%r489, %f377;
	cvt.rni.s32.f32 	%r488, %f378;
	mov.u32 	%r490, 0;
	cvt.pack.sat.u8.s32.b32 %r487, %r488, %r489, %r490;
	cvt.rni.s32.f32 	%r492, %f376;
	cvt.rni.s32.f32 	%r493, %f375;
	cvt.pack.sat.u8.s32.b32 %r491, %r492, %r493, %r487;
	st.u32 	[%rd59], %r491;
	bra.uni 	$L__BB0_272;
$L__BB0_252:
	cvt.rn.f16.f32 %rs289, %f375;
	bra.uni 	$L__BB0_255;
$L__BB0_253:
	st.v4.f32 	[%rd59], {%f375, %f376, %f377, %f378};
	bra.uni 	$L__BB0_272;
$L__BB0_254:
	cvt.rni.s32.f32 	%r465, %f375;
	max.s32 	%r466, %r465, -32768;
	min.s32 	%r467, %r466, 32767;
	cvt.u16.u32 	%rs289, %r467;
$L__BB0_255:
	@%p198 bra 	$L__BB0_258;
	setp.ne.s32 	%p201, %r154, 1;
	@%p201 bra 	$L__BB0_259;
	cvt.rni.s32.f32 	%r468, %f376;
	max.s32 	%r469, %r468, 0;
	min.s32 	%r470, %r469, 65535;
	cvt.u16.u32 	%rs290, %r470;
	bra.uni 	$L__BB0_260;
$L__BB0_258:
	cvt.rn.f16.f32 %rs290, %f376;
	bra.uni 	$L__BB0_260;
$L__BB0_259:
	cvt.rni.s32.f32 	%r471, %f376;
	max.s32 	%r472, %r471, -32768;
	min.s32 	%r473, %r472, 32767;
	cvt.u16.u32 	%rs290, %r473;
$L__BB0_260:
	mov.b32 	%r123, {%rs289, %rs290};
	@%p198 bra 	$L__BB0_263;
	setp.ne.s32 	%p203, %r154, 1;
	@%p203 bra 	$L__BB0_264;
	cvt.rni.s32.f32 	%r474, %f377;
	max.s32 	%r475, %r474, 0;
	min.s32 	%r476, %r475, 65535;
	cvt.u16.u32 	%rs291, %r476;
	bra.uni 	$L__BB0_265;
$L__BB0_263:
	cvt.rn.f16.f32 %rs291, %f377;
	bra.uni 	$L__BB0_265;
$L__BB0_264:
	cvt.rni.s32.f32 	%r477, %f377;
	max.s32 	%r478, %r477, -32768;
	min.s32 	%r479, %r478, 32767;
	cvt.u16.u32 	%rs291, %r479;
$L__BB0_265:
	@%p198 bra 	$L__BB0_268;
	setp.ne.s32 	%p205, %r154, 1;
	@%p205 bra 	$L__BB0_269;
	cvt.rni.s32.f32 	%r480, %f378;
	max.s32 	%r481, %r480, 0;
	min.s32 	%r482, %r481, 65535;
	cvt.u16.u32 	%rs292, %r482;
	bra.uni 	$L__BB0_270;
$L__BB0_268:
	cvt.rn.f16.f32 %rs292, %f378;
	bra.uni 	$L__BB0_270;
$L__BB0_269:
	cvt.rni.s32.f32 	%r483, %f378;
	max.s32 	%r484, %r483, -32768;
	min.s32 	%r485, %r484, 32767;
	cvt.u16.u32 	%rs292, %r485;
$L__BB0_270:
	mov.b32 	%r486, {%rs291, %rs292};
	st.v2.u32 	[%rd59], {%r123, %r486};
$L__BB0_272:
	mov.u32 	%r775, %r732;
	@%p60 bra 	$L__BB0_274;
	add.s32 	%r500, %r179, 256;
	rem.s32 	%r775, %r500, %r155;
$L__BB0_274:
	setp.le.s32 	%p207, %r182, %r714;
	and.pred  	%p208, %p376, %p207;
	@%p208 bra 	$L__BB0_308;
	bra.uni 	$L__BB0_275;
$L__BB0_308:
	@%p9 bra 	$L__BB0_311;
	setp.ne.s32 	%p230, %r153, 4;
	@%p230 bra 	$L__BB0_312;
	mov.b32 	%f387, %r761;
	mov.b32 	%f386, %r760;
	mov.b32 	%f385, %r759;
	mov.b32 	%f384, %r758;
	bra.uni 	$L__BB0_324;
$L__BB0_275:
	add.s32 	%r704, %r179, 256;
	setp.ge.s32 	%p209, %r704, %r22;
	@%p209 bra 	$L__BB0_389;
	add.s32 	%r776, %r179, 256;
$L__BB0_277:
	.pragma "nounroll";
	cvt.s64.s32 	%rd218, %r776;
	mul.lo.s64 	%rd219, %rd328, %rd218;
	add.s64 	%rd60, %rd34, %rd219;
	mul.lo.s64 	%rd220, %rd324, %rd218;
	add.s64 	%rd61, %rd33, %rd220;
	setp.gt.s32 	%p210, %r153, 1;
	@%p210 bra 	$L__BB0_280;
	@%p9 bra 	$L__BB0_285;
	setp.eq.s32 	%p214, %r153, 1;
	@%p214 bra 	$L__BB0_284;
	bra.uni 	$L__BB0_286;
$L__BB0_284:
	ld.global.nc.u16 %rs186, [%rd61];
	cvt.rn.f32.u16 	%f379, %rs186;
	bra.uni 	$L__BB0_287;
$L__BB0_280:
	setp.eq.s32 	%p211, %r153, 2;
	@%p211 bra 	$L__BB0_283;
	setp.ne.s32 	%p212, %r153, 3;
	@%p212 bra 	$L__BB0_286;
	ld.global.nc.u16 %rs183, [%rd61];
	cvt.f32.f16 %f379, %rs183;
	bra.uni 	$L__BB0_287;
$L__BB0_285:
	ld.global.nc.u8 %r518, [%rd61];
	cvt.u16.u32 	%rs187, %r518;
	and.b16  	%rs188, %rs187, 255;
	cvt.rn.f32.u16 	%f379, %rs188;
	bra.uni 	$L__BB0_287;
$L__BB0_283:
	ld.global.nc.s16 %rs185, [%rd61];
	cvt.rn.f32.s16 	%f379, %rs185;
	bra.uni 	$L__BB0_287;
$L__BB0_286:
	ld.global.nc.f32 %f379, [%rd61];
$L__BB0_287:
	cvt.rzi.s32.f32 	%r519, %f379;
	mul.lo.s32 	%r520, %r519, %r156;
	cvt.s64.s32 	%rd226, %r520;
	mul.lo.s32 	%r521, %r775, %r157;
	cvt.s64.s32 	%rd227, %r521;
	add.s64 	%rd228, %rd226, %rd227;
	add.s64 	%rd62, %rd88, %rd228;
	setp.gt.s32 	%p215, %r154, 1;
	@%p215 bra 	$L__BB0_290;
	@%p12 bra 	$L__BB0_295;
	setp.eq.s32 	%p219, %r154, 1;
	@%p219 bra 	$L__BB0_294;
	bra.uni 	$L__BB0_296;
$L__BB0_294:
	ld.global.nc.u16 %rs192, [%rd62];
	cvt.rn.f32.u16 	%f380, %rs192;
	bra.uni 	$L__BB0_297;
$L__BB0_290:
	setp.eq.s32 	%p216, %r154, 2;
	@%p216 bra 	$L__BB0_293;
	setp.ne.s32 	%p217, %r154, 3;
	@%p217 bra 	$L__BB0_296;
	ld.global.nc.u16 %rs189, [%rd62];
	cvt.f32.f16 %f380, %rs189;
	bra.uni 	$L__BB0_297;
$L__BB0_295:
	ld.global.nc.u8 %r522, [%rd62];
	cvt.u16.u32 	%rs193, %r522;
	and.b16  	%rs194, %rs193, 255;
	cvt.rn.f32.u16 	%f380, %rs194;
	bra.uni 	$L__BB0_297;
$L__BB0_293:
	ld.global.nc.s16 %rs191, [%rd62];
	cvt.rn.f32.s16 	%f380, %rs191;
	bra.uni 	$L__BB0_297;
$L__BB0_296:
	ld.global.nc.f32 %f380, [%rd62];
$L__BB0_297:
	setp.gt.s32 	%p370, %r154, 1;
	@%p370 bra 	$L__BB0_300;
	@%p12 bra 	$L__BB0_305;
	setp.eq.s32 	%p224, %r154, 1;
	@%p224 bra 	$L__BB0_304;
	bra.uni 	$L__BB0_306;
$L__BB0_304:
	cvt.rni.s32.f32 	%r526, %f380;
	max.s32 	%r527, %r526, 0;
	min.s32 	%r528, %r527, 65535;
	st.u16 	[%rd60], %r528;
	bra.uni 	$L__BB0_307;
$L__BB0_300:
	setp.eq.s32 	%p221, %r154, 2;
	@%p221 bra 	$L__BB0_303;
	setp.ne.s32 	%p222, %r154, 3;
	@%p222 bra 	$L__BB0_306;
	cvt.rn.f16.f32 %rs195, %f380;
	st.u16 	[%rd60], %rs195;
	bra.uni 	$L__BB0_307;
$L__BB0_305:
	cvt.rni.s32.f32 	%r529, %f380;
	max.s32 	%r530, %r529, 0;
	min.s32 	%r531, %r530, 255;
	st.u8 	[%rd60], %r531;
	bra.uni 	$L__BB0_307;
$L__BB0_303:
	cvt.rni.s32.f32 	%r523, %f380;
	max.s32 	%r524, %r523, -32768;
	min.s32 	%r525, %r524, 32767;
	st.u16 	[%rd60], %r525;
	bra.uni 	$L__BB0_307;
$L__BB0_306:
	st.f32 	[%rd60], %f380;
$L__BB0_307:
	setp.gt.s32 	%p225, %r155, 1;
	add.s32 	%r532, %r775, 1;
	setp.eq.s32 	%p226, %r532, %r155;
	selp.b32 	%r533, %r532, %r775, %p225;
	and.pred  	%p227, %p225, %p226;
	selp.b32 	%r775, 0, %r533, %p227;
	add.s32 	%r776, %r776, 1;
	setp.lt.s32 	%p228, %r776, %r22;
	@%p228 bra 	$L__BB0_277;
	bra.uni 	$L__BB0_389;
$L__BB0_311:
	cvt.u16.u32 	%rs196, %r761;
	and.b16  	%rs197, %rs196, 255;
	cvt.rn.f32.u16 	%f387, %rs197;
	shr.u16 	%rs198, %rs196, 8;
	cvt.rn.f32.u16 	%f386, %rs198;
	shr.u32 	%r534, %r761, 16;
	cvt.u16.u32 	%rs199, %r534;
	and.b16  	%rs200, %rs199, 255;
	cvt.rn.f32.u16 	%f385, %rs200;
	shr.u32 	%r535, %r761, 24;
	cvt.u16.u32 	%rs201, %r535;
	cvt.rn.f32.u16 	%f384, %rs201;
	bra.uni 	$L__BB0_324;
$L__BB0_312:
	setp.eq.s32 	%p231, %r153, 3;
	cvt.u16.u32 	%rs41, %r761;
	@%p231 bra 	$L__BB0_314;
	bra.uni 	$L__BB0_313;
$L__BB0_314:
	cvt.f32.f16 %f387, %rs41;
	bra.uni 	$L__BB0_315;
$L__BB0_313:
	setp.eq.s32 	%p232, %r153, 1;
	cvt.rn.f32.s16 	%f300, %rs41;
	cvt.rn.f32.u16 	%f301, %rs41;
	selp.f32 	%f387, %f301, %f300, %p232;
$L__BB0_315:
	shr.u32 	%r536, %r761, 16;
	cvt.u16.u32 	%rs42, %r536;
	@%p231 bra 	$L__BB0_317;
	bra.uni 	$L__BB0_316;
$L__BB0_317:
	cvt.f32.f16 %f386, %rs42;
	bra.uni 	$L__BB0_318;
$L__BB0_316:
	setp.eq.s32 	%p234, %r153, 1;
	cvt.rn.f32.s16 	%f303, %rs42;
	cvt.rn.f32.u16 	%f304, %rs42;
	selp.f32 	%f386, %f304, %f303, %p234;
$L__BB0_318:
	cvt.u16.u32 	%rs43, %r760;
	@%p231 bra 	$L__BB0_320;
	bra.uni 	$L__BB0_319;
$L__BB0_320:
	cvt.f32.f16 %f385, %rs43;
	bra.uni 	$L__BB0_321;
$L__BB0_319:
	setp.eq.s32 	%p236, %r153, 1;
	cvt.rn.f32.s16 	%f306, %rs43;
	cvt.rn.f32.u16 	%f307, %rs43;
	selp.f32 	%f385, %f307, %f306, %p236;
$L__BB0_321:
	shr.u32 	%r537, %r760, 16;
	cvt.u16.u32 	%rs44, %r537;
	@%p231 bra 	$L__BB0_323;
	bra.uni 	$L__BB0_322;
$L__BB0_323:
	cvt.f32.f16 %f384, %rs44;
	bra.uni 	$L__BB0_324;
$L__BB0_322:
	setp.eq.s32 	%p238, %r153, 1;
	cvt.rn.f32.s16 	%f309, %rs44;
	cvt.rn.f32.u16 	%f310, %rs44;
	selp.f32 	%f384, %f310, %f309, %p238;
$L__BB0_324:
	cvt.rzi.s32.f32 	%r538, %f387;
	mul.lo.s32 	%r539, %r538, %r156;
	cvt.s64.s32 	%rd234, %r539;
	mul.lo.s32 	%r540, %r775, %r157;
	cvt.s64.s32 	%rd235, %r540;
	add.s64 	%rd236, %rd234, %rd235;
	add.s64 	%rd64, %rd88, %rd236;
	setp.gt.s32 	%p239, %r154, 1;
	@%p239 bra 	$L__BB0_327;
	@%p12 bra 	$L__BB0_332;
	setp.eq.s32 	%p243, %r154, 1;
	@%p243 bra 	$L__BB0_331;
	bra.uni 	$L__BB0_333;
$L__BB0_331:
	ld.global.nc.u16 %rs209, [%rd64];
	cvt.rn.f32.u16 	%f388, %rs209;
	bra.uni 	$L__BB0_334;
$L__BB0_327:
	setp.eq.s32 	%p240, %r154, 2;
	@%p240 bra 	$L__BB0_330;
	setp.ne.s32 	%p241, %r154, 3;
	@%p241 bra 	$L__BB0_333;
	ld.global.nc.u16 %rs206, [%rd64];
	cvt.f32.f16 %f388, %rs206;
	bra.uni 	$L__BB0_334;
$L__BB0_332:
	ld.global.nc.u8 %r541, [%rd64];
	cvt.u16.u32 	%rs210, %r541;
	and.b16  	%rs211, %rs210, 255;
	cvt.rn.f32.u16 	%f388, %rs211;
	bra.uni 	$L__BB0_334;
$L__BB0_330:
	ld.global.nc.s16 %rs208, [%rd64];
	cvt.rn.f32.s16 	%f388, %rs208;
	bra.uni 	$L__BB0_334;
$L__BB0_333:
	ld.global.nc.f32 %f388, [%rd64];
$L__BB0_334:
	add.s32 	%r542, %r775, 1;
	setp.eq.s32 	%p244, %r542, %r155;
	setp.gt.s32 	%p245, %r155, 1;
	selp.b32 	%r543, %r542, %r775, %p245;
	and.pred  	%p246, %p245, %p244;
	selp.b32 	%r131, 0, %r543, %p246;
	cvt.rzi.s32.f32 	%r544, %f386;
	mul.lo.s32 	%r545, %r544, %r156;
	cvt.s64.s32 	%rd242, %r545;
	mul.lo.s32 	%r546, %r131, %r157;
	cvt.s64.s32 	%rd243, %r546;
	add.s64 	%rd244, %rd242, %rd243;
	add.s64 	%rd65, %rd88, %rd244;
	@%p239 bra 	$L__BB0_337;
	@%p12 bra 	$L__BB0_342;
	setp.eq.s32 	%p251, %r154, 1;
	@%p251 bra 	$L__BB0_341;
	bra.uni 	$L__BB0_343;
$L__BB0_341:
	ld.global.nc.u16 %rs215, [%rd65];
	cvt.rn.f32.u16 	%f389, %rs215;
	bra.uni 	$L__BB0_344;
$L__BB0_337:
	setp.eq.s32 	%p248, %r154, 2;
	@%p248 bra 	$L__BB0_340;
	setp.ne.s32 	%p249, %r154, 3;
	@%p249 bra 	$L__BB0_343;
	ld.global.nc.u16 %rs212, [%rd65];
	cvt.f32.f16 %f389, %rs212;
	bra.uni 	$L__BB0_344;
$L__BB0_342:
	ld.global.nc.u8 %r547, [%rd65];
	cvt.u16.u32 	%rs216, %r547;
	and.b16  	%rs217, %rs216, 255;
	cvt.rn.f32.u16 	%f389, %rs217;
	bra.uni 	$L__BB0_344;
$L__BB0_340:
	ld.global.nc.s16 %rs214, [%rd65];
	cvt.rn.f32.s16 	%f389, %rs214;
	bra.uni 	$L__BB0_344;
$L__BB0_343:
	ld.global.nc.f32 %f389, [%rd65];
$L__BB0_344:
	setp.gt.s32 	%p371, %r155, 1;
	add.s32 	%r548, %r131, 1;
	setp.eq.s32 	%p252, %r548, %r155;
	selp.b32 	%r549, %r548, %r131, %p371;
	and.pred  	%p254, %p371, %p252;
	selp.b32 	%r132, 0, %r549, %p254;
	cvt.rzi.s32.f32 	%r550, %f385;
	mul.lo.s32 	%r551, %r550, %r156;
	cvt.s64.s32 	%rd250, %r551;
	mul.lo.s32 	%r552, %r132, %r157;
	cvt.s64.s32 	%rd251, %r552;
	add.s64 	%rd252, %rd250, %rd251;
	add.s64 	%rd66, %rd88, %rd252;
	@%p239 bra 	$L__BB0_347;
	@%p12 bra 	$L__BB0_352;
	setp.eq.s32 	%p259, %r154, 1;
	@%p259 bra 	$L__BB0_351;
	bra.uni 	$L__BB0_353;
$L__BB0_351:
	ld.global.nc.u16 %rs221, [%rd66];
	cvt.rn.f32.u16 	%f390, %rs221;
	bra.uni 	$L__BB0_354;
$L__BB0_347:
	setp.eq.s32 	%p256, %r154, 2;
	@%p256 bra 	$L__BB0_350;
	setp.ne.s32 	%p257, %r154, 3;
	@%p257 bra 	$L__BB0_353;
	ld.global.nc.u16 %rs218, [%rd66];
	cvt.f32.f16 %f390, %rs218;
	bra.uni 	$L__BB0_354;
$L__BB0_352:
	ld.global.nc.u8 %r553, [%rd66];
	cvt.u16.u32 	%rs222, %r553;
	and.b16  	%rs223, %rs222, 255;
	cvt.rn.f32.u16 	%f390, %rs223;
	bra.uni 	$L__BB0_354;
$L__BB0_350:
	ld.global.nc.s16 %rs220, [%rd66];
	cvt.rn.f32.s16 	%f390, %rs220;
	bra.uni 	$L__BB0_354;
$L__BB0_353:
	ld.global.nc.f32 %f390, [%rd66];
$L__BB0_354:
	setp.gt.s32 	%p372, %r155, 1;
	add.s32 	%r554, %r132, 1;
	setp.eq.s32 	%p260, %r554, %r155;
	selp.b32 	%r555, %r554, %r132, %p372;
	and.pred  	%p262, %p372, %p260;
	selp.b32 	%r556, 0, %r555, %p262;
	cvt.rzi.s32.f32 	%r557, %f384;
	mul.lo.s32 	%r558, %r557, %r156;
	cvt.s64.s32 	%rd258, %r558;
	mul.lo.s32 	%r559, %r556, %r157;
	cvt.s64.s32 	%rd259, %r559;
	add.s64 	%rd260, %rd258, %rd259;
	add.s64 	%rd67, %rd88, %rd260;
	@%p239 bra 	$L__BB0_357;
	@%p12 bra 	$L__BB0_362;
	setp.eq.s32 	%p267, %r154, 1;
	@%p267 bra 	$L__BB0_361;
	bra.uni 	$L__BB0_363;
$L__BB0_361:
	ld.global.nc.u16 %rs227, [%rd67];
	cvt.rn.f32.u16 	%f391, %rs227;
	bra.uni 	$L__BB0_364;
$L__BB0_357:
	setp.eq.s32 	%p264, %r154, 2;
	@%p264 bra 	$L__BB0_360;
	setp.ne.s32 	%p265, %r154, 3;
	@%p265 bra 	$L__BB0_363;
	ld.global.nc.u16 %rs224, [%rd67];
	cvt.f32.f16 %f391, %rs224;
	bra.uni 	$L__BB0_364;
$L__BB0_362:
	ld.global.nc.u8 %r560, [%rd67];
	cvt.u16.u32 	%rs228, %r560;
	and.b16  	%rs229, %rs228, 255;
	cvt.rn.f32.u16 	%f391, %rs229;
	bra.uni 	$L__BB0_364;
$L__BB0_360:
	ld.global.nc.s16 %rs226, [%rd67];
	cvt.rn.f32.s16 	%f391, %rs226;
	bra.uni 	$L__BB0_364;
$L__BB0_363:
	ld.global.nc.f32 %f391, [%rd67];
$L__BB0_364:
	add.s32 	%r709, %r179, 256;
	cvt.s64.s32 	%rd266, %r709;
	mul.lo.s64 	%rd268, %rd266, %rd106;
	add.s64 	%rd68, %rd34, %rd268;
	@%p12 bra 	$L__BB0_388;
	@%p11 bra 	$L__BB0_370;
	setp.eq.s32 	%p271, %r154, 3;
	@%p271 bra 	$L__BB0_369;
	setp.ne.s32 	%p272, %r154, 1;
	@%p272 bra 	$L__BB0_371;
	cvt.rni.s32.f32 	%r569, %f388;
	max.s32 	%r570, %r569, 0;
	min.s32 	%r571, %r570, 65535;
	cvt.u16.u32 	%rs293, %r571;
	bra.uni 	$L__BB0_372;
$L__BB0_388:
	cvt.rni.s32.f32 	%r596, %f390;
	cvt.rni.s32.f32 	%r595, %f391;
	mov.u32 	%r597, 0;
	cvt.pack.sat.u8.s32.b32 %r594, %r595, %r596, %r597;
	cvt.rni.s32.f32 	%r599, %f389;
	cvt.rni.s32.f32 	%r600, %f388;
	cvt.pack.sat.u8.s32.b32 %r598, %r599, %r600, %r594;
	st.u32 	[%rd68], %r598;
	bra.uni 	$L__BB0_389;
$L__BB0_369:
	cvt.rn.f16.f32 %rs293, %f388;
	bra.uni 	$L__BB0_372;
$L__BB0_370:
	st.v4.f32 	[%rd68], {%f388, %f389, %f390, %f391};
	bra.uni 	$L__BB0_389;
$L__BB0_371:
	cvt.rni.s32.f32 	%r572, %f388;
	max.s32 	%r573, %r572, -32768;
	min.s32 	%r574, %r573, 32767;
	cvt.u16.u32 	%rs293, %r574;
$L__BB0_372:
	@%p271 bra 	$L__BB0_375;
	setp.ne.s32 	%p274, %r154, 1;
	@%p274 bra 	$L__BB0_376;
	cvt.rni.s32.f32 	%r575, %f389;
	max.s32 	%r576, %r575, 0;
	min.s32 	%r577, %r576, 65535;
	cvt.u16.u32 	%rs294, %r577;
	bra.uni 	$L__BB0_377;
$L__BB0_375:
	cvt.rn.f16.f32 %rs294, %f389;
	bra.uni 	$L__BB0_377;
$L__BB0_376:
	cvt.rni.s32.f32 	%r578, %f389;
	max.s32 	%r579, %r578, -32768;
	min.s32 	%r580, %r579, 32767;
	cvt.u16.u32 	%rs294, %r580;
$L__BB0_377:
	mov.b32 	%r133, {%rs293, %rs294};
	@%p271 bra 	$L__BB0_380;
	setp.ne.s32 	%p276, %r154, 1;
	@%p276 bra 	$L__BB0_381;
	cvt.rni.s32.f32 	%r581, %f390;
	max.s32 	%r582, %r581, 0;
	min.s32 	%r583, %r582, 65535;
	cvt.u16.u32 	%rs295, %r583;
	bra.uni 	$L__BB0_382;
$L__BB0_380:
	cvt.rn.f16.f32 %rs295, %f390;
	bra.uni 	$L__BB0_382;
$L__BB0_381:
	cvt.rni.s32.f32 	%r584, %f390;
	max.s32 	%r585, %r584, -32768;
	min.s32 	%r586, %r585, 32767;
	cvt.u16.u32 	%rs295, %r586;
$L__BB0_382:
	@%p271 bra 	$L__BB0_385;
	setp.ne.s32 	%p278, %r154, 1;
	@%p278 bra 	$L__BB0_386;
	cvt.rni.s32.f32 	%r587, %f391;
	max.s32 	%r588, %r587, 0;
	min.s32 	%r589, %r588, 65535;
	cvt.u16.u32 	%rs296, %r589;
	bra.uni 	$L__BB0_387;
$L__BB0_385:
	cvt.rn.f16.f32 %rs296, %f391;
	bra.uni 	$L__BB0_387;
$L__BB0_386:
	cvt.rni.s32.f32 	%r590, %f391;
	max.s32 	%r591, %r590, -32768;
	min.s32 	%r592, %r591, 32767;
	cvt.u16.u32 	%rs296, %r592;
$L__BB0_387:
	mov.b32 	%r593, {%rs295, %rs296};
	st.v2.u32 	[%rd68], {%r133, %r593};
$L__BB0_389:
	mov.u32 	%r778, %r732;
	@%p60 bra 	$L__BB0_391;
	add.s32 	%r607, %r179, 384;
	rem.s32 	%r778, %r607, %r155;
$L__BB0_391:
	setp.le.s32 	%p280, %r23, %r714;
	and.pred  	%p281, %p376, %p280;
	@%p281 bra 	$L__BB0_425;
	bra.uni 	$L__BB0_392;
$L__BB0_425:
	@%p9 bra 	$L__BB0_428;
	setp.ne.s32 	%p303, %r153, 4;
	@%p303 bra 	$L__BB0_429;
	mov.b32 	%f400, %r757;
	mov.b32 	%f399, %r756;
	mov.b32 	%f398, %r755;
	mov.b32 	%f397, %r754;
	bra.uni 	$L__BB0_441;
$L__BB0_392:
	add.s32 	%r705, %r179, 384;
	setp.ge.s32 	%p282, %r705, %r24;
	@%p282 bra 	$L__BB0_506;
	add.s32 	%r779, %r179, 384;
$L__BB0_394:
	.pragma "nounroll";
	cvt.s64.s32 	%rd269, %r779;
	mul.lo.s64 	%rd270, %rd328, %rd269;
	add.s64 	%rd69, %rd34, %rd270;
	mul.lo.s64 	%rd271, %rd324, %rd269;
	add.s64 	%rd70, %rd33, %rd271;
	setp.gt.s32 	%p283, %r153, 1;
	@%p283 bra 	$L__BB0_397;
	@%p9 bra 	$L__BB0_402;
	setp.eq.s32 	%p287, %r153, 1;
	@%p287 bra 	$L__BB0_401;
	bra.uni 	$L__BB0_403;
$L__BB0_401:
	ld.global.nc.u16 %rs237, [%rd70];
	cvt.rn.f32.u16 	%f392, %rs237;
	bra.uni 	$L__BB0_404;
$L__BB0_397:
	setp.eq.s32 	%p284, %r153, 2;
	@%p284 bra 	$L__BB0_400;
	setp.ne.s32 	%p285, %r153, 3;
	@%p285 bra 	$L__BB0_403;
	ld.global.nc.u16 %rs234, [%rd70];
	cvt.f32.f16 %f392, %rs234;
	bra.uni 	$L__BB0_404;
$L__BB0_402:
	ld.global.nc.u8 %r619, [%rd70];
	cvt.u16.u32 	%rs238, %r619;
	and.b16  	%rs239, %rs238, 255;
	cvt.rn.f32.u16 	%f392, %rs239;
	bra.uni 	$L__BB0_404;
$L__BB0_400:
	ld.global.nc.s16 %rs236, [%rd70];
	cvt.rn.f32.s16 	%f392, %rs236;
	bra.uni 	$L__BB0_404;
$L__BB0_403:
	ld.global.nc.f32 %f392, [%rd70];
$L__BB0_404:
	cvt.rzi.s32.f32 	%r620, %f392;
	mul.lo.s32 	%r621, %r620, %r156;
	cvt.s64.s32 	%rd277, %r621;
	mul.lo.s32 	%r622, %r778, %r157;
	cvt.s64.s32 	%rd278, %r622;
	add.s64 	%rd279, %rd277, %rd278;
	add.s64 	%rd71, %rd88, %rd279;
	setp.gt.s32 	%p288, %r154, 1;
	@%p288 bra 	$L__BB0_407;
	@%p12 bra 	$L__BB0_412;
	setp.eq.s32 	%p292, %r154, 1;
	@%p292 bra 	$L__BB0_411;
	bra.uni 	$L__BB0_413;
$L__BB0_411:
	ld.global.nc.u16 %rs243, [%rd71];
	cvt.rn.f32.u16 	%f393, %rs243;
	bra.uni 	$L__BB0_414;
$L__BB0_407:
	setp.eq.s32 	%p289, %r154, 2;
	@%p289 bra 	$L__BB0_410;
	setp.ne.s32 	%p290, %r154, 3;
	@%p290 bra 	$L__BB0_413;
	ld.global.nc.u16 %rs240, [%rd71];
	cvt.f32.f16 %f393, %rs240;
	bra.uni 	$L__BB0_414;
$L__BB0_412:
	ld.global.nc.u8 %r623, [%rd71];
	cvt.u16.u32 	%rs244, %r623;
	and.b16  	%rs245, %rs244, 255;
	cvt.rn.f32.u16 	%f393, %rs245;
	bra.uni 	$L__BB0_414;
$L__BB0_410:
	ld.global.nc.s16 %rs242, [%rd71];
	cvt.rn.f32.s16 	%f393, %rs242;
	bra.uni 	$L__BB0_414;
$L__BB0_413:
	ld.global.nc.f32 %f393, [%rd71];
$L__BB0_414:
	setp.gt.s32 	%p373, %r154, 1;
	@%p373 bra 	$L__BB0_417;
	@%p12 bra 	$L__BB0_422;
	setp.eq.s32 	%p297, %r154, 1;
	@%p297 bra 	$L__BB0_421;
	bra.uni 	$L__BB0_423;
$L__BB0_421:
	cvt.rni.s32.f32 	%r627, %f393;
	max.s32 	%r628, %r627, 0;
	min.s32 	%r629, %r628, 65535;
	st.u16 	[%rd69], %r629;
	bra.uni 	$L__BB0_424;
$L__BB0_417:
	setp.eq.s32 	%p294, %r154, 2;
	@%p294 bra 	$L__BB0_420;
	setp.ne.s32 	%p295, %r154, 3;
	@%p295 bra 	$L__BB0_423;
	cvt.rn.f16.f32 %rs246, %f393;
	st.u16 	[%rd69], %rs246;
	bra.uni 	$L__BB0_424;
$L__BB0_422:
	cvt.rni.s32.f32 	%r630, %f393;
	max.s32 	%r631, %r630, 0;
	min.s32 	%r632, %r631, 255;
	st.u8 	[%rd69], %r632;
	bra.uni 	$L__BB0_424;
$L__BB0_420:
	cvt.rni.s32.f32 	%r624, %f393;
	max.s32 	%r625, %r624, -32768;
	min.s32 	%r626, %r625, 32767;
	st.u16 	[%rd69], %r626;
	bra.uni 	$L__BB0_424;
$L__BB0_423:
	st.f32 	[%rd69], %f393;
$L__BB0_424:
	setp.gt.s32 	%p298, %r155, 1;
	add.s32 	%r633, %r778, 1;
	setp.eq.s32 	%p299, %r633, %r155;
	selp.b32 	%r634, %r633, %r778, %p298;
	and.pred  	%p300, %p298, %p299;
	selp.b32 	%r778, 0, %r634, %p300;
	add.s32 	%r779, %r779, 1;
	setp.lt.s32 	%p301, %r779, %r24;
	@%p301 bra 	$L__BB0_394;
	bra.uni 	$L__BB0_506;
$L__BB0_428:
	cvt.u16.u32 	%rs247, %r757;
	and.b16  	%rs248, %rs247, 255;
	cvt.rn.f32.u16 	%f400, %rs248;
	shr.u16 	%rs249, %rs247, 8;
	cvt.rn.f32.u16 	%f399, %rs249;
	shr.u32 	%r635, %r757, 16;
	cvt.u16.u32 	%rs250, %r635;
	and.b16  	%rs251, %rs250, 255;
	cvt.rn.f32.u16 	%f398, %rs251;
	shr.u32 	%r636, %r757, 24;
	cvt.u16.u32 	%rs252, %r636;
	cvt.rn.f32.u16 	%f397, %rs252;
	bra.uni 	$L__BB0_441;
$L__BB0_429:
	setp.eq.s32 	%p304, %r153, 3;
	cvt.u16.u32 	%rs61, %r757;
	@%p304 bra 	$L__BB0_431;
	bra.uni 	$L__BB0_430;
$L__BB0_431:
	cvt.f32.f16 %f400, %rs61;
	bra.uni 	$L__BB0_432;
$L__BB0_430:
	setp.eq.s32 	%p305, %r153, 1;
	cvt.rn.f32.s16 	%f329, %rs61;
	cvt.rn.f32.u16 	%f330, %rs61;
	selp.f32 	%f400, %f330, %f329, %p305;
$L__BB0_432:
	shr.u32 	%r637, %r757, 16;
	cvt.u16.u32 	%rs62, %r637;
	@%p304 bra 	$L__BB0_434;
	bra.uni 	$L__BB0_433;
$L__BB0_434:
	cvt.f32.f16 %f399, %rs62;
	bra.uni 	$L__BB0_435;
$L__BB0_433:
	setp.eq.s32 	%p307, %r153, 1;
	cvt.rn.f32.s16 	%f332, %rs62;
	cvt.rn.f32.u16 	%f333, %rs62;
	selp.f32 	%f399, %f333, %f332, %p307;
$L__BB0_435:
	cvt.u16.u32 	%rs63, %r756;
	@%p304 bra 	$L__BB0_437;
	bra.uni 	$L__BB0_436;
$L__BB0_437:
	cvt.f32.f16 %f398, %rs63;
	bra.uni 	$L__BB0_438;
$L__BB0_436:
	setp.eq.s32 	%p309, %r153, 1;
	cvt.rn.f32.s16 	%f335, %rs63;
	cvt.rn.f32.u16 	%f336, %rs63;
	selp.f32 	%f398, %f336, %f335, %p309;
$L__BB0_438:
	shr.u32 	%r638, %r756, 16;
	cvt.u16.u32 	%rs64, %r638;
	@%p304 bra 	$L__BB0_440;
	bra.uni 	$L__BB0_439;
$L__BB0_440:
	cvt.f32.f16 %f397, %rs64;
	bra.uni 	$L__BB0_441;
$L__BB0_439:
	setp.eq.s32 	%p311, %r153, 1;
	cvt.rn.f32.s16 	%f338, %rs64;
	cvt.rn.f32.u16 	%f339, %rs64;
	selp.f32 	%f397, %f339, %f338, %p311;
$L__BB0_441:
	cvt.rzi.s32.f32 	%r639, %f400;
	mul.lo.s32 	%r640, %r639, %r156;
	cvt.s64.s32 	%rd285, %r640;
	mul.lo.s32 	%r641, %r778, %r157;
	cvt.s64.s32 	%rd286, %r641;
	add.s64 	%rd287, %rd285, %rd286;
	add.s64 	%rd73, %rd88, %rd287;
	setp.gt.s32 	%p312, %r154, 1;
	@%p312 bra 	$L__BB0_444;
	@%p12 bra 	$L__BB0_449;
	setp.eq.s32 	%p316, %r154, 1;
	@%p316 bra 	$L__BB0_448;
	bra.uni 	$L__BB0_450;
$L__BB0_448:
	ld.global.nc.u16 %rs260, [%rd73];
	cvt.rn.f32.u16 	%f401, %rs260;
	bra.uni 	$L__BB0_451;
$L__BB0_444:
	setp.eq.s32 	%p313, %r154, 2;
	@%p313 bra 	$L__BB0_447;
	setp.ne.s32 	%p314, %r154, 3;
	@%p314 bra 	$L__BB0_450;
	ld.global.nc.u16 %rs257, [%rd73];
	cvt.f32.f16 %f401, %rs257;
	bra.uni 	$L__BB0_451;
$L__BB0_449:
	ld.global.nc.u8 %r642, [%rd73];
	cvt.u16.u32 	%rs261, %r642;
	and.b16  	%rs262, %rs261, 255;
	cvt.rn.f32.u16 	%f401, %rs262;
	bra.uni 	$L__BB0_451;
$L__BB0_447:
	ld.global.nc.s16 %rs259, [%rd73];
	cvt.rn.f32.s16 	%f401, %rs259;
	bra.uni 	$L__BB0_451;
$L__BB0_450:
	ld.global.nc.f32 %f401, [%rd73];
$L__BB0_451:
	add.s32 	%r643, %r778, 1;
	setp.eq.s32 	%p317, %r643, %r155;
	setp.gt.s32 	%p318, %r155, 1;
	selp.b32 	%r644, %r643, %r778, %p318;
	and.pred  	%p319, %p318, %p317;
	selp.b32 	%r141, 0, %r644, %p319;
	cvt.rzi.s32.f32 	%r645, %f399;
	mul.lo.s32 	%r646, %r645, %r156;
	cvt.s64.s32 	%rd293, %r646;
	mul.lo.s32 	%r647, %r141, %r157;
	cvt.s64.s32 	%rd294, %r647;
	add.s64 	%rd295, %rd293, %rd294;
	add.s64 	%rd74, %rd88, %rd295;
	@%p312 bra 	$L__BB0_454;
	@%p12 bra 	$L__BB0_459;
	setp.eq.s32 	%p324, %r154, 1;
	@%p324 bra 	$L__BB0_458;
	bra.uni 	$L__BB0_460;
$L__BB0_458:
	ld.global.nc.u16 %rs266, [%rd74];
	cvt.rn.f32.u16 	%f402, %rs266;
	bra.uni 	$L__BB0_461;
$L__BB0_454:
	setp.eq.s32 	%p321, %r154, 2;
	@%p321 bra 	$L__BB0_457;
	setp.ne.s32 	%p322, %r154, 3;
	@%p322 bra 	$L__BB0_460;
	ld.global.nc.u16 %rs263, [%rd74];
	cvt.f32.f16 %f402, %rs263;
	bra.uni 	$L__BB0_461;
$L__BB0_459:
	ld.global.nc.u8 %r648, [%rd74];
	cvt.u16.u32 	%rs267, %r648;
	and.b16  	%rs268, %rs267, 255;
	cvt.rn.f32.u16 	%f402, %rs268;
	bra.uni 	$L__BB0_461;
$L__BB0_457:
	ld.global.nc.s16 %rs265, [%rd74];
	cvt.rn.f32.s16 	%f402, %rs265;
	bra.uni 	$L__BB0_461;
$L__BB0_460:
	ld.global.nc.f32 %f402, [%rd74];
$L__BB0_461:
	setp.gt.s32 	%p374, %r155, 1;
	add.s32 	%r649, %r141, 1;
	setp.eq.s32 	%p325, %r649, %r155;
	selp.b32 	%r650, %r649, %r141, %p374;
	and.pred  	%p327, %p374, %p325;
	selp.b32 	%r142, 0, %r650, %p327;
	cvt.rzi.s32.f32 	%r651, %f398;
	mul.lo.s32 	%r652, %r651, %r156;
	cvt.s64.s32 	%rd301, %r652;
	mul.lo.s32 	%r653, %r142, %r157;
	cvt.s64.s32 	%rd302, %r653;
	add.s64 	%rd303, %rd301, %rd302;
	add.s64 	%rd75, %rd88, %rd303;
	@%p312 bra 	$L__BB0_464;
	@%p12 bra 	$L__BB0_469;
	setp.eq.s32 	%p332, %r154, 1;
	@%p332 bra 	$L__BB0_468;
	bra.uni 	$L__BB0_470;
$L__BB0_468:
	ld.global.nc.u16 %rs272, [%rd75];
	cvt.rn.f32.u16 	%f403, %rs272;
	bra.uni 	$L__BB0_471;
$L__BB0_464:
	setp.eq.s32 	%p329, %r154, 2;
	@%p329 bra 	$L__BB0_467;
	setp.ne.s32 	%p330, %r154, 3;
	@%p330 bra 	$L__BB0_470;
	ld.global.nc.u16 %rs269, [%rd75];
	cvt.f32.f16 %f403, %rs269;
	bra.uni 	$L__BB0_471;
$L__BB0_469:
	ld.global.nc.u8 %r654, [%rd75];
	cvt.u16.u32 	%rs273, %r654;
	and.b16  	%rs274, %rs273, 255;
	cvt.rn.f32.u16 	%f403, %rs274;
	bra.uni 	$L__BB0_471;
$L__BB0_467:
	ld.global.nc.s16 %rs271, [%rd75];
	cvt.rn.f32.s16 	%f403, %rs271;
	bra.uni 	$L__BB0_471;
$L__BB0_470:
	ld.global.nc.f32 %f403, [%rd75];
$L__BB0_471:
	setp.gt.s32 	%p375, %r155, 1;
	add.s32 	%r655, %r142, 1;
	setp.eq.s32 	%p333, %r655, %r155;
	selp.b32 	%r656, %r655, %r142, %p375;
	and.pred  	%p335, %p375, %p333;
	selp.b32 	%r657, 0, %r656, %p335;
	cvt.rzi.s32.f32 	%r658, %f397;
	mul.lo.s32 	%r659, %r658, %r156;
	cvt.s64.s32 	%rd309, %r659;
	mul.lo.s32 	%r660, %r657, %r157;
	cvt.s64.s32 	%rd310, %r660;
	add.s64 	%rd311, %rd309, %rd310;
	add.s64 	%rd76, %rd88, %rd311;
	@%p312 bra 	$L__BB0_474;
	@%p12 bra 	$L__BB0_479;
	setp.eq.s32 	%p340, %r154, 1;
	@%p340 bra 	$L__BB0_478;
	bra.uni 	$L__BB0_480;
$L__BB0_478:
	ld.global.nc.u16 %rs278, [%rd76];
	cvt.rn.f32.u16 	%f404, %rs278;
	bra.uni 	$L__BB0_481;
$L__BB0_474:
	setp.eq.s32 	%p337, %r154, 2;
	@%p337 bra 	$L__BB0_477;
	setp.ne.s32 	%p338, %r154, 3;
	@%p338 bra 	$L__BB0_480;
	ld.global.nc.u16 %rs275, [%rd76];
	cvt.f32.f16 %f404, %rs275;
	bra.uni 	$L__BB0_481;
$L__BB0_479:
	ld.global.nc.u8 %r661, [%rd76];
	cvt.u16.u32 	%rs279, %r661;
	and.b16  	%rs280, %rs279, 255;
	cvt.rn.f32.u16 	%f404, %rs280;
	bra.uni 	$L__BB0_481;
$L__BB0_477:
	ld.global.nc.s16 %rs277, [%rd76];
	cvt.rn.f32.s16 	%f404, %rs277;
	bra.uni 	$L__BB0_481;
$L__BB0_480:
	ld.global.nc.f32 %f404, [%rd76];
$L__BB0_481:
	add.s32 	%r707, %r179, 384;
	cvt.s64.s32 	%rd317, %r707;
	mul.lo.s64 	%rd319, %rd317, %rd106;
	add.s64 	%rd77, %rd34, %rd319;
	@%p12 bra 	$L__BB0_505;
	@%p11 bra 	$L__BB0_487;
	setp.eq.s32 	%p344, %r154, 3;
	@%p344 bra 	$L__BB0_486;
	setp.ne.s32 	%p345, %r154, 1;
	@%p345 bra 	$L__BB0_488;
	cvt.rni.s32.f32 	%r670, %f401;
	max.s32 	%r671, %r670, 0;
	min.s32 	%r672, %r671, 65535;
	cvt.u16.u32 	%rs297, %r672;
	bra.uni 	$L__BB0_489;
$L__BB0_505:
	cvt.rni.s32.f32 	%r697, %f403;
	cvt.rni.s32.f32 	%r696, %f404;
	mov.u32 	%r698, 0;
	cvt.pack.sat.u8.s32.b32 %r695, %r696, %r697, %r698;
	cvt.rni.s32.f32 	%r700, %f402;
	cvt.rni.s32.f32 	%r701, %f401;
	cvt.pack.sat.u8.s32.b32 %r699, %r700, %r701, %r695;
	st.u32 	[%rd77], %r699;
	bra.uni 	$L__BB0_506;
$L__BB0_486:
	cvt.rn.f16.f32 %rs297, %f401;
	bra.uni 	$L__BB0_489;
$L__BB0_487:
	st.v4.f32 	[%rd77], {%f401, %f402, %f403, %f404};
	bra.uni 	$L__BB0_506;
$L__BB0_488:
	cvt.rni.s32.f32 	%r673, %f401;
	max.s32 	%r674, %r673, -32768;
	min.s32 	%r675, %r674, 32767;
	cvt.u16.u32 	%rs297, %r675;
$L__BB0_489:
	@%p344 bra 	$L__BB0_492;
	setp.ne.s32 	%p347, %r154, 1;
	@%p347 bra 	$L__BB0_493;
	cvt.rni.s32.f32 	%r676, %f402;
	max.s32 	%r677, %r676, 0;
	min.s32 	%r678, %r677, 65535;
	cvt.u16.u32 	%rs298, %r678;
	bra.uni 	$L__BB0_494;
$L__BB0_492:
	cvt.rn.f16.f32 %rs298, %f402;
	bra.uni 	$L__BB0_494;
$L__BB0_493:
	cvt.rni.s32.f32 	%r679, %f402;
	max.s32 	%r680, %r679, -32768;
	min.s32 	%r681, %r680, 32767;
	cvt.u16.u32 	%rs298, %r681;
$L__BB0_494:
	mov.b32 	%r143, {%rs297, %rs298};
	@%p344 bra 	$L__BB0_497;
	setp.ne.s32 	%p349, %r154, 1;
	@%p349 bra 	$L__BB0_498;
	cvt.rni.s32.f32 	%r682, %f403;
	max.s32 	%r683, %r682, 0;
	min.s32 	%r684, %r683, 65535;
	cvt.u16.u32 	%rs299, %r684;
	bra.uni 	$L__BB0_499;
$L__BB0_497:
	cvt.rn.f16.f32 %rs299, %f403;
	bra.uni 	$L__BB0_499;
$L__BB0_498:
	cvt.rni.s32.f32 	%r685, %f403;
	max.s32 	%r686, %r685, -32768;
	min.s32 	%r687, %r686, 32767;
	cvt.u16.u32 	%rs299, %r687;
$L__BB0_499:
	@%p344 bra 	$L__BB0_502;
	setp.ne.s32 	%p351, %r154, 1;
	@%p351 bra 	$L__BB0_503;
	cvt.rni.s32.f32 	%r688, %f404;
	max.s32 	%r689, %r688, 0;
	min.s32 	%r690, %r689, 65535;
	cvt.u16.u32 	%rs300, %r690;
	bra.uni 	$L__BB0_504;
$L__BB0_502:
	cvt.rn.f16.f32 %rs300, %f404;
	bra.uni 	$L__BB0_504;
$L__BB0_503:
	cvt.rni.s32.f32 	%r691, %f404;
	max.s32 	%r692, %r691, -32768;
	min.s32 	%r693, %r692, 32767;
	cvt.u16.u32 	%rs300, %r693;
$L__BB0_504:
	mov.b32 	%r694, {%rs299, %rs300};
	st.v2.u32 	[%rd77], {%r143, %r694};
$L__BB0_506:
	add.s32 	%r732, %r732, 1;
	setp.lt.s32 	%p352, %r732, %r164;
	@%p352 bra 	$L__BB0_9;
$L__BB0_507:
	ret;
}
`;
