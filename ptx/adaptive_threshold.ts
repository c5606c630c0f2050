// Made from kernels/adaptive_threshold.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/adaptive_threshold.cu`. */
export const ADAPTIVE_THRESHOLD: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN52_INTERNAL_00000000_21_adaptive_threshold_cu_2b2716fc2nv6target5sm_90E = 90;
.visible .entry adaptive_threshold(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8
)
.maxntid 256, 1, 1
{
.reg .pred %p<49>;
.reg .b16 %rs<14>;
.reg .f32 %f<17>;
.reg .b32 %r<265>;
.reg .b64 %rd<249>;
.shared .align 16 .b8 _ZZ18adaptive_thresholdE16scratch_of_block[4096];
ld.param.u64 %rd105, [p0];
ld.param.v2.u32 {%r245, %r92}, [p1+32];
ld.param.v2.u32 {%r93, %r94}, [p1+40];
ld.param.u64 %rd110, [p2];
ld.param.v2.u32 {%r246, %r96}, [p3+32];
ld.param.v2.u32 {%r97, %r98}, [p3+40];
ld.param.u64 %rd115, [p4];
ld.param.v2.u32 {%r247, %r248}, [p5+32];
ld.param.v2.u32 {%r101, %r102}, [p5+40];
ld.param.u32 %r88, [p6];
ld.param.u32 %r89, [p7];
ld.param.u32 %r90, [p8];
ld.param.u64 %rd228, [p5+16];
ld.param.u64 %rd227, [p5+8];
ld.param.u64 %rd116, [p5];
ld.param.u64 %rd225, [p3+24];
ld.param.u64 %rd224, [p3+16];
ld.param.u64 %rd223, [p3+8];
ld.param.u64 %rd111, [p3];
ld.param.u64 %rd221, [p1+24];
ld.param.u64 %rd220, [p1+16];
ld.param.u64 %rd219, [p1+8];
ld.param.u64 %rd106, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r94, 0;
@%p2 bra $L__BB0_2;
cvta.to.global.u64 %rd120, %rd105;
mul.wide.s32 %rd121, %r1, 40;
add.s64 %rd122, %rd120, %rd121;
ld.global.v2.u32 {%r245, %r104}, [%rd122+32];
ld.global.u64 %rd221, [%rd122+24];
ld.global.u64 %rd220, [%rd122+16];
ld.global.u64 %rd219, [%rd122+8];
ld.global.u64 %rd218, [%rd122];
bra.uni $L__BB0_3;
$L__BB0_2:
cvt.s64.s32 %rd123, %r1;
mul.lo.s64 %rd124, %rd106, %rd123;
add.s64 %rd218, %rd105, %rd124;
$L__BB0_3:
setp.eq.s32 %p3, %r98, 0;
@%p3 bra $L__BB0_5;
cvta.to.global.u64 %rd125, %rd110;
mul.wide.s32 %rd126, %r1, 40;
add.s64 %rd127, %rd125, %rd126;
ld.global.v2.u32 {%r246, %r106}, [%rd127+32];
ld.global.u64 %rd225, [%rd127+24];
ld.global.u64 %rd224, [%rd127+16];
ld.global.u64 %rd223, [%rd127+8];
ld.global.u64 %rd222, [%rd127];
bra.uni $L__BB0_6;
$L__BB0_5:
cvt.s64.s32 %rd128, %r1;
mul.lo.s64 %rd129, %rd111, %rd128;
add.s64 %rd222, %rd110, %rd129;
$L__BB0_6:
setp.eq.s32 %p4, %r102, 0;
@%p4 bra $L__BB0_8;
cvta.to.global.u64 %rd130, %rd115;
mul.wide.s32 %rd131, %r1, 40;
add.s64 %rd132, %rd130, %rd131;
ld.global.v2.u32 {%r247, %r248}, [%rd132+32];
ld.global.u64 %rd228, [%rd132+16];
ld.global.u64 %rd227, [%rd132+8];
ld.global.u64 %rd226, [%rd132];
bra.uni $L__BB0_9;
$L__BB0_8:
cvt.s64.s32 %rd133, %r1;
mul.lo.s64 %rd134, %rd116, %rd133;
add.s64 %rd226, %rd115, %rd134;
$L__BB0_9:
mov.u32 %r21, %tid.x;
mov.u32 %r112, %ctaid.y;
shl.b32 %r113, %r112, 3;
mov.u32 %r22, %tid.y;
add.s32 %r23, %r113, %r22;
setp.ge.s32 %p5, %r23, %r248;
@%p5 bra $L__BB0_54;
shl.b32 %r114, %r21, 2;
mov.u32 %r115, %ctaid.x;
shl.b32 %r116, %r115, 7;
add.s32 %r117, %r116, %r114;
cvt.u64.u32 %rd40, %r22;
shl.b32 %r118, %r21, 4;
cvt.u64.u32 %rd135, %r118;
mul.wide.u32 %rd136, %r22, 512;
mov.u64 %rd137, _ZZ18adaptive_thresholdE16scratch_of_block;
cvta.shared.u64 %rd138, %rd137;
add.s64 %rd139, %rd138, %rd136;
add.s64 %rd41, %rd139, %rd135;
sub.s32 %r24, %r245, %r117;
cvt.s64.s32 %rd140, %r23;
mul.lo.s64 %rd141, %rd219, %rd140;
cvt.s64.s32 %rd42, %r117;
mul.lo.s64 %rd142, %rd220, %rd42;
add.s64 %rd143, %rd141, %rd142;
add.s64 %rd230, %rd218, %rd143;
setp.lt.s32 %p6, %r24, 4;
setp.ne.s64 %p7, %rd220, 1;
or.pred %p8, %p7, %p6;
@%p8 bra $L__BB0_12;
and.b64 %rd144, %rd230, 3;
setp.eq.s64 %p9, %rd144, 0;
mov.u64 %rd231, %rd230;
@%p9 bra $L__BB0_17;
$L__BB0_12:
@%p8 bra $L__BB0_14;
or.b64 %rd145, %rd221, %rd230;
and.b64 %rd146, %rd145, 3;
setp.eq.s64 %p13, %rd146, 0;
mov.u64 %rd231, %rd230;
@%p13 bra $L__BB0_17;
$L__BB0_14:
setp.lt.s32 %p14, %r24, 1;
mov.u64 %rd231, %rd41;
@%p14 bra $L__BB0_17;
mov.u32 %r120, %tid.x;
shl.b32 %r121, %r120, 4;
cvt.u64.u32 %rd147, %r121;
shl.b64 %rd148, %rd40, 9;
add.s64 %rd150, %rd137, %rd148;
add.s64 %rd229, %rd150, %rd147;
min.s32 %r25, %r24, 4;
mov.u32 %r249, 0;
$L__BB0_16:
.pragma "nounroll";
ld.u8 %rs1, [%rd230];
st.shared.u8 [%rd229], %rs1;
add.s64 %rd230, %rd230, %rd220;
add.s64 %rd229, %rd229, 1;
add.s32 %r249, %r249, 1;
setp.lt.s32 %p15, %r249, %r25;
mov.u64 %rd231, %rd41;
@%p15 bra $L__BB0_16;
$L__BB0_17:
ld.u32 %r28, [%rd231];
sub.s32 %r29, %r246, %r117;
mul.lo.s64 %rd152, %rd223, %rd140;
mul.lo.s64 %rd153, %rd224, %rd42;
add.s64 %rd154, %rd152, %rd153;
add.s64 %rd233, %rd222, %rd154;
setp.gt.s32 %p16, %r29, 3;
setp.eq.s64 %p17, %rd224, 4;
and.pred %p1, %p17, %p16;
not.pred %p18, %p1;
@%p18 bra $L__BB0_19;
and.b64 %rd155, %rd233, 15;
setp.eq.s64 %p19, %rd155, 0;
mov.u64 %rd234, %rd233;
@%p19 bra $L__BB0_24;
$L__BB0_19:
@%p18 bra $L__BB0_21;
or.b64 %rd156, %rd225, %rd233;
and.b64 %rd157, %rd156, 15;
setp.eq.s64 %p21, %rd157, 0;
mov.u64 %rd234, %rd233;
@%p21 bra $L__BB0_24;
$L__BB0_21:
setp.lt.s32 %p22, %r29, 1;
mov.u64 %rd234, %rd41;
@%p22 bra $L__BB0_24;
mov.u32 %r132, %tid.x;
shl.b32 %r133, %r132, 4;
cvt.u64.u32 %rd158, %r133;
shl.b64 %rd159, %rd40, 9;
add.s64 %rd161, %rd137, %rd159;
add.s64 %rd232, %rd161, %rd158;
min.s32 %r30, %r29, 4;
mov.u32 %r250, 0;
$L__BB0_23:
.pragma "nounroll";
ld.u32 %r134, [%rd233];
st.shared.u32 [%rd232], %r134;
add.s64 %rd233, %rd233, %rd224;
add.s64 %rd232, %rd232, 4;
add.s32 %r250, %r250, 1;
setp.lt.s32 %p23, %r250, %r30;
mov.u64 %rd234, %rd41;
@%p23 bra $L__BB0_23;
$L__BB0_24:
ld.v4.f32 {%f1, %f2, %f3, %f4}, [%rd234];
mov.u32 %r138, 0;
bar.warp.sync -1;
cvt.rni.s32.f32 %r143, %f1;
cvt.u16.u32 %rs2, %r28;
and.b16 %rs3, %rs2, 255;
cvt.rn.f32.u16 %f9, %rs3;
cvt.rzi.s32.f32 %r144, %f9;
sub.s32 %r145, %r144, %r143;
setp.gt.s32 %p24, %r145, %r88;
selp.b32 %r146, %r89, %r90, %p24;
cvt.rn.f32.s32 %f10, %r146;
cvt.rni.s32.f32 %r147, %f2;
shr.u16 %rs4, %rs2, 8;
cvt.rn.f32.u16 %f11, %rs4;
cvt.rzi.s32.f32 %r148, %f11;
sub.s32 %r149, %r148, %r147;
setp.gt.s32 %p25, %r149, %r88;
selp.b32 %r150, %r89, %r90, %p25;
cvt.rn.f32.s32 %f12, %r150;
cvt.rni.s32.f32 %r151, %f3;
shr.u32 %r152, %r28, 16;
cvt.u16.u32 %rs5, %r152;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f13, %rs6;
cvt.rzi.s32.f32 %r153, %f13;
sub.s32 %r154, %r153, %r151;
setp.gt.s32 %p26, %r154, %r88;
selp.b32 %r155, %r89, %r90, %p26;
cvt.rn.f32.s32 %f14, %r155;
cvt.rni.s32.f32 %r156, %f4;
shr.u32 %r157, %r28, 24;
cvt.u16.u32 %rs7, %r157;
cvt.rn.f32.u16 %f15, %rs7;
cvt.rzi.s32.f32 %r158, %f15;
sub.s32 %r159, %r158, %r156;
setp.gt.s32 %p27, %r159, %r88;
selp.b32 %r160, %r89, %r90, %p27;
cvt.rn.f32.s32 %f16, %r160;
mul.lo.s64 %rd58, %rd227, %rd140;
cvt.s64.s32 %rd59, %r114;
shl.b64 %rd163, %rd40, 9;
add.s64 %rd165, %rd137, %rd163;
add.s64 %rd236, %rd165, %rd59;
mul.lo.s64 %rd166, %rd228, %rd42;
add.s64 %rd61, %rd58, %rd166;
cvt.rni.s32.f32 %r141, %f10;
cvt.rni.s32.f32 %r140, %f12;
cvt.rni.s32.f32 %r137, %f14;
cvt.rni.s32.f32 %r136, %f16;
cvt.pack.sat.u8.s32.b32 %r135, %r136, %r137, %r138;
cvt.pack.sat.u8.s32.b32 %r139, %r140, %r141, %r135;
st.shared.u32 [%rd236], %r139;
setp.eq.s64 %p28, %rd228, 1;
@%p28 bra $L__BB0_28;
bra.uni $L__BB0_25;
$L__BB0_28:
bar.warp.sync -1;
sub.s32 %r172, %r247, %r116;
min.s32 %r38, %r172, 128;
setp.lt.s32 %p31, %r38, 1;
@%p31 bra $L__BB0_54;
sub.s64 %rd167, %rd61, %rd59;
add.s64 %rd68, %rd226, %rd167;
and.b64 %rd168, %rd68, 15;
setp.eq.s64 %p32, %rd168, 0;
@%p32 bra $L__BB0_39;
and.b64 %rd169, %rd68, 3;
setp.ne.s64 %p33, %rd169, 0;
mov.u32 %r260, 0;
@%p33 bra $L__BB0_47;
shr.s32 %r174, %r38, 31;
shr.u32 %r175, %r174, 30;
add.s32 %r176, %r38, %r175;
shr.s32 %r39, %r176, 2;
mov.u32 %r254, %tid.x;
setp.ge.s32 %p34, %r254, %r39;
@%p34 bra $L__BB0_38;
not.b32 %r178, %r254;
add.s32 %r41, %r39, %r178;
shr.u32 %r179, %r41, 5;
add.s32 %r180, %r179, 1;
and.b32 %r253, %r180, 3;
setp.eq.s32 %p35, %r253, 0;
@%p35 bra $L__BB0_35;
mov.u32 %r254, %tid.x;
mul.wide.s32 %rd170, %r254, 4;
add.s64 %rd171, %rd170, %rd58;
add.s64 %rd172, %rd171, %rd42;
sub.s64 %rd173, %rd172, %rd59;
add.s64 %rd238, %rd226, %rd173;
add.s64 %rd237, %rd165, %rd170;
$L__BB0_34:
.pragma "nounroll";
ld.shared.u32 %r181, [%rd237];
st.u32 [%rd238], %r181;
add.s32 %r254, %r254, 32;
add.s64 %rd238, %rd238, 128;
add.s64 %rd237, %rd237, 128;
add.s32 %r253, %r253, -1;
setp.ne.s32 %p36, %r253, 0;
@%p36 bra $L__BB0_34;
$L__BB0_35:
setp.lt.u32 %p37, %r41, 96;
@%p37 bra $L__BB0_38;
mul.wide.s32 %rd177, %r254, 4;
add.s64 %rd181, %rd165, %rd177;
add.s64 %rd240, %rd181, 256;
add.s64 %rd182, %rd177, %rd58;
add.s64 %rd183, %rd182, %rd42;
add.s64 %rd184, %rd183, 256;
sub.s64 %rd185, %rd184, %rd59;
add.s64 %rd239, %rd226, %rd185;
$L__BB0_37:
ld.shared.u32 %r182, [%rd240+-256];
st.u32 [%rd239+-256], %r182;
ld.shared.u32 %r183, [%rd240+-128];
st.u32 [%rd239+-128], %r183;
ld.shared.u32 %r184, [%rd240];
st.u32 [%rd239], %r184;
ld.shared.u32 %r185, [%rd240+128];
st.u32 [%rd239+128], %r185;
add.s64 %rd240, %rd240, 512;
add.s64 %rd239, %rd239, 512;
add.s32 %r254, %r254, 128;
setp.lt.s32 %p38, %r254, %r39;
@%p38 bra $L__BB0_37;
$L__BB0_38:
and.b32 %r260, %r38, -4;
bra.uni $L__BB0_47;
$L__BB0_25:
sub.s32 %r34, %r247, %r117;
setp.lt.s32 %p29, %r34, 1;
@%p29 bra $L__BB0_54;
add.s64 %rd235, %rd226, %rd61;
min.s32 %r35, %r34, 4;
mov.u32 %r251, 0;
$L__BB0_27:
.pragma "nounroll";
ld.shared.u8 %rs8, [%rd236];
st.u8 [%rd235], %rs8;
add.s64 %rd236, %rd236, 1;
add.s64 %rd235, %rd235, %rd228;
add.s32 %r251, %r251, 1;
setp.lt.s32 %p30, %r251, %r35;
@%p30 bra $L__BB0_27;
bra.uni $L__BB0_54;
$L__BB0_39:
shr.s32 %r186, %r38, 31;
shr.u32 %r187, %r186, 28;
add.s32 %r188, %r38, %r187;
shr.s32 %r52, %r188, 4;
setp.ge.s32 %p39, %r21, %r52;
@%p39 bra $L__BB0_46;
not.b32 %r190, %r21;
add.s32 %r54, %r52, %r190;
shr.u32 %r191, %r54, 5;
add.s32 %r192, %r191, 1;
and.b32 %r257, %r192, 3;
setp.eq.s32 %p40, %r257, 0;
mov.u32 %r258, %r21;
@%p40 bra $L__BB0_43;
mov.u32 %r258, %tid.x;
mul.wide.s32 %rd186, %r258, 16;
add.s64 %rd242, %rd165, %rd186;
add.s64 %rd190, %rd186, %rd58;
add.s64 %rd191, %rd190, %rd42;
sub.s64 %rd192, %rd191, %rd59;
add.s64 %rd241, %rd226, %rd192;
$L__BB0_42:
.pragma "nounroll";
ld.shared.v4.u32 {%r193, %r194, %r195, %r196}, [%rd242];
st.v4.u32 [%rd241], {%r193, %r194, %r195, %r196};
add.s32 %r258, %r258, 32;
add.s64 %rd242, %rd242, 512;
add.s64 %rd241, %rd241, 512;
add.s32 %r257, %r257, -1;
setp.ne.s32 %p41, %r257, 0;
@%p41 bra $L__BB0_42;
$L__BB0_43:
setp.lt.u32 %p42, %r54, 96;
@%p42 bra $L__BB0_46;
mul.wide.s32 %rd193, %r258, 16;
add.s64 %rd194, %rd193, %rd58;
add.s64 %rd195, %rd194, %rd42;
add.s64 %rd196, %rd195, 1024;
sub.s64 %rd197, %rd196, %rd59;
add.s64 %rd244, %rd226, %rd197;
add.s64 %rd201, %rd165, %rd193;
add.s64 %rd243, %rd201, 1024;
$L__BB0_45:
ld.shared.v4.u32 {%r201, %r202, %r203, %r204}, [%rd243+-1024];
st.v4.u32 [%rd244+-1024], {%r201, %r202, %r203, %r204};
ld.shared.v4.u32 {%r209, %r210, %r211, %r212}, [%rd243+-512];
st.v4.u32 [%rd244+-512], {%r209, %r210, %r211, %r212};
ld.shared.v4.u32 {%r217, %r218, %r219, %r220}, [%rd243];
st.v4.u32 [%rd244], {%r217, %r218, %r219, %r220};
ld.shared.v4.u32 {%r225, %r226, %r227, %r228}, [%rd243+512];
st.v4.u32 [%rd244+512], {%r225, %r226, %r227, %r228};
add.s64 %rd244, %rd244, 2048;
add.s64 %rd243, %rd243, 2048;
add.s32 %r258, %r258, 128;
setp.lt.s32 %p43, %r258, %r52;
@%p43 bra $L__BB0_45;
$L__BB0_46:
and.b32 %r260, %r38, -16;
$L__BB0_47:
add.s32 %r263, %r260, %r21;
setp.ge.s32 %p44, %r263, %r38;
@%p44 bra $L__BB0_54;
not.b32 %r234, %r247;
add.s32 %r237, %r116, %r234;
max.s32 %r238, %r237, -129;
mov.u32 %r239, -2;
sub.s32 %r240, %r239, %r238;
sub.s32 %r242, %r240, %r21;
sub.s32 %r67, %r242, %r260;
shr.u32 %r243, %r67, 5;
add.s32 %r244, %r243, 1;
and.b32 %r262, %r244, 3;
setp.eq.s32 %p45, %r262, 0;
@%p45 bra $L__BB0_51;
add.s64 %rd202, %rd58, %rd42;
cvt.s64.s32 %rd203, %r263;
add.s64 %rd204, %rd202, %rd203;
sub.s64 %rd205, %rd204, %rd59;
add.s64 %rd246, %rd226, %rd205;
add.s64 %rd245, %rd165, %rd203;
$L__BB0_50:
.pragma "nounroll";
ld.shared.u8 %rs9, [%rd245];
st.u8 [%rd246], %rs9;
add.s32 %r263, %r263, 32;
add.s64 %rd246, %rd246, 32;
add.s64 %rd245, %rd245, 32;
add.s32 %r262, %r262, -1;
setp.ne.s32 %p46, %r262, 0;
@%p46 bra $L__BB0_50;
$L__BB0_51:
setp.lt.u32 %p47, %r67, 96;
@%p47 bra $L__BB0_54;
cvt.s64.s32 %rd209, %r263;
add.s64 %rd213, %rd165, %rd209;
add.s64 %rd248, %rd213, 64;
add.s64 %rd214, %rd58, %rd42;
add.s64 %rd215, %rd214, %rd209;
add.s64 %rd216, %rd215, 64;
sub.s64 %rd217, %rd216, %rd59;
add.s64 %rd247, %rd226, %rd217;
$L__BB0_53:
ld.shared.u8 %rs10, [%rd248+-64];
st.u8 [%rd247+-64], %rs10;
ld.shared.u8 %rs11, [%rd248+-32];
st.u8 [%rd247+-32], %rs11;
ld.shared.u8 %rs12, [%rd248];
st.u8 [%rd247], %rs12;
ld.shared.u8 %rs13, [%rd248+32];
st.u8 [%rd247+32], %rs13;
add.s64 %rd248, %rd248, 128;
add.s64 %rd247, %rd247, 128;
add.s32 %r263, %r263, 128;
setp.lt.s32 %p48, %r263, %r38;
@%p48 bra $L__BB0_53;
$L__BB0_54:
ret;
}
`;
