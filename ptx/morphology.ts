// Made from kernels/morphology.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/morphology.cu`. */
export const MORPHOLOGY: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 4 .u32 _ZN5LeastILi1ELi1EE4TAPSE = 3;
.global .align 4 .u32 _ZN3RowILi1ELi1EE6BEFOREE = 1;
.global .align 4 .u32 _ZN3RowILi1ELi1EE5WORDSE = 4;
.global .align 4 .u32 _ZN5LeastILi3ELi1EE4TAPSE = 3;
.global .align 4 .u32 _ZN3RowILi3ELi1EE6BEFOREE = 1;
.global .align 4 .u32 _ZN3RowILi3ELi1EE5WORDSE = 4;
.global .align 4 .u32 _ZN5LeastILi4ELi1EE4TAPSE = 3;
.global .align 4 .u32 _ZN3RowILi4ELi1EE6BEFOREE = 1;
.global .align 4 .u32 _ZN3RowILi4ELi1EE5WORDSE = 4;
.global .align 4 .u32 _ZN5LeastILi1ELi2EE4TAPSE = 5;
.global .align 4 .u32 _ZN3RowILi1ELi2EE6BEFOREE = 1;
.global .align 4 .u32 _ZN3RowILi1ELi2EE5WORDSE = 4;
.global .align 4 .u32 _ZN5LeastILi3ELi2EE4TAPSE = 5;
.global .align 4 .u32 _ZN3RowILi3ELi2EE6BEFOREE = 2;
.global .align 4 .u32 _ZN3RowILi3ELi2EE5WORDSE = 6;
.global .align 4 .u32 _ZN5LeastILi4ELi2EE4TAPSE = 5;
.global .align 4 .u32 _ZN3RowILi4ELi2EE6BEFOREE = 2;
.global .align 4 .u32 _ZN3RowILi4ELi2EE5WORDSE = 6;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_morphology_cu_56c0a44a2nv6target5sm_90E = 90;
.func (.param .b32 func_retval0) _Z14border_outsideiii(
.param .b32 p0,
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<10>;
.reg .b32 %r<20>;
ld.param.u32 %r6, [p0];
ld.param.u32 %r7, [p1];
ld.param.u32 %r8, [p2];
setp.eq.s32 %p1, %r8, 0;
mov.u32 %r19, -1;
@%p1 bra $L__BB0_5;
setp.eq.s32 %p2, %r8, 1;
setp.eq.s32 %p3, %r7, 1;
or.pred %p4, %p3, %p2;
@%p4 bra $L__BB0_4;
bra.uni $L__BB0_2;
$L__BB0_4:
setp.lt.s32 %p9, %r6, 0;
add.s32 %r18, %r7, -1;
selp.b32 %r19, 0, %r18, %p9;
bra.uni $L__BB0_5;
$L__BB0_2:
setp.eq.s32 %p5, %r8, 4;
shl.b32 %r10, %r7, 1;
add.s32 %r11, %r10, -2;
setp.eq.s32 %p6, %r8, 2;
selp.b32 %r12, %r10, %r11, %p6;
selp.b32 %r1, %r7, %r12, %p5;
rem.s32 %r13, %r6, %r1;
shr.s32 %r14, %r13, 31;
and.b32 %r15, %r14, %r1;
add.s32 %r19, %r15, %r13;
setp.lt.s32 %p7, %r19, %r7;
@%p7 bra $L__BB0_5;
selp.b32 %r16, -1, 0, %p6;
add.s32 %r17, %r1, %r16;
sub.s32 %r19, %r17, %r19;
$L__BB0_5:
st.param.b32 [func_retval0+0], %r19;
ret;
}
.visible .entry morphology_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[168]
)
.maxntid 256, 1, 1
{
.reg .pred %p<26>;
.reg .b16 %rs<5>;
.reg .f32 %f<28>;
.reg .b32 %r<85>;
.reg .b64 %rd<102>;
ld.param.u64 %rd46, [p0];
ld.param.v2.u32 {%r75, %r76}, [p1+32];
ld.param.v2.u32 {%r47, %r48}, [p1+40];
ld.param.u64 %rd51, [p2];
ld.param.v2.u32 {%r77, %r78}, [p3+32];
ld.param.v2.u32 {%r51, %r52}, [p3+40];
mov.b64 %rd56, p4;
ld.param.u32 %rd57, [p3];
ld.param.u32 %rd58, [p3+4];
bfi.b64 %rd52, %rd58, %rd57, 32, 32;
ld.param.u64 %rd99, [p3+24];
ld.param.u64 %rd98, [p3+16];
ld.param.u64 %rd97, [p3+8];
ld.param.u64 %rd95, [p1+24];
ld.param.u64 %rd94, [p1+16];
ld.param.u64 %rd93, [p1+8];
ld.param.u64 %rd47, [p1];
mov.u64 %rd1, %rd56;
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r48, 0;
@%p2 bra $L__BB1_2;
cvta.to.global.u64 %rd59, %rd46;
mul.wide.s32 %rd60, %r1, 40;
add.s64 %rd61, %rd59, %rd60;
ld.global.v2.u32 {%r75, %r76}, [%rd61+32];
ld.global.u64 %rd95, [%rd61+24];
ld.global.u64 %rd94, [%rd61+16];
ld.global.u64 %rd93, [%rd61+8];
ld.global.u64 %rd92, [%rd61];
bra.uni $L__BB1_3;
$L__BB1_2:
cvt.s64.s32 %rd62, %r1;
mul.lo.s64 %rd63, %rd47, %rd62;
add.s64 %rd92, %rd46, %rd63;
$L__BB1_3:
setp.eq.s32 %p3, %r52, 0;
@%p3 bra $L__BB1_5;
cvta.to.global.u64 %rd64, %rd51;
mul.wide.s32 %rd65, %r1, 40;
add.s64 %rd66, %rd64, %rd65;
ld.global.v2.u32 {%r77, %r78}, [%rd66+32];
ld.global.u64 %rd99, [%rd66+24];
ld.global.u64 %rd98, [%rd66+16];
ld.global.u64 %rd97, [%rd66+8];
ld.global.u64 %rd96, [%rd66];
bra.uni $L__BB1_6;
$L__BB1_5:
cvt.s64.s32 %rd67, %r1;
mul.lo.s64 %rd68, %rd52, %rd67;
add.s64 %rd96, %rd51, %rd68;
$L__BB1_6:
mov.u32 %r57, %ctaid.x;
shl.b32 %r58, %r57, 5;
mov.u32 %r59, %tid.x;
add.s32 %r14, %r58, %r59;
mov.u32 %r60, %ctaid.y;
shl.b32 %r61, %r60, 3;
mov.u32 %r62, %tid.y;
add.s32 %r15, %r61, %r62;
setp.ge.s32 %p4, %r14, %r77;
setp.ge.s32 %p5, %r15, %r78;
or.pred %p6, %p5, %p4;
@%p6 bra $L__BB1_33;
ld.param.u32 %r63, [%rd1+8];
sub.s32 %r17, %r14, %r63;
setp.lt.s32 %p7, %r51, 1;
@%p7 bra $L__BB1_33;
ld.param.u32 %r65, [%rd1+12];
ld.param.u32 %r66, [%rd1];
add.s32 %r67, %r66, %r17;
setp.gt.s32 %p8, %r67, %r75;
add.s64 %rd29, %rd1, 24;
cvt.s64.s32 %rd69, %r17;
mul.lo.s64 %rd30, %rd94, %rd69;
setp.lt.s32 %p9, %r17, 0;
mov.u32 %r79, 0;
or.pred %p1, %p9, %p8;
cvt.s64.s32 %rd70, %r15;
mul.lo.s64 %rd71, %rd97, %rd70;
cvt.s64.s32 %rd72, %r14;
mul.lo.s64 %rd73, %rd98, %rd72;
add.s64 %rd31, %rd71, %rd73;
sub.s32 %r20, %r15, %r65;
$L__BB1_9:
.pragma "nounroll";
ld.param.f32 %f1, [%rd1+20];
setp.eq.s32 %p10, %r79, 0;
mov.u64 %rd100, %rd29;
@%p10 bra $L__BB1_13;
setp.eq.s32 %p11, %r79, 1;
add.s64 %rd100, %rd1, 28;
@%p11 bra $L__BB1_13;
setp.eq.s32 %p12, %r79, 2;
add.s64 %rd100, %rd1, 32;
@%p12 bra $L__BB1_13;
add.s64 %rd100, %rd1, 36;
$L__BB1_13:
ld.param.f32 %f14, [%rd100];
mul.f32 %f2, %f1, %f14;
ld.param.u32 %r22, [%rd1+4];
setp.gt.s32 %p13, %r22, 0;
@%p13 bra $L__BB1_15;
bra.uni $L__BB1_14;
$L__BB1_15:
ld.param.u32 %r23, [%rd1+16];
cvt.s64.s32 %rd77, %r79;
mul.lo.s64 %rd40, %rd95, %rd77;
add.s64 %rd41, %rd40, %rd30;
ld.param.f32 %f3, [%rd1+20];
mov.f32 %f25, 0f7F800000;
mov.u32 %r80, 0;
$L__BB1_16:
.pragma "nounroll";
mul.wide.s32 %rd78, %r80, 4;
add.s64 %rd79, %rd1, %rd78;
ld.param.u32 %r83, [%rd79+40];
setp.eq.s32 %p14, %r83, 0;
@%p14 bra $L__BB1_31;
add.s32 %r81, %r80, %r20;
setp.lt.u32 %p15, %r81, %r76;
@%p15 bra $L__BB1_19;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r81;
.param .b32 param1;
st.param.b32 [param1+0], %r76;
.param .b32 param2;
st.param.b32 [param2+0], %r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r81, [retval0+0];
}
$L__BB1_19:
setp.lt.s32 %p16, %r81, 0;
@%p16 bra $L__BB1_30;
cvt.s64.s32 %rd80, %r81;
mul.lo.s64 %rd81, %rd93, %rd80;
add.s64 %rd82, %rd41, %rd81;
add.s64 %rd101, %rd92, %rd82;
add.s64 %rd43, %rd81, %rd40;
mov.u32 %r82, %r17;
$L__BB1_21:
.pragma "nounroll";
and.b32 %r69, %r83, 1;
setp.eq.b32 %p17, %r69, 1;
mov.pred %p18, 0;
xor.pred %p19, %p17, %p18;
not.pred %p20, %p19;
@%p20 bra $L__BB1_29;
@%p1 bra $L__BB1_24;
bra.uni $L__BB1_23;
$L__BB1_24:
setp.lt.u32 %p21, %r82, %r75;
mov.u32 %r84, %r82;
@%p21 bra $L__BB1_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r82;
.param .b32 param1;
st.param.b32 [param1+0], %r75;
.param .b32 param2;
st.param.b32 [param2+0], %r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r84, [retval0+0];
}
$L__BB1_26:
setp.lt.s32 %p22, %r84, 0;
mov.f32 %f24, %f2;
@%p22 bra $L__BB1_28;
cvt.s64.s32 %rd85, %r84;
mul.lo.s64 %rd86, %rd94, %rd85;
add.s64 %rd87, %rd43, %rd86;
add.s64 %rd84, %rd92, %rd87;
ld.global.nc.u8 %r71, [%rd84];
cvt.u16.u32 %rs3, %r71;
and.b16 %rs4, %rs3, 255;
cvt.rn.f32.u16 %f19, %rs4;
mul.f32 %f24, %f3, %f19;
$L__BB1_28:
min.f32 %f25, %f25, %f24;
bra.uni $L__BB1_29;
$L__BB1_23:
ld.global.nc.u8 %r70, [%rd101];
cvt.u16.u32 %rs1, %r70;
and.b16 %rs2, %rs1, 255;
cvt.rn.f32.u16 %f17, %rs2;
mul.f32 %f18, %f3, %f17;
min.f32 %f25, %f25, %f18;
$L__BB1_29:
add.s64 %rd101, %rd101, %rd94;
shr.u32 %r83, %r83, 1;
setp.eq.s32 %p23, %r83, 0;
add.s32 %r82, %r82, 1;
@%p23 bra $L__BB1_31;
bra.uni $L__BB1_21;
$L__BB1_30:
min.f32 %f25, %f25, %f2;
$L__BB1_31:
add.s32 %r80, %r80, 1;
setp.lt.s32 %p24, %r80, %r22;
@%p24 bra $L__BB1_16;
bra.uni $L__BB1_32;
$L__BB1_14:
mov.f32 %f25, 0f7F800000;
$L__BB1_32:
cvt.s64.s32 %rd88, %r79;
mul.lo.s64 %rd89, %rd99, %rd88;
add.s64 %rd90, %rd31, %rd89;
add.s64 %rd91, %rd96, %rd90;
ld.param.f32 %f20, [%rd1+20];
mul.f32 %f21, %f25, %f20;
cvt.rni.s32.f32 %r72, %f21;
max.s32 %r73, %r72, 0;
min.s32 %r74, %r73, 255;
st.u8 [%rd91], %r74;
add.s32 %r79, %r79, 1;
setp.lt.s32 %p25, %r79, %r51;
@%p25 bra $L__BB1_9;
$L__BB1_33:
ret;
}
.visible .entry morphology_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[168]
)
.maxntid 256, 1, 1
{
.reg .pred %p<26>;
.reg .b16 %rs<3>;
.reg .f32 %f<28>;
.reg .b32 %r<83>;
.reg .b64 %rd<102>;
ld.param.u64 %rd46, [p0];
ld.param.v2.u32 {%r73, %r74}, [p1+32];
ld.param.v2.u32 {%r47, %r48}, [p1+40];
ld.param.u64 %rd51, [p2];
ld.param.v2.u32 {%r75, %r76}, [p3+32];
ld.param.v2.u32 {%r51, %r52}, [p3+40];
mov.b64 %rd56, p4;
ld.param.u32 %rd57, [p3];
ld.param.u32 %rd58, [p3+4];
bfi.b64 %rd52, %rd58, %rd57, 32, 32;
ld.param.u64 %rd99, [p3+24];
ld.param.u64 %rd98, [p3+16];
ld.param.u64 %rd97, [p3+8];
ld.param.u64 %rd95, [p1+24];
ld.param.u64 %rd94, [p1+16];
ld.param.u64 %rd93, [p1+8];
ld.param.u64 %rd47, [p1];
mov.u64 %rd1, %rd56;
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r48, 0;
@%p2 bra $L__BB2_2;
cvta.to.global.u64 %rd59, %rd46;
mul.wide.s32 %rd60, %r1, 40;
add.s64 %rd61, %rd59, %rd60;
ld.global.v2.u32 {%r73, %r74}, [%rd61+32];
ld.global.u64 %rd95, [%rd61+24];
ld.global.u64 %rd94, [%rd61+16];
ld.global.u64 %rd93, [%rd61+8];
ld.global.u64 %rd92, [%rd61];
bra.uni $L__BB2_3;
$L__BB2_2:
cvt.s64.s32 %rd62, %r1;
mul.lo.s64 %rd63, %rd47, %rd62;
add.s64 %rd92, %rd46, %rd63;
$L__BB2_3:
setp.eq.s32 %p3, %r52, 0;
@%p3 bra $L__BB2_5;
cvta.to.global.u64 %rd64, %rd51;
mul.wide.s32 %rd65, %r1, 40;
add.s64 %rd66, %rd64, %rd65;
ld.global.v2.u32 {%r75, %r76}, [%rd66+32];
ld.global.u64 %rd99, [%rd66+24];
ld.global.u64 %rd98, [%rd66+16];
ld.global.u64 %rd97, [%rd66+8];
ld.global.u64 %rd96, [%rd66];
bra.uni $L__BB2_6;
$L__BB2_5:
cvt.s64.s32 %rd67, %r1;
mul.lo.s64 %rd68, %rd52, %rd67;
add.s64 %rd96, %rd51, %rd68;
$L__BB2_6:
mov.u32 %r57, %ctaid.x;
shl.b32 %r58, %r57, 5;
mov.u32 %r59, %tid.x;
add.s32 %r14, %r58, %r59;
mov.u32 %r60, %ctaid.y;
shl.b32 %r61, %r60, 3;
mov.u32 %r62, %tid.y;
add.s32 %r15, %r61, %r62;
setp.ge.s32 %p4, %r14, %r75;
setp.ge.s32 %p5, %r15, %r76;
or.pred %p6, %p5, %p4;
@%p6 bra $L__BB2_33;
ld.param.u32 %r63, [%rd1+8];
sub.s32 %r17, %r14, %r63;
setp.lt.s32 %p7, %r51, 1;
@%p7 bra $L__BB2_33;
ld.param.u32 %r65, [%rd1+12];
ld.param.u32 %r66, [%rd1];
add.s32 %r67, %r66, %r17;
setp.gt.s32 %p8, %r67, %r73;
add.s64 %rd29, %rd1, 24;
cvt.s64.s32 %rd69, %r17;
mul.lo.s64 %rd30, %rd94, %rd69;
setp.lt.s32 %p9, %r17, 0;
mov.u32 %r77, 0;
or.pred %p1, %p9, %p8;
cvt.s64.s32 %rd70, %r15;
mul.lo.s64 %rd71, %rd97, %rd70;
cvt.s64.s32 %rd72, %r14;
mul.lo.s64 %rd73, %rd98, %rd72;
add.s64 %rd31, %rd71, %rd73;
sub.s32 %r20, %r15, %r65;
$L__BB2_9:
.pragma "nounroll";
ld.param.f32 %f1, [%rd1+20];
setp.eq.s32 %p10, %r77, 0;
mov.u64 %rd100, %rd29;
@%p10 bra $L__BB2_13;
setp.eq.s32 %p11, %r77, 1;
add.s64 %rd100, %rd1, 28;
@%p11 bra $L__BB2_13;
setp.eq.s32 %p12, %r77, 2;
add.s64 %rd100, %rd1, 32;
@%p12 bra $L__BB2_13;
add.s64 %rd100, %rd1, 36;
$L__BB2_13:
ld.param.f32 %f14, [%rd100];
mul.f32 %f2, %f1, %f14;
ld.param.u32 %r22, [%rd1+4];
setp.gt.s32 %p13, %r22, 0;
@%p13 bra $L__BB2_15;
bra.uni $L__BB2_14;
$L__BB2_15:
ld.param.u32 %r23, [%rd1+16];
cvt.s64.s32 %rd77, %r77;
mul.lo.s64 %rd40, %rd95, %rd77;
add.s64 %rd41, %rd40, %rd30;
ld.param.f32 %f3, [%rd1+20];
mov.f32 %f25, 0f7F800000;
mov.u32 %r78, 0;
$L__BB2_16:
.pragma "nounroll";
mul.wide.s32 %rd78, %r78, 4;
add.s64 %rd79, %rd1, %rd78;
ld.param.u32 %r81, [%rd79+40];
setp.eq.s32 %p14, %r81, 0;
@%p14 bra $L__BB2_31;
add.s32 %r79, %r78, %r20;
setp.lt.u32 %p15, %r79, %r74;
@%p15 bra $L__BB2_19;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r79;
.param .b32 param1;
st.param.b32 [param1+0], %r74;
.param .b32 param2;
st.param.b32 [param2+0], %r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r79, [retval0+0];
}
$L__BB2_19:
setp.lt.s32 %p16, %r79, 0;
@%p16 bra $L__BB2_30;
cvt.s64.s32 %rd80, %r79;
mul.lo.s64 %rd81, %rd93, %rd80;
add.s64 %rd82, %rd41, %rd81;
add.s64 %rd101, %rd92, %rd82;
add.s64 %rd43, %rd81, %rd40;
mov.u32 %r80, %r17;
$L__BB2_21:
.pragma "nounroll";
and.b32 %r69, %r81, 1;
setp.eq.b32 %p17, %r69, 1;
mov.pred %p18, 0;
xor.pred %p19, %p17, %p18;
not.pred %p20, %p19;
@%p20 bra $L__BB2_29;
@%p1 bra $L__BB2_24;
bra.uni $L__BB2_23;
$L__BB2_24:
setp.lt.u32 %p21, %r80, %r73;
mov.u32 %r82, %r80;
@%p21 bra $L__BB2_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r80;
.param .b32 param1;
st.param.b32 [param1+0], %r73;
.param .b32 param2;
st.param.b32 [param2+0], %r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r82, [retval0+0];
}
$L__BB2_26:
setp.lt.s32 %p22, %r82, 0;
mov.f32 %f24, %f2;
@%p22 bra $L__BB2_28;
cvt.s64.s32 %rd85, %r82;
mul.lo.s64 %rd86, %rd94, %rd85;
add.s64 %rd87, %rd43, %rd86;
add.s64 %rd84, %rd92, %rd87;
ld.global.nc.u16 %rs2, [%rd84];
cvt.rn.f32.u16 %f19, %rs2;
mul.f32 %f24, %f3, %f19;
$L__BB2_28:
min.f32 %f25, %f25, %f24;
bra.uni $L__BB2_29;
$L__BB2_23:
ld.global.nc.u16 %rs1, [%rd101];
cvt.rn.f32.u16 %f17, %rs1;
mul.f32 %f18, %f3, %f17;
min.f32 %f25, %f25, %f18;
$L__BB2_29:
add.s64 %rd101, %rd101, %rd94;
shr.u32 %r81, %r81, 1;
setp.eq.s32 %p23, %r81, 0;
add.s32 %r80, %r80, 1;
@%p23 bra $L__BB2_31;
bra.uni $L__BB2_21;
$L__BB2_30:
min.f32 %f25, %f25, %f2;
$L__BB2_31:
add.s32 %r78, %r78, 1;
setp.lt.s32 %p24, %r78, %r22;
@%p24 bra $L__BB2_16;
bra.uni $L__BB2_32;
$L__BB2_14:
mov.f32 %f25, 0f7F800000;
$L__BB2_32:
cvt.s64.s32 %rd88, %r77;
mul.lo.s64 %rd89, %rd99, %rd88;
add.s64 %rd90, %rd31, %rd89;
add.s64 %rd91, %rd96, %rd90;
ld.param.f32 %f20, [%rd1+20];
mul.f32 %f21, %f25, %f20;
cvt.rni.s32.f32 %r70, %f21;
max.s32 %r71, %r70, 0;
min.s32 %r72, %r71, 65535;
st.u16 [%rd91], %r72;
add.s32 %r77, %r77, 1;
setp.lt.s32 %p25, %r77, %r51;
@%p25 bra $L__BB2_9;
$L__BB2_33:
ret;
}
.visible .entry morphology_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[168]
)
.maxntid 256, 1, 1
{
.reg .pred %p<26>;
.reg .b16 %rs<3>;
.reg .f32 %f<28>;
.reg .b32 %r<83>;
.reg .b64 %rd<102>;
ld.param.u64 %rd46, [p0];
ld.param.v2.u32 {%r73, %r74}, [p1+32];
ld.param.v2.u32 {%r47, %r48}, [p1+40];
ld.param.u64 %rd51, [p2];
ld.param.v2.u32 {%r75, %r76}, [p3+32];
ld.param.v2.u32 {%r51, %r52}, [p3+40];
mov.b64 %rd56, p4;
ld.param.u32 %rd57, [p3];
ld.param.u32 %rd58, [p3+4];
bfi.b64 %rd52, %rd58, %rd57, 32, 32;
ld.param.u64 %rd99, [p3+24];
ld.param.u64 %rd98, [p3+16];
ld.param.u64 %rd97, [p3+8];
ld.param.u64 %rd95, [p1+24];
ld.param.u64 %rd94, [p1+16];
ld.param.u64 %rd93, [p1+8];
ld.param.u64 %rd47, [p1];
mov.u64 %rd1, %rd56;
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r48, 0;
@%p2 bra $L__BB3_2;
cvta.to.global.u64 %rd59, %rd46;
mul.wide.s32 %rd60, %r1, 40;
add.s64 %rd61, %rd59, %rd60;
ld.global.v2.u32 {%r73, %r74}, [%rd61+32];
ld.global.u64 %rd95, [%rd61+24];
ld.global.u64 %rd94, [%rd61+16];
ld.global.u64 %rd93, [%rd61+8];
ld.global.u64 %rd92, [%rd61];
bra.uni $L__BB3_3;
$L__BB3_2:
cvt.s64.s32 %rd62, %r1;
mul.lo.s64 %rd63, %rd47, %rd62;
add.s64 %rd92, %rd46, %rd63;
$L__BB3_3:
setp.eq.s32 %p3, %r52, 0;
@%p3 bra $L__BB3_5;
cvta.to.global.u64 %rd64, %rd51;
mul.wide.s32 %rd65, %r1, 40;
add.s64 %rd66, %rd64, %rd65;
ld.global.v2.u32 {%r75, %r76}, [%rd66+32];
ld.global.u64 %rd99, [%rd66+24];
ld.global.u64 %rd98, [%rd66+16];
ld.global.u64 %rd97, [%rd66+8];
ld.global.u64 %rd96, [%rd66];
bra.uni $L__BB3_6;
$L__BB3_5:
cvt.s64.s32 %rd67, %r1;
mul.lo.s64 %rd68, %rd52, %rd67;
add.s64 %rd96, %rd51, %rd68;
$L__BB3_6:
mov.u32 %r57, %ctaid.x;
shl.b32 %r58, %r57, 5;
mov.u32 %r59, %tid.x;
add.s32 %r14, %r58, %r59;
mov.u32 %r60, %ctaid.y;
shl.b32 %r61, %r60, 3;
mov.u32 %r62, %tid.y;
add.s32 %r15, %r61, %r62;
setp.ge.s32 %p4, %r14, %r75;
setp.ge.s32 %p5, %r15, %r76;
or.pred %p6, %p5, %p4;
@%p6 bra $L__BB3_33;
ld.param.u32 %r63, [%rd1+8];
sub.s32 %r17, %r14, %r63;
setp.lt.s32 %p7, %r51, 1;
@%p7 bra $L__BB3_33;
ld.param.u32 %r65, [%rd1+12];
ld.param.u32 %r66, [%rd1];
add.s32 %r67, %r66, %r17;
setp.gt.s32 %p8, %r67, %r73;
add.s64 %rd29, %rd1, 24;
cvt.s64.s32 %rd69, %r17;
mul.lo.s64 %rd30, %rd94, %rd69;
setp.lt.s32 %p9, %r17, 0;
mov.u32 %r77, 0;
or.pred %p1, %p9, %p8;
cvt.s64.s32 %rd70, %r15;
mul.lo.s64 %rd71, %rd97, %rd70;
cvt.s64.s32 %rd72, %r14;
mul.lo.s64 %rd73, %rd98, %rd72;
add.s64 %rd31, %rd71, %rd73;
sub.s32 %r20, %r15, %r65;
$L__BB3_9:
.pragma "nounroll";
ld.param.f32 %f1, [%rd1+20];
setp.eq.s32 %p10, %r77, 0;
mov.u64 %rd100, %rd29;
@%p10 bra $L__BB3_13;
setp.eq.s32 %p11, %r77, 1;
add.s64 %rd100, %rd1, 28;
@%p11 bra $L__BB3_13;
setp.eq.s32 %p12, %r77, 2;
add.s64 %rd100, %rd1, 32;
@%p12 bra $L__BB3_13;
add.s64 %rd100, %rd1, 36;
$L__BB3_13:
ld.param.f32 %f14, [%rd100];
mul.f32 %f2, %f1, %f14;
ld.param.u32 %r22, [%rd1+4];
setp.gt.s32 %p13, %r22, 0;
@%p13 bra $L__BB3_15;
bra.uni $L__BB3_14;
$L__BB3_15:
ld.param.u32 %r23, [%rd1+16];
cvt.s64.s32 %rd77, %r77;
mul.lo.s64 %rd40, %rd95, %rd77;
add.s64 %rd41, %rd40, %rd30;
ld.param.f32 %f3, [%rd1+20];
mov.f32 %f25, 0f7F800000;
mov.u32 %r78, 0;
$L__BB3_16:
.pragma "nounroll";
mul.wide.s32 %rd78, %r78, 4;
add.s64 %rd79, %rd1, %rd78;
ld.param.u32 %r81, [%rd79+40];
setp.eq.s32 %p14, %r81, 0;
@%p14 bra $L__BB3_31;
add.s32 %r79, %r78, %r20;
setp.lt.u32 %p15, %r79, %r74;
@%p15 bra $L__BB3_19;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r79;
.param .b32 param1;
st.param.b32 [param1+0], %r74;
.param .b32 param2;
st.param.b32 [param2+0], %r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r79, [retval0+0];
}
$L__BB3_19:
setp.lt.s32 %p16, %r79, 0;
@%p16 bra $L__BB3_30;
cvt.s64.s32 %rd80, %r79;
mul.lo.s64 %rd81, %rd93, %rd80;
add.s64 %rd82, %rd41, %rd81;
add.s64 %rd101, %rd92, %rd82;
add.s64 %rd43, %rd81, %rd40;
mov.u32 %r80, %r17;
$L__BB3_21:
.pragma "nounroll";
and.b32 %r69, %r81, 1;
setp.eq.b32 %p17, %r69, 1;
mov.pred %p18, 0;
xor.pred %p19, %p17, %p18;
not.pred %p20, %p19;
@%p20 bra $L__BB3_29;
@%p1 bra $L__BB3_24;
bra.uni $L__BB3_23;
$L__BB3_24:
setp.lt.u32 %p21, %r80, %r73;
mov.u32 %r82, %r80;
@%p21 bra $L__BB3_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r80;
.param .b32 param1;
st.param.b32 [param1+0], %r73;
.param .b32 param2;
st.param.b32 [param2+0], %r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r82, [retval0+0];
}
$L__BB3_26:
setp.lt.s32 %p22, %r82, 0;
mov.f32 %f24, %f2;
@%p22 bra $L__BB3_28;
cvt.s64.s32 %rd85, %r82;
mul.lo.s64 %rd86, %rd94, %rd85;
add.s64 %rd87, %rd43, %rd86;
add.s64 %rd84, %rd92, %rd87;
ld.global.nc.s16 %rs2, [%rd84];
cvt.rn.f32.s16 %f19, %rs2;
mul.f32 %f24, %f3, %f19;
$L__BB3_28:
min.f32 %f25, %f25, %f24;
bra.uni $L__BB3_29;
$L__BB3_23:
ld.global.nc.s16 %rs1, [%rd101];
cvt.rn.f32.s16 %f17, %rs1;
mul.f32 %f18, %f3, %f17;
min.f32 %f25, %f25, %f18;
$L__BB3_29:
add.s64 %rd101, %rd101, %rd94;
shr.u32 %r81, %r81, 1;
setp.eq.s32 %p23, %r81, 0;
add.s32 %r80, %r80, 1;
@%p23 bra $L__BB3_31;
bra.uni $L__BB3_21;
$L__BB3_30:
min.f32 %f25, %f25, %f2;
$L__BB3_31:
add.s32 %r78, %r78, 1;
setp.lt.s32 %p24, %r78, %r22;
@%p24 bra $L__BB3_16;
bra.uni $L__BB3_32;
$L__BB3_14:
mov.f32 %f25, 0f7F800000;
$L__BB3_32:
cvt.s64.s32 %rd88, %r77;
mul.lo.s64 %rd89, %rd99, %rd88;
add.s64 %rd90, %rd31, %rd89;
add.s64 %rd91, %rd96, %rd90;
ld.param.f32 %f20, [%rd1+20];
mul.f32 %f21, %f25, %f20;
cvt.rni.s32.f32 %r70, %f21;
max.s32 %r71, %r70, -32768;
min.s32 %r72, %r71, 32767;
st.u16 [%rd91], %r72;
add.s32 %r77, %r77, 1;
setp.lt.s32 %p25, %r77, %r51;
@%p25 bra $L__BB3_9;
$L__BB3_33:
ret;
}
.visible .entry morphology_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[168]
)
.maxntid 256, 1, 1
{
.reg .pred %p<26>;
.reg .b16 %rs<6>;
.reg .f32 %f<28>;
.reg .b32 %r<80>;
.reg .b64 %rd<102>;
ld.param.u64 %rd46, [p0];
ld.param.v2.u32 {%r70, %r71}, [p1+32];
ld.param.v2.u32 {%r47, %r48}, [p1+40];
ld.param.u64 %rd51, [p2];
ld.param.v2.u32 {%r72, %r73}, [p3+32];
ld.param.v2.u32 {%r51, %r52}, [p3+40];
mov.b64 %rd56, p4;
ld.param.u32 %rd57, [p3];
ld.param.u32 %rd58, [p3+4];
bfi.b64 %rd52, %rd58, %rd57, 32, 32;
ld.param.u64 %rd99, [p3+24];
ld.param.u64 %rd98, [p3+16];
ld.param.u64 %rd97, [p3+8];
ld.param.u64 %rd95, [p1+24];
ld.param.u64 %rd94, [p1+16];
ld.param.u64 %rd93, [p1+8];
ld.param.u64 %rd47, [p1];
mov.u64 %rd1, %rd56;
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r48, 0;
@%p2 bra $L__BB4_2;
cvta.to.global.u64 %rd59, %rd46;
mul.wide.s32 %rd60, %r1, 40;
add.s64 %rd61, %rd59, %rd60;
ld.global.v2.u32 {%r70, %r71}, [%rd61+32];
ld.global.u64 %rd95, [%rd61+24];
ld.global.u64 %rd94, [%rd61+16];
ld.global.u64 %rd93, [%rd61+8];
ld.global.u64 %rd92, [%rd61];
bra.uni $L__BB4_3;
$L__BB4_2:
cvt.s64.s32 %rd62, %r1;
mul.lo.s64 %rd63, %rd47, %rd62;
add.s64 %rd92, %rd46, %rd63;
$L__BB4_3:
setp.eq.s32 %p3, %r52, 0;
@%p3 bra $L__BB4_5;
cvta.to.global.u64 %rd64, %rd51;
mul.wide.s32 %rd65, %r1, 40;
add.s64 %rd66, %rd64, %rd65;
ld.global.v2.u32 {%r72, %r73}, [%rd66+32];
ld.global.u64 %rd99, [%rd66+24];
ld.global.u64 %rd98, [%rd66+16];
ld.global.u64 %rd97, [%rd66+8];
ld.global.u64 %rd96, [%rd66];
bra.uni $L__BB4_6;
$L__BB4_5:
cvt.s64.s32 %rd67, %r1;
mul.lo.s64 %rd68, %rd52, %rd67;
add.s64 %rd96, %rd51, %rd68;
$L__BB4_6:
mov.u32 %r57, %ctaid.x;
shl.b32 %r58, %r57, 5;
mov.u32 %r59, %tid.x;
add.s32 %r14, %r58, %r59;
mov.u32 %r60, %ctaid.y;
shl.b32 %r61, %r60, 3;
mov.u32 %r62, %tid.y;
add.s32 %r15, %r61, %r62;
setp.ge.s32 %p4, %r14, %r72;
setp.ge.s32 %p5, %r15, %r73;
or.pred %p6, %p5, %p4;
@%p6 bra $L__BB4_33;
ld.param.u32 %r63, [%rd1+8];
sub.s32 %r17, %r14, %r63;
setp.lt.s32 %p7, %r51, 1;
@%p7 bra $L__BB4_33;
ld.param.u32 %r65, [%rd1+12];
ld.param.u32 %r66, [%rd1];
add.s32 %r67, %r66, %r17;
setp.gt.s32 %p8, %r67, %r70;
add.s64 %rd29, %rd1, 24;
cvt.s64.s32 %rd69, %r17;
mul.lo.s64 %rd30, %rd94, %rd69;
setp.lt.s32 %p9, %r17, 0;
mov.u32 %r74, 0;
or.pred %p1, %p9, %p8;
cvt.s64.s32 %rd70, %r15;
mul.lo.s64 %rd71, %rd97, %rd70;
cvt.s64.s32 %rd72, %r14;
mul.lo.s64 %rd73, %rd98, %rd72;
add.s64 %rd31, %rd71, %rd73;
sub.s32 %r20, %r15, %r65;
$L__BB4_9:
.pragma "nounroll";
ld.param.f32 %f1, [%rd1+20];
setp.eq.s32 %p10, %r74, 0;
mov.u64 %rd100, %rd29;
@%p10 bra $L__BB4_13;
setp.eq.s32 %p11, %r74, 1;
add.s64 %rd100, %rd1, 28;
@%p11 bra $L__BB4_13;
setp.eq.s32 %p12, %r74, 2;
add.s64 %rd100, %rd1, 32;
@%p12 bra $L__BB4_13;
add.s64 %rd100, %rd1, 36;
$L__BB4_13:
ld.param.f32 %f14, [%rd100];
mul.f32 %f2, %f1, %f14;
ld.param.u32 %r22, [%rd1+4];
setp.gt.s32 %p13, %r22, 0;
@%p13 bra $L__BB4_15;
bra.uni $L__BB4_14;
$L__BB4_15:
ld.param.u32 %r23, [%rd1+16];
cvt.s64.s32 %rd77, %r74;
mul.lo.s64 %rd40, %rd95, %rd77;
add.s64 %rd41, %rd40, %rd30;
ld.param.f32 %f3, [%rd1+20];
mov.f32 %f25, 0f7F800000;
mov.u32 %r75, 0;
$L__BB4_16:
.pragma "nounroll";
mul.wide.s32 %rd78, %r75, 4;
add.s64 %rd79, %rd1, %rd78;
ld.param.u32 %r78, [%rd79+40];
setp.eq.s32 %p14, %r78, 0;
@%p14 bra $L__BB4_31;
add.s32 %r76, %r75, %r20;
setp.lt.u32 %p15, %r76, %r71;
@%p15 bra $L__BB4_19;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r76;
.param .b32 param1;
st.param.b32 [param1+0], %r71;
.param .b32 param2;
st.param.b32 [param2+0], %r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r76, [retval0+0];
}
$L__BB4_19:
setp.lt.s32 %p16, %r76, 0;
@%p16 bra $L__BB4_30;
cvt.s64.s32 %rd80, %r76;
mul.lo.s64 %rd81, %rd93, %rd80;
add.s64 %rd82, %rd41, %rd81;
add.s64 %rd101, %rd92, %rd82;
add.s64 %rd43, %rd81, %rd40;
mov.u32 %r77, %r17;
$L__BB4_21:
.pragma "nounroll";
and.b32 %r69, %r78, 1;
setp.eq.b32 %p17, %r69, 1;
mov.pred %p18, 0;
xor.pred %p19, %p17, %p18;
not.pred %p20, %p19;
@%p20 bra $L__BB4_29;
@%p1 bra $L__BB4_24;
bra.uni $L__BB4_23;
$L__BB4_24:
setp.lt.u32 %p21, %r77, %r70;
mov.u32 %r79, %r77;
@%p21 bra $L__BB4_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r77;
.param .b32 param1;
st.param.b32 [param1+0], %r70;
.param .b32 param2;
st.param.b32 [param2+0], %r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r79, [retval0+0];
}
$L__BB4_26:
setp.lt.s32 %p22, %r79, 0;
mov.f32 %f24, %f2;
@%p22 bra $L__BB4_28;
cvt.s64.s32 %rd85, %r79;
mul.lo.s64 %rd86, %rd94, %rd85;
add.s64 %rd87, %rd43, %rd86;
add.s64 %rd84, %rd92, %rd87;
ld.global.nc.u16 %rs3, [%rd84];
cvt.f32.f16 %f19, %rs3;
mul.f32 %f24, %f3, %f19;
$L__BB4_28:
min.f32 %f25, %f25, %f24;
bra.uni $L__BB4_29;
$L__BB4_23:
ld.global.nc.u16 %rs1, [%rd101];
cvt.f32.f16 %f17, %rs1;
mul.f32 %f18, %f3, %f17;
min.f32 %f25, %f25, %f18;
$L__BB4_29:
add.s64 %rd101, %rd101, %rd94;
shr.u32 %r78, %r78, 1;
setp.eq.s32 %p23, %r78, 0;
add.s32 %r77, %r77, 1;
@%p23 bra $L__BB4_31;
bra.uni $L__BB4_21;
$L__BB4_30:
min.f32 %f25, %f25, %f2;
$L__BB4_31:
add.s32 %r75, %r75, 1;
setp.lt.s32 %p24, %r75, %r22;
@%p24 bra $L__BB4_16;
bra.uni $L__BB4_32;
$L__BB4_14:
mov.f32 %f25, 0f7F800000;
$L__BB4_32:
cvt.s64.s32 %rd88, %r74;
mul.lo.s64 %rd89, %rd99, %rd88;
add.s64 %rd90, %rd31, %rd89;
add.s64 %rd91, %rd96, %rd90;
ld.param.f32 %f21, [%rd1+20];
mul.f32 %f20, %f25, %f21;
cvt.rn.f16.f32 %rs5, %f20;
st.u16 [%rd91], %rs5;
add.s32 %r74, %r74, 1;
setp.lt.s32 %p25, %r74, %r51;
@%p25 bra $L__BB4_9;
$L__BB4_33:
ret;
}
.visible .entry morphology_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[168]
)
.maxntid 256, 1, 1
{
.reg .pred %p<26>;
.reg .f32 %f<28>;
.reg .b32 %r<80>;
.reg .b64 %rd<102>;
ld.param.u64 %rd46, [p0];
ld.param.v2.u32 {%r70, %r71}, [p1+32];
ld.param.v2.u32 {%r47, %r48}, [p1+40];
ld.param.u64 %rd51, [p2];
ld.param.v2.u32 {%r72, %r73}, [p3+32];
ld.param.v2.u32 {%r51, %r52}, [p3+40];
mov.b64 %rd56, p4;
ld.param.u32 %rd57, [p3];
ld.param.u32 %rd58, [p3+4];
bfi.b64 %rd52, %rd58, %rd57, 32, 32;
ld.param.u64 %rd99, [p3+24];
ld.param.u64 %rd98, [p3+16];
ld.param.u64 %rd97, [p3+8];
ld.param.u64 %rd95, [p1+24];
ld.param.u64 %rd94, [p1+16];
ld.param.u64 %rd93, [p1+8];
ld.param.u64 %rd47, [p1];
mov.u64 %rd1, %rd56;
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r48, 0;
@%p2 bra $L__BB5_2;
cvta.to.global.u64 %rd59, %rd46;
mul.wide.s32 %rd60, %r1, 40;
add.s64 %rd61, %rd59, %rd60;
ld.global.v2.u32 {%r70, %r71}, [%rd61+32];
ld.global.u64 %rd95, [%rd61+24];
ld.global.u64 %rd94, [%rd61+16];
ld.global.u64 %rd93, [%rd61+8];
ld.global.u64 %rd92, [%rd61];
bra.uni $L__BB5_3;
$L__BB5_2:
cvt.s64.s32 %rd62, %r1;
mul.lo.s64 %rd63, %rd47, %rd62;
add.s64 %rd92, %rd46, %rd63;
$L__BB5_3:
setp.eq.s32 %p3, %r52, 0;
@%p3 bra $L__BB5_5;
cvta.to.global.u64 %rd64, %rd51;
mul.wide.s32 %rd65, %r1, 40;
add.s64 %rd66, %rd64, %rd65;
ld.global.v2.u32 {%r72, %r73}, [%rd66+32];
ld.global.u64 %rd99, [%rd66+24];
ld.global.u64 %rd98, [%rd66+16];
ld.global.u64 %rd97, [%rd66+8];
ld.global.u64 %rd96, [%rd66];
bra.uni $L__BB5_6;
$L__BB5_5:
cvt.s64.s32 %rd67, %r1;
mul.lo.s64 %rd68, %rd52, %rd67;
add.s64 %rd96, %rd51, %rd68;
$L__BB5_6:
mov.u32 %r57, %ctaid.x;
shl.b32 %r58, %r57, 5;
mov.u32 %r59, %tid.x;
add.s32 %r14, %r58, %r59;
mov.u32 %r60, %ctaid.y;
shl.b32 %r61, %r60, 3;
mov.u32 %r62, %tid.y;
add.s32 %r15, %r61, %r62;
setp.ge.s32 %p4, %r14, %r72;
setp.ge.s32 %p5, %r15, %r73;
or.pred %p6, %p5, %p4;
@%p6 bra $L__BB5_33;
ld.param.u32 %r63, [%rd1+8];
sub.s32 %r17, %r14, %r63;
setp.lt.s32 %p7, %r51, 1;
@%p7 bra $L__BB5_33;
ld.param.u32 %r65, [%rd1+12];
ld.param.u32 %r66, [%rd1];
add.s32 %r67, %r66, %r17;
setp.gt.s32 %p8, %r67, %r70;
add.s64 %rd29, %rd1, 24;
cvt.s64.s32 %rd69, %r17;
mul.lo.s64 %rd30, %rd94, %rd69;
setp.lt.s32 %p9, %r17, 0;
mov.u32 %r74, 0;
or.pred %p1, %p9, %p8;
cvt.s64.s32 %rd70, %r15;
mul.lo.s64 %rd71, %rd97, %rd70;
cvt.s64.s32 %rd72, %r14;
mul.lo.s64 %rd73, %rd98, %rd72;
add.s64 %rd31, %rd71, %rd73;
sub.s32 %r20, %r15, %r65;
$L__BB5_9:
.pragma "nounroll";
ld.param.f32 %f1, [%rd1+20];
setp.eq.s32 %p10, %r74, 0;
mov.u64 %rd100, %rd29;
@%p10 bra $L__BB5_13;
setp.eq.s32 %p11, %r74, 1;
add.s64 %rd100, %rd1, 28;
@%p11 bra $L__BB5_13;
setp.eq.s32 %p12, %r74, 2;
add.s64 %rd100, %rd1, 32;
@%p12 bra $L__BB5_13;
add.s64 %rd100, %rd1, 36;
$L__BB5_13:
ld.param.f32 %f14, [%rd100];
mul.f32 %f2, %f1, %f14;
ld.param.u32 %r22, [%rd1+4];
setp.gt.s32 %p13, %r22, 0;
@%p13 bra $L__BB5_15;
bra.uni $L__BB5_14;
$L__BB5_15:
ld.param.u32 %r23, [%rd1+16];
cvt.s64.s32 %rd77, %r74;
mul.lo.s64 %rd40, %rd95, %rd77;
add.s64 %rd41, %rd40, %rd30;
ld.param.f32 %f3, [%rd1+20];
mov.f32 %f25, 0f7F800000;
mov.u32 %r75, 0;
$L__BB5_16:
.pragma "nounroll";
mul.wide.s32 %rd78, %r75, 4;
add.s64 %rd79, %rd1, %rd78;
ld.param.u32 %r78, [%rd79+40];
setp.eq.s32 %p14, %r78, 0;
@%p14 bra $L__BB5_31;
add.s32 %r76, %r75, %r20;
setp.lt.u32 %p15, %r76, %r71;
@%p15 bra $L__BB5_19;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r76;
.param .b32 param1;
st.param.b32 [param1+0], %r71;
.param .b32 param2;
st.param.b32 [param2+0], %r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r76, [retval0+0];
}
$L__BB5_19:
setp.lt.s32 %p16, %r76, 0;
@%p16 bra $L__BB5_30;
cvt.s64.s32 %rd80, %r76;
mul.lo.s64 %rd81, %rd93, %rd80;
add.s64 %rd82, %rd41, %rd81;
add.s64 %rd101, %rd92, %rd82;
add.s64 %rd43, %rd81, %rd40;
mov.u32 %r77, %r17;
$L__BB5_21:
.pragma "nounroll";
and.b32 %r69, %r78, 1;
setp.eq.b32 %p17, %r69, 1;
mov.pred %p18, 0;
xor.pred %p19, %p17, %p18;
not.pred %p20, %p19;
@%p20 bra $L__BB5_29;
@%p1 bra $L__BB5_24;
bra.uni $L__BB5_23;
$L__BB5_24:
setp.lt.u32 %p21, %r77, %r70;
mov.u32 %r79, %r77;
@%p21 bra $L__BB5_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r77;
.param .b32 param1;
st.param.b32 [param1+0], %r70;
.param .b32 param2;
st.param.b32 [param2+0], %r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r79, [retval0+0];
}
$L__BB5_26:
setp.lt.s32 %p22, %r79, 0;
mov.f32 %f24, %f2;
@%p22 bra $L__BB5_28;
cvt.s64.s32 %rd85, %r79;
mul.lo.s64 %rd86, %rd94, %rd85;
add.s64 %rd87, %rd43, %rd86;
add.s64 %rd84, %rd92, %rd87;
ld.global.nc.f32 %f19, [%rd84];
mul.f32 %f24, %f3, %f19;
$L__BB5_28:
min.f32 %f25, %f25, %f24;
bra.uni $L__BB5_29;
$L__BB5_23:
ld.global.nc.f32 %f17, [%rd101];
mul.f32 %f18, %f3, %f17;
min.f32 %f25, %f25, %f18;
$L__BB5_29:
add.s64 %rd101, %rd101, %rd94;
shr.u32 %r78, %r78, 1;
setp.eq.s32 %p23, %r78, 0;
add.s32 %r77, %r77, 1;
@%p23 bra $L__BB5_31;
bra.uni $L__BB5_21;
$L__BB5_30:
min.f32 %f25, %f25, %f2;
$L__BB5_31:
add.s32 %r75, %r75, 1;
setp.lt.s32 %p24, %r75, %r22;
@%p24 bra $L__BB5_16;
bra.uni $L__BB5_32;
$L__BB5_14:
mov.f32 %f25, 0f7F800000;
$L__BB5_32:
cvt.s64.s32 %rd88, %r74;
mul.lo.s64 %rd89, %rd99, %rd88;
add.s64 %rd90, %rd31, %rd89;
add.s64 %rd91, %rd96, %rd90;
ld.param.f32 %f20, [%rd1+20];
mul.f32 %f21, %f25, %f20;
st.f32 [%rd91], %f21;
add.s32 %r74, %r74, 1;
setp.lt.s32 %p25, %r74, %r51;
@%p25 bra $L__BB5_9;
$L__BB5_33:
ret;
}
.visible .entry morphology_3_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7
)
.maxntid 256, 1, 1
{
.reg .pred %p<95>;
.reg .b32 %r<619>;
.reg .b64 %rd<99>;
ld.param.u64 %rd35, [p0];
ld.param.v2.u32 {%r514, %r515}, [p1+32];
ld.param.v2.u32 {%r231, %r232}, [p1+40];
ld.param.u64 %rd40, [p2];
ld.param.v2.u32 {%r516, %r517}, [p3+32];
ld.param.v2.u32 {%r235, %r236}, [p3+40];
ld.param.u32 %r225, [p4];
ld.param.u32 %r226, [p5];
ld.param.u32 %r227, [p6];
ld.param.u32 %r228, [p7];
ld.param.u64 %rd98, [p3+8];
ld.param.u64 %rd41, [p3];
ld.param.u64 %rd96, [p1+8];
ld.param.u64 %rd36, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r232, 0;
@%p1 bra $L__BB6_2;
cvta.to.global.u64 %rd45, %rd35;
mul.wide.s32 %rd46, %r1, 40;
add.s64 %rd47, %rd45, %rd46;
ld.global.v2.u32 {%r514, %r515}, [%rd47+32];
ld.global.u64 %rd96, [%rd47+8];
ld.global.u64 %rd95, [%rd47];
bra.uni $L__BB6_3;
$L__BB6_2:
cvt.s64.s32 %rd48, %r1;
mul.lo.s64 %rd49, %rd36, %rd48;
add.s64 %rd95, %rd35, %rd49;
$L__BB6_3:
setp.eq.s32 %p2, %r236, 0;
@%p2 bra $L__BB6_5;
cvta.to.global.u64 %rd50, %rd40;
mul.wide.s32 %rd51, %r1, 40;
add.s64 %rd52, %rd50, %rd51;
ld.global.v2.u32 {%r516, %r517}, [%rd52+32];
ld.global.u64 %rd98, [%rd52+8];
ld.global.u64 %rd97, [%rd52];
bra.uni $L__BB6_6;
$L__BB6_5:
cvt.s64.s32 %rd53, %r1;
mul.lo.s64 %rd54, %rd41, %rd53;
add.s64 %rd97, %rd40, %rd54;
$L__BB6_6:
mov.u32 %r241, %ctaid.x;
shl.b32 %r242, %r241, 5;
mov.u32 %r243, %tid.x;
add.s32 %r244, %r242, %r243;
shl.b32 %r245, %r244, 3;
mov.u32 %r246, %ctaid.y;
shl.b32 %r247, %r246, 3;
mov.u32 %r248, %tid.y;
add.s32 %r249, %r247, %r248;
mul.lo.s32 %r16, %r249, %r226;
setp.ge.s32 %p3, %r245, %r516;
setp.ge.s32 %p4, %r16, %r517;
or.pred %p5, %p3, %p4;
@%p5 bra $L__BB6_84;
add.s32 %r250, %r16, %r226;
min.s32 %r19, %r250, %r517;
add.s32 %r542, %r16, -3;
setp.gt.s32 %p6, %r542, %r19;
@%p6 bra $L__BB6_84;
neg.s32 %r21, %r514;
setp.eq.s32 %p7, %r225, 2;
selp.b32 %r22, -1, 0, %p7;
selp.b32 %r268, -1, -2, %p7;
shl.b32 %r269, %r514, 1;
add.s32 %r23, %r268, %r269;
mov.u32 %r545, 255;
mov.u32 %r546, %r545;
mov.u32 %r547, %r545;
mov.u32 %r548, %r545;
mov.u32 %r549, %r545;
mov.u32 %r550, %r545;
mov.u32 %r551, %r545;
mov.u32 %r552, %r545;
mov.u32 %r553, %r545;
mov.u32 %r554, %r545;
mov.u32 %r555, %r545;
mov.u32 %r556, %r545;
mov.u32 %r557, %r545;
mov.u32 %r558, %r545;
mov.u32 %r559, %r545;
mov.u32 %r560, %r545;
$L__BB6_9:
.pragma "nounroll";
mad.lo.s32 %r274, %r249, %r226, -1;
setp.lt.s32 %p8, %r542, %r274;
@%p8 bra $L__BB6_11;
xor.b32 %r275, %r576, %r228;
mov.u32 %r276, 17475;
mov.u32 %r277, 0;
prmt.b32 %r278, %r275, %r277, %r276;
xor.b32 %r279, %r579, %r228;
mov.u32 %r280, 17472;
prmt.b32 %r281, %r279, %r277, %r280;
min.s32 %r282, %r278, %r281;
mov.u32 %r283, 17473;
prmt.b32 %r284, %r279, %r277, %r283;
min.s32 %r51, %r282, %r284;
min.s32 %r285, %r560, %r51;
min.s32 %r560, %r552, %r51;
min.s32 %r286, %r281, %r284;
mov.u32 %r287, 17474;
prmt.b32 %r288, %r279, %r277, %r287;
min.s32 %r53, %r286, %r288;
min.s32 %r289, %r559, %r53;
min.s32 %r559, %r551, %r53;
min.s32 %r290, %r284, %r288;
prmt.b32 %r291, %r279, %r277, %r276;
min.s32 %r55, %r290, %r291;
min.s32 %r292, %r558, %r55;
min.s32 %r558, %r550, %r55;
min.s32 %r293, %r288, %r291;
xor.b32 %r294, %r578, %r228;
prmt.b32 %r295, %r294, %r277, %r280;
min.s32 %r57, %r293, %r295;
min.s32 %r296, %r557, %r57;
min.s32 %r557, %r549, %r57;
min.s32 %r297, %r291, %r295;
prmt.b32 %r298, %r294, %r277, %r283;
min.s32 %r59, %r297, %r298;
min.s32 %r299, %r556, %r59;
min.s32 %r556, %r548, %r59;
min.s32 %r300, %r295, %r298;
prmt.b32 %r301, %r294, %r277, %r287;
min.s32 %r61, %r300, %r301;
min.s32 %r302, %r555, %r61;
min.s32 %r555, %r547, %r61;
min.s32 %r303, %r298, %r301;
prmt.b32 %r304, %r294, %r277, %r276;
min.s32 %r63, %r303, %r304;
min.s32 %r305, %r554, %r63;
min.s32 %r554, %r546, %r63;
min.s32 %r306, %r301, %r304;
xor.b32 %r307, %r577, %r228;
prmt.b32 %r308, %r307, %r277, %r280;
min.s32 %r65, %r306, %r308;
min.s32 %r309, %r553, %r65;
min.s32 %r553, %r545, %r65;
mov.u32 %r310, 64;
prmt.b32 %r311, %r285, %r289, %r310;
prmt.b32 %r312, %r292, %r296, %r310;
mov.u32 %r313, 21520;
prmt.b32 %r562, %r311, %r312, %r313;
prmt.b32 %r314, %r299, %r302, %r310;
prmt.b32 %r315, %r305, %r309, %r310;
prmt.b32 %r561, %r314, %r315, %r313;
mov.u32 %r545, %r65;
mov.u32 %r546, %r63;
mov.u32 %r547, %r61;
mov.u32 %r548, %r59;
mov.u32 %r549, %r57;
mov.u32 %r550, %r55;
mov.u32 %r551, %r53;
mov.u32 %r552, %r51;
$L__BB6_11:
add.s32 %r87, %r542, 2;
setp.gt.s32 %p9, %r87, %r19;
@%p9 bra $L__BB6_39;
setp.eq.s32 %p10, %r225, 0;
setp.lt.u32 %p11, %r87, %r515;
or.pred %p12, %p11, %p10;
selp.b32 %r565, %r87, -1, %p11;
@%p12 bra $L__BB6_20;
setp.eq.s32 %p13, %r225, 1;
setp.eq.s32 %p14, %r515, 1;
or.pred %p15, %p13, %p14;
@%p15 bra $L__BB6_19;
bra.uni $L__BB6_14;
$L__BB6_19:
add.s32 %r486, %r542, 2;
max.s32 %r320, %r486, 0;
add.s32 %r321, %r515, -1;
min.s32 %r565, %r320, %r321;
bra.uni $L__BB6_20;
$L__BB6_14:
add.s32 %r565, %r542, 2;
setp.eq.s32 %p16, %r225, 4;
@%p16 bra $L__BB6_18;
bra.uni $L__BB6_16;
$L__BB6_18:
.pragma "nounroll";
neg.s32 %r489, %r515;
setp.lt.s32 %p20, %r565, 0;
selp.b32 %r319, %r515, %r489, %p20;
add.s32 %r565, %r319, %r565;
setp.lt.u32 %p21, %r565, %r515;
@%p21 bra $L__BB6_20;
bra.uni $L__BB6_18;
$L__BB6_16:
.pragma "nounroll";
shl.b32 %r488, %r515, 1;
add.s32 %r487, %r268, %r488;
setp.lt.s32 %p18, %r565, 0;
selp.b32 %r318, %r22, %r487, %p18;
sub.s32 %r565, %r318, %r565;
setp.lt.u32 %p19, %r565, %r515;
@%p19 bra $L__BB6_20;
bra.uni $L__BB6_16;
$L__BB6_20:
cvt.s64.s32 %rd55, %r565;
mul.lo.s64 %rd29, %rd96, %rd55;
mul.lo.s32 %r577, %r227, 16843009;
setp.lt.s32 %p22, %r565, 0;
mov.u32 %r578, %r577;
mov.u32 %r579, %r577;
mov.u32 %r576, %r577;
@%p22 bra $L__BB6_39;
setp.lt.s32 %p23, %r245, 4;
add.s32 %r327, %r245, 12;
setp.gt.s32 %p24, %r327, %r514;
or.pred %p25, %p23, %p24;
@%p25 bra $L__BB6_23;
bra.uni $L__BB6_22;
$L__BB6_23:
mov.u32 %r567, 3;
mov.u32 %r576, 0;
mov.u32 %r579, %r576;
mov.u32 %r578, %r576;
$L__BB6_24:
.pragma "nounroll";
mov.u32 %r577, %r578;
mov.u32 %r578, %r579;
mov.u32 %r579, %r576;
shl.b32 %r346, %r567, 2;
add.s32 %r347, %r346, %r245;
add.s32 %r106, %r347, -4;
setp.lt.s32 %p26, %r106, 0;
setp.gt.s32 %p27, %r347, %r514;
or.pred %p28, %p27, %p26;
@%p28 bra $L__BB6_26;
bra.uni $L__BB6_25;
$L__BB6_26:
mov.u32 %r576, 0;
mov.u32 %r570, 3;
$L__BB6_27:
.pragma "nounroll";
setp.eq.s32 %p93, %r225, 0;
shl.b32 %r483, %r567, 2;
add.s32 %r482, %r483, %r245;
add.s32 %r481, %r482, -4;
add.s32 %r110, %r570, %r481;
setp.lt.u32 %p29, %r110, %r514;
or.pred %p31, %p29, %p93;
selp.b32 %r574, %r110, -1, %p29;
@%p31 bra $L__BB6_35;
setp.eq.s32 %p32, %r225, 1;
setp.eq.s32 %p33, %r514, 1;
or.pred %p34, %p32, %p33;
@%p34 bra $L__BB6_34;
bra.uni $L__BB6_29;
$L__BB6_34:
max.s32 %r353, %r110, 0;
add.s32 %r354, %r514, -1;
min.s32 %r574, %r353, %r354;
bra.uni $L__BB6_35;
$L__BB6_29:
mov.u32 %r574, %r110;
setp.eq.s32 %p35, %r225, 4;
@%p35 bra $L__BB6_33;
bra.uni $L__BB6_31;
$L__BB6_33:
.pragma "nounroll";
setp.lt.s32 %p38, %r574, 0;
selp.b32 %r352, %r514, %r21, %p38;
add.s32 %r574, %r352, %r574;
setp.lt.u32 %p39, %r574, %r514;
@%p39 bra $L__BB6_35;
bra.uni $L__BB6_33;
$L__BB6_31:
.pragma "nounroll";
setp.lt.s32 %p36, %r574, 0;
selp.b32 %r351, %r22, %r23, %p36;
sub.s32 %r574, %r351, %r574;
setp.lt.u32 %p37, %r574, %r514;
@%p37 bra $L__BB6_35;
bra.uni $L__BB6_31;
$L__BB6_35:
mul.lo.s32 %r575, %r227, 16843009;
setp.lt.s32 %p40, %r574, 0;
@%p40 bra $L__BB6_37;
cvt.s64.s32 %rd66, %r574;
add.s64 %rd67, %rd29, %rd66;
add.s64 %rd65, %rd95, %rd67;
ld.global.nc.u8 %r575, [%rd65];
$L__BB6_37:
and.b32 %r356, %r575, 255;
prmt.b32 %r576, %r576, %r356, 8452;
add.s32 %r122, %r570, -1;
setp.gt.s32 %p41, %r570, 0;
mov.u32 %r570, %r122;
@%p41 bra $L__BB6_27;
bra.uni $L__BB6_38;
$L__BB6_25:
shl.b32 %r480, %r567, 2;
add.s32 %r479, %r480, %r245;
add.s32 %r478, %r479, -4;
cvt.s64.s32 %rd63, %r478;
add.s64 %rd64, %rd29, %rd63;
add.s64 %rd62, %rd95, %rd64;
ld.global.nc.u32 %r576, [%rd62];
$L__BB6_38:
add.s32 %r124, %r567, -1;
setp.gt.s32 %p42, %r567, 0;
mov.u32 %r567, %r124;
@%p42 bra $L__BB6_24;
bra.uni $L__BB6_39;
$L__BB6_22:
cvt.s64.s32 %rd60, %r245;
add.s64 %rd61, %rd29, %rd60;
add.s64 %rd57, %rd95, %rd61;
add.s64 %rd56, %rd57, -4;
ld.global.nc.u32 %r576, [%rd56];
ld.global.nc.u32 %r579, [%rd57];
add.s64 %rd58, %rd57, 4;
ld.global.nc.u32 %r578, [%rd58];
add.s64 %rd59, %rd57, 8;
ld.global.nc.u32 %r577, [%rd59];
$L__BB6_39:
setp.le.s32 %p43, %r542, %r16;
setp.gt.s32 %p44, %r542, %r19;
or.pred %p45, %p43, %p44;
@%p45 bra $L__BB6_46;
add.s32 %r366, %r245, 8;
setp.gt.s32 %p46, %r366, %r516;
add.s32 %r367, %r542, -1;
cvt.s64.s32 %rd68, %r367;
mul.lo.s64 %rd69, %rd98, %rd68;
cvt.s64.s32 %rd70, %r245;
add.s64 %rd71, %rd69, %rd70;
add.s64 %rd30, %rd97, %rd71;
@%p46 bra $L__BB6_44;
bra.uni $L__BB6_41;
$L__BB6_44:
mov.u32 %r581, 0;
$L__BB6_45:
.pragma "nounroll";
xor.b32 %r495, %r561, %r228;
xor.b32 %r494, %r562, %r228;
setp.lt.u32 %p48, %r581, 4;
selp.b32 %r369, %r494, %r495, %p48;
shl.b32 %r370, %r581, 3;
and.b32 %r371, %r370, 24;
shr.u32 %r372, %r369, %r371;
cvt.s64.s32 %rd73, %r581;
add.s64 %rd74, %rd30, %rd73;
st.u8 [%rd74], %r372;
add.s32 %r581, %r581, 1;
add.s32 %r373, %r581, %r245;
setp.lt.s32 %p49, %r373, %r516;
@%p49 bra $L__BB6_45;
bra.uni $L__BB6_46;
$L__BB6_41:
and.b64 %rd72, %rd30, 7;
setp.eq.s64 %p47, %rd72, 0;
@%p47 bra $L__BB6_43;
xor.b32 %r491, %r561, %r228;
xor.b32 %r490, %r562, %r228;
st.u32 [%rd30], %r490;
st.u32 [%rd30+4], %r491;
bra.uni $L__BB6_46;
$L__BB6_43:
xor.b32 %r493, %r561, %r228;
xor.b32 %r492, %r562, %r228;
st.v2.u32 [%rd30], {%r492, %r493};
$L__BB6_46:
@%p8 bra $L__BB6_48;
xor.b32 %r379, %r613, %r228;
mov.u32 %r380, 17475;
mov.u32 %r381, 0;
prmt.b32 %r382, %r379, %r381, %r380;
xor.b32 %r383, %r616, %r228;
mov.u32 %r384, 17472;
prmt.b32 %r385, %r383, %r381, %r384;
min.s32 %r386, %r382, %r385;
mov.u32 %r387, 17473;
prmt.b32 %r388, %r383, %r381, %r387;
min.s32 %r134, %r386, %r388;
min.s32 %r389, %r560, %r134;
min.s32 %r560, %r552, %r134;
min.s32 %r390, %r385, %r388;
mov.u32 %r391, 17474;
prmt.b32 %r392, %r383, %r381, %r391;
min.s32 %r136, %r390, %r392;
min.s32 %r393, %r559, %r136;
min.s32 %r559, %r551, %r136;
min.s32 %r394, %r388, %r392;
prmt.b32 %r395, %r383, %r381, %r380;
min.s32 %r138, %r394, %r395;
min.s32 %r396, %r558, %r138;
min.s32 %r558, %r550, %r138;
min.s32 %r397, %r392, %r395;
xor.b32 %r398, %r615, %r228;
prmt.b32 %r399, %r398, %r381, %r384;
min.s32 %r140, %r397, %r399;
min.s32 %r400, %r557, %r140;
min.s32 %r557, %r549, %r140;
min.s32 %r401, %r395, %r399;
prmt.b32 %r402, %r398, %r381, %r387;
min.s32 %r142, %r401, %r402;
min.s32 %r403, %r556, %r142;
min.s32 %r556, %r548, %r142;
min.s32 %r404, %r399, %r402;
prmt.b32 %r405, %r398, %r381, %r391;
min.s32 %r144, %r404, %r405;
min.s32 %r406, %r555, %r144;
min.s32 %r555, %r547, %r144;
min.s32 %r407, %r402, %r405;
prmt.b32 %r408, %r398, %r381, %r380;
min.s32 %r146, %r407, %r408;
min.s32 %r409, %r554, %r146;
min.s32 %r554, %r546, %r146;
min.s32 %r410, %r405, %r408;
xor.b32 %r411, %r614, %r228;
prmt.b32 %r412, %r411, %r381, %r384;
min.s32 %r148, %r410, %r412;
min.s32 %r413, %r553, %r148;
min.s32 %r553, %r545, %r148;
mov.u32 %r414, 64;
prmt.b32 %r415, %r389, %r393, %r414;
prmt.b32 %r416, %r396, %r400, %r414;
mov.u32 %r417, 21520;
prmt.b32 %r562, %r415, %r416, %r417;
prmt.b32 %r418, %r403, %r406, %r414;
prmt.b32 %r419, %r409, %r413, %r414;
prmt.b32 %r561, %r418, %r419, %r417;
mov.u32 %r545, %r148;
mov.u32 %r546, %r146;
mov.u32 %r547, %r144;
mov.u32 %r548, %r142;
mov.u32 %r549, %r140;
mov.u32 %r550, %r138;
mov.u32 %r551, %r136;
mov.u32 %r552, %r134;
$L__BB6_48:
add.s32 %r170, %r542, 3;
setp.gt.s32 %p51, %r170, %r19;
@%p51 bra $L__BB6_76;
setp.eq.s32 %p52, %r225, 0;
setp.lt.u32 %p53, %r170, %r515;
or.pred %p54, %p53, %p52;
selp.b32 %r602, %r170, -1, %p53;
@%p54 bra $L__BB6_57;
setp.eq.s32 %p55, %r225, 1;
setp.eq.s32 %p56, %r515, 1;
or.pred %p57, %p55, %p56;
@%p57 bra $L__BB6_56;
bra.uni $L__BB6_51;
$L__BB6_56:
add.s32 %r498, %r542, 3;
max.s32 %r424, %r498, 0;
add.s32 %r425, %r515, -1;
min.s32 %r602, %r424, %r425;
bra.uni $L__BB6_57;
$L__BB6_51:
add.s32 %r602, %r542, 3;
setp.eq.s32 %p58, %r225, 4;
@%p58 bra $L__BB6_55;
bra.uni $L__BB6_53;
$L__BB6_55:
.pragma "nounroll";
neg.s32 %r501, %r515;
setp.lt.s32 %p62, %r602, 0;
selp.b32 %r423, %r515, %r501, %p62;
add.s32 %r602, %r423, %r602;
setp.lt.u32 %p63, %r602, %r515;
@%p63 bra $L__BB6_57;
bra.uni $L__BB6_55;
$L__BB6_53:
.pragma "nounroll";
shl.b32 %r500, %r515, 1;
add.s32 %r499, %r268, %r500;
setp.lt.s32 %p60, %r602, 0;
selp.b32 %r422, %r22, %r499, %p60;
sub.s32 %r602, %r422, %r602;
setp.lt.u32 %p61, %r602, %r515;
@%p61 bra $L__BB6_57;
bra.uni $L__BB6_53;
$L__BB6_57:
cvt.s64.s32 %rd75, %r602;
mul.lo.s64 %rd32, %rd96, %rd75;
mul.lo.s32 %r614, %r227, 16843009;
setp.lt.s32 %p64, %r602, 0;
mov.u32 %r615, %r614;
mov.u32 %r616, %r614;
mov.u32 %r613, %r614;
@%p64 bra $L__BB6_76;
setp.lt.s32 %p65, %r245, 4;
add.s32 %r431, %r245, 12;
setp.gt.s32 %p66, %r431, %r514;
or.pred %p67, %p65, %p66;
@%p67 bra $L__BB6_60;
bra.uni $L__BB6_59;
$L__BB6_60:
mov.u32 %r604, 3;
mov.u32 %r613, 0;
mov.u32 %r616, %r613;
mov.u32 %r615, %r613;
$L__BB6_61:
.pragma "nounroll";
mov.u32 %r614, %r615;
mov.u32 %r615, %r616;
mov.u32 %r616, %r613;
shl.b32 %r450, %r604, 2;
add.s32 %r451, %r450, %r245;
add.s32 %r189, %r451, -4;
setp.lt.s32 %p68, %r189, 0;
setp.gt.s32 %p69, %r451, %r514;
or.pred %p70, %p69, %p68;
@%p70 bra $L__BB6_63;
bra.uni $L__BB6_62;
$L__BB6_63:
mov.u32 %r613, 0;
mov.u32 %r607, 3;
$L__BB6_64:
.pragma "nounroll";
shl.b32 %r507, %r604, 2;
add.s32 %r506, %r507, %r245;
add.s32 %r505, %r506, -4;
setp.eq.s32 %p94, %r225, 0;
add.s32 %r193, %r607, %r505;
setp.lt.u32 %p71, %r193, %r514;
or.pred %p73, %p71, %p94;
selp.b32 %r611, %r193, -1, %p71;
@%p73 bra $L__BB6_72;
setp.eq.s32 %p74, %r225, 1;
setp.eq.s32 %p75, %r514, 1;
or.pred %p76, %p74, %p75;
@%p76 bra $L__BB6_71;
bra.uni $L__BB6_66;
$L__BB6_71:
max.s32 %r457, %r193, 0;
add.s32 %r458, %r514, -1;
min.s32 %r611, %r457, %r458;
bra.uni $L__BB6_72;
$L__BB6_66:
mov.u32 %r611, %r193;
setp.eq.s32 %p77, %r225, 4;
@%p77 bra $L__BB6_70;
bra.uni $L__BB6_68;
$L__BB6_70:
.pragma "nounroll";
setp.lt.s32 %p80, %r611, 0;
selp.b32 %r456, %r514, %r21, %p80;
add.s32 %r611, %r456, %r611;
setp.lt.u32 %p81, %r611, %r514;
@%p81 bra $L__BB6_72;
bra.uni $L__BB6_70;
$L__BB6_68:
.pragma "nounroll";
setp.lt.s32 %p78, %r611, 0;
selp.b32 %r455, %r22, %r23, %p78;
sub.s32 %r611, %r455, %r611;
setp.lt.u32 %p79, %r611, %r514;
@%p79 bra $L__BB6_72;
bra.uni $L__BB6_68;
$L__BB6_72:
mul.lo.s32 %r612, %r227, 16843009;
setp.lt.s32 %p82, %r611, 0;
@%p82 bra $L__BB6_74;
cvt.s64.s32 %rd86, %r611;
add.s64 %rd87, %rd32, %rd86;
add.s64 %rd85, %rd95, %rd87;
ld.global.nc.u8 %r612, [%rd85];
$L__BB6_74:
and.b32 %r460, %r612, 255;
prmt.b32 %r613, %r613, %r460, 8452;
add.s32 %r205, %r607, -1;
setp.gt.s32 %p83, %r607, 0;
mov.u32 %r607, %r205;
@%p83 bra $L__BB6_64;
bra.uni $L__BB6_75;
$L__BB6_62:
shl.b32 %r504, %r604, 2;
add.s32 %r503, %r504, %r245;
add.s32 %r502, %r503, -4;
cvt.s64.s32 %rd83, %r502;
add.s64 %rd84, %rd32, %rd83;
add.s64 %rd82, %rd95, %rd84;
ld.global.nc.u32 %r613, [%rd82];
$L__BB6_75:
add.s32 %r207, %r604, -1;
setp.gt.s32 %p84, %r604, 0;
mov.u32 %r604, %r207;
@%p84 bra $L__BB6_61;
bra.uni $L__BB6_76;
$L__BB6_59:
cvt.s64.s32 %rd80, %r245;
add.s64 %rd81, %rd32, %rd80;
add.s64 %rd77, %rd95, %rd81;
add.s64 %rd76, %rd77, -4;
ld.global.nc.u32 %r613, [%rd76];
ld.global.nc.u32 %r616, [%rd77];
add.s64 %rd78, %rd77, 4;
ld.global.nc.u32 %r615, [%rd78];
add.s64 %rd79, %rd77, 8;
ld.global.nc.u32 %r614, [%rd79];
$L__BB6_76:
setp.lt.s32 %p85, %r542, %r16;
setp.ge.s32 %p86, %r542, %r19;
or.pred %p87, %p85, %p86;
@%p87 bra $L__BB6_83;
add.s32 %r470, %r245, 8;
setp.gt.s32 %p88, %r470, %r516;
cvt.s64.s32 %rd88, %r542;
mul.lo.s64 %rd89, %rd98, %rd88;
cvt.s64.s32 %rd90, %r245;
add.s64 %rd91, %rd89, %rd90;
add.s64 %rd33, %rd97, %rd91;
@%p88 bra $L__BB6_81;
bra.uni $L__BB6_78;
$L__BB6_81:
mov.u32 %r618, 0;
$L__BB6_82:
.pragma "nounroll";
xor.b32 %r513, %r561, %r228;
xor.b32 %r512, %r562, %r228;
setp.lt.u32 %p90, %r618, 4;
selp.b32 %r472, %r512, %r513, %p90;
shl.b32 %r473, %r618, 3;
and.b32 %r474, %r473, 24;
shr.u32 %r475, %r472, %r474;
cvt.s64.s32 %rd93, %r618;
add.s64 %rd94, %rd33, %rd93;
st.u8 [%rd94], %r475;
add.s32 %r618, %r618, 1;
add.s32 %r476, %r618, %r245;
setp.lt.s32 %p91, %r476, %r516;
@%p91 bra $L__BB6_82;
bra.uni $L__BB6_83;
$L__BB6_78:
and.b64 %rd92, %rd33, 7;
setp.eq.s64 %p89, %rd92, 0;
@%p89 bra $L__BB6_80;
xor.b32 %r509, %r561, %r228;
xor.b32 %r508, %r562, %r228;
st.u32 [%rd33], %r508;
st.u32 [%rd33+4], %r509;
bra.uni $L__BB6_83;
$L__BB6_80:
xor.b32 %r511, %r561, %r228;
xor.b32 %r510, %r562, %r228;
st.v2.u32 [%rd33], {%r510, %r511};
$L__BB6_83:
add.s32 %r542, %r542, 2;
setp.le.s32 %p92, %r542, %r19;
@%p92 bra $L__BB6_9;
$L__BB6_84:
ret;
}
.visible .entry morphology_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7
)
.maxntid 256, 1, 1
{
.reg .pred %p<91>;
.reg .b32 %r<601>;
.reg .b64 %rd<106>;
ld.param.u64 %rd36, [p0];
ld.param.v2.u32 {%r496, %r497}, [p1+32];
ld.param.v2.u32 {%r233, %r234}, [p1+40];
ld.param.u64 %rd41, [p2];
ld.param.v2.u32 {%r498, %r499}, [p3+32];
ld.param.v2.u32 {%r237, %r238}, [p3+40];
ld.param.u32 %r227, [p4];
ld.param.u32 %r228, [p5];
ld.param.u32 %r229, [p6];
ld.param.u32 %r230, [p7];
ld.param.u64 %rd105, [p3+8];
ld.param.u64 %rd42, [p3];
ld.param.u64 %rd103, [p1+8];
ld.param.u64 %rd37, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r234, 0;
@%p2 bra $L__BB7_2;
cvta.to.global.u64 %rd46, %rd36;
mul.wide.s32 %rd47, %r1, 40;
add.s64 %rd48, %rd46, %rd47;
ld.global.v2.u32 {%r496, %r497}, [%rd48+32];
ld.global.u64 %rd103, [%rd48+8];
ld.global.u64 %rd102, [%rd48];
bra.uni $L__BB7_3;
$L__BB7_2:
cvt.s64.s32 %rd49, %r1;
mul.lo.s64 %rd50, %rd37, %rd49;
add.s64 %rd102, %rd36, %rd50;
$L__BB7_3:
setp.eq.s32 %p3, %r238, 0;
@%p3 bra $L__BB7_5;
cvta.to.global.u64 %rd51, %rd41;
mul.wide.s32 %rd52, %r1, 40;
add.s64 %rd53, %rd51, %rd52;
ld.global.v2.u32 {%r498, %r499}, [%rd53+32];
ld.global.u64 %rd105, [%rd53+8];
ld.global.u64 %rd104, [%rd53];
bra.uni $L__BB7_6;
$L__BB7_5:
cvt.s64.s32 %rd54, %r1;
mul.lo.s64 %rd55, %rd42, %rd54;
add.s64 %rd104, %rd41, %rd55;
$L__BB7_6:
mov.u32 %r243, %ctaid.x;
shl.b32 %r244, %r243, 5;
mov.u32 %r245, %tid.x;
add.s32 %r246, %r244, %r245;
shl.b32 %r15, %r246, 3;
mov.u32 %r247, %ctaid.y;
shl.b32 %r248, %r247, 3;
mov.u32 %r249, %tid.y;
add.s32 %r250, %r248, %r249;
mul.lo.s32 %r16, %r250, %r228;
setp.ge.s32 %p4, %r15, %r498;
setp.ge.s32 %p5, %r16, %r499;
or.pred %p6, %p4, %p5;
@%p6 bra $L__BB7_84;
add.s32 %r251, %r16, %r228;
min.s32 %r19, %r251, %r499;
mul.lo.s32 %r20, %r229, 16843009;
add.s32 %r524, %r16, -3;
setp.gt.s32 %p7, %r524, %r19;
@%p7 bra $L__BB7_84;
cvt.s64.s32 %rd29, %r15;
add.s32 %r24, %r15, -4;
add.s32 %r269, %r496, -3;
setp.lt.u32 %p8, %r269, 3;
setp.eq.s32 %p9, %r227, 1;
or.pred %p1, %p9, %p8;
mul.hi.s32 %r270, %r496, 1431655766;
shr.u32 %r271, %r270, 31;
add.s32 %r25, %r270, %r271;
add.s32 %r26, %r25, -1;
neg.s32 %r27, %r25;
setp.eq.s32 %p10, %r227, 2;
selp.b32 %r28, -1, 0, %p10;
shl.b32 %r272, %r25, 1;
selp.b32 %r273, -1, -2, %p10;
add.s32 %r29, %r273, %r272;
neg.s32 %r30, %r497;
shl.b32 %r274, %r497, 1;
add.s32 %r31, %r273, %r274;
mov.u32 %r527, 255;
mov.u32 %r528, %r527;
mov.u32 %r529, %r527;
mov.u32 %r530, %r527;
mov.u32 %r531, %r527;
mov.u32 %r532, %r527;
mov.u32 %r533, %r527;
mov.u32 %r534, %r527;
mov.u32 %r535, %r527;
mov.u32 %r536, %r527;
mov.u32 %r537, %r527;
mov.u32 %r538, %r527;
mov.u32 %r539, %r527;
mov.u32 %r540, %r527;
mov.u32 %r541, %r527;
mov.u32 %r542, %r527;
$L__BB7_9:
.pragma "nounroll";
add.s32 %r468, %r16, -1;
setp.lt.s32 %p11, %r524, %r468;
@%p11 bra $L__BB7_11;
xor.b32 %r275, %r558, %r230;
mov.u32 %r276, 17473;
mov.u32 %r277, 0;
prmt.b32 %r278, %r275, %r277, %r276;
xor.b32 %r279, %r561, %r230;
mov.u32 %r280, 17472;
prmt.b32 %r281, %r279, %r277, %r280;
min.s32 %r282, %r278, %r281;
mov.u32 %r283, 17475;
prmt.b32 %r284, %r279, %r277, %r283;
min.s32 %r59, %r282, %r284;
min.s32 %r285, %r542, %r59;
min.s32 %r542, %r534, %r59;
mov.u32 %r286, 17474;
prmt.b32 %r287, %r275, %r277, %r286;
prmt.b32 %r288, %r279, %r277, %r276;
min.s32 %r289, %r287, %r288;
xor.b32 %r290, %r560, %r230;
prmt.b32 %r291, %r290, %r277, %r280;
min.s32 %r61, %r289, %r291;
min.s32 %r292, %r541, %r61;
min.s32 %r541, %r533, %r61;
prmt.b32 %r293, %r275, %r277, %r283;
prmt.b32 %r294, %r279, %r277, %r286;
min.s32 %r295, %r293, %r294;
prmt.b32 %r296, %r290, %r277, %r276;
min.s32 %r63, %r295, %r296;
min.s32 %r297, %r540, %r63;
min.s32 %r540, %r532, %r63;
min.s32 %r298, %r281, %r284;
prmt.b32 %r299, %r290, %r277, %r286;
min.s32 %r65, %r298, %r299;
min.s32 %r300, %r539, %r65;
min.s32 %r539, %r531, %r65;
min.s32 %r301, %r288, %r291;
prmt.b32 %r302, %r290, %r277, %r283;
min.s32 %r67, %r301, %r302;
min.s32 %r303, %r538, %r67;
min.s32 %r538, %r530, %r67;
min.s32 %r304, %r294, %r296;
xor.b32 %r305, %r559, %r230;
prmt.b32 %r306, %r305, %r277, %r280;
min.s32 %r69, %r304, %r306;
min.s32 %r307, %r537, %r69;
min.s32 %r537, %r529, %r69;
min.s32 %r308, %r284, %r299;
prmt.b32 %r309, %r305, %r277, %r276;
min.s32 %r71, %r308, %r309;
min.s32 %r310, %r536, %r71;
min.s32 %r536, %r528, %r71;
min.s32 %r311, %r291, %r302;
prmt.b32 %r312, %r305, %r277, %r286;
min.s32 %r73, %r311, %r312;
min.s32 %r313, %r535, %r73;
min.s32 %r535, %r527, %r73;
mov.u32 %r314, 64;
prmt.b32 %r315, %r285, %r292, %r314;
prmt.b32 %r316, %r297, %r300, %r314;
mov.u32 %r317, 21520;
prmt.b32 %r544, %r315, %r316, %r317;
prmt.b32 %r318, %r303, %r307, %r314;
prmt.b32 %r319, %r310, %r313, %r314;
prmt.b32 %r543, %r318, %r319, %r317;
mov.u32 %r527, %r73;
mov.u32 %r528, %r71;
mov.u32 %r529, %r69;
mov.u32 %r530, %r67;
mov.u32 %r531, %r65;
mov.u32 %r532, %r63;
mov.u32 %r533, %r61;
mov.u32 %r534, %r59;
$L__BB7_11:
add.s32 %r95, %r524, 2;
setp.gt.s32 %p12, %r95, %r19;
@%p12 bra $L__BB7_39;
add.s32 %r469, %r524, 2;
setp.eq.s32 %p13, %r227, 0;
setp.lt.u32 %p14, %r469, %r497;
or.pred %p15, %p14, %p13;
selp.b32 %r547, %r469, -1, %p14;
@%p15 bra $L__BB7_20;
setp.eq.s32 %p17, %r497, 1;
or.pred %p18, %p9, %p17;
@%p18 bra $L__BB7_19;
bra.uni $L__BB7_14;
$L__BB7_19:
add.s32 %r472, %r524, 2;
max.s32 %r322, %r472, 0;
add.s32 %r323, %r497, -1;
min.s32 %r547, %r322, %r323;
bra.uni $L__BB7_20;
$L__BB7_14:
add.s32 %r547, %r524, 2;
setp.eq.s32 %p19, %r227, 4;
@%p19 bra $L__BB7_18;
bra.uni $L__BB7_16;
$L__BB7_18:
.pragma "nounroll";
setp.lt.s32 %p22, %r547, 0;
selp.b32 %r321, %r497, %r30, %p22;
add.s32 %r547, %r321, %r547;
setp.lt.u32 %p23, %r547, %r497;
@%p23 bra $L__BB7_20;
bra.uni $L__BB7_18;
$L__BB7_16:
.pragma "nounroll";
setp.lt.s32 %p20, %r547, 0;
selp.b32 %r320, %r28, %r31, %p20;
sub.s32 %r547, %r320, %r547;
setp.lt.u32 %p21, %r547, %r497;
@%p21 bra $L__BB7_20;
bra.uni $L__BB7_16;
$L__BB7_20:
cvt.s64.s32 %rd56, %r547;
mul.lo.s64 %rd30, %rd103, %rd56;
setp.lt.s32 %p24, %r547, 0;
mov.u32 %r559, %r20;
mov.u32 %r560, %r20;
mov.u32 %r561, %r20;
mov.u32 %r558, %r20;
@%p24 bra $L__BB7_39;
setp.lt.s32 %p25, %r15, 4;
add.s32 %r329, %r15, 12;
setp.gt.s32 %p26, %r329, %r496;
or.pred %p27, %p25, %p26;
@%p27 bra $L__BB7_23;
bra.uni $L__BB7_22;
$L__BB7_23:
mov.u32 %r549, 3;
mov.u32 %r558, 0;
mov.u32 %r561, %r558;
mov.u32 %r560, %r558;
$L__BB7_24:
.pragma "nounroll";
mov.u32 %r559, %r560;
mov.u32 %r560, %r561;
mov.u32 %r561, %r558;
shl.b32 %r343, %r549, 2;
add.s32 %r111, %r24, %r343;
setp.lt.s32 %p28, %r111, 0;
add.s32 %r344, %r343, %r15;
setp.gt.s32 %p29, %r344, %r496;
or.pred %p30, %p29, %p28;
@%p30 bra $L__BB7_26;
bra.uni $L__BB7_25;
$L__BB7_26:
mov.u32 %r558, 0;
mov.u32 %r552, 3;
$L__BB7_27:
.pragma "nounroll";
setp.eq.s32 %p89, %r227, 0;
shl.b32 %r476, %r549, 2;
add.s32 %r475, %r24, %r476;
add.s32 %r115, %r552, %r475;
add.s32 %r348, %r115, 48;
mul.hi.s32 %r349, %r348, 1431655766;
shr.u32 %r350, %r349, 31;
add.s32 %r351, %r349, %r350;
add.s32 %r116, %r351, -16;
setp.lt.u32 %p31, %r116, %r25;
or.pred %p33, %p31, %p89;
selp.b32 %r556, %r116, -1, %p31;
@%p33 bra $L__BB7_35;
@%p1 bra $L__BB7_34;
bra.uni $L__BB7_29;
$L__BB7_34:
max.s32 %r354, %r116, 0;
min.s32 %r556, %r354, %r26;
bra.uni $L__BB7_35;
$L__BB7_29:
mov.u32 %r556, %r116;
setp.eq.s32 %p34, %r227, 4;
@%p34 bra $L__BB7_33;
bra.uni $L__BB7_31;
$L__BB7_33:
.pragma "nounroll";
setp.lt.s32 %p37, %r556, 0;
selp.b32 %r353, %r25, %r27, %p37;
add.s32 %r556, %r353, %r556;
setp.lt.u32 %p38, %r556, %r25;
@%p38 bra $L__BB7_35;
bra.uni $L__BB7_33;
$L__BB7_31:
.pragma "nounroll";
setp.lt.s32 %p35, %r556, 0;
selp.b32 %r352, %r28, %r29, %p35;
sub.s32 %r556, %r352, %r556;
setp.lt.u32 %p36, %r556, %r25;
@%p36 bra $L__BB7_35;
bra.uni $L__BB7_31;
$L__BB7_35:
setp.lt.s32 %p39, %r556, 0;
mad.lo.s32 %r124, %r116, -3, %r115;
mov.u32 %r557, %r20;
@%p39 bra $L__BB7_37;
mul.lo.s32 %r356, %r556, 3;
cvt.s64.s32 %rd69, %r356;
cvt.s64.s32 %rd70, %r124;
add.s64 %rd71, %rd30, %rd70;
add.s64 %rd72, %rd71, %rd69;
add.s64 %rd68, %rd102, %rd72;
ld.global.nc.u8 %r557, [%rd68];
$L__BB7_37:
and.b32 %r357, %r557, 255;
prmt.b32 %r558, %r558, %r357, 8452;
add.s32 %r128, %r552, -1;
setp.gt.s32 %p40, %r552, 0;
mov.u32 %r552, %r128;
@%p40 bra $L__BB7_27;
bra.uni $L__BB7_38;
$L__BB7_25:
shl.b32 %r474, %r549, 2;
add.s32 %r473, %r24, %r474;
cvt.s64.s32 %rd66, %r473;
add.s64 %rd67, %rd30, %rd66;
add.s64 %rd65, %rd102, %rd67;
ld.global.nc.u32 %r558, [%rd65];
$L__BB7_38:
add.s32 %r130, %r549, -1;
setp.gt.s32 %p41, %r549, 0;
mov.u32 %r549, %r130;
@%p41 bra $L__BB7_24;
bra.uni $L__BB7_39;
$L__BB7_22:
add.s64 %rd62, %rd29, %rd30;
add.s64 %rd63, %rd102, %rd62;
add.s64 %rd57, %rd63, -4;
ld.global.nc.u32 %r558, [%rd57];
add.s64 %rd64, %rd30, %rd29;
add.s64 %rd58, %rd102, %rd64;
ld.global.nc.u32 %r561, [%rd58];
add.s64 %rd59, %rd63, 4;
ld.global.nc.u32 %r560, [%rd59];
add.s64 %rd60, %rd63, 8;
ld.global.nc.u32 %r559, [%rd60];
$L__BB7_39:
setp.gt.s32 %p42, %r524, %r19;
setp.le.s32 %p43, %r524, %r16;
or.pred %p44, %p43, %p42;
@%p44 bra $L__BB7_46;
add.s32 %r363, %r15, 8;
setp.gt.s32 %p45, %r363, %r498;
add.s32 %r364, %r524, -1;
cvt.s64.s32 %rd73, %r364;
mul.lo.s64 %rd74, %rd105, %rd73;
add.s64 %rd75, %rd74, %rd29;
add.s64 %rd31, %rd104, %rd75;
@%p45 bra $L__BB7_44;
bra.uni $L__BB7_41;
$L__BB7_44:
mov.u32 %r563, 0;
$L__BB7_45:
.pragma "nounroll";
xor.b32 %r482, %r543, %r230;
xor.b32 %r481, %r544, %r230;
setp.lt.u32 %p47, %r563, 4;
selp.b32 %r366, %r481, %r482, %p47;
shl.b32 %r367, %r563, 3;
and.b32 %r368, %r367, 24;
shr.u32 %r369, %r366, %r368;
cvt.s64.s32 %rd77, %r563;
add.s64 %rd78, %rd31, %rd77;
st.u8 [%rd78], %r369;
add.s32 %r563, %r563, 1;
add.s32 %r370, %r563, %r15;
setp.lt.s32 %p48, %r370, %r498;
@%p48 bra $L__BB7_45;
bra.uni $L__BB7_46;
$L__BB7_41:
and.b64 %rd76, %rd31, 7;
setp.eq.s64 %p46, %rd76, 0;
@%p46 bra $L__BB7_43;
xor.b32 %r478, %r543, %r230;
xor.b32 %r477, %r544, %r230;
st.u32 [%rd31], %r477;
st.u32 [%rd31+4], %r478;
bra.uni $L__BB7_46;
$L__BB7_43:
xor.b32 %r480, %r543, %r230;
xor.b32 %r479, %r544, %r230;
st.v2.u32 [%rd31], {%r479, %r480};
$L__BB7_46:
add.s32 %r466, %r16, -1;
setp.lt.s32 %p88, %r524, %r466;
@%p88 bra $L__BB7_48;
xor.b32 %r371, %r595, %r230;
mov.u32 %r372, 17473;
mov.u32 %r373, 0;
prmt.b32 %r374, %r371, %r373, %r372;
xor.b32 %r375, %r598, %r230;
mov.u32 %r376, 17472;
prmt.b32 %r377, %r375, %r373, %r376;
min.s32 %r378, %r374, %r377;
mov.u32 %r379, 17475;
prmt.b32 %r380, %r375, %r373, %r379;
min.s32 %r139, %r378, %r380;
min.s32 %r381, %r542, %r139;
min.s32 %r542, %r534, %r139;
mov.u32 %r382, 17474;
prmt.b32 %r383, %r371, %r373, %r382;
prmt.b32 %r384, %r375, %r373, %r372;
min.s32 %r385, %r383, %r384;
xor.b32 %r386, %r597, %r230;
prmt.b32 %r387, %r386, %r373, %r376;
min.s32 %r141, %r385, %r387;
min.s32 %r388, %r541, %r141;
min.s32 %r541, %r533, %r141;
prmt.b32 %r389, %r371, %r373, %r379;
prmt.b32 %r390, %r375, %r373, %r382;
min.s32 %r391, %r389, %r390;
prmt.b32 %r392, %r386, %r373, %r372;
min.s32 %r143, %r391, %r392;
min.s32 %r393, %r540, %r143;
min.s32 %r540, %r532, %r143;
min.s32 %r394, %r377, %r380;
prmt.b32 %r395, %r386, %r373, %r382;
min.s32 %r145, %r394, %r395;
min.s32 %r396, %r539, %r145;
min.s32 %r539, %r531, %r145;
min.s32 %r397, %r384, %r387;
prmt.b32 %r398, %r386, %r373, %r379;
min.s32 %r147, %r397, %r398;
min.s32 %r399, %r538, %r147;
min.s32 %r538, %r530, %r147;
min.s32 %r400, %r390, %r392;
xor.b32 %r401, %r596, %r230;
prmt.b32 %r402, %r401, %r373, %r376;
min.s32 %r149, %r400, %r402;
min.s32 %r403, %r537, %r149;
min.s32 %r537, %r529, %r149;
min.s32 %r404, %r380, %r395;
prmt.b32 %r405, %r401, %r373, %r372;
min.s32 %r151, %r404, %r405;
min.s32 %r406, %r536, %r151;
min.s32 %r536, %r528, %r151;
min.s32 %r407, %r387, %r398;
prmt.b32 %r408, %r401, %r373, %r382;
min.s32 %r153, %r407, %r408;
min.s32 %r409, %r535, %r153;
min.s32 %r535, %r527, %r153;
mov.u32 %r410, 64;
prmt.b32 %r411, %r381, %r388, %r410;
prmt.b32 %r412, %r393, %r396, %r410;
mov.u32 %r413, 21520;
prmt.b32 %r544, %r411, %r412, %r413;
prmt.b32 %r414, %r399, %r403, %r410;
prmt.b32 %r415, %r406, %r409, %r410;
prmt.b32 %r543, %r414, %r415, %r413;
mov.u32 %r527, %r153;
mov.u32 %r528, %r151;
mov.u32 %r529, %r149;
mov.u32 %r530, %r147;
mov.u32 %r531, %r145;
mov.u32 %r532, %r143;
mov.u32 %r533, %r141;
mov.u32 %r534, %r139;
$L__BB7_48:
add.s32 %r175, %r524, 3;
setp.gt.s32 %p50, %r175, %r19;
@%p50 bra $L__BB7_76;
setp.eq.s32 %p51, %r227, 0;
setp.lt.u32 %p52, %r175, %r497;
or.pred %p53, %p52, %p51;
selp.b32 %r584, %r175, -1, %p52;
@%p53 bra $L__BB7_57;
setp.eq.s32 %p55, %r497, 1;
or.pred %p56, %p9, %p55;
@%p56 bra $L__BB7_56;
bra.uni $L__BB7_51;
$L__BB7_56:
add.s32 %r495, %r524, 3;
max.s32 %r418, %r495, 0;
add.s32 %r419, %r497, -1;
min.s32 %r584, %r418, %r419;
bra.uni $L__BB7_57;
$L__BB7_51:
add.s32 %r584, %r524, 3;
setp.eq.s32 %p57, %r227, 4;
@%p57 bra $L__BB7_55;
bra.uni $L__BB7_53;
$L__BB7_55:
.pragma "nounroll";
setp.lt.s32 %p60, %r584, 0;
selp.b32 %r417, %r497, %r30, %p60;
add.s32 %r584, %r417, %r584;
setp.lt.u32 %p61, %r584, %r497;
@%p61 bra $L__BB7_57;
bra.uni $L__BB7_55;
$L__BB7_53:
.pragma "nounroll";
setp.lt.s32 %p58, %r584, 0;
selp.b32 %r416, %r28, %r31, %p58;
sub.s32 %r584, %r416, %r584;
setp.lt.u32 %p59, %r584, %r497;
@%p59 bra $L__BB7_57;
bra.uni $L__BB7_53;
$L__BB7_57:
cvt.s64.s32 %rd79, %r584;
mul.lo.s64 %rd33, %rd103, %rd79;
setp.lt.s32 %p62, %r584, 0;
mov.u32 %r596, %r20;
mov.u32 %r597, %r20;
mov.u32 %r598, %r20;
mov.u32 %r595, %r20;
@%p62 bra $L__BB7_76;
setp.lt.s32 %p63, %r15, 4;
add.s32 %r425, %r15, 12;
setp.gt.s32 %p64, %r425, %r496;
or.pred %p65, %p63, %p64;
@%p65 bra $L__BB7_60;
bra.uni $L__BB7_59;
$L__BB7_60:
mov.u32 %r586, 3;
mov.u32 %r595, 0;
mov.u32 %r598, %r595;
mov.u32 %r597, %r595;
$L__BB7_61:
.pragma "nounroll";
mov.u32 %r596, %r597;
mov.u32 %r597, %r598;
mov.u32 %r598, %r595;
shl.b32 %r439, %r586, 2;
add.s32 %r191, %r24, %r439;
setp.lt.s32 %p66, %r191, 0;
add.s32 %r440, %r439, %r15;
setp.gt.s32 %p67, %r440, %r496;
or.pred %p68, %p67, %p66;
@%p68 bra $L__BB7_63;
bra.uni $L__BB7_62;
$L__BB7_63:
mov.u32 %r595, 0;
mov.u32 %r589, 3;
$L__BB7_64:
.pragma "nounroll";
setp.eq.s32 %p90, %r227, 0;
shl.b32 %r486, %r586, 2;
add.s32 %r485, %r24, %r486;
add.s32 %r195, %r589, %r485;
add.s32 %r444, %r195, 48;
mul.hi.s32 %r445, %r444, 1431655766;
shr.u32 %r446, %r445, 31;
add.s32 %r447, %r445, %r446;
add.s32 %r196, %r447, -16;
setp.lt.u32 %p69, %r196, %r25;
or.pred %p71, %p69, %p90;
selp.b32 %r593, %r196, -1, %p69;
@%p71 bra $L__BB7_72;
@%p1 bra $L__BB7_71;
bra.uni $L__BB7_66;
$L__BB7_71:
max.s32 %r450, %r196, 0;
min.s32 %r593, %r450, %r26;
bra.uni $L__BB7_72;
$L__BB7_66:
mov.u32 %r593, %r196;
setp.eq.s32 %p72, %r227, 4;
@%p72 bra $L__BB7_70;
bra.uni $L__BB7_68;
$L__BB7_70:
.pragma "nounroll";
setp.lt.s32 %p75, %r593, 0;
selp.b32 %r449, %r25, %r27, %p75;
add.s32 %r593, %r449, %r593;
setp.lt.u32 %p76, %r593, %r25;
@%p76 bra $L__BB7_72;
bra.uni $L__BB7_70;
$L__BB7_68:
.pragma "nounroll";
setp.lt.s32 %p73, %r593, 0;
selp.b32 %r448, %r28, %r29, %p73;
sub.s32 %r593, %r448, %r593;
setp.lt.u32 %p74, %r593, %r25;
@%p74 bra $L__BB7_72;
bra.uni $L__BB7_68;
$L__BB7_72:
setp.lt.s32 %p77, %r593, 0;
mad.lo.s32 %r204, %r196, -3, %r195;
mov.u32 %r594, %r20;
@%p77 bra $L__BB7_74;
mul.lo.s32 %r452, %r593, 3;
cvt.s64.s32 %rd92, %r452;
cvt.s64.s32 %rd93, %r204;
add.s64 %rd94, %rd33, %rd93;
add.s64 %rd95, %rd94, %rd92;
add.s64 %rd91, %rd102, %rd95;
ld.global.nc.u8 %r594, [%rd91];
$L__BB7_74:
and.b32 %r453, %r594, 255;
prmt.b32 %r595, %r595, %r453, 8452;
add.s32 %r208, %r589, -1;
setp.gt.s32 %p78, %r589, 0;
mov.u32 %r589, %r208;
@%p78 bra $L__BB7_64;
bra.uni $L__BB7_75;
$L__BB7_62:
shl.b32 %r484, %r586, 2;
add.s32 %r483, %r24, %r484;
cvt.s64.s32 %rd89, %r483;
add.s64 %rd90, %rd33, %rd89;
add.s64 %rd88, %rd102, %rd90;
ld.global.nc.u32 %r595, [%rd88];
$L__BB7_75:
add.s32 %r210, %r586, -1;
setp.gt.s32 %p79, %r586, 0;
mov.u32 %r586, %r210;
@%p79 bra $L__BB7_61;
bra.uni $L__BB7_76;
$L__BB7_59:
add.s64 %rd85, %rd29, %rd33;
add.s64 %rd86, %rd102, %rd85;
add.s64 %rd80, %rd86, -4;
ld.global.nc.u32 %r595, [%rd80];
add.s64 %rd87, %rd33, %rd29;
add.s64 %rd81, %rd102, %rd87;
ld.global.nc.u32 %r598, [%rd81];
add.s64 %rd82, %rd86, 4;
ld.global.nc.u32 %r597, [%rd82];
add.s64 %rd83, %rd86, 8;
ld.global.nc.u32 %r596, [%rd83];
$L__BB7_76:
setp.ge.s32 %p80, %r524, %r19;
setp.lt.s32 %p81, %r524, %r16;
or.pred %p82, %p81, %p80;
@%p82 bra $L__BB7_83;
add.s32 %r459, %r15, 8;
setp.gt.s32 %p83, %r459, %r498;
cvt.s64.s32 %rd96, %r524;
mul.lo.s64 %rd97, %rd105, %rd96;
add.s64 %rd98, %rd97, %rd29;
add.s64 %rd34, %rd104, %rd98;
@%p83 bra $L__BB7_81;
bra.uni $L__BB7_78;
$L__BB7_81:
mov.u32 %r600, 0;
$L__BB7_82:
.pragma "nounroll";
xor.b32 %r492, %r543, %r230;
xor.b32 %r491, %r544, %r230;
setp.lt.u32 %p85, %r600, 4;
selp.b32 %r461, %r491, %r492, %p85;
shl.b32 %r462, %r600, 3;
and.b32 %r463, %r462, 24;
shr.u32 %r464, %r461, %r463;
cvt.s64.s32 %rd100, %r600;
add.s64 %rd101, %rd34, %rd100;
st.u8 [%rd101], %r464;
add.s32 %r600, %r600, 1;
add.s32 %r465, %r600, %r15;
setp.lt.s32 %p86, %r465, %r498;
@%p86 bra $L__BB7_82;
bra.uni $L__BB7_83;
$L__BB7_78:
and.b64 %rd99, %rd34, 7;
setp.eq.s64 %p84, %rd99, 0;
@%p84 bra $L__BB7_80;
xor.b32 %r488, %r543, %r230;
xor.b32 %r487, %r544, %r230;
st.u32 [%rd34], %r487;
st.u32 [%rd34+4], %r488;
bra.uni $L__BB7_83;
$L__BB7_80:
xor.b32 %r490, %r543, %r230;
xor.b32 %r489, %r544, %r230;
st.v2.u32 [%rd34], {%r489, %r490};
$L__BB7_83:
add.s32 %r524, %r524, 2;
setp.le.s32 %p87, %r524, %r19;
@%p87 bra $L__BB7_9;
$L__BB7_84:
ret;
}
.visible .entry morphology_3_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7
)
.maxntid 256, 1, 1
{
.reg .pred %p<91>;
.reg .b32 %r<610>;
.reg .b64 %rd<106>;
ld.param.u64 %rd36, [p0];
ld.param.v2.u32 {%r505, %r506}, [p1+32];
ld.param.v2.u32 {%r233, %r234}, [p1+40];
ld.param.u64 %rd41, [p2];
ld.param.v2.u32 {%r507, %r508}, [p3+32];
ld.param.v2.u32 {%r237, %r238}, [p3+40];
ld.param.u32 %r227, [p4];
ld.param.u32 %r228, [p5];
ld.param.u32 %r229, [p6];
ld.param.u32 %r230, [p7];
ld.param.u64 %rd105, [p3+8];
ld.param.u64 %rd42, [p3];
ld.param.u64 %rd103, [p1+8];
ld.param.u64 %rd37, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r234, 0;
@%p2 bra $L__BB8_2;
cvta.to.global.u64 %rd46, %rd36;
mul.wide.s32 %rd47, %r1, 40;
add.s64 %rd48, %rd46, %rd47;
ld.global.v2.u32 {%r505, %r506}, [%rd48+32];
ld.global.u64 %rd103, [%rd48+8];
ld.global.u64 %rd102, [%rd48];
bra.uni $L__BB8_3;
$L__BB8_2:
cvt.s64.s32 %rd49, %r1;
mul.lo.s64 %rd50, %rd37, %rd49;
add.s64 %rd102, %rd36, %rd50;
$L__BB8_3:
setp.eq.s32 %p3, %r238, 0;
@%p3 bra $L__BB8_5;
cvta.to.global.u64 %rd51, %rd41;
mul.wide.s32 %rd52, %r1, 40;
add.s64 %rd53, %rd51, %rd52;
ld.global.v2.u32 {%r507, %r508}, [%rd53+32];
ld.global.u64 %rd105, [%rd53+8];
ld.global.u64 %rd104, [%rd53];
bra.uni $L__BB8_6;
$L__BB8_5:
cvt.s64.s32 %rd54, %r1;
mul.lo.s64 %rd55, %rd42, %rd54;
add.s64 %rd104, %rd41, %rd55;
$L__BB8_6:
mov.u32 %r243, %ctaid.x;
shl.b32 %r244, %r243, 5;
mov.u32 %r245, %tid.x;
add.s32 %r246, %r244, %r245;
shl.b32 %r15, %r246, 3;
mov.u32 %r247, %ctaid.y;
shl.b32 %r248, %r247, 3;
mov.u32 %r249, %tid.y;
add.s32 %r250, %r248, %r249;
mul.lo.s32 %r16, %r250, %r228;
setp.ge.s32 %p4, %r15, %r507;
setp.ge.s32 %p5, %r16, %r508;
or.pred %p6, %p4, %p5;
@%p6 bra $L__BB8_84;
add.s32 %r251, %r16, %r228;
min.s32 %r19, %r251, %r508;
mul.lo.s32 %r20, %r229, 16843009;
add.s32 %r533, %r16, -3;
setp.gt.s32 %p7, %r533, %r19;
@%p7 bra $L__BB8_84;
cvt.s64.s32 %rd29, %r15;
add.s32 %r24, %r15, -4;
and.b32 %r269, %r505, -4;
setp.eq.s32 %p8, %r269, 4;
setp.eq.s32 %p9, %r227, 1;
or.pred %p1, %p9, %p8;
shr.s32 %r270, %r505, 31;
shr.u32 %r271, %r270, 30;
add.s32 %r272, %r505, %r271;
shr.s32 %r25, %r272, 2;
add.s32 %r26, %r25, -1;
neg.s32 %r27, %r25;
setp.eq.s32 %p10, %r227, 2;
selp.b32 %r28, -1, 0, %p10;
shl.b32 %r273, %r25, 1;
selp.b32 %r274, -1, -2, %p10;
add.s32 %r29, %r274, %r273;
neg.s32 %r30, %r506;
shl.b32 %r275, %r506, 1;
add.s32 %r31, %r274, %r275;
mov.u32 %r536, 255;
mov.u32 %r537, %r536;
mov.u32 %r538, %r536;
mov.u32 %r539, %r536;
mov.u32 %r540, %r536;
mov.u32 %r541, %r536;
mov.u32 %r542, %r536;
mov.u32 %r543, %r536;
mov.u32 %r544, %r536;
mov.u32 %r545, %r536;
mov.u32 %r546, %r536;
mov.u32 %r547, %r536;
mov.u32 %r548, %r536;
mov.u32 %r549, %r536;
mov.u32 %r550, %r536;
mov.u32 %r551, %r536;
$L__BB8_9:
.pragma "nounroll";
add.s32 %r477, %r16, -1;
setp.lt.s32 %p11, %r533, %r477;
@%p11 bra $L__BB8_11;
xor.b32 %r276, %r567, %r230;
mov.u32 %r277, 17472;
mov.u32 %r278, 0;
prmt.b32 %r279, %r276, %r278, %r277;
xor.b32 %r280, %r570, %r230;
prmt.b32 %r281, %r280, %r278, %r277;
min.s32 %r282, %r279, %r281;
xor.b32 %r283, %r569, %r230;
prmt.b32 %r284, %r283, %r278, %r277;
min.s32 %r59, %r282, %r284;
min.s32 %r285, %r551, %r59;
min.s32 %r551, %r543, %r59;
mov.u32 %r286, 17473;
prmt.b32 %r287, %r276, %r278, %r286;
prmt.b32 %r288, %r280, %r278, %r286;
min.s32 %r289, %r287, %r288;
prmt.b32 %r290, %r283, %r278, %r286;
min.s32 %r61, %r289, %r290;
min.s32 %r291, %r550, %r61;
min.s32 %r550, %r542, %r61;
mov.u32 %r292, 17474;
prmt.b32 %r293, %r276, %r278, %r292;
prmt.b32 %r294, %r280, %r278, %r292;
min.s32 %r295, %r293, %r294;
prmt.b32 %r296, %r283, %r278, %r292;
min.s32 %r63, %r295, %r296;
min.s32 %r297, %r549, %r63;
min.s32 %r549, %r541, %r63;
mov.u32 %r298, 17475;
prmt.b32 %r299, %r276, %r278, %r298;
prmt.b32 %r300, %r280, %r278, %r298;
min.s32 %r301, %r299, %r300;
prmt.b32 %r302, %r283, %r278, %r298;
min.s32 %r65, %r301, %r302;
min.s32 %r303, %r548, %r65;
min.s32 %r548, %r540, %r65;
min.s32 %r304, %r281, %r284;
xor.b32 %r305, %r568, %r230;
prmt.b32 %r306, %r305, %r278, %r277;
min.s32 %r67, %r304, %r306;
min.s32 %r307, %r547, %r67;
min.s32 %r547, %r539, %r67;
min.s32 %r308, %r288, %r290;
prmt.b32 %r309, %r305, %r278, %r286;
min.s32 %r69, %r308, %r309;
min.s32 %r310, %r546, %r69;
min.s32 %r546, %r538, %r69;
min.s32 %r311, %r294, %r296;
prmt.b32 %r312, %r305, %r278, %r292;
min.s32 %r71, %r311, %r312;
min.s32 %r313, %r545, %r71;
min.s32 %r545, %r537, %r71;
min.s32 %r314, %r300, %r302;
prmt.b32 %r315, %r305, %r278, %r298;
min.s32 %r73, %r314, %r315;
min.s32 %r316, %r544, %r73;
min.s32 %r544, %r536, %r73;
mov.u32 %r317, 64;
prmt.b32 %r318, %r285, %r291, %r317;
prmt.b32 %r319, %r297, %r303, %r317;
mov.u32 %r320, 21520;
prmt.b32 %r553, %r318, %r319, %r320;
prmt.b32 %r321, %r307, %r310, %r317;
prmt.b32 %r322, %r313, %r316, %r317;
prmt.b32 %r552, %r321, %r322, %r320;
mov.u32 %r536, %r73;
mov.u32 %r537, %r71;
mov.u32 %r538, %r69;
mov.u32 %r539, %r67;
mov.u32 %r540, %r65;
mov.u32 %r541, %r63;
mov.u32 %r542, %r61;
mov.u32 %r543, %r59;
$L__BB8_11:
add.s32 %r95, %r533, 2;
setp.gt.s32 %p12, %r95, %r19;
@%p12 bra $L__BB8_39;
add.s32 %r478, %r533, 2;
setp.eq.s32 %p13, %r227, 0;
setp.lt.u32 %p14, %r478, %r506;
or.pred %p15, %p14, %p13;
selp.b32 %r556, %r478, -1, %p14;
@%p15 bra $L__BB8_20;
setp.eq.s32 %p17, %r506, 1;
or.pred %p18, %p9, %p17;
@%p18 bra $L__BB8_19;
bra.uni $L__BB8_14;
$L__BB8_19:
add.s32 %r481, %r533, 2;
max.s32 %r325, %r481, 0;
add.s32 %r326, %r506, -1;
min.s32 %r556, %r325, %r326;
bra.uni $L__BB8_20;
$L__BB8_14:
add.s32 %r556, %r533, 2;
setp.eq.s32 %p19, %r227, 4;
@%p19 bra $L__BB8_18;
bra.uni $L__BB8_16;
$L__BB8_18:
.pragma "nounroll";
setp.lt.s32 %p22, %r556, 0;
selp.b32 %r324, %r506, %r30, %p22;
add.s32 %r556, %r324, %r556;
setp.lt.u32 %p23, %r556, %r506;
@%p23 bra $L__BB8_20;
bra.uni $L__BB8_18;
$L__BB8_16:
.pragma "nounroll";
setp.lt.s32 %p20, %r556, 0;
selp.b32 %r323, %r28, %r31, %p20;
sub.s32 %r556, %r323, %r556;
setp.lt.u32 %p21, %r556, %r506;
@%p21 bra $L__BB8_20;
bra.uni $L__BB8_16;
$L__BB8_20:
cvt.s64.s32 %rd56, %r556;
mul.lo.s64 %rd30, %rd103, %rd56;
setp.lt.s32 %p24, %r556, 0;
mov.u32 %r568, %r20;
mov.u32 %r569, %r20;
mov.u32 %r570, %r20;
mov.u32 %r567, %r20;
@%p24 bra $L__BB8_39;
setp.lt.s32 %p25, %r15, 4;
add.s32 %r332, %r15, 12;
setp.gt.s32 %p26, %r332, %r505;
or.pred %p27, %p25, %p26;
@%p27 bra $L__BB8_23;
bra.uni $L__BB8_22;
$L__BB8_23:
mov.u32 %r558, 3;
mov.u32 %r567, 0;
mov.u32 %r570, %r567;
mov.u32 %r569, %r567;
$L__BB8_24:
.pragma "nounroll";
mov.u32 %r568, %r569;
mov.u32 %r569, %r570;
mov.u32 %r570, %r567;
shl.b32 %r346, %r558, 2;
add.s32 %r111, %r24, %r346;
setp.lt.s32 %p28, %r111, 0;
add.s32 %r347, %r346, %r15;
setp.gt.s32 %p29, %r347, %r505;
or.pred %p30, %p29, %p28;
@%p30 bra $L__BB8_26;
bra.uni $L__BB8_25;
$L__BB8_26:
mov.u32 %r567, 0;
mov.u32 %r561, 3;
$L__BB8_27:
.pragma "nounroll";
setp.eq.s32 %p89, %r227, 0;
shl.b32 %r485, %r558, 2;
add.s32 %r484, %r24, %r485;
add.s32 %r115, %r561, %r484;
add.s32 %r351, %r115, 64;
shr.s32 %r352, %r351, 31;
shr.u32 %r353, %r352, 30;
add.s32 %r354, %r351, %r353;
shr.s32 %r355, %r354, 2;
add.s32 %r116, %r355, -16;
setp.lt.u32 %p31, %r116, %r25;
or.pred %p33, %p31, %p89;
selp.b32 %r565, %r116, -1, %p31;
@%p33 bra $L__BB8_35;
@%p1 bra $L__BB8_34;
bra.uni $L__BB8_29;
$L__BB8_34:
max.s32 %r358, %r116, 0;
min.s32 %r565, %r358, %r26;
bra.uni $L__BB8_35;
$L__BB8_29:
mov.u32 %r565, %r116;
setp.eq.s32 %p34, %r227, 4;
@%p34 bra $L__BB8_33;
bra.uni $L__BB8_31;
$L__BB8_33:
.pragma "nounroll";
setp.lt.s32 %p37, %r565, 0;
selp.b32 %r357, %r25, %r27, %p37;
add.s32 %r565, %r357, %r565;
setp.lt.u32 %p38, %r565, %r25;
@%p38 bra $L__BB8_35;
bra.uni $L__BB8_33;
$L__BB8_31:
.pragma "nounroll";
setp.lt.s32 %p35, %r565, 0;
selp.b32 %r356, %r28, %r29, %p35;
sub.s32 %r565, %r356, %r565;
setp.lt.u32 %p36, %r565, %r25;
@%p36 bra $L__BB8_35;
bra.uni $L__BB8_31;
$L__BB8_35:
setp.lt.s32 %p39, %r565, 0;
shl.b32 %r359, %r116, 2;
sub.s32 %r124, %r115, %r359;
mov.u32 %r566, %r20;
@%p39 bra $L__BB8_37;
shl.b32 %r361, %r565, 2;
cvt.s64.s32 %rd69, %r361;
cvt.s64.s32 %rd70, %r124;
add.s64 %rd71, %rd30, %rd70;
add.s64 %rd72, %rd71, %rd69;
add.s64 %rd68, %rd102, %rd72;
ld.global.nc.u8 %r566, [%rd68];
$L__BB8_37:
and.b32 %r362, %r566, 255;
prmt.b32 %r567, %r567, %r362, 8452;
add.s32 %r128, %r561, -1;
setp.gt.s32 %p40, %r561, 0;
mov.u32 %r561, %r128;
@%p40 bra $L__BB8_27;
bra.uni $L__BB8_38;
$L__BB8_25:
shl.b32 %r483, %r558, 2;
add.s32 %r482, %r24, %r483;
cvt.s64.s32 %rd66, %r482;
add.s64 %rd67, %rd30, %rd66;
add.s64 %rd65, %rd102, %rd67;
ld.global.nc.u32 %r567, [%rd65];
$L__BB8_38:
add.s32 %r130, %r558, -1;
setp.gt.s32 %p41, %r558, 0;
mov.u32 %r558, %r130;
@%p41 bra $L__BB8_24;
bra.uni $L__BB8_39;
$L__BB8_22:
add.s64 %rd62, %rd29, %rd30;
add.s64 %rd63, %rd102, %rd62;
add.s64 %rd57, %rd63, -4;
ld.global.nc.u32 %r567, [%rd57];
add.s64 %rd64, %rd30, %rd29;
add.s64 %rd58, %rd102, %rd64;
ld.global.nc.u32 %r570, [%rd58];
add.s64 %rd59, %rd63, 4;
ld.global.nc.u32 %r569, [%rd59];
add.s64 %rd60, %rd63, 8;
ld.global.nc.u32 %r568, [%rd60];
$L__BB8_39:
setp.gt.s32 %p42, %r533, %r19;
setp.le.s32 %p43, %r533, %r16;
or.pred %p44, %p43, %p42;
@%p44 bra $L__BB8_46;
add.s32 %r368, %r15, 8;
setp.gt.s32 %p45, %r368, %r507;
add.s32 %r369, %r533, -1;
cvt.s64.s32 %rd73, %r369;
mul.lo.s64 %rd74, %rd105, %rd73;
add.s64 %rd75, %rd74, %rd29;
add.s64 %rd31, %rd104, %rd75;
@%p45 bra $L__BB8_44;
bra.uni $L__BB8_41;
$L__BB8_44:
mov.u32 %r572, 0;
$L__BB8_45:
.pragma "nounroll";
xor.b32 %r491, %r552, %r230;
xor.b32 %r490, %r553, %r230;
setp.lt.u32 %p47, %r572, 4;
selp.b32 %r371, %r490, %r491, %p47;
shl.b32 %r372, %r572, 3;
and.b32 %r373, %r372, 24;
shr.u32 %r374, %r371, %r373;
cvt.s64.s32 %rd77, %r572;
add.s64 %rd78, %rd31, %rd77;
st.u8 [%rd78], %r374;
add.s32 %r572, %r572, 1;
add.s32 %r375, %r572, %r15;
setp.lt.s32 %p48, %r375, %r507;
@%p48 bra $L__BB8_45;
bra.uni $L__BB8_46;
$L__BB8_41:
and.b64 %rd76, %rd31, 7;
setp.eq.s64 %p46, %rd76, 0;
@%p46 bra $L__BB8_43;
xor.b32 %r487, %r552, %r230;
xor.b32 %r486, %r553, %r230;
st.u32 [%rd31], %r486;
st.u32 [%rd31+4], %r487;
bra.uni $L__BB8_46;
$L__BB8_43:
xor.b32 %r489, %r552, %r230;
xor.b32 %r488, %r553, %r230;
st.v2.u32 [%rd31], {%r488, %r489};
$L__BB8_46:
add.s32 %r475, %r16, -1;
setp.lt.s32 %p88, %r533, %r475;
@%p88 bra $L__BB8_48;
xor.b32 %r376, %r604, %r230;
mov.u32 %r377, 17472;
mov.u32 %r378, 0;
prmt.b32 %r379, %r376, %r378, %r377;
xor.b32 %r380, %r607, %r230;
prmt.b32 %r381, %r380, %r378, %r377;
min.s32 %r382, %r379, %r381;
xor.b32 %r383, %r606, %r230;
prmt.b32 %r384, %r383, %r378, %r377;
min.s32 %r139, %r382, %r384;
min.s32 %r385, %r551, %r139;
min.s32 %r551, %r543, %r139;
mov.u32 %r386, 17473;
prmt.b32 %r387, %r376, %r378, %r386;
prmt.b32 %r388, %r380, %r378, %r386;
min.s32 %r389, %r387, %r388;
prmt.b32 %r390, %r383, %r378, %r386;
min.s32 %r141, %r389, %r390;
min.s32 %r391, %r550, %r141;
min.s32 %r550, %r542, %r141;
mov.u32 %r392, 17474;
prmt.b32 %r393, %r376, %r378, %r392;
prmt.b32 %r394, %r380, %r378, %r392;
min.s32 %r395, %r393, %r394;
prmt.b32 %r396, %r383, %r378, %r392;
min.s32 %r143, %r395, %r396;
min.s32 %r397, %r549, %r143;
min.s32 %r549, %r541, %r143;
mov.u32 %r398, 17475;
prmt.b32 %r399, %r376, %r378, %r398;
prmt.b32 %r400, %r380, %r378, %r398;
min.s32 %r401, %r399, %r400;
prmt.b32 %r402, %r383, %r378, %r398;
min.s32 %r145, %r401, %r402;
min.s32 %r403, %r548, %r145;
min.s32 %r548, %r540, %r145;
min.s32 %r404, %r381, %r384;
xor.b32 %r405, %r605, %r230;
prmt.b32 %r406, %r405, %r378, %r377;
min.s32 %r147, %r404, %r406;
min.s32 %r407, %r547, %r147;
min.s32 %r547, %r539, %r147;
min.s32 %r408, %r388, %r390;
prmt.b32 %r409, %r405, %r378, %r386;
min.s32 %r149, %r408, %r409;
min.s32 %r410, %r546, %r149;
min.s32 %r546, %r538, %r149;
min.s32 %r411, %r394, %r396;
prmt.b32 %r412, %r405, %r378, %r392;
min.s32 %r151, %r411, %r412;
min.s32 %r413, %r545, %r151;
min.s32 %r545, %r537, %r151;
min.s32 %r414, %r400, %r402;
prmt.b32 %r415, %r405, %r378, %r398;
min.s32 %r153, %r414, %r415;
min.s32 %r416, %r544, %r153;
min.s32 %r544, %r536, %r153;
mov.u32 %r417, 64;
prmt.b32 %r418, %r385, %r391, %r417;
prmt.b32 %r419, %r397, %r403, %r417;
mov.u32 %r420, 21520;
prmt.b32 %r553, %r418, %r419, %r420;
prmt.b32 %r421, %r407, %r410, %r417;
prmt.b32 %r422, %r413, %r416, %r417;
prmt.b32 %r552, %r421, %r422, %r420;
mov.u32 %r536, %r153;
mov.u32 %r537, %r151;
mov.u32 %r538, %r149;
mov.u32 %r539, %r147;
mov.u32 %r540, %r145;
mov.u32 %r541, %r143;
mov.u32 %r542, %r141;
mov.u32 %r543, %r139;
$L__BB8_48:
add.s32 %r175, %r533, 3;
setp.gt.s32 %p50, %r175, %r19;
@%p50 bra $L__BB8_76;
setp.eq.s32 %p51, %r227, 0;
setp.lt.u32 %p52, %r175, %r506;
or.pred %p53, %p52, %p51;
selp.b32 %r593, %r175, -1, %p52;
@%p53 bra $L__BB8_57;
setp.eq.s32 %p55, %r506, 1;
or.pred %p56, %p9, %p55;
@%p56 bra $L__BB8_56;
bra.uni $L__BB8_51;
$L__BB8_56:
add.s32 %r504, %r533, 3;
max.s32 %r425, %r504, 0;
add.s32 %r426, %r506, -1;
min.s32 %r593, %r425, %r426;
bra.uni $L__BB8_57;
$L__BB8_51:
add.s32 %r593, %r533, 3;
setp.eq.s32 %p57, %r227, 4;
@%p57 bra $L__BB8_55;
bra.uni $L__BB8_53;
$L__BB8_55:
.pragma "nounroll";
setp.lt.s32 %p60, %r593, 0;
selp.b32 %r424, %r506, %r30, %p60;
add.s32 %r593, %r424, %r593;
setp.lt.u32 %p61, %r593, %r506;
@%p61 bra $L__BB8_57;
bra.uni $L__BB8_55;
$L__BB8_53:
.pragma "nounroll";
setp.lt.s32 %p58, %r593, 0;
selp.b32 %r423, %r28, %r31, %p58;
sub.s32 %r593, %r423, %r593;
setp.lt.u32 %p59, %r593, %r506;
@%p59 bra $L__BB8_57;
bra.uni $L__BB8_53;
$L__BB8_57:
cvt.s64.s32 %rd79, %r593;
mul.lo.s64 %rd33, %rd103, %rd79;
setp.lt.s32 %p62, %r593, 0;
mov.u32 %r605, %r20;
mov.u32 %r606, %r20;
mov.u32 %r607, %r20;
mov.u32 %r604, %r20;
@%p62 bra $L__BB8_76;
setp.lt.s32 %p63, %r15, 4;
add.s32 %r432, %r15, 12;
setp.gt.s32 %p64, %r432, %r505;
or.pred %p65, %p63, %p64;
@%p65 bra $L__BB8_60;
bra.uni $L__BB8_59;
$L__BB8_60:
mov.u32 %r595, 3;
mov.u32 %r604, 0;
mov.u32 %r607, %r604;
mov.u32 %r606, %r604;
$L__BB8_61:
.pragma "nounroll";
mov.u32 %r605, %r606;
mov.u32 %r606, %r607;
mov.u32 %r607, %r604;
shl.b32 %r446, %r595, 2;
add.s32 %r191, %r24, %r446;
setp.lt.s32 %p66, %r191, 0;
add.s32 %r447, %r446, %r15;
setp.gt.s32 %p67, %r447, %r505;
or.pred %p68, %p67, %p66;
@%p68 bra $L__BB8_63;
bra.uni $L__BB8_62;
$L__BB8_63:
mov.u32 %r604, 0;
mov.u32 %r598, 3;
$L__BB8_64:
.pragma "nounroll";
setp.eq.s32 %p90, %r227, 0;
shl.b32 %r495, %r595, 2;
add.s32 %r494, %r24, %r495;
add.s32 %r195, %r598, %r494;
add.s32 %r451, %r195, 64;
shr.s32 %r452, %r451, 31;
shr.u32 %r453, %r452, 30;
add.s32 %r454, %r451, %r453;
shr.s32 %r455, %r454, 2;
add.s32 %r196, %r455, -16;
setp.lt.u32 %p69, %r196, %r25;
or.pred %p71, %p69, %p90;
selp.b32 %r602, %r196, -1, %p69;
@%p71 bra $L__BB8_72;
@%p1 bra $L__BB8_71;
bra.uni $L__BB8_66;
$L__BB8_71:
max.s32 %r458, %r196, 0;
min.s32 %r602, %r458, %r26;
bra.uni $L__BB8_72;
$L__BB8_66:
mov.u32 %r602, %r196;
setp.eq.s32 %p72, %r227, 4;
@%p72 bra $L__BB8_70;
bra.uni $L__BB8_68;
$L__BB8_70:
.pragma "nounroll";
setp.lt.s32 %p75, %r602, 0;
selp.b32 %r457, %r25, %r27, %p75;
add.s32 %r602, %r457, %r602;
setp.lt.u32 %p76, %r602, %r25;
@%p76 bra $L__BB8_72;
bra.uni $L__BB8_70;
$L__BB8_68:
.pragma "nounroll";
setp.lt.s32 %p73, %r602, 0;
selp.b32 %r456, %r28, %r29, %p73;
sub.s32 %r602, %r456, %r602;
setp.lt.u32 %p74, %r602, %r25;
@%p74 bra $L__BB8_72;
bra.uni $L__BB8_68;
$L__BB8_72:
setp.lt.s32 %p77, %r602, 0;
shl.b32 %r459, %r196, 2;
sub.s32 %r204, %r195, %r459;
mov.u32 %r603, %r20;
@%p77 bra $L__BB8_74;
shl.b32 %r461, %r602, 2;
cvt.s64.s32 %rd92, %r461;
cvt.s64.s32 %rd93, %r204;
add.s64 %rd94, %rd33, %rd93;
add.s64 %rd95, %rd94, %rd92;
add.s64 %rd91, %rd102, %rd95;
ld.global.nc.u8 %r603, [%rd91];
$L__BB8_74:
and.b32 %r462, %r603, 255;
prmt.b32 %r604, %r604, %r462, 8452;
add.s32 %r208, %r598, -1;
setp.gt.s32 %p78, %r598, 0;
mov.u32 %r598, %r208;
@%p78 bra $L__BB8_64;
bra.uni $L__BB8_75;
$L__BB8_62:
shl.b32 %r493, %r595, 2;
add.s32 %r492, %r24, %r493;
cvt.s64.s32 %rd89, %r492;
add.s64 %rd90, %rd33, %rd89;
add.s64 %rd88, %rd102, %rd90;
ld.global.nc.u32 %r604, [%rd88];
$L__BB8_75:
add.s32 %r210, %r595, -1;
setp.gt.s32 %p79, %r595, 0;
mov.u32 %r595, %r210;
@%p79 bra $L__BB8_61;
bra.uni $L__BB8_76;
$L__BB8_59:
add.s64 %rd85, %rd29, %rd33;
add.s64 %rd86, %rd102, %rd85;
add.s64 %rd80, %rd86, -4;
ld.global.nc.u32 %r604, [%rd80];
add.s64 %rd87, %rd33, %rd29;
add.s64 %rd81, %rd102, %rd87;
ld.global.nc.u32 %r607, [%rd81];
add.s64 %rd82, %rd86, 4;
ld.global.nc.u32 %r606, [%rd82];
add.s64 %rd83, %rd86, 8;
ld.global.nc.u32 %r605, [%rd83];
$L__BB8_76:
setp.ge.s32 %p80, %r533, %r19;
setp.lt.s32 %p81, %r533, %r16;
or.pred %p82, %p81, %p80;
@%p82 bra $L__BB8_83;
add.s32 %r468, %r15, 8;
setp.gt.s32 %p83, %r468, %r507;
cvt.s64.s32 %rd96, %r533;
mul.lo.s64 %rd97, %rd105, %rd96;
add.s64 %rd98, %rd97, %rd29;
add.s64 %rd34, %rd104, %rd98;
@%p83 bra $L__BB8_81;
bra.uni $L__BB8_78;
$L__BB8_81:
mov.u32 %r609, 0;
$L__BB8_82:
.pragma "nounroll";
xor.b32 %r501, %r552, %r230;
xor.b32 %r500, %r553, %r230;
setp.lt.u32 %p85, %r609, 4;
selp.b32 %r470, %r500, %r501, %p85;
shl.b32 %r471, %r609, 3;
and.b32 %r472, %r471, 24;
shr.u32 %r473, %r470, %r472;
cvt.s64.s32 %rd100, %r609;
add.s64 %rd101, %rd34, %rd100;
st.u8 [%rd101], %r473;
add.s32 %r609, %r609, 1;
add.s32 %r474, %r609, %r15;
setp.lt.s32 %p86, %r474, %r507;
@%p86 bra $L__BB8_82;
bra.uni $L__BB8_83;
$L__BB8_78:
and.b64 %rd99, %rd34, 7;
setp.eq.s64 %p84, %rd99, 0;
@%p84 bra $L__BB8_80;
xor.b32 %r497, %r552, %r230;
xor.b32 %r496, %r553, %r230;
st.u32 [%rd34], %r496;
st.u32 [%rd34+4], %r497;
bra.uni $L__BB8_83;
$L__BB8_80:
xor.b32 %r499, %r552, %r230;
xor.b32 %r498, %r553, %r230;
st.v2.u32 [%rd34], {%r498, %r499};
$L__BB8_83:
add.s32 %r533, %r533, 2;
setp.le.s32 %p87, %r533, %r19;
@%p87 bra $L__BB8_9;
$L__BB8_84:
ret;
}
.visible .entry morphology_5_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7
)
.maxntid 256, 1, 1
{
.reg .pred %p<95>;
.reg .b32 %r<807>;
.reg .b64 %rd<102>;
ld.param.u64 %rd35, [p0];
ld.param.v2.u32 {%r654, %r655}, [p1+32];
ld.param.v2.u32 {%r313, %r314}, [p1+40];
ld.param.u64 %rd40, [p2];
ld.param.v2.u32 {%r656, %r657}, [p3+32];
ld.param.v2.u32 {%r317, %r318}, [p3+40];
ld.param.u32 %r307, [p4];
ld.param.u32 %r308, [p5];
ld.param.u32 %r309, [p6];
ld.param.u32 %r310, [p7];
ld.param.u64 %rd101, [p3+8];
ld.param.u64 %rd41, [p3];
ld.param.u64 %rd99, [p1+8];
ld.param.u64 %rd36, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r314, 0;
@%p1 bra $L__BB9_2;
cvta.to.global.u64 %rd45, %rd35;
mul.wide.s32 %rd46, %r1, 40;
add.s64 %rd47, %rd45, %rd46;
ld.global.v2.u32 {%r654, %r655}, [%rd47+32];
ld.global.u64 %rd99, [%rd47+8];
ld.global.u64 %rd98, [%rd47];
bra.uni $L__BB9_3;
$L__BB9_2:
cvt.s64.s32 %rd48, %r1;
mul.lo.s64 %rd49, %rd36, %rd48;
add.s64 %rd98, %rd35, %rd49;
$L__BB9_3:
setp.eq.s32 %p2, %r318, 0;
@%p2 bra $L__BB9_5;
cvta.to.global.u64 %rd50, %rd40;
mul.wide.s32 %rd51, %r1, 40;
add.s64 %rd52, %rd50, %rd51;
ld.global.v2.u32 {%r656, %r657}, [%rd52+32];
ld.global.u64 %rd101, [%rd52+8];
ld.global.u64 %rd100, [%rd52];
bra.uni $L__BB9_6;
$L__BB9_5:
cvt.s64.s32 %rd53, %r1;
mul.lo.s64 %rd54, %rd41, %rd53;
add.s64 %rd100, %rd40, %rd54;
$L__BB9_6:
mov.u32 %r323, %ctaid.x;
shl.b32 %r324, %r323, 5;
mov.u32 %r325, %tid.x;
add.s32 %r326, %r324, %r325;
shl.b32 %r327, %r326, 3;
mov.u32 %r328, %ctaid.y;
shl.b32 %r329, %r328, 3;
mov.u32 %r330, %tid.y;
add.s32 %r331, %r329, %r330;
mul.lo.s32 %r16, %r331, %r308;
setp.ge.s32 %p3, %r327, %r656;
setp.ge.s32 %p4, %r16, %r657;
or.pred %p5, %p3, %p4;
@%p5 bra $L__BB9_84;
add.s32 %r332, %r16, %r308;
min.s32 %r19, %r332, %r657;
add.s32 %r20, %r19, 2;
add.s32 %r698, %r16, -4;
setp.ge.s32 %p6, %r698, %r20;
@%p6 bra $L__BB9_84;
neg.s32 %r22, %r654;
setp.eq.s32 %p7, %r307, 2;
selp.b32 %r23, -1, 0, %p7;
selp.b32 %r366, -1, -2, %p7;
shl.b32 %r367, %r654, 1;
add.s32 %r24, %r366, %r367;
mov.u32 %r701, 255;
mov.u32 %r702, %r701;
mov.u32 %r703, %r701;
mov.u32 %r704, %r701;
mov.u32 %r705, %r701;
mov.u32 %r706, %r701;
mov.u32 %r707, %r701;
mov.u32 %r708, %r701;
mov.u32 %r709, %r701;
mov.u32 %r710, %r701;
mov.u32 %r711, %r701;
mov.u32 %r712, %r701;
mov.u32 %r713, %r701;
mov.u32 %r714, %r701;
mov.u32 %r715, %r701;
mov.u32 %r716, %r701;
mov.u32 %r717, %r701;
mov.u32 %r718, %r701;
mov.u32 %r719, %r701;
mov.u32 %r720, %r701;
mov.u32 %r721, %r701;
mov.u32 %r722, %r701;
mov.u32 %r723, %r701;
mov.u32 %r724, %r701;
mov.u32 %r725, %r701;
mov.u32 %r726, %r701;
mov.u32 %r727, %r701;
mov.u32 %r728, %r701;
mov.u32 %r729, %r701;
mov.u32 %r730, %r701;
mov.u32 %r731, %r701;
mov.u32 %r732, %r701;
$L__BB9_9:
.pragma "nounroll";
mad.lo.s32 %r372, %r331, %r308, -2;
setp.lt.s32 %p8, %r698, %r372;
@%p8 bra $L__BB9_11;
xor.b32 %r373, %r748, %r310;
mov.u32 %r374, 17474;
mov.u32 %r375, 0;
prmt.b32 %r376, %r373, %r375, %r374;
mov.u32 %r377, 17475;
prmt.b32 %r378, %r373, %r375, %r377;
min.s32 %r379, %r376, %r378;
xor.b32 %r380, %r751, %r310;
mov.u32 %r381, 17472;
prmt.b32 %r382, %r380, %r375, %r381;
min.s32 %r383, %r379, %r382;
mov.u32 %r384, 17473;
prmt.b32 %r385, %r380, %r375, %r384;
min.s32 %r386, %r383, %r385;
prmt.b32 %r387, %r380, %r375, %r374;
min.s32 %r68, %r386, %r387;
min.s32 %r388, %r732, %r68;
min.s32 %r732, %r724, %r68;
min.s32 %r724, %r716, %r68;
min.s32 %r716, %r708, %r68;
min.s32 %r389, %r378, %r382;
min.s32 %r390, %r389, %r385;
min.s32 %r391, %r390, %r387;
prmt.b32 %r392, %r380, %r375, %r377;
min.s32 %r72, %r391, %r392;
min.s32 %r393, %r731, %r72;
min.s32 %r731, %r723, %r72;
min.s32 %r723, %r715, %r72;
min.s32 %r715, %r707, %r72;
min.s32 %r394, %r382, %r385;
min.s32 %r395, %r394, %r387;
min.s32 %r396, %r395, %r392;
xor.b32 %r397, %r750, %r310;
prmt.b32 %r398, %r397, %r375, %r381;
min.s32 %r76, %r396, %r398;
min.s32 %r399, %r730, %r76;
min.s32 %r730, %r722, %r76;
min.s32 %r722, %r714, %r76;
min.s32 %r714, %r706, %r76;
min.s32 %r400, %r385, %r387;
min.s32 %r401, %r400, %r392;
min.s32 %r402, %r401, %r398;
prmt.b32 %r403, %r397, %r375, %r384;
min.s32 %r80, %r402, %r403;
min.s32 %r404, %r729, %r80;
min.s32 %r729, %r721, %r80;
min.s32 %r721, %r713, %r80;
min.s32 %r713, %r705, %r80;
min.s32 %r405, %r387, %r392;
min.s32 %r406, %r405, %r398;
min.s32 %r407, %r406, %r403;
prmt.b32 %r408, %r397, %r375, %r374;
min.s32 %r84, %r407, %r408;
min.s32 %r409, %r728, %r84;
min.s32 %r728, %r720, %r84;
min.s32 %r720, %r712, %r84;
min.s32 %r712, %r704, %r84;
min.s32 %r410, %r392, %r398;
min.s32 %r411, %r410, %r403;
min.s32 %r412, %r411, %r408;
prmt.b32 %r413, %r397, %r375, %r377;
min.s32 %r88, %r412, %r413;
min.s32 %r414, %r727, %r88;
min.s32 %r727, %r719, %r88;
min.s32 %r719, %r711, %r88;
min.s32 %r711, %r703, %r88;
min.s32 %r415, %r398, %r403;
min.s32 %r416, %r415, %r408;
min.s32 %r417, %r416, %r413;
xor.b32 %r418, %r749, %r310;
prmt.b32 %r419, %r418, %r375, %r381;
min.s32 %r92, %r417, %r419;
min.s32 %r420, %r726, %r92;
min.s32 %r726, %r718, %r92;
min.s32 %r718, %r710, %r92;
min.s32 %r710, %r702, %r92;
min.s32 %r421, %r403, %r408;
min.s32 %r422, %r421, %r413;
min.s32 %r423, %r422, %r419;
prmt.b32 %r424, %r418, %r375, %r384;
min.s32 %r96, %r423, %r424;
min.s32 %r425, %r725, %r96;
min.s32 %r725, %r717, %r96;
min.s32 %r717, %r709, %r96;
min.s32 %r709, %r701, %r96;
mov.u32 %r426, 64;
prmt.b32 %r427, %r388, %r393, %r426;
prmt.b32 %r428, %r399, %r404, %r426;
mov.u32 %r429, 21520;
prmt.b32 %r734, %r427, %r428, %r429;
prmt.b32 %r430, %r409, %r414, %r426;
prmt.b32 %r431, %r420, %r425, %r426;
prmt.b32 %r733, %r430, %r431, %r429;
mov.u32 %r701, %r96;
mov.u32 %r702, %r92;
mov.u32 %r703, %r88;
mov.u32 %r704, %r84;
mov.u32 %r705, %r80;
mov.u32 %r706, %r76;
mov.u32 %r707, %r72;
mov.u32 %r708, %r68;
$L__BB9_11:
add.s32 %r136, %r698, 2;
setp.ge.s32 %p9, %r136, %r20;
@%p9 bra $L__BB9_39;
setp.eq.s32 %p10, %r307, 0;
setp.lt.u32 %p11, %r136, %r655;
or.pred %p12, %p11, %p10;
selp.b32 %r737, %r136, -1, %p11;
@%p12 bra $L__BB9_20;
setp.eq.s32 %p13, %r307, 1;
setp.eq.s32 %p14, %r655, 1;
or.pred %p15, %p13, %p14;
@%p15 bra $L__BB9_19;
bra.uni $L__BB9_14;
$L__BB9_19:
add.s32 %r626, %r698, 2;
max.s32 %r436, %r626, 0;
add.s32 %r437, %r655, -1;
min.s32 %r737, %r436, %r437;
bra.uni $L__BB9_20;
$L__BB9_14:
add.s32 %r737, %r698, 2;
setp.eq.s32 %p16, %r307, 4;
@%p16 bra $L__BB9_18;
bra.uni $L__BB9_16;
$L__BB9_18:
.pragma "nounroll";
neg.s32 %r629, %r655;
setp.lt.s32 %p20, %r737, 0;
selp.b32 %r435, %r655, %r629, %p20;
add.s32 %r737, %r435, %r737;
setp.lt.u32 %p21, %r737, %r655;
@%p21 bra $L__BB9_20;
bra.uni $L__BB9_18;
$L__BB9_16:
.pragma "nounroll";
shl.b32 %r628, %r655, 1;
add.s32 %r627, %r366, %r628;
setp.lt.s32 %p18, %r737, 0;
selp.b32 %r434, %r23, %r627, %p18;
sub.s32 %r737, %r434, %r737;
setp.lt.u32 %p19, %r737, %r655;
@%p19 bra $L__BB9_20;
bra.uni $L__BB9_16;
$L__BB9_20:
cvt.s64.s32 %rd55, %r737;
mul.lo.s64 %rd29, %rd99, %rd55;
mul.lo.s32 %r749, %r309, 16843009;
setp.lt.s32 %p22, %r737, 0;
mov.u32 %r750, %r749;
mov.u32 %r751, %r749;
mov.u32 %r748, %r749;
@%p22 bra $L__BB9_39;
setp.lt.s32 %p23, %r327, 4;
add.s32 %r446, %r327, 12;
setp.gt.s32 %p24, %r446, %r654;
or.pred %p25, %p23, %p24;
@%p25 bra $L__BB9_23;
bra.uni $L__BB9_22;
$L__BB9_23:
mov.u32 %r739, 3;
mov.u32 %r748, 0;
mov.u32 %r751, %r748;
mov.u32 %r750, %r748;
$L__BB9_24:
.pragma "nounroll";
mov.u32 %r749, %r750;
mov.u32 %r750, %r751;
mov.u32 %r751, %r748;
shl.b32 %r466, %r739, 2;
add.s32 %r467, %r466, %r327;
add.s32 %r156, %r467, -4;
setp.lt.s32 %p26, %r156, 0;
setp.gt.s32 %p27, %r467, %r654;
or.pred %p28, %p27, %p26;
@%p28 bra $L__BB9_26;
bra.uni $L__BB9_25;
$L__BB9_26:
mov.u32 %r748, 0;
mov.u32 %r742, 3;
$L__BB9_27:
.pragma "nounroll";
setp.eq.s32 %p93, %r307, 0;
shl.b32 %r623, %r739, 2;
add.s32 %r622, %r623, %r327;
add.s32 %r621, %r622, -4;
add.s32 %r160, %r742, %r621;
setp.lt.u32 %p29, %r160, %r654;
or.pred %p31, %p29, %p93;
selp.b32 %r746, %r160, -1, %p29;
@%p31 bra $L__BB9_35;
setp.eq.s32 %p32, %r307, 1;
setp.eq.s32 %p33, %r654, 1;
or.pred %p34, %p32, %p33;
@%p34 bra $L__BB9_34;
bra.uni $L__BB9_29;
$L__BB9_34:
max.s32 %r473, %r160, 0;
add.s32 %r474, %r654, -1;
min.s32 %r746, %r473, %r474;
bra.uni $L__BB9_35;
$L__BB9_29:
mov.u32 %r746, %r160;
setp.eq.s32 %p35, %r307, 4;
@%p35 bra $L__BB9_33;
bra.uni $L__BB9_31;
$L__BB9_33:
.pragma "nounroll";
setp.lt.s32 %p38, %r746, 0;
selp.b32 %r472, %r654, %r22, %p38;
add.s32 %r746, %r472, %r746;
setp.lt.u32 %p39, %r746, %r654;
@%p39 bra $L__BB9_35;
bra.uni $L__BB9_33;
$L__BB9_31:
.pragma "nounroll";
setp.lt.s32 %p36, %r746, 0;
selp.b32 %r471, %r23, %r24, %p36;
sub.s32 %r746, %r471, %r746;
setp.lt.u32 %p37, %r746, %r654;
@%p37 bra $L__BB9_35;
bra.uni $L__BB9_31;
$L__BB9_35:
mul.lo.s32 %r747, %r309, 16843009;
setp.lt.s32 %p40, %r746, 0;
@%p40 bra $L__BB9_37;
cvt.s64.s32 %rd69, %r746;
add.s64 %rd70, %rd29, %rd69;
add.s64 %rd68, %rd98, %rd70;
ld.global.nc.u8 %r747, [%rd68];
$L__BB9_37:
and.b32 %r476, %r747, 255;
prmt.b32 %r748, %r748, %r476, 8452;
add.s32 %r172, %r742, -1;
setp.gt.s32 %p41, %r742, 0;
mov.u32 %r742, %r172;
@%p41 bra $L__BB9_27;
bra.uni $L__BB9_38;
$L__BB9_25:
shl.b32 %r620, %r739, 2;
add.s32 %r619, %r620, %r327;
add.s32 %r618, %r619, -4;
cvt.s64.s32 %rd66, %r618;
add.s64 %rd67, %rd29, %rd66;
add.s64 %rd65, %rd98, %rd67;
ld.global.nc.u32 %r748, [%rd65];
$L__BB9_38:
add.s32 %r174, %r739, -1;
setp.gt.s32 %p42, %r739, 0;
mov.u32 %r739, %r174;
@%p42 bra $L__BB9_24;
bra.uni $L__BB9_39;
$L__BB9_22:
cvt.s64.s32 %rd60, %r327;
add.s64 %rd61, %rd60, %rd29;
add.s64 %rd62, %rd98, %rd61;
add.s64 %rd56, %rd62, -4;
ld.global.nc.u32 %r748, [%rd56];
add.s64 %rd64, %rd29, %rd60;
add.s64 %rd57, %rd98, %rd64;
ld.global.nc.u32 %r751, [%rd57];
add.s64 %rd58, %rd62, 4;
ld.global.nc.u32 %r750, [%rd58];
add.s64 %rd59, %rd62, 8;
ld.global.nc.u32 %r749, [%rd59];
$L__BB9_39:
add.s32 %r482, %r698, -2;
setp.lt.s32 %p43, %r482, %r16;
setp.ge.s32 %p44, %r482, %r19;
or.pred %p45, %p44, %p43;
@%p45 bra $L__BB9_46;
add.s32 %r487, %r327, 8;
setp.gt.s32 %p46, %r487, %r656;
cvt.s64.s32 %rd71, %r482;
mul.lo.s64 %rd72, %rd101, %rd71;
cvt.s64.s32 %rd73, %r327;
add.s64 %rd74, %rd72, %rd73;
add.s64 %rd30, %rd100, %rd74;
@%p46 bra $L__BB9_44;
bra.uni $L__BB9_41;
$L__BB9_44:
mov.u32 %r753, 0;
$L__BB9_45:
.pragma "nounroll";
xor.b32 %r635, %r733, %r310;
xor.b32 %r634, %r734, %r310;
setp.lt.u32 %p48, %r753, 4;
selp.b32 %r490, %r634, %r635, %p48;
shl.b32 %r491, %r753, 3;
and.b32 %r492, %r491, 24;
shr.u32 %r493, %r490, %r492;
cvt.s64.s32 %rd76, %r753;
add.s64 %rd77, %rd30, %rd76;
st.u8 [%rd77], %r493;
add.s32 %r753, %r753, 1;
add.s32 %r494, %r753, %r327;
setp.lt.s32 %p49, %r494, %r656;
@%p49 bra $L__BB9_45;
bra.uni $L__BB9_46;
$L__BB9_41:
and.b64 %rd75, %rd30, 7;
setp.eq.s64 %p47, %rd75, 0;
@%p47 bra $L__BB9_43;
xor.b32 %r631, %r733, %r310;
xor.b32 %r630, %r734, %r310;
st.u32 [%rd30], %r630;
st.u32 [%rd30+4], %r631;
bra.uni $L__BB9_46;
$L__BB9_43:
xor.b32 %r633, %r733, %r310;
xor.b32 %r632, %r734, %r310;
st.v2.u32 [%rd30], {%r632, %r633};
$L__BB9_46:
@%p8 bra $L__BB9_48;
xor.b32 %r500, %r801, %r310;
mov.u32 %r501, 17474;
mov.u32 %r502, 0;
prmt.b32 %r503, %r500, %r502, %r501;
mov.u32 %r504, 17475;
prmt.b32 %r505, %r500, %r502, %r504;
min.s32 %r506, %r503, %r505;
xor.b32 %r507, %r804, %r310;
mov.u32 %r508, 17472;
prmt.b32 %r509, %r507, %r502, %r508;
min.s32 %r510, %r506, %r509;
mov.u32 %r511, 17473;
prmt.b32 %r512, %r507, %r502, %r511;
min.s32 %r513, %r510, %r512;
prmt.b32 %r514, %r507, %r502, %r501;
min.s32 %r184, %r513, %r514;
min.s32 %r515, %r732, %r184;
min.s32 %r732, %r724, %r184;
min.s32 %r724, %r716, %r184;
min.s32 %r716, %r708, %r184;
min.s32 %r516, %r505, %r509;
min.s32 %r517, %r516, %r512;
min.s32 %r518, %r517, %r514;
prmt.b32 %r519, %r507, %r502, %r504;
min.s32 %r188, %r518, %r519;
min.s32 %r520, %r731, %r188;
min.s32 %r731, %r723, %r188;
min.s32 %r723, %r715, %r188;
min.s32 %r715, %r707, %r188;
min.s32 %r521, %r509, %r512;
min.s32 %r522, %r521, %r514;
min.s32 %r523, %r522, %r519;
xor.b32 %r524, %r803, %r310;
prmt.b32 %r525, %r524, %r502, %r508;
min.s32 %r192, %r523, %r525;
min.s32 %r526, %r730, %r192;
min.s32 %r730, %r722, %r192;
min.s32 %r722, %r714, %r192;
min.s32 %r714, %r706, %r192;
min.s32 %r527, %r512, %r514;
min.s32 %r528, %r527, %r519;
min.s32 %r529, %r528, %r525;
prmt.b32 %r530, %r524, %r502, %r511;
min.s32 %r196, %r529, %r530;
min.s32 %r531, %r729, %r196;
min.s32 %r729, %r721, %r196;
min.s32 %r721, %r713, %r196;
min.s32 %r713, %r705, %r196;
min.s32 %r532, %r514, %r519;
min.s32 %r533, %r532, %r525;
min.s32 %r534, %r533, %r530;
prmt.b32 %r535, %r524, %r502, %r501;
min.s32 %r200, %r534, %r535;
min.s32 %r536, %r728, %r200;
min.s32 %r728, %r720, %r200;
min.s32 %r720, %r712, %r200;
min.s32 %r712, %r704, %r200;
min.s32 %r537, %r519, %r525;
min.s32 %r538, %r537, %r530;
min.s32 %r539, %r538, %r535;
prmt.b32 %r540, %r524, %r502, %r504;
min.s32 %r204, %r539, %r540;
min.s32 %r541, %r727, %r204;
min.s32 %r727, %r719, %r204;
min.s32 %r719, %r711, %r204;
min.s32 %r711, %r703, %r204;
min.s32 %r542, %r525, %r530;
min.s32 %r543, %r542, %r535;
min.s32 %r544, %r543, %r540;
xor.b32 %r545, %r802, %r310;
prmt.b32 %r546, %r545, %r502, %r508;
min.s32 %r208, %r544, %r546;
min.s32 %r547, %r726, %r208;
min.s32 %r726, %r718, %r208;
min.s32 %r718, %r710, %r208;
min.s32 %r710, %r702, %r208;
min.s32 %r548, %r530, %r535;
min.s32 %r549, %r548, %r540;
min.s32 %r550, %r549, %r546;
prmt.b32 %r551, %r545, %r502, %r511;
min.s32 %r212, %r550, %r551;
min.s32 %r552, %r725, %r212;
min.s32 %r725, %r717, %r212;
min.s32 %r717, %r709, %r212;
min.s32 %r709, %r701, %r212;
mov.u32 %r553, 64;
prmt.b32 %r554, %r515, %r520, %r553;
prmt.b32 %r555, %r526, %r531, %r553;
mov.u32 %r556, 21520;
prmt.b32 %r734, %r554, %r555, %r556;
prmt.b32 %r557, %r536, %r541, %r553;
prmt.b32 %r558, %r547, %r552, %r553;
prmt.b32 %r733, %r557, %r558, %r556;
mov.u32 %r701, %r212;
mov.u32 %r702, %r208;
mov.u32 %r703, %r204;
mov.u32 %r704, %r200;
mov.u32 %r705, %r196;
mov.u32 %r706, %r192;
mov.u32 %r707, %r188;
mov.u32 %r708, %r184;
$L__BB9_48:
add.s32 %r252, %r698, 3;
setp.ge.s32 %p51, %r252, %r20;
@%p51 bra $L__BB9_76;
setp.eq.s32 %p52, %r307, 0;
setp.lt.u32 %p53, %r252, %r655;
or.pred %p54, %p53, %p52;
selp.b32 %r790, %r252, -1, %p53;
@%p54 bra $L__BB9_57;
setp.eq.s32 %p55, %r307, 1;
setp.eq.s32 %p56, %r655, 1;
or.pred %p57, %p55, %p56;
@%p57 bra $L__BB9_56;
bra.uni $L__BB9_51;
$L__BB9_56:
add.s32 %r638, %r698, 3;
max.s32 %r563, %r638, 0;
add.s32 %r564, %r655, -1;
min.s32 %r790, %r563, %r564;
bra.uni $L__BB9_57;
$L__BB9_51:
add.s32 %r790, %r698, 3;
setp.eq.s32 %p58, %r307, 4;
@%p58 bra $L__BB9_55;
bra.uni $L__BB9_53;
$L__BB9_55:
.pragma "nounroll";
neg.s32 %r641, %r655;
setp.lt.s32 %p62, %r790, 0;
selp.b32 %r562, %r655, %r641, %p62;
add.s32 %r790, %r562, %r790;
setp.lt.u32 %p63, %r790, %r655;
@%p63 bra $L__BB9_57;
bra.uni $L__BB9_55;
$L__BB9_53:
.pragma "nounroll";
shl.b32 %r640, %r655, 1;
add.s32 %r639, %r366, %r640;
setp.lt.s32 %p60, %r790, 0;
selp.b32 %r561, %r23, %r639, %p60;
sub.s32 %r790, %r561, %r790;
setp.lt.u32 %p61, %r790, %r655;
@%p61 bra $L__BB9_57;
bra.uni $L__BB9_53;
$L__BB9_57:
cvt.s64.s32 %rd78, %r790;
mul.lo.s64 %rd32, %rd99, %rd78;
mul.lo.s32 %r802, %r309, 16843009;
setp.lt.s32 %p64, %r790, 0;
mov.u32 %r803, %r802;
mov.u32 %r804, %r802;
mov.u32 %r801, %r802;
@%p64 bra $L__BB9_76;
setp.lt.s32 %p65, %r327, 4;
add.s32 %r570, %r327, 12;
setp.gt.s32 %p66, %r570, %r654;
or.pred %p67, %p65, %p66;
@%p67 bra $L__BB9_60;
bra.uni $L__BB9_59;
$L__BB9_60:
mov.u32 %r792, 3;
mov.u32 %r801, 0;
mov.u32 %r804, %r801;
mov.u32 %r803, %r801;
$L__BB9_61:
.pragma "nounroll";
mov.u32 %r802, %r803;
mov.u32 %r803, %r804;
mov.u32 %r804, %r801;
shl.b32 %r589, %r792, 2;
add.s32 %r590, %r589, %r327;
add.s32 %r271, %r590, -4;
setp.lt.s32 %p68, %r271, 0;
setp.gt.s32 %p69, %r590, %r654;
or.pred %p70, %p69, %p68;
@%p70 bra $L__BB9_63;
bra.uni $L__BB9_62;
$L__BB9_63:
mov.u32 %r801, 0;
mov.u32 %r795, 3;
$L__BB9_64:
.pragma "nounroll";
shl.b32 %r647, %r792, 2;
add.s32 %r646, %r647, %r327;
add.s32 %r645, %r646, -4;
setp.eq.s32 %p94, %r307, 0;
add.s32 %r275, %r795, %r645;
setp.lt.u32 %p71, %r275, %r654;
or.pred %p73, %p71, %p94;
selp.b32 %r799, %r275, -1, %p71;
@%p73 bra $L__BB9_72;
setp.eq.s32 %p74, %r307, 1;
setp.eq.s32 %p75, %r654, 1;
or.pred %p76, %p74, %p75;
@%p76 bra $L__BB9_71;
bra.uni $L__BB9_66;
$L__BB9_71:
max.s32 %r596, %r275, 0;
add.s32 %r597, %r654, -1;
min.s32 %r799, %r596, %r597;
bra.uni $L__BB9_72;
$L__BB9_66:
mov.u32 %r799, %r275;
setp.eq.s32 %p77, %r307, 4;
@%p77 bra $L__BB9_70;
bra.uni $L__BB9_68;
$L__BB9_70:
.pragma "nounroll";
setp.lt.s32 %p80, %r799, 0;
selp.b32 %r595, %r654, %r22, %p80;
add.s32 %r799, %r595, %r799;
setp.lt.u32 %p81, %r799, %r654;
@%p81 bra $L__BB9_72;
bra.uni $L__BB9_70;
$L__BB9_68:
.pragma "nounroll";
setp.lt.s32 %p78, %r799, 0;
selp.b32 %r594, %r23, %r24, %p78;
sub.s32 %r799, %r594, %r799;
setp.lt.u32 %p79, %r799, %r654;
@%p79 bra $L__BB9_72;
bra.uni $L__BB9_68;
$L__BB9_72:
mul.lo.s32 %r800, %r309, 16843009;
setp.lt.s32 %p82, %r799, 0;
@%p82 bra $L__BB9_74;
cvt.s64.s32 %rd89, %r799;
add.s64 %rd90, %rd32, %rd89;
add.s64 %rd88, %rd98, %rd90;
ld.global.nc.u8 %r800, [%rd88];
$L__BB9_74:
and.b32 %r599, %r800, 255;
prmt.b32 %r801, %r801, %r599, 8452;
add.s32 %r287, %r795, -1;
setp.gt.s32 %p83, %r795, 0;
mov.u32 %r795, %r287;
@%p83 bra $L__BB9_64;
bra.uni $L__BB9_75;
$L__BB9_62:
shl.b32 %r644, %r792, 2;
add.s32 %r643, %r644, %r327;
add.s32 %r642, %r643, -4;
cvt.s64.s32 %rd86, %r642;
add.s64 %rd87, %rd32, %rd86;
add.s64 %rd85, %rd98, %rd87;
ld.global.nc.u32 %r801, [%rd85];
$L__BB9_75:
add.s32 %r289, %r792, -1;
setp.gt.s32 %p84, %r792, 0;
mov.u32 %r792, %r289;
@%p84 bra $L__BB9_61;
bra.uni $L__BB9_76;
$L__BB9_59:
cvt.s64.s32 %rd83, %r327;
add.s64 %rd84, %rd32, %rd83;
add.s64 %rd80, %rd98, %rd84;
add.s64 %rd79, %rd80, -4;
ld.global.nc.u32 %r801, [%rd79];
ld.global.nc.u32 %r804, [%rd80];
add.s64 %rd81, %rd80, 4;
ld.global.nc.u32 %r803, [%rd81];
add.s64 %rd82, %rd80, 8;
ld.global.nc.u32 %r802, [%rd82];
$L__BB9_76:
setp.le.s32 %p85, %r698, %r16;
setp.gt.s32 %p86, %r698, %r19;
or.pred %p87, %p86, %p85;
@%p87 bra $L__BB9_83;
add.s32 %r609, %r327, 8;
setp.gt.s32 %p88, %r609, %r656;
add.s32 %r610, %r698, -1;
cvt.s64.s32 %rd91, %r610;
mul.lo.s64 %rd92, %rd101, %rd91;
cvt.s64.s32 %rd93, %r327;
add.s64 %rd94, %rd92, %rd93;
add.s64 %rd33, %rd100, %rd94;
@%p88 bra $L__BB9_81;
bra.uni $L__BB9_78;
$L__BB9_81:
mov.u32 %r806, 0;
$L__BB9_82:
.pragma "nounroll";
xor.b32 %r653, %r733, %r310;
xor.b32 %r652, %r734, %r310;
setp.lt.u32 %p90, %r806, 4;
selp.b32 %r612, %r652, %r653, %p90;
shl.b32 %r613, %r806, 3;
and.b32 %r614, %r613, 24;
shr.u32 %r615, %r612, %r614;
cvt.s64.s32 %rd96, %r806;
add.s64 %rd97, %rd33, %rd96;
st.u8 [%rd97], %r615;
add.s32 %r806, %r806, 1;
add.s32 %r616, %r806, %r327;
setp.lt.s32 %p91, %r616, %r656;
@%p91 bra $L__BB9_82;
bra.uni $L__BB9_83;
$L__BB9_78:
and.b64 %rd95, %rd33, 7;
setp.eq.s64 %p89, %rd95, 0;
@%p89 bra $L__BB9_80;
xor.b32 %r649, %r733, %r310;
xor.b32 %r648, %r734, %r310;
st.u32 [%rd33], %r648;
st.u32 [%rd33+4], %r649;
bra.uni $L__BB9_83;
$L__BB9_80:
xor.b32 %r651, %r733, %r310;
xor.b32 %r650, %r734, %r310;
st.v2.u32 [%rd33], {%r650, %r651};
$L__BB9_83:
add.s32 %r698, %r698, 2;
setp.lt.s32 %p92, %r698, %r20;
@%p92 bra $L__BB9_9;
$L__BB9_84:
ret;
}
.visible .entry morphology_5_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7
)
.maxntid 256, 1, 1
{
.reg .pred %p<95>;
.reg .b32 %r<872>;
.reg .b64 %rd<107>;
ld.param.u64 %rd35, [p0];
ld.param.v2.u32 {%r707, %r708}, [p1+32];
ld.param.v2.u32 {%r333, %r334}, [p1+40];
ld.param.u64 %rd40, [p2];
ld.param.v2.u32 {%r709, %r710}, [p3+32];
ld.param.v2.u32 {%r337, %r338}, [p3+40];
ld.param.u32 %r327, [p4];
ld.param.u32 %r328, [p5];
ld.param.u32 %r329, [p6];
ld.param.u32 %r330, [p7];
ld.param.u64 %rd106, [p3+8];
ld.param.u64 %rd41, [p3];
ld.param.u64 %rd104, [p1+8];
ld.param.u64 %rd36, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r334, 0;
@%p1 bra $L__BB10_2;
cvta.to.global.u64 %rd45, %rd35;
mul.wide.s32 %rd46, %r1, 40;
add.s64 %rd47, %rd45, %rd46;
ld.global.v2.u32 {%r707, %r708}, [%rd47+32];
ld.global.u64 %rd104, [%rd47+8];
ld.global.u64 %rd103, [%rd47];
bra.uni $L__BB10_3;
$L__BB10_2:
cvt.s64.s32 %rd48, %r1;
mul.lo.s64 %rd49, %rd36, %rd48;
add.s64 %rd103, %rd35, %rd49;
$L__BB10_3:
setp.eq.s32 %p2, %r338, 0;
@%p2 bra $L__BB10_5;
cvta.to.global.u64 %rd50, %rd40;
mul.wide.s32 %rd51, %r1, 40;
add.s64 %rd52, %rd50, %rd51;
ld.global.v2.u32 {%r709, %r710}, [%rd52+32];
ld.global.u64 %rd106, [%rd52+8];
ld.global.u64 %rd105, [%rd52];
bra.uni $L__BB10_6;
$L__BB10_5:
cvt.s64.s32 %rd53, %r1;
mul.lo.s64 %rd54, %rd41, %rd53;
add.s64 %rd105, %rd40, %rd54;
$L__BB10_6:
mov.u32 %r343, %ctaid.x;
shl.b32 %r344, %r343, 5;
mov.u32 %r345, %tid.x;
add.s32 %r346, %r344, %r345;
shl.b32 %r347, %r346, 3;
mov.u32 %r348, %ctaid.y;
shl.b32 %r349, %r348, 3;
mov.u32 %r350, %tid.y;
add.s32 %r351, %r349, %r350;
mul.lo.s32 %r15, %r351, %r328;
setp.ge.s32 %p3, %r347, %r709;
setp.ge.s32 %p4, %r15, %r710;
or.pred %p5, %p3, %p4;
@%p5 bra $L__BB10_84;
add.s32 %r352, %r15, %r328;
min.s32 %r18, %r352, %r710;
add.s32 %r19, %r18, 2;
add.s32 %r755, %r15, -4;
setp.ge.s32 %p6, %r755, %r19;
@%p6 bra $L__BB10_84;
mul.hi.s32 %r386, %r707, 1431655766;
shr.u32 %r387, %r386, 31;
add.s32 %r22, %r386, %r387;
neg.s32 %r23, %r22;
setp.eq.s32 %p7, %r327, 2;
selp.b32 %r24, -1, 0, %p7;
shl.b32 %r388, %r22, 1;
selp.b32 %r389, -1, -2, %p7;
add.s32 %r25, %r389, %r388;
mov.u32 %r758, 255;
mov.u32 %r759, %r758;
mov.u32 %r760, %r758;
mov.u32 %r761, %r758;
mov.u32 %r762, %r758;
mov.u32 %r763, %r758;
mov.u32 %r764, %r758;
mov.u32 %r765, %r758;
mov.u32 %r766, %r758;
mov.u32 %r767, %r758;
mov.u32 %r768, %r758;
mov.u32 %r769, %r758;
mov.u32 %r770, %r758;
mov.u32 %r771, %r758;
mov.u32 %r772, %r758;
mov.u32 %r773, %r758;
mov.u32 %r774, %r758;
mov.u32 %r775, %r758;
mov.u32 %r776, %r758;
mov.u32 %r777, %r758;
mov.u32 %r778, %r758;
mov.u32 %r779, %r758;
mov.u32 %r780, %r758;
mov.u32 %r781, %r758;
mov.u32 %r782, %r758;
mov.u32 %r783, %r758;
mov.u32 %r784, %r758;
mov.u32 %r785, %r758;
mov.u32 %r786, %r758;
mov.u32 %r787, %r758;
mov.u32 %r788, %r758;
mov.u32 %r789, %r758;
$L__BB10_9:
.pragma "nounroll";
ld.param.u32 %r678, [p5];
mad.lo.s32 %r394, %r351, %r678, -2;
setp.lt.s32 %p8, %r755, %r394;
@%p8 bra $L__BB10_11;
xor.b32 %r395, %r807, %r330;
mov.u32 %r396, 17474;
mov.u32 %r397, 0;
prmt.b32 %r398, %r395, %r397, %r396;
xor.b32 %r399, %r812, %r330;
mov.u32 %r400, 17473;
prmt.b32 %r401, %r399, %r397, %r400;
min.s32 %r402, %r398, %r401;
xor.b32 %r403, %r811, %r330;
mov.u32 %r404, 17472;
prmt.b32 %r405, %r403, %r397, %r404;
min.s32 %r406, %r402, %r405;
mov.u32 %r407, 17475;
prmt.b32 %r408, %r403, %r397, %r407;
min.s32 %r409, %r406, %r408;
xor.b32 %r410, %r810, %r330;
prmt.b32 %r411, %r410, %r397, %r396;
min.s32 %r73, %r409, %r411;
min.s32 %r412, %r789, %r73;
min.s32 %r789, %r781, %r73;
min.s32 %r781, %r773, %r73;
min.s32 %r773, %r765, %r73;
prmt.b32 %r413, %r395, %r397, %r407;
prmt.b32 %r414, %r399, %r397, %r396;
min.s32 %r415, %r413, %r414;
prmt.b32 %r416, %r403, %r397, %r400;
min.s32 %r417, %r415, %r416;
prmt.b32 %r418, %r410, %r397, %r404;
min.s32 %r419, %r417, %r418;
prmt.b32 %r420, %r410, %r397, %r407;
min.s32 %r77, %r419, %r420;
min.s32 %r421, %r788, %r77;
min.s32 %r788, %r780, %r77;
min.s32 %r780, %r772, %r77;
min.s32 %r772, %r764, %r77;
prmt.b32 %r422, %r399, %r397, %r404;
prmt.b32 %r423, %r399, %r397, %r407;
min.s32 %r424, %r422, %r423;
prmt.b32 %r425, %r403, %r397, %r396;
min.s32 %r426, %r424, %r425;
prmt.b32 %r427, %r410, %r397, %r400;
min.s32 %r428, %r426, %r427;
xor.b32 %r429, %r809, %r330;
prmt.b32 %r430, %r429, %r397, %r404;
min.s32 %r81, %r428, %r430;
min.s32 %r431, %r787, %r81;
min.s32 %r787, %r779, %r81;
min.s32 %r779, %r771, %r81;
min.s32 %r771, %r763, %r81;
min.s32 %r432, %r401, %r405;
min.s32 %r433, %r432, %r408;
min.s32 %r434, %r433, %r411;
prmt.b32 %r435, %r429, %r397, %r400;
min.s32 %r85, %r434, %r435;
min.s32 %r436, %r786, %r85;
min.s32 %r786, %r778, %r85;
min.s32 %r778, %r770, %r85;
min.s32 %r770, %r762, %r85;
min.s32 %r437, %r414, %r416;
min.s32 %r438, %r437, %r418;
min.s32 %r439, %r438, %r420;
prmt.b32 %r440, %r429, %r397, %r396;
min.s32 %r89, %r439, %r440;
min.s32 %r441, %r785, %r89;
min.s32 %r785, %r777, %r89;
min.s32 %r777, %r769, %r89;
min.s32 %r769, %r761, %r89;
min.s32 %r442, %r423, %r425;
min.s32 %r443, %r442, %r427;
min.s32 %r444, %r443, %r430;
prmt.b32 %r445, %r429, %r397, %r407;
min.s32 %r93, %r444, %r445;
min.s32 %r446, %r784, %r93;
min.s32 %r784, %r776, %r93;
min.s32 %r776, %r768, %r93;
min.s32 %r768, %r760, %r93;
min.s32 %r447, %r405, %r408;
min.s32 %r448, %r447, %r411;
min.s32 %r449, %r448, %r435;
xor.b32 %r450, %r808, %r330;
prmt.b32 %r451, %r450, %r397, %r404;
min.s32 %r97, %r449, %r451;
min.s32 %r452, %r783, %r97;
min.s32 %r783, %r775, %r97;
min.s32 %r775, %r767, %r97;
min.s32 %r767, %r759, %r97;
min.s32 %r453, %r416, %r418;
min.s32 %r454, %r453, %r420;
min.s32 %r455, %r454, %r440;
prmt.b32 %r456, %r450, %r397, %r400;
min.s32 %r101, %r455, %r456;
min.s32 %r457, %r782, %r101;
min.s32 %r782, %r774, %r101;
min.s32 %r774, %r766, %r101;
min.s32 %r766, %r758, %r101;
mov.u32 %r458, 64;
prmt.b32 %r459, %r412, %r421, %r458;
prmt.b32 %r460, %r431, %r436, %r458;
mov.u32 %r461, 21520;
prmt.b32 %r791, %r459, %r460, %r461;
prmt.b32 %r462, %r441, %r446, %r458;
prmt.b32 %r463, %r452, %r457, %r458;
prmt.b32 %r790, %r462, %r463, %r461;
mov.u32 %r758, %r101;
mov.u32 %r759, %r97;
mov.u32 %r760, %r93;
mov.u32 %r761, %r89;
mov.u32 %r762, %r85;
mov.u32 %r763, %r81;
mov.u32 %r764, %r77;
mov.u32 %r765, %r73;
$L__BB10_11:
add.s32 %r141, %r755, 2;
setp.ge.s32 %p9, %r141, %r19;
@%p9 bra $L__BB10_39;
add.s32 %r679, %r755, 2;
setp.eq.s32 %p10, %r327, 0;
setp.lt.u32 %p11, %r679, %r708;
or.pred %p12, %p11, %p10;
selp.b32 %r794, %r679, -1, %p11;
@%p12 bra $L__BB10_20;
setp.eq.s32 %p13, %r327, 1;
setp.eq.s32 %p14, %r708, 1;
or.pred %p15, %p13, %p14;
@%p15 bra $L__BB10_19;
bra.uni $L__BB10_14;
$L__BB10_19:
add.s32 %r682, %r755, 2;
max.s32 %r468, %r682, 0;
add.s32 %r469, %r708, -1;
min.s32 %r794, %r468, %r469;
bra.uni $L__BB10_20;
$L__BB10_14:
add.s32 %r794, %r755, 2;
setp.eq.s32 %p16, %r327, 4;
@%p16 bra $L__BB10_17;
bra.uni $L__BB10_15;
$L__BB10_17:
neg.s32 %r146, %r708;
$L__BB10_18:
.pragma "nounroll";
setp.lt.s32 %p20, %r794, 0;
selp.b32 %r467, %r708, %r146, %p20;
add.s32 %r794, %r467, %r794;
setp.lt.u32 %p21, %r794, %r708;
@%p21 bra $L__BB10_20;
bra.uni $L__BB10_18;
$L__BB10_15:
shl.b32 %r465, %r708, 1;
add.s32 %r143, %r389, %r465;
$L__BB10_16:
.pragma "nounroll";
setp.lt.s32 %p18, %r794, 0;
selp.b32 %r466, %r24, %r143, %p18;
sub.s32 %r794, %r466, %r794;
setp.lt.u32 %p19, %r794, %r708;
@%p19 bra $L__BB10_20;
bra.uni $L__BB10_16;
$L__BB10_20:
cvt.s64.s32 %rd55, %r794;
mul.lo.s64 %rd29, %rd104, %rd55;
mul.lo.s32 %r808, %r329, 16843009;
setp.lt.s32 %p22, %r794, 0;
mov.u32 %r809, %r808;
mov.u32 %r810, %r808;
mov.u32 %r811, %r808;
mov.u32 %r812, %r808;
mov.u32 %r807, %r808;
@%p22 bra $L__BB10_39;
setp.lt.s32 %p23, %r347, 8;
add.s32 %r475, %r347, 16;
setp.gt.s32 %p24, %r475, %r707;
or.pred %p25, %p23, %p24;
@%p25 bra $L__BB10_23;
bra.uni $L__BB10_22;
$L__BB10_23:
mov.u32 %r796, 5;
mov.u32 %r807, 0;
mov.u32 %r812, %r807;
mov.u32 %r811, %r807;
mov.u32 %r810, %r807;
mov.u32 %r809, %r807;
$L__BB10_24:
.pragma "nounroll";
mov.u32 %r808, %r809;
mov.u32 %r809, %r810;
mov.u32 %r810, %r811;
mov.u32 %r811, %r812;
mov.u32 %r812, %r807;
shl.b32 %r498, %r796, 2;
add.s32 %r499, %r347, %r498;
add.s32 %r164, %r499, -8;
setp.lt.s32 %p26, %r164, 0;
add.s32 %r500, %r499, -4;
setp.gt.s32 %p27, %r500, %r707;
or.pred %p28, %p26, %p27;
@%p28 bra $L__BB10_26;
bra.uni $L__BB10_25;
$L__BB10_26:
mov.u32 %r807, 0;
mov.u32 %r801, 3;
$L__BB10_27:
.pragma "nounroll";
setp.eq.s32 %p93, %r327, 0;
shl.b32 %r688, %r796, 2;
add.s32 %r687, %r347, %r688;
add.s32 %r686, %r687, -8;
add.s32 %r168, %r801, %r686;
add.s32 %r504, %r168, 48;
mul.hi.s32 %r505, %r504, 1431655766;
shr.u32 %r506, %r505, 31;
add.s32 %r507, %r505, %r506;
add.s32 %r169, %r507, -16;
setp.lt.u32 %p29, %r169, %r22;
or.pred %p31, %p29, %p93;
selp.b32 %r805, %r169, -1, %p29;
@%p31 bra $L__BB10_35;
setp.eq.s32 %p32, %r327, 1;
add.s32 %r508, %r707, -3;
setp.lt.u32 %p33, %r508, 3;
or.pred %p34, %p32, %p33;
@%p34 bra $L__BB10_34;
bra.uni $L__BB10_29;
$L__BB10_34:
max.s32 %r511, %r169, 0;
add.s32 %r512, %r22, -1;
min.s32 %r805, %r511, %r512;
bra.uni $L__BB10_35;
$L__BB10_29:
mov.u32 %r805, %r169;
setp.eq.s32 %p35, %r327, 4;
@%p35 bra $L__BB10_33;
bra.uni $L__BB10_31;
$L__BB10_33:
.pragma "nounroll";
setp.lt.s32 %p38, %r805, 0;
selp.b32 %r510, %r22, %r23, %p38;
add.s32 %r805, %r510, %r805;
setp.lt.u32 %p39, %r805, %r22;
@%p39 bra $L__BB10_35;
bra.uni $L__BB10_33;
$L__BB10_31:
.pragma "nounroll";
setp.lt.s32 %p36, %r805, 0;
selp.b32 %r509, %r24, %r25, %p36;
sub.s32 %r805, %r509, %r805;
setp.lt.u32 %p37, %r805, %r22;
@%p37 bra $L__BB10_35;
bra.uni $L__BB10_31;
$L__BB10_35:
mul.lo.s32 %r806, %r329, 16843009;
setp.lt.s32 %p40, %r805, 0;
mad.lo.s32 %r178, %r169, -3, %r168;
@%p40 bra $L__BB10_37;
mul.lo.s32 %r514, %r805, 3;
cvt.s64.s32 %rd68, %r514;
cvt.s64.s32 %rd69, %r178;
add.s64 %rd70, %rd29, %rd69;
add.s64 %rd71, %rd70, %rd68;
add.s64 %rd67, %rd103, %rd71;
ld.global.nc.u8 %r806, [%rd67];
$L__BB10_37:
and.b32 %r515, %r806, 255;
prmt.b32 %r807, %r807, %r515, 8452;
add.s32 %r182, %r801, -1;
setp.gt.s32 %p41, %r801, 0;
mov.u32 %r801, %r182;
@%p41 bra $L__BB10_27;
bra.uni $L__BB10_38;
$L__BB10_25:
shl.b32 %r685, %r796, 2;
add.s32 %r684, %r347, %r685;
add.s32 %r683, %r684, -8;
cvt.s64.s32 %rd65, %r683;
add.s64 %rd66, %rd29, %rd65;
add.s64 %rd64, %rd103, %rd66;
ld.global.nc.u32 %r807, [%rd64];
$L__BB10_38:
add.s32 %r184, %r796, -1;
setp.gt.s32 %p42, %r796, 0;
mov.u32 %r796, %r184;
@%p42 bra $L__BB10_24;
bra.uni $L__BB10_39;
$L__BB10_22:
cvt.s64.s32 %rd62, %r347;
add.s64 %rd63, %rd29, %rd62;
add.s64 %rd58, %rd103, %rd63;
add.s64 %rd56, %rd58, -8;
ld.global.nc.u32 %r807, [%rd56];
add.s64 %rd57, %rd58, -4;
ld.global.nc.u32 %r812, [%rd57];
ld.global.nc.u32 %r811, [%rd58];
add.s64 %rd59, %rd58, 4;
ld.global.nc.u32 %r810, [%rd59];
add.s64 %rd60, %rd58, 8;
ld.global.nc.u32 %r809, [%rd60];
add.s64 %rd61, %rd58, 12;
ld.global.nc.u32 %r808, [%rd61];
$L__BB10_39:
add.s32 %r521, %r755, -2;
setp.lt.s32 %p43, %r521, %r15;
setp.ge.s32 %p44, %r521, %r18;
or.pred %p45, %p44, %p43;
@%p45 bra $L__BB10_46;
add.s32 %r526, %r347, 8;
setp.gt.s32 %p46, %r526, %r709;
cvt.s64.s32 %rd72, %r521;
mul.lo.s64 %rd73, %rd106, %rd72;
cvt.s64.s32 %rd74, %r347;
add.s64 %rd75, %rd73, %rd74;
add.s64 %rd30, %rd105, %rd75;
@%p46 bra $L__BB10_44;
bra.uni $L__BB10_41;
$L__BB10_44:
mov.u32 %r814, 0;
$L__BB10_45:
.pragma "nounroll";
xor.b32 %r694, %r790, %r330;
xor.b32 %r693, %r791, %r330;
setp.lt.u32 %p48, %r814, 4;
selp.b32 %r529, %r693, %r694, %p48;
shl.b32 %r530, %r814, 3;
and.b32 %r531, %r530, 24;
shr.u32 %r532, %r529, %r531;
cvt.s64.s32 %rd77, %r814;
add.s64 %rd78, %rd30, %rd77;
st.u8 [%rd78], %r532;
add.s32 %r814, %r814, 1;
add.s32 %r533, %r814, %r347;
setp.lt.s32 %p49, %r533, %r709;
@%p49 bra $L__BB10_45;
bra.uni $L__BB10_46;
$L__BB10_41:
and.b64 %rd76, %rd30, 7;
setp.eq.s64 %p47, %rd76, 0;
@%p47 bra $L__BB10_43;
xor.b32 %r690, %r790, %r330;
xor.b32 %r689, %r791, %r330;
st.u32 [%rd30], %r689;
st.u32 [%rd30+4], %r690;
bra.uni $L__BB10_46;
$L__BB10_43:
xor.b32 %r692, %r790, %r330;
xor.b32 %r691, %r791, %r330;
st.v2.u32 [%rd30], {%r691, %r692};
$L__BB10_46:
@%p8 bra $L__BB10_48;
xor.b32 %r539, %r864, %r330;
mov.u32 %r540, 17474;
mov.u32 %r541, 0;
prmt.b32 %r542, %r539, %r541, %r540;
xor.b32 %r543, %r869, %r330;
mov.u32 %r544, 17473;
prmt.b32 %r545, %r543, %r541, %r544;
min.s32 %r546, %r542, %r545;
xor.b32 %r547, %r868, %r330;
mov.u32 %r548, 17472;
prmt.b32 %r549, %r547, %r541, %r548;
min.s32 %r550, %r546, %r549;
mov.u32 %r551, 17475;
prmt.b32 %r552, %r547, %r541, %r551;
min.s32 %r553, %r550, %r552;
xor.b32 %r554, %r867, %r330;
prmt.b32 %r555, %r554, %r541, %r540;
min.s32 %r196, %r553, %r555;
min.s32 %r556, %r789, %r196;
min.s32 %r789, %r781, %r196;
min.s32 %r781, %r773, %r196;
min.s32 %r773, %r765, %r196;
prmt.b32 %r557, %r539, %r541, %r551;
prmt.b32 %r558, %r543, %r541, %r540;
min.s32 %r559, %r557, %r558;
prmt.b32 %r560, %r547, %r541, %r544;
min.s32 %r561, %r559, %r560;
prmt.b32 %r562, %r554, %r541, %r548;
min.s32 %r563, %r561, %r562;
prmt.b32 %r564, %r554, %r541, %r551;
min.s32 %r200, %r563, %r564;
min.s32 %r565, %r788, %r200;
min.s32 %r788, %r780, %r200;
min.s32 %r780, %r772, %r200;
min.s32 %r772, %r764, %r200;
prmt.b32 %r566, %r543, %r541, %r548;
prmt.b32 %r567, %r543, %r541, %r551;
min.s32 %r568, %r566, %r567;
prmt.b32 %r569, %r547, %r541, %r540;
min.s32 %r570, %r568, %r569;
prmt.b32 %r571, %r554, %r541, %r544;
min.s32 %r572, %r570, %r571;
xor.b32 %r573, %r866, %r330;
prmt.b32 %r574, %r573, %r541, %r548;
min.s32 %r204, %r572, %r574;
min.s32 %r575, %r787, %r204;
min.s32 %r787, %r779, %r204;
min.s32 %r779, %r771, %r204;
min.s32 %r771, %r763, %r204;
min.s32 %r576, %r545, %r549;
min.s32 %r577, %r576, %r552;
min.s32 %r578, %r577, %r555;
prmt.b32 %r579, %r573, %r541, %r544;
min.s32 %r208, %r578, %r579;
min.s32 %r580, %r786, %r208;
min.s32 %r786, %r778, %r208;
min.s32 %r778, %r770, %r208;
min.s32 %r770, %r762, %r208;
min.s32 %r581, %r558, %r560;
min.s32 %r582, %r581, %r562;
min.s32 %r583, %r582, %r564;
prmt.b32 %r584, %r573, %r541, %r540;
min.s32 %r212, %r583, %r584;
min.s32 %r585, %r785, %r212;
min.s32 %r785, %r777, %r212;
min.s32 %r777, %r769, %r212;
min.s32 %r769, %r761, %r212;
min.s32 %r586, %r567, %r569;
min.s32 %r587, %r586, %r571;
min.s32 %r588, %r587, %r574;
prmt.b32 %r589, %r573, %r541, %r551;
min.s32 %r216, %r588, %r589;
min.s32 %r590, %r784, %r216;
min.s32 %r784, %r776, %r216;
min.s32 %r776, %r768, %r216;
min.s32 %r768, %r760, %r216;
min.s32 %r591, %r549, %r552;
min.s32 %r592, %r591, %r555;
min.s32 %r593, %r592, %r579;
xor.b32 %r594, %r865, %r330;
prmt.b32 %r595, %r594, %r541, %r548;
min.s32 %r220, %r593, %r595;
min.s32 %r596, %r783, %r220;
min.s32 %r783, %r775, %r220;
min.s32 %r775, %r767, %r220;
min.s32 %r767, %r759, %r220;
min.s32 %r597, %r560, %r562;
min.s32 %r598, %r597, %r564;
min.s32 %r599, %r598, %r584;
prmt.b32 %r600, %r594, %r541, %r544;
min.s32 %r224, %r599, %r600;
min.s32 %r601, %r782, %r224;
min.s32 %r782, %r774, %r224;
min.s32 %r774, %r766, %r224;
min.s32 %r766, %r758, %r224;
mov.u32 %r602, 64;
prmt.b32 %r603, %r556, %r565, %r602;
prmt.b32 %r604, %r575, %r580, %r602;
mov.u32 %r605, 21520;
prmt.b32 %r791, %r603, %r604, %r605;
prmt.b32 %r606, %r585, %r590, %r602;
prmt.b32 %r607, %r596, %r601, %r602;
prmt.b32 %r790, %r606, %r607, %r605;
mov.u32 %r758, %r224;
mov.u32 %r759, %r220;
mov.u32 %r760, %r216;
mov.u32 %r761, %r212;
mov.u32 %r762, %r208;
mov.u32 %r763, %r204;
mov.u32 %r764, %r200;
mov.u32 %r765, %r196;
$L__BB10_48:
add.s32 %r264, %r755, 3;
setp.ge.s32 %p51, %r264, %r19;
@%p51 bra $L__BB10_76;
setp.eq.s32 %p52, %r327, 0;
setp.lt.u32 %p53, %r264, %r708;
or.pred %p54, %p53, %p52;
selp.b32 %r851, %r264, -1, %p53;
@%p54 bra $L__BB10_57;
setp.eq.s32 %p55, %r327, 1;
setp.eq.s32 %p56, %r708, 1;
or.pred %p57, %p55, %p56;
@%p57 bra $L__BB10_56;
bra.uni $L__BB10_51;
$L__BB10_56:
max.s32 %r612, %r264, 0;
add.s32 %r613, %r708, -1;
min.s32 %r851, %r612, %r613;
bra.uni $L__BB10_57;
$L__BB10_51:
setp.eq.s32 %p58, %r327, 4;
@%p58 bra $L__BB10_54;
bra.uni $L__BB10_52;
$L__BB10_54:
neg.s32 %r269, %r708;
mov.u32 %r851, %r264;
$L__BB10_55:
.pragma "nounroll";
setp.lt.s32 %p62, %r851, 0;
selp.b32 %r611, %r708, %r269, %p62;
add.s32 %r851, %r611, %r851;
setp.lt.u32 %p63, %r851, %r708;
@%p63 bra $L__BB10_57;
bra.uni $L__BB10_55;
$L__BB10_52:
shl.b32 %r609, %r708, 1;
add.s32 %r266, %r389, %r609;
mov.u32 %r851, %r264;
$L__BB10_53:
.pragma "nounroll";
setp.lt.s32 %p60, %r851, 0;
selp.b32 %r610, %r24, %r266, %p60;
sub.s32 %r851, %r610, %r851;
setp.lt.u32 %p61, %r851, %r708;
@%p61 bra $L__BB10_57;
bra.uni $L__BB10_53;
$L__BB10_57:
cvt.s64.s32 %rd79, %r851;
mul.lo.s64 %rd32, %rd104, %rd79;
mul.lo.s32 %r865, %r329, 16843009;
setp.lt.s32 %p64, %r851, 0;
mov.u32 %r866, %r865;
mov.u32 %r867, %r865;
mov.u32 %r868, %r865;
mov.u32 %r869, %r865;
mov.u32 %r864, %r865;
@%p64 bra $L__BB10_76;
setp.lt.s32 %p65, %r347, 8;
add.s32 %r619, %r347, 16;
setp.gt.s32 %p66, %r619, %r707;
or.pred %p67, %p65, %p66;
@%p67 bra $L__BB10_60;
bra.uni $L__BB10_59;
$L__BB10_60:
mov.u32 %r853, 5;
mov.u32 %r864, 0;
mov.u32 %r869, %r864;
mov.u32 %r868, %r864;
mov.u32 %r867, %r864;
mov.u32 %r866, %r864;
$L__BB10_61:
.pragma "nounroll";
mov.u32 %r865, %r866;
mov.u32 %r866, %r867;
mov.u32 %r867, %r868;
mov.u32 %r868, %r869;
mov.u32 %r869, %r864;
shl.b32 %r642, %r853, 2;
add.s32 %r643, %r347, %r642;
add.s32 %r287, %r643, -8;
setp.lt.s32 %p68, %r287, 0;
add.s32 %r644, %r643, -4;
setp.gt.s32 %p69, %r644, %r707;
or.pred %p70, %p68, %p69;
@%p70 bra $L__BB10_63;
bra.uni $L__BB10_62;
$L__BB10_63:
mov.u32 %r864, 0;
mov.u32 %r858, 3;
$L__BB10_64:
.pragma "nounroll";
setp.eq.s32 %p94, %r327, 0;
shl.b32 %r700, %r853, 2;
add.s32 %r699, %r347, %r700;
add.s32 %r698, %r699, -8;
add.s32 %r291, %r858, %r698;
add.s32 %r648, %r291, 48;
mul.hi.s32 %r649, %r648, 1431655766;
shr.u32 %r650, %r649, 31;
add.s32 %r651, %r649, %r650;
add.s32 %r292, %r651, -16;
setp.lt.u32 %p71, %r292, %r22;
or.pred %p73, %p71, %p94;
selp.b32 %r862, %r292, -1, %p71;
@%p73 bra $L__BB10_72;
setp.eq.s32 %p74, %r327, 1;
add.s32 %r652, %r707, -3;
setp.lt.u32 %p75, %r652, 3;
or.pred %p76, %p74, %p75;
@%p76 bra $L__BB10_71;
bra.uni $L__BB10_66;
$L__BB10_71:
max.s32 %r655, %r292, 0;
add.s32 %r656, %r22, -1;
min.s32 %r862, %r655, %r656;
bra.uni $L__BB10_72;
$L__BB10_66:
mov.u32 %r862, %r292;
setp.eq.s32 %p77, %r327, 4;
@%p77 bra $L__BB10_70;
bra.uni $L__BB10_68;
$L__BB10_70:
.pragma "nounroll";
setp.lt.s32 %p80, %r862, 0;
selp.b32 %r654, %r22, %r23, %p80;
add.s32 %r862, %r654, %r862;
setp.lt.u32 %p81, %r862, %r22;
@%p81 bra $L__BB10_72;
bra.uni $L__BB10_70;
$L__BB10_68:
.pragma "nounroll";
setp.lt.s32 %p78, %r862, 0;
selp.b32 %r653, %r24, %r25, %p78;
sub.s32 %r862, %r653, %r862;
setp.lt.u32 %p79, %r862, %r22;
@%p79 bra $L__BB10_72;
bra.uni $L__BB10_68;
$L__BB10_72:
mul.lo.s32 %r863, %r329, 16843009;
setp.lt.s32 %p82, %r862, 0;
mad.lo.s32 %r301, %r292, -3, %r291;
@%p82 bra $L__BB10_74;
mul.lo.s32 %r658, %r862, 3;
cvt.s64.s32 %rd92, %r658;
cvt.s64.s32 %rd93, %r301;
add.s64 %rd94, %rd32, %rd93;
add.s64 %rd95, %rd94, %rd92;
add.s64 %rd91, %rd103, %rd95;
ld.global.nc.u8 %r863, [%rd91];
$L__BB10_74:
and.b32 %r659, %r863, 255;
prmt.b32 %r864, %r864, %r659, 8452;
add.s32 %r305, %r858, -1;
setp.gt.s32 %p83, %r858, 0;
mov.u32 %r858, %r305;
@%p83 bra $L__BB10_64;
bra.uni $L__BB10_75;
$L__BB10_62:
shl.b32 %r697, %r853, 2;
add.s32 %r696, %r347, %r697;
add.s32 %r695, %r696, -8;
cvt.s64.s32 %rd89, %r695;
add.s64 %rd90, %rd32, %rd89;
add.s64 %rd88, %rd103, %rd90;
ld.global.nc.u32 %r864, [%rd88];
$L__BB10_75:
add.s32 %r307, %r853, -1;
setp.gt.s32 %p84, %r853, 0;
mov.u32 %r853, %r307;
@%p84 bra $L__BB10_61;
bra.uni $L__BB10_76;
$L__BB10_59:
cvt.s64.s32 %rd86, %r347;
add.s64 %rd87, %rd32, %rd86;
add.s64 %rd82, %rd103, %rd87;
add.s64 %rd80, %rd82, -8;
ld.global.nc.u32 %r864, [%rd80];
add.s64 %rd81, %rd82, -4;
ld.global.nc.u32 %r869, [%rd81];
ld.global.nc.u32 %r868, [%rd82];
add.s64 %rd83, %rd82, 4;
ld.global.nc.u32 %r867, [%rd83];
add.s64 %rd84, %rd82, 8;
ld.global.nc.u32 %r866, [%rd84];
add.s64 %rd85, %rd82, 12;
ld.global.nc.u32 %r865, [%rd85];
$L__BB10_76:
setp.le.s32 %p85, %r755, %r15;
setp.gt.s32 %p86, %r755, %r18;
or.pred %p87, %p86, %p85;
@%p87 bra $L__BB10_83;
add.s32 %r669, %r347, 8;
setp.gt.s32 %p88, %r669, %r709;
add.s32 %r670, %r755, -1;
cvt.s64.s32 %rd96, %r670;
mul.lo.s64 %rd97, %rd106, %rd96;
cvt.s64.s32 %rd98, %r347;
add.s64 %rd99, %rd97, %rd98;
add.s64 %rd33, %rd105, %rd99;
@%p88 bra $L__BB10_81;
bra.uni $L__BB10_78;
$L__BB10_81:
mov.u32 %r871, 0;
$L__BB10_82:
.pragma "nounroll";
xor.b32 %r706, %r790, %r330;
xor.b32 %r705, %r791, %r330;
setp.lt.u32 %p90, %r871, 4;
selp.b32 %r672, %r705, %r706, %p90;
shl.b32 %r673, %r871, 3;
and.b32 %r674, %r673, 24;
shr.u32 %r675, %r672, %r674;
cvt.s64.s32 %rd101, %r871;
add.s64 %rd102, %rd33, %rd101;
st.u8 [%rd102], %r675;
add.s32 %r871, %r871, 1;
add.s32 %r676, %r871, %r347;
setp.lt.s32 %p91, %r676, %r709;
@%p91 bra $L__BB10_82;
bra.uni $L__BB10_83;
$L__BB10_78:
and.b64 %rd100, %rd33, 7;
setp.eq.s64 %p89, %rd100, 0;
@%p89 bra $L__BB10_80;
xor.b32 %r702, %r790, %r330;
xor.b32 %r701, %r791, %r330;
st.u32 [%rd33], %r701;
st.u32 [%rd33+4], %r702;
bra.uni $L__BB10_83;
$L__BB10_80:
xor.b32 %r704, %r790, %r330;
xor.b32 %r703, %r791, %r330;
st.v2.u32 [%rd33], {%r703, %r704};
$L__BB10_83:
add.s32 %r755, %r755, 2;
setp.lt.s32 %p92, %r755, %r19;
@%p92 bra $L__BB10_9;
$L__BB10_84:
ret;
}
.visible .entry morphology_5_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7
)
.maxntid 256, 1, 1
{
.reg .pred %p<95>;
.reg .b32 %r<885>;
.reg .b64 %rd<107>;
ld.param.u64 %rd35, [p0];
ld.param.v2.u32 {%r720, %r721}, [p1+32];
ld.param.v2.u32 {%r333, %r334}, [p1+40];
ld.param.u64 %rd40, [p2];
ld.param.v2.u32 {%r722, %r723}, [p3+32];
ld.param.v2.u32 {%r337, %r338}, [p3+40];
ld.param.u32 %r327, [p4];
ld.param.u32 %r328, [p5];
ld.param.u32 %r329, [p6];
ld.param.u32 %r330, [p7];
ld.param.u64 %rd106, [p3+8];
ld.param.u64 %rd41, [p3];
ld.param.u64 %rd104, [p1+8];
ld.param.u64 %rd36, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r334, 0;
@%p1 bra $L__BB11_2;
cvta.to.global.u64 %rd45, %rd35;
mul.wide.s32 %rd46, %r1, 40;
add.s64 %rd47, %rd45, %rd46;
ld.global.v2.u32 {%r720, %r721}, [%rd47+32];
ld.global.u64 %rd104, [%rd47+8];
ld.global.u64 %rd103, [%rd47];
bra.uni $L__BB11_3;
$L__BB11_2:
cvt.s64.s32 %rd48, %r1;
mul.lo.s64 %rd49, %rd36, %rd48;
add.s64 %rd103, %rd35, %rd49;
$L__BB11_3:
setp.eq.s32 %p2, %r338, 0;
@%p2 bra $L__BB11_5;
cvta.to.global.u64 %rd50, %rd40;
mul.wide.s32 %rd51, %r1, 40;
add.s64 %rd52, %rd50, %rd51;
ld.global.v2.u32 {%r722, %r723}, [%rd52+32];
ld.global.u64 %rd106, [%rd52+8];
ld.global.u64 %rd105, [%rd52];
bra.uni $L__BB11_6;
$L__BB11_5:
cvt.s64.s32 %rd53, %r1;
mul.lo.s64 %rd54, %rd41, %rd53;
add.s64 %rd105, %rd40, %rd54;
$L__BB11_6:
mov.u32 %r343, %ctaid.x;
shl.b32 %r344, %r343, 5;
mov.u32 %r345, %tid.x;
add.s32 %r346, %r344, %r345;
shl.b32 %r347, %r346, 3;
mov.u32 %r348, %ctaid.y;
shl.b32 %r349, %r348, 3;
mov.u32 %r350, %tid.y;
add.s32 %r351, %r349, %r350;
mul.lo.s32 %r15, %r351, %r328;
setp.ge.s32 %p3, %r347, %r722;
setp.ge.s32 %p4, %r15, %r723;
or.pred %p5, %p3, %p4;
@%p5 bra $L__BB11_84;
add.s32 %r352, %r15, %r328;
min.s32 %r18, %r352, %r723;
add.s32 %r19, %r18, 2;
add.s32 %r768, %r15, -4;
setp.ge.s32 %p6, %r768, %r19;
@%p6 bra $L__BB11_84;
shr.s32 %r386, %r720, 31;
shr.u32 %r387, %r386, 30;
add.s32 %r388, %r720, %r387;
shr.s32 %r22, %r388, 2;
neg.s32 %r23, %r22;
setp.eq.s32 %p7, %r327, 2;
selp.b32 %r24, -1, 0, %p7;
shl.b32 %r389, %r22, 1;
selp.b32 %r390, -1, -2, %p7;
add.s32 %r25, %r390, %r389;
mov.u32 %r771, 255;
mov.u32 %r772, %r771;
mov.u32 %r773, %r771;
mov.u32 %r774, %r771;
mov.u32 %r775, %r771;
mov.u32 %r776, %r771;
mov.u32 %r777, %r771;
mov.u32 %r778, %r771;
mov.u32 %r779, %r771;
mov.u32 %r780, %r771;
mov.u32 %r781, %r771;
mov.u32 %r782, %r771;
mov.u32 %r783, %r771;
mov.u32 %r784, %r771;
mov.u32 %r785, %r771;
mov.u32 %r786, %r771;
mov.u32 %r787, %r771;
mov.u32 %r788, %r771;
mov.u32 %r789, %r771;
mov.u32 %r790, %r771;
mov.u32 %r791, %r771;
mov.u32 %r792, %r771;
mov.u32 %r793, %r771;
mov.u32 %r794, %r771;
mov.u32 %r795, %r771;
mov.u32 %r796, %r771;
mov.u32 %r797, %r771;
mov.u32 %r798, %r771;
mov.u32 %r799, %r771;
mov.u32 %r800, %r771;
mov.u32 %r801, %r771;
mov.u32 %r802, %r771;
$L__BB11_9:
.pragma "nounroll";
ld.param.u32 %r691, [p5];
mad.lo.s32 %r395, %r351, %r691, -2;
setp.lt.s32 %p8, %r768, %r395;
@%p8 bra $L__BB11_11;
xor.b32 %r396, %r820, %r330;
mov.u32 %r397, 17472;
mov.u32 %r398, 0;
prmt.b32 %r399, %r396, %r398, %r397;
xor.b32 %r400, %r825, %r330;
prmt.b32 %r401, %r400, %r398, %r397;
min.s32 %r402, %r399, %r401;
xor.b32 %r403, %r824, %r330;
prmt.b32 %r404, %r403, %r398, %r397;
min.s32 %r405, %r402, %r404;
xor.b32 %r406, %r823, %r330;
prmt.b32 %r407, %r406, %r398, %r397;
min.s32 %r408, %r405, %r407;
xor.b32 %r409, %r822, %r330;
prmt.b32 %r410, %r409, %r398, %r397;
min.s32 %r73, %r408, %r410;
min.s32 %r411, %r802, %r73;
min.s32 %r802, %r794, %r73;
min.s32 %r794, %r786, %r73;
min.s32 %r786, %r778, %r73;
mov.u32 %r412, 17473;
prmt.b32 %r413, %r396, %r398, %r412;
prmt.b32 %r414, %r400, %r398, %r412;
min.s32 %r415, %r413, %r414;
prmt.b32 %r416, %r403, %r398, %r412;
min.s32 %r417, %r415, %r416;
prmt.b32 %r418, %r406, %r398, %r412;
min.s32 %r419, %r417, %r418;
prmt.b32 %r420, %r409, %r398, %r412;
min.s32 %r77, %r419, %r420;
min.s32 %r421, %r801, %r77;
min.s32 %r801, %r793, %r77;
min.s32 %r793, %r785, %r77;
min.s32 %r785, %r777, %r77;
mov.u32 %r422, 17474;
prmt.b32 %r423, %r396, %r398, %r422;
prmt.b32 %r424, %r400, %r398, %r422;
min.s32 %r425, %r423, %r424;
prmt.b32 %r426, %r403, %r398, %r422;
min.s32 %r427, %r425, %r426;
prmt.b32 %r428, %r406, %r398, %r422;
min.s32 %r429, %r427, %r428;
prmt.b32 %r430, %r409, %r398, %r422;
min.s32 %r81, %r429, %r430;
min.s32 %r431, %r800, %r81;
min.s32 %r800, %r792, %r81;
min.s32 %r792, %r784, %r81;
min.s32 %r784, %r776, %r81;
mov.u32 %r432, 17475;
prmt.b32 %r433, %r396, %r398, %r432;
prmt.b32 %r434, %r400, %r398, %r432;
min.s32 %r435, %r433, %r434;
prmt.b32 %r436, %r403, %r398, %r432;
min.s32 %r437, %r435, %r436;
prmt.b32 %r438, %r406, %r398, %r432;
min.s32 %r439, %r437, %r438;
prmt.b32 %r440, %r409, %r398, %r432;
min.s32 %r85, %r439, %r440;
min.s32 %r441, %r799, %r85;
min.s32 %r799, %r791, %r85;
min.s32 %r791, %r783, %r85;
min.s32 %r783, %r775, %r85;
min.s32 %r442, %r401, %r404;
min.s32 %r443, %r442, %r407;
min.s32 %r444, %r443, %r410;
xor.b32 %r445, %r821, %r330;
prmt.b32 %r446, %r445, %r398, %r397;
min.s32 %r89, %r444, %r446;
min.s32 %r447, %r798, %r89;
min.s32 %r798, %r790, %r89;
min.s32 %r790, %r782, %r89;
min.s32 %r782, %r774, %r89;
min.s32 %r448, %r414, %r416;
min.s32 %r449, %r448, %r418;
min.s32 %r450, %r449, %r420;
prmt.b32 %r451, %r445, %r398, %r412;
min.s32 %r93, %r450, %r451;
min.s32 %r452, %r797, %r93;
min.s32 %r797, %r789, %r93;
min.s32 %r789, %r781, %r93;
min.s32 %r781, %r773, %r93;
min.s32 %r453, %r424, %r426;
min.s32 %r454, %r453, %r428;
min.s32 %r455, %r454, %r430;
prmt.b32 %r456, %r445, %r398, %r422;
min.s32 %r97, %r455, %r456;
min.s32 %r457, %r796, %r97;
min.s32 %r796, %r788, %r97;
min.s32 %r788, %r780, %r97;
min.s32 %r780, %r772, %r97;
min.s32 %r458, %r434, %r436;
min.s32 %r459, %r458, %r438;
min.s32 %r460, %r459, %r440;
prmt.b32 %r461, %r445, %r398, %r432;
min.s32 %r101, %r460, %r461;
min.s32 %r462, %r795, %r101;
min.s32 %r795, %r787, %r101;
min.s32 %r787, %r779, %r101;
min.s32 %r779, %r771, %r101;
mov.u32 %r463, 64;
prmt.b32 %r464, %r411, %r421, %r463;
prmt.b32 %r465, %r431, %r441, %r463;
mov.u32 %r466, 21520;
prmt.b32 %r804, %r464, %r465, %r466;
prmt.b32 %r467, %r447, %r452, %r463;
prmt.b32 %r468, %r457, %r462, %r463;
prmt.b32 %r803, %r467, %r468, %r466;
mov.u32 %r771, %r101;
mov.u32 %r772, %r97;
mov.u32 %r773, %r93;
mov.u32 %r774, %r89;
mov.u32 %r775, %r85;
mov.u32 %r776, %r81;
mov.u32 %r777, %r77;
mov.u32 %r778, %r73;
$L__BB11_11:
add.s32 %r141, %r768, 2;
setp.ge.s32 %p9, %r141, %r19;
@%p9 bra $L__BB11_39;
add.s32 %r692, %r768, 2;
setp.eq.s32 %p10, %r327, 0;
setp.lt.u32 %p11, %r692, %r721;
or.pred %p12, %p11, %p10;
selp.b32 %r807, %r692, -1, %p11;
@%p12 bra $L__BB11_20;
setp.eq.s32 %p13, %r327, 1;
setp.eq.s32 %p14, %r721, 1;
or.pred %p15, %p13, %p14;
@%p15 bra $L__BB11_19;
bra.uni $L__BB11_14;
$L__BB11_19:
add.s32 %r695, %r768, 2;
max.s32 %r473, %r695, 0;
add.s32 %r474, %r721, -1;
min.s32 %r807, %r473, %r474;
bra.uni $L__BB11_20;
$L__BB11_14:
add.s32 %r807, %r768, 2;
setp.eq.s32 %p16, %r327, 4;
@%p16 bra $L__BB11_17;
bra.uni $L__BB11_15;
$L__BB11_17:
neg.s32 %r146, %r721;
$L__BB11_18:
.pragma "nounroll";
setp.lt.s32 %p20, %r807, 0;
selp.b32 %r472, %r721, %r146, %p20;
add.s32 %r807, %r472, %r807;
setp.lt.u32 %p21, %r807, %r721;
@%p21 bra $L__BB11_20;
bra.uni $L__BB11_18;
$L__BB11_15:
shl.b32 %r470, %r721, 1;
add.s32 %r143, %r390, %r470;
$L__BB11_16:
.pragma "nounroll";
setp.lt.s32 %p18, %r807, 0;
selp.b32 %r471, %r24, %r143, %p18;
sub.s32 %r807, %r471, %r807;
setp.lt.u32 %p19, %r807, %r721;
@%p19 bra $L__BB11_20;
bra.uni $L__BB11_16;
$L__BB11_20:
cvt.s64.s32 %rd55, %r807;
mul.lo.s64 %rd29, %rd104, %rd55;
mul.lo.s32 %r821, %r329, 16843009;
setp.lt.s32 %p22, %r807, 0;
mov.u32 %r822, %r821;
mov.u32 %r823, %r821;
mov.u32 %r824, %r821;
mov.u32 %r825, %r821;
mov.u32 %r820, %r821;
@%p22 bra $L__BB11_39;
setp.lt.s32 %p23, %r347, 8;
add.s32 %r480, %r347, 16;
setp.gt.s32 %p24, %r480, %r720;
or.pred %p25, %p23, %p24;
@%p25 bra $L__BB11_23;
bra.uni $L__BB11_22;
$L__BB11_23:
mov.u32 %r809, 5;
mov.u32 %r820, 0;
mov.u32 %r825, %r820;
mov.u32 %r824, %r820;
mov.u32 %r823, %r820;
mov.u32 %r822, %r820;
$L__BB11_24:
.pragma "nounroll";
mov.u32 %r821, %r822;
mov.u32 %r822, %r823;
mov.u32 %r823, %r824;
mov.u32 %r824, %r825;
mov.u32 %r825, %r820;
shl.b32 %r503, %r809, 2;
add.s32 %r504, %r347, %r503;
add.s32 %r164, %r504, -8;
setp.lt.s32 %p26, %r164, 0;
add.s32 %r505, %r504, -4;
setp.gt.s32 %p27, %r505, %r720;
or.pred %p28, %p26, %p27;
@%p28 bra $L__BB11_26;
bra.uni $L__BB11_25;
$L__BB11_26:
mov.u32 %r820, 0;
mov.u32 %r814, 3;
$L__BB11_27:
.pragma "nounroll";
setp.eq.s32 %p93, %r327, 0;
shl.b32 %r701, %r809, 2;
add.s32 %r700, %r347, %r701;
add.s32 %r699, %r700, -8;
add.s32 %r168, %r814, %r699;
add.s32 %r509, %r168, 64;
shr.s32 %r510, %r509, 31;
shr.u32 %r511, %r510, 30;
add.s32 %r512, %r509, %r511;
shr.s32 %r513, %r512, 2;
add.s32 %r169, %r513, -16;
setp.lt.u32 %p29, %r169, %r22;
or.pred %p31, %p29, %p93;
selp.b32 %r818, %r169, -1, %p29;
@%p31 bra $L__BB11_35;
setp.eq.s32 %p32, %r327, 1;
and.b32 %r514, %r720, -4;
setp.eq.s32 %p33, %r514, 4;
or.pred %p34, %p32, %p33;
@%p34 bra $L__BB11_34;
bra.uni $L__BB11_29;
$L__BB11_34:
max.s32 %r517, %r169, 0;
add.s32 %r518, %r22, -1;
min.s32 %r818, %r517, %r518;
bra.uni $L__BB11_35;
$L__BB11_29:
mov.u32 %r818, %r169;
setp.eq.s32 %p35, %r327, 4;
@%p35 bra $L__BB11_33;
bra.uni $L__BB11_31;
$L__BB11_33:
.pragma "nounroll";
setp.lt.s32 %p38, %r818, 0;
selp.b32 %r516, %r22, %r23, %p38;
add.s32 %r818, %r516, %r818;
setp.lt.u32 %p39, %r818, %r22;
@%p39 bra $L__BB11_35;
bra.uni $L__BB11_33;
$L__BB11_31:
.pragma "nounroll";
setp.lt.s32 %p36, %r818, 0;
selp.b32 %r515, %r24, %r25, %p36;
sub.s32 %r818, %r515, %r818;
setp.lt.u32 %p37, %r818, %r22;
@%p37 bra $L__BB11_35;
bra.uni $L__BB11_31;
$L__BB11_35:
mul.lo.s32 %r819, %r329, 16843009;
setp.lt.s32 %p40, %r818, 0;
shl.b32 %r519, %r169, 2;
sub.s32 %r178, %r168, %r519;
@%p40 bra $L__BB11_37;
shl.b32 %r521, %r818, 2;
cvt.s64.s32 %rd68, %r521;
cvt.s64.s32 %rd69, %r178;
add.s64 %rd70, %rd29, %rd69;
add.s64 %rd71, %rd70, %rd68;
add.s64 %rd67, %rd103, %rd71;
ld.global.nc.u8 %r819, [%rd67];
$L__BB11_37:
and.b32 %r522, %r819, 255;
prmt.b32 %r820, %r820, %r522, 8452;
add.s32 %r182, %r814, -1;
setp.gt.s32 %p41, %r814, 0;
mov.u32 %r814, %r182;
@%p41 bra $L__BB11_27;
bra.uni $L__BB11_38;
$L__BB11_25:
shl.b32 %r698, %r809, 2;
add.s32 %r697, %r347, %r698;
add.s32 %r696, %r697, -8;
cvt.s64.s32 %rd65, %r696;
add.s64 %rd66, %rd29, %rd65;
add.s64 %rd64, %rd103, %rd66;
ld.global.nc.u32 %r820, [%rd64];
$L__BB11_38:
add.s32 %r184, %r809, -1;
setp.gt.s32 %p42, %r809, 0;
mov.u32 %r809, %r184;
@%p42 bra $L__BB11_24;
bra.uni $L__BB11_39;
$L__BB11_22:
cvt.s64.s32 %rd62, %r347;
add.s64 %rd63, %rd29, %rd62;
add.s64 %rd58, %rd103, %rd63;
add.s64 %rd56, %rd58, -8;
ld.global.nc.u32 %r820, [%rd56];
add.s64 %rd57, %rd58, -4;
ld.global.nc.u32 %r825, [%rd57];
ld.global.nc.u32 %r824, [%rd58];
add.s64 %rd59, %rd58, 4;
ld.global.nc.u32 %r823, [%rd59];
add.s64 %rd60, %rd58, 8;
ld.global.nc.u32 %r822, [%rd60];
add.s64 %rd61, %rd58, 12;
ld.global.nc.u32 %r821, [%rd61];
$L__BB11_39:
add.s32 %r528, %r768, -2;
setp.lt.s32 %p43, %r528, %r15;
setp.ge.s32 %p44, %r528, %r18;
or.pred %p45, %p44, %p43;
@%p45 bra $L__BB11_46;
add.s32 %r533, %r347, 8;
setp.gt.s32 %p46, %r533, %r722;
cvt.s64.s32 %rd72, %r528;
mul.lo.s64 %rd73, %rd106, %rd72;
cvt.s64.s32 %rd74, %r347;
add.s64 %rd75, %rd73, %rd74;
add.s64 %rd30, %rd105, %rd75;
@%p46 bra $L__BB11_44;
bra.uni $L__BB11_41;
$L__BB11_44:
mov.u32 %r827, 0;
$L__BB11_45:
.pragma "nounroll";
xor.b32 %r707, %r803, %r330;
xor.b32 %r706, %r804, %r330;
setp.lt.u32 %p48, %r827, 4;
selp.b32 %r536, %r706, %r707, %p48;
shl.b32 %r537, %r827, 3;
and.b32 %r538, %r537, 24;
shr.u32 %r539, %r536, %r538;
cvt.s64.s32 %rd77, %r827;
add.s64 %rd78, %rd30, %rd77;
st.u8 [%rd78], %r539;
add.s32 %r827, %r827, 1;
add.s32 %r540, %r827, %r347;
setp.lt.s32 %p49, %r540, %r722;
@%p49 bra $L__BB11_45;
bra.uni $L__BB11_46;
$L__BB11_41:
and.b64 %rd76, %rd30, 7;
setp.eq.s64 %p47, %rd76, 0;
@%p47 bra $L__BB11_43;
xor.b32 %r703, %r803, %r330;
xor.b32 %r702, %r804, %r330;
st.u32 [%rd30], %r702;
st.u32 [%rd30+4], %r703;
bra.uni $L__BB11_46;
$L__BB11_43:
xor.b32 %r705, %r803, %r330;
xor.b32 %r704, %r804, %r330;
st.v2.u32 [%rd30], {%r704, %r705};
$L__BB11_46:
@%p8 bra $L__BB11_48;
xor.b32 %r546, %r877, %r330;
mov.u32 %r547, 17472;
mov.u32 %r548, 0;
prmt.b32 %r549, %r546, %r548, %r547;
xor.b32 %r550, %r882, %r330;
prmt.b32 %r551, %r550, %r548, %r547;
min.s32 %r552, %r549, %r551;
xor.b32 %r553, %r881, %r330;
prmt.b32 %r554, %r553, %r548, %r547;
min.s32 %r555, %r552, %r554;
xor.b32 %r556, %r880, %r330;
prmt.b32 %r557, %r556, %r548, %r547;
min.s32 %r558, %r555, %r557;
xor.b32 %r559, %r879, %r330;
prmt.b32 %r560, %r559, %r548, %r547;
min.s32 %r196, %r558, %r560;
min.s32 %r561, %r802, %r196;
min.s32 %r802, %r794, %r196;
min.s32 %r794, %r786, %r196;
min.s32 %r786, %r778, %r196;
mov.u32 %r562, 17473;
prmt.b32 %r563, %r546, %r548, %r562;
prmt.b32 %r564, %r550, %r548, %r562;
min.s32 %r565, %r563, %r564;
prmt.b32 %r566, %r553, %r548, %r562;
min.s32 %r567, %r565, %r566;
prmt.b32 %r568, %r556, %r548, %r562;
min.s32 %r569, %r567, %r568;
prmt.b32 %r570, %r559, %r548, %r562;
min.s32 %r200, %r569, %r570;
min.s32 %r571, %r801, %r200;
min.s32 %r801, %r793, %r200;
min.s32 %r793, %r785, %r200;
min.s32 %r785, %r777, %r200;
mov.u32 %r572, 17474;
prmt.b32 %r573, %r546, %r548, %r572;
prmt.b32 %r574, %r550, %r548, %r572;
min.s32 %r575, %r573, %r574;
prmt.b32 %r576, %r553, %r548, %r572;
min.s32 %r577, %r575, %r576;
prmt.b32 %r578, %r556, %r548, %r572;
min.s32 %r579, %r577, %r578;
prmt.b32 %r580, %r559, %r548, %r572;
min.s32 %r204, %r579, %r580;
min.s32 %r581, %r800, %r204;
min.s32 %r800, %r792, %r204;
min.s32 %r792, %r784, %r204;
min.s32 %r784, %r776, %r204;
mov.u32 %r582, 17475;
prmt.b32 %r583, %r546, %r548, %r582;
prmt.b32 %r584, %r550, %r548, %r582;
min.s32 %r585, %r583, %r584;
prmt.b32 %r586, %r553, %r548, %r582;
min.s32 %r587, %r585, %r586;
prmt.b32 %r588, %r556, %r548, %r582;
min.s32 %r589, %r587, %r588;
prmt.b32 %r590, %r559, %r548, %r582;
min.s32 %r208, %r589, %r590;
min.s32 %r591, %r799, %r208;
min.s32 %r799, %r791, %r208;
min.s32 %r791, %r783, %r208;
min.s32 %r783, %r775, %r208;
min.s32 %r592, %r551, %r554;
min.s32 %r593, %r592, %r557;
min.s32 %r594, %r593, %r560;
xor.b32 %r595, %r878, %r330;
prmt.b32 %r596, %r595, %r548, %r547;
min.s32 %r212, %r594, %r596;
min.s32 %r597, %r798, %r212;
min.s32 %r798, %r790, %r212;
min.s32 %r790, %r782, %r212;
min.s32 %r782, %r774, %r212;
min.s32 %r598, %r564, %r566;
min.s32 %r599, %r598, %r568;
min.s32 %r600, %r599, %r570;
prmt.b32 %r601, %r595, %r548, %r562;
min.s32 %r216, %r600, %r601;
min.s32 %r602, %r797, %r216;
min.s32 %r797, %r789, %r216;
min.s32 %r789, %r781, %r216;
min.s32 %r781, %r773, %r216;
min.s32 %r603, %r574, %r576;
min.s32 %r604, %r603, %r578;
min.s32 %r605, %r604, %r580;
prmt.b32 %r606, %r595, %r548, %r572;
min.s32 %r220, %r605, %r606;
min.s32 %r607, %r796, %r220;
min.s32 %r796, %r788, %r220;
min.s32 %r788, %r780, %r220;
min.s32 %r780, %r772, %r220;
min.s32 %r608, %r584, %r586;
min.s32 %r609, %r608, %r588;
min.s32 %r610, %r609, %r590;
prmt.b32 %r611, %r595, %r548, %r582;
min.s32 %r224, %r610, %r611;
min.s32 %r612, %r795, %r224;
min.s32 %r795, %r787, %r224;
min.s32 %r787, %r779, %r224;
min.s32 %r779, %r771, %r224;
mov.u32 %r613, 64;
prmt.b32 %r614, %r561, %r571, %r613;
prmt.b32 %r615, %r581, %r591, %r613;
mov.u32 %r616, 21520;
prmt.b32 %r804, %r614, %r615, %r616;
prmt.b32 %r617, %r597, %r602, %r613;
prmt.b32 %r618, %r607, %r612, %r613;
prmt.b32 %r803, %r617, %r618, %r616;
mov.u32 %r771, %r224;
mov.u32 %r772, %r220;
mov.u32 %r773, %r216;
mov.u32 %r774, %r212;
mov.u32 %r775, %r208;
mov.u32 %r776, %r204;
mov.u32 %r777, %r200;
mov.u32 %r778, %r196;
$L__BB11_48:
add.s32 %r264, %r768, 3;
setp.ge.s32 %p51, %r264, %r19;
@%p51 bra $L__BB11_76;
setp.eq.s32 %p52, %r327, 0;
setp.lt.u32 %p53, %r264, %r721;
or.pred %p54, %p53, %p52;
selp.b32 %r864, %r264, -1, %p53;
@%p54 bra $L__BB11_57;
setp.eq.s32 %p55, %r327, 1;
setp.eq.s32 %p56, %r721, 1;
or.pred %p57, %p55, %p56;
@%p57 bra $L__BB11_56;
bra.uni $L__BB11_51;
$L__BB11_56:
max.s32 %r623, %r264, 0;
add.s32 %r624, %r721, -1;
min.s32 %r864, %r623, %r624;
bra.uni $L__BB11_57;
$L__BB11_51:
setp.eq.s32 %p58, %r327, 4;
@%p58 bra $L__BB11_54;
bra.uni $L__BB11_52;
$L__BB11_54:
neg.s32 %r269, %r721;
mov.u32 %r864, %r264;
$L__BB11_55:
.pragma "nounroll";
setp.lt.s32 %p62, %r864, 0;
selp.b32 %r622, %r721, %r269, %p62;
add.s32 %r864, %r622, %r864;
setp.lt.u32 %p63, %r864, %r721;
@%p63 bra $L__BB11_57;
bra.uni $L__BB11_55;
$L__BB11_52:
shl.b32 %r620, %r721, 1;
add.s32 %r266, %r390, %r620;
mov.u32 %r864, %r264;
$L__BB11_53:
.pragma "nounroll";
setp.lt.s32 %p60, %r864, 0;
selp.b32 %r621, %r24, %r266, %p60;
sub.s32 %r864, %r621, %r864;
setp.lt.u32 %p61, %r864, %r721;
@%p61 bra $L__BB11_57;
bra.uni $L__BB11_53;
$L__BB11_57:
cvt.s64.s32 %rd79, %r864;
mul.lo.s64 %rd32, %rd104, %rd79;
mul.lo.s32 %r878, %r329, 16843009;
setp.lt.s32 %p64, %r864, 0;
mov.u32 %r879, %r878;
mov.u32 %r880, %r878;
mov.u32 %r881, %r878;
mov.u32 %r882, %r878;
mov.u32 %r877, %r878;
@%p64 bra $L__BB11_76;
setp.lt.s32 %p65, %r347, 8;
add.s32 %r630, %r347, 16;
setp.gt.s32 %p66, %r630, %r720;
or.pred %p67, %p65, %p66;
@%p67 bra $L__BB11_60;
bra.uni $L__BB11_59;
$L__BB11_60:
mov.u32 %r866, 5;
mov.u32 %r877, 0;
mov.u32 %r882, %r877;
mov.u32 %r881, %r877;
mov.u32 %r880, %r877;
mov.u32 %r879, %r877;
$L__BB11_61:
.pragma "nounroll";
mov.u32 %r878, %r879;
mov.u32 %r879, %r880;
mov.u32 %r880, %r881;
mov.u32 %r881, %r882;
mov.u32 %r882, %r877;
shl.b32 %r653, %r866, 2;
add.s32 %r654, %r347, %r653;
add.s32 %r287, %r654, -8;
setp.lt.s32 %p68, %r287, 0;
add.s32 %r655, %r654, -4;
setp.gt.s32 %p69, %r655, %r720;
or.pred %p70, %p68, %p69;
@%p70 bra $L__BB11_63;
bra.uni $L__BB11_62;
$L__BB11_63:
mov.u32 %r877, 0;
mov.u32 %r871, 3;
$L__BB11_64:
.pragma "nounroll";
setp.eq.s32 %p94, %r327, 0;
shl.b32 %r713, %r866, 2;
add.s32 %r712, %r347, %r713;
add.s32 %r711, %r712, -8;
add.s32 %r291, %r871, %r711;
add.s32 %r659, %r291, 64;
shr.s32 %r660, %r659, 31;
shr.u32 %r661, %r660, 30;
add.s32 %r662, %r659, %r661;
shr.s32 %r663, %r662, 2;
add.s32 %r292, %r663, -16;
setp.lt.u32 %p71, %r292, %r22;
or.pred %p73, %p71, %p94;
selp.b32 %r875, %r292, -1, %p71;
@%p73 bra $L__BB11_72;
setp.eq.s32 %p74, %r327, 1;
and.b32 %r664, %r720, -4;
setp.eq.s32 %p75, %r664, 4;
or.pred %p76, %p74, %p75;
@%p76 bra $L__BB11_71;
bra.uni $L__BB11_66;
$L__BB11_71:
max.s32 %r667, %r292, 0;
add.s32 %r668, %r22, -1;
min.s32 %r875, %r667, %r668;
bra.uni $L__BB11_72;
$L__BB11_66:
mov.u32 %r875, %r292;
setp.eq.s32 %p77, %r327, 4;
@%p77 bra $L__BB11_70;
bra.uni $L__BB11_68;
$L__BB11_70:
.pragma "nounroll";
setp.lt.s32 %p80, %r875, 0;
selp.b32 %r666, %r22, %r23, %p80;
add.s32 %r875, %r666, %r875;
setp.lt.u32 %p81, %r875, %r22;
@%p81 bra $L__BB11_72;
bra.uni $L__BB11_70;
$L__BB11_68:
.pragma "nounroll";
setp.lt.s32 %p78, %r875, 0;
selp.b32 %r665, %r24, %r25, %p78;
sub.s32 %r875, %r665, %r875;
setp.lt.u32 %p79, %r875, %r22;
@%p79 bra $L__BB11_72;
bra.uni $L__BB11_68;
$L__BB11_72:
mul.lo.s32 %r876, %r329, 16843009;
setp.lt.s32 %p82, %r875, 0;
shl.b32 %r669, %r292, 2;
sub.s32 %r301, %r291, %r669;
@%p82 bra $L__BB11_74;
shl.b32 %r671, %r875, 2;
cvt.s64.s32 %rd92, %r671;
cvt.s64.s32 %rd93, %r301;
add.s64 %rd94, %rd32, %rd93;
add.s64 %rd95, %rd94, %rd92;
add.s64 %rd91, %rd103, %rd95;
ld.global.nc.u8 %r876, [%rd91];
$L__BB11_74:
and.b32 %r672, %r876, 255;
prmt.b32 %r877, %r877, %r672, 8452;
add.s32 %r305, %r871, -1;
setp.gt.s32 %p83, %r871, 0;
mov.u32 %r871, %r305;
@%p83 bra $L__BB11_64;
bra.uni $L__BB11_75;
$L__BB11_62:
shl.b32 %r710, %r866, 2;
add.s32 %r709, %r347, %r710;
add.s32 %r708, %r709, -8;
cvt.s64.s32 %rd89, %r708;
add.s64 %rd90, %rd32, %rd89;
add.s64 %rd88, %rd103, %rd90;
ld.global.nc.u32 %r877, [%rd88];
$L__BB11_75:
add.s32 %r307, %r866, -1;
setp.gt.s32 %p84, %r866, 0;
mov.u32 %r866, %r307;
@%p84 bra $L__BB11_61;
bra.uni $L__BB11_76;
$L__BB11_59:
cvt.s64.s32 %rd86, %r347;
add.s64 %rd87, %rd32, %rd86;
add.s64 %rd82, %rd103, %rd87;
add.s64 %rd80, %rd82, -8;
ld.global.nc.u32 %r877, [%rd80];
add.s64 %rd81, %rd82, -4;
ld.global.nc.u32 %r882, [%rd81];
ld.global.nc.u32 %r881, [%rd82];
add.s64 %rd83, %rd82, 4;
ld.global.nc.u32 %r880, [%rd83];
add.s64 %rd84, %rd82, 8;
ld.global.nc.u32 %r879, [%rd84];
add.s64 %rd85, %rd82, 12;
ld.global.nc.u32 %r878, [%rd85];
$L__BB11_76:
setp.le.s32 %p85, %r768, %r15;
setp.gt.s32 %p86, %r768, %r18;
or.pred %p87, %p86, %p85;
@%p87 bra $L__BB11_83;
add.s32 %r682, %r347, 8;
setp.gt.s32 %p88, %r682, %r722;
add.s32 %r683, %r768, -1;
cvt.s64.s32 %rd96, %r683;
mul.lo.s64 %rd97, %rd106, %rd96;
cvt.s64.s32 %rd98, %r347;
add.s64 %rd99, %rd97, %rd98;
add.s64 %rd33, %rd105, %rd99;
@%p88 bra $L__BB11_81;
bra.uni $L__BB11_78;
$L__BB11_81:
mov.u32 %r884, 0;
$L__BB11_82:
.pragma "nounroll";
xor.b32 %r719, %r803, %r330;
xor.b32 %r718, %r804, %r330;
setp.lt.u32 %p90, %r884, 4;
selp.b32 %r685, %r718, %r719, %p90;
shl.b32 %r686, %r884, 3;
and.b32 %r687, %r686, 24;
shr.u32 %r688, %r685, %r687;
cvt.s64.s32 %rd101, %r884;
add.s64 %rd102, %rd33, %rd101;
st.u8 [%rd102], %r688;
add.s32 %r884, %r884, 1;
add.s32 %r689, %r884, %r347;
setp.lt.s32 %p91, %r689, %r722;
@%p91 bra $L__BB11_82;
bra.uni $L__BB11_83;
$L__BB11_78:
and.b64 %rd100, %rd33, 7;
setp.eq.s64 %p89, %rd100, 0;
@%p89 bra $L__BB11_80;
xor.b32 %r715, %r803, %r330;
xor.b32 %r714, %r804, %r330;
st.u32 [%rd33], %r714;
st.u32 [%rd33+4], %r715;
bra.uni $L__BB11_83;
$L__BB11_80:
xor.b32 %r717, %r803, %r330;
xor.b32 %r716, %r804, %r330;
st.v2.u32 [%rd33], {%r716, %r717};
$L__BB11_83:
add.s32 %r768, %r768, 2;
setp.lt.s32 %p92, %r768, %r19;
@%p92 bra $L__BB11_9;
$L__BB11_84:
ret;
}
`;
