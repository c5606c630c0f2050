// Made from kernels/filter.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/filter.cu`. */
export const FILTER: string = `.version 8.0
.target sm_75
.address_size 64
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN39_INTERNAL_00000000_9_filter_cu_56c0a44a2nv6target5sm_90E = 90;
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
.visible .entry separable_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256, 1, 1
{
.reg .pred %p<44>;
.reg .b16 %rs<18>;
.reg .f32 %f<85>;
.reg .b32 %r<167>;
.reg .b64 %rd<135>;
.shared .align 4 .b8 _ZZ9separableIhEvPKvRK5BatchPvS4_RK9SeparableE4rows[20352];
ld.param.u64 %rd50, [p0];
ld.param.v2.u32 {%r150, %r151}, [p1+32];
ld.param.v2.u32 {%r73, %r74}, [p1+40];
ld.param.u64 %rd55, [p2];
ld.param.v2.u32 {%r152, %r153}, [p3+32];
ld.param.v2.u32 {%r77, %r78}, [p3+40];
mov.b64 %rd60, p4;
ld.param.u32 %rd61, [p3];
ld.param.u32 %rd62, [p3+4];
bfi.b64 %rd56, %rd62, %rd61, 32, 32;
ld.param.u64 %rd131, [p3+24];
ld.param.u64 %rd130, [p3+16];
ld.param.u64 %rd129, [p3+8];
ld.param.u64 %rd127, [p1+24];
ld.param.u64 %rd126, [p1+16];
ld.param.u64 %rd125, [p1+8];
ld.param.u64 %rd51, [p1];
mov.u64 %rd1, %rd60;
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r74, 0;
@%p2 bra $L__BB1_2;
cvta.to.global.u64 %rd63, %rd50;
mul.wide.s32 %rd64, %r1, 40;
add.s64 %rd65, %rd63, %rd64;
ld.global.v2.u32 {%r150, %r151}, [%rd65+32];
ld.global.u64 %rd127, [%rd65+24];
ld.global.u64 %rd126, [%rd65+16];
ld.global.u64 %rd125, [%rd65+8];
ld.global.u64 %rd124, [%rd65];
bra.uni $L__BB1_3;
$L__BB1_2:
cvt.s64.s32 %rd66, %r1;
mul.lo.s64 %rd67, %rd51, %rd66;
add.s64 %rd124, %rd50, %rd67;
$L__BB1_3:
setp.eq.s32 %p3, %r78, 0;
@%p3 bra $L__BB1_5;
cvta.to.global.u64 %rd68, %rd55;
mul.wide.s32 %rd69, %r1, 40;
add.s64 %rd70, %rd68, %rd69;
ld.global.v2.u32 {%r152, %r153}, [%rd70+32];
ld.global.u64 %rd131, [%rd70+24];
ld.global.u64 %rd130, [%rd70+16];
ld.global.u64 %rd129, [%rd70+8];
ld.global.u64 %rd128, [%rd70];
bra.uni $L__BB1_6;
$L__BB1_5:
cvt.s64.s32 %rd71, %r1;
mul.lo.s64 %rd72, %rd56, %rd71;
add.s64 %rd128, %rd55, %rd72;
$L__BB1_6:
mov.u32 %r83, %ctaid.x;
shl.b32 %r84, %r83, 5;
mov.u32 %r15, %tid.x;
add.s32 %r16, %r84, %r15;
mov.u32 %r85, %ctaid.y;
shl.b32 %r86, %r85, 5;
ld.param.u32 %r17, [%rd1+8];
sub.s32 %r18, %r16, %r17;
sub.s32 %r87, %r153, %r86;
min.s32 %r88, %r87, 32;
ld.param.u32 %r89, [%rd1+4];
add.s32 %r90, %r89, %r88;
add.s32 %r20, %r90, -1;
setp.lt.s32 %p4, %r77, 1;
@%p4 bra $L__BB1_54;
ld.param.u32 %r92, [%rd1];
add.s32 %r93, %r18, %r92;
setp.gt.s32 %p5, %r93, %r150;
setp.lt.s32 %p6, %r18, 0;
mov.u32 %r154, 0;
or.pred %p1, %p6, %p5;
cvt.u64.u32 %rd31, %r15;
cvt.s64.s32 %rd73, %r16;
mul.lo.s64 %rd32, %rd130, %rd73;
$L__BB1_8:
.pragma "nounroll";
mov.u32 %r163, %tid.y;
setp.ge.s32 %p7, %r163, %r20;
@%p7 bra $L__BB1_30;
ld.param.u32 %r25, [%rd1+12];
ld.param.u32 %r26, [%rd1+16];
cvt.s64.s32 %rd74, %r154;
mul.lo.s64 %rd75, %rd127, %rd74;
cvt.s64.s32 %rd76, %r18;
mul.lo.s64 %rd77, %rd126, %rd76;
add.s64 %rd36, %rd75, %rd77;
ld.param.u32 %r27, [%rd1];
max.s32 %r100, %r27, 1;
and.b32 %r28, %r100, 3;
mov.u32 %r155, %tid.y;
$L__BB1_10:
.pragma "nounroll";
add.s32 %r103, %r155, %r86;
sub.s32 %r156, %r103, %r25;
setp.lt.u32 %p8, %r156, %r151;
@%p8 bra $L__BB1_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r156;
.param .b32 param1;
st.param.b32 [param1+0], %r151;
.param .b32 param2;
st.param.b32 [param2+0], %r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r156, [retval0+0];
}
$L__BB1_12:
setp.ge.s32 %p9, %r16, %r152;
setp.lt.s32 %p10, %r156, 0;
mov.f32 %f79, 0f00000000;
or.pred %p11, %p9, %p10;
@%p11 bra $L__BB1_29;
@%p1 bra $L__BB1_22;
bra.uni $L__BB1_14;
$L__BB1_22:
setp.lt.s32 %p18, %r27, 1;
@%p18 bra $L__BB1_29;
cvt.s64.s32 %rd91, %r156;
mul.lo.s64 %rd92, %rd125, %rd91;
add.s64 %rd44, %rd92, %rd75;
mov.f32 %f79, 0f00000000;
mov.u32 %r160, 0;
$L__BB1_24:
.pragma "nounroll";
add.s32 %r161, %r160, %r18;
setp.lt.u32 %p19, %r161, %r150;
@%p19 bra $L__BB1_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r161;
.param .b32 param1;
st.param.b32 [param1+0], %r150;
.param .b32 param2;
st.param.b32 [param2+0], %r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r161, [retval0+0];
}
$L__BB1_26:
setp.lt.s32 %p20, %r161, 0;
@%p20 bra $L__BB1_28;
mul.wide.s32 %rd96, %r160, 4;
add.s64 %rd97, %rd1, %rd96;
ld.param.f32 %f47, [%rd97+36];
cvt.s64.s32 %rd98, %r161;
mul.lo.s64 %rd99, %rd126, %rd98;
add.s64 %rd100, %rd44, %rd99;
add.s64 %rd95, %rd124, %rd100;
ld.global.nc.u8 %r122, [%rd95];
cvt.u16.u32 %rs15, %r122;
and.b16 %rs16, %rs15, 255;
cvt.rn.f32.u16 %f48, %rs16;
fma.rn.f32 %f79, %f47, %f48, %f79;
$L__BB1_28:
add.s32 %r160, %r160, 1;
setp.lt.s32 %p21, %r160, %r27;
@%p21 bra $L__BB1_24;
bra.uni $L__BB1_29;
$L__BB1_14:
setp.lt.s32 %p12, %r27, 1;
@%p12 bra $L__BB1_29;
cvt.s64.s32 %rd78, %r156;
mul.lo.s64 %rd79, %rd125, %rd78;
add.s64 %rd80, %rd36, %rd79;
add.s64 %rd134, %rd124, %rd80;
add.s32 %r110, %r100, -1;
setp.lt.u32 %p13, %r110, 3;
mov.f32 %f79, 0f00000000;
mov.u32 %r159, 0;
@%p13 bra $L__BB1_18;
sub.s32 %r158, %r100, %r28;
mov.u64 %rd132, %rd1;
$L__BB1_17:
.pragma "nounroll";
ld.param.f32 %f28, [%rd132+36];
ld.global.nc.u8 %r114, [%rd134];
cvt.u16.u32 %rs1, %r114;
and.b16 %rs2, %rs1, 255;
cvt.rn.f32.u16 %f29, %rs2;
fma.rn.f32 %f30, %f28, %f29, %f79;
ld.param.f32 %f31, [%rd132+40];
add.s64 %rd82, %rd134, %rd126;
ld.global.nc.u8 %r115, [%rd82];
cvt.u16.u32 %rs3, %r115;
and.b16 %rs4, %rs3, 255;
cvt.rn.f32.u16 %f32, %rs4;
fma.rn.f32 %f33, %f31, %f32, %f30;
ld.param.f32 %f34, [%rd132+44];
add.s64 %rd83, %rd82, %rd126;
ld.global.nc.u8 %r116, [%rd83];
cvt.u16.u32 %rs5, %r116;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f35, %rs6;
fma.rn.f32 %f36, %f34, %f35, %f33;
ld.param.f32 %f37, [%rd132+48];
add.s64 %rd84, %rd83, %rd126;
add.s64 %rd134, %rd84, %rd126;
ld.global.nc.u8 %r117, [%rd84];
cvt.u16.u32 %rs7, %r117;
and.b16 %rs8, %rs7, 255;
cvt.rn.f32.u16 %f38, %rs8;
fma.rn.f32 %f79, %f37, %f38, %f36;
add.s32 %r159, %r159, 4;
add.s64 %rd132, %rd132, 16;
add.s32 %r158, %r158, -4;
setp.ne.s32 %p14, %r158, 0;
@%p14 bra $L__BB1_17;
$L__BB1_18:
setp.eq.s32 %p15, %r28, 0;
@%p15 bra $L__BB1_29;
setp.eq.s32 %p16, %r28, 1;
mul.wide.s32 %rd86, %r159, 4;
add.s64 %rd87, %rd1, %rd86;
add.s64 %rd43, %rd87, 36;
ld.param.f32 %f39, [%rd87+36];
ld.global.nc.u8 %r118, [%rd134];
cvt.u16.u32 %rs9, %r118;
and.b16 %rs10, %rs9, 255;
cvt.rn.f32.u16 %f40, %rs10;
fma.rn.f32 %f79, %f39, %f40, %f79;
@%p16 bra $L__BB1_29;
setp.eq.s32 %p17, %r28, 2;
ld.param.f32 %f41, [%rd43+4];
add.s64 %rd88, %rd134, %rd126;
ld.global.nc.u8 %r119, [%rd88];
cvt.u16.u32 %rs11, %r119;
and.b16 %rs12, %rs11, 255;
cvt.rn.f32.u16 %f42, %rs12;
fma.rn.f32 %f79, %f41, %f42, %f79;
@%p17 bra $L__BB1_29;
ld.param.f32 %f43, [%rd43+8];
shl.b64 %rd90, %rd126, 1;
add.s64 %rd89, %rd134, %rd90;
ld.global.nc.u8 %r120, [%rd89];
cvt.u16.u32 %rs13, %r120;
and.b16 %rs14, %rs13, 255;
cvt.rn.f32.u16 %f44, %rs14;
fma.rn.f32 %f79, %f43, %f44, %f79;
$L__BB1_29:
mul.wide.s32 %rd101, %r155, 128;
mov.u64 %rd102, _ZZ9separableIhEvPKvRK5BatchPvS4_RK9SeparableE4rows;
add.s64 %rd103, %rd102, %rd101;
shl.b64 %rd104, %rd31, 2;
add.s64 %rd105, %rd103, %rd104;
st.shared.f32 [%rd105], %f79;
add.s32 %r155, %r155, 8;
setp.lt.s32 %p22, %r155, %r20;
@%p22 bra $L__BB1_10;
$L__BB1_30:
bar.sync 0;
setp.ge.s32 %p23, %r16, %r152;
setp.gt.s32 %p24, %r163, 31;
add.s32 %r162, %r163, %r86;
setp.ge.s32 %p25, %r162, %r153;
or.pred %p26, %p24, %p25;
or.pred %p27, %p23, %p26;
@%p27 bra $L__BB1_53;
cvt.s64.s32 %rd106, %r154;
mul.lo.s64 %rd107, %rd131, %rd106;
add.s64 %rd45, %rd107, %rd32;
$L__BB1_32:
.pragma "nounroll";
mov.u32 %r49, %r163;
ld.param.u32 %r50, [%rd1+4];
setp.lt.s32 %p28, %r50, 1;
mov.f32 %f83, 0f00000000;
@%p28 bra $L__BB1_40;
max.s32 %r51, %r50, 1;
add.s32 %r134, %r51, -1;
and.b32 %r52, %r51, 3;
setp.lt.u32 %p29, %r134, 3;
mov.f32 %f83, 0f00000000;
mov.u32 %r166, 0;
@%p29 bra $L__BB1_36;
sub.s32 %r165, %r51, %r52;
$L__BB1_35:
.pragma "nounroll";
mul.wide.s32 %rd108, %r166, 4;
add.s64 %rd109, %rd1, %rd108;
add.s32 %r136, %r166, %r49;
mul.wide.s32 %rd110, %r136, 128;
mov.u64 %rd111, _ZZ9separableIhEvPKvRK5BatchPvS4_RK9SeparableE4rows;
add.s64 %rd112, %rd111, %rd110;
shl.b64 %rd113, %rd31, 2;
add.s64 %rd114, %rd112, %rd113;
ld.shared.f32 %f53, [%rd114];
ld.param.f32 %f54, [%rd109+548];
fma.rn.f32 %f55, %f54, %f53, %f83;
ld.shared.f32 %f56, [%rd114+128];
ld.param.f32 %f57, [%rd109+552];
fma.rn.f32 %f58, %f57, %f56, %f55;
ld.shared.f32 %f59, [%rd114+256];
ld.param.f32 %f60, [%rd109+556];
fma.rn.f32 %f61, %f60, %f59, %f58;
ld.shared.f32 %f62, [%rd114+384];
ld.param.f32 %f63, [%rd109+560];
fma.rn.f32 %f83, %f63, %f62, %f61;
add.s32 %r166, %r166, 4;
add.s32 %r165, %r165, -4;
setp.ne.s32 %p30, %r165, 0;
@%p30 bra $L__BB1_35;
$L__BB1_36:
setp.eq.s32 %p31, %r52, 0;
@%p31 bra $L__BB1_40;
mul.wide.s32 %rd115, %r166, 4;
add.s64 %rd116, %rd1, %rd115;
add.s64 %rd46, %rd116, 548;
add.s32 %r137, %r166, %r49;
mul.wide.s32 %rd117, %r137, 128;
mov.u64 %rd118, _ZZ9separableIhEvPKvRK5BatchPvS4_RK9SeparableE4rows;
add.s64 %rd119, %rd118, %rd117;
shl.b64 %rd120, %rd31, 2;
add.s64 %rd47, %rd119, %rd120;
ld.shared.f32 %f64, [%rd47];
ld.param.f32 %f65, [%rd116+548];
fma.rn.f32 %f83, %f65, %f64, %f83;
setp.eq.s32 %p32, %r52, 1;
@%p32 bra $L__BB1_40;
ld.shared.f32 %f66, [%rd47+128];
ld.param.f32 %f67, [%rd46+4];
fma.rn.f32 %f83, %f67, %f66, %f83;
setp.eq.s32 %p33, %r52, 2;
@%p33 bra $L__BB1_40;
ld.shared.f32 %f68, [%rd47+256];
ld.param.f32 %f69, [%rd46+8];
fma.rn.f32 %f83, %f69, %f68, %f83;
$L__BB1_40:
ld.param.f32 %f70, [%rd1+32];
ld.param.f32 %f71, [%rd1+28];
fma.rn.f32 %f22, %f83, %f71, %f70;
ld.param.u32 %r59, [%rd1+20];
cvt.s64.s32 %rd121, %r162;
mul.lo.s64 %rd122, %rd129, %rd121;
add.s64 %rd123, %rd45, %rd122;
add.s64 %rd48, %rd128, %rd123;
ld.param.u32 %r138, [%rd1+24];
setp.eq.s32 %p34, %r138, 0;
@%p34 bra $L__BB1_42;
add.f32 %f72, %f22, 0f3F000000;
cvt.rmi.f32.f32 %f22, %f72;
$L__BB1_42:
setp.gt.s32 %p35, %r59, 1;
@%p35 bra $L__BB1_45;
setp.eq.s32 %p38, %r59, 0;
@%p38 bra $L__BB1_50;
setp.eq.s32 %p39, %r59, 1;
@%p39 bra $L__BB1_49;
bra.uni $L__BB1_51;
$L__BB1_49:
cvt.rni.s32.f32 %r142, %f22;
max.s32 %r143, %r142, 0;
min.s32 %r144, %r143, 65535;
st.u16 [%rd48], %r144;
bra.uni $L__BB1_52;
$L__BB1_45:
setp.eq.s32 %p36, %r59, 2;
@%p36 bra $L__BB1_48;
setp.ne.s32 %p37, %r59, 3;
@%p37 bra $L__BB1_51;
cvt.rn.f16.f32 %rs17, %f22;
st.u16 [%rd48], %rs17;
bra.uni $L__BB1_52;
$L__BB1_50:
cvt.rni.s32.f32 %r145, %f22;
max.s32 %r146, %r145, 0;
min.s32 %r147, %r146, 255;
st.u8 [%rd48], %r147;
bra.uni $L__BB1_52;
$L__BB1_48:
cvt.rni.s32.f32 %r139, %f22;
max.s32 %r140, %r139, -32768;
min.s32 %r141, %r140, 32767;
st.u16 [%rd48], %r141;
bra.uni $L__BB1_52;
$L__BB1_51:
st.f32 [%rd48], %f22;
$L__BB1_52:
add.s32 %r163, %r49, 8;
add.s32 %r162, %r163, %r86;
setp.lt.s32 %p40, %r162, %r153;
setp.lt.s32 %p41, %r49, 24;
and.pred %p42, %p41, %p40;
@%p42 bra $L__BB1_32;
$L__BB1_53:
bar.sync 0;
add.s32 %r154, %r154, 1;
setp.lt.s32 %p43, %r154, %r77;
@%p43 bra $L__BB1_8;
$L__BB1_54:
ret;
}
.visible .entry separable_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256, 1, 1
{
.reg .pred %p<44>;
.reg .b16 %rs<10>;
.reg .f32 %f<85>;
.reg .b32 %r<159>;
.reg .b64 %rd<135>;
.shared .align 4 .b8 _ZZ9separableItEvPKvRK5BatchPvS4_RK9SeparableE4rows[20352];
ld.param.u64 %rd50, [p0];
ld.param.v2.u32 {%r142, %r143}, [p1+32];
ld.param.v2.u32 {%r73, %r74}, [p1+40];
ld.param.u64 %rd55, [p2];
ld.param.v2.u32 {%r144, %r145}, [p3+32];
ld.param.v2.u32 {%r77, %r78}, [p3+40];
mov.b64 %rd60, p4;
ld.param.u32 %rd61, [p3];
ld.param.u32 %rd62, [p3+4];
bfi.b64 %rd56, %rd62, %rd61, 32, 32;
ld.param.u64 %rd131, [p3+24];
ld.param.u64 %rd130, [p3+16];
ld.param.u64 %rd129, [p3+8];
ld.param.u64 %rd127, [p1+24];
ld.param.u64 %rd126, [p1+16];
ld.param.u64 %rd125, [p1+8];
ld.param.u64 %rd51, [p1];
mov.u64 %rd1, %rd60;
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r74, 0;
@%p2 bra $L__BB2_2;
cvta.to.global.u64 %rd63, %rd50;
mul.wide.s32 %rd64, %r1, 40;
add.s64 %rd65, %rd63, %rd64;
ld.global.v2.u32 {%r142, %r143}, [%rd65+32];
ld.global.u64 %rd127, [%rd65+24];
ld.global.u64 %rd126, [%rd65+16];
ld.global.u64 %rd125, [%rd65+8];
ld.global.u64 %rd124, [%rd65];
bra.uni $L__BB2_3;
$L__BB2_2:
cvt.s64.s32 %rd66, %r1;
mul.lo.s64 %rd67, %rd51, %rd66;
add.s64 %rd124, %rd50, %rd67;
$L__BB2_3:
setp.eq.s32 %p3, %r78, 0;
@%p3 bra $L__BB2_5;
cvta.to.global.u64 %rd68, %rd55;
mul.wide.s32 %rd69, %r1, 40;
add.s64 %rd70, %rd68, %rd69;
ld.global.v2.u32 {%r144, %r145}, [%rd70+32];
ld.global.u64 %rd131, [%rd70+24];
ld.global.u64 %rd130, [%rd70+16];
ld.global.u64 %rd129, [%rd70+8];
ld.global.u64 %rd128, [%rd70];
bra.uni $L__BB2_6;
$L__BB2_5:
cvt.s64.s32 %rd71, %r1;
mul.lo.s64 %rd72, %rd56, %rd71;
add.s64 %rd128, %rd55, %rd72;
$L__BB2_6:
mov.u32 %r83, %ctaid.x;
shl.b32 %r84, %r83, 5;
mov.u32 %r15, %tid.x;
add.s32 %r16, %r84, %r15;
mov.u32 %r85, %ctaid.y;
shl.b32 %r86, %r85, 5;
ld.param.u32 %r17, [%rd1+8];
sub.s32 %r18, %r16, %r17;
sub.s32 %r87, %r145, %r86;
min.s32 %r88, %r87, 32;
ld.param.u32 %r89, [%rd1+4];
add.s32 %r90, %r89, %r88;
add.s32 %r20, %r90, -1;
setp.lt.s32 %p4, %r77, 1;
@%p4 bra $L__BB2_54;
ld.param.u32 %r92, [%rd1];
add.s32 %r93, %r18, %r92;
setp.gt.s32 %p5, %r93, %r142;
setp.lt.s32 %p6, %r18, 0;
mov.u32 %r146, 0;
or.pred %p1, %p6, %p5;
cvt.u64.u32 %rd31, %r15;
cvt.s64.s32 %rd73, %r16;
mul.lo.s64 %rd32, %rd130, %rd73;
$L__BB2_8:
.pragma "nounroll";
mov.u32 %r155, %tid.y;
setp.ge.s32 %p7, %r155, %r20;
@%p7 bra $L__BB2_30;
ld.param.u32 %r25, [%rd1+12];
ld.param.u32 %r26, [%rd1+16];
cvt.s64.s32 %rd74, %r146;
mul.lo.s64 %rd75, %rd127, %rd74;
cvt.s64.s32 %rd76, %r18;
mul.lo.s64 %rd77, %rd126, %rd76;
add.s64 %rd36, %rd75, %rd77;
ld.param.u32 %r27, [%rd1];
max.s32 %r100, %r27, 1;
and.b32 %r28, %r100, 3;
mov.u32 %r147, %tid.y;
$L__BB2_10:
.pragma "nounroll";
add.s32 %r103, %r147, %r86;
sub.s32 %r148, %r103, %r25;
setp.lt.u32 %p8, %r148, %r143;
@%p8 bra $L__BB2_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r148;
.param .b32 param1;
st.param.b32 [param1+0], %r143;
.param .b32 param2;
st.param.b32 [param2+0], %r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r148, [retval0+0];
}
$L__BB2_12:
setp.ge.s32 %p9, %r16, %r144;
setp.lt.s32 %p10, %r148, 0;
mov.f32 %f79, 0f00000000;
or.pred %p11, %p9, %p10;
@%p11 bra $L__BB2_29;
@%p1 bra $L__BB2_22;
bra.uni $L__BB2_14;
$L__BB2_22:
setp.lt.s32 %p18, %r27, 1;
@%p18 bra $L__BB2_29;
cvt.s64.s32 %rd91, %r148;
mul.lo.s64 %rd92, %rd125, %rd91;
add.s64 %rd44, %rd92, %rd75;
mov.f32 %f79, 0f00000000;
mov.u32 %r152, 0;
$L__BB2_24:
.pragma "nounroll";
add.s32 %r153, %r152, %r18;
setp.lt.u32 %p19, %r153, %r142;
@%p19 bra $L__BB2_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r153;
.param .b32 param1;
st.param.b32 [param1+0], %r142;
.param .b32 param2;
st.param.b32 [param2+0], %r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r153, [retval0+0];
}
$L__BB2_26:
setp.lt.s32 %p20, %r153, 0;
@%p20 bra $L__BB2_28;
mul.wide.s32 %rd96, %r152, 4;
add.s64 %rd97, %rd1, %rd96;
ld.param.f32 %f47, [%rd97+36];
cvt.s64.s32 %rd98, %r153;
mul.lo.s64 %rd99, %rd126, %rd98;
add.s64 %rd100, %rd44, %rd99;
add.s64 %rd95, %rd124, %rd100;
ld.global.nc.u16 %rs8, [%rd95];
cvt.rn.f32.u16 %f48, %rs8;
fma.rn.f32 %f79, %f47, %f48, %f79;
$L__BB2_28:
add.s32 %r152, %r152, 1;
setp.lt.s32 %p21, %r152, %r27;
@%p21 bra $L__BB2_24;
bra.uni $L__BB2_29;
$L__BB2_14:
setp.lt.s32 %p12, %r27, 1;
@%p12 bra $L__BB2_29;
cvt.s64.s32 %rd78, %r148;
mul.lo.s64 %rd79, %rd125, %rd78;
add.s64 %rd80, %rd36, %rd79;
add.s64 %rd134, %rd124, %rd80;
add.s32 %r110, %r100, -1;
setp.lt.u32 %p13, %r110, 3;
mov.f32 %f79, 0f00000000;
mov.u32 %r151, 0;
@%p13 bra $L__BB2_18;
sub.s32 %r150, %r100, %r28;
mov.u64 %rd132, %rd1;
$L__BB2_17:
.pragma "nounroll";
ld.param.f32 %f28, [%rd132+36];
ld.global.nc.u16 %rs1, [%rd134];
cvt.rn.f32.u16 %f29, %rs1;
fma.rn.f32 %f30, %f28, %f29, %f79;
ld.param.f32 %f31, [%rd132+40];
add.s64 %rd82, %rd134, %rd126;
ld.global.nc.u16 %rs2, [%rd82];
cvt.rn.f32.u16 %f32, %rs2;
fma.rn.f32 %f33, %f31, %f32, %f30;
ld.param.f32 %f34, [%rd132+44];
add.s64 %rd83, %rd82, %rd126;
ld.global.nc.u16 %rs3, [%rd83];
cvt.rn.f32.u16 %f35, %rs3;
fma.rn.f32 %f36, %f34, %f35, %f33;
ld.param.f32 %f37, [%rd132+48];
add.s64 %rd84, %rd83, %rd126;
add.s64 %rd134, %rd84, %rd126;
ld.global.nc.u16 %rs4, [%rd84];
cvt.rn.f32.u16 %f38, %rs4;
fma.rn.f32 %f79, %f37, %f38, %f36;
add.s32 %r151, %r151, 4;
add.s64 %rd132, %rd132, 16;
add.s32 %r150, %r150, -4;
setp.ne.s32 %p14, %r150, 0;
@%p14 bra $L__BB2_17;
$L__BB2_18:
setp.eq.s32 %p15, %r28, 0;
@%p15 bra $L__BB2_29;
setp.eq.s32 %p16, %r28, 1;
mul.wide.s32 %rd86, %r151, 4;
add.s64 %rd87, %rd1, %rd86;
add.s64 %rd43, %rd87, 36;
ld.param.f32 %f39, [%rd87+36];
ld.global.nc.u16 %rs5, [%rd134];
cvt.rn.f32.u16 %f40, %rs5;
fma.rn.f32 %f79, %f39, %f40, %f79;
@%p16 bra $L__BB2_29;
setp.eq.s32 %p17, %r28, 2;
ld.param.f32 %f41, [%rd43+4];
add.s64 %rd88, %rd134, %rd126;
ld.global.nc.u16 %rs6, [%rd88];
cvt.rn.f32.u16 %f42, %rs6;
fma.rn.f32 %f79, %f41, %f42, %f79;
@%p17 bra $L__BB2_29;
shl.b64 %rd90, %rd126, 1;
add.s64 %rd89, %rd134, %rd90;
ld.param.f32 %f43, [%rd43+8];
ld.global.nc.u16 %rs7, [%rd89];
cvt.rn.f32.u16 %f44, %rs7;
fma.rn.f32 %f79, %f43, %f44, %f79;
$L__BB2_29:
mul.wide.s32 %rd101, %r147, 128;
mov.u64 %rd102, _ZZ9separableItEvPKvRK5BatchPvS4_RK9SeparableE4rows;
add.s64 %rd103, %rd102, %rd101;
shl.b64 %rd104, %rd31, 2;
add.s64 %rd105, %rd103, %rd104;
st.shared.f32 [%rd105], %f79;
add.s32 %r147, %r147, 8;
setp.lt.s32 %p22, %r147, %r20;
@%p22 bra $L__BB2_10;
$L__BB2_30:
bar.sync 0;
setp.ge.s32 %p23, %r16, %r144;
setp.gt.s32 %p24, %r155, 31;
add.s32 %r154, %r155, %r86;
setp.ge.s32 %p25, %r154, %r145;
or.pred %p26, %p24, %p25;
or.pred %p27, %p23, %p26;
@%p27 bra $L__BB2_53;
cvt.s64.s32 %rd106, %r146;
mul.lo.s64 %rd107, %rd131, %rd106;
add.s64 %rd45, %rd107, %rd32;
$L__BB2_32:
.pragma "nounroll";
mov.u32 %r49, %r155;
ld.param.u32 %r50, [%rd1+4];
setp.lt.s32 %p28, %r50, 1;
mov.f32 %f83, 0f00000000;
@%p28 bra $L__BB2_40;
max.s32 %r51, %r50, 1;
add.s32 %r126, %r51, -1;
and.b32 %r52, %r51, 3;
setp.lt.u32 %p29, %r126, 3;
mov.f32 %f83, 0f00000000;
mov.u32 %r158, 0;
@%p29 bra $L__BB2_36;
sub.s32 %r157, %r51, %r52;
$L__BB2_35:
.pragma "nounroll";
mul.wide.s32 %rd108, %r158, 4;
add.s64 %rd109, %rd1, %rd108;
add.s32 %r128, %r158, %r49;
mul.wide.s32 %rd110, %r128, 128;
mov.u64 %rd111, _ZZ9separableItEvPKvRK5BatchPvS4_RK9SeparableE4rows;
add.s64 %rd112, %rd111, %rd110;
shl.b64 %rd113, %rd31, 2;
add.s64 %rd114, %rd112, %rd113;
ld.shared.f32 %f53, [%rd114];
ld.param.f32 %f54, [%rd109+548];
fma.rn.f32 %f55, %f54, %f53, %f83;
ld.shared.f32 %f56, [%rd114+128];
ld.param.f32 %f57, [%rd109+552];
fma.rn.f32 %f58, %f57, %f56, %f55;
ld.shared.f32 %f59, [%rd114+256];
ld.param.f32 %f60, [%rd109+556];
fma.rn.f32 %f61, %f60, %f59, %f58;
ld.shared.f32 %f62, [%rd114+384];
ld.param.f32 %f63, [%rd109+560];
fma.rn.f32 %f83, %f63, %f62, %f61;
add.s32 %r158, %r158, 4;
add.s32 %r157, %r157, -4;
setp.ne.s32 %p30, %r157, 0;
@%p30 bra $L__BB2_35;
$L__BB2_36:
setp.eq.s32 %p31, %r52, 0;
@%p31 bra $L__BB2_40;
mul.wide.s32 %rd115, %r158, 4;
add.s64 %rd116, %rd1, %rd115;
add.s64 %rd46, %rd116, 548;
add.s32 %r129, %r158, %r49;
mul.wide.s32 %rd117, %r129, 128;
mov.u64 %rd118, _ZZ9separableItEvPKvRK5BatchPvS4_RK9SeparableE4rows;
add.s64 %rd119, %rd118, %rd117;
shl.b64 %rd120, %rd31, 2;
add.s64 %rd47, %rd119, %rd120;
ld.shared.f32 %f64, [%rd47];
ld.param.f32 %f65, [%rd116+548];
fma.rn.f32 %f83, %f65, %f64, %f83;
setp.eq.s32 %p32, %r52, 1;
@%p32 bra $L__BB2_40;
ld.shared.f32 %f66, [%rd47+128];
ld.param.f32 %f67, [%rd46+4];
fma.rn.f32 %f83, %f67, %f66, %f83;
setp.eq.s32 %p33, %r52, 2;
@%p33 bra $L__BB2_40;
ld.shared.f32 %f68, [%rd47+256];
ld.param.f32 %f69, [%rd46+8];
fma.rn.f32 %f83, %f69, %f68, %f83;
$L__BB2_40:
ld.param.f32 %f70, [%rd1+32];
ld.param.f32 %f71, [%rd1+28];
fma.rn.f32 %f22, %f83, %f71, %f70;
ld.param.u32 %r59, [%rd1+20];
cvt.s64.s32 %rd121, %r154;
mul.lo.s64 %rd122, %rd129, %rd121;
add.s64 %rd123, %rd45, %rd122;
add.s64 %rd48, %rd128, %rd123;
ld.param.u32 %r130, [%rd1+24];
setp.eq.s32 %p34, %r130, 0;
@%p34 bra $L__BB2_42;
add.f32 %f72, %f22, 0f3F000000;
cvt.rmi.f32.f32 %f22, %f72;
$L__BB2_42:
setp.gt.s32 %p35, %r59, 1;
@%p35 bra $L__BB2_45;
setp.eq.s32 %p38, %r59, 0;
@%p38 bra $L__BB2_50;
setp.eq.s32 %p39, %r59, 1;
@%p39 bra $L__BB2_49;
bra.uni $L__BB2_51;
$L__BB2_49:
cvt.rni.s32.f32 %r134, %f22;
max.s32 %r135, %r134, 0;
min.s32 %r136, %r135, 65535;
st.u16 [%rd48], %r136;
bra.uni $L__BB2_52;
$L__BB2_45:
setp.eq.s32 %p36, %r59, 2;
@%p36 bra $L__BB2_48;
setp.ne.s32 %p37, %r59, 3;
@%p37 bra $L__BB2_51;
cvt.rn.f16.f32 %rs9, %f22;
st.u16 [%rd48], %rs9;
bra.uni $L__BB2_52;
$L__BB2_50:
cvt.rni.s32.f32 %r137, %f22;
max.s32 %r138, %r137, 0;
min.s32 %r139, %r138, 255;
st.u8 [%rd48], %r139;
bra.uni $L__BB2_52;
$L__BB2_48:
cvt.rni.s32.f32 %r131, %f22;
max.s32 %r132, %r131, -32768;
min.s32 %r133, %r132, 32767;
st.u16 [%rd48], %r133;
bra.uni $L__BB2_52;
$L__BB2_51:
st.f32 [%rd48], %f22;
$L__BB2_52:
add.s32 %r155, %r49, 8;
add.s32 %r154, %r155, %r86;
setp.lt.s32 %p40, %r154, %r145;
setp.lt.s32 %p41, %r49, 24;
and.pred %p42, %p41, %p40;
@%p42 bra $L__BB2_32;
$L__BB2_53:
bar.sync 0;
add.s32 %r146, %r146, 1;
setp.lt.s32 %p43, %r146, %r77;
@%p43 bra $L__BB2_8;
$L__BB2_54:
ret;
}
.visible .entry separable_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256, 1, 1
{
.reg .pred %p<44>;
.reg .b16 %rs<10>;
.reg .f32 %f<85>;
.reg .b32 %r<159>;
.reg .b64 %rd<135>;
.shared .align 4 .b8 _ZZ9separableIsEvPKvRK5BatchPvS4_RK9SeparableE4rows[20352];
ld.param.u64 %rd50, [p0];
ld.param.v2.u32 {%r142, %r143}, [p1+32];
ld.param.v2.u32 {%r73, %r74}, [p1+40];
ld.param.u64 %rd55, [p2];
ld.param.v2.u32 {%r144, %r145}, [p3+32];
ld.param.v2.u32 {%r77, %r78}, [p3+40];
mov.b64 %rd60, p4;
ld.param.u32 %rd61, [p3];
ld.param.u32 %rd62, [p3+4];
bfi.b64 %rd56, %rd62, %rd61, 32, 32;
ld.param.u64 %rd131, [p3+24];
ld.param.u64 %rd130, [p3+16];
ld.param.u64 %rd129, [p3+8];
ld.param.u64 %rd127, [p1+24];
ld.param.u64 %rd126, [p1+16];
ld.param.u64 %rd125, [p1+8];
ld.param.u64 %rd51, [p1];
mov.u64 %rd1, %rd60;
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r74, 0;
@%p2 bra $L__BB3_2;
cvta.to.global.u64 %rd63, %rd50;
mul.wide.s32 %rd64, %r1, 40;
add.s64 %rd65, %rd63, %rd64;
ld.global.v2.u32 {%r142, %r143}, [%rd65+32];
ld.global.u64 %rd127, [%rd65+24];
ld.global.u64 %rd126, [%rd65+16];
ld.global.u64 %rd125, [%rd65+8];
ld.global.u64 %rd124, [%rd65];
bra.uni $L__BB3_3;
$L__BB3_2:
cvt.s64.s32 %rd66, %r1;
mul.lo.s64 %rd67, %rd51, %rd66;
add.s64 %rd124, %rd50, %rd67;
$L__BB3_3:
setp.eq.s32 %p3, %r78, 0;
@%p3 bra $L__BB3_5;
cvta.to.global.u64 %rd68, %rd55;
mul.wide.s32 %rd69, %r1, 40;
add.s64 %rd70, %rd68, %rd69;
ld.global.v2.u32 {%r144, %r145}, [%rd70+32];
ld.global.u64 %rd131, [%rd70+24];
ld.global.u64 %rd130, [%rd70+16];
ld.global.u64 %rd129, [%rd70+8];
ld.global.u64 %rd128, [%rd70];
bra.uni $L__BB3_6;
$L__BB3_5:
cvt.s64.s32 %rd71, %r1;
mul.lo.s64 %rd72, %rd56, %rd71;
add.s64 %rd128, %rd55, %rd72;
$L__BB3_6:
mov.u32 %r83, %ctaid.x;
shl.b32 %r84, %r83, 5;
mov.u32 %r15, %tid.x;
add.s32 %r16, %r84, %r15;
mov.u32 %r85, %ctaid.y;
shl.b32 %r86, %r85, 5;
ld.param.u32 %r17, [%rd1+8];
sub.s32 %r18, %r16, %r17;
sub.s32 %r87, %r145, %r86;
min.s32 %r88, %r87, 32;
ld.param.u32 %r89, [%rd1+4];
add.s32 %r90, %r89, %r88;
add.s32 %r20, %r90, -1;
setp.lt.s32 %p4, %r77, 1;
@%p4 bra $L__BB3_54;
ld.param.u32 %r92, [%rd1];
add.s32 %r93, %r18, %r92;
setp.gt.s32 %p5, %r93, %r142;
setp.lt.s32 %p6, %r18, 0;
mov.u32 %r146, 0;
or.pred %p1, %p6, %p5;
cvt.u64.u32 %rd31, %r15;
cvt.s64.s32 %rd73, %r16;
mul.lo.s64 %rd32, %rd130, %rd73;
$L__BB3_8:
.pragma "nounroll";
mov.u32 %r155, %tid.y;
setp.ge.s32 %p7, %r155, %r20;
@%p7 bra $L__BB3_30;
ld.param.u32 %r25, [%rd1+12];
ld.param.u32 %r26, [%rd1+16];
cvt.s64.s32 %rd74, %r146;
mul.lo.s64 %rd75, %rd127, %rd74;
cvt.s64.s32 %rd76, %r18;
mul.lo.s64 %rd77, %rd126, %rd76;
add.s64 %rd36, %rd75, %rd77;
ld.param.u32 %r27, [%rd1];
max.s32 %r100, %r27, 1;
and.b32 %r28, %r100, 3;
mov.u32 %r147, %tid.y;
$L__BB3_10:
.pragma "nounroll";
add.s32 %r103, %r147, %r86;
sub.s32 %r148, %r103, %r25;
setp.lt.u32 %p8, %r148, %r143;
@%p8 bra $L__BB3_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r148;
.param .b32 param1;
st.param.b32 [param1+0], %r143;
.param .b32 param2;
st.param.b32 [param2+0], %r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r148, [retval0+0];
}
$L__BB3_12:
setp.ge.s32 %p9, %r16, %r144;
setp.lt.s32 %p10, %r148, 0;
mov.f32 %f79, 0f00000000;
or.pred %p11, %p9, %p10;
@%p11 bra $L__BB3_29;
@%p1 bra $L__BB3_22;
bra.uni $L__BB3_14;
$L__BB3_22:
setp.lt.s32 %p18, %r27, 1;
@%p18 bra $L__BB3_29;
cvt.s64.s32 %rd91, %r148;
mul.lo.s64 %rd92, %rd125, %rd91;
add.s64 %rd44, %rd92, %rd75;
mov.f32 %f79, 0f00000000;
mov.u32 %r152, 0;
$L__BB3_24:
.pragma "nounroll";
add.s32 %r153, %r152, %r18;
setp.lt.u32 %p19, %r153, %r142;
@%p19 bra $L__BB3_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r153;
.param .b32 param1;
st.param.b32 [param1+0], %r142;
.param .b32 param2;
st.param.b32 [param2+0], %r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r153, [retval0+0];
}
$L__BB3_26:
setp.lt.s32 %p20, %r153, 0;
@%p20 bra $L__BB3_28;
mul.wide.s32 %rd96, %r152, 4;
add.s64 %rd97, %rd1, %rd96;
ld.param.f32 %f47, [%rd97+36];
cvt.s64.s32 %rd98, %r153;
mul.lo.s64 %rd99, %rd126, %rd98;
add.s64 %rd100, %rd44, %rd99;
add.s64 %rd95, %rd124, %rd100;
ld.global.nc.s16 %rs8, [%rd95];
cvt.rn.f32.s16 %f48, %rs8;
fma.rn.f32 %f79, %f47, %f48, %f79;
$L__BB3_28:
add.s32 %r152, %r152, 1;
setp.lt.s32 %p21, %r152, %r27;
@%p21 bra $L__BB3_24;
bra.uni $L__BB3_29;
$L__BB3_14:
setp.lt.s32 %p12, %r27, 1;
@%p12 bra $L__BB3_29;
cvt.s64.s32 %rd78, %r148;
mul.lo.s64 %rd79, %rd125, %rd78;
add.s64 %rd80, %rd36, %rd79;
add.s64 %rd134, %rd124, %rd80;
add.s32 %r110, %r100, -1;
setp.lt.u32 %p13, %r110, 3;
mov.f32 %f79, 0f00000000;
mov.u32 %r151, 0;
@%p13 bra $L__BB3_18;
sub.s32 %r150, %r100, %r28;
mov.u64 %rd132, %rd1;
$L__BB3_17:
.pragma "nounroll";
ld.param.f32 %f28, [%rd132+36];
ld.global.nc.s16 %rs1, [%rd134];
cvt.rn.f32.s16 %f29, %rs1;
fma.rn.f32 %f30, %f28, %f29, %f79;
ld.param.f32 %f31, [%rd132+40];
add.s64 %rd82, %rd134, %rd126;
ld.global.nc.s16 %rs2, [%rd82];
cvt.rn.f32.s16 %f32, %rs2;
fma.rn.f32 %f33, %f31, %f32, %f30;
ld.param.f32 %f34, [%rd132+44];
add.s64 %rd83, %rd82, %rd126;
ld.global.nc.s16 %rs3, [%rd83];
cvt.rn.f32.s16 %f35, %rs3;
fma.rn.f32 %f36, %f34, %f35, %f33;
ld.param.f32 %f37, [%rd132+48];
add.s64 %rd84, %rd83, %rd126;
add.s64 %rd134, %rd84, %rd126;
ld.global.nc.s16 %rs4, [%rd84];
cvt.rn.f32.s16 %f38, %rs4;
fma.rn.f32 %f79, %f37, %f38, %f36;
add.s32 %r151, %r151, 4;
add.s64 %rd132, %rd132, 16;
add.s32 %r150, %r150, -4;
setp.ne.s32 %p14, %r150, 0;
@%p14 bra $L__BB3_17;
$L__BB3_18:
setp.eq.s32 %p15, %r28, 0;
@%p15 bra $L__BB3_29;
setp.eq.s32 %p16, %r28, 1;
mul.wide.s32 %rd86, %r151, 4;
add.s64 %rd87, %rd1, %rd86;
add.s64 %rd43, %rd87, 36;
ld.param.f32 %f39, [%rd87+36];
ld.global.nc.s16 %rs5, [%rd134];
cvt.rn.f32.s16 %f40, %rs5;
fma.rn.f32 %f79, %f39, %f40, %f79;
@%p16 bra $L__BB3_29;
setp.eq.s32 %p17, %r28, 2;
ld.param.f32 %f41, [%rd43+4];
add.s64 %rd88, %rd134, %rd126;
ld.global.nc.s16 %rs6, [%rd88];
cvt.rn.f32.s16 %f42, %rs6;
fma.rn.f32 %f79, %f41, %f42, %f79;
@%p17 bra $L__BB3_29;
shl.b64 %rd90, %rd126, 1;
add.s64 %rd89, %rd134, %rd90;
ld.param.f32 %f43, [%rd43+8];
ld.global.nc.s16 %rs7, [%rd89];
cvt.rn.f32.s16 %f44, %rs7;
fma.rn.f32 %f79, %f43, %f44, %f79;
$L__BB3_29:
mul.wide.s32 %rd101, %r147, 128;
mov.u64 %rd102, _ZZ9separableIsEvPKvRK5BatchPvS4_RK9SeparableE4rows;
add.s64 %rd103, %rd102, %rd101;
shl.b64 %rd104, %rd31, 2;
add.s64 %rd105, %rd103, %rd104;
st.shared.f32 [%rd105], %f79;
add.s32 %r147, %r147, 8;
setp.lt.s32 %p22, %r147, %r20;
@%p22 bra $L__BB3_10;
$L__BB3_30:
bar.sync 0;
setp.ge.s32 %p23, %r16, %r144;
setp.gt.s32 %p24, %r155, 31;
add.s32 %r154, %r155, %r86;
setp.ge.s32 %p25, %r154, %r145;
or.pred %p26, %p24, %p25;
or.pred %p27, %p23, %p26;
@%p27 bra $L__BB3_53;
cvt.s64.s32 %rd106, %r146;
mul.lo.s64 %rd107, %rd131, %rd106;
add.s64 %rd45, %rd107, %rd32;
$L__BB3_32:
.pragma "nounroll";
mov.u32 %r49, %r155;
ld.param.u32 %r50, [%rd1+4];
setp.lt.s32 %p28, %r50, 1;
mov.f32 %f83, 0f00000000;
@%p28 bra $L__BB3_40;
max.s32 %r51, %r50, 1;
add.s32 %r126, %r51, -1;
and.b32 %r52, %r51, 3;
setp.lt.u32 %p29, %r126, 3;
mov.f32 %f83, 0f00000000;
mov.u32 %r158, 0;
@%p29 bra $L__BB3_36;
sub.s32 %r157, %r51, %r52;
$L__BB3_35:
.pragma "nounroll";
mul.wide.s32 %rd108, %r158, 4;
add.s64 %rd109, %rd1, %rd108;
add.s32 %r128, %r158, %r49;
mul.wide.s32 %rd110, %r128, 128;
mov.u64 %rd111, _ZZ9separableIsEvPKvRK5BatchPvS4_RK9SeparableE4rows;
add.s64 %rd112, %rd111, %rd110;
shl.b64 %rd113, %rd31, 2;
add.s64 %rd114, %rd112, %rd113;
ld.shared.f32 %f53, [%rd114];
ld.param.f32 %f54, [%rd109+548];
fma.rn.f32 %f55, %f54, %f53, %f83;
ld.shared.f32 %f56, [%rd114+128];
ld.param.f32 %f57, [%rd109+552];
fma.rn.f32 %f58, %f57, %f56, %f55;
ld.shared.f32 %f59, [%rd114+256];
ld.param.f32 %f60, [%rd109+556];
fma.rn.f32 %f61, %f60, %f59, %f58;
ld.shared.f32 %f62, [%rd114+384];
ld.param.f32 %f63, [%rd109+560];
fma.rn.f32 %f83, %f63, %f62, %f61;
add.s32 %r158, %r158, 4;
add.s32 %r157, %r157, -4;
setp.ne.s32 %p30, %r157, 0;
@%p30 bra $L__BB3_35;
$L__BB3_36:
setp.eq.s32 %p31, %r52, 0;
@%p31 bra $L__BB3_40;
mul.wide.s32 %rd115, %r158, 4;
add.s64 %rd116, %rd1, %rd115;
add.s64 %rd46, %rd116, 548;
add.s32 %r129, %r158, %r49;
mul.wide.s32 %rd117, %r129, 128;
mov.u64 %rd118, _ZZ9separableIsEvPKvRK5BatchPvS4_RK9SeparableE4rows;
add.s64 %rd119, %rd118, %rd117;
shl.b64 %rd120, %rd31, 2;
add.s64 %rd47, %rd119, %rd120;
ld.shared.f32 %f64, [%rd47];
ld.param.f32 %f65, [%rd116+548];
fma.rn.f32 %f83, %f65, %f64, %f83;
setp.eq.s32 %p32, %r52, 1;
@%p32 bra $L__BB3_40;
ld.shared.f32 %f66, [%rd47+128];
ld.param.f32 %f67, [%rd46+4];
fma.rn.f32 %f83, %f67, %f66, %f83;
setp.eq.s32 %p33, %r52, 2;
@%p33 bra $L__BB3_40;
ld.shared.f32 %f68, [%rd47+256];
ld.param.f32 %f69, [%rd46+8];
fma.rn.f32 %f83, %f69, %f68, %f83;
$L__BB3_40:
ld.param.f32 %f70, [%rd1+32];
ld.param.f32 %f71, [%rd1+28];
fma.rn.f32 %f22, %f83, %f71, %f70;
ld.param.u32 %r59, [%rd1+20];
cvt.s64.s32 %rd121, %r154;
mul.lo.s64 %rd122, %rd129, %rd121;
add.s64 %rd123, %rd45, %rd122;
add.s64 %rd48, %rd128, %rd123;
ld.param.u32 %r130, [%rd1+24];
setp.eq.s32 %p34, %r130, 0;
@%p34 bra $L__BB3_42;
add.f32 %f72, %f22, 0f3F000000;
cvt.rmi.f32.f32 %f22, %f72;
$L__BB3_42:
setp.gt.s32 %p35, %r59, 1;
@%p35 bra $L__BB3_45;
setp.eq.s32 %p38, %r59, 0;
@%p38 bra $L__BB3_50;
setp.eq.s32 %p39, %r59, 1;
@%p39 bra $L__BB3_49;
bra.uni $L__BB3_51;
$L__BB3_49:
cvt.rni.s32.f32 %r134, %f22;
max.s32 %r135, %r134, 0;
min.s32 %r136, %r135, 65535;
st.u16 [%rd48], %r136;
bra.uni $L__BB3_52;
$L__BB3_45:
setp.eq.s32 %p36, %r59, 2;
@%p36 bra $L__BB3_48;
setp.ne.s32 %p37, %r59, 3;
@%p37 bra $L__BB3_51;
cvt.rn.f16.f32 %rs9, %f22;
st.u16 [%rd48], %rs9;
bra.uni $L__BB3_52;
$L__BB3_50:
cvt.rni.s32.f32 %r137, %f22;
max.s32 %r138, %r137, 0;
min.s32 %r139, %r138, 255;
st.u8 [%rd48], %r139;
bra.uni $L__BB3_52;
$L__BB3_48:
cvt.rni.s32.f32 %r131, %f22;
max.s32 %r132, %r131, -32768;
min.s32 %r133, %r132, 32767;
st.u16 [%rd48], %r133;
bra.uni $L__BB3_52;
$L__BB3_51:
st.f32 [%rd48], %f22;
$L__BB3_52:
add.s32 %r155, %r49, 8;
add.s32 %r154, %r155, %r86;
setp.lt.s32 %p40, %r154, %r145;
setp.lt.s32 %p41, %r49, 24;
and.pred %p42, %p41, %p40;
@%p42 bra $L__BB3_32;
$L__BB3_53:
bar.sync 0;
add.s32 %r146, %r146, 1;
setp.lt.s32 %p43, %r146, %r77;
@%p43 bra $L__BB3_8;
$L__BB3_54:
ret;
}
.visible .entry separable_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256, 1, 1
{
.reg .pred %p<44>;
.reg .b16 %rs<18>;
.reg .f32 %f<85>;
.reg .b32 %r<159>;
.reg .b64 %rd<135>;
.shared .align 4 .b8 _ZZ9separableI3f16EvPKvRK5BatchPvS5_RK9SeparableE4rows[20352];
ld.param.u64 %rd50, [p0];
ld.param.v2.u32 {%r142, %r143}, [p1+32];
ld.param.v2.u32 {%r73, %r74}, [p1+40];
ld.param.u64 %rd55, [p2];
ld.param.v2.u32 {%r144, %r145}, [p3+32];
ld.param.v2.u32 {%r77, %r78}, [p3+40];
mov.b64 %rd60, p4;
ld.param.u32 %rd61, [p3];
ld.param.u32 %rd62, [p3+4];
bfi.b64 %rd56, %rd62, %rd61, 32, 32;
ld.param.u64 %rd131, [p3+24];
ld.param.u64 %rd130, [p3+16];
ld.param.u64 %rd129, [p3+8];
ld.param.u64 %rd127, [p1+24];
ld.param.u64 %rd126, [p1+16];
ld.param.u64 %rd125, [p1+8];
ld.param.u64 %rd51, [p1];
mov.u64 %rd1, %rd60;
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r74, 0;
@%p2 bra $L__BB4_2;
cvta.to.global.u64 %rd63, %rd50;
mul.wide.s32 %rd64, %r1, 40;
add.s64 %rd65, %rd63, %rd64;
ld.global.v2.u32 {%r142, %r143}, [%rd65+32];
ld.global.u64 %rd127, [%rd65+24];
ld.global.u64 %rd126, [%rd65+16];
ld.global.u64 %rd125, [%rd65+8];
ld.global.u64 %rd124, [%rd65];
bra.uni $L__BB4_3;
$L__BB4_2:
cvt.s64.s32 %rd66, %r1;
mul.lo.s64 %rd67, %rd51, %rd66;
add.s64 %rd124, %rd50, %rd67;
$L__BB4_3:
setp.eq.s32 %p3, %r78, 0;
@%p3 bra $L__BB4_5;
cvta.to.global.u64 %rd68, %rd55;
mul.wide.s32 %rd69, %r1, 40;
add.s64 %rd70, %rd68, %rd69;
ld.global.v2.u32 {%r144, %r145}, [%rd70+32];
ld.global.u64 %rd131, [%rd70+24];
ld.global.u64 %rd130, [%rd70+16];
ld.global.u64 %rd129, [%rd70+8];
ld.global.u64 %rd128, [%rd70];
bra.uni $L__BB4_6;
$L__BB4_5:
cvt.s64.s32 %rd71, %r1;
mul.lo.s64 %rd72, %rd56, %rd71;
add.s64 %rd128, %rd55, %rd72;
$L__BB4_6:
mov.u32 %r83, %ctaid.x;
shl.b32 %r84, %r83, 5;
mov.u32 %r15, %tid.x;
add.s32 %r16, %r84, %r15;
mov.u32 %r85, %ctaid.y;
shl.b32 %r86, %r85, 5;
ld.param.u32 %r17, [%rd1+8];
sub.s32 %r18, %r16, %r17;
sub.s32 %r87, %r145, %r86;
min.s32 %r88, %r87, 32;
ld.param.u32 %r89, [%rd1+4];
add.s32 %r90, %r89, %r88;
add.s32 %r20, %r90, -1;
setp.lt.s32 %p4, %r77, 1;
@%p4 bra $L__BB4_54;
ld.param.u32 %r92, [%rd1];
add.s32 %r93, %r18, %r92;
setp.gt.s32 %p5, %r93, %r142;
setp.lt.s32 %p6, %r18, 0;
mov.u32 %r146, 0;
or.pred %p1, %p6, %p5;
cvt.u64.u32 %rd31, %r15;
cvt.s64.s32 %rd73, %r16;
mul.lo.s64 %rd32, %rd130, %rd73;
$L__BB4_8:
.pragma "nounroll";
mov.u32 %r155, %tid.y;
setp.ge.s32 %p7, %r155, %r20;
@%p7 bra $L__BB4_30;
ld.param.u32 %r25, [%rd1+12];
ld.param.u32 %r26, [%rd1+16];
cvt.s64.s32 %rd74, %r146;
mul.lo.s64 %rd75, %rd127, %rd74;
cvt.s64.s32 %rd76, %r18;
mul.lo.s64 %rd77, %rd126, %rd76;
add.s64 %rd36, %rd75, %rd77;
ld.param.u32 %r27, [%rd1];
max.s32 %r100, %r27, 1;
and.b32 %r28, %r100, 3;
mov.u32 %r147, %tid.y;
$L__BB4_10:
.pragma "nounroll";
add.s32 %r103, %r147, %r86;
sub.s32 %r148, %r103, %r25;
setp.lt.u32 %p8, %r148, %r143;
@%p8 bra $L__BB4_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r148;
.param .b32 param1;
st.param.b32 [param1+0], %r143;
.param .b32 param2;
st.param.b32 [param2+0], %r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r148, [retval0+0];
}
$L__BB4_12:
setp.ge.s32 %p9, %r16, %r144;
setp.lt.s32 %p10, %r148, 0;
mov.f32 %f79, 0f00000000;
or.pred %p11, %p9, %p10;
@%p11 bra $L__BB4_29;
@%p1 bra $L__BB4_22;
bra.uni $L__BB4_14;
$L__BB4_22:
setp.lt.s32 %p18, %r27, 1;
@%p18 bra $L__BB4_29;
cvt.s64.s32 %rd91, %r148;
mul.lo.s64 %rd92, %rd125, %rd91;
add.s64 %rd44, %rd92, %rd75;
mov.f32 %f79, 0f00000000;
mov.u32 %r152, 0;
$L__BB4_24:
.pragma "nounroll";
add.s32 %r153, %r152, %r18;
setp.lt.u32 %p19, %r153, %r142;
@%p19 bra $L__BB4_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r153;
.param .b32 param1;
st.param.b32 [param1+0], %r142;
.param .b32 param2;
st.param.b32 [param2+0], %r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r153, [retval0+0];
}
$L__BB4_26:
setp.lt.s32 %p20, %r153, 0;
@%p20 bra $L__BB4_28;
mul.wide.s32 %rd96, %r152, 4;
add.s64 %rd97, %rd1, %rd96;
ld.param.f32 %f48, [%rd97+36];
cvt.s64.s32 %rd98, %r153;
mul.lo.s64 %rd99, %rd126, %rd98;
add.s64 %rd100, %rd44, %rd99;
add.s64 %rd95, %rd124, %rd100;
ld.global.nc.u16 %rs15, [%rd95];
cvt.f32.f16 %f47, %rs15;
fma.rn.f32 %f79, %f48, %f47, %f79;
$L__BB4_28:
add.s32 %r152, %r152, 1;
setp.lt.s32 %p21, %r152, %r27;
@%p21 bra $L__BB4_24;
bra.uni $L__BB4_29;
$L__BB4_14:
setp.lt.s32 %p12, %r27, 1;
@%p12 bra $L__BB4_29;
cvt.s64.s32 %rd78, %r148;
mul.lo.s64 %rd79, %rd125, %rd78;
add.s64 %rd80, %rd36, %rd79;
add.s64 %rd134, %rd124, %rd80;
add.s32 %r110, %r100, -1;
setp.lt.u32 %p13, %r110, 3;
mov.f32 %f79, 0f00000000;
mov.u32 %r151, 0;
@%p13 bra $L__BB4_18;
sub.s32 %r150, %r100, %r28;
mov.u64 %rd132, %rd1;
$L__BB4_17:
.pragma "nounroll";
ld.param.f32 %f32, [%rd132+36];
ld.global.nc.u16 %rs1, [%rd134];
cvt.f32.f16 %f28, %rs1;
fma.rn.f32 %f33, %f32, %f28, %f79;
ld.param.f32 %f34, [%rd132+40];
add.s64 %rd82, %rd134, %rd126;
ld.global.nc.u16 %rs3, [%rd82];
cvt.f32.f16 %f29, %rs3;
fma.rn.f32 %f35, %f34, %f29, %f33;
ld.param.f32 %f36, [%rd132+44];
add.s64 %rd83, %rd82, %rd126;
ld.global.nc.u16 %rs5, [%rd83];
cvt.f32.f16 %f30, %rs5;
fma.rn.f32 %f37, %f36, %f30, %f35;
ld.param.f32 %f38, [%rd132+48];
add.s64 %rd84, %rd83, %rd126;
add.s64 %rd134, %rd84, %rd126;
ld.global.nc.u16 %rs7, [%rd84];
cvt.f32.f16 %f31, %rs7;
fma.rn.f32 %f79, %f38, %f31, %f37;
add.s32 %r151, %r151, 4;
add.s64 %rd132, %rd132, 16;
add.s32 %r150, %r150, -4;
setp.ne.s32 %p14, %r150, 0;
@%p14 bra $L__BB4_17;
$L__BB4_18:
setp.eq.s32 %p15, %r28, 0;
@%p15 bra $L__BB4_29;
setp.eq.s32 %p16, %r28, 1;
mul.wide.s32 %rd86, %r151, 4;
add.s64 %rd87, %rd1, %rd86;
add.s64 %rd43, %rd87, 36;
ld.param.f32 %f40, [%rd87+36];
ld.global.nc.u16 %rs9, [%rd134];
cvt.f32.f16 %f39, %rs9;
fma.rn.f32 %f79, %f40, %f39, %f79;
@%p16 bra $L__BB4_29;
setp.eq.s32 %p17, %r28, 2;
ld.param.f32 %f42, [%rd43+4];
add.s64 %rd88, %rd134, %rd126;
ld.global.nc.u16 %rs11, [%rd88];
cvt.f32.f16 %f41, %rs11;
fma.rn.f32 %f79, %f42, %f41, %f79;
@%p17 bra $L__BB4_29;
ld.param.f32 %f44, [%rd43+8];
shl.b64 %rd90, %rd126, 1;
add.s64 %rd89, %rd134, %rd90;
ld.global.nc.u16 %rs13, [%rd89];
cvt.f32.f16 %f43, %rs13;
fma.rn.f32 %f79, %f44, %f43, %f79;
$L__BB4_29:
mul.wide.s32 %rd101, %r147, 128;
mov.u64 %rd102, _ZZ9separableI3f16EvPKvRK5BatchPvS5_RK9SeparableE4rows;
add.s64 %rd103, %rd102, %rd101;
shl.b64 %rd104, %rd31, 2;
add.s64 %rd105, %rd103, %rd104;
st.shared.f32 [%rd105], %f79;
add.s32 %r147, %r147, 8;
setp.lt.s32 %p22, %r147, %r20;
@%p22 bra $L__BB4_10;
$L__BB4_30:
bar.sync 0;
setp.ge.s32 %p23, %r16, %r144;
setp.gt.s32 %p24, %r155, 31;
add.s32 %r154, %r155, %r86;
setp.ge.s32 %p25, %r154, %r145;
or.pred %p26, %p24, %p25;
or.pred %p27, %p23, %p26;
@%p27 bra $L__BB4_53;
cvt.s64.s32 %rd106, %r146;
mul.lo.s64 %rd107, %rd131, %rd106;
add.s64 %rd45, %rd107, %rd32;
$L__BB4_32:
.pragma "nounroll";
mov.u32 %r49, %r155;
ld.param.u32 %r50, [%rd1+4];
setp.lt.s32 %p28, %r50, 1;
mov.f32 %f83, 0f00000000;
@%p28 bra $L__BB4_40;
max.s32 %r51, %r50, 1;
add.s32 %r126, %r51, -1;
and.b32 %r52, %r51, 3;
setp.lt.u32 %p29, %r126, 3;
mov.f32 %f83, 0f00000000;
mov.u32 %r158, 0;
@%p29 bra $L__BB4_36;
sub.s32 %r157, %r51, %r52;
$L__BB4_35:
.pragma "nounroll";
mul.wide.s32 %rd108, %r158, 4;
add.s64 %rd109, %rd1, %rd108;
add.s32 %r128, %r158, %r49;
mul.wide.s32 %rd110, %r128, 128;
mov.u64 %rd111, _ZZ9separableI3f16EvPKvRK5BatchPvS5_RK9SeparableE4rows;
add.s64 %rd112, %rd111, %rd110;
shl.b64 %rd113, %rd31, 2;
add.s64 %rd114, %rd112, %rd113;
ld.shared.f32 %f53, [%rd114];
ld.param.f32 %f54, [%rd109+548];
fma.rn.f32 %f55, %f54, %f53, %f83;
ld.shared.f32 %f56, [%rd114+128];
ld.param.f32 %f57, [%rd109+552];
fma.rn.f32 %f58, %f57, %f56, %f55;
ld.shared.f32 %f59, [%rd114+256];
ld.param.f32 %f60, [%rd109+556];
fma.rn.f32 %f61, %f60, %f59, %f58;
ld.shared.f32 %f62, [%rd114+384];
ld.param.f32 %f63, [%rd109+560];
fma.rn.f32 %f83, %f63, %f62, %f61;
add.s32 %r158, %r158, 4;
add.s32 %r157, %r157, -4;
setp.ne.s32 %p30, %r157, 0;
@%p30 bra $L__BB4_35;
$L__BB4_36:
setp.eq.s32 %p31, %r52, 0;
@%p31 bra $L__BB4_40;
mul.wide.s32 %rd115, %r158, 4;
add.s64 %rd116, %rd1, %rd115;
add.s64 %rd46, %rd116, 548;
add.s32 %r129, %r158, %r49;
mul.wide.s32 %rd117, %r129, 128;
mov.u64 %rd118, _ZZ9separableI3f16EvPKvRK5BatchPvS5_RK9SeparableE4rows;
add.s64 %rd119, %rd118, %rd117;
shl.b64 %rd120, %rd31, 2;
add.s64 %rd47, %rd119, %rd120;
ld.shared.f32 %f64, [%rd47];
ld.param.f32 %f65, [%rd116+548];
fma.rn.f32 %f83, %f65, %f64, %f83;
setp.eq.s32 %p32, %r52, 1;
@%p32 bra $L__BB4_40;
ld.shared.f32 %f66, [%rd47+128];
ld.param.f32 %f67, [%rd46+4];
fma.rn.f32 %f83, %f67, %f66, %f83;
setp.eq.s32 %p33, %r52, 2;
@%p33 bra $L__BB4_40;
ld.shared.f32 %f68, [%rd47+256];
ld.param.f32 %f69, [%rd46+8];
fma.rn.f32 %f83, %f69, %f68, %f83;
$L__BB4_40:
ld.param.f32 %f70, [%rd1+32];
ld.param.f32 %f71, [%rd1+28];
fma.rn.f32 %f22, %f83, %f71, %f70;
ld.param.u32 %r59, [%rd1+20];
cvt.s64.s32 %rd121, %r154;
mul.lo.s64 %rd122, %rd129, %rd121;
add.s64 %rd123, %rd45, %rd122;
add.s64 %rd48, %rd128, %rd123;
ld.param.u32 %r130, [%rd1+24];
setp.eq.s32 %p34, %r130, 0;
@%p34 bra $L__BB4_42;
add.f32 %f72, %f22, 0f3F000000;
cvt.rmi.f32.f32 %f22, %f72;
$L__BB4_42:
setp.gt.s32 %p35, %r59, 1;
@%p35 bra $L__BB4_45;
setp.eq.s32 %p38, %r59, 0;
@%p38 bra $L__BB4_50;
setp.eq.s32 %p39, %r59, 1;
@%p39 bra $L__BB4_49;
bra.uni $L__BB4_51;
$L__BB4_49:
cvt.rni.s32.f32 %r134, %f22;
max.s32 %r135, %r134, 0;
min.s32 %r136, %r135, 65535;
st.u16 [%rd48], %r136;
bra.uni $L__BB4_52;
$L__BB4_45:
setp.eq.s32 %p36, %r59, 2;
@%p36 bra $L__BB4_48;
setp.ne.s32 %p37, %r59, 3;
@%p37 bra $L__BB4_51;
cvt.rn.f16.f32 %rs17, %f22;
st.u16 [%rd48], %rs17;
bra.uni $L__BB4_52;
$L__BB4_50:
cvt.rni.s32.f32 %r137, %f22;
max.s32 %r138, %r137, 0;
min.s32 %r139, %r138, 255;
st.u8 [%rd48], %r139;
bra.uni $L__BB4_52;
$L__BB4_48:
cvt.rni.s32.f32 %r131, %f22;
max.s32 %r132, %r131, -32768;
min.s32 %r133, %r132, 32767;
st.u16 [%rd48], %r133;
bra.uni $L__BB4_52;
$L__BB4_51:
st.f32 [%rd48], %f22;
$L__BB4_52:
add.s32 %r155, %r49, 8;
add.s32 %r154, %r155, %r86;
setp.lt.s32 %p40, %r154, %r145;
setp.lt.s32 %p41, %r49, 24;
and.pred %p42, %p41, %p40;
@%p42 bra $L__BB4_32;
$L__BB4_53:
bar.sync 0;
add.s32 %r146, %r146, 1;
setp.lt.s32 %p43, %r146, %r77;
@%p43 bra $L__BB4_8;
$L__BB4_54:
ret;
}
.visible .entry separable_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256, 1, 1
{
.reg .pred %p<44>;
.reg .b16 %rs<2>;
.reg .f32 %f<85>;
.reg .b32 %r<159>;
.reg .b64 %rd<135>;
.shared .align 4 .b8 _ZZ9separableIfEvPKvRK5BatchPvS4_RK9SeparableE4rows[20352];
ld.param.u64 %rd50, [p0];
ld.param.v2.u32 {%r142, %r143}, [p1+32];
ld.param.v2.u32 {%r73, %r74}, [p1+40];
ld.param.u64 %rd55, [p2];
ld.param.v2.u32 {%r144, %r145}, [p3+32];
ld.param.v2.u32 {%r77, %r78}, [p3+40];
mov.b64 %rd60, p4;
ld.param.u32 %rd61, [p3];
ld.param.u32 %rd62, [p3+4];
bfi.b64 %rd56, %rd62, %rd61, 32, 32;
ld.param.u64 %rd131, [p3+24];
ld.param.u64 %rd130, [p3+16];
ld.param.u64 %rd129, [p3+8];
ld.param.u64 %rd127, [p1+24];
ld.param.u64 %rd126, [p1+16];
ld.param.u64 %rd125, [p1+8];
ld.param.u64 %rd51, [p1];
mov.u64 %rd1, %rd60;
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p2, %r74, 0;
@%p2 bra $L__BB5_2;
cvta.to.global.u64 %rd63, %rd50;
mul.wide.s32 %rd64, %r1, 40;
add.s64 %rd65, %rd63, %rd64;
ld.global.v2.u32 {%r142, %r143}, [%rd65+32];
ld.global.u64 %rd127, [%rd65+24];
ld.global.u64 %rd126, [%rd65+16];
ld.global.u64 %rd125, [%rd65+8];
ld.global.u64 %rd124, [%rd65];
bra.uni $L__BB5_3;
$L__BB5_2:
cvt.s64.s32 %rd66, %r1;
mul.lo.s64 %rd67, %rd51, %rd66;
add.s64 %rd124, %rd50, %rd67;
$L__BB5_3:
setp.eq.s32 %p3, %r78, 0;
@%p3 bra $L__BB5_5;
cvta.to.global.u64 %rd68, %rd55;
mul.wide.s32 %rd69, %r1, 40;
add.s64 %rd70, %rd68, %rd69;
ld.global.v2.u32 {%r144, %r145}, [%rd70+32];
ld.global.u64 %rd131, [%rd70+24];
ld.global.u64 %rd130, [%rd70+16];
ld.global.u64 %rd129, [%rd70+8];
ld.global.u64 %rd128, [%rd70];
bra.uni $L__BB5_6;
$L__BB5_5:
cvt.s64.s32 %rd71, %r1;
mul.lo.s64 %rd72, %rd56, %rd71;
add.s64 %rd128, %rd55, %rd72;
$L__BB5_6:
mov.u32 %r83, %ctaid.x;
shl.b32 %r84, %r83, 5;
mov.u32 %r15, %tid.x;
add.s32 %r16, %r84, %r15;
mov.u32 %r85, %ctaid.y;
shl.b32 %r86, %r85, 5;
ld.param.u32 %r17, [%rd1+8];
sub.s32 %r18, %r16, %r17;
sub.s32 %r87, %r145, %r86;
min.s32 %r88, %r87, 32;
ld.param.u32 %r89, [%rd1+4];
add.s32 %r90, %r89, %r88;
add.s32 %r20, %r90, -1;
setp.lt.s32 %p4, %r77, 1;
@%p4 bra $L__BB5_54;
ld.param.u32 %r92, [%rd1];
add.s32 %r93, %r18, %r92;
setp.gt.s32 %p5, %r93, %r142;
setp.lt.s32 %p6, %r18, 0;
mov.u32 %r146, 0;
or.pred %p1, %p6, %p5;
cvt.u64.u32 %rd31, %r15;
cvt.s64.s32 %rd73, %r16;
mul.lo.s64 %rd32, %rd130, %rd73;
$L__BB5_8:
.pragma "nounroll";
mov.u32 %r155, %tid.y;
setp.ge.s32 %p7, %r155, %r20;
@%p7 bra $L__BB5_30;
ld.param.u32 %r25, [%rd1+12];
ld.param.u32 %r26, [%rd1+16];
cvt.s64.s32 %rd74, %r146;
mul.lo.s64 %rd75, %rd127, %rd74;
cvt.s64.s32 %rd76, %r18;
mul.lo.s64 %rd77, %rd126, %rd76;
add.s64 %rd36, %rd75, %rd77;
ld.param.u32 %r27, [%rd1];
max.s32 %r100, %r27, 1;
and.b32 %r28, %r100, 3;
mov.u32 %r147, %tid.y;
$L__BB5_10:
.pragma "nounroll";
add.s32 %r103, %r147, %r86;
sub.s32 %r148, %r103, %r25;
setp.lt.u32 %p8, %r148, %r143;
@%p8 bra $L__BB5_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r148;
.param .b32 param1;
st.param.b32 [param1+0], %r143;
.param .b32 param2;
st.param.b32 [param2+0], %r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r148, [retval0+0];
}
$L__BB5_12:
setp.ge.s32 %p9, %r16, %r144;
setp.lt.s32 %p10, %r148, 0;
mov.f32 %f79, 0f00000000;
or.pred %p11, %p9, %p10;
@%p11 bra $L__BB5_29;
@%p1 bra $L__BB5_22;
bra.uni $L__BB5_14;
$L__BB5_22:
setp.lt.s32 %p18, %r27, 1;
@%p18 bra $L__BB5_29;
cvt.s64.s32 %rd91, %r148;
mul.lo.s64 %rd92, %rd125, %rd91;
add.s64 %rd44, %rd92, %rd75;
mov.f32 %f79, 0f00000000;
mov.u32 %r152, 0;
$L__BB5_24:
.pragma "nounroll";
add.s32 %r153, %r152, %r18;
setp.lt.u32 %p19, %r153, %r142;
@%p19 bra $L__BB5_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r153;
.param .b32 param1;
st.param.b32 [param1+0], %r142;
.param .b32 param2;
st.param.b32 [param2+0], %r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r153, [retval0+0];
}
$L__BB5_26:
setp.lt.s32 %p20, %r153, 0;
@%p20 bra $L__BB5_28;
mul.wide.s32 %rd96, %r152, 4;
add.s64 %rd97, %rd1, %rd96;
ld.param.f32 %f48, [%rd97+36];
cvt.s64.s32 %rd98, %r153;
mul.lo.s64 %rd99, %rd126, %rd98;
add.s64 %rd100, %rd44, %rd99;
add.s64 %rd95, %rd124, %rd100;
ld.global.nc.f32 %f47, [%rd95];
fma.rn.f32 %f79, %f48, %f47, %f79;
$L__BB5_28:
add.s32 %r152, %r152, 1;
setp.lt.s32 %p21, %r152, %r27;
@%p21 bra $L__BB5_24;
bra.uni $L__BB5_29;
$L__BB5_14:
setp.lt.s32 %p12, %r27, 1;
@%p12 bra $L__BB5_29;
cvt.s64.s32 %rd78, %r148;
mul.lo.s64 %rd79, %rd125, %rd78;
add.s64 %rd80, %rd36, %rd79;
add.s64 %rd134, %rd124, %rd80;
add.s32 %r110, %r100, -1;
setp.lt.u32 %p13, %r110, 3;
mov.f32 %f79, 0f00000000;
mov.u32 %r151, 0;
@%p13 bra $L__BB5_18;
sub.s32 %r150, %r100, %r28;
mov.u64 %rd132, %rd1;
$L__BB5_17:
.pragma "nounroll";
ld.param.f32 %f32, [%rd132+36];
ld.global.nc.f32 %f28, [%rd134];
fma.rn.f32 %f33, %f32, %f28, %f79;
ld.param.f32 %f34, [%rd132+40];
add.s64 %rd82, %rd134, %rd126;
ld.global.nc.f32 %f29, [%rd82];
fma.rn.f32 %f35, %f34, %f29, %f33;
ld.param.f32 %f36, [%rd132+44];
add.s64 %rd83, %rd82, %rd126;
ld.global.nc.f32 %f30, [%rd83];
fma.rn.f32 %f37, %f36, %f30, %f35;
ld.param.f32 %f38, [%rd132+48];
add.s64 %rd84, %rd83, %rd126;
add.s64 %rd134, %rd84, %rd126;
ld.global.nc.f32 %f31, [%rd84];
fma.rn.f32 %f79, %f38, %f31, %f37;
add.s32 %r151, %r151, 4;
add.s64 %rd132, %rd132, 16;
add.s32 %r150, %r150, -4;
setp.ne.s32 %p14, %r150, 0;
@%p14 bra $L__BB5_17;
$L__BB5_18:
setp.eq.s32 %p15, %r28, 0;
@%p15 bra $L__BB5_29;
setp.eq.s32 %p16, %r28, 1;
mul.wide.s32 %rd86, %r151, 4;
add.s64 %rd87, %rd1, %rd86;
add.s64 %rd43, %rd87, 36;
ld.param.f32 %f40, [%rd87+36];
ld.global.nc.f32 %f39, [%rd134];
fma.rn.f32 %f79, %f40, %f39, %f79;
@%p16 bra $L__BB5_29;
setp.eq.s32 %p17, %r28, 2;
ld.param.f32 %f42, [%rd43+4];
add.s64 %rd88, %rd134, %rd126;
ld.global.nc.f32 %f41, [%rd88];
fma.rn.f32 %f79, %f42, %f41, %f79;
@%p17 bra $L__BB5_29;
shl.b64 %rd90, %rd126, 1;
add.s64 %rd89, %rd134, %rd90;
ld.param.f32 %f44, [%rd43+8];
ld.global.nc.f32 %f43, [%rd89];
fma.rn.f32 %f79, %f44, %f43, %f79;
$L__BB5_29:
mul.wide.s32 %rd101, %r147, 128;
mov.u64 %rd102, _ZZ9separableIfEvPKvRK5BatchPvS4_RK9SeparableE4rows;
add.s64 %rd103, %rd102, %rd101;
shl.b64 %rd104, %rd31, 2;
add.s64 %rd105, %rd103, %rd104;
st.shared.f32 [%rd105], %f79;
add.s32 %r147, %r147, 8;
setp.lt.s32 %p22, %r147, %r20;
@%p22 bra $L__BB5_10;
$L__BB5_30:
bar.sync 0;
setp.ge.s32 %p23, %r16, %r144;
setp.gt.s32 %p24, %r155, 31;
add.s32 %r154, %r155, %r86;
setp.ge.s32 %p25, %r154, %r145;
or.pred %p26, %p24, %p25;
or.pred %p27, %p23, %p26;
@%p27 bra $L__BB5_53;
cvt.s64.s32 %rd106, %r146;
mul.lo.s64 %rd107, %rd131, %rd106;
add.s64 %rd45, %rd107, %rd32;
$L__BB5_32:
.pragma "nounroll";
mov.u32 %r49, %r155;
ld.param.u32 %r50, [%rd1+4];
setp.lt.s32 %p28, %r50, 1;
mov.f32 %f83, 0f00000000;
@%p28 bra $L__BB5_40;
max.s32 %r51, %r50, 1;
add.s32 %r126, %r51, -1;
and.b32 %r52, %r51, 3;
setp.lt.u32 %p29, %r126, 3;
mov.f32 %f83, 0f00000000;
mov.u32 %r158, 0;
@%p29 bra $L__BB5_36;
sub.s32 %r157, %r51, %r52;
$L__BB5_35:
.pragma "nounroll";
mul.wide.s32 %rd108, %r158, 4;
add.s64 %rd109, %rd1, %rd108;
add.s32 %r128, %r158, %r49;
mul.wide.s32 %rd110, %r128, 128;
mov.u64 %rd111, _ZZ9separableIfEvPKvRK5BatchPvS4_RK9SeparableE4rows;
add.s64 %rd112, %rd111, %rd110;
shl.b64 %rd113, %rd31, 2;
add.s64 %rd114, %rd112, %rd113;
ld.shared.f32 %f53, [%rd114];
ld.param.f32 %f54, [%rd109+548];
fma.rn.f32 %f55, %f54, %f53, %f83;
ld.shared.f32 %f56, [%rd114+128];
ld.param.f32 %f57, [%rd109+552];
fma.rn.f32 %f58, %f57, %f56, %f55;
ld.shared.f32 %f59, [%rd114+256];
ld.param.f32 %f60, [%rd109+556];
fma.rn.f32 %f61, %f60, %f59, %f58;
ld.shared.f32 %f62, [%rd114+384];
ld.param.f32 %f63, [%rd109+560];
fma.rn.f32 %f83, %f63, %f62, %f61;
add.s32 %r158, %r158, 4;
add.s32 %r157, %r157, -4;
setp.ne.s32 %p30, %r157, 0;
@%p30 bra $L__BB5_35;
$L__BB5_36:
setp.eq.s32 %p31, %r52, 0;
@%p31 bra $L__BB5_40;
mul.wide.s32 %rd115, %r158, 4;
add.s64 %rd116, %rd1, %rd115;
add.s64 %rd46, %rd116, 548;
add.s32 %r129, %r158, %r49;
mul.wide.s32 %rd117, %r129, 128;
mov.u64 %rd118, _ZZ9separableIfEvPKvRK5BatchPvS4_RK9SeparableE4rows;
add.s64 %rd119, %rd118, %rd117;
shl.b64 %rd120, %rd31, 2;
add.s64 %rd47, %rd119, %rd120;
ld.shared.f32 %f64, [%rd47];
ld.param.f32 %f65, [%rd116+548];
fma.rn.f32 %f83, %f65, %f64, %f83;
setp.eq.s32 %p32, %r52, 1;
@%p32 bra $L__BB5_40;
ld.shared.f32 %f66, [%rd47+128];
ld.param.f32 %f67, [%rd46+4];
fma.rn.f32 %f83, %f67, %f66, %f83;
setp.eq.s32 %p33, %r52, 2;
@%p33 bra $L__BB5_40;
ld.shared.f32 %f68, [%rd47+256];
ld.param.f32 %f69, [%rd46+8];
fma.rn.f32 %f83, %f69, %f68, %f83;
$L__BB5_40:
ld.param.f32 %f70, [%rd1+32];
ld.param.f32 %f71, [%rd1+28];
fma.rn.f32 %f22, %f83, %f71, %f70;
ld.param.u32 %r59, [%rd1+20];
cvt.s64.s32 %rd121, %r154;
mul.lo.s64 %rd122, %rd129, %rd121;
add.s64 %rd123, %rd45, %rd122;
add.s64 %rd48, %rd128, %rd123;
ld.param.u32 %r130, [%rd1+24];
setp.eq.s32 %p34, %r130, 0;
@%p34 bra $L__BB5_42;
add.f32 %f72, %f22, 0f3F000000;
cvt.rmi.f32.f32 %f22, %f72;
$L__BB5_42:
setp.gt.s32 %p35, %r59, 1;
@%p35 bra $L__BB5_45;
setp.eq.s32 %p38, %r59, 0;
@%p38 bra $L__BB5_50;
setp.eq.s32 %p39, %r59, 1;
@%p39 bra $L__BB5_49;
bra.uni $L__BB5_51;
$L__BB5_49:
cvt.rni.s32.f32 %r134, %f22;
max.s32 %r135, %r134, 0;
min.s32 %r136, %r135, 65535;
st.u16 [%rd48], %r136;
bra.uni $L__BB5_52;
$L__BB5_45:
setp.eq.s32 %p36, %r59, 2;
@%p36 bra $L__BB5_48;
setp.ne.s32 %p37, %r59, 3;
@%p37 bra $L__BB5_51;
cvt.rn.f16.f32 %rs1, %f22;
st.u16 [%rd48], %rs1;
bra.uni $L__BB5_52;
$L__BB5_50:
cvt.rni.s32.f32 %r137, %f22;
max.s32 %r138, %r137, 0;
min.s32 %r139, %r138, 255;
st.u8 [%rd48], %r139;
bra.uni $L__BB5_52;
$L__BB5_48:
cvt.rni.s32.f32 %r131, %f22;
max.s32 %r132, %r131, -32768;
min.s32 %r133, %r132, 32767;
st.u16 [%rd48], %r133;
bra.uni $L__BB5_52;
$L__BB5_51:
st.f32 [%rd48], %f22;
$L__BB5_52:
add.s32 %r155, %r49, 8;
add.s32 %r154, %r155, %r86;
setp.lt.s32 %p40, %r154, %r145;
setp.lt.s32 %p41, %r49, 24;
and.pred %p42, %p41, %p40;
@%p42 bra $L__BB5_32;
$L__BB5_53:
bar.sync 0;
add.s32 %r146, %r146, 1;
setp.lt.s32 %p43, %r146, %r77;
@%p43 bra $L__BB5_8;
$L__BB5_54:
ret;
}
.visible .entry conv2d_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256, 1, 1
{
.reg .pred %p<31>;
.reg .b16 %rs<23>;
.reg .f32 %f<48>;
.reg .b32 %r<120>;
.reg .b64 %rd<115>;
ld.param.u64 %rd49, [p0];
ld.param.v2.u32 {%r108, %r109}, [p1+32];
ld.param.v2.u32 {%r54, %r55}, [p1+40];
ld.param.u64 %rd54, [p2];
ld.param.v2.u32 {%r110, %r111}, [p3+32];
ld.param.v2.u32 {%r58, %r59}, [p3+40];
mov.b64 %rd59, p4;
ld.param.u32 %rd60, [p3];
ld.param.u32 %rd61, [p3+4];
bfi.b64 %rd55, %rd61, %rd60, 32, 32;
ld.param.u64 %rd110, [p3+24];
ld.param.u64 %rd109, [p3+16];
ld.param.u64 %rd108, [p3+8];
ld.param.u64 %rd106, [p1+24];
ld.param.u64 %rd105, [p1+16];
ld.param.u64 %rd104, [p1+8];
ld.param.u64 %rd50, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r55, 0;
@%p1 bra $L__BB6_2;
cvta.to.global.u64 %rd62, %rd49;
mul.wide.s32 %rd63, %r1, 40;
add.s64 %rd64, %rd62, %rd63;
ld.global.v2.u32 {%r108, %r109}, [%rd64+32];
ld.global.u64 %rd106, [%rd64+24];
ld.global.u64 %rd105, [%rd64+16];
ld.global.u64 %rd104, [%rd64+8];
ld.global.u64 %rd103, [%rd64];
bra.uni $L__BB6_3;
$L__BB6_2:
cvt.s64.s32 %rd65, %r1;
mul.lo.s64 %rd66, %rd50, %rd65;
add.s64 %rd103, %rd49, %rd66;
$L__BB6_3:
setp.eq.s32 %p2, %r59, 0;
@%p2 bra $L__BB6_5;
cvta.to.global.u64 %rd67, %rd54;
mul.wide.s32 %rd68, %r1, 40;
add.s64 %rd69, %rd67, %rd68;
ld.global.v2.u32 {%r110, %r111}, [%rd69+32];
ld.global.u64 %rd110, [%rd69+24];
ld.global.u64 %rd109, [%rd69+16];
ld.global.u64 %rd108, [%rd69+8];
ld.global.u64 %rd107, [%rd69];
bra.uni $L__BB6_6;
$L__BB6_5:
cvt.s64.s32 %rd70, %r1;
mul.lo.s64 %rd71, %rd55, %rd70;
add.s64 %rd107, %rd54, %rd71;
$L__BB6_6:
mov.u32 %r64, %ctaid.x;
shl.b32 %r65, %r64, 5;
mov.u32 %r66, %tid.x;
add.s32 %r14, %r65, %r66;
mov.u32 %r67, %ctaid.y;
shl.b32 %r68, %r67, 3;
mov.u32 %r69, %tid.y;
add.s32 %r15, %r68, %r69;
setp.ge.s32 %p3, %r14, %r110;
setp.ge.s32 %p4, %r15, %r111;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB6_46;
mov.u64 %rd26, %rd59;
ld.param.u32 %r18, [%rd26+8];
sub.s32 %r19, %r14, %r18;
ld.param.u32 %r70, [%rd26+12];
sub.s32 %r20, %r15, %r70;
or.b32 %r71, %r20, %r19;
setp.lt.s32 %p6, %r71, 0;
mov.u16 %rs22, 0;
@%p6 bra $L__BB6_10;
ld.param.u32 %r72, [%rd26];
add.s32 %r73, %r72, %r19;
setp.gt.s32 %p7, %r73, %r108;
@%p7 bra $L__BB6_10;
ld.param.u32 %r74, [%rd26+4];
add.s32 %r75, %r74, %r20;
setp.le.s32 %p8, %r75, %r109;
selp.u16 %rs22, 1, 0, %p8;
$L__BB6_10:
setp.lt.s32 %p9, %r58, 1;
@%p9 bra $L__BB6_46;
cvt.s64.s32 %rd72, %r15;
mul.lo.s64 %rd73, %rd108, %rd72;
cvt.s64.s32 %rd74, %r14;
mul.lo.s64 %rd75, %rd109, %rd74;
add.s64 %rd29, %rd73, %rd75;
shl.b64 %rd30, %rd105, 1;
mov.u32 %r112, 0;
add.s64 %rd34, %rd26, 32;
$L__BB6_12:
.pragma "nounroll";
ld.param.u32 %r23, [%rd26+4];
setp.gt.s32 %p10, %r23, 0;
@%p10 bra $L__BB6_14;
bra.uni $L__BB6_13;
$L__BB6_14:
ld.param.u32 %r24, [%rd26+16];
ld.param.u32 %r25, [%rd26];
cvt.s64.s32 %rd35, %r25;
cvt.s64.s32 %rd77, %r112;
mul.lo.s64 %rd36, %rd106, %rd77;
cvt.s64.s32 %rd78, %r19;
mul.lo.s64 %rd79, %rd105, %rd78;
add.s64 %rd37, %rd36, %rd79;
and.b32 %r26, %r25, 3;
sub.s32 %r27, %r25, %r26;
mov.f32 %f46, 0f00000000;
mov.u32 %r113, 0;
mov.u64 %rd111, %rd34;
$L__BB6_15:
.pragma "nounroll";
add.s32 %r114, %r113, %r20;
setp.lt.u32 %p11, %r114, %r109;
@%p11 bra $L__BB6_17;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r114;
.param .b32 param1;
st.param.b32 [param1+0], %r109;
.param .b32 param2;
st.param.b32 [param2+0], %r24;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r114, [retval0+0];
}
$L__BB6_17:
setp.lt.s32 %p12, %r114, 0;
@%p12 bra $L__BB6_34;
setp.eq.s16 %p13, %rs22, 0;
@%p13 bra $L__BB6_27;
cvt.u32.u64 %r83, %rd35;
setp.lt.s32 %p14, %r83, 1;
@%p14 bra $L__BB6_34;
cvt.s64.s32 %rd80, %r114;
mul.lo.s64 %rd81, %rd104, %rd80;
add.s64 %rd82, %rd37, %rd81;
add.s64 %rd114, %rd103, %rd82;
add.s32 %r85, %r25, -1;
setp.lt.u32 %p15, %r85, 3;
mov.u32 %r117, 0;
@%p15 bra $L__BB6_23;
mov.u64 %rd112, %rd111;
mov.u32 %r116, %r27;
$L__BB6_22:
.pragma "nounroll";
ld.param.f32 %f18, [%rd112];
ld.global.nc.u8 %r87, [%rd114];
cvt.u16.u32 %rs5, %r87;
and.b16 %rs6, %rs5, 255;
cvt.rn.f32.u16 %f19, %rs6;
fma.rn.f32 %f20, %f18, %f19, %f46;
ld.param.f32 %f21, [%rd112+4];
add.s64 %rd84, %rd114, %rd105;
ld.global.nc.u8 %r88, [%rd84];
cvt.u16.u32 %rs7, %r88;
and.b16 %rs8, %rs7, 255;
cvt.rn.f32.u16 %f22, %rs8;
fma.rn.f32 %f23, %f21, %f22, %f20;
ld.param.f32 %f24, [%rd112+8];
add.s64 %rd85, %rd84, %rd105;
ld.global.nc.u8 %r89, [%rd85];
cvt.u16.u32 %rs9, %r89;
and.b16 %rs10, %rs9, 255;
cvt.rn.f32.u16 %f25, %rs10;
fma.rn.f32 %f26, %f24, %f25, %f23;
ld.param.f32 %f27, [%rd112+12];
add.s64 %rd86, %rd85, %rd105;
add.s64 %rd114, %rd86, %rd105;
ld.global.nc.u8 %r90, [%rd86];
cvt.u16.u32 %rs11, %r90;
and.b16 %rs12, %rs11, 255;
cvt.rn.f32.u16 %f28, %rs12;
fma.rn.f32 %f46, %f27, %f28, %f26;
add.s32 %r117, %r117, 4;
add.s64 %rd112, %rd112, 16;
add.s32 %r116, %r116, -4;
setp.ne.s32 %p16, %r116, 0;
@%p16 bra $L__BB6_22;
$L__BB6_23:
setp.eq.s32 %p17, %r26, 0;
@%p17 bra $L__BB6_34;
setp.eq.s32 %p18, %r26, 1;
mul.wide.s32 %rd88, %r117, 4;
add.s64 %rd45, %rd111, %rd88;
ld.param.f32 %f29, [%rd45];
ld.global.nc.u8 %r91, [%rd114];
cvt.u16.u32 %rs13, %r91;
and.b16 %rs14, %rs13, 255;
cvt.rn.f32.u16 %f30, %rs14;
fma.rn.f32 %f46, %f29, %f30, %f46;
@%p18 bra $L__BB6_34;
setp.eq.s32 %p19, %r26, 2;
ld.param.f32 %f31, [%rd45+4];
add.s64 %rd89, %rd114, %rd105;
ld.global.nc.u8 %r92, [%rd89];
cvt.u16.u32 %rs15, %r92;
and.b16 %rs16, %rs15, 255;
cvt.rn.f32.u16 %f32, %rs16;
fma.rn.f32 %f46, %f31, %f32, %f46;
@%p19 bra $L__BB6_34;
ld.param.f32 %f33, [%rd45+8];
add.s64 %rd90, %rd114, %rd30;
ld.global.nc.u8 %r93, [%rd90];
cvt.u16.u32 %rs17, %r93;
and.b16 %rs18, %rs17, 255;
cvt.rn.f32.u16 %f34, %rs18;
fma.rn.f32 %f46, %f33, %f34, %f46;
bra.uni $L__BB6_34;
$L__BB6_27:
cvt.u32.u64 %r94, %rd35;
setp.lt.s32 %p20, %r94, 1;
@%p20 bra $L__BB6_34;
cvt.s64.s32 %rd91, %r114;
mul.lo.s64 %rd92, %rd104, %rd91;
add.s64 %rd46, %rd92, %rd36;
mov.u32 %r118, 0;
$L__BB6_29:
.pragma "nounroll";
add.s32 %r119, %r118, %r19;
setp.lt.u32 %p21, %r119, %r108;
@%p21 bra $L__BB6_31;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r119;
.param .b32 param1;
st.param.b32 [param1+0], %r108;
.param .b32 param2;
st.param.b32 [param2+0], %r24;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r119, [retval0+0];
}
$L__BB6_31:
setp.lt.s32 %p22, %r119, 0;
@%p22 bra $L__BB6_33;
mul.wide.s32 %rd94, %r118, 4;
add.s64 %rd95, %rd111, %rd94;
ld.param.f32 %f35, [%rd95];
cvt.s64.s32 %rd96, %r119;
mul.lo.s64 %rd97, %rd105, %rd96;
add.s64 %rd98, %rd46, %rd97;
add.s64 %rd93, %rd103, %rd98;
ld.global.nc.u8 %r96, [%rd93];
cvt.u16.u32 %rs19, %r96;
and.b16 %rs20, %rs19, 255;
cvt.rn.f32.u16 %f36, %rs20;
fma.rn.f32 %f46, %f35, %f36, %f46;
$L__BB6_33:
add.s32 %r118, %r118, 1;
setp.lt.s32 %p23, %r118, %r94;
@%p23 bra $L__BB6_29;
$L__BB6_34:
shl.b64 %rd99, %rd35, 2;
add.s64 %rd111, %rd111, %rd99;
add.s32 %r113, %r113, 1;
setp.lt.s32 %p24, %r113, %r23;
@%p24 bra $L__BB6_15;
bra.uni $L__BB6_35;
$L__BB6_13:
mov.f32 %f46, 0f00000000;
$L__BB6_35:
ld.param.u32 %r98, [%rd26+20];
cvt.s64.s32 %rd100, %r112;
mul.lo.s64 %rd101, %rd110, %rd100;
add.s64 %rd102, %rd29, %rd101;
add.s64 %rd48, %rd107, %rd102;
ld.param.f32 %f37, [%rd26+28];
ld.param.f32 %f38, [%rd26+24];
fma.rn.f32 %f14, %f46, %f38, %f37;
setp.gt.s32 %p25, %r98, 1;
@%p25 bra $L__BB6_38;
setp.eq.s32 %p28, %r98, 0;
@%p28 bra $L__BB6_43;
setp.eq.s32 %p29, %r98, 1;
@%p29 bra $L__BB6_42;
bra.uni $L__BB6_44;
$L__BB6_42:
cvt.rni.s32.f32 %r102, %f14;
max.s32 %r103, %r102, 0;
min.s32 %r104, %r103, 65535;
st.u16 [%rd48], %r104;
bra.uni $L__BB6_45;
$L__BB6_38:
setp.eq.s32 %p26, %r98, 2;
@%p26 bra $L__BB6_41;
setp.ne.s32 %p27, %r98, 3;
@%p27 bra $L__BB6_44;
cvt.rn.f16.f32 %rs21, %f14;
st.u16 [%rd48], %rs21;
bra.uni $L__BB6_45;
$L__BB6_43:
cvt.rni.s32.f32 %r105, %f14;
max.s32 %r106, %r105, 0;
min.s32 %r107, %r106, 255;
st.u8 [%rd48], %r107;
bra.uni $L__BB6_45;
$L__BB6_41:
cvt.rni.s32.f32 %r99, %f14;
max.s32 %r100, %r99, -32768;
min.s32 %r101, %r100, 32767;
st.u16 [%rd48], %r101;
bra.uni $L__BB6_45;
$L__BB6_44:
st.f32 [%rd48], %f14;
$L__BB6_45:
add.s32 %r112, %r112, 1;
setp.lt.s32 %p30, %r112, %r58;
@%p30 bra $L__BB6_12;
$L__BB6_46:
ret;
}
.visible .entry conv2d_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256, 1, 1
{
.reg .pred %p<31>;
.reg .b16 %rs<15>;
.reg .f32 %f<48>;
.reg .b32 %r<112>;
.reg .b64 %rd<115>;
ld.param.u64 %rd49, [p0];
ld.param.v2.u32 {%r100, %r101}, [p1+32];
ld.param.v2.u32 {%r54, %r55}, [p1+40];
ld.param.u64 %rd54, [p2];
ld.param.v2.u32 {%r102, %r103}, [p3+32];
ld.param.v2.u32 {%r58, %r59}, [p3+40];
mov.b64 %rd59, p4;
ld.param.u32 %rd60, [p3];
ld.param.u32 %rd61, [p3+4];
bfi.b64 %rd55, %rd61, %rd60, 32, 32;
ld.param.u64 %rd110, [p3+24];
ld.param.u64 %rd109, [p3+16];
ld.param.u64 %rd108, [p3+8];
ld.param.u64 %rd106, [p1+24];
ld.param.u64 %rd105, [p1+16];
ld.param.u64 %rd104, [p1+8];
ld.param.u64 %rd50, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r55, 0;
@%p1 bra $L__BB7_2;
cvta.to.global.u64 %rd62, %rd49;
mul.wide.s32 %rd63, %r1, 40;
add.s64 %rd64, %rd62, %rd63;
ld.global.v2.u32 {%r100, %r101}, [%rd64+32];
ld.global.u64 %rd106, [%rd64+24];
ld.global.u64 %rd105, [%rd64+16];
ld.global.u64 %rd104, [%rd64+8];
ld.global.u64 %rd103, [%rd64];
bra.uni $L__BB7_3;
$L__BB7_2:
cvt.s64.s32 %rd65, %r1;
mul.lo.s64 %rd66, %rd50, %rd65;
add.s64 %rd103, %rd49, %rd66;
$L__BB7_3:
setp.eq.s32 %p2, %r59, 0;
@%p2 bra $L__BB7_5;
cvta.to.global.u64 %rd67, %rd54;
mul.wide.s32 %rd68, %r1, 40;
add.s64 %rd69, %rd67, %rd68;
ld.global.v2.u32 {%r102, %r103}, [%rd69+32];
ld.global.u64 %rd110, [%rd69+24];
ld.global.u64 %rd109, [%rd69+16];
ld.global.u64 %rd108, [%rd69+8];
ld.global.u64 %rd107, [%rd69];
bra.uni $L__BB7_6;
$L__BB7_5:
cvt.s64.s32 %rd70, %r1;
mul.lo.s64 %rd71, %rd55, %rd70;
add.s64 %rd107, %rd54, %rd71;
$L__BB7_6:
mov.u32 %r64, %ctaid.x;
shl.b32 %r65, %r64, 5;
mov.u32 %r66, %tid.x;
add.s32 %r14, %r65, %r66;
mov.u32 %r67, %ctaid.y;
shl.b32 %r68, %r67, 3;
mov.u32 %r69, %tid.y;
add.s32 %r15, %r68, %r69;
setp.ge.s32 %p3, %r14, %r102;
setp.ge.s32 %p4, %r15, %r103;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB7_46;
mov.u64 %rd26, %rd59;
ld.param.u32 %r18, [%rd26+8];
sub.s32 %r19, %r14, %r18;
ld.param.u32 %r70, [%rd26+12];
sub.s32 %r20, %r15, %r70;
or.b32 %r71, %r20, %r19;
setp.lt.s32 %p6, %r71, 0;
mov.u16 %rs14, 0;
@%p6 bra $L__BB7_10;
ld.param.u32 %r72, [%rd26];
add.s32 %r73, %r72, %r19;
setp.gt.s32 %p7, %r73, %r100;
@%p7 bra $L__BB7_10;
ld.param.u32 %r74, [%rd26+4];
add.s32 %r75, %r74, %r20;
setp.le.s32 %p8, %r75, %r101;
selp.u16 %rs14, 1, 0, %p8;
$L__BB7_10:
setp.lt.s32 %p9, %r58, 1;
@%p9 bra $L__BB7_46;
cvt.s64.s32 %rd72, %r15;
mul.lo.s64 %rd73, %rd108, %rd72;
cvt.s64.s32 %rd74, %r14;
mul.lo.s64 %rd75, %rd109, %rd74;
add.s64 %rd29, %rd73, %rd75;
shl.b64 %rd30, %rd105, 1;
mov.u32 %r104, 0;
add.s64 %rd34, %rd26, 32;
$L__BB7_12:
.pragma "nounroll";
ld.param.u32 %r23, [%rd26+4];
setp.gt.s32 %p10, %r23, 0;
@%p10 bra $L__BB7_14;
bra.uni $L__BB7_13;
$L__BB7_14:
ld.param.u32 %r24, [%rd26+16];
ld.param.u32 %r25, [%rd26];
cvt.s64.s32 %rd35, %r25;
cvt.s64.s32 %rd77, %r104;
mul.lo.s64 %rd36, %rd106, %rd77;
cvt.s64.s32 %rd78, %r19;
mul.lo.s64 %rd79, %rd105, %rd78;
add.s64 %rd37, %rd36, %rd79;
and.b32 %r26, %r25, 3;
sub.s32 %r27, %r25, %r26;
mov.f32 %f46, 0f00000000;
mov.u32 %r105, 0;
mov.u64 %rd111, %rd34;
$L__BB7_15:
.pragma "nounroll";
add.s32 %r106, %r105, %r20;
setp.lt.u32 %p11, %r106, %r101;
@%p11 bra $L__BB7_17;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r106;
.param .b32 param1;
st.param.b32 [param1+0], %r101;
.param .b32 param2;
st.param.b32 [param2+0], %r24;
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
$L__BB7_17:
setp.lt.s32 %p12, %r106, 0;
@%p12 bra $L__BB7_34;
setp.eq.s16 %p13, %rs14, 0;
@%p13 bra $L__BB7_27;
cvt.u32.u64 %r83, %rd35;
setp.lt.s32 %p14, %r83, 1;
@%p14 bra $L__BB7_34;
cvt.s64.s32 %rd80, %r106;
mul.lo.s64 %rd81, %rd104, %rd80;
add.s64 %rd82, %rd37, %rd81;
add.s64 %rd114, %rd103, %rd82;
add.s32 %r85, %r25, -1;
setp.lt.u32 %p15, %r85, 3;
mov.u32 %r109, 0;
@%p15 bra $L__BB7_23;
mov.u64 %rd112, %rd111;
mov.u32 %r108, %r27;
$L__BB7_22:
.pragma "nounroll";
ld.param.f32 %f18, [%rd112];
ld.global.nc.u16 %rs5, [%rd114];
cvt.rn.f32.u16 %f19, %rs5;
fma.rn.f32 %f20, %f18, %f19, %f46;
ld.param.f32 %f21, [%rd112+4];
add.s64 %rd84, %rd114, %rd105;
ld.global.nc.u16 %rs6, [%rd84];
cvt.rn.f32.u16 %f22, %rs6;
fma.rn.f32 %f23, %f21, %f22, %f20;
ld.param.f32 %f24, [%rd112+8];
add.s64 %rd85, %rd84, %rd105;
ld.global.nc.u16 %rs7, [%rd85];
cvt.rn.f32.u16 %f25, %rs7;
fma.rn.f32 %f26, %f24, %f25, %f23;
ld.param.f32 %f27, [%rd112+12];
add.s64 %rd86, %rd85, %rd105;
add.s64 %rd114, %rd86, %rd105;
ld.global.nc.u16 %rs8, [%rd86];
cvt.rn.f32.u16 %f28, %rs8;
fma.rn.f32 %f46, %f27, %f28, %f26;
add.s32 %r109, %r109, 4;
add.s64 %rd112, %rd112, 16;
add.s32 %r108, %r108, -4;
setp.ne.s32 %p16, %r108, 0;
@%p16 bra $L__BB7_22;
$L__BB7_23:
setp.eq.s32 %p17, %r26, 0;
@%p17 bra $L__BB7_34;
setp.eq.s32 %p18, %r26, 1;
mul.wide.s32 %rd88, %r109, 4;
add.s64 %rd45, %rd111, %rd88;
ld.param.f32 %f29, [%rd45];
ld.global.nc.u16 %rs9, [%rd114];
cvt.rn.f32.u16 %f30, %rs9;
fma.rn.f32 %f46, %f29, %f30, %f46;
@%p18 bra $L__BB7_34;
setp.eq.s32 %p19, %r26, 2;
ld.param.f32 %f31, [%rd45+4];
add.s64 %rd89, %rd114, %rd105;
ld.global.nc.u16 %rs10, [%rd89];
cvt.rn.f32.u16 %f32, %rs10;
fma.rn.f32 %f46, %f31, %f32, %f46;
@%p19 bra $L__BB7_34;
add.s64 %rd90, %rd114, %rd30;
ld.param.f32 %f33, [%rd45+8];
ld.global.nc.u16 %rs11, [%rd90];
cvt.rn.f32.u16 %f34, %rs11;
fma.rn.f32 %f46, %f33, %f34, %f46;
bra.uni $L__BB7_34;
$L__BB7_27:
cvt.u32.u64 %r87, %rd35;
setp.lt.s32 %p20, %r87, 1;
@%p20 bra $L__BB7_34;
cvt.s64.s32 %rd91, %r106;
mul.lo.s64 %rd92, %rd104, %rd91;
add.s64 %rd46, %rd92, %rd36;
mov.u32 %r110, 0;
$L__BB7_29:
.pragma "nounroll";
add.s32 %r111, %r110, %r19;
setp.lt.u32 %p21, %r111, %r100;
@%p21 bra $L__BB7_31;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r111;
.param .b32 param1;
st.param.b32 [param1+0], %r100;
.param .b32 param2;
st.param.b32 [param2+0], %r24;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r111, [retval0+0];
}
$L__BB7_31:
setp.lt.s32 %p22, %r111, 0;
@%p22 bra $L__BB7_33;
mul.wide.s32 %rd94, %r110, 4;
add.s64 %rd95, %rd111, %rd94;
ld.param.f32 %f35, [%rd95];
cvt.s64.s32 %rd96, %r111;
mul.lo.s64 %rd97, %rd105, %rd96;
add.s64 %rd98, %rd46, %rd97;
add.s64 %rd93, %rd103, %rd98;
ld.global.nc.u16 %rs12, [%rd93];
cvt.rn.f32.u16 %f36, %rs12;
fma.rn.f32 %f46, %f35, %f36, %f46;
$L__BB7_33:
add.s32 %r110, %r110, 1;
setp.lt.s32 %p23, %r110, %r87;
@%p23 bra $L__BB7_29;
$L__BB7_34:
shl.b64 %rd99, %rd35, 2;
add.s64 %rd111, %rd111, %rd99;
add.s32 %r105, %r105, 1;
setp.lt.s32 %p24, %r105, %r23;
@%p24 bra $L__BB7_15;
bra.uni $L__BB7_35;
$L__BB7_13:
mov.f32 %f46, 0f00000000;
$L__BB7_35:
ld.param.u32 %r90, [%rd26+20];
cvt.s64.s32 %rd100, %r104;
mul.lo.s64 %rd101, %rd110, %rd100;
add.s64 %rd102, %rd29, %rd101;
add.s64 %rd48, %rd107, %rd102;
ld.param.f32 %f37, [%rd26+28];
ld.param.f32 %f38, [%rd26+24];
fma.rn.f32 %f14, %f46, %f38, %f37;
setp.gt.s32 %p25, %r90, 1;
@%p25 bra $L__BB7_38;
setp.eq.s32 %p28, %r90, 0;
@%p28 bra $L__BB7_43;
setp.eq.s32 %p29, %r90, 1;
@%p29 bra $L__BB7_42;
bra.uni $L__BB7_44;
$L__BB7_42:
cvt.rni.s32.f32 %r94, %f14;
max.s32 %r95, %r94, 0;
min.s32 %r96, %r95, 65535;
st.u16 [%rd48], %r96;
bra.uni $L__BB7_45;
$L__BB7_38:
setp.eq.s32 %p26, %r90, 2;
@%p26 bra $L__BB7_41;
setp.ne.s32 %p27, %r90, 3;
@%p27 bra $L__BB7_44;
cvt.rn.f16.f32 %rs13, %f14;
st.u16 [%rd48], %rs13;
bra.uni $L__BB7_45;
$L__BB7_43:
cvt.rni.s32.f32 %r97, %f14;
max.s32 %r98, %r97, 0;
min.s32 %r99, %r98, 255;
st.u8 [%rd48], %r99;
bra.uni $L__BB7_45;
$L__BB7_41:
cvt.rni.s32.f32 %r91, %f14;
max.s32 %r92, %r91, -32768;
min.s32 %r93, %r92, 32767;
st.u16 [%rd48], %r93;
bra.uni $L__BB7_45;
$L__BB7_44:
st.f32 [%rd48], %f14;
$L__BB7_45:
add.s32 %r104, %r104, 1;
setp.lt.s32 %p30, %r104, %r58;
@%p30 bra $L__BB7_12;
$L__BB7_46:
ret;
}
.visible .entry conv2d_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256, 1, 1
{
.reg .pred %p<31>;
.reg .b16 %rs<15>;
.reg .f32 %f<48>;
.reg .b32 %r<112>;
.reg .b64 %rd<115>;
ld.param.u64 %rd49, [p0];
ld.param.v2.u32 {%r100, %r101}, [p1+32];
ld.param.v2.u32 {%r54, %r55}, [p1+40];
ld.param.u64 %rd54, [p2];
ld.param.v2.u32 {%r102, %r103}, [p3+32];
ld.param.v2.u32 {%r58, %r59}, [p3+40];
mov.b64 %rd59, p4;
ld.param.u32 %rd60, [p3];
ld.param.u32 %rd61, [p3+4];
bfi.b64 %rd55, %rd61, %rd60, 32, 32;
ld.param.u64 %rd110, [p3+24];
ld.param.u64 %rd109, [p3+16];
ld.param.u64 %rd108, [p3+8];
ld.param.u64 %rd106, [p1+24];
ld.param.u64 %rd105, [p1+16];
ld.param.u64 %rd104, [p1+8];
ld.param.u64 %rd50, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r55, 0;
@%p1 bra $L__BB8_2;
cvta.to.global.u64 %rd62, %rd49;
mul.wide.s32 %rd63, %r1, 40;
add.s64 %rd64, %rd62, %rd63;
ld.global.v2.u32 {%r100, %r101}, [%rd64+32];
ld.global.u64 %rd106, [%rd64+24];
ld.global.u64 %rd105, [%rd64+16];
ld.global.u64 %rd104, [%rd64+8];
ld.global.u64 %rd103, [%rd64];
bra.uni $L__BB8_3;
$L__BB8_2:
cvt.s64.s32 %rd65, %r1;
mul.lo.s64 %rd66, %rd50, %rd65;
add.s64 %rd103, %rd49, %rd66;
$L__BB8_3:
setp.eq.s32 %p2, %r59, 0;
@%p2 bra $L__BB8_5;
cvta.to.global.u64 %rd67, %rd54;
mul.wide.s32 %rd68, %r1, 40;
add.s64 %rd69, %rd67, %rd68;
ld.global.v2.u32 {%r102, %r103}, [%rd69+32];
ld.global.u64 %rd110, [%rd69+24];
ld.global.u64 %rd109, [%rd69+16];
ld.global.u64 %rd108, [%rd69+8];
ld.global.u64 %rd107, [%rd69];
bra.uni $L__BB8_6;
$L__BB8_5:
cvt.s64.s32 %rd70, %r1;
mul.lo.s64 %rd71, %rd55, %rd70;
add.s64 %rd107, %rd54, %rd71;
$L__BB8_6:
mov.u32 %r64, %ctaid.x;
shl.b32 %r65, %r64, 5;
mov.u32 %r66, %tid.x;
add.s32 %r14, %r65, %r66;
mov.u32 %r67, %ctaid.y;
shl.b32 %r68, %r67, 3;
mov.u32 %r69, %tid.y;
add.s32 %r15, %r68, %r69;
setp.ge.s32 %p3, %r14, %r102;
setp.ge.s32 %p4, %r15, %r103;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB8_46;
mov.u64 %rd26, %rd59;
ld.param.u32 %r18, [%rd26+8];
sub.s32 %r19, %r14, %r18;
ld.param.u32 %r70, [%rd26+12];
sub.s32 %r20, %r15, %r70;
or.b32 %r71, %r20, %r19;
setp.lt.s32 %p6, %r71, 0;
mov.u16 %rs14, 0;
@%p6 bra $L__BB8_10;
ld.param.u32 %r72, [%rd26];
add.s32 %r73, %r72, %r19;
setp.gt.s32 %p7, %r73, %r100;
@%p7 bra $L__BB8_10;
ld.param.u32 %r74, [%rd26+4];
add.s32 %r75, %r74, %r20;
setp.le.s32 %p8, %r75, %r101;
selp.u16 %rs14, 1, 0, %p8;
$L__BB8_10:
setp.lt.s32 %p9, %r58, 1;
@%p9 bra $L__BB8_46;
cvt.s64.s32 %rd72, %r15;
mul.lo.s64 %rd73, %rd108, %rd72;
cvt.s64.s32 %rd74, %r14;
mul.lo.s64 %rd75, %rd109, %rd74;
add.s64 %rd29, %rd73, %rd75;
shl.b64 %rd30, %rd105, 1;
mov.u32 %r104, 0;
add.s64 %rd34, %rd26, 32;
$L__BB8_12:
.pragma "nounroll";
ld.param.u32 %r23, [%rd26+4];
setp.gt.s32 %p10, %r23, 0;
@%p10 bra $L__BB8_14;
bra.uni $L__BB8_13;
$L__BB8_14:
ld.param.u32 %r24, [%rd26+16];
ld.param.u32 %r25, [%rd26];
cvt.s64.s32 %rd35, %r25;
cvt.s64.s32 %rd77, %r104;
mul.lo.s64 %rd36, %rd106, %rd77;
cvt.s64.s32 %rd78, %r19;
mul.lo.s64 %rd79, %rd105, %rd78;
add.s64 %rd37, %rd36, %rd79;
and.b32 %r26, %r25, 3;
sub.s32 %r27, %r25, %r26;
mov.f32 %f46, 0f00000000;
mov.u32 %r105, 0;
mov.u64 %rd111, %rd34;
$L__BB8_15:
.pragma "nounroll";
add.s32 %r106, %r105, %r20;
setp.lt.u32 %p11, %r106, %r101;
@%p11 bra $L__BB8_17;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r106;
.param .b32 param1;
st.param.b32 [param1+0], %r101;
.param .b32 param2;
st.param.b32 [param2+0], %r24;
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
$L__BB8_17:
setp.lt.s32 %p12, %r106, 0;
@%p12 bra $L__BB8_34;
setp.eq.s16 %p13, %rs14, 0;
@%p13 bra $L__BB8_27;
cvt.u32.u64 %r83, %rd35;
setp.lt.s32 %p14, %r83, 1;
@%p14 bra $L__BB8_34;
cvt.s64.s32 %rd80, %r106;
mul.lo.s64 %rd81, %rd104, %rd80;
add.s64 %rd82, %rd37, %rd81;
add.s64 %rd114, %rd103, %rd82;
add.s32 %r85, %r25, -1;
setp.lt.u32 %p15, %r85, 3;
mov.u32 %r109, 0;
@%p15 bra $L__BB8_23;
mov.u64 %rd112, %rd111;
mov.u32 %r108, %r27;
$L__BB8_22:
.pragma "nounroll";
ld.param.f32 %f18, [%rd112];
ld.global.nc.s16 %rs5, [%rd114];
cvt.rn.f32.s16 %f19, %rs5;
fma.rn.f32 %f20, %f18, %f19, %f46;
ld.param.f32 %f21, [%rd112+4];
add.s64 %rd84, %rd114, %rd105;
ld.global.nc.s16 %rs6, [%rd84];
cvt.rn.f32.s16 %f22, %rs6;
fma.rn.f32 %f23, %f21, %f22, %f20;
ld.param.f32 %f24, [%rd112+8];
add.s64 %rd85, %rd84, %rd105;
ld.global.nc.s16 %rs7, [%rd85];
cvt.rn.f32.s16 %f25, %rs7;
fma.rn.f32 %f26, %f24, %f25, %f23;
ld.param.f32 %f27, [%rd112+12];
add.s64 %rd86, %rd85, %rd105;
add.s64 %rd114, %rd86, %rd105;
ld.global.nc.s16 %rs8, [%rd86];
cvt.rn.f32.s16 %f28, %rs8;
fma.rn.f32 %f46, %f27, %f28, %f26;
add.s32 %r109, %r109, 4;
add.s64 %rd112, %rd112, 16;
add.s32 %r108, %r108, -4;
setp.ne.s32 %p16, %r108, 0;
@%p16 bra $L__BB8_22;
$L__BB8_23:
setp.eq.s32 %p17, %r26, 0;
@%p17 bra $L__BB8_34;
setp.eq.s32 %p18, %r26, 1;
mul.wide.s32 %rd88, %r109, 4;
add.s64 %rd45, %rd111, %rd88;
ld.param.f32 %f29, [%rd45];
ld.global.nc.s16 %rs9, [%rd114];
cvt.rn.f32.s16 %f30, %rs9;
fma.rn.f32 %f46, %f29, %f30, %f46;
@%p18 bra $L__BB8_34;
setp.eq.s32 %p19, %r26, 2;
ld.param.f32 %f31, [%rd45+4];
add.s64 %rd89, %rd114, %rd105;
ld.global.nc.s16 %rs10, [%rd89];
cvt.rn.f32.s16 %f32, %rs10;
fma.rn.f32 %f46, %f31, %f32, %f46;
@%p19 bra $L__BB8_34;
add.s64 %rd90, %rd114, %rd30;
ld.param.f32 %f33, [%rd45+8];
ld.global.nc.s16 %rs11, [%rd90];
cvt.rn.f32.s16 %f34, %rs11;
fma.rn.f32 %f46, %f33, %f34, %f46;
bra.uni $L__BB8_34;
$L__BB8_27:
cvt.u32.u64 %r87, %rd35;
setp.lt.s32 %p20, %r87, 1;
@%p20 bra $L__BB8_34;
cvt.s64.s32 %rd91, %r106;
mul.lo.s64 %rd92, %rd104, %rd91;
add.s64 %rd46, %rd92, %rd36;
mov.u32 %r110, 0;
$L__BB8_29:
.pragma "nounroll";
add.s32 %r111, %r110, %r19;
setp.lt.u32 %p21, %r111, %r100;
@%p21 bra $L__BB8_31;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r111;
.param .b32 param1;
st.param.b32 [param1+0], %r100;
.param .b32 param2;
st.param.b32 [param2+0], %r24;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r111, [retval0+0];
}
$L__BB8_31:
setp.lt.s32 %p22, %r111, 0;
@%p22 bra $L__BB8_33;
mul.wide.s32 %rd94, %r110, 4;
add.s64 %rd95, %rd111, %rd94;
ld.param.f32 %f35, [%rd95];
cvt.s64.s32 %rd96, %r111;
mul.lo.s64 %rd97, %rd105, %rd96;
add.s64 %rd98, %rd46, %rd97;
add.s64 %rd93, %rd103, %rd98;
ld.global.nc.s16 %rs12, [%rd93];
cvt.rn.f32.s16 %f36, %rs12;
fma.rn.f32 %f46, %f35, %f36, %f46;
$L__BB8_33:
add.s32 %r110, %r110, 1;
setp.lt.s32 %p23, %r110, %r87;
@%p23 bra $L__BB8_29;
$L__BB8_34:
shl.b64 %rd99, %rd35, 2;
add.s64 %rd111, %rd111, %rd99;
add.s32 %r105, %r105, 1;
setp.lt.s32 %p24, %r105, %r23;
@%p24 bra $L__BB8_15;
bra.uni $L__BB8_35;
$L__BB8_13:
mov.f32 %f46, 0f00000000;
$L__BB8_35:
ld.param.u32 %r90, [%rd26+20];
cvt.s64.s32 %rd100, %r104;
mul.lo.s64 %rd101, %rd110, %rd100;
add.s64 %rd102, %rd29, %rd101;
add.s64 %rd48, %rd107, %rd102;
ld.param.f32 %f37, [%rd26+28];
ld.param.f32 %f38, [%rd26+24];
fma.rn.f32 %f14, %f46, %f38, %f37;
setp.gt.s32 %p25, %r90, 1;
@%p25 bra $L__BB8_38;
setp.eq.s32 %p28, %r90, 0;
@%p28 bra $L__BB8_43;
setp.eq.s32 %p29, %r90, 1;
@%p29 bra $L__BB8_42;
bra.uni $L__BB8_44;
$L__BB8_42:
cvt.rni.s32.f32 %r94, %f14;
max.s32 %r95, %r94, 0;
min.s32 %r96, %r95, 65535;
st.u16 [%rd48], %r96;
bra.uni $L__BB8_45;
$L__BB8_38:
setp.eq.s32 %p26, %r90, 2;
@%p26 bra $L__BB8_41;
setp.ne.s32 %p27, %r90, 3;
@%p27 bra $L__BB8_44;
cvt.rn.f16.f32 %rs13, %f14;
st.u16 [%rd48], %rs13;
bra.uni $L__BB8_45;
$L__BB8_43:
cvt.rni.s32.f32 %r97, %f14;
max.s32 %r98, %r97, 0;
min.s32 %r99, %r98, 255;
st.u8 [%rd48], %r99;
bra.uni $L__BB8_45;
$L__BB8_41:
cvt.rni.s32.f32 %r91, %f14;
max.s32 %r92, %r91, -32768;
min.s32 %r93, %r92, 32767;
st.u16 [%rd48], %r93;
bra.uni $L__BB8_45;
$L__BB8_44:
st.f32 [%rd48], %f14;
$L__BB8_45:
add.s32 %r104, %r104, 1;
setp.lt.s32 %p30, %r104, %r58;
@%p30 bra $L__BB8_12;
$L__BB8_46:
ret;
}
.visible .entry conv2d_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256, 1, 1
{
.reg .pred %p<31>;
.reg .b16 %rs<23>;
.reg .f32 %f<48>;
.reg .b32 %r<112>;
.reg .b64 %rd<115>;
ld.param.u64 %rd49, [p0];
ld.param.v2.u32 {%r100, %r101}, [p1+32];
ld.param.v2.u32 {%r54, %r55}, [p1+40];
ld.param.u64 %rd54, [p2];
ld.param.v2.u32 {%r102, %r103}, [p3+32];
ld.param.v2.u32 {%r58, %r59}, [p3+40];
mov.b64 %rd59, p4;
ld.param.u32 %rd60, [p3];
ld.param.u32 %rd61, [p3+4];
bfi.b64 %rd55, %rd61, %rd60, 32, 32;
ld.param.u64 %rd110, [p3+24];
ld.param.u64 %rd109, [p3+16];
ld.param.u64 %rd108, [p3+8];
ld.param.u64 %rd106, [p1+24];
ld.param.u64 %rd105, [p1+16];
ld.param.u64 %rd104, [p1+8];
ld.param.u64 %rd50, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r55, 0;
@%p1 bra $L__BB9_2;
cvta.to.global.u64 %rd62, %rd49;
mul.wide.s32 %rd63, %r1, 40;
add.s64 %rd64, %rd62, %rd63;
ld.global.v2.u32 {%r100, %r101}, [%rd64+32];
ld.global.u64 %rd106, [%rd64+24];
ld.global.u64 %rd105, [%rd64+16];
ld.global.u64 %rd104, [%rd64+8];
ld.global.u64 %rd103, [%rd64];
bra.uni $L__BB9_3;
$L__BB9_2:
cvt.s64.s32 %rd65, %r1;
mul.lo.s64 %rd66, %rd50, %rd65;
add.s64 %rd103, %rd49, %rd66;
$L__BB9_3:
setp.eq.s32 %p2, %r59, 0;
@%p2 bra $L__BB9_5;
cvta.to.global.u64 %rd67, %rd54;
mul.wide.s32 %rd68, %r1, 40;
add.s64 %rd69, %rd67, %rd68;
ld.global.v2.u32 {%r102, %r103}, [%rd69+32];
ld.global.u64 %rd110, [%rd69+24];
ld.global.u64 %rd109, [%rd69+16];
ld.global.u64 %rd108, [%rd69+8];
ld.global.u64 %rd107, [%rd69];
bra.uni $L__BB9_6;
$L__BB9_5:
cvt.s64.s32 %rd70, %r1;
mul.lo.s64 %rd71, %rd55, %rd70;
add.s64 %rd107, %rd54, %rd71;
$L__BB9_6:
mov.u32 %r64, %ctaid.x;
shl.b32 %r65, %r64, 5;
mov.u32 %r66, %tid.x;
add.s32 %r14, %r65, %r66;
mov.u32 %r67, %ctaid.y;
shl.b32 %r68, %r67, 3;
mov.u32 %r69, %tid.y;
add.s32 %r15, %r68, %r69;
setp.ge.s32 %p3, %r14, %r102;
setp.ge.s32 %p4, %r15, %r103;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB9_46;
mov.u64 %rd26, %rd59;
ld.param.u32 %r18, [%rd26+8];
sub.s32 %r19, %r14, %r18;
ld.param.u32 %r70, [%rd26+12];
sub.s32 %r20, %r15, %r70;
or.b32 %r71, %r20, %r19;
setp.lt.s32 %p6, %r71, 0;
mov.u16 %rs22, 0;
@%p6 bra $L__BB9_10;
ld.param.u32 %r72, [%rd26];
add.s32 %r73, %r72, %r19;
setp.gt.s32 %p7, %r73, %r100;
@%p7 bra $L__BB9_10;
ld.param.u32 %r74, [%rd26+4];
add.s32 %r75, %r74, %r20;
setp.le.s32 %p8, %r75, %r101;
selp.u16 %rs22, 1, 0, %p8;
$L__BB9_10:
setp.lt.s32 %p9, %r58, 1;
@%p9 bra $L__BB9_46;
cvt.s64.s32 %rd72, %r15;
mul.lo.s64 %rd73, %rd108, %rd72;
cvt.s64.s32 %rd74, %r14;
mul.lo.s64 %rd75, %rd109, %rd74;
add.s64 %rd29, %rd73, %rd75;
shl.b64 %rd30, %rd105, 1;
mov.u32 %r104, 0;
add.s64 %rd34, %rd26, 32;
$L__BB9_12:
.pragma "nounroll";
ld.param.u32 %r23, [%rd26+4];
setp.gt.s32 %p10, %r23, 0;
@%p10 bra $L__BB9_14;
bra.uni $L__BB9_13;
$L__BB9_14:
ld.param.u32 %r24, [%rd26+16];
ld.param.u32 %r25, [%rd26];
cvt.s64.s32 %rd35, %r25;
cvt.s64.s32 %rd77, %r104;
mul.lo.s64 %rd36, %rd106, %rd77;
cvt.s64.s32 %rd78, %r19;
mul.lo.s64 %rd79, %rd105, %rd78;
add.s64 %rd37, %rd36, %rd79;
and.b32 %r26, %r25, 3;
sub.s32 %r27, %r25, %r26;
mov.f32 %f46, 0f00000000;
mov.u32 %r105, 0;
mov.u64 %rd111, %rd34;
$L__BB9_15:
.pragma "nounroll";
add.s32 %r106, %r105, %r20;
setp.lt.u32 %p11, %r106, %r101;
@%p11 bra $L__BB9_17;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r106;
.param .b32 param1;
st.param.b32 [param1+0], %r101;
.param .b32 param2;
st.param.b32 [param2+0], %r24;
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
$L__BB9_17:
setp.lt.s32 %p12, %r106, 0;
@%p12 bra $L__BB9_34;
setp.eq.s16 %p13, %rs22, 0;
@%p13 bra $L__BB9_27;
cvt.u32.u64 %r83, %rd35;
setp.lt.s32 %p14, %r83, 1;
@%p14 bra $L__BB9_34;
cvt.s64.s32 %rd80, %r106;
mul.lo.s64 %rd81, %rd104, %rd80;
add.s64 %rd82, %rd37, %rd81;
add.s64 %rd114, %rd103, %rd82;
add.s32 %r85, %r25, -1;
setp.lt.u32 %p15, %r85, 3;
mov.u32 %r109, 0;
@%p15 bra $L__BB9_23;
mov.u64 %rd112, %rd111;
mov.u32 %r108, %r27;
$L__BB9_22:
.pragma "nounroll";
ld.param.f32 %f22, [%rd112];
ld.global.nc.u16 %rs5, [%rd114];
cvt.f32.f16 %f18, %rs5;
fma.rn.f32 %f23, %f22, %f18, %f46;
ld.param.f32 %f24, [%rd112+4];
add.s64 %rd84, %rd114, %rd105;
ld.global.nc.u16 %rs7, [%rd84];
cvt.f32.f16 %f19, %rs7;
fma.rn.f32 %f25, %f24, %f19, %f23;
ld.param.f32 %f26, [%rd112+8];
add.s64 %rd85, %rd84, %rd105;
ld.global.nc.u16 %rs9, [%rd85];
cvt.f32.f16 %f20, %rs9;
fma.rn.f32 %f27, %f26, %f20, %f25;
ld.param.f32 %f28, [%rd112+12];
add.s64 %rd86, %rd85, %rd105;
add.s64 %rd114, %rd86, %rd105;
ld.global.nc.u16 %rs11, [%rd86];
cvt.f32.f16 %f21, %rs11;
fma.rn.f32 %f46, %f28, %f21, %f27;
add.s32 %r109, %r109, 4;
add.s64 %rd112, %rd112, 16;
add.s32 %r108, %r108, -4;
setp.ne.s32 %p16, %r108, 0;
@%p16 bra $L__BB9_22;
$L__BB9_23:
setp.eq.s32 %p17, %r26, 0;
@%p17 bra $L__BB9_34;
setp.eq.s32 %p18, %r26, 1;
mul.wide.s32 %rd88, %r109, 4;
add.s64 %rd45, %rd111, %rd88;
ld.param.f32 %f30, [%rd45];
ld.global.nc.u16 %rs13, [%rd114];
cvt.f32.f16 %f29, %rs13;
fma.rn.f32 %f46, %f30, %f29, %f46;
@%p18 bra $L__BB9_34;
setp.eq.s32 %p19, %r26, 2;
ld.param.f32 %f32, [%rd45+4];
add.s64 %rd89, %rd114, %rd105;
ld.global.nc.u16 %rs15, [%rd89];
cvt.f32.f16 %f31, %rs15;
fma.rn.f32 %f46, %f32, %f31, %f46;
@%p19 bra $L__BB9_34;
ld.param.f32 %f34, [%rd45+8];
add.s64 %rd90, %rd114, %rd30;
ld.global.nc.u16 %rs17, [%rd90];
cvt.f32.f16 %f33, %rs17;
fma.rn.f32 %f46, %f34, %f33, %f46;
bra.uni $L__BB9_34;
$L__BB9_27:
cvt.u32.u64 %r87, %rd35;
setp.lt.s32 %p20, %r87, 1;
@%p20 bra $L__BB9_34;
cvt.s64.s32 %rd91, %r106;
mul.lo.s64 %rd92, %rd104, %rd91;
add.s64 %rd46, %rd92, %rd36;
mov.u32 %r110, 0;
$L__BB9_29:
.pragma "nounroll";
add.s32 %r111, %r110, %r19;
setp.lt.u32 %p21, %r111, %r100;
@%p21 bra $L__BB9_31;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r111;
.param .b32 param1;
st.param.b32 [param1+0], %r100;
.param .b32 param2;
st.param.b32 [param2+0], %r24;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r111, [retval0+0];
}
$L__BB9_31:
setp.lt.s32 %p22, %r111, 0;
@%p22 bra $L__BB9_33;
mul.wide.s32 %rd94, %r110, 4;
add.s64 %rd95, %rd111, %rd94;
ld.param.f32 %f36, [%rd95];
cvt.s64.s32 %rd96, %r111;
mul.lo.s64 %rd97, %rd105, %rd96;
add.s64 %rd98, %rd46, %rd97;
add.s64 %rd93, %rd103, %rd98;
ld.global.nc.u16 %rs19, [%rd93];
cvt.f32.f16 %f35, %rs19;
fma.rn.f32 %f46, %f36, %f35, %f46;
$L__BB9_33:
add.s32 %r110, %r110, 1;
setp.lt.s32 %p23, %r110, %r87;
@%p23 bra $L__BB9_29;
$L__BB9_34:
shl.b64 %rd99, %rd35, 2;
add.s64 %rd111, %rd111, %rd99;
add.s32 %r105, %r105, 1;
setp.lt.s32 %p24, %r105, %r23;
@%p24 bra $L__BB9_15;
bra.uni $L__BB9_35;
$L__BB9_13:
mov.f32 %f46, 0f00000000;
$L__BB9_35:
ld.param.u32 %r90, [%rd26+20];
cvt.s64.s32 %rd100, %r104;
mul.lo.s64 %rd101, %rd110, %rd100;
add.s64 %rd102, %rd29, %rd101;
add.s64 %rd48, %rd107, %rd102;
ld.param.f32 %f37, [%rd26+28];
ld.param.f32 %f38, [%rd26+24];
fma.rn.f32 %f14, %f46, %f38, %f37;
setp.gt.s32 %p25, %r90, 1;
@%p25 bra $L__BB9_38;
setp.eq.s32 %p28, %r90, 0;
@%p28 bra $L__BB9_43;
setp.eq.s32 %p29, %r90, 1;
@%p29 bra $L__BB9_42;
bra.uni $L__BB9_44;
$L__BB9_42:
cvt.rni.s32.f32 %r94, %f14;
max.s32 %r95, %r94, 0;
min.s32 %r96, %r95, 65535;
st.u16 [%rd48], %r96;
bra.uni $L__BB9_45;
$L__BB9_38:
setp.eq.s32 %p26, %r90, 2;
@%p26 bra $L__BB9_41;
setp.ne.s32 %p27, %r90, 3;
@%p27 bra $L__BB9_44;
cvt.rn.f16.f32 %rs21, %f14;
st.u16 [%rd48], %rs21;
bra.uni $L__BB9_45;
$L__BB9_43:
cvt.rni.s32.f32 %r97, %f14;
max.s32 %r98, %r97, 0;
min.s32 %r99, %r98, 255;
st.u8 [%rd48], %r99;
bra.uni $L__BB9_45;
$L__BB9_41:
cvt.rni.s32.f32 %r91, %f14;
max.s32 %r92, %r91, -32768;
min.s32 %r93, %r92, 32767;
st.u16 [%rd48], %r93;
bra.uni $L__BB9_45;
$L__BB9_44:
st.f32 [%rd48], %f14;
$L__BB9_45:
add.s32 %r104, %r104, 1;
setp.lt.s32 %p30, %r104, %r58;
@%p30 bra $L__BB9_12;
$L__BB9_46:
ret;
}
.visible .entry conv2d_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256, 1, 1
{
.reg .pred %p<31>;
.reg .b16 %rs<7>;
.reg .f32 %f<48>;
.reg .b32 %r<112>;
.reg .b64 %rd<115>;
ld.param.u64 %rd49, [p0];
ld.param.v2.u32 {%r100, %r101}, [p1+32];
ld.param.v2.u32 {%r54, %r55}, [p1+40];
ld.param.u64 %rd54, [p2];
ld.param.v2.u32 {%r102, %r103}, [p3+32];
ld.param.v2.u32 {%r58, %r59}, [p3+40];
mov.b64 %rd59, p4;
ld.param.u32 %rd60, [p3];
ld.param.u32 %rd61, [p3+4];
bfi.b64 %rd55, %rd61, %rd60, 32, 32;
ld.param.u64 %rd110, [p3+24];
ld.param.u64 %rd109, [p3+16];
ld.param.u64 %rd108, [p3+8];
ld.param.u64 %rd106, [p1+24];
ld.param.u64 %rd105, [p1+16];
ld.param.u64 %rd104, [p1+8];
ld.param.u64 %rd50, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r55, 0;
@%p1 bra $L__BB10_2;
cvta.to.global.u64 %rd62, %rd49;
mul.wide.s32 %rd63, %r1, 40;
add.s64 %rd64, %rd62, %rd63;
ld.global.v2.u32 {%r100, %r101}, [%rd64+32];
ld.global.u64 %rd106, [%rd64+24];
ld.global.u64 %rd105, [%rd64+16];
ld.global.u64 %rd104, [%rd64+8];
ld.global.u64 %rd103, [%rd64];
bra.uni $L__BB10_3;
$L__BB10_2:
cvt.s64.s32 %rd65, %r1;
mul.lo.s64 %rd66, %rd50, %rd65;
add.s64 %rd103, %rd49, %rd66;
$L__BB10_3:
setp.eq.s32 %p2, %r59, 0;
@%p2 bra $L__BB10_5;
cvta.to.global.u64 %rd67, %rd54;
mul.wide.s32 %rd68, %r1, 40;
add.s64 %rd69, %rd67, %rd68;
ld.global.v2.u32 {%r102, %r103}, [%rd69+32];
ld.global.u64 %rd110, [%rd69+24];
ld.global.u64 %rd109, [%rd69+16];
ld.global.u64 %rd108, [%rd69+8];
ld.global.u64 %rd107, [%rd69];
bra.uni $L__BB10_6;
$L__BB10_5:
cvt.s64.s32 %rd70, %r1;
mul.lo.s64 %rd71, %rd55, %rd70;
add.s64 %rd107, %rd54, %rd71;
$L__BB10_6:
mov.u32 %r64, %ctaid.x;
shl.b32 %r65, %r64, 5;
mov.u32 %r66, %tid.x;
add.s32 %r14, %r65, %r66;
mov.u32 %r67, %ctaid.y;
shl.b32 %r68, %r67, 3;
mov.u32 %r69, %tid.y;
add.s32 %r15, %r68, %r69;
setp.ge.s32 %p3, %r14, %r102;
setp.ge.s32 %p4, %r15, %r103;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB10_46;
mov.u64 %rd26, %rd59;
ld.param.u32 %r18, [%rd26+8];
sub.s32 %r19, %r14, %r18;
ld.param.u32 %r70, [%rd26+12];
sub.s32 %r20, %r15, %r70;
or.b32 %r71, %r20, %r19;
setp.lt.s32 %p6, %r71, 0;
mov.u16 %rs6, 0;
@%p6 bra $L__BB10_10;
ld.param.u32 %r72, [%rd26];
add.s32 %r73, %r72, %r19;
setp.gt.s32 %p7, %r73, %r100;
@%p7 bra $L__BB10_10;
ld.param.u32 %r74, [%rd26+4];
add.s32 %r75, %r74, %r20;
setp.le.s32 %p8, %r75, %r101;
selp.u16 %rs6, 1, 0, %p8;
$L__BB10_10:
setp.lt.s32 %p9, %r58, 1;
@%p9 bra $L__BB10_46;
cvt.s64.s32 %rd72, %r15;
mul.lo.s64 %rd73, %rd108, %rd72;
cvt.s64.s32 %rd74, %r14;
mul.lo.s64 %rd75, %rd109, %rd74;
add.s64 %rd29, %rd73, %rd75;
shl.b64 %rd30, %rd105, 1;
mov.u32 %r104, 0;
add.s64 %rd34, %rd26, 32;
$L__BB10_12:
.pragma "nounroll";
ld.param.u32 %r23, [%rd26+4];
setp.gt.s32 %p10, %r23, 0;
@%p10 bra $L__BB10_14;
bra.uni $L__BB10_13;
$L__BB10_14:
ld.param.u32 %r24, [%rd26+16];
ld.param.u32 %r25, [%rd26];
cvt.s64.s32 %rd35, %r25;
cvt.s64.s32 %rd77, %r104;
mul.lo.s64 %rd36, %rd106, %rd77;
cvt.s64.s32 %rd78, %r19;
mul.lo.s64 %rd79, %rd105, %rd78;
add.s64 %rd37, %rd36, %rd79;
and.b32 %r26, %r25, 3;
sub.s32 %r27, %r25, %r26;
mov.f32 %f46, 0f00000000;
mov.u32 %r105, 0;
mov.u64 %rd111, %rd34;
$L__BB10_15:
.pragma "nounroll";
add.s32 %r106, %r105, %r20;
setp.lt.u32 %p11, %r106, %r101;
@%p11 bra $L__BB10_17;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r106;
.param .b32 param1;
st.param.b32 [param1+0], %r101;
.param .b32 param2;
st.param.b32 [param2+0], %r24;
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
$L__BB10_17:
setp.lt.s32 %p12, %r106, 0;
@%p12 bra $L__BB10_34;
setp.eq.s16 %p13, %rs6, 0;
@%p13 bra $L__BB10_27;
cvt.u32.u64 %r83, %rd35;
setp.lt.s32 %p14, %r83, 1;
@%p14 bra $L__BB10_34;
cvt.s64.s32 %rd80, %r106;
mul.lo.s64 %rd81, %rd104, %rd80;
add.s64 %rd82, %rd37, %rd81;
add.s64 %rd114, %rd103, %rd82;
add.s32 %r85, %r25, -1;
setp.lt.u32 %p15, %r85, 3;
mov.u32 %r109, 0;
@%p15 bra $L__BB10_23;
mov.u64 %rd112, %rd111;
mov.u32 %r108, %r27;
$L__BB10_22:
.pragma "nounroll";
ld.param.f32 %f22, [%rd112];
ld.global.nc.f32 %f18, [%rd114];
fma.rn.f32 %f23, %f22, %f18, %f46;
ld.param.f32 %f24, [%rd112+4];
add.s64 %rd84, %rd114, %rd105;
ld.global.nc.f32 %f19, [%rd84];
fma.rn.f32 %f25, %f24, %f19, %f23;
ld.param.f32 %f26, [%rd112+8];
add.s64 %rd85, %rd84, %rd105;
ld.global.nc.f32 %f20, [%rd85];
fma.rn.f32 %f27, %f26, %f20, %f25;
ld.param.f32 %f28, [%rd112+12];
add.s64 %rd86, %rd85, %rd105;
add.s64 %rd114, %rd86, %rd105;
ld.global.nc.f32 %f21, [%rd86];
fma.rn.f32 %f46, %f28, %f21, %f27;
add.s32 %r109, %r109, 4;
add.s64 %rd112, %rd112, 16;
add.s32 %r108, %r108, -4;
setp.ne.s32 %p16, %r108, 0;
@%p16 bra $L__BB10_22;
$L__BB10_23:
setp.eq.s32 %p17, %r26, 0;
@%p17 bra $L__BB10_34;
setp.eq.s32 %p18, %r26, 1;
mul.wide.s32 %rd88, %r109, 4;
add.s64 %rd45, %rd111, %rd88;
ld.param.f32 %f30, [%rd45];
ld.global.nc.f32 %f29, [%rd114];
fma.rn.f32 %f46, %f30, %f29, %f46;
@%p18 bra $L__BB10_34;
setp.eq.s32 %p19, %r26, 2;
ld.param.f32 %f32, [%rd45+4];
add.s64 %rd89, %rd114, %rd105;
ld.global.nc.f32 %f31, [%rd89];
fma.rn.f32 %f46, %f32, %f31, %f46;
@%p19 bra $L__BB10_34;
add.s64 %rd90, %rd114, %rd30;
ld.param.f32 %f34, [%rd45+8];
ld.global.nc.f32 %f33, [%rd90];
fma.rn.f32 %f46, %f34, %f33, %f46;
bra.uni $L__BB10_34;
$L__BB10_27:
cvt.u32.u64 %r87, %rd35;
setp.lt.s32 %p20, %r87, 1;
@%p20 bra $L__BB10_34;
cvt.s64.s32 %rd91, %r106;
mul.lo.s64 %rd92, %rd104, %rd91;
add.s64 %rd46, %rd92, %rd36;
mov.u32 %r110, 0;
$L__BB10_29:
.pragma "nounroll";
add.s32 %r111, %r110, %r19;
setp.lt.u32 %p21, %r111, %r100;
@%p21 bra $L__BB10_31;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r111;
.param .b32 param1;
st.param.b32 [param1+0], %r100;
.param .b32 param2;
st.param.b32 [param2+0], %r24;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r111, [retval0+0];
}
$L__BB10_31:
setp.lt.s32 %p22, %r111, 0;
@%p22 bra $L__BB10_33;
mul.wide.s32 %rd94, %r110, 4;
add.s64 %rd95, %rd111, %rd94;
ld.param.f32 %f36, [%rd95];
cvt.s64.s32 %rd96, %r111;
mul.lo.s64 %rd97, %rd105, %rd96;
add.s64 %rd98, %rd46, %rd97;
add.s64 %rd93, %rd103, %rd98;
ld.global.nc.f32 %f35, [%rd93];
fma.rn.f32 %f46, %f36, %f35, %f46;
$L__BB10_33:
add.s32 %r110, %r110, 1;
setp.lt.s32 %p23, %r110, %r87;
@%p23 bra $L__BB10_29;
$L__BB10_34:
shl.b64 %rd99, %rd35, 2;
add.s64 %rd111, %rd111, %rd99;
add.s32 %r105, %r105, 1;
setp.lt.s32 %p24, %r105, %r23;
@%p24 bra $L__BB10_15;
bra.uni $L__BB10_35;
$L__BB10_13:
mov.f32 %f46, 0f00000000;
$L__BB10_35:
ld.param.u32 %r90, [%rd26+20];
cvt.s64.s32 %rd100, %r104;
mul.lo.s64 %rd101, %rd110, %rd100;
add.s64 %rd102, %rd29, %rd101;
add.s64 %rd48, %rd107, %rd102;
ld.param.f32 %f37, [%rd26+28];
ld.param.f32 %f38, [%rd26+24];
fma.rn.f32 %f14, %f46, %f38, %f37;
setp.gt.s32 %p25, %r90, 1;
@%p25 bra $L__BB10_38;
setp.eq.s32 %p28, %r90, 0;
@%p28 bra $L__BB10_43;
setp.eq.s32 %p29, %r90, 1;
@%p29 bra $L__BB10_42;
bra.uni $L__BB10_44;
$L__BB10_42:
cvt.rni.s32.f32 %r94, %f14;
max.s32 %r95, %r94, 0;
min.s32 %r96, %r95, 65535;
st.u16 [%rd48], %r96;
bra.uni $L__BB10_45;
$L__BB10_38:
setp.eq.s32 %p26, %r90, 2;
@%p26 bra $L__BB10_41;
setp.ne.s32 %p27, %r90, 3;
@%p27 bra $L__BB10_44;
cvt.rn.f16.f32 %rs5, %f14;
st.u16 [%rd48], %rs5;
bra.uni $L__BB10_45;
$L__BB10_43:
cvt.rni.s32.f32 %r97, %f14;
max.s32 %r98, %r97, 0;
min.s32 %r99, %r98, 255;
st.u8 [%rd48], %r99;
bra.uni $L__BB10_45;
$L__BB10_41:
cvt.rni.s32.f32 %r91, %f14;
max.s32 %r92, %r91, -32768;
min.s32 %r93, %r92, 32767;
st.u16 [%rd48], %r93;
bra.uni $L__BB10_45;
$L__BB10_44:
st.f32 [%rd48], %f14;
$L__BB10_45:
add.s32 %r104, %r104, 1;
setp.lt.s32 %p30, %r104, %r58;
@%p30 bra $L__BB10_12;
$L__BB10_46:
ret;
}
`;
