// Made from kernels/move_packed.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/move_packed.cu`. */
export const MOVE_PACKED: string = `.version 8.0
.target sm_75
.address_size 64
.shared .align 4 .b8 _ZZ11store_groupILi3EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines[3072];
.shared .align 4 .b8 _ZZ11store_groupILi4EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines[4096];
.global .align 4 .u32 _ZN5BytesILi4EE5WORDSE = 1;
.global .align 4 .u32 _ZN5BytesILi12EE5WORDSE = 3;
.global .align 4 .u32 _ZN5BytesILi16EE5WORDSE = 4;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9all_hostsE = 1;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_35_bitE = 2;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_37_bitE = 4;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_50_bitE = 8;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_52_bitE = 16;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_53_bitE = 32;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_60_bitE = 64;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_61_bitE = 128;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_62_bitE = 256;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_70_bitE = 512;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_72_bitE = 1024;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_75_bitE = 2048;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_80_bitE = 4096;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_86_bitE = 8192;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_87_bitE = 16384;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_89_bitE = 32768;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail9sm_90_bitE = 65536;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target6detail11all_devicesE = 131070;
.global .align 8 .b8 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target7is_hostE[8] = {1, 0, 0, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target9is_deviceE[8] = {254, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target10any_targetE[8] = {255, 255, 1, 0, 0, 0, 0, 0};
.global .align 8 .b8 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target9no_targetE[8];
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_35E = 35;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_37E = 37;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_50E = 50;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_52E = 52;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_53E = 53;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_60E = 60;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_61E = 61;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_62E = 62;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_70E = 70;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_72E = 72;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_75E = 75;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_80E = 80;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_86E = 86;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_87E = 87;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_89E = 89;
.global .align 8 .u64 _ZN45_INTERNAL_00000000_14_move_packed_cu_56c0a44a2nv6target5sm_90E = 90;
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
.visible .entry move_packed_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11,
.param .u32 p12,
.param .u32 p13
)
.maxntid 256, 1, 1
{
.reg .pred %p<32>;
.reg .b32 %r<189>;
.reg .b64 %rd<90>;
.shared .align 4 .b8 _ZZ11store_groupILi1EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines[1024];
ld.param.u64 %rd29, [p0];
ld.param.v2.u32 {%r173, %r174}, [p1+32];
ld.param.v2.u32 {%r66, %r67}, [p1+40];
ld.param.u64 %rd34, [p2];
ld.param.v2.u32 {%r175, %r176}, [p3+32];
ld.param.v2.u32 {%r70, %r71}, [p3+40];
ld.param.u32 %r177, [p4];
ld.param.u32 %r178, [p5];
ld.param.u64 %rd39, [p6];
ld.param.u32 %r60, [p7];
ld.param.u32 %r187, [p8];
ld.param.u32 %r62, [p12];
ld.param.u32 %r63, [p13];
ld.param.u64 %rd89, [p3+8];
ld.param.u64 %rd35, [p3];
ld.param.u64 %rd87, [p1+8];
ld.param.u64 %rd30, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r67, 0;
@%p1 bra $L__BB1_2;
cvta.to.global.u64 %rd40, %rd29;
mul.wide.s32 %rd41, %r1, 40;
add.s64 %rd42, %rd40, %rd41;
ld.global.v2.u32 {%r173, %r174}, [%rd42+32];
ld.global.u64 %rd87, [%rd42+8];
ld.global.u64 %rd86, [%rd42];
bra.uni $L__BB1_3;
$L__BB1_2:
cvt.s64.s32 %rd43, %r1;
mul.lo.s64 %rd44, %rd30, %rd43;
add.s64 %rd86, %rd29, %rd44;
$L__BB1_3:
setp.eq.s32 %p2, %r71, 0;
@%p2 bra $L__BB1_5;
cvta.to.global.u64 %rd45, %rd34;
mul.wide.s32 %rd46, %r1, 40;
add.s64 %rd47, %rd45, %rd46;
ld.global.v2.u32 {%r175, %r176}, [%rd47+32];
ld.global.u64 %rd89, [%rd47+8];
ld.global.u64 %rd88, [%rd47];
bra.uni $L__BB1_6;
$L__BB1_5:
cvt.s64.s32 %rd48, %r1;
mul.lo.s64 %rd49, %rd35, %rd48;
add.s64 %rd88, %rd34, %rd49;
$L__BB1_6:
mov.u32 %r76, %ctaid.x;
shl.b32 %r77, %r76, 7;
mov.u32 %r78, %ctaid.y;
shl.b32 %r79, %r78, 3;
mov.u32 %r80, %tid.y;
add.s32 %r81, %r79, %r80;
setp.ge.s32 %p3, %r81, %r176;
setp.ge.s32 %p4, %r77, %r175;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB1_41;
setp.eq.s64 %p6, %rd39, 0;
@%p6 bra $L__BB1_9;
cvta.to.global.u64 %rd50, %rd39;
mul.wide.u32 %rd51, %r1, 8;
add.s64 %rd52, %rd50, %rd51;
ld.global.u32 %r177, [%rd52];
ld.global.u32 %r178, [%rd52+4];
$L__BB1_9:
not.b32 %r86, %r81;
add.s32 %r87, %r174, %r86;
add.s32 %r88, %r87, %r178;
sub.s32 %r89, %r81, %r178;
setp.eq.s32 %p7, %r63, 0;
selp.b32 %r179, %r89, %r88, %p7;
setp.lt.u32 %p8, %r179, %r174;
@%p8 bra $L__BB1_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r179;
.param .b32 param1;
st.param.b32 [param1+0], %r174;
.param .b32 param2;
st.param.b32 [param2+0], %r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r179, [retval0+0];
}
$L__BB1_11:
mov.u32 %r92, %tid.x;
shl.b32 %r93, %r92, 2;
add.s32 %r94, %r77, %r93;
not.b32 %r95, %r94;
add.s32 %r96, %r173, %r95;
add.s32 %r97, %r96, %r177;
sub.s32 %r98, %r94, %r177;
setp.eq.s32 %p9, %r62, 0;
selp.b32 %r24, %r98, %r97, %p9;
add.s32 %r99, %r97, -3;
selp.b32 %r25, %r98, %r99, %p9;
cvt.s64.s32 %rd53, %r179;
mul.lo.s64 %rd26, %rd87, %rd53;
or.b32 %r100, %r179, %r25;
setp.lt.s32 %p10, %r100, 0;
@%p10 bra $L__BB1_14;
add.s32 %r101, %r179, 1;
setp.lt.s32 %p11, %r101, %r174;
selp.b32 %r102, 0, 3, %p11;
add.s32 %r103, %r25, %r102;
add.s32 %r104, %r103, 4;
setp.gt.s32 %p12, %r104, %r173;
@%p12 bra $L__BB1_14;
bra.uni $L__BB1_13;
$L__BB1_14:
setp.lt.u32 %p14, %r24, %r173;
mov.u32 %r180, %r24;
@%p14 bra $L__BB1_16;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r24;
.param .b32 param1;
st.param.b32 [param1+0], %r173;
.param .b32 param2;
st.param.b32 [param2+0], %r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r180, [retval0+0];
}
$L__BB1_16:
or.b32 %r123, %r180, %r179;
setp.lt.s32 %p15, %r123, 0;
mov.u32 %r181, %r187;
@%p15 bra $L__BB1_18;
cvt.s64.s32 %rd63, %r180;
add.s64 %rd64, %rd26, %rd63;
add.s64 %rd62, %rd86, %rd64;
ld.global.nc.u8 %r124, [%rd62];
and.b32 %r181, %r124, 255;
$L__BB1_18:
selp.b32 %r125, 1, -1, %p9;
add.s32 %r182, %r125, %r24;
setp.lt.u32 %p17, %r182, %r173;
@%p17 bra $L__BB1_20;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r182;
.param .b32 param1;
st.param.b32 [param1+0], %r173;
.param .b32 param2;
st.param.b32 [param2+0], %r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r182, [retval0+0];
}
$L__BB1_20:
or.b32 %r126, %r182, %r179;
setp.lt.s32 %p18, %r126, 0;
mov.u32 %r183, %r187;
@%p18 bra $L__BB1_22;
cvt.s64.s32 %rd66, %r182;
add.s64 %rd67, %rd26, %rd66;
add.s64 %rd65, %rd86, %rd67;
ld.global.nc.u8 %r127, [%rd65];
and.b32 %r183, %r127, 255;
$L__BB1_22:
shl.b32 %r128, %r183, 8;
or.b32 %r36, %r128, %r181;
selp.b32 %r129, 2, -2, %p9;
add.s32 %r184, %r129, %r24;
setp.lt.u32 %p20, %r184, %r173;
@%p20 bra $L__BB1_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r184;
.param .b32 param1;
st.param.b32 [param1+0], %r173;
.param .b32 param2;
st.param.b32 [param2+0], %r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r184, [retval0+0];
}
$L__BB1_24:
or.b32 %r130, %r184, %r179;
setp.lt.s32 %p21, %r130, 0;
mov.u32 %r185, %r187;
@%p21 bra $L__BB1_26;
cvt.s64.s32 %rd69, %r184;
add.s64 %rd70, %rd26, %rd69;
add.s64 %rd68, %rd86, %rd70;
ld.global.nc.u8 %r131, [%rd68];
and.b32 %r185, %r131, 255;
$L__BB1_26:
shl.b32 %r132, %r185, 16;
or.b32 %r42, %r132, %r36;
selp.b32 %r133, 3, -3, %p9;
add.s32 %r186, %r133, %r24;
setp.lt.u32 %p23, %r186, %r173;
@%p23 bra $L__BB1_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r186;
.param .b32 param1;
st.param.b32 [param1+0], %r173;
.param .b32 param2;
st.param.b32 [param2+0], %r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r186, [retval0+0];
}
$L__BB1_28:
or.b32 %r134, %r186, %r179;
setp.lt.s32 %p24, %r134, 0;
@%p24 bra $L__BB1_30;
cvt.s64.s32 %rd72, %r186;
add.s64 %rd73, %rd26, %rd72;
add.s64 %rd71, %rd86, %rd73;
ld.global.nc.u8 %r135, [%rd71];
and.b32 %r187, %r135, 255;
$L__BB1_30:
shl.b32 %r136, %r187, 24;
or.b32 %r188, %r136, %r42;
bra.uni $L__BB1_31;
$L__BB1_13:
cvt.s64.s32 %rd56, %r25;
add.s64 %rd57, %rd26, %rd56;
add.s64 %rd58, %rd86, %rd57;
cvt.u32.u64 %r107, %rd58;
and.b32 %r108, %r107, 3;
and.b64 %rd59, %rd58, 3;
sub.s64 %rd60, %rd57, %rd59;
add.s64 %rd54, %rd86, %rd60;
add.s32 %r109, %r108, 3;
ld.global.nc.u32 %r105, [%rd54];
and.b32 %r110, %r109, 4;
cvt.u64.u32 %rd61, %r110;
add.s64 %rd55, %rd54, %rd61;
ld.global.nc.u32 %r106, [%rd55];
mad.lo.s32 %r111, %r108, 4369, 12816;
and.b32 %r112, %r111, 30583;
prmt.b32 %r113, %r105, %r106, %r112;
shr.u32 %r114, %r113, 24;
shr.u32 %r115, %r113, 8;
and.b32 %r116, %r115, 65280;
or.b32 %r117, %r116, %r114;
shl.b32 %r118, %r113, 24;
shl.b32 %r119, %r113, 8;
and.b32 %r120, %r119, 16711680;
or.b32 %r121, %r118, %r120;
or.b32 %r122, %r121, %r117;
selp.b32 %r188, %r113, %r122, %p9;
$L__BB1_31:
cvt.s64.s32 %rd74, %r81;
mul.lo.s64 %rd75, %rd89, %rd74;
cvt.s64.s32 %rd76, %r77;
add.s64 %rd77, %rd75, %rd76;
add.s64 %rd27, %rd88, %rd77;
add.s32 %r143, %r77, 128;
setp.le.s32 %p25, %r143, %r175;
and.b64 %rd78, %rd27, 3;
setp.eq.s64 %p26, %rd78, 0;
and.pred %p27, %p25, %p26;
@%p27 bra $L__BB1_40;
bra.uni $L__BB1_32;
$L__BB1_40:
mul.wide.u32 %rd80, %r80, 128;
mov.u64 %rd81, _ZZ11store_groupILi1EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines;
add.s64 %rd82, %rd81, %rd80;
mul.wide.u32 %rd83, %r92, 4;
add.s64 %rd84, %rd82, %rd83;
st.shared.u32 [%rd84], %r188;
bar.warp.sync -1;
ld.shared.u32 %r172, [%rd84];
add.s64 %rd85, %rd27, %rd83;
st.u32 [%rd85], %r172;
bra.uni $L__BB1_41;
$L__BB1_32:
setp.ge.s32 %p28, %r94, %r175;
cvt.u64.u32 %rd79, %r93;
add.s64 %rd28, %rd27, %rd79;
@%p28 bra $L__BB1_34;
st.u8 [%rd28], %r188;
$L__BB1_34:
or.b32 %r154, %r94, 1;
setp.ge.s32 %p29, %r154, %r175;
@%p29 bra $L__BB1_36;
shr.u32 %r155, %r188, 8;
st.u8 [%rd28+1], %r155;
$L__BB1_36:
or.b32 %r161, %r94, 2;
setp.ge.s32 %p30, %r161, %r175;
@%p30 bra $L__BB1_38;
shr.u32 %r162, %r188, 16;
st.u8 [%rd28+2], %r162;
$L__BB1_38:
or.b32 %r168, %r94, 3;
setp.ge.s32 %p31, %r168, %r175;
@%p31 bra $L__BB1_41;
shr.u32 %r169, %r188, 24;
st.u8 [%rd28+3], %r169;
$L__BB1_41:
ret;
}
.visible .entry move_packed_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11,
.param .u32 p12,
.param .u32 p13
)
.maxntid 256, 1, 1
{
.reg .pred %p<40>;
.reg .b32 %r<277>;
.reg .b64 %rd<124>;
ld.param.u64 %rd35, [p0];
ld.param.v2.u32 {%r251, %r252}, [p1+32];
ld.param.v2.u32 {%r105, %r106}, [p1+40];
ld.param.u64 %rd40, [p2];
ld.param.v2.u32 {%r253, %r254}, [p3+32];
ld.param.v2.u32 {%r109, %r110}, [p3+40];
ld.param.u32 %r255, [p4];
ld.param.u32 %r256, [p5];
ld.param.u64 %rd45, [p6];
ld.param.u32 %r97, [p7];
ld.param.u32 %r271, [p8];
ld.param.u32 %r272, [p9];
ld.param.u32 %r273, [p10];
ld.param.u32 %r101, [p12];
ld.param.u32 %r102, [p13];
ld.param.u64 %rd123, [p3+8];
ld.param.u64 %rd41, [p3];
ld.param.u64 %rd121, [p1+8];
ld.param.u64 %rd36, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r106, 0;
@%p1 bra $L__BB2_2;
cvta.to.global.u64 %rd46, %rd35;
mul.wide.s32 %rd47, %r1, 40;
add.s64 %rd48, %rd46, %rd47;
ld.global.v2.u32 {%r251, %r252}, [%rd48+32];
ld.global.u64 %rd121, [%rd48+8];
ld.global.u64 %rd120, [%rd48];
bra.uni $L__BB2_3;
$L__BB2_2:
cvt.s64.s32 %rd49, %r1;
mul.lo.s64 %rd50, %rd36, %rd49;
add.s64 %rd120, %rd35, %rd50;
$L__BB2_3:
setp.eq.s32 %p2, %r110, 0;
@%p2 bra $L__BB2_5;
cvta.to.global.u64 %rd51, %rd40;
mul.wide.s32 %rd52, %r1, 40;
add.s64 %rd53, %rd51, %rd52;
ld.global.v2.u32 {%r253, %r254}, [%rd53+32];
ld.global.u64 %rd123, [%rd53+8];
ld.global.u64 %rd122, [%rd53];
bra.uni $L__BB2_6;
$L__BB2_5:
cvt.s64.s32 %rd54, %r1;
mul.lo.s64 %rd55, %rd41, %rd54;
add.s64 %rd122, %rd40, %rd55;
$L__BB2_6:
mov.u32 %r115, %ctaid.x;
shl.b32 %r14, %r115, 7;
mov.u32 %r116, %ctaid.y;
shl.b32 %r117, %r116, 3;
mov.u32 %r118, %tid.y;
add.s32 %r15, %r117, %r118;
setp.ge.s32 %p3, %r15, %r254;
setp.ge.s32 %p4, %r14, %r253;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB2_58;
setp.eq.s64 %p6, %rd45, 0;
@%p6 bra $L__BB2_9;
cvta.to.global.u64 %rd56, %rd45;
mul.wide.u32 %rd57, %r1, 8;
add.s64 %rd58, %rd56, %rd57;
ld.global.u32 %r255, [%rd58];
ld.global.u32 %r256, [%rd58+4];
$L__BB2_9:
not.b32 %r119, %r15;
add.s32 %r120, %r252, %r119;
add.s32 %r121, %r120, %r256;
sub.s32 %r122, %r15, %r256;
setp.eq.s32 %p7, %r102, 0;
selp.b32 %r257, %r122, %r121, %p7;
setp.lt.u32 %p8, %r257, %r252;
@%p8 bra $L__BB2_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r257;
.param .b32 param1;
st.param.b32 [param1+0], %r252;
.param .b32 param2;
st.param.b32 [param2+0], %r97;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r257, [retval0+0];
}
$L__BB2_11:
mov.u32 %r123, %tid.x;
shl.b32 %r124, %r123, 2;
add.s32 %r125, %r14, %r124;
not.b32 %r126, %r125;
add.s32 %r127, %r251, %r126;
add.s32 %r128, %r127, %r255;
sub.s32 %r129, %r125, %r255;
setp.eq.s32 %p9, %r101, 0;
selp.b32 %r26, %r129, %r128, %p9;
add.s32 %r130, %r128, -3;
selp.b32 %r27, %r129, %r130, %p9;
cvt.s64.s32 %rd59, %r257;
mul.lo.s64 %rd26, %rd121, %rd59;
or.b32 %r131, %r257, %r27;
setp.lt.s32 %p10, %r131, 0;
@%p10 bra $L__BB2_15;
add.s32 %r132, %r257, 1;
setp.lt.s32 %p11, %r132, %r252;
selp.b32 %r133, 0, 3, %p11;
mul.lo.s32 %r28, %r27, 3;
add.s32 %r134, %r28, %r133;
add.s32 %r135, %r134, 12;
mul.lo.s32 %r136, %r251, 3;
setp.gt.s32 %p12, %r135, %r136;
@%p12 bra $L__BB2_15;
bra.uni $L__BB2_13;
$L__BB2_15:
setp.lt.u32 %p14, %r26, %r251;
mov.u32 %r258, %r26;
@%p14 bra $L__BB2_17;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r26;
.param .b32 param1;
st.param.b32 [param1+0], %r251;
.param .b32 param2;
st.param.b32 [param2+0], %r97;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r258, [retval0+0];
}
$L__BB2_17:
or.b32 %r37, %r258, %r257;
setp.lt.s32 %p15, %r37, 0;
mul.lo.s32 %r171, %r258, 3;
cvt.s64.s32 %rd70, %r171;
add.s64 %rd27, %rd26, %rd70;
mov.u32 %r259, %r271;
@%p15 bra $L__BB2_19;
add.s64 %rd71, %rd120, %rd27;
ld.global.nc.u8 %r172, [%rd71];
and.b32 %r259, %r172, 255;
$L__BB2_19:
mov.u32 %r260, %r272;
@%p15 bra $L__BB2_21;
add.s64 %rd73, %rd120, %rd27;
add.s64 %rd72, %rd73, 1;
ld.global.nc.u8 %r173, [%rd72];
and.b32 %r260, %r173, 255;
$L__BB2_21:
shl.b32 %r174, %r260, 8;
or.b32 %r42, %r259, %r174;
mov.u32 %r261, %r273;
@%p15 bra $L__BB2_23;
add.s64 %rd75, %rd120, %rd27;
add.s64 %rd74, %rd75, 2;
ld.global.nc.u8 %r175, [%rd74];
and.b32 %r261, %r175, 255;
$L__BB2_23:
shl.b32 %r176, %r261, 16;
or.b32 %r45, %r42, %r176;
selp.b32 %r177, 1, -1, %p9;
add.s32 %r262, %r177, %r26;
setp.lt.u32 %p19, %r262, %r251;
@%p19 bra $L__BB2_25;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r262;
.param .b32 param1;
st.param.b32 [param1+0], %r251;
.param .b32 param2;
st.param.b32 [param2+0], %r97;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r262, [retval0+0];
}
$L__BB2_25:
or.b32 %r49, %r262, %r257;
setp.lt.s32 %p20, %r49, 0;
mul.lo.s32 %r178, %r262, 3;
cvt.s64.s32 %rd76, %r178;
add.s64 %rd28, %rd26, %rd76;
mov.u32 %r263, %r271;
@%p20 bra $L__BB2_27;
add.s64 %rd77, %rd120, %rd28;
ld.global.nc.u8 %r179, [%rd77];
and.b32 %r263, %r179, 255;
$L__BB2_27:
shl.b32 %r180, %r263, 24;
or.b32 %r274, %r45, %r180;
mov.u32 %r264, %r272;
@%p20 bra $L__BB2_29;
add.s64 %rd79, %rd120, %rd28;
add.s64 %rd78, %rd79, 1;
ld.global.nc.u8 %r181, [%rd78];
and.b32 %r264, %r181, 255;
$L__BB2_29:
mov.u32 %r265, %r273;
@%p20 bra $L__BB2_31;
add.s64 %rd81, %rd120, %rd28;
add.s64 %rd80, %rd81, 2;
ld.global.nc.u8 %r182, [%rd80];
and.b32 %r265, %r182, 255;
$L__BB2_31:
shl.b32 %r183, %r265, 8;
or.b32 %r57, %r264, %r183;
selp.b32 %r184, 2, -2, %p9;
add.s32 %r266, %r184, %r26;
setp.lt.u32 %p24, %r266, %r251;
@%p24 bra $L__BB2_33;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r266;
.param .b32 param1;
st.param.b32 [param1+0], %r251;
.param .b32 param2;
st.param.b32 [param2+0], %r97;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r266, [retval0+0];
}
$L__BB2_33:
or.b32 %r61, %r266, %r257;
setp.lt.s32 %p25, %r61, 0;
mul.lo.s32 %r185, %r266, 3;
cvt.s64.s32 %rd82, %r185;
add.s64 %rd29, %rd26, %rd82;
mov.u32 %r267, %r271;
@%p25 bra $L__BB2_35;
add.s64 %rd83, %rd120, %rd29;
ld.global.nc.u8 %r186, [%rd83];
and.b32 %r267, %r186, 255;
$L__BB2_35:
shl.b32 %r187, %r267, 16;
or.b32 %r64, %r57, %r187;
mov.u32 %r268, %r272;
@%p25 bra $L__BB2_37;
add.s64 %rd85, %rd120, %rd29;
add.s64 %rd84, %rd85, 1;
ld.global.nc.u8 %r188, [%rd84];
and.b32 %r268, %r188, 255;
$L__BB2_37:
shl.b32 %r189, %r268, 24;
or.b32 %r275, %r64, %r189;
mov.u32 %r269, %r273;
@%p25 bra $L__BB2_39;
add.s64 %rd87, %rd120, %rd29;
add.s64 %rd86, %rd87, 2;
ld.global.nc.u8 %r190, [%rd86];
and.b32 %r269, %r190, 255;
$L__BB2_39:
selp.b32 %r191, 3, -3, %p9;
add.s32 %r270, %r191, %r26;
setp.lt.u32 %p29, %r270, %r251;
@%p29 bra $L__BB2_41;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r270;
.param .b32 param1;
st.param.b32 [param1+0], %r251;
.param .b32 param2;
st.param.b32 [param2+0], %r97;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r270, [retval0+0];
}
$L__BB2_41:
or.b32 %r73, %r270, %r257;
setp.lt.s32 %p30, %r73, 0;
mul.lo.s32 %r192, %r270, 3;
cvt.s64.s32 %rd88, %r192;
add.s64 %rd30, %rd26, %rd88;
@%p30 bra $L__BB2_43;
add.s64 %rd89, %rd120, %rd30;
ld.global.nc.u8 %r193, [%rd89];
and.b32 %r271, %r193, 255;
$L__BB2_43:
shl.b32 %r194, %r271, 8;
or.b32 %r76, %r269, %r194;
@%p30 bra $L__BB2_45;
add.s64 %rd91, %rd120, %rd30;
add.s64 %rd90, %rd91, 1;
ld.global.nc.u8 %r195, [%rd90];
and.b32 %r272, %r195, 255;
$L__BB2_45:
shl.b32 %r196, %r272, 16;
or.b32 %r79, %r76, %r196;
@%p30 bra $L__BB2_47;
add.s64 %rd93, %rd120, %rd30;
add.s64 %rd92, %rd93, 2;
ld.global.nc.u8 %r197, [%rd92];
and.b32 %r273, %r197, 255;
$L__BB2_47:
shl.b32 %r198, %r273, 24;
or.b32 %r276, %r79, %r198;
bra.uni $L__BB2_48;
$L__BB2_13:
cvt.s64.s32 %rd64, %r28;
add.s64 %rd65, %rd26, %rd64;
add.s64 %rd66, %rd120, %rd65;
cvt.u32.u64 %r141, %rd66;
and.b32 %r142, %r141, 3;
and.b64 %rd67, %rd66, 3;
sub.s64 %rd68, %rd65, %rd67;
add.s64 %rd60, %rd120, %rd68;
add.s32 %r143, %r142, 11;
ld.global.nc.u32 %r137, [%rd60];
add.s64 %rd61, %rd60, 4;
ld.global.nc.u32 %r138, [%rd61];
add.s64 %rd62, %rd60, 8;
ld.global.nc.u32 %r139, [%rd62];
and.b32 %r144, %r143, 28;
cvt.u64.u32 %rd69, %r144;
add.s64 %rd63, %rd60, %rd69;
ld.global.nc.u32 %r140, [%rd63];
mad.lo.s32 %r145, %r142, 4369, 12816;
and.b32 %r146, %r145, 30583;
prmt.b32 %r274, %r137, %r138, %r146;
prmt.b32 %r275, %r138, %r139, %r146;
prmt.b32 %r276, %r139, %r140, %r146;
@%p9 bra $L__BB2_48;
shr.u32 %r147, %r276, 8;
and.b32 %r148, %r147, 255;
shr.u32 %r149, %r276, 16;
and.b32 %r150, %r149, 255;
prmt.b32 %r151, %r150, %r148, 30212;
and.b32 %r152, %r147, 16711680;
or.b32 %r153, %r152, %r151;
shl.b32 %r154, %r275, 8;
and.b32 %r155, %r154, -16777216;
or.b32 %r32, %r155, %r153;
shl.b32 %r156, %r276, 8;
and.b32 %r157, %r156, 65280;
shr.u32 %r158, %r275, 24;
or.b32 %r159, %r157, %r158;
shr.u32 %r160, %r274, 8;
and.b32 %r161, %r160, 16711680;
or.b32 %r162, %r161, %r159;
shl.b32 %r163, %r275, 24;
or.b32 %r33, %r163, %r162;
shr.u32 %r164, %r275, 8;
mov.u32 %r165, 64;
prmt.b32 %r166, %r164, %r274, %r165;
mov.u32 %r167, 1040;
prmt.b32 %r168, %r166, %r160, %r167;
shr.u32 %r169, %r274, 16;
mov.u32 %r170, 16912;
prmt.b32 %r276, %r168, %r169, %r170;
mov.u32 %r274, %r32;
mov.u32 %r275, %r33;
$L__BB2_48:
cvt.s64.s32 %rd94, %r15;
mul.lo.s64 %rd95, %rd123, %rd94;
mul.lo.s32 %r204, %r115, 384;
cvt.s64.s32 %rd96, %r204;
add.s64 %rd97, %rd95, %rd96;
add.s64 %rd31, %rd122, %rd97;
add.s32 %r206, %r14, 128;
setp.le.s32 %p33, %r206, %r253;
and.b64 %rd98, %rd31, 3;
setp.eq.s64 %p34, %rd98, 0;
and.pred %p35, %p33, %p34;
@%p35 bra $L__BB2_57;
bra.uni $L__BB2_49;
$L__BB2_57:
mul.lo.s32 %r243, %r123, 3;
mul.wide.u32 %rd102, %r118, 384;
mov.u64 %rd103, _ZZ11store_groupILi3EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines;
add.s64 %rd104, %rd103, %rd102;
mul.wide.u32 %rd105, %r243, 4;
add.s64 %rd106, %rd104, %rd105;
st.shared.u32 [%rd106], %r274;
add.s32 %r244, %r243, 1;
mul.wide.u32 %rd107, %r244, 4;
add.s64 %rd108, %rd104, %rd107;
st.shared.u32 [%rd108], %r275;
add.s32 %r245, %r243, 2;
mul.wide.u32 %rd109, %r245, 4;
add.s64 %rd110, %rd104, %rd109;
st.shared.u32 [%rd110], %r276;
bar.warp.sync -1;
mul.wide.u32 %rd111, %r123, 4;
add.s64 %rd112, %rd104, %rd111;
ld.shared.u32 %r246, [%rd112];
add.s64 %rd113, %rd31, %rd111;
st.u32 [%rd113], %r246;
add.s32 %r247, %r123, 32;
mul.wide.u32 %rd114, %r247, 4;
add.s64 %rd115, %rd104, %rd114;
ld.shared.u32 %r248, [%rd115];
add.s64 %rd116, %rd31, %rd114;
st.u32 [%rd116], %r248;
add.s32 %r249, %r123, 64;
mul.wide.u32 %rd117, %r249, 4;
add.s64 %rd118, %rd104, %rd117;
ld.shared.u32 %r250, [%rd118];
add.s64 %rd119, %rd31, %rd117;
st.u32 [%rd119], %r250;
bra.uni $L__BB2_58;
$L__BB2_49:
mul.lo.s32 %r86, %r123, 12;
setp.ge.s32 %p36, %r125, %r253;
cvt.u64.u32 %rd99, %r86;
add.s64 %rd32, %rd31, %rd99;
@%p36 bra $L__BB2_51;
st.u8 [%rd32], %r274;
shr.u32 %r212, %r274, 8;
st.u8 [%rd32+1], %r212;
shr.u32 %r213, %r274, 16;
st.u8 [%rd32+2], %r213;
$L__BB2_51:
or.b32 %r219, %r125, 1;
setp.ge.s32 %p37, %r219, %r253;
add.s32 %r220, %r86, 4;
cvt.u64.u32 %rd100, %r220;
add.s64 %rd33, %rd31, %rd100;
@%p37 bra $L__BB2_53;
shr.u32 %r221, %r274, 24;
st.u8 [%rd32+3], %r221;
st.u8 [%rd33], %r275;
shr.u32 %r222, %r275, 8;
st.u8 [%rd33+1], %r222;
$L__BB2_53:
or.b32 %r228, %r125, 2;
setp.ge.s32 %p38, %r228, %r253;
add.s32 %r229, %r86, 8;
cvt.u64.u32 %rd101, %r229;
add.s64 %rd34, %rd31, %rd101;
@%p38 bra $L__BB2_55;
shr.u32 %r230, %r275, 16;
st.u8 [%rd33+2], %r230;
shr.u32 %r231, %r275, 24;
st.u8 [%rd33+3], %r231;
st.u8 [%rd34], %r276;
$L__BB2_55:
or.b32 %r237, %r125, 3;
setp.ge.s32 %p39, %r237, %r253;
@%p39 bra $L__BB2_58;
shr.u32 %r238, %r276, 8;
st.u8 [%rd34+1], %r238;
shr.u32 %r239, %r276, 16;
st.u8 [%rd34+2], %r239;
shr.u32 %r240, %r276, 24;
st.u8 [%rd34+3], %r240;
$L__BB2_58:
ret;
}
.visible .entry move_packed_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11,
.param .u32 p12,
.param .u32 p13
)
.maxntid 256, 1, 1
{
.reg .pred %p<44>;
.reg .b32 %r<282>;
.reg .b64 %rd<128>;
ld.param.u64 %rd33, [p0];
ld.param.v2.u32 {%r251, %r252}, [p1+32];
ld.param.v2.u32 {%r115, %r116}, [p1+40];
ld.param.u64 %rd38, [p2];
ld.param.v2.u32 {%r253, %r254}, [p3+32];
ld.param.v2.u32 {%r119, %r120}, [p3+40];
ld.param.u32 %r255, [p4];
ld.param.u32 %r256, [p5];
ld.param.u64 %rd43, [p6];
ld.param.u32 %r106, [p7];
ld.param.u32 %r274, [p8];
ld.param.u32 %r275, [p9];
ld.param.u32 %r276, [p10];
ld.param.u32 %r277, [p11];
ld.param.u32 %r111, [p12];
ld.param.u32 %r112, [p13];
ld.param.u64 %rd127, [p3+8];
ld.param.u64 %rd39, [p3];
ld.param.u64 %rd125, [p1+8];
ld.param.u64 %rd34, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r116, 0;
@%p1 bra $L__BB3_2;
cvta.to.global.u64 %rd44, %rd33;
mul.wide.s32 %rd45, %r1, 40;
add.s64 %rd46, %rd44, %rd45;
ld.global.v2.u32 {%r251, %r252}, [%rd46+32];
ld.global.u64 %rd125, [%rd46+8];
ld.global.u64 %rd124, [%rd46];
bra.uni $L__BB3_3;
$L__BB3_2:
cvt.s64.s32 %rd47, %r1;
mul.lo.s64 %rd48, %rd34, %rd47;
add.s64 %rd124, %rd33, %rd48;
$L__BB3_3:
setp.eq.s32 %p2, %r120, 0;
@%p2 bra $L__BB3_5;
cvta.to.global.u64 %rd49, %rd38;
mul.wide.s32 %rd50, %r1, 40;
add.s64 %rd51, %rd49, %rd50;
ld.global.v2.u32 {%r253, %r254}, [%rd51+32];
ld.global.u64 %rd127, [%rd51+8];
ld.global.u64 %rd126, [%rd51];
bra.uni $L__BB3_6;
$L__BB3_5:
cvt.s64.s32 %rd52, %r1;
mul.lo.s64 %rd53, %rd39, %rd52;
add.s64 %rd126, %rd38, %rd53;
$L__BB3_6:
mov.u32 %r125, %ctaid.x;
shl.b32 %r14, %r125, 7;
mov.u32 %r126, %ctaid.y;
shl.b32 %r127, %r126, 3;
mov.u32 %r128, %tid.y;
add.s32 %r15, %r127, %r128;
setp.ge.s32 %p3, %r15, %r254;
setp.ge.s32 %p4, %r14, %r253;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB3_65;
setp.eq.s64 %p6, %rd43, 0;
@%p6 bra $L__BB3_9;
cvta.to.global.u64 %rd54, %rd43;
mul.wide.u32 %rd55, %r1, 8;
add.s64 %rd56, %rd54, %rd55;
ld.global.u32 %r255, [%rd56];
ld.global.u32 %r256, [%rd56+4];
$L__BB3_9:
not.b32 %r129, %r15;
add.s32 %r130, %r252, %r129;
add.s32 %r131, %r130, %r256;
sub.s32 %r132, %r15, %r256;
setp.eq.s32 %p7, %r112, 0;
selp.b32 %r257, %r132, %r131, %p7;
setp.lt.u32 %p8, %r257, %r252;
@%p8 bra $L__BB3_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r257;
.param .b32 param1;
st.param.b32 [param1+0], %r252;
.param .b32 param2;
st.param.b32 [param2+0], %r106;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r257, [retval0+0];
}
$L__BB3_11:
mov.u32 %r133, %tid.x;
shl.b32 %r134, %r133, 2;
add.s32 %r135, %r14, %r134;
not.b32 %r136, %r135;
add.s32 %r137, %r251, %r136;
add.s32 %r138, %r137, %r255;
sub.s32 %r139, %r135, %r255;
setp.eq.s32 %p9, %r111, 0;
selp.b32 %r26, %r139, %r138, %p9;
add.s32 %r140, %r138, -3;
selp.b32 %r27, %r139, %r140, %p9;
cvt.s64.s32 %rd57, %r257;
mul.lo.s64 %rd26, %rd125, %rd57;
or.b32 %r141, %r257, %r27;
setp.lt.s32 %p10, %r141, 0;
@%p10 bra $L__BB3_14;
add.s32 %r142, %r257, 1;
setp.lt.s32 %p11, %r142, %r252;
selp.b32 %r143, 0, 3, %p11;
shl.b32 %r28, %r27, 2;
or.b32 %r144, %r28, %r143;
add.s32 %r145, %r144, 16;
shl.b32 %r146, %r251, 2;
setp.gt.s32 %p12, %r145, %r146;
@%p12 bra $L__BB3_14;
bra.uni $L__BB3_13;
$L__BB3_14:
setp.lt.u32 %p14, %r26, %r251;
mov.u32 %r258, %r26;
@%p14 bra $L__BB3_16;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r26;
.param .b32 param1;
st.param.b32 [param1+0], %r251;
.param .b32 param2;
st.param.b32 [param2+0], %r106;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r258, [retval0+0];
}
$L__BB3_16:
or.b32 %r35, %r258, %r257;
setp.lt.s32 %p15, %r35, 0;
shl.b32 %r162, %r258, 2;
cvt.s64.s32 %rd69, %r162;
add.s64 %rd27, %rd26, %rd69;
mov.u32 %r259, %r274;
@%p15 bra $L__BB3_18;
add.s64 %rd70, %rd124, %rd27;
ld.global.nc.u8 %r163, [%rd70];
and.b32 %r259, %r163, 255;
$L__BB3_18:
mov.u32 %r260, %r275;
@%p15 bra $L__BB3_20;
add.s64 %rd72, %rd124, %rd27;
add.s64 %rd71, %rd72, 1;
ld.global.nc.u8 %r164, [%rd71];
and.b32 %r260, %r164, 255;
$L__BB3_20:
shl.b32 %r165, %r260, 8;
or.b32 %r40, %r259, %r165;
mov.u32 %r261, %r276;
@%p15 bra $L__BB3_22;
add.s64 %rd74, %rd124, %rd27;
add.s64 %rd73, %rd74, 2;
ld.global.nc.u8 %r166, [%rd73];
and.b32 %r261, %r166, 255;
$L__BB3_22:
shl.b32 %r167, %r261, 16;
or.b32 %r43, %r40, %r167;
mov.u32 %r262, %r277;
@%p15 bra $L__BB3_24;
add.s64 %rd76, %rd124, %rd27;
add.s64 %rd75, %rd76, 3;
ld.global.nc.u8 %r168, [%rd75];
and.b32 %r262, %r168, 255;
$L__BB3_24:
shl.b32 %r169, %r262, 24;
or.b32 %r278, %r43, %r169;
selp.b32 %r170, 1, -1, %p9;
add.s32 %r263, %r170, %r26;
setp.lt.u32 %p20, %r263, %r251;
@%p20 bra $L__BB3_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r263;
.param .b32 param1;
st.param.b32 [param1+0], %r251;
.param .b32 param2;
st.param.b32 [param2+0], %r106;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r263, [retval0+0];
}
$L__BB3_26:
or.b32 %r50, %r263, %r257;
setp.lt.s32 %p21, %r50, 0;
shl.b32 %r171, %r263, 2;
cvt.s64.s32 %rd77, %r171;
add.s64 %rd28, %rd26, %rd77;
mov.u32 %r264, %r274;
@%p21 bra $L__BB3_28;
add.s64 %rd78, %rd124, %rd28;
ld.global.nc.u8 %r172, [%rd78];
and.b32 %r264, %r172, 255;
$L__BB3_28:
mov.u32 %r265, %r275;
@%p21 bra $L__BB3_30;
add.s64 %rd80, %rd124, %rd28;
add.s64 %rd79, %rd80, 1;
ld.global.nc.u8 %r173, [%rd79];
and.b32 %r265, %r173, 255;
$L__BB3_30:
shl.b32 %r174, %r265, 8;
or.b32 %r55, %r264, %r174;
mov.u32 %r266, %r276;
@%p21 bra $L__BB3_32;
add.s64 %rd82, %rd124, %rd28;
add.s64 %rd81, %rd82, 2;
ld.global.nc.u8 %r175, [%rd81];
and.b32 %r266, %r175, 255;
$L__BB3_32:
shl.b32 %r176, %r266, 16;
or.b32 %r58, %r55, %r176;
mov.u32 %r267, %r277;
@%p21 bra $L__BB3_34;
add.s64 %rd84, %rd124, %rd28;
add.s64 %rd83, %rd84, 3;
ld.global.nc.u8 %r177, [%rd83];
and.b32 %r267, %r177, 255;
$L__BB3_34:
shl.b32 %r178, %r267, 24;
or.b32 %r279, %r58, %r178;
selp.b32 %r179, 2, -2, %p9;
add.s32 %r268, %r179, %r26;
setp.lt.u32 %p26, %r268, %r251;
@%p26 bra $L__BB3_36;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r268;
.param .b32 param1;
st.param.b32 [param1+0], %r251;
.param .b32 param2;
st.param.b32 [param2+0], %r106;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r268, [retval0+0];
}
$L__BB3_36:
or.b32 %r65, %r268, %r257;
setp.lt.s32 %p27, %r65, 0;
shl.b32 %r180, %r268, 2;
cvt.s64.s32 %rd85, %r180;
add.s64 %rd29, %rd26, %rd85;
mov.u32 %r269, %r274;
@%p27 bra $L__BB3_38;
add.s64 %rd86, %rd124, %rd29;
ld.global.nc.u8 %r181, [%rd86];
and.b32 %r269, %r181, 255;
$L__BB3_38:
mov.u32 %r270, %r275;
@%p27 bra $L__BB3_40;
add.s64 %rd88, %rd124, %rd29;
add.s64 %rd87, %rd88, 1;
ld.global.nc.u8 %r182, [%rd87];
and.b32 %r270, %r182, 255;
$L__BB3_40:
shl.b32 %r183, %r270, 8;
or.b32 %r70, %r269, %r183;
mov.u32 %r271, %r276;
@%p27 bra $L__BB3_42;
add.s64 %rd90, %rd124, %rd29;
add.s64 %rd89, %rd90, 2;
ld.global.nc.u8 %r184, [%rd89];
and.b32 %r271, %r184, 255;
$L__BB3_42:
shl.b32 %r185, %r271, 16;
or.b32 %r73, %r70, %r185;
mov.u32 %r272, %r277;
@%p27 bra $L__BB3_44;
add.s64 %rd92, %rd124, %rd29;
add.s64 %rd91, %rd92, 3;
ld.global.nc.u8 %r186, [%rd91];
and.b32 %r272, %r186, 255;
$L__BB3_44:
shl.b32 %r187, %r272, 24;
or.b32 %r280, %r73, %r187;
selp.b32 %r188, 3, -3, %p9;
add.s32 %r273, %r188, %r26;
setp.lt.u32 %p32, %r273, %r251;
@%p32 bra $L__BB3_46;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0], %r273;
.param .b32 param1;
st.param.b32 [param1+0], %r251;
.param .b32 param2;
st.param.b32 [param2+0], %r106;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r273, [retval0+0];
}
$L__BB3_46:
or.b32 %r80, %r273, %r257;
setp.lt.s32 %p33, %r80, 0;
shl.b32 %r189, %r273, 2;
cvt.s64.s32 %rd93, %r189;
add.s64 %rd30, %rd26, %rd93;
@%p33 bra $L__BB3_48;
add.s64 %rd94, %rd124, %rd30;
ld.global.nc.u8 %r190, [%rd94];
and.b32 %r274, %r190, 255;
$L__BB3_48:
@%p33 bra $L__BB3_50;
add.s64 %rd96, %rd124, %rd30;
add.s64 %rd95, %rd96, 1;
ld.global.nc.u8 %r191, [%rd95];
and.b32 %r275, %r191, 255;
$L__BB3_50:
shl.b32 %r192, %r275, 8;
or.b32 %r85, %r274, %r192;
@%p33 bra $L__BB3_52;
add.s64 %rd98, %rd124, %rd30;
add.s64 %rd97, %rd98, 2;
ld.global.nc.u8 %r193, [%rd97];
and.b32 %r276, %r193, 255;
$L__BB3_52:
shl.b32 %r194, %r276, 16;
or.b32 %r88, %r85, %r194;
@%p33 bra $L__BB3_54;
add.s64 %rd100, %rd124, %rd30;
add.s64 %rd99, %rd100, 3;
ld.global.nc.u8 %r195, [%rd99];
and.b32 %r277, %r195, 255;
$L__BB3_54:
shl.b32 %r196, %r277, 24;
or.b32 %r281, %r88, %r196;
bra.uni $L__BB3_55;
$L__BB3_13:
cvt.s64.s32 %rd63, %r28;
add.s64 %rd64, %rd26, %rd63;
add.s64 %rd65, %rd124, %rd64;
cvt.u32.u64 %r152, %rd65;
and.b32 %r153, %r152, 3;
and.b64 %rd66, %rd65, 3;
sub.s64 %rd67, %rd64, %rd66;
add.s64 %rd58, %rd124, %rd67;
add.s32 %r154, %r153, 15;
ld.global.nc.u32 %r147, [%rd58];
add.s64 %rd59, %rd58, 4;
ld.global.nc.u32 %r148, [%rd59];
add.s64 %rd60, %rd58, 8;
ld.global.nc.u32 %r149, [%rd60];
add.s64 %rd61, %rd58, 12;
ld.global.nc.u32 %r150, [%rd61];
and.b32 %r155, %r154, 28;
cvt.u64.u32 %rd68, %r155;
add.s64 %rd62, %rd58, %rd68;
ld.global.nc.u32 %r151, [%rd62];
mad.lo.s32 %r156, %r153, 4369, 12816;
and.b32 %r157, %r156, 30583;
prmt.b32 %r158, %r147, %r148, %r157;
prmt.b32 %r159, %r148, %r149, %r157;
prmt.b32 %r160, %r149, %r150, %r157;
prmt.b32 %r161, %r150, %r151, %r157;
selp.b32 %r278, %r158, %r161, %p9;
selp.b32 %r279, %r159, %r160, %p9;
selp.b32 %r280, %r160, %r159, %p9;
selp.b32 %r281, %r161, %r158, %p9;
$L__BB3_55:
cvt.s64.s32 %rd101, %r15;
mul.lo.s64 %rd102, %rd127, %rd101;
shl.b32 %r202, %r125, 9;
cvt.s64.s32 %rd103, %r202;
add.s64 %rd104, %rd102, %rd103;
add.s64 %rd31, %rd126, %rd104;
add.s32 %r204, %r14, 128;
setp.le.s32 %p37, %r204, %r253;
and.b64 %rd105, %rd31, 3;
setp.eq.s64 %p38, %rd105, 0;
and.pred %p39, %p37, %p38;
@%p39 bra $L__BB3_64;
bra.uni $L__BB3_56;
$L__BB3_64:
mul.wide.u32 %rd107, %r128, 512;
mov.u64 %rd108, _ZZ11store_groupILi4EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines;
add.s64 %rd109, %rd108, %rd107;
mul.wide.u32 %rd110, %r134, 4;
add.s64 %rd111, %rd109, %rd110;
st.shared.u32 [%rd111], %r278;
st.shared.u32 [%rd111+4], %r279;
st.shared.u32 [%rd111+8], %r280;
st.shared.u32 [%rd111+12], %r281;
bar.warp.sync -1;
mul.wide.u32 %rd112, %r133, 4;
add.s64 %rd113, %rd109, %rd112;
ld.shared.u32 %r244, [%rd113];
add.s64 %rd114, %rd31, %rd112;
st.u32 [%rd114], %r244;
add.s32 %r245, %r133, 32;
mul.wide.u32 %rd115, %r245, 4;
add.s64 %rd116, %rd109, %rd115;
ld.shared.u32 %r246, [%rd116];
add.s64 %rd117, %rd31, %rd115;
st.u32 [%rd117], %r246;
add.s32 %r247, %r133, 64;
mul.wide.u32 %rd118, %r247, 4;
add.s64 %rd119, %rd109, %rd118;
ld.shared.u32 %r248, [%rd119];
add.s64 %rd120, %rd31, %rd118;
st.u32 [%rd120], %r248;
add.s32 %r249, %r133, 96;
mul.wide.u32 %rd121, %r249, 4;
add.s64 %rd122, %rd109, %rd121;
ld.shared.u32 %r250, [%rd122];
add.s64 %rd123, %rd31, %rd121;
st.u32 [%rd123], %r250;
bra.uni $L__BB3_65;
$L__BB3_56:
shl.b32 %r206, %r133, 4;
setp.ge.s32 %p40, %r135, %r253;
cvt.u64.u32 %rd106, %r206;
add.s64 %rd32, %rd31, %rd106;
@%p40 bra $L__BB3_58;
st.u8 [%rd32], %r278;
shr.u32 %r211, %r278, 8;
st.u8 [%rd32+1], %r211;
shr.u32 %r212, %r278, 16;
st.u8 [%rd32+2], %r212;
shr.u32 %r213, %r278, 24;
st.u8 [%rd32+3], %r213;
$L__BB3_58:
or.b32 %r219, %r135, 1;
setp.ge.s32 %p41, %r219, %r253;
@%p41 bra $L__BB3_60;
st.u8 [%rd32+4], %r279;
shr.u32 %r220, %r279, 8;
st.u8 [%rd32+5], %r220;
shr.u32 %r221, %r279, 16;
st.u8 [%rd32+6], %r221;
shr.u32 %r222, %r279, 24;
st.u8 [%rd32+7], %r222;
$L__BB3_60:
or.b32 %r228, %r135, 2;
setp.ge.s32 %p42, %r228, %r253;
@%p42 bra $L__BB3_62;
st.u8 [%rd32+8], %r280;
shr.u32 %r229, %r280, 8;
st.u8 [%rd32+9], %r229;
shr.u32 %r230, %r280, 16;
st.u8 [%rd32+10], %r230;
shr.u32 %r231, %r280, 24;
st.u8 [%rd32+11], %r231;
$L__BB3_62:
or.b32 %r237, %r135, 3;
setp.ge.s32 %p43, %r237, %r253;
@%p43 bra $L__BB3_65;
st.u8 [%rd32+12], %r281;
shr.u32 %r238, %r281, 8;
st.u8 [%rd32+13], %r238;
shr.u32 %r239, %r281, 16;
st.u8 [%rd32+14], %r239;
shr.u32 %r240, %r281, 24;
st.u8 [%rd32+15], %r240;
$L__BB3_65:
ret;
}
.visible .entry reorder_packed_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4
)
.maxntid 256, 1, 1
{
.reg .pred %p<27>;
.reg .b32 %r<193>;
.reg .b64 %rd<103>;
ld.param.u64 %rd33, [p0];
ld.param.v2.u32 {%r174, %r175}, [p1+32];
ld.param.v2.u32 {%r75, %r76}, [p1+40];
ld.param.u64 %rd38, [p2];
ld.param.v2.u32 {%r176, %r177}, [p3+32];
ld.param.v2.u32 {%r79, %r80}, [p3+40];
ld.param.u32 %r72, [p4];
ld.param.u64 %rd102, [p3+8];
ld.param.u64 %rd39, [p3];
ld.param.u64 %rd100, [p1+8];
ld.param.u64 %rd34, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r76, 0;
@%p1 bra $L__BB4_2;
cvta.to.global.u64 %rd43, %rd33;
mul.wide.s32 %rd44, %r1, 40;
add.s64 %rd45, %rd43, %rd44;
ld.global.v2.u32 {%r174, %r175}, [%rd45+32];
ld.global.u64 %rd100, [%rd45+8];
ld.global.u64 %rd99, [%rd45];
bra.uni $L__BB4_3;
$L__BB4_2:
cvt.s64.s32 %rd46, %r1;
mul.lo.s64 %rd47, %rd34, %rd46;
add.s64 %rd99, %rd33, %rd47;
$L__BB4_3:
setp.eq.s32 %p2, %r80, 0;
@%p2 bra $L__BB4_5;
cvta.to.global.u64 %rd48, %rd38;
mul.wide.s32 %rd49, %r1, 40;
add.s64 %rd50, %rd48, %rd49;
ld.global.v2.u32 {%r176, %r177}, [%rd50+32];
ld.global.u64 %rd102, [%rd50+8];
ld.global.u64 %rd101, [%rd50];
bra.uni $L__BB4_6;
$L__BB4_5:
cvt.s64.s32 %rd51, %r1;
mul.lo.s64 %rd52, %rd39, %rd51;
add.s64 %rd101, %rd38, %rd52;
$L__BB4_6:
mov.u32 %r85, %ctaid.x;
shl.b32 %r14, %r85, 7;
mov.u32 %r15, %tid.x;
shl.b32 %r86, %r15, 2;
add.s32 %r16, %r14, %r86;
mov.u32 %r87, %ctaid.y;
shl.b32 %r88, %r87, 3;
mov.u32 %r17, %tid.y;
add.s32 %r18, %r88, %r17;
setp.ge.s32 %p3, %r18, %r177;
setp.ge.s32 %p4, %r14, %r176;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB4_44;
cvt.s64.s32 %rd26, %r18;
mul.lo.s64 %rd53, %rd100, %rd26;
mul.lo.s32 %r89, %r16, 3;
cvt.s64.s32 %rd54, %r89;
add.s64 %rd27, %rd53, %rd54;
add.s64 %rd28, %rd99, %rd27;
add.s32 %r90, %r18, 1;
setp.lt.s32 %p6, %r90, %r175;
selp.b32 %r91, 0, 3, %p6;
add.s32 %r92, %r89, %r91;
add.s32 %r93, %r92, 12;
mul.lo.s32 %r94, %r174, 3;
setp.gt.s32 %p7, %r93, %r94;
@%p7 bra $L__BB4_9;
bra.uni $L__BB4_8;
$L__BB4_9:
setp.ge.s32 %p8, %r16, %r174;
mov.u32 %r179, 0;
@%p8 bra $L__BB4_11;
ld.global.nc.u8 %r106, [%rd28];
and.b32 %r179, %r106, 255;
$L__BB4_11:
@%p8 bra $L__BB4_13;
add.s64 %rd63, %rd28, 1;
ld.global.nc.u8 %r107, [%rd63];
shl.b32 %r108, %r107, 8;
and.b32 %r109, %r108, 65280;
or.b32 %r179, %r109, %r179;
$L__BB4_13:
@%p8 bra $L__BB4_15;
add.s64 %rd64, %rd28, 2;
ld.global.nc.u8 %r110, [%rd64];
shl.b32 %r111, %r110, 16;
and.b32 %r112, %r111, 16711680;
or.b32 %r179, %r112, %r179;
$L__BB4_15:
add.s32 %r30, %r16, 1;
setp.ge.s32 %p11, %r30, %r174;
@%p11 bra $L__BB4_17;
add.s64 %rd65, %rd28, 3;
ld.global.nc.u8 %r113, [%rd65];
shl.b32 %r114, %r113, 24;
or.b32 %r179, %r114, %r179;
$L__BB4_17:
mov.u32 %r183, 0;
@%p11 bra $L__BB4_19;
add.s64 %rd66, %rd28, 4;
ld.global.nc.u8 %r116, [%rd66];
and.b32 %r183, %r116, 255;
$L__BB4_19:
@%p11 bra $L__BB4_21;
add.s64 %rd67, %rd28, 5;
ld.global.nc.u8 %r117, [%rd67];
shl.b32 %r118, %r117, 8;
and.b32 %r119, %r118, 65280;
or.b32 %r183, %r119, %r183;
$L__BB4_21:
add.s32 %r37, %r16, 2;
setp.ge.s32 %p14, %r37, %r174;
@%p14 bra $L__BB4_23;
add.s64 %rd68, %rd28, 6;
ld.global.nc.u8 %r120, [%rd68];
shl.b32 %r121, %r120, 16;
and.b32 %r122, %r121, 16711680;
or.b32 %r183, %r122, %r183;
$L__BB4_23:
@%p14 bra $L__BB4_25;
add.s64 %rd69, %rd28, 7;
ld.global.nc.u8 %r123, [%rd69];
shl.b32 %r124, %r123, 24;
or.b32 %r183, %r124, %r183;
$L__BB4_25:
mov.u32 %r187, 0;
@%p14 bra $L__BB4_27;
add.s64 %rd70, %rd28, 8;
ld.global.nc.u8 %r126, [%rd70];
and.b32 %r187, %r126, 255;
$L__BB4_27:
add.s32 %r44, %r16, 3;
setp.ge.s32 %p17, %r44, %r174;
@%p17 bra $L__BB4_29;
add.s64 %rd71, %rd28, 9;
ld.global.nc.u8 %r127, [%rd71];
shl.b32 %r128, %r127, 8;
and.b32 %r129, %r128, 65280;
or.b32 %r187, %r129, %r187;
$L__BB4_29:
@%p17 bra $L__BB4_31;
add.s64 %rd72, %rd28, 10;
ld.global.nc.u8 %r130, [%rd72];
shl.b32 %r131, %r130, 16;
and.b32 %r132, %r131, 16711680;
or.b32 %r187, %r132, %r187;
$L__BB4_31:
@%p17 bra $L__BB4_34;
add.s64 %rd73, %rd28, 11;
ld.global.nc.u8 %r133, [%rd73];
shl.b32 %r134, %r133, 24;
or.b32 %r187, %r134, %r187;
bra.uni $L__BB4_34;
$L__BB4_8:
cvt.u32.u64 %r99, %rd28;
and.b32 %r100, %r99, 3;
and.b64 %rd59, %rd28, 3;
sub.s64 %rd60, %rd27, %rd59;
add.s64 %rd55, %rd99, %rd60;
add.s32 %r101, %r100, 11;
ld.global.nc.u32 %r95, [%rd55];
add.s64 %rd56, %rd55, 4;
ld.global.nc.u32 %r96, [%rd56];
add.s64 %rd57, %rd55, 8;
ld.global.nc.u32 %r97, [%rd57];
and.b32 %r102, %r101, 28;
cvt.u64.u32 %rd61, %r102;
add.s64 %rd58, %rd55, %rd61;
ld.global.nc.u32 %r98, [%rd58];
mad.lo.s32 %r103, %r100, 4369, 12816;
and.b32 %r104, %r103, 30583;
prmt.b32 %r179, %r95, %r96, %r104;
prmt.b32 %r183, %r96, %r97, %r104;
prmt.b32 %r187, %r97, %r98, %r104;
$L__BB4_34:
and.b32 %r135, %r72, 30583;
mov.u32 %r136, 0;
prmt.b32 %r57, %r179, %r136, %r135;
shr.u32 %r137, %r179, 24;
shl.b32 %r138, %r183, 8;
or.b32 %r139, %r138, %r137;
prmt.b32 %r58, %r139, %r136, %r135;
and.b32 %r140, %r58, 16776960;
shr.u32 %r59, %r140, 8;
shr.u32 %r141, %r183, 16;
shl.b32 %r142, %r187, 16;
or.b32 %r143, %r142, %r141;
prmt.b32 %r60, %r143, %r136, %r135;
and.b32 %r144, %r60, 16711680;
shr.u32 %r61, %r144, 16;
shr.u32 %r145, %r187, 8;
prmt.b32 %r62, %r145, %r136, %r135;
mul.lo.s32 %r147, %r85, 384;
cvt.s64.s32 %rd74, %r147;
mul.lo.s64 %rd75, %rd102, %rd26;
add.s64 %rd76, %rd75, %rd74;
add.s64 %rd29, %rd101, %rd76;
add.s32 %r148, %r14, 128;
setp.le.s32 %p20, %r148, %r176;
and.b64 %rd77, %rd29, 3;
setp.eq.s64 %p21, %rd77, 0;
and.pred %p22, %p20, %p21;
@%p22 bra $L__BB4_43;
bra.uni $L__BB4_35;
$L__BB4_43:
mul.lo.s32 %r160, %r15, 3;
mul.wide.u32 %rd81, %r17, 384;
mov.u64 %rd82, _ZZ11store_groupILi3EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines;
add.s64 %rd83, %rd82, %rd81;
mul.wide.u32 %rd84, %r160, 4;
add.s64 %rd85, %rd83, %rd84;
and.b32 %r161, %r57, 16777215;
prmt.b32 %r162, %r58, %r161, 1620;
st.shared.u32 [%rd85], %r162;
add.s32 %r163, %r160, 1;
mul.wide.u32 %rd86, %r163, 4;
add.s64 %rd87, %rd83, %rd86;
shl.b32 %r164, %r60, 16;
or.b32 %r165, %r164, %r59;
st.shared.u32 [%rd87], %r165;
add.s32 %r166, %r160, 2;
mul.wide.u32 %rd88, %r166, 4;
add.s64 %rd89, %rd83, %rd88;
shl.b32 %r167, %r62, 8;
or.b32 %r168, %r167, %r61;
st.shared.u32 [%rd89], %r168;
bar.warp.sync -1;
mul.wide.u32 %rd90, %r15, 4;
add.s64 %rd91, %rd83, %rd90;
ld.shared.u32 %r169, [%rd91];
add.s64 %rd92, %rd29, %rd90;
st.u32 [%rd92], %r169;
add.s32 %r170, %r15, 32;
mul.wide.u32 %rd93, %r170, 4;
add.s64 %rd94, %rd83, %rd93;
ld.shared.u32 %r171, [%rd94];
add.s64 %rd95, %rd29, %rd93;
st.u32 [%rd95], %r171;
add.s32 %r172, %r15, 64;
mul.wide.u32 %rd96, %r172, 4;
add.s64 %rd97, %rd83, %rd96;
ld.shared.u32 %r173, [%rd97];
add.s64 %rd98, %rd29, %rd96;
st.u32 [%rd98], %r173;
bra.uni $L__BB4_44;
$L__BB4_35:
mul.lo.s32 %r63, %r15, 12;
cvt.u64.u32 %rd78, %r63;
add.s64 %rd30, %rd29, %rd78;
setp.ge.s32 %p23, %r16, %r176;
@%p23 bra $L__BB4_37;
st.u8 [%rd30], %r57;
shr.u32 %r149, %r57, 8;
st.u8 [%rd30+1], %r149;
shr.u32 %r150, %r57, 16;
st.u8 [%rd30+2], %r150;
$L__BB4_37:
add.s32 %r151, %r16, 1;
setp.ge.s32 %p24, %r151, %r176;
add.s32 %r152, %r63, 4;
cvt.u64.u32 %rd79, %r152;
add.s64 %rd31, %rd29, %rd79;
@%p24 bra $L__BB4_39;
st.u8 [%rd30+3], %r58;
st.u8 [%rd31], %r59;
shr.u32 %r153, %r58, 16;
st.u8 [%rd31+1], %r153;
$L__BB4_39:
add.s32 %r154, %r16, 2;
setp.ge.s32 %p25, %r154, %r176;
add.s32 %r155, %r63, 8;
cvt.u64.u32 %rd80, %r155;
add.s64 %rd32, %rd29, %rd80;
@%p25 bra $L__BB4_41;
st.u8 [%rd31+2], %r60;
shr.u32 %r156, %r60, 8;
st.u8 [%rd31+3], %r156;
st.u8 [%rd32], %r61;
$L__BB4_41:
add.s32 %r157, %r16, 3;
setp.ge.s32 %p26, %r157, %r176;
@%p26 bra $L__BB4_44;
st.u8 [%rd32+1], %r62;
shr.u32 %r158, %r62, 8;
st.u8 [%rd32+2], %r158;
shr.u32 %r159, %r62, 16;
st.u8 [%rd32+3], %r159;
$L__BB4_44:
ret;
}
.visible .entry reorder_packed_4_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4
)
.maxntid 256, 1, 1
{
.reg .pred %p<31>;
.reg .b32 %r<206>;
.reg .b64 %rd<103>;
ld.param.u64 %rd31, [p0];
ld.param.v2.u32 {%r182, %r183}, [p1+32];
ld.param.v2.u32 {%r84, %r85}, [p1+40];
ld.param.u64 %rd36, [p2];
ld.param.v2.u32 {%r184, %r185}, [p3+32];
ld.param.v2.u32 {%r88, %r89}, [p3+40];
ld.param.u32 %r81, [p4];
ld.param.u64 %rd102, [p3+8];
ld.param.u64 %rd37, [p3];
ld.param.u64 %rd100, [p1+8];
ld.param.u64 %rd32, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r85, 0;
@%p1 bra $L__BB5_2;
cvta.to.global.u64 %rd41, %rd31;
mul.wide.s32 %rd42, %r1, 40;
add.s64 %rd43, %rd41, %rd42;
ld.global.v2.u32 {%r182, %r183}, [%rd43+32];
ld.global.u64 %rd100, [%rd43+8];
ld.global.u64 %rd99, [%rd43];
bra.uni $L__BB5_3;
$L__BB5_2:
cvt.s64.s32 %rd44, %r1;
mul.lo.s64 %rd45, %rd32, %rd44;
add.s64 %rd99, %rd31, %rd45;
$L__BB5_3:
setp.eq.s32 %p2, %r89, 0;
@%p2 bra $L__BB5_5;
cvta.to.global.u64 %rd46, %rd36;
mul.wide.s32 %rd47, %r1, 40;
add.s64 %rd48, %rd46, %rd47;
ld.global.v2.u32 {%r184, %r185}, [%rd48+32];
ld.global.u64 %rd102, [%rd48+8];
ld.global.u64 %rd101, [%rd48];
bra.uni $L__BB5_6;
$L__BB5_5:
cvt.s64.s32 %rd49, %r1;
mul.lo.s64 %rd50, %rd37, %rd49;
add.s64 %rd101, %rd36, %rd50;
$L__BB5_6:
mov.u32 %r94, %ctaid.x;
shl.b32 %r14, %r94, 7;
mov.u32 %r15, %tid.x;
shl.b32 %r16, %r15, 2;
add.s32 %r17, %r14, %r16;
mov.u32 %r95, %ctaid.y;
shl.b32 %r96, %r95, 3;
mov.u32 %r18, %tid.y;
add.s32 %r19, %r96, %r18;
setp.ge.s32 %p3, %r19, %r185;
setp.ge.s32 %p4, %r14, %r184;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB5_52;
cvt.s64.s32 %rd26, %r19;
mul.lo.s64 %rd51, %rd100, %rd26;
shl.b32 %r97, %r17, 2;
cvt.s64.s32 %rd52, %r97;
add.s64 %rd27, %rd51, %rd52;
add.s64 %rd28, %rd99, %rd27;
add.s32 %r98, %r19, 1;
setp.lt.s32 %p6, %r98, %r183;
selp.b32 %r99, 0, 3, %p6;
or.b32 %r100, %r97, %r99;
add.s32 %r101, %r100, 16;
shl.b32 %r102, %r182, 2;
setp.gt.s32 %p7, %r101, %r102;
@%p7 bra $L__BB5_9;
bra.uni $L__BB5_8;
$L__BB5_9:
setp.ge.s32 %p8, %r17, %r182;
mov.u32 %r187, 0;
@%p8 bra $L__BB5_11;
ld.global.nc.u8 %r115, [%rd28];
and.b32 %r187, %r115, 255;
$L__BB5_11:
@%p8 bra $L__BB5_13;
add.s64 %rd62, %rd28, 1;
ld.global.nc.u8 %r116, [%rd62];
shl.b32 %r117, %r116, 8;
and.b32 %r118, %r117, 65280;
or.b32 %r187, %r118, %r187;
$L__BB5_13:
@%p8 bra $L__BB5_15;
add.s64 %rd63, %rd28, 2;
ld.global.nc.u8 %r119, [%rd63];
shl.b32 %r120, %r119, 16;
and.b32 %r121, %r120, 16711680;
or.b32 %r187, %r121, %r187;
$L__BB5_15:
@%p8 bra $L__BB5_17;
add.s64 %rd64, %rd28, 3;
ld.global.nc.u8 %r122, [%rd64];
shl.b32 %r123, %r122, 24;
or.b32 %r187, %r123, %r187;
$L__BB5_17:
add.s32 %r34, %r17, 1;
setp.ge.s32 %p12, %r34, %r182;
mov.u32 %r191, 0;
@%p12 bra $L__BB5_19;
add.s64 %rd65, %rd28, 4;
ld.global.nc.u8 %r125, [%rd65];
and.b32 %r191, %r125, 255;
$L__BB5_19:
@%p12 bra $L__BB5_21;
add.s64 %rd66, %rd28, 5;
ld.global.nc.u8 %r126, [%rd66];
shl.b32 %r127, %r126, 8;
and.b32 %r128, %r127, 65280;
or.b32 %r191, %r128, %r191;
$L__BB5_21:
@%p12 bra $L__BB5_23;
add.s64 %rd67, %rd28, 6;
ld.global.nc.u8 %r129, [%rd67];
shl.b32 %r130, %r129, 16;
and.b32 %r131, %r130, 16711680;
or.b32 %r191, %r131, %r191;
$L__BB5_23:
@%p12 bra $L__BB5_25;
add.s64 %rd68, %rd28, 7;
ld.global.nc.u8 %r132, [%rd68];
shl.b32 %r133, %r132, 24;
or.b32 %r191, %r133, %r191;
$L__BB5_25:
add.s32 %r43, %r17, 2;
setp.ge.s32 %p16, %r43, %r182;
mov.u32 %r195, 0;
@%p16 bra $L__BB5_27;
add.s64 %rd69, %rd28, 8;
ld.global.nc.u8 %r135, [%rd69];
and.b32 %r195, %r135, 255;
$L__BB5_27:
@%p16 bra $L__BB5_29;
add.s64 %rd70, %rd28, 9;
ld.global.nc.u8 %r136, [%rd70];
shl.b32 %r137, %r136, 8;
and.b32 %r138, %r137, 65280;
or.b32 %r195, %r138, %r195;
$L__BB5_29:
@%p16 bra $L__BB5_31;
add.s64 %rd71, %rd28, 10;
ld.global.nc.u8 %r139, [%rd71];
shl.b32 %r140, %r139, 16;
and.b32 %r141, %r140, 16711680;
or.b32 %r195, %r141, %r195;
$L__BB5_31:
@%p16 bra $L__BB5_33;
add.s64 %rd72, %rd28, 11;
ld.global.nc.u8 %r142, [%rd72];
shl.b32 %r143, %r142, 24;
or.b32 %r195, %r143, %r195;
$L__BB5_33:
add.s32 %r52, %r17, 3;
setp.ge.s32 %p20, %r52, %r182;
mov.u32 %r199, 0;
@%p20 bra $L__BB5_35;
add.s64 %rd73, %rd28, 12;
ld.global.nc.u8 %r145, [%rd73];
and.b32 %r199, %r145, 255;
$L__BB5_35:
@%p20 bra $L__BB5_37;
add.s64 %rd74, %rd28, 13;
ld.global.nc.u8 %r146, [%rd74];
shl.b32 %r147, %r146, 8;
and.b32 %r148, %r147, 65280;
or.b32 %r199, %r148, %r199;
$L__BB5_37:
@%p20 bra $L__BB5_39;
add.s64 %rd75, %rd28, 14;
ld.global.nc.u8 %r149, [%rd75];
shl.b32 %r150, %r149, 16;
and.b32 %r151, %r150, 16711680;
or.b32 %r199, %r151, %r199;
$L__BB5_39:
@%p20 bra $L__BB5_42;
add.s64 %rd76, %rd28, 15;
ld.global.nc.u8 %r152, [%rd76];
shl.b32 %r153, %r152, 24;
or.b32 %r199, %r153, %r199;
bra.uni $L__BB5_42;
$L__BB5_8:
cvt.u32.u64 %r108, %rd28;
and.b32 %r109, %r108, 3;
and.b64 %rd58, %rd28, 3;
sub.s64 %rd59, %rd27, %rd58;
add.s64 %rd53, %rd99, %rd59;
add.s32 %r110, %r109, 15;
ld.global.nc.u32 %r103, [%rd53];
add.s64 %rd54, %rd53, 4;
ld.global.nc.u32 %r104, [%rd54];
add.s64 %rd55, %rd53, 8;
ld.global.nc.u32 %r105, [%rd55];
add.s64 %rd56, %rd53, 12;
ld.global.nc.u32 %r106, [%rd56];
and.b32 %r111, %r110, 28;
cvt.u64.u32 %rd60, %r111;
add.s64 %rd57, %rd53, %rd60;
ld.global.nc.u32 %r107, [%rd57];
mad.lo.s32 %r112, %r109, 4369, 12816;
and.b32 %r113, %r112, 30583;
prmt.b32 %r187, %r103, %r104, %r113;
prmt.b32 %r191, %r104, %r105, %r113;
prmt.b32 %r195, %r105, %r106, %r113;
prmt.b32 %r199, %r106, %r107, %r113;
$L__BB5_42:
and.b32 %r154, %r81, 30583;
mov.u32 %r155, 0;
prmt.b32 %r69, %r187, %r155, %r154;
prmt.b32 %r70, %r191, %r155, %r154;
prmt.b32 %r71, %r195, %r155, %r154;
prmt.b32 %r72, %r199, %r155, %r154;
shl.b32 %r157, %r94, 9;
cvt.s64.s32 %rd77, %r157;
mul.lo.s64 %rd78, %rd102, %rd26;
add.s64 %rd79, %rd78, %rd77;
add.s64 %rd29, %rd101, %rd79;
add.s32 %r158, %r14, 128;
setp.le.s32 %p24, %r158, %r184;
and.b64 %rd80, %rd29, 3;
setp.eq.s64 %p25, %rd80, 0;
and.pred %p26, %p24, %p25;
@%p26 bra $L__BB5_51;
bra.uni $L__BB5_43;
$L__BB5_51:
mul.wide.u32 %rd82, %r18, 512;
mov.u64 %rd83, _ZZ11store_groupILi4EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines;
add.s64 %rd84, %rd83, %rd82;
mul.wide.u32 %rd85, %r16, 4;
add.s64 %rd86, %rd84, %rd85;
st.shared.u32 [%rd86], %r69;
st.shared.u32 [%rd86+4], %r70;
st.shared.u32 [%rd86+8], %r71;
st.shared.u32 [%rd86+12], %r72;
bar.warp.sync -1;
mul.wide.u32 %rd87, %r15, 4;
add.s64 %rd88, %rd84, %rd87;
ld.shared.u32 %r175, [%rd88];
add.s64 %rd89, %rd29, %rd87;
st.u32 [%rd89], %r175;
add.s32 %r176, %r15, 32;
mul.wide.u32 %rd90, %r176, 4;
add.s64 %rd91, %rd84, %rd90;
ld.shared.u32 %r177, [%rd91];
add.s64 %rd92, %rd29, %rd90;
st.u32 [%rd92], %r177;
add.s32 %r178, %r15, 64;
mul.wide.u32 %rd93, %r178, 4;
add.s64 %rd94, %rd84, %rd93;
ld.shared.u32 %r179, [%rd94];
add.s64 %rd95, %rd29, %rd93;
st.u32 [%rd95], %r179;
add.s32 %r180, %r15, 96;
mul.wide.u32 %rd96, %r180, 4;
add.s64 %rd97, %rd84, %rd96;
ld.shared.u32 %r181, [%rd97];
add.s64 %rd98, %rd29, %rd96;
st.u32 [%rd98], %r181;
bra.uni $L__BB5_52;
$L__BB5_43:
shl.b32 %r159, %r15, 4;
cvt.u64.u32 %rd81, %r159;
add.s64 %rd30, %rd29, %rd81;
setp.ge.s32 %p27, %r17, %r184;
@%p27 bra $L__BB5_45;
st.u8 [%rd30], %r69;
shr.u32 %r160, %r69, 8;
st.u8 [%rd30+1], %r160;
shr.u32 %r161, %r69, 16;
st.u8 [%rd30+2], %r161;
shr.u32 %r162, %r69, 24;
st.u8 [%rd30+3], %r162;
$L__BB5_45:
add.s32 %r163, %r17, 1;
setp.ge.s32 %p28, %r163, %r184;
@%p28 bra $L__BB5_47;
st.u8 [%rd30+4], %r70;
shr.u32 %r164, %r70, 8;
st.u8 [%rd30+5], %r164;
shr.u32 %r165, %r70, 16;
st.u8 [%rd30+6], %r165;
shr.u32 %r166, %r70, 24;
st.u8 [%rd30+7], %r166;
$L__BB5_47:
add.s32 %r167, %r17, 2;
setp.ge.s32 %p29, %r167, %r184;
@%p29 bra $L__BB5_49;
st.u8 [%rd30+8], %r71;
shr.u32 %r168, %r71, 8;
st.u8 [%rd30+9], %r168;
shr.u32 %r169, %r71, 16;
st.u8 [%rd30+10], %r169;
shr.u32 %r170, %r71, 24;
st.u8 [%rd30+11], %r170;
$L__BB5_49:
add.s32 %r171, %r17, 3;
setp.ge.s32 %p30, %r171, %r184;
@%p30 bra $L__BB5_52;
st.u8 [%rd30+12], %r72;
shr.u32 %r172, %r72, 8;
st.u8 [%rd30+13], %r172;
shr.u32 %r173, %r72, 16;
st.u8 [%rd30+14], %r173;
shr.u32 %r174, %r72, 24;
st.u8 [%rd30+15], %r174;
$L__BB5_52:
ret;
}
.visible .entry reorder_packed_4_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4
)
.maxntid 256, 1, 1
{
.reg .pred %p<31>;
.reg .b32 %r<218>;
.reg .b64 %rd<108>;
ld.param.u64 %rd33, [p0];
ld.param.v2.u32 {%r194, %r195}, [p1+32];
ld.param.v2.u32 {%r83, %r84}, [p1+40];
ld.param.u64 %rd38, [p2];
ld.param.v2.u32 {%r196, %r197}, [p3+32];
ld.param.v2.u32 {%r87, %r88}, [p3+40];
ld.param.u32 %r80, [p4];
ld.param.u64 %rd107, [p3+8];
ld.param.u64 %rd39, [p3];
ld.param.u64 %rd105, [p1+8];
ld.param.u64 %rd34, [p1];
mov.u32 %r1, %ctaid.z;
setp.eq.s32 %p1, %r84, 0;
@%p1 bra $L__BB6_2;
cvta.to.global.u64 %rd43, %rd33;
mul.wide.s32 %rd44, %r1, 40;
add.s64 %rd45, %rd43, %rd44;
ld.global.v2.u32 {%r194, %r195}, [%rd45+32];
ld.global.u64 %rd105, [%rd45+8];
ld.global.u64 %rd104, [%rd45];
bra.uni $L__BB6_3;
$L__BB6_2:
cvt.s64.s32 %rd46, %r1;
mul.lo.s64 %rd47, %rd34, %rd46;
add.s64 %rd104, %rd33, %rd47;
$L__BB6_3:
setp.eq.s32 %p2, %r88, 0;
@%p2 bra $L__BB6_5;
cvta.to.global.u64 %rd48, %rd38;
mul.wide.s32 %rd49, %r1, 40;
add.s64 %rd50, %rd48, %rd49;
ld.global.v2.u32 {%r196, %r197}, [%rd50+32];
ld.global.u64 %rd107, [%rd50+8];
ld.global.u64 %rd106, [%rd50];
bra.uni $L__BB6_6;
$L__BB6_5:
cvt.s64.s32 %rd51, %r1;
mul.lo.s64 %rd52, %rd39, %rd51;
add.s64 %rd106, %rd38, %rd52;
$L__BB6_6:
mov.u32 %r94, %ctaid.x;
shl.b32 %r95, %r94, 7;
mov.u32 %r96, %tid.x;
shl.b32 %r97, %r96, 2;
add.s32 %r14, %r95, %r97;
mov.u32 %r98, %ctaid.y;
shl.b32 %r99, %r98, 3;
mov.u32 %r100, %tid.y;
add.s32 %r15, %r99, %r100;
setp.ge.s32 %p3, %r15, %r197;
setp.ge.s32 %p4, %r95, %r196;
or.pred %p5, %p4, %p3;
@%p5 bra $L__BB6_52;
cvt.s64.s32 %rd26, %r15;
mul.lo.s64 %rd53, %rd105, %rd26;
shl.b32 %r101, %r14, 2;
cvt.s64.s32 %rd54, %r101;
add.s64 %rd27, %rd53, %rd54;
add.s64 %rd28, %rd104, %rd27;
add.s32 %r102, %r15, 1;
setp.lt.s32 %p6, %r102, %r195;
selp.b32 %r103, 0, 3, %p6;
or.b32 %r104, %r101, %r103;
add.s32 %r105, %r104, 16;
shl.b32 %r106, %r194, 2;
setp.gt.s32 %p7, %r105, %r106;
@%p7 bra $L__BB6_9;
bra.uni $L__BB6_8;
$L__BB6_9:
setp.ge.s32 %p8, %r14, %r194;
mov.u32 %r199, 0;
@%p8 bra $L__BB6_11;
ld.global.nc.u8 %r119, [%rd28];
and.b32 %r199, %r119, 255;
$L__BB6_11:
@%p8 bra $L__BB6_13;
add.s64 %rd64, %rd28, 1;
ld.global.nc.u8 %r120, [%rd64];
shl.b32 %r121, %r120, 8;
and.b32 %r122, %r121, 65280;
or.b32 %r199, %r122, %r199;
$L__BB6_13:
@%p8 bra $L__BB6_15;
add.s64 %rd65, %rd28, 2;
ld.global.nc.u8 %r123, [%rd65];
shl.b32 %r124, %r123, 16;
and.b32 %r125, %r124, 16711680;
or.b32 %r199, %r125, %r199;
$L__BB6_15:
@%p8 bra $L__BB6_17;
add.s64 %rd66, %rd28, 3;
ld.global.nc.u8 %r126, [%rd66];
shl.b32 %r127, %r126, 24;
or.b32 %r199, %r127, %r199;
$L__BB6_17:
add.s32 %r30, %r14, 1;
setp.ge.s32 %p12, %r30, %r194;
mov.u32 %r203, 0;
@%p12 bra $L__BB6_19;
add.s64 %rd67, %rd28, 4;
ld.global.nc.u8 %r129, [%rd67];
and.b32 %r203, %r129, 255;
$L__BB6_19:
@%p12 bra $L__BB6_21;
add.s64 %rd68, %rd28, 5;
ld.global.nc.u8 %r130, [%rd68];
shl.b32 %r131, %r130, 8;
and.b32 %r132, %r131, 65280;
or.b32 %r203, %r132, %r203;
$L__BB6_21:
@%p12 bra $L__BB6_23;
add.s64 %rd69, %rd28, 6;
ld.global.nc.u8 %r133, [%rd69];
shl.b32 %r134, %r133, 16;
and.b32 %r135, %r134, 16711680;
or.b32 %r203, %r135, %r203;
$L__BB6_23:
@%p12 bra $L__BB6_25;
add.s64 %rd70, %rd28, 7;
ld.global.nc.u8 %r136, [%rd70];
shl.b32 %r137, %r136, 24;
or.b32 %r203, %r137, %r203;
$L__BB6_25:
add.s32 %r39, %r14, 2;
setp.ge.s32 %p16, %r39, %r194;
mov.u32 %r207, 0;
@%p16 bra $L__BB6_27;
add.s64 %rd71, %rd28, 8;
ld.global.nc.u8 %r139, [%rd71];
and.b32 %r207, %r139, 255;
$L__BB6_27:
@%p16 bra $L__BB6_29;
add.s64 %rd72, %rd28, 9;
ld.global.nc.u8 %r140, [%rd72];
shl.b32 %r141, %r140, 8;
and.b32 %r142, %r141, 65280;
or.b32 %r207, %r142, %r207;
$L__BB6_29:
@%p16 bra $L__BB6_31;
add.s64 %rd73, %rd28, 10;
ld.global.nc.u8 %r143, [%rd73];
shl.b32 %r144, %r143, 16;
and.b32 %r145, %r144, 16711680;
or.b32 %r207, %r145, %r207;
$L__BB6_31:
@%p16 bra $L__BB6_33;
add.s64 %rd74, %rd28, 11;
ld.global.nc.u8 %r146, [%rd74];
shl.b32 %r147, %r146, 24;
or.b32 %r207, %r147, %r207;
$L__BB6_33:
add.s32 %r48, %r14, 3;
setp.ge.s32 %p20, %r48, %r194;
mov.u32 %r211, 0;
@%p20 bra $L__BB6_35;
add.s64 %rd75, %rd28, 12;
ld.global.nc.u8 %r149, [%rd75];
and.b32 %r211, %r149, 255;
$L__BB6_35:
@%p20 bra $L__BB6_37;
add.s64 %rd76, %rd28, 13;
ld.global.nc.u8 %r150, [%rd76];
shl.b32 %r151, %r150, 8;
and.b32 %r152, %r151, 65280;
or.b32 %r211, %r152, %r211;
$L__BB6_37:
@%p20 bra $L__BB6_39;
add.s64 %rd77, %rd28, 14;
ld.global.nc.u8 %r153, [%rd77];
shl.b32 %r154, %r153, 16;
and.b32 %r155, %r154, 16711680;
or.b32 %r211, %r155, %r211;
$L__BB6_39:
@%p20 bra $L__BB6_42;
add.s64 %rd78, %rd28, 15;
ld.global.nc.u8 %r156, [%rd78];
shl.b32 %r157, %r156, 24;
or.b32 %r211, %r157, %r211;
bra.uni $L__BB6_42;
$L__BB6_8:
cvt.u32.u64 %r112, %rd28;
and.b32 %r113, %r112, 3;
and.b64 %rd60, %rd28, 3;
sub.s64 %rd61, %rd27, %rd60;
add.s64 %rd55, %rd104, %rd61;
add.s32 %r114, %r113, 15;
ld.global.nc.u32 %r107, [%rd55];
add.s64 %rd56, %rd55, 4;
ld.global.nc.u32 %r108, [%rd56];
add.s64 %rd57, %rd55, 8;
ld.global.nc.u32 %r109, [%rd57];
add.s64 %rd58, %rd55, 12;
ld.global.nc.u32 %r110, [%rd58];
and.b32 %r115, %r114, 28;
cvt.u64.u32 %rd62, %r115;
add.s64 %rd59, %rd55, %rd62;
ld.global.nc.u32 %r111, [%rd59];
mad.lo.s32 %r116, %r113, 4369, 12816;
and.b32 %r117, %r116, 30583;
prmt.b32 %r199, %r107, %r108, %r117;
prmt.b32 %r203, %r108, %r109, %r117;
prmt.b32 %r207, %r109, %r110, %r117;
prmt.b32 %r211, %r110, %r111, %r117;
$L__BB6_42:
and.b32 %r158, %r80, 30583;
mov.u32 %r159, 0;
prmt.b32 %r65, %r199, %r159, %r158;
prmt.b32 %r66, %r203, %r159, %r158;
and.b32 %r160, %r66, 16776960;
shr.u32 %r67, %r160, 8;
prmt.b32 %r68, %r207, %r159, %r158;
and.b32 %r161, %r68, 16711680;
shr.u32 %r69, %r161, 16;
prmt.b32 %r70, %r211, %r159, %r158;
mul.lo.s32 %r163, %r94, 384;
cvt.s64.s32 %rd79, %r163;
mul.lo.s64 %rd80, %rd107, %rd26;
add.s64 %rd81, %rd80, %rd79;
add.s64 %rd29, %rd106, %rd81;
add.s32 %r165, %r95, 128;
setp.le.s32 %p24, %r165, %r196;
and.b64 %rd82, %rd29, 3;
setp.eq.s64 %p25, %rd82, 0;
and.pred %p26, %p24, %p25;
@%p26 bra $L__BB6_51;
bra.uni $L__BB6_43;
$L__BB6_51:
mul.lo.s32 %r180, %r96, 3;
mul.wide.u32 %rd86, %r100, 384;
mov.u64 %rd87, _ZZ11store_groupILi3EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines;
add.s64 %rd88, %rd87, %rd86;
mul.wide.u32 %rd89, %r180, 4;
add.s64 %rd90, %rd88, %rd89;
and.b32 %r181, %r65, 16777215;
prmt.b32 %r182, %r66, %r181, 1620;
st.shared.u32 [%rd90], %r182;
add.s32 %r183, %r180, 1;
mul.wide.u32 %rd91, %r183, 4;
add.s64 %rd92, %rd88, %rd91;
shl.b32 %r184, %r68, 16;
or.b32 %r185, %r184, %r67;
st.shared.u32 [%rd92], %r185;
add.s32 %r186, %r180, 2;
mul.wide.u32 %rd93, %r186, 4;
add.s64 %rd94, %rd88, %rd93;
shl.b32 %r187, %r70, 8;
or.b32 %r188, %r187, %r69;
st.shared.u32 [%rd94], %r188;
bar.warp.sync -1;
mul.wide.u32 %rd95, %r96, 4;
add.s64 %rd96, %rd88, %rd95;
ld.shared.u32 %r189, [%rd96];
add.s64 %rd97, %rd29, %rd95;
st.u32 [%rd97], %r189;
add.s32 %r190, %r96, 32;
mul.wide.u32 %rd98, %r190, 4;
add.s64 %rd99, %rd88, %rd98;
ld.shared.u32 %r191, [%rd99];
add.s64 %rd100, %rd29, %rd98;
st.u32 [%rd100], %r191;
add.s32 %r192, %r96, 64;
mul.wide.u32 %rd101, %r192, 4;
add.s64 %rd102, %rd88, %rd101;
ld.shared.u32 %r193, [%rd102];
add.s64 %rd103, %rd29, %rd101;
st.u32 [%rd103], %r193;
bra.uni $L__BB6_52;
$L__BB6_43:
mul.lo.s32 %r71, %r96, 12;
cvt.u64.u32 %rd83, %r71;
add.s64 %rd30, %rd29, %rd83;
setp.ge.s32 %p27, %r14, %r196;
@%p27 bra $L__BB6_45;
st.u8 [%rd30], %r65;
shr.u32 %r167, %r65, 8;
st.u8 [%rd30+1], %r167;
shr.u32 %r168, %r65, 16;
st.u8 [%rd30+2], %r168;
$L__BB6_45:
add.s32 %r169, %r14, 1;
setp.ge.s32 %p28, %r169, %r196;
add.s32 %r170, %r71, 4;
cvt.u64.u32 %rd84, %r170;
add.s64 %rd31, %rd29, %rd84;
@%p28 bra $L__BB6_47;
st.u8 [%rd30+3], %r66;
st.u8 [%rd31], %r67;
shr.u32 %r171, %r66, 16;
st.u8 [%rd31+1], %r171;
$L__BB6_47:
add.s32 %r172, %r14, 2;
setp.ge.s32 %p29, %r172, %r196;
add.s32 %r173, %r71, 8;
cvt.u64.u32 %rd85, %r173;
add.s64 %rd32, %rd29, %rd85;
@%p29 bra $L__BB6_49;
st.u8 [%rd31+2], %r68;
shr.u32 %r174, %r68, 8;
st.u8 [%rd31+3], %r174;
st.u8 [%rd32], %r69;
$L__BB6_49:
add.s32 %r175, %r14, 3;
setp.ge.s32 %p30, %r175, %r196;
@%p30 bra $L__BB6_52;
st.u8 [%rd32+1], %r70;
shr.u32 %r176, %r70, 8;
st.u8 [%rd32+2], %r176;
shr.u32 %r177, %r70, 16;
st.u8 [%rd32+3], %r177;
$L__BB6_52:
ret;
}
`;
