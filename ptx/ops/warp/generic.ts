// Generated from kernels/ops/warp/generic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/warp/generic.cu`. */
export const WARP_GENERIC: string = `.version 8.0
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
.visible .entry warp_linear_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot1[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<31>;
.reg .f32 %f<31>;
.reg .b32 %r<200>;
.reg .f64 %fd<126>;
.reg .b64 %rd<163>;
mov.u64 %SPL,__local_depot1;
ld.param.u64 %rd62,[p0];
ld.param.v2.u32 {%r181,%r182},[p1+32];
ld.param.v2.u32 {%r104,%r105},[p1+40];
ld.param.u64 %rd67,[p2];
ld.param.v2.u32 {%r108,%r109},[p3+40];
ld.param.u64 %rd72,[p4];
ld.param.v2.u32 {%r183,%r184},[p5+32];
ld.param.v2.u32 {%r112,%r113},[p5+40];
ld.param.u32 %r100,[p6];
ld.param.u64 %rd77,[p8];
ld.param.u32 %r101,[p9];
ld.param.f32 %f5,[p10];
ld.param.f32 %f6,[p11];
ld.param.f32 %f7,[p12];
ld.param.f32 %f8,[p13];
ld.param.f64 %fd120,[p7+64];
ld.param.f64 %fd119,[p7+56];
ld.param.f64 %fd118,[p7+48];
ld.param.f64 %fd117,[p7+40];
ld.param.f64 %fd116,[p7+32];
ld.param.f64 %fd115,[p7+24];
ld.param.f64 %fd114,[p7+16];
ld.param.f64 %fd113,[p7+8];
ld.param.f64 %fd112,[p7];
ld.param.u64 %rd152,[p5+24];
ld.param.u64 %rd151,[p5+16];
ld.param.u64 %rd150,[p5+8];
ld.param.u64 %rd73,[p5];
ld.param.u64 %rd156,[p3+24];
ld.param.u64 %rd155,[p3+16];
ld.param.u64 %rd154,[p3+8];
ld.param.u64 %rd68,[p3];
ld.param.u64 %rd148,[p1+24];
ld.param.u64 %rd147,[p1+16];
ld.param.u64 %rd146,[p1+8];
ld.param.u64 %rd63,[p1];
add.u64 %rd1,%SPL,0;
st.local.u32 [%rd1],%r101;
st.local.f32 [%rd1+4],%f5;
st.local.f32 [%rd1+8],%f6;
st.local.f32 [%rd1+12],%f7;
st.local.f32 [%rd1+16],%f8;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r105,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd79,%rd62;
mul.wide.s32 %rd80,%r1,40;
add.s64 %rd81,%rd79,%rd80;
ld.global.v2.u32 {%r181,%r182},[%rd81+32];
ld.global.u64 %rd148,[%rd81+24];
ld.global.u64 %rd147,[%rd81+16];
ld.global.u64 %rd146,[%rd81+8];
ld.global.u64 %rd145,[%rd81];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd82,%r1;
mul.lo.s64 %rd83,%rd63,%rd82;
add.s64 %rd145,%rd62,%rd83;
$1_3:
setp.eq.s32 %p2,%r113,0;
@%p2 bra $1_5;
cvta.to.global.u64 %rd84,%rd72;
mul.wide.s32 %rd85,%r1,40;
add.s64 %rd86,%rd84,%rd85;
ld.global.v2.u32 {%r183,%r184},[%rd86+32];
ld.global.u64 %rd152,[%rd86+24];
ld.global.u64 %rd151,[%rd86+16];
ld.global.u64 %rd150,[%rd86+8];
ld.global.u64 %rd149,[%rd86];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd87,%r1;
mul.lo.s64 %rd88,%rd73,%rd87;
add.s64 %rd149,%rd72,%rd88;
$1_6:
mov.u32 %r119,%ctaid.x;
shl.b32 %r120,%r119,5;
mov.u32 %r121,%tid.x;
add.s32 %r14,%r120,%r121;
mov.u32 %r122,%ctaid.y;
shl.b32 %r123,%r122,3;
mov.u32 %r124,%tid.y;
add.s32 %r15,%r123,%r124;
setp.ge.s32 %p3,%r14,%r183;
setp.ge.s32 %p4,%r15,%r184;
or.pred %p5,%p4,%p3;
@%p5 bra $1_51;
setp.eq.s32 %p6,%r109,0;
@%p6 bra $1_9;
cvta.to.global.u64 %rd89,%rd67;
mul.wide.s32 %rd90,%r1,40;
add.s64 %rd91,%rd89,%rd90;
ld.global.u64 %rd156,[%rd91+24];
ld.global.u64 %rd155,[%rd91+16];
ld.global.u64 %rd154,[%rd91+8];
ld.global.u64 %rd153,[%rd91];
bra.uni $1_10;
$1_9:
cvt.s64.s32 %rd92,%r1;
mul.lo.s64 %rd93,%rd68,%rd92;
add.s64 %rd153,%rd67,%rd93;
$1_10:
setp.eq.s64 %p7,%rd77,0;
@%p7 bra $1_12;
cvta.to.global.u64 %rd94,%rd77;
mul.wide.s32 %rd95,%r1,72;
add.s64 %rd96,%rd94,%rd95;
ld.global.f64 %fd120,[%rd96+64];
ld.global.f64 %fd119,[%rd96+56];
ld.global.f64 %fd118,[%rd96+48];
ld.global.f64 %fd117,[%rd96+40];
ld.global.f64 %fd116,[%rd96+32];
ld.global.f64 %fd115,[%rd96+24];
ld.global.f64 %fd114,[%rd96+16];
ld.global.f64 %fd113,[%rd96+8];
ld.global.f64 %fd112,[%rd96];
$1_12:
setp.eq.s32 %p8,%r100,0;
@%p8 bra $1_19;
setp.ne.s32 %p9,%r100,1;
@%p9 bra $1_20;
cvt.rn.f64.u32 %fd77,%r15;
fma.rn.f64 %fd78,%fd113,%fd77,%fd114;
fma.rn.f64 %fd79,%fd116,%fd77,%fd117;
fma.rn.f64 %fd80,%fd119,%fd77,%fd120;
cvt.rn.f64.s32 %fd46,%r14;
fma.rn.f64 %fd76,%fd118,%fd46,%fd80;
rcp.approx.ftz.f64 %fd75,%fd76;
neg.f64 %fd81,%fd76;
mov.f64 %fd82,0d3FF0000000000000;
fma.rn.f64 %fd83,%fd81,%fd75,%fd82;
fma.rn.f64 %fd84,%fd75,%fd83,%fd75;
fma.rn.f64 %fd85,%fd112,%fd46,%fd78;
mov.f64 %fd86,0d4138000000008000;
fma.rn.f64 %fd47,%fd85,%fd84,%fd86;
fma.rn.f64 %fd87,%fd115,%fd46,%fd79;
fma.rn.f64 %fd48,%fd87,%fd84,%fd86;
{
.reg .b32 %temp;
mov.b64 {%temp,%r22},%fd47;
}
{
.reg .b32 %temp;
mov.b64 {%temp,%r23},%fd48;
}
and.b32 %r130,%r22,-1048576;
setp.eq.s32 %p10,%r130,1093664768;
and.b32 %r131,%r23,-1048576;
setp.eq.s32 %p11,%r131,1093664768;
and.pred %p12,%p10,%p11;
@%p12 bra $1_18;
bra.uni $1_15;
$1_18:
{
.reg .b32 %temp;
mov.b64 {%r132,%temp},%fd47;
}
{
.reg .b32 %temp;
mov.b64 {%r133,%temp},%fd48;
}
add.s32 %r188,%r23,-1094189056;
add.s32 %r187,%r22,-1094189056;
shr.u32 %r190,%r133,16;
shr.u32 %r189,%r132,16;
bra.uni $1_28;
$1_19:
mov.b64 %rd97,%fd117;
cvt.u64.u32 %rd98,%r15;
mov.b64 %rd99,%fd113;
mul.lo.s64 %rd100,%rd99,%rd98;
mov.b64 %rd101,%fd114;
add.s64 %rd102,%rd100,%rd101;
mov.b64 %rd103,%fd116;
mul.lo.s64 %rd104,%rd103,%rd98;
add.s64 %rd105,%rd104,%rd97;
cvt.u64.u32 %rd106,%r14;
mov.b64 %rd107,%fd112;
mul.lo.s64 %rd108,%rd107,%rd106;
add.s64 %rd109,%rd102,%rd108;
mov.b64 %rd110,%fd115;
mul.lo.s64 %rd111,%rd110,%rd106;
add.s64 %rd112,%rd105,%rd111;
shr.u64 %rd113,%rd109,32;
shr.u64 %rd114,%rd112,32;
cvt.u32.u64 %r134,%rd109;
cvt.u32.u64 %r135,%rd112;
shr.u32 %r190,%r135,16;
shr.u32 %r189,%r134,16;
cvt.u32.u64 %r188,%rd114;
cvt.u32.u64 %r187,%rd113;
bra.uni $1_28;
$1_20:
cvt.s64.s32 %rd117,%r15;
mul.lo.s64 %rd118,%rd154,%rd117;
cvt.s64.s32 %rd119,%r14;
mul.lo.s64 %rd120,%rd155,%rd119;
add.s64 %rd121,%rd118,%rd120;
add.s64 %rd115,%rd153,%rd121;
ld.global.nc.f32 %f9,[%rd115];
add.s64 %rd116,%rd115,%rd156;
ld.global.nc.f32 %f10,[%rd116];
mov.f32 %f11,0f37000000;
add.rn.f32 %f12,%f9,%f11;
mov.f32 %f13,0f4B400000;
add.rm.f32 %f14,%f12,%f13;
mov.b32 %r32,%f14;
sub.rn.f32 %f15,%f14,%f13;
sub.rn.f32 %f3,%f12,%f15;
add.rn.f32 %f16,%f10,%f11;
add.rm.f32 %f17,%f16,%f13;
mov.b32 %r33,%f17;
sub.rn.f32 %f18,%f17,%f13;
sub.rn.f32 %f4,%f16,%f18;
and.b32 %r136,%r32,-8388608;
setp.ne.s32 %p14,%r136,1258291200;
and.b32 %r137,%r33,-8388608;
setp.ne.s32 %p15,%r137,1258291200;
or.pred %p16,%p14,%p15;
setp.ne.s32 %p17,%r100,0;
and.pred %p18,%p17,%p16;
@%p18 bra $1_22;
bra.uni $1_21;
$1_22:
cvt.f64.f32 %fd123,%f9;
cvt.f64.f32 %fd122,%f10;
bra.uni $1_23;
$1_15:
cvt.rn.f64.s32 %fd89,%r15;
mul.rn.f64 %fd90,%fd113,%fd89;
fma.rn.f64 %fd91,%fd112,%fd46,%fd90;
add.rn.f64 %fd49,%fd91,%fd114;
mul.rn.f64 %fd92,%fd116,%fd89;
fma.rn.f64 %fd93,%fd115,%fd46,%fd92;
add.rn.f64 %fd50,%fd93,%fd117;
mul.rn.f64 %fd94,%fd119,%fd89;
fma.rn.f64 %fd95,%fd118,%fd46,%fd94;
add.rn.f64 %fd51,%fd95,%fd120;
setp.eq.f64 %p13,%fd51,0d0000000000000000;
mov.f64 %fd121,0d0000000000000000;
@%p13 bra $1_17;
rcp.rn.f64 %fd121,%fd51;
$1_17:
mul.rn.f64 %fd123,%fd49,%fd121;
mul.rn.f64 %fd122,%fd50,%fd121;
$1_23:
mov.f64 %fd96,0dC1CDCD6500000000;
max.f64 %fd97,%fd123,%fd96;
mov.f64 %fd98,0d41CDCD6500000000;
min.f64 %fd99,%fd97,%fd98;
mov.f64 %fd100,0d4338000000000000;
add.rn.f64 %fd101,%fd99,%fd100;
sub.rn.f64 %fd102,%fd101,%fd100;
sub.rn.f64 %fd124,%fd99,%fd102;
{
.reg .b32 %temp;
mov.b64 {%r187,%temp},%fd101;
}
setp.geu.f64 %p19,%fd124,0d0000000000000000;
@%p19 bra $1_25;
add.s32 %r187,%r187,-1;
mov.f64 %fd103,0d3FF0000000000000;
add.rn.f64 %fd124,%fd124,%fd103;
$1_25:
max.f64 %fd105,%fd122,%fd96;
min.f64 %fd107,%fd105,%fd98;
add.rn.f64 %fd109,%fd107,%fd100;
sub.rn.f64 %fd110,%fd109,%fd100;
sub.rn.f64 %fd125,%fd107,%fd110;
{
.reg .b32 %temp;
mov.b64 {%r188,%temp},%fd109;
}
setp.geu.f64 %p20,%fd125,0d0000000000000000;
@%p20 bra $1_27;
add.s32 %r188,%r188,-1;
mov.f64 %fd111,0d3FF0000000000000;
add.rn.f64 %fd125,%fd125,%fd111;
$1_27:
cvt.rn.f32.f64 %f23,%fd124;
mul.f32 %f24,%f23,0f47800000;
cvt.rzi.u32.f32 %r140,%f24;
cvt.rn.f32.f64 %f25,%fd125;
mul.f32 %f26,%f25,0f47800000;
cvt.rzi.u32.f32 %r141,%f26;
min.u32 %r190,%r141,65535;
min.u32 %r189,%r140,65535;
bra.uni $1_28;
$1_21:
mov.f32 %f19,0f4B000000;
mov.f32 %f20,0f47800000;
fma.rz.f32 %f21,%f3,%f20,%f19;
mov.b32 %r138,%f21;
fma.rz.f32 %f22,%f4,%f20,%f19;
mov.b32 %r139,%f22;
and.b32 %r190,%r139,65535;
and.b32 %r189,%r138,65535;
add.s32 %r188,%r33,-1262485504;
add.s32 %r187,%r32,-1262485504;
$1_28:
mad.lo.s32 %r142,%r189,%r190,65535;
shr.u32 %r143,%r142,16;
mad.lo.s32 %r54,%r143,65535,%r190;
setp.lt.u32 %p21,%r187,%r181;
mov.u32 %r191,%r187;
@%p21 bra $1_30;
ld.param.u32 %r173,[p9];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r187;
.param .b32 param1;
st.param.b32 [param1+0],%r181;
.param .b32 param2;
st.param.b32 [param2+0],%r173;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r191,[retval0+0];
}
$1_30:
setp.lt.u32 %p22,%r188,%r182;
mov.u32 %r192,%r188;
@%p22 bra $1_32;
ld.param.u32 %r174,[p9];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r188;
.param .b32 param1;
st.param.b32 [param1+0],%r182;
.param .b32 param2;
st.param.b32 [param2+0],%r174;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r192,[retval0+0];
}
$1_32:
add.s32 %r193,%r187,1;
setp.lt.u32 %p23,%r193,%r181;
@%p23 bra $1_34;
ld.param.u32 %r175,[p9];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r171,%r187,1;
st.param.b32 [param0+0],%r171;
.param .b32 param1;
st.param.b32 [param1+0],%r181;
.param .b32 param2;
st.param.b32 [param2+0],%r175;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r193,[retval0+0];
}
$1_34:
add.s32 %r194,%r188,1;
setp.lt.u32 %p24,%r194,%r182;
@%p24 bra $1_36;
ld.param.u32 %r176,[p9];
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r172,%r188,1;
st.param.b32 [param0+0],%r172;
.param .b32 param1;
st.param.b32 [param1+0],%r182;
.param .b32 param2;
st.param.b32 [param2+0],%r176;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r194,[retval0+0];
}
$1_36:
setp.lt.s32 %p25,%r112,1;
@%p25 bra $1_51;
add.u64 %rd161,%SPL,0;
mov.u32 %r180,%ctaid.x;
mov.u32 %r179,%tid.x;
shl.b32 %r178,%r180,5;
add.s32 %r177,%r178,%r179;
cvt.s64.s32 %rd122,%r15;
or.b32 %r69,%r192,%r191;
or.b32 %r70,%r192,%r193;
or.b32 %r71,%r194,%r191;
or.b32 %r72,%r194,%r193;
cvt.s64.s32 %rd123,%r177;
mul.lo.s64 %rd124,%rd151,%rd123;
mul.lo.s64 %rd125,%rd150,%rd122;
add.s64 %rd126,%rd124,%rd125;
add.s64 %rd162,%rd149,%rd126;
cvt.s64.s32 %rd127,%r194;
mul.lo.s64 %rd128,%rd146,%rd127;
cvt.s64.s32 %rd129,%r193;
mul.lo.s64 %rd130,%rd147,%rd129;
add.s64 %rd131,%rd128,%rd130;
add.s64 %rd160,%rd145,%rd131;
cvt.s64.s32 %rd132,%r191;
mul.lo.s64 %rd133,%rd147,%rd132;
add.s64 %rd134,%rd128,%rd133;
add.s64 %rd159,%rd145,%rd134;
cvt.s64.s32 %rd135,%r192;
mul.lo.s64 %rd136,%rd146,%rd135;
add.s64 %rd137,%rd136,%rd130;
add.s64 %rd158,%rd145,%rd137;
add.s64 %rd138,%rd136,%rd133;
add.s64 %rd157,%rd145,%rd138;
mad.lo.s32 %r145,%r189,65535,65535;
sub.s32 %r73,%r145,%r54;
mov.u32 %r195,0;
$1_38:
.pragma "nounroll";
add.s64 %rd161,%rd161,4;
setp.gt.s32 %p26,%r69,-1;
@%p26 bra $1_40;
bra.uni $1_39;
$1_40:
ld.global.nc.u8 %r196,[%rd157];
bra.uni $1_41;
$1_39:
ld.local.f32 %f27,[%rd161];
cvt.rni.s32.f32 %r146,%f27;
max.s32 %r147,%r146,0;
min.s32 %r196,%r147,255;
$1_41:
setp.gt.s32 %p27,%r70,-1;
@%p27 bra $1_43;
bra.uni $1_42;
$1_43:
ld.global.nc.u8 %r197,[%rd158];
bra.uni $1_44;
$1_42:
ld.local.f32 %f28,[%rd161];
cvt.rni.s32.f32 %r149,%f28;
max.s32 %r150,%r149,0;
min.s32 %r197,%r150,255;
$1_44:
setp.gt.s32 %p28,%r71,-1;
@%p28 bra $1_46;
bra.uni $1_45;
$1_46:
ld.global.nc.u8 %r198,[%rd159];
bra.uni $1_47;
$1_45:
ld.local.f32 %f29,[%rd161];
cvt.rni.s32.f32 %r152,%f29;
max.s32 %r153,%r152,0;
min.s32 %r198,%r153,255;
$1_47:
setp.gt.s32 %p29,%r72,-1;
@%p29 bra $1_49;
bra.uni $1_48;
$1_49:
ld.global.nc.u8 %r199,[%rd160];
bra.uni $1_50;
$1_48:
ld.local.f32 %f30,[%rd161];
cvt.rni.s32.f32 %r155,%f30;
max.s32 %r156,%r155,0;
min.s32 %r199,%r156,255;
$1_50:
and.b32 %r166,%r199,255;
and.b32 %r167,%r198,255;
prmt.b32 %r164,%r166,%r167,30212;
and.b32 %r168,%r197,255;
and.b32 %r169,%r196,255;
prmt.b32 %r160,%r168,%r169,30212;
mov.u32 %r161,32768;
dp2a.lo.u32.u32 %r158,%r73,%r160,%r161;
dp2a.lo.u32.u32 %r162,%r54,%r164,%r158;
shr.u32 %r170,%r162,16;
st.u8 [%rd162],%r170;
add.s64 %rd162,%rd162,%rd152;
add.s64 %rd160,%rd160,%rd148;
add.s64 %rd159,%rd159,%rd148;
add.s64 %rd158,%rd158,%rd148;
add.s64 %rd157,%rd157,%rd148;
add.s32 %r195,%r195,1;
setp.lt.s32 %p30,%r195,%r112;
@%p30 bra $1_38;
$1_51:
ret;
}
.visible .entry warp_nearest_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot2[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<22>;
.reg .b16 %rs<3>;
.reg .f32 %f<12>;
.reg .b32 %r<92>;
.reg .f64 %fd<84>;
.reg .b64 %rd<116>;
mov.u64 %SPL,__local_depot2;
ld.param.u64 %rd48,[p0];
ld.param.v2.u32 {%r85,%r86},[p1+32];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %rd53,[p2];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u64 %rd58,[p4];
ld.param.v2.u32 {%r87,%r88},[p5+32];
ld.param.v2.u32 {%r58,%r59},[p5+40];
ld.param.u32 %r46,[p6];
ld.param.u64 %rd63,[p8];
ld.param.u32 %r47,[p9];
ld.param.f32 %f4,[p10];
ld.param.f32 %f5,[p11];
ld.param.f32 %f6,[p12];
ld.param.f32 %f7,[p13];
ld.param.f64 %fd80,[p7+64];
ld.param.f64 %fd79,[p7+56];
ld.param.f64 %fd78,[p7+48];
ld.param.f64 %fd77,[p7+40];
ld.param.f64 %fd76,[p7+32];
ld.param.f64 %fd75,[p7+24];
ld.param.f64 %fd74,[p7+16];
ld.param.f64 %fd73,[p7+8];
ld.param.f64 %fd72,[p7];
ld.param.u64 %rd108,[p5+24];
ld.param.u64 %rd107,[p5+16];
ld.param.u64 %rd106,[p5+8];
ld.param.u64 %rd59,[p5];
ld.param.u64 %rd112,[p3+24];
ld.param.u64 %rd111,[p3+16];
ld.param.u64 %rd110,[p3+8];
ld.param.u64 %rd54,[p3];
ld.param.u64 %rd104,[p1+24];
ld.param.u64 %rd103,[p1+16];
ld.param.u64 %rd102,[p1+8];
ld.param.u64 %rd49,[p1];
add.u64 %rd114,%SPL,0;
st.local.u32 [%rd114],%r47;
st.local.f32 [%rd114+4],%f4;
st.local.f32 [%rd114+8],%f5;
st.local.f32 [%rd114+12],%f6;
st.local.f32 [%rd114+16],%f7;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd65,%rd48;
mul.wide.s32 %rd66,%r1,40;
add.s64 %rd67,%rd65,%rd66;
ld.global.v2.u32 {%r85,%r86},[%rd67+32];
ld.global.u64 %rd104,[%rd67+24];
ld.global.u64 %rd103,[%rd67+16];
ld.global.u64 %rd102,[%rd67+8];
ld.global.u64 %rd101,[%rd67];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd68,%r1;
mul.lo.s64 %rd69,%rd49,%rd68;
add.s64 %rd101,%rd48,%rd69;
$2_3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd70,%rd58;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r87,%r88},[%rd72+32];
ld.global.u64 %rd108,[%rd72+24];
ld.global.u64 %rd107,[%rd72+16];
ld.global.u64 %rd106,[%rd72+8];
ld.global.u64 %rd105,[%rd72];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd59,%rd73;
add.s64 %rd105,%rd58,%rd74;
$2_6:
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,5;
mov.u32 %r67,%tid.x;
add.s32 %r14,%r66,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r70,%tid.y;
add.s32 %r15,%r69,%r70;
setp.ge.s32 %p3,%r14,%r87;
setp.ge.s32 %p4,%r15,%r88;
or.pred %p5,%p4,%p3;
@%p5 bra $2_28;
setp.eq.s32 %p6,%r46,2;
@%p6 bra $2_14;
bra.uni $2_8;
$2_14:
setp.eq.s32 %p14,%r55,0;
@%p14 bra $2_16;
cvta.to.global.u64 %rd78,%rd53;
mul.wide.s32 %rd79,%r1,40;
add.s64 %rd80,%rd78,%rd79;
ld.global.u64 %rd112,[%rd80+24];
ld.global.u64 %rd111,[%rd80+16];
ld.global.u64 %rd110,[%rd80+8];
ld.global.u64 %rd109,[%rd80];
bra.uni $2_17;
$2_8:
setp.eq.s64 %p7,%rd63,0;
@%p7 bra $2_10;
cvta.to.global.u64 %rd75,%rd63;
mul.wide.u32 %rd76,%r1,72;
add.s64 %rd77,%rd75,%rd76;
ld.global.f64 %fd72,[%rd77];
ld.global.f64 %fd73,[%rd77+8];
ld.global.f64 %fd74,[%rd77+16];
ld.global.f64 %fd75,[%rd77+24];
ld.global.f64 %fd76,[%rd77+32];
ld.global.f64 %fd77,[%rd77+40];
ld.global.f64 %fd78,[%rd77+48];
ld.global.f64 %fd79,[%rd77+56];
ld.global.f64 %fd80,[%rd77+64];
$2_10:
setp.eq.f64 %p8,%fd79,0d0000000000000000;
setp.eq.f64 %p9,%fd78,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd80,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd50,%fd73,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd51,%fd72,%fd29,%fd50;
add.rn.f64 %fd83,%fd51,%fd74;
mul.rn.f64 %fd52,%fd76,%fd28;
fma.rn.f64 %fd53,%fd75,%fd29,%fd52;
add.rn.f64 %fd82,%fd53,%fd77;
and.pred %p12,%p10,%p11;
@%p12 bra $2_18;
mul.rn.f64 %fd55,%fd79,%fd28;
fma.rn.f64 %fd56,%fd78,%fd29,%fd55;
add.rn.f64 %fd32,%fd56,%fd80;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd81,0d0000000000000000;
@%p13 bra $2_13;
rcp.rn.f64 %fd81,%fd32;
$2_13:
mul.rn.f64 %fd83,%fd83,%fd81;
mul.rn.f64 %fd82,%fd82,%fd81;
bra.uni $2_18;
$2_16:
cvt.s64.s32 %rd81,%r1;
mul.lo.s64 %rd82,%rd54,%rd81;
add.s64 %rd109,%rd53,%rd82;
$2_17:
cvt.s64.s32 %rd85,%r15;
mul.lo.s64 %rd86,%rd110,%rd85;
cvt.s64.s32 %rd87,%r14;
mul.lo.s64 %rd88,%rd111,%rd87;
add.s64 %rd89,%rd86,%rd88;
add.s64 %rd83,%rd109,%rd89;
ld.global.nc.f32 %f8,[%rd83];
cvt.f64.f32 %fd83,%f8;
add.s64 %rd84,%rd83,%rd112;
ld.global.nc.f32 %f9,[%rd84];
cvt.f64.f32 %fd82,%f9;
$2_18:
add.f64 %fd57,%fd83,0d3FE0000000000000;
mov.f64 %fd58,0dC1CDCD6500000000;
max.f64 %fd59,%fd57,%fd58;
mov.f64 %fd60,0d41CDCD6500000000;
min.f64 %fd61,%fd59,%fd60;
mov.f64 %fd62,0d4338000000000000;
add.rn.f64 %fd63,%fd61,%fd62;
sub.rn.f64 %fd64,%fd63,%fd62;
sub.rn.f64 %fd65,%fd61,%fd64;
{
.reg .b32 %temp;
mov.b64 {%r76,%temp},%fd63;
}
setp.lt.f64 %p15,%fd65,0d0000000000000000;
selp.b32 %r77,-1,0,%p15;
add.s32 %r89,%r76,%r77;
add.f64 %fd66,%fd82,0d3FE0000000000000;
max.f64 %fd67,%fd66,%fd58;
min.f64 %fd68,%fd67,%fd60;
add.rn.f64 %fd69,%fd68,%fd62;
sub.rn.f64 %fd70,%fd69,%fd62;
sub.rn.f64 %fd71,%fd68,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r78,%temp},%fd69;
}
setp.lt.f64 %p16,%fd71,0d0000000000000000;
selp.b32 %r79,-1,0,%p16;
add.s32 %r90,%r78,%r79;
setp.lt.u32 %p17,%r89,%r85;
@%p17 bra $2_20;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r89;
.param .b32 param1;
st.param.b32 [param1+0],%r85;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r89,[retval0+0];
}
$2_20:
setp.lt.u32 %p18,%r90,%r86;
@%p18 bra $2_22;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r90;
.param .b32 param1;
st.param.b32 [param1+0],%r86;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r90,[retval0+0];
}
$2_22:
setp.lt.s32 %p19,%r58,1;
@%p19 bra $2_28;
or.b32 %r31,%r90,%r89;
cvt.s64.s32 %rd90,%r14;
mul.lo.s64 %rd91,%rd107,%rd90;
cvt.s64.s32 %rd92,%r15;
mul.lo.s64 %rd93,%rd106,%rd92;
add.s64 %rd94,%rd91,%rd93;
add.s64 %rd115,%rd105,%rd94;
cvt.s64.s32 %rd95,%r89;
mul.lo.s64 %rd96,%rd103,%rd95;
cvt.s64.s32 %rd97,%r90;
mul.lo.s64 %rd98,%rd102,%rd97;
add.s64 %rd99,%rd96,%rd98;
add.s64 %rd113,%rd101,%rd99;
mov.u32 %r91,0;
$2_24:
.pragma "nounroll";
setp.gt.s32 %p20,%r31,-1;
@%p20 bra $2_26;
bra.uni $2_25;
$2_26:
ld.global.nc.u8 %r81,[%rd113];
cvt.u16.u32 %rs1,%r81;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f11,%rs2;
bra.uni $2_27;
$2_25:
ld.local.f32 %f11,[%rd114+4];
$2_27:
add.f32 %f10,%f11,0f00000000;
cvt.rni.s32.f32 %r82,%f10;
max.s32 %r83,%r82,0;
min.s32 %r84,%r83,255;
st.u8 [%rd115],%r84;
add.s64 %rd115,%rd115,%rd108;
add.s64 %rd114,%rd114,4;
add.s64 %rd113,%rd113,%rd104;
add.s32 %r91,%r91,1;
setp.lt.s32 %p21,%r91,%r58;
@%p21 bra $2_24;
$2_28:
ret;
}
.visible .entry warp_nearest_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot3[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<22>;
.reg .b16 %rs<2>;
.reg .f32 %f<12>;
.reg .b32 %r<91>;
.reg .f64 %fd<84>;
.reg .b64 %rd<116>;
mov.u64 %SPL,__local_depot3;
ld.param.u64 %rd48,[p0];
ld.param.v2.u32 {%r84,%r85},[p1+32];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %rd53,[p2];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u64 %rd58,[p4];
ld.param.v2.u32 {%r86,%r87},[p5+32];
ld.param.v2.u32 {%r58,%r59},[p5+40];
ld.param.u32 %r46,[p6];
ld.param.u64 %rd63,[p8];
ld.param.u32 %r47,[p9];
ld.param.f32 %f4,[p10];
ld.param.f32 %f5,[p11];
ld.param.f32 %f6,[p12];
ld.param.f32 %f7,[p13];
ld.param.f64 %fd80,[p7+64];
ld.param.f64 %fd79,[p7+56];
ld.param.f64 %fd78,[p7+48];
ld.param.f64 %fd77,[p7+40];
ld.param.f64 %fd76,[p7+32];
ld.param.f64 %fd75,[p7+24];
ld.param.f64 %fd74,[p7+16];
ld.param.f64 %fd73,[p7+8];
ld.param.f64 %fd72,[p7];
ld.param.u64 %rd108,[p5+24];
ld.param.u64 %rd107,[p5+16];
ld.param.u64 %rd106,[p5+8];
ld.param.u64 %rd59,[p5];
ld.param.u64 %rd112,[p3+24];
ld.param.u64 %rd111,[p3+16];
ld.param.u64 %rd110,[p3+8];
ld.param.u64 %rd54,[p3];
ld.param.u64 %rd104,[p1+24];
ld.param.u64 %rd103,[p1+16];
ld.param.u64 %rd102,[p1+8];
ld.param.u64 %rd49,[p1];
add.u64 %rd114,%SPL,0;
st.local.u32 [%rd114],%r47;
st.local.f32 [%rd114+4],%f4;
st.local.f32 [%rd114+8],%f5;
st.local.f32 [%rd114+12],%f6;
st.local.f32 [%rd114+16],%f7;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd65,%rd48;
mul.wide.s32 %rd66,%r1,40;
add.s64 %rd67,%rd65,%rd66;
ld.global.v2.u32 {%r84,%r85},[%rd67+32];
ld.global.u64 %rd104,[%rd67+24];
ld.global.u64 %rd103,[%rd67+16];
ld.global.u64 %rd102,[%rd67+8];
ld.global.u64 %rd101,[%rd67];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd68,%r1;
mul.lo.s64 %rd69,%rd49,%rd68;
add.s64 %rd101,%rd48,%rd69;
$3_3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd70,%rd58;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r86,%r87},[%rd72+32];
ld.global.u64 %rd108,[%rd72+24];
ld.global.u64 %rd107,[%rd72+16];
ld.global.u64 %rd106,[%rd72+8];
ld.global.u64 %rd105,[%rd72];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd59,%rd73;
add.s64 %rd105,%rd58,%rd74;
$3_6:
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,5;
mov.u32 %r67,%tid.x;
add.s32 %r14,%r66,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r70,%tid.y;
add.s32 %r15,%r69,%r70;
setp.ge.s32 %p3,%r14,%r86;
setp.ge.s32 %p4,%r15,%r87;
or.pred %p5,%p4,%p3;
@%p5 bra $3_28;
setp.eq.s32 %p6,%r46,2;
@%p6 bra $3_14;
bra.uni $3_8;
$3_14:
setp.eq.s32 %p14,%r55,0;
@%p14 bra $3_16;
cvta.to.global.u64 %rd78,%rd53;
mul.wide.s32 %rd79,%r1,40;
add.s64 %rd80,%rd78,%rd79;
ld.global.u64 %rd112,[%rd80+24];
ld.global.u64 %rd111,[%rd80+16];
ld.global.u64 %rd110,[%rd80+8];
ld.global.u64 %rd109,[%rd80];
bra.uni $3_17;
$3_8:
setp.eq.s64 %p7,%rd63,0;
@%p7 bra $3_10;
cvta.to.global.u64 %rd75,%rd63;
mul.wide.u32 %rd76,%r1,72;
add.s64 %rd77,%rd75,%rd76;
ld.global.f64 %fd72,[%rd77];
ld.global.f64 %fd73,[%rd77+8];
ld.global.f64 %fd74,[%rd77+16];
ld.global.f64 %fd75,[%rd77+24];
ld.global.f64 %fd76,[%rd77+32];
ld.global.f64 %fd77,[%rd77+40];
ld.global.f64 %fd78,[%rd77+48];
ld.global.f64 %fd79,[%rd77+56];
ld.global.f64 %fd80,[%rd77+64];
$3_10:
setp.eq.f64 %p8,%fd79,0d0000000000000000;
setp.eq.f64 %p9,%fd78,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd80,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd50,%fd73,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd51,%fd72,%fd29,%fd50;
add.rn.f64 %fd83,%fd51,%fd74;
mul.rn.f64 %fd52,%fd76,%fd28;
fma.rn.f64 %fd53,%fd75,%fd29,%fd52;
add.rn.f64 %fd82,%fd53,%fd77;
and.pred %p12,%p10,%p11;
@%p12 bra $3_18;
mul.rn.f64 %fd55,%fd79,%fd28;
fma.rn.f64 %fd56,%fd78,%fd29,%fd55;
add.rn.f64 %fd32,%fd56,%fd80;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd81,0d0000000000000000;
@%p13 bra $3_13;
rcp.rn.f64 %fd81,%fd32;
$3_13:
mul.rn.f64 %fd83,%fd83,%fd81;
mul.rn.f64 %fd82,%fd82,%fd81;
bra.uni $3_18;
$3_16:
cvt.s64.s32 %rd81,%r1;
mul.lo.s64 %rd82,%rd54,%rd81;
add.s64 %rd109,%rd53,%rd82;
$3_17:
cvt.s64.s32 %rd85,%r15;
mul.lo.s64 %rd86,%rd110,%rd85;
cvt.s64.s32 %rd87,%r14;
mul.lo.s64 %rd88,%rd111,%rd87;
add.s64 %rd89,%rd86,%rd88;
add.s64 %rd83,%rd109,%rd89;
ld.global.nc.f32 %f8,[%rd83];
cvt.f64.f32 %fd83,%f8;
add.s64 %rd84,%rd83,%rd112;
ld.global.nc.f32 %f9,[%rd84];
cvt.f64.f32 %fd82,%f9;
$3_18:
add.f64 %fd57,%fd83,0d3FE0000000000000;
mov.f64 %fd58,0dC1CDCD6500000000;
max.f64 %fd59,%fd57,%fd58;
mov.f64 %fd60,0d41CDCD6500000000;
min.f64 %fd61,%fd59,%fd60;
mov.f64 %fd62,0d4338000000000000;
add.rn.f64 %fd63,%fd61,%fd62;
sub.rn.f64 %fd64,%fd63,%fd62;
sub.rn.f64 %fd65,%fd61,%fd64;
{
.reg .b32 %temp;
mov.b64 {%r76,%temp},%fd63;
}
setp.lt.f64 %p15,%fd65,0d0000000000000000;
selp.b32 %r77,-1,0,%p15;
add.s32 %r88,%r76,%r77;
add.f64 %fd66,%fd82,0d3FE0000000000000;
max.f64 %fd67,%fd66,%fd58;
min.f64 %fd68,%fd67,%fd60;
add.rn.f64 %fd69,%fd68,%fd62;
sub.rn.f64 %fd70,%fd69,%fd62;
sub.rn.f64 %fd71,%fd68,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r78,%temp},%fd69;
}
setp.lt.f64 %p16,%fd71,0d0000000000000000;
selp.b32 %r79,-1,0,%p16;
add.s32 %r89,%r78,%r79;
setp.lt.u32 %p17,%r88,%r84;
@%p17 bra $3_20;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r88;
.param .b32 param1;
st.param.b32 [param1+0],%r84;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r88,[retval0+0];
}
$3_20:
setp.lt.u32 %p18,%r89,%r85;
@%p18 bra $3_22;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r89;
.param .b32 param1;
st.param.b32 [param1+0],%r85;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r89,[retval0+0];
}
$3_22:
setp.lt.s32 %p19,%r58,1;
@%p19 bra $3_28;
or.b32 %r31,%r89,%r88;
cvt.s64.s32 %rd90,%r14;
mul.lo.s64 %rd91,%rd107,%rd90;
cvt.s64.s32 %rd92,%r15;
mul.lo.s64 %rd93,%rd106,%rd92;
add.s64 %rd94,%rd91,%rd93;
add.s64 %rd115,%rd105,%rd94;
cvt.s64.s32 %rd95,%r88;
mul.lo.s64 %rd96,%rd103,%rd95;
cvt.s64.s32 %rd97,%r89;
mul.lo.s64 %rd98,%rd102,%rd97;
add.s64 %rd99,%rd96,%rd98;
add.s64 %rd113,%rd101,%rd99;
mov.u32 %r90,0;
$3_24:
.pragma "nounroll";
setp.gt.s32 %p20,%r31,-1;
@%p20 bra $3_26;
bra.uni $3_25;
$3_26:
ld.global.nc.u16 %rs1,[%rd113];
cvt.rn.f32.u16 %f11,%rs1;
bra.uni $3_27;
$3_25:
ld.local.f32 %f11,[%rd114+4];
$3_27:
add.f32 %f10,%f11,0f00000000;
cvt.rni.s32.f32 %r81,%f10;
max.s32 %r82,%r81,0;
min.s32 %r83,%r82,65535;
st.u16 [%rd115],%r83;
add.s64 %rd115,%rd115,%rd108;
add.s64 %rd114,%rd114,4;
add.s64 %rd113,%rd113,%rd104;
add.s32 %r90,%r90,1;
setp.lt.s32 %p21,%r90,%r58;
@%p21 bra $3_24;
$3_28:
ret;
}
.visible .entry warp_nearest_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot4[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<22>;
.reg .b16 %rs<2>;
.reg .f32 %f<12>;
.reg .b32 %r<91>;
.reg .f64 %fd<84>;
.reg .b64 %rd<116>;
mov.u64 %SPL,__local_depot4;
ld.param.u64 %rd48,[p0];
ld.param.v2.u32 {%r84,%r85},[p1+32];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %rd53,[p2];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u64 %rd58,[p4];
ld.param.v2.u32 {%r86,%r87},[p5+32];
ld.param.v2.u32 {%r58,%r59},[p5+40];
ld.param.u32 %r46,[p6];
ld.param.u64 %rd63,[p8];
ld.param.u32 %r47,[p9];
ld.param.f32 %f4,[p10];
ld.param.f32 %f5,[p11];
ld.param.f32 %f6,[p12];
ld.param.f32 %f7,[p13];
ld.param.f64 %fd80,[p7+64];
ld.param.f64 %fd79,[p7+56];
ld.param.f64 %fd78,[p7+48];
ld.param.f64 %fd77,[p7+40];
ld.param.f64 %fd76,[p7+32];
ld.param.f64 %fd75,[p7+24];
ld.param.f64 %fd74,[p7+16];
ld.param.f64 %fd73,[p7+8];
ld.param.f64 %fd72,[p7];
ld.param.u64 %rd108,[p5+24];
ld.param.u64 %rd107,[p5+16];
ld.param.u64 %rd106,[p5+8];
ld.param.u64 %rd59,[p5];
ld.param.u64 %rd112,[p3+24];
ld.param.u64 %rd111,[p3+16];
ld.param.u64 %rd110,[p3+8];
ld.param.u64 %rd54,[p3];
ld.param.u64 %rd104,[p1+24];
ld.param.u64 %rd103,[p1+16];
ld.param.u64 %rd102,[p1+8];
ld.param.u64 %rd49,[p1];
add.u64 %rd114,%SPL,0;
st.local.u32 [%rd114],%r47;
st.local.f32 [%rd114+4],%f4;
st.local.f32 [%rd114+8],%f5;
st.local.f32 [%rd114+12],%f6;
st.local.f32 [%rd114+16],%f7;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $4_2;
cvta.to.global.u64 %rd65,%rd48;
mul.wide.s32 %rd66,%r1,40;
add.s64 %rd67,%rd65,%rd66;
ld.global.v2.u32 {%r84,%r85},[%rd67+32];
ld.global.u64 %rd104,[%rd67+24];
ld.global.u64 %rd103,[%rd67+16];
ld.global.u64 %rd102,[%rd67+8];
ld.global.u64 %rd101,[%rd67];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd68,%r1;
mul.lo.s64 %rd69,%rd49,%rd68;
add.s64 %rd101,%rd48,%rd69;
$4_3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $4_5;
cvta.to.global.u64 %rd70,%rd58;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r86,%r87},[%rd72+32];
ld.global.u64 %rd108,[%rd72+24];
ld.global.u64 %rd107,[%rd72+16];
ld.global.u64 %rd106,[%rd72+8];
ld.global.u64 %rd105,[%rd72];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd59,%rd73;
add.s64 %rd105,%rd58,%rd74;
$4_6:
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,5;
mov.u32 %r67,%tid.x;
add.s32 %r14,%r66,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r70,%tid.y;
add.s32 %r15,%r69,%r70;
setp.ge.s32 %p3,%r14,%r86;
setp.ge.s32 %p4,%r15,%r87;
or.pred %p5,%p4,%p3;
@%p5 bra $4_28;
setp.eq.s32 %p6,%r46,2;
@%p6 bra $4_14;
bra.uni $4_8;
$4_14:
setp.eq.s32 %p14,%r55,0;
@%p14 bra $4_16;
cvta.to.global.u64 %rd78,%rd53;
mul.wide.s32 %rd79,%r1,40;
add.s64 %rd80,%rd78,%rd79;
ld.global.u64 %rd112,[%rd80+24];
ld.global.u64 %rd111,[%rd80+16];
ld.global.u64 %rd110,[%rd80+8];
ld.global.u64 %rd109,[%rd80];
bra.uni $4_17;
$4_8:
setp.eq.s64 %p7,%rd63,0;
@%p7 bra $4_10;
cvta.to.global.u64 %rd75,%rd63;
mul.wide.u32 %rd76,%r1,72;
add.s64 %rd77,%rd75,%rd76;
ld.global.f64 %fd72,[%rd77];
ld.global.f64 %fd73,[%rd77+8];
ld.global.f64 %fd74,[%rd77+16];
ld.global.f64 %fd75,[%rd77+24];
ld.global.f64 %fd76,[%rd77+32];
ld.global.f64 %fd77,[%rd77+40];
ld.global.f64 %fd78,[%rd77+48];
ld.global.f64 %fd79,[%rd77+56];
ld.global.f64 %fd80,[%rd77+64];
$4_10:
setp.eq.f64 %p8,%fd79,0d0000000000000000;
setp.eq.f64 %p9,%fd78,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd80,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd50,%fd73,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd51,%fd72,%fd29,%fd50;
add.rn.f64 %fd83,%fd51,%fd74;
mul.rn.f64 %fd52,%fd76,%fd28;
fma.rn.f64 %fd53,%fd75,%fd29,%fd52;
add.rn.f64 %fd82,%fd53,%fd77;
and.pred %p12,%p10,%p11;
@%p12 bra $4_18;
mul.rn.f64 %fd55,%fd79,%fd28;
fma.rn.f64 %fd56,%fd78,%fd29,%fd55;
add.rn.f64 %fd32,%fd56,%fd80;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd81,0d0000000000000000;
@%p13 bra $4_13;
rcp.rn.f64 %fd81,%fd32;
$4_13:
mul.rn.f64 %fd83,%fd83,%fd81;
mul.rn.f64 %fd82,%fd82,%fd81;
bra.uni $4_18;
$4_16:
cvt.s64.s32 %rd81,%r1;
mul.lo.s64 %rd82,%rd54,%rd81;
add.s64 %rd109,%rd53,%rd82;
$4_17:
cvt.s64.s32 %rd85,%r15;
mul.lo.s64 %rd86,%rd110,%rd85;
cvt.s64.s32 %rd87,%r14;
mul.lo.s64 %rd88,%rd111,%rd87;
add.s64 %rd89,%rd86,%rd88;
add.s64 %rd83,%rd109,%rd89;
ld.global.nc.f32 %f8,[%rd83];
cvt.f64.f32 %fd83,%f8;
add.s64 %rd84,%rd83,%rd112;
ld.global.nc.f32 %f9,[%rd84];
cvt.f64.f32 %fd82,%f9;
$4_18:
add.f64 %fd57,%fd83,0d3FE0000000000000;
mov.f64 %fd58,0dC1CDCD6500000000;
max.f64 %fd59,%fd57,%fd58;
mov.f64 %fd60,0d41CDCD6500000000;
min.f64 %fd61,%fd59,%fd60;
mov.f64 %fd62,0d4338000000000000;
add.rn.f64 %fd63,%fd61,%fd62;
sub.rn.f64 %fd64,%fd63,%fd62;
sub.rn.f64 %fd65,%fd61,%fd64;
{
.reg .b32 %temp;
mov.b64 {%r76,%temp},%fd63;
}
setp.lt.f64 %p15,%fd65,0d0000000000000000;
selp.b32 %r77,-1,0,%p15;
add.s32 %r88,%r76,%r77;
add.f64 %fd66,%fd82,0d3FE0000000000000;
max.f64 %fd67,%fd66,%fd58;
min.f64 %fd68,%fd67,%fd60;
add.rn.f64 %fd69,%fd68,%fd62;
sub.rn.f64 %fd70,%fd69,%fd62;
sub.rn.f64 %fd71,%fd68,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r78,%temp},%fd69;
}
setp.lt.f64 %p16,%fd71,0d0000000000000000;
selp.b32 %r79,-1,0,%p16;
add.s32 %r89,%r78,%r79;
setp.lt.u32 %p17,%r88,%r84;
@%p17 bra $4_20;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r88;
.param .b32 param1;
st.param.b32 [param1+0],%r84;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r88,[retval0+0];
}
$4_20:
setp.lt.u32 %p18,%r89,%r85;
@%p18 bra $4_22;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r89;
.param .b32 param1;
st.param.b32 [param1+0],%r85;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r89,[retval0+0];
}
$4_22:
setp.lt.s32 %p19,%r58,1;
@%p19 bra $4_28;
or.b32 %r31,%r89,%r88;
cvt.s64.s32 %rd90,%r14;
mul.lo.s64 %rd91,%rd107,%rd90;
cvt.s64.s32 %rd92,%r15;
mul.lo.s64 %rd93,%rd106,%rd92;
add.s64 %rd94,%rd91,%rd93;
add.s64 %rd115,%rd105,%rd94;
cvt.s64.s32 %rd95,%r88;
mul.lo.s64 %rd96,%rd103,%rd95;
cvt.s64.s32 %rd97,%r89;
mul.lo.s64 %rd98,%rd102,%rd97;
add.s64 %rd99,%rd96,%rd98;
add.s64 %rd113,%rd101,%rd99;
mov.u32 %r90,0;
$4_24:
.pragma "nounroll";
setp.gt.s32 %p20,%r31,-1;
@%p20 bra $4_26;
bra.uni $4_25;
$4_26:
ld.global.nc.s16 %rs1,[%rd113];
cvt.rn.f32.s16 %f11,%rs1;
bra.uni $4_27;
$4_25:
ld.local.f32 %f11,[%rd114+4];
$4_27:
add.f32 %f10,%f11,0f00000000;
cvt.rni.s32.f32 %r81,%f10;
max.s32 %r82,%r81,-32768;
min.s32 %r83,%r82,32767;
st.u16 [%rd115],%r83;
add.s64 %rd115,%rd115,%rd108;
add.s64 %rd114,%rd114,4;
add.s64 %rd113,%rd113,%rd104;
add.s32 %r90,%r90,1;
setp.lt.s32 %p21,%r90,%r58;
@%p21 bra $4_24;
$4_28:
ret;
}
.visible .entry warp_nearest_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot5[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<22>;
.reg .b16 %rs<4>;
.reg .f32 %f<13>;
.reg .b32 %r<88>;
.reg .f64 %fd<84>;
.reg .b64 %rd<116>;
mov.u64 %SPL,__local_depot5;
ld.param.u64 %rd48,[p0];
ld.param.v2.u32 {%r81,%r82},[p1+32];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %rd53,[p2];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u64 %rd58,[p4];
ld.param.v2.u32 {%r83,%r84},[p5+32];
ld.param.v2.u32 {%r58,%r59},[p5+40];
ld.param.u32 %r46,[p6];
ld.param.u64 %rd63,[p8];
ld.param.u32 %r47,[p9];
ld.param.f32 %f4,[p10];
ld.param.f32 %f5,[p11];
ld.param.f32 %f6,[p12];
ld.param.f32 %f7,[p13];
ld.param.f64 %fd80,[p7+64];
ld.param.f64 %fd79,[p7+56];
ld.param.f64 %fd78,[p7+48];
ld.param.f64 %fd77,[p7+40];
ld.param.f64 %fd76,[p7+32];
ld.param.f64 %fd75,[p7+24];
ld.param.f64 %fd74,[p7+16];
ld.param.f64 %fd73,[p7+8];
ld.param.f64 %fd72,[p7];
ld.param.u64 %rd108,[p5+24];
ld.param.u64 %rd107,[p5+16];
ld.param.u64 %rd106,[p5+8];
ld.param.u64 %rd59,[p5];
ld.param.u64 %rd112,[p3+24];
ld.param.u64 %rd111,[p3+16];
ld.param.u64 %rd110,[p3+8];
ld.param.u64 %rd54,[p3];
ld.param.u64 %rd104,[p1+24];
ld.param.u64 %rd103,[p1+16];
ld.param.u64 %rd102,[p1+8];
ld.param.u64 %rd49,[p1];
add.u64 %rd114,%SPL,0;
st.local.u32 [%rd114],%r47;
st.local.f32 [%rd114+4],%f4;
st.local.f32 [%rd114+8],%f5;
st.local.f32 [%rd114+12],%f6;
st.local.f32 [%rd114+16],%f7;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $5_2;
cvta.to.global.u64 %rd65,%rd48;
mul.wide.s32 %rd66,%r1,40;
add.s64 %rd67,%rd65,%rd66;
ld.global.v2.u32 {%r81,%r82},[%rd67+32];
ld.global.u64 %rd104,[%rd67+24];
ld.global.u64 %rd103,[%rd67+16];
ld.global.u64 %rd102,[%rd67+8];
ld.global.u64 %rd101,[%rd67];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd68,%r1;
mul.lo.s64 %rd69,%rd49,%rd68;
add.s64 %rd101,%rd48,%rd69;
$5_3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $5_5;
cvta.to.global.u64 %rd70,%rd58;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r83,%r84},[%rd72+32];
ld.global.u64 %rd108,[%rd72+24];
ld.global.u64 %rd107,[%rd72+16];
ld.global.u64 %rd106,[%rd72+8];
ld.global.u64 %rd105,[%rd72];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd59,%rd73;
add.s64 %rd105,%rd58,%rd74;
$5_6:
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,5;
mov.u32 %r67,%tid.x;
add.s32 %r14,%r66,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r70,%tid.y;
add.s32 %r15,%r69,%r70;
setp.ge.s32 %p3,%r14,%r83;
setp.ge.s32 %p4,%r15,%r84;
or.pred %p5,%p4,%p3;
@%p5 bra $5_28;
setp.eq.s32 %p6,%r46,2;
@%p6 bra $5_14;
bra.uni $5_8;
$5_14:
setp.eq.s32 %p14,%r55,0;
@%p14 bra $5_16;
cvta.to.global.u64 %rd78,%rd53;
mul.wide.s32 %rd79,%r1,40;
add.s64 %rd80,%rd78,%rd79;
ld.global.u64 %rd112,[%rd80+24];
ld.global.u64 %rd111,[%rd80+16];
ld.global.u64 %rd110,[%rd80+8];
ld.global.u64 %rd109,[%rd80];
bra.uni $5_17;
$5_8:
setp.eq.s64 %p7,%rd63,0;
@%p7 bra $5_10;
cvta.to.global.u64 %rd75,%rd63;
mul.wide.u32 %rd76,%r1,72;
add.s64 %rd77,%rd75,%rd76;
ld.global.f64 %fd72,[%rd77];
ld.global.f64 %fd73,[%rd77+8];
ld.global.f64 %fd74,[%rd77+16];
ld.global.f64 %fd75,[%rd77+24];
ld.global.f64 %fd76,[%rd77+32];
ld.global.f64 %fd77,[%rd77+40];
ld.global.f64 %fd78,[%rd77+48];
ld.global.f64 %fd79,[%rd77+56];
ld.global.f64 %fd80,[%rd77+64];
$5_10:
setp.eq.f64 %p8,%fd79,0d0000000000000000;
setp.eq.f64 %p9,%fd78,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd80,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd50,%fd73,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd51,%fd72,%fd29,%fd50;
add.rn.f64 %fd83,%fd51,%fd74;
mul.rn.f64 %fd52,%fd76,%fd28;
fma.rn.f64 %fd53,%fd75,%fd29,%fd52;
add.rn.f64 %fd82,%fd53,%fd77;
and.pred %p12,%p10,%p11;
@%p12 bra $5_18;
mul.rn.f64 %fd55,%fd79,%fd28;
fma.rn.f64 %fd56,%fd78,%fd29,%fd55;
add.rn.f64 %fd32,%fd56,%fd80;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd81,0d0000000000000000;
@%p13 bra $5_13;
rcp.rn.f64 %fd81,%fd32;
$5_13:
mul.rn.f64 %fd83,%fd83,%fd81;
mul.rn.f64 %fd82,%fd82,%fd81;
bra.uni $5_18;
$5_16:
cvt.s64.s32 %rd81,%r1;
mul.lo.s64 %rd82,%rd54,%rd81;
add.s64 %rd109,%rd53,%rd82;
$5_17:
cvt.s64.s32 %rd85,%r15;
mul.lo.s64 %rd86,%rd110,%rd85;
cvt.s64.s32 %rd87,%r14;
mul.lo.s64 %rd88,%rd111,%rd87;
add.s64 %rd89,%rd86,%rd88;
add.s64 %rd83,%rd109,%rd89;
ld.global.nc.f32 %f8,[%rd83];
cvt.f64.f32 %fd83,%f8;
add.s64 %rd84,%rd83,%rd112;
ld.global.nc.f32 %f9,[%rd84];
cvt.f64.f32 %fd82,%f9;
$5_18:
add.f64 %fd57,%fd83,0d3FE0000000000000;
mov.f64 %fd58,0dC1CDCD6500000000;
max.f64 %fd59,%fd57,%fd58;
mov.f64 %fd60,0d41CDCD6500000000;
min.f64 %fd61,%fd59,%fd60;
mov.f64 %fd62,0d4338000000000000;
add.rn.f64 %fd63,%fd61,%fd62;
sub.rn.f64 %fd64,%fd63,%fd62;
sub.rn.f64 %fd65,%fd61,%fd64;
{
.reg .b32 %temp;
mov.b64 {%r76,%temp},%fd63;
}
setp.lt.f64 %p15,%fd65,0d0000000000000000;
selp.b32 %r77,-1,0,%p15;
add.s32 %r85,%r76,%r77;
add.f64 %fd66,%fd82,0d3FE0000000000000;
max.f64 %fd67,%fd66,%fd58;
min.f64 %fd68,%fd67,%fd60;
add.rn.f64 %fd69,%fd68,%fd62;
sub.rn.f64 %fd70,%fd69,%fd62;
sub.rn.f64 %fd71,%fd68,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r78,%temp},%fd69;
}
setp.lt.f64 %p16,%fd71,0d0000000000000000;
selp.b32 %r79,-1,0,%p16;
add.s32 %r86,%r78,%r79;
setp.lt.u32 %p17,%r85,%r81;
@%p17 bra $5_20;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r85;
.param .b32 param1;
st.param.b32 [param1+0],%r81;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r85,[retval0+0];
}
$5_20:
setp.lt.u32 %p18,%r86,%r82;
@%p18 bra $5_22;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r86;
.param .b32 param1;
st.param.b32 [param1+0],%r82;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r86,[retval0+0];
}
$5_22:
setp.lt.s32 %p19,%r58,1;
@%p19 bra $5_28;
or.b32 %r31,%r86,%r85;
cvt.s64.s32 %rd90,%r14;
mul.lo.s64 %rd91,%rd107,%rd90;
cvt.s64.s32 %rd92,%r15;
mul.lo.s64 %rd93,%rd106,%rd92;
add.s64 %rd94,%rd91,%rd93;
add.s64 %rd115,%rd105,%rd94;
cvt.s64.s32 %rd95,%r85;
mul.lo.s64 %rd96,%rd103,%rd95;
cvt.s64.s32 %rd97,%r86;
mul.lo.s64 %rd98,%rd102,%rd97;
add.s64 %rd99,%rd96,%rd98;
add.s64 %rd113,%rd101,%rd99;
mov.u32 %r87,0;
$5_24:
.pragma "nounroll";
setp.gt.s32 %p20,%r31,-1;
@%p20 bra $5_26;
bra.uni $5_25;
$5_26:
ld.global.nc.u16 %rs1,[%rd113];
cvt.f32.f16 %f12,%rs1;
bra.uni $5_27;
$5_25:
ld.local.f32 %f12,[%rd114+4];
$5_27:
add.f32 %f11,%f12,0f00000000;
cvt.rn.f16.f32 %rs3,%f11;
st.u16 [%rd115],%rs3;
add.s64 %rd115,%rd115,%rd108;
add.s64 %rd114,%rd114,4;
add.s64 %rd113,%rd113,%rd104;
add.s32 %r87,%r87,1;
setp.lt.s32 %p21,%r87,%r58;
@%p21 bra $5_24;
$5_28:
ret;
}
.visible .entry warp_nearest_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot6[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<22>;
.reg .f32 %f<13>;
.reg .b32 %r<88>;
.reg .f64 %fd<84>;
.reg .b64 %rd<116>;
mov.u64 %SPL,__local_depot6;
ld.param.u64 %rd48,[p0];
ld.param.v2.u32 {%r81,%r82},[p1+32];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %rd53,[p2];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u64 %rd58,[p4];
ld.param.v2.u32 {%r83,%r84},[p5+32];
ld.param.v2.u32 {%r58,%r59},[p5+40];
ld.param.u32 %r46,[p6];
ld.param.u64 %rd63,[p8];
ld.param.u32 %r47,[p9];
ld.param.f32 %f4,[p10];
ld.param.f32 %f5,[p11];
ld.param.f32 %f6,[p12];
ld.param.f32 %f7,[p13];
ld.param.f64 %fd80,[p7+64];
ld.param.f64 %fd79,[p7+56];
ld.param.f64 %fd78,[p7+48];
ld.param.f64 %fd77,[p7+40];
ld.param.f64 %fd76,[p7+32];
ld.param.f64 %fd75,[p7+24];
ld.param.f64 %fd74,[p7+16];
ld.param.f64 %fd73,[p7+8];
ld.param.f64 %fd72,[p7];
ld.param.u64 %rd108,[p5+24];
ld.param.u64 %rd107,[p5+16];
ld.param.u64 %rd106,[p5+8];
ld.param.u64 %rd59,[p5];
ld.param.u64 %rd112,[p3+24];
ld.param.u64 %rd111,[p3+16];
ld.param.u64 %rd110,[p3+8];
ld.param.u64 %rd54,[p3];
ld.param.u64 %rd104,[p1+24];
ld.param.u64 %rd103,[p1+16];
ld.param.u64 %rd102,[p1+8];
ld.param.u64 %rd49,[p1];
add.u64 %rd114,%SPL,0;
st.local.u32 [%rd114],%r47;
st.local.f32 [%rd114+4],%f4;
st.local.f32 [%rd114+8],%f5;
st.local.f32 [%rd114+12],%f6;
st.local.f32 [%rd114+16],%f7;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $6_2;
cvta.to.global.u64 %rd65,%rd48;
mul.wide.s32 %rd66,%r1,40;
add.s64 %rd67,%rd65,%rd66;
ld.global.v2.u32 {%r81,%r82},[%rd67+32];
ld.global.u64 %rd104,[%rd67+24];
ld.global.u64 %rd103,[%rd67+16];
ld.global.u64 %rd102,[%rd67+8];
ld.global.u64 %rd101,[%rd67];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd68,%r1;
mul.lo.s64 %rd69,%rd49,%rd68;
add.s64 %rd101,%rd48,%rd69;
$6_3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $6_5;
cvta.to.global.u64 %rd70,%rd58;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r83,%r84},[%rd72+32];
ld.global.u64 %rd108,[%rd72+24];
ld.global.u64 %rd107,[%rd72+16];
ld.global.u64 %rd106,[%rd72+8];
ld.global.u64 %rd105,[%rd72];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd59,%rd73;
add.s64 %rd105,%rd58,%rd74;
$6_6:
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,5;
mov.u32 %r67,%tid.x;
add.s32 %r14,%r66,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r70,%tid.y;
add.s32 %r15,%r69,%r70;
setp.ge.s32 %p3,%r14,%r83;
setp.ge.s32 %p4,%r15,%r84;
or.pred %p5,%p4,%p3;
@%p5 bra $6_28;
setp.eq.s32 %p6,%r46,2;
@%p6 bra $6_14;
bra.uni $6_8;
$6_14:
setp.eq.s32 %p14,%r55,0;
@%p14 bra $6_16;
cvta.to.global.u64 %rd78,%rd53;
mul.wide.s32 %rd79,%r1,40;
add.s64 %rd80,%rd78,%rd79;
ld.global.u64 %rd112,[%rd80+24];
ld.global.u64 %rd111,[%rd80+16];
ld.global.u64 %rd110,[%rd80+8];
ld.global.u64 %rd109,[%rd80];
bra.uni $6_17;
$6_8:
setp.eq.s64 %p7,%rd63,0;
@%p7 bra $6_10;
cvta.to.global.u64 %rd75,%rd63;
mul.wide.u32 %rd76,%r1,72;
add.s64 %rd77,%rd75,%rd76;
ld.global.f64 %fd72,[%rd77];
ld.global.f64 %fd73,[%rd77+8];
ld.global.f64 %fd74,[%rd77+16];
ld.global.f64 %fd75,[%rd77+24];
ld.global.f64 %fd76,[%rd77+32];
ld.global.f64 %fd77,[%rd77+40];
ld.global.f64 %fd78,[%rd77+48];
ld.global.f64 %fd79,[%rd77+56];
ld.global.f64 %fd80,[%rd77+64];
$6_10:
setp.eq.f64 %p8,%fd79,0d0000000000000000;
setp.eq.f64 %p9,%fd78,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd80,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd50,%fd73,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd51,%fd72,%fd29,%fd50;
add.rn.f64 %fd83,%fd51,%fd74;
mul.rn.f64 %fd52,%fd76,%fd28;
fma.rn.f64 %fd53,%fd75,%fd29,%fd52;
add.rn.f64 %fd82,%fd53,%fd77;
and.pred %p12,%p10,%p11;
@%p12 bra $6_18;
mul.rn.f64 %fd55,%fd79,%fd28;
fma.rn.f64 %fd56,%fd78,%fd29,%fd55;
add.rn.f64 %fd32,%fd56,%fd80;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd81,0d0000000000000000;
@%p13 bra $6_13;
rcp.rn.f64 %fd81,%fd32;
$6_13:
mul.rn.f64 %fd83,%fd83,%fd81;
mul.rn.f64 %fd82,%fd82,%fd81;
bra.uni $6_18;
$6_16:
cvt.s64.s32 %rd81,%r1;
mul.lo.s64 %rd82,%rd54,%rd81;
add.s64 %rd109,%rd53,%rd82;
$6_17:
cvt.s64.s32 %rd85,%r15;
mul.lo.s64 %rd86,%rd110,%rd85;
cvt.s64.s32 %rd87,%r14;
mul.lo.s64 %rd88,%rd111,%rd87;
add.s64 %rd89,%rd86,%rd88;
add.s64 %rd83,%rd109,%rd89;
ld.global.nc.f32 %f8,[%rd83];
cvt.f64.f32 %fd83,%f8;
add.s64 %rd84,%rd83,%rd112;
ld.global.nc.f32 %f9,[%rd84];
cvt.f64.f32 %fd82,%f9;
$6_18:
add.f64 %fd57,%fd83,0d3FE0000000000000;
mov.f64 %fd58,0dC1CDCD6500000000;
max.f64 %fd59,%fd57,%fd58;
mov.f64 %fd60,0d41CDCD6500000000;
min.f64 %fd61,%fd59,%fd60;
mov.f64 %fd62,0d4338000000000000;
add.rn.f64 %fd63,%fd61,%fd62;
sub.rn.f64 %fd64,%fd63,%fd62;
sub.rn.f64 %fd65,%fd61,%fd64;
{
.reg .b32 %temp;
mov.b64 {%r76,%temp},%fd63;
}
setp.lt.f64 %p15,%fd65,0d0000000000000000;
selp.b32 %r77,-1,0,%p15;
add.s32 %r85,%r76,%r77;
add.f64 %fd66,%fd82,0d3FE0000000000000;
max.f64 %fd67,%fd66,%fd58;
min.f64 %fd68,%fd67,%fd60;
add.rn.f64 %fd69,%fd68,%fd62;
sub.rn.f64 %fd70,%fd69,%fd62;
sub.rn.f64 %fd71,%fd68,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r78,%temp},%fd69;
}
setp.lt.f64 %p16,%fd71,0d0000000000000000;
selp.b32 %r79,-1,0,%p16;
add.s32 %r86,%r78,%r79;
setp.lt.u32 %p17,%r85,%r81;
@%p17 bra $6_20;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r85;
.param .b32 param1;
st.param.b32 [param1+0],%r81;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r85,[retval0+0];
}
$6_20:
setp.lt.u32 %p18,%r86,%r82;
@%p18 bra $6_22;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r86;
.param .b32 param1;
st.param.b32 [param1+0],%r82;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r86,[retval0+0];
}
$6_22:
setp.lt.s32 %p19,%r58,1;
@%p19 bra $6_28;
or.b32 %r31,%r86,%r85;
cvt.s64.s32 %rd90,%r14;
mul.lo.s64 %rd91,%rd107,%rd90;
cvt.s64.s32 %rd92,%r15;
mul.lo.s64 %rd93,%rd106,%rd92;
add.s64 %rd94,%rd91,%rd93;
add.s64 %rd115,%rd105,%rd94;
cvt.s64.s32 %rd95,%r85;
mul.lo.s64 %rd96,%rd103,%rd95;
cvt.s64.s32 %rd97,%r86;
mul.lo.s64 %rd98,%rd102,%rd97;
add.s64 %rd99,%rd96,%rd98;
add.s64 %rd113,%rd101,%rd99;
mov.u32 %r87,0;
$6_24:
.pragma "nounroll";
setp.gt.s32 %p20,%r31,-1;
@%p20 bra $6_26;
bra.uni $6_25;
$6_26:
ld.global.nc.f32 %f12,[%rd113];
bra.uni $6_27;
$6_25:
ld.local.f32 %f12,[%rd114+4];
$6_27:
add.f32 %f11,%f12,0f00000000;
st.f32 [%rd115],%f11;
add.s64 %rd115,%rd115,%rd108;
add.s64 %rd114,%rd114,4;
add.s64 %rd113,%rd113,%rd104;
add.s32 %r87,%r87,1;
setp.lt.s32 %p21,%r87,%r58;
@%p21 bra $6_24;
$6_28:
ret;
}
.visible .entry warp_linear_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot7[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<27>;
.reg .b16 %rs<5>;
.reg .f32 %f<35>;
.reg .b32 %r<106>;
.reg .f64 %fd<95>;
.reg .b64 %rd<139>;
mov.u64 %SPL,__local_depot7;
ld.param.u64 %rd58,[p0];
ld.param.v2.u32 {%r95,%r96},[p1+32];
ld.param.v2.u32 {%r63,%r64},[p1+40];
ld.param.u64 %rd63,[p2];
ld.param.v2.u32 {%r67,%r68},[p3+40];
ld.param.u64 %rd68,[p4];
ld.param.v2.u32 {%r97,%r98},[p5+32];
ld.param.v2.u32 {%r71,%r72},[p5+40];
ld.param.u32 %r59,[p6];
ld.param.u64 %rd73,[p8];
ld.param.u32 %r60,[p9];
ld.param.f32 %f20,[p10];
ld.param.f32 %f21,[p11];
ld.param.f32 %f22,[p12];
ld.param.f32 %f23,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd128,[p5+24];
ld.param.u64 %rd127,[p5+16];
ld.param.u64 %rd126,[p5+8];
ld.param.u64 %rd69,[p5];
ld.param.u64 %rd132,[p3+24];
ld.param.u64 %rd131,[p3+16];
ld.param.u64 %rd130,[p3+8];
ld.param.u64 %rd64,[p3];
ld.param.u64 %rd124,[p1+24];
ld.param.u64 %rd123,[p1+16];
ld.param.u64 %rd122,[p1+8];
ld.param.u64 %rd59,[p1];
add.u64 %rd137,%SPL,0;
st.local.u32 [%rd137],%r60;
st.local.f32 [%rd137+4],%f20;
st.local.f32 [%rd137+8],%f21;
st.local.f32 [%rd137+12],%f22;
st.local.f32 [%rd137+16],%f23;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r64,0;
@%p1 bra $7_2;
cvta.to.global.u64 %rd75,%rd58;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.v2.u32 {%r95,%r96},[%rd77+32];
ld.global.u64 %rd124,[%rd77+24];
ld.global.u64 %rd123,[%rd77+16];
ld.global.u64 %rd122,[%rd77+8];
ld.global.u64 %rd121,[%rd77];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd59,%rd78;
add.s64 %rd121,%rd58,%rd79;
$7_3:
setp.eq.s32 %p2,%r72,0;
@%p2 bra $7_5;
cvta.to.global.u64 %rd80,%rd68;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r97,%r98},[%rd82+32];
ld.global.u64 %rd128,[%rd82+24];
ld.global.u64 %rd127,[%rd82+16];
ld.global.u64 %rd126,[%rd82+8];
ld.global.u64 %rd125,[%rd82];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd69,%rd83;
add.s64 %rd125,%rd68,%rd84;
$7_6:
mov.u32 %r78,%ctaid.x;
shl.b32 %r79,%r78,5;
mov.u32 %r80,%tid.x;
add.s32 %r14,%r79,%r80;
mov.u32 %r81,%ctaid.y;
shl.b32 %r82,%r81,3;
mov.u32 %r83,%tid.y;
add.s32 %r15,%r82,%r83;
setp.ge.s32 %p3,%r14,%r97;
setp.ge.s32 %p4,%r15,%r98;
or.pred %p5,%p4,%p3;
@%p5 bra $7_45;
setp.eq.s32 %p6,%r59,2;
@%p6 bra $7_14;
bra.uni $7_8;
$7_14:
setp.eq.s32 %p14,%r68,0;
@%p14 bra $7_16;
cvta.to.global.u64 %rd88,%rd63;
mul.wide.s32 %rd89,%r1,40;
add.s64 %rd90,%rd88,%rd89;
ld.global.u64 %rd132,[%rd90+24];
ld.global.u64 %rd131,[%rd90+16];
ld.global.u64 %rd130,[%rd90+8];
ld.global.u64 %rd129,[%rd90];
bra.uni $7_17;
$7_8:
setp.eq.s64 %p7,%rd73,0;
@%p7 bra $7_10;
cvta.to.global.u64 %rd85,%rd73;
mul.wide.u32 %rd86,%r1,72;
add.s64 %rd87,%rd85,%rd86;
ld.global.f64 %fd81,[%rd87];
ld.global.f64 %fd82,[%rd87+8];
ld.global.f64 %fd83,[%rd87+16];
ld.global.f64 %fd84,[%rd87+24];
ld.global.f64 %fd85,[%rd87+32];
ld.global.f64 %fd86,[%rd87+40];
ld.global.f64 %fd87,[%rd87+48];
ld.global.f64 %fd88,[%rd87+56];
ld.global.f64 %fd89,[%rd87+64];
$7_10:
setp.eq.f64 %p8,%fd88,0d0000000000000000;
setp.eq.f64 %p9,%fd87,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd56,%fd82,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd57,%fd81,%fd29,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd28;
fma.rn.f64 %fd59,%fd84,%fd29,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p12,%p10,%p11;
@%p12 bra $7_18;
mul.rn.f64 %fd61,%fd88,%fd28;
fma.rn.f64 %fd62,%fd87,%fd29,%fd61;
add.rn.f64 %fd32,%fd62,%fd89;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p13 bra $7_13;
rcp.rn.f64 %fd90,%fd32;
$7_13:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $7_18;
$7_16:
cvt.s64.s32 %rd91,%r1;
mul.lo.s64 %rd92,%rd64,%rd91;
add.s64 %rd129,%rd63,%rd92;
$7_17:
cvt.s64.s32 %rd95,%r15;
mul.lo.s64 %rd96,%rd130,%rd95;
cvt.s64.s32 %rd97,%r14;
mul.lo.s64 %rd98,%rd131,%rd97;
add.s64 %rd99,%rd96,%rd98;
add.s64 %rd93,%rd129,%rd99;
ld.global.nc.f32 %f24,[%rd93];
cvt.f64.f32 %fd92,%f24;
add.s64 %rd94,%rd93,%rd132;
ld.global.nc.f32 %f25,[%rd94];
cvt.f64.f32 %fd91,%f25;
$7_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r99,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $7_20;
add.s32 %r99,%r99,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$7_20:
cvt.rn.f32.f64 %f1,%fd93;
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r100,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $7_22;
add.s32 %r100,%r100,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$7_22:
mov.f32 %f26,0f3F800000;
sub.f32 %f2,%f26,%f1;
cvt.rn.f32.f64 %f3,%fd94;
setp.lt.u32 %p17,%r99,%r95;
mov.u32 %r101,%r99;
@%p17 bra $7_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r99;
.param .b32 param1;
st.param.b32 [param1+0],%r95;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r101,[retval0+0];
}
$7_24:
add.s32 %r102,%r99,1;
setp.lt.u32 %p18,%r102,%r95;
@%p18 bra $7_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r93,%r99,1;
st.param.b32 [param0+0],%r93;
.param .b32 param1;
st.param.b32 [param1+0],%r95;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r102,[retval0+0];
}
$7_26:
setp.lt.u32 %p19,%r100,%r96;
mov.u32 %r103,%r100;
@%p19 bra $7_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r100;
.param .b32 param1;
st.param.b32 [param1+0],%r96;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r103,[retval0+0];
}
$7_28:
add.s32 %r104,%r100,1;
setp.lt.u32 %p20,%r104,%r96;
@%p20 bra $7_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r94,%r100,1;
st.param.b32 [param0+0],%r94;
.param .b32 param1;
st.param.b32 [param1+0],%r96;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r104,[retval0+0];
}
$7_30:
setp.lt.s32 %p21,%r71,1;
@%p21 bra $7_45;
cvt.s64.s32 %rd100,%r15;
or.b32 %r41,%r103,%r101;
or.b32 %r42,%r103,%r102;
or.b32 %r43,%r104,%r101;
or.b32 %r44,%r104,%r102;
cvt.s64.s32 %rd101,%r14;
mul.lo.s64 %rd102,%rd127,%rd101;
mul.lo.s64 %rd103,%rd126,%rd100;
add.s64 %rd104,%rd102,%rd103;
add.s64 %rd138,%rd125,%rd104;
cvt.s64.s32 %rd105,%r104;
mul.lo.s64 %rd106,%rd122,%rd105;
cvt.s64.s32 %rd107,%r102;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd106,%rd108;
add.s64 %rd136,%rd121,%rd109;
cvt.s64.s32 %rd110,%r101;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd106,%rd111;
add.s64 %rd135,%rd121,%rd112;
cvt.s64.s32 %rd113,%r103;
mul.lo.s64 %rd114,%rd122,%rd113;
add.s64 %rd115,%rd114,%rd108;
add.s64 %rd134,%rd121,%rd115;
add.s64 %rd116,%rd114,%rd111;
add.s64 %rd133,%rd121,%rd116;
mov.f32 %f27,0f3F800000;
sub.f32 %f4,%f27,%f3;
mov.u32 %r105,0;
$7_32:
.pragma "nounroll";
add.s64 %rd137,%rd137,4;
setp.gt.s32 %p22,%r41,-1;
@%p22 bra $7_34;
bra.uni $7_33;
$7_34:
ld.global.nc.u16 %rs1,[%rd133];
cvt.rn.f32.u16 %f31,%rs1;
bra.uni $7_35;
$7_33:
ld.local.f32 %f31,[%rd137];
$7_35:
fma.rn.f32 %f8,%f2,%f31,0f00000000;
setp.gt.s32 %p23,%r42,-1;
@%p23 bra $7_37;
bra.uni $7_36;
$7_37:
ld.global.nc.u16 %rs2,[%rd134];
cvt.rn.f32.u16 %f32,%rs2;
bra.uni $7_38;
$7_36:
ld.local.f32 %f32,[%rd137];
$7_38:
fma.rn.f32 %f28,%f32,%f1,%f8;
fma.rn.f32 %f12,%f28,%f4,0f00000000;
setp.gt.s32 %p24,%r43,-1;
@%p24 bra $7_40;
bra.uni $7_39;
$7_40:
ld.global.nc.u16 %rs3,[%rd135];
cvt.rn.f32.u16 %f33,%rs3;
bra.uni $7_41;
$7_39:
ld.local.f32 %f33,[%rd137];
$7_41:
fma.rn.f32 %f16,%f2,%f33,0f00000000;
setp.gt.s32 %p25,%r44,-1;
@%p25 bra $7_43;
bra.uni $7_42;
$7_43:
ld.global.nc.u16 %rs4,[%rd136];
cvt.rn.f32.u16 %f34,%rs4;
bra.uni $7_44;
$7_42:
ld.local.f32 %f34,[%rd137];
$7_44:
fma.rn.f32 %f29,%f34,%f1,%f16;
fma.rn.f32 %f30,%f29,%f3,%f12;
cvt.rni.s32.f32 %r90,%f30;
max.s32 %r91,%r90,0;
min.s32 %r92,%r91,65535;
st.u16 [%rd138],%r92;
add.s64 %rd138,%rd138,%rd128;
add.s64 %rd136,%rd136,%rd124;
add.s64 %rd135,%rd135,%rd124;
add.s64 %rd134,%rd134,%rd124;
add.s64 %rd133,%rd133,%rd124;
add.s32 %r105,%r105,1;
setp.lt.s32 %p26,%r105,%r71;
@%p26 bra $7_32;
$7_45:
ret;
}
.visible .entry warp_linear_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot8[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<27>;
.reg .b16 %rs<5>;
.reg .f32 %f<35>;
.reg .b32 %r<106>;
.reg .f64 %fd<95>;
.reg .b64 %rd<139>;
mov.u64 %SPL,__local_depot8;
ld.param.u64 %rd58,[p0];
ld.param.v2.u32 {%r95,%r96},[p1+32];
ld.param.v2.u32 {%r63,%r64},[p1+40];
ld.param.u64 %rd63,[p2];
ld.param.v2.u32 {%r67,%r68},[p3+40];
ld.param.u64 %rd68,[p4];
ld.param.v2.u32 {%r97,%r98},[p5+32];
ld.param.v2.u32 {%r71,%r72},[p5+40];
ld.param.u32 %r59,[p6];
ld.param.u64 %rd73,[p8];
ld.param.u32 %r60,[p9];
ld.param.f32 %f20,[p10];
ld.param.f32 %f21,[p11];
ld.param.f32 %f22,[p12];
ld.param.f32 %f23,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd128,[p5+24];
ld.param.u64 %rd127,[p5+16];
ld.param.u64 %rd126,[p5+8];
ld.param.u64 %rd69,[p5];
ld.param.u64 %rd132,[p3+24];
ld.param.u64 %rd131,[p3+16];
ld.param.u64 %rd130,[p3+8];
ld.param.u64 %rd64,[p3];
ld.param.u64 %rd124,[p1+24];
ld.param.u64 %rd123,[p1+16];
ld.param.u64 %rd122,[p1+8];
ld.param.u64 %rd59,[p1];
add.u64 %rd137,%SPL,0;
st.local.u32 [%rd137],%r60;
st.local.f32 [%rd137+4],%f20;
st.local.f32 [%rd137+8],%f21;
st.local.f32 [%rd137+12],%f22;
st.local.f32 [%rd137+16],%f23;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r64,0;
@%p1 bra $8_2;
cvta.to.global.u64 %rd75,%rd58;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.v2.u32 {%r95,%r96},[%rd77+32];
ld.global.u64 %rd124,[%rd77+24];
ld.global.u64 %rd123,[%rd77+16];
ld.global.u64 %rd122,[%rd77+8];
ld.global.u64 %rd121,[%rd77];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd59,%rd78;
add.s64 %rd121,%rd58,%rd79;
$8_3:
setp.eq.s32 %p2,%r72,0;
@%p2 bra $8_5;
cvta.to.global.u64 %rd80,%rd68;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r97,%r98},[%rd82+32];
ld.global.u64 %rd128,[%rd82+24];
ld.global.u64 %rd127,[%rd82+16];
ld.global.u64 %rd126,[%rd82+8];
ld.global.u64 %rd125,[%rd82];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd69,%rd83;
add.s64 %rd125,%rd68,%rd84;
$8_6:
mov.u32 %r78,%ctaid.x;
shl.b32 %r79,%r78,5;
mov.u32 %r80,%tid.x;
add.s32 %r14,%r79,%r80;
mov.u32 %r81,%ctaid.y;
shl.b32 %r82,%r81,3;
mov.u32 %r83,%tid.y;
add.s32 %r15,%r82,%r83;
setp.ge.s32 %p3,%r14,%r97;
setp.ge.s32 %p4,%r15,%r98;
or.pred %p5,%p4,%p3;
@%p5 bra $8_45;
setp.eq.s32 %p6,%r59,2;
@%p6 bra $8_14;
bra.uni $8_8;
$8_14:
setp.eq.s32 %p14,%r68,0;
@%p14 bra $8_16;
cvta.to.global.u64 %rd88,%rd63;
mul.wide.s32 %rd89,%r1,40;
add.s64 %rd90,%rd88,%rd89;
ld.global.u64 %rd132,[%rd90+24];
ld.global.u64 %rd131,[%rd90+16];
ld.global.u64 %rd130,[%rd90+8];
ld.global.u64 %rd129,[%rd90];
bra.uni $8_17;
$8_8:
setp.eq.s64 %p7,%rd73,0;
@%p7 bra $8_10;
cvta.to.global.u64 %rd85,%rd73;
mul.wide.u32 %rd86,%r1,72;
add.s64 %rd87,%rd85,%rd86;
ld.global.f64 %fd81,[%rd87];
ld.global.f64 %fd82,[%rd87+8];
ld.global.f64 %fd83,[%rd87+16];
ld.global.f64 %fd84,[%rd87+24];
ld.global.f64 %fd85,[%rd87+32];
ld.global.f64 %fd86,[%rd87+40];
ld.global.f64 %fd87,[%rd87+48];
ld.global.f64 %fd88,[%rd87+56];
ld.global.f64 %fd89,[%rd87+64];
$8_10:
setp.eq.f64 %p8,%fd88,0d0000000000000000;
setp.eq.f64 %p9,%fd87,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd56,%fd82,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd57,%fd81,%fd29,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd28;
fma.rn.f64 %fd59,%fd84,%fd29,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p12,%p10,%p11;
@%p12 bra $8_18;
mul.rn.f64 %fd61,%fd88,%fd28;
fma.rn.f64 %fd62,%fd87,%fd29,%fd61;
add.rn.f64 %fd32,%fd62,%fd89;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p13 bra $8_13;
rcp.rn.f64 %fd90,%fd32;
$8_13:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $8_18;
$8_16:
cvt.s64.s32 %rd91,%r1;
mul.lo.s64 %rd92,%rd64,%rd91;
add.s64 %rd129,%rd63,%rd92;
$8_17:
cvt.s64.s32 %rd95,%r15;
mul.lo.s64 %rd96,%rd130,%rd95;
cvt.s64.s32 %rd97,%r14;
mul.lo.s64 %rd98,%rd131,%rd97;
add.s64 %rd99,%rd96,%rd98;
add.s64 %rd93,%rd129,%rd99;
ld.global.nc.f32 %f24,[%rd93];
cvt.f64.f32 %fd92,%f24;
add.s64 %rd94,%rd93,%rd132;
ld.global.nc.f32 %f25,[%rd94];
cvt.f64.f32 %fd91,%f25;
$8_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r99,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $8_20;
add.s32 %r99,%r99,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$8_20:
cvt.rn.f32.f64 %f1,%fd93;
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r100,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $8_22;
add.s32 %r100,%r100,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$8_22:
mov.f32 %f26,0f3F800000;
sub.f32 %f2,%f26,%f1;
cvt.rn.f32.f64 %f3,%fd94;
setp.lt.u32 %p17,%r99,%r95;
mov.u32 %r101,%r99;
@%p17 bra $8_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r99;
.param .b32 param1;
st.param.b32 [param1+0],%r95;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r101,[retval0+0];
}
$8_24:
add.s32 %r102,%r99,1;
setp.lt.u32 %p18,%r102,%r95;
@%p18 bra $8_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r93,%r99,1;
st.param.b32 [param0+0],%r93;
.param .b32 param1;
st.param.b32 [param1+0],%r95;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r102,[retval0+0];
}
$8_26:
setp.lt.u32 %p19,%r100,%r96;
mov.u32 %r103,%r100;
@%p19 bra $8_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r100;
.param .b32 param1;
st.param.b32 [param1+0],%r96;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r103,[retval0+0];
}
$8_28:
add.s32 %r104,%r100,1;
setp.lt.u32 %p20,%r104,%r96;
@%p20 bra $8_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r94,%r100,1;
st.param.b32 [param0+0],%r94;
.param .b32 param1;
st.param.b32 [param1+0],%r96;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r104,[retval0+0];
}
$8_30:
setp.lt.s32 %p21,%r71,1;
@%p21 bra $8_45;
cvt.s64.s32 %rd100,%r15;
or.b32 %r41,%r103,%r101;
or.b32 %r42,%r103,%r102;
or.b32 %r43,%r104,%r101;
or.b32 %r44,%r104,%r102;
cvt.s64.s32 %rd101,%r14;
mul.lo.s64 %rd102,%rd127,%rd101;
mul.lo.s64 %rd103,%rd126,%rd100;
add.s64 %rd104,%rd102,%rd103;
add.s64 %rd138,%rd125,%rd104;
cvt.s64.s32 %rd105,%r104;
mul.lo.s64 %rd106,%rd122,%rd105;
cvt.s64.s32 %rd107,%r102;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd106,%rd108;
add.s64 %rd136,%rd121,%rd109;
cvt.s64.s32 %rd110,%r101;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd106,%rd111;
add.s64 %rd135,%rd121,%rd112;
cvt.s64.s32 %rd113,%r103;
mul.lo.s64 %rd114,%rd122,%rd113;
add.s64 %rd115,%rd114,%rd108;
add.s64 %rd134,%rd121,%rd115;
add.s64 %rd116,%rd114,%rd111;
add.s64 %rd133,%rd121,%rd116;
mov.f32 %f27,0f3F800000;
sub.f32 %f4,%f27,%f3;
mov.u32 %r105,0;
$8_32:
.pragma "nounroll";
add.s64 %rd137,%rd137,4;
setp.gt.s32 %p22,%r41,-1;
@%p22 bra $8_34;
bra.uni $8_33;
$8_34:
ld.global.nc.s16 %rs1,[%rd133];
cvt.rn.f32.s16 %f31,%rs1;
bra.uni $8_35;
$8_33:
ld.local.f32 %f31,[%rd137];
$8_35:
fma.rn.f32 %f8,%f2,%f31,0f00000000;
setp.gt.s32 %p23,%r42,-1;
@%p23 bra $8_37;
bra.uni $8_36;
$8_37:
ld.global.nc.s16 %rs2,[%rd134];
cvt.rn.f32.s16 %f32,%rs2;
bra.uni $8_38;
$8_36:
ld.local.f32 %f32,[%rd137];
$8_38:
fma.rn.f32 %f28,%f32,%f1,%f8;
fma.rn.f32 %f12,%f28,%f4,0f00000000;
setp.gt.s32 %p24,%r43,-1;
@%p24 bra $8_40;
bra.uni $8_39;
$8_40:
ld.global.nc.s16 %rs3,[%rd135];
cvt.rn.f32.s16 %f33,%rs3;
bra.uni $8_41;
$8_39:
ld.local.f32 %f33,[%rd137];
$8_41:
fma.rn.f32 %f16,%f2,%f33,0f00000000;
setp.gt.s32 %p25,%r44,-1;
@%p25 bra $8_43;
bra.uni $8_42;
$8_43:
ld.global.nc.s16 %rs4,[%rd136];
cvt.rn.f32.s16 %f34,%rs4;
bra.uni $8_44;
$8_42:
ld.local.f32 %f34,[%rd137];
$8_44:
fma.rn.f32 %f29,%f34,%f1,%f16;
fma.rn.f32 %f30,%f29,%f3,%f12;
cvt.rni.s32.f32 %r90,%f30;
max.s32 %r91,%r90,-32768;
min.s32 %r92,%r91,32767;
st.u16 [%rd138],%r92;
add.s64 %rd138,%rd138,%rd128;
add.s64 %rd136,%rd136,%rd124;
add.s64 %rd135,%rd135,%rd124;
add.s64 %rd134,%rd134,%rd124;
add.s64 %rd133,%rd133,%rd124;
add.s32 %r105,%r105,1;
setp.lt.s32 %p26,%r105,%r71;
@%p26 bra $8_32;
$8_45:
ret;
}
.visible .entry warp_linear_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot9[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<27>;
.reg .b16 %rs<10>;
.reg .f32 %f<39>;
.reg .b32 %r<103>;
.reg .f64 %fd<95>;
.reg .b64 %rd<139>;
mov.u64 %SPL,__local_depot9;
ld.param.u64 %rd58,[p0];
ld.param.v2.u32 {%r92,%r93},[p1+32];
ld.param.v2.u32 {%r63,%r64},[p1+40];
ld.param.u64 %rd63,[p2];
ld.param.v2.u32 {%r67,%r68},[p3+40];
ld.param.u64 %rd68,[p4];
ld.param.v2.u32 {%r94,%r95},[p5+32];
ld.param.v2.u32 {%r71,%r72},[p5+40];
ld.param.u32 %r59,[p6];
ld.param.u64 %rd73,[p8];
ld.param.u32 %r60,[p9];
ld.param.f32 %f20,[p10];
ld.param.f32 %f21,[p11];
ld.param.f32 %f22,[p12];
ld.param.f32 %f23,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd128,[p5+24];
ld.param.u64 %rd127,[p5+16];
ld.param.u64 %rd126,[p5+8];
ld.param.u64 %rd69,[p5];
ld.param.u64 %rd132,[p3+24];
ld.param.u64 %rd131,[p3+16];
ld.param.u64 %rd130,[p3+8];
ld.param.u64 %rd64,[p3];
ld.param.u64 %rd124,[p1+24];
ld.param.u64 %rd123,[p1+16];
ld.param.u64 %rd122,[p1+8];
ld.param.u64 %rd59,[p1];
add.u64 %rd137,%SPL,0;
st.local.u32 [%rd137],%r60;
st.local.f32 [%rd137+4],%f20;
st.local.f32 [%rd137+8],%f21;
st.local.f32 [%rd137+12],%f22;
st.local.f32 [%rd137+16],%f23;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r64,0;
@%p1 bra $9_2;
cvta.to.global.u64 %rd75,%rd58;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.v2.u32 {%r92,%r93},[%rd77+32];
ld.global.u64 %rd124,[%rd77+24];
ld.global.u64 %rd123,[%rd77+16];
ld.global.u64 %rd122,[%rd77+8];
ld.global.u64 %rd121,[%rd77];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd59,%rd78;
add.s64 %rd121,%rd58,%rd79;
$9_3:
setp.eq.s32 %p2,%r72,0;
@%p2 bra $9_5;
cvta.to.global.u64 %rd80,%rd68;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r94,%r95},[%rd82+32];
ld.global.u64 %rd128,[%rd82+24];
ld.global.u64 %rd127,[%rd82+16];
ld.global.u64 %rd126,[%rd82+8];
ld.global.u64 %rd125,[%rd82];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd69,%rd83;
add.s64 %rd125,%rd68,%rd84;
$9_6:
mov.u32 %r78,%ctaid.x;
shl.b32 %r79,%r78,5;
mov.u32 %r80,%tid.x;
add.s32 %r14,%r79,%r80;
mov.u32 %r81,%ctaid.y;
shl.b32 %r82,%r81,3;
mov.u32 %r83,%tid.y;
add.s32 %r15,%r82,%r83;
setp.ge.s32 %p3,%r14,%r94;
setp.ge.s32 %p4,%r15,%r95;
or.pred %p5,%p4,%p3;
@%p5 bra $9_45;
setp.eq.s32 %p6,%r59,2;
@%p6 bra $9_14;
bra.uni $9_8;
$9_14:
setp.eq.s32 %p14,%r68,0;
@%p14 bra $9_16;
cvta.to.global.u64 %rd88,%rd63;
mul.wide.s32 %rd89,%r1,40;
add.s64 %rd90,%rd88,%rd89;
ld.global.u64 %rd132,[%rd90+24];
ld.global.u64 %rd131,[%rd90+16];
ld.global.u64 %rd130,[%rd90+8];
ld.global.u64 %rd129,[%rd90];
bra.uni $9_17;
$9_8:
setp.eq.s64 %p7,%rd73,0;
@%p7 bra $9_10;
cvta.to.global.u64 %rd85,%rd73;
mul.wide.u32 %rd86,%r1,72;
add.s64 %rd87,%rd85,%rd86;
ld.global.f64 %fd81,[%rd87];
ld.global.f64 %fd82,[%rd87+8];
ld.global.f64 %fd83,[%rd87+16];
ld.global.f64 %fd84,[%rd87+24];
ld.global.f64 %fd85,[%rd87+32];
ld.global.f64 %fd86,[%rd87+40];
ld.global.f64 %fd87,[%rd87+48];
ld.global.f64 %fd88,[%rd87+56];
ld.global.f64 %fd89,[%rd87+64];
$9_10:
setp.eq.f64 %p8,%fd88,0d0000000000000000;
setp.eq.f64 %p9,%fd87,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd56,%fd82,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd57,%fd81,%fd29,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd28;
fma.rn.f64 %fd59,%fd84,%fd29,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p12,%p10,%p11;
@%p12 bra $9_18;
mul.rn.f64 %fd61,%fd88,%fd28;
fma.rn.f64 %fd62,%fd87,%fd29,%fd61;
add.rn.f64 %fd32,%fd62,%fd89;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p13 bra $9_13;
rcp.rn.f64 %fd90,%fd32;
$9_13:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $9_18;
$9_16:
cvt.s64.s32 %rd91,%r1;
mul.lo.s64 %rd92,%rd64,%rd91;
add.s64 %rd129,%rd63,%rd92;
$9_17:
cvt.s64.s32 %rd95,%r15;
mul.lo.s64 %rd96,%rd130,%rd95;
cvt.s64.s32 %rd97,%r14;
mul.lo.s64 %rd98,%rd131,%rd97;
add.s64 %rd99,%rd96,%rd98;
add.s64 %rd93,%rd129,%rd99;
ld.global.nc.f32 %f24,[%rd93];
cvt.f64.f32 %fd92,%f24;
add.s64 %rd94,%rd93,%rd132;
ld.global.nc.f32 %f25,[%rd94];
cvt.f64.f32 %fd91,%f25;
$9_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r96,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $9_20;
add.s32 %r96,%r96,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$9_20:
cvt.rn.f32.f64 %f1,%fd93;
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r97,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $9_22;
add.s32 %r97,%r97,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$9_22:
mov.f32 %f26,0f3F800000;
sub.f32 %f2,%f26,%f1;
cvt.rn.f32.f64 %f3,%fd94;
setp.lt.u32 %p17,%r96,%r92;
mov.u32 %r98,%r96;
@%p17 bra $9_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r96;
.param .b32 param1;
st.param.b32 [param1+0],%r92;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r98,[retval0+0];
}
$9_24:
add.s32 %r99,%r96,1;
setp.lt.u32 %p18,%r99,%r92;
@%p18 bra $9_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r90,%r96,1;
st.param.b32 [param0+0],%r90;
.param .b32 param1;
st.param.b32 [param1+0],%r92;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r99,[retval0+0];
}
$9_26:
setp.lt.u32 %p19,%r97,%r93;
mov.u32 %r100,%r97;
@%p19 bra $9_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r97;
.param .b32 param1;
st.param.b32 [param1+0],%r93;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r100,[retval0+0];
}
$9_28:
add.s32 %r101,%r97,1;
setp.lt.u32 %p20,%r101,%r93;
@%p20 bra $9_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r91,%r97,1;
st.param.b32 [param0+0],%r91;
.param .b32 param1;
st.param.b32 [param1+0],%r93;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r101,[retval0+0];
}
$9_30:
setp.lt.s32 %p21,%r71,1;
@%p21 bra $9_45;
cvt.s64.s32 %rd100,%r15;
or.b32 %r41,%r100,%r98;
or.b32 %r42,%r100,%r99;
or.b32 %r43,%r101,%r98;
or.b32 %r44,%r101,%r99;
cvt.s64.s32 %rd101,%r14;
mul.lo.s64 %rd102,%rd127,%rd101;
mul.lo.s64 %rd103,%rd126,%rd100;
add.s64 %rd104,%rd102,%rd103;
add.s64 %rd138,%rd125,%rd104;
cvt.s64.s32 %rd105,%r101;
mul.lo.s64 %rd106,%rd122,%rd105;
cvt.s64.s32 %rd107,%r99;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd106,%rd108;
add.s64 %rd136,%rd121,%rd109;
cvt.s64.s32 %rd110,%r98;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd106,%rd111;
add.s64 %rd135,%rd121,%rd112;
cvt.s64.s32 %rd113,%r100;
mul.lo.s64 %rd114,%rd122,%rd113;
add.s64 %rd115,%rd114,%rd108;
add.s64 %rd134,%rd121,%rd115;
add.s64 %rd116,%rd114,%rd111;
add.s64 %rd133,%rd121,%rd116;
mov.f32 %f27,0f3F800000;
sub.f32 %f4,%f27,%f3;
mov.u32 %r102,0;
$9_32:
.pragma "nounroll";
add.s64 %rd137,%rd137,4;
setp.gt.s32 %p22,%r41,-1;
@%p22 bra $9_34;
bra.uni $9_33;
$9_34:
ld.global.nc.u16 %rs1,[%rd133];
cvt.f32.f16 %f35,%rs1;
bra.uni $9_35;
$9_33:
ld.local.f32 %f35,[%rd137];
$9_35:
fma.rn.f32 %f8,%f2,%f35,0f00000000;
setp.gt.s32 %p23,%r42,-1;
@%p23 bra $9_37;
bra.uni $9_36;
$9_37:
ld.global.nc.u16 %rs3,[%rd134];
cvt.f32.f16 %f36,%rs3;
bra.uni $9_38;
$9_36:
ld.local.f32 %f36,[%rd137];
$9_38:
fma.rn.f32 %f30,%f36,%f1,%f8;
fma.rn.f32 %f12,%f30,%f4,0f00000000;
setp.gt.s32 %p24,%r43,-1;
@%p24 bra $9_40;
bra.uni $9_39;
$9_40:
ld.global.nc.u16 %rs5,[%rd135];
cvt.f32.f16 %f37,%rs5;
bra.uni $9_41;
$9_39:
ld.local.f32 %f37,[%rd137];
$9_41:
fma.rn.f32 %f16,%f2,%f37,0f00000000;
setp.gt.s32 %p25,%r44,-1;
@%p25 bra $9_43;
bra.uni $9_42;
$9_43:
ld.global.nc.u16 %rs7,[%rd136];
cvt.f32.f16 %f38,%rs7;
bra.uni $9_44;
$9_42:
ld.local.f32 %f38,[%rd137];
$9_44:
fma.rn.f32 %f34,%f38,%f1,%f16;
fma.rn.f32 %f33,%f34,%f3,%f12;
cvt.rn.f16.f32 %rs9,%f33;
st.u16 [%rd138],%rs9;
add.s64 %rd138,%rd138,%rd128;
add.s64 %rd136,%rd136,%rd124;
add.s64 %rd135,%rd135,%rd124;
add.s64 %rd134,%rd134,%rd124;
add.s64 %rd133,%rd133,%rd124;
add.s32 %r102,%r102,1;
setp.lt.s32 %p26,%r102,%r71;
@%p26 bra $9_32;
$9_45:
ret;
}
.visible .entry warp_linear_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot10[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<27>;
.reg .f32 %f<39>;
.reg .b32 %r<103>;
.reg .f64 %fd<95>;
.reg .b64 %rd<139>;
mov.u64 %SPL,__local_depot10;
ld.param.u64 %rd58,[p0];
ld.param.v2.u32 {%r92,%r93},[p1+32];
ld.param.v2.u32 {%r63,%r64},[p1+40];
ld.param.u64 %rd63,[p2];
ld.param.v2.u32 {%r67,%r68},[p3+40];
ld.param.u64 %rd68,[p4];
ld.param.v2.u32 {%r94,%r95},[p5+32];
ld.param.v2.u32 {%r71,%r72},[p5+40];
ld.param.u32 %r59,[p6];
ld.param.u64 %rd73,[p8];
ld.param.u32 %r60,[p9];
ld.param.f32 %f20,[p10];
ld.param.f32 %f21,[p11];
ld.param.f32 %f22,[p12];
ld.param.f32 %f23,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd128,[p5+24];
ld.param.u64 %rd127,[p5+16];
ld.param.u64 %rd126,[p5+8];
ld.param.u64 %rd69,[p5];
ld.param.u64 %rd132,[p3+24];
ld.param.u64 %rd131,[p3+16];
ld.param.u64 %rd130,[p3+8];
ld.param.u64 %rd64,[p3];
ld.param.u64 %rd124,[p1+24];
ld.param.u64 %rd123,[p1+16];
ld.param.u64 %rd122,[p1+8];
ld.param.u64 %rd59,[p1];
add.u64 %rd137,%SPL,0;
st.local.u32 [%rd137],%r60;
st.local.f32 [%rd137+4],%f20;
st.local.f32 [%rd137+8],%f21;
st.local.f32 [%rd137+12],%f22;
st.local.f32 [%rd137+16],%f23;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r64,0;
@%p1 bra $10_2;
cvta.to.global.u64 %rd75,%rd58;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.v2.u32 {%r92,%r93},[%rd77+32];
ld.global.u64 %rd124,[%rd77+24];
ld.global.u64 %rd123,[%rd77+16];
ld.global.u64 %rd122,[%rd77+8];
ld.global.u64 %rd121,[%rd77];
bra.uni $10_3;
$10_2:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd59,%rd78;
add.s64 %rd121,%rd58,%rd79;
$10_3:
setp.eq.s32 %p2,%r72,0;
@%p2 bra $10_5;
cvta.to.global.u64 %rd80,%rd68;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r94,%r95},[%rd82+32];
ld.global.u64 %rd128,[%rd82+24];
ld.global.u64 %rd127,[%rd82+16];
ld.global.u64 %rd126,[%rd82+8];
ld.global.u64 %rd125,[%rd82];
bra.uni $10_6;
$10_5:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd69,%rd83;
add.s64 %rd125,%rd68,%rd84;
$10_6:
mov.u32 %r78,%ctaid.x;
shl.b32 %r79,%r78,5;
mov.u32 %r80,%tid.x;
add.s32 %r14,%r79,%r80;
mov.u32 %r81,%ctaid.y;
shl.b32 %r82,%r81,3;
mov.u32 %r83,%tid.y;
add.s32 %r15,%r82,%r83;
setp.ge.s32 %p3,%r14,%r94;
setp.ge.s32 %p4,%r15,%r95;
or.pred %p5,%p4,%p3;
@%p5 bra $10_45;
setp.eq.s32 %p6,%r59,2;
@%p6 bra $10_14;
bra.uni $10_8;
$10_14:
setp.eq.s32 %p14,%r68,0;
@%p14 bra $10_16;
cvta.to.global.u64 %rd88,%rd63;
mul.wide.s32 %rd89,%r1,40;
add.s64 %rd90,%rd88,%rd89;
ld.global.u64 %rd132,[%rd90+24];
ld.global.u64 %rd131,[%rd90+16];
ld.global.u64 %rd130,[%rd90+8];
ld.global.u64 %rd129,[%rd90];
bra.uni $10_17;
$10_8:
setp.eq.s64 %p7,%rd73,0;
@%p7 bra $10_10;
cvta.to.global.u64 %rd85,%rd73;
mul.wide.u32 %rd86,%r1,72;
add.s64 %rd87,%rd85,%rd86;
ld.global.f64 %fd81,[%rd87];
ld.global.f64 %fd82,[%rd87+8];
ld.global.f64 %fd83,[%rd87+16];
ld.global.f64 %fd84,[%rd87+24];
ld.global.f64 %fd85,[%rd87+32];
ld.global.f64 %fd86,[%rd87+40];
ld.global.f64 %fd87,[%rd87+48];
ld.global.f64 %fd88,[%rd87+56];
ld.global.f64 %fd89,[%rd87+64];
$10_10:
setp.eq.f64 %p8,%fd88,0d0000000000000000;
setp.eq.f64 %p9,%fd87,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd56,%fd82,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd57,%fd81,%fd29,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd28;
fma.rn.f64 %fd59,%fd84,%fd29,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p12,%p10,%p11;
@%p12 bra $10_18;
mul.rn.f64 %fd61,%fd88,%fd28;
fma.rn.f64 %fd62,%fd87,%fd29,%fd61;
add.rn.f64 %fd32,%fd62,%fd89;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p13 bra $10_13;
rcp.rn.f64 %fd90,%fd32;
$10_13:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $10_18;
$10_16:
cvt.s64.s32 %rd91,%r1;
mul.lo.s64 %rd92,%rd64,%rd91;
add.s64 %rd129,%rd63,%rd92;
$10_17:
cvt.s64.s32 %rd95,%r15;
mul.lo.s64 %rd96,%rd130,%rd95;
cvt.s64.s32 %rd97,%r14;
mul.lo.s64 %rd98,%rd131,%rd97;
add.s64 %rd99,%rd96,%rd98;
add.s64 %rd93,%rd129,%rd99;
ld.global.nc.f32 %f24,[%rd93];
cvt.f64.f32 %fd92,%f24;
add.s64 %rd94,%rd93,%rd132;
ld.global.nc.f32 %f25,[%rd94];
cvt.f64.f32 %fd91,%f25;
$10_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r96,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $10_20;
add.s32 %r96,%r96,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$10_20:
cvt.rn.f32.f64 %f1,%fd93;
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r97,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $10_22;
add.s32 %r97,%r97,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$10_22:
mov.f32 %f26,0f3F800000;
sub.f32 %f2,%f26,%f1;
cvt.rn.f32.f64 %f3,%fd94;
setp.lt.u32 %p17,%r96,%r92;
mov.u32 %r98,%r96;
@%p17 bra $10_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r96;
.param .b32 param1;
st.param.b32 [param1+0],%r92;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r98,[retval0+0];
}
$10_24:
add.s32 %r99,%r96,1;
setp.lt.u32 %p18,%r99,%r92;
@%p18 bra $10_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r90,%r96,1;
st.param.b32 [param0+0],%r90;
.param .b32 param1;
st.param.b32 [param1+0],%r92;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r99,[retval0+0];
}
$10_26:
setp.lt.u32 %p19,%r97,%r93;
mov.u32 %r100,%r97;
@%p19 bra $10_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r97;
.param .b32 param1;
st.param.b32 [param1+0],%r93;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r100,[retval0+0];
}
$10_28:
add.s32 %r101,%r97,1;
setp.lt.u32 %p20,%r101,%r93;
@%p20 bra $10_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r91,%r97,1;
st.param.b32 [param0+0],%r91;
.param .b32 param1;
st.param.b32 [param1+0],%r93;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r101,[retval0+0];
}
$10_30:
setp.lt.s32 %p21,%r71,1;
@%p21 bra $10_45;
cvt.s64.s32 %rd100,%r15;
or.b32 %r41,%r100,%r98;
or.b32 %r42,%r100,%r99;
or.b32 %r43,%r101,%r98;
or.b32 %r44,%r101,%r99;
cvt.s64.s32 %rd101,%r14;
mul.lo.s64 %rd102,%rd127,%rd101;
mul.lo.s64 %rd103,%rd126,%rd100;
add.s64 %rd104,%rd102,%rd103;
add.s64 %rd138,%rd125,%rd104;
cvt.s64.s32 %rd105,%r101;
mul.lo.s64 %rd106,%rd122,%rd105;
cvt.s64.s32 %rd107,%r99;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd106,%rd108;
add.s64 %rd136,%rd121,%rd109;
cvt.s64.s32 %rd110,%r98;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd106,%rd111;
add.s64 %rd135,%rd121,%rd112;
cvt.s64.s32 %rd113,%r100;
mul.lo.s64 %rd114,%rd122,%rd113;
add.s64 %rd115,%rd114,%rd108;
add.s64 %rd134,%rd121,%rd115;
add.s64 %rd116,%rd114,%rd111;
add.s64 %rd133,%rd121,%rd116;
mov.f32 %f27,0f3F800000;
sub.f32 %f4,%f27,%f3;
mov.u32 %r102,0;
$10_32:
.pragma "nounroll";
add.s64 %rd137,%rd137,4;
setp.gt.s32 %p22,%r41,-1;
@%p22 bra $10_34;
bra.uni $10_33;
$10_34:
ld.global.nc.f32 %f35,[%rd133];
bra.uni $10_35;
$10_33:
ld.local.f32 %f35,[%rd137];
$10_35:
fma.rn.f32 %f8,%f2,%f35,0f00000000;
setp.gt.s32 %p23,%r42,-1;
@%p23 bra $10_37;
bra.uni $10_36;
$10_37:
ld.global.nc.f32 %f36,[%rd134];
bra.uni $10_38;
$10_36:
ld.local.f32 %f36,[%rd137];
$10_38:
fma.rn.f32 %f30,%f36,%f1,%f8;
fma.rn.f32 %f12,%f30,%f4,0f00000000;
setp.gt.s32 %p24,%r43,-1;
@%p24 bra $10_40;
bra.uni $10_39;
$10_40:
ld.global.nc.f32 %f37,[%rd135];
bra.uni $10_41;
$10_39:
ld.local.f32 %f37,[%rd137];
$10_41:
fma.rn.f32 %f16,%f2,%f37,0f00000000;
setp.gt.s32 %p25,%r44,-1;
@%p25 bra $10_43;
bra.uni $10_42;
$10_43:
ld.global.nc.f32 %f38,[%rd136];
bra.uni $10_44;
$10_42:
ld.local.f32 %f38,[%rd137];
$10_44:
fma.rn.f32 %f33,%f38,%f1,%f16;
fma.rn.f32 %f34,%f33,%f3,%f12;
st.f32 [%rd138],%f34;
add.s64 %rd138,%rd138,%rd128;
add.s64 %rd136,%rd136,%rd124;
add.s64 %rd135,%rd135,%rd124;
add.s64 %rd134,%rd134,%rd124;
add.s64 %rd133,%rd133,%rd124;
add.s32 %r102,%r102,1;
setp.lt.s32 %p26,%r102,%r71;
@%p26 bra $10_32;
$10_45:
ret;
}
.visible .entry warp_linear_f32_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .f32 %f<32>;
.reg .b32 %r<98>;
.reg .f64 %fd<95>;
.reg .b64 %rd<121>;
ld.param.u64 %rd40,[p0];
ld.param.v2.u32 {%r88,%r89},[p1+32];
ld.param.v2.u32 {%r56,%r57},[p1+40];
ld.param.u64 %rd45,[p2];
ld.param.v2.u32 {%r60,%r61},[p3+40];
ld.param.u64 %rd50,[p4];
ld.param.v2.u32 {%r90,%r91},[p5+32];
ld.param.v2.u32 {%r64,%r65},[p5+40];
ld.param.u32 %r52,[p6];
ld.param.u64 %rd55,[p8];
ld.param.u32 %r53,[p9];
ld.param.f32 %f31,[p10];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd116,[p5+16];
ld.param.u64 %rd115,[p5+8];
ld.param.u64 %rd51,[p5];
ld.param.u64 %rd120,[p3+24];
ld.param.u64 %rd119,[p3+16];
ld.param.u64 %rd118,[p3+8];
ld.param.u64 %rd46,[p3];
ld.param.u64 %rd113,[p1+16];
ld.param.u64 %rd112,[p1+8];
ld.param.u64 %rd41,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r57,0;
@%p1 bra $11_2;
cvta.to.global.u64 %rd56,%rd40;
mul.wide.s32 %rd57,%r1,40;
add.s64 %rd58,%rd56,%rd57;
ld.global.v2.u32 {%r88,%r89},[%rd58+32];
ld.global.u64 %rd113,[%rd58+16];
ld.global.u64 %rd112,[%rd58+8];
ld.global.u64 %rd111,[%rd58];
bra.uni $11_3;
$11_2:
cvt.s64.s32 %rd59,%r1;
mul.lo.s64 %rd60,%rd41,%rd59;
add.s64 %rd111,%rd40,%rd60;
$11_3:
setp.eq.s32 %p2,%r65,0;
@%p2 bra $11_5;
cvta.to.global.u64 %rd61,%rd50;
mul.wide.s32 %rd62,%r1,40;
add.s64 %rd63,%rd61,%rd62;
ld.global.v2.u32 {%r90,%r91},[%rd63+32];
ld.global.u64 %rd116,[%rd63+16];
ld.global.u64 %rd115,[%rd63+8];
ld.global.u64 %rd114,[%rd63];
bra.uni $11_6;
$11_5:
cvt.s64.s32 %rd64,%r1;
mul.lo.s64 %rd65,%rd51,%rd64;
add.s64 %rd114,%rd50,%rd65;
$11_6:
mov.u32 %r71,%ctaid.x;
shl.b32 %r72,%r71,5;
mov.u32 %r73,%tid.x;
add.s32 %r14,%r72,%r73;
mov.u32 %r74,%ctaid.y;
shl.b32 %r75,%r74,3;
mov.u32 %r76,%tid.y;
add.s32 %r15,%r75,%r76;
setp.ge.s32 %p3,%r14,%r90;
setp.ge.s32 %p4,%r15,%r91;
or.pred %p5,%p4,%p3;
@%p5 bra $11_39;
setp.eq.s32 %p6,%r52,2;
@%p6 bra $11_14;
bra.uni $11_8;
$11_14:
setp.eq.s32 %p14,%r61,0;
@%p14 bra $11_16;
cvta.to.global.u64 %rd69,%rd45;
mul.wide.s32 %rd70,%r1,40;
add.s64 %rd71,%rd69,%rd70;
ld.global.u64 %rd120,[%rd71+24];
ld.global.u64 %rd119,[%rd71+16];
ld.global.u64 %rd118,[%rd71+8];
ld.global.u64 %rd117,[%rd71];
bra.uni $11_17;
$11_8:
setp.eq.s64 %p7,%rd55,0;
@%p7 bra $11_10;
cvta.to.global.u64 %rd66,%rd55;
mul.wide.u32 %rd67,%r1,72;
add.s64 %rd68,%rd66,%rd67;
ld.global.f64 %fd81,[%rd68];
ld.global.f64 %fd82,[%rd68+8];
ld.global.f64 %fd83,[%rd68+16];
ld.global.f64 %fd84,[%rd68+24];
ld.global.f64 %fd85,[%rd68+32];
ld.global.f64 %fd86,[%rd68+40];
ld.global.f64 %fd87,[%rd68+48];
ld.global.f64 %fd88,[%rd68+56];
ld.global.f64 %fd89,[%rd68+64];
$11_10:
setp.eq.f64 %p8,%fd88,0d0000000000000000;
setp.eq.f64 %p9,%fd87,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd56,%fd82,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd57,%fd81,%fd29,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd28;
fma.rn.f64 %fd59,%fd84,%fd29,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p12,%p10,%p11;
@%p12 bra $11_18;
mul.rn.f64 %fd61,%fd88,%fd28;
fma.rn.f64 %fd62,%fd87,%fd29,%fd61;
add.rn.f64 %fd32,%fd62,%fd89;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p13 bra $11_13;
rcp.rn.f64 %fd90,%fd32;
$11_13:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $11_18;
$11_16:
cvt.s64.s32 %rd72,%r1;
mul.lo.s64 %rd73,%rd46,%rd72;
add.s64 %rd117,%rd45,%rd73;
$11_17:
cvt.s64.s32 %rd76,%r15;
mul.lo.s64 %rd77,%rd118,%rd76;
cvt.s64.s32 %rd78,%r14;
mul.lo.s64 %rd79,%rd119,%rd78;
add.s64 %rd80,%rd77,%rd79;
add.s64 %rd74,%rd117,%rd80;
ld.global.nc.f32 %f16,[%rd74];
cvt.f64.f32 %fd92,%f16;
add.s64 %rd75,%rd74,%rd120;
ld.global.nc.f32 %f17,[%rd75];
cvt.f64.f32 %fd91,%f17;
$11_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r92,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $11_20;
add.s32 %r92,%r92,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$11_20:
cvt.rn.f32.f64 %f1,%fd93;
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r93,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $11_22;
add.s32 %r93,%r93,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$11_22:
mov.f32 %f18,0f3F800000;
sub.f32 %f2,%f18,%f1;
cvt.rn.f32.f64 %f3,%fd94;
setp.lt.u32 %p17,%r92,%r88;
mov.u32 %r94,%r92;
@%p17 bra $11_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r92;
.param .b32 param1;
st.param.b32 [param1+0],%r88;
.param .b32 param2;
st.param.b32 [param2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r94,[retval0+0];
}
$11_24:
add.s32 %r95,%r92,1;
setp.lt.u32 %p18,%r95,%r88;
@%p18 bra $11_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r86,%r92,1;
st.param.b32 [param0+0],%r86;
.param .b32 param1;
st.param.b32 [param1+0],%r88;
.param .b32 param2;
st.param.b32 [param2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r95,[retval0+0];
}
$11_26:
setp.lt.u32 %p19,%r93,%r89;
mov.u32 %r96,%r93;
@%p19 bra $11_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r93;
.param .b32 param1;
st.param.b32 [param1+0],%r89;
.param .b32 param2;
st.param.b32 [param2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r96,[retval0+0];
}
$11_28:
add.s32 %r97,%r93,1;
setp.lt.u32 %p20,%r97,%r89;
@%p20 bra $11_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r87,%r93,1;
st.param.b32 [param0+0],%r87;
.param .b32 param1;
st.param.b32 [param1+0],%r89;
.param .b32 param2;
st.param.b32 [param2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r97,[retval0+0];
}
$11_30:
or.b32 %r82,%r96,%r94;
setp.lt.s32 %p21,%r82,0;
mov.f32 %f28,%f31;
@%p21 bra $11_32;
cvt.s64.s32 %rd82,%r96;
mul.lo.s64 %rd83,%rd112,%rd82;
cvt.s64.s32 %rd84,%r94;
mul.lo.s64 %rd85,%rd113,%rd84;
add.s64 %rd86,%rd83,%rd85;
add.s64 %rd81,%rd111,%rd86;
ld.global.nc.f32 %f28,[%rd81];
$11_32:
fma.rn.f32 %f6,%f2,%f28,0f00000000;
or.b32 %r83,%r96,%r95;
setp.lt.s32 %p22,%r83,0;
mov.f32 %f29,%f31;
@%p22 bra $11_34;
cvt.s64.s32 %rd88,%r96;
mul.lo.s64 %rd89,%rd112,%rd88;
cvt.s64.s32 %rd90,%r95;
mul.lo.s64 %rd91,%rd113,%rd90;
add.s64 %rd92,%rd89,%rd91;
add.s64 %rd87,%rd111,%rd92;
ld.global.nc.f32 %f29,[%rd87];
$11_34:
fma.rn.f32 %f21,%f29,%f1,%f6;
mov.f32 %f22,0f3F800000;
sub.f32 %f23,%f22,%f3;
fma.rn.f32 %f9,%f21,%f23,0f00000000;
or.b32 %r84,%r97,%r94;
setp.lt.s32 %p23,%r84,0;
mov.f32 %f30,%f31;
@%p23 bra $11_36;
cvt.s64.s32 %rd94,%r97;
mul.lo.s64 %rd95,%rd112,%rd94;
cvt.s64.s32 %rd96,%r94;
mul.lo.s64 %rd97,%rd113,%rd96;
add.s64 %rd98,%rd95,%rd97;
add.s64 %rd93,%rd111,%rd98;
ld.global.nc.f32 %f30,[%rd93];
$11_36:
fma.rn.f32 %f12,%f2,%f30,0f00000000;
or.b32 %r85,%r97,%r95;
setp.lt.s32 %p24,%r85,0;
@%p24 bra $11_38;
cvt.s64.s32 %rd100,%r97;
mul.lo.s64 %rd101,%rd112,%rd100;
cvt.s64.s32 %rd102,%r95;
mul.lo.s64 %rd103,%rd113,%rd102;
add.s64 %rd104,%rd101,%rd103;
add.s64 %rd99,%rd111,%rd104;
ld.global.nc.f32 %f31,[%rd99];
$11_38:
fma.rn.f32 %f26,%f31,%f1,%f12;
fma.rn.f32 %f27,%f26,%f3,%f9;
cvt.s64.s32 %rd105,%r15;
mul.lo.s64 %rd106,%rd115,%rd105;
cvt.s64.s32 %rd107,%r14;
mul.lo.s64 %rd108,%rd116,%rd107;
add.s64 %rd109,%rd106,%rd108;
add.s64 %rd110,%rd114,%rd109;
st.f32 [%rd110],%f27;
$11_39:
ret;
}
.visible .entry warp_linear_f32_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<33>;
.reg .f32 %f<77>;
.reg .b32 %r<98>;
.reg .f64 %fd<95>;
.reg .b64 %rd<184>;
ld.param.u64 %rd46,[p0];
ld.param.v2.u32 {%r88,%r89},[p1+32];
ld.param.v2.u32 {%r60,%r61},[p1+40];
ld.param.u64 %rd51,[p2];
ld.param.v2.u32 {%r64,%r65},[p3+40];
ld.param.u64 %rd56,[p4];
ld.param.v2.u32 {%r90,%r91},[p5+32];
ld.param.v2.u32 {%r68,%r69},[p5+40];
ld.param.u32 %r56,[p6];
ld.param.u64 %rd61,[p8];
ld.param.u32 %r57,[p9];
ld.param.f32 %f68,[p10];
ld.param.f32 %f72,[p11];
ld.param.f32 %f76,[p12];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd179,[p5+24];
ld.param.u64 %rd178,[p5+16];
ld.param.u64 %rd177,[p5+8];
ld.param.u64 %rd57,[p5];
ld.param.u64 %rd183,[p3+24];
ld.param.u64 %rd182,[p3+16];
ld.param.u64 %rd181,[p3+8];
ld.param.u64 %rd52,[p3];
ld.param.u64 %rd175,[p1+24];
ld.param.u64 %rd174,[p1+16];
ld.param.u64 %rd173,[p1+8];
ld.param.u64 %rd47,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r61,0;
@%p1 bra $12_2;
cvta.to.global.u64 %rd62,%rd46;
mul.wide.s32 %rd63,%r1,40;
add.s64 %rd64,%rd62,%rd63;
ld.global.v2.u32 {%r88,%r89},[%rd64+32];
ld.global.u64 %rd175,[%rd64+24];
ld.global.u64 %rd174,[%rd64+16];
ld.global.u64 %rd173,[%rd64+8];
ld.global.u64 %rd172,[%rd64];
bra.uni $12_3;
$12_2:
cvt.s64.s32 %rd65,%r1;
mul.lo.s64 %rd66,%rd47,%rd65;
add.s64 %rd172,%rd46,%rd66;
$12_3:
setp.eq.s32 %p2,%r69,0;
@%p2 bra $12_5;
cvta.to.global.u64 %rd67,%rd56;
mul.wide.s32 %rd68,%r1,40;
add.s64 %rd69,%rd67,%rd68;
ld.global.v2.u32 {%r90,%r91},[%rd69+32];
ld.global.u64 %rd179,[%rd69+24];
ld.global.u64 %rd178,[%rd69+16];
ld.global.u64 %rd177,[%rd69+8];
ld.global.u64 %rd176,[%rd69];
bra.uni $12_6;
$12_5:
cvt.s64.s32 %rd70,%r1;
mul.lo.s64 %rd71,%rd57,%rd70;
add.s64 %rd176,%rd56,%rd71;
$12_6:
mov.u32 %r75,%ctaid.x;
shl.b32 %r76,%r75,5;
mov.u32 %r77,%tid.x;
add.s32 %r14,%r76,%r77;
mov.u32 %r78,%ctaid.y;
shl.b32 %r79,%r78,3;
mov.u32 %r80,%tid.y;
add.s32 %r15,%r79,%r80;
setp.ge.s32 %p3,%r14,%r90;
setp.ge.s32 %p4,%r15,%r91;
or.pred %p5,%p4,%p3;
@%p5 bra $12_55;
setp.eq.s32 %p6,%r56,2;
@%p6 bra $12_14;
bra.uni $12_8;
$12_14:
setp.eq.s32 %p14,%r65,0;
@%p14 bra $12_16;
cvta.to.global.u64 %rd75,%rd51;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.u64 %rd183,[%rd77+24];
ld.global.u64 %rd182,[%rd77+16];
ld.global.u64 %rd181,[%rd77+8];
ld.global.u64 %rd180,[%rd77];
bra.uni $12_17;
$12_8:
setp.eq.s64 %p7,%rd61,0;
@%p7 bra $12_10;
cvta.to.global.u64 %rd72,%rd61;
mul.wide.u32 %rd73,%r1,72;
add.s64 %rd74,%rd72,%rd73;
ld.global.f64 %fd81,[%rd74];
ld.global.f64 %fd82,[%rd74+8];
ld.global.f64 %fd83,[%rd74+16];
ld.global.f64 %fd84,[%rd74+24];
ld.global.f64 %fd85,[%rd74+32];
ld.global.f64 %fd86,[%rd74+40];
ld.global.f64 %fd87,[%rd74+48];
ld.global.f64 %fd88,[%rd74+56];
ld.global.f64 %fd89,[%rd74+64];
$12_10:
setp.eq.f64 %p8,%fd88,0d0000000000000000;
setp.eq.f64 %p9,%fd87,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd56,%fd82,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd57,%fd81,%fd29,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd28;
fma.rn.f64 %fd59,%fd84,%fd29,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p12,%p10,%p11;
@%p12 bra $12_18;
mul.rn.f64 %fd61,%fd88,%fd28;
fma.rn.f64 %fd62,%fd87,%fd29,%fd61;
add.rn.f64 %fd32,%fd62,%fd89;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p13 bra $12_13;
rcp.rn.f64 %fd90,%fd32;
$12_13:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $12_18;
$12_16:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd52,%rd78;
add.s64 %rd180,%rd51,%rd79;
$12_17:
cvt.s64.s32 %rd82,%r15;
mul.lo.s64 %rd83,%rd181,%rd82;
cvt.s64.s32 %rd84,%r14;
mul.lo.s64 %rd85,%rd182,%rd84;
add.s64 %rd86,%rd83,%rd85;
add.s64 %rd80,%rd180,%rd86;
ld.global.nc.f32 %f41,[%rd80];
cvt.f64.f32 %fd92,%f41;
add.s64 %rd81,%rd80,%rd183;
ld.global.nc.f32 %f42,[%rd81];
cvt.f64.f32 %fd91,%f42;
$12_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r92,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $12_20;
add.s32 %r92,%r92,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$12_20:
cvt.rn.f32.f64 %f1,%fd93;
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r93,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $12_22;
add.s32 %r93,%r93,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$12_22:
mov.f32 %f43,0f3F800000;
sub.f32 %f2,%f43,%f1;
cvt.rn.f32.f64 %f3,%fd94;
sub.f32 %f4,%f43,%f3;
setp.lt.u32 %p17,%r92,%r88;
mov.u32 %r94,%r92;
@%p17 bra $12_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r92;
.param .b32 param1;
st.param.b32 [param1+0],%r88;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r94,[retval0+0];
}
$12_24:
add.s32 %r95,%r92,1;
setp.lt.u32 %p18,%r95,%r88;
@%p18 bra $12_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r86,%r92,1;
st.param.b32 [param0+0],%r86;
.param .b32 param1;
st.param.b32 [param1+0],%r88;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r95,[retval0+0];
}
$12_26:
setp.lt.u32 %p19,%r93,%r89;
mov.u32 %r96,%r93;
@%p19 bra $12_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r93;
.param .b32 param1;
st.param.b32 [param1+0],%r89;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r96,[retval0+0];
}
$12_28:
add.s32 %r97,%r93,1;
setp.lt.u32 %p20,%r97,%r89;
@%p20 bra $12_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r87,%r93,1;
st.param.b32 [param0+0],%r87;
.param .b32 param1;
st.param.b32 [param1+0],%r89;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r97,[retval0+0];
}
$12_30:
cvt.s64.s32 %rd87,%r15;
mul.lo.s64 %rd88,%rd177,%rd87;
cvt.s64.s32 %rd89,%r14;
mul.lo.s64 %rd90,%rd178,%rd89;
add.s64 %rd40,%rd88,%rd90;
or.b32 %r40,%r96,%r94;
setp.lt.s32 %p21,%r40,0;
mov.f32 %f65,%f68;
@%p21 bra $12_32;
cvt.s64.s32 %rd92,%r96;
mul.lo.s64 %rd93,%rd173,%rd92;
cvt.s64.s32 %rd94,%r94;
mul.lo.s64 %rd95,%rd174,%rd94;
add.s64 %rd96,%rd95,%rd93;
add.s64 %rd91,%rd172,%rd96;
ld.global.nc.f32 %f65,[%rd91];
$12_32:
fma.rn.f32 %f7,%f2,%f65,0f00000000;
or.b32 %r41,%r96,%r95;
setp.lt.s32 %p22,%r41,0;
mov.f32 %f66,%f68;
@%p22 bra $12_34;
cvt.s64.s32 %rd98,%r96;
mul.lo.s64 %rd99,%rd173,%rd98;
cvt.s64.s32 %rd100,%r95;
mul.lo.s64 %rd101,%rd174,%rd100;
add.s64 %rd102,%rd101,%rd99;
add.s64 %rd97,%rd172,%rd102;
ld.global.nc.f32 %f66,[%rd97];
$12_34:
fma.rn.f32 %f46,%f66,%f1,%f7;
fma.rn.f32 %f10,%f46,%f4,0f00000000;
or.b32 %r42,%r97,%r94;
setp.lt.s32 %p23,%r42,0;
mov.f32 %f67,%f68;
@%p23 bra $12_36;
cvt.s64.s32 %rd104,%r97;
mul.lo.s64 %rd105,%rd173,%rd104;
cvt.s64.s32 %rd106,%r94;
mul.lo.s64 %rd107,%rd174,%rd106;
add.s64 %rd108,%rd107,%rd105;
add.s64 %rd103,%rd172,%rd108;
ld.global.nc.f32 %f67,[%rd103];
$12_36:
fma.rn.f32 %f13,%f2,%f67,0f00000000;
or.b32 %r43,%r97,%r95;
setp.lt.s32 %p24,%r43,0;
@%p24 bra $12_38;
cvt.s64.s32 %rd110,%r97;
mul.lo.s64 %rd111,%rd173,%rd110;
cvt.s64.s32 %rd112,%r95;
mul.lo.s64 %rd113,%rd174,%rd112;
add.s64 %rd114,%rd113,%rd111;
add.s64 %rd109,%rd172,%rd114;
ld.global.nc.f32 %f68,[%rd109];
$12_38:
fma.rn.f32 %f49,%f68,%f1,%f13;
fma.rn.f32 %f50,%f49,%f3,%f10;
add.s64 %rd42,%rd176,%rd40;
st.f32 [%rd42],%f50;
mov.f32 %f69,%f72;
@%p21 bra $12_40;
cvt.s64.s32 %rd116,%r96;
mul.lo.s64 %rd117,%rd173,%rd116;
cvt.s64.s32 %rd118,%r94;
mul.lo.s64 %rd119,%rd174,%rd118;
add.s64 %rd120,%rd119,%rd175;
add.s64 %rd121,%rd120,%rd117;
add.s64 %rd115,%rd172,%rd121;
ld.global.nc.f32 %f69,[%rd115];
$12_40:
fma.rn.f32 %f18,%f2,%f69,0f00000000;
mov.f32 %f70,%f72;
@%p22 bra $12_42;
cvt.s64.s32 %rd123,%r96;
mul.lo.s64 %rd124,%rd173,%rd123;
cvt.s64.s32 %rd125,%r95;
mul.lo.s64 %rd126,%rd174,%rd125;
add.s64 %rd127,%rd126,%rd175;
add.s64 %rd128,%rd127,%rd124;
add.s64 %rd122,%rd172,%rd128;
ld.global.nc.f32 %f70,[%rd122];
$12_42:
fma.rn.f32 %f53,%f70,%f1,%f18;
fma.rn.f32 %f21,%f53,%f4,0f00000000;
mov.f32 %f71,%f72;
@%p23 bra $12_44;
cvt.s64.s32 %rd130,%r97;
mul.lo.s64 %rd131,%rd173,%rd130;
cvt.s64.s32 %rd132,%r94;
mul.lo.s64 %rd133,%rd174,%rd132;
add.s64 %rd134,%rd133,%rd175;
add.s64 %rd135,%rd134,%rd131;
add.s64 %rd129,%rd172,%rd135;
ld.global.nc.f32 %f71,[%rd129];
$12_44:
fma.rn.f32 %f24,%f2,%f71,0f00000000;
@%p24 bra $12_46;
cvt.s64.s32 %rd137,%r97;
mul.lo.s64 %rd138,%rd173,%rd137;
cvt.s64.s32 %rd139,%r95;
mul.lo.s64 %rd140,%rd174,%rd139;
add.s64 %rd141,%rd140,%rd175;
add.s64 %rd142,%rd141,%rd138;
add.s64 %rd136,%rd172,%rd142;
ld.global.nc.f32 %f72,[%rd136];
$12_46:
fma.rn.f32 %f56,%f72,%f1,%f24;
fma.rn.f32 %f57,%f56,%f3,%f21;
add.s64 %rd44,%rd42,%rd179;
st.f32 [%rd44],%f57;
shl.b64 %rd45,%rd175,1;
mov.f32 %f73,%f76;
@%p21 bra $12_48;
cvt.s64.s32 %rd144,%r96;
mul.lo.s64 %rd145,%rd173,%rd144;
cvt.s64.s32 %rd146,%r94;
mul.lo.s64 %rd147,%rd174,%rd146;
add.s64 %rd148,%rd147,%rd45;
add.s64 %rd149,%rd148,%rd145;
add.s64 %rd143,%rd172,%rd149;
ld.global.nc.f32 %f73,[%rd143];
$12_48:
fma.rn.f32 %f29,%f2,%f73,0f00000000;
mov.f32 %f74,%f76;
@%p22 bra $12_50;
cvt.s64.s32 %rd151,%r96;
mul.lo.s64 %rd152,%rd173,%rd151;
cvt.s64.s32 %rd153,%r95;
mul.lo.s64 %rd154,%rd174,%rd153;
add.s64 %rd155,%rd154,%rd45;
add.s64 %rd156,%rd155,%rd152;
add.s64 %rd150,%rd172,%rd156;
ld.global.nc.f32 %f74,[%rd150];
$12_50:
fma.rn.f32 %f60,%f74,%f1,%f29;
fma.rn.f32 %f32,%f60,%f4,0f00000000;
mov.f32 %f75,%f76;
@%p23 bra $12_52;
cvt.s64.s32 %rd158,%r97;
mul.lo.s64 %rd159,%rd173,%rd158;
cvt.s64.s32 %rd160,%r94;
mul.lo.s64 %rd161,%rd174,%rd160;
add.s64 %rd162,%rd161,%rd45;
add.s64 %rd163,%rd162,%rd159;
add.s64 %rd157,%rd172,%rd163;
ld.global.nc.f32 %f75,[%rd157];
$12_52:
fma.rn.f32 %f35,%f2,%f75,0f00000000;
@%p24 bra $12_54;
cvt.s64.s32 %rd165,%r97;
mul.lo.s64 %rd166,%rd173,%rd165;
cvt.s64.s32 %rd167,%r95;
mul.lo.s64 %rd168,%rd174,%rd167;
add.s64 %rd169,%rd168,%rd45;
add.s64 %rd170,%rd169,%rd166;
add.s64 %rd164,%rd172,%rd170;
ld.global.nc.f32 %f76,[%rd164];
$12_54:
fma.rn.f32 %f63,%f76,%f1,%f35;
fma.rn.f32 %f64,%f63,%f3,%f32;
add.s64 %rd171,%rd44,%rd179;
st.f32 [%rd171],%f64;
$12_55:
ret;
}
.visible .entry warp_linear_f32_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<37>;
.reg .f32 %f<100>;
.reg .b32 %r<98>;
.reg .f64 %fd<95>;
.reg .b64 %rd<214>;
ld.param.u64 %rd48,[p0];
ld.param.v2.u32 {%r88,%r89},[p1+32];
ld.param.v2.u32 {%r60,%r61},[p1+40];
ld.param.u64 %rd53,[p2];
ld.param.v2.u32 {%r64,%r65},[p3+40];
ld.param.u64 %rd58,[p4];
ld.param.v2.u32 {%r90,%r91},[p5+32];
ld.param.v2.u32 {%r68,%r69},[p5+40];
ld.param.u32 %r56,[p6];
ld.param.u64 %rd63,[p8];
ld.param.u32 %r57,[p9];
ld.param.f32 %f87,[p10];
ld.param.f32 %f91,[p11];
ld.param.f32 %f95,[p12];
ld.param.f32 %f99,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd209,[p5+24];
ld.param.u64 %rd208,[p5+16];
ld.param.u64 %rd207,[p5+8];
ld.param.u64 %rd59,[p5];
ld.param.u64 %rd213,[p3+24];
ld.param.u64 %rd212,[p3+16];
ld.param.u64 %rd211,[p3+8];
ld.param.u64 %rd54,[p3];
ld.param.u64 %rd205,[p1+24];
ld.param.u64 %rd204,[p1+16];
ld.param.u64 %rd203,[p1+8];
ld.param.u64 %rd49,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r61,0;
@%p1 bra $13_2;
cvta.to.global.u64 %rd64,%rd48;
mul.wide.s32 %rd65,%r1,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.v2.u32 {%r88,%r89},[%rd66+32];
ld.global.u64 %rd205,[%rd66+24];
ld.global.u64 %rd204,[%rd66+16];
ld.global.u64 %rd203,[%rd66+8];
ld.global.u64 %rd202,[%rd66];
bra.uni $13_3;
$13_2:
cvt.s64.s32 %rd67,%r1;
mul.lo.s64 %rd68,%rd49,%rd67;
add.s64 %rd202,%rd48,%rd68;
$13_3:
setp.eq.s32 %p2,%r69,0;
@%p2 bra $13_5;
cvta.to.global.u64 %rd69,%rd58;
mul.wide.s32 %rd70,%r1,40;
add.s64 %rd71,%rd69,%rd70;
ld.global.v2.u32 {%r90,%r91},[%rd71+32];
ld.global.u64 %rd209,[%rd71+24];
ld.global.u64 %rd208,[%rd71+16];
ld.global.u64 %rd207,[%rd71+8];
ld.global.u64 %rd206,[%rd71];
bra.uni $13_6;
$13_5:
cvt.s64.s32 %rd72,%r1;
mul.lo.s64 %rd73,%rd59,%rd72;
add.s64 %rd206,%rd58,%rd73;
$13_6:
mov.u32 %r75,%ctaid.x;
shl.b32 %r76,%r75,5;
mov.u32 %r77,%tid.x;
add.s32 %r14,%r76,%r77;
mov.u32 %r78,%ctaid.y;
shl.b32 %r79,%r78,3;
mov.u32 %r80,%tid.y;
add.s32 %r15,%r79,%r80;
setp.ge.s32 %p3,%r14,%r90;
setp.ge.s32 %p4,%r15,%r91;
or.pred %p5,%p4,%p3;
@%p5 bra $13_63;
setp.eq.s32 %p6,%r56,2;
@%p6 bra $13_14;
bra.uni $13_8;
$13_14:
setp.eq.s32 %p14,%r65,0;
@%p14 bra $13_16;
cvta.to.global.u64 %rd77,%rd53;
mul.wide.s32 %rd78,%r1,40;
add.s64 %rd79,%rd77,%rd78;
ld.global.u64 %rd213,[%rd79+24];
ld.global.u64 %rd212,[%rd79+16];
ld.global.u64 %rd211,[%rd79+8];
ld.global.u64 %rd210,[%rd79];
bra.uni $13_17;
$13_8:
setp.eq.s64 %p7,%rd63,0;
@%p7 bra $13_10;
cvta.to.global.u64 %rd74,%rd63;
mul.wide.u32 %rd75,%r1,72;
add.s64 %rd76,%rd74,%rd75;
ld.global.f64 %fd81,[%rd76];
ld.global.f64 %fd82,[%rd76+8];
ld.global.f64 %fd83,[%rd76+16];
ld.global.f64 %fd84,[%rd76+24];
ld.global.f64 %fd85,[%rd76+32];
ld.global.f64 %fd86,[%rd76+40];
ld.global.f64 %fd87,[%rd76+48];
ld.global.f64 %fd88,[%rd76+56];
ld.global.f64 %fd89,[%rd76+64];
$13_10:
setp.eq.f64 %p8,%fd88,0d0000000000000000;
setp.eq.f64 %p9,%fd87,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd56,%fd82,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd57,%fd81,%fd29,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd28;
fma.rn.f64 %fd59,%fd84,%fd29,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p12,%p10,%p11;
@%p12 bra $13_18;
mul.rn.f64 %fd61,%fd88,%fd28;
fma.rn.f64 %fd62,%fd87,%fd29,%fd61;
add.rn.f64 %fd32,%fd62,%fd89;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p13 bra $13_13;
rcp.rn.f64 %fd90,%fd32;
$13_13:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $13_18;
$13_16:
cvt.s64.s32 %rd80,%r1;
mul.lo.s64 %rd81,%rd54,%rd80;
add.s64 %rd210,%rd53,%rd81;
$13_17:
cvt.s64.s32 %rd84,%r15;
mul.lo.s64 %rd85,%rd211,%rd84;
cvt.s64.s32 %rd86,%r14;
mul.lo.s64 %rd87,%rd212,%rd86;
add.s64 %rd88,%rd85,%rd87;
add.s64 %rd82,%rd210,%rd88;
ld.global.nc.f32 %f53,[%rd82];
cvt.f64.f32 %fd92,%f53;
add.s64 %rd83,%rd82,%rd213;
ld.global.nc.f32 %f54,[%rd83];
cvt.f64.f32 %fd91,%f54;
$13_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r92,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $13_20;
add.s32 %r92,%r92,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$13_20:
cvt.rn.f32.f64 %f1,%fd93;
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r93,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $13_22;
add.s32 %r93,%r93,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$13_22:
mov.f32 %f55,0f3F800000;
sub.f32 %f2,%f55,%f1;
cvt.rn.f32.f64 %f3,%fd94;
sub.f32 %f4,%f55,%f3;
setp.lt.u32 %p17,%r92,%r88;
mov.u32 %r94,%r92;
@%p17 bra $13_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r92;
.param .b32 param1;
st.param.b32 [param1+0],%r88;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r94,[retval0+0];
}
$13_24:
add.s32 %r95,%r92,1;
setp.lt.u32 %p18,%r95,%r88;
@%p18 bra $13_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r86,%r92,1;
st.param.b32 [param0+0],%r86;
.param .b32 param1;
st.param.b32 [param1+0],%r88;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r95,[retval0+0];
}
$13_26:
setp.lt.u32 %p19,%r93,%r89;
mov.u32 %r96,%r93;
@%p19 bra $13_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r93;
.param .b32 param1;
st.param.b32 [param1+0],%r89;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r96,[retval0+0];
}
$13_28:
add.s32 %r97,%r93,1;
setp.lt.u32 %p20,%r97,%r89;
@%p20 bra $13_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r87,%r93,1;
st.param.b32 [param0+0],%r87;
.param .b32 param1;
st.param.b32 [param1+0],%r89;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r97,[retval0+0];
}
$13_30:
cvt.s64.s32 %rd89,%r15;
mul.lo.s64 %rd90,%rd207,%rd89;
cvt.s64.s32 %rd91,%r14;
mul.lo.s64 %rd92,%rd208,%rd91;
add.s64 %rd40,%rd90,%rd92;
or.b32 %r40,%r96,%r94;
setp.lt.s32 %p21,%r40,0;
mov.f32 %f84,%f87;
@%p21 bra $13_32;
cvt.s64.s32 %rd94,%r96;
mul.lo.s64 %rd95,%rd203,%rd94;
cvt.s64.s32 %rd96,%r94;
mul.lo.s64 %rd97,%rd204,%rd96;
add.s64 %rd98,%rd97,%rd95;
add.s64 %rd93,%rd202,%rd98;
ld.global.nc.f32 %f84,[%rd93];
$13_32:
fma.rn.f32 %f7,%f2,%f84,0f00000000;
or.b32 %r41,%r96,%r95;
setp.lt.s32 %p22,%r41,0;
mov.f32 %f85,%f87;
@%p22 bra $13_34;
cvt.s64.s32 %rd100,%r96;
mul.lo.s64 %rd101,%rd203,%rd100;
cvt.s64.s32 %rd102,%r95;
mul.lo.s64 %rd103,%rd204,%rd102;
add.s64 %rd104,%rd103,%rd101;
add.s64 %rd99,%rd202,%rd104;
ld.global.nc.f32 %f85,[%rd99];
$13_34:
fma.rn.f32 %f58,%f85,%f1,%f7;
fma.rn.f32 %f10,%f58,%f4,0f00000000;
or.b32 %r42,%r97,%r94;
setp.lt.s32 %p23,%r42,0;
mov.f32 %f86,%f87;
@%p23 bra $13_36;
cvt.s64.s32 %rd106,%r97;
mul.lo.s64 %rd107,%rd203,%rd106;
cvt.s64.s32 %rd108,%r94;
mul.lo.s64 %rd109,%rd204,%rd108;
add.s64 %rd110,%rd109,%rd107;
add.s64 %rd105,%rd202,%rd110;
ld.global.nc.f32 %f86,[%rd105];
$13_36:
fma.rn.f32 %f13,%f2,%f86,0f00000000;
or.b32 %r43,%r97,%r95;
setp.lt.s32 %p24,%r43,0;
@%p24 bra $13_38;
cvt.s64.s32 %rd112,%r97;
mul.lo.s64 %rd113,%rd203,%rd112;
cvt.s64.s32 %rd114,%r95;
mul.lo.s64 %rd115,%rd204,%rd114;
add.s64 %rd116,%rd115,%rd113;
add.s64 %rd111,%rd202,%rd116;
ld.global.nc.f32 %f87,[%rd111];
$13_38:
fma.rn.f32 %f61,%f87,%f1,%f13;
fma.rn.f32 %f62,%f61,%f3,%f10;
add.s64 %rd42,%rd206,%rd40;
st.f32 [%rd42],%f62;
mov.f32 %f88,%f91;
@%p21 bra $13_40;
cvt.s64.s32 %rd118,%r96;
mul.lo.s64 %rd119,%rd203,%rd118;
cvt.s64.s32 %rd120,%r94;
mul.lo.s64 %rd121,%rd204,%rd120;
add.s64 %rd122,%rd121,%rd205;
add.s64 %rd123,%rd122,%rd119;
add.s64 %rd117,%rd202,%rd123;
ld.global.nc.f32 %f88,[%rd117];
$13_40:
fma.rn.f32 %f18,%f2,%f88,0f00000000;
mov.f32 %f89,%f91;
@%p22 bra $13_42;
cvt.s64.s32 %rd125,%r96;
mul.lo.s64 %rd126,%rd203,%rd125;
cvt.s64.s32 %rd127,%r95;
mul.lo.s64 %rd128,%rd204,%rd127;
add.s64 %rd129,%rd128,%rd205;
add.s64 %rd130,%rd129,%rd126;
add.s64 %rd124,%rd202,%rd130;
ld.global.nc.f32 %f89,[%rd124];
$13_42:
fma.rn.f32 %f65,%f89,%f1,%f18;
fma.rn.f32 %f21,%f65,%f4,0f00000000;
mov.f32 %f90,%f91;
@%p23 bra $13_44;
cvt.s64.s32 %rd132,%r97;
mul.lo.s64 %rd133,%rd203,%rd132;
cvt.s64.s32 %rd134,%r94;
mul.lo.s64 %rd135,%rd204,%rd134;
add.s64 %rd136,%rd135,%rd205;
add.s64 %rd137,%rd136,%rd133;
add.s64 %rd131,%rd202,%rd137;
ld.global.nc.f32 %f90,[%rd131];
$13_44:
fma.rn.f32 %f24,%f2,%f90,0f00000000;
@%p24 bra $13_46;
cvt.s64.s32 %rd139,%r97;
mul.lo.s64 %rd140,%rd203,%rd139;
cvt.s64.s32 %rd141,%r95;
mul.lo.s64 %rd142,%rd204,%rd141;
add.s64 %rd143,%rd142,%rd205;
add.s64 %rd144,%rd143,%rd140;
add.s64 %rd138,%rd202,%rd144;
ld.global.nc.f32 %f91,[%rd138];
$13_46:
fma.rn.f32 %f68,%f91,%f1,%f24;
fma.rn.f32 %f69,%f68,%f3,%f21;
add.s64 %rd44,%rd42,%rd209;
st.f32 [%rd44],%f69;
shl.b64 %rd45,%rd205,1;
mov.f32 %f92,%f95;
@%p21 bra $13_48;
cvt.s64.s32 %rd146,%r96;
mul.lo.s64 %rd147,%rd203,%rd146;
cvt.s64.s32 %rd148,%r94;
mul.lo.s64 %rd149,%rd204,%rd148;
add.s64 %rd150,%rd149,%rd45;
add.s64 %rd151,%rd150,%rd147;
add.s64 %rd145,%rd202,%rd151;
ld.global.nc.f32 %f92,[%rd145];
$13_48:
fma.rn.f32 %f29,%f2,%f92,0f00000000;
mov.f32 %f93,%f95;
@%p22 bra $13_50;
cvt.s64.s32 %rd153,%r96;
mul.lo.s64 %rd154,%rd203,%rd153;
cvt.s64.s32 %rd155,%r95;
mul.lo.s64 %rd156,%rd204,%rd155;
add.s64 %rd157,%rd156,%rd45;
add.s64 %rd158,%rd157,%rd154;
add.s64 %rd152,%rd202,%rd158;
ld.global.nc.f32 %f93,[%rd152];
$13_50:
fma.rn.f32 %f72,%f93,%f1,%f29;
fma.rn.f32 %f32,%f72,%f4,0f00000000;
mov.f32 %f94,%f95;
@%p23 bra $13_52;
cvt.s64.s32 %rd160,%r97;
mul.lo.s64 %rd161,%rd203,%rd160;
cvt.s64.s32 %rd162,%r94;
mul.lo.s64 %rd163,%rd204,%rd162;
add.s64 %rd164,%rd163,%rd45;
add.s64 %rd165,%rd164,%rd161;
add.s64 %rd159,%rd202,%rd165;
ld.global.nc.f32 %f94,[%rd159];
$13_52:
fma.rn.f32 %f35,%f2,%f94,0f00000000;
@%p24 bra $13_54;
cvt.s64.s32 %rd167,%r97;
mul.lo.s64 %rd168,%rd203,%rd167;
cvt.s64.s32 %rd169,%r95;
mul.lo.s64 %rd170,%rd204,%rd169;
add.s64 %rd171,%rd170,%rd45;
add.s64 %rd172,%rd171,%rd168;
add.s64 %rd166,%rd202,%rd172;
ld.global.nc.f32 %f95,[%rd166];
$13_54:
fma.rn.f32 %f75,%f95,%f1,%f35;
fma.rn.f32 %f76,%f75,%f3,%f32;
add.s64 %rd46,%rd44,%rd209;
st.f32 [%rd46],%f76;
mul.lo.s64 %rd47,%rd205,3;
mov.f32 %f96,%f99;
@%p21 bra $13_56;
cvt.s64.s32 %rd174,%r96;
mul.lo.s64 %rd175,%rd203,%rd174;
cvt.s64.s32 %rd176,%r94;
mul.lo.s64 %rd177,%rd204,%rd176;
add.s64 %rd178,%rd177,%rd47;
add.s64 %rd179,%rd178,%rd175;
add.s64 %rd173,%rd202,%rd179;
ld.global.nc.f32 %f96,[%rd173];
$13_56:
fma.rn.f32 %f40,%f2,%f96,0f00000000;
mov.f32 %f97,%f99;
@%p22 bra $13_58;
cvt.s64.s32 %rd181,%r96;
mul.lo.s64 %rd182,%rd203,%rd181;
cvt.s64.s32 %rd183,%r95;
mul.lo.s64 %rd184,%rd204,%rd183;
add.s64 %rd185,%rd184,%rd47;
add.s64 %rd186,%rd185,%rd182;
add.s64 %rd180,%rd202,%rd186;
ld.global.nc.f32 %f97,[%rd180];
$13_58:
fma.rn.f32 %f79,%f97,%f1,%f40;
fma.rn.f32 %f43,%f79,%f4,0f00000000;
mov.f32 %f98,%f99;
@%p23 bra $13_60;
cvt.s64.s32 %rd188,%r97;
mul.lo.s64 %rd189,%rd203,%rd188;
cvt.s64.s32 %rd190,%r94;
mul.lo.s64 %rd191,%rd204,%rd190;
add.s64 %rd192,%rd191,%rd47;
add.s64 %rd193,%rd192,%rd189;
add.s64 %rd187,%rd202,%rd193;
ld.global.nc.f32 %f98,[%rd187];
$13_60:
fma.rn.f32 %f46,%f2,%f98,0f00000000;
@%p24 bra $13_62;
cvt.s64.s32 %rd195,%r97;
mul.lo.s64 %rd196,%rd203,%rd195;
cvt.s64.s32 %rd197,%r95;
mul.lo.s64 %rd198,%rd204,%rd197;
add.s64 %rd199,%rd198,%rd47;
add.s64 %rd200,%rd199,%rd196;
add.s64 %rd194,%rd202,%rd200;
ld.global.nc.f32 %f99,[%rd194];
$13_62:
fma.rn.f32 %f82,%f99,%f1,%f46;
fma.rn.f32 %f83,%f82,%f3,%f43;
add.s64 %rd201,%rd46,%rd209;
st.f32 [%rd201],%f83;
$13_63:
ret;
}
.visible .entry warp_cubic_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot14[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<43>;
.reg .b16 %rs<33>;
.reg .f32 %f<126>;
.reg .b32 %r<150>;
.reg .f64 %fd<95>;
.reg .b64 %rd<158>;
mov.u64 %SPL,__local_depot14;
ld.param.u64 %rd64,[p0];
ld.param.v2.u32 {%r135,%r136},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %rd69,[p2];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u64 %rd74,[p4];
ld.param.v2.u32 {%r137,%r138},[p5+32];
ld.param.v2.u32 {%r95,%r96},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u64 %rd79,[p8];
ld.param.u32 %r84,[p9];
ld.param.f32 %f72,[p10];
ld.param.f32 %f73,[p11];
ld.param.f32 %f74,[p12];
ld.param.f32 %f75,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd150,[p5+24];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd75,[p5];
ld.param.u64 %rd154,[p3+24];
ld.param.u64 %rd153,[p3+16];
ld.param.u64 %rd152,[p3+8];
ld.param.u64 %rd70,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd65,[p1];
add.u64 %rd156,%SPL,0;
st.local.u32 [%rd156],%r84;
st.local.f32 [%rd156+4],%f72;
st.local.f32 [%rd156+8],%f73;
st.local.f32 [%rd156+12],%f74;
st.local.f32 [%rd156+16],%f75;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $14_2;
cvta.to.global.u64 %rd81,%rd64;
mul.wide.s32 %rd82,%r1,40;
add.s64 %rd83,%rd81,%rd82;
ld.global.v2.u32 {%r135,%r136},[%rd83+32];
ld.global.u64 %rd146,[%rd83+24];
ld.global.u64 %rd145,[%rd83+16];
ld.global.u64 %rd144,[%rd83+8];
ld.global.u64 %rd155,[%rd83];
bra.uni $14_3;
$14_2:
cvt.s64.s32 %rd84,%r1;
mul.lo.s64 %rd85,%rd65,%rd84;
add.s64 %rd155,%rd64,%rd85;
$14_3:
setp.eq.s32 %p2,%r96,0;
@%p2 bra $14_5;
cvta.to.global.u64 %rd86,%rd74;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r137,%r138},[%rd88+32];
ld.global.u64 %rd150,[%rd88+24];
ld.global.u64 %rd149,[%rd88+16];
ld.global.u64 %rd148,[%rd88+8];
ld.global.u64 %rd147,[%rd88];
bra.uni $14_6;
$14_5:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd75,%rd89;
add.s64 %rd147,%rd74,%rd90;
$14_6:
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r14,%r102,%r103;
mov.u32 %r104,%ctaid.y;
shl.b32 %r105,%r104,3;
mov.u32 %r106,%tid.y;
add.s32 %r15,%r105,%r106;
setp.ge.s32 %p3,%r14,%r137;
setp.ge.s32 %p4,%r15,%r138;
or.pred %p5,%p4,%p3;
@%p5 bra $14_89;
setp.eq.s32 %p6,%r83,2;
@%p6 bra $14_14;
bra.uni $14_8;
$14_14:
setp.eq.s32 %p14,%r92,0;
@%p14 bra $14_16;
cvta.to.global.u64 %rd94,%rd69;
mul.wide.s32 %rd95,%r1,40;
add.s64 %rd96,%rd94,%rd95;
ld.global.u64 %rd154,[%rd96+24];
ld.global.u64 %rd153,[%rd96+16];
ld.global.u64 %rd152,[%rd96+8];
ld.global.u64 %rd151,[%rd96];
bra.uni $14_17;
$14_8:
setp.eq.s64 %p7,%rd79,0;
@%p7 bra $14_10;
cvta.to.global.u64 %rd91,%rd79;
mul.wide.u32 %rd92,%r1,72;
add.s64 %rd93,%rd91,%rd92;
ld.global.f64 %fd81,[%rd93];
ld.global.f64 %fd82,[%rd93+8];
ld.global.f64 %fd83,[%rd93+16];
ld.global.f64 %fd84,[%rd93+24];
ld.global.f64 %fd85,[%rd93+32];
ld.global.f64 %fd86,[%rd93+40];
ld.global.f64 %fd87,[%rd93+48];
ld.global.f64 %fd88,[%rd93+56];
ld.global.f64 %fd89,[%rd93+64];
$14_10:
setp.eq.f64 %p8,%fd88,0d0000000000000000;
setp.eq.f64 %p9,%fd87,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd56,%fd82,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd57,%fd81,%fd29,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd28;
fma.rn.f64 %fd59,%fd84,%fd29,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p12,%p10,%p11;
@%p12 bra $14_18;
mul.rn.f64 %fd61,%fd88,%fd28;
fma.rn.f64 %fd62,%fd87,%fd29,%fd61;
add.rn.f64 %fd32,%fd62,%fd89;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p13 bra $14_13;
rcp.rn.f64 %fd90,%fd32;
$14_13:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $14_18;
$14_16:
cvt.s64.s32 %rd97,%r1;
mul.lo.s64 %rd98,%rd70,%rd97;
add.s64 %rd151,%rd69,%rd98;
$14_17:
cvt.s64.s32 %rd101,%r15;
mul.lo.s64 %rd102,%rd152,%rd101;
cvt.s64.s32 %rd103,%r14;
mul.lo.s64 %rd104,%rd153,%rd103;
add.s64 %rd105,%rd102,%rd104;
add.s64 %rd99,%rd151,%rd105;
ld.global.nc.f32 %f76,[%rd99];
cvt.f64.f32 %fd92,%f76;
add.s64 %rd100,%rd99,%rd154;
ld.global.nc.f32 %f77,[%rd100];
cvt.f64.f32 %fd91,%f77;
$14_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r139,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $14_20;
add.s32 %r139,%r139,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$14_20:
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r140,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $14_22;
add.s32 %r140,%r140,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$14_22:
cvt.rn.f32.f64 %f78,%fd93;
add.f32 %f79,%f78,0f3F800000;
mov.f32 %f80,0f3F800000;
mul.f32 %f81,%f79,0f3F400000;
mov.f32 %f82,0f40700000;
sub.f32 %f83,%f82,%f81;
fma.rn.f32 %f84,%f79,%f83,0fC0C00000;
fma.rn.f32 %f1,%f79,%f84,0f40400000;
fma.rn.f32 %f85,%f78,0f3FA00000,0fC0100000;
mul.f32 %f86,%f85,%f78;
fma.rn.f32 %f2,%f86,%f78,0f3F800000;
sub.f32 %f87,%f80,%f78;
fma.rn.f32 %f88,%f87,0f3FA00000,0fC0100000;
mul.f32 %f89,%f87,%f88;
fma.rn.f32 %f3,%f87,%f89,0f3F800000;
sub.f32 %f90,%f80,%f1;
sub.f32 %f91,%f90,%f2;
sub.f32 %f4,%f91,%f3;
cvt.rn.f32.f64 %f92,%fd94;
add.f32 %f93,%f92,0f3F800000;
mul.f32 %f94,%f93,0f3F400000;
sub.f32 %f95,%f82,%f94;
fma.rn.f32 %f96,%f93,%f95,0fC0C00000;
fma.rn.f32 %f5,%f93,%f96,0f40400000;
fma.rn.f32 %f97,%f92,0f3FA00000,0fC0100000;
mul.f32 %f98,%f97,%f92;
fma.rn.f32 %f6,%f98,%f92,0f3F800000;
sub.f32 %f99,%f80,%f92;
fma.rn.f32 %f100,%f99,0f3FA00000,0fC0100000;
mul.f32 %f101,%f99,%f100;
fma.rn.f32 %f7,%f99,%f101,0f3F800000;
add.s32 %r141,%r139,-1;
setp.lt.u32 %p17,%r141,%r135;
@%p17 bra $14_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r129,%r139,-1;
st.param.b32 [param0+0],%r129;
.param .b32 param1;
st.param.b32 [param1+0],%r135;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r141,[retval0+0];
}
$14_24:
setp.lt.u32 %p18,%r139,%r135;
mov.u32 %r142,%r139;
@%p18 bra $14_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r139;
.param .b32 param1;
st.param.b32 [param1+0],%r135;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
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
$14_26:
add.s32 %r143,%r139,1;
setp.lt.u32 %p19,%r143,%r135;
@%p19 bra $14_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r130,%r139,1;
st.param.b32 [param0+0],%r130;
.param .b32 param1;
st.param.b32 [param1+0],%r135;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
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
$14_28:
add.s32 %r144,%r139,2;
setp.lt.u32 %p20,%r144,%r135;
@%p20 bra $14_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r131,%r139,2;
st.param.b32 [param0+0],%r131;
.param .b32 param1;
st.param.b32 [param1+0],%r135;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
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
$14_30:
add.s32 %r145,%r140,-1;
setp.lt.u32 %p21,%r145,%r136;
@%p21 bra $14_32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r132,%r140,-1;
st.param.b32 [param0+0],%r132;
.param .b32 param1;
st.param.b32 [param1+0],%r136;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
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
$14_32:
setp.lt.u32 %p22,%r140,%r136;
mov.u32 %r146,%r140;
@%p22 bra $14_34;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r140;
.param .b32 param1;
st.param.b32 [param1+0],%r136;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
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
$14_34:
add.s32 %r147,%r140,1;
setp.lt.u32 %p23,%r147,%r136;
@%p23 bra $14_36;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r133,%r140,1;
st.param.b32 [param0+0],%r133;
.param .b32 param1;
st.param.b32 [param1+0],%r136;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r147,[retval0+0];
}
$14_36:
add.s32 %r148,%r140,2;
setp.lt.u32 %p24,%r148,%r136;
@%p24 bra $14_38;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r134,%r140,2;
st.param.b32 [param0+0],%r134;
.param .b32 param1;
st.param.b32 [param1+0],%r136;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r148,[retval0+0];
}
$14_38:
setp.lt.s32 %p25,%r95,1;
@%p25 bra $14_89;
cvt.s64.s32 %rd106,%r15;
or.b32 %r53,%r145,%r141;
or.b32 %r54,%r145,%r142;
or.b32 %r55,%r145,%r143;
or.b32 %r56,%r145,%r144;
or.b32 %r57,%r146,%r141;
or.b32 %r58,%r146,%r142;
or.b32 %r59,%r146,%r143;
or.b32 %r60,%r146,%r144;
or.b32 %r61,%r147,%r141;
or.b32 %r62,%r147,%r142;
or.b32 %r63,%r147,%r143;
or.b32 %r64,%r147,%r144;
or.b32 %r65,%r148,%r141;
or.b32 %r66,%r148,%r142;
or.b32 %r67,%r148,%r143;
or.b32 %r68,%r148,%r144;
cvt.s64.s32 %rd107,%r14;
mul.lo.s64 %rd108,%rd149,%rd107;
mul.lo.s64 %rd109,%rd148,%rd106;
add.s64 %rd110,%rd108,%rd109;
add.s64 %rd157,%rd147,%rd110;
cvt.s64.s32 %rd111,%r144;
mul.lo.s64 %rd112,%rd145,%rd111;
cvt.s64.s32 %rd113,%r148;
mul.lo.s64 %rd114,%rd144,%rd113;
add.s64 %rd39,%rd112,%rd114;
cvt.s64.s32 %rd115,%r143;
mul.lo.s64 %rd116,%rd145,%rd115;
add.s64 %rd40,%rd116,%rd114;
cvt.s64.s32 %rd117,%r142;
mul.lo.s64 %rd118,%rd145,%rd117;
add.s64 %rd41,%rd118,%rd114;
cvt.s64.s32 %rd119,%r141;
mul.lo.s64 %rd120,%rd145,%rd119;
add.s64 %rd42,%rd120,%rd114;
cvt.s64.s32 %rd121,%r147;
mul.lo.s64 %rd122,%rd144,%rd121;
add.s64 %rd43,%rd112,%rd122;
add.s64 %rd44,%rd116,%rd122;
add.s64 %rd45,%rd118,%rd122;
add.s64 %rd46,%rd120,%rd122;
cvt.s64.s32 %rd123,%r146;
mul.lo.s64 %rd124,%rd144,%rd123;
add.s64 %rd47,%rd112,%rd124;
add.s64 %rd48,%rd116,%rd124;
add.s64 %rd49,%rd118,%rd124;
add.s64 %rd50,%rd120,%rd124;
cvt.s64.s32 %rd125,%r145;
mul.lo.s64 %rd126,%rd144,%rd125;
add.s64 %rd51,%rd112,%rd126;
add.s64 %rd52,%rd116,%rd126;
add.s64 %rd53,%rd118,%rd126;
add.s64 %rd54,%rd120,%rd126;
mov.f32 %f102,0f3F800000;
sub.f32 %f103,%f102,%f5;
sub.f32 %f104,%f103,%f6;
sub.f32 %f8,%f104,%f7;
mov.u32 %r149,0;
$14_40:
.pragma "nounroll";
setp.gt.s32 %p26,%r53,-1;
@%p26 bra $14_42;
bra.uni $14_41;
$14_42:
add.s64 %rd127,%rd155,%rd54;
ld.global.nc.u8 %r110,[%rd127];
cvt.u16.u32 %rs1,%r110;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f110,%rs2;
bra.uni $14_43;
$14_41:
ld.local.f32 %f110,[%rd156+4];
$14_43:
fma.rn.f32 %f12,%f1,%f110,0f00000000;
setp.gt.s32 %p27,%r54,-1;
@%p27 bra $14_45;
bra.uni $14_44;
$14_45:
add.s64 %rd128,%rd155,%rd53;
ld.global.nc.u8 %r111,[%rd128];
cvt.u16.u32 %rs3,%r111;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f111,%rs4;
bra.uni $14_46;
$14_44:
ld.local.f32 %f111,[%rd156+4];
$14_46:
fma.rn.f32 %f16,%f2,%f111,%f12;
setp.gt.s32 %p28,%r55,-1;
@%p28 bra $14_48;
bra.uni $14_47;
$14_48:
add.s64 %rd129,%rd155,%rd52;
ld.global.nc.u8 %r112,[%rd129];
cvt.u16.u32 %rs5,%r112;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f112,%rs6;
bra.uni $14_49;
$14_47:
ld.local.f32 %f112,[%rd156+4];
$14_49:
fma.rn.f32 %f20,%f3,%f112,%f16;
setp.gt.s32 %p29,%r56,-1;
@%p29 bra $14_51;
bra.uni $14_50;
$14_51:
add.s64 %rd130,%rd155,%rd51;
ld.global.nc.u8 %r113,[%rd130];
cvt.u16.u32 %rs7,%r113;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f113,%rs8;
bra.uni $14_52;
$14_50:
ld.local.f32 %f113,[%rd156+4];
$14_52:
fma.rn.f32 %f105,%f4,%f113,%f20;
fma.rn.f32 %f24,%f105,%f5,0f00000000;
setp.gt.s32 %p30,%r57,-1;
@%p30 bra $14_54;
bra.uni $14_53;
$14_54:
add.s64 %rd131,%rd155,%rd50;
ld.global.nc.u8 %r114,[%rd131];
cvt.u16.u32 %rs9,%r114;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f114,%rs10;
bra.uni $14_55;
$14_53:
ld.local.f32 %f114,[%rd156+4];
$14_55:
fma.rn.f32 %f28,%f1,%f114,0f00000000;
setp.gt.s32 %p31,%r58,-1;
@%p31 bra $14_57;
bra.uni $14_56;
$14_57:
add.s64 %rd132,%rd155,%rd49;
ld.global.nc.u8 %r115,[%rd132];
cvt.u16.u32 %rs11,%r115;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f115,%rs12;
bra.uni $14_58;
$14_56:
ld.local.f32 %f115,[%rd156+4];
$14_58:
fma.rn.f32 %f32,%f2,%f115,%f28;
setp.gt.s32 %p32,%r59,-1;
@%p32 bra $14_60;
bra.uni $14_59;
$14_60:
add.s64 %rd133,%rd155,%rd48;
ld.global.nc.u8 %r116,[%rd133];
cvt.u16.u32 %rs13,%r116;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f116,%rs14;
bra.uni $14_61;
$14_59:
ld.local.f32 %f116,[%rd156+4];
$14_61:
fma.rn.f32 %f36,%f3,%f116,%f32;
setp.gt.s32 %p33,%r60,-1;
@%p33 bra $14_63;
bra.uni $14_62;
$14_63:
add.s64 %rd134,%rd155,%rd47;
ld.global.nc.u8 %r117,[%rd134];
cvt.u16.u32 %rs15,%r117;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f117,%rs16;
bra.uni $14_64;
$14_62:
ld.local.f32 %f117,[%rd156+4];
$14_64:
fma.rn.f32 %f106,%f4,%f117,%f36;
fma.rn.f32 %f40,%f106,%f6,%f24;
setp.gt.s32 %p34,%r61,-1;
@%p34 bra $14_66;
bra.uni $14_65;
$14_66:
add.s64 %rd135,%rd155,%rd46;
ld.global.nc.u8 %r118,[%rd135];
cvt.u16.u32 %rs17,%r118;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f118,%rs18;
bra.uni $14_67;
$14_65:
ld.local.f32 %f118,[%rd156+4];
$14_67:
fma.rn.f32 %f44,%f1,%f118,0f00000000;
setp.gt.s32 %p35,%r62,-1;
@%p35 bra $14_69;
bra.uni $14_68;
$14_69:
add.s64 %rd136,%rd155,%rd45;
ld.global.nc.u8 %r119,[%rd136];
cvt.u16.u32 %rs19,%r119;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f119,%rs20;
bra.uni $14_70;
$14_68:
ld.local.f32 %f119,[%rd156+4];
$14_70:
fma.rn.f32 %f48,%f2,%f119,%f44;
setp.gt.s32 %p36,%r63,-1;
@%p36 bra $14_72;
bra.uni $14_71;
$14_72:
add.s64 %rd137,%rd155,%rd44;
ld.global.nc.u8 %r120,[%rd137];
cvt.u16.u32 %rs21,%r120;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f120,%rs22;
bra.uni $14_73;
$14_71:
ld.local.f32 %f120,[%rd156+4];
$14_73:
fma.rn.f32 %f52,%f3,%f120,%f48;
setp.gt.s32 %p37,%r64,-1;
@%p37 bra $14_75;
bra.uni $14_74;
$14_75:
add.s64 %rd138,%rd155,%rd43;
ld.global.nc.u8 %r121,[%rd138];
cvt.u16.u32 %rs23,%r121;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f121,%rs24;
bra.uni $14_76;
$14_74:
ld.local.f32 %f121,[%rd156+4];
$14_76:
fma.rn.f32 %f107,%f4,%f121,%f52;
fma.rn.f32 %f56,%f107,%f7,%f40;
setp.gt.s32 %p38,%r65,-1;
@%p38 bra $14_78;
bra.uni $14_77;
$14_78:
add.s64 %rd139,%rd155,%rd42;
ld.global.nc.u8 %r122,[%rd139];
cvt.u16.u32 %rs25,%r122;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f122,%rs26;
bra.uni $14_79;
$14_77:
ld.local.f32 %f122,[%rd156+4];
$14_79:
fma.rn.f32 %f60,%f1,%f122,0f00000000;
setp.gt.s32 %p39,%r66,-1;
@%p39 bra $14_81;
bra.uni $14_80;
$14_81:
add.s64 %rd140,%rd155,%rd41;
ld.global.nc.u8 %r123,[%rd140];
cvt.u16.u32 %rs27,%r123;
and.b16 %rs28,%rs27,255;
cvt.rn.f32.u16 %f123,%rs28;
bra.uni $14_82;
$14_80:
ld.local.f32 %f123,[%rd156+4];
$14_82:
fma.rn.f32 %f64,%f2,%f123,%f60;
setp.gt.s32 %p40,%r67,-1;
@%p40 bra $14_84;
bra.uni $14_83;
$14_84:
add.s64 %rd141,%rd155,%rd40;
ld.global.nc.u8 %r124,[%rd141];
cvt.u16.u32 %rs29,%r124;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f124,%rs30;
bra.uni $14_85;
$14_83:
ld.local.f32 %f124,[%rd156+4];
$14_85:
fma.rn.f32 %f68,%f3,%f124,%f64;
setp.gt.s32 %p41,%r68,-1;
@%p41 bra $14_87;
bra.uni $14_86;
$14_87:
add.s64 %rd142,%rd155,%rd39;
ld.global.nc.u8 %r125,[%rd142];
cvt.u16.u32 %rs31,%r125;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f125,%rs32;
bra.uni $14_88;
$14_86:
ld.local.f32 %f125,[%rd156+4];
$14_88:
fma.rn.f32 %f108,%f4,%f125,%f68;
fma.rn.f32 %f109,%f108,%f8,%f56;
cvt.rni.s32.f32 %r126,%f109;
max.s32 %r127,%r126,0;
min.s32 %r128,%r127,255;
st.u8 [%rd157],%r128;
add.s64 %rd157,%rd157,%rd150;
add.s64 %rd156,%rd156,4;
add.s64 %rd155,%rd155,%rd146;
add.s32 %r149,%r149,1;
setp.lt.s32 %p42,%r149,%r95;
@%p42 bra $14_40;
$14_89:
ret;
}
.visible .entry warp_cubic_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot15[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<43>;
.reg .b16 %rs<17>;
.reg .f32 %f<126>;
.reg .b32 %r<134>;
.reg .f64 %fd<95>;
.reg .b64 %rd<158>;
mov.u64 %SPL,__local_depot15;
ld.param.u64 %rd64,[p0];
ld.param.v2.u32 {%r119,%r120},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %rd69,[p2];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u64 %rd74,[p4];
ld.param.v2.u32 {%r121,%r122},[p5+32];
ld.param.v2.u32 {%r95,%r96},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u64 %rd79,[p8];
ld.param.u32 %r84,[p9];
ld.param.f32 %f72,[p10];
ld.param.f32 %f73,[p11];
ld.param.f32 %f74,[p12];
ld.param.f32 %f75,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd150,[p5+24];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd75,[p5];
ld.param.u64 %rd154,[p3+24];
ld.param.u64 %rd153,[p3+16];
ld.param.u64 %rd152,[p3+8];
ld.param.u64 %rd70,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd65,[p1];
add.u64 %rd156,%SPL,0;
st.local.u32 [%rd156],%r84;
st.local.f32 [%rd156+4],%f72;
st.local.f32 [%rd156+8],%f73;
st.local.f32 [%rd156+12],%f74;
st.local.f32 [%rd156+16],%f75;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $15_2;
cvta.to.global.u64 %rd81,%rd64;
mul.wide.s32 %rd82,%r1,40;
add.s64 %rd83,%rd81,%rd82;
ld.global.v2.u32 {%r119,%r120},[%rd83+32];
ld.global.u64 %rd146,[%rd83+24];
ld.global.u64 %rd145,[%rd83+16];
ld.global.u64 %rd144,[%rd83+8];
ld.global.u64 %rd155,[%rd83];
bra.uni $15_3;
$15_2:
cvt.s64.s32 %rd84,%r1;
mul.lo.s64 %rd85,%rd65,%rd84;
add.s64 %rd155,%rd64,%rd85;
$15_3:
setp.eq.s32 %p2,%r96,0;
@%p2 bra $15_5;
cvta.to.global.u64 %rd86,%rd74;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r121,%r122},[%rd88+32];
ld.global.u64 %rd150,[%rd88+24];
ld.global.u64 %rd149,[%rd88+16];
ld.global.u64 %rd148,[%rd88+8];
ld.global.u64 %rd147,[%rd88];
bra.uni $15_6;
$15_5:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd75,%rd89;
add.s64 %rd147,%rd74,%rd90;
$15_6:
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r14,%r102,%r103;
mov.u32 %r104,%ctaid.y;
shl.b32 %r105,%r104,3;
mov.u32 %r106,%tid.y;
add.s32 %r15,%r105,%r106;
setp.ge.s32 %p3,%r14,%r121;
setp.ge.s32 %p4,%r15,%r122;
or.pred %p5,%p4,%p3;
@%p5 bra $15_89;
setp.eq.s32 %p6,%r83,2;
@%p6 bra $15_14;
bra.uni $15_8;
$15_14:
setp.eq.s32 %p14,%r92,0;
@%p14 bra $15_16;
cvta.to.global.u64 %rd94,%rd69;
mul.wide.s32 %rd95,%r1,40;
add.s64 %rd96,%rd94,%rd95;
ld.global.u64 %rd154,[%rd96+24];
ld.global.u64 %rd153,[%rd96+16];
ld.global.u64 %rd152,[%rd96+8];
ld.global.u64 %rd151,[%rd96];
bra.uni $15_17;
$15_8:
setp.eq.s64 %p7,%rd79,0;
@%p7 bra $15_10;
cvta.to.global.u64 %rd91,%rd79;
mul.wide.u32 %rd92,%r1,72;
add.s64 %rd93,%rd91,%rd92;
ld.global.f64 %fd81,[%rd93];
ld.global.f64 %fd82,[%rd93+8];
ld.global.f64 %fd83,[%rd93+16];
ld.global.f64 %fd84,[%rd93+24];
ld.global.f64 %fd85,[%rd93+32];
ld.global.f64 %fd86,[%rd93+40];
ld.global.f64 %fd87,[%rd93+48];
ld.global.f64 %fd88,[%rd93+56];
ld.global.f64 %fd89,[%rd93+64];
$15_10:
setp.eq.f64 %p8,%fd88,0d0000000000000000;
setp.eq.f64 %p9,%fd87,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd56,%fd82,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd57,%fd81,%fd29,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd28;
fma.rn.f64 %fd59,%fd84,%fd29,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p12,%p10,%p11;
@%p12 bra $15_18;
mul.rn.f64 %fd61,%fd88,%fd28;
fma.rn.f64 %fd62,%fd87,%fd29,%fd61;
add.rn.f64 %fd32,%fd62,%fd89;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p13 bra $15_13;
rcp.rn.f64 %fd90,%fd32;
$15_13:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $15_18;
$15_16:
cvt.s64.s32 %rd97,%r1;
mul.lo.s64 %rd98,%rd70,%rd97;
add.s64 %rd151,%rd69,%rd98;
$15_17:
cvt.s64.s32 %rd101,%r15;
mul.lo.s64 %rd102,%rd152,%rd101;
cvt.s64.s32 %rd103,%r14;
mul.lo.s64 %rd104,%rd153,%rd103;
add.s64 %rd105,%rd102,%rd104;
add.s64 %rd99,%rd151,%rd105;
ld.global.nc.f32 %f76,[%rd99];
cvt.f64.f32 %fd92,%f76;
add.s64 %rd100,%rd99,%rd154;
ld.global.nc.f32 %f77,[%rd100];
cvt.f64.f32 %fd91,%f77;
$15_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r123,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $15_20;
add.s32 %r123,%r123,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$15_20:
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r124,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $15_22;
add.s32 %r124,%r124,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$15_22:
cvt.rn.f32.f64 %f78,%fd93;
add.f32 %f79,%f78,0f3F800000;
mov.f32 %f80,0f3F800000;
mul.f32 %f81,%f79,0f3F400000;
mov.f32 %f82,0f40700000;
sub.f32 %f83,%f82,%f81;
fma.rn.f32 %f84,%f79,%f83,0fC0C00000;
fma.rn.f32 %f1,%f79,%f84,0f40400000;
fma.rn.f32 %f85,%f78,0f3FA00000,0fC0100000;
mul.f32 %f86,%f85,%f78;
fma.rn.f32 %f2,%f86,%f78,0f3F800000;
sub.f32 %f87,%f80,%f78;
fma.rn.f32 %f88,%f87,0f3FA00000,0fC0100000;
mul.f32 %f89,%f87,%f88;
fma.rn.f32 %f3,%f87,%f89,0f3F800000;
sub.f32 %f90,%f80,%f1;
sub.f32 %f91,%f90,%f2;
sub.f32 %f4,%f91,%f3;
cvt.rn.f32.f64 %f92,%fd94;
add.f32 %f93,%f92,0f3F800000;
mul.f32 %f94,%f93,0f3F400000;
sub.f32 %f95,%f82,%f94;
fma.rn.f32 %f96,%f93,%f95,0fC0C00000;
fma.rn.f32 %f5,%f93,%f96,0f40400000;
fma.rn.f32 %f97,%f92,0f3FA00000,0fC0100000;
mul.f32 %f98,%f97,%f92;
fma.rn.f32 %f6,%f98,%f92,0f3F800000;
sub.f32 %f99,%f80,%f92;
fma.rn.f32 %f100,%f99,0f3FA00000,0fC0100000;
mul.f32 %f101,%f99,%f100;
fma.rn.f32 %f7,%f99,%f101,0f3F800000;
add.s32 %r125,%r123,-1;
setp.lt.u32 %p17,%r125,%r119;
@%p17 bra $15_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r113,%r123,-1;
st.param.b32 [param0+0],%r113;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r125,[retval0+0];
}
$15_24:
setp.lt.u32 %p18,%r123,%r119;
mov.u32 %r126,%r123;
@%p18 bra $15_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r123;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r126,[retval0+0];
}
$15_26:
add.s32 %r127,%r123,1;
setp.lt.u32 %p19,%r127,%r119;
@%p19 bra $15_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r114,%r123,1;
st.param.b32 [param0+0],%r114;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r127,[retval0+0];
}
$15_28:
add.s32 %r128,%r123,2;
setp.lt.u32 %p20,%r128,%r119;
@%p20 bra $15_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r115,%r123,2;
st.param.b32 [param0+0],%r115;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r128,[retval0+0];
}
$15_30:
add.s32 %r129,%r124,-1;
setp.lt.u32 %p21,%r129,%r120;
@%p21 bra $15_32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r116,%r124,-1;
st.param.b32 [param0+0],%r116;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r129,[retval0+0];
}
$15_32:
setp.lt.u32 %p22,%r124,%r120;
mov.u32 %r130,%r124;
@%p22 bra $15_34;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r124;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r130,[retval0+0];
}
$15_34:
add.s32 %r131,%r124,1;
setp.lt.u32 %p23,%r131,%r120;
@%p23 bra $15_36;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r117,%r124,1;
st.param.b32 [param0+0],%r117;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r131,[retval0+0];
}
$15_36:
add.s32 %r132,%r124,2;
setp.lt.u32 %p24,%r132,%r120;
@%p24 bra $15_38;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r118,%r124,2;
st.param.b32 [param0+0],%r118;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r132,[retval0+0];
}
$15_38:
setp.lt.s32 %p25,%r95,1;
@%p25 bra $15_89;
cvt.s64.s32 %rd106,%r15;
or.b32 %r53,%r129,%r125;
or.b32 %r54,%r129,%r126;
or.b32 %r55,%r129,%r127;
or.b32 %r56,%r129,%r128;
or.b32 %r57,%r130,%r125;
or.b32 %r58,%r130,%r126;
or.b32 %r59,%r130,%r127;
or.b32 %r60,%r130,%r128;
or.b32 %r61,%r131,%r125;
or.b32 %r62,%r131,%r126;
or.b32 %r63,%r131,%r127;
or.b32 %r64,%r131,%r128;
or.b32 %r65,%r132,%r125;
or.b32 %r66,%r132,%r126;
or.b32 %r67,%r132,%r127;
or.b32 %r68,%r132,%r128;
cvt.s64.s32 %rd107,%r14;
mul.lo.s64 %rd108,%rd149,%rd107;
mul.lo.s64 %rd109,%rd148,%rd106;
add.s64 %rd110,%rd108,%rd109;
add.s64 %rd157,%rd147,%rd110;
cvt.s64.s32 %rd111,%r128;
mul.lo.s64 %rd112,%rd145,%rd111;
cvt.s64.s32 %rd113,%r132;
mul.lo.s64 %rd114,%rd144,%rd113;
add.s64 %rd39,%rd112,%rd114;
cvt.s64.s32 %rd115,%r127;
mul.lo.s64 %rd116,%rd145,%rd115;
add.s64 %rd40,%rd116,%rd114;
cvt.s64.s32 %rd117,%r126;
mul.lo.s64 %rd118,%rd145,%rd117;
add.s64 %rd41,%rd118,%rd114;
cvt.s64.s32 %rd119,%r125;
mul.lo.s64 %rd120,%rd145,%rd119;
add.s64 %rd42,%rd120,%rd114;
cvt.s64.s32 %rd121,%r131;
mul.lo.s64 %rd122,%rd144,%rd121;
add.s64 %rd43,%rd112,%rd122;
add.s64 %rd44,%rd116,%rd122;
add.s64 %rd45,%rd118,%rd122;
add.s64 %rd46,%rd120,%rd122;
cvt.s64.s32 %rd123,%r130;
mul.lo.s64 %rd124,%rd144,%rd123;
add.s64 %rd47,%rd112,%rd124;
add.s64 %rd48,%rd116,%rd124;
add.s64 %rd49,%rd118,%rd124;
add.s64 %rd50,%rd120,%rd124;
cvt.s64.s32 %rd125,%r129;
mul.lo.s64 %rd126,%rd144,%rd125;
add.s64 %rd51,%rd112,%rd126;
add.s64 %rd52,%rd116,%rd126;
add.s64 %rd53,%rd118,%rd126;
add.s64 %rd54,%rd120,%rd126;
mov.f32 %f102,0f3F800000;
sub.f32 %f103,%f102,%f5;
sub.f32 %f104,%f103,%f6;
sub.f32 %f8,%f104,%f7;
mov.u32 %r133,0;
$15_40:
.pragma "nounroll";
setp.gt.s32 %p26,%r53,-1;
@%p26 bra $15_42;
bra.uni $15_41;
$15_42:
add.s64 %rd127,%rd155,%rd54;
ld.global.nc.u16 %rs1,[%rd127];
cvt.rn.f32.u16 %f110,%rs1;
bra.uni $15_43;
$15_41:
ld.local.f32 %f110,[%rd156+4];
$15_43:
fma.rn.f32 %f12,%f1,%f110,0f00000000;
setp.gt.s32 %p27,%r54,-1;
@%p27 bra $15_45;
bra.uni $15_44;
$15_45:
add.s64 %rd128,%rd155,%rd53;
ld.global.nc.u16 %rs2,[%rd128];
cvt.rn.f32.u16 %f111,%rs2;
bra.uni $15_46;
$15_44:
ld.local.f32 %f111,[%rd156+4];
$15_46:
fma.rn.f32 %f16,%f2,%f111,%f12;
setp.gt.s32 %p28,%r55,-1;
@%p28 bra $15_48;
bra.uni $15_47;
$15_48:
add.s64 %rd129,%rd155,%rd52;
ld.global.nc.u16 %rs3,[%rd129];
cvt.rn.f32.u16 %f112,%rs3;
bra.uni $15_49;
$15_47:
ld.local.f32 %f112,[%rd156+4];
$15_49:
fma.rn.f32 %f20,%f3,%f112,%f16;
setp.gt.s32 %p29,%r56,-1;
@%p29 bra $15_51;
bra.uni $15_50;
$15_51:
add.s64 %rd130,%rd155,%rd51;
ld.global.nc.u16 %rs4,[%rd130];
cvt.rn.f32.u16 %f113,%rs4;
bra.uni $15_52;
$15_50:
ld.local.f32 %f113,[%rd156+4];
$15_52:
fma.rn.f32 %f105,%f4,%f113,%f20;
fma.rn.f32 %f24,%f105,%f5,0f00000000;
setp.gt.s32 %p30,%r57,-1;
@%p30 bra $15_54;
bra.uni $15_53;
$15_54:
add.s64 %rd131,%rd155,%rd50;
ld.global.nc.u16 %rs5,[%rd131];
cvt.rn.f32.u16 %f114,%rs5;
bra.uni $15_55;
$15_53:
ld.local.f32 %f114,[%rd156+4];
$15_55:
fma.rn.f32 %f28,%f1,%f114,0f00000000;
setp.gt.s32 %p31,%r58,-1;
@%p31 bra $15_57;
bra.uni $15_56;
$15_57:
add.s64 %rd132,%rd155,%rd49;
ld.global.nc.u16 %rs6,[%rd132];
cvt.rn.f32.u16 %f115,%rs6;
bra.uni $15_58;
$15_56:
ld.local.f32 %f115,[%rd156+4];
$15_58:
fma.rn.f32 %f32,%f2,%f115,%f28;
setp.gt.s32 %p32,%r59,-1;
@%p32 bra $15_60;
bra.uni $15_59;
$15_60:
add.s64 %rd133,%rd155,%rd48;
ld.global.nc.u16 %rs7,[%rd133];
cvt.rn.f32.u16 %f116,%rs7;
bra.uni $15_61;
$15_59:
ld.local.f32 %f116,[%rd156+4];
$15_61:
fma.rn.f32 %f36,%f3,%f116,%f32;
setp.gt.s32 %p33,%r60,-1;
@%p33 bra $15_63;
bra.uni $15_62;
$15_63:
add.s64 %rd134,%rd155,%rd47;
ld.global.nc.u16 %rs8,[%rd134];
cvt.rn.f32.u16 %f117,%rs8;
bra.uni $15_64;
$15_62:
ld.local.f32 %f117,[%rd156+4];
$15_64:
fma.rn.f32 %f106,%f4,%f117,%f36;
fma.rn.f32 %f40,%f106,%f6,%f24;
setp.gt.s32 %p34,%r61,-1;
@%p34 bra $15_66;
bra.uni $15_65;
$15_66:
add.s64 %rd135,%rd155,%rd46;
ld.global.nc.u16 %rs9,[%rd135];
cvt.rn.f32.u16 %f118,%rs9;
bra.uni $15_67;
$15_65:
ld.local.f32 %f118,[%rd156+4];
$15_67:
fma.rn.f32 %f44,%f1,%f118,0f00000000;
setp.gt.s32 %p35,%r62,-1;
@%p35 bra $15_69;
bra.uni $15_68;
$15_69:
add.s64 %rd136,%rd155,%rd45;
ld.global.nc.u16 %rs10,[%rd136];
cvt.rn.f32.u16 %f119,%rs10;
bra.uni $15_70;
$15_68:
ld.local.f32 %f119,[%rd156+4];
$15_70:
fma.rn.f32 %f48,%f2,%f119,%f44;
setp.gt.s32 %p36,%r63,-1;
@%p36 bra $15_72;
bra.uni $15_71;
$15_72:
add.s64 %rd137,%rd155,%rd44;
ld.global.nc.u16 %rs11,[%rd137];
cvt.rn.f32.u16 %f120,%rs11;
bra.uni $15_73;
$15_71:
ld.local.f32 %f120,[%rd156+4];
$15_73:
fma.rn.f32 %f52,%f3,%f120,%f48;
setp.gt.s32 %p37,%r64,-1;
@%p37 bra $15_75;
bra.uni $15_74;
$15_75:
add.s64 %rd138,%rd155,%rd43;
ld.global.nc.u16 %rs12,[%rd138];
cvt.rn.f32.u16 %f121,%rs12;
bra.uni $15_76;
$15_74:
ld.local.f32 %f121,[%rd156+4];
$15_76:
fma.rn.f32 %f107,%f4,%f121,%f52;
fma.rn.f32 %f56,%f107,%f7,%f40;
setp.gt.s32 %p38,%r65,-1;
@%p38 bra $15_78;
bra.uni $15_77;
$15_78:
add.s64 %rd139,%rd155,%rd42;
ld.global.nc.u16 %rs13,[%rd139];
cvt.rn.f32.u16 %f122,%rs13;
bra.uni $15_79;
$15_77:
ld.local.f32 %f122,[%rd156+4];
$15_79:
fma.rn.f32 %f60,%f1,%f122,0f00000000;
setp.gt.s32 %p39,%r66,-1;
@%p39 bra $15_81;
bra.uni $15_80;
$15_81:
add.s64 %rd140,%rd155,%rd41;
ld.global.nc.u16 %rs14,[%rd140];
cvt.rn.f32.u16 %f123,%rs14;
bra.uni $15_82;
$15_80:
ld.local.f32 %f123,[%rd156+4];
$15_82:
fma.rn.f32 %f64,%f2,%f123,%f60;
setp.gt.s32 %p40,%r67,-1;
@%p40 bra $15_84;
bra.uni $15_83;
$15_84:
add.s64 %rd141,%rd155,%rd40;
ld.global.nc.u16 %rs15,[%rd141];
cvt.rn.f32.u16 %f124,%rs15;
bra.uni $15_85;
$15_83:
ld.local.f32 %f124,[%rd156+4];
$15_85:
fma.rn.f32 %f68,%f3,%f124,%f64;
setp.gt.s32 %p41,%r68,-1;
@%p41 bra $15_87;
bra.uni $15_86;
$15_87:
add.s64 %rd142,%rd155,%rd39;
ld.global.nc.u16 %rs16,[%rd142];
cvt.rn.f32.u16 %f125,%rs16;
bra.uni $15_88;
$15_86:
ld.local.f32 %f125,[%rd156+4];
$15_88:
fma.rn.f32 %f108,%f4,%f125,%f68;
fma.rn.f32 %f109,%f108,%f8,%f56;
cvt.rni.s32.f32 %r110,%f109;
max.s32 %r111,%r110,0;
min.s32 %r112,%r111,65535;
st.u16 [%rd157],%r112;
add.s64 %rd157,%rd157,%rd150;
add.s64 %rd156,%rd156,4;
add.s64 %rd155,%rd155,%rd146;
add.s32 %r133,%r133,1;
setp.lt.s32 %p42,%r133,%r95;
@%p42 bra $15_40;
$15_89:
ret;
}
.visible .entry warp_cubic_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot16[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<43>;
.reg .b16 %rs<17>;
.reg .f32 %f<126>;
.reg .b32 %r<134>;
.reg .f64 %fd<95>;
.reg .b64 %rd<158>;
mov.u64 %SPL,__local_depot16;
ld.param.u64 %rd64,[p0];
ld.param.v2.u32 {%r119,%r120},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %rd69,[p2];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u64 %rd74,[p4];
ld.param.v2.u32 {%r121,%r122},[p5+32];
ld.param.v2.u32 {%r95,%r96},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u64 %rd79,[p8];
ld.param.u32 %r84,[p9];
ld.param.f32 %f72,[p10];
ld.param.f32 %f73,[p11];
ld.param.f32 %f74,[p12];
ld.param.f32 %f75,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd150,[p5+24];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd75,[p5];
ld.param.u64 %rd154,[p3+24];
ld.param.u64 %rd153,[p3+16];
ld.param.u64 %rd152,[p3+8];
ld.param.u64 %rd70,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd65,[p1];
add.u64 %rd156,%SPL,0;
st.local.u32 [%rd156],%r84;
st.local.f32 [%rd156+4],%f72;
st.local.f32 [%rd156+8],%f73;
st.local.f32 [%rd156+12],%f74;
st.local.f32 [%rd156+16],%f75;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $16_2;
cvta.to.global.u64 %rd81,%rd64;
mul.wide.s32 %rd82,%r1,40;
add.s64 %rd83,%rd81,%rd82;
ld.global.v2.u32 {%r119,%r120},[%rd83+32];
ld.global.u64 %rd146,[%rd83+24];
ld.global.u64 %rd145,[%rd83+16];
ld.global.u64 %rd144,[%rd83+8];
ld.global.u64 %rd155,[%rd83];
bra.uni $16_3;
$16_2:
cvt.s64.s32 %rd84,%r1;
mul.lo.s64 %rd85,%rd65,%rd84;
add.s64 %rd155,%rd64,%rd85;
$16_3:
setp.eq.s32 %p2,%r96,0;
@%p2 bra $16_5;
cvta.to.global.u64 %rd86,%rd74;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r121,%r122},[%rd88+32];
ld.global.u64 %rd150,[%rd88+24];
ld.global.u64 %rd149,[%rd88+16];
ld.global.u64 %rd148,[%rd88+8];
ld.global.u64 %rd147,[%rd88];
bra.uni $16_6;
$16_5:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd75,%rd89;
add.s64 %rd147,%rd74,%rd90;
$16_6:
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r14,%r102,%r103;
mov.u32 %r104,%ctaid.y;
shl.b32 %r105,%r104,3;
mov.u32 %r106,%tid.y;
add.s32 %r15,%r105,%r106;
setp.ge.s32 %p3,%r14,%r121;
setp.ge.s32 %p4,%r15,%r122;
or.pred %p5,%p4,%p3;
@%p5 bra $16_89;
setp.eq.s32 %p6,%r83,2;
@%p6 bra $16_14;
bra.uni $16_8;
$16_14:
setp.eq.s32 %p14,%r92,0;
@%p14 bra $16_16;
cvta.to.global.u64 %rd94,%rd69;
mul.wide.s32 %rd95,%r1,40;
add.s64 %rd96,%rd94,%rd95;
ld.global.u64 %rd154,[%rd96+24];
ld.global.u64 %rd153,[%rd96+16];
ld.global.u64 %rd152,[%rd96+8];
ld.global.u64 %rd151,[%rd96];
bra.uni $16_17;
$16_8:
setp.eq.s64 %p7,%rd79,0;
@%p7 bra $16_10;
cvta.to.global.u64 %rd91,%rd79;
mul.wide.u32 %rd92,%r1,72;
add.s64 %rd93,%rd91,%rd92;
ld.global.f64 %fd81,[%rd93];
ld.global.f64 %fd82,[%rd93+8];
ld.global.f64 %fd83,[%rd93+16];
ld.global.f64 %fd84,[%rd93+24];
ld.global.f64 %fd85,[%rd93+32];
ld.global.f64 %fd86,[%rd93+40];
ld.global.f64 %fd87,[%rd93+48];
ld.global.f64 %fd88,[%rd93+56];
ld.global.f64 %fd89,[%rd93+64];
$16_10:
setp.eq.f64 %p8,%fd88,0d0000000000000000;
setp.eq.f64 %p9,%fd87,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd56,%fd82,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd57,%fd81,%fd29,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd28;
fma.rn.f64 %fd59,%fd84,%fd29,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p12,%p10,%p11;
@%p12 bra $16_18;
mul.rn.f64 %fd61,%fd88,%fd28;
fma.rn.f64 %fd62,%fd87,%fd29,%fd61;
add.rn.f64 %fd32,%fd62,%fd89;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p13 bra $16_13;
rcp.rn.f64 %fd90,%fd32;
$16_13:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $16_18;
$16_16:
cvt.s64.s32 %rd97,%r1;
mul.lo.s64 %rd98,%rd70,%rd97;
add.s64 %rd151,%rd69,%rd98;
$16_17:
cvt.s64.s32 %rd101,%r15;
mul.lo.s64 %rd102,%rd152,%rd101;
cvt.s64.s32 %rd103,%r14;
mul.lo.s64 %rd104,%rd153,%rd103;
add.s64 %rd105,%rd102,%rd104;
add.s64 %rd99,%rd151,%rd105;
ld.global.nc.f32 %f76,[%rd99];
cvt.f64.f32 %fd92,%f76;
add.s64 %rd100,%rd99,%rd154;
ld.global.nc.f32 %f77,[%rd100];
cvt.f64.f32 %fd91,%f77;
$16_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r123,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $16_20;
add.s32 %r123,%r123,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$16_20:
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r124,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $16_22;
add.s32 %r124,%r124,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$16_22:
cvt.rn.f32.f64 %f78,%fd93;
add.f32 %f79,%f78,0f3F800000;
mov.f32 %f80,0f3F800000;
mul.f32 %f81,%f79,0f3F400000;
mov.f32 %f82,0f40700000;
sub.f32 %f83,%f82,%f81;
fma.rn.f32 %f84,%f79,%f83,0fC0C00000;
fma.rn.f32 %f1,%f79,%f84,0f40400000;
fma.rn.f32 %f85,%f78,0f3FA00000,0fC0100000;
mul.f32 %f86,%f85,%f78;
fma.rn.f32 %f2,%f86,%f78,0f3F800000;
sub.f32 %f87,%f80,%f78;
fma.rn.f32 %f88,%f87,0f3FA00000,0fC0100000;
mul.f32 %f89,%f87,%f88;
fma.rn.f32 %f3,%f87,%f89,0f3F800000;
sub.f32 %f90,%f80,%f1;
sub.f32 %f91,%f90,%f2;
sub.f32 %f4,%f91,%f3;
cvt.rn.f32.f64 %f92,%fd94;
add.f32 %f93,%f92,0f3F800000;
mul.f32 %f94,%f93,0f3F400000;
sub.f32 %f95,%f82,%f94;
fma.rn.f32 %f96,%f93,%f95,0fC0C00000;
fma.rn.f32 %f5,%f93,%f96,0f40400000;
fma.rn.f32 %f97,%f92,0f3FA00000,0fC0100000;
mul.f32 %f98,%f97,%f92;
fma.rn.f32 %f6,%f98,%f92,0f3F800000;
sub.f32 %f99,%f80,%f92;
fma.rn.f32 %f100,%f99,0f3FA00000,0fC0100000;
mul.f32 %f101,%f99,%f100;
fma.rn.f32 %f7,%f99,%f101,0f3F800000;
add.s32 %r125,%r123,-1;
setp.lt.u32 %p17,%r125,%r119;
@%p17 bra $16_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r113,%r123,-1;
st.param.b32 [param0+0],%r113;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r125,[retval0+0];
}
$16_24:
setp.lt.u32 %p18,%r123,%r119;
mov.u32 %r126,%r123;
@%p18 bra $16_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r123;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r126,[retval0+0];
}
$16_26:
add.s32 %r127,%r123,1;
setp.lt.u32 %p19,%r127,%r119;
@%p19 bra $16_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r114,%r123,1;
st.param.b32 [param0+0],%r114;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r127,[retval0+0];
}
$16_28:
add.s32 %r128,%r123,2;
setp.lt.u32 %p20,%r128,%r119;
@%p20 bra $16_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r115,%r123,2;
st.param.b32 [param0+0],%r115;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r128,[retval0+0];
}
$16_30:
add.s32 %r129,%r124,-1;
setp.lt.u32 %p21,%r129,%r120;
@%p21 bra $16_32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r116,%r124,-1;
st.param.b32 [param0+0],%r116;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r129,[retval0+0];
}
$16_32:
setp.lt.u32 %p22,%r124,%r120;
mov.u32 %r130,%r124;
@%p22 bra $16_34;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r124;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r130,[retval0+0];
}
$16_34:
add.s32 %r131,%r124,1;
setp.lt.u32 %p23,%r131,%r120;
@%p23 bra $16_36;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r117,%r124,1;
st.param.b32 [param0+0],%r117;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r131,[retval0+0];
}
$16_36:
add.s32 %r132,%r124,2;
setp.lt.u32 %p24,%r132,%r120;
@%p24 bra $16_38;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r118,%r124,2;
st.param.b32 [param0+0],%r118;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r132,[retval0+0];
}
$16_38:
setp.lt.s32 %p25,%r95,1;
@%p25 bra $16_89;
cvt.s64.s32 %rd106,%r15;
or.b32 %r53,%r129,%r125;
or.b32 %r54,%r129,%r126;
or.b32 %r55,%r129,%r127;
or.b32 %r56,%r129,%r128;
or.b32 %r57,%r130,%r125;
or.b32 %r58,%r130,%r126;
or.b32 %r59,%r130,%r127;
or.b32 %r60,%r130,%r128;
or.b32 %r61,%r131,%r125;
or.b32 %r62,%r131,%r126;
or.b32 %r63,%r131,%r127;
or.b32 %r64,%r131,%r128;
or.b32 %r65,%r132,%r125;
or.b32 %r66,%r132,%r126;
or.b32 %r67,%r132,%r127;
or.b32 %r68,%r132,%r128;
cvt.s64.s32 %rd107,%r14;
mul.lo.s64 %rd108,%rd149,%rd107;
mul.lo.s64 %rd109,%rd148,%rd106;
add.s64 %rd110,%rd108,%rd109;
add.s64 %rd157,%rd147,%rd110;
cvt.s64.s32 %rd111,%r128;
mul.lo.s64 %rd112,%rd145,%rd111;
cvt.s64.s32 %rd113,%r132;
mul.lo.s64 %rd114,%rd144,%rd113;
add.s64 %rd39,%rd112,%rd114;
cvt.s64.s32 %rd115,%r127;
mul.lo.s64 %rd116,%rd145,%rd115;
add.s64 %rd40,%rd116,%rd114;
cvt.s64.s32 %rd117,%r126;
mul.lo.s64 %rd118,%rd145,%rd117;
add.s64 %rd41,%rd118,%rd114;
cvt.s64.s32 %rd119,%r125;
mul.lo.s64 %rd120,%rd145,%rd119;
add.s64 %rd42,%rd120,%rd114;
cvt.s64.s32 %rd121,%r131;
mul.lo.s64 %rd122,%rd144,%rd121;
add.s64 %rd43,%rd112,%rd122;
add.s64 %rd44,%rd116,%rd122;
add.s64 %rd45,%rd118,%rd122;
add.s64 %rd46,%rd120,%rd122;
cvt.s64.s32 %rd123,%r130;
mul.lo.s64 %rd124,%rd144,%rd123;
add.s64 %rd47,%rd112,%rd124;
add.s64 %rd48,%rd116,%rd124;
add.s64 %rd49,%rd118,%rd124;
add.s64 %rd50,%rd120,%rd124;
cvt.s64.s32 %rd125,%r129;
mul.lo.s64 %rd126,%rd144,%rd125;
add.s64 %rd51,%rd112,%rd126;
add.s64 %rd52,%rd116,%rd126;
add.s64 %rd53,%rd118,%rd126;
add.s64 %rd54,%rd120,%rd126;
mov.f32 %f102,0f3F800000;
sub.f32 %f103,%f102,%f5;
sub.f32 %f104,%f103,%f6;
sub.f32 %f8,%f104,%f7;
mov.u32 %r133,0;
$16_40:
.pragma "nounroll";
setp.gt.s32 %p26,%r53,-1;
@%p26 bra $16_42;
bra.uni $16_41;
$16_42:
add.s64 %rd127,%rd155,%rd54;
ld.global.nc.s16 %rs1,[%rd127];
cvt.rn.f32.s16 %f110,%rs1;
bra.uni $16_43;
$16_41:
ld.local.f32 %f110,[%rd156+4];
$16_43:
fma.rn.f32 %f12,%f1,%f110,0f00000000;
setp.gt.s32 %p27,%r54,-1;
@%p27 bra $16_45;
bra.uni $16_44;
$16_45:
add.s64 %rd128,%rd155,%rd53;
ld.global.nc.s16 %rs2,[%rd128];
cvt.rn.f32.s16 %f111,%rs2;
bra.uni $16_46;
$16_44:
ld.local.f32 %f111,[%rd156+4];
$16_46:
fma.rn.f32 %f16,%f2,%f111,%f12;
setp.gt.s32 %p28,%r55,-1;
@%p28 bra $16_48;
bra.uni $16_47;
$16_48:
add.s64 %rd129,%rd155,%rd52;
ld.global.nc.s16 %rs3,[%rd129];
cvt.rn.f32.s16 %f112,%rs3;
bra.uni $16_49;
$16_47:
ld.local.f32 %f112,[%rd156+4];
$16_49:
fma.rn.f32 %f20,%f3,%f112,%f16;
setp.gt.s32 %p29,%r56,-1;
@%p29 bra $16_51;
bra.uni $16_50;
$16_51:
add.s64 %rd130,%rd155,%rd51;
ld.global.nc.s16 %rs4,[%rd130];
cvt.rn.f32.s16 %f113,%rs4;
bra.uni $16_52;
$16_50:
ld.local.f32 %f113,[%rd156+4];
$16_52:
fma.rn.f32 %f105,%f4,%f113,%f20;
fma.rn.f32 %f24,%f105,%f5,0f00000000;
setp.gt.s32 %p30,%r57,-1;
@%p30 bra $16_54;
bra.uni $16_53;
$16_54:
add.s64 %rd131,%rd155,%rd50;
ld.global.nc.s16 %rs5,[%rd131];
cvt.rn.f32.s16 %f114,%rs5;
bra.uni $16_55;
$16_53:
ld.local.f32 %f114,[%rd156+4];
$16_55:
fma.rn.f32 %f28,%f1,%f114,0f00000000;
setp.gt.s32 %p31,%r58,-1;
@%p31 bra $16_57;
bra.uni $16_56;
$16_57:
add.s64 %rd132,%rd155,%rd49;
ld.global.nc.s16 %rs6,[%rd132];
cvt.rn.f32.s16 %f115,%rs6;
bra.uni $16_58;
$16_56:
ld.local.f32 %f115,[%rd156+4];
$16_58:
fma.rn.f32 %f32,%f2,%f115,%f28;
setp.gt.s32 %p32,%r59,-1;
@%p32 bra $16_60;
bra.uni $16_59;
$16_60:
add.s64 %rd133,%rd155,%rd48;
ld.global.nc.s16 %rs7,[%rd133];
cvt.rn.f32.s16 %f116,%rs7;
bra.uni $16_61;
$16_59:
ld.local.f32 %f116,[%rd156+4];
$16_61:
fma.rn.f32 %f36,%f3,%f116,%f32;
setp.gt.s32 %p33,%r60,-1;
@%p33 bra $16_63;
bra.uni $16_62;
$16_63:
add.s64 %rd134,%rd155,%rd47;
ld.global.nc.s16 %rs8,[%rd134];
cvt.rn.f32.s16 %f117,%rs8;
bra.uni $16_64;
$16_62:
ld.local.f32 %f117,[%rd156+4];
$16_64:
fma.rn.f32 %f106,%f4,%f117,%f36;
fma.rn.f32 %f40,%f106,%f6,%f24;
setp.gt.s32 %p34,%r61,-1;
@%p34 bra $16_66;
bra.uni $16_65;
$16_66:
add.s64 %rd135,%rd155,%rd46;
ld.global.nc.s16 %rs9,[%rd135];
cvt.rn.f32.s16 %f118,%rs9;
bra.uni $16_67;
$16_65:
ld.local.f32 %f118,[%rd156+4];
$16_67:
fma.rn.f32 %f44,%f1,%f118,0f00000000;
setp.gt.s32 %p35,%r62,-1;
@%p35 bra $16_69;
bra.uni $16_68;
$16_69:
add.s64 %rd136,%rd155,%rd45;
ld.global.nc.s16 %rs10,[%rd136];
cvt.rn.f32.s16 %f119,%rs10;
bra.uni $16_70;
$16_68:
ld.local.f32 %f119,[%rd156+4];
$16_70:
fma.rn.f32 %f48,%f2,%f119,%f44;
setp.gt.s32 %p36,%r63,-1;
@%p36 bra $16_72;
bra.uni $16_71;
$16_72:
add.s64 %rd137,%rd155,%rd44;
ld.global.nc.s16 %rs11,[%rd137];
cvt.rn.f32.s16 %f120,%rs11;
bra.uni $16_73;
$16_71:
ld.local.f32 %f120,[%rd156+4];
$16_73:
fma.rn.f32 %f52,%f3,%f120,%f48;
setp.gt.s32 %p37,%r64,-1;
@%p37 bra $16_75;
bra.uni $16_74;
$16_75:
add.s64 %rd138,%rd155,%rd43;
ld.global.nc.s16 %rs12,[%rd138];
cvt.rn.f32.s16 %f121,%rs12;
bra.uni $16_76;
$16_74:
ld.local.f32 %f121,[%rd156+4];
$16_76:
fma.rn.f32 %f107,%f4,%f121,%f52;
fma.rn.f32 %f56,%f107,%f7,%f40;
setp.gt.s32 %p38,%r65,-1;
@%p38 bra $16_78;
bra.uni $16_77;
$16_78:
add.s64 %rd139,%rd155,%rd42;
ld.global.nc.s16 %rs13,[%rd139];
cvt.rn.f32.s16 %f122,%rs13;
bra.uni $16_79;
$16_77:
ld.local.f32 %f122,[%rd156+4];
$16_79:
fma.rn.f32 %f60,%f1,%f122,0f00000000;
setp.gt.s32 %p39,%r66,-1;
@%p39 bra $16_81;
bra.uni $16_80;
$16_81:
add.s64 %rd140,%rd155,%rd41;
ld.global.nc.s16 %rs14,[%rd140];
cvt.rn.f32.s16 %f123,%rs14;
bra.uni $16_82;
$16_80:
ld.local.f32 %f123,[%rd156+4];
$16_82:
fma.rn.f32 %f64,%f2,%f123,%f60;
setp.gt.s32 %p40,%r67,-1;
@%p40 bra $16_84;
bra.uni $16_83;
$16_84:
add.s64 %rd141,%rd155,%rd40;
ld.global.nc.s16 %rs15,[%rd141];
cvt.rn.f32.s16 %f124,%rs15;
bra.uni $16_85;
$16_83:
ld.local.f32 %f124,[%rd156+4];
$16_85:
fma.rn.f32 %f68,%f3,%f124,%f64;
setp.gt.s32 %p41,%r68,-1;
@%p41 bra $16_87;
bra.uni $16_86;
$16_87:
add.s64 %rd142,%rd155,%rd39;
ld.global.nc.s16 %rs16,[%rd142];
cvt.rn.f32.s16 %f125,%rs16;
bra.uni $16_88;
$16_86:
ld.local.f32 %f125,[%rd156+4];
$16_88:
fma.rn.f32 %f108,%f4,%f125,%f68;
fma.rn.f32 %f109,%f108,%f8,%f56;
cvt.rni.s32.f32 %r110,%f109;
max.s32 %r111,%r110,-32768;
min.s32 %r112,%r111,32767;
st.u16 [%rd157],%r112;
add.s64 %rd157,%rd157,%rd150;
add.s64 %rd156,%rd156,4;
add.s64 %rd155,%rd155,%rd146;
add.s32 %r133,%r133,1;
setp.lt.s32 %p42,%r133,%r95;
@%p42 bra $16_40;
$16_89:
ret;
}
.visible .entry warp_cubic_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot17[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<43>;
.reg .b16 %rs<34>;
.reg .f32 %f<142>;
.reg .b32 %r<131>;
.reg .f64 %fd<95>;
.reg .b64 %rd<158>;
mov.u64 %SPL,__local_depot17;
ld.param.u64 %rd64,[p0];
ld.param.v2.u32 {%r116,%r117},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %rd69,[p2];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u64 %rd74,[p4];
ld.param.v2.u32 {%r118,%r119},[p5+32];
ld.param.v2.u32 {%r95,%r96},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u64 %rd79,[p8];
ld.param.u32 %r84,[p9];
ld.param.f32 %f72,[p10];
ld.param.f32 %f73,[p11];
ld.param.f32 %f74,[p12];
ld.param.f32 %f75,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd150,[p5+24];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd75,[p5];
ld.param.u64 %rd154,[p3+24];
ld.param.u64 %rd153,[p3+16];
ld.param.u64 %rd152,[p3+8];
ld.param.u64 %rd70,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd65,[p1];
add.u64 %rd156,%SPL,0;
st.local.u32 [%rd156],%r84;
st.local.f32 [%rd156+4],%f72;
st.local.f32 [%rd156+8],%f73;
st.local.f32 [%rd156+12],%f74;
st.local.f32 [%rd156+16],%f75;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $17_2;
cvta.to.global.u64 %rd81,%rd64;
mul.wide.s32 %rd82,%r1,40;
add.s64 %rd83,%rd81,%rd82;
ld.global.v2.u32 {%r116,%r117},[%rd83+32];
ld.global.u64 %rd146,[%rd83+24];
ld.global.u64 %rd145,[%rd83+16];
ld.global.u64 %rd144,[%rd83+8];
ld.global.u64 %rd155,[%rd83];
bra.uni $17_3;
$17_2:
cvt.s64.s32 %rd84,%r1;
mul.lo.s64 %rd85,%rd65,%rd84;
add.s64 %rd155,%rd64,%rd85;
$17_3:
setp.eq.s32 %p2,%r96,0;
@%p2 bra $17_5;
cvta.to.global.u64 %rd86,%rd74;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r118,%r119},[%rd88+32];
ld.global.u64 %rd150,[%rd88+24];
ld.global.u64 %rd149,[%rd88+16];
ld.global.u64 %rd148,[%rd88+8];
ld.global.u64 %rd147,[%rd88];
bra.uni $17_6;
$17_5:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd75,%rd89;
add.s64 %rd147,%rd74,%rd90;
$17_6:
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r14,%r102,%r103;
mov.u32 %r104,%ctaid.y;
shl.b32 %r105,%r104,3;
mov.u32 %r106,%tid.y;
add.s32 %r15,%r105,%r106;
setp.ge.s32 %p3,%r14,%r118;
setp.ge.s32 %p4,%r15,%r119;
or.pred %p5,%p4,%p3;
@%p5 bra $17_89;
setp.eq.s32 %p6,%r83,2;
@%p6 bra $17_14;
bra.uni $17_8;
$17_14:
setp.eq.s32 %p14,%r92,0;
@%p14 bra $17_16;
cvta.to.global.u64 %rd94,%rd69;
mul.wide.s32 %rd95,%r1,40;
add.s64 %rd96,%rd94,%rd95;
ld.global.u64 %rd154,[%rd96+24];
ld.global.u64 %rd153,[%rd96+16];
ld.global.u64 %rd152,[%rd96+8];
ld.global.u64 %rd151,[%rd96];
bra.uni $17_17;
$17_8:
setp.eq.s64 %p7,%rd79,0;
@%p7 bra $17_10;
cvta.to.global.u64 %rd91,%rd79;
mul.wide.u32 %rd92,%r1,72;
add.s64 %rd93,%rd91,%rd92;
ld.global.f64 %fd81,[%rd93];
ld.global.f64 %fd82,[%rd93+8];
ld.global.f64 %fd83,[%rd93+16];
ld.global.f64 %fd84,[%rd93+24];
ld.global.f64 %fd85,[%rd93+32];
ld.global.f64 %fd86,[%rd93+40];
ld.global.f64 %fd87,[%rd93+48];
ld.global.f64 %fd88,[%rd93+56];
ld.global.f64 %fd89,[%rd93+64];
$17_10:
setp.eq.f64 %p8,%fd88,0d0000000000000000;
setp.eq.f64 %p9,%fd87,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd56,%fd82,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd57,%fd81,%fd29,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd28;
fma.rn.f64 %fd59,%fd84,%fd29,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p12,%p10,%p11;
@%p12 bra $17_18;
mul.rn.f64 %fd61,%fd88,%fd28;
fma.rn.f64 %fd62,%fd87,%fd29,%fd61;
add.rn.f64 %fd32,%fd62,%fd89;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p13 bra $17_13;
rcp.rn.f64 %fd90,%fd32;
$17_13:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $17_18;
$17_16:
cvt.s64.s32 %rd97,%r1;
mul.lo.s64 %rd98,%rd70,%rd97;
add.s64 %rd151,%rd69,%rd98;
$17_17:
cvt.s64.s32 %rd101,%r15;
mul.lo.s64 %rd102,%rd152,%rd101;
cvt.s64.s32 %rd103,%r14;
mul.lo.s64 %rd104,%rd153,%rd103;
add.s64 %rd105,%rd102,%rd104;
add.s64 %rd99,%rd151,%rd105;
ld.global.nc.f32 %f76,[%rd99];
cvt.f64.f32 %fd92,%f76;
add.s64 %rd100,%rd99,%rd154;
ld.global.nc.f32 %f77,[%rd100];
cvt.f64.f32 %fd91,%f77;
$17_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r120,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $17_20;
add.s32 %r120,%r120,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$17_20:
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r121,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $17_22;
add.s32 %r121,%r121,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$17_22:
cvt.rn.f32.f64 %f78,%fd93;
add.f32 %f79,%f78,0f3F800000;
mov.f32 %f80,0f3F800000;
mul.f32 %f81,%f79,0f3F400000;
mov.f32 %f82,0f40700000;
sub.f32 %f83,%f82,%f81;
fma.rn.f32 %f84,%f79,%f83,0fC0C00000;
fma.rn.f32 %f1,%f79,%f84,0f40400000;
fma.rn.f32 %f85,%f78,0f3FA00000,0fC0100000;
mul.f32 %f86,%f85,%f78;
fma.rn.f32 %f2,%f86,%f78,0f3F800000;
sub.f32 %f87,%f80,%f78;
fma.rn.f32 %f88,%f87,0f3FA00000,0fC0100000;
mul.f32 %f89,%f87,%f88;
fma.rn.f32 %f3,%f87,%f89,0f3F800000;
sub.f32 %f90,%f80,%f1;
sub.f32 %f91,%f90,%f2;
sub.f32 %f4,%f91,%f3;
cvt.rn.f32.f64 %f92,%fd94;
add.f32 %f93,%f92,0f3F800000;
mul.f32 %f94,%f93,0f3F400000;
sub.f32 %f95,%f82,%f94;
fma.rn.f32 %f96,%f93,%f95,0fC0C00000;
fma.rn.f32 %f5,%f93,%f96,0f40400000;
fma.rn.f32 %f97,%f92,0f3FA00000,0fC0100000;
mul.f32 %f98,%f97,%f92;
fma.rn.f32 %f6,%f98,%f92,0f3F800000;
sub.f32 %f99,%f80,%f92;
fma.rn.f32 %f100,%f99,0f3FA00000,0fC0100000;
mul.f32 %f101,%f99,%f100;
fma.rn.f32 %f7,%f99,%f101,0f3F800000;
add.s32 %r122,%r120,-1;
setp.lt.u32 %p17,%r122,%r116;
@%p17 bra $17_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r110,%r120,-1;
st.param.b32 [param0+0],%r110;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r122,[retval0+0];
}
$17_24:
setp.lt.u32 %p18,%r120,%r116;
mov.u32 %r123,%r120;
@%p18 bra $17_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r120;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r123,[retval0+0];
}
$17_26:
add.s32 %r124,%r120,1;
setp.lt.u32 %p19,%r124,%r116;
@%p19 bra $17_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r111,%r120,1;
st.param.b32 [param0+0],%r111;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r124,[retval0+0];
}
$17_28:
add.s32 %r125,%r120,2;
setp.lt.u32 %p20,%r125,%r116;
@%p20 bra $17_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r112,%r120,2;
st.param.b32 [param0+0],%r112;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r125,[retval0+0];
}
$17_30:
add.s32 %r126,%r121,-1;
setp.lt.u32 %p21,%r126,%r117;
@%p21 bra $17_32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r113,%r121,-1;
st.param.b32 [param0+0],%r113;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r126,[retval0+0];
}
$17_32:
setp.lt.u32 %p22,%r121,%r117;
mov.u32 %r127,%r121;
@%p22 bra $17_34;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r121;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r127,[retval0+0];
}
$17_34:
add.s32 %r128,%r121,1;
setp.lt.u32 %p23,%r128,%r117;
@%p23 bra $17_36;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r114,%r121,1;
st.param.b32 [param0+0],%r114;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r128,[retval0+0];
}
$17_36:
add.s32 %r129,%r121,2;
setp.lt.u32 %p24,%r129,%r117;
@%p24 bra $17_38;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r115,%r121,2;
st.param.b32 [param0+0],%r115;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r129,[retval0+0];
}
$17_38:
setp.lt.s32 %p25,%r95,1;
@%p25 bra $17_89;
cvt.s64.s32 %rd106,%r15;
or.b32 %r53,%r126,%r122;
or.b32 %r54,%r126,%r123;
or.b32 %r55,%r126,%r124;
or.b32 %r56,%r126,%r125;
or.b32 %r57,%r127,%r122;
or.b32 %r58,%r127,%r123;
or.b32 %r59,%r127,%r124;
or.b32 %r60,%r127,%r125;
or.b32 %r61,%r128,%r122;
or.b32 %r62,%r128,%r123;
or.b32 %r63,%r128,%r124;
or.b32 %r64,%r128,%r125;
or.b32 %r65,%r129,%r122;
or.b32 %r66,%r129,%r123;
or.b32 %r67,%r129,%r124;
or.b32 %r68,%r129,%r125;
cvt.s64.s32 %rd107,%r14;
mul.lo.s64 %rd108,%rd149,%rd107;
mul.lo.s64 %rd109,%rd148,%rd106;
add.s64 %rd110,%rd108,%rd109;
add.s64 %rd157,%rd147,%rd110;
cvt.s64.s32 %rd111,%r125;
mul.lo.s64 %rd112,%rd145,%rd111;
cvt.s64.s32 %rd113,%r129;
mul.lo.s64 %rd114,%rd144,%rd113;
add.s64 %rd39,%rd112,%rd114;
cvt.s64.s32 %rd115,%r124;
mul.lo.s64 %rd116,%rd145,%rd115;
add.s64 %rd40,%rd116,%rd114;
cvt.s64.s32 %rd117,%r123;
mul.lo.s64 %rd118,%rd145,%rd117;
add.s64 %rd41,%rd118,%rd114;
cvt.s64.s32 %rd119,%r122;
mul.lo.s64 %rd120,%rd145,%rd119;
add.s64 %rd42,%rd120,%rd114;
cvt.s64.s32 %rd121,%r128;
mul.lo.s64 %rd122,%rd144,%rd121;
add.s64 %rd43,%rd112,%rd122;
add.s64 %rd44,%rd116,%rd122;
add.s64 %rd45,%rd118,%rd122;
add.s64 %rd46,%rd120,%rd122;
cvt.s64.s32 %rd123,%r127;
mul.lo.s64 %rd124,%rd144,%rd123;
add.s64 %rd47,%rd112,%rd124;
add.s64 %rd48,%rd116,%rd124;
add.s64 %rd49,%rd118,%rd124;
add.s64 %rd50,%rd120,%rd124;
cvt.s64.s32 %rd125,%r126;
mul.lo.s64 %rd126,%rd144,%rd125;
add.s64 %rd51,%rd112,%rd126;
add.s64 %rd52,%rd116,%rd126;
add.s64 %rd53,%rd118,%rd126;
add.s64 %rd54,%rd120,%rd126;
mov.f32 %f102,0f3F800000;
sub.f32 %f103,%f102,%f5;
sub.f32 %f104,%f103,%f6;
sub.f32 %f8,%f104,%f7;
mov.u32 %r130,0;
$17_40:
.pragma "nounroll";
setp.gt.s32 %p26,%r53,-1;
@%p26 bra $17_42;
bra.uni $17_41;
$17_42:
add.s64 %rd127,%rd155,%rd54;
ld.global.nc.u16 %rs1,[%rd127];
cvt.f32.f16 %f126,%rs1;
bra.uni $17_43;
$17_41:
ld.local.f32 %f126,[%rd156+4];
$17_43:
fma.rn.f32 %f12,%f1,%f126,0f00000000;
setp.gt.s32 %p27,%r54,-1;
@%p27 bra $17_45;
bra.uni $17_44;
$17_45:
add.s64 %rd128,%rd155,%rd53;
ld.global.nc.u16 %rs3,[%rd128];
cvt.f32.f16 %f127,%rs3;
bra.uni $17_46;
$17_44:
ld.local.f32 %f127,[%rd156+4];
$17_46:
fma.rn.f32 %f16,%f2,%f127,%f12;
setp.gt.s32 %p28,%r55,-1;
@%p28 bra $17_48;
bra.uni $17_47;
$17_48:
add.s64 %rd129,%rd155,%rd52;
ld.global.nc.u16 %rs5,[%rd129];
cvt.f32.f16 %f128,%rs5;
bra.uni $17_49;
$17_47:
ld.local.f32 %f128,[%rd156+4];
$17_49:
fma.rn.f32 %f20,%f3,%f128,%f16;
setp.gt.s32 %p29,%r56,-1;
@%p29 bra $17_51;
bra.uni $17_50;
$17_51:
add.s64 %rd130,%rd155,%rd51;
ld.global.nc.u16 %rs7,[%rd130];
cvt.f32.f16 %f129,%rs7;
bra.uni $17_52;
$17_50:
ld.local.f32 %f129,[%rd156+4];
$17_52:
fma.rn.f32 %f109,%f4,%f129,%f20;
fma.rn.f32 %f24,%f109,%f5,0f00000000;
setp.gt.s32 %p30,%r57,-1;
@%p30 bra $17_54;
bra.uni $17_53;
$17_54:
add.s64 %rd131,%rd155,%rd50;
ld.global.nc.u16 %rs9,[%rd131];
cvt.f32.f16 %f130,%rs9;
bra.uni $17_55;
$17_53:
ld.local.f32 %f130,[%rd156+4];
$17_55:
fma.rn.f32 %f28,%f1,%f130,0f00000000;
setp.gt.s32 %p31,%r58,-1;
@%p31 bra $17_57;
bra.uni $17_56;
$17_57:
add.s64 %rd132,%rd155,%rd49;
ld.global.nc.u16 %rs11,[%rd132];
cvt.f32.f16 %f131,%rs11;
bra.uni $17_58;
$17_56:
ld.local.f32 %f131,[%rd156+4];
$17_58:
fma.rn.f32 %f32,%f2,%f131,%f28;
setp.gt.s32 %p32,%r59,-1;
@%p32 bra $17_60;
bra.uni $17_59;
$17_60:
add.s64 %rd133,%rd155,%rd48;
ld.global.nc.u16 %rs13,[%rd133];
cvt.f32.f16 %f132,%rs13;
bra.uni $17_61;
$17_59:
ld.local.f32 %f132,[%rd156+4];
$17_61:
fma.rn.f32 %f36,%f3,%f132,%f32;
setp.gt.s32 %p33,%r60,-1;
@%p33 bra $17_63;
bra.uni $17_62;
$17_63:
add.s64 %rd134,%rd155,%rd47;
ld.global.nc.u16 %rs15,[%rd134];
cvt.f32.f16 %f133,%rs15;
bra.uni $17_64;
$17_62:
ld.local.f32 %f133,[%rd156+4];
$17_64:
fma.rn.f32 %f114,%f4,%f133,%f36;
fma.rn.f32 %f40,%f114,%f6,%f24;
setp.gt.s32 %p34,%r61,-1;
@%p34 bra $17_66;
bra.uni $17_65;
$17_66:
add.s64 %rd135,%rd155,%rd46;
ld.global.nc.u16 %rs17,[%rd135];
cvt.f32.f16 %f134,%rs17;
bra.uni $17_67;
$17_65:
ld.local.f32 %f134,[%rd156+4];
$17_67:
fma.rn.f32 %f44,%f1,%f134,0f00000000;
setp.gt.s32 %p35,%r62,-1;
@%p35 bra $17_69;
bra.uni $17_68;
$17_69:
add.s64 %rd136,%rd155,%rd45;
ld.global.nc.u16 %rs19,[%rd136];
cvt.f32.f16 %f135,%rs19;
bra.uni $17_70;
$17_68:
ld.local.f32 %f135,[%rd156+4];
$17_70:
fma.rn.f32 %f48,%f2,%f135,%f44;
setp.gt.s32 %p36,%r63,-1;
@%p36 bra $17_72;
bra.uni $17_71;
$17_72:
add.s64 %rd137,%rd155,%rd44;
ld.global.nc.u16 %rs21,[%rd137];
cvt.f32.f16 %f136,%rs21;
bra.uni $17_73;
$17_71:
ld.local.f32 %f136,[%rd156+4];
$17_73:
fma.rn.f32 %f52,%f3,%f136,%f48;
setp.gt.s32 %p37,%r64,-1;
@%p37 bra $17_75;
bra.uni $17_74;
$17_75:
add.s64 %rd138,%rd155,%rd43;
ld.global.nc.u16 %rs23,[%rd138];
cvt.f32.f16 %f137,%rs23;
bra.uni $17_76;
$17_74:
ld.local.f32 %f137,[%rd156+4];
$17_76:
fma.rn.f32 %f119,%f4,%f137,%f52;
fma.rn.f32 %f56,%f119,%f7,%f40;
setp.gt.s32 %p38,%r65,-1;
@%p38 bra $17_78;
bra.uni $17_77;
$17_78:
add.s64 %rd139,%rd155,%rd42;
ld.global.nc.u16 %rs25,[%rd139];
cvt.f32.f16 %f138,%rs25;
bra.uni $17_79;
$17_77:
ld.local.f32 %f138,[%rd156+4];
$17_79:
fma.rn.f32 %f60,%f1,%f138,0f00000000;
setp.gt.s32 %p39,%r66,-1;
@%p39 bra $17_81;
bra.uni $17_80;
$17_81:
add.s64 %rd140,%rd155,%rd41;
ld.global.nc.u16 %rs27,[%rd140];
cvt.f32.f16 %f139,%rs27;
bra.uni $17_82;
$17_80:
ld.local.f32 %f139,[%rd156+4];
$17_82:
fma.rn.f32 %f64,%f2,%f139,%f60;
setp.gt.s32 %p40,%r67,-1;
@%p40 bra $17_84;
bra.uni $17_83;
$17_84:
add.s64 %rd141,%rd155,%rd40;
ld.global.nc.u16 %rs29,[%rd141];
cvt.f32.f16 %f140,%rs29;
bra.uni $17_85;
$17_83:
ld.local.f32 %f140,[%rd156+4];
$17_85:
fma.rn.f32 %f68,%f3,%f140,%f64;
setp.gt.s32 %p41,%r68,-1;
@%p41 bra $17_87;
bra.uni $17_86;
$17_87:
add.s64 %rd142,%rd155,%rd39;
ld.global.nc.u16 %rs31,[%rd142];
cvt.f32.f16 %f141,%rs31;
bra.uni $17_88;
$17_86:
ld.local.f32 %f141,[%rd156+4];
$17_88:
fma.rn.f32 %f125,%f4,%f141,%f68;
fma.rn.f32 %f124,%f125,%f8,%f56;
cvt.rn.f16.f32 %rs33,%f124;
st.u16 [%rd157],%rs33;
add.s64 %rd157,%rd157,%rd150;
add.s64 %rd156,%rd156,4;
add.s64 %rd155,%rd155,%rd146;
add.s32 %r130,%r130,1;
setp.lt.s32 %p42,%r130,%r95;
@%p42 bra $17_40;
$17_89:
ret;
}
.visible .entry warp_cubic_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot18[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<43>;
.reg .f32 %f<142>;
.reg .b32 %r<131>;
.reg .f64 %fd<95>;
.reg .b64 %rd<158>;
mov.u64 %SPL,__local_depot18;
ld.param.u64 %rd64,[p0];
ld.param.v2.u32 {%r116,%r117},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %rd69,[p2];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u64 %rd74,[p4];
ld.param.v2.u32 {%r118,%r119},[p5+32];
ld.param.v2.u32 {%r95,%r96},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u64 %rd79,[p8];
ld.param.u32 %r84,[p9];
ld.param.f32 %f72,[p10];
ld.param.f32 %f73,[p11];
ld.param.f32 %f74,[p12];
ld.param.f32 %f75,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd150,[p5+24];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd75,[p5];
ld.param.u64 %rd154,[p3+24];
ld.param.u64 %rd153,[p3+16];
ld.param.u64 %rd152,[p3+8];
ld.param.u64 %rd70,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd65,[p1];
add.u64 %rd156,%SPL,0;
st.local.u32 [%rd156],%r84;
st.local.f32 [%rd156+4],%f72;
st.local.f32 [%rd156+8],%f73;
st.local.f32 [%rd156+12],%f74;
st.local.f32 [%rd156+16],%f75;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $18_2;
cvta.to.global.u64 %rd81,%rd64;
mul.wide.s32 %rd82,%r1,40;
add.s64 %rd83,%rd81,%rd82;
ld.global.v2.u32 {%r116,%r117},[%rd83+32];
ld.global.u64 %rd146,[%rd83+24];
ld.global.u64 %rd145,[%rd83+16];
ld.global.u64 %rd144,[%rd83+8];
ld.global.u64 %rd155,[%rd83];
bra.uni $18_3;
$18_2:
cvt.s64.s32 %rd84,%r1;
mul.lo.s64 %rd85,%rd65,%rd84;
add.s64 %rd155,%rd64,%rd85;
$18_3:
setp.eq.s32 %p2,%r96,0;
@%p2 bra $18_5;
cvta.to.global.u64 %rd86,%rd74;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r118,%r119},[%rd88+32];
ld.global.u64 %rd150,[%rd88+24];
ld.global.u64 %rd149,[%rd88+16];
ld.global.u64 %rd148,[%rd88+8];
ld.global.u64 %rd147,[%rd88];
bra.uni $18_6;
$18_5:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd75,%rd89;
add.s64 %rd147,%rd74,%rd90;
$18_6:
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r14,%r102,%r103;
mov.u32 %r104,%ctaid.y;
shl.b32 %r105,%r104,3;
mov.u32 %r106,%tid.y;
add.s32 %r15,%r105,%r106;
setp.ge.s32 %p3,%r14,%r118;
setp.ge.s32 %p4,%r15,%r119;
or.pred %p5,%p4,%p3;
@%p5 bra $18_89;
setp.eq.s32 %p6,%r83,2;
@%p6 bra $18_14;
bra.uni $18_8;
$18_14:
setp.eq.s32 %p14,%r92,0;
@%p14 bra $18_16;
cvta.to.global.u64 %rd94,%rd69;
mul.wide.s32 %rd95,%r1,40;
add.s64 %rd96,%rd94,%rd95;
ld.global.u64 %rd154,[%rd96+24];
ld.global.u64 %rd153,[%rd96+16];
ld.global.u64 %rd152,[%rd96+8];
ld.global.u64 %rd151,[%rd96];
bra.uni $18_17;
$18_8:
setp.eq.s64 %p7,%rd79,0;
@%p7 bra $18_10;
cvta.to.global.u64 %rd91,%rd79;
mul.wide.u32 %rd92,%r1,72;
add.s64 %rd93,%rd91,%rd92;
ld.global.f64 %fd81,[%rd93];
ld.global.f64 %fd82,[%rd93+8];
ld.global.f64 %fd83,[%rd93+16];
ld.global.f64 %fd84,[%rd93+24];
ld.global.f64 %fd85,[%rd93+32];
ld.global.f64 %fd86,[%rd93+40];
ld.global.f64 %fd87,[%rd93+48];
ld.global.f64 %fd88,[%rd93+56];
ld.global.f64 %fd89,[%rd93+64];
$18_10:
setp.eq.f64 %p8,%fd88,0d0000000000000000;
setp.eq.f64 %p9,%fd87,0d0000000000000000;
and.pred %p10,%p9,%p8;
setp.eq.f64 %p11,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd28,%r15;
mul.rn.f64 %fd56,%fd82,%fd28;
cvt.rn.f64.s32 %fd29,%r14;
fma.rn.f64 %fd57,%fd81,%fd29,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd28;
fma.rn.f64 %fd59,%fd84,%fd29,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p12,%p10,%p11;
@%p12 bra $18_18;
mul.rn.f64 %fd61,%fd88,%fd28;
fma.rn.f64 %fd62,%fd87,%fd29,%fd61;
add.rn.f64 %fd32,%fd62,%fd89;
setp.eq.f64 %p13,%fd32,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p13 bra $18_13;
rcp.rn.f64 %fd90,%fd32;
$18_13:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $18_18;
$18_16:
cvt.s64.s32 %rd97,%r1;
mul.lo.s64 %rd98,%rd70,%rd97;
add.s64 %rd151,%rd69,%rd98;
$18_17:
cvt.s64.s32 %rd101,%r15;
mul.lo.s64 %rd102,%rd152,%rd101;
cvt.s64.s32 %rd103,%r14;
mul.lo.s64 %rd104,%rd153,%rd103;
add.s64 %rd105,%rd102,%rd104;
add.s64 %rd99,%rd151,%rd105;
ld.global.nc.f32 %f76,[%rd99];
cvt.f64.f32 %fd92,%f76;
add.s64 %rd100,%rd99,%rd154;
ld.global.nc.f32 %f77,[%rd100];
cvt.f64.f32 %fd91,%f77;
$18_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r120,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $18_20;
add.s32 %r120,%r120,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$18_20:
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r121,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $18_22;
add.s32 %r121,%r121,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$18_22:
cvt.rn.f32.f64 %f78,%fd93;
add.f32 %f79,%f78,0f3F800000;
mov.f32 %f80,0f3F800000;
mul.f32 %f81,%f79,0f3F400000;
mov.f32 %f82,0f40700000;
sub.f32 %f83,%f82,%f81;
fma.rn.f32 %f84,%f79,%f83,0fC0C00000;
fma.rn.f32 %f1,%f79,%f84,0f40400000;
fma.rn.f32 %f85,%f78,0f3FA00000,0fC0100000;
mul.f32 %f86,%f85,%f78;
fma.rn.f32 %f2,%f86,%f78,0f3F800000;
sub.f32 %f87,%f80,%f78;
fma.rn.f32 %f88,%f87,0f3FA00000,0fC0100000;
mul.f32 %f89,%f87,%f88;
fma.rn.f32 %f3,%f87,%f89,0f3F800000;
sub.f32 %f90,%f80,%f1;
sub.f32 %f91,%f90,%f2;
sub.f32 %f4,%f91,%f3;
cvt.rn.f32.f64 %f92,%fd94;
add.f32 %f93,%f92,0f3F800000;
mul.f32 %f94,%f93,0f3F400000;
sub.f32 %f95,%f82,%f94;
fma.rn.f32 %f96,%f93,%f95,0fC0C00000;
fma.rn.f32 %f5,%f93,%f96,0f40400000;
fma.rn.f32 %f97,%f92,0f3FA00000,0fC0100000;
mul.f32 %f98,%f97,%f92;
fma.rn.f32 %f6,%f98,%f92,0f3F800000;
sub.f32 %f99,%f80,%f92;
fma.rn.f32 %f100,%f99,0f3FA00000,0fC0100000;
mul.f32 %f101,%f99,%f100;
fma.rn.f32 %f7,%f99,%f101,0f3F800000;
add.s32 %r122,%r120,-1;
setp.lt.u32 %p17,%r122,%r116;
@%p17 bra $18_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r110,%r120,-1;
st.param.b32 [param0+0],%r110;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r122,[retval0+0];
}
$18_24:
setp.lt.u32 %p18,%r120,%r116;
mov.u32 %r123,%r120;
@%p18 bra $18_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r120;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r123,[retval0+0];
}
$18_26:
add.s32 %r124,%r120,1;
setp.lt.u32 %p19,%r124,%r116;
@%p19 bra $18_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r111,%r120,1;
st.param.b32 [param0+0],%r111;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r124,[retval0+0];
}
$18_28:
add.s32 %r125,%r120,2;
setp.lt.u32 %p20,%r125,%r116;
@%p20 bra $18_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r112,%r120,2;
st.param.b32 [param0+0],%r112;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r125,[retval0+0];
}
$18_30:
add.s32 %r126,%r121,-1;
setp.lt.u32 %p21,%r126,%r117;
@%p21 bra $18_32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r113,%r121,-1;
st.param.b32 [param0+0],%r113;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r126,[retval0+0];
}
$18_32:
setp.lt.u32 %p22,%r121,%r117;
mov.u32 %r127,%r121;
@%p22 bra $18_34;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r121;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r127,[retval0+0];
}
$18_34:
add.s32 %r128,%r121,1;
setp.lt.u32 %p23,%r128,%r117;
@%p23 bra $18_36;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r114,%r121,1;
st.param.b32 [param0+0],%r114;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r128,[retval0+0];
}
$18_36:
add.s32 %r129,%r121,2;
setp.lt.u32 %p24,%r129,%r117;
@%p24 bra $18_38;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r115,%r121,2;
st.param.b32 [param0+0],%r115;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r129,[retval0+0];
}
$18_38:
setp.lt.s32 %p25,%r95,1;
@%p25 bra $18_89;
cvt.s64.s32 %rd106,%r15;
or.b32 %r53,%r126,%r122;
or.b32 %r54,%r126,%r123;
or.b32 %r55,%r126,%r124;
or.b32 %r56,%r126,%r125;
or.b32 %r57,%r127,%r122;
or.b32 %r58,%r127,%r123;
or.b32 %r59,%r127,%r124;
or.b32 %r60,%r127,%r125;
or.b32 %r61,%r128,%r122;
or.b32 %r62,%r128,%r123;
or.b32 %r63,%r128,%r124;
or.b32 %r64,%r128,%r125;
or.b32 %r65,%r129,%r122;
or.b32 %r66,%r129,%r123;
or.b32 %r67,%r129,%r124;
or.b32 %r68,%r129,%r125;
cvt.s64.s32 %rd107,%r14;
mul.lo.s64 %rd108,%rd149,%rd107;
mul.lo.s64 %rd109,%rd148,%rd106;
add.s64 %rd110,%rd108,%rd109;
add.s64 %rd157,%rd147,%rd110;
cvt.s64.s32 %rd111,%r125;
mul.lo.s64 %rd112,%rd145,%rd111;
cvt.s64.s32 %rd113,%r129;
mul.lo.s64 %rd114,%rd144,%rd113;
add.s64 %rd39,%rd112,%rd114;
cvt.s64.s32 %rd115,%r124;
mul.lo.s64 %rd116,%rd145,%rd115;
add.s64 %rd40,%rd116,%rd114;
cvt.s64.s32 %rd117,%r123;
mul.lo.s64 %rd118,%rd145,%rd117;
add.s64 %rd41,%rd118,%rd114;
cvt.s64.s32 %rd119,%r122;
mul.lo.s64 %rd120,%rd145,%rd119;
add.s64 %rd42,%rd120,%rd114;
cvt.s64.s32 %rd121,%r128;
mul.lo.s64 %rd122,%rd144,%rd121;
add.s64 %rd43,%rd112,%rd122;
add.s64 %rd44,%rd116,%rd122;
add.s64 %rd45,%rd118,%rd122;
add.s64 %rd46,%rd120,%rd122;
cvt.s64.s32 %rd123,%r127;
mul.lo.s64 %rd124,%rd144,%rd123;
add.s64 %rd47,%rd112,%rd124;
add.s64 %rd48,%rd116,%rd124;
add.s64 %rd49,%rd118,%rd124;
add.s64 %rd50,%rd120,%rd124;
cvt.s64.s32 %rd125,%r126;
mul.lo.s64 %rd126,%rd144,%rd125;
add.s64 %rd51,%rd112,%rd126;
add.s64 %rd52,%rd116,%rd126;
add.s64 %rd53,%rd118,%rd126;
add.s64 %rd54,%rd120,%rd126;
mov.f32 %f102,0f3F800000;
sub.f32 %f103,%f102,%f5;
sub.f32 %f104,%f103,%f6;
sub.f32 %f8,%f104,%f7;
mov.u32 %r130,0;
$18_40:
.pragma "nounroll";
setp.gt.s32 %p26,%r53,-1;
@%p26 bra $18_42;
bra.uni $18_41;
$18_42:
add.s64 %rd127,%rd155,%rd54;
ld.global.nc.f32 %f126,[%rd127];
bra.uni $18_43;
$18_41:
ld.local.f32 %f126,[%rd156+4];
$18_43:
fma.rn.f32 %f12,%f1,%f126,0f00000000;
setp.gt.s32 %p27,%r54,-1;
@%p27 bra $18_45;
bra.uni $18_44;
$18_45:
add.s64 %rd128,%rd155,%rd53;
ld.global.nc.f32 %f127,[%rd128];
bra.uni $18_46;
$18_44:
ld.local.f32 %f127,[%rd156+4];
$18_46:
fma.rn.f32 %f16,%f2,%f127,%f12;
setp.gt.s32 %p28,%r55,-1;
@%p28 bra $18_48;
bra.uni $18_47;
$18_48:
add.s64 %rd129,%rd155,%rd52;
ld.global.nc.f32 %f128,[%rd129];
bra.uni $18_49;
$18_47:
ld.local.f32 %f128,[%rd156+4];
$18_49:
fma.rn.f32 %f20,%f3,%f128,%f16;
setp.gt.s32 %p29,%r56,-1;
@%p29 bra $18_51;
bra.uni $18_50;
$18_51:
add.s64 %rd130,%rd155,%rd51;
ld.global.nc.f32 %f129,[%rd130];
bra.uni $18_52;
$18_50:
ld.local.f32 %f129,[%rd156+4];
$18_52:
fma.rn.f32 %f109,%f4,%f129,%f20;
fma.rn.f32 %f24,%f109,%f5,0f00000000;
setp.gt.s32 %p30,%r57,-1;
@%p30 bra $18_54;
bra.uni $18_53;
$18_54:
add.s64 %rd131,%rd155,%rd50;
ld.global.nc.f32 %f130,[%rd131];
bra.uni $18_55;
$18_53:
ld.local.f32 %f130,[%rd156+4];
$18_55:
fma.rn.f32 %f28,%f1,%f130,0f00000000;
setp.gt.s32 %p31,%r58,-1;
@%p31 bra $18_57;
bra.uni $18_56;
$18_57:
add.s64 %rd132,%rd155,%rd49;
ld.global.nc.f32 %f131,[%rd132];
bra.uni $18_58;
$18_56:
ld.local.f32 %f131,[%rd156+4];
$18_58:
fma.rn.f32 %f32,%f2,%f131,%f28;
setp.gt.s32 %p32,%r59,-1;
@%p32 bra $18_60;
bra.uni $18_59;
$18_60:
add.s64 %rd133,%rd155,%rd48;
ld.global.nc.f32 %f132,[%rd133];
bra.uni $18_61;
$18_59:
ld.local.f32 %f132,[%rd156+4];
$18_61:
fma.rn.f32 %f36,%f3,%f132,%f32;
setp.gt.s32 %p33,%r60,-1;
@%p33 bra $18_63;
bra.uni $18_62;
$18_63:
add.s64 %rd134,%rd155,%rd47;
ld.global.nc.f32 %f133,[%rd134];
bra.uni $18_64;
$18_62:
ld.local.f32 %f133,[%rd156+4];
$18_64:
fma.rn.f32 %f114,%f4,%f133,%f36;
fma.rn.f32 %f40,%f114,%f6,%f24;
setp.gt.s32 %p34,%r61,-1;
@%p34 bra $18_66;
bra.uni $18_65;
$18_66:
add.s64 %rd135,%rd155,%rd46;
ld.global.nc.f32 %f134,[%rd135];
bra.uni $18_67;
$18_65:
ld.local.f32 %f134,[%rd156+4];
$18_67:
fma.rn.f32 %f44,%f1,%f134,0f00000000;
setp.gt.s32 %p35,%r62,-1;
@%p35 bra $18_69;
bra.uni $18_68;
$18_69:
add.s64 %rd136,%rd155,%rd45;
ld.global.nc.f32 %f135,[%rd136];
bra.uni $18_70;
$18_68:
ld.local.f32 %f135,[%rd156+4];
$18_70:
fma.rn.f32 %f48,%f2,%f135,%f44;
setp.gt.s32 %p36,%r63,-1;
@%p36 bra $18_72;
bra.uni $18_71;
$18_72:
add.s64 %rd137,%rd155,%rd44;
ld.global.nc.f32 %f136,[%rd137];
bra.uni $18_73;
$18_71:
ld.local.f32 %f136,[%rd156+4];
$18_73:
fma.rn.f32 %f52,%f3,%f136,%f48;
setp.gt.s32 %p37,%r64,-1;
@%p37 bra $18_75;
bra.uni $18_74;
$18_75:
add.s64 %rd138,%rd155,%rd43;
ld.global.nc.f32 %f137,[%rd138];
bra.uni $18_76;
$18_74:
ld.local.f32 %f137,[%rd156+4];
$18_76:
fma.rn.f32 %f119,%f4,%f137,%f52;
fma.rn.f32 %f56,%f119,%f7,%f40;
setp.gt.s32 %p38,%r65,-1;
@%p38 bra $18_78;
bra.uni $18_77;
$18_78:
add.s64 %rd139,%rd155,%rd42;
ld.global.nc.f32 %f138,[%rd139];
bra.uni $18_79;
$18_77:
ld.local.f32 %f138,[%rd156+4];
$18_79:
fma.rn.f32 %f60,%f1,%f138,0f00000000;
setp.gt.s32 %p39,%r66,-1;
@%p39 bra $18_81;
bra.uni $18_80;
$18_81:
add.s64 %rd140,%rd155,%rd41;
ld.global.nc.f32 %f139,[%rd140];
bra.uni $18_82;
$18_80:
ld.local.f32 %f139,[%rd156+4];
$18_82:
fma.rn.f32 %f64,%f2,%f139,%f60;
setp.gt.s32 %p40,%r67,-1;
@%p40 bra $18_84;
bra.uni $18_83;
$18_84:
add.s64 %rd141,%rd155,%rd40;
ld.global.nc.f32 %f140,[%rd141];
bra.uni $18_85;
$18_83:
ld.local.f32 %f140,[%rd156+4];
$18_85:
fma.rn.f32 %f68,%f3,%f140,%f64;
setp.gt.s32 %p41,%r68,-1;
@%p41 bra $18_87;
bra.uni $18_86;
$18_87:
add.s64 %rd142,%rd155,%rd39;
ld.global.nc.f32 %f141,[%rd142];
bra.uni $18_88;
$18_86:
ld.local.f32 %f141,[%rd156+4];
$18_88:
fma.rn.f32 %f124,%f4,%f141,%f68;
fma.rn.f32 %f125,%f124,%f8,%f56;
st.f32 [%rd157],%f125;
add.s64 %rd157,%rd157,%rd150;
add.s64 %rd156,%rd156,4;
add.s64 %rd155,%rd155,%rd146;
add.s32 %r130,%r130,1;
setp.lt.s32 %p42,%r130,%r95;
@%p42 bra $18_40;
$18_89:
ret;
}
`;
