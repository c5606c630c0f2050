// Made from kernels/threshold.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/threshold.cu`. */
export const THRESHOLD: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target9no_targetE[8];
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_threshold_cu_eb7a2a962nv6target5sm_90E = 90;
.visible .entry threshold(
	.param .u64 threshold_param_0,
	.param .align 8 .b8 threshold_param_1[48],
	.param .u64 threshold_param_2,
	.param .align 8 .b8 threshold_param_3[48],
	.param .align 4 .b8 threshold_param_4[12],
	.param .u64 threshold_param_5,
	.param .f32 threshold_param_6,
	.param .f32 threshold_param_7,
	.param .u32 threshold_param_8
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<383>;
	.reg .b16 	%rs<181>;
	.reg .f32 	%f<384>;
	.reg .b32 	%r<555>;
	.reg .b64 	%rd<154>;
	ld.param.u64 	%rd58, [threshold_param_0];
	ld.param.v2.u32 	{%r136, %r137}, [threshold_param_1+40];
	ld.param.u64 	%rd63, [threshold_param_2];
	ld.param.v2.u32 	{%r496, %r497}, [threshold_param_3+32];
	ld.param.v2.u32 	{%r140, %r141}, [threshold_param_3+40];
	ld.param.u64 	%rd68, [threshold_param_5];
	ld.param.f32 	%f319, [threshold_param_6];
	ld.param.f32 	%f224, [threshold_param_7];
	ld.param.u32 	%r133, [threshold_param_8];
	ld.param.u32 	%r131, [threshold_param_4+4];
	ld.param.u32 	%r130, [threshold_param_4];
	ld.param.u64 	%rd152, [threshold_param_3+24];
	ld.param.u64 	%rd151, [threshold_param_3+16];
	ld.param.u64 	%rd150, [threshold_param_3+8];
	ld.param.u64 	%rd64, [threshold_param_3];
	ld.param.u64 	%rd148, [threshold_param_1+24];
	ld.param.u64 	%rd147, [threshold_param_1+16];
	ld.param.u64 	%rd146, [threshold_param_1+8];
	ld.param.u64 	%rd59, [threshold_param_1];
	setp.eq.s64 	%p7, %rd68, 0;
	@%p7 bra 	$L__BB0_3;
	cvta.to.global.u64 	%rd69, %rd68;
	mov.u32 	%r142, %ctaid.z;
	mul.wide.u32 	%rd70, %r142, 4;
	add.s64 	%rd71, %rd69, %rd70;
	ld.global.f32 	%f319, [%rd71];
$L__BB0_3:
	mov.u32 	%r2, %ctaid.z;
	setp.eq.s32 	%p8, %r137, 0;
	@%p8 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd72, %rd58;
	mul.wide.s32 	%rd73, %r2, 40;
	add.s64 	%rd74, %rd72, %rd73;
	ld.global.u64 	%rd148, [%rd74+24];
	ld.global.u64 	%rd147, [%rd74+16];
	ld.global.u64 	%rd146, [%rd74+8];
	ld.global.u64 	%rd145, [%rd74];
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.s64.s32 	%rd75, %r2;
	mul.lo.s64 	%rd76, %rd59, %rd75;
	add.s64 	%rd145, %rd58, %rd76;
$L__BB0_6:
	setp.eq.s32 	%p9, %r141, 0;
	@%p9 bra 	$L__BB0_8;
	cvta.to.global.u64 	%rd77, %rd63;
	mul.wide.s32 	%rd78, %r2, 40;
	add.s64 	%rd79, %rd77, %rd78;
	ld.global.v2.u32 	{%r496, %r497}, [%rd79+32];
	ld.global.u64 	%rd152, [%rd79+24];
	ld.global.u64 	%rd151, [%rd79+16];
	ld.global.u64 	%rd150, [%rd79+8];
	ld.global.u64 	%rd149, [%rd79];
	bra.uni 	$L__BB0_9;
$L__BB0_8:
	cvt.s64.s32 	%rd80, %r2;
	mul.lo.s64 	%rd81, %rd64, %rd80;
	add.s64 	%rd149, %rd63, %rd81;
$L__BB0_9:
	mov.u32 	%r147, %ctaid.y;
	shl.b32 	%r148, %r147, 3;
	mov.u32 	%r149, %tid.y;
	add.s32 	%r15, %r148, %r149;
	setp.ge.s32 	%p10, %r15, %r497;
	@%p10 bra 	$L__BB0_466;
	setp.lt.s32 	%p11, %r140, 1;
	@%p11 bra 	$L__BB0_466;
	mov.u32 	%r152, %ctaid.x;
	shl.b32 	%r153, %r152, 9;
	mov.u32 	%r154, %tid.x;
	shl.b32 	%r155, %r154, 2;
	add.s32 	%r156, %r153, %r155;
	cvt.s64.s32 	%rd82, %r15;
	mul.lo.s64 	%rd27, %rd146, %rd82;
	mul.lo.s64 	%rd28, %rd150, %rd82;
	add.s32 	%r157, %r156, 4;
	min.s32 	%r19, %r157, %r496;
	add.s32 	%r20, %r156, 132;
	min.s32 	%r21, %r20, %r496;
	add.s32 	%r22, %r156, 260;
	min.s32 	%r23, %r22, %r496;
	add.s32 	%r24, %r156, 388;
	min.s32 	%r25, %r24, %r496;
	mov.u32 	%r514, 0;
$L__BB0_12:
	.pragma "nounroll";
	cvt.s64.s32 	%rd83, %r514;
	mul.lo.s64 	%rd84, %rd148, %rd83;
	add.s64 	%rd85, %rd84, %rd27;
	add.s64 	%rd33, %rd145, %rd85;
	mul.lo.s64 	%rd86, %rd152, %rd83;
	add.s64 	%rd87, %rd86, %rd28;
	add.s64 	%rd34, %rd149, %rd87;
	setp.eq.s32 	%p13, %r130, 4;
	selp.b32 	%r158, 4, 2, %p13;
	setp.eq.s32 	%p14, %r130, 0;
	selp.b32 	%r159, 1, %r158, %p14;
	cvt.u64.u32 	%rd88, %r159;
	setp.ne.s64 	%p15, %rd147, %rd88;
	setp.eq.s32 	%p16, %r131, 4;
	selp.b32 	%r160, 4, 2, %p16;
	setp.eq.s32 	%p17, %r131, 0;
	selp.b32 	%r161, 1, %r160, %p17;
	cvt.u64.u32 	%rd89, %r161;
	setp.ne.s64 	%p18, %rd151, %rd89;
	mov.pred 	%p381, 0;
	or.pred  	%p19, %p15, %p18;
	@%p19 bra 	$L__BB0_15;
	shl.b32 	%r164, %r159, 2;
	add.s32 	%r165, %r164, -1;
	cvt.s64.s32 	%rd90, %r165;
	and.b64  	%rd91, %rd33, %rd90;
	setp.ne.s64 	%p23, %rd91, 0;
	@%p23 bra 	$L__BB0_15;
	setp.eq.s32 	%p362, %r131, 4;
	setp.eq.s32 	%p361, %r131, 0;
	selp.b32 	%r495, 4, 2, %p362;
	selp.b32 	%r494, 1, %r495, %p361;
	shl.b32 	%r168, %r494, 2;
	add.s32 	%r169, %r168, -1;
	cvt.s64.s32 	%rd92, %r169;
	and.b64  	%rd93, %rd34, %rd92;
	setp.eq.s64 	%p381, %rd93, 0;
$L__BB0_15:
	cvt.s64.s32 	%rd94, %r156;
	mul.lo.s64 	%rd96, %rd94, %rd88;
	add.s64 	%rd35, %rd33, %rd96;
	add.s32 	%r177, %r156, 128;
	mul.wide.s32 	%rd97, %r177, %r159;
	add.s64 	%rd36, %rd33, %rd97;
	add.s32 	%r178, %r156, 256;
	mul.wide.s32 	%rd98, %r178, %r159;
	add.s64 	%rd37, %rd33, %rd98;
	add.s32 	%r179, %r156, 384;
	mul.wide.s32 	%rd99, %r179, %r159;
	add.s64 	%rd38, %rd33, %rd99;
	@%p14 bra 	$L__BB0_25;
	setp.ne.s32 	%p28, %r130, 4;
	@%p28 bra 	$L__BB0_33;
	setp.le.s32 	%p29, %r157, %r496;
	and.pred  	%p3, %p381, %p29;
	not.pred 	%p30, %p3;
	@%p30 bra 	$L__BB0_19;
	ld.v4.u32 	{%r551, %r550, %r549, %r548}, [%rd35];
$L__BB0_19:
	setp.gt.s32 	%p31, %r20, %r496;
	not.pred 	%p32, %p381;
	or.pred  	%p33, %p32, %p31;
	@%p33 bra 	$L__BB0_21;
	ld.v4.u32 	{%r547, %r546, %r545, %r544}, [%rd36];
$L__BB0_21:
	not.pred 	%p367, %p381;
	setp.gt.s32 	%p34, %r22, %r496;
	or.pred  	%p36, %p367, %p34;
	@%p36 bra 	$L__BB0_23;
	ld.v4.u32 	{%r543, %r542, %r541, %r540}, [%rd37];
$L__BB0_23:
	not.pred 	%p368, %p381;
	setp.le.s32 	%p364, %r157, %r496;
	and.pred  	%p382, %p381, %p364;
	setp.gt.s32 	%p37, %r24, %r496;
	or.pred  	%p39, %p368, %p37;
	@%p39 bra 	$L__BB0_41;
	setp.le.s32 	%p366, %r157, %r496;
	and.pred  	%p382, %p381, %p366;
	ld.v4.u32 	{%r539, %r538, %r537, %r536}, [%rd38];
	bra.uni 	$L__BB0_41;
$L__BB0_25:
	setp.le.s32 	%p40, %r157, %r496;
	and.pred  	%p4, %p381, %p40;
	not.pred 	%p41, %p4;
	@%p41 bra 	$L__BB0_27;
	ld.u32 	%r551, [%rd35];
$L__BB0_27:
	setp.gt.s32 	%p42, %r20, %r496;
	not.pred 	%p43, %p381;
	or.pred  	%p44, %p43, %p42;
	@%p44 bra 	$L__BB0_29;
	ld.u32 	%r547, [%rd36];
$L__BB0_29:
	not.pred 	%p373, %p381;
	setp.gt.s32 	%p45, %r22, %r496;
	or.pred  	%p47, %p373, %p45;
	@%p47 bra 	$L__BB0_31;
	ld.u32 	%r543, [%rd37];
$L__BB0_31:
	not.pred 	%p374, %p381;
	setp.le.s32 	%p370, %r157, %r496;
	and.pred  	%p382, %p381, %p370;
	setp.gt.s32 	%p48, %r24, %r496;
	or.pred  	%p50, %p374, %p48;
	@%p50 bra 	$L__BB0_41;
	setp.le.s32 	%p372, %r157, %r496;
	and.pred  	%p382, %p381, %p372;
	ld.u32 	%r539, [%rd38];
	bra.uni 	$L__BB0_41;
$L__BB0_33:
	setp.le.s32 	%p51, %r157, %r496;
	and.pred  	%p5, %p381, %p51;
	not.pred 	%p52, %p5;
	@%p52 bra 	$L__BB0_35;
	ld.v2.u32 	{%r551, %r550}, [%rd35];
$L__BB0_35:
	setp.gt.s32 	%p53, %r20, %r496;
	not.pred 	%p54, %p381;
	or.pred  	%p55, %p54, %p53;
	@%p55 bra 	$L__BB0_37;
	ld.v2.u32 	{%r547, %r546}, [%rd36];
$L__BB0_37:
	not.pred 	%p379, %p381;
	setp.gt.s32 	%p56, %r22, %r496;
	or.pred  	%p58, %p379, %p56;
	@%p58 bra 	$L__BB0_39;
	ld.v2.u32 	{%r543, %r542}, [%rd37];
$L__BB0_39:
	not.pred 	%p380, %p381;
	setp.le.s32 	%p376, %r157, %r496;
	and.pred  	%p382, %p381, %p376;
	setp.gt.s32 	%p59, %r24, %r496;
	or.pred  	%p61, %p380, %p59;
	@%p61 bra 	$L__BB0_41;
	setp.le.s32 	%p378, %r157, %r496;
	and.pred  	%p382, %p381, %p378;
	ld.v2.u32 	{%r539, %r538}, [%rd38];
$L__BB0_41:
	@%p382 bra 	$L__BB0_78;
	bra.uni 	$L__BB0_42;
$L__BB0_78:
	@%p14 bra 	$L__BB0_81;
	setp.ne.s32 	%p85, %r130, 4;
	@%p85 bra 	$L__BB0_82;
	mov.b32 	%f34, %r551;
	mov.b32 	%f33, %r550;
	mov.b32 	%f32, %r549;
	mov.b32 	%f332, %r548;
	bra.uni 	$L__BB0_94;
$L__BB0_42:
	setp.ge.s32 	%p62, %r156, %r19;
	@%p62 bra 	$L__BB0_147;
	cvt.s64.s32 	%rd153, %r156;
$L__BB0_44:
	.pragma "nounroll";
	mul.lo.s64 	%rd100, %rd151, %rd153;
	add.s64 	%rd41, %rd34, %rd100;
	mul.lo.s64 	%rd101, %rd147, %rd153;
	add.s64 	%rd42, %rd33, %rd101;
	setp.gt.s32 	%p63, %r130, 1;
	@%p63 bra 	$L__BB0_47;
	@%p14 bra 	$L__BB0_52;
	setp.eq.s32 	%p67, %r130, 1;
	@%p67 bra 	$L__BB0_51;
	bra.uni 	$L__BB0_53;
$L__BB0_51:
	ld.global.nc.u16 %rs84, [%rd42];
	cvt.rn.f32.u16 	%f321, %rs84;
	bra.uni 	$L__BB0_54;
$L__BB0_47:
	setp.eq.s32 	%p64, %r130, 2;
	@%p64 bra 	$L__BB0_50;
	setp.ne.s32 	%p65, %r130, 3;
	@%p65 bra 	$L__BB0_53;
	ld.global.nc.u16 %rs81, [%rd42];
	cvt.f32.f16 %f321, %rs81;
	bra.uni 	$L__BB0_54;
$L__BB0_52:
	ld.global.nc.u8 %r232, [%rd42];
	cvt.u16.u32 	%rs85, %r232;
	and.b16  	%rs86, %rs85, 255;
	cvt.rn.f32.u16 	%f321, %rs86;
	bra.uni 	$L__BB0_54;
$L__BB0_50:
	ld.global.nc.s16 %rs83, [%rd42];
	cvt.rn.f32.s16 	%f321, %rs83;
	bra.uni 	$L__BB0_54;
$L__BB0_53:
	ld.global.nc.f32 %f321, [%rd42];
$L__BB0_54:
	setp.gt.s32 	%p68, %r133, 1;
	@%p68 bra 	$L__BB0_57;
	setp.eq.s32 	%p71, %r133, 0;
	@%p71 bra 	$L__BB0_64;
	setp.eq.s32 	%p72, %r133, 1;
	@%p72 bra 	$L__BB0_62;
	bra.uni 	$L__BB0_66;
$L__BB0_62:
	mov.f32 	%f313, 0f00000000;
	setp.lt.f32 	%p75, %f319, %f321;
	mov.f32 	%f321, %f313;
	@%p75 bra 	$L__BB0_67;
	mov.f32 	%f321, %f224;
	bra.uni 	$L__BB0_67;
$L__BB0_57:
	setp.eq.s32 	%p69, %r133, 2;
	@%p69 bra 	$L__BB0_60;
	setp.ne.s32 	%p70, %r133, 3;
	@%p70 bra 	$L__BB0_66;
	setp.lt.f32 	%p73, %f319, %f321;
	selp.f32 	%f321, %f321, 0f00000000, %p73;
	bra.uni 	$L__BB0_67;
$L__BB0_64:
	mov.f32 	%f314, 0f00000000;
	setp.geu.f32 	%p76, %f319, %f321;
	mov.f32 	%f321, %f314;
	@%p76 bra 	$L__BB0_67;
	mov.f32 	%f321, %f224;
	bra.uni 	$L__BB0_67;
$L__BB0_60:
	setp.geu.f32 	%p74, %f319, %f321;
	@%p74 bra 	$L__BB0_67;
	mov.f32 	%f321, %f319;
	bra.uni 	$L__BB0_67;
$L__BB0_66:
	setp.lt.f32 	%p77, %f319, %f321;
	selp.f32 	%f321, 0f00000000, %f321, %p77;
$L__BB0_67:
	setp.gt.s32 	%p78, %r131, 1;
	@%p78 bra 	$L__BB0_70;
	@%p17 bra 	$L__BB0_75;
	setp.eq.s32 	%p82, %r131, 1;
	@%p82 bra 	$L__BB0_74;
	bra.uni 	$L__BB0_76;
$L__BB0_74:
	cvt.rni.s32.f32 	%r236, %f321;
	max.s32 	%r237, %r236, 0;
	min.s32 	%r238, %r237, 65535;
	st.u16 	[%rd41], %r238;
	bra.uni 	$L__BB0_77;
$L__BB0_70:
	setp.eq.s32 	%p79, %r131, 2;
	@%p79 bra 	$L__BB0_73;
	setp.ne.s32 	%p80, %r131, 3;
	@%p80 bra 	$L__BB0_76;
	cvt.rn.f16.f32 %rs87, %f321;
	st.u16 	[%rd41], %rs87;
	bra.uni 	$L__BB0_77;
$L__BB0_75:
	cvt.rni.s32.f32 	%r239, %f321;
	max.s32 	%r240, %r239, 0;
	min.s32 	%r241, %r240, 255;
	st.u8 	[%rd41], %r241;
	bra.uni 	$L__BB0_77;
$L__BB0_73:
	cvt.rni.s32.f32 	%r233, %f321;
	max.s32 	%r234, %r233, -32768;
	min.s32 	%r235, %r234, 32767;
	st.u16 	[%rd41], %r235;
	bra.uni 	$L__BB0_77;
$L__BB0_76:
	st.f32 	[%rd41], %f321;
$L__BB0_77:
	add.s64 	%rd153, %rd153, 1;
	cvt.u32.u64 	%r242, %rd153;
	setp.lt.s32 	%p83, %r242, %r19;
	@%p83 bra 	$L__BB0_44;
	bra.uni 	$L__BB0_147;
$L__BB0_81:
	cvt.u16.u32 	%rs88, %r551;
	and.b16  	%rs89, %rs88, 255;
	cvt.rn.f32.u16 	%f34, %rs89;
	shr.u16 	%rs90, %rs88, 8;
	cvt.rn.f32.u16 	%f33, %rs90;
	shr.u32 	%r243, %r551, 16;
	cvt.u16.u32 	%rs91, %r243;
	and.b16  	%rs92, %rs91, 255;
	cvt.rn.f32.u16 	%f32, %rs92;
	shr.u32 	%r244, %r551, 24;
	cvt.u16.u32 	%rs93, %r244;
	cvt.rn.f32.u16 	%f332, %rs93;
	bra.uni 	$L__BB0_94;
$L__BB0_82:
	setp.eq.s32 	%p86, %r130, 3;
	cvt.u16.u32 	%rs1, %r551;
	@%p86 bra 	$L__BB0_84;
	bra.uni 	$L__BB0_83;
$L__BB0_84:
	cvt.f32.f16 %f34, %rs1;
	bra.uni 	$L__BB0_85;
$L__BB0_83:
	setp.eq.s32 	%p87, %r130, 1;
	cvt.rn.f32.s16 	%f230, %rs1;
	cvt.rn.f32.u16 	%f231, %rs1;
	selp.f32 	%f34, %f231, %f230, %p87;
$L__BB0_85:
	shr.u32 	%r245, %r551, 16;
	cvt.u16.u32 	%rs2, %r245;
	@%p86 bra 	$L__BB0_87;
	bra.uni 	$L__BB0_86;
$L__BB0_87:
	cvt.f32.f16 %f33, %rs2;
	bra.uni 	$L__BB0_88;
$L__BB0_86:
	setp.eq.s32 	%p89, %r130, 1;
	cvt.rn.f32.s16 	%f233, %rs2;
	cvt.rn.f32.u16 	%f234, %rs2;
	selp.f32 	%f33, %f234, %f233, %p89;
$L__BB0_88:
	cvt.u16.u32 	%rs3, %r550;
	@%p86 bra 	$L__BB0_90;
	bra.uni 	$L__BB0_89;
$L__BB0_90:
	cvt.f32.f16 %f32, %rs3;
	bra.uni 	$L__BB0_91;
$L__BB0_89:
	setp.eq.s32 	%p91, %r130, 1;
	cvt.rn.f32.s16 	%f236, %rs3;
	cvt.rn.f32.u16 	%f237, %rs3;
	selp.f32 	%f32, %f237, %f236, %p91;
$L__BB0_91:
	shr.u32 	%r246, %r550, 16;
	cvt.u16.u32 	%rs4, %r246;
	@%p86 bra 	$L__BB0_93;
	bra.uni 	$L__BB0_92;
$L__BB0_93:
	cvt.f32.f16 %f332, %rs4;
	bra.uni 	$L__BB0_94;
$L__BB0_92:
	setp.eq.s32 	%p93, %r130, 1;
	cvt.rn.f32.s16 	%f239, %rs4;
	cvt.rn.f32.u16 	%f240, %rs4;
	selp.f32 	%f332, %f240, %f239, %p93;
$L__BB0_94:
	setp.eq.s32 	%p94, %r133, 0;
	@%p94 bra 	$L__BB0_97;
	setp.ne.s32 	%p95, %r133, 1;
	@%p95 bra 	$L__BB0_98;
	setp.lt.f32 	%p96, %f319, %f34;
	selp.f32 	%f34, 0f00000000, %f224, %p96;
	setp.lt.f32 	%p97, %f319, %f33;
	selp.f32 	%f33, 0f00000000, %f224, %p97;
	setp.lt.f32 	%p98, %f319, %f32;
	selp.f32 	%f32, 0f00000000, %f224, %p98;
	setp.lt.f32 	%p99, %f319, %f332;
	selp.f32 	%f332, 0f00000000, %f224, %p99;
	bra.uni 	$L__BB0_122;
$L__BB0_97:
	setp.lt.f32 	%p100, %f319, %f34;
	selp.f32 	%f34, %f224, 0f00000000, %p100;
	setp.lt.f32 	%p101, %f319, %f33;
	selp.f32 	%f33, %f224, 0f00000000, %p101;
	setp.lt.f32 	%p102, %f319, %f32;
	selp.f32 	%f32, %f224, 0f00000000, %p102;
	setp.lt.f32 	%p103, %f319, %f332;
	selp.f32 	%f332, %f224, 0f00000000, %p103;
	bra.uni 	$L__BB0_122;
$L__BB0_98:
	setp.eq.s32 	%p104, %r133, 2;
	@%p104 bra 	$L__BB0_101;
	setp.ne.s32 	%p105, %r133, 3;
	@%p105 bra 	$L__BB0_103;
	setp.lt.f32 	%p106, %f319, %f34;
	selp.f32 	%f34, %f34, 0f00000000, %p106;
	bra.uni 	$L__BB0_104;
$L__BB0_101:
	setp.geu.f32 	%p107, %f319, %f34;
	@%p107 bra 	$L__BB0_104;
	mov.f32 	%f34, %f319;
	bra.uni 	$L__BB0_104;
$L__BB0_103:
	setp.lt.f32 	%p108, %f319, %f34;
	selp.f32 	%f34, 0f00000000, %f34, %p108;
$L__BB0_104:
	@%p104 bra 	$L__BB0_107;
	setp.ne.s32 	%p110, %r133, 3;
	@%p110 bra 	$L__BB0_109;
	setp.lt.f32 	%p111, %f319, %f33;
	selp.f32 	%f33, %f33, 0f00000000, %p111;
	bra.uni 	$L__BB0_110;
$L__BB0_107:
	setp.geu.f32 	%p112, %f319, %f33;
	@%p112 bra 	$L__BB0_110;
	mov.f32 	%f33, %f319;
	bra.uni 	$L__BB0_110;
$L__BB0_109:
	setp.lt.f32 	%p113, %f319, %f33;
	selp.f32 	%f33, 0f00000000, %f33, %p113;
$L__BB0_110:
	@%p104 bra 	$L__BB0_113;
	setp.ne.s32 	%p115, %r133, 3;
	@%p115 bra 	$L__BB0_115;
	setp.lt.f32 	%p116, %f319, %f32;
	selp.f32 	%f32, %f32, 0f00000000, %p116;
	bra.uni 	$L__BB0_116;
$L__BB0_113:
	setp.geu.f32 	%p117, %f319, %f32;
	@%p117 bra 	$L__BB0_116;
	mov.f32 	%f32, %f319;
	bra.uni 	$L__BB0_116;
$L__BB0_115:
	setp.lt.f32 	%p118, %f319, %f32;
	selp.f32 	%f32, 0f00000000, %f32, %p118;
$L__BB0_116:
	@%p104 bra 	$L__BB0_119;
	setp.ne.s32 	%p120, %r133, 3;
	@%p120 bra 	$L__BB0_121;
	setp.lt.f32 	%p121, %f319, %f332;
	selp.f32 	%f332, %f332, 0f00000000, %p121;
	bra.uni 	$L__BB0_122;
$L__BB0_119:
	setp.geu.f32 	%p122, %f319, %f332;
	@%p122 bra 	$L__BB0_122;
	mov.f32 	%f332, %f319;
	bra.uni 	$L__BB0_122;
$L__BB0_121:
	setp.lt.f32 	%p123, %f319, %f332;
	selp.f32 	%f332, 0f00000000, %f332, %p123;
$L__BB0_122:
	cvt.s64.s32 	%rd144, %r156;
	mul.lo.s64 	%rd109, %rd144, %rd89;
	add.s64 	%rd45, %rd34, %rd109;
	@%p17 bra 	$L__BB0_146;
	@%p16 bra 	$L__BB0_128;
	setp.eq.s32 	%p127, %r131, 3;
	@%p127 bra 	$L__BB0_127;
	setp.ne.s32 	%p128, %r131, 1;
	@%p128 bra 	$L__BB0_129;
	cvt.rni.s32.f32 	%r254, %f34;
	max.s32 	%r255, %r254, 0;
	min.s32 	%r256, %r255, 65535;
	cvt.u16.u32 	%rs165, %r256;
	bra.uni 	$L__BB0_130;
$L__BB0_146:
	cvt.rni.s32.f32 	%r281, %f32;
	cvt.rni.s32.f32 	%r280, %f332;
	mov.u32 	%r282, 0;
	cvt.pack.sat.u8.s32.b32 %r279, %r280, %r281, %r282;
	cvt.rni.s32.f32 	%r284, %f33;
	cvt.rni.s32.f32 	%r285, %f34;
	cvt.pack.sat.u8.s32.b32 %r283, %r284, %r285, %r279;
	st.u32 	[%rd45], %r283;
	bra.uni 	$L__BB0_147;
$L__BB0_128:
	st.v4.f32 	[%rd45], {%f34, %f33, %f32, %f332};
	bra.uni 	$L__BB0_147;
$L__BB0_127:
	cvt.rn.f16.f32 %rs165, %f34;
	bra.uni 	$L__BB0_130;
$L__BB0_129:
	cvt.rni.s32.f32 	%r257, %f34;
	max.s32 	%r258, %r257, -32768;
	min.s32 	%r259, %r258, 32767;
	cvt.u16.u32 	%rs165, %r259;
$L__BB0_130:
	@%p127 bra 	$L__BB0_133;
	setp.ne.s32 	%p130, %r131, 1;
	@%p130 bra 	$L__BB0_134;
	cvt.rni.s32.f32 	%r260, %f33;
	max.s32 	%r261, %r260, 0;
	min.s32 	%r262, %r261, 65535;
	cvt.u16.u32 	%rs166, %r262;
	bra.uni 	$L__BB0_135;
$L__BB0_133:
	cvt.rn.f16.f32 %rs166, %f33;
	bra.uni 	$L__BB0_135;
$L__BB0_134:
	cvt.rni.s32.f32 	%r263, %f33;
	max.s32 	%r264, %r263, -32768;
	min.s32 	%r265, %r264, 32767;
	cvt.u16.u32 	%rs166, %r265;
$L__BB0_135:
	mov.b32 	%r108, {%rs165, %rs166};
	@%p127 bra 	$L__BB0_138;
	setp.ne.s32 	%p132, %r131, 1;
	@%p132 bra 	$L__BB0_139;
	cvt.rni.s32.f32 	%r266, %f32;
	max.s32 	%r267, %r266, 0;
	min.s32 	%r268, %r267, 65535;
	cvt.u16.u32 	%rs167, %r268;
	bra.uni 	$L__BB0_140;
$L__BB0_138:
	cvt.rn.f16.f32 %rs167, %f32;
	bra.uni 	$L__BB0_140;
$L__BB0_139:
	cvt.rni.s32.f32 	%r269, %f32;
	max.s32 	%r270, %r269, -32768;
	min.s32 	%r271, %r270, 32767;
	cvt.u16.u32 	%rs167, %r271;
$L__BB0_140:
	@%p127 bra 	$L__BB0_143;
	setp.ne.s32 	%p134, %r131, 1;
	@%p134 bra 	$L__BB0_144;
	cvt.rni.s32.f32 	%r272, %f332;
	max.s32 	%r273, %r272, 0;
	min.s32 	%r274, %r273, 65535;
	cvt.u16.u32 	%rs168, %r274;
	bra.uni 	$L__BB0_145;
$L__BB0_143:
	cvt.rn.f16.f32 %rs168, %f332;
	bra.uni 	$L__BB0_145;
$L__BB0_144:
	cvt.rni.s32.f32 	%r275, %f332;
	max.s32 	%r276, %r275, -32768;
	min.s32 	%r277, %r276, 32767;
	cvt.u16.u32 	%rs168, %r277;
$L__BB0_145:
	mov.b32 	%r278, {%rs167, %rs168};
	st.v2.u32 	[%rd45], {%r108, %r278};
$L__BB0_147:
	setp.le.s32 	%p135, %r20, %r496;
	and.pred  	%p136, %p381, %p135;
	@%p136 bra 	$L__BB0_184;
	bra.uni 	$L__BB0_148;
$L__BB0_184:
	@%p14 bra 	$L__BB0_187;
	setp.ne.s32 	%p160, %r130, 4;
	@%p160 bra 	$L__BB0_188;
	mov.b32 	%f89, %r547;
	mov.b32 	%f88, %r546;
	mov.b32 	%f87, %r545;
	mov.b32 	%f348, %r544;
	bra.uni 	$L__BB0_200;
$L__BB0_148:
	add.s32 	%r485, %r156, 128;
	setp.ge.s32 	%p137, %r485, %r21;
	@%p137 bra 	$L__BB0_253;
	add.s32 	%r552, %r156, 128;
$L__BB0_150:
	.pragma "nounroll";
	cvt.s64.s32 	%rd110, %r552;
	mul.lo.s64 	%rd111, %rd151, %rd110;
	add.s64 	%rd46, %rd34, %rd111;
	mul.lo.s64 	%rd112, %rd147, %rd110;
	add.s64 	%rd47, %rd33, %rd112;
	setp.gt.s32 	%p138, %r130, 1;
	@%p138 bra 	$L__BB0_153;
	@%p14 bra 	$L__BB0_158;
	setp.eq.s32 	%p142, %r130, 1;
	@%p142 bra 	$L__BB0_157;
	bra.uni 	$L__BB0_159;
$L__BB0_157:
	ld.global.nc.u16 %rs105, [%rd47];
	cvt.rn.f32.u16 	%f337, %rs105;
	bra.uni 	$L__BB0_160;
$L__BB0_153:
	setp.eq.s32 	%p139, %r130, 2;
	@%p139 bra 	$L__BB0_156;
	setp.ne.s32 	%p140, %r130, 3;
	@%p140 bra 	$L__BB0_159;
	ld.global.nc.u16 %rs102, [%rd47];
	cvt.f32.f16 %f337, %rs102;
	bra.uni 	$L__BB0_160;
$L__BB0_158:
	ld.global.nc.u8 %r298, [%rd47];
	cvt.u16.u32 	%rs106, %r298;
	and.b16  	%rs107, %rs106, 255;
	cvt.rn.f32.u16 	%f337, %rs107;
	bra.uni 	$L__BB0_160;
$L__BB0_156:
	ld.global.nc.s16 %rs104, [%rd47];
	cvt.rn.f32.s16 	%f337, %rs104;
	bra.uni 	$L__BB0_160;
$L__BB0_159:
	ld.global.nc.f32 %f337, [%rd47];
$L__BB0_160:
	setp.gt.s32 	%p143, %r133, 1;
	@%p143 bra 	$L__BB0_163;
	setp.eq.s32 	%p146, %r133, 0;
	@%p146 bra 	$L__BB0_170;
	setp.eq.s32 	%p147, %r133, 1;
	@%p147 bra 	$L__BB0_168;
	bra.uni 	$L__BB0_172;
$L__BB0_168:
	mov.f32 	%f315, 0f00000000;
	setp.lt.f32 	%p150, %f319, %f337;
	mov.f32 	%f337, %f315;
	@%p150 bra 	$L__BB0_173;
	mov.f32 	%f337, %f224;
	bra.uni 	$L__BB0_173;
$L__BB0_163:
	setp.eq.s32 	%p144, %r133, 2;
	@%p144 bra 	$L__BB0_166;
	setp.ne.s32 	%p145, %r133, 3;
	@%p145 bra 	$L__BB0_172;
	setp.lt.f32 	%p148, %f319, %f337;
	selp.f32 	%f337, %f337, 0f00000000, %p148;
	bra.uni 	$L__BB0_173;
$L__BB0_170:
	mov.f32 	%f316, 0f00000000;
	setp.geu.f32 	%p151, %f319, %f337;
	mov.f32 	%f337, %f316;
	@%p151 bra 	$L__BB0_173;
	mov.f32 	%f337, %f224;
	bra.uni 	$L__BB0_173;
$L__BB0_166:
	setp.geu.f32 	%p149, %f319, %f337;
	@%p149 bra 	$L__BB0_173;
	mov.f32 	%f337, %f319;
	bra.uni 	$L__BB0_173;
$L__BB0_172:
	setp.lt.f32 	%p152, %f319, %f337;
	selp.f32 	%f337, 0f00000000, %f337, %p152;
$L__BB0_173:
	setp.gt.s32 	%p153, %r131, 1;
	@%p153 bra 	$L__BB0_176;
	@%p17 bra 	$L__BB0_181;
	setp.eq.s32 	%p157, %r131, 1;
	@%p157 bra 	$L__BB0_180;
	bra.uni 	$L__BB0_182;
$L__BB0_180:
	cvt.rni.s32.f32 	%r302, %f337;
	max.s32 	%r303, %r302, 0;
	min.s32 	%r304, %r303, 65535;
	st.u16 	[%rd46], %r304;
	bra.uni 	$L__BB0_183;
$L__BB0_176:
	setp.eq.s32 	%p154, %r131, 2;
	@%p154 bra 	$L__BB0_179;
	setp.ne.s32 	%p155, %r131, 3;
	@%p155 bra 	$L__BB0_182;
	cvt.rn.f16.f32 %rs108, %f337;
	st.u16 	[%rd46], %rs108;
	bra.uni 	$L__BB0_183;
$L__BB0_181:
	cvt.rni.s32.f32 	%r305, %f337;
	max.s32 	%r306, %r305, 0;
	min.s32 	%r307, %r306, 255;
	st.u8 	[%rd46], %r307;
	bra.uni 	$L__BB0_183;
$L__BB0_179:
	cvt.rni.s32.f32 	%r299, %f337;
	max.s32 	%r300, %r299, -32768;
	min.s32 	%r301, %r300, 32767;
	st.u16 	[%rd46], %r301;
	bra.uni 	$L__BB0_183;
$L__BB0_182:
	st.f32 	[%rd46], %f337;
$L__BB0_183:
	add.s32 	%r552, %r552, 1;
	setp.lt.s32 	%p158, %r552, %r21;
	@%p158 bra 	$L__BB0_150;
	bra.uni 	$L__BB0_253;
$L__BB0_187:
	cvt.u16.u32 	%rs109, %r547;
	and.b16  	%rs110, %rs109, 255;
	cvt.rn.f32.u16 	%f89, %rs110;
	shr.u16 	%rs111, %rs109, 8;
	cvt.rn.f32.u16 	%f88, %rs111;
	shr.u32 	%r308, %r547, 16;
	cvt.u16.u32 	%rs112, %r308;
	and.b16  	%rs113, %rs112, 255;
	cvt.rn.f32.u16 	%f87, %rs113;
	shr.u32 	%r309, %r547, 24;
	cvt.u16.u32 	%rs114, %r309;
	cvt.rn.f32.u16 	%f348, %rs114;
	bra.uni 	$L__BB0_200;
$L__BB0_188:
	setp.eq.s32 	%p161, %r130, 3;
	cvt.u16.u32 	%rs21, %r547;
	@%p161 bra 	$L__BB0_190;
	bra.uni 	$L__BB0_189;
$L__BB0_190:
	cvt.f32.f16 %f89, %rs21;
	bra.uni 	$L__BB0_191;
$L__BB0_189:
	setp.eq.s32 	%p162, %r130, 1;
	cvt.rn.f32.s16 	%f251, %rs21;
	cvt.rn.f32.u16 	%f252, %rs21;
	selp.f32 	%f89, %f252, %f251, %p162;
$L__BB0_191:
	shr.u32 	%r310, %r547, 16;
	cvt.u16.u32 	%rs22, %r310;
	@%p161 bra 	$L__BB0_193;
	bra.uni 	$L__BB0_192;
$L__BB0_193:
	cvt.f32.f16 %f88, %rs22;
	bra.uni 	$L__BB0_194;
$L__BB0_192:
	setp.eq.s32 	%p164, %r130, 1;
	cvt.rn.f32.s16 	%f254, %rs22;
	cvt.rn.f32.u16 	%f255, %rs22;
	selp.f32 	%f88, %f255, %f254, %p164;
$L__BB0_194:
	cvt.u16.u32 	%rs23, %r546;
	@%p161 bra 	$L__BB0_196;
	bra.uni 	$L__BB0_195;
$L__BB0_196:
	cvt.f32.f16 %f87, %rs23;
	bra.uni 	$L__BB0_197;
$L__BB0_195:
	setp.eq.s32 	%p166, %r130, 1;
	cvt.rn.f32.s16 	%f257, %rs23;
	cvt.rn.f32.u16 	%f258, %rs23;
	selp.f32 	%f87, %f258, %f257, %p166;
$L__BB0_197:
	shr.u32 	%r311, %r546, 16;
	cvt.u16.u32 	%rs24, %r311;
	@%p161 bra 	$L__BB0_199;
	bra.uni 	$L__BB0_198;
$L__BB0_199:
	cvt.f32.f16 %f348, %rs24;
	bra.uni 	$L__BB0_200;
$L__BB0_198:
	setp.eq.s32 	%p168, %r130, 1;
	cvt.rn.f32.s16 	%f260, %rs24;
	cvt.rn.f32.u16 	%f261, %rs24;
	selp.f32 	%f348, %f261, %f260, %p168;
$L__BB0_200:
	setp.eq.s32 	%p169, %r133, 0;
	@%p169 bra 	$L__BB0_203;
	setp.ne.s32 	%p170, %r133, 1;
	@%p170 bra 	$L__BB0_204;
	setp.lt.f32 	%p171, %f319, %f89;
	selp.f32 	%f89, 0f00000000, %f224, %p171;
	setp.lt.f32 	%p172, %f319, %f88;
	selp.f32 	%f88, 0f00000000, %f224, %p172;
	setp.lt.f32 	%p173, %f319, %f87;
	selp.f32 	%f87, 0f00000000, %f224, %p173;
	setp.lt.f32 	%p174, %f319, %f348;
	selp.f32 	%f348, 0f00000000, %f224, %p174;
	bra.uni 	$L__BB0_228;
$L__BB0_203:
	setp.lt.f32 	%p175, %f319, %f89;
	selp.f32 	%f89, %f224, 0f00000000, %p175;
	setp.lt.f32 	%p176, %f319, %f88;
	selp.f32 	%f88, %f224, 0f00000000, %p176;
	setp.lt.f32 	%p177, %f319, %f87;
	selp.f32 	%f87, %f224, 0f00000000, %p177;
	setp.lt.f32 	%p178, %f319, %f348;
	selp.f32 	%f348, %f224, 0f00000000, %p178;
	bra.uni 	$L__BB0_228;
$L__BB0_204:
	setp.eq.s32 	%p179, %r133, 2;
	@%p179 bra 	$L__BB0_207;
	setp.ne.s32 	%p180, %r133, 3;
	@%p180 bra 	$L__BB0_209;
	setp.lt.f32 	%p181, %f319, %f89;
	selp.f32 	%f89, %f89, 0f00000000, %p181;
	bra.uni 	$L__BB0_210;
$L__BB0_207:
	setp.geu.f32 	%p182, %f319, %f89;
	@%p182 bra 	$L__BB0_210;
	mov.f32 	%f89, %f319;
	bra.uni 	$L__BB0_210;
$L__BB0_209:
	setp.lt.f32 	%p183, %f319, %f89;
	selp.f32 	%f89, 0f00000000, %f89, %p183;
$L__BB0_210:
	@%p179 bra 	$L__BB0_213;
	setp.ne.s32 	%p185, %r133, 3;
	@%p185 bra 	$L__BB0_215;
	setp.lt.f32 	%p186, %f319, %f88;
	selp.f32 	%f88, %f88, 0f00000000, %p186;
	bra.uni 	$L__BB0_216;
$L__BB0_213:
	setp.geu.f32 	%p187, %f319, %f88;
	@%p187 bra 	$L__BB0_216;
	mov.f32 	%f88, %f319;
	bra.uni 	$L__BB0_216;
$L__BB0_215:
	setp.lt.f32 	%p188, %f319, %f88;
	selp.f32 	%f88, 0f00000000, %f88, %p188;
$L__BB0_216:
	@%p179 bra 	$L__BB0_219;
	setp.ne.s32 	%p190, %r133, 3;
	@%p190 bra 	$L__BB0_221;
	setp.lt.f32 	%p191, %f319, %f87;
	selp.f32 	%f87, %f87, 0f00000000, %p191;
	bra.uni 	$L__BB0_222;
$L__BB0_219:
	setp.geu.f32 	%p192, %f319, %f87;
	@%p192 bra 	$L__BB0_222;
	mov.f32 	%f87, %f319;
	bra.uni 	$L__BB0_222;
$L__BB0_221:
	setp.lt.f32 	%p193, %f319, %f87;
	selp.f32 	%f87, 0f00000000, %f87, %p193;
$L__BB0_222:
	@%p179 bra 	$L__BB0_225;
	setp.ne.s32 	%p195, %r133, 3;
	@%p195 bra 	$L__BB0_227;
	setp.lt.f32 	%p196, %f319, %f348;
	selp.f32 	%f348, %f348, 0f00000000, %p196;
	bra.uni 	$L__BB0_228;
$L__BB0_225:
	setp.geu.f32 	%p197, %f319, %f348;
	@%p197 bra 	$L__BB0_228;
	mov.f32 	%f348, %f319;
	bra.uni 	$L__BB0_228;
$L__BB0_227:
	setp.lt.f32 	%p198, %f319, %f348;
	selp.f32 	%f348, 0f00000000, %f348, %p198;
$L__BB0_228:
	add.s32 	%r493, %r156, 128;
	cvt.s64.s32 	%rd118, %r493;
	mul.lo.s64 	%rd120, %rd118, %rd89;
	add.s64 	%rd49, %rd34, %rd120;
	@%p17 bra 	$L__BB0_252;
	@%p16 bra 	$L__BB0_234;
	setp.eq.s32 	%p202, %r131, 3;
	@%p202 bra 	$L__BB0_233;
	setp.ne.s32 	%p203, %r131, 1;
	@%p203 bra 	$L__BB0_235;
	cvt.rni.s32.f32 	%r320, %f89;
	max.s32 	%r321, %r320, 0;
	min.s32 	%r322, %r321, 65535;
	cvt.u16.u32 	%rs169, %r322;
	bra.uni 	$L__BB0_236;
$L__BB0_252:
	cvt.rni.s32.f32 	%r347, %f87;
	cvt.rni.s32.f32 	%r346, %f348;
	mov.u32 	%r348, 0;
	cvt.pack.sat.u8.s32.b32 %r345, %r346, %r347, %r348;
	cvt.rni.s32.f32 	%r350, %f88;
	cvt.rni.s32.f32 	%r351, %f89;
	cvt.pack.sat.u8.s32.b32 %r349, %r350, %r351, %r345;
	st.u32 	[%rd49], %r349;
	bra.uni 	$L__BB0_253;
$L__BB0_234:
	st.v4.f32 	[%rd49], {%f89, %f88, %f87, %f348};
	bra.uni 	$L__BB0_253;
$L__BB0_233:
	cvt.rn.f16.f32 %rs169, %f89;
	bra.uni 	$L__BB0_236;
$L__BB0_235:
	cvt.rni.s32.f32 	%r323, %f89;
	max.s32 	%r324, %r323, -32768;
	min.s32 	%r325, %r324, 32767;
	cvt.u16.u32 	%rs169, %r325;
$L__BB0_236:
	@%p202 bra 	$L__BB0_239;
	setp.ne.s32 	%p205, %r131, 1;
	@%p205 bra 	$L__BB0_240;
	cvt.rni.s32.f32 	%r326, %f88;
	max.s32 	%r327, %r326, 0;
	min.s32 	%r328, %r327, 65535;
	cvt.u16.u32 	%rs170, %r328;
	bra.uni 	$L__BB0_241;
$L__BB0_239:
	cvt.rn.f16.f32 %rs170, %f88;
	bra.uni 	$L__BB0_241;
$L__BB0_240:
	cvt.rni.s32.f32 	%r329, %f88;
	max.s32 	%r330, %r329, -32768;
	min.s32 	%r331, %r330, 32767;
	cvt.u16.u32 	%rs170, %r331;
$L__BB0_241:
	mov.b32 	%r112, {%rs169, %rs170};
	@%p202 bra 	$L__BB0_244;
	setp.ne.s32 	%p207, %r131, 1;
	@%p207 bra 	$L__BB0_245;
	cvt.rni.s32.f32 	%r332, %f87;
	max.s32 	%r333, %r332, 0;
	min.s32 	%r334, %r333, 65535;
	cvt.u16.u32 	%rs171, %r334;
	bra.uni 	$L__BB0_246;
$L__BB0_244:
	cvt.rn.f16.f32 %rs171, %f87;
	bra.uni 	$L__BB0_246;
$L__BB0_245:
	cvt.rni.s32.f32 	%r335, %f87;
	max.s32 	%r336, %r335, -32768;
	min.s32 	%r337, %r336, 32767;
	cvt.u16.u32 	%rs171, %r337;
$L__BB0_246:
	@%p202 bra 	$L__BB0_249;
	setp.ne.s32 	%p209, %r131, 1;
	@%p209 bra 	$L__BB0_250;
	cvt.rni.s32.f32 	%r338, %f348;
	max.s32 	%r339, %r338, 0;
	min.s32 	%r340, %r339, 65535;
	cvt.u16.u32 	%rs172, %r340;
	bra.uni 	$L__BB0_251;
$L__BB0_249:
	cvt.rn.f16.f32 %rs172, %f348;
	bra.uni 	$L__BB0_251;
$L__BB0_250:
	cvt.rni.s32.f32 	%r341, %f348;
	max.s32 	%r342, %r341, -32768;
	min.s32 	%r343, %r342, 32767;
	cvt.u16.u32 	%rs172, %r343;
$L__BB0_251:
	mov.b32 	%r344, {%rs171, %rs172};
	st.v2.u32 	[%rd49], {%r112, %r344};
$L__BB0_253:
	setp.le.s32 	%p210, %r22, %r496;
	and.pred  	%p211, %p381, %p210;
	@%p211 bra 	$L__BB0_290;
	bra.uni 	$L__BB0_254;
$L__BB0_290:
	@%p14 bra 	$L__BB0_293;
	setp.ne.s32 	%p235, %r130, 4;
	@%p235 bra 	$L__BB0_294;
	mov.b32 	%f144, %r543;
	mov.b32 	%f143, %r542;
	mov.b32 	%f142, %r541;
	mov.b32 	%f364, %r540;
	bra.uni 	$L__BB0_306;
$L__BB0_254:
	add.s32 	%r486, %r156, 256;
	setp.ge.s32 	%p212, %r486, %r23;
	@%p212 bra 	$L__BB0_359;
	add.s32 	%r553, %r156, 256;
$L__BB0_256:
	.pragma "nounroll";
	cvt.s64.s32 	%rd121, %r553;
	mul.lo.s64 	%rd122, %rd151, %rd121;
	add.s64 	%rd50, %rd34, %rd122;
	mul.lo.s64 	%rd123, %rd147, %rd121;
	add.s64 	%rd51, %rd33, %rd123;
	setp.gt.s32 	%p213, %r130, 1;
	@%p213 bra 	$L__BB0_259;
	@%p14 bra 	$L__BB0_264;
	setp.eq.s32 	%p217, %r130, 1;
	@%p217 bra 	$L__BB0_263;
	bra.uni 	$L__BB0_265;
$L__BB0_263:
	ld.global.nc.u16 %rs126, [%rd51];
	cvt.rn.f32.u16 	%f353, %rs126;
	bra.uni 	$L__BB0_266;
$L__BB0_259:
	setp.eq.s32 	%p214, %r130, 2;
	@%p214 bra 	$L__BB0_262;
	setp.ne.s32 	%p215, %r130, 3;
	@%p215 bra 	$L__BB0_265;
	ld.global.nc.u16 %rs123, [%rd51];
	cvt.f32.f16 %f353, %rs123;
	bra.uni 	$L__BB0_266;
$L__BB0_264:
	ld.global.nc.u8 %r364, [%rd51];
	cvt.u16.u32 	%rs127, %r364;
	and.b16  	%rs128, %rs127, 255;
	cvt.rn.f32.u16 	%f353, %rs128;
	bra.uni 	$L__BB0_266;
$L__BB0_262:
	ld.global.nc.s16 %rs125, [%rd51];
	cvt.rn.f32.s16 	%f353, %rs125;
	bra.uni 	$L__BB0_266;
$L__BB0_265:
	ld.global.nc.f32 %f353, [%rd51];
$L__BB0_266:
	setp.gt.s32 	%p218, %r133, 1;
	@%p218 bra 	$L__BB0_269;
	setp.eq.s32 	%p221, %r133, 0;
	@%p221 bra 	$L__BB0_276;
	setp.eq.s32 	%p222, %r133, 1;
	@%p222 bra 	$L__BB0_274;
	bra.uni 	$L__BB0_278;
$L__BB0_274:
	mov.f32 	%f317, 0f00000000;
	setp.lt.f32 	%p225, %f319, %f353;
	mov.f32 	%f353, %f317;
	@%p225 bra 	$L__BB0_279;
	mov.f32 	%f353, %f224;
	bra.uni 	$L__BB0_279;
$L__BB0_269:
	setp.eq.s32 	%p219, %r133, 2;
	@%p219 bra 	$L__BB0_272;
	setp.ne.s32 	%p220, %r133, 3;
	@%p220 bra 	$L__BB0_278;
	setp.lt.f32 	%p223, %f319, %f353;
	selp.f32 	%f353, %f353, 0f00000000, %p223;
	bra.uni 	$L__BB0_279;
$L__BB0_276:
	mov.f32 	%f318, 0f00000000;
	setp.geu.f32 	%p226, %f319, %f353;
	mov.f32 	%f353, %f318;
	@%p226 bra 	$L__BB0_279;
	mov.f32 	%f353, %f224;
	bra.uni 	$L__BB0_279;
$L__BB0_272:
	setp.geu.f32 	%p224, %f319, %f353;
	@%p224 bra 	$L__BB0_279;
	mov.f32 	%f353, %f319;
	bra.uni 	$L__BB0_279;
$L__BB0_278:
	setp.lt.f32 	%p227, %f319, %f353;
	selp.f32 	%f353, 0f00000000, %f353, %p227;
$L__BB0_279:
	setp.gt.s32 	%p228, %r131, 1;
	@%p228 bra 	$L__BB0_282;
	@%p17 bra 	$L__BB0_287;
	setp.eq.s32 	%p232, %r131, 1;
	@%p232 bra 	$L__BB0_286;
	bra.uni 	$L__BB0_288;
$L__BB0_286:
	cvt.rni.s32.f32 	%r368, %f353;
	max.s32 	%r369, %r368, 0;
	min.s32 	%r370, %r369, 65535;
	st.u16 	[%rd50], %r370;
	bra.uni 	$L__BB0_289;
$L__BB0_282:
	setp.eq.s32 	%p229, %r131, 2;
	@%p229 bra 	$L__BB0_285;
	setp.ne.s32 	%p230, %r131, 3;
	@%p230 bra 	$L__BB0_288;
	cvt.rn.f16.f32 %rs129, %f353;
	st.u16 	[%rd50], %rs129;
	bra.uni 	$L__BB0_289;
$L__BB0_287:
	cvt.rni.s32.f32 	%r371, %f353;
	max.s32 	%r372, %r371, 0;
	min.s32 	%r373, %r372, 255;
	st.u8 	[%rd50], %r373;
	bra.uni 	$L__BB0_289;
$L__BB0_285:
	cvt.rni.s32.f32 	%r365, %f353;
	max.s32 	%r366, %r365, -32768;
	min.s32 	%r367, %r366, 32767;
	st.u16 	[%rd50], %r367;
	bra.uni 	$L__BB0_289;
$L__BB0_288:
	st.f32 	[%rd50], %f353;
$L__BB0_289:
	add.s32 	%r553, %r553, 1;
	setp.lt.s32 	%p233, %r553, %r23;
	@%p233 bra 	$L__BB0_256;
	bra.uni 	$L__BB0_359;
$L__BB0_293:
	cvt.u16.u32 	%rs130, %r543;
	and.b16  	%rs131, %rs130, 255;
	cvt.rn.f32.u16 	%f144, %rs131;
	shr.u16 	%rs132, %rs130, 8;
	cvt.rn.f32.u16 	%f143, %rs132;
	shr.u32 	%r374, %r543, 16;
	cvt.u16.u32 	%rs133, %r374;
	and.b16  	%rs134, %rs133, 255;
	cvt.rn.f32.u16 	%f142, %rs134;
	shr.u32 	%r375, %r543, 24;
	cvt.u16.u32 	%rs135, %r375;
	cvt.rn.f32.u16 	%f364, %rs135;
	bra.uni 	$L__BB0_306;
$L__BB0_294:
	setp.eq.s32 	%p236, %r130, 3;
	cvt.u16.u32 	%rs41, %r543;
	@%p236 bra 	$L__BB0_296;
	bra.uni 	$L__BB0_295;
$L__BB0_296:
	cvt.f32.f16 %f144, %rs41;
	bra.uni 	$L__BB0_297;
$L__BB0_295:
	setp.eq.s32 	%p237, %r130, 1;
	cvt.rn.f32.s16 	%f272, %rs41;
	cvt.rn.f32.u16 	%f273, %rs41;
	selp.f32 	%f144, %f273, %f272, %p237;
$L__BB0_297:
	shr.u32 	%r376, %r543, 16;
	cvt.u16.u32 	%rs42, %r376;
	@%p236 bra 	$L__BB0_299;
	bra.uni 	$L__BB0_298;
$L__BB0_299:
	cvt.f32.f16 %f143, %rs42;
	bra.uni 	$L__BB0_300;
$L__BB0_298:
	setp.eq.s32 	%p239, %r130, 1;
	cvt.rn.f32.s16 	%f275, %rs42;
	cvt.rn.f32.u16 	%f276, %rs42;
	selp.f32 	%f143, %f276, %f275, %p239;
$L__BB0_300:
	cvt.u16.u32 	%rs43, %r542;
	@%p236 bra 	$L__BB0_302;
	bra.uni 	$L__BB0_301;
$L__BB0_302:
	cvt.f32.f16 %f142, %rs43;
	bra.uni 	$L__BB0_303;
$L__BB0_301:
	setp.eq.s32 	%p241, %r130, 1;
	cvt.rn.f32.s16 	%f278, %rs43;
	cvt.rn.f32.u16 	%f279, %rs43;
	selp.f32 	%f142, %f279, %f278, %p241;
$L__BB0_303:
	shr.u32 	%r377, %r542, 16;
	cvt.u16.u32 	%rs44, %r377;
	@%p236 bra 	$L__BB0_305;
	bra.uni 	$L__BB0_304;
$L__BB0_305:
	cvt.f32.f16 %f364, %rs44;
	bra.uni 	$L__BB0_306;
$L__BB0_304:
	setp.eq.s32 	%p243, %r130, 1;
	cvt.rn.f32.s16 	%f281, %rs44;
	cvt.rn.f32.u16 	%f282, %rs44;
	selp.f32 	%f364, %f282, %f281, %p243;
$L__BB0_306:
	setp.eq.s32 	%p244, %r133, 0;
	@%p244 bra 	$L__BB0_309;
	setp.ne.s32 	%p245, %r133, 1;
	@%p245 bra 	$L__BB0_310;
	setp.lt.f32 	%p246, %f319, %f144;
	selp.f32 	%f144, 0f00000000, %f224, %p246;
	setp.lt.f32 	%p247, %f319, %f143;
	selp.f32 	%f143, 0f00000000, %f224, %p247;
	setp.lt.f32 	%p248, %f319, %f142;
	selp.f32 	%f142, 0f00000000, %f224, %p248;
	setp.lt.f32 	%p249, %f319, %f364;
	selp.f32 	%f364, 0f00000000, %f224, %p249;
	bra.uni 	$L__BB0_334;
$L__BB0_309:
	setp.lt.f32 	%p250, %f319, %f144;
	selp.f32 	%f144, %f224, 0f00000000, %p250;
	setp.lt.f32 	%p251, %f319, %f143;
	selp.f32 	%f143, %f224, 0f00000000, %p251;
	setp.lt.f32 	%p252, %f319, %f142;
	selp.f32 	%f142, %f224, 0f00000000, %p252;
	setp.lt.f32 	%p253, %f319, %f364;
	selp.f32 	%f364, %f224, 0f00000000, %p253;
	bra.uni 	$L__BB0_334;
$L__BB0_310:
	setp.eq.s32 	%p254, %r133, 2;
	@%p254 bra 	$L__BB0_313;
	setp.ne.s32 	%p255, %r133, 3;
	@%p255 bra 	$L__BB0_315;
	setp.lt.f32 	%p256, %f319, %f144;
	selp.f32 	%f144, %f144, 0f00000000, %p256;
	bra.uni 	$L__BB0_316;
$L__BB0_313:
	setp.geu.f32 	%p257, %f319, %f144;
	@%p257 bra 	$L__BB0_316;
	mov.f32 	%f144, %f319;
	bra.uni 	$L__BB0_316;
$L__BB0_315:
	setp.lt.f32 	%p258, %f319, %f144;
	selp.f32 	%f144, 0f00000000, %f144, %p258;
$L__BB0_316:
	@%p254 bra 	$L__BB0_319;
	setp.ne.s32 	%p260, %r133, 3;
	@%p260 bra 	$L__BB0_321;
	setp.lt.f32 	%p261, %f319, %f143;
	selp.f32 	%f143, %f143, 0f00000000, %p261;
	bra.uni 	$L__BB0_322;
$L__BB0_319:
	setp.geu.f32 	%p262, %f319, %f143;
	@%p262 bra 	$L__BB0_322;
	mov.f32 	%f143, %f319;
	bra.uni 	$L__BB0_322;
$L__BB0_321:
	setp.lt.f32 	%p263, %f319, %f143;
	selp.f32 	%f143, 0f00000000, %f143, %p263;
$L__BB0_322:
	@%p254 bra 	$L__BB0_325;
	setp.ne.s32 	%p265, %r133, 3;
	@%p265 bra 	$L__BB0_327;
	setp.lt.f32 	%p266, %f319, %f142;
	selp.f32 	%f142, %f142, 0f00000000, %p266;
	bra.uni 	$L__BB0_328;
$L__BB0_325:
	setp.geu.f32 	%p267, %f319, %f142;
	@%p267 bra 	$L__BB0_328;
	mov.f32 	%f142, %f319;
	bra.uni 	$L__BB0_328;
$L__BB0_327:
	setp.lt.f32 	%p268, %f319, %f142;
	selp.f32 	%f142, 0f00000000, %f142, %p268;
$L__BB0_328:
	@%p254 bra 	$L__BB0_331;
	setp.ne.s32 	%p270, %r133, 3;
	@%p270 bra 	$L__BB0_333;
	setp.lt.f32 	%p271, %f319, %f364;
	selp.f32 	%f364, %f364, 0f00000000, %p271;
	bra.uni 	$L__BB0_334;
$L__BB0_331:
	setp.geu.f32 	%p272, %f319, %f364;
	@%p272 bra 	$L__BB0_334;
	mov.f32 	%f364, %f319;
	bra.uni 	$L__BB0_334;
$L__BB0_333:
	setp.lt.f32 	%p273, %f319, %f364;
	selp.f32 	%f364, 0f00000000, %f364, %p273;
$L__BB0_334:
	add.s32 	%r491, %r156, 256;
	cvt.s64.s32 	%rd129, %r491;
	mul.lo.s64 	%rd131, %rd129, %rd89;
	add.s64 	%rd53, %rd34, %rd131;
	@%p17 bra 	$L__BB0_358;
	@%p16 bra 	$L__BB0_340;
	setp.eq.s32 	%p277, %r131, 3;
	@%p277 bra 	$L__BB0_339;
	setp.ne.s32 	%p278, %r131, 1;
	@%p278 bra 	$L__BB0_341;
	cvt.rni.s32.f32 	%r386, %f144;
	max.s32 	%r387, %r386, 0;
	min.s32 	%r388, %r387, 65535;
	cvt.u16.u32 	%rs173, %r388;
	bra.uni 	$L__BB0_342;
$L__BB0_358:
	cvt.rni.s32.f32 	%r413, %f142;
	cvt.rni.s32.f32 	%r412, %f364;
	mov.u32 	%r414, 0;
	cvt.pack.sat.u8.s32.b32 %r411, %r412, %r413, %r414;
	cvt.rni.s32.f32 	%r416, %f143;
	cvt.rni.s32.f32 	%r417, %f144;
	cvt.pack.sat.u8.s32.b32 %r415, %r416, %r417, %r411;
	st.u32 	[%rd53], %r415;
	bra.uni 	$L__BB0_359;
$L__BB0_340:
	st.v4.f32 	[%rd53], {%f144, %f143, %f142, %f364};
	bra.uni 	$L__BB0_359;
$L__BB0_339:
	cvt.rn.f16.f32 %rs173, %f144;
	bra.uni 	$L__BB0_342;
$L__BB0_341:
	cvt.rni.s32.f32 	%r389, %f144;
	max.s32 	%r390, %r389, -32768;
	min.s32 	%r391, %r390, 32767;
	cvt.u16.u32 	%rs173, %r391;
$L__BB0_342:
	@%p277 bra 	$L__BB0_345;
	setp.ne.s32 	%p280, %r131, 1;
	@%p280 bra 	$L__BB0_346;
	cvt.rni.s32.f32 	%r392, %f143;
	max.s32 	%r393, %r392, 0;
	min.s32 	%r394, %r393, 65535;
	cvt.u16.u32 	%rs174, %r394;
	bra.uni 	$L__BB0_347;
$L__BB0_345:
	cvt.rn.f16.f32 %rs174, %f143;
	bra.uni 	$L__BB0_347;
$L__BB0_346:
	cvt.rni.s32.f32 	%r395, %f143;
	max.s32 	%r396, %r395, -32768;
	min.s32 	%r397, %r396, 32767;
	cvt.u16.u32 	%rs174, %r397;
$L__BB0_347:
	mov.b32 	%r116, {%rs173, %rs174};
	@%p277 bra 	$L__BB0_350;
	setp.ne.s32 	%p282, %r131, 1;
	@%p282 bra 	$L__BB0_351;
	cvt.rni.s32.f32 	%r398, %f142;
	max.s32 	%r399, %r398, 0;
	min.s32 	%r400, %r399, 65535;
	cvt.u16.u32 	%rs175, %r400;
	bra.uni 	$L__BB0_352;
$L__BB0_350:
	cvt.rn.f16.f32 %rs175, %f142;
	bra.uni 	$L__BB0_352;
$L__BB0_351:
	cvt.rni.s32.f32 	%r401, %f142;
	max.s32 	%r402, %r401, -32768;
	min.s32 	%r403, %r402, 32767;
	cvt.u16.u32 	%rs175, %r403;
$L__BB0_352:
	@%p277 bra 	$L__BB0_355;
	setp.ne.s32 	%p284, %r131, 1;
	@%p284 bra 	$L__BB0_356;
	cvt.rni.s32.f32 	%r404, %f364;
	max.s32 	%r405, %r404, 0;
	min.s32 	%r406, %r405, 65535;
	cvt.u16.u32 	%rs176, %r406;
	bra.uni 	$L__BB0_357;
$L__BB0_355:
	cvt.rn.f16.f32 %rs176, %f364;
	bra.uni 	$L__BB0_357;
$L__BB0_356:
	cvt.rni.s32.f32 	%r407, %f364;
	max.s32 	%r408, %r407, -32768;
	min.s32 	%r409, %r408, 32767;
	cvt.u16.u32 	%rs176, %r409;
$L__BB0_357:
	mov.b32 	%r410, {%rs175, %rs176};
	st.v2.u32 	[%rd53], {%r116, %r410};
$L__BB0_359:
	setp.le.s32 	%p285, %r24, %r496;
	and.pred  	%p286, %p381, %p285;
	@%p286 bra 	$L__BB0_396;
	bra.uni 	$L__BB0_360;
$L__BB0_396:
	@%p14 bra 	$L__BB0_399;
	setp.ne.s32 	%p310, %r130, 4;
	@%p310 bra 	$L__BB0_400;
	mov.b32 	%f199, %r539;
	mov.b32 	%f198, %r538;
	mov.b32 	%f197, %r537;
	mov.b32 	%f380, %r536;
	bra.uni 	$L__BB0_412;
$L__BB0_360:
	add.s32 	%r487, %r156, 384;
	setp.ge.s32 	%p287, %r487, %r25;
	@%p287 bra 	$L__BB0_465;
	add.s32 	%r554, %r156, 384;
$L__BB0_362:
	.pragma "nounroll";
	cvt.s64.s32 	%rd132, %r554;
	mul.lo.s64 	%rd133, %rd151, %rd132;
	add.s64 	%rd54, %rd34, %rd133;
	mul.lo.s64 	%rd134, %rd147, %rd132;
	add.s64 	%rd55, %rd33, %rd134;
	setp.gt.s32 	%p288, %r130, 1;
	@%p288 bra 	$L__BB0_365;
	@%p14 bra 	$L__BB0_370;
	setp.eq.s32 	%p292, %r130, 1;
	@%p292 bra 	$L__BB0_369;
	bra.uni 	$L__BB0_371;
$L__BB0_369:
	ld.global.nc.u16 %rs147, [%rd55];
	cvt.rn.f32.u16 	%f369, %rs147;
	bra.uni 	$L__BB0_372;
$L__BB0_365:
	setp.eq.s32 	%p289, %r130, 2;
	@%p289 bra 	$L__BB0_368;
	setp.ne.s32 	%p290, %r130, 3;
	@%p290 bra 	$L__BB0_371;
	ld.global.nc.u16 %rs144, [%rd55];
	cvt.f32.f16 %f369, %rs144;
	bra.uni 	$L__BB0_372;
$L__BB0_370:
	ld.global.nc.u8 %r430, [%rd55];
	cvt.u16.u32 	%rs148, %r430;
	and.b16  	%rs149, %rs148, 255;
	cvt.rn.f32.u16 	%f369, %rs149;
	bra.uni 	$L__BB0_372;
$L__BB0_368:
	ld.global.nc.s16 %rs146, [%rd55];
	cvt.rn.f32.s16 	%f369, %rs146;
	bra.uni 	$L__BB0_372;
$L__BB0_371:
	ld.global.nc.f32 %f369, [%rd55];
$L__BB0_372:
	setp.gt.s32 	%p293, %r133, 1;
	@%p293 bra 	$L__BB0_375;
	setp.eq.s32 	%p296, %r133, 0;
	mov.f32 	%f312, 0f00000000;
	@%p296 bra 	$L__BB0_382;
	setp.eq.s32 	%p297, %r133, 1;
	@%p297 bra 	$L__BB0_380;
	bra.uni 	$L__BB0_384;
$L__BB0_380:
	setp.lt.f32 	%p300, %f319, %f369;
	mov.f32 	%f369, %f312;
	@%p300 bra 	$L__BB0_385;
	mov.f32 	%f369, %f224;
	bra.uni 	$L__BB0_385;
$L__BB0_375:
	setp.eq.s32 	%p294, %r133, 2;
	@%p294 bra 	$L__BB0_378;
	setp.ne.s32 	%p295, %r133, 3;
	@%p295 bra 	$L__BB0_384;
	setp.lt.f32 	%p298, %f319, %f369;
	selp.f32 	%f369, %f369, 0f00000000, %p298;
	bra.uni 	$L__BB0_385;
$L__BB0_382:
	setp.geu.f32 	%p301, %f319, %f369;
	mov.f32 	%f369, %f312;
	@%p301 bra 	$L__BB0_385;
	mov.f32 	%f369, %f224;
	bra.uni 	$L__BB0_385;
$L__BB0_378:
	setp.geu.f32 	%p299, %f319, %f369;
	@%p299 bra 	$L__BB0_385;
	mov.f32 	%f369, %f319;
	bra.uni 	$L__BB0_385;
$L__BB0_384:
	setp.lt.f32 	%p302, %f319, %f369;
	selp.f32 	%f369, 0f00000000, %f369, %p302;
$L__BB0_385:
	setp.gt.s32 	%p303, %r131, 1;
	@%p303 bra 	$L__BB0_388;
	@%p17 bra 	$L__BB0_393;
	setp.eq.s32 	%p307, %r131, 1;
	@%p307 bra 	$L__BB0_392;
	bra.uni 	$L__BB0_394;
$L__BB0_392:
	cvt.rni.s32.f32 	%r434, %f369;
	max.s32 	%r435, %r434, 0;
	min.s32 	%r436, %r435, 65535;
	st.u16 	[%rd54], %r436;
	bra.uni 	$L__BB0_395;
$L__BB0_388:
	setp.eq.s32 	%p304, %r131, 2;
	@%p304 bra 	$L__BB0_391;
	setp.ne.s32 	%p305, %r131, 3;
	@%p305 bra 	$L__BB0_394;
	cvt.rn.f16.f32 %rs150, %f369;
	st.u16 	[%rd54], %rs150;
	bra.uni 	$L__BB0_395;
$L__BB0_393:
	cvt.rni.s32.f32 	%r437, %f369;
	max.s32 	%r438, %r437, 0;
	min.s32 	%r439, %r438, 255;
	st.u8 	[%rd54], %r439;
	bra.uni 	$L__BB0_395;
$L__BB0_391:
	cvt.rni.s32.f32 	%r431, %f369;
	max.s32 	%r432, %r431, -32768;
	min.s32 	%r433, %r432, 32767;
	st.u16 	[%rd54], %r433;
	bra.uni 	$L__BB0_395;
$L__BB0_394:
	st.f32 	[%rd54], %f369;
$L__BB0_395:
	add.s32 	%r554, %r554, 1;
	setp.lt.s32 	%p308, %r554, %r25;
	@%p308 bra 	$L__BB0_362;
	bra.uni 	$L__BB0_465;
$L__BB0_399:
	cvt.u16.u32 	%rs151, %r539;
	and.b16  	%rs152, %rs151, 255;
	cvt.rn.f32.u16 	%f199, %rs152;
	shr.u16 	%rs153, %rs151, 8;
	cvt.rn.f32.u16 	%f198, %rs153;
	shr.u32 	%r440, %r539, 16;
	cvt.u16.u32 	%rs154, %r440;
	and.b16  	%rs155, %rs154, 255;
	cvt.rn.f32.u16 	%f197, %rs155;
	shr.u32 	%r441, %r539, 24;
	cvt.u16.u32 	%rs156, %r441;
	cvt.rn.f32.u16 	%f380, %rs156;
	bra.uni 	$L__BB0_412;
$L__BB0_400:
	setp.eq.s32 	%p311, %r130, 3;
	cvt.u16.u32 	%rs61, %r539;
	@%p311 bra 	$L__BB0_402;
	bra.uni 	$L__BB0_401;
$L__BB0_402:
	cvt.f32.f16 %f199, %rs61;
	bra.uni 	$L__BB0_403;
$L__BB0_401:
	setp.eq.s32 	%p312, %r130, 1;
	cvt.rn.f32.s16 	%f293, %rs61;
	cvt.rn.f32.u16 	%f294, %rs61;
	selp.f32 	%f199, %f294, %f293, %p312;
$L__BB0_403:
	shr.u32 	%r442, %r539, 16;
	cvt.u16.u32 	%rs62, %r442;
	@%p311 bra 	$L__BB0_405;
	bra.uni 	$L__BB0_404;
$L__BB0_405:
	cvt.f32.f16 %f198, %rs62;
	bra.uni 	$L__BB0_406;
$L__BB0_404:
	setp.eq.s32 	%p314, %r130, 1;
	cvt.rn.f32.s16 	%f296, %rs62;
	cvt.rn.f32.u16 	%f297, %rs62;
	selp.f32 	%f198, %f297, %f296, %p314;
$L__BB0_406:
	cvt.u16.u32 	%rs63, %r538;
	@%p311 bra 	$L__BB0_408;
	bra.uni 	$L__BB0_407;
$L__BB0_408:
	cvt.f32.f16 %f197, %rs63;
	bra.uni 	$L__BB0_409;
$L__BB0_407:
	setp.eq.s32 	%p316, %r130, 1;
	cvt.rn.f32.s16 	%f299, %rs63;
	cvt.rn.f32.u16 	%f300, %rs63;
	selp.f32 	%f197, %f300, %f299, %p316;
$L__BB0_409:
	shr.u32 	%r443, %r538, 16;
	cvt.u16.u32 	%rs64, %r443;
	@%p311 bra 	$L__BB0_411;
	bra.uni 	$L__BB0_410;
$L__BB0_411:
	cvt.f32.f16 %f380, %rs64;
	bra.uni 	$L__BB0_412;
$L__BB0_410:
	setp.eq.s32 	%p318, %r130, 1;
	cvt.rn.f32.s16 	%f302, %rs64;
	cvt.rn.f32.u16 	%f303, %rs64;
	selp.f32 	%f380, %f303, %f302, %p318;
$L__BB0_412:
	setp.eq.s32 	%p319, %r133, 0;
	@%p319 bra 	$L__BB0_415;
	setp.ne.s32 	%p320, %r133, 1;
	@%p320 bra 	$L__BB0_416;
	setp.lt.f32 	%p321, %f319, %f199;
	selp.f32 	%f199, 0f00000000, %f224, %p321;
	setp.lt.f32 	%p322, %f319, %f198;
	selp.f32 	%f198, 0f00000000, %f224, %p322;
	setp.lt.f32 	%p323, %f319, %f197;
	selp.f32 	%f197, 0f00000000, %f224, %p323;
	setp.lt.f32 	%p324, %f319, %f380;
	selp.f32 	%f380, 0f00000000, %f224, %p324;
	bra.uni 	$L__BB0_440;
$L__BB0_415:
	setp.lt.f32 	%p325, %f319, %f199;
	selp.f32 	%f199, %f224, 0f00000000, %p325;
	setp.lt.f32 	%p326, %f319, %f198;
	selp.f32 	%f198, %f224, 0f00000000, %p326;
	setp.lt.f32 	%p327, %f319, %f197;
	selp.f32 	%f197, %f224, 0f00000000, %p327;
	setp.lt.f32 	%p328, %f319, %f380;
	selp.f32 	%f380, %f224, 0f00000000, %p328;
	bra.uni 	$L__BB0_440;
$L__BB0_416:
	setp.eq.s32 	%p329, %r133, 2;
	@%p329 bra 	$L__BB0_419;
	setp.ne.s32 	%p330, %r133, 3;
	@%p330 bra 	$L__BB0_421;
	setp.lt.f32 	%p331, %f319, %f199;
	selp.f32 	%f199, %f199, 0f00000000, %p331;
	bra.uni 	$L__BB0_422;
$L__BB0_419:
	setp.geu.f32 	%p332, %f319, %f199;
	@%p332 bra 	$L__BB0_422;
	mov.f32 	%f199, %f319;
	bra.uni 	$L__BB0_422;
$L__BB0_421:
	setp.lt.f32 	%p333, %f319, %f199;
	selp.f32 	%f199, 0f00000000, %f199, %p333;
$L__BB0_422:
	@%p329 bra 	$L__BB0_425;
	setp.ne.s32 	%p335, %r133, 3;
	@%p335 bra 	$L__BB0_427;
	setp.lt.f32 	%p336, %f319, %f198;
	selp.f32 	%f198, %f198, 0f00000000, %p336;
	bra.uni 	$L__BB0_428;
$L__BB0_425:
	setp.geu.f32 	%p337, %f319, %f198;
	@%p337 bra 	$L__BB0_428;
	mov.f32 	%f198, %f319;
	bra.uni 	$L__BB0_428;
$L__BB0_427:
	setp.lt.f32 	%p338, %f319, %f198;
	selp.f32 	%f198, 0f00000000, %f198, %p338;
$L__BB0_428:
	@%p329 bra 	$L__BB0_431;
	setp.ne.s32 	%p340, %r133, 3;
	@%p340 bra 	$L__BB0_433;
	setp.lt.f32 	%p341, %f319, %f197;
	selp.f32 	%f197, %f197, 0f00000000, %p341;
	bra.uni 	$L__BB0_434;
$L__BB0_431:
	setp.geu.f32 	%p342, %f319, %f197;
	@%p342 bra 	$L__BB0_434;
	mov.f32 	%f197, %f319;
	bra.uni 	$L__BB0_434;
$L__BB0_433:
	setp.lt.f32 	%p343, %f319, %f197;
	selp.f32 	%f197, 0f00000000, %f197, %p343;
$L__BB0_434:
	@%p329 bra 	$L__BB0_437;
	setp.ne.s32 	%p345, %r133, 3;
	@%p345 bra 	$L__BB0_439;
	setp.lt.f32 	%p346, %f319, %f380;
	selp.f32 	%f380, %f380, 0f00000000, %p346;
	bra.uni 	$L__BB0_440;
$L__BB0_437:
	setp.geu.f32 	%p347, %f319, %f380;
	@%p347 bra 	$L__BB0_440;
	mov.f32 	%f380, %f319;
	bra.uni 	$L__BB0_440;
$L__BB0_439:
	setp.lt.f32 	%p348, %f319, %f380;
	selp.f32 	%f380, 0f00000000, %f380, %p348;
$L__BB0_440:
	add.s32 	%r489, %r156, 384;
	cvt.s64.s32 	%rd140, %r489;
	mul.lo.s64 	%rd142, %rd140, %rd89;
	add.s64 	%rd57, %rd34, %rd142;
	@%p17 bra 	$L__BB0_464;
	@%p16 bra 	$L__BB0_446;
	setp.eq.s32 	%p352, %r131, 3;
	@%p352 bra 	$L__BB0_445;
	setp.ne.s32 	%p353, %r131, 1;
	@%p353 bra 	$L__BB0_447;
	cvt.rni.s32.f32 	%r452, %f199;
	max.s32 	%r453, %r452, 0;
	min.s32 	%r454, %r453, 65535;
	cvt.u16.u32 	%rs177, %r454;
	bra.uni 	$L__BB0_448;
$L__BB0_464:
	cvt.rni.s32.f32 	%r479, %f197;
	cvt.rni.s32.f32 	%r478, %f380;
	mov.u32 	%r480, 0;
	cvt.pack.sat.u8.s32.b32 %r477, %r478, %r479, %r480;
	cvt.rni.s32.f32 	%r482, %f198;
	cvt.rni.s32.f32 	%r483, %f199;
	cvt.pack.sat.u8.s32.b32 %r481, %r482, %r483, %r477;
	st.u32 	[%rd57], %r481;
	bra.uni 	$L__BB0_465;
$L__BB0_446:
	st.v4.f32 	[%rd57], {%f199, %f198, %f197, %f380};
	bra.uni 	$L__BB0_465;
$L__BB0_445:
	cvt.rn.f16.f32 %rs177, %f199;
	bra.uni 	$L__BB0_448;
$L__BB0_447:
	cvt.rni.s32.f32 	%r455, %f199;
	max.s32 	%r456, %r455, -32768;
	min.s32 	%r457, %r456, 32767;
	cvt.u16.u32 	%rs177, %r457;
$L__BB0_448:
	@%p352 bra 	$L__BB0_451;
	setp.ne.s32 	%p355, %r131, 1;
	@%p355 bra 	$L__BB0_452;
	cvt.rni.s32.f32 	%r458, %f198;
	max.s32 	%r459, %r458, 0;
	min.s32 	%r460, %r459, 65535;
	cvt.u16.u32 	%rs178, %r460;
	bra.uni 	$L__BB0_453;
$L__BB0_451:
	cvt.rn.f16.f32 %rs178, %f198;
	bra.uni 	$L__BB0_453;
$L__BB0_452:
	cvt.rni.s32.f32 	%r461, %f198;
	max.s32 	%r462, %r461, -32768;
	min.s32 	%r463, %r462, 32767;
	cvt.u16.u32 	%rs178, %r463;
$L__BB0_453:
	mov.b32 	%r120, {%rs177, %rs178};
	@%p352 bra 	$L__BB0_456;
	setp.ne.s32 	%p357, %r131, 1;
	@%p357 bra 	$L__BB0_457;
	cvt.rni.s32.f32 	%r464, %f197;
	max.s32 	%r465, %r464, 0;
	min.s32 	%r466, %r465, 65535;
	cvt.u16.u32 	%rs179, %r466;
	bra.uni 	$L__BB0_458;
$L__BB0_456:
	cvt.rn.f16.f32 %rs179, %f197;
	bra.uni 	$L__BB0_458;
$L__BB0_457:
	cvt.rni.s32.f32 	%r467, %f197;
	max.s32 	%r468, %r467, -32768;
	min.s32 	%r469, %r468, 32767;
	cvt.u16.u32 	%rs179, %r469;
$L__BB0_458:
	@%p352 bra 	$L__BB0_461;
	setp.ne.s32 	%p359, %r131, 1;
	@%p359 bra 	$L__BB0_462;
	cvt.rni.s32.f32 	%r470, %f380;
	max.s32 	%r471, %r470, 0;
	min.s32 	%r472, %r471, 65535;
	cvt.u16.u32 	%rs180, %r472;
	bra.uni 	$L__BB0_463;
$L__BB0_461:
	cvt.rn.f16.f32 %rs180, %f380;
	bra.uni 	$L__BB0_463;
$L__BB0_462:
	cvt.rni.s32.f32 	%r473, %f380;
	max.s32 	%r474, %r473, -32768;
	min.s32 	%r475, %r474, 32767;
	cvt.u16.u32 	%rs180, %r475;
$L__BB0_463:
	mov.b32 	%r476, {%rs179, %rs180};
	st.v2.u32 	[%rd57], {%r120, %r476};
$L__BB0_465:
	add.s32 	%r514, %r514, 1;
	setp.lt.s32 	%p360, %r514, %r140;
	@%p360 bra 	$L__BB0_12;
$L__BB0_466:
	ret;
}
`;
