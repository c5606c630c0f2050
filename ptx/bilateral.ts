// Made from kernels/bilateral.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/bilateral.cu`. */
export const BILATERAL: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN43_INTERNAL_00000000_12_bilateral_cu_56c0a44a2nv6target5sm_90E = 90;
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
.visible .entry bilateral_u8_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .f32 p5,
.param .f32 p6,
.param .u32 p7
)
.maxntid 256, 1, 1
{
.reg .pred %p<13>;
.reg .b16 %rs<5>;
.reg .f32 %f<39>;
.reg .b32 %r<87>;
.reg .b64 %rd<72>;
ld.param.u64 %rd29, [p0];
ld.param.v2.u32 {%r78, %r79}, [p1+32];
ld.param.v2.u32 {%r48, %r49}, [p1+40];
ld.param.u64 %rd34, [p2];
ld.param.v2.u32 {%r80, %r81}, [p3+32];
ld.param.v2.u32 {%r52, %r53}, [p3+40];
ld.param.u32 %r44, [p4];
ld.param.f32 %f14, [p5];
ld.param.f32 %f15, [p6];
ld.param.u32 %r45, [p7];
ld.param.u64 %rd71, [p3+16];
ld.param.u64 %rd70, [p3+8];
ld.param.u64 %rd35, [p3];
ld.param.u64 %rd68, [p1+16];
ld.param.u64 %rd67, [p1+8];
ld.param.u64 %rd30, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r49, 0;
@%p1 bra $L__BB1_2;
cvta.to.global.u64 %rd39, %rd29;
mul.wide.s32 %rd40, %r1, 40;
add.s64 %rd41, %rd39, %rd40;
ld.global.v2.u32 {%r78, %r79}, [%rd41+32];
ld.global.u64 %rd68, [%rd41+16];
ld.global.u64 %rd67, [%rd41+8];
ld.global.u64 %rd66, [%rd41];
bra.uni $L__BB1_3;
$L__BB1_2:
cvt.s64.s32 %rd42, %r1;
mul.lo.s64 %rd43, %rd30, %rd42;
add.s64 %rd66, %rd29, %rd43;
$L__BB1_3:
setp.eq.s32 %p2, %r53, 0;
@%p2 bra $L__BB1_5;
cvta.to.global.u64 %rd44, %rd34;
mul.wide.s32 %rd45, %r1, 40;
add.s64 %rd46, %rd44, %rd45;
ld.global.v2.u32 {%r80, %r81}, [%rd46+32];
ld.global.u64 %rd71, [%rd46+16];
ld.global.u64 %rd70, [%rd46+8];
ld.global.u64 %rd69, [%rd46];
bra.uni $L__BB1_6;
$L__BB1_5:
cvt.s64.s32 %rd47, %r1;
mul.lo.s64 %rd48, %rd35, %rd47;
add.s64 %rd69, %rd34, %rd48;
$L__BB1_6:
mov.u32 %r58, %ctaid.x;
shl.b32 %r59, %r58, 5;
mov.u32 %r60, %tid.x;
add.s32 %r14, %r59, %r60;
mov.u32 %r61, %ctaid.y;
shl.b32 %r62, %r61, 3;
mov.u32 %r63, %tid.y;
add.s32 %r15, %r62, %r63;
setp.ge.s32 %p3, %r14, %r80;
setp.ge.s32 %p4, %r15, %r81;
or.pred %p5, %p3, %p4;
@%p5 bra $L__BB1_21;
cvt.s64.s32 %rd50, %r15;
mul.lo.s64 %rd51, %rd67, %rd50;
cvt.s64.s32 %rd52, %r14;
mul.lo.s64 %rd53, %rd68, %rd52;
add.s64 %rd54, %rd51, %rd53;
add.s64 %rd49, %rd66, %rd54;
ld.global.nc.u8 %r64, [%rd49];
neg.s32 %r82, %r44;
setp.gt.s32 %p6, %r82, %r44;
mov.f32 %f35, 0f00000000;
mov.f32 %f36, %f35;
@%p6 bra $L__BB1_20;
mul.lo.s32 %r20, %r44, %r44;
sub.s32 %r21, %r14, %r44;
cvt.u16.u32 %rs1, %r64;
and.b16 %rs2, %rs1, 255;
cvt.rn.f32.u16 %f1, %rs2;
$L__BB1_9:
.pragma "nounroll";
add.s32 %r83, %r82, %r15;
setp.lt.u32 %p7, %r83, %r79;
@%p7 bra $L__BB1_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r83;
.param .b32 param1;
st.param.b32 [param1+0], %r79;
.param .b32 param2;
st.param.b32 [param2+0], %r45;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r83, [retval0+0];
}
$L__BB1_11:
mul.lo.s32 %r26, %r82, %r82;
cvt.s64.s32 %rd55, %r83;
mul.lo.s64 %rd28, %rd67, %rd55;
not.b32 %r85, %r44;
mov.u32 %r84, %r21;
$L__BB1_12:
.pragma "nounroll";
add.s32 %r85, %r85, 1;
mad.lo.s32 %r31, %r85, %r85, %r26;
setp.gt.u32 %p8, %r31, %r20;
@%p8 bra $L__BB1_18;
setp.lt.u32 %p9, %r84, %r78;
mov.u32 %r86, %r84;
@%p9 bra $L__BB1_15;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r84;
.param .b32 param1;
st.param.b32 [param1+0], %r78;
.param .b32 param2;
st.param.b32 [param2+0], %r45;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r86, [retval0+0];
}
$L__BB1_15:
or.b32 %r65, %r86, %r83;
setp.lt.s32 %p10, %r65, 0;
mov.f32 %f34, 0f00000000;
@%p10 bra $L__BB1_17;
cvt.s64.s32 %rd57, %r86;
mul.lo.s64 %rd58, %rd68, %rd57;
add.s64 %rd59, %rd58, %rd28;
add.s64 %rd56, %rd66, %rd59;
ld.global.nc.u8 %r66, [%rd56];
cvt.u16.u32 %rs3, %r66;
and.b16 %rs4, %rs3, 255;
cvt.rn.f32.u16 %f34, %rs4;
$L__BB1_17:
sub.f32 %f21, %f34, %f1;
abs.f32 %f22, %f21;
add.f32 %f23, %f22, 0f00000000;
cvt.rn.f32.s32 %f24, %r31;
mul.f32 %f25, %f23, %f15;
mul.f32 %f26, %f23, %f25;
fma.rn.f32 %f27, %f24, %f14, %f26;
ex2.approx.f32 %f28, %f27;
add.f32 %f36, %f36, %f28;
fma.rn.f32 %f35, %f28, %f34, %f35;
$L__BB1_18:
add.s32 %r84, %r84, 1;
setp.lt.s32 %p11, %r85, %r44;
@%p11 bra $L__BB1_12;
add.s32 %r35, %r82, 1;
setp.lt.s32 %p12, %r82, %r44;
mov.u32 %r82, %r35;
@%p12 bra $L__BB1_9;
$L__BB1_20:
mul.lo.s64 %rd61, %rd70, %rd50;
mul.lo.s64 %rd63, %rd71, %rd52;
add.s64 %rd64, %rd61, %rd63;
add.s64 %rd65, %rd69, %rd64;
div.rn.f32 %f29, %f35, %f36;
cvt.rni.s32.f32 %r75, %f29;
max.s32 %r76, %r75, 0;
min.s32 %r77, %r76, 255;
st.u8 [%rd65], %r77;
$L__BB1_21:
ret;
}
.visible .entry bilateral_u8_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .f32 p5,
.param .f32 p6,
.param .u32 p7
)
.maxntid 256, 1, 1
{
.reg .pred %p<15>;
.reg .b16 %rs<13>;
.reg .f32 %f<79>;
.reg .b32 %r<107>;
.reg .b64 %rd<84>;
ld.param.u64 %rd30, [p0];
ld.param.v2.u32 {%r98, %r99}, [p1+32];
ld.param.v2.u32 {%r49, %r50}, [p1+40];
ld.param.u64 %rd35, [p2];
ld.param.v2.u32 {%r100, %r101}, [p3+32];
ld.param.v2.u32 {%r53, %r54}, [p3+40];
ld.param.u32 %r45, [p4];
ld.param.f32 %f30, [p5];
ld.param.f32 %f31, [p6];
ld.param.u32 %r46, [p7];
ld.param.u64 %rd83, [p3+24];
ld.param.u64 %rd82, [p3+16];
ld.param.u64 %rd81, [p3+8];
ld.param.u64 %rd36, [p3];
ld.param.u64 %rd79, [p1+24];
ld.param.u64 %rd78, [p1+16];
ld.param.u64 %rd77, [p1+8];
ld.param.u64 %rd31, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r50, 0;
@%p1 bra $L__BB2_2;
cvta.to.global.u64 %rd40, %rd30;
mul.wide.s32 %rd41, %r1, 40;
add.s64 %rd42, %rd40, %rd41;
ld.global.v2.u32 {%r98, %r99}, [%rd42+32];
ld.global.u64 %rd79, [%rd42+24];
ld.global.u64 %rd78, [%rd42+16];
ld.global.u64 %rd77, [%rd42+8];
ld.global.u64 %rd76, [%rd42];
bra.uni $L__BB2_3;
$L__BB2_2:
cvt.s64.s32 %rd43, %r1;
mul.lo.s64 %rd44, %rd31, %rd43;
add.s64 %rd76, %rd30, %rd44;
$L__BB2_3:
setp.eq.s32 %p2, %r54, 0;
@%p2 bra $L__BB2_5;
cvta.to.global.u64 %rd45, %rd35;
mul.wide.s32 %rd46, %r1, 40;
add.s64 %rd47, %rd45, %rd46;
ld.global.v2.u32 {%r100, %r101}, [%rd47+32];
ld.global.u64 %rd83, [%rd47+24];
ld.global.u64 %rd82, [%rd47+16];
ld.global.u64 %rd81, [%rd47+8];
ld.global.u64 %rd80, [%rd47];
bra.uni $L__BB2_6;
$L__BB2_5:
cvt.s64.s32 %rd48, %r1;
mul.lo.s64 %rd49, %rd36, %rd48;
add.s64 %rd80, %rd35, %rd49;
$L__BB2_6:
mov.u32 %r59, %ctaid.x;
shl.b32 %r60, %r59, 5;
mov.u32 %r61, %tid.x;
add.s32 %r14, %r60, %r61;
mov.u32 %r62, %ctaid.y;
shl.b32 %r63, %r62, 3;
mov.u32 %r64, %tid.y;
add.s32 %r15, %r63, %r64;
setp.ge.s32 %p3, %r14, %r100;
setp.ge.s32 %p4, %r15, %r101;
or.pred %p5, %p3, %p4;
@%p5 bra $L__BB2_25;
cvt.s64.s32 %rd53, %r15;
mul.lo.s64 %rd54, %rd77, %rd53;
cvt.s64.s32 %rd55, %r14;
mul.lo.s64 %rd56, %rd78, %rd55;
add.s64 %rd57, %rd54, %rd56;
add.s64 %rd50, %rd76, %rd57;
ld.global.nc.u8 %r65, [%rd50];
add.s64 %rd51, %rd50, %rd79;
ld.global.nc.u8 %r66, [%rd51];
add.s64 %rd52, %rd51, %rd79;
ld.global.nc.u8 %r67, [%rd52];
neg.s32 %r102, %r45;
setp.gt.s32 %p6, %r102, %r45;
mov.f32 %f71, 0f00000000;
mov.f32 %f72, %f71;
mov.f32 %f73, %f71;
mov.f32 %f74, %f71;
@%p6 bra $L__BB2_24;
cvt.u16.u32 %rs1, %r67;
and.b16 %rs2, %rs1, 255;
cvt.rn.f32.u16 %f1, %rs2;
cvt.u16.u32 %rs3, %r66;
and.b16 %rs4, %rs3, 255;
cvt.rn.f32.u16 %f2, %rs4;
cvt.u16.u32 %rs5, %r65;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f3, %rs6;
$L__BB2_9:
.pragma "nounroll";
add.s32 %r103, %r102, %r15;
setp.lt.u32 %p7, %r103, %r99;
@%p7 bra $L__BB2_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r103;
.param .b32 param1;
st.param.b32 [param1+0], %r99;
.param .b32 param2;
st.param.b32 [param2+0], %r46;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r103, [retval0+0];
}
$L__BB2_11:
sub.s32 %r104, %r14, %r45;
not.b32 %r105, %r45;
$L__BB2_12:
.pragma "nounroll";
add.s32 %r105, %r105, 1;
mul.lo.s32 %r76, %r102, %r102;
mad.lo.s32 %r31, %r105, %r105, %r76;
mul.lo.s32 %r77, %r45, %r45;
setp.gt.u32 %p8, %r31, %r77;
@%p8 bra $L__BB2_22;
setp.lt.u32 %p9, %r104, %r98;
mov.u32 %r106, %r104;
@%p9 bra $L__BB2_15;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r104;
.param .b32 param1;
st.param.b32 [param1+0], %r98;
.param .b32 param2;
st.param.b32 [param2+0], %r46;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r106, [retval0+0];
}
$L__BB2_15:
or.b32 %r34, %r106, %r103;
setp.lt.s32 %p10, %r34, 0;
cvt.s64.s32 %rd58, %r106;
mul.lo.s64 %rd59, %rd78, %rd58;
cvt.s64.s32 %rd60, %r103;
mul.lo.s64 %rd61, %rd77, %rd60;
add.s64 %rd29, %rd59, %rd61;
mov.f32 %f69, 0f00000000;
mov.f32 %f68, %f69;
@%p10 bra $L__BB2_17;
add.s64 %rd62, %rd76, %rd29;
ld.global.nc.u8 %r78, [%rd62];
cvt.u16.u32 %rs7, %r78;
and.b16 %rs8, %rs7, 255;
cvt.rn.f32.u16 %f68, %rs8;
$L__BB2_17:
@%p10 bra $L__BB2_19;
add.s64 %rd64, %rd29, %rd79;
add.s64 %rd63, %rd76, %rd64;
ld.global.nc.u8 %r79, [%rd63];
cvt.u16.u32 %rs9, %r79;
and.b16 %rs10, %rs9, 255;
cvt.rn.f32.u16 %f69, %rs10;
$L__BB2_19:
mov.f32 %f70, 0f00000000;
@%p10 bra $L__BB2_21;
shl.b64 %rd66, %rd79, 1;
add.s64 %rd67, %rd29, %rd66;
add.s64 %rd65, %rd76, %rd67;
ld.global.nc.u8 %r80, [%rd65];
cvt.u16.u32 %rs11, %r80;
and.b16 %rs12, %rs11, 255;
cvt.rn.f32.u16 %f70, %rs12;
$L__BB2_21:
sub.f32 %f43, %f70, %f1;
abs.f32 %f44, %f43;
sub.f32 %f45, %f68, %f3;
abs.f32 %f46, %f45;
add.f32 %f47, %f46, 0f00000000;
sub.f32 %f48, %f69, %f2;
abs.f32 %f49, %f48;
add.f32 %f50, %f47, %f49;
add.f32 %f51, %f50, %f44;
cvt.rn.f32.s32 %f52, %r31;
mul.f32 %f53, %f51, %f31;
mul.f32 %f54, %f51, %f53;
fma.rn.f32 %f55, %f52, %f30, %f54;
ex2.approx.f32 %f56, %f55;
fma.rn.f32 %f73, %f56, %f68, %f73;
fma.rn.f32 %f72, %f56, %f69, %f72;
fma.rn.f32 %f71, %f56, %f70, %f71;
add.f32 %f74, %f74, %f56;
$L__BB2_22:
add.s32 %r104, %r104, 1;
setp.lt.s32 %p13, %r105, %r45;
@%p13 bra $L__BB2_12;
add.s32 %r36, %r102, 1;
setp.lt.s32 %p14, %r102, %r45;
mov.u32 %r102, %r36;
@%p14 bra $L__BB2_9;
$L__BB2_24:
mul.lo.s64 %rd69, %rd81, %rd53;
mul.lo.s64 %rd71, %rd82, %rd55;
add.s64 %rd72, %rd69, %rd71;
add.s64 %rd73, %rd80, %rd72;
div.rn.f32 %f57, %f73, %f74;
cvt.rni.s32.f32 %r89, %f57;
max.s32 %r90, %r89, 0;
min.s32 %r91, %r90, 255;
st.u8 [%rd73], %r91;
div.rn.f32 %f58, %f72, %f74;
cvt.rni.s32.f32 %r92, %f58;
max.s32 %r93, %r92, 0;
min.s32 %r94, %r93, 255;
add.s64 %rd74, %rd73, %rd83;
st.u8 [%rd74], %r94;
div.rn.f32 %f59, %f71, %f74;
cvt.rni.s32.f32 %r95, %f59;
max.s32 %r96, %r95, 0;
min.s32 %r97, %r96, 255;
add.s64 %rd75, %rd74, %rd83;
st.u8 [%rd75], %r97;
$L__BB2_25:
ret;
}
.visible .entry bilateral_any(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .f32 p5,
.param .f32 p6,
.param .u32 p7,
.param .u32 p8
)
.maxntid 256, 1, 1
{
.reg .pred %p<90>;
.reg .b16 %rs<53>;
.reg .f32 %f<173>;
.reg .b32 %r<135>;
.reg .b64 %rd<139>;
ld.param.u64 %rd44, [p0];
ld.param.v2.u32 {%r126, %r127}, [p1+32];
ld.param.v2.u32 {%r48, %r49}, [p1+40];
ld.param.u64 %rd49, [p2];
ld.param.v2.u32 {%r128, %r129}, [p3+32];
ld.param.v2.u32 {%r52, %r53}, [p3+40];
ld.param.u32 %r43, [p4];
ld.param.u32 %r44, [p7];
ld.param.u32 %r45, [p8];
ld.param.u64 %rd138, [p3+24];
ld.param.u64 %rd137, [p3+16];
ld.param.u64 %rd136, [p3+8];
ld.param.u64 %rd50, [p3];
ld.param.u64 %rd134, [p1+24];
ld.param.u64 %rd133, [p1+16];
ld.param.u64 %rd132, [p1+8];
ld.param.u64 %rd45, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r49, 0;
@%p1 bra $L__BB3_2;
cvta.to.global.u64 %rd54, %rd44;
mul.wide.s32 %rd55, %r1, 40;
add.s64 %rd56, %rd54, %rd55;
ld.global.v2.u32 {%r126, %r127}, [%rd56+32];
ld.global.u64 %rd134, [%rd56+24];
ld.global.u64 %rd133, [%rd56+16];
ld.global.u64 %rd132, [%rd56+8];
ld.global.u64 %rd131, [%rd56];
bra.uni $L__BB3_3;
$L__BB3_2:
cvt.s64.s32 %rd57, %r1;
mul.lo.s64 %rd58, %rd45, %rd57;
add.s64 %rd131, %rd44, %rd58;
$L__BB3_3:
setp.eq.s32 %p2, %r53, 0;
@%p2 bra $L__BB3_5;
cvta.to.global.u64 %rd59, %rd49;
mul.wide.s32 %rd60, %r1, 40;
add.s64 %rd61, %rd59, %rd60;
ld.global.v2.u32 {%r128, %r129}, [%rd61+32];
ld.global.u64 %rd138, [%rd61+24];
ld.global.u64 %rd137, [%rd61+16];
ld.global.u64 %rd136, [%rd61+8];
ld.global.u64 %rd135, [%rd61];
bra.uni $L__BB3_6;
$L__BB3_5:
cvt.s64.s32 %rd62, %r1;
mul.lo.s64 %rd63, %rd50, %rd62;
add.s64 %rd135, %rd49, %rd63;
$L__BB3_6:
mov.u32 %r58, %ctaid.x;
shl.b32 %r59, %r58, 5;
mov.u32 %r60, %tid.x;
add.s32 %r14, %r59, %r60;
mov.u32 %r61, %ctaid.y;
shl.b32 %r62, %r61, 3;
mov.u32 %r63, %tid.y;
add.s32 %r15, %r62, %r63;
setp.ge.s32 %p3, %r14, %r128;
setp.ge.s32 %p4, %r15, %r129;
or.pred %p5, %p3, %p4;
@%p5 bra $L__BB3_148;
cvt.s64.s32 %rd64, %r15;
mul.lo.s64 %rd65, %rd132, %rd64;
cvt.s64.s32 %rd66, %r14;
mul.lo.s64 %rd67, %rd133, %rd66;
add.s64 %rd28, %rd65, %rd67;
setp.lt.s32 %p6, %r52, 1;
mov.f32 %f146, 0f00000000;
mov.f32 %f145, %f146;
@%p6 bra $L__BB3_18;
add.s64 %rd29, %rd131, %rd28;
setp.gt.s32 %p7, %r45, 1;
@%p7 bra $L__BB3_12;
setp.eq.s32 %p10, %r45, 0;
@%p10 bra $L__BB3_16;
setp.eq.s32 %p11, %r45, 1;
@%p11 bra $L__BB3_11;
bra.uni $L__BB3_17;
$L__BB3_11:
ld.global.nc.u16 %rs4, [%rd29];
cvt.rn.f32.u16 %f145, %rs4;
bra.uni $L__BB3_18;
$L__BB3_12:
setp.eq.s32 %p8, %r45, 2;
@%p8 bra $L__BB3_15;
setp.ne.s32 %p9, %r45, 3;
@%p9 bra $L__BB3_17;
ld.global.nc.u16 %rs1, [%rd29];
cvt.f32.f16 %f145, %rs1;
bra.uni $L__BB3_18;
$L__BB3_16:
ld.global.nc.u8 %r64, [%rd29];
cvt.u16.u32 %rs5, %r64;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f145, %rs6;
bra.uni $L__BB3_18;
$L__BB3_15:
ld.global.nc.s16 %rs3, [%rd29];
cvt.rn.f32.s16 %f145, %rs3;
bra.uni $L__BB3_18;
$L__BB3_17:
ld.global.nc.f32 %f145, [%rd29];
$L__BB3_18:
setp.lt.s32 %p12, %r52, 2;
@%p12 bra $L__BB3_29;
add.s64 %rd73, %rd28, %rd134;
add.s64 %rd31, %rd131, %rd73;
setp.gt.s32 %p13, %r45, 1;
@%p13 bra $L__BB3_23;
setp.eq.s32 %p16, %r45, 0;
@%p16 bra $L__BB3_27;
setp.eq.s32 %p17, %r45, 1;
@%p17 bra $L__BB3_22;
bra.uni $L__BB3_28;
$L__BB3_22:
ld.global.nc.u16 %rs10, [%rd31];
cvt.rn.f32.u16 %f146, %rs10;
bra.uni $L__BB3_29;
$L__BB3_23:
setp.eq.s32 %p14, %r45, 2;
@%p14 bra $L__BB3_26;
setp.ne.s32 %p15, %r45, 3;
@%p15 bra $L__BB3_28;
ld.global.nc.u16 %rs7, [%rd31];
cvt.f32.f16 %f146, %rs7;
bra.uni $L__BB3_29;
$L__BB3_27:
ld.global.nc.u8 %r65, [%rd31];
cvt.u16.u32 %rs11, %r65;
and.b16 %rs12, %rs11, 255;
cvt.rn.f32.u16 %f146, %rs12;
bra.uni $L__BB3_29;
$L__BB3_26:
ld.global.nc.s16 %rs9, [%rd31];
cvt.rn.f32.s16 %f146, %rs9;
bra.uni $L__BB3_29;
$L__BB3_28:
ld.global.nc.f32 %f146, [%rd31];
$L__BB3_29:
setp.lt.s32 %p18, %r52, 3;
mov.f32 %f148, 0f00000000;
mov.f32 %f147, %f148;
@%p18 bra $L__BB3_40;
shl.b64 %rd79, %rd134, 1;
add.s64 %rd80, %rd28, %rd79;
add.s64 %rd32, %rd131, %rd80;
setp.gt.s32 %p19, %r45, 1;
@%p19 bra $L__BB3_34;
setp.eq.s32 %p22, %r45, 0;
@%p22 bra $L__BB3_38;
setp.eq.s32 %p23, %r45, 1;
@%p23 bra $L__BB3_33;
bra.uni $L__BB3_39;
$L__BB3_33:
ld.global.nc.u16 %rs16, [%rd32];
cvt.rn.f32.u16 %f147, %rs16;
bra.uni $L__BB3_40;
$L__BB3_34:
setp.eq.s32 %p20, %r45, 2;
@%p20 bra $L__BB3_37;
setp.ne.s32 %p21, %r45, 3;
@%p21 bra $L__BB3_39;
ld.global.nc.u16 %rs13, [%rd32];
cvt.f32.f16 %f147, %rs13;
bra.uni $L__BB3_40;
$L__BB3_38:
ld.global.nc.u8 %r66, [%rd32];
cvt.u16.u32 %rs17, %r66;
and.b16 %rs18, %rs17, 255;
cvt.rn.f32.u16 %f147, %rs18;
bra.uni $L__BB3_40;
$L__BB3_37:
ld.global.nc.s16 %rs15, [%rd32];
cvt.rn.f32.s16 %f147, %rs15;
bra.uni $L__BB3_40;
$L__BB3_39:
ld.global.nc.f32 %f147, [%rd32];
$L__BB3_40:
setp.lt.s32 %p24, %r52, 4;
@%p24 bra $L__BB3_51;
mul.lo.s64 %rd86, %rd134, 3;
add.s64 %rd87, %rd28, %rd86;
add.s64 %rd33, %rd131, %rd87;
setp.gt.s32 %p25, %r45, 1;
@%p25 bra $L__BB3_45;
setp.eq.s32 %p28, %r45, 0;
@%p28 bra $L__BB3_49;
setp.eq.s32 %p29, %r45, 1;
@%p29 bra $L__BB3_44;
bra.uni $L__BB3_50;
$L__BB3_44:
ld.global.nc.u16 %rs22, [%rd33];
cvt.rn.f32.u16 %f148, %rs22;
bra.uni $L__BB3_51;
$L__BB3_45:
setp.eq.s32 %p26, %r45, 2;
@%p26 bra $L__BB3_48;
setp.ne.s32 %p27, %r45, 3;
@%p27 bra $L__BB3_50;
ld.global.nc.u16 %rs19, [%rd33];
cvt.f32.f16 %f148, %rs19;
bra.uni $L__BB3_51;
$L__BB3_49:
ld.global.nc.u8 %r67, [%rd33];
cvt.u16.u32 %rs23, %r67;
and.b16 %rs24, %rs23, 255;
cvt.rn.f32.u16 %f148, %rs24;
bra.uni $L__BB3_51;
$L__BB3_48:
ld.global.nc.s16 %rs21, [%rd33];
cvt.rn.f32.s16 %f148, %rs21;
bra.uni $L__BB3_51;
$L__BB3_50:
ld.global.nc.f32 %f148, [%rd33];
$L__BB3_51:
neg.s32 %r130, %r43;
setp.gt.s32 %p30, %r130, %r43;
mov.f32 %f163, 0f00000000;
mov.f32 %f164, %f163;
mov.f32 %f165, %f163;
mov.f32 %f166, %f163;
mov.f32 %f167, %f163;
@%p30 bra $L__BB3_106;
shl.b64 %rd107, %rd134, 1;
$L__BB3_53:
.pragma "nounroll";
add.s32 %r131, %r130, %r15;
setp.lt.u32 %p31, %r131, %r127;
@%p31 bra $L__BB3_55;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r131;
.param .b32 param1;
st.param.b32 [param1+0], %r127;
.param .b32 param2;
st.param.b32 [param2+0], %r44;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r131, [retval0+0];
}
$L__BB3_55:
cvt.s64.s32 %rd93, %r131;
mul.lo.s64 %rd34, %rd132, %rd93;
sub.s32 %r132, %r14, %r43;
not.b32 %r133, %r43;
$L__BB3_56:
.pragma "nounroll";
add.s32 %r133, %r133, 1;
mul.lo.s32 %r76, %r130, %r130;
mad.lo.s32 %r29, %r133, %r133, %r76;
mul.lo.s32 %r77, %r43, %r43;
setp.gt.u32 %p32, %r29, %r77;
@%p32 bra $L__BB3_104;
setp.lt.u32 %p33, %r132, %r126;
mov.u32 %r134, %r132;
@%p33 bra $L__BB3_59;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r132;
.param .b32 param1;
st.param.b32 [param1+0], %r126;
.param .b32 param2;
st.param.b32 [param2+0], %r44;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r134, [retval0+0];
}
$L__BB3_59:
or.b32 %r32, %r134, %r131;
setp.lt.s32 %p34, %r32, 0;
cvt.s64.s32 %rd94, %r134;
mul.lo.s64 %rd95, %rd133, %rd94;
add.s64 %rd35, %rd95, %rd34;
mov.f32 %f160, 0f00000000;
or.pred %p36, %p34, %p6;
mov.f32 %f159, %f160;
@%p36 bra $L__BB3_70;
add.s64 %rd36, %rd131, %rd35;
setp.gt.s32 %p37, %r45, 1;
@%p37 bra $L__BB3_64;
setp.eq.s32 %p40, %r45, 0;
@%p40 bra $L__BB3_68;
setp.eq.s32 %p41, %r45, 1;
@%p41 bra $L__BB3_63;
bra.uni $L__BB3_69;
$L__BB3_63:
ld.global.nc.u16 %rs28, [%rd36];
cvt.rn.f32.u16 %f159, %rs28;
bra.uni $L__BB3_70;
$L__BB3_64:
setp.eq.s32 %p38, %r45, 2;
@%p38 bra $L__BB3_67;
setp.ne.s32 %p39, %r45, 3;
@%p39 bra $L__BB3_69;
ld.global.nc.u16 %rs25, [%rd36];
cvt.f32.f16 %f159, %rs25;
bra.uni $L__BB3_70;
$L__BB3_68:
ld.global.nc.u8 %r78, [%rd36];
cvt.u16.u32 %rs29, %r78;
and.b16 %rs30, %rs29, 255;
cvt.rn.f32.u16 %f159, %rs30;
bra.uni $L__BB3_70;
$L__BB3_67:
ld.global.nc.s16 %rs27, [%rd36];
cvt.rn.f32.s16 %f159, %rs27;
bra.uni $L__BB3_70;
$L__BB3_69:
ld.global.nc.f32 %f159, [%rd36];
$L__BB3_70:
or.pred %p44, %p34, %p12;
@%p44 bra $L__BB3_81;
add.s64 %rd101, %rd35, %rd134;
add.s64 %rd37, %rd131, %rd101;
setp.gt.s32 %p45, %r45, 1;
@%p45 bra $L__BB3_75;
setp.eq.s32 %p48, %r45, 0;
@%p48 bra $L__BB3_79;
setp.eq.s32 %p49, %r45, 1;
@%p49 bra $L__BB3_74;
bra.uni $L__BB3_80;
$L__BB3_74:
ld.global.nc.u16 %rs34, [%rd37];
cvt.rn.f32.u16 %f160, %rs34;
bra.uni $L__BB3_81;
$L__BB3_75:
setp.eq.s32 %p46, %r45, 2;
@%p46 bra $L__BB3_78;
setp.ne.s32 %p47, %r45, 3;
@%p47 bra $L__BB3_80;
ld.global.nc.u16 %rs31, [%rd37];
cvt.f32.f16 %f160, %rs31;
bra.uni $L__BB3_81;
$L__BB3_79:
ld.global.nc.u8 %r79, [%rd37];
cvt.u16.u32 %rs35, %r79;
and.b16 %rs36, %rs35, 255;
cvt.rn.f32.u16 %f160, %rs36;
bra.uni $L__BB3_81;
$L__BB3_78:
ld.global.nc.s16 %rs33, [%rd37];
cvt.rn.f32.s16 %f160, %rs33;
bra.uni $L__BB3_81;
$L__BB3_80:
ld.global.nc.f32 %f160, [%rd37];
$L__BB3_81:
mov.f32 %f162, 0f00000000;
or.pred %p52, %p34, %p18;
mov.f32 %f161, %f162;
@%p52 bra $L__BB3_92;
add.s64 %rd108, %rd35, %rd107;
add.s64 %rd38, %rd131, %rd108;
setp.gt.s32 %p53, %r45, 1;
@%p53 bra $L__BB3_86;
setp.eq.s32 %p56, %r45, 0;
@%p56 bra $L__BB3_90;
setp.eq.s32 %p57, %r45, 1;
@%p57 bra $L__BB3_85;
bra.uni $L__BB3_91;
$L__BB3_85:
ld.global.nc.u16 %rs40, [%rd38];
cvt.rn.f32.u16 %f161, %rs40;
bra.uni $L__BB3_92;
$L__BB3_86:
setp.eq.s32 %p54, %r45, 2;
@%p54 bra $L__BB3_89;
setp.ne.s32 %p55, %r45, 3;
@%p55 bra $L__BB3_91;
ld.global.nc.u16 %rs37, [%rd38];
cvt.f32.f16 %f161, %rs37;
bra.uni $L__BB3_92;
$L__BB3_90:
ld.global.nc.u8 %r80, [%rd38];
cvt.u16.u32 %rs41, %r80;
and.b16 %rs42, %rs41, 255;
cvt.rn.f32.u16 %f161, %rs42;
bra.uni $L__BB3_92;
$L__BB3_89:
ld.global.nc.s16 %rs39, [%rd38];
cvt.rn.f32.s16 %f161, %rs39;
bra.uni $L__BB3_92;
$L__BB3_91:
ld.global.nc.f32 %f161, [%rd38];
$L__BB3_92:
or.pred %p60, %p34, %p24;
@%p60 bra $L__BB3_103;
mul.lo.s64 %rd114, %rd134, 3;
add.s64 %rd115, %rd35, %rd114;
add.s64 %rd39, %rd131, %rd115;
setp.gt.s32 %p61, %r45, 1;
@%p61 bra $L__BB3_97;
setp.eq.s32 %p64, %r45, 0;
@%p64 bra $L__BB3_101;
setp.eq.s32 %p65, %r45, 1;
@%p65 bra $L__BB3_96;
bra.uni $L__BB3_102;
$L__BB3_96:
ld.global.nc.u16 %rs46, [%rd39];
cvt.rn.f32.u16 %f162, %rs46;
bra.uni $L__BB3_103;
$L__BB3_97:
setp.eq.s32 %p62, %r45, 2;
@%p62 bra $L__BB3_100;
setp.ne.s32 %p63, %r45, 3;
@%p63 bra $L__BB3_102;
ld.global.nc.u16 %rs43, [%rd39];
cvt.f32.f16 %f162, %rs43;
bra.uni $L__BB3_103;
$L__BB3_101:
ld.global.nc.u8 %r81, [%rd39];
cvt.u16.u32 %rs47, %r81;
and.b16 %rs48, %rs47, 255;
cvt.rn.f32.u16 %f162, %rs48;
bra.uni $L__BB3_103;
$L__BB3_100:
ld.global.nc.s16 %rs45, [%rd39];
cvt.rn.f32.s16 %f162, %rs45;
bra.uni $L__BB3_103;
$L__BB3_102:
ld.global.nc.f32 %f162, [%rd39];
$L__BB3_103:
ld.param.f32 %f144, [p5];
ld.param.f32 %f143, [p6];
sub.f32 %f114, %f162, %f148;
abs.f32 %f115, %f114;
sub.f32 %f116, %f160, %f146;
abs.f32 %f117, %f116;
sub.f32 %f118, %f159, %f145;
abs.f32 %f119, %f118;
add.f32 %f120, %f119, 0f00000000;
add.f32 %f121, %f120, %f117;
sub.f32 %f122, %f161, %f147;
abs.f32 %f123, %f122;
add.f32 %f124, %f121, %f123;
add.f32 %f125, %f124, %f115;
cvt.rn.f32.s32 %f126, %r29;
mul.f32 %f127, %f125, %f143;
mul.f32 %f128, %f125, %f127;
fma.rn.f32 %f129, %f126, %f144, %f128;
ex2.approx.f32 %f130, %f129;
fma.rn.f32 %f166, %f130, %f159, %f166;
fma.rn.f32 %f165, %f130, %f160, %f165;
fma.rn.f32 %f164, %f130, %f161, %f164;
fma.rn.f32 %f163, %f130, %f162, %f163;
add.f32 %f167, %f167, %f130;
$L__BB3_104:
add.s32 %r132, %r132, 1;
setp.lt.s32 %p66, %r133, %r43;
@%p66 bra $L__BB3_56;
add.s32 %r34, %r130, 1;
setp.lt.s32 %p67, %r130, %r43;
mov.u32 %r130, %r34;
@%p67 bra $L__BB3_53;
$L__BB3_106:
mul.lo.s64 %rd122, %rd136, %rd64;
mul.lo.s64 %rd124, %rd137, %rd66;
add.s64 %rd125, %rd122, %rd124;
add.s64 %rd40, %rd135, %rd125;
add.s64 %rd126, %rd125, %rd138;
add.s64 %rd41, %rd135, %rd126;
shl.b64 %rd127, %rd138, 1;
add.s64 %rd128, %rd125, %rd127;
add.s64 %rd42, %rd135, %rd128;
mul.lo.s64 %rd129, %rd138, 3;
add.s64 %rd130, %rd125, %rd129;
add.s64 %rd43, %rd135, %rd130;
setp.eq.s32 %p68, %r45, 0;
@%p68 bra $L__BB3_116;
setp.ne.s32 %p69, %r45, 1;
@%p69 bra $L__BB3_124;
@%p6 bra $L__BB3_110;
div.rn.f32 %f131, %f166, %f167;
cvt.rni.s32.f32 %r90, %f131;
max.s32 %r91, %r90, 0;
min.s32 %r92, %r91, 65535;
st.u16 [%rd40], %r92;
$L__BB3_110:
@%p12 bra $L__BB3_112;
div.rn.f32 %f132, %f165, %f167;
cvt.rni.s32.f32 %r93, %f132;
max.s32 %r94, %r93, 0;
min.s32 %r95, %r94, 65535;
st.u16 [%rd41], %r95;
$L__BB3_112:
@%p18 bra $L__BB3_114;
div.rn.f32 %f133, %f164, %f167;
cvt.rni.s32.f32 %r96, %f133;
max.s32 %r97, %r96, 0;
min.s32 %r98, %r97, 65535;
st.u16 [%rd42], %r98;
$L__BB3_114:
@%p24 bra $L__BB3_148;
div.rn.f32 %f134, %f163, %f167;
cvt.rni.s32.f32 %r99, %f134;
max.s32 %r100, %r99, 0;
min.s32 %r101, %r100, 65535;
st.u16 [%rd43], %r101;
bra.uni $L__BB3_148;
$L__BB3_116:
@%p6 bra $L__BB3_118;
div.rn.f32 %f135, %f166, %f167;
cvt.rni.s32.f32 %r102, %f135;
max.s32 %r103, %r102, 0;
min.s32 %r104, %r103, 255;
st.u8 [%rd40], %r104;
$L__BB3_118:
@%p12 bra $L__BB3_120;
div.rn.f32 %f136, %f165, %f167;
cvt.rni.s32.f32 %r105, %f136;
max.s32 %r106, %r105, 0;
min.s32 %r107, %r106, 255;
st.u8 [%rd41], %r107;
$L__BB3_120:
@%p18 bra $L__BB3_122;
div.rn.f32 %f137, %f164, %f167;
cvt.rni.s32.f32 %r108, %f137;
max.s32 %r109, %r108, 0;
min.s32 %r110, %r109, 255;
st.u8 [%rd42], %r110;
$L__BB3_122:
@%p24 bra $L__BB3_148;
div.rn.f32 %f138, %f163, %f167;
cvt.rni.s32.f32 %r111, %f138;
max.s32 %r112, %r111, 0;
min.s32 %r113, %r112, 255;
st.u8 [%rd43], %r113;
bra.uni $L__BB3_148;
$L__BB3_124:
@%p6 bra $L__BB3_130;
div.rn.f32 %f74, %f166, %f167;
setp.eq.s32 %p79, %r45, 3;
@%p79 bra $L__BB3_128;
setp.ne.s32 %p80, %r45, 2;
@%p80 bra $L__BB3_129;
cvt.rni.s32.f32 %r114, %f74;
max.s32 %r115, %r114, -32768;
min.s32 %r116, %r115, 32767;
st.u16 [%rd40], %r116;
bra.uni $L__BB3_130;
$L__BB3_128:
cvt.rn.f16.f32 %rs49, %f74;
st.u16 [%rd40], %rs49;
bra.uni $L__BB3_130;
$L__BB3_129:
st.f32 [%rd40], %f74;
$L__BB3_130:
@%p12 bra $L__BB3_136;
div.rn.f32 %f75, %f165, %f167;
setp.eq.s32 %p82, %r45, 2;
@%p82 bra $L__BB3_134;
setp.ne.s32 %p83, %r45, 3;
@%p83 bra $L__BB3_135;
cvt.rn.f16.f32 %rs50, %f75;
st.u16 [%rd41], %rs50;
bra.uni $L__BB3_136;
$L__BB3_134:
cvt.rni.s32.f32 %r117, %f75;
max.s32 %r118, %r117, -32768;
min.s32 %r119, %r118, 32767;
st.u16 [%rd41], %r119;
bra.uni $L__BB3_136;
$L__BB3_135:
st.f32 [%rd41], %f75;
$L__BB3_136:
@%p18 bra $L__BB3_142;
div.rn.f32 %f76, %f164, %f167;
setp.eq.s32 %p85, %r45, 2;
@%p85 bra $L__BB3_140;
setp.ne.s32 %p86, %r45, 3;
@%p86 bra $L__BB3_141;
cvt.rn.f16.f32 %rs51, %f76;
st.u16 [%rd42], %rs51;
bra.uni $L__BB3_142;
$L__BB3_140:
cvt.rni.s32.f32 %r120, %f76;
max.s32 %r121, %r120, -32768;
min.s32 %r122, %r121, 32767;
st.u16 [%rd42], %r122;
bra.uni $L__BB3_142;
$L__BB3_141:
st.f32 [%rd42], %f76;
$L__BB3_142:
@%p24 bra $L__BB3_148;
div.rn.f32 %f77, %f163, %f167;
setp.eq.s32 %p88, %r45, 2;
@%p88 bra $L__BB3_146;
setp.ne.s32 %p89, %r45, 3;
@%p89 bra $L__BB3_147;
cvt.rn.f16.f32 %rs52, %f77;
st.u16 [%rd43], %rs52;
bra.uni $L__BB3_148;
$L__BB3_146:
cvt.rni.s32.f32 %r123, %f77;
max.s32 %r124, %r123, -32768;
min.s32 %r125, %r124, 32767;
st.u16 [%rd43], %r125;
bra.uni $L__BB3_148;
$L__BB3_147:
st.f32 [%rd43], %f77;
$L__BB3_148:
ret;
}
`;
