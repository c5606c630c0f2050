// Made from kernels/tone.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/tone.cu`. */
export const TONE: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target9no_targetE[8];
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN37_INTERNAL_00000000_7_tone_cu_93d2eda42nv6target5sm_90E = 90;
.visible .entry gamma_contrast(
	.param .u64 gamma_contrast_param_0,
	.param .align 8 .b8 gamma_contrast_param_1[48],
	.param .u64 gamma_contrast_param_2,
	.param .align 8 .b8 gamma_contrast_param_3[48],
	.param .align 4 .b8 gamma_contrast_param_4[12],
	.param .f32 gamma_contrast_param_5,
	.param .f32 gamma_contrast_param_6,
	.param .f32 gamma_contrast_param_7,
	.param .f32 gamma_contrast_param_8,
	.param .f32 gamma_contrast_param_9
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<172>;
	.reg .b16 	%rs<46>;
	.reg .f32 	%f<321>;
	.reg .b32 	%r<492>;
	.reg .b64 	%rd<101>;
	ld.param.u64 	%rd43, [gamma_contrast_param_0];
	ld.param.v2.u32 	{%r140, %r141}, [gamma_contrast_param_1+40];
	ld.param.u64 	%rd48, [gamma_contrast_param_2];
	ld.param.v2.u32 	{%r422, %r423}, [gamma_contrast_param_3+32];
	ld.param.v2.u32 	{%r144, %r145}, [gamma_contrast_param_3+40];
	ld.param.f32 	%f77, [gamma_contrast_param_5];
	ld.param.f32 	%f78, [gamma_contrast_param_6];
	ld.param.f32 	%f79, [gamma_contrast_param_7];
	ld.param.f32 	%f80, [gamma_contrast_param_8];
	ld.param.f32 	%f81, [gamma_contrast_param_9];
	ld.param.u32 	%r137, [gamma_contrast_param_4+8];
	ld.param.u32 	%r136, [gamma_contrast_param_4+4];
	ld.param.u32 	%r135, [gamma_contrast_param_4];
	ld.param.u64 	%rd100, [gamma_contrast_param_3+24];
	ld.param.u64 	%rd99, [gamma_contrast_param_3+16];
	ld.param.u64 	%rd98, [gamma_contrast_param_3+8];
	ld.param.u64 	%rd49, [gamma_contrast_param_3];
	ld.param.u64 	%rd96, [gamma_contrast_param_1+24];
	ld.param.u64 	%rd95, [gamma_contrast_param_1+16];
	ld.param.u64 	%rd94, [gamma_contrast_param_1+8];
	ld.param.u64 	%rd44, [gamma_contrast_param_1];
	mov.u32 	%r2, %ctaid.z;
	setp.eq.s32 	%p5, %r141, 0;
	@%p5 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd53, %rd43;
	mul.wide.s32 	%rd54, %r2, 40;
	add.s64 	%rd55, %rd53, %rd54;
	ld.global.u64 	%rd96, [%rd55+24];
	ld.global.u64 	%rd95, [%rd55+16];
	ld.global.u64 	%rd94, [%rd55+8];
	ld.global.u64 	%rd93, [%rd55];
	bra.uni 	$L__BB0_3;
$L__BB0_2:
	cvt.s64.s32 	%rd56, %r2;
	mul.lo.s64 	%rd57, %rd44, %rd56;
	add.s64 	%rd93, %rd43, %rd57;
$L__BB0_3:
	setp.eq.s32 	%p6, %r145, 0;
	@%p6 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd58, %rd48;
	mul.wide.s32 	%rd59, %r2, 40;
	add.s64 	%rd60, %rd58, %rd59;
	ld.global.v2.u32 	{%r422, %r423}, [%rd60+32];
	ld.global.u64 	%rd100, [%rd60+24];
	ld.global.u64 	%rd99, [%rd60+16];
	ld.global.u64 	%rd98, [%rd60+8];
	ld.global.u64 	%rd97, [%rd60];
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.s64.s32 	%rd61, %r2;
	mul.lo.s64 	%rd62, %rd49, %rd61;
	add.s64 	%rd97, %rd48, %rd62;
$L__BB0_6:
	mov.u32 	%r150, %ctaid.y;
	shl.b32 	%r151, %r150, 3;
	mov.u32 	%r152, %tid.y;
	add.s32 	%r15, %r151, %r152;
	setp.ge.s32 	%p7, %r15, %r423;
	@%p7 bra 	$L__BB0_150;
	setp.lt.s32 	%p8, %r144, 1;
	@%p8 bra 	$L__BB0_150;
	cvt.s64.s32 	%rd63, %r15;
	mul.lo.s64 	%rd27, %rd94, %rd63;
	mul.lo.s64 	%rd28, %rd98, %rd63;
	rcp.rn.f32 	%f1, %f81;
	mov.u32 	%r436, 0;
$L__BB0_9:
	.pragma "nounroll";
	cvt.s64.s32 	%rd64, %r436;
	mul.lo.s64 	%rd65, %rd96, %rd64;
	add.s64 	%rd66, %rd65, %rd27;
	add.s64 	%rd33, %rd93, %rd66;
	mul.lo.s64 	%rd67, %rd100, %rd64;
	add.s64 	%rd68, %rd67, %rd28;
	add.s64 	%rd34, %rd97, %rd68;
	setp.eq.s32 	%p10, %r135, 4;
	selp.b32 	%r155, 4, 2, %p10;
	setp.eq.s32 	%p11, %r135, 0;
	selp.b32 	%r156, 1, %r155, %p11;
	cvt.u64.u32 	%rd69, %r156;
	setp.ne.s64 	%p12, %rd95, %rd69;
	setp.eq.s32 	%p13, %r136, 4;
	selp.b32 	%r157, 4, 2, %p13;
	setp.eq.s32 	%p14, %r136, 0;
	selp.b32 	%r158, 1, %r157, %p14;
	cvt.u64.u32 	%rd70, %r158;
	setp.ne.s64 	%p15, %rd99, %rd70;
	mov.pred 	%p171, 0;
	or.pred  	%p16, %p12, %p15;
	@%p16 bra 	$L__BB0_12;
	shl.b32 	%r161, %r156, 2;
	add.s32 	%r162, %r161, -1;
	cvt.s64.s32 	%rd71, %r162;
	and.b64  	%rd72, %rd33, %rd71;
	setp.ne.s64 	%p20, %rd72, 0;
	@%p20 bra 	$L__BB0_12;
	shl.b32 	%r165, %r158, 2;
	add.s32 	%r166, %r165, -1;
	cvt.s64.s32 	%rd73, %r166;
	and.b64  	%rd74, %rd34, %rd73;
	setp.eq.s64 	%p171, %rd74, 0;
$L__BB0_12:
	mov.u32 	%r167, %ctaid.x;
	shl.b32 	%r168, %r167, 9;
	mov.u32 	%r169, %tid.x;
	shl.b32 	%r170, %r169, 2;
	add.s32 	%r171, %r168, %r170;
	cvt.s64.s32 	%rd75, %r171;
	mul.lo.s64 	%rd77, %rd75, %rd69;
	add.s64 	%rd35, %rd33, %rd77;
	add.s32 	%r174, %r171, 128;
	mul.wide.s32 	%rd78, %r174, %r156;
	add.s64 	%rd36, %rd33, %rd78;
	add.s32 	%r175, %r171, 256;
	mul.wide.s32 	%rd79, %r175, %r156;
	add.s64 	%rd37, %rd33, %rd79;
	add.s32 	%r176, %r171, 384;
	mul.wide.s32 	%rd80, %r176, %r156;
	add.s64 	%rd38, %rd33, %rd80;
	@%p11 bra 	$L__BB0_22;
	setp.ne.s32 	%p25, %r135, 4;
	@%p25 bra 	$L__BB0_30;
	add.s32 	%r182, %r171, 4;
	setp.gt.s32 	%p26, %r182, %r422;
	not.pred 	%p27, %p171;
	or.pred  	%p28, %p27, %p26;
	@%p28 bra 	$L__BB0_16;
	ld.v4.u32 	{%r473, %r472, %r471, %r470}, [%rd35];
$L__BB0_16:
	add.s32 	%r192, %r171, 132;
	setp.gt.s32 	%p29, %r192, %r422;
	or.pred  	%p31, %p27, %p29;
	@%p31 bra 	$L__BB0_18;
	ld.v4.u32 	{%r469, %r468, %r467, %r466}, [%rd36];
$L__BB0_18:
	add.s32 	%r202, %r171, 260;
	setp.gt.s32 	%p32, %r202, %r422;
	or.pred  	%p34, %p27, %p32;
	mov.u32 	%r462, %r458;
	mov.u32 	%r463, %r459;
	mov.u32 	%r464, %r460;
	mov.u32 	%r465, %r461;
	@%p34 bra 	$L__BB0_20;
	ld.v4.u32 	{%r465, %r464, %r463, %r462}, [%rd37];
$L__BB0_20:
	add.s32 	%r212, %r171, 388;
	setp.gt.s32 	%p35, %r212, %r422;
	or.pred  	%p37, %p27, %p35;
	@%p37 bra 	$L__BB0_38;
	ld.v4.u32 	{%r461, %r460, %r459, %r458}, [%rd38];
	bra.uni 	$L__BB0_38;
$L__BB0_22:
	add.s32 	%r222, %r171, 4;
	setp.gt.s32 	%p38, %r222, %r422;
	not.pred 	%p39, %p171;
	or.pred  	%p40, %p39, %p38;
	@%p40 bra 	$L__BB0_24;
	ld.u32 	%r473, [%rd35];
$L__BB0_24:
	add.s32 	%r228, %r171, 132;
	setp.gt.s32 	%p41, %r228, %r422;
	or.pred  	%p43, %p39, %p41;
	@%p43 bra 	$L__BB0_26;
	ld.u32 	%r469, [%rd36];
$L__BB0_26:
	add.s32 	%r234, %r171, 260;
	setp.gt.s32 	%p44, %r234, %r422;
	or.pred  	%p46, %p39, %p44;
	mov.u32 	%r465, %r461;
	@%p46 bra 	$L__BB0_28;
	ld.u32 	%r465, [%rd37];
$L__BB0_28:
	add.s32 	%r240, %r171, 388;
	setp.gt.s32 	%p47, %r240, %r422;
	or.pred  	%p49, %p39, %p47;
	mov.u32 	%r462, %r458;
	mov.u32 	%r463, %r459;
	mov.u32 	%r464, %r460;
	@%p49 bra 	$L__BB0_38;
	ld.u32 	%r461, [%rd38];
	mov.u32 	%r462, %r458;
	mov.u32 	%r463, %r459;
	mov.u32 	%r464, %r460;
	bra.uni 	$L__BB0_38;
$L__BB0_30:
	add.s32 	%r246, %r171, 4;
	setp.gt.s32 	%p50, %r246, %r422;
	not.pred 	%p51, %p171;
	or.pred  	%p52, %p51, %p50;
	@%p52 bra 	$L__BB0_32;
	ld.v2.u32 	{%r473, %r472}, [%rd35];
$L__BB0_32:
	add.s32 	%r254, %r171, 132;
	setp.gt.s32 	%p53, %r254, %r422;
	or.pred  	%p55, %p51, %p53;
	@%p55 bra 	$L__BB0_34;
	ld.v2.u32 	{%r469, %r468}, [%rd36];
$L__BB0_34:
	add.s32 	%r262, %r171, 260;
	setp.gt.s32 	%p56, %r262, %r422;
	or.pred  	%p58, %p51, %p56;
	mov.u32 	%r464, %r460;
	mov.u32 	%r465, %r461;
	@%p58 bra 	$L__BB0_36;
	ld.v2.u32 	{%r465, %r464}, [%rd37];
$L__BB0_36:
	add.s32 	%r270, %r171, 388;
	setp.gt.s32 	%p59, %r270, %r422;
	or.pred  	%p61, %p51, %p59;
	mov.u32 	%r462, %r458;
	mov.u32 	%r463, %r459;
	@%p61 bra 	$L__BB0_38;
	ld.v2.u32 	{%r461, %r460}, [%rd38];
	mov.u32 	%r462, %r458;
	mov.u32 	%r463, %r459;
$L__BB0_38:
	mov.u32 	%r486, 0;
$L__BB0_39:
	.pragma "nounroll";
	mov.u32 	%r109, %r473;
	mov.u32 	%r108, %r472;
	mov.u32 	%r107, %r471;
	mov.u32 	%r106, %r470;
	mov.u32 	%r473, %r469;
	mov.u32 	%r472, %r468;
	mov.u32 	%r471, %r467;
	mov.u32 	%r470, %r466;
	mov.u32 	%r469, %r465;
	mov.u32 	%r468, %r464;
	mov.u32 	%r467, %r463;
	mov.u32 	%r466, %r462;
	setp.lt.s32 	%p62, %r137, 2;
	mov.u32 	%r491, %r436;
	@%p62 bra 	$L__BB0_41;
	shl.b32 	%r274, %r486, 7;
	add.s32 	%r280, %r274, %r171;
	rem.s32 	%r491, %r280, %r137;
$L__BB0_41:
	shl.b32 	%r286, %r486, 7;
	add.s32 	%r287, %r286, %r171;
	add.s32 	%r113, %r287, 4;
	setp.le.s32 	%p63, %r113, %r422;
	and.pred  	%p64, %p171, %p63;
	@%p64 bra 	$L__BB0_85;
	bra.uni 	$L__BB0_42;
$L__BB0_85:
	@%p11 bra 	$L__BB0_88;
	setp.ne.s32 	%p111, %r135, 4;
	@%p111 bra 	$L__BB0_89;
	mov.b32 	%f311, %r109;
	mov.b32 	%f53, %r108;
	mov.b32 	%f52, %r107;
	mov.b32 	%f76, %r106;
	bra.uni 	$L__BB0_101;
$L__BB0_42:
	shl.b32 	%r415, %r486, 7;
	add.s32 	%r414, %r415, %r171;
	min.s32 	%r114, %r113, %r422;
	setp.ge.s32 	%p65, %r414, %r114;
	@%p65 bra 	$L__BB0_148;
	shl.b32 	%r417, %r486, 7;
	add.s32 	%r488, %r417, %r171;
$L__BB0_44:
	.pragma "nounroll";
	cvt.s64.s32 	%rd39, %r488;
	mul.lo.s64 	%rd81, %rd95, %rd39;
	add.s64 	%rd40, %rd33, %rd81;
	setp.gt.s32 	%p66, %r135, 1;
	@%p66 bra 	$L__BB0_47;
	@%p11 bra 	$L__BB0_52;
	setp.eq.s32 	%p70, %r135, 1;
	@%p70 bra 	$L__BB0_51;
	bra.uni 	$L__BB0_53;
$L__BB0_51:
	ld.global.nc.u16 %rs24, [%rd40];
	cvt.rn.f32.u16 	%f299, %rs24;
	bra.uni 	$L__BB0_54;
$L__BB0_47:
	setp.eq.s32 	%p67, %r135, 2;
	@%p67 bra 	$L__BB0_50;
	setp.ne.s32 	%p68, %r135, 3;
	@%p68 bra 	$L__BB0_53;
	ld.global.nc.u16 %rs21, [%rd40];
	cvt.f32.f16 %f299, %rs21;
	bra.uni 	$L__BB0_54;
$L__BB0_52:
	ld.global.nc.u8 %r301, [%rd40];
	cvt.u16.u32 	%rs25, %r301;
	and.b16  	%rs26, %rs25, 255;
	cvt.rn.f32.u16 	%f299, %rs26;
	bra.uni 	$L__BB0_54;
$L__BB0_50:
	ld.global.nc.s16 %rs23, [%rd40];
	cvt.rn.f32.s16 	%f299, %rs23;
	bra.uni 	$L__BB0_54;
$L__BB0_53:
	ld.global.nc.f32 %f299, [%rd40];
$L__BB0_54:
	setp.eq.s32 	%p71, %r491, 0;
	mov.f32 	%f300, %f77;
	@%p71 bra 	$L__BB0_57;
	setp.ne.s32 	%p72, %r491, 1;
	mov.f32 	%f300, %f78;
	@%p72 bra 	$L__BB0_56;
	bra.uni 	$L__BB0_57;
$L__BB0_56:
	setp.eq.s32 	%p73, %r491, 2;
	selp.f32 	%f300, %f79, %f80, %p73;
$L__BB0_57:
	mov.f32 	%f84, 0f00000000;
	max.f32 	%f85, %f299, %f84;
	mul.f32 	%f10, %f1, %f85;
	@%p11 bra 	$L__BB0_73;
	abs.f32 	%f12, %f10;
	setp.lt.f32 	%p75, %f12, 0f00800000;
	mul.f32 	%f91, %f12, 0f4B800000;
	selp.f32 	%f92, %f91, %f12, %p75;
	selp.f32 	%f93, 0fC3170000, 0fC2FE0000, %p75;
	mov.b32 	%r302, %f92;
	and.b32  	%r303, %r302, 8388607;
	or.b32  	%r304, %r303, 1065353216;
	mov.b32 	%f94, %r304;
	shr.u32 	%r305, %r302, 23;
	cvt.rn.f32.u32 	%f95, %r305;
	add.f32 	%f96, %f93, %f95;
	setp.gt.f32 	%p76, %f94, 0f3FB504F3;
	mul.f32 	%f97, %f94, 0f3F000000;
	add.f32 	%f98, %f96, 0f3F800000;
	selp.f32 	%f99, %f98, %f96, %p76;
	selp.f32 	%f100, %f97, %f94, %p76;
	add.f32 	%f101, %f100, 0fBF800000;
	add.f32 	%f102, %f100, 0f3F800000;
	rcp.approx.ftz.f32 	%f103, %f102;
	add.f32 	%f104, %f101, %f101;
	mul.f32 	%f105, %f104, %f103;
	mul.f32 	%f106, %f105, %f105;
	mov.f32 	%f107, 0f3C4CAF63;
	mov.f32 	%f108, 0f3B18F0FE;
	fma.rn.f32 	%f109, %f108, %f106, %f107;
	mov.f32 	%f110, 0f3DAAAABD;
	fma.rn.f32 	%f111, %f109, %f106, %f110;
	mul.rn.f32 	%f112, %f111, %f106;
	mul.rn.f32 	%f113, %f112, %f105;
	sub.f32 	%f114, %f101, %f105;
	add.f32 	%f115, %f114, %f114;
	neg.f32 	%f116, %f105;
	fma.rn.f32 	%f117, %f116, %f101, %f115;
	mul.rn.f32 	%f118, %f103, %f117;
	add.f32 	%f119, %f113, %f105;
	sub.f32 	%f120, %f105, %f119;
	add.f32 	%f121, %f113, %f120;
	add.f32 	%f122, %f118, %f121;
	add.f32 	%f123, %f119, %f122;
	sub.f32 	%f124, %f119, %f123;
	add.f32 	%f125, %f122, %f124;
	mov.f32 	%f126, 0f3F317200;
	mul.rn.f32 	%f127, %f99, %f126;
	mov.f32 	%f128, 0f35BFBE8E;
	mul.rn.f32 	%f129, %f99, %f128;
	add.f32 	%f130, %f127, %f123;
	sub.f32 	%f131, %f127, %f130;
	add.f32 	%f132, %f123, %f131;
	add.f32 	%f133, %f125, %f132;
	add.f32 	%f134, %f129, %f133;
	add.f32 	%f135, %f130, %f134;
	sub.f32 	%f136, %f130, %f135;
	add.f32 	%f137, %f134, %f136;
	abs.f32 	%f13, %f300;
	setp.gt.f32 	%p77, %f13, 0f77F684DF;
	mul.f32 	%f138, %f300, 0f39000000;
	selp.f32 	%f139, %f138, %f300, %p77;
	mul.rn.f32 	%f140, %f139, %f135;
	neg.f32 	%f141, %f140;
	fma.rn.f32 	%f142, %f139, %f135, %f141;
	fma.rn.f32 	%f143, %f139, %f137, %f142;
	fma.rn.f32 	%f145, %f84, %f135, %f143;
	add.rn.f32 	%f146, %f140, %f145;
	neg.f32 	%f147, %f146;
	add.rn.f32 	%f148, %f140, %f147;
	add.rn.f32 	%f149, %f148, %f145;
	mov.b32 	%r306, %f146;
	setp.eq.s32 	%p78, %r306, 1118925336;
	add.s32 	%r307, %r306, -1;
	mov.b32 	%f150, %r307;
	add.f32 	%f151, %f149, 0f37000000;
	selp.f32 	%f14, %f151, %f149, %p78;
	selp.f32 	%f152, %f150, %f146, %p78;
	mov.f32 	%f153, 0f3FB8AA3B;
	mul.rn.f32 	%f154, %f152, %f153;
	cvt.rzi.f32.f32 	%f155, %f154;
	abs.f32 	%f156, %f155;
	setp.gt.f32 	%p79, %f156, 0f42FC0000;
	mov.b32 	%r308, %f155;
	and.b32  	%r309, %r308, -2147483648;
	or.b32  	%r310, %r309, 1123811328;
	mov.b32 	%f157, %r310;
	selp.f32 	%f158, %f157, %f155, %p79;
	mov.f32 	%f159, 0fBF317218;
	fma.rn.f32 	%f160, %f158, %f159, %f152;
	mov.f32 	%f161, 0f3102E308;
	fma.rn.f32 	%f162, %f158, %f161, %f160;
	mul.f32 	%f163, %f162, 0f3FB8AA3B;
	add.f32 	%f164, %f158, 0f4B40007F;
	mov.b32 	%r311, %f164;
	shl.b32 	%r312, %r311, 23;
	mov.b32 	%f165, %r312;
	ex2.approx.ftz.f32 	%f166, %f163;
	mul.f32 	%f15, %f166, %f165;
	setp.eq.f32 	%p80, %f15, 0f7F800000;
	mov.f32 	%f301, 0f7F800000;
	@%p80 bra 	$L__BB0_60;
	fma.rn.f32 	%f301, %f15, %f14, %f15;
$L__BB0_60:
	mul.f32 	%f295, %f300, 0f3F000000;
	cvt.rzi.f32.f32 	%f294, %f295;
	add.f32 	%f293, %f294, %f294;
	sub.f32 	%f292, %f300, %f293;
	abs.f32 	%f291, %f292;
	setp.lt.f32 	%p81, %f10, 0f00000000;
	setp.eq.f32 	%p82, %f291, 0f3F800000;
	and.pred  	%p3, %p81, %p82;
	setp.eq.f32 	%p83, %f10, 0f00000000;
	@%p83 bra 	$L__BB0_64;
	bra.uni 	$L__BB0_61;
$L__BB0_64:
	add.f32 	%f170, %f10, %f10;
	mov.b32 	%r315, %f170;
	selp.b32 	%r316, %r315, 0, %p82;
	or.b32  	%r317, %r316, 2139095040;
	setp.lt.f32 	%p87, %f300, 0f00000000;
	selp.b32 	%r318, %r317, %r316, %p87;
	mov.b32 	%f303, %r318;
	bra.uni 	$L__BB0_65;
$L__BB0_73:
	lg2.approx.f32 	%f173, %f10;
	mul.f32 	%f174, %f300, %f173;
	ex2.approx.f32 	%f304, %f174;
	bra.uni 	$L__BB0_74;
$L__BB0_61:
	mov.b32 	%r313, %f301;
	xor.b32  	%r314, %r313, -2147483648;
	mov.b32 	%f167, %r314;
	selp.f32 	%f303, %f167, %f301, %p3;
	setp.geu.f32 	%p84, %f10, 0f00000000;
	@%p84 bra 	$L__BB0_65;
	cvt.rzi.f32.f32 	%f168, %f300;
	setp.eq.f32 	%p85, %f168, %f300;
	@%p85 bra 	$L__BB0_65;
	mov.f32 	%f303, 0f7FFFFFFF;
$L__BB0_65:
	abs.f32 	%f296, %f300;
	add.f32 	%f171, %f12, %f296;
	mov.b32 	%r319, %f171;
	setp.lt.s32 	%p88, %r319, 2139095040;
	@%p88 bra 	$L__BB0_72;
	abs.f32 	%f297, %f300;
	setp.gtu.f32 	%p89, %f12, 0f7F800000;
	setp.gtu.f32 	%p90, %f297, 0f7F800000;
	or.pred  	%p91, %p89, %p90;
	@%p91 bra 	$L__BB0_71;
	bra.uni 	$L__BB0_67;
$L__BB0_71:
	add.f32 	%f303, %f300, %f10;
	bra.uni 	$L__BB0_72;
$L__BB0_67:
	abs.f32 	%f298, %f300;
	setp.eq.f32 	%p92, %f298, 0f7F800000;
	@%p92 bra 	$L__BB0_70;
	bra.uni 	$L__BB0_68;
$L__BB0_70:
	setp.gt.f32 	%p95, %f12, 0f3F800000;
	selp.b32 	%r323, 2139095040, 0, %p95;
	xor.b32  	%r324, %r323, 2139095040;
	setp.lt.f32 	%p96, %f300, 0f00000000;
	selp.b32 	%r325, %r324, %r323, %p96;
	mov.b32 	%f172, %r325;
	setp.eq.f32 	%p97, %f10, 0fBF800000;
	selp.f32 	%f303, 0f3F800000, %f172, %p97;
	bra.uni 	$L__BB0_72;
$L__BB0_68:
	setp.neu.f32 	%p93, %f12, 0f7F800000;
	@%p93 bra 	$L__BB0_72;
	setp.ge.f32 	%p94, %f300, 0f00000000;
	selp.b32 	%r320, 2139095040, 0, %p94;
	or.b32  	%r321, %r320, -2147483648;
	selp.b32 	%r322, %r321, %r320, %p3;
	mov.b32 	%f303, %r322;
$L__BB0_72:
	setp.eq.f32 	%p98, %f300, 0f00000000;
	setp.eq.f32 	%p99, %f10, 0f3F800000;
	or.pred  	%p100, %p98, %p99;
	selp.f32 	%f304, 0f3F800000, %f303, %p100;
$L__BB0_74:
	cvt.s64.s32 	%rd92, %r488;
	mul.f32 	%f28, %f304, %f81;
	mul.lo.s64 	%rd87, %rd99, %rd92;
	add.s64 	%rd41, %rd34, %rd87;
	setp.gt.s32 	%p101, %r136, 1;
	@%p101 bra 	$L__BB0_77;
	setp.eq.s32 	%p170, %r136, 0;
	@%p170 bra 	$L__BB0_82;
	setp.eq.s32 	%p105, %r136, 1;
	@%p105 bra 	$L__BB0_81;
	bra.uni 	$L__BB0_83;
$L__BB0_81:
	cvt.rni.s32.f32 	%r329, %f28;
	max.s32 	%r330, %r329, 0;
	min.s32 	%r331, %r330, 65535;
	st.u16 	[%rd41], %r331;
	bra.uni 	$L__BB0_84;
$L__BB0_77:
	setp.eq.s32 	%p102, %r136, 2;
	@%p102 bra 	$L__BB0_80;
	setp.ne.s32 	%p103, %r136, 3;
	@%p103 bra 	$L__BB0_83;
	cvt.rn.f16.f32 %rs27, %f28;
	st.u16 	[%rd41], %rs27;
	bra.uni 	$L__BB0_84;
$L__BB0_82:
	cvt.rni.s32.f32 	%r332, %f28;
	max.s32 	%r333, %r332, 0;
	min.s32 	%r334, %r333, 255;
	st.u8 	[%rd41], %r334;
	bra.uni 	$L__BB0_84;
$L__BB0_80:
	cvt.rni.s32.f32 	%r326, %f28;
	max.s32 	%r327, %r326, -32768;
	min.s32 	%r328, %r327, 32767;
	st.u16 	[%rd41], %r328;
	bra.uni 	$L__BB0_84;
$L__BB0_83:
	st.f32 	[%rd41], %f28;
$L__BB0_84:
	shl.b32 	%r421, %r486, 7;
	add.s32 	%r420, %r421, %r171;
	add.s32 	%r419, %r420, 4;
	min.s32 	%r418, %r419, %r422;
	setp.gt.s32 	%p106, %r137, 1;
	add.s32 	%r335, %r491, 1;
	setp.eq.s32 	%p107, %r335, %r137;
	selp.b32 	%r336, %r335, %r491, %p106;
	and.pred  	%p108, %p106, %p107;
	selp.b32 	%r491, 0, %r336, %p108;
	add.s32 	%r488, %r488, 1;
	setp.lt.s32 	%p109, %r488, %r418;
	@%p109 bra 	$L__BB0_44;
	bra.uni 	$L__BB0_148;
$L__BB0_88:
	cvt.u16.u32 	%rs28, %r109;
	and.b16  	%rs29, %rs28, 255;
	cvt.rn.f32.u16 	%f311, %rs29;
	shr.u16 	%rs30, %rs28, 8;
	cvt.rn.f32.u16 	%f53, %rs30;
	shr.u32 	%r337, %r109, 16;
	cvt.u16.u32 	%rs31, %r337;
	and.b16  	%rs32, %rs31, 255;
	cvt.rn.f32.u16 	%f52, %rs32;
	shr.u32 	%r338, %r109, 24;
	cvt.u16.u32 	%rs33, %r338;
	cvt.rn.f32.u16 	%f76, %rs33;
	bra.uni 	$L__BB0_101;
$L__BB0_89:
	setp.eq.s32 	%p112, %r135, 3;
	cvt.u16.u32 	%rs1, %r109;
	@%p112 bra 	$L__BB0_91;
	bra.uni 	$L__BB0_90;
$L__BB0_91:
	cvt.f32.f16 %f311, %rs1;
	bra.uni 	$L__BB0_92;
$L__BB0_90:
	setp.eq.s32 	%p113, %r135, 1;
	cvt.rn.f32.s16 	%f176, %rs1;
	cvt.rn.f32.u16 	%f177, %rs1;
	selp.f32 	%f311, %f177, %f176, %p113;
$L__BB0_92:
	shr.u32 	%r339, %r109, 16;
	cvt.u16.u32 	%rs2, %r339;
	@%p112 bra 	$L__BB0_94;
	bra.uni 	$L__BB0_93;
$L__BB0_94:
	cvt.f32.f16 %f53, %rs2;
	bra.uni 	$L__BB0_95;
$L__BB0_93:
	setp.eq.s32 	%p115, %r135, 1;
	cvt.rn.f32.s16 	%f179, %rs2;
	cvt.rn.f32.u16 	%f180, %rs2;
	selp.f32 	%f53, %f180, %f179, %p115;
$L__BB0_95:
	cvt.u16.u32 	%rs3, %r108;
	@%p112 bra 	$L__BB0_97;
	bra.uni 	$L__BB0_96;
$L__BB0_97:
	cvt.f32.f16 %f52, %rs3;
	bra.uni 	$L__BB0_98;
$L__BB0_96:
	setp.eq.s32 	%p117, %r135, 1;
	cvt.rn.f32.s16 	%f182, %rs3;
	cvt.rn.f32.u16 	%f183, %rs3;
	selp.f32 	%f52, %f183, %f182, %p117;
$L__BB0_98:
	shr.u32 	%r340, %r108, 16;
	cvt.u16.u32 	%rs4, %r340;
	@%p112 bra 	$L__BB0_100;
	bra.uni 	$L__BB0_99;
$L__BB0_100:
	cvt.f32.f16 %f76, %rs4;
	bra.uni 	$L__BB0_101;
$L__BB0_99:
	setp.eq.s32 	%p119, %r135, 1;
	cvt.rn.f32.s16 	%f185, %rs4;
	cvt.rn.f32.u16 	%f186, %rs4;
	selp.f32 	%f76, %f186, %f185, %p119;
$L__BB0_101:
	mov.u32 	%r490, 0;
$L__BB0_102:
	.pragma "nounroll";
	mov.f32 	%f54, %f53;
	mov.f32 	%f53, %f52;
	mov.f32 	%f52, %f76;
	setp.eq.s32 	%p120, %r491, 0;
	mov.f32 	%f316, %f77;
	@%p120 bra 	$L__BB0_105;
	setp.ne.s32 	%p121, %r491, 1;
	mov.f32 	%f316, %f78;
	@%p121 bra 	$L__BB0_104;
	bra.uni 	$L__BB0_105;
$L__BB0_104:
	setp.eq.s32 	%p122, %r491, 2;
	selp.f32 	%f316, %f79, %f80, %p122;
$L__BB0_105:
	mov.f32 	%f188, 0f00000000;
	max.f32 	%f189, %f311, %f188;
	mul.f32 	%f58, %f1, %f189;
	@%p11 bra 	$L__BB0_121;
	abs.f32 	%f60, %f58;
	setp.lt.f32 	%p124, %f60, 0f00800000;
	mul.f32 	%f195, %f60, 0f4B800000;
	selp.f32 	%f196, %f195, %f60, %p124;
	selp.f32 	%f197, 0fC3170000, 0fC2FE0000, %p124;
	mov.b32 	%r342, %f196;
	and.b32  	%r343, %r342, 8388607;
	or.b32  	%r344, %r343, 1065353216;
	mov.b32 	%f198, %r344;
	shr.u32 	%r345, %r342, 23;
	cvt.rn.f32.u32 	%f199, %r345;
	add.f32 	%f200, %f197, %f199;
	setp.gt.f32 	%p125, %f198, 0f3FB504F3;
	mul.f32 	%f201, %f198, 0f3F000000;
	add.f32 	%f202, %f200, 0f3F800000;
	selp.f32 	%f203, %f202, %f200, %p125;
	selp.f32 	%f204, %f201, %f198, %p125;
	add.f32 	%f205, %f204, 0fBF800000;
	add.f32 	%f206, %f204, 0f3F800000;
	rcp.approx.ftz.f32 	%f207, %f206;
	add.f32 	%f208, %f205, %f205;
	mul.f32 	%f209, %f208, %f207;
	mul.f32 	%f210, %f209, %f209;
	mov.f32 	%f211, 0f3C4CAF63;
	mov.f32 	%f212, 0f3B18F0FE;
	fma.rn.f32 	%f213, %f212, %f210, %f211;
	mov.f32 	%f214, 0f3DAAAABD;
	fma.rn.f32 	%f215, %f213, %f210, %f214;
	mul.rn.f32 	%f216, %f215, %f210;
	mul.rn.f32 	%f217, %f216, %f209;
	sub.f32 	%f218, %f205, %f209;
	add.f32 	%f219, %f218, %f218;
	neg.f32 	%f220, %f209;
	fma.rn.f32 	%f221, %f220, %f205, %f219;
	mul.rn.f32 	%f222, %f207, %f221;
	add.f32 	%f223, %f217, %f209;
	sub.f32 	%f224, %f209, %f223;
	add.f32 	%f225, %f217, %f224;
	add.f32 	%f226, %f222, %f225;
	add.f32 	%f227, %f223, %f226;
	sub.f32 	%f228, %f223, %f227;
	add.f32 	%f229, %f226, %f228;
	mov.f32 	%f230, 0f3F317200;
	mul.rn.f32 	%f231, %f203, %f230;
	mov.f32 	%f232, 0f35BFBE8E;
	mul.rn.f32 	%f233, %f203, %f232;
	add.f32 	%f234, %f231, %f227;
	sub.f32 	%f235, %f231, %f234;
	add.f32 	%f236, %f227, %f235;
	add.f32 	%f237, %f229, %f236;
	add.f32 	%f238, %f233, %f237;
	add.f32 	%f239, %f234, %f238;
	sub.f32 	%f240, %f234, %f239;
	add.f32 	%f241, %f238, %f240;
	abs.f32 	%f61, %f316;
	setp.gt.f32 	%p126, %f61, 0f77F684DF;
	mul.f32 	%f242, %f316, 0f39000000;
	selp.f32 	%f243, %f242, %f316, %p126;
	mul.rn.f32 	%f244, %f243, %f239;
	neg.f32 	%f245, %f244;
	fma.rn.f32 	%f246, %f243, %f239, %f245;
	fma.rn.f32 	%f247, %f243, %f241, %f246;
	fma.rn.f32 	%f249, %f188, %f239, %f247;
	add.rn.f32 	%f250, %f244, %f249;
	neg.f32 	%f251, %f250;
	add.rn.f32 	%f252, %f244, %f251;
	add.rn.f32 	%f253, %f252, %f249;
	mov.b32 	%r346, %f250;
	setp.eq.s32 	%p127, %r346, 1118925336;
	add.s32 	%r347, %r346, -1;
	mov.b32 	%f254, %r347;
	add.f32 	%f255, %f253, 0f37000000;
	selp.f32 	%f62, %f255, %f253, %p127;
	selp.f32 	%f256, %f254, %f250, %p127;
	mov.f32 	%f257, 0f3FB8AA3B;
	mul.rn.f32 	%f258, %f256, %f257;
	cvt.rzi.f32.f32 	%f259, %f258;
	abs.f32 	%f260, %f259;
	setp.gt.f32 	%p128, %f260, 0f42FC0000;
	mov.b32 	%r348, %f259;
	and.b32  	%r349, %r348, -2147483648;
	or.b32  	%r350, %r349, 1123811328;
	mov.b32 	%f261, %r350;
	selp.f32 	%f262, %f261, %f259, %p128;
	mov.f32 	%f263, 0fBF317218;
	fma.rn.f32 	%f264, %f262, %f263, %f256;
	mov.f32 	%f265, 0f3102E308;
	fma.rn.f32 	%f266, %f262, %f265, %f264;
	mul.f32 	%f267, %f266, 0f3FB8AA3B;
	add.f32 	%f268, %f262, 0f4B40007F;
	mov.b32 	%r351, %f268;
	shl.b32 	%r352, %r351, 23;
	mov.b32 	%f269, %r352;
	ex2.approx.ftz.f32 	%f270, %f267;
	mul.f32 	%f63, %f270, %f269;
	setp.eq.f32 	%p129, %f63, 0f7F800000;
	mov.f32 	%f317, 0f7F800000;
	@%p129 bra 	$L__BB0_108;
	fma.rn.f32 	%f317, %f63, %f62, %f63;
$L__BB0_108:
	mul.f32 	%f287, %f316, 0f3F000000;
	cvt.rzi.f32.f32 	%f286, %f287;
	add.f32 	%f285, %f286, %f286;
	sub.f32 	%f284, %f316, %f285;
	abs.f32 	%f283, %f284;
	setp.lt.f32 	%p130, %f58, 0f00000000;
	setp.eq.f32 	%p131, %f283, 0f3F800000;
	and.pred  	%p4, %p130, %p131;
	setp.eq.f32 	%p132, %f58, 0f00000000;
	@%p132 bra 	$L__BB0_112;
	bra.uni 	$L__BB0_109;
$L__BB0_112:
	add.f32 	%f274, %f58, %f58;
	mov.b32 	%r355, %f274;
	selp.b32 	%r356, %r355, 0, %p131;
	or.b32  	%r357, %r356, 2139095040;
	setp.lt.f32 	%p136, %f316, 0f00000000;
	selp.b32 	%r358, %r357, %r356, %p136;
	mov.b32 	%f319, %r358;
	bra.uni 	$L__BB0_113;
$L__BB0_121:
	lg2.approx.f32 	%f277, %f58;
	mul.f32 	%f278, %f316, %f277;
	ex2.approx.f32 	%f320, %f278;
	bra.uni 	$L__BB0_122;
$L__BB0_109:
	mov.b32 	%r353, %f317;
	xor.b32  	%r354, %r353, -2147483648;
	mov.b32 	%f271, %r354;
	selp.f32 	%f319, %f271, %f317, %p4;
	setp.geu.f32 	%p133, %f58, 0f00000000;
	@%p133 bra 	$L__BB0_113;
	cvt.rzi.f32.f32 	%f272, %f316;
	setp.eq.f32 	%p134, %f272, %f316;
	@%p134 bra 	$L__BB0_113;
	mov.f32 	%f319, 0f7FFFFFFF;
$L__BB0_113:
	abs.f32 	%f288, %f316;
	add.f32 	%f275, %f60, %f288;
	mov.b32 	%r359, %f275;
	setp.lt.s32 	%p137, %r359, 2139095040;
	@%p137 bra 	$L__BB0_120;
	abs.f32 	%f289, %f316;
	setp.gtu.f32 	%p138, %f60, 0f7F800000;
	setp.gtu.f32 	%p139, %f289, 0f7F800000;
	or.pred  	%p140, %p138, %p139;
	@%p140 bra 	$L__BB0_119;
	bra.uni 	$L__BB0_115;
$L__BB0_119:
	add.f32 	%f319, %f316, %f58;
	bra.uni 	$L__BB0_120;
$L__BB0_115:
	abs.f32 	%f290, %f316;
	setp.eq.f32 	%p141, %f290, 0f7F800000;
	@%p141 bra 	$L__BB0_118;
	bra.uni 	$L__BB0_116;
$L__BB0_118:
	setp.gt.f32 	%p144, %f60, 0f3F800000;
	selp.b32 	%r363, 2139095040, 0, %p144;
	xor.b32  	%r364, %r363, 2139095040;
	setp.lt.f32 	%p145, %f316, 0f00000000;
	selp.b32 	%r365, %r364, %r363, %p145;
	mov.b32 	%f276, %r365;
	setp.eq.f32 	%p146, %f58, 0fBF800000;
	selp.f32 	%f319, 0f3F800000, %f276, %p146;
	bra.uni 	$L__BB0_120;
$L__BB0_116:
	setp.neu.f32 	%p142, %f60, 0f7F800000;
	@%p142 bra 	$L__BB0_120;
	setp.ge.f32 	%p143, %f316, 0f00000000;
	selp.b32 	%r360, 2139095040, 0, %p143;
	or.b32  	%r361, %r360, -2147483648;
	selp.b32 	%r362, %r361, %r360, %p4;
	mov.b32 	%f319, %r362;
$L__BB0_120:
	setp.eq.f32 	%p147, %f316, 0f00000000;
	setp.eq.f32 	%p148, %f58, 0f3F800000;
	or.pred  	%p149, %p147, %p148;
	selp.f32 	%f320, 0f3F800000, %f319, %p149;
$L__BB0_122:
	mul.f32 	%f76, %f320, %f81;
	add.s32 	%r366, %r491, 1;
	setp.eq.s32 	%p150, %r366, %r137;
	setp.gt.s32 	%p151, %r137, 1;
	selp.b32 	%r367, %r366, %r491, %p151;
	and.pred  	%p152, %p151, %p150;
	selp.b32 	%r491, 0, %r367, %p152;
	add.s32 	%r490, %r490, 1;
	setp.ne.s32 	%p153, %r490, 4;
	mov.f32 	%f311, %f54;
	@%p153 bra 	$L__BB0_102;
	setp.eq.s32 	%p168, %r136, 0;
	setp.eq.s32 	%p167, %r136, 4;
	selp.b32 	%r413, 4, 2, %p167;
	selp.b32 	%r412, 1, %r413, %p168;
	cvt.u64.u32 	%rd91, %r412;
	shl.b32 	%r411, %r486, 7;
	add.s32 	%r410, %r411, %r171;
	cvt.s64.s32 	%rd88, %r410;
	mul.lo.s64 	%rd90, %rd88, %rd91;
	add.s64 	%rd42, %rd34, %rd90;
	@%p168 bra 	$L__BB0_147;
	setp.eq.s32 	%p169, %r136, 4;
	@%p169 bra 	$L__BB0_129;
	setp.eq.s32 	%p157, %r136, 3;
	@%p157 bra 	$L__BB0_128;
	setp.ne.s32 	%p158, %r136, 1;
	@%p158 bra 	$L__BB0_130;
	cvt.rni.s32.f32 	%r377, %f54;
	max.s32 	%r378, %r377, 0;
	min.s32 	%r379, %r378, 65535;
	cvt.u16.u32 	%rs42, %r379;
	bra.uni 	$L__BB0_131;
$L__BB0_147:
	cvt.rni.s32.f32 	%r404, %f52;
	cvt.rni.s32.f32 	%r403, %f76;
	mov.u32 	%r405, 0;
	cvt.pack.sat.u8.s32.b32 %r402, %r403, %r404, %r405;
	cvt.rni.s32.f32 	%r407, %f53;
	cvt.rni.s32.f32 	%r408, %f54;
	cvt.pack.sat.u8.s32.b32 %r406, %r407, %r408, %r402;
	st.u32 	[%rd42], %r406;
	bra.uni 	$L__BB0_148;
$L__BB0_128:
	cvt.rn.f16.f32 %rs42, %f54;
	bra.uni 	$L__BB0_131;
$L__BB0_129:
	st.v4.f32 	[%rd42], {%f54, %f53, %f52, %f76};
	bra.uni 	$L__BB0_148;
$L__BB0_130:
	cvt.rni.s32.f32 	%r380, %f54;
	max.s32 	%r381, %r380, -32768;
	min.s32 	%r382, %r381, 32767;
	cvt.u16.u32 	%rs42, %r382;
$L__BB0_131:
	@%p157 bra 	$L__BB0_134;
	setp.ne.s32 	%p160, %r136, 1;
	@%p160 bra 	$L__BB0_135;
	cvt.rni.s32.f32 	%r383, %f53;
	max.s32 	%r384, %r383, 0;
	min.s32 	%r385, %r384, 65535;
	cvt.u16.u32 	%rs43, %r385;
	bra.uni 	$L__BB0_136;
$L__BB0_134:
	cvt.rn.f16.f32 %rs43, %f53;
	bra.uni 	$L__BB0_136;
$L__BB0_135:
	cvt.rni.s32.f32 	%r386, %f53;
	max.s32 	%r387, %r386, -32768;
	min.s32 	%r388, %r387, 32767;
	cvt.u16.u32 	%rs43, %r388;
$L__BB0_136:
	mov.b32 	%r124, {%rs42, %rs43};
	@%p157 bra 	$L__BB0_139;
	setp.ne.s32 	%p162, %r136, 1;
	@%p162 bra 	$L__BB0_140;
	cvt.rni.s32.f32 	%r389, %f52;
	max.s32 	%r390, %r389, 0;
	min.s32 	%r391, %r390, 65535;
	cvt.u16.u32 	%rs44, %r391;
	bra.uni 	$L__BB0_141;
$L__BB0_139:
	cvt.rn.f16.f32 %rs44, %f52;
	bra.uni 	$L__BB0_141;
$L__BB0_140:
	cvt.rni.s32.f32 	%r392, %f52;
	max.s32 	%r393, %r392, -32768;
	min.s32 	%r394, %r393, 32767;
	cvt.u16.u32 	%rs44, %r394;
$L__BB0_141:
	@%p157 bra 	$L__BB0_144;
	setp.ne.s32 	%p164, %r136, 1;
	@%p164 bra 	$L__BB0_145;
	cvt.rni.s32.f32 	%r395, %f76;
	max.s32 	%r396, %r395, 0;
	min.s32 	%r397, %r396, 65535;
	cvt.u16.u32 	%rs45, %r397;
	bra.uni 	$L__BB0_146;
$L__BB0_144:
	cvt.rn.f16.f32 %rs45, %f76;
	bra.uni 	$L__BB0_146;
$L__BB0_145:
	cvt.rni.s32.f32 	%r398, %f76;
	max.s32 	%r399, %r398, -32768;
	min.s32 	%r400, %r399, 32767;
	cvt.u16.u32 	%rs45, %r400;
$L__BB0_146:
	mov.b32 	%r401, {%rs44, %rs45};
	st.v2.u32 	[%rd42], {%r124, %r401};
$L__BB0_148:
	add.s32 	%r486, %r486, 1;
	setp.lt.u32 	%p165, %r486, 4;
	mov.u32 	%r462, %r458;
	mov.u32 	%r463, %r459;
	mov.u32 	%r464, %r460;
	mov.u32 	%r465, %r461;
	@%p165 bra 	$L__BB0_39;
	add.s32 	%r436, %r436, 1;
	setp.lt.s32 	%p166, %r436, %r144;
	@%p166 bra 	$L__BB0_9;
$L__BB0_150:
	ret;
}
.visible .entry solarize(
	.param .u64 solarize_param_0,
	.param .align 8 .b8 solarize_param_1[48],
	.param .u64 solarize_param_2,
	.param .align 8 .b8 solarize_param_3[48],
	.param .align 4 .b8 solarize_param_4[12],
	.param .f32 solarize_param_5,
	.param .f32 solarize_param_6
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<241>;
	.reg .b16 	%rs<181>;
	.reg .f32 	%f<267>;
	.reg .b32 	%r<551>;
	.reg .b64 	%rd<149>;
	ld.param.u64 	%rd57, [solarize_param_0];
	ld.param.v2.u32 	{%r135, %r136}, [solarize_param_1+40];
	ld.param.u64 	%rd62, [solarize_param_2];
	ld.param.v2.u32 	{%r492, %r493}, [solarize_param_3+32];
	ld.param.v2.u32 	{%r139, %r140}, [solarize_param_3+40];
	ld.param.f32 	%f137, [solarize_param_5];
	ld.param.f32 	%f138, [solarize_param_6];
	ld.param.u32 	%r131, [solarize_param_4+4];
	ld.param.u32 	%r130, [solarize_param_4];
	ld.param.u64 	%rd147, [solarize_param_3+24];
	ld.param.u64 	%rd146, [solarize_param_3+16];
	ld.param.u64 	%rd145, [solarize_param_3+8];
	ld.param.u64 	%rd63, [solarize_param_3];
	ld.param.u64 	%rd143, [solarize_param_1+24];
	ld.param.u64 	%rd142, [solarize_param_1+16];
	ld.param.u64 	%rd141, [solarize_param_1+8];
	ld.param.u64 	%rd58, [solarize_param_1];
	mov.u32 	%r2, %ctaid.z;
	setp.eq.s32 	%p8, %r136, 0;
	@%p8 bra 	$L__BB1_2;
	cvta.to.global.u64 	%rd67, %rd57;
	mul.wide.s32 	%rd68, %r2, 40;
	add.s64 	%rd69, %rd67, %rd68;
	ld.global.u64 	%rd143, [%rd69+24];
	ld.global.u64 	%rd142, [%rd69+16];
	ld.global.u64 	%rd141, [%rd69+8];
	ld.global.u64 	%rd140, [%rd69];
	bra.uni 	$L__BB1_3;
$L__BB1_2:
	cvt.s64.s32 	%rd70, %r2;
	mul.lo.s64 	%rd71, %rd58, %rd70;
	add.s64 	%rd140, %rd57, %rd71;
$L__BB1_3:
	setp.eq.s32 	%p9, %r140, 0;
	@%p9 bra 	$L__BB1_5;
	cvta.to.global.u64 	%rd72, %rd62;
	mul.wide.s32 	%rd73, %r2, 40;
	add.s64 	%rd74, %rd72, %rd73;
	ld.global.v2.u32 	{%r492, %r493}, [%rd74+32];
	ld.global.u64 	%rd147, [%rd74+24];
	ld.global.u64 	%rd146, [%rd74+16];
	ld.global.u64 	%rd145, [%rd74+8];
	ld.global.u64 	%rd144, [%rd74];
	bra.uni 	$L__BB1_6;
$L__BB1_5:
	cvt.s64.s32 	%rd75, %r2;
	mul.lo.s64 	%rd76, %rd63, %rd75;
	add.s64 	%rd144, %rd62, %rd76;
$L__BB1_6:
	mov.u32 	%r145, %ctaid.y;
	shl.b32 	%r146, %r145, 3;
	mov.u32 	%r147, %tid.y;
	add.s32 	%r15, %r146, %r147;
	setp.ge.s32 	%p10, %r15, %r493;
	@%p10 bra 	$L__BB1_299;
	setp.lt.s32 	%p11, %r139, 1;
	@%p11 bra 	$L__BB1_299;
	mov.u32 	%r150, %ctaid.x;
	shl.b32 	%r151, %r150, 9;
	mov.u32 	%r152, %tid.x;
	shl.b32 	%r153, %r152, 2;
	add.s32 	%r154, %r151, %r153;
	setp.eq.s32 	%p12, %r130, 4;
	selp.b32 	%r155, 4, 2, %p12;
	setp.eq.s32 	%p13, %r130, 0;
	mov.u32 	%r510, 0;
	selp.b32 	%r156, 1, %r155, %p13;
	setp.eq.s32 	%p14, %r131, 0;
	setp.eq.s32 	%p15, %r131, 4;
	selp.b32 	%r157, 4, 2, %p15;
	selp.b32 	%r158, 1, %r157, %p14;
	cvt.s64.s32 	%rd77, %r15;
	mul.lo.s64 	%rd27, %rd141, %rd77;
	mul.lo.s64 	%rd28, %rd145, %rd77;
	add.s32 	%r159, %r154, 4;
	min.s32 	%r19, %r159, %r492;
	add.s32 	%r20, %r154, 132;
	min.s32 	%r21, %r20, %r492;
	add.s32 	%r22, %r154, 260;
	min.s32 	%r23, %r22, %r492;
	add.s32 	%r24, %r154, 388;
	min.s32 	%r25, %r24, %r492;
	cvt.u64.u32 	%rd78, %r158;
	setp.eq.s64 	%p16, %rd146, %rd78;
	cvt.u64.u32 	%rd79, %r156;
	setp.eq.s64 	%p17, %rd142, %rd79;
	and.pred  	%p1, %p17, %p16;
	not.pred 	%p19, %p1;
$L__BB1_9:
	.pragma "nounroll";
	cvt.s64.s32 	%rd80, %r510;
	mul.lo.s64 	%rd81, %rd143, %rd80;
	add.s64 	%rd82, %rd81, %rd27;
	add.s64 	%rd33, %rd140, %rd82;
	mul.lo.s64 	%rd83, %rd147, %rd80;
	add.s64 	%rd84, %rd83, %rd28;
	add.s64 	%rd34, %rd144, %rd84;
	mov.pred 	%p239, 0;
	@%p19 bra 	$L__BB1_12;
	shl.b32 	%r162, %r156, 2;
	add.s32 	%r163, %r162, -1;
	cvt.s64.s32 	%rd85, %r163;
	and.b64  	%rd86, %rd33, %rd85;
	setp.ne.s64 	%p23, %rd86, 0;
	@%p23 bra 	$L__BB1_12;
	shl.b32 	%r166, %r158, 2;
	add.s32 	%r167, %r166, -1;
	cvt.s64.s32 	%rd87, %r167;
	and.b64  	%rd88, %rd34, %rd87;
	setp.eq.s64 	%p239, %rd88, 0;
$L__BB1_12:
	cvt.s64.s32 	%rd89, %r154;
	mul.lo.s64 	%rd91, %rd89, %rd79;
	add.s64 	%rd35, %rd33, %rd91;
	add.s32 	%r175, %r154, 128;
	mul.wide.s32 	%rd92, %r175, %r156;
	add.s64 	%rd36, %rd33, %rd92;
	add.s32 	%r176, %r154, 256;
	mul.wide.s32 	%rd93, %r176, %r156;
	add.s64 	%rd37, %rd33, %rd93;
	add.s32 	%r177, %r154, 384;
	mul.wide.s32 	%rd94, %r177, %r156;
	add.s64 	%rd38, %rd33, %rd94;
	@%p13 bra 	$L__BB1_22;
	setp.ne.s32 	%p28, %r130, 4;
	@%p28 bra 	$L__BB1_30;
	setp.le.s32 	%p29, %r159, %r492;
	and.pred  	%p4, %p239, %p29;
	not.pred 	%p30, %p4;
	@%p30 bra 	$L__BB1_16;
	ld.v4.u32 	{%r547, %r546, %r545, %r544}, [%rd35];
$L__BB1_16:
	setp.gt.s32 	%p31, %r20, %r492;
	not.pred 	%p32, %p239;
	or.pred  	%p33, %p32, %p31;
	@%p33 bra 	$L__BB1_18;
	ld.v4.u32 	{%r543, %r542, %r541, %r540}, [%rd36];
$L__BB1_18:
	not.pred 	%p225, %p239;
	setp.gt.s32 	%p34, %r22, %r492;
	or.pred  	%p36, %p225, %p34;
	@%p36 bra 	$L__BB1_20;
	ld.v4.u32 	{%r539, %r538, %r537, %r536}, [%rd37];
$L__BB1_20:
	not.pred 	%p226, %p239;
	setp.le.s32 	%p222, %r159, %r492;
	and.pred  	%p240, %p239, %p222;
	setp.gt.s32 	%p37, %r24, %r492;
	or.pred  	%p39, %p226, %p37;
	@%p39 bra 	$L__BB1_38;
	setp.le.s32 	%p224, %r159, %r492;
	and.pred  	%p240, %p239, %p224;
	ld.v4.u32 	{%r535, %r534, %r533, %r532}, [%rd38];
	bra.uni 	$L__BB1_38;
$L__BB1_22:
	setp.le.s32 	%p40, %r159, %r492;
	and.pred  	%p5, %p239, %p40;
	not.pred 	%p41, %p5;
	@%p41 bra 	$L__BB1_24;
	ld.u32 	%r547, [%rd35];
$L__BB1_24:
	setp.gt.s32 	%p42, %r20, %r492;
	not.pred 	%p43, %p239;
	or.pred  	%p44, %p43, %p42;
	@%p44 bra 	$L__BB1_26;
	ld.u32 	%r543, [%rd36];
$L__BB1_26:
	not.pred 	%p231, %p239;
	setp.gt.s32 	%p45, %r22, %r492;
	or.pred  	%p47, %p231, %p45;
	@%p47 bra 	$L__BB1_28;
	ld.u32 	%r539, [%rd37];
$L__BB1_28:
	not.pred 	%p232, %p239;
	setp.le.s32 	%p228, %r159, %r492;
	and.pred  	%p240, %p239, %p228;
	setp.gt.s32 	%p48, %r24, %r492;
	or.pred  	%p50, %p232, %p48;
	@%p50 bra 	$L__BB1_38;
	setp.le.s32 	%p230, %r159, %r492;
	and.pred  	%p240, %p239, %p230;
	ld.u32 	%r535, [%rd38];
	bra.uni 	$L__BB1_38;
$L__BB1_30:
	setp.le.s32 	%p51, %r159, %r492;
	and.pred  	%p6, %p239, %p51;
	not.pred 	%p52, %p6;
	@%p52 bra 	$L__BB1_32;
	ld.v2.u32 	{%r547, %r546}, [%rd35];
$L__BB1_32:
	setp.gt.s32 	%p53, %r20, %r492;
	not.pred 	%p54, %p239;
	or.pred  	%p55, %p54, %p53;
	@%p55 bra 	$L__BB1_34;
	ld.v2.u32 	{%r543, %r542}, [%rd36];
$L__BB1_34:
	not.pred 	%p237, %p239;
	setp.gt.s32 	%p56, %r22, %r492;
	or.pred  	%p58, %p237, %p56;
	@%p58 bra 	$L__BB1_36;
	ld.v2.u32 	{%r539, %r538}, [%rd37];
$L__BB1_36:
	not.pred 	%p238, %p239;
	setp.le.s32 	%p234, %r159, %r492;
	and.pred  	%p240, %p239, %p234;
	setp.gt.s32 	%p59, %r24, %r492;
	or.pred  	%p61, %p238, %p59;
	@%p61 bra 	$L__BB1_38;
	setp.le.s32 	%p236, %r159, %r492;
	and.pred  	%p240, %p239, %p236;
	ld.v2.u32 	{%r535, %r534}, [%rd38];
$L__BB1_38:
	@%p240 bra 	$L__BB1_62;
	bra.uni 	$L__BB1_39;
$L__BB1_62:
	@%p13 bra 	$L__BB1_65;
	setp.ne.s32 	%p76, %r130, 4;
	@%p76 bra 	$L__BB1_66;
	mov.b32 	%f242, %r547;
	mov.b32 	%f241, %r546;
	mov.b32 	%f240, %r545;
	mov.b32 	%f239, %r544;
	bra.uni 	$L__BB1_78;
$L__BB1_39:
	setp.ge.s32 	%p62, %r154, %r19;
	@%p62 bra 	$L__BB1_103;
	cvt.s64.s32 	%rd148, %r154;
$L__BB1_41:
	.pragma "nounroll";
	mul.lo.s64 	%rd95, %rd142, %rd148;
	add.s64 	%rd41, %rd33, %rd95;
	setp.gt.s32 	%p63, %r130, 1;
	@%p63 bra 	$L__BB1_44;
	@%p13 bra 	$L__BB1_49;
	setp.eq.s32 	%p67, %r130, 1;
	@%p67 bra 	$L__BB1_48;
	bra.uni 	$L__BB1_50;
$L__BB1_48:
	ld.global.nc.u16 %rs84, [%rd41];
	cvt.rn.f32.u16 	%f235, %rs84;
	bra.uni 	$L__BB1_51;
$L__BB1_44:
	setp.eq.s32 	%p64, %r130, 2;
	@%p64 bra 	$L__BB1_47;
	setp.ne.s32 	%p65, %r130, 3;
	@%p65 bra 	$L__BB1_50;
	ld.global.nc.u16 %rs81, [%rd41];
	cvt.f32.f16 %f235, %rs81;
	bra.uni 	$L__BB1_51;
$L__BB1_49:
	ld.global.nc.u8 %r230, [%rd41];
	cvt.u16.u32 	%rs85, %r230;
	and.b16  	%rs86, %rs85, 255;
	cvt.rn.f32.u16 	%f235, %rs86;
	bra.uni 	$L__BB1_51;
$L__BB1_47:
	ld.global.nc.s16 %rs83, [%rd41];
	cvt.rn.f32.s16 	%f235, %rs83;
	bra.uni 	$L__BB1_51;
$L__BB1_50:
	ld.global.nc.f32 %f235, [%rd41];
$L__BB1_51:
	sub.f32 	%f141, %f137, %f235;
	setp.ltu.f32 	%p68, %f235, %f138;
	selp.f32 	%f7, %f235, %f141, %p68;
	mul.lo.s64 	%rd101, %rd146, %rd148;
	add.s64 	%rd42, %rd34, %rd101;
	setp.gt.s32 	%p69, %r131, 1;
	@%p69 bra 	$L__BB1_54;
	@%p14 bra 	$L__BB1_59;
	setp.eq.s32 	%p73, %r131, 1;
	@%p73 bra 	$L__BB1_58;
	bra.uni 	$L__BB1_60;
$L__BB1_58:
	cvt.rni.s32.f32 	%r234, %f7;
	max.s32 	%r235, %r234, 0;
	min.s32 	%r236, %r235, 65535;
	st.u16 	[%rd42], %r236;
	bra.uni 	$L__BB1_61;
$L__BB1_54:
	setp.eq.s32 	%p70, %r131, 2;
	@%p70 bra 	$L__BB1_57;
	setp.ne.s32 	%p71, %r131, 3;
	@%p71 bra 	$L__BB1_60;
	cvt.rn.f16.f32 %rs87, %f7;
	st.u16 	[%rd42], %rs87;
	bra.uni 	$L__BB1_61;
$L__BB1_59:
	cvt.rni.s32.f32 	%r237, %f7;
	max.s32 	%r238, %r237, 0;
	min.s32 	%r239, %r238, 255;
	st.u8 	[%rd42], %r239;
	bra.uni 	$L__BB1_61;
$L__BB1_57:
	cvt.rni.s32.f32 	%r231, %f7;
	max.s32 	%r232, %r231, -32768;
	min.s32 	%r233, %r232, 32767;
	st.u16 	[%rd42], %r233;
	bra.uni 	$L__BB1_61;
$L__BB1_60:
	st.f32 	[%rd42], %f7;
$L__BB1_61:
	add.s64 	%rd148, %rd148, 1;
	cvt.u32.u64 	%r240, %rd148;
	setp.lt.s32 	%p74, %r240, %r19;
	@%p74 bra 	$L__BB1_41;
	bra.uni 	$L__BB1_103;
$L__BB1_65:
	cvt.u16.u32 	%rs88, %r547;
	and.b16  	%rs89, %rs88, 255;
	cvt.rn.f32.u16 	%f242, %rs89;
	shr.u16 	%rs90, %rs88, 8;
	cvt.rn.f32.u16 	%f241, %rs90;
	shr.u32 	%r241, %r547, 16;
	cvt.u16.u32 	%rs91, %r241;
	and.b16  	%rs92, %rs91, 255;
	cvt.rn.f32.u16 	%f240, %rs92;
	shr.u32 	%r242, %r547, 24;
	cvt.u16.u32 	%rs93, %r242;
	cvt.rn.f32.u16 	%f239, %rs93;
	bra.uni 	$L__BB1_78;
$L__BB1_66:
	setp.eq.s32 	%p77, %r130, 3;
	cvt.u16.u32 	%rs1, %r547;
	@%p77 bra 	$L__BB1_68;
	bra.uni 	$L__BB1_67;
$L__BB1_68:
	cvt.f32.f16 %f242, %rs1;
	bra.uni 	$L__BB1_69;
$L__BB1_67:
	setp.eq.s32 	%p78, %r130, 1;
	cvt.rn.f32.s16 	%f143, %rs1;
	cvt.rn.f32.u16 	%f144, %rs1;
	selp.f32 	%f242, %f144, %f143, %p78;
$L__BB1_69:
	shr.u32 	%r243, %r547, 16;
	cvt.u16.u32 	%rs2, %r243;
	@%p77 bra 	$L__BB1_71;
	bra.uni 	$L__BB1_70;
$L__BB1_71:
	cvt.f32.f16 %f241, %rs2;
	bra.uni 	$L__BB1_72;
$L__BB1_70:
	setp.eq.s32 	%p80, %r130, 1;
	cvt.rn.f32.s16 	%f146, %rs2;
	cvt.rn.f32.u16 	%f147, %rs2;
	selp.f32 	%f241, %f147, %f146, %p80;
$L__BB1_72:
	cvt.u16.u32 	%rs3, %r546;
	@%p77 bra 	$L__BB1_74;
	bra.uni 	$L__BB1_73;
$L__BB1_74:
	cvt.f32.f16 %f240, %rs3;
	bra.uni 	$L__BB1_75;
$L__BB1_73:
	setp.eq.s32 	%p82, %r130, 1;
	cvt.rn.f32.s16 	%f149, %rs3;
	cvt.rn.f32.u16 	%f150, %rs3;
	selp.f32 	%f240, %f150, %f149, %p82;
$L__BB1_75:
	shr.u32 	%r244, %r546, 16;
	cvt.u16.u32 	%rs4, %r244;
	@%p77 bra 	$L__BB1_77;
	bra.uni 	$L__BB1_76;
$L__BB1_77:
	cvt.f32.f16 %f239, %rs4;
	bra.uni 	$L__BB1_78;
$L__BB1_76:
	setp.eq.s32 	%p84, %r130, 1;
	cvt.rn.f32.s16 	%f152, %rs4;
	cvt.rn.f32.u16 	%f153, %rs4;
	selp.f32 	%f239, %f153, %f152, %p84;
$L__BB1_78:
	cvt.s64.s32 	%rd136, %r154;
	sub.f32 	%f155, %f137, %f242;
	setp.ltu.f32 	%p85, %f242, %f138;
	selp.f32 	%f31, %f242, %f155, %p85;
	sub.f32 	%f156, %f137, %f241;
	setp.ltu.f32 	%p86, %f241, %f138;
	selp.f32 	%f32, %f241, %f156, %p86;
	sub.f32 	%f157, %f137, %f240;
	setp.ltu.f32 	%p87, %f240, %f138;
	selp.f32 	%f33, %f240, %f157, %p87;
	sub.f32 	%f158, %f137, %f239;
	setp.ltu.f32 	%p88, %f239, %f138;
	selp.f32 	%f34, %f239, %f158, %p88;
	mul.lo.s64 	%rd104, %rd136, %rd78;
	add.s64 	%rd44, %rd34, %rd104;
	@%p14 bra 	$L__BB1_102;
	@%p15 bra 	$L__BB1_84;
	setp.eq.s32 	%p92, %r131, 3;
	@%p92 bra 	$L__BB1_83;
	setp.ne.s32 	%p93, %r131, 1;
	@%p93 bra 	$L__BB1_85;
	cvt.rni.s32.f32 	%r252, %f31;
	max.s32 	%r253, %r252, 0;
	min.s32 	%r254, %r253, 65535;
	cvt.u16.u32 	%rs165, %r254;
	bra.uni 	$L__BB1_86;
$L__BB1_102:
	cvt.rni.s32.f32 	%r279, %f33;
	cvt.rni.s32.f32 	%r278, %f34;
	mov.u32 	%r280, 0;
	cvt.pack.sat.u8.s32.b32 %r277, %r278, %r279, %r280;
	cvt.rni.s32.f32 	%r282, %f32;
	cvt.rni.s32.f32 	%r283, %f31;
	cvt.pack.sat.u8.s32.b32 %r281, %r282, %r283, %r277;
	st.u32 	[%rd44], %r281;
	bra.uni 	$L__BB1_103;
$L__BB1_83:
	cvt.rn.f16.f32 %rs165, %f31;
	bra.uni 	$L__BB1_86;
$L__BB1_84:
	st.v4.f32 	[%rd44], {%f31, %f32, %f33, %f34};
	bra.uni 	$L__BB1_103;
$L__BB1_85:
	cvt.rni.s32.f32 	%r255, %f31;
	max.s32 	%r256, %r255, -32768;
	min.s32 	%r257, %r256, 32767;
	cvt.u16.u32 	%rs165, %r257;
$L__BB1_86:
	@%p92 bra 	$L__BB1_89;
	setp.ne.s32 	%p95, %r131, 1;
	@%p95 bra 	$L__BB1_90;
	cvt.rni.s32.f32 	%r258, %f32;
	max.s32 	%r259, %r258, 0;
	min.s32 	%r260, %r259, 65535;
	cvt.u16.u32 	%rs166, %r260;
	bra.uni 	$L__BB1_91;
$L__BB1_89:
	cvt.rn.f16.f32 %rs166, %f32;
	bra.uni 	$L__BB1_91;
$L__BB1_90:
	cvt.rni.s32.f32 	%r261, %f32;
	max.s32 	%r262, %r261, -32768;
	min.s32 	%r263, %r262, 32767;
	cvt.u16.u32 	%rs166, %r263;
$L__BB1_91:
	mov.b32 	%r108, {%rs165, %rs166};
	@%p92 bra 	$L__BB1_94;
	setp.ne.s32 	%p97, %r131, 1;
	@%p97 bra 	$L__BB1_95;
	cvt.rni.s32.f32 	%r264, %f33;
	max.s32 	%r265, %r264, 0;
	min.s32 	%r266, %r265, 65535;
	cvt.u16.u32 	%rs167, %r266;
	bra.uni 	$L__BB1_96;
$L__BB1_94:
	cvt.rn.f16.f32 %rs167, %f33;
	bra.uni 	$L__BB1_96;
$L__BB1_95:
	cvt.rni.s32.f32 	%r267, %f33;
	max.s32 	%r268, %r267, -32768;
	min.s32 	%r269, %r268, 32767;
	cvt.u16.u32 	%rs167, %r269;
$L__BB1_96:
	@%p92 bra 	$L__BB1_99;
	setp.ne.s32 	%p99, %r131, 1;
	@%p99 bra 	$L__BB1_100;
	cvt.rni.s32.f32 	%r270, %f34;
	max.s32 	%r271, %r270, 0;
	min.s32 	%r272, %r271, 65535;
	cvt.u16.u32 	%rs168, %r272;
	bra.uni 	$L__BB1_101;
$L__BB1_99:
	cvt.rn.f16.f32 %rs168, %f34;
	bra.uni 	$L__BB1_101;
$L__BB1_100:
	cvt.rni.s32.f32 	%r273, %f34;
	max.s32 	%r274, %r273, -32768;
	min.s32 	%r275, %r274, 32767;
	cvt.u16.u32 	%rs168, %r275;
$L__BB1_101:
	mov.b32 	%r276, {%rs167, %rs168};
	st.v2.u32 	[%rd44], {%r108, %r276};
$L__BB1_103:
	setp.le.s32 	%p100, %r20, %r492;
	and.pred  	%p101, %p239, %p100;
	@%p101 bra 	$L__BB1_127;
	bra.uni 	$L__BB1_104;
$L__BB1_127:
	@%p13 bra 	$L__BB1_130;
	setp.ne.s32 	%p116, %r130, 4;
	@%p116 bra 	$L__BB1_131;
	mov.b32 	%f250, %r543;
	mov.b32 	%f249, %r542;
	mov.b32 	%f248, %r541;
	mov.b32 	%f247, %r540;
	bra.uni 	$L__BB1_143;
$L__BB1_104:
	add.s32 	%r483, %r154, 128;
	setp.ge.s32 	%p102, %r483, %r21;
	@%p102 bra 	$L__BB1_168;
	add.s32 	%r548, %r154, 128;
$L__BB1_106:
	.pragma "nounroll";
	cvt.s64.s32 	%rd45, %r548;
	mul.lo.s64 	%rd105, %rd142, %rd45;
	add.s64 	%rd46, %rd33, %rd105;
	setp.gt.s32 	%p103, %r130, 1;
	@%p103 bra 	$L__BB1_109;
	@%p13 bra 	$L__BB1_114;
	setp.eq.s32 	%p107, %r130, 1;
	@%p107 bra 	$L__BB1_113;
	bra.uni 	$L__BB1_115;
$L__BB1_113:
	ld.global.nc.u16 %rs105, [%rd46];
	cvt.rn.f32.u16 	%f243, %rs105;
	bra.uni 	$L__BB1_116;
$L__BB1_109:
	setp.eq.s32 	%p104, %r130, 2;
	@%p104 bra 	$L__BB1_112;
	setp.ne.s32 	%p105, %r130, 3;
	@%p105 bra 	$L__BB1_115;
	ld.global.nc.u16 %rs102, [%rd46];
	cvt.f32.f16 %f243, %rs102;
	bra.uni 	$L__BB1_116;
$L__BB1_114:
	ld.global.nc.u8 %r296, [%rd46];
	cvt.u16.u32 	%rs106, %r296;
	and.b16  	%rs107, %rs106, 255;
	cvt.rn.f32.u16 	%f243, %rs107;
	bra.uni 	$L__BB1_116;
$L__BB1_112:
	ld.global.nc.s16 %rs104, [%rd46];
	cvt.rn.f32.s16 	%f243, %rs104;
	bra.uni 	$L__BB1_116;
$L__BB1_115:
	ld.global.nc.f32 %f243, [%rd46];
$L__BB1_116:
	cvt.s64.s32 	%rd137, %r548;
	sub.f32 	%f165, %f137, %f243;
	setp.ltu.f32 	%p108, %f243, %f138;
	selp.f32 	%f41, %f243, %f165, %p108;
	mul.lo.s64 	%rd111, %rd146, %rd137;
	add.s64 	%rd47, %rd34, %rd111;
	setp.gt.s32 	%p109, %r131, 1;
	@%p109 bra 	$L__BB1_119;
	@%p14 bra 	$L__BB1_124;
	setp.eq.s32 	%p113, %r131, 1;
	@%p113 bra 	$L__BB1_123;
	bra.uni 	$L__BB1_125;
$L__BB1_123:
	cvt.rni.s32.f32 	%r300, %f41;
	max.s32 	%r301, %r300, 0;
	min.s32 	%r302, %r301, 65535;
	st.u16 	[%rd47], %r302;
	bra.uni 	$L__BB1_126;
$L__BB1_119:
	setp.eq.s32 	%p110, %r131, 2;
	@%p110 bra 	$L__BB1_122;
	setp.ne.s32 	%p111, %r131, 3;
	@%p111 bra 	$L__BB1_125;
	cvt.rn.f16.f32 %rs108, %f41;
	st.u16 	[%rd47], %rs108;
	bra.uni 	$L__BB1_126;
$L__BB1_124:
	cvt.rni.s32.f32 	%r303, %f41;
	max.s32 	%r304, %r303, 0;
	min.s32 	%r305, %r304, 255;
	st.u8 	[%rd47], %r305;
	bra.uni 	$L__BB1_126;
$L__BB1_122:
	cvt.rni.s32.f32 	%r297, %f41;
	max.s32 	%r298, %r297, -32768;
	min.s32 	%r299, %r298, 32767;
	st.u16 	[%rd47], %r299;
	bra.uni 	$L__BB1_126;
$L__BB1_125:
	st.f32 	[%rd47], %f41;
$L__BB1_126:
	add.s32 	%r548, %r548, 1;
	setp.lt.s32 	%p114, %r548, %r21;
	@%p114 bra 	$L__BB1_106;
	bra.uni 	$L__BB1_168;
$L__BB1_130:
	cvt.u16.u32 	%rs109, %r543;
	and.b16  	%rs110, %rs109, 255;
	cvt.rn.f32.u16 	%f250, %rs110;
	shr.u16 	%rs111, %rs109, 8;
	cvt.rn.f32.u16 	%f249, %rs111;
	shr.u32 	%r306, %r543, 16;
	cvt.u16.u32 	%rs112, %r306;
	and.b16  	%rs113, %rs112, 255;
	cvt.rn.f32.u16 	%f248, %rs113;
	shr.u32 	%r307, %r543, 24;
	cvt.u16.u32 	%rs114, %r307;
	cvt.rn.f32.u16 	%f247, %rs114;
	bra.uni 	$L__BB1_143;
$L__BB1_131:
	setp.eq.s32 	%p117, %r130, 3;
	cvt.u16.u32 	%rs21, %r543;
	@%p117 bra 	$L__BB1_133;
	bra.uni 	$L__BB1_132;
$L__BB1_133:
	cvt.f32.f16 %f250, %rs21;
	bra.uni 	$L__BB1_134;
$L__BB1_132:
	setp.eq.s32 	%p118, %r130, 1;
	cvt.rn.f32.s16 	%f167, %rs21;
	cvt.rn.f32.u16 	%f168, %rs21;
	selp.f32 	%f250, %f168, %f167, %p118;
$L__BB1_134:
	shr.u32 	%r308, %r543, 16;
	cvt.u16.u32 	%rs22, %r308;
	@%p117 bra 	$L__BB1_136;
	bra.uni 	$L__BB1_135;
$L__BB1_136:
	cvt.f32.f16 %f249, %rs22;
	bra.uni 	$L__BB1_137;
$L__BB1_135:
	setp.eq.s32 	%p120, %r130, 1;
	cvt.rn.f32.s16 	%f170, %rs22;
	cvt.rn.f32.u16 	%f171, %rs22;
	selp.f32 	%f249, %f171, %f170, %p120;
$L__BB1_137:
	cvt.u16.u32 	%rs23, %r542;
	@%p117 bra 	$L__BB1_139;
	bra.uni 	$L__BB1_138;
$L__BB1_139:
	cvt.f32.f16 %f248, %rs23;
	bra.uni 	$L__BB1_140;
$L__BB1_138:
	setp.eq.s32 	%p122, %r130, 1;
	cvt.rn.f32.s16 	%f173, %rs23;
	cvt.rn.f32.u16 	%f174, %rs23;
	selp.f32 	%f248, %f174, %f173, %p122;
$L__BB1_140:
	shr.u32 	%r309, %r542, 16;
	cvt.u16.u32 	%rs24, %r309;
	@%p117 bra 	$L__BB1_142;
	bra.uni 	$L__BB1_141;
$L__BB1_142:
	cvt.f32.f16 %f247, %rs24;
	bra.uni 	$L__BB1_143;
$L__BB1_141:
	setp.eq.s32 	%p124, %r130, 1;
	cvt.rn.f32.s16 	%f176, %rs24;
	cvt.rn.f32.u16 	%f177, %rs24;
	selp.f32 	%f247, %f177, %f176, %p124;
$L__BB1_143:
	add.s32 	%r491, %r154, 128;
	sub.f32 	%f179, %f137, %f250;
	setp.ltu.f32 	%p125, %f250, %f138;
	selp.f32 	%f65, %f250, %f179, %p125;
	sub.f32 	%f180, %f137, %f249;
	setp.ltu.f32 	%p126, %f249, %f138;
	selp.f32 	%f66, %f249, %f180, %p126;
	sub.f32 	%f181, %f137, %f248;
	setp.ltu.f32 	%p127, %f248, %f138;
	selp.f32 	%f67, %f248, %f181, %p127;
	sub.f32 	%f182, %f137, %f247;
	setp.ltu.f32 	%p128, %f247, %f138;
	selp.f32 	%f68, %f247, %f182, %p128;
	cvt.s64.s32 	%rd112, %r491;
	mul.lo.s64 	%rd114, %rd112, %rd78;
	add.s64 	%rd48, %rd34, %rd114;
	@%p14 bra 	$L__BB1_167;
	@%p15 bra 	$L__BB1_149;
	setp.eq.s32 	%p132, %r131, 3;
	@%p132 bra 	$L__BB1_148;
	setp.ne.s32 	%p133, %r131, 1;
	@%p133 bra 	$L__BB1_150;
	cvt.rni.s32.f32 	%r318, %f65;
	max.s32 	%r319, %r318, 0;
	min.s32 	%r320, %r319, 65535;
	cvt.u16.u32 	%rs169, %r320;
	bra.uni 	$L__BB1_151;
$L__BB1_167:
	cvt.rni.s32.f32 	%r345, %f67;
	cvt.rni.s32.f32 	%r344, %f68;
	mov.u32 	%r346, 0;
	cvt.pack.sat.u8.s32.b32 %r343, %r344, %r345, %r346;
	cvt.rni.s32.f32 	%r348, %f66;
	cvt.rni.s32.f32 	%r349, %f65;
	cvt.pack.sat.u8.s32.b32 %r347, %r348, %r349, %r343;
	st.u32 	[%rd48], %r347;
	bra.uni 	$L__BB1_168;
$L__BB1_148:
	cvt.rn.f16.f32 %rs169, %f65;
	bra.uni 	$L__BB1_151;
$L__BB1_149:
	st.v4.f32 	[%rd48], {%f65, %f66, %f67, %f68};
	bra.uni 	$L__BB1_168;
$L__BB1_150:
	cvt.rni.s32.f32 	%r321, %f65;
	max.s32 	%r322, %r321, -32768;
	min.s32 	%r323, %r322, 32767;
	cvt.u16.u32 	%rs169, %r323;
$L__BB1_151:
	@%p132 bra 	$L__BB1_154;
	setp.ne.s32 	%p135, %r131, 1;
	@%p135 bra 	$L__BB1_155;
	cvt.rni.s32.f32 	%r324, %f66;
	max.s32 	%r325, %r324, 0;
	min.s32 	%r326, %r325, 65535;
	cvt.u16.u32 	%rs170, %r326;
	bra.uni 	$L__BB1_156;
$L__BB1_154:
	cvt.rn.f16.f32 %rs170, %f66;
	bra.uni 	$L__BB1_156;
$L__BB1_155:
	cvt.rni.s32.f32 	%r327, %f66;
	max.s32 	%r328, %r327, -32768;
	min.s32 	%r329, %r328, 32767;
	cvt.u16.u32 	%rs170, %r329;
$L__BB1_156:
	mov.b32 	%r112, {%rs169, %rs170};
	@%p132 bra 	$L__BB1_159;
	setp.ne.s32 	%p137, %r131, 1;
	@%p137 bra 	$L__BB1_160;
	cvt.rni.s32.f32 	%r330, %f67;
	max.s32 	%r331, %r330, 0;
	min.s32 	%r332, %r331, 65535;
	cvt.u16.u32 	%rs171, %r332;
	bra.uni 	$L__BB1_161;
$L__BB1_159:
	cvt.rn.f16.f32 %rs171, %f67;
	bra.uni 	$L__BB1_161;
$L__BB1_160:
	cvt.rni.s32.f32 	%r333, %f67;
	max.s32 	%r334, %r333, -32768;
	min.s32 	%r335, %r334, 32767;
	cvt.u16.u32 	%rs171, %r335;
$L__BB1_161:
	@%p132 bra 	$L__BB1_164;
	setp.ne.s32 	%p139, %r131, 1;
	@%p139 bra 	$L__BB1_165;
	cvt.rni.s32.f32 	%r336, %f68;
	max.s32 	%r337, %r336, 0;
	min.s32 	%r338, %r337, 65535;
	cvt.u16.u32 	%rs172, %r338;
	bra.uni 	$L__BB1_166;
$L__BB1_164:
	cvt.rn.f16.f32 %rs172, %f68;
	bra.uni 	$L__BB1_166;
$L__BB1_165:
	cvt.rni.s32.f32 	%r339, %f68;
	max.s32 	%r340, %r339, -32768;
	min.s32 	%r341, %r340, 32767;
	cvt.u16.u32 	%rs172, %r341;
$L__BB1_166:
	mov.b32 	%r342, {%rs171, %rs172};
	st.v2.u32 	[%rd48], {%r112, %r342};
$L__BB1_168:
	setp.le.s32 	%p140, %r22, %r492;
	and.pred  	%p141, %p239, %p140;
	@%p141 bra 	$L__BB1_192;
	bra.uni 	$L__BB1_169;
$L__BB1_192:
	@%p13 bra 	$L__BB1_195;
	setp.ne.s32 	%p156, %r130, 4;
	@%p156 bra 	$L__BB1_196;
	mov.b32 	%f258, %r539;
	mov.b32 	%f257, %r538;
	mov.b32 	%f256, %r537;
	mov.b32 	%f255, %r536;
	bra.uni 	$L__BB1_208;
$L__BB1_169:
	add.s32 	%r484, %r154, 256;
	setp.ge.s32 	%p142, %r484, %r23;
	@%p142 bra 	$L__BB1_233;
	add.s32 	%r549, %r154, 256;
$L__BB1_171:
	.pragma "nounroll";
	cvt.s64.s32 	%rd49, %r549;
	mul.lo.s64 	%rd115, %rd142, %rd49;
	add.s64 	%rd50, %rd33, %rd115;
	setp.gt.s32 	%p143, %r130, 1;
	@%p143 bra 	$L__BB1_174;
	@%p13 bra 	$L__BB1_179;
	setp.eq.s32 	%p147, %r130, 1;
	@%p147 bra 	$L__BB1_178;
	bra.uni 	$L__BB1_180;
$L__BB1_178:
	ld.global.nc.u16 %rs126, [%rd50];
	cvt.rn.f32.u16 	%f251, %rs126;
	bra.uni 	$L__BB1_181;
$L__BB1_174:
	setp.eq.s32 	%p144, %r130, 2;
	@%p144 bra 	$L__BB1_177;
	setp.ne.s32 	%p145, %r130, 3;
	@%p145 bra 	$L__BB1_180;
	ld.global.nc.u16 %rs123, [%rd50];
	cvt.f32.f16 %f251, %rs123;
	bra.uni 	$L__BB1_181;
$L__BB1_179:
	ld.global.nc.u8 %r362, [%rd50];
	cvt.u16.u32 	%rs127, %r362;
	and.b16  	%rs128, %rs127, 255;
	cvt.rn.f32.u16 	%f251, %rs128;
	bra.uni 	$L__BB1_181;
$L__BB1_177:
	ld.global.nc.s16 %rs125, [%rd50];
	cvt.rn.f32.s16 	%f251, %rs125;
	bra.uni 	$L__BB1_181;
$L__BB1_180:
	ld.global.nc.f32 %f251, [%rd50];
$L__BB1_181:
	cvt.s64.s32 	%rd138, %r549;
	sub.f32 	%f189, %f137, %f251;
	setp.ltu.f32 	%p148, %f251, %f138;
	selp.f32 	%f75, %f251, %f189, %p148;
	mul.lo.s64 	%rd121, %rd146, %rd138;
	add.s64 	%rd51, %rd34, %rd121;
	setp.gt.s32 	%p149, %r131, 1;
	@%p149 bra 	$L__BB1_184;
	@%p14 bra 	$L__BB1_189;
	setp.eq.s32 	%p153, %r131, 1;
	@%p153 bra 	$L__BB1_188;
	bra.uni 	$L__BB1_190;
$L__BB1_188:
	cvt.rni.s32.f32 	%r366, %f75;
	max.s32 	%r367, %r366, 0;
	min.s32 	%r368, %r367, 65535;
	st.u16 	[%rd51], %r368;
	bra.uni 	$L__BB1_191;
$L__BB1_184:
	setp.eq.s32 	%p150, %r131, 2;
	@%p150 bra 	$L__BB1_187;
	setp.ne.s32 	%p151, %r131, 3;
	@%p151 bra 	$L__BB1_190;
	cvt.rn.f16.f32 %rs129, %f75;
	st.u16 	[%rd51], %rs129;
	bra.uni 	$L__BB1_191;
$L__BB1_189:
	cvt.rni.s32.f32 	%r369, %f75;
	max.s32 	%r370, %r369, 0;
	min.s32 	%r371, %r370, 255;
	st.u8 	[%rd51], %r371;
	bra.uni 	$L__BB1_191;
$L__BB1_187:
	cvt.rni.s32.f32 	%r363, %f75;
	max.s32 	%r364, %r363, -32768;
	min.s32 	%r365, %r364, 32767;
	st.u16 	[%rd51], %r365;
	bra.uni 	$L__BB1_191;
$L__BB1_190:
	st.f32 	[%rd51], %f75;
$L__BB1_191:
	add.s32 	%r549, %r549, 1;
	setp.lt.s32 	%p154, %r549, %r23;
	@%p154 bra 	$L__BB1_171;
	bra.uni 	$L__BB1_233;
$L__BB1_195:
	cvt.u16.u32 	%rs130, %r539;
	and.b16  	%rs131, %rs130, 255;
	cvt.rn.f32.u16 	%f258, %rs131;
	shr.u16 	%rs132, %rs130, 8;
	cvt.rn.f32.u16 	%f257, %rs132;
	shr.u32 	%r372, %r539, 16;
	cvt.u16.u32 	%rs133, %r372;
	and.b16  	%rs134, %rs133, 255;
	cvt.rn.f32.u16 	%f256, %rs134;
	shr.u32 	%r373, %r539, 24;
	cvt.u16.u32 	%rs135, %r373;
	cvt.rn.f32.u16 	%f255, %rs135;
	bra.uni 	$L__BB1_208;
$L__BB1_196:
	setp.eq.s32 	%p157, %r130, 3;
	cvt.u16.u32 	%rs41, %r539;
	@%p157 bra 	$L__BB1_198;
	bra.uni 	$L__BB1_197;
$L__BB1_198:
	cvt.f32.f16 %f258, %rs41;
	bra.uni 	$L__BB1_199;
$L__BB1_197:
	setp.eq.s32 	%p158, %r130, 1;
	cvt.rn.f32.s16 	%f191, %rs41;
	cvt.rn.f32.u16 	%f192, %rs41;
	selp.f32 	%f258, %f192, %f191, %p158;
$L__BB1_199:
	shr.u32 	%r374, %r539, 16;
	cvt.u16.u32 	%rs42, %r374;
	@%p157 bra 	$L__BB1_201;
	bra.uni 	$L__BB1_200;
$L__BB1_201:
	cvt.f32.f16 %f257, %rs42;
	bra.uni 	$L__BB1_202;
$L__BB1_200:
	setp.eq.s32 	%p160, %r130, 1;
	cvt.rn.f32.s16 	%f194, %rs42;
	cvt.rn.f32.u16 	%f195, %rs42;
	selp.f32 	%f257, %f195, %f194, %p160;
$L__BB1_202:
	cvt.u16.u32 	%rs43, %r538;
	@%p157 bra 	$L__BB1_204;
	bra.uni 	$L__BB1_203;
$L__BB1_204:
	cvt.f32.f16 %f256, %rs43;
	bra.uni 	$L__BB1_205;
$L__BB1_203:
	setp.eq.s32 	%p162, %r130, 1;
	cvt.rn.f32.s16 	%f197, %rs43;
	cvt.rn.f32.u16 	%f198, %rs43;
	selp.f32 	%f256, %f198, %f197, %p162;
$L__BB1_205:
	shr.u32 	%r375, %r538, 16;
	cvt.u16.u32 	%rs44, %r375;
	@%p157 bra 	$L__BB1_207;
	bra.uni 	$L__BB1_206;
$L__BB1_207:
	cvt.f32.f16 %f255, %rs44;
	bra.uni 	$L__BB1_208;
$L__BB1_206:
	setp.eq.s32 	%p164, %r130, 1;
	cvt.rn.f32.s16 	%f200, %rs44;
	cvt.rn.f32.u16 	%f201, %rs44;
	selp.f32 	%f255, %f201, %f200, %p164;
$L__BB1_208:
	add.s32 	%r489, %r154, 256;
	sub.f32 	%f203, %f137, %f258;
	setp.ltu.f32 	%p165, %f258, %f138;
	selp.f32 	%f99, %f258, %f203, %p165;
	sub.f32 	%f204, %f137, %f257;
	setp.ltu.f32 	%p166, %f257, %f138;
	selp.f32 	%f100, %f257, %f204, %p166;
	sub.f32 	%f205, %f137, %f256;
	setp.ltu.f32 	%p167, %f256, %f138;
	selp.f32 	%f101, %f256, %f205, %p167;
	sub.f32 	%f206, %f137, %f255;
	setp.ltu.f32 	%p168, %f255, %f138;
	selp.f32 	%f102, %f255, %f206, %p168;
	cvt.s64.s32 	%rd122, %r489;
	mul.lo.s64 	%rd124, %rd122, %rd78;
	add.s64 	%rd52, %rd34, %rd124;
	@%p14 bra 	$L__BB1_232;
	@%p15 bra 	$L__BB1_214;
	setp.eq.s32 	%p172, %r131, 3;
	@%p172 bra 	$L__BB1_213;
	setp.ne.s32 	%p173, %r131, 1;
	@%p173 bra 	$L__BB1_215;
	cvt.rni.s32.f32 	%r384, %f99;
	max.s32 	%r385, %r384, 0;
	min.s32 	%r386, %r385, 65535;
	cvt.u16.u32 	%rs173, %r386;
	bra.uni 	$L__BB1_216;
$L__BB1_232:
	cvt.rni.s32.f32 	%r411, %f101;
	cvt.rni.s32.f32 	%r410, %f102;
	mov.u32 	%r412, 0;
	cvt.pack.sat.u8.s32.b32 %r409, %r410, %r411, %r412;
	cvt.rni.s32.f32 	%r414, %f100;
	cvt.rni.s32.f32 	%r415, %f99;
	cvt.pack.sat.u8.s32.b32 %r413, %r414, %r415, %r409;
	st.u32 	[%rd52], %r413;
	bra.uni 	$L__BB1_233;
$L__BB1_213:
	cvt.rn.f16.f32 %rs173, %f99;
	bra.uni 	$L__BB1_216;
$L__BB1_214:
	st.v4.f32 	[%rd52], {%f99, %f100, %f101, %f102};
	bra.uni 	$L__BB1_233;
$L__BB1_215:
	cvt.rni.s32.f32 	%r387, %f99;
	max.s32 	%r388, %r387, -32768;
	min.s32 	%r389, %r388, 32767;
	cvt.u16.u32 	%rs173, %r389;
$L__BB1_216:
	@%p172 bra 	$L__BB1_219;
	setp.ne.s32 	%p175, %r131, 1;
	@%p175 bra 	$L__BB1_220;
	cvt.rni.s32.f32 	%r390, %f100;
	max.s32 	%r391, %r390, 0;
	min.s32 	%r392, %r391, 65535;
	cvt.u16.u32 	%rs174, %r392;
	bra.uni 	$L__BB1_221;
$L__BB1_219:
	cvt.rn.f16.f32 %rs174, %f100;
	bra.uni 	$L__BB1_221;
$L__BB1_220:
	cvt.rni.s32.f32 	%r393, %f100;
	max.s32 	%r394, %r393, -32768;
	min.s32 	%r395, %r394, 32767;
	cvt.u16.u32 	%rs174, %r395;
$L__BB1_221:
	mov.b32 	%r116, {%rs173, %rs174};
	@%p172 bra 	$L__BB1_224;
	setp.ne.s32 	%p177, %r131, 1;
	@%p177 bra 	$L__BB1_225;
	cvt.rni.s32.f32 	%r396, %f101;
	max.s32 	%r397, %r396, 0;
	min.s32 	%r398, %r397, 65535;
	cvt.u16.u32 	%rs175, %r398;
	bra.uni 	$L__BB1_226;
$L__BB1_224:
	cvt.rn.f16.f32 %rs175, %f101;
	bra.uni 	$L__BB1_226;
$L__BB1_225:
	cvt.rni.s32.f32 	%r399, %f101;
	max.s32 	%r400, %r399, -32768;
	min.s32 	%r401, %r400, 32767;
	cvt.u16.u32 	%rs175, %r401;
$L__BB1_226:
	@%p172 bra 	$L__BB1_229;
	setp.ne.s32 	%p179, %r131, 1;
	@%p179 bra 	$L__BB1_230;
	cvt.rni.s32.f32 	%r402, %f102;
	max.s32 	%r403, %r402, 0;
	min.s32 	%r404, %r403, 65535;
	cvt.u16.u32 	%rs176, %r404;
	bra.uni 	$L__BB1_231;
$L__BB1_229:
	cvt.rn.f16.f32 %rs176, %f102;
	bra.uni 	$L__BB1_231;
$L__BB1_230:
	cvt.rni.s32.f32 	%r405, %f102;
	max.s32 	%r406, %r405, -32768;
	min.s32 	%r407, %r406, 32767;
	cvt.u16.u32 	%rs176, %r407;
$L__BB1_231:
	mov.b32 	%r408, {%rs175, %rs176};
	st.v2.u32 	[%rd52], {%r116, %r408};
$L__BB1_233:
	setp.le.s32 	%p180, %r24, %r492;
	and.pred  	%p181, %p239, %p180;
	@%p181 bra 	$L__BB1_257;
	bra.uni 	$L__BB1_234;
$L__BB1_257:
	@%p13 bra 	$L__BB1_260;
	setp.ne.s32 	%p196, %r130, 4;
	@%p196 bra 	$L__BB1_261;
	mov.b32 	%f266, %r535;
	mov.b32 	%f265, %r534;
	mov.b32 	%f264, %r533;
	mov.b32 	%f263, %r532;
	bra.uni 	$L__BB1_273;
$L__BB1_234:
	add.s32 	%r485, %r154, 384;
	setp.ge.s32 	%p182, %r485, %r25;
	@%p182 bra 	$L__BB1_298;
	add.s32 	%r550, %r154, 384;
$L__BB1_236:
	.pragma "nounroll";
	cvt.s64.s32 	%rd53, %r550;
	mul.lo.s64 	%rd125, %rd142, %rd53;
	add.s64 	%rd54, %rd33, %rd125;
	setp.gt.s32 	%p183, %r130, 1;
	@%p183 bra 	$L__BB1_239;
	@%p13 bra 	$L__BB1_244;
	setp.eq.s32 	%p187, %r130, 1;
	@%p187 bra 	$L__BB1_243;
	bra.uni 	$L__BB1_245;
$L__BB1_243:
	ld.global.nc.u16 %rs147, [%rd54];
	cvt.rn.f32.u16 	%f259, %rs147;
	bra.uni 	$L__BB1_246;
$L__BB1_239:
	setp.eq.s32 	%p184, %r130, 2;
	@%p184 bra 	$L__BB1_242;
	setp.ne.s32 	%p185, %r130, 3;
	@%p185 bra 	$L__BB1_245;
	ld.global.nc.u16 %rs144, [%rd54];
	cvt.f32.f16 %f259, %rs144;
	bra.uni 	$L__BB1_246;
$L__BB1_244:
	ld.global.nc.u8 %r428, [%rd54];
	cvt.u16.u32 	%rs148, %r428;
	and.b16  	%rs149, %rs148, 255;
	cvt.rn.f32.u16 	%f259, %rs149;
	bra.uni 	$L__BB1_246;
$L__BB1_242:
	ld.global.nc.s16 %rs146, [%rd54];
	cvt.rn.f32.s16 	%f259, %rs146;
	bra.uni 	$L__BB1_246;
$L__BB1_245:
	ld.global.nc.f32 %f259, [%rd54];
$L__BB1_246:
	cvt.s64.s32 	%rd139, %r550;
	sub.f32 	%f213, %f137, %f259;
	setp.ltu.f32 	%p188, %f259, %f138;
	selp.f32 	%f109, %f259, %f213, %p188;
	mul.lo.s64 	%rd131, %rd146, %rd139;
	add.s64 	%rd55, %rd34, %rd131;
	setp.gt.s32 	%p189, %r131, 1;
	@%p189 bra 	$L__BB1_249;
	@%p14 bra 	$L__BB1_254;
	setp.eq.s32 	%p193, %r131, 1;
	@%p193 bra 	$L__BB1_253;
	bra.uni 	$L__BB1_255;
$L__BB1_253:
	cvt.rni.s32.f32 	%r432, %f109;
	max.s32 	%r433, %r432, 0;
	min.s32 	%r434, %r433, 65535;
	st.u16 	[%rd55], %r434;
	bra.uni 	$L__BB1_256;
$L__BB1_249:
	setp.eq.s32 	%p190, %r131, 2;
	@%p190 bra 	$L__BB1_252;
	setp.ne.s32 	%p191, %r131, 3;
	@%p191 bra 	$L__BB1_255;
	cvt.rn.f16.f32 %rs150, %f109;
	st.u16 	[%rd55], %rs150;
	bra.uni 	$L__BB1_256;
$L__BB1_254:
	cvt.rni.s32.f32 	%r435, %f109;
	max.s32 	%r436, %r435, 0;
	min.s32 	%r437, %r436, 255;
	st.u8 	[%rd55], %r437;
	bra.uni 	$L__BB1_256;
$L__BB1_252:
	cvt.rni.s32.f32 	%r429, %f109;
	max.s32 	%r430, %r429, -32768;
	min.s32 	%r431, %r430, 32767;
	st.u16 	[%rd55], %r431;
	bra.uni 	$L__BB1_256;
$L__BB1_255:
	st.f32 	[%rd55], %f109;
$L__BB1_256:
	add.s32 	%r550, %r550, 1;
	setp.lt.s32 	%p194, %r550, %r25;
	@%p194 bra 	$L__BB1_236;
	bra.uni 	$L__BB1_298;
$L__BB1_260:
	cvt.u16.u32 	%rs151, %r535;
	and.b16  	%rs152, %rs151, 255;
	cvt.rn.f32.u16 	%f266, %rs152;
	shr.u16 	%rs153, %rs151, 8;
	cvt.rn.f32.u16 	%f265, %rs153;
	shr.u32 	%r438, %r535, 16;
	cvt.u16.u32 	%rs154, %r438;
	and.b16  	%rs155, %rs154, 255;
	cvt.rn.f32.u16 	%f264, %rs155;
	shr.u32 	%r439, %r535, 24;
	cvt.u16.u32 	%rs156, %r439;
	cvt.rn.f32.u16 	%f263, %rs156;
	bra.uni 	$L__BB1_273;
$L__BB1_261:
	setp.eq.s32 	%p197, %r130, 3;
	cvt.u16.u32 	%rs61, %r535;
	@%p197 bra 	$L__BB1_263;
	bra.uni 	$L__BB1_262;
$L__BB1_263:
	cvt.f32.f16 %f266, %rs61;
	bra.uni 	$L__BB1_264;
$L__BB1_262:
	setp.eq.s32 	%p198, %r130, 1;
	cvt.rn.f32.s16 	%f215, %rs61;
	cvt.rn.f32.u16 	%f216, %rs61;
	selp.f32 	%f266, %f216, %f215, %p198;
$L__BB1_264:
	shr.u32 	%r440, %r535, 16;
	cvt.u16.u32 	%rs62, %r440;
	@%p197 bra 	$L__BB1_266;
	bra.uni 	$L__BB1_265;
$L__BB1_266:
	cvt.f32.f16 %f265, %rs62;
	bra.uni 	$L__BB1_267;
$L__BB1_265:
	setp.eq.s32 	%p200, %r130, 1;
	cvt.rn.f32.s16 	%f218, %rs62;
	cvt.rn.f32.u16 	%f219, %rs62;
	selp.f32 	%f265, %f219, %f218, %p200;
$L__BB1_267:
	cvt.u16.u32 	%rs63, %r534;
	@%p197 bra 	$L__BB1_269;
	bra.uni 	$L__BB1_268;
$L__BB1_269:
	cvt.f32.f16 %f264, %rs63;
	bra.uni 	$L__BB1_270;
$L__BB1_268:
	setp.eq.s32 	%p202, %r130, 1;
	cvt.rn.f32.s16 	%f221, %rs63;
	cvt.rn.f32.u16 	%f222, %rs63;
	selp.f32 	%f264, %f222, %f221, %p202;
$L__BB1_270:
	shr.u32 	%r441, %r534, 16;
	cvt.u16.u32 	%rs64, %r441;
	@%p197 bra 	$L__BB1_272;
	bra.uni 	$L__BB1_271;
$L__BB1_272:
	cvt.f32.f16 %f263, %rs64;
	bra.uni 	$L__BB1_273;
$L__BB1_271:
	setp.eq.s32 	%p204, %r130, 1;
	cvt.rn.f32.s16 	%f224, %rs64;
	cvt.rn.f32.u16 	%f225, %rs64;
	selp.f32 	%f263, %f225, %f224, %p204;
$L__BB1_273:
	add.s32 	%r487, %r154, 384;
	sub.f32 	%f227, %f137, %f266;
	setp.ltu.f32 	%p205, %f266, %f138;
	selp.f32 	%f133, %f266, %f227, %p205;
	sub.f32 	%f228, %f137, %f265;
	setp.ltu.f32 	%p206, %f265, %f138;
	selp.f32 	%f134, %f265, %f228, %p206;
	sub.f32 	%f229, %f137, %f264;
	setp.ltu.f32 	%p207, %f264, %f138;
	selp.f32 	%f135, %f264, %f229, %p207;
	sub.f32 	%f230, %f137, %f263;
	setp.ltu.f32 	%p208, %f263, %f138;
	selp.f32 	%f136, %f263, %f230, %p208;
	cvt.s64.s32 	%rd132, %r487;
	mul.lo.s64 	%rd134, %rd132, %rd78;
	add.s64 	%rd56, %rd34, %rd134;
	@%p14 bra 	$L__BB1_297;
	@%p15 bra 	$L__BB1_279;
	setp.eq.s32 	%p212, %r131, 3;
	@%p212 bra 	$L__BB1_278;
	setp.ne.s32 	%p213, %r131, 1;
	@%p213 bra 	$L__BB1_280;
	cvt.rni.s32.f32 	%r450, %f133;
	max.s32 	%r451, %r450, 0;
	min.s32 	%r452, %r451, 65535;
	cvt.u16.u32 	%rs177, %r452;
	bra.uni 	$L__BB1_281;
$L__BB1_297:
	cvt.rni.s32.f32 	%r477, %f135;
	cvt.rni.s32.f32 	%r476, %f136;
	mov.u32 	%r478, 0;
	cvt.pack.sat.u8.s32.b32 %r475, %r476, %r477, %r478;
	cvt.rni.s32.f32 	%r480, %f134;
	cvt.rni.s32.f32 	%r481, %f133;
	cvt.pack.sat.u8.s32.b32 %r479, %r480, %r481, %r475;
	st.u32 	[%rd56], %r479;
	bra.uni 	$L__BB1_298;
$L__BB1_278:
	cvt.rn.f16.f32 %rs177, %f133;
	bra.uni 	$L__BB1_281;
$L__BB1_279:
	st.v4.f32 	[%rd56], {%f133, %f134, %f135, %f136};
	bra.uni 	$L__BB1_298;
$L__BB1_280:
	cvt.rni.s32.f32 	%r453, %f133;
	max.s32 	%r454, %r453, -32768;
	min.s32 	%r455, %r454, 32767;
	cvt.u16.u32 	%rs177, %r455;
$L__BB1_281:
	@%p212 bra 	$L__BB1_284;
	setp.ne.s32 	%p215, %r131, 1;
	@%p215 bra 	$L__BB1_285;
	cvt.rni.s32.f32 	%r456, %f134;
	max.s32 	%r457, %r456, 0;
	min.s32 	%r458, %r457, 65535;
	cvt.u16.u32 	%rs178, %r458;
	bra.uni 	$L__BB1_286;
$L__BB1_284:
	cvt.rn.f16.f32 %rs178, %f134;
	bra.uni 	$L__BB1_286;
$L__BB1_285:
	cvt.rni.s32.f32 	%r459, %f134;
	max.s32 	%r460, %r459, -32768;
	min.s32 	%r461, %r460, 32767;
	cvt.u16.u32 	%rs178, %r461;
$L__BB1_286:
	mov.b32 	%r120, {%rs177, %rs178};
	@%p212 bra 	$L__BB1_289;
	setp.ne.s32 	%p217, %r131, 1;
	@%p217 bra 	$L__BB1_290;
	cvt.rni.s32.f32 	%r462, %f135;
	max.s32 	%r463, %r462, 0;
	min.s32 	%r464, %r463, 65535;
	cvt.u16.u32 	%rs179, %r464;
	bra.uni 	$L__BB1_291;
$L__BB1_289:
	cvt.rn.f16.f32 %rs179, %f135;
	bra.uni 	$L__BB1_291;
$L__BB1_290:
	cvt.rni.s32.f32 	%r465, %f135;
	max.s32 	%r466, %r465, -32768;
	min.s32 	%r467, %r466, 32767;
	cvt.u16.u32 	%rs179, %r467;
$L__BB1_291:
	@%p212 bra 	$L__BB1_294;
	setp.ne.s32 	%p219, %r131, 1;
	@%p219 bra 	$L__BB1_295;
	cvt.rni.s32.f32 	%r468, %f136;
	max.s32 	%r469, %r468, 0;
	min.s32 	%r470, %r469, 65535;
	cvt.u16.u32 	%rs180, %r470;
	bra.uni 	$L__BB1_296;
$L__BB1_294:
	cvt.rn.f16.f32 %rs180, %f136;
	bra.uni 	$L__BB1_296;
$L__BB1_295:
	cvt.rni.s32.f32 	%r471, %f136;
	max.s32 	%r472, %r471, -32768;
	min.s32 	%r473, %r472, 32767;
	cvt.u16.u32 	%rs180, %r473;
$L__BB1_296:
	mov.b32 	%r474, {%rs179, %rs180};
	st.v2.u32 	[%rd56], {%r120, %r474};
$L__BB1_298:
	add.s32 	%r510, %r510, 1;
	setp.lt.s32 	%p220, %r510, %r139;
	@%p220 bra 	$L__BB1_9;
$L__BB1_299:
	ret;
}
.visible .entry posterize(
	.param .u64 posterize_param_0,
	.param .align 8 .b8 posterize_param_1[48],
	.param .u64 posterize_param_2,
	.param .align 8 .b8 posterize_param_3[48],
	.param .align 4 .b8 posterize_param_4[12],
	.param .u32 posterize_param_5,
	.param .u32 posterize_param_6
)
.maxntid 256, 1, 1
{
	.reg .pred 	%p<230>;
	.reg .b16 	%rs<181>;
	.reg .f32 	%f<396>;
	.reg .b32 	%r<672>;
	.reg .b64 	%rd<150>;
	ld.param.u64 	%rd58, [posterize_param_0];
	ld.param.v2.u32 	{%r135, %r136}, [posterize_param_1+40];
	ld.param.u64 	%rd63, [posterize_param_2];
	ld.param.v2.u32 	{%r613, %r614}, [posterize_param_3+32];
	ld.param.v2.u32 	{%r139, %r140}, [posterize_param_3+40];
	ld.param.u32 	%r131, [posterize_param_5];
	ld.param.u32 	%r132, [posterize_param_6];
	ld.param.u32 	%r129, [posterize_param_4+4];
	ld.param.u32 	%r128, [posterize_param_4];
	ld.param.u64 	%rd148, [posterize_param_3+24];
	ld.param.u64 	%rd147, [posterize_param_3+16];
	ld.param.u64 	%rd146, [posterize_param_3+8];
	ld.param.u64 	%rd64, [posterize_param_3];
	ld.param.u64 	%rd144, [posterize_param_1+24];
	ld.param.u64 	%rd143, [posterize_param_1+16];
	ld.param.u64 	%rd142, [posterize_param_1+8];
	ld.param.u64 	%rd59, [posterize_param_1];
	mov.u32 	%r2, %ctaid.z;
	setp.eq.s32 	%p7, %r136, 0;
	@%p7 bra 	$L__BB2_2;
	cvta.to.global.u64 	%rd68, %rd58;
	mul.wide.s32 	%rd69, %r2, 40;
	add.s64 	%rd70, %rd68, %rd69;
	ld.global.u64 	%rd144, [%rd70+24];
	ld.global.u64 	%rd143, [%rd70+16];
	ld.global.u64 	%rd142, [%rd70+8];
	ld.global.u64 	%rd141, [%rd70];
	bra.uni 	$L__BB2_3;
$L__BB2_2:
	cvt.s64.s32 	%rd71, %r2;
	mul.lo.s64 	%rd72, %rd59, %rd71;
	add.s64 	%rd141, %rd58, %rd72;
$L__BB2_3:
	setp.eq.s32 	%p8, %r140, 0;
	@%p8 bra 	$L__BB2_5;
	cvta.to.global.u64 	%rd73, %rd63;
	mul.wide.s32 	%rd74, %r2, 40;
	add.s64 	%rd75, %rd73, %rd74;
	ld.global.v2.u32 	{%r613, %r614}, [%rd75+32];
	ld.global.u64 	%rd148, [%rd75+24];
	ld.global.u64 	%rd147, [%rd75+16];
	ld.global.u64 	%rd146, [%rd75+8];
	ld.global.u64 	%rd145, [%rd75];
	bra.uni 	$L__BB2_6;
$L__BB2_5:
	cvt.s64.s32 	%rd76, %r2;
	mul.lo.s64 	%rd77, %rd64, %rd76;
	add.s64 	%rd145, %rd63, %rd77;
$L__BB2_6:
	mov.u32 	%r145, %ctaid.y;
	shl.b32 	%r146, %r145, 3;
	mov.u32 	%r147, %tid.y;
	add.s32 	%r15, %r146, %r147;
	setp.ge.s32 	%p9, %r15, %r614;
	@%p9 bra 	$L__BB2_323;
	setp.lt.s32 	%p10, %r139, 1;
	@%p10 bra 	$L__BB2_323;
	mov.u32 	%r150, %ctaid.x;
	shl.b32 	%r151, %r150, 9;
	mov.u32 	%r152, %tid.x;
	shl.b32 	%r153, %r152, 2;
	add.s32 	%r154, %r151, %r153;
	cvt.s64.s32 	%rd78, %r15;
	mul.lo.s64 	%rd27, %rd142, %rd78;
	mul.lo.s64 	%rd28, %rd146, %rd78;
	sub.s32 	%r155, %r131, %r132;
	mov.u32 	%r156, -1;
	shl.b32 	%r19, %r156, %r155;
	mov.u32 	%r157, 1;
	shl.b32 	%r158, %r157, %r132;
	cvt.rn.f32.s32 	%f1, %r158;
	add.f32 	%f2, %f1, 0fBF800000;
	rcp.rn.f32 	%f3, %f1;
	add.s32 	%r159, %r154, 4;
	min.s32 	%r20, %r159, %r613;
	add.s32 	%r160, %r154, 132;
	min.s32 	%r21, %r160, %r613;
	add.s32 	%r161, %r154, 260;
	min.s32 	%r22, %r161, %r613;
	add.s32 	%r162, %r154, 388;
	min.s32 	%r23, %r162, %r613;
	mov.u32 	%r631, 0;
$L__BB2_9:
	.pragma "nounroll";
	cvt.s64.s32 	%rd79, %r631;
	mul.lo.s64 	%rd80, %rd144, %rd79;
	add.s64 	%rd81, %rd80, %rd27;
	add.s64 	%rd33, %rd141, %rd81;
	mul.lo.s64 	%rd82, %rd148, %rd79;
	add.s64 	%rd83, %rd82, %rd28;
	add.s64 	%rd34, %rd145, %rd83;
	setp.eq.s32 	%p12, %r128, 4;
	selp.b32 	%r163, 4, 2, %p12;
	setp.eq.s32 	%p13, %r128, 0;
	selp.b32 	%r164, 1, %r163, %p13;
	cvt.u64.u32 	%rd84, %r164;
	setp.ne.s64 	%p14, %rd143, %rd84;
	setp.eq.s32 	%p15, %r129, 4;
	selp.b32 	%r165, 4, 2, %p15;
	setp.eq.s32 	%p16, %r129, 0;
	selp.b32 	%r166, 1, %r165, %p16;
	cvt.u64.u32 	%rd85, %r166;
	setp.ne.s64 	%p17, %rd147, %rd85;
	mov.pred 	%p228, 0;
	or.pred  	%p18, %p14, %p17;
	@%p18 bra 	$L__BB2_12;
	shl.b32 	%r169, %r164, 2;
	add.s32 	%r170, %r169, -1;
	cvt.s64.s32 	%rd86, %r170;
	and.b64  	%rd87, %rd33, %rd86;
	setp.ne.s64 	%p22, %rd87, 0;
	@%p22 bra 	$L__BB2_12;
	setp.eq.s32 	%p209, %r129, 4;
	setp.eq.s32 	%p208, %r129, 0;
	selp.b32 	%r612, 4, 2, %p209;
	selp.b32 	%r611, 1, %r612, %p208;
	shl.b32 	%r173, %r611, 2;
	add.s32 	%r174, %r173, -1;
	cvt.s64.s32 	%rd88, %r174;
	and.b64  	%rd89, %rd34, %rd88;
	setp.eq.s64 	%p228, %rd89, 0;
$L__BB2_12:
	cvt.s64.s32 	%rd90, %r154;
	mul.lo.s64 	%rd92, %rd90, %rd84;
	add.s64 	%rd35, %rd33, %rd92;
	add.s32 	%r182, %r154, 128;
	mul.wide.s32 	%rd93, %r182, %r164;
	add.s64 	%rd36, %rd33, %rd93;
	add.s32 	%r183, %r154, 256;
	mul.wide.s32 	%rd94, %r183, %r164;
	add.s64 	%rd37, %rd33, %rd94;
	add.s32 	%r184, %r154, 384;
	mul.wide.s32 	%rd95, %r184, %r164;
	add.s64 	%rd38, %rd33, %rd95;
	@%p13 bra 	$L__BB2_22;
	setp.ne.s32 	%p27, %r128, 4;
	@%p27 bra 	$L__BB2_30;
	setp.le.s32 	%p28, %r159, %r613;
	and.pred  	%p3, %p228, %p28;
	not.pred 	%p29, %p3;
	@%p29 bra 	$L__BB2_16;
	ld.v4.u32 	{%r668, %r667, %r666, %r665}, [%rd35];
$L__BB2_16:
	setp.gt.s32 	%p30, %r160, %r613;
	not.pred 	%p31, %p228;
	or.pred  	%p32, %p31, %p30;
	@%p32 bra 	$L__BB2_18;
	ld.v4.u32 	{%r664, %r663, %r662, %r661}, [%rd36];
$L__BB2_18:
	not.pred 	%p214, %p228;
	setp.gt.s32 	%p33, %r161, %r613;
	or.pred  	%p35, %p214, %p33;
	@%p35 bra 	$L__BB2_20;
	ld.v4.u32 	{%r660, %r659, %r658, %r657}, [%rd37];
$L__BB2_20:
	not.pred 	%p215, %p228;
	setp.le.s32 	%p211, %r159, %r613;
	and.pred  	%p229, %p228, %p211;
	setp.gt.s32 	%p36, %r162, %r613;
	or.pred  	%p38, %p215, %p36;
	@%p38 bra 	$L__BB2_38;
	setp.le.s32 	%p213, %r159, %r613;
	and.pred  	%p229, %p228, %p213;
	ld.v4.u32 	{%r656, %r655, %r654, %r653}, [%rd38];
	bra.uni 	$L__BB2_38;
$L__BB2_22:
	setp.le.s32 	%p39, %r159, %r613;
	and.pred  	%p4, %p228, %p39;
	not.pred 	%p40, %p4;
	@%p40 bra 	$L__BB2_24;
	ld.u32 	%r668, [%rd35];
$L__BB2_24:
	setp.gt.s32 	%p41, %r160, %r613;
	not.pred 	%p42, %p228;
	or.pred  	%p43, %p42, %p41;
	@%p43 bra 	$L__BB2_26;
	ld.u32 	%r664, [%rd36];
$L__BB2_26:
	not.pred 	%p220, %p228;
	setp.gt.s32 	%p44, %r161, %r613;
	or.pred  	%p46, %p220, %p44;
	@%p46 bra 	$L__BB2_28;
	ld.u32 	%r660, [%rd37];
$L__BB2_28:
	not.pred 	%p221, %p228;
	setp.le.s32 	%p217, %r159, %r613;
	and.pred  	%p229, %p228, %p217;
	setp.gt.s32 	%p47, %r162, %r613;
	or.pred  	%p49, %p221, %p47;
	@%p49 bra 	$L__BB2_38;
	setp.le.s32 	%p219, %r159, %r613;
	and.pred  	%p229, %p228, %p219;
	ld.u32 	%r656, [%rd38];
	bra.uni 	$L__BB2_38;
$L__BB2_30:
	setp.le.s32 	%p50, %r159, %r613;
	and.pred  	%p5, %p228, %p50;
	not.pred 	%p51, %p5;
	@%p51 bra 	$L__BB2_32;
	ld.v2.u32 	{%r668, %r667}, [%rd35];
$L__BB2_32:
	setp.gt.s32 	%p52, %r160, %r613;
	not.pred 	%p53, %p228;
	or.pred  	%p54, %p53, %p52;
	@%p54 bra 	$L__BB2_34;
	ld.v2.u32 	{%r664, %r663}, [%rd36];
$L__BB2_34:
	not.pred 	%p226, %p228;
	setp.gt.s32 	%p55, %r161, %r613;
	or.pred  	%p57, %p226, %p55;
	@%p57 bra 	$L__BB2_36;
	ld.v2.u32 	{%r660, %r659}, [%rd37];
$L__BB2_36:
	not.pred 	%p227, %p228;
	setp.le.s32 	%p223, %r159, %r613;
	and.pred  	%p229, %p228, %p223;
	setp.gt.s32 	%p58, %r162, %r613;
	or.pred  	%p60, %p227, %p58;
	@%p60 bra 	$L__BB2_38;
	setp.le.s32 	%p225, %r159, %r613;
	and.pred  	%p229, %p228, %p225;
	ld.v2.u32 	{%r656, %r655}, [%rd38];
$L__BB2_38:
	@%p229 bra 	$L__BB2_65;
	bra.uni 	$L__BB2_39;
$L__BB2_65:
	@%p13 bra 	$L__BB2_68;
	setp.ne.s32 	%p75, %r128, 4;
	@%p75 bra 	$L__BB2_69;
	mov.b32 	%f352, %r668;
	mov.b32 	%f351, %r667;
	mov.b32 	%f350, %r666;
	mov.b32 	%f349, %r665;
	bra.uni 	$L__BB2_81;
$L__BB2_39:
	setp.ge.s32 	%p61, %r154, %r20;
	@%p61 bra 	$L__BB2_109;
	cvt.s64.s32 	%rd149, %r154;
$L__BB2_41:
	.pragma "nounroll";
	mul.lo.s64 	%rd96, %rd147, %rd149;
	add.s64 	%rd41, %rd34, %rd96;
	mul.lo.s64 	%rd97, %rd143, %rd149;
	add.s64 	%rd42, %rd33, %rd97;
	setp.gt.s32 	%p62, %r128, 1;
	@%p62 bra 	$L__BB2_44;
	@%p13 bra 	$L__BB2_49;
	setp.eq.s32 	%p66, %r128, 1;
	@%p66 bra 	$L__BB2_48;
	bra.uni 	$L__BB2_50;
$L__BB2_48:
	ld.global.nc.u16 %rs84, [%rd42];
	cvt.rn.f32.u16 	%f344, %rs84;
	bra.uni 	$L__BB2_51;
$L__BB2_44:
	setp.eq.s32 	%p63, %r128, 2;
	@%p63 bra 	$L__BB2_47;
	setp.ne.s32 	%p64, %r128, 3;
	@%p64 bra 	$L__BB2_50;
	ld.global.nc.u16 %rs81, [%rd42];
	cvt.f32.f16 %f344, %rs81;
	bra.uni 	$L__BB2_51;
$L__BB2_49:
	ld.global.nc.u8 %r291, [%rd42];
	cvt.u16.u32 	%rs85, %r291;
	and.b16  	%rs86, %rs85, 255;
	cvt.rn.f32.u16 	%f344, %rs86;
	bra.uni 	$L__BB2_51;
$L__BB2_47:
	ld.global.nc.s16 %rs83, [%rd42];
	cvt.rn.f32.s16 	%f344, %rs83;
	bra.uni 	$L__BB2_51;
$L__BB2_50:
	ld.global.nc.f32 %f344, [%rd42];
$L__BB2_51:
	setp.gt.s32 	%p67, %r131, 0;
	@%p67 bra 	$L__BB2_53;
	bra.uni 	$L__BB2_52;
$L__BB2_53:
	cvt.rzi.s32.f32 	%r292, %f344;
	and.b32  	%r293, %r292, %r19;
	cvt.rn.f32.s32 	%f12, %r293;
	bra.uni 	$L__BB2_54;
$L__BB2_52:
	mul.f32 	%f182, %f344, %f1;
	cvt.rmi.f32.f32 	%f183, %f182;
	mov.f32 	%f184, 0f00000000;
	max.f32 	%f185, %f183, %f184;
	min.f32 	%f186, %f185, %f2;
	mul.f32 	%f12, %f3, %f186;
$L__BB2_54:
	setp.gt.s32 	%p68, %r129, 1;
	@%p68 bra 	$L__BB2_57;
	@%p16 bra 	$L__BB2_62;
	setp.eq.s32 	%p72, %r129, 1;
	@%p72 bra 	$L__BB2_61;
	bra.uni 	$L__BB2_63;
$L__BB2_61:
	cvt.rni.s32.f32 	%r297, %f12;
	max.s32 	%r298, %r297, 0;
	min.s32 	%r299, %r298, 65535;
	st.u16 	[%rd41], %r299;
	bra.uni 	$L__BB2_64;
$L__BB2_57:
	setp.eq.s32 	%p69, %r129, 2;
	@%p69 bra 	$L__BB2_60;
	setp.ne.s32 	%p70, %r129, 3;
	@%p70 bra 	$L__BB2_63;
	cvt.rn.f16.f32 %rs87, %f12;
	st.u16 	[%rd41], %rs87;
	bra.uni 	$L__BB2_64;
$L__BB2_62:
	cvt.rni.s32.f32 	%r300, %f12;
	max.s32 	%r301, %r300, 0;
	min.s32 	%r302, %r301, 255;
	st.u8 	[%rd41], %r302;
	bra.uni 	$L__BB2_64;
$L__BB2_60:
	cvt.rni.s32.f32 	%r294, %f12;
	max.s32 	%r295, %r294, -32768;
	min.s32 	%r296, %r295, 32767;
	st.u16 	[%rd41], %r296;
	bra.uni 	$L__BB2_64;
$L__BB2_63:
	st.f32 	[%rd41], %f12;
$L__BB2_64:
	add.s64 	%rd149, %rd149, 1;
	cvt.u32.u64 	%r303, %rd149;
	setp.lt.s32 	%p73, %r303, %r20;
	@%p73 bra 	$L__BB2_41;
	bra.uni 	$L__BB2_109;
$L__BB2_68:
	cvt.u16.u32 	%rs88, %r668;
	and.b16  	%rs89, %rs88, 255;
	cvt.rn.f32.u16 	%f352, %rs89;
	shr.u16 	%rs90, %rs88, 8;
	cvt.rn.f32.u16 	%f351, %rs90;
	shr.u32 	%r304, %r668, 16;
	cvt.u16.u32 	%rs91, %r304;
	and.b16  	%rs92, %rs91, 255;
	cvt.rn.f32.u16 	%f350, %rs92;
	shr.u32 	%r305, %r668, 24;
	cvt.u16.u32 	%rs93, %r305;
	cvt.rn.f32.u16 	%f349, %rs93;
	bra.uni 	$L__BB2_81;
$L__BB2_69:
	setp.eq.s32 	%p76, %r128, 3;
	cvt.u16.u32 	%rs1, %r668;
	@%p76 bra 	$L__BB2_71;
	bra.uni 	$L__BB2_70;
$L__BB2_71:
	cvt.f32.f16 %f352, %rs1;
	bra.uni 	$L__BB2_72;
$L__BB2_70:
	setp.eq.s32 	%p77, %r128, 1;
	cvt.rn.f32.s16 	%f188, %rs1;
	cvt.rn.f32.u16 	%f189, %rs1;
	selp.f32 	%f352, %f189, %f188, %p77;
$L__BB2_72:
	shr.u32 	%r306, %r668, 16;
	cvt.u16.u32 	%rs2, %r306;
	@%p76 bra 	$L__BB2_74;
	bra.uni 	$L__BB2_73;
$L__BB2_74:
	cvt.f32.f16 %f351, %rs2;
	bra.uni 	$L__BB2_75;
$L__BB2_73:
	setp.eq.s32 	%p79, %r128, 1;
	cvt.rn.f32.s16 	%f191, %rs2;
	cvt.rn.f32.u16 	%f192, %rs2;
	selp.f32 	%f351, %f192, %f191, %p79;
$L__BB2_75:
	cvt.u16.u32 	%rs3, %r667;
	@%p76 bra 	$L__BB2_77;
	bra.uni 	$L__BB2_76;
$L__BB2_77:
	cvt.f32.f16 %f350, %rs3;
	bra.uni 	$L__BB2_78;
$L__BB2_76:
	setp.eq.s32 	%p81, %r128, 1;
	cvt.rn.f32.s16 	%f194, %rs3;
	cvt.rn.f32.u16 	%f195, %rs3;
	selp.f32 	%f350, %f195, %f194, %p81;
$L__BB2_78:
	shr.u32 	%r307, %r667, 16;
	cvt.u16.u32 	%rs4, %r307;
	@%p76 bra 	$L__BB2_80;
	bra.uni 	$L__BB2_79;
$L__BB2_80:
	cvt.f32.f16 %f349, %rs4;
	bra.uni 	$L__BB2_81;
$L__BB2_79:
	setp.eq.s32 	%p83, %r128, 1;
	cvt.rn.f32.s16 	%f197, %rs4;
	cvt.rn.f32.u16 	%f198, %rs4;
	selp.f32 	%f349, %f198, %f197, %p83;
$L__BB2_81:
	setp.gt.s32 	%p84, %r131, 0;
	@%p84 bra 	$L__BB2_83;
	bra.uni 	$L__BB2_82;
$L__BB2_83:
	cvt.rzi.s32.f32 	%r308, %f352;
	and.b32  	%r309, %r308, %r19;
	cvt.rn.f32.s32 	%f47, %r309;
	cvt.rzi.s32.f32 	%r310, %f351;
	and.b32  	%r311, %r310, %r19;
	cvt.rn.f32.s32 	%f46, %r311;
	cvt.rzi.s32.f32 	%r312, %f350;
	and.b32  	%r313, %r312, %r19;
	cvt.rn.f32.s32 	%f45, %r313;
	cvt.rzi.s32.f32 	%r314, %f349;
	and.b32  	%r315, %r314, %r19;
	cvt.rn.f32.s32 	%f44, %r315;
	bra.uni 	$L__BB2_84;
$L__BB2_82:
	mul.f32 	%f200, %f352, %f1;
	cvt.rmi.f32.f32 	%f201, %f200;
	mov.f32 	%f202, 0f00000000;
	max.f32 	%f203, %f201, %f202;
	min.f32 	%f204, %f203, %f2;
	mul.f32 	%f47, %f3, %f204;
	mul.f32 	%f205, %f351, %f1;
	cvt.rmi.f32.f32 	%f206, %f205;
	max.f32 	%f207, %f206, %f202;
	min.f32 	%f208, %f207, %f2;
	mul.f32 	%f46, %f3, %f208;
	mul.f32 	%f209, %f350, %f1;
	cvt.rmi.f32.f32 	%f210, %f209;
	max.f32 	%f211, %f210, %f202;
	min.f32 	%f212, %f211, %f2;
	mul.f32 	%f45, %f3, %f212;
	mul.f32 	%f213, %f349, %f1;
	cvt.rmi.f32.f32 	%f214, %f213;
	max.f32 	%f215, %f214, %f202;
	min.f32 	%f216, %f215, %f2;
	mul.f32 	%f44, %f3, %f216;
$L__BB2_84:
	cvt.s64.s32 	%rd140, %r154;
	mul.lo.s64 	%rd105, %rd140, %rd85;
	add.s64 	%rd45, %rd34, %rd105;
	@%p16 bra 	$L__BB2_108;
	@%p15 bra 	$L__BB2_90;
	setp.eq.s32 	%p88, %r129, 3;
	@%p88 bra 	$L__BB2_89;
	setp.ne.s32 	%p89, %r129, 1;
	@%p89 bra 	$L__BB2_91;
	cvt.rni.s32.f32 	%r323, %f47;
	max.s32 	%r324, %r323, 0;
	min.s32 	%r325, %r324, 65535;
	cvt.u16.u32 	%rs165, %r325;
	bra.uni 	$L__BB2_92;
$L__BB2_108:
	cvt.rni.s32.f32 	%r350, %f45;
	cvt.rni.s32.f32 	%r349, %f44;
	mov.u32 	%r351, 0;
	cvt.pack.sat.u8.s32.b32 %r348, %r349, %r350, %r351;
	cvt.rni.s32.f32 	%r353, %f46;
	cvt.rni.s32.f32 	%r354, %f47;
	cvt.pack.sat.u8.s32.b32 %r352, %r353, %r354, %r348;
	st.u32 	[%rd45], %r352;
	bra.uni 	$L__BB2_109;
$L__BB2_89:
	cvt.rn.f16.f32 %rs165, %f47;
	bra.uni 	$L__BB2_92;
$L__BB2_90:
	st.v4.f32 	[%rd45], {%f47, %f46, %f45, %f44};
	bra.uni 	$L__BB2_109;
$L__BB2_91:
	cvt.rni.s32.f32 	%r326, %f47;
	max.s32 	%r327, %r326, -32768;
	min.s32 	%r328, %r327, 32767;
	cvt.u16.u32 	%rs165, %r328;
$L__BB2_92:
	@%p88 bra 	$L__BB2_95;
	setp.ne.s32 	%p91, %r129, 1;
	@%p91 bra 	$L__BB2_96;
	cvt.rni.s32.f32 	%r329, %f46;
	max.s32 	%r330, %r329, 0;
	min.s32 	%r331, %r330, 65535;
	cvt.u16.u32 	%rs166, %r331;
	bra.uni 	$L__BB2_97;
$L__BB2_95:
	cvt.rn.f16.f32 %rs166, %f46;
	bra.uni 	$L__BB2_97;
$L__BB2_96:
	cvt.rni.s32.f32 	%r332, %f46;
	max.s32 	%r333, %r332, -32768;
	min.s32 	%r334, %r333, 32767;
	cvt.u16.u32 	%rs166, %r334;
$L__BB2_97:
	mov.b32 	%r106, {%rs165, %rs166};
	@%p88 bra 	$L__BB2_100;
	setp.ne.s32 	%p93, %r129, 1;
	@%p93 bra 	$L__BB2_101;
	cvt.rni.s32.f32 	%r335, %f45;
	max.s32 	%r336, %r335, 0;
	min.s32 	%r337, %r336, 65535;
	cvt.u16.u32 	%rs167, %r337;
	bra.uni 	$L__BB2_102;
$L__BB2_100:
	cvt.rn.f16.f32 %rs167, %f45;
	bra.uni 	$L__BB2_102;
$L__BB2_101:
	cvt.rni.s32.f32 	%r338, %f45;
	max.s32 	%r339, %r338, -32768;
	min.s32 	%r340, %r339, 32767;
	cvt.u16.u32 	%rs167, %r340;
$L__BB2_102:
	@%p88 bra 	$L__BB2_105;
	setp.ne.s32 	%p95, %r129, 1;
	@%p95 bra 	$L__BB2_106;
	cvt.rni.s32.f32 	%r341, %f44;
	max.s32 	%r342, %r341, 0;
	min.s32 	%r343, %r342, 65535;
	cvt.u16.u32 	%rs168, %r343;
	bra.uni 	$L__BB2_107;
$L__BB2_105:
	cvt.rn.f16.f32 %rs168, %f44;
	bra.uni 	$L__BB2_107;
$L__BB2_106:
	cvt.rni.s32.f32 	%r344, %f44;
	max.s32 	%r345, %r344, -32768;
	min.s32 	%r346, %r345, 32767;
	cvt.u16.u32 	%rs168, %r346;
$L__BB2_107:
	mov.b32 	%r347, {%rs167, %rs168};
	st.v2.u32 	[%rd45], {%r106, %r347};
$L__BB2_109:
	setp.le.s32 	%p96, %r160, %r613;
	and.pred  	%p97, %p228, %p96;
	@%p97 bra 	$L__BB2_136;
	bra.uni 	$L__BB2_110;
$L__BB2_136:
	@%p13 bra 	$L__BB2_139;
	setp.ne.s32 	%p112, %r128, 4;
	@%p112 bra 	$L__BB2_140;
	mov.b32 	%f365, %r664;
	mov.b32 	%f364, %r663;
	mov.b32 	%f363, %r662;
	mov.b32 	%f362, %r661;
	bra.uni 	$L__BB2_152;
$L__BB2_110:
	add.s32 	%r602, %r154, 128;
	setp.ge.s32 	%p98, %r602, %r21;
	@%p98 bra 	$L__BB2_180;
	add.s32 	%r669, %r154, 128;
$L__BB2_112:
	.pragma "nounroll";
	cvt.s64.s32 	%rd106, %r669;
	mul.lo.s64 	%rd107, %rd147, %rd106;
	add.s64 	%rd46, %rd34, %rd107;
	mul.lo.s64 	%rd108, %rd143, %rd106;
	add.s64 	%rd47, %rd33, %rd108;
	setp.gt.s32 	%p99, %r128, 1;
	@%p99 bra 	$L__BB2_115;
	@%p13 bra 	$L__BB2_120;
	setp.eq.s32 	%p103, %r128, 1;
	@%p103 bra 	$L__BB2_119;
	bra.uni 	$L__BB2_121;
$L__BB2_119:
	ld.global.nc.u16 %rs105, [%rd47];
	cvt.rn.f32.u16 	%f357, %rs105;
	bra.uni 	$L__BB2_122;
$L__BB2_115:
	setp.eq.s32 	%p100, %r128, 2;
	@%p100 bra 	$L__BB2_118;
	setp.ne.s32 	%p101, %r128, 3;
	@%p101 bra 	$L__BB2_121;
	ld.global.nc.u16 %rs102, [%rd47];
	cvt.f32.f16 %f357, %rs102;
	bra.uni 	$L__BB2_122;
$L__BB2_120:
	ld.global.nc.u8 %r373, [%rd47];
	cvt.u16.u32 	%rs106, %r373;
	and.b16  	%rs107, %rs106, 255;
	cvt.rn.f32.u16 	%f357, %rs107;
	bra.uni 	$L__BB2_122;
$L__BB2_118:
	ld.global.nc.s16 %rs104, [%rd47];
	cvt.rn.f32.s16 	%f357, %rs104;
	bra.uni 	$L__BB2_122;
$L__BB2_121:
	ld.global.nc.f32 %f357, [%rd47];
$L__BB2_122:
	setp.gt.s32 	%p104, %r131, 0;
	@%p104 bra 	$L__BB2_124;
	bra.uni 	$L__BB2_123;
$L__BB2_124:
	cvt.rzi.s32.f32 	%r374, %f357;
	and.b32  	%r375, %r374, %r19;
	cvt.rn.f32.s32 	%f56, %r375;
	bra.uni 	$L__BB2_125;
$L__BB2_123:
	mul.f32 	%f223, %f357, %f1;
	cvt.rmi.f32.f32 	%f224, %f223;
	mov.f32 	%f225, 0f00000000;
	max.f32 	%f226, %f224, %f225;
	min.f32 	%f227, %f226, %f2;
	mul.f32 	%f56, %f3, %f227;
$L__BB2_125:
	setp.gt.s32 	%p105, %r129, 1;
	@%p105 bra 	$L__BB2_128;
	@%p16 bra 	$L__BB2_133;
	setp.eq.s32 	%p109, %r129, 1;
	@%p109 bra 	$L__BB2_132;
	bra.uni 	$L__BB2_134;
$L__BB2_132:
	cvt.rni.s32.f32 	%r379, %f56;
	max.s32 	%r380, %r379, 0;
	min.s32 	%r381, %r380, 65535;
	st.u16 	[%rd46], %r381;
	bra.uni 	$L__BB2_135;
$L__BB2_128:
	setp.eq.s32 	%p106, %r129, 2;
	@%p106 bra 	$L__BB2_131;
	setp.ne.s32 	%p107, %r129, 3;
	@%p107 bra 	$L__BB2_134;
	cvt.rn.f16.f32 %rs108, %f56;
	st.u16 	[%rd46], %rs108;
	bra.uni 	$L__BB2_135;
$L__BB2_133:
	cvt.rni.s32.f32 	%r382, %f56;
	max.s32 	%r383, %r382, 0;
	min.s32 	%r384, %r383, 255;
	st.u8 	[%rd46], %r384;
	bra.uni 	$L__BB2_135;
$L__BB2_131:
	cvt.rni.s32.f32 	%r376, %f56;
	max.s32 	%r377, %r376, -32768;
	min.s32 	%r378, %r377, 32767;
	st.u16 	[%rd46], %r378;
	bra.uni 	$L__BB2_135;
$L__BB2_134:
	st.f32 	[%rd46], %f56;
$L__BB2_135:
	add.s32 	%r669, %r669, 1;
	setp.lt.s32 	%p110, %r669, %r21;
	@%p110 bra 	$L__BB2_112;
	bra.uni 	$L__BB2_180;
$L__BB2_139:
	cvt.u16.u32 	%rs109, %r664;
	and.b16  	%rs110, %rs109, 255;
	cvt.rn.f32.u16 	%f365, %rs110;
	shr.u16 	%rs111, %rs109, 8;
	cvt.rn.f32.u16 	%f364, %rs111;
	shr.u32 	%r385, %r664, 16;
	cvt.u16.u32 	%rs112, %r385;
	and.b16  	%rs113, %rs112, 255;
	cvt.rn.f32.u16 	%f363, %rs113;
	shr.u32 	%r386, %r664, 24;
	cvt.u16.u32 	%rs114, %r386;
	cvt.rn.f32.u16 	%f362, %rs114;
	bra.uni 	$L__BB2_152;
$L__BB2_140:
	setp.eq.s32 	%p113, %r128, 3;
	cvt.u16.u32 	%rs21, %r664;
	@%p113 bra 	$L__BB2_142;
	bra.uni 	$L__BB2_141;
$L__BB2_142:
	cvt.f32.f16 %f365, %rs21;
	bra.uni 	$L__BB2_143;
$L__BB2_141:
	setp.eq.s32 	%p114, %r128, 1;
	cvt.rn.f32.s16 	%f229, %rs21;
	cvt.rn.f32.u16 	%f230, %rs21;
	selp.f32 	%f365, %f230, %f229, %p114;
$L__BB2_143:
	shr.u32 	%r387, %r664, 16;
	cvt.u16.u32 	%rs22, %r387;
	@%p113 bra 	$L__BB2_145;
	bra.uni 	$L__BB2_144;
$L__BB2_145:
	cvt.f32.f16 %f364, %rs22;
	bra.uni 	$L__BB2_146;
$L__BB2_144:
	setp.eq.s32 	%p116, %r128, 1;
	cvt.rn.f32.s16 	%f232, %rs22;
	cvt.rn.f32.u16 	%f233, %rs22;
	selp.f32 	%f364, %f233, %f232, %p116;
$L__BB2_146:
	cvt.u16.u32 	%rs23, %r663;
	@%p113 bra 	$L__BB2_148;
	bra.uni 	$L__BB2_147;
$L__BB2_148:
	cvt.f32.f16 %f363, %rs23;
	bra.uni 	$L__BB2_149;
$L__BB2_147:
	setp.eq.s32 	%p118, %r128, 1;
	cvt.rn.f32.s16 	%f235, %rs23;
	cvt.rn.f32.u16 	%f236, %rs23;
	selp.f32 	%f363, %f236, %f235, %p118;
$L__BB2_149:
	shr.u32 	%r388, %r663, 16;
	cvt.u16.u32 	%rs24, %r388;
	@%p113 bra 	$L__BB2_151;
	bra.uni 	$L__BB2_150;
$L__BB2_151:
	cvt.f32.f16 %f362, %rs24;
	bra.uni 	$L__BB2_152;
$L__BB2_150:
	setp.eq.s32 	%p120, %r128, 1;
	cvt.rn.f32.s16 	%f238, %rs24;
	cvt.rn.f32.u16 	%f239, %rs24;
	selp.f32 	%f362, %f239, %f238, %p120;
$L__BB2_152:
	setp.gt.s32 	%p121, %r131, 0;
	@%p121 bra 	$L__BB2_154;
	bra.uni 	$L__BB2_153;
$L__BB2_154:
	cvt.rzi.s32.f32 	%r389, %f365;
	and.b32  	%r390, %r389, %r19;
	cvt.rn.f32.s32 	%f91, %r390;
	cvt.rzi.s32.f32 	%r391, %f364;
	and.b32  	%r392, %r391, %r19;
	cvt.rn.f32.s32 	%f90, %r392;
	cvt.rzi.s32.f32 	%r393, %f363;
	and.b32  	%r394, %r393, %r19;
	cvt.rn.f32.s32 	%f89, %r394;
	cvt.rzi.s32.f32 	%r395, %f362;
	and.b32  	%r396, %r395, %r19;
	cvt.rn.f32.s32 	%f88, %r396;
	bra.uni 	$L__BB2_155;
$L__BB2_153:
	mul.f32 	%f241, %f365, %f1;
	cvt.rmi.f32.f32 	%f242, %f241;
	mov.f32 	%f243, 0f00000000;
	max.f32 	%f244, %f242, %f243;
	min.f32 	%f245, %f244, %f2;
	mul.f32 	%f91, %f3, %f245;
	mul.f32 	%f246, %f364, %f1;
	cvt.rmi.f32.f32 	%f247, %f246;
	max.f32 	%f248, %f247, %f243;
	min.f32 	%f249, %f248, %f2;
	mul.f32 	%f90, %f3, %f249;
	mul.f32 	%f250, %f363, %f1;
	cvt.rmi.f32.f32 	%f251, %f250;
	max.f32 	%f252, %f251, %f243;
	min.f32 	%f253, %f252, %f2;
	mul.f32 	%f89, %f3, %f253;
	mul.f32 	%f254, %f362, %f1;
	cvt.rmi.f32.f32 	%f255, %f254;
	max.f32 	%f256, %f255, %f243;
	min.f32 	%f257, %f256, %f2;
	mul.f32 	%f88, %f3, %f257;
$L__BB2_155:
	add.s32 	%r610, %r154, 128;
	cvt.s64.s32 	%rd114, %r610;
	mul.lo.s64 	%rd116, %rd114, %rd85;
	add.s64 	%rd49, %rd34, %rd116;
	@%p16 bra 	$L__BB2_179;
	@%p15 bra 	$L__BB2_161;
	setp.eq.s32 	%p125, %r129, 3;
	@%p125 bra 	$L__BB2_160;
	setp.ne.s32 	%p126, %r129, 1;
	@%p126 bra 	$L__BB2_162;
	cvt.rni.s32.f32 	%r405, %f91;
	max.s32 	%r406, %r405, 0;
	min.s32 	%r407, %r406, 65535;
	cvt.u16.u32 	%rs169, %r407;
	bra.uni 	$L__BB2_163;
$L__BB2_179:
	cvt.rni.s32.f32 	%r432, %f89;
	cvt.rni.s32.f32 	%r431, %f88;
	mov.u32 	%r433, 0;
	cvt.pack.sat.u8.s32.b32 %r430, %r431, %r432, %r433;
	cvt.rni.s32.f32 	%r435, %f90;
	cvt.rni.s32.f32 	%r436, %f91;
	cvt.pack.sat.u8.s32.b32 %r434, %r435, %r436, %r430;
	st.u32 	[%rd49], %r434;
	bra.uni 	$L__BB2_180;
$L__BB2_160:
	cvt.rn.f16.f32 %rs169, %f91;
	bra.uni 	$L__BB2_163;
$L__BB2_161:
	st.v4.f32 	[%rd49], {%f91, %f90, %f89, %f88};
	bra.uni 	$L__BB2_180;
$L__BB2_162:
	cvt.rni.s32.f32 	%r408, %f91;
	max.s32 	%r409, %r408, -32768;
	min.s32 	%r410, %r409, 32767;
	cvt.u16.u32 	%rs169, %r410;
$L__BB2_163:
	@%p125 bra 	$L__BB2_166;
	setp.ne.s32 	%p128, %r129, 1;
	@%p128 bra 	$L__BB2_167;
	cvt.rni.s32.f32 	%r411, %f90;
	max.s32 	%r412, %r411, 0;
	min.s32 	%r413, %r412, 65535;
	cvt.u16.u32 	%rs170, %r413;
	bra.uni 	$L__BB2_168;
$L__BB2_166:
	cvt.rn.f16.f32 %rs170, %f90;
	bra.uni 	$L__BB2_168;
$L__BB2_167:
	cvt.rni.s32.f32 	%r414, %f90;
	max.s32 	%r415, %r414, -32768;
	min.s32 	%r416, %r415, 32767;
	cvt.u16.u32 	%rs170, %r416;
$L__BB2_168:
	mov.b32 	%r110, {%rs169, %rs170};
	@%p125 bra 	$L__BB2_171;
	setp.ne.s32 	%p130, %r129, 1;
	@%p130 bra 	$L__BB2_172;
	cvt.rni.s32.f32 	%r417, %f89;
	max.s32 	%r418, %r417, 0;
	min.s32 	%r419, %r418, 65535;
	cvt.u16.u32 	%rs171, %r419;
	bra.uni 	$L__BB2_173;
$L__BB2_171:
	cvt.rn.f16.f32 %rs171, %f89;
	bra.uni 	$L__BB2_173;
$L__BB2_172:
	cvt.rni.s32.f32 	%r420, %f89;
	max.s32 	%r421, %r420, -32768;
	min.s32 	%r422, %r421, 32767;
	cvt.u16.u32 	%rs171, %r422;
$L__BB2_173:
	@%p125 bra 	$L__BB2_176;
	setp.ne.s32 	%p132, %r129, 1;
	@%p132 bra 	$L__BB2_177;
	cvt.rni.s32.f32 	%r423, %f88;
	max.s32 	%r424, %r423, 0;
	min.s32 	%r425, %r424, 65535;
	cvt.u16.u32 	%rs172, %r425;
	bra.uni 	$L__BB2_178;
$L__BB2_176:
	cvt.rn.f16.f32 %rs172, %f88;
	bra.uni 	$L__BB2_178;
$L__BB2_177:
	cvt.rni.s32.f32 	%r426, %f88;
	max.s32 	%r427, %r426, -32768;
	min.s32 	%r428, %r427, 32767;
	cvt.u16.u32 	%rs172, %r428;
$L__BB2_178:
	mov.b32 	%r429, {%rs171, %rs172};
	st.v2.u32 	[%rd49], {%r110, %r429};
$L__BB2_180:
	setp.le.s32 	%p133, %r161, %r613;
	and.pred  	%p134, %p228, %p133;
	@%p134 bra 	$L__BB2_207;
	bra.uni 	$L__BB2_181;
$L__BB2_207:
	@%p13 bra 	$L__BB2_210;
	setp.ne.s32 	%p149, %r128, 4;
	@%p149 bra 	$L__BB2_211;
	mov.b32 	%f378, %r660;
	mov.b32 	%f377, %r659;
	mov.b32 	%f376, %r658;
	mov.b32 	%f375, %r657;
	bra.uni 	$L__BB2_223;
$L__BB2_181:
	add.s32 	%r603, %r154, 256;
	setp.ge.s32 	%p135, %r603, %r22;
	@%p135 bra 	$L__BB2_251;
	add.s32 	%r670, %r154, 256;
$L__BB2_183:
	.pragma "nounroll";
	cvt.s64.s32 	%rd117, %r670;
	mul.lo.s64 	%rd118, %rd147, %rd117;
	add.s64 	%rd50, %rd34, %rd118;
	mul.lo.s64 	%rd119, %rd143, %rd117;
	add.s64 	%rd51, %rd33, %rd119;
	setp.gt.s32 	%p136, %r128, 1;
	@%p136 bra 	$L__BB2_186;
	@%p13 bra 	$L__BB2_191;
	setp.eq.s32 	%p140, %r128, 1;
	@%p140 bra 	$L__BB2_190;
	bra.uni 	$L__BB2_192;
$L__BB2_190:
	ld.global.nc.u16 %rs126, [%rd51];
	cvt.rn.f32.u16 	%f370, %rs126;
	bra.uni 	$L__BB2_193;
$L__BB2_186:
	setp.eq.s32 	%p137, %r128, 2;
	@%p137 bra 	$L__BB2_189;
	setp.ne.s32 	%p138, %r128, 3;
	@%p138 bra 	$L__BB2_192;
	ld.global.nc.u16 %rs123, [%rd51];
	cvt.f32.f16 %f370, %rs123;
	bra.uni 	$L__BB2_193;
$L__BB2_191:
	ld.global.nc.u8 %r455, [%rd51];
	cvt.u16.u32 	%rs127, %r455;
	and.b16  	%rs128, %rs127, 255;
	cvt.rn.f32.u16 	%f370, %rs128;
	bra.uni 	$L__BB2_193;
$L__BB2_189:
	ld.global.nc.s16 %rs125, [%rd51];
	cvt.rn.f32.s16 	%f370, %rs125;
	bra.uni 	$L__BB2_193;
$L__BB2_192:
	ld.global.nc.f32 %f370, [%rd51];
$L__BB2_193:
	setp.gt.s32 	%p141, %r131, 0;
	@%p141 bra 	$L__BB2_195;
	bra.uni 	$L__BB2_194;
$L__BB2_195:
	cvt.rzi.s32.f32 	%r456, %f370;
	and.b32  	%r457, %r456, %r19;
	cvt.rn.f32.s32 	%f100, %r457;
	bra.uni 	$L__BB2_196;
$L__BB2_194:
	mul.f32 	%f264, %f370, %f1;
	cvt.rmi.f32.f32 	%f265, %f264;
	mov.f32 	%f266, 0f00000000;
	max.f32 	%f267, %f265, %f266;
	min.f32 	%f268, %f267, %f2;
	mul.f32 	%f100, %f3, %f268;
$L__BB2_196:
	setp.gt.s32 	%p142, %r129, 1;
	@%p142 bra 	$L__BB2_199;
	@%p16 bra 	$L__BB2_204;
	setp.eq.s32 	%p146, %r129, 1;
	@%p146 bra 	$L__BB2_203;
	bra.uni 	$L__BB2_205;
$L__BB2_203:
	cvt.rni.s32.f32 	%r461, %f100;
	max.s32 	%r462, %r461, 0;
	min.s32 	%r463, %r462, 65535;
	st.u16 	[%rd50], %r463;
	bra.uni 	$L__BB2_206;
$L__BB2_199:
	setp.eq.s32 	%p143, %r129, 2;
	@%p143 bra 	$L__BB2_202;
	setp.ne.s32 	%p144, %r129, 3;
	@%p144 bra 	$L__BB2_205;
	cvt.rn.f16.f32 %rs129, %f100;
	st.u16 	[%rd50], %rs129;
	bra.uni 	$L__BB2_206;
$L__BB2_204:
	cvt.rni.s32.f32 	%r464, %f100;
	max.s32 	%r465, %r464, 0;
	min.s32 	%r466, %r465, 255;
	st.u8 	[%rd50], %r466;
	bra.uni 	$L__BB2_206;
$L__BB2_202:
	cvt.rni.s32.f32 	%r458, %f100;
	max.s32 	%r459, %r458, -32768;
	min.s32 	%r460, %r459, 32767;
	st.u16 	[%rd50], %r460;
	bra.uni 	$L__BB2_206;
$L__BB2_205:
	st.f32 	[%rd50], %f100;
$L__BB2_206:
	add.s32 	%r670, %r670, 1;
	setp.lt.s32 	%p147, %r670, %r22;
	@%p147 bra 	$L__BB2_183;
	bra.uni 	$L__BB2_251;
$L__BB2_210:
	cvt.u16.u32 	%rs130, %r660;
	and.b16  	%rs131, %rs130, 255;
	cvt.rn.f32.u16 	%f378, %rs131;
	shr.u16 	%rs132, %rs130, 8;
	cvt.rn.f32.u16 	%f377, %rs132;
	shr.u32 	%r467, %r660, 16;
	cvt.u16.u32 	%rs133, %r467;
	and.b16  	%rs134, %rs133, 255;
	cvt.rn.f32.u16 	%f376, %rs134;
	shr.u32 	%r468, %r660, 24;
	cvt.u16.u32 	%rs135, %r468;
	cvt.rn.f32.u16 	%f375, %rs135;
	bra.uni 	$L__BB2_223;
$L__BB2_211:
	setp.eq.s32 	%p150, %r128, 3;
	cvt.u16.u32 	%rs41, %r660;
	@%p150 bra 	$L__BB2_213;
	bra.uni 	$L__BB2_212;
$L__BB2_213:
	cvt.f32.f16 %f378, %rs41;
	bra.uni 	$L__BB2_214;
$L__BB2_212:
	setp.eq.s32 	%p151, %r128, 1;
	cvt.rn.f32.s16 	%f270, %rs41;
	cvt.rn.f32.u16 	%f271, %rs41;
	selp.f32 	%f378, %f271, %f270, %p151;
$L__BB2_214:
	shr.u32 	%r469, %r660, 16;
	cvt.u16.u32 	%rs42, %r469;
	@%p150 bra 	$L__BB2_216;
	bra.uni 	$L__BB2_215;
$L__BB2_216:
	cvt.f32.f16 %f377, %rs42;
	bra.uni 	$L__BB2_217;
$L__BB2_215:
	setp.eq.s32 	%p153, %r128, 1;
	cvt.rn.f32.s16 	%f273, %rs42;
	cvt.rn.f32.u16 	%f274, %rs42;
	selp.f32 	%f377, %f274, %f273, %p153;
$L__BB2_217:
	cvt.u16.u32 	%rs43, %r659;
	@%p150 bra 	$L__BB2_219;
	bra.uni 	$L__BB2_218;
$L__BB2_219:
	cvt.f32.f16 %f376, %rs43;
	bra.uni 	$L__BB2_220;
$L__BB2_218:
	setp.eq.s32 	%p155, %r128, 1;
	cvt.rn.f32.s16 	%f276, %rs43;
	cvt.rn.f32.u16 	%f277, %rs43;
	selp.f32 	%f376, %f277, %f276, %p155;
$L__BB2_220:
	shr.u32 	%r470, %r659, 16;
	cvt.u16.u32 	%rs44, %r470;
	@%p150 bra 	$L__BB2_222;
	bra.uni 	$L__BB2_221;
$L__BB2_222:
	cvt.f32.f16 %f375, %rs44;
	bra.uni 	$L__BB2_223;
$L__BB2_221:
	setp.eq.s32 	%p157, %r128, 1;
	cvt.rn.f32.s16 	%f279, %rs44;
	cvt.rn.f32.u16 	%f280, %rs44;
	selp.f32 	%f375, %f280, %f279, %p157;
$L__BB2_223:
	setp.gt.s32 	%p158, %r131, 0;
	@%p158 bra 	$L__BB2_225;
	bra.uni 	$L__BB2_224;
$L__BB2_225:
	cvt.rzi.s32.f32 	%r471, %f378;
	and.b32  	%r472, %r471, %r19;
	cvt.rn.f32.s32 	%f135, %r472;
	cvt.rzi.s32.f32 	%r473, %f377;
	and.b32  	%r474, %r473, %r19;
	cvt.rn.f32.s32 	%f134, %r474;
	cvt.rzi.s32.f32 	%r475, %f376;
	and.b32  	%r476, %r475, %r19;
	cvt.rn.f32.s32 	%f133, %r476;
	cvt.rzi.s32.f32 	%r477, %f375;
	and.b32  	%r478, %r477, %r19;
	cvt.rn.f32.s32 	%f132, %r478;
	bra.uni 	$L__BB2_226;
$L__BB2_224:
	mul.f32 	%f282, %f378, %f1;
	cvt.rmi.f32.f32 	%f283, %f282;
	mov.f32 	%f284, 0f00000000;
	max.f32 	%f285, %f283, %f284;
	min.f32 	%f286, %f285, %f2;
	mul.f32 	%f135, %f3, %f286;
	mul.f32 	%f287, %f377, %f1;
	cvt.rmi.f32.f32 	%f288, %f287;
	max.f32 	%f289, %f288, %f284;
	min.f32 	%f290, %f289, %f2;
	mul.f32 	%f134, %f3, %f290;
	mul.f32 	%f291, %f376, %f1;
	cvt.rmi.f32.f32 	%f292, %f291;
	max.f32 	%f293, %f292, %f284;
	min.f32 	%f294, %f293, %f2;
	mul.f32 	%f133, %f3, %f294;
	mul.f32 	%f295, %f375, %f1;
	cvt.rmi.f32.f32 	%f296, %f295;
	max.f32 	%f297, %f296, %f284;
	min.f32 	%f298, %f297, %f2;
	mul.f32 	%f132, %f3, %f298;
$L__BB2_226:
	add.s32 	%r608, %r154, 256;
	cvt.s64.s32 	%rd125, %r608;
	mul.lo.s64 	%rd127, %rd125, %rd85;
	add.s64 	%rd53, %rd34, %rd127;
	@%p16 bra 	$L__BB2_250;
	@%p15 bra 	$L__BB2_232;
	setp.eq.s32 	%p162, %r129, 3;
	@%p162 bra 	$L__BB2_231;
	setp.ne.s32 	%p163, %r129, 1;
	@%p163 bra 	$L__BB2_233;
	cvt.rni.s32.f32 	%r487, %f135;
	max.s32 	%r488, %r487, 0;
	min.s32 	%r489, %r488, 65535;
	cvt.u16.u32 	%rs173, %r489;
	bra.uni 	$L__BB2_234;
$L__BB2_250:
	cvt.rni.s32.f32 	%r514, %f133;
	cvt.rni.s32.f32 	%r513, %f132;
	mov.u32 	%r515, 0;
	cvt.pack.sat.u8.s32.b32 %r512, %r513, %r514, %r515;
	cvt.rni.s32.f32 	%r517, %f134;
	cvt.rni.s32.f32 	%r518, %f135;
	cvt.pack.sat.u8.s32.b32 %r516, %r517, %r518, %r512;
	st.u32 	[%rd53], %r516;
	bra.uni 	$L__BB2_251;
$L__BB2_231:
	cvt.rn.f16.f32 %rs173, %f135;
	bra.uni 	$L__BB2_234;
$L__BB2_232:
	st.v4.f32 	[%rd53], {%f135, %f134, %f133, %f132};
	bra.uni 	$L__BB2_251;
$L__BB2_233:
	cvt.rni.s32.f32 	%r490, %f135;
	max.s32 	%r491, %r490, -32768;
	min.s32 	%r492, %r491, 32767;
	cvt.u16.u32 	%rs173, %r492;
$L__BB2_234:
	@%p162 bra 	$L__BB2_237;
	setp.ne.s32 	%p165, %r129, 1;
	@%p165 bra 	$L__BB2_238;
	cvt.rni.s32.f32 	%r493, %f134;
	max.s32 	%r494, %r493, 0;
	min.s32 	%r495, %r494, 65535;
	cvt.u16.u32 	%rs174, %r495;
	bra.uni 	$L__BB2_239;
$L__BB2_237:
	cvt.rn.f16.f32 %rs174, %f134;
	bra.uni 	$L__BB2_239;
$L__BB2_238:
	cvt.rni.s32.f32 	%r496, %f134;
	max.s32 	%r497, %r496, -32768;
	min.s32 	%r498, %r497, 32767;
	cvt.u16.u32 	%rs174, %r498;
$L__BB2_239:
	mov.b32 	%r114, {%rs173, %rs174};
	@%p162 bra 	$L__BB2_242;
	setp.ne.s32 	%p167, %r129, 1;
	@%p167 bra 	$L__BB2_243;
	cvt.rni.s32.f32 	%r499, %f133;
	max.s32 	%r500, %r499, 0;
	min.s32 	%r501, %r500, 65535;
	cvt.u16.u32 	%rs175, %r501;
	bra.uni 	$L__BB2_244;
$L__BB2_242:
	cvt.rn.f16.f32 %rs175, %f133;
	bra.uni 	$L__BB2_244;
$L__BB2_243:
	cvt.rni.s32.f32 	%r502, %f133;
	max.s32 	%r503, %r502, -32768;
	min.s32 	%r504, %r503, 32767;
	cvt.u16.u32 	%rs175, %r504;
$L__BB2_244:
	@%p162 bra 	$L__BB2_247;
	setp.ne.s32 	%p169, %r129, 1;
	@%p169 bra 	$L__BB2_248;
	cvt.rni.s32.f32 	%r505, %f132;
	max.s32 	%r506, %r505, 0;
	min.s32 	%r507, %r506, 65535;
	cvt.u16.u32 	%rs176, %r507;
	bra.uni 	$L__BB2_249;
$L__BB2_247:
	cvt.rn.f16.f32 %rs176, %f132;
	bra.uni 	$L__BB2_249;
$L__BB2_248:
	cvt.rni.s32.f32 	%r508, %f132;
	max.s32 	%r509, %r508, -32768;
	min.s32 	%r510, %r509, 32767;
	cvt.u16.u32 	%rs176, %r510;
$L__BB2_249:
	mov.b32 	%r511, {%rs175, %rs176};
	st.v2.u32 	[%rd53], {%r114, %r511};
$L__BB2_251:
	setp.le.s32 	%p170, %r162, %r613;
	and.pred  	%p171, %p228, %p170;
	@%p171 bra 	$L__BB2_278;
	bra.uni 	$L__BB2_252;
$L__BB2_278:
	@%p13 bra 	$L__BB2_281;
	setp.ne.s32 	%p186, %r128, 4;
	@%p186 bra 	$L__BB2_282;
	mov.b32 	%f391, %r656;
	mov.b32 	%f390, %r655;
	mov.b32 	%f389, %r654;
	mov.b32 	%f388, %r653;
	bra.uni 	$L__BB2_294;
$L__BB2_252:
	add.s32 	%r604, %r154, 384;
	setp.ge.s32 	%p172, %r604, %r23;
	@%p172 bra 	$L__BB2_322;
	add.s32 	%r671, %r154, 384;
$L__BB2_254:
	.pragma "nounroll";
	cvt.s64.s32 	%rd128, %r671;
	mul.lo.s64 	%rd129, %rd147, %rd128;
	add.s64 	%rd54, %rd34, %rd129;
	mul.lo.s64 	%rd130, %rd143, %rd128;
	add.s64 	%rd55, %rd33, %rd130;
	setp.gt.s32 	%p173, %r128, 1;
	@%p173 bra 	$L__BB2_257;
	@%p13 bra 	$L__BB2_262;
	setp.eq.s32 	%p177, %r128, 1;
	@%p177 bra 	$L__BB2_261;
	bra.uni 	$L__BB2_263;
$L__BB2_261:
	ld.global.nc.u16 %rs147, [%rd55];
	cvt.rn.f32.u16 	%f383, %rs147;
	bra.uni 	$L__BB2_264;
$L__BB2_257:
	setp.eq.s32 	%p174, %r128, 2;
	@%p174 bra 	$L__BB2_260;
	setp.ne.s32 	%p175, %r128, 3;
	@%p175 bra 	$L__BB2_263;
	ld.global.nc.u16 %rs144, [%rd55];
	cvt.f32.f16 %f383, %rs144;
	bra.uni 	$L__BB2_264;
$L__BB2_262:
	ld.global.nc.u8 %r537, [%rd55];
	cvt.u16.u32 	%rs148, %r537;
	and.b16  	%rs149, %rs148, 255;
	cvt.rn.f32.u16 	%f383, %rs149;
	bra.uni 	$L__BB2_264;
$L__BB2_260:
	ld.global.nc.s16 %rs146, [%rd55];
	cvt.rn.f32.s16 	%f383, %rs146;
	bra.uni 	$L__BB2_264;
$L__BB2_263:
	ld.global.nc.f32 %f383, [%rd55];
$L__BB2_264:
	setp.gt.s32 	%p178, %r131, 0;
	@%p178 bra 	$L__BB2_266;
	bra.uni 	$L__BB2_265;
$L__BB2_266:
	cvt.rzi.s32.f32 	%r538, %f383;
	and.b32  	%r539, %r538, %r19;
	cvt.rn.f32.s32 	%f144, %r539;
	bra.uni 	$L__BB2_267;
$L__BB2_265:
	mul.f32 	%f305, %f383, %f1;
	cvt.rmi.f32.f32 	%f306, %f305;
	mov.f32 	%f307, 0f00000000;
	max.f32 	%f308, %f306, %f307;
	min.f32 	%f309, %f308, %f2;
	mul.f32 	%f144, %f3, %f309;
$L__BB2_267:
	setp.gt.s32 	%p179, %r129, 1;
	@%p179 bra 	$L__BB2_270;
	@%p16 bra 	$L__BB2_275;
	setp.eq.s32 	%p183, %r129, 1;
	@%p183 bra 	$L__BB2_274;
	bra.uni 	$L__BB2_276;
$L__BB2_274:
	cvt.rni.s32.f32 	%r543, %f144;
	max.s32 	%r544, %r543, 0;
	min.s32 	%r545, %r544, 65535;
	st.u16 	[%rd54], %r545;
	bra.uni 	$L__BB2_277;
$L__BB2_270:
	setp.eq.s32 	%p180, %r129, 2;
	@%p180 bra 	$L__BB2_273;
	setp.ne.s32 	%p181, %r129, 3;
	@%p181 bra 	$L__BB2_276;
	cvt.rn.f16.f32 %rs150, %f144;
	st.u16 	[%rd54], %rs150;
	bra.uni 	$L__BB2_277;
$L__BB2_275:
	cvt.rni.s32.f32 	%r546, %f144;
	max.s32 	%r547, %r546, 0;
	min.s32 	%r548, %r547, 255;
	st.u8 	[%rd54], %r548;
	bra.uni 	$L__BB2_277;
$L__BB2_273:
	cvt.rni.s32.f32 	%r540, %f144;
	max.s32 	%r541, %r540, -32768;
	min.s32 	%r542, %r541, 32767;
	st.u16 	[%rd54], %r542;
	bra.uni 	$L__BB2_277;
$L__BB2_276:
	st.f32 	[%rd54], %f144;
$L__BB2_277:
	add.s32 	%r671, %r671, 1;
	setp.lt.s32 	%p184, %r671, %r23;
	@%p184 bra 	$L__BB2_254;
	bra.uni 	$L__BB2_322;
$L__BB2_281:
	cvt.u16.u32 	%rs151, %r656;
	and.b16  	%rs152, %rs151, 255;
	cvt.rn.f32.u16 	%f391, %rs152;
	shr.u16 	%rs153, %rs151, 8;
	cvt.rn.f32.u16 	%f390, %rs153;
	shr.u32 	%r549, %r656, 16;
	cvt.u16.u32 	%rs154, %r549;
	and.b16  	%rs155, %rs154, 255;
	cvt.rn.f32.u16 	%f389, %rs155;
	shr.u32 	%r550, %r656, 24;
	cvt.u16.u32 	%rs156, %r550;
	cvt.rn.f32.u16 	%f388, %rs156;
	bra.uni 	$L__BB2_294;
$L__BB2_282:
	setp.eq.s32 	%p187, %r128, 3;
	cvt.u16.u32 	%rs61, %r656;
	@%p187 bra 	$L__BB2_284;
	bra.uni 	$L__BB2_283;
$L__BB2_284:
	cvt.f32.f16 %f391, %rs61;
	bra.uni 	$L__BB2_285;
$L__BB2_283:
	setp.eq.s32 	%p188, %r128, 1;
	cvt.rn.f32.s16 	%f311, %rs61;
	cvt.rn.f32.u16 	%f312, %rs61;
	selp.f32 	%f391, %f312, %f311, %p188;
$L__BB2_285:
	shr.u32 	%r551, %r656, 16;
	cvt.u16.u32 	%rs62, %r551;
	@%p187 bra 	$L__BB2_287;
	bra.uni 	$L__BB2_286;
$L__BB2_287:
	cvt.f32.f16 %f390, %rs62;
	bra.uni 	$L__BB2_288;
$L__BB2_286:
	setp.eq.s32 	%p190, %r128, 1;
	cvt.rn.f32.s16 	%f314, %rs62;
	cvt.rn.f32.u16 	%f315, %rs62;
	selp.f32 	%f390, %f315, %f314, %p190;
$L__BB2_288:
	cvt.u16.u32 	%rs63, %r655;
	@%p187 bra 	$L__BB2_290;
	bra.uni 	$L__BB2_289;
$L__BB2_290:
	cvt.f32.f16 %f389, %rs63;
	bra.uni 	$L__BB2_291;
$L__BB2_289:
	setp.eq.s32 	%p192, %r128, 1;
	cvt.rn.f32.s16 	%f317, %rs63;
	cvt.rn.f32.u16 	%f318, %rs63;
	selp.f32 	%f389, %f318, %f317, %p192;
$L__BB2_291:
	shr.u32 	%r552, %r655, 16;
	cvt.u16.u32 	%rs64, %r552;
	@%p187 bra 	$L__BB2_293;
	bra.uni 	$L__BB2_292;
$L__BB2_293:
	cvt.f32.f16 %f388, %rs64;
	bra.uni 	$L__BB2_294;
$L__BB2_292:
	setp.eq.s32 	%p194, %r128, 1;
	cvt.rn.f32.s16 	%f320, %rs64;
	cvt.rn.f32.u16 	%f321, %rs64;
	selp.f32 	%f388, %f321, %f320, %p194;
$L__BB2_294:
	setp.gt.s32 	%p195, %r131, 0;
	@%p195 bra 	$L__BB2_296;
	bra.uni 	$L__BB2_295;
$L__BB2_296:
	cvt.rzi.s32.f32 	%r553, %f391;
	and.b32  	%r554, %r553, %r19;
	cvt.rn.f32.s32 	%f179, %r554;
	cvt.rzi.s32.f32 	%r555, %f390;
	and.b32  	%r556, %r555, %r19;
	cvt.rn.f32.s32 	%f178, %r556;
	cvt.rzi.s32.f32 	%r557, %f389;
	and.b32  	%r558, %r557, %r19;
	cvt.rn.f32.s32 	%f177, %r558;
	cvt.rzi.s32.f32 	%r559, %f388;
	and.b32  	%r560, %r559, %r19;
	cvt.rn.f32.s32 	%f176, %r560;
	bra.uni 	$L__BB2_297;
$L__BB2_295:
	mul.f32 	%f323, %f391, %f1;
	cvt.rmi.f32.f32 	%f324, %f323;
	mov.f32 	%f325, 0f00000000;
	max.f32 	%f326, %f324, %f325;
	min.f32 	%f327, %f326, %f2;
	mul.f32 	%f179, %f3, %f327;
	mul.f32 	%f328, %f390, %f1;
	cvt.rmi.f32.f32 	%f329, %f328;
	max.f32 	%f330, %f329, %f325;
	min.f32 	%f331, %f330, %f2;
	mul.f32 	%f178, %f3, %f331;
	mul.f32 	%f332, %f389, %f1;
	cvt.rmi.f32.f32 	%f333, %f332;
	max.f32 	%f334, %f333, %f325;
	min.f32 	%f335, %f334, %f2;
	mul.f32 	%f177, %f3, %f335;
	mul.f32 	%f336, %f388, %f1;
	cvt.rmi.f32.f32 	%f337, %f336;
	max.f32 	%f338, %f337, %f325;
	min.f32 	%f339, %f338, %f2;
	mul.f32 	%f176, %f3, %f339;
$L__BB2_297:
	add.s32 	%r606, %r154, 384;
	cvt.s64.s32 	%rd136, %r606;
	mul.lo.s64 	%rd138, %rd136, %rd85;
	add.s64 	%rd57, %rd34, %rd138;
	@%p16 bra 	$L__BB2_321;
	@%p15 bra 	$L__BB2_303;
	setp.eq.s32 	%p199, %r129, 3;
	@%p199 bra 	$L__BB2_302;
	setp.ne.s32 	%p200, %r129, 1;
	@%p200 bra 	$L__BB2_304;
	cvt.rni.s32.f32 	%r569, %f179;
	max.s32 	%r570, %r569, 0;
	min.s32 	%r571, %r570, 65535;
	cvt.u16.u32 	%rs177, %r571;
	bra.uni 	$L__BB2_305;
$L__BB2_321:
	cvt.rni.s32.f32 	%r596, %f177;
	cvt.rni.s32.f32 	%r595, %f176;
	mov.u32 	%r597, 0;
	cvt.pack.sat.u8.s32.b32 %r594, %r595, %r596, %r597;
	cvt.rni.s32.f32 	%r599, %f178;
	cvt.rni.s32.f32 	%r600, %f179;
	cvt.pack.sat.u8.s32.b32 %r598, %r599, %r600, %r594;
	st.u32 	[%rd57], %r598;
	bra.uni 	$L__BB2_322;
$L__BB2_302:
	cvt.rn.f16.f32 %rs177, %f179;
	bra.uni 	$L__BB2_305;
$L__BB2_303:
	st.v4.f32 	[%rd57], {%f179, %f178, %f177, %f176};
	bra.uni 	$L__BB2_322;
$L__BB2_304:
	cvt.rni.s32.f32 	%r572, %f179;
	max.s32 	%r573, %r572, -32768;
	min.s32 	%r574, %r573, 32767;
	cvt.u16.u32 	%rs177, %r574;
$L__BB2_305:
	@%p199 bra 	$L__BB2_308;
	setp.ne.s32 	%p202, %r129, 1;
	@%p202 bra 	$L__BB2_309;
	cvt.rni.s32.f32 	%r575, %f178;
	max.s32 	%r576, %r575, 0;
	min.s32 	%r577, %r576, 65535;
	cvt.u16.u32 	%rs178, %r577;
	bra.uni 	$L__BB2_310;
$L__BB2_308:
	cvt.rn.f16.f32 %rs178, %f178;
	bra.uni 	$L__BB2_310;
$L__BB2_309:
	cvt.rni.s32.f32 	%r578, %f178;
	max.s32 	%r579, %r578, -32768;
	min.s32 	%r580, %r579, 32767;
	cvt.u16.u32 	%rs178, %r580;
$L__BB2_310:
	mov.b32 	%r118, {%rs177, %rs178};
	@%p199 bra 	$L__BB2_313;
	setp.ne.s32 	%p204, %r129, 1;
	@%p204 bra 	$L__BB2_314;
	cvt.rni.s32.f32 	%r581, %f177;
	max.s32 	%r582, %r581, 0;
	min.s32 	%r583, %r582, 65535;
	cvt.u16.u32 	%rs179, %r583;
	bra.uni 	$L__BB2_315;
$L__BB2_313:
	cvt.rn.f16.f32 %rs179, %f177;
	bra.uni 	$L__BB2_315;
$L__BB2_314:
	cvt.rni.s32.f32 	%r584, %f177;
	max.s32 	%r585, %r584, -32768;
	min.s32 	%r586, %r585, 32767;
	cvt.u16.u32 	%rs179, %r586;
$L__BB2_315:
	@%p199 bra 	$L__BB2_318;
	setp.ne.s32 	%p206, %r129, 1;
	@%p206 bra 	$L__BB2_319;
	cvt.rni.s32.f32 	%r587, %f176;
	max.s32 	%r588, %r587, 0;
	min.s32 	%r589, %r588, 65535;
	cvt.u16.u32 	%rs180, %r589;
	bra.uni 	$L__BB2_320;
$L__BB2_318:
	cvt.rn.f16.f32 %rs180, %f176;
	bra.uni 	$L__BB2_320;
$L__BB2_319:
	cvt.rni.s32.f32 	%r590, %f176;
	max.s32 	%r591, %r590, -32768;
	min.s32 	%r592, %r591, 32767;
	cvt.u16.u32 	%rs180, %r592;
$L__BB2_320:
	mov.b32 	%r593, {%rs179, %rs180};
	st.v2.u32 	[%rd57], {%r118, %r593};
$L__BB2_322:
	add.s32 	%r631, %r631, 1;
	setp.lt.s32 	%p207, %r631, %r139;
	@%p207 bra 	$L__BB2_9;
$L__BB2_323:
	ret;
}
`;
