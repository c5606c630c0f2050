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
.reg .pred %p<174>;
.reg .b16 %rs<85>;
.reg .f32 %f<191>;
.reg .b32 %r<637>;
.reg .b64 %rd<150>;
ld.param.u64 %rd58, [p0];
ld.param.v2.u32 {%r145, %r146}, [p1+40];
ld.param.u64 %rd63, [p2];
ld.param.v2.u32 {%r578, %r579}, [p3+32];
ld.param.v2.u32 {%r149, %r150}, [p3+40];
ld.param.f32 %f125, [p5];
ld.param.f32 %f126, [p6];
ld.param.u32 %r141, [p4+4];
ld.param.u32 %r140, [p4];
ld.param.u64 %rd148, [p3+24];
ld.param.u64 %rd147, [p3+16];
ld.param.u64 %rd146, [p3+8];
ld.param.u64 %rd64, [p3];
ld.param.u64 %rd144, [p1+24];
ld.param.u64 %rd143, [p1+16];
ld.param.u64 %rd142, [p1+8];
ld.param.u64 %rd59, [p1];
mov.u32 %r2, %ctaid.z;
setp.eq.s32 %p7, %r146, 0;
@%p7 bra $L__BB0_2;
cvta.to.global.u64 %rd68, %rd58;
mul.wide.s32 %rd69, %r2, 40;
add.s64 %rd70, %rd68, %rd69;
ld.global.u64 %rd144, [%rd70+24];
ld.global.u64 %rd143, [%rd70+16];
ld.global.u64 %rd142, [%rd70+8];
ld.global.u64 %rd141, [%rd70];
bra.uni $L__BB0_3;
$L__BB0_2:
cvt.s64.s32 %rd71, %r2;
mul.lo.s64 %rd72, %rd59, %rd71;
add.s64 %rd141, %rd58, %rd72;
$L__BB0_3:
setp.eq.s32 %p8, %r150, 0;
@%p8 bra $L__BB0_5;
cvta.to.global.u64 %rd73, %rd63;
mul.wide.s32 %rd74, %r2, 40;
add.s64 %rd75, %rd73, %rd74;
ld.global.v2.u32 {%r578, %r579}, [%rd75+32];
ld.global.u64 %rd148, [%rd75+24];
ld.global.u64 %rd147, [%rd75+16];
ld.global.u64 %rd146, [%rd75+8];
ld.global.u64 %rd145, [%rd75];
bra.uni $L__BB0_6;
$L__BB0_5:
cvt.s64.s32 %rd76, %r2;
mul.lo.s64 %rd77, %rd64, %rd76;
add.s64 %rd145, %rd63, %rd77;
$L__BB0_6:
mov.u32 %r155, %ctaid.y;
shl.b32 %r156, %r155, 3;
mov.u32 %r157, %tid.y;
add.s32 %r15, %r156, %r157;
setp.ge.s32 %p9, %r15, %r579;
@%p9 bra $L__BB0_199;
setp.lt.s32 %p10, %r149, 1;
@%p10 bra $L__BB0_199;
mov.u32 %r160, %ctaid.x;
shl.b32 %r161, %r160, 9;
mov.u32 %r162, %tid.x;
shl.b32 %r163, %r162, 2;
add.s32 %r164, %r161, %r163;
cvt.s64.s32 %rd78, %r15;
mul.lo.s64 %rd27, %rd142, %rd78;
mul.lo.s64 %rd28, %rd146, %rd78;
add.s32 %r165, %r164, 4;
min.s32 %r19, %r165, %r578;
add.s32 %r166, %r164, 132;
min.s32 %r20, %r166, %r578;
add.s32 %r167, %r164, 260;
min.s32 %r21, %r167, %r578;
add.s32 %r22, %r164, 388;
min.s32 %r23, %r22, %r578;
mov.u32 %r596, 0;
$L__BB0_9:
.pragma "nounroll";
cvt.s64.s32 %rd79, %r596;
mul.lo.s64 %rd80, %rd144, %rd79;
add.s64 %rd81, %rd80, %rd27;
add.s64 %rd33, %rd141, %rd81;
mul.lo.s64 %rd82, %rd148, %rd79;
add.s64 %rd83, %rd82, %rd28;
add.s64 %rd34, %rd145, %rd83;
setp.eq.s32 %p12, %r140, 4;
selp.b32 %r168, 4, 2, %p12;
setp.eq.s32 %p13, %r140, 0;
selp.b32 %r169, 1, %r168, %p13;
cvt.u64.u32 %rd84, %r169;
setp.ne.s64 %p14, %rd143, %rd84;
setp.eq.s32 %p15, %r141, 4;
selp.b32 %r170, 4, 2, %p15;
setp.eq.s32 %p16, %r141, 0;
selp.b32 %r171, 1, %r170, %p16;
cvt.u64.u32 %rd85, %r171;
setp.ne.s64 %p17, %rd147, %rd85;
mov.pred %p172, 0;
or.pred %p18, %p14, %p17;
@%p18 bra $L__BB0_12;
shl.b32 %r174, %r169, 2;
add.s32 %r175, %r174, -1;
cvt.s64.s32 %rd86, %r175;
and.b64 %rd87, %rd33, %rd86;
setp.ne.s64 %p22, %rd87, 0;
@%p22 bra $L__BB0_12;
setp.eq.s32 %p153, %r141, 4;
setp.eq.s32 %p152, %r141, 0;
selp.b32 %r577, 4, 2, %p153;
selp.b32 %r576, 1, %r577, %p152;
shl.b32 %r178, %r576, 2;
add.s32 %r179, %r178, -1;
cvt.s64.s32 %rd88, %r179;
and.b64 %rd89, %rd34, %rd88;
setp.eq.s64 %p172, %rd89, 0;
$L__BB0_12:
cvt.s64.s32 %rd90, %r164;
mul.lo.s64 %rd92, %rd90, %rd84;
add.s64 %rd35, %rd33, %rd92;
add.s32 %r187, %r164, 128;
mul.wide.s32 %rd93, %r187, %r169;
add.s64 %rd36, %rd33, %rd93;
add.s32 %r188, %r164, 256;
mul.wide.s32 %rd94, %r188, %r169;
add.s64 %rd37, %rd33, %rd94;
add.s32 %r189, %r164, 384;
mul.wide.s32 %rd95, %r189, %r169;
add.s64 %rd38, %rd33, %rd95;
@%p13 bra $L__BB0_22;
setp.ne.s32 %p27, %r140, 4;
@%p27 bra $L__BB0_30;
setp.le.s32 %p28, %r165, %r578;
and.pred %p3, %p172, %p28;
not.pred %p29, %p3;
@%p29 bra $L__BB0_16;
ld.v4.u32 {%r633, %r632, %r631, %r630}, [%rd35];
$L__BB0_16:
setp.gt.s32 %p30, %r166, %r578;
not.pred %p31, %p172;
or.pred %p32, %p31, %p30;
@%p32 bra $L__BB0_18;
ld.v4.u32 {%r629, %r628, %r627, %r626}, [%rd36];
$L__BB0_18:
not.pred %p158, %p172;
setp.gt.s32 %p33, %r167, %r578;
or.pred %p35, %p158, %p33;
@%p35 bra $L__BB0_20;
ld.v4.u32 {%r625, %r624, %r623, %r622}, [%rd37];
$L__BB0_20:
not.pred %p159, %p172;
setp.le.s32 %p155, %r165, %r578;
and.pred %p173, %p172, %p155;
setp.gt.s32 %p36, %r22, %r578;
or.pred %p38, %p159, %p36;
@%p38 bra $L__BB0_38;
setp.le.s32 %p157, %r165, %r578;
and.pred %p173, %p172, %p157;
ld.v4.u32 {%r621, %r620, %r619, %r618}, [%rd38];
bra.uni $L__BB0_38;
$L__BB0_22:
setp.le.s32 %p39, %r165, %r578;
and.pred %p4, %p172, %p39;
not.pred %p40, %p4;
@%p40 bra $L__BB0_24;
ld.u32 %r633, [%rd35];
$L__BB0_24:
setp.gt.s32 %p41, %r166, %r578;
not.pred %p42, %p172;
or.pred %p43, %p42, %p41;
@%p43 bra $L__BB0_26;
ld.u32 %r629, [%rd36];
$L__BB0_26:
not.pred %p164, %p172;
setp.gt.s32 %p44, %r167, %r578;
or.pred %p46, %p164, %p44;
@%p46 bra $L__BB0_28;
ld.u32 %r625, [%rd37];
$L__BB0_28:
not.pred %p165, %p172;
setp.le.s32 %p161, %r165, %r578;
and.pred %p173, %p172, %p161;
setp.gt.s32 %p47, %r22, %r578;
or.pred %p49, %p165, %p47;
@%p49 bra $L__BB0_38;
setp.le.s32 %p163, %r165, %r578;
and.pred %p173, %p172, %p163;
ld.u32 %r621, [%rd38];
bra.uni $L__BB0_38;
$L__BB0_30:
setp.le.s32 %p50, %r165, %r578;
and.pred %p5, %p172, %p50;
not.pred %p51, %p5;
@%p51 bra $L__BB0_32;
ld.v2.u32 {%r633, %r632}, [%rd35];
$L__BB0_32:
setp.gt.s32 %p52, %r166, %r578;
not.pred %p53, %p172;
or.pred %p54, %p53, %p52;
@%p54 bra $L__BB0_34;
ld.v2.u32 {%r629, %r628}, [%rd36];
$L__BB0_34:
not.pred %p170, %p172;
setp.gt.s32 %p55, %r167, %r578;
or.pred %p57, %p170, %p55;
@%p57 bra $L__BB0_36;
ld.v2.u32 {%r625, %r624}, [%rd37];
$L__BB0_36:
not.pred %p171, %p172;
setp.le.s32 %p167, %r165, %r578;
and.pred %p173, %p172, %p167;
setp.gt.s32 %p58, %r22, %r578;
or.pred %p60, %p171, %p58;
@%p60 bra $L__BB0_38;
setp.le.s32 %p169, %r165, %r578;
and.pred %p173, %p172, %p169;
ld.v2.u32 {%r621, %r620}, [%rd38];
$L__BB0_38:
@%p173 bra $L__BB0_62;
bra.uni $L__BB0_39;
$L__BB0_62:
@%p13 bra $L__BB0_66;
@%p12 bra $L__BB0_67;
setp.ne.s32 %p75, %r140, 3;
@%p75 bra $L__BB0_68;
cvt.u16.u32 %rs8, %r633;
cvt.f32.f16 %f175, %rs8;
shr.u32 %r289, %r633, 16;
cvt.u16.u32 %rs9, %r289;
cvt.f32.f16 %f174, %rs9;
cvt.u16.u32 %rs10, %r632;
cvt.f32.f16 %f173, %rs10;
shr.u32 %r290, %r632, 16;
cvt.u16.u32 %rs11, %r290;
cvt.f32.f16 %f172, %rs11;
bra.uni $L__BB0_69;
$L__BB0_39:
setp.ge.s32 %p61, %r164, %r19;
@%p61 bra $L__BB0_78;
cvt.s64.s32 %rd149, %r164;
$L__BB0_41:
.pragma "nounroll";
mul.lo.s64 %rd96, %rd147, %rd149;
add.s64 %rd41, %rd34, %rd96;
mul.lo.s64 %rd97, %rd143, %rd149;
add.s64 %rd42, %rd33, %rd97;
setp.gt.s32 %p62, %r140, 1;
@%p62 bra $L__BB0_44;
@%p13 bra $L__BB0_49;
setp.eq.s32 %p66, %r140, 1;
@%p66 bra $L__BB0_48;
bra.uni $L__BB0_50;
$L__BB0_48:
ld.global.nc.u16 %rs4, [%rd42];
cvt.rn.f32.u16 %f171, %rs4;
bra.uni $L__BB0_51;
$L__BB0_44:
setp.eq.s32 %p63, %r140, 2;
@%p63 bra $L__BB0_47;
setp.ne.s32 %p64, %r140, 3;
@%p64 bra $L__BB0_50;
ld.global.nc.u16 %rs1, [%rd42];
cvt.f32.f16 %f171, %rs1;
bra.uni $L__BB0_51;
$L__BB0_49:
ld.global.nc.u8 %r278, [%rd42];
cvt.u16.u32 %rs5, %r278;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f171, %rs6;
bra.uni $L__BB0_51;
$L__BB0_47:
ld.global.nc.s16 %rs3, [%rd42];
cvt.rn.f32.s16 %f171, %rs3;
bra.uni $L__BB0_51;
$L__BB0_50:
ld.global.nc.f32 %f171, [%rd42];
$L__BB0_51:
fma.rn.f32 %f7, %f171, %f125, %f126;
setp.gt.s32 %p67, %r141, 1;
@%p67 bra $L__BB0_54;
@%p16 bra $L__BB0_59;
setp.eq.s32 %p71, %r141, 1;
@%p71 bra $L__BB0_58;
bra.uni $L__BB0_60;
$L__BB0_58:
cvt.rni.s32.f32 %r282, %f7;
max.s32 %r283, %r282, 0;
min.s32 %r284, %r283, 65535;
st.u16 [%rd41], %r284;
bra.uni $L__BB0_61;
$L__BB0_54:
setp.eq.s32 %p68, %r141, 2;
@%p68 bra $L__BB0_57;
setp.ne.s32 %p69, %r141, 3;
@%p69 bra $L__BB0_60;
cvt.rn.f16.f32 %rs7, %f7;
st.u16 [%rd41], %rs7;
bra.uni $L__BB0_61;
$L__BB0_59:
cvt.rni.s32.f32 %r285, %f7;
max.s32 %r286, %r285, 0;
min.s32 %r287, %r286, 255;
st.u8 [%rd41], %r287;
bra.uni $L__BB0_61;
$L__BB0_57:
cvt.rni.s32.f32 %r279, %f7;
max.s32 %r280, %r279, -32768;
min.s32 %r281, %r280, 32767;
st.u16 [%rd41], %r281;
bra.uni $L__BB0_61;
$L__BB0_60:
st.f32 [%rd41], %f7;
$L__BB0_61:
add.s64 %rd149, %rd149, 1;
cvt.u32.u64 %r288, %rd149;
setp.lt.s32 %p72, %r288, %r19;
@%p72 bra $L__BB0_41;
bra.uni $L__BB0_78;
$L__BB0_67:
mov.b32 %f175, %r633;
mov.b32 %f174, %r632;
mov.b32 %f173, %r631;
mov.b32 %f172, %r630;
bra.uni $L__BB0_69;
$L__BB0_66:
cvt.u16.u32 %rs12, %r633;
and.b16 %rs13, %rs12, 255;
cvt.rn.f32.u16 %f175, %rs13;
shr.u16 %rs14, %rs12, 8;
cvt.rn.f32.u16 %f174, %rs14;
shr.u32 %r291, %r633, 16;
cvt.u16.u32 %rs15, %r291;
and.b16 %rs16, %rs15, 255;
cvt.rn.f32.u16 %f173, %rs16;
shr.u32 %r292, %r633, 24;
cvt.u16.u32 %rs17, %r292;
cvt.rn.f32.u16 %f172, %rs17;
bra.uni $L__BB0_69;
$L__BB0_68:
and.b32 %r293, %r633, 65535;
setp.eq.s32 %p76, %r140, 2;
selp.b32 %r294, 32768, 0, %p76;
and.b32 %r295, %r633, %r294;
shl.b32 %r296, %r295, 1;
sub.s32 %r297, %r293, %r296;
cvt.rn.f32.s32 %f175, %r297;
shr.u32 %r298, %r633, 16;
and.b32 %r299, %r298, %r294;
shl.b32 %r300, %r299, 1;
sub.s32 %r301, %r298, %r300;
cvt.rn.f32.s32 %f174, %r301;
and.b32 %r302, %r632, %r294;
shl.b32 %r303, %r302, 1;
and.b32 %r304, %r632, 65535;
sub.s32 %r305, %r304, %r303;
cvt.rn.f32.s32 %f173, %r305;
shr.u32 %r306, %r632, 16;
and.b32 %r307, %r306, %r294;
shl.b32 %r308, %r307, 1;
sub.s32 %r309, %r306, %r308;
cvt.rn.f32.s32 %f172, %r309;
$L__BB0_69:
cvt.s64.s32 %rd140, %r164;
fma.rn.f32 %f28, %f175, %f125, %f126;
fma.rn.f32 %f29, %f174, %f125, %f126;
fma.rn.f32 %f30, %f173, %f125, %f126;
fma.rn.f32 %f31, %f172, %f125, %f126;
mul.lo.s64 %rd105, %rd140, %rd85;
add.s64 %rd45, %rd34, %rd105;
@%p15 bra $L__BB0_72;
setp.ne.s32 %p79, %r141, 3;
@%p79 bra $L__BB0_73;
cvt.rn.f16.f32 %rs18, %f28;
cvt.rn.f16.f32 %rs19, %f29;
cvt.rn.f16.f32 %rs20, %f30;
cvt.rn.f16.f32 %rs21, %f31;
mov.b32 %r317, {%rs20, %rs21};
mov.b32 %r318, {%rs18, %rs19};
st.v2.u32 [%rd45], {%r318, %r317};
bra.uni $L__BB0_78;
$L__BB0_72:
st.v4.f32 [%rd45], {%f28, %f29, %f30, %f31};
bra.uni $L__BB0_78;
$L__BB0_73:
cvt.rni.s32.f32 %r106, %f28;
cvt.rni.s32.f32 %r107, %f29;
cvt.rni.s32.f32 %r108, %f30;
cvt.rni.s32.f32 %r109, %f31;
@%p16 bra $L__BB0_77;
setp.eq.s32 %p81, %r141, 1;
@%p81 bra $L__BB0_76;
bra.uni $L__BB0_75;
$L__BB0_76:
cvt.pack.sat.u16.s32 %r328, %r109, %r108;
cvt.pack.sat.u16.s32 %r325, %r107, %r106;
st.v2.u32 [%rd45], {%r325, %r328};
bra.uni $L__BB0_78;
$L__BB0_77:
mov.u32 %r334, 0;
cvt.pack.sat.u8.s32.b32 %r331, %r109, %r108, %r334;
cvt.pack.sat.u8.s32.b32 %r335, %r107, %r106, %r331;
st.u32 [%rd45], %r335;
bra.uni $L__BB0_78;
$L__BB0_75:
cvt.pack.sat.s16.s32 %r322, %r109, %r108;
cvt.pack.sat.s16.s32 %r319, %r107, %r106;
st.v2.u32 [%rd45], {%r319, %r322};
$L__BB0_78:
setp.le.s32 %p82, %r166, %r578;
and.pred %p83, %p172, %p82;
@%p83 bra $L__BB0_102;
bra.uni $L__BB0_79;
$L__BB0_102:
@%p13 bra $L__BB0_106;
@%p12 bra $L__BB0_107;
setp.ne.s32 %p98, %r140, 3;
@%p98 bra $L__BB0_108;
cvt.u16.u32 %rs29, %r629;
cvt.f32.f16 %f180, %rs29;
shr.u32 %r366, %r629, 16;
cvt.u16.u32 %rs30, %r366;
cvt.f32.f16 %f179, %rs30;
cvt.u16.u32 %rs31, %r628;
cvt.f32.f16 %f178, %rs31;
shr.u32 %r367, %r628, 16;
cvt.u16.u32 %rs32, %r367;
cvt.f32.f16 %f177, %rs32;
bra.uni $L__BB0_109;
$L__BB0_79:
add.s32 %r567, %r164, 128;
setp.ge.s32 %p84, %r567, %r20;
@%p84 bra $L__BB0_118;
add.s32 %r634, %r164, 128;
$L__BB0_81:
.pragma "nounroll";
cvt.s64.s32 %rd106, %r634;
mul.lo.s64 %rd107, %rd147, %rd106;
add.s64 %rd46, %rd34, %rd107;
mul.lo.s64 %rd108, %rd143, %rd106;
add.s64 %rd47, %rd33, %rd108;
setp.gt.s32 %p85, %r140, 1;
@%p85 bra $L__BB0_84;
@%p13 bra $L__BB0_89;
setp.eq.s32 %p89, %r140, 1;
@%p89 bra $L__BB0_88;
bra.uni $L__BB0_90;
$L__BB0_88:
ld.global.nc.u16 %rs25, [%rd47];
cvt.rn.f32.u16 %f176, %rs25;
bra.uni $L__BB0_91;
$L__BB0_84:
setp.eq.s32 %p86, %r140, 2;
@%p86 bra $L__BB0_87;
setp.ne.s32 %p87, %r140, 3;
@%p87 bra $L__BB0_90;
ld.global.nc.u16 %rs22, [%rd47];
cvt.f32.f16 %f176, %rs22;
bra.uni $L__BB0_91;
$L__BB0_89:
ld.global.nc.u8 %r356, [%rd47];
cvt.u16.u32 %rs26, %r356;
and.b16 %rs27, %rs26, 255;
cvt.rn.f32.u16 %f176, %rs27;
bra.uni $L__BB0_91;
$L__BB0_87:
ld.global.nc.s16 %rs24, [%rd47];
cvt.rn.f32.s16 %f176, %rs24;
bra.uni $L__BB0_91;
$L__BB0_90:
ld.global.nc.f32 %f176, [%rd47];
$L__BB0_91:
fma.rn.f32 %f38, %f176, %f125, %f126;
setp.gt.s32 %p90, %r141, 1;
@%p90 bra $L__BB0_94;
@%p16 bra $L__BB0_99;
setp.eq.s32 %p94, %r141, 1;
@%p94 bra $L__BB0_98;
bra.uni $L__BB0_100;
$L__BB0_98:
cvt.rni.s32.f32 %r360, %f38;
max.s32 %r361, %r360, 0;
min.s32 %r362, %r361, 65535;
st.u16 [%rd46], %r362;
bra.uni $L__BB0_101;
$L__BB0_94:
setp.eq.s32 %p91, %r141, 2;
@%p91 bra $L__BB0_97;
setp.ne.s32 %p92, %r141, 3;
@%p92 bra $L__BB0_100;
cvt.rn.f16.f32 %rs28, %f38;
st.u16 [%rd46], %rs28;
bra.uni $L__BB0_101;
$L__BB0_99:
cvt.rni.s32.f32 %r363, %f38;
max.s32 %r364, %r363, 0;
min.s32 %r365, %r364, 255;
st.u8 [%rd46], %r365;
bra.uni $L__BB0_101;
$L__BB0_97:
cvt.rni.s32.f32 %r357, %f38;
max.s32 %r358, %r357, -32768;
min.s32 %r359, %r358, 32767;
st.u16 [%rd46], %r359;
bra.uni $L__BB0_101;
$L__BB0_100:
st.f32 [%rd46], %f38;
$L__BB0_101:
add.s32 %r634, %r634, 1;
setp.lt.s32 %p95, %r634, %r20;
@%p95 bra $L__BB0_81;
bra.uni $L__BB0_118;
$L__BB0_107:
mov.b32 %f180, %r629;
mov.b32 %f179, %r628;
mov.b32 %f178, %r627;
mov.b32 %f177, %r626;
bra.uni $L__BB0_109;
$L__BB0_106:
cvt.u16.u32 %rs33, %r629;
and.b16 %rs34, %rs33, 255;
cvt.rn.f32.u16 %f180, %rs34;
shr.u16 %rs35, %rs33, 8;
cvt.rn.f32.u16 %f179, %rs35;
shr.u32 %r368, %r629, 16;
cvt.u16.u32 %rs36, %r368;
and.b16 %rs37, %rs36, 255;
cvt.rn.f32.u16 %f178, %rs37;
shr.u32 %r369, %r629, 24;
cvt.u16.u32 %rs38, %r369;
cvt.rn.f32.u16 %f177, %rs38;
bra.uni $L__BB0_109;
$L__BB0_108:
and.b32 %r370, %r629, 65535;
setp.eq.s32 %p99, %r140, 2;
selp.b32 %r371, 32768, 0, %p99;
and.b32 %r372, %r629, %r371;
shl.b32 %r373, %r372, 1;
sub.s32 %r374, %r370, %r373;
cvt.rn.f32.s32 %f180, %r374;
shr.u32 %r375, %r629, 16;
and.b32 %r376, %r375, %r371;
shl.b32 %r377, %r376, 1;
sub.s32 %r378, %r375, %r377;
cvt.rn.f32.s32 %f179, %r378;
and.b32 %r379, %r628, %r371;
shl.b32 %r380, %r379, 1;
and.b32 %r381, %r628, 65535;
sub.s32 %r382, %r381, %r380;
cvt.rn.f32.s32 %f178, %r382;
shr.u32 %r383, %r628, 16;
and.b32 %r384, %r383, %r371;
shl.b32 %r385, %r384, 1;
sub.s32 %r386, %r383, %r385;
cvt.rn.f32.s32 %f177, %r386;
$L__BB0_109:
add.s32 %r575, %r164, 128;
fma.rn.f32 %f59, %f180, %f125, %f126;
fma.rn.f32 %f60, %f179, %f125, %f126;
fma.rn.f32 %f61, %f178, %f125, %f126;
fma.rn.f32 %f62, %f177, %f125, %f126;
cvt.s64.s32 %rd114, %r575;
mul.lo.s64 %rd116, %rd114, %rd85;
add.s64 %rd49, %rd34, %rd116;
@%p15 bra $L__BB0_112;
setp.ne.s32 %p102, %r141, 3;
@%p102 bra $L__BB0_113;
cvt.rn.f16.f32 %rs39, %f59;
cvt.rn.f16.f32 %rs40, %f60;
cvt.rn.f16.f32 %rs41, %f61;
cvt.rn.f16.f32 %rs42, %f62;
mov.b32 %r395, {%rs41, %rs42};
mov.b32 %r396, {%rs39, %rs40};
st.v2.u32 [%rd49], {%r396, %r395};
bra.uni $L__BB0_118;
$L__BB0_112:
st.v4.f32 [%rd49], {%f59, %f60, %f61, %f62};
bra.uni $L__BB0_118;
$L__BB0_113:
cvt.rni.s32.f32 %r113, %f59;
cvt.rni.s32.f32 %r114, %f60;
cvt.rni.s32.f32 %r115, %f61;
cvt.rni.s32.f32 %r116, %f62;
@%p16 bra $L__BB0_117;
setp.eq.s32 %p104, %r141, 1;
@%p104 bra $L__BB0_116;
bra.uni $L__BB0_115;
$L__BB0_116:
cvt.pack.sat.u16.s32 %r406, %r116, %r115;
cvt.pack.sat.u16.s32 %r403, %r114, %r113;
st.v2.u32 [%rd49], {%r403, %r406};
bra.uni $L__BB0_118;
$L__BB0_117:
mov.u32 %r412, 0;
cvt.pack.sat.u8.s32.b32 %r409, %r116, %r115, %r412;
cvt.pack.sat.u8.s32.b32 %r413, %r114, %r113, %r409;
st.u32 [%rd49], %r413;
bra.uni $L__BB0_118;
$L__BB0_115:
cvt.pack.sat.s16.s32 %r400, %r116, %r115;
cvt.pack.sat.s16.s32 %r397, %r114, %r113;
st.v2.u32 [%rd49], {%r397, %r400};
$L__BB0_118:
setp.le.s32 %p105, %r167, %r578;
and.pred %p106, %p172, %p105;
@%p106 bra $L__BB0_142;
bra.uni $L__BB0_119;
$L__BB0_142:
@%p13 bra $L__BB0_146;
@%p12 bra $L__BB0_147;
setp.ne.s32 %p121, %r140, 3;
@%p121 bra $L__BB0_148;
cvt.u16.u32 %rs50, %r625;
cvt.f32.f16 %f185, %rs50;
shr.u32 %r444, %r625, 16;
cvt.u16.u32 %rs51, %r444;
cvt.f32.f16 %f184, %rs51;
cvt.u16.u32 %rs52, %r624;
cvt.f32.f16 %f183, %rs52;
shr.u32 %r445, %r624, 16;
cvt.u16.u32 %rs53, %r445;
cvt.f32.f16 %f182, %rs53;
bra.uni $L__BB0_149;
$L__BB0_119:
add.s32 %r568, %r164, 256;
setp.ge.s32 %p107, %r568, %r21;
@%p107 bra $L__BB0_158;
add.s32 %r635, %r164, 256;
$L__BB0_121:
.pragma "nounroll";
cvt.s64.s32 %rd117, %r635;
mul.lo.s64 %rd118, %rd147, %rd117;
add.s64 %rd50, %rd34, %rd118;
mul.lo.s64 %rd119, %rd143, %rd117;
add.s64 %rd51, %rd33, %rd119;
setp.gt.s32 %p108, %r140, 1;
@%p108 bra $L__BB0_124;
@%p13 bra $L__BB0_129;
setp.eq.s32 %p112, %r140, 1;
@%p112 bra $L__BB0_128;
bra.uni $L__BB0_130;
$L__BB0_128:
ld.global.nc.u16 %rs46, [%rd51];
cvt.rn.f32.u16 %f181, %rs46;
bra.uni $L__BB0_131;
$L__BB0_124:
setp.eq.s32 %p109, %r140, 2;
@%p109 bra $L__BB0_127;
setp.ne.s32 %p110, %r140, 3;
@%p110 bra $L__BB0_130;
ld.global.nc.u16 %rs43, [%rd51];
cvt.f32.f16 %f181, %rs43;
bra.uni $L__BB0_131;
$L__BB0_129:
ld.global.nc.u8 %r434, [%rd51];
cvt.u16.u32 %rs47, %r434;
and.b16 %rs48, %rs47, 255;
cvt.rn.f32.u16 %f181, %rs48;
bra.uni $L__BB0_131;
$L__BB0_127:
ld.global.nc.s16 %rs45, [%rd51];
cvt.rn.f32.s16 %f181, %rs45;
bra.uni $L__BB0_131;
$L__BB0_130:
ld.global.nc.f32 %f181, [%rd51];
$L__BB0_131:
fma.rn.f32 %f69, %f181, %f125, %f126;
setp.gt.s32 %p113, %r141, 1;
@%p113 bra $L__BB0_134;
@%p16 bra $L__BB0_139;
setp.eq.s32 %p117, %r141, 1;
@%p117 bra $L__BB0_138;
bra.uni $L__BB0_140;
$L__BB0_138:
cvt.rni.s32.f32 %r438, %f69;
max.s32 %r439, %r438, 0;
min.s32 %r440, %r439, 65535;
st.u16 [%rd50], %r440;
bra.uni $L__BB0_141;
$L__BB0_134:
setp.eq.s32 %p114, %r141, 2;
@%p114 bra $L__BB0_137;
setp.ne.s32 %p115, %r141, 3;
@%p115 bra $L__BB0_140;
cvt.rn.f16.f32 %rs49, %f69;
st.u16 [%rd50], %rs49;
bra.uni $L__BB0_141;
$L__BB0_139:
cvt.rni.s32.f32 %r441, %f69;
max.s32 %r442, %r441, 0;
min.s32 %r443, %r442, 255;
st.u8 [%rd50], %r443;
bra.uni $L__BB0_141;
$L__BB0_137:
cvt.rni.s32.f32 %r435, %f69;
max.s32 %r436, %r435, -32768;
min.s32 %r437, %r436, 32767;
st.u16 [%rd50], %r437;
bra.uni $L__BB0_141;
$L__BB0_140:
st.f32 [%rd50], %f69;
$L__BB0_141:
add.s32 %r635, %r635, 1;
setp.lt.s32 %p118, %r635, %r21;
@%p118 bra $L__BB0_121;
bra.uni $L__BB0_158;
$L__BB0_147:
mov.b32 %f185, %r625;
mov.b32 %f184, %r624;
mov.b32 %f183, %r623;
mov.b32 %f182, %r622;
bra.uni $L__BB0_149;
$L__BB0_146:
cvt.u16.u32 %rs54, %r625;
and.b16 %rs55, %rs54, 255;
cvt.rn.f32.u16 %f185, %rs55;
shr.u16 %rs56, %rs54, 8;
cvt.rn.f32.u16 %f184, %rs56;
shr.u32 %r446, %r625, 16;
cvt.u16.u32 %rs57, %r446;
and.b16 %rs58, %rs57, 255;
cvt.rn.f32.u16 %f183, %rs58;
shr.u32 %r447, %r625, 24;
cvt.u16.u32 %rs59, %r447;
cvt.rn.f32.u16 %f182, %rs59;
bra.uni $L__BB0_149;
$L__BB0_148:
and.b32 %r448, %r625, 65535;
setp.eq.s32 %p122, %r140, 2;
selp.b32 %r449, 32768, 0, %p122;
and.b32 %r450, %r625, %r449;
shl.b32 %r451, %r450, 1;
sub.s32 %r452, %r448, %r451;
cvt.rn.f32.s32 %f185, %r452;
shr.u32 %r453, %r625, 16;
and.b32 %r454, %r453, %r449;
shl.b32 %r455, %r454, 1;
sub.s32 %r456, %r453, %r455;
cvt.rn.f32.s32 %f184, %r456;
and.b32 %r457, %r624, %r449;
shl.b32 %r458, %r457, 1;
and.b32 %r459, %r624, 65535;
sub.s32 %r460, %r459, %r458;
cvt.rn.f32.s32 %f183, %r460;
shr.u32 %r461, %r624, 16;
and.b32 %r462, %r461, %r449;
shl.b32 %r463, %r462, 1;
sub.s32 %r464, %r461, %r463;
cvt.rn.f32.s32 %f182, %r464;
$L__BB0_149:
add.s32 %r573, %r164, 256;
fma.rn.f32 %f90, %f185, %f125, %f126;
fma.rn.f32 %f91, %f184, %f125, %f126;
fma.rn.f32 %f92, %f183, %f125, %f126;
fma.rn.f32 %f93, %f182, %f125, %f126;
cvt.s64.s32 %rd125, %r573;
mul.lo.s64 %rd127, %rd125, %rd85;
add.s64 %rd53, %rd34, %rd127;
@%p15 bra $L__BB0_152;
setp.ne.s32 %p125, %r141, 3;
@%p125 bra $L__BB0_153;
cvt.rn.f16.f32 %rs60, %f90;
cvt.rn.f16.f32 %rs61, %f91;
cvt.rn.f16.f32 %rs62, %f92;
cvt.rn.f16.f32 %rs63, %f93;
mov.b32 %r473, {%rs62, %rs63};
mov.b32 %r474, {%rs60, %rs61};
st.v2.u32 [%rd53], {%r474, %r473};
bra.uni $L__BB0_158;
$L__BB0_152:
st.v4.f32 [%rd53], {%f90, %f91, %f92, %f93};
bra.uni $L__BB0_158;
$L__BB0_153:
cvt.rni.s32.f32 %r120, %f90;
cvt.rni.s32.f32 %r121, %f91;
cvt.rni.s32.f32 %r122, %f92;
cvt.rni.s32.f32 %r123, %f93;
@%p16 bra $L__BB0_157;
setp.eq.s32 %p127, %r141, 1;
@%p127 bra $L__BB0_156;
bra.uni $L__BB0_155;
$L__BB0_156:
cvt.pack.sat.u16.s32 %r484, %r123, %r122;
cvt.pack.sat.u16.s32 %r481, %r121, %r120;
st.v2.u32 [%rd53], {%r481, %r484};
bra.uni $L__BB0_158;
$L__BB0_157:
mov.u32 %r490, 0;
cvt.pack.sat.u8.s32.b32 %r487, %r123, %r122, %r490;
cvt.pack.sat.u8.s32.b32 %r491, %r121, %r120, %r487;
st.u32 [%rd53], %r491;
bra.uni $L__BB0_158;
$L__BB0_155:
cvt.pack.sat.s16.s32 %r478, %r123, %r122;
cvt.pack.sat.s16.s32 %r475, %r121, %r120;
st.v2.u32 [%rd53], {%r475, %r478};
$L__BB0_158:
setp.le.s32 %p128, %r22, %r578;
and.pred %p129, %p172, %p128;
@%p129 bra $L__BB0_182;
bra.uni $L__BB0_159;
$L__BB0_182:
@%p13 bra $L__BB0_186;
@%p12 bra $L__BB0_187;
setp.ne.s32 %p144, %r140, 3;
@%p144 bra $L__BB0_188;
cvt.u16.u32 %rs71, %r621;
cvt.f32.f16 %f190, %rs71;
shr.u32 %r516, %r621, 16;
cvt.u16.u32 %rs72, %r516;
cvt.f32.f16 %f189, %rs72;
cvt.u16.u32 %rs73, %r620;
cvt.f32.f16 %f188, %rs73;
shr.u32 %r517, %r620, 16;
cvt.u16.u32 %rs74, %r517;
cvt.f32.f16 %f187, %rs74;
bra.uni $L__BB0_189;
$L__BB0_159:
add.s32 %r569, %r164, 384;
setp.ge.s32 %p130, %r569, %r23;
@%p130 bra $L__BB0_198;
add.s32 %r636, %r164, 384;
$L__BB0_161:
.pragma "nounroll";
cvt.s64.s32 %rd128, %r636;
mul.lo.s64 %rd129, %rd147, %rd128;
add.s64 %rd54, %rd34, %rd129;
mul.lo.s64 %rd130, %rd143, %rd128;
add.s64 %rd55, %rd33, %rd130;
setp.gt.s32 %p131, %r140, 1;
@%p131 bra $L__BB0_164;
@%p13 bra $L__BB0_169;
setp.eq.s32 %p135, %r140, 1;
@%p135 bra $L__BB0_168;
bra.uni $L__BB0_170;
$L__BB0_168:
ld.global.nc.u16 %rs67, [%rd55];
cvt.rn.f32.u16 %f186, %rs67;
bra.uni $L__BB0_171;
$L__BB0_164:
setp.eq.s32 %p132, %r140, 2;
@%p132 bra $L__BB0_167;
setp.ne.s32 %p133, %r140, 3;
@%p133 bra $L__BB0_170;
ld.global.nc.u16 %rs64, [%rd55];
cvt.f32.f16 %f186, %rs64;
bra.uni $L__BB0_171;
$L__BB0_169:
ld.global.nc.u8 %r506, [%rd55];
cvt.u16.u32 %rs68, %r506;
and.b16 %rs69, %rs68, 255;
cvt.rn.f32.u16 %f186, %rs69;
bra.uni $L__BB0_171;
$L__BB0_167:
ld.global.nc.s16 %rs66, [%rd55];
cvt.rn.f32.s16 %f186, %rs66;
bra.uni $L__BB0_171;
$L__BB0_170:
ld.global.nc.f32 %f186, [%rd55];
$L__BB0_171:
fma.rn.f32 %f100, %f186, %f125, %f126;
setp.gt.s32 %p136, %r141, 1;
@%p136 bra $L__BB0_174;
@%p16 bra $L__BB0_179;
setp.eq.s32 %p140, %r141, 1;
@%p140 bra $L__BB0_178;
bra.uni $L__BB0_180;
$L__BB0_178:
cvt.rni.s32.f32 %r510, %f100;
max.s32 %r511, %r510, 0;
min.s32 %r512, %r511, 65535;
st.u16 [%rd54], %r512;
bra.uni $L__BB0_181;
$L__BB0_174:
setp.eq.s32 %p137, %r141, 2;
@%p137 bra $L__BB0_177;
setp.ne.s32 %p138, %r141, 3;
@%p138 bra $L__BB0_180;
cvt.rn.f16.f32 %rs70, %f100;
st.u16 [%rd54], %rs70;
bra.uni $L__BB0_181;
$L__BB0_179:
cvt.rni.s32.f32 %r513, %f100;
max.s32 %r514, %r513, 0;
min.s32 %r515, %r514, 255;
st.u8 [%rd54], %r515;
bra.uni $L__BB0_181;
$L__BB0_177:
cvt.rni.s32.f32 %r507, %f100;
max.s32 %r508, %r507, -32768;
min.s32 %r509, %r508, 32767;
st.u16 [%rd54], %r509;
bra.uni $L__BB0_181;
$L__BB0_180:
st.f32 [%rd54], %f100;
$L__BB0_181:
add.s32 %r636, %r636, 1;
setp.lt.s32 %p141, %r636, %r23;
@%p141 bra $L__BB0_161;
bra.uni $L__BB0_198;
$L__BB0_187:
mov.b32 %f190, %r621;
mov.b32 %f189, %r620;
mov.b32 %f188, %r619;
mov.b32 %f187, %r618;
bra.uni $L__BB0_189;
$L__BB0_186:
cvt.u16.u32 %rs75, %r621;
and.b16 %rs76, %rs75, 255;
cvt.rn.f32.u16 %f190, %rs76;
shr.u16 %rs77, %rs75, 8;
cvt.rn.f32.u16 %f189, %rs77;
shr.u32 %r518, %r621, 16;
cvt.u16.u32 %rs78, %r518;
and.b16 %rs79, %rs78, 255;
cvt.rn.f32.u16 %f188, %rs79;
shr.u32 %r519, %r621, 24;
cvt.u16.u32 %rs80, %r519;
cvt.rn.f32.u16 %f187, %rs80;
bra.uni $L__BB0_189;
$L__BB0_188:
and.b32 %r520, %r621, 65535;
setp.eq.s32 %p145, %r140, 2;
selp.b32 %r521, 32768, 0, %p145;
and.b32 %r522, %r621, %r521;
shl.b32 %r523, %r522, 1;
sub.s32 %r524, %r520, %r523;
cvt.rn.f32.s32 %f190, %r524;
shr.u32 %r525, %r621, 16;
and.b32 %r526, %r525, %r521;
shl.b32 %r527, %r526, 1;
sub.s32 %r528, %r525, %r527;
cvt.rn.f32.s32 %f189, %r528;
and.b32 %r529, %r620, %r521;
shl.b32 %r530, %r529, 1;
and.b32 %r531, %r620, 65535;
sub.s32 %r532, %r531, %r530;
cvt.rn.f32.s32 %f188, %r532;
shr.u32 %r533, %r620, 16;
and.b32 %r534, %r533, %r521;
shl.b32 %r535, %r534, 1;
sub.s32 %r536, %r533, %r535;
cvt.rn.f32.s32 %f187, %r536;
$L__BB0_189:
add.s32 %r571, %r164, 384;
fma.rn.f32 %f121, %f190, %f125, %f126;
fma.rn.f32 %f122, %f189, %f125, %f126;
fma.rn.f32 %f123, %f188, %f125, %f126;
fma.rn.f32 %f124, %f187, %f125, %f126;
cvt.s64.s32 %rd136, %r571;
mul.lo.s64 %rd138, %rd136, %rd85;
add.s64 %rd57, %rd34, %rd138;
@%p15 bra $L__BB0_192;
setp.ne.s32 %p148, %r141, 3;
@%p148 bra $L__BB0_193;
cvt.rn.f16.f32 %rs81, %f121;
cvt.rn.f16.f32 %rs82, %f122;
cvt.rn.f16.f32 %rs83, %f123;
cvt.rn.f16.f32 %rs84, %f124;
mov.b32 %r545, {%rs83, %rs84};
mov.b32 %r546, {%rs81, %rs82};
st.v2.u32 [%rd57], {%r546, %r545};
bra.uni $L__BB0_198;
$L__BB0_192:
st.v4.f32 [%rd57], {%f121, %f122, %f123, %f124};
bra.uni $L__BB0_198;
$L__BB0_193:
cvt.rni.s32.f32 %r127, %f121;
cvt.rni.s32.f32 %r128, %f122;
cvt.rni.s32.f32 %r129, %f123;
cvt.rni.s32.f32 %r130, %f124;
@%p16 bra $L__BB0_197;
setp.eq.s32 %p150, %r141, 1;
@%p150 bra $L__BB0_196;
bra.uni $L__BB0_195;
$L__BB0_196:
cvt.pack.sat.u16.s32 %r556, %r130, %r129;
cvt.pack.sat.u16.s32 %r553, %r128, %r127;
st.v2.u32 [%rd57], {%r553, %r556};
bra.uni $L__BB0_198;
$L__BB0_197:
mov.u32 %r562, 0;
cvt.pack.sat.u8.s32.b32 %r559, %r130, %r129, %r562;
cvt.pack.sat.u8.s32.b32 %r563, %r128, %r127, %r559;
st.u32 [%rd57], %r563;
bra.uni $L__BB0_198;
$L__BB0_195:
cvt.pack.sat.s16.s32 %r550, %r130, %r129;
cvt.pack.sat.s16.s32 %r547, %r128, %r127;
st.v2.u32 [%rd57], {%r547, %r550};
$L__BB0_198:
add.s32 %r596, %r596, 1;
setp.lt.s32 %p151, %r596, %r149;
@%p151 bra $L__BB0_9;
$L__BB0_199:
ret;
}
`;
