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
	.reg .pred 	%p<221>;
	.reg .b16 	%rs<181>;
	.reg .f32 	%f<247>;
	.reg .b32 	%r<551>;
	.reg .b64 	%rd<150>;
	ld.param.u64 	%rd58, [convert_to_param_0];
	ld.param.v2.u32 	{%r135, %r136}, [convert_to_param_1+40];
	ld.param.u64 	%rd63, [convert_to_param_2];
	ld.param.v2.u32 	{%r492, %r493}, [convert_to_param_3+32];
	ld.param.v2.u32 	{%r139, %r140}, [convert_to_param_3+40];
	ld.param.f32 	%f137, [convert_to_param_5];
	ld.param.f32 	%f138, [convert_to_param_6];
	ld.param.u32 	%r131, [convert_to_param_4+4];
	ld.param.u32 	%r130, [convert_to_param_4];
	ld.param.u64 	%rd148, [convert_to_param_3+24];
	ld.param.u64 	%rd147, [convert_to_param_3+16];
	ld.param.u64 	%rd146, [convert_to_param_3+8];
	ld.param.u64 	%rd64, [convert_to_param_3];
	ld.param.u64 	%rd144, [convert_to_param_1+24];
	ld.param.u64 	%rd143, [convert_to_param_1+16];
	ld.param.u64 	%rd142, [convert_to_param_1+8];
	ld.param.u64 	%rd59, [convert_to_param_1];
	mov.u32 	%r2, %ctaid.z;
	setp.eq.s32 	%p8, %r136, 0;
	@%p8 bra 	$L__BB0_2;
	cvta.to.global.u64 	%rd68, %rd58;
	mul.wide.s32 	%rd69, %r2, 40;
	add.s64 	%rd70, %rd68, %rd69;
	ld.global.u64 	%rd144, [%rd70+24];
	ld.global.u64 	%rd143, [%rd70+16];
	ld.global.u64 	%rd142, [%rd70+8];
	ld.global.u64 	%rd141, [%rd70];
	bra.uni 	$L__BB0_3;
$L__BB0_2:
	cvt.s64.s32 	%rd71, %r2;
	mul.lo.s64 	%rd72, %rd59, %rd71;
	add.s64 	%rd141, %rd58, %rd72;
$L__BB0_3:
	setp.eq.s32 	%p9, %r140, 0;
	@%p9 bra 	$L__BB0_5;
	cvta.to.global.u64 	%rd73, %rd63;
	mul.wide.s32 	%rd74, %r2, 40;
	add.s64 	%rd75, %rd73, %rd74;
	ld.global.v2.u32 	{%r492, %r493}, [%rd75+32];
	ld.global.u64 	%rd148, [%rd75+24];
	ld.global.u64 	%rd147, [%rd75+16];
	ld.global.u64 	%rd146, [%rd75+8];
	ld.global.u64 	%rd145, [%rd75];
	bra.uni 	$L__BB0_6;
$L__BB0_5:
	cvt.s64.s32 	%rd76, %r2;
	mul.lo.s64 	%rd77, %rd64, %rd76;
	add.s64 	%rd145, %rd63, %rd77;
$L__BB0_6:
	mov.u32 	%r145, %ctaid.y;
	shl.b32 	%r146, %r145, 3;
	mov.u32 	%r147, %tid.y;
	add.s32 	%r15, %r146, %r147;
	setp.ge.s32 	%p10, %r15, %r493;
	@%p10 bra 	$L__BB0_299;
	setp.lt.s32 	%p11, %r139, 1;
	@%p11 bra 	$L__BB0_299;
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
	cvt.s64.s32 	%rd78, %r15;
	mul.lo.s64 	%rd27, %rd142, %rd78;
	mul.lo.s64 	%rd28, %rd146, %rd78;
	add.s32 	%r159, %r154, 4;
	min.s32 	%r19, %r159, %r492;
	add.s32 	%r20, %r154, 132;
	min.s32 	%r21, %r20, %r492;
	add.s32 	%r22, %r154, 260;
	min.s32 	%r23, %r22, %r492;
	add.s32 	%r24, %r154, 388;
	min.s32 	%r25, %r24, %r492;
	cvt.u64.u32 	%rd79, %r158;
	setp.eq.s64 	%p16, %rd147, %rd79;
	cvt.u64.u32 	%rd80, %r156;
	setp.eq.s64 	%p17, %rd143, %rd80;
	and.pred  	%p1, %p17, %p16;
	not.pred 	%p19, %p1;
$L__BB0_9:
	.pragma "nounroll";
	cvt.s64.s32 	%rd81, %r510;
	mul.lo.s64 	%rd82, %rd144, %rd81;
	add.s64 	%rd83, %rd82, %rd27;
	add.s64 	%rd33, %rd141, %rd83;
	mul.lo.s64 	%rd84, %rd148, %rd81;
	add.s64 	%rd85, %rd84, %rd28;
	add.s64 	%rd34, %rd145, %rd85;
	mov.pred 	%p219, 0;
	@%p19 bra 	$L__BB0_12;
	shl.b32 	%r162, %r156, 2;
	add.s32 	%r163, %r162, -1;
	cvt.s64.s32 	%rd86, %r163;
	and.b64  	%rd87, %rd33, %rd86;
	setp.ne.s64 	%p23, %rd87, 0;
	@%p23 bra 	$L__BB0_12;
	shl.b32 	%r166, %r158, 2;
	add.s32 	%r167, %r166, -1;
	cvt.s64.s32 	%rd88, %r167;
	and.b64  	%rd89, %rd34, %rd88;
	setp.eq.s64 	%p219, %rd89, 0;
$L__BB0_12:
	cvt.s64.s32 	%rd90, %r154;
	mul.lo.s64 	%rd92, %rd90, %rd80;
	add.s64 	%rd35, %rd33, %rd92;
	add.s32 	%r175, %r154, 128;
	mul.wide.s32 	%rd93, %r175, %r156;
	add.s64 	%rd36, %rd33, %rd93;
	add.s32 	%r176, %r154, 256;
	mul.wide.s32 	%rd94, %r176, %r156;
	add.s64 	%rd37, %rd33, %rd94;
	add.s32 	%r177, %r154, 384;
	mul.wide.s32 	%rd95, %r177, %r156;
	add.s64 	%rd38, %rd33, %rd95;
	@%p13 bra 	$L__BB0_22;
	setp.ne.s32 	%p28, %r130, 4;
	@%p28 bra 	$L__BB0_30;
	setp.le.s32 	%p29, %r159, %r492;
	and.pred  	%p4, %p219, %p29;
	not.pred 	%p30, %p4;
	@%p30 bra 	$L__BB0_16;
	ld.v4.u32 	{%r547, %r546, %r545, %r544}, [%rd35];
$L__BB0_16:
	setp.gt.s32 	%p31, %r20, %r492;
	not.pred 	%p32, %p219;
	or.pred  	%p33, %p32, %p31;
	@%p33 bra 	$L__BB0_18;
	ld.v4.u32 	{%r543, %r542, %r541, %r540}, [%rd36];
$L__BB0_18:
	not.pred 	%p205, %p219;
	setp.gt.s32 	%p34, %r22, %r492;
	or.pred  	%p36, %p205, %p34;
	@%p36 bra 	$L__BB0_20;
	ld.v4.u32 	{%r539, %r538, %r537, %r536}, [%rd37];
$L__BB0_20:
	not.pred 	%p206, %p219;
	setp.le.s32 	%p202, %r159, %r492;
	and.pred  	%p220, %p219, %p202;
	setp.gt.s32 	%p37, %r24, %r492;
	or.pred  	%p39, %p206, %p37;
	@%p39 bra 	$L__BB0_38;
	setp.le.s32 	%p204, %r159, %r492;
	and.pred  	%p220, %p219, %p204;
	ld.v4.u32 	{%r535, %r534, %r533, %r532}, [%rd38];
	bra.uni 	$L__BB0_38;
$L__BB0_22:
	setp.le.s32 	%p40, %r159, %r492;
	and.pred  	%p5, %p219, %p40;
	not.pred 	%p41, %p5;
	@%p41 bra 	$L__BB0_24;
	ld.u32 	%r547, [%rd35];
$L__BB0_24:
	setp.gt.s32 	%p42, %r20, %r492;
	not.pred 	%p43, %p219;
	or.pred  	%p44, %p43, %p42;
	@%p44 bra 	$L__BB0_26;
	ld.u32 	%r543, [%rd36];
$L__BB0_26:
	not.pred 	%p211, %p219;
	setp.gt.s32 	%p45, %r22, %r492;
	or.pred  	%p47, %p211, %p45;
	@%p47 bra 	$L__BB0_28;
	ld.u32 	%r539, [%rd37];
$L__BB0_28:
	not.pred 	%p212, %p219;
	setp.le.s32 	%p208, %r159, %r492;
	and.pred  	%p220, %p219, %p208;
	setp.gt.s32 	%p48, %r24, %r492;
	or.pred  	%p50, %p212, %p48;
	@%p50 bra 	$L__BB0_38;
	setp.le.s32 	%p210, %r159, %r492;
	and.pred  	%p220, %p219, %p210;
	ld.u32 	%r535, [%rd38];
	bra.uni 	$L__BB0_38;
$L__BB0_30:
	setp.le.s32 	%p51, %r159, %r492;
	and.pred  	%p6, %p219, %p51;
	not.pred 	%p52, %p6;
	@%p52 bra 	$L__BB0_32;
	ld.v2.u32 	{%r547, %r546}, [%rd35];
$L__BB0_32:
	setp.gt.s32 	%p53, %r20, %r492;
	not.pred 	%p54, %p219;
	or.pred  	%p55, %p54, %p53;
	@%p55 bra 	$L__BB0_34;
	ld.v2.u32 	{%r543, %r542}, [%rd36];
$L__BB0_34:
	not.pred 	%p217, %p219;
	setp.gt.s32 	%p56, %r22, %r492;
	or.pred  	%p58, %p217, %p56;
	@%p58 bra 	$L__BB0_36;
	ld.v2.u32 	{%r539, %r538}, [%rd37];
$L__BB0_36:
	not.pred 	%p218, %p219;
	setp.le.s32 	%p214, %r159, %r492;
	and.pred  	%p220, %p219, %p214;
	setp.gt.s32 	%p59, %r24, %r492;
	or.pred  	%p61, %p218, %p59;
	@%p61 bra 	$L__BB0_38;
	setp.le.s32 	%p216, %r159, %r492;
	and.pred  	%p220, %p219, %p216;
	ld.v2.u32 	{%r535, %r534}, [%rd38];
$L__BB0_38:
	@%p220 bra 	$L__BB0_62;
	bra.uni 	$L__BB0_39;
$L__BB0_62:
	@%p13 bra 	$L__BB0_65;
	setp.ne.s32 	%p75, %r130, 4;
	@%p75 bra 	$L__BB0_66;
	mov.b32 	%f222, %r547;
	mov.b32 	%f221, %r546;
	mov.b32 	%f220, %r545;
	mov.b32 	%f219, %r544;
	bra.uni 	$L__BB0_78;
$L__BB0_39:
	setp.ge.s32 	%p62, %r154, %r19;
	@%p62 bra 	$L__BB0_103;
	cvt.s64.s32 	%rd149, %r154;
$L__BB0_41:
	.pragma "nounroll";
	mul.lo.s64 	%rd96, %rd147, %rd149;
	add.s64 	%rd41, %rd34, %rd96;
	mul.lo.s64 	%rd97, %rd143, %rd149;
	add.s64 	%rd42, %rd33, %rd97;
	setp.gt.s32 	%p63, %r130, 1;
	@%p63 bra 	$L__BB0_44;
	@%p13 bra 	$L__BB0_49;
	setp.eq.s32 	%p67, %r130, 1;
	@%p67 bra 	$L__BB0_48;
	bra.uni 	$L__BB0_50;
$L__BB0_48:
	ld.global.nc.u16 %rs84, [%rd42];
	cvt.rn.f32.u16 	%f215, %rs84;
	bra.uni 	$L__BB0_51;
$L__BB0_44:
	setp.eq.s32 	%p64, %r130, 2;
	@%p64 bra 	$L__BB0_47;
	setp.ne.s32 	%p65, %r130, 3;
	@%p65 bra 	$L__BB0_50;
	ld.global.nc.u16 %rs81, [%rd42];
	cvt.f32.f16 %f215, %rs81;
	bra.uni 	$L__BB0_51;
$L__BB0_49:
	ld.global.nc.u8 %r230, [%rd42];
	cvt.u16.u32 	%rs85, %r230;
	and.b16  	%rs86, %rs85, 255;
	cvt.rn.f32.u16 	%f215, %rs86;
	bra.uni 	$L__BB0_51;
$L__BB0_47:
	ld.global.nc.s16 %rs83, [%rd42];
	cvt.rn.f32.s16 	%f215, %rs83;
	bra.uni 	$L__BB0_51;
$L__BB0_50:
	ld.global.nc.f32 %f215, [%rd42];
$L__BB0_51:
	fma.rn.f32 	%f7, %f215, %f137, %f138;
	setp.gt.s32 	%p68, %r131, 1;
	@%p68 bra 	$L__BB0_54;
	@%p14 bra 	$L__BB0_59;
	setp.eq.s32 	%p72, %r131, 1;
	@%p72 bra 	$L__BB0_58;
	bra.uni 	$L__BB0_60;
$L__BB0_58:
	cvt.rni.s32.f32 	%r234, %f7;
	max.s32 	%r235, %r234, 0;
	min.s32 	%r236, %r235, 65535;
	st.u16 	[%rd41], %r236;
	bra.uni 	$L__BB0_61;
$L__BB0_54:
	setp.eq.s32 	%p69, %r131, 2;
	@%p69 bra 	$L__BB0_57;
	setp.ne.s32 	%p70, %r131, 3;
	@%p70 bra 	$L__BB0_60;
	cvt.rn.f16.f32 %rs87, %f7;
	st.u16 	[%rd41], %rs87;
	bra.uni 	$L__BB0_61;
$L__BB0_59:
	cvt.rni.s32.f32 	%r237, %f7;
	max.s32 	%r238, %r237, 0;
	min.s32 	%r239, %r238, 255;
	st.u8 	[%rd41], %r239;
	bra.uni 	$L__BB0_61;
$L__BB0_57:
	cvt.rni.s32.f32 	%r231, %f7;
	max.s32 	%r232, %r231, -32768;
	min.s32 	%r233, %r232, 32767;
	st.u16 	[%rd41], %r233;
	bra.uni 	$L__BB0_61;
$L__BB0_60:
	st.f32 	[%rd41], %f7;
$L__BB0_61:
	add.s64 	%rd149, %rd149, 1;
	cvt.u32.u64 	%r240, %rd149;
	setp.lt.s32 	%p73, %r240, %r19;
	@%p73 bra 	$L__BB0_41;
	bra.uni 	$L__BB0_103;
$L__BB0_65:
	cvt.u16.u32 	%rs88, %r547;
	and.b16  	%rs89, %rs88, 255;
	cvt.rn.f32.u16 	%f222, %rs89;
	shr.u16 	%rs90, %rs88, 8;
	cvt.rn.f32.u16 	%f221, %rs90;
	shr.u32 	%r241, %r547, 16;
	cvt.u16.u32 	%rs91, %r241;
	and.b16  	%rs92, %rs91, 255;
	cvt.rn.f32.u16 	%f220, %rs92;
	shr.u32 	%r242, %r547, 24;
	cvt.u16.u32 	%rs93, %r242;
	cvt.rn.f32.u16 	%f219, %rs93;
	bra.uni 	$L__BB0_78;
$L__BB0_66:
	setp.eq.s32 	%p76, %r130, 3;
	cvt.u16.u32 	%rs1, %r547;
	@%p76 bra 	$L__BB0_68;
	bra.uni 	$L__BB0_67;
$L__BB0_68:
	cvt.f32.f16 %f222, %rs1;
	bra.uni 	$L__BB0_69;
$L__BB0_67:
	setp.eq.s32 	%p77, %r130, 1;
	cvt.rn.f32.s16 	%f142, %rs1;
	cvt.rn.f32.u16 	%f143, %rs1;
	selp.f32 	%f222, %f143, %f142, %p77;
$L__BB0_69:
	shr.u32 	%r243, %r547, 16;
	cvt.u16.u32 	%rs2, %r243;
	@%p76 bra 	$L__BB0_71;
	bra.uni 	$L__BB0_70;
$L__BB0_71:
	cvt.f32.f16 %f221, %rs2;
	bra.uni 	$L__BB0_72;
$L__BB0_70:
	setp.eq.s32 	%p79, %r130, 1;
	cvt.rn.f32.s16 	%f145, %rs2;
	cvt.rn.f32.u16 	%f146, %rs2;
	selp.f32 	%f221, %f146, %f145, %p79;
$L__BB0_72:
	cvt.u16.u32 	%rs3, %r546;
	@%p76 bra 	$L__BB0_74;
	bra.uni 	$L__BB0_73;
$L__BB0_74:
	cvt.f32.f16 %f220, %rs3;
	bra.uni 	$L__BB0_75;
$L__BB0_73:
	setp.eq.s32 	%p81, %r130, 1;
	cvt.rn.f32.s16 	%f148, %rs3;
	cvt.rn.f32.u16 	%f149, %rs3;
	selp.f32 	%f220, %f149, %f148, %p81;
$L__BB0_75:
	shr.u32 	%r244, %r546, 16;
	cvt.u16.u32 	%rs4, %r244;
	@%p76 bra 	$L__BB0_77;
	bra.uni 	$L__BB0_76;
$L__BB0_77:
	cvt.f32.f16 %f219, %rs4;
	bra.uni 	$L__BB0_78;
$L__BB0_76:
	setp.eq.s32 	%p83, %r130, 1;
	cvt.rn.f32.s16 	%f151, %rs4;
	cvt.rn.f32.u16 	%f152, %rs4;
	selp.f32 	%f219, %f152, %f151, %p83;
$L__BB0_78:
	cvt.s64.s32 	%rd140, %r154;
	fma.rn.f32 	%f31, %f222, %f137, %f138;
	fma.rn.f32 	%f32, %f221, %f137, %f138;
	fma.rn.f32 	%f33, %f220, %f137, %f138;
	fma.rn.f32 	%f34, %f219, %f137, %f138;
	mul.lo.s64 	%rd105, %rd140, %rd79;
	add.s64 	%rd45, %rd34, %rd105;
	@%p14 bra 	$L__BB0_102;
	@%p15 bra 	$L__BB0_84;
	setp.eq.s32 	%p87, %r131, 3;
	@%p87 bra 	$L__BB0_83;
	setp.ne.s32 	%p88, %r131, 1;
	@%p88 bra 	$L__BB0_85;
	cvt.rni.s32.f32 	%r252, %f31;
	max.s32 	%r253, %r252, 0;
	min.s32 	%r254, %r253, 65535;
	cvt.u16.u32 	%rs165, %r254;
	bra.uni 	$L__BB0_86;
$L__BB0_102:
	cvt.rni.s32.f32 	%r279, %f33;
	cvt.rni.s32.f32 	%r278, %f34;
	mov.u32 	%r280, 0;
	cvt.pack.sat.u8.s32.b32 %r277, %r278, %r279, %r280;
	cvt.rni.s32.f32 	%r282, %f32;
	cvt.rni.s32.f32 	%r283, %f31;
	cvt.pack.sat.u8.s32.b32 %r281, %r282, %r283, %r277;
	st.u32 	[%rd45], %r281;
	bra.uni 	$L__BB0_103;
$L__BB0_83:
	cvt.rn.f16.f32 %rs165, %f31;
	bra.uni 	$L__BB0_86;
$L__BB0_84:
	st.v4.f32 	[%rd45], {%f31, %f32, %f33, %f34};
	bra.uni 	$L__BB0_103;
$L__BB0_85:
	cvt.rni.s32.f32 	%r255, %f31;
	max.s32 	%r256, %r255, -32768;
	min.s32 	%r257, %r256, 32767;
	cvt.u16.u32 	%rs165, %r257;
$L__BB0_86:
	@%p87 bra 	$L__BB0_89;
	setp.ne.s32 	%p90, %r131, 1;
	@%p90 bra 	$L__BB0_90;
	cvt.rni.s32.f32 	%r258, %f32;
	max.s32 	%r259, %r258, 0;
	min.s32 	%r260, %r259, 65535;
	cvt.u16.u32 	%rs166, %r260;
	bra.uni 	$L__BB0_91;
$L__BB0_89:
	cvt.rn.f16.f32 %rs166, %f32;
	bra.uni 	$L__BB0_91;
$L__BB0_90:
	cvt.rni.s32.f32 	%r261, %f32;
	max.s32 	%r262, %r261, -32768;
	min.s32 	%r263, %r262, 32767;
	cvt.u16.u32 	%rs166, %r263;
$L__BB0_91:
	mov.b32 	%r108, {%rs165, %rs166};
	@%p87 bra 	$L__BB0_94;
	setp.ne.s32 	%p92, %r131, 1;
	@%p92 bra 	$L__BB0_95;
	cvt.rni.s32.f32 	%r264, %f33;
	max.s32 	%r265, %r264, 0;
	min.s32 	%r266, %r265, 65535;
	cvt.u16.u32 	%rs167, %r266;
	bra.uni 	$L__BB0_96;
$L__BB0_94:
	cvt.rn.f16.f32 %rs167, %f33;
	bra.uni 	$L__BB0_96;
$L__BB0_95:
	cvt.rni.s32.f32 	%r267, %f33;
	max.s32 	%r268, %r267, -32768;
	min.s32 	%r269, %r268, 32767;
	cvt.u16.u32 	%rs167, %r269;
$L__BB0_96:
	@%p87 bra 	$L__BB0_99;
	setp.ne.s32 	%p94, %r131, 1;
	@%p94 bra 	$L__BB0_100;
	cvt.rni.s32.f32 	%r270, %f34;
	max.s32 	%r271, %r270, 0;
	min.s32 	%r272, %r271, 65535;
	cvt.u16.u32 	%rs168, %r272;
	bra.uni 	$L__BB0_101;
$L__BB0_99:
	cvt.rn.f16.f32 %rs168, %f34;
	bra.uni 	$L__BB0_101;
$L__BB0_100:
	cvt.rni.s32.f32 	%r273, %f34;
	max.s32 	%r274, %r273, -32768;
	min.s32 	%r275, %r274, 32767;
	cvt.u16.u32 	%rs168, %r275;
$L__BB0_101:
	mov.b32 	%r276, {%rs167, %rs168};
	st.v2.u32 	[%rd45], {%r108, %r276};
$L__BB0_103:
	setp.le.s32 	%p95, %r20, %r492;
	and.pred  	%p96, %p219, %p95;
	@%p96 bra 	$L__BB0_127;
	bra.uni 	$L__BB0_104;
$L__BB0_127:
	@%p13 bra 	$L__BB0_130;
	setp.ne.s32 	%p110, %r130, 4;
	@%p110 bra 	$L__BB0_131;
	mov.b32 	%f230, %r543;
	mov.b32 	%f229, %r542;
	mov.b32 	%f228, %r541;
	mov.b32 	%f227, %r540;
	bra.uni 	$L__BB0_143;
$L__BB0_104:
	add.s32 	%r483, %r154, 128;
	setp.ge.s32 	%p97, %r483, %r21;
	@%p97 bra 	$L__BB0_168;
	add.s32 	%r548, %r154, 128;
$L__BB0_106:
	.pragma "nounroll";
	cvt.s64.s32 	%rd106, %r548;
	mul.lo.s64 	%rd107, %rd147, %rd106;
	add.s64 	%rd46, %rd34, %rd107;
	mul.lo.s64 	%rd108, %rd143, %rd106;
	add.s64 	%rd47, %rd33, %rd108;
	setp.gt.s32 	%p98, %r130, 1;
	@%p98 bra 	$L__BB0_109;
	@%p13 bra 	$L__BB0_114;
	setp.eq.s32 	%p102, %r130, 1;
	@%p102 bra 	$L__BB0_113;
	bra.uni 	$L__BB0_115;
$L__BB0_113:
	ld.global.nc.u16 %rs105, [%rd47];
	cvt.rn.f32.u16 	%f223, %rs105;
	bra.uni 	$L__BB0_116;
$L__BB0_109:
	setp.eq.s32 	%p99, %r130, 2;
	@%p99 bra 	$L__BB0_112;
	setp.ne.s32 	%p100, %r130, 3;
	@%p100 bra 	$L__BB0_115;
	ld.global.nc.u16 %rs102, [%rd47];
	cvt.f32.f16 %f223, %rs102;
	bra.uni 	$L__BB0_116;
$L__BB0_114:
	ld.global.nc.u8 %r296, [%rd47];
	cvt.u16.u32 	%rs106, %r296;
	and.b16  	%rs107, %rs106, 255;
	cvt.rn.f32.u16 	%f223, %rs107;
	bra.uni 	$L__BB0_116;
$L__BB0_112:
	ld.global.nc.s16 %rs104, [%rd47];
	cvt.rn.f32.s16 	%f223, %rs104;
	bra.uni 	$L__BB0_116;
$L__BB0_115:
	ld.global.nc.f32 %f223, [%rd47];
$L__BB0_116:
	fma.rn.f32 	%f41, %f223, %f137, %f138;
	setp.gt.s32 	%p103, %r131, 1;
	@%p103 bra 	$L__BB0_119;
	@%p14 bra 	$L__BB0_124;
	setp.eq.s32 	%p107, %r131, 1;
	@%p107 bra 	$L__BB0_123;
	bra.uni 	$L__BB0_125;
$L__BB0_123:
	cvt.rni.s32.f32 	%r300, %f41;
	max.s32 	%r301, %r300, 0;
	min.s32 	%r302, %r301, 65535;
	st.u16 	[%rd46], %r302;
	bra.uni 	$L__BB0_126;
$L__BB0_119:
	setp.eq.s32 	%p104, %r131, 2;
	@%p104 bra 	$L__BB0_122;
	setp.ne.s32 	%p105, %r131, 3;
	@%p105 bra 	$L__BB0_125;
	cvt.rn.f16.f32 %rs108, %f41;
	st.u16 	[%rd46], %rs108;
	bra.uni 	$L__BB0_126;
$L__BB0_124:
	cvt.rni.s32.f32 	%r303, %f41;
	max.s32 	%r304, %r303, 0;
	min.s32 	%r305, %r304, 255;
	st.u8 	[%rd46], %r305;
	bra.uni 	$L__BB0_126;
$L__BB0_122:
	cvt.rni.s32.f32 	%r297, %f41;
	max.s32 	%r298, %r297, -32768;
	min.s32 	%r299, %r298, 32767;
	st.u16 	[%rd46], %r299;
	bra.uni 	$L__BB0_126;
$L__BB0_125:
	st.f32 	[%rd46], %f41;
$L__BB0_126:
	add.s32 	%r548, %r548, 1;
	setp.lt.s32 	%p108, %r548, %r21;
	@%p108 bra 	$L__BB0_106;
	bra.uni 	$L__BB0_168;
$L__BB0_130:
	cvt.u16.u32 	%rs109, %r543;
	and.b16  	%rs110, %rs109, 255;
	cvt.rn.f32.u16 	%f230, %rs110;
	shr.u16 	%rs111, %rs109, 8;
	cvt.rn.f32.u16 	%f229, %rs111;
	shr.u32 	%r306, %r543, 16;
	cvt.u16.u32 	%rs112, %r306;
	and.b16  	%rs113, %rs112, 255;
	cvt.rn.f32.u16 	%f228, %rs113;
	shr.u32 	%r307, %r543, 24;
	cvt.u16.u32 	%rs114, %r307;
	cvt.rn.f32.u16 	%f227, %rs114;
	bra.uni 	$L__BB0_143;
$L__BB0_131:
	setp.eq.s32 	%p111, %r130, 3;
	cvt.u16.u32 	%rs21, %r543;
	@%p111 bra 	$L__BB0_133;
	bra.uni 	$L__BB0_132;
$L__BB0_133:
	cvt.f32.f16 %f230, %rs21;
	bra.uni 	$L__BB0_134;
$L__BB0_132:
	setp.eq.s32 	%p112, %r130, 1;
	cvt.rn.f32.s16 	%f161, %rs21;
	cvt.rn.f32.u16 	%f162, %rs21;
	selp.f32 	%f230, %f162, %f161, %p112;
$L__BB0_134:
	shr.u32 	%r308, %r543, 16;
	cvt.u16.u32 	%rs22, %r308;
	@%p111 bra 	$L__BB0_136;
	bra.uni 	$L__BB0_135;
$L__BB0_136:
	cvt.f32.f16 %f229, %rs22;
	bra.uni 	$L__BB0_137;
$L__BB0_135:
	setp.eq.s32 	%p114, %r130, 1;
	cvt.rn.f32.s16 	%f164, %rs22;
	cvt.rn.f32.u16 	%f165, %rs22;
	selp.f32 	%f229, %f165, %f164, %p114;
$L__BB0_137:
	cvt.u16.u32 	%rs23, %r542;
	@%p111 bra 	$L__BB0_139;
	bra.uni 	$L__BB0_138;
$L__BB0_139:
	cvt.f32.f16 %f228, %rs23;
	bra.uni 	$L__BB0_140;
$L__BB0_138:
	setp.eq.s32 	%p116, %r130, 1;
	cvt.rn.f32.s16 	%f167, %rs23;
	cvt.rn.f32.u16 	%f168, %rs23;
	selp.f32 	%f228, %f168, %f167, %p116;
$L__BB0_140:
	shr.u32 	%r309, %r542, 16;
	cvt.u16.u32 	%rs24, %r309;
	@%p111 bra 	$L__BB0_142;
	bra.uni 	$L__BB0_141;
$L__BB0_142:
	cvt.f32.f16 %f227, %rs24;
	bra.uni 	$L__BB0_143;
$L__BB0_141:
	setp.eq.s32 	%p118, %r130, 1;
	cvt.rn.f32.s16 	%f170, %rs24;
	cvt.rn.f32.u16 	%f171, %rs24;
	selp.f32 	%f227, %f171, %f170, %p118;
$L__BB0_143:
	add.s32 	%r491, %r154, 128;
	fma.rn.f32 	%f65, %f230, %f137, %f138;
	fma.rn.f32 	%f66, %f229, %f137, %f138;
	fma.rn.f32 	%f67, %f228, %f137, %f138;
	fma.rn.f32 	%f68, %f227, %f137, %f138;
	cvt.s64.s32 	%rd114, %r491;
	mul.lo.s64 	%rd116, %rd114, %rd79;
	add.s64 	%rd49, %rd34, %rd116;
	@%p14 bra 	$L__BB0_167;
	@%p15 bra 	$L__BB0_149;
	setp.eq.s32 	%p122, %r131, 3;
	@%p122 bra 	$L__BB0_148;
	setp.ne.s32 	%p123, %r131, 1;
	@%p123 bra 	$L__BB0_150;
	cvt.rni.s32.f32 	%r318, %f65;
	max.s32 	%r319, %r318, 0;
	min.s32 	%r320, %r319, 65535;
	cvt.u16.u32 	%rs169, %r320;
	bra.uni 	$L__BB0_151;
$L__BB0_167:
	cvt.rni.s32.f32 	%r345, %f67;
	cvt.rni.s32.f32 	%r344, %f68;
	mov.u32 	%r346, 0;
	cvt.pack.sat.u8.s32.b32 %r343, %r344, %r345, %r346;
	cvt.rni.s32.f32 	%r348, %f66;
	cvt.rni.s32.f32 	%r349, %f65;
	cvt.pack.sat.u8.s32.b32 %r347, %r348, %r349, %r343;
	st.u32 	[%rd49], %r347;
	bra.uni 	$L__BB0_168;
$L__BB0_148:
	cvt.rn.f16.f32 %rs169, %f65;
	bra.uni 	$L__BB0_151;
$L__BB0_149:
	st.v4.f32 	[%rd49], {%f65, %f66, %f67, %f68};
	bra.uni 	$L__BB0_168;
$L__BB0_150:
	cvt.rni.s32.f32 	%r321, %f65;
	max.s32 	%r322, %r321, -32768;
	min.s32 	%r323, %r322, 32767;
	cvt.u16.u32 	%rs169, %r323;
$L__BB0_151:
	@%p122 bra 	$L__BB0_154;
	setp.ne.s32 	%p125, %r131, 1;
	@%p125 bra 	$L__BB0_155;
	cvt.rni.s32.f32 	%r324, %f66;
	max.s32 	%r325, %r324, 0;
	min.s32 	%r326, %r325, 65535;
	cvt.u16.u32 	%rs170, %r326;
	bra.uni 	$L__BB0_156;
$L__BB0_154:
	cvt.rn.f16.f32 %rs170, %f66;
	bra.uni 	$L__BB0_156;
$L__BB0_155:
	cvt.rni.s32.f32 	%r327, %f66;
	max.s32 	%r328, %r327, -32768;
	min.s32 	%r329, %r328, 32767;
	cvt.u16.u32 	%rs170, %r329;
$L__BB0_156:
	mov.b32 	%r112, {%rs169, %rs170};
	@%p122 bra 	$L__BB0_159;
	setp.ne.s32 	%p127, %r131, 1;
	@%p127 bra 	$L__BB0_160;
	cvt.rni.s32.f32 	%r330, %f67;
	max.s32 	%r331, %r330, 0;
	min.s32 	%r332, %r331, 65535;
	cvt.u16.u32 	%rs171, %r332;
	bra.uni 	$L__BB0_161;
$L__BB0_159:
	cvt.rn.f16.f32 %rs171, %f67;
	bra.uni 	$L__BB0_161;
$L__BB0_160:
	cvt.rni.s32.f32 	%r333, %f67;
	max.s32 	%r334, %r333, -32768;
	min.s32 	%r335, %r334, 32767;
	cvt.u16.u32 	%rs171, %r335;
$L__BB0_161:
	@%p122 bra 	$L__BB0_164;
	setp.ne.s32 	%p129, %r131, 1;
	@%p129 bra 	$L__BB0_165;
	cvt.rni.s32.f32 	%r336, %f68;
	max.s32 	%r337, %r336, 0;
	min.s32 	%r338, %r337, 65535;
	cvt.u16.u32 	%rs172, %r338;
	bra.uni 	$L__BB0_166;
$L__BB0_164:
	cvt.rn.f16.f32 %rs172, %f68;
	bra.uni 	$L__BB0_166;
$L__BB0_165:
	cvt.rni.s32.f32 	%r339, %f68;
	max.s32 	%r340, %r339, -32768;
	min.s32 	%r341, %r340, 32767;
	cvt.u16.u32 	%rs172, %r341;
$L__BB0_166:
	mov.b32 	%r342, {%rs171, %rs172};
	st.v2.u32 	[%rd49], {%r112, %r342};
$L__BB0_168:
	setp.le.s32 	%p130, %r22, %r492;
	and.pred  	%p131, %p219, %p130;
	@%p131 bra 	$L__BB0_192;
	bra.uni 	$L__BB0_169;
$L__BB0_192:
	@%p13 bra 	$L__BB0_195;
	setp.ne.s32 	%p145, %r130, 4;
	@%p145 bra 	$L__BB0_196;
	mov.b32 	%f238, %r539;
	mov.b32 	%f237, %r538;
	mov.b32 	%f236, %r537;
	mov.b32 	%f235, %r536;
	bra.uni 	$L__BB0_208;
$L__BB0_169:
	add.s32 	%r484, %r154, 256;
	setp.ge.s32 	%p132, %r484, %r23;
	@%p132 bra 	$L__BB0_233;
	add.s32 	%r549, %r154, 256;
$L__BB0_171:
	.pragma "nounroll";
	cvt.s64.s32 	%rd117, %r549;
	mul.lo.s64 	%rd118, %rd147, %rd117;
	add.s64 	%rd50, %rd34, %rd118;
	mul.lo.s64 	%rd119, %rd143, %rd117;
	add.s64 	%rd51, %rd33, %rd119;
	setp.gt.s32 	%p133, %r130, 1;
	@%p133 bra 	$L__BB0_174;
	@%p13 bra 	$L__BB0_179;
	setp.eq.s32 	%p137, %r130, 1;
	@%p137 bra 	$L__BB0_178;
	bra.uni 	$L__BB0_180;
$L__BB0_178:
	ld.global.nc.u16 %rs126, [%rd51];
	cvt.rn.f32.u16 	%f231, %rs126;
	bra.uni 	$L__BB0_181;
$L__BB0_174:
	setp.eq.s32 	%p134, %r130, 2;
	@%p134 bra 	$L__BB0_177;
	setp.ne.s32 	%p135, %r130, 3;
	@%p135 bra 	$L__BB0_180;
	ld.global.nc.u16 %rs123, [%rd51];
	cvt.f32.f16 %f231, %rs123;
	bra.uni 	$L__BB0_181;
$L__BB0_179:
	ld.global.nc.u8 %r362, [%rd51];
	cvt.u16.u32 	%rs127, %r362;
	and.b16  	%rs128, %rs127, 255;
	cvt.rn.f32.u16 	%f231, %rs128;
	bra.uni 	$L__BB0_181;
$L__BB0_177:
	ld.global.nc.s16 %rs125, [%rd51];
	cvt.rn.f32.s16 	%f231, %rs125;
	bra.uni 	$L__BB0_181;
$L__BB0_180:
	ld.global.nc.f32 %f231, [%rd51];
$L__BB0_181:
	fma.rn.f32 	%f75, %f231, %f137, %f138;
	setp.gt.s32 	%p138, %r131, 1;
	@%p138 bra 	$L__BB0_184;
	@%p14 bra 	$L__BB0_189;
	setp.eq.s32 	%p142, %r131, 1;
	@%p142 bra 	$L__BB0_188;
	bra.uni 	$L__BB0_190;
$L__BB0_188:
	cvt.rni.s32.f32 	%r366, %f75;
	max.s32 	%r367, %r366, 0;
	min.s32 	%r368, %r367, 65535;
	st.u16 	[%rd50], %r368;
	bra.uni 	$L__BB0_191;
$L__BB0_184:
	setp.eq.s32 	%p139, %r131, 2;
	@%p139 bra 	$L__BB0_187;
	setp.ne.s32 	%p140, %r131, 3;
	@%p140 bra 	$L__BB0_190;
	cvt.rn.f16.f32 %rs129, %f75;
	st.u16 	[%rd50], %rs129;
	bra.uni 	$L__BB0_191;
$L__BB0_189:
	cvt.rni.s32.f32 	%r369, %f75;
	max.s32 	%r370, %r369, 0;
	min.s32 	%r371, %r370, 255;
	st.u8 	[%rd50], %r371;
	bra.uni 	$L__BB0_191;
$L__BB0_187:
	cvt.rni.s32.f32 	%r363, %f75;
	max.s32 	%r364, %r363, -32768;
	min.s32 	%r365, %r364, 32767;
	st.u16 	[%rd50], %r365;
	bra.uni 	$L__BB0_191;
$L__BB0_190:
	st.f32 	[%rd50], %f75;
$L__BB0_191:
	add.s32 	%r549, %r549, 1;
	setp.lt.s32 	%p143, %r549, %r23;
	@%p143 bra 	$L__BB0_171;
	bra.uni 	$L__BB0_233;
$L__BB0_195:
	cvt.u16.u32 	%rs130, %r539;
	and.b16  	%rs131, %rs130, 255;
	cvt.rn.f32.u16 	%f238, %rs131;
	shr.u16 	%rs132, %rs130, 8;
	cvt.rn.f32.u16 	%f237, %rs132;
	shr.u32 	%r372, %r539, 16;
	cvt.u16.u32 	%rs133, %r372;
	and.b16  	%rs134, %rs133, 255;
	cvt.rn.f32.u16 	%f236, %rs134;
	shr.u32 	%r373, %r539, 24;
	cvt.u16.u32 	%rs135, %r373;
	cvt.rn.f32.u16 	%f235, %rs135;
	bra.uni 	$L__BB0_208;
$L__BB0_196:
	setp.eq.s32 	%p146, %r130, 3;
	cvt.u16.u32 	%rs41, %r539;
	@%p146 bra 	$L__BB0_198;
	bra.uni 	$L__BB0_197;
$L__BB0_198:
	cvt.f32.f16 %f238, %rs41;
	bra.uni 	$L__BB0_199;
$L__BB0_197:
	setp.eq.s32 	%p147, %r130, 1;
	cvt.rn.f32.s16 	%f180, %rs41;
	cvt.rn.f32.u16 	%f181, %rs41;
	selp.f32 	%f238, %f181, %f180, %p147;
$L__BB0_199:
	shr.u32 	%r374, %r539, 16;
	cvt.u16.u32 	%rs42, %r374;
	@%p146 bra 	$L__BB0_201;
	bra.uni 	$L__BB0_200;
$L__BB0_201:
	cvt.f32.f16 %f237, %rs42;
	bra.uni 	$L__BB0_202;
$L__BB0_200:
	setp.eq.s32 	%p149, %r130, 1;
	cvt.rn.f32.s16 	%f183, %rs42;
	cvt.rn.f32.u16 	%f184, %rs42;
	selp.f32 	%f237, %f184, %f183, %p149;
$L__BB0_202:
	cvt.u16.u32 	%rs43, %r538;
	@%p146 bra 	$L__BB0_204;
	bra.uni 	$L__BB0_203;
$L__BB0_204:
	cvt.f32.f16 %f236, %rs43;
	bra.uni 	$L__BB0_205;
$L__BB0_203:
	setp.eq.s32 	%p151, %r130, 1;
	cvt.rn.f32.s16 	%f186, %rs43;
	cvt.rn.f32.u16 	%f187, %rs43;
	selp.f32 	%f236, %f187, %f186, %p151;
$L__BB0_205:
	shr.u32 	%r375, %r538, 16;
	cvt.u16.u32 	%rs44, %r375;
	@%p146 bra 	$L__BB0_207;
	bra.uni 	$L__BB0_206;
$L__BB0_207:
	cvt.f32.f16 %f235, %rs44;
	bra.uni 	$L__BB0_208;
$L__BB0_206:
	setp.eq.s32 	%p153, %r130, 1;
	cvt.rn.f32.s16 	%f189, %rs44;
	cvt.rn.f32.u16 	%f190, %rs44;
	selp.f32 	%f235, %f190, %f189, %p153;
$L__BB0_208:
	add.s32 	%r489, %r154, 256;
	fma.rn.f32 	%f99, %f238, %f137, %f138;
	fma.rn.f32 	%f100, %f237, %f137, %f138;
	fma.rn.f32 	%f101, %f236, %f137, %f138;
	fma.rn.f32 	%f102, %f235, %f137, %f138;
	cvt.s64.s32 	%rd125, %r489;
	mul.lo.s64 	%rd127, %rd125, %rd79;
	add.s64 	%rd53, %rd34, %rd127;
	@%p14 bra 	$L__BB0_232;
	@%p15 bra 	$L__BB0_214;
	setp.eq.s32 	%p157, %r131, 3;
	@%p157 bra 	$L__BB0_213;
	setp.ne.s32 	%p158, %r131, 1;
	@%p158 bra 	$L__BB0_215;
	cvt.rni.s32.f32 	%r384, %f99;
	max.s32 	%r385, %r384, 0;
	min.s32 	%r386, %r385, 65535;
	cvt.u16.u32 	%rs173, %r386;
	bra.uni 	$L__BB0_216;
$L__BB0_232:
	cvt.rni.s32.f32 	%r411, %f101;
	cvt.rni.s32.f32 	%r410, %f102;
	mov.u32 	%r412, 0;
	cvt.pack.sat.u8.s32.b32 %r409, %r410, %r411, %r412;
	cvt.rni.s32.f32 	%r414, %f100;
	cvt.rni.s32.f32 	%r415, %f99;
	cvt.pack.sat.u8.s32.b32 %r413, %r414, %r415, %r409;
	st.u32 	[%rd53], %r413;
	bra.uni 	$L__BB0_233;
$L__BB0_213:
	cvt.rn.f16.f32 %rs173, %f99;
	bra.uni 	$L__BB0_216;
$L__BB0_214:
	st.v4.f32 	[%rd53], {%f99, %f100, %f101, %f102};
	bra.uni 	$L__BB0_233;
$L__BB0_215:
	cvt.rni.s32.f32 	%r387, %f99;
	max.s32 	%r388, %r387, -32768;
	min.s32 	%r389, %r388, 32767;
	cvt.u16.u32 	%rs173, %r389;
$L__BB0_216:
	@%p157 bra 	$L__BB0_219;
	setp.ne.s32 	%p160, %r131, 1;
	@%p160 bra 	$L__BB0_220;
	cvt.rni.s32.f32 	%r390, %f100;
	max.s32 	%r391, %r390, 0;
	min.s32 	%r392, %r391, 65535;
	cvt.u16.u32 	%rs174, %r392;
	bra.uni 	$L__BB0_221;
$L__BB0_219:
	cvt.rn.f16.f32 %rs174, %f100;
	bra.uni 	$L__BB0_221;
$L__BB0_220:
	cvt.rni.s32.f32 	%r393, %f100;
	max.s32 	%r394, %r393, -32768;
	min.s32 	%r395, %r394, 32767;
	cvt.u16.u32 	%rs174, %r395;
$L__BB0_221:
	mov.b32 	%r116, {%rs173, %rs174};
	@%p157 bra 	$L__BB0_224;
	setp.ne.s32 	%p162, %r131, 1;
	@%p162 bra 	$L__BB0_225;
	cvt.rni.s32.f32 	%r396, %f101;
	max.s32 	%r397, %r396, 0;
	min.s32 	%r398, %r397, 65535;
	cvt.u16.u32 	%rs175, %r398;
	bra.uni 	$L__BB0_226;
$L__BB0_224:
	cvt.rn.f16.f32 %rs175, %f101;
	bra.uni 	$L__BB0_226;
$L__BB0_225:
	cvt.rni.s32.f32 	%r399, %f101;
	max.s32 	%r400, %r399, -32768;
	min.s32 	%r401, %r400, 32767;
	cvt.u16.u32 	%rs175, %r401;
$L__BB0_226:
	@%p157 bra 	$L__BB0_229;
	setp.ne.s32 	%p164, %r131, 1;
	@%p164 bra 	$L__BB0_230;
	cvt.rni.s32.f32 	%r402, %f102;
	max.s32 	%r403, %r402, 0;
	min.s32 	%r404, %r403, 65535;
	cvt.u16.u32 	%rs176, %r404;
	bra.uni 	$L__BB0_231;
$L__BB0_229:
	cvt.rn.f16.f32 %rs176, %f102;
	bra.uni 	$L__BB0_231;
$L__BB0_230:
	cvt.rni.s32.f32 	%r405, %f102;
	max.s32 	%r406, %r405, -32768;
	min.s32 	%r407, %r406, 32767;
	cvt.u16.u32 	%rs176, %r407;
$L__BB0_231:
	mov.b32 	%r408, {%rs175, %rs176};
	st.v2.u32 	[%rd53], {%r116, %r408};
$L__BB0_233:
	setp.le.s32 	%p165, %r24, %r492;
	and.pred  	%p166, %p219, %p165;
	@%p166 bra 	$L__BB0_257;
	bra.uni 	$L__BB0_234;
$L__BB0_257:
	@%p13 bra 	$L__BB0_260;
	setp.ne.s32 	%p180, %r130, 4;
	@%p180 bra 	$L__BB0_261;
	mov.b32 	%f246, %r535;
	mov.b32 	%f245, %r534;
	mov.b32 	%f244, %r533;
	mov.b32 	%f243, %r532;
	bra.uni 	$L__BB0_273;
$L__BB0_234:
	add.s32 	%r485, %r154, 384;
	setp.ge.s32 	%p167, %r485, %r25;
	@%p167 bra 	$L__BB0_298;
	add.s32 	%r550, %r154, 384;
$L__BB0_236:
	.pragma "nounroll";
	cvt.s64.s32 	%rd128, %r550;
	mul.lo.s64 	%rd129, %rd147, %rd128;
	add.s64 	%rd54, %rd34, %rd129;
	mul.lo.s64 	%rd130, %rd143, %rd128;
	add.s64 	%rd55, %rd33, %rd130;
	setp.gt.s32 	%p168, %r130, 1;
	@%p168 bra 	$L__BB0_239;
	@%p13 bra 	$L__BB0_244;
	setp.eq.s32 	%p172, %r130, 1;
	@%p172 bra 	$L__BB0_243;
	bra.uni 	$L__BB0_245;
$L__BB0_243:
	ld.global.nc.u16 %rs147, [%rd55];
	cvt.rn.f32.u16 	%f239, %rs147;
	bra.uni 	$L__BB0_246;
$L__BB0_239:
	setp.eq.s32 	%p169, %r130, 2;
	@%p169 bra 	$L__BB0_242;
	setp.ne.s32 	%p170, %r130, 3;
	@%p170 bra 	$L__BB0_245;
	ld.global.nc.u16 %rs144, [%rd55];
	cvt.f32.f16 %f239, %rs144;
	bra.uni 	$L__BB0_246;
$L__BB0_244:
	ld.global.nc.u8 %r428, [%rd55];
	cvt.u16.u32 	%rs148, %r428;
	and.b16  	%rs149, %rs148, 255;
	cvt.rn.f32.u16 	%f239, %rs149;
	bra.uni 	$L__BB0_246;
$L__BB0_242:
	ld.global.nc.s16 %rs146, [%rd55];
	cvt.rn.f32.s16 	%f239, %rs146;
	bra.uni 	$L__BB0_246;
$L__BB0_245:
	ld.global.nc.f32 %f239, [%rd55];
$L__BB0_246:
	fma.rn.f32 	%f109, %f239, %f137, %f138;
	setp.gt.s32 	%p173, %r131, 1;
	@%p173 bra 	$L__BB0_249;
	@%p14 bra 	$L__BB0_254;
	setp.eq.s32 	%p177, %r131, 1;
	@%p177 bra 	$L__BB0_253;
	bra.uni 	$L__BB0_255;
$L__BB0_253:
	cvt.rni.s32.f32 	%r432, %f109;
	max.s32 	%r433, %r432, 0;
	min.s32 	%r434, %r433, 65535;
	st.u16 	[%rd54], %r434;
	bra.uni 	$L__BB0_256;
$L__BB0_249:
	setp.eq.s32 	%p174, %r131, 2;
	@%p174 bra 	$L__BB0_252;
	setp.ne.s32 	%p175, %r131, 3;
	@%p175 bra 	$L__BB0_255;
	cvt.rn.f16.f32 %rs150, %f109;
	st.u16 	[%rd54], %rs150;
	bra.uni 	$L__BB0_256;
$L__BB0_254:
	cvt.rni.s32.f32 	%r435, %f109;
	max.s32 	%r436, %r435, 0;
	min.s32 	%r437, %r436, 255;
	st.u8 	[%rd54], %r437;
	bra.uni 	$L__BB0_256;
$L__BB0_252:
	cvt.rni.s32.f32 	%r429, %f109;
	max.s32 	%r430, %r429, -32768;
	min.s32 	%r431, %r430, 32767;
	st.u16 	[%rd54], %r431;
	bra.uni 	$L__BB0_256;
$L__BB0_255:
	st.f32 	[%rd54], %f109;
$L__BB0_256:
	add.s32 	%r550, %r550, 1;
	setp.lt.s32 	%p178, %r550, %r25;
	@%p178 bra 	$L__BB0_236;
	bra.uni 	$L__BB0_298;
$L__BB0_260:
	cvt.u16.u32 	%rs151, %r535;
	and.b16  	%rs152, %rs151, 255;
	cvt.rn.f32.u16 	%f246, %rs152;
	shr.u16 	%rs153, %rs151, 8;
	cvt.rn.f32.u16 	%f245, %rs153;
	shr.u32 	%r438, %r535, 16;
	cvt.u16.u32 	%rs154, %r438;
	and.b16  	%rs155, %rs154, 255;
	cvt.rn.f32.u16 	%f244, %rs155;
	shr.u32 	%r439, %r535, 24;
	cvt.u16.u32 	%rs156, %r439;
	cvt.rn.f32.u16 	%f243, %rs156;
	bra.uni 	$L__BB0_273;
$L__BB0_261:
	setp.eq.s32 	%p181, %r130, 3;
	cvt.u16.u32 	%rs61, %r535;
	@%p181 bra 	$L__BB0_263;
	bra.uni 	$L__BB0_262;
$L__BB0_263:
	cvt.f32.f16 %f246, %rs61;
	bra.uni 	$L__BB0_264;
$L__BB0_262:
	setp.eq.s32 	%p182, %r130, 1;
	cvt.rn.f32.s16 	%f199, %rs61;
	cvt.rn.f32.u16 	%f200, %rs61;
	selp.f32 	%f246, %f200, %f199, %p182;
$L__BB0_264:
	shr.u32 	%r440, %r535, 16;
	cvt.u16.u32 	%rs62, %r440;
	@%p181 bra 	$L__BB0_266;
	bra.uni 	$L__BB0_265;
$L__BB0_266:
	cvt.f32.f16 %f245, %rs62;
	bra.uni 	$L__BB0_267;
$L__BB0_265:
	setp.eq.s32 	%p184, %r130, 1;
	cvt.rn.f32.s16 	%f202, %rs62;
	cvt.rn.f32.u16 	%f203, %rs62;
	selp.f32 	%f245, %f203, %f202, %p184;
$L__BB0_267:
	cvt.u16.u32 	%rs63, %r534;
	@%p181 bra 	$L__BB0_269;
	bra.uni 	$L__BB0_268;
$L__BB0_269:
	cvt.f32.f16 %f244, %rs63;
	bra.uni 	$L__BB0_270;
$L__BB0_268:
	setp.eq.s32 	%p186, %r130, 1;
	cvt.rn.f32.s16 	%f205, %rs63;
	cvt.rn.f32.u16 	%f206, %rs63;
	selp.f32 	%f244, %f206, %f205, %p186;
$L__BB0_270:
	shr.u32 	%r441, %r534, 16;
	cvt.u16.u32 	%rs64, %r441;
	@%p181 bra 	$L__BB0_272;
	bra.uni 	$L__BB0_271;
$L__BB0_272:
	cvt.f32.f16 %f243, %rs64;
	bra.uni 	$L__BB0_273;
$L__BB0_271:
	setp.eq.s32 	%p188, %r130, 1;
	cvt.rn.f32.s16 	%f208, %rs64;
	cvt.rn.f32.u16 	%f209, %rs64;
	selp.f32 	%f243, %f209, %f208, %p188;
$L__BB0_273:
	add.s32 	%r487, %r154, 384;
	fma.rn.f32 	%f133, %f246, %f137, %f138;
	fma.rn.f32 	%f134, %f245, %f137, %f138;
	fma.rn.f32 	%f135, %f244, %f137, %f138;
	fma.rn.f32 	%f136, %f243, %f137, %f138;
	cvt.s64.s32 	%rd136, %r487;
	mul.lo.s64 	%rd138, %rd136, %rd79;
	add.s64 	%rd57, %rd34, %rd138;
	@%p14 bra 	$L__BB0_297;
	@%p15 bra 	$L__BB0_279;
	setp.eq.s32 	%p192, %r131, 3;
	@%p192 bra 	$L__BB0_278;
	setp.ne.s32 	%p193, %r131, 1;
	@%p193 bra 	$L__BB0_280;
	cvt.rni.s32.f32 	%r450, %f133;
	max.s32 	%r451, %r450, 0;
	min.s32 	%r452, %r451, 65535;
	cvt.u16.u32 	%rs177, %r452;
	bra.uni 	$L__BB0_281;
$L__BB0_297:
	cvt.rni.s32.f32 	%r477, %f135;
	cvt.rni.s32.f32 	%r476, %f136;
	mov.u32 	%r478, 0;
	cvt.pack.sat.u8.s32.b32 %r475, %r476, %r477, %r478;
	cvt.rni.s32.f32 	%r480, %f134;
	cvt.rni.s32.f32 	%r481, %f133;
	cvt.pack.sat.u8.s32.b32 %r479, %r480, %r481, %r475;
	st.u32 	[%rd57], %r479;
	bra.uni 	$L__BB0_298;
$L__BB0_278:
	cvt.rn.f16.f32 %rs177, %f133;
	bra.uni 	$L__BB0_281;
$L__BB0_279:
	st.v4.f32 	[%rd57], {%f133, %f134, %f135, %f136};
	bra.uni 	$L__BB0_298;
$L__BB0_280:
	cvt.rni.s32.f32 	%r453, %f133;
	max.s32 	%r454, %r453, -32768;
	min.s32 	%r455, %r454, 32767;
	cvt.u16.u32 	%rs177, %r455;
$L__BB0_281:
	@%p192 bra 	$L__BB0_284;
	setp.ne.s32 	%p195, %r131, 1;
	@%p195 bra 	$L__BB0_285;
	cvt.rni.s32.f32 	%r456, %f134;
	max.s32 	%r457, %r456, 0;
	min.s32 	%r458, %r457, 65535;
	cvt.u16.u32 	%rs178, %r458;
	bra.uni 	$L__BB0_286;
$L__BB0_284:
	cvt.rn.f16.f32 %rs178, %f134;
	bra.uni 	$L__BB0_286;
$L__BB0_285:
	cvt.rni.s32.f32 	%r459, %f134;
	max.s32 	%r460, %r459, -32768;
	min.s32 	%r461, %r460, 32767;
	cvt.u16.u32 	%rs178, %r461;
$L__BB0_286:
	mov.b32 	%r120, {%rs177, %rs178};
	@%p192 bra 	$L__BB0_289;
	setp.ne.s32 	%p197, %r131, 1;
	@%p197 bra 	$L__BB0_290;
	cvt.rni.s32.f32 	%r462, %f135;
	max.s32 	%r463, %r462, 0;
	min.s32 	%r464, %r463, 65535;
	cvt.u16.u32 	%rs179, %r464;
	bra.uni 	$L__BB0_291;
$L__BB0_289:
	cvt.rn.f16.f32 %rs179, %f135;
	bra.uni 	$L__BB0_291;
$L__BB0_290:
	cvt.rni.s32.f32 	%r465, %f135;
	max.s32 	%r466, %r465, -32768;
	min.s32 	%r467, %r466, 32767;
	cvt.u16.u32 	%rs179, %r467;
$L__BB0_291:
	@%p192 bra 	$L__BB0_294;
	setp.ne.s32 	%p199, %r131, 1;
	@%p199 bra 	$L__BB0_295;
	cvt.rni.s32.f32 	%r468, %f136;
	max.s32 	%r469, %r468, 0;
	min.s32 	%r470, %r469, 65535;
	cvt.u16.u32 	%rs180, %r470;
	bra.uni 	$L__BB0_296;
$L__BB0_294:
	cvt.rn.f16.f32 %rs180, %f136;
	bra.uni 	$L__BB0_296;
$L__BB0_295:
	cvt.rni.s32.f32 	%r471, %f136;
	max.s32 	%r472, %r471, -32768;
	min.s32 	%r473, %r472, 32767;
	cvt.u16.u32 	%rs180, %r473;
$L__BB0_296:
	mov.b32 	%r474, {%rs179, %rs180};
	st.v2.u32 	[%rd57], {%r120, %r474};
$L__BB0_298:
	add.s32 	%r510, %r510, 1;
	setp.lt.s32 	%p200, %r510, %r139;
	@%p200 bra 	$L__BB0_9;
$L__BB0_299:
	ret;
}
`;
