// Generated from kernels/ops/linear_filter/generic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/linear_filter/generic.cu`. */
export const LINEAR_FILTER_GENERIC: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) _Z14border_outsideiii(
.param .b32 p0,
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<10>;
.reg .b32 %r<20>;
ld.param.u32 %r6,[p0];
ld.param.u32 %r7,[p1];
ld.param.u32 %r8,[p2];
setp.eq.s32 %p1,%r8,0;
mov.u32 %r19,-1;
@%p1 bra $0_5;
setp.eq.s32 %p2,%r8,1;
setp.eq.s32 %p3,%r7,1;
or.pred %p4,%p3,%p2;
@%p4 bra $0_4;
bra.uni $0_2;
$0_4:
setp.lt.s32 %p9,%r6,0;
add.s32 %r18,%r7,-1;
selp.b32 %r19,0,%r18,%p9;
bra.uni $0_5;
$0_2:
setp.eq.s32 %p5,%r8,4;
shl.b32 %r10,%r7,1;
add.s32 %r11,%r10,-2;
setp.eq.s32 %p6,%r8,2;
selp.b32 %r12,%r10,%r11,%p6;
selp.b32 %r1,%r7,%r12,%p5;
rem.s32 %r13,%r6,%r1;
shr.s32 %r14,%r13,31;
and.b32 %r15,%r14,%r1;
add.s32 %r19,%r15,%r13;
setp.lt.s32 %p7,%r19,%r7;
@%p7 bra $0_5;
selp.b32 %r16,-1,0,%p6;
add.s32 %r17,%r1,%r16;
sub.s32 %r19,%r17,%r19;
$0_5:
st.param.b32 [func_retval0+0],%r19;
ret;
}
.visible .entry separable_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %rs<6>;
.reg .f32 %f<83>;
.reg .b32 %r<155>;
.reg .b64 %rd<136>;
.shared .align 4 .b8 _ZZ9separableIhEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows[20352];
.shared .align 4 .b8 _ZZ9separableIhEvPKvRK5BatchPvS4_RK15SeparableKernelE5lines[5088];
ld.param.u64 %rd51,[p0];
ld.param.v2.u32 {%r136,%r137},[p1+32];
ld.param.v2.u32 {%r81,%r82},[p1+40];
ld.param.u64 %rd56,[p2];
ld.param.v2.u32 {%r138,%r139},[p3+32];
ld.param.v2.u32 {%r85,%r86},[p3+40];
mov.b64 %rd61,p4;
ld.param.u32 %rd62,[p3];
ld.param.u32 %rd63,[p3+4];
bfi.b64 %rd57,%rd63,%rd62,32,32;
ld.param.u64 %rd134,[p3+24];
ld.param.u64 %rd133,[p3+16];
ld.param.u64 %rd132,[p3+8];
ld.param.u64 %rd130,[p1+24];
ld.param.u64 %rd129,[p1+16];
ld.param.u64 %rd128,[p1+8];
ld.param.u64 %rd52,[p1];
mov.u64 %rd1,%rd61;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r82,0;
@%p2 bra $1_2;
cvta.to.global.u64 %rd64,%rd51;
mul.wide.s32 %rd65,%r1,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.v2.u32 {%r136,%r137},[%rd66+32];
ld.global.u64 %rd130,[%rd66+24];
ld.global.u64 %rd129,[%rd66+16];
ld.global.u64 %rd128,[%rd66+8];
ld.global.u64 %rd127,[%rd66];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd67,%r1;
mul.lo.s64 %rd68,%rd52,%rd67;
add.s64 %rd127,%rd51,%rd68;
$1_3:
setp.eq.s32 %p3,%r86,0;
@%p3 bra $1_5;
cvta.to.global.u64 %rd69,%rd56;
mul.wide.s32 %rd70,%r1,40;
add.s64 %rd71,%rd69,%rd70;
ld.global.v2.u32 {%r138,%r139},[%rd71+32];
ld.global.u64 %rd134,[%rd71+24];
ld.global.u64 %rd133,[%rd71+16];
ld.global.u64 %rd132,[%rd71+8];
ld.global.u64 %rd131,[%rd71];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd72,%r1;
mul.lo.s64 %rd73,%rd57,%rd72;
add.s64 %rd131,%rd56,%rd73;
$1_6:
mov.u32 %r15,%tid.x;
mov.u32 %r91,%ctaid.x;
shl.b32 %r16,%r91,5;
mov.u32 %r92,%ctaid.y;
shl.b32 %r17,%r92,5;
sub.s32 %r93,%r139,%r17;
min.s32 %r94,%r93,32;
ld.param.u32 %r95,[%rd1+4];
add.s32 %r96,%r95,%r94;
add.s32 %r19,%r96,-1;
mov.u32 %r20,%tid.y;
cvt.u64.u32 %rd27,%r20;
setp.le.s32 %p4,%r139,%r17;
setp.ge.s32 %p5,%r16,%r138;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r85,1;
or.pred %p8,%p6,%p7;
@%p8 bra $1_57;
add.s32 %r98,%r20,%r17;
setp.lt.s32 %p9,%r98,%r139;
setp.lt.s32 %p10,%r20,32;
and.pred %p11,%p10,%p9;
add.s32 %r99,%r16,%r15;
setp.lt.s32 %p12,%r99,%r138;
and.pred %p1,%p12,%p11;
cvt.s64.s32 %rd74,%r99;
mul.lo.s64 %rd30,%rd133,%rd74;
add.s32 %r24,%r15,-31;
cvt.s64.s32 %rd31,%r15;
mul.lo.s64 %rd75,%rd27,636;
mov.u64 %rd76,_ZZ9separableIhEvPKvRK5BatchPvS4_RK15SeparableKernelE5lines;
add.s64 %rd77,%rd76,%rd75;
mul.wide.s32 %rd78,%r15,4;
add.s64 %rd79,%rd77,%rd78;
add.s64 %rd32,%rd79,128;
mov.u32 %r140,0;
not.pred %p29,%p1;
$1_8:
.pragma "nounroll";
setp.ge.s32 %p13,%r20,%r19;
@%p13 bra $1_33;
ld.param.u32 %r27,[%rd1];
add.s32 %r28,%r27,31;
ld.param.u32 %r29,[%rd1+16];
cvt.s64.s32 %rd80,%r140;
mul.lo.s64 %rd38,%rd130,%rd80;
add.s32 %r30,%r27,-1;
and.b32 %r31,%r27,3;
sub.s32 %r32,%r27,%r31;
add.s32 %r105,%r99,32;
ld.param.u32 %r106,[%rd1+8];
sub.s32 %r33,%r105,%r106;
mov.u32 %r141,%tid.y;
$1_10:
.pragma "nounroll";
ld.param.u32 %r135,[%rd1+12];
add.s32 %r107,%r141,%r17;
sub.s32 %r142,%r107,%r135;
setp.lt.u32 %p14,%r142,%r137;
@%p14 bra $1_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r142;
.param .b32 param1;
st.param.b32 [param1+0],%r137;
.param .b32 param2;
st.param.b32 [param2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r142,[retval0+0];
}
$1_12:
setp.ge.s32 %p15,%r15,%r28;
@%p15 bra $1_24;
cvt.s64.s32 %rd81,%r142;
mul.lo.s64 %rd82,%rd128,%rd81;
add.s64 %rd40,%rd82,%rd38;
mov.u32 %r143,%r33;
mov.u64 %rd135,%rd32;
mov.u32 %r144,%r24;
$1_14:
.pragma "nounroll";
add.s32 %r145,%r143,-32;
setp.lt.u32 %p16,%r145,%r136;
@%p16 bra $1_16;
add.s32 %r108,%r143,-32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r108;
.param .b32 param1;
st.param.b32 [param1+0],%r136;
.param .b32 param2;
st.param.b32 [param2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r145,[retval0+0];
}
$1_16:
or.b32 %r109,%r145,%r142;
setp.lt.s32 %p17,%r109,0;
mov.f32 %f72,0f00000000;
@%p17 bra $1_18;
cvt.s64.s32 %rd84,%r145;
mul.lo.s64 %rd85,%rd129,%rd84;
add.s64 %rd86,%rd40,%rd85;
add.s64 %rd83,%rd127,%rd86;
ld.global.nc.u8 %r110,[%rd83];
cvt.u16.u32 %rs1,%r110;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f72,%rs2;
$1_18:
add.s64 %rd42,%rd135,-128;
st.shared.f32 [%rd135+-128],%f72;
add.s32 %r111,%r144,32;
setp.ge.s32 %p18,%r111,%r27;
@%p18 bra $1_24;
setp.lt.u32 %p19,%r143,%r136;
mov.u32 %r146,%r143;
@%p19 bra $1_21;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r143;
.param .b32 param1;
st.param.b32 [param1+0],%r136;
.param .b32 param2;
st.param.b32 [param2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r146,[retval0+0];
}
$1_21:
or.b32 %r112,%r146,%r142;
setp.lt.s32 %p20,%r112,0;
mov.f32 %f73,0f00000000;
@%p20 bra $1_23;
cvt.s64.s32 %rd88,%r146;
mul.lo.s64 %rd89,%rd129,%rd88;
add.s64 %rd90,%rd40,%rd89;
add.s64 %rd87,%rd127,%rd90;
ld.global.nc.u8 %r113,[%rd87];
cvt.u16.u32 %rs3,%r113;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f73,%rs4;
$1_23:
st.shared.f32 [%rd42+128],%f73;
add.s64 %rd135,%rd135,256;
add.s32 %r143,%r143,64;
add.s32 %r144,%r144,64;
setp.lt.s32 %p21,%r144,%r27;
@%p21 bra $1_14;
$1_24:
setp.lt.s32 %p22,%r27,1;
bar.warp.sync -1;
mov.f32 %f77,0f00000000;
@%p22 bra $1_32;
setp.lt.u32 %p23,%r30,3;
mov.f32 %f77,0f00000000;
mov.u32 %r149,0;
@%p23 bra $1_28;
mov.u32 %r148,%r32;
$1_27:
.pragma "nounroll";
mul.wide.s32 %rd91,%r149,4;
add.s64 %rd92,%rd1,%rd91;
add.s32 %r116,%r149,%r15;
mul.wide.s32 %rd96,%r116,4;
add.s64 %rd97,%rd77,%rd96;
ld.shared.f32 %f30,[%rd97];
ld.param.f32 %f31,[%rd92+36];
fma.rn.f32 %f32,%f31,%f30,%f77;
ld.shared.f32 %f33,[%rd97+4];
ld.param.f32 %f34,[%rd92+40];
fma.rn.f32 %f35,%f34,%f33,%f32;
ld.shared.f32 %f36,[%rd97+8];
ld.param.f32 %f37,[%rd92+44];
fma.rn.f32 %f38,%f37,%f36,%f35;
ld.shared.f32 %f39,[%rd97+12];
ld.param.f32 %f40,[%rd92+48];
fma.rn.f32 %f77,%f40,%f39,%f38;
add.s32 %r149,%r149,4;
add.s32 %r148,%r148,-4;
setp.ne.s32 %p24,%r148,0;
@%p24 bra $1_27;
$1_28:
setp.eq.s32 %p25,%r31,0;
@%p25 bra $1_32;
setp.eq.s32 %p26,%r31,1;
mul.wide.s32 %rd98,%r149,4;
add.s64 %rd99,%rd1,%rd98;
add.s64 %rd44,%rd99,36;
add.s32 %r117,%r149,%r15;
mul.wide.s32 %rd103,%r117,4;
add.s64 %rd45,%rd77,%rd103;
ld.shared.f32 %f41,[%rd45];
ld.param.f32 %f42,[%rd99+36];
fma.rn.f32 %f77,%f42,%f41,%f77;
@%p26 bra $1_32;
setp.eq.s32 %p27,%r31,2;
ld.shared.f32 %f43,[%rd45+4];
ld.param.f32 %f44,[%rd44+4];
fma.rn.f32 %f77,%f44,%f43,%f77;
@%p27 bra $1_32;
ld.shared.f32 %f45,[%rd45+8];
ld.param.f32 %f46,[%rd44+8];
fma.rn.f32 %f77,%f46,%f45,%f77;
$1_32:
mul.wide.s32 %rd104,%r141,128;
mov.u64 %rd105,_ZZ9separableIhEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows;
add.s64 %rd106,%rd105,%rd104;
shl.b64 %rd107,%rd31,2;
add.s64 %rd108,%rd106,%rd107;
st.shared.f32 [%rd108],%f77;
bar.warp.sync -1;
add.s32 %r141,%r141,8;
setp.lt.s32 %p28,%r141,%r19;
@%p28 bra $1_10;
$1_33:
bar.sync 0;
@%p29 bra $1_56;
cvt.s64.s32 %rd109,%r140;
mul.lo.s64 %rd110,%rd134,%rd109;
add.s64 %rd46,%rd110,%rd30;
mov.u32 %r150,%r98;
mov.u32 %r151,%r20;
$1_35:
.pragma "nounroll";
mov.u32 %r57,%r151;
ld.param.u32 %r58,[%rd1+4];
setp.lt.s32 %p30,%r58,1;
mov.f32 %f81,0f00000000;
@%p30 bra $1_43;
max.s32 %r59,%r58,1;
add.s32 %r121,%r59,-1;
and.b32 %r60,%r59,3;
setp.lt.u32 %p31,%r121,3;
mov.f32 %f81,0f00000000;
mov.u32 %r154,0;
@%p31 bra $1_39;
sub.s32 %r153,%r59,%r60;
$1_38:
.pragma "nounroll";
mul.wide.s32 %rd111,%r154,4;
add.s64 %rd112,%rd1,%rd111;
add.s32 %r123,%r154,%r57;
mul.wide.s32 %rd113,%r123,128;
mov.u64 %rd114,_ZZ9separableIhEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows;
add.s64 %rd115,%rd114,%rd113;
shl.b64 %rd116,%rd31,2;
add.s64 %rd117,%rd115,%rd116;
ld.shared.f32 %f51,[%rd117];
ld.param.f32 %f52,[%rd112+548];
fma.rn.f32 %f53,%f52,%f51,%f81;
ld.shared.f32 %f54,[%rd117+128];
ld.param.f32 %f55,[%rd112+552];
fma.rn.f32 %f56,%f55,%f54,%f53;
ld.shared.f32 %f57,[%rd117+256];
ld.param.f32 %f58,[%rd112+556];
fma.rn.f32 %f59,%f58,%f57,%f56;
ld.shared.f32 %f60,[%rd117+384];
ld.param.f32 %f61,[%rd112+560];
fma.rn.f32 %f81,%f61,%f60,%f59;
add.s32 %r154,%r154,4;
add.s32 %r153,%r153,-4;
setp.ne.s32 %p32,%r153,0;
@%p32 bra $1_38;
$1_39:
setp.eq.s32 %p33,%r60,0;
@%p33 bra $1_43;
mul.wide.s32 %rd118,%r154,4;
add.s64 %rd119,%rd1,%rd118;
add.s64 %rd47,%rd119,548;
add.s32 %r124,%r154,%r57;
mul.wide.s32 %rd120,%r124,128;
mov.u64 %rd121,_ZZ9separableIhEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows;
add.s64 %rd122,%rd121,%rd120;
shl.b64 %rd123,%rd31,2;
add.s64 %rd48,%rd122,%rd123;
ld.shared.f32 %f62,[%rd48];
ld.param.f32 %f63,[%rd119+548];
fma.rn.f32 %f81,%f63,%f62,%f81;
setp.eq.s32 %p34,%r60,1;
@%p34 bra $1_43;
ld.shared.f32 %f64,[%rd48+128];
ld.param.f32 %f65,[%rd47+4];
fma.rn.f32 %f81,%f65,%f64,%f81;
setp.eq.s32 %p35,%r60,2;
@%p35 bra $1_43;
ld.shared.f32 %f66,[%rd48+256];
ld.param.f32 %f67,[%rd47+8];
fma.rn.f32 %f81,%f67,%f66,%f81;
$1_43:
ld.param.f32 %f68,[%rd1+32];
ld.param.f32 %f69,[%rd1+28];
fma.rn.f32 %f23,%f81,%f69,%f68;
ld.param.u32 %r67,[%rd1+20];
cvt.s64.s32 %rd124,%r150;
mul.lo.s64 %rd125,%rd132,%rd124;
add.s64 %rd126,%rd46,%rd125;
add.s64 %rd49,%rd131,%rd126;
ld.param.u32 %r125,[%rd1+24];
setp.eq.s32 %p36,%r125,0;
@%p36 bra $1_45;
add.f32 %f70,%f23,0f3F000000;
cvt.rmi.f32.f32 %f23,%f70;
$1_45:
setp.gt.s32 %p37,%r67,1;
@%p37 bra $1_48;
setp.eq.s32 %p40,%r67,0;
@%p40 bra $1_53;
setp.eq.s32 %p41,%r67,1;
@%p41 bra $1_52;
bra.uni $1_54;
$1_52:
cvt.rni.s32.f32 %r129,%f23;
max.s32 %r130,%r129,0;
min.s32 %r131,%r130,65535;
st.u16 [%rd49],%r131;
bra.uni $1_55;
$1_48:
setp.eq.s32 %p38,%r67,2;
@%p38 bra $1_51;
setp.ne.s32 %p39,%r67,3;
@%p39 bra $1_54;
cvt.rn.f16.f32 %rs5,%f23;
st.u16 [%rd49],%rs5;
bra.uni $1_55;
$1_53:
cvt.rni.s32.f32 %r132,%f23;
max.s32 %r133,%r132,0;
min.s32 %r134,%r133,255;
st.u8 [%rd49],%r134;
bra.uni $1_55;
$1_51:
cvt.rni.s32.f32 %r126,%f23;
max.s32 %r127,%r126,-32768;
min.s32 %r128,%r127,32767;
st.u16 [%rd49],%r128;
bra.uni $1_55;
$1_54:
st.f32 [%rd49],%f23;
$1_55:
add.s32 %r151,%r57,8;
add.s32 %r150,%r151,%r17;
setp.lt.s32 %p42,%r150,%r139;
setp.lt.s32 %p43,%r57,24;
and.pred %p44,%p43,%p42;
@%p44 bra $1_35;
$1_56:
bar.sync 0;
add.s32 %r140,%r140,1;
setp.lt.s32 %p45,%r140,%r85;
@%p45 bra $1_8;
$1_57:
ret;
}
.visible .entry separable_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %rs<4>;
.reg .f32 %f<83>;
.reg .b32 %r<153>;
.reg .b64 %rd<136>;
.shared .align 4 .b8 _ZZ9separableItEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows[20352];
.shared .align 4 .b8 _ZZ9separableItEvPKvRK5BatchPvS4_RK15SeparableKernelE5lines[5088];
ld.param.u64 %rd51,[p0];
ld.param.v2.u32 {%r134,%r135},[p1+32];
ld.param.v2.u32 {%r81,%r82},[p1+40];
ld.param.u64 %rd56,[p2];
ld.param.v2.u32 {%r136,%r137},[p3+32];
ld.param.v2.u32 {%r85,%r86},[p3+40];
mov.b64 %rd61,p4;
ld.param.u32 %rd62,[p3];
ld.param.u32 %rd63,[p3+4];
bfi.b64 %rd57,%rd63,%rd62,32,32;
ld.param.u64 %rd134,[p3+24];
ld.param.u64 %rd133,[p3+16];
ld.param.u64 %rd132,[p3+8];
ld.param.u64 %rd130,[p1+24];
ld.param.u64 %rd129,[p1+16];
ld.param.u64 %rd128,[p1+8];
ld.param.u64 %rd52,[p1];
mov.u64 %rd1,%rd61;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r82,0;
@%p2 bra $2_2;
cvta.to.global.u64 %rd64,%rd51;
mul.wide.s32 %rd65,%r1,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.v2.u32 {%r134,%r135},[%rd66+32];
ld.global.u64 %rd130,[%rd66+24];
ld.global.u64 %rd129,[%rd66+16];
ld.global.u64 %rd128,[%rd66+8];
ld.global.u64 %rd127,[%rd66];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd67,%r1;
mul.lo.s64 %rd68,%rd52,%rd67;
add.s64 %rd127,%rd51,%rd68;
$2_3:
setp.eq.s32 %p3,%r86,0;
@%p3 bra $2_5;
cvta.to.global.u64 %rd69,%rd56;
mul.wide.s32 %rd70,%r1,40;
add.s64 %rd71,%rd69,%rd70;
ld.global.v2.u32 {%r136,%r137},[%rd71+32];
ld.global.u64 %rd134,[%rd71+24];
ld.global.u64 %rd133,[%rd71+16];
ld.global.u64 %rd132,[%rd71+8];
ld.global.u64 %rd131,[%rd71];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd72,%r1;
mul.lo.s64 %rd73,%rd57,%rd72;
add.s64 %rd131,%rd56,%rd73;
$2_6:
mov.u32 %r15,%tid.x;
mov.u32 %r91,%ctaid.x;
shl.b32 %r16,%r91,5;
mov.u32 %r92,%ctaid.y;
shl.b32 %r17,%r92,5;
sub.s32 %r93,%r137,%r17;
min.s32 %r94,%r93,32;
ld.param.u32 %r95,[%rd1+4];
add.s32 %r96,%r95,%r94;
add.s32 %r19,%r96,-1;
mov.u32 %r20,%tid.y;
cvt.u64.u32 %rd27,%r20;
setp.le.s32 %p4,%r137,%r17;
setp.ge.s32 %p5,%r16,%r136;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r85,1;
or.pred %p8,%p6,%p7;
@%p8 bra $2_57;
add.s32 %r98,%r20,%r17;
setp.lt.s32 %p9,%r98,%r137;
setp.lt.s32 %p10,%r20,32;
and.pred %p11,%p10,%p9;
add.s32 %r99,%r16,%r15;
setp.lt.s32 %p12,%r99,%r136;
and.pred %p1,%p12,%p11;
cvt.s64.s32 %rd74,%r99;
mul.lo.s64 %rd30,%rd133,%rd74;
add.s32 %r24,%r15,-31;
cvt.s64.s32 %rd31,%r15;
mul.lo.s64 %rd75,%rd27,636;
mov.u64 %rd76,_ZZ9separableItEvPKvRK5BatchPvS4_RK15SeparableKernelE5lines;
add.s64 %rd77,%rd76,%rd75;
mul.wide.s32 %rd78,%r15,4;
add.s64 %rd79,%rd77,%rd78;
add.s64 %rd32,%rd79,128;
mov.u32 %r138,0;
not.pred %p29,%p1;
$2_8:
.pragma "nounroll";
setp.ge.s32 %p13,%r20,%r19;
@%p13 bra $2_33;
ld.param.u32 %r27,[%rd1];
add.s32 %r28,%r27,31;
ld.param.u32 %r29,[%rd1+16];
cvt.s64.s32 %rd80,%r138;
mul.lo.s64 %rd38,%rd130,%rd80;
add.s32 %r30,%r27,-1;
and.b32 %r31,%r27,3;
sub.s32 %r32,%r27,%r31;
add.s32 %r105,%r99,32;
ld.param.u32 %r106,[%rd1+8];
sub.s32 %r33,%r105,%r106;
mov.u32 %r139,%tid.y;
$2_10:
.pragma "nounroll";
ld.param.u32 %r133,[%rd1+12];
add.s32 %r107,%r139,%r17;
sub.s32 %r140,%r107,%r133;
setp.lt.u32 %p14,%r140,%r135;
@%p14 bra $2_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r140;
.param .b32 param1;
st.param.b32 [param1+0],%r135;
.param .b32 param2;
st.param.b32 [param2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r140,[retval0+0];
}
$2_12:
setp.ge.s32 %p15,%r15,%r28;
@%p15 bra $2_24;
cvt.s64.s32 %rd81,%r140;
mul.lo.s64 %rd82,%rd128,%rd81;
add.s64 %rd40,%rd82,%rd38;
mov.u32 %r141,%r33;
mov.u64 %rd135,%rd32;
mov.u32 %r142,%r24;
$2_14:
.pragma "nounroll";
add.s32 %r143,%r141,-32;
setp.lt.u32 %p16,%r143,%r134;
@%p16 bra $2_16;
add.s32 %r108,%r141,-32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r108;
.param .b32 param1;
st.param.b32 [param1+0],%r134;
.param .b32 param2;
st.param.b32 [param2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r143,[retval0+0];
}
$2_16:
or.b32 %r109,%r143,%r140;
setp.lt.s32 %p17,%r109,0;
mov.f32 %f72,0f00000000;
@%p17 bra $2_18;
cvt.s64.s32 %rd84,%r143;
mul.lo.s64 %rd85,%rd129,%rd84;
add.s64 %rd86,%rd40,%rd85;
add.s64 %rd83,%rd127,%rd86;
ld.global.nc.u16 %rs1,[%rd83];
cvt.rn.f32.u16 %f72,%rs1;
$2_18:
add.s64 %rd42,%rd135,-128;
st.shared.f32 [%rd135+-128],%f72;
add.s32 %r110,%r142,32;
setp.ge.s32 %p18,%r110,%r27;
@%p18 bra $2_24;
setp.lt.u32 %p19,%r141,%r134;
mov.u32 %r144,%r141;
@%p19 bra $2_21;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r141;
.param .b32 param1;
st.param.b32 [param1+0],%r134;
.param .b32 param2;
st.param.b32 [param2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r144,[retval0+0];
}
$2_21:
or.b32 %r111,%r144,%r140;
setp.lt.s32 %p20,%r111,0;
mov.f32 %f73,0f00000000;
@%p20 bra $2_23;
cvt.s64.s32 %rd88,%r144;
mul.lo.s64 %rd89,%rd129,%rd88;
add.s64 %rd90,%rd40,%rd89;
add.s64 %rd87,%rd127,%rd90;
ld.global.nc.u16 %rs2,[%rd87];
cvt.rn.f32.u16 %f73,%rs2;
$2_23:
st.shared.f32 [%rd42+128],%f73;
add.s64 %rd135,%rd135,256;
add.s32 %r141,%r141,64;
add.s32 %r142,%r142,64;
setp.lt.s32 %p21,%r142,%r27;
@%p21 bra $2_14;
$2_24:
setp.lt.s32 %p22,%r27,1;
bar.warp.sync -1;
mov.f32 %f77,0f00000000;
@%p22 bra $2_32;
setp.lt.u32 %p23,%r30,3;
mov.f32 %f77,0f00000000;
mov.u32 %r147,0;
@%p23 bra $2_28;
mov.u32 %r146,%r32;
$2_27:
.pragma "nounroll";
mul.wide.s32 %rd91,%r147,4;
add.s64 %rd92,%rd1,%rd91;
add.s32 %r114,%r147,%r15;
mul.wide.s32 %rd96,%r114,4;
add.s64 %rd97,%rd77,%rd96;
ld.shared.f32 %f30,[%rd97];
ld.param.f32 %f31,[%rd92+36];
fma.rn.f32 %f32,%f31,%f30,%f77;
ld.shared.f32 %f33,[%rd97+4];
ld.param.f32 %f34,[%rd92+40];
fma.rn.f32 %f35,%f34,%f33,%f32;
ld.shared.f32 %f36,[%rd97+8];
ld.param.f32 %f37,[%rd92+44];
fma.rn.f32 %f38,%f37,%f36,%f35;
ld.shared.f32 %f39,[%rd97+12];
ld.param.f32 %f40,[%rd92+48];
fma.rn.f32 %f77,%f40,%f39,%f38;
add.s32 %r147,%r147,4;
add.s32 %r146,%r146,-4;
setp.ne.s32 %p24,%r146,0;
@%p24 bra $2_27;
$2_28:
setp.eq.s32 %p25,%r31,0;
@%p25 bra $2_32;
setp.eq.s32 %p26,%r31,1;
mul.wide.s32 %rd98,%r147,4;
add.s64 %rd99,%rd1,%rd98;
add.s64 %rd44,%rd99,36;
add.s32 %r115,%r147,%r15;
mul.wide.s32 %rd103,%r115,4;
add.s64 %rd45,%rd77,%rd103;
ld.shared.f32 %f41,[%rd45];
ld.param.f32 %f42,[%rd99+36];
fma.rn.f32 %f77,%f42,%f41,%f77;
@%p26 bra $2_32;
setp.eq.s32 %p27,%r31,2;
ld.shared.f32 %f43,[%rd45+4];
ld.param.f32 %f44,[%rd44+4];
fma.rn.f32 %f77,%f44,%f43,%f77;
@%p27 bra $2_32;
ld.shared.f32 %f45,[%rd45+8];
ld.param.f32 %f46,[%rd44+8];
fma.rn.f32 %f77,%f46,%f45,%f77;
$2_32:
mul.wide.s32 %rd104,%r139,128;
mov.u64 %rd105,_ZZ9separableItEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows;
add.s64 %rd106,%rd105,%rd104;
shl.b64 %rd107,%rd31,2;
add.s64 %rd108,%rd106,%rd107;
st.shared.f32 [%rd108],%f77;
bar.warp.sync -1;
add.s32 %r139,%r139,8;
setp.lt.s32 %p28,%r139,%r19;
@%p28 bra $2_10;
$2_33:
bar.sync 0;
@%p29 bra $2_56;
cvt.s64.s32 %rd109,%r138;
mul.lo.s64 %rd110,%rd134,%rd109;
add.s64 %rd46,%rd110,%rd30;
mov.u32 %r148,%r98;
mov.u32 %r149,%r20;
$2_35:
.pragma "nounroll";
mov.u32 %r57,%r149;
ld.param.u32 %r58,[%rd1+4];
setp.lt.s32 %p30,%r58,1;
mov.f32 %f81,0f00000000;
@%p30 bra $2_43;
max.s32 %r59,%r58,1;
add.s32 %r119,%r59,-1;
and.b32 %r60,%r59,3;
setp.lt.u32 %p31,%r119,3;
mov.f32 %f81,0f00000000;
mov.u32 %r152,0;
@%p31 bra $2_39;
sub.s32 %r151,%r59,%r60;
$2_38:
.pragma "nounroll";
mul.wide.s32 %rd111,%r152,4;
add.s64 %rd112,%rd1,%rd111;
add.s32 %r121,%r152,%r57;
mul.wide.s32 %rd113,%r121,128;
mov.u64 %rd114,_ZZ9separableItEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows;
add.s64 %rd115,%rd114,%rd113;
shl.b64 %rd116,%rd31,2;
add.s64 %rd117,%rd115,%rd116;
ld.shared.f32 %f51,[%rd117];
ld.param.f32 %f52,[%rd112+548];
fma.rn.f32 %f53,%f52,%f51,%f81;
ld.shared.f32 %f54,[%rd117+128];
ld.param.f32 %f55,[%rd112+552];
fma.rn.f32 %f56,%f55,%f54,%f53;
ld.shared.f32 %f57,[%rd117+256];
ld.param.f32 %f58,[%rd112+556];
fma.rn.f32 %f59,%f58,%f57,%f56;
ld.shared.f32 %f60,[%rd117+384];
ld.param.f32 %f61,[%rd112+560];
fma.rn.f32 %f81,%f61,%f60,%f59;
add.s32 %r152,%r152,4;
add.s32 %r151,%r151,-4;
setp.ne.s32 %p32,%r151,0;
@%p32 bra $2_38;
$2_39:
setp.eq.s32 %p33,%r60,0;
@%p33 bra $2_43;
mul.wide.s32 %rd118,%r152,4;
add.s64 %rd119,%rd1,%rd118;
add.s64 %rd47,%rd119,548;
add.s32 %r122,%r152,%r57;
mul.wide.s32 %rd120,%r122,128;
mov.u64 %rd121,_ZZ9separableItEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows;
add.s64 %rd122,%rd121,%rd120;
shl.b64 %rd123,%rd31,2;
add.s64 %rd48,%rd122,%rd123;
ld.shared.f32 %f62,[%rd48];
ld.param.f32 %f63,[%rd119+548];
fma.rn.f32 %f81,%f63,%f62,%f81;
setp.eq.s32 %p34,%r60,1;
@%p34 bra $2_43;
ld.shared.f32 %f64,[%rd48+128];
ld.param.f32 %f65,[%rd47+4];
fma.rn.f32 %f81,%f65,%f64,%f81;
setp.eq.s32 %p35,%r60,2;
@%p35 bra $2_43;
ld.shared.f32 %f66,[%rd48+256];
ld.param.f32 %f67,[%rd47+8];
fma.rn.f32 %f81,%f67,%f66,%f81;
$2_43:
ld.param.f32 %f68,[%rd1+32];
ld.param.f32 %f69,[%rd1+28];
fma.rn.f32 %f23,%f81,%f69,%f68;
ld.param.u32 %r67,[%rd1+20];
cvt.s64.s32 %rd124,%r148;
mul.lo.s64 %rd125,%rd132,%rd124;
add.s64 %rd126,%rd46,%rd125;
add.s64 %rd49,%rd131,%rd126;
ld.param.u32 %r123,[%rd1+24];
setp.eq.s32 %p36,%r123,0;
@%p36 bra $2_45;
add.f32 %f70,%f23,0f3F000000;
cvt.rmi.f32.f32 %f23,%f70;
$2_45:
setp.gt.s32 %p37,%r67,1;
@%p37 bra $2_48;
setp.eq.s32 %p40,%r67,0;
@%p40 bra $2_53;
setp.eq.s32 %p41,%r67,1;
@%p41 bra $2_52;
bra.uni $2_54;
$2_52:
cvt.rni.s32.f32 %r127,%f23;
max.s32 %r128,%r127,0;
min.s32 %r129,%r128,65535;
st.u16 [%rd49],%r129;
bra.uni $2_55;
$2_48:
setp.eq.s32 %p38,%r67,2;
@%p38 bra $2_51;
setp.ne.s32 %p39,%r67,3;
@%p39 bra $2_54;
cvt.rn.f16.f32 %rs3,%f23;
st.u16 [%rd49],%rs3;
bra.uni $2_55;
$2_53:
cvt.rni.s32.f32 %r130,%f23;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,255;
st.u8 [%rd49],%r132;
bra.uni $2_55;
$2_51:
cvt.rni.s32.f32 %r124,%f23;
max.s32 %r125,%r124,-32768;
min.s32 %r126,%r125,32767;
st.u16 [%rd49],%r126;
bra.uni $2_55;
$2_54:
st.f32 [%rd49],%f23;
$2_55:
add.s32 %r149,%r57,8;
add.s32 %r148,%r149,%r17;
setp.lt.s32 %p42,%r148,%r137;
setp.lt.s32 %p43,%r57,24;
and.pred %p44,%p43,%p42;
@%p44 bra $2_35;
$2_56:
bar.sync 0;
add.s32 %r138,%r138,1;
setp.lt.s32 %p45,%r138,%r85;
@%p45 bra $2_8;
$2_57:
ret;
}
.visible .entry separable_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %rs<4>;
.reg .f32 %f<83>;
.reg .b32 %r<153>;
.reg .b64 %rd<136>;
.shared .align 4 .b8 _ZZ9separableIsEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows[20352];
.shared .align 4 .b8 _ZZ9separableIsEvPKvRK5BatchPvS4_RK15SeparableKernelE5lines[5088];
ld.param.u64 %rd51,[p0];
ld.param.v2.u32 {%r134,%r135},[p1+32];
ld.param.v2.u32 {%r81,%r82},[p1+40];
ld.param.u64 %rd56,[p2];
ld.param.v2.u32 {%r136,%r137},[p3+32];
ld.param.v2.u32 {%r85,%r86},[p3+40];
mov.b64 %rd61,p4;
ld.param.u32 %rd62,[p3];
ld.param.u32 %rd63,[p3+4];
bfi.b64 %rd57,%rd63,%rd62,32,32;
ld.param.u64 %rd134,[p3+24];
ld.param.u64 %rd133,[p3+16];
ld.param.u64 %rd132,[p3+8];
ld.param.u64 %rd130,[p1+24];
ld.param.u64 %rd129,[p1+16];
ld.param.u64 %rd128,[p1+8];
ld.param.u64 %rd52,[p1];
mov.u64 %rd1,%rd61;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r82,0;
@%p2 bra $3_2;
cvta.to.global.u64 %rd64,%rd51;
mul.wide.s32 %rd65,%r1,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.v2.u32 {%r134,%r135},[%rd66+32];
ld.global.u64 %rd130,[%rd66+24];
ld.global.u64 %rd129,[%rd66+16];
ld.global.u64 %rd128,[%rd66+8];
ld.global.u64 %rd127,[%rd66];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd67,%r1;
mul.lo.s64 %rd68,%rd52,%rd67;
add.s64 %rd127,%rd51,%rd68;
$3_3:
setp.eq.s32 %p3,%r86,0;
@%p3 bra $3_5;
cvta.to.global.u64 %rd69,%rd56;
mul.wide.s32 %rd70,%r1,40;
add.s64 %rd71,%rd69,%rd70;
ld.global.v2.u32 {%r136,%r137},[%rd71+32];
ld.global.u64 %rd134,[%rd71+24];
ld.global.u64 %rd133,[%rd71+16];
ld.global.u64 %rd132,[%rd71+8];
ld.global.u64 %rd131,[%rd71];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd72,%r1;
mul.lo.s64 %rd73,%rd57,%rd72;
add.s64 %rd131,%rd56,%rd73;
$3_6:
mov.u32 %r15,%tid.x;
mov.u32 %r91,%ctaid.x;
shl.b32 %r16,%r91,5;
mov.u32 %r92,%ctaid.y;
shl.b32 %r17,%r92,5;
sub.s32 %r93,%r137,%r17;
min.s32 %r94,%r93,32;
ld.param.u32 %r95,[%rd1+4];
add.s32 %r96,%r95,%r94;
add.s32 %r19,%r96,-1;
mov.u32 %r20,%tid.y;
cvt.u64.u32 %rd27,%r20;
setp.le.s32 %p4,%r137,%r17;
setp.ge.s32 %p5,%r16,%r136;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r85,1;
or.pred %p8,%p6,%p7;
@%p8 bra $3_57;
add.s32 %r98,%r20,%r17;
setp.lt.s32 %p9,%r98,%r137;
setp.lt.s32 %p10,%r20,32;
and.pred %p11,%p10,%p9;
add.s32 %r99,%r16,%r15;
setp.lt.s32 %p12,%r99,%r136;
and.pred %p1,%p12,%p11;
cvt.s64.s32 %rd74,%r99;
mul.lo.s64 %rd30,%rd133,%rd74;
add.s32 %r24,%r15,-31;
cvt.s64.s32 %rd31,%r15;
mul.lo.s64 %rd75,%rd27,636;
mov.u64 %rd76,_ZZ9separableIsEvPKvRK5BatchPvS4_RK15SeparableKernelE5lines;
add.s64 %rd77,%rd76,%rd75;
mul.wide.s32 %rd78,%r15,4;
add.s64 %rd79,%rd77,%rd78;
add.s64 %rd32,%rd79,128;
mov.u32 %r138,0;
not.pred %p29,%p1;
$3_8:
.pragma "nounroll";
setp.ge.s32 %p13,%r20,%r19;
@%p13 bra $3_33;
ld.param.u32 %r27,[%rd1];
add.s32 %r28,%r27,31;
ld.param.u32 %r29,[%rd1+16];
cvt.s64.s32 %rd80,%r138;
mul.lo.s64 %rd38,%rd130,%rd80;
add.s32 %r30,%r27,-1;
and.b32 %r31,%r27,3;
sub.s32 %r32,%r27,%r31;
add.s32 %r105,%r99,32;
ld.param.u32 %r106,[%rd1+8];
sub.s32 %r33,%r105,%r106;
mov.u32 %r139,%tid.y;
$3_10:
.pragma "nounroll";
ld.param.u32 %r133,[%rd1+12];
add.s32 %r107,%r139,%r17;
sub.s32 %r140,%r107,%r133;
setp.lt.u32 %p14,%r140,%r135;
@%p14 bra $3_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r140;
.param .b32 param1;
st.param.b32 [param1+0],%r135;
.param .b32 param2;
st.param.b32 [param2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r140,[retval0+0];
}
$3_12:
setp.ge.s32 %p15,%r15,%r28;
@%p15 bra $3_24;
cvt.s64.s32 %rd81,%r140;
mul.lo.s64 %rd82,%rd128,%rd81;
add.s64 %rd40,%rd82,%rd38;
mov.u32 %r141,%r33;
mov.u64 %rd135,%rd32;
mov.u32 %r142,%r24;
$3_14:
.pragma "nounroll";
add.s32 %r143,%r141,-32;
setp.lt.u32 %p16,%r143,%r134;
@%p16 bra $3_16;
add.s32 %r108,%r141,-32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r108;
.param .b32 param1;
st.param.b32 [param1+0],%r134;
.param .b32 param2;
st.param.b32 [param2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r143,[retval0+0];
}
$3_16:
or.b32 %r109,%r143,%r140;
setp.lt.s32 %p17,%r109,0;
mov.f32 %f72,0f00000000;
@%p17 bra $3_18;
cvt.s64.s32 %rd84,%r143;
mul.lo.s64 %rd85,%rd129,%rd84;
add.s64 %rd86,%rd40,%rd85;
add.s64 %rd83,%rd127,%rd86;
ld.global.nc.s16 %rs1,[%rd83];
cvt.rn.f32.s16 %f72,%rs1;
$3_18:
add.s64 %rd42,%rd135,-128;
st.shared.f32 [%rd135+-128],%f72;
add.s32 %r110,%r142,32;
setp.ge.s32 %p18,%r110,%r27;
@%p18 bra $3_24;
setp.lt.u32 %p19,%r141,%r134;
mov.u32 %r144,%r141;
@%p19 bra $3_21;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r141;
.param .b32 param1;
st.param.b32 [param1+0],%r134;
.param .b32 param2;
st.param.b32 [param2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r144,[retval0+0];
}
$3_21:
or.b32 %r111,%r144,%r140;
setp.lt.s32 %p20,%r111,0;
mov.f32 %f73,0f00000000;
@%p20 bra $3_23;
cvt.s64.s32 %rd88,%r144;
mul.lo.s64 %rd89,%rd129,%rd88;
add.s64 %rd90,%rd40,%rd89;
add.s64 %rd87,%rd127,%rd90;
ld.global.nc.s16 %rs2,[%rd87];
cvt.rn.f32.s16 %f73,%rs2;
$3_23:
st.shared.f32 [%rd42+128],%f73;
add.s64 %rd135,%rd135,256;
add.s32 %r141,%r141,64;
add.s32 %r142,%r142,64;
setp.lt.s32 %p21,%r142,%r27;
@%p21 bra $3_14;
$3_24:
setp.lt.s32 %p22,%r27,1;
bar.warp.sync -1;
mov.f32 %f77,0f00000000;
@%p22 bra $3_32;
setp.lt.u32 %p23,%r30,3;
mov.f32 %f77,0f00000000;
mov.u32 %r147,0;
@%p23 bra $3_28;
mov.u32 %r146,%r32;
$3_27:
.pragma "nounroll";
mul.wide.s32 %rd91,%r147,4;
add.s64 %rd92,%rd1,%rd91;
add.s32 %r114,%r147,%r15;
mul.wide.s32 %rd96,%r114,4;
add.s64 %rd97,%rd77,%rd96;
ld.shared.f32 %f30,[%rd97];
ld.param.f32 %f31,[%rd92+36];
fma.rn.f32 %f32,%f31,%f30,%f77;
ld.shared.f32 %f33,[%rd97+4];
ld.param.f32 %f34,[%rd92+40];
fma.rn.f32 %f35,%f34,%f33,%f32;
ld.shared.f32 %f36,[%rd97+8];
ld.param.f32 %f37,[%rd92+44];
fma.rn.f32 %f38,%f37,%f36,%f35;
ld.shared.f32 %f39,[%rd97+12];
ld.param.f32 %f40,[%rd92+48];
fma.rn.f32 %f77,%f40,%f39,%f38;
add.s32 %r147,%r147,4;
add.s32 %r146,%r146,-4;
setp.ne.s32 %p24,%r146,0;
@%p24 bra $3_27;
$3_28:
setp.eq.s32 %p25,%r31,0;
@%p25 bra $3_32;
setp.eq.s32 %p26,%r31,1;
mul.wide.s32 %rd98,%r147,4;
add.s64 %rd99,%rd1,%rd98;
add.s64 %rd44,%rd99,36;
add.s32 %r115,%r147,%r15;
mul.wide.s32 %rd103,%r115,4;
add.s64 %rd45,%rd77,%rd103;
ld.shared.f32 %f41,[%rd45];
ld.param.f32 %f42,[%rd99+36];
fma.rn.f32 %f77,%f42,%f41,%f77;
@%p26 bra $3_32;
setp.eq.s32 %p27,%r31,2;
ld.shared.f32 %f43,[%rd45+4];
ld.param.f32 %f44,[%rd44+4];
fma.rn.f32 %f77,%f44,%f43,%f77;
@%p27 bra $3_32;
ld.shared.f32 %f45,[%rd45+8];
ld.param.f32 %f46,[%rd44+8];
fma.rn.f32 %f77,%f46,%f45,%f77;
$3_32:
mul.wide.s32 %rd104,%r139,128;
mov.u64 %rd105,_ZZ9separableIsEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows;
add.s64 %rd106,%rd105,%rd104;
shl.b64 %rd107,%rd31,2;
add.s64 %rd108,%rd106,%rd107;
st.shared.f32 [%rd108],%f77;
bar.warp.sync -1;
add.s32 %r139,%r139,8;
setp.lt.s32 %p28,%r139,%r19;
@%p28 bra $3_10;
$3_33:
bar.sync 0;
@%p29 bra $3_56;
cvt.s64.s32 %rd109,%r138;
mul.lo.s64 %rd110,%rd134,%rd109;
add.s64 %rd46,%rd110,%rd30;
mov.u32 %r148,%r98;
mov.u32 %r149,%r20;
$3_35:
.pragma "nounroll";
mov.u32 %r57,%r149;
ld.param.u32 %r58,[%rd1+4];
setp.lt.s32 %p30,%r58,1;
mov.f32 %f81,0f00000000;
@%p30 bra $3_43;
max.s32 %r59,%r58,1;
add.s32 %r119,%r59,-1;
and.b32 %r60,%r59,3;
setp.lt.u32 %p31,%r119,3;
mov.f32 %f81,0f00000000;
mov.u32 %r152,0;
@%p31 bra $3_39;
sub.s32 %r151,%r59,%r60;
$3_38:
.pragma "nounroll";
mul.wide.s32 %rd111,%r152,4;
add.s64 %rd112,%rd1,%rd111;
add.s32 %r121,%r152,%r57;
mul.wide.s32 %rd113,%r121,128;
mov.u64 %rd114,_ZZ9separableIsEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows;
add.s64 %rd115,%rd114,%rd113;
shl.b64 %rd116,%rd31,2;
add.s64 %rd117,%rd115,%rd116;
ld.shared.f32 %f51,[%rd117];
ld.param.f32 %f52,[%rd112+548];
fma.rn.f32 %f53,%f52,%f51,%f81;
ld.shared.f32 %f54,[%rd117+128];
ld.param.f32 %f55,[%rd112+552];
fma.rn.f32 %f56,%f55,%f54,%f53;
ld.shared.f32 %f57,[%rd117+256];
ld.param.f32 %f58,[%rd112+556];
fma.rn.f32 %f59,%f58,%f57,%f56;
ld.shared.f32 %f60,[%rd117+384];
ld.param.f32 %f61,[%rd112+560];
fma.rn.f32 %f81,%f61,%f60,%f59;
add.s32 %r152,%r152,4;
add.s32 %r151,%r151,-4;
setp.ne.s32 %p32,%r151,0;
@%p32 bra $3_38;
$3_39:
setp.eq.s32 %p33,%r60,0;
@%p33 bra $3_43;
mul.wide.s32 %rd118,%r152,4;
add.s64 %rd119,%rd1,%rd118;
add.s64 %rd47,%rd119,548;
add.s32 %r122,%r152,%r57;
mul.wide.s32 %rd120,%r122,128;
mov.u64 %rd121,_ZZ9separableIsEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows;
add.s64 %rd122,%rd121,%rd120;
shl.b64 %rd123,%rd31,2;
add.s64 %rd48,%rd122,%rd123;
ld.shared.f32 %f62,[%rd48];
ld.param.f32 %f63,[%rd119+548];
fma.rn.f32 %f81,%f63,%f62,%f81;
setp.eq.s32 %p34,%r60,1;
@%p34 bra $3_43;
ld.shared.f32 %f64,[%rd48+128];
ld.param.f32 %f65,[%rd47+4];
fma.rn.f32 %f81,%f65,%f64,%f81;
setp.eq.s32 %p35,%r60,2;
@%p35 bra $3_43;
ld.shared.f32 %f66,[%rd48+256];
ld.param.f32 %f67,[%rd47+8];
fma.rn.f32 %f81,%f67,%f66,%f81;
$3_43:
ld.param.f32 %f68,[%rd1+32];
ld.param.f32 %f69,[%rd1+28];
fma.rn.f32 %f23,%f81,%f69,%f68;
ld.param.u32 %r67,[%rd1+20];
cvt.s64.s32 %rd124,%r148;
mul.lo.s64 %rd125,%rd132,%rd124;
add.s64 %rd126,%rd46,%rd125;
add.s64 %rd49,%rd131,%rd126;
ld.param.u32 %r123,[%rd1+24];
setp.eq.s32 %p36,%r123,0;
@%p36 bra $3_45;
add.f32 %f70,%f23,0f3F000000;
cvt.rmi.f32.f32 %f23,%f70;
$3_45:
setp.gt.s32 %p37,%r67,1;
@%p37 bra $3_48;
setp.eq.s32 %p40,%r67,0;
@%p40 bra $3_53;
setp.eq.s32 %p41,%r67,1;
@%p41 bra $3_52;
bra.uni $3_54;
$3_52:
cvt.rni.s32.f32 %r127,%f23;
max.s32 %r128,%r127,0;
min.s32 %r129,%r128,65535;
st.u16 [%rd49],%r129;
bra.uni $3_55;
$3_48:
setp.eq.s32 %p38,%r67,2;
@%p38 bra $3_51;
setp.ne.s32 %p39,%r67,3;
@%p39 bra $3_54;
cvt.rn.f16.f32 %rs3,%f23;
st.u16 [%rd49],%rs3;
bra.uni $3_55;
$3_53:
cvt.rni.s32.f32 %r130,%f23;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,255;
st.u8 [%rd49],%r132;
bra.uni $3_55;
$3_51:
cvt.rni.s32.f32 %r124,%f23;
max.s32 %r125,%r124,-32768;
min.s32 %r126,%r125,32767;
st.u16 [%rd49],%r126;
bra.uni $3_55;
$3_54:
st.f32 [%rd49],%f23;
$3_55:
add.s32 %r149,%r57,8;
add.s32 %r148,%r149,%r17;
setp.lt.s32 %p42,%r148,%r137;
setp.lt.s32 %p43,%r57,24;
and.pred %p44,%p43,%p42;
@%p44 bra $3_35;
$3_56:
bar.sync 0;
add.s32 %r138,%r138,1;
setp.lt.s32 %p45,%r138,%r85;
@%p45 bra $3_8;
$3_57:
ret;
}
.visible .entry separable_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %rs<6>;
.reg .f32 %f<85>;
.reg .b32 %r<153>;
.reg .b64 %rd<136>;
.shared .align 4 .b8 _ZZ9separableI3f16EvPKvRK5BatchPvS5_RK15SeparableKernelE4rows[20352];
.shared .align 4 .b8 _ZZ9separableI3f16EvPKvRK5BatchPvS5_RK15SeparableKernelE5lines[5088];
ld.param.u64 %rd51,[p0];
ld.param.v2.u32 {%r134,%r135},[p1+32];
ld.param.v2.u32 {%r81,%r82},[p1+40];
ld.param.u64 %rd56,[p2];
ld.param.v2.u32 {%r136,%r137},[p3+32];
ld.param.v2.u32 {%r85,%r86},[p3+40];
mov.b64 %rd61,p4;
ld.param.u32 %rd62,[p3];
ld.param.u32 %rd63,[p3+4];
bfi.b64 %rd57,%rd63,%rd62,32,32;
ld.param.u64 %rd134,[p3+24];
ld.param.u64 %rd133,[p3+16];
ld.param.u64 %rd132,[p3+8];
ld.param.u64 %rd130,[p1+24];
ld.param.u64 %rd129,[p1+16];
ld.param.u64 %rd128,[p1+8];
ld.param.u64 %rd52,[p1];
mov.u64 %rd1,%rd61;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r82,0;
@%p2 bra $4_2;
cvta.to.global.u64 %rd64,%rd51;
mul.wide.s32 %rd65,%r1,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.v2.u32 {%r134,%r135},[%rd66+32];
ld.global.u64 %rd130,[%rd66+24];
ld.global.u64 %rd129,[%rd66+16];
ld.global.u64 %rd128,[%rd66+8];
ld.global.u64 %rd127,[%rd66];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd67,%r1;
mul.lo.s64 %rd68,%rd52,%rd67;
add.s64 %rd127,%rd51,%rd68;
$4_3:
setp.eq.s32 %p3,%r86,0;
@%p3 bra $4_5;
cvta.to.global.u64 %rd69,%rd56;
mul.wide.s32 %rd70,%r1,40;
add.s64 %rd71,%rd69,%rd70;
ld.global.v2.u32 {%r136,%r137},[%rd71+32];
ld.global.u64 %rd134,[%rd71+24];
ld.global.u64 %rd133,[%rd71+16];
ld.global.u64 %rd132,[%rd71+8];
ld.global.u64 %rd131,[%rd71];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd72,%r1;
mul.lo.s64 %rd73,%rd57,%rd72;
add.s64 %rd131,%rd56,%rd73;
$4_6:
mov.u32 %r15,%tid.x;
mov.u32 %r91,%ctaid.x;
shl.b32 %r16,%r91,5;
mov.u32 %r92,%ctaid.y;
shl.b32 %r17,%r92,5;
sub.s32 %r93,%r137,%r17;
min.s32 %r94,%r93,32;
ld.param.u32 %r95,[%rd1+4];
add.s32 %r96,%r95,%r94;
add.s32 %r19,%r96,-1;
mov.u32 %r20,%tid.y;
cvt.u64.u32 %rd27,%r20;
setp.le.s32 %p4,%r137,%r17;
setp.ge.s32 %p5,%r16,%r136;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r85,1;
or.pred %p8,%p6,%p7;
@%p8 bra $4_57;
add.s32 %r98,%r20,%r17;
setp.lt.s32 %p9,%r98,%r137;
setp.lt.s32 %p10,%r20,32;
and.pred %p11,%p10,%p9;
add.s32 %r99,%r16,%r15;
setp.lt.s32 %p12,%r99,%r136;
and.pred %p1,%p12,%p11;
cvt.s64.s32 %rd74,%r99;
mul.lo.s64 %rd30,%rd133,%rd74;
add.s32 %r24,%r15,-31;
cvt.s64.s32 %rd31,%r15;
mul.lo.s64 %rd75,%rd27,636;
mov.u64 %rd76,_ZZ9separableI3f16EvPKvRK5BatchPvS5_RK15SeparableKernelE5lines;
add.s64 %rd77,%rd76,%rd75;
mul.wide.s32 %rd78,%r15,4;
add.s64 %rd79,%rd77,%rd78;
add.s64 %rd32,%rd79,128;
mov.u32 %r138,0;
not.pred %p29,%p1;
$4_8:
.pragma "nounroll";
setp.ge.s32 %p13,%r20,%r19;
@%p13 bra $4_33;
ld.param.u32 %r27,[%rd1];
add.s32 %r28,%r27,31;
ld.param.u32 %r29,[%rd1+16];
cvt.s64.s32 %rd80,%r138;
mul.lo.s64 %rd38,%rd130,%rd80;
add.s32 %r30,%r27,-1;
and.b32 %r31,%r27,3;
sub.s32 %r32,%r27,%r31;
add.s32 %r105,%r99,32;
ld.param.u32 %r106,[%rd1+8];
sub.s32 %r33,%r105,%r106;
mov.u32 %r139,%tid.y;
$4_10:
.pragma "nounroll";
ld.param.u32 %r133,[%rd1+12];
add.s32 %r107,%r139,%r17;
sub.s32 %r140,%r107,%r133;
setp.lt.u32 %p14,%r140,%r135;
@%p14 bra $4_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r140;
.param .b32 param1;
st.param.b32 [param1+0],%r135;
.param .b32 param2;
st.param.b32 [param2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r140,[retval0+0];
}
$4_12:
setp.ge.s32 %p15,%r15,%r28;
@%p15 bra $4_24;
cvt.s64.s32 %rd81,%r140;
mul.lo.s64 %rd82,%rd128,%rd81;
add.s64 %rd40,%rd82,%rd38;
mov.u32 %r141,%r33;
mov.u64 %rd135,%rd32;
mov.u32 %r142,%r24;
$4_14:
.pragma "nounroll";
add.s32 %r143,%r141,-32;
setp.lt.u32 %p16,%r143,%r134;
@%p16 bra $4_16;
add.s32 %r108,%r141,-32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r108;
.param .b32 param1;
st.param.b32 [param1+0],%r134;
.param .b32 param2;
st.param.b32 [param2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r143,[retval0+0];
}
$4_16:
or.b32 %r109,%r143,%r140;
setp.lt.s32 %p17,%r109,0;
mov.f32 %f74,0f00000000;
@%p17 bra $4_18;
cvt.s64.s32 %rd84,%r143;
mul.lo.s64 %rd85,%rd129,%rd84;
add.s64 %rd86,%rd40,%rd85;
add.s64 %rd83,%rd127,%rd86;
ld.global.nc.u16 %rs1,[%rd83];
cvt.f32.f16 %f74,%rs1;
$4_18:
add.s64 %rd42,%rd135,-128;
st.shared.f32 [%rd135+-128],%f74;
add.s32 %r110,%r142,32;
setp.ge.s32 %p18,%r110,%r27;
@%p18 bra $4_24;
setp.lt.u32 %p19,%r141,%r134;
mov.u32 %r144,%r141;
@%p19 bra $4_21;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r141;
.param .b32 param1;
st.param.b32 [param1+0],%r134;
.param .b32 param2;
st.param.b32 [param2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r144,[retval0+0];
}
$4_21:
or.b32 %r111,%r144,%r140;
setp.lt.s32 %p20,%r111,0;
mov.f32 %f75,0f00000000;
@%p20 bra $4_23;
cvt.s64.s32 %rd88,%r144;
mul.lo.s64 %rd89,%rd129,%rd88;
add.s64 %rd90,%rd40,%rd89;
add.s64 %rd87,%rd127,%rd90;
ld.global.nc.u16 %rs3,[%rd87];
cvt.f32.f16 %f75,%rs3;
$4_23:
st.shared.f32 [%rd42+128],%f75;
add.s64 %rd135,%rd135,256;
add.s32 %r141,%r141,64;
add.s32 %r142,%r142,64;
setp.lt.s32 %p21,%r142,%r27;
@%p21 bra $4_14;
$4_24:
setp.lt.s32 %p22,%r27,1;
bar.warp.sync -1;
mov.f32 %f79,0f00000000;
@%p22 bra $4_32;
setp.lt.u32 %p23,%r30,3;
mov.f32 %f79,0f00000000;
mov.u32 %r147,0;
@%p23 bra $4_28;
mov.u32 %r146,%r32;
$4_27:
.pragma "nounroll";
mul.wide.s32 %rd91,%r147,4;
add.s64 %rd92,%rd1,%rd91;
add.s32 %r114,%r147,%r15;
mul.wide.s32 %rd96,%r114,4;
add.s64 %rd97,%rd77,%rd96;
ld.shared.f32 %f32,[%rd97];
ld.param.f32 %f33,[%rd92+36];
fma.rn.f32 %f34,%f33,%f32,%f79;
ld.shared.f32 %f35,[%rd97+4];
ld.param.f32 %f36,[%rd92+40];
fma.rn.f32 %f37,%f36,%f35,%f34;
ld.shared.f32 %f38,[%rd97+8];
ld.param.f32 %f39,[%rd92+44];
fma.rn.f32 %f40,%f39,%f38,%f37;
ld.shared.f32 %f41,[%rd97+12];
ld.param.f32 %f42,[%rd92+48];
fma.rn.f32 %f79,%f42,%f41,%f40;
add.s32 %r147,%r147,4;
add.s32 %r146,%r146,-4;
setp.ne.s32 %p24,%r146,0;
@%p24 bra $4_27;
$4_28:
setp.eq.s32 %p25,%r31,0;
@%p25 bra $4_32;
setp.eq.s32 %p26,%r31,1;
mul.wide.s32 %rd98,%r147,4;
add.s64 %rd99,%rd1,%rd98;
add.s64 %rd44,%rd99,36;
add.s32 %r115,%r147,%r15;
mul.wide.s32 %rd103,%r115,4;
add.s64 %rd45,%rd77,%rd103;
ld.shared.f32 %f43,[%rd45];
ld.param.f32 %f44,[%rd99+36];
fma.rn.f32 %f79,%f44,%f43,%f79;
@%p26 bra $4_32;
setp.eq.s32 %p27,%r31,2;
ld.shared.f32 %f45,[%rd45+4];
ld.param.f32 %f46,[%rd44+4];
fma.rn.f32 %f79,%f46,%f45,%f79;
@%p27 bra $4_32;
ld.shared.f32 %f47,[%rd45+8];
ld.param.f32 %f48,[%rd44+8];
fma.rn.f32 %f79,%f48,%f47,%f79;
$4_32:
mul.wide.s32 %rd104,%r139,128;
mov.u64 %rd105,_ZZ9separableI3f16EvPKvRK5BatchPvS5_RK15SeparableKernelE4rows;
add.s64 %rd106,%rd105,%rd104;
shl.b64 %rd107,%rd31,2;
add.s64 %rd108,%rd106,%rd107;
st.shared.f32 [%rd108],%f79;
bar.warp.sync -1;
add.s32 %r139,%r139,8;
setp.lt.s32 %p28,%r139,%r19;
@%p28 bra $4_10;
$4_33:
bar.sync 0;
@%p29 bra $4_56;
cvt.s64.s32 %rd109,%r138;
mul.lo.s64 %rd110,%rd134,%rd109;
add.s64 %rd46,%rd110,%rd30;
mov.u32 %r148,%r98;
mov.u32 %r149,%r20;
$4_35:
.pragma "nounroll";
mov.u32 %r57,%r149;
ld.param.u32 %r58,[%rd1+4];
setp.lt.s32 %p30,%r58,1;
mov.f32 %f83,0f00000000;
@%p30 bra $4_43;
max.s32 %r59,%r58,1;
add.s32 %r119,%r59,-1;
and.b32 %r60,%r59,3;
setp.lt.u32 %p31,%r119,3;
mov.f32 %f83,0f00000000;
mov.u32 %r152,0;
@%p31 bra $4_39;
sub.s32 %r151,%r59,%r60;
$4_38:
.pragma "nounroll";
mul.wide.s32 %rd111,%r152,4;
add.s64 %rd112,%rd1,%rd111;
add.s32 %r121,%r152,%r57;
mul.wide.s32 %rd113,%r121,128;
mov.u64 %rd114,_ZZ9separableI3f16EvPKvRK5BatchPvS5_RK15SeparableKernelE4rows;
add.s64 %rd115,%rd114,%rd113;
shl.b64 %rd116,%rd31,2;
add.s64 %rd117,%rd115,%rd116;
ld.shared.f32 %f53,[%rd117];
ld.param.f32 %f54,[%rd112+548];
fma.rn.f32 %f55,%f54,%f53,%f83;
ld.shared.f32 %f56,[%rd117+128];
ld.param.f32 %f57,[%rd112+552];
fma.rn.f32 %f58,%f57,%f56,%f55;
ld.shared.f32 %f59,[%rd117+256];
ld.param.f32 %f60,[%rd112+556];
fma.rn.f32 %f61,%f60,%f59,%f58;
ld.shared.f32 %f62,[%rd117+384];
ld.param.f32 %f63,[%rd112+560];
fma.rn.f32 %f83,%f63,%f62,%f61;
add.s32 %r152,%r152,4;
add.s32 %r151,%r151,-4;
setp.ne.s32 %p32,%r151,0;
@%p32 bra $4_38;
$4_39:
setp.eq.s32 %p33,%r60,0;
@%p33 bra $4_43;
mul.wide.s32 %rd118,%r152,4;
add.s64 %rd119,%rd1,%rd118;
add.s64 %rd47,%rd119,548;
add.s32 %r122,%r152,%r57;
mul.wide.s32 %rd120,%r122,128;
mov.u64 %rd121,_ZZ9separableI3f16EvPKvRK5BatchPvS5_RK15SeparableKernelE4rows;
add.s64 %rd122,%rd121,%rd120;
shl.b64 %rd123,%rd31,2;
add.s64 %rd48,%rd122,%rd123;
ld.shared.f32 %f64,[%rd48];
ld.param.f32 %f65,[%rd119+548];
fma.rn.f32 %f83,%f65,%f64,%f83;
setp.eq.s32 %p34,%r60,1;
@%p34 bra $4_43;
ld.shared.f32 %f66,[%rd48+128];
ld.param.f32 %f67,[%rd47+4];
fma.rn.f32 %f83,%f67,%f66,%f83;
setp.eq.s32 %p35,%r60,2;
@%p35 bra $4_43;
ld.shared.f32 %f68,[%rd48+256];
ld.param.f32 %f69,[%rd47+8];
fma.rn.f32 %f83,%f69,%f68,%f83;
$4_43:
ld.param.f32 %f70,[%rd1+32];
ld.param.f32 %f71,[%rd1+28];
fma.rn.f32 %f23,%f83,%f71,%f70;
ld.param.u32 %r67,[%rd1+20];
cvt.s64.s32 %rd124,%r148;
mul.lo.s64 %rd125,%rd132,%rd124;
add.s64 %rd126,%rd46,%rd125;
add.s64 %rd49,%rd131,%rd126;
ld.param.u32 %r123,[%rd1+24];
setp.eq.s32 %p36,%r123,0;
@%p36 bra $4_45;
add.f32 %f72,%f23,0f3F000000;
cvt.rmi.f32.f32 %f23,%f72;
$4_45:
setp.gt.s32 %p37,%r67,1;
@%p37 bra $4_48;
setp.eq.s32 %p40,%r67,0;
@%p40 bra $4_53;
setp.eq.s32 %p41,%r67,1;
@%p41 bra $4_52;
bra.uni $4_54;
$4_52:
cvt.rni.s32.f32 %r127,%f23;
max.s32 %r128,%r127,0;
min.s32 %r129,%r128,65535;
st.u16 [%rd49],%r129;
bra.uni $4_55;
$4_48:
setp.eq.s32 %p38,%r67,2;
@%p38 bra $4_51;
setp.ne.s32 %p39,%r67,3;
@%p39 bra $4_54;
cvt.rn.f16.f32 %rs5,%f23;
st.u16 [%rd49],%rs5;
bra.uni $4_55;
$4_53:
cvt.rni.s32.f32 %r130,%f23;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,255;
st.u8 [%rd49],%r132;
bra.uni $4_55;
$4_51:
cvt.rni.s32.f32 %r124,%f23;
max.s32 %r125,%r124,-32768;
min.s32 %r126,%r125,32767;
st.u16 [%rd49],%r126;
bra.uni $4_55;
$4_54:
st.f32 [%rd49],%f23;
$4_55:
add.s32 %r149,%r57,8;
add.s32 %r148,%r149,%r17;
setp.lt.s32 %p42,%r148,%r137;
setp.lt.s32 %p43,%r57,24;
and.pred %p44,%p43,%p42;
@%p44 bra $4_35;
$4_56:
bar.sync 0;
add.s32 %r138,%r138,1;
setp.lt.s32 %p45,%r138,%r85;
@%p45 bra $4_8;
$4_57:
ret;
}
.visible .entry separable_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[1060]
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %rs<2>;
.reg .f32 %f<85>;
.reg .b32 %r<153>;
.reg .b64 %rd<136>;
.shared .align 4 .b8 _ZZ9separableIfEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows[20352];
.shared .align 4 .b8 _ZZ9separableIfEvPKvRK5BatchPvS4_RK15SeparableKernelE5lines[5088];
ld.param.u64 %rd51,[p0];
ld.param.v2.u32 {%r134,%r135},[p1+32];
ld.param.v2.u32 {%r81,%r82},[p1+40];
ld.param.u64 %rd56,[p2];
ld.param.v2.u32 {%r136,%r137},[p3+32];
ld.param.v2.u32 {%r85,%r86},[p3+40];
mov.b64 %rd61,p4;
ld.param.u32 %rd62,[p3];
ld.param.u32 %rd63,[p3+4];
bfi.b64 %rd57,%rd63,%rd62,32,32;
ld.param.u64 %rd134,[p3+24];
ld.param.u64 %rd133,[p3+16];
ld.param.u64 %rd132,[p3+8];
ld.param.u64 %rd130,[p1+24];
ld.param.u64 %rd129,[p1+16];
ld.param.u64 %rd128,[p1+8];
ld.param.u64 %rd52,[p1];
mov.u64 %rd1,%rd61;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r82,0;
@%p2 bra $5_2;
cvta.to.global.u64 %rd64,%rd51;
mul.wide.s32 %rd65,%r1,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.v2.u32 {%r134,%r135},[%rd66+32];
ld.global.u64 %rd130,[%rd66+24];
ld.global.u64 %rd129,[%rd66+16];
ld.global.u64 %rd128,[%rd66+8];
ld.global.u64 %rd127,[%rd66];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd67,%r1;
mul.lo.s64 %rd68,%rd52,%rd67;
add.s64 %rd127,%rd51,%rd68;
$5_3:
setp.eq.s32 %p3,%r86,0;
@%p3 bra $5_5;
cvta.to.global.u64 %rd69,%rd56;
mul.wide.s32 %rd70,%r1,40;
add.s64 %rd71,%rd69,%rd70;
ld.global.v2.u32 {%r136,%r137},[%rd71+32];
ld.global.u64 %rd134,[%rd71+24];
ld.global.u64 %rd133,[%rd71+16];
ld.global.u64 %rd132,[%rd71+8];
ld.global.u64 %rd131,[%rd71];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd72,%r1;
mul.lo.s64 %rd73,%rd57,%rd72;
add.s64 %rd131,%rd56,%rd73;
$5_6:
mov.u32 %r15,%tid.x;
mov.u32 %r91,%ctaid.x;
shl.b32 %r16,%r91,5;
mov.u32 %r92,%ctaid.y;
shl.b32 %r17,%r92,5;
sub.s32 %r93,%r137,%r17;
min.s32 %r94,%r93,32;
ld.param.u32 %r95,[%rd1+4];
add.s32 %r96,%r95,%r94;
add.s32 %r19,%r96,-1;
mov.u32 %r20,%tid.y;
cvt.u64.u32 %rd27,%r20;
setp.le.s32 %p4,%r137,%r17;
setp.ge.s32 %p5,%r16,%r136;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r85,1;
or.pred %p8,%p6,%p7;
@%p8 bra $5_57;
add.s32 %r98,%r20,%r17;
setp.lt.s32 %p9,%r98,%r137;
setp.lt.s32 %p10,%r20,32;
and.pred %p11,%p10,%p9;
add.s32 %r99,%r16,%r15;
setp.lt.s32 %p12,%r99,%r136;
and.pred %p1,%p12,%p11;
cvt.s64.s32 %rd74,%r99;
mul.lo.s64 %rd30,%rd133,%rd74;
add.s32 %r24,%r15,-31;
cvt.s64.s32 %rd31,%r15;
mul.lo.s64 %rd75,%rd27,636;
mov.u64 %rd76,_ZZ9separableIfEvPKvRK5BatchPvS4_RK15SeparableKernelE5lines;
add.s64 %rd77,%rd76,%rd75;
mul.wide.s32 %rd78,%r15,4;
add.s64 %rd79,%rd77,%rd78;
add.s64 %rd32,%rd79,128;
mov.u32 %r138,0;
not.pred %p29,%p1;
$5_8:
.pragma "nounroll";
setp.ge.s32 %p13,%r20,%r19;
@%p13 bra $5_33;
ld.param.u32 %r27,[%rd1];
add.s32 %r28,%r27,31;
ld.param.u32 %r29,[%rd1+16];
cvt.s64.s32 %rd80,%r138;
mul.lo.s64 %rd38,%rd130,%rd80;
add.s32 %r30,%r27,-1;
and.b32 %r31,%r27,3;
sub.s32 %r32,%r27,%r31;
add.s32 %r105,%r99,32;
ld.param.u32 %r106,[%rd1+8];
sub.s32 %r33,%r105,%r106;
mov.u32 %r139,%tid.y;
$5_10:
.pragma "nounroll";
ld.param.u32 %r133,[%rd1+12];
add.s32 %r107,%r139,%r17;
sub.s32 %r140,%r107,%r133;
setp.lt.u32 %p14,%r140,%r135;
@%p14 bra $5_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r140;
.param .b32 param1;
st.param.b32 [param1+0],%r135;
.param .b32 param2;
st.param.b32 [param2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r140,[retval0+0];
}
$5_12:
setp.ge.s32 %p15,%r15,%r28;
@%p15 bra $5_24;
cvt.s64.s32 %rd81,%r140;
mul.lo.s64 %rd82,%rd128,%rd81;
add.s64 %rd40,%rd82,%rd38;
mov.u32 %r141,%r33;
mov.u64 %rd135,%rd32;
mov.u32 %r142,%r24;
$5_14:
.pragma "nounroll";
add.s32 %r143,%r141,-32;
setp.lt.u32 %p16,%r143,%r134;
@%p16 bra $5_16;
add.s32 %r108,%r141,-32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r108;
.param .b32 param1;
st.param.b32 [param1+0],%r134;
.param .b32 param2;
st.param.b32 [param2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r143,[retval0+0];
}
$5_16:
or.b32 %r109,%r143,%r140;
setp.lt.s32 %p17,%r109,0;
mov.f32 %f74,0f00000000;
@%p17 bra $5_18;
cvt.s64.s32 %rd84,%r143;
mul.lo.s64 %rd85,%rd129,%rd84;
add.s64 %rd86,%rd40,%rd85;
add.s64 %rd83,%rd127,%rd86;
ld.global.nc.f32 %f74,[%rd83];
$5_18:
add.s64 %rd42,%rd135,-128;
st.shared.f32 [%rd135+-128],%f74;
add.s32 %r110,%r142,32;
setp.ge.s32 %p18,%r110,%r27;
@%p18 bra $5_24;
setp.lt.u32 %p19,%r141,%r134;
mov.u32 %r144,%r141;
@%p19 bra $5_21;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r141;
.param .b32 param1;
st.param.b32 [param1+0],%r134;
.param .b32 param2;
st.param.b32 [param2+0],%r29;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r144,[retval0+0];
}
$5_21:
or.b32 %r111,%r144,%r140;
setp.lt.s32 %p20,%r111,0;
mov.f32 %f75,0f00000000;
@%p20 bra $5_23;
cvt.s64.s32 %rd88,%r144;
mul.lo.s64 %rd89,%rd129,%rd88;
add.s64 %rd90,%rd40,%rd89;
add.s64 %rd87,%rd127,%rd90;
ld.global.nc.f32 %f75,[%rd87];
$5_23:
st.shared.f32 [%rd42+128],%f75;
add.s64 %rd135,%rd135,256;
add.s32 %r141,%r141,64;
add.s32 %r142,%r142,64;
setp.lt.s32 %p21,%r142,%r27;
@%p21 bra $5_14;
$5_24:
setp.lt.s32 %p22,%r27,1;
bar.warp.sync -1;
mov.f32 %f79,0f00000000;
@%p22 bra $5_32;
setp.lt.u32 %p23,%r30,3;
mov.f32 %f79,0f00000000;
mov.u32 %r147,0;
@%p23 bra $5_28;
mov.u32 %r146,%r32;
$5_27:
.pragma "nounroll";
mul.wide.s32 %rd91,%r147,4;
add.s64 %rd92,%rd1,%rd91;
add.s32 %r114,%r147,%r15;
mul.wide.s32 %rd96,%r114,4;
add.s64 %rd97,%rd77,%rd96;
ld.shared.f32 %f32,[%rd97];
ld.param.f32 %f33,[%rd92+36];
fma.rn.f32 %f34,%f33,%f32,%f79;
ld.shared.f32 %f35,[%rd97+4];
ld.param.f32 %f36,[%rd92+40];
fma.rn.f32 %f37,%f36,%f35,%f34;
ld.shared.f32 %f38,[%rd97+8];
ld.param.f32 %f39,[%rd92+44];
fma.rn.f32 %f40,%f39,%f38,%f37;
ld.shared.f32 %f41,[%rd97+12];
ld.param.f32 %f42,[%rd92+48];
fma.rn.f32 %f79,%f42,%f41,%f40;
add.s32 %r147,%r147,4;
add.s32 %r146,%r146,-4;
setp.ne.s32 %p24,%r146,0;
@%p24 bra $5_27;
$5_28:
setp.eq.s32 %p25,%r31,0;
@%p25 bra $5_32;
setp.eq.s32 %p26,%r31,1;
mul.wide.s32 %rd98,%r147,4;
add.s64 %rd99,%rd1,%rd98;
add.s64 %rd44,%rd99,36;
add.s32 %r115,%r147,%r15;
mul.wide.s32 %rd103,%r115,4;
add.s64 %rd45,%rd77,%rd103;
ld.shared.f32 %f43,[%rd45];
ld.param.f32 %f44,[%rd99+36];
fma.rn.f32 %f79,%f44,%f43,%f79;
@%p26 bra $5_32;
setp.eq.s32 %p27,%r31,2;
ld.shared.f32 %f45,[%rd45+4];
ld.param.f32 %f46,[%rd44+4];
fma.rn.f32 %f79,%f46,%f45,%f79;
@%p27 bra $5_32;
ld.shared.f32 %f47,[%rd45+8];
ld.param.f32 %f48,[%rd44+8];
fma.rn.f32 %f79,%f48,%f47,%f79;
$5_32:
mul.wide.s32 %rd104,%r139,128;
mov.u64 %rd105,_ZZ9separableIfEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows;
add.s64 %rd106,%rd105,%rd104;
shl.b64 %rd107,%rd31,2;
add.s64 %rd108,%rd106,%rd107;
st.shared.f32 [%rd108],%f79;
bar.warp.sync -1;
add.s32 %r139,%r139,8;
setp.lt.s32 %p28,%r139,%r19;
@%p28 bra $5_10;
$5_33:
bar.sync 0;
@%p29 bra $5_56;
cvt.s64.s32 %rd109,%r138;
mul.lo.s64 %rd110,%rd134,%rd109;
add.s64 %rd46,%rd110,%rd30;
mov.u32 %r148,%r98;
mov.u32 %r149,%r20;
$5_35:
.pragma "nounroll";
mov.u32 %r57,%r149;
ld.param.u32 %r58,[%rd1+4];
setp.lt.s32 %p30,%r58,1;
mov.f32 %f83,0f00000000;
@%p30 bra $5_43;
max.s32 %r59,%r58,1;
add.s32 %r119,%r59,-1;
and.b32 %r60,%r59,3;
setp.lt.u32 %p31,%r119,3;
mov.f32 %f83,0f00000000;
mov.u32 %r152,0;
@%p31 bra $5_39;
sub.s32 %r151,%r59,%r60;
$5_38:
.pragma "nounroll";
mul.wide.s32 %rd111,%r152,4;
add.s64 %rd112,%rd1,%rd111;
add.s32 %r121,%r152,%r57;
mul.wide.s32 %rd113,%r121,128;
mov.u64 %rd114,_ZZ9separableIfEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows;
add.s64 %rd115,%rd114,%rd113;
shl.b64 %rd116,%rd31,2;
add.s64 %rd117,%rd115,%rd116;
ld.shared.f32 %f53,[%rd117];
ld.param.f32 %f54,[%rd112+548];
fma.rn.f32 %f55,%f54,%f53,%f83;
ld.shared.f32 %f56,[%rd117+128];
ld.param.f32 %f57,[%rd112+552];
fma.rn.f32 %f58,%f57,%f56,%f55;
ld.shared.f32 %f59,[%rd117+256];
ld.param.f32 %f60,[%rd112+556];
fma.rn.f32 %f61,%f60,%f59,%f58;
ld.shared.f32 %f62,[%rd117+384];
ld.param.f32 %f63,[%rd112+560];
fma.rn.f32 %f83,%f63,%f62,%f61;
add.s32 %r152,%r152,4;
add.s32 %r151,%r151,-4;
setp.ne.s32 %p32,%r151,0;
@%p32 bra $5_38;
$5_39:
setp.eq.s32 %p33,%r60,0;
@%p33 bra $5_43;
mul.wide.s32 %rd118,%r152,4;
add.s64 %rd119,%rd1,%rd118;
add.s64 %rd47,%rd119,548;
add.s32 %r122,%r152,%r57;
mul.wide.s32 %rd120,%r122,128;
mov.u64 %rd121,_ZZ9separableIfEvPKvRK5BatchPvS4_RK15SeparableKernelE4rows;
add.s64 %rd122,%rd121,%rd120;
shl.b64 %rd123,%rd31,2;
add.s64 %rd48,%rd122,%rd123;
ld.shared.f32 %f64,[%rd48];
ld.param.f32 %f65,[%rd119+548];
fma.rn.f32 %f83,%f65,%f64,%f83;
setp.eq.s32 %p34,%r60,1;
@%p34 bra $5_43;
ld.shared.f32 %f66,[%rd48+128];
ld.param.f32 %f67,[%rd47+4];
fma.rn.f32 %f83,%f67,%f66,%f83;
setp.eq.s32 %p35,%r60,2;
@%p35 bra $5_43;
ld.shared.f32 %f68,[%rd48+256];
ld.param.f32 %f69,[%rd47+8];
fma.rn.f32 %f83,%f69,%f68,%f83;
$5_43:
ld.param.f32 %f70,[%rd1+32];
ld.param.f32 %f71,[%rd1+28];
fma.rn.f32 %f23,%f83,%f71,%f70;
ld.param.u32 %r67,[%rd1+20];
cvt.s64.s32 %rd124,%r148;
mul.lo.s64 %rd125,%rd132,%rd124;
add.s64 %rd126,%rd46,%rd125;
add.s64 %rd49,%rd131,%rd126;
ld.param.u32 %r123,[%rd1+24];
setp.eq.s32 %p36,%r123,0;
@%p36 bra $5_45;
add.f32 %f72,%f23,0f3F000000;
cvt.rmi.f32.f32 %f23,%f72;
$5_45:
setp.gt.s32 %p37,%r67,1;
@%p37 bra $5_48;
setp.eq.s32 %p40,%r67,0;
@%p40 bra $5_53;
setp.eq.s32 %p41,%r67,1;
@%p41 bra $5_52;
bra.uni $5_54;
$5_52:
cvt.rni.s32.f32 %r127,%f23;
max.s32 %r128,%r127,0;
min.s32 %r129,%r128,65535;
st.u16 [%rd49],%r129;
bra.uni $5_55;
$5_48:
setp.eq.s32 %p38,%r67,2;
@%p38 bra $5_51;
setp.ne.s32 %p39,%r67,3;
@%p39 bra $5_54;
cvt.rn.f16.f32 %rs1,%f23;
st.u16 [%rd49],%rs1;
bra.uni $5_55;
$5_53:
cvt.rni.s32.f32 %r130,%f23;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,255;
st.u8 [%rd49],%r132;
bra.uni $5_55;
$5_51:
cvt.rni.s32.f32 %r124,%f23;
max.s32 %r125,%r124,-32768;
min.s32 %r126,%r125,32767;
st.u16 [%rd49],%r126;
bra.uni $5_55;
$5_54:
st.f32 [%rd49],%f23;
$5_55:
add.s32 %r149,%r57,8;
add.s32 %r148,%r149,%r17;
setp.lt.s32 %p42,%r148,%r137;
setp.lt.s32 %p43,%r57,24;
and.pred %p44,%p43,%p42;
@%p44 bra $5_35;
$5_56:
bar.sync 0;
add.s32 %r138,%r138,1;
setp.lt.s32 %p45,%r138,%r85;
@%p45 bra $5_8;
$5_57:
ret;
}
.visible .entry conv2d_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %rs<9>;
.reg .f32 %f<74>;
.reg .b32 %r<164>;
.reg .b64 %rd<144>;
.shared .align 4 .b8 _ZZ6conv2dIhEvPKvRK5BatchPvS4_RK12FilterKernelE4tile[15376];
ld.param.u64 %rd55,[p0];
ld.param.v2.u32 {%r151,%r152},[p1+32];
ld.param.v2.u32 {%r61,%r62},[p1+40];
ld.param.u64 %rd60,[p2];
ld.param.v2.u32 {%r153,%r154},[p3+32];
ld.param.v2.u32 {%r65,%r66},[p3+40];
ld.param.u32 %rd66,[p3];
ld.param.u32 %rd67,[p3+4];
bfi.b64 %rd61,%rd67,%rd66,32,32;
ld.param.u64 %rd139,[p3+24];
ld.param.u64 %rd138,[p3+16];
ld.param.u64 %rd137,[p3+8];
ld.param.u64 %rd135,[p1+24];
ld.param.u64 %rd134,[p1+16];
ld.param.u64 %rd133,[p1+8];
ld.param.u64 %rd56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r62,0;
@%p5 bra $6_2;
cvta.to.global.u64 %rd68,%rd55;
mul.wide.s32 %rd69,%r1,40;
add.s64 %rd70,%rd68,%rd69;
ld.global.v2.u32 {%r151,%r152},[%rd70+32];
ld.global.u64 %rd135,[%rd70+24];
ld.global.u64 %rd134,[%rd70+16];
ld.global.u64 %rd133,[%rd70+8];
ld.global.u64 %rd132,[%rd70];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd71,%r1;
mul.lo.s64 %rd72,%rd56,%rd71;
add.s64 %rd132,%rd55,%rd72;
$6_3:
setp.eq.s32 %p6,%r66,0;
@%p6 bra $6_5;
cvta.to.global.u64 %rd73,%rd60;
mul.wide.s32 %rd74,%r1,40;
add.s64 %rd75,%rd73,%rd74;
ld.global.v2.u32 {%r153,%r154},[%rd75+32];
ld.global.u64 %rd139,[%rd75+24];
ld.global.u64 %rd138,[%rd75+16];
ld.global.u64 %rd137,[%rd75+8];
ld.global.u64 %rd136,[%rd75];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd76,%r1;
mul.lo.s64 %rd77,%rd61,%rd76;
add.s64 %rd136,%rd60,%rd77;
$6_6:
mov.u32 %r71,%ctaid.x;
shl.b32 %r15,%r71,5;
mov.u32 %r72,%ctaid.y;
shl.b32 %r16,%r72,5;
setp.ge.s32 %p7,%r16,%r154;
setp.ge.s32 %p8,%r15,%r153;
or.pred %p9,%p7,%p8;
setp.lt.s32 %p10,%r65,1;
or.pred %p11,%p9,%p10;
@%p11 bra $6_76;
mov.u32 %r21,%tid.x;
add.s32 %r74,%r15,%r21;
mov.u32 %r75,%tid.y;
add.s32 %r76,%r16,%r75;
setp.lt.s32 %p12,%r74,%r153;
cvt.s64.s32 %rd78,%r74;
mul.lo.s64 %rd28,%rd138,%rd78;
setp.lt.s32 %p13,%r76,%r154;
and.pred %p1,%p12,%p13;
cvt.s64.s32 %rd79,%r76;
mul.lo.s64 %rd29,%rd137,%rd79;
add.s32 %r77,%r76,8;
setp.lt.s32 %p14,%r77,%r154;
and.pred %p2,%p12,%p14;
cvt.s64.s32 %rd80,%r77;
mul.lo.s64 %rd30,%rd137,%rd80;
add.s32 %r78,%r76,16;
setp.lt.s32 %p15,%r78,%r154;
and.pred %p3,%p12,%p15;
cvt.s64.s32 %rd81,%r78;
mul.lo.s64 %rd31,%rd137,%rd81;
add.s32 %r79,%r76,24;
setp.lt.s32 %p16,%r79,%r154;
and.pred %p4,%p12,%p16;
cvt.s64.s32 %rd82,%r79;
mul.lo.s64 %rd32,%rd137,%rd82;
mov.u32 %r155,0;
not.pred %p31,%p1;
not.pred %p37,%p2;
not.pred %p43,%p3;
not.pred %p49,%p4;
$6_8:
.pragma "nounroll";
mov.b64 %rd129,p4;
mov.u64 %rd83,%rd129;
ld.param.u32 %r23,[%rd83+4];
add.s32 %r80,%r23,31;
setp.ge.s32 %p17,%r75,%r80;
@%p17 bra $6_25;
ld.param.u32 %r25,[%rd83];
ld.param.u32 %r26,[%rd83+16];
add.s32 %r86,%r74,32;
ld.param.u32 %r87,[%rd83+8];
sub.s32 %r27,%r86,%r87;
mov.u32 %r156,%r75;
$6_10:
.pragma "nounroll";
mov.u32 %r29,%r156;
mov.b64 %rd131,p4;
mov.u64 %rd130,%rd131;
ld.param.u32 %r150,[%rd130+12];
mov.u32 %r149,%ctaid.y;
shl.b32 %r148,%r149,5;
add.s32 %r90,%r29,%r148;
sub.s32 %r157,%r90,%r150;
setp.lt.u32 %p18,%r157,%r152;
@%p18 bra $6_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r157;
.param .b32 param1;
st.param.b32 [param1+0],%r152;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r157,[retval0+0];
}
$6_12:
add.s32 %r91,%r25,31;
setp.ge.s32 %p19,%r21,%r91;
@%p19 bra $6_24;
cvt.s64.s32 %rd85,%r157;
mul.lo.s64 %rd86,%rd133,%rd85;
cvt.s64.s32 %rd87,%r155;
mul.lo.s64 %rd88,%rd135,%rd87;
add.s64 %rd36,%rd86,%rd88;
mul.wide.s32 %rd89,%r21,4;
mov.u64 %rd90,_ZZ6conv2dIhEvPKvRK5BatchPvS4_RK12FilterKernelE4tile;
add.s64 %rd91,%rd90,%rd89;
mul.wide.s32 %rd92,%r29,248;
add.s64 %rd93,%rd91,%rd92;
add.s64 %rd140,%rd93,128;
add.s32 %r159,%r21,-31;
mov.u32 %r158,%r27;
$6_14:
.pragma "nounroll";
add.s32 %r160,%r158,-32;
setp.lt.u32 %p20,%r160,%r151;
@%p20 bra $6_16;
add.s32 %r93,%r158,-32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r93;
.param .b32 param1;
st.param.b32 [param1+0],%r151;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r160,[retval0+0];
}
$6_16:
or.b32 %r94,%r160,%r157;
setp.lt.s32 %p21,%r94,0;
mov.f32 %f56,0f00000000;
@%p21 bra $6_18;
cvt.s64.s32 %rd95,%r160;
mul.lo.s64 %rd96,%rd134,%rd95;
add.s64 %rd97,%rd36,%rd96;
add.s64 %rd94,%rd132,%rd97;
ld.global.nc.u8 %r95,[%rd94];
cvt.u16.u32 %rs1,%r95;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f56,%rs2;
$6_18:
st.shared.f32 [%rd140+-128],%f56;
add.s32 %r96,%r159,32;
setp.ge.s32 %p22,%r96,%r25;
@%p22 bra $6_24;
setp.lt.u32 %p23,%r158,%r151;
mov.u32 %r161,%r158;
@%p23 bra $6_21;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r158;
.param .b32 param1;
st.param.b32 [param1+0],%r151;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r161,[retval0+0];
}
$6_21:
or.b32 %r97,%r161,%r157;
setp.lt.s32 %p24,%r97,0;
mov.f32 %f57,0f00000000;
@%p24 bra $6_23;
cvt.s64.s32 %rd99,%r161;
mul.lo.s64 %rd100,%rd134,%rd99;
add.s64 %rd101,%rd36,%rd100;
add.s64 %rd98,%rd132,%rd101;
ld.global.nc.u8 %r98,[%rd98];
cvt.u16.u32 %rs3,%r98;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f57,%rs4;
$6_23:
add.s64 %rd128,%rd140,-128;
st.shared.f32 [%rd128+128],%f57;
add.s64 %rd140,%rd140,256;
add.s32 %r158,%r158,64;
add.s32 %r159,%r159,64;
setp.lt.s32 %p25,%r159,%r25;
@%p25 bra $6_14;
$6_24:
add.s32 %r156,%r29,8;
add.s32 %r99,%r23,23;
setp.lt.s32 %p26,%r29,%r99;
@%p26 bra $6_10;
$6_25:
bar.sync 0;
ld.param.u32 %r44,[%rd83+4];
setp.lt.s32 %p27,%r44,1;
mov.f32 %f66,0f00000000;
mov.f32 %f67,%f66;
mov.f32 %f68,%f66;
mov.f32 %f69,%f66;
@%p27 bra $6_31;
add.s64 %rd143,%rd83,32;
ld.param.u32 %r45,[%rd83];
mov.u32 %r162,0;
$6_27:
.pragma "nounroll";
setp.lt.s32 %p28,%r45,1;
@%p28 bra $6_30;
add.s32 %r103,%r162,%r75;
cvt.u64.u32 %rd43,%r103;
add.s32 %r104,%r103,8;
cvt.u64.u32 %rd44,%r104;
add.s32 %r105,%r103,16;
cvt.u64.u32 %rd45,%r105;
add.s32 %r106,%r103,24;
cvt.u64.u32 %rd46,%r106;
mov.u32 %r163,0;
$6_29:
.pragma "nounroll";
add.s32 %r107,%r163,%r21;
mul.lo.s64 %rd104,%rd43,248;
mov.u64 %rd105,_ZZ6conv2dIhEvPKvRK5BatchPvS4_RK12FilterKernelE4tile;
add.s64 %rd106,%rd105,%rd104;
mul.wide.u32 %rd107,%r107,4;
add.s64 %rd108,%rd106,%rd107;
ld.shared.f32 %f39,[%rd108];
ld.param.f32 %f40,[%rd143];
fma.rn.f32 %f69,%f40,%f39,%f69;
mul.lo.s64 %rd109,%rd44,248;
add.s64 %rd110,%rd105,%rd109;
add.s64 %rd111,%rd110,%rd107;
ld.shared.f32 %f41,[%rd111];
fma.rn.f32 %f68,%f40,%f41,%f68;
mul.lo.s64 %rd112,%rd45,248;
add.s64 %rd113,%rd105,%rd112;
add.s64 %rd114,%rd113,%rd107;
ld.shared.f32 %f42,[%rd114];
fma.rn.f32 %f67,%f40,%f42,%f67;
mul.lo.s64 %rd115,%rd46,248;
add.s64 %rd116,%rd105,%rd115;
add.s64 %rd117,%rd116,%rd107;
ld.shared.f32 %f43,[%rd117];
fma.rn.f32 %f66,%f40,%f43,%f66;
add.s64 %rd143,%rd143,4;
add.s32 %r163,%r163,1;
setp.lt.s32 %p29,%r163,%r45;
@%p29 bra $6_29;
$6_30:
add.s32 %r162,%r162,1;
setp.lt.s32 %p30,%r162,%r44;
@%p30 bra $6_27;
$6_31:
cvt.s64.s32 %rd118,%r155;
mul.lo.s64 %rd119,%rd139,%rd118;
add.s64 %rd50,%rd119,%rd28;
@%p31 bra $6_42;
ld.param.u32 %r108,[%rd83+20];
add.s64 %rd121,%rd50,%rd29;
add.s64 %rd51,%rd136,%rd121;
ld.param.f32 %f44,[%rd83+28];
ld.param.f32 %f45,[%rd83+24];
fma.rn.f32 %f25,%f69,%f45,%f44;
setp.gt.s32 %p32,%r108,1;
@%p32 bra $6_36;
setp.eq.s32 %p35,%r108,0;
@%p35 bra $6_40;
setp.eq.s32 %p36,%r108,1;
@%p36 bra $6_35;
bra.uni $6_41;
$6_35:
cvt.rni.s32.f32 %r112,%f25;
max.s32 %r113,%r112,0;
min.s32 %r114,%r113,65535;
st.u16 [%rd51],%r114;
bra.uni $6_42;
$6_36:
setp.eq.s32 %p33,%r108,2;
@%p33 bra $6_39;
setp.ne.s32 %p34,%r108,3;
@%p34 bra $6_41;
cvt.rn.f16.f32 %rs5,%f25;
st.u16 [%rd51],%rs5;
bra.uni $6_42;
$6_40:
cvt.rni.s32.f32 %r115,%f25;
max.s32 %r116,%r115,0;
min.s32 %r117,%r116,255;
st.u8 [%rd51],%r117;
bra.uni $6_42;
$6_39:
cvt.rni.s32.f32 %r109,%f25;
max.s32 %r110,%r109,-32768;
min.s32 %r111,%r110,32767;
st.u16 [%rd51],%r111;
bra.uni $6_42;
$6_41:
st.f32 [%rd51],%f25;
$6_42:
@%p37 bra $6_53;
ld.param.u32 %r118,[%rd83+20];
add.s64 %rd123,%rd50,%rd30;
add.s64 %rd52,%rd136,%rd123;
ld.param.f32 %f47,[%rd83+28];
ld.param.f32 %f48,[%rd83+24];
fma.rn.f32 %f26,%f68,%f48,%f47;
setp.gt.s32 %p38,%r118,1;
@%p38 bra $6_47;
setp.eq.s32 %p41,%r118,0;
@%p41 bra $6_51;
setp.eq.s32 %p42,%r118,1;
@%p42 bra $6_46;
bra.uni $6_52;
$6_46:
cvt.rni.s32.f32 %r122,%f26;
max.s32 %r123,%r122,0;
min.s32 %r124,%r123,65535;
st.u16 [%rd52],%r124;
bra.uni $6_53;
$6_47:
setp.eq.s32 %p39,%r118,2;
@%p39 bra $6_50;
setp.ne.s32 %p40,%r118,3;
@%p40 bra $6_52;
cvt.rn.f16.f32 %rs6,%f26;
st.u16 [%rd52],%rs6;
bra.uni $6_53;
$6_51:
cvt.rni.s32.f32 %r125,%f26;
max.s32 %r126,%r125,0;
min.s32 %r127,%r126,255;
st.u8 [%rd52],%r127;
bra.uni $6_53;
$6_50:
cvt.rni.s32.f32 %r119,%f26;
max.s32 %r120,%r119,-32768;
min.s32 %r121,%r120,32767;
st.u16 [%rd52],%r121;
bra.uni $6_53;
$6_52:
st.f32 [%rd52],%f26;
$6_53:
@%p43 bra $6_64;
ld.param.u32 %r128,[%rd83+20];
add.s64 %rd125,%rd50,%rd31;
add.s64 %rd53,%rd136,%rd125;
ld.param.f32 %f50,[%rd83+28];
ld.param.f32 %f51,[%rd83+24];
fma.rn.f32 %f27,%f67,%f51,%f50;
setp.gt.s32 %p44,%r128,1;
@%p44 bra $6_58;
setp.eq.s32 %p47,%r128,0;
@%p47 bra $6_62;
setp.eq.s32 %p48,%r128,1;
@%p48 bra $6_57;
bra.uni $6_63;
$6_57:
cvt.rni.s32.f32 %r132,%f27;
max.s32 %r133,%r132,0;
min.s32 %r134,%r133,65535;
st.u16 [%rd53],%r134;
bra.uni $6_64;
$6_58:
setp.eq.s32 %p45,%r128,2;
@%p45 bra $6_61;
setp.ne.s32 %p46,%r128,3;
@%p46 bra $6_63;
cvt.rn.f16.f32 %rs7,%f27;
st.u16 [%rd53],%rs7;
bra.uni $6_64;
$6_62:
cvt.rni.s32.f32 %r135,%f27;
max.s32 %r136,%r135,0;
min.s32 %r137,%r136,255;
st.u8 [%rd53],%r137;
bra.uni $6_64;
$6_61:
cvt.rni.s32.f32 %r129,%f27;
max.s32 %r130,%r129,-32768;
min.s32 %r131,%r130,32767;
st.u16 [%rd53],%r131;
bra.uni $6_64;
$6_63:
st.f32 [%rd53],%f27;
$6_64:
@%p49 bra $6_75;
ld.param.u32 %r138,[%rd83+20];
add.s64 %rd127,%rd50,%rd32;
add.s64 %rd54,%rd136,%rd127;
ld.param.f32 %f53,[%rd83+28];
ld.param.f32 %f54,[%rd83+24];
fma.rn.f32 %f28,%f66,%f54,%f53;
setp.gt.s32 %p50,%r138,1;
@%p50 bra $6_69;
setp.eq.s32 %p53,%r138,0;
@%p53 bra $6_73;
setp.eq.s32 %p54,%r138,1;
@%p54 bra $6_68;
bra.uni $6_74;
$6_68:
cvt.rni.s32.f32 %r142,%f28;
max.s32 %r143,%r142,0;
min.s32 %r144,%r143,65535;
st.u16 [%rd54],%r144;
bra.uni $6_75;
$6_69:
setp.eq.s32 %p51,%r138,2;
@%p51 bra $6_72;
setp.ne.s32 %p52,%r138,3;
@%p52 bra $6_74;
cvt.rn.f16.f32 %rs8,%f28;
st.u16 [%rd54],%rs8;
bra.uni $6_75;
$6_73:
cvt.rni.s32.f32 %r145,%f28;
max.s32 %r146,%r145,0;
min.s32 %r147,%r146,255;
st.u8 [%rd54],%r147;
bra.uni $6_75;
$6_72:
cvt.rni.s32.f32 %r139,%f28;
max.s32 %r140,%r139,-32768;
min.s32 %r141,%r140,32767;
st.u16 [%rd54],%r141;
bra.uni $6_75;
$6_74:
st.f32 [%rd54],%f28;
$6_75:
bar.sync 0;
add.s32 %r155,%r155,1;
setp.lt.s32 %p55,%r155,%r65;
@%p55 bra $6_8;
$6_76:
ret;
}
.visible .entry conv2d_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %rs<7>;
.reg .f32 %f<74>;
.reg .b32 %r<162>;
.reg .b64 %rd<144>;
.shared .align 4 .b8 _ZZ6conv2dItEvPKvRK5BatchPvS4_RK12FilterKernelE4tile[15376];
ld.param.u64 %rd55,[p0];
ld.param.v2.u32 {%r149,%r150},[p1+32];
ld.param.v2.u32 {%r61,%r62},[p1+40];
ld.param.u64 %rd60,[p2];
ld.param.v2.u32 {%r151,%r152},[p3+32];
ld.param.v2.u32 {%r65,%r66},[p3+40];
ld.param.u32 %rd66,[p3];
ld.param.u32 %rd67,[p3+4];
bfi.b64 %rd61,%rd67,%rd66,32,32;
ld.param.u64 %rd139,[p3+24];
ld.param.u64 %rd138,[p3+16];
ld.param.u64 %rd137,[p3+8];
ld.param.u64 %rd135,[p1+24];
ld.param.u64 %rd134,[p1+16];
ld.param.u64 %rd133,[p1+8];
ld.param.u64 %rd56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r62,0;
@%p5 bra $7_2;
cvta.to.global.u64 %rd68,%rd55;
mul.wide.s32 %rd69,%r1,40;
add.s64 %rd70,%rd68,%rd69;
ld.global.v2.u32 {%r149,%r150},[%rd70+32];
ld.global.u64 %rd135,[%rd70+24];
ld.global.u64 %rd134,[%rd70+16];
ld.global.u64 %rd133,[%rd70+8];
ld.global.u64 %rd132,[%rd70];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd71,%r1;
mul.lo.s64 %rd72,%rd56,%rd71;
add.s64 %rd132,%rd55,%rd72;
$7_3:
setp.eq.s32 %p6,%r66,0;
@%p6 bra $7_5;
cvta.to.global.u64 %rd73,%rd60;
mul.wide.s32 %rd74,%r1,40;
add.s64 %rd75,%rd73,%rd74;
ld.global.v2.u32 {%r151,%r152},[%rd75+32];
ld.global.u64 %rd139,[%rd75+24];
ld.global.u64 %rd138,[%rd75+16];
ld.global.u64 %rd137,[%rd75+8];
ld.global.u64 %rd136,[%rd75];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd76,%r1;
mul.lo.s64 %rd77,%rd61,%rd76;
add.s64 %rd136,%rd60,%rd77;
$7_6:
mov.u32 %r71,%ctaid.x;
shl.b32 %r15,%r71,5;
mov.u32 %r72,%ctaid.y;
shl.b32 %r16,%r72,5;
setp.ge.s32 %p7,%r16,%r152;
setp.ge.s32 %p8,%r15,%r151;
or.pred %p9,%p7,%p8;
setp.lt.s32 %p10,%r65,1;
or.pred %p11,%p9,%p10;
@%p11 bra $7_76;
mov.u32 %r21,%tid.x;
add.s32 %r74,%r15,%r21;
mov.u32 %r75,%tid.y;
add.s32 %r76,%r16,%r75;
setp.lt.s32 %p12,%r74,%r151;
cvt.s64.s32 %rd78,%r74;
mul.lo.s64 %rd28,%rd138,%rd78;
setp.lt.s32 %p13,%r76,%r152;
and.pred %p1,%p12,%p13;
cvt.s64.s32 %rd79,%r76;
mul.lo.s64 %rd29,%rd137,%rd79;
add.s32 %r77,%r76,8;
setp.lt.s32 %p14,%r77,%r152;
and.pred %p2,%p12,%p14;
cvt.s64.s32 %rd80,%r77;
mul.lo.s64 %rd30,%rd137,%rd80;
add.s32 %r78,%r76,16;
setp.lt.s32 %p15,%r78,%r152;
and.pred %p3,%p12,%p15;
cvt.s64.s32 %rd81,%r78;
mul.lo.s64 %rd31,%rd137,%rd81;
add.s32 %r79,%r76,24;
setp.lt.s32 %p16,%r79,%r152;
and.pred %p4,%p12,%p16;
cvt.s64.s32 %rd82,%r79;
mul.lo.s64 %rd32,%rd137,%rd82;
mov.u32 %r153,0;
not.pred %p31,%p1;
not.pred %p37,%p2;
not.pred %p43,%p3;
not.pred %p49,%p4;
$7_8:
.pragma "nounroll";
mov.b64 %rd129,p4;
mov.u64 %rd83,%rd129;
ld.param.u32 %r23,[%rd83+4];
add.s32 %r80,%r23,31;
setp.ge.s32 %p17,%r75,%r80;
@%p17 bra $7_25;
ld.param.u32 %r25,[%rd83];
ld.param.u32 %r26,[%rd83+16];
add.s32 %r86,%r74,32;
ld.param.u32 %r87,[%rd83+8];
sub.s32 %r27,%r86,%r87;
mov.u32 %r154,%r75;
$7_10:
.pragma "nounroll";
mov.u32 %r29,%r154;
mov.b64 %rd131,p4;
mov.u64 %rd130,%rd131;
ld.param.u32 %r148,[%rd130+12];
mov.u32 %r147,%ctaid.y;
shl.b32 %r146,%r147,5;
add.s32 %r90,%r29,%r146;
sub.s32 %r155,%r90,%r148;
setp.lt.u32 %p18,%r155,%r150;
@%p18 bra $7_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r155;
.param .b32 param1;
st.param.b32 [param1+0],%r150;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r155,[retval0+0];
}
$7_12:
add.s32 %r91,%r25,31;
setp.ge.s32 %p19,%r21,%r91;
@%p19 bra $7_24;
cvt.s64.s32 %rd85,%r155;
mul.lo.s64 %rd86,%rd133,%rd85;
cvt.s64.s32 %rd87,%r153;
mul.lo.s64 %rd88,%rd135,%rd87;
add.s64 %rd36,%rd86,%rd88;
mul.wide.s32 %rd89,%r21,4;
mov.u64 %rd90,_ZZ6conv2dItEvPKvRK5BatchPvS4_RK12FilterKernelE4tile;
add.s64 %rd91,%rd90,%rd89;
mul.wide.s32 %rd92,%r29,248;
add.s64 %rd93,%rd91,%rd92;
add.s64 %rd140,%rd93,128;
add.s32 %r157,%r21,-31;
mov.u32 %r156,%r27;
$7_14:
.pragma "nounroll";
add.s32 %r158,%r156,-32;
setp.lt.u32 %p20,%r158,%r149;
@%p20 bra $7_16;
add.s32 %r93,%r156,-32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r93;
.param .b32 param1;
st.param.b32 [param1+0],%r149;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r158,[retval0+0];
}
$7_16:
or.b32 %r94,%r158,%r155;
setp.lt.s32 %p21,%r94,0;
mov.f32 %f56,0f00000000;
@%p21 bra $7_18;
cvt.s64.s32 %rd95,%r158;
mul.lo.s64 %rd96,%rd134,%rd95;
add.s64 %rd97,%rd36,%rd96;
add.s64 %rd94,%rd132,%rd97;
ld.global.nc.u16 %rs1,[%rd94];
cvt.rn.f32.u16 %f56,%rs1;
$7_18:
st.shared.f32 [%rd140+-128],%f56;
add.s32 %r95,%r157,32;
setp.ge.s32 %p22,%r95,%r25;
@%p22 bra $7_24;
setp.lt.u32 %p23,%r156,%r149;
mov.u32 %r159,%r156;
@%p23 bra $7_21;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r156;
.param .b32 param1;
st.param.b32 [param1+0],%r149;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r159,[retval0+0];
}
$7_21:
or.b32 %r96,%r159,%r155;
setp.lt.s32 %p24,%r96,0;
mov.f32 %f57,0f00000000;
@%p24 bra $7_23;
cvt.s64.s32 %rd99,%r159;
mul.lo.s64 %rd100,%rd134,%rd99;
add.s64 %rd101,%rd36,%rd100;
add.s64 %rd98,%rd132,%rd101;
ld.global.nc.u16 %rs2,[%rd98];
cvt.rn.f32.u16 %f57,%rs2;
$7_23:
add.s64 %rd128,%rd140,-128;
st.shared.f32 [%rd128+128],%f57;
add.s64 %rd140,%rd140,256;
add.s32 %r156,%r156,64;
add.s32 %r157,%r157,64;
setp.lt.s32 %p25,%r157,%r25;
@%p25 bra $7_14;
$7_24:
add.s32 %r154,%r29,8;
add.s32 %r97,%r23,23;
setp.lt.s32 %p26,%r29,%r97;
@%p26 bra $7_10;
$7_25:
bar.sync 0;
ld.param.u32 %r44,[%rd83+4];
setp.lt.s32 %p27,%r44,1;
mov.f32 %f66,0f00000000;
mov.f32 %f67,%f66;
mov.f32 %f68,%f66;
mov.f32 %f69,%f66;
@%p27 bra $7_31;
add.s64 %rd143,%rd83,32;
ld.param.u32 %r45,[%rd83];
mov.u32 %r160,0;
$7_27:
.pragma "nounroll";
setp.lt.s32 %p28,%r45,1;
@%p28 bra $7_30;
add.s32 %r101,%r160,%r75;
cvt.u64.u32 %rd43,%r101;
add.s32 %r102,%r101,8;
cvt.u64.u32 %rd44,%r102;
add.s32 %r103,%r101,16;
cvt.u64.u32 %rd45,%r103;
add.s32 %r104,%r101,24;
cvt.u64.u32 %rd46,%r104;
mov.u32 %r161,0;
$7_29:
.pragma "nounroll";
add.s32 %r105,%r161,%r21;
mul.lo.s64 %rd104,%rd43,248;
mov.u64 %rd105,_ZZ6conv2dItEvPKvRK5BatchPvS4_RK12FilterKernelE4tile;
add.s64 %rd106,%rd105,%rd104;
mul.wide.u32 %rd107,%r105,4;
add.s64 %rd108,%rd106,%rd107;
ld.shared.f32 %f39,[%rd108];
ld.param.f32 %f40,[%rd143];
fma.rn.f32 %f69,%f40,%f39,%f69;
mul.lo.s64 %rd109,%rd44,248;
add.s64 %rd110,%rd105,%rd109;
add.s64 %rd111,%rd110,%rd107;
ld.shared.f32 %f41,[%rd111];
fma.rn.f32 %f68,%f40,%f41,%f68;
mul.lo.s64 %rd112,%rd45,248;
add.s64 %rd113,%rd105,%rd112;
add.s64 %rd114,%rd113,%rd107;
ld.shared.f32 %f42,[%rd114];
fma.rn.f32 %f67,%f40,%f42,%f67;
mul.lo.s64 %rd115,%rd46,248;
add.s64 %rd116,%rd105,%rd115;
add.s64 %rd117,%rd116,%rd107;
ld.shared.f32 %f43,[%rd117];
fma.rn.f32 %f66,%f40,%f43,%f66;
add.s64 %rd143,%rd143,4;
add.s32 %r161,%r161,1;
setp.lt.s32 %p29,%r161,%r45;
@%p29 bra $7_29;
$7_30:
add.s32 %r160,%r160,1;
setp.lt.s32 %p30,%r160,%r44;
@%p30 bra $7_27;
$7_31:
cvt.s64.s32 %rd118,%r153;
mul.lo.s64 %rd119,%rd139,%rd118;
add.s64 %rd50,%rd119,%rd28;
@%p31 bra $7_42;
ld.param.u32 %r106,[%rd83+20];
add.s64 %rd121,%rd50,%rd29;
add.s64 %rd51,%rd136,%rd121;
ld.param.f32 %f44,[%rd83+28];
ld.param.f32 %f45,[%rd83+24];
fma.rn.f32 %f25,%f69,%f45,%f44;
setp.gt.s32 %p32,%r106,1;
@%p32 bra $7_36;
setp.eq.s32 %p35,%r106,0;
@%p35 bra $7_40;
setp.eq.s32 %p36,%r106,1;
@%p36 bra $7_35;
bra.uni $7_41;
$7_35:
cvt.rni.s32.f32 %r110,%f25;
max.s32 %r111,%r110,0;
min.s32 %r112,%r111,65535;
st.u16 [%rd51],%r112;
bra.uni $7_42;
$7_36:
setp.eq.s32 %p33,%r106,2;
@%p33 bra $7_39;
setp.ne.s32 %p34,%r106,3;
@%p34 bra $7_41;
cvt.rn.f16.f32 %rs3,%f25;
st.u16 [%rd51],%rs3;
bra.uni $7_42;
$7_40:
cvt.rni.s32.f32 %r113,%f25;
max.s32 %r114,%r113,0;
min.s32 %r115,%r114,255;
st.u8 [%rd51],%r115;
bra.uni $7_42;
$7_39:
cvt.rni.s32.f32 %r107,%f25;
max.s32 %r108,%r107,-32768;
min.s32 %r109,%r108,32767;
st.u16 [%rd51],%r109;
bra.uni $7_42;
$7_41:
st.f32 [%rd51],%f25;
$7_42:
@%p37 bra $7_53;
ld.param.u32 %r116,[%rd83+20];
add.s64 %rd123,%rd50,%rd30;
add.s64 %rd52,%rd136,%rd123;
ld.param.f32 %f47,[%rd83+28];
ld.param.f32 %f48,[%rd83+24];
fma.rn.f32 %f26,%f68,%f48,%f47;
setp.gt.s32 %p38,%r116,1;
@%p38 bra $7_47;
setp.eq.s32 %p41,%r116,0;
@%p41 bra $7_51;
setp.eq.s32 %p42,%r116,1;
@%p42 bra $7_46;
bra.uni $7_52;
$7_46:
cvt.rni.s32.f32 %r120,%f26;
max.s32 %r121,%r120,0;
min.s32 %r122,%r121,65535;
st.u16 [%rd52],%r122;
bra.uni $7_53;
$7_47:
setp.eq.s32 %p39,%r116,2;
@%p39 bra $7_50;
setp.ne.s32 %p40,%r116,3;
@%p40 bra $7_52;
cvt.rn.f16.f32 %rs4,%f26;
st.u16 [%rd52],%rs4;
bra.uni $7_53;
$7_51:
cvt.rni.s32.f32 %r123,%f26;
max.s32 %r124,%r123,0;
min.s32 %r125,%r124,255;
st.u8 [%rd52],%r125;
bra.uni $7_53;
$7_50:
cvt.rni.s32.f32 %r117,%f26;
max.s32 %r118,%r117,-32768;
min.s32 %r119,%r118,32767;
st.u16 [%rd52],%r119;
bra.uni $7_53;
$7_52:
st.f32 [%rd52],%f26;
$7_53:
@%p43 bra $7_64;
ld.param.u32 %r126,[%rd83+20];
add.s64 %rd125,%rd50,%rd31;
add.s64 %rd53,%rd136,%rd125;
ld.param.f32 %f50,[%rd83+28];
ld.param.f32 %f51,[%rd83+24];
fma.rn.f32 %f27,%f67,%f51,%f50;
setp.gt.s32 %p44,%r126,1;
@%p44 bra $7_58;
setp.eq.s32 %p47,%r126,0;
@%p47 bra $7_62;
setp.eq.s32 %p48,%r126,1;
@%p48 bra $7_57;
bra.uni $7_63;
$7_57:
cvt.rni.s32.f32 %r130,%f27;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,65535;
st.u16 [%rd53],%r132;
bra.uni $7_64;
$7_58:
setp.eq.s32 %p45,%r126,2;
@%p45 bra $7_61;
setp.ne.s32 %p46,%r126,3;
@%p46 bra $7_63;
cvt.rn.f16.f32 %rs5,%f27;
st.u16 [%rd53],%rs5;
bra.uni $7_64;
$7_62:
cvt.rni.s32.f32 %r133,%f27;
max.s32 %r134,%r133,0;
min.s32 %r135,%r134,255;
st.u8 [%rd53],%r135;
bra.uni $7_64;
$7_61:
cvt.rni.s32.f32 %r127,%f27;
max.s32 %r128,%r127,-32768;
min.s32 %r129,%r128,32767;
st.u16 [%rd53],%r129;
bra.uni $7_64;
$7_63:
st.f32 [%rd53],%f27;
$7_64:
@%p49 bra $7_75;
ld.param.u32 %r136,[%rd83+20];
add.s64 %rd127,%rd50,%rd32;
add.s64 %rd54,%rd136,%rd127;
ld.param.f32 %f53,[%rd83+28];
ld.param.f32 %f54,[%rd83+24];
fma.rn.f32 %f28,%f66,%f54,%f53;
setp.gt.s32 %p50,%r136,1;
@%p50 bra $7_69;
setp.eq.s32 %p53,%r136,0;
@%p53 bra $7_73;
setp.eq.s32 %p54,%r136,1;
@%p54 bra $7_68;
bra.uni $7_74;
$7_68:
cvt.rni.s32.f32 %r140,%f28;
max.s32 %r141,%r140,0;
min.s32 %r142,%r141,65535;
st.u16 [%rd54],%r142;
bra.uni $7_75;
$7_69:
setp.eq.s32 %p51,%r136,2;
@%p51 bra $7_72;
setp.ne.s32 %p52,%r136,3;
@%p52 bra $7_74;
cvt.rn.f16.f32 %rs6,%f28;
st.u16 [%rd54],%rs6;
bra.uni $7_75;
$7_73:
cvt.rni.s32.f32 %r143,%f28;
max.s32 %r144,%r143,0;
min.s32 %r145,%r144,255;
st.u8 [%rd54],%r145;
bra.uni $7_75;
$7_72:
cvt.rni.s32.f32 %r137,%f28;
max.s32 %r138,%r137,-32768;
min.s32 %r139,%r138,32767;
st.u16 [%rd54],%r139;
bra.uni $7_75;
$7_74:
st.f32 [%rd54],%f28;
$7_75:
bar.sync 0;
add.s32 %r153,%r153,1;
setp.lt.s32 %p55,%r153,%r65;
@%p55 bra $7_8;
$7_76:
ret;
}
.visible .entry conv2d_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %rs<7>;
.reg .f32 %f<74>;
.reg .b32 %r<162>;
.reg .b64 %rd<144>;
.shared .align 4 .b8 _ZZ6conv2dIsEvPKvRK5BatchPvS4_RK12FilterKernelE4tile[15376];
ld.param.u64 %rd55,[p0];
ld.param.v2.u32 {%r149,%r150},[p1+32];
ld.param.v2.u32 {%r61,%r62},[p1+40];
ld.param.u64 %rd60,[p2];
ld.param.v2.u32 {%r151,%r152},[p3+32];
ld.param.v2.u32 {%r65,%r66},[p3+40];
ld.param.u32 %rd66,[p3];
ld.param.u32 %rd67,[p3+4];
bfi.b64 %rd61,%rd67,%rd66,32,32;
ld.param.u64 %rd139,[p3+24];
ld.param.u64 %rd138,[p3+16];
ld.param.u64 %rd137,[p3+8];
ld.param.u64 %rd135,[p1+24];
ld.param.u64 %rd134,[p1+16];
ld.param.u64 %rd133,[p1+8];
ld.param.u64 %rd56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r62,0;
@%p5 bra $8_2;
cvta.to.global.u64 %rd68,%rd55;
mul.wide.s32 %rd69,%r1,40;
add.s64 %rd70,%rd68,%rd69;
ld.global.v2.u32 {%r149,%r150},[%rd70+32];
ld.global.u64 %rd135,[%rd70+24];
ld.global.u64 %rd134,[%rd70+16];
ld.global.u64 %rd133,[%rd70+8];
ld.global.u64 %rd132,[%rd70];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd71,%r1;
mul.lo.s64 %rd72,%rd56,%rd71;
add.s64 %rd132,%rd55,%rd72;
$8_3:
setp.eq.s32 %p6,%r66,0;
@%p6 bra $8_5;
cvta.to.global.u64 %rd73,%rd60;
mul.wide.s32 %rd74,%r1,40;
add.s64 %rd75,%rd73,%rd74;
ld.global.v2.u32 {%r151,%r152},[%rd75+32];
ld.global.u64 %rd139,[%rd75+24];
ld.global.u64 %rd138,[%rd75+16];
ld.global.u64 %rd137,[%rd75+8];
ld.global.u64 %rd136,[%rd75];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd76,%r1;
mul.lo.s64 %rd77,%rd61,%rd76;
add.s64 %rd136,%rd60,%rd77;
$8_6:
mov.u32 %r71,%ctaid.x;
shl.b32 %r15,%r71,5;
mov.u32 %r72,%ctaid.y;
shl.b32 %r16,%r72,5;
setp.ge.s32 %p7,%r16,%r152;
setp.ge.s32 %p8,%r15,%r151;
or.pred %p9,%p7,%p8;
setp.lt.s32 %p10,%r65,1;
or.pred %p11,%p9,%p10;
@%p11 bra $8_76;
mov.u32 %r21,%tid.x;
add.s32 %r74,%r15,%r21;
mov.u32 %r75,%tid.y;
add.s32 %r76,%r16,%r75;
setp.lt.s32 %p12,%r74,%r151;
cvt.s64.s32 %rd78,%r74;
mul.lo.s64 %rd28,%rd138,%rd78;
setp.lt.s32 %p13,%r76,%r152;
and.pred %p1,%p12,%p13;
cvt.s64.s32 %rd79,%r76;
mul.lo.s64 %rd29,%rd137,%rd79;
add.s32 %r77,%r76,8;
setp.lt.s32 %p14,%r77,%r152;
and.pred %p2,%p12,%p14;
cvt.s64.s32 %rd80,%r77;
mul.lo.s64 %rd30,%rd137,%rd80;
add.s32 %r78,%r76,16;
setp.lt.s32 %p15,%r78,%r152;
and.pred %p3,%p12,%p15;
cvt.s64.s32 %rd81,%r78;
mul.lo.s64 %rd31,%rd137,%rd81;
add.s32 %r79,%r76,24;
setp.lt.s32 %p16,%r79,%r152;
and.pred %p4,%p12,%p16;
cvt.s64.s32 %rd82,%r79;
mul.lo.s64 %rd32,%rd137,%rd82;
mov.u32 %r153,0;
not.pred %p31,%p1;
not.pred %p37,%p2;
not.pred %p43,%p3;
not.pred %p49,%p4;
$8_8:
.pragma "nounroll";
mov.b64 %rd129,p4;
mov.u64 %rd83,%rd129;
ld.param.u32 %r23,[%rd83+4];
add.s32 %r80,%r23,31;
setp.ge.s32 %p17,%r75,%r80;
@%p17 bra $8_25;
ld.param.u32 %r25,[%rd83];
ld.param.u32 %r26,[%rd83+16];
add.s32 %r86,%r74,32;
ld.param.u32 %r87,[%rd83+8];
sub.s32 %r27,%r86,%r87;
mov.u32 %r154,%r75;
$8_10:
.pragma "nounroll";
mov.u32 %r29,%r154;
mov.b64 %rd131,p4;
mov.u64 %rd130,%rd131;
ld.param.u32 %r148,[%rd130+12];
mov.u32 %r147,%ctaid.y;
shl.b32 %r146,%r147,5;
add.s32 %r90,%r29,%r146;
sub.s32 %r155,%r90,%r148;
setp.lt.u32 %p18,%r155,%r150;
@%p18 bra $8_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r155;
.param .b32 param1;
st.param.b32 [param1+0],%r150;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r155,[retval0+0];
}
$8_12:
add.s32 %r91,%r25,31;
setp.ge.s32 %p19,%r21,%r91;
@%p19 bra $8_24;
cvt.s64.s32 %rd85,%r155;
mul.lo.s64 %rd86,%rd133,%rd85;
cvt.s64.s32 %rd87,%r153;
mul.lo.s64 %rd88,%rd135,%rd87;
add.s64 %rd36,%rd86,%rd88;
mul.wide.s32 %rd89,%r21,4;
mov.u64 %rd90,_ZZ6conv2dIsEvPKvRK5BatchPvS4_RK12FilterKernelE4tile;
add.s64 %rd91,%rd90,%rd89;
mul.wide.s32 %rd92,%r29,248;
add.s64 %rd93,%rd91,%rd92;
add.s64 %rd140,%rd93,128;
add.s32 %r157,%r21,-31;
mov.u32 %r156,%r27;
$8_14:
.pragma "nounroll";
add.s32 %r158,%r156,-32;
setp.lt.u32 %p20,%r158,%r149;
@%p20 bra $8_16;
add.s32 %r93,%r156,-32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r93;
.param .b32 param1;
st.param.b32 [param1+0],%r149;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r158,[retval0+0];
}
$8_16:
or.b32 %r94,%r158,%r155;
setp.lt.s32 %p21,%r94,0;
mov.f32 %f56,0f00000000;
@%p21 bra $8_18;
cvt.s64.s32 %rd95,%r158;
mul.lo.s64 %rd96,%rd134,%rd95;
add.s64 %rd97,%rd36,%rd96;
add.s64 %rd94,%rd132,%rd97;
ld.global.nc.s16 %rs1,[%rd94];
cvt.rn.f32.s16 %f56,%rs1;
$8_18:
st.shared.f32 [%rd140+-128],%f56;
add.s32 %r95,%r157,32;
setp.ge.s32 %p22,%r95,%r25;
@%p22 bra $8_24;
setp.lt.u32 %p23,%r156,%r149;
mov.u32 %r159,%r156;
@%p23 bra $8_21;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r156;
.param .b32 param1;
st.param.b32 [param1+0],%r149;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r159,[retval0+0];
}
$8_21:
or.b32 %r96,%r159,%r155;
setp.lt.s32 %p24,%r96,0;
mov.f32 %f57,0f00000000;
@%p24 bra $8_23;
cvt.s64.s32 %rd99,%r159;
mul.lo.s64 %rd100,%rd134,%rd99;
add.s64 %rd101,%rd36,%rd100;
add.s64 %rd98,%rd132,%rd101;
ld.global.nc.s16 %rs2,[%rd98];
cvt.rn.f32.s16 %f57,%rs2;
$8_23:
add.s64 %rd128,%rd140,-128;
st.shared.f32 [%rd128+128],%f57;
add.s64 %rd140,%rd140,256;
add.s32 %r156,%r156,64;
add.s32 %r157,%r157,64;
setp.lt.s32 %p25,%r157,%r25;
@%p25 bra $8_14;
$8_24:
add.s32 %r154,%r29,8;
add.s32 %r97,%r23,23;
setp.lt.s32 %p26,%r29,%r97;
@%p26 bra $8_10;
$8_25:
bar.sync 0;
ld.param.u32 %r44,[%rd83+4];
setp.lt.s32 %p27,%r44,1;
mov.f32 %f66,0f00000000;
mov.f32 %f67,%f66;
mov.f32 %f68,%f66;
mov.f32 %f69,%f66;
@%p27 bra $8_31;
add.s64 %rd143,%rd83,32;
ld.param.u32 %r45,[%rd83];
mov.u32 %r160,0;
$8_27:
.pragma "nounroll";
setp.lt.s32 %p28,%r45,1;
@%p28 bra $8_30;
add.s32 %r101,%r160,%r75;
cvt.u64.u32 %rd43,%r101;
add.s32 %r102,%r101,8;
cvt.u64.u32 %rd44,%r102;
add.s32 %r103,%r101,16;
cvt.u64.u32 %rd45,%r103;
add.s32 %r104,%r101,24;
cvt.u64.u32 %rd46,%r104;
mov.u32 %r161,0;
$8_29:
.pragma "nounroll";
add.s32 %r105,%r161,%r21;
mul.lo.s64 %rd104,%rd43,248;
mov.u64 %rd105,_ZZ6conv2dIsEvPKvRK5BatchPvS4_RK12FilterKernelE4tile;
add.s64 %rd106,%rd105,%rd104;
mul.wide.u32 %rd107,%r105,4;
add.s64 %rd108,%rd106,%rd107;
ld.shared.f32 %f39,[%rd108];
ld.param.f32 %f40,[%rd143];
fma.rn.f32 %f69,%f40,%f39,%f69;
mul.lo.s64 %rd109,%rd44,248;
add.s64 %rd110,%rd105,%rd109;
add.s64 %rd111,%rd110,%rd107;
ld.shared.f32 %f41,[%rd111];
fma.rn.f32 %f68,%f40,%f41,%f68;
mul.lo.s64 %rd112,%rd45,248;
add.s64 %rd113,%rd105,%rd112;
add.s64 %rd114,%rd113,%rd107;
ld.shared.f32 %f42,[%rd114];
fma.rn.f32 %f67,%f40,%f42,%f67;
mul.lo.s64 %rd115,%rd46,248;
add.s64 %rd116,%rd105,%rd115;
add.s64 %rd117,%rd116,%rd107;
ld.shared.f32 %f43,[%rd117];
fma.rn.f32 %f66,%f40,%f43,%f66;
add.s64 %rd143,%rd143,4;
add.s32 %r161,%r161,1;
setp.lt.s32 %p29,%r161,%r45;
@%p29 bra $8_29;
$8_30:
add.s32 %r160,%r160,1;
setp.lt.s32 %p30,%r160,%r44;
@%p30 bra $8_27;
$8_31:
cvt.s64.s32 %rd118,%r153;
mul.lo.s64 %rd119,%rd139,%rd118;
add.s64 %rd50,%rd119,%rd28;
@%p31 bra $8_42;
ld.param.u32 %r106,[%rd83+20];
add.s64 %rd121,%rd50,%rd29;
add.s64 %rd51,%rd136,%rd121;
ld.param.f32 %f44,[%rd83+28];
ld.param.f32 %f45,[%rd83+24];
fma.rn.f32 %f25,%f69,%f45,%f44;
setp.gt.s32 %p32,%r106,1;
@%p32 bra $8_36;
setp.eq.s32 %p35,%r106,0;
@%p35 bra $8_40;
setp.eq.s32 %p36,%r106,1;
@%p36 bra $8_35;
bra.uni $8_41;
$8_35:
cvt.rni.s32.f32 %r110,%f25;
max.s32 %r111,%r110,0;
min.s32 %r112,%r111,65535;
st.u16 [%rd51],%r112;
bra.uni $8_42;
$8_36:
setp.eq.s32 %p33,%r106,2;
@%p33 bra $8_39;
setp.ne.s32 %p34,%r106,3;
@%p34 bra $8_41;
cvt.rn.f16.f32 %rs3,%f25;
st.u16 [%rd51],%rs3;
bra.uni $8_42;
$8_40:
cvt.rni.s32.f32 %r113,%f25;
max.s32 %r114,%r113,0;
min.s32 %r115,%r114,255;
st.u8 [%rd51],%r115;
bra.uni $8_42;
$8_39:
cvt.rni.s32.f32 %r107,%f25;
max.s32 %r108,%r107,-32768;
min.s32 %r109,%r108,32767;
st.u16 [%rd51],%r109;
bra.uni $8_42;
$8_41:
st.f32 [%rd51],%f25;
$8_42:
@%p37 bra $8_53;
ld.param.u32 %r116,[%rd83+20];
add.s64 %rd123,%rd50,%rd30;
add.s64 %rd52,%rd136,%rd123;
ld.param.f32 %f47,[%rd83+28];
ld.param.f32 %f48,[%rd83+24];
fma.rn.f32 %f26,%f68,%f48,%f47;
setp.gt.s32 %p38,%r116,1;
@%p38 bra $8_47;
setp.eq.s32 %p41,%r116,0;
@%p41 bra $8_51;
setp.eq.s32 %p42,%r116,1;
@%p42 bra $8_46;
bra.uni $8_52;
$8_46:
cvt.rni.s32.f32 %r120,%f26;
max.s32 %r121,%r120,0;
min.s32 %r122,%r121,65535;
st.u16 [%rd52],%r122;
bra.uni $8_53;
$8_47:
setp.eq.s32 %p39,%r116,2;
@%p39 bra $8_50;
setp.ne.s32 %p40,%r116,3;
@%p40 bra $8_52;
cvt.rn.f16.f32 %rs4,%f26;
st.u16 [%rd52],%rs4;
bra.uni $8_53;
$8_51:
cvt.rni.s32.f32 %r123,%f26;
max.s32 %r124,%r123,0;
min.s32 %r125,%r124,255;
st.u8 [%rd52],%r125;
bra.uni $8_53;
$8_50:
cvt.rni.s32.f32 %r117,%f26;
max.s32 %r118,%r117,-32768;
min.s32 %r119,%r118,32767;
st.u16 [%rd52],%r119;
bra.uni $8_53;
$8_52:
st.f32 [%rd52],%f26;
$8_53:
@%p43 bra $8_64;
ld.param.u32 %r126,[%rd83+20];
add.s64 %rd125,%rd50,%rd31;
add.s64 %rd53,%rd136,%rd125;
ld.param.f32 %f50,[%rd83+28];
ld.param.f32 %f51,[%rd83+24];
fma.rn.f32 %f27,%f67,%f51,%f50;
setp.gt.s32 %p44,%r126,1;
@%p44 bra $8_58;
setp.eq.s32 %p47,%r126,0;
@%p47 bra $8_62;
setp.eq.s32 %p48,%r126,1;
@%p48 bra $8_57;
bra.uni $8_63;
$8_57:
cvt.rni.s32.f32 %r130,%f27;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,65535;
st.u16 [%rd53],%r132;
bra.uni $8_64;
$8_58:
setp.eq.s32 %p45,%r126,2;
@%p45 bra $8_61;
setp.ne.s32 %p46,%r126,3;
@%p46 bra $8_63;
cvt.rn.f16.f32 %rs5,%f27;
st.u16 [%rd53],%rs5;
bra.uni $8_64;
$8_62:
cvt.rni.s32.f32 %r133,%f27;
max.s32 %r134,%r133,0;
min.s32 %r135,%r134,255;
st.u8 [%rd53],%r135;
bra.uni $8_64;
$8_61:
cvt.rni.s32.f32 %r127,%f27;
max.s32 %r128,%r127,-32768;
min.s32 %r129,%r128,32767;
st.u16 [%rd53],%r129;
bra.uni $8_64;
$8_63:
st.f32 [%rd53],%f27;
$8_64:
@%p49 bra $8_75;
ld.param.u32 %r136,[%rd83+20];
add.s64 %rd127,%rd50,%rd32;
add.s64 %rd54,%rd136,%rd127;
ld.param.f32 %f53,[%rd83+28];
ld.param.f32 %f54,[%rd83+24];
fma.rn.f32 %f28,%f66,%f54,%f53;
setp.gt.s32 %p50,%r136,1;
@%p50 bra $8_69;
setp.eq.s32 %p53,%r136,0;
@%p53 bra $8_73;
setp.eq.s32 %p54,%r136,1;
@%p54 bra $8_68;
bra.uni $8_74;
$8_68:
cvt.rni.s32.f32 %r140,%f28;
max.s32 %r141,%r140,0;
min.s32 %r142,%r141,65535;
st.u16 [%rd54],%r142;
bra.uni $8_75;
$8_69:
setp.eq.s32 %p51,%r136,2;
@%p51 bra $8_72;
setp.ne.s32 %p52,%r136,3;
@%p52 bra $8_74;
cvt.rn.f16.f32 %rs6,%f28;
st.u16 [%rd54],%rs6;
bra.uni $8_75;
$8_73:
cvt.rni.s32.f32 %r143,%f28;
max.s32 %r144,%r143,0;
min.s32 %r145,%r144,255;
st.u8 [%rd54],%r145;
bra.uni $8_75;
$8_72:
cvt.rni.s32.f32 %r137,%f28;
max.s32 %r138,%r137,-32768;
min.s32 %r139,%r138,32767;
st.u16 [%rd54],%r139;
bra.uni $8_75;
$8_74:
st.f32 [%rd54],%f28;
$8_75:
bar.sync 0;
add.s32 %r153,%r153,1;
setp.lt.s32 %p55,%r153,%r65;
@%p55 bra $8_8;
$8_76:
ret;
}
.visible .entry conv2d_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %rs<9>;
.reg .f32 %f<76>;
.reg .b32 %r<162>;
.reg .b64 %rd<144>;
.shared .align 4 .b8 _ZZ6conv2dI3f16EvPKvRK5BatchPvS5_RK12FilterKernelE4tile[15376];
ld.param.u64 %rd55,[p0];
ld.param.v2.u32 {%r149,%r150},[p1+32];
ld.param.v2.u32 {%r61,%r62},[p1+40];
ld.param.u64 %rd60,[p2];
ld.param.v2.u32 {%r151,%r152},[p3+32];
ld.param.v2.u32 {%r65,%r66},[p3+40];
ld.param.u32 %rd66,[p3];
ld.param.u32 %rd67,[p3+4];
bfi.b64 %rd61,%rd67,%rd66,32,32;
ld.param.u64 %rd139,[p3+24];
ld.param.u64 %rd138,[p3+16];
ld.param.u64 %rd137,[p3+8];
ld.param.u64 %rd135,[p1+24];
ld.param.u64 %rd134,[p1+16];
ld.param.u64 %rd133,[p1+8];
ld.param.u64 %rd56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r62,0;
@%p5 bra $9_2;
cvta.to.global.u64 %rd68,%rd55;
mul.wide.s32 %rd69,%r1,40;
add.s64 %rd70,%rd68,%rd69;
ld.global.v2.u32 {%r149,%r150},[%rd70+32];
ld.global.u64 %rd135,[%rd70+24];
ld.global.u64 %rd134,[%rd70+16];
ld.global.u64 %rd133,[%rd70+8];
ld.global.u64 %rd132,[%rd70];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd71,%r1;
mul.lo.s64 %rd72,%rd56,%rd71;
add.s64 %rd132,%rd55,%rd72;
$9_3:
setp.eq.s32 %p6,%r66,0;
@%p6 bra $9_5;
cvta.to.global.u64 %rd73,%rd60;
mul.wide.s32 %rd74,%r1,40;
add.s64 %rd75,%rd73,%rd74;
ld.global.v2.u32 {%r151,%r152},[%rd75+32];
ld.global.u64 %rd139,[%rd75+24];
ld.global.u64 %rd138,[%rd75+16];
ld.global.u64 %rd137,[%rd75+8];
ld.global.u64 %rd136,[%rd75];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd76,%r1;
mul.lo.s64 %rd77,%rd61,%rd76;
add.s64 %rd136,%rd60,%rd77;
$9_6:
mov.u32 %r71,%ctaid.x;
shl.b32 %r15,%r71,5;
mov.u32 %r72,%ctaid.y;
shl.b32 %r16,%r72,5;
setp.ge.s32 %p7,%r16,%r152;
setp.ge.s32 %p8,%r15,%r151;
or.pred %p9,%p7,%p8;
setp.lt.s32 %p10,%r65,1;
or.pred %p11,%p9,%p10;
@%p11 bra $9_76;
mov.u32 %r21,%tid.x;
add.s32 %r74,%r15,%r21;
mov.u32 %r75,%tid.y;
add.s32 %r76,%r16,%r75;
setp.lt.s32 %p12,%r74,%r151;
cvt.s64.s32 %rd78,%r74;
mul.lo.s64 %rd28,%rd138,%rd78;
setp.lt.s32 %p13,%r76,%r152;
and.pred %p1,%p12,%p13;
cvt.s64.s32 %rd79,%r76;
mul.lo.s64 %rd29,%rd137,%rd79;
add.s32 %r77,%r76,8;
setp.lt.s32 %p14,%r77,%r152;
and.pred %p2,%p12,%p14;
cvt.s64.s32 %rd80,%r77;
mul.lo.s64 %rd30,%rd137,%rd80;
add.s32 %r78,%r76,16;
setp.lt.s32 %p15,%r78,%r152;
and.pred %p3,%p12,%p15;
cvt.s64.s32 %rd81,%r78;
mul.lo.s64 %rd31,%rd137,%rd81;
add.s32 %r79,%r76,24;
setp.lt.s32 %p16,%r79,%r152;
and.pred %p4,%p12,%p16;
cvt.s64.s32 %rd82,%r79;
mul.lo.s64 %rd32,%rd137,%rd82;
mov.u32 %r153,0;
not.pred %p31,%p1;
not.pred %p37,%p2;
not.pred %p43,%p3;
not.pred %p49,%p4;
$9_8:
.pragma "nounroll";
mov.b64 %rd129,p4;
mov.u64 %rd83,%rd129;
ld.param.u32 %r23,[%rd83+4];
add.s32 %r80,%r23,31;
setp.ge.s32 %p17,%r75,%r80;
@%p17 bra $9_25;
ld.param.u32 %r25,[%rd83];
ld.param.u32 %r26,[%rd83+16];
add.s32 %r86,%r74,32;
ld.param.u32 %r87,[%rd83+8];
sub.s32 %r27,%r86,%r87;
mov.u32 %r154,%r75;
$9_10:
.pragma "nounroll";
mov.u32 %r29,%r154;
mov.b64 %rd131,p4;
mov.u64 %rd130,%rd131;
ld.param.u32 %r148,[%rd130+12];
mov.u32 %r147,%ctaid.y;
shl.b32 %r146,%r147,5;
add.s32 %r90,%r29,%r146;
sub.s32 %r155,%r90,%r148;
setp.lt.u32 %p18,%r155,%r150;
@%p18 bra $9_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r155;
.param .b32 param1;
st.param.b32 [param1+0],%r150;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r155,[retval0+0];
}
$9_12:
add.s32 %r91,%r25,31;
setp.ge.s32 %p19,%r21,%r91;
@%p19 bra $9_24;
cvt.s64.s32 %rd85,%r155;
mul.lo.s64 %rd86,%rd133,%rd85;
cvt.s64.s32 %rd87,%r153;
mul.lo.s64 %rd88,%rd135,%rd87;
add.s64 %rd36,%rd86,%rd88;
mul.wide.s32 %rd89,%r21,4;
mov.u64 %rd90,_ZZ6conv2dI3f16EvPKvRK5BatchPvS5_RK12FilterKernelE4tile;
add.s64 %rd91,%rd90,%rd89;
mul.wide.s32 %rd92,%r29,248;
add.s64 %rd93,%rd91,%rd92;
add.s64 %rd140,%rd93,128;
add.s32 %r157,%r21,-31;
mov.u32 %r156,%r27;
$9_14:
.pragma "nounroll";
add.s32 %r158,%r156,-32;
setp.lt.u32 %p20,%r158,%r149;
@%p20 bra $9_16;
add.s32 %r93,%r156,-32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r93;
.param .b32 param1;
st.param.b32 [param1+0],%r149;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r158,[retval0+0];
}
$9_16:
or.b32 %r94,%r158,%r155;
setp.lt.s32 %p21,%r94,0;
mov.f32 %f58,0f00000000;
@%p21 bra $9_18;
cvt.s64.s32 %rd95,%r158;
mul.lo.s64 %rd96,%rd134,%rd95;
add.s64 %rd97,%rd36,%rd96;
add.s64 %rd94,%rd132,%rd97;
ld.global.nc.u16 %rs1,[%rd94];
cvt.f32.f16 %f58,%rs1;
$9_18:
st.shared.f32 [%rd140+-128],%f58;
add.s32 %r95,%r157,32;
setp.ge.s32 %p22,%r95,%r25;
@%p22 bra $9_24;
setp.lt.u32 %p23,%r156,%r149;
mov.u32 %r159,%r156;
@%p23 bra $9_21;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r156;
.param .b32 param1;
st.param.b32 [param1+0],%r149;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r159,[retval0+0];
}
$9_21:
or.b32 %r96,%r159,%r155;
setp.lt.s32 %p24,%r96,0;
mov.f32 %f59,0f00000000;
@%p24 bra $9_23;
cvt.s64.s32 %rd99,%r159;
mul.lo.s64 %rd100,%rd134,%rd99;
add.s64 %rd101,%rd36,%rd100;
add.s64 %rd98,%rd132,%rd101;
ld.global.nc.u16 %rs3,[%rd98];
cvt.f32.f16 %f59,%rs3;
$9_23:
add.s64 %rd128,%rd140,-128;
st.shared.f32 [%rd128+128],%f59;
add.s64 %rd140,%rd140,256;
add.s32 %r156,%r156,64;
add.s32 %r157,%r157,64;
setp.lt.s32 %p25,%r157,%r25;
@%p25 bra $9_14;
$9_24:
add.s32 %r154,%r29,8;
add.s32 %r97,%r23,23;
setp.lt.s32 %p26,%r29,%r97;
@%p26 bra $9_10;
$9_25:
bar.sync 0;
ld.param.u32 %r44,[%rd83+4];
setp.lt.s32 %p27,%r44,1;
mov.f32 %f68,0f00000000;
mov.f32 %f69,%f68;
mov.f32 %f70,%f68;
mov.f32 %f71,%f68;
@%p27 bra $9_31;
add.s64 %rd143,%rd83,32;
ld.param.u32 %r45,[%rd83];
mov.u32 %r160,0;
$9_27:
.pragma "nounroll";
setp.lt.s32 %p28,%r45,1;
@%p28 bra $9_30;
add.s32 %r101,%r160,%r75;
cvt.u64.u32 %rd43,%r101;
add.s32 %r102,%r101,8;
cvt.u64.u32 %rd44,%r102;
add.s32 %r103,%r101,16;
cvt.u64.u32 %rd45,%r103;
add.s32 %r104,%r101,24;
cvt.u64.u32 %rd46,%r104;
mov.u32 %r161,0;
$9_29:
.pragma "nounroll";
add.s32 %r105,%r161,%r21;
mul.lo.s64 %rd104,%rd43,248;
mov.u64 %rd105,_ZZ6conv2dI3f16EvPKvRK5BatchPvS5_RK12FilterKernelE4tile;
add.s64 %rd106,%rd105,%rd104;
mul.wide.u32 %rd107,%r105,4;
add.s64 %rd108,%rd106,%rd107;
ld.shared.f32 %f41,[%rd108];
ld.param.f32 %f42,[%rd143];
fma.rn.f32 %f71,%f42,%f41,%f71;
mul.lo.s64 %rd109,%rd44,248;
add.s64 %rd110,%rd105,%rd109;
add.s64 %rd111,%rd110,%rd107;
ld.shared.f32 %f43,[%rd111];
fma.rn.f32 %f70,%f42,%f43,%f70;
mul.lo.s64 %rd112,%rd45,248;
add.s64 %rd113,%rd105,%rd112;
add.s64 %rd114,%rd113,%rd107;
ld.shared.f32 %f44,[%rd114];
fma.rn.f32 %f69,%f42,%f44,%f69;
mul.lo.s64 %rd115,%rd46,248;
add.s64 %rd116,%rd105,%rd115;
add.s64 %rd117,%rd116,%rd107;
ld.shared.f32 %f45,[%rd117];
fma.rn.f32 %f68,%f42,%f45,%f68;
add.s64 %rd143,%rd143,4;
add.s32 %r161,%r161,1;
setp.lt.s32 %p29,%r161,%r45;
@%p29 bra $9_29;
$9_30:
add.s32 %r160,%r160,1;
setp.lt.s32 %p30,%r160,%r44;
@%p30 bra $9_27;
$9_31:
cvt.s64.s32 %rd118,%r153;
mul.lo.s64 %rd119,%rd139,%rd118;
add.s64 %rd50,%rd119,%rd28;
@%p31 bra $9_42;
ld.param.u32 %r106,[%rd83+20];
add.s64 %rd121,%rd50,%rd29;
add.s64 %rd51,%rd136,%rd121;
ld.param.f32 %f46,[%rd83+28];
ld.param.f32 %f47,[%rd83+24];
fma.rn.f32 %f25,%f71,%f47,%f46;
setp.gt.s32 %p32,%r106,1;
@%p32 bra $9_36;
setp.eq.s32 %p35,%r106,0;
@%p35 bra $9_40;
setp.eq.s32 %p36,%r106,1;
@%p36 bra $9_35;
bra.uni $9_41;
$9_35:
cvt.rni.s32.f32 %r110,%f25;
max.s32 %r111,%r110,0;
min.s32 %r112,%r111,65535;
st.u16 [%rd51],%r112;
bra.uni $9_42;
$9_36:
setp.eq.s32 %p33,%r106,2;
@%p33 bra $9_39;
setp.ne.s32 %p34,%r106,3;
@%p34 bra $9_41;
cvt.rn.f16.f32 %rs5,%f25;
st.u16 [%rd51],%rs5;
bra.uni $9_42;
$9_40:
cvt.rni.s32.f32 %r113,%f25;
max.s32 %r114,%r113,0;
min.s32 %r115,%r114,255;
st.u8 [%rd51],%r115;
bra.uni $9_42;
$9_39:
cvt.rni.s32.f32 %r107,%f25;
max.s32 %r108,%r107,-32768;
min.s32 %r109,%r108,32767;
st.u16 [%rd51],%r109;
bra.uni $9_42;
$9_41:
st.f32 [%rd51],%f25;
$9_42:
@%p37 bra $9_53;
ld.param.u32 %r116,[%rd83+20];
add.s64 %rd123,%rd50,%rd30;
add.s64 %rd52,%rd136,%rd123;
ld.param.f32 %f49,[%rd83+28];
ld.param.f32 %f50,[%rd83+24];
fma.rn.f32 %f26,%f70,%f50,%f49;
setp.gt.s32 %p38,%r116,1;
@%p38 bra $9_47;
setp.eq.s32 %p41,%r116,0;
@%p41 bra $9_51;
setp.eq.s32 %p42,%r116,1;
@%p42 bra $9_46;
bra.uni $9_52;
$9_46:
cvt.rni.s32.f32 %r120,%f26;
max.s32 %r121,%r120,0;
min.s32 %r122,%r121,65535;
st.u16 [%rd52],%r122;
bra.uni $9_53;
$9_47:
setp.eq.s32 %p39,%r116,2;
@%p39 bra $9_50;
setp.ne.s32 %p40,%r116,3;
@%p40 bra $9_52;
cvt.rn.f16.f32 %rs6,%f26;
st.u16 [%rd52],%rs6;
bra.uni $9_53;
$9_51:
cvt.rni.s32.f32 %r123,%f26;
max.s32 %r124,%r123,0;
min.s32 %r125,%r124,255;
st.u8 [%rd52],%r125;
bra.uni $9_53;
$9_50:
cvt.rni.s32.f32 %r117,%f26;
max.s32 %r118,%r117,-32768;
min.s32 %r119,%r118,32767;
st.u16 [%rd52],%r119;
bra.uni $9_53;
$9_52:
st.f32 [%rd52],%f26;
$9_53:
@%p43 bra $9_64;
ld.param.u32 %r126,[%rd83+20];
add.s64 %rd125,%rd50,%rd31;
add.s64 %rd53,%rd136,%rd125;
ld.param.f32 %f52,[%rd83+28];
ld.param.f32 %f53,[%rd83+24];
fma.rn.f32 %f27,%f69,%f53,%f52;
setp.gt.s32 %p44,%r126,1;
@%p44 bra $9_58;
setp.eq.s32 %p47,%r126,0;
@%p47 bra $9_62;
setp.eq.s32 %p48,%r126,1;
@%p48 bra $9_57;
bra.uni $9_63;
$9_57:
cvt.rni.s32.f32 %r130,%f27;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,65535;
st.u16 [%rd53],%r132;
bra.uni $9_64;
$9_58:
setp.eq.s32 %p45,%r126,2;
@%p45 bra $9_61;
setp.ne.s32 %p46,%r126,3;
@%p46 bra $9_63;
cvt.rn.f16.f32 %rs7,%f27;
st.u16 [%rd53],%rs7;
bra.uni $9_64;
$9_62:
cvt.rni.s32.f32 %r133,%f27;
max.s32 %r134,%r133,0;
min.s32 %r135,%r134,255;
st.u8 [%rd53],%r135;
bra.uni $9_64;
$9_61:
cvt.rni.s32.f32 %r127,%f27;
max.s32 %r128,%r127,-32768;
min.s32 %r129,%r128,32767;
st.u16 [%rd53],%r129;
bra.uni $9_64;
$9_63:
st.f32 [%rd53],%f27;
$9_64:
@%p49 bra $9_75;
ld.param.u32 %r136,[%rd83+20];
add.s64 %rd127,%rd50,%rd32;
add.s64 %rd54,%rd136,%rd127;
ld.param.f32 %f55,[%rd83+28];
ld.param.f32 %f56,[%rd83+24];
fma.rn.f32 %f28,%f68,%f56,%f55;
setp.gt.s32 %p50,%r136,1;
@%p50 bra $9_69;
setp.eq.s32 %p53,%r136,0;
@%p53 bra $9_73;
setp.eq.s32 %p54,%r136,1;
@%p54 bra $9_68;
bra.uni $9_74;
$9_68:
cvt.rni.s32.f32 %r140,%f28;
max.s32 %r141,%r140,0;
min.s32 %r142,%r141,65535;
st.u16 [%rd54],%r142;
bra.uni $9_75;
$9_69:
setp.eq.s32 %p51,%r136,2;
@%p51 bra $9_72;
setp.ne.s32 %p52,%r136,3;
@%p52 bra $9_74;
cvt.rn.f16.f32 %rs8,%f28;
st.u16 [%rd54],%rs8;
bra.uni $9_75;
$9_73:
cvt.rni.s32.f32 %r143,%f28;
max.s32 %r144,%r143,0;
min.s32 %r145,%r144,255;
st.u8 [%rd54],%r145;
bra.uni $9_75;
$9_72:
cvt.rni.s32.f32 %r137,%f28;
max.s32 %r138,%r137,-32768;
min.s32 %r139,%r138,32767;
st.u16 [%rd54],%r139;
bra.uni $9_75;
$9_74:
st.f32 [%rd54],%f28;
$9_75:
bar.sync 0;
add.s32 %r153,%r153,1;
setp.lt.s32 %p55,%r153,%r65;
@%p55 bra $9_8;
$9_76:
ret;
}
.visible .entry conv2d_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3876]
)
.maxntid 256,1,1
{
.reg .pred %p<56>;
.reg .b16 %rs<5>;
.reg .f32 %f<76>;
.reg .b32 %r<162>;
.reg .b64 %rd<144>;
.shared .align 4 .b8 _ZZ6conv2dIfEvPKvRK5BatchPvS4_RK12FilterKernelE4tile[15376];
ld.param.u64 %rd55,[p0];
ld.param.v2.u32 {%r149,%r150},[p1+32];
ld.param.v2.u32 {%r61,%r62},[p1+40];
ld.param.u64 %rd60,[p2];
ld.param.v2.u32 {%r151,%r152},[p3+32];
ld.param.v2.u32 {%r65,%r66},[p3+40];
ld.param.u32 %rd66,[p3];
ld.param.u32 %rd67,[p3+4];
bfi.b64 %rd61,%rd67,%rd66,32,32;
ld.param.u64 %rd139,[p3+24];
ld.param.u64 %rd138,[p3+16];
ld.param.u64 %rd137,[p3+8];
ld.param.u64 %rd135,[p1+24];
ld.param.u64 %rd134,[p1+16];
ld.param.u64 %rd133,[p1+8];
ld.param.u64 %rd56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r62,0;
@%p5 bra $10_2;
cvta.to.global.u64 %rd68,%rd55;
mul.wide.s32 %rd69,%r1,40;
add.s64 %rd70,%rd68,%rd69;
ld.global.v2.u32 {%r149,%r150},[%rd70+32];
ld.global.u64 %rd135,[%rd70+24];
ld.global.u64 %rd134,[%rd70+16];
ld.global.u64 %rd133,[%rd70+8];
ld.global.u64 %rd132,[%rd70];
bra.uni $10_3;
$10_2:
cvt.s64.s32 %rd71,%r1;
mul.lo.s64 %rd72,%rd56,%rd71;
add.s64 %rd132,%rd55,%rd72;
$10_3:
setp.eq.s32 %p6,%r66,0;
@%p6 bra $10_5;
cvta.to.global.u64 %rd73,%rd60;
mul.wide.s32 %rd74,%r1,40;
add.s64 %rd75,%rd73,%rd74;
ld.global.v2.u32 {%r151,%r152},[%rd75+32];
ld.global.u64 %rd139,[%rd75+24];
ld.global.u64 %rd138,[%rd75+16];
ld.global.u64 %rd137,[%rd75+8];
ld.global.u64 %rd136,[%rd75];
bra.uni $10_6;
$10_5:
cvt.s64.s32 %rd76,%r1;
mul.lo.s64 %rd77,%rd61,%rd76;
add.s64 %rd136,%rd60,%rd77;
$10_6:
mov.u32 %r71,%ctaid.x;
shl.b32 %r15,%r71,5;
mov.u32 %r72,%ctaid.y;
shl.b32 %r16,%r72,5;
setp.ge.s32 %p7,%r16,%r152;
setp.ge.s32 %p8,%r15,%r151;
or.pred %p9,%p7,%p8;
setp.lt.s32 %p10,%r65,1;
or.pred %p11,%p9,%p10;
@%p11 bra $10_76;
mov.u32 %r21,%tid.x;
add.s32 %r74,%r15,%r21;
mov.u32 %r75,%tid.y;
add.s32 %r76,%r16,%r75;
setp.lt.s32 %p12,%r74,%r151;
cvt.s64.s32 %rd78,%r74;
mul.lo.s64 %rd28,%rd138,%rd78;
setp.lt.s32 %p13,%r76,%r152;
and.pred %p1,%p12,%p13;
cvt.s64.s32 %rd79,%r76;
mul.lo.s64 %rd29,%rd137,%rd79;
add.s32 %r77,%r76,8;
setp.lt.s32 %p14,%r77,%r152;
and.pred %p2,%p12,%p14;
cvt.s64.s32 %rd80,%r77;
mul.lo.s64 %rd30,%rd137,%rd80;
add.s32 %r78,%r76,16;
setp.lt.s32 %p15,%r78,%r152;
and.pred %p3,%p12,%p15;
cvt.s64.s32 %rd81,%r78;
mul.lo.s64 %rd31,%rd137,%rd81;
add.s32 %r79,%r76,24;
setp.lt.s32 %p16,%r79,%r152;
and.pred %p4,%p12,%p16;
cvt.s64.s32 %rd82,%r79;
mul.lo.s64 %rd32,%rd137,%rd82;
mov.u32 %r153,0;
not.pred %p31,%p1;
not.pred %p37,%p2;
not.pred %p43,%p3;
not.pred %p49,%p4;
$10_8:
.pragma "nounroll";
mov.b64 %rd129,p4;
mov.u64 %rd83,%rd129;
ld.param.u32 %r23,[%rd83+4];
add.s32 %r80,%r23,31;
setp.ge.s32 %p17,%r75,%r80;
@%p17 bra $10_25;
ld.param.u32 %r25,[%rd83];
ld.param.u32 %r26,[%rd83+16];
add.s32 %r86,%r74,32;
ld.param.u32 %r87,[%rd83+8];
sub.s32 %r27,%r86,%r87;
mov.u32 %r154,%r75;
$10_10:
.pragma "nounroll";
mov.u32 %r29,%r154;
mov.b64 %rd131,p4;
mov.u64 %rd130,%rd131;
ld.param.u32 %r148,[%rd130+12];
mov.u32 %r147,%ctaid.y;
shl.b32 %r146,%r147,5;
add.s32 %r90,%r29,%r146;
sub.s32 %r155,%r90,%r148;
setp.lt.u32 %p18,%r155,%r150;
@%p18 bra $10_12;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r155;
.param .b32 param1;
st.param.b32 [param1+0],%r150;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r155,[retval0+0];
}
$10_12:
add.s32 %r91,%r25,31;
setp.ge.s32 %p19,%r21,%r91;
@%p19 bra $10_24;
cvt.s64.s32 %rd85,%r155;
mul.lo.s64 %rd86,%rd133,%rd85;
cvt.s64.s32 %rd87,%r153;
mul.lo.s64 %rd88,%rd135,%rd87;
add.s64 %rd36,%rd86,%rd88;
mul.wide.s32 %rd89,%r21,4;
mov.u64 %rd90,_ZZ6conv2dIfEvPKvRK5BatchPvS4_RK12FilterKernelE4tile;
add.s64 %rd91,%rd90,%rd89;
mul.wide.s32 %rd92,%r29,248;
add.s64 %rd93,%rd91,%rd92;
add.s64 %rd140,%rd93,128;
add.s32 %r157,%r21,-31;
mov.u32 %r156,%r27;
$10_14:
.pragma "nounroll";
add.s32 %r158,%r156,-32;
setp.lt.u32 %p20,%r158,%r149;
@%p20 bra $10_16;
add.s32 %r93,%r156,-32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r93;
.param .b32 param1;
st.param.b32 [param1+0],%r149;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r158,[retval0+0];
}
$10_16:
or.b32 %r94,%r158,%r155;
setp.lt.s32 %p21,%r94,0;
mov.f32 %f58,0f00000000;
@%p21 bra $10_18;
cvt.s64.s32 %rd95,%r158;
mul.lo.s64 %rd96,%rd134,%rd95;
add.s64 %rd97,%rd36,%rd96;
add.s64 %rd94,%rd132,%rd97;
ld.global.nc.f32 %f58,[%rd94];
$10_18:
st.shared.f32 [%rd140+-128],%f58;
add.s32 %r95,%r157,32;
setp.ge.s32 %p22,%r95,%r25;
@%p22 bra $10_24;
setp.lt.u32 %p23,%r156,%r149;
mov.u32 %r159,%r156;
@%p23 bra $10_21;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r156;
.param .b32 param1;
st.param.b32 [param1+0],%r149;
.param .b32 param2;
st.param.b32 [param2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r159,[retval0+0];
}
$10_21:
or.b32 %r96,%r159,%r155;
setp.lt.s32 %p24,%r96,0;
mov.f32 %f59,0f00000000;
@%p24 bra $10_23;
cvt.s64.s32 %rd99,%r159;
mul.lo.s64 %rd100,%rd134,%rd99;
add.s64 %rd101,%rd36,%rd100;
add.s64 %rd98,%rd132,%rd101;
ld.global.nc.f32 %f59,[%rd98];
$10_23:
add.s64 %rd128,%rd140,-128;
st.shared.f32 [%rd128+128],%f59;
add.s64 %rd140,%rd140,256;
add.s32 %r156,%r156,64;
add.s32 %r157,%r157,64;
setp.lt.s32 %p25,%r157,%r25;
@%p25 bra $10_14;
$10_24:
add.s32 %r154,%r29,8;
add.s32 %r97,%r23,23;
setp.lt.s32 %p26,%r29,%r97;
@%p26 bra $10_10;
$10_25:
bar.sync 0;
ld.param.u32 %r44,[%rd83+4];
setp.lt.s32 %p27,%r44,1;
mov.f32 %f68,0f00000000;
mov.f32 %f69,%f68;
mov.f32 %f70,%f68;
mov.f32 %f71,%f68;
@%p27 bra $10_31;
add.s64 %rd143,%rd83,32;
ld.param.u32 %r45,[%rd83];
mov.u32 %r160,0;
$10_27:
.pragma "nounroll";
setp.lt.s32 %p28,%r45,1;
@%p28 bra $10_30;
add.s32 %r101,%r160,%r75;
cvt.u64.u32 %rd43,%r101;
add.s32 %r102,%r101,8;
cvt.u64.u32 %rd44,%r102;
add.s32 %r103,%r101,16;
cvt.u64.u32 %rd45,%r103;
add.s32 %r104,%r101,24;
cvt.u64.u32 %rd46,%r104;
mov.u32 %r161,0;
$10_29:
.pragma "nounroll";
add.s32 %r105,%r161,%r21;
mul.lo.s64 %rd104,%rd43,248;
mov.u64 %rd105,_ZZ6conv2dIfEvPKvRK5BatchPvS4_RK12FilterKernelE4tile;
add.s64 %rd106,%rd105,%rd104;
mul.wide.u32 %rd107,%r105,4;
add.s64 %rd108,%rd106,%rd107;
ld.shared.f32 %f41,[%rd108];
ld.param.f32 %f42,[%rd143];
fma.rn.f32 %f71,%f42,%f41,%f71;
mul.lo.s64 %rd109,%rd44,248;
add.s64 %rd110,%rd105,%rd109;
add.s64 %rd111,%rd110,%rd107;
ld.shared.f32 %f43,[%rd111];
fma.rn.f32 %f70,%f42,%f43,%f70;
mul.lo.s64 %rd112,%rd45,248;
add.s64 %rd113,%rd105,%rd112;
add.s64 %rd114,%rd113,%rd107;
ld.shared.f32 %f44,[%rd114];
fma.rn.f32 %f69,%f42,%f44,%f69;
mul.lo.s64 %rd115,%rd46,248;
add.s64 %rd116,%rd105,%rd115;
add.s64 %rd117,%rd116,%rd107;
ld.shared.f32 %f45,[%rd117];
fma.rn.f32 %f68,%f42,%f45,%f68;
add.s64 %rd143,%rd143,4;
add.s32 %r161,%r161,1;
setp.lt.s32 %p29,%r161,%r45;
@%p29 bra $10_29;
$10_30:
add.s32 %r160,%r160,1;
setp.lt.s32 %p30,%r160,%r44;
@%p30 bra $10_27;
$10_31:
cvt.s64.s32 %rd118,%r153;
mul.lo.s64 %rd119,%rd139,%rd118;
add.s64 %rd50,%rd119,%rd28;
@%p31 bra $10_42;
ld.param.u32 %r106,[%rd83+20];
add.s64 %rd121,%rd50,%rd29;
add.s64 %rd51,%rd136,%rd121;
ld.param.f32 %f46,[%rd83+28];
ld.param.f32 %f47,[%rd83+24];
fma.rn.f32 %f25,%f71,%f47,%f46;
setp.gt.s32 %p32,%r106,1;
@%p32 bra $10_36;
setp.eq.s32 %p35,%r106,0;
@%p35 bra $10_40;
setp.eq.s32 %p36,%r106,1;
@%p36 bra $10_35;
bra.uni $10_41;
$10_35:
cvt.rni.s32.f32 %r110,%f25;
max.s32 %r111,%r110,0;
min.s32 %r112,%r111,65535;
st.u16 [%rd51],%r112;
bra.uni $10_42;
$10_36:
setp.eq.s32 %p33,%r106,2;
@%p33 bra $10_39;
setp.ne.s32 %p34,%r106,3;
@%p34 bra $10_41;
cvt.rn.f16.f32 %rs1,%f25;
st.u16 [%rd51],%rs1;
bra.uni $10_42;
$10_40:
cvt.rni.s32.f32 %r113,%f25;
max.s32 %r114,%r113,0;
min.s32 %r115,%r114,255;
st.u8 [%rd51],%r115;
bra.uni $10_42;
$10_39:
cvt.rni.s32.f32 %r107,%f25;
max.s32 %r108,%r107,-32768;
min.s32 %r109,%r108,32767;
st.u16 [%rd51],%r109;
bra.uni $10_42;
$10_41:
st.f32 [%rd51],%f25;
$10_42:
@%p37 bra $10_53;
ld.param.u32 %r116,[%rd83+20];
add.s64 %rd123,%rd50,%rd30;
add.s64 %rd52,%rd136,%rd123;
ld.param.f32 %f49,[%rd83+28];
ld.param.f32 %f50,[%rd83+24];
fma.rn.f32 %f26,%f70,%f50,%f49;
setp.gt.s32 %p38,%r116,1;
@%p38 bra $10_47;
setp.eq.s32 %p41,%r116,0;
@%p41 bra $10_51;
setp.eq.s32 %p42,%r116,1;
@%p42 bra $10_46;
bra.uni $10_52;
$10_46:
cvt.rni.s32.f32 %r120,%f26;
max.s32 %r121,%r120,0;
min.s32 %r122,%r121,65535;
st.u16 [%rd52],%r122;
bra.uni $10_53;
$10_47:
setp.eq.s32 %p39,%r116,2;
@%p39 bra $10_50;
setp.ne.s32 %p40,%r116,3;
@%p40 bra $10_52;
cvt.rn.f16.f32 %rs2,%f26;
st.u16 [%rd52],%rs2;
bra.uni $10_53;
$10_51:
cvt.rni.s32.f32 %r123,%f26;
max.s32 %r124,%r123,0;
min.s32 %r125,%r124,255;
st.u8 [%rd52],%r125;
bra.uni $10_53;
$10_50:
cvt.rni.s32.f32 %r117,%f26;
max.s32 %r118,%r117,-32768;
min.s32 %r119,%r118,32767;
st.u16 [%rd52],%r119;
bra.uni $10_53;
$10_52:
st.f32 [%rd52],%f26;
$10_53:
@%p43 bra $10_64;
ld.param.u32 %r126,[%rd83+20];
add.s64 %rd125,%rd50,%rd31;
add.s64 %rd53,%rd136,%rd125;
ld.param.f32 %f52,[%rd83+28];
ld.param.f32 %f53,[%rd83+24];
fma.rn.f32 %f27,%f69,%f53,%f52;
setp.gt.s32 %p44,%r126,1;
@%p44 bra $10_58;
setp.eq.s32 %p47,%r126,0;
@%p47 bra $10_62;
setp.eq.s32 %p48,%r126,1;
@%p48 bra $10_57;
bra.uni $10_63;
$10_57:
cvt.rni.s32.f32 %r130,%f27;
max.s32 %r131,%r130,0;
min.s32 %r132,%r131,65535;
st.u16 [%rd53],%r132;
bra.uni $10_64;
$10_58:
setp.eq.s32 %p45,%r126,2;
@%p45 bra $10_61;
setp.ne.s32 %p46,%r126,3;
@%p46 bra $10_63;
cvt.rn.f16.f32 %rs3,%f27;
st.u16 [%rd53],%rs3;
bra.uni $10_64;
$10_62:
cvt.rni.s32.f32 %r133,%f27;
max.s32 %r134,%r133,0;
min.s32 %r135,%r134,255;
st.u8 [%rd53],%r135;
bra.uni $10_64;
$10_61:
cvt.rni.s32.f32 %r127,%f27;
max.s32 %r128,%r127,-32768;
min.s32 %r129,%r128,32767;
st.u16 [%rd53],%r129;
bra.uni $10_64;
$10_63:
st.f32 [%rd53],%f27;
$10_64:
@%p49 bra $10_75;
ld.param.u32 %r136,[%rd83+20];
add.s64 %rd127,%rd50,%rd32;
add.s64 %rd54,%rd136,%rd127;
ld.param.f32 %f55,[%rd83+28];
ld.param.f32 %f56,[%rd83+24];
fma.rn.f32 %f28,%f68,%f56,%f55;
setp.gt.s32 %p50,%r136,1;
@%p50 bra $10_69;
setp.eq.s32 %p53,%r136,0;
@%p53 bra $10_73;
setp.eq.s32 %p54,%r136,1;
@%p54 bra $10_68;
bra.uni $10_74;
$10_68:
cvt.rni.s32.f32 %r140,%f28;
max.s32 %r141,%r140,0;
min.s32 %r142,%r141,65535;
st.u16 [%rd54],%r142;
bra.uni $10_75;
$10_69:
setp.eq.s32 %p51,%r136,2;
@%p51 bra $10_72;
setp.ne.s32 %p52,%r136,3;
@%p52 bra $10_74;
cvt.rn.f16.f32 %rs4,%f28;
st.u16 [%rd54],%rs4;
bra.uni $10_75;
$10_73:
cvt.rni.s32.f32 %r143,%f28;
max.s32 %r144,%r143,0;
min.s32 %r145,%r144,255;
st.u8 [%rd54],%r145;
bra.uni $10_75;
$10_72:
cvt.rni.s32.f32 %r137,%f28;
max.s32 %r138,%r137,-32768;
min.s32 %r139,%r138,32767;
st.u16 [%rd54],%r139;
bra.uni $10_75;
$10_74:
st.f32 [%rd54],%f28;
$10_75:
bar.sync 0;
add.s32 %r153,%r153,1;
setp.lt.s32 %p55,%r153,%r65;
@%p55 bra $10_8;
$10_76:
ret;
}
`;
