// Made from kernels/preprocess.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/preprocess.cu`. */
export const PREPROCESS: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN44_INTERNAL_00000000_13_preprocess_cu_56c0a44a2nv6target5sm_90E = 90;
.visible .entry preprocess_u8_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256, 1, 1
{
.reg .pred %p<21>;
.reg .b16 %rs<10>;
.reg .f32 %f<36>;
.reg .b32 %r<156>;
.reg .f64 %fd<33>;
.reg .b64 %rd<84>;
ld.param.u64 %rd29, [p0];
ld.param.v2.u32 {%r142, %r143}, [p1+32];
ld.param.v2.u32 {%r72, %r73}, [p1+40];
ld.param.u64 %rd34, [p2];
ld.param.v2.u32 {%r144, %r145}, [p3+32];
ld.param.v2.u32 {%r76, %r77}, [p3+40];
ld.param.v2.u32 {%r146, %r147}, [p4+16];
ld.param.v2.u32 {%r148, %r149}, [p4+24];
ld.param.v2.u32 {%r150, %r151}, [p4+32];
ld.param.v2.u32 {%r152, %r153}, [p4+40];
ld.param.u64 %rd39, [p5];
ld.param.u32 %r69, [p6+56];
ld.param.u32 %r68, [p6+52];
ld.param.u32 %r67, [p6+48];
ld.param.f32 %f35, [p6+32];
ld.param.f32 %f13, [p6+16];
ld.param.f32 %f9, [p6];
ld.param.f64 %fd32, [p4+8];
ld.param.f64 %fd31, [p4];
ld.param.u64 %rd83, [p3+24];
ld.param.u64 %rd82, [p3+16];
ld.param.u64 %rd81, [p3+8];
ld.param.u64 %rd35, [p3];
ld.param.u64 %rd79, [p1+16];
ld.param.u64 %rd78, [p1+8];
ld.param.u64 %rd30, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r73, 0;
@%p1 bra $L__BB0_2;
cvta.to.global.u64 %rd40, %rd29;
mul.wide.s32 %rd41, %r1, 40;
add.s64 %rd42, %rd40, %rd41;
ld.global.v2.u32 {%r142, %r143}, [%rd42+32];
ld.global.u64 %rd79, [%rd42+16];
ld.global.u64 %rd78, [%rd42+8];
ld.global.u64 %rd77, [%rd42];
bra.uni $L__BB0_3;
$L__BB0_2:
cvt.s64.s32 %rd43, %r1;
mul.lo.s64 %rd44, %rd30, %rd43;
add.s64 %rd77, %rd29, %rd44;
$L__BB0_3:
setp.eq.s32 %p2, %r77, 0;
@%p2 bra $L__BB0_5;
cvta.to.global.u64 %rd45, %rd34;
mul.wide.s32 %rd46, %r1, 40;
add.s64 %rd47, %rd45, %rd46;
ld.global.v2.u32 {%r144, %r145}, [%rd47+32];
ld.global.u64 %rd83, [%rd47+24];
ld.global.u64 %rd82, [%rd47+16];
ld.global.u64 %rd81, [%rd47+8];
ld.global.u64 %rd80, [%rd47];
bra.uni $L__BB0_6;
$L__BB0_5:
cvt.s64.s32 %rd48, %r1;
mul.lo.s64 %rd49, %rd35, %rd48;
add.s64 %rd80, %rd34, %rd49;
$L__BB0_6:
mov.u32 %r91, %ctaid.x;
shl.b32 %r92, %r91, 5;
mov.u32 %r93, %tid.x;
add.s32 %r14, %r92, %r93;
mov.u32 %r94, %ctaid.y;
shl.b32 %r95, %r94, 3;
mov.u32 %r96, %tid.y;
add.s32 %r15, %r95, %r96;
setp.ge.s32 %p3, %r14, %r144;
setp.ge.s32 %p4, %r15, %r145;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB0_29;
bra.uni $L__BB0_7;
$L__BB0_29:
ret;
$L__BB0_7:
setp.eq.s64 %p6, %rd39, 0;
@%p6 bra $L__BB0_9;
cvta.to.global.u64 %rd50, %rd39;
mul.wide.u32 %rd51, %r1, 48;
add.s64 %rd52, %rd50, %rd51;
ld.global.f64 %fd31, [%rd52];
ld.global.f64 %fd32, [%rd52+8];
ld.global.v2.u32 {%r146, %r147}, [%rd52+16];
ld.global.v2.u32 {%r148, %r149}, [%rd52+24];
ld.global.v2.u32 {%r150, %r151}, [%rd52+32];
ld.global.v2.u32 {%r152, %r153}, [%rd52+40];
$L__BB0_9:
sub.s32 %r41, %r14, %r146;
not.b32 %r106, %r41;
add.s32 %r107, %r148, %r106;
setp.eq.s32 %p7, %r152, 0;
selp.b32 %r108, %r41, %r107, %p7;
add.s32 %r109, %r108, %r150;
sub.s32 %r42, %r15, %r147;
cvt.rn.f64.s32 %fd7, %r109;
setp.eq.s32 %p8, %r69, 0;
@%p8 bra $L__BB0_11;
mul.f64 %fd11, %fd31, %fd7;
cvt.rmi.f64.f64 %fd12, %fd11;
cvt.rzi.s32.f64 %r154, %fd12;
mov.f32 %f33, 0f00000000;
bra.uni $L__BB0_12;
$L__BB0_11:
mov.f64 %fd13, 0d3FE0000000000000;
add.rn.f64 %fd14, %fd7, %fd13;
mul.rn.f64 %fd15, %fd14, %fd31;
mov.f64 %fd16, 0dBFE0000000000000;
add.rn.f64 %fd17, %fd15, %fd16;
cvt.rmi.f64.f64 %fd18, %fd17;
cvt.rzi.s32.f64 %r154, %fd18;
neg.f64 %fd19, %fd18;
add.rn.f64 %fd20, %fd17, %fd19;
cvt.rn.f32.f64 %f33, %fd20;
$L__BB0_12:
setp.eq.s32 %p9, %r153, 0;
not.b32 %r110, %r42;
add.s32 %r111, %r149, %r110;
selp.b32 %r112, %r42, %r111, %p9;
add.s32 %r113, %r112, %r151;
cvt.rn.f64.s32 %fd8, %r113;
@%p8 bra $L__BB0_14;
mul.f64 %fd21, %fd32, %fd8;
cvt.rmi.f64.f64 %fd22, %fd21;
cvt.rzi.s32.f64 %r155, %fd22;
mov.f32 %f34, 0f00000000;
bra.uni $L__BB0_15;
$L__BB0_14:
mov.f64 %fd23, 0d3FE0000000000000;
add.rn.f64 %fd24, %fd8, %fd23;
mul.rn.f64 %fd25, %fd24, %fd32;
mov.f64 %fd26, 0dBFE0000000000000;
add.rn.f64 %fd27, %fd25, %fd26;
cvt.rmi.f64.f64 %fd28, %fd27;
cvt.rzi.s32.f64 %r155, %fd28;
neg.f64 %fd29, %fd28;
add.rn.f64 %fd30, %fd27, %fd29;
cvt.rn.f32.f64 %f34, %fd30;
$L__BB0_15:
setp.ge.u32 %p11, %r41, %r148;
setp.ge.u32 %p12, %r42, %r149;
or.pred %p13, %p11, %p12;
@%p13 bra $L__BB0_17;
max.s32 %r118, %r154, 0;
add.s32 %r119, %r142, -1;
add.s32 %r120, %r154, 1;
max.s32 %r121, %r120, 0;
max.s32 %r122, %r155, 0;
add.s32 %r123, %r143, -1;
add.s32 %r124, %r155, 1;
max.s32 %r125, %r124, 0;
min.s32 %r126, %r122, %r123;
cvt.s64.s32 %rd57, %r126;
mul.lo.s64 %rd58, %rd78, %rd57;
min.s32 %r127, %r118, %r119;
cvt.s64.s32 %rd59, %r127;
mul.lo.s64 %rd60, %rd79, %rd59;
add.s64 %rd61, %rd58, %rd60;
add.s64 %rd53, %rd77, %rd61;
ld.global.nc.u8 %r114, [%rd53];
cvt.u16.u32 %rs1, %r114;
and.b16 %rs2, %rs1, 255;
cvt.rn.f32.u16 %f23, %rs2;
min.s32 %r128, %r121, %r119;
cvt.s64.s32 %rd62, %r128;
mul.lo.s64 %rd63, %rd79, %rd62;
add.s64 %rd64, %rd58, %rd63;
add.s64 %rd54, %rd77, %rd64;
ld.global.nc.u8 %r115, [%rd54];
cvt.u16.u32 %rs3, %r115;
and.b16 %rs4, %rs3, 255;
cvt.rn.f32.u16 %f24, %rs4;
sub.rn.f32 %f25, %f24, %f23;
fma.rn.f32 %f26, %f25, %f33, %f23;
min.s32 %r129, %r125, %r123;
cvt.s64.s32 %rd65, %r129;
mul.lo.s64 %rd66, %rd78, %rd65;
add.s64 %rd67, %rd66, %rd60;
add.s64 %rd55, %rd77, %rd67;
ld.global.nc.u8 %r116, [%rd55];
cvt.u16.u32 %rs5, %r116;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f27, %rs6;
add.s64 %rd68, %rd66, %rd63;
add.s64 %rd56, %rd77, %rd68;
ld.global.nc.u8 %r117, [%rd56];
cvt.u16.u32 %rs7, %r117;
and.b16 %rs8, %rs7, 255;
cvt.rn.f32.u16 %f28, %rs8;
sub.rn.f32 %f29, %f28, %f27;
fma.rn.f32 %f30, %f29, %f33, %f27;
sub.rn.f32 %f31, %f30, %f26;
fma.rn.f32 %f35, %f31, %f34, %f26;
$L__BB0_17:
add.s32 %r131, %r76, -1;
setp.eq.s32 %p14, %r68, 0;
selp.b32 %r132, 0, %r131, %p14;
fma.rn.f32 %f8, %f35, %f9, %f13;
cvt.s64.s32 %rd69, %r15;
mul.lo.s64 %rd70, %rd81, %rd69;
cvt.s64.s32 %rd71, %r14;
mul.lo.s64 %rd72, %rd82, %rd71;
add.s64 %rd73, %rd70, %rd72;
cvt.s64.s32 %rd74, %r132;
mul.lo.s64 %rd75, %rd83, %rd74;
add.s64 %rd76, %rd73, %rd75;
add.s64 %rd28, %rd80, %rd76;
setp.gt.s32 %p15, %r67, 1;
@%p15 bra $L__BB0_20;
bra.uni $L__BB0_18;
$L__BB0_20:
setp.eq.s32 %p16, %r67, 2;
@%p16 bra $L__BB0_24;
setp.eq.s32 %p17, %r67, 4;
@%p17 bra $L__BB0_27;
setp.ne.s32 %p18, %r67, 3;
@%p18 bra $L__BB0_28;
cvt.rn.f16.f32 %rs9, %f8;
st.u16 [%rd28], %rs9;
bra.uni $L__BB0_29;
$L__BB0_18:
setp.eq.s32 %p19, %r67, 0;
@%p19 bra $L__BB0_26;
setp.eq.s32 %p20, %r67, 1;
@%p20 bra $L__BB0_25;
bra.uni $L__BB0_28;
$L__BB0_25:
cvt.rni.s32.f32 %r136, %f8;
max.s32 %r137, %r136, 0;
min.s32 %r138, %r137, 65535;
st.u16 [%rd28], %r138;
bra.uni $L__BB0_29;
$L__BB0_24:
cvt.rni.s32.f32 %r133, %f8;
max.s32 %r134, %r133, -32768;
min.s32 %r135, %r134, 32767;
st.u16 [%rd28], %r135;
bra.uni $L__BB0_29;
$L__BB0_27:
st.f32 [%rd28], %f8;
bra.uni $L__BB0_29;
$L__BB0_26:
cvt.rni.s32.f32 %r139, %f8;
max.s32 %r140, %r139, 0;
min.s32 %r141, %r140, 255;
st.u8 [%rd28], %r141;
bra.uni $L__BB0_29;
$L__BB0_28:
st.f32 [%rd28], %f8;
bra.uni $L__BB0_29;
}
.visible .entry preprocess_u8_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256, 1, 1
{
.reg .pred %p<35>;
.reg .b16 %rs<28>;
.reg .f32 %f<78>;
.reg .b32 %r<186>;
.reg .f64 %fd<33>;
.reg .b64 %rd<111>;
ld.param.u64 %rd37, [p0];
ld.param.v2.u32 {%r172, %r173}, [p1+32];
ld.param.v2.u32 {%r73, %r74}, [p1+40];
ld.param.u64 %rd42, [p2];
ld.param.v2.u32 {%r174, %r175}, [p3+32];
ld.param.v2.u32 {%r77, %r78}, [p3+40];
ld.param.v2.u32 {%r176, %r177}, [p4+16];
ld.param.v2.u32 {%r178, %r179}, [p4+24];
ld.param.v2.u32 {%r180, %r181}, [p4+32];
ld.param.v2.u32 {%r182, %r183}, [p4+40];
ld.param.u64 %rd47, [p5];
ld.param.u32 %r70, [p6+56];
ld.param.u32 %r69, [p6+52];
ld.param.u32 %r68, [p6+48];
ld.param.f32 %f77, [p6+40];
ld.param.f32 %f76, [p6+36];
ld.param.f32 %f75, [p6+32];
ld.param.f32 %f35, [p6+24];
ld.param.f32 %f34, [p6+20];
ld.param.f32 %f33, [p6+16];
ld.param.f32 %f31, [p6+8];
ld.param.f32 %f30, [p6+4];
ld.param.f32 %f29, [p6];
ld.param.f64 %fd32, [p4+8];
ld.param.f64 %fd31, [p4];
ld.param.u64 %rd110, [p3+24];
ld.param.u64 %rd109, [p3+16];
ld.param.u64 %rd108, [p3+8];
ld.param.u64 %rd43, [p3];
ld.param.u64 %rd106, [p1+24];
ld.param.u64 %rd105, [p1+16];
ld.param.u64 %rd104, [p1+8];
ld.param.u64 %rd38, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r74, 0;
@%p2 bra $L__BB1_2;
cvta.to.global.u64 %rd48, %rd37;
mul.wide.s32 %rd49, %r1, 40;
add.s64 %rd50, %rd48, %rd49;
ld.global.v2.u32 {%r172, %r173}, [%rd50+32];
ld.global.u64 %rd106, [%rd50+24];
ld.global.u64 %rd105, [%rd50+16];
ld.global.u64 %rd104, [%rd50+8];
ld.global.u64 %rd103, [%rd50];
bra.uni $L__BB1_3;
$L__BB1_2:
cvt.s64.s32 %rd51, %r1;
mul.lo.s64 %rd52, %rd38, %rd51;
add.s64 %rd103, %rd37, %rd52;
$L__BB1_3:
setp.eq.s32 %p3, %r78, 0;
@%p3 bra $L__BB1_5;
cvta.to.global.u64 %rd53, %rd42;
mul.wide.s32 %rd54, %r1, 40;
add.s64 %rd55, %rd53, %rd54;
ld.global.v2.u32 {%r174, %r175}, [%rd55+32];
ld.global.u64 %rd110, [%rd55+24];
ld.global.u64 %rd109, [%rd55+16];
ld.global.u64 %rd108, [%rd55+8];
ld.global.u64 %rd107, [%rd55];
bra.uni $L__BB1_6;
$L__BB1_5:
cvt.s64.s32 %rd56, %r1;
mul.lo.s64 %rd57, %rd43, %rd56;
add.s64 %rd107, %rd42, %rd57;
$L__BB1_6:
mov.u32 %r92, %ctaid.x;
shl.b32 %r93, %r92, 5;
mov.u32 %r94, %tid.x;
add.s32 %r14, %r93, %r94;
mov.u32 %r95, %ctaid.y;
shl.b32 %r96, %r95, 3;
mov.u32 %r97, %tid.y;
add.s32 %r15, %r96, %r97;
setp.ge.s32 %p4, %r14, %r174;
setp.ge.s32 %p5, %r15, %r175;
or.pred %p6, %p5, %p4;
@%p6 bra $L__BB1_57;
setp.eq.s64 %p7, %rd47, 0;
@%p7 bra $L__BB1_9;
cvta.to.global.u64 %rd58, %rd47;
mul.wide.u32 %rd59, %r1, 48;
add.s64 %rd60, %rd58, %rd59;
ld.global.f64 %fd31, [%rd60];
ld.global.f64 %fd32, [%rd60+8];
ld.global.v2.u32 {%r176, %r177}, [%rd60+16];
ld.global.v2.u32 {%r178, %r179}, [%rd60+24];
ld.global.v2.u32 {%r180, %r181}, [%rd60+32];
ld.global.v2.u32 {%r182, %r183}, [%rd60+40];
$L__BB1_9:
sub.s32 %r41, %r14, %r176;
not.b32 %r107, %r41;
add.s32 %r108, %r178, %r107;
setp.eq.s32 %p8, %r182, 0;
selp.b32 %r109, %r41, %r108, %p8;
add.s32 %r110, %r109, %r180;
sub.s32 %r42, %r15, %r177;
cvt.rn.f64.s32 %fd7, %r110;
setp.eq.s32 %p9, %r70, 0;
@%p9 bra $L__BB1_11;
mul.f64 %fd11, %fd31, %fd7;
cvt.rmi.f64.f64 %fd12, %fd11;
cvt.rzi.s32.f64 %r184, %fd12;
mov.f32 %f73, 0f00000000;
bra.uni $L__BB1_12;
$L__BB1_11:
mov.f64 %fd13, 0d3FE0000000000000;
add.rn.f64 %fd14, %fd7, %fd13;
mul.rn.f64 %fd15, %fd14, %fd31;
mov.f64 %fd16, 0dBFE0000000000000;
add.rn.f64 %fd17, %fd15, %fd16;
cvt.rmi.f64.f64 %fd18, %fd17;
cvt.rzi.s32.f64 %r184, %fd18;
neg.f64 %fd19, %fd18;
add.rn.f64 %fd20, %fd17, %fd19;
cvt.rn.f32.f64 %f73, %fd20;
$L__BB1_12:
setp.eq.s32 %p10, %r183, 0;
not.b32 %r111, %r42;
add.s32 %r112, %r179, %r111;
selp.b32 %r113, %r42, %r112, %p10;
add.s32 %r114, %r113, %r181;
cvt.rn.f64.s32 %fd8, %r114;
@%p9 bra $L__BB1_14;
mul.f64 %fd21, %fd32, %fd8;
cvt.rmi.f64.f64 %fd22, %fd21;
cvt.rzi.s32.f64 %r185, %fd22;
mov.f32 %f74, 0f00000000;
bra.uni $L__BB1_15;
$L__BB1_14:
mov.f64 %fd23, 0d3FE0000000000000;
add.rn.f64 %fd24, %fd8, %fd23;
mul.rn.f64 %fd25, %fd24, %fd32;
mov.f64 %fd26, 0dBFE0000000000000;
add.rn.f64 %fd27, %fd25, %fd26;
cvt.rmi.f64.f64 %fd28, %fd27;
cvt.rzi.s32.f64 %r185, %fd28;
neg.f64 %fd29, %fd28;
add.rn.f64 %fd30, %fd27, %fd29;
cvt.rn.f32.f64 %f74, %fd30;
$L__BB1_15:
max.s32 %r115, %r184, 0;
add.s32 %r116, %r172, -1;
add.s32 %r117, %r184, 1;
max.s32 %r118, %r117, 0;
max.s32 %r119, %r185, 0;
add.s32 %r120, %r173, -1;
min.s32 %r121, %r119, %r120;
add.s32 %r122, %r185, 1;
max.s32 %r123, %r122, 0;
min.s32 %r124, %r123, %r120;
setp.ge.u32 %p12, %r41, %r178;
setp.ge.u32 %p13, %r42, %r179;
or.pred %p1, %p12, %p13;
cvt.s64.s32 %rd61, %r121;
mul.lo.s64 %rd62, %rd104, %rd61;
min.s32 %r125, %r115, %r116;
cvt.s64.s32 %rd63, %r125;
mul.lo.s64 %rd64, %rd105, %rd63;
add.s64 %rd26, %rd62, %rd64;
min.s32 %r126, %r118, %r116;
cvt.s64.s32 %rd65, %r126;
mul.lo.s64 %rd66, %rd105, %rd65;
add.s64 %rd27, %rd62, %rd66;
cvt.s64.s32 %rd67, %r124;
mul.lo.s64 %rd68, %rd104, %rd67;
add.s64 %rd28, %rd68, %rd64;
add.s64 %rd29, %rd68, %rd66;
@%p1 bra $L__BB1_17;
add.s64 %rd69, %rd103, %rd26;
ld.global.nc.u8 %r127, [%rd69];
cvt.u16.u32 %rs1, %r127;
and.b16 %rs2, %rs1, 255;
cvt.rn.f32.u16 %f43, %rs2;
add.s64 %rd70, %rd103, %rd27;
ld.global.nc.u8 %r128, [%rd70];
cvt.u16.u32 %rs3, %r128;
and.b16 %rs4, %rs3, 255;
cvt.rn.f32.u16 %f44, %rs4;
sub.rn.f32 %f45, %f44, %f43;
fma.rn.f32 %f46, %f45, %f73, %f43;
add.s64 %rd71, %rd103, %rd28;
ld.global.nc.u8 %r129, [%rd71];
cvt.u16.u32 %rs5, %r129;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f47, %rs6;
add.s64 %rd72, %rd103, %rd29;
ld.global.nc.u8 %r130, [%rd72];
cvt.u16.u32 %rs7, %r130;
and.b16 %rs8, %rs7, 255;
cvt.rn.f32.u16 %f48, %rs8;
sub.rn.f32 %f49, %f48, %f47;
fma.rn.f32 %f50, %f49, %f73, %f47;
sub.rn.f32 %f51, %f50, %f46;
fma.rn.f32 %f75, %f51, %f74, %f46;
$L__BB1_17:
@%p1 bra $L__BB1_19;
add.s64 %rd77, %rd26, %rd106;
add.s64 %rd73, %rd103, %rd77;
ld.global.nc.u8 %r131, [%rd73];
cvt.u16.u32 %rs9, %r131;
and.b16 %rs10, %rs9, 255;
cvt.rn.f32.u16 %f52, %rs10;
add.s64 %rd78, %rd27, %rd106;
add.s64 %rd74, %rd103, %rd78;
ld.global.nc.u8 %r132, [%rd74];
cvt.u16.u32 %rs11, %r132;
and.b16 %rs12, %rs11, 255;
cvt.rn.f32.u16 %f53, %rs12;
sub.rn.f32 %f54, %f53, %f52;
fma.rn.f32 %f55, %f54, %f73, %f52;
add.s64 %rd79, %rd28, %rd106;
add.s64 %rd75, %rd103, %rd79;
ld.global.nc.u8 %r133, [%rd75];
cvt.u16.u32 %rs13, %r133;
and.b16 %rs14, %rs13, 255;
cvt.rn.f32.u16 %f56, %rs14;
add.s64 %rd80, %rd29, %rd106;
add.s64 %rd76, %rd103, %rd80;
ld.global.nc.u8 %r134, [%rd76];
cvt.u16.u32 %rs15, %r134;
and.b16 %rs16, %rs15, 255;
cvt.rn.f32.u16 %f57, %rs16;
sub.rn.f32 %f58, %f57, %f56;
fma.rn.f32 %f59, %f58, %f73, %f56;
sub.rn.f32 %f60, %f59, %f55;
fma.rn.f32 %f76, %f60, %f74, %f55;
$L__BB1_19:
@%p1 bra $L__BB1_21;
shl.b64 %rd85, %rd106, 1;
add.s64 %rd86, %rd26, %rd85;
add.s64 %rd81, %rd103, %rd86;
ld.global.nc.u8 %r135, [%rd81];
cvt.u16.u32 %rs17, %r135;
and.b16 %rs18, %rs17, 255;
cvt.rn.f32.u16 %f61, %rs18;
add.s64 %rd87, %rd27, %rd85;
add.s64 %rd82, %rd103, %rd87;
ld.global.nc.u8 %r136, [%rd82];
cvt.u16.u32 %rs19, %r136;
and.b16 %rs20, %rs19, 255;
cvt.rn.f32.u16 %f62, %rs20;
sub.rn.f32 %f63, %f62, %f61;
fma.rn.f32 %f64, %f63, %f73, %f61;
add.s64 %rd88, %rd28, %rd85;
add.s64 %rd83, %rd103, %rd88;
ld.global.nc.u8 %r137, [%rd83];
cvt.u16.u32 %rs21, %r137;
and.b16 %rs22, %rs21, 255;
cvt.rn.f32.u16 %f65, %rs22;
add.s64 %rd89, %rd29, %rd85;
add.s64 %rd84, %rd103, %rd89;
ld.global.nc.u8 %r138, [%rd84];
cvt.u16.u32 %rs23, %r138;
and.b16 %rs24, %rs23, 255;
cvt.rn.f32.u16 %f66, %rs24;
sub.rn.f32 %f67, %f66, %f65;
fma.rn.f32 %f68, %f67, %f73, %f65;
sub.rn.f32 %f69, %f68, %f64;
fma.rn.f32 %f77, %f69, %f74, %f64;
$L__BB1_21:
cvt.s64.s32 %rd90, %r15;
mul.lo.s64 %rd91, %rd108, %rd90;
cvt.s64.s32 %rd92, %r14;
mul.lo.s64 %rd93, %rd109, %rd92;
add.s64 %rd33, %rd91, %rd93;
add.s32 %r139, %r77, -1;
setp.eq.s32 %p14, %r69, 0;
selp.b32 %r140, 0, %r139, %p14;
fma.rn.f32 %f26, %f75, %f29, %f33;
cvt.s64.s32 %rd94, %r140;
mul.lo.s64 %rd95, %rd110, %rd94;
add.s64 %rd96, %rd33, %rd95;
add.s64 %rd34, %rd107, %rd96;
setp.eq.s32 %p15, %r68, 4;
@%p15 bra $L__BB1_32;
bra.uni $L__BB1_22;
$L__BB1_32:
st.f32 [%rd34], %f26;
$L__BB1_33:
add.s32 %r150, %r77, -2;
selp.b32 %r151, 1, %r150, %p14;
fma.rn.f32 %f27, %f76, %f30, %f34;
cvt.s64.s32 %rd97, %r151;
mul.lo.s64 %rd98, %rd110, %rd97;
add.s64 %rd99, %rd33, %rd98;
add.s64 %rd35, %rd107, %rd99;
@%p15 bra $L__BB1_44;
bra.uni $L__BB1_34;
$L__BB1_44:
st.f32 [%rd35], %f27;
$L__BB1_45:
add.s32 %r161, %r77, -3;
selp.b32 %r162, 2, %r161, %p14;
fma.rn.f32 %f28, %f77, %f31, %f35;
cvt.s64.s32 %rd100, %r162;
mul.lo.s64 %rd101, %rd110, %rd100;
add.s64 %rd102, %rd33, %rd101;
add.s64 %rd36, %rd107, %rd102;
@%p15 bra $L__BB1_56;
bra.uni $L__BB1_46;
$L__BB1_56:
st.f32 [%rd36], %f28;
$L__BB1_57:
ret;
$L__BB1_22:
setp.gt.s32 %p16, %r68, 1;
@%p16 bra $L__BB1_25;
setp.eq.s32 %p19, %r68, 0;
@%p19 bra $L__BB1_30;
setp.eq.s32 %p20, %r68, 1;
@%p20 bra $L__BB1_29;
bra.uni $L__BB1_31;
$L__BB1_29:
cvt.rni.s32.f32 %r144, %f26;
max.s32 %r145, %r144, 0;
min.s32 %r146, %r145, 65535;
st.u16 [%rd34], %r146;
bra.uni $L__BB1_33;
$L__BB1_34:
setp.gt.s32 %p23, %r68, 1;
@%p23 bra $L__BB1_37;
setp.eq.s32 %p26, %r68, 0;
@%p26 bra $L__BB1_42;
setp.eq.s32 %p27, %r68, 1;
@%p27 bra $L__BB1_41;
bra.uni $L__BB1_43;
$L__BB1_41:
cvt.rni.s32.f32 %r155, %f27;
max.s32 %r156, %r155, 0;
min.s32 %r157, %r156, 65535;
st.u16 [%rd35], %r157;
bra.uni $L__BB1_45;
$L__BB1_46:
setp.gt.s32 %p30, %r68, 1;
@%p30 bra $L__BB1_49;
setp.eq.s32 %p33, %r68, 0;
@%p33 bra $L__BB1_54;
setp.eq.s32 %p34, %r68, 1;
@%p34 bra $L__BB1_53;
bra.uni $L__BB1_55;
$L__BB1_53:
cvt.rni.s32.f32 %r166, %f28;
max.s32 %r167, %r166, 0;
min.s32 %r168, %r167, 65535;
st.u16 [%rd36], %r168;
bra.uni $L__BB1_57;
$L__BB1_25:
setp.eq.s32 %p17, %r68, 2;
@%p17 bra $L__BB1_28;
setp.ne.s32 %p18, %r68, 3;
@%p18 bra $L__BB1_31;
cvt.rn.f16.f32 %rs25, %f26;
st.u16 [%rd34], %rs25;
bra.uni $L__BB1_33;
$L__BB1_37:
setp.eq.s32 %p24, %r68, 2;
@%p24 bra $L__BB1_40;
setp.ne.s32 %p25, %r68, 3;
@%p25 bra $L__BB1_43;
cvt.rn.f16.f32 %rs26, %f27;
st.u16 [%rd35], %rs26;
bra.uni $L__BB1_45;
$L__BB1_49:
setp.eq.s32 %p31, %r68, 2;
@%p31 bra $L__BB1_52;
setp.ne.s32 %p32, %r68, 3;
@%p32 bra $L__BB1_55;
cvt.rn.f16.f32 %rs27, %f28;
st.u16 [%rd36], %rs27;
bra.uni $L__BB1_57;
$L__BB1_30:
cvt.rni.s32.f32 %r147, %f26;
max.s32 %r148, %r147, 0;
min.s32 %r149, %r148, 255;
st.u8 [%rd34], %r149;
bra.uni $L__BB1_33;
$L__BB1_42:
cvt.rni.s32.f32 %r158, %f27;
max.s32 %r159, %r158, 0;
min.s32 %r160, %r159, 255;
st.u8 [%rd35], %r160;
bra.uni $L__BB1_45;
$L__BB1_54:
cvt.rni.s32.f32 %r169, %f28;
max.s32 %r170, %r169, 0;
min.s32 %r171, %r170, 255;
st.u8 [%rd36], %r171;
bra.uni $L__BB1_57;
$L__BB1_28:
cvt.rni.s32.f32 %r141, %f26;
max.s32 %r142, %r141, -32768;
min.s32 %r143, %r142, 32767;
st.u16 [%rd34], %r143;
bra.uni $L__BB1_33;
$L__BB1_31:
st.f32 [%rd34], %f26;
bra.uni $L__BB1_33;
$L__BB1_40:
cvt.rni.s32.f32 %r152, %f27;
max.s32 %r153, %r152, -32768;
min.s32 %r154, %r153, 32767;
st.u16 [%rd35], %r154;
bra.uni $L__BB1_45;
$L__BB1_43:
st.f32 [%rd35], %f27;
bra.uni $L__BB1_45;
$L__BB1_52:
cvt.rni.s32.f32 %r163, %f28;
max.s32 %r164, %r163, -32768;
min.s32 %r165, %r164, 32767;
st.u16 [%rd36], %r165;
bra.uni $L__BB1_57;
$L__BB1_55:
st.f32 [%rd36], %f28;
bra.uni $L__BB1_57;
}
.visible .entry preprocess_u8_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256, 1, 1
{
.reg .pred %p<42>;
.reg .b16 %rs<37>;
.reg .f32 %f<93>;
.reg .b32 %r<201>;
.reg .f64 %fd<33>;
.reg .b64 %rd<124>;
ld.param.u64 %rd38, [p0];
ld.param.v2.u32 {%r187, %r188}, [p1+32];
ld.param.v2.u32 {%r73, %r74}, [p1+40];
ld.param.u64 %rd43, [p2];
ld.param.v2.u32 {%r189, %r190}, [p3+32];
ld.param.v2.u32 {%r77, %r78}, [p3+40];
ld.param.v2.u32 {%r191, %r192}, [p4+16];
ld.param.v2.u32 {%r193, %r194}, [p4+24];
ld.param.v2.u32 {%r195, %r196}, [p4+32];
ld.param.v2.u32 {%r197, %r198}, [p4+40];
ld.param.u64 %rd48, [p5];
ld.param.u32 %r70, [p6+56];
ld.param.u32 %r69, [p6+52];
ld.param.u32 %r68, [p6+48];
ld.param.f32 %f92, [p6+44];
ld.param.f32 %f91, [p6+40];
ld.param.f32 %f90, [p6+36];
ld.param.f32 %f89, [p6+32];
ld.param.f32 %f40, [p6+28];
ld.param.f32 %f39, [p6+24];
ld.param.f32 %f38, [p6+20];
ld.param.f32 %f37, [p6+16];
ld.param.f32 %f36, [p6+12];
ld.param.f32 %f35, [p6+8];
ld.param.f32 %f34, [p6+4];
ld.param.f32 %f33, [p6];
ld.param.f64 %fd32, [p4+8];
ld.param.f64 %fd31, [p4];
ld.param.u64 %rd123, [p3+24];
ld.param.u64 %rd122, [p3+16];
ld.param.u64 %rd121, [p3+8];
ld.param.u64 %rd44, [p3];
ld.param.u64 %rd119, [p1+24];
ld.param.u64 %rd118, [p1+16];
ld.param.u64 %rd117, [p1+8];
ld.param.u64 %rd39, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r74, 0;
@%p2 bra $L__BB2_2;
cvta.to.global.u64 %rd49, %rd38;
mul.wide.s32 %rd50, %r1, 40;
add.s64 %rd51, %rd49, %rd50;
ld.global.v2.u32 {%r187, %r188}, [%rd51+32];
ld.global.u64 %rd119, [%rd51+24];
ld.global.u64 %rd118, [%rd51+16];
ld.global.u64 %rd117, [%rd51+8];
ld.global.u64 %rd116, [%rd51];
bra.uni $L__BB2_3;
$L__BB2_2:
cvt.s64.s32 %rd52, %r1;
mul.lo.s64 %rd53, %rd39, %rd52;
add.s64 %rd116, %rd38, %rd53;
$L__BB2_3:
setp.eq.s32 %p3, %r78, 0;
@%p3 bra $L__BB2_5;
cvta.to.global.u64 %rd54, %rd43;
mul.wide.s32 %rd55, %r1, 40;
add.s64 %rd56, %rd54, %rd55;
ld.global.v2.u32 {%r189, %r190}, [%rd56+32];
ld.global.u64 %rd123, [%rd56+24];
ld.global.u64 %rd122, [%rd56+16];
ld.global.u64 %rd121, [%rd56+8];
ld.global.u64 %rd120, [%rd56];
bra.uni $L__BB2_6;
$L__BB2_5:
cvt.s64.s32 %rd57, %r1;
mul.lo.s64 %rd58, %rd44, %rd57;
add.s64 %rd120, %rd43, %rd58;
$L__BB2_6:
mov.u32 %r92, %ctaid.x;
shl.b32 %r93, %r92, 5;
mov.u32 %r94, %tid.x;
add.s32 %r14, %r93, %r94;
mov.u32 %r95, %ctaid.y;
shl.b32 %r96, %r95, 3;
mov.u32 %r97, %tid.y;
add.s32 %r15, %r96, %r97;
setp.ge.s32 %p4, %r14, %r189;
setp.ge.s32 %p5, %r15, %r190;
or.pred %p6, %p5, %p4;
@%p6 bra $L__BB2_71;
setp.eq.s64 %p7, %rd48, 0;
@%p7 bra $L__BB2_9;
cvta.to.global.u64 %rd59, %rd48;
mul.wide.u32 %rd60, %r1, 48;
add.s64 %rd61, %rd59, %rd60;
ld.global.f64 %fd31, [%rd61];
ld.global.f64 %fd32, [%rd61+8];
ld.global.v2.u32 {%r191, %r192}, [%rd61+16];
ld.global.v2.u32 {%r193, %r194}, [%rd61+24];
ld.global.v2.u32 {%r195, %r196}, [%rd61+32];
ld.global.v2.u32 {%r197, %r198}, [%rd61+40];
$L__BB2_9:
sub.s32 %r41, %r14, %r191;
not.b32 %r107, %r41;
add.s32 %r108, %r193, %r107;
setp.eq.s32 %p8, %r197, 0;
selp.b32 %r109, %r41, %r108, %p8;
add.s32 %r110, %r109, %r195;
sub.s32 %r42, %r15, %r192;
cvt.rn.f64.s32 %fd7, %r110;
setp.eq.s32 %p9, %r70, 0;
@%p9 bra $L__BB2_11;
mul.f64 %fd11, %fd31, %fd7;
cvt.rmi.f64.f64 %fd12, %fd11;
cvt.rzi.s32.f64 %r199, %fd12;
mov.f32 %f87, 0f00000000;
bra.uni $L__BB2_12;
$L__BB2_11:
mov.f64 %fd13, 0d3FE0000000000000;
add.rn.f64 %fd14, %fd7, %fd13;
mul.rn.f64 %fd15, %fd14, %fd31;
mov.f64 %fd16, 0dBFE0000000000000;
add.rn.f64 %fd17, %fd15, %fd16;
cvt.rmi.f64.f64 %fd18, %fd17;
cvt.rzi.s32.f64 %r199, %fd18;
neg.f64 %fd19, %fd18;
add.rn.f64 %fd20, %fd17, %fd19;
cvt.rn.f32.f64 %f87, %fd20;
$L__BB2_12:
setp.eq.s32 %p10, %r198, 0;
not.b32 %r111, %r42;
add.s32 %r112, %r194, %r111;
selp.b32 %r113, %r42, %r112, %p10;
add.s32 %r114, %r113, %r196;
cvt.rn.f64.s32 %fd8, %r114;
@%p9 bra $L__BB2_14;
mul.f64 %fd21, %fd32, %fd8;
cvt.rmi.f64.f64 %fd22, %fd21;
cvt.rzi.s32.f64 %r200, %fd22;
mov.f32 %f88, 0f00000000;
bra.uni $L__BB2_15;
$L__BB2_14:
mov.f64 %fd23, 0d3FE0000000000000;
add.rn.f64 %fd24, %fd8, %fd23;
mul.rn.f64 %fd25, %fd24, %fd32;
mov.f64 %fd26, 0dBFE0000000000000;
add.rn.f64 %fd27, %fd25, %fd26;
cvt.rmi.f64.f64 %fd28, %fd27;
cvt.rzi.s32.f64 %r200, %fd28;
neg.f64 %fd29, %fd28;
add.rn.f64 %fd30, %fd27, %fd29;
cvt.rn.f32.f64 %f88, %fd30;
$L__BB2_15:
max.s32 %r115, %r199, 0;
add.s32 %r116, %r187, -1;
add.s32 %r117, %r199, 1;
max.s32 %r118, %r117, 0;
max.s32 %r119, %r200, 0;
add.s32 %r120, %r188, -1;
min.s32 %r121, %r119, %r120;
add.s32 %r122, %r200, 1;
max.s32 %r123, %r122, 0;
min.s32 %r124, %r123, %r120;
setp.ge.u32 %p12, %r41, %r193;
setp.ge.u32 %p13, %r42, %r194;
or.pred %p1, %p12, %p13;
cvt.s64.s32 %rd62, %r121;
mul.lo.s64 %rd63, %rd117, %rd62;
min.s32 %r125, %r115, %r116;
cvt.s64.s32 %rd64, %r125;
mul.lo.s64 %rd65, %rd118, %rd64;
add.s64 %rd26, %rd63, %rd65;
min.s32 %r126, %r118, %r116;
cvt.s64.s32 %rd66, %r126;
mul.lo.s64 %rd67, %rd118, %rd66;
add.s64 %rd27, %rd63, %rd67;
cvt.s64.s32 %rd68, %r124;
mul.lo.s64 %rd69, %rd117, %rd68;
add.s64 %rd28, %rd69, %rd65;
add.s64 %rd29, %rd69, %rd67;
@%p1 bra $L__BB2_17;
add.s64 %rd70, %rd116, %rd26;
ld.global.nc.u8 %r127, [%rd70];
cvt.u16.u32 %rs1, %r127;
and.b16 %rs2, %rs1, 255;
cvt.rn.f32.u16 %f47, %rs2;
add.s64 %rd71, %rd116, %rd27;
ld.global.nc.u8 %r128, [%rd71];
cvt.u16.u32 %rs3, %r128;
and.b16 %rs4, %rs3, 255;
cvt.rn.f32.u16 %f48, %rs4;
sub.rn.f32 %f49, %f48, %f47;
fma.rn.f32 %f50, %f49, %f87, %f47;
add.s64 %rd72, %rd116, %rd28;
ld.global.nc.u8 %r129, [%rd72];
cvt.u16.u32 %rs5, %r129;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f51, %rs6;
add.s64 %rd73, %rd116, %rd29;
ld.global.nc.u8 %r130, [%rd73];
cvt.u16.u32 %rs7, %r130;
and.b16 %rs8, %rs7, 255;
cvt.rn.f32.u16 %f52, %rs8;
sub.rn.f32 %f53, %f52, %f51;
fma.rn.f32 %f54, %f53, %f87, %f51;
sub.rn.f32 %f55, %f54, %f50;
fma.rn.f32 %f89, %f55, %f88, %f50;
$L__BB2_17:
@%p1 bra $L__BB2_19;
add.s64 %rd78, %rd26, %rd119;
add.s64 %rd74, %rd116, %rd78;
ld.global.nc.u8 %r131, [%rd74];
cvt.u16.u32 %rs9, %r131;
and.b16 %rs10, %rs9, 255;
cvt.rn.f32.u16 %f56, %rs10;
add.s64 %rd79, %rd27, %rd119;
add.s64 %rd75, %rd116, %rd79;
ld.global.nc.u8 %r132, [%rd75];
cvt.u16.u32 %rs11, %r132;
and.b16 %rs12, %rs11, 255;
cvt.rn.f32.u16 %f57, %rs12;
sub.rn.f32 %f58, %f57, %f56;
fma.rn.f32 %f59, %f58, %f87, %f56;
add.s64 %rd80, %rd28, %rd119;
add.s64 %rd76, %rd116, %rd80;
ld.global.nc.u8 %r133, [%rd76];
cvt.u16.u32 %rs13, %r133;
and.b16 %rs14, %rs13, 255;
cvt.rn.f32.u16 %f60, %rs14;
add.s64 %rd81, %rd29, %rd119;
add.s64 %rd77, %rd116, %rd81;
ld.global.nc.u8 %r134, [%rd77];
cvt.u16.u32 %rs15, %r134;
and.b16 %rs16, %rs15, 255;
cvt.rn.f32.u16 %f61, %rs16;
sub.rn.f32 %f62, %f61, %f60;
fma.rn.f32 %f63, %f62, %f87, %f60;
sub.rn.f32 %f64, %f63, %f59;
fma.rn.f32 %f90, %f64, %f88, %f59;
$L__BB2_19:
@%p1 bra $L__BB2_21;
shl.b64 %rd86, %rd119, 1;
add.s64 %rd87, %rd26, %rd86;
add.s64 %rd82, %rd116, %rd87;
ld.global.nc.u8 %r135, [%rd82];
cvt.u16.u32 %rs17, %r135;
and.b16 %rs18, %rs17, 255;
cvt.rn.f32.u16 %f65, %rs18;
add.s64 %rd88, %rd27, %rd86;
add.s64 %rd83, %rd116, %rd88;
ld.global.nc.u8 %r136, [%rd83];
cvt.u16.u32 %rs19, %r136;
and.b16 %rs20, %rs19, 255;
cvt.rn.f32.u16 %f66, %rs20;
sub.rn.f32 %f67, %f66, %f65;
fma.rn.f32 %f68, %f67, %f87, %f65;
add.s64 %rd89, %rd28, %rd86;
add.s64 %rd84, %rd116, %rd89;
ld.global.nc.u8 %r137, [%rd84];
cvt.u16.u32 %rs21, %r137;
and.b16 %rs22, %rs21, 255;
cvt.rn.f32.u16 %f69, %rs22;
add.s64 %rd90, %rd29, %rd86;
add.s64 %rd85, %rd116, %rd90;
ld.global.nc.u8 %r138, [%rd85];
cvt.u16.u32 %rs23, %r138;
and.b16 %rs24, %rs23, 255;
cvt.rn.f32.u16 %f70, %rs24;
sub.rn.f32 %f71, %f70, %f69;
fma.rn.f32 %f72, %f71, %f87, %f69;
sub.rn.f32 %f73, %f72, %f68;
fma.rn.f32 %f91, %f73, %f88, %f68;
$L__BB2_21:
@%p1 bra $L__BB2_23;
mul.lo.s64 %rd95, %rd119, 3;
add.s64 %rd96, %rd26, %rd95;
add.s64 %rd91, %rd116, %rd96;
ld.global.nc.u8 %r139, [%rd91];
cvt.u16.u32 %rs25, %r139;
and.b16 %rs26, %rs25, 255;
cvt.rn.f32.u16 %f74, %rs26;
add.s64 %rd97, %rd27, %rd95;
add.s64 %rd92, %rd116, %rd97;
ld.global.nc.u8 %r140, [%rd92];
cvt.u16.u32 %rs27, %r140;
and.b16 %rs28, %rs27, 255;
cvt.rn.f32.u16 %f75, %rs28;
sub.rn.f32 %f76, %f75, %f74;
fma.rn.f32 %f77, %f76, %f87, %f74;
add.s64 %rd98, %rd28, %rd95;
add.s64 %rd93, %rd116, %rd98;
ld.global.nc.u8 %r141, [%rd93];
cvt.u16.u32 %rs29, %r141;
and.b16 %rs30, %rs29, 255;
cvt.rn.f32.u16 %f78, %rs30;
add.s64 %rd99, %rd29, %rd95;
add.s64 %rd94, %rd116, %rd99;
ld.global.nc.u8 %r142, [%rd94];
cvt.u16.u32 %rs31, %r142;
and.b16 %rs32, %rs31, 255;
cvt.rn.f32.u16 %f79, %rs32;
sub.rn.f32 %f80, %f79, %f78;
fma.rn.f32 %f81, %f80, %f87, %f78;
sub.rn.f32 %f82, %f81, %f77;
fma.rn.f32 %f92, %f82, %f88, %f77;
$L__BB2_23:
cvt.s64.s32 %rd100, %r15;
mul.lo.s64 %rd101, %rd121, %rd100;
cvt.s64.s32 %rd102, %r14;
mul.lo.s64 %rd103, %rd122, %rd102;
add.s64 %rd33, %rd101, %rd103;
add.s32 %r143, %r77, -1;
setp.eq.s32 %p14, %r69, 0;
selp.b32 %r144, 0, %r143, %p14;
fma.rn.f32 %f29, %f89, %f33, %f37;
cvt.s64.s32 %rd104, %r144;
mul.lo.s64 %rd105, %rd123, %rd104;
add.s64 %rd106, %rd33, %rd105;
add.s64 %rd34, %rd120, %rd106;
setp.eq.s32 %p15, %r68, 4;
@%p15 bra $L__BB2_34;
bra.uni $L__BB2_24;
$L__BB2_34:
st.f32 [%rd34], %f29;
$L__BB2_35:
add.s32 %r154, %r77, -2;
selp.b32 %r155, 1, %r154, %p14;
fma.rn.f32 %f30, %f90, %f34, %f38;
cvt.s64.s32 %rd107, %r155;
mul.lo.s64 %rd108, %rd123, %rd107;
add.s64 %rd109, %rd33, %rd108;
add.s64 %rd35, %rd120, %rd109;
@%p15 bra $L__BB2_46;
bra.uni $L__BB2_36;
$L__BB2_46:
st.f32 [%rd35], %f30;
$L__BB2_47:
add.s32 %r165, %r77, -3;
selp.b32 %r166, 2, %r165, %p14;
fma.rn.f32 %f31, %f91, %f35, %f39;
cvt.s64.s32 %rd110, %r166;
mul.lo.s64 %rd111, %rd123, %rd110;
add.s64 %rd112, %rd33, %rd111;
add.s64 %rd36, %rd120, %rd112;
@%p15 bra $L__BB2_58;
bra.uni $L__BB2_48;
$L__BB2_58:
st.f32 [%rd36], %f31;
$L__BB2_59:
add.s32 %r176, %r77, -4;
selp.b32 %r177, 3, %r176, %p14;
fma.rn.f32 %f32, %f92, %f36, %f40;
cvt.s64.s32 %rd113, %r177;
mul.lo.s64 %rd114, %rd123, %rd113;
add.s64 %rd115, %rd33, %rd114;
add.s64 %rd37, %rd120, %rd115;
@%p15 bra $L__BB2_70;
bra.uni $L__BB2_60;
$L__BB2_70:
st.f32 [%rd37], %f32;
$L__BB2_71:
ret;
$L__BB2_24:
setp.gt.s32 %p16, %r68, 1;
@%p16 bra $L__BB2_27;
setp.eq.s32 %p19, %r68, 0;
@%p19 bra $L__BB2_32;
setp.eq.s32 %p20, %r68, 1;
@%p20 bra $L__BB2_31;
bra.uni $L__BB2_33;
$L__BB2_31:
cvt.rni.s32.f32 %r148, %f29;
max.s32 %r149, %r148, 0;
min.s32 %r150, %r149, 65535;
st.u16 [%rd34], %r150;
bra.uni $L__BB2_35;
$L__BB2_36:
setp.gt.s32 %p23, %r68, 1;
@%p23 bra $L__BB2_39;
setp.eq.s32 %p26, %r68, 0;
@%p26 bra $L__BB2_44;
setp.eq.s32 %p27, %r68, 1;
@%p27 bra $L__BB2_43;
bra.uni $L__BB2_45;
$L__BB2_43:
cvt.rni.s32.f32 %r159, %f30;
max.s32 %r160, %r159, 0;
min.s32 %r161, %r160, 65535;
st.u16 [%rd35], %r161;
bra.uni $L__BB2_47;
$L__BB2_48:
setp.gt.s32 %p30, %r68, 1;
@%p30 bra $L__BB2_51;
setp.eq.s32 %p33, %r68, 0;
@%p33 bra $L__BB2_56;
setp.eq.s32 %p34, %r68, 1;
@%p34 bra $L__BB2_55;
bra.uni $L__BB2_57;
$L__BB2_55:
cvt.rni.s32.f32 %r170, %f31;
max.s32 %r171, %r170, 0;
min.s32 %r172, %r171, 65535;
st.u16 [%rd36], %r172;
bra.uni $L__BB2_59;
$L__BB2_60:
setp.gt.s32 %p37, %r68, 1;
@%p37 bra $L__BB2_63;
setp.eq.s32 %p40, %r68, 0;
@%p40 bra $L__BB2_68;
setp.eq.s32 %p41, %r68, 1;
@%p41 bra $L__BB2_67;
bra.uni $L__BB2_69;
$L__BB2_67:
cvt.rni.s32.f32 %r181, %f32;
max.s32 %r182, %r181, 0;
min.s32 %r183, %r182, 65535;
st.u16 [%rd37], %r183;
bra.uni $L__BB2_71;
$L__BB2_27:
setp.eq.s32 %p17, %r68, 2;
@%p17 bra $L__BB2_30;
setp.ne.s32 %p18, %r68, 3;
@%p18 bra $L__BB2_33;
cvt.rn.f16.f32 %rs33, %f29;
st.u16 [%rd34], %rs33;
bra.uni $L__BB2_35;
$L__BB2_39:
setp.eq.s32 %p24, %r68, 2;
@%p24 bra $L__BB2_42;
setp.ne.s32 %p25, %r68, 3;
@%p25 bra $L__BB2_45;
cvt.rn.f16.f32 %rs34, %f30;
st.u16 [%rd35], %rs34;
bra.uni $L__BB2_47;
$L__BB2_51:
setp.eq.s32 %p31, %r68, 2;
@%p31 bra $L__BB2_54;
setp.ne.s32 %p32, %r68, 3;
@%p32 bra $L__BB2_57;
cvt.rn.f16.f32 %rs35, %f31;
st.u16 [%rd36], %rs35;
bra.uni $L__BB2_59;
$L__BB2_63:
setp.eq.s32 %p38, %r68, 2;
@%p38 bra $L__BB2_66;
setp.ne.s32 %p39, %r68, 3;
@%p39 bra $L__BB2_69;
cvt.rn.f16.f32 %rs36, %f32;
st.u16 [%rd37], %rs36;
bra.uni $L__BB2_71;
$L__BB2_32:
cvt.rni.s32.f32 %r151, %f29;
max.s32 %r152, %r151, 0;
min.s32 %r153, %r152, 255;
st.u8 [%rd34], %r153;
bra.uni $L__BB2_35;
$L__BB2_44:
cvt.rni.s32.f32 %r162, %f30;
max.s32 %r163, %r162, 0;
min.s32 %r164, %r163, 255;
st.u8 [%rd35], %r164;
bra.uni $L__BB2_47;
$L__BB2_56:
cvt.rni.s32.f32 %r173, %f31;
max.s32 %r174, %r173, 0;
min.s32 %r175, %r174, 255;
st.u8 [%rd36], %r175;
bra.uni $L__BB2_59;
$L__BB2_68:
cvt.rni.s32.f32 %r184, %f32;
max.s32 %r185, %r184, 0;
min.s32 %r186, %r185, 255;
st.u8 [%rd37], %r186;
bra.uni $L__BB2_71;
$L__BB2_30:
cvt.rni.s32.f32 %r145, %f29;
max.s32 %r146, %r145, -32768;
min.s32 %r147, %r146, 32767;
st.u16 [%rd34], %r147;
bra.uni $L__BB2_35;
$L__BB2_33:
st.f32 [%rd34], %f29;
bra.uni $L__BB2_35;
$L__BB2_42:
cvt.rni.s32.f32 %r156, %f30;
max.s32 %r157, %r156, -32768;
min.s32 %r158, %r157, 32767;
st.u16 [%rd35], %r158;
bra.uni $L__BB2_47;
$L__BB2_45:
st.f32 [%rd35], %f30;
bra.uni $L__BB2_47;
$L__BB2_54:
cvt.rni.s32.f32 %r167, %f31;
max.s32 %r168, %r167, -32768;
min.s32 %r169, %r168, 32767;
st.u16 [%rd36], %r169;
bra.uni $L__BB2_59;
$L__BB2_57:
st.f32 [%rd36], %f31;
bra.uni $L__BB2_59;
$L__BB2_66:
cvt.rni.s32.f32 %r178, %f32;
max.s32 %r179, %r178, -32768;
min.s32 %r180, %r179, 32767;
st.u16 [%rd37], %r180;
bra.uni $L__BB2_71;
$L__BB2_69:
st.f32 [%rd37], %f32;
bra.uni $L__BB2_71;
}
.visible .entry preprocess_f32_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256, 1, 1
{
.reg .pred %p<21>;
.reg .b16 %rs<2>;
.reg .f32 %f<36>;
.reg .b32 %r<152>;
.reg .f64 %fd<33>;
.reg .b64 %rd<84>;
ld.param.u64 %rd29, [p0];
ld.param.v2.u32 {%r138, %r139}, [p1+32];
ld.param.v2.u32 {%r72, %r73}, [p1+40];
ld.param.u64 %rd34, [p2];
ld.param.v2.u32 {%r140, %r141}, [p3+32];
ld.param.v2.u32 {%r76, %r77}, [p3+40];
ld.param.v2.u32 {%r142, %r143}, [p4+16];
ld.param.v2.u32 {%r144, %r145}, [p4+24];
ld.param.v2.u32 {%r146, %r147}, [p4+32];
ld.param.v2.u32 {%r148, %r149}, [p4+40];
ld.param.u64 %rd39, [p5];
ld.param.u32 %r69, [p6+56];
ld.param.u32 %r68, [p6+52];
ld.param.u32 %r67, [p6+48];
ld.param.f32 %f35, [p6+32];
ld.param.f32 %f13, [p6+16];
ld.param.f32 %f9, [p6];
ld.param.f64 %fd32, [p4+8];
ld.param.f64 %fd31, [p4];
ld.param.u64 %rd83, [p3+24];
ld.param.u64 %rd82, [p3+16];
ld.param.u64 %rd81, [p3+8];
ld.param.u64 %rd35, [p3];
ld.param.u64 %rd79, [p1+16];
ld.param.u64 %rd78, [p1+8];
ld.param.u64 %rd30, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r73, 0;
@%p1 bra $L__BB3_2;
cvta.to.global.u64 %rd40, %rd29;
mul.wide.s32 %rd41, %r1, 40;
add.s64 %rd42, %rd40, %rd41;
ld.global.v2.u32 {%r138, %r139}, [%rd42+32];
ld.global.u64 %rd79, [%rd42+16];
ld.global.u64 %rd78, [%rd42+8];
ld.global.u64 %rd77, [%rd42];
bra.uni $L__BB3_3;
$L__BB3_2:
cvt.s64.s32 %rd43, %r1;
mul.lo.s64 %rd44, %rd30, %rd43;
add.s64 %rd77, %rd29, %rd44;
$L__BB3_3:
setp.eq.s32 %p2, %r77, 0;
@%p2 bra $L__BB3_5;
cvta.to.global.u64 %rd45, %rd34;
mul.wide.s32 %rd46, %r1, 40;
add.s64 %rd47, %rd45, %rd46;
ld.global.v2.u32 {%r140, %r141}, [%rd47+32];
ld.global.u64 %rd83, [%rd47+24];
ld.global.u64 %rd82, [%rd47+16];
ld.global.u64 %rd81, [%rd47+8];
ld.global.u64 %rd80, [%rd47];
bra.uni $L__BB3_6;
$L__BB3_5:
cvt.s64.s32 %rd48, %r1;
mul.lo.s64 %rd49, %rd35, %rd48;
add.s64 %rd80, %rd34, %rd49;
$L__BB3_6:
mov.u32 %r91, %ctaid.x;
shl.b32 %r92, %r91, 5;
mov.u32 %r93, %tid.x;
add.s32 %r14, %r92, %r93;
mov.u32 %r94, %ctaid.y;
shl.b32 %r95, %r94, 3;
mov.u32 %r96, %tid.y;
add.s32 %r15, %r95, %r96;
setp.ge.s32 %p3, %r14, %r140;
setp.ge.s32 %p4, %r15, %r141;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB3_29;
bra.uni $L__BB3_7;
$L__BB3_29:
ret;
$L__BB3_7:
setp.eq.s64 %p6, %rd39, 0;
@%p6 bra $L__BB3_9;
cvta.to.global.u64 %rd50, %rd39;
mul.wide.u32 %rd51, %r1, 48;
add.s64 %rd52, %rd50, %rd51;
ld.global.f64 %fd31, [%rd52];
ld.global.f64 %fd32, [%rd52+8];
ld.global.v2.u32 {%r142, %r143}, [%rd52+16];
ld.global.v2.u32 {%r144, %r145}, [%rd52+24];
ld.global.v2.u32 {%r146, %r147}, [%rd52+32];
ld.global.v2.u32 {%r148, %r149}, [%rd52+40];
$L__BB3_9:
sub.s32 %r41, %r14, %r142;
not.b32 %r106, %r41;
add.s32 %r107, %r144, %r106;
setp.eq.s32 %p7, %r148, 0;
selp.b32 %r108, %r41, %r107, %p7;
add.s32 %r109, %r108, %r146;
sub.s32 %r42, %r15, %r143;
cvt.rn.f64.s32 %fd7, %r109;
setp.eq.s32 %p8, %r69, 0;
@%p8 bra $L__BB3_11;
mul.f64 %fd11, %fd31, %fd7;
cvt.rmi.f64.f64 %fd12, %fd11;
cvt.rzi.s32.f64 %r150, %fd12;
mov.f32 %f33, 0f00000000;
bra.uni $L__BB3_12;
$L__BB3_11:
mov.f64 %fd13, 0d3FE0000000000000;
add.rn.f64 %fd14, %fd7, %fd13;
mul.rn.f64 %fd15, %fd14, %fd31;
mov.f64 %fd16, 0dBFE0000000000000;
add.rn.f64 %fd17, %fd15, %fd16;
cvt.rmi.f64.f64 %fd18, %fd17;
cvt.rzi.s32.f64 %r150, %fd18;
neg.f64 %fd19, %fd18;
add.rn.f64 %fd20, %fd17, %fd19;
cvt.rn.f32.f64 %f33, %fd20;
$L__BB3_12:
setp.eq.s32 %p9, %r149, 0;
not.b32 %r110, %r42;
add.s32 %r111, %r145, %r110;
selp.b32 %r112, %r42, %r111, %p9;
add.s32 %r113, %r112, %r147;
cvt.rn.f64.s32 %fd8, %r113;
@%p8 bra $L__BB3_14;
mul.f64 %fd21, %fd32, %fd8;
cvt.rmi.f64.f64 %fd22, %fd21;
cvt.rzi.s32.f64 %r151, %fd22;
mov.f32 %f34, 0f00000000;
bra.uni $L__BB3_15;
$L__BB3_14:
mov.f64 %fd23, 0d3FE0000000000000;
add.rn.f64 %fd24, %fd8, %fd23;
mul.rn.f64 %fd25, %fd24, %fd32;
mov.f64 %fd26, 0dBFE0000000000000;
add.rn.f64 %fd27, %fd25, %fd26;
cvt.rmi.f64.f64 %fd28, %fd27;
cvt.rzi.s32.f64 %r151, %fd28;
neg.f64 %fd29, %fd28;
add.rn.f64 %fd30, %fd27, %fd29;
cvt.rn.f32.f64 %f34, %fd30;
$L__BB3_15:
setp.ge.u32 %p11, %r41, %r144;
setp.ge.u32 %p12, %r42, %r145;
or.pred %p13, %p11, %p12;
@%p13 bra $L__BB3_17;
max.s32 %r114, %r150, 0;
add.s32 %r115, %r138, -1;
add.s32 %r116, %r150, 1;
max.s32 %r117, %r116, 0;
max.s32 %r118, %r151, 0;
add.s32 %r119, %r139, -1;
add.s32 %r120, %r151, 1;
max.s32 %r121, %r120, 0;
min.s32 %r122, %r118, %r119;
cvt.s64.s32 %rd57, %r122;
mul.lo.s64 %rd58, %rd78, %rd57;
min.s32 %r123, %r114, %r115;
cvt.s64.s32 %rd59, %r123;
mul.lo.s64 %rd60, %rd79, %rd59;
add.s64 %rd61, %rd58, %rd60;
add.s64 %rd53, %rd77, %rd61;
ld.global.nc.f32 %f23, [%rd53];
min.s32 %r124, %r117, %r115;
cvt.s64.s32 %rd62, %r124;
mul.lo.s64 %rd63, %rd79, %rd62;
add.s64 %rd64, %rd58, %rd63;
add.s64 %rd54, %rd77, %rd64;
ld.global.nc.f32 %f24, [%rd54];
sub.rn.f32 %f27, %f24, %f23;
fma.rn.f32 %f28, %f27, %f33, %f23;
min.s32 %r125, %r121, %r119;
cvt.s64.s32 %rd65, %r125;
mul.lo.s64 %rd66, %rd78, %rd65;
add.s64 %rd67, %rd66, %rd60;
add.s64 %rd55, %rd77, %rd67;
ld.global.nc.f32 %f25, [%rd55];
add.s64 %rd68, %rd66, %rd63;
add.s64 %rd56, %rd77, %rd68;
ld.global.nc.f32 %f26, [%rd56];
sub.rn.f32 %f29, %f26, %f25;
fma.rn.f32 %f30, %f29, %f33, %f25;
sub.rn.f32 %f31, %f30, %f28;
fma.rn.f32 %f35, %f31, %f34, %f28;
$L__BB3_17:
add.s32 %r127, %r76, -1;
setp.eq.s32 %p14, %r68, 0;
selp.b32 %r128, 0, %r127, %p14;
fma.rn.f32 %f8, %f35, %f9, %f13;
cvt.s64.s32 %rd69, %r15;
mul.lo.s64 %rd70, %rd81, %rd69;
cvt.s64.s32 %rd71, %r14;
mul.lo.s64 %rd72, %rd82, %rd71;
add.s64 %rd73, %rd70, %rd72;
cvt.s64.s32 %rd74, %r128;
mul.lo.s64 %rd75, %rd83, %rd74;
add.s64 %rd76, %rd73, %rd75;
add.s64 %rd28, %rd80, %rd76;
setp.gt.s32 %p15, %r67, 1;
@%p15 bra $L__BB3_20;
bra.uni $L__BB3_18;
$L__BB3_20:
setp.eq.s32 %p16, %r67, 2;
@%p16 bra $L__BB3_24;
setp.eq.s32 %p17, %r67, 4;
@%p17 bra $L__BB3_27;
setp.ne.s32 %p18, %r67, 3;
@%p18 bra $L__BB3_28;
cvt.rn.f16.f32 %rs1, %f8;
st.u16 [%rd28], %rs1;
bra.uni $L__BB3_29;
$L__BB3_18:
setp.eq.s32 %p19, %r67, 0;
@%p19 bra $L__BB3_26;
setp.eq.s32 %p20, %r67, 1;
@%p20 bra $L__BB3_25;
bra.uni $L__BB3_28;
$L__BB3_25:
cvt.rni.s32.f32 %r132, %f8;
max.s32 %r133, %r132, 0;
min.s32 %r134, %r133, 65535;
st.u16 [%rd28], %r134;
bra.uni $L__BB3_29;
$L__BB3_24:
cvt.rni.s32.f32 %r129, %f8;
max.s32 %r130, %r129, -32768;
min.s32 %r131, %r130, 32767;
st.u16 [%rd28], %r131;
bra.uni $L__BB3_29;
$L__BB3_27:
st.f32 [%rd28], %f8;
bra.uni $L__BB3_29;
$L__BB3_26:
cvt.rni.s32.f32 %r135, %f8;
max.s32 %r136, %r135, 0;
min.s32 %r137, %r136, 255;
st.u8 [%rd28], %r137;
bra.uni $L__BB3_29;
$L__BB3_28:
st.f32 [%rd28], %f8;
bra.uni $L__BB3_29;
}
.visible .entry preprocess_f32_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256, 1, 1
{
.reg .pred %p<35>;
.reg .b16 %rs<4>;
.reg .f32 %f<78>;
.reg .b32 %r<174>;
.reg .f64 %fd<33>;
.reg .b64 %rd<111>;
ld.param.u64 %rd37, [p0];
ld.param.v2.u32 {%r160, %r161}, [p1+32];
ld.param.v2.u32 {%r73, %r74}, [p1+40];
ld.param.u64 %rd42, [p2];
ld.param.v2.u32 {%r162, %r163}, [p3+32];
ld.param.v2.u32 {%r77, %r78}, [p3+40];
ld.param.v2.u32 {%r164, %r165}, [p4+16];
ld.param.v2.u32 {%r166, %r167}, [p4+24];
ld.param.v2.u32 {%r168, %r169}, [p4+32];
ld.param.v2.u32 {%r170, %r171}, [p4+40];
ld.param.u64 %rd47, [p5];
ld.param.u32 %r70, [p6+56];
ld.param.u32 %r69, [p6+52];
ld.param.u32 %r68, [p6+48];
ld.param.f32 %f77, [p6+40];
ld.param.f32 %f76, [p6+36];
ld.param.f32 %f75, [p6+32];
ld.param.f32 %f35, [p6+24];
ld.param.f32 %f34, [p6+20];
ld.param.f32 %f33, [p6+16];
ld.param.f32 %f31, [p6+8];
ld.param.f32 %f30, [p6+4];
ld.param.f32 %f29, [p6];
ld.param.f64 %fd32, [p4+8];
ld.param.f64 %fd31, [p4];
ld.param.u64 %rd110, [p3+24];
ld.param.u64 %rd109, [p3+16];
ld.param.u64 %rd108, [p3+8];
ld.param.u64 %rd43, [p3];
ld.param.u64 %rd106, [p1+24];
ld.param.u64 %rd105, [p1+16];
ld.param.u64 %rd104, [p1+8];
ld.param.u64 %rd38, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r74, 0;
@%p2 bra $L__BB4_2;
cvta.to.global.u64 %rd48, %rd37;
mul.wide.s32 %rd49, %r1, 40;
add.s64 %rd50, %rd48, %rd49;
ld.global.v2.u32 {%r160, %r161}, [%rd50+32];
ld.global.u64 %rd106, [%rd50+24];
ld.global.u64 %rd105, [%rd50+16];
ld.global.u64 %rd104, [%rd50+8];
ld.global.u64 %rd103, [%rd50];
bra.uni $L__BB4_3;
$L__BB4_2:
cvt.s64.s32 %rd51, %r1;
mul.lo.s64 %rd52, %rd38, %rd51;
add.s64 %rd103, %rd37, %rd52;
$L__BB4_3:
setp.eq.s32 %p3, %r78, 0;
@%p3 bra $L__BB4_5;
cvta.to.global.u64 %rd53, %rd42;
mul.wide.s32 %rd54, %r1, 40;
add.s64 %rd55, %rd53, %rd54;
ld.global.v2.u32 {%r162, %r163}, [%rd55+32];
ld.global.u64 %rd110, [%rd55+24];
ld.global.u64 %rd109, [%rd55+16];
ld.global.u64 %rd108, [%rd55+8];
ld.global.u64 %rd107, [%rd55];
bra.uni $L__BB4_6;
$L__BB4_5:
cvt.s64.s32 %rd56, %r1;
mul.lo.s64 %rd57, %rd43, %rd56;
add.s64 %rd107, %rd42, %rd57;
$L__BB4_6:
mov.u32 %r92, %ctaid.x;
shl.b32 %r93, %r92, 5;
mov.u32 %r94, %tid.x;
add.s32 %r14, %r93, %r94;
mov.u32 %r95, %ctaid.y;
shl.b32 %r96, %r95, 3;
mov.u32 %r97, %tid.y;
add.s32 %r15, %r96, %r97;
setp.ge.s32 %p4, %r14, %r162;
setp.ge.s32 %p5, %r15, %r163;
or.pred %p6, %p5, %p4;
@%p6 bra $L__BB4_57;
setp.eq.s64 %p7, %rd47, 0;
@%p7 bra $L__BB4_9;
cvta.to.global.u64 %rd58, %rd47;
mul.wide.u32 %rd59, %r1, 48;
add.s64 %rd60, %rd58, %rd59;
ld.global.f64 %fd31, [%rd60];
ld.global.f64 %fd32, [%rd60+8];
ld.global.v2.u32 {%r164, %r165}, [%rd60+16];
ld.global.v2.u32 {%r166, %r167}, [%rd60+24];
ld.global.v2.u32 {%r168, %r169}, [%rd60+32];
ld.global.v2.u32 {%r170, %r171}, [%rd60+40];
$L__BB4_9:
sub.s32 %r41, %r14, %r164;
not.b32 %r107, %r41;
add.s32 %r108, %r166, %r107;
setp.eq.s32 %p8, %r170, 0;
selp.b32 %r109, %r41, %r108, %p8;
add.s32 %r110, %r109, %r168;
sub.s32 %r42, %r15, %r165;
cvt.rn.f64.s32 %fd7, %r110;
setp.eq.s32 %p9, %r70, 0;
@%p9 bra $L__BB4_11;
mul.f64 %fd11, %fd31, %fd7;
cvt.rmi.f64.f64 %fd12, %fd11;
cvt.rzi.s32.f64 %r172, %fd12;
mov.f32 %f73, 0f00000000;
bra.uni $L__BB4_12;
$L__BB4_11:
mov.f64 %fd13, 0d3FE0000000000000;
add.rn.f64 %fd14, %fd7, %fd13;
mul.rn.f64 %fd15, %fd14, %fd31;
mov.f64 %fd16, 0dBFE0000000000000;
add.rn.f64 %fd17, %fd15, %fd16;
cvt.rmi.f64.f64 %fd18, %fd17;
cvt.rzi.s32.f64 %r172, %fd18;
neg.f64 %fd19, %fd18;
add.rn.f64 %fd20, %fd17, %fd19;
cvt.rn.f32.f64 %f73, %fd20;
$L__BB4_12:
setp.eq.s32 %p10, %r171, 0;
not.b32 %r111, %r42;
add.s32 %r112, %r167, %r111;
selp.b32 %r113, %r42, %r112, %p10;
add.s32 %r114, %r113, %r169;
cvt.rn.f64.s32 %fd8, %r114;
@%p9 bra $L__BB4_14;
mul.f64 %fd21, %fd32, %fd8;
cvt.rmi.f64.f64 %fd22, %fd21;
cvt.rzi.s32.f64 %r173, %fd22;
mov.f32 %f74, 0f00000000;
bra.uni $L__BB4_15;
$L__BB4_14:
mov.f64 %fd23, 0d3FE0000000000000;
add.rn.f64 %fd24, %fd8, %fd23;
mul.rn.f64 %fd25, %fd24, %fd32;
mov.f64 %fd26, 0dBFE0000000000000;
add.rn.f64 %fd27, %fd25, %fd26;
cvt.rmi.f64.f64 %fd28, %fd27;
cvt.rzi.s32.f64 %r173, %fd28;
neg.f64 %fd29, %fd28;
add.rn.f64 %fd30, %fd27, %fd29;
cvt.rn.f32.f64 %f74, %fd30;
$L__BB4_15:
max.s32 %r115, %r172, 0;
add.s32 %r116, %r160, -1;
add.s32 %r117, %r172, 1;
max.s32 %r118, %r117, 0;
max.s32 %r119, %r173, 0;
add.s32 %r120, %r161, -1;
min.s32 %r121, %r119, %r120;
add.s32 %r122, %r173, 1;
max.s32 %r123, %r122, 0;
min.s32 %r124, %r123, %r120;
setp.ge.u32 %p12, %r41, %r166;
setp.ge.u32 %p13, %r42, %r167;
or.pred %p1, %p12, %p13;
cvt.s64.s32 %rd61, %r121;
mul.lo.s64 %rd62, %rd104, %rd61;
min.s32 %r125, %r115, %r116;
cvt.s64.s32 %rd63, %r125;
mul.lo.s64 %rd64, %rd105, %rd63;
add.s64 %rd26, %rd62, %rd64;
min.s32 %r126, %r118, %r116;
cvt.s64.s32 %rd65, %r126;
mul.lo.s64 %rd66, %rd105, %rd65;
add.s64 %rd27, %rd62, %rd66;
cvt.s64.s32 %rd67, %r124;
mul.lo.s64 %rd68, %rd104, %rd67;
add.s64 %rd28, %rd68, %rd64;
add.s64 %rd29, %rd68, %rd66;
@%p1 bra $L__BB4_17;
add.s64 %rd69, %rd103, %rd26;
ld.global.nc.f32 %f43, [%rd69];
add.s64 %rd70, %rd103, %rd27;
ld.global.nc.f32 %f44, [%rd70];
sub.rn.f32 %f47, %f44, %f43;
fma.rn.f32 %f48, %f47, %f73, %f43;
add.s64 %rd71, %rd103, %rd28;
ld.global.nc.f32 %f45, [%rd71];
add.s64 %rd72, %rd103, %rd29;
ld.global.nc.f32 %f46, [%rd72];
sub.rn.f32 %f49, %f46, %f45;
fma.rn.f32 %f50, %f49, %f73, %f45;
sub.rn.f32 %f51, %f50, %f48;
fma.rn.f32 %f75, %f51, %f74, %f48;
$L__BB4_17:
@%p1 bra $L__BB4_19;
add.s64 %rd77, %rd26, %rd106;
add.s64 %rd73, %rd103, %rd77;
ld.global.nc.f32 %f52, [%rd73];
add.s64 %rd78, %rd27, %rd106;
add.s64 %rd74, %rd103, %rd78;
ld.global.nc.f32 %f53, [%rd74];
sub.rn.f32 %f56, %f53, %f52;
fma.rn.f32 %f57, %f56, %f73, %f52;
add.s64 %rd79, %rd28, %rd106;
add.s64 %rd75, %rd103, %rd79;
ld.global.nc.f32 %f54, [%rd75];
add.s64 %rd80, %rd29, %rd106;
add.s64 %rd76, %rd103, %rd80;
ld.global.nc.f32 %f55, [%rd76];
sub.rn.f32 %f58, %f55, %f54;
fma.rn.f32 %f59, %f58, %f73, %f54;
sub.rn.f32 %f60, %f59, %f57;
fma.rn.f32 %f76, %f60, %f74, %f57;
$L__BB4_19:
@%p1 bra $L__BB4_21;
shl.b64 %rd85, %rd106, 1;
add.s64 %rd86, %rd26, %rd85;
add.s64 %rd81, %rd103, %rd86;
ld.global.nc.f32 %f61, [%rd81];
add.s64 %rd87, %rd27, %rd85;
add.s64 %rd82, %rd103, %rd87;
ld.global.nc.f32 %f62, [%rd82];
sub.rn.f32 %f65, %f62, %f61;
fma.rn.f32 %f66, %f65, %f73, %f61;
add.s64 %rd88, %rd28, %rd85;
add.s64 %rd83, %rd103, %rd88;
ld.global.nc.f32 %f63, [%rd83];
add.s64 %rd89, %rd29, %rd85;
add.s64 %rd84, %rd103, %rd89;
ld.global.nc.f32 %f64, [%rd84];
sub.rn.f32 %f67, %f64, %f63;
fma.rn.f32 %f68, %f67, %f73, %f63;
sub.rn.f32 %f69, %f68, %f66;
fma.rn.f32 %f77, %f69, %f74, %f66;
$L__BB4_21:
cvt.s64.s32 %rd90, %r15;
mul.lo.s64 %rd91, %rd108, %rd90;
cvt.s64.s32 %rd92, %r14;
mul.lo.s64 %rd93, %rd109, %rd92;
add.s64 %rd33, %rd91, %rd93;
add.s32 %r127, %r77, -1;
setp.eq.s32 %p14, %r69, 0;
selp.b32 %r128, 0, %r127, %p14;
fma.rn.f32 %f26, %f75, %f29, %f33;
cvt.s64.s32 %rd94, %r128;
mul.lo.s64 %rd95, %rd110, %rd94;
add.s64 %rd96, %rd33, %rd95;
add.s64 %rd34, %rd107, %rd96;
setp.eq.s32 %p15, %r68, 4;
@%p15 bra $L__BB4_32;
bra.uni $L__BB4_22;
$L__BB4_32:
st.f32 [%rd34], %f26;
$L__BB4_33:
add.s32 %r138, %r77, -2;
selp.b32 %r139, 1, %r138, %p14;
fma.rn.f32 %f27, %f76, %f30, %f34;
cvt.s64.s32 %rd97, %r139;
mul.lo.s64 %rd98, %rd110, %rd97;
add.s64 %rd99, %rd33, %rd98;
add.s64 %rd35, %rd107, %rd99;
@%p15 bra $L__BB4_44;
bra.uni $L__BB4_34;
$L__BB4_44:
st.f32 [%rd35], %f27;
$L__BB4_45:
add.s32 %r149, %r77, -3;
selp.b32 %r150, 2, %r149, %p14;
fma.rn.f32 %f28, %f77, %f31, %f35;
cvt.s64.s32 %rd100, %r150;
mul.lo.s64 %rd101, %rd110, %rd100;
add.s64 %rd102, %rd33, %rd101;
add.s64 %rd36, %rd107, %rd102;
@%p15 bra $L__BB4_56;
bra.uni $L__BB4_46;
$L__BB4_56:
st.f32 [%rd36], %f28;
$L__BB4_57:
ret;
$L__BB4_22:
setp.gt.s32 %p16, %r68, 1;
@%p16 bra $L__BB4_25;
setp.eq.s32 %p19, %r68, 0;
@%p19 bra $L__BB4_30;
setp.eq.s32 %p20, %r68, 1;
@%p20 bra $L__BB4_29;
bra.uni $L__BB4_31;
$L__BB4_29:
cvt.rni.s32.f32 %r132, %f26;
max.s32 %r133, %r132, 0;
min.s32 %r134, %r133, 65535;
st.u16 [%rd34], %r134;
bra.uni $L__BB4_33;
$L__BB4_34:
setp.gt.s32 %p23, %r68, 1;
@%p23 bra $L__BB4_37;
setp.eq.s32 %p26, %r68, 0;
@%p26 bra $L__BB4_42;
setp.eq.s32 %p27, %r68, 1;
@%p27 bra $L__BB4_41;
bra.uni $L__BB4_43;
$L__BB4_41:
cvt.rni.s32.f32 %r143, %f27;
max.s32 %r144, %r143, 0;
min.s32 %r145, %r144, 65535;
st.u16 [%rd35], %r145;
bra.uni $L__BB4_45;
$L__BB4_46:
setp.gt.s32 %p30, %r68, 1;
@%p30 bra $L__BB4_49;
setp.eq.s32 %p33, %r68, 0;
@%p33 bra $L__BB4_54;
setp.eq.s32 %p34, %r68, 1;
@%p34 bra $L__BB4_53;
bra.uni $L__BB4_55;
$L__BB4_53:
cvt.rni.s32.f32 %r154, %f28;
max.s32 %r155, %r154, 0;
min.s32 %r156, %r155, 65535;
st.u16 [%rd36], %r156;
bra.uni $L__BB4_57;
$L__BB4_25:
setp.eq.s32 %p17, %r68, 2;
@%p17 bra $L__BB4_28;
setp.ne.s32 %p18, %r68, 3;
@%p18 bra $L__BB4_31;
cvt.rn.f16.f32 %rs1, %f26;
st.u16 [%rd34], %rs1;
bra.uni $L__BB4_33;
$L__BB4_37:
setp.eq.s32 %p24, %r68, 2;
@%p24 bra $L__BB4_40;
setp.ne.s32 %p25, %r68, 3;
@%p25 bra $L__BB4_43;
cvt.rn.f16.f32 %rs2, %f27;
st.u16 [%rd35], %rs2;
bra.uni $L__BB4_45;
$L__BB4_49:
setp.eq.s32 %p31, %r68, 2;
@%p31 bra $L__BB4_52;
setp.ne.s32 %p32, %r68, 3;
@%p32 bra $L__BB4_55;
cvt.rn.f16.f32 %rs3, %f28;
st.u16 [%rd36], %rs3;
bra.uni $L__BB4_57;
$L__BB4_30:
cvt.rni.s32.f32 %r135, %f26;
max.s32 %r136, %r135, 0;
min.s32 %r137, %r136, 255;
st.u8 [%rd34], %r137;
bra.uni $L__BB4_33;
$L__BB4_42:
cvt.rni.s32.f32 %r146, %f27;
max.s32 %r147, %r146, 0;
min.s32 %r148, %r147, 255;
st.u8 [%rd35], %r148;
bra.uni $L__BB4_45;
$L__BB4_54:
cvt.rni.s32.f32 %r157, %f28;
max.s32 %r158, %r157, 0;
min.s32 %r159, %r158, 255;
st.u8 [%rd36], %r159;
bra.uni $L__BB4_57;
$L__BB4_28:
cvt.rni.s32.f32 %r129, %f26;
max.s32 %r130, %r129, -32768;
min.s32 %r131, %r130, 32767;
st.u16 [%rd34], %r131;
bra.uni $L__BB4_33;
$L__BB4_31:
st.f32 [%rd34], %f26;
bra.uni $L__BB4_33;
$L__BB4_40:
cvt.rni.s32.f32 %r140, %f27;
max.s32 %r141, %r140, -32768;
min.s32 %r142, %r141, 32767;
st.u16 [%rd35], %r142;
bra.uni $L__BB4_45;
$L__BB4_43:
st.f32 [%rd35], %f27;
bra.uni $L__BB4_45;
$L__BB4_52:
cvt.rni.s32.f32 %r151, %f28;
max.s32 %r152, %r151, -32768;
min.s32 %r153, %r152, 32767;
st.u16 [%rd36], %r153;
bra.uni $L__BB4_57;
$L__BB4_55:
st.f32 [%rd36], %f28;
bra.uni $L__BB4_57;
}
.visible .entry preprocess_f32_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256, 1, 1
{
.reg .pred %p<42>;
.reg .b16 %rs<5>;
.reg .f32 %f<93>;
.reg .b32 %r<185>;
.reg .f64 %fd<33>;
.reg .b64 %rd<124>;
ld.param.u64 %rd38, [p0];
ld.param.v2.u32 {%r171, %r172}, [p1+32];
ld.param.v2.u32 {%r73, %r74}, [p1+40];
ld.param.u64 %rd43, [p2];
ld.param.v2.u32 {%r173, %r174}, [p3+32];
ld.param.v2.u32 {%r77, %r78}, [p3+40];
ld.param.v2.u32 {%r175, %r176}, [p4+16];
ld.param.v2.u32 {%r177, %r178}, [p4+24];
ld.param.v2.u32 {%r179, %r180}, [p4+32];
ld.param.v2.u32 {%r181, %r182}, [p4+40];
ld.param.u64 %rd48, [p5];
ld.param.u32 %r70, [p6+56];
ld.param.u32 %r69, [p6+52];
ld.param.u32 %r68, [p6+48];
ld.param.f32 %f92, [p6+44];
ld.param.f32 %f91, [p6+40];
ld.param.f32 %f90, [p6+36];
ld.param.f32 %f89, [p6+32];
ld.param.f32 %f40, [p6+28];
ld.param.f32 %f39, [p6+24];
ld.param.f32 %f38, [p6+20];
ld.param.f32 %f37, [p6+16];
ld.param.f32 %f36, [p6+12];
ld.param.f32 %f35, [p6+8];
ld.param.f32 %f34, [p6+4];
ld.param.f32 %f33, [p6];
ld.param.f64 %fd32, [p4+8];
ld.param.f64 %fd31, [p4];
ld.param.u64 %rd123, [p3+24];
ld.param.u64 %rd122, [p3+16];
ld.param.u64 %rd121, [p3+8];
ld.param.u64 %rd44, [p3];
ld.param.u64 %rd119, [p1+24];
ld.param.u64 %rd118, [p1+16];
ld.param.u64 %rd117, [p1+8];
ld.param.u64 %rd39, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r74, 0;
@%p2 bra $L__BB5_2;
cvta.to.global.u64 %rd49, %rd38;
mul.wide.s32 %rd50, %r1, 40;
add.s64 %rd51, %rd49, %rd50;
ld.global.v2.u32 {%r171, %r172}, [%rd51+32];
ld.global.u64 %rd119, [%rd51+24];
ld.global.u64 %rd118, [%rd51+16];
ld.global.u64 %rd117, [%rd51+8];
ld.global.u64 %rd116, [%rd51];
bra.uni $L__BB5_3;
$L__BB5_2:
cvt.s64.s32 %rd52, %r1;
mul.lo.s64 %rd53, %rd39, %rd52;
add.s64 %rd116, %rd38, %rd53;
$L__BB5_3:
setp.eq.s32 %p3, %r78, 0;
@%p3 bra $L__BB5_5;
cvta.to.global.u64 %rd54, %rd43;
mul.wide.s32 %rd55, %r1, 40;
add.s64 %rd56, %rd54, %rd55;
ld.global.v2.u32 {%r173, %r174}, [%rd56+32];
ld.global.u64 %rd123, [%rd56+24];
ld.global.u64 %rd122, [%rd56+16];
ld.global.u64 %rd121, [%rd56+8];
ld.global.u64 %rd120, [%rd56];
bra.uni $L__BB5_6;
$L__BB5_5:
cvt.s64.s32 %rd57, %r1;
mul.lo.s64 %rd58, %rd44, %rd57;
add.s64 %rd120, %rd43, %rd58;
$L__BB5_6:
mov.u32 %r92, %ctaid.x;
shl.b32 %r93, %r92, 5;
mov.u32 %r94, %tid.x;
add.s32 %r14, %r93, %r94;
mov.u32 %r95, %ctaid.y;
shl.b32 %r96, %r95, 3;
mov.u32 %r97, %tid.y;
add.s32 %r15, %r96, %r97;
setp.ge.s32 %p4, %r14, %r173;
setp.ge.s32 %p5, %r15, %r174;
or.pred %p6, %p5, %p4;
@%p6 bra $L__BB5_71;
setp.eq.s64 %p7, %rd48, 0;
@%p7 bra $L__BB5_9;
cvta.to.global.u64 %rd59, %rd48;
mul.wide.u32 %rd60, %r1, 48;
add.s64 %rd61, %rd59, %rd60;
ld.global.f64 %fd31, [%rd61];
ld.global.f64 %fd32, [%rd61+8];
ld.global.v2.u32 {%r175, %r176}, [%rd61+16];
ld.global.v2.u32 {%r177, %r178}, [%rd61+24];
ld.global.v2.u32 {%r179, %r180}, [%rd61+32];
ld.global.v2.u32 {%r181, %r182}, [%rd61+40];
$L__BB5_9:
sub.s32 %r41, %r14, %r175;
not.b32 %r107, %r41;
add.s32 %r108, %r177, %r107;
setp.eq.s32 %p8, %r181, 0;
selp.b32 %r109, %r41, %r108, %p8;
add.s32 %r110, %r109, %r179;
sub.s32 %r42, %r15, %r176;
cvt.rn.f64.s32 %fd7, %r110;
setp.eq.s32 %p9, %r70, 0;
@%p9 bra $L__BB5_11;
mul.f64 %fd11, %fd31, %fd7;
cvt.rmi.f64.f64 %fd12, %fd11;
cvt.rzi.s32.f64 %r183, %fd12;
mov.f32 %f87, 0f00000000;
bra.uni $L__BB5_12;
$L__BB5_11:
mov.f64 %fd13, 0d3FE0000000000000;
add.rn.f64 %fd14, %fd7, %fd13;
mul.rn.f64 %fd15, %fd14, %fd31;
mov.f64 %fd16, 0dBFE0000000000000;
add.rn.f64 %fd17, %fd15, %fd16;
cvt.rmi.f64.f64 %fd18, %fd17;
cvt.rzi.s32.f64 %r183, %fd18;
neg.f64 %fd19, %fd18;
add.rn.f64 %fd20, %fd17, %fd19;
cvt.rn.f32.f64 %f87, %fd20;
$L__BB5_12:
setp.eq.s32 %p10, %r182, 0;
not.b32 %r111, %r42;
add.s32 %r112, %r178, %r111;
selp.b32 %r113, %r42, %r112, %p10;
add.s32 %r114, %r113, %r180;
cvt.rn.f64.s32 %fd8, %r114;
@%p9 bra $L__BB5_14;
mul.f64 %fd21, %fd32, %fd8;
cvt.rmi.f64.f64 %fd22, %fd21;
cvt.rzi.s32.f64 %r184, %fd22;
mov.f32 %f88, 0f00000000;
bra.uni $L__BB5_15;
$L__BB5_14:
mov.f64 %fd23, 0d3FE0000000000000;
add.rn.f64 %fd24, %fd8, %fd23;
mul.rn.f64 %fd25, %fd24, %fd32;
mov.f64 %fd26, 0dBFE0000000000000;
add.rn.f64 %fd27, %fd25, %fd26;
cvt.rmi.f64.f64 %fd28, %fd27;
cvt.rzi.s32.f64 %r184, %fd28;
neg.f64 %fd29, %fd28;
add.rn.f64 %fd30, %fd27, %fd29;
cvt.rn.f32.f64 %f88, %fd30;
$L__BB5_15:
max.s32 %r115, %r183, 0;
add.s32 %r116, %r171, -1;
add.s32 %r117, %r183, 1;
max.s32 %r118, %r117, 0;
max.s32 %r119, %r184, 0;
add.s32 %r120, %r172, -1;
min.s32 %r121, %r119, %r120;
add.s32 %r122, %r184, 1;
max.s32 %r123, %r122, 0;
min.s32 %r124, %r123, %r120;
setp.ge.u32 %p12, %r41, %r177;
setp.ge.u32 %p13, %r42, %r178;
or.pred %p1, %p12, %p13;
cvt.s64.s32 %rd62, %r121;
mul.lo.s64 %rd63, %rd117, %rd62;
min.s32 %r125, %r115, %r116;
cvt.s64.s32 %rd64, %r125;
mul.lo.s64 %rd65, %rd118, %rd64;
add.s64 %rd26, %rd63, %rd65;
min.s32 %r126, %r118, %r116;
cvt.s64.s32 %rd66, %r126;
mul.lo.s64 %rd67, %rd118, %rd66;
add.s64 %rd27, %rd63, %rd67;
cvt.s64.s32 %rd68, %r124;
mul.lo.s64 %rd69, %rd117, %rd68;
add.s64 %rd28, %rd69, %rd65;
add.s64 %rd29, %rd69, %rd67;
@%p1 bra $L__BB5_17;
add.s64 %rd70, %rd116, %rd26;
ld.global.nc.f32 %f47, [%rd70];
add.s64 %rd71, %rd116, %rd27;
ld.global.nc.f32 %f48, [%rd71];
sub.rn.f32 %f51, %f48, %f47;
fma.rn.f32 %f52, %f51, %f87, %f47;
add.s64 %rd72, %rd116, %rd28;
ld.global.nc.f32 %f49, [%rd72];
add.s64 %rd73, %rd116, %rd29;
ld.global.nc.f32 %f50, [%rd73];
sub.rn.f32 %f53, %f50, %f49;
fma.rn.f32 %f54, %f53, %f87, %f49;
sub.rn.f32 %f55, %f54, %f52;
fma.rn.f32 %f89, %f55, %f88, %f52;
$L__BB5_17:
@%p1 bra $L__BB5_19;
add.s64 %rd78, %rd26, %rd119;
add.s64 %rd74, %rd116, %rd78;
ld.global.nc.f32 %f56, [%rd74];
add.s64 %rd79, %rd27, %rd119;
add.s64 %rd75, %rd116, %rd79;
ld.global.nc.f32 %f57, [%rd75];
sub.rn.f32 %f60, %f57, %f56;
fma.rn.f32 %f61, %f60, %f87, %f56;
add.s64 %rd80, %rd28, %rd119;
add.s64 %rd76, %rd116, %rd80;
ld.global.nc.f32 %f58, [%rd76];
add.s64 %rd81, %rd29, %rd119;
add.s64 %rd77, %rd116, %rd81;
ld.global.nc.f32 %f59, [%rd77];
sub.rn.f32 %f62, %f59, %f58;
fma.rn.f32 %f63, %f62, %f87, %f58;
sub.rn.f32 %f64, %f63, %f61;
fma.rn.f32 %f90, %f64, %f88, %f61;
$L__BB5_19:
@%p1 bra $L__BB5_21;
shl.b64 %rd86, %rd119, 1;
add.s64 %rd87, %rd26, %rd86;
add.s64 %rd82, %rd116, %rd87;
ld.global.nc.f32 %f65, [%rd82];
add.s64 %rd88, %rd27, %rd86;
add.s64 %rd83, %rd116, %rd88;
ld.global.nc.f32 %f66, [%rd83];
sub.rn.f32 %f69, %f66, %f65;
fma.rn.f32 %f70, %f69, %f87, %f65;
add.s64 %rd89, %rd28, %rd86;
add.s64 %rd84, %rd116, %rd89;
ld.global.nc.f32 %f67, [%rd84];
add.s64 %rd90, %rd29, %rd86;
add.s64 %rd85, %rd116, %rd90;
ld.global.nc.f32 %f68, [%rd85];
sub.rn.f32 %f71, %f68, %f67;
fma.rn.f32 %f72, %f71, %f87, %f67;
sub.rn.f32 %f73, %f72, %f70;
fma.rn.f32 %f91, %f73, %f88, %f70;
$L__BB5_21:
@%p1 bra $L__BB5_23;
mul.lo.s64 %rd95, %rd119, 3;
add.s64 %rd96, %rd26, %rd95;
add.s64 %rd91, %rd116, %rd96;
ld.global.nc.f32 %f74, [%rd91];
add.s64 %rd97, %rd27, %rd95;
add.s64 %rd92, %rd116, %rd97;
ld.global.nc.f32 %f75, [%rd92];
sub.rn.f32 %f78, %f75, %f74;
fma.rn.f32 %f79, %f78, %f87, %f74;
add.s64 %rd98, %rd28, %rd95;
add.s64 %rd93, %rd116, %rd98;
ld.global.nc.f32 %f76, [%rd93];
add.s64 %rd99, %rd29, %rd95;
add.s64 %rd94, %rd116, %rd99;
ld.global.nc.f32 %f77, [%rd94];
sub.rn.f32 %f80, %f77, %f76;
fma.rn.f32 %f81, %f80, %f87, %f76;
sub.rn.f32 %f82, %f81, %f79;
fma.rn.f32 %f92, %f82, %f88, %f79;
$L__BB5_23:
cvt.s64.s32 %rd100, %r15;
mul.lo.s64 %rd101, %rd121, %rd100;
cvt.s64.s32 %rd102, %r14;
mul.lo.s64 %rd103, %rd122, %rd102;
add.s64 %rd33, %rd101, %rd103;
add.s32 %r127, %r77, -1;
setp.eq.s32 %p14, %r69, 0;
selp.b32 %r128, 0, %r127, %p14;
fma.rn.f32 %f29, %f89, %f33, %f37;
cvt.s64.s32 %rd104, %r128;
mul.lo.s64 %rd105, %rd123, %rd104;
add.s64 %rd106, %rd33, %rd105;
add.s64 %rd34, %rd120, %rd106;
setp.eq.s32 %p15, %r68, 4;
@%p15 bra $L__BB5_34;
bra.uni $L__BB5_24;
$L__BB5_34:
st.f32 [%rd34], %f29;
$L__BB5_35:
add.s32 %r138, %r77, -2;
selp.b32 %r139, 1, %r138, %p14;
fma.rn.f32 %f30, %f90, %f34, %f38;
cvt.s64.s32 %rd107, %r139;
mul.lo.s64 %rd108, %rd123, %rd107;
add.s64 %rd109, %rd33, %rd108;
add.s64 %rd35, %rd120, %rd109;
@%p15 bra $L__BB5_46;
bra.uni $L__BB5_36;
$L__BB5_46:
st.f32 [%rd35], %f30;
$L__BB5_47:
add.s32 %r149, %r77, -3;
selp.b32 %r150, 2, %r149, %p14;
fma.rn.f32 %f31, %f91, %f35, %f39;
cvt.s64.s32 %rd110, %r150;
mul.lo.s64 %rd111, %rd123, %rd110;
add.s64 %rd112, %rd33, %rd111;
add.s64 %rd36, %rd120, %rd112;
@%p15 bra $L__BB5_58;
bra.uni $L__BB5_48;
$L__BB5_58:
st.f32 [%rd36], %f31;
$L__BB5_59:
add.s32 %r160, %r77, -4;
selp.b32 %r161, 3, %r160, %p14;
fma.rn.f32 %f32, %f92, %f36, %f40;
cvt.s64.s32 %rd113, %r161;
mul.lo.s64 %rd114, %rd123, %rd113;
add.s64 %rd115, %rd33, %rd114;
add.s64 %rd37, %rd120, %rd115;
@%p15 bra $L__BB5_70;
bra.uni $L__BB5_60;
$L__BB5_70:
st.f32 [%rd37], %f32;
$L__BB5_71:
ret;
$L__BB5_24:
setp.gt.s32 %p16, %r68, 1;
@%p16 bra $L__BB5_27;
setp.eq.s32 %p19, %r68, 0;
@%p19 bra $L__BB5_32;
setp.eq.s32 %p20, %r68, 1;
@%p20 bra $L__BB5_31;
bra.uni $L__BB5_33;
$L__BB5_31:
cvt.rni.s32.f32 %r132, %f29;
max.s32 %r133, %r132, 0;
min.s32 %r134, %r133, 65535;
st.u16 [%rd34], %r134;
bra.uni $L__BB5_35;
$L__BB5_36:
setp.gt.s32 %p23, %r68, 1;
@%p23 bra $L__BB5_39;
setp.eq.s32 %p26, %r68, 0;
@%p26 bra $L__BB5_44;
setp.eq.s32 %p27, %r68, 1;
@%p27 bra $L__BB5_43;
bra.uni $L__BB5_45;
$L__BB5_43:
cvt.rni.s32.f32 %r143, %f30;
max.s32 %r144, %r143, 0;
min.s32 %r145, %r144, 65535;
st.u16 [%rd35], %r145;
bra.uni $L__BB5_47;
$L__BB5_48:
setp.gt.s32 %p30, %r68, 1;
@%p30 bra $L__BB5_51;
setp.eq.s32 %p33, %r68, 0;
@%p33 bra $L__BB5_56;
setp.eq.s32 %p34, %r68, 1;
@%p34 bra $L__BB5_55;
bra.uni $L__BB5_57;
$L__BB5_55:
cvt.rni.s32.f32 %r154, %f31;
max.s32 %r155, %r154, 0;
min.s32 %r156, %r155, 65535;
st.u16 [%rd36], %r156;
bra.uni $L__BB5_59;
$L__BB5_60:
setp.gt.s32 %p37, %r68, 1;
@%p37 bra $L__BB5_63;
setp.eq.s32 %p40, %r68, 0;
@%p40 bra $L__BB5_68;
setp.eq.s32 %p41, %r68, 1;
@%p41 bra $L__BB5_67;
bra.uni $L__BB5_69;
$L__BB5_67:
cvt.rni.s32.f32 %r165, %f32;
max.s32 %r166, %r165, 0;
min.s32 %r167, %r166, 65535;
st.u16 [%rd37], %r167;
bra.uni $L__BB5_71;
$L__BB5_27:
setp.eq.s32 %p17, %r68, 2;
@%p17 bra $L__BB5_30;
setp.ne.s32 %p18, %r68, 3;
@%p18 bra $L__BB5_33;
cvt.rn.f16.f32 %rs1, %f29;
st.u16 [%rd34], %rs1;
bra.uni $L__BB5_35;
$L__BB5_39:
setp.eq.s32 %p24, %r68, 2;
@%p24 bra $L__BB5_42;
setp.ne.s32 %p25, %r68, 3;
@%p25 bra $L__BB5_45;
cvt.rn.f16.f32 %rs2, %f30;
st.u16 [%rd35], %rs2;
bra.uni $L__BB5_47;
$L__BB5_51:
setp.eq.s32 %p31, %r68, 2;
@%p31 bra $L__BB5_54;
setp.ne.s32 %p32, %r68, 3;
@%p32 bra $L__BB5_57;
cvt.rn.f16.f32 %rs3, %f31;
st.u16 [%rd36], %rs3;
bra.uni $L__BB5_59;
$L__BB5_63:
setp.eq.s32 %p38, %r68, 2;
@%p38 bra $L__BB5_66;
setp.ne.s32 %p39, %r68, 3;
@%p39 bra $L__BB5_69;
cvt.rn.f16.f32 %rs4, %f32;
st.u16 [%rd37], %rs4;
bra.uni $L__BB5_71;
$L__BB5_32:
cvt.rni.s32.f32 %r135, %f29;
max.s32 %r136, %r135, 0;
min.s32 %r137, %r136, 255;
st.u8 [%rd34], %r137;
bra.uni $L__BB5_35;
$L__BB5_44:
cvt.rni.s32.f32 %r146, %f30;
max.s32 %r147, %r146, 0;
min.s32 %r148, %r147, 255;
st.u8 [%rd35], %r148;
bra.uni $L__BB5_47;
$L__BB5_56:
cvt.rni.s32.f32 %r157, %f31;
max.s32 %r158, %r157, 0;
min.s32 %r159, %r158, 255;
st.u8 [%rd36], %r159;
bra.uni $L__BB5_59;
$L__BB5_68:
cvt.rni.s32.f32 %r168, %f32;
max.s32 %r169, %r168, 0;
min.s32 %r170, %r169, 255;
st.u8 [%rd37], %r170;
bra.uni $L__BB5_71;
$L__BB5_30:
cvt.rni.s32.f32 %r129, %f29;
max.s32 %r130, %r129, -32768;
min.s32 %r131, %r130, 32767;
st.u16 [%rd34], %r131;
bra.uni $L__BB5_35;
$L__BB5_33:
st.f32 [%rd34], %f29;
bra.uni $L__BB5_35;
$L__BB5_42:
cvt.rni.s32.f32 %r140, %f30;
max.s32 %r141, %r140, -32768;
min.s32 %r142, %r141, 32767;
st.u16 [%rd35], %r142;
bra.uni $L__BB5_47;
$L__BB5_45:
st.f32 [%rd35], %f30;
bra.uni $L__BB5_47;
$L__BB5_54:
cvt.rni.s32.f32 %r151, %f31;
max.s32 %r152, %r151, -32768;
min.s32 %r153, %r152, 32767;
st.u16 [%rd36], %r153;
bra.uni $L__BB5_59;
$L__BB5_57:
st.f32 [%rd36], %f31;
bra.uni $L__BB5_59;
$L__BB5_66:
cvt.rni.s32.f32 %r162, %f32;
max.s32 %r163, %r162, -32768;
min.s32 %r164, %r163, 32767;
st.u16 [%rd37], %r164;
bra.uni $L__BB5_71;
$L__BB5_69:
st.f32 [%rd37], %f32;
bra.uni $L__BB5_71;
}
.visible .entry preprocess_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256, 1, 1
{
.reg .pred %p<54>;
.reg .b16 %rs<37>;
.reg .f32 %f<93>;
.reg .b32 %r<201>;
.reg .f64 %fd<33>;
.reg .b64 %rd<124>;
ld.param.u64 %rd38, [p0];
ld.param.v2.u32 {%r187, %r188}, [p1+32];
ld.param.v2.u32 {%r73, %r74}, [p1+40];
ld.param.u64 %rd43, [p2];
ld.param.v2.u32 {%r189, %r190}, [p3+32];
ld.param.v2.u32 {%r77, %r78}, [p3+40];
ld.param.v2.u32 {%r191, %r192}, [p4+16];
ld.param.v2.u32 {%r193, %r194}, [p4+24];
ld.param.v2.u32 {%r195, %r196}, [p4+32];
ld.param.v2.u32 {%r197, %r198}, [p4+40];
ld.param.u64 %rd48, [p5];
ld.param.u32 %r70, [p6+56];
ld.param.u32 %r69, [p6+52];
ld.param.u32 %r68, [p6+48];
ld.param.f32 %f92, [p6+44];
ld.param.f32 %f91, [p6+40];
ld.param.f32 %f90, [p6+36];
ld.param.f32 %f89, [p6+32];
ld.param.f32 %f40, [p6+28];
ld.param.f32 %f39, [p6+24];
ld.param.f32 %f38, [p6+20];
ld.param.f32 %f37, [p6+16];
ld.param.f32 %f36, [p6+12];
ld.param.f32 %f35, [p6+8];
ld.param.f32 %f34, [p6+4];
ld.param.f32 %f33, [p6];
ld.param.f64 %fd32, [p4+8];
ld.param.f64 %fd31, [p4];
ld.param.u64 %rd123, [p3+24];
ld.param.u64 %rd122, [p3+16];
ld.param.u64 %rd121, [p3+8];
ld.param.u64 %rd44, [p3];
ld.param.u64 %rd119, [p1+24];
ld.param.u64 %rd118, [p1+16];
ld.param.u64 %rd117, [p1+8];
ld.param.u64 %rd39, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r74, 0;
@%p2 bra $L__BB6_2;
cvta.to.global.u64 %rd49, %rd38;
mul.wide.s32 %rd50, %r1, 40;
add.s64 %rd51, %rd49, %rd50;
ld.global.v2.u32 {%r187, %r188}, [%rd51+32];
ld.global.u64 %rd119, [%rd51+24];
ld.global.u64 %rd118, [%rd51+16];
ld.global.u64 %rd117, [%rd51+8];
ld.global.u64 %rd116, [%rd51];
bra.uni $L__BB6_3;
$L__BB6_2:
cvt.s64.s32 %rd52, %r1;
mul.lo.s64 %rd53, %rd39, %rd52;
add.s64 %rd116, %rd38, %rd53;
$L__BB6_3:
setp.eq.s32 %p3, %r78, 0;
@%p3 bra $L__BB6_5;
cvta.to.global.u64 %rd54, %rd43;
mul.wide.s32 %rd55, %r1, 40;
add.s64 %rd56, %rd54, %rd55;
ld.global.v2.u32 {%r189, %r190}, [%rd56+32];
ld.global.u64 %rd123, [%rd56+24];
ld.global.u64 %rd122, [%rd56+16];
ld.global.u64 %rd121, [%rd56+8];
ld.global.u64 %rd120, [%rd56];
bra.uni $L__BB6_6;
$L__BB6_5:
cvt.s64.s32 %rd57, %r1;
mul.lo.s64 %rd58, %rd44, %rd57;
add.s64 %rd120, %rd43, %rd58;
$L__BB6_6:
mov.u32 %r92, %ctaid.x;
shl.b32 %r93, %r92, 5;
mov.u32 %r94, %tid.x;
add.s32 %r14, %r93, %r94;
mov.u32 %r95, %ctaid.y;
shl.b32 %r96, %r95, 3;
mov.u32 %r97, %tid.y;
add.s32 %r15, %r96, %r97;
setp.ge.s32 %p4, %r14, %r189;
setp.ge.s32 %p5, %r15, %r190;
or.pred %p6, %p5, %p4;
@%p6 bra $L__BB6_75;
setp.eq.s64 %p7, %rd48, 0;
@%p7 bra $L__BB6_9;
cvta.to.global.u64 %rd59, %rd48;
mul.wide.u32 %rd60, %r1, 48;
add.s64 %rd61, %rd59, %rd60;
ld.global.f64 %fd31, [%rd61];
ld.global.f64 %fd32, [%rd61+8];
ld.global.v2.u32 {%r191, %r192}, [%rd61+16];
ld.global.v2.u32 {%r193, %r194}, [%rd61+24];
ld.global.v2.u32 {%r195, %r196}, [%rd61+32];
ld.global.v2.u32 {%r197, %r198}, [%rd61+40];
$L__BB6_9:
sub.s32 %r41, %r14, %r191;
not.b32 %r107, %r41;
add.s32 %r108, %r193, %r107;
setp.eq.s32 %p8, %r197, 0;
selp.b32 %r109, %r41, %r108, %p8;
add.s32 %r110, %r109, %r195;
sub.s32 %r42, %r15, %r192;
cvt.rn.f64.s32 %fd7, %r110;
setp.eq.s32 %p9, %r70, 0;
@%p9 bra $L__BB6_11;
mul.f64 %fd11, %fd31, %fd7;
cvt.rmi.f64.f64 %fd12, %fd11;
cvt.rzi.s32.f64 %r199, %fd12;
mov.f32 %f87, 0f00000000;
bra.uni $L__BB6_12;
$L__BB6_11:
mov.f64 %fd13, 0d3FE0000000000000;
add.rn.f64 %fd14, %fd7, %fd13;
mul.rn.f64 %fd15, %fd14, %fd31;
mov.f64 %fd16, 0dBFE0000000000000;
add.rn.f64 %fd17, %fd15, %fd16;
cvt.rmi.f64.f64 %fd18, %fd17;
cvt.rzi.s32.f64 %r199, %fd18;
neg.f64 %fd19, %fd18;
add.rn.f64 %fd20, %fd17, %fd19;
cvt.rn.f32.f64 %f87, %fd20;
$L__BB6_12:
setp.eq.s32 %p10, %r198, 0;
not.b32 %r111, %r42;
add.s32 %r112, %r194, %r111;
selp.b32 %r113, %r42, %r112, %p10;
add.s32 %r114, %r113, %r196;
cvt.rn.f64.s32 %fd8, %r114;
@%p9 bra $L__BB6_14;
mul.f64 %fd21, %fd32, %fd8;
cvt.rmi.f64.f64 %fd22, %fd21;
cvt.rzi.s32.f64 %r200, %fd22;
mov.f32 %f88, 0f00000000;
bra.uni $L__BB6_15;
$L__BB6_14:
mov.f64 %fd23, 0d3FE0000000000000;
add.rn.f64 %fd24, %fd8, %fd23;
mul.rn.f64 %fd25, %fd24, %fd32;
mov.f64 %fd26, 0dBFE0000000000000;
add.rn.f64 %fd27, %fd25, %fd26;
cvt.rmi.f64.f64 %fd28, %fd27;
cvt.rzi.s32.f64 %r200, %fd28;
neg.f64 %fd29, %fd28;
add.rn.f64 %fd30, %fd27, %fd29;
cvt.rn.f32.f64 %f88, %fd30;
$L__BB6_15:
max.s32 %r115, %r199, 0;
add.s32 %r116, %r187, -1;
add.s32 %r117, %r199, 1;
max.s32 %r118, %r117, 0;
max.s32 %r119, %r200, 0;
add.s32 %r120, %r188, -1;
min.s32 %r121, %r119, %r120;
add.s32 %r122, %r200, 1;
max.s32 %r123, %r122, 0;
min.s32 %r124, %r123, %r120;
setp.ge.u32 %p12, %r41, %r193;
setp.ge.u32 %p13, %r42, %r194;
or.pred %p1, %p12, %p13;
cvt.s64.s32 %rd62, %r121;
mul.lo.s64 %rd63, %rd117, %rd62;
min.s32 %r125, %r115, %r116;
cvt.s64.s32 %rd64, %r125;
mul.lo.s64 %rd65, %rd118, %rd64;
add.s64 %rd26, %rd63, %rd65;
min.s32 %r126, %r118, %r116;
cvt.s64.s32 %rd66, %r126;
mul.lo.s64 %rd67, %rd118, %rd66;
add.s64 %rd27, %rd63, %rd67;
cvt.s64.s32 %rd68, %r124;
mul.lo.s64 %rd69, %rd117, %rd68;
add.s64 %rd28, %rd69, %rd65;
add.s64 %rd29, %rd69, %rd67;
setp.lt.s32 %p14, %r77, 1;
or.pred %p15, %p1, %p14;
@%p15 bra $L__BB6_17;
add.s64 %rd70, %rd116, %rd26;
ld.global.nc.u8 %r127, [%rd70];
cvt.u16.u32 %rs1, %r127;
and.b16 %rs2, %rs1, 255;
cvt.rn.f32.u16 %f47, %rs2;
add.s64 %rd71, %rd116, %rd27;
ld.global.nc.u8 %r128, [%rd71];
cvt.u16.u32 %rs3, %r128;
and.b16 %rs4, %rs3, 255;
cvt.rn.f32.u16 %f48, %rs4;
sub.rn.f32 %f49, %f48, %f47;
fma.rn.f32 %f50, %f49, %f87, %f47;
add.s64 %rd72, %rd116, %rd28;
ld.global.nc.u8 %r129, [%rd72];
cvt.u16.u32 %rs5, %r129;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f51, %rs6;
add.s64 %rd73, %rd116, %rd29;
ld.global.nc.u8 %r130, [%rd73];
cvt.u16.u32 %rs7, %r130;
and.b16 %rs8, %rs7, 255;
cvt.rn.f32.u16 %f52, %rs8;
sub.rn.f32 %f53, %f52, %f51;
fma.rn.f32 %f54, %f53, %f87, %f51;
sub.rn.f32 %f55, %f54, %f50;
fma.rn.f32 %f89, %f55, %f88, %f50;
$L__BB6_17:
setp.lt.s32 %p16, %r77, 2;
or.pred %p17, %p1, %p16;
@%p17 bra $L__BB6_19;
add.s64 %rd78, %rd26, %rd119;
add.s64 %rd74, %rd116, %rd78;
ld.global.nc.u8 %r131, [%rd74];
cvt.u16.u32 %rs9, %r131;
and.b16 %rs10, %rs9, 255;
cvt.rn.f32.u16 %f56, %rs10;
add.s64 %rd79, %rd27, %rd119;
add.s64 %rd75, %rd116, %rd79;
ld.global.nc.u8 %r132, [%rd75];
cvt.u16.u32 %rs11, %r132;
and.b16 %rs12, %rs11, 255;
cvt.rn.f32.u16 %f57, %rs12;
sub.rn.f32 %f58, %f57, %f56;
fma.rn.f32 %f59, %f58, %f87, %f56;
add.s64 %rd80, %rd28, %rd119;
add.s64 %rd76, %rd116, %rd80;
ld.global.nc.u8 %r133, [%rd76];
cvt.u16.u32 %rs13, %r133;
and.b16 %rs14, %rs13, 255;
cvt.rn.f32.u16 %f60, %rs14;
add.s64 %rd81, %rd29, %rd119;
add.s64 %rd77, %rd116, %rd81;
ld.global.nc.u8 %r134, [%rd77];
cvt.u16.u32 %rs15, %r134;
and.b16 %rs16, %rs15, 255;
cvt.rn.f32.u16 %f61, %rs16;
sub.rn.f32 %f62, %f61, %f60;
fma.rn.f32 %f63, %f62, %f87, %f60;
sub.rn.f32 %f64, %f63, %f59;
fma.rn.f32 %f90, %f64, %f88, %f59;
$L__BB6_19:
setp.lt.s32 %p18, %r77, 3;
or.pred %p19, %p1, %p18;
@%p19 bra $L__BB6_21;
shl.b64 %rd86, %rd119, 1;
add.s64 %rd87, %rd26, %rd86;
add.s64 %rd82, %rd116, %rd87;
ld.global.nc.u8 %r135, [%rd82];
cvt.u16.u32 %rs17, %r135;
and.b16 %rs18, %rs17, 255;
cvt.rn.f32.u16 %f65, %rs18;
add.s64 %rd88, %rd27, %rd86;
add.s64 %rd83, %rd116, %rd88;
ld.global.nc.u8 %r136, [%rd83];
cvt.u16.u32 %rs19, %r136;
and.b16 %rs20, %rs19, 255;
cvt.rn.f32.u16 %f66, %rs20;
sub.rn.f32 %f67, %f66, %f65;
fma.rn.f32 %f68, %f67, %f87, %f65;
add.s64 %rd89, %rd28, %rd86;
add.s64 %rd84, %rd116, %rd89;
ld.global.nc.u8 %r137, [%rd84];
cvt.u16.u32 %rs21, %r137;
and.b16 %rs22, %rs21, 255;
cvt.rn.f32.u16 %f69, %rs22;
add.s64 %rd90, %rd29, %rd86;
add.s64 %rd85, %rd116, %rd90;
ld.global.nc.u8 %r138, [%rd85];
cvt.u16.u32 %rs23, %r138;
and.b16 %rs24, %rs23, 255;
cvt.rn.f32.u16 %f70, %rs24;
sub.rn.f32 %f71, %f70, %f69;
fma.rn.f32 %f72, %f71, %f87, %f69;
sub.rn.f32 %f73, %f72, %f68;
fma.rn.f32 %f91, %f73, %f88, %f68;
$L__BB6_21:
setp.lt.s32 %p20, %r77, 4;
or.pred %p21, %p1, %p20;
@%p21 bra $L__BB6_23;
mul.lo.s64 %rd95, %rd119, 3;
add.s64 %rd96, %rd26, %rd95;
add.s64 %rd91, %rd116, %rd96;
ld.global.nc.u8 %r139, [%rd91];
cvt.u16.u32 %rs25, %r139;
and.b16 %rs26, %rs25, 255;
cvt.rn.f32.u16 %f74, %rs26;
add.s64 %rd97, %rd27, %rd95;
add.s64 %rd92, %rd116, %rd97;
ld.global.nc.u8 %r140, [%rd92];
cvt.u16.u32 %rs27, %r140;
and.b16 %rs28, %rs27, 255;
cvt.rn.f32.u16 %f75, %rs28;
sub.rn.f32 %f76, %f75, %f74;
fma.rn.f32 %f77, %f76, %f87, %f74;
add.s64 %rd98, %rd28, %rd95;
add.s64 %rd93, %rd116, %rd98;
ld.global.nc.u8 %r141, [%rd93];
cvt.u16.u32 %rs29, %r141;
and.b16 %rs30, %rs29, 255;
cvt.rn.f32.u16 %f78, %rs30;
add.s64 %rd99, %rd29, %rd95;
add.s64 %rd94, %rd116, %rd99;
ld.global.nc.u8 %r142, [%rd94];
cvt.u16.u32 %rs31, %r142;
and.b16 %rs32, %rs31, 255;
cvt.rn.f32.u16 %f79, %rs32;
sub.rn.f32 %f80, %f79, %f78;
fma.rn.f32 %f81, %f80, %f87, %f78;
sub.rn.f32 %f82, %f81, %f77;
fma.rn.f32 %f92, %f82, %f88, %f77;
$L__BB6_23:
cvt.s64.s32 %rd100, %r15;
mul.lo.s64 %rd101, %rd121, %rd100;
cvt.s64.s32 %rd102, %r14;
mul.lo.s64 %rd103, %rd122, %rd102;
add.s64 %rd33, %rd101, %rd103;
@%p14 bra $L__BB6_36;
setp.eq.s32 %p23, %r69, 0;
add.s32 %r143, %r77, -1;
selp.b32 %r144, 0, %r143, %p23;
fma.rn.f32 %f29, %f89, %f33, %f37;
cvt.s64.s32 %rd104, %r144;
mul.lo.s64 %rd105, %rd123, %rd104;
add.s64 %rd106, %rd33, %rd105;
add.s64 %rd34, %rd120, %rd106;
setp.gt.s32 %p24, %r68, 1;
@%p24 bra $L__BB6_27;
bra.uni $L__BB6_25;
$L__BB6_27:
setp.eq.s32 %p25, %r68, 2;
@%p25 bra $L__BB6_31;
setp.eq.s32 %p26, %r68, 4;
@%p26 bra $L__BB6_34;
setp.ne.s32 %p27, %r68, 3;
@%p27 bra $L__BB6_35;
cvt.rn.f16.f32 %rs33, %f29;
st.u16 [%rd34], %rs33;
bra.uni $L__BB6_36;
$L__BB6_25:
setp.eq.s32 %p28, %r68, 0;
@%p28 bra $L__BB6_33;
setp.eq.s32 %p29, %r68, 1;
@%p29 bra $L__BB6_32;
bra.uni $L__BB6_35;
$L__BB6_32:
cvt.rni.s32.f32 %r148, %f29;
max.s32 %r149, %r148, 0;
min.s32 %r150, %r149, 65535;
st.u16 [%rd34], %r150;
bra.uni $L__BB6_36;
$L__BB6_31:
cvt.rni.s32.f32 %r145, %f29;
max.s32 %r146, %r145, -32768;
min.s32 %r147, %r146, 32767;
st.u16 [%rd34], %r147;
bra.uni $L__BB6_36;
$L__BB6_34:
st.f32 [%rd34], %f29;
bra.uni $L__BB6_36;
$L__BB6_33:
cvt.rni.s32.f32 %r151, %f29;
max.s32 %r152, %r151, 0;
min.s32 %r153, %r152, 255;
st.u8 [%rd34], %r153;
bra.uni $L__BB6_36;
$L__BB6_35:
st.f32 [%rd34], %f29;
$L__BB6_36:
@%p16 bra $L__BB6_49;
setp.eq.s32 %p31, %r69, 0;
add.s32 %r154, %r77, -2;
selp.b32 %r155, 1, %r154, %p31;
fma.rn.f32 %f30, %f90, %f34, %f38;
cvt.s64.s32 %rd107, %r155;
mul.lo.s64 %rd108, %rd123, %rd107;
add.s64 %rd109, %rd33, %rd108;
add.s64 %rd35, %rd120, %rd109;
setp.gt.s32 %p32, %r68, 1;
@%p32 bra $L__BB6_40;
bra.uni $L__BB6_38;
$L__BB6_40:
setp.eq.s32 %p33, %r68, 2;
@%p33 bra $L__BB6_44;
setp.eq.s32 %p34, %r68, 4;
@%p34 bra $L__BB6_47;
setp.ne.s32 %p35, %r68, 3;
@%p35 bra $L__BB6_48;
cvt.rn.f16.f32 %rs34, %f30;
st.u16 [%rd35], %rs34;
bra.uni $L__BB6_49;
$L__BB6_38:
setp.eq.s32 %p36, %r68, 0;
@%p36 bra $L__BB6_46;
setp.eq.s32 %p37, %r68, 1;
@%p37 bra $L__BB6_45;
bra.uni $L__BB6_48;
$L__BB6_45:
cvt.rni.s32.f32 %r159, %f30;
max.s32 %r160, %r159, 0;
min.s32 %r161, %r160, 65535;
st.u16 [%rd35], %r161;
bra.uni $L__BB6_49;
$L__BB6_44:
cvt.rni.s32.f32 %r156, %f30;
max.s32 %r157, %r156, -32768;
min.s32 %r158, %r157, 32767;
st.u16 [%rd35], %r158;
bra.uni $L__BB6_49;
$L__BB6_47:
st.f32 [%rd35], %f30;
bra.uni $L__BB6_49;
$L__BB6_46:
cvt.rni.s32.f32 %r162, %f30;
max.s32 %r163, %r162, 0;
min.s32 %r164, %r163, 255;
st.u8 [%rd35], %r164;
bra.uni $L__BB6_49;
$L__BB6_48:
st.f32 [%rd35], %f30;
$L__BB6_49:
@%p18 bra $L__BB6_62;
setp.eq.s32 %p39, %r69, 0;
add.s32 %r165, %r77, -3;
selp.b32 %r166, 2, %r165, %p39;
fma.rn.f32 %f31, %f91, %f35, %f39;
cvt.s64.s32 %rd110, %r166;
mul.lo.s64 %rd111, %rd123, %rd110;
add.s64 %rd112, %rd33, %rd111;
add.s64 %rd36, %rd120, %rd112;
setp.gt.s32 %p40, %r68, 1;
@%p40 bra $L__BB6_53;
bra.uni $L__BB6_51;
$L__BB6_53:
setp.eq.s32 %p41, %r68, 2;
@%p41 bra $L__BB6_57;
setp.eq.s32 %p42, %r68, 4;
@%p42 bra $L__BB6_60;
setp.ne.s32 %p43, %r68, 3;
@%p43 bra $L__BB6_61;
cvt.rn.f16.f32 %rs35, %f31;
st.u16 [%rd36], %rs35;
bra.uni $L__BB6_62;
$L__BB6_51:
setp.eq.s32 %p44, %r68, 0;
@%p44 bra $L__BB6_59;
setp.eq.s32 %p45, %r68, 1;
@%p45 bra $L__BB6_58;
bra.uni $L__BB6_61;
$L__BB6_58:
cvt.rni.s32.f32 %r170, %f31;
max.s32 %r171, %r170, 0;
min.s32 %r172, %r171, 65535;
st.u16 [%rd36], %r172;
bra.uni $L__BB6_62;
$L__BB6_57:
cvt.rni.s32.f32 %r167, %f31;
max.s32 %r168, %r167, -32768;
min.s32 %r169, %r168, 32767;
st.u16 [%rd36], %r169;
bra.uni $L__BB6_62;
$L__BB6_60:
st.f32 [%rd36], %f31;
bra.uni $L__BB6_62;
$L__BB6_59:
cvt.rni.s32.f32 %r173, %f31;
max.s32 %r174, %r173, 0;
min.s32 %r175, %r174, 255;
st.u8 [%rd36], %r175;
bra.uni $L__BB6_62;
$L__BB6_61:
st.f32 [%rd36], %f31;
$L__BB6_62:
@%p20 bra $L__BB6_75;
setp.eq.s32 %p47, %r69, 0;
add.s32 %r176, %r77, -4;
selp.b32 %r177, 3, %r176, %p47;
fma.rn.f32 %f32, %f92, %f36, %f40;
cvt.s64.s32 %rd113, %r177;
mul.lo.s64 %rd114, %rd123, %rd113;
add.s64 %rd115, %rd33, %rd114;
add.s64 %rd37, %rd120, %rd115;
setp.gt.s32 %p48, %r68, 1;
@%p48 bra $L__BB6_66;
bra.uni $L__BB6_64;
$L__BB6_66:
setp.eq.s32 %p49, %r68, 2;
@%p49 bra $L__BB6_70;
setp.eq.s32 %p50, %r68, 4;
@%p50 bra $L__BB6_73;
setp.ne.s32 %p51, %r68, 3;
@%p51 bra $L__BB6_74;
cvt.rn.f16.f32 %rs36, %f32;
st.u16 [%rd37], %rs36;
bra.uni $L__BB6_75;
$L__BB6_64:
setp.eq.s32 %p52, %r68, 0;
@%p52 bra $L__BB6_72;
setp.eq.s32 %p53, %r68, 1;
@%p53 bra $L__BB6_71;
bra.uni $L__BB6_74;
$L__BB6_71:
cvt.rni.s32.f32 %r181, %f32;
max.s32 %r182, %r181, 0;
min.s32 %r183, %r182, 65535;
st.u16 [%rd37], %r183;
bra.uni $L__BB6_75;
$L__BB6_70:
cvt.rni.s32.f32 %r178, %f32;
max.s32 %r179, %r178, -32768;
min.s32 %r180, %r179, 32767;
st.u16 [%rd37], %r180;
bra.uni $L__BB6_75;
$L__BB6_73:
st.f32 [%rd37], %f32;
bra.uni $L__BB6_75;
$L__BB6_72:
cvt.rni.s32.f32 %r184, %f32;
max.s32 %r185, %r184, 0;
min.s32 %r186, %r185, 255;
st.u8 [%rd37], %r186;
bra.uni $L__BB6_75;
$L__BB6_74:
st.f32 [%rd37], %f32;
$L__BB6_75:
ret;
}
.visible .entry preprocess_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256, 1, 1
{
.reg .pred %p<54>;
.reg .b16 %rs<5>;
.reg .f32 %f<93>;
.reg .b32 %r<185>;
.reg .f64 %fd<33>;
.reg .b64 %rd<124>;
ld.param.u64 %rd38, [p0];
ld.param.v2.u32 {%r171, %r172}, [p1+32];
ld.param.v2.u32 {%r73, %r74}, [p1+40];
ld.param.u64 %rd43, [p2];
ld.param.v2.u32 {%r173, %r174}, [p3+32];
ld.param.v2.u32 {%r77, %r78}, [p3+40];
ld.param.v2.u32 {%r175, %r176}, [p4+16];
ld.param.v2.u32 {%r177, %r178}, [p4+24];
ld.param.v2.u32 {%r179, %r180}, [p4+32];
ld.param.v2.u32 {%r181, %r182}, [p4+40];
ld.param.u64 %rd48, [p5];
ld.param.u32 %r70, [p6+56];
ld.param.u32 %r69, [p6+52];
ld.param.u32 %r68, [p6+48];
ld.param.f32 %f92, [p6+44];
ld.param.f32 %f91, [p6+40];
ld.param.f32 %f90, [p6+36];
ld.param.f32 %f89, [p6+32];
ld.param.f32 %f40, [p6+28];
ld.param.f32 %f39, [p6+24];
ld.param.f32 %f38, [p6+20];
ld.param.f32 %f37, [p6+16];
ld.param.f32 %f36, [p6+12];
ld.param.f32 %f35, [p6+8];
ld.param.f32 %f34, [p6+4];
ld.param.f32 %f33, [p6];
ld.param.f64 %fd32, [p4+8];
ld.param.f64 %fd31, [p4];
ld.param.u64 %rd123, [p3+24];
ld.param.u64 %rd122, [p3+16];
ld.param.u64 %rd121, [p3+8];
ld.param.u64 %rd44, [p3];
ld.param.u64 %rd119, [p1+24];
ld.param.u64 %rd118, [p1+16];
ld.param.u64 %rd117, [p1+8];
ld.param.u64 %rd39, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r74, 0;
@%p2 bra $L__BB7_2;
cvta.to.global.u64 %rd49, %rd38;
mul.wide.s32 %rd50, %r1, 40;
add.s64 %rd51, %rd49, %rd50;
ld.global.v2.u32 {%r171, %r172}, [%rd51+32];
ld.global.u64 %rd119, [%rd51+24];
ld.global.u64 %rd118, [%rd51+16];
ld.global.u64 %rd117, [%rd51+8];
ld.global.u64 %rd116, [%rd51];
bra.uni $L__BB7_3;
$L__BB7_2:
cvt.s64.s32 %rd52, %r1;
mul.lo.s64 %rd53, %rd39, %rd52;
add.s64 %rd116, %rd38, %rd53;
$L__BB7_3:
setp.eq.s32 %p3, %r78, 0;
@%p3 bra $L__BB7_5;
cvta.to.global.u64 %rd54, %rd43;
mul.wide.s32 %rd55, %r1, 40;
add.s64 %rd56, %rd54, %rd55;
ld.global.v2.u32 {%r173, %r174}, [%rd56+32];
ld.global.u64 %rd123, [%rd56+24];
ld.global.u64 %rd122, [%rd56+16];
ld.global.u64 %rd121, [%rd56+8];
ld.global.u64 %rd120, [%rd56];
bra.uni $L__BB7_6;
$L__BB7_5:
cvt.s64.s32 %rd57, %r1;
mul.lo.s64 %rd58, %rd44, %rd57;
add.s64 %rd120, %rd43, %rd58;
$L__BB7_6:
mov.u32 %r92, %ctaid.x;
shl.b32 %r93, %r92, 5;
mov.u32 %r94, %tid.x;
add.s32 %r14, %r93, %r94;
mov.u32 %r95, %ctaid.y;
shl.b32 %r96, %r95, 3;
mov.u32 %r97, %tid.y;
add.s32 %r15, %r96, %r97;
setp.ge.s32 %p4, %r14, %r173;
setp.ge.s32 %p5, %r15, %r174;
or.pred %p6, %p5, %p4;
@%p6 bra $L__BB7_75;
setp.eq.s64 %p7, %rd48, 0;
@%p7 bra $L__BB7_9;
cvta.to.global.u64 %rd59, %rd48;
mul.wide.u32 %rd60, %r1, 48;
add.s64 %rd61, %rd59, %rd60;
ld.global.f64 %fd31, [%rd61];
ld.global.f64 %fd32, [%rd61+8];
ld.global.v2.u32 {%r175, %r176}, [%rd61+16];
ld.global.v2.u32 {%r177, %r178}, [%rd61+24];
ld.global.v2.u32 {%r179, %r180}, [%rd61+32];
ld.global.v2.u32 {%r181, %r182}, [%rd61+40];
$L__BB7_9:
sub.s32 %r41, %r14, %r175;
not.b32 %r107, %r41;
add.s32 %r108, %r177, %r107;
setp.eq.s32 %p8, %r181, 0;
selp.b32 %r109, %r41, %r108, %p8;
add.s32 %r110, %r109, %r179;
sub.s32 %r42, %r15, %r176;
cvt.rn.f64.s32 %fd7, %r110;
setp.eq.s32 %p9, %r70, 0;
@%p9 bra $L__BB7_11;
mul.f64 %fd11, %fd31, %fd7;
cvt.rmi.f64.f64 %fd12, %fd11;
cvt.rzi.s32.f64 %r183, %fd12;
mov.f32 %f87, 0f00000000;
bra.uni $L__BB7_12;
$L__BB7_11:
mov.f64 %fd13, 0d3FE0000000000000;
add.rn.f64 %fd14, %fd7, %fd13;
mul.rn.f64 %fd15, %fd14, %fd31;
mov.f64 %fd16, 0dBFE0000000000000;
add.rn.f64 %fd17, %fd15, %fd16;
cvt.rmi.f64.f64 %fd18, %fd17;
cvt.rzi.s32.f64 %r183, %fd18;
neg.f64 %fd19, %fd18;
add.rn.f64 %fd20, %fd17, %fd19;
cvt.rn.f32.f64 %f87, %fd20;
$L__BB7_12:
setp.eq.s32 %p10, %r182, 0;
not.b32 %r111, %r42;
add.s32 %r112, %r178, %r111;
selp.b32 %r113, %r42, %r112, %p10;
add.s32 %r114, %r113, %r180;
cvt.rn.f64.s32 %fd8, %r114;
@%p9 bra $L__BB7_14;
mul.f64 %fd21, %fd32, %fd8;
cvt.rmi.f64.f64 %fd22, %fd21;
cvt.rzi.s32.f64 %r184, %fd22;
mov.f32 %f88, 0f00000000;
bra.uni $L__BB7_15;
$L__BB7_14:
mov.f64 %fd23, 0d3FE0000000000000;
add.rn.f64 %fd24, %fd8, %fd23;
mul.rn.f64 %fd25, %fd24, %fd32;
mov.f64 %fd26, 0dBFE0000000000000;
add.rn.f64 %fd27, %fd25, %fd26;
cvt.rmi.f64.f64 %fd28, %fd27;
cvt.rzi.s32.f64 %r184, %fd28;
neg.f64 %fd29, %fd28;
add.rn.f64 %fd30, %fd27, %fd29;
cvt.rn.f32.f64 %f88, %fd30;
$L__BB7_15:
max.s32 %r115, %r183, 0;
add.s32 %r116, %r171, -1;
add.s32 %r117, %r183, 1;
max.s32 %r118, %r117, 0;
max.s32 %r119, %r184, 0;
add.s32 %r120, %r172, -1;
min.s32 %r121, %r119, %r120;
add.s32 %r122, %r184, 1;
max.s32 %r123, %r122, 0;
min.s32 %r124, %r123, %r120;
setp.ge.u32 %p12, %r41, %r177;
setp.ge.u32 %p13, %r42, %r178;
or.pred %p1, %p12, %p13;
cvt.s64.s32 %rd62, %r121;
mul.lo.s64 %rd63, %rd117, %rd62;
min.s32 %r125, %r115, %r116;
cvt.s64.s32 %rd64, %r125;
mul.lo.s64 %rd65, %rd118, %rd64;
add.s64 %rd26, %rd63, %rd65;
min.s32 %r126, %r118, %r116;
cvt.s64.s32 %rd66, %r126;
mul.lo.s64 %rd67, %rd118, %rd66;
add.s64 %rd27, %rd63, %rd67;
cvt.s64.s32 %rd68, %r124;
mul.lo.s64 %rd69, %rd117, %rd68;
add.s64 %rd28, %rd69, %rd65;
add.s64 %rd29, %rd69, %rd67;
setp.lt.s32 %p14, %r77, 1;
or.pred %p15, %p1, %p14;
@%p15 bra $L__BB7_17;
add.s64 %rd70, %rd116, %rd26;
ld.global.nc.f32 %f47, [%rd70];
add.s64 %rd71, %rd116, %rd27;
ld.global.nc.f32 %f48, [%rd71];
sub.rn.f32 %f51, %f48, %f47;
fma.rn.f32 %f52, %f51, %f87, %f47;
add.s64 %rd72, %rd116, %rd28;
ld.global.nc.f32 %f49, [%rd72];
add.s64 %rd73, %rd116, %rd29;
ld.global.nc.f32 %f50, [%rd73];
sub.rn.f32 %f53, %f50, %f49;
fma.rn.f32 %f54, %f53, %f87, %f49;
sub.rn.f32 %f55, %f54, %f52;
fma.rn.f32 %f89, %f55, %f88, %f52;
$L__BB7_17:
setp.lt.s32 %p16, %r77, 2;
or.pred %p17, %p1, %p16;
@%p17 bra $L__BB7_19;
add.s64 %rd78, %rd26, %rd119;
add.s64 %rd74, %rd116, %rd78;
ld.global.nc.f32 %f56, [%rd74];
add.s64 %rd79, %rd27, %rd119;
add.s64 %rd75, %rd116, %rd79;
ld.global.nc.f32 %f57, [%rd75];
sub.rn.f32 %f60, %f57, %f56;
fma.rn.f32 %f61, %f60, %f87, %f56;
add.s64 %rd80, %rd28, %rd119;
add.s64 %rd76, %rd116, %rd80;
ld.global.nc.f32 %f58, [%rd76];
add.s64 %rd81, %rd29, %rd119;
add.s64 %rd77, %rd116, %rd81;
ld.global.nc.f32 %f59, [%rd77];
sub.rn.f32 %f62, %f59, %f58;
fma.rn.f32 %f63, %f62, %f87, %f58;
sub.rn.f32 %f64, %f63, %f61;
fma.rn.f32 %f90, %f64, %f88, %f61;
$L__BB7_19:
setp.lt.s32 %p18, %r77, 3;
or.pred %p19, %p1, %p18;
@%p19 bra $L__BB7_21;
shl.b64 %rd86, %rd119, 1;
add.s64 %rd87, %rd26, %rd86;
add.s64 %rd82, %rd116, %rd87;
ld.global.nc.f32 %f65, [%rd82];
add.s64 %rd88, %rd27, %rd86;
add.s64 %rd83, %rd116, %rd88;
ld.global.nc.f32 %f66, [%rd83];
sub.rn.f32 %f69, %f66, %f65;
fma.rn.f32 %f70, %f69, %f87, %f65;
add.s64 %rd89, %rd28, %rd86;
add.s64 %rd84, %rd116, %rd89;
ld.global.nc.f32 %f67, [%rd84];
add.s64 %rd90, %rd29, %rd86;
add.s64 %rd85, %rd116, %rd90;
ld.global.nc.f32 %f68, [%rd85];
sub.rn.f32 %f71, %f68, %f67;
fma.rn.f32 %f72, %f71, %f87, %f67;
sub.rn.f32 %f73, %f72, %f70;
fma.rn.f32 %f91, %f73, %f88, %f70;
$L__BB7_21:
setp.lt.s32 %p20, %r77, 4;
or.pred %p21, %p1, %p20;
@%p21 bra $L__BB7_23;
mul.lo.s64 %rd95, %rd119, 3;
add.s64 %rd96, %rd26, %rd95;
add.s64 %rd91, %rd116, %rd96;
ld.global.nc.f32 %f74, [%rd91];
add.s64 %rd97, %rd27, %rd95;
add.s64 %rd92, %rd116, %rd97;
ld.global.nc.f32 %f75, [%rd92];
sub.rn.f32 %f78, %f75, %f74;
fma.rn.f32 %f79, %f78, %f87, %f74;
add.s64 %rd98, %rd28, %rd95;
add.s64 %rd93, %rd116, %rd98;
ld.global.nc.f32 %f76, [%rd93];
add.s64 %rd99, %rd29, %rd95;
add.s64 %rd94, %rd116, %rd99;
ld.global.nc.f32 %f77, [%rd94];
sub.rn.f32 %f80, %f77, %f76;
fma.rn.f32 %f81, %f80, %f87, %f76;
sub.rn.f32 %f82, %f81, %f79;
fma.rn.f32 %f92, %f82, %f88, %f79;
$L__BB7_23:
cvt.s64.s32 %rd100, %r15;
mul.lo.s64 %rd101, %rd121, %rd100;
cvt.s64.s32 %rd102, %r14;
mul.lo.s64 %rd103, %rd122, %rd102;
add.s64 %rd33, %rd101, %rd103;
@%p14 bra $L__BB7_36;
setp.eq.s32 %p23, %r69, 0;
add.s32 %r127, %r77, -1;
selp.b32 %r128, 0, %r127, %p23;
fma.rn.f32 %f29, %f89, %f33, %f37;
cvt.s64.s32 %rd104, %r128;
mul.lo.s64 %rd105, %rd123, %rd104;
add.s64 %rd106, %rd33, %rd105;
add.s64 %rd34, %rd120, %rd106;
setp.gt.s32 %p24, %r68, 1;
@%p24 bra $L__BB7_27;
bra.uni $L__BB7_25;
$L__BB7_27:
setp.eq.s32 %p25, %r68, 2;
@%p25 bra $L__BB7_31;
setp.eq.s32 %p26, %r68, 4;
@%p26 bra $L__BB7_34;
setp.ne.s32 %p27, %r68, 3;
@%p27 bra $L__BB7_35;
cvt.rn.f16.f32 %rs1, %f29;
st.u16 [%rd34], %rs1;
bra.uni $L__BB7_36;
$L__BB7_25:
setp.eq.s32 %p28, %r68, 0;
@%p28 bra $L__BB7_33;
setp.eq.s32 %p29, %r68, 1;
@%p29 bra $L__BB7_32;
bra.uni $L__BB7_35;
$L__BB7_32:
cvt.rni.s32.f32 %r132, %f29;
max.s32 %r133, %r132, 0;
min.s32 %r134, %r133, 65535;
st.u16 [%rd34], %r134;
bra.uni $L__BB7_36;
$L__BB7_31:
cvt.rni.s32.f32 %r129, %f29;
max.s32 %r130, %r129, -32768;
min.s32 %r131, %r130, 32767;
st.u16 [%rd34], %r131;
bra.uni $L__BB7_36;
$L__BB7_34:
st.f32 [%rd34], %f29;
bra.uni $L__BB7_36;
$L__BB7_33:
cvt.rni.s32.f32 %r135, %f29;
max.s32 %r136, %r135, 0;
min.s32 %r137, %r136, 255;
st.u8 [%rd34], %r137;
bra.uni $L__BB7_36;
$L__BB7_35:
st.f32 [%rd34], %f29;
$L__BB7_36:
@%p16 bra $L__BB7_49;
setp.eq.s32 %p31, %r69, 0;
add.s32 %r138, %r77, -2;
selp.b32 %r139, 1, %r138, %p31;
fma.rn.f32 %f30, %f90, %f34, %f38;
cvt.s64.s32 %rd107, %r139;
mul.lo.s64 %rd108, %rd123, %rd107;
add.s64 %rd109, %rd33, %rd108;
add.s64 %rd35, %rd120, %rd109;
setp.gt.s32 %p32, %r68, 1;
@%p32 bra $L__BB7_40;
bra.uni $L__BB7_38;
$L__BB7_40:
setp.eq.s32 %p33, %r68, 2;
@%p33 bra $L__BB7_44;
setp.eq.s32 %p34, %r68, 4;
@%p34 bra $L__BB7_47;
setp.ne.s32 %p35, %r68, 3;
@%p35 bra $L__BB7_48;
cvt.rn.f16.f32 %rs2, %f30;
st.u16 [%rd35], %rs2;
bra.uni $L__BB7_49;
$L__BB7_38:
setp.eq.s32 %p36, %r68, 0;
@%p36 bra $L__BB7_46;
setp.eq.s32 %p37, %r68, 1;
@%p37 bra $L__BB7_45;
bra.uni $L__BB7_48;
$L__BB7_45:
cvt.rni.s32.f32 %r143, %f30;
max.s32 %r144, %r143, 0;
min.s32 %r145, %r144, 65535;
st.u16 [%rd35], %r145;
bra.uni $L__BB7_49;
$L__BB7_44:
cvt.rni.s32.f32 %r140, %f30;
max.s32 %r141, %r140, -32768;
min.s32 %r142, %r141, 32767;
st.u16 [%rd35], %r142;
bra.uni $L__BB7_49;
$L__BB7_47:
st.f32 [%rd35], %f30;
bra.uni $L__BB7_49;
$L__BB7_46:
cvt.rni.s32.f32 %r146, %f30;
max.s32 %r147, %r146, 0;
min.s32 %r148, %r147, 255;
st.u8 [%rd35], %r148;
bra.uni $L__BB7_49;
$L__BB7_48:
st.f32 [%rd35], %f30;
$L__BB7_49:
@%p18 bra $L__BB7_62;
setp.eq.s32 %p39, %r69, 0;
add.s32 %r149, %r77, -3;
selp.b32 %r150, 2, %r149, %p39;
fma.rn.f32 %f31, %f91, %f35, %f39;
cvt.s64.s32 %rd110, %r150;
mul.lo.s64 %rd111, %rd123, %rd110;
add.s64 %rd112, %rd33, %rd111;
add.s64 %rd36, %rd120, %rd112;
setp.gt.s32 %p40, %r68, 1;
@%p40 bra $L__BB7_53;
bra.uni $L__BB7_51;
$L__BB7_53:
setp.eq.s32 %p41, %r68, 2;
@%p41 bra $L__BB7_57;
setp.eq.s32 %p42, %r68, 4;
@%p42 bra $L__BB7_60;
setp.ne.s32 %p43, %r68, 3;
@%p43 bra $L__BB7_61;
cvt.rn.f16.f32 %rs3, %f31;
st.u16 [%rd36], %rs3;
bra.uni $L__BB7_62;
$L__BB7_51:
setp.eq.s32 %p44, %r68, 0;
@%p44 bra $L__BB7_59;
setp.eq.s32 %p45, %r68, 1;
@%p45 bra $L__BB7_58;
bra.uni $L__BB7_61;
$L__BB7_58:
cvt.rni.s32.f32 %r154, %f31;
max.s32 %r155, %r154, 0;
min.s32 %r156, %r155, 65535;
st.u16 [%rd36], %r156;
bra.uni $L__BB7_62;
$L__BB7_57:
cvt.rni.s32.f32 %r151, %f31;
max.s32 %r152, %r151, -32768;
min.s32 %r153, %r152, 32767;
st.u16 [%rd36], %r153;
bra.uni $L__BB7_62;
$L__BB7_60:
st.f32 [%rd36], %f31;
bra.uni $L__BB7_62;
$L__BB7_59:
cvt.rni.s32.f32 %r157, %f31;
max.s32 %r158, %r157, 0;
min.s32 %r159, %r158, 255;
st.u8 [%rd36], %r159;
bra.uni $L__BB7_62;
$L__BB7_61:
st.f32 [%rd36], %f31;
$L__BB7_62:
@%p20 bra $L__BB7_75;
setp.eq.s32 %p47, %r69, 0;
add.s32 %r160, %r77, -4;
selp.b32 %r161, 3, %r160, %p47;
fma.rn.f32 %f32, %f92, %f36, %f40;
cvt.s64.s32 %rd113, %r161;
mul.lo.s64 %rd114, %rd123, %rd113;
add.s64 %rd115, %rd33, %rd114;
add.s64 %rd37, %rd120, %rd115;
setp.gt.s32 %p48, %r68, 1;
@%p48 bra $L__BB7_66;
bra.uni $L__BB7_64;
$L__BB7_66:
setp.eq.s32 %p49, %r68, 2;
@%p49 bra $L__BB7_70;
setp.eq.s32 %p50, %r68, 4;
@%p50 bra $L__BB7_73;
setp.ne.s32 %p51, %r68, 3;
@%p51 bra $L__BB7_74;
cvt.rn.f16.f32 %rs4, %f32;
st.u16 [%rd37], %rs4;
bra.uni $L__BB7_75;
$L__BB7_64:
setp.eq.s32 %p52, %r68, 0;
@%p52 bra $L__BB7_72;
setp.eq.s32 %p53, %r68, 1;
@%p53 bra $L__BB7_71;
bra.uni $L__BB7_74;
$L__BB7_71:
cvt.rni.s32.f32 %r165, %f32;
max.s32 %r166, %r165, 0;
min.s32 %r167, %r166, 65535;
st.u16 [%rd37], %r167;
bra.uni $L__BB7_75;
$L__BB7_70:
cvt.rni.s32.f32 %r162, %f32;
max.s32 %r163, %r162, -32768;
min.s32 %r164, %r163, 32767;
st.u16 [%rd37], %r164;
bra.uni $L__BB7_75;
$L__BB7_73:
st.f32 [%rd37], %f32;
bra.uni $L__BB7_75;
$L__BB7_72:
cvt.rni.s32.f32 %r168, %f32;
max.s32 %r169, %r168, 0;
min.s32 %r170, %r169, 255;
st.u8 [%rd37], %r170;
bra.uni $L__BB7_75;
$L__BB7_74:
st.f32 [%rd37], %f32;
$L__BB7_75:
ret;
}
.visible .entry preprocess_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256, 1, 1
{
.reg .pred %p<54>;
.reg .b16 %rs<21>;
.reg .f32 %f<93>;
.reg .b32 %r<185>;
.reg .f64 %fd<33>;
.reg .b64 %rd<124>;
ld.param.u64 %rd38, [p0];
ld.param.v2.u32 {%r171, %r172}, [p1+32];
ld.param.v2.u32 {%r73, %r74}, [p1+40];
ld.param.u64 %rd43, [p2];
ld.param.v2.u32 {%r173, %r174}, [p3+32];
ld.param.v2.u32 {%r77, %r78}, [p3+40];
ld.param.v2.u32 {%r175, %r176}, [p4+16];
ld.param.v2.u32 {%r177, %r178}, [p4+24];
ld.param.v2.u32 {%r179, %r180}, [p4+32];
ld.param.v2.u32 {%r181, %r182}, [p4+40];
ld.param.u64 %rd48, [p5];
ld.param.u32 %r70, [p6+56];
ld.param.u32 %r69, [p6+52];
ld.param.u32 %r68, [p6+48];
ld.param.f32 %f92, [p6+44];
ld.param.f32 %f91, [p6+40];
ld.param.f32 %f90, [p6+36];
ld.param.f32 %f89, [p6+32];
ld.param.f32 %f40, [p6+28];
ld.param.f32 %f39, [p6+24];
ld.param.f32 %f38, [p6+20];
ld.param.f32 %f37, [p6+16];
ld.param.f32 %f36, [p6+12];
ld.param.f32 %f35, [p6+8];
ld.param.f32 %f34, [p6+4];
ld.param.f32 %f33, [p6];
ld.param.f64 %fd32, [p4+8];
ld.param.f64 %fd31, [p4];
ld.param.u64 %rd123, [p3+24];
ld.param.u64 %rd122, [p3+16];
ld.param.u64 %rd121, [p3+8];
ld.param.u64 %rd44, [p3];
ld.param.u64 %rd119, [p1+24];
ld.param.u64 %rd118, [p1+16];
ld.param.u64 %rd117, [p1+8];
ld.param.u64 %rd39, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r74, 0;
@%p2 bra $L__BB8_2;
cvta.to.global.u64 %rd49, %rd38;
mul.wide.s32 %rd50, %r1, 40;
add.s64 %rd51, %rd49, %rd50;
ld.global.v2.u32 {%r171, %r172}, [%rd51+32];
ld.global.u64 %rd119, [%rd51+24];
ld.global.u64 %rd118, [%rd51+16];
ld.global.u64 %rd117, [%rd51+8];
ld.global.u64 %rd116, [%rd51];
bra.uni $L__BB8_3;
$L__BB8_2:
cvt.s64.s32 %rd52, %r1;
mul.lo.s64 %rd53, %rd39, %rd52;
add.s64 %rd116, %rd38, %rd53;
$L__BB8_3:
setp.eq.s32 %p3, %r78, 0;
@%p3 bra $L__BB8_5;
cvta.to.global.u64 %rd54, %rd43;
mul.wide.s32 %rd55, %r1, 40;
add.s64 %rd56, %rd54, %rd55;
ld.global.v2.u32 {%r173, %r174}, [%rd56+32];
ld.global.u64 %rd123, [%rd56+24];
ld.global.u64 %rd122, [%rd56+16];
ld.global.u64 %rd121, [%rd56+8];
ld.global.u64 %rd120, [%rd56];
bra.uni $L__BB8_6;
$L__BB8_5:
cvt.s64.s32 %rd57, %r1;
mul.lo.s64 %rd58, %rd44, %rd57;
add.s64 %rd120, %rd43, %rd58;
$L__BB8_6:
mov.u32 %r92, %ctaid.x;
shl.b32 %r93, %r92, 5;
mov.u32 %r94, %tid.x;
add.s32 %r14, %r93, %r94;
mov.u32 %r95, %ctaid.y;
shl.b32 %r96, %r95, 3;
mov.u32 %r97, %tid.y;
add.s32 %r15, %r96, %r97;
setp.ge.s32 %p4, %r14, %r173;
setp.ge.s32 %p5, %r15, %r174;
or.pred %p6, %p5, %p4;
@%p6 bra $L__BB8_75;
setp.eq.s64 %p7, %rd48, 0;
@%p7 bra $L__BB8_9;
cvta.to.global.u64 %rd59, %rd48;
mul.wide.u32 %rd60, %r1, 48;
add.s64 %rd61, %rd59, %rd60;
ld.global.f64 %fd31, [%rd61];
ld.global.f64 %fd32, [%rd61+8];
ld.global.v2.u32 {%r175, %r176}, [%rd61+16];
ld.global.v2.u32 {%r177, %r178}, [%rd61+24];
ld.global.v2.u32 {%r179, %r180}, [%rd61+32];
ld.global.v2.u32 {%r181, %r182}, [%rd61+40];
$L__BB8_9:
sub.s32 %r41, %r14, %r175;
not.b32 %r107, %r41;
add.s32 %r108, %r177, %r107;
setp.eq.s32 %p8, %r181, 0;
selp.b32 %r109, %r41, %r108, %p8;
add.s32 %r110, %r109, %r179;
sub.s32 %r42, %r15, %r176;
cvt.rn.f64.s32 %fd7, %r110;
setp.eq.s32 %p9, %r70, 0;
@%p9 bra $L__BB8_11;
mul.f64 %fd11, %fd31, %fd7;
cvt.rmi.f64.f64 %fd12, %fd11;
cvt.rzi.s32.f64 %r183, %fd12;
mov.f32 %f87, 0f00000000;
bra.uni $L__BB8_12;
$L__BB8_11:
mov.f64 %fd13, 0d3FE0000000000000;
add.rn.f64 %fd14, %fd7, %fd13;
mul.rn.f64 %fd15, %fd14, %fd31;
mov.f64 %fd16, 0dBFE0000000000000;
add.rn.f64 %fd17, %fd15, %fd16;
cvt.rmi.f64.f64 %fd18, %fd17;
cvt.rzi.s32.f64 %r183, %fd18;
neg.f64 %fd19, %fd18;
add.rn.f64 %fd20, %fd17, %fd19;
cvt.rn.f32.f64 %f87, %fd20;
$L__BB8_12:
setp.eq.s32 %p10, %r182, 0;
not.b32 %r111, %r42;
add.s32 %r112, %r178, %r111;
selp.b32 %r113, %r42, %r112, %p10;
add.s32 %r114, %r113, %r180;
cvt.rn.f64.s32 %fd8, %r114;
@%p9 bra $L__BB8_14;
mul.f64 %fd21, %fd32, %fd8;
cvt.rmi.f64.f64 %fd22, %fd21;
cvt.rzi.s32.f64 %r184, %fd22;
mov.f32 %f88, 0f00000000;
bra.uni $L__BB8_15;
$L__BB8_14:
mov.f64 %fd23, 0d3FE0000000000000;
add.rn.f64 %fd24, %fd8, %fd23;
mul.rn.f64 %fd25, %fd24, %fd32;
mov.f64 %fd26, 0dBFE0000000000000;
add.rn.f64 %fd27, %fd25, %fd26;
cvt.rmi.f64.f64 %fd28, %fd27;
cvt.rzi.s32.f64 %r184, %fd28;
neg.f64 %fd29, %fd28;
add.rn.f64 %fd30, %fd27, %fd29;
cvt.rn.f32.f64 %f88, %fd30;
$L__BB8_15:
max.s32 %r115, %r183, 0;
add.s32 %r116, %r171, -1;
add.s32 %r117, %r183, 1;
max.s32 %r118, %r117, 0;
max.s32 %r119, %r184, 0;
add.s32 %r120, %r172, -1;
min.s32 %r121, %r119, %r120;
add.s32 %r122, %r184, 1;
max.s32 %r123, %r122, 0;
min.s32 %r124, %r123, %r120;
setp.ge.u32 %p12, %r41, %r177;
setp.ge.u32 %p13, %r42, %r178;
or.pred %p1, %p12, %p13;
cvt.s64.s32 %rd62, %r121;
mul.lo.s64 %rd63, %rd117, %rd62;
min.s32 %r125, %r115, %r116;
cvt.s64.s32 %rd64, %r125;
mul.lo.s64 %rd65, %rd118, %rd64;
add.s64 %rd26, %rd63, %rd65;
min.s32 %r126, %r118, %r116;
cvt.s64.s32 %rd66, %r126;
mul.lo.s64 %rd67, %rd118, %rd66;
add.s64 %rd27, %rd63, %rd67;
cvt.s64.s32 %rd68, %r124;
mul.lo.s64 %rd69, %rd117, %rd68;
add.s64 %rd28, %rd69, %rd65;
add.s64 %rd29, %rd69, %rd67;
setp.lt.s32 %p14, %r77, 1;
or.pred %p15, %p1, %p14;
@%p15 bra $L__BB8_17;
add.s64 %rd70, %rd116, %rd26;
ld.global.nc.u16 %rs1, [%rd70];
cvt.rn.f32.u16 %f47, %rs1;
add.s64 %rd71, %rd116, %rd27;
ld.global.nc.u16 %rs2, [%rd71];
cvt.rn.f32.u16 %f48, %rs2;
sub.rn.f32 %f49, %f48, %f47;
fma.rn.f32 %f50, %f49, %f87, %f47;
add.s64 %rd72, %rd116, %rd28;
ld.global.nc.u16 %rs3, [%rd72];
cvt.rn.f32.u16 %f51, %rs3;
add.s64 %rd73, %rd116, %rd29;
ld.global.nc.u16 %rs4, [%rd73];
cvt.rn.f32.u16 %f52, %rs4;
sub.rn.f32 %f53, %f52, %f51;
fma.rn.f32 %f54, %f53, %f87, %f51;
sub.rn.f32 %f55, %f54, %f50;
fma.rn.f32 %f89, %f55, %f88, %f50;
$L__BB8_17:
setp.lt.s32 %p16, %r77, 2;
or.pred %p17, %p1, %p16;
@%p17 bra $L__BB8_19;
add.s64 %rd78, %rd26, %rd119;
add.s64 %rd74, %rd116, %rd78;
ld.global.nc.u16 %rs5, [%rd74];
cvt.rn.f32.u16 %f56, %rs5;
add.s64 %rd79, %rd27, %rd119;
add.s64 %rd75, %rd116, %rd79;
ld.global.nc.u16 %rs6, [%rd75];
cvt.rn.f32.u16 %f57, %rs6;
sub.rn.f32 %f58, %f57, %f56;
fma.rn.f32 %f59, %f58, %f87, %f56;
add.s64 %rd80, %rd28, %rd119;
add.s64 %rd76, %rd116, %rd80;
ld.global.nc.u16 %rs7, [%rd76];
cvt.rn.f32.u16 %f60, %rs7;
add.s64 %rd81, %rd29, %rd119;
add.s64 %rd77, %rd116, %rd81;
ld.global.nc.u16 %rs8, [%rd77];
cvt.rn.f32.u16 %f61, %rs8;
sub.rn.f32 %f62, %f61, %f60;
fma.rn.f32 %f63, %f62, %f87, %f60;
sub.rn.f32 %f64, %f63, %f59;
fma.rn.f32 %f90, %f64, %f88, %f59;
$L__BB8_19:
setp.lt.s32 %p18, %r77, 3;
or.pred %p19, %p1, %p18;
@%p19 bra $L__BB8_21;
shl.b64 %rd86, %rd119, 1;
add.s64 %rd87, %rd26, %rd86;
add.s64 %rd82, %rd116, %rd87;
ld.global.nc.u16 %rs9, [%rd82];
cvt.rn.f32.u16 %f65, %rs9;
add.s64 %rd88, %rd27, %rd86;
add.s64 %rd83, %rd116, %rd88;
ld.global.nc.u16 %rs10, [%rd83];
cvt.rn.f32.u16 %f66, %rs10;
sub.rn.f32 %f67, %f66, %f65;
fma.rn.f32 %f68, %f67, %f87, %f65;
add.s64 %rd89, %rd28, %rd86;
add.s64 %rd84, %rd116, %rd89;
ld.global.nc.u16 %rs11, [%rd84];
cvt.rn.f32.u16 %f69, %rs11;
add.s64 %rd90, %rd29, %rd86;
add.s64 %rd85, %rd116, %rd90;
ld.global.nc.u16 %rs12, [%rd85];
cvt.rn.f32.u16 %f70, %rs12;
sub.rn.f32 %f71, %f70, %f69;
fma.rn.f32 %f72, %f71, %f87, %f69;
sub.rn.f32 %f73, %f72, %f68;
fma.rn.f32 %f91, %f73, %f88, %f68;
$L__BB8_21:
setp.lt.s32 %p20, %r77, 4;
or.pred %p21, %p1, %p20;
@%p21 bra $L__BB8_23;
mul.lo.s64 %rd95, %rd119, 3;
add.s64 %rd96, %rd26, %rd95;
add.s64 %rd91, %rd116, %rd96;
ld.global.nc.u16 %rs13, [%rd91];
cvt.rn.f32.u16 %f74, %rs13;
add.s64 %rd97, %rd27, %rd95;
add.s64 %rd92, %rd116, %rd97;
ld.global.nc.u16 %rs14, [%rd92];
cvt.rn.f32.u16 %f75, %rs14;
sub.rn.f32 %f76, %f75, %f74;
fma.rn.f32 %f77, %f76, %f87, %f74;
add.s64 %rd98, %rd28, %rd95;
add.s64 %rd93, %rd116, %rd98;
ld.global.nc.u16 %rs15, [%rd93];
cvt.rn.f32.u16 %f78, %rs15;
add.s64 %rd99, %rd29, %rd95;
add.s64 %rd94, %rd116, %rd99;
ld.global.nc.u16 %rs16, [%rd94];
cvt.rn.f32.u16 %f79, %rs16;
sub.rn.f32 %f80, %f79, %f78;
fma.rn.f32 %f81, %f80, %f87, %f78;
sub.rn.f32 %f82, %f81, %f77;
fma.rn.f32 %f92, %f82, %f88, %f77;
$L__BB8_23:
cvt.s64.s32 %rd100, %r15;
mul.lo.s64 %rd101, %rd121, %rd100;
cvt.s64.s32 %rd102, %r14;
mul.lo.s64 %rd103, %rd122, %rd102;
add.s64 %rd33, %rd101, %rd103;
@%p14 bra $L__BB8_36;
setp.eq.s32 %p23, %r69, 0;
add.s32 %r127, %r77, -1;
selp.b32 %r128, 0, %r127, %p23;
fma.rn.f32 %f29, %f89, %f33, %f37;
cvt.s64.s32 %rd104, %r128;
mul.lo.s64 %rd105, %rd123, %rd104;
add.s64 %rd106, %rd33, %rd105;
add.s64 %rd34, %rd120, %rd106;
setp.gt.s32 %p24, %r68, 1;
@%p24 bra $L__BB8_27;
bra.uni $L__BB8_25;
$L__BB8_27:
setp.eq.s32 %p25, %r68, 2;
@%p25 bra $L__BB8_31;
setp.eq.s32 %p26, %r68, 4;
@%p26 bra $L__BB8_34;
setp.ne.s32 %p27, %r68, 3;
@%p27 bra $L__BB8_35;
cvt.rn.f16.f32 %rs17, %f29;
st.u16 [%rd34], %rs17;
bra.uni $L__BB8_36;
$L__BB8_25:
setp.eq.s32 %p28, %r68, 0;
@%p28 bra $L__BB8_33;
setp.eq.s32 %p29, %r68, 1;
@%p29 bra $L__BB8_32;
bra.uni $L__BB8_35;
$L__BB8_32:
cvt.rni.s32.f32 %r132, %f29;
max.s32 %r133, %r132, 0;
min.s32 %r134, %r133, 65535;
st.u16 [%rd34], %r134;
bra.uni $L__BB8_36;
$L__BB8_31:
cvt.rni.s32.f32 %r129, %f29;
max.s32 %r130, %r129, -32768;
min.s32 %r131, %r130, 32767;
st.u16 [%rd34], %r131;
bra.uni $L__BB8_36;
$L__BB8_34:
st.f32 [%rd34], %f29;
bra.uni $L__BB8_36;
$L__BB8_33:
cvt.rni.s32.f32 %r135, %f29;
max.s32 %r136, %r135, 0;
min.s32 %r137, %r136, 255;
st.u8 [%rd34], %r137;
bra.uni $L__BB8_36;
$L__BB8_35:
st.f32 [%rd34], %f29;
$L__BB8_36:
@%p16 bra $L__BB8_49;
setp.eq.s32 %p31, %r69, 0;
add.s32 %r138, %r77, -2;
selp.b32 %r139, 1, %r138, %p31;
fma.rn.f32 %f30, %f90, %f34, %f38;
cvt.s64.s32 %rd107, %r139;
mul.lo.s64 %rd108, %rd123, %rd107;
add.s64 %rd109, %rd33, %rd108;
add.s64 %rd35, %rd120, %rd109;
setp.gt.s32 %p32, %r68, 1;
@%p32 bra $L__BB8_40;
bra.uni $L__BB8_38;
$L__BB8_40:
setp.eq.s32 %p33, %r68, 2;
@%p33 bra $L__BB8_44;
setp.eq.s32 %p34, %r68, 4;
@%p34 bra $L__BB8_47;
setp.ne.s32 %p35, %r68, 3;
@%p35 bra $L__BB8_48;
cvt.rn.f16.f32 %rs18, %f30;
st.u16 [%rd35], %rs18;
bra.uni $L__BB8_49;
$L__BB8_38:
setp.eq.s32 %p36, %r68, 0;
@%p36 bra $L__BB8_46;
setp.eq.s32 %p37, %r68, 1;
@%p37 bra $L__BB8_45;
bra.uni $L__BB8_48;
$L__BB8_45:
cvt.rni.s32.f32 %r143, %f30;
max.s32 %r144, %r143, 0;
min.s32 %r145, %r144, 65535;
st.u16 [%rd35], %r145;
bra.uni $L__BB8_49;
$L__BB8_44:
cvt.rni.s32.f32 %r140, %f30;
max.s32 %r141, %r140, -32768;
min.s32 %r142, %r141, 32767;
st.u16 [%rd35], %r142;
bra.uni $L__BB8_49;
$L__BB8_47:
st.f32 [%rd35], %f30;
bra.uni $L__BB8_49;
$L__BB8_46:
cvt.rni.s32.f32 %r146, %f30;
max.s32 %r147, %r146, 0;
min.s32 %r148, %r147, 255;
st.u8 [%rd35], %r148;
bra.uni $L__BB8_49;
$L__BB8_48:
st.f32 [%rd35], %f30;
$L__BB8_49:
@%p18 bra $L__BB8_62;
setp.eq.s32 %p39, %r69, 0;
add.s32 %r149, %r77, -3;
selp.b32 %r150, 2, %r149, %p39;
fma.rn.f32 %f31, %f91, %f35, %f39;
cvt.s64.s32 %rd110, %r150;
mul.lo.s64 %rd111, %rd123, %rd110;
add.s64 %rd112, %rd33, %rd111;
add.s64 %rd36, %rd120, %rd112;
setp.gt.s32 %p40, %r68, 1;
@%p40 bra $L__BB8_53;
bra.uni $L__BB8_51;
$L__BB8_53:
setp.eq.s32 %p41, %r68, 2;
@%p41 bra $L__BB8_57;
setp.eq.s32 %p42, %r68, 4;
@%p42 bra $L__BB8_60;
setp.ne.s32 %p43, %r68, 3;
@%p43 bra $L__BB8_61;
cvt.rn.f16.f32 %rs19, %f31;
st.u16 [%rd36], %rs19;
bra.uni $L__BB8_62;
$L__BB8_51:
setp.eq.s32 %p44, %r68, 0;
@%p44 bra $L__BB8_59;
setp.eq.s32 %p45, %r68, 1;
@%p45 bra $L__BB8_58;
bra.uni $L__BB8_61;
$L__BB8_58:
cvt.rni.s32.f32 %r154, %f31;
max.s32 %r155, %r154, 0;
min.s32 %r156, %r155, 65535;
st.u16 [%rd36], %r156;
bra.uni $L__BB8_62;
$L__BB8_57:
cvt.rni.s32.f32 %r151, %f31;
max.s32 %r152, %r151, -32768;
min.s32 %r153, %r152, 32767;
st.u16 [%rd36], %r153;
bra.uni $L__BB8_62;
$L__BB8_60:
st.f32 [%rd36], %f31;
bra.uni $L__BB8_62;
$L__BB8_59:
cvt.rni.s32.f32 %r157, %f31;
max.s32 %r158, %r157, 0;
min.s32 %r159, %r158, 255;
st.u8 [%rd36], %r159;
bra.uni $L__BB8_62;
$L__BB8_61:
st.f32 [%rd36], %f31;
$L__BB8_62:
@%p20 bra $L__BB8_75;
setp.eq.s32 %p47, %r69, 0;
add.s32 %r160, %r77, -4;
selp.b32 %r161, 3, %r160, %p47;
fma.rn.f32 %f32, %f92, %f36, %f40;
cvt.s64.s32 %rd113, %r161;
mul.lo.s64 %rd114, %rd123, %rd113;
add.s64 %rd115, %rd33, %rd114;
add.s64 %rd37, %rd120, %rd115;
setp.gt.s32 %p48, %r68, 1;
@%p48 bra $L__BB8_66;
bra.uni $L__BB8_64;
$L__BB8_66:
setp.eq.s32 %p49, %r68, 2;
@%p49 bra $L__BB8_70;
setp.eq.s32 %p50, %r68, 4;
@%p50 bra $L__BB8_73;
setp.ne.s32 %p51, %r68, 3;
@%p51 bra $L__BB8_74;
cvt.rn.f16.f32 %rs20, %f32;
st.u16 [%rd37], %rs20;
bra.uni $L__BB8_75;
$L__BB8_64:
setp.eq.s32 %p52, %r68, 0;
@%p52 bra $L__BB8_72;
setp.eq.s32 %p53, %r68, 1;
@%p53 bra $L__BB8_71;
bra.uni $L__BB8_74;
$L__BB8_71:
cvt.rni.s32.f32 %r165, %f32;
max.s32 %r166, %r165, 0;
min.s32 %r167, %r166, 65535;
st.u16 [%rd37], %r167;
bra.uni $L__BB8_75;
$L__BB8_70:
cvt.rni.s32.f32 %r162, %f32;
max.s32 %r163, %r162, -32768;
min.s32 %r164, %r163, 32767;
st.u16 [%rd37], %r164;
bra.uni $L__BB8_75;
$L__BB8_73:
st.f32 [%rd37], %f32;
bra.uni $L__BB8_75;
$L__BB8_72:
cvt.rni.s32.f32 %r168, %f32;
max.s32 %r169, %r168, 0;
min.s32 %r170, %r169, 255;
st.u8 [%rd37], %r170;
bra.uni $L__BB8_75;
$L__BB8_74:
st.f32 [%rd37], %f32;
$L__BB8_75:
ret;
}
.visible .entry preprocess_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256, 1, 1
{
.reg .pred %p<54>;
.reg .b16 %rs<21>;
.reg .f32 %f<93>;
.reg .b32 %r<185>;
.reg .f64 %fd<33>;
.reg .b64 %rd<124>;
ld.param.u64 %rd38, [p0];
ld.param.v2.u32 {%r171, %r172}, [p1+32];
ld.param.v2.u32 {%r73, %r74}, [p1+40];
ld.param.u64 %rd43, [p2];
ld.param.v2.u32 {%r173, %r174}, [p3+32];
ld.param.v2.u32 {%r77, %r78}, [p3+40];
ld.param.v2.u32 {%r175, %r176}, [p4+16];
ld.param.v2.u32 {%r177, %r178}, [p4+24];
ld.param.v2.u32 {%r179, %r180}, [p4+32];
ld.param.v2.u32 {%r181, %r182}, [p4+40];
ld.param.u64 %rd48, [p5];
ld.param.u32 %r70, [p6+56];
ld.param.u32 %r69, [p6+52];
ld.param.u32 %r68, [p6+48];
ld.param.f32 %f92, [p6+44];
ld.param.f32 %f91, [p6+40];
ld.param.f32 %f90, [p6+36];
ld.param.f32 %f89, [p6+32];
ld.param.f32 %f40, [p6+28];
ld.param.f32 %f39, [p6+24];
ld.param.f32 %f38, [p6+20];
ld.param.f32 %f37, [p6+16];
ld.param.f32 %f36, [p6+12];
ld.param.f32 %f35, [p6+8];
ld.param.f32 %f34, [p6+4];
ld.param.f32 %f33, [p6];
ld.param.f64 %fd32, [p4+8];
ld.param.f64 %fd31, [p4];
ld.param.u64 %rd123, [p3+24];
ld.param.u64 %rd122, [p3+16];
ld.param.u64 %rd121, [p3+8];
ld.param.u64 %rd44, [p3];
ld.param.u64 %rd119, [p1+24];
ld.param.u64 %rd118, [p1+16];
ld.param.u64 %rd117, [p1+8];
ld.param.u64 %rd39, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r74, 0;
@%p2 bra $L__BB9_2;
cvta.to.global.u64 %rd49, %rd38;
mul.wide.s32 %rd50, %r1, 40;
add.s64 %rd51, %rd49, %rd50;
ld.global.v2.u32 {%r171, %r172}, [%rd51+32];
ld.global.u64 %rd119, [%rd51+24];
ld.global.u64 %rd118, [%rd51+16];
ld.global.u64 %rd117, [%rd51+8];
ld.global.u64 %rd116, [%rd51];
bra.uni $L__BB9_3;
$L__BB9_2:
cvt.s64.s32 %rd52, %r1;
mul.lo.s64 %rd53, %rd39, %rd52;
add.s64 %rd116, %rd38, %rd53;
$L__BB9_3:
setp.eq.s32 %p3, %r78, 0;
@%p3 bra $L__BB9_5;
cvta.to.global.u64 %rd54, %rd43;
mul.wide.s32 %rd55, %r1, 40;
add.s64 %rd56, %rd54, %rd55;
ld.global.v2.u32 {%r173, %r174}, [%rd56+32];
ld.global.u64 %rd123, [%rd56+24];
ld.global.u64 %rd122, [%rd56+16];
ld.global.u64 %rd121, [%rd56+8];
ld.global.u64 %rd120, [%rd56];
bra.uni $L__BB9_6;
$L__BB9_5:
cvt.s64.s32 %rd57, %r1;
mul.lo.s64 %rd58, %rd44, %rd57;
add.s64 %rd120, %rd43, %rd58;
$L__BB9_6:
mov.u32 %r92, %ctaid.x;
shl.b32 %r93, %r92, 5;
mov.u32 %r94, %tid.x;
add.s32 %r14, %r93, %r94;
mov.u32 %r95, %ctaid.y;
shl.b32 %r96, %r95, 3;
mov.u32 %r97, %tid.y;
add.s32 %r15, %r96, %r97;
setp.ge.s32 %p4, %r14, %r173;
setp.ge.s32 %p5, %r15, %r174;
or.pred %p6, %p5, %p4;
@%p6 bra $L__BB9_75;
setp.eq.s64 %p7, %rd48, 0;
@%p7 bra $L__BB9_9;
cvta.to.global.u64 %rd59, %rd48;
mul.wide.u32 %rd60, %r1, 48;
add.s64 %rd61, %rd59, %rd60;
ld.global.f64 %fd31, [%rd61];
ld.global.f64 %fd32, [%rd61+8];
ld.global.v2.u32 {%r175, %r176}, [%rd61+16];
ld.global.v2.u32 {%r177, %r178}, [%rd61+24];
ld.global.v2.u32 {%r179, %r180}, [%rd61+32];
ld.global.v2.u32 {%r181, %r182}, [%rd61+40];
$L__BB9_9:
sub.s32 %r41, %r14, %r175;
not.b32 %r107, %r41;
add.s32 %r108, %r177, %r107;
setp.eq.s32 %p8, %r181, 0;
selp.b32 %r109, %r41, %r108, %p8;
add.s32 %r110, %r109, %r179;
sub.s32 %r42, %r15, %r176;
cvt.rn.f64.s32 %fd7, %r110;
setp.eq.s32 %p9, %r70, 0;
@%p9 bra $L__BB9_11;
mul.f64 %fd11, %fd31, %fd7;
cvt.rmi.f64.f64 %fd12, %fd11;
cvt.rzi.s32.f64 %r183, %fd12;
mov.f32 %f87, 0f00000000;
bra.uni $L__BB9_12;
$L__BB9_11:
mov.f64 %fd13, 0d3FE0000000000000;
add.rn.f64 %fd14, %fd7, %fd13;
mul.rn.f64 %fd15, %fd14, %fd31;
mov.f64 %fd16, 0dBFE0000000000000;
add.rn.f64 %fd17, %fd15, %fd16;
cvt.rmi.f64.f64 %fd18, %fd17;
cvt.rzi.s32.f64 %r183, %fd18;
neg.f64 %fd19, %fd18;
add.rn.f64 %fd20, %fd17, %fd19;
cvt.rn.f32.f64 %f87, %fd20;
$L__BB9_12:
setp.eq.s32 %p10, %r182, 0;
not.b32 %r111, %r42;
add.s32 %r112, %r178, %r111;
selp.b32 %r113, %r42, %r112, %p10;
add.s32 %r114, %r113, %r180;
cvt.rn.f64.s32 %fd8, %r114;
@%p9 bra $L__BB9_14;
mul.f64 %fd21, %fd32, %fd8;
cvt.rmi.f64.f64 %fd22, %fd21;
cvt.rzi.s32.f64 %r184, %fd22;
mov.f32 %f88, 0f00000000;
bra.uni $L__BB9_15;
$L__BB9_14:
mov.f64 %fd23, 0d3FE0000000000000;
add.rn.f64 %fd24, %fd8, %fd23;
mul.rn.f64 %fd25, %fd24, %fd32;
mov.f64 %fd26, 0dBFE0000000000000;
add.rn.f64 %fd27, %fd25, %fd26;
cvt.rmi.f64.f64 %fd28, %fd27;
cvt.rzi.s32.f64 %r184, %fd28;
neg.f64 %fd29, %fd28;
add.rn.f64 %fd30, %fd27, %fd29;
cvt.rn.f32.f64 %f88, %fd30;
$L__BB9_15:
max.s32 %r115, %r183, 0;
add.s32 %r116, %r171, -1;
add.s32 %r117, %r183, 1;
max.s32 %r118, %r117, 0;
max.s32 %r119, %r184, 0;
add.s32 %r120, %r172, -1;
min.s32 %r121, %r119, %r120;
add.s32 %r122, %r184, 1;
max.s32 %r123, %r122, 0;
min.s32 %r124, %r123, %r120;
setp.ge.u32 %p12, %r41, %r177;
setp.ge.u32 %p13, %r42, %r178;
or.pred %p1, %p12, %p13;
cvt.s64.s32 %rd62, %r121;
mul.lo.s64 %rd63, %rd117, %rd62;
min.s32 %r125, %r115, %r116;
cvt.s64.s32 %rd64, %r125;
mul.lo.s64 %rd65, %rd118, %rd64;
add.s64 %rd26, %rd63, %rd65;
min.s32 %r126, %r118, %r116;
cvt.s64.s32 %rd66, %r126;
mul.lo.s64 %rd67, %rd118, %rd66;
add.s64 %rd27, %rd63, %rd67;
cvt.s64.s32 %rd68, %r124;
mul.lo.s64 %rd69, %rd117, %rd68;
add.s64 %rd28, %rd69, %rd65;
add.s64 %rd29, %rd69, %rd67;
setp.lt.s32 %p14, %r77, 1;
or.pred %p15, %p1, %p14;
@%p15 bra $L__BB9_17;
add.s64 %rd70, %rd116, %rd26;
ld.global.nc.s16 %rs1, [%rd70];
cvt.rn.f32.s16 %f47, %rs1;
add.s64 %rd71, %rd116, %rd27;
ld.global.nc.s16 %rs2, [%rd71];
cvt.rn.f32.s16 %f48, %rs2;
sub.rn.f32 %f49, %f48, %f47;
fma.rn.f32 %f50, %f49, %f87, %f47;
add.s64 %rd72, %rd116, %rd28;
ld.global.nc.s16 %rs3, [%rd72];
cvt.rn.f32.s16 %f51, %rs3;
add.s64 %rd73, %rd116, %rd29;
ld.global.nc.s16 %rs4, [%rd73];
cvt.rn.f32.s16 %f52, %rs4;
sub.rn.f32 %f53, %f52, %f51;
fma.rn.f32 %f54, %f53, %f87, %f51;
sub.rn.f32 %f55, %f54, %f50;
fma.rn.f32 %f89, %f55, %f88, %f50;
$L__BB9_17:
setp.lt.s32 %p16, %r77, 2;
or.pred %p17, %p1, %p16;
@%p17 bra $L__BB9_19;
add.s64 %rd78, %rd26, %rd119;
add.s64 %rd74, %rd116, %rd78;
ld.global.nc.s16 %rs5, [%rd74];
cvt.rn.f32.s16 %f56, %rs5;
add.s64 %rd79, %rd27, %rd119;
add.s64 %rd75, %rd116, %rd79;
ld.global.nc.s16 %rs6, [%rd75];
cvt.rn.f32.s16 %f57, %rs6;
sub.rn.f32 %f58, %f57, %f56;
fma.rn.f32 %f59, %f58, %f87, %f56;
add.s64 %rd80, %rd28, %rd119;
add.s64 %rd76, %rd116, %rd80;
ld.global.nc.s16 %rs7, [%rd76];
cvt.rn.f32.s16 %f60, %rs7;
add.s64 %rd81, %rd29, %rd119;
add.s64 %rd77, %rd116, %rd81;
ld.global.nc.s16 %rs8, [%rd77];
cvt.rn.f32.s16 %f61, %rs8;
sub.rn.f32 %f62, %f61, %f60;
fma.rn.f32 %f63, %f62, %f87, %f60;
sub.rn.f32 %f64, %f63, %f59;
fma.rn.f32 %f90, %f64, %f88, %f59;
$L__BB9_19:
setp.lt.s32 %p18, %r77, 3;
or.pred %p19, %p1, %p18;
@%p19 bra $L__BB9_21;
shl.b64 %rd86, %rd119, 1;
add.s64 %rd87, %rd26, %rd86;
add.s64 %rd82, %rd116, %rd87;
ld.global.nc.s16 %rs9, [%rd82];
cvt.rn.f32.s16 %f65, %rs9;
add.s64 %rd88, %rd27, %rd86;
add.s64 %rd83, %rd116, %rd88;
ld.global.nc.s16 %rs10, [%rd83];
cvt.rn.f32.s16 %f66, %rs10;
sub.rn.f32 %f67, %f66, %f65;
fma.rn.f32 %f68, %f67, %f87, %f65;
add.s64 %rd89, %rd28, %rd86;
add.s64 %rd84, %rd116, %rd89;
ld.global.nc.s16 %rs11, [%rd84];
cvt.rn.f32.s16 %f69, %rs11;
add.s64 %rd90, %rd29, %rd86;
add.s64 %rd85, %rd116, %rd90;
ld.global.nc.s16 %rs12, [%rd85];
cvt.rn.f32.s16 %f70, %rs12;
sub.rn.f32 %f71, %f70, %f69;
fma.rn.f32 %f72, %f71, %f87, %f69;
sub.rn.f32 %f73, %f72, %f68;
fma.rn.f32 %f91, %f73, %f88, %f68;
$L__BB9_21:
setp.lt.s32 %p20, %r77, 4;
or.pred %p21, %p1, %p20;
@%p21 bra $L__BB9_23;
mul.lo.s64 %rd95, %rd119, 3;
add.s64 %rd96, %rd26, %rd95;
add.s64 %rd91, %rd116, %rd96;
ld.global.nc.s16 %rs13, [%rd91];
cvt.rn.f32.s16 %f74, %rs13;
add.s64 %rd97, %rd27, %rd95;
add.s64 %rd92, %rd116, %rd97;
ld.global.nc.s16 %rs14, [%rd92];
cvt.rn.f32.s16 %f75, %rs14;
sub.rn.f32 %f76, %f75, %f74;
fma.rn.f32 %f77, %f76, %f87, %f74;
add.s64 %rd98, %rd28, %rd95;
add.s64 %rd93, %rd116, %rd98;
ld.global.nc.s16 %rs15, [%rd93];
cvt.rn.f32.s16 %f78, %rs15;
add.s64 %rd99, %rd29, %rd95;
add.s64 %rd94, %rd116, %rd99;
ld.global.nc.s16 %rs16, [%rd94];
cvt.rn.f32.s16 %f79, %rs16;
sub.rn.f32 %f80, %f79, %f78;
fma.rn.f32 %f81, %f80, %f87, %f78;
sub.rn.f32 %f82, %f81, %f77;
fma.rn.f32 %f92, %f82, %f88, %f77;
$L__BB9_23:
cvt.s64.s32 %rd100, %r15;
mul.lo.s64 %rd101, %rd121, %rd100;
cvt.s64.s32 %rd102, %r14;
mul.lo.s64 %rd103, %rd122, %rd102;
add.s64 %rd33, %rd101, %rd103;
@%p14 bra $L__BB9_36;
setp.eq.s32 %p23, %r69, 0;
add.s32 %r127, %r77, -1;
selp.b32 %r128, 0, %r127, %p23;
fma.rn.f32 %f29, %f89, %f33, %f37;
cvt.s64.s32 %rd104, %r128;
mul.lo.s64 %rd105, %rd123, %rd104;
add.s64 %rd106, %rd33, %rd105;
add.s64 %rd34, %rd120, %rd106;
setp.gt.s32 %p24, %r68, 1;
@%p24 bra $L__BB9_27;
bra.uni $L__BB9_25;
$L__BB9_27:
setp.eq.s32 %p25, %r68, 2;
@%p25 bra $L__BB9_31;
setp.eq.s32 %p26, %r68, 4;
@%p26 bra $L__BB9_34;
setp.ne.s32 %p27, %r68, 3;
@%p27 bra $L__BB9_35;
cvt.rn.f16.f32 %rs17, %f29;
st.u16 [%rd34], %rs17;
bra.uni $L__BB9_36;
$L__BB9_25:
setp.eq.s32 %p28, %r68, 0;
@%p28 bra $L__BB9_33;
setp.eq.s32 %p29, %r68, 1;
@%p29 bra $L__BB9_32;
bra.uni $L__BB9_35;
$L__BB9_32:
cvt.rni.s32.f32 %r132, %f29;
max.s32 %r133, %r132, 0;
min.s32 %r134, %r133, 65535;
st.u16 [%rd34], %r134;
bra.uni $L__BB9_36;
$L__BB9_31:
cvt.rni.s32.f32 %r129, %f29;
max.s32 %r130, %r129, -32768;
min.s32 %r131, %r130, 32767;
st.u16 [%rd34], %r131;
bra.uni $L__BB9_36;
$L__BB9_34:
st.f32 [%rd34], %f29;
bra.uni $L__BB9_36;
$L__BB9_33:
cvt.rni.s32.f32 %r135, %f29;
max.s32 %r136, %r135, 0;
min.s32 %r137, %r136, 255;
st.u8 [%rd34], %r137;
bra.uni $L__BB9_36;
$L__BB9_35:
st.f32 [%rd34], %f29;
$L__BB9_36:
@%p16 bra $L__BB9_49;
setp.eq.s32 %p31, %r69, 0;
add.s32 %r138, %r77, -2;
selp.b32 %r139, 1, %r138, %p31;
fma.rn.f32 %f30, %f90, %f34, %f38;
cvt.s64.s32 %rd107, %r139;
mul.lo.s64 %rd108, %rd123, %rd107;
add.s64 %rd109, %rd33, %rd108;
add.s64 %rd35, %rd120, %rd109;
setp.gt.s32 %p32, %r68, 1;
@%p32 bra $L__BB9_40;
bra.uni $L__BB9_38;
$L__BB9_40:
setp.eq.s32 %p33, %r68, 2;
@%p33 bra $L__BB9_44;
setp.eq.s32 %p34, %r68, 4;
@%p34 bra $L__BB9_47;
setp.ne.s32 %p35, %r68, 3;
@%p35 bra $L__BB9_48;
cvt.rn.f16.f32 %rs18, %f30;
st.u16 [%rd35], %rs18;
bra.uni $L__BB9_49;
$L__BB9_38:
setp.eq.s32 %p36, %r68, 0;
@%p36 bra $L__BB9_46;
setp.eq.s32 %p37, %r68, 1;
@%p37 bra $L__BB9_45;
bra.uni $L__BB9_48;
$L__BB9_45:
cvt.rni.s32.f32 %r143, %f30;
max.s32 %r144, %r143, 0;
min.s32 %r145, %r144, 65535;
st.u16 [%rd35], %r145;
bra.uni $L__BB9_49;
$L__BB9_44:
cvt.rni.s32.f32 %r140, %f30;
max.s32 %r141, %r140, -32768;
min.s32 %r142, %r141, 32767;
st.u16 [%rd35], %r142;
bra.uni $L__BB9_49;
$L__BB9_47:
st.f32 [%rd35], %f30;
bra.uni $L__BB9_49;
$L__BB9_46:
cvt.rni.s32.f32 %r146, %f30;
max.s32 %r147, %r146, 0;
min.s32 %r148, %r147, 255;
st.u8 [%rd35], %r148;
bra.uni $L__BB9_49;
$L__BB9_48:
st.f32 [%rd35], %f30;
$L__BB9_49:
@%p18 bra $L__BB9_62;
setp.eq.s32 %p39, %r69, 0;
add.s32 %r149, %r77, -3;
selp.b32 %r150, 2, %r149, %p39;
fma.rn.f32 %f31, %f91, %f35, %f39;
cvt.s64.s32 %rd110, %r150;
mul.lo.s64 %rd111, %rd123, %rd110;
add.s64 %rd112, %rd33, %rd111;
add.s64 %rd36, %rd120, %rd112;
setp.gt.s32 %p40, %r68, 1;
@%p40 bra $L__BB9_53;
bra.uni $L__BB9_51;
$L__BB9_53:
setp.eq.s32 %p41, %r68, 2;
@%p41 bra $L__BB9_57;
setp.eq.s32 %p42, %r68, 4;
@%p42 bra $L__BB9_60;
setp.ne.s32 %p43, %r68, 3;
@%p43 bra $L__BB9_61;
cvt.rn.f16.f32 %rs19, %f31;
st.u16 [%rd36], %rs19;
bra.uni $L__BB9_62;
$L__BB9_51:
setp.eq.s32 %p44, %r68, 0;
@%p44 bra $L__BB9_59;
setp.eq.s32 %p45, %r68, 1;
@%p45 bra $L__BB9_58;
bra.uni $L__BB9_61;
$L__BB9_58:
cvt.rni.s32.f32 %r154, %f31;
max.s32 %r155, %r154, 0;
min.s32 %r156, %r155, 65535;
st.u16 [%rd36], %r156;
bra.uni $L__BB9_62;
$L__BB9_57:
cvt.rni.s32.f32 %r151, %f31;
max.s32 %r152, %r151, -32768;
min.s32 %r153, %r152, 32767;
st.u16 [%rd36], %r153;
bra.uni $L__BB9_62;
$L__BB9_60:
st.f32 [%rd36], %f31;
bra.uni $L__BB9_62;
$L__BB9_59:
cvt.rni.s32.f32 %r157, %f31;
max.s32 %r158, %r157, 0;
min.s32 %r159, %r158, 255;
st.u8 [%rd36], %r159;
bra.uni $L__BB9_62;
$L__BB9_61:
st.f32 [%rd36], %f31;
$L__BB9_62:
@%p20 bra $L__BB9_75;
setp.eq.s32 %p47, %r69, 0;
add.s32 %r160, %r77, -4;
selp.b32 %r161, 3, %r160, %p47;
fma.rn.f32 %f32, %f92, %f36, %f40;
cvt.s64.s32 %rd113, %r161;
mul.lo.s64 %rd114, %rd123, %rd113;
add.s64 %rd115, %rd33, %rd114;
add.s64 %rd37, %rd120, %rd115;
setp.gt.s32 %p48, %r68, 1;
@%p48 bra $L__BB9_66;
bra.uni $L__BB9_64;
$L__BB9_66:
setp.eq.s32 %p49, %r68, 2;
@%p49 bra $L__BB9_70;
setp.eq.s32 %p50, %r68, 4;
@%p50 bra $L__BB9_73;
setp.ne.s32 %p51, %r68, 3;
@%p51 bra $L__BB9_74;
cvt.rn.f16.f32 %rs20, %f32;
st.u16 [%rd37], %rs20;
bra.uni $L__BB9_75;
$L__BB9_64:
setp.eq.s32 %p52, %r68, 0;
@%p52 bra $L__BB9_72;
setp.eq.s32 %p53, %r68, 1;
@%p53 bra $L__BB9_71;
bra.uni $L__BB9_74;
$L__BB9_71:
cvt.rni.s32.f32 %r165, %f32;
max.s32 %r166, %r165, 0;
min.s32 %r167, %r166, 65535;
st.u16 [%rd37], %r167;
bra.uni $L__BB9_75;
$L__BB9_70:
cvt.rni.s32.f32 %r162, %f32;
max.s32 %r163, %r162, -32768;
min.s32 %r164, %r163, 32767;
st.u16 [%rd37], %r164;
bra.uni $L__BB9_75;
$L__BB9_73:
st.f32 [%rd37], %f32;
bra.uni $L__BB9_75;
$L__BB9_72:
cvt.rni.s32.f32 %r168, %f32;
max.s32 %r169, %r168, 0;
min.s32 %r170, %r169, 255;
st.u8 [%rd37], %r170;
bra.uni $L__BB9_75;
$L__BB9_74:
st.f32 [%rd37], %f32;
$L__BB9_75:
ret;
}
.visible .entry preprocess_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256, 1, 1
{
.reg .pred %p<54>;
.reg .b16 %rs<37>;
.reg .f32 %f<93>;
.reg .b32 %r<185>;
.reg .f64 %fd<33>;
.reg .b64 %rd<124>;
ld.param.u64 %rd38, [p0];
ld.param.v2.u32 {%r171, %r172}, [p1+32];
ld.param.v2.u32 {%r73, %r74}, [p1+40];
ld.param.u64 %rd43, [p2];
ld.param.v2.u32 {%r173, %r174}, [p3+32];
ld.param.v2.u32 {%r77, %r78}, [p3+40];
ld.param.v2.u32 {%r175, %r176}, [p4+16];
ld.param.v2.u32 {%r177, %r178}, [p4+24];
ld.param.v2.u32 {%r179, %r180}, [p4+32];
ld.param.v2.u32 {%r181, %r182}, [p4+40];
ld.param.u64 %rd48, [p5];
ld.param.u32 %r70, [p6+56];
ld.param.u32 %r69, [p6+52];
ld.param.u32 %r68, [p6+48];
ld.param.f32 %f92, [p6+44];
ld.param.f32 %f91, [p6+40];
ld.param.f32 %f90, [p6+36];
ld.param.f32 %f89, [p6+32];
ld.param.f32 %f40, [p6+28];
ld.param.f32 %f39, [p6+24];
ld.param.f32 %f38, [p6+20];
ld.param.f32 %f37, [p6+16];
ld.param.f32 %f36, [p6+12];
ld.param.f32 %f35, [p6+8];
ld.param.f32 %f34, [p6+4];
ld.param.f32 %f33, [p6];
ld.param.f64 %fd32, [p4+8];
ld.param.f64 %fd31, [p4];
ld.param.u64 %rd123, [p3+24];
ld.param.u64 %rd122, [p3+16];
ld.param.u64 %rd121, [p3+8];
ld.param.u64 %rd44, [p3];
ld.param.u64 %rd119, [p1+24];
ld.param.u64 %rd118, [p1+16];
ld.param.u64 %rd117, [p1+8];
ld.param.u64 %rd39, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r74, 0;
@%p2 bra $L__BB10_2;
cvta.to.global.u64 %rd49, %rd38;
mul.wide.s32 %rd50, %r1, 40;
add.s64 %rd51, %rd49, %rd50;
ld.global.v2.u32 {%r171, %r172}, [%rd51+32];
ld.global.u64 %rd119, [%rd51+24];
ld.global.u64 %rd118, [%rd51+16];
ld.global.u64 %rd117, [%rd51+8];
ld.global.u64 %rd116, [%rd51];
bra.uni $L__BB10_3;
$L__BB10_2:
cvt.s64.s32 %rd52, %r1;
mul.lo.s64 %rd53, %rd39, %rd52;
add.s64 %rd116, %rd38, %rd53;
$L__BB10_3:
setp.eq.s32 %p3, %r78, 0;
@%p3 bra $L__BB10_5;
cvta.to.global.u64 %rd54, %rd43;
mul.wide.s32 %rd55, %r1, 40;
add.s64 %rd56, %rd54, %rd55;
ld.global.v2.u32 {%r173, %r174}, [%rd56+32];
ld.global.u64 %rd123, [%rd56+24];
ld.global.u64 %rd122, [%rd56+16];
ld.global.u64 %rd121, [%rd56+8];
ld.global.u64 %rd120, [%rd56];
bra.uni $L__BB10_6;
$L__BB10_5:
cvt.s64.s32 %rd57, %r1;
mul.lo.s64 %rd58, %rd44, %rd57;
add.s64 %rd120, %rd43, %rd58;
$L__BB10_6:
mov.u32 %r92, %ctaid.x;
shl.b32 %r93, %r92, 5;
mov.u32 %r94, %tid.x;
add.s32 %r14, %r93, %r94;
mov.u32 %r95, %ctaid.y;
shl.b32 %r96, %r95, 3;
mov.u32 %r97, %tid.y;
add.s32 %r15, %r96, %r97;
setp.ge.s32 %p4, %r14, %r173;
setp.ge.s32 %p5, %r15, %r174;
or.pred %p6, %p5, %p4;
@%p6 bra $L__BB10_75;
setp.eq.s64 %p7, %rd48, 0;
@%p7 bra $L__BB10_9;
cvta.to.global.u64 %rd59, %rd48;
mul.wide.u32 %rd60, %r1, 48;
add.s64 %rd61, %rd59, %rd60;
ld.global.f64 %fd31, [%rd61];
ld.global.f64 %fd32, [%rd61+8];
ld.global.v2.u32 {%r175, %r176}, [%rd61+16];
ld.global.v2.u32 {%r177, %r178}, [%rd61+24];
ld.global.v2.u32 {%r179, %r180}, [%rd61+32];
ld.global.v2.u32 {%r181, %r182}, [%rd61+40];
$L__BB10_9:
sub.s32 %r41, %r14, %r175;
not.b32 %r107, %r41;
add.s32 %r108, %r177, %r107;
setp.eq.s32 %p8, %r181, 0;
selp.b32 %r109, %r41, %r108, %p8;
add.s32 %r110, %r109, %r179;
sub.s32 %r42, %r15, %r176;
cvt.rn.f64.s32 %fd7, %r110;
setp.eq.s32 %p9, %r70, 0;
@%p9 bra $L__BB10_11;
mul.f64 %fd11, %fd31, %fd7;
cvt.rmi.f64.f64 %fd12, %fd11;
cvt.rzi.s32.f64 %r183, %fd12;
mov.f32 %f87, 0f00000000;
bra.uni $L__BB10_12;
$L__BB10_11:
mov.f64 %fd13, 0d3FE0000000000000;
add.rn.f64 %fd14, %fd7, %fd13;
mul.rn.f64 %fd15, %fd14, %fd31;
mov.f64 %fd16, 0dBFE0000000000000;
add.rn.f64 %fd17, %fd15, %fd16;
cvt.rmi.f64.f64 %fd18, %fd17;
cvt.rzi.s32.f64 %r183, %fd18;
neg.f64 %fd19, %fd18;
add.rn.f64 %fd20, %fd17, %fd19;
cvt.rn.f32.f64 %f87, %fd20;
$L__BB10_12:
setp.eq.s32 %p10, %r182, 0;
not.b32 %r111, %r42;
add.s32 %r112, %r178, %r111;
selp.b32 %r113, %r42, %r112, %p10;
add.s32 %r114, %r113, %r180;
cvt.rn.f64.s32 %fd8, %r114;
@%p9 bra $L__BB10_14;
mul.f64 %fd21, %fd32, %fd8;
cvt.rmi.f64.f64 %fd22, %fd21;
cvt.rzi.s32.f64 %r184, %fd22;
mov.f32 %f88, 0f00000000;
bra.uni $L__BB10_15;
$L__BB10_14:
mov.f64 %fd23, 0d3FE0000000000000;
add.rn.f64 %fd24, %fd8, %fd23;
mul.rn.f64 %fd25, %fd24, %fd32;
mov.f64 %fd26, 0dBFE0000000000000;
add.rn.f64 %fd27, %fd25, %fd26;
cvt.rmi.f64.f64 %fd28, %fd27;
cvt.rzi.s32.f64 %r184, %fd28;
neg.f64 %fd29, %fd28;
add.rn.f64 %fd30, %fd27, %fd29;
cvt.rn.f32.f64 %f88, %fd30;
$L__BB10_15:
max.s32 %r115, %r183, 0;
add.s32 %r116, %r171, -1;
add.s32 %r117, %r183, 1;
max.s32 %r118, %r117, 0;
max.s32 %r119, %r184, 0;
add.s32 %r120, %r172, -1;
min.s32 %r121, %r119, %r120;
add.s32 %r122, %r184, 1;
max.s32 %r123, %r122, 0;
min.s32 %r124, %r123, %r120;
setp.ge.u32 %p12, %r41, %r177;
setp.ge.u32 %p13, %r42, %r178;
or.pred %p1, %p12, %p13;
cvt.s64.s32 %rd62, %r121;
mul.lo.s64 %rd63, %rd117, %rd62;
min.s32 %r125, %r115, %r116;
cvt.s64.s32 %rd64, %r125;
mul.lo.s64 %rd65, %rd118, %rd64;
add.s64 %rd26, %rd63, %rd65;
min.s32 %r126, %r118, %r116;
cvt.s64.s32 %rd66, %r126;
mul.lo.s64 %rd67, %rd118, %rd66;
add.s64 %rd27, %rd63, %rd67;
cvt.s64.s32 %rd68, %r124;
mul.lo.s64 %rd69, %rd117, %rd68;
add.s64 %rd28, %rd69, %rd65;
add.s64 %rd29, %rd69, %rd67;
setp.lt.s32 %p14, %r77, 1;
or.pred %p15, %p1, %p14;
@%p15 bra $L__BB10_17;
add.s64 %rd70, %rd116, %rd26;
ld.global.nc.u16 %rs1, [%rd70];
cvt.f32.f16 %f47, %rs1;
add.s64 %rd71, %rd116, %rd27;
ld.global.nc.u16 %rs3, [%rd71];
cvt.f32.f16 %f48, %rs3;
sub.rn.f32 %f51, %f48, %f47;
fma.rn.f32 %f52, %f51, %f87, %f47;
add.s64 %rd72, %rd116, %rd28;
ld.global.nc.u16 %rs5, [%rd72];
cvt.f32.f16 %f49, %rs5;
add.s64 %rd73, %rd116, %rd29;
ld.global.nc.u16 %rs7, [%rd73];
cvt.f32.f16 %f50, %rs7;
sub.rn.f32 %f53, %f50, %f49;
fma.rn.f32 %f54, %f53, %f87, %f49;
sub.rn.f32 %f55, %f54, %f52;
fma.rn.f32 %f89, %f55, %f88, %f52;
$L__BB10_17:
setp.lt.s32 %p16, %r77, 2;
or.pred %p17, %p1, %p16;
@%p17 bra $L__BB10_19;
add.s64 %rd78, %rd26, %rd119;
add.s64 %rd74, %rd116, %rd78;
ld.global.nc.u16 %rs9, [%rd74];
cvt.f32.f16 %f56, %rs9;
add.s64 %rd79, %rd27, %rd119;
add.s64 %rd75, %rd116, %rd79;
ld.global.nc.u16 %rs11, [%rd75];
cvt.f32.f16 %f57, %rs11;
sub.rn.f32 %f60, %f57, %f56;
fma.rn.f32 %f61, %f60, %f87, %f56;
add.s64 %rd80, %rd28, %rd119;
add.s64 %rd76, %rd116, %rd80;
ld.global.nc.u16 %rs13, [%rd76];
cvt.f32.f16 %f58, %rs13;
add.s64 %rd81, %rd29, %rd119;
add.s64 %rd77, %rd116, %rd81;
ld.global.nc.u16 %rs15, [%rd77];
cvt.f32.f16 %f59, %rs15;
sub.rn.f32 %f62, %f59, %f58;
fma.rn.f32 %f63, %f62, %f87, %f58;
sub.rn.f32 %f64, %f63, %f61;
fma.rn.f32 %f90, %f64, %f88, %f61;
$L__BB10_19:
setp.lt.s32 %p18, %r77, 3;
or.pred %p19, %p1, %p18;
@%p19 bra $L__BB10_21;
shl.b64 %rd86, %rd119, 1;
add.s64 %rd87, %rd26, %rd86;
add.s64 %rd82, %rd116, %rd87;
ld.global.nc.u16 %rs17, [%rd82];
cvt.f32.f16 %f65, %rs17;
add.s64 %rd88, %rd27, %rd86;
add.s64 %rd83, %rd116, %rd88;
ld.global.nc.u16 %rs19, [%rd83];
cvt.f32.f16 %f66, %rs19;
sub.rn.f32 %f69, %f66, %f65;
fma.rn.f32 %f70, %f69, %f87, %f65;
add.s64 %rd89, %rd28, %rd86;
add.s64 %rd84, %rd116, %rd89;
ld.global.nc.u16 %rs21, [%rd84];
cvt.f32.f16 %f67, %rs21;
add.s64 %rd90, %rd29, %rd86;
add.s64 %rd85, %rd116, %rd90;
ld.global.nc.u16 %rs23, [%rd85];
cvt.f32.f16 %f68, %rs23;
sub.rn.f32 %f71, %f68, %f67;
fma.rn.f32 %f72, %f71, %f87, %f67;
sub.rn.f32 %f73, %f72, %f70;
fma.rn.f32 %f91, %f73, %f88, %f70;
$L__BB10_21:
setp.lt.s32 %p20, %r77, 4;
or.pred %p21, %p1, %p20;
@%p21 bra $L__BB10_23;
mul.lo.s64 %rd95, %rd119, 3;
add.s64 %rd96, %rd26, %rd95;
add.s64 %rd91, %rd116, %rd96;
ld.global.nc.u16 %rs25, [%rd91];
cvt.f32.f16 %f74, %rs25;
add.s64 %rd97, %rd27, %rd95;
add.s64 %rd92, %rd116, %rd97;
ld.global.nc.u16 %rs27, [%rd92];
cvt.f32.f16 %f75, %rs27;
sub.rn.f32 %f78, %f75, %f74;
fma.rn.f32 %f79, %f78, %f87, %f74;
add.s64 %rd98, %rd28, %rd95;
add.s64 %rd93, %rd116, %rd98;
ld.global.nc.u16 %rs29, [%rd93];
cvt.f32.f16 %f76, %rs29;
add.s64 %rd99, %rd29, %rd95;
add.s64 %rd94, %rd116, %rd99;
ld.global.nc.u16 %rs31, [%rd94];
cvt.f32.f16 %f77, %rs31;
sub.rn.f32 %f80, %f77, %f76;
fma.rn.f32 %f81, %f80, %f87, %f76;
sub.rn.f32 %f82, %f81, %f79;
fma.rn.f32 %f92, %f82, %f88, %f79;
$L__BB10_23:
cvt.s64.s32 %rd100, %r15;
mul.lo.s64 %rd101, %rd121, %rd100;
cvt.s64.s32 %rd102, %r14;
mul.lo.s64 %rd103, %rd122, %rd102;
add.s64 %rd33, %rd101, %rd103;
@%p14 bra $L__BB10_36;
setp.eq.s32 %p23, %r69, 0;
add.s32 %r127, %r77, -1;
selp.b32 %r128, 0, %r127, %p23;
fma.rn.f32 %f29, %f89, %f33, %f37;
cvt.s64.s32 %rd104, %r128;
mul.lo.s64 %rd105, %rd123, %rd104;
add.s64 %rd106, %rd33, %rd105;
add.s64 %rd34, %rd120, %rd106;
setp.gt.s32 %p24, %r68, 1;
@%p24 bra $L__BB10_27;
bra.uni $L__BB10_25;
$L__BB10_27:
setp.eq.s32 %p25, %r68, 2;
@%p25 bra $L__BB10_31;
setp.eq.s32 %p26, %r68, 4;
@%p26 bra $L__BB10_34;
setp.ne.s32 %p27, %r68, 3;
@%p27 bra $L__BB10_35;
cvt.rn.f16.f32 %rs33, %f29;
st.u16 [%rd34], %rs33;
bra.uni $L__BB10_36;
$L__BB10_25:
setp.eq.s32 %p28, %r68, 0;
@%p28 bra $L__BB10_33;
setp.eq.s32 %p29, %r68, 1;
@%p29 bra $L__BB10_32;
bra.uni $L__BB10_35;
$L__BB10_32:
cvt.rni.s32.f32 %r132, %f29;
max.s32 %r133, %r132, 0;
min.s32 %r134, %r133, 65535;
st.u16 [%rd34], %r134;
bra.uni $L__BB10_36;
$L__BB10_31:
cvt.rni.s32.f32 %r129, %f29;
max.s32 %r130, %r129, -32768;
min.s32 %r131, %r130, 32767;
st.u16 [%rd34], %r131;
bra.uni $L__BB10_36;
$L__BB10_34:
st.f32 [%rd34], %f29;
bra.uni $L__BB10_36;
$L__BB10_33:
cvt.rni.s32.f32 %r135, %f29;
max.s32 %r136, %r135, 0;
min.s32 %r137, %r136, 255;
st.u8 [%rd34], %r137;
bra.uni $L__BB10_36;
$L__BB10_35:
st.f32 [%rd34], %f29;
$L__BB10_36:
@%p16 bra $L__BB10_49;
setp.eq.s32 %p31, %r69, 0;
add.s32 %r138, %r77, -2;
selp.b32 %r139, 1, %r138, %p31;
fma.rn.f32 %f30, %f90, %f34, %f38;
cvt.s64.s32 %rd107, %r139;
mul.lo.s64 %rd108, %rd123, %rd107;
add.s64 %rd109, %rd33, %rd108;
add.s64 %rd35, %rd120, %rd109;
setp.gt.s32 %p32, %r68, 1;
@%p32 bra $L__BB10_40;
bra.uni $L__BB10_38;
$L__BB10_40:
setp.eq.s32 %p33, %r68, 2;
@%p33 bra $L__BB10_44;
setp.eq.s32 %p34, %r68, 4;
@%p34 bra $L__BB10_47;
setp.ne.s32 %p35, %r68, 3;
@%p35 bra $L__BB10_48;
cvt.rn.f16.f32 %rs34, %f30;
st.u16 [%rd35], %rs34;
bra.uni $L__BB10_49;
$L__BB10_38:
setp.eq.s32 %p36, %r68, 0;
@%p36 bra $L__BB10_46;
setp.eq.s32 %p37, %r68, 1;
@%p37 bra $L__BB10_45;
bra.uni $L__BB10_48;
$L__BB10_45:
cvt.rni.s32.f32 %r143, %f30;
max.s32 %r144, %r143, 0;
min.s32 %r145, %r144, 65535;
st.u16 [%rd35], %r145;
bra.uni $L__BB10_49;
$L__BB10_44:
cvt.rni.s32.f32 %r140, %f30;
max.s32 %r141, %r140, -32768;
min.s32 %r142, %r141, 32767;
st.u16 [%rd35], %r142;
bra.uni $L__BB10_49;
$L__BB10_47:
st.f32 [%rd35], %f30;
bra.uni $L__BB10_49;
$L__BB10_46:
cvt.rni.s32.f32 %r146, %f30;
max.s32 %r147, %r146, 0;
min.s32 %r148, %r147, 255;
st.u8 [%rd35], %r148;
bra.uni $L__BB10_49;
$L__BB10_48:
st.f32 [%rd35], %f30;
$L__BB10_49:
@%p18 bra $L__BB10_62;
setp.eq.s32 %p39, %r69, 0;
add.s32 %r149, %r77, -3;
selp.b32 %r150, 2, %r149, %p39;
fma.rn.f32 %f31, %f91, %f35, %f39;
cvt.s64.s32 %rd110, %r150;
mul.lo.s64 %rd111, %rd123, %rd110;
add.s64 %rd112, %rd33, %rd111;
add.s64 %rd36, %rd120, %rd112;
setp.gt.s32 %p40, %r68, 1;
@%p40 bra $L__BB10_53;
bra.uni $L__BB10_51;
$L__BB10_53:
setp.eq.s32 %p41, %r68, 2;
@%p41 bra $L__BB10_57;
setp.eq.s32 %p42, %r68, 4;
@%p42 bra $L__BB10_60;
setp.ne.s32 %p43, %r68, 3;
@%p43 bra $L__BB10_61;
cvt.rn.f16.f32 %rs35, %f31;
st.u16 [%rd36], %rs35;
bra.uni $L__BB10_62;
$L__BB10_51:
setp.eq.s32 %p44, %r68, 0;
@%p44 bra $L__BB10_59;
setp.eq.s32 %p45, %r68, 1;
@%p45 bra $L__BB10_58;
bra.uni $L__BB10_61;
$L__BB10_58:
cvt.rni.s32.f32 %r154, %f31;
max.s32 %r155, %r154, 0;
min.s32 %r156, %r155, 65535;
st.u16 [%rd36], %r156;
bra.uni $L__BB10_62;
$L__BB10_57:
cvt.rni.s32.f32 %r151, %f31;
max.s32 %r152, %r151, -32768;
min.s32 %r153, %r152, 32767;
st.u16 [%rd36], %r153;
bra.uni $L__BB10_62;
$L__BB10_60:
st.f32 [%rd36], %f31;
bra.uni $L__BB10_62;
$L__BB10_59:
cvt.rni.s32.f32 %r157, %f31;
max.s32 %r158, %r157, 0;
min.s32 %r159, %r158, 255;
st.u8 [%rd36], %r159;
bra.uni $L__BB10_62;
$L__BB10_61:
st.f32 [%rd36], %f31;
$L__BB10_62:
@%p20 bra $L__BB10_75;
setp.eq.s32 %p47, %r69, 0;
add.s32 %r160, %r77, -4;
selp.b32 %r161, 3, %r160, %p47;
fma.rn.f32 %f32, %f92, %f36, %f40;
cvt.s64.s32 %rd113, %r161;
mul.lo.s64 %rd114, %rd123, %rd113;
add.s64 %rd115, %rd33, %rd114;
add.s64 %rd37, %rd120, %rd115;
setp.gt.s32 %p48, %r68, 1;
@%p48 bra $L__BB10_66;
bra.uni $L__BB10_64;
$L__BB10_66:
setp.eq.s32 %p49, %r68, 2;
@%p49 bra $L__BB10_70;
setp.eq.s32 %p50, %r68, 4;
@%p50 bra $L__BB10_73;
setp.ne.s32 %p51, %r68, 3;
@%p51 bra $L__BB10_74;
cvt.rn.f16.f32 %rs36, %f32;
st.u16 [%rd37], %rs36;
bra.uni $L__BB10_75;
$L__BB10_64:
setp.eq.s32 %p52, %r68, 0;
@%p52 bra $L__BB10_72;
setp.eq.s32 %p53, %r68, 1;
@%p53 bra $L__BB10_71;
bra.uni $L__BB10_74;
$L__BB10_71:
cvt.rni.s32.f32 %r165, %f32;
max.s32 %r166, %r165, 0;
min.s32 %r167, %r166, 65535;
st.u16 [%rd37], %r167;
bra.uni $L__BB10_75;
$L__BB10_70:
cvt.rni.s32.f32 %r162, %f32;
max.s32 %r163, %r162, -32768;
min.s32 %r164, %r163, 32767;
st.u16 [%rd37], %r164;
bra.uni $L__BB10_75;
$L__BB10_73:
st.f32 [%rd37], %f32;
bra.uni $L__BB10_75;
$L__BB10_72:
cvt.rni.s32.f32 %r168, %f32;
max.s32 %r169, %r168, 0;
min.s32 %r170, %r169, 255;
st.u8 [%rd37], %r170;
bra.uni $L__BB10_75;
$L__BB10_74:
st.f32 [%rd37], %f32;
$L__BB10_75:
ret;
}
.visible .entry preprocess_nv12(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .align 8 .b8 p6[48],
.param .u64 p7,
.param .align 4 .b8 p8[60],
.param .align 4 .b8 p9[28]
)
.maxntid 256, 1, 1
{
.reg .pred %p<37>;
.reg .b16 %rs<28>;
.reg .f32 %f<120>;
.reg .b32 %r<227>;
.reg .f64 %fd<55>;
.reg .b64 %rd<142>;
ld.param.u64 %rd50, [p0];
ld.param.v2.u32 {%r209, %r210}, [p1+32];
ld.param.v2.u32 {%r92, %r93}, [p1+40];
ld.param.u64 %rd55, [p2];
ld.param.v2.u32 {%r211, %r212}, [p3+32];
ld.param.v2.u32 {%r96, %r97}, [p3+40];
ld.param.u64 %rd60, [p4];
ld.param.v2.u32 {%r213, %r214}, [p5+32];
ld.param.v2.u32 {%r100, %r101}, [p5+40];
ld.param.v2.u32 {%r215, %r216}, [p6+16];
ld.param.v2.u32 {%r217, %r218}, [p6+24];
ld.param.v2.u32 {%r219, %r220}, [p6+32];
ld.param.v2.u32 {%r221, %r222}, [p6+40];
ld.param.u64 %rd65, [p7];
ld.param.f32 %f54, [p9+24];
ld.param.f32 %f53, [p9+20];
ld.param.f32 %f52, [p9+16];
ld.param.f32 %f49, [p9+4];
ld.param.u32 %r89, [p8+56];
ld.param.u32 %r88, [p8+52];
ld.param.u32 %r87, [p8+48];
ld.param.f32 %f119, [p8+40];
ld.param.f32 %f118, [p8+36];
ld.param.f32 %f117, [p8+32];
ld.param.f32 %f42, [p8+24];
ld.param.f32 %f41, [p8+20];
ld.param.f32 %f40, [p8+16];
ld.param.f32 %f38, [p8+8];
ld.param.f32 %f37, [p8+4];
ld.param.f32 %f36, [p8];
ld.param.f64 %fd54, [p6+8];
ld.param.f64 %fd53, [p6];
ld.param.u64 %rd141, [p5+24];
ld.param.u64 %rd140, [p5+16];
ld.param.u64 %rd139, [p5+8];
ld.param.u64 %rd61, [p5];
ld.param.u64 %rd137, [p3+24];
ld.param.u64 %rd136, [p3+16];
ld.param.u64 %rd135, [p3+8];
ld.param.u64 %rd56, [p3];
ld.param.u64 %rd133, [p1+16];
ld.param.u64 %rd132, [p1+8];
ld.param.u64 %rd51, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r93, 0;
@%p2 bra $L__BB11_2;
cvta.to.global.u64 %rd66, %rd50;
mul.wide.s32 %rd67, %r1, 40;
add.s64 %rd68, %rd66, %rd67;
ld.global.v2.u32 {%r209, %r210}, [%rd68+32];
ld.global.u64 %rd133, [%rd68+16];
ld.global.u64 %rd132, [%rd68+8];
ld.global.u64 %rd131, [%rd68];
bra.uni $L__BB11_3;
$L__BB11_2:
cvt.s64.s32 %rd69, %r1;
mul.lo.s64 %rd70, %rd51, %rd69;
add.s64 %rd131, %rd50, %rd70;
$L__BB11_3:
setp.eq.s32 %p3, %r97, 0;
@%p3 bra $L__BB11_5;
cvta.to.global.u64 %rd71, %rd55;
mul.wide.s32 %rd72, %r1, 40;
add.s64 %rd73, %rd71, %rd72;
ld.global.v2.u32 {%r211, %r212}, [%rd73+32];
ld.global.u64 %rd137, [%rd73+24];
ld.global.u64 %rd136, [%rd73+16];
ld.global.u64 %rd135, [%rd73+8];
ld.global.u64 %rd134, [%rd73];
bra.uni $L__BB11_6;
$L__BB11_5:
cvt.s64.s32 %rd74, %r1;
mul.lo.s64 %rd75, %rd56, %rd74;
add.s64 %rd134, %rd55, %rd75;
$L__BB11_6:
setp.eq.s32 %p4, %r101, 0;
@%p4 bra $L__BB11_8;
cvta.to.global.u64 %rd76, %rd60;
mul.wide.s32 %rd77, %r1, 40;
add.s64 %rd78, %rd76, %rd77;
ld.global.v2.u32 {%r213, %r214}, [%rd78+32];
ld.global.u64 %rd141, [%rd78+24];
ld.global.u64 %rd140, [%rd78+16];
ld.global.u64 %rd139, [%rd78+8];
ld.global.u64 %rd138, [%rd78];
bra.uni $L__BB11_9;
$L__BB11_8:
cvt.s64.s32 %rd79, %r1;
mul.lo.s64 %rd80, %rd61, %rd79;
add.s64 %rd138, %rd60, %rd80;
$L__BB11_9:
mov.u32 %r116, %ctaid.x;
shl.b32 %r117, %r116, 5;
mov.u32 %r118, %tid.x;
add.s32 %r21, %r117, %r118;
mov.u32 %r119, %ctaid.y;
shl.b32 %r120, %r119, 3;
mov.u32 %r121, %tid.y;
add.s32 %r22, %r120, %r121;
setp.ge.s32 %p5, %r21, %r213;
setp.ge.s32 %p6, %r22, %r214;
or.pred %p7, %p6, %p5;
@%p7 bra $L__BB11_67;
setp.eq.s64 %p8, %rd65, 0;
@%p8 bra $L__BB11_13;
cvta.to.global.u64 %rd81, %rd65;
mul.wide.u32 %rd82, %r1, 48;
add.s64 %rd83, %rd81, %rd82;
ld.global.f64 %fd53, [%rd83];
ld.global.f64 %fd54, [%rd83+8];
ld.global.v2.u32 {%r215, %r216}, [%rd83+16];
ld.global.v2.u32 {%r217, %r218}, [%rd83+24];
ld.global.v2.u32 {%r219, %r220}, [%rd83+32];
ld.global.v2.u32 {%r221, %r222}, [%rd83+40];
$L__BB11_13:
sub.s32 %r48, %r21, %r215;
not.b32 %r130, %r48;
add.s32 %r131, %r217, %r130;
setp.eq.s32 %p9, %r221, 0;
selp.b32 %r132, %r48, %r131, %p9;
add.s32 %r133, %r132, %r219;
sub.s32 %r49, %r22, %r216;
cvt.rn.f64.s32 %fd7, %r133;
setp.eq.s32 %p10, %r89, 0;
@%p10 bra $L__BB11_15;
mul.f64 %fd13, %fd53, %fd7;
cvt.rmi.f64.f64 %fd14, %fd13;
cvt.rzi.s32.f64 %r223, %fd14;
mov.f32 %f113, 0f00000000;
bra.uni $L__BB11_16;
$L__BB11_15:
mov.f64 %fd15, 0d3FE0000000000000;
add.rn.f64 %fd16, %fd7, %fd15;
mul.rn.f64 %fd17, %fd16, %fd53;
mov.f64 %fd18, 0dBFE0000000000000;
add.rn.f64 %fd19, %fd17, %fd18;
cvt.rmi.f64.f64 %fd20, %fd19;
cvt.rzi.s32.f64 %r223, %fd20;
neg.f64 %fd21, %fd20;
add.rn.f64 %fd22, %fd19, %fd21;
cvt.rn.f32.f64 %f113, %fd22;
$L__BB11_16:
setp.eq.s32 %p11, %r222, 0;
not.b32 %r134, %r49;
add.s32 %r135, %r218, %r134;
selp.b32 %r136, %r49, %r135, %p11;
add.s32 %r137, %r136, %r220;
cvt.rn.f64.s32 %fd8, %r137;
@%p10 bra $L__BB11_18;
mul.f64 %fd23, %fd54, %fd8;
cvt.rmi.f64.f64 %fd24, %fd23;
cvt.rzi.s32.f64 %r224, %fd24;
mov.f32 %f114, 0f00000000;
bra.uni $L__BB11_19;
$L__BB11_18:
mov.f64 %fd25, 0d3FE0000000000000;
add.rn.f64 %fd26, %fd8, %fd25;
mul.rn.f64 %fd27, %fd26, %fd54;
mov.f64 %fd28, 0dBFE0000000000000;
add.rn.f64 %fd29, %fd27, %fd28;
cvt.rmi.f64.f64 %fd30, %fd29;
cvt.rzi.s32.f64 %r224, %fd30;
neg.f64 %fd31, %fd30;
add.rn.f64 %fd32, %fd29, %fd31;
cvt.rn.f32.f64 %f114, %fd32;
$L__BB11_19:
mul.f64 %fd9, %fd53, 0d3FE0000000000000;
@%p10 bra $L__BB11_21;
mul.f64 %fd33, %fd9, %fd7;
cvt.rmi.f64.f64 %fd34, %fd33;
cvt.rzi.s32.f64 %r225, %fd34;
mov.f32 %f115, 0f00000000;
bra.uni $L__BB11_22;
$L__BB11_21:
mov.f64 %fd35, 0d3FE0000000000000;
add.rn.f64 %fd36, %fd7, %fd35;
mul.rn.f64 %fd37, %fd36, %fd9;
mov.f64 %fd38, 0dBFE0000000000000;
add.rn.f64 %fd39, %fd37, %fd38;
cvt.rmi.f64.f64 %fd40, %fd39;
cvt.rzi.s32.f64 %r225, %fd40;
neg.f64 %fd41, %fd40;
add.rn.f64 %fd42, %fd39, %fd41;
cvt.rn.f32.f64 %f115, %fd42;
$L__BB11_22:
mul.f64 %fd10, %fd54, 0d3FE0000000000000;
@%p10 bra $L__BB11_24;
mul.f64 %fd43, %fd10, %fd8;
cvt.rmi.f64.f64 %fd44, %fd43;
cvt.rzi.s32.f64 %r226, %fd44;
mov.f32 %f116, 0f00000000;
bra.uni $L__BB11_25;
$L__BB11_24:
mov.f64 %fd45, 0d3FE0000000000000;
add.rn.f64 %fd46, %fd8, %fd45;
mul.rn.f64 %fd47, %fd46, %fd10;
mov.f64 %fd48, 0dBFE0000000000000;
add.rn.f64 %fd49, %fd47, %fd48;
cvt.rmi.f64.f64 %fd50, %fd49;
cvt.rzi.s32.f64 %r226, %fd50;
neg.f64 %fd51, %fd50;
add.rn.f64 %fd52, %fd49, %fd51;
cvt.rn.f32.f64 %f116, %fd52;
$L__BB11_25:
ld.param.f32 %f112, [p9+12];
ld.param.f32 %f111, [p9+8];
ld.param.f32 %f110, [p9];
max.s32 %r150, %r223, 0;
add.s32 %r151, %r209, -1;
add.s32 %r152, %r223, 1;
max.s32 %r153, %r152, 0;
max.s32 %r154, %r224, 0;
add.s32 %r155, %r210, -1;
add.s32 %r156, %r224, 1;
max.s32 %r157, %r156, 0;
max.s32 %r158, %r225, 0;
add.s32 %r159, %r211, -1;
add.s32 %r160, %r225, 1;
max.s32 %r161, %r160, 0;
max.s32 %r162, %r226, 0;
add.s32 %r163, %r212, -1;
min.s32 %r164, %r162, %r163;
add.s32 %r165, %r226, 1;
max.s32 %r166, %r165, 0;
min.s32 %r167, %r166, %r163;
min.s32 %r168, %r154, %r155;
cvt.s64.s32 %rd96, %r168;
mul.lo.s64 %rd97, %rd132, %rd96;
min.s32 %r169, %r150, %r151;
cvt.s64.s32 %rd98, %r169;
mul.lo.s64 %rd99, %rd133, %rd98;
add.s64 %rd100, %rd97, %rd99;
add.s64 %rd84, %rd131, %rd100;
ld.global.nc.u8 %r138, [%rd84];
cvt.u16.u32 %rs1, %r138;
and.b16 %rs2, %rs1, 255;
cvt.rn.f32.u16 %f59, %rs2;
min.s32 %r170, %r153, %r151;
cvt.s64.s32 %rd101, %r170;
mul.lo.s64 %rd102, %rd133, %rd101;
add.s64 %rd103, %rd97, %rd102;
add.s64 %rd85, %rd131, %rd103;
ld.global.nc.u8 %r139, [%rd85];
cvt.u16.u32 %rs3, %r139;
and.b16 %rs4, %rs3, 255;
cvt.rn.f32.u16 %f60, %rs4;
sub.rn.f32 %f61, %f60, %f59;
fma.rn.f32 %f62, %f61, %f113, %f59;
min.s32 %r171, %r157, %r155;
cvt.s64.s32 %rd104, %r171;
mul.lo.s64 %rd105, %rd132, %rd104;
add.s64 %rd106, %rd105, %rd99;
add.s64 %rd86, %rd131, %rd106;
ld.global.nc.u8 %r140, [%rd86];
cvt.u16.u32 %rs5, %r140;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f63, %rs6;
add.s64 %rd107, %rd105, %rd102;
add.s64 %rd87, %rd131, %rd107;
ld.global.nc.u8 %r141, [%rd87];
cvt.u16.u32 %rs7, %r141;
and.b16 %rs8, %rs7, 255;
cvt.rn.f32.u16 %f64, %rs8;
sub.rn.f32 %f65, %f64, %f63;
fma.rn.f32 %f66, %f65, %f113, %f63;
sub.rn.f32 %f67, %f66, %f62;
fma.rn.f32 %f68, %f67, %f114, %f62;
sub.f32 %f69, %f68, %f110;
cvt.s64.s32 %rd108, %r164;
mul.lo.s64 %rd109, %rd135, %rd108;
min.s32 %r172, %r158, %r159;
cvt.s64.s32 %rd110, %r172;
mul.lo.s64 %rd111, %rd136, %rd110;
add.s64 %rd112, %rd109, %rd111;
add.s64 %rd88, %rd134, %rd112;
ld.global.nc.u8 %r142, [%rd88];
cvt.u16.u32 %rs9, %r142;
and.b16 %rs10, %rs9, 255;
cvt.rn.f32.u16 %f70, %rs10;
min.s32 %r173, %r161, %r159;
cvt.s64.s32 %rd113, %r173;
mul.lo.s64 %rd114, %rd136, %rd113;
add.s64 %rd115, %rd109, %rd114;
add.s64 %rd89, %rd134, %rd115;
ld.global.nc.u8 %r143, [%rd89];
cvt.u16.u32 %rs11, %r143;
and.b16 %rs12, %rs11, 255;
cvt.rn.f32.u16 %f71, %rs12;
sub.rn.f32 %f72, %f71, %f70;
fma.rn.f32 %f73, %f72, %f115, %f70;
cvt.s64.s32 %rd116, %r167;
mul.lo.s64 %rd117, %rd135, %rd116;
add.s64 %rd118, %rd117, %rd111;
add.s64 %rd90, %rd134, %rd118;
ld.global.nc.u8 %r144, [%rd90];
cvt.u16.u32 %rs13, %r144;
and.b16 %rs14, %rs13, 255;
cvt.rn.f32.u16 %f74, %rs14;
add.s64 %rd119, %rd117, %rd114;
add.s64 %rd91, %rd134, %rd119;
ld.global.nc.u8 %r145, [%rd91];
cvt.u16.u32 %rs15, %r145;
and.b16 %rs16, %rs15, 255;
cvt.rn.f32.u16 %f75, %rs16;
sub.rn.f32 %f76, %f75, %f74;
fma.rn.f32 %f77, %f76, %f115, %f74;
sub.rn.f32 %f78, %f77, %f73;
fma.rn.f32 %f79, %f78, %f116, %f73;
add.f32 %f80, %f79, 0fC3000000;
mul.f32 %f81, %f111, %f80;
add.s64 %rd92, %rd88, %rd137;
ld.global.nc.u8 %r146, [%rd92];
cvt.u16.u32 %rs17, %r146;
and.b16 %rs18, %rs17, 255;
cvt.rn.f32.u16 %f82, %rs18;
add.s64 %rd93, %rd89, %rd137;
ld.global.nc.u8 %r147, [%rd93];
cvt.u16.u32 %rs19, %r147;
and.b16 %rs20, %rs19, 255;
cvt.rn.f32.u16 %f83, %rs20;
sub.rn.f32 %f84, %f83, %f82;
fma.rn.f32 %f85, %f84, %f115, %f82;
add.s64 %rd94, %rd90, %rd137;
ld.global.nc.u8 %r148, [%rd94];
cvt.u16.u32 %rs21, %r148;
and.b16 %rs22, %rs21, 255;
cvt.rn.f32.u16 %f86, %rs22;
add.s64 %rd95, %rd91, %rd137;
ld.global.nc.u8 %r149, [%rd95];
cvt.u16.u32 %rs23, %r149;
and.b16 %rs24, %rs23, 255;
cvt.rn.f32.u16 %f87, %rs24;
sub.rn.f32 %f88, %f87, %f86;
fma.rn.f32 %f89, %f88, %f115, %f86;
sub.rn.f32 %f90, %f89, %f85;
fma.rn.f32 %f91, %f90, %f116, %f85;
add.f32 %f92, %f91, 0fC3000000;
mul.f32 %f93, %f111, %f92;
mul.f32 %f94, %f112, %f93;
fma.rn.f32 %f13, %f49, %f69, %f94;
mul.f32 %f95, %f52, %f81;
fma.rn.f32 %f96, %f49, %f69, %f95;
fma.rn.f32 %f14, %f53, %f93, %f96;
mul.f32 %f97, %f54, %f81;
fma.rn.f32 %f15, %f49, %f69, %f97;
setp.ge.u32 %p15, %r48, %r217;
setp.ge.u32 %p16, %r49, %r218;
or.pred %p1, %p15, %p16;
cvt.s64.s32 %rd120, %r22;
mul.lo.s64 %rd121, %rd139, %rd120;
cvt.s64.s32 %rd122, %r21;
mul.lo.s64 %rd123, %rd140, %rd122;
add.s64 %rd44, %rd121, %rd123;
@%p1 bra $L__BB11_27;
mov.f32 %f98, 0f00000000;
max.f32 %f99, %f13, %f98;
mov.f32 %f100, 0f437F0000;
min.f32 %f117, %f99, %f100;
$L__BB11_27:
setp.eq.s32 %p17, %r88, 0;
selp.b64 %rd124, 0, 2, %p17;
fma.rn.f32 %f27, %f117, %f36, %f40;
mul.lo.s64 %rd125, %rd141, %rd124;
add.s64 %rd126, %rd44, %rd125;
add.s64 %rd47, %rd138, %rd126;
setp.eq.s32 %p18, %r87, 4;
@%p18 bra $L__BB11_38;
bra.uni $L__BB11_28;
$L__BB11_38:
st.f32 [%rd47], %f27;
$L__BB11_39:
@%p1 bra $L__BB11_41;
mov.f32 %f102, 0f00000000;
max.f32 %f103, %f14, %f102;
mov.f32 %f104, 0f437F0000;
min.f32 %f118, %f103, %f104;
$L__BB11_41:
fma.rn.f32 %f31, %f118, %f37, %f41;
add.s64 %rd127, %rd44, %rd141;
add.s64 %rd48, %rd138, %rd127;
@%p18 bra $L__BB11_52;
bra.uni $L__BB11_42;
$L__BB11_52:
st.f32 [%rd48], %f31;
$L__BB11_53:
@%p1 bra $L__BB11_55;
mov.f32 %f106, 0f00000000;
max.f32 %f107, %f15, %f106;
mov.f32 %f108, 0f437F0000;
min.f32 %f119, %f107, %f108;
$L__BB11_55:
selp.b64 %rd128, 2, 0, %p17;
fma.rn.f32 %f35, %f119, %f38, %f42;
mul.lo.s64 %rd129, %rd141, %rd128;
add.s64 %rd130, %rd44, %rd129;
add.s64 %rd49, %rd138, %rd130;
@%p18 bra $L__BB11_66;
bra.uni $L__BB11_56;
$L__BB11_66:
st.f32 [%rd49], %f35;
$L__BB11_67:
ret;
$L__BB11_28:
setp.gt.s32 %p19, %r87, 1;
@%p19 bra $L__BB11_31;
setp.eq.s32 %p22, %r87, 0;
@%p22 bra $L__BB11_36;
setp.eq.s32 %p23, %r87, 1;
@%p23 bra $L__BB11_35;
bra.uni $L__BB11_37;
$L__BB11_35:
cvt.rni.s32.f32 %r185, %f27;
max.s32 %r186, %r185, 0;
min.s32 %r187, %r186, 65535;
st.u16 [%rd47], %r187;
bra.uni $L__BB11_39;
$L__BB11_42:
setp.gt.s32 %p25, %r87, 1;
@%p25 bra $L__BB11_45;
setp.eq.s32 %p28, %r87, 0;
@%p28 bra $L__BB11_50;
setp.eq.s32 %p29, %r87, 1;
@%p29 bra $L__BB11_49;
bra.uni $L__BB11_51;
$L__BB11_49:
cvt.rni.s32.f32 %r194, %f31;
max.s32 %r195, %r194, 0;
min.s32 %r196, %r195, 65535;
st.u16 [%rd48], %r196;
bra.uni $L__BB11_53;
$L__BB11_56:
setp.gt.s32 %p32, %r87, 1;
@%p32 bra $L__BB11_59;
setp.eq.s32 %p35, %r87, 0;
@%p35 bra $L__BB11_64;
setp.eq.s32 %p36, %r87, 1;
@%p36 bra $L__BB11_63;
bra.uni $L__BB11_65;
$L__BB11_63:
cvt.rni.s32.f32 %r203, %f35;
max.s32 %r204, %r203, 0;
min.s32 %r205, %r204, 65535;
st.u16 [%rd49], %r205;
bra.uni $L__BB11_67;
$L__BB11_31:
setp.eq.s32 %p20, %r87, 2;
@%p20 bra $L__BB11_34;
setp.ne.s32 %p21, %r87, 3;
@%p21 bra $L__BB11_37;
cvt.rn.f16.f32 %rs25, %f27;
st.u16 [%rd47], %rs25;
bra.uni $L__BB11_39;
$L__BB11_45:
setp.eq.s32 %p26, %r87, 2;
@%p26 bra $L__BB11_48;
setp.ne.s32 %p27, %r87, 3;
@%p27 bra $L__BB11_51;
cvt.rn.f16.f32 %rs26, %f31;
st.u16 [%rd48], %rs26;
bra.uni $L__BB11_53;
$L__BB11_59:
setp.eq.s32 %p33, %r87, 2;
@%p33 bra $L__BB11_62;
setp.ne.s32 %p34, %r87, 3;
@%p34 bra $L__BB11_65;
cvt.rn.f16.f32 %rs27, %f35;
st.u16 [%rd49], %rs27;
bra.uni $L__BB11_67;
$L__BB11_36:
cvt.rni.s32.f32 %r188, %f27;
max.s32 %r189, %r188, 0;
min.s32 %r190, %r189, 255;
st.u8 [%rd47], %r190;
bra.uni $L__BB11_39;
$L__BB11_50:
cvt.rni.s32.f32 %r197, %f31;
max.s32 %r198, %r197, 0;
min.s32 %r199, %r198, 255;
st.u8 [%rd48], %r199;
bra.uni $L__BB11_53;
$L__BB11_64:
cvt.rni.s32.f32 %r206, %f35;
max.s32 %r207, %r206, 0;
min.s32 %r208, %r207, 255;
st.u8 [%rd49], %r208;
bra.uni $L__BB11_67;
$L__BB11_34:
cvt.rni.s32.f32 %r182, %f27;
max.s32 %r183, %r182, -32768;
min.s32 %r184, %r183, 32767;
st.u16 [%rd47], %r184;
bra.uni $L__BB11_39;
$L__BB11_37:
st.f32 [%rd47], %f27;
bra.uni $L__BB11_39;
$L__BB11_48:
cvt.rni.s32.f32 %r191, %f31;
max.s32 %r192, %r191, -32768;
min.s32 %r193, %r192, 32767;
st.u16 [%rd48], %r193;
bra.uni $L__BB11_53;
$L__BB11_51:
st.f32 [%rd48], %f31;
bra.uni $L__BB11_53;
$L__BB11_62:
cvt.rni.s32.f32 %r200, %f35;
max.s32 %r201, %r200, -32768;
min.s32 %r202, %r201, 32767;
st.u16 [%rd49], %r202;
bra.uni $L__BB11_67;
$L__BB11_65:
st.f32 [%rd49], %f35;
bra.uni $L__BB11_67;
}
`;
