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
.reg .pred %p<104>;
.reg .b32 %r<668>;
.reg .b64 %rd<102>;
ld.param.u64 %rd35, [p0];
ld.param.v2.u32 {%r550, %r551}, [p1+32];
ld.param.v2.u32 {%r249, %r250}, [p1+40];
ld.param.u64 %rd40, [p2];
ld.param.v2.u32 {%r552, %r553}, [p3+32];
ld.param.v2.u32 {%r253, %r254}, [p3+40];
ld.param.u32 %r243, [p4];
ld.param.u32 %r244, [p5];
ld.param.u32 %r245, [p6];
ld.param.u32 %r246, [p7];
ld.param.u64 %rd101, [p3+8];
ld.param.u64 %rd41, [p3];
ld.param.u64 %rd99, [p1+8];
ld.param.u64 %rd36, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r250, 0;
@%p1 bra $L__BB6_2;
cvta.to.global.u64 %rd45, %rd35;
mul.wide.s32 %rd46, %r1, 40;
add.s64 %rd47, %rd45, %rd46;
ld.global.v2.u32 {%r550, %r551}, [%rd47+32];
ld.global.u64 %rd99, [%rd47+8];
ld.global.u64 %rd98, [%rd47];
bra.uni $L__BB6_3;
$L__BB6_2:
cvt.s64.s32 %rd48, %r1;
mul.lo.s64 %rd49, %rd36, %rd48;
add.s64 %rd98, %rd35, %rd49;
$L__BB6_3:
setp.eq.s32 %p2, %r254, 0;
@%p2 bra $L__BB6_5;
cvta.to.global.u64 %rd50, %rd40;
mul.wide.s32 %rd51, %r1, 40;
add.s64 %rd52, %rd50, %rd51;
ld.global.v2.u32 {%r552, %r553}, [%rd52+32];
ld.global.u64 %rd101, [%rd52+8];
ld.global.u64 %rd100, [%rd52];
bra.uni $L__BB6_6;
$L__BB6_5:
cvt.s64.s32 %rd53, %r1;
mul.lo.s64 %rd54, %rd41, %rd53;
add.s64 %rd100, %rd40, %rd54;
$L__BB6_6:
mov.u32 %r259, %ctaid.x;
shl.b32 %r260, %r259, 5;
mov.u32 %r261, %tid.x;
add.s32 %r262, %r260, %r261;
shl.b32 %r263, %r262, 3;
mov.u32 %r264, %ctaid.y;
shl.b32 %r265, %r264, 3;
mov.u32 %r266, %tid.y;
add.s32 %r267, %r265, %r266;
mul.lo.s32 %r16, %r267, %r244;
setp.ge.s32 %p3, %r263, %r552;
setp.ge.s32 %p4, %r16, %r553;
or.pred %p5, %p3, %p4;
@%p5 bra $L__BB6_94;
add.s32 %r268, %r16, %r244;
min.s32 %r19, %r268, %r553;
add.s32 %r581, %r16, -3;
setp.gt.s32 %p6, %r581, %r19;
@%p6 bra $L__BB6_94;
neg.s32 %r21, %r550;
shl.b32 %r22, %r550, 1;
add.s32 %r23, %r22, -2;
mov.u32 %r584, 255;
mov.u32 %r585, %r584;
mov.u32 %r586, %r584;
mov.u32 %r587, %r584;
mov.u32 %r588, %r584;
mov.u32 %r589, %r584;
mov.u32 %r590, %r584;
mov.u32 %r591, %r584;
mov.u32 %r592, %r584;
mov.u32 %r593, %r584;
mov.u32 %r594, %r584;
mov.u32 %r595, %r584;
mov.u32 %r596, %r584;
mov.u32 %r597, %r584;
mov.u32 %r598, %r584;
mov.u32 %r599, %r584;
$L__BB6_9:
.pragma "nounroll";
mad.lo.s32 %r290, %r267, %r244, -1;
setp.lt.s32 %p7, %r581, %r290;
@%p7 bra $L__BB6_11;
shr.u32 %r291, %r624, 24;
and.b32 %r292, %r623, 255;
min.u32 %r293, %r291, %r292;
shr.u32 %r294, %r623, 8;
and.b32 %r295, %r294, 255;
min.s32 %r54, %r293, %r295;
min.s32 %r296, %r599, %r54;
min.s32 %r599, %r591, %r54;
min.u32 %r297, %r292, %r295;
shr.u32 %r298, %r623, 16;
and.b32 %r299, %r298, 255;
min.s32 %r56, %r297, %r299;
min.s32 %r300, %r598, %r56;
min.s32 %r598, %r590, %r56;
min.u32 %r301, %r295, %r299;
shr.u32 %r302, %r623, 24;
min.s32 %r58, %r301, %r302;
min.s32 %r303, %r597, %r58;
min.s32 %r597, %r589, %r58;
min.u32 %r304, %r299, %r302;
and.b32 %r305, %r622, 255;
min.s32 %r60, %r304, %r305;
min.s32 %r306, %r596, %r60;
min.s32 %r596, %r588, %r60;
min.u32 %r307, %r302, %r305;
shr.u32 %r308, %r622, 8;
and.b32 %r309, %r308, 255;
min.s32 %r62, %r307, %r309;
min.s32 %r310, %r595, %r62;
min.s32 %r595, %r587, %r62;
min.u32 %r311, %r305, %r309;
shr.u32 %r312, %r622, 16;
and.b32 %r313, %r312, 255;
min.s32 %r64, %r311, %r313;
min.s32 %r314, %r594, %r64;
min.s32 %r594, %r586, %r64;
min.u32 %r315, %r309, %r313;
shr.u32 %r316, %r622, 24;
min.s32 %r66, %r315, %r316;
min.s32 %r317, %r593, %r66;
min.s32 %r593, %r585, %r66;
min.u32 %r318, %r313, %r316;
and.b32 %r319, %r621, 255;
min.s32 %r68, %r318, %r319;
min.s32 %r320, %r592, %r68;
min.s32 %r592, %r584, %r68;
mov.u32 %r321, 64;
prmt.b32 %r322, %r296, %r300, %r321;
prmt.b32 %r323, %r303, %r306, %r321;
mov.u32 %r324, 21520;
prmt.b32 %r601, %r322, %r323, %r324;
prmt.b32 %r325, %r310, %r314, %r321;
prmt.b32 %r326, %r317, %r320, %r321;
prmt.b32 %r600, %r325, %r326, %r324;
mov.u32 %r584, %r68;
mov.u32 %r585, %r66;
mov.u32 %r586, %r64;
mov.u32 %r587, %r62;
mov.u32 %r588, %r60;
mov.u32 %r589, %r58;
mov.u32 %r590, %r56;
mov.u32 %r591, %r54;
$L__BB6_11:
add.s32 %r90, %r581, 2;
setp.gt.s32 %p8, %r90, %r19;
mov.u32 %r618, %r660;
mov.u32 %r619, %r661;
mov.u32 %r620, %r662;
@%p8 bra $L__BB6_44;
setp.eq.s32 %p9, %r243, 0;
@%p9 bra $L__BB6_22;
setp.eq.s32 %p10, %r243, 1;
setp.eq.s32 %p11, %r551, 1;
or.pred %p12, %p10, %p11;
@%p12 bra $L__BB6_21;
bra.uni $L__BB6_14;
$L__BB6_21:
add.s32 %r521, %r581, 2;
max.s32 %r332, %r521, 0;
add.s32 %r333, %r551, -1;
min.s32 %r605, %r332, %r333;
bra.uni $L__BB6_23;
$L__BB6_22:
add.s32 %r522, %r581, 2;
setp.lt.u32 %p22, %r522, %r551;
selp.b32 %r605, %r522, -1, %p22;
bra.uni $L__BB6_23;
$L__BB6_14:
add.s32 %r605, %r581, 2;
setp.lt.u32 %p13, %r605, %r551;
@%p13 bra $L__BB6_23;
add.s32 %r605, %r581, 2;
setp.eq.s32 %p14, %r243, 4;
@%p14 bra $L__BB6_19;
setp.ne.s32 %p15, %r243, 2;
@%p15 bra $L__BB6_20;
$L__BB6_17:
.pragma "nounroll";
shl.b32 %r523, %r551, 1;
setp.lt.s32 %p16, %r605, 0;
selp.b32 %r327, 0, %r523, %p16;
not.b32 %r328, %r605;
add.s32 %r605, %r327, %r328;
setp.lt.u32 %p17, %r605, %r551;
@%p17 bra $L__BB6_23;
bra.uni $L__BB6_17;
$L__BB6_19:
.pragma "nounroll";
neg.s32 %r524, %r551;
setp.lt.s32 %p18, %r605, 0;
selp.b32 %r329, %r551, %r524, %p18;
add.s32 %r605, %r329, %r605;
setp.lt.u32 %p19, %r605, %r551;
@%p19 bra $L__BB6_23;
bra.uni $L__BB6_19;
$L__BB6_20:
.pragma "nounroll";
shl.b32 %r526, %r551, 1;
add.s32 %r525, %r526, -2;
setp.lt.s32 %p20, %r605, 0;
selp.b32 %r331, 0, %r525, %p20;
sub.s32 %r605, %r331, %r605;
setp.lt.u32 %p21, %r605, %r551;
@%p21 bra $L__BB6_23;
bra.uni $L__BB6_20;
$L__BB6_23:
cvt.s64.s32 %rd55, %r605;
mul.lo.s64 %rd29, %rd99, %rd55;
mul.lo.s32 %r334, %r245, 16843009;
xor.b32 %r618, %r334, %r246;
setp.lt.s32 %p23, %r605, 0;
mov.u32 %r619, %r618;
mov.u32 %r620, %r618;
mov.u32 %r621, %r618;
mov.u32 %r622, %r618;
mov.u32 %r623, %r618;
mov.u32 %r624, %r618;
@%p23 bra $L__BB6_44;
setp.lt.s32 %p24, %r263, 4;
add.s32 %r340, %r263, 12;
setp.gt.s32 %p25, %r340, %r550;
or.pred %p26, %p24, %p25;
@%p26 bra $L__BB6_26;
bra.uni $L__BB6_25;
$L__BB6_26:
mov.u32 %r607, 3;
mov.u32 %r620, %r662;
mov.u32 %r619, %r661;
mov.u32 %r618, %r660;
$L__BB6_27:
.pragma "nounroll";
mov.u32 %r621, %r618;
mov.u32 %r618, %r619;
mov.u32 %r619, %r620;
shl.b32 %r356, %r607, 2;
add.s32 %r357, %r356, %r263;
add.s32 %r112, %r357, -4;
setp.lt.s32 %p27, %r112, 0;
setp.gt.s32 %p28, %r357, %r550;
or.pred %p29, %p28, %p27;
@%p29 bra $L__BB6_29;
bra.uni $L__BB6_28;
$L__BB6_29:
mov.u32 %r617, 0;
mov.u32 %r610, 3;
$L__BB6_30:
.pragma "nounroll";
setp.eq.s32 %p102, %r243, 0;
shl.b32 %r516, %r607, 2;
add.s32 %r515, %r516, %r263;
add.s32 %r514, %r515, -4;
add.s32 %r615, %r610, %r514;
@%p102 bra $L__BB6_39;
setp.eq.s32 %p31, %r243, 1;
setp.eq.s32 %p32, %r550, 1;
or.pred %p33, %p31, %p32;
@%p33 bra $L__BB6_38;
bra.uni $L__BB6_32;
$L__BB6_38:
max.s32 %r365, %r615, 0;
add.s32 %r366, %r550, -1;
min.s32 %r615, %r365, %r366;
bra.uni $L__BB6_40;
$L__BB6_39:
setp.lt.u32 %p43, %r615, %r550;
selp.b32 %r615, %r615, -1, %p43;
bra.uni $L__BB6_40;
$L__BB6_32:
setp.lt.u32 %p34, %r615, %r550;
@%p34 bra $L__BB6_40;
setp.eq.s32 %p35, %r243, 4;
@%p35 bra $L__BB6_36;
setp.ne.s32 %p36, %r243, 2;
@%p36 bra $L__BB6_37;
$L__BB6_35:
.pragma "nounroll";
setp.lt.s32 %p37, %r615, 0;
selp.b32 %r361, 0, %r22, %p37;
not.b32 %r362, %r615;
add.s32 %r615, %r361, %r362;
setp.lt.u32 %p38, %r615, %r550;
@%p38 bra $L__BB6_40;
bra.uni $L__BB6_35;
$L__BB6_36:
.pragma "nounroll";
setp.lt.s32 %p39, %r615, 0;
selp.b32 %r363, %r550, %r21, %p39;
add.s32 %r615, %r363, %r615;
setp.lt.u32 %p40, %r615, %r550;
@%p40 bra $L__BB6_40;
bra.uni $L__BB6_36;
$L__BB6_37:
.pragma "nounroll";
setp.lt.s32 %p41, %r615, 0;
selp.b32 %r364, 0, %r23, %p41;
sub.s32 %r615, %r364, %r615;
setp.lt.u32 %p42, %r615, %r550;
@%p42 bra $L__BB6_40;
bra.uni $L__BB6_37;
$L__BB6_40:
mul.lo.s32 %r616, %r245, 16843009;
setp.lt.s32 %p44, %r615, 0;
@%p44 bra $L__BB6_42;
cvt.s64.s32 %rd66, %r615;
add.s64 %rd67, %rd29, %rd66;
add.s64 %rd65, %rd98, %rd67;
ld.global.nc.u8 %r616, [%rd65];
$L__BB6_42:
and.b32 %r368, %r616, 255;
prmt.b32 %r617, %r617, %r368, 8452;
add.s32 %r130, %r610, -1;
setp.gt.s32 %p45, %r610, 0;
mov.u32 %r610, %r130;
@%p45 bra $L__BB6_30;
bra.uni $L__BB6_43;
$L__BB6_28:
shl.b32 %r513, %r607, 2;
add.s32 %r512, %r513, %r263;
add.s32 %r511, %r512, -4;
cvt.s64.s32 %rd63, %r511;
add.s64 %rd64, %rd29, %rd63;
add.s64 %rd62, %rd98, %rd64;
ld.global.nc.u32 %r617, [%rd62];
$L__BB6_43:
xor.b32 %r620, %r617, %r246;
add.s32 %r133, %r607, -1;
setp.gt.s32 %p46, %r607, 0;
mov.u32 %r607, %r133;
mov.u32 %r622, %r618;
mov.u32 %r623, %r619;
mov.u32 %r624, %r620;
@%p46 bra $L__BB6_27;
bra.uni $L__BB6_44;
$L__BB6_25:
cvt.s64.s32 %rd60, %r263;
add.s64 %rd61, %rd29, %rd60;
add.s64 %rd57, %rd98, %rd61;
add.s64 %rd56, %rd57, -4;
ld.global.nc.u32 %r341, [%rd56];
xor.b32 %r620, %r341, %r246;
ld.global.nc.u32 %r342, [%rd57];
xor.b32 %r619, %r342, %r246;
add.s64 %rd58, %rd57, 4;
ld.global.nc.u32 %r343, [%rd58];
xor.b32 %r618, %r343, %r246;
add.s64 %rd59, %rd57, 8;
ld.global.nc.u32 %r344, [%rd59];
xor.b32 %r621, %r344, %r246;
mov.u32 %r622, %r618;
mov.u32 %r623, %r619;
mov.u32 %r624, %r620;
$L__BB6_44:
setp.le.s32 %p47, %r581, %r16;
setp.gt.s32 %p48, %r581, %r19;
or.pred %p49, %p47, %p48;
@%p49 bra $L__BB6_51;
add.s32 %r379, %r263, 8;
setp.gt.s32 %p50, %r379, %r552;
add.s32 %r380, %r581, -1;
cvt.s64.s32 %rd68, %r380;
mul.lo.s64 %rd69, %rd101, %rd68;
cvt.s64.s32 %rd70, %r263;
add.s64 %rd71, %rd69, %rd70;
add.s64 %rd30, %rd100, %rd71;
@%p50 bra $L__BB6_49;
bra.uni $L__BB6_46;
$L__BB6_49:
mov.u32 %r625, 0;
$L__BB6_50:
.pragma "nounroll";
xor.b32 %r386, %r600, %r246;
xor.b32 %r387, %r601, %r246;
setp.lt.u32 %p52, %r625, 4;
selp.b32 %r388, %r387, %r386, %p52;
shl.b32 %r389, %r625, 3;
and.b32 %r390, %r389, 24;
shr.u32 %r391, %r388, %r390;
cvt.s64.s32 %rd73, %r625;
add.s64 %rd74, %rd30, %rd73;
st.u8 [%rd74], %r391;
add.s32 %r625, %r625, 1;
add.s32 %r397, %r625, %r263;
setp.lt.s32 %p53, %r397, %r552;
@%p53 bra $L__BB6_50;
bra.uni $L__BB6_51;
$L__BB6_46:
and.b64 %rd72, %rd30, 7;
setp.eq.s64 %p51, %rd72, 0;
@%p51 bra $L__BB6_48;
xor.b32 %r381, %r601, %r246;
st.u32 [%rd30], %r381;
xor.b32 %r382, %r600, %r246;
st.u32 [%rd30+4], %r382;
bra.uni $L__BB6_51;
$L__BB6_48:
xor.b32 %r383, %r600, %r246;
xor.b32 %r384, %r601, %r246;
st.v2.u32 [%rd30], {%r384, %r383};
$L__BB6_51:
@%p7 bra $L__BB6_53;
shr.u32 %r403, %r666, 24;
and.b32 %r404, %r665, 255;
min.u32 %r405, %r403, %r404;
shr.u32 %r406, %r665, 8;
and.b32 %r407, %r406, 255;
min.s32 %r143, %r405, %r407;
min.s32 %r408, %r599, %r143;
min.s32 %r599, %r591, %r143;
min.u32 %r409, %r404, %r407;
shr.u32 %r410, %r665, 16;
and.b32 %r411, %r410, 255;
min.s32 %r145, %r409, %r411;
min.s32 %r412, %r598, %r145;
min.s32 %r598, %r590, %r145;
min.u32 %r413, %r407, %r411;
shr.u32 %r414, %r665, 24;
min.s32 %r147, %r413, %r414;
min.s32 %r415, %r597, %r147;
min.s32 %r597, %r589, %r147;
min.u32 %r416, %r411, %r414;
and.b32 %r417, %r664, 255;
min.s32 %r149, %r416, %r417;
min.s32 %r418, %r596, %r149;
min.s32 %r596, %r588, %r149;
min.u32 %r419, %r414, %r417;
shr.u32 %r420, %r664, 8;
and.b32 %r421, %r420, 255;
min.s32 %r151, %r419, %r421;
min.s32 %r422, %r595, %r151;
min.s32 %r595, %r587, %r151;
min.u32 %r423, %r417, %r421;
shr.u32 %r424, %r664, 16;
and.b32 %r425, %r424, 255;
min.s32 %r153, %r423, %r425;
min.s32 %r426, %r594, %r153;
min.s32 %r594, %r586, %r153;
min.u32 %r427, %r421, %r425;
shr.u32 %r428, %r664, 24;
min.s32 %r155, %r427, %r428;
min.s32 %r429, %r593, %r155;
min.s32 %r593, %r585, %r155;
min.u32 %r430, %r425, %r428;
and.b32 %r431, %r663, 255;
min.s32 %r157, %r430, %r431;
min.s32 %r432, %r592, %r157;
min.s32 %r592, %r584, %r157;
mov.u32 %r433, 64;
prmt.b32 %r434, %r408, %r412, %r433;
prmt.b32 %r435, %r415, %r418, %r433;
mov.u32 %r436, 21520;
prmt.b32 %r601, %r434, %r435, %r436;
prmt.b32 %r437, %r422, %r426, %r433;
prmt.b32 %r438, %r429, %r432, %r433;
prmt.b32 %r600, %r437, %r438, %r436;
mov.u32 %r584, %r157;
mov.u32 %r585, %r155;
mov.u32 %r586, %r153;
mov.u32 %r587, %r151;
mov.u32 %r588, %r149;
mov.u32 %r589, %r147;
mov.u32 %r590, %r145;
mov.u32 %r591, %r143;
$L__BB6_53:
add.s32 %r179, %r581, 3;
setp.gt.s32 %p55, %r179, %r19;
mov.u32 %r660, %r618;
mov.u32 %r661, %r619;
mov.u32 %r662, %r620;
@%p55 bra $L__BB6_86;
setp.eq.s32 %p56, %r243, 0;
@%p56 bra $L__BB6_64;
setp.eq.s32 %p57, %r243, 1;
setp.eq.s32 %p58, %r551, 1;
or.pred %p59, %p57, %p58;
@%p59 bra $L__BB6_63;
bra.uni $L__BB6_56;
$L__BB6_63:
add.s32 %r531, %r581, 3;
max.s32 %r444, %r531, 0;
add.s32 %r445, %r551, -1;
min.s32 %r647, %r444, %r445;
bra.uni $L__BB6_65;
$L__BB6_64:
add.s32 %r532, %r581, 3;
setp.lt.u32 %p69, %r532, %r551;
selp.b32 %r647, %r532, -1, %p69;
bra.uni $L__BB6_65;
$L__BB6_56:
add.s32 %r647, %r581, 3;
setp.lt.u32 %p60, %r647, %r551;
@%p60 bra $L__BB6_65;
add.s32 %r647, %r581, 3;
setp.eq.s32 %p61, %r243, 4;
@%p61 bra $L__BB6_61;
setp.ne.s32 %p62, %r243, 2;
@%p62 bra $L__BB6_62;
$L__BB6_59:
.pragma "nounroll";
shl.b32 %r533, %r551, 1;
setp.lt.s32 %p63, %r647, 0;
selp.b32 %r439, 0, %r533, %p63;
not.b32 %r440, %r647;
add.s32 %r647, %r439, %r440;
setp.lt.u32 %p64, %r647, %r551;
@%p64 bra $L__BB6_65;
bra.uni $L__BB6_59;
$L__BB6_61:
.pragma "nounroll";
neg.s32 %r534, %r551;
setp.lt.s32 %p65, %r647, 0;
selp.b32 %r441, %r551, %r534, %p65;
add.s32 %r647, %r441, %r647;
setp.lt.u32 %p66, %r647, %r551;
@%p66 bra $L__BB6_65;
bra.uni $L__BB6_61;
$L__BB6_62:
.pragma "nounroll";
shl.b32 %r536, %r551, 1;
add.s32 %r535, %r536, -2;
setp.lt.s32 %p67, %r647, 0;
selp.b32 %r443, 0, %r535, %p67;
sub.s32 %r647, %r443, %r647;
setp.lt.u32 %p68, %r647, %r551;
@%p68 bra $L__BB6_65;
bra.uni $L__BB6_62;
$L__BB6_65:
cvt.s64.s32 %rd75, %r647;
mul.lo.s64 %rd32, %rd99, %rd75;
mul.lo.s32 %r449, %r245, 16843009;
xor.b32 %r660, %r449, %r246;
setp.lt.s32 %p70, %r647, 0;
mov.u32 %r661, %r660;
mov.u32 %r662, %r660;
mov.u32 %r663, %r660;
mov.u32 %r664, %r660;
mov.u32 %r665, %r660;
mov.u32 %r666, %r660;
@%p70 bra $L__BB6_86;
setp.lt.s32 %p71, %r263, 4;
add.s32 %r455, %r263, 12;
setp.gt.s32 %p72, %r455, %r550;
or.pred %p73, %p71, %p72;
@%p73 bra $L__BB6_68;
bra.uni $L__BB6_67;
$L__BB6_68:
mov.u32 %r649, 3;
mov.u32 %r662, %r620;
mov.u32 %r661, %r619;
mov.u32 %r660, %r618;
$L__BB6_69:
.pragma "nounroll";
mov.u32 %r663, %r660;
mov.u32 %r660, %r661;
mov.u32 %r661, %r662;
shl.b32 %r472, %r649, 2;
add.s32 %r473, %r472, %r263;
add.s32 %r202, %r473, -4;
setp.lt.s32 %p74, %r202, 0;
setp.gt.s32 %p75, %r473, %r550;
or.pred %p76, %p75, %p74;
@%p76 bra $L__BB6_71;
bra.uni $L__BB6_70;
$L__BB6_71:
mov.u32 %r659, 0;
mov.u32 %r652, 3;
$L__BB6_72:
.pragma "nounroll";
shl.b32 %r543, %r649, 2;
add.s32 %r542, %r543, %r263;
add.s32 %r541, %r542, -4;
setp.eq.s32 %p103, %r243, 0;
add.s32 %r657, %r652, %r541;
@%p103 bra $L__BB6_81;
setp.eq.s32 %p78, %r243, 1;
setp.eq.s32 %p79, %r550, 1;
or.pred %p80, %p78, %p79;
@%p80 bra $L__BB6_80;
bra.uni $L__BB6_74;
$L__BB6_80:
max.s32 %r481, %r657, 0;
add.s32 %r482, %r550, -1;
min.s32 %r657, %r481, %r482;
bra.uni $L__BB6_82;
$L__BB6_81:
setp.lt.u32 %p90, %r657, %r550;
selp.b32 %r657, %r657, -1, %p90;
bra.uni $L__BB6_82;
$L__BB6_74:
setp.lt.u32 %p81, %r657, %r550;
@%p81 bra $L__BB6_82;
setp.eq.s32 %p82, %r243, 4;
@%p82 bra $L__BB6_78;
setp.ne.s32 %p83, %r243, 2;
@%p83 bra $L__BB6_79;
$L__BB6_77:
.pragma "nounroll";
setp.lt.s32 %p84, %r657, 0;
selp.b32 %r477, 0, %r22, %p84;
not.b32 %r478, %r657;
add.s32 %r657, %r477, %r478;
setp.lt.u32 %p85, %r657, %r550;
@%p85 bra $L__BB6_82;
bra.uni $L__BB6_77;
$L__BB6_78:
.pragma "nounroll";
setp.lt.s32 %p86, %r657, 0;
selp.b32 %r479, %r550, %r21, %p86;
add.s32 %r657, %r479, %r657;
setp.lt.u32 %p87, %r657, %r550;
@%p87 bra $L__BB6_82;
bra.uni $L__BB6_78;
$L__BB6_79:
.pragma "nounroll";
setp.lt.s32 %p88, %r657, 0;
selp.b32 %r480, 0, %r23, %p88;
sub.s32 %r657, %r480, %r657;
setp.lt.u32 %p89, %r657, %r550;
@%p89 bra $L__BB6_82;
bra.uni $L__BB6_79;
$L__BB6_82:
mul.lo.s32 %r658, %r245, 16843009;
setp.lt.s32 %p91, %r657, 0;
@%p91 bra $L__BB6_84;
cvt.s64.s32 %rd89, %r657;
add.s64 %rd90, %rd32, %rd89;
add.s64 %rd88, %rd98, %rd90;
ld.global.nc.u8 %r658, [%rd88];
$L__BB6_84:
and.b32 %r484, %r658, 255;
prmt.b32 %r659, %r659, %r484, 8452;
add.s32 %r220, %r652, -1;
setp.gt.s32 %p92, %r652, 0;
mov.u32 %r652, %r220;
@%p92 bra $L__BB6_72;
bra.uni $L__BB6_85;
$L__BB6_70:
shl.b32 %r540, %r649, 2;
add.s32 %r539, %r540, %r263;
add.s32 %r538, %r539, -4;
cvt.s64.s32 %rd86, %r538;
add.s64 %rd87, %rd32, %rd86;
add.s64 %rd85, %rd98, %rd87;
ld.global.nc.u32 %r659, [%rd85];
$L__BB6_85:
xor.b32 %r662, %r659, %r246;
add.s32 %r223, %r649, -1;
setp.gt.s32 %p93, %r649, 0;
mov.u32 %r649, %r223;
mov.u32 %r664, %r660;
mov.u32 %r665, %r661;
mov.u32 %r666, %r662;
@%p93 bra $L__BB6_69;
bra.uni $L__BB6_86;
$L__BB6_67:
cvt.s64.s32 %rd80, %r263;
add.s64 %rd81, %rd80, %rd32;
add.s64 %rd82, %rd98, %rd81;
add.s64 %rd76, %rd82, -4;
ld.global.nc.u32 %r456, [%rd76];
xor.b32 %r662, %r456, %r246;
add.s64 %rd84, %rd32, %rd80;
add.s64 %rd77, %rd98, %rd84;
ld.global.nc.u32 %r457, [%rd77];
xor.b32 %r661, %r457, %r246;
add.s64 %rd78, %rd82, 4;
ld.global.nc.u32 %r458, [%rd78];
xor.b32 %r660, %r458, %r246;
add.s64 %rd79, %rd82, 8;
ld.global.nc.u32 %r459, [%rd79];
xor.b32 %r663, %r459, %r246;
mov.u32 %r664, %r660;
mov.u32 %r665, %r661;
mov.u32 %r666, %r662;
$L__BB6_86:
setp.lt.s32 %p94, %r581, %r16;
setp.ge.s32 %p95, %r581, %r19;
or.pred %p96, %p94, %p95;
@%p96 bra $L__BB6_93;
add.s32 %r495, %r263, 8;
setp.gt.s32 %p97, %r495, %r552;
cvt.s64.s32 %rd91, %r581;
mul.lo.s64 %rd92, %rd101, %rd91;
cvt.s64.s32 %rd93, %r263;
add.s64 %rd94, %rd92, %rd93;
add.s64 %rd33, %rd100, %rd94;
@%p97 bra $L__BB6_91;
bra.uni $L__BB6_88;
$L__BB6_91:
mov.u32 %r667, 0;
$L__BB6_92:
.pragma "nounroll";
xor.b32 %r549, %r600, %r246;
xor.b32 %r548, %r601, %r246;
setp.lt.u32 %p99, %r667, 4;
selp.b32 %r499, %r548, %r549, %p99;
shl.b32 %r500, %r667, 3;
and.b32 %r501, %r500, 24;
shr.u32 %r502, %r499, %r501;
cvt.s64.s32 %rd96, %r667;
add.s64 %rd97, %rd33, %rd96;
st.u8 [%rd97], %r502;
add.s32 %r667, %r667, 1;
add.s32 %r508, %r667, %r263;
setp.lt.s32 %p100, %r508, %r552;
@%p100 bra $L__BB6_92;
bra.uni $L__BB6_93;
$L__BB6_88:
and.b64 %rd95, %rd33, 7;
setp.eq.s64 %p98, %rd95, 0;
@%p98 bra $L__BB6_90;
xor.b32 %r545, %r600, %r246;
xor.b32 %r544, %r601, %r246;
st.u32 [%rd33], %r544;
st.u32 [%rd33+4], %r545;
bra.uni $L__BB6_93;
$L__BB6_90:
xor.b32 %r547, %r600, %r246;
xor.b32 %r546, %r601, %r246;
st.v2.u32 [%rd33], {%r546, %r547};
$L__BB6_93:
add.s32 %r581, %r581, 2;
setp.le.s32 %p101, %r581, %r19;
@%p101 bra $L__BB6_9;
$L__BB6_94:
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
.reg .pred %p<104>;
.reg .b32 %r<701>;
.reg .b64 %rd<103>;
ld.param.u64 %rd35, [p0];
ld.param.v2.u32 {%r583, %r584}, [p1+32];
ld.param.v2.u32 {%r256, %r257}, [p1+40];
ld.param.u64 %rd40, [p2];
ld.param.v2.u32 {%r585, %r586}, [p3+32];
ld.param.v2.u32 {%r260, %r261}, [p3+40];
ld.param.u32 %r250, [p4];
ld.param.u32 %r251, [p5];
ld.param.u32 %r252, [p6];
ld.param.u32 %r253, [p7];
ld.param.u64 %rd102, [p3+8];
ld.param.u64 %rd41, [p3];
ld.param.u64 %rd100, [p1+8];
ld.param.u64 %rd36, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r257, 0;
@%p1 bra $L__BB7_2;
cvta.to.global.u64 %rd45, %rd35;
mul.wide.s32 %rd46, %r1, 40;
add.s64 %rd47, %rd45, %rd46;
ld.global.v2.u32 {%r583, %r584}, [%rd47+32];
ld.global.u64 %rd100, [%rd47+8];
ld.global.u64 %rd99, [%rd47];
bra.uni $L__BB7_3;
$L__BB7_2:
cvt.s64.s32 %rd48, %r1;
mul.lo.s64 %rd49, %rd36, %rd48;
add.s64 %rd99, %rd35, %rd49;
$L__BB7_3:
setp.eq.s32 %p2, %r261, 0;
@%p2 bra $L__BB7_5;
cvta.to.global.u64 %rd50, %rd40;
mul.wide.s32 %rd51, %r1, 40;
add.s64 %rd52, %rd50, %rd51;
ld.global.v2.u32 {%r585, %r586}, [%rd52+32];
ld.global.u64 %rd102, [%rd52+8];
ld.global.u64 %rd101, [%rd52];
bra.uni $L__BB7_6;
$L__BB7_5:
cvt.s64.s32 %rd53, %r1;
mul.lo.s64 %rd54, %rd41, %rd53;
add.s64 %rd101, %rd40, %rd54;
$L__BB7_6:
mov.u32 %r266, %ctaid.x;
shl.b32 %r267, %r266, 5;
mov.u32 %r268, %tid.x;
add.s32 %r269, %r267, %r268;
shl.b32 %r270, %r269, 3;
mov.u32 %r271, %ctaid.y;
shl.b32 %r272, %r271, 3;
mov.u32 %r273, %tid.y;
add.s32 %r274, %r272, %r273;
mul.lo.s32 %r15, %r274, %r251;
setp.ge.s32 %p3, %r270, %r585;
setp.ge.s32 %p4, %r15, %r586;
or.pred %p5, %p3, %p4;
@%p5 bra $L__BB7_96;
add.s32 %r275, %r15, %r251;
min.s32 %r18, %r275, %r586;
add.s32 %r614, %r15, -3;
setp.gt.s32 %p6, %r614, %r18;
@%p6 bra $L__BB7_96;
mul.hi.s32 %r293, %r583, 1431655766;
shr.u32 %r294, %r293, 31;
add.s32 %r21, %r293, %r294;
neg.s32 %r22, %r21;
shl.b32 %r23, %r21, 1;
add.s32 %r24, %r23, -2;
mov.u32 %r617, 255;
mov.u32 %r618, %r617;
mov.u32 %r619, %r617;
mov.u32 %r620, %r617;
mov.u32 %r621, %r617;
mov.u32 %r622, %r617;
mov.u32 %r623, %r617;
mov.u32 %r624, %r617;
mov.u32 %r625, %r617;
mov.u32 %r626, %r617;
mov.u32 %r627, %r617;
mov.u32 %r628, %r617;
mov.u32 %r629, %r617;
mov.u32 %r630, %r617;
mov.u32 %r631, %r617;
mov.u32 %r632, %r617;
$L__BB7_9:
.pragma "nounroll";
mad.lo.s32 %r299, %r274, %r251, -1;
setp.lt.s32 %p7, %r614, %r299;
@%p7 bra $L__BB7_11;
shr.u32 %r300, %r657, 8;
and.b32 %r301, %r300, 255;
and.b32 %r302, %r656, 255;
min.u32 %r303, %r301, %r302;
shr.u32 %r304, %r656, 24;
min.s32 %r55, %r303, %r304;
min.s32 %r305, %r632, %r55;
min.s32 %r632, %r624, %r55;
shr.u32 %r306, %r657, 16;
and.b32 %r307, %r306, 255;
shr.u32 %r308, %r656, 8;
and.b32 %r309, %r308, 255;
min.u32 %r310, %r307, %r309;
and.b32 %r311, %r655, 255;
min.s32 %r57, %r310, %r311;
min.s32 %r312, %r631, %r57;
min.s32 %r631, %r623, %r57;
shr.u32 %r313, %r656, 16;
and.b32 %r314, %r313, 255;
shr.u32 %r315, %r657, 24;
min.u32 %r316, %r315, %r314;
shr.u32 %r317, %r655, 8;
and.b32 %r318, %r317, 255;
min.s32 %r59, %r316, %r318;
min.s32 %r319, %r630, %r59;
min.s32 %r630, %r622, %r59;
min.u32 %r320, %r302, %r304;
shr.u32 %r321, %r655, 16;
and.b32 %r322, %r321, 255;
min.s32 %r61, %r320, %r322;
min.s32 %r323, %r629, %r61;
min.s32 %r629, %r621, %r61;
min.u32 %r324, %r309, %r311;
shr.u32 %r325, %r655, 24;
min.s32 %r63, %r324, %r325;
min.s32 %r326, %r628, %r63;
min.s32 %r628, %r620, %r63;
min.u32 %r327, %r314, %r318;
and.b32 %r328, %r654, 255;
min.s32 %r65, %r327, %r328;
min.s32 %r329, %r627, %r65;
min.s32 %r627, %r619, %r65;
min.u32 %r330, %r304, %r322;
shr.u32 %r331, %r654, 8;
and.b32 %r332, %r331, 255;
min.s32 %r67, %r330, %r332;
min.s32 %r333, %r626, %r67;
min.s32 %r626, %r618, %r67;
min.u32 %r334, %r311, %r325;
shr.u32 %r335, %r654, 16;
and.b32 %r336, %r335, 255;
min.s32 %r69, %r334, %r336;
min.s32 %r337, %r625, %r69;
min.s32 %r625, %r617, %r69;
mov.u32 %r338, 64;
prmt.b32 %r339, %r305, %r312, %r338;
prmt.b32 %r340, %r319, %r323, %r338;
mov.u32 %r341, 21520;
prmt.b32 %r634, %r339, %r340, %r341;
prmt.b32 %r342, %r326, %r329, %r338;
prmt.b32 %r343, %r333, %r337, %r338;
prmt.b32 %r633, %r342, %r343, %r341;
mov.u32 %r617, %r69;
mov.u32 %r618, %r67;
mov.u32 %r619, %r65;
mov.u32 %r620, %r63;
mov.u32 %r621, %r61;
mov.u32 %r622, %r59;
mov.u32 %r623, %r57;
mov.u32 %r624, %r55;
$L__BB7_11:
add.s32 %r91, %r614, 2;
setp.gt.s32 %p8, %r91, %r18;
mov.u32 %r651, %r693;
mov.u32 %r652, %r694;
mov.u32 %r653, %r695;
@%p8 bra $L__BB7_45;
setp.eq.s32 %p9, %r250, 0;
@%p9 bra $L__BB7_22;
setp.eq.s32 %p10, %r250, 1;
setp.eq.s32 %p11, %r584, 1;
or.pred %p12, %p10, %p11;
@%p12 bra $L__BB7_21;
bra.uni $L__BB7_14;
$L__BB7_21:
add.s32 %r544, %r614, 2;
max.s32 %r349, %r544, 0;
add.s32 %r350, %r584, -1;
min.s32 %r638, %r349, %r350;
bra.uni $L__BB7_23;
$L__BB7_22:
add.s32 %r545, %r614, 2;
setp.lt.u32 %p22, %r545, %r584;
selp.b32 %r638, %r545, -1, %p22;
bra.uni $L__BB7_23;
$L__BB7_14:
add.s32 %r638, %r614, 2;
setp.lt.u32 %p13, %r638, %r584;
@%p13 bra $L__BB7_23;
add.s32 %r638, %r614, 2;
setp.eq.s32 %p14, %r250, 4;
@%p14 bra $L__BB7_19;
setp.ne.s32 %p15, %r250, 2;
@%p15 bra $L__BB7_20;
$L__BB7_17:
.pragma "nounroll";
shl.b32 %r546, %r584, 1;
setp.lt.s32 %p16, %r638, 0;
selp.b32 %r344, 0, %r546, %p16;
not.b32 %r345, %r638;
add.s32 %r638, %r344, %r345;
setp.lt.u32 %p17, %r638, %r584;
@%p17 bra $L__BB7_23;
bra.uni $L__BB7_17;
$L__BB7_19:
.pragma "nounroll";
neg.s32 %r547, %r584;
setp.lt.s32 %p18, %r638, 0;
selp.b32 %r346, %r584, %r547, %p18;
add.s32 %r638, %r346, %r638;
setp.lt.u32 %p19, %r638, %r584;
@%p19 bra $L__BB7_23;
bra.uni $L__BB7_19;
$L__BB7_20:
.pragma "nounroll";
shl.b32 %r549, %r584, 1;
add.s32 %r548, %r549, -2;
setp.lt.s32 %p20, %r638, 0;
selp.b32 %r348, 0, %r548, %p20;
sub.s32 %r638, %r348, %r638;
setp.lt.u32 %p21, %r638, %r584;
@%p21 bra $L__BB7_23;
bra.uni $L__BB7_20;
$L__BB7_23:
cvt.s64.s32 %rd55, %r638;
mul.lo.s64 %rd29, %rd100, %rd55;
mul.lo.s32 %r351, %r252, 16843009;
xor.b32 %r651, %r351, %r253;
setp.lt.s32 %p23, %r638, 0;
mov.u32 %r652, %r651;
mov.u32 %r653, %r651;
mov.u32 %r654, %r651;
mov.u32 %r655, %r651;
mov.u32 %r656, %r651;
mov.u32 %r657, %r651;
@%p23 bra $L__BB7_45;
setp.lt.s32 %p24, %r270, 4;
add.s32 %r357, %r270, 12;
setp.gt.s32 %p25, %r357, %r583;
or.pred %p26, %p24, %p25;
@%p26 bra $L__BB7_26;
bra.uni $L__BB7_25;
$L__BB7_26:
mov.u32 %r640, 3;
mov.u32 %r653, %r695;
mov.u32 %r652, %r694;
mov.u32 %r651, %r693;
$L__BB7_27:
.pragma "nounroll";
mov.u32 %r654, %r651;
mov.u32 %r651, %r652;
mov.u32 %r652, %r653;
shl.b32 %r373, %r640, 2;
add.s32 %r374, %r373, %r270;
add.s32 %r113, %r374, -4;
setp.lt.s32 %p27, %r113, 0;
setp.gt.s32 %p28, %r374, %r583;
or.pred %p29, %p28, %p27;
@%p29 bra $L__BB7_29;
bra.uni $L__BB7_28;
$L__BB7_29:
mov.u32 %r650, 0;
mov.u32 %r643, 3;
$L__BB7_30:
.pragma "nounroll";
shl.b32 %r539, %r640, 2;
add.s32 %r538, %r539, %r270;
add.s32 %r537, %r538, -4;
setp.eq.s32 %p102, %r250, 0;
add.s32 %r117, %r643, %r537;
add.s32 %r378, %r117, 48;
mul.hi.s32 %r379, %r378, 1431655766;
shr.u32 %r380, %r379, 31;
add.s32 %r381, %r379, %r380;
add.s32 %r118, %r381, -16;
@%p102 bra $L__BB7_40;
setp.eq.s32 %p31, %r250, 1;
add.s32 %r382, %r583, -3;
setp.lt.u32 %p32, %r382, 3;
or.pred %p33, %p31, %p32;
@%p33 bra $L__BB7_39;
bra.uni $L__BB7_32;
$L__BB7_39:
max.s32 %r387, %r118, 0;
add.s32 %r388, %r21, -1;
min.s32 %r648, %r387, %r388;
bra.uni $L__BB7_41;
$L__BB7_40:
setp.lt.u32 %p43, %r118, %r21;
selp.b32 %r648, %r118, -1, %p43;
bra.uni $L__BB7_41;
$L__BB7_32:
setp.lt.u32 %p34, %r118, %r21;
mov.u32 %r648, %r118;
@%p34 bra $L__BB7_41;
mov.u32 %r648, %r118;
setp.eq.s32 %p35, %r250, 4;
@%p35 bra $L__BB7_37;
setp.ne.s32 %p36, %r250, 2;
@%p36 bra $L__BB7_38;
$L__BB7_35:
.pragma "nounroll";
setp.lt.s32 %p37, %r648, 0;
selp.b32 %r383, 0, %r23, %p37;
not.b32 %r384, %r648;
add.s32 %r648, %r383, %r384;
setp.lt.u32 %p38, %r648, %r21;
@%p38 bra $L__BB7_41;
bra.uni $L__BB7_35;
$L__BB7_37:
.pragma "nounroll";
setp.lt.s32 %p39, %r648, 0;
selp.b32 %r385, %r21, %r22, %p39;
add.s32 %r648, %r385, %r648;
setp.lt.u32 %p40, %r648, %r21;
@%p40 bra $L__BB7_41;
bra.uni $L__BB7_37;
$L__BB7_38:
.pragma "nounroll";
setp.lt.s32 %p41, %r648, 0;
selp.b32 %r386, 0, %r24, %p41;
sub.s32 %r648, %r386, %r648;
setp.lt.u32 %p42, %r648, %r21;
@%p42 bra $L__BB7_41;
bra.uni $L__BB7_38;
$L__BB7_41:
mul.lo.s32 %r649, %r252, 16843009;
shl.b32 %r531, %r640, 2;
add.s32 %r530, %r531, %r270;
add.s32 %r529, %r530, -4;
add.s32 %r528, %r643, %r529;
setp.lt.s32 %p44, %r648, 0;
mad.lo.s32 %r129, %r118, -3, %r528;
@%p44 bra $L__BB7_43;
mul.lo.s32 %r390, %r648, 3;
cvt.s64.s32 %rd66, %r390;
cvt.s64.s32 %rd67, %r129;
add.s64 %rd68, %rd29, %rd67;
add.s64 %rd69, %rd68, %rd66;
add.s64 %rd65, %rd99, %rd69;
ld.global.nc.u8 %r649, [%rd65];
$L__BB7_43:
and.b32 %r391, %r649, 255;
prmt.b32 %r650, %r650, %r391, 8452;
add.s32 %r133, %r643, -1;
setp.gt.s32 %p45, %r643, 0;
mov.u32 %r643, %r133;
@%p45 bra $L__BB7_30;
bra.uni $L__BB7_44;
$L__BB7_28:
shl.b32 %r536, %r640, 2;
add.s32 %r535, %r536, %r270;
add.s32 %r534, %r535, -4;
cvt.s64.s32 %rd63, %r534;
add.s64 %rd64, %rd29, %rd63;
add.s64 %rd62, %rd99, %rd64;
ld.global.nc.u32 %r650, [%rd62];
$L__BB7_44:
xor.b32 %r653, %r650, %r253;
add.s32 %r136, %r640, -1;
setp.gt.s32 %p46, %r640, 0;
mov.u32 %r640, %r136;
mov.u32 %r655, %r651;
mov.u32 %r656, %r652;
mov.u32 %r657, %r653;
@%p46 bra $L__BB7_27;
bra.uni $L__BB7_45;
$L__BB7_25:
cvt.s64.s32 %rd60, %r270;
add.s64 %rd61, %rd29, %rd60;
add.s64 %rd57, %rd99, %rd61;
add.s64 %rd56, %rd57, -4;
ld.global.nc.u32 %r358, [%rd56];
xor.b32 %r653, %r358, %r253;
ld.global.nc.u32 %r359, [%rd57];
xor.b32 %r652, %r359, %r253;
add.s64 %rd58, %rd57, 4;
ld.global.nc.u32 %r360, [%rd58];
xor.b32 %r651, %r360, %r253;
add.s64 %rd59, %rd57, 8;
ld.global.nc.u32 %r361, [%rd59];
xor.b32 %r654, %r361, %r253;
mov.u32 %r655, %r651;
mov.u32 %r656, %r652;
mov.u32 %r657, %r653;
$L__BB7_45:
setp.le.s32 %p47, %r614, %r15;
setp.gt.s32 %p48, %r614, %r18;
or.pred %p49, %p47, %p48;
@%p49 bra $L__BB7_52;
add.s32 %r402, %r270, 8;
setp.gt.s32 %p50, %r402, %r585;
add.s32 %r403, %r614, -1;
cvt.s64.s32 %rd70, %r403;
mul.lo.s64 %rd71, %rd102, %rd70;
cvt.s64.s32 %rd72, %r270;
add.s64 %rd73, %rd71, %rd72;
add.s64 %rd30, %rd101, %rd73;
@%p50 bra $L__BB7_50;
bra.uni $L__BB7_47;
$L__BB7_50:
mov.u32 %r658, 0;
$L__BB7_51:
.pragma "nounroll";
xor.b32 %r555, %r633, %r253;
xor.b32 %r554, %r634, %r253;
setp.lt.u32 %p52, %r658, 4;
selp.b32 %r405, %r554, %r555, %p52;
shl.b32 %r406, %r658, 3;
and.b32 %r407, %r406, 24;
shr.u32 %r408, %r405, %r407;
cvt.s64.s32 %rd75, %r658;
add.s64 %rd76, %rd30, %rd75;
st.u8 [%rd76], %r408;
add.s32 %r658, %r658, 1;
add.s32 %r414, %r658, %r270;
setp.lt.s32 %p53, %r414, %r585;
@%p53 bra $L__BB7_51;
bra.uni $L__BB7_52;
$L__BB7_47:
and.b64 %rd74, %rd30, 7;
setp.eq.s64 %p51, %rd74, 0;
@%p51 bra $L__BB7_49;
xor.b32 %r551, %r633, %r253;
xor.b32 %r550, %r634, %r253;
st.u32 [%rd30], %r550;
st.u32 [%rd30+4], %r551;
bra.uni $L__BB7_52;
$L__BB7_49:
xor.b32 %r553, %r633, %r253;
xor.b32 %r552, %r634, %r253;
st.v2.u32 [%rd30], {%r552, %r553};
$L__BB7_52:
@%p7 bra $L__BB7_54;
shr.u32 %r420, %r699, 8;
and.b32 %r421, %r420, 255;
and.b32 %r422, %r698, 255;
min.u32 %r423, %r421, %r422;
shr.u32 %r424, %r698, 24;
min.s32 %r148, %r423, %r424;
min.s32 %r425, %r632, %r148;
min.s32 %r632, %r624, %r148;
shr.u32 %r426, %r699, 16;
and.b32 %r427, %r426, 255;
shr.u32 %r428, %r698, 8;
and.b32 %r429, %r428, 255;
min.u32 %r430, %r427, %r429;
and.b32 %r431, %r697, 255;
min.s32 %r150, %r430, %r431;
min.s32 %r432, %r631, %r150;
min.s32 %r631, %r623, %r150;
shr.u32 %r433, %r698, 16;
and.b32 %r434, %r433, 255;
shr.u32 %r435, %r699, 24;
min.u32 %r436, %r435, %r434;
shr.u32 %r437, %r697, 8;
and.b32 %r438, %r437, 255;
min.s32 %r152, %r436, %r438;
min.s32 %r439, %r630, %r152;
min.s32 %r630, %r622, %r152;
min.u32 %r440, %r422, %r424;
shr.u32 %r441, %r697, 16;
and.b32 %r442, %r441, 255;
min.s32 %r154, %r440, %r442;
min.s32 %r443, %r629, %r154;
min.s32 %r629, %r621, %r154;
min.u32 %r444, %r429, %r431;
shr.u32 %r445, %r697, 24;
min.s32 %r156, %r444, %r445;
min.s32 %r446, %r628, %r156;
min.s32 %r628, %r620, %r156;
min.u32 %r447, %r434, %r438;
and.b32 %r448, %r696, 255;
min.s32 %r158, %r447, %r448;
min.s32 %r449, %r627, %r158;
min.s32 %r627, %r619, %r158;
min.u32 %r450, %r424, %r442;
shr.u32 %r451, %r696, 8;
and.b32 %r452, %r451, 255;
min.s32 %r160, %r450, %r452;
min.s32 %r453, %r626, %r160;
min.s32 %r626, %r618, %r160;
min.u32 %r454, %r431, %r445;
shr.u32 %r455, %r696, 16;
and.b32 %r456, %r455, 255;
min.s32 %r162, %r454, %r456;
min.s32 %r457, %r625, %r162;
min.s32 %r625, %r617, %r162;
mov.u32 %r458, 64;
prmt.b32 %r459, %r425, %r432, %r458;
prmt.b32 %r460, %r439, %r443, %r458;
mov.u32 %r461, 21520;
prmt.b32 %r634, %r459, %r460, %r461;
prmt.b32 %r462, %r446, %r449, %r458;
prmt.b32 %r463, %r453, %r457, %r458;
prmt.b32 %r633, %r462, %r463, %r461;
mov.u32 %r617, %r162;
mov.u32 %r618, %r160;
mov.u32 %r619, %r158;
mov.u32 %r620, %r156;
mov.u32 %r621, %r154;
mov.u32 %r622, %r152;
mov.u32 %r623, %r150;
mov.u32 %r624, %r148;
$L__BB7_54:
add.s32 %r184, %r614, 3;
setp.gt.s32 %p55, %r184, %r18;
mov.u32 %r693, %r651;
mov.u32 %r694, %r652;
mov.u32 %r695, %r653;
@%p55 bra $L__BB7_88;
setp.eq.s32 %p56, %r250, 0;
@%p56 bra $L__BB7_65;
setp.eq.s32 %p57, %r250, 1;
setp.eq.s32 %p58, %r584, 1;
or.pred %p59, %p57, %p58;
@%p59 bra $L__BB7_64;
bra.uni $L__BB7_57;
$L__BB7_64:
add.s32 %r560, %r614, 3;
max.s32 %r469, %r560, 0;
add.s32 %r470, %r584, -1;
min.s32 %r680, %r469, %r470;
bra.uni $L__BB7_66;
$L__BB7_65:
add.s32 %r561, %r614, 3;
setp.lt.u32 %p69, %r561, %r584;
selp.b32 %r680, %r561, -1, %p69;
bra.uni $L__BB7_66;
$L__BB7_57:
add.s32 %r680, %r614, 3;
setp.lt.u32 %p60, %r680, %r584;
@%p60 bra $L__BB7_66;
add.s32 %r680, %r614, 3;
setp.eq.s32 %p61, %r250, 4;
@%p61 bra $L__BB7_62;
setp.ne.s32 %p62, %r250, 2;
@%p62 bra $L__BB7_63;
$L__BB7_60:
.pragma "nounroll";
shl.b32 %r562, %r584, 1;
setp.lt.s32 %p63, %r680, 0;
selp.b32 %r464, 0, %r562, %p63;
not.b32 %r465, %r680;
add.s32 %r680, %r464, %r465;
setp.lt.u32 %p64, %r680, %r584;
@%p64 bra $L__BB7_66;
bra.uni $L__BB7_60;
$L__BB7_62:
.pragma "nounroll";
neg.s32 %r563, %r584;
setp.lt.s32 %p65, %r680, 0;
selp.b32 %r466, %r584, %r563, %p65;
add.s32 %r680, %r466, %r680;
setp.lt.u32 %p66, %r680, %r584;
@%p66 bra $L__BB7_66;
bra.uni $L__BB7_62;
$L__BB7_63:
.pragma "nounroll";
shl.b32 %r565, %r584, 1;
add.s32 %r564, %r565, -2;
setp.lt.s32 %p67, %r680, 0;
selp.b32 %r468, 0, %r564, %p67;
sub.s32 %r680, %r468, %r680;
setp.lt.u32 %p68, %r680, %r584;
@%p68 bra $L__BB7_66;
bra.uni $L__BB7_63;
$L__BB7_66:
cvt.s64.s32 %rd77, %r680;
mul.lo.s64 %rd32, %rd100, %rd77;
mul.lo.s32 %r471, %r252, 16843009;
xor.b32 %r693, %r471, %r253;
setp.lt.s32 %p70, %r680, 0;
mov.u32 %r694, %r693;
mov.u32 %r695, %r693;
mov.u32 %r696, %r693;
mov.u32 %r697, %r693;
mov.u32 %r698, %r693;
mov.u32 %r699, %r693;
@%p70 bra $L__BB7_88;
setp.lt.s32 %p71, %r270, 4;
add.s32 %r477, %r270, 12;
setp.gt.s32 %p72, %r477, %r583;
or.pred %p73, %p71, %p72;
@%p73 bra $L__BB7_69;
bra.uni $L__BB7_68;
$L__BB7_69:
mov.u32 %r682, 3;
mov.u32 %r695, %r653;
mov.u32 %r694, %r652;
mov.u32 %r693, %r651;
$L__BB7_70:
.pragma "nounroll";
mov.u32 %r696, %r693;
mov.u32 %r693, %r694;
mov.u32 %r694, %r695;
shl.b32 %r493, %r682, 2;
add.s32 %r494, %r493, %r270;
add.s32 %r206, %r494, -4;
setp.lt.s32 %p74, %r206, 0;
setp.gt.s32 %p75, %r494, %r583;
or.pred %p76, %p75, %p74;
@%p76 bra $L__BB7_72;
bra.uni $L__BB7_71;
$L__BB7_72:
mov.u32 %r692, 0;
mov.u32 %r685, 3;
$L__BB7_73:
.pragma "nounroll";
shl.b32 %r572, %r682, 2;
add.s32 %r571, %r572, %r270;
add.s32 %r570, %r571, -4;
setp.eq.s32 %p103, %r250, 0;
add.s32 %r210, %r685, %r570;
add.s32 %r498, %r210, 48;
mul.hi.s32 %r499, %r498, 1431655766;
shr.u32 %r500, %r499, 31;
add.s32 %r501, %r499, %r500;
add.s32 %r211, %r501, -16;
@%p103 bra $L__BB7_83;
setp.eq.s32 %p78, %r250, 1;
add.s32 %r502, %r583, -3;
setp.lt.u32 %p79, %r502, 3;
or.pred %p80, %p78, %p79;
@%p80 bra $L__BB7_82;
bra.uni $L__BB7_75;
$L__BB7_82:
max.s32 %r507, %r211, 0;
add.s32 %r508, %r21, -1;
min.s32 %r690, %r507, %r508;
bra.uni $L__BB7_84;
$L__BB7_83:
setp.lt.u32 %p90, %r211, %r21;
selp.b32 %r690, %r211, -1, %p90;
bra.uni $L__BB7_84;
$L__BB7_75:
setp.lt.u32 %p81, %r211, %r21;
mov.u32 %r690, %r211;
@%p81 bra $L__BB7_84;
mov.u32 %r690, %r211;
setp.eq.s32 %p82, %r250, 4;
@%p82 bra $L__BB7_80;
setp.ne.s32 %p83, %r250, 2;
@%p83 bra $L__BB7_81;
$L__BB7_78:
.pragma "nounroll";
setp.lt.s32 %p84, %r690, 0;
selp.b32 %r503, 0, %r23, %p84;
not.b32 %r504, %r690;
add.s32 %r690, %r503, %r504;
setp.lt.u32 %p85, %r690, %r21;
@%p85 bra $L__BB7_84;
bra.uni $L__BB7_78;
$L__BB7_80:
.pragma "nounroll";
setp.lt.s32 %p86, %r690, 0;
selp.b32 %r505, %r21, %r22, %p86;
add.s32 %r690, %r505, %r690;
setp.lt.u32 %p87, %r690, %r21;
@%p87 bra $L__BB7_84;
bra.uni $L__BB7_80;
$L__BB7_81:
.pragma "nounroll";
setp.lt.s32 %p88, %r690, 0;
selp.b32 %r506, 0, %r24, %p88;
sub.s32 %r690, %r506, %r690;
setp.lt.u32 %p89, %r690, %r21;
@%p89 bra $L__BB7_84;
bra.uni $L__BB7_81;
$L__BB7_84:
shl.b32 %r576, %r682, 2;
add.s32 %r575, %r576, %r270;
add.s32 %r574, %r575, -4;
add.s32 %r573, %r685, %r574;
mul.lo.s32 %r691, %r252, 16843009;
setp.lt.s32 %p91, %r690, 0;
mad.lo.s32 %r222, %r211, -3, %r573;
@%p91 bra $L__BB7_86;
mul.lo.s32 %r510, %r690, 3;
cvt.s64.s32 %rd88, %r510;
cvt.s64.s32 %rd89, %r222;
add.s64 %rd90, %rd32, %rd89;
add.s64 %rd91, %rd90, %rd88;
add.s64 %rd87, %rd99, %rd91;
ld.global.nc.u8 %r691, [%rd87];
$L__BB7_86:
and.b32 %r511, %r691, 255;
prmt.b32 %r692, %r692, %r511, 8452;
add.s32 %r226, %r685, -1;
setp.gt.s32 %p92, %r685, 0;
mov.u32 %r685, %r226;
@%p92 bra $L__BB7_73;
bra.uni $L__BB7_87;
$L__BB7_71:
shl.b32 %r569, %r682, 2;
add.s32 %r568, %r569, %r270;
add.s32 %r567, %r568, -4;
cvt.s64.s32 %rd85, %r567;
add.s64 %rd86, %rd32, %rd85;
add.s64 %rd84, %rd99, %rd86;
ld.global.nc.u32 %r692, [%rd84];
$L__BB7_87:
xor.b32 %r695, %r692, %r253;
add.s32 %r229, %r682, -1;
setp.gt.s32 %p93, %r682, 0;
mov.u32 %r682, %r229;
mov.u32 %r697, %r693;
mov.u32 %r698, %r694;
mov.u32 %r699, %r695;
@%p93 bra $L__BB7_70;
bra.uni $L__BB7_88;
$L__BB7_68:
cvt.s64.s32 %rd82, %r270;
add.s64 %rd83, %rd32, %rd82;
add.s64 %rd79, %rd99, %rd83;
add.s64 %rd78, %rd79, -4;
ld.global.nc.u32 %r478, [%rd78];
xor.b32 %r695, %r478, %r253;
ld.global.nc.u32 %r479, [%rd79];
xor.b32 %r694, %r479, %r253;
add.s64 %rd80, %rd79, 4;
ld.global.nc.u32 %r480, [%rd80];
xor.b32 %r693, %r480, %r253;
add.s64 %rd81, %rd79, 8;
ld.global.nc.u32 %r481, [%rd81];
xor.b32 %r696, %r481, %r253;
mov.u32 %r697, %r693;
mov.u32 %r698, %r694;
mov.u32 %r699, %r695;
$L__BB7_88:
setp.lt.s32 %p94, %r614, %r15;
setp.ge.s32 %p95, %r614, %r18;
or.pred %p96, %p94, %p95;
@%p96 bra $L__BB7_95;
add.s32 %r521, %r270, 8;
setp.gt.s32 %p97, %r521, %r585;
cvt.s64.s32 %rd92, %r614;
mul.lo.s64 %rd93, %rd102, %rd92;
cvt.s64.s32 %rd94, %r270;
add.s64 %rd95, %rd93, %rd94;
add.s64 %rd33, %rd101, %rd95;
@%p97 bra $L__BB7_93;
bra.uni $L__BB7_90;
$L__BB7_93:
mov.u32 %r700, 0;
$L__BB7_94:
.pragma "nounroll";
xor.b32 %r582, %r633, %r253;
xor.b32 %r581, %r634, %r253;
setp.lt.u32 %p99, %r700, 4;
selp.b32 %r523, %r581, %r582, %p99;
shl.b32 %r524, %r700, 3;
and.b32 %r525, %r524, 24;
shr.u32 %r526, %r523, %r525;
cvt.s64.s32 %rd97, %r700;
add.s64 %rd98, %rd33, %rd97;
st.u8 [%rd98], %r526;
add.s32 %r700, %r700, 1;
add.s32 %r527, %r700, %r270;
setp.lt.s32 %p100, %r527, %r585;
@%p100 bra $L__BB7_94;
bra.uni $L__BB7_95;
$L__BB7_90:
and.b64 %rd96, %rd33, 7;
setp.eq.s64 %p98, %rd96, 0;
@%p98 bra $L__BB7_92;
xor.b32 %r578, %r633, %r253;
xor.b32 %r577, %r634, %r253;
st.u32 [%rd33], %r577;
st.u32 [%rd33+4], %r578;
bra.uni $L__BB7_95;
$L__BB7_92:
xor.b32 %r580, %r633, %r253;
xor.b32 %r579, %r634, %r253;
st.v2.u32 [%rd33], {%r579, %r580};
$L__BB7_95:
add.s32 %r614, %r614, 2;
setp.le.s32 %p101, %r614, %r18;
@%p101 bra $L__BB7_9;
$L__BB7_96:
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
.reg .pred %p<104>;
.reg .b32 %r<710>;
.reg .b64 %rd<103>;
ld.param.u64 %rd35, [p0];
ld.param.v2.u32 {%r592, %r593}, [p1+32];
ld.param.v2.u32 {%r256, %r257}, [p1+40];
ld.param.u64 %rd40, [p2];
ld.param.v2.u32 {%r594, %r595}, [p3+32];
ld.param.v2.u32 {%r260, %r261}, [p3+40];
ld.param.u32 %r250, [p4];
ld.param.u32 %r251, [p5];
ld.param.u32 %r252, [p6];
ld.param.u32 %r253, [p7];
ld.param.u64 %rd102, [p3+8];
ld.param.u64 %rd41, [p3];
ld.param.u64 %rd100, [p1+8];
ld.param.u64 %rd36, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r257, 0;
@%p1 bra $L__BB8_2;
cvta.to.global.u64 %rd45, %rd35;
mul.wide.s32 %rd46, %r1, 40;
add.s64 %rd47, %rd45, %rd46;
ld.global.v2.u32 {%r592, %r593}, [%rd47+32];
ld.global.u64 %rd100, [%rd47+8];
ld.global.u64 %rd99, [%rd47];
bra.uni $L__BB8_3;
$L__BB8_2:
cvt.s64.s32 %rd48, %r1;
mul.lo.s64 %rd49, %rd36, %rd48;
add.s64 %rd99, %rd35, %rd49;
$L__BB8_3:
setp.eq.s32 %p2, %r261, 0;
@%p2 bra $L__BB8_5;
cvta.to.global.u64 %rd50, %rd40;
mul.wide.s32 %rd51, %r1, 40;
add.s64 %rd52, %rd50, %rd51;
ld.global.v2.u32 {%r594, %r595}, [%rd52+32];
ld.global.u64 %rd102, [%rd52+8];
ld.global.u64 %rd101, [%rd52];
bra.uni $L__BB8_6;
$L__BB8_5:
cvt.s64.s32 %rd53, %r1;
mul.lo.s64 %rd54, %rd41, %rd53;
add.s64 %rd101, %rd40, %rd54;
$L__BB8_6:
mov.u32 %r266, %ctaid.x;
shl.b32 %r267, %r266, 5;
mov.u32 %r268, %tid.x;
add.s32 %r269, %r267, %r268;
shl.b32 %r270, %r269, 3;
mov.u32 %r271, %ctaid.y;
shl.b32 %r272, %r271, 3;
mov.u32 %r273, %tid.y;
add.s32 %r274, %r272, %r273;
mul.lo.s32 %r15, %r274, %r251;
setp.ge.s32 %p3, %r270, %r594;
setp.ge.s32 %p4, %r15, %r595;
or.pred %p5, %p3, %p4;
@%p5 bra $L__BB8_96;
add.s32 %r275, %r15, %r251;
min.s32 %r18, %r275, %r595;
add.s32 %r623, %r15, -3;
setp.gt.s32 %p6, %r623, %r18;
@%p6 bra $L__BB8_96;
shr.s32 %r293, %r592, 31;
shr.u32 %r294, %r293, 30;
add.s32 %r295, %r592, %r294;
shr.s32 %r21, %r295, 2;
neg.s32 %r22, %r21;
shl.b32 %r23, %r21, 1;
add.s32 %r24, %r23, -2;
mov.u32 %r626, 255;
mov.u32 %r627, %r626;
mov.u32 %r628, %r626;
mov.u32 %r629, %r626;
mov.u32 %r630, %r626;
mov.u32 %r631, %r626;
mov.u32 %r632, %r626;
mov.u32 %r633, %r626;
mov.u32 %r634, %r626;
mov.u32 %r635, %r626;
mov.u32 %r636, %r626;
mov.u32 %r637, %r626;
mov.u32 %r638, %r626;
mov.u32 %r639, %r626;
mov.u32 %r640, %r626;
mov.u32 %r641, %r626;
$L__BB8_9:
.pragma "nounroll";
mad.lo.s32 %r300, %r274, %r251, -1;
setp.lt.s32 %p7, %r623, %r300;
@%p7 bra $L__BB8_11;
and.b32 %r301, %r666, 255;
and.b32 %r302, %r665, 255;
min.u32 %r303, %r301, %r302;
and.b32 %r304, %r664, 255;
min.s32 %r55, %r303, %r304;
min.s32 %r305, %r641, %r55;
min.s32 %r641, %r633, %r55;
shr.u32 %r306, %r666, 8;
and.b32 %r307, %r306, 255;
shr.u32 %r308, %r665, 8;
and.b32 %r309, %r308, 255;
min.u32 %r310, %r307, %r309;
shr.u32 %r311, %r664, 8;
and.b32 %r312, %r311, 255;
min.s32 %r57, %r310, %r312;
min.s32 %r313, %r640, %r57;
min.s32 %r640, %r632, %r57;
shr.u32 %r314, %r666, 16;
and.b32 %r315, %r314, 255;
shr.u32 %r316, %r665, 16;
and.b32 %r317, %r316, 255;
min.u32 %r318, %r315, %r317;
shr.u32 %r319, %r664, 16;
and.b32 %r320, %r319, 255;
min.s32 %r59, %r318, %r320;
min.s32 %r321, %r639, %r59;
min.s32 %r639, %r631, %r59;
shr.u32 %r322, %r665, 24;
shr.u32 %r323, %r666, 24;
min.u32 %r324, %r323, %r322;
shr.u32 %r325, %r664, 24;
min.s32 %r61, %r324, %r325;
min.s32 %r326, %r638, %r61;
min.s32 %r638, %r630, %r61;
min.u32 %r327, %r302, %r304;
and.b32 %r328, %r663, 255;
min.s32 %r63, %r327, %r328;
min.s32 %r329, %r637, %r63;
min.s32 %r637, %r629, %r63;
min.u32 %r330, %r309, %r312;
shr.u32 %r331, %r663, 8;
and.b32 %r332, %r331, 255;
min.s32 %r65, %r330, %r332;
min.s32 %r333, %r636, %r65;
min.s32 %r636, %r628, %r65;
min.u32 %r334, %r317, %r320;
shr.u32 %r335, %r663, 16;
and.b32 %r336, %r335, 255;
min.s32 %r67, %r334, %r336;
min.s32 %r337, %r635, %r67;
min.s32 %r635, %r627, %r67;
min.u32 %r338, %r322, %r325;
shr.u32 %r339, %r663, 24;
min.s32 %r69, %r338, %r339;
min.s32 %r340, %r634, %r69;
min.s32 %r634, %r626, %r69;
mov.u32 %r341, 64;
prmt.b32 %r342, %r305, %r313, %r341;
prmt.b32 %r343, %r321, %r326, %r341;
mov.u32 %r344, 21520;
prmt.b32 %r643, %r342, %r343, %r344;
prmt.b32 %r345, %r329, %r333, %r341;
prmt.b32 %r346, %r337, %r340, %r341;
prmt.b32 %r642, %r345, %r346, %r344;
mov.u32 %r626, %r69;
mov.u32 %r627, %r67;
mov.u32 %r628, %r65;
mov.u32 %r629, %r63;
mov.u32 %r630, %r61;
mov.u32 %r631, %r59;
mov.u32 %r632, %r57;
mov.u32 %r633, %r55;
$L__BB8_11:
add.s32 %r91, %r623, 2;
setp.gt.s32 %p8, %r91, %r18;
mov.u32 %r660, %r702;
mov.u32 %r661, %r703;
mov.u32 %r662, %r704;
@%p8 bra $L__BB8_45;
setp.eq.s32 %p9, %r250, 0;
@%p9 bra $L__BB8_22;
setp.eq.s32 %p10, %r250, 1;
setp.eq.s32 %p11, %r593, 1;
or.pred %p12, %p10, %p11;
@%p12 bra $L__BB8_21;
bra.uni $L__BB8_14;
$L__BB8_21:
add.s32 %r553, %r623, 2;
max.s32 %r352, %r553, 0;
add.s32 %r353, %r593, -1;
min.s32 %r647, %r352, %r353;
bra.uni $L__BB8_23;
$L__BB8_22:
add.s32 %r554, %r623, 2;
setp.lt.u32 %p22, %r554, %r593;
selp.b32 %r647, %r554, -1, %p22;
bra.uni $L__BB8_23;
$L__BB8_14:
add.s32 %r647, %r623, 2;
setp.lt.u32 %p13, %r647, %r593;
@%p13 bra $L__BB8_23;
add.s32 %r647, %r623, 2;
setp.eq.s32 %p14, %r250, 4;
@%p14 bra $L__BB8_19;
setp.ne.s32 %p15, %r250, 2;
@%p15 bra $L__BB8_20;
$L__BB8_17:
.pragma "nounroll";
shl.b32 %r555, %r593, 1;
setp.lt.s32 %p16, %r647, 0;
selp.b32 %r347, 0, %r555, %p16;
not.b32 %r348, %r647;
add.s32 %r647, %r347, %r348;
setp.lt.u32 %p17, %r647, %r593;
@%p17 bra $L__BB8_23;
bra.uni $L__BB8_17;
$L__BB8_19:
.pragma "nounroll";
neg.s32 %r556, %r593;
setp.lt.s32 %p18, %r647, 0;
selp.b32 %r349, %r593, %r556, %p18;
add.s32 %r647, %r349, %r647;
setp.lt.u32 %p19, %r647, %r593;
@%p19 bra $L__BB8_23;
bra.uni $L__BB8_19;
$L__BB8_20:
.pragma "nounroll";
shl.b32 %r558, %r593, 1;
add.s32 %r557, %r558, -2;
setp.lt.s32 %p20, %r647, 0;
selp.b32 %r351, 0, %r557, %p20;
sub.s32 %r647, %r351, %r647;
setp.lt.u32 %p21, %r647, %r593;
@%p21 bra $L__BB8_23;
bra.uni $L__BB8_20;
$L__BB8_23:
cvt.s64.s32 %rd55, %r647;
mul.lo.s64 %rd29, %rd100, %rd55;
mul.lo.s32 %r354, %r252, 16843009;
xor.b32 %r660, %r354, %r253;
setp.lt.s32 %p23, %r647, 0;
mov.u32 %r661, %r660;
mov.u32 %r662, %r660;
mov.u32 %r663, %r660;
mov.u32 %r664, %r660;
mov.u32 %r665, %r660;
mov.u32 %r666, %r660;
@%p23 bra $L__BB8_45;
setp.lt.s32 %p24, %r270, 4;
add.s32 %r360, %r270, 12;
setp.gt.s32 %p25, %r360, %r592;
or.pred %p26, %p24, %p25;
@%p26 bra $L__BB8_26;
bra.uni $L__BB8_25;
$L__BB8_26:
mov.u32 %r649, 3;
mov.u32 %r662, %r704;
mov.u32 %r661, %r703;
mov.u32 %r660, %r702;
$L__BB8_27:
.pragma "nounroll";
mov.u32 %r663, %r660;
mov.u32 %r660, %r661;
mov.u32 %r661, %r662;
shl.b32 %r376, %r649, 2;
add.s32 %r377, %r376, %r270;
add.s32 %r113, %r377, -4;
setp.lt.s32 %p27, %r113, 0;
setp.gt.s32 %p28, %r377, %r592;
or.pred %p29, %p28, %p27;
@%p29 bra $L__BB8_29;
bra.uni $L__BB8_28;
$L__BB8_29:
mov.u32 %r659, 0;
mov.u32 %r652, 3;
$L__BB8_30:
.pragma "nounroll";
shl.b32 %r548, %r649, 2;
add.s32 %r547, %r548, %r270;
add.s32 %r546, %r547, -4;
setp.eq.s32 %p102, %r250, 0;
add.s32 %r117, %r652, %r546;
add.s32 %r381, %r117, 64;
shr.s32 %r382, %r381, 31;
shr.u32 %r383, %r382, 30;
add.s32 %r384, %r381, %r383;
shr.s32 %r385, %r384, 2;
add.s32 %r118, %r385, -16;
@%p102 bra $L__BB8_40;
setp.eq.s32 %p31, %r250, 1;
and.b32 %r386, %r592, -4;
setp.eq.s32 %p32, %r386, 4;
or.pred %p33, %p31, %p32;
@%p33 bra $L__BB8_39;
bra.uni $L__BB8_32;
$L__BB8_39:
max.s32 %r391, %r118, 0;
add.s32 %r392, %r21, -1;
min.s32 %r657, %r391, %r392;
bra.uni $L__BB8_41;
$L__BB8_40:
setp.lt.u32 %p43, %r118, %r21;
selp.b32 %r657, %r118, -1, %p43;
bra.uni $L__BB8_41;
$L__BB8_32:
setp.lt.u32 %p34, %r118, %r21;
mov.u32 %r657, %r118;
@%p34 bra $L__BB8_41;
mov.u32 %r657, %r118;
setp.eq.s32 %p35, %r250, 4;
@%p35 bra $L__BB8_37;
setp.ne.s32 %p36, %r250, 2;
@%p36 bra $L__BB8_38;
$L__BB8_35:
.pragma "nounroll";
setp.lt.s32 %p37, %r657, 0;
selp.b32 %r387, 0, %r23, %p37;
not.b32 %r388, %r657;
add.s32 %r657, %r387, %r388;
setp.lt.u32 %p38, %r657, %r21;
@%p38 bra $L__BB8_41;
bra.uni $L__BB8_35;
$L__BB8_37:
.pragma "nounroll";
setp.lt.s32 %p39, %r657, 0;
selp.b32 %r389, %r21, %r22, %p39;
add.s32 %r657, %r389, %r657;
setp.lt.u32 %p40, %r657, %r21;
@%p40 bra $L__BB8_41;
bra.uni $L__BB8_37;
$L__BB8_38:
.pragma "nounroll";
setp.lt.s32 %p41, %r657, 0;
selp.b32 %r390, 0, %r24, %p41;
sub.s32 %r657, %r390, %r657;
setp.lt.u32 %p42, %r657, %r21;
@%p42 bra $L__BB8_41;
bra.uni $L__BB8_38;
$L__BB8_41:
mul.lo.s32 %r658, %r252, 16843009;
shl.b32 %r540, %r649, 2;
add.s32 %r539, %r540, %r270;
add.s32 %r538, %r539, -4;
add.s32 %r537, %r652, %r538;
setp.lt.s32 %p44, %r657, 0;
shl.b32 %r393, %r118, 2;
sub.s32 %r129, %r537, %r393;
@%p44 bra $L__BB8_43;
shl.b32 %r395, %r657, 2;
cvt.s64.s32 %rd66, %r395;
cvt.s64.s32 %rd67, %r129;
add.s64 %rd68, %rd29, %rd67;
add.s64 %rd69, %rd68, %rd66;
add.s64 %rd65, %rd99, %rd69;
ld.global.nc.u8 %r658, [%rd65];
$L__BB8_43:
and.b32 %r396, %r658, 255;
prmt.b32 %r659, %r659, %r396, 8452;
add.s32 %r133, %r652, -1;
setp.gt.s32 %p45, %r652, 0;
mov.u32 %r652, %r133;
@%p45 bra $L__BB8_30;
bra.uni $L__BB8_44;
$L__BB8_28:
shl.b32 %r545, %r649, 2;
add.s32 %r544, %r545, %r270;
add.s32 %r543, %r544, -4;
cvt.s64.s32 %rd63, %r543;
add.s64 %rd64, %rd29, %rd63;
add.s64 %rd62, %rd99, %rd64;
ld.global.nc.u32 %r659, [%rd62];
$L__BB8_44:
xor.b32 %r662, %r659, %r253;
add.s32 %r136, %r649, -1;
setp.gt.s32 %p46, %r649, 0;
mov.u32 %r649, %r136;
mov.u32 %r664, %r660;
mov.u32 %r665, %r661;
mov.u32 %r666, %r662;
@%p46 bra $L__BB8_27;
bra.uni $L__BB8_45;
$L__BB8_25:
cvt.s64.s32 %rd60, %r270;
add.s64 %rd61, %rd29, %rd60;
add.s64 %rd57, %rd99, %rd61;
add.s64 %rd56, %rd57, -4;
ld.global.nc.u32 %r361, [%rd56];
xor.b32 %r662, %r361, %r253;
ld.global.nc.u32 %r362, [%rd57];
xor.b32 %r661, %r362, %r253;
add.s64 %rd58, %rd57, 4;
ld.global.nc.u32 %r363, [%rd58];
xor.b32 %r660, %r363, %r253;
add.s64 %rd59, %rd57, 8;
ld.global.nc.u32 %r364, [%rd59];
xor.b32 %r663, %r364, %r253;
mov.u32 %r664, %r660;
mov.u32 %r665, %r661;
mov.u32 %r666, %r662;
$L__BB8_45:
setp.le.s32 %p47, %r623, %r15;
setp.gt.s32 %p48, %r623, %r18;
or.pred %p49, %p47, %p48;
@%p49 bra $L__BB8_52;
add.s32 %r407, %r270, 8;
setp.gt.s32 %p50, %r407, %r594;
add.s32 %r408, %r623, -1;
cvt.s64.s32 %rd70, %r408;
mul.lo.s64 %rd71, %rd102, %rd70;
cvt.s64.s32 %rd72, %r270;
add.s64 %rd73, %rd71, %rd72;
add.s64 %rd30, %rd101, %rd73;
@%p50 bra $L__BB8_50;
bra.uni $L__BB8_47;
$L__BB8_50:
mov.u32 %r667, 0;
$L__BB8_51:
.pragma "nounroll";
xor.b32 %r564, %r642, %r253;
xor.b32 %r563, %r643, %r253;
setp.lt.u32 %p52, %r667, 4;
selp.b32 %r410, %r563, %r564, %p52;
shl.b32 %r411, %r667, 3;
and.b32 %r412, %r411, 24;
shr.u32 %r413, %r410, %r412;
cvt.s64.s32 %rd75, %r667;
add.s64 %rd76, %rd30, %rd75;
st.u8 [%rd76], %r413;
add.s32 %r667, %r667, 1;
add.s32 %r419, %r667, %r270;
setp.lt.s32 %p53, %r419, %r594;
@%p53 bra $L__BB8_51;
bra.uni $L__BB8_52;
$L__BB8_47:
and.b64 %rd74, %rd30, 7;
setp.eq.s64 %p51, %rd74, 0;
@%p51 bra $L__BB8_49;
xor.b32 %r560, %r642, %r253;
xor.b32 %r559, %r643, %r253;
st.u32 [%rd30], %r559;
st.u32 [%rd30+4], %r560;
bra.uni $L__BB8_52;
$L__BB8_49:
xor.b32 %r562, %r642, %r253;
xor.b32 %r561, %r643, %r253;
st.v2.u32 [%rd30], {%r561, %r562};
$L__BB8_52:
@%p7 bra $L__BB8_54;
and.b32 %r425, %r708, 255;
and.b32 %r426, %r707, 255;
min.u32 %r427, %r425, %r426;
and.b32 %r428, %r706, 255;
min.s32 %r148, %r427, %r428;
min.s32 %r429, %r641, %r148;
min.s32 %r641, %r633, %r148;
shr.u32 %r430, %r708, 8;
and.b32 %r431, %r430, 255;
shr.u32 %r432, %r707, 8;
and.b32 %r433, %r432, 255;
min.u32 %r434, %r431, %r433;
shr.u32 %r435, %r706, 8;
and.b32 %r436, %r435, 255;
min.s32 %r150, %r434, %r436;
min.s32 %r437, %r640, %r150;
min.s32 %r640, %r632, %r150;
shr.u32 %r438, %r708, 16;
and.b32 %r439, %r438, 255;
shr.u32 %r440, %r707, 16;
and.b32 %r441, %r440, 255;
min.u32 %r442, %r439, %r441;
shr.u32 %r443, %r706, 16;
and.b32 %r444, %r443, 255;
min.s32 %r152, %r442, %r444;
min.s32 %r445, %r639, %r152;
min.s32 %r639, %r631, %r152;
shr.u32 %r446, %r707, 24;
shr.u32 %r447, %r708, 24;
min.u32 %r448, %r447, %r446;
shr.u32 %r449, %r706, 24;
min.s32 %r154, %r448, %r449;
min.s32 %r450, %r638, %r154;
min.s32 %r638, %r630, %r154;
min.u32 %r451, %r426, %r428;
and.b32 %r452, %r705, 255;
min.s32 %r156, %r451, %r452;
min.s32 %r453, %r637, %r156;
min.s32 %r637, %r629, %r156;
min.u32 %r454, %r433, %r436;
shr.u32 %r455, %r705, 8;
and.b32 %r456, %r455, 255;
min.s32 %r158, %r454, %r456;
min.s32 %r457, %r636, %r158;
min.s32 %r636, %r628, %r158;
min.u32 %r458, %r441, %r444;
shr.u32 %r459, %r705, 16;
and.b32 %r460, %r459, 255;
min.s32 %r160, %r458, %r460;
min.s32 %r461, %r635, %r160;
min.s32 %r635, %r627, %r160;
min.u32 %r462, %r446, %r449;
shr.u32 %r463, %r705, 24;
min.s32 %r162, %r462, %r463;
min.s32 %r464, %r634, %r162;
min.s32 %r634, %r626, %r162;
mov.u32 %r465, 64;
prmt.b32 %r466, %r429, %r437, %r465;
prmt.b32 %r467, %r445, %r450, %r465;
mov.u32 %r468, 21520;
prmt.b32 %r643, %r466, %r467, %r468;
prmt.b32 %r469, %r453, %r457, %r465;
prmt.b32 %r470, %r461, %r464, %r465;
prmt.b32 %r642, %r469, %r470, %r468;
mov.u32 %r626, %r162;
mov.u32 %r627, %r160;
mov.u32 %r628, %r158;
mov.u32 %r629, %r156;
mov.u32 %r630, %r154;
mov.u32 %r631, %r152;
mov.u32 %r632, %r150;
mov.u32 %r633, %r148;
$L__BB8_54:
add.s32 %r184, %r623, 3;
setp.gt.s32 %p55, %r184, %r18;
mov.u32 %r702, %r660;
mov.u32 %r703, %r661;
mov.u32 %r704, %r662;
@%p55 bra $L__BB8_88;
setp.eq.s32 %p56, %r250, 0;
@%p56 bra $L__BB8_65;
setp.eq.s32 %p57, %r250, 1;
setp.eq.s32 %p58, %r593, 1;
or.pred %p59, %p57, %p58;
@%p59 bra $L__BB8_64;
bra.uni $L__BB8_57;
$L__BB8_64:
add.s32 %r569, %r623, 3;
max.s32 %r476, %r569, 0;
add.s32 %r477, %r593, -1;
min.s32 %r689, %r476, %r477;
bra.uni $L__BB8_66;
$L__BB8_65:
add.s32 %r570, %r623, 3;
setp.lt.u32 %p69, %r570, %r593;
selp.b32 %r689, %r570, -1, %p69;
bra.uni $L__BB8_66;
$L__BB8_57:
add.s32 %r689, %r623, 3;
setp.lt.u32 %p60, %r689, %r593;
@%p60 bra $L__BB8_66;
add.s32 %r689, %r623, 3;
setp.eq.s32 %p61, %r250, 4;
@%p61 bra $L__BB8_62;
setp.ne.s32 %p62, %r250, 2;
@%p62 bra $L__BB8_63;
$L__BB8_60:
.pragma "nounroll";
shl.b32 %r571, %r593, 1;
setp.lt.s32 %p63, %r689, 0;
selp.b32 %r471, 0, %r571, %p63;
not.b32 %r472, %r689;
add.s32 %r689, %r471, %r472;
setp.lt.u32 %p64, %r689, %r593;
@%p64 bra $L__BB8_66;
bra.uni $L__BB8_60;
$L__BB8_62:
.pragma "nounroll";
neg.s32 %r572, %r593;
setp.lt.s32 %p65, %r689, 0;
selp.b32 %r473, %r593, %r572, %p65;
add.s32 %r689, %r473, %r689;
setp.lt.u32 %p66, %r689, %r593;
@%p66 bra $L__BB8_66;
bra.uni $L__BB8_62;
$L__BB8_63:
.pragma "nounroll";
shl.b32 %r574, %r593, 1;
add.s32 %r573, %r574, -2;
setp.lt.s32 %p67, %r689, 0;
selp.b32 %r475, 0, %r573, %p67;
sub.s32 %r689, %r475, %r689;
setp.lt.u32 %p68, %r689, %r593;
@%p68 bra $L__BB8_66;
bra.uni $L__BB8_63;
$L__BB8_66:
cvt.s64.s32 %rd77, %r689;
mul.lo.s64 %rd32, %rd100, %rd77;
mul.lo.s32 %r478, %r252, 16843009;
xor.b32 %r702, %r478, %r253;
setp.lt.s32 %p70, %r689, 0;
mov.u32 %r703, %r702;
mov.u32 %r704, %r702;
mov.u32 %r705, %r702;
mov.u32 %r706, %r702;
mov.u32 %r707, %r702;
mov.u32 %r708, %r702;
@%p70 bra $L__BB8_88;
setp.lt.s32 %p71, %r270, 4;
add.s32 %r484, %r270, 12;
setp.gt.s32 %p72, %r484, %r592;
or.pred %p73, %p71, %p72;
@%p73 bra $L__BB8_69;
bra.uni $L__BB8_68;
$L__BB8_69:
mov.u32 %r691, 3;
mov.u32 %r704, %r662;
mov.u32 %r703, %r661;
mov.u32 %r702, %r660;
$L__BB8_70:
.pragma "nounroll";
mov.u32 %r705, %r702;
mov.u32 %r702, %r703;
mov.u32 %r703, %r704;
shl.b32 %r500, %r691, 2;
add.s32 %r501, %r500, %r270;
add.s32 %r206, %r501, -4;
setp.lt.s32 %p74, %r206, 0;
setp.gt.s32 %p75, %r501, %r592;
or.pred %p76, %p75, %p74;
@%p76 bra $L__BB8_72;
bra.uni $L__BB8_71;
$L__BB8_72:
mov.u32 %r701, 0;
mov.u32 %r694, 3;
$L__BB8_73:
.pragma "nounroll";
shl.b32 %r581, %r691, 2;
add.s32 %r580, %r581, %r270;
add.s32 %r579, %r580, -4;
setp.eq.s32 %p103, %r250, 0;
add.s32 %r210, %r694, %r579;
add.s32 %r505, %r210, 64;
shr.s32 %r506, %r505, 31;
shr.u32 %r507, %r506, 30;
add.s32 %r508, %r505, %r507;
shr.s32 %r509, %r508, 2;
add.s32 %r211, %r509, -16;
@%p103 bra $L__BB8_83;
setp.eq.s32 %p78, %r250, 1;
and.b32 %r510, %r592, -4;
setp.eq.s32 %p79, %r510, 4;
or.pred %p80, %p78, %p79;
@%p80 bra $L__BB8_82;
bra.uni $L__BB8_75;
$L__BB8_82:
max.s32 %r515, %r211, 0;
add.s32 %r516, %r21, -1;
min.s32 %r699, %r515, %r516;
bra.uni $L__BB8_84;
$L__BB8_83:
setp.lt.u32 %p90, %r211, %r21;
selp.b32 %r699, %r211, -1, %p90;
bra.uni $L__BB8_84;
$L__BB8_75:
setp.lt.u32 %p81, %r211, %r21;
mov.u32 %r699, %r211;
@%p81 bra $L__BB8_84;
mov.u32 %r699, %r211;
setp.eq.s32 %p82, %r250, 4;
@%p82 bra $L__BB8_80;
setp.ne.s32 %p83, %r250, 2;
@%p83 bra $L__BB8_81;
$L__BB8_78:
.pragma "nounroll";
setp.lt.s32 %p84, %r699, 0;
selp.b32 %r511, 0, %r23, %p84;
not.b32 %r512, %r699;
add.s32 %r699, %r511, %r512;
setp.lt.u32 %p85, %r699, %r21;
@%p85 bra $L__BB8_84;
bra.uni $L__BB8_78;
$L__BB8_80:
.pragma "nounroll";
setp.lt.s32 %p86, %r699, 0;
selp.b32 %r513, %r21, %r22, %p86;
add.s32 %r699, %r513, %r699;
setp.lt.u32 %p87, %r699, %r21;
@%p87 bra $L__BB8_84;
bra.uni $L__BB8_80;
$L__BB8_81:
.pragma "nounroll";
setp.lt.s32 %p88, %r699, 0;
selp.b32 %r514, 0, %r24, %p88;
sub.s32 %r699, %r514, %r699;
setp.lt.u32 %p89, %r699, %r21;
@%p89 bra $L__BB8_84;
bra.uni $L__BB8_81;
$L__BB8_84:
shl.b32 %r585, %r691, 2;
add.s32 %r584, %r585, %r270;
add.s32 %r583, %r584, -4;
add.s32 %r582, %r694, %r583;
mul.lo.s32 %r700, %r252, 16843009;
setp.lt.s32 %p91, %r699, 0;
shl.b32 %r517, %r211, 2;
sub.s32 %r222, %r582, %r517;
@%p91 bra $L__BB8_86;
shl.b32 %r519, %r699, 2;
cvt.s64.s32 %rd88, %r519;
cvt.s64.s32 %rd89, %r222;
add.s64 %rd90, %rd32, %rd89;
add.s64 %rd91, %rd90, %rd88;
add.s64 %rd87, %rd99, %rd91;
ld.global.nc.u8 %r700, [%rd87];
$L__BB8_86:
and.b32 %r520, %r700, 255;
prmt.b32 %r701, %r701, %r520, 8452;
add.s32 %r226, %r694, -1;
setp.gt.s32 %p92, %r694, 0;
mov.u32 %r694, %r226;
@%p92 bra $L__BB8_73;
bra.uni $L__BB8_87;
$L__BB8_71:
shl.b32 %r578, %r691, 2;
add.s32 %r577, %r578, %r270;
add.s32 %r576, %r577, -4;
cvt.s64.s32 %rd85, %r576;
add.s64 %rd86, %rd32, %rd85;
add.s64 %rd84, %rd99, %rd86;
ld.global.nc.u32 %r701, [%rd84];
$L__BB8_87:
xor.b32 %r704, %r701, %r253;
add.s32 %r229, %r691, -1;
setp.gt.s32 %p93, %r691, 0;
mov.u32 %r691, %r229;
mov.u32 %r706, %r702;
mov.u32 %r707, %r703;
mov.u32 %r708, %r704;
@%p93 bra $L__BB8_70;
bra.uni $L__BB8_88;
$L__BB8_68:
cvt.s64.s32 %rd82, %r270;
add.s64 %rd83, %rd32, %rd82;
add.s64 %rd79, %rd99, %rd83;
add.s64 %rd78, %rd79, -4;
ld.global.nc.u32 %r485, [%rd78];
xor.b32 %r704, %r485, %r253;
ld.global.nc.u32 %r486, [%rd79];
xor.b32 %r703, %r486, %r253;
add.s64 %rd80, %rd79, 4;
ld.global.nc.u32 %r487, [%rd80];
xor.b32 %r702, %r487, %r253;
add.s64 %rd81, %rd79, 8;
ld.global.nc.u32 %r488, [%rd81];
xor.b32 %r705, %r488, %r253;
mov.u32 %r706, %r702;
mov.u32 %r707, %r703;
mov.u32 %r708, %r704;
$L__BB8_88:
setp.lt.s32 %p94, %r623, %r15;
setp.ge.s32 %p95, %r623, %r18;
or.pred %p96, %p94, %p95;
@%p96 bra $L__BB8_95;
add.s32 %r530, %r270, 8;
setp.gt.s32 %p97, %r530, %r594;
cvt.s64.s32 %rd92, %r623;
mul.lo.s64 %rd93, %rd102, %rd92;
cvt.s64.s32 %rd94, %r270;
add.s64 %rd95, %rd93, %rd94;
add.s64 %rd33, %rd101, %rd95;
@%p97 bra $L__BB8_93;
bra.uni $L__BB8_90;
$L__BB8_93:
mov.u32 %r709, 0;
$L__BB8_94:
.pragma "nounroll";
xor.b32 %r591, %r642, %r253;
xor.b32 %r590, %r643, %r253;
setp.lt.u32 %p99, %r709, 4;
selp.b32 %r532, %r590, %r591, %p99;
shl.b32 %r533, %r709, 3;
and.b32 %r534, %r533, 24;
shr.u32 %r535, %r532, %r534;
cvt.s64.s32 %rd97, %r709;
add.s64 %rd98, %rd33, %rd97;
st.u8 [%rd98], %r535;
add.s32 %r709, %r709, 1;
add.s32 %r536, %r709, %r270;
setp.lt.s32 %p100, %r536, %r594;
@%p100 bra $L__BB8_94;
bra.uni $L__BB8_95;
$L__BB8_90:
and.b64 %rd96, %rd33, 7;
setp.eq.s64 %p98, %rd96, 0;
@%p98 bra $L__BB8_92;
xor.b32 %r587, %r642, %r253;
xor.b32 %r586, %r643, %r253;
st.u32 [%rd33], %r586;
st.u32 [%rd33+4], %r587;
bra.uni $L__BB8_95;
$L__BB8_92:
xor.b32 %r589, %r642, %r253;
xor.b32 %r588, %r643, %r253;
st.v2.u32 [%rd33], {%r588, %r589};
$L__BB8_95:
add.s32 %r623, %r623, 2;
setp.le.s32 %p101, %r623, %r18;
@%p101 bra $L__BB8_9;
$L__BB8_96:
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
.reg .pred %p<104>;
.reg .b32 %r<850>;
.reg .b64 %rd<102>;
ld.param.u64 %rd35, [p0];
ld.param.v2.u32 {%r684, %r685}, [p1+32];
ld.param.v2.u32 {%r333, %r334}, [p1+40];
ld.param.u64 %rd40, [p2];
ld.param.v2.u32 {%r686, %r687}, [p3+32];
ld.param.v2.u32 {%r337, %r338}, [p3+40];
ld.param.u32 %r327, [p4];
ld.param.u32 %r328, [p5];
ld.param.u32 %r329, [p6];
ld.param.u32 %r330, [p7];
ld.param.u64 %rd101, [p3+8];
ld.param.u64 %rd41, [p3];
ld.param.u64 %rd99, [p1+8];
ld.param.u64 %rd36, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r334, 0;
@%p1 bra $L__BB9_2;
cvta.to.global.u64 %rd45, %rd35;
mul.wide.s32 %rd46, %r1, 40;
add.s64 %rd47, %rd45, %rd46;
ld.global.v2.u32 {%r684, %r685}, [%rd47+32];
ld.global.u64 %rd99, [%rd47+8];
ld.global.u64 %rd98, [%rd47];
bra.uni $L__BB9_3;
$L__BB9_2:
cvt.s64.s32 %rd48, %r1;
mul.lo.s64 %rd49, %rd36, %rd48;
add.s64 %rd98, %rd35, %rd49;
$L__BB9_3:
setp.eq.s32 %p2, %r338, 0;
@%p2 bra $L__BB9_5;
cvta.to.global.u64 %rd50, %rd40;
mul.wide.s32 %rd51, %r1, 40;
add.s64 %rd52, %rd50, %rd51;
ld.global.v2.u32 {%r686, %r687}, [%rd52+32];
ld.global.u64 %rd101, [%rd52+8];
ld.global.u64 %rd100, [%rd52];
bra.uni $L__BB9_6;
$L__BB9_5:
cvt.s64.s32 %rd53, %r1;
mul.lo.s64 %rd54, %rd41, %rd53;
add.s64 %rd100, %rd40, %rd54;
$L__BB9_6:
mov.u32 %r343, %ctaid.x;
shl.b32 %r344, %r343, 5;
mov.u32 %r345, %tid.x;
add.s32 %r346, %r344, %r345;
shl.b32 %r347, %r346, 3;
mov.u32 %r348, %ctaid.y;
shl.b32 %r349, %r348, 3;
mov.u32 %r350, %tid.y;
add.s32 %r351, %r349, %r350;
mul.lo.s32 %r16, %r351, %r328;
setp.ge.s32 %p3, %r347, %r686;
setp.ge.s32 %p4, %r16, %r687;
or.pred %p5, %p3, %p4;
@%p5 bra $L__BB9_94;
add.s32 %r352, %r16, %r328;
min.s32 %r19, %r352, %r687;
add.s32 %r20, %r19, 2;
add.s32 %r731, %r16, -4;
setp.ge.s32 %p6, %r731, %r20;
@%p6 bra $L__BB9_94;
neg.s32 %r22, %r684;
shl.b32 %r23, %r684, 1;
add.s32 %r24, %r23, -2;
mov.u32 %r734, 255;
mov.u32 %r735, %r734;
mov.u32 %r736, %r734;
mov.u32 %r737, %r734;
mov.u32 %r738, %r734;
mov.u32 %r739, %r734;
mov.u32 %r740, %r734;
mov.u32 %r741, %r734;
mov.u32 %r742, %r734;
mov.u32 %r743, %r734;
mov.u32 %r744, %r734;
mov.u32 %r745, %r734;
mov.u32 %r746, %r734;
mov.u32 %r747, %r734;
mov.u32 %r748, %r734;
mov.u32 %r749, %r734;
mov.u32 %r750, %r734;
mov.u32 %r751, %r734;
mov.u32 %r752, %r734;
mov.u32 %r753, %r734;
mov.u32 %r754, %r734;
mov.u32 %r755, %r734;
mov.u32 %r756, %r734;
mov.u32 %r757, %r734;
mov.u32 %r758, %r734;
mov.u32 %r759, %r734;
mov.u32 %r760, %r734;
mov.u32 %r761, %r734;
mov.u32 %r762, %r734;
mov.u32 %r763, %r734;
mov.u32 %r764, %r734;
mov.u32 %r765, %r734;
$L__BB9_9:
.pragma "nounroll";
mad.lo.s32 %r390, %r351, %r328, -2;
setp.lt.s32 %p7, %r731, %r390;
@%p7 bra $L__BB9_11;
shr.u32 %r391, %r790, 16;
and.b32 %r392, %r391, 255;
shr.u32 %r393, %r790, 24;
min.u32 %r394, %r392, %r393;
and.b32 %r395, %r789, 255;
min.s32 %r396, %r394, %r395;
shr.u32 %r397, %r789, 8;
and.b32 %r398, %r397, 255;
min.s32 %r399, %r396, %r398;
shr.u32 %r400, %r789, 16;
and.b32 %r401, %r400, 255;
min.s32 %r71, %r399, %r401;
min.s32 %r402, %r765, %r71;
min.s32 %r765, %r757, %r71;
min.s32 %r757, %r749, %r71;
min.s32 %r749, %r741, %r71;
min.u32 %r403, %r393, %r395;
min.s32 %r404, %r403, %r398;
min.s32 %r405, %r404, %r401;
shr.u32 %r406, %r789, 24;
min.s32 %r75, %r405, %r406;
min.s32 %r407, %r764, %r75;
min.s32 %r764, %r756, %r75;
min.s32 %r756, %r748, %r75;
min.s32 %r748, %r740, %r75;
min.u32 %r408, %r395, %r398;
min.s32 %r409, %r408, %r401;
min.s32 %r410, %r409, %r406;
and.b32 %r411, %r788, 255;
min.s32 %r79, %r410, %r411;
min.s32 %r412, %r763, %r79;
min.s32 %r763, %r755, %r79;
min.s32 %r755, %r747, %r79;
min.s32 %r747, %r739, %r79;
min.u32 %r413, %r398, %r401;
min.s32 %r414, %r413, %r406;
min.s32 %r415, %r414, %r411;
shr.u32 %r416, %r788, 8;
and.b32 %r417, %r416, 255;
min.s32 %r83, %r415, %r417;
min.s32 %r418, %r762, %r83;
min.s32 %r762, %r754, %r83;
min.s32 %r754, %r746, %r83;
min.s32 %r746, %r738, %r83;
min.u32 %r419, %r401, %r406;
min.s32 %r420, %r419, %r411;
min.s32 %r421, %r420, %r417;
shr.u32 %r422, %r788, 16;
and.b32 %r423, %r422, 255;
min.s32 %r87, %r421, %r423;
min.s32 %r424, %r761, %r87;
min.s32 %r761, %r753, %r87;
min.s32 %r753, %r745, %r87;
min.s32 %r745, %r737, %r87;
min.u32 %r425, %r406, %r411;
min.s32 %r426, %r425, %r417;
min.s32 %r427, %r426, %r423;
shr.u32 %r428, %r788, 24;
min.s32 %r91, %r427, %r428;
min.s32 %r429, %r760, %r91;
min.s32 %r760, %r752, %r91;
min.s32 %r752, %r744, %r91;
min.s32 %r744, %r736, %r91;
min.u32 %r430, %r411, %r417;
min.s32 %r431, %r430, %r423;
min.s32 %r432, %r431, %r428;
and.b32 %r433, %r787, 255;
min.s32 %r95, %r432, %r433;
min.s32 %r434, %r759, %r95;
min.s32 %r759, %r751, %r95;
min.s32 %r751, %r743, %r95;
min.s32 %r743, %r735, %r95;
min.u32 %r435, %r417, %r423;
min.s32 %r436, %r435, %r428;
min.s32 %r437, %r436, %r433;
shr.u32 %r438, %r787, 8;
and.b32 %r439, %r438, 255;
min.s32 %r99, %r437, %r439;
min.s32 %r440, %r758, %r99;
min.s32 %r758, %r750, %r99;
min.s32 %r750, %r742, %r99;
min.s32 %r742, %r734, %r99;
mov.u32 %r441, 64;
prmt.b32 %r442, %r402, %r407, %r441;
prmt.b32 %r443, %r412, %r418, %r441;
mov.u32 %r444, 21520;
prmt.b32 %r767, %r442, %r443, %r444;
prmt.b32 %r445, %r424, %r429, %r441;
prmt.b32 %r446, %r434, %r440, %r441;
prmt.b32 %r766, %r445, %r446, %r444;
mov.u32 %r734, %r99;
mov.u32 %r735, %r95;
mov.u32 %r736, %r91;
mov.u32 %r737, %r87;
mov.u32 %r738, %r83;
mov.u32 %r739, %r79;
mov.u32 %r740, %r75;
mov.u32 %r741, %r71;
$L__BB9_11:
add.s32 %r139, %r731, 2;
setp.ge.s32 %p8, %r139, %r20;
mov.u32 %r784, %r842;
mov.u32 %r785, %r843;
mov.u32 %r786, %r844;
@%p8 bra $L__BB9_44;
setp.eq.s32 %p9, %r327, 0;
@%p9 bra $L__BB9_22;
setp.eq.s32 %p10, %r327, 1;
setp.eq.s32 %p11, %r685, 1;
or.pred %p12, %p10, %p11;
@%p12 bra $L__BB9_21;
bra.uni $L__BB9_14;
$L__BB9_21:
add.s32 %r655, %r731, 2;
max.s32 %r452, %r655, 0;
add.s32 %r453, %r685, -1;
min.s32 %r771, %r452, %r453;
bra.uni $L__BB9_23;
$L__BB9_22:
add.s32 %r656, %r731, 2;
setp.lt.u32 %p22, %r656, %r685;
selp.b32 %r771, %r656, -1, %p22;
bra.uni $L__BB9_23;
$L__BB9_14:
add.s32 %r771, %r731, 2;
setp.lt.u32 %p13, %r771, %r685;
@%p13 bra $L__BB9_23;
add.s32 %r771, %r731, 2;
setp.eq.s32 %p14, %r327, 4;
@%p14 bra $L__BB9_19;
setp.ne.s32 %p15, %r327, 2;
@%p15 bra $L__BB9_20;
$L__BB9_17:
.pragma "nounroll";
shl.b32 %r657, %r685, 1;
setp.lt.s32 %p16, %r771, 0;
selp.b32 %r447, 0, %r657, %p16;
not.b32 %r448, %r771;
add.s32 %r771, %r447, %r448;
setp.lt.u32 %p17, %r771, %r685;
@%p17 bra $L__BB9_23;
bra.uni $L__BB9_17;
$L__BB9_19:
.pragma "nounroll";
neg.s32 %r658, %r685;
setp.lt.s32 %p18, %r771, 0;
selp.b32 %r449, %r685, %r658, %p18;
add.s32 %r771, %r449, %r771;
setp.lt.u32 %p19, %r771, %r685;
@%p19 bra $L__BB9_23;
bra.uni $L__BB9_19;
$L__BB9_20:
.pragma "nounroll";
shl.b32 %r660, %r685, 1;
add.s32 %r659, %r660, -2;
setp.lt.s32 %p20, %r771, 0;
selp.b32 %r451, 0, %r659, %p20;
sub.s32 %r771, %r451, %r771;
setp.lt.u32 %p21, %r771, %r685;
@%p21 bra $L__BB9_23;
bra.uni $L__BB9_20;
$L__BB9_23:
cvt.s64.s32 %rd55, %r771;
mul.lo.s64 %rd29, %rd99, %rd55;
mul.lo.s32 %r457, %r329, 16843009;
xor.b32 %r784, %r457, %r330;
setp.lt.s32 %p23, %r771, 0;
mov.u32 %r785, %r784;
mov.u32 %r786, %r784;
mov.u32 %r787, %r784;
mov.u32 %r788, %r784;
mov.u32 %r789, %r784;
mov.u32 %r790, %r784;
@%p23 bra $L__BB9_44;
setp.lt.s32 %p24, %r347, 4;
add.s32 %r463, %r347, 12;
setp.gt.s32 %p25, %r463, %r684;
or.pred %p26, %p24, %p25;
@%p26 bra $L__BB9_26;
bra.uni $L__BB9_25;
$L__BB9_26:
mov.u32 %r773, 3;
mov.u32 %r786, %r844;
mov.u32 %r785, %r843;
mov.u32 %r784, %r842;
$L__BB9_27:
.pragma "nounroll";
mov.u32 %r787, %r784;
mov.u32 %r784, %r785;
mov.u32 %r785, %r786;
shl.b32 %r480, %r773, 2;
add.s32 %r481, %r480, %r347;
add.s32 %r162, %r481, -4;
setp.lt.s32 %p27, %r162, 0;
setp.gt.s32 %p28, %r481, %r684;
or.pred %p29, %p28, %p27;
@%p29 bra $L__BB9_29;
bra.uni $L__BB9_28;
$L__BB9_29:
mov.u32 %r783, 0;
mov.u32 %r776, 3;
$L__BB9_30:
.pragma "nounroll";
setp.eq.s32 %p102, %r327, 0;
shl.b32 %r644, %r773, 2;
add.s32 %r643, %r644, %r347;
add.s32 %r642, %r643, -4;
add.s32 %r781, %r776, %r642;
@%p102 bra $L__BB9_39;
setp.eq.s32 %p31, %r327, 1;
setp.eq.s32 %p32, %r684, 1;
or.pred %p33, %p31, %p32;
@%p33 bra $L__BB9_38;
bra.uni $L__BB9_32;
$L__BB9_38:
max.s32 %r489, %r781, 0;
add.s32 %r490, %r684, -1;
min.s32 %r781, %r489, %r490;
bra.uni $L__BB9_40;
$L__BB9_39:
setp.lt.u32 %p43, %r781, %r684;
selp.b32 %r781, %r781, -1, %p43;
bra.uni $L__BB9_40;
$L__BB9_32:
setp.lt.u32 %p34, %r781, %r684;
@%p34 bra $L__BB9_40;
setp.eq.s32 %p35, %r327, 4;
@%p35 bra $L__BB9_36;
setp.ne.s32 %p36, %r327, 2;
@%p36 bra $L__BB9_37;
$L__BB9_35:
.pragma "nounroll";
setp.lt.s32 %p37, %r781, 0;
selp.b32 %r485, 0, %r23, %p37;
not.b32 %r486, %r781;
add.s32 %r781, %r485, %r486;
setp.lt.u32 %p38, %r781, %r684;
@%p38 bra $L__BB9_40;
bra.uni $L__BB9_35;
$L__BB9_36:
.pragma "nounroll";
setp.lt.s32 %p39, %r781, 0;
selp.b32 %r487, %r684, %r22, %p39;
add.s32 %r781, %r487, %r781;
setp.lt.u32 %p40, %r781, %r684;
@%p40 bra $L__BB9_40;
bra.uni $L__BB9_36;
$L__BB9_37:
.pragma "nounroll";
setp.lt.s32 %p41, %r781, 0;
selp.b32 %r488, 0, %r24, %p41;
sub.s32 %r781, %r488, %r781;
setp.lt.u32 %p42, %r781, %r684;
@%p42 bra $L__BB9_40;
bra.uni $L__BB9_37;
$L__BB9_40:
mul.lo.s32 %r782, %r329, 16843009;
setp.lt.s32 %p44, %r781, 0;
@%p44 bra $L__BB9_42;
cvt.s64.s32 %rd69, %r781;
add.s64 %rd70, %rd29, %rd69;
add.s64 %rd68, %rd98, %rd70;
ld.global.nc.u8 %r782, [%rd68];
$L__BB9_42:
and.b32 %r492, %r782, 255;
prmt.b32 %r783, %r783, %r492, 8452;
add.s32 %r180, %r776, -1;
setp.gt.s32 %p45, %r776, 0;
mov.u32 %r776, %r180;
@%p45 bra $L__BB9_30;
bra.uni $L__BB9_43;
$L__BB9_28:
shl.b32 %r641, %r773, 2;
add.s32 %r640, %r641, %r347;
add.s32 %r639, %r640, -4;
cvt.s64.s32 %rd66, %r639;
add.s64 %rd67, %rd29, %rd66;
add.s64 %rd65, %rd98, %rd67;
ld.global.nc.u32 %r783, [%rd65];
$L__BB9_43:
xor.b32 %r786, %r783, %r330;
add.s32 %r183, %r773, -1;
setp.gt.s32 %p46, %r773, 0;
mov.u32 %r773, %r183;
mov.u32 %r788, %r784;
mov.u32 %r789, %r785;
mov.u32 %r790, %r786;
@%p46 bra $L__BB9_27;
bra.uni $L__BB9_44;
$L__BB9_25:
cvt.s64.s32 %rd60, %r347;
add.s64 %rd61, %rd60, %rd29;
add.s64 %rd62, %rd98, %rd61;
add.s64 %rd56, %rd62, -4;
ld.global.nc.u32 %r464, [%rd56];
xor.b32 %r786, %r464, %r330;
add.s64 %rd64, %rd29, %rd60;
add.s64 %rd57, %rd98, %rd64;
ld.global.nc.u32 %r465, [%rd57];
xor.b32 %r785, %r465, %r330;
add.s64 %rd58, %rd62, 4;
ld.global.nc.u32 %r466, [%rd58];
xor.b32 %r784, %r466, %r330;
add.s64 %rd59, %rd62, 8;
ld.global.nc.u32 %r467, [%rd59];
xor.b32 %r787, %r467, %r330;
mov.u32 %r788, %r784;
mov.u32 %r789, %r785;
mov.u32 %r790, %r786;
$L__BB9_44:
add.s32 %r498, %r731, -2;
setp.lt.s32 %p47, %r498, %r16;
setp.ge.s32 %p48, %r498, %r19;
or.pred %p49, %p48, %p47;
@%p49 bra $L__BB9_51;
add.s32 %r504, %r347, 8;
setp.gt.s32 %p50, %r504, %r686;
cvt.s64.s32 %rd71, %r498;
mul.lo.s64 %rd72, %rd101, %rd71;
cvt.s64.s32 %rd73, %r347;
add.s64 %rd74, %rd72, %rd73;
add.s64 %rd30, %rd100, %rd74;
@%p50 bra $L__BB9_49;
bra.uni $L__BB9_46;
$L__BB9_49:
mov.u32 %r791, 0;
$L__BB9_50:
.pragma "nounroll";
xor.b32 %r650, %r766, %r330;
xor.b32 %r649, %r767, %r330;
setp.lt.u32 %p52, %r791, 4;
selp.b32 %r507, %r649, %r650, %p52;
shl.b32 %r508, %r791, 3;
and.b32 %r509, %r508, 24;
shr.u32 %r510, %r507, %r509;
cvt.s64.s32 %rd76, %r791;
add.s64 %rd77, %rd30, %rd76;
st.u8 [%rd77], %r510;
add.s32 %r791, %r791, 1;
add.s32 %r516, %r791, %r347;
setp.lt.s32 %p53, %r516, %r686;
@%p53 bra $L__BB9_50;
bra.uni $L__BB9_51;
$L__BB9_46:
and.b64 %rd75, %rd30, 7;
setp.eq.s64 %p51, %rd75, 0;
@%p51 bra $L__BB9_48;
xor.b32 %r646, %r766, %r330;
xor.b32 %r645, %r767, %r330;
st.u32 [%rd30], %r645;
st.u32 [%rd30+4], %r646;
bra.uni $L__BB9_51;
$L__BB9_48:
xor.b32 %r648, %r766, %r330;
xor.b32 %r647, %r767, %r330;
st.v2.u32 [%rd30], {%r647, %r648};
$L__BB9_51:
@%p7 bra $L__BB9_53;
shr.u32 %r522, %r848, 16;
and.b32 %r523, %r522, 255;
shr.u32 %r524, %r848, 24;
min.u32 %r525, %r523, %r524;
and.b32 %r526, %r847, 255;
min.s32 %r527, %r525, %r526;
shr.u32 %r528, %r847, 8;
and.b32 %r529, %r528, 255;
min.s32 %r530, %r527, %r529;
shr.u32 %r531, %r847, 16;
and.b32 %r532, %r531, 255;
min.s32 %r195, %r530, %r532;
min.s32 %r533, %r765, %r195;
min.s32 %r765, %r757, %r195;
min.s32 %r757, %r749, %r195;
min.s32 %r749, %r741, %r195;
min.u32 %r534, %r524, %r526;
min.s32 %r535, %r534, %r529;
min.s32 %r536, %r535, %r532;
shr.u32 %r537, %r847, 24;
min.s32 %r199, %r536, %r537;
min.s32 %r538, %r764, %r199;
min.s32 %r764, %r756, %r199;
min.s32 %r756, %r748, %r199;
min.s32 %r748, %r740, %r199;
min.u32 %r539, %r526, %r529;
min.s32 %r540, %r539, %r532;
min.s32 %r541, %r540, %r537;
and.b32 %r542, %r846, 255;
min.s32 %r203, %r541, %r542;
min.s32 %r543, %r763, %r203;
min.s32 %r763, %r755, %r203;
min.s32 %r755, %r747, %r203;
min.s32 %r747, %r739, %r203;
min.u32 %r544, %r529, %r532;
min.s32 %r545, %r544, %r537;
min.s32 %r546, %r545, %r542;
shr.u32 %r547, %r846, 8;
and.b32 %r548, %r547, 255;
min.s32 %r207, %r546, %r548;
min.s32 %r549, %r762, %r207;
min.s32 %r762, %r754, %r207;
min.s32 %r754, %r746, %r207;
min.s32 %r746, %r738, %r207;
min.u32 %r550, %r532, %r537;
min.s32 %r551, %r550, %r542;
min.s32 %r552, %r551, %r548;
shr.u32 %r553, %r846, 16;
and.b32 %r554, %r553, 255;
min.s32 %r211, %r552, %r554;
min.s32 %r555, %r761, %r211;
min.s32 %r761, %r753, %r211;
min.s32 %r753, %r745, %r211;
min.s32 %r745, %r737, %r211;
min.u32 %r556, %r537, %r542;
min.s32 %r557, %r556, %r548;
min.s32 %r558, %r557, %r554;
shr.u32 %r559, %r846, 24;
min.s32 %r215, %r558, %r559;
min.s32 %r560, %r760, %r215;
min.s32 %r760, %r752, %r215;
min.s32 %r752, %r744, %r215;
min.s32 %r744, %r736, %r215;
min.u32 %r561, %r542, %r548;
min.s32 %r562, %r561, %r554;
min.s32 %r563, %r562, %r559;
and.b32 %r564, %r845, 255;
min.s32 %r219, %r563, %r564;
min.s32 %r565, %r759, %r219;
min.s32 %r759, %r751, %r219;
min.s32 %r751, %r743, %r219;
min.s32 %r743, %r735, %r219;
min.u32 %r566, %r548, %r554;
min.s32 %r567, %r566, %r559;
min.s32 %r568, %r567, %r564;
shr.u32 %r569, %r845, 8;
and.b32 %r570, %r569, 255;
min.s32 %r223, %r568, %r570;
min.s32 %r571, %r758, %r223;
min.s32 %r758, %r750, %r223;
min.s32 %r750, %r742, %r223;
min.s32 %r742, %r734, %r223;
mov.u32 %r572, 64;
prmt.b32 %r573, %r533, %r538, %r572;
prmt.b32 %r574, %r543, %r549, %r572;
mov.u32 %r575, 21520;
prmt.b32 %r767, %r573, %r574, %r575;
prmt.b32 %r576, %r555, %r560, %r572;
prmt.b32 %r577, %r565, %r571, %r572;
prmt.b32 %r766, %r576, %r577, %r575;
mov.u32 %r734, %r223;
mov.u32 %r735, %r219;
mov.u32 %r736, %r215;
mov.u32 %r737, %r211;
mov.u32 %r738, %r207;
mov.u32 %r739, %r203;
mov.u32 %r740, %r199;
mov.u32 %r741, %r195;
$L__BB9_53:
add.s32 %r263, %r731, 3;
setp.ge.s32 %p55, %r263, %r20;
mov.u32 %r842, %r784;
mov.u32 %r843, %r785;
mov.u32 %r844, %r786;
@%p55 bra $L__BB9_86;
setp.eq.s32 %p56, %r327, 0;
@%p56 bra $L__BB9_64;
setp.eq.s32 %p57, %r327, 1;
setp.eq.s32 %p58, %r685, 1;
or.pred %p59, %p57, %p58;
@%p59 bra $L__BB9_63;
bra.uni $L__BB9_56;
$L__BB9_63:
add.s32 %r665, %r731, 3;
max.s32 %r583, %r665, 0;
add.s32 %r584, %r685, -1;
min.s32 %r829, %r583, %r584;
bra.uni $L__BB9_65;
$L__BB9_64:
add.s32 %r666, %r731, 3;
setp.lt.u32 %p69, %r666, %r685;
selp.b32 %r829, %r666, -1, %p69;
bra.uni $L__BB9_65;
$L__BB9_56:
add.s32 %r829, %r731, 3;
setp.lt.u32 %p60, %r829, %r685;
@%p60 bra $L__BB9_65;
add.s32 %r829, %r731, 3;
setp.eq.s32 %p61, %r327, 4;
@%p61 bra $L__BB9_61;
setp.ne.s32 %p62, %r327, 2;
@%p62 bra $L__BB9_62;
$L__BB9_59:
.pragma "nounroll";
shl.b32 %r667, %r685, 1;
setp.lt.s32 %p63, %r829, 0;
selp.b32 %r578, 0, %r667, %p63;
not.b32 %r579, %r829;
add.s32 %r829, %r578, %r579;
setp.lt.u32 %p64, %r829, %r685;
@%p64 bra $L__BB9_65;
bra.uni $L__BB9_59;
$L__BB9_61:
.pragma "nounroll";
neg.s32 %r668, %r685;
setp.lt.s32 %p65, %r829, 0;
selp.b32 %r580, %r685, %r668, %p65;
add.s32 %r829, %r580, %r829;
setp.lt.u32 %p66, %r829, %r685;
@%p66 bra $L__BB9_65;
bra.uni $L__BB9_61;
$L__BB9_62:
.pragma "nounroll";
shl.b32 %r670, %r685, 1;
add.s32 %r669, %r670, -2;
setp.lt.s32 %p67, %r829, 0;
selp.b32 %r582, 0, %r669, %p67;
sub.s32 %r829, %r582, %r829;
setp.lt.u32 %p68, %r829, %r685;
@%p68 bra $L__BB9_65;
bra.uni $L__BB9_62;
$L__BB9_65:
cvt.s64.s32 %rd78, %r829;
mul.lo.s64 %rd32, %rd99, %rd78;
mul.lo.s32 %r585, %r329, 16843009;
xor.b32 %r842, %r585, %r330;
setp.lt.s32 %p70, %r829, 0;
mov.u32 %r843, %r842;
mov.u32 %r844, %r842;
mov.u32 %r845, %r842;
mov.u32 %r846, %r842;
mov.u32 %r847, %r842;
mov.u32 %r848, %r842;
@%p70 bra $L__BB9_86;
setp.lt.s32 %p71, %r347, 4;
add.s32 %r591, %r347, 12;
setp.gt.s32 %p72, %r591, %r684;
or.pred %p73, %p71, %p72;
@%p73 bra $L__BB9_68;
bra.uni $L__BB9_67;
$L__BB9_68:
mov.u32 %r831, 3;
mov.u32 %r844, %r786;
mov.u32 %r843, %r785;
mov.u32 %r842, %r784;
$L__BB9_69:
.pragma "nounroll";
mov.u32 %r845, %r842;
mov.u32 %r842, %r843;
mov.u32 %r843, %r844;
shl.b32 %r607, %r831, 2;
add.s32 %r608, %r607, %r347;
add.s32 %r285, %r608, -4;
setp.lt.s32 %p74, %r285, 0;
setp.gt.s32 %p75, %r608, %r684;
or.pred %p76, %p75, %p74;
@%p76 bra $L__BB9_71;
bra.uni $L__BB9_70;
$L__BB9_71:
mov.u32 %r841, 0;
mov.u32 %r834, 3;
$L__BB9_72:
.pragma "nounroll";
shl.b32 %r677, %r831, 2;
add.s32 %r676, %r677, %r347;
add.s32 %r675, %r676, -4;
setp.eq.s32 %p103, %r327, 0;
add.s32 %r839, %r834, %r675;
@%p103 bra $L__BB9_81;
setp.eq.s32 %p78, %r327, 1;
setp.eq.s32 %p79, %r684, 1;
or.pred %p80, %p78, %p79;
@%p80 bra $L__BB9_80;
bra.uni $L__BB9_74;
$L__BB9_80:
max.s32 %r616, %r839, 0;
add.s32 %r617, %r684, -1;
min.s32 %r839, %r616, %r617;
bra.uni $L__BB9_82;
$L__BB9_81:
setp.lt.u32 %p90, %r839, %r684;
selp.b32 %r839, %r839, -1, %p90;
bra.uni $L__BB9_82;
$L__BB9_74:
setp.lt.u32 %p81, %r839, %r684;
@%p81 bra $L__BB9_82;
setp.eq.s32 %p82, %r327, 4;
@%p82 bra $L__BB9_78;
setp.ne.s32 %p83, %r327, 2;
@%p83 bra $L__BB9_79;
$L__BB9_77:
.pragma "nounroll";
setp.lt.s32 %p84, %r839, 0;
selp.b32 %r612, 0, %r23, %p84;
not.b32 %r613, %r839;
add.s32 %r839, %r612, %r613;
setp.lt.u32 %p85, %r839, %r684;
@%p85 bra $L__BB9_82;
bra.uni $L__BB9_77;
$L__BB9_78:
.pragma "nounroll";
setp.lt.s32 %p86, %r839, 0;
selp.b32 %r614, %r684, %r22, %p86;
add.s32 %r839, %r614, %r839;
setp.lt.u32 %p87, %r839, %r684;
@%p87 bra $L__BB9_82;
bra.uni $L__BB9_78;
$L__BB9_79:
.pragma "nounroll";
setp.lt.s32 %p88, %r839, 0;
selp.b32 %r615, 0, %r24, %p88;
sub.s32 %r839, %r615, %r839;
setp.lt.u32 %p89, %r839, %r684;
@%p89 bra $L__BB9_82;
bra.uni $L__BB9_79;
$L__BB9_82:
mul.lo.s32 %r840, %r329, 16843009;
setp.lt.s32 %p91, %r839, 0;
@%p91 bra $L__BB9_84;
cvt.s64.s32 %rd89, %r839;
add.s64 %rd90, %rd32, %rd89;
add.s64 %rd88, %rd98, %rd90;
ld.global.nc.u8 %r840, [%rd88];
$L__BB9_84:
and.b32 %r619, %r840, 255;
prmt.b32 %r841, %r841, %r619, 8452;
add.s32 %r303, %r834, -1;
setp.gt.s32 %p92, %r834, 0;
mov.u32 %r834, %r303;
@%p92 bra $L__BB9_72;
bra.uni $L__BB9_85;
$L__BB9_70:
shl.b32 %r674, %r831, 2;
add.s32 %r673, %r674, %r347;
add.s32 %r672, %r673, -4;
cvt.s64.s32 %rd86, %r672;
add.s64 %rd87, %rd32, %rd86;
add.s64 %rd85, %rd98, %rd87;
ld.global.nc.u32 %r841, [%rd85];
$L__BB9_85:
xor.b32 %r844, %r841, %r330;
add.s32 %r306, %r831, -1;
setp.gt.s32 %p93, %r831, 0;
mov.u32 %r831, %r306;
mov.u32 %r846, %r842;
mov.u32 %r847, %r843;
mov.u32 %r848, %r844;
@%p93 bra $L__BB9_69;
bra.uni $L__BB9_86;
$L__BB9_67:
cvt.s64.s32 %rd83, %r347;
add.s64 %rd84, %rd32, %rd83;
add.s64 %rd80, %rd98, %rd84;
add.s64 %rd79, %rd80, -4;
ld.global.nc.u32 %r592, [%rd79];
xor.b32 %r844, %r592, %r330;
ld.global.nc.u32 %r593, [%rd80];
xor.b32 %r843, %r593, %r330;
add.s64 %rd81, %rd80, 4;
ld.global.nc.u32 %r594, [%rd81];
xor.b32 %r842, %r594, %r330;
add.s64 %rd82, %rd80, 8;
ld.global.nc.u32 %r595, [%rd82];
xor.b32 %r845, %r595, %r330;
mov.u32 %r846, %r842;
mov.u32 %r847, %r843;
mov.u32 %r848, %r844;
$L__BB9_86:
setp.le.s32 %p94, %r731, %r16;
setp.gt.s32 %p95, %r731, %r19;
or.pred %p96, %p95, %p94;
@%p96 bra $L__BB9_93;
add.s32 %r629, %r347, 8;
setp.gt.s32 %p97, %r629, %r686;
add.s32 %r630, %r731, -1;
cvt.s64.s32 %rd91, %r630;
mul.lo.s64 %rd92, %rd101, %rd91;
cvt.s64.s32 %rd93, %r347;
add.s64 %rd94, %rd92, %rd93;
add.s64 %rd33, %rd100, %rd94;
@%p97 bra $L__BB9_91;
bra.uni $L__BB9_88;
$L__BB9_91:
mov.u32 %r849, 0;
$L__BB9_92:
.pragma "nounroll";
xor.b32 %r683, %r766, %r330;
xor.b32 %r682, %r767, %r330;
setp.lt.u32 %p99, %r849, 4;
selp.b32 %r632, %r682, %r683, %p99;
shl.b32 %r633, %r849, 3;
and.b32 %r634, %r633, 24;
shr.u32 %r635, %r632, %r634;
cvt.s64.s32 %rd96, %r849;
add.s64 %rd97, %rd33, %rd96;
st.u8 [%rd97], %r635;
add.s32 %r849, %r849, 1;
add.s32 %r636, %r849, %r347;
setp.lt.s32 %p100, %r636, %r686;
@%p100 bra $L__BB9_92;
bra.uni $L__BB9_93;
$L__BB9_88:
and.b64 %rd95, %rd33, 7;
setp.eq.s64 %p98, %rd95, 0;
@%p98 bra $L__BB9_90;
xor.b32 %r679, %r766, %r330;
xor.b32 %r678, %r767, %r330;
st.u32 [%rd33], %r678;
st.u32 [%rd33+4], %r679;
bra.uni $L__BB9_93;
$L__BB9_90:
xor.b32 %r681, %r766, %r330;
xor.b32 %r680, %r767, %r330;
st.v2.u32 [%rd33], {%r680, %r681};
$L__BB9_93:
add.s32 %r731, %r731, 2;
setp.lt.s32 %p101, %r731, %r20;
@%p101 bra $L__BB9_9;
$L__BB9_94:
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
.reg .pred %p<104>;
.reg .b32 %r<938>;
.reg .b64 %rd<107>;
ld.param.u64 %rd35, [p0];
ld.param.v2.u32 {%r754, %r755}, [p1+32];
ld.param.v2.u32 {%r358, %r359}, [p1+40];
ld.param.u64 %rd40, [p2];
ld.param.v2.u32 {%r756, %r757}, [p3+32];
ld.param.v2.u32 {%r362, %r363}, [p3+40];
ld.param.u32 %r352, [p4];
ld.param.u32 %r353, [p5];
ld.param.u32 %r354, [p6];
ld.param.u32 %r355, [p7];
ld.param.u64 %rd106, [p3+8];
ld.param.u64 %rd41, [p3];
ld.param.u64 %rd104, [p1+8];
ld.param.u64 %rd36, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r359, 0;
@%p1 bra $L__BB10_2;
cvta.to.global.u64 %rd45, %rd35;
mul.wide.s32 %rd46, %r1, 40;
add.s64 %rd47, %rd45, %rd46;
ld.global.v2.u32 {%r754, %r755}, [%rd47+32];
ld.global.u64 %rd104, [%rd47+8];
ld.global.u64 %rd103, [%rd47];
bra.uni $L__BB10_3;
$L__BB10_2:
cvt.s64.s32 %rd48, %r1;
mul.lo.s64 %rd49, %rd36, %rd48;
add.s64 %rd103, %rd35, %rd49;
$L__BB10_3:
setp.eq.s32 %p2, %r363, 0;
@%p2 bra $L__BB10_5;
cvta.to.global.u64 %rd50, %rd40;
mul.wide.s32 %rd51, %r1, 40;
add.s64 %rd52, %rd50, %rd51;
ld.global.v2.u32 {%r756, %r757}, [%rd52+32];
ld.global.u64 %rd106, [%rd52+8];
ld.global.u64 %rd105, [%rd52];
bra.uni $L__BB10_6;
$L__BB10_5:
cvt.s64.s32 %rd53, %r1;
mul.lo.s64 %rd54, %rd41, %rd53;
add.s64 %rd105, %rd40, %rd54;
$L__BB10_6:
mov.u32 %r368, %ctaid.x;
shl.b32 %r369, %r368, 5;
mov.u32 %r370, %tid.x;
add.s32 %r371, %r369, %r370;
shl.b32 %r372, %r371, 3;
mov.u32 %r373, %ctaid.y;
shl.b32 %r374, %r373, 3;
mov.u32 %r375, %tid.y;
add.s32 %r376, %r374, %r375;
mul.lo.s32 %r15, %r376, %r353;
setp.ge.s32 %p3, %r372, %r756;
setp.ge.s32 %p4, %r15, %r757;
or.pred %p5, %p3, %p4;
@%p5 bra $L__BB10_96;
add.s32 %r377, %r15, %r353;
min.s32 %r18, %r377, %r757;
add.s32 %r19, %r18, 2;
add.s32 %r807, %r15, -4;
setp.ge.s32 %p6, %r807, %r19;
@%p6 bra $L__BB10_96;
mul.hi.s32 %r411, %r754, 1431655766;
shr.u32 %r412, %r411, 31;
add.s32 %r22, %r411, %r412;
neg.s32 %r23, %r22;
shl.b32 %r24, %r22, 1;
add.s32 %r25, %r24, -2;
mov.u32 %r810, 255;
mov.u32 %r811, %r810;
mov.u32 %r812, %r810;
mov.u32 %r813, %r810;
mov.u32 %r814, %r810;
mov.u32 %r815, %r810;
mov.u32 %r816, %r810;
mov.u32 %r817, %r810;
mov.u32 %r818, %r810;
mov.u32 %r819, %r810;
mov.u32 %r820, %r810;
mov.u32 %r821, %r810;
mov.u32 %r822, %r810;
mov.u32 %r823, %r810;
mov.u32 %r824, %r810;
mov.u32 %r825, %r810;
mov.u32 %r826, %r810;
mov.u32 %r827, %r810;
mov.u32 %r828, %r810;
mov.u32 %r829, %r810;
mov.u32 %r830, %r810;
mov.u32 %r831, %r810;
mov.u32 %r832, %r810;
mov.u32 %r833, %r810;
mov.u32 %r834, %r810;
mov.u32 %r835, %r810;
mov.u32 %r836, %r810;
mov.u32 %r837, %r810;
mov.u32 %r838, %r810;
mov.u32 %r839, %r810;
mov.u32 %r840, %r810;
mov.u32 %r841, %r810;
$L__BB10_9:
.pragma "nounroll";
mad.lo.s32 %r417, %r376, %r353, -2;
setp.lt.s32 %p7, %r807, %r417;
@%p7 bra $L__BB10_11;
shr.u32 %r418, %r872, 16;
and.b32 %r419, %r418, 255;
shr.u32 %r420, %r871, 8;
and.b32 %r421, %r420, 255;
min.u32 %r422, %r419, %r421;
and.b32 %r423, %r870, 255;
min.s32 %r424, %r422, %r423;
shr.u32 %r425, %r870, 24;
min.s32 %r426, %r424, %r425;
shr.u32 %r427, %r869, 16;
and.b32 %r428, %r427, 255;
min.s32 %r78, %r426, %r428;
min.s32 %r429, %r841, %r78;
min.s32 %r841, %r833, %r78;
min.s32 %r833, %r825, %r78;
min.s32 %r825, %r817, %r78;
shr.u32 %r430, %r871, 16;
and.b32 %r431, %r430, 255;
shr.u32 %r432, %r872, 24;
min.u32 %r433, %r432, %r431;
shr.u32 %r434, %r870, 8;
and.b32 %r435, %r434, 255;
min.s32 %r436, %r433, %r435;
and.b32 %r437, %r869, 255;
min.s32 %r438, %r436, %r437;
shr.u32 %r439, %r869, 24;
min.s32 %r82, %r438, %r439;
min.s32 %r440, %r840, %r82;
min.s32 %r840, %r832, %r82;
min.s32 %r832, %r824, %r82;
min.s32 %r824, %r816, %r82;
shr.u32 %r441, %r871, 24;
and.b32 %r442, %r871, 255;
min.u32 %r443, %r442, %r441;
shr.u32 %r444, %r870, 16;
and.b32 %r445, %r444, 255;
min.s32 %r446, %r443, %r445;
shr.u32 %r447, %r869, 8;
and.b32 %r448, %r447, 255;
min.s32 %r449, %r446, %r448;
and.b32 %r450, %r868, 255;
min.s32 %r86, %r449, %r450;
min.s32 %r451, %r839, %r86;
min.s32 %r839, %r831, %r86;
min.s32 %r831, %r823, %r86;
min.s32 %r823, %r815, %r86;
min.u32 %r452, %r421, %r423;
min.s32 %r453, %r452, %r425;
min.s32 %r454, %r453, %r428;
shr.u32 %r455, %r868, 8;
and.b32 %r456, %r455, 255;
min.s32 %r90, %r454, %r456;
min.s32 %r457, %r838, %r90;
min.s32 %r838, %r830, %r90;
min.s32 %r830, %r822, %r90;
min.s32 %r822, %r814, %r90;
min.u32 %r458, %r431, %r435;
min.s32 %r459, %r458, %r437;
min.s32 %r460, %r459, %r439;
shr.u32 %r461, %r868, 16;
and.b32 %r462, %r461, 255;
min.s32 %r94, %r460, %r462;
min.s32 %r463, %r837, %r94;
min.s32 %r837, %r829, %r94;
min.s32 %r829, %r821, %r94;
min.s32 %r821, %r813, %r94;
min.u32 %r464, %r441, %r445;
min.s32 %r465, %r464, %r448;
min.s32 %r466, %r465, %r450;
shr.u32 %r467, %r868, 24;
min.s32 %r98, %r466, %r467;
min.s32 %r468, %r836, %r98;
min.s32 %r836, %r828, %r98;
min.s32 %r828, %r820, %r98;
min.s32 %r820, %r812, %r98;
min.u32 %r469, %r423, %r425;
min.s32 %r470, %r469, %r428;
min.s32 %r471, %r470, %r456;
and.b32 %r472, %r867, 255;
min.s32 %r102, %r471, %r472;
min.s32 %r473, %r835, %r102;
min.s32 %r835, %r827, %r102;
min.s32 %r827, %r819, %r102;
min.s32 %r819, %r811, %r102;
min.u32 %r474, %r435, %r437;
min.s32 %r475, %r474, %r439;
min.s32 %r476, %r475, %r462;
shr.u32 %r477, %r867, 8;
and.b32 %r478, %r477, 255;
min.s32 %r106, %r476, %r478;
min.s32 %r479, %r834, %r106;
min.s32 %r834, %r826, %r106;
min.s32 %r826, %r818, %r106;
min.s32 %r818, %r810, %r106;
mov.u32 %r480, 64;
prmt.b32 %r481, %r429, %r440, %r480;
prmt.b32 %r482, %r451, %r457, %r480;
mov.u32 %r483, 21520;
prmt.b32 %r843, %r481, %r482, %r483;
prmt.b32 %r484, %r463, %r468, %r480;
prmt.b32 %r485, %r473, %r479, %r480;
prmt.b32 %r842, %r484, %r485, %r483;
mov.u32 %r810, %r106;
mov.u32 %r811, %r102;
mov.u32 %r812, %r98;
mov.u32 %r813, %r94;
mov.u32 %r814, %r90;
mov.u32 %r815, %r86;
mov.u32 %r816, %r82;
mov.u32 %r817, %r78;
$L__BB10_11:
add.s32 %r146, %r807, 2;
setp.ge.s32 %p8, %r146, %r19;
mov.u32 %r862, %r926;
mov.u32 %r863, %r927;
mov.u32 %r864, %r928;
mov.u32 %r865, %r929;
mov.u32 %r866, %r930;
@%p8 bra $L__BB10_45;
setp.eq.s32 %p9, %r352, 0;
@%p9 bra $L__BB10_22;
setp.eq.s32 %p10, %r352, 1;
setp.eq.s32 %p11, %r755, 1;
or.pred %p12, %p10, %p11;
@%p12 bra $L__BB10_21;
bra.uni $L__BB10_14;
$L__BB10_21:
add.s32 %r749, %r807, 2;
max.s32 %r491, %r749, 0;
add.s32 %r492, %r755, -1;
min.s32 %r847, %r491, %r492;
bra.uni $L__BB10_23;
$L__BB10_22:
add.s32 %r750, %r807, 2;
setp.lt.u32 %p22, %r750, %r755;
selp.b32 %r847, %r750, -1, %p22;
bra.uni $L__BB10_23;
$L__BB10_14:
add.s32 %r847, %r807, 2;
setp.lt.u32 %p13, %r847, %r755;
@%p13 bra $L__BB10_23;
add.s32 %r847, %r807, 2;
setp.eq.s32 %p14, %r352, 4;
@%p14 bra $L__BB10_19;
setp.ne.s32 %p15, %r352, 2;
@%p15 bra $L__BB10_20;
$L__BB10_17:
.pragma "nounroll";
shl.b32 %r720, %r755, 1;
setp.lt.s32 %p16, %r847, 0;
selp.b32 %r486, 0, %r720, %p16;
not.b32 %r487, %r847;
add.s32 %r847, %r486, %r487;
setp.lt.u32 %p17, %r847, %r755;
@%p17 bra $L__BB10_23;
bra.uni $L__BB10_17;
$L__BB10_19:
.pragma "nounroll";
neg.s32 %r721, %r755;
setp.lt.s32 %p18, %r847, 0;
selp.b32 %r488, %r755, %r721, %p18;
add.s32 %r847, %r488, %r847;
setp.lt.u32 %p19, %r847, %r755;
@%p19 bra $L__BB10_23;
bra.uni $L__BB10_19;
$L__BB10_20:
.pragma "nounroll";
shl.b32 %r723, %r755, 1;
add.s32 %r722, %r723, -2;
setp.lt.s32 %p20, %r847, 0;
selp.b32 %r490, 0, %r722, %p20;
sub.s32 %r847, %r490, %r847;
setp.lt.u32 %p21, %r847, %r755;
@%p21 bra $L__BB10_23;
bra.uni $L__BB10_20;
$L__BB10_23:
cvt.s64.s32 %rd55, %r847;
mul.lo.s64 %rd29, %rd104, %rd55;
mul.lo.s32 %r159, %r354, 16843009;
xor.b32 %r862, %r159, %r355;
setp.lt.s32 %p23, %r847, 0;
mov.u32 %r863, %r862;
mov.u32 %r864, %r862;
mov.u32 %r865, %r862;
mov.u32 %r866, %r862;
mov.u32 %r867, %r862;
mov.u32 %r868, %r862;
mov.u32 %r869, %r862;
mov.u32 %r870, %r862;
mov.u32 %r871, %r862;
mov.u32 %r872, %r862;
@%p23 bra $L__BB10_45;
setp.lt.s32 %p24, %r372, 8;
add.s32 %r498, %r372, 16;
setp.gt.s32 %p25, %r498, %r754;
or.pred %p26, %p24, %p25;
@%p26 bra $L__BB10_26;
bra.uni $L__BB10_25;
$L__BB10_26:
mov.u32 %r849, 5;
mov.u32 %r866, %r930;
mov.u32 %r865, %r929;
mov.u32 %r864, %r928;
mov.u32 %r863, %r927;
mov.u32 %r862, %r926;
$L__BB10_27:
.pragma "nounroll";
mov.u32 %r867, %r862;
mov.u32 %r862, %r863;
mov.u32 %r863, %r864;
mov.u32 %r864, %r865;
mov.u32 %r865, %r866;
add.s32 %r712, %r372, -8;
shl.b32 %r516, %r849, 2;
add.s32 %r174, %r712, %r516;
setp.lt.s32 %p27, %r174, 0;
add.s32 %r517, %r174, 4;
setp.gt.s32 %p28, %r517, %r754;
or.pred %p29, %p27, %p28;
@%p29 bra $L__BB10_29;
bra.uni $L__BB10_28;
$L__BB10_29:
mov.u32 %r861, 0;
mov.u32 %r854, 3;
$L__BB10_30:
.pragma "nounroll";
shl.b32 %r716, %r849, 2;
add.s32 %r715, %r712, %r716;
setp.eq.s32 %p102, %r352, 0;
add.s32 %r178, %r854, %r715;
add.s32 %r521, %r178, 48;
mul.hi.s32 %r522, %r521, 1431655766;
shr.u32 %r523, %r522, 31;
add.s32 %r524, %r522, %r523;
add.s32 %r179, %r524, -16;
@%p102 bra $L__BB10_40;
setp.eq.s32 %p31, %r352, 1;
add.s32 %r525, %r754, -3;
setp.lt.u32 %p32, %r525, 3;
or.pred %p33, %p31, %p32;
@%p33 bra $L__BB10_39;
bra.uni $L__BB10_32;
$L__BB10_39:
max.s32 %r530, %r179, 0;
add.s32 %r531, %r22, -1;
min.s32 %r859, %r530, %r531;
bra.uni $L__BB10_41;
$L__BB10_40:
setp.lt.u32 %p43, %r179, %r22;
selp.b32 %r859, %r179, -1, %p43;
bra.uni $L__BB10_41;
$L__BB10_32:
setp.lt.u32 %p34, %r179, %r22;
mov.u32 %r859, %r179;
@%p34 bra $L__BB10_41;
mov.u32 %r859, %r179;
setp.eq.s32 %p35, %r352, 4;
@%p35 bra $L__BB10_37;
setp.ne.s32 %p36, %r352, 2;
@%p36 bra $L__BB10_38;
$L__BB10_35:
.pragma "nounroll";
setp.lt.s32 %p37, %r859, 0;
selp.b32 %r526, 0, %r24, %p37;
not.b32 %r527, %r859;
add.s32 %r859, %r526, %r527;
setp.lt.u32 %p38, %r859, %r22;
@%p38 bra $L__BB10_41;
bra.uni $L__BB10_35;
$L__BB10_37:
.pragma "nounroll";
setp.lt.s32 %p39, %r859, 0;
selp.b32 %r528, %r22, %r23, %p39;
add.s32 %r859, %r528, %r859;
setp.lt.u32 %p40, %r859, %r22;
@%p40 bra $L__BB10_41;
bra.uni $L__BB10_37;
$L__BB10_38:
.pragma "nounroll";
setp.lt.s32 %p41, %r859, 0;
selp.b32 %r529, 0, %r25, %p41;
sub.s32 %r859, %r529, %r859;
setp.lt.u32 %p42, %r859, %r22;
@%p42 bra $L__BB10_41;
bra.uni $L__BB10_38;
$L__BB10_41:
mul.lo.s32 %r860, %r354, 16843009;
shl.b32 %r709, %r849, 2;
add.s32 %r708, %r372, -8;
add.s32 %r707, %r708, %r709;
add.s32 %r706, %r854, %r707;
setp.lt.s32 %p44, %r859, 0;
mad.lo.s32 %r189, %r179, -3, %r706;
@%p44 bra $L__BB10_43;
mul.lo.s32 %r533, %r859, 3;
cvt.s64.s32 %rd68, %r533;
cvt.s64.s32 %rd69, %r189;
add.s64 %rd70, %rd29, %rd69;
add.s64 %rd71, %rd70, %rd68;
add.s64 %rd67, %rd103, %rd71;
ld.global.nc.u8 %r860, [%rd67];
$L__BB10_43:
and.b32 %r534, %r860, 255;
prmt.b32 %r861, %r861, %r534, 8452;
add.s32 %r193, %r854, -1;
setp.gt.s32 %p45, %r854, 0;
mov.u32 %r854, %r193;
@%p45 bra $L__BB10_30;
bra.uni $L__BB10_44;
$L__BB10_28:
shl.b32 %r714, %r849, 2;
add.s32 %r713, %r712, %r714;
cvt.s64.s32 %rd65, %r713;
add.s64 %rd66, %rd29, %rd65;
add.s64 %rd64, %rd103, %rd66;
ld.global.nc.u32 %r861, [%rd64];
$L__BB10_44:
xor.b32 %r866, %r861, %r355;
add.s32 %r196, %r849, -1;
setp.gt.s32 %p46, %r849, 0;
mov.u32 %r849, %r196;
mov.u32 %r868, %r862;
mov.u32 %r869, %r863;
mov.u32 %r870, %r864;
mov.u32 %r871, %r865;
mov.u32 %r872, %r866;
@%p46 bra $L__BB10_27;
bra.uni $L__BB10_45;
$L__BB10_25:
cvt.s64.s32 %rd62, %r372;
add.s64 %rd63, %rd29, %rd62;
add.s64 %rd58, %rd103, %rd63;
add.s64 %rd56, %rd58, -8;
ld.global.nc.u32 %r499, [%rd56];
xor.b32 %r866, %r499, %r355;
add.s64 %rd57, %rd58, -4;
ld.global.nc.u32 %r500, [%rd57];
xor.b32 %r865, %r500, %r355;
ld.global.nc.u32 %r501, [%rd58];
xor.b32 %r864, %r501, %r355;
add.s64 %rd59, %rd58, 4;
ld.global.nc.u32 %r502, [%rd59];
xor.b32 %r863, %r502, %r355;
add.s64 %rd60, %rd58, 8;
ld.global.nc.u32 %r503, [%rd60];
xor.b32 %r862, %r503, %r355;
add.s64 %rd61, %rd58, 12;
ld.global.nc.u32 %r504, [%rd61];
xor.b32 %r867, %r504, %r355;
mov.u32 %r868, %r862;
mov.u32 %r869, %r863;
mov.u32 %r870, %r864;
mov.u32 %r871, %r865;
mov.u32 %r872, %r866;
$L__BB10_45:
add.s32 %r540, %r807, -2;
setp.lt.s32 %p47, %r540, %r15;
setp.ge.s32 %p48, %r540, %r18;
or.pred %p49, %p48, %p47;
@%p49 bra $L__BB10_52;
add.s32 %r546, %r372, 8;
setp.gt.s32 %p50, %r546, %r756;
cvt.s64.s32 %rd72, %r540;
mul.lo.s64 %rd73, %rd106, %rd72;
cvt.s64.s32 %rd74, %r372;
add.s64 %rd75, %rd73, %rd74;
add.s64 %rd30, %rd105, %rd75;
@%p50 bra $L__BB10_50;
bra.uni $L__BB10_47;
$L__BB10_50:
mov.u32 %r873, 0;
$L__BB10_51:
.pragma "nounroll";
xor.b32 %r553, %r842, %r355;
xor.b32 %r554, %r843, %r355;
setp.lt.u32 %p52, %r873, 4;
selp.b32 %r555, %r554, %r553, %p52;
shl.b32 %r556, %r873, 3;
and.b32 %r557, %r556, 24;
shr.u32 %r558, %r555, %r557;
cvt.s64.s32 %rd77, %r873;
add.s64 %rd78, %rd30, %rd77;
st.u8 [%rd78], %r558;
add.s32 %r873, %r873, 1;
add.s32 %r564, %r873, %r372;
setp.lt.s32 %p53, %r564, %r756;
@%p53 bra $L__BB10_51;
bra.uni $L__BB10_52;
$L__BB10_47:
and.b64 %rd76, %rd30, 7;
setp.eq.s64 %p51, %rd76, 0;
@%p51 bra $L__BB10_49;
xor.b32 %r548, %r843, %r355;
st.u32 [%rd30], %r548;
xor.b32 %r549, %r842, %r355;
st.u32 [%rd30+4], %r549;
bra.uni $L__BB10_52;
$L__BB10_49:
xor.b32 %r550, %r842, %r355;
xor.b32 %r551, %r843, %r355;
st.v2.u32 [%rd30], {%r551, %r550};
$L__BB10_52:
@%p7 bra $L__BB10_54;
shr.u32 %r570, %r936, 16;
and.b32 %r571, %r570, 255;
shr.u32 %r572, %r935, 8;
and.b32 %r573, %r572, 255;
min.u32 %r574, %r571, %r573;
and.b32 %r575, %r934, 255;
min.s32 %r576, %r574, %r575;
shr.u32 %r577, %r934, 24;
min.s32 %r578, %r576, %r577;
shr.u32 %r579, %r933, 16;
and.b32 %r580, %r579, 255;
min.s32 %r210, %r578, %r580;
min.s32 %r581, %r841, %r210;
min.s32 %r841, %r833, %r210;
min.s32 %r833, %r825, %r210;
min.s32 %r825, %r817, %r210;
shr.u32 %r582, %r935, 16;
and.b32 %r583, %r582, 255;
shr.u32 %r584, %r936, 24;
min.u32 %r585, %r584, %r583;
shr.u32 %r586, %r934, 8;
and.b32 %r587, %r586, 255;
min.s32 %r588, %r585, %r587;
and.b32 %r589, %r933, 255;
min.s32 %r590, %r588, %r589;
shr.u32 %r591, %r933, 24;
min.s32 %r214, %r590, %r591;
min.s32 %r592, %r840, %r214;
min.s32 %r840, %r832, %r214;
min.s32 %r832, %r824, %r214;
min.s32 %r824, %r816, %r214;
shr.u32 %r593, %r935, 24;
and.b32 %r594, %r935, 255;
min.u32 %r595, %r594, %r593;
shr.u32 %r596, %r934, 16;
and.b32 %r597, %r596, 255;
min.s32 %r598, %r595, %r597;
shr.u32 %r599, %r933, 8;
and.b32 %r600, %r599, 255;
min.s32 %r601, %r598, %r600;
and.b32 %r602, %r932, 255;
min.s32 %r218, %r601, %r602;
min.s32 %r603, %r839, %r218;
min.s32 %r839, %r831, %r218;
min.s32 %r831, %r823, %r218;
min.s32 %r823, %r815, %r218;
min.u32 %r604, %r573, %r575;
min.s32 %r605, %r604, %r577;
min.s32 %r606, %r605, %r580;
shr.u32 %r607, %r932, 8;
and.b32 %r608, %r607, 255;
min.s32 %r222, %r606, %r608;
min.s32 %r609, %r838, %r222;
min.s32 %r838, %r830, %r222;
min.s32 %r830, %r822, %r222;
min.s32 %r822, %r814, %r222;
min.u32 %r610, %r583, %r587;
min.s32 %r611, %r610, %r589;
min.s32 %r612, %r611, %r591;
shr.u32 %r613, %r932, 16;
and.b32 %r614, %r613, 255;
min.s32 %r226, %r612, %r614;
min.s32 %r615, %r837, %r226;
min.s32 %r837, %r829, %r226;
min.s32 %r829, %r821, %r226;
min.s32 %r821, %r813, %r226;
min.u32 %r616, %r593, %r597;
min.s32 %r617, %r616, %r600;
min.s32 %r618, %r617, %r602;
shr.u32 %r619, %r932, 24;
min.s32 %r230, %r618, %r619;
min.s32 %r620, %r836, %r230;
min.s32 %r836, %r828, %r230;
min.s32 %r828, %r820, %r230;
min.s32 %r820, %r812, %r230;
min.u32 %r621, %r575, %r577;
min.s32 %r622, %r621, %r580;
min.s32 %r623, %r622, %r608;
and.b32 %r624, %r931, 255;
min.s32 %r234, %r623, %r624;
min.s32 %r625, %r835, %r234;
min.s32 %r835, %r827, %r234;
min.s32 %r827, %r819, %r234;
min.s32 %r819, %r811, %r234;
min.u32 %r626, %r587, %r589;
min.s32 %r627, %r626, %r591;
min.s32 %r628, %r627, %r614;
shr.u32 %r629, %r931, 8;
and.b32 %r630, %r629, 255;
min.s32 %r238, %r628, %r630;
min.s32 %r631, %r834, %r238;
min.s32 %r834, %r826, %r238;
min.s32 %r826, %r818, %r238;
min.s32 %r818, %r810, %r238;
mov.u32 %r632, 64;
prmt.b32 %r633, %r581, %r592, %r632;
prmt.b32 %r634, %r603, %r609, %r632;
mov.u32 %r635, 21520;
prmt.b32 %r843, %r633, %r634, %r635;
prmt.b32 %r636, %r615, %r620, %r632;
prmt.b32 %r637, %r625, %r631, %r632;
prmt.b32 %r842, %r636, %r637, %r635;
mov.u32 %r810, %r238;
mov.u32 %r811, %r234;
mov.u32 %r812, %r230;
mov.u32 %r813, %r226;
mov.u32 %r814, %r222;
mov.u32 %r815, %r218;
mov.u32 %r816, %r214;
mov.u32 %r817, %r210;
$L__BB10_54:
add.s32 %r278, %r807, 3;
setp.ge.s32 %p55, %r278, %r19;
mov.u32 %r926, %r862;
mov.u32 %r927, %r863;
mov.u32 %r928, %r864;
mov.u32 %r929, %r865;
mov.u32 %r930, %r866;
@%p55 bra $L__BB10_88;
setp.eq.s32 %p56, %r352, 0;
@%p56 bra $L__BB10_65;
setp.eq.s32 %p57, %r352, 1;
setp.eq.s32 %p58, %r755, 1;
or.pred %p59, %p57, %p58;
@%p59 bra $L__BB10_64;
bra.uni $L__BB10_57;
$L__BB10_64:
add.s32 %r752, %r807, 3;
max.s32 %r643, %r752, 0;
add.s32 %r644, %r755, -1;
min.s32 %r911, %r643, %r644;
bra.uni $L__BB10_66;
$L__BB10_65:
add.s32 %r753, %r807, 3;
setp.lt.u32 %p69, %r753, %r755;
selp.b32 %r911, %r753, -1, %p69;
bra.uni $L__BB10_66;
$L__BB10_57:
add.s32 %r911, %r807, 3;
setp.lt.u32 %p60, %r911, %r755;
@%p60 bra $L__BB10_66;
add.s32 %r911, %r807, 3;
setp.eq.s32 %p61, %r352, 4;
@%p61 bra $L__BB10_62;
setp.ne.s32 %p62, %r352, 2;
@%p62 bra $L__BB10_63;
$L__BB10_60:
.pragma "nounroll";
shl.b32 %r727, %r755, 1;
setp.lt.s32 %p63, %r911, 0;
selp.b32 %r638, 0, %r727, %p63;
not.b32 %r639, %r911;
add.s32 %r911, %r638, %r639;
setp.lt.u32 %p64, %r911, %r755;
@%p64 bra $L__BB10_66;
bra.uni $L__BB10_60;
$L__BB10_62:
.pragma "nounroll";
neg.s32 %r728, %r755;
setp.lt.s32 %p65, %r911, 0;
selp.b32 %r640, %r755, %r728, %p65;
add.s32 %r911, %r640, %r911;
setp.lt.u32 %p66, %r911, %r755;
@%p66 bra $L__BB10_66;
bra.uni $L__BB10_62;
$L__BB10_63:
.pragma "nounroll";
shl.b32 %r730, %r755, 1;
add.s32 %r729, %r730, -2;
setp.lt.s32 %p67, %r911, 0;
selp.b32 %r642, 0, %r729, %p67;
sub.s32 %r911, %r642, %r911;
setp.lt.u32 %p68, %r911, %r755;
@%p68 bra $L__BB10_66;
bra.uni $L__BB10_63;
$L__BB10_66:
cvt.s64.s32 %rd79, %r911;
mul.lo.s64 %rd32, %rd104, %rd79;
mul.lo.s32 %r645, %r354, 16843009;
xor.b32 %r926, %r645, %r355;
setp.lt.s32 %p70, %r911, 0;
mov.u32 %r927, %r926;
mov.u32 %r928, %r926;
mov.u32 %r929, %r926;
mov.u32 %r930, %r926;
mov.u32 %r931, %r926;
mov.u32 %r932, %r926;
mov.u32 %r933, %r926;
mov.u32 %r934, %r926;
mov.u32 %r935, %r926;
mov.u32 %r936, %r926;
@%p70 bra $L__BB10_88;
setp.lt.s32 %p71, %r372, 8;
add.s32 %r651, %r372, 16;
setp.gt.s32 %p72, %r651, %r754;
or.pred %p73, %p71, %p72;
@%p73 bra $L__BB10_69;
bra.uni $L__BB10_68;
$L__BB10_69:
mov.u32 %r913, 5;
mov.u32 %r930, %r866;
mov.u32 %r929, %r865;
mov.u32 %r928, %r864;
mov.u32 %r927, %r863;
mov.u32 %r926, %r862;
$L__BB10_70:
.pragma "nounroll";
mov.u32 %r931, %r926;
mov.u32 %r926, %r927;
mov.u32 %r927, %r928;
mov.u32 %r928, %r929;
mov.u32 %r929, %r930;
shl.b32 %r669, %r913, 2;
add.s32 %r670, %r372, %r669;
add.s32 %r304, %r670, -8;
setp.lt.s32 %p74, %r304, 0;
add.s32 %r671, %r670, -4;
setp.gt.s32 %p75, %r671, %r754;
or.pred %p76, %p74, %p75;
@%p76 bra $L__BB10_72;
bra.uni $L__BB10_71;
$L__BB10_72:
mov.u32 %r925, 0;
mov.u32 %r918, 3;
$L__BB10_73:
.pragma "nounroll";
shl.b32 %r737, %r913, 2;
add.s32 %r736, %r372, %r737;
add.s32 %r735, %r736, -8;
setp.eq.s32 %p103, %r352, 0;
add.s32 %r308, %r918, %r735;
add.s32 %r675, %r308, 48;
mul.hi.s32 %r676, %r675, 1431655766;
shr.u32 %r677, %r676, 31;
add.s32 %r678, %r676, %r677;
add.s32 %r309, %r678, -16;
@%p103 bra $L__BB10_83;
setp.eq.s32 %p78, %r352, 1;
add.s32 %r679, %r754, -3;
setp.lt.u32 %p79, %r679, 3;
or.pred %p80, %p78, %p79;
@%p80 bra $L__BB10_82;
bra.uni $L__BB10_75;
$L__BB10_82:
max.s32 %r684, %r309, 0;
add.s32 %r685, %r22, -1;
min.s32 %r923, %r684, %r685;
bra.uni $L__BB10_84;
$L__BB10_83:
setp.lt.u32 %p90, %r309, %r22;
selp.b32 %r923, %r309, -1, %p90;
bra.uni $L__BB10_84;
$L__BB10_75:
setp.lt.u32 %p81, %r309, %r22;
mov.u32 %r923, %r309;
@%p81 bra $L__BB10_84;
mov.u32 %r923, %r309;
setp.eq.s32 %p82, %r352, 4;
@%p82 bra $L__BB10_80;
setp.ne.s32 %p83, %r352, 2;
@%p83 bra $L__BB10_81;
$L__BB10_78:
.pragma "nounroll";
setp.lt.s32 %p84, %r923, 0;
selp.b32 %r680, 0, %r24, %p84;
not.b32 %r681, %r923;
add.s32 %r923, %r680, %r681;
setp.lt.u32 %p85, %r923, %r22;
@%p85 bra $L__BB10_84;
bra.uni $L__BB10_78;
$L__BB10_80:
.pragma "nounroll";
setp.lt.s32 %p86, %r923, 0;
selp.b32 %r682, %r22, %r23, %p86;
add.s32 %r923, %r682, %r923;
setp.lt.u32 %p87, %r923, %r22;
@%p87 bra $L__BB10_84;
bra.uni $L__BB10_80;
$L__BB10_81:
.pragma "nounroll";
setp.lt.s32 %p88, %r923, 0;
selp.b32 %r683, 0, %r25, %p88;
sub.s32 %r923, %r683, %r923;
setp.lt.u32 %p89, %r923, %r22;
@%p89 bra $L__BB10_84;
bra.uni $L__BB10_81;
$L__BB10_84:
shl.b32 %r741, %r913, 2;
add.s32 %r740, %r372, %r741;
add.s32 %r739, %r740, -8;
add.s32 %r738, %r918, %r739;
mul.lo.s32 %r924, %r354, 16843009;
setp.lt.s32 %p91, %r923, 0;
mad.lo.s32 %r320, %r309, -3, %r738;
@%p91 bra $L__BB10_86;
mul.lo.s32 %r687, %r923, 3;
cvt.s64.s32 %rd92, %r687;
cvt.s64.s32 %rd93, %r320;
add.s64 %rd94, %rd32, %rd93;
add.s64 %rd95, %rd94, %rd92;
add.s64 %rd91, %rd103, %rd95;
ld.global.nc.u8 %r924, [%rd91];
$L__BB10_86:
and.b32 %r688, %r924, 255;
prmt.b32 %r925, %r925, %r688, 8452;
add.s32 %r324, %r918, -1;
setp.gt.s32 %p92, %r918, 0;
mov.u32 %r918, %r324;
@%p92 bra $L__BB10_73;
bra.uni $L__BB10_87;
$L__BB10_71:
shl.b32 %r734, %r913, 2;
add.s32 %r733, %r372, %r734;
add.s32 %r732, %r733, -8;
cvt.s64.s32 %rd89, %r732;
add.s64 %rd90, %rd32, %rd89;
add.s64 %rd88, %rd103, %rd90;
ld.global.nc.u32 %r925, [%rd88];
$L__BB10_87:
xor.b32 %r930, %r925, %r355;
add.s32 %r327, %r913, -1;
setp.gt.s32 %p93, %r913, 0;
mov.u32 %r913, %r327;
mov.u32 %r932, %r926;
mov.u32 %r933, %r927;
mov.u32 %r934, %r928;
mov.u32 %r935, %r929;
mov.u32 %r936, %r930;
@%p93 bra $L__BB10_70;
bra.uni $L__BB10_88;
$L__BB10_68:
cvt.s64.s32 %rd86, %r372;
add.s64 %rd87, %rd32, %rd86;
add.s64 %rd82, %rd103, %rd87;
add.s64 %rd80, %rd82, -8;
ld.global.nc.u32 %r652, [%rd80];
xor.b32 %r930, %r652, %r355;
add.s64 %rd81, %rd82, -4;
ld.global.nc.u32 %r653, [%rd81];
xor.b32 %r929, %r653, %r355;
ld.global.nc.u32 %r654, [%rd82];
xor.b32 %r928, %r654, %r355;
add.s64 %rd83, %rd82, 4;
ld.global.nc.u32 %r655, [%rd83];
xor.b32 %r927, %r655, %r355;
add.s64 %rd84, %rd82, 8;
ld.global.nc.u32 %r656, [%rd84];
xor.b32 %r926, %r656, %r355;
add.s64 %rd85, %rd82, 12;
ld.global.nc.u32 %r657, [%rd85];
xor.b32 %r931, %r657, %r355;
mov.u32 %r932, %r926;
mov.u32 %r933, %r927;
mov.u32 %r934, %r928;
mov.u32 %r935, %r929;
mov.u32 %r936, %r930;
$L__BB10_88:
setp.le.s32 %p94, %r807, %r15;
setp.gt.s32 %p95, %r807, %r18;
or.pred %p96, %p95, %p94;
@%p96 bra $L__BB10_95;
add.s32 %r698, %r372, 8;
setp.gt.s32 %p97, %r698, %r756;
add.s32 %r699, %r807, -1;
cvt.s64.s32 %rd96, %r699;
mul.lo.s64 %rd97, %rd106, %rd96;
cvt.s64.s32 %rd98, %r372;
add.s64 %rd99, %rd97, %rd98;
add.s64 %rd33, %rd105, %rd99;
@%p97 bra $L__BB10_93;
bra.uni $L__BB10_90;
$L__BB10_93:
mov.u32 %r937, 0;
$L__BB10_94:
.pragma "nounroll";
xor.b32 %r747, %r842, %r355;
xor.b32 %r746, %r843, %r355;
setp.lt.u32 %p99, %r937, 4;
selp.b32 %r701, %r746, %r747, %p99;
shl.b32 %r702, %r937, 3;
and.b32 %r703, %r702, 24;
shr.u32 %r704, %r701, %r703;
cvt.s64.s32 %rd101, %r937;
add.s64 %rd102, %rd33, %rd101;
st.u8 [%rd102], %r704;
add.s32 %r937, %r937, 1;
add.s32 %r705, %r937, %r372;
setp.lt.s32 %p100, %r705, %r756;
@%p100 bra $L__BB10_94;
bra.uni $L__BB10_95;
$L__BB10_90:
and.b64 %rd100, %rd33, 7;
setp.eq.s64 %p98, %rd100, 0;
@%p98 bra $L__BB10_92;
xor.b32 %r743, %r842, %r355;
xor.b32 %r742, %r843, %r355;
st.u32 [%rd33], %r742;
st.u32 [%rd33+4], %r743;
bra.uni $L__BB10_95;
$L__BB10_92:
xor.b32 %r745, %r842, %r355;
xor.b32 %r744, %r843, %r355;
st.v2.u32 [%rd33], {%r744, %r745};
$L__BB10_95:
add.s32 %r807, %r807, 2;
setp.lt.s32 %p101, %r807, %r19;
@%p101 bra $L__BB10_9;
$L__BB10_96:
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
.reg .pred %p<104>;
.reg .b32 %r<955>;
.reg .b64 %rd<107>;
ld.param.u64 %rd35, [p0];
ld.param.v2.u32 {%r771, %r772}, [p1+32];
ld.param.v2.u32 {%r358, %r359}, [p1+40];
ld.param.u64 %rd40, [p2];
ld.param.v2.u32 {%r773, %r774}, [p3+32];
ld.param.v2.u32 {%r362, %r363}, [p3+40];
ld.param.u32 %r352, [p4];
ld.param.u32 %r353, [p5];
ld.param.u32 %r354, [p6];
ld.param.u32 %r355, [p7];
ld.param.u64 %rd106, [p3+8];
ld.param.u64 %rd41, [p3];
ld.param.u64 %rd104, [p1+8];
ld.param.u64 %rd36, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r359, 0;
@%p1 bra $L__BB11_2;
cvta.to.global.u64 %rd45, %rd35;
mul.wide.s32 %rd46, %r1, 40;
add.s64 %rd47, %rd45, %rd46;
ld.global.v2.u32 {%r771, %r772}, [%rd47+32];
ld.global.u64 %rd104, [%rd47+8];
ld.global.u64 %rd103, [%rd47];
bra.uni $L__BB11_3;
$L__BB11_2:
cvt.s64.s32 %rd48, %r1;
mul.lo.s64 %rd49, %rd36, %rd48;
add.s64 %rd103, %rd35, %rd49;
$L__BB11_3:
setp.eq.s32 %p2, %r363, 0;
@%p2 bra $L__BB11_5;
cvta.to.global.u64 %rd50, %rd40;
mul.wide.s32 %rd51, %r1, 40;
add.s64 %rd52, %rd50, %rd51;
ld.global.v2.u32 {%r773, %r774}, [%rd52+32];
ld.global.u64 %rd106, [%rd52+8];
ld.global.u64 %rd105, [%rd52];
bra.uni $L__BB11_6;
$L__BB11_5:
cvt.s64.s32 %rd53, %r1;
mul.lo.s64 %rd54, %rd41, %rd53;
add.s64 %rd105, %rd40, %rd54;
$L__BB11_6:
mov.u32 %r368, %ctaid.x;
shl.b32 %r369, %r368, 5;
mov.u32 %r370, %tid.x;
add.s32 %r371, %r369, %r370;
shl.b32 %r372, %r371, 3;
mov.u32 %r373, %ctaid.y;
shl.b32 %r374, %r373, 3;
mov.u32 %r375, %tid.y;
add.s32 %r376, %r374, %r375;
mul.lo.s32 %r15, %r376, %r353;
setp.ge.s32 %p3, %r372, %r773;
setp.ge.s32 %p4, %r15, %r774;
or.pred %p5, %p3, %p4;
@%p5 bra $L__BB11_96;
add.s32 %r377, %r15, %r353;
min.s32 %r18, %r377, %r774;
add.s32 %r19, %r18, 2;
add.s32 %r824, %r15, -4;
setp.ge.s32 %p6, %r824, %r19;
@%p6 bra $L__BB11_96;
shr.s32 %r411, %r771, 31;
shr.u32 %r412, %r411, 30;
add.s32 %r413, %r771, %r412;
shr.s32 %r22, %r413, 2;
neg.s32 %r23, %r22;
shl.b32 %r24, %r22, 1;
add.s32 %r25, %r24, -2;
mov.u32 %r827, 255;
mov.u32 %r828, %r827;
mov.u32 %r829, %r827;
mov.u32 %r830, %r827;
mov.u32 %r831, %r827;
mov.u32 %r832, %r827;
mov.u32 %r833, %r827;
mov.u32 %r834, %r827;
mov.u32 %r835, %r827;
mov.u32 %r836, %r827;
mov.u32 %r837, %r827;
mov.u32 %r838, %r827;
mov.u32 %r839, %r827;
mov.u32 %r840, %r827;
mov.u32 %r841, %r827;
mov.u32 %r842, %r827;
mov.u32 %r843, %r827;
mov.u32 %r844, %r827;
mov.u32 %r845, %r827;
mov.u32 %r846, %r827;
mov.u32 %r847, %r827;
mov.u32 %r848, %r827;
mov.u32 %r849, %r827;
mov.u32 %r850, %r827;
mov.u32 %r851, %r827;
mov.u32 %r852, %r827;
mov.u32 %r853, %r827;
mov.u32 %r854, %r827;
mov.u32 %r855, %r827;
mov.u32 %r856, %r827;
mov.u32 %r857, %r827;
mov.u32 %r858, %r827;
$L__BB11_9:
.pragma "nounroll";
mad.lo.s32 %r418, %r376, %r353, -2;
setp.lt.s32 %p7, %r824, %r418;
@%p7 bra $L__BB11_11;
and.b32 %r419, %r889, 255;
and.b32 %r420, %r888, 255;
min.u32 %r421, %r419, %r420;
and.b32 %r422, %r887, 255;
min.s32 %r423, %r421, %r422;
and.b32 %r424, %r886, 255;
min.s32 %r425, %r423, %r424;
and.b32 %r426, %r885, 255;
min.s32 %r78, %r425, %r426;
min.s32 %r427, %r858, %r78;
min.s32 %r858, %r850, %r78;
min.s32 %r850, %r842, %r78;
min.s32 %r842, %r834, %r78;
shr.u32 %r428, %r889, 8;
and.b32 %r429, %r428, 255;
shr.u32 %r430, %r888, 8;
and.b32 %r431, %r430, 255;
min.u32 %r432, %r429, %r431;
shr.u32 %r433, %r887, 8;
and.b32 %r434, %r433, 255;
min.s32 %r435, %r432, %r434;
shr.u32 %r436, %r886, 8;
and.b32 %r437, %r436, 255;
min.s32 %r438, %r435, %r437;
shr.u32 %r439, %r885, 8;
and.b32 %r440, %r439, 255;
min.s32 %r82, %r438, %r440;
min.s32 %r441, %r857, %r82;
min.s32 %r857, %r849, %r82;
min.s32 %r849, %r841, %r82;
min.s32 %r841, %r833, %r82;
shr.u32 %r442, %r889, 16;
and.b32 %r443, %r442, 255;
shr.u32 %r444, %r888, 16;
and.b32 %r445, %r444, 255;
min.u32 %r446, %r443, %r445;
shr.u32 %r447, %r887, 16;
and.b32 %r448, %r447, 255;
min.s32 %r449, %r446, %r448;
shr.u32 %r450, %r886, 16;
and.b32 %r451, %r450, 255;
min.s32 %r452, %r449, %r451;
shr.u32 %r453, %r885, 16;
and.b32 %r454, %r453, 255;
min.s32 %r86, %r452, %r454;
min.s32 %r455, %r856, %r86;
min.s32 %r856, %r848, %r86;
min.s32 %r848, %r840, %r86;
min.s32 %r840, %r832, %r86;
shr.u32 %r456, %r888, 24;
shr.u32 %r457, %r889, 24;
min.u32 %r458, %r457, %r456;
shr.u32 %r459, %r887, 24;
min.s32 %r460, %r458, %r459;
shr.u32 %r461, %r886, 24;
min.s32 %r462, %r460, %r461;
shr.u32 %r463, %r885, 24;
min.s32 %r90, %r462, %r463;
min.s32 %r464, %r855, %r90;
min.s32 %r855, %r847, %r90;
min.s32 %r847, %r839, %r90;
min.s32 %r839, %r831, %r90;
min.u32 %r465, %r420, %r422;
min.s32 %r466, %r465, %r424;
min.s32 %r467, %r466, %r426;
and.b32 %r468, %r884, 255;
min.s32 %r94, %r467, %r468;
min.s32 %r469, %r854, %r94;
min.s32 %r854, %r846, %r94;
min.s32 %r846, %r838, %r94;
min.s32 %r838, %r830, %r94;
min.u32 %r470, %r431, %r434;
min.s32 %r471, %r470, %r437;
min.s32 %r472, %r471, %r440;
shr.u32 %r473, %r884, 8;
and.b32 %r474, %r473, 255;
min.s32 %r98, %r472, %r474;
min.s32 %r475, %r853, %r98;
min.s32 %r853, %r845, %r98;
min.s32 %r845, %r837, %r98;
min.s32 %r837, %r829, %r98;
min.u32 %r476, %r445, %r448;
min.s32 %r477, %r476, %r451;
min.s32 %r478, %r477, %r454;
shr.u32 %r479, %r884, 16;
and.b32 %r480, %r479, 255;
min.s32 %r102, %r478, %r480;
min.s32 %r481, %r852, %r102;
min.s32 %r852, %r844, %r102;
min.s32 %r844, %r836, %r102;
min.s32 %r836, %r828, %r102;
min.u32 %r482, %r456, %r459;
min.s32 %r483, %r482, %r461;
min.s32 %r484, %r483, %r463;
shr.u32 %r485, %r884, 24;
min.s32 %r106, %r484, %r485;
min.s32 %r486, %r851, %r106;
min.s32 %r851, %r843, %r106;
min.s32 %r843, %r835, %r106;
min.s32 %r835, %r827, %r106;
mov.u32 %r487, 64;
prmt.b32 %r488, %r427, %r441, %r487;
prmt.b32 %r489, %r455, %r464, %r487;
mov.u32 %r490, 21520;
prmt.b32 %r860, %r488, %r489, %r490;
prmt.b32 %r491, %r469, %r475, %r487;
prmt.b32 %r492, %r481, %r486, %r487;
prmt.b32 %r859, %r491, %r492, %r490;
mov.u32 %r827, %r106;
mov.u32 %r828, %r102;
mov.u32 %r829, %r98;
mov.u32 %r830, %r94;
mov.u32 %r831, %r90;
mov.u32 %r832, %r86;
mov.u32 %r833, %r82;
mov.u32 %r834, %r78;
$L__BB11_11:
add.s32 %r146, %r824, 2;
setp.ge.s32 %p8, %r146, %r19;
mov.u32 %r879, %r943;
mov.u32 %r880, %r944;
mov.u32 %r881, %r945;
mov.u32 %r882, %r946;
mov.u32 %r883, %r947;
@%p8 bra $L__BB11_45;
setp.eq.s32 %p9, %r352, 0;
@%p9 bra $L__BB11_22;
setp.eq.s32 %p10, %r352, 1;
setp.eq.s32 %p11, %r772, 1;
or.pred %p12, %p10, %p11;
@%p12 bra $L__BB11_21;
bra.uni $L__BB11_14;
$L__BB11_21:
add.s32 %r766, %r824, 2;
max.s32 %r498, %r766, 0;
add.s32 %r499, %r772, -1;
min.s32 %r864, %r498, %r499;
bra.uni $L__BB11_23;
$L__BB11_22:
add.s32 %r767, %r824, 2;
setp.lt.u32 %p22, %r767, %r772;
selp.b32 %r864, %r767, -1, %p22;
bra.uni $L__BB11_23;
$L__BB11_14:
add.s32 %r864, %r824, 2;
setp.lt.u32 %p13, %r864, %r772;
@%p13 bra $L__BB11_23;
add.s32 %r864, %r824, 2;
setp.eq.s32 %p14, %r352, 4;
@%p14 bra $L__BB11_19;
setp.ne.s32 %p15, %r352, 2;
@%p15 bra $L__BB11_20;
$L__BB11_17:
.pragma "nounroll";
shl.b32 %r737, %r772, 1;
setp.lt.s32 %p16, %r864, 0;
selp.b32 %r493, 0, %r737, %p16;
not.b32 %r494, %r864;
add.s32 %r864, %r493, %r494;
setp.lt.u32 %p17, %r864, %r772;
@%p17 bra $L__BB11_23;
bra.uni $L__BB11_17;
$L__BB11_19:
.pragma "nounroll";
neg.s32 %r738, %r772;
setp.lt.s32 %p18, %r864, 0;
selp.b32 %r495, %r772, %r738, %p18;
add.s32 %r864, %r495, %r864;
setp.lt.u32 %p19, %r864, %r772;
@%p19 bra $L__BB11_23;
bra.uni $L__BB11_19;
$L__BB11_20:
.pragma "nounroll";
shl.b32 %r740, %r772, 1;
add.s32 %r739, %r740, -2;
setp.lt.s32 %p20, %r864, 0;
selp.b32 %r497, 0, %r739, %p20;
sub.s32 %r864, %r497, %r864;
setp.lt.u32 %p21, %r864, %r772;
@%p21 bra $L__BB11_23;
bra.uni $L__BB11_20;
$L__BB11_23:
cvt.s64.s32 %rd55, %r864;
mul.lo.s64 %rd29, %rd104, %rd55;
mul.lo.s32 %r159, %r354, 16843009;
xor.b32 %r879, %r159, %r355;
setp.lt.s32 %p23, %r864, 0;
mov.u32 %r880, %r879;
mov.u32 %r881, %r879;
mov.u32 %r882, %r879;
mov.u32 %r883, %r879;
mov.u32 %r884, %r879;
mov.u32 %r885, %r879;
mov.u32 %r886, %r879;
mov.u32 %r887, %r879;
mov.u32 %r888, %r879;
mov.u32 %r889, %r879;
@%p23 bra $L__BB11_45;
setp.lt.s32 %p24, %r372, 8;
add.s32 %r505, %r372, 16;
setp.gt.s32 %p25, %r505, %r771;
or.pred %p26, %p24, %p25;
@%p26 bra $L__BB11_26;
bra.uni $L__BB11_25;
$L__BB11_26:
mov.u32 %r866, 5;
mov.u32 %r883, %r947;
mov.u32 %r882, %r946;
mov.u32 %r881, %r945;
mov.u32 %r880, %r944;
mov.u32 %r879, %r943;
$L__BB11_27:
.pragma "nounroll";
mov.u32 %r884, %r879;
mov.u32 %r879, %r880;
mov.u32 %r880, %r881;
mov.u32 %r881, %r882;
mov.u32 %r882, %r883;
add.s32 %r729, %r372, -8;
shl.b32 %r523, %r866, 2;
add.s32 %r174, %r729, %r523;
setp.lt.s32 %p27, %r174, 0;
add.s32 %r524, %r174, 4;
setp.gt.s32 %p28, %r524, %r771;
or.pred %p29, %p27, %p28;
@%p29 bra $L__BB11_29;
bra.uni $L__BB11_28;
$L__BB11_29:
mov.u32 %r878, 0;
mov.u32 %r871, 3;
$L__BB11_30:
.pragma "nounroll";
shl.b32 %r733, %r866, 2;
add.s32 %r732, %r729, %r733;
setp.eq.s32 %p102, %r352, 0;
add.s32 %r178, %r871, %r732;
add.s32 %r528, %r178, 64;
shr.s32 %r529, %r528, 31;
shr.u32 %r530, %r529, 30;
add.s32 %r531, %r528, %r530;
shr.s32 %r532, %r531, 2;
add.s32 %r179, %r532, -16;
@%p102 bra $L__BB11_40;
setp.eq.s32 %p31, %r352, 1;
and.b32 %r533, %r771, -4;
setp.eq.s32 %p32, %r533, 4;
or.pred %p33, %p31, %p32;
@%p33 bra $L__BB11_39;
bra.uni $L__BB11_32;
$L__BB11_39:
max.s32 %r538, %r179, 0;
add.s32 %r539, %r22, -1;
min.s32 %r876, %r538, %r539;
bra.uni $L__BB11_41;
$L__BB11_40:
setp.lt.u32 %p43, %r179, %r22;
selp.b32 %r876, %r179, -1, %p43;
bra.uni $L__BB11_41;
$L__BB11_32:
setp.lt.u32 %p34, %r179, %r22;
mov.u32 %r876, %r179;
@%p34 bra $L__BB11_41;
mov.u32 %r876, %r179;
setp.eq.s32 %p35, %r352, 4;
@%p35 bra $L__BB11_37;
setp.ne.s32 %p36, %r352, 2;
@%p36 bra $L__BB11_38;
$L__BB11_35:
.pragma "nounroll";
setp.lt.s32 %p37, %r876, 0;
selp.b32 %r534, 0, %r24, %p37;
not.b32 %r535, %r876;
add.s32 %r876, %r534, %r535;
setp.lt.u32 %p38, %r876, %r22;
@%p38 bra $L__BB11_41;
bra.uni $L__BB11_35;
$L__BB11_37:
.pragma "nounroll";
setp.lt.s32 %p39, %r876, 0;
selp.b32 %r536, %r22, %r23, %p39;
add.s32 %r876, %r536, %r876;
setp.lt.u32 %p40, %r876, %r22;
@%p40 bra $L__BB11_41;
bra.uni $L__BB11_37;
$L__BB11_38:
.pragma "nounroll";
setp.lt.s32 %p41, %r876, 0;
selp.b32 %r537, 0, %r25, %p41;
sub.s32 %r876, %r537, %r876;
setp.lt.u32 %p42, %r876, %r22;
@%p42 bra $L__BB11_41;
bra.uni $L__BB11_38;
$L__BB11_41:
mul.lo.s32 %r877, %r354, 16843009;
shl.b32 %r726, %r866, 2;
add.s32 %r725, %r372, -8;
add.s32 %r724, %r725, %r726;
add.s32 %r723, %r871, %r724;
setp.lt.s32 %p44, %r876, 0;
shl.b32 %r540, %r179, 2;
sub.s32 %r189, %r723, %r540;
@%p44 bra $L__BB11_43;
shl.b32 %r542, %r876, 2;
cvt.s64.s32 %rd68, %r542;
cvt.s64.s32 %rd69, %r189;
add.s64 %rd70, %rd29, %rd69;
add.s64 %rd71, %rd70, %rd68;
add.s64 %rd67, %rd103, %rd71;
ld.global.nc.u8 %r877, [%rd67];
$L__BB11_43:
and.b32 %r543, %r877, 255;
prmt.b32 %r878, %r878, %r543, 8452;
add.s32 %r193, %r871, -1;
setp.gt.s32 %p45, %r871, 0;
mov.u32 %r871, %r193;
@%p45 bra $L__BB11_30;
bra.uni $L__BB11_44;
$L__BB11_28:
shl.b32 %r731, %r866, 2;
add.s32 %r730, %r729, %r731;
cvt.s64.s32 %rd65, %r730;
add.s64 %rd66, %rd29, %rd65;
add.s64 %rd64, %rd103, %rd66;
ld.global.nc.u32 %r878, [%rd64];
$L__BB11_44:
xor.b32 %r883, %r878, %r355;
add.s32 %r196, %r866, -1;
setp.gt.s32 %p46, %r866, 0;
mov.u32 %r866, %r196;
mov.u32 %r885, %r879;
mov.u32 %r886, %r880;
mov.u32 %r887, %r881;
mov.u32 %r888, %r882;
mov.u32 %r889, %r883;
@%p46 bra $L__BB11_27;
bra.uni $L__BB11_45;
$L__BB11_25:
cvt.s64.s32 %rd62, %r372;
add.s64 %rd63, %rd29, %rd62;
add.s64 %rd58, %rd103, %rd63;
add.s64 %rd56, %rd58, -8;
ld.global.nc.u32 %r506, [%rd56];
xor.b32 %r883, %r506, %r355;
add.s64 %rd57, %rd58, -4;
ld.global.nc.u32 %r507, [%rd57];
xor.b32 %r882, %r507, %r355;
ld.global.nc.u32 %r508, [%rd58];
xor.b32 %r881, %r508, %r355;
add.s64 %rd59, %rd58, 4;
ld.global.nc.u32 %r509, [%rd59];
xor.b32 %r880, %r509, %r355;
add.s64 %rd60, %rd58, 8;
ld.global.nc.u32 %r510, [%rd60];
xor.b32 %r879, %r510, %r355;
add.s64 %rd61, %rd58, 12;
ld.global.nc.u32 %r511, [%rd61];
xor.b32 %r884, %r511, %r355;
mov.u32 %r885, %r879;
mov.u32 %r886, %r880;
mov.u32 %r887, %r881;
mov.u32 %r888, %r882;
mov.u32 %r889, %r883;
$L__BB11_45:
add.s32 %r549, %r824, -2;
setp.lt.s32 %p47, %r549, %r15;
setp.ge.s32 %p48, %r549, %r18;
or.pred %p49, %p48, %p47;
@%p49 bra $L__BB11_52;
add.s32 %r555, %r372, 8;
setp.gt.s32 %p50, %r555, %r773;
cvt.s64.s32 %rd72, %r549;
mul.lo.s64 %rd73, %rd106, %rd72;
cvt.s64.s32 %rd74, %r372;
add.s64 %rd75, %rd73, %rd74;
add.s64 %rd30, %rd105, %rd75;
@%p50 bra $L__BB11_50;
bra.uni $L__BB11_47;
$L__BB11_50:
mov.u32 %r890, 0;
$L__BB11_51:
.pragma "nounroll";
xor.b32 %r562, %r859, %r355;
xor.b32 %r563, %r860, %r355;
setp.lt.u32 %p52, %r890, 4;
selp.b32 %r564, %r563, %r562, %p52;
shl.b32 %r565, %r890, 3;
and.b32 %r566, %r565, 24;
shr.u32 %r567, %r564, %r566;
cvt.s64.s32 %rd77, %r890;
add.s64 %rd78, %rd30, %rd77;
st.u8 [%rd78], %r567;
add.s32 %r890, %r890, 1;
add.s32 %r573, %r890, %r372;
setp.lt.s32 %p53, %r573, %r773;
@%p53 bra $L__BB11_51;
bra.uni $L__BB11_52;
$L__BB11_47:
and.b64 %rd76, %rd30, 7;
setp.eq.s64 %p51, %rd76, 0;
@%p51 bra $L__BB11_49;
xor.b32 %r557, %r860, %r355;
st.u32 [%rd30], %r557;
xor.b32 %r558, %r859, %r355;
st.u32 [%rd30+4], %r558;
bra.uni $L__BB11_52;
$L__BB11_49:
xor.b32 %r559, %r859, %r355;
xor.b32 %r560, %r860, %r355;
st.v2.u32 [%rd30], {%r560, %r559};
$L__BB11_52:
@%p7 bra $L__BB11_54;
and.b32 %r579, %r953, 255;
and.b32 %r580, %r952, 255;
min.u32 %r581, %r579, %r580;
and.b32 %r582, %r951, 255;
min.s32 %r583, %r581, %r582;
and.b32 %r584, %r950, 255;
min.s32 %r585, %r583, %r584;
and.b32 %r586, %r949, 255;
min.s32 %r210, %r585, %r586;
min.s32 %r587, %r858, %r210;
min.s32 %r858, %r850, %r210;
min.s32 %r850, %r842, %r210;
min.s32 %r842, %r834, %r210;
shr.u32 %r588, %r953, 8;
and.b32 %r589, %r588, 255;
shr.u32 %r590, %r952, 8;
and.b32 %r591, %r590, 255;
min.u32 %r592, %r589, %r591;
shr.u32 %r593, %r951, 8;
and.b32 %r594, %r593, 255;
min.s32 %r595, %r592, %r594;
shr.u32 %r596, %r950, 8;
and.b32 %r597, %r596, 255;
min.s32 %r598, %r595, %r597;
shr.u32 %r599, %r949, 8;
and.b32 %r600, %r599, 255;
min.s32 %r214, %r598, %r600;
min.s32 %r601, %r857, %r214;
min.s32 %r857, %r849, %r214;
min.s32 %r849, %r841, %r214;
min.s32 %r841, %r833, %r214;
shr.u32 %r602, %r953, 16;
and.b32 %r603, %r602, 255;
shr.u32 %r604, %r952, 16;
and.b32 %r605, %r604, 255;
min.u32 %r606, %r603, %r605;
shr.u32 %r607, %r951, 16;
and.b32 %r608, %r607, 255;
min.s32 %r609, %r606, %r608;
shr.u32 %r610, %r950, 16;
and.b32 %r611, %r610, 255;
min.s32 %r612, %r609, %r611;
shr.u32 %r613, %r949, 16;
and.b32 %r614, %r613, 255;
min.s32 %r218, %r612, %r614;
min.s32 %r615, %r856, %r218;
min.s32 %r856, %r848, %r218;
min.s32 %r848, %r840, %r218;
min.s32 %r840, %r832, %r218;
shr.u32 %r616, %r952, 24;
shr.u32 %r617, %r953, 24;
min.u32 %r618, %r617, %r616;
shr.u32 %r619, %r951, 24;
min.s32 %r620, %r618, %r619;
shr.u32 %r621, %r950, 24;
min.s32 %r622, %r620, %r621;
shr.u32 %r623, %r949, 24;
min.s32 %r222, %r622, %r623;
min.s32 %r624, %r855, %r222;
min.s32 %r855, %r847, %r222;
min.s32 %r847, %r839, %r222;
min.s32 %r839, %r831, %r222;
min.u32 %r625, %r580, %r582;
min.s32 %r626, %r625, %r584;
min.s32 %r627, %r626, %r586;
and.b32 %r628, %r948, 255;
min.s32 %r226, %r627, %r628;
min.s32 %r629, %r854, %r226;
min.s32 %r854, %r846, %r226;
min.s32 %r846, %r838, %r226;
min.s32 %r838, %r830, %r226;
min.u32 %r630, %r591, %r594;
min.s32 %r631, %r630, %r597;
min.s32 %r632, %r631, %r600;
shr.u32 %r633, %r948, 8;
and.b32 %r634, %r633, 255;
min.s32 %r230, %r632, %r634;
min.s32 %r635, %r853, %r230;
min.s32 %r853, %r845, %r230;
min.s32 %r845, %r837, %r230;
min.s32 %r837, %r829, %r230;
min.u32 %r636, %r605, %r608;
min.s32 %r637, %r636, %r611;
min.s32 %r638, %r637, %r614;
shr.u32 %r639, %r948, 16;
and.b32 %r640, %r639, 255;
min.s32 %r234, %r638, %r640;
min.s32 %r641, %r852, %r234;
min.s32 %r852, %r844, %r234;
min.s32 %r844, %r836, %r234;
min.s32 %r836, %r828, %r234;
min.u32 %r642, %r616, %r619;
min.s32 %r643, %r642, %r621;
min.s32 %r644, %r643, %r623;
shr.u32 %r645, %r948, 24;
min.s32 %r238, %r644, %r645;
min.s32 %r646, %r851, %r238;
min.s32 %r851, %r843, %r238;
min.s32 %r843, %r835, %r238;
min.s32 %r835, %r827, %r238;
mov.u32 %r647, 64;
prmt.b32 %r648, %r587, %r601, %r647;
prmt.b32 %r649, %r615, %r624, %r647;
mov.u32 %r650, 21520;
prmt.b32 %r860, %r648, %r649, %r650;
prmt.b32 %r651, %r629, %r635, %r647;
prmt.b32 %r652, %r641, %r646, %r647;
prmt.b32 %r859, %r651, %r652, %r650;
mov.u32 %r827, %r238;
mov.u32 %r828, %r234;
mov.u32 %r829, %r230;
mov.u32 %r830, %r226;
mov.u32 %r831, %r222;
mov.u32 %r832, %r218;
mov.u32 %r833, %r214;
mov.u32 %r834, %r210;
$L__BB11_54:
add.s32 %r278, %r824, 3;
setp.ge.s32 %p55, %r278, %r19;
mov.u32 %r943, %r879;
mov.u32 %r944, %r880;
mov.u32 %r945, %r881;
mov.u32 %r946, %r882;
mov.u32 %r947, %r883;
@%p55 bra $L__BB11_88;
setp.eq.s32 %p56, %r352, 0;
@%p56 bra $L__BB11_65;
setp.eq.s32 %p57, %r352, 1;
setp.eq.s32 %p58, %r772, 1;
or.pred %p59, %p57, %p58;
@%p59 bra $L__BB11_64;
bra.uni $L__BB11_57;
$L__BB11_64:
add.s32 %r769, %r824, 3;
max.s32 %r658, %r769, 0;
add.s32 %r659, %r772, -1;
min.s32 %r928, %r658, %r659;
bra.uni $L__BB11_66;
$L__BB11_65:
add.s32 %r770, %r824, 3;
setp.lt.u32 %p69, %r770, %r772;
selp.b32 %r928, %r770, -1, %p69;
bra.uni $L__BB11_66;
$L__BB11_57:
add.s32 %r928, %r824, 3;
setp.lt.u32 %p60, %r928, %r772;
@%p60 bra $L__BB11_66;
add.s32 %r928, %r824, 3;
setp.eq.s32 %p61, %r352, 4;
@%p61 bra $L__BB11_62;
setp.ne.s32 %p62, %r352, 2;
@%p62 bra $L__BB11_63;
$L__BB11_60:
.pragma "nounroll";
shl.b32 %r744, %r772, 1;
setp.lt.s32 %p63, %r928, 0;
selp.b32 %r653, 0, %r744, %p63;
not.b32 %r654, %r928;
add.s32 %r928, %r653, %r654;
setp.lt.u32 %p64, %r928, %r772;
@%p64 bra $L__BB11_66;
bra.uni $L__BB11_60;
$L__BB11_62:
.pragma "nounroll";
neg.s32 %r745, %r772;
setp.lt.s32 %p65, %r928, 0;
selp.b32 %r655, %r772, %r745, %p65;
add.s32 %r928, %r655, %r928;
setp.lt.u32 %p66, %r928, %r772;
@%p66 bra $L__BB11_66;
bra.uni $L__BB11_62;
$L__BB11_63:
.pragma "nounroll";
shl.b32 %r747, %r772, 1;
add.s32 %r746, %r747, -2;
setp.lt.s32 %p67, %r928, 0;
selp.b32 %r657, 0, %r746, %p67;
sub.s32 %r928, %r657, %r928;
setp.lt.u32 %p68, %r928, %r772;
@%p68 bra $L__BB11_66;
bra.uni $L__BB11_63;
$L__BB11_66:
cvt.s64.s32 %rd79, %r928;
mul.lo.s64 %rd32, %rd104, %rd79;
mul.lo.s32 %r660, %r354, 16843009;
xor.b32 %r943, %r660, %r355;
setp.lt.s32 %p70, %r928, 0;
mov.u32 %r944, %r943;
mov.u32 %r945, %r943;
mov.u32 %r946, %r943;
mov.u32 %r947, %r943;
mov.u32 %r948, %r943;
mov.u32 %r949, %r943;
mov.u32 %r950, %r943;
mov.u32 %r951, %r943;
mov.u32 %r952, %r943;
mov.u32 %r953, %r943;
@%p70 bra $L__BB11_88;
setp.lt.s32 %p71, %r372, 8;
add.s32 %r666, %r372, 16;
setp.gt.s32 %p72, %r666, %r771;
or.pred %p73, %p71, %p72;
@%p73 bra $L__BB11_69;
bra.uni $L__BB11_68;
$L__BB11_69:
mov.u32 %r930, 5;
mov.u32 %r947, %r883;
mov.u32 %r946, %r882;
mov.u32 %r945, %r881;
mov.u32 %r944, %r880;
mov.u32 %r943, %r879;
$L__BB11_70:
.pragma "nounroll";
mov.u32 %r948, %r943;
mov.u32 %r943, %r944;
mov.u32 %r944, %r945;
mov.u32 %r945, %r946;
mov.u32 %r946, %r947;
shl.b32 %r684, %r930, 2;
add.s32 %r685, %r372, %r684;
add.s32 %r304, %r685, -8;
setp.lt.s32 %p74, %r304, 0;
add.s32 %r686, %r685, -4;
setp.gt.s32 %p75, %r686, %r771;
or.pred %p76, %p74, %p75;
@%p76 bra $L__BB11_72;
bra.uni $L__BB11_71;
$L__BB11_72:
mov.u32 %r942, 0;
mov.u32 %r935, 3;
$L__BB11_73:
.pragma "nounroll";
shl.b32 %r754, %r930, 2;
add.s32 %r753, %r372, %r754;
add.s32 %r752, %r753, -8;
setp.eq.s32 %p103, %r352, 0;
add.s32 %r308, %r935, %r752;
add.s32 %r690, %r308, 64;
shr.s32 %r691, %r690, 31;
shr.u32 %r692, %r691, 30;
add.s32 %r693, %r690, %r692;
shr.s32 %r694, %r693, 2;
add.s32 %r309, %r694, -16;
@%p103 bra $L__BB11_83;
setp.eq.s32 %p78, %r352, 1;
and.b32 %r695, %r771, -4;
setp.eq.s32 %p79, %r695, 4;
or.pred %p80, %p78, %p79;
@%p80 bra $L__BB11_82;
bra.uni $L__BB11_75;
$L__BB11_82:
max.s32 %r700, %r309, 0;
add.s32 %r701, %r22, -1;
min.s32 %r940, %r700, %r701;
bra.uni $L__BB11_84;
$L__BB11_83:
setp.lt.u32 %p90, %r309, %r22;
selp.b32 %r940, %r309, -1, %p90;
bra.uni $L__BB11_84;
$L__BB11_75:
setp.lt.u32 %p81, %r309, %r22;
mov.u32 %r940, %r309;
@%p81 bra $L__BB11_84;
mov.u32 %r940, %r309;
setp.eq.s32 %p82, %r352, 4;
@%p82 bra $L__BB11_80;
setp.ne.s32 %p83, %r352, 2;
@%p83 bra $L__BB11_81;
$L__BB11_78:
.pragma "nounroll";
setp.lt.s32 %p84, %r940, 0;
selp.b32 %r696, 0, %r24, %p84;
not.b32 %r697, %r940;
add.s32 %r940, %r696, %r697;
setp.lt.u32 %p85, %r940, %r22;
@%p85 bra $L__BB11_84;
bra.uni $L__BB11_78;
$L__BB11_80:
.pragma "nounroll";
setp.lt.s32 %p86, %r940, 0;
selp.b32 %r698, %r22, %r23, %p86;
add.s32 %r940, %r698, %r940;
setp.lt.u32 %p87, %r940, %r22;
@%p87 bra $L__BB11_84;
bra.uni $L__BB11_80;
$L__BB11_81:
.pragma "nounroll";
setp.lt.s32 %p88, %r940, 0;
selp.b32 %r699, 0, %r25, %p88;
sub.s32 %r940, %r699, %r940;
setp.lt.u32 %p89, %r940, %r22;
@%p89 bra $L__BB11_84;
bra.uni $L__BB11_81;
$L__BB11_84:
shl.b32 %r758, %r930, 2;
add.s32 %r757, %r372, %r758;
add.s32 %r756, %r757, -8;
add.s32 %r755, %r935, %r756;
mul.lo.s32 %r941, %r354, 16843009;
setp.lt.s32 %p91, %r940, 0;
shl.b32 %r702, %r309, 2;
sub.s32 %r320, %r755, %r702;
@%p91 bra $L__BB11_86;
shl.b32 %r704, %r940, 2;
cvt.s64.s32 %rd92, %r704;
cvt.s64.s32 %rd93, %r320;
add.s64 %rd94, %rd32, %rd93;
add.s64 %rd95, %rd94, %rd92;
add.s64 %rd91, %rd103, %rd95;
ld.global.nc.u8 %r941, [%rd91];
$L__BB11_86:
and.b32 %r705, %r941, 255;
prmt.b32 %r942, %r942, %r705, 8452;
add.s32 %r324, %r935, -1;
setp.gt.s32 %p92, %r935, 0;
mov.u32 %r935, %r324;
@%p92 bra $L__BB11_73;
bra.uni $L__BB11_87;
$L__BB11_71:
shl.b32 %r751, %r930, 2;
add.s32 %r750, %r372, %r751;
add.s32 %r749, %r750, -8;
cvt.s64.s32 %rd89, %r749;
add.s64 %rd90, %rd32, %rd89;
add.s64 %rd88, %rd103, %rd90;
ld.global.nc.u32 %r942, [%rd88];
$L__BB11_87:
xor.b32 %r947, %r942, %r355;
add.s32 %r327, %r930, -1;
setp.gt.s32 %p93, %r930, 0;
mov.u32 %r930, %r327;
mov.u32 %r949, %r943;
mov.u32 %r950, %r944;
mov.u32 %r951, %r945;
mov.u32 %r952, %r946;
mov.u32 %r953, %r947;
@%p93 bra $L__BB11_70;
bra.uni $L__BB11_88;
$L__BB11_68:
cvt.s64.s32 %rd86, %r372;
add.s64 %rd87, %rd32, %rd86;
add.s64 %rd82, %rd103, %rd87;
add.s64 %rd80, %rd82, -8;
ld.global.nc.u32 %r667, [%rd80];
xor.b32 %r947, %r667, %r355;
add.s64 %rd81, %rd82, -4;
ld.global.nc.u32 %r668, [%rd81];
xor.b32 %r946, %r668, %r355;
ld.global.nc.u32 %r669, [%rd82];
xor.b32 %r945, %r669, %r355;
add.s64 %rd83, %rd82, 4;
ld.global.nc.u32 %r670, [%rd83];
xor.b32 %r944, %r670, %r355;
add.s64 %rd84, %rd82, 8;
ld.global.nc.u32 %r671, [%rd84];
xor.b32 %r943, %r671, %r355;
add.s64 %rd85, %rd82, 12;
ld.global.nc.u32 %r672, [%rd85];
xor.b32 %r948, %r672, %r355;
mov.u32 %r949, %r943;
mov.u32 %r950, %r944;
mov.u32 %r951, %r945;
mov.u32 %r952, %r946;
mov.u32 %r953, %r947;
$L__BB11_88:
setp.le.s32 %p94, %r824, %r15;
setp.gt.s32 %p95, %r824, %r18;
or.pred %p96, %p95, %p94;
@%p96 bra $L__BB11_95;
add.s32 %r715, %r372, 8;
setp.gt.s32 %p97, %r715, %r773;
add.s32 %r716, %r824, -1;
cvt.s64.s32 %rd96, %r716;
mul.lo.s64 %rd97, %rd106, %rd96;
cvt.s64.s32 %rd98, %r372;
add.s64 %rd99, %rd97, %rd98;
add.s64 %rd33, %rd105, %rd99;
@%p97 bra $L__BB11_93;
bra.uni $L__BB11_90;
$L__BB11_93:
mov.u32 %r954, 0;
$L__BB11_94:
.pragma "nounroll";
xor.b32 %r764, %r859, %r355;
xor.b32 %r763, %r860, %r355;
setp.lt.u32 %p99, %r954, 4;
selp.b32 %r718, %r763, %r764, %p99;
shl.b32 %r719, %r954, 3;
and.b32 %r720, %r719, 24;
shr.u32 %r721, %r718, %r720;
cvt.s64.s32 %rd101, %r954;
add.s64 %rd102, %rd33, %rd101;
st.u8 [%rd102], %r721;
add.s32 %r954, %r954, 1;
add.s32 %r722, %r954, %r372;
setp.lt.s32 %p100, %r722, %r773;
@%p100 bra $L__BB11_94;
bra.uni $L__BB11_95;
$L__BB11_90:
and.b64 %rd100, %rd33, 7;
setp.eq.s64 %p98, %rd100, 0;
@%p98 bra $L__BB11_92;
xor.b32 %r760, %r859, %r355;
xor.b32 %r759, %r860, %r355;
st.u32 [%rd33], %r759;
st.u32 [%rd33+4], %r760;
bra.uni $L__BB11_95;
$L__BB11_92:
xor.b32 %r762, %r859, %r355;
xor.b32 %r761, %r860, %r355;
st.v2.u32 [%rd33], {%r761, %r762};
$L__BB11_95:
add.s32 %r824, %r824, 2;
setp.lt.s32 %p101, %r824, %r19;
@%p101 bra $L__BB11_9;
$L__BB11_96:
ret;
}
`;
