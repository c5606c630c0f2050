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
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[12],
.param .f32 p5,
.param .f32 p6,
.param .f32 p7,
.param .f32 p8,
.param .f32 p9
)
.maxntid 256, 1, 1
{
.reg .pred %p<162>;
.reg .b16 %rs<22>;
.reg .f32 %f<307>;
.reg .b32 %r<501>;
.reg .b64 %rd<101>;
ld.param.u64 %rd43, [p0];
ld.param.v2.u32 {%r143, %r144}, [p1+40];
ld.param.u64 %rd48, [p2];
ld.param.v2.u32 {%r431, %r432}, [p3+32];
ld.param.v2.u32 {%r147, %r148}, [p3+40];
ld.param.f32 %f74, [p5];
ld.param.f32 %f75, [p6];
ld.param.f32 %f76, [p7];
ld.param.f32 %f77, [p8];
ld.param.f32 %f78, [p9];
ld.param.u32 %r140, [p4+8];
ld.param.u32 %r139, [p4+4];
ld.param.u32 %r138, [p4];
ld.param.u64 %rd100, [p3+24];
ld.param.u64 %rd99, [p3+16];
ld.param.u64 %rd98, [p3+8];
ld.param.u64 %rd49, [p3];
ld.param.u64 %rd96, [p1+24];
ld.param.u64 %rd95, [p1+16];
ld.param.u64 %rd94, [p1+8];
ld.param.u64 %rd44, [p1];
mov.u32 %r2, %ctaid.z;
setp.eq.s32 %p5, %r144, 0;
@%p5 bra $L__BB0_2;
cvta.to.global.u64 %rd53, %rd43;
mul.wide.s32 %rd54, %r2, 40;
add.s64 %rd55, %rd53, %rd54;
ld.global.u64 %rd96, [%rd55+24];
ld.global.u64 %rd95, [%rd55+16];
ld.global.u64 %rd94, [%rd55+8];
ld.global.u64 %rd93, [%rd55];
bra.uni $L__BB0_3;
$L__BB0_2:
cvt.s64.s32 %rd56, %r2;
mul.lo.s64 %rd57, %rd44, %rd56;
add.s64 %rd93, %rd43, %rd57;
$L__BB0_3:
setp.eq.s32 %p6, %r148, 0;
@%p6 bra $L__BB0_5;
cvta.to.global.u64 %rd58, %rd48;
mul.wide.s32 %rd59, %r2, 40;
add.s64 %rd60, %rd58, %rd59;
ld.global.v2.u32 {%r431, %r432}, [%rd60+32];
ld.global.u64 %rd100, [%rd60+24];
ld.global.u64 %rd99, [%rd60+16];
ld.global.u64 %rd98, [%rd60+8];
ld.global.u64 %rd97, [%rd60];
bra.uni $L__BB0_6;
$L__BB0_5:
cvt.s64.s32 %rd61, %r2;
mul.lo.s64 %rd62, %rd49, %rd61;
add.s64 %rd97, %rd48, %rd62;
$L__BB0_6:
mov.u32 %r153, %ctaid.y;
shl.b32 %r154, %r153, 3;
mov.u32 %r155, %tid.y;
add.s32 %r15, %r154, %r155;
setp.ge.s32 %p7, %r15, %r432;
@%p7 bra $L__BB0_125;
setp.lt.s32 %p8, %r147, 1;
@%p8 bra $L__BB0_125;
cvt.s64.s32 %rd63, %r15;
mul.lo.s64 %rd27, %rd94, %rd63;
mul.lo.s64 %rd28, %rd98, %rd63;
rcp.rn.f32 %f1, %f78;
mov.u32 %r445, 0;
$L__BB0_9:
.pragma "nounroll";
cvt.s64.s32 %rd64, %r445;
mul.lo.s64 %rd65, %rd96, %rd64;
add.s64 %rd66, %rd65, %rd27;
add.s64 %rd33, %rd93, %rd66;
mul.lo.s64 %rd67, %rd100, %rd64;
add.s64 %rd68, %rd67, %rd28;
add.s64 %rd34, %rd97, %rd68;
setp.eq.s32 %p10, %r138, 4;
selp.b32 %r158, 4, 2, %p10;
setp.eq.s32 %p11, %r138, 0;
selp.b32 %r159, 1, %r158, %p11;
cvt.u64.u32 %rd69, %r159;
setp.ne.s64 %p12, %rd95, %rd69;
setp.eq.s32 %p13, %r139, 4;
selp.b32 %r160, 4, 2, %p13;
setp.eq.s32 %p14, %r139, 0;
selp.b32 %r161, 1, %r160, %p14;
cvt.u64.u32 %rd70, %r161;
setp.ne.s64 %p15, %rd99, %rd70;
mov.pred %p161, 0;
or.pred %p16, %p12, %p15;
@%p16 bra $L__BB0_12;
shl.b32 %r164, %r159, 2;
add.s32 %r165, %r164, -1;
cvt.s64.s32 %rd71, %r165;
and.b64 %rd72, %rd33, %rd71;
setp.ne.s64 %p20, %rd72, 0;
@%p20 bra $L__BB0_12;
shl.b32 %r168, %r161, 2;
add.s32 %r169, %r168, -1;
cvt.s64.s32 %rd73, %r169;
and.b64 %rd74, %rd34, %rd73;
setp.eq.s64 %p161, %rd74, 0;
$L__BB0_12:
mov.u32 %r170, %ctaid.x;
shl.b32 %r171, %r170, 9;
mov.u32 %r172, %tid.x;
shl.b32 %r173, %r172, 2;
add.s32 %r174, %r171, %r173;
cvt.s64.s32 %rd75, %r174;
mul.lo.s64 %rd77, %rd75, %rd69;
add.s64 %rd35, %rd33, %rd77;
add.s32 %r177, %r174, 128;
mul.wide.s32 %rd78, %r177, %r159;
add.s64 %rd36, %rd33, %rd78;
add.s32 %r178, %r174, 256;
mul.wide.s32 %rd79, %r178, %r159;
add.s64 %rd37, %rd33, %rd79;
add.s32 %r179, %r174, 384;
mul.wide.s32 %rd80, %r179, %r159;
add.s64 %rd38, %rd33, %rd80;
@%p11 bra $L__BB0_22;
setp.ne.s32 %p25, %r138, 4;
@%p25 bra $L__BB0_30;
add.s32 %r185, %r174, 4;
setp.gt.s32 %p26, %r185, %r431;
not.pred %p27, %p161;
or.pred %p28, %p27, %p26;
@%p28 bra $L__BB0_16;
ld.v4.u32 {%r478, %r477, %r476, %r475}, [%rd35];
$L__BB0_16:
add.s32 %r195, %r174, 132;
setp.gt.s32 %p29, %r195, %r431;
or.pred %p31, %p27, %p29;
@%p31 bra $L__BB0_18;
ld.v4.u32 {%r474, %r473, %r472, %r471}, [%rd36];
$L__BB0_18:
add.s32 %r205, %r174, 260;
setp.gt.s32 %p32, %r205, %r431;
or.pred %p34, %p27, %p32;
mov.u32 %r467, %r482;
mov.u32 %r468, %r481;
mov.u32 %r469, %r480;
mov.u32 %r470, %r479;
@%p34 bra $L__BB0_20;
ld.v4.u32 {%r470, %r469, %r468, %r467}, [%rd37];
$L__BB0_20:
add.s32 %r215, %r174, 388;
setp.gt.s32 %p35, %r215, %r431;
or.pred %p37, %p27, %p35;
@%p37 bra $L__BB0_38;
ld.v4.u32 {%r479, %r480, %r481, %r482}, [%rd38];
bra.uni $L__BB0_38;
$L__BB0_22:
add.s32 %r225, %r174, 4;
setp.gt.s32 %p38, %r225, %r431;
not.pred %p39, %p161;
or.pred %p40, %p39, %p38;
@%p40 bra $L__BB0_24;
ld.u32 %r478, [%rd35];
$L__BB0_24:
add.s32 %r231, %r174, 132;
setp.gt.s32 %p41, %r231, %r431;
or.pred %p43, %p39, %p41;
@%p43 bra $L__BB0_26;
ld.u32 %r474, [%rd36];
$L__BB0_26:
add.s32 %r237, %r174, 260;
setp.gt.s32 %p44, %r237, %r431;
or.pred %p46, %p39, %p44;
mov.u32 %r470, %r479;
@%p46 bra $L__BB0_28;
ld.u32 %r470, [%rd37];
$L__BB0_28:
add.s32 %r243, %r174, 388;
setp.gt.s32 %p47, %r243, %r431;
or.pred %p49, %p39, %p47;
mov.u32 %r467, %r482;
mov.u32 %r468, %r481;
mov.u32 %r469, %r480;
@%p49 bra $L__BB0_38;
ld.u32 %r479, [%rd38];
mov.u32 %r467, %r482;
mov.u32 %r468, %r481;
mov.u32 %r469, %r480;
bra.uni $L__BB0_38;
$L__BB0_30:
add.s32 %r249, %r174, 4;
setp.gt.s32 %p50, %r249, %r431;
not.pred %p51, %p161;
or.pred %p52, %p51, %p50;
@%p52 bra $L__BB0_32;
ld.v2.u32 {%r478, %r477}, [%rd35];
$L__BB0_32:
add.s32 %r257, %r174, 132;
setp.gt.s32 %p53, %r257, %r431;
or.pred %p55, %p51, %p53;
@%p55 bra $L__BB0_34;
ld.v2.u32 {%r474, %r473}, [%rd36];
$L__BB0_34:
add.s32 %r265, %r174, 260;
setp.gt.s32 %p56, %r265, %r431;
or.pred %p58, %p51, %p56;
mov.u32 %r469, %r480;
mov.u32 %r470, %r479;
@%p58 bra $L__BB0_36;
ld.v2.u32 {%r470, %r469}, [%rd37];
$L__BB0_36:
add.s32 %r273, %r174, 388;
setp.gt.s32 %p59, %r273, %r431;
or.pred %p61, %p51, %p59;
mov.u32 %r467, %r482;
mov.u32 %r468, %r481;
@%p61 bra $L__BB0_38;
ld.v2.u32 {%r479, %r480}, [%rd38];
mov.u32 %r467, %r482;
mov.u32 %r468, %r481;
$L__BB0_38:
mov.u32 %r495, 0;
$L__BB0_39:
.pragma "nounroll";
mov.u32 %r109, %r478;
mov.u32 %r108, %r477;
mov.u32 %r107, %r476;
mov.u32 %r106, %r475;
mov.u32 %r478, %r474;
mov.u32 %r477, %r473;
mov.u32 %r476, %r472;
mov.u32 %r475, %r471;
mov.u32 %r474, %r470;
mov.u32 %r473, %r469;
mov.u32 %r472, %r468;
mov.u32 %r471, %r467;
setp.lt.s32 %p62, %r140, 2;
mov.u32 %r500, %r445;
@%p62 bra $L__BB0_41;
shl.b32 %r277, %r495, 7;
add.s32 %r283, %r277, %r174;
rem.s32 %r500, %r283, %r140;
$L__BB0_41:
shl.b32 %r289, %r495, 7;
add.s32 %r290, %r289, %r174;
add.s32 %r113, %r290, 4;
setp.le.s32 %p63, %r113, %r431;
and.pred %p64, %p161, %p63;
@%p64 bra $L__BB0_85;
bra.uni $L__BB0_42;
$L__BB0_85:
@%p11 bra $L__BB0_89;
setp.eq.s32 %p160, %r138, 4;
@%p160 bra $L__BB0_90;
setp.ne.s32 %p112, %r138, 3;
@%p112 bra $L__BB0_91;
cvt.u16.u32 %rs8, %r109;
cvt.f32.f16 %f297, %rs8;
shr.u32 %r340, %r109, 16;
cvt.u16.u32 %rs9, %r340;
cvt.f32.f16 %f300, %rs9;
cvt.u16.u32 %rs10, %r108;
cvt.f32.f16 %f299, %rs10;
shr.u32 %r341, %r108, 16;
cvt.u16.u32 %rs11, %r341;
cvt.f32.f16 %f298, %rs11;
bra.uni $L__BB0_92;
$L__BB0_42:
shl.b32 %r424, %r495, 7;
add.s32 %r423, %r424, %r174;
min.s32 %r114, %r113, %r431;
setp.ge.s32 %p65, %r423, %r114;
@%p65 bra $L__BB0_123;
shl.b32 %r426, %r495, 7;
add.s32 %r497, %r426, %r174;
$L__BB0_44:
.pragma "nounroll";
cvt.s64.s32 %rd39, %r497;
mul.lo.s64 %rd81, %rd95, %rd39;
add.s64 %rd40, %rd33, %rd81;
setp.gt.s32 %p66, %r138, 1;
@%p66 bra $L__BB0_47;
@%p11 bra $L__BB0_52;
setp.eq.s32 %p70, %r138, 1;
@%p70 bra $L__BB0_51;
bra.uni $L__BB0_53;
$L__BB0_51:
ld.global.nc.u16 %rs4, [%rd40];
cvt.rn.f32.u16 %f288, %rs4;
bra.uni $L__BB0_54;
$L__BB0_47:
setp.eq.s32 %p67, %r138, 2;
@%p67 bra $L__BB0_50;
setp.ne.s32 %p68, %r138, 3;
@%p68 bra $L__BB0_53;
ld.global.nc.u16 %rs1, [%rd40];
cvt.f32.f16 %f288, %rs1;
bra.uni $L__BB0_54;
$L__BB0_52:
ld.global.nc.u8 %r304, [%rd40];
cvt.u16.u32 %rs5, %r304;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f288, %rs6;
bra.uni $L__BB0_54;
$L__BB0_50:
ld.global.nc.s16 %rs3, [%rd40];
cvt.rn.f32.s16 %f288, %rs3;
bra.uni $L__BB0_54;
$L__BB0_53:
ld.global.nc.f32 %f288, [%rd40];
$L__BB0_54:
setp.eq.s32 %p71, %r500, 0;
mov.f32 %f289, %f74;
@%p71 bra $L__BB0_57;
setp.ne.s32 %p72, %r500, 1;
mov.f32 %f289, %f75;
@%p72 bra $L__BB0_56;
bra.uni $L__BB0_57;
$L__BB0_56:
setp.eq.s32 %p73, %r500, 2;
selp.f32 %f289, %f76, %f77, %p73;
$L__BB0_57:
mov.f32 %f81, 0f00000000;
max.f32 %f82, %f288, %f81;
mul.f32 %f10, %f1, %f82;
@%p11 bra $L__BB0_73;
abs.f32 %f12, %f10;
setp.lt.f32 %p75, %f12, 0f00800000;
mul.f32 %f88, %f12, 0f4B800000;
selp.f32 %f89, %f88, %f12, %p75;
selp.f32 %f90, 0fC3170000, 0fC2FE0000, %p75;
mov.b32 %r305, %f89;
and.b32 %r306, %r305, 8388607;
or.b32 %r307, %r306, 1065353216;
mov.b32 %f91, %r307;
shr.u32 %r308, %r305, 23;
cvt.rn.f32.u32 %f92, %r308;
add.f32 %f93, %f90, %f92;
setp.gt.f32 %p76, %f91, 0f3FB504F3;
mul.f32 %f94, %f91, 0f3F000000;
add.f32 %f95, %f93, 0f3F800000;
selp.f32 %f96, %f95, %f93, %p76;
selp.f32 %f97, %f94, %f91, %p76;
add.f32 %f98, %f97, 0fBF800000;
add.f32 %f99, %f97, 0f3F800000;
rcp.approx.ftz.f32 %f100, %f99;
add.f32 %f101, %f98, %f98;
mul.f32 %f102, %f101, %f100;
mul.f32 %f103, %f102, %f102;
mov.f32 %f104, 0f3C4CAF63;
mov.f32 %f105, 0f3B18F0FE;
fma.rn.f32 %f106, %f105, %f103, %f104;
mov.f32 %f107, 0f3DAAAABD;
fma.rn.f32 %f108, %f106, %f103, %f107;
mul.rn.f32 %f109, %f108, %f103;
mul.rn.f32 %f110, %f109, %f102;
sub.f32 %f111, %f98, %f102;
add.f32 %f112, %f111, %f111;
neg.f32 %f113, %f102;
fma.rn.f32 %f114, %f113, %f98, %f112;
mul.rn.f32 %f115, %f100, %f114;
add.f32 %f116, %f110, %f102;
sub.f32 %f117, %f102, %f116;
add.f32 %f118, %f110, %f117;
add.f32 %f119, %f115, %f118;
add.f32 %f120, %f116, %f119;
sub.f32 %f121, %f116, %f120;
add.f32 %f122, %f119, %f121;
mov.f32 %f123, 0f3F317200;
mul.rn.f32 %f124, %f96, %f123;
mov.f32 %f125, 0f35BFBE8E;
mul.rn.f32 %f126, %f96, %f125;
add.f32 %f127, %f124, %f120;
sub.f32 %f128, %f124, %f127;
add.f32 %f129, %f120, %f128;
add.f32 %f130, %f122, %f129;
add.f32 %f131, %f126, %f130;
add.f32 %f132, %f127, %f131;
sub.f32 %f133, %f127, %f132;
add.f32 %f134, %f131, %f133;
abs.f32 %f13, %f289;
setp.gt.f32 %p77, %f13, 0f77F684DF;
mul.f32 %f135, %f289, 0f39000000;
selp.f32 %f136, %f135, %f289, %p77;
mul.rn.f32 %f137, %f136, %f132;
neg.f32 %f138, %f137;
fma.rn.f32 %f139, %f136, %f132, %f138;
fma.rn.f32 %f140, %f136, %f134, %f139;
fma.rn.f32 %f142, %f81, %f132, %f140;
add.rn.f32 %f143, %f137, %f142;
neg.f32 %f144, %f143;
add.rn.f32 %f145, %f137, %f144;
add.rn.f32 %f146, %f145, %f142;
mov.b32 %r309, %f143;
setp.eq.s32 %p78, %r309, 1118925336;
add.s32 %r310, %r309, -1;
mov.b32 %f147, %r310;
add.f32 %f148, %f146, 0f37000000;
selp.f32 %f14, %f148, %f146, %p78;
selp.f32 %f149, %f147, %f143, %p78;
mov.f32 %f150, 0f3FB8AA3B;
mul.rn.f32 %f151, %f149, %f150;
cvt.rzi.f32.f32 %f152, %f151;
abs.f32 %f153, %f152;
setp.gt.f32 %p79, %f153, 0f42FC0000;
mov.b32 %r311, %f152;
and.b32 %r312, %r311, -2147483648;
or.b32 %r313, %r312, 1123811328;
mov.b32 %f154, %r313;
selp.f32 %f155, %f154, %f152, %p79;
mov.f32 %f156, 0fBF317218;
fma.rn.f32 %f157, %f155, %f156, %f149;
mov.f32 %f158, 0f3102E308;
fma.rn.f32 %f159, %f155, %f158, %f157;
mul.f32 %f160, %f159, 0f3FB8AA3B;
add.f32 %f161, %f155, 0f4B40007F;
mov.b32 %r314, %f161;
shl.b32 %r315, %r314, 23;
mov.b32 %f162, %r315;
ex2.approx.ftz.f32 %f163, %f160;
mul.f32 %f15, %f163, %f162;
setp.eq.f32 %p80, %f15, 0f7F800000;
mov.f32 %f290, 0f7F800000;
@%p80 bra $L__BB0_60;
fma.rn.f32 %f290, %f15, %f14, %f15;
$L__BB0_60:
mul.f32 %f284, %f289, 0f3F000000;
cvt.rzi.f32.f32 %f283, %f284;
add.f32 %f282, %f283, %f283;
sub.f32 %f281, %f289, %f282;
abs.f32 %f280, %f281;
setp.lt.f32 %p81, %f10, 0f00000000;
setp.eq.f32 %p82, %f280, 0f3F800000;
and.pred %p3, %p81, %p82;
setp.eq.f32 %p83, %f10, 0f00000000;
@%p83 bra $L__BB0_64;
bra.uni $L__BB0_61;
$L__BB0_64:
add.f32 %f167, %f10, %f10;
mov.b32 %r318, %f167;
selp.b32 %r319, %r318, 0, %p82;
or.b32 %r320, %r319, 2139095040;
setp.lt.f32 %p87, %f289, 0f00000000;
selp.b32 %r321, %r320, %r319, %p87;
mov.b32 %f292, %r321;
bra.uni $L__BB0_65;
$L__BB0_73:
lg2.approx.f32 %f170, %f10;
mul.f32 %f171, %f289, %f170;
ex2.approx.f32 %f293, %f171;
bra.uni $L__BB0_74;
$L__BB0_61:
mov.b32 %r316, %f290;
xor.b32 %r317, %r316, -2147483648;
mov.b32 %f164, %r317;
selp.f32 %f292, %f164, %f290, %p3;
setp.geu.f32 %p84, %f10, 0f00000000;
@%p84 bra $L__BB0_65;
cvt.rzi.f32.f32 %f165, %f289;
setp.eq.f32 %p85, %f165, %f289;
@%p85 bra $L__BB0_65;
mov.f32 %f292, 0f7FFFFFFF;
$L__BB0_65:
abs.f32 %f285, %f289;
add.f32 %f168, %f12, %f285;
mov.b32 %r322, %f168;
setp.lt.s32 %p88, %r322, 2139095040;
@%p88 bra $L__BB0_72;
abs.f32 %f286, %f289;
setp.gtu.f32 %p89, %f12, 0f7F800000;
setp.gtu.f32 %p90, %f286, 0f7F800000;
or.pred %p91, %p89, %p90;
@%p91 bra $L__BB0_71;
bra.uni $L__BB0_67;
$L__BB0_71:
add.f32 %f292, %f289, %f10;
bra.uni $L__BB0_72;
$L__BB0_67:
abs.f32 %f287, %f289;
setp.eq.f32 %p92, %f287, 0f7F800000;
@%p92 bra $L__BB0_70;
bra.uni $L__BB0_68;
$L__BB0_70:
setp.gt.f32 %p95, %f12, 0f3F800000;
selp.b32 %r326, 2139095040, 0, %p95;
xor.b32 %r327, %r326, 2139095040;
setp.lt.f32 %p96, %f289, 0f00000000;
selp.b32 %r328, %r327, %r326, %p96;
mov.b32 %f169, %r328;
setp.eq.f32 %p97, %f10, 0fBF800000;
selp.f32 %f292, 0f3F800000, %f169, %p97;
bra.uni $L__BB0_72;
$L__BB0_68:
setp.neu.f32 %p93, %f12, 0f7F800000;
@%p93 bra $L__BB0_72;
setp.ge.f32 %p94, %f289, 0f00000000;
selp.b32 %r323, 2139095040, 0, %p94;
or.b32 %r324, %r323, -2147483648;
selp.b32 %r325, %r324, %r323, %p3;
mov.b32 %f292, %r325;
$L__BB0_72:
setp.eq.f32 %p98, %f289, 0f00000000;
setp.eq.f32 %p99, %f10, 0f3F800000;
or.pred %p100, %p98, %p99;
selp.f32 %f293, 0f3F800000, %f292, %p100;
$L__BB0_74:
cvt.s64.s32 %rd92, %r497;
mul.f32 %f28, %f293, %f78;
mul.lo.s64 %rd87, %rd99, %rd92;
add.s64 %rd41, %rd34, %rd87;
setp.gt.s32 %p101, %r139, 1;
@%p101 bra $L__BB0_77;
setp.eq.s32 %p159, %r139, 0;
@%p159 bra $L__BB0_82;
setp.eq.s32 %p105, %r139, 1;
@%p105 bra $L__BB0_81;
bra.uni $L__BB0_83;
$L__BB0_81:
cvt.rni.s32.f32 %r332, %f28;
max.s32 %r333, %r332, 0;
min.s32 %r334, %r333, 65535;
st.u16 [%rd41], %r334;
bra.uni $L__BB0_84;
$L__BB0_77:
setp.eq.s32 %p102, %r139, 2;
@%p102 bra $L__BB0_80;
setp.ne.s32 %p103, %r139, 3;
@%p103 bra $L__BB0_83;
cvt.rn.f16.f32 %rs7, %f28;
st.u16 [%rd41], %rs7;
bra.uni $L__BB0_84;
$L__BB0_82:
cvt.rni.s32.f32 %r335, %f28;
max.s32 %r336, %r335, 0;
min.s32 %r337, %r336, 255;
st.u8 [%rd41], %r337;
bra.uni $L__BB0_84;
$L__BB0_80:
cvt.rni.s32.f32 %r329, %f28;
max.s32 %r330, %r329, -32768;
min.s32 %r331, %r330, 32767;
st.u16 [%rd41], %r331;
bra.uni $L__BB0_84;
$L__BB0_83:
st.f32 [%rd41], %f28;
$L__BB0_84:
shl.b32 %r430, %r495, 7;
add.s32 %r429, %r430, %r174;
add.s32 %r428, %r429, 4;
min.s32 %r427, %r428, %r431;
setp.gt.s32 %p106, %r140, 1;
add.s32 %r338, %r500, 1;
setp.eq.s32 %p107, %r338, %r140;
selp.b32 %r339, %r338, %r500, %p106;
and.pred %p108, %p106, %p107;
selp.b32 %r500, 0, %r339, %p108;
add.s32 %r497, %r497, 1;
setp.lt.s32 %p109, %r497, %r427;
@%p109 bra $L__BB0_44;
bra.uni $L__BB0_123;
$L__BB0_90:
mov.b32 %f297, %r109;
mov.b32 %f300, %r108;
mov.b32 %f299, %r107;
mov.b32 %f298, %r106;
bra.uni $L__BB0_92;
$L__BB0_89:
cvt.u16.u32 %rs12, %r109;
and.b16 %rs13, %rs12, 255;
cvt.rn.f32.u16 %f297, %rs13;
shr.u16 %rs14, %rs12, 8;
cvt.rn.f32.u16 %f300, %rs14;
shr.u32 %r342, %r109, 16;
cvt.u16.u32 %rs15, %r342;
and.b16 %rs16, %rs15, 255;
cvt.rn.f32.u16 %f299, %rs16;
shr.u32 %r343, %r109, 24;
cvt.u16.u32 %rs17, %r343;
cvt.rn.f32.u16 %f298, %rs17;
bra.uni $L__BB0_92;
$L__BB0_91:
and.b32 %r344, %r109, 65535;
setp.eq.s32 %p113, %r138, 2;
selp.b32 %r345, 32768, 0, %p113;
and.b32 %r346, %r109, %r345;
shl.b32 %r347, %r346, 1;
sub.s32 %r348, %r344, %r347;
cvt.rn.f32.s32 %f297, %r348;
shr.u32 %r349, %r109, 16;
and.b32 %r350, %r349, %r345;
shl.b32 %r351, %r350, 1;
sub.s32 %r352, %r349, %r351;
cvt.rn.f32.s32 %f300, %r352;
and.b32 %r353, %r108, %r345;
shl.b32 %r354, %r353, 1;
and.b32 %r355, %r108, 65535;
sub.s32 %r356, %r355, %r354;
cvt.rn.f32.s32 %f299, %r356;
shr.u32 %r357, %r108, 16;
and.b32 %r358, %r357, %r345;
shl.b32 %r359, %r358, 1;
sub.s32 %r360, %r357, %r359;
cvt.rn.f32.s32 %f298, %r360;
$L__BB0_92:
mov.u32 %r499, 0;
$L__BB0_93:
.pragma "nounroll";
mov.f32 %f51, %f300;
mov.f32 %f300, %f299;
mov.f32 %f299, %f298;
setp.eq.s32 %p114, %r500, 0;
mov.f32 %f302, %f74;
@%p114 bra $L__BB0_96;
setp.ne.s32 %p115, %r500, 1;
mov.f32 %f302, %f75;
@%p115 bra $L__BB0_95;
bra.uni $L__BB0_96;
$L__BB0_95:
setp.eq.s32 %p116, %r500, 2;
selp.f32 %f302, %f76, %f77, %p116;
$L__BB0_96:
mov.f32 %f177, 0f00000000;
max.f32 %f178, %f297, %f177;
mul.f32 %f55, %f1, %f178;
@%p11 bra $L__BB0_112;
abs.f32 %f57, %f55;
setp.lt.f32 %p118, %f57, 0f00800000;
mul.f32 %f184, %f57, 0f4B800000;
selp.f32 %f185, %f184, %f57, %p118;
selp.f32 %f186, 0fC3170000, 0fC2FE0000, %p118;
mov.b32 %r362, %f185;
and.b32 %r363, %r362, 8388607;
or.b32 %r364, %r363, 1065353216;
mov.b32 %f187, %r364;
shr.u32 %r365, %r362, 23;
cvt.rn.f32.u32 %f188, %r365;
add.f32 %f189, %f186, %f188;
setp.gt.f32 %p119, %f187, 0f3FB504F3;
mul.f32 %f190, %f187, 0f3F000000;
add.f32 %f191, %f189, 0f3F800000;
selp.f32 %f192, %f191, %f189, %p119;
selp.f32 %f193, %f190, %f187, %p119;
add.f32 %f194, %f193, 0fBF800000;
add.f32 %f195, %f193, 0f3F800000;
rcp.approx.ftz.f32 %f196, %f195;
add.f32 %f197, %f194, %f194;
mul.f32 %f198, %f197, %f196;
mul.f32 %f199, %f198, %f198;
mov.f32 %f200, 0f3C4CAF63;
mov.f32 %f201, 0f3B18F0FE;
fma.rn.f32 %f202, %f201, %f199, %f200;
mov.f32 %f203, 0f3DAAAABD;
fma.rn.f32 %f204, %f202, %f199, %f203;
mul.rn.f32 %f205, %f204, %f199;
mul.rn.f32 %f206, %f205, %f198;
sub.f32 %f207, %f194, %f198;
add.f32 %f208, %f207, %f207;
neg.f32 %f209, %f198;
fma.rn.f32 %f210, %f209, %f194, %f208;
mul.rn.f32 %f211, %f196, %f210;
add.f32 %f212, %f206, %f198;
sub.f32 %f213, %f198, %f212;
add.f32 %f214, %f206, %f213;
add.f32 %f215, %f211, %f214;
add.f32 %f216, %f212, %f215;
sub.f32 %f217, %f212, %f216;
add.f32 %f218, %f215, %f217;
mov.f32 %f219, 0f3F317200;
mul.rn.f32 %f220, %f192, %f219;
mov.f32 %f221, 0f35BFBE8E;
mul.rn.f32 %f222, %f192, %f221;
add.f32 %f223, %f220, %f216;
sub.f32 %f224, %f220, %f223;
add.f32 %f225, %f216, %f224;
add.f32 %f226, %f218, %f225;
add.f32 %f227, %f222, %f226;
add.f32 %f228, %f223, %f227;
sub.f32 %f229, %f223, %f228;
add.f32 %f230, %f227, %f229;
abs.f32 %f58, %f302;
setp.gt.f32 %p120, %f58, 0f77F684DF;
mul.f32 %f231, %f302, 0f39000000;
selp.f32 %f232, %f231, %f302, %p120;
mul.rn.f32 %f233, %f232, %f228;
neg.f32 %f234, %f233;
fma.rn.f32 %f235, %f232, %f228, %f234;
fma.rn.f32 %f236, %f232, %f230, %f235;
fma.rn.f32 %f238, %f177, %f228, %f236;
add.rn.f32 %f239, %f233, %f238;
neg.f32 %f240, %f239;
add.rn.f32 %f241, %f233, %f240;
add.rn.f32 %f242, %f241, %f238;
mov.b32 %r366, %f239;
setp.eq.s32 %p121, %r366, 1118925336;
add.s32 %r367, %r366, -1;
mov.b32 %f243, %r367;
add.f32 %f244, %f242, 0f37000000;
selp.f32 %f59, %f244, %f242, %p121;
selp.f32 %f245, %f243, %f239, %p121;
mov.f32 %f246, 0f3FB8AA3B;
mul.rn.f32 %f247, %f245, %f246;
cvt.rzi.f32.f32 %f248, %f247;
abs.f32 %f249, %f248;
setp.gt.f32 %p122, %f249, 0f42FC0000;
mov.b32 %r368, %f248;
and.b32 %r369, %r368, -2147483648;
or.b32 %r370, %r369, 1123811328;
mov.b32 %f250, %r370;
selp.f32 %f251, %f250, %f248, %p122;
mov.f32 %f252, 0fBF317218;
fma.rn.f32 %f253, %f251, %f252, %f245;
mov.f32 %f254, 0f3102E308;
fma.rn.f32 %f255, %f251, %f254, %f253;
mul.f32 %f256, %f255, 0f3FB8AA3B;
add.f32 %f257, %f251, 0f4B40007F;
mov.b32 %r371, %f257;
shl.b32 %r372, %r371, 23;
mov.b32 %f258, %r372;
ex2.approx.ftz.f32 %f259, %f256;
mul.f32 %f60, %f259, %f258;
setp.eq.f32 %p123, %f60, 0f7F800000;
mov.f32 %f303, 0f7F800000;
@%p123 bra $L__BB0_99;
fma.rn.f32 %f303, %f60, %f59, %f60;
$L__BB0_99:
mul.f32 %f276, %f302, 0f3F000000;
cvt.rzi.f32.f32 %f275, %f276;
add.f32 %f274, %f275, %f275;
sub.f32 %f273, %f302, %f274;
abs.f32 %f272, %f273;
setp.lt.f32 %p124, %f55, 0f00000000;
setp.eq.f32 %p125, %f272, 0f3F800000;
and.pred %p4, %p124, %p125;
setp.eq.f32 %p126, %f55, 0f00000000;
@%p126 bra $L__BB0_103;
bra.uni $L__BB0_100;
$L__BB0_103:
add.f32 %f263, %f55, %f55;
mov.b32 %r375, %f263;
selp.b32 %r376, %r375, 0, %p125;
or.b32 %r377, %r376, 2139095040;
setp.lt.f32 %p130, %f302, 0f00000000;
selp.b32 %r378, %r377, %r376, %p130;
mov.b32 %f305, %r378;
bra.uni $L__BB0_104;
$L__BB0_112:
lg2.approx.f32 %f266, %f55;
mul.f32 %f267, %f302, %f266;
ex2.approx.f32 %f306, %f267;
bra.uni $L__BB0_113;
$L__BB0_100:
mov.b32 %r373, %f303;
xor.b32 %r374, %r373, -2147483648;
mov.b32 %f260, %r374;
selp.f32 %f305, %f260, %f303, %p4;
setp.geu.f32 %p127, %f55, 0f00000000;
@%p127 bra $L__BB0_104;
cvt.rzi.f32.f32 %f261, %f302;
setp.eq.f32 %p128, %f261, %f302;
@%p128 bra $L__BB0_104;
mov.f32 %f305, 0f7FFFFFFF;
$L__BB0_104:
abs.f32 %f277, %f302;
add.f32 %f264, %f57, %f277;
mov.b32 %r379, %f264;
setp.lt.s32 %p131, %r379, 2139095040;
@%p131 bra $L__BB0_111;
abs.f32 %f278, %f302;
setp.gtu.f32 %p132, %f57, 0f7F800000;
setp.gtu.f32 %p133, %f278, 0f7F800000;
or.pred %p134, %p132, %p133;
@%p134 bra $L__BB0_110;
bra.uni $L__BB0_106;
$L__BB0_110:
add.f32 %f305, %f302, %f55;
bra.uni $L__BB0_111;
$L__BB0_106:
abs.f32 %f279, %f302;
setp.eq.f32 %p135, %f279, 0f7F800000;
@%p135 bra $L__BB0_109;
bra.uni $L__BB0_107;
$L__BB0_109:
setp.gt.f32 %p138, %f57, 0f3F800000;
selp.b32 %r383, 2139095040, 0, %p138;
xor.b32 %r384, %r383, 2139095040;
setp.lt.f32 %p139, %f302, 0f00000000;
selp.b32 %r385, %r384, %r383, %p139;
mov.b32 %f265, %r385;
setp.eq.f32 %p140, %f55, 0fBF800000;
selp.f32 %f305, 0f3F800000, %f265, %p140;
bra.uni $L__BB0_111;
$L__BB0_107:
setp.neu.f32 %p136, %f57, 0f7F800000;
@%p136 bra $L__BB0_111;
setp.ge.f32 %p137, %f302, 0f00000000;
selp.b32 %r380, 2139095040, 0, %p137;
or.b32 %r381, %r380, -2147483648;
selp.b32 %r382, %r381, %r380, %p4;
mov.b32 %f305, %r382;
$L__BB0_111:
setp.eq.f32 %p141, %f302, 0f00000000;
setp.eq.f32 %p142, %f55, 0f3F800000;
or.pred %p143, %p141, %p142;
selp.f32 %f306, 0f3F800000, %f305, %p143;
$L__BB0_113:
mul.f32 %f298, %f306, %f78;
add.s32 %r386, %r500, 1;
setp.eq.s32 %p144, %r386, %r140;
setp.gt.s32 %p145, %r140, 1;
selp.b32 %r387, %r386, %r500, %p145;
and.pred %p146, %p145, %p144;
selp.b32 %r500, 0, %r387, %p146;
add.s32 %r499, %r499, 1;
setp.ne.s32 %p147, %r499, 4;
mov.f32 %f297, %f51;
@%p147 bra $L__BB0_93;
setp.eq.s32 %p157, %r139, 4;
setp.eq.s32 %p156, %r139, 4;
setp.eq.s32 %p155, %r139, 0;
selp.b32 %r422, 4, 2, %p156;
selp.b32 %r421, 1, %r422, %p155;
cvt.u64.u32 %rd91, %r421;
shl.b32 %r420, %r495, 7;
add.s32 %r419, %r420, %r174;
cvt.s64.s32 %rd88, %r419;
mul.lo.s64 %rd90, %rd88, %rd91;
add.s64 %rd42, %rd34, %rd90;
@%p156 bra $L__BB0_117;
setp.ne.s32 %p150, %r139, 3;
@%p150 bra $L__BB0_118;
cvt.rn.f16.f32 %rs18, %f51;
cvt.rn.f16.f32 %rs19, %f300;
cvt.rn.f16.f32 %rs20, %f299;
cvt.rn.f16.f32 %rs21, %f298;
mov.b32 %r397, {%rs20, %rs21};
mov.b32 %r398, {%rs18, %rs19};
st.v2.u32 [%rd42], {%r398, %r397};
bra.uni $L__BB0_123;
$L__BB0_117:
st.v4.f32 [%rd42], {%f51, %f300, %f299, %f298};
bra.uni $L__BB0_123;
$L__BB0_118:
setp.eq.s32 %p158, %r139, 0;
cvt.rni.s32.f32 %r124, %f51;
cvt.rni.s32.f32 %r125, %f300;
cvt.rni.s32.f32 %r126, %f299;
cvt.rni.s32.f32 %r127, %f298;
@%p158 bra $L__BB0_122;
setp.eq.s32 %p152, %r139, 1;
@%p152 bra $L__BB0_121;
bra.uni $L__BB0_120;
$L__BB0_121:
cvt.pack.sat.u16.s32 %r408, %r127, %r126;
cvt.pack.sat.u16.s32 %r405, %r125, %r124;
st.v2.u32 [%rd42], {%r405, %r408};
bra.uni $L__BB0_123;
$L__BB0_122:
mov.u32 %r414, 0;
cvt.pack.sat.u8.s32.b32 %r411, %r127, %r126, %r414;
cvt.pack.sat.u8.s32.b32 %r415, %r125, %r124, %r411;
st.u32 [%rd42], %r415;
bra.uni $L__BB0_123;
$L__BB0_120:
cvt.pack.sat.s16.s32 %r402, %r127, %r126;
cvt.pack.sat.s16.s32 %r399, %r125, %r124;
st.v2.u32 [%rd42], {%r399, %r402};
$L__BB0_123:
add.s32 %r495, %r495, 1;
setp.lt.u32 %p153, %r495, 4;
mov.u32 %r467, %r482;
mov.u32 %r468, %r481;
mov.u32 %r469, %r480;
mov.u32 %r470, %r479;
@%p153 bra $L__BB0_39;
add.s32 %r445, %r445, 1;
setp.lt.s32 %p154, %r445, %r147;
@%p154 bra $L__BB0_9;
$L__BB0_125:
ret;
}
.visible .entry solarize(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[12],
.param .f32 p5,
.param .f32 p6
)
.maxntid 256, 1, 1
{
.reg .pred %p<194>;
.reg .b16 %rs<85>;
.reg .f32 %f<211>;
.reg .b32 %r<661>;
.reg .b64 %rd<149>;
ld.param.u64 %rd57, [p0];
ld.param.v2.u32 {%r144, %r145}, [p1+40];
ld.param.u64 %rd62, [p2];
ld.param.v2.u32 {%r602, %r603}, [p3+32];
ld.param.v2.u32 {%r148, %r149}, [p3+40];
ld.param.f32 %f125, [p5];
ld.param.f32 %f126, [p6];
ld.param.u32 %r140, [p4+4];
ld.param.u32 %r139, [p4];
ld.param.u64 %rd147, [p3+24];
ld.param.u64 %rd146, [p3+16];
ld.param.u64 %rd145, [p3+8];
ld.param.u64 %rd63, [p3];
ld.param.u64 %rd143, [p1+24];
ld.param.u64 %rd142, [p1+16];
ld.param.u64 %rd141, [p1+8];
ld.param.u64 %rd58, [p1];
mov.u32 %r2, %ctaid.z;
setp.eq.s32 %p7, %r145, 0;
@%p7 bra $L__BB1_2;
cvta.to.global.u64 %rd67, %rd57;
mul.wide.s32 %rd68, %r2, 40;
add.s64 %rd69, %rd67, %rd68;
ld.global.u64 %rd143, [%rd69+24];
ld.global.u64 %rd142, [%rd69+16];
ld.global.u64 %rd141, [%rd69+8];
ld.global.u64 %rd140, [%rd69];
bra.uni $L__BB1_3;
$L__BB1_2:
cvt.s64.s32 %rd70, %r2;
mul.lo.s64 %rd71, %rd58, %rd70;
add.s64 %rd140, %rd57, %rd71;
$L__BB1_3:
setp.eq.s32 %p8, %r149, 0;
@%p8 bra $L__BB1_5;
cvta.to.global.u64 %rd72, %rd62;
mul.wide.s32 %rd73, %r2, 40;
add.s64 %rd74, %rd72, %rd73;
ld.global.v2.u32 {%r602, %r603}, [%rd74+32];
ld.global.u64 %rd147, [%rd74+24];
ld.global.u64 %rd146, [%rd74+16];
ld.global.u64 %rd145, [%rd74+8];
ld.global.u64 %rd144, [%rd74];
bra.uni $L__BB1_6;
$L__BB1_5:
cvt.s64.s32 %rd75, %r2;
mul.lo.s64 %rd76, %rd63, %rd75;
add.s64 %rd144, %rd62, %rd76;
$L__BB1_6:
mov.u32 %r154, %ctaid.y;
shl.b32 %r155, %r154, 3;
mov.u32 %r156, %tid.y;
add.s32 %r15, %r155, %r156;
setp.ge.s32 %p9, %r15, %r603;
@%p9 bra $L__BB1_199;
setp.lt.s32 %p10, %r148, 1;
@%p10 bra $L__BB1_199;
mov.u32 %r159, %ctaid.x;
shl.b32 %r160, %r159, 9;
mov.u32 %r161, %tid.x;
shl.b32 %r162, %r161, 2;
add.s32 %r163, %r160, %r162;
cvt.s64.s32 %rd77, %r15;
mul.lo.s64 %rd27, %rd141, %rd77;
mul.lo.s64 %rd28, %rd145, %rd77;
add.s32 %r164, %r163, 4;
min.s32 %r19, %r164, %r602;
add.s32 %r165, %r163, 132;
min.s32 %r20, %r165, %r602;
add.s32 %r166, %r163, 260;
min.s32 %r21, %r166, %r602;
add.s32 %r167, %r163, 388;
min.s32 %r22, %r167, %r602;
mov.u32 %r620, 0;
$L__BB1_9:
.pragma "nounroll";
cvt.s64.s32 %rd78, %r620;
mul.lo.s64 %rd79, %rd143, %rd78;
add.s64 %rd80, %rd79, %rd27;
add.s64 %rd33, %rd140, %rd80;
mul.lo.s64 %rd81, %rd147, %rd78;
add.s64 %rd82, %rd81, %rd28;
add.s64 %rd34, %rd144, %rd82;
setp.eq.s32 %p12, %r139, 4;
selp.b32 %r168, 4, 2, %p12;
setp.eq.s32 %p13, %r139, 0;
selp.b32 %r169, 1, %r168, %p13;
cvt.u64.u32 %rd83, %r169;
setp.ne.s64 %p14, %rd142, %rd83;
setp.eq.s32 %p15, %r140, 4;
selp.b32 %r170, 4, 2, %p15;
setp.eq.s32 %p16, %r140, 0;
selp.b32 %r171, 1, %r170, %p16;
cvt.u64.u32 %rd84, %r171;
setp.ne.s64 %p17, %rd146, %rd84;
mov.pred %p192, 0;
or.pred %p18, %p14, %p17;
@%p18 bra $L__BB1_12;
shl.b32 %r174, %r169, 2;
add.s32 %r175, %r174, -1;
cvt.s64.s32 %rd85, %r175;
and.b64 %rd86, %rd33, %rd85;
setp.ne.s64 %p22, %rd86, 0;
@%p22 bra $L__BB1_12;
setp.eq.s32 %p173, %r140, 4;
setp.eq.s32 %p172, %r140, 0;
selp.b32 %r601, 4, 2, %p173;
selp.b32 %r600, 1, %r601, %p172;
shl.b32 %r178, %r600, 2;
add.s32 %r179, %r178, -1;
cvt.s64.s32 %rd87, %r179;
and.b64 %rd88, %rd34, %rd87;
setp.eq.s64 %p192, %rd88, 0;
$L__BB1_12:
cvt.s64.s32 %rd89, %r163;
mul.lo.s64 %rd91, %rd89, %rd83;
add.s64 %rd35, %rd33, %rd91;
add.s32 %r187, %r163, 128;
mul.wide.s32 %rd92, %r187, %r169;
add.s64 %rd36, %rd33, %rd92;
add.s32 %r188, %r163, 256;
mul.wide.s32 %rd93, %r188, %r169;
add.s64 %rd37, %rd33, %rd93;
add.s32 %r189, %r163, 384;
mul.wide.s32 %rd94, %r189, %r169;
add.s64 %rd38, %rd33, %rd94;
@%p13 bra $L__BB1_22;
setp.ne.s32 %p27, %r139, 4;
@%p27 bra $L__BB1_30;
setp.le.s32 %p28, %r164, %r602;
and.pred %p3, %p192, %p28;
not.pred %p29, %p3;
@%p29 bra $L__BB1_16;
ld.v4.u32 {%r657, %r656, %r655, %r654}, [%rd35];
$L__BB1_16:
setp.gt.s32 %p30, %r165, %r602;
not.pred %p31, %p192;
or.pred %p32, %p31, %p30;
@%p32 bra $L__BB1_18;
ld.v4.u32 {%r653, %r652, %r651, %r650}, [%rd36];
$L__BB1_18:
not.pred %p178, %p192;
setp.gt.s32 %p33, %r166, %r602;
or.pred %p35, %p178, %p33;
@%p35 bra $L__BB1_20;
ld.v4.u32 {%r649, %r648, %r647, %r646}, [%rd37];
$L__BB1_20:
not.pred %p179, %p192;
setp.le.s32 %p175, %r164, %r602;
and.pred %p193, %p192, %p175;
setp.gt.s32 %p36, %r167, %r602;
or.pred %p38, %p179, %p36;
@%p38 bra $L__BB1_38;
setp.le.s32 %p177, %r164, %r602;
and.pred %p193, %p192, %p177;
ld.v4.u32 {%r645, %r644, %r643, %r642}, [%rd38];
bra.uni $L__BB1_38;
$L__BB1_22:
setp.le.s32 %p39, %r164, %r602;
and.pred %p4, %p192, %p39;
not.pred %p40, %p4;
@%p40 bra $L__BB1_24;
ld.u32 %r657, [%rd35];
$L__BB1_24:
setp.gt.s32 %p41, %r165, %r602;
not.pred %p42, %p192;
or.pred %p43, %p42, %p41;
@%p43 bra $L__BB1_26;
ld.u32 %r653, [%rd36];
$L__BB1_26:
not.pred %p184, %p192;
setp.gt.s32 %p44, %r166, %r602;
or.pred %p46, %p184, %p44;
@%p46 bra $L__BB1_28;
ld.u32 %r649, [%rd37];
$L__BB1_28:
not.pred %p185, %p192;
setp.le.s32 %p181, %r164, %r602;
and.pred %p193, %p192, %p181;
setp.gt.s32 %p47, %r167, %r602;
or.pred %p49, %p185, %p47;
@%p49 bra $L__BB1_38;
setp.le.s32 %p183, %r164, %r602;
and.pred %p193, %p192, %p183;
ld.u32 %r645, [%rd38];
bra.uni $L__BB1_38;
$L__BB1_30:
setp.le.s32 %p50, %r164, %r602;
and.pred %p5, %p192, %p50;
not.pred %p51, %p5;
@%p51 bra $L__BB1_32;
ld.v2.u32 {%r657, %r656}, [%rd35];
$L__BB1_32:
setp.gt.s32 %p52, %r165, %r602;
not.pred %p53, %p192;
or.pred %p54, %p53, %p52;
@%p54 bra $L__BB1_34;
ld.v2.u32 {%r653, %r652}, [%rd36];
$L__BB1_34:
not.pred %p190, %p192;
setp.gt.s32 %p55, %r166, %r602;
or.pred %p57, %p190, %p55;
@%p57 bra $L__BB1_36;
ld.v2.u32 {%r649, %r648}, [%rd37];
$L__BB1_36:
not.pred %p191, %p192;
setp.le.s32 %p187, %r164, %r602;
and.pred %p193, %p192, %p187;
setp.gt.s32 %p58, %r167, %r602;
or.pred %p60, %p191, %p58;
@%p60 bra $L__BB1_38;
setp.le.s32 %p189, %r164, %r602;
and.pred %p193, %p192, %p189;
ld.v2.u32 {%r645, %r644}, [%rd38];
$L__BB1_38:
@%p193 bra $L__BB1_62;
bra.uni $L__BB1_39;
$L__BB1_62:
@%p13 bra $L__BB1_66;
@%p12 bra $L__BB1_67;
setp.ne.s32 %p76, %r139, 3;
@%p76 bra $L__BB1_68;
cvt.u16.u32 %rs8, %r657;
cvt.f32.f16 %f195, %rs8;
shr.u32 %r307, %r657, 16;
cvt.u16.u32 %rs9, %r307;
cvt.f32.f16 %f194, %rs9;
cvt.u16.u32 %rs10, %r656;
cvt.f32.f16 %f193, %rs10;
shr.u32 %r308, %r656, 16;
cvt.u16.u32 %rs11, %r308;
cvt.f32.f16 %f192, %rs11;
bra.uni $L__BB1_69;
$L__BB1_39:
setp.ge.s32 %p61, %r163, %r19;
@%p61 bra $L__BB1_78;
cvt.s64.s32 %rd148, %r163;
$L__BB1_41:
.pragma "nounroll";
mul.lo.s64 %rd95, %rd142, %rd148;
add.s64 %rd41, %rd33, %rd95;
setp.gt.s32 %p62, %r139, 1;
@%p62 bra $L__BB1_44;
@%p13 bra $L__BB1_49;
setp.eq.s32 %p66, %r139, 1;
@%p66 bra $L__BB1_48;
bra.uni $L__BB1_50;
$L__BB1_48:
ld.global.nc.u16 %rs4, [%rd41];
cvt.rn.f32.u16 %f191, %rs4;
bra.uni $L__BB1_51;
$L__BB1_44:
setp.eq.s32 %p63, %r139, 2;
@%p63 bra $L__BB1_47;
setp.ne.s32 %p64, %r139, 3;
@%p64 bra $L__BB1_50;
ld.global.nc.u16 %rs1, [%rd41];
cvt.f32.f16 %f191, %rs1;
bra.uni $L__BB1_51;
$L__BB1_49:
ld.global.nc.u8 %r296, [%rd41];
cvt.u16.u32 %rs5, %r296;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f191, %rs6;
bra.uni $L__BB1_51;
$L__BB1_47:
ld.global.nc.s16 %rs3, [%rd41];
cvt.rn.f32.s16 %f191, %rs3;
bra.uni $L__BB1_51;
$L__BB1_50:
ld.global.nc.f32 %f191, [%rd41];
$L__BB1_51:
sub.f32 %f129, %f125, %f191;
setp.ltu.f32 %p67, %f191, %f126;
selp.f32 %f7, %f191, %f129, %p67;
mul.lo.s64 %rd101, %rd146, %rd148;
add.s64 %rd42, %rd34, %rd101;
setp.gt.s32 %p68, %r140, 1;
@%p68 bra $L__BB1_54;
@%p16 bra $L__BB1_59;
setp.eq.s32 %p72, %r140, 1;
@%p72 bra $L__BB1_58;
bra.uni $L__BB1_60;
$L__BB1_58:
cvt.rni.s32.f32 %r300, %f7;
max.s32 %r301, %r300, 0;
min.s32 %r302, %r301, 65535;
st.u16 [%rd42], %r302;
bra.uni $L__BB1_61;
$L__BB1_54:
setp.eq.s32 %p69, %r140, 2;
@%p69 bra $L__BB1_57;
setp.ne.s32 %p70, %r140, 3;
@%p70 bra $L__BB1_60;
cvt.rn.f16.f32 %rs7, %f7;
st.u16 [%rd42], %rs7;
bra.uni $L__BB1_61;
$L__BB1_59:
cvt.rni.s32.f32 %r303, %f7;
max.s32 %r304, %r303, 0;
min.s32 %r305, %r304, 255;
st.u8 [%rd42], %r305;
bra.uni $L__BB1_61;
$L__BB1_57:
cvt.rni.s32.f32 %r297, %f7;
max.s32 %r298, %r297, -32768;
min.s32 %r299, %r298, 32767;
st.u16 [%rd42], %r299;
bra.uni $L__BB1_61;
$L__BB1_60:
st.f32 [%rd42], %f7;
$L__BB1_61:
add.s64 %rd148, %rd148, 1;
cvt.u32.u64 %r306, %rd148;
setp.lt.s32 %p73, %r306, %r19;
@%p73 bra $L__BB1_41;
bra.uni $L__BB1_78;
$L__BB1_67:
mov.b32 %f195, %r657;
mov.b32 %f194, %r656;
mov.b32 %f193, %r655;
mov.b32 %f192, %r654;
bra.uni $L__BB1_69;
$L__BB1_66:
cvt.u16.u32 %rs12, %r657;
and.b16 %rs13, %rs12, 255;
cvt.rn.f32.u16 %f195, %rs13;
shr.u16 %rs14, %rs12, 8;
cvt.rn.f32.u16 %f194, %rs14;
shr.u32 %r309, %r657, 16;
cvt.u16.u32 %rs15, %r309;
and.b16 %rs16, %rs15, 255;
cvt.rn.f32.u16 %f193, %rs16;
shr.u32 %r310, %r657, 24;
cvt.u16.u32 %rs17, %r310;
cvt.rn.f32.u16 %f192, %rs17;
bra.uni $L__BB1_69;
$L__BB1_68:
and.b32 %r311, %r657, 65535;
setp.eq.s32 %p77, %r139, 2;
selp.b32 %r312, 32768, 0, %p77;
and.b32 %r313, %r657, %r312;
shl.b32 %r314, %r313, 1;
sub.s32 %r315, %r311, %r314;
cvt.rn.f32.s32 %f195, %r315;
shr.u32 %r316, %r657, 16;
and.b32 %r317, %r316, %r312;
shl.b32 %r318, %r317, 1;
sub.s32 %r319, %r316, %r318;
cvt.rn.f32.s32 %f194, %r319;
and.b32 %r320, %r656, %r312;
shl.b32 %r321, %r320, 1;
and.b32 %r322, %r656, 65535;
sub.s32 %r323, %r322, %r321;
cvt.rn.f32.s32 %f193, %r323;
shr.u32 %r324, %r656, 16;
and.b32 %r325, %r324, %r312;
shl.b32 %r326, %r325, 1;
sub.s32 %r327, %r324, %r326;
cvt.rn.f32.s32 %f192, %r327;
$L__BB1_69:
cvt.s64.s32 %rd136, %r163;
sub.f32 %f135, %f125, %f195;
setp.ltu.f32 %p78, %f195, %f126;
selp.f32 %f28, %f195, %f135, %p78;
sub.f32 %f136, %f125, %f194;
setp.ltu.f32 %p79, %f194, %f126;
selp.f32 %f29, %f194, %f136, %p79;
sub.f32 %f137, %f125, %f193;
setp.ltu.f32 %p80, %f193, %f126;
selp.f32 %f30, %f193, %f137, %p80;
sub.f32 %f138, %f125, %f192;
setp.ltu.f32 %p81, %f192, %f126;
selp.f32 %f31, %f192, %f138, %p81;
mul.lo.s64 %rd104, %rd136, %rd84;
add.s64 %rd44, %rd34, %rd104;
@%p15 bra $L__BB1_72;
setp.ne.s32 %p84, %r140, 3;
@%p84 bra $L__BB1_73;
cvt.rn.f16.f32 %rs18, %f28;
cvt.rn.f16.f32 %rs19, %f29;
cvt.rn.f16.f32 %rs20, %f30;
cvt.rn.f16.f32 %rs21, %f31;
mov.b32 %r335, {%rs20, %rs21};
mov.b32 %r336, {%rs18, %rs19};
st.v2.u32 [%rd44], {%r336, %r335};
bra.uni $L__BB1_78;
$L__BB1_72:
st.v4.f32 [%rd44], {%f28, %f29, %f30, %f31};
bra.uni $L__BB1_78;
$L__BB1_73:
cvt.rni.s32.f32 %r105, %f28;
cvt.rni.s32.f32 %r106, %f29;
cvt.rni.s32.f32 %r107, %f30;
cvt.rni.s32.f32 %r108, %f31;
@%p16 bra $L__BB1_77;
setp.eq.s32 %p86, %r140, 1;
@%p86 bra $L__BB1_76;
bra.uni $L__BB1_75;
$L__BB1_76:
cvt.pack.sat.u16.s32 %r346, %r108, %r107;
cvt.pack.sat.u16.s32 %r343, %r106, %r105;
st.v2.u32 [%rd44], {%r343, %r346};
bra.uni $L__BB1_78;
$L__BB1_77:
mov.u32 %r352, 0;
cvt.pack.sat.u8.s32.b32 %r349, %r108, %r107, %r352;
cvt.pack.sat.u8.s32.b32 %r353, %r106, %r105, %r349;
st.u32 [%rd44], %r353;
bra.uni $L__BB1_78;
$L__BB1_75:
cvt.pack.sat.s16.s32 %r340, %r108, %r107;
cvt.pack.sat.s16.s32 %r337, %r106, %r105;
st.v2.u32 [%rd44], {%r337, %r340};
$L__BB1_78:
setp.le.s32 %p87, %r165, %r602;
and.pred %p88, %p192, %p87;
@%p88 bra $L__BB1_102;
bra.uni $L__BB1_79;
$L__BB1_102:
@%p13 bra $L__BB1_106;
@%p12 bra $L__BB1_107;
setp.ne.s32 %p104, %r139, 3;
@%p104 bra $L__BB1_108;
cvt.u16.u32 %rs29, %r653;
cvt.f32.f16 %f200, %rs29;
shr.u32 %r384, %r653, 16;
cvt.u16.u32 %rs30, %r384;
cvt.f32.f16 %f199, %rs30;
cvt.u16.u32 %rs31, %r652;
cvt.f32.f16 %f198, %rs31;
shr.u32 %r385, %r652, 16;
cvt.u16.u32 %rs32, %r385;
cvt.f32.f16 %f197, %rs32;
bra.uni $L__BB1_109;
$L__BB1_79:
add.s32 %r591, %r163, 128;
setp.ge.s32 %p89, %r591, %r20;
@%p89 bra $L__BB1_118;
add.s32 %r658, %r163, 128;
$L__BB1_81:
.pragma "nounroll";
cvt.s64.s32 %rd45, %r658;
mul.lo.s64 %rd105, %rd142, %rd45;
add.s64 %rd46, %rd33, %rd105;
setp.gt.s32 %p90, %r139, 1;
@%p90 bra $L__BB1_84;
@%p13 bra $L__BB1_89;
setp.eq.s32 %p94, %r139, 1;
@%p94 bra $L__BB1_88;
bra.uni $L__BB1_90;
$L__BB1_88:
ld.global.nc.u16 %rs25, [%rd46];
cvt.rn.f32.u16 %f196, %rs25;
bra.uni $L__BB1_91;
$L__BB1_84:
setp.eq.s32 %p91, %r139, 2;
@%p91 bra $L__BB1_87;
setp.ne.s32 %p92, %r139, 3;
@%p92 bra $L__BB1_90;
ld.global.nc.u16 %rs22, [%rd46];
cvt.f32.f16 %f196, %rs22;
bra.uni $L__BB1_91;
$L__BB1_89:
ld.global.nc.u8 %r374, [%rd46];
cvt.u16.u32 %rs26, %r374;
and.b16 %rs27, %rs26, 255;
cvt.rn.f32.u16 %f196, %rs27;
bra.uni $L__BB1_91;
$L__BB1_87:
ld.global.nc.s16 %rs24, [%rd46];
cvt.rn.f32.s16 %f196, %rs24;
bra.uni $L__BB1_91;
$L__BB1_90:
ld.global.nc.f32 %f196, [%rd46];
$L__BB1_91:
cvt.s64.s32 %rd137, %r658;
sub.f32 %f145, %f125, %f196;
setp.ltu.f32 %p95, %f196, %f126;
selp.f32 %f38, %f196, %f145, %p95;
mul.lo.s64 %rd111, %rd146, %rd137;
add.s64 %rd47, %rd34, %rd111;
setp.gt.s32 %p96, %r140, 1;
@%p96 bra $L__BB1_94;
@%p16 bra $L__BB1_99;
setp.eq.s32 %p100, %r140, 1;
@%p100 bra $L__BB1_98;
bra.uni $L__BB1_100;
$L__BB1_98:
cvt.rni.s32.f32 %r378, %f38;
max.s32 %r379, %r378, 0;
min.s32 %r380, %r379, 65535;
st.u16 [%rd47], %r380;
bra.uni $L__BB1_101;
$L__BB1_94:
setp.eq.s32 %p97, %r140, 2;
@%p97 bra $L__BB1_97;
setp.ne.s32 %p98, %r140, 3;
@%p98 bra $L__BB1_100;
cvt.rn.f16.f32 %rs28, %f38;
st.u16 [%rd47], %rs28;
bra.uni $L__BB1_101;
$L__BB1_99:
cvt.rni.s32.f32 %r381, %f38;
max.s32 %r382, %r381, 0;
min.s32 %r383, %r382, 255;
st.u8 [%rd47], %r383;
bra.uni $L__BB1_101;
$L__BB1_97:
cvt.rni.s32.f32 %r375, %f38;
max.s32 %r376, %r375, -32768;
min.s32 %r377, %r376, 32767;
st.u16 [%rd47], %r377;
bra.uni $L__BB1_101;
$L__BB1_100:
st.f32 [%rd47], %f38;
$L__BB1_101:
add.s32 %r658, %r658, 1;
setp.lt.s32 %p101, %r658, %r20;
@%p101 bra $L__BB1_81;
bra.uni $L__BB1_118;
$L__BB1_107:
mov.b32 %f200, %r653;
mov.b32 %f199, %r652;
mov.b32 %f198, %r651;
mov.b32 %f197, %r650;
bra.uni $L__BB1_109;
$L__BB1_106:
cvt.u16.u32 %rs33, %r653;
and.b16 %rs34, %rs33, 255;
cvt.rn.f32.u16 %f200, %rs34;
shr.u16 %rs35, %rs33, 8;
cvt.rn.f32.u16 %f199, %rs35;
shr.u32 %r386, %r653, 16;
cvt.u16.u32 %rs36, %r386;
and.b16 %rs37, %rs36, 255;
cvt.rn.f32.u16 %f198, %rs37;
shr.u32 %r387, %r653, 24;
cvt.u16.u32 %rs38, %r387;
cvt.rn.f32.u16 %f197, %rs38;
bra.uni $L__BB1_109;
$L__BB1_108:
and.b32 %r388, %r653, 65535;
setp.eq.s32 %p105, %r139, 2;
selp.b32 %r389, 32768, 0, %p105;
and.b32 %r390, %r653, %r389;
shl.b32 %r391, %r390, 1;
sub.s32 %r392, %r388, %r391;
cvt.rn.f32.s32 %f200, %r392;
shr.u32 %r393, %r653, 16;
and.b32 %r394, %r393, %r389;
shl.b32 %r395, %r394, 1;
sub.s32 %r396, %r393, %r395;
cvt.rn.f32.s32 %f199, %r396;
and.b32 %r397, %r652, %r389;
shl.b32 %r398, %r397, 1;
and.b32 %r399, %r652, 65535;
sub.s32 %r400, %r399, %r398;
cvt.rn.f32.s32 %f198, %r400;
shr.u32 %r401, %r652, 16;
and.b32 %r402, %r401, %r389;
shl.b32 %r403, %r402, 1;
sub.s32 %r404, %r401, %r403;
cvt.rn.f32.s32 %f197, %r404;
$L__BB1_109:
add.s32 %r599, %r163, 128;
sub.f32 %f151, %f125, %f200;
setp.ltu.f32 %p106, %f200, %f126;
selp.f32 %f59, %f200, %f151, %p106;
sub.f32 %f152, %f125, %f199;
setp.ltu.f32 %p107, %f199, %f126;
selp.f32 %f60, %f199, %f152, %p107;
sub.f32 %f153, %f125, %f198;
setp.ltu.f32 %p108, %f198, %f126;
selp.f32 %f61, %f198, %f153, %p108;
sub.f32 %f154, %f125, %f197;
setp.ltu.f32 %p109, %f197, %f126;
selp.f32 %f62, %f197, %f154, %p109;
cvt.s64.s32 %rd112, %r599;
mul.lo.s64 %rd114, %rd112, %rd84;
add.s64 %rd48, %rd34, %rd114;
@%p15 bra $L__BB1_112;
setp.ne.s32 %p112, %r140, 3;
@%p112 bra $L__BB1_113;
cvt.rn.f16.f32 %rs39, %f59;
cvt.rn.f16.f32 %rs40, %f60;
cvt.rn.f16.f32 %rs41, %f61;
cvt.rn.f16.f32 %rs42, %f62;
mov.b32 %r413, {%rs41, %rs42};
mov.b32 %r414, {%rs39, %rs40};
st.v2.u32 [%rd48], {%r414, %r413};
bra.uni $L__BB1_118;
$L__BB1_112:
st.v4.f32 [%rd48], {%f59, %f60, %f61, %f62};
bra.uni $L__BB1_118;
$L__BB1_113:
cvt.rni.s32.f32 %r112, %f59;
cvt.rni.s32.f32 %r113, %f60;
cvt.rni.s32.f32 %r114, %f61;
cvt.rni.s32.f32 %r115, %f62;
@%p16 bra $L__BB1_117;
setp.eq.s32 %p114, %r140, 1;
@%p114 bra $L__BB1_116;
bra.uni $L__BB1_115;
$L__BB1_116:
cvt.pack.sat.u16.s32 %r424, %r115, %r114;
cvt.pack.sat.u16.s32 %r421, %r113, %r112;
st.v2.u32 [%rd48], {%r421, %r424};
bra.uni $L__BB1_118;
$L__BB1_117:
mov.u32 %r430, 0;
cvt.pack.sat.u8.s32.b32 %r427, %r115, %r114, %r430;
cvt.pack.sat.u8.s32.b32 %r431, %r113, %r112, %r427;
st.u32 [%rd48], %r431;
bra.uni $L__BB1_118;
$L__BB1_115:
cvt.pack.sat.s16.s32 %r418, %r115, %r114;
cvt.pack.sat.s16.s32 %r415, %r113, %r112;
st.v2.u32 [%rd48], {%r415, %r418};
$L__BB1_118:
setp.le.s32 %p115, %r166, %r602;
and.pred %p116, %p192, %p115;
@%p116 bra $L__BB1_142;
bra.uni $L__BB1_119;
$L__BB1_142:
@%p13 bra $L__BB1_146;
@%p12 bra $L__BB1_147;
setp.ne.s32 %p132, %r139, 3;
@%p132 bra $L__BB1_148;
cvt.u16.u32 %rs50, %r649;
cvt.f32.f16 %f205, %rs50;
shr.u32 %r462, %r649, 16;
cvt.u16.u32 %rs51, %r462;
cvt.f32.f16 %f204, %rs51;
cvt.u16.u32 %rs52, %r648;
cvt.f32.f16 %f203, %rs52;
shr.u32 %r463, %r648, 16;
cvt.u16.u32 %rs53, %r463;
cvt.f32.f16 %f202, %rs53;
bra.uni $L__BB1_149;
$L__BB1_119:
add.s32 %r592, %r163, 256;
setp.ge.s32 %p117, %r592, %r21;
@%p117 bra $L__BB1_158;
add.s32 %r659, %r163, 256;
$L__BB1_121:
.pragma "nounroll";
cvt.s64.s32 %rd49, %r659;
mul.lo.s64 %rd115, %rd142, %rd49;
add.s64 %rd50, %rd33, %rd115;
setp.gt.s32 %p118, %r139, 1;
@%p118 bra $L__BB1_124;
@%p13 bra $L__BB1_129;
setp.eq.s32 %p122, %r139, 1;
@%p122 bra $L__BB1_128;
bra.uni $L__BB1_130;
$L__BB1_128:
ld.global.nc.u16 %rs46, [%rd50];
cvt.rn.f32.u16 %f201, %rs46;
bra.uni $L__BB1_131;
$L__BB1_124:
setp.eq.s32 %p119, %r139, 2;
@%p119 bra $L__BB1_127;
setp.ne.s32 %p120, %r139, 3;
@%p120 bra $L__BB1_130;
ld.global.nc.u16 %rs43, [%rd50];
cvt.f32.f16 %f201, %rs43;
bra.uni $L__BB1_131;
$L__BB1_129:
ld.global.nc.u8 %r452, [%rd50];
cvt.u16.u32 %rs47, %r452;
and.b16 %rs48, %rs47, 255;
cvt.rn.f32.u16 %f201, %rs48;
bra.uni $L__BB1_131;
$L__BB1_127:
ld.global.nc.s16 %rs45, [%rd50];
cvt.rn.f32.s16 %f201, %rs45;
bra.uni $L__BB1_131;
$L__BB1_130:
ld.global.nc.f32 %f201, [%rd50];
$L__BB1_131:
cvt.s64.s32 %rd138, %r659;
sub.f32 %f161, %f125, %f201;
setp.ltu.f32 %p123, %f201, %f126;
selp.f32 %f69, %f201, %f161, %p123;
mul.lo.s64 %rd121, %rd146, %rd138;
add.s64 %rd51, %rd34, %rd121;
setp.gt.s32 %p124, %r140, 1;
@%p124 bra $L__BB1_134;
@%p16 bra $L__BB1_139;
setp.eq.s32 %p128, %r140, 1;
@%p128 bra $L__BB1_138;
bra.uni $L__BB1_140;
$L__BB1_138:
cvt.rni.s32.f32 %r456, %f69;
max.s32 %r457, %r456, 0;
min.s32 %r458, %r457, 65535;
st.u16 [%rd51], %r458;
bra.uni $L__BB1_141;
$L__BB1_134:
setp.eq.s32 %p125, %r140, 2;
@%p125 bra $L__BB1_137;
setp.ne.s32 %p126, %r140, 3;
@%p126 bra $L__BB1_140;
cvt.rn.f16.f32 %rs49, %f69;
st.u16 [%rd51], %rs49;
bra.uni $L__BB1_141;
$L__BB1_139:
cvt.rni.s32.f32 %r459, %f69;
max.s32 %r460, %r459, 0;
min.s32 %r461, %r460, 255;
st.u8 [%rd51], %r461;
bra.uni $L__BB1_141;
$L__BB1_137:
cvt.rni.s32.f32 %r453, %f69;
max.s32 %r454, %r453, -32768;
min.s32 %r455, %r454, 32767;
st.u16 [%rd51], %r455;
bra.uni $L__BB1_141;
$L__BB1_140:
st.f32 [%rd51], %f69;
$L__BB1_141:
add.s32 %r659, %r659, 1;
setp.lt.s32 %p129, %r659, %r21;
@%p129 bra $L__BB1_121;
bra.uni $L__BB1_158;
$L__BB1_147:
mov.b32 %f205, %r649;
mov.b32 %f204, %r648;
mov.b32 %f203, %r647;
mov.b32 %f202, %r646;
bra.uni $L__BB1_149;
$L__BB1_146:
cvt.u16.u32 %rs54, %r649;
and.b16 %rs55, %rs54, 255;
cvt.rn.f32.u16 %f205, %rs55;
shr.u16 %rs56, %rs54, 8;
cvt.rn.f32.u16 %f204, %rs56;
shr.u32 %r464, %r649, 16;
cvt.u16.u32 %rs57, %r464;
and.b16 %rs58, %rs57, 255;
cvt.rn.f32.u16 %f203, %rs58;
shr.u32 %r465, %r649, 24;
cvt.u16.u32 %rs59, %r465;
cvt.rn.f32.u16 %f202, %rs59;
bra.uni $L__BB1_149;
$L__BB1_148:
and.b32 %r466, %r649, 65535;
setp.eq.s32 %p133, %r139, 2;
selp.b32 %r467, 32768, 0, %p133;
and.b32 %r468, %r649, %r467;
shl.b32 %r469, %r468, 1;
sub.s32 %r470, %r466, %r469;
cvt.rn.f32.s32 %f205, %r470;
shr.u32 %r471, %r649, 16;
and.b32 %r472, %r471, %r467;
shl.b32 %r473, %r472, 1;
sub.s32 %r474, %r471, %r473;
cvt.rn.f32.s32 %f204, %r474;
and.b32 %r475, %r648, %r467;
shl.b32 %r476, %r475, 1;
and.b32 %r477, %r648, 65535;
sub.s32 %r478, %r477, %r476;
cvt.rn.f32.s32 %f203, %r478;
shr.u32 %r479, %r648, 16;
and.b32 %r480, %r479, %r467;
shl.b32 %r481, %r480, 1;
sub.s32 %r482, %r479, %r481;
cvt.rn.f32.s32 %f202, %r482;
$L__BB1_149:
add.s32 %r597, %r163, 256;
sub.f32 %f167, %f125, %f205;
setp.ltu.f32 %p134, %f205, %f126;
selp.f32 %f90, %f205, %f167, %p134;
sub.f32 %f168, %f125, %f204;
setp.ltu.f32 %p135, %f204, %f126;
selp.f32 %f91, %f204, %f168, %p135;
sub.f32 %f169, %f125, %f203;
setp.ltu.f32 %p136, %f203, %f126;
selp.f32 %f92, %f203, %f169, %p136;
sub.f32 %f170, %f125, %f202;
setp.ltu.f32 %p137, %f202, %f126;
selp.f32 %f93, %f202, %f170, %p137;
cvt.s64.s32 %rd122, %r597;
mul.lo.s64 %rd124, %rd122, %rd84;
add.s64 %rd52, %rd34, %rd124;
@%p15 bra $L__BB1_152;
setp.ne.s32 %p140, %r140, 3;
@%p140 bra $L__BB1_153;
cvt.rn.f16.f32 %rs60, %f90;
cvt.rn.f16.f32 %rs61, %f91;
cvt.rn.f16.f32 %rs62, %f92;
cvt.rn.f16.f32 %rs63, %f93;
mov.b32 %r491, {%rs62, %rs63};
mov.b32 %r492, {%rs60, %rs61};
st.v2.u32 [%rd52], {%r492, %r491};
bra.uni $L__BB1_158;
$L__BB1_152:
st.v4.f32 [%rd52], {%f90, %f91, %f92, %f93};
bra.uni $L__BB1_158;
$L__BB1_153:
cvt.rni.s32.f32 %r119, %f90;
cvt.rni.s32.f32 %r120, %f91;
cvt.rni.s32.f32 %r121, %f92;
cvt.rni.s32.f32 %r122, %f93;
@%p16 bra $L__BB1_157;
setp.eq.s32 %p142, %r140, 1;
@%p142 bra $L__BB1_156;
bra.uni $L__BB1_155;
$L__BB1_156:
cvt.pack.sat.u16.s32 %r502, %r122, %r121;
cvt.pack.sat.u16.s32 %r499, %r120, %r119;
st.v2.u32 [%rd52], {%r499, %r502};
bra.uni $L__BB1_158;
$L__BB1_157:
mov.u32 %r508, 0;
cvt.pack.sat.u8.s32.b32 %r505, %r122, %r121, %r508;
cvt.pack.sat.u8.s32.b32 %r509, %r120, %r119, %r505;
st.u32 [%rd52], %r509;
bra.uni $L__BB1_158;
$L__BB1_155:
cvt.pack.sat.s16.s32 %r496, %r122, %r121;
cvt.pack.sat.s16.s32 %r493, %r120, %r119;
st.v2.u32 [%rd52], {%r493, %r496};
$L__BB1_158:
setp.le.s32 %p143, %r167, %r602;
and.pred %p144, %p192, %p143;
@%p144 bra $L__BB1_182;
bra.uni $L__BB1_159;
$L__BB1_182:
@%p13 bra $L__BB1_186;
@%p12 bra $L__BB1_187;
setp.ne.s32 %p160, %r139, 3;
@%p160 bra $L__BB1_188;
cvt.u16.u32 %rs71, %r645;
cvt.f32.f16 %f210, %rs71;
shr.u32 %r540, %r645, 16;
cvt.u16.u32 %rs72, %r540;
cvt.f32.f16 %f209, %rs72;
cvt.u16.u32 %rs73, %r644;
cvt.f32.f16 %f208, %rs73;
shr.u32 %r541, %r644, 16;
cvt.u16.u32 %rs74, %r541;
cvt.f32.f16 %f207, %rs74;
bra.uni $L__BB1_189;
$L__BB1_159:
add.s32 %r593, %r163, 384;
setp.ge.s32 %p145, %r593, %r22;
@%p145 bra $L__BB1_198;
add.s32 %r660, %r163, 384;
$L__BB1_161:
.pragma "nounroll";
cvt.s64.s32 %rd53, %r660;
mul.lo.s64 %rd125, %rd142, %rd53;
add.s64 %rd54, %rd33, %rd125;
setp.gt.s32 %p146, %r139, 1;
@%p146 bra $L__BB1_164;
@%p13 bra $L__BB1_169;
setp.eq.s32 %p150, %r139, 1;
@%p150 bra $L__BB1_168;
bra.uni $L__BB1_170;
$L__BB1_168:
ld.global.nc.u16 %rs67, [%rd54];
cvt.rn.f32.u16 %f206, %rs67;
bra.uni $L__BB1_171;
$L__BB1_164:
setp.eq.s32 %p147, %r139, 2;
@%p147 bra $L__BB1_167;
setp.ne.s32 %p148, %r139, 3;
@%p148 bra $L__BB1_170;
ld.global.nc.u16 %rs64, [%rd54];
cvt.f32.f16 %f206, %rs64;
bra.uni $L__BB1_171;
$L__BB1_169:
ld.global.nc.u8 %r530, [%rd54];
cvt.u16.u32 %rs68, %r530;
and.b16 %rs69, %rs68, 255;
cvt.rn.f32.u16 %f206, %rs69;
bra.uni $L__BB1_171;
$L__BB1_167:
ld.global.nc.s16 %rs66, [%rd54];
cvt.rn.f32.s16 %f206, %rs66;
bra.uni $L__BB1_171;
$L__BB1_170:
ld.global.nc.f32 %f206, [%rd54];
$L__BB1_171:
cvt.s64.s32 %rd139, %r660;
sub.f32 %f177, %f125, %f206;
setp.ltu.f32 %p151, %f206, %f126;
selp.f32 %f100, %f206, %f177, %p151;
mul.lo.s64 %rd131, %rd146, %rd139;
add.s64 %rd55, %rd34, %rd131;
setp.gt.s32 %p152, %r140, 1;
@%p152 bra $L__BB1_174;
@%p16 bra $L__BB1_179;
setp.eq.s32 %p156, %r140, 1;
@%p156 bra $L__BB1_178;
bra.uni $L__BB1_180;
$L__BB1_178:
cvt.rni.s32.f32 %r534, %f100;
max.s32 %r535, %r534, 0;
min.s32 %r536, %r535, 65535;
st.u16 [%rd55], %r536;
bra.uni $L__BB1_181;
$L__BB1_174:
setp.eq.s32 %p153, %r140, 2;
@%p153 bra $L__BB1_177;
setp.ne.s32 %p154, %r140, 3;
@%p154 bra $L__BB1_180;
cvt.rn.f16.f32 %rs70, %f100;
st.u16 [%rd55], %rs70;
bra.uni $L__BB1_181;
$L__BB1_179:
cvt.rni.s32.f32 %r537, %f100;
max.s32 %r538, %r537, 0;
min.s32 %r539, %r538, 255;
st.u8 [%rd55], %r539;
bra.uni $L__BB1_181;
$L__BB1_177:
cvt.rni.s32.f32 %r531, %f100;
max.s32 %r532, %r531, -32768;
min.s32 %r533, %r532, 32767;
st.u16 [%rd55], %r533;
bra.uni $L__BB1_181;
$L__BB1_180:
st.f32 [%rd55], %f100;
$L__BB1_181:
add.s32 %r660, %r660, 1;
setp.lt.s32 %p157, %r660, %r22;
@%p157 bra $L__BB1_161;
bra.uni $L__BB1_198;
$L__BB1_187:
mov.b32 %f210, %r645;
mov.b32 %f209, %r644;
mov.b32 %f208, %r643;
mov.b32 %f207, %r642;
bra.uni $L__BB1_189;
$L__BB1_186:
cvt.u16.u32 %rs75, %r645;
and.b16 %rs76, %rs75, 255;
cvt.rn.f32.u16 %f210, %rs76;
shr.u16 %rs77, %rs75, 8;
cvt.rn.f32.u16 %f209, %rs77;
shr.u32 %r542, %r645, 16;
cvt.u16.u32 %rs78, %r542;
and.b16 %rs79, %rs78, 255;
cvt.rn.f32.u16 %f208, %rs79;
shr.u32 %r543, %r645, 24;
cvt.u16.u32 %rs80, %r543;
cvt.rn.f32.u16 %f207, %rs80;
bra.uni $L__BB1_189;
$L__BB1_188:
and.b32 %r544, %r645, 65535;
setp.eq.s32 %p161, %r139, 2;
selp.b32 %r545, 32768, 0, %p161;
and.b32 %r546, %r645, %r545;
shl.b32 %r547, %r546, 1;
sub.s32 %r548, %r544, %r547;
cvt.rn.f32.s32 %f210, %r548;
shr.u32 %r549, %r645, 16;
and.b32 %r550, %r549, %r545;
shl.b32 %r551, %r550, 1;
sub.s32 %r552, %r549, %r551;
cvt.rn.f32.s32 %f209, %r552;
and.b32 %r553, %r644, %r545;
shl.b32 %r554, %r553, 1;
and.b32 %r555, %r644, 65535;
sub.s32 %r556, %r555, %r554;
cvt.rn.f32.s32 %f208, %r556;
shr.u32 %r557, %r644, 16;
and.b32 %r558, %r557, %r545;
shl.b32 %r559, %r558, 1;
sub.s32 %r560, %r557, %r559;
cvt.rn.f32.s32 %f207, %r560;
$L__BB1_189:
add.s32 %r595, %r163, 384;
sub.f32 %f183, %f125, %f210;
setp.ltu.f32 %p162, %f210, %f126;
selp.f32 %f121, %f210, %f183, %p162;
sub.f32 %f184, %f125, %f209;
setp.ltu.f32 %p163, %f209, %f126;
selp.f32 %f122, %f209, %f184, %p163;
sub.f32 %f185, %f125, %f208;
setp.ltu.f32 %p164, %f208, %f126;
selp.f32 %f123, %f208, %f185, %p164;
sub.f32 %f186, %f125, %f207;
setp.ltu.f32 %p165, %f207, %f126;
selp.f32 %f124, %f207, %f186, %p165;
cvt.s64.s32 %rd132, %r595;
mul.lo.s64 %rd134, %rd132, %rd84;
add.s64 %rd56, %rd34, %rd134;
@%p15 bra $L__BB1_192;
setp.ne.s32 %p168, %r140, 3;
@%p168 bra $L__BB1_193;
cvt.rn.f16.f32 %rs81, %f121;
cvt.rn.f16.f32 %rs82, %f122;
cvt.rn.f16.f32 %rs83, %f123;
cvt.rn.f16.f32 %rs84, %f124;
mov.b32 %r569, {%rs83, %rs84};
mov.b32 %r570, {%rs81, %rs82};
st.v2.u32 [%rd56], {%r570, %r569};
bra.uni $L__BB1_198;
$L__BB1_192:
st.v4.f32 [%rd56], {%f121, %f122, %f123, %f124};
bra.uni $L__BB1_198;
$L__BB1_193:
cvt.rni.s32.f32 %r126, %f121;
cvt.rni.s32.f32 %r127, %f122;
cvt.rni.s32.f32 %r128, %f123;
cvt.rni.s32.f32 %r129, %f124;
@%p16 bra $L__BB1_197;
setp.eq.s32 %p170, %r140, 1;
@%p170 bra $L__BB1_196;
bra.uni $L__BB1_195;
$L__BB1_196:
cvt.pack.sat.u16.s32 %r580, %r129, %r128;
cvt.pack.sat.u16.s32 %r577, %r127, %r126;
st.v2.u32 [%rd56], {%r577, %r580};
bra.uni $L__BB1_198;
$L__BB1_197:
mov.u32 %r586, 0;
cvt.pack.sat.u8.s32.b32 %r583, %r129, %r128, %r586;
cvt.pack.sat.u8.s32.b32 %r587, %r127, %r126, %r583;
st.u32 [%rd56], %r587;
bra.uni $L__BB1_198;
$L__BB1_195:
cvt.pack.sat.s16.s32 %r574, %r129, %r128;
cvt.pack.sat.s16.s32 %r571, %r127, %r126;
st.v2.u32 [%rd56], {%r571, %r574};
$L__BB1_198:
add.s32 %r620, %r620, 1;
setp.lt.s32 %p171, %r620, %r148;
@%p171 bra $L__BB1_9;
$L__BB1_199:
ret;
}
.visible .entry posterize(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[12],
.param .u32 p5,
.param .u32 p6
)
.maxntid 256, 1, 1
{
.reg .pred %p<182>;
.reg .b16 %rs<85>;
.reg .f32 %f<347>;
.reg .b32 %r<731>;
.reg .b64 %rd<150>;
ld.param.u64 %rd58, [p0];
ld.param.v2.u32 {%r146, %r147}, [p1+40];
ld.param.u64 %rd63, [p2];
ld.param.v2.u32 {%r672, %r673}, [p3+32];
ld.param.v2.u32 {%r150, %r151}, [p3+40];
ld.param.u32 %r142, [p5];
ld.param.u32 %r143, [p6];
ld.param.u32 %r140, [p4+4];
ld.param.u32 %r139, [p4];
ld.param.u64 %rd148, [p3+24];
ld.param.u64 %rd147, [p3+16];
ld.param.u64 %rd146, [p3+8];
ld.param.u64 %rd64, [p3];
ld.param.u64 %rd144, [p1+24];
ld.param.u64 %rd143, [p1+16];
ld.param.u64 %rd142, [p1+8];
ld.param.u64 %rd59, [p1];
mov.u32 %r2, %ctaid.z;
setp.eq.s32 %p7, %r147, 0;
@%p7 bra $L__BB2_2;
cvta.to.global.u64 %rd68, %rd58;
mul.wide.s32 %rd69, %r2, 40;
add.s64 %rd70, %rd68, %rd69;
ld.global.u64 %rd144, [%rd70+24];
ld.global.u64 %rd143, [%rd70+16];
ld.global.u64 %rd142, [%rd70+8];
ld.global.u64 %rd141, [%rd70];
bra.uni $L__BB2_3;
$L__BB2_2:
cvt.s64.s32 %rd71, %r2;
mul.lo.s64 %rd72, %rd59, %rd71;
add.s64 %rd141, %rd58, %rd72;
$L__BB2_3:
setp.eq.s32 %p8, %r151, 0;
@%p8 bra $L__BB2_5;
cvta.to.global.u64 %rd73, %rd63;
mul.wide.s32 %rd74, %r2, 40;
add.s64 %rd75, %rd73, %rd74;
ld.global.v2.u32 {%r672, %r673}, [%rd75+32];
ld.global.u64 %rd148, [%rd75+24];
ld.global.u64 %rd147, [%rd75+16];
ld.global.u64 %rd146, [%rd75+8];
ld.global.u64 %rd145, [%rd75];
bra.uni $L__BB2_6;
$L__BB2_5:
cvt.s64.s32 %rd76, %r2;
mul.lo.s64 %rd77, %rd64, %rd76;
add.s64 %rd145, %rd63, %rd77;
$L__BB2_6:
mov.u32 %r156, %ctaid.y;
shl.b32 %r157, %r156, 3;
mov.u32 %r158, %tid.y;
add.s32 %r15, %r157, %r158;
setp.ge.s32 %p9, %r15, %r673;
@%p9 bra $L__BB2_223;
setp.lt.s32 %p10, %r150, 1;
@%p10 bra $L__BB2_223;
mov.u32 %r161, %ctaid.x;
shl.b32 %r162, %r161, 9;
mov.u32 %r163, %tid.x;
shl.b32 %r164, %r163, 2;
add.s32 %r165, %r162, %r164;
cvt.s64.s32 %rd78, %r15;
mul.lo.s64 %rd27, %rd142, %rd78;
mul.lo.s64 %rd28, %rd146, %rd78;
mov.u32 %r166, 1;
shl.b32 %r167, %r166, %r143;
cvt.rn.f32.s32 %f1, %r167;
rcp.rn.f32 %f2, %f1;
add.s32 %r168, %r165, 4;
min.s32 %r19, %r168, %r672;
add.s32 %r169, %r165, 132;
min.s32 %r20, %r169, %r672;
add.s32 %r170, %r165, 260;
min.s32 %r21, %r170, %r672;
mov.u32 %r690, 0;
$L__BB2_9:
.pragma "nounroll";
cvt.s64.s32 %rd79, %r690;
mul.lo.s64 %rd80, %rd144, %rd79;
add.s64 %rd81, %rd80, %rd27;
add.s64 %rd33, %rd141, %rd81;
mul.lo.s64 %rd82, %rd148, %rd79;
add.s64 %rd83, %rd82, %rd28;
add.s64 %rd34, %rd145, %rd83;
setp.eq.s32 %p12, %r139, 4;
selp.b32 %r171, 4, 2, %p12;
setp.eq.s32 %p13, %r139, 0;
selp.b32 %r172, 1, %r171, %p13;
cvt.u64.u32 %rd84, %r172;
setp.ne.s64 %p14, %rd143, %rd84;
setp.eq.s32 %p15, %r140, 4;
selp.b32 %r173, 4, 2, %p15;
setp.eq.s32 %p16, %r140, 0;
selp.b32 %r174, 1, %r173, %p16;
cvt.u64.u32 %rd85, %r174;
setp.ne.s64 %p17, %rd147, %rd85;
mov.pred %p180, 0;
or.pred %p18, %p14, %p17;
@%p18 bra $L__BB2_12;
shl.b32 %r177, %r172, 2;
add.s32 %r178, %r177, -1;
cvt.s64.s32 %rd86, %r178;
and.b64 %rd87, %rd33, %rd86;
setp.ne.s64 %p22, %rd87, 0;
@%p22 bra $L__BB2_12;
setp.eq.s32 %p161, %r140, 4;
setp.eq.s32 %p160, %r140, 0;
selp.b32 %r669, 4, 2, %p161;
selp.b32 %r668, 1, %r669, %p160;
shl.b32 %r181, %r668, 2;
add.s32 %r182, %r181, -1;
cvt.s64.s32 %rd88, %r182;
and.b64 %rd89, %rd34, %rd88;
setp.eq.s64 %p180, %rd89, 0;
$L__BB2_12:
cvt.s64.s32 %rd90, %r165;
mul.lo.s64 %rd92, %rd90, %rd84;
add.s64 %rd35, %rd33, %rd92;
add.s32 %r190, %r165, 128;
mul.wide.s32 %rd93, %r190, %r172;
add.s64 %rd36, %rd33, %rd93;
add.s32 %r191, %r165, 256;
mul.wide.s32 %rd94, %r191, %r172;
add.s64 %rd37, %rd33, %rd94;
add.s32 %r192, %r165, 384;
mul.wide.s32 %rd95, %r192, %r172;
add.s64 %rd38, %rd33, %rd95;
@%p13 bra $L__BB2_22;
setp.ne.s32 %p27, %r139, 4;
@%p27 bra $L__BB2_30;
setp.le.s32 %p28, %r168, %r672;
and.pred %p3, %p180, %p28;
not.pred %p29, %p3;
@%p29 bra $L__BB2_16;
ld.v4.u32 {%r727, %r726, %r725, %r724}, [%rd35];
$L__BB2_16:
setp.gt.s32 %p30, %r169, %r672;
not.pred %p31, %p180;
or.pred %p32, %p31, %p30;
@%p32 bra $L__BB2_18;
ld.v4.u32 {%r723, %r722, %r721, %r720}, [%rd36];
$L__BB2_18:
not.pred %p166, %p180;
setp.gt.s32 %p33, %r170, %r672;
or.pred %p35, %p166, %p33;
@%p35 bra $L__BB2_20;
ld.v4.u32 {%r719, %r718, %r717, %r716}, [%rd37];
$L__BB2_20:
not.pred %p167, %p180;
setp.le.s32 %p163, %r168, %r672;
and.pred %p181, %p180, %p163;
add.s32 %r228, %r165, 388;
setp.gt.s32 %p36, %r228, %r672;
or.pred %p38, %p167, %p36;
@%p38 bra $L__BB2_38;
setp.le.s32 %p165, %r168, %r672;
and.pred %p181, %p180, %p165;
ld.v4.u32 {%r715, %r714, %r713, %r712}, [%rd38];
bra.uni $L__BB2_38;
$L__BB2_22:
setp.le.s32 %p39, %r168, %r672;
and.pred %p4, %p180, %p39;
not.pred %p40, %p4;
@%p40 bra $L__BB2_24;
ld.u32 %r727, [%rd35];
$L__BB2_24:
setp.gt.s32 %p41, %r169, %r672;
not.pred %p42, %p180;
or.pred %p43, %p42, %p41;
@%p43 bra $L__BB2_26;
ld.u32 %r723, [%rd36];
$L__BB2_26:
not.pred %p172, %p180;
setp.gt.s32 %p44, %r170, %r672;
or.pred %p46, %p172, %p44;
@%p46 bra $L__BB2_28;
ld.u32 %r719, [%rd37];
$L__BB2_28:
not.pred %p173, %p180;
setp.le.s32 %p169, %r168, %r672;
and.pred %p181, %p180, %p169;
add.s32 %r256, %r165, 388;
setp.gt.s32 %p47, %r256, %r672;
or.pred %p49, %p173, %p47;
@%p49 bra $L__BB2_38;
setp.le.s32 %p171, %r168, %r672;
and.pred %p181, %p180, %p171;
ld.u32 %r715, [%rd38];
bra.uni $L__BB2_38;
$L__BB2_30:
setp.le.s32 %p50, %r168, %r672;
and.pred %p5, %p180, %p50;
not.pred %p51, %p5;
@%p51 bra $L__BB2_32;
ld.v2.u32 {%r727, %r726}, [%rd35];
$L__BB2_32:
setp.gt.s32 %p52, %r169, %r672;
not.pred %p53, %p180;
or.pred %p54, %p53, %p52;
@%p54 bra $L__BB2_34;
ld.v2.u32 {%r723, %r722}, [%rd36];
$L__BB2_34:
not.pred %p178, %p180;
setp.gt.s32 %p55, %r170, %r672;
or.pred %p57, %p178, %p55;
@%p57 bra $L__BB2_36;
ld.v2.u32 {%r719, %r718}, [%rd37];
$L__BB2_36:
not.pred %p179, %p180;
setp.le.s32 %p175, %r168, %r672;
and.pred %p181, %p180, %p175;
add.s32 %r286, %r165, 388;
setp.gt.s32 %p58, %r286, %r672;
or.pred %p60, %p179, %p58;
@%p60 bra $L__BB2_38;
setp.le.s32 %p177, %r168, %r672;
and.pred %p181, %p180, %p177;
ld.v2.u32 {%r715, %r714}, [%rd38];
$L__BB2_38:
@%p181 bra $L__BB2_65;
bra.uni $L__BB2_39;
$L__BB2_65:
@%p13 bra $L__BB2_69;
@%p12 bra $L__BB2_70;
setp.ne.s32 %p76, %r139, 3;
@%p76 bra $L__BB2_71;
cvt.u16.u32 %rs8, %r727;
cvt.f32.f16 %f312, %rs8;
shr.u32 %r315, %r727, 16;
cvt.u16.u32 %rs9, %r315;
cvt.f32.f16 %f311, %rs9;
cvt.u16.u32 %rs10, %r726;
cvt.f32.f16 %f310, %rs10;
shr.u32 %r316, %r726, 16;
cvt.u16.u32 %rs11, %r316;
cvt.f32.f16 %f309, %rs11;
bra.uni $L__BB2_72;
$L__BB2_39:
setp.ge.s32 %p61, %r165, %r19;
@%p61 bra $L__BB2_84;
cvt.s64.s32 %rd149, %r165;
$L__BB2_41:
.pragma "nounroll";
mul.lo.s64 %rd96, %rd147, %rd149;
add.s64 %rd41, %rd34, %rd96;
mul.lo.s64 %rd97, %rd143, %rd149;
add.s64 %rd42, %rd33, %rd97;
setp.gt.s32 %p62, %r139, 1;
@%p62 bra $L__BB2_44;
@%p13 bra $L__BB2_49;
setp.eq.s32 %p66, %r139, 1;
@%p66 bra $L__BB2_48;
bra.uni $L__BB2_50;
$L__BB2_48:
ld.global.nc.u16 %rs4, [%rd42];
cvt.rn.f32.u16 %f307, %rs4;
bra.uni $L__BB2_51;
$L__BB2_44:
setp.eq.s32 %p63, %r139, 2;
@%p63 bra $L__BB2_47;
setp.ne.s32 %p64, %r139, 3;
@%p64 bra $L__BB2_50;
ld.global.nc.u16 %rs1, [%rd42];
cvt.f32.f16 %f307, %rs1;
bra.uni $L__BB2_51;
$L__BB2_49:
ld.global.nc.u8 %r299, [%rd42];
cvt.u16.u32 %rs5, %r299;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f307, %rs6;
bra.uni $L__BB2_51;
$L__BB2_47:
ld.global.nc.s16 %rs3, [%rd42];
cvt.rn.f32.s16 %f307, %rs3;
bra.uni $L__BB2_51;
$L__BB2_50:
ld.global.nc.f32 %f307, [%rd42];
$L__BB2_51:
setp.gt.s32 %p67, %r142, 0;
@%p67 bra $L__BB2_53;
bra.uni $L__BB2_52;
$L__BB2_53:
cvt.rzi.s32.f32 %r300, %f307;
sub.s32 %r301, %r142, %r143;
mov.u32 %r302, -1;
shl.b32 %r303, %r302, %r301;
and.b32 %r304, %r300, %r303;
cvt.rn.f32.s32 %f11, %r304;
bra.uni $L__BB2_54;
$L__BB2_52:
mul.f32 %f169, %f307, %f1;
cvt.rmi.f32.f32 %f170, %f169;
mov.f32 %f171, 0f00000000;
max.f32 %f172, %f170, %f171;
add.f32 %f173, %f1, 0fBF800000;
min.f32 %f174, %f172, %f173;
mul.f32 %f11, %f2, %f174;
$L__BB2_54:
setp.gt.s32 %p68, %r140, 1;
@%p68 bra $L__BB2_57;
@%p16 bra $L__BB2_62;
setp.eq.s32 %p72, %r140, 1;
@%p72 bra $L__BB2_61;
bra.uni $L__BB2_63;
$L__BB2_61:
cvt.rni.s32.f32 %r308, %f11;
max.s32 %r309, %r308, 0;
min.s32 %r310, %r309, 65535;
st.u16 [%rd41], %r310;
bra.uni $L__BB2_64;
$L__BB2_57:
setp.eq.s32 %p69, %r140, 2;
@%p69 bra $L__BB2_60;
setp.ne.s32 %p70, %r140, 3;
@%p70 bra $L__BB2_63;
cvt.rn.f16.f32 %rs7, %f11;
st.u16 [%rd41], %rs7;
bra.uni $L__BB2_64;
$L__BB2_62:
cvt.rni.s32.f32 %r311, %f11;
max.s32 %r312, %r311, 0;
min.s32 %r313, %r312, 255;
st.u8 [%rd41], %r313;
bra.uni $L__BB2_64;
$L__BB2_60:
cvt.rni.s32.f32 %r305, %f11;
max.s32 %r306, %r305, -32768;
min.s32 %r307, %r306, 32767;
st.u16 [%rd41], %r307;
bra.uni $L__BB2_64;
$L__BB2_63:
st.f32 [%rd41], %f11;
$L__BB2_64:
add.s64 %rd149, %rd149, 1;
cvt.u32.u64 %r314, %rd149;
setp.lt.s32 %p73, %r314, %r19;
@%p73 bra $L__BB2_41;
bra.uni $L__BB2_84;
$L__BB2_70:
mov.b32 %f312, %r727;
mov.b32 %f311, %r726;
mov.b32 %f310, %r725;
mov.b32 %f309, %r724;
bra.uni $L__BB2_72;
$L__BB2_69:
cvt.u16.u32 %rs12, %r727;
and.b16 %rs13, %rs12, 255;
cvt.rn.f32.u16 %f312, %rs13;
shr.u16 %rs14, %rs12, 8;
cvt.rn.f32.u16 %f311, %rs14;
shr.u32 %r317, %r727, 16;
cvt.u16.u32 %rs15, %r317;
and.b16 %rs16, %rs15, 255;
cvt.rn.f32.u16 %f310, %rs16;
shr.u32 %r318, %r727, 24;
cvt.u16.u32 %rs17, %r318;
cvt.rn.f32.u16 %f309, %rs17;
bra.uni $L__BB2_72;
$L__BB2_71:
and.b32 %r319, %r727, 65535;
setp.eq.s32 %p77, %r139, 2;
selp.b32 %r320, 32768, 0, %p77;
and.b32 %r321, %r727, %r320;
shl.b32 %r322, %r321, 1;
sub.s32 %r323, %r319, %r322;
cvt.rn.f32.s32 %f312, %r323;
shr.u32 %r324, %r727, 16;
and.b32 %r325, %r324, %r320;
shl.b32 %r326, %r325, 1;
sub.s32 %r327, %r324, %r326;
cvt.rn.f32.s32 %f311, %r327;
and.b32 %r328, %r726, %r320;
shl.b32 %r329, %r328, 1;
and.b32 %r330, %r726, 65535;
sub.s32 %r331, %r330, %r329;
cvt.rn.f32.s32 %f310, %r331;
shr.u32 %r332, %r726, 16;
and.b32 %r333, %r332, %r320;
shl.b32 %r334, %r333, 1;
sub.s32 %r335, %r332, %r334;
cvt.rn.f32.s32 %f309, %r335;
$L__BB2_72:
setp.gt.s32 %p78, %r142, 0;
@%p78 bra $L__BB2_74;
bra.uni $L__BB2_73;
$L__BB2_74:
cvt.rzi.s32.f32 %r336, %f312;
sub.s32 %r337, %r142, %r143;
mov.u32 %r338, -1;
shl.b32 %r339, %r338, %r337;
and.b32 %r340, %r336, %r339;
cvt.rn.f32.s32 %f43, %r340;
cvt.rzi.s32.f32 %r341, %f311;
and.b32 %r342, %r341, %r339;
cvt.rn.f32.s32 %f42, %r342;
cvt.rzi.s32.f32 %r343, %f310;
and.b32 %r344, %r343, %r339;
cvt.rn.f32.s32 %f41, %r344;
cvt.rzi.s32.f32 %r345, %f309;
and.b32 %r346, %r345, %r339;
cvt.rn.f32.s32 %f40, %r346;
bra.uni $L__BB2_75;
$L__BB2_73:
mul.f32 %f180, %f312, %f1;
cvt.rmi.f32.f32 %f181, %f180;
mov.f32 %f182, 0f00000000;
max.f32 %f183, %f181, %f182;
add.f32 %f184, %f1, 0fBF800000;
min.f32 %f185, %f183, %f184;
mul.f32 %f43, %f2, %f185;
mul.f32 %f186, %f311, %f1;
cvt.rmi.f32.f32 %f187, %f186;
max.f32 %f188, %f187, %f182;
min.f32 %f189, %f188, %f184;
mul.f32 %f42, %f2, %f189;
mul.f32 %f190, %f310, %f1;
cvt.rmi.f32.f32 %f191, %f190;
max.f32 %f192, %f191, %f182;
min.f32 %f193, %f192, %f184;
mul.f32 %f41, %f2, %f193;
mul.f32 %f194, %f309, %f1;
cvt.rmi.f32.f32 %f195, %f194;
max.f32 %f196, %f195, %f182;
min.f32 %f197, %f196, %f184;
mul.f32 %f40, %f2, %f197;
$L__BB2_75:
cvt.s64.s32 %rd140, %r165;
mul.lo.s64 %rd105, %rd140, %rd85;
add.s64 %rd45, %rd34, %rd105;
@%p15 bra $L__BB2_78;
setp.ne.s32 %p81, %r140, 3;
@%p81 bra $L__BB2_79;
cvt.rn.f16.f32 %rs18, %f43;
cvt.rn.f16.f32 %rs19, %f42;
cvt.rn.f16.f32 %rs20, %f41;
cvt.rn.f16.f32 %rs21, %f40;
mov.b32 %r354, {%rs20, %rs21};
mov.b32 %r355, {%rs18, %rs19};
st.v2.u32 [%rd45], {%r355, %r354};
bra.uni $L__BB2_84;
$L__BB2_78:
st.v4.f32 [%rd45], {%f43, %f42, %f41, %f40};
bra.uni $L__BB2_84;
$L__BB2_79:
cvt.rni.s32.f32 %r104, %f43;
cvt.rni.s32.f32 %r105, %f42;
cvt.rni.s32.f32 %r106, %f41;
cvt.rni.s32.f32 %r107, %f40;
@%p16 bra $L__BB2_83;
setp.eq.s32 %p83, %r140, 1;
@%p83 bra $L__BB2_82;
bra.uni $L__BB2_81;
$L__BB2_82:
cvt.pack.sat.u16.s32 %r365, %r107, %r106;
cvt.pack.sat.u16.s32 %r362, %r105, %r104;
st.v2.u32 [%rd45], {%r362, %r365};
bra.uni $L__BB2_84;
$L__BB2_83:
mov.u32 %r371, 0;
cvt.pack.sat.u8.s32.b32 %r368, %r107, %r106, %r371;
cvt.pack.sat.u8.s32.b32 %r372, %r105, %r104, %r368;
st.u32 [%rd45], %r372;
bra.uni $L__BB2_84;
$L__BB2_81:
cvt.pack.sat.s16.s32 %r359, %r107, %r106;
cvt.pack.sat.s16.s32 %r356, %r105, %r104;
st.v2.u32 [%rd45], {%r356, %r359};
$L__BB2_84:
setp.le.s32 %p84, %r169, %r672;
and.pred %p85, %p180, %p84;
@%p85 bra $L__BB2_111;
bra.uni $L__BB2_85;
$L__BB2_111:
@%p13 bra $L__BB2_115;
@%p12 bra $L__BB2_116;
setp.ne.s32 %p101, %r139, 3;
@%p101 bra $L__BB2_117;
cvt.u16.u32 %rs29, %r723;
cvt.f32.f16 %f322, %rs29;
shr.u32 %r408, %r723, 16;
cvt.u16.u32 %rs30, %r408;
cvt.f32.f16 %f321, %rs30;
cvt.u16.u32 %rs31, %r722;
cvt.f32.f16 %f320, %rs31;
shr.u32 %r409, %r722, 16;
cvt.u16.u32 %rs32, %r409;
cvt.f32.f16 %f319, %rs32;
bra.uni $L__BB2_118;
$L__BB2_85:
add.s32 %r659, %r165, 128;
setp.ge.s32 %p86, %r659, %r20;
@%p86 bra $L__BB2_130;
add.s32 %r728, %r165, 128;
$L__BB2_87:
.pragma "nounroll";
cvt.s64.s32 %rd106, %r728;
mul.lo.s64 %rd107, %rd147, %rd106;
add.s64 %rd46, %rd34, %rd107;
mul.lo.s64 %rd108, %rd143, %rd106;
add.s64 %rd47, %rd33, %rd108;
setp.gt.s32 %p87, %r139, 1;
@%p87 bra $L__BB2_90;
@%p13 bra $L__BB2_95;
setp.eq.s32 %p91, %r139, 1;
@%p91 bra $L__BB2_94;
bra.uni $L__BB2_96;
$L__BB2_94:
ld.global.nc.u16 %rs25, [%rd47];
cvt.rn.f32.u16 %f317, %rs25;
bra.uni $L__BB2_97;
$L__BB2_90:
setp.eq.s32 %p88, %r139, 2;
@%p88 bra $L__BB2_93;
setp.ne.s32 %p89, %r139, 3;
@%p89 bra $L__BB2_96;
ld.global.nc.u16 %rs22, [%rd47];
cvt.f32.f16 %f317, %rs22;
bra.uni $L__BB2_97;
$L__BB2_95:
ld.global.nc.u8 %r393, [%rd47];
cvt.u16.u32 %rs26, %r393;
and.b16 %rs27, %rs26, 255;
cvt.rn.f32.u16 %f317, %rs27;
bra.uni $L__BB2_97;
$L__BB2_93:
ld.global.nc.s16 %rs24, [%rd47];
cvt.rn.f32.s16 %f317, %rs24;
bra.uni $L__BB2_97;
$L__BB2_96:
ld.global.nc.f32 %f317, [%rd47];
$L__BB2_97:
setp.gt.s32 %p92, %r142, 0;
@%p92 bra $L__BB2_99;
bra.uni $L__BB2_98;
$L__BB2_99:
cvt.rzi.s32.f32 %r394, %f317;
sub.s32 %r395, %r142, %r143;
mov.u32 %r396, -1;
shl.b32 %r397, %r396, %r395;
and.b32 %r398, %r394, %r397;
cvt.rn.f32.s32 %f52, %r398;
bra.uni $L__BB2_100;
$L__BB2_98:
mul.f32 %f204, %f317, %f1;
cvt.rmi.f32.f32 %f205, %f204;
mov.f32 %f206, 0f00000000;
max.f32 %f207, %f205, %f206;
add.f32 %f208, %f1, 0fBF800000;
min.f32 %f209, %f207, %f208;
mul.f32 %f52, %f2, %f209;
$L__BB2_100:
setp.gt.s32 %p93, %r140, 1;
@%p93 bra $L__BB2_103;
@%p16 bra $L__BB2_108;
setp.eq.s32 %p97, %r140, 1;
@%p97 bra $L__BB2_107;
bra.uni $L__BB2_109;
$L__BB2_107:
cvt.rni.s32.f32 %r402, %f52;
max.s32 %r403, %r402, 0;
min.s32 %r404, %r403, 65535;
st.u16 [%rd46], %r404;
bra.uni $L__BB2_110;
$L__BB2_103:
setp.eq.s32 %p94, %r140, 2;
@%p94 bra $L__BB2_106;
setp.ne.s32 %p95, %r140, 3;
@%p95 bra $L__BB2_109;
cvt.rn.f16.f32 %rs28, %f52;
st.u16 [%rd46], %rs28;
bra.uni $L__BB2_110;
$L__BB2_108:
cvt.rni.s32.f32 %r405, %f52;
max.s32 %r406, %r405, 0;
min.s32 %r407, %r406, 255;
st.u8 [%rd46], %r407;
bra.uni $L__BB2_110;
$L__BB2_106:
cvt.rni.s32.f32 %r399, %f52;
max.s32 %r400, %r399, -32768;
min.s32 %r401, %r400, 32767;
st.u16 [%rd46], %r401;
bra.uni $L__BB2_110;
$L__BB2_109:
st.f32 [%rd46], %f52;
$L__BB2_110:
add.s32 %r728, %r728, 1;
setp.lt.s32 %p98, %r728, %r20;
@%p98 bra $L__BB2_87;
bra.uni $L__BB2_130;
$L__BB2_116:
mov.b32 %f322, %r723;
mov.b32 %f321, %r722;
mov.b32 %f320, %r721;
mov.b32 %f319, %r720;
bra.uni $L__BB2_118;
$L__BB2_115:
cvt.u16.u32 %rs33, %r723;
and.b16 %rs34, %rs33, 255;
cvt.rn.f32.u16 %f322, %rs34;
shr.u16 %rs35, %rs33, 8;
cvt.rn.f32.u16 %f321, %rs35;
shr.u32 %r410, %r723, 16;
cvt.u16.u32 %rs36, %r410;
and.b16 %rs37, %rs36, 255;
cvt.rn.f32.u16 %f320, %rs37;
shr.u32 %r411, %r723, 24;
cvt.u16.u32 %rs38, %r411;
cvt.rn.f32.u16 %f319, %rs38;
bra.uni $L__BB2_118;
$L__BB2_117:
and.b32 %r412, %r723, 65535;
setp.eq.s32 %p102, %r139, 2;
selp.b32 %r413, 32768, 0, %p102;
and.b32 %r414, %r723, %r413;
shl.b32 %r415, %r414, 1;
sub.s32 %r416, %r412, %r415;
cvt.rn.f32.s32 %f322, %r416;
shr.u32 %r417, %r723, 16;
and.b32 %r418, %r417, %r413;
shl.b32 %r419, %r418, 1;
sub.s32 %r420, %r417, %r419;
cvt.rn.f32.s32 %f321, %r420;
and.b32 %r421, %r722, %r413;
shl.b32 %r422, %r421, 1;
and.b32 %r423, %r722, 65535;
sub.s32 %r424, %r423, %r422;
cvt.rn.f32.s32 %f320, %r424;
shr.u32 %r425, %r722, 16;
and.b32 %r426, %r425, %r413;
shl.b32 %r427, %r426, 1;
sub.s32 %r428, %r425, %r427;
cvt.rn.f32.s32 %f319, %r428;
$L__BB2_118:
setp.gt.s32 %p103, %r142, 0;
@%p103 bra $L__BB2_120;
bra.uni $L__BB2_119;
$L__BB2_120:
cvt.rzi.s32.f32 %r429, %f322;
sub.s32 %r430, %r142, %r143;
mov.u32 %r431, -1;
shl.b32 %r432, %r431, %r430;
and.b32 %r433, %r429, %r432;
cvt.rn.f32.s32 %f84, %r433;
cvt.rzi.s32.f32 %r434, %f321;
and.b32 %r435, %r434, %r432;
cvt.rn.f32.s32 %f83, %r435;
cvt.rzi.s32.f32 %r436, %f320;
and.b32 %r437, %r436, %r432;
cvt.rn.f32.s32 %f82, %r437;
cvt.rzi.s32.f32 %r438, %f319;
and.b32 %r439, %r438, %r432;
cvt.rn.f32.s32 %f81, %r439;
bra.uni $L__BB2_121;
$L__BB2_119:
mul.f32 %f215, %f322, %f1;
cvt.rmi.f32.f32 %f216, %f215;
mov.f32 %f217, 0f00000000;
max.f32 %f218, %f216, %f217;
add.f32 %f219, %f1, 0fBF800000;
min.f32 %f220, %f218, %f219;
mul.f32 %f84, %f2, %f220;
mul.f32 %f221, %f321, %f1;
cvt.rmi.f32.f32 %f222, %f221;
max.f32 %f223, %f222, %f217;
min.f32 %f224, %f223, %f219;
mul.f32 %f83, %f2, %f224;
mul.f32 %f225, %f320, %f1;
cvt.rmi.f32.f32 %f226, %f225;
max.f32 %f227, %f226, %f217;
min.f32 %f228, %f227, %f219;
mul.f32 %f82, %f2, %f228;
mul.f32 %f229, %f319, %f1;
cvt.rmi.f32.f32 %f230, %f229;
max.f32 %f231, %f230, %f217;
min.f32 %f232, %f231, %f219;
mul.f32 %f81, %f2, %f232;
$L__BB2_121:
add.s32 %r667, %r165, 128;
cvt.s64.s32 %rd114, %r667;
mul.lo.s64 %rd116, %rd114, %rd85;
add.s64 %rd49, %rd34, %rd116;
@%p15 bra $L__BB2_124;
setp.ne.s32 %p106, %r140, 3;
@%p106 bra $L__BB2_125;
cvt.rn.f16.f32 %rs39, %f84;
cvt.rn.f16.f32 %rs40, %f83;
cvt.rn.f16.f32 %rs41, %f82;
cvt.rn.f16.f32 %rs42, %f81;
mov.b32 %r448, {%rs41, %rs42};
mov.b32 %r449, {%rs39, %rs40};
st.v2.u32 [%rd49], {%r449, %r448};
bra.uni $L__BB2_130;
$L__BB2_124:
st.v4.f32 [%rd49], {%f84, %f83, %f82, %f81};
bra.uni $L__BB2_130;
$L__BB2_125:
cvt.rni.s32.f32 %r111, %f84;
cvt.rni.s32.f32 %r112, %f83;
cvt.rni.s32.f32 %r113, %f82;
cvt.rni.s32.f32 %r114, %f81;
@%p16 bra $L__BB2_129;
setp.eq.s32 %p108, %r140, 1;
@%p108 bra $L__BB2_128;
bra.uni $L__BB2_127;
$L__BB2_128:
cvt.pack.sat.u16.s32 %r459, %r114, %r113;
cvt.pack.sat.u16.s32 %r456, %r112, %r111;
st.v2.u32 [%rd49], {%r456, %r459};
bra.uni $L__BB2_130;
$L__BB2_129:
mov.u32 %r465, 0;
cvt.pack.sat.u8.s32.b32 %r462, %r114, %r113, %r465;
cvt.pack.sat.u8.s32.b32 %r466, %r112, %r111, %r462;
st.u32 [%rd49], %r466;
bra.uni $L__BB2_130;
$L__BB2_127:
cvt.pack.sat.s16.s32 %r453, %r114, %r113;
cvt.pack.sat.s16.s32 %r450, %r112, %r111;
st.v2.u32 [%rd49], {%r450, %r453};
$L__BB2_130:
setp.le.s32 %p109, %r170, %r672;
and.pred %p110, %p180, %p109;
@%p110 bra $L__BB2_157;
bra.uni $L__BB2_131;
$L__BB2_157:
@%p13 bra $L__BB2_161;
@%p12 bra $L__BB2_162;
setp.ne.s32 %p126, %r139, 3;
@%p126 bra $L__BB2_163;
cvt.u16.u32 %rs50, %r719;
cvt.f32.f16 %f332, %rs50;
shr.u32 %r502, %r719, 16;
cvt.u16.u32 %rs51, %r502;
cvt.f32.f16 %f331, %rs51;
cvt.u16.u32 %rs52, %r718;
cvt.f32.f16 %f330, %rs52;
shr.u32 %r503, %r718, 16;
cvt.u16.u32 %rs53, %r503;
cvt.f32.f16 %f329, %rs53;
bra.uni $L__BB2_164;
$L__BB2_131:
add.s32 %r660, %r165, 256;
setp.ge.s32 %p111, %r660, %r21;
@%p111 bra $L__BB2_176;
add.s32 %r729, %r165, 256;
$L__BB2_133:
.pragma "nounroll";
cvt.s64.s32 %rd117, %r729;
mul.lo.s64 %rd118, %rd147, %rd117;
add.s64 %rd50, %rd34, %rd118;
mul.lo.s64 %rd119, %rd143, %rd117;
add.s64 %rd51, %rd33, %rd119;
setp.gt.s32 %p112, %r139, 1;
@%p112 bra $L__BB2_136;
@%p13 bra $L__BB2_141;
setp.eq.s32 %p116, %r139, 1;
@%p116 bra $L__BB2_140;
bra.uni $L__BB2_142;
$L__BB2_140:
ld.global.nc.u16 %rs46, [%rd51];
cvt.rn.f32.u16 %f327, %rs46;
bra.uni $L__BB2_143;
$L__BB2_136:
setp.eq.s32 %p113, %r139, 2;
@%p113 bra $L__BB2_139;
setp.ne.s32 %p114, %r139, 3;
@%p114 bra $L__BB2_142;
ld.global.nc.u16 %rs43, [%rd51];
cvt.f32.f16 %f327, %rs43;
bra.uni $L__BB2_143;
$L__BB2_141:
ld.global.nc.u8 %r487, [%rd51];
cvt.u16.u32 %rs47, %r487;
and.b16 %rs48, %rs47, 255;
cvt.rn.f32.u16 %f327, %rs48;
bra.uni $L__BB2_143;
$L__BB2_139:
ld.global.nc.s16 %rs45, [%rd51];
cvt.rn.f32.s16 %f327, %rs45;
bra.uni $L__BB2_143;
$L__BB2_142:
ld.global.nc.f32 %f327, [%rd51];
$L__BB2_143:
setp.gt.s32 %p117, %r142, 0;
@%p117 bra $L__BB2_145;
bra.uni $L__BB2_144;
$L__BB2_145:
cvt.rzi.s32.f32 %r488, %f327;
sub.s32 %r489, %r142, %r143;
mov.u32 %r490, -1;
shl.b32 %r491, %r490, %r489;
and.b32 %r492, %r488, %r491;
cvt.rn.f32.s32 %f93, %r492;
bra.uni $L__BB2_146;
$L__BB2_144:
mul.f32 %f239, %f327, %f1;
cvt.rmi.f32.f32 %f240, %f239;
mov.f32 %f241, 0f00000000;
max.f32 %f242, %f240, %f241;
add.f32 %f243, %f1, 0fBF800000;
min.f32 %f244, %f242, %f243;
mul.f32 %f93, %f2, %f244;
$L__BB2_146:
setp.gt.s32 %p118, %r140, 1;
@%p118 bra $L__BB2_149;
@%p16 bra $L__BB2_154;
setp.eq.s32 %p122, %r140, 1;
@%p122 bra $L__BB2_153;
bra.uni $L__BB2_155;
$L__BB2_153:
cvt.rni.s32.f32 %r496, %f93;
max.s32 %r497, %r496, 0;
min.s32 %r498, %r497, 65535;
st.u16 [%rd50], %r498;
bra.uni $L__BB2_156;
$L__BB2_149:
setp.eq.s32 %p119, %r140, 2;
@%p119 bra $L__BB2_152;
setp.ne.s32 %p120, %r140, 3;
@%p120 bra $L__BB2_155;
cvt.rn.f16.f32 %rs49, %f93;
st.u16 [%rd50], %rs49;
bra.uni $L__BB2_156;
$L__BB2_154:
cvt.rni.s32.f32 %r499, %f93;
max.s32 %r500, %r499, 0;
min.s32 %r501, %r500, 255;
st.u8 [%rd50], %r501;
bra.uni $L__BB2_156;
$L__BB2_152:
cvt.rni.s32.f32 %r493, %f93;
max.s32 %r494, %r493, -32768;
min.s32 %r495, %r494, 32767;
st.u16 [%rd50], %r495;
bra.uni $L__BB2_156;
$L__BB2_155:
st.f32 [%rd50], %f93;
$L__BB2_156:
add.s32 %r729, %r729, 1;
setp.lt.s32 %p123, %r729, %r21;
@%p123 bra $L__BB2_133;
bra.uni $L__BB2_176;
$L__BB2_162:
mov.b32 %f332, %r719;
mov.b32 %f331, %r718;
mov.b32 %f330, %r717;
mov.b32 %f329, %r716;
bra.uni $L__BB2_164;
$L__BB2_161:
cvt.u16.u32 %rs54, %r719;
and.b16 %rs55, %rs54, 255;
cvt.rn.f32.u16 %f332, %rs55;
shr.u16 %rs56, %rs54, 8;
cvt.rn.f32.u16 %f331, %rs56;
shr.u32 %r504, %r719, 16;
cvt.u16.u32 %rs57, %r504;
and.b16 %rs58, %rs57, 255;
cvt.rn.f32.u16 %f330, %rs58;
shr.u32 %r505, %r719, 24;
cvt.u16.u32 %rs59, %r505;
cvt.rn.f32.u16 %f329, %rs59;
bra.uni $L__BB2_164;
$L__BB2_163:
and.b32 %r506, %r719, 65535;
setp.eq.s32 %p127, %r139, 2;
selp.b32 %r507, 32768, 0, %p127;
and.b32 %r508, %r719, %r507;
shl.b32 %r509, %r508, 1;
sub.s32 %r510, %r506, %r509;
cvt.rn.f32.s32 %f332, %r510;
shr.u32 %r511, %r719, 16;
and.b32 %r512, %r511, %r507;
shl.b32 %r513, %r512, 1;
sub.s32 %r514, %r511, %r513;
cvt.rn.f32.s32 %f331, %r514;
and.b32 %r515, %r718, %r507;
shl.b32 %r516, %r515, 1;
and.b32 %r517, %r718, 65535;
sub.s32 %r518, %r517, %r516;
cvt.rn.f32.s32 %f330, %r518;
shr.u32 %r519, %r718, 16;
and.b32 %r520, %r519, %r507;
shl.b32 %r521, %r520, 1;
sub.s32 %r522, %r519, %r521;
cvt.rn.f32.s32 %f329, %r522;
$L__BB2_164:
setp.gt.s32 %p128, %r142, 0;
@%p128 bra $L__BB2_166;
bra.uni $L__BB2_165;
$L__BB2_166:
cvt.rzi.s32.f32 %r523, %f332;
sub.s32 %r524, %r142, %r143;
mov.u32 %r525, -1;
shl.b32 %r526, %r525, %r524;
and.b32 %r527, %r523, %r526;
cvt.rn.f32.s32 %f125, %r527;
cvt.rzi.s32.f32 %r528, %f331;
and.b32 %r529, %r528, %r526;
cvt.rn.f32.s32 %f124, %r529;
cvt.rzi.s32.f32 %r530, %f330;
and.b32 %r531, %r530, %r526;
cvt.rn.f32.s32 %f123, %r531;
cvt.rzi.s32.f32 %r532, %f329;
and.b32 %r533, %r532, %r526;
cvt.rn.f32.s32 %f122, %r533;
bra.uni $L__BB2_167;
$L__BB2_165:
mul.f32 %f250, %f332, %f1;
cvt.rmi.f32.f32 %f251, %f250;
mov.f32 %f252, 0f00000000;
max.f32 %f253, %f251, %f252;
add.f32 %f254, %f1, 0fBF800000;
min.f32 %f255, %f253, %f254;
mul.f32 %f125, %f2, %f255;
mul.f32 %f256, %f331, %f1;
cvt.rmi.f32.f32 %f257, %f256;
max.f32 %f258, %f257, %f252;
min.f32 %f259, %f258, %f254;
mul.f32 %f124, %f2, %f259;
mul.f32 %f260, %f330, %f1;
cvt.rmi.f32.f32 %f261, %f260;
max.f32 %f262, %f261, %f252;
min.f32 %f263, %f262, %f254;
mul.f32 %f123, %f2, %f263;
mul.f32 %f264, %f329, %f1;
cvt.rmi.f32.f32 %f265, %f264;
max.f32 %f266, %f265, %f252;
min.f32 %f267, %f266, %f254;
mul.f32 %f122, %f2, %f267;
$L__BB2_167:
add.s32 %r665, %r165, 256;
cvt.s64.s32 %rd125, %r665;
mul.lo.s64 %rd127, %rd125, %rd85;
add.s64 %rd53, %rd34, %rd127;
@%p15 bra $L__BB2_170;
setp.ne.s32 %p131, %r140, 3;
@%p131 bra $L__BB2_171;
cvt.rn.f16.f32 %rs60, %f125;
cvt.rn.f16.f32 %rs61, %f124;
cvt.rn.f16.f32 %rs62, %f123;
cvt.rn.f16.f32 %rs63, %f122;
mov.b32 %r542, {%rs62, %rs63};
mov.b32 %r543, {%rs60, %rs61};
st.v2.u32 [%rd53], {%r543, %r542};
bra.uni $L__BB2_176;
$L__BB2_170:
st.v4.f32 [%rd53], {%f125, %f124, %f123, %f122};
bra.uni $L__BB2_176;
$L__BB2_171:
cvt.rni.s32.f32 %r118, %f125;
cvt.rni.s32.f32 %r119, %f124;
cvt.rni.s32.f32 %r120, %f123;
cvt.rni.s32.f32 %r121, %f122;
@%p16 bra $L__BB2_175;
setp.eq.s32 %p133, %r140, 1;
@%p133 bra $L__BB2_174;
bra.uni $L__BB2_173;
$L__BB2_174:
cvt.pack.sat.u16.s32 %r553, %r121, %r120;
cvt.pack.sat.u16.s32 %r550, %r119, %r118;
st.v2.u32 [%rd53], {%r550, %r553};
bra.uni $L__BB2_176;
$L__BB2_175:
mov.u32 %r559, 0;
cvt.pack.sat.u8.s32.b32 %r556, %r121, %r120, %r559;
cvt.pack.sat.u8.s32.b32 %r560, %r119, %r118, %r556;
st.u32 [%rd53], %r560;
bra.uni $L__BB2_176;
$L__BB2_173:
cvt.pack.sat.s16.s32 %r547, %r121, %r120;
cvt.pack.sat.s16.s32 %r544, %r119, %r118;
st.v2.u32 [%rd53], {%r544, %r547};
$L__BB2_176:
add.s32 %r569, %r165, 388;
setp.le.s32 %p134, %r569, %r672;
and.pred %p135, %p180, %p134;
@%p135 bra $L__BB2_203;
bra.uni $L__BB2_177;
$L__BB2_203:
@%p13 bra $L__BB2_207;
@%p12 bra $L__BB2_208;
setp.ne.s32 %p151, %r139, 3;
@%p151 bra $L__BB2_209;
cvt.u16.u32 %rs71, %r715;
cvt.f32.f16 %f342, %rs71;
shr.u32 %r597, %r715, 16;
cvt.u16.u32 %rs72, %r597;
cvt.f32.f16 %f341, %rs72;
cvt.u16.u32 %rs73, %r714;
cvt.f32.f16 %f340, %rs73;
shr.u32 %r598, %r714, 16;
cvt.u16.u32 %rs74, %r598;
cvt.f32.f16 %f339, %rs74;
bra.uni $L__BB2_210;
$L__BB2_177:
add.s32 %r661, %r165, 384;
min.s32 %r122, %r569, %r672;
setp.ge.s32 %p136, %r661, %r122;
@%p136 bra $L__BB2_222;
add.s32 %r730, %r165, 384;
$L__BB2_179:
.pragma "nounroll";
cvt.s64.s32 %rd128, %r730;
mul.lo.s64 %rd129, %rd147, %rd128;
add.s64 %rd54, %rd34, %rd129;
mul.lo.s64 %rd130, %rd143, %rd128;
add.s64 %rd55, %rd33, %rd130;
setp.gt.s32 %p137, %r139, 1;
@%p137 bra $L__BB2_182;
@%p13 bra $L__BB2_187;
setp.eq.s32 %p141, %r139, 1;
@%p141 bra $L__BB2_186;
bra.uni $L__BB2_188;
$L__BB2_186:
ld.global.nc.u16 %rs67, [%rd55];
cvt.rn.f32.u16 %f337, %rs67;
bra.uni $L__BB2_189;
$L__BB2_182:
setp.eq.s32 %p138, %r139, 2;
@%p138 bra $L__BB2_185;
setp.ne.s32 %p139, %r139, 3;
@%p139 bra $L__BB2_188;
ld.global.nc.u16 %rs64, [%rd55];
cvt.f32.f16 %f337, %rs64;
bra.uni $L__BB2_189;
$L__BB2_187:
ld.global.nc.u8 %r582, [%rd55];
cvt.u16.u32 %rs68, %r582;
and.b16 %rs69, %rs68, 255;
cvt.rn.f32.u16 %f337, %rs69;
bra.uni $L__BB2_189;
$L__BB2_185:
ld.global.nc.s16 %rs66, [%rd55];
cvt.rn.f32.s16 %f337, %rs66;
bra.uni $L__BB2_189;
$L__BB2_188:
ld.global.nc.f32 %f337, [%rd55];
$L__BB2_189:
setp.gt.s32 %p142, %r142, 0;
@%p142 bra $L__BB2_191;
bra.uni $L__BB2_190;
$L__BB2_191:
cvt.rzi.s32.f32 %r583, %f337;
sub.s32 %r584, %r142, %r143;
mov.u32 %r585, -1;
shl.b32 %r586, %r585, %r584;
and.b32 %r587, %r583, %r586;
cvt.rn.f32.s32 %f134, %r587;
bra.uni $L__BB2_192;
$L__BB2_190:
mul.f32 %f274, %f337, %f1;
cvt.rmi.f32.f32 %f275, %f274;
mov.f32 %f276, 0f00000000;
max.f32 %f277, %f275, %f276;
add.f32 %f278, %f1, 0fBF800000;
min.f32 %f279, %f277, %f278;
mul.f32 %f134, %f2, %f279;
$L__BB2_192:
setp.gt.s32 %p143, %r140, 1;
@%p143 bra $L__BB2_195;
@%p16 bra $L__BB2_200;
setp.eq.s32 %p147, %r140, 1;
@%p147 bra $L__BB2_199;
bra.uni $L__BB2_201;
$L__BB2_199:
cvt.rni.s32.f32 %r591, %f134;
max.s32 %r592, %r591, 0;
min.s32 %r593, %r592, 65535;
st.u16 [%rd54], %r593;
bra.uni $L__BB2_202;
$L__BB2_195:
setp.eq.s32 %p144, %r140, 2;
@%p144 bra $L__BB2_198;
setp.ne.s32 %p145, %r140, 3;
@%p145 bra $L__BB2_201;
cvt.rn.f16.f32 %rs70, %f134;
st.u16 [%rd54], %rs70;
bra.uni $L__BB2_202;
$L__BB2_200:
cvt.rni.s32.f32 %r594, %f134;
max.s32 %r595, %r594, 0;
min.s32 %r596, %r595, 255;
st.u8 [%rd54], %r596;
bra.uni $L__BB2_202;
$L__BB2_198:
cvt.rni.s32.f32 %r588, %f134;
max.s32 %r589, %r588, -32768;
min.s32 %r590, %r589, 32767;
st.u16 [%rd54], %r590;
bra.uni $L__BB2_202;
$L__BB2_201:
st.f32 [%rd54], %f134;
$L__BB2_202:
add.s32 %r671, %r165, 388;
min.s32 %r670, %r671, %r672;
add.s32 %r730, %r730, 1;
setp.lt.s32 %p148, %r730, %r670;
@%p148 bra $L__BB2_179;
bra.uni $L__BB2_222;
$L__BB2_208:
mov.b32 %f342, %r715;
mov.b32 %f341, %r714;
mov.b32 %f340, %r713;
mov.b32 %f339, %r712;
bra.uni $L__BB2_210;
$L__BB2_207:
cvt.u16.u32 %rs75, %r715;
and.b16 %rs76, %rs75, 255;
cvt.rn.f32.u16 %f342, %rs76;
shr.u16 %rs77, %rs75, 8;
cvt.rn.f32.u16 %f341, %rs77;
shr.u32 %r599, %r715, 16;
cvt.u16.u32 %rs78, %r599;
and.b16 %rs79, %rs78, 255;
cvt.rn.f32.u16 %f340, %rs79;
shr.u32 %r600, %r715, 24;
cvt.u16.u32 %rs80, %r600;
cvt.rn.f32.u16 %f339, %rs80;
bra.uni $L__BB2_210;
$L__BB2_209:
and.b32 %r601, %r715, 65535;
setp.eq.s32 %p152, %r139, 2;
selp.b32 %r602, 32768, 0, %p152;
and.b32 %r603, %r715, %r602;
shl.b32 %r604, %r603, 1;
sub.s32 %r605, %r601, %r604;
cvt.rn.f32.s32 %f342, %r605;
shr.u32 %r606, %r715, 16;
and.b32 %r607, %r606, %r602;
shl.b32 %r608, %r607, 1;
sub.s32 %r609, %r606, %r608;
cvt.rn.f32.s32 %f341, %r609;
and.b32 %r610, %r714, %r602;
shl.b32 %r611, %r610, 1;
and.b32 %r612, %r714, 65535;
sub.s32 %r613, %r612, %r611;
cvt.rn.f32.s32 %f340, %r613;
shr.u32 %r614, %r714, 16;
and.b32 %r615, %r614, %r602;
shl.b32 %r616, %r615, 1;
sub.s32 %r617, %r614, %r616;
cvt.rn.f32.s32 %f339, %r617;
$L__BB2_210:
setp.gt.s32 %p153, %r142, 0;
@%p153 bra $L__BB2_212;
bra.uni $L__BB2_211;
$L__BB2_212:
cvt.rzi.s32.f32 %r618, %f342;
sub.s32 %r619, %r142, %r143;
mov.u32 %r620, -1;
shl.b32 %r621, %r620, %r619;
and.b32 %r622, %r618, %r621;
cvt.rn.f32.s32 %f166, %r622;
cvt.rzi.s32.f32 %r623, %f341;
and.b32 %r624, %r623, %r621;
cvt.rn.f32.s32 %f165, %r624;
cvt.rzi.s32.f32 %r625, %f340;
and.b32 %r626, %r625, %r621;
cvt.rn.f32.s32 %f164, %r626;
cvt.rzi.s32.f32 %r627, %f339;
and.b32 %r628, %r627, %r621;
cvt.rn.f32.s32 %f163, %r628;
bra.uni $L__BB2_213;
$L__BB2_211:
mul.f32 %f285, %f342, %f1;
cvt.rmi.f32.f32 %f286, %f285;
mov.f32 %f287, 0f00000000;
max.f32 %f288, %f286, %f287;
add.f32 %f289, %f1, 0fBF800000;
min.f32 %f290, %f288, %f289;
mul.f32 %f166, %f2, %f290;
mul.f32 %f291, %f341, %f1;
cvt.rmi.f32.f32 %f292, %f291;
max.f32 %f293, %f292, %f287;
min.f32 %f294, %f293, %f289;
mul.f32 %f165, %f2, %f294;
mul.f32 %f295, %f340, %f1;
cvt.rmi.f32.f32 %f296, %f295;
max.f32 %f297, %f296, %f287;
min.f32 %f298, %f297, %f289;
mul.f32 %f164, %f2, %f298;
mul.f32 %f299, %f339, %f1;
cvt.rmi.f32.f32 %f300, %f299;
max.f32 %f301, %f300, %f287;
min.f32 %f302, %f301, %f289;
mul.f32 %f163, %f2, %f302;
$L__BB2_213:
add.s32 %r663, %r165, 384;
cvt.s64.s32 %rd136, %r663;
mul.lo.s64 %rd138, %rd136, %rd85;
add.s64 %rd57, %rd34, %rd138;
@%p15 bra $L__BB2_216;
setp.ne.s32 %p156, %r140, 3;
@%p156 bra $L__BB2_217;
cvt.rn.f16.f32 %rs81, %f166;
cvt.rn.f16.f32 %rs82, %f165;
cvt.rn.f16.f32 %rs83, %f164;
cvt.rn.f16.f32 %rs84, %f163;
mov.b32 %r637, {%rs83, %rs84};
mov.b32 %r638, {%rs81, %rs82};
st.v2.u32 [%rd57], {%r638, %r637};
bra.uni $L__BB2_222;
$L__BB2_216:
st.v4.f32 [%rd57], {%f166, %f165, %f164, %f163};
bra.uni $L__BB2_222;
$L__BB2_217:
cvt.rni.s32.f32 %r126, %f166;
cvt.rni.s32.f32 %r127, %f165;
cvt.rni.s32.f32 %r128, %f164;
cvt.rni.s32.f32 %r129, %f163;
@%p16 bra $L__BB2_221;
setp.eq.s32 %p158, %r140, 1;
@%p158 bra $L__BB2_220;
bra.uni $L__BB2_219;
$L__BB2_220:
cvt.pack.sat.u16.s32 %r648, %r129, %r128;
cvt.pack.sat.u16.s32 %r645, %r127, %r126;
st.v2.u32 [%rd57], {%r645, %r648};
bra.uni $L__BB2_222;
$L__BB2_221:
mov.u32 %r654, 0;
cvt.pack.sat.u8.s32.b32 %r651, %r129, %r128, %r654;
cvt.pack.sat.u8.s32.b32 %r655, %r127, %r126, %r651;
st.u32 [%rd57], %r655;
bra.uni $L__BB2_222;
$L__BB2_219:
cvt.pack.sat.s16.s32 %r642, %r129, %r128;
cvt.pack.sat.s16.s32 %r639, %r127, %r126;
st.v2.u32 [%rd57], {%r639, %r642};
$L__BB2_222:
add.s32 %r690, %r690, 1;
setp.lt.s32 %p159, %r690, %r150;
@%p159 bra $L__BB2_9;
$L__BB2_223:
ret;
}
`;
