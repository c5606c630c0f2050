// Made from kernels/bilateral.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/bilateral.cu`. */
export const BILATERAL: string = `.version 8.0
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
.maxntid 256,1,1
{
.reg .pred %p<28>;
.reg .b16 %rs<9>;
.reg .f32 %f<41>;
.reg .b32 %r<117>;
.reg .b64 %rd<82>;
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r108,%r109},[p1+32];
ld.param.v2.u32 {%r45,%r46},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r110,%r111},[p3+32];
ld.param.v2.u32 {%r49,%r50},[p3+40];
ld.param.u32 %r41,[p4];
ld.param.f32 %f14,[p5];
ld.param.f32 %f15,[p6];
ld.param.u32 %r42,[p7];
ld.param.u64 %rd79,[p3+16];
ld.param.u64 %rd78,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd76,[p1+16];
ld.param.u64 %rd75,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r46,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.v2.u32 {%r108,%r109},[%rd46+32];
ld.global.u64 %rd76,[%rd46+16];
ld.global.u64 %rd75,[%rd46+8];
ld.global.u64 %rd74,[%rd46];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd74,%rd34,%rd48;
$1_3:
setp.eq.s32 %p2,%r50,0;
@%p2 bra $1_5;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r110,%r111},[%rd51+32];
ld.global.u64 %rd79,[%rd51+16];
ld.global.u64 %rd78,[%rd51+8];
ld.global.u64 %rd77,[%rd51];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd77,%rd39,%rd53;
$1_6:
mov.u32 %r55,%ctaid.x;
shl.b32 %r56,%r55,5;
mov.u32 %r57,%tid.x;
add.s32 %r14,%r56,%r57;
mov.u32 %r58,%ctaid.y;
shl.b32 %r59,%r58,3;
mov.u32 %r60,%tid.y;
add.s32 %r15,%r59,%r60;
setp.ge.s32 %p3,%r14,%r110;
setp.ge.s32 %p4,%r15,%r111;
or.pred %p5,%p3,%p4;
@%p5 bra $1_22;
cvt.s64.s32 %rd55,%r15;
mul.lo.s64 %rd56,%rd75,%rd55;
cvt.s64.s32 %rd57,%r14;
mul.lo.s64 %rd58,%rd76,%rd57;
add.s64 %rd59,%rd56,%rd58;
add.s64 %rd54,%rd74,%rd59;
ld.global.nc.u8 %r61,[%rd54];
cvt.u16.u32 %rs3,%r61;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f1,%rs4;
neg.s32 %r112,%r41;
setp.gt.s32 %p6,%r112,%r41;
mov.f32 %f37,0f00000000;
mov.f32 %f38,%f37;
@%p6 bra $1_21;
$1_9:
.pragma "nounroll";
add.s32 %r113,%r112,%r15;
setp.lt.u32 %p7,%r113,%r109;
add.s32 %r66,%r15,%r41;
setp.lt.s32 %p8,%r66,%r109;
setp.ge.s32 %p9,%r15,%r41;
setp.ge.s32 %p10,%r14,%r41;
add.s32 %r71,%r14,%r41;
setp.lt.s32 %p11,%r71,%r108;
and.pred %p12,%p10,%p11;
and.pred %p13,%p9,%p12;
and.pred %p14,%p8,%p13;
or.pred %p15,%p14,%p7;
@%p15 bra $1_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r113;
.param .b32 param1;
st.param.b32 [param1+0],%r109;
.param .b32 param2;
st.param.b32 [param2+0],%r42;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r113,[retval0+0];
}
$1_11:
mul.lo.s32 %r72,%r41,%r41;
mul.lo.s32 %r73,%r112,%r112;
sub.s32 %r74,%r72,%r73;
cvt.rn.f32.s32 %f20,%r74;
sqrt.rn.f32 %f21,%f20;
cvt.rzi.s32.f32 %r23,%f21;
sub.s32 %r114,%r14,%r23;
max.s32 %r79,%r113,0;
cvt.s64.s32 %rd60,%r79;
mul.lo.s64 %rd28,%rd75,%rd60;
neg.s32 %r80,%r23;
setp.lt.s32 %p16,%r23,%r80;
@%p16 bra $1_20;
not.b32 %r115,%r23;
cvt.s64.s32 %rd61,%r114;
mul.lo.s64 %rd62,%rd76,%rd61;
add.s64 %rd63,%rd62,%rd28;
add.s64 %rd80,%rd74,%rd63;
$1_13:
.pragma "nounroll";
add.s32 %r115,%r115,1;
mov.u16 %rs8,0;
mov.u64 %rd81,%rd80;
@%p14 bra $1_17;
setp.lt.u32 %p24,%r114,%r108;
mov.u32 %r116,%r114;
@%p24 bra $1_16;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r114;
.param .b32 param1;
st.param.b32 [param1+0],%r108;
.param .b32 param2;
st.param.b32 [param2+0],%r42;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r116,[retval0+0];
}
$1_16:
or.b32 %r91,%r116,%r113;
shr.u32 %r92,%r91,31;
cvt.u16.u32 %rs8,%r92;
max.s32 %r93,%r116,0;
cvt.s64.s32 %rd64,%r93;
mul.lo.s64 %rd65,%rd76,%rd64;
add.s64 %rd66,%rd65,%rd28;
add.s64 %rd81,%rd74,%rd66;
$1_17:
setp.ne.s16 %p25,%rs8,0;
mov.f32 %f36,0f00000000;
@%p25 bra $1_19;
ld.global.nc.u8 %r94,[%rd81];
cvt.u16.u32 %rs6,%r94;
and.b16 %rs7,%rs6,255;
cvt.rn.f32.u16 %f36,%rs7;
$1_19:
sub.f32 %f23,%f36,%f1;
abs.f32 %f24,%f23;
add.f32 %f25,%f24,0f00000000;
mad.lo.s32 %r96,%r115,%r115,%r73;
cvt.rn.f32.s32 %f26,%r96;
mul.f32 %f27,%f25,%f15;
mul.f32 %f28,%f25,%f27;
fma.rn.f32 %f29,%f26,%f14,%f28;
ex2.approx.f32 %f30,%f29;
add.f32 %f38,%f38,%f30;
fma.rn.f32 %f37,%f30,%f36,%f37;
add.s64 %rd80,%rd80,%rd76;
add.s32 %r114,%r114,1;
setp.lt.s32 %p26,%r115,%r23;
@%p26 bra $1_13;
$1_20:
add.s32 %r32,%r112,1;
setp.lt.s32 %p27,%r112,%r41;
mov.u32 %r112,%r32;
@%p27 bra $1_9;
$1_21:
mul.lo.s64 %rd69,%rd78,%rd55;
mul.lo.s64 %rd71,%rd79,%rd57;
add.s64 %rd72,%rd69,%rd71;
add.s64 %rd73,%rd77,%rd72;
div.rn.f32 %f31,%f37,%f38;
cvt.rni.s32.f32 %r105,%f31;
max.s32 %r106,%r105,0;
min.s32 %r107,%r106,255;
st.u8 [%rd73],%r107;
$1_22:
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
.maxntid 256,1,1
{
.reg .pred %p<30>;
.reg .b16 %rs<17>;
.reg .f32 %f<81>;
.reg .b32 %r<130>;
.reg .b64 %rd<92>;
ld.param.u64 %rd35,[p0];
ld.param.v2.u32 {%r121,%r122},[p1+32];
ld.param.v2.u32 {%r48,%r49},[p1+40];
ld.param.u64 %rd40,[p2];
ld.param.v2.u32 {%r123,%r124},[p3+32];
ld.param.v2.u32 {%r52,%r53},[p3+40];
ld.param.u32 %r44,[p4];
ld.param.f32 %f30,[p5];
ld.param.f32 %f31,[p6];
ld.param.u32 %r45,[p7];
ld.param.u64 %rd89,[p3+24];
ld.param.u64 %rd88,[p3+16];
ld.param.u64 %rd87,[p3+8];
ld.param.u64 %rd41,[p3];
ld.param.u64 %rd85,[p1+24];
ld.param.u64 %rd84,[p1+16];
ld.param.u64 %rd83,[p1+8];
ld.param.u64 %rd36,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r49,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd45,%rd35;
mul.wide.s32 %rd46,%r1,40;
add.s64 %rd47,%rd45,%rd46;
ld.global.v2.u32 {%r121,%r122},[%rd47+32];
ld.global.u64 %rd85,[%rd47+24];
ld.global.u64 %rd84,[%rd47+16];
ld.global.u64 %rd83,[%rd47+8];
ld.global.u64 %rd82,[%rd47];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd48,%r1;
mul.lo.s64 %rd49,%rd36,%rd48;
add.s64 %rd82,%rd35,%rd49;
$2_3:
setp.eq.s32 %p2,%r53,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd50,%rd40;
mul.wide.s32 %rd51,%r1,40;
add.s64 %rd52,%rd50,%rd51;
ld.global.v2.u32 {%r123,%r124},[%rd52+32];
ld.global.u64 %rd89,[%rd52+24];
ld.global.u64 %rd88,[%rd52+16];
ld.global.u64 %rd87,[%rd52+8];
ld.global.u64 %rd86,[%rd52];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd53,%r1;
mul.lo.s64 %rd54,%rd41,%rd53;
add.s64 %rd86,%rd40,%rd54;
$2_6:
mov.u32 %r58,%ctaid.x;
shl.b32 %r59,%r58,5;
mov.u32 %r60,%tid.x;
add.s32 %r14,%r59,%r60;
mov.u32 %r61,%ctaid.y;
shl.b32 %r62,%r61,3;
mov.u32 %r63,%tid.y;
add.s32 %r15,%r62,%r63;
setp.ge.s32 %p3,%r14,%r123;
setp.ge.s32 %p4,%r15,%r124;
or.pred %p5,%p3,%p4;
@%p5 bra $2_26;
cvt.s64.s32 %rd58,%r15;
mul.lo.s64 %rd59,%rd83,%rd58;
cvt.s64.s32 %rd60,%r14;
mul.lo.s64 %rd61,%rd84,%rd60;
add.s64 %rd62,%rd59,%rd61;
add.s64 %rd55,%rd82,%rd62;
ld.global.nc.u8 %r64,[%rd55];
add.s64 %rd56,%rd55,%rd85;
ld.global.nc.u8 %r65,[%rd56];
add.s64 %rd57,%rd56,%rd85;
ld.global.nc.u8 %r66,[%rd57];
neg.s32 %r125,%r44;
setp.gt.s32 %p6,%r125,%r44;
mov.f32 %f73,0f00000000;
mov.f32 %f74,%f73;
mov.f32 %f75,%f73;
mov.f32 %f76,%f73;
@%p6 bra $2_25;
cvt.u16.u32 %rs3,%r66;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f1,%rs4;
cvt.u16.u32 %rs5,%r65;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f2,%rs6;
cvt.u16.u32 %rs7,%r64;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f3,%rs8;
$2_9:
.pragma "nounroll";
add.s32 %r126,%r125,%r15;
setp.lt.u32 %p7,%r126,%r122;
add.s32 %r71,%r15,%r44;
setp.lt.s32 %p8,%r71,%r122;
setp.ge.s32 %p9,%r15,%r44;
setp.ge.s32 %p10,%r14,%r44;
add.s32 %r76,%r14,%r44;
setp.lt.s32 %p11,%r76,%r121;
and.pred %p12,%p10,%p11;
and.pred %p13,%p9,%p12;
and.pred %p14,%p8,%p13;
or.pred %p15,%p14,%p7;
@%p15 bra $2_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r126;
.param .b32 param1;
st.param.b32 [param1+0],%r122;
.param .b32 param2;
st.param.b32 [param2+0],%r45;
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
$2_11:
mul.lo.s32 %r77,%r44,%r44;
mul.lo.s32 %r78,%r125,%r125;
sub.s32 %r79,%r77,%r78;
cvt.rn.f32.s32 %f40,%r79;
sqrt.rn.f32 %f41,%f40;
cvt.rzi.s32.f32 %r26,%f41;
sub.s32 %r127,%r14,%r26;
max.s32 %r84,%r126,0;
cvt.s64.s32 %rd63,%r84;
mul.lo.s64 %rd29,%rd83,%rd63;
neg.s32 %r85,%r26;
setp.lt.s32 %p16,%r26,%r85;
@%p16 bra $2_24;
not.b32 %r128,%r26;
cvt.s64.s32 %rd64,%r127;
mul.lo.s64 %rd65,%rd84,%rd64;
add.s64 %rd66,%rd65,%rd29;
add.s64 %rd90,%rd82,%rd66;
$2_13:
.pragma "nounroll";
add.s32 %r128,%r128,1;
mov.u16 %rs16,0;
mov.u64 %rd91,%rd90;
@%p14 bra $2_17;
setp.lt.u32 %p24,%r127,%r121;
mov.u32 %r129,%r127;
@%p24 bra $2_16;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r127;
.param .b32 param1;
st.param.b32 [param1+0],%r121;
.param .b32 param2;
st.param.b32 [param2+0],%r45;
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
$2_16:
or.b32 %r96,%r129,%r126;
shr.u32 %r97,%r96,31;
cvt.u16.u32 %rs16,%r97;
max.s32 %r98,%r129,0;
cvt.s64.s32 %rd67,%r98;
mul.lo.s64 %rd68,%rd84,%rd67;
add.s64 %rd69,%rd68,%rd29;
add.s64 %rd91,%rd82,%rd69;
$2_17:
setp.ne.s16 %p25,%rs16,0;
mov.f32 %f71,0f00000000;
mov.f32 %f70,%f71;
@%p25 bra $2_19;
ld.global.nc.u8 %r99,[%rd91];
cvt.u16.u32 %rs10,%r99;
and.b16 %rs11,%rs10,255;
cvt.rn.f32.u16 %f70,%rs11;
$2_19:
@%p25 bra $2_21;
add.s64 %rd71,%rd91,%rd85;
ld.global.nc.u8 %r100,[%rd71];
cvt.u16.u32 %rs12,%r100;
and.b16 %rs13,%rs12,255;
cvt.rn.f32.u16 %f71,%rs13;
$2_21:
mov.f32 %f72,0f00000000;
@%p25 bra $2_23;
shl.b64 %rd73,%rd85,1;
add.s64 %rd72,%rd91,%rd73;
ld.global.nc.u8 %r101,[%rd72];
cvt.u16.u32 %rs14,%r101;
and.b16 %rs15,%rs14,255;
cvt.rn.f32.u16 %f72,%rs15;
$2_23:
sub.f32 %f45,%f72,%f1;
abs.f32 %f46,%f45;
sub.f32 %f47,%f70,%f3;
abs.f32 %f48,%f47;
add.f32 %f49,%f48,0f00000000;
sub.f32 %f50,%f71,%f2;
abs.f32 %f51,%f50;
add.f32 %f52,%f49,%f51;
add.f32 %f53,%f52,%f46;
mad.lo.s32 %r103,%r128,%r128,%r78;
cvt.rn.f32.s32 %f54,%r103;
mul.f32 %f55,%f53,%f31;
mul.f32 %f56,%f53,%f55;
fma.rn.f32 %f57,%f54,%f30,%f56;
ex2.approx.f32 %f58,%f57;
fma.rn.f32 %f75,%f58,%f70,%f75;
fma.rn.f32 %f74,%f58,%f71,%f74;
fma.rn.f32 %f73,%f58,%f72,%f73;
add.f32 %f76,%f76,%f58;
add.s64 %rd90,%rd90,%rd84;
add.s32 %r127,%r127,1;
setp.lt.s32 %p28,%r128,%r26;
@%p28 bra $2_13;
$2_24:
add.s32 %r35,%r125,1;
setp.lt.s32 %p29,%r125,%r44;
mov.u32 %r125,%r35;
@%p29 bra $2_9;
$2_25:
mul.lo.s64 %rd75,%rd87,%rd58;
mul.lo.s64 %rd77,%rd88,%rd60;
add.s64 %rd78,%rd75,%rd77;
add.s64 %rd79,%rd86,%rd78;
div.rn.f32 %f59,%f75,%f76;
cvt.rni.s32.f32 %r112,%f59;
max.s32 %r113,%r112,0;
min.s32 %r114,%r113,255;
st.u8 [%rd79],%r114;
div.rn.f32 %f60,%f74,%f76;
cvt.rni.s32.f32 %r115,%f60;
max.s32 %r116,%r115,0;
min.s32 %r117,%r116,255;
add.s64 %rd80,%rd79,%rd89;
st.u8 [%rd80],%r117;
div.rn.f32 %f61,%f73,%f76;
cvt.rni.s32.f32 %r118,%f61;
max.s32 %r119,%r118,0;
min.s32 %r120,%r119,255;
add.s64 %rd81,%rd80,%rd89;
st.u8 [%rd81],%r120;
$2_26:
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
.maxntid 256,1,1
{
.reg .pred %p<98>;
.reg .b16 %rs<57>;
.reg .f32 %f<175>;
.reg .b32 %r<144>;
.reg .b64 %rd<145>;
ld.param.u64 %rd47,[p0];
ld.param.v2.u32 {%r135,%r136},[p1+32];
ld.param.v2.u32 {%r47,%r48},[p1+40];
ld.param.u64 %rd52,[p2];
ld.param.v2.u32 {%r137,%r138},[p3+32];
ld.param.v2.u32 {%r51,%r52},[p3+40];
ld.param.u32 %r42,[p4];
ld.param.u32 %r43,[p7];
ld.param.u32 %r44,[p8];
ld.param.u64 %rd142,[p3+24];
ld.param.u64 %rd141,[p3+16];
ld.param.u64 %rd140,[p3+8];
ld.param.u64 %rd53,[p3];
ld.param.u64 %rd138,[p1+24];
ld.param.u64 %rd137,[p1+16];
ld.param.u64 %rd136,[p1+8];
ld.param.u64 %rd48,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r48,0;
@%p2 bra $3_2;
cvta.to.global.u64 %rd57,%rd47;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r135,%r136},[%rd59+32];
ld.global.u64 %rd138,[%rd59+24];
ld.global.u64 %rd137,[%rd59+16];
ld.global.u64 %rd136,[%rd59+8];
ld.global.u64 %rd135,[%rd59];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd48,%rd60;
add.s64 %rd135,%rd47,%rd61;
$3_3:
setp.eq.s32 %p3,%r52,0;
@%p3 bra $3_5;
cvta.to.global.u64 %rd62,%rd52;
mul.wide.s32 %rd63,%r1,40;
add.s64 %rd64,%rd62,%rd63;
ld.global.v2.u32 {%r137,%r138},[%rd64+32];
ld.global.u64 %rd142,[%rd64+24];
ld.global.u64 %rd141,[%rd64+16];
ld.global.u64 %rd140,[%rd64+8];
ld.global.u64 %rd139,[%rd64];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd65,%r1;
mul.lo.s64 %rd66,%rd53,%rd65;
add.s64 %rd139,%rd52,%rd66;
$3_6:
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,5;
mov.u32 %r59,%tid.x;
add.s32 %r14,%r58,%r59;
mov.u32 %r60,%ctaid.y;
shl.b32 %r61,%r60,3;
mov.u32 %r62,%tid.y;
add.s32 %r15,%r61,%r62;
setp.ge.s32 %p4,%r14,%r137;
setp.ge.s32 %p5,%r15,%r138;
or.pred %p6,%p4,%p5;
@%p6 bra $3_149;
cvt.s64.s32 %rd67,%r15;
mul.lo.s64 %rd68,%rd136,%rd67;
cvt.s64.s32 %rd69,%r14;
mul.lo.s64 %rd70,%rd137,%rd69;
add.s64 %rd28,%rd68,%rd70;
setp.lt.s32 %p7,%r51,1;
mov.f32 %f148,0f00000000;
mov.f32 %f147,%f148;
@%p7 bra $3_18;
add.s64 %rd29,%rd135,%rd28;
setp.gt.s32 %p8,%r44,1;
@%p8 bra $3_12;
setp.eq.s32 %p11,%r44,0;
@%p11 bra $3_16;
setp.eq.s32 %p12,%r44,1;
@%p12 bra $3_11;
bra.uni $3_17;
$3_11:
ld.global.nc.u16 %rs6,[%rd29];
cvt.rn.f32.u16 %f147,%rs6;
bra.uni $3_18;
$3_12:
setp.eq.s32 %p9,%r44,2;
@%p9 bra $3_15;
setp.ne.s32 %p10,%r44,3;
@%p10 bra $3_17;
ld.global.nc.u16 %rs3,[%rd29];
cvt.f32.f16 %f147,%rs3;
bra.uni $3_18;
$3_16:
ld.global.nc.u8 %r63,[%rd29];
cvt.u16.u32 %rs7,%r63;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f147,%rs8;
bra.uni $3_18;
$3_15:
ld.global.nc.s16 %rs5,[%rd29];
cvt.rn.f32.s16 %f147,%rs5;
bra.uni $3_18;
$3_17:
ld.global.nc.f32 %f147,[%rd29];
$3_18:
setp.lt.s32 %p13,%r51,2;
@%p13 bra $3_29;
add.s64 %rd76,%rd28,%rd138;
add.s64 %rd31,%rd135,%rd76;
setp.gt.s32 %p14,%r44,1;
@%p14 bra $3_23;
setp.eq.s32 %p17,%r44,0;
@%p17 bra $3_27;
setp.eq.s32 %p18,%r44,1;
@%p18 bra $3_22;
bra.uni $3_28;
$3_22:
ld.global.nc.u16 %rs12,[%rd31];
cvt.rn.f32.u16 %f148,%rs12;
bra.uni $3_29;
$3_23:
setp.eq.s32 %p15,%r44,2;
@%p15 bra $3_26;
setp.ne.s32 %p16,%r44,3;
@%p16 bra $3_28;
ld.global.nc.u16 %rs9,[%rd31];
cvt.f32.f16 %f148,%rs9;
bra.uni $3_29;
$3_27:
ld.global.nc.u8 %r64,[%rd31];
cvt.u16.u32 %rs13,%r64;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f148,%rs14;
bra.uni $3_29;
$3_26:
ld.global.nc.s16 %rs11,[%rd31];
cvt.rn.f32.s16 %f148,%rs11;
bra.uni $3_29;
$3_28:
ld.global.nc.f32 %f148,[%rd31];
$3_29:
setp.lt.s32 %p19,%r51,3;
mov.f32 %f150,0f00000000;
mov.f32 %f149,%f150;
@%p19 bra $3_40;
shl.b64 %rd82,%rd138,1;
add.s64 %rd83,%rd28,%rd82;
add.s64 %rd32,%rd135,%rd83;
setp.gt.s32 %p20,%r44,1;
@%p20 bra $3_34;
setp.eq.s32 %p23,%r44,0;
@%p23 bra $3_38;
setp.eq.s32 %p24,%r44,1;
@%p24 bra $3_33;
bra.uni $3_39;
$3_33:
ld.global.nc.u16 %rs18,[%rd32];
cvt.rn.f32.u16 %f149,%rs18;
bra.uni $3_40;
$3_34:
setp.eq.s32 %p21,%r44,2;
@%p21 bra $3_37;
setp.ne.s32 %p22,%r44,3;
@%p22 bra $3_39;
ld.global.nc.u16 %rs15,[%rd32];
cvt.f32.f16 %f149,%rs15;
bra.uni $3_40;
$3_38:
ld.global.nc.u8 %r65,[%rd32];
cvt.u16.u32 %rs19,%r65;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f149,%rs20;
bra.uni $3_40;
$3_37:
ld.global.nc.s16 %rs17,[%rd32];
cvt.rn.f32.s16 %f149,%rs17;
bra.uni $3_40;
$3_39:
ld.global.nc.f32 %f149,[%rd32];
$3_40:
setp.lt.s32 %p25,%r51,4;
@%p25 bra $3_51;
mul.lo.s64 %rd89,%rd138,3;
add.s64 %rd90,%rd28,%rd89;
add.s64 %rd33,%rd135,%rd90;
setp.gt.s32 %p26,%r44,1;
@%p26 bra $3_45;
setp.eq.s32 %p29,%r44,0;
@%p29 bra $3_49;
setp.eq.s32 %p30,%r44,1;
@%p30 bra $3_44;
bra.uni $3_50;
$3_44:
ld.global.nc.u16 %rs24,[%rd33];
cvt.rn.f32.u16 %f150,%rs24;
bra.uni $3_51;
$3_45:
setp.eq.s32 %p27,%r44,2;
@%p27 bra $3_48;
setp.ne.s32 %p28,%r44,3;
@%p28 bra $3_50;
ld.global.nc.u16 %rs21,[%rd33];
cvt.f32.f16 %f150,%rs21;
bra.uni $3_51;
$3_49:
ld.global.nc.u8 %r66,[%rd33];
cvt.u16.u32 %rs25,%r66;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f150,%rs26;
bra.uni $3_51;
$3_48:
ld.global.nc.s16 %rs23,[%rd33];
cvt.rn.f32.s16 %f150,%rs23;
bra.uni $3_51;
$3_50:
ld.global.nc.f32 %f150,[%rd33];
$3_51:
add.s32 %r67,%r14,%r42;
setp.lt.s32 %p31,%r67,%r135;
setp.ge.s32 %p32,%r14,%r42;
and.pred %p33,%p32,%p31;
setp.ge.s32 %p34,%r15,%r42;
and.pred %p35,%p34,%p33;
add.s32 %r68,%r15,%r42;
setp.lt.s32 %p36,%r68,%r136;
and.pred %p1,%p36,%p35;
neg.s32 %r139,%r42;
setp.gt.s32 %p37,%r139,%r42;
mov.f32 %f165,0f00000000;
mov.f32 %f166,%f165;
mov.f32 %f167,%f165;
mov.f32 %f168,%f165;
mov.f32 %f169,%f165;
@%p37 bra $3_107;
$3_53:
.pragma "nounroll";
add.s32 %r140,%r139,%r15;
setp.lt.u32 %p38,%r140,%r136;
or.pred %p39,%p1,%p38;
@%p39 bra $3_55;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r140;
.param .b32 param1;
st.param.b32 [param1+0],%r136;
.param .b32 param2;
st.param.b32 [param2+0],%r43;
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
$3_55:
mul.lo.s32 %r73,%r42,%r42;
mul.lo.s32 %r74,%r139,%r139;
sub.s32 %r75,%r73,%r74;
cvt.rn.f32.s32 %f102,%r75;
sqrt.rn.f32 %f103,%f102;
cvt.rzi.s32.f32 %r24,%f103;
sub.s32 %r141,%r14,%r24;
max.s32 %r80,%r140,0;
cvt.s64.s32 %rd96,%r80;
mul.lo.s64 %rd34,%rd136,%rd96;
neg.s32 %r81,%r24;
setp.lt.s32 %p40,%r24,%r81;
@%p40 bra $3_106;
not.b32 %r142,%r24;
cvt.s64.s32 %rd97,%r141;
mul.lo.s64 %rd98,%rd137,%rd97;
add.s64 %rd99,%rd98,%rd34;
add.s64 %rd143,%rd135,%rd99;
$3_57:
.pragma "nounroll";
add.s32 %r142,%r142,1;
mov.u16 %rs56,0;
mov.u64 %rd144,%rd143;
@%p1 bra $3_61;
setp.lt.u32 %p41,%r141,%r135;
mov.u32 %r143,%r141;
@%p41 bra $3_60;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r141;
.param .b32 param1;
st.param.b32 [param1+0],%r135;
.param .b32 param2;
st.param.b32 [param2+0],%r43;
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
$3_60:
or.b32 %r82,%r143,%r140;
shr.u32 %r83,%r82,31;
cvt.u16.u32 %rs56,%r83;
max.s32 %r84,%r143,0;
cvt.s64.s32 %rd100,%r84;
mul.lo.s64 %rd101,%rd137,%rd100;
add.s64 %rd102,%rd101,%rd34;
add.s64 %rd144,%rd135,%rd102;
$3_61:
setp.ne.s16 %p42,%rs56,0;
mov.f32 %f162,0f00000000;
or.pred %p44,%p42,%p7;
mov.f32 %f161,%f162;
@%p44 bra $3_72;
setp.gt.s32 %p45,%r44,1;
@%p45 bra $3_66;
setp.eq.s32 %p48,%r44,0;
@%p48 bra $3_70;
setp.eq.s32 %p49,%r44,1;
@%p49 bra $3_65;
bra.uni $3_71;
$3_65:
ld.global.nc.u16 %rs31,[%rd144];
cvt.rn.f32.u16 %f161,%rs31;
bra.uni $3_72;
$3_66:
setp.eq.s32 %p46,%r44,2;
@%p46 bra $3_69;
setp.ne.s32 %p47,%r44,3;
@%p47 bra $3_71;
ld.global.nc.u16 %rs28,[%rd144];
cvt.f32.f16 %f161,%rs28;
bra.uni $3_72;
$3_70:
ld.global.nc.u8 %r85,[%rd144];
cvt.u16.u32 %rs32,%r85;
and.b16 %rs33,%rs32,255;
cvt.rn.f32.u16 %f161,%rs33;
bra.uni $3_72;
$3_69:
ld.global.nc.s16 %rs30,[%rd144];
cvt.rn.f32.s16 %f161,%rs30;
bra.uni $3_72;
$3_71:
ld.global.nc.f32 %f161,[%rd144];
$3_72:
or.pred %p52,%p42,%p13;
@%p52 bra $3_83;
add.s64 %rd39,%rd144,%rd138;
setp.gt.s32 %p53,%r44,1;
@%p53 bra $3_77;
setp.eq.s32 %p56,%r44,0;
@%p56 bra $3_81;
setp.eq.s32 %p57,%r44,1;
@%p57 bra $3_76;
bra.uni $3_82;
$3_76:
ld.global.nc.u16 %rs37,[%rd39];
cvt.rn.f32.u16 %f162,%rs37;
bra.uni $3_83;
$3_77:
setp.eq.s32 %p54,%r44,2;
@%p54 bra $3_80;
setp.ne.s32 %p55,%r44,3;
@%p55 bra $3_82;
ld.global.nc.u16 %rs34,[%rd39];
cvt.f32.f16 %f162,%rs34;
bra.uni $3_83;
$3_81:
ld.global.nc.u8 %r86,[%rd39];
cvt.u16.u32 %rs38,%r86;
and.b16 %rs39,%rs38,255;
cvt.rn.f32.u16 %f162,%rs39;
bra.uni $3_83;
$3_80:
ld.global.nc.s16 %rs36,[%rd39];
cvt.rn.f32.s16 %f162,%rs36;
bra.uni $3_83;
$3_82:
ld.global.nc.f32 %f162,[%rd39];
$3_83:
mov.f32 %f164,0f00000000;
or.pred %p60,%p42,%p19;
mov.f32 %f163,%f164;
@%p60 bra $3_94;
shl.b64 %rd113,%rd138,1;
add.s64 %rd40,%rd144,%rd113;
setp.gt.s32 %p61,%r44,1;
@%p61 bra $3_88;
setp.eq.s32 %p64,%r44,0;
@%p64 bra $3_92;
setp.eq.s32 %p65,%r44,1;
@%p65 bra $3_87;
bra.uni $3_93;
$3_87:
ld.global.nc.u16 %rs43,[%rd40];
cvt.rn.f32.u16 %f163,%rs43;
bra.uni $3_94;
$3_88:
setp.eq.s32 %p62,%r44,2;
@%p62 bra $3_91;
setp.ne.s32 %p63,%r44,3;
@%p63 bra $3_93;
ld.global.nc.u16 %rs40,[%rd40];
cvt.f32.f16 %f163,%rs40;
bra.uni $3_94;
$3_92:
ld.global.nc.u8 %r87,[%rd40];
cvt.u16.u32 %rs44,%r87;
and.b16 %rs45,%rs44,255;
cvt.rn.f32.u16 %f163,%rs45;
bra.uni $3_94;
$3_91:
ld.global.nc.s16 %rs42,[%rd40];
cvt.rn.f32.s16 %f163,%rs42;
bra.uni $3_94;
$3_93:
ld.global.nc.f32 %f163,[%rd40];
$3_94:
or.pred %p68,%p42,%p25;
@%p68 bra $3_105;
mul.lo.s64 %rd119,%rd138,3;
add.s64 %rd41,%rd144,%rd119;
setp.gt.s32 %p69,%r44,1;
@%p69 bra $3_99;
setp.eq.s32 %p72,%r44,0;
@%p72 bra $3_103;
setp.eq.s32 %p73,%r44,1;
@%p73 bra $3_98;
bra.uni $3_104;
$3_98:
ld.global.nc.u16 %rs49,[%rd41];
cvt.rn.f32.u16 %f164,%rs49;
bra.uni $3_105;
$3_99:
setp.eq.s32 %p70,%r44,2;
@%p70 bra $3_102;
setp.ne.s32 %p71,%r44,3;
@%p71 bra $3_104;
ld.global.nc.u16 %rs46,[%rd41];
cvt.f32.f16 %f164,%rs46;
bra.uni $3_105;
$3_103:
ld.global.nc.u8 %r88,[%rd41];
cvt.u16.u32 %rs50,%r88;
and.b16 %rs51,%rs50,255;
cvt.rn.f32.u16 %f164,%rs51;
bra.uni $3_105;
$3_102:
ld.global.nc.s16 %rs48,[%rd41];
cvt.rn.f32.s16 %f164,%rs48;
bra.uni $3_105;
$3_104:
ld.global.nc.f32 %f164,[%rd41];
$3_105:
ld.param.f32 %f146,[p5];
ld.param.f32 %f145,[p6];
sub.f32 %f116,%f164,%f150;
abs.f32 %f117,%f116;
sub.f32 %f118,%f162,%f148;
abs.f32 %f119,%f118;
sub.f32 %f120,%f161,%f147;
abs.f32 %f121,%f120;
add.f32 %f122,%f121,0f00000000;
add.f32 %f123,%f122,%f119;
sub.f32 %f124,%f163,%f149;
abs.f32 %f125,%f124;
add.f32 %f126,%f123,%f125;
add.f32 %f127,%f126,%f117;
mad.lo.s32 %r90,%r142,%r142,%r74;
cvt.rn.f32.s32 %f128,%r90;
mul.f32 %f129,%f127,%f145;
mul.f32 %f130,%f127,%f129;
fma.rn.f32 %f131,%f128,%f146,%f130;
ex2.approx.f32 %f132,%f131;
fma.rn.f32 %f168,%f132,%f161,%f168;
fma.rn.f32 %f167,%f132,%f162,%f167;
fma.rn.f32 %f166,%f132,%f163,%f166;
fma.rn.f32 %f165,%f132,%f164,%f165;
add.f32 %f169,%f169,%f132;
add.s64 %rd143,%rd143,%rd137;
add.s32 %r141,%r141,1;
setp.lt.s32 %p74,%r142,%r24;
@%p74 bra $3_57;
$3_106:
add.s32 %r33,%r139,1;
setp.lt.s32 %p75,%r139,%r42;
mov.u32 %r139,%r33;
@%p75 bra $3_53;
$3_107:
mul.lo.s64 %rd126,%rd140,%rd67;
mul.lo.s64 %rd128,%rd141,%rd69;
add.s64 %rd129,%rd126,%rd128;
add.s64 %rd43,%rd139,%rd129;
add.s64 %rd130,%rd129,%rd142;
add.s64 %rd44,%rd139,%rd130;
shl.b64 %rd131,%rd142,1;
add.s64 %rd132,%rd129,%rd131;
add.s64 %rd45,%rd139,%rd132;
mul.lo.s64 %rd133,%rd142,3;
add.s64 %rd134,%rd129,%rd133;
add.s64 %rd46,%rd139,%rd134;
setp.eq.s32 %p76,%r44,0;
@%p76 bra $3_117;
setp.ne.s32 %p77,%r44,1;
@%p77 bra $3_125;
@%p7 bra $3_111;
div.rn.f32 %f133,%f168,%f169;
cvt.rni.s32.f32 %r99,%f133;
max.s32 %r100,%r99,0;
min.s32 %r101,%r100,65535;
st.u16 [%rd43],%r101;
$3_111:
@%p13 bra $3_113;
div.rn.f32 %f134,%f167,%f169;
cvt.rni.s32.f32 %r102,%f134;
max.s32 %r103,%r102,0;
min.s32 %r104,%r103,65535;
st.u16 [%rd44],%r104;
$3_113:
@%p19 bra $3_115;
div.rn.f32 %f135,%f166,%f169;
cvt.rni.s32.f32 %r105,%f135;
max.s32 %r106,%r105,0;
min.s32 %r107,%r106,65535;
st.u16 [%rd45],%r107;
$3_115:
@%p25 bra $3_149;
div.rn.f32 %f136,%f165,%f169;
cvt.rni.s32.f32 %r108,%f136;
max.s32 %r109,%r108,0;
min.s32 %r110,%r109,65535;
st.u16 [%rd46],%r110;
bra.uni $3_149;
$3_117:
@%p7 bra $3_119;
div.rn.f32 %f137,%f168,%f169;
cvt.rni.s32.f32 %r111,%f137;
max.s32 %r112,%r111,0;
min.s32 %r113,%r112,255;
st.u8 [%rd43],%r113;
$3_119:
@%p13 bra $3_121;
div.rn.f32 %f138,%f167,%f169;
cvt.rni.s32.f32 %r114,%f138;
max.s32 %r115,%r114,0;
min.s32 %r116,%r115,255;
st.u8 [%rd44],%r116;
$3_121:
@%p19 bra $3_123;
div.rn.f32 %f139,%f166,%f169;
cvt.rni.s32.f32 %r117,%f139;
max.s32 %r118,%r117,0;
min.s32 %r119,%r118,255;
st.u8 [%rd45],%r119;
$3_123:
@%p25 bra $3_149;
div.rn.f32 %f140,%f165,%f169;
cvt.rni.s32.f32 %r120,%f140;
max.s32 %r121,%r120,0;
min.s32 %r122,%r121,255;
st.u8 [%rd46],%r122;
bra.uni $3_149;
$3_125:
@%p7 bra $3_131;
div.rn.f32 %f74,%f168,%f169;
setp.eq.s32 %p87,%r44,3;
@%p87 bra $3_129;
setp.ne.s32 %p88,%r44,2;
@%p88 bra $3_130;
cvt.rni.s32.f32 %r123,%f74;
max.s32 %r124,%r123,-32768;
min.s32 %r125,%r124,32767;
st.u16 [%rd43],%r125;
bra.uni $3_131;
$3_129:
cvt.rn.f16.f32 %rs52,%f74;
st.u16 [%rd43],%rs52;
bra.uni $3_131;
$3_130:
st.f32 [%rd43],%f74;
$3_131:
@%p13 bra $3_137;
div.rn.f32 %f75,%f167,%f169;
setp.eq.s32 %p90,%r44,2;
@%p90 bra $3_135;
setp.ne.s32 %p91,%r44,3;
@%p91 bra $3_136;
cvt.rn.f16.f32 %rs53,%f75;
st.u16 [%rd44],%rs53;
bra.uni $3_137;
$3_135:
cvt.rni.s32.f32 %r126,%f75;
max.s32 %r127,%r126,-32768;
min.s32 %r128,%r127,32767;
st.u16 [%rd44],%r128;
bra.uni $3_137;
$3_136:
st.f32 [%rd44],%f75;
$3_137:
@%p19 bra $3_143;
div.rn.f32 %f76,%f166,%f169;
setp.eq.s32 %p93,%r44,2;
@%p93 bra $3_141;
setp.ne.s32 %p94,%r44,3;
@%p94 bra $3_142;
cvt.rn.f16.f32 %rs54,%f76;
st.u16 [%rd45],%rs54;
bra.uni $3_143;
$3_141:
cvt.rni.s32.f32 %r129,%f76;
max.s32 %r130,%r129,-32768;
min.s32 %r131,%r130,32767;
st.u16 [%rd45],%r131;
bra.uni $3_143;
$3_142:
st.f32 [%rd45],%f76;
$3_143:
@%p25 bra $3_149;
div.rn.f32 %f77,%f165,%f169;
setp.eq.s32 %p96,%r44,2;
@%p96 bra $3_147;
setp.ne.s32 %p97,%r44,3;
@%p97 bra $3_148;
cvt.rn.f16.f32 %rs55,%f77;
st.u16 [%rd46],%rs55;
bra.uni $3_149;
$3_147:
cvt.rni.s32.f32 %r132,%f77;
max.s32 %r133,%r132,-32768;
min.s32 %r134,%r133,32767;
st.u16 [%rd46],%r134;
bra.uni $3_149;
$3_148:
st.f32 [%rd46],%f77;
$3_149:
ret;
}
`;
