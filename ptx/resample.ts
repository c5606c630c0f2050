// Made from kernels/resample.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/resample.cu`. */
export const RESAMPLE: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN42_INTERNAL_00000000_11_resample_cu_56c0a44a2nv6target5sm_90E = 90;
.func (.param .b32 func_retval0) _Z11weight_once4Spanii(
.param .align 4 .b8 p0[20],
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<18>;
.reg .f32 %f<112>;
.reg .b32 %r<10>;
ld.param.u32 %r5, [p1];
ld.param.u32 %r6, [p2];
ld.param.f32 %f1, [p0+8];
ld.param.f32 %f2, [p0+12];
ld.param.f32 %f3, [p0+16];
setp.eq.s32 %p1, %r5, 0;
@%p1 bra $L__BB0_27;
cvt.rn.f32.s32 %f37, %r6;
add.f32 %f38, %f37, 0f3F000000;
sub.f32 %f39, %f38, %f1;
mul.f32 %f40, %f2, %f39;
abs.f32 %f4, %f40;
setp.eq.s32 %p2, %r5, 1;
@%p2 bra $L__BB0_25;
bra.uni $L__BB0_2;
$L__BB0_25:
mov.f32 %f93, 0f3F800000;
sub.f32 %f94, %f93, %f4;
mov.f32 %f95, 0f00000000;
max.f32 %f110, %f94, %f95;
$L__BB0_26:
mul.f32 %f111, %f3, %f110;
bra.uni $L__BB0_29;
$L__BB0_27:
add.s32 %r9, %r6, 1;
cvt.rn.f32.s32 %f97, %r9;
min.f32 %f98, %f97, %f2;
cvt.rn.f32.s32 %f99, %r6;
max.f32 %f100, %f99, %f1;
sub.f32 %f34, %f98, %f100;
setp.leu.f32 %p17, %f34, 0f3A83126F;
mov.f32 %f111, 0f00000000;
@%p17 bra $L__BB0_29;
mul.f32 %f111, %f3, %f34;
$L__BB0_29:
st.param.f32 [func_retval0+0], %f111;
ret;
$L__BB0_2:
setp.eq.s32 %p3, %r5, 2;
mov.f32 %f110, 0f00000000;
@%p3 bra $L__BB0_21;
bra.uni $L__BB0_3;
$L__BB0_21:
setp.lt.f32 %p15, %f4, 0f3F800000;
@%p15 bra $L__BB0_24;
bra.uni $L__BB0_22;
$L__BB0_24:
fma.rn.f32 %f91, %f4, 0f3FC00000, 0fC0200000;
mul.f32 %f92, %f4, %f91;
fma.rn.f32 %f110, %f4, %f92, 0f3F800000;
bra.uni $L__BB0_26;
$L__BB0_3:
setp.geu.f32 %p4, %f4, 0f40400000;
@%p4 bra $L__BB0_26;
setp.eq.f32 %p5, %f4, 0f00000000;
mov.f32 %f109, 0f3F800000;
mov.f32 %f105, %f109;
@%p5 bra $L__BB0_12;
add.f32 %f44, %f4, %f4;
cvt.rni.f32.f32 %f45, %f44;
cvt.rzi.s32.f32 %r1, %f45;
neg.f32 %f46, %f45;
mov.f32 %f47, 0f3F000000;
fma.rn.f32 %f48, %f46, %f47, %f4;
mul.f32 %f49, %f48, 0f34222169;
mov.f32 %f50, 0f40490FDA;
fma.rn.f32 %f51, %f48, %f50, %f49;
mul.rn.f32 %f5, %f51, %f51;
and.b32 %r2, %r1, 1;
setp.eq.s32 %p6, %r2, 0;
selp.f32 %f6, %f51, 0f3F800000, %p6;
mov.f32 %f102, 0fB94D4153;
@%p6 bra $L__BB0_7;
mov.f32 %f52, 0fBAB607ED;
mov.f32 %f53, 0f37CBAC00;
fma.rn.f32 %f102, %f53, %f5, %f52;
$L__BB0_7:
selp.f32 %f54, 0f3C0885E4, 0f3D2AAABB, %p6;
fma.rn.f32 %f55, %f102, %f5, %f54;
selp.f32 %f56, 0fBE2AAAA8, 0fBEFFFFFF, %p6;
fma.rn.f32 %f57, %f55, %f5, %f56;
mov.f32 %f58, 0f00000000;
fma.rn.f32 %f59, %f5, %f6, %f58;
fma.rn.f32 %f104, %f57, %f59, %f6;
and.b32 %r7, %r1, 2;
setp.eq.s32 %p8, %r7, 0;
@%p8 bra $L__BB0_9;
mov.f32 %f61, 0fBF800000;
fma.rn.f32 %f104, %f104, %f61, %f58;
$L__BB0_9:
cvt.rzi.f32.f32 %f62, %f4;
setp.neu.f32 %p9, %f62, %f4;
@%p9 bra $L__BB0_11;
mov.f32 %f63, 0f00000000;
mul.rn.f32 %f104, %f4, %f63;
$L__BB0_11:
mul.f32 %f64, %f4, 0f40490FDB;
div.rn.f32 %f105, %f104, %f64;
$L__BB0_12:
mul.f32 %f16, %f4, 0f3EAAAAAB;
setp.eq.f32 %p10, %f16, 0f00000000;
@%p10 bra $L__BB0_20;
add.f32 %f67, %f16, %f16;
cvt.rni.f32.f32 %f68, %f67;
cvt.rzi.s32.f32 %r3, %f68;
neg.f32 %f69, %f68;
mov.f32 %f70, 0f3F000000;
fma.rn.f32 %f71, %f69, %f70, %f16;
mul.f32 %f72, %f71, 0f34222169;
mov.f32 %f73, 0f40490FDA;
fma.rn.f32 %f74, %f71, %f73, %f72;
mul.rn.f32 %f17, %f74, %f74;
and.b32 %r4, %r3, 1;
setp.eq.s32 %p11, %r4, 0;
selp.f32 %f18, %f74, 0f3F800000, %p11;
mov.f32 %f106, 0fB94D4153;
@%p11 bra $L__BB0_15;
mov.f32 %f75, 0fBAB607ED;
mov.f32 %f76, 0f37CBAC00;
fma.rn.f32 %f106, %f76, %f17, %f75;
$L__BB0_15:
selp.f32 %f77, 0f3C0885E4, 0f3D2AAABB, %p11;
fma.rn.f32 %f78, %f106, %f17, %f77;
selp.f32 %f79, 0fBE2AAAA8, 0fBEFFFFFF, %p11;
fma.rn.f32 %f80, %f78, %f17, %f79;
mov.f32 %f81, 0f00000000;
fma.rn.f32 %f82, %f17, %f18, %f81;
fma.rn.f32 %f108, %f80, %f82, %f18;
and.b32 %r8, %r3, 2;
setp.eq.s32 %p13, %r8, 0;
@%p13 bra $L__BB0_17;
mov.f32 %f84, 0fBF800000;
fma.rn.f32 %f108, %f108, %f84, %f81;
$L__BB0_17:
cvt.rzi.f32.f32 %f85, %f16;
setp.neu.f32 %p14, %f85, %f16;
@%p14 bra $L__BB0_19;
mov.f32 %f86, 0f00000000;
mul.rn.f32 %f108, %f16, %f86;
$L__BB0_19:
mul.f32 %f87, %f16, 0f40490FDB;
div.rn.f32 %f109, %f108, %f87;
$L__BB0_20:
mul.f32 %f110, %f105, %f109;
bra.uni $L__BB0_26;
$L__BB0_22:
setp.geu.f32 %p16, %f4, 0f40000000;
@%p16 bra $L__BB0_26;
fma.rn.f32 %f89, %f4, 0fBF000000, 0f40200000;
fma.rn.f32 %f90, %f4, %f89, 0fC0800000;
fma.rn.f32 %f110, %f4, %f90, 0f40000000;
bra.uni $L__BB0_26;
}
.func (.param .align 4 .b8 func_retval0[20]) _Z7span_ofiidi(
.param .b32 p0,
.param .b32 p1,
.param .b64 p2,
.param .b32 p3
)
{
.reg .pred %p<6>;
.reg .f32 %f<27>;
.reg .b32 %r<30>;
.reg .f64 %fd<29>;
ld.param.u32 %r14, [p0];
ld.param.u32 %r15, [p1];
ld.param.f64 %fd1, [p2];
ld.param.u32 %r16, [p3];
setp.eq.s32 %p1, %r14, 0;
@%p1 bra $L__BB1_5;
mov.f64 %fd2, 0d3FF0000000000000;
max.f64 %fd3, %fd1, %fd2;
cvt.rn.f64.s32 %fd4, %r15;
add.f64 %fd5, %fd4, 0d3FE0000000000000;
mul.f64 %fd6, %fd5, %fd1;
setp.eq.s32 %p2, %r14, 2;
selp.b32 %r17, 2, 3, %p2;
setp.eq.s32 %p3, %r14, 1;
selp.b32 %r18, 1, %r17, %p3;
cvt.rn.f64.s32 %fd7, %r18;
mul.f64 %fd8, %fd3, %fd7;
sub.f64 %fd9, %fd6, %fd8;
add.f64 %fd10, %fd9, 0d3FE0000000000000;
cvt.rzi.s32.f64 %r19, %fd10;
add.f64 %fd11, %fd6, %fd8;
add.f64 %fd12, %fd11, 0d3FE0000000000000;
cvt.rzi.s32.f64 %r20, %fd12;
min.s32 %r21, %r20, %r16;
max.s32 %r28, %r19, 0;
sub.s32 %r29, %r21, %r28;
cvt.rn.f64.s32 %fd13, %r28;
sub.f64 %fd14, %fd6, %fd13;
rcp.rn.f64 %fd15, %fd3;
setp.lt.s32 %p4, %r29, 1;
cvt.rn.f32.f64 %f24, %fd14;
cvt.rn.f32.f64 %f25, %fd15;
mov.f32 %f23, 0f00000000;
@%p4 bra $L__BB1_4;
mov.f32 %f6, 0f3F800000;
mov.u32 %r27, 0;
$L__BB1_3:
.pragma "nounroll";
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0], %r28;
st.param.b32 [param0+4], %r29;
st.param.f32 [param0+8], %f24;
st.param.f32 [param0+12], %f25;
st.param.f32 [param0+16], %f6;
.param .b32 param1;
st.param.b32 [param1+0], %r14;
.param .b32 param2;
st.param.b32 [param2+0], %r27;
.param .b32 retval0;
call.uni (retval0),
_Z11weight_once4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f21, [retval0+0];
}
add.f32 %f23, %f23, %f21;
add.s32 %r27, %r27, 1;
setp.lt.s32 %p5, %r27, %r29;
@%p5 bra $L__BB1_3;
$L__BB1_4:
rcp.rn.f32 %f26, %f23;
bra.uni $L__BB1_6;
$L__BB1_5:
cvt.rn.f64.s32 %fd16, %r15;
mul.f64 %fd17, %fd16, %fd1;
add.f64 %fd18, %fd17, %fd1;
cvt.rn.f64.s32 %fd19, %r16;
min.f64 %fd20, %fd18, %fd19;
cvt.rmi.f64.f64 %fd21, %fd17;
cvt.rzi.s32.f64 %r23, %fd21;
add.s32 %r24, %r16, -1;
cvt.rpi.f64.f64 %fd22, %fd20;
cvt.rzi.s32.f64 %r25, %fd22;
min.s32 %r26, %r25, %r16;
min.s32 %r28, %r23, %r24;
cvt.rn.f64.s32 %fd23, %r28;
sub.f64 %fd24, %fd17, %fd23;
sub.f64 %fd25, %fd20, %fd23;
sub.f64 %fd26, %fd19, %fd17;
min.f64 %fd27, %fd1, %fd26;
rcp.rn.f64 %fd28, %fd27;
sub.s32 %r29, %r26, %r28;
cvt.rn.f32.f64 %f25, %fd25;
cvt.rn.f32.f64 %f24, %fd24;
cvt.rn.f32.f64 %f26, %fd28;
$L__BB1_6:
st.param.b32 [func_retval0+0], %r28;
st.param.b32 [func_retval0+4], %r29;
st.param.f32 [func_retval0+8], %f24;
st.param.f32 [func_retval0+12], %f25;
st.param.f32 [func_retval0+16], %f26;
ret;
}
.visible .entry resample_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256, 1, 1
{
.reg .pred %p<38>;
.reg .b16 %rs<13>;
.reg .f32 %f<202>;
.reg .b32 %r<113>;
.reg .f64 %fd<15>;
.reg .b64 %rd<90>;
ld.param.u64 %rd36, [p0];
ld.param.v2.u32 {%r107, %r108}, [p1+32];
ld.param.v2.u32 {%r49, %r50}, [p1+40];
ld.param.u64 %rd41, [p2];
ld.param.v2.u32 {%r109, %r110}, [p3+32];
ld.param.v2.u32 {%r53, %r54}, [p3+40];
ld.param.f64 %fd13, [p4];
ld.param.f64 %fd14, [p5];
ld.param.u32 %r46, [p6];
ld.param.u64 %rd88, [p3+24];
ld.param.u64 %rd87, [p3+16];
ld.param.u64 %rd86, [p3+8];
ld.param.u64 %rd42, [p3];
ld.param.u64 %rd84, [p1+24];
ld.param.u64 %rd83, [p1+16];
ld.param.u64 %rd82, [p1+8];
ld.param.u64 %rd37, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r50, 0;
@%p1 bra $L__BB2_2;
cvta.to.global.u64 %rd46, %rd36;
mul.wide.s32 %rd47, %r1, 40;
add.s64 %rd48, %rd46, %rd47;
ld.global.v2.u32 {%r107, %r108}, [%rd48+32];
ld.global.u64 %rd84, [%rd48+24];
ld.global.u64 %rd83, [%rd48+16];
ld.global.u64 %rd82, [%rd48+8];
ld.global.u64 %rd81, [%rd48];
bra.uni $L__BB2_3;
$L__BB2_2:
cvt.s64.s32 %rd49, %r1;
mul.lo.s64 %rd50, %rd37, %rd49;
add.s64 %rd81, %rd36, %rd50;
$L__BB2_3:
setp.eq.s32 %p2, %r54, 0;
@%p2 bra $L__BB2_5;
cvta.to.global.u64 %rd51, %rd41;
mul.wide.s32 %rd52, %r1, 40;
add.s64 %rd53, %rd51, %rd52;
ld.global.v2.u32 {%r109, %r110}, [%rd53+32];
ld.global.u64 %rd88, [%rd53+24];
ld.global.u64 %rd87, [%rd53+16];
ld.global.u64 %rd86, [%rd53+8];
ld.global.u64 %rd85, [%rd53];
bra.uni $L__BB2_6;
$L__BB2_5:
cvt.s64.s32 %rd54, %r1;
mul.lo.s64 %rd55, %rd42, %rd54;
add.s64 %rd85, %rd41, %rd55;
$L__BB2_6:
mov.u32 %r59, %ctaid.x;
shl.b32 %r60, %r59, 5;
mov.u32 %r61, %tid.x;
add.s32 %r14, %r60, %r61;
mov.u32 %r62, %ctaid.y;
shl.b32 %r63, %r62, 3;
mov.u32 %r64, %tid.y;
add.s32 %r15, %r63, %r64;
setp.ge.s32 %p3, %r14, %r109;
setp.ge.s32 %p4, %r15, %r110;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB2_64;
setp.neu.f64 %p6, %fd13, 0d0000000000000000;
@%p6 bra $L__BB2_9;
cvt.rn.f64.s32 %fd7, %r109;
cvt.rn.f64.s32 %fd8, %r107;
div.rn.f64 %fd9, %fd7, %fd8;
rcp.rn.f64 %fd13, %fd9;
$L__BB2_9:
setp.neu.f64 %p7, %fd14, 0d0000000000000000;
@%p7 bra $L__BB2_11;
cvt.rn.f64.s32 %fd10, %r110;
cvt.rn.f64.s32 %fd11, %r108;
div.rn.f64 %fd12, %fd10, %fd11;
rcp.rn.f64 %fd14, %fd12;
$L__BB2_11:
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r46;
.param .b32 param1;
st.param.b32 [param1+0], %r14;
.param .b64 param2;
st.param.f64 [param2+0], %fd13;
.param .b32 param3;
st.param.b32 [param3+0], %r107;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
_Z7span_ofiidi,
(
param0,
param1,
param2,
param3
);
ld.param.b32 %r21, [retval0+0];
ld.param.b32 %r22, [retval0+4];
ld.param.f32 %f1, [retval0+8];
ld.param.f32 %f2, [retval0+12];
ld.param.f32 %f3, [retval0+16];
}
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r46;
.param .b32 param1;
st.param.b32 [param1+0], %r15;
.param .b64 param2;
st.param.f64 [param2+0], %fd14;
.param .b32 param3;
st.param.b32 [param3+0], %r108;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
_Z7span_ofiidi,
(
param0,
param1,
param2,
param3
);
ld.param.b32 %r23, [retval0+0];
ld.param.b32 %r25, [retval0+4];
ld.param.f32 %f4, [retval0+8];
ld.param.f32 %f5, [retval0+12];
ld.param.f32 %f6, [retval0+16];
}
setp.lt.s32 %p8, %r25, 1;
mov.f32 %f198, 0f00000000;
mov.f32 %f199, %f198;
mov.f32 %f200, %f198;
mov.f32 %f201, %f198;
@%p8 bra $L__BB2_56;
cvt.s64.s32 %rd27, %r21;
mov.u32 %r111, 0;
$L__BB2_13:
.pragma "nounroll";
setp.lt.s32 %p9, %r22, 1;
mov.f32 %f189, 0f00000000;
mov.f32 %f188, %f189;
mov.f32 %f187, %f189;
mov.f32 %f186, %f189;
@%p9 bra $L__BB2_53;
mov.u32 %r112, 0;
mov.u64 %rd89, %rd27;
$L__BB2_15:
.pragma "nounroll";
setp.eq.s32 %p10, %r46, 0;
@%p10 bra $L__BB2_42;
cvt.rn.f32.s32 %f98, %r112;
add.f32 %f99, %f98, 0f3F000000;
sub.f32 %f100, %f99, %f1;
mul.f32 %f101, %f2, %f100;
abs.f32 %f21, %f101;
setp.eq.s32 %p11, %r46, 1;
@%p11 bra $L__BB2_22;
setp.ne.s32 %p12, %r46, 2;
mov.f32 %f184, 0f00000000;
@%p12 bra $L__BB2_23;
setp.lt.f32 %p13, %f21, 0f3F800000;
@%p13 bra $L__BB2_21;
bra.uni $L__BB2_19;
$L__BB2_21:
fma.rn.f32 %f105, %f21, 0f3FC00000, 0fC0200000;
mul.f32 %f106, %f21, %f105;
fma.rn.f32 %f184, %f21, %f106, 0f3F800000;
bra.uni $L__BB2_41;
$L__BB2_42:
add.s32 %r69, %r112, 1;
cvt.rn.f32.s32 %f158, %r69;
min.f32 %f159, %f158, %f2;
cvt.rn.f32.s32 %f160, %r112;
max.f32 %f161, %f160, %f1;
sub.f32 %f51, %f159, %f161;
setp.leu.f32 %p26, %f51, 0f3A83126F;
mov.f32 %f185, 0f00000000;
@%p26 bra $L__BB2_44;
mul.f32 %f185, %f3, %f51;
bra.uni $L__BB2_44;
$L__BB2_22:
mov.f32 %f107, 0f3F800000;
sub.f32 %f108, %f107, %f21;
mov.f32 %f109, 0f00000000;
max.f32 %f184, %f108, %f109;
bra.uni $L__BB2_41;
$L__BB2_23:
setp.geu.f32 %p15, %f21, 0f40400000;
@%p15 bra $L__BB2_41;
setp.eq.f32 %p16, %f21, 0f00000000;
mov.f32 %f183, 0f3F800000;
mov.f32 %f179, %f183;
@%p16 bra $L__BB2_32;
add.f32 %f113, %f21, %f21;
cvt.rni.f32.f32 %f114, %f113;
cvt.rzi.s32.f32 %r32, %f114;
neg.f32 %f115, %f114;
mov.f32 %f116, 0f3F000000;
fma.rn.f32 %f117, %f115, %f116, %f21;
mul.f32 %f118, %f117, 0f34222169;
mov.f32 %f119, 0f40490FDA;
fma.rn.f32 %f120, %f117, %f119, %f118;
mul.rn.f32 %f25, %f120, %f120;
and.b32 %r33, %r32, 1;
setp.eq.s32 %p17, %r33, 0;
selp.f32 %f26, %f120, 0f3F800000, %p17;
mov.f32 %f176, 0fB94D4153;
@%p17 bra $L__BB2_27;
mov.f32 %f121, 0fBAB607ED;
mov.f32 %f122, 0f37CBAC00;
fma.rn.f32 %f176, %f122, %f25, %f121;
$L__BB2_27:
selp.f32 %f123, 0f3C0885E4, 0f3D2AAABB, %p17;
fma.rn.f32 %f124, %f176, %f25, %f123;
selp.f32 %f125, 0fBE2AAAA8, 0fBEFFFFFF, %p17;
fma.rn.f32 %f126, %f124, %f25, %f125;
mov.f32 %f127, 0f00000000;
fma.rn.f32 %f128, %f25, %f26, %f127;
fma.rn.f32 %f178, %f126, %f128, %f26;
and.b32 %r67, %r32, 2;
setp.eq.s32 %p19, %r67, 0;
@%p19 bra $L__BB2_29;
mov.f32 %f130, 0fBF800000;
fma.rn.f32 %f178, %f178, %f130, %f127;
$L__BB2_29:
cvt.rzi.f32.f32 %f131, %f21;
setp.neu.f32 %p20, %f131, %f21;
@%p20 bra $L__BB2_31;
mov.f32 %f132, 0f00000000;
mul.rn.f32 %f178, %f21, %f132;
$L__BB2_31:
mul.f32 %f133, %f21, 0f40490FDB;
div.rn.f32 %f179, %f178, %f133;
$L__BB2_32:
mul.f32 %f36, %f21, 0f3EAAAAAB;
setp.eq.f32 %p21, %f36, 0f00000000;
@%p21 bra $L__BB2_40;
add.f32 %f136, %f36, %f36;
cvt.rni.f32.f32 %f137, %f136;
cvt.rzi.s32.f32 %r34, %f137;
neg.f32 %f138, %f137;
mov.f32 %f139, 0f3F000000;
fma.rn.f32 %f140, %f138, %f139, %f36;
mul.f32 %f141, %f140, 0f34222169;
mov.f32 %f142, 0f40490FDA;
fma.rn.f32 %f143, %f140, %f142, %f141;
mul.rn.f32 %f37, %f143, %f143;
and.b32 %r35, %r34, 1;
setp.eq.s32 %p22, %r35, 0;
selp.f32 %f38, %f143, 0f3F800000, %p22;
mov.f32 %f180, 0fB94D4153;
@%p22 bra $L__BB2_35;
mov.f32 %f144, 0fBAB607ED;
mov.f32 %f145, 0f37CBAC00;
fma.rn.f32 %f180, %f145, %f37, %f144;
$L__BB2_35:
selp.f32 %f146, 0f3C0885E4, 0f3D2AAABB, %p22;
fma.rn.f32 %f147, %f180, %f37, %f146;
selp.f32 %f148, 0fBE2AAAA8, 0fBEFFFFFF, %p22;
fma.rn.f32 %f149, %f147, %f37, %f148;
mov.f32 %f150, 0f00000000;
fma.rn.f32 %f151, %f37, %f38, %f150;
fma.rn.f32 %f182, %f149, %f151, %f38;
and.b32 %r68, %r34, 2;
setp.eq.s32 %p24, %r68, 0;
@%p24 bra $L__BB2_37;
mov.f32 %f153, 0fBF800000;
fma.rn.f32 %f182, %f182, %f153, %f150;
$L__BB2_37:
cvt.rzi.f32.f32 %f154, %f36;
setp.neu.f32 %p25, %f154, %f36;
@%p25 bra $L__BB2_39;
mov.f32 %f155, 0f00000000;
mul.rn.f32 %f182, %f36, %f155;
$L__BB2_39:
mul.f32 %f156, %f36, 0f40490FDB;
div.rn.f32 %f183, %f182, %f156;
$L__BB2_40:
mul.f32 %f184, %f179, %f183;
bra.uni $L__BB2_41;
$L__BB2_19:
setp.geu.f32 %p14, %f21, 0f40000000;
@%p14 bra $L__BB2_41;
fma.rn.f32 %f103, %f21, 0fBF000000, 0f40200000;
fma.rn.f32 %f104, %f21, %f103, 0fC0800000;
fma.rn.f32 %f184, %f21, %f104, 0f40000000;
$L__BB2_41:
mul.f32 %f185, %f3, %f184;
$L__BB2_44:
add.s32 %r70, %r111, %r23;
cvt.s64.s32 %rd56, %r70;
mul.lo.s64 %rd57, %rd82, %rd56;
mul.lo.s64 %rd58, %rd83, %rd89;
add.s64 %rd31, %rd58, %rd57;
setp.lt.s32 %p27, %r53, 1;
@%p27 bra $L__BB2_46;
add.s64 %rd59, %rd81, %rd31;
ld.global.nc.u8 %r71, [%rd59];
cvt.u16.u32 %rs1, %r71;
and.b16 %rs2, %rs1, 255;
cvt.rn.f32.u16 %f162, %rs2;
fma.rn.f32 %f186, %f185, %f162, %f186;
$L__BB2_46:
setp.lt.s32 %p28, %r53, 2;
@%p28 bra $L__BB2_48;
add.s64 %rd61, %rd31, %rd84;
add.s64 %rd60, %rd81, %rd61;
ld.global.nc.u8 %r72, [%rd60];
cvt.u16.u32 %rs3, %r72;
and.b16 %rs4, %rs3, 255;
cvt.rn.f32.u16 %f163, %rs4;
fma.rn.f32 %f187, %f185, %f163, %f187;
$L__BB2_48:
setp.lt.s32 %p29, %r53, 3;
@%p29 bra $L__BB2_50;
shl.b64 %rd63, %rd84, 1;
add.s64 %rd64, %rd31, %rd63;
add.s64 %rd62, %rd81, %rd64;
ld.global.nc.u8 %r73, [%rd62];
cvt.u16.u32 %rs5, %r73;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f164, %rs6;
fma.rn.f32 %f188, %f185, %f164, %f188;
$L__BB2_50:
setp.lt.s32 %p30, %r53, 4;
@%p30 bra $L__BB2_52;
mul.lo.s64 %rd66, %rd84, 3;
add.s64 %rd67, %rd31, %rd66;
add.s64 %rd65, %rd81, %rd67;
ld.global.nc.u8 %r74, [%rd65];
cvt.u16.u32 %rs7, %r74;
and.b16 %rs8, %rs7, 255;
cvt.rn.f32.u16 %f165, %rs8;
fma.rn.f32 %f189, %f185, %f165, %f189;
$L__BB2_52:
add.s64 %rd89, %rd89, 1;
add.s32 %r112, %r112, 1;
setp.lt.s32 %p31, %r112, %r22;
@%p31 bra $L__BB2_15;
$L__BB2_53:
setp.eq.s32 %p32, %r46, 0;
@%p32 bra $L__BB2_55;
cvt.rni.s32.f32 %r75, %f186;
max.s32 %r76, %r75, 0;
min.s32 %r77, %r76, 255;
cvt.u16.u32 %rs9, %r77;
cvt.rn.f32.u16 %f186, %rs9;
cvt.rni.s32.f32 %r78, %f187;
max.s32 %r79, %r78, 0;
min.s32 %r80, %r79, 255;
cvt.u16.u32 %rs10, %r80;
cvt.rn.f32.u16 %f187, %rs10;
cvt.rni.s32.f32 %r81, %f188;
max.s32 %r82, %r81, 0;
min.s32 %r83, %r82, 255;
cvt.u16.u32 %rs11, %r83;
cvt.rn.f32.u16 %f188, %rs11;
cvt.rni.s32.f32 %r84, %f189;
max.s32 %r85, %r84, 0;
min.s32 %r86, %r85, 255;
cvt.u16.u32 %rs12, %r86;
cvt.rn.f32.u16 %f189, %rs12;
$L__BB2_55:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0], %r23;
st.param.b32 [param0+4], %r25;
st.param.f32 [param0+8], %f4;
st.param.f32 [param0+12], %f5;
st.param.f32 [param0+16], %f6;
.param .b32 param1;
st.param.b32 [param1+0], %r46;
.param .b32 param2;
st.param.b32 [param2+0], %r111;
.param .b32 retval0;
call.uni (retval0),
_Z11weight_once4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f166, [retval0+0];
}
fma.rn.f32 %f201, %f166, %f186, %f201;
fma.rn.f32 %f200, %f166, %f187, %f200;
fma.rn.f32 %f199, %f166, %f188, %f199;
fma.rn.f32 %f198, %f166, %f189, %f198;
add.s32 %r111, %r111, 1;
setp.lt.s32 %p33, %r111, %r25;
@%p33 bra $L__BB2_13;
$L__BB2_56:
cvt.s64.s32 %rd68, %r15;
mul.lo.s64 %rd69, %rd86, %rd68;
cvt.s64.s32 %rd70, %r14;
mul.lo.s64 %rd71, %rd87, %rd70;
add.s64 %rd34, %rd69, %rd71;
setp.lt.s32 %p34, %r53, 1;
@%p34 bra $L__BB2_58;
add.s64 %rd72, %rd85, %rd34;
cvt.rni.s32.f32 %r95, %f201;
max.s32 %r96, %r95, 0;
min.s32 %r97, %r96, 255;
st.u8 [%rd72], %r97;
$L__BB2_58:
setp.lt.s32 %p35, %r53, 2;
@%p35 bra $L__BB2_60;
add.s64 %rd73, %rd34, %rd88;
add.s64 %rd74, %rd85, %rd73;
cvt.rni.s32.f32 %r98, %f200;
max.s32 %r99, %r98, 0;
min.s32 %r100, %r99, 255;
st.u8 [%rd74], %r100;
$L__BB2_60:
setp.lt.s32 %p36, %r53, 3;
@%p36 bra $L__BB2_62;
shl.b64 %rd75, %rd88, 1;
add.s64 %rd76, %rd34, %rd75;
add.s64 %rd77, %rd85, %rd76;
cvt.rni.s32.f32 %r101, %f199;
max.s32 %r102, %r101, 0;
min.s32 %r103, %r102, 255;
st.u8 [%rd77], %r103;
$L__BB2_62:
setp.lt.s32 %p37, %r53, 4;
@%p37 bra $L__BB2_64;
mul.lo.s64 %rd78, %rd88, 3;
add.s64 %rd79, %rd34, %rd78;
add.s64 %rd80, %rd85, %rd79;
cvt.rni.s32.f32 %r104, %f198;
max.s32 %r105, %r104, 0;
min.s32 %r106, %r105, 255;
st.u8 [%rd80], %r106;
$L__BB2_64:
ret;
}
.visible .entry resample_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256, 1, 1
{
.reg .pred %p<37>;
.reg .b16 %rs<5>;
.reg .f32 %f<190>;
.reg .b32 %r<97>;
.reg .f64 %fd<15>;
.reg .b64 %rd<90>;
ld.param.u64 %rd36, [p0];
ld.param.v2.u32 {%r91, %r92}, [p1+32];
ld.param.v2.u32 {%r49, %r50}, [p1+40];
ld.param.u64 %rd41, [p2];
ld.param.v2.u32 {%r93, %r94}, [p3+32];
ld.param.v2.u32 {%r53, %r54}, [p3+40];
ld.param.f64 %fd13, [p4];
ld.param.f64 %fd14, [p5];
ld.param.u32 %r46, [p6];
ld.param.u64 %rd88, [p3+24];
ld.param.u64 %rd87, [p3+16];
ld.param.u64 %rd86, [p3+8];
ld.param.u64 %rd42, [p3];
ld.param.u64 %rd84, [p1+24];
ld.param.u64 %rd83, [p1+16];
ld.param.u64 %rd82, [p1+8];
ld.param.u64 %rd37, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r50, 0;
@%p1 bra $L__BB3_2;
cvta.to.global.u64 %rd46, %rd36;
mul.wide.s32 %rd47, %r1, 40;
add.s64 %rd48, %rd46, %rd47;
ld.global.v2.u32 {%r91, %r92}, [%rd48+32];
ld.global.u64 %rd84, [%rd48+24];
ld.global.u64 %rd83, [%rd48+16];
ld.global.u64 %rd82, [%rd48+8];
ld.global.u64 %rd81, [%rd48];
bra.uni $L__BB3_3;
$L__BB3_2:
cvt.s64.s32 %rd49, %r1;
mul.lo.s64 %rd50, %rd37, %rd49;
add.s64 %rd81, %rd36, %rd50;
$L__BB3_3:
setp.eq.s32 %p2, %r54, 0;
@%p2 bra $L__BB3_5;
cvta.to.global.u64 %rd51, %rd41;
mul.wide.s32 %rd52, %r1, 40;
add.s64 %rd53, %rd51, %rd52;
ld.global.v2.u32 {%r93, %r94}, [%rd53+32];
ld.global.u64 %rd88, [%rd53+24];
ld.global.u64 %rd87, [%rd53+16];
ld.global.u64 %rd86, [%rd53+8];
ld.global.u64 %rd85, [%rd53];
bra.uni $L__BB3_6;
$L__BB3_5:
cvt.s64.s32 %rd54, %r1;
mul.lo.s64 %rd55, %rd42, %rd54;
add.s64 %rd85, %rd41, %rd55;
$L__BB3_6:
mov.u32 %r59, %ctaid.x;
shl.b32 %r60, %r59, 5;
mov.u32 %r61, %tid.x;
add.s32 %r14, %r60, %r61;
mov.u32 %r62, %ctaid.y;
shl.b32 %r63, %r62, 3;
mov.u32 %r64, %tid.y;
add.s32 %r15, %r63, %r64;
setp.ge.s32 %p3, %r14, %r93;
setp.ge.s32 %p4, %r15, %r94;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB3_62;
setp.neu.f64 %p6, %fd13, 0d0000000000000000;
@%p6 bra $L__BB3_9;
cvt.rn.f64.s32 %fd7, %r93;
cvt.rn.f64.s32 %fd8, %r91;
div.rn.f64 %fd9, %fd7, %fd8;
rcp.rn.f64 %fd13, %fd9;
$L__BB3_9:
setp.neu.f64 %p7, %fd14, 0d0000000000000000;
@%p7 bra $L__BB3_11;
cvt.rn.f64.s32 %fd10, %r94;
cvt.rn.f64.s32 %fd11, %r92;
div.rn.f64 %fd12, %fd10, %fd11;
rcp.rn.f64 %fd14, %fd12;
$L__BB3_11:
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r46;
.param .b32 param1;
st.param.b32 [param1+0], %r14;
.param .b64 param2;
st.param.f64 [param2+0], %fd13;
.param .b32 param3;
st.param.b32 [param3+0], %r91;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
_Z7span_ofiidi,
(
param0,
param1,
param2,
param3
);
ld.param.b32 %r21, [retval0+0];
ld.param.b32 %r22, [retval0+4];
ld.param.f32 %f1, [retval0+8];
ld.param.f32 %f2, [retval0+12];
ld.param.f32 %f3, [retval0+16];
}
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r46;
.param .b32 param1;
st.param.b32 [param1+0], %r15;
.param .b64 param2;
st.param.f64 [param2+0], %fd14;
.param .b32 param3;
st.param.b32 [param3+0], %r92;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
_Z7span_ofiidi,
(
param0,
param1,
param2,
param3
);
ld.param.b32 %r23, [retval0+0];
ld.param.b32 %r25, [retval0+4];
ld.param.f32 %f4, [retval0+8];
ld.param.f32 %f5, [retval0+12];
ld.param.f32 %f6, [retval0+16];
}
setp.lt.s32 %p8, %r25, 1;
mov.f32 %f186, 0f00000000;
mov.f32 %f187, %f186;
mov.f32 %f188, %f186;
mov.f32 %f189, %f186;
@%p8 bra $L__BB3_54;
cvt.s64.s32 %rd27, %r21;
mov.u32 %r95, 0;
$L__BB3_13:
.pragma "nounroll";
setp.lt.s32 %p9, %r22, 1;
mov.f32 %f181, 0f00000000;
mov.f32 %f180, %f181;
mov.f32 %f179, %f181;
mov.f32 %f178, %f181;
@%p9 bra $L__BB3_53;
mov.u32 %r96, 0;
mov.u64 %rd89, %rd27;
$L__BB3_15:
.pragma "nounroll";
setp.eq.s32 %p10, %r46, 0;
@%p10 bra $L__BB3_42;
cvt.rn.f32.s32 %f90, %r96;
add.f32 %f91, %f90, 0f3F000000;
sub.f32 %f92, %f91, %f1;
mul.f32 %f93, %f2, %f92;
abs.f32 %f21, %f93;
setp.eq.s32 %p11, %r46, 1;
@%p11 bra $L__BB3_22;
setp.ne.s32 %p12, %r46, 2;
mov.f32 %f176, 0f00000000;
@%p12 bra $L__BB3_23;
setp.lt.f32 %p13, %f21, 0f3F800000;
@%p13 bra $L__BB3_21;
bra.uni $L__BB3_19;
$L__BB3_21:
fma.rn.f32 %f97, %f21, 0f3FC00000, 0fC0200000;
mul.f32 %f98, %f21, %f97;
fma.rn.f32 %f176, %f21, %f98, 0f3F800000;
bra.uni $L__BB3_41;
$L__BB3_42:
add.s32 %r69, %r96, 1;
cvt.rn.f32.s32 %f150, %r69;
min.f32 %f151, %f150, %f2;
cvt.rn.f32.s32 %f152, %r96;
max.f32 %f153, %f152, %f1;
sub.f32 %f51, %f151, %f153;
setp.leu.f32 %p26, %f51, 0f3A83126F;
mov.f32 %f177, 0f00000000;
@%p26 bra $L__BB3_44;
mul.f32 %f177, %f3, %f51;
bra.uni $L__BB3_44;
$L__BB3_22:
mov.f32 %f99, 0f3F800000;
sub.f32 %f100, %f99, %f21;
mov.f32 %f101, 0f00000000;
max.f32 %f176, %f100, %f101;
bra.uni $L__BB3_41;
$L__BB3_23:
setp.geu.f32 %p15, %f21, 0f40400000;
@%p15 bra $L__BB3_41;
setp.eq.f32 %p16, %f21, 0f00000000;
mov.f32 %f175, 0f3F800000;
mov.f32 %f171, %f175;
@%p16 bra $L__BB3_32;
add.f32 %f105, %f21, %f21;
cvt.rni.f32.f32 %f106, %f105;
cvt.rzi.s32.f32 %r32, %f106;
neg.f32 %f107, %f106;
mov.f32 %f108, 0f3F000000;
fma.rn.f32 %f109, %f107, %f108, %f21;
mul.f32 %f110, %f109, 0f34222169;
mov.f32 %f111, 0f40490FDA;
fma.rn.f32 %f112, %f109, %f111, %f110;
mul.rn.f32 %f25, %f112, %f112;
and.b32 %r33, %r32, 1;
setp.eq.s32 %p17, %r33, 0;
selp.f32 %f26, %f112, 0f3F800000, %p17;
mov.f32 %f168, 0fB94D4153;
@%p17 bra $L__BB3_27;
mov.f32 %f113, 0fBAB607ED;
mov.f32 %f114, 0f37CBAC00;
fma.rn.f32 %f168, %f114, %f25, %f113;
$L__BB3_27:
selp.f32 %f115, 0f3C0885E4, 0f3D2AAABB, %p17;
fma.rn.f32 %f116, %f168, %f25, %f115;
selp.f32 %f117, 0fBE2AAAA8, 0fBEFFFFFF, %p17;
fma.rn.f32 %f118, %f116, %f25, %f117;
mov.f32 %f119, 0f00000000;
fma.rn.f32 %f120, %f25, %f26, %f119;
fma.rn.f32 %f170, %f118, %f120, %f26;
and.b32 %r67, %r32, 2;
setp.eq.s32 %p19, %r67, 0;
@%p19 bra $L__BB3_29;
mov.f32 %f122, 0fBF800000;
fma.rn.f32 %f170, %f170, %f122, %f119;
$L__BB3_29:
cvt.rzi.f32.f32 %f123, %f21;
setp.neu.f32 %p20, %f123, %f21;
@%p20 bra $L__BB3_31;
mov.f32 %f124, 0f00000000;
mul.rn.f32 %f170, %f21, %f124;
$L__BB3_31:
mul.f32 %f125, %f21, 0f40490FDB;
div.rn.f32 %f171, %f170, %f125;
$L__BB3_32:
mul.f32 %f36, %f21, 0f3EAAAAAB;
setp.eq.f32 %p21, %f36, 0f00000000;
@%p21 bra $L__BB3_40;
add.f32 %f128, %f36, %f36;
cvt.rni.f32.f32 %f129, %f128;
cvt.rzi.s32.f32 %r34, %f129;
neg.f32 %f130, %f129;
mov.f32 %f131, 0f3F000000;
fma.rn.f32 %f132, %f130, %f131, %f36;
mul.f32 %f133, %f132, 0f34222169;
mov.f32 %f134, 0f40490FDA;
fma.rn.f32 %f135, %f132, %f134, %f133;
mul.rn.f32 %f37, %f135, %f135;
and.b32 %r35, %r34, 1;
setp.eq.s32 %p22, %r35, 0;
selp.f32 %f38, %f135, 0f3F800000, %p22;
mov.f32 %f172, 0fB94D4153;
@%p22 bra $L__BB3_35;
mov.f32 %f136, 0fBAB607ED;
mov.f32 %f137, 0f37CBAC00;
fma.rn.f32 %f172, %f137, %f37, %f136;
$L__BB3_35:
selp.f32 %f138, 0f3C0885E4, 0f3D2AAABB, %p22;
fma.rn.f32 %f139, %f172, %f37, %f138;
selp.f32 %f140, 0fBE2AAAA8, 0fBEFFFFFF, %p22;
fma.rn.f32 %f141, %f139, %f37, %f140;
mov.f32 %f142, 0f00000000;
fma.rn.f32 %f143, %f37, %f38, %f142;
fma.rn.f32 %f174, %f141, %f143, %f38;
and.b32 %r68, %r34, 2;
setp.eq.s32 %p24, %r68, 0;
@%p24 bra $L__BB3_37;
mov.f32 %f145, 0fBF800000;
fma.rn.f32 %f174, %f174, %f145, %f142;
$L__BB3_37:
cvt.rzi.f32.f32 %f146, %f36;
setp.neu.f32 %p25, %f146, %f36;
@%p25 bra $L__BB3_39;
mov.f32 %f147, 0f00000000;
mul.rn.f32 %f174, %f36, %f147;
$L__BB3_39:
mul.f32 %f148, %f36, 0f40490FDB;
div.rn.f32 %f175, %f174, %f148;
$L__BB3_40:
mul.f32 %f176, %f171, %f175;
bra.uni $L__BB3_41;
$L__BB3_19:
setp.geu.f32 %p14, %f21, 0f40000000;
@%p14 bra $L__BB3_41;
fma.rn.f32 %f95, %f21, 0fBF000000, 0f40200000;
fma.rn.f32 %f96, %f21, %f95, 0fC0800000;
fma.rn.f32 %f176, %f21, %f96, 0f40000000;
$L__BB3_41:
mul.f32 %f177, %f3, %f176;
$L__BB3_44:
add.s32 %r70, %r95, %r23;
cvt.s64.s32 %rd56, %r70;
mul.lo.s64 %rd57, %rd82, %rd56;
mul.lo.s64 %rd58, %rd83, %rd89;
add.s64 %rd31, %rd58, %rd57;
setp.lt.s32 %p27, %r53, 1;
@%p27 bra $L__BB3_46;
add.s64 %rd59, %rd81, %rd31;
ld.global.nc.u16 %rs1, [%rd59];
cvt.rn.f32.u16 %f154, %rs1;
fma.rn.f32 %f178, %f177, %f154, %f178;
$L__BB3_46:
setp.lt.s32 %p28, %r53, 2;
@%p28 bra $L__BB3_48;
add.s64 %rd61, %rd31, %rd84;
add.s64 %rd60, %rd81, %rd61;
ld.global.nc.u16 %rs2, [%rd60];
cvt.rn.f32.u16 %f155, %rs2;
fma.rn.f32 %f179, %f177, %f155, %f179;
$L__BB3_48:
setp.lt.s32 %p29, %r53, 3;
@%p29 bra $L__BB3_50;
shl.b64 %rd63, %rd84, 1;
add.s64 %rd64, %rd31, %rd63;
add.s64 %rd62, %rd81, %rd64;
ld.global.nc.u16 %rs3, [%rd62];
cvt.rn.f32.u16 %f156, %rs3;
fma.rn.f32 %f180, %f177, %f156, %f180;
$L__BB3_50:
setp.lt.s32 %p30, %r53, 4;
@%p30 bra $L__BB3_52;
mul.lo.s64 %rd66, %rd84, 3;
add.s64 %rd67, %rd31, %rd66;
add.s64 %rd65, %rd81, %rd67;
ld.global.nc.u16 %rs4, [%rd65];
cvt.rn.f32.u16 %f157, %rs4;
fma.rn.f32 %f181, %f177, %f157, %f181;
$L__BB3_52:
add.s64 %rd89, %rd89, 1;
add.s32 %r96, %r96, 1;
setp.lt.s32 %p31, %r96, %r22;
@%p31 bra $L__BB3_15;
$L__BB3_53:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0], %r23;
st.param.b32 [param0+4], %r25;
st.param.f32 [param0+8], %f4;
st.param.f32 [param0+12], %f5;
st.param.f32 [param0+16], %f6;
.param .b32 param1;
st.param.b32 [param1+0], %r46;
.param .b32 param2;
st.param.b32 [param2+0], %r95;
.param .b32 retval0;
call.uni (retval0),
_Z11weight_once4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f158, [retval0+0];
}
fma.rn.f32 %f189, %f158, %f178, %f189;
fma.rn.f32 %f188, %f158, %f179, %f188;
fma.rn.f32 %f187, %f158, %f180, %f187;
fma.rn.f32 %f186, %f158, %f181, %f186;
add.s32 %r95, %r95, 1;
setp.lt.s32 %p32, %r95, %r25;
@%p32 bra $L__BB3_13;
$L__BB3_54:
cvt.s64.s32 %rd68, %r15;
mul.lo.s64 %rd69, %rd86, %rd68;
cvt.s64.s32 %rd70, %r14;
mul.lo.s64 %rd71, %rd87, %rd70;
add.s64 %rd34, %rd69, %rd71;
setp.lt.s32 %p33, %r53, 1;
@%p33 bra $L__BB3_56;
add.s64 %rd72, %rd85, %rd34;
cvt.rni.s32.f32 %r79, %f189;
max.s32 %r80, %r79, 0;
min.s32 %r81, %r80, 65535;
st.u16 [%rd72], %r81;
$L__BB3_56:
setp.lt.s32 %p34, %r53, 2;
@%p34 bra $L__BB3_58;
add.s64 %rd73, %rd34, %rd88;
add.s64 %rd74, %rd85, %rd73;
cvt.rni.s32.f32 %r82, %f188;
max.s32 %r83, %r82, 0;
min.s32 %r84, %r83, 65535;
st.u16 [%rd74], %r84;
$L__BB3_58:
setp.lt.s32 %p35, %r53, 3;
@%p35 bra $L__BB3_60;
shl.b64 %rd75, %rd88, 1;
add.s64 %rd76, %rd34, %rd75;
add.s64 %rd77, %rd85, %rd76;
cvt.rni.s32.f32 %r85, %f187;
max.s32 %r86, %r85, 0;
min.s32 %r87, %r86, 65535;
st.u16 [%rd77], %r87;
$L__BB3_60:
setp.lt.s32 %p36, %r53, 4;
@%p36 bra $L__BB3_62;
mul.lo.s64 %rd78, %rd88, 3;
add.s64 %rd79, %rd34, %rd78;
add.s64 %rd80, %rd85, %rd79;
cvt.rni.s32.f32 %r88, %f186;
max.s32 %r89, %r88, 0;
min.s32 %r90, %r89, 65535;
st.u16 [%rd80], %r90;
$L__BB3_62:
ret;
}
.visible .entry resample_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256, 1, 1
{
.reg .pred %p<37>;
.reg .b16 %rs<5>;
.reg .f32 %f<190>;
.reg .b32 %r<97>;
.reg .f64 %fd<15>;
.reg .b64 %rd<90>;
ld.param.u64 %rd36, [p0];
ld.param.v2.u32 {%r91, %r92}, [p1+32];
ld.param.v2.u32 {%r49, %r50}, [p1+40];
ld.param.u64 %rd41, [p2];
ld.param.v2.u32 {%r93, %r94}, [p3+32];
ld.param.v2.u32 {%r53, %r54}, [p3+40];
ld.param.f64 %fd13, [p4];
ld.param.f64 %fd14, [p5];
ld.param.u32 %r46, [p6];
ld.param.u64 %rd88, [p3+24];
ld.param.u64 %rd87, [p3+16];
ld.param.u64 %rd86, [p3+8];
ld.param.u64 %rd42, [p3];
ld.param.u64 %rd84, [p1+24];
ld.param.u64 %rd83, [p1+16];
ld.param.u64 %rd82, [p1+8];
ld.param.u64 %rd37, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r50, 0;
@%p1 bra $L__BB4_2;
cvta.to.global.u64 %rd46, %rd36;
mul.wide.s32 %rd47, %r1, 40;
add.s64 %rd48, %rd46, %rd47;
ld.global.v2.u32 {%r91, %r92}, [%rd48+32];
ld.global.u64 %rd84, [%rd48+24];
ld.global.u64 %rd83, [%rd48+16];
ld.global.u64 %rd82, [%rd48+8];
ld.global.u64 %rd81, [%rd48];
bra.uni $L__BB4_3;
$L__BB4_2:
cvt.s64.s32 %rd49, %r1;
mul.lo.s64 %rd50, %rd37, %rd49;
add.s64 %rd81, %rd36, %rd50;
$L__BB4_3:
setp.eq.s32 %p2, %r54, 0;
@%p2 bra $L__BB4_5;
cvta.to.global.u64 %rd51, %rd41;
mul.wide.s32 %rd52, %r1, 40;
add.s64 %rd53, %rd51, %rd52;
ld.global.v2.u32 {%r93, %r94}, [%rd53+32];
ld.global.u64 %rd88, [%rd53+24];
ld.global.u64 %rd87, [%rd53+16];
ld.global.u64 %rd86, [%rd53+8];
ld.global.u64 %rd85, [%rd53];
bra.uni $L__BB4_6;
$L__BB4_5:
cvt.s64.s32 %rd54, %r1;
mul.lo.s64 %rd55, %rd42, %rd54;
add.s64 %rd85, %rd41, %rd55;
$L__BB4_6:
mov.u32 %r59, %ctaid.x;
shl.b32 %r60, %r59, 5;
mov.u32 %r61, %tid.x;
add.s32 %r14, %r60, %r61;
mov.u32 %r62, %ctaid.y;
shl.b32 %r63, %r62, 3;
mov.u32 %r64, %tid.y;
add.s32 %r15, %r63, %r64;
setp.ge.s32 %p3, %r14, %r93;
setp.ge.s32 %p4, %r15, %r94;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB4_62;
setp.neu.f64 %p6, %fd13, 0d0000000000000000;
@%p6 bra $L__BB4_9;
cvt.rn.f64.s32 %fd7, %r93;
cvt.rn.f64.s32 %fd8, %r91;
div.rn.f64 %fd9, %fd7, %fd8;
rcp.rn.f64 %fd13, %fd9;
$L__BB4_9:
setp.neu.f64 %p7, %fd14, 0d0000000000000000;
@%p7 bra $L__BB4_11;
cvt.rn.f64.s32 %fd10, %r94;
cvt.rn.f64.s32 %fd11, %r92;
div.rn.f64 %fd12, %fd10, %fd11;
rcp.rn.f64 %fd14, %fd12;
$L__BB4_11:
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r46;
.param .b32 param1;
st.param.b32 [param1+0], %r14;
.param .b64 param2;
st.param.f64 [param2+0], %fd13;
.param .b32 param3;
st.param.b32 [param3+0], %r91;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
_Z7span_ofiidi,
(
param0,
param1,
param2,
param3
);
ld.param.b32 %r21, [retval0+0];
ld.param.b32 %r22, [retval0+4];
ld.param.f32 %f1, [retval0+8];
ld.param.f32 %f2, [retval0+12];
ld.param.f32 %f3, [retval0+16];
}
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r46;
.param .b32 param1;
st.param.b32 [param1+0], %r15;
.param .b64 param2;
st.param.f64 [param2+0], %fd14;
.param .b32 param3;
st.param.b32 [param3+0], %r92;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
_Z7span_ofiidi,
(
param0,
param1,
param2,
param3
);
ld.param.b32 %r23, [retval0+0];
ld.param.b32 %r25, [retval0+4];
ld.param.f32 %f4, [retval0+8];
ld.param.f32 %f5, [retval0+12];
ld.param.f32 %f6, [retval0+16];
}
setp.lt.s32 %p8, %r25, 1;
mov.f32 %f186, 0f00000000;
mov.f32 %f187, %f186;
mov.f32 %f188, %f186;
mov.f32 %f189, %f186;
@%p8 bra $L__BB4_54;
cvt.s64.s32 %rd27, %r21;
mov.u32 %r95, 0;
$L__BB4_13:
.pragma "nounroll";
setp.lt.s32 %p9, %r22, 1;
mov.f32 %f181, 0f00000000;
mov.f32 %f180, %f181;
mov.f32 %f179, %f181;
mov.f32 %f178, %f181;
@%p9 bra $L__BB4_53;
mov.u32 %r96, 0;
mov.u64 %rd89, %rd27;
$L__BB4_15:
.pragma "nounroll";
setp.eq.s32 %p10, %r46, 0;
@%p10 bra $L__BB4_42;
cvt.rn.f32.s32 %f90, %r96;
add.f32 %f91, %f90, 0f3F000000;
sub.f32 %f92, %f91, %f1;
mul.f32 %f93, %f2, %f92;
abs.f32 %f21, %f93;
setp.eq.s32 %p11, %r46, 1;
@%p11 bra $L__BB4_22;
setp.ne.s32 %p12, %r46, 2;
mov.f32 %f176, 0f00000000;
@%p12 bra $L__BB4_23;
setp.lt.f32 %p13, %f21, 0f3F800000;
@%p13 bra $L__BB4_21;
bra.uni $L__BB4_19;
$L__BB4_21:
fma.rn.f32 %f97, %f21, 0f3FC00000, 0fC0200000;
mul.f32 %f98, %f21, %f97;
fma.rn.f32 %f176, %f21, %f98, 0f3F800000;
bra.uni $L__BB4_41;
$L__BB4_42:
add.s32 %r69, %r96, 1;
cvt.rn.f32.s32 %f150, %r69;
min.f32 %f151, %f150, %f2;
cvt.rn.f32.s32 %f152, %r96;
max.f32 %f153, %f152, %f1;
sub.f32 %f51, %f151, %f153;
setp.leu.f32 %p26, %f51, 0f3A83126F;
mov.f32 %f177, 0f00000000;
@%p26 bra $L__BB4_44;
mul.f32 %f177, %f3, %f51;
bra.uni $L__BB4_44;
$L__BB4_22:
mov.f32 %f99, 0f3F800000;
sub.f32 %f100, %f99, %f21;
mov.f32 %f101, 0f00000000;
max.f32 %f176, %f100, %f101;
bra.uni $L__BB4_41;
$L__BB4_23:
setp.geu.f32 %p15, %f21, 0f40400000;
@%p15 bra $L__BB4_41;
setp.eq.f32 %p16, %f21, 0f00000000;
mov.f32 %f175, 0f3F800000;
mov.f32 %f171, %f175;
@%p16 bra $L__BB4_32;
add.f32 %f105, %f21, %f21;
cvt.rni.f32.f32 %f106, %f105;
cvt.rzi.s32.f32 %r32, %f106;
neg.f32 %f107, %f106;
mov.f32 %f108, 0f3F000000;
fma.rn.f32 %f109, %f107, %f108, %f21;
mul.f32 %f110, %f109, 0f34222169;
mov.f32 %f111, 0f40490FDA;
fma.rn.f32 %f112, %f109, %f111, %f110;
mul.rn.f32 %f25, %f112, %f112;
and.b32 %r33, %r32, 1;
setp.eq.s32 %p17, %r33, 0;
selp.f32 %f26, %f112, 0f3F800000, %p17;
mov.f32 %f168, 0fB94D4153;
@%p17 bra $L__BB4_27;
mov.f32 %f113, 0fBAB607ED;
mov.f32 %f114, 0f37CBAC00;
fma.rn.f32 %f168, %f114, %f25, %f113;
$L__BB4_27:
selp.f32 %f115, 0f3C0885E4, 0f3D2AAABB, %p17;
fma.rn.f32 %f116, %f168, %f25, %f115;
selp.f32 %f117, 0fBE2AAAA8, 0fBEFFFFFF, %p17;
fma.rn.f32 %f118, %f116, %f25, %f117;
mov.f32 %f119, 0f00000000;
fma.rn.f32 %f120, %f25, %f26, %f119;
fma.rn.f32 %f170, %f118, %f120, %f26;
and.b32 %r67, %r32, 2;
setp.eq.s32 %p19, %r67, 0;
@%p19 bra $L__BB4_29;
mov.f32 %f122, 0fBF800000;
fma.rn.f32 %f170, %f170, %f122, %f119;
$L__BB4_29:
cvt.rzi.f32.f32 %f123, %f21;
setp.neu.f32 %p20, %f123, %f21;
@%p20 bra $L__BB4_31;
mov.f32 %f124, 0f00000000;
mul.rn.f32 %f170, %f21, %f124;
$L__BB4_31:
mul.f32 %f125, %f21, 0f40490FDB;
div.rn.f32 %f171, %f170, %f125;
$L__BB4_32:
mul.f32 %f36, %f21, 0f3EAAAAAB;
setp.eq.f32 %p21, %f36, 0f00000000;
@%p21 bra $L__BB4_40;
add.f32 %f128, %f36, %f36;
cvt.rni.f32.f32 %f129, %f128;
cvt.rzi.s32.f32 %r34, %f129;
neg.f32 %f130, %f129;
mov.f32 %f131, 0f3F000000;
fma.rn.f32 %f132, %f130, %f131, %f36;
mul.f32 %f133, %f132, 0f34222169;
mov.f32 %f134, 0f40490FDA;
fma.rn.f32 %f135, %f132, %f134, %f133;
mul.rn.f32 %f37, %f135, %f135;
and.b32 %r35, %r34, 1;
setp.eq.s32 %p22, %r35, 0;
selp.f32 %f38, %f135, 0f3F800000, %p22;
mov.f32 %f172, 0fB94D4153;
@%p22 bra $L__BB4_35;
mov.f32 %f136, 0fBAB607ED;
mov.f32 %f137, 0f37CBAC00;
fma.rn.f32 %f172, %f137, %f37, %f136;
$L__BB4_35:
selp.f32 %f138, 0f3C0885E4, 0f3D2AAABB, %p22;
fma.rn.f32 %f139, %f172, %f37, %f138;
selp.f32 %f140, 0fBE2AAAA8, 0fBEFFFFFF, %p22;
fma.rn.f32 %f141, %f139, %f37, %f140;
mov.f32 %f142, 0f00000000;
fma.rn.f32 %f143, %f37, %f38, %f142;
fma.rn.f32 %f174, %f141, %f143, %f38;
and.b32 %r68, %r34, 2;
setp.eq.s32 %p24, %r68, 0;
@%p24 bra $L__BB4_37;
mov.f32 %f145, 0fBF800000;
fma.rn.f32 %f174, %f174, %f145, %f142;
$L__BB4_37:
cvt.rzi.f32.f32 %f146, %f36;
setp.neu.f32 %p25, %f146, %f36;
@%p25 bra $L__BB4_39;
mov.f32 %f147, 0f00000000;
mul.rn.f32 %f174, %f36, %f147;
$L__BB4_39:
mul.f32 %f148, %f36, 0f40490FDB;
div.rn.f32 %f175, %f174, %f148;
$L__BB4_40:
mul.f32 %f176, %f171, %f175;
bra.uni $L__BB4_41;
$L__BB4_19:
setp.geu.f32 %p14, %f21, 0f40000000;
@%p14 bra $L__BB4_41;
fma.rn.f32 %f95, %f21, 0fBF000000, 0f40200000;
fma.rn.f32 %f96, %f21, %f95, 0fC0800000;
fma.rn.f32 %f176, %f21, %f96, 0f40000000;
$L__BB4_41:
mul.f32 %f177, %f3, %f176;
$L__BB4_44:
add.s32 %r70, %r95, %r23;
cvt.s64.s32 %rd56, %r70;
mul.lo.s64 %rd57, %rd82, %rd56;
mul.lo.s64 %rd58, %rd83, %rd89;
add.s64 %rd31, %rd58, %rd57;
setp.lt.s32 %p27, %r53, 1;
@%p27 bra $L__BB4_46;
add.s64 %rd59, %rd81, %rd31;
ld.global.nc.s16 %rs1, [%rd59];
cvt.rn.f32.s16 %f154, %rs1;
fma.rn.f32 %f178, %f177, %f154, %f178;
$L__BB4_46:
setp.lt.s32 %p28, %r53, 2;
@%p28 bra $L__BB4_48;
add.s64 %rd61, %rd31, %rd84;
add.s64 %rd60, %rd81, %rd61;
ld.global.nc.s16 %rs2, [%rd60];
cvt.rn.f32.s16 %f155, %rs2;
fma.rn.f32 %f179, %f177, %f155, %f179;
$L__BB4_48:
setp.lt.s32 %p29, %r53, 3;
@%p29 bra $L__BB4_50;
shl.b64 %rd63, %rd84, 1;
add.s64 %rd64, %rd31, %rd63;
add.s64 %rd62, %rd81, %rd64;
ld.global.nc.s16 %rs3, [%rd62];
cvt.rn.f32.s16 %f156, %rs3;
fma.rn.f32 %f180, %f177, %f156, %f180;
$L__BB4_50:
setp.lt.s32 %p30, %r53, 4;
@%p30 bra $L__BB4_52;
mul.lo.s64 %rd66, %rd84, 3;
add.s64 %rd67, %rd31, %rd66;
add.s64 %rd65, %rd81, %rd67;
ld.global.nc.s16 %rs4, [%rd65];
cvt.rn.f32.s16 %f157, %rs4;
fma.rn.f32 %f181, %f177, %f157, %f181;
$L__BB4_52:
add.s64 %rd89, %rd89, 1;
add.s32 %r96, %r96, 1;
setp.lt.s32 %p31, %r96, %r22;
@%p31 bra $L__BB4_15;
$L__BB4_53:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0], %r23;
st.param.b32 [param0+4], %r25;
st.param.f32 [param0+8], %f4;
st.param.f32 [param0+12], %f5;
st.param.f32 [param0+16], %f6;
.param .b32 param1;
st.param.b32 [param1+0], %r46;
.param .b32 param2;
st.param.b32 [param2+0], %r95;
.param .b32 retval0;
call.uni (retval0),
_Z11weight_once4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f158, [retval0+0];
}
fma.rn.f32 %f189, %f158, %f178, %f189;
fma.rn.f32 %f188, %f158, %f179, %f188;
fma.rn.f32 %f187, %f158, %f180, %f187;
fma.rn.f32 %f186, %f158, %f181, %f186;
add.s32 %r95, %r95, 1;
setp.lt.s32 %p32, %r95, %r25;
@%p32 bra $L__BB4_13;
$L__BB4_54:
cvt.s64.s32 %rd68, %r15;
mul.lo.s64 %rd69, %rd86, %rd68;
cvt.s64.s32 %rd70, %r14;
mul.lo.s64 %rd71, %rd87, %rd70;
add.s64 %rd34, %rd69, %rd71;
setp.lt.s32 %p33, %r53, 1;
@%p33 bra $L__BB4_56;
add.s64 %rd72, %rd85, %rd34;
cvt.rni.s32.f32 %r79, %f189;
max.s32 %r80, %r79, -32768;
min.s32 %r81, %r80, 32767;
st.u16 [%rd72], %r81;
$L__BB4_56:
setp.lt.s32 %p34, %r53, 2;
@%p34 bra $L__BB4_58;
add.s64 %rd73, %rd34, %rd88;
add.s64 %rd74, %rd85, %rd73;
cvt.rni.s32.f32 %r82, %f188;
max.s32 %r83, %r82, -32768;
min.s32 %r84, %r83, 32767;
st.u16 [%rd74], %r84;
$L__BB4_58:
setp.lt.s32 %p35, %r53, 3;
@%p35 bra $L__BB4_60;
shl.b64 %rd75, %rd88, 1;
add.s64 %rd76, %rd34, %rd75;
add.s64 %rd77, %rd85, %rd76;
cvt.rni.s32.f32 %r85, %f187;
max.s32 %r86, %r85, -32768;
min.s32 %r87, %r86, 32767;
st.u16 [%rd77], %r87;
$L__BB4_60:
setp.lt.s32 %p36, %r53, 4;
@%p36 bra $L__BB4_62;
mul.lo.s64 %rd78, %rd88, 3;
add.s64 %rd79, %rd34, %rd78;
add.s64 %rd80, %rd85, %rd79;
cvt.rni.s32.f32 %r88, %f186;
max.s32 %r89, %r88, -32768;
min.s32 %r90, %r89, 32767;
st.u16 [%rd80], %r90;
$L__BB4_62:
ret;
}
.visible .entry resample_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256, 1, 1
{
.reg .pred %p<37>;
.reg .b16 %rs<13>;
.reg .f32 %f<194>;
.reg .b32 %r<85>;
.reg .f64 %fd<15>;
.reg .b64 %rd<90>;
ld.param.u64 %rd36, [p0];
ld.param.v2.u32 {%r79, %r80}, [p1+32];
ld.param.v2.u32 {%r49, %r50}, [p1+40];
ld.param.u64 %rd41, [p2];
ld.param.v2.u32 {%r81, %r82}, [p3+32];
ld.param.v2.u32 {%r53, %r54}, [p3+40];
ld.param.f64 %fd13, [p4];
ld.param.f64 %fd14, [p5];
ld.param.u32 %r46, [p6];
ld.param.u64 %rd88, [p3+24];
ld.param.u64 %rd87, [p3+16];
ld.param.u64 %rd86, [p3+8];
ld.param.u64 %rd42, [p3];
ld.param.u64 %rd84, [p1+24];
ld.param.u64 %rd83, [p1+16];
ld.param.u64 %rd82, [p1+8];
ld.param.u64 %rd37, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r50, 0;
@%p1 bra $L__BB5_2;
cvta.to.global.u64 %rd46, %rd36;
mul.wide.s32 %rd47, %r1, 40;
add.s64 %rd48, %rd46, %rd47;
ld.global.v2.u32 {%r79, %r80}, [%rd48+32];
ld.global.u64 %rd84, [%rd48+24];
ld.global.u64 %rd83, [%rd48+16];
ld.global.u64 %rd82, [%rd48+8];
ld.global.u64 %rd81, [%rd48];
bra.uni $L__BB5_3;
$L__BB5_2:
cvt.s64.s32 %rd49, %r1;
mul.lo.s64 %rd50, %rd37, %rd49;
add.s64 %rd81, %rd36, %rd50;
$L__BB5_3:
setp.eq.s32 %p2, %r54, 0;
@%p2 bra $L__BB5_5;
cvta.to.global.u64 %rd51, %rd41;
mul.wide.s32 %rd52, %r1, 40;
add.s64 %rd53, %rd51, %rd52;
ld.global.v2.u32 {%r81, %r82}, [%rd53+32];
ld.global.u64 %rd88, [%rd53+24];
ld.global.u64 %rd87, [%rd53+16];
ld.global.u64 %rd86, [%rd53+8];
ld.global.u64 %rd85, [%rd53];
bra.uni $L__BB5_6;
$L__BB5_5:
cvt.s64.s32 %rd54, %r1;
mul.lo.s64 %rd55, %rd42, %rd54;
add.s64 %rd85, %rd41, %rd55;
$L__BB5_6:
mov.u32 %r59, %ctaid.x;
shl.b32 %r60, %r59, 5;
mov.u32 %r61, %tid.x;
add.s32 %r14, %r60, %r61;
mov.u32 %r62, %ctaid.y;
shl.b32 %r63, %r62, 3;
mov.u32 %r64, %tid.y;
add.s32 %r15, %r63, %r64;
setp.ge.s32 %p3, %r14, %r81;
setp.ge.s32 %p4, %r15, %r82;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB5_62;
setp.neu.f64 %p6, %fd13, 0d0000000000000000;
@%p6 bra $L__BB5_9;
cvt.rn.f64.s32 %fd7, %r81;
cvt.rn.f64.s32 %fd8, %r79;
div.rn.f64 %fd9, %fd7, %fd8;
rcp.rn.f64 %fd13, %fd9;
$L__BB5_9:
setp.neu.f64 %p7, %fd14, 0d0000000000000000;
@%p7 bra $L__BB5_11;
cvt.rn.f64.s32 %fd10, %r82;
cvt.rn.f64.s32 %fd11, %r80;
div.rn.f64 %fd12, %fd10, %fd11;
rcp.rn.f64 %fd14, %fd12;
$L__BB5_11:
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r46;
.param .b32 param1;
st.param.b32 [param1+0], %r14;
.param .b64 param2;
st.param.f64 [param2+0], %fd13;
.param .b32 param3;
st.param.b32 [param3+0], %r79;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
_Z7span_ofiidi,
(
param0,
param1,
param2,
param3
);
ld.param.b32 %r21, [retval0+0];
ld.param.b32 %r22, [retval0+4];
ld.param.f32 %f1, [retval0+8];
ld.param.f32 %f2, [retval0+12];
ld.param.f32 %f3, [retval0+16];
}
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r46;
.param .b32 param1;
st.param.b32 [param1+0], %r15;
.param .b64 param2;
st.param.f64 [param2+0], %fd14;
.param .b32 param3;
st.param.b32 [param3+0], %r80;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
_Z7span_ofiidi,
(
param0,
param1,
param2,
param3
);
ld.param.b32 %r23, [retval0+0];
ld.param.b32 %r25, [retval0+4];
ld.param.f32 %f4, [retval0+8];
ld.param.f32 %f5, [retval0+12];
ld.param.f32 %f6, [retval0+16];
}
setp.lt.s32 %p8, %r25, 1;
mov.f32 %f190, 0f00000000;
mov.f32 %f191, %f190;
mov.f32 %f192, %f190;
mov.f32 %f193, %f190;
@%p8 bra $L__BB5_54;
cvt.s64.s32 %rd27, %r21;
mov.u32 %r83, 0;
$L__BB5_13:
.pragma "nounroll";
setp.lt.s32 %p9, %r22, 1;
mov.f32 %f185, 0f00000000;
mov.f32 %f184, %f185;
mov.f32 %f183, %f185;
mov.f32 %f182, %f185;
@%p9 bra $L__BB5_53;
mov.u32 %r84, 0;
mov.u64 %rd89, %rd27;
$L__BB5_15:
.pragma "nounroll";
setp.eq.s32 %p10, %r46, 0;
@%p10 bra $L__BB5_42;
cvt.rn.f32.s32 %f90, %r84;
add.f32 %f91, %f90, 0f3F000000;
sub.f32 %f92, %f91, %f1;
mul.f32 %f93, %f2, %f92;
abs.f32 %f21, %f93;
setp.eq.s32 %p11, %r46, 1;
@%p11 bra $L__BB5_22;
setp.ne.s32 %p12, %r46, 2;
mov.f32 %f180, 0f00000000;
@%p12 bra $L__BB5_23;
setp.lt.f32 %p13, %f21, 0f3F800000;
@%p13 bra $L__BB5_21;
bra.uni $L__BB5_19;
$L__BB5_21:
fma.rn.f32 %f97, %f21, 0f3FC00000, 0fC0200000;
mul.f32 %f98, %f21, %f97;
fma.rn.f32 %f180, %f21, %f98, 0f3F800000;
bra.uni $L__BB5_41;
$L__BB5_42:
add.s32 %r69, %r84, 1;
cvt.rn.f32.s32 %f150, %r69;
min.f32 %f151, %f150, %f2;
cvt.rn.f32.s32 %f152, %r84;
max.f32 %f153, %f152, %f1;
sub.f32 %f51, %f151, %f153;
setp.leu.f32 %p26, %f51, 0f3A83126F;
mov.f32 %f181, 0f00000000;
@%p26 bra $L__BB5_44;
mul.f32 %f181, %f3, %f51;
bra.uni $L__BB5_44;
$L__BB5_22:
mov.f32 %f99, 0f3F800000;
sub.f32 %f100, %f99, %f21;
mov.f32 %f101, 0f00000000;
max.f32 %f180, %f100, %f101;
bra.uni $L__BB5_41;
$L__BB5_23:
setp.geu.f32 %p15, %f21, 0f40400000;
@%p15 bra $L__BB5_41;
setp.eq.f32 %p16, %f21, 0f00000000;
mov.f32 %f179, 0f3F800000;
mov.f32 %f175, %f179;
@%p16 bra $L__BB5_32;
add.f32 %f105, %f21, %f21;
cvt.rni.f32.f32 %f106, %f105;
cvt.rzi.s32.f32 %r32, %f106;
neg.f32 %f107, %f106;
mov.f32 %f108, 0f3F000000;
fma.rn.f32 %f109, %f107, %f108, %f21;
mul.f32 %f110, %f109, 0f34222169;
mov.f32 %f111, 0f40490FDA;
fma.rn.f32 %f112, %f109, %f111, %f110;
mul.rn.f32 %f25, %f112, %f112;
and.b32 %r33, %r32, 1;
setp.eq.s32 %p17, %r33, 0;
selp.f32 %f26, %f112, 0f3F800000, %p17;
mov.f32 %f172, 0fB94D4153;
@%p17 bra $L__BB5_27;
mov.f32 %f113, 0fBAB607ED;
mov.f32 %f114, 0f37CBAC00;
fma.rn.f32 %f172, %f114, %f25, %f113;
$L__BB5_27:
selp.f32 %f115, 0f3C0885E4, 0f3D2AAABB, %p17;
fma.rn.f32 %f116, %f172, %f25, %f115;
selp.f32 %f117, 0fBE2AAAA8, 0fBEFFFFFF, %p17;
fma.rn.f32 %f118, %f116, %f25, %f117;
mov.f32 %f119, 0f00000000;
fma.rn.f32 %f120, %f25, %f26, %f119;
fma.rn.f32 %f174, %f118, %f120, %f26;
and.b32 %r67, %r32, 2;
setp.eq.s32 %p19, %r67, 0;
@%p19 bra $L__BB5_29;
mov.f32 %f122, 0fBF800000;
fma.rn.f32 %f174, %f174, %f122, %f119;
$L__BB5_29:
cvt.rzi.f32.f32 %f123, %f21;
setp.neu.f32 %p20, %f123, %f21;
@%p20 bra $L__BB5_31;
mov.f32 %f124, 0f00000000;
mul.rn.f32 %f174, %f21, %f124;
$L__BB5_31:
mul.f32 %f125, %f21, 0f40490FDB;
div.rn.f32 %f175, %f174, %f125;
$L__BB5_32:
mul.f32 %f36, %f21, 0f3EAAAAAB;
setp.eq.f32 %p21, %f36, 0f00000000;
@%p21 bra $L__BB5_40;
add.f32 %f128, %f36, %f36;
cvt.rni.f32.f32 %f129, %f128;
cvt.rzi.s32.f32 %r34, %f129;
neg.f32 %f130, %f129;
mov.f32 %f131, 0f3F000000;
fma.rn.f32 %f132, %f130, %f131, %f36;
mul.f32 %f133, %f132, 0f34222169;
mov.f32 %f134, 0f40490FDA;
fma.rn.f32 %f135, %f132, %f134, %f133;
mul.rn.f32 %f37, %f135, %f135;
and.b32 %r35, %r34, 1;
setp.eq.s32 %p22, %r35, 0;
selp.f32 %f38, %f135, 0f3F800000, %p22;
mov.f32 %f176, 0fB94D4153;
@%p22 bra $L__BB5_35;
mov.f32 %f136, 0fBAB607ED;
mov.f32 %f137, 0f37CBAC00;
fma.rn.f32 %f176, %f137, %f37, %f136;
$L__BB5_35:
selp.f32 %f138, 0f3C0885E4, 0f3D2AAABB, %p22;
fma.rn.f32 %f139, %f176, %f37, %f138;
selp.f32 %f140, 0fBE2AAAA8, 0fBEFFFFFF, %p22;
fma.rn.f32 %f141, %f139, %f37, %f140;
mov.f32 %f142, 0f00000000;
fma.rn.f32 %f143, %f37, %f38, %f142;
fma.rn.f32 %f178, %f141, %f143, %f38;
and.b32 %r68, %r34, 2;
setp.eq.s32 %p24, %r68, 0;
@%p24 bra $L__BB5_37;
mov.f32 %f145, 0fBF800000;
fma.rn.f32 %f178, %f178, %f145, %f142;
$L__BB5_37:
cvt.rzi.f32.f32 %f146, %f36;
setp.neu.f32 %p25, %f146, %f36;
@%p25 bra $L__BB5_39;
mov.f32 %f147, 0f00000000;
mul.rn.f32 %f178, %f36, %f147;
$L__BB5_39:
mul.f32 %f148, %f36, 0f40490FDB;
div.rn.f32 %f179, %f178, %f148;
$L__BB5_40:
mul.f32 %f180, %f175, %f179;
bra.uni $L__BB5_41;
$L__BB5_19:
setp.geu.f32 %p14, %f21, 0f40000000;
@%p14 bra $L__BB5_41;
fma.rn.f32 %f95, %f21, 0fBF000000, 0f40200000;
fma.rn.f32 %f96, %f21, %f95, 0fC0800000;
fma.rn.f32 %f180, %f21, %f96, 0f40000000;
$L__BB5_41:
mul.f32 %f181, %f3, %f180;
$L__BB5_44:
add.s32 %r70, %r83, %r23;
cvt.s64.s32 %rd56, %r70;
mul.lo.s64 %rd57, %rd82, %rd56;
mul.lo.s64 %rd58, %rd83, %rd89;
add.s64 %rd31, %rd58, %rd57;
setp.lt.s32 %p27, %r53, 1;
@%p27 bra $L__BB5_46;
add.s64 %rd59, %rd81, %rd31;
ld.global.nc.u16 %rs1, [%rd59];
cvt.f32.f16 %f154, %rs1;
fma.rn.f32 %f182, %f181, %f154, %f182;
$L__BB5_46:
setp.lt.s32 %p28, %r53, 2;
@%p28 bra $L__BB5_48;
add.s64 %rd61, %rd31, %rd84;
add.s64 %rd60, %rd81, %rd61;
ld.global.nc.u16 %rs3, [%rd60];
cvt.f32.f16 %f155, %rs3;
fma.rn.f32 %f183, %f181, %f155, %f183;
$L__BB5_48:
setp.lt.s32 %p29, %r53, 3;
@%p29 bra $L__BB5_50;
shl.b64 %rd63, %rd84, 1;
add.s64 %rd64, %rd31, %rd63;
add.s64 %rd62, %rd81, %rd64;
ld.global.nc.u16 %rs5, [%rd62];
cvt.f32.f16 %f156, %rs5;
fma.rn.f32 %f184, %f181, %f156, %f184;
$L__BB5_50:
setp.lt.s32 %p30, %r53, 4;
@%p30 bra $L__BB5_52;
mul.lo.s64 %rd66, %rd84, 3;
add.s64 %rd67, %rd31, %rd66;
add.s64 %rd65, %rd81, %rd67;
ld.global.nc.u16 %rs7, [%rd65];
cvt.f32.f16 %f157, %rs7;
fma.rn.f32 %f185, %f181, %f157, %f185;
$L__BB5_52:
add.s64 %rd89, %rd89, 1;
add.s32 %r84, %r84, 1;
setp.lt.s32 %p31, %r84, %r22;
@%p31 bra $L__BB5_15;
$L__BB5_53:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0], %r23;
st.param.b32 [param0+4], %r25;
st.param.f32 [param0+8], %f4;
st.param.f32 [param0+12], %f5;
st.param.f32 [param0+16], %f6;
.param .b32 param1;
st.param.b32 [param1+0], %r46;
.param .b32 param2;
st.param.b32 [param2+0], %r83;
.param .b32 retval0;
call.uni (retval0),
_Z11weight_once4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f158, [retval0+0];
}
fma.rn.f32 %f193, %f158, %f182, %f193;
fma.rn.f32 %f192, %f158, %f183, %f192;
fma.rn.f32 %f191, %f158, %f184, %f191;
fma.rn.f32 %f190, %f158, %f185, %f190;
add.s32 %r83, %r83, 1;
setp.lt.s32 %p32, %r83, %r25;
@%p32 bra $L__BB5_13;
$L__BB5_54:
cvt.s64.s32 %rd68, %r15;
mul.lo.s64 %rd69, %rd86, %rd68;
cvt.s64.s32 %rd70, %r14;
mul.lo.s64 %rd71, %rd87, %rd70;
add.s64 %rd34, %rd69, %rd71;
setp.lt.s32 %p33, %r53, 1;
@%p33 bra $L__BB5_56;
add.s64 %rd72, %rd85, %rd34;
cvt.rn.f16.f32 %rs9, %f193;
st.u16 [%rd72], %rs9;
$L__BB5_56:
setp.lt.s32 %p34, %r53, 2;
@%p34 bra $L__BB5_58;
add.s64 %rd73, %rd34, %rd88;
add.s64 %rd74, %rd85, %rd73;
cvt.rn.f16.f32 %rs10, %f192;
st.u16 [%rd74], %rs10;
$L__BB5_58:
setp.lt.s32 %p35, %r53, 3;
@%p35 bra $L__BB5_60;
shl.b64 %rd75, %rd88, 1;
add.s64 %rd76, %rd34, %rd75;
add.s64 %rd77, %rd85, %rd76;
cvt.rn.f16.f32 %rs11, %f191;
st.u16 [%rd77], %rs11;
$L__BB5_60:
setp.lt.s32 %p36, %r53, 4;
@%p36 bra $L__BB5_62;
mul.lo.s64 %rd78, %rd88, 3;
add.s64 %rd79, %rd34, %rd78;
add.s64 %rd80, %rd85, %rd79;
cvt.rn.f16.f32 %rs12, %f190;
st.u16 [%rd80], %rs12;
$L__BB5_62:
ret;
}
.visible .entry resample_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .f64 p4,
.param .f64 p5,
.param .u32 p6
)
.maxntid 256, 1, 1
{
.reg .pred %p<37>;
.reg .f32 %f<190>;
.reg .b32 %r<85>;
.reg .f64 %fd<15>;
.reg .b64 %rd<90>;
ld.param.u64 %rd36, [p0];
ld.param.v2.u32 {%r79, %r80}, [p1+32];
ld.param.v2.u32 {%r49, %r50}, [p1+40];
ld.param.u64 %rd41, [p2];
ld.param.v2.u32 {%r81, %r82}, [p3+32];
ld.param.v2.u32 {%r53, %r54}, [p3+40];
ld.param.f64 %fd13, [p4];
ld.param.f64 %fd14, [p5];
ld.param.u32 %r46, [p6];
ld.param.u64 %rd88, [p3+24];
ld.param.u64 %rd87, [p3+16];
ld.param.u64 %rd86, [p3+8];
ld.param.u64 %rd42, [p3];
ld.param.u64 %rd84, [p1+24];
ld.param.u64 %rd83, [p1+16];
ld.param.u64 %rd82, [p1+8];
ld.param.u64 %rd37, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r50, 0;
@%p1 bra $L__BB6_2;
cvta.to.global.u64 %rd46, %rd36;
mul.wide.s32 %rd47, %r1, 40;
add.s64 %rd48, %rd46, %rd47;
ld.global.v2.u32 {%r79, %r80}, [%rd48+32];
ld.global.u64 %rd84, [%rd48+24];
ld.global.u64 %rd83, [%rd48+16];
ld.global.u64 %rd82, [%rd48+8];
ld.global.u64 %rd81, [%rd48];
bra.uni $L__BB6_3;
$L__BB6_2:
cvt.s64.s32 %rd49, %r1;
mul.lo.s64 %rd50, %rd37, %rd49;
add.s64 %rd81, %rd36, %rd50;
$L__BB6_3:
setp.eq.s32 %p2, %r54, 0;
@%p2 bra $L__BB6_5;
cvta.to.global.u64 %rd51, %rd41;
mul.wide.s32 %rd52, %r1, 40;
add.s64 %rd53, %rd51, %rd52;
ld.global.v2.u32 {%r81, %r82}, [%rd53+32];
ld.global.u64 %rd88, [%rd53+24];
ld.global.u64 %rd87, [%rd53+16];
ld.global.u64 %rd86, [%rd53+8];
ld.global.u64 %rd85, [%rd53];
bra.uni $L__BB6_6;
$L__BB6_5:
cvt.s64.s32 %rd54, %r1;
mul.lo.s64 %rd55, %rd42, %rd54;
add.s64 %rd85, %rd41, %rd55;
$L__BB6_6:
mov.u32 %r59, %ctaid.x;
shl.b32 %r60, %r59, 5;
mov.u32 %r61, %tid.x;
add.s32 %r14, %r60, %r61;
mov.u32 %r62, %ctaid.y;
shl.b32 %r63, %r62, 3;
mov.u32 %r64, %tid.y;
add.s32 %r15, %r63, %r64;
setp.ge.s32 %p3, %r14, %r81;
setp.ge.s32 %p4, %r15, %r82;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB6_62;
setp.neu.f64 %p6, %fd13, 0d0000000000000000;
@%p6 bra $L__BB6_9;
cvt.rn.f64.s32 %fd7, %r81;
cvt.rn.f64.s32 %fd8, %r79;
div.rn.f64 %fd9, %fd7, %fd8;
rcp.rn.f64 %fd13, %fd9;
$L__BB6_9:
setp.neu.f64 %p7, %fd14, 0d0000000000000000;
@%p7 bra $L__BB6_11;
cvt.rn.f64.s32 %fd10, %r82;
cvt.rn.f64.s32 %fd11, %r80;
div.rn.f64 %fd12, %fd10, %fd11;
rcp.rn.f64 %fd14, %fd12;
$L__BB6_11:
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r46;
.param .b32 param1;
st.param.b32 [param1+0], %r14;
.param .b64 param2;
st.param.f64 [param2+0], %fd13;
.param .b32 param3;
st.param.b32 [param3+0], %r79;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
_Z7span_ofiidi,
(
param0,
param1,
param2,
param3
);
ld.param.b32 %r21, [retval0+0];
ld.param.b32 %r22, [retval0+4];
ld.param.f32 %f1, [retval0+8];
ld.param.f32 %f2, [retval0+12];
ld.param.f32 %f3, [retval0+16];
}
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r46;
.param .b32 param1;
st.param.b32 [param1+0], %r15;
.param .b64 param2;
st.param.f64 [param2+0], %fd14;
.param .b32 param3;
st.param.b32 [param3+0], %r80;
.param .align 4 .b8 retval0[20];
call.uni (retval0),
_Z7span_ofiidi,
(
param0,
param1,
param2,
param3
);
ld.param.b32 %r23, [retval0+0];
ld.param.b32 %r25, [retval0+4];
ld.param.f32 %f4, [retval0+8];
ld.param.f32 %f5, [retval0+12];
ld.param.f32 %f6, [retval0+16];
}
setp.lt.s32 %p8, %r25, 1;
mov.f32 %f186, 0f00000000;
mov.f32 %f187, %f186;
mov.f32 %f188, %f186;
mov.f32 %f189, %f186;
@%p8 bra $L__BB6_54;
cvt.s64.s32 %rd27, %r21;
mov.u32 %r83, 0;
$L__BB6_13:
.pragma "nounroll";
setp.lt.s32 %p9, %r22, 1;
mov.f32 %f181, 0f00000000;
mov.f32 %f180, %f181;
mov.f32 %f179, %f181;
mov.f32 %f178, %f181;
@%p9 bra $L__BB6_53;
mov.u32 %r84, 0;
mov.u64 %rd89, %rd27;
$L__BB6_15:
.pragma "nounroll";
setp.eq.s32 %p10, %r46, 0;
@%p10 bra $L__BB6_42;
cvt.rn.f32.s32 %f90, %r84;
add.f32 %f91, %f90, 0f3F000000;
sub.f32 %f92, %f91, %f1;
mul.f32 %f93, %f2, %f92;
abs.f32 %f21, %f93;
setp.eq.s32 %p11, %r46, 1;
@%p11 bra $L__BB6_22;
setp.ne.s32 %p12, %r46, 2;
mov.f32 %f176, 0f00000000;
@%p12 bra $L__BB6_23;
setp.lt.f32 %p13, %f21, 0f3F800000;
@%p13 bra $L__BB6_21;
bra.uni $L__BB6_19;
$L__BB6_21:
fma.rn.f32 %f97, %f21, 0f3FC00000, 0fC0200000;
mul.f32 %f98, %f21, %f97;
fma.rn.f32 %f176, %f21, %f98, 0f3F800000;
bra.uni $L__BB6_41;
$L__BB6_42:
add.s32 %r69, %r84, 1;
cvt.rn.f32.s32 %f150, %r69;
min.f32 %f151, %f150, %f2;
cvt.rn.f32.s32 %f152, %r84;
max.f32 %f153, %f152, %f1;
sub.f32 %f51, %f151, %f153;
setp.leu.f32 %p26, %f51, 0f3A83126F;
mov.f32 %f177, 0f00000000;
@%p26 bra $L__BB6_44;
mul.f32 %f177, %f3, %f51;
bra.uni $L__BB6_44;
$L__BB6_22:
mov.f32 %f99, 0f3F800000;
sub.f32 %f100, %f99, %f21;
mov.f32 %f101, 0f00000000;
max.f32 %f176, %f100, %f101;
bra.uni $L__BB6_41;
$L__BB6_23:
setp.geu.f32 %p15, %f21, 0f40400000;
@%p15 bra $L__BB6_41;
setp.eq.f32 %p16, %f21, 0f00000000;
mov.f32 %f175, 0f3F800000;
mov.f32 %f171, %f175;
@%p16 bra $L__BB6_32;
add.f32 %f105, %f21, %f21;
cvt.rni.f32.f32 %f106, %f105;
cvt.rzi.s32.f32 %r32, %f106;
neg.f32 %f107, %f106;
mov.f32 %f108, 0f3F000000;
fma.rn.f32 %f109, %f107, %f108, %f21;
mul.f32 %f110, %f109, 0f34222169;
mov.f32 %f111, 0f40490FDA;
fma.rn.f32 %f112, %f109, %f111, %f110;
mul.rn.f32 %f25, %f112, %f112;
and.b32 %r33, %r32, 1;
setp.eq.s32 %p17, %r33, 0;
selp.f32 %f26, %f112, 0f3F800000, %p17;
mov.f32 %f168, 0fB94D4153;
@%p17 bra $L__BB6_27;
mov.f32 %f113, 0fBAB607ED;
mov.f32 %f114, 0f37CBAC00;
fma.rn.f32 %f168, %f114, %f25, %f113;
$L__BB6_27:
selp.f32 %f115, 0f3C0885E4, 0f3D2AAABB, %p17;
fma.rn.f32 %f116, %f168, %f25, %f115;
selp.f32 %f117, 0fBE2AAAA8, 0fBEFFFFFF, %p17;
fma.rn.f32 %f118, %f116, %f25, %f117;
mov.f32 %f119, 0f00000000;
fma.rn.f32 %f120, %f25, %f26, %f119;
fma.rn.f32 %f170, %f118, %f120, %f26;
and.b32 %r67, %r32, 2;
setp.eq.s32 %p19, %r67, 0;
@%p19 bra $L__BB6_29;
mov.f32 %f122, 0fBF800000;
fma.rn.f32 %f170, %f170, %f122, %f119;
$L__BB6_29:
cvt.rzi.f32.f32 %f123, %f21;
setp.neu.f32 %p20, %f123, %f21;
@%p20 bra $L__BB6_31;
mov.f32 %f124, 0f00000000;
mul.rn.f32 %f170, %f21, %f124;
$L__BB6_31:
mul.f32 %f125, %f21, 0f40490FDB;
div.rn.f32 %f171, %f170, %f125;
$L__BB6_32:
mul.f32 %f36, %f21, 0f3EAAAAAB;
setp.eq.f32 %p21, %f36, 0f00000000;
@%p21 bra $L__BB6_40;
add.f32 %f128, %f36, %f36;
cvt.rni.f32.f32 %f129, %f128;
cvt.rzi.s32.f32 %r34, %f129;
neg.f32 %f130, %f129;
mov.f32 %f131, 0f3F000000;
fma.rn.f32 %f132, %f130, %f131, %f36;
mul.f32 %f133, %f132, 0f34222169;
mov.f32 %f134, 0f40490FDA;
fma.rn.f32 %f135, %f132, %f134, %f133;
mul.rn.f32 %f37, %f135, %f135;
and.b32 %r35, %r34, 1;
setp.eq.s32 %p22, %r35, 0;
selp.f32 %f38, %f135, 0f3F800000, %p22;
mov.f32 %f172, 0fB94D4153;
@%p22 bra $L__BB6_35;
mov.f32 %f136, 0fBAB607ED;
mov.f32 %f137, 0f37CBAC00;
fma.rn.f32 %f172, %f137, %f37, %f136;
$L__BB6_35:
selp.f32 %f138, 0f3C0885E4, 0f3D2AAABB, %p22;
fma.rn.f32 %f139, %f172, %f37, %f138;
selp.f32 %f140, 0fBE2AAAA8, 0fBEFFFFFF, %p22;
fma.rn.f32 %f141, %f139, %f37, %f140;
mov.f32 %f142, 0f00000000;
fma.rn.f32 %f143, %f37, %f38, %f142;
fma.rn.f32 %f174, %f141, %f143, %f38;
and.b32 %r68, %r34, 2;
setp.eq.s32 %p24, %r68, 0;
@%p24 bra $L__BB6_37;
mov.f32 %f145, 0fBF800000;
fma.rn.f32 %f174, %f174, %f145, %f142;
$L__BB6_37:
cvt.rzi.f32.f32 %f146, %f36;
setp.neu.f32 %p25, %f146, %f36;
@%p25 bra $L__BB6_39;
mov.f32 %f147, 0f00000000;
mul.rn.f32 %f174, %f36, %f147;
$L__BB6_39:
mul.f32 %f148, %f36, 0f40490FDB;
div.rn.f32 %f175, %f174, %f148;
$L__BB6_40:
mul.f32 %f176, %f171, %f175;
bra.uni $L__BB6_41;
$L__BB6_19:
setp.geu.f32 %p14, %f21, 0f40000000;
@%p14 bra $L__BB6_41;
fma.rn.f32 %f95, %f21, 0fBF000000, 0f40200000;
fma.rn.f32 %f96, %f21, %f95, 0fC0800000;
fma.rn.f32 %f176, %f21, %f96, 0f40000000;
$L__BB6_41:
mul.f32 %f177, %f3, %f176;
$L__BB6_44:
add.s32 %r70, %r83, %r23;
cvt.s64.s32 %rd56, %r70;
mul.lo.s64 %rd57, %rd82, %rd56;
mul.lo.s64 %rd58, %rd83, %rd89;
add.s64 %rd31, %rd58, %rd57;
setp.lt.s32 %p27, %r53, 1;
@%p27 bra $L__BB6_46;
add.s64 %rd59, %rd81, %rd31;
ld.global.nc.f32 %f154, [%rd59];
fma.rn.f32 %f178, %f177, %f154, %f178;
$L__BB6_46:
setp.lt.s32 %p28, %r53, 2;
@%p28 bra $L__BB6_48;
add.s64 %rd61, %rd31, %rd84;
add.s64 %rd60, %rd81, %rd61;
ld.global.nc.f32 %f155, [%rd60];
fma.rn.f32 %f179, %f177, %f155, %f179;
$L__BB6_48:
setp.lt.s32 %p29, %r53, 3;
@%p29 bra $L__BB6_50;
shl.b64 %rd63, %rd84, 1;
add.s64 %rd64, %rd31, %rd63;
add.s64 %rd62, %rd81, %rd64;
ld.global.nc.f32 %f156, [%rd62];
fma.rn.f32 %f180, %f177, %f156, %f180;
$L__BB6_50:
setp.lt.s32 %p30, %r53, 4;
@%p30 bra $L__BB6_52;
mul.lo.s64 %rd66, %rd84, 3;
add.s64 %rd67, %rd31, %rd66;
add.s64 %rd65, %rd81, %rd67;
ld.global.nc.f32 %f157, [%rd65];
fma.rn.f32 %f181, %f177, %f157, %f181;
$L__BB6_52:
add.s64 %rd89, %rd89, 1;
add.s32 %r84, %r84, 1;
setp.lt.s32 %p31, %r84, %r22;
@%p31 bra $L__BB6_15;
$L__BB6_53:
{
.reg .b32 temp_param_reg;
.param .align 4 .b8 param0[20];
st.param.b32 [param0+0], %r23;
st.param.b32 [param0+4], %r25;
st.param.f32 [param0+8], %f4;
st.param.f32 [param0+12], %f5;
st.param.f32 [param0+16], %f6;
.param .b32 param1;
st.param.b32 [param1+0], %r46;
.param .b32 param2;
st.param.b32 [param2+0], %r83;
.param .b32 retval0;
call.uni (retval0),
_Z11weight_once4Spanii,
(
param0,
param1,
param2
);
ld.param.f32 %f158, [retval0+0];
}
fma.rn.f32 %f189, %f158, %f178, %f189;
fma.rn.f32 %f188, %f158, %f179, %f188;
fma.rn.f32 %f187, %f158, %f180, %f187;
fma.rn.f32 %f186, %f158, %f181, %f186;
add.s32 %r83, %r83, 1;
setp.lt.s32 %p32, %r83, %r25;
@%p32 bra $L__BB6_13;
$L__BB6_54:
cvt.s64.s32 %rd68, %r15;
mul.lo.s64 %rd69, %rd86, %rd68;
cvt.s64.s32 %rd70, %r14;
mul.lo.s64 %rd71, %rd87, %rd70;
add.s64 %rd34, %rd69, %rd71;
setp.lt.s32 %p33, %r53, 1;
@%p33 bra $L__BB6_56;
add.s64 %rd72, %rd85, %rd34;
st.f32 [%rd72], %f189;
$L__BB6_56:
setp.lt.s32 %p34, %r53, 2;
@%p34 bra $L__BB6_58;
add.s64 %rd73, %rd34, %rd88;
add.s64 %rd74, %rd85, %rd73;
st.f32 [%rd74], %f188;
$L__BB6_58:
setp.lt.s32 %p35, %r53, 3;
@%p35 bra $L__BB6_60;
shl.b64 %rd75, %rd88, 1;
add.s64 %rd76, %rd34, %rd75;
add.s64 %rd77, %rd85, %rd76;
st.f32 [%rd77], %f187;
$L__BB6_60:
setp.lt.s32 %p36, %r53, 4;
@%p36 bra $L__BB6_62;
mul.lo.s64 %rd78, %rd88, 3;
add.s64 %rd79, %rd34, %rd78;
add.s64 %rd80, %rd85, %rd79;
st.f32 [%rd80], %f186;
$L__BB6_62:
ret;
}
`;
