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
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[12],
.param .u64 p5,
.param .f32 p6,
.param .f32 p7,
.param .u32 p8
)
.maxntid 256, 1, 1
{
.reg .pred %p<295>;
.reg .b16 %rs<85>;
.reg .f32 %f<336>;
.reg .b32 %r<663>;
.reg .b64 %rd<154>;
ld.param.u64 %rd58, [p0];
ld.param.v2.u32 {%r145, %r146}, [p1+40];
ld.param.u64 %rd63, [p2];
ld.param.v2.u32 {%r604, %r605}, [p3+32];
ld.param.v2.u32 {%r149, %r150}, [p3+40];
ld.param.u64 %rd68, [p5];
ld.param.f32 %f295, [p6];
ld.param.f32 %f200, [p7];
ld.param.u32 %r142, [p8];
ld.param.u32 %r140, [p4+4];
ld.param.u32 %r139, [p4];
ld.param.u64 %rd152, [p3+24];
ld.param.u64 %rd151, [p3+16];
ld.param.u64 %rd150, [p3+8];
ld.param.u64 %rd64, [p3];
ld.param.u64 %rd148, [p1+24];
ld.param.u64 %rd147, [p1+16];
ld.param.u64 %rd146, [p1+8];
ld.param.u64 %rd59, [p1];
setp.eq.s64 %p7, %rd68, 0;
@%p7 bra $L__BB0_3;
cvta.to.global.u64 %rd69, %rd68;
mov.u32 %r151, %ctaid.z;
mul.wide.u32 %rd70, %r151, 4;
add.s64 %rd71, %rd69, %rd70;
ld.global.f32 %f295, [%rd71];
$L__BB0_3:
mov.u32 %r2, %ctaid.z;
setp.eq.s32 %p8, %r146, 0;
@%p8 bra $L__BB0_5;
cvta.to.global.u64 %rd72, %rd58;
mul.wide.s32 %rd73, %r2, 40;
add.s64 %rd74, %rd72, %rd73;
ld.global.u64 %rd148, [%rd74+24];
ld.global.u64 %rd147, [%rd74+16];
ld.global.u64 %rd146, [%rd74+8];
ld.global.u64 %rd145, [%rd74];
bra.uni $L__BB0_6;
$L__BB0_5:
cvt.s64.s32 %rd75, %r2;
mul.lo.s64 %rd76, %rd59, %rd75;
add.s64 %rd145, %rd58, %rd76;
$L__BB0_6:
setp.eq.s32 %p9, %r150, 0;
@%p9 bra $L__BB0_8;
cvta.to.global.u64 %rd77, %rd63;
mul.wide.s32 %rd78, %r2, 40;
add.s64 %rd79, %rd77, %rd78;
ld.global.v2.u32 {%r604, %r605}, [%rd79+32];
ld.global.u64 %rd152, [%rd79+24];
ld.global.u64 %rd151, [%rd79+16];
ld.global.u64 %rd150, [%rd79+8];
ld.global.u64 %rd149, [%rd79];
bra.uni $L__BB0_9;
$L__BB0_8:
cvt.s64.s32 %rd80, %r2;
mul.lo.s64 %rd81, %rd64, %rd80;
add.s64 %rd149, %rd63, %rd81;
$L__BB0_9:
mov.u32 %r156, %ctaid.y;
shl.b32 %r157, %r156, 3;
mov.u32 %r158, %tid.y;
add.s32 %r15, %r157, %r158;
setp.ge.s32 %p10, %r15, %r605;
@%p10 bra $L__BB0_282;
setp.lt.s32 %p11, %r149, 1;
@%p11 bra $L__BB0_282;
mov.u32 %r161, %ctaid.x;
shl.b32 %r162, %r161, 9;
mov.u32 %r163, %tid.x;
shl.b32 %r164, %r163, 2;
add.s32 %r165, %r162, %r164;
cvt.s64.s32 %rd82, %r15;
mul.lo.s64 %rd27, %rd146, %rd82;
mul.lo.s64 %rd28, %rd150, %rd82;
add.s32 %r166, %r165, 4;
min.s32 %r19, %r166, %r604;
add.s32 %r167, %r165, 132;
min.s32 %r20, %r167, %r604;
add.s32 %r168, %r165, 260;
min.s32 %r21, %r168, %r604;
add.s32 %r169, %r165, 388;
min.s32 %r22, %r169, %r604;
mov.u32 %r622, 0;
$L__BB0_12:
.pragma "nounroll";
cvt.s64.s32 %rd83, %r622;
mul.lo.s64 %rd84, %rd148, %rd83;
add.s64 %rd85, %rd84, %rd27;
add.s64 %rd33, %rd145, %rd85;
mul.lo.s64 %rd86, %rd152, %rd83;
add.s64 %rd87, %rd86, %rd28;
add.s64 %rd34, %rd149, %rd87;
setp.eq.s32 %p13, %r139, 4;
selp.b32 %r170, 4, 2, %p13;
setp.eq.s32 %p14, %r139, 0;
selp.b32 %r171, 1, %r170, %p14;
cvt.u64.u32 %rd88, %r171;
setp.ne.s64 %p15, %rd147, %rd88;
setp.eq.s32 %p16, %r140, 4;
selp.b32 %r172, 4, 2, %p16;
setp.eq.s32 %p17, %r140, 0;
selp.b32 %r173, 1, %r172, %p17;
cvt.u64.u32 %rd89, %r173;
setp.ne.s64 %p18, %rd151, %rd89;
mov.pred %p293, 0;
or.pred %p19, %p15, %p18;
@%p19 bra $L__BB0_15;
shl.b32 %r176, %r171, 2;
add.s32 %r177, %r176, -1;
cvt.s64.s32 %rd90, %r177;
and.b64 %rd91, %rd33, %rd90;
setp.ne.s64 %p23, %rd91, 0;
@%p23 bra $L__BB0_15;
setp.eq.s32 %p274, %r140, 4;
setp.eq.s32 %p273, %r140, 0;
selp.b32 %r603, 4, 2, %p274;
selp.b32 %r602, 1, %r603, %p273;
shl.b32 %r180, %r602, 2;
add.s32 %r181, %r180, -1;
cvt.s64.s32 %rd92, %r181;
and.b64 %rd93, %rd34, %rd92;
setp.eq.s64 %p293, %rd93, 0;
$L__BB0_15:
cvt.s64.s32 %rd94, %r165;
mul.lo.s64 %rd96, %rd94, %rd88;
add.s64 %rd35, %rd33, %rd96;
add.s32 %r189, %r165, 128;
mul.wide.s32 %rd97, %r189, %r171;
add.s64 %rd36, %rd33, %rd97;
add.s32 %r190, %r165, 256;
mul.wide.s32 %rd98, %r190, %r171;
add.s64 %rd37, %rd33, %rd98;
add.s32 %r191, %r165, 384;
mul.wide.s32 %rd99, %r191, %r171;
add.s64 %rd38, %rd33, %rd99;
@%p14 bra $L__BB0_25;
setp.ne.s32 %p28, %r139, 4;
@%p28 bra $L__BB0_33;
setp.le.s32 %p29, %r166, %r604;
and.pred %p3, %p293, %p29;
not.pred %p30, %p3;
@%p30 bra $L__BB0_19;
ld.v4.u32 {%r659, %r658, %r657, %r656}, [%rd35];
$L__BB0_19:
setp.gt.s32 %p31, %r167, %r604;
not.pred %p32, %p293;
or.pred %p33, %p32, %p31;
@%p33 bra $L__BB0_21;
ld.v4.u32 {%r655, %r654, %r653, %r652}, [%rd36];
$L__BB0_21:
not.pred %p279, %p293;
setp.gt.s32 %p34, %r168, %r604;
or.pred %p36, %p279, %p34;
@%p36 bra $L__BB0_23;
ld.v4.u32 {%r651, %r650, %r649, %r648}, [%rd37];
$L__BB0_23:
not.pred %p280, %p293;
setp.le.s32 %p276, %r166, %r604;
and.pred %p294, %p293, %p276;
setp.gt.s32 %p37, %r169, %r604;
or.pred %p39, %p280, %p37;
@%p39 bra $L__BB0_41;
setp.le.s32 %p278, %r166, %r604;
and.pred %p294, %p293, %p278;
ld.v4.u32 {%r647, %r646, %r645, %r644}, [%rd38];
bra.uni $L__BB0_41;
$L__BB0_25:
setp.le.s32 %p40, %r166, %r604;
and.pred %p4, %p293, %p40;
not.pred %p41, %p4;
@%p41 bra $L__BB0_27;
ld.u32 %r659, [%rd35];
$L__BB0_27:
setp.gt.s32 %p42, %r167, %r604;
not.pred %p43, %p293;
or.pred %p44, %p43, %p42;
@%p44 bra $L__BB0_29;
ld.u32 %r655, [%rd36];
$L__BB0_29:
not.pred %p285, %p293;
setp.gt.s32 %p45, %r168, %r604;
or.pred %p47, %p285, %p45;
@%p47 bra $L__BB0_31;
ld.u32 %r651, [%rd37];
$L__BB0_31:
not.pred %p286, %p293;
setp.le.s32 %p282, %r166, %r604;
and.pred %p294, %p293, %p282;
setp.gt.s32 %p48, %r169, %r604;
or.pred %p50, %p286, %p48;
@%p50 bra $L__BB0_41;
setp.le.s32 %p284, %r166, %r604;
and.pred %p294, %p293, %p284;
ld.u32 %r647, [%rd38];
bra.uni $L__BB0_41;
$L__BB0_33:
setp.le.s32 %p51, %r166, %r604;
and.pred %p5, %p293, %p51;
not.pred %p52, %p5;
@%p52 bra $L__BB0_35;
ld.v2.u32 {%r659, %r658}, [%rd35];
$L__BB0_35:
setp.gt.s32 %p53, %r167, %r604;
not.pred %p54, %p293;
or.pred %p55, %p54, %p53;
@%p55 bra $L__BB0_37;
ld.v2.u32 {%r655, %r654}, [%rd36];
$L__BB0_37:
not.pred %p291, %p293;
setp.gt.s32 %p56, %r168, %r604;
or.pred %p58, %p291, %p56;
@%p58 bra $L__BB0_39;
ld.v2.u32 {%r651, %r650}, [%rd37];
$L__BB0_39:
not.pred %p292, %p293;
setp.le.s32 %p288, %r166, %r604;
and.pred %p294, %p293, %p288;
setp.gt.s32 %p59, %r169, %r604;
or.pred %p61, %p292, %p59;
@%p61 bra $L__BB0_41;
setp.le.s32 %p290, %r166, %r604;
and.pred %p294, %p293, %p290;
ld.v2.u32 {%r647, %r646}, [%rd38];
$L__BB0_41:
@%p294 bra $L__BB0_78;
bra.uni $L__BB0_42;
$L__BB0_78:
@%p14 bra $L__BB0_82;
@%p13 bra $L__BB0_83;
setp.ne.s32 %p86, %r139, 3;
@%p86 bra $L__BB0_84;
cvt.u16.u32 %rs8, %r659;
cvt.f32.f16 %f301, %rs8;
shr.u32 %r309, %r659, 16;
cvt.u16.u32 %rs9, %r309;
cvt.f32.f16 %f300, %rs9;
cvt.u16.u32 %rs10, %r658;
cvt.f32.f16 %f299, %rs10;
shr.u32 %r310, %r658, 16;
cvt.u16.u32 %rs11, %r310;
cvt.f32.f16 %f298, %rs11;
bra.uni $L__BB0_85;
$L__BB0_42:
setp.ge.s32 %p62, %r165, %r19;
@%p62 bra $L__BB0_101;
cvt.s64.s32 %rd153, %r165;
$L__BB0_44:
.pragma "nounroll";
mul.lo.s64 %rd100, %rd151, %rd153;
add.s64 %rd41, %rd34, %rd100;
mul.lo.s64 %rd101, %rd147, %rd153;
add.s64 %rd42, %rd33, %rd101;
setp.gt.s32 %p63, %r139, 1;
@%p63 bra $L__BB0_47;
@%p14 bra $L__BB0_52;
setp.eq.s32 %p67, %r139, 1;
@%p67 bra $L__BB0_51;
bra.uni $L__BB0_53;
$L__BB0_51:
ld.global.nc.u16 %rs4, [%rd42];
cvt.rn.f32.u16 %f297, %rs4;
bra.uni $L__BB0_54;
$L__BB0_47:
setp.eq.s32 %p64, %r139, 2;
@%p64 bra $L__BB0_50;
setp.ne.s32 %p65, %r139, 3;
@%p65 bra $L__BB0_53;
ld.global.nc.u16 %rs1, [%rd42];
cvt.f32.f16 %f297, %rs1;
bra.uni $L__BB0_54;
$L__BB0_52:
ld.global.nc.u8 %r298, [%rd42];
cvt.u16.u32 %rs5, %r298;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f297, %rs6;
bra.uni $L__BB0_54;
$L__BB0_50:
ld.global.nc.s16 %rs3, [%rd42];
cvt.rn.f32.s16 %f297, %rs3;
bra.uni $L__BB0_54;
$L__BB0_53:
ld.global.nc.f32 %f297, [%rd42];
$L__BB0_54:
setp.gt.s32 %p68, %r142, 1;
@%p68 bra $L__BB0_57;
setp.eq.s32 %p71, %r142, 0;
@%p71 bra $L__BB0_64;
setp.eq.s32 %p72, %r142, 1;
@%p72 bra $L__BB0_62;
bra.uni $L__BB0_66;
$L__BB0_62:
mov.f32 %f289, 0f00000000;
setp.lt.f32 %p75, %f295, %f297;
mov.f32 %f297, %f289;
@%p75 bra $L__BB0_67;
mov.f32 %f297, %f200;
bra.uni $L__BB0_67;
$L__BB0_57:
setp.eq.s32 %p69, %r142, 2;
@%p69 bra $L__BB0_60;
setp.ne.s32 %p70, %r142, 3;
@%p70 bra $L__BB0_66;
setp.lt.f32 %p73, %f295, %f297;
selp.f32 %f297, %f297, 0f00000000, %p73;
bra.uni $L__BB0_67;
$L__BB0_64:
mov.f32 %f290, 0f00000000;
setp.geu.f32 %p76, %f295, %f297;
mov.f32 %f297, %f290;
@%p76 bra $L__BB0_67;
mov.f32 %f297, %f200;
bra.uni $L__BB0_67;
$L__BB0_60:
setp.geu.f32 %p74, %f295, %f297;
@%p74 bra $L__BB0_67;
mov.f32 %f297, %f295;
bra.uni $L__BB0_67;
$L__BB0_66:
setp.lt.f32 %p77, %f295, %f297;
selp.f32 %f297, 0f00000000, %f297, %p77;
$L__BB0_67:
setp.gt.s32 %p78, %r140, 1;
@%p78 bra $L__BB0_70;
@%p17 bra $L__BB0_75;
setp.eq.s32 %p82, %r140, 1;
@%p82 bra $L__BB0_74;
bra.uni $L__BB0_76;
$L__BB0_74:
cvt.rni.s32.f32 %r302, %f297;
max.s32 %r303, %r302, 0;
min.s32 %r304, %r303, 65535;
st.u16 [%rd41], %r304;
bra.uni $L__BB0_77;
$L__BB0_70:
setp.eq.s32 %p79, %r140, 2;
@%p79 bra $L__BB0_73;
setp.ne.s32 %p80, %r140, 3;
@%p80 bra $L__BB0_76;
cvt.rn.f16.f32 %rs7, %f297;
st.u16 [%rd41], %rs7;
bra.uni $L__BB0_77;
$L__BB0_75:
cvt.rni.s32.f32 %r305, %f297;
max.s32 %r306, %r305, 0;
min.s32 %r307, %r306, 255;
st.u8 [%rd41], %r307;
bra.uni $L__BB0_77;
$L__BB0_73:
cvt.rni.s32.f32 %r299, %f297;
max.s32 %r300, %r299, -32768;
min.s32 %r301, %r300, 32767;
st.u16 [%rd41], %r301;
bra.uni $L__BB0_77;
$L__BB0_76:
st.f32 [%rd41], %f297;
$L__BB0_77:
add.s64 %rd153, %rd153, 1;
cvt.u32.u64 %r308, %rd153;
setp.lt.s32 %p83, %r308, %r19;
@%p83 bra $L__BB0_44;
bra.uni $L__BB0_101;
$L__BB0_83:
mov.b32 %f301, %r659;
mov.b32 %f300, %r658;
mov.b32 %f299, %r657;
mov.b32 %f298, %r656;
bra.uni $L__BB0_85;
$L__BB0_82:
cvt.u16.u32 %rs12, %r659;
and.b16 %rs13, %rs12, 255;
cvt.rn.f32.u16 %f301, %rs13;
shr.u16 %rs14, %rs12, 8;
cvt.rn.f32.u16 %f300, %rs14;
shr.u32 %r311, %r659, 16;
cvt.u16.u32 %rs15, %r311;
and.b16 %rs16, %rs15, 255;
cvt.rn.f32.u16 %f299, %rs16;
shr.u32 %r312, %r659, 24;
cvt.u16.u32 %rs17, %r312;
cvt.rn.f32.u16 %f298, %rs17;
bra.uni $L__BB0_85;
$L__BB0_84:
and.b32 %r313, %r659, 65535;
setp.eq.s32 %p87, %r139, 2;
selp.b32 %r314, 32768, 0, %p87;
and.b32 %r315, %r659, %r314;
shl.b32 %r316, %r315, 1;
sub.s32 %r317, %r313, %r316;
cvt.rn.f32.s32 %f301, %r317;
shr.u32 %r318, %r659, 16;
and.b32 %r319, %r318, %r314;
shl.b32 %r320, %r319, 1;
sub.s32 %r321, %r318, %r320;
cvt.rn.f32.s32 %f300, %r321;
and.b32 %r322, %r658, %r314;
shl.b32 %r323, %r322, 1;
and.b32 %r324, %r658, 65535;
sub.s32 %r325, %r324, %r323;
cvt.rn.f32.s32 %f299, %r325;
shr.u32 %r326, %r658, 16;
and.b32 %r327, %r326, %r314;
shl.b32 %r328, %r327, 1;
sub.s32 %r329, %r326, %r328;
cvt.rn.f32.s32 %f298, %r329;
$L__BB0_85:
setp.eq.s32 %p88, %r142, 0;
@%p88 bra $L__BB0_90;
setp.eq.s32 %p89, %r142, 1;
@%p89 bra $L__BB0_89;
setp.ne.s32 %p90, %r142, 2;
@%p90 bra $L__BB0_91;
setp.lt.f32 %p91, %f295, %f301;
selp.f32 %f305, %f295, %f301, %p91;
setp.lt.f32 %p92, %f295, %f300;
selp.f32 %f304, %f295, %f300, %p92;
setp.lt.f32 %p93, %f295, %f299;
selp.f32 %f303, %f295, %f299, %p93;
setp.lt.f32 %p94, %f295, %f298;
selp.f32 %f302, %f295, %f298, %p94;
bra.uni $L__BB0_92;
$L__BB0_89:
setp.lt.f32 %p95, %f295, %f301;
selp.f32 %f305, 0f00000000, %f200, %p95;
setp.lt.f32 %p96, %f295, %f300;
selp.f32 %f304, 0f00000000, %f200, %p96;
setp.lt.f32 %p97, %f295, %f299;
selp.f32 %f303, 0f00000000, %f200, %p97;
setp.lt.f32 %p98, %f295, %f298;
selp.f32 %f302, 0f00000000, %f200, %p98;
bra.uni $L__BB0_92;
$L__BB0_90:
setp.lt.f32 %p99, %f295, %f301;
selp.f32 %f305, %f200, 0f00000000, %p99;
setp.lt.f32 %p100, %f295, %f300;
selp.f32 %f304, %f200, 0f00000000, %p100;
setp.lt.f32 %p101, %f295, %f299;
selp.f32 %f303, %f200, 0f00000000, %p101;
setp.lt.f32 %p102, %f295, %f298;
selp.f32 %f302, %f200, 0f00000000, %p102;
bra.uni $L__BB0_92;
$L__BB0_91:
setp.eq.s32 %p103, %r142, 3;
setp.lt.f32 %p104, %f295, %f301;
selp.f32 %f210, 0f00000000, %f301, %p104;
selp.f32 %f211, %f301, 0f00000000, %p104;
selp.f32 %f305, %f211, %f210, %p103;
setp.lt.f32 %p105, %f295, %f300;
selp.f32 %f212, 0f00000000, %f300, %p105;
selp.f32 %f213, %f300, 0f00000000, %p105;
selp.f32 %f304, %f213, %f212, %p103;
setp.lt.f32 %p106, %f295, %f299;
selp.f32 %f214, 0f00000000, %f299, %p106;
selp.f32 %f215, %f299, 0f00000000, %p106;
selp.f32 %f303, %f215, %f214, %p103;
setp.lt.f32 %p107, %f295, %f298;
selp.f32 %f216, 0f00000000, %f298, %p107;
selp.f32 %f217, %f298, 0f00000000, %p107;
selp.f32 %f302, %f217, %f216, %p103;
$L__BB0_92:
cvt.s64.s32 %rd144, %r165;
mul.lo.s64 %rd109, %rd144, %rd89;
add.s64 %rd45, %rd34, %rd109;
@%p16 bra $L__BB0_95;
setp.ne.s32 %p110, %r140, 3;
@%p110 bra $L__BB0_96;
cvt.rn.f16.f32 %rs18, %f305;
cvt.rn.f16.f32 %rs19, %f304;
cvt.rn.f16.f32 %rs20, %f303;
cvt.rn.f16.f32 %rs21, %f302;
mov.b32 %r337, {%rs20, %rs21};
mov.b32 %r338, {%rs18, %rs19};
st.v2.u32 [%rd45], {%r338, %r337};
bra.uni $L__BB0_101;
$L__BB0_95:
st.v4.f32 [%rd45], {%f305, %f304, %f303, %f302};
bra.uni $L__BB0_101;
$L__BB0_96:
cvt.rni.s32.f32 %r105, %f305;
cvt.rni.s32.f32 %r106, %f304;
cvt.rni.s32.f32 %r107, %f303;
cvt.rni.s32.f32 %r108, %f302;
@%p17 bra $L__BB0_100;
setp.eq.s32 %p112, %r140, 1;
@%p112 bra $L__BB0_99;
bra.uni $L__BB0_98;
$L__BB0_99:
cvt.pack.sat.u16.s32 %r348, %r108, %r107;
cvt.pack.sat.u16.s32 %r345, %r106, %r105;
st.v2.u32 [%rd45], {%r345, %r348};
bra.uni $L__BB0_101;
$L__BB0_100:
mov.u32 %r354, 0;
cvt.pack.sat.u8.s32.b32 %r351, %r108, %r107, %r354;
cvt.pack.sat.u8.s32.b32 %r355, %r106, %r105, %r351;
st.u32 [%rd45], %r355;
bra.uni $L__BB0_101;
$L__BB0_98:
cvt.pack.sat.s16.s32 %r342, %r108, %r107;
cvt.pack.sat.s16.s32 %r339, %r106, %r105;
st.v2.u32 [%rd45], {%r339, %r342};
$L__BB0_101:
setp.le.s32 %p113, %r167, %r604;
and.pred %p114, %p293, %p113;
@%p114 bra $L__BB0_138;
bra.uni $L__BB0_102;
$L__BB0_138:
@%p14 bra $L__BB0_142;
@%p13 bra $L__BB0_143;
setp.ne.s32 %p139, %r139, 3;
@%p139 bra $L__BB0_144;
cvt.u16.u32 %rs29, %r655;
cvt.f32.f16 %f311, %rs29;
shr.u32 %r386, %r655, 16;
cvt.u16.u32 %rs30, %r386;
cvt.f32.f16 %f310, %rs30;
cvt.u16.u32 %rs31, %r654;
cvt.f32.f16 %f309, %rs31;
shr.u32 %r387, %r654, 16;
cvt.u16.u32 %rs32, %r387;
cvt.f32.f16 %f308, %rs32;
bra.uni $L__BB0_145;
$L__BB0_102:
add.s32 %r593, %r165, 128;
setp.ge.s32 %p115, %r593, %r20;
@%p115 bra $L__BB0_161;
add.s32 %r660, %r165, 128;
$L__BB0_104:
.pragma "nounroll";
cvt.s64.s32 %rd110, %r660;
mul.lo.s64 %rd111, %rd151, %rd110;
add.s64 %rd46, %rd34, %rd111;
mul.lo.s64 %rd112, %rd147, %rd110;
add.s64 %rd47, %rd33, %rd112;
setp.gt.s32 %p116, %r139, 1;
@%p116 bra $L__BB0_107;
@%p14 bra $L__BB0_112;
setp.eq.s32 %p120, %r139, 1;
@%p120 bra $L__BB0_111;
bra.uni $L__BB0_113;
$L__BB0_111:
ld.global.nc.u16 %rs25, [%rd47];
cvt.rn.f32.u16 %f307, %rs25;
bra.uni $L__BB0_114;
$L__BB0_107:
setp.eq.s32 %p117, %r139, 2;
@%p117 bra $L__BB0_110;
setp.ne.s32 %p118, %r139, 3;
@%p118 bra $L__BB0_113;
ld.global.nc.u16 %rs22, [%rd47];
cvt.f32.f16 %f307, %rs22;
bra.uni $L__BB0_114;
$L__BB0_112:
ld.global.nc.u8 %r376, [%rd47];
cvt.u16.u32 %rs26, %r376;
and.b16 %rs27, %rs26, 255;
cvt.rn.f32.u16 %f307, %rs27;
bra.uni $L__BB0_114;
$L__BB0_110:
ld.global.nc.s16 %rs24, [%rd47];
cvt.rn.f32.s16 %f307, %rs24;
bra.uni $L__BB0_114;
$L__BB0_113:
ld.global.nc.f32 %f307, [%rd47];
$L__BB0_114:
setp.gt.s32 %p121, %r142, 1;
@%p121 bra $L__BB0_117;
setp.eq.s32 %p124, %r142, 0;
@%p124 bra $L__BB0_124;
setp.eq.s32 %p125, %r142, 1;
@%p125 bra $L__BB0_122;
bra.uni $L__BB0_126;
$L__BB0_122:
mov.f32 %f291, 0f00000000;
setp.lt.f32 %p128, %f295, %f307;
mov.f32 %f307, %f291;
@%p128 bra $L__BB0_127;
mov.f32 %f307, %f200;
bra.uni $L__BB0_127;
$L__BB0_117:
setp.eq.s32 %p122, %r142, 2;
@%p122 bra $L__BB0_120;
setp.ne.s32 %p123, %r142, 3;
@%p123 bra $L__BB0_126;
setp.lt.f32 %p126, %f295, %f307;
selp.f32 %f307, %f307, 0f00000000, %p126;
bra.uni $L__BB0_127;
$L__BB0_124:
mov.f32 %f292, 0f00000000;
setp.geu.f32 %p129, %f295, %f307;
mov.f32 %f307, %f292;
@%p129 bra $L__BB0_127;
mov.f32 %f307, %f200;
bra.uni $L__BB0_127;
$L__BB0_120:
setp.geu.f32 %p127, %f295, %f307;
@%p127 bra $L__BB0_127;
mov.f32 %f307, %f295;
bra.uni $L__BB0_127;
$L__BB0_126:
setp.lt.f32 %p130, %f295, %f307;
selp.f32 %f307, 0f00000000, %f307, %p130;
$L__BB0_127:
setp.gt.s32 %p131, %r140, 1;
@%p131 bra $L__BB0_130;
@%p17 bra $L__BB0_135;
setp.eq.s32 %p135, %r140, 1;
@%p135 bra $L__BB0_134;
bra.uni $L__BB0_136;
$L__BB0_134:
cvt.rni.s32.f32 %r380, %f307;
max.s32 %r381, %r380, 0;
min.s32 %r382, %r381, 65535;
st.u16 [%rd46], %r382;
bra.uni $L__BB0_137;
$L__BB0_130:
setp.eq.s32 %p132, %r140, 2;
@%p132 bra $L__BB0_133;
setp.ne.s32 %p133, %r140, 3;
@%p133 bra $L__BB0_136;
cvt.rn.f16.f32 %rs28, %f307;
st.u16 [%rd46], %rs28;
bra.uni $L__BB0_137;
$L__BB0_135:
cvt.rni.s32.f32 %r383, %f307;
max.s32 %r384, %r383, 0;
min.s32 %r385, %r384, 255;
st.u8 [%rd46], %r385;
bra.uni $L__BB0_137;
$L__BB0_133:
cvt.rni.s32.f32 %r377, %f307;
max.s32 %r378, %r377, -32768;
min.s32 %r379, %r378, 32767;
st.u16 [%rd46], %r379;
bra.uni $L__BB0_137;
$L__BB0_136:
st.f32 [%rd46], %f307;
$L__BB0_137:
add.s32 %r660, %r660, 1;
setp.lt.s32 %p136, %r660, %r20;
@%p136 bra $L__BB0_104;
bra.uni $L__BB0_161;
$L__BB0_143:
mov.b32 %f311, %r655;
mov.b32 %f310, %r654;
mov.b32 %f309, %r653;
mov.b32 %f308, %r652;
bra.uni $L__BB0_145;
$L__BB0_142:
cvt.u16.u32 %rs33, %r655;
and.b16 %rs34, %rs33, 255;
cvt.rn.f32.u16 %f311, %rs34;
shr.u16 %rs35, %rs33, 8;
cvt.rn.f32.u16 %f310, %rs35;
shr.u32 %r388, %r655, 16;
cvt.u16.u32 %rs36, %r388;
and.b16 %rs37, %rs36, 255;
cvt.rn.f32.u16 %f309, %rs37;
shr.u32 %r389, %r655, 24;
cvt.u16.u32 %rs38, %r389;
cvt.rn.f32.u16 %f308, %rs38;
bra.uni $L__BB0_145;
$L__BB0_144:
and.b32 %r390, %r655, 65535;
setp.eq.s32 %p140, %r139, 2;
selp.b32 %r391, 32768, 0, %p140;
and.b32 %r392, %r655, %r391;
shl.b32 %r393, %r392, 1;
sub.s32 %r394, %r390, %r393;
cvt.rn.f32.s32 %f311, %r394;
shr.u32 %r395, %r655, 16;
and.b32 %r396, %r395, %r391;
shl.b32 %r397, %r396, 1;
sub.s32 %r398, %r395, %r397;
cvt.rn.f32.s32 %f310, %r398;
and.b32 %r399, %r654, %r391;
shl.b32 %r400, %r399, 1;
and.b32 %r401, %r654, 65535;
sub.s32 %r402, %r401, %r400;
cvt.rn.f32.s32 %f309, %r402;
shr.u32 %r403, %r654, 16;
and.b32 %r404, %r403, %r391;
shl.b32 %r405, %r404, 1;
sub.s32 %r406, %r403, %r405;
cvt.rn.f32.s32 %f308, %r406;
$L__BB0_145:
setp.eq.s32 %p141, %r142, 0;
@%p141 bra $L__BB0_150;
setp.eq.s32 %p142, %r142, 1;
@%p142 bra $L__BB0_149;
setp.ne.s32 %p143, %r142, 2;
@%p143 bra $L__BB0_151;
setp.lt.f32 %p144, %f295, %f311;
selp.f32 %f315, %f295, %f311, %p144;
setp.lt.f32 %p145, %f295, %f310;
selp.f32 %f314, %f295, %f310, %p145;
setp.lt.f32 %p146, %f295, %f309;
selp.f32 %f313, %f295, %f309, %p146;
setp.lt.f32 %p147, %f295, %f308;
selp.f32 %f312, %f295, %f308, %p147;
bra.uni $L__BB0_152;
$L__BB0_149:
setp.lt.f32 %p148, %f295, %f311;
selp.f32 %f315, 0f00000000, %f200, %p148;
setp.lt.f32 %p149, %f295, %f310;
selp.f32 %f314, 0f00000000, %f200, %p149;
setp.lt.f32 %p150, %f295, %f309;
selp.f32 %f313, 0f00000000, %f200, %p150;
setp.lt.f32 %p151, %f295, %f308;
selp.f32 %f312, 0f00000000, %f200, %p151;
bra.uni $L__BB0_152;
$L__BB0_150:
setp.lt.f32 %p152, %f295, %f311;
selp.f32 %f315, %f200, 0f00000000, %p152;
setp.lt.f32 %p153, %f295, %f310;
selp.f32 %f314, %f200, 0f00000000, %p153;
setp.lt.f32 %p154, %f295, %f309;
selp.f32 %f313, %f200, 0f00000000, %p154;
setp.lt.f32 %p155, %f295, %f308;
selp.f32 %f312, %f200, 0f00000000, %p155;
bra.uni $L__BB0_152;
$L__BB0_151:
setp.eq.s32 %p156, %r142, 3;
setp.lt.f32 %p157, %f295, %f311;
selp.f32 %f231, 0f00000000, %f311, %p157;
selp.f32 %f232, %f311, 0f00000000, %p157;
selp.f32 %f315, %f232, %f231, %p156;
setp.lt.f32 %p158, %f295, %f310;
selp.f32 %f233, 0f00000000, %f310, %p158;
selp.f32 %f234, %f310, 0f00000000, %p158;
selp.f32 %f314, %f234, %f233, %p156;
setp.lt.f32 %p159, %f295, %f309;
selp.f32 %f235, 0f00000000, %f309, %p159;
selp.f32 %f236, %f309, 0f00000000, %p159;
selp.f32 %f313, %f236, %f235, %p156;
setp.lt.f32 %p160, %f295, %f308;
selp.f32 %f237, 0f00000000, %f308, %p160;
selp.f32 %f238, %f308, 0f00000000, %p160;
selp.f32 %f312, %f238, %f237, %p156;
$L__BB0_152:
add.s32 %r601, %r165, 128;
cvt.s64.s32 %rd118, %r601;
mul.lo.s64 %rd120, %rd118, %rd89;
add.s64 %rd49, %rd34, %rd120;
@%p16 bra $L__BB0_155;
setp.ne.s32 %p163, %r140, 3;
@%p163 bra $L__BB0_156;
cvt.rn.f16.f32 %rs39, %f315;
cvt.rn.f16.f32 %rs40, %f314;
cvt.rn.f16.f32 %rs41, %f313;
cvt.rn.f16.f32 %rs42, %f312;
mov.b32 %r415, {%rs41, %rs42};
mov.b32 %r416, {%rs39, %rs40};
st.v2.u32 [%rd49], {%r416, %r415};
bra.uni $L__BB0_161;
$L__BB0_155:
st.v4.f32 [%rd49], {%f315, %f314, %f313, %f312};
bra.uni $L__BB0_161;
$L__BB0_156:
cvt.rni.s32.f32 %r112, %f315;
cvt.rni.s32.f32 %r113, %f314;
cvt.rni.s32.f32 %r114, %f313;
cvt.rni.s32.f32 %r115, %f312;
@%p17 bra $L__BB0_160;
setp.eq.s32 %p165, %r140, 1;
@%p165 bra $L__BB0_159;
bra.uni $L__BB0_158;
$L__BB0_159:
cvt.pack.sat.u16.s32 %r426, %r115, %r114;
cvt.pack.sat.u16.s32 %r423, %r113, %r112;
st.v2.u32 [%rd49], {%r423, %r426};
bra.uni $L__BB0_161;
$L__BB0_160:
mov.u32 %r432, 0;
cvt.pack.sat.u8.s32.b32 %r429, %r115, %r114, %r432;
cvt.pack.sat.u8.s32.b32 %r433, %r113, %r112, %r429;
st.u32 [%rd49], %r433;
bra.uni $L__BB0_161;
$L__BB0_158:
cvt.pack.sat.s16.s32 %r420, %r115, %r114;
cvt.pack.sat.s16.s32 %r417, %r113, %r112;
st.v2.u32 [%rd49], {%r417, %r420};
$L__BB0_161:
setp.le.s32 %p166, %r168, %r604;
and.pred %p167, %p293, %p166;
@%p167 bra $L__BB0_198;
bra.uni $L__BB0_162;
$L__BB0_198:
@%p14 bra $L__BB0_202;
@%p13 bra $L__BB0_203;
setp.ne.s32 %p192, %r139, 3;
@%p192 bra $L__BB0_204;
cvt.u16.u32 %rs50, %r651;
cvt.f32.f16 %f321, %rs50;
shr.u32 %r464, %r651, 16;
cvt.u16.u32 %rs51, %r464;
cvt.f32.f16 %f320, %rs51;
cvt.u16.u32 %rs52, %r650;
cvt.f32.f16 %f319, %rs52;
shr.u32 %r465, %r650, 16;
cvt.u16.u32 %rs53, %r465;
cvt.f32.f16 %f318, %rs53;
bra.uni $L__BB0_205;
$L__BB0_162:
add.s32 %r594, %r165, 256;
setp.ge.s32 %p168, %r594, %r21;
@%p168 bra $L__BB0_221;
add.s32 %r661, %r165, 256;
$L__BB0_164:
.pragma "nounroll";
cvt.s64.s32 %rd121, %r661;
mul.lo.s64 %rd122, %rd151, %rd121;
add.s64 %rd50, %rd34, %rd122;
mul.lo.s64 %rd123, %rd147, %rd121;
add.s64 %rd51, %rd33, %rd123;
setp.gt.s32 %p169, %r139, 1;
@%p169 bra $L__BB0_167;
@%p14 bra $L__BB0_172;
setp.eq.s32 %p173, %r139, 1;
@%p173 bra $L__BB0_171;
bra.uni $L__BB0_173;
$L__BB0_171:
ld.global.nc.u16 %rs46, [%rd51];
cvt.rn.f32.u16 %f317, %rs46;
bra.uni $L__BB0_174;
$L__BB0_167:
setp.eq.s32 %p170, %r139, 2;
@%p170 bra $L__BB0_170;
setp.ne.s32 %p171, %r139, 3;
@%p171 bra $L__BB0_173;
ld.global.nc.u16 %rs43, [%rd51];
cvt.f32.f16 %f317, %rs43;
bra.uni $L__BB0_174;
$L__BB0_172:
ld.global.nc.u8 %r454, [%rd51];
cvt.u16.u32 %rs47, %r454;
and.b16 %rs48, %rs47, 255;
cvt.rn.f32.u16 %f317, %rs48;
bra.uni $L__BB0_174;
$L__BB0_170:
ld.global.nc.s16 %rs45, [%rd51];
cvt.rn.f32.s16 %f317, %rs45;
bra.uni $L__BB0_174;
$L__BB0_173:
ld.global.nc.f32 %f317, [%rd51];
$L__BB0_174:
setp.gt.s32 %p174, %r142, 1;
@%p174 bra $L__BB0_177;
setp.eq.s32 %p177, %r142, 0;
@%p177 bra $L__BB0_184;
setp.eq.s32 %p178, %r142, 1;
@%p178 bra $L__BB0_182;
bra.uni $L__BB0_186;
$L__BB0_182:
mov.f32 %f293, 0f00000000;
setp.lt.f32 %p181, %f295, %f317;
mov.f32 %f317, %f293;
@%p181 bra $L__BB0_187;
mov.f32 %f317, %f200;
bra.uni $L__BB0_187;
$L__BB0_177:
setp.eq.s32 %p175, %r142, 2;
@%p175 bra $L__BB0_180;
setp.ne.s32 %p176, %r142, 3;
@%p176 bra $L__BB0_186;
setp.lt.f32 %p179, %f295, %f317;
selp.f32 %f317, %f317, 0f00000000, %p179;
bra.uni $L__BB0_187;
$L__BB0_184:
mov.f32 %f294, 0f00000000;
setp.geu.f32 %p182, %f295, %f317;
mov.f32 %f317, %f294;
@%p182 bra $L__BB0_187;
mov.f32 %f317, %f200;
bra.uni $L__BB0_187;
$L__BB0_180:
setp.geu.f32 %p180, %f295, %f317;
@%p180 bra $L__BB0_187;
mov.f32 %f317, %f295;
bra.uni $L__BB0_187;
$L__BB0_186:
setp.lt.f32 %p183, %f295, %f317;
selp.f32 %f317, 0f00000000, %f317, %p183;
$L__BB0_187:
setp.gt.s32 %p184, %r140, 1;
@%p184 bra $L__BB0_190;
@%p17 bra $L__BB0_195;
setp.eq.s32 %p188, %r140, 1;
@%p188 bra $L__BB0_194;
bra.uni $L__BB0_196;
$L__BB0_194:
cvt.rni.s32.f32 %r458, %f317;
max.s32 %r459, %r458, 0;
min.s32 %r460, %r459, 65535;
st.u16 [%rd50], %r460;
bra.uni $L__BB0_197;
$L__BB0_190:
setp.eq.s32 %p185, %r140, 2;
@%p185 bra $L__BB0_193;
setp.ne.s32 %p186, %r140, 3;
@%p186 bra $L__BB0_196;
cvt.rn.f16.f32 %rs49, %f317;
st.u16 [%rd50], %rs49;
bra.uni $L__BB0_197;
$L__BB0_195:
cvt.rni.s32.f32 %r461, %f317;
max.s32 %r462, %r461, 0;
min.s32 %r463, %r462, 255;
st.u8 [%rd50], %r463;
bra.uni $L__BB0_197;
$L__BB0_193:
cvt.rni.s32.f32 %r455, %f317;
max.s32 %r456, %r455, -32768;
min.s32 %r457, %r456, 32767;
st.u16 [%rd50], %r457;
bra.uni $L__BB0_197;
$L__BB0_196:
st.f32 [%rd50], %f317;
$L__BB0_197:
add.s32 %r661, %r661, 1;
setp.lt.s32 %p189, %r661, %r21;
@%p189 bra $L__BB0_164;
bra.uni $L__BB0_221;
$L__BB0_203:
mov.b32 %f321, %r651;
mov.b32 %f320, %r650;
mov.b32 %f319, %r649;
mov.b32 %f318, %r648;
bra.uni $L__BB0_205;
$L__BB0_202:
cvt.u16.u32 %rs54, %r651;
and.b16 %rs55, %rs54, 255;
cvt.rn.f32.u16 %f321, %rs55;
shr.u16 %rs56, %rs54, 8;
cvt.rn.f32.u16 %f320, %rs56;
shr.u32 %r466, %r651, 16;
cvt.u16.u32 %rs57, %r466;
and.b16 %rs58, %rs57, 255;
cvt.rn.f32.u16 %f319, %rs58;
shr.u32 %r467, %r651, 24;
cvt.u16.u32 %rs59, %r467;
cvt.rn.f32.u16 %f318, %rs59;
bra.uni $L__BB0_205;
$L__BB0_204:
and.b32 %r468, %r651, 65535;
setp.eq.s32 %p193, %r139, 2;
selp.b32 %r469, 32768, 0, %p193;
and.b32 %r470, %r651, %r469;
shl.b32 %r471, %r470, 1;
sub.s32 %r472, %r468, %r471;
cvt.rn.f32.s32 %f321, %r472;
shr.u32 %r473, %r651, 16;
and.b32 %r474, %r473, %r469;
shl.b32 %r475, %r474, 1;
sub.s32 %r476, %r473, %r475;
cvt.rn.f32.s32 %f320, %r476;
and.b32 %r477, %r650, %r469;
shl.b32 %r478, %r477, 1;
and.b32 %r479, %r650, 65535;
sub.s32 %r480, %r479, %r478;
cvt.rn.f32.s32 %f319, %r480;
shr.u32 %r481, %r650, 16;
and.b32 %r482, %r481, %r469;
shl.b32 %r483, %r482, 1;
sub.s32 %r484, %r481, %r483;
cvt.rn.f32.s32 %f318, %r484;
$L__BB0_205:
setp.eq.s32 %p194, %r142, 0;
@%p194 bra $L__BB0_210;
setp.eq.s32 %p195, %r142, 1;
@%p195 bra $L__BB0_209;
setp.ne.s32 %p196, %r142, 2;
@%p196 bra $L__BB0_211;
setp.lt.f32 %p197, %f295, %f321;
selp.f32 %f325, %f295, %f321, %p197;
setp.lt.f32 %p198, %f295, %f320;
selp.f32 %f324, %f295, %f320, %p198;
setp.lt.f32 %p199, %f295, %f319;
selp.f32 %f323, %f295, %f319, %p199;
setp.lt.f32 %p200, %f295, %f318;
selp.f32 %f322, %f295, %f318, %p200;
bra.uni $L__BB0_212;
$L__BB0_209:
setp.lt.f32 %p201, %f295, %f321;
selp.f32 %f325, 0f00000000, %f200, %p201;
setp.lt.f32 %p202, %f295, %f320;
selp.f32 %f324, 0f00000000, %f200, %p202;
setp.lt.f32 %p203, %f295, %f319;
selp.f32 %f323, 0f00000000, %f200, %p203;
setp.lt.f32 %p204, %f295, %f318;
selp.f32 %f322, 0f00000000, %f200, %p204;
bra.uni $L__BB0_212;
$L__BB0_210:
setp.lt.f32 %p205, %f295, %f321;
selp.f32 %f325, %f200, 0f00000000, %p205;
setp.lt.f32 %p206, %f295, %f320;
selp.f32 %f324, %f200, 0f00000000, %p206;
setp.lt.f32 %p207, %f295, %f319;
selp.f32 %f323, %f200, 0f00000000, %p207;
setp.lt.f32 %p208, %f295, %f318;
selp.f32 %f322, %f200, 0f00000000, %p208;
bra.uni $L__BB0_212;
$L__BB0_211:
setp.eq.s32 %p209, %r142, 3;
setp.lt.f32 %p210, %f295, %f321;
selp.f32 %f252, 0f00000000, %f321, %p210;
selp.f32 %f253, %f321, 0f00000000, %p210;
selp.f32 %f325, %f253, %f252, %p209;
setp.lt.f32 %p211, %f295, %f320;
selp.f32 %f254, 0f00000000, %f320, %p211;
selp.f32 %f255, %f320, 0f00000000, %p211;
selp.f32 %f324, %f255, %f254, %p209;
setp.lt.f32 %p212, %f295, %f319;
selp.f32 %f256, 0f00000000, %f319, %p212;
selp.f32 %f257, %f319, 0f00000000, %p212;
selp.f32 %f323, %f257, %f256, %p209;
setp.lt.f32 %p213, %f295, %f318;
selp.f32 %f258, 0f00000000, %f318, %p213;
selp.f32 %f259, %f318, 0f00000000, %p213;
selp.f32 %f322, %f259, %f258, %p209;
$L__BB0_212:
add.s32 %r599, %r165, 256;
cvt.s64.s32 %rd129, %r599;
mul.lo.s64 %rd131, %rd129, %rd89;
add.s64 %rd53, %rd34, %rd131;
@%p16 bra $L__BB0_215;
setp.ne.s32 %p216, %r140, 3;
@%p216 bra $L__BB0_216;
cvt.rn.f16.f32 %rs60, %f325;
cvt.rn.f16.f32 %rs61, %f324;
cvt.rn.f16.f32 %rs62, %f323;
cvt.rn.f16.f32 %rs63, %f322;
mov.b32 %r493, {%rs62, %rs63};
mov.b32 %r494, {%rs60, %rs61};
st.v2.u32 [%rd53], {%r494, %r493};
bra.uni $L__BB0_221;
$L__BB0_215:
st.v4.f32 [%rd53], {%f325, %f324, %f323, %f322};
bra.uni $L__BB0_221;
$L__BB0_216:
cvt.rni.s32.f32 %r119, %f325;
cvt.rni.s32.f32 %r120, %f324;
cvt.rni.s32.f32 %r121, %f323;
cvt.rni.s32.f32 %r122, %f322;
@%p17 bra $L__BB0_220;
setp.eq.s32 %p218, %r140, 1;
@%p218 bra $L__BB0_219;
bra.uni $L__BB0_218;
$L__BB0_219:
cvt.pack.sat.u16.s32 %r504, %r122, %r121;
cvt.pack.sat.u16.s32 %r501, %r120, %r119;
st.v2.u32 [%rd53], {%r501, %r504};
bra.uni $L__BB0_221;
$L__BB0_220:
mov.u32 %r510, 0;
cvt.pack.sat.u8.s32.b32 %r507, %r122, %r121, %r510;
cvt.pack.sat.u8.s32.b32 %r511, %r120, %r119, %r507;
st.u32 [%rd53], %r511;
bra.uni $L__BB0_221;
$L__BB0_218:
cvt.pack.sat.s16.s32 %r498, %r122, %r121;
cvt.pack.sat.s16.s32 %r495, %r120, %r119;
st.v2.u32 [%rd53], {%r495, %r498};
$L__BB0_221:
setp.le.s32 %p219, %r169, %r604;
and.pred %p220, %p293, %p219;
@%p220 bra $L__BB0_258;
bra.uni $L__BB0_222;
$L__BB0_258:
@%p14 bra $L__BB0_262;
@%p13 bra $L__BB0_263;
setp.ne.s32 %p245, %r139, 3;
@%p245 bra $L__BB0_264;
cvt.u16.u32 %rs71, %r647;
cvt.f32.f16 %f331, %rs71;
shr.u32 %r542, %r647, 16;
cvt.u16.u32 %rs72, %r542;
cvt.f32.f16 %f330, %rs72;
cvt.u16.u32 %rs73, %r646;
cvt.f32.f16 %f329, %rs73;
shr.u32 %r543, %r646, 16;
cvt.u16.u32 %rs74, %r543;
cvt.f32.f16 %f328, %rs74;
bra.uni $L__BB0_265;
$L__BB0_222:
add.s32 %r595, %r165, 384;
setp.ge.s32 %p221, %r595, %r22;
@%p221 bra $L__BB0_281;
add.s32 %r662, %r165, 384;
$L__BB0_224:
.pragma "nounroll";
cvt.s64.s32 %rd132, %r662;
mul.lo.s64 %rd133, %rd151, %rd132;
add.s64 %rd54, %rd34, %rd133;
mul.lo.s64 %rd134, %rd147, %rd132;
add.s64 %rd55, %rd33, %rd134;
setp.gt.s32 %p222, %r139, 1;
@%p222 bra $L__BB0_227;
@%p14 bra $L__BB0_232;
setp.eq.s32 %p226, %r139, 1;
@%p226 bra $L__BB0_231;
bra.uni $L__BB0_233;
$L__BB0_231:
ld.global.nc.u16 %rs67, [%rd55];
cvt.rn.f32.u16 %f327, %rs67;
bra.uni $L__BB0_234;
$L__BB0_227:
setp.eq.s32 %p223, %r139, 2;
@%p223 bra $L__BB0_230;
setp.ne.s32 %p224, %r139, 3;
@%p224 bra $L__BB0_233;
ld.global.nc.u16 %rs64, [%rd55];
cvt.f32.f16 %f327, %rs64;
bra.uni $L__BB0_234;
$L__BB0_232:
ld.global.nc.u8 %r532, [%rd55];
cvt.u16.u32 %rs68, %r532;
and.b16 %rs69, %rs68, 255;
cvt.rn.f32.u16 %f327, %rs69;
bra.uni $L__BB0_234;
$L__BB0_230:
ld.global.nc.s16 %rs66, [%rd55];
cvt.rn.f32.s16 %f327, %rs66;
bra.uni $L__BB0_234;
$L__BB0_233:
ld.global.nc.f32 %f327, [%rd55];
$L__BB0_234:
setp.gt.s32 %p227, %r142, 1;
@%p227 bra $L__BB0_237;
setp.eq.s32 %p230, %r142, 0;
mov.f32 %f288, 0f00000000;
@%p230 bra $L__BB0_244;
setp.eq.s32 %p231, %r142, 1;
@%p231 bra $L__BB0_242;
bra.uni $L__BB0_246;
$L__BB0_242:
setp.lt.f32 %p234, %f295, %f327;
mov.f32 %f327, %f288;
@%p234 bra $L__BB0_247;
mov.f32 %f327, %f200;
bra.uni $L__BB0_247;
$L__BB0_237:
setp.eq.s32 %p228, %r142, 2;
@%p228 bra $L__BB0_240;
setp.ne.s32 %p229, %r142, 3;
@%p229 bra $L__BB0_246;
setp.lt.f32 %p232, %f295, %f327;
selp.f32 %f327, %f327, 0f00000000, %p232;
bra.uni $L__BB0_247;
$L__BB0_244:
setp.geu.f32 %p235, %f295, %f327;
mov.f32 %f327, %f288;
@%p235 bra $L__BB0_247;
mov.f32 %f327, %f200;
bra.uni $L__BB0_247;
$L__BB0_240:
setp.geu.f32 %p233, %f295, %f327;
@%p233 bra $L__BB0_247;
mov.f32 %f327, %f295;
bra.uni $L__BB0_247;
$L__BB0_246:
setp.lt.f32 %p236, %f295, %f327;
selp.f32 %f327, 0f00000000, %f327, %p236;
$L__BB0_247:
setp.gt.s32 %p237, %r140, 1;
@%p237 bra $L__BB0_250;
@%p17 bra $L__BB0_255;
setp.eq.s32 %p241, %r140, 1;
@%p241 bra $L__BB0_254;
bra.uni $L__BB0_256;
$L__BB0_254:
cvt.rni.s32.f32 %r536, %f327;
max.s32 %r537, %r536, 0;
min.s32 %r538, %r537, 65535;
st.u16 [%rd54], %r538;
bra.uni $L__BB0_257;
$L__BB0_250:
setp.eq.s32 %p238, %r140, 2;
@%p238 bra $L__BB0_253;
setp.ne.s32 %p239, %r140, 3;
@%p239 bra $L__BB0_256;
cvt.rn.f16.f32 %rs70, %f327;
st.u16 [%rd54], %rs70;
bra.uni $L__BB0_257;
$L__BB0_255:
cvt.rni.s32.f32 %r539, %f327;
max.s32 %r540, %r539, 0;
min.s32 %r541, %r540, 255;
st.u8 [%rd54], %r541;
bra.uni $L__BB0_257;
$L__BB0_253:
cvt.rni.s32.f32 %r533, %f327;
max.s32 %r534, %r533, -32768;
min.s32 %r535, %r534, 32767;
st.u16 [%rd54], %r535;
bra.uni $L__BB0_257;
$L__BB0_256:
st.f32 [%rd54], %f327;
$L__BB0_257:
add.s32 %r662, %r662, 1;
setp.lt.s32 %p242, %r662, %r22;
@%p242 bra $L__BB0_224;
bra.uni $L__BB0_281;
$L__BB0_263:
mov.b32 %f331, %r647;
mov.b32 %f330, %r646;
mov.b32 %f329, %r645;
mov.b32 %f328, %r644;
bra.uni $L__BB0_265;
$L__BB0_262:
cvt.u16.u32 %rs75, %r647;
and.b16 %rs76, %rs75, 255;
cvt.rn.f32.u16 %f331, %rs76;
shr.u16 %rs77, %rs75, 8;
cvt.rn.f32.u16 %f330, %rs77;
shr.u32 %r544, %r647, 16;
cvt.u16.u32 %rs78, %r544;
and.b16 %rs79, %rs78, 255;
cvt.rn.f32.u16 %f329, %rs79;
shr.u32 %r545, %r647, 24;
cvt.u16.u32 %rs80, %r545;
cvt.rn.f32.u16 %f328, %rs80;
bra.uni $L__BB0_265;
$L__BB0_264:
and.b32 %r546, %r647, 65535;
setp.eq.s32 %p246, %r139, 2;
selp.b32 %r547, 32768, 0, %p246;
and.b32 %r548, %r647, %r547;
shl.b32 %r549, %r548, 1;
sub.s32 %r550, %r546, %r549;
cvt.rn.f32.s32 %f331, %r550;
shr.u32 %r551, %r647, 16;
and.b32 %r552, %r551, %r547;
shl.b32 %r553, %r552, 1;
sub.s32 %r554, %r551, %r553;
cvt.rn.f32.s32 %f330, %r554;
and.b32 %r555, %r646, %r547;
shl.b32 %r556, %r555, 1;
and.b32 %r557, %r646, 65535;
sub.s32 %r558, %r557, %r556;
cvt.rn.f32.s32 %f329, %r558;
shr.u32 %r559, %r646, 16;
and.b32 %r560, %r559, %r547;
shl.b32 %r561, %r560, 1;
sub.s32 %r562, %r559, %r561;
cvt.rn.f32.s32 %f328, %r562;
$L__BB0_265:
setp.eq.s32 %p247, %r142, 0;
@%p247 bra $L__BB0_270;
setp.eq.s32 %p248, %r142, 1;
@%p248 bra $L__BB0_269;
setp.ne.s32 %p249, %r142, 2;
@%p249 bra $L__BB0_271;
setp.lt.f32 %p250, %f295, %f331;
selp.f32 %f335, %f295, %f331, %p250;
setp.lt.f32 %p251, %f295, %f330;
selp.f32 %f334, %f295, %f330, %p251;
setp.lt.f32 %p252, %f295, %f329;
selp.f32 %f333, %f295, %f329, %p252;
setp.lt.f32 %p253, %f295, %f328;
selp.f32 %f332, %f295, %f328, %p253;
bra.uni $L__BB0_272;
$L__BB0_269:
setp.lt.f32 %p254, %f295, %f331;
selp.f32 %f335, 0f00000000, %f200, %p254;
setp.lt.f32 %p255, %f295, %f330;
selp.f32 %f334, 0f00000000, %f200, %p255;
setp.lt.f32 %p256, %f295, %f329;
selp.f32 %f333, 0f00000000, %f200, %p256;
setp.lt.f32 %p257, %f295, %f328;
selp.f32 %f332, 0f00000000, %f200, %p257;
bra.uni $L__BB0_272;
$L__BB0_270:
setp.lt.f32 %p258, %f295, %f331;
selp.f32 %f335, %f200, 0f00000000, %p258;
setp.lt.f32 %p259, %f295, %f330;
selp.f32 %f334, %f200, 0f00000000, %p259;
setp.lt.f32 %p260, %f295, %f329;
selp.f32 %f333, %f200, 0f00000000, %p260;
setp.lt.f32 %p261, %f295, %f328;
selp.f32 %f332, %f200, 0f00000000, %p261;
bra.uni $L__BB0_272;
$L__BB0_271:
setp.eq.s32 %p262, %r142, 3;
setp.lt.f32 %p263, %f295, %f331;
selp.f32 %f273, 0f00000000, %f331, %p263;
selp.f32 %f274, %f331, 0f00000000, %p263;
selp.f32 %f335, %f274, %f273, %p262;
setp.lt.f32 %p264, %f295, %f330;
selp.f32 %f275, 0f00000000, %f330, %p264;
selp.f32 %f276, %f330, 0f00000000, %p264;
selp.f32 %f334, %f276, %f275, %p262;
setp.lt.f32 %p265, %f295, %f329;
selp.f32 %f277, 0f00000000, %f329, %p265;
selp.f32 %f278, %f329, 0f00000000, %p265;
selp.f32 %f333, %f278, %f277, %p262;
setp.lt.f32 %p266, %f295, %f328;
selp.f32 %f279, 0f00000000, %f328, %p266;
selp.f32 %f280, %f328, 0f00000000, %p266;
selp.f32 %f332, %f280, %f279, %p262;
$L__BB0_272:
add.s32 %r597, %r165, 384;
cvt.s64.s32 %rd140, %r597;
mul.lo.s64 %rd142, %rd140, %rd89;
add.s64 %rd57, %rd34, %rd142;
@%p16 bra $L__BB0_275;
setp.ne.s32 %p269, %r140, 3;
@%p269 bra $L__BB0_276;
cvt.rn.f16.f32 %rs81, %f335;
cvt.rn.f16.f32 %rs82, %f334;
cvt.rn.f16.f32 %rs83, %f333;
cvt.rn.f16.f32 %rs84, %f332;
mov.b32 %r571, {%rs83, %rs84};
mov.b32 %r572, {%rs81, %rs82};
st.v2.u32 [%rd57], {%r572, %r571};
bra.uni $L__BB0_281;
$L__BB0_275:
st.v4.f32 [%rd57], {%f335, %f334, %f333, %f332};
bra.uni $L__BB0_281;
$L__BB0_276:
cvt.rni.s32.f32 %r126, %f335;
cvt.rni.s32.f32 %r127, %f334;
cvt.rni.s32.f32 %r128, %f333;
cvt.rni.s32.f32 %r129, %f332;
@%p17 bra $L__BB0_280;
setp.eq.s32 %p271, %r140, 1;
@%p271 bra $L__BB0_279;
bra.uni $L__BB0_278;
$L__BB0_279:
cvt.pack.sat.u16.s32 %r582, %r129, %r128;
cvt.pack.sat.u16.s32 %r579, %r127, %r126;
st.v2.u32 [%rd57], {%r579, %r582};
bra.uni $L__BB0_281;
$L__BB0_280:
mov.u32 %r588, 0;
cvt.pack.sat.u8.s32.b32 %r585, %r129, %r128, %r588;
cvt.pack.sat.u8.s32.b32 %r589, %r127, %r126, %r585;
st.u32 [%rd57], %r589;
bra.uni $L__BB0_281;
$L__BB0_278:
cvt.pack.sat.s16.s32 %r576, %r129, %r128;
cvt.pack.sat.s16.s32 %r573, %r127, %r126;
st.v2.u32 [%rd57], {%r573, %r576};
$L__BB0_281:
add.s32 %r622, %r622, 1;
setp.lt.s32 %p272, %r622, %r149;
@%p272 bra $L__BB0_12;
$L__BB0_282:
ret;
}
`;
