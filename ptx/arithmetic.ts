// Made from kernels/arithmetic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/arithmetic.cu`. */
export const ARITHMETIC: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_arithmetic_cu_85287c5f2nv6target5sm_90E = 90;
.visible .entry arithmetic_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14
)
.maxntid 256, 1, 1
{
.reg .pred %p<90>;
.reg .b16 %rs<111>;
.reg .f32 %f<132>;
.reg .b32 %r<252>;
.reg .b64 %rd<149>;
ld.param.u64 %rd68, [p0];
ld.param.v2.u32 {%r241, %r71}, [p1+32];
ld.param.v2.u32 {%r72, %r73}, [p1+40];
ld.param.u64 %rd73, [p2];
ld.param.v2.u32 {%r242, %r75}, [p3+32];
ld.param.v2.u32 {%r76, %r77}, [p3+40];
ld.param.u64 %rd78, [p4];
ld.param.v2.u32 {%r243, %r244}, [p5+32];
ld.param.v2.u32 {%r80, %r81}, [p5+40];
ld.param.u32 %r68, [p6];
ld.param.f32 %f71, [p8];
ld.param.f32 %f72, [p9];
ld.param.f32 %f73, [p10];
ld.param.u64 %rd142, [p5+24];
ld.param.u64 %rd141, [p5+16];
ld.param.u64 %rd140, [p5+8];
ld.param.u64 %rd79, [p5];
ld.param.u64 %rd138, [p3+24];
ld.param.u64 %rd137, [p3+16];
ld.param.u64 %rd136, [p3+8];
ld.param.u64 %rd74, [p3];
ld.param.u64 %rd134, [p1+24];
ld.param.u64 %rd133, [p1+16];
ld.param.u64 %rd132, [p1+8];
ld.param.u64 %rd69, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p4, %r73, 0;
@%p4 bra $L__BB0_2;
cvta.to.global.u64 %rd83, %rd68;
mul.wide.s32 %rd84, %r1, 40;
add.s64 %rd85, %rd83, %rd84;
ld.global.v2.u32 {%r241, %r83}, [%rd85+32];
ld.global.u64 %rd134, [%rd85+24];
ld.global.u64 %rd133, [%rd85+16];
ld.global.u64 %rd132, [%rd85+8];
ld.global.u64 %rd131, [%rd85];
bra.uni $L__BB0_3;
$L__BB0_2:
cvt.s64.s32 %rd86, %r1;
mul.lo.s64 %rd87, %rd69, %rd86;
add.s64 %rd131, %rd68, %rd87;
$L__BB0_3:
setp.eq.s32 %p5, %r77, 0;
@%p5 bra $L__BB0_5;
cvta.to.global.u64 %rd88, %rd73;
mul.wide.s32 %rd89, %r1, 40;
add.s64 %rd90, %rd88, %rd89;
ld.global.v2.u32 {%r242, %r85}, [%rd90+32];
ld.global.u64 %rd138, [%rd90+24];
ld.global.u64 %rd137, [%rd90+16];
ld.global.u64 %rd136, [%rd90+8];
ld.global.u64 %rd148, [%rd90];
bra.uni $L__BB0_6;
$L__BB0_5:
cvt.s64.s32 %rd91, %r1;
mul.lo.s64 %rd92, %rd74, %rd91;
add.s64 %rd148, %rd73, %rd92;
$L__BB0_6:
setp.eq.s32 %p6, %r81, 0;
@%p6 bra $L__BB0_8;
cvta.to.global.u64 %rd93, %rd78;
mul.wide.s32 %rd94, %r1, 40;
add.s64 %rd95, %rd93, %rd94;
ld.global.v2.u32 {%r243, %r244}, [%rd95+32];
ld.global.u64 %rd142, [%rd95+24];
ld.global.u64 %rd141, [%rd95+16];
ld.global.u64 %rd140, [%rd95+8];
ld.global.u64 %rd147, [%rd95];
bra.uni $L__BB0_9;
$L__BB0_8:
cvt.s64.s32 %rd96, %r1;
mul.lo.s64 %rd97, %rd79, %rd96;
add.s64 %rd147, %rd78, %rd97;
$L__BB0_9:
mov.u32 %r88, %ctaid.x;
shl.b32 %r89, %r88, 5;
mov.u32 %r90, %tid.x;
add.s32 %r91, %r89, %r90;
shl.b32 %r21, %r91, 2;
mov.u32 %r92, %ctaid.y;
shl.b32 %r93, %r92, 3;
mov.u32 %r94, %tid.y;
add.s32 %r22, %r93, %r94;
setp.ge.s32 %p7, %r21, %r243;
setp.ge.s32 %p8, %r22, %r244;
or.pred %p9, %p7, %p8;
setp.lt.s32 %p10, %r80, 1;
or.pred %p11, %p9, %p10;
@%p11 bra $L__BB0_148;
add.s32 %r96, %r21, 4;
setp.le.s32 %p12, %r96, %r241;
setp.eq.s64 %p13, %rd133, 1;
and.pred %p1, %p12, %p13;
setp.le.s32 %p14, %r96, %r242;
setp.eq.s64 %p15, %rd137, 1;
and.pred %p2, %p14, %p15;
setp.le.s32 %p16, %r96, %r243;
setp.eq.s64 %p17, %rd141, 1;
and.pred %p3, %p16, %p17;
add.s32 %r97, %r21, 1;
cvt.s64.s32 %rd98, %r97;
add.s32 %r98, %r21, 2;
cvt.s64.s32 %rd99, %r98;
add.s32 %r99, %r21, 3;
cvt.s64.s32 %rd100, %r99;
mul.lo.s64 %rd101, %rd137, %rd100;
cvt.s64.s32 %rd102, %r22;
mul.lo.s64 %rd103, %rd136, %rd102;
add.s64 %rd38, %rd101, %rd103;
mul.lo.s64 %rd104, %rd137, %rd99;
add.s64 %rd39, %rd104, %rd103;
mul.lo.s64 %rd105, %rd137, %rd98;
add.s64 %rd40, %rd105, %rd103;
cvt.s64.s32 %rd106, %r21;
mul.lo.s64 %rd107, %rd137, %rd106;
add.s64 %rd41, %rd103, %rd107;
mul.lo.s64 %rd108, %rd141, %rd100;
mul.lo.s64 %rd109, %rd140, %rd102;
add.s64 %rd42, %rd108, %rd109;
mul.lo.s64 %rd110, %rd141, %rd99;
add.s64 %rd43, %rd110, %rd109;
mul.lo.s64 %rd111, %rd141, %rd98;
add.s64 %rd44, %rd111, %rd109;
mul.lo.s64 %rd112, %rd141, %rd106;
add.s64 %rd45, %rd109, %rd112;
mul.lo.s64 %rd113, %rd133, %rd100;
mul.lo.s64 %rd114, %rd132, %rd102;
add.s64 %rd115, %rd113, %rd114;
add.s64 %rd146, %rd131, %rd115;
mul.lo.s64 %rd116, %rd133, %rd99;
add.s64 %rd117, %rd116, %rd114;
add.s64 %rd145, %rd131, %rd117;
mul.lo.s64 %rd118, %rd133, %rd98;
add.s64 %rd119, %rd118, %rd114;
add.s64 %rd144, %rd131, %rd119;
mul.lo.s64 %rd120, %rd133, %rd106;
add.s64 %rd121, %rd114, %rd120;
add.s64 %rd143, %rd131, %rd121;
mov.u32 %r245, 0;
$L__BB0_11:
.pragma "nounroll";
and.b64 %rd122, %rd143, 3;
setp.eq.s64 %p18, %rd122, 0;
and.pred %p19, %p1, %p18;
@%p19 bra $L__BB0_21;
bra.uni $L__BB0_12;
$L__BB0_21:
ld.u32 %r29, [%rd143];
cvt.u16.u32 %rs86, %r29;
shr.u32 %r133, %r29, 8;
cvt.u16.u32 %rs92, %r133;
shr.u32 %r134, %r29, 16;
cvt.u16.u32 %rs93, %r134;
shr.u32 %r135, %r29, 24;
cvt.u16.u32 %rs94, %r135;
bra.uni $L__BB0_22;
$L__BB0_12:
setp.ge.s32 %p20, %r21, %r241;
@%p20 bra $L__BB0_14;
ld.u8 %rs86, [%rd143];
$L__BB0_14:
or.b32 %r110, %r21, 1;
setp.ge.s32 %p21, %r110, %r241;
@%p21 bra $L__BB0_16;
ld.u8 %rs92, [%rd144];
$L__BB0_16:
or.b32 %r116, %r21, 2;
setp.ge.s32 %p22, %r116, %r241;
@%p22 bra $L__BB0_18;
ld.u8 %rs93, [%rd145];
$L__BB0_18:
or.b32 %r122, %r21, 3;
setp.ge.s32 %p23, %r122, %r241;
@%p23 bra $L__BB0_20;
ld.u8 %rs94, [%rd146];
$L__BB0_20:
cvt.u32.u16 %r123, %rs94;
shl.b32 %r124, %r123, 24;
cvt.u32.u16 %r125, %rs93;
shl.b32 %r126, %r125, 16;
and.b32 %r127, %r126, 16711680;
or.b32 %r128, %r124, %r127;
and.b16 %rs47, %rs92, 255;
mul.wide.u16 %r129, %rs47, 256;
or.b32 %r130, %r128, %r129;
cvt.u32.u16 %r131, %rs86;
and.b32 %r132, %r131, 255;
or.b32 %r29, %r130, %r132;
$L__BB0_22:
ld.param.f32 %f2, [p11];
cvt.u16.u32 %rs25, %r29;
setp.eq.s32 %p24, %r245, 0;
@%p24 bra $L__BB0_25;
ld.param.f32 %f2, [p12];
setp.ne.s32 %p25, %r245, 1;
@%p25 bra $L__BB0_24;
bra.uni $L__BB0_25;
$L__BB0_24:
ld.param.f32 %f122, [p14];
ld.param.f32 %f121, [p13];
setp.eq.s32 %p26, %r245, 2;
selp.f32 %f2, %f121, %f122, %p26;
$L__BB0_25:
ld.param.u32 %r240, [p7];
setp.eq.s32 %p27, %r240, 0;
@%p27 bra $L__BB0_77;
and.b16 %rs48, %rs25, 255;
cvt.rn.f32.u16 %f3, %rs48;
setp.gt.s32 %p28, %r68, 2;
@%p28 bra $L__BB0_30;
setp.eq.s32 %p32, %r68, 0;
@%p32 bra $L__BB0_38;
setp.eq.s32 %p33, %r68, 1;
@%p33 bra $L__BB0_36;
setp.eq.s32 %p34, %r68, 2;
@%p34 bra $L__BB0_35;
bra.uni $L__BB0_39;
$L__BB0_35:
mul.f32 %f80, %f3, %f71;
mul.f32 %f124, %f2, %f80;
bra.uni $L__BB0_40;
$L__BB0_77:
add.s64 %rd60, %rd148, %rd41;
and.b64 %rd123, %rd60, 3;
setp.eq.s64 %p53, %rd123, 0;
and.pred %p54, %p2, %p53;
@%p54 bra $L__BB0_87;
bra.uni $L__BB0_78;
$L__BB0_87:
ld.u32 %r247, [%rd60];
cvt.u16.u32 %rs87, %r247;
shr.u32 %r189, %r247, 8;
cvt.u16.u32 %rs88, %r189;
shr.u32 %r190, %r247, 16;
cvt.u16.u32 %rs89, %r190;
shr.u32 %r191, %r247, 24;
cvt.u16.u32 %rs90, %r191;
bra.uni $L__BB0_88;
$L__BB0_30:
setp.eq.s32 %p29, %r68, 3;
@%p29 bra $L__BB0_34;
setp.eq.s32 %p30, %r68, 5;
@%p30 bra $L__BB0_37;
setp.ne.s32 %p31, %r68, 4;
@%p31 bra $L__BB0_39;
sub.f32 %f78, %f3, %f2;
abs.f32 %f124, %f78;
bra.uni $L__BB0_40;
$L__BB0_78:
setp.ge.s32 %p55, %r21, %r242;
@%p55 bra $L__BB0_80;
ld.u8 %rs87, [%rd60];
$L__BB0_80:
or.b32 %r166, %r21, 1;
setp.ge.s32 %p56, %r166, %r242;
@%p56 bra $L__BB0_82;
add.s64 %rd124, %rd148, %rd40;
ld.u8 %rs88, [%rd124];
$L__BB0_82:
or.b32 %r172, %r21, 2;
setp.ge.s32 %p57, %r172, %r242;
@%p57 bra $L__BB0_84;
add.s64 %rd125, %rd148, %rd39;
ld.u8 %rs89, [%rd125];
$L__BB0_84:
or.b32 %r178, %r21, 3;
setp.ge.s32 %p58, %r178, %r242;
@%p58 bra $L__BB0_86;
add.s64 %rd126, %rd148, %rd38;
ld.u8 %rs90, [%rd126];
$L__BB0_86:
cvt.u32.u16 %r179, %rs90;
shl.b32 %r180, %r179, 24;
cvt.u32.u16 %r181, %rs89;
shl.b32 %r182, %r181, 16;
and.b32 %r183, %r182, 16711680;
or.b32 %r184, %r180, %r183;
and.b16 %rs59, %rs88, 255;
mul.wide.u16 %r185, %rs59, 256;
or.b32 %r186, %r184, %r185;
cvt.u32.u16 %r187, %rs87;
and.b32 %r188, %r187, 255;
or.b32 %r247, %r186, %r188;
$L__BB0_88:
cvt.u16.u32 %rs60, %r247;
and.b16 %rs61, %rs60, 255;
cvt.rn.f32.u16 %f35, %rs61;
and.b16 %rs62, %rs25, 255;
cvt.rn.f32.u16 %f36, %rs62;
setp.gt.s32 %p59, %r68, 2;
@%p59 bra $L__BB0_92;
setp.eq.s32 %p63, %r68, 0;
@%p63 bra $L__BB0_100;
setp.eq.s32 %p64, %r68, 1;
@%p64 bra $L__BB0_98;
setp.eq.s32 %p65, %r68, 2;
@%p65 bra $L__BB0_97;
bra.uni $L__BB0_101;
$L__BB0_97:
mul.f32 %f99, %f36, %f71;
mul.f32 %f128, %f99, %f35;
bra.uni $L__BB0_102;
$L__BB0_92:
setp.eq.s32 %p60, %r68, 3;
@%p60 bra $L__BB0_96;
setp.eq.s32 %p61, %r68, 5;
@%p61 bra $L__BB0_99;
setp.ne.s32 %p62, %r68, 4;
@%p62 bra $L__BB0_101;
sub.f32 %f97, %f36, %f35;
abs.f32 %f128, %f97;
bra.uni $L__BB0_102;
$L__BB0_38:
add.f32 %f81, %f2, %f3;
cvt.rni.s32.f32 %r136, %f81;
max.s32 %r137, %r136, 0;
min.s32 %r251, %r137, 255;
shr.u16 %rs50, %rs25, 8;
cvt.rn.f32.u16 %f82, %rs50;
add.f32 %f83, %f2, %f82;
cvt.rni.s32.f32 %r138, %f83;
max.s32 %r139, %r138, 0;
min.s32 %r250, %r139, 255;
shr.u32 %r140, %r29, 16;
cvt.u16.u32 %rs51, %r140;
and.b16 %rs52, %rs51, 255;
cvt.rn.f32.u16 %f84, %rs52;
add.f32 %f85, %f2, %f84;
cvt.rni.s32.f32 %r141, %f85;
max.s32 %r142, %r141, 0;
min.s32 %r249, %r142, 255;
shr.u32 %r143, %r29, 24;
cvt.u16.u32 %rs53, %r143;
cvt.rn.f32.u16 %f86, %rs53;
add.f32 %f87, %f2, %f86;
cvt.rni.s32.f32 %r144, %f87;
max.s32 %r145, %r144, 0;
min.s32 %r248, %r145, 255;
bra.uni $L__BB0_139;
$L__BB0_36:
sub.f32 %f124, %f3, %f2;
bra.uni $L__BB0_40;
$L__BB0_34:
fma.rn.f32 %f79, %f2, %f72, %f73;
fma.rn.f32 %f124, %f3, %f71, %f79;
bra.uni $L__BB0_40;
$L__BB0_37:
min.f32 %f124, %f3, %f2;
bra.uni $L__BB0_40;
$L__BB0_39:
max.f32 %f124, %f3, %f2;
$L__BB0_40:
shr.u16 %rs55, %rs25, 8;
cvt.rn.f32.u16 %f11, %rs55;
@%p28 bra $L__BB0_43;
bra.uni $L__BB0_41;
$L__BB0_43:
setp.eq.s32 %p36, %r68, 3;
@%p36 bra $L__BB0_47;
setp.eq.s32 %p37, %r68, 5;
@%p37 bra $L__BB0_50;
setp.ne.s32 %p38, %r68, 4;
@%p38 bra $L__BB0_51;
sub.f32 %f88, %f11, %f2;
abs.f32 %f125, %f88;
bra.uni $L__BB0_52;
$L__BB0_41:
setp.eq.s32 %p39, %r68, 1;
@%p39 bra $L__BB0_49;
setp.eq.s32 %p40, %r68, 2;
@%p40 bra $L__BB0_48;
bra.uni $L__BB0_51;
$L__BB0_48:
mul.f32 %f90, %f11, %f71;
mul.f32 %f125, %f2, %f90;
bra.uni $L__BB0_52;
$L__BB0_47:
fma.rn.f32 %f89, %f2, %f72, %f73;
fma.rn.f32 %f125, %f11, %f71, %f89;
bra.uni $L__BB0_52;
$L__BB0_50:
min.f32 %f125, %f11, %f2;
bra.uni $L__BB0_52;
$L__BB0_49:
sub.f32 %f125, %f11, %f2;
bra.uni $L__BB0_52;
$L__BB0_51:
max.f32 %f125, %f11, %f2;
$L__BB0_52:
shr.u32 %r146, %r29, 16;
cvt.u16.u32 %rs56, %r146;
and.b16 %rs57, %rs56, 255;
cvt.rn.f32.u16 %f19, %rs57;
@%p28 bra $L__BB0_55;
bra.uni $L__BB0_53;
$L__BB0_55:
setp.eq.s32 %p42, %r68, 3;
@%p42 bra $L__BB0_59;
setp.eq.s32 %p43, %r68, 5;
@%p43 bra $L__BB0_62;
setp.ne.s32 %p44, %r68, 4;
@%p44 bra $L__BB0_63;
sub.f32 %f91, %f19, %f2;
abs.f32 %f126, %f91;
bra.uni $L__BB0_64;
$L__BB0_53:
setp.eq.s32 %p45, %r68, 1;
@%p45 bra $L__BB0_61;
setp.eq.s32 %p46, %r68, 2;
@%p46 bra $L__BB0_60;
bra.uni $L__BB0_63;
$L__BB0_60:
mul.f32 %f93, %f19, %f71;
mul.f32 %f126, %f2, %f93;
bra.uni $L__BB0_64;
$L__BB0_59:
fma.rn.f32 %f92, %f2, %f72, %f73;
fma.rn.f32 %f126, %f19, %f71, %f92;
bra.uni $L__BB0_64;
$L__BB0_62:
min.f32 %f126, %f19, %f2;
bra.uni $L__BB0_64;
$L__BB0_61:
sub.f32 %f126, %f19, %f2;
bra.uni $L__BB0_64;
$L__BB0_63:
max.f32 %f126, %f19, %f2;
$L__BB0_64:
shr.u32 %r147, %r29, 24;
cvt.u16.u32 %rs58, %r147;
cvt.rn.f32.u16 %f27, %rs58;
@%p28 bra $L__BB0_67;
bra.uni $L__BB0_65;
$L__BB0_67:
setp.eq.s32 %p48, %r68, 3;
@%p48 bra $L__BB0_71;
setp.eq.s32 %p49, %r68, 5;
@%p49 bra $L__BB0_74;
setp.ne.s32 %p50, %r68, 4;
@%p50 bra $L__BB0_75;
sub.f32 %f94, %f27, %f2;
abs.f32 %f127, %f94;
bra.uni $L__BB0_76;
$L__BB0_65:
setp.eq.s32 %p51, %r68, 1;
@%p51 bra $L__BB0_73;
setp.eq.s32 %p52, %r68, 2;
@%p52 bra $L__BB0_72;
bra.uni $L__BB0_75;
$L__BB0_72:
mul.f32 %f96, %f27, %f71;
mul.f32 %f127, %f2, %f96;
bra.uni $L__BB0_76;
$L__BB0_71:
fma.rn.f32 %f95, %f2, %f72, %f73;
fma.rn.f32 %f127, %f27, %f71, %f95;
bra.uni $L__BB0_76;
$L__BB0_74:
min.f32 %f127, %f27, %f2;
bra.uni $L__BB0_76;
$L__BB0_73:
sub.f32 %f127, %f27, %f2;
bra.uni $L__BB0_76;
$L__BB0_75:
max.f32 %f127, %f27, %f2;
$L__BB0_76:
cvt.rni.s32.f32 %r148, %f124;
max.s32 %r149, %r148, 0;
cvt.rni.s32.f32 %r150, %f125;
max.s32 %r151, %r150, 0;
cvt.rni.s32.f32 %r152, %f126;
max.s32 %r153, %r152, 0;
cvt.rni.s32.f32 %r154, %f127;
max.s32 %r155, %r154, 0;
min.s32 %r248, %r155, 255;
min.s32 %r250, %r151, 255;
min.s32 %r251, %r149, 255;
min.s32 %r249, %r153, 255;
bra.uni $L__BB0_139;
$L__BB0_100:
add.f32 %f100, %f35, %f36;
cvt.rni.s32.f32 %r192, %f100;
max.s32 %r193, %r192, 0;
min.s32 %r251, %r193, 255;
shr.u16 %rs64, %rs60, 8;
cvt.rn.f32.u16 %f101, %rs64;
shr.u16 %rs66, %rs25, 8;
cvt.rn.f32.u16 %f102, %rs66;
add.f32 %f103, %f101, %f102;
cvt.rni.s32.f32 %r194, %f103;
max.s32 %r195, %r194, 0;
min.s32 %r250, %r195, 255;
shr.u32 %r196, %r247, 16;
cvt.u16.u32 %rs67, %r196;
and.b16 %rs68, %rs67, 255;
cvt.rn.f32.u16 %f104, %rs68;
shr.u32 %r197, %r29, 16;
cvt.u16.u32 %rs69, %r197;
and.b16 %rs70, %rs69, 255;
cvt.rn.f32.u16 %f105, %rs70;
add.f32 %f106, %f104, %f105;
cvt.rni.s32.f32 %r198, %f106;
max.s32 %r199, %r198, 0;
min.s32 %r249, %r199, 255;
shr.u32 %r200, %r247, 24;
cvt.u16.u32 %rs71, %r200;
cvt.rn.f32.u16 %f107, %rs71;
shr.u32 %r201, %r29, 24;
cvt.u16.u32 %rs72, %r201;
cvt.rn.f32.u16 %f108, %rs72;
add.f32 %f109, %f107, %f108;
cvt.rni.s32.f32 %r202, %f109;
max.s32 %r203, %r202, 0;
min.s32 %r248, %r203, 255;
bra.uni $L__BB0_139;
$L__BB0_98:
sub.f32 %f128, %f36, %f35;
bra.uni $L__BB0_102;
$L__BB0_96:
fma.rn.f32 %f98, %f35, %f72, %f73;
fma.rn.f32 %f128, %f36, %f71, %f98;
bra.uni $L__BB0_102;
$L__BB0_99:
min.f32 %f128, %f36, %f35;
bra.uni $L__BB0_102;
$L__BB0_101:
max.f32 %f128, %f36, %f35;
$L__BB0_102:
shr.u16 %rs74, %rs60, 8;
cvt.rn.f32.u16 %f44, %rs74;
shr.u16 %rs76, %rs25, 8;
cvt.rn.f32.u16 %f45, %rs76;
@%p59 bra $L__BB0_105;
bra.uni $L__BB0_103;
$L__BB0_105:
setp.eq.s32 %p67, %r68, 3;
@%p67 bra $L__BB0_109;
setp.eq.s32 %p68, %r68, 5;
@%p68 bra $L__BB0_112;
setp.ne.s32 %p69, %r68, 4;
@%p69 bra $L__BB0_113;
sub.f32 %f110, %f45, %f44;
abs.f32 %f129, %f110;
bra.uni $L__BB0_114;
$L__BB0_103:
setp.eq.s32 %p70, %r68, 1;
@%p70 bra $L__BB0_111;
setp.eq.s32 %p71, %r68, 2;
@%p71 bra $L__BB0_110;
bra.uni $L__BB0_113;
$L__BB0_110:
mul.f32 %f112, %f45, %f71;
mul.f32 %f129, %f112, %f44;
bra.uni $L__BB0_114;
$L__BB0_109:
fma.rn.f32 %f111, %f44, %f72, %f73;
fma.rn.f32 %f129, %f45, %f71, %f111;
bra.uni $L__BB0_114;
$L__BB0_112:
min.f32 %f129, %f45, %f44;
bra.uni $L__BB0_114;
$L__BB0_111:
sub.f32 %f129, %f45, %f44;
bra.uni $L__BB0_114;
$L__BB0_113:
max.f32 %f129, %f45, %f44;
$L__BB0_114:
shr.u32 %r204, %r247, 16;
cvt.u16.u32 %rs77, %r204;
and.b16 %rs78, %rs77, 255;
cvt.rn.f32.u16 %f53, %rs78;
shr.u32 %r205, %r29, 16;
cvt.u16.u32 %rs79, %r205;
and.b16 %rs80, %rs79, 255;
cvt.rn.f32.u16 %f54, %rs80;
@%p59 bra $L__BB0_117;
bra.uni $L__BB0_115;
$L__BB0_117:
setp.eq.s32 %p73, %r68, 3;
@%p73 bra $L__BB0_121;
setp.eq.s32 %p74, %r68, 5;
@%p74 bra $L__BB0_124;
setp.ne.s32 %p75, %r68, 4;
@%p75 bra $L__BB0_125;
sub.f32 %f113, %f54, %f53;
abs.f32 %f130, %f113;
bra.uni $L__BB0_126;
$L__BB0_115:
setp.eq.s32 %p76, %r68, 1;
@%p76 bra $L__BB0_123;
setp.eq.s32 %p77, %r68, 2;
@%p77 bra $L__BB0_122;
bra.uni $L__BB0_125;
$L__BB0_122:
mul.f32 %f115, %f54, %f71;
mul.f32 %f130, %f115, %f53;
bra.uni $L__BB0_126;
$L__BB0_121:
fma.rn.f32 %f114, %f53, %f72, %f73;
fma.rn.f32 %f130, %f54, %f71, %f114;
bra.uni $L__BB0_126;
$L__BB0_124:
min.f32 %f130, %f54, %f53;
bra.uni $L__BB0_126;
$L__BB0_123:
sub.f32 %f130, %f54, %f53;
bra.uni $L__BB0_126;
$L__BB0_125:
max.f32 %f130, %f54, %f53;
$L__BB0_126:
shr.u32 %r206, %r247, 24;
cvt.u16.u32 %rs81, %r206;
cvt.rn.f32.u16 %f62, %rs81;
shr.u32 %r207, %r29, 24;
cvt.u16.u32 %rs82, %r207;
cvt.rn.f32.u16 %f63, %rs82;
@%p59 bra $L__BB0_129;
bra.uni $L__BB0_127;
$L__BB0_129:
setp.eq.s32 %p79, %r68, 3;
@%p79 bra $L__BB0_133;
setp.eq.s32 %p80, %r68, 5;
@%p80 bra $L__BB0_136;
setp.ne.s32 %p81, %r68, 4;
@%p81 bra $L__BB0_137;
sub.f32 %f116, %f63, %f62;
abs.f32 %f131, %f116;
bra.uni $L__BB0_138;
$L__BB0_127:
setp.eq.s32 %p82, %r68, 1;
@%p82 bra $L__BB0_135;
setp.eq.s32 %p83, %r68, 2;
@%p83 bra $L__BB0_134;
bra.uni $L__BB0_137;
$L__BB0_134:
mul.f32 %f118, %f63, %f71;
mul.f32 %f131, %f118, %f62;
bra.uni $L__BB0_138;
$L__BB0_133:
fma.rn.f32 %f117, %f62, %f72, %f73;
fma.rn.f32 %f131, %f63, %f71, %f117;
bra.uni $L__BB0_138;
$L__BB0_136:
min.f32 %f131, %f63, %f62;
bra.uni $L__BB0_138;
$L__BB0_135:
sub.f32 %f131, %f63, %f62;
bra.uni $L__BB0_138;
$L__BB0_137:
max.f32 %f131, %f63, %f62;
$L__BB0_138:
cvt.rni.s32.f32 %r208, %f128;
max.s32 %r209, %r208, 0;
cvt.rni.s32.f32 %r210, %f129;
max.s32 %r211, %r210, 0;
cvt.rni.s32.f32 %r212, %f130;
max.s32 %r213, %r212, 0;
cvt.rni.s32.f32 %r214, %f131;
max.s32 %r215, %r214, 0;
min.s32 %r248, %r215, 255;
min.s32 %r250, %r211, 255;
min.s32 %r251, %r209, 255;
min.s32 %r249, %r213, 255;
$L__BB0_139:
add.s64 %rd61, %rd147, %rd45;
and.b64 %rd127, %rd61, 3;
setp.eq.s64 %p84, %rd127, 0;
and.pred %p85, %p3, %p84;
@%p85 bra $L__BB0_146;
bra.uni $L__BB0_140;
$L__BB0_146:
mov.u32 %r234, 64;
prmt.b32 %r235, %r251, %r250, %r234;
mov.u32 %r236, 1040;
prmt.b32 %r237, %r235, %r249, %r236;
mov.u32 %r238, 16912;
prmt.b32 %r239, %r237, %r248, %r238;
st.u32 [%rd61], %r239;
bra.uni $L__BB0_147;
$L__BB0_140:
or.b32 %r221, %r21, 1;
setp.ge.s32 %p86, %r221, %r243;
st.u8 [%rd61], %r251;
@%p86 bra $L__BB0_142;
add.s64 %rd128, %rd147, %rd44;
st.u8 [%rd128], %r250;
$L__BB0_142:
or.b32 %r227, %r21, 2;
setp.ge.s32 %p87, %r227, %r243;
@%p87 bra $L__BB0_144;
add.s64 %rd129, %rd147, %rd43;
st.u8 [%rd129], %r249;
$L__BB0_144:
or.b32 %r233, %r21, 3;
setp.ge.s32 %p88, %r233, %r243;
@%p88 bra $L__BB0_147;
add.s64 %rd130, %rd147, %rd42;
st.u8 [%rd130], %r248;
$L__BB0_147:
add.s64 %rd148, %rd148, %rd138;
add.s64 %rd147, %rd147, %rd142;
add.s64 %rd146, %rd146, %rd134;
add.s64 %rd145, %rd145, %rd134;
add.s64 %rd144, %rd144, %rd134;
add.s64 %rd143, %rd143, %rd134;
add.s32 %r245, %r245, 1;
setp.lt.s32 %p89, %r245, %r80;
@%p89 bra $L__BB0_11;
$L__BB0_148:
ret;
}
.visible .entry arithmetic_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14
)
.maxntid 256, 1, 1
{
.reg .pred %p<90>;
.reg .b16 %rs<77>;
.reg .f32 %f<132>;
.reg .b32 %r<194>;
.reg .b64 %rd<177>;
ld.param.u64 %rd76, [p0];
ld.param.v2.u32 {%r189, %r43}, [p1+32];
ld.param.v2.u32 {%r44, %r45}, [p1+40];
ld.param.u64 %rd81, [p2];
ld.param.v2.u32 {%r190, %r47}, [p3+32];
ld.param.v2.u32 {%r48, %r49}, [p3+40];
ld.param.u64 %rd86, [p4];
ld.param.v2.u32 {%r191, %r192}, [p5+32];
ld.param.v2.u32 {%r52, %r53}, [p5+40];
ld.param.u32 %r40, [p6];
ld.param.f32 %f71, [p8];
ld.param.f32 %f72, [p9];
ld.param.f32 %f73, [p10];
ld.param.u64 %rd168, [p5+24];
ld.param.u64 %rd167, [p5+16];
ld.param.u64 %rd166, [p5+8];
ld.param.u64 %rd87, [p5];
ld.param.u64 %rd164, [p3+24];
ld.param.u64 %rd163, [p3+16];
ld.param.u64 %rd162, [p3+8];
ld.param.u64 %rd82, [p3];
ld.param.u64 %rd160, [p1+24];
ld.param.u64 %rd159, [p1+16];
ld.param.u64 %rd158, [p1+8];
ld.param.u64 %rd77, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p4, %r45, 0;
@%p4 bra $L__BB1_2;
cvta.to.global.u64 %rd91, %rd76;
mul.wide.s32 %rd92, %r1, 40;
add.s64 %rd93, %rd91, %rd92;
ld.global.v2.u32 {%r189, %r55}, [%rd93+32];
ld.global.u64 %rd160, [%rd93+24];
ld.global.u64 %rd159, [%rd93+16];
ld.global.u64 %rd158, [%rd93+8];
ld.global.u64 %rd157, [%rd93];
bra.uni $L__BB1_3;
$L__BB1_2:
cvt.s64.s32 %rd94, %r1;
mul.lo.s64 %rd95, %rd77, %rd94;
add.s64 %rd157, %rd76, %rd95;
$L__BB1_3:
setp.eq.s32 %p5, %r49, 0;
@%p5 bra $L__BB1_5;
cvta.to.global.u64 %rd96, %rd81;
mul.wide.s32 %rd97, %r1, 40;
add.s64 %rd98, %rd96, %rd97;
ld.global.v2.u32 {%r190, %r57}, [%rd98+32];
ld.global.u64 %rd164, [%rd98+24];
ld.global.u64 %rd163, [%rd98+16];
ld.global.u64 %rd162, [%rd98+8];
ld.global.u64 %rd174, [%rd98];
bra.uni $L__BB1_6;
$L__BB1_5:
cvt.s64.s32 %rd99, %r1;
mul.lo.s64 %rd100, %rd82, %rd99;
add.s64 %rd174, %rd81, %rd100;
$L__BB1_6:
setp.eq.s32 %p6, %r53, 0;
@%p6 bra $L__BB1_8;
cvta.to.global.u64 %rd101, %rd86;
mul.wide.s32 %rd102, %r1, 40;
add.s64 %rd103, %rd101, %rd102;
ld.global.v2.u32 {%r191, %r192}, [%rd103+32];
ld.global.u64 %rd168, [%rd103+24];
ld.global.u64 %rd167, [%rd103+16];
ld.global.u64 %rd166, [%rd103+8];
ld.global.u64 %rd173, [%rd103];
bra.uni $L__BB1_9;
$L__BB1_8:
cvt.s64.s32 %rd104, %r1;
mul.lo.s64 %rd105, %rd87, %rd104;
add.s64 %rd173, %rd86, %rd105;
$L__BB1_9:
mov.u32 %r60, %ctaid.x;
shl.b32 %r61, %r60, 5;
mov.u32 %r62, %tid.x;
add.s32 %r63, %r61, %r62;
shl.b32 %r21, %r63, 2;
mov.u32 %r64, %ctaid.y;
shl.b32 %r65, %r64, 3;
mov.u32 %r66, %tid.y;
add.s32 %r22, %r65, %r66;
setp.ge.s32 %p7, %r21, %r191;
setp.ge.s32 %p8, %r22, %r192;
or.pred %p9, %p7, %p8;
setp.lt.s32 %p10, %r52, 1;
or.pred %p11, %p9, %p10;
@%p11 bra $L__BB1_148;
add.s32 %r68, %r21, 4;
setp.le.s32 %p12, %r68, %r189;
setp.eq.s64 %p13, %rd159, 2;
and.pred %p1, %p12, %p13;
setp.le.s32 %p14, %r68, %r190;
setp.eq.s64 %p15, %rd163, 2;
and.pred %p2, %p14, %p15;
setp.le.s32 %p16, %r68, %r191;
setp.eq.s64 %p17, %rd167, 2;
and.pred %p3, %p16, %p17;
add.s32 %r69, %r21, 1;
cvt.s64.s32 %rd106, %r69;
add.s32 %r70, %r21, 2;
cvt.s64.s32 %rd107, %r70;
add.s32 %r71, %r21, 3;
cvt.s64.s32 %rd108, %r71;
mul.lo.s64 %rd109, %rd163, %rd108;
cvt.s64.s32 %rd110, %r22;
mul.lo.s64 %rd111, %rd162, %rd110;
add.s64 %rd38, %rd109, %rd111;
mul.lo.s64 %rd112, %rd163, %rd107;
add.s64 %rd39, %rd112, %rd111;
mul.lo.s64 %rd113, %rd163, %rd106;
add.s64 %rd40, %rd113, %rd111;
cvt.s64.s32 %rd114, %r21;
mul.lo.s64 %rd115, %rd163, %rd114;
add.s64 %rd41, %rd111, %rd115;
mul.lo.s64 %rd116, %rd167, %rd108;
mul.lo.s64 %rd117, %rd166, %rd110;
add.s64 %rd42, %rd116, %rd117;
mul.lo.s64 %rd118, %rd167, %rd107;
add.s64 %rd43, %rd118, %rd117;
mul.lo.s64 %rd119, %rd167, %rd106;
add.s64 %rd44, %rd119, %rd117;
mul.lo.s64 %rd120, %rd167, %rd114;
add.s64 %rd45, %rd117, %rd120;
mul.lo.s64 %rd121, %rd159, %rd108;
mul.lo.s64 %rd122, %rd158, %rd110;
add.s64 %rd123, %rd121, %rd122;
add.s64 %rd172, %rd157, %rd123;
mul.lo.s64 %rd124, %rd159, %rd107;
add.s64 %rd125, %rd124, %rd122;
add.s64 %rd171, %rd157, %rd125;
mul.lo.s64 %rd126, %rd159, %rd106;
add.s64 %rd127, %rd126, %rd122;
add.s64 %rd170, %rd157, %rd127;
mul.lo.s64 %rd128, %rd159, %rd114;
add.s64 %rd129, %rd122, %rd128;
add.s64 %rd169, %rd157, %rd129;
mov.u32 %r193, 0;
$L__BB1_11:
.pragma "nounroll";
and.b64 %rd130, %rd169, 7;
setp.eq.s64 %p18, %rd130, 0;
and.pred %p19, %p1, %p18;
@%p19 bra $L__BB1_21;
bra.uni $L__BB1_12;
$L__BB1_21:
ld.u64 %rd62, [%rd169];
bra.uni $L__BB1_22;
$L__BB1_12:
setp.ge.s32 %p20, %r21, %r189;
@%p20 bra $L__BB1_14;
ld.u16 %rs65, [%rd169];
$L__BB1_14:
or.b32 %r82, %r21, 1;
setp.ge.s32 %p21, %r82, %r189;
@%p21 bra $L__BB1_16;
ld.u16 %rs66, [%rd170];
$L__BB1_16:
or.b32 %r88, %r21, 2;
setp.ge.s32 %p22, %r88, %r189;
@%p22 bra $L__BB1_18;
ld.u16 %rs67, [%rd171];
$L__BB1_18:
or.b32 %r94, %r21, 3;
setp.ge.s32 %p23, %r94, %r189;
@%p23 bra $L__BB1_20;
ld.u16 %rs68, [%rd172];
$L__BB1_20:
mov.b32 %r95, {%rs67, %rs68};
mov.b32 %r96, {%rs65, %rs66};
mov.b64 %rd62, {%r96, %r95};
$L__BB1_22:
ld.param.f32 %f2, [p11];
cvt.u16.u64 %rs9, %rd62;
setp.eq.s32 %p24, %r193, 0;
@%p24 bra $L__BB1_25;
ld.param.f32 %f2, [p12];
setp.ne.s32 %p25, %r193, 1;
@%p25 bra $L__BB1_24;
bra.uni $L__BB1_25;
$L__BB1_24:
ld.param.f32 %f122, [p14];
ld.param.f32 %f121, [p13];
setp.eq.s32 %p26, %r193, 2;
selp.f32 %f2, %f121, %f122, %p26;
$L__BB1_25:
ld.param.u32 %r188, [p7];
setp.eq.s32 %p27, %r188, 0;
@%p27 bra $L__BB1_77;
cvt.rn.f32.u16 %f3, %rs9;
setp.gt.s32 %p28, %r40, 2;
@%p28 bra $L__BB1_30;
setp.eq.s32 %p32, %r40, 0;
@%p32 bra $L__BB1_38;
setp.eq.s32 %p33, %r40, 1;
@%p33 bra $L__BB1_36;
setp.eq.s32 %p34, %r40, 2;
@%p34 bra $L__BB1_35;
bra.uni $L__BB1_39;
$L__BB1_35:
mul.f32 %f80, %f3, %f71;
mul.f32 %f124, %f2, %f80;
bra.uni $L__BB1_40;
$L__BB1_77:
add.s64 %rd64, %rd174, %rd41;
and.b64 %rd137, %rd64, 7;
setp.eq.s64 %p53, %rd137, 0;
and.pred %p54, %p2, %p53;
@%p54 bra $L__BB1_87;
bra.uni $L__BB1_78;
$L__BB1_87:
ld.u64 %rd176, [%rd64];
bra.uni $L__BB1_88;
$L__BB1_30:
setp.eq.s32 %p29, %r40, 3;
@%p29 bra $L__BB1_34;
setp.eq.s32 %p30, %r40, 5;
@%p30 bra $L__BB1_37;
setp.ne.s32 %p31, %r40, 4;
@%p31 bra $L__BB1_39;
sub.f32 %f78, %f3, %f2;
abs.f32 %f124, %f78;
bra.uni $L__BB1_40;
$L__BB1_78:
setp.ge.s32 %p55, %r21, %r190;
@%p55 bra $L__BB1_80;
ld.u16 %rs69, [%rd64];
$L__BB1_80:
or.b32 %r131, %r21, 1;
setp.ge.s32 %p56, %r131, %r190;
@%p56 bra $L__BB1_82;
add.s64 %rd138, %rd174, %rd40;
ld.u16 %rs70, [%rd138];
$L__BB1_82:
or.b32 %r137, %r21, 2;
setp.ge.s32 %p57, %r137, %r190;
@%p57 bra $L__BB1_84;
add.s64 %rd139, %rd174, %rd39;
ld.u16 %rs71, [%rd139];
$L__BB1_84:
or.b32 %r143, %r21, 3;
setp.ge.s32 %p58, %r143, %r190;
@%p58 bra $L__BB1_86;
add.s64 %rd140, %rd174, %rd38;
ld.u16 %rs72, [%rd140];
$L__BB1_86:
mov.b32 %r144, {%rs71, %rs72};
mov.b32 %r145, {%rs69, %rs70};
mov.b64 %rd176, {%r145, %r144};
$L__BB1_88:
cvt.u16.u64 %rs52, %rd176;
cvt.rn.f32.u16 %f35, %rs52;
cvt.rn.f32.u16 %f36, %rs9;
setp.gt.s32 %p59, %r40, 2;
@%p59 bra $L__BB1_92;
setp.eq.s32 %p63, %r40, 0;
@%p63 bra $L__BB1_100;
setp.eq.s32 %p64, %r40, 1;
@%p64 bra $L__BB1_98;
setp.eq.s32 %p65, %r40, 2;
@%p65 bra $L__BB1_97;
bra.uni $L__BB1_101;
$L__BB1_97:
mul.f32 %f99, %f36, %f71;
mul.f32 %f128, %f99, %f35;
bra.uni $L__BB1_102;
$L__BB1_92:
setp.eq.s32 %p60, %r40, 3;
@%p60 bra $L__BB1_96;
setp.eq.s32 %p61, %r40, 5;
@%p61 bra $L__BB1_99;
setp.ne.s32 %p62, %r40, 4;
@%p62 bra $L__BB1_101;
sub.f32 %f97, %f36, %f35;
abs.f32 %f128, %f97;
bra.uni $L__BB1_102;
$L__BB1_38:
add.f32 %f81, %f2, %f3;
cvt.rni.s32.f32 %r97, %f81;
max.s32 %r98, %r97, 0;
min.s32 %r99, %r98, 65535;
cvt.u16.u32 %rs75, %r99;
shr.u64 %rd131, %rd62, 16;
cvt.u16.u64 %rs42, %rd131;
cvt.rn.f32.u16 %f82, %rs42;
add.f32 %f83, %f2, %f82;
cvt.rni.s32.f32 %r100, %f83;
max.s32 %r101, %r100, 0;
min.s32 %r102, %r101, 65535;
cvt.u16.u32 %rs76, %r102;
shr.u64 %rd132, %rd62, 32;
cvt.u16.u64 %rs43, %rd132;
cvt.rn.f32.u16 %f84, %rs43;
add.f32 %f85, %f2, %f84;
cvt.rni.s32.f32 %r103, %f85;
max.s32 %r104, %r103, 0;
min.s32 %r105, %r104, 65535;
cvt.u16.u32 %rs73, %r105;
shr.u64 %rd133, %rd62, 48;
cvt.u16.u64 %rs44, %rd133;
cvt.rn.f32.u16 %f86, %rs44;
add.f32 %f87, %f2, %f86;
cvt.rni.s32.f32 %r106, %f87;
max.s32 %r107, %r106, 0;
min.s32 %r108, %r107, 65535;
cvt.u16.u32 %rs74, %r108;
bra.uni $L__BB1_139;
$L__BB1_36:
sub.f32 %f124, %f3, %f2;
bra.uni $L__BB1_40;
$L__BB1_34:
fma.rn.f32 %f79, %f2, %f72, %f73;
fma.rn.f32 %f124, %f3, %f71, %f79;
bra.uni $L__BB1_40;
$L__BB1_37:
min.f32 %f124, %f3, %f2;
bra.uni $L__BB1_40;
$L__BB1_39:
max.f32 %f124, %f3, %f2;
$L__BB1_40:
shr.u64 %rd134, %rd62, 16;
cvt.u16.u64 %rs45, %rd134;
cvt.rn.f32.u16 %f11, %rs45;
@%p28 bra $L__BB1_43;
bra.uni $L__BB1_41;
$L__BB1_43:
setp.eq.s32 %p36, %r40, 3;
@%p36 bra $L__BB1_47;
setp.eq.s32 %p37, %r40, 5;
@%p37 bra $L__BB1_50;
setp.ne.s32 %p38, %r40, 4;
@%p38 bra $L__BB1_51;
sub.f32 %f88, %f11, %f2;
abs.f32 %f125, %f88;
bra.uni $L__BB1_52;
$L__BB1_41:
setp.eq.s32 %p39, %r40, 1;
@%p39 bra $L__BB1_49;
setp.eq.s32 %p40, %r40, 2;
@%p40 bra $L__BB1_48;
bra.uni $L__BB1_51;
$L__BB1_48:
mul.f32 %f90, %f11, %f71;
mul.f32 %f125, %f2, %f90;
bra.uni $L__BB1_52;
$L__BB1_47:
fma.rn.f32 %f89, %f2, %f72, %f73;
fma.rn.f32 %f125, %f11, %f71, %f89;
bra.uni $L__BB1_52;
$L__BB1_50:
min.f32 %f125, %f11, %f2;
bra.uni $L__BB1_52;
$L__BB1_49:
sub.f32 %f125, %f11, %f2;
bra.uni $L__BB1_52;
$L__BB1_51:
max.f32 %f125, %f11, %f2;
$L__BB1_52:
cvt.rni.s32.f32 %r109, %f124;
max.s32 %r110, %r109, 0;
cvt.rni.s32.f32 %r111, %f125;
max.s32 %r112, %r111, 0;
min.s32 %r113, %r112, 65535;
cvt.u16.u32 %rs76, %r113;
min.s32 %r114, %r110, 65535;
cvt.u16.u32 %rs75, %r114;
shr.u64 %rd135, %rd62, 32;
cvt.u16.u64 %rs46, %rd135;
cvt.rn.f32.u16 %f19, %rs46;
@%p28 bra $L__BB1_55;
bra.uni $L__BB1_53;
$L__BB1_55:
setp.eq.s32 %p42, %r40, 3;
@%p42 bra $L__BB1_59;
setp.eq.s32 %p43, %r40, 5;
@%p43 bra $L__BB1_62;
setp.ne.s32 %p44, %r40, 4;
@%p44 bra $L__BB1_63;
sub.f32 %f91, %f19, %f2;
abs.f32 %f126, %f91;
bra.uni $L__BB1_64;
$L__BB1_53:
setp.eq.s32 %p45, %r40, 1;
@%p45 bra $L__BB1_61;
setp.eq.s32 %p46, %r40, 2;
@%p46 bra $L__BB1_60;
bra.uni $L__BB1_63;
$L__BB1_60:
mul.f32 %f93, %f19, %f71;
mul.f32 %f126, %f2, %f93;
bra.uni $L__BB1_64;
$L__BB1_59:
fma.rn.f32 %f92, %f2, %f72, %f73;
fma.rn.f32 %f126, %f19, %f71, %f92;
bra.uni $L__BB1_64;
$L__BB1_62:
min.f32 %f126, %f19, %f2;
bra.uni $L__BB1_64;
$L__BB1_61:
sub.f32 %f126, %f19, %f2;
bra.uni $L__BB1_64;
$L__BB1_63:
max.f32 %f126, %f19, %f2;
$L__BB1_64:
shr.u64 %rd136, %rd62, 48;
cvt.u16.u64 %rs47, %rd136;
cvt.rn.f32.u16 %f27, %rs47;
@%p28 bra $L__BB1_67;
bra.uni $L__BB1_65;
$L__BB1_67:
setp.eq.s32 %p48, %r40, 3;
@%p48 bra $L__BB1_71;
setp.eq.s32 %p49, %r40, 5;
@%p49 bra $L__BB1_74;
setp.ne.s32 %p50, %r40, 4;
@%p50 bra $L__BB1_75;
sub.f32 %f94, %f27, %f2;
abs.f32 %f127, %f94;
bra.uni $L__BB1_76;
$L__BB1_65:
setp.eq.s32 %p51, %r40, 1;
@%p51 bra $L__BB1_73;
setp.eq.s32 %p52, %r40, 2;
@%p52 bra $L__BB1_72;
bra.uni $L__BB1_75;
$L__BB1_72:
mul.f32 %f96, %f27, %f71;
mul.f32 %f127, %f2, %f96;
bra.uni $L__BB1_76;
$L__BB1_71:
fma.rn.f32 %f95, %f2, %f72, %f73;
fma.rn.f32 %f127, %f27, %f71, %f95;
bra.uni $L__BB1_76;
$L__BB1_74:
min.f32 %f127, %f27, %f2;
bra.uni $L__BB1_76;
$L__BB1_73:
sub.f32 %f127, %f27, %f2;
bra.uni $L__BB1_76;
$L__BB1_75:
max.f32 %f127, %f27, %f2;
$L__BB1_76:
cvt.rni.s32.f32 %r115, %f126;
max.s32 %r116, %r115, 0;
cvt.rni.s32.f32 %r117, %f127;
max.s32 %r118, %r117, 0;
min.s32 %r119, %r118, 65535;
cvt.u16.u32 %rs74, %r119;
min.s32 %r120, %r116, 65535;
cvt.u16.u32 %rs73, %r120;
bra.uni $L__BB1_139;
$L__BB1_100:
add.f32 %f100, %f35, %f36;
cvt.rni.s32.f32 %r146, %f100;
max.s32 %r147, %r146, 0;
min.s32 %r148, %r147, 65535;
cvt.u16.u32 %rs75, %r148;
shr.u64 %rd141, %rd176, 16;
cvt.u16.u64 %rs53, %rd141;
cvt.rn.f32.u16 %f101, %rs53;
shr.u64 %rd142, %rd62, 16;
cvt.u16.u64 %rs54, %rd142;
cvt.rn.f32.u16 %f102, %rs54;
add.f32 %f103, %f101, %f102;
cvt.rni.s32.f32 %r149, %f103;
max.s32 %r150, %r149, 0;
min.s32 %r151, %r150, 65535;
cvt.u16.u32 %rs76, %r151;
shr.u64 %rd143, %rd176, 32;
cvt.u16.u64 %rs55, %rd143;
cvt.rn.f32.u16 %f104, %rs55;
shr.u64 %rd144, %rd62, 32;
cvt.u16.u64 %rs56, %rd144;
cvt.rn.f32.u16 %f105, %rs56;
add.f32 %f106, %f104, %f105;
cvt.rni.s32.f32 %r152, %f106;
max.s32 %r153, %r152, 0;
min.s32 %r154, %r153, 65535;
cvt.u16.u32 %rs73, %r154;
shr.u64 %rd145, %rd176, 48;
cvt.u16.u64 %rs57, %rd145;
cvt.rn.f32.u16 %f107, %rs57;
shr.u64 %rd146, %rd62, 48;
cvt.u16.u64 %rs58, %rd146;
cvt.rn.f32.u16 %f108, %rs58;
add.f32 %f109, %f107, %f108;
cvt.rni.s32.f32 %r155, %f109;
max.s32 %r156, %r155, 0;
min.s32 %r157, %r156, 65535;
cvt.u16.u32 %rs74, %r157;
bra.uni $L__BB1_139;
$L__BB1_98:
sub.f32 %f128, %f36, %f35;
bra.uni $L__BB1_102;
$L__BB1_96:
fma.rn.f32 %f98, %f35, %f72, %f73;
fma.rn.f32 %f128, %f36, %f71, %f98;
bra.uni $L__BB1_102;
$L__BB1_99:
min.f32 %f128, %f36, %f35;
bra.uni $L__BB1_102;
$L__BB1_101:
max.f32 %f128, %f36, %f35;
$L__BB1_102:
shr.u64 %rd147, %rd176, 16;
cvt.u16.u64 %rs59, %rd147;
cvt.rn.f32.u16 %f44, %rs59;
shr.u64 %rd148, %rd62, 16;
cvt.u16.u64 %rs60, %rd148;
cvt.rn.f32.u16 %f45, %rs60;
@%p59 bra $L__BB1_105;
bra.uni $L__BB1_103;
$L__BB1_105:
setp.eq.s32 %p67, %r40, 3;
@%p67 bra $L__BB1_109;
setp.eq.s32 %p68, %r40, 5;
@%p68 bra $L__BB1_112;
setp.ne.s32 %p69, %r40, 4;
@%p69 bra $L__BB1_113;
sub.f32 %f110, %f45, %f44;
abs.f32 %f129, %f110;
bra.uni $L__BB1_114;
$L__BB1_103:
setp.eq.s32 %p70, %r40, 1;
@%p70 bra $L__BB1_111;
setp.eq.s32 %p71, %r40, 2;
@%p71 bra $L__BB1_110;
bra.uni $L__BB1_113;
$L__BB1_110:
mul.f32 %f112, %f45, %f71;
mul.f32 %f129, %f112, %f44;
bra.uni $L__BB1_114;
$L__BB1_109:
fma.rn.f32 %f111, %f44, %f72, %f73;
fma.rn.f32 %f129, %f45, %f71, %f111;
bra.uni $L__BB1_114;
$L__BB1_112:
min.f32 %f129, %f45, %f44;
bra.uni $L__BB1_114;
$L__BB1_111:
sub.f32 %f129, %f45, %f44;
bra.uni $L__BB1_114;
$L__BB1_113:
max.f32 %f129, %f45, %f44;
$L__BB1_114:
cvt.rni.s32.f32 %r158, %f128;
max.s32 %r159, %r158, 0;
cvt.rni.s32.f32 %r160, %f129;
max.s32 %r161, %r160, 0;
min.s32 %r162, %r161, 65535;
cvt.u16.u32 %rs76, %r162;
min.s32 %r163, %r159, 65535;
cvt.u16.u32 %rs75, %r163;
shr.u64 %rd149, %rd176, 32;
cvt.u16.u64 %rs61, %rd149;
cvt.rn.f32.u16 %f53, %rs61;
shr.u64 %rd150, %rd62, 32;
cvt.u16.u64 %rs62, %rd150;
cvt.rn.f32.u16 %f54, %rs62;
@%p59 bra $L__BB1_117;
bra.uni $L__BB1_115;
$L__BB1_117:
setp.eq.s32 %p73, %r40, 3;
@%p73 bra $L__BB1_121;
setp.eq.s32 %p74, %r40, 5;
@%p74 bra $L__BB1_124;
setp.ne.s32 %p75, %r40, 4;
@%p75 bra $L__BB1_125;
sub.f32 %f113, %f54, %f53;
abs.f32 %f130, %f113;
bra.uni $L__BB1_126;
$L__BB1_115:
setp.eq.s32 %p76, %r40, 1;
@%p76 bra $L__BB1_123;
setp.eq.s32 %p77, %r40, 2;
@%p77 bra $L__BB1_122;
bra.uni $L__BB1_125;
$L__BB1_122:
mul.f32 %f115, %f54, %f71;
mul.f32 %f130, %f115, %f53;
bra.uni $L__BB1_126;
$L__BB1_121:
fma.rn.f32 %f114, %f53, %f72, %f73;
fma.rn.f32 %f130, %f54, %f71, %f114;
bra.uni $L__BB1_126;
$L__BB1_124:
min.f32 %f130, %f54, %f53;
bra.uni $L__BB1_126;
$L__BB1_123:
sub.f32 %f130, %f54, %f53;
bra.uni $L__BB1_126;
$L__BB1_125:
max.f32 %f130, %f54, %f53;
$L__BB1_126:
shr.u64 %rd151, %rd176, 48;
cvt.u16.u64 %rs63, %rd151;
cvt.rn.f32.u16 %f62, %rs63;
shr.u64 %rd152, %rd62, 48;
cvt.u16.u64 %rs64, %rd152;
cvt.rn.f32.u16 %f63, %rs64;
@%p59 bra $L__BB1_129;
bra.uni $L__BB1_127;
$L__BB1_129:
setp.eq.s32 %p79, %r40, 3;
@%p79 bra $L__BB1_133;
setp.eq.s32 %p80, %r40, 5;
@%p80 bra $L__BB1_136;
setp.ne.s32 %p81, %r40, 4;
@%p81 bra $L__BB1_137;
sub.f32 %f116, %f63, %f62;
abs.f32 %f131, %f116;
bra.uni $L__BB1_138;
$L__BB1_127:
setp.eq.s32 %p82, %r40, 1;
@%p82 bra $L__BB1_135;
setp.eq.s32 %p83, %r40, 2;
@%p83 bra $L__BB1_134;
bra.uni $L__BB1_137;
$L__BB1_134:
mul.f32 %f118, %f63, %f71;
mul.f32 %f131, %f118, %f62;
bra.uni $L__BB1_138;
$L__BB1_133:
fma.rn.f32 %f117, %f62, %f72, %f73;
fma.rn.f32 %f131, %f63, %f71, %f117;
bra.uni $L__BB1_138;
$L__BB1_136:
min.f32 %f131, %f63, %f62;
bra.uni $L__BB1_138;
$L__BB1_135:
sub.f32 %f131, %f63, %f62;
bra.uni $L__BB1_138;
$L__BB1_137:
max.f32 %f131, %f63, %f62;
$L__BB1_138:
cvt.rni.s32.f32 %r164, %f130;
max.s32 %r165, %r164, 0;
cvt.rni.s32.f32 %r166, %f131;
max.s32 %r167, %r166, 0;
min.s32 %r168, %r167, 65535;
cvt.u16.u32 %rs74, %r168;
min.s32 %r169, %r165, 65535;
cvt.u16.u32 %rs73, %r169;
$L__BB1_139:
add.s64 %rd69, %rd173, %rd45;
and.b64 %rd153, %rd69, 7;
setp.eq.s64 %p84, %rd153, 0;
and.pred %p85, %p3, %p84;
@%p85 bra $L__BB1_146;
bra.uni $L__BB1_140;
$L__BB1_146:
st.v4.u16 [%rd69], {%rs75, %rs76, %rs73, %rs74};
bra.uni $L__BB1_147;
$L__BB1_140:
or.b32 %r175, %r21, 1;
setp.ge.s32 %p86, %r175, %r191;
st.u16 [%rd69], %rs75;
@%p86 bra $L__BB1_142;
add.s64 %rd154, %rd173, %rd44;
st.u16 [%rd154], %rs76;
$L__BB1_142:
or.b32 %r181, %r21, 2;
setp.ge.s32 %p87, %r181, %r191;
@%p87 bra $L__BB1_144;
add.s64 %rd155, %rd173, %rd43;
st.u16 [%rd155], %rs73;
$L__BB1_144:
or.b32 %r187, %r21, 3;
setp.ge.s32 %p88, %r187, %r191;
@%p88 bra $L__BB1_147;
add.s64 %rd156, %rd173, %rd42;
st.u16 [%rd156], %rs74;
$L__BB1_147:
add.s64 %rd174, %rd174, %rd164;
add.s64 %rd173, %rd173, %rd168;
add.s64 %rd172, %rd172, %rd160;
add.s64 %rd171, %rd171, %rd160;
add.s64 %rd170, %rd170, %rd160;
add.s64 %rd169, %rd169, %rd160;
add.s32 %r193, %r193, 1;
setp.lt.s32 %p89, %r193, %r52;
@%p89 bra $L__BB1_11;
$L__BB1_148:
ret;
}
.visible .entry arithmetic_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14
)
.maxntid 256, 1, 1
{
.reg .pred %p<90>;
.reg .b16 %rs<77>;
.reg .f32 %f<132>;
.reg .b32 %r<194>;
.reg .b64 %rd<177>;
ld.param.u64 %rd76, [p0];
ld.param.v2.u32 {%r189, %r43}, [p1+32];
ld.param.v2.u32 {%r44, %r45}, [p1+40];
ld.param.u64 %rd81, [p2];
ld.param.v2.u32 {%r190, %r47}, [p3+32];
ld.param.v2.u32 {%r48, %r49}, [p3+40];
ld.param.u64 %rd86, [p4];
ld.param.v2.u32 {%r191, %r192}, [p5+32];
ld.param.v2.u32 {%r52, %r53}, [p5+40];
ld.param.u32 %r40, [p6];
ld.param.f32 %f71, [p8];
ld.param.f32 %f72, [p9];
ld.param.f32 %f73, [p10];
ld.param.u64 %rd168, [p5+24];
ld.param.u64 %rd167, [p5+16];
ld.param.u64 %rd166, [p5+8];
ld.param.u64 %rd87, [p5];
ld.param.u64 %rd164, [p3+24];
ld.param.u64 %rd163, [p3+16];
ld.param.u64 %rd162, [p3+8];
ld.param.u64 %rd82, [p3];
ld.param.u64 %rd160, [p1+24];
ld.param.u64 %rd159, [p1+16];
ld.param.u64 %rd158, [p1+8];
ld.param.u64 %rd77, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p4, %r45, 0;
@%p4 bra $L__BB2_2;
cvta.to.global.u64 %rd91, %rd76;
mul.wide.s32 %rd92, %r1, 40;
add.s64 %rd93, %rd91, %rd92;
ld.global.v2.u32 {%r189, %r55}, [%rd93+32];
ld.global.u64 %rd160, [%rd93+24];
ld.global.u64 %rd159, [%rd93+16];
ld.global.u64 %rd158, [%rd93+8];
ld.global.u64 %rd157, [%rd93];
bra.uni $L__BB2_3;
$L__BB2_2:
cvt.s64.s32 %rd94, %r1;
mul.lo.s64 %rd95, %rd77, %rd94;
add.s64 %rd157, %rd76, %rd95;
$L__BB2_3:
setp.eq.s32 %p5, %r49, 0;
@%p5 bra $L__BB2_5;
cvta.to.global.u64 %rd96, %rd81;
mul.wide.s32 %rd97, %r1, 40;
add.s64 %rd98, %rd96, %rd97;
ld.global.v2.u32 {%r190, %r57}, [%rd98+32];
ld.global.u64 %rd164, [%rd98+24];
ld.global.u64 %rd163, [%rd98+16];
ld.global.u64 %rd162, [%rd98+8];
ld.global.u64 %rd174, [%rd98];
bra.uni $L__BB2_6;
$L__BB2_5:
cvt.s64.s32 %rd99, %r1;
mul.lo.s64 %rd100, %rd82, %rd99;
add.s64 %rd174, %rd81, %rd100;
$L__BB2_6:
setp.eq.s32 %p6, %r53, 0;
@%p6 bra $L__BB2_8;
cvta.to.global.u64 %rd101, %rd86;
mul.wide.s32 %rd102, %r1, 40;
add.s64 %rd103, %rd101, %rd102;
ld.global.v2.u32 {%r191, %r192}, [%rd103+32];
ld.global.u64 %rd168, [%rd103+24];
ld.global.u64 %rd167, [%rd103+16];
ld.global.u64 %rd166, [%rd103+8];
ld.global.u64 %rd173, [%rd103];
bra.uni $L__BB2_9;
$L__BB2_8:
cvt.s64.s32 %rd104, %r1;
mul.lo.s64 %rd105, %rd87, %rd104;
add.s64 %rd173, %rd86, %rd105;
$L__BB2_9:
mov.u32 %r60, %ctaid.x;
shl.b32 %r61, %r60, 5;
mov.u32 %r62, %tid.x;
add.s32 %r63, %r61, %r62;
shl.b32 %r21, %r63, 2;
mov.u32 %r64, %ctaid.y;
shl.b32 %r65, %r64, 3;
mov.u32 %r66, %tid.y;
add.s32 %r22, %r65, %r66;
setp.ge.s32 %p7, %r21, %r191;
setp.ge.s32 %p8, %r22, %r192;
or.pred %p9, %p7, %p8;
setp.lt.s32 %p10, %r52, 1;
or.pred %p11, %p9, %p10;
@%p11 bra $L__BB2_148;
add.s32 %r68, %r21, 4;
setp.le.s32 %p12, %r68, %r189;
setp.eq.s64 %p13, %rd159, 2;
and.pred %p1, %p12, %p13;
setp.le.s32 %p14, %r68, %r190;
setp.eq.s64 %p15, %rd163, 2;
and.pred %p2, %p14, %p15;
setp.le.s32 %p16, %r68, %r191;
setp.eq.s64 %p17, %rd167, 2;
and.pred %p3, %p16, %p17;
add.s32 %r69, %r21, 1;
cvt.s64.s32 %rd106, %r69;
add.s32 %r70, %r21, 2;
cvt.s64.s32 %rd107, %r70;
add.s32 %r71, %r21, 3;
cvt.s64.s32 %rd108, %r71;
mul.lo.s64 %rd109, %rd163, %rd108;
cvt.s64.s32 %rd110, %r22;
mul.lo.s64 %rd111, %rd162, %rd110;
add.s64 %rd38, %rd109, %rd111;
mul.lo.s64 %rd112, %rd163, %rd107;
add.s64 %rd39, %rd112, %rd111;
mul.lo.s64 %rd113, %rd163, %rd106;
add.s64 %rd40, %rd113, %rd111;
cvt.s64.s32 %rd114, %r21;
mul.lo.s64 %rd115, %rd163, %rd114;
add.s64 %rd41, %rd111, %rd115;
mul.lo.s64 %rd116, %rd167, %rd108;
mul.lo.s64 %rd117, %rd166, %rd110;
add.s64 %rd42, %rd116, %rd117;
mul.lo.s64 %rd118, %rd167, %rd107;
add.s64 %rd43, %rd118, %rd117;
mul.lo.s64 %rd119, %rd167, %rd106;
add.s64 %rd44, %rd119, %rd117;
mul.lo.s64 %rd120, %rd167, %rd114;
add.s64 %rd45, %rd117, %rd120;
mul.lo.s64 %rd121, %rd159, %rd108;
mul.lo.s64 %rd122, %rd158, %rd110;
add.s64 %rd123, %rd121, %rd122;
add.s64 %rd172, %rd157, %rd123;
mul.lo.s64 %rd124, %rd159, %rd107;
add.s64 %rd125, %rd124, %rd122;
add.s64 %rd171, %rd157, %rd125;
mul.lo.s64 %rd126, %rd159, %rd106;
add.s64 %rd127, %rd126, %rd122;
add.s64 %rd170, %rd157, %rd127;
mul.lo.s64 %rd128, %rd159, %rd114;
add.s64 %rd129, %rd122, %rd128;
add.s64 %rd169, %rd157, %rd129;
mov.u32 %r193, 0;
$L__BB2_11:
.pragma "nounroll";
and.b64 %rd130, %rd169, 7;
setp.eq.s64 %p18, %rd130, 0;
and.pred %p19, %p1, %p18;
@%p19 bra $L__BB2_21;
bra.uni $L__BB2_12;
$L__BB2_21:
ld.u64 %rd62, [%rd169];
bra.uni $L__BB2_22;
$L__BB2_12:
setp.ge.s32 %p20, %r21, %r189;
@%p20 bra $L__BB2_14;
ld.u16 %rs65, [%rd169];
$L__BB2_14:
or.b32 %r82, %r21, 1;
setp.ge.s32 %p21, %r82, %r189;
@%p21 bra $L__BB2_16;
ld.u16 %rs66, [%rd170];
$L__BB2_16:
or.b32 %r88, %r21, 2;
setp.ge.s32 %p22, %r88, %r189;
@%p22 bra $L__BB2_18;
ld.u16 %rs67, [%rd171];
$L__BB2_18:
or.b32 %r94, %r21, 3;
setp.ge.s32 %p23, %r94, %r189;
@%p23 bra $L__BB2_20;
ld.u16 %rs68, [%rd172];
$L__BB2_20:
mov.b32 %r95, {%rs67, %rs68};
mov.b32 %r96, {%rs65, %rs66};
mov.b64 %rd62, {%r96, %r95};
$L__BB2_22:
ld.param.f32 %f2, [p11];
cvt.u16.u64 %rs9, %rd62;
setp.eq.s32 %p24, %r193, 0;
@%p24 bra $L__BB2_25;
ld.param.f32 %f2, [p12];
setp.ne.s32 %p25, %r193, 1;
@%p25 bra $L__BB2_24;
bra.uni $L__BB2_25;
$L__BB2_24:
ld.param.f32 %f122, [p14];
ld.param.f32 %f121, [p13];
setp.eq.s32 %p26, %r193, 2;
selp.f32 %f2, %f121, %f122, %p26;
$L__BB2_25:
ld.param.u32 %r188, [p7];
setp.eq.s32 %p27, %r188, 0;
@%p27 bra $L__BB2_77;
cvt.rn.f32.s16 %f3, %rs9;
setp.gt.s32 %p28, %r40, 2;
@%p28 bra $L__BB2_30;
setp.eq.s32 %p32, %r40, 0;
@%p32 bra $L__BB2_38;
setp.eq.s32 %p33, %r40, 1;
@%p33 bra $L__BB2_36;
setp.eq.s32 %p34, %r40, 2;
@%p34 bra $L__BB2_35;
bra.uni $L__BB2_39;
$L__BB2_35:
mul.f32 %f80, %f3, %f71;
mul.f32 %f124, %f2, %f80;
bra.uni $L__BB2_40;
$L__BB2_77:
add.s64 %rd64, %rd174, %rd41;
and.b64 %rd137, %rd64, 7;
setp.eq.s64 %p53, %rd137, 0;
and.pred %p54, %p2, %p53;
@%p54 bra $L__BB2_87;
bra.uni $L__BB2_78;
$L__BB2_87:
ld.u64 %rd176, [%rd64];
bra.uni $L__BB2_88;
$L__BB2_30:
setp.eq.s32 %p29, %r40, 3;
@%p29 bra $L__BB2_34;
setp.eq.s32 %p30, %r40, 5;
@%p30 bra $L__BB2_37;
setp.ne.s32 %p31, %r40, 4;
@%p31 bra $L__BB2_39;
sub.f32 %f78, %f3, %f2;
abs.f32 %f124, %f78;
bra.uni $L__BB2_40;
$L__BB2_78:
setp.ge.s32 %p55, %r21, %r190;
@%p55 bra $L__BB2_80;
ld.u16 %rs69, [%rd64];
$L__BB2_80:
or.b32 %r131, %r21, 1;
setp.ge.s32 %p56, %r131, %r190;
@%p56 bra $L__BB2_82;
add.s64 %rd138, %rd174, %rd40;
ld.u16 %rs70, [%rd138];
$L__BB2_82:
or.b32 %r137, %r21, 2;
setp.ge.s32 %p57, %r137, %r190;
@%p57 bra $L__BB2_84;
add.s64 %rd139, %rd174, %rd39;
ld.u16 %rs71, [%rd139];
$L__BB2_84:
or.b32 %r143, %r21, 3;
setp.ge.s32 %p58, %r143, %r190;
@%p58 bra $L__BB2_86;
add.s64 %rd140, %rd174, %rd38;
ld.u16 %rs72, [%rd140];
$L__BB2_86:
mov.b32 %r144, {%rs71, %rs72};
mov.b32 %r145, {%rs69, %rs70};
mov.b64 %rd176, {%r145, %r144};
$L__BB2_88:
cvt.u16.u64 %rs52, %rd176;
cvt.rn.f32.s16 %f35, %rs52;
cvt.rn.f32.s16 %f36, %rs9;
setp.gt.s32 %p59, %r40, 2;
@%p59 bra $L__BB2_92;
setp.eq.s32 %p63, %r40, 0;
@%p63 bra $L__BB2_100;
setp.eq.s32 %p64, %r40, 1;
@%p64 bra $L__BB2_98;
setp.eq.s32 %p65, %r40, 2;
@%p65 bra $L__BB2_97;
bra.uni $L__BB2_101;
$L__BB2_97:
mul.f32 %f99, %f36, %f71;
mul.f32 %f128, %f99, %f35;
bra.uni $L__BB2_102;
$L__BB2_92:
setp.eq.s32 %p60, %r40, 3;
@%p60 bra $L__BB2_96;
setp.eq.s32 %p61, %r40, 5;
@%p61 bra $L__BB2_99;
setp.ne.s32 %p62, %r40, 4;
@%p62 bra $L__BB2_101;
sub.f32 %f97, %f36, %f35;
abs.f32 %f128, %f97;
bra.uni $L__BB2_102;
$L__BB2_38:
add.f32 %f81, %f2, %f3;
cvt.rni.s32.f32 %r97, %f81;
max.s32 %r98, %r97, -32768;
min.s32 %r99, %r98, 32767;
cvt.u16.u32 %rs75, %r99;
shr.u64 %rd131, %rd62, 16;
cvt.u16.u64 %rs42, %rd131;
cvt.rn.f32.s16 %f82, %rs42;
add.f32 %f83, %f2, %f82;
cvt.rni.s32.f32 %r100, %f83;
max.s32 %r101, %r100, -32768;
min.s32 %r102, %r101, 32767;
cvt.u16.u32 %rs76, %r102;
shr.u64 %rd132, %rd62, 32;
cvt.u16.u64 %rs43, %rd132;
cvt.rn.f32.s16 %f84, %rs43;
add.f32 %f85, %f2, %f84;
cvt.rni.s32.f32 %r103, %f85;
max.s32 %r104, %r103, -32768;
min.s32 %r105, %r104, 32767;
cvt.u16.u32 %rs73, %r105;
shr.u64 %rd133, %rd62, 48;
cvt.u16.u64 %rs44, %rd133;
cvt.rn.f32.s16 %f86, %rs44;
add.f32 %f87, %f2, %f86;
cvt.rni.s32.f32 %r106, %f87;
max.s32 %r107, %r106, -32768;
min.s32 %r108, %r107, 32767;
cvt.u16.u32 %rs74, %r108;
bra.uni $L__BB2_139;
$L__BB2_36:
sub.f32 %f124, %f3, %f2;
bra.uni $L__BB2_40;
$L__BB2_34:
fma.rn.f32 %f79, %f2, %f72, %f73;
fma.rn.f32 %f124, %f3, %f71, %f79;
bra.uni $L__BB2_40;
$L__BB2_37:
min.f32 %f124, %f3, %f2;
bra.uni $L__BB2_40;
$L__BB2_39:
max.f32 %f124, %f3, %f2;
$L__BB2_40:
shr.u64 %rd134, %rd62, 16;
cvt.u16.u64 %rs45, %rd134;
cvt.rn.f32.s16 %f11, %rs45;
@%p28 bra $L__BB2_43;
bra.uni $L__BB2_41;
$L__BB2_43:
setp.eq.s32 %p36, %r40, 3;
@%p36 bra $L__BB2_47;
setp.eq.s32 %p37, %r40, 5;
@%p37 bra $L__BB2_50;
setp.ne.s32 %p38, %r40, 4;
@%p38 bra $L__BB2_51;
sub.f32 %f88, %f11, %f2;
abs.f32 %f125, %f88;
bra.uni $L__BB2_52;
$L__BB2_41:
setp.eq.s32 %p39, %r40, 1;
@%p39 bra $L__BB2_49;
setp.eq.s32 %p40, %r40, 2;
@%p40 bra $L__BB2_48;
bra.uni $L__BB2_51;
$L__BB2_48:
mul.f32 %f90, %f11, %f71;
mul.f32 %f125, %f2, %f90;
bra.uni $L__BB2_52;
$L__BB2_47:
fma.rn.f32 %f89, %f2, %f72, %f73;
fma.rn.f32 %f125, %f11, %f71, %f89;
bra.uni $L__BB2_52;
$L__BB2_50:
min.f32 %f125, %f11, %f2;
bra.uni $L__BB2_52;
$L__BB2_49:
sub.f32 %f125, %f11, %f2;
bra.uni $L__BB2_52;
$L__BB2_51:
max.f32 %f125, %f11, %f2;
$L__BB2_52:
cvt.rni.s32.f32 %r109, %f124;
max.s32 %r110, %r109, -32768;
cvt.rni.s32.f32 %r111, %f125;
max.s32 %r112, %r111, -32768;
min.s32 %r113, %r112, 32767;
cvt.u16.u32 %rs76, %r113;
min.s32 %r114, %r110, 32767;
cvt.u16.u32 %rs75, %r114;
shr.u64 %rd135, %rd62, 32;
cvt.u16.u64 %rs46, %rd135;
cvt.rn.f32.s16 %f19, %rs46;
@%p28 bra $L__BB2_55;
bra.uni $L__BB2_53;
$L__BB2_55:
setp.eq.s32 %p42, %r40, 3;
@%p42 bra $L__BB2_59;
setp.eq.s32 %p43, %r40, 5;
@%p43 bra $L__BB2_62;
setp.ne.s32 %p44, %r40, 4;
@%p44 bra $L__BB2_63;
sub.f32 %f91, %f19, %f2;
abs.f32 %f126, %f91;
bra.uni $L__BB2_64;
$L__BB2_53:
setp.eq.s32 %p45, %r40, 1;
@%p45 bra $L__BB2_61;
setp.eq.s32 %p46, %r40, 2;
@%p46 bra $L__BB2_60;
bra.uni $L__BB2_63;
$L__BB2_60:
mul.f32 %f93, %f19, %f71;
mul.f32 %f126, %f2, %f93;
bra.uni $L__BB2_64;
$L__BB2_59:
fma.rn.f32 %f92, %f2, %f72, %f73;
fma.rn.f32 %f126, %f19, %f71, %f92;
bra.uni $L__BB2_64;
$L__BB2_62:
min.f32 %f126, %f19, %f2;
bra.uni $L__BB2_64;
$L__BB2_61:
sub.f32 %f126, %f19, %f2;
bra.uni $L__BB2_64;
$L__BB2_63:
max.f32 %f126, %f19, %f2;
$L__BB2_64:
shr.u64 %rd136, %rd62, 48;
cvt.u16.u64 %rs47, %rd136;
cvt.rn.f32.s16 %f27, %rs47;
@%p28 bra $L__BB2_67;
bra.uni $L__BB2_65;
$L__BB2_67:
setp.eq.s32 %p48, %r40, 3;
@%p48 bra $L__BB2_71;
setp.eq.s32 %p49, %r40, 5;
@%p49 bra $L__BB2_74;
setp.ne.s32 %p50, %r40, 4;
@%p50 bra $L__BB2_75;
sub.f32 %f94, %f27, %f2;
abs.f32 %f127, %f94;
bra.uni $L__BB2_76;
$L__BB2_65:
setp.eq.s32 %p51, %r40, 1;
@%p51 bra $L__BB2_73;
setp.eq.s32 %p52, %r40, 2;
@%p52 bra $L__BB2_72;
bra.uni $L__BB2_75;
$L__BB2_72:
mul.f32 %f96, %f27, %f71;
mul.f32 %f127, %f2, %f96;
bra.uni $L__BB2_76;
$L__BB2_71:
fma.rn.f32 %f95, %f2, %f72, %f73;
fma.rn.f32 %f127, %f27, %f71, %f95;
bra.uni $L__BB2_76;
$L__BB2_74:
min.f32 %f127, %f27, %f2;
bra.uni $L__BB2_76;
$L__BB2_73:
sub.f32 %f127, %f27, %f2;
bra.uni $L__BB2_76;
$L__BB2_75:
max.f32 %f127, %f27, %f2;
$L__BB2_76:
cvt.rni.s32.f32 %r115, %f126;
max.s32 %r116, %r115, -32768;
cvt.rni.s32.f32 %r117, %f127;
max.s32 %r118, %r117, -32768;
min.s32 %r119, %r118, 32767;
cvt.u16.u32 %rs74, %r119;
min.s32 %r120, %r116, 32767;
cvt.u16.u32 %rs73, %r120;
bra.uni $L__BB2_139;
$L__BB2_100:
add.f32 %f100, %f35, %f36;
cvt.rni.s32.f32 %r146, %f100;
max.s32 %r147, %r146, -32768;
min.s32 %r148, %r147, 32767;
cvt.u16.u32 %rs75, %r148;
shr.u64 %rd141, %rd176, 16;
cvt.u16.u64 %rs53, %rd141;
cvt.rn.f32.s16 %f101, %rs53;
shr.u64 %rd142, %rd62, 16;
cvt.u16.u64 %rs54, %rd142;
cvt.rn.f32.s16 %f102, %rs54;
add.f32 %f103, %f101, %f102;
cvt.rni.s32.f32 %r149, %f103;
max.s32 %r150, %r149, -32768;
min.s32 %r151, %r150, 32767;
cvt.u16.u32 %rs76, %r151;
shr.u64 %rd143, %rd176, 32;
cvt.u16.u64 %rs55, %rd143;
cvt.rn.f32.s16 %f104, %rs55;
shr.u64 %rd144, %rd62, 32;
cvt.u16.u64 %rs56, %rd144;
cvt.rn.f32.s16 %f105, %rs56;
add.f32 %f106, %f104, %f105;
cvt.rni.s32.f32 %r152, %f106;
max.s32 %r153, %r152, -32768;
min.s32 %r154, %r153, 32767;
cvt.u16.u32 %rs73, %r154;
shr.u64 %rd145, %rd176, 48;
cvt.u16.u64 %rs57, %rd145;
cvt.rn.f32.s16 %f107, %rs57;
shr.u64 %rd146, %rd62, 48;
cvt.u16.u64 %rs58, %rd146;
cvt.rn.f32.s16 %f108, %rs58;
add.f32 %f109, %f107, %f108;
cvt.rni.s32.f32 %r155, %f109;
max.s32 %r156, %r155, -32768;
min.s32 %r157, %r156, 32767;
cvt.u16.u32 %rs74, %r157;
bra.uni $L__BB2_139;
$L__BB2_98:
sub.f32 %f128, %f36, %f35;
bra.uni $L__BB2_102;
$L__BB2_96:
fma.rn.f32 %f98, %f35, %f72, %f73;
fma.rn.f32 %f128, %f36, %f71, %f98;
bra.uni $L__BB2_102;
$L__BB2_99:
min.f32 %f128, %f36, %f35;
bra.uni $L__BB2_102;
$L__BB2_101:
max.f32 %f128, %f36, %f35;
$L__BB2_102:
shr.u64 %rd147, %rd176, 16;
cvt.u16.u64 %rs59, %rd147;
cvt.rn.f32.s16 %f44, %rs59;
shr.u64 %rd148, %rd62, 16;
cvt.u16.u64 %rs60, %rd148;
cvt.rn.f32.s16 %f45, %rs60;
@%p59 bra $L__BB2_105;
bra.uni $L__BB2_103;
$L__BB2_105:
setp.eq.s32 %p67, %r40, 3;
@%p67 bra $L__BB2_109;
setp.eq.s32 %p68, %r40, 5;
@%p68 bra $L__BB2_112;
setp.ne.s32 %p69, %r40, 4;
@%p69 bra $L__BB2_113;
sub.f32 %f110, %f45, %f44;
abs.f32 %f129, %f110;
bra.uni $L__BB2_114;
$L__BB2_103:
setp.eq.s32 %p70, %r40, 1;
@%p70 bra $L__BB2_111;
setp.eq.s32 %p71, %r40, 2;
@%p71 bra $L__BB2_110;
bra.uni $L__BB2_113;
$L__BB2_110:
mul.f32 %f112, %f45, %f71;
mul.f32 %f129, %f112, %f44;
bra.uni $L__BB2_114;
$L__BB2_109:
fma.rn.f32 %f111, %f44, %f72, %f73;
fma.rn.f32 %f129, %f45, %f71, %f111;
bra.uni $L__BB2_114;
$L__BB2_112:
min.f32 %f129, %f45, %f44;
bra.uni $L__BB2_114;
$L__BB2_111:
sub.f32 %f129, %f45, %f44;
bra.uni $L__BB2_114;
$L__BB2_113:
max.f32 %f129, %f45, %f44;
$L__BB2_114:
cvt.rni.s32.f32 %r158, %f128;
max.s32 %r159, %r158, -32768;
cvt.rni.s32.f32 %r160, %f129;
max.s32 %r161, %r160, -32768;
min.s32 %r162, %r161, 32767;
cvt.u16.u32 %rs76, %r162;
min.s32 %r163, %r159, 32767;
cvt.u16.u32 %rs75, %r163;
shr.u64 %rd149, %rd176, 32;
cvt.u16.u64 %rs61, %rd149;
cvt.rn.f32.s16 %f53, %rs61;
shr.u64 %rd150, %rd62, 32;
cvt.u16.u64 %rs62, %rd150;
cvt.rn.f32.s16 %f54, %rs62;
@%p59 bra $L__BB2_117;
bra.uni $L__BB2_115;
$L__BB2_117:
setp.eq.s32 %p73, %r40, 3;
@%p73 bra $L__BB2_121;
setp.eq.s32 %p74, %r40, 5;
@%p74 bra $L__BB2_124;
setp.ne.s32 %p75, %r40, 4;
@%p75 bra $L__BB2_125;
sub.f32 %f113, %f54, %f53;
abs.f32 %f130, %f113;
bra.uni $L__BB2_126;
$L__BB2_115:
setp.eq.s32 %p76, %r40, 1;
@%p76 bra $L__BB2_123;
setp.eq.s32 %p77, %r40, 2;
@%p77 bra $L__BB2_122;
bra.uni $L__BB2_125;
$L__BB2_122:
mul.f32 %f115, %f54, %f71;
mul.f32 %f130, %f115, %f53;
bra.uni $L__BB2_126;
$L__BB2_121:
fma.rn.f32 %f114, %f53, %f72, %f73;
fma.rn.f32 %f130, %f54, %f71, %f114;
bra.uni $L__BB2_126;
$L__BB2_124:
min.f32 %f130, %f54, %f53;
bra.uni $L__BB2_126;
$L__BB2_123:
sub.f32 %f130, %f54, %f53;
bra.uni $L__BB2_126;
$L__BB2_125:
max.f32 %f130, %f54, %f53;
$L__BB2_126:
shr.u64 %rd151, %rd176, 48;
cvt.u16.u64 %rs63, %rd151;
cvt.rn.f32.s16 %f62, %rs63;
shr.u64 %rd152, %rd62, 48;
cvt.u16.u64 %rs64, %rd152;
cvt.rn.f32.s16 %f63, %rs64;
@%p59 bra $L__BB2_129;
bra.uni $L__BB2_127;
$L__BB2_129:
setp.eq.s32 %p79, %r40, 3;
@%p79 bra $L__BB2_133;
setp.eq.s32 %p80, %r40, 5;
@%p80 bra $L__BB2_136;
setp.ne.s32 %p81, %r40, 4;
@%p81 bra $L__BB2_137;
sub.f32 %f116, %f63, %f62;
abs.f32 %f131, %f116;
bra.uni $L__BB2_138;
$L__BB2_127:
setp.eq.s32 %p82, %r40, 1;
@%p82 bra $L__BB2_135;
setp.eq.s32 %p83, %r40, 2;
@%p83 bra $L__BB2_134;
bra.uni $L__BB2_137;
$L__BB2_134:
mul.f32 %f118, %f63, %f71;
mul.f32 %f131, %f118, %f62;
bra.uni $L__BB2_138;
$L__BB2_133:
fma.rn.f32 %f117, %f62, %f72, %f73;
fma.rn.f32 %f131, %f63, %f71, %f117;
bra.uni $L__BB2_138;
$L__BB2_136:
min.f32 %f131, %f63, %f62;
bra.uni $L__BB2_138;
$L__BB2_135:
sub.f32 %f131, %f63, %f62;
bra.uni $L__BB2_138;
$L__BB2_137:
max.f32 %f131, %f63, %f62;
$L__BB2_138:
cvt.rni.s32.f32 %r164, %f130;
max.s32 %r165, %r164, -32768;
cvt.rni.s32.f32 %r166, %f131;
max.s32 %r167, %r166, -32768;
min.s32 %r168, %r167, 32767;
cvt.u16.u32 %rs74, %r168;
min.s32 %r169, %r165, 32767;
cvt.u16.u32 %rs73, %r169;
$L__BB2_139:
add.s64 %rd69, %rd173, %rd45;
and.b64 %rd153, %rd69, 7;
setp.eq.s64 %p84, %rd153, 0;
and.pred %p85, %p3, %p84;
@%p85 bra $L__BB2_146;
bra.uni $L__BB2_140;
$L__BB2_146:
st.v4.u16 [%rd69], {%rs75, %rs76, %rs73, %rs74};
bra.uni $L__BB2_147;
$L__BB2_140:
or.b32 %r175, %r21, 1;
setp.ge.s32 %p86, %r175, %r191;
st.u16 [%rd69], %rs75;
@%p86 bra $L__BB2_142;
add.s64 %rd154, %rd173, %rd44;
st.u16 [%rd154], %rs76;
$L__BB2_142:
or.b32 %r181, %r21, 2;
setp.ge.s32 %p87, %r181, %r191;
@%p87 bra $L__BB2_144;
add.s64 %rd155, %rd173, %rd43;
st.u16 [%rd155], %rs73;
$L__BB2_144:
or.b32 %r187, %r21, 3;
setp.ge.s32 %p88, %r187, %r191;
@%p88 bra $L__BB2_147;
add.s64 %rd156, %rd173, %rd42;
st.u16 [%rd156], %rs74;
$L__BB2_147:
add.s64 %rd174, %rd174, %rd164;
add.s64 %rd173, %rd173, %rd168;
add.s64 %rd172, %rd172, %rd160;
add.s64 %rd171, %rd171, %rd160;
add.s64 %rd170, %rd170, %rd160;
add.s64 %rd169, %rd169, %rd160;
add.s32 %r193, %r193, 1;
setp.lt.s32 %p89, %r193, %r52;
@%p89 bra $L__BB2_11;
$L__BB2_148:
ret;
}
.visible .entry arithmetic_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14
)
.maxntid 256, 1, 1
{
.reg .pred %p<87>;
.reg .b16 %rs<117>;
.reg .f32 %f<161>;
.reg .b32 %r<146>;
.reg .b64 %rd<180>;
ld.param.u64 %rd76, [p0];
ld.param.v2.u32 {%r141, %r43}, [p1+32];
ld.param.v2.u32 {%r44, %r45}, [p1+40];
ld.param.u64 %rd81, [p2];
ld.param.v2.u32 {%r142, %r47}, [p3+32];
ld.param.v2.u32 {%r48, %r49}, [p3+40];
ld.param.u64 %rd86, [p4];
ld.param.v2.u32 {%r143, %r144}, [p5+32];
ld.param.v2.u32 {%r52, %r53}, [p5+40];
ld.param.u32 %r40, [p6];
ld.param.f32 %f67, [p8];
ld.param.f32 %f68, [p9];
ld.param.f32 %f69, [p10];
ld.param.u64 %rd171, [p5+24];
ld.param.u64 %rd170, [p5+16];
ld.param.u64 %rd169, [p5+8];
ld.param.u64 %rd87, [p5];
ld.param.u64 %rd167, [p3+24];
ld.param.u64 %rd166, [p3+16];
ld.param.u64 %rd165, [p3+8];
ld.param.u64 %rd82, [p3];
ld.param.u64 %rd163, [p1+24];
ld.param.u64 %rd162, [p1+16];
ld.param.u64 %rd161, [p1+8];
ld.param.u64 %rd77, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p4, %r45, 0;
@%p4 bra $L__BB3_2;
cvta.to.global.u64 %rd91, %rd76;
mul.wide.s32 %rd92, %r1, 40;
add.s64 %rd93, %rd91, %rd92;
ld.global.v2.u32 {%r141, %r55}, [%rd93+32];
ld.global.u64 %rd163, [%rd93+24];
ld.global.u64 %rd162, [%rd93+16];
ld.global.u64 %rd161, [%rd93+8];
ld.global.u64 %rd160, [%rd93];
bra.uni $L__BB3_3;
$L__BB3_2:
cvt.s64.s32 %rd94, %r1;
mul.lo.s64 %rd95, %rd77, %rd94;
add.s64 %rd160, %rd76, %rd95;
$L__BB3_3:
setp.eq.s32 %p5, %r49, 0;
@%p5 bra $L__BB3_5;
cvta.to.global.u64 %rd96, %rd81;
mul.wide.s32 %rd97, %r1, 40;
add.s64 %rd98, %rd96, %rd97;
ld.global.v2.u32 {%r142, %r57}, [%rd98+32];
ld.global.u64 %rd167, [%rd98+24];
ld.global.u64 %rd166, [%rd98+16];
ld.global.u64 %rd165, [%rd98+8];
ld.global.u64 %rd177, [%rd98];
bra.uni $L__BB3_6;
$L__BB3_5:
cvt.s64.s32 %rd99, %r1;
mul.lo.s64 %rd100, %rd82, %rd99;
add.s64 %rd177, %rd81, %rd100;
$L__BB3_6:
setp.eq.s32 %p6, %r53, 0;
@%p6 bra $L__BB3_8;
cvta.to.global.u64 %rd101, %rd86;
mul.wide.s32 %rd102, %r1, 40;
add.s64 %rd103, %rd101, %rd102;
ld.global.v2.u32 {%r143, %r144}, [%rd103+32];
ld.global.u64 %rd171, [%rd103+24];
ld.global.u64 %rd170, [%rd103+16];
ld.global.u64 %rd169, [%rd103+8];
ld.global.u64 %rd176, [%rd103];
bra.uni $L__BB3_9;
$L__BB3_8:
cvt.s64.s32 %rd104, %r1;
mul.lo.s64 %rd105, %rd87, %rd104;
add.s64 %rd176, %rd86, %rd105;
$L__BB3_9:
mov.u32 %r60, %ctaid.x;
shl.b32 %r61, %r60, 5;
mov.u32 %r62, %tid.x;
add.s32 %r63, %r61, %r62;
shl.b32 %r21, %r63, 2;
mov.u32 %r64, %ctaid.y;
shl.b32 %r65, %r64, 3;
mov.u32 %r66, %tid.y;
add.s32 %r22, %r65, %r66;
setp.ge.s32 %p7, %r21, %r143;
setp.ge.s32 %p8, %r22, %r144;
or.pred %p9, %p7, %p8;
setp.lt.s32 %p10, %r52, 1;
or.pred %p11, %p9, %p10;
@%p11 bra $L__BB3_141;
add.s32 %r68, %r21, 4;
setp.le.s32 %p12, %r68, %r141;
setp.eq.s64 %p13, %rd162, 2;
and.pred %p1, %p12, %p13;
setp.le.s32 %p14, %r68, %r142;
setp.eq.s64 %p15, %rd166, 2;
and.pred %p2, %p14, %p15;
setp.le.s32 %p16, %r68, %r143;
setp.eq.s64 %p17, %rd170, 2;
and.pred %p3, %p16, %p17;
add.s32 %r69, %r21, 1;
cvt.s64.s32 %rd106, %r69;
add.s32 %r70, %r21, 2;
cvt.s64.s32 %rd107, %r70;
add.s32 %r71, %r21, 3;
cvt.s64.s32 %rd108, %r71;
mul.lo.s64 %rd109, %rd166, %rd108;
cvt.s64.s32 %rd110, %r22;
mul.lo.s64 %rd111, %rd165, %rd110;
add.s64 %rd38, %rd109, %rd111;
mul.lo.s64 %rd112, %rd166, %rd107;
add.s64 %rd39, %rd112, %rd111;
mul.lo.s64 %rd113, %rd166, %rd106;
add.s64 %rd40, %rd113, %rd111;
cvt.s64.s32 %rd114, %r21;
mul.lo.s64 %rd115, %rd166, %rd114;
add.s64 %rd41, %rd111, %rd115;
mul.lo.s64 %rd116, %rd170, %rd108;
mul.lo.s64 %rd117, %rd169, %rd110;
add.s64 %rd42, %rd116, %rd117;
mul.lo.s64 %rd118, %rd170, %rd107;
add.s64 %rd43, %rd118, %rd117;
mul.lo.s64 %rd119, %rd170, %rd106;
add.s64 %rd44, %rd119, %rd117;
mul.lo.s64 %rd120, %rd170, %rd114;
add.s64 %rd45, %rd117, %rd120;
mul.lo.s64 %rd121, %rd162, %rd108;
mul.lo.s64 %rd122, %rd161, %rd110;
add.s64 %rd123, %rd121, %rd122;
add.s64 %rd175, %rd160, %rd123;
mul.lo.s64 %rd124, %rd162, %rd107;
add.s64 %rd125, %rd124, %rd122;
add.s64 %rd174, %rd160, %rd125;
mul.lo.s64 %rd126, %rd162, %rd106;
add.s64 %rd127, %rd126, %rd122;
add.s64 %rd173, %rd160, %rd127;
mul.lo.s64 %rd128, %rd162, %rd114;
add.s64 %rd129, %rd122, %rd128;
add.s64 %rd172, %rd160, %rd129;
mov.u32 %r145, 0;
bra.uni $L__BB3_11;
$L__BB3_36:
mul.f32 %f92, %f90, %f67;
mul.f32 %f154, %f2, %f92;
bra.uni $L__BB3_40;
$L__BB3_38:
sub.f32 %f93, %f90, %f2;
abs.f32 %f154, %f93;
bra.uni $L__BB3_40;
$L__BB3_39:
max.f32 %f154, %f90, %f2;
$L__BB3_40:
cvt.rn.f16.f32 %rs115, %f154;
shr.u64 %rd137, %rd62, 16;
cvt.u16.u64 %rs68, %rd137;
cvt.f32.f16 %f95, %rs68;
@%p30 bra $L__BB3_43;
setp.eq.s32 %p38, %r40, 2;
@%p38 bra $L__BB3_46;
setp.eq.s32 %p39, %r40, 3;
@%p39 bra $L__BB3_45;
bra.uni $L__BB3_49;
$L__BB3_45:
fma.rn.f32 %f96, %f2, %f68, %f69;
fma.rn.f32 %f155, %f95, %f67, %f96;
bra.uni $L__BB3_50;
$L__BB3_43:
setp.eq.s32 %p36, %r40, 4;
@%p36 bra $L__BB3_48;
setp.eq.s32 %p37, %r40, 5;
@%p37 bra $L__BB3_47;
bra.uni $L__BB3_49;
$L__BB3_47:
min.f32 %f155, %f95, %f2;
bra.uni $L__BB3_50;
$L__BB3_46:
mul.f32 %f97, %f95, %f67;
mul.f32 %f155, %f2, %f97;
bra.uni $L__BB3_50;
$L__BB3_48:
sub.f32 %f98, %f95, %f2;
abs.f32 %f155, %f98;
bra.uni $L__BB3_50;
$L__BB3_49:
max.f32 %f155, %f95, %f2;
$L__BB3_50:
cvt.rn.f16.f32 %rs116, %f155;
shr.u64 %rd138, %rd62, 32;
cvt.u16.u64 %rs70, %rd138;
cvt.f32.f16 %f100, %rs70;
@%p30 bra $L__BB3_53;
setp.eq.s32 %p43, %r40, 2;
@%p43 bra $L__BB3_56;
setp.eq.s32 %p44, %r40, 3;
@%p44 bra $L__BB3_55;
bra.uni $L__BB3_59;
$L__BB3_55:
fma.rn.f32 %f101, %f2, %f68, %f69;
fma.rn.f32 %f156, %f100, %f67, %f101;
bra.uni $L__BB3_60;
$L__BB3_53:
setp.eq.s32 %p41, %r40, 4;
@%p41 bra $L__BB3_58;
setp.eq.s32 %p42, %r40, 5;
@%p42 bra $L__BB3_57;
bra.uni $L__BB3_59;
$L__BB3_57:
min.f32 %f156, %f100, %f2;
bra.uni $L__BB3_60;
$L__BB3_56:
mul.f32 %f102, %f100, %f67;
mul.f32 %f156, %f2, %f102;
bra.uni $L__BB3_60;
$L__BB3_58:
sub.f32 %f103, %f100, %f2;
abs.f32 %f156, %f103;
bra.uni $L__BB3_60;
$L__BB3_59:
max.f32 %f156, %f100, %f2;
$L__BB3_60:
cvt.rn.f16.f32 %rs113, %f156;
shr.u64 %rd139, %rd62, 48;
cvt.u16.u64 %rs72, %rd139;
cvt.f32.f16 %f105, %rs72;
@%p30 bra $L__BB3_63;
setp.eq.s32 %p48, %r40, 2;
@%p48 bra $L__BB3_66;
setp.eq.s32 %p49, %r40, 3;
@%p49 bra $L__BB3_65;
bra.uni $L__BB3_69;
$L__BB3_65:
fma.rn.f32 %f106, %f2, %f68, %f69;
fma.rn.f32 %f25, %f105, %f67, %f106;
cvt.rn.f16.f32 %rs114, %f25;
bra.uni $L__BB3_132;
$L__BB3_63:
setp.eq.s32 %p46, %r40, 4;
@%p46 bra $L__BB3_68;
setp.eq.s32 %p47, %r40, 5;
@%p47 bra $L__BB3_67;
bra.uni $L__BB3_69;
$L__BB3_67:
min.f32 %f27, %f105, %f2;
cvt.rn.f16.f32 %rs114, %f27;
bra.uni $L__BB3_132;
$L__BB3_66:
mul.f32 %f107, %f105, %f67;
mul.f32 %f26, %f2, %f107;
cvt.rn.f16.f32 %rs114, %f26;
bra.uni $L__BB3_132;
$L__BB3_68:
sub.f32 %f108, %f105, %f2;
abs.f32 %f28, %f108;
cvt.rn.f16.f32 %rs114, %f28;
bra.uni $L__BB3_132;
$L__BB3_69:
max.f32 %f29, %f105, %f2;
cvt.rn.f16.f32 %rs114, %f29;
bra.uni $L__BB3_132;
$L__BB3_11:
.pragma "nounroll";
and.b64 %rd130, %rd172, 7;
setp.eq.s64 %p18, %rd130, 0;
and.pred %p19, %p1, %p18;
@%p19 bra $L__BB3_21;
bra.uni $L__BB3_12;
$L__BB3_21:
ld.u64 %rd62, [%rd172];
bra.uni $L__BB3_22;
$L__BB3_12:
setp.ge.s32 %p20, %r21, %r141;
@%p20 bra $L__BB3_14;
ld.u16 %rs105, [%rd172];
$L__BB3_14:
or.b32 %r82, %r21, 1;
setp.ge.s32 %p21, %r82, %r141;
@%p21 bra $L__BB3_16;
ld.u16 %rs106, [%rd173];
$L__BB3_16:
or.b32 %r88, %r21, 2;
setp.ge.s32 %p22, %r88, %r141;
@%p22 bra $L__BB3_18;
ld.u16 %rs107, [%rd174];
$L__BB3_18:
or.b32 %r94, %r21, 3;
setp.ge.s32 %p23, %r94, %r141;
@%p23 bra $L__BB3_20;
ld.u16 %rs108, [%rd175];
$L__BB3_20:
mov.b32 %r95, {%rs107, %rs108};
mov.b32 %r96, {%rs105, %rs106};
mov.b64 %rd62, {%r96, %r95};
$L__BB3_22:
ld.param.f32 %f2, [p11];
cvt.u16.u64 %rs9, %rd62;
setp.eq.s32 %p24, %r145, 0;
@%p24 bra $L__BB3_25;
ld.param.f32 %f2, [p12];
setp.ne.s32 %p25, %r145, 1;
@%p25 bra $L__BB3_24;
bra.uni $L__BB3_25;
$L__BB3_24:
ld.param.f32 %f152, [p14];
ld.param.f32 %f151, [p13];
setp.eq.s32 %p26, %r145, 2;
selp.f32 %f2, %f151, %f152, %p26;
$L__BB3_25:
ld.param.u32 %r140, [p7];
setp.eq.s32 %p27, %r140, 0;
@%p27 bra $L__BB3_70;
setp.eq.s32 %p28, %r40, 0;
@%p28 bra $L__BB3_29;
setp.ne.s32 %p29, %r40, 1;
@%p29 bra $L__BB3_30;
cvt.f32.f16 %f74, %rs9;
sub.f32 %f75, %f74, %f2;
cvt.rn.f16.f32 %rs115, %f75;
shr.u64 %rd131, %rd62, 16;
cvt.u16.u64 %rs52, %rd131;
cvt.f32.f16 %f76, %rs52;
sub.f32 %f77, %f76, %f2;
cvt.rn.f16.f32 %rs116, %f77;
shr.u64 %rd132, %rd62, 32;
cvt.u16.u64 %rs54, %rd132;
cvt.f32.f16 %f78, %rs54;
sub.f32 %f79, %f78, %f2;
cvt.rn.f16.f32 %rs113, %f79;
shr.u64 %rd133, %rd62, 48;
cvt.u16.u64 %rs56, %rd133;
cvt.f32.f16 %f80, %rs56;
sub.f32 %f81, %f80, %f2;
cvt.rn.f16.f32 %rs114, %f81;
bra.uni $L__BB3_132;
$L__BB3_70:
add.s64 %rd64, %rd177, %rd41;
and.b64 %rd140, %rd64, 7;
setp.eq.s64 %p50, %rd140, 0;
and.pred %p51, %p2, %p50;
@%p51 bra $L__BB3_80;
bra.uni $L__BB3_71;
$L__BB3_80:
ld.u64 %rd179, [%rd64];
bra.uni $L__BB3_81;
$L__BB3_29:
cvt.f32.f16 %f82, %rs9;
add.f32 %f83, %f2, %f82;
cvt.rn.f16.f32 %rs115, %f83;
shr.u64 %rd134, %rd62, 16;
cvt.u16.u64 %rs60, %rd134;
cvt.f32.f16 %f84, %rs60;
add.f32 %f85, %f2, %f84;
cvt.rn.f16.f32 %rs116, %f85;
shr.u64 %rd135, %rd62, 32;
cvt.u16.u64 %rs62, %rd135;
cvt.f32.f16 %f86, %rs62;
add.f32 %f87, %f2, %f86;
cvt.rn.f16.f32 %rs113, %f87;
shr.u64 %rd136, %rd62, 48;
cvt.u16.u64 %rs64, %rd136;
cvt.f32.f16 %f88, %rs64;
add.f32 %f89, %f2, %f88;
cvt.rn.f16.f32 %rs114, %f89;
bra.uni $L__BB3_132;
$L__BB3_30:
cvt.f32.f16 %f90, %rs9;
setp.gt.s32 %p30, %r40, 3;
@%p30 bra $L__BB3_33;
setp.eq.s32 %p33, %r40, 2;
@%p33 bra $L__BB3_36;
setp.eq.s32 %p34, %r40, 3;
@%p34 bra $L__BB3_35;
bra.uni $L__BB3_39;
$L__BB3_35:
fma.rn.f32 %f91, %f2, %f68, %f69;
fma.rn.f32 %f154, %f90, %f67, %f91;
bra.uni $L__BB3_40;
$L__BB3_71:
setp.ge.s32 %p52, %r21, %r142;
@%p52 bra $L__BB3_73;
ld.u16 %rs109, [%rd64];
$L__BB3_73:
or.b32 %r107, %r21, 1;
setp.ge.s32 %p53, %r107, %r142;
@%p53 bra $L__BB3_75;
add.s64 %rd141, %rd177, %rd40;
ld.u16 %rs110, [%rd141];
$L__BB3_75:
or.b32 %r113, %r21, 2;
setp.ge.s32 %p54, %r113, %r142;
@%p54 bra $L__BB3_77;
add.s64 %rd142, %rd177, %rd39;
ld.u16 %rs111, [%rd142];
$L__BB3_77:
or.b32 %r119, %r21, 3;
setp.ge.s32 %p55, %r119, %r142;
@%p55 bra $L__BB3_79;
add.s64 %rd143, %rd177, %rd38;
ld.u16 %rs112, [%rd143];
$L__BB3_79:
mov.b32 %r120, {%rs111, %rs112};
mov.b32 %r121, {%rs109, %rs110};
mov.b64 %rd179, {%r121, %r120};
$L__BB3_81:
cvt.u16.u64 %rs78, %rd179;
cvt.f32.f16 %f110, %rs78;
cvt.f32.f16 %f111, %rs9;
setp.gt.s32 %p56, %r40, 2;
@%p56 bra $L__BB3_85;
setp.eq.s32 %p60, %r40, 0;
@%p60 bra $L__BB3_93;
setp.eq.s32 %p61, %r40, 1;
@%p61 bra $L__BB3_91;
setp.eq.s32 %p62, %r40, 2;
@%p62 bra $L__BB3_90;
bra.uni $L__BB3_94;
$L__BB3_90:
mul.f32 %f114, %f111, %f67;
mul.f32 %f157, %f110, %f114;
bra.uni $L__BB3_95;
$L__BB3_85:
setp.eq.s32 %p57, %r40, 3;
@%p57 bra $L__BB3_89;
setp.eq.s32 %p58, %r40, 5;
@%p58 bra $L__BB3_92;
setp.ne.s32 %p59, %r40, 4;
@%p59 bra $L__BB3_94;
sub.f32 %f112, %f111, %f110;
abs.f32 %f157, %f112;
bra.uni $L__BB3_95;
$L__BB3_33:
setp.eq.s32 %p31, %r40, 4;
@%p31 bra $L__BB3_38;
setp.eq.s32 %p32, %r40, 5;
@%p32 bra $L__BB3_37;
bra.uni $L__BB3_39;
$L__BB3_37:
min.f32 %f154, %f90, %f2;
bra.uni $L__BB3_40;
$L__BB3_93:
add.f32 %f115, %f110, %f111;
cvt.rn.f16.f32 %rs115, %f115;
shr.u64 %rd144, %rd179, 16;
cvt.u16.u64 %rs81, %rd144;
cvt.f32.f16 %f116, %rs81;
shr.u64 %rd145, %rd62, 16;
cvt.u16.u64 %rs82, %rd145;
cvt.f32.f16 %f117, %rs82;
add.f32 %f118, %f116, %f117;
cvt.rn.f16.f32 %rs116, %f118;
shr.u64 %rd146, %rd179, 32;
cvt.u16.u64 %rs84, %rd146;
cvt.f32.f16 %f119, %rs84;
shr.u64 %rd147, %rd62, 32;
cvt.u16.u64 %rs85, %rd147;
cvt.f32.f16 %f120, %rs85;
add.f32 %f121, %f119, %f120;
cvt.rn.f16.f32 %rs113, %f121;
shr.u64 %rd148, %rd179, 48;
cvt.u16.u64 %rs87, %rd148;
cvt.f32.f16 %f122, %rs87;
shr.u64 %rd149, %rd62, 48;
cvt.u16.u64 %rs88, %rd149;
cvt.f32.f16 %f123, %rs88;
add.f32 %f124, %f122, %f123;
cvt.rn.f16.f32 %rs114, %f124;
bra.uni $L__BB3_132;
$L__BB3_91:
sub.f32 %f157, %f111, %f110;
bra.uni $L__BB3_95;
$L__BB3_89:
fma.rn.f32 %f113, %f110, %f68, %f69;
fma.rn.f32 %f157, %f111, %f67, %f113;
bra.uni $L__BB3_95;
$L__BB3_92:
min.f32 %f157, %f111, %f110;
bra.uni $L__BB3_95;
$L__BB3_94:
max.f32 %f157, %f111, %f110;
$L__BB3_95:
cvt.rn.f16.f32 %rs115, %f157;
shr.u64 %rd150, %rd179, 16;
cvt.u16.u64 %rs91, %rd150;
cvt.f32.f16 %f126, %rs91;
shr.u64 %rd151, %rd62, 16;
cvt.u16.u64 %rs92, %rd151;
cvt.f32.f16 %f127, %rs92;
@%p56 bra $L__BB3_98;
bra.uni $L__BB3_96;
$L__BB3_98:
setp.eq.s32 %p64, %r40, 3;
@%p64 bra $L__BB3_102;
setp.eq.s32 %p65, %r40, 5;
@%p65 bra $L__BB3_105;
setp.ne.s32 %p66, %r40, 4;
@%p66 bra $L__BB3_106;
sub.f32 %f128, %f127, %f126;
abs.f32 %f158, %f128;
bra.uni $L__BB3_107;
$L__BB3_96:
setp.eq.s32 %p67, %r40, 1;
@%p67 bra $L__BB3_104;
setp.eq.s32 %p68, %r40, 2;
@%p68 bra $L__BB3_103;
bra.uni $L__BB3_106;
$L__BB3_103:
mul.f32 %f130, %f127, %f67;
mul.f32 %f158, %f126, %f130;
bra.uni $L__BB3_107;
$L__BB3_102:
fma.rn.f32 %f129, %f126, %f68, %f69;
fma.rn.f32 %f158, %f127, %f67, %f129;
bra.uni $L__BB3_107;
$L__BB3_105:
min.f32 %f158, %f127, %f126;
bra.uni $L__BB3_107;
$L__BB3_104:
sub.f32 %f158, %f127, %f126;
bra.uni $L__BB3_107;
$L__BB3_106:
max.f32 %f158, %f127, %f126;
$L__BB3_107:
cvt.rn.f16.f32 %rs116, %f158;
shr.u64 %rd152, %rd179, 32;
cvt.u16.u64 %rs94, %rd152;
cvt.f32.f16 %f132, %rs94;
shr.u64 %rd153, %rd62, 32;
cvt.u16.u64 %rs95, %rd153;
cvt.f32.f16 %f133, %rs95;
@%p56 bra $L__BB3_110;
bra.uni $L__BB3_108;
$L__BB3_110:
setp.eq.s32 %p70, %r40, 3;
@%p70 bra $L__BB3_114;
setp.eq.s32 %p71, %r40, 5;
@%p71 bra $L__BB3_117;
setp.ne.s32 %p72, %r40, 4;
@%p72 bra $L__BB3_118;
sub.f32 %f134, %f133, %f132;
abs.f32 %f159, %f134;
bra.uni $L__BB3_119;
$L__BB3_108:
setp.eq.s32 %p73, %r40, 1;
@%p73 bra $L__BB3_116;
setp.eq.s32 %p74, %r40, 2;
@%p74 bra $L__BB3_115;
bra.uni $L__BB3_118;
$L__BB3_115:
mul.f32 %f136, %f133, %f67;
mul.f32 %f159, %f132, %f136;
bra.uni $L__BB3_119;
$L__BB3_114:
fma.rn.f32 %f135, %f132, %f68, %f69;
fma.rn.f32 %f159, %f133, %f67, %f135;
bra.uni $L__BB3_119;
$L__BB3_117:
min.f32 %f159, %f133, %f132;
bra.uni $L__BB3_119;
$L__BB3_116:
sub.f32 %f159, %f133, %f132;
bra.uni $L__BB3_119;
$L__BB3_118:
max.f32 %f159, %f133, %f132;
$L__BB3_119:
cvt.rn.f16.f32 %rs113, %f159;
shr.u64 %rd154, %rd179, 48;
cvt.u16.u64 %rs97, %rd154;
cvt.f32.f16 %f138, %rs97;
shr.u64 %rd155, %rd62, 48;
cvt.u16.u64 %rs98, %rd155;
cvt.f32.f16 %f139, %rs98;
@%p56 bra $L__BB3_122;
bra.uni $L__BB3_120;
$L__BB3_122:
setp.eq.s32 %p76, %r40, 3;
@%p76 bra $L__BB3_126;
setp.eq.s32 %p77, %r40, 5;
@%p77 bra $L__BB3_129;
setp.ne.s32 %p78, %r40, 4;
@%p78 bra $L__BB3_130;
sub.f32 %f140, %f139, %f138;
abs.f32 %f160, %f140;
bra.uni $L__BB3_131;
$L__BB3_120:
setp.eq.s32 %p79, %r40, 1;
@%p79 bra $L__BB3_128;
setp.eq.s32 %p80, %r40, 2;
@%p80 bra $L__BB3_127;
bra.uni $L__BB3_130;
$L__BB3_127:
mul.f32 %f142, %f139, %f67;
mul.f32 %f160, %f138, %f142;
bra.uni $L__BB3_131;
$L__BB3_126:
fma.rn.f32 %f141, %f138, %f68, %f69;
fma.rn.f32 %f160, %f139, %f67, %f141;
bra.uni $L__BB3_131;
$L__BB3_129:
min.f32 %f160, %f139, %f138;
bra.uni $L__BB3_131;
$L__BB3_128:
sub.f32 %f160, %f139, %f138;
bra.uni $L__BB3_131;
$L__BB3_130:
max.f32 %f160, %f139, %f138;
$L__BB3_131:
cvt.rn.f16.f32 %rs114, %f160;
$L__BB3_132:
add.s64 %rd69, %rd176, %rd45;
and.b64 %rd156, %rd69, 7;
setp.eq.s64 %p81, %rd156, 0;
and.pred %p82, %p3, %p81;
@%p82 bra $L__BB3_139;
bra.uni $L__BB3_133;
$L__BB3_139:
st.v4.u16 [%rd69], {%rs115, %rs116, %rs113, %rs114};
bra.uni $L__BB3_140;
$L__BB3_133:
or.b32 %r127, %r21, 1;
setp.ge.s32 %p83, %r127, %r143;
st.u16 [%rd69], %rs115;
@%p83 bra $L__BB3_135;
add.s64 %rd157, %rd176, %rd44;
st.u16 [%rd157], %rs116;
$L__BB3_135:
or.b32 %r133, %r21, 2;
setp.ge.s32 %p84, %r133, %r143;
@%p84 bra $L__BB3_137;
add.s64 %rd158, %rd176, %rd43;
st.u16 [%rd158], %rs113;
$L__BB3_137:
or.b32 %r139, %r21, 3;
setp.ge.s32 %p85, %r139, %r143;
@%p85 bra $L__BB3_140;
add.s64 %rd159, %rd176, %rd42;
st.u16 [%rd159], %rs114;
$L__BB3_140:
add.s64 %rd177, %rd177, %rd167;
add.s64 %rd176, %rd176, %rd171;
add.s64 %rd175, %rd175, %rd163;
add.s64 %rd174, %rd174, %rd163;
add.s64 %rd173, %rd173, %rd163;
add.s64 %rd172, %rd172, %rd163;
add.s32 %r145, %r145, 1;
setp.lt.s32 %p86, %r145, %r52;
@%p86 bra $L__BB3_11;
$L__BB3_141:
ret;
}
.visible .entry arithmetic_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14
)
.maxntid 256, 1, 1
{
.reg .pred %p<87>;
.reg .f32 %f<123>;
.reg .b32 %r<182>;
.reg .b64 %rd<169>;
ld.param.u64 %rd80, [p0];
ld.param.v2.u32 {%r169, %r59}, [p1+32];
ld.param.v2.u32 {%r60, %r61}, [p1+40];
ld.param.u64 %rd85, [p2];
ld.param.v2.u32 {%r170, %r63}, [p3+32];
ld.param.v2.u32 {%r64, %r65}, [p3+40];
ld.param.u64 %rd90, [p4];
ld.param.v2.u32 {%r171, %r172}, [p5+32];
ld.param.v2.u32 {%r68, %r69}, [p5+40];
ld.param.u32 %r56, [p6];
ld.param.f32 %f77, [p8];
ld.param.f32 %f78, [p9];
ld.param.f32 %f79, [p10];
ld.param.u64 %rd158, [p5+24];
ld.param.u64 %rd157, [p5+16];
ld.param.u64 %rd156, [p5+8];
ld.param.u64 %rd91, [p5];
ld.param.u64 %rd154, [p3+24];
ld.param.u64 %rd153, [p3+16];
ld.param.u64 %rd152, [p3+8];
ld.param.u64 %rd86, [p3];
ld.param.u64 %rd150, [p1+24];
ld.param.u64 %rd149, [p1+16];
ld.param.u64 %rd148, [p1+8];
ld.param.u64 %rd81, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p4, %r61, 0;
@%p4 bra $L__BB4_2;
cvta.to.global.u64 %rd95, %rd80;
mul.wide.s32 %rd96, %r1, 40;
add.s64 %rd97, %rd95, %rd96;
ld.global.v2.u32 {%r169, %r71}, [%rd97+32];
ld.global.u64 %rd150, [%rd97+24];
ld.global.u64 %rd149, [%rd97+16];
ld.global.u64 %rd148, [%rd97+8];
ld.global.u64 %rd147, [%rd97];
bra.uni $L__BB4_3;
$L__BB4_2:
cvt.s64.s32 %rd98, %r1;
mul.lo.s64 %rd99, %rd81, %rd98;
add.s64 %rd147, %rd80, %rd99;
$L__BB4_3:
setp.eq.s32 %p5, %r65, 0;
@%p5 bra $L__BB4_5;
cvta.to.global.u64 %rd100, %rd85;
mul.wide.s32 %rd101, %r1, 40;
add.s64 %rd102, %rd100, %rd101;
ld.global.v2.u32 {%r170, %r73}, [%rd102+32];
ld.global.u64 %rd154, [%rd102+24];
ld.global.u64 %rd153, [%rd102+16];
ld.global.u64 %rd152, [%rd102+8];
ld.global.u64 %rd164, [%rd102];
bra.uni $L__BB4_6;
$L__BB4_5:
cvt.s64.s32 %rd103, %r1;
mul.lo.s64 %rd104, %rd86, %rd103;
add.s64 %rd164, %rd85, %rd104;
$L__BB4_6:
setp.eq.s32 %p6, %r69, 0;
@%p6 bra $L__BB4_8;
cvta.to.global.u64 %rd105, %rd90;
mul.wide.s32 %rd106, %r1, 40;
add.s64 %rd107, %rd105, %rd106;
ld.global.v2.u32 {%r171, %r172}, [%rd107+32];
ld.global.u64 %rd158, [%rd107+24];
ld.global.u64 %rd157, [%rd107+16];
ld.global.u64 %rd156, [%rd107+8];
ld.global.u64 %rd163, [%rd107];
bra.uni $L__BB4_9;
$L__BB4_8:
cvt.s64.s32 %rd108, %r1;
mul.lo.s64 %rd109, %rd91, %rd108;
add.s64 %rd163, %rd90, %rd109;
$L__BB4_9:
mov.u32 %r76, %ctaid.x;
shl.b32 %r77, %r76, 5;
mov.u32 %r78, %tid.x;
add.s32 %r79, %r77, %r78;
shl.b32 %r21, %r79, 2;
mov.u32 %r80, %ctaid.y;
shl.b32 %r81, %r80, 3;
mov.u32 %r82, %tid.y;
add.s32 %r22, %r81, %r82;
setp.ge.s32 %p7, %r21, %r171;
setp.ge.s32 %p8, %r22, %r172;
or.pred %p9, %p7, %p8;
setp.lt.s32 %p10, %r68, 1;
or.pred %p11, %p9, %p10;
@%p11 bra $L__BB4_140;
add.s32 %r84, %r21, 4;
setp.le.s32 %p12, %r84, %r169;
setp.eq.s64 %p13, %rd149, 4;
and.pred %p1, %p12, %p13;
setp.le.s32 %p14, %r84, %r170;
setp.eq.s64 %p15, %rd153, 4;
and.pred %p2, %p14, %p15;
setp.le.s32 %p16, %r84, %r171;
setp.eq.s64 %p17, %rd157, 4;
and.pred %p3, %p16, %p17;
add.s32 %r85, %r21, 1;
cvt.s64.s32 %rd110, %r85;
add.s32 %r86, %r21, 2;
cvt.s64.s32 %rd111, %r86;
add.s32 %r87, %r21, 3;
cvt.s64.s32 %rd112, %r87;
mul.lo.s64 %rd113, %rd153, %rd112;
cvt.s64.s32 %rd114, %r22;
mul.lo.s64 %rd115, %rd152, %rd114;
add.s64 %rd38, %rd113, %rd115;
mul.lo.s64 %rd116, %rd153, %rd111;
add.s64 %rd39, %rd116, %rd115;
mul.lo.s64 %rd117, %rd153, %rd110;
add.s64 %rd40, %rd117, %rd115;
cvt.s64.s32 %rd118, %r21;
mul.lo.s64 %rd119, %rd153, %rd118;
add.s64 %rd41, %rd115, %rd119;
mul.lo.s64 %rd120, %rd157, %rd112;
mul.lo.s64 %rd121, %rd156, %rd114;
add.s64 %rd42, %rd120, %rd121;
mul.lo.s64 %rd122, %rd157, %rd111;
add.s64 %rd43, %rd122, %rd121;
mul.lo.s64 %rd123, %rd157, %rd110;
add.s64 %rd44, %rd123, %rd121;
mul.lo.s64 %rd124, %rd157, %rd118;
add.s64 %rd45, %rd121, %rd124;
mul.lo.s64 %rd125, %rd149, %rd112;
mul.lo.s64 %rd126, %rd148, %rd114;
add.s64 %rd127, %rd125, %rd126;
add.s64 %rd162, %rd147, %rd127;
mul.lo.s64 %rd128, %rd149, %rd111;
add.s64 %rd129, %rd128, %rd126;
add.s64 %rd161, %rd147, %rd129;
mul.lo.s64 %rd130, %rd149, %rd110;
add.s64 %rd131, %rd130, %rd126;
add.s64 %rd160, %rd147, %rd131;
mul.lo.s64 %rd132, %rd149, %rd118;
add.s64 %rd133, %rd126, %rd132;
add.s64 %rd159, %rd147, %rd133;
mov.u32 %r173, 0;
$L__BB4_11:
.pragma "nounroll";
and.b64 %rd134, %rd159, 15;
setp.eq.s64 %p18, %rd134, 0;
and.pred %p19, %p1, %p18;
@%p19 bra $L__BB4_21;
bra.uni $L__BB4_12;
$L__BB4_21:
ld.v2.u64 {%rd165, %rd166}, [%rd159];
bra.uni $L__BB4_22;
$L__BB4_12:
setp.ge.s32 %p20, %r21, %r169;
@%p20 bra $L__BB4_14;
ld.u32 %r174, [%rd159];
$L__BB4_14:
or.b32 %r100, %r21, 1;
setp.ge.s32 %p21, %r100, %r169;
@%p21 bra $L__BB4_16;
ld.u32 %r175, [%rd160];
$L__BB4_16:
or.b32 %r107, %r21, 2;
setp.ge.s32 %p22, %r107, %r169;
@%p22 bra $L__BB4_18;
ld.u32 %r176, [%rd161];
$L__BB4_18:
or.b32 %r114, %r21, 3;
setp.ge.s32 %p23, %r114, %r169;
@%p23 bra $L__BB4_20;
ld.u32 %r177, [%rd162];
$L__BB4_20:
mov.b64 %rd166, {%r176, %r177};
mov.b64 %rd165, {%r174, %r175};
$L__BB4_22:
ld.param.f32 %f6, [p11];
mov.b64 {%r115, %r116}, %rd166;
mov.b64 {%r117, %r118}, %rd165;
mov.b32 %f1, %r117;
mov.b32 %f2, %r118;
mov.b32 %f3, %r115;
mov.b32 %f4, %r116;
setp.eq.s32 %p24, %r173, 0;
@%p24 bra $L__BB4_25;
ld.param.f32 %f6, [p12];
setp.ne.s32 %p25, %r173, 1;
@%p25 bra $L__BB4_24;
bra.uni $L__BB4_25;
$L__BB4_24:
ld.param.f32 %f111, [p14];
ld.param.f32 %f110, [p13];
setp.eq.s32 %p26, %r173, 2;
selp.f32 %f6, %f110, %f111, %p26;
$L__BB4_25:
ld.param.u32 %r168, [p7];
setp.eq.s32 %p27, %r168, 0;
@%p27 bra $L__BB4_70;
setp.gt.s32 %p28, %r56, 2;
@%p28 bra $L__BB4_30;
setp.eq.s32 %p32, %r56, 0;
@%p32 bra $L__BB4_38;
setp.eq.s32 %p33, %r56, 1;
@%p33 bra $L__BB4_37;
setp.eq.s32 %p34, %r56, 2;
@%p34 bra $L__BB4_34;
bra.uni $L__BB4_39;
$L__BB4_34:
mul.f32 %f85, %f1, %f77;
mul.f32 %f122, %f6, %f85;
bra.uni $L__BB4_40;
$L__BB4_70:
add.s64 %rd66, %rd164, %rd41;
and.b64 %rd137, %rd66, 15;
setp.eq.s64 %p50, %rd137, 0;
and.pred %p51, %p2, %p50;
@%p51 bra $L__BB4_80;
bra.uni $L__BB4_71;
$L__BB4_80:
ld.v2.u64 {%rd167, %rd168}, [%rd66];
bra.uni $L__BB4_81;
$L__BB4_30:
setp.eq.s32 %p29, %r56, 5;
@%p29 bra $L__BB4_35;
setp.eq.s32 %p30, %r56, 4;
@%p30 bra $L__BB4_36;
setp.ne.s32 %p31, %r56, 3;
@%p31 bra $L__BB4_39;
fma.rn.f32 %f84, %f6, %f78, %f79;
fma.rn.f32 %f122, %f1, %f77, %f84;
bra.uni $L__BB4_40;
$L__BB4_71:
setp.ge.s32 %p52, %r21, %r170;
@%p52 bra $L__BB4_73;
ld.u32 %r178, [%rd66];
$L__BB4_73:
or.b32 %r131, %r21, 1;
setp.ge.s32 %p53, %r131, %r170;
@%p53 bra $L__BB4_75;
add.s64 %rd138, %rd164, %rd40;
ld.u32 %r179, [%rd138];
$L__BB4_75:
or.b32 %r138, %r21, 2;
setp.ge.s32 %p54, %r138, %r170;
@%p54 bra $L__BB4_77;
add.s64 %rd139, %rd164, %rd39;
ld.u32 %r180, [%rd139];
$L__BB4_77:
or.b32 %r145, %r21, 3;
setp.ge.s32 %p55, %r145, %r170;
@%p55 bra $L__BB4_79;
add.s64 %rd140, %rd164, %rd38;
ld.u32 %r181, [%rd140];
$L__BB4_79:
mov.b64 %rd168, {%r180, %r181};
mov.b64 %rd167, {%r178, %r179};
$L__BB4_81:
mov.b64 {%r146, %r147}, %rd168;
mov.b64 {%r148, %r149}, %rd167;
mov.b32 %f39, %r149;
mov.b32 %f38, %r148;
mov.b32 %f41, %r147;
mov.b32 %f40, %r146;
setp.gt.s32 %p56, %r56, 2;
@%p56 bra $L__BB4_85;
setp.eq.s32 %p60, %r56, 0;
@%p60 bra $L__BB4_93;
setp.eq.s32 %p61, %r56, 1;
@%p61 bra $L__BB4_91;
setp.eq.s32 %p62, %r56, 2;
@%p62 bra $L__BB4_90;
bra.uni $L__BB4_94;
$L__BB4_90:
mul.f32 %f98, %f1, %f77;
mul.f32 %f122, %f38, %f98;
bra.uni $L__BB4_95;
$L__BB4_85:
setp.eq.s32 %p57, %r56, 3;
@%p57 bra $L__BB4_89;
setp.eq.s32 %p58, %r56, 5;
@%p58 bra $L__BB4_92;
setp.ne.s32 %p59, %r56, 4;
@%p59 bra $L__BB4_94;
sub.f32 %f96, %f1, %f38;
abs.f32 %f122, %f96;
bra.uni $L__BB4_95;
$L__BB4_38:
add.f32 %f122, %f6, %f1;
add.f32 %f121, %f6, %f2;
add.f32 %f120, %f6, %f3;
add.f32 %f119, %f6, %f4;
bra.uni $L__BB4_131;
$L__BB4_37:
sub.f32 %f122, %f1, %f6;
sub.f32 %f121, %f2, %f6;
sub.f32 %f120, %f3, %f6;
sub.f32 %f119, %f4, %f6;
bra.uni $L__BB4_131;
$L__BB4_35:
min.f32 %f122, %f1, %f6;
bra.uni $L__BB4_40;
$L__BB4_36:
sub.f32 %f86, %f1, %f6;
abs.f32 %f122, %f86;
bra.uni $L__BB4_40;
$L__BB4_39:
max.f32 %f122, %f1, %f6;
$L__BB4_40:
setp.gt.s32 %p35, %r56, 3;
@%p35 bra $L__BB4_43;
setp.eq.s32 %p38, %r56, 2;
@%p38 bra $L__BB4_46;
setp.eq.s32 %p39, %r56, 3;
@%p39 bra $L__BB4_45;
bra.uni $L__BB4_49;
$L__BB4_45:
fma.rn.f32 %f87, %f6, %f78, %f79;
fma.rn.f32 %f121, %f2, %f77, %f87;
bra.uni $L__BB4_50;
$L__BB4_43:
setp.eq.s32 %p36, %r56, 4;
@%p36 bra $L__BB4_48;
setp.eq.s32 %p37, %r56, 5;
@%p37 bra $L__BB4_47;
bra.uni $L__BB4_49;
$L__BB4_47:
min.f32 %f121, %f2, %f6;
bra.uni $L__BB4_50;
$L__BB4_46:
mul.f32 %f88, %f2, %f77;
mul.f32 %f121, %f6, %f88;
bra.uni $L__BB4_50;
$L__BB4_48:
sub.f32 %f89, %f2, %f6;
abs.f32 %f121, %f89;
bra.uni $L__BB4_50;
$L__BB4_49:
max.f32 %f121, %f2, %f6;
$L__BB4_50:
@%p35 bra $L__BB4_53;
setp.eq.s32 %p43, %r56, 2;
@%p43 bra $L__BB4_56;
setp.eq.s32 %p44, %r56, 3;
@%p44 bra $L__BB4_55;
bra.uni $L__BB4_59;
$L__BB4_55:
fma.rn.f32 %f90, %f6, %f78, %f79;
fma.rn.f32 %f120, %f3, %f77, %f90;
bra.uni $L__BB4_60;
$L__BB4_53:
setp.eq.s32 %p41, %r56, 4;
@%p41 bra $L__BB4_58;
setp.eq.s32 %p42, %r56, 5;
@%p42 bra $L__BB4_57;
bra.uni $L__BB4_59;
$L__BB4_57:
min.f32 %f120, %f3, %f6;
bra.uni $L__BB4_60;
$L__BB4_56:
mul.f32 %f91, %f3, %f77;
mul.f32 %f120, %f6, %f91;
bra.uni $L__BB4_60;
$L__BB4_58:
sub.f32 %f92, %f3, %f6;
abs.f32 %f120, %f92;
bra.uni $L__BB4_60;
$L__BB4_59:
max.f32 %f120, %f3, %f6;
$L__BB4_60:
@%p35 bra $L__BB4_63;
setp.eq.s32 %p48, %r56, 2;
@%p48 bra $L__BB4_66;
setp.eq.s32 %p49, %r56, 3;
@%p49 bra $L__BB4_65;
bra.uni $L__BB4_69;
$L__BB4_65:
fma.rn.f32 %f93, %f6, %f78, %f79;
fma.rn.f32 %f119, %f4, %f77, %f93;
bra.uni $L__BB4_131;
$L__BB4_63:
setp.eq.s32 %p46, %r56, 4;
@%p46 bra $L__BB4_68;
setp.eq.s32 %p47, %r56, 5;
@%p47 bra $L__BB4_67;
bra.uni $L__BB4_69;
$L__BB4_67:
min.f32 %f119, %f4, %f6;
bra.uni $L__BB4_131;
$L__BB4_66:
mul.f32 %f94, %f4, %f77;
mul.f32 %f119, %f6, %f94;
bra.uni $L__BB4_131;
$L__BB4_68:
sub.f32 %f95, %f4, %f6;
abs.f32 %f119, %f95;
bra.uni $L__BB4_131;
$L__BB4_69:
max.f32 %f119, %f4, %f6;
bra.uni $L__BB4_131;
$L__BB4_93:
add.f32 %f122, %f38, %f1;
add.f32 %f121, %f39, %f2;
add.f32 %f120, %f40, %f3;
add.f32 %f119, %f41, %f4;
bra.uni $L__BB4_131;
$L__BB4_91:
sub.f32 %f122, %f1, %f38;
bra.uni $L__BB4_95;
$L__BB4_89:
fma.rn.f32 %f97, %f38, %f78, %f79;
fma.rn.f32 %f122, %f1, %f77, %f97;
bra.uni $L__BB4_95;
$L__BB4_92:
min.f32 %f122, %f1, %f38;
bra.uni $L__BB4_95;
$L__BB4_94:
max.f32 %f122, %f1, %f38;
$L__BB4_95:
@%p56 bra $L__BB4_98;
bra.uni $L__BB4_96;
$L__BB4_98:
setp.eq.s32 %p64, %r56, 3;
@%p64 bra $L__BB4_102;
setp.eq.s32 %p65, %r56, 5;
@%p65 bra $L__BB4_105;
setp.ne.s32 %p66, %r56, 4;
@%p66 bra $L__BB4_106;
sub.f32 %f99, %f2, %f39;
abs.f32 %f121, %f99;
bra.uni $L__BB4_107;
$L__BB4_96:
setp.eq.s32 %p67, %r56, 1;
@%p67 bra $L__BB4_104;
setp.eq.s32 %p68, %r56, 2;
@%p68 bra $L__BB4_103;
bra.uni $L__BB4_106;
$L__BB4_103:
mul.f32 %f101, %f2, %f77;
mul.f32 %f121, %f39, %f101;
bra.uni $L__BB4_107;
$L__BB4_102:
fma.rn.f32 %f100, %f39, %f78, %f79;
fma.rn.f32 %f121, %f2, %f77, %f100;
bra.uni $L__BB4_107;
$L__BB4_105:
min.f32 %f121, %f2, %f39;
bra.uni $L__BB4_107;
$L__BB4_104:
sub.f32 %f121, %f2, %f39;
bra.uni $L__BB4_107;
$L__BB4_106:
max.f32 %f121, %f2, %f39;
$L__BB4_107:
@%p56 bra $L__BB4_110;
bra.uni $L__BB4_108;
$L__BB4_110:
setp.eq.s32 %p70, %r56, 3;
@%p70 bra $L__BB4_114;
setp.eq.s32 %p71, %r56, 5;
@%p71 bra $L__BB4_117;
setp.ne.s32 %p72, %r56, 4;
@%p72 bra $L__BB4_118;
sub.f32 %f102, %f3, %f40;
abs.f32 %f120, %f102;
bra.uni $L__BB4_119;
$L__BB4_108:
setp.eq.s32 %p73, %r56, 1;
@%p73 bra $L__BB4_116;
setp.eq.s32 %p74, %r56, 2;
@%p74 bra $L__BB4_115;
bra.uni $L__BB4_118;
$L__BB4_115:
mul.f32 %f104, %f3, %f77;
mul.f32 %f120, %f40, %f104;
bra.uni $L__BB4_119;
$L__BB4_114:
fma.rn.f32 %f103, %f40, %f78, %f79;
fma.rn.f32 %f120, %f3, %f77, %f103;
bra.uni $L__BB4_119;
$L__BB4_117:
min.f32 %f120, %f3, %f40;
bra.uni $L__BB4_119;
$L__BB4_116:
sub.f32 %f120, %f3, %f40;
bra.uni $L__BB4_119;
$L__BB4_118:
max.f32 %f120, %f3, %f40;
$L__BB4_119:
@%p56 bra $L__BB4_122;
bra.uni $L__BB4_120;
$L__BB4_122:
setp.eq.s32 %p76, %r56, 3;
@%p76 bra $L__BB4_126;
setp.eq.s32 %p77, %r56, 5;
@%p77 bra $L__BB4_129;
setp.ne.s32 %p78, %r56, 4;
@%p78 bra $L__BB4_130;
sub.f32 %f105, %f4, %f41;
abs.f32 %f119, %f105;
bra.uni $L__BB4_131;
$L__BB4_120:
setp.eq.s32 %p79, %r56, 1;
@%p79 bra $L__BB4_128;
setp.eq.s32 %p80, %r56, 2;
@%p80 bra $L__BB4_127;
bra.uni $L__BB4_130;
$L__BB4_127:
mul.f32 %f107, %f4, %f77;
mul.f32 %f119, %f41, %f107;
bra.uni $L__BB4_131;
$L__BB4_126:
fma.rn.f32 %f106, %f41, %f78, %f79;
fma.rn.f32 %f119, %f4, %f77, %f106;
bra.uni $L__BB4_131;
$L__BB4_129:
min.f32 %f119, %f4, %f41;
bra.uni $L__BB4_131;
$L__BB4_128:
sub.f32 %f119, %f4, %f41;
bra.uni $L__BB4_131;
$L__BB4_130:
max.f32 %f119, %f4, %f41;
$L__BB4_131:
add.s64 %rd73, %rd163, %rd45;
and.b64 %rd143, %rd73, 15;
setp.eq.s64 %p81, %rd143, 0;
and.pred %p82, %p3, %p81;
@%p82 bra $L__BB4_138;
bra.uni $L__BB4_132;
$L__BB4_138:
st.v4.f32 [%rd73], {%f122, %f121, %f120, %f119};
bra.uni $L__BB4_139;
$L__BB4_132:
or.b32 %r155, %r21, 1;
setp.ge.s32 %p83, %r155, %r171;
st.f32 [%rd73], %f122;
@%p83 bra $L__BB4_134;
add.s64 %rd144, %rd163, %rd44;
st.f32 [%rd144], %f121;
$L__BB4_134:
or.b32 %r161, %r21, 2;
setp.ge.s32 %p84, %r161, %r171;
@%p84 bra $L__BB4_136;
add.s64 %rd145, %rd163, %rd43;
st.f32 [%rd145], %f120;
$L__BB4_136:
or.b32 %r167, %r21, 3;
setp.ge.s32 %p85, %r167, %r171;
@%p85 bra $L__BB4_139;
add.s64 %rd146, %rd163, %rd42;
st.f32 [%rd146], %f119;
$L__BB4_139:
add.s64 %rd164, %rd164, %rd154;
add.s64 %rd163, %rd163, %rd158;
add.s64 %rd162, %rd162, %rd150;
add.s64 %rd161, %rd161, %rd150;
add.s64 %rd160, %rd160, %rd150;
add.s64 %rd159, %rd159, %rd150;
add.s32 %r173, %r173, 1;
setp.lt.s32 %p86, %r173, %r68;
@%p86 bra $L__BB4_11;
$L__BB4_140:
ret;
}
.visible .entry arithmetic_any(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14,
.param .u32 p15,
.param .u32 p16
)
.maxntid 256, 1, 1
{
.reg .pred %p<68>;
.reg .b16 %rs<14>;
.reg .f32 %f<90>;
.reg .b32 %r<99>;
.reg .b64 %rd<116>;
ld.param.u64 %rd50, [p0];
ld.param.v2.u32 {%r43, %r44}, [p1+40];
ld.param.u64 %rd55, [p2];
ld.param.v2.u32 {%r47, %r48}, [p3+40];
ld.param.u64 %rd60, [p4];
ld.param.v2.u32 {%r96, %r97}, [p5+32];
ld.param.v2.u32 {%r51, %r52}, [p5+40];
ld.param.u32 %r37, [p6];
ld.param.u32 %r38, [p7];
ld.param.f32 %f38, [p8];
ld.param.f32 %f39, [p9];
ld.param.f32 %f40, [p10];
ld.param.f32 %f41, [p11];
ld.param.f32 %f42, [p12];
ld.param.f32 %f43, [p13];
ld.param.f32 %f44, [p14];
ld.param.u32 %r39, [p15];
ld.param.u32 %r40, [p16];
ld.param.u64 %rd112, [p5+24];
ld.param.u64 %rd111, [p5+16];
ld.param.u64 %rd110, [p5+8];
ld.param.u64 %rd61, [p5];
ld.param.u64 %rd108, [p3+24];
ld.param.u64 %rd107, [p3+16];
ld.param.u64 %rd106, [p3+8];
ld.param.u64 %rd56, [p3];
ld.param.u64 %rd104, [p1+24];
ld.param.u64 %rd103, [p1+16];
ld.param.u64 %rd102, [p1+8];
ld.param.u64 %rd51, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r44, 0;
@%p1 bra $L__BB5_2;
cvta.to.global.u64 %rd65, %rd50;
mul.wide.s32 %rd66, %r1, 40;
add.s64 %rd67, %rd65, %rd66;
ld.global.u64 %rd104, [%rd67+24];
ld.global.u64 %rd103, [%rd67+16];
ld.global.u64 %rd102, [%rd67+8];
ld.global.u64 %rd101, [%rd67];
bra.uni $L__BB5_3;
$L__BB5_2:
cvt.s64.s32 %rd68, %r1;
mul.lo.s64 %rd69, %rd51, %rd68;
add.s64 %rd101, %rd50, %rd69;
$L__BB5_3:
setp.eq.s32 %p2, %r48, 0;
@%p2 bra $L__BB5_5;
cvta.to.global.u64 %rd70, %rd55;
mul.wide.s32 %rd71, %r1, 40;
add.s64 %rd72, %rd70, %rd71;
ld.global.u64 %rd108, [%rd72+24];
ld.global.u64 %rd107, [%rd72+16];
ld.global.u64 %rd106, [%rd72+8];
ld.global.u64 %rd105, [%rd72];
bra.uni $L__BB5_6;
$L__BB5_5:
cvt.s64.s32 %rd73, %r1;
mul.lo.s64 %rd74, %rd56, %rd73;
add.s64 %rd105, %rd55, %rd74;
$L__BB5_6:
setp.eq.s32 %p3, %r52, 0;
@%p3 bra $L__BB5_8;
cvta.to.global.u64 %rd75, %rd60;
mul.wide.s32 %rd76, %r1, 40;
add.s64 %rd77, %rd75, %rd76;
ld.global.v2.u32 {%r96, %r97}, [%rd77+32];
ld.global.u64 %rd112, [%rd77+24];
ld.global.u64 %rd111, [%rd77+16];
ld.global.u64 %rd110, [%rd77+8];
ld.global.u64 %rd109, [%rd77];
bra.uni $L__BB5_9;
$L__BB5_8:
cvt.s64.s32 %rd78, %r1;
mul.lo.s64 %rd79, %rd61, %rd78;
add.s64 %rd109, %rd60, %rd79;
$L__BB5_9:
mov.u32 %r62, %ctaid.x;
shl.b32 %r63, %r62, 5;
mov.u32 %r64, %tid.x;
add.s32 %r21, %r63, %r64;
mov.u32 %r65, %ctaid.y;
shl.b32 %r66, %r65, 3;
mov.u32 %r67, %tid.y;
add.s32 %r22, %r66, %r67;
setp.ge.s32 %p4, %r21, %r96;
setp.ge.s32 %p5, %r22, %r97;
or.pred %p6, %p4, %p5;
setp.lt.s32 %p7, %r51, 1;
or.pred %p8, %p6, %p7;
@%p8 bra $L__BB5_87;
cvt.s64.s32 %rd80, %r21;
mul.lo.s64 %rd81, %rd107, %rd80;
cvt.s64.s32 %rd82, %r22;
mul.lo.s64 %rd83, %rd106, %rd82;
add.s64 %rd84, %rd81, %rd83;
add.s64 %rd115, %rd105, %rd84;
mul.lo.s64 %rd85, %rd111, %rd80;
mul.lo.s64 %rd86, %rd110, %rd82;
add.s64 %rd87, %rd85, %rd86;
add.s64 %rd114, %rd109, %rd87;
mul.lo.s64 %rd88, %rd103, %rd80;
mul.lo.s64 %rd89, %rd102, %rd82;
add.s64 %rd90, %rd88, %rd89;
add.s64 %rd113, %rd101, %rd90;
mov.u32 %r98, 0;
$L__BB5_11:
.pragma "nounroll";
setp.gt.s32 %p9, %r39, 1;
@%p9 bra $L__BB5_14;
setp.eq.s32 %p12, %r39, 0;
@%p12 bra $L__BB5_19;
setp.eq.s32 %p13, %r39, 1;
@%p13 bra $L__BB5_18;
bra.uni $L__BB5_20;
$L__BB5_18:
ld.global.nc.u16 %rs4, [%rd113];
cvt.rn.f32.u16 %f6, %rs4;
bra.uni $L__BB5_21;
$L__BB5_14:
setp.eq.s32 %p10, %r39, 2;
@%p10 bra $L__BB5_17;
setp.ne.s32 %p11, %r39, 3;
@%p11 bra $L__BB5_20;
ld.global.nc.u16 %rs1, [%rd113];
cvt.f32.f16 %f6, %rs1;
bra.uni $L__BB5_21;
$L__BB5_19:
ld.global.nc.u8 %r69, [%rd113];
cvt.u16.u32 %rs5, %r69;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f6, %rs6;
bra.uni $L__BB5_21;
$L__BB5_17:
ld.global.nc.s16 %rs3, [%rd113];
cvt.rn.f32.s16 %f6, %rs3;
bra.uni $L__BB5_21;
$L__BB5_20:
ld.global.nc.f32 %f6, [%rd113];
$L__BB5_21:
setp.eq.s32 %p14, %r98, 0;
mov.f32 %f14, %f41;
@%p14 bra $L__BB5_24;
setp.ne.s32 %p15, %r98, 1;
mov.f32 %f14, %f42;
@%p15 bra $L__BB5_23;
bra.uni $L__BB5_24;
$L__BB5_23:
setp.eq.s32 %p16, %r98, 2;
selp.f32 %f14, %f43, %f44, %p16;
$L__BB5_24:
setp.ne.s32 %p17, %r38, 0;
@%p17 bra $L__BB5_35;
bra.uni $L__BB5_25;
$L__BB5_35:
setp.lt.s32 %p23, %r37, 7;
@%p23 bra $L__BB5_62;
bra.uni $L__BB5_36;
$L__BB5_62:
setp.gt.s32 %p55, %r37, 2;
@%p55 bra $L__BB5_66;
setp.eq.s32 %p59, %r37, 0;
@%p59 bra $L__BB5_74;
setp.eq.s32 %p60, %r37, 1;
@%p60 bra $L__BB5_73;
setp.eq.s32 %p61, %r37, 2;
@%p61 bra $L__BB5_72;
bra.uni $L__BB5_75;
$L__BB5_72:
mul.f32 %f83, %f6, %f38;
mul.f32 %f89, %f83, %f14;
bra.uni $L__BB5_76;
$L__BB5_36:
setp.gt.s32 %p24, %r37, 10;
@%p24 bra $L__BB5_42;
setp.gt.s32 %p30, %r37, 8;
@%p30 bra $L__BB5_40;
setp.eq.s32 %p33, %r37, 7;
@%p33 bra $L__BB5_59;
setp.eq.s32 %p34, %r37, 8;
@%p34 bra $L__BB5_58;
bra.uni $L__BB5_61;
$L__BB5_58:
mul.f32 %f77, %f14, %f14;
fma.rn.f32 %f78, %f6, %f6, %f77;
sqrt.rn.f32 %f89, %f78;
bra.uni $L__BB5_76;
$L__BB5_25:
@%p9 bra $L__BB5_28;
setp.eq.s32 %p21, %r39, 0;
@%p21 bra $L__BB5_33;
setp.eq.s32 %p22, %r39, 1;
@%p22 bra $L__BB5_32;
bra.uni $L__BB5_34;
$L__BB5_32:
ld.global.nc.u16 %rs10, [%rd115];
cvt.rn.f32.u16 %f14, %rs10;
bra.uni $L__BB5_35;
$L__BB5_66:
setp.eq.s32 %p56, %r37, 3;
@%p56 bra $L__BB5_71;
setp.eq.s32 %p57, %r37, 4;
@%p57 bra $L__BB5_70;
setp.ne.s32 %p58, %r37, 5;
@%p58 bra $L__BB5_75;
min.f32 %f89, %f6, %f14;
bra.uni $L__BB5_76;
$L__BB5_42:
setp.gt.s32 %p25, %r37, 12;
@%p25 bra $L__BB5_45;
setp.eq.s32 %p28, %r37, 11;
@%p28 bra $L__BB5_50;
setp.eq.s32 %p29, %r37, 12;
@%p29 bra $L__BB5_49;
bra.uni $L__BB5_61;
$L__BB5_49:
setp.lt.f32 %p37, %f6, %f14;
selp.f32 %f89, 0f437F0000, 0f00000000, %p37;
bra.uni $L__BB5_76;
$L__BB5_28:
setp.eq.s32 %p19, %r39, 2;
@%p19 bra $L__BB5_31;
setp.ne.s32 %p20, %r39, 3;
@%p20 bra $L__BB5_34;
ld.global.nc.u16 %rs7, [%rd115];
cvt.f32.f16 %f14, %rs7;
bra.uni $L__BB5_35;
$L__BB5_40:
setp.eq.s32 %p31, %r37, 9;
@%p31 bra $L__BB5_52;
setp.eq.s32 %p32, %r37, 10;
@%p32 bra $L__BB5_51;
bra.uni $L__BB5_61;
$L__BB5_51:
setp.eq.f32 %p39, %f6, %f14;
selp.f32 %f89, 0f437F0000, 0f00000000, %p39;
bra.uni $L__BB5_76;
$L__BB5_45:
setp.eq.s32 %p26, %r37, 13;
@%p26 bra $L__BB5_48;
setp.ne.s32 %p27, %r37, 14;
@%p27 bra $L__BB5_61;
setp.gt.f32 %p35, %f6, %f14;
selp.f32 %f89, 0f437F0000, 0f00000000, %p35;
bra.uni $L__BB5_76;
$L__BB5_33:
ld.global.nc.u8 %r70, [%rd115];
cvt.u16.u32 %rs11, %r70;
and.b16 %rs12, %rs11, 255;
cvt.rn.f32.u16 %f14, %rs12;
bra.uni $L__BB5_35;
$L__BB5_31:
ld.global.nc.s16 %rs9, [%rd115];
cvt.rn.f32.s16 %f14, %rs9;
bra.uni $L__BB5_35;
$L__BB5_34:
ld.global.nc.f32 %f14, [%rd115];
bra.uni $L__BB5_35;
$L__BB5_74:
add.f32 %f89, %f6, %f14;
bra.uni $L__BB5_76;
$L__BB5_73:
sub.f32 %f89, %f6, %f14;
bra.uni $L__BB5_76;
$L__BB5_71:
fma.rn.f32 %f82, %f14, %f39, %f40;
fma.rn.f32 %f89, %f6, %f38, %f82;
bra.uni $L__BB5_76;
$L__BB5_70:
sub.f32 %f81, %f6, %f14;
abs.f32 %f89, %f81;
bra.uni $L__BB5_76;
$L__BB5_75:
max.f32 %f89, %f6, %f14;
bra.uni $L__BB5_76;
$L__BB5_59:
setp.lt.s32 %p51, %r39, 3;
setp.eq.f32 %p52, %f14, 0f00000000;
mov.f32 %f89, 0f00000000;
and.pred %p53, %p51, %p52;
@%p53 bra $L__BB5_76;
mul.f32 %f80, %f6, %f38;
div.rn.f32 %f89, %f80, %f14;
bra.uni $L__BB5_76;
$L__BB5_50:
setp.neu.f32 %p38, %f6, %f14;
selp.f32 %f89, 0f437F0000, 0f00000000, %p38;
bra.uni $L__BB5_76;
$L__BB5_52:
abs.f32 %f20, %f6;
setp.eq.f32 %p40, %f20, 0f00000000;
abs.f32 %f21, %f14;
setp.eq.f32 %p41, %f21, 0f00000000;
and.pred %p42, %p40, %p41;
@%p42 bra $L__BB5_56;
bra.uni $L__BB5_53;
$L__BB5_56:
mov.b32 %r81, %f6;
shr.s32 %r82, %r81, 31;
and.b32 %r83, %r82, 1078530011;
mov.b32 %r84, %f14;
and.b32 %r85, %r84, -2147483648;
or.b32 %r86, %r85, %r83;
mov.b32 %f88, %r86;
bra.uni $L__BB5_57;
$L__BB5_48:
setp.le.f32 %p36, %f6, %f14;
selp.f32 %f89, 0f437F0000, 0f00000000, %p36;
bra.uni $L__BB5_76;
$L__BB5_61:
setp.ge.f32 %p54, %f6, %f14;
selp.f32 %f89, 0f437F0000, 0f00000000, %p54;
bra.uni $L__BB5_76;
$L__BB5_53:
setp.eq.f32 %p43, %f20, 0f7F800000;
setp.eq.f32 %p44, %f21, 0f7F800000;
and.pred %p45, %p43, %p44;
@%p45 bra $L__BB5_55;
bra.uni $L__BB5_54;
$L__BB5_55:
mov.b32 %r76, %f6;
setp.lt.s32 %p49, %r76, 0;
selp.b32 %r77, 1075235812, 1061752795, %p49;
mov.b32 %r78, %f14;
and.b32 %r79, %r78, -2147483648;
or.b32 %r80, %r79, %r77;
mov.b32 %f88, %r80;
bra.uni $L__BB5_57;
$L__BB5_54:
max.f32 %f49, %f21, %f20;
min.f32 %f50, %f21, %f20;
div.rn.f32 %f51, %f50, %f49;
mul.rn.f32 %f52, %f51, %f51;
mov.f32 %f53, 0fC0B59883;
mov.f32 %f54, 0fBF52C7EA;
fma.rn.f32 %f55, %f52, %f54, %f53;
mov.f32 %f56, 0fC0D21907;
fma.rn.f32 %f57, %f55, %f52, %f56;
mul.f32 %f58, %f52, %f57;
mul.f32 %f59, %f51, %f58;
add.f32 %f60, %f52, 0f41355DC0;
mov.f32 %f61, 0f41E6BD60;
fma.rn.f32 %f62, %f60, %f52, %f61;
mov.f32 %f63, 0f419D92C8;
fma.rn.f32 %f64, %f62, %f52, %f63;
rcp.rn.f32 %f65, %f64;
fma.rn.f32 %f66, %f59, %f65, %f51;
mov.f32 %f67, 0f3FC90FDB;
sub.f32 %f68, %f67, %f66;
setp.gt.f32 %p46, %f21, %f20;
selp.f32 %f69, %f68, %f66, %p46;
mov.b32 %r71, %f6;
setp.lt.s32 %p47, %r71, 0;
mov.f32 %f70, 0f40490FDB;
sub.f32 %f71, %f70, %f69;
selp.f32 %f72, %f71, %f69, %p47;
mov.b32 %r72, %f72;
mov.b32 %r73, %f14;
and.b32 %r74, %r73, -2147483648;
or.b32 %r75, %r74, %r72;
mov.b32 %f73, %r75;
add.f32 %f74, %f20, %f21;
setp.le.f32 %p48, %f74, 0f7F800000;
selp.f32 %f88, %f73, %f74, %p48;
$L__BB5_57:
add.f32 %f75, %f88, 0f40C90FDB;
setp.lt.f32 %p50, %f88, 0f00000000;
selp.f32 %f76, %f75, %f88, %p50;
mul.f32 %f89, %f76, %f38;
$L__BB5_76:
setp.gt.s32 %p62, %r40, 1;
@%p62 bra $L__BB5_79;
setp.eq.s32 %p65, %r40, 0;
@%p65 bra $L__BB5_84;
setp.eq.s32 %p66, %r40, 1;
@%p66 bra $L__BB5_83;
bra.uni $L__BB5_85;
$L__BB5_83:
cvt.rni.s32.f32 %r90, %f89;
max.s32 %r91, %r90, 0;
min.s32 %r92, %r91, 65535;
st.u16 [%rd114], %r92;
bra.uni $L__BB5_86;
$L__BB5_79:
setp.eq.s32 %p63, %r40, 2;
@%p63 bra $L__BB5_82;
setp.ne.s32 %p64, %r40, 3;
@%p64 bra $L__BB5_85;
cvt.rn.f16.f32 %rs13, %f89;
st.u16 [%rd114], %rs13;
bra.uni $L__BB5_86;
$L__BB5_84:
cvt.rni.s32.f32 %r93, %f89;
max.s32 %r94, %r93, 0;
min.s32 %r95, %r94, 255;
st.u8 [%rd114], %r95;
bra.uni $L__BB5_86;
$L__BB5_82:
cvt.rni.s32.f32 %r87, %f89;
max.s32 %r88, %r87, -32768;
min.s32 %r89, %r88, 32767;
st.u16 [%rd114], %r89;
bra.uni $L__BB5_86;
$L__BB5_85:
st.f32 [%rd114], %f89;
$L__BB5_86:
add.s64 %rd115, %rd115, %rd108;
add.s64 %rd114, %rd114, %rd112;
add.s64 %rd113, %rd113, %rd104;
add.s32 %r98, %r98, 1;
setp.lt.s32 %p67, %r98, %r51;
@%p67 bra $L__BB5_11;
$L__BB5_87:
ret;
}
.visible .entry unary(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .f32 p5,
.param .u32 p6,
.param .u32 p7
)
.maxntid 256, 1, 1
{
.reg .pred %p<55>;
.reg .b16 %rs<8>;
.reg .f32 %f<184>;
.reg .b32 %r<92>;
.reg .b64 %rd<77>;
ld.param.u64 %rd34, [p0];
ld.param.v2.u32 {%r34, %r35}, [p1+40];
ld.param.u64 %rd39, [p2];
ld.param.v2.u32 {%r89, %r90}, [p3+32];
ld.param.v2.u32 {%r38, %r39}, [p3+40];
ld.param.u32 %r29, [p4];
ld.param.f32 %f34, [p5];
ld.param.u32 %r30, [p6];
ld.param.u32 %r31, [p7];
ld.param.u64 %rd74, [p3+24];
ld.param.u64 %rd73, [p3+16];
ld.param.u64 %rd72, [p3+8];
ld.param.u64 %rd40, [p3];
ld.param.u64 %rd70, [p1+24];
ld.param.u64 %rd69, [p1+16];
ld.param.u64 %rd68, [p1+8];
ld.param.u64 %rd35, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r35, 0;
@%p2 bra $L__BB6_2;
cvta.to.global.u64 %rd44, %rd34;
mul.wide.s32 %rd45, %r1, 40;
add.s64 %rd46, %rd44, %rd45;
ld.global.u64 %rd70, [%rd46+24];
ld.global.u64 %rd69, [%rd46+16];
ld.global.u64 %rd68, [%rd46+8];
ld.global.u64 %rd67, [%rd46];
bra.uni $L__BB6_3;
$L__BB6_2:
cvt.s64.s32 %rd47, %r1;
mul.lo.s64 %rd48, %rd35, %rd47;
add.s64 %rd67, %rd34, %rd48;
$L__BB6_3:
setp.eq.s32 %p3, %r39, 0;
@%p3 bra $L__BB6_5;
cvta.to.global.u64 %rd49, %rd39;
mul.wide.s32 %rd50, %r1, 40;
add.s64 %rd51, %rd49, %rd50;
ld.global.v2.u32 {%r89, %r90}, [%rd51+32];
ld.global.u64 %rd74, [%rd51+24];
ld.global.u64 %rd73, [%rd51+16];
ld.global.u64 %rd72, [%rd51+8];
ld.global.u64 %rd71, [%rd51];
bra.uni $L__BB6_6;
$L__BB6_5:
cvt.s64.s32 %rd52, %r1;
mul.lo.s64 %rd53, %rd40, %rd52;
add.s64 %rd71, %rd39, %rd53;
$L__BB6_6:
mov.u32 %r44, %ctaid.x;
shl.b32 %r45, %r44, 5;
mov.u32 %r46, %tid.x;
add.s32 %r15, %r45, %r46;
mov.u32 %r47, %ctaid.y;
shl.b32 %r48, %r47, 3;
mov.u32 %r49, %tid.y;
add.s32 %r16, %r48, %r49;
setp.ge.s32 %p4, %r15, %r89;
setp.ge.s32 %p5, %r16, %r90;
or.pred %p6, %p4, %p5;
setp.lt.s32 %p7, %r38, 1;
or.pred %p8, %p6, %p7;
@%p8 bra $L__BB6_57;
mul.f32 %f2, %f34, 0f39000000;
setp.ge.f32 %p9, %f34, 0f00000000;
selp.b32 %r17, 2139095040, 0, %p9;
mov.u32 %r91, 0;
or.b32 %r18, %r17, -2147483648;
cvt.s64.s32 %rd54, %r15;
mul.lo.s64 %rd55, %rd69, %rd54;
cvt.s64.s32 %rd56, %r16;
mul.lo.s64 %rd57, %rd68, %rd56;
add.s64 %rd58, %rd55, %rd57;
add.s64 %rd76, %rd67, %rd58;
mul.lo.s64 %rd59, %rd73, %rd54;
mul.lo.s64 %rd60, %rd72, %rd56;
add.s64 %rd61, %rd59, %rd60;
add.s64 %rd75, %rd71, %rd61;
$L__BB6_8:
.pragma "nounroll";
setp.gt.s32 %p10, %r30, 1;
@%p10 bra $L__BB6_11;
setp.eq.s32 %p13, %r30, 0;
@%p13 bra $L__BB6_16;
setp.eq.s32 %p14, %r30, 1;
@%p14 bra $L__BB6_15;
bra.uni $L__BB6_17;
$L__BB6_15:
ld.global.nc.u16 %rs4, [%rd76];
cvt.rn.f32.u16 %f8, %rs4;
bra.uni $L__BB6_18;
$L__BB6_11:
setp.eq.s32 %p11, %r30, 2;
@%p11 bra $L__BB6_14;
setp.ne.s32 %p12, %r30, 3;
@%p12 bra $L__BB6_17;
ld.global.nc.u16 %rs1, [%rd76];
cvt.f32.f16 %f8, %rs1;
bra.uni $L__BB6_18;
$L__BB6_16:
ld.global.nc.u8 %r51, [%rd76];
cvt.u16.u32 %rs5, %r51;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f8, %rs6;
bra.uni $L__BB6_18;
$L__BB6_14:
ld.global.nc.s16 %rs3, [%rd76];
cvt.rn.f32.s16 %f8, %rs3;
bra.uni $L__BB6_18;
$L__BB6_17:
ld.global.nc.f32 %f8, [%rd76];
$L__BB6_18:
setp.gt.s32 %p15, %r29, 1;
@%p15 bra $L__BB6_21;
bra.uni $L__BB6_19;
$L__BB6_21:
setp.eq.s32 %p16, %r29, 2;
@%p16 bra $L__BB6_28;
setp.eq.s32 %p17, %r29, 3;
@%p17 bra $L__BB6_27;
setp.ne.s32 %p18, %r29, 4;
@%p18 bra $L__BB6_31;
setp.lt.f32 %p21, %f8, 0f00800000;
mul.f32 %f37, %f8, 0f4B000000;
selp.f32 %f9, %f37, %f8, %p21;
selp.f32 %f38, 0fC1B80000, 0f00000000, %p21;
mov.b32 %r52, %f9;
add.s32 %r53, %r52, -1059760811;
and.b32 %r54, %r53, -8388608;
sub.s32 %r55, %r52, %r54;
mov.b32 %f39, %r55;
cvt.rn.f32.s32 %f40, %r54;
mov.f32 %f41, 0f34000000;
fma.rn.f32 %f42, %f40, %f41, %f38;
add.f32 %f43, %f39, 0fBF800000;
mov.f32 %f44, 0f3E1039F6;
mov.f32 %f45, 0fBE055027;
fma.rn.f32 %f46, %f45, %f43, %f44;
mov.f32 %f47, 0fBDF8CDCC;
fma.rn.f32 %f48, %f46, %f43, %f47;
mov.f32 %f49, 0f3E0F2955;
fma.rn.f32 %f50, %f48, %f43, %f49;
mov.f32 %f51, 0fBE2AD8B9;
fma.rn.f32 %f52, %f50, %f43, %f51;
mov.f32 %f53, 0f3E4CED0B;
fma.rn.f32 %f54, %f52, %f43, %f53;
mov.f32 %f55, 0fBE7FFF22;
fma.rn.f32 %f56, %f54, %f43, %f55;
mov.f32 %f57, 0f3EAAAA78;
fma.rn.f32 %f58, %f56, %f43, %f57;
mov.f32 %f59, 0fBF000000;
fma.rn.f32 %f60, %f58, %f43, %f59;
mul.f32 %f61, %f43, %f60;
fma.rn.f32 %f62, %f61, %f43, %f43;
mov.f32 %f63, 0f3F317218;
fma.rn.f32 %f179, %f42, %f63, %f62;
setp.lt.u32 %p22, %r52, 2139095040;
@%p22 bra $L__BB6_26;
mov.f32 %f64, 0f7F800000;
fma.rn.f32 %f179, %f9, %f64, %f64;
$L__BB6_26:
setp.eq.f32 %p23, %f9, 0f00000000;
selp.f32 %f183, 0fFF800000, %f179, %p23;
bra.uni $L__BB6_46;
$L__BB6_19:
setp.eq.s32 %p19, %r29, 0;
@%p19 bra $L__BB6_30;
setp.eq.s32 %p20, %r29, 1;
@%p20 bra $L__BB6_29;
bra.uni $L__BB6_31;
$L__BB6_29:
mul.f32 %f183, %f8, %f8;
bra.uni $L__BB6_46;
$L__BB6_28:
sqrt.rn.f32 %f183, %f8;
bra.uni $L__BB6_46;
$L__BB6_27:
mov.f32 %f65, 0f3F000000;
mov.f32 %f66, 0f3BBB989D;
fma.rn.f32 %f67, %f8, %f66, %f65;
mov.f32 %f68, 0f3FB8AA3B;
mov.f32 %f69, 0f437C0000;
cvt.sat.f32.f32 %f70, %f67;
mov.f32 %f71, 0f4B400001;
fma.rm.f32 %f72, %f70, %f69, %f71;
add.f32 %f73, %f72, 0fCB40007F;
neg.f32 %f74, %f73;
fma.rn.f32 %f75, %f8, %f68, %f74;
mov.f32 %f76, 0f32A57060;
fma.rn.f32 %f77, %f8, %f76, %f75;
mov.b32 %r56, %f72;
shl.b32 %r57, %r56, 23;
mov.b32 %f78, %r57;
ex2.approx.ftz.f32 %f79, %f77;
mul.f32 %f183, %f79, %f78;
bra.uni $L__BB6_46;
$L__BB6_30:
abs.f32 %f183, %f8;
bra.uni $L__BB6_46;
$L__BB6_31:
abs.f32 %f19, %f8;
setp.lt.f32 %p24, %f19, 0f00800000;
mul.f32 %f84, %f19, 0f4B800000;
selp.f32 %f85, %f84, %f19, %p24;
selp.f32 %f86, 0fC3170000, 0fC2FE0000, %p24;
mov.b32 %r58, %f85;
and.b32 %r59, %r58, 8388607;
or.b32 %r60, %r59, 1065353216;
mov.b32 %f87, %r60;
shr.u32 %r61, %r58, 23;
cvt.rn.f32.u32 %f88, %r61;
add.f32 %f89, %f86, %f88;
setp.gt.f32 %p25, %f87, 0f3FB504F3;
mul.f32 %f90, %f87, 0f3F000000;
add.f32 %f91, %f89, 0f3F800000;
selp.f32 %f92, %f91, %f89, %p25;
selp.f32 %f93, %f90, %f87, %p25;
add.f32 %f94, %f93, 0fBF800000;
add.f32 %f95, %f93, 0f3F800000;
rcp.approx.ftz.f32 %f96, %f95;
add.f32 %f97, %f94, %f94;
mul.f32 %f98, %f97, %f96;
mul.f32 %f99, %f98, %f98;
mov.f32 %f100, 0f3C4CAF63;
mov.f32 %f101, 0f3B18F0FE;
fma.rn.f32 %f102, %f101, %f99, %f100;
mov.f32 %f103, 0f3DAAAABD;
fma.rn.f32 %f104, %f102, %f99, %f103;
mul.rn.f32 %f105, %f104, %f99;
mul.rn.f32 %f106, %f105, %f98;
sub.f32 %f107, %f94, %f98;
add.f32 %f108, %f107, %f107;
neg.f32 %f109, %f98;
fma.rn.f32 %f110, %f109, %f94, %f108;
mul.rn.f32 %f111, %f96, %f110;
add.f32 %f112, %f106, %f98;
sub.f32 %f113, %f98, %f112;
add.f32 %f114, %f106, %f113;
add.f32 %f115, %f111, %f114;
add.f32 %f116, %f112, %f115;
sub.f32 %f117, %f112, %f116;
add.f32 %f118, %f115, %f117;
mov.f32 %f119, 0f3F317200;
mul.rn.f32 %f120, %f92, %f119;
mov.f32 %f121, 0f35BFBE8E;
mul.rn.f32 %f122, %f92, %f121;
add.f32 %f123, %f120, %f116;
sub.f32 %f124, %f120, %f123;
add.f32 %f125, %f116, %f124;
add.f32 %f126, %f118, %f125;
add.f32 %f127, %f122, %f126;
add.f32 %f128, %f123, %f127;
sub.f32 %f129, %f123, %f128;
add.f32 %f130, %f127, %f129;
abs.f32 %f20, %f34;
setp.gt.f32 %p26, %f20, 0f77F684DF;
selp.f32 %f131, %f2, %f34, %p26;
mul.rn.f32 %f132, %f131, %f128;
neg.f32 %f133, %f132;
fma.rn.f32 %f134, %f131, %f128, %f133;
fma.rn.f32 %f135, %f131, %f130, %f134;
mov.f32 %f136, 0f00000000;
fma.rn.f32 %f137, %f136, %f128, %f135;
add.rn.f32 %f138, %f132, %f137;
neg.f32 %f139, %f138;
add.rn.f32 %f140, %f132, %f139;
add.rn.f32 %f141, %f140, %f137;
mov.b32 %r62, %f138;
setp.eq.s32 %p27, %r62, 1118925336;
add.s32 %r63, %r62, -1;
mov.b32 %f142, %r63;
add.f32 %f143, %f141, 0f37000000;
selp.f32 %f21, %f143, %f141, %p27;
selp.f32 %f144, %f142, %f138, %p27;
mov.f32 %f145, 0f3FB8AA3B;
mul.rn.f32 %f146, %f144, %f145;
cvt.rzi.f32.f32 %f147, %f146;
abs.f32 %f148, %f147;
setp.gt.f32 %p28, %f148, 0f42FC0000;
mov.b32 %r64, %f147;
and.b32 %r65, %r64, -2147483648;
or.b32 %r66, %r65, 1123811328;
mov.b32 %f149, %r66;
selp.f32 %f150, %f149, %f147, %p28;
mov.f32 %f151, 0fBF317218;
fma.rn.f32 %f152, %f150, %f151, %f144;
mov.f32 %f153, 0f3102E308;
fma.rn.f32 %f154, %f150, %f153, %f152;
mul.f32 %f155, %f154, 0f3FB8AA3B;
add.f32 %f156, %f150, 0f4B40007F;
mov.b32 %r67, %f156;
shl.b32 %r68, %r67, 23;
mov.b32 %f157, %r68;
ex2.approx.ftz.f32 %f158, %f155;
mul.f32 %f22, %f158, %f157;
setp.eq.f32 %p29, %f22, 0f7F800000;
mov.f32 %f180, 0f7F800000;
@%p29 bra $L__BB6_33;
fma.rn.f32 %f180, %f22, %f21, %f22;
$L__BB6_33:
mul.f32 %f170, %f34, 0f3F000000;
cvt.rzi.f32.f32 %f169, %f170;
add.f32 %f168, %f169, %f169;
sub.f32 %f167, %f34, %f168;
abs.f32 %f166, %f167;
setp.lt.f32 %p30, %f8, 0f00000000;
setp.eq.f32 %p31, %f166, 0f3F800000;
and.pred %p1, %p30, %p31;
setp.eq.f32 %p32, %f8, 0f00000000;
@%p32 bra $L__BB6_37;
bra.uni $L__BB6_34;
$L__BB6_37:
add.f32 %f162, %f8, %f8;
mov.b32 %r71, %f162;
selp.b32 %r72, %r71, 0, %p31;
or.b32 %r73, %r72, 2139095040;
setp.lt.f32 %p36, %f34, 0f00000000;
selp.b32 %r74, %r73, %r72, %p36;
mov.b32 %f182, %r74;
bra.uni $L__BB6_38;
$L__BB6_34:
mov.b32 %r69, %f180;
xor.b32 %r70, %r69, -2147483648;
mov.b32 %f159, %r70;
selp.f32 %f182, %f159, %f180, %p1;
setp.geu.f32 %p33, %f8, 0f00000000;
@%p33 bra $L__BB6_38;
cvt.rzi.f32.f32 %f160, %f34;
setp.eq.f32 %p34, %f160, %f34;
@%p34 bra $L__BB6_38;
mov.f32 %f182, 0f7FFFFFFF;
$L__BB6_38:
abs.f32 %f172, %f34;
abs.f32 %f171, %f8;
add.f32 %f163, %f171, %f172;
mov.b32 %r75, %f163;
setp.lt.s32 %p37, %r75, 2139095040;
@%p37 bra $L__BB6_45;
abs.f32 %f174, %f34;
abs.f32 %f173, %f8;
setp.gtu.f32 %p38, %f173, 0f7F800000;
setp.gtu.f32 %p39, %f174, 0f7F800000;
or.pred %p40, %p38, %p39;
@%p40 bra $L__BB6_44;
bra.uni $L__BB6_40;
$L__BB6_44:
add.f32 %f182, %f8, %f34;
bra.uni $L__BB6_45;
$L__BB6_40:
abs.f32 %f175, %f34;
setp.eq.f32 %p41, %f175, 0f7F800000;
@%p41 bra $L__BB6_43;
bra.uni $L__BB6_41;
$L__BB6_43:
abs.f32 %f177, %f8;
setp.lt.f32 %p43, %f34, 0f00000000;
setp.gt.f32 %p44, %f177, 0f3F800000;
selp.b32 %r77, 2139095040, 0, %p44;
xor.b32 %r78, %r77, 2139095040;
selp.b32 %r79, %r78, %r77, %p43;
mov.b32 %f164, %r79;
setp.eq.f32 %p45, %f8, 0fBF800000;
selp.f32 %f182, 0f3F800000, %f164, %p45;
bra.uni $L__BB6_45;
$L__BB6_41:
abs.f32 %f176, %f8;
setp.neu.f32 %p42, %f176, 0f7F800000;
@%p42 bra $L__BB6_45;
selp.b32 %r76, %r18, %r17, %p1;
mov.b32 %f182, %r76;
$L__BB6_45:
setp.eq.f32 %p46, %f8, 0f3F800000;
setp.eq.f32 %p47, %f34, 0f00000000;
or.pred %p48, %p47, %p46;
selp.f32 %f183, 0f3F800000, %f182, %p48;
$L__BB6_46:
setp.gt.s32 %p49, %r31, 1;
@%p49 bra $L__BB6_49;
setp.eq.s32 %p52, %r31, 0;
@%p52 bra $L__BB6_54;
setp.eq.s32 %p53, %r31, 1;
@%p53 bra $L__BB6_53;
bra.uni $L__BB6_55;
$L__BB6_53:
cvt.rni.s32.f32 %r83, %f183;
max.s32 %r84, %r83, 0;
min.s32 %r85, %r84, 65535;
st.u16 [%rd75], %r85;
bra.uni $L__BB6_56;
$L__BB6_49:
setp.eq.s32 %p50, %r31, 2;
@%p50 bra $L__BB6_52;
setp.ne.s32 %p51, %r31, 3;
@%p51 bra $L__BB6_55;
cvt.rn.f16.f32 %rs7, %f183;
st.u16 [%rd75], %rs7;
bra.uni $L__BB6_56;
$L__BB6_54:
cvt.rni.s32.f32 %r86, %f183;
max.s32 %r87, %r86, 0;
min.s32 %r88, %r87, 255;
st.u8 [%rd75], %r88;
bra.uni $L__BB6_56;
$L__BB6_52:
cvt.rni.s32.f32 %r80, %f183;
max.s32 %r81, %r80, -32768;
min.s32 %r82, %r81, 32767;
st.u16 [%rd75], %r82;
bra.uni $L__BB6_56;
$L__BB6_55:
st.f32 [%rd75], %f183;
$L__BB6_56:
add.s64 %rd76, %rd76, %rd70;
add.s64 %rd75, %rd75, %rd74;
add.s32 %r91, %r91, 1;
setp.lt.s32 %p54, %r91, %r38;
@%p54 bra $L__BB6_8;
$L__BB6_57:
ret;
}
.visible .entry bitwise_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11
)
.maxntid 256, 1, 1
{
.reg .pred %p<46>;
.reg .b16 %rs<76>;
.reg .b32 %r<274>;
.reg .b64 %rd<149>;
ld.param.u64 %rd68, [p0];
ld.param.v2.u32 {%r262, %r85}, [p1+32];
ld.param.v2.u32 {%r86, %r87}, [p1+40];
ld.param.u64 %rd73, [p2];
ld.param.v2.u32 {%r263, %r89}, [p3+32];
ld.param.v2.u32 {%r90, %r91}, [p3+40];
ld.param.u64 %rd78, [p4];
ld.param.v2.u32 {%r264, %r265}, [p5+32];
ld.param.v2.u32 {%r94, %r95}, [p5+40];
ld.param.u32 %r78, [p6];
ld.param.u32 %r79, [p7];
ld.param.u32 %r81, [p9];
ld.param.u64 %rd142, [p5+24];
ld.param.u64 %rd141, [p5+16];
ld.param.u64 %rd140, [p5+8];
ld.param.u64 %rd79, [p5];
ld.param.u64 %rd138, [p3+24];
ld.param.u64 %rd137, [p3+16];
ld.param.u64 %rd136, [p3+8];
ld.param.u64 %rd74, [p3];
ld.param.u64 %rd134, [p1+24];
ld.param.u64 %rd133, [p1+16];
ld.param.u64 %rd132, [p1+8];
ld.param.u64 %rd69, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p4, %r87, 0;
@%p4 bra $L__BB7_2;
cvta.to.global.u64 %rd83, %rd68;
mul.wide.s32 %rd84, %r1, 40;
add.s64 %rd85, %rd83, %rd84;
ld.global.v2.u32 {%r262, %r97}, [%rd85+32];
ld.global.u64 %rd134, [%rd85+24];
ld.global.u64 %rd133, [%rd85+16];
ld.global.u64 %rd132, [%rd85+8];
ld.global.u64 %rd131, [%rd85];
bra.uni $L__BB7_3;
$L__BB7_2:
cvt.s64.s32 %rd86, %r1;
mul.lo.s64 %rd87, %rd69, %rd86;
add.s64 %rd131, %rd68, %rd87;
$L__BB7_3:
setp.eq.s32 %p5, %r91, 0;
@%p5 bra $L__BB7_5;
cvta.to.global.u64 %rd88, %rd73;
mul.wide.s32 %rd89, %r1, 40;
add.s64 %rd90, %rd88, %rd89;
ld.global.v2.u32 {%r263, %r99}, [%rd90+32];
ld.global.u64 %rd138, [%rd90+24];
ld.global.u64 %rd137, [%rd90+16];
ld.global.u64 %rd136, [%rd90+8];
ld.global.u64 %rd148, [%rd90];
bra.uni $L__BB7_6;
$L__BB7_5:
cvt.s64.s32 %rd91, %r1;
mul.lo.s64 %rd92, %rd74, %rd91;
add.s64 %rd148, %rd73, %rd92;
$L__BB7_6:
setp.eq.s32 %p6, %r95, 0;
@%p6 bra $L__BB7_8;
cvta.to.global.u64 %rd93, %rd78;
mul.wide.s32 %rd94, %r1, 40;
add.s64 %rd95, %rd93, %rd94;
ld.global.v2.u32 {%r264, %r265}, [%rd95+32];
ld.global.u64 %rd142, [%rd95+24];
ld.global.u64 %rd141, [%rd95+16];
ld.global.u64 %rd140, [%rd95+8];
ld.global.u64 %rd147, [%rd95];
bra.uni $L__BB7_9;
$L__BB7_8:
cvt.s64.s32 %rd96, %r1;
mul.lo.s64 %rd97, %rd79, %rd96;
add.s64 %rd147, %rd78, %rd97;
$L__BB7_9:
mov.u32 %r102, %ctaid.x;
shl.b32 %r103, %r102, 5;
mov.u32 %r104, %tid.x;
add.s32 %r105, %r103, %r104;
shl.b32 %r21, %r105, 2;
mov.u32 %r106, %ctaid.y;
shl.b32 %r107, %r106, 3;
mov.u32 %r108, %tid.y;
add.s32 %r22, %r107, %r108;
setp.ge.s32 %p7, %r21, %r264;
setp.ge.s32 %p8, %r22, %r265;
or.pred %p9, %p7, %p8;
setp.lt.s32 %p10, %r94, 1;
or.pred %p11, %p9, %p10;
@%p11 bra $L__BB7_56;
add.s32 %r110, %r21, 4;
setp.le.s32 %p12, %r110, %r262;
setp.eq.s64 %p13, %rd133, 1;
and.pred %p1, %p12, %p13;
setp.le.s32 %p14, %r110, %r263;
setp.eq.s64 %p15, %rd137, 1;
and.pred %p2, %p14, %p15;
setp.le.s32 %p16, %r110, %r264;
setp.eq.s64 %p17, %rd141, 1;
and.pred %p3, %p16, %p17;
add.s32 %r111, %r21, 1;
cvt.s64.s32 %rd98, %r111;
add.s32 %r112, %r21, 2;
cvt.s64.s32 %rd99, %r112;
add.s32 %r113, %r21, 3;
cvt.s64.s32 %rd100, %r113;
mul.lo.s64 %rd101, %rd137, %rd100;
cvt.s64.s32 %rd102, %r22;
mul.lo.s64 %rd103, %rd136, %rd102;
add.s64 %rd38, %rd101, %rd103;
mul.lo.s64 %rd104, %rd137, %rd99;
add.s64 %rd39, %rd104, %rd103;
mul.lo.s64 %rd105, %rd137, %rd98;
add.s64 %rd40, %rd105, %rd103;
cvt.s64.s32 %rd106, %r21;
mul.lo.s64 %rd107, %rd137, %rd106;
add.s64 %rd41, %rd103, %rd107;
mul.lo.s64 %rd108, %rd141, %rd100;
mul.lo.s64 %rd109, %rd140, %rd102;
add.s64 %rd42, %rd108, %rd109;
mul.lo.s64 %rd110, %rd141, %rd99;
add.s64 %rd43, %rd110, %rd109;
mul.lo.s64 %rd111, %rd141, %rd98;
add.s64 %rd44, %rd111, %rd109;
mul.lo.s64 %rd112, %rd141, %rd106;
add.s64 %rd45, %rd109, %rd112;
mul.lo.s64 %rd113, %rd133, %rd100;
mul.lo.s64 %rd114, %rd132, %rd102;
add.s64 %rd115, %rd113, %rd114;
add.s64 %rd146, %rd131, %rd115;
mul.lo.s64 %rd116, %rd133, %rd99;
add.s64 %rd117, %rd116, %rd114;
add.s64 %rd145, %rd131, %rd117;
mul.lo.s64 %rd118, %rd133, %rd98;
add.s64 %rd119, %rd118, %rd114;
add.s64 %rd144, %rd131, %rd119;
mul.lo.s64 %rd120, %rd133, %rd106;
add.s64 %rd121, %rd114, %rd120;
add.s64 %rd143, %rd131, %rd121;
mov.u32 %r266, 0;
$L__BB7_11:
.pragma "nounroll";
and.b64 %rd122, %rd143, 3;
setp.eq.s64 %p18, %rd122, 0;
and.pred %p19, %p1, %p18;
@%p19 bra $L__BB7_21;
bra.uni $L__BB7_12;
$L__BB7_21:
ld.u32 %r29, [%rd143];
cvt.u16.u32 %rs51, %r29;
shr.u32 %r147, %r29, 8;
cvt.u16.u32 %rs57, %r147;
shr.u32 %r148, %r29, 16;
cvt.u16.u32 %rs58, %r148;
shr.u32 %r149, %r29, 24;
cvt.u16.u32 %rs59, %r149;
bra.uni $L__BB7_22;
$L__BB7_12:
setp.ge.s32 %p20, %r21, %r262;
@%p20 bra $L__BB7_14;
ld.u8 %rs51, [%rd143];
$L__BB7_14:
or.b32 %r124, %r21, 1;
setp.ge.s32 %p21, %r124, %r262;
@%p21 bra $L__BB7_16;
ld.u8 %rs57, [%rd144];
$L__BB7_16:
or.b32 %r130, %r21, 2;
setp.ge.s32 %p22, %r130, %r262;
@%p22 bra $L__BB7_18;
ld.u8 %rs58, [%rd145];
$L__BB7_18:
or.b32 %r136, %r21, 3;
setp.ge.s32 %p23, %r136, %r262;
@%p23 bra $L__BB7_20;
ld.u8 %rs59, [%rd146];
$L__BB7_20:
cvt.u32.u16 %r137, %rs59;
shl.b32 %r138, %r137, 24;
cvt.u32.u16 %r139, %rs58;
shl.b32 %r140, %r139, 16;
and.b32 %r141, %r140, 16711680;
or.b32 %r142, %r138, %r141;
and.b16 %rs46, %rs57, 255;
mul.wide.u16 %r143, %rs46, 256;
or.b32 %r144, %r142, %r143;
cvt.u32.u16 %r145, %rs51;
and.b32 %r146, %r145, 255;
or.b32 %r29, %r144, %r146;
$L__BB7_22:
ld.param.u32 %r268, [p8];
setp.eq.s32 %p24, %r266, 0;
@%p24 bra $L__BB7_25;
setp.ne.s32 %p25, %r266, 1;
mov.u32 %r268, %r81;
@%p25 bra $L__BB7_24;
bra.uni $L__BB7_25;
$L__BB7_24:
ld.param.u32 %r261, [p11];
ld.param.u32 %r260, [p10];
setp.eq.s32 %p26, %r266, 2;
selp.b32 %r268, %r260, %r261, %p26;
$L__BB7_25:
setp.eq.s32 %p27, %r79, 0;
@%p27 bra $L__BB7_31;
setp.eq.s32 %p28, %r78, 0;
@%p28 bra $L__BB7_29;
setp.ne.s32 %p29, %r78, 1;
@%p29 bra $L__BB7_30;
or.b32 %r273, %r29, %r268;
shr.u32 %r150, %r29, 8;
or.b32 %r272, %r150, %r268;
shr.u32 %r151, %r29, 16;
or.b32 %r271, %r151, %r268;
shr.u32 %r152, %r29, 24;
or.b32 %r270, %r152, %r268;
bra.uni $L__BB7_47;
$L__BB7_31:
add.s64 %rd60, %rd148, %rd41;
and.b64 %rd123, %rd60, 3;
setp.eq.s64 %p31, %rd123, 0;
and.pred %p32, %p2, %p31;
@%p32 bra $L__BB7_41;
bra.uni $L__BB7_32;
$L__BB7_41:
ld.u32 %r47, [%rd60];
cvt.u16.u32 %rs75, %r47;
shr.u32 %r209, %r47, 8;
cvt.u16.u32 %rs74, %r209;
shr.u32 %r210, %r47, 16;
cvt.u16.u32 %rs73, %r210;
shr.u32 %r211, %r47, 24;
cvt.u16.u32 %rs72, %r211;
bra.uni $L__BB7_42;
$L__BB7_29:
and.b32 %r153, %r29, %r268;
and.b32 %r273, %r153, 255;
shr.u32 %r154, %r29, 8;
and.b32 %r155, %r154, %r268;
and.b32 %r272, %r155, 255;
shr.u32 %r156, %r29, 16;
and.b32 %r157, %r156, %r268;
and.b32 %r271, %r157, 255;
shr.u32 %r158, %r29, 24;
and.b32 %r270, %r158, %r268;
bra.uni $L__BB7_47;
$L__BB7_30:
setp.eq.s32 %p30, %r78, 2;
xor.b32 %r159, %r29, %r268;
not.b32 %r160, %r29;
and.b32 %r161, %r159, 255;
or.b32 %r162, %r160, -256;
selp.b32 %r273, %r161, %r162, %p30;
shr.u32 %r163, %r29, 8;
not.b32 %r164, %r163;
xor.b32 %r165, %r163, %r268;
and.b32 %r166, %r165, 255;
or.b32 %r167, %r164, -256;
selp.b32 %r272, %r166, %r167, %p30;
shr.u32 %r168, %r29, 16;
not.b32 %r169, %r168;
xor.b32 %r170, %r168, %r268;
and.b32 %r171, %r170, 255;
or.b32 %r172, %r169, -256;
selp.b32 %r271, %r171, %r172, %p30;
and.b32 %r173, %r268, 255;
selp.b32 %r174, %r173, -1, %p30;
shr.u32 %r175, %r29, 24;
xor.b32 %r270, %r175, %r174;
bra.uni $L__BB7_47;
$L__BB7_32:
setp.ge.s32 %p33, %r21, %r263;
@%p33 bra $L__BB7_34;
ld.u8 %rs75, [%rd60];
$L__BB7_34:
or.b32 %r186, %r21, 1;
setp.ge.s32 %p34, %r186, %r263;
@%p34 bra $L__BB7_36;
add.s64 %rd124, %rd148, %rd40;
ld.u8 %rs74, [%rd124];
$L__BB7_36:
or.b32 %r192, %r21, 2;
setp.ge.s32 %p35, %r192, %r263;
@%p35 bra $L__BB7_38;
add.s64 %rd125, %rd148, %rd39;
ld.u8 %rs73, [%rd125];
$L__BB7_38:
or.b32 %r198, %r21, 3;
setp.ge.s32 %p36, %r198, %r263;
@%p36 bra $L__BB7_40;
add.s64 %rd126, %rd148, %rd38;
ld.u8 %rs72, [%rd126];
$L__BB7_40:
cvt.u32.u16 %r199, %rs72;
shl.b32 %r200, %r199, 24;
cvt.u32.u16 %r201, %rs73;
shl.b32 %r202, %r201, 16;
and.b32 %r203, %r202, 16711680;
or.b32 %r204, %r200, %r203;
and.b16 %rs47, %rs74, 255;
mul.wide.u16 %r205, %rs47, 256;
or.b32 %r206, %r204, %r205;
cvt.u32.u16 %r207, %rs75;
and.b32 %r208, %r207, 255;
or.b32 %r47, %r206, %r208;
$L__BB7_42:
setp.eq.s32 %p37, %r78, 0;
@%p37 bra $L__BB7_45;
setp.ne.s32 %p38, %r78, 1;
@%p38 bra $L__BB7_46;
or.b32 %r212, %r47, %r29;
and.b32 %r273, %r212, 255;
shr.u32 %r213, %r212, 8;
and.b32 %r272, %r213, 255;
shr.u32 %r214, %r212, 16;
and.b32 %r271, %r214, 255;
shr.u32 %r270, %r212, 24;
bra.uni $L__BB7_47;
$L__BB7_45:
and.b32 %r215, %r47, %r29;
and.b32 %r273, %r215, 255;
shr.u32 %r216, %r215, 8;
and.b32 %r272, %r216, 255;
shr.u32 %r217, %r215, 16;
and.b32 %r271, %r217, 255;
shr.u32 %r270, %r215, 24;
bra.uni $L__BB7_47;
$L__BB7_46:
setp.eq.s32 %p39, %r78, 2;
xor.b32 %r218, %r47, %r29;
not.b32 %r219, %r29;
and.b32 %r220, %r218, 255;
or.b32 %r221, %r219, -256;
selp.b32 %r273, %r220, %r221, %p39;
shr.u32 %r222, %r29, 8;
not.b32 %r223, %r222;
shr.u32 %r224, %r218, 8;
and.b32 %r225, %r224, 255;
or.b32 %r226, %r223, -256;
selp.b32 %r272, %r225, %r226, %p39;
shr.u32 %r227, %r29, 16;
not.b32 %r228, %r227;
shr.u32 %r229, %r218, 16;
and.b32 %r230, %r229, 255;
or.b32 %r231, %r228, -256;
selp.b32 %r271, %r230, %r231, %p39;
shr.u32 %r232, %r47, 24;
selp.b32 %r233, %r232, -1, %p39;
shr.u32 %r234, %r29, 24;
xor.b32 %r270, %r234, %r233;
$L__BB7_47:
add.s64 %rd61, %rd147, %rd45;
and.b64 %rd127, %rd61, 3;
setp.eq.s64 %p40, %rd127, 0;
and.pred %p41, %p3, %p40;
@%p41 bra $L__BB7_54;
bra.uni $L__BB7_48;
$L__BB7_54:
mov.u32 %r253, 64;
prmt.b32 %r254, %r273, %r272, %r253;
mov.u32 %r255, 1040;
prmt.b32 %r256, %r254, %r271, %r255;
mov.u32 %r257, 16912;
prmt.b32 %r258, %r256, %r270, %r257;
st.u32 [%rd61], %r258;
bra.uni $L__BB7_55;
$L__BB7_48:
or.b32 %r240, %r21, 1;
setp.ge.s32 %p42, %r240, %r264;
st.u8 [%rd61], %r273;
@%p42 bra $L__BB7_50;
add.s64 %rd128, %rd147, %rd44;
st.u8 [%rd128], %r272;
$L__BB7_50:
or.b32 %r246, %r21, 2;
setp.ge.s32 %p43, %r246, %r264;
@%p43 bra $L__BB7_52;
add.s64 %rd129, %rd147, %rd43;
st.u8 [%rd129], %r271;
$L__BB7_52:
or.b32 %r252, %r21, 3;
setp.ge.s32 %p44, %r252, %r264;
@%p44 bra $L__BB7_55;
add.s64 %rd130, %rd147, %rd42;
st.u8 [%rd130], %r270;
$L__BB7_55:
add.s64 %rd148, %rd148, %rd138;
add.s64 %rd147, %rd147, %rd142;
add.s64 %rd146, %rd146, %rd134;
add.s64 %rd145, %rd145, %rd134;
add.s64 %rd144, %rd144, %rd134;
add.s64 %rd143, %rd143, %rd134;
add.s32 %r266, %r266, 1;
setp.lt.s32 %p45, %r266, %r94;
@%p45 bra $L__BB7_11;
$L__BB7_56:
ret;
}
.visible .entry bitwise_2(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11
)
.maxntid 256, 1, 1
{
.reg .pred %p<46>;
.reg .b16 %rs<96>;
.reg .b32 %r<155>;
.reg .b64 %rd<167>;
ld.param.u64 %rd75, [p0];
ld.param.v2.u32 {%r149, %r51}, [p1+32];
ld.param.v2.u32 {%r52, %r53}, [p1+40];
ld.param.u64 %rd80, [p2];
ld.param.v2.u32 {%r150, %r55}, [p3+32];
ld.param.v2.u32 {%r56, %r57}, [p3+40];
ld.param.u64 %rd85, [p4];
ld.param.v2.u32 {%r151, %r152}, [p5+32];
ld.param.v2.u32 {%r60, %r61}, [p5+40];
ld.param.u32 %r44, [p6];
ld.param.u32 %r45, [p7];
ld.param.u32 %r46, [p8];
ld.param.u32 %r47, [p9];
ld.param.u32 %r49, [p11];
ld.param.u64 %rd158, [p5+24];
ld.param.u64 %rd157, [p5+16];
ld.param.u64 %rd156, [p5+8];
ld.param.u64 %rd86, [p5];
ld.param.u64 %rd154, [p3+24];
ld.param.u64 %rd153, [p3+16];
ld.param.u64 %rd152, [p3+8];
ld.param.u64 %rd81, [p3];
ld.param.u64 %rd150, [p1+24];
ld.param.u64 %rd149, [p1+16];
ld.param.u64 %rd148, [p1+8];
ld.param.u64 %rd76, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p4, %r53, 0;
@%p4 bra $L__BB8_2;
cvta.to.global.u64 %rd90, %rd75;
mul.wide.s32 %rd91, %r1, 40;
add.s64 %rd92, %rd90, %rd91;
ld.global.v2.u32 {%r149, %r63}, [%rd92+32];
ld.global.u64 %rd150, [%rd92+24];
ld.global.u64 %rd149, [%rd92+16];
ld.global.u64 %rd148, [%rd92+8];
ld.global.u64 %rd147, [%rd92];
bra.uni $L__BB8_3;
$L__BB8_2:
cvt.s64.s32 %rd93, %r1;
mul.lo.s64 %rd94, %rd76, %rd93;
add.s64 %rd147, %rd75, %rd94;
$L__BB8_3:
setp.eq.s32 %p5, %r57, 0;
@%p5 bra $L__BB8_5;
cvta.to.global.u64 %rd95, %rd80;
mul.wide.s32 %rd96, %r1, 40;
add.s64 %rd97, %rd95, %rd96;
ld.global.v2.u32 {%r150, %r65}, [%rd97+32];
ld.global.u64 %rd154, [%rd97+24];
ld.global.u64 %rd153, [%rd97+16];
ld.global.u64 %rd152, [%rd97+8];
ld.global.u64 %rd164, [%rd97];
bra.uni $L__BB8_6;
$L__BB8_5:
cvt.s64.s32 %rd98, %r1;
mul.lo.s64 %rd99, %rd81, %rd98;
add.s64 %rd164, %rd80, %rd99;
$L__BB8_6:
setp.eq.s32 %p6, %r61, 0;
@%p6 bra $L__BB8_8;
cvta.to.global.u64 %rd100, %rd85;
mul.wide.s32 %rd101, %r1, 40;
add.s64 %rd102, %rd100, %rd101;
ld.global.v2.u32 {%r151, %r152}, [%rd102+32];
ld.global.u64 %rd158, [%rd102+24];
ld.global.u64 %rd157, [%rd102+16];
ld.global.u64 %rd156, [%rd102+8];
ld.global.u64 %rd163, [%rd102];
bra.uni $L__BB8_9;
$L__BB8_8:
cvt.s64.s32 %rd103, %r1;
mul.lo.s64 %rd104, %rd86, %rd103;
add.s64 %rd163, %rd85, %rd104;
$L__BB8_9:
mov.u32 %r68, %ctaid.x;
shl.b32 %r69, %r68, 5;
mov.u32 %r70, %tid.x;
add.s32 %r71, %r69, %r70;
shl.b32 %r21, %r71, 2;
mov.u32 %r72, %ctaid.y;
shl.b32 %r73, %r72, 3;
mov.u32 %r74, %tid.y;
add.s32 %r22, %r73, %r74;
setp.ge.s32 %p7, %r21, %r151;
setp.ge.s32 %p8, %r22, %r152;
or.pred %p9, %p7, %p8;
setp.lt.s32 %p10, %r60, 1;
or.pred %p11, %p9, %p10;
@%p11 bra $L__BB8_56;
add.s32 %r76, %r21, 4;
setp.le.s32 %p12, %r76, %r149;
setp.eq.s64 %p13, %rd149, 2;
and.pred %p1, %p12, %p13;
setp.le.s32 %p14, %r76, %r150;
setp.eq.s64 %p15, %rd153, 2;
and.pred %p2, %p14, %p15;
setp.le.s32 %p16, %r76, %r151;
setp.eq.s64 %p17, %rd157, 2;
and.pred %p3, %p16, %p17;
add.s32 %r77, %r21, 1;
cvt.s64.s32 %rd105, %r77;
add.s32 %r78, %r21, 2;
cvt.s64.s32 %rd106, %r78;
add.s32 %r79, %r21, 3;
cvt.s64.s32 %rd107, %r79;
mul.lo.s64 %rd108, %rd153, %rd107;
cvt.s64.s32 %rd109, %r22;
mul.lo.s64 %rd110, %rd152, %rd109;
add.s64 %rd38, %rd108, %rd110;
mul.lo.s64 %rd111, %rd153, %rd106;
add.s64 %rd39, %rd111, %rd110;
mul.lo.s64 %rd112, %rd153, %rd105;
add.s64 %rd40, %rd112, %rd110;
cvt.s64.s32 %rd113, %r21;
mul.lo.s64 %rd114, %rd153, %rd113;
add.s64 %rd41, %rd110, %rd114;
mul.lo.s64 %rd115, %rd157, %rd107;
mul.lo.s64 %rd116, %rd156, %rd109;
add.s64 %rd42, %rd115, %rd116;
mul.lo.s64 %rd117, %rd157, %rd106;
add.s64 %rd43, %rd117, %rd116;
mul.lo.s64 %rd118, %rd157, %rd105;
add.s64 %rd44, %rd118, %rd116;
mul.lo.s64 %rd119, %rd157, %rd113;
add.s64 %rd45, %rd116, %rd119;
mul.lo.s64 %rd120, %rd149, %rd107;
mul.lo.s64 %rd121, %rd148, %rd109;
add.s64 %rd122, %rd120, %rd121;
add.s64 %rd162, %rd147, %rd122;
mul.lo.s64 %rd123, %rd149, %rd106;
add.s64 %rd124, %rd123, %rd121;
add.s64 %rd161, %rd147, %rd124;
mul.lo.s64 %rd125, %rd149, %rd105;
add.s64 %rd126, %rd125, %rd121;
add.s64 %rd160, %rd147, %rd126;
mul.lo.s64 %rd127, %rd149, %rd113;
add.s64 %rd128, %rd121, %rd127;
add.s64 %rd159, %rd147, %rd128;
mov.u32 %r153, 0;
$L__BB8_11:
.pragma "nounroll";
and.b64 %rd129, %rd159, 7;
setp.eq.s64 %p18, %rd129, 0;
and.pred %p19, %p1, %p18;
@%p19 bra $L__BB8_21;
bra.uni $L__BB8_12;
$L__BB8_21:
ld.u64 %rd165, [%rd159];
bra.uni $L__BB8_22;
$L__BB8_12:
setp.ge.s32 %p20, %r21, %r149;
@%p20 bra $L__BB8_14;
ld.u16 %rs84, [%rd159];
$L__BB8_14:
or.b32 %r90, %r21, 1;
setp.ge.s32 %p21, %r90, %r149;
@%p21 bra $L__BB8_16;
ld.u16 %rs85, [%rd160];
$L__BB8_16:
or.b32 %r96, %r21, 2;
setp.ge.s32 %p22, %r96, %r149;
@%p22 bra $L__BB8_18;
ld.u16 %rs86, [%rd161];
$L__BB8_18:
or.b32 %r102, %r21, 3;
setp.ge.s32 %p23, %r102, %r149;
@%p23 bra $L__BB8_20;
ld.u16 %rs87, [%rd162];
$L__BB8_20:
mov.b32 %r103, {%rs86, %rs87};
mov.b32 %r104, {%rs84, %rs85};
mov.b64 %rd165, {%r104, %r103};
$L__BB8_22:
mov.b64 {%r27, %r28}, %rd165;
mov.b32 {%rs9, %rs10}, %r27;
mov.b32 {%rs11, %rs12}, %r28;
setp.eq.s32 %p24, %r153, 0;
mov.u32 %r154, %r46;
@%p24 bra $L__BB8_25;
setp.ne.s32 %p25, %r153, 1;
mov.u32 %r154, %r47;
@%p25 bra $L__BB8_24;
bra.uni $L__BB8_25;
$L__BB8_24:
ld.param.u32 %r148, [p10];
setp.eq.s32 %p26, %r153, 2;
selp.b32 %r154, %r148, %r49, %p26;
$L__BB8_25:
cvt.u16.u32 %rs13, %r154;
setp.eq.s32 %p27, %r45, 0;
@%p27 bra $L__BB8_31;
setp.eq.s32 %p28, %r44, 0;
@%p28 bra $L__BB8_29;
setp.ne.s32 %p29, %r44, 1;
@%p29 bra $L__BB8_30;
or.b16 %rs93, %rs9, %rs13;
or.b16 %rs92, %rs10, %rs13;
or.b16 %rs95, %rs11, %rs13;
or.b16 %rs94, %rs12, %rs13;
bra.uni $L__BB8_47;
$L__BB8_31:
add.s64 %rd63, %rd164, %rd41;
and.b64 %rd130, %rd63, 7;
setp.eq.s64 %p31, %rd130, 0;
and.pred %p32, %p2, %p31;
@%p32 bra $L__BB8_41;
bra.uni $L__BB8_32;
$L__BB8_41:
ld.u64 %rd66, [%rd63];
bra.uni $L__BB8_42;
$L__BB8_29:
and.b16 %rs93, %rs9, %rs13;
and.b16 %rs92, %rs10, %rs13;
and.b16 %rs95, %rs11, %rs13;
and.b16 %rs94, %rs12, %rs13;
bra.uni $L__BB8_47;
$L__BB8_30:
setp.eq.s32 %p30, %r44, 2;
selp.b16 %rs54, %rs13, -1, %p30;
xor.b16 %rs93, %rs9, %rs54;
xor.b16 %rs92, %rs10, %rs54;
xor.b16 %rs95, %rs11, %rs54;
xor.b16 %rs94, %rs12, %rs54;
bra.uni $L__BB8_47;
$L__BB8_32:
setp.ge.s32 %p33, %r21, %r150;
@%p33 bra $L__BB8_34;
ld.u16 %rs88, [%rd63];
$L__BB8_34:
or.b32 %r115, %r21, 1;
setp.ge.s32 %p34, %r115, %r150;
@%p34 bra $L__BB8_36;
add.s64 %rd131, %rd164, %rd40;
ld.u16 %rs89, [%rd131];
$L__BB8_36:
or.b32 %r121, %r21, 2;
setp.ge.s32 %p35, %r121, %r150;
@%p35 bra $L__BB8_38;
add.s64 %rd132, %rd164, %rd39;
ld.u16 %rs90, [%rd132];
$L__BB8_38:
or.b32 %r127, %r21, 3;
setp.ge.s32 %p36, %r127, %r150;
@%p36 bra $L__BB8_40;
add.s64 %rd133, %rd164, %rd38;
ld.u16 %rs91, [%rd133];
$L__BB8_40:
mov.b32 %r128, {%rs90, %rs91};
mov.b32 %r129, {%rs88, %rs89};
mov.b64 %rd66, {%r129, %r128};
$L__BB8_42:
setp.eq.s32 %p37, %r44, 0;
@%p37 bra $L__BB8_45;
setp.ne.s32 %p38, %r44, 1;
@%p38 bra $L__BB8_46;
cvt.u16.u64 %rs59, %rd66;
cvt.u16.u32 %rs60, %r27;
or.b16 %rs93, %rs60, %rs59;
shr.u64 %rd134, %rd66, 16;
cvt.u16.u64 %rs61, %rd134;
or.b16 %rs92, %rs10, %rs61;
shr.u64 %rd135, %rd66, 32;
cvt.u16.u64 %rs62, %rd135;
or.b16 %rs95, %rs11, %rs62;
shr.u64 %rd136, %rd66, 48;
cvt.u16.u64 %rs65, %rd136;
or.b16 %rs94, %rs12, %rs65;
bra.uni $L__BB8_47;
$L__BB8_45:
cvt.u16.u64 %rs66, %rd66;
cvt.u16.u32 %rs67, %r27;
and.b16 %rs93, %rs67, %rs66;
shr.u64 %rd137, %rd66, 16;
cvt.u16.u64 %rs68, %rd137;
and.b16 %rs92, %rs10, %rs68;
shr.u64 %rd138, %rd66, 32;
cvt.u16.u64 %rs69, %rd138;
and.b16 %rs95, %rs11, %rs69;
shr.u64 %rd139, %rd66, 48;
cvt.u16.u64 %rs72, %rd139;
and.b16 %rs94, %rs12, %rs72;
bra.uni $L__BB8_47;
$L__BB8_46:
setp.eq.s32 %p39, %r44, 2;
cvt.u16.u64 %rs73, %rd66;
selp.b16 %rs74, %rs73, -1, %p39;
cvt.u16.u32 %rs75, %r27;
xor.b16 %rs93, %rs75, %rs74;
shr.u64 %rd140, %rd66, 16;
cvt.u16.u64 %rs76, %rd140;
selp.b16 %rs77, %rs76, -1, %p39;
xor.b16 %rs92, %rs10, %rs77;
shr.u64 %rd141, %rd66, 32;
cvt.u16.u64 %rs78, %rd141;
selp.b16 %rs79, %rs78, -1, %p39;
xor.b16 %rs95, %rs11, %rs79;
shr.u64 %rd142, %rd66, 48;
cvt.u16.u64 %rs82, %rd142;
selp.b16 %rs83, %rs82, -1, %p39;
xor.b16 %rs94, %rs12, %rs83;
$L__BB8_47:
add.s64 %rd68, %rd163, %rd45;
and.b64 %rd143, %rd68, 7;
setp.eq.s64 %p40, %rd143, 0;
and.pred %p41, %p3, %p40;
@%p41 bra $L__BB8_54;
bra.uni $L__BB8_48;
$L__BB8_54:
st.v4.u16 [%rd68], {%rs93, %rs92, %rs95, %rs94};
bra.uni $L__BB8_55;
$L__BB8_48:
or.b32 %r135, %r21, 1;
setp.ge.s32 %p42, %r135, %r151;
st.u16 [%rd68], %rs93;
@%p42 bra $L__BB8_50;
add.s64 %rd144, %rd163, %rd44;
st.u16 [%rd144], %rs92;
$L__BB8_50:
or.b32 %r141, %r21, 2;
setp.ge.s32 %p43, %r141, %r151;
@%p43 bra $L__BB8_52;
add.s64 %rd145, %rd163, %rd43;
st.u16 [%rd145], %rs95;
$L__BB8_52:
or.b32 %r147, %r21, 3;
setp.ge.s32 %p44, %r147, %r151;
@%p44 bra $L__BB8_55;
add.s64 %rd146, %rd163, %rd42;
st.u16 [%rd146], %rs94;
$L__BB8_55:
add.s64 %rd164, %rd164, %rd154;
add.s64 %rd163, %rd163, %rd158;
add.s64 %rd162, %rd162, %rd150;
add.s64 %rd161, %rd161, %rd150;
add.s64 %rd160, %rd160, %rd150;
add.s64 %rd159, %rd159, %rd150;
add.s32 %r153, %r153, 1;
setp.lt.s32 %p45, %r153, %r60;
@%p45 bra $L__BB8_11;
$L__BB8_56:
ret;
}
.visible .entry bitwise_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11
)
.maxntid 256, 1, 1
{
.reg .pred %p<46>;
.reg .b32 %r<241>;
.reg .b64 %rd<201>;
ld.param.u64 %rd98, [p0];
ld.param.v2.u32 {%r231, %r71}, [p1+32];
ld.param.v2.u32 {%r72, %r73}, [p1+40];
ld.param.u64 %rd103, [p2];
ld.param.v2.u32 {%r232, %r75}, [p3+32];
ld.param.v2.u32 {%r76, %r77}, [p3+40];
ld.param.u64 %rd108, [p4];
ld.param.v2.u32 {%r233, %r234}, [p5+32];
ld.param.v2.u32 {%r80, %r81}, [p5+40];
ld.param.u32 %r64, [p6];
ld.param.u64 %rd182, [p5+24];
ld.param.u64 %rd181, [p5+16];
ld.param.u64 %rd180, [p5+8];
ld.param.u64 %rd109, [p5];
ld.param.u64 %rd178, [p3+24];
ld.param.u64 %rd177, [p3+16];
ld.param.u64 %rd176, [p3+8];
ld.param.u64 %rd104, [p3];
ld.param.u64 %rd174, [p1+24];
ld.param.u64 %rd173, [p1+16];
ld.param.u64 %rd172, [p1+8];
ld.param.u64 %rd99, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p4, %r73, 0;
@%p4 bra $L__BB9_2;
cvta.to.global.u64 %rd113, %rd98;
mul.wide.s32 %rd114, %r1, 40;
add.s64 %rd115, %rd113, %rd114;
ld.global.v2.u32 {%r231, %r83}, [%rd115+32];
ld.global.u64 %rd174, [%rd115+24];
ld.global.u64 %rd173, [%rd115+16];
ld.global.u64 %rd172, [%rd115+8];
ld.global.u64 %rd171, [%rd115];
bra.uni $L__BB9_3;
$L__BB9_2:
cvt.s64.s32 %rd116, %r1;
mul.lo.s64 %rd117, %rd99, %rd116;
add.s64 %rd171, %rd98, %rd117;
$L__BB9_3:
setp.eq.s32 %p5, %r77, 0;
@%p5 bra $L__BB9_5;
cvta.to.global.u64 %rd118, %rd103;
mul.wide.s32 %rd119, %r1, 40;
add.s64 %rd120, %rd118, %rd119;
ld.global.v2.u32 {%r232, %r85}, [%rd120+32];
ld.global.u64 %rd178, [%rd120+24];
ld.global.u64 %rd177, [%rd120+16];
ld.global.u64 %rd176, [%rd120+8];
ld.global.u64 %rd188, [%rd120];
bra.uni $L__BB9_6;
$L__BB9_5:
cvt.s64.s32 %rd121, %r1;
mul.lo.s64 %rd122, %rd104, %rd121;
add.s64 %rd188, %rd103, %rd122;
$L__BB9_6:
setp.eq.s32 %p6, %r81, 0;
@%p6 bra $L__BB9_8;
cvta.to.global.u64 %rd123, %rd108;
mul.wide.s32 %rd124, %r1, 40;
add.s64 %rd125, %rd123, %rd124;
ld.global.v2.u32 {%r233, %r234}, [%rd125+32];
ld.global.u64 %rd182, [%rd125+24];
ld.global.u64 %rd181, [%rd125+16];
ld.global.u64 %rd180, [%rd125+8];
ld.global.u64 %rd187, [%rd125];
bra.uni $L__BB9_9;
$L__BB9_8:
cvt.s64.s32 %rd126, %r1;
mul.lo.s64 %rd127, %rd109, %rd126;
add.s64 %rd187, %rd108, %rd127;
$L__BB9_9:
mov.u32 %r88, %ctaid.x;
shl.b32 %r89, %r88, 5;
mov.u32 %r90, %tid.x;
add.s32 %r91, %r89, %r90;
shl.b32 %r21, %r91, 2;
mov.u32 %r92, %ctaid.y;
shl.b32 %r93, %r92, 3;
mov.u32 %r94, %tid.y;
add.s32 %r22, %r93, %r94;
setp.ge.s32 %p7, %r21, %r233;
setp.ge.s32 %p8, %r22, %r234;
or.pred %p9, %p7, %p8;
setp.lt.s32 %p10, %r80, 1;
or.pred %p11, %p9, %p10;
@%p11 bra $L__BB9_52;
add.s32 %r96, %r21, 4;
setp.le.s32 %p12, %r96, %r231;
setp.eq.s64 %p13, %rd173, 4;
and.pred %p1, %p12, %p13;
setp.le.s32 %p14, %r96, %r232;
setp.eq.s64 %p15, %rd177, 4;
and.pred %p2, %p14, %p15;
setp.le.s32 %p16, %r96, %r233;
setp.eq.s64 %p17, %rd181, 4;
and.pred %p3, %p16, %p17;
add.s32 %r97, %r21, 1;
cvt.s64.s32 %rd128, %r97;
add.s32 %r98, %r21, 2;
cvt.s64.s32 %rd129, %r98;
add.s32 %r99, %r21, 3;
cvt.s64.s32 %rd130, %r99;
mul.lo.s64 %rd131, %rd177, %rd130;
cvt.s64.s32 %rd132, %r22;
mul.lo.s64 %rd133, %rd176, %rd132;
add.s64 %rd38, %rd131, %rd133;
mul.lo.s64 %rd134, %rd177, %rd129;
add.s64 %rd39, %rd134, %rd133;
mul.lo.s64 %rd135, %rd177, %rd128;
add.s64 %rd40, %rd135, %rd133;
cvt.s64.s32 %rd136, %r21;
mul.lo.s64 %rd137, %rd177, %rd136;
add.s64 %rd41, %rd133, %rd137;
mul.lo.s64 %rd138, %rd181, %rd130;
mul.lo.s64 %rd139, %rd180, %rd132;
add.s64 %rd42, %rd138, %rd139;
mul.lo.s64 %rd140, %rd181, %rd129;
add.s64 %rd43, %rd140, %rd139;
mul.lo.s64 %rd141, %rd181, %rd128;
add.s64 %rd44, %rd141, %rd139;
mul.lo.s64 %rd142, %rd181, %rd136;
add.s64 %rd45, %rd139, %rd142;
mul.lo.s64 %rd143, %rd173, %rd130;
mul.lo.s64 %rd144, %rd172, %rd132;
add.s64 %rd145, %rd143, %rd144;
add.s64 %rd186, %rd171, %rd145;
mul.lo.s64 %rd146, %rd173, %rd129;
add.s64 %rd147, %rd146, %rd144;
add.s64 %rd185, %rd171, %rd147;
mul.lo.s64 %rd148, %rd173, %rd128;
add.s64 %rd149, %rd148, %rd144;
add.s64 %rd184, %rd171, %rd149;
mul.lo.s64 %rd150, %rd173, %rd136;
add.s64 %rd151, %rd144, %rd150;
add.s64 %rd183, %rd171, %rd151;
mov.u32 %r235, 0;
$L__BB9_11:
.pragma "nounroll";
and.b64 %rd152, %rd183, 15;
setp.eq.s64 %p18, %rd152, 0;
and.pred %p19, %p1, %p18;
@%p19 bra $L__BB9_21;
bra.uni $L__BB9_12;
$L__BB9_21:
ld.v2.u64 {%rd190, %rd73}, [%rd183];
bra.uni $L__BB9_22;
$L__BB9_12:
setp.ge.s32 %p20, %r21, %r231;
@%p20 bra $L__BB9_14;
ld.u32 %r105, [%rd183];
mov.b64 %rd190, {%r105, %r106};
$L__BB9_14:
or.b32 %r112, %r21, 1;
setp.ge.s32 %p21, %r112, %r231;
@%p21 bra $L__BB9_16;
ld.u32 %r113, [%rd184];
mov.b64 {%r114, %r115}, %rd190;
mov.b64 %rd190, {%r114, %r113};
$L__BB9_16:
or.b32 %r121, %r21, 2;
setp.ge.s32 %p22, %r121, %r231;
@%p22 bra $L__BB9_18;
ld.u32 %r122, [%rd185];
mov.b64 %rd73, {%r122, %r123};
$L__BB9_18:
or.b32 %r129, %r21, 3;
setp.ge.s32 %p23, %r129, %r231;
@%p23 bra $L__BB9_22;
ld.u32 %r130, [%rd186];
mov.b64 {%r131, %r132}, %rd73;
mov.b64 %rd73, {%r131, %r130};
$L__BB9_22:
ld.param.u32 %r236, [p8];
setp.eq.s32 %p24, %r235, 0;
@%p24 bra $L__BB9_25;
ld.param.u32 %r236, [p9];
setp.ne.s32 %p25, %r235, 1;
@%p25 bra $L__BB9_24;
bra.uni $L__BB9_25;
$L__BB9_24:
ld.param.u32 %r229, [p11];
ld.param.u32 %r228, [p10];
setp.eq.s32 %p26, %r235, 2;
selp.b32 %r236, %r228, %r229, %p26;
$L__BB9_25:
ld.param.u32 %r230, [p7];
setp.eq.s32 %p27, %r230, 0;
@%p27 bra $L__BB9_31;
setp.eq.s32 %p28, %r64, 0;
mov.b64 {%r29, %r30}, %rd190;
@%p28 bra $L__BB9_30;
setp.eq.s32 %p29, %r64, 2;
@%p29 bra $L__BB9_29;
bra.uni $L__BB9_28;
$L__BB9_29:
xor.b32 %r239, %r236, %r29;
xor.b32 %r240, %r236, %r30;
mov.b64 {%r143, %r144}, %rd73;
xor.b32 %r237, %r236, %r143;
xor.b32 %r238, %r236, %r144;
bra.uni $L__BB9_43;
$L__BB9_31:
add.s64 %rd76, %rd188, %rd41;
and.b64 %rd157, %rd76, 15;
setp.eq.s64 %p31, %rd157, 0;
and.pred %p32, %p2, %p31;
@%p32 bra $L__BB9_41;
bra.uni $L__BB9_32;
$L__BB9_41:
add.s64 %rd170, %rd188, %rd41;
ld.v2.u64 {%rd196, %rd198}, [%rd170];
bra.uni $L__BB9_42;
$L__BB9_30:
and.b32 %r239, %r236, %r29;
and.b32 %r240, %r236, %r30;
mov.b64 {%r145, %r146}, %rd73;
and.b32 %r237, %r236, %r145;
and.b32 %r238, %r236, %r146;
bra.uni $L__BB9_43;
$L__BB9_28:
setp.eq.s32 %p30, %r64, 1;
not.b32 %r133, %r29;
or.b32 %r134, %r236, %r29;
selp.b32 %r239, %r134, %r133, %p30;
or.b32 %r135, %r236, %r30;
not.b32 %r136, %r30;
selp.b32 %r240, %r135, %r136, %p30;
mov.b64 {%r137, %r138}, %rd73;
or.b32 %r139, %r236, %r137;
not.b32 %r140, %r137;
selp.b32 %r237, %r139, %r140, %p30;
or.b32 %r141, %r236, %r138;
not.b32 %r142, %r138;
selp.b32 %r238, %r141, %r142, %p30;
bra.uni $L__BB9_43;
$L__BB9_32:
setp.ge.s32 %p33, %r21, %r232;
@%p33 bra $L__BB9_34;
add.s64 %rd169, %rd188, %rd41;
ld.u32 %r152, [%rd169];
mov.b64 %rd196, {%r152, %r153};
$L__BB9_34:
or.b32 %r159, %r21, 1;
setp.ge.s32 %p34, %r159, %r232;
@%p34 bra $L__BB9_36;
add.s64 %rd159, %rd188, %rd40;
ld.u32 %r160, [%rd159];
mov.b64 {%r161, %r162}, %rd196;
mov.b64 %rd196, {%r161, %r160};
$L__BB9_36:
or.b32 %r168, %r21, 2;
setp.ge.s32 %p35, %r168, %r232;
@%p35 bra $L__BB9_38;
add.s64 %rd161, %rd188, %rd39;
ld.u32 %r169, [%rd161];
mov.b64 %rd198, {%r169, %r170};
$L__BB9_38:
or.b32 %r176, %r21, 3;
setp.ge.s32 %p36, %r176, %r232;
@%p36 bra $L__BB9_42;
add.s64 %rd162, %rd188, %rd38;
ld.u32 %r177, [%rd162];
mov.b64 {%r178, %r179}, %rd198;
mov.b64 %rd198, {%r178, %r177};
$L__BB9_42:
mov.b64 {%r180, %r181}, %rd190;
mov.b64 {%r182, %r183}, %rd196;
and.b32 %r184, %r182, %r180;
or.b32 %r185, %r182, %r180;
setp.eq.s32 %p37, %r64, 2;
selp.b32 %r186, %r182, -1, %p37;
xor.b32 %r187, %r186, %r180;
setp.eq.s32 %p38, %r64, 1;
selp.b32 %r188, %r185, %r187, %p38;
setp.eq.s32 %p39, %r64, 0;
selp.b32 %r239, %r184, %r188, %p39;
and.b32 %r189, %r183, %r181;
or.b32 %r190, %r183, %r181;
selp.b32 %r191, %r183, -1, %p37;
xor.b32 %r192, %r191, %r181;
selp.b32 %r193, %r190, %r192, %p38;
selp.b32 %r240, %r189, %r193, %p39;
mov.b64 {%r194, %r195}, %rd73;
mov.b64 {%r196, %r197}, %rd198;
and.b32 %r198, %r196, %r194;
or.b32 %r199, %r196, %r194;
selp.b32 %r200, %r196, -1, %p37;
xor.b32 %r201, %r200, %r194;
selp.b32 %r202, %r199, %r201, %p38;
selp.b32 %r237, %r198, %r202, %p39;
and.b32 %r203, %r197, %r195;
or.b32 %r204, %r197, %r195;
selp.b32 %r205, %r197, -1, %p37;
xor.b32 %r206, %r205, %r195;
selp.b32 %r207, %r204, %r206, %p38;
selp.b32 %r238, %r203, %r207, %p39;
$L__BB9_43:
add.s64 %rd91, %rd187, %rd45;
and.b64 %rd165, %rd91, 15;
setp.eq.s64 %p40, %rd165, 0;
and.pred %p41, %p3, %p40;
@%p41 bra $L__BB9_50;
bra.uni $L__BB9_44;
$L__BB9_50:
st.v4.u32 [%rd91], {%r239, %r240, %r237, %r238};
bra.uni $L__BB9_51;
$L__BB9_44:
or.b32 %r213, %r21, 1;
setp.ge.s32 %p42, %r213, %r233;
st.u32 [%rd91], %r239;
@%p42 bra $L__BB9_46;
add.s64 %rd166, %rd187, %rd44;
st.u32 [%rd166], %r240;
$L__BB9_46:
or.b32 %r219, %r21, 2;
setp.ge.s32 %p43, %r219, %r233;
@%p43 bra $L__BB9_48;
add.s64 %rd167, %rd187, %rd43;
st.u32 [%rd167], %r237;
$L__BB9_48:
or.b32 %r225, %r21, 3;
setp.ge.s32 %p44, %r225, %r233;
@%p44 bra $L__BB9_51;
add.s64 %rd168, %rd187, %rd42;
st.u32 [%rd168], %r238;
$L__BB9_51:
add.s64 %rd188, %rd188, %rd178;
add.s64 %rd187, %rd187, %rd182;
add.s64 %rd186, %rd186, %rd174;
add.s64 %rd185, %rd185, %rd174;
add.s64 %rd184, %rd184, %rd174;
add.s64 %rd183, %rd183, %rd174;
add.s32 %r235, %r235, 1;
setp.lt.s32 %p45, %r235, %r80;
@%p45 bra $L__BB9_11;
$L__BB9_52:
ret;
}
`;
