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
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[12],
.param .u64 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8
)
.maxntid 256, 1, 1
{
.reg .pred %p<329>;
.reg .b16 %rs<205>;
.reg .f32 %f<349>;
.reg .b32 %r<843>;
.reg .b64 %rd<352>;
ld.param.u64 %rd79, [p0];
ld.param.v2.u32 {%r172, %r173}, [p1+40];
ld.param.u64 %rd84, [p2];
ld.param.v2.u32 {%r776, %r777}, [p3+32];
ld.param.v2.u32 {%r176, %r177}, [p3+40];
ld.param.u64 %rd89, [p5];
ld.param.u32 %r167, [p6];
ld.param.u32 %r168, [p7];
ld.param.u32 %r169, [p8];
ld.param.u32 %r166, [p4+8];
ld.param.u32 %r165, [p4+4];
ld.param.u32 %r164, [p4];
ld.param.u64 %rd350, [p3+24];
ld.param.u64 %rd349, [p3+16];
ld.param.u64 %rd348, [p3+8];
ld.param.u64 %rd85, [p3];
ld.param.u64 %rd346, [p1+24];
ld.param.u64 %rd345, [p1+16];
ld.param.u64 %rd344, [p1+8];
ld.param.u64 %rd80, [p1];
mov.u32 %r2, %ctaid.z;
setp.eq.s32 %p3, %r173, 0;
@%p3 bra $L__BB0_2;
cvta.to.global.u64 %rd90, %rd79;
mul.wide.s32 %rd91, %r2, 40;
add.s64 %rd92, %rd90, %rd91;
ld.global.u64 %rd346, [%rd92+24];
ld.global.u64 %rd345, [%rd92+16];
ld.global.u64 %rd344, [%rd92+8];
ld.global.u64 %rd343, [%rd92];
bra.uni $L__BB0_3;
$L__BB0_2:
cvt.s64.s32 %rd93, %r2;
mul.lo.s64 %rd94, %rd80, %rd93;
add.s64 %rd343, %rd79, %rd94;
$L__BB0_3:
setp.eq.s32 %p4, %r177, 0;
@%p4 bra $L__BB0_5;
cvta.to.global.u64 %rd95, %rd84;
mul.wide.s32 %rd96, %r2, 40;
add.s64 %rd97, %rd95, %rd96;
ld.global.v2.u32 {%r776, %r777}, [%rd97+32];
ld.global.u64 %rd350, [%rd97+24];
ld.global.u64 %rd349, [%rd97+16];
ld.global.u64 %rd348, [%rd97+8];
ld.global.u64 %rd347, [%rd97];
bra.uni $L__BB0_6;
$L__BB0_5:
cvt.s64.s32 %rd98, %r2;
mul.lo.s64 %rd99, %rd85, %rd98;
add.s64 %rd347, %rd84, %rd99;
$L__BB0_6:
mov.u32 %r182, %ctaid.y;
shl.b32 %r183, %r182, 3;
mov.u32 %r184, %tid.y;
add.s32 %r15, %r183, %r184;
setp.ge.s32 %p5, %r15, %r777;
@%p5 bra $L__BB0_407;
setp.lt.s32 %p6, %r176, 1;
@%p6 bra $L__BB0_407;
mov.u32 %r187, %ctaid.x;
shl.b32 %r188, %r187, 9;
mov.u32 %r189, %tid.x;
shl.b32 %r190, %r189, 2;
add.s32 %r191, %r188, %r190;
cvt.s64.s32 %rd100, %r15;
mul.lo.s64 %rd27, %rd344, %rd100;
mul.lo.s64 %rd28, %rd348, %rd100;
mul.lo.s32 %r192, %r2, %r167;
cvt.u64.u32 %rd29, %r192;
add.s32 %r193, %r191, 4;
min.s32 %r20, %r193, %r776;
add.s32 %r194, %r191, 132;
min.s32 %r21, %r194, %r776;
add.s32 %r195, %r191, 260;
min.s32 %r22, %r195, %r776;
add.s32 %r196, %r191, 388;
min.s32 %r23, %r196, %r776;
mov.u32 %r794, 0;
$L__BB0_9:
.pragma "nounroll";
cvt.s64.s32 %rd101, %r794;
mul.lo.s64 %rd102, %rd346, %rd101;
add.s64 %rd103, %rd102, %rd27;
add.s64 %rd34, %rd343, %rd103;
mul.lo.s64 %rd104, %rd350, %rd101;
add.s64 %rd105, %rd104, %rd28;
add.s64 %rd35, %rd347, %rd105;
setp.eq.s32 %p8, %r164, 4;
selp.b32 %r197, 4, 2, %p8;
setp.eq.s32 %p9, %r164, 0;
selp.b32 %r198, 1, %r197, %p9;
cvt.u64.u32 %rd106, %r198;
setp.ne.s64 %p10, %rd345, %rd106;
setp.eq.s32 %p11, %r165, 4;
selp.b32 %r199, 4, 2, %p11;
setp.eq.s32 %p12, %r165, 0;
selp.b32 %r200, 1, %r199, %p12;
cvt.u64.u32 %rd107, %r200;
setp.ne.s64 %p13, %rd349, %rd107;
mov.pred %p328, 0;
or.pred %p14, %p10, %p13;
@%p14 bra $L__BB0_12;
shl.b32 %r203, %r198, 2;
add.s32 %r204, %r203, -1;
cvt.s64.s32 %rd108, %r204;
and.b64 %rd109, %rd34, %rd108;
setp.ne.s64 %p18, %rd109, 0;
@%p18 bra $L__BB0_12;
setp.eq.s32 %p308, %r165, 4;
setp.eq.s32 %p307, %r165, 0;
selp.b32 %r775, 4, 2, %p308;
selp.b32 %r774, 1, %r775, %p307;
shl.b32 %r207, %r774, 2;
add.s32 %r208, %r207, -1;
cvt.s64.s32 %rd110, %r208;
and.b64 %rd111, %rd35, %rd110;
setp.eq.s64 %p328, %rd111, 0;
$L__BB0_12:
cvt.s64.s32 %rd112, %r191;
mul.lo.s64 %rd114, %rd112, %rd106;
add.s64 %rd36, %rd34, %rd114;
add.s32 %r216, %r191, 128;
mul.wide.s32 %rd115, %r216, %r198;
add.s64 %rd37, %rd34, %rd115;
add.s32 %r217, %r191, 256;
mul.wide.s32 %rd116, %r217, %r198;
add.s64 %rd38, %rd34, %rd116;
add.s32 %r218, %r191, 384;
mul.wide.s32 %rd117, %r218, %r198;
add.s64 %rd39, %rd34, %rd117;
@%p9 bra $L__BB0_22;
setp.ne.s32 %p23, %r164, 4;
@%p23 bra $L__BB0_30;
setp.gt.s32 %p24, %r193, %r776;
not.pred %p25, %p328;
or.pred %p26, %p25, %p24;
@%p26 bra $L__BB0_16;
ld.v4.u32 {%r831, %r830, %r829, %r828}, [%rd36];
$L__BB0_16:
not.pred %p309, %p328;
setp.gt.s32 %p27, %r194, %r776;
or.pred %p29, %p309, %p27;
@%p29 bra $L__BB0_18;
ld.v4.u32 {%r827, %r826, %r825, %r824}, [%rd37];
$L__BB0_18:
not.pred %p310, %p328;
setp.gt.s32 %p30, %r195, %r776;
or.pred %p32, %p310, %p30;
@%p32 bra $L__BB0_20;
ld.v4.u32 {%r823, %r822, %r821, %r820}, [%rd38];
$L__BB0_20:
not.pred %p311, %p328;
setp.gt.s32 %p33, %r196, %r776;
or.pred %p35, %p311, %p33;
@%p35 bra $L__BB0_38;
ld.v4.u32 {%r819, %r818, %r817, %r816}, [%rd39];
bra.uni $L__BB0_38;
$L__BB0_22:
setp.gt.s32 %p36, %r193, %r776;
not.pred %p37, %p328;
or.pred %p38, %p37, %p36;
@%p38 bra $L__BB0_24;
ld.u32 %r831, [%rd36];
$L__BB0_24:
not.pred %p312, %p328;
setp.gt.s32 %p39, %r194, %r776;
or.pred %p41, %p312, %p39;
@%p41 bra $L__BB0_26;
ld.u32 %r827, [%rd37];
$L__BB0_26:
not.pred %p313, %p328;
setp.gt.s32 %p42, %r195, %r776;
or.pred %p44, %p313, %p42;
@%p44 bra $L__BB0_28;
ld.u32 %r823, [%rd38];
$L__BB0_28:
not.pred %p314, %p328;
setp.gt.s32 %p45, %r196, %r776;
or.pred %p47, %p314, %p45;
@%p47 bra $L__BB0_38;
ld.u32 %r819, [%rd39];
bra.uni $L__BB0_38;
$L__BB0_30:
setp.gt.s32 %p48, %r193, %r776;
not.pred %p49, %p328;
or.pred %p50, %p49, %p48;
@%p50 bra $L__BB0_32;
ld.v2.u32 {%r831, %r830}, [%rd36];
$L__BB0_32:
not.pred %p315, %p328;
setp.gt.s32 %p51, %r194, %r776;
or.pred %p53, %p315, %p51;
@%p53 bra $L__BB0_34;
ld.v2.u32 {%r827, %r826}, [%rd37];
$L__BB0_34:
not.pred %p316, %p328;
setp.gt.s32 %p54, %r195, %r776;
or.pred %p56, %p316, %p54;
@%p56 bra $L__BB0_36;
ld.v2.u32 {%r823, %r822}, [%rd38];
$L__BB0_36:
not.pred %p317, %p328;
setp.gt.s32 %p57, %r196, %r776;
or.pred %p59, %p317, %p57;
@%p59 bra $L__BB0_38;
ld.v2.u32 {%r819, %r818}, [%rd39];
$L__BB0_38:
setp.lt.s32 %p60, %r166, 2;
mov.u32 %r832, %r794;
@%p60 bra $L__BB0_40;
rem.s32 %r832, %r191, %r166;
$L__BB0_40:
setp.le.s32 %p61, %r193, %r776;
and.pred %p62, %p328, %p61;
@%p62 bra $L__BB0_74;
bra.uni $L__BB0_41;
$L__BB0_74:
@%p9 bra $L__BB0_78;
@%p8 bra $L__BB0_79;
setp.ne.s32 %p85, %r164, 3;
@%p85 bra $L__BB0_80;
cvt.u16.u32 %rs14, %r831;
cvt.f32.f16 %f314, %rs14;
shr.u32 %r353, %r831, 16;
cvt.u16.u32 %rs15, %r353;
cvt.f32.f16 %f313, %rs15;
cvt.u16.u32 %rs16, %r830;
cvt.f32.f16 %f312, %rs16;
shr.u32 %r354, %r830, 16;
cvt.u16.u32 %rs17, %r354;
cvt.f32.f16 %f311, %rs17;
bra.uni $L__BB0_81;
$L__BB0_41:
setp.ge.s32 %p63, %r191, %r20;
@%p63 bra $L__BB0_130;
cvt.s64.s32 %rd351, %r191;
$L__BB0_43:
.pragma "nounroll";
mul.lo.s64 %rd118, %rd349, %rd351;
add.s64 %rd42, %rd35, %rd118;
mul.lo.s64 %rd119, %rd345, %rd351;
add.s64 %rd43, %rd34, %rd119;
setp.gt.s32 %p64, %r164, 1;
@%p64 bra $L__BB0_46;
@%p9 bra $L__BB0_51;
setp.eq.s32 %p68, %r164, 1;
@%p68 bra $L__BB0_50;
bra.uni $L__BB0_52;
$L__BB0_50:
ld.global.nc.u16 %rs4, [%rd43];
cvt.rn.f32.u16 %f309, %rs4;
bra.uni $L__BB0_53;
$L__BB0_46:
setp.eq.s32 %p65, %r164, 2;
@%p65 bra $L__BB0_49;
setp.ne.s32 %p66, %r164, 3;
@%p66 bra $L__BB0_52;
ld.global.nc.u16 %rs1, [%rd43];
cvt.f32.f16 %f309, %rs1;
bra.uni $L__BB0_53;
$L__BB0_51:
ld.global.nc.u8 %r336, [%rd43];
cvt.u16.u32 %rs5, %r336;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f309, %rs6;
bra.uni $L__BB0_53;
$L__BB0_49:
ld.global.nc.s16 %rs3, [%rd43];
cvt.rn.f32.s16 %f309, %rs3;
bra.uni $L__BB0_53;
$L__BB0_52:
ld.global.nc.f32 %f309, [%rd43];
$L__BB0_53:
cvt.rzi.s32.f32 %r337, %f309;
mul.lo.s32 %r338, %r337, %r168;
cvt.s64.s32 %rd125, %r338;
mul.lo.s32 %r339, %r832, %r169;
cvt.s64.s32 %rd126, %r339;
add.s64 %rd127, %rd126, %rd29;
add.s64 %rd128, %rd127, %rd125;
add.s64 %rd44, %rd89, %rd128;
setp.gt.s32 %p69, %r165, 1;
@%p69 bra $L__BB0_56;
@%p12 bra $L__BB0_61;
setp.eq.s32 %p73, %r165, 1;
@%p73 bra $L__BB0_60;
bra.uni $L__BB0_62;
$L__BB0_60:
ld.global.nc.u16 %rs10, [%rd44];
cvt.rn.f32.u16 %f310, %rs10;
bra.uni $L__BB0_63;
$L__BB0_56:
setp.eq.s32 %p70, %r165, 2;
@%p70 bra $L__BB0_59;
setp.ne.s32 %p71, %r165, 3;
@%p71 bra $L__BB0_62;
ld.global.nc.u16 %rs7, [%rd44];
cvt.f32.f16 %f310, %rs7;
bra.uni $L__BB0_63;
$L__BB0_61:
ld.global.nc.u8 %r340, [%rd44];
cvt.u16.u32 %rs11, %r340;
and.b16 %rs12, %rs11, 255;
cvt.rn.f32.u16 %f310, %rs12;
bra.uni $L__BB0_63;
$L__BB0_59:
ld.global.nc.s16 %rs9, [%rd44];
cvt.rn.f32.s16 %f310, %rs9;
bra.uni $L__BB0_63;
$L__BB0_62:
ld.global.nc.f32 %f310, [%rd44];
$L__BB0_63:
setp.gt.s32 %p318, %r165, 1;
@%p318 bra $L__BB0_66;
@%p12 bra $L__BB0_71;
setp.eq.s32 %p78, %r165, 1;
@%p78 bra $L__BB0_70;
bra.uni $L__BB0_72;
$L__BB0_70:
cvt.rni.s32.f32 %r344, %f310;
max.s32 %r345, %r344, 0;
min.s32 %r346, %r345, 65535;
st.u16 [%rd42], %r346;
bra.uni $L__BB0_73;
$L__BB0_66:
setp.eq.s32 %p75, %r165, 2;
@%p75 bra $L__BB0_69;
setp.ne.s32 %p76, %r165, 3;
@%p76 bra $L__BB0_72;
cvt.rn.f16.f32 %rs13, %f310;
st.u16 [%rd42], %rs13;
bra.uni $L__BB0_73;
$L__BB0_71:
cvt.rni.s32.f32 %r347, %f310;
max.s32 %r348, %r347, 0;
min.s32 %r349, %r348, 255;
st.u8 [%rd42], %r349;
bra.uni $L__BB0_73;
$L__BB0_69:
cvt.rni.s32.f32 %r341, %f310;
max.s32 %r342, %r341, -32768;
min.s32 %r343, %r342, 32767;
st.u16 [%rd42], %r343;
bra.uni $L__BB0_73;
$L__BB0_72:
st.f32 [%rd42], %f310;
$L__BB0_73:
setp.gt.s32 %p79, %r166, 1;
add.s32 %r350, %r832, 1;
setp.eq.s32 %p80, %r350, %r166;
selp.b32 %r351, %r350, %r832, %p79;
and.pred %p81, %p79, %p80;
selp.b32 %r832, 0, %r351, %p81;
add.s64 %rd351, %rd351, 1;
cvt.u32.u64 %r352, %rd351;
setp.lt.s32 %p82, %r352, %r20;
@%p82 bra $L__BB0_43;
bra.uni $L__BB0_130;
$L__BB0_79:
mov.b32 %f314, %r831;
mov.b32 %f313, %r830;
mov.b32 %f312, %r829;
mov.b32 %f311, %r828;
bra.uni $L__BB0_81;
$L__BB0_78:
cvt.u16.u32 %rs18, %r831;
and.b16 %rs19, %rs18, 255;
cvt.rn.f32.u16 %f314, %rs19;
shr.u16 %rs20, %rs18, 8;
cvt.rn.f32.u16 %f313, %rs20;
shr.u32 %r355, %r831, 16;
cvt.u16.u32 %rs21, %r355;
and.b16 %rs22, %rs21, 255;
cvt.rn.f32.u16 %f312, %rs22;
shr.u32 %r356, %r831, 24;
cvt.u16.u32 %rs23, %r356;
cvt.rn.f32.u16 %f311, %rs23;
bra.uni $L__BB0_81;
$L__BB0_80:
and.b32 %r357, %r831, 65535;
setp.eq.s32 %p86, %r164, 2;
selp.b32 %r358, 32768, 0, %p86;
and.b32 %r359, %r831, %r358;
shl.b32 %r360, %r359, 1;
sub.s32 %r361, %r357, %r360;
cvt.rn.f32.s32 %f314, %r361;
shr.u32 %r362, %r831, 16;
and.b32 %r363, %r362, %r358;
shl.b32 %r364, %r363, 1;
sub.s32 %r365, %r362, %r364;
cvt.rn.f32.s32 %f313, %r365;
and.b32 %r366, %r830, %r358;
shl.b32 %r367, %r366, 1;
and.b32 %r368, %r830, 65535;
sub.s32 %r369, %r368, %r367;
cvt.rn.f32.s32 %f312, %r369;
shr.u32 %r370, %r830, 16;
and.b32 %r371, %r370, %r358;
shl.b32 %r372, %r371, 1;
sub.s32 %r373, %r370, %r372;
cvt.rn.f32.s32 %f311, %r373;
$L__BB0_81:
cvt.rzi.s32.f32 %r374, %f314;
mul.lo.s32 %r375, %r374, %r168;
cvt.s64.s32 %rd134, %r375;
mul.lo.s32 %r376, %r832, %r169;
cvt.s64.s32 %rd135, %r376;
add.s64 %rd136, %rd135, %rd29;
add.s64 %rd137, %rd136, %rd134;
add.s64 %rd47, %rd89, %rd137;
setp.gt.s32 %p87, %r165, 1;
@%p87 bra $L__BB0_84;
@%p12 bra $L__BB0_89;
setp.eq.s32 %p91, %r165, 1;
@%p91 bra $L__BB0_88;
bra.uni $L__BB0_90;
$L__BB0_88:
ld.global.nc.u16 %rs27, [%rd47];
cvt.rn.f32.u16 %f315, %rs27;
bra.uni $L__BB0_91;
$L__BB0_84:
setp.eq.s32 %p88, %r165, 2;
@%p88 bra $L__BB0_87;
setp.ne.s32 %p89, %r165, 3;
@%p89 bra $L__BB0_90;
ld.global.nc.u16 %rs24, [%rd47];
cvt.f32.f16 %f315, %rs24;
bra.uni $L__BB0_91;
$L__BB0_89:
ld.global.nc.u8 %r377, [%rd47];
cvt.u16.u32 %rs28, %r377;
and.b16 %rs29, %rs28, 255;
cvt.rn.f32.u16 %f315, %rs29;
bra.uni $L__BB0_91;
$L__BB0_87:
ld.global.nc.s16 %rs26, [%rd47];
cvt.rn.f32.s16 %f315, %rs26;
bra.uni $L__BB0_91;
$L__BB0_90:
ld.global.nc.f32 %f315, [%rd47];
$L__BB0_91:
add.s32 %r378, %r832, 1;
setp.eq.s32 %p92, %r378, %r166;
setp.gt.s32 %p93, %r166, 1;
selp.b32 %r379, %r378, %r832, %p93;
and.pred %p94, %p93, %p92;
selp.b32 %r110, 0, %r379, %p94;
cvt.rzi.s32.f32 %r380, %f313;
mul.lo.s32 %r381, %r380, %r168;
cvt.s64.s32 %rd143, %r381;
mul.lo.s32 %r382, %r110, %r169;
cvt.s64.s32 %rd144, %r382;
add.s64 %rd145, %rd144, %rd29;
add.s64 %rd146, %rd145, %rd143;
add.s64 %rd48, %rd89, %rd146;
@%p87 bra $L__BB0_94;
@%p12 bra $L__BB0_99;
setp.eq.s32 %p99, %r165, 1;
@%p99 bra $L__BB0_98;
bra.uni $L__BB0_100;
$L__BB0_98:
ld.global.nc.u16 %rs33, [%rd48];
cvt.rn.f32.u16 %f316, %rs33;
bra.uni $L__BB0_101;
$L__BB0_94:
setp.eq.s32 %p96, %r165, 2;
@%p96 bra $L__BB0_97;
setp.ne.s32 %p97, %r165, 3;
@%p97 bra $L__BB0_100;
ld.global.nc.u16 %rs30, [%rd48];
cvt.f32.f16 %f316, %rs30;
bra.uni $L__BB0_101;
$L__BB0_99:
ld.global.nc.u8 %r383, [%rd48];
cvt.u16.u32 %rs34, %r383;
and.b16 %rs35, %rs34, 255;
cvt.rn.f32.u16 %f316, %rs35;
bra.uni $L__BB0_101;
$L__BB0_97:
ld.global.nc.s16 %rs32, [%rd48];
cvt.rn.f32.s16 %f316, %rs32;
bra.uni $L__BB0_101;
$L__BB0_100:
ld.global.nc.f32 %f316, [%rd48];
$L__BB0_101:
setp.gt.s32 %p305, %r166, 1;
add.s32 %r384, %r110, 1;
setp.eq.s32 %p100, %r384, %r166;
selp.b32 %r385, %r384, %r110, %p305;
and.pred %p102, %p305, %p100;
selp.b32 %r111, 0, %r385, %p102;
cvt.rzi.s32.f32 %r386, %f312;
mul.lo.s32 %r387, %r386, %r168;
cvt.s64.s32 %rd152, %r387;
mul.lo.s32 %r388, %r111, %r169;
cvt.s64.s32 %rd153, %r388;
add.s64 %rd154, %rd153, %rd29;
add.s64 %rd155, %rd154, %rd152;
add.s64 %rd49, %rd89, %rd155;
@%p87 bra $L__BB0_104;
@%p12 bra $L__BB0_109;
setp.eq.s32 %p107, %r165, 1;
@%p107 bra $L__BB0_108;
bra.uni $L__BB0_110;
$L__BB0_108:
ld.global.nc.u16 %rs39, [%rd49];
cvt.rn.f32.u16 %f317, %rs39;
bra.uni $L__BB0_111;
$L__BB0_104:
setp.eq.s32 %p104, %r165, 2;
@%p104 bra $L__BB0_107;
setp.ne.s32 %p105, %r165, 3;
@%p105 bra $L__BB0_110;
ld.global.nc.u16 %rs36, [%rd49];
cvt.f32.f16 %f317, %rs36;
bra.uni $L__BB0_111;
$L__BB0_109:
ld.global.nc.u8 %r389, [%rd49];
cvt.u16.u32 %rs40, %r389;
and.b16 %rs41, %rs40, 255;
cvt.rn.f32.u16 %f317, %rs41;
bra.uni $L__BB0_111;
$L__BB0_107:
ld.global.nc.s16 %rs38, [%rd49];
cvt.rn.f32.s16 %f317, %rs38;
bra.uni $L__BB0_111;
$L__BB0_110:
ld.global.nc.f32 %f317, [%rd49];
$L__BB0_111:
setp.gt.s32 %p306, %r166, 1;
add.s32 %r390, %r111, 1;
setp.eq.s32 %p108, %r390, %r166;
selp.b32 %r391, %r390, %r111, %p306;
and.pred %p110, %p306, %p108;
selp.b32 %r392, 0, %r391, %p110;
cvt.rzi.s32.f32 %r393, %f311;
mul.lo.s32 %r394, %r393, %r168;
cvt.s64.s32 %rd161, %r394;
mul.lo.s32 %r395, %r392, %r169;
cvt.s64.s32 %rd162, %r395;
add.s64 %rd163, %rd162, %rd29;
add.s64 %rd164, %rd163, %rd161;
add.s64 %rd50, %rd89, %rd164;
@%p87 bra $L__BB0_114;
@%p12 bra $L__BB0_119;
setp.eq.s32 %p115, %r165, 1;
@%p115 bra $L__BB0_118;
bra.uni $L__BB0_120;
$L__BB0_118:
ld.global.nc.u16 %rs45, [%rd50];
cvt.rn.f32.u16 %f318, %rs45;
bra.uni $L__BB0_121;
$L__BB0_114:
setp.eq.s32 %p112, %r165, 2;
@%p112 bra $L__BB0_117;
setp.ne.s32 %p113, %r165, 3;
@%p113 bra $L__BB0_120;
ld.global.nc.u16 %rs42, [%rd50];
cvt.f32.f16 %f318, %rs42;
bra.uni $L__BB0_121;
$L__BB0_119:
ld.global.nc.u8 %r396, [%rd50];
cvt.u16.u32 %rs46, %r396;
and.b16 %rs47, %rs46, 255;
cvt.rn.f32.u16 %f318, %rs47;
bra.uni $L__BB0_121;
$L__BB0_117:
ld.global.nc.s16 %rs44, [%rd50];
cvt.rn.f32.s16 %f318, %rs44;
bra.uni $L__BB0_121;
$L__BB0_120:
ld.global.nc.f32 %f318, [%rd50];
$L__BB0_121:
cvt.s64.s32 %rd341, %r191;
mul.lo.s64 %rd172, %rd341, %rd107;
add.s64 %rd51, %rd35, %rd172;
@%p11 bra $L__BB0_124;
setp.ne.s32 %p118, %r165, 3;
@%p118 bra $L__BB0_125;
cvt.rn.f16.f32 %rs48, %f315;
cvt.rn.f16.f32 %rs49, %f316;
cvt.rn.f16.f32 %rs50, %f317;
cvt.rn.f16.f32 %rs51, %f318;
mov.b32 %r404, {%rs50, %rs51};
mov.b32 %r405, {%rs48, %rs49};
st.v2.u32 [%rd51], {%r405, %r404};
bra.uni $L__BB0_130;
$L__BB0_124:
st.v4.f32 [%rd51], {%f315, %f316, %f317, %f318};
bra.uni $L__BB0_130;
$L__BB0_125:
cvt.rni.s32.f32 %r112, %f315;
cvt.rni.s32.f32 %r113, %f316;
cvt.rni.s32.f32 %r114, %f317;
cvt.rni.s32.f32 %r115, %f318;
@%p12 bra $L__BB0_129;
setp.eq.s32 %p120, %r165, 1;
@%p120 bra $L__BB0_128;
bra.uni $L__BB0_127;
$L__BB0_128:
cvt.pack.sat.u16.s32 %r415, %r115, %r114;
cvt.pack.sat.u16.s32 %r412, %r113, %r112;
st.v2.u32 [%rd51], {%r412, %r415};
bra.uni $L__BB0_130;
$L__BB0_129:
mov.u32 %r421, 0;
cvt.pack.sat.u8.s32.b32 %r418, %r115, %r114, %r421;
cvt.pack.sat.u8.s32.b32 %r422, %r113, %r112, %r418;
st.u32 [%rd51], %r422;
bra.uni $L__BB0_130;
$L__BB0_127:
cvt.pack.sat.s16.s32 %r409, %r115, %r114;
cvt.pack.sat.s16.s32 %r406, %r113, %r112;
st.v2.u32 [%rd51], {%r406, %r409};
$L__BB0_130:
mov.u32 %r834, %r794;
@%p60 bra $L__BB0_132;
add.s32 %r431, %r191, 128;
rem.s32 %r834, %r431, %r166;
$L__BB0_132:
setp.le.s32 %p122, %r194, %r776;
and.pred %p123, %p328, %p122;
@%p123 bra $L__BB0_166;
bra.uni $L__BB0_133;
$L__BB0_166:
@%p9 bra $L__BB0_170;
@%p8 bra $L__BB0_171;
setp.ne.s32 %p146, %r164, 3;
@%p146 bra $L__BB0_172;
cvt.u16.u32 %rs65, %r827;
cvt.f32.f16 %f324, %rs65;
shr.u32 %r465, %r827, 16;
cvt.u16.u32 %rs66, %r465;
cvt.f32.f16 %f323, %rs66;
cvt.u16.u32 %rs67, %r826;
cvt.f32.f16 %f322, %rs67;
shr.u32 %r466, %r826, 16;
cvt.u16.u32 %rs68, %r466;
cvt.f32.f16 %f321, %rs68;
bra.uni $L__BB0_173;
$L__BB0_133:
add.s32 %r765, %r191, 128;
setp.ge.s32 %p124, %r765, %r21;
@%p124 bra $L__BB0_222;
add.s32 %r835, %r191, 128;
$L__BB0_135:
.pragma "nounroll";
cvt.s64.s32 %rd173, %r835;
mul.lo.s64 %rd174, %rd349, %rd173;
add.s64 %rd52, %rd35, %rd174;
mul.lo.s64 %rd175, %rd345, %rd173;
add.s64 %rd53, %rd34, %rd175;
setp.gt.s32 %p125, %r164, 1;
@%p125 bra $L__BB0_138;
@%p9 bra $L__BB0_143;
setp.eq.s32 %p129, %r164, 1;
@%p129 bra $L__BB0_142;
bra.uni $L__BB0_144;
$L__BB0_142:
ld.global.nc.u16 %rs55, [%rd53];
cvt.rn.f32.u16 %f319, %rs55;
bra.uni $L__BB0_145;
$L__BB0_138:
setp.eq.s32 %p126, %r164, 2;
@%p126 bra $L__BB0_141;
setp.ne.s32 %p127, %r164, 3;
@%p127 bra $L__BB0_144;
ld.global.nc.u16 %rs52, [%rd53];
cvt.f32.f16 %f319, %rs52;
bra.uni $L__BB0_145;
$L__BB0_143:
ld.global.nc.u8 %r449, [%rd53];
cvt.u16.u32 %rs56, %r449;
and.b16 %rs57, %rs56, 255;
cvt.rn.f32.u16 %f319, %rs57;
bra.uni $L__BB0_145;
$L__BB0_141:
ld.global.nc.s16 %rs54, [%rd53];
cvt.rn.f32.s16 %f319, %rs54;
bra.uni $L__BB0_145;
$L__BB0_144:
ld.global.nc.f32 %f319, [%rd53];
$L__BB0_145:
cvt.rzi.s32.f32 %r450, %f319;
mul.lo.s32 %r451, %r450, %r168;
cvt.s64.s32 %rd181, %r451;
mul.lo.s32 %r452, %r834, %r169;
cvt.s64.s32 %rd182, %r452;
add.s64 %rd183, %rd182, %rd29;
add.s64 %rd184, %rd183, %rd181;
add.s64 %rd54, %rd89, %rd184;
setp.gt.s32 %p130, %r165, 1;
@%p130 bra $L__BB0_148;
@%p12 bra $L__BB0_153;
setp.eq.s32 %p134, %r165, 1;
@%p134 bra $L__BB0_152;
bra.uni $L__BB0_154;
$L__BB0_152:
ld.global.nc.u16 %rs61, [%rd54];
cvt.rn.f32.u16 %f320, %rs61;
bra.uni $L__BB0_155;
$L__BB0_148:
setp.eq.s32 %p131, %r165, 2;
@%p131 bra $L__BB0_151;
setp.ne.s32 %p132, %r165, 3;
@%p132 bra $L__BB0_154;
ld.global.nc.u16 %rs58, [%rd54];
cvt.f32.f16 %f320, %rs58;
bra.uni $L__BB0_155;
$L__BB0_153:
ld.global.nc.u8 %r453, [%rd54];
cvt.u16.u32 %rs62, %r453;
and.b16 %rs63, %rs62, 255;
cvt.rn.f32.u16 %f320, %rs63;
bra.uni $L__BB0_155;
$L__BB0_151:
ld.global.nc.s16 %rs60, [%rd54];
cvt.rn.f32.s16 %f320, %rs60;
bra.uni $L__BB0_155;
$L__BB0_154:
ld.global.nc.f32 %f320, [%rd54];
$L__BB0_155:
setp.gt.s32 %p319, %r165, 1;
@%p319 bra $L__BB0_158;
@%p12 bra $L__BB0_163;
setp.eq.s32 %p139, %r165, 1;
@%p139 bra $L__BB0_162;
bra.uni $L__BB0_164;
$L__BB0_162:
cvt.rni.s32.f32 %r457, %f320;
max.s32 %r458, %r457, 0;
min.s32 %r459, %r458, 65535;
st.u16 [%rd52], %r459;
bra.uni $L__BB0_165;
$L__BB0_158:
setp.eq.s32 %p136, %r165, 2;
@%p136 bra $L__BB0_161;
setp.ne.s32 %p137, %r165, 3;
@%p137 bra $L__BB0_164;
cvt.rn.f16.f32 %rs64, %f320;
st.u16 [%rd52], %rs64;
bra.uni $L__BB0_165;
$L__BB0_163:
cvt.rni.s32.f32 %r460, %f320;
max.s32 %r461, %r460, 0;
min.s32 %r462, %r461, 255;
st.u8 [%rd52], %r462;
bra.uni $L__BB0_165;
$L__BB0_161:
cvt.rni.s32.f32 %r454, %f320;
max.s32 %r455, %r454, -32768;
min.s32 %r456, %r455, 32767;
st.u16 [%rd52], %r456;
bra.uni $L__BB0_165;
$L__BB0_164:
st.f32 [%rd52], %f320;
$L__BB0_165:
setp.gt.s32 %p140, %r166, 1;
add.s32 %r463, %r834, 1;
setp.eq.s32 %p141, %r463, %r166;
selp.b32 %r464, %r463, %r834, %p140;
and.pred %p142, %p140, %p141;
selp.b32 %r834, 0, %r464, %p142;
add.s32 %r835, %r835, 1;
setp.lt.s32 %p143, %r835, %r21;
@%p143 bra $L__BB0_135;
bra.uni $L__BB0_222;
$L__BB0_171:
mov.b32 %f324, %r827;
mov.b32 %f323, %r826;
mov.b32 %f322, %r825;
mov.b32 %f321, %r824;
bra.uni $L__BB0_173;
$L__BB0_170:
cvt.u16.u32 %rs69, %r827;
and.b16 %rs70, %rs69, 255;
cvt.rn.f32.u16 %f324, %rs70;
shr.u16 %rs71, %rs69, 8;
cvt.rn.f32.u16 %f323, %rs71;
shr.u32 %r467, %r827, 16;
cvt.u16.u32 %rs72, %r467;
and.b16 %rs73, %rs72, 255;
cvt.rn.f32.u16 %f322, %rs73;
shr.u32 %r468, %r827, 24;
cvt.u16.u32 %rs74, %r468;
cvt.rn.f32.u16 %f321, %rs74;
bra.uni $L__BB0_173;
$L__BB0_172:
and.b32 %r469, %r827, 65535;
setp.eq.s32 %p147, %r164, 2;
selp.b32 %r470, 32768, 0, %p147;
and.b32 %r471, %r827, %r470;
shl.b32 %r472, %r471, 1;
sub.s32 %r473, %r469, %r472;
cvt.rn.f32.s32 %f324, %r473;
shr.u32 %r474, %r827, 16;
and.b32 %r475, %r474, %r470;
shl.b32 %r476, %r475, 1;
sub.s32 %r477, %r474, %r476;
cvt.rn.f32.s32 %f323, %r477;
and.b32 %r478, %r826, %r470;
shl.b32 %r479, %r478, 1;
and.b32 %r480, %r826, 65535;
sub.s32 %r481, %r480, %r479;
cvt.rn.f32.s32 %f322, %r481;
shr.u32 %r482, %r826, 16;
and.b32 %r483, %r482, %r470;
shl.b32 %r484, %r483, 1;
sub.s32 %r485, %r482, %r484;
cvt.rn.f32.s32 %f321, %r485;
$L__BB0_173:
cvt.rzi.s32.f32 %r486, %f324;
mul.lo.s32 %r487, %r486, %r168;
cvt.s64.s32 %rd190, %r487;
mul.lo.s32 %r488, %r834, %r169;
cvt.s64.s32 %rd191, %r488;
add.s64 %rd192, %rd191, %rd29;
add.s64 %rd193, %rd192, %rd190;
add.s64 %rd56, %rd89, %rd193;
setp.gt.s32 %p148, %r165, 1;
@%p148 bra $L__BB0_176;
@%p12 bra $L__BB0_181;
setp.eq.s32 %p152, %r165, 1;
@%p152 bra $L__BB0_180;
bra.uni $L__BB0_182;
$L__BB0_180:
ld.global.nc.u16 %rs78, [%rd56];
cvt.rn.f32.u16 %f325, %rs78;
bra.uni $L__BB0_183;
$L__BB0_176:
setp.eq.s32 %p149, %r165, 2;
@%p149 bra $L__BB0_179;
setp.ne.s32 %p150, %r165, 3;
@%p150 bra $L__BB0_182;
ld.global.nc.u16 %rs75, [%rd56];
cvt.f32.f16 %f325, %rs75;
bra.uni $L__BB0_183;
$L__BB0_181:
ld.global.nc.u8 %r489, [%rd56];
cvt.u16.u32 %rs79, %r489;
and.b16 %rs80, %rs79, 255;
cvt.rn.f32.u16 %f325, %rs80;
bra.uni $L__BB0_183;
$L__BB0_179:
ld.global.nc.s16 %rs77, [%rd56];
cvt.rn.f32.s16 %f325, %rs77;
bra.uni $L__BB0_183;
$L__BB0_182:
ld.global.nc.f32 %f325, [%rd56];
$L__BB0_183:
add.s32 %r490, %r834, 1;
setp.eq.s32 %p153, %r490, %r166;
setp.gt.s32 %p154, %r166, 1;
selp.b32 %r491, %r490, %r834, %p154;
and.pred %p155, %p154, %p153;
selp.b32 %r123, 0, %r491, %p155;
cvt.rzi.s32.f32 %r492, %f323;
mul.lo.s32 %r493, %r492, %r168;
cvt.s64.s32 %rd199, %r493;
mul.lo.s32 %r494, %r123, %r169;
cvt.s64.s32 %rd200, %r494;
add.s64 %rd201, %rd200, %rd29;
add.s64 %rd202, %rd201, %rd199;
add.s64 %rd57, %rd89, %rd202;
@%p148 bra $L__BB0_186;
@%p12 bra $L__BB0_191;
setp.eq.s32 %p160, %r165, 1;
@%p160 bra $L__BB0_190;
bra.uni $L__BB0_192;
$L__BB0_190:
ld.global.nc.u16 %rs84, [%rd57];
cvt.rn.f32.u16 %f326, %rs84;
bra.uni $L__BB0_193;
$L__BB0_186:
setp.eq.s32 %p157, %r165, 2;
@%p157 bra $L__BB0_189;
setp.ne.s32 %p158, %r165, 3;
@%p158 bra $L__BB0_192;
ld.global.nc.u16 %rs81, [%rd57];
cvt.f32.f16 %f326, %rs81;
bra.uni $L__BB0_193;
$L__BB0_191:
ld.global.nc.u8 %r495, [%rd57];
cvt.u16.u32 %rs85, %r495;
and.b16 %rs86, %rs85, 255;
cvt.rn.f32.u16 %f326, %rs86;
bra.uni $L__BB0_193;
$L__BB0_189:
ld.global.nc.s16 %rs83, [%rd57];
cvt.rn.f32.s16 %f326, %rs83;
bra.uni $L__BB0_193;
$L__BB0_192:
ld.global.nc.f32 %f326, [%rd57];
$L__BB0_193:
setp.gt.s32 %p320, %r166, 1;
add.s32 %r496, %r123, 1;
setp.eq.s32 %p161, %r496, %r166;
selp.b32 %r497, %r496, %r123, %p320;
and.pred %p163, %p320, %p161;
selp.b32 %r124, 0, %r497, %p163;
cvt.rzi.s32.f32 %r498, %f322;
mul.lo.s32 %r499, %r498, %r168;
cvt.s64.s32 %rd208, %r499;
mul.lo.s32 %r500, %r124, %r169;
cvt.s64.s32 %rd209, %r500;
add.s64 %rd210, %rd209, %rd29;
add.s64 %rd211, %rd210, %rd208;
add.s64 %rd58, %rd89, %rd211;
@%p148 bra $L__BB0_196;
@%p12 bra $L__BB0_201;
setp.eq.s32 %p168, %r165, 1;
@%p168 bra $L__BB0_200;
bra.uni $L__BB0_202;
$L__BB0_200:
ld.global.nc.u16 %rs90, [%rd58];
cvt.rn.f32.u16 %f327, %rs90;
bra.uni $L__BB0_203;
$L__BB0_196:
setp.eq.s32 %p165, %r165, 2;
@%p165 bra $L__BB0_199;
setp.ne.s32 %p166, %r165, 3;
@%p166 bra $L__BB0_202;
ld.global.nc.u16 %rs87, [%rd58];
cvt.f32.f16 %f327, %rs87;
bra.uni $L__BB0_203;
$L__BB0_201:
ld.global.nc.u8 %r501, [%rd58];
cvt.u16.u32 %rs91, %r501;
and.b16 %rs92, %rs91, 255;
cvt.rn.f32.u16 %f327, %rs92;
bra.uni $L__BB0_203;
$L__BB0_199:
ld.global.nc.s16 %rs89, [%rd58];
cvt.rn.f32.s16 %f327, %rs89;
bra.uni $L__BB0_203;
$L__BB0_202:
ld.global.nc.f32 %f327, [%rd58];
$L__BB0_203:
setp.gt.s32 %p321, %r166, 1;
add.s32 %r502, %r124, 1;
setp.eq.s32 %p169, %r502, %r166;
selp.b32 %r503, %r502, %r124, %p321;
and.pred %p171, %p321, %p169;
selp.b32 %r504, 0, %r503, %p171;
cvt.rzi.s32.f32 %r505, %f321;
mul.lo.s32 %r506, %r505, %r168;
cvt.s64.s32 %rd217, %r506;
mul.lo.s32 %r507, %r504, %r169;
cvt.s64.s32 %rd218, %r507;
add.s64 %rd219, %rd218, %rd29;
add.s64 %rd220, %rd219, %rd217;
add.s64 %rd59, %rd89, %rd220;
@%p148 bra $L__BB0_206;
@%p12 bra $L__BB0_211;
setp.eq.s32 %p176, %r165, 1;
@%p176 bra $L__BB0_210;
bra.uni $L__BB0_212;
$L__BB0_210:
ld.global.nc.u16 %rs96, [%rd59];
cvt.rn.f32.u16 %f328, %rs96;
bra.uni $L__BB0_213;
$L__BB0_206:
setp.eq.s32 %p173, %r165, 2;
@%p173 bra $L__BB0_209;
setp.ne.s32 %p174, %r165, 3;
@%p174 bra $L__BB0_212;
ld.global.nc.u16 %rs93, [%rd59];
cvt.f32.f16 %f328, %rs93;
bra.uni $L__BB0_213;
$L__BB0_211:
ld.global.nc.u8 %r508, [%rd59];
cvt.u16.u32 %rs97, %r508;
and.b16 %rs98, %rs97, 255;
cvt.rn.f32.u16 %f328, %rs98;
bra.uni $L__BB0_213;
$L__BB0_209:
ld.global.nc.s16 %rs95, [%rd59];
cvt.rn.f32.s16 %f328, %rs95;
bra.uni $L__BB0_213;
$L__BB0_212:
ld.global.nc.f32 %f328, [%rd59];
$L__BB0_213:
add.s32 %r773, %r191, 128;
cvt.s64.s32 %rd226, %r773;
mul.lo.s64 %rd228, %rd226, %rd107;
add.s64 %rd60, %rd35, %rd228;
@%p11 bra $L__BB0_216;
setp.ne.s32 %p179, %r165, 3;
@%p179 bra $L__BB0_217;
cvt.rn.f16.f32 %rs99, %f325;
cvt.rn.f16.f32 %rs100, %f326;
cvt.rn.f16.f32 %rs101, %f327;
cvt.rn.f16.f32 %rs102, %f328;
mov.b32 %r517, {%rs101, %rs102};
mov.b32 %r518, {%rs99, %rs100};
st.v2.u32 [%rd60], {%r518, %r517};
bra.uni $L__BB0_222;
$L__BB0_216:
st.v4.f32 [%rd60], {%f325, %f326, %f327, %f328};
bra.uni $L__BB0_222;
$L__BB0_217:
cvt.rni.s32.f32 %r125, %f325;
cvt.rni.s32.f32 %r126, %f326;
cvt.rni.s32.f32 %r127, %f327;
cvt.rni.s32.f32 %r128, %f328;
@%p12 bra $L__BB0_221;
setp.eq.s32 %p181, %r165, 1;
@%p181 bra $L__BB0_220;
bra.uni $L__BB0_219;
$L__BB0_220:
cvt.pack.sat.u16.s32 %r528, %r128, %r127;
cvt.pack.sat.u16.s32 %r525, %r126, %r125;
st.v2.u32 [%rd60], {%r525, %r528};
bra.uni $L__BB0_222;
$L__BB0_221:
mov.u32 %r534, 0;
cvt.pack.sat.u8.s32.b32 %r531, %r128, %r127, %r534;
cvt.pack.sat.u8.s32.b32 %r535, %r126, %r125, %r531;
st.u32 [%rd60], %r535;
bra.uni $L__BB0_222;
$L__BB0_219:
cvt.pack.sat.s16.s32 %r522, %r128, %r127;
cvt.pack.sat.s16.s32 %r519, %r126, %r125;
st.v2.u32 [%rd60], {%r519, %r522};
$L__BB0_222:
mov.u32 %r837, %r794;
@%p60 bra $L__BB0_224;
add.s32 %r544, %r191, 256;
rem.s32 %r837, %r544, %r166;
$L__BB0_224:
setp.le.s32 %p183, %r195, %r776;
and.pred %p184, %p328, %p183;
@%p184 bra $L__BB0_258;
bra.uni $L__BB0_225;
$L__BB0_258:
@%p9 bra $L__BB0_262;
@%p8 bra $L__BB0_263;
setp.ne.s32 %p207, %r164, 3;
@%p207 bra $L__BB0_264;
cvt.u16.u32 %rs116, %r823;
cvt.f32.f16 %f334, %rs116;
shr.u32 %r578, %r823, 16;
cvt.u16.u32 %rs117, %r578;
cvt.f32.f16 %f333, %rs117;
cvt.u16.u32 %rs118, %r822;
cvt.f32.f16 %f332, %rs118;
shr.u32 %r579, %r822, 16;
cvt.u16.u32 %rs119, %r579;
cvt.f32.f16 %f331, %rs119;
bra.uni $L__BB0_265;
$L__BB0_225:
add.s32 %r766, %r191, 256;
setp.ge.s32 %p185, %r766, %r22;
@%p185 bra $L__BB0_314;
add.s32 %r838, %r191, 256;
$L__BB0_227:
.pragma "nounroll";
cvt.s64.s32 %rd229, %r838;
mul.lo.s64 %rd230, %rd349, %rd229;
add.s64 %rd61, %rd35, %rd230;
mul.lo.s64 %rd231, %rd345, %rd229;
add.s64 %rd62, %rd34, %rd231;
setp.gt.s32 %p186, %r164, 1;
@%p186 bra $L__BB0_230;
@%p9 bra $L__BB0_235;
setp.eq.s32 %p190, %r164, 1;
@%p190 bra $L__BB0_234;
bra.uni $L__BB0_236;
$L__BB0_234:
ld.global.nc.u16 %rs106, [%rd62];
cvt.rn.f32.u16 %f329, %rs106;
bra.uni $L__BB0_237;
$L__BB0_230:
setp.eq.s32 %p187, %r164, 2;
@%p187 bra $L__BB0_233;
setp.ne.s32 %p188, %r164, 3;
@%p188 bra $L__BB0_236;
ld.global.nc.u16 %rs103, [%rd62];
cvt.f32.f16 %f329, %rs103;
bra.uni $L__BB0_237;
$L__BB0_235:
ld.global.nc.u8 %r562, [%rd62];
cvt.u16.u32 %rs107, %r562;
and.b16 %rs108, %rs107, 255;
cvt.rn.f32.u16 %f329, %rs108;
bra.uni $L__BB0_237;
$L__BB0_233:
ld.global.nc.s16 %rs105, [%rd62];
cvt.rn.f32.s16 %f329, %rs105;
bra.uni $L__BB0_237;
$L__BB0_236:
ld.global.nc.f32 %f329, [%rd62];
$L__BB0_237:
cvt.rzi.s32.f32 %r563, %f329;
mul.lo.s32 %r564, %r563, %r168;
cvt.s64.s32 %rd237, %r564;
mul.lo.s32 %r565, %r837, %r169;
cvt.s64.s32 %rd238, %r565;
add.s64 %rd239, %rd238, %rd29;
add.s64 %rd240, %rd239, %rd237;
add.s64 %rd63, %rd89, %rd240;
setp.gt.s32 %p191, %r165, 1;
@%p191 bra $L__BB0_240;
@%p12 bra $L__BB0_245;
setp.eq.s32 %p195, %r165, 1;
@%p195 bra $L__BB0_244;
bra.uni $L__BB0_246;
$L__BB0_244:
ld.global.nc.u16 %rs112, [%rd63];
cvt.rn.f32.u16 %f330, %rs112;
bra.uni $L__BB0_247;
$L__BB0_240:
setp.eq.s32 %p192, %r165, 2;
@%p192 bra $L__BB0_243;
setp.ne.s32 %p193, %r165, 3;
@%p193 bra $L__BB0_246;
ld.global.nc.u16 %rs109, [%rd63];
cvt.f32.f16 %f330, %rs109;
bra.uni $L__BB0_247;
$L__BB0_245:
ld.global.nc.u8 %r566, [%rd63];
cvt.u16.u32 %rs113, %r566;
and.b16 %rs114, %rs113, 255;
cvt.rn.f32.u16 %f330, %rs114;
bra.uni $L__BB0_247;
$L__BB0_243:
ld.global.nc.s16 %rs111, [%rd63];
cvt.rn.f32.s16 %f330, %rs111;
bra.uni $L__BB0_247;
$L__BB0_246:
ld.global.nc.f32 %f330, [%rd63];
$L__BB0_247:
setp.gt.s32 %p322, %r165, 1;
@%p322 bra $L__BB0_250;
@%p12 bra $L__BB0_255;
setp.eq.s32 %p200, %r165, 1;
@%p200 bra $L__BB0_254;
bra.uni $L__BB0_256;
$L__BB0_254:
cvt.rni.s32.f32 %r570, %f330;
max.s32 %r571, %r570, 0;
min.s32 %r572, %r571, 65535;
st.u16 [%rd61], %r572;
bra.uni $L__BB0_257;
$L__BB0_250:
setp.eq.s32 %p197, %r165, 2;
@%p197 bra $L__BB0_253;
setp.ne.s32 %p198, %r165, 3;
@%p198 bra $L__BB0_256;
cvt.rn.f16.f32 %rs115, %f330;
st.u16 [%rd61], %rs115;
bra.uni $L__BB0_257;
$L__BB0_255:
cvt.rni.s32.f32 %r573, %f330;
max.s32 %r574, %r573, 0;
min.s32 %r575, %r574, 255;
st.u8 [%rd61], %r575;
bra.uni $L__BB0_257;
$L__BB0_253:
cvt.rni.s32.f32 %r567, %f330;
max.s32 %r568, %r567, -32768;
min.s32 %r569, %r568, 32767;
st.u16 [%rd61], %r569;
bra.uni $L__BB0_257;
$L__BB0_256:
st.f32 [%rd61], %f330;
$L__BB0_257:
setp.gt.s32 %p201, %r166, 1;
add.s32 %r576, %r837, 1;
setp.eq.s32 %p202, %r576, %r166;
selp.b32 %r577, %r576, %r837, %p201;
and.pred %p203, %p201, %p202;
selp.b32 %r837, 0, %r577, %p203;
add.s32 %r838, %r838, 1;
setp.lt.s32 %p204, %r838, %r22;
@%p204 bra $L__BB0_227;
bra.uni $L__BB0_314;
$L__BB0_263:
mov.b32 %f334, %r823;
mov.b32 %f333, %r822;
mov.b32 %f332, %r821;
mov.b32 %f331, %r820;
bra.uni $L__BB0_265;
$L__BB0_262:
cvt.u16.u32 %rs120, %r823;
and.b16 %rs121, %rs120, 255;
cvt.rn.f32.u16 %f334, %rs121;
shr.u16 %rs122, %rs120, 8;
cvt.rn.f32.u16 %f333, %rs122;
shr.u32 %r580, %r823, 16;
cvt.u16.u32 %rs123, %r580;
and.b16 %rs124, %rs123, 255;
cvt.rn.f32.u16 %f332, %rs124;
shr.u32 %r581, %r823, 24;
cvt.u16.u32 %rs125, %r581;
cvt.rn.f32.u16 %f331, %rs125;
bra.uni $L__BB0_265;
$L__BB0_264:
and.b32 %r582, %r823, 65535;
setp.eq.s32 %p208, %r164, 2;
selp.b32 %r583, 32768, 0, %p208;
and.b32 %r584, %r823, %r583;
shl.b32 %r585, %r584, 1;
sub.s32 %r586, %r582, %r585;
cvt.rn.f32.s32 %f334, %r586;
shr.u32 %r587, %r823, 16;
and.b32 %r588, %r587, %r583;
shl.b32 %r589, %r588, 1;
sub.s32 %r590, %r587, %r589;
cvt.rn.f32.s32 %f333, %r590;
and.b32 %r591, %r822, %r583;
shl.b32 %r592, %r591, 1;
and.b32 %r593, %r822, 65535;
sub.s32 %r594, %r593, %r592;
cvt.rn.f32.s32 %f332, %r594;
shr.u32 %r595, %r822, 16;
and.b32 %r596, %r595, %r583;
shl.b32 %r597, %r596, 1;
sub.s32 %r598, %r595, %r597;
cvt.rn.f32.s32 %f331, %r598;
$L__BB0_265:
cvt.rzi.s32.f32 %r599, %f334;
mul.lo.s32 %r600, %r599, %r168;
cvt.s64.s32 %rd246, %r600;
mul.lo.s32 %r601, %r837, %r169;
cvt.s64.s32 %rd247, %r601;
add.s64 %rd248, %rd247, %rd29;
add.s64 %rd249, %rd248, %rd246;
add.s64 %rd65, %rd89, %rd249;
setp.gt.s32 %p209, %r165, 1;
@%p209 bra $L__BB0_268;
@%p12 bra $L__BB0_273;
setp.eq.s32 %p213, %r165, 1;
@%p213 bra $L__BB0_272;
bra.uni $L__BB0_274;
$L__BB0_272:
ld.global.nc.u16 %rs129, [%rd65];
cvt.rn.f32.u16 %f335, %rs129;
bra.uni $L__BB0_275;
$L__BB0_268:
setp.eq.s32 %p210, %r165, 2;
@%p210 bra $L__BB0_271;
setp.ne.s32 %p211, %r165, 3;
@%p211 bra $L__BB0_274;
ld.global.nc.u16 %rs126, [%rd65];
cvt.f32.f16 %f335, %rs126;
bra.uni $L__BB0_275;
$L__BB0_273:
ld.global.nc.u8 %r602, [%rd65];
cvt.u16.u32 %rs130, %r602;
and.b16 %rs131, %rs130, 255;
cvt.rn.f32.u16 %f335, %rs131;
bra.uni $L__BB0_275;
$L__BB0_271:
ld.global.nc.s16 %rs128, [%rd65];
cvt.rn.f32.s16 %f335, %rs128;
bra.uni $L__BB0_275;
$L__BB0_274:
ld.global.nc.f32 %f335, [%rd65];
$L__BB0_275:
add.s32 %r603, %r837, 1;
setp.eq.s32 %p214, %r603, %r166;
setp.gt.s32 %p215, %r166, 1;
selp.b32 %r604, %r603, %r837, %p215;
and.pred %p216, %p215, %p214;
selp.b32 %r136, 0, %r604, %p216;
cvt.rzi.s32.f32 %r605, %f333;
mul.lo.s32 %r606, %r605, %r168;
cvt.s64.s32 %rd255, %r606;
mul.lo.s32 %r607, %r136, %r169;
cvt.s64.s32 %rd256, %r607;
add.s64 %rd257, %rd256, %rd29;
add.s64 %rd258, %rd257, %rd255;
add.s64 %rd66, %rd89, %rd258;
@%p209 bra $L__BB0_278;
@%p12 bra $L__BB0_283;
setp.eq.s32 %p221, %r165, 1;
@%p221 bra $L__BB0_282;
bra.uni $L__BB0_284;
$L__BB0_282:
ld.global.nc.u16 %rs135, [%rd66];
cvt.rn.f32.u16 %f336, %rs135;
bra.uni $L__BB0_285;
$L__BB0_278:
setp.eq.s32 %p218, %r165, 2;
@%p218 bra $L__BB0_281;
setp.ne.s32 %p219, %r165, 3;
@%p219 bra $L__BB0_284;
ld.global.nc.u16 %rs132, [%rd66];
cvt.f32.f16 %f336, %rs132;
bra.uni $L__BB0_285;
$L__BB0_283:
ld.global.nc.u8 %r608, [%rd66];
cvt.u16.u32 %rs136, %r608;
and.b16 %rs137, %rs136, 255;
cvt.rn.f32.u16 %f336, %rs137;
bra.uni $L__BB0_285;
$L__BB0_281:
ld.global.nc.s16 %rs134, [%rd66];
cvt.rn.f32.s16 %f336, %rs134;
bra.uni $L__BB0_285;
$L__BB0_284:
ld.global.nc.f32 %f336, [%rd66];
$L__BB0_285:
setp.gt.s32 %p323, %r166, 1;
add.s32 %r609, %r136, 1;
setp.eq.s32 %p222, %r609, %r166;
selp.b32 %r610, %r609, %r136, %p323;
and.pred %p224, %p323, %p222;
selp.b32 %r137, 0, %r610, %p224;
cvt.rzi.s32.f32 %r611, %f332;
mul.lo.s32 %r612, %r611, %r168;
cvt.s64.s32 %rd264, %r612;
mul.lo.s32 %r613, %r137, %r169;
cvt.s64.s32 %rd265, %r613;
add.s64 %rd266, %rd265, %rd29;
add.s64 %rd267, %rd266, %rd264;
add.s64 %rd67, %rd89, %rd267;
@%p209 bra $L__BB0_288;
@%p12 bra $L__BB0_293;
setp.eq.s32 %p229, %r165, 1;
@%p229 bra $L__BB0_292;
bra.uni $L__BB0_294;
$L__BB0_292:
ld.global.nc.u16 %rs141, [%rd67];
cvt.rn.f32.u16 %f337, %rs141;
bra.uni $L__BB0_295;
$L__BB0_288:
setp.eq.s32 %p226, %r165, 2;
@%p226 bra $L__BB0_291;
setp.ne.s32 %p227, %r165, 3;
@%p227 bra $L__BB0_294;
ld.global.nc.u16 %rs138, [%rd67];
cvt.f32.f16 %f337, %rs138;
bra.uni $L__BB0_295;
$L__BB0_293:
ld.global.nc.u8 %r614, [%rd67];
cvt.u16.u32 %rs142, %r614;
and.b16 %rs143, %rs142, 255;
cvt.rn.f32.u16 %f337, %rs143;
bra.uni $L__BB0_295;
$L__BB0_291:
ld.global.nc.s16 %rs140, [%rd67];
cvt.rn.f32.s16 %f337, %rs140;
bra.uni $L__BB0_295;
$L__BB0_294:
ld.global.nc.f32 %f337, [%rd67];
$L__BB0_295:
setp.gt.s32 %p324, %r166, 1;
add.s32 %r615, %r137, 1;
setp.eq.s32 %p230, %r615, %r166;
selp.b32 %r616, %r615, %r137, %p324;
and.pred %p232, %p324, %p230;
selp.b32 %r617, 0, %r616, %p232;
cvt.rzi.s32.f32 %r618, %f331;
mul.lo.s32 %r619, %r618, %r168;
cvt.s64.s32 %rd273, %r619;
mul.lo.s32 %r620, %r617, %r169;
cvt.s64.s32 %rd274, %r620;
add.s64 %rd275, %rd274, %rd29;
add.s64 %rd276, %rd275, %rd273;
add.s64 %rd68, %rd89, %rd276;
@%p209 bra $L__BB0_298;
@%p12 bra $L__BB0_303;
setp.eq.s32 %p237, %r165, 1;
@%p237 bra $L__BB0_302;
bra.uni $L__BB0_304;
$L__BB0_302:
ld.global.nc.u16 %rs147, [%rd68];
cvt.rn.f32.u16 %f338, %rs147;
bra.uni $L__BB0_305;
$L__BB0_298:
setp.eq.s32 %p234, %r165, 2;
@%p234 bra $L__BB0_301;
setp.ne.s32 %p235, %r165, 3;
@%p235 bra $L__BB0_304;
ld.global.nc.u16 %rs144, [%rd68];
cvt.f32.f16 %f338, %rs144;
bra.uni $L__BB0_305;
$L__BB0_303:
ld.global.nc.u8 %r621, [%rd68];
cvt.u16.u32 %rs148, %r621;
and.b16 %rs149, %rs148, 255;
cvt.rn.f32.u16 %f338, %rs149;
bra.uni $L__BB0_305;
$L__BB0_301:
ld.global.nc.s16 %rs146, [%rd68];
cvt.rn.f32.s16 %f338, %rs146;
bra.uni $L__BB0_305;
$L__BB0_304:
ld.global.nc.f32 %f338, [%rd68];
$L__BB0_305:
add.s32 %r771, %r191, 256;
cvt.s64.s32 %rd282, %r771;
mul.lo.s64 %rd284, %rd282, %rd107;
add.s64 %rd69, %rd35, %rd284;
@%p11 bra $L__BB0_308;
setp.ne.s32 %p240, %r165, 3;
@%p240 bra $L__BB0_309;
cvt.rn.f16.f32 %rs150, %f335;
cvt.rn.f16.f32 %rs151, %f336;
cvt.rn.f16.f32 %rs152, %f337;
cvt.rn.f16.f32 %rs153, %f338;
mov.b32 %r630, {%rs152, %rs153};
mov.b32 %r631, {%rs150, %rs151};
st.v2.u32 [%rd69], {%r631, %r630};
bra.uni $L__BB0_314;
$L__BB0_308:
st.v4.f32 [%rd69], {%f335, %f336, %f337, %f338};
bra.uni $L__BB0_314;
$L__BB0_309:
cvt.rni.s32.f32 %r138, %f335;
cvt.rni.s32.f32 %r139, %f336;
cvt.rni.s32.f32 %r140, %f337;
cvt.rni.s32.f32 %r141, %f338;
@%p12 bra $L__BB0_313;
setp.eq.s32 %p242, %r165, 1;
@%p242 bra $L__BB0_312;
bra.uni $L__BB0_311;
$L__BB0_312:
cvt.pack.sat.u16.s32 %r641, %r141, %r140;
cvt.pack.sat.u16.s32 %r638, %r139, %r138;
st.v2.u32 [%rd69], {%r638, %r641};
bra.uni $L__BB0_314;
$L__BB0_313:
mov.u32 %r647, 0;
cvt.pack.sat.u8.s32.b32 %r644, %r141, %r140, %r647;
cvt.pack.sat.u8.s32.b32 %r648, %r139, %r138, %r644;
st.u32 [%rd69], %r648;
bra.uni $L__BB0_314;
$L__BB0_311:
cvt.pack.sat.s16.s32 %r635, %r141, %r140;
cvt.pack.sat.s16.s32 %r632, %r139, %r138;
st.v2.u32 [%rd69], {%r632, %r635};
$L__BB0_314:
mov.u32 %r840, %r794;
@%p60 bra $L__BB0_316;
add.s32 %r657, %r191, 384;
rem.s32 %r840, %r657, %r166;
$L__BB0_316:
setp.le.s32 %p244, %r196, %r776;
and.pred %p245, %p328, %p244;
@%p245 bra $L__BB0_350;
bra.uni $L__BB0_317;
$L__BB0_350:
@%p9 bra $L__BB0_354;
@%p8 bra $L__BB0_355;
setp.ne.s32 %p268, %r164, 3;
@%p268 bra $L__BB0_356;
cvt.u16.u32 %rs167, %r819;
cvt.f32.f16 %f344, %rs167;
shr.u32 %r691, %r819, 16;
cvt.u16.u32 %rs168, %r691;
cvt.f32.f16 %f343, %rs168;
cvt.u16.u32 %rs169, %r818;
cvt.f32.f16 %f342, %rs169;
shr.u32 %r692, %r818, 16;
cvt.u16.u32 %rs170, %r692;
cvt.f32.f16 %f341, %rs170;
bra.uni $L__BB0_357;
$L__BB0_317:
add.s32 %r767, %r191, 384;
setp.ge.s32 %p246, %r767, %r23;
@%p246 bra $L__BB0_406;
add.s32 %r841, %r191, 384;
$L__BB0_319:
.pragma "nounroll";
cvt.s64.s32 %rd285, %r841;
mul.lo.s64 %rd286, %rd349, %rd285;
add.s64 %rd70, %rd35, %rd286;
mul.lo.s64 %rd287, %rd345, %rd285;
add.s64 %rd71, %rd34, %rd287;
setp.gt.s32 %p247, %r164, 1;
@%p247 bra $L__BB0_322;
@%p9 bra $L__BB0_327;
setp.eq.s32 %p251, %r164, 1;
@%p251 bra $L__BB0_326;
bra.uni $L__BB0_328;
$L__BB0_326:
ld.global.nc.u16 %rs157, [%rd71];
cvt.rn.f32.u16 %f339, %rs157;
bra.uni $L__BB0_329;
$L__BB0_322:
setp.eq.s32 %p248, %r164, 2;
@%p248 bra $L__BB0_325;
setp.ne.s32 %p249, %r164, 3;
@%p249 bra $L__BB0_328;
ld.global.nc.u16 %rs154, [%rd71];
cvt.f32.f16 %f339, %rs154;
bra.uni $L__BB0_329;
$L__BB0_327:
ld.global.nc.u8 %r675, [%rd71];
cvt.u16.u32 %rs158, %r675;
and.b16 %rs159, %rs158, 255;
cvt.rn.f32.u16 %f339, %rs159;
bra.uni $L__BB0_329;
$L__BB0_325:
ld.global.nc.s16 %rs156, [%rd71];
cvt.rn.f32.s16 %f339, %rs156;
bra.uni $L__BB0_329;
$L__BB0_328:
ld.global.nc.f32 %f339, [%rd71];
$L__BB0_329:
cvt.rzi.s32.f32 %r676, %f339;
mul.lo.s32 %r677, %r676, %r168;
cvt.s64.s32 %rd293, %r677;
mul.lo.s32 %r678, %r840, %r169;
cvt.s64.s32 %rd294, %r678;
add.s64 %rd295, %rd294, %rd29;
add.s64 %rd296, %rd295, %rd293;
add.s64 %rd72, %rd89, %rd296;
setp.gt.s32 %p252, %r165, 1;
@%p252 bra $L__BB0_332;
@%p12 bra $L__BB0_337;
setp.eq.s32 %p256, %r165, 1;
@%p256 bra $L__BB0_336;
bra.uni $L__BB0_338;
$L__BB0_336:
ld.global.nc.u16 %rs163, [%rd72];
cvt.rn.f32.u16 %f340, %rs163;
bra.uni $L__BB0_339;
$L__BB0_332:
setp.eq.s32 %p253, %r165, 2;
@%p253 bra $L__BB0_335;
setp.ne.s32 %p254, %r165, 3;
@%p254 bra $L__BB0_338;
ld.global.nc.u16 %rs160, [%rd72];
cvt.f32.f16 %f340, %rs160;
bra.uni $L__BB0_339;
$L__BB0_337:
ld.global.nc.u8 %r679, [%rd72];
cvt.u16.u32 %rs164, %r679;
and.b16 %rs165, %rs164, 255;
cvt.rn.f32.u16 %f340, %rs165;
bra.uni $L__BB0_339;
$L__BB0_335:
ld.global.nc.s16 %rs162, [%rd72];
cvt.rn.f32.s16 %f340, %rs162;
bra.uni $L__BB0_339;
$L__BB0_338:
ld.global.nc.f32 %f340, [%rd72];
$L__BB0_339:
setp.gt.s32 %p327, %r165, 1;
@%p327 bra $L__BB0_342;
@%p12 bra $L__BB0_347;
setp.eq.s32 %p261, %r165, 1;
@%p261 bra $L__BB0_346;
bra.uni $L__BB0_348;
$L__BB0_346:
cvt.rni.s32.f32 %r683, %f340;
max.s32 %r684, %r683, 0;
min.s32 %r685, %r684, 65535;
st.u16 [%rd70], %r685;
bra.uni $L__BB0_349;
$L__BB0_342:
setp.eq.s32 %p258, %r165, 2;
@%p258 bra $L__BB0_345;
setp.ne.s32 %p259, %r165, 3;
@%p259 bra $L__BB0_348;
cvt.rn.f16.f32 %rs166, %f340;
st.u16 [%rd70], %rs166;
bra.uni $L__BB0_349;
$L__BB0_347:
cvt.rni.s32.f32 %r686, %f340;
max.s32 %r687, %r686, 0;
min.s32 %r688, %r687, 255;
st.u8 [%rd70], %r688;
bra.uni $L__BB0_349;
$L__BB0_345:
cvt.rni.s32.f32 %r680, %f340;
max.s32 %r681, %r680, -32768;
min.s32 %r682, %r681, 32767;
st.u16 [%rd70], %r682;
bra.uni $L__BB0_349;
$L__BB0_348:
st.f32 [%rd70], %f340;
$L__BB0_349:
setp.gt.s32 %p262, %r166, 1;
add.s32 %r689, %r840, 1;
setp.eq.s32 %p263, %r689, %r166;
selp.b32 %r690, %r689, %r840, %p262;
and.pred %p264, %p262, %p263;
selp.b32 %r840, 0, %r690, %p264;
add.s32 %r841, %r841, 1;
setp.lt.s32 %p265, %r841, %r23;
@%p265 bra $L__BB0_319;
bra.uni $L__BB0_406;
$L__BB0_355:
mov.b32 %f344, %r819;
mov.b32 %f343, %r818;
mov.b32 %f342, %r817;
mov.b32 %f341, %r816;
bra.uni $L__BB0_357;
$L__BB0_354:
cvt.u16.u32 %rs171, %r819;
and.b16 %rs172, %rs171, 255;
cvt.rn.f32.u16 %f344, %rs172;
shr.u16 %rs173, %rs171, 8;
cvt.rn.f32.u16 %f343, %rs173;
shr.u32 %r693, %r819, 16;
cvt.u16.u32 %rs174, %r693;
and.b16 %rs175, %rs174, 255;
cvt.rn.f32.u16 %f342, %rs175;
shr.u32 %r694, %r819, 24;
cvt.u16.u32 %rs176, %r694;
cvt.rn.f32.u16 %f341, %rs176;
bra.uni $L__BB0_357;
$L__BB0_356:
and.b32 %r695, %r819, 65535;
setp.eq.s32 %p269, %r164, 2;
selp.b32 %r696, 32768, 0, %p269;
and.b32 %r697, %r819, %r696;
shl.b32 %r698, %r697, 1;
sub.s32 %r699, %r695, %r698;
cvt.rn.f32.s32 %f344, %r699;
shr.u32 %r700, %r819, 16;
and.b32 %r701, %r700, %r696;
shl.b32 %r702, %r701, 1;
sub.s32 %r703, %r700, %r702;
cvt.rn.f32.s32 %f343, %r703;
and.b32 %r704, %r818, %r696;
shl.b32 %r705, %r704, 1;
and.b32 %r706, %r818, 65535;
sub.s32 %r707, %r706, %r705;
cvt.rn.f32.s32 %f342, %r707;
shr.u32 %r708, %r818, 16;
and.b32 %r709, %r708, %r696;
shl.b32 %r710, %r709, 1;
sub.s32 %r711, %r708, %r710;
cvt.rn.f32.s32 %f341, %r711;
$L__BB0_357:
cvt.rzi.s32.f32 %r712, %f344;
mul.lo.s32 %r713, %r712, %r168;
cvt.s64.s32 %rd302, %r713;
mul.lo.s32 %r714, %r840, %r169;
cvt.s64.s32 %rd303, %r714;
add.s64 %rd304, %rd303, %rd29;
add.s64 %rd305, %rd304, %rd302;
add.s64 %rd74, %rd89, %rd305;
setp.gt.s32 %p270, %r165, 1;
@%p270 bra $L__BB0_360;
@%p12 bra $L__BB0_365;
setp.eq.s32 %p274, %r165, 1;
@%p274 bra $L__BB0_364;
bra.uni $L__BB0_366;
$L__BB0_364:
ld.global.nc.u16 %rs180, [%rd74];
cvt.rn.f32.u16 %f345, %rs180;
bra.uni $L__BB0_367;
$L__BB0_360:
setp.eq.s32 %p271, %r165, 2;
@%p271 bra $L__BB0_363;
setp.ne.s32 %p272, %r165, 3;
@%p272 bra $L__BB0_366;
ld.global.nc.u16 %rs177, [%rd74];
cvt.f32.f16 %f345, %rs177;
bra.uni $L__BB0_367;
$L__BB0_365:
ld.global.nc.u8 %r715, [%rd74];
cvt.u16.u32 %rs181, %r715;
and.b16 %rs182, %rs181, 255;
cvt.rn.f32.u16 %f345, %rs182;
bra.uni $L__BB0_367;
$L__BB0_363:
ld.global.nc.s16 %rs179, [%rd74];
cvt.rn.f32.s16 %f345, %rs179;
bra.uni $L__BB0_367;
$L__BB0_366:
ld.global.nc.f32 %f345, [%rd74];
$L__BB0_367:
add.s32 %r716, %r840, 1;
setp.eq.s32 %p275, %r716, %r166;
setp.gt.s32 %p276, %r166, 1;
selp.b32 %r717, %r716, %r840, %p276;
and.pred %p277, %p276, %p275;
selp.b32 %r149, 0, %r717, %p277;
cvt.rzi.s32.f32 %r718, %f343;
mul.lo.s32 %r719, %r718, %r168;
cvt.s64.s32 %rd311, %r719;
mul.lo.s32 %r720, %r149, %r169;
cvt.s64.s32 %rd312, %r720;
add.s64 %rd313, %rd312, %rd29;
add.s64 %rd314, %rd313, %rd311;
add.s64 %rd75, %rd89, %rd314;
@%p270 bra $L__BB0_370;
@%p12 bra $L__BB0_375;
setp.eq.s32 %p282, %r165, 1;
@%p282 bra $L__BB0_374;
bra.uni $L__BB0_376;
$L__BB0_374:
ld.global.nc.u16 %rs186, [%rd75];
cvt.rn.f32.u16 %f346, %rs186;
bra.uni $L__BB0_377;
$L__BB0_370:
setp.eq.s32 %p279, %r165, 2;
@%p279 bra $L__BB0_373;
setp.ne.s32 %p280, %r165, 3;
@%p280 bra $L__BB0_376;
ld.global.nc.u16 %rs183, [%rd75];
cvt.f32.f16 %f346, %rs183;
bra.uni $L__BB0_377;
$L__BB0_375:
ld.global.nc.u8 %r721, [%rd75];
cvt.u16.u32 %rs187, %r721;
and.b16 %rs188, %rs187, 255;
cvt.rn.f32.u16 %f346, %rs188;
bra.uni $L__BB0_377;
$L__BB0_373:
ld.global.nc.s16 %rs185, [%rd75];
cvt.rn.f32.s16 %f346, %rs185;
bra.uni $L__BB0_377;
$L__BB0_376:
ld.global.nc.f32 %f346, [%rd75];
$L__BB0_377:
setp.gt.s32 %p325, %r166, 1;
add.s32 %r722, %r149, 1;
setp.eq.s32 %p283, %r722, %r166;
selp.b32 %r723, %r722, %r149, %p325;
and.pred %p285, %p325, %p283;
selp.b32 %r150, 0, %r723, %p285;
cvt.rzi.s32.f32 %r724, %f342;
mul.lo.s32 %r725, %r724, %r168;
cvt.s64.s32 %rd320, %r725;
mul.lo.s32 %r726, %r150, %r169;
cvt.s64.s32 %rd321, %r726;
add.s64 %rd322, %rd321, %rd29;
add.s64 %rd323, %rd322, %rd320;
add.s64 %rd76, %rd89, %rd323;
@%p270 bra $L__BB0_380;
@%p12 bra $L__BB0_385;
setp.eq.s32 %p290, %r165, 1;
@%p290 bra $L__BB0_384;
bra.uni $L__BB0_386;
$L__BB0_384:
ld.global.nc.u16 %rs192, [%rd76];
cvt.rn.f32.u16 %f347, %rs192;
bra.uni $L__BB0_387;
$L__BB0_380:
setp.eq.s32 %p287, %r165, 2;
@%p287 bra $L__BB0_383;
setp.ne.s32 %p288, %r165, 3;
@%p288 bra $L__BB0_386;
ld.global.nc.u16 %rs189, [%rd76];
cvt.f32.f16 %f347, %rs189;
bra.uni $L__BB0_387;
$L__BB0_385:
ld.global.nc.u8 %r727, [%rd76];
cvt.u16.u32 %rs193, %r727;
and.b16 %rs194, %rs193, 255;
cvt.rn.f32.u16 %f347, %rs194;
bra.uni $L__BB0_387;
$L__BB0_383:
ld.global.nc.s16 %rs191, [%rd76];
cvt.rn.f32.s16 %f347, %rs191;
bra.uni $L__BB0_387;
$L__BB0_386:
ld.global.nc.f32 %f347, [%rd76];
$L__BB0_387:
setp.gt.s32 %p326, %r166, 1;
add.s32 %r728, %r150, 1;
setp.eq.s32 %p291, %r728, %r166;
selp.b32 %r729, %r728, %r150, %p326;
and.pred %p293, %p326, %p291;
selp.b32 %r730, 0, %r729, %p293;
cvt.rzi.s32.f32 %r731, %f341;
mul.lo.s32 %r732, %r731, %r168;
cvt.s64.s32 %rd329, %r732;
mul.lo.s32 %r733, %r730, %r169;
cvt.s64.s32 %rd330, %r733;
add.s64 %rd331, %rd330, %rd29;
add.s64 %rd332, %rd331, %rd329;
add.s64 %rd77, %rd89, %rd332;
@%p270 bra $L__BB0_390;
@%p12 bra $L__BB0_395;
setp.eq.s32 %p298, %r165, 1;
@%p298 bra $L__BB0_394;
bra.uni $L__BB0_396;
$L__BB0_394:
ld.global.nc.u16 %rs198, [%rd77];
cvt.rn.f32.u16 %f348, %rs198;
bra.uni $L__BB0_397;
$L__BB0_390:
setp.eq.s32 %p295, %r165, 2;
@%p295 bra $L__BB0_393;
setp.ne.s32 %p296, %r165, 3;
@%p296 bra $L__BB0_396;
ld.global.nc.u16 %rs195, [%rd77];
cvt.f32.f16 %f348, %rs195;
bra.uni $L__BB0_397;
$L__BB0_395:
ld.global.nc.u8 %r734, [%rd77];
cvt.u16.u32 %rs199, %r734;
and.b16 %rs200, %rs199, 255;
cvt.rn.f32.u16 %f348, %rs200;
bra.uni $L__BB0_397;
$L__BB0_393:
ld.global.nc.s16 %rs197, [%rd77];
cvt.rn.f32.s16 %f348, %rs197;
bra.uni $L__BB0_397;
$L__BB0_396:
ld.global.nc.f32 %f348, [%rd77];
$L__BB0_397:
add.s32 %r769, %r191, 384;
cvt.s64.s32 %rd338, %r769;
mul.lo.s64 %rd340, %rd338, %rd107;
add.s64 %rd78, %rd35, %rd340;
@%p11 bra $L__BB0_400;
setp.ne.s32 %p301, %r165, 3;
@%p301 bra $L__BB0_401;
cvt.rn.f16.f32 %rs201, %f345;
cvt.rn.f16.f32 %rs202, %f346;
cvt.rn.f16.f32 %rs203, %f347;
cvt.rn.f16.f32 %rs204, %f348;
mov.b32 %r743, {%rs203, %rs204};
mov.b32 %r744, {%rs201, %rs202};
st.v2.u32 [%rd78], {%r744, %r743};
bra.uni $L__BB0_406;
$L__BB0_400:
st.v4.f32 [%rd78], {%f345, %f346, %f347, %f348};
bra.uni $L__BB0_406;
$L__BB0_401:
cvt.rni.s32.f32 %r151, %f345;
cvt.rni.s32.f32 %r152, %f346;
cvt.rni.s32.f32 %r153, %f347;
cvt.rni.s32.f32 %r154, %f348;
@%p12 bra $L__BB0_405;
setp.eq.s32 %p303, %r165, 1;
@%p303 bra $L__BB0_404;
bra.uni $L__BB0_403;
$L__BB0_404:
cvt.pack.sat.u16.s32 %r754, %r154, %r153;
cvt.pack.sat.u16.s32 %r751, %r152, %r151;
st.v2.u32 [%rd78], {%r751, %r754};
bra.uni $L__BB0_406;
$L__BB0_405:
mov.u32 %r760, 0;
cvt.pack.sat.u8.s32.b32 %r757, %r154, %r153, %r760;
cvt.pack.sat.u8.s32.b32 %r761, %r152, %r151, %r757;
st.u32 [%rd78], %r761;
bra.uni $L__BB0_406;
$L__BB0_403:
cvt.pack.sat.s16.s32 %r748, %r154, %r153;
cvt.pack.sat.s16.s32 %r745, %r152, %r151;
st.v2.u32 [%rd78], {%r745, %r748};
$L__BB0_406:
add.s32 %r794, %r794, 1;
setp.lt.s32 %p304, %r794, %r176;
@%p304 bra $L__BB0_9;
$L__BB0_407:
ret;
}
`;
