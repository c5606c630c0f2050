// Generated from kernels/ops/normalize.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/normalize.cu`. */
export const NORMALIZE: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry normalize_u8_c3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[32]
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b16 %rs<28>;
.reg .f32 %f<57>;
.reg .b32 %r<93>;
.reg .b64 %rd<112>;
ld.param.u64 %rd42,[p0];
ld.param.v2.u32 {%r33,%r34},[p1+40];
ld.param.u64 %rd47,[p2];
ld.param.v2.u32 {%r90,%r91},[p3+32];
ld.param.v2.u32 {%r37,%r38},[p3+40];
ld.param.f32 %f25,[p4+24];
ld.param.f32 %f24,[p4+20];
ld.param.f32 %f23,[p4+16];
ld.param.f32 %f21,[p4+8];
ld.param.f32 %f20,[p4+4];
ld.param.f32 %f19,[p4];
ld.param.u64 %rd109,[p3+24];
ld.param.u64 %rd23,[p3+16];
ld.param.u64 %rd107,[p3+8];
ld.param.u64 %rd48,[p3];
ld.param.u64 %rd105,[p1+8];
ld.param.u64 %rd43,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r34,0;
@%p3 bra $0_2;
cvta.to.global.u64 %rd52,%rd42;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.u64 %rd105,[%rd54+8];
ld.global.u64 %rd104,[%rd54];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd43,%rd55;
add.s64 %rd104,%rd42,%rd56;
$0_3:
setp.eq.s32 %p4,%r38,0;
@%p4 bra $0_5;
cvta.to.global.u64 %rd57,%rd47;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r90,%r91},[%rd59+32];
ld.global.u64 %rd109,[%rd59+24];
ld.global.u64 %rd23,[%rd59+16];
ld.global.u64 %rd107,[%rd59+8];
ld.global.u64 %rd106,[%rd59];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd48,%rd60;
add.s64 %rd106,%rd47,%rd61;
$0_6:
mov.u32 %r43,%ctaid.x;
shl.b32 %r44,%r43,8;
mov.u32 %r45,%tid.y;
shl.b32 %r46,%r45,5;
mov.u32 %r47,%tid.x;
add.s32 %r48,%r46,%r47;
add.s32 %r49,%r48,%r44;
shl.b32 %r50,%r49,2;
mov.u32 %r51,%ctaid.y;
setp.ge.s32 %p5,%r51,%r91;
setp.le.s32 %p6,%r90,%r50;
or.pred %p7,%p6,%p5;
@%p7 bra $0_23;
cvt.s64.s32 %rd30,%r51;
mul.lo.s64 %rd62,%rd105,%rd30;
cvt.s64.s32 %rd110,%r50;
mul.wide.s32 %rd63,%r50,3;
add.s64 %rd32,%rd62,%rd63;
add.s64 %rd111,%rd104,%rd32;
add.s32 %r61,%r51,1;
setp.lt.s32 %p8,%r61,%r91;
selp.b64 %rd64,0,3,%p8;
or.b64 %rd65,%rd63,%rd64;
add.s64 %rd66,%rd65,12;
mul.wide.s32 %rd67,%r90,3;
setp.gt.s64 %p9,%rd66,%rd67;
@%p9 bra $0_20;
bra.uni $0_8;
$0_20:
sub.s32 %r19,%r90,%r50;
setp.lt.s32 %p12,%r19,1;
@%p12 bra $0_23;
mul.lo.s64 %rd37,%rd107,%rd30;
min.s32 %r20,%r19,4;
mov.u32 %r92,0;
$0_22:
.pragma "nounroll";
mul.lo.s64 %rd99,%rd23,%rd110;
add.s64 %rd100,%rd99,%rd37;
ld.global.nc.u8 %r87,[%rd111];
cvt.u16.u32 %rs22,%r87;
and.b16 %rs23,%rs22,255;
cvt.rn.f32.u16 %f51,%rs23;
fma.rn.f32 %f52,%f51,%f19,%f23;
add.s64 %rd101,%rd106,%rd100;
st.f32 [%rd101],%f52;
add.s64 %rd97,%rd111,1;
ld.global.nc.u8 %r88,[%rd97];
cvt.u16.u32 %rs24,%r88;
and.b16 %rs25,%rs24,255;
cvt.rn.f32.u16 %f53,%rs25;
fma.rn.f32 %f54,%f53,%f20,%f24;
add.s64 %rd102,%rd101,%rd109;
st.f32 [%rd102],%f54;
add.s64 %rd98,%rd111,2;
ld.global.nc.u8 %r89,[%rd98];
cvt.u16.u32 %rs26,%r89;
and.b16 %rs27,%rs26,255;
cvt.rn.f32.u16 %f55,%rs27;
fma.rn.f32 %f56,%f55,%f21,%f25;
add.s64 %rd103,%rd102,%rd109;
st.f32 [%rd103],%f56;
add.s64 %rd111,%rd111,3;
add.s64 %rd110,%rd110,1;
add.s32 %r92,%r92,1;
setp.lt.s32 %p13,%r92,%r20;
@%p13 bra $0_22;
bra.uni $0_23;
$0_8:
cvt.u32.u64 %r66,%rd111;
and.b32 %r67,%r66,3;
and.b64 %rd72,%rd111,3;
sub.s64 %rd73,%rd32,%rd72;
add.s64 %rd68,%rd104,%rd73;
add.s32 %r68,%r67,11;
ld.global.nc.u32 %r62,[%rd68];
add.s64 %rd69,%rd68,4;
ld.global.nc.u32 %r63,[%rd69];
add.s64 %rd70,%rd68,8;
ld.global.nc.u32 %r64,[%rd70];
and.b32 %r69,%r68,28;
cvt.u64.u32 %rd74,%r69;
add.s64 %rd71,%rd68,%rd74;
ld.global.nc.u32 %r65,[%rd71];
mad.lo.s32 %r70,%r67,4369,12816;
and.b32 %r71,%r70,30583;
prmt.b32 %r16,%r62,%r63,%r71;
prmt.b32 %r17,%r63,%r64,%r71;
prmt.b32 %r18,%r64,%r65,%r71;
setp.eq.s64 %p10,%rd23,4;
@%p10 bra $0_10;
bra.uni $0_9;
$0_10:
mul.lo.s64 %rd75,%rd107,%rd30;
shl.b64 %rd76,%rd110,2;
add.s64 %rd77,%rd75,%rd76;
add.s64 %rd78,%rd106,%rd77;
or.b64 %rd79,%rd109,%rd78;
and.b64 %rd80,%rd79,15;
setp.ne.s64 %p14,%rd80,0;
bra.uni $0_11;
$0_9:
mov.pred %p14,-1;
$0_11:
mul.lo.s64 %rd81,%rd23,%rd110;
mul.lo.s64 %rd82,%rd107,%rd30;
add.s64 %rd83,%rd82,%rd81;
cvt.u16.u32 %rs1,%r16;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f27,%rs2;
fma.rn.f32 %f7,%f27,%f19,%f23;
shr.u32 %r72,%r16,24;
cvt.u16.u32 %rs3,%r72;
cvt.rn.f32.u16 %f28,%rs3;
fma.rn.f32 %f8,%f28,%f19,%f23;
shr.u32 %r73,%r17,16;
cvt.u16.u32 %rs4,%r73;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f29,%rs5;
fma.rn.f32 %f9,%f29,%f19,%f23;
cvt.u16.u32 %rs6,%r18;
shr.u16 %rs7,%rs6,8;
cvt.rn.f32.u16 %f30,%rs7;
fma.rn.f32 %f10,%f30,%f19,%f23;
add.s64 %rd34,%rd106,%rd83;
@%p14 bra $0_13;
bra.uni $0_12;
$0_13:
st.f32 [%rd34],%f7;
add.s64 %rd85,%rd34,%rd23;
st.f32 [%rd85],%f8;
add.s64 %rd86,%rd85,%rd23;
st.f32 [%rd86],%f9;
add.s64 %rd87,%rd86,%rd23;
st.f32 [%rd87],%f10;
bra.uni $0_14;
$0_12:
st.global.cs.v4.f32 [%rd34],{%f7,%f8,%f9,%f10};
$0_14:
shr.u16 %rs9,%rs1,8;
cvt.rn.f32.u16 %f35,%rs9;
fma.rn.f32 %f11,%f35,%f20,%f24;
cvt.u16.u32 %rs10,%r17;
and.b16 %rs11,%rs10,255;
cvt.rn.f32.u16 %f36,%rs11;
fma.rn.f32 %f12,%f36,%f20,%f24;
shr.u32 %r74,%r17,24;
cvt.u16.u32 %rs12,%r74;
cvt.rn.f32.u16 %f37,%rs12;
fma.rn.f32 %f13,%f37,%f20,%f24;
shr.u32 %r75,%r18,16;
cvt.u16.u32 %rs13,%r75;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f38,%rs14;
fma.rn.f32 %f14,%f38,%f20,%f24;
add.s64 %rd35,%rd34,%rd109;
@%p14 bra $0_16;
bra.uni $0_15;
$0_16:
st.f32 [%rd35],%f11;
add.s64 %rd89,%rd35,%rd23;
st.f32 [%rd89],%f12;
add.s64 %rd90,%rd89,%rd23;
st.f32 [%rd90],%f13;
add.s64 %rd91,%rd90,%rd23;
st.f32 [%rd91],%f14;
bra.uni $0_17;
$0_15:
st.global.cs.v4.f32 [%rd35],{%f11,%f12,%f13,%f14};
$0_17:
shr.u32 %r76,%r16,16;
cvt.u16.u32 %rs15,%r76;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f43,%rs16;
fma.rn.f32 %f15,%f43,%f21,%f25;
shr.u16 %rs18,%rs10,8;
cvt.rn.f32.u16 %f44,%rs18;
fma.rn.f32 %f16,%f44,%f21,%f25;
and.b16 %rs20,%rs6,255;
cvt.rn.f32.u16 %f45,%rs20;
fma.rn.f32 %f17,%f45,%f21,%f25;
shr.u32 %r77,%r18,24;
cvt.u16.u32 %rs21,%r77;
cvt.rn.f32.u16 %f46,%rs21;
fma.rn.f32 %f18,%f46,%f21,%f25;
add.s64 %rd36,%rd35,%rd109;
@%p14 bra $0_19;
bra.uni $0_18;
$0_19:
st.f32 [%rd36],%f15;
add.s64 %rd93,%rd36,%rd23;
st.f32 [%rd93],%f16;
add.s64 %rd94,%rd93,%rd23;
st.f32 [%rd94],%f17;
add.s64 %rd95,%rd94,%rd23;
st.f32 [%rd95],%f18;
bra.uni $0_23;
$0_18:
st.global.cs.v4.f32 [%rd36],{%f15,%f16,%f17,%f18};
$0_23:
ret;
}
.visible .entry normalize_u8_c4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[32]
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b16 %rs<37>;
.reg .f32 %f<73>;
.reg .b32 %r<91>;
.reg .b64 %rd<121>;
ld.param.u64 %rd43,[p0];
ld.param.v2.u32 {%r36,%r37},[p1+40];
ld.param.u64 %rd48,[p2];
ld.param.v2.u32 {%r88,%r89},[p3+32];
ld.param.v2.u32 {%r40,%r41},[p3+40];
ld.param.f32 %f32,[p4+28];
ld.param.f32 %f31,[p4+24];
ld.param.f32 %f30,[p4+20];
ld.param.f32 %f29,[p4+16];
ld.param.f32 %f28,[p4+12];
ld.param.f32 %f27,[p4+8];
ld.param.f32 %f26,[p4+4];
ld.param.f32 %f25,[p4];
ld.param.u64 %rd118,[p3+24];
ld.param.u64 %rd23,[p3+16];
ld.param.u64 %rd116,[p3+8];
ld.param.u64 %rd49,[p3];
ld.param.u64 %rd114,[p1+8];
ld.param.u64 %rd44,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r37,0;
@%p3 bra $1_2;
cvta.to.global.u64 %rd53,%rd43;
mul.wide.s32 %rd54,%r1,40;
add.s64 %rd55,%rd53,%rd54;
ld.global.u64 %rd114,[%rd55+8];
ld.global.u64 %rd113,[%rd55];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd56,%r1;
mul.lo.s64 %rd57,%rd44,%rd56;
add.s64 %rd113,%rd43,%rd57;
$1_3:
setp.eq.s32 %p4,%r41,0;
@%p4 bra $1_5;
cvta.to.global.u64 %rd58,%rd48;
mul.wide.s32 %rd59,%r1,40;
add.s64 %rd60,%rd58,%rd59;
ld.global.v2.u32 {%r88,%r89},[%rd60+32];
ld.global.u64 %rd118,[%rd60+24];
ld.global.u64 %rd23,[%rd60+16];
ld.global.u64 %rd116,[%rd60+8];
ld.global.u64 %rd115,[%rd60];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd61,%r1;
mul.lo.s64 %rd62,%rd49,%rd61;
add.s64 %rd115,%rd48,%rd62;
$1_6:
mov.u32 %r46,%ctaid.x;
shl.b32 %r47,%r46,8;
mov.u32 %r48,%tid.y;
shl.b32 %r49,%r48,5;
mov.u32 %r50,%tid.x;
add.s32 %r51,%r49,%r50;
add.s32 %r52,%r51,%r47;
shl.b32 %r14,%r52,2;
mov.u32 %r15,%ctaid.y;
setp.ge.s32 %p5,%r15,%r89;
setp.le.s32 %p6,%r88,%r14;
or.pred %p7,%p6,%p5;
@%p7 bra $1_26;
cvt.s64.s32 %rd30,%r15;
mul.lo.s64 %rd63,%rd114,%rd30;
cvt.s64.s32 %rd119,%r14;
mul.wide.s32 %rd64,%r14,4;
add.s64 %rd32,%rd63,%rd64;
add.s64 %rd120,%rd113,%rd32;
add.s32 %r53,%r15,1;
setp.lt.s32 %p8,%r53,%r89;
selp.b64 %rd65,0,3,%p8;
or.b64 %rd66,%rd64,%rd65;
add.s64 %rd67,%rd66,16;
mul.wide.s32 %rd68,%r88,4;
setp.gt.s64 %p9,%rd67,%rd68;
@%p9 bra $1_23;
bra.uni $1_8;
$1_23:
sub.s32 %r22,%r88,%r14;
setp.lt.s32 %p12,%r22,1;
@%p12 bra $1_26;
mul.lo.s64 %rd38,%rd116,%rd30;
min.s32 %r23,%r22,4;
mov.u32 %r90,0;
$1_25:
.pragma "nounroll";
mul.lo.s64 %rd107,%rd23,%rd119;
add.s64 %rd108,%rd107,%rd38;
ld.global.nc.u8 %r84,[%rd120];
cvt.u16.u32 %rs29,%r84;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f65,%rs30;
fma.rn.f32 %f66,%f65,%f25,%f29;
add.s64 %rd109,%rd115,%rd108;
st.f32 [%rd109],%f66;
add.s64 %rd104,%rd120,1;
ld.global.nc.u8 %r85,[%rd104];
cvt.u16.u32 %rs31,%r85;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f67,%rs32;
fma.rn.f32 %f68,%f67,%f26,%f30;
add.s64 %rd110,%rd109,%rd118;
st.f32 [%rd110],%f68;
add.s64 %rd105,%rd120,2;
ld.global.nc.u8 %r86,[%rd105];
cvt.u16.u32 %rs33,%r86;
and.b16 %rs34,%rs33,255;
cvt.rn.f32.u16 %f69,%rs34;
fma.rn.f32 %f70,%f69,%f27,%f31;
add.s64 %rd111,%rd110,%rd118;
st.f32 [%rd111],%f70;
add.s64 %rd106,%rd120,3;
ld.global.nc.u8 %r87,[%rd106];
cvt.u16.u32 %rs35,%r87;
and.b16 %rs36,%rs35,255;
cvt.rn.f32.u16 %f71,%rs36;
fma.rn.f32 %f72,%f71,%f28,%f32;
add.s64 %rd112,%rd111,%rd118;
st.f32 [%rd112],%f72;
add.s64 %rd120,%rd120,4;
add.s64 %rd119,%rd119,1;
add.s32 %r90,%r90,1;
setp.lt.s32 %p13,%r90,%r23;
@%p13 bra $1_25;
bra.uni $1_26;
$1_8:
cvt.u32.u64 %r59,%rd120;
and.b32 %r60,%r59,3;
and.b64 %rd74,%rd120,3;
sub.s64 %rd75,%rd32,%rd74;
add.s64 %rd69,%rd113,%rd75;
add.s32 %r61,%r60,15;
ld.global.nc.u32 %r54,[%rd69];
add.s64 %rd70,%rd69,4;
ld.global.nc.u32 %r55,[%rd70];
add.s64 %rd71,%rd69,8;
ld.global.nc.u32 %r56,[%rd71];
add.s64 %rd72,%rd69,12;
ld.global.nc.u32 %r57,[%rd72];
and.b32 %r62,%r61,28;
cvt.u64.u32 %rd76,%r62;
add.s64 %rd73,%rd69,%rd76;
ld.global.nc.u32 %r58,[%rd73];
mad.lo.s32 %r63,%r60,4369,12816;
and.b32 %r64,%r63,30583;
prmt.b32 %r18,%r54,%r55,%r64;
prmt.b32 %r19,%r55,%r56,%r64;
prmt.b32 %r20,%r56,%r57,%r64;
prmt.b32 %r21,%r57,%r58,%r64;
setp.eq.s64 %p10,%rd23,4;
@%p10 bra $1_10;
bra.uni $1_9;
$1_10:
cvt.u64.u32 %rd77,%r15;
mul.lo.s64 %rd78,%rd116,%rd77;
add.s64 %rd79,%rd115,%rd78;
or.b64 %rd80,%rd118,%rd79;
and.b64 %rd81,%rd80,15;
setp.ne.s64 %p14,%rd81,0;
bra.uni $1_11;
$1_9:
mov.pred %p14,-1;
$1_11:
mul.lo.s64 %rd83,%rd116,%rd30;
cvt.s64.s32 %rd84,%r14;
mul.lo.s64 %rd85,%rd23,%rd84;
add.s64 %rd86,%rd83,%rd85;
cvt.u16.u32 %rs1,%r18;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f33,%rs2;
fma.rn.f32 %f9,%f33,%f25,%f29;
cvt.u16.u32 %rs3,%r19;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f34,%rs4;
fma.rn.f32 %f10,%f34,%f25,%f29;
cvt.u16.u32 %rs5,%r20;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f35,%rs6;
fma.rn.f32 %f11,%f35,%f25,%f29;
cvt.u16.u32 %rs7,%r21;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f36,%rs8;
fma.rn.f32 %f12,%f36,%f25,%f29;
add.s64 %rd34,%rd115,%rd86;
@%p14 bra $1_13;
bra.uni $1_12;
$1_13:
st.f32 [%rd34],%f9;
add.s64 %rd88,%rd34,%rd23;
st.f32 [%rd88],%f10;
add.s64 %rd89,%rd88,%rd23;
st.f32 [%rd89],%f11;
add.s64 %rd90,%rd89,%rd23;
st.f32 [%rd90],%f12;
bra.uni $1_14;
$1_12:
st.global.cs.v4.f32 [%rd34],{%f9,%f10,%f11,%f12};
$1_14:
shr.u16 %rs10,%rs1,8;
cvt.rn.f32.u16 %f41,%rs10;
fma.rn.f32 %f13,%f41,%f26,%f30;
shr.u16 %rs12,%rs3,8;
cvt.rn.f32.u16 %f42,%rs12;
fma.rn.f32 %f14,%f42,%f26,%f30;
shr.u16 %rs14,%rs5,8;
cvt.rn.f32.u16 %f43,%rs14;
fma.rn.f32 %f15,%f43,%f26,%f30;
shr.u16 %rs16,%rs7,8;
cvt.rn.f32.u16 %f44,%rs16;
fma.rn.f32 %f16,%f44,%f26,%f30;
add.s64 %rd35,%rd34,%rd118;
@%p14 bra $1_16;
bra.uni $1_15;
$1_16:
st.f32 [%rd35],%f13;
add.s64 %rd92,%rd35,%rd23;
st.f32 [%rd92],%f14;
add.s64 %rd93,%rd92,%rd23;
st.f32 [%rd93],%f15;
add.s64 %rd94,%rd93,%rd23;
st.f32 [%rd94],%f16;
bra.uni $1_17;
$1_15:
st.global.cs.v4.f32 [%rd35],{%f13,%f14,%f15,%f16};
$1_17:
shr.u32 %r75,%r18,16;
cvt.u16.u32 %rs17,%r75;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f49,%rs18;
fma.rn.f32 %f17,%f49,%f27,%f31;
shr.u32 %r76,%r19,16;
cvt.u16.u32 %rs19,%r76;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f50,%rs20;
fma.rn.f32 %f18,%f50,%f27,%f31;
shr.u32 %r77,%r20,16;
cvt.u16.u32 %rs21,%r77;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f51,%rs22;
fma.rn.f32 %f19,%f51,%f27,%f31;
shr.u32 %r78,%r21,16;
cvt.u16.u32 %rs23,%r78;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f52,%rs24;
fma.rn.f32 %f20,%f52,%f27,%f31;
add.s64 %rd36,%rd35,%rd118;
@%p14 bra $1_19;
bra.uni $1_18;
$1_19:
st.f32 [%rd36],%f17;
add.s64 %rd96,%rd36,%rd23;
st.f32 [%rd96],%f18;
add.s64 %rd97,%rd96,%rd23;
st.f32 [%rd97],%f19;
add.s64 %rd98,%rd97,%rd23;
st.f32 [%rd98],%f20;
bra.uni $1_20;
$1_18:
st.global.cs.v4.f32 [%rd36],{%f17,%f18,%f19,%f20};
$1_20:
shr.u32 %r79,%r18,24;
cvt.u16.u32 %rs25,%r79;
cvt.rn.f32.u16 %f57,%rs25;
fma.rn.f32 %f21,%f57,%f28,%f32;
shr.u32 %r80,%r19,24;
cvt.u16.u32 %rs26,%r80;
cvt.rn.f32.u16 %f58,%rs26;
fma.rn.f32 %f22,%f58,%f28,%f32;
shr.u32 %r81,%r20,24;
cvt.u16.u32 %rs27,%r81;
cvt.rn.f32.u16 %f59,%rs27;
fma.rn.f32 %f23,%f59,%f28,%f32;
shr.u32 %r82,%r21,24;
cvt.u16.u32 %rs28,%r82;
cvt.rn.f32.u16 %f60,%rs28;
fma.rn.f32 %f24,%f60,%f28,%f32;
add.s64 %rd37,%rd36,%rd118;
@%p14 bra $1_22;
bra.uni $1_21;
$1_22:
st.f32 [%rd37],%f21;
add.s64 %rd100,%rd37,%rd23;
st.f32 [%rd100],%f22;
add.s64 %rd101,%rd100,%rd23;
st.f32 [%rd101],%f23;
add.s64 %rd102,%rd101,%rd23;
st.f32 [%rd102],%f24;
bra.uni $1_26;
$1_21:
st.global.cs.v4.f32 [%rd37],{%f21,%f22,%f23,%f24};
$1_26:
ret;
}
.visible .entry normalize_planes(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u32 p4,
.param .f32 p5,
.param .f32 p6,
.param .f32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10
)
.maxntid 128,1,1
{
.reg .pred %p<8>;
.reg .b16 %rs<19>;
.reg .f32 %f<31>;
.reg .b32 %r<36>;
.reg .b64 %rd<30>;
.shared .align 16 .b8 _ZZ16normalize_planesE5stage[41536];
ld.param.u64 %rd1,[p0];
ld.param.u64 %rd2,[p1];
ld.param.u64 %rd3,[p2];
ld.param.u64 %rd4,[p3];
ld.param.u32 %r9,[p4];
ld.param.f32 %f1,[p5];
ld.param.f32 %f2,[p6];
ld.param.f32 %f3,[p7];
ld.param.f32 %f4,[p8];
ld.param.f32 %f5,[p9];
ld.param.f32 %f6,[p10];
mov.u32 %r10,%ctaid.x;
shl.b32 %r1,%r10,9;
sub.s32 %r11,%r9,%r1;
min.u32 %r2,%r11,512;
mov.u32 %r3,%ctaid.z;
mad.lo.s32 %r12,%r3,%r9,%r1;
mul.lo.s32 %r4,%r12,3;
mov.u32 %r5,%tid.x;
shl.b32 %r13,%r5,7;
add.s32 %r14,%r13,%r4;
add.s32 %r6,%r14,1572864;
setp.gt.u32 %p1,%r5,11;
setp.le.u32 %p2,%r6,%r4;
or.pred %p3,%p1,%p2;
mov.u32 %r15,%nctaid.z;
mul.lo.s32 %r16,%r15,%r9;
mul.lo.s32 %r17,%r16,3;
setp.ge.u32 %p4,%r6,%r17;
or.pred %p5,%p4,%p3;
@%p5 bra $2_2;
cvt.u64.u32 %rd6,%r6;
add.s64 %rd5,%rd1,%rd6;
prefetch.global.L2 [%rd5];
$2_2:
shl.b32 %r7,%r5,4;
mul.lo.s32 %r18,%r2,3;
setp.ge.u32 %p6,%r7,%r18;
@%p6 bra $2_4;
cvt.u64.u32 %rd8,%r4;
cvt.u64.u32 %rd9,%r7;
add.s64 %rd10,%rd8,%rd9;
add.s64 %rd7,%rd1,%rd10;
mul.wide.u32 %rd11,%r5,16;
mov.u64 %rd12,_ZZ16normalize_planesE5stage;
add.s64 %rd13,%rd12,%rd11;
ld.global.nc.L1::no_allocate.v4.u32 {%r19,%r20,%r21,%r22},[%rd7];
st.shared.v4.u32 [%rd13],{%r19,%r20,%r21,%r22};
$2_4:
bar.sync 0;
shl.b32 %r8,%r5,2;
setp.ge.u32 %p7,%r8,%r2;
@%p7 bra $2_6;
mul.lo.s32 %r23,%r5,3;
mul.wide.u32 %rd17,%r23,4;
mov.u64 %rd18,_ZZ16normalize_planesE5stage;
add.s64 %rd19,%rd18,%rd17;
add.s32 %r24,%r23,1;
mul.wide.u32 %rd20,%r24,4;
add.s64 %rd21,%rd18,%rd20;
add.s32 %r25,%r23,2;
mul.wide.u32 %rd22,%r25,4;
add.s64 %rd23,%rd18,%rd22;
cvt.u64.u32 %rd24,%r3;
mul.lo.s64 %rd25,%rd24,%rd4;
add.s32 %r26,%r1,%r8;
cvt.u64.u32 %rd26,%r26;
add.s64 %rd27,%rd25,%rd26;
ld.shared.u32 %r27,[%rd19];
cvt.u16.u32 %rs1,%r27;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f19,%rs2;
fma.rn.f32 %f7,%f19,%f1,%f4;
shr.u32 %r28,%r27,24;
cvt.u16.u32 %rs3,%r28;
cvt.rn.f32.u16 %f20,%rs3;
fma.rn.f32 %f8,%f20,%f1,%f4;
ld.shared.u32 %r29,[%rd21];
shr.u32 %r30,%r29,16;
cvt.u16.u32 %rs4,%r30;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f21,%rs5;
fma.rn.f32 %f9,%f21,%f1,%f4;
ld.shared.u32 %r31,[%rd23];
cvt.u16.u32 %rs6,%r31;
shr.u16 %rs7,%rs6,8;
cvt.rn.f32.u16 %f22,%rs7;
fma.rn.f32 %f10,%f22,%f1,%f4;
shl.b64 %rd28,%rd27,2;
add.s64 %rd14,%rd2,%rd28;
st.global.cs.v4.f32 [%rd14],{%f7,%f8,%f9,%f10};
shr.u16 %rs8,%rs1,8;
cvt.rn.f32.u16 %f23,%rs8;
fma.rn.f32 %f11,%f23,%f2,%f5;
cvt.u16.u32 %rs9,%r29;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f24,%rs10;
fma.rn.f32 %f12,%f24,%f2,%f5;
shr.u32 %r32,%r29,24;
cvt.u16.u32 %rs11,%r32;
cvt.rn.f32.u16 %f25,%rs11;
fma.rn.f32 %f13,%f25,%f2,%f5;
shr.u32 %r33,%r31,16;
cvt.u16.u32 %rs12,%r33;
and.b16 %rs13,%rs12,255;
cvt.rn.f32.u16 %f26,%rs13;
fma.rn.f32 %f14,%f26,%f2,%f5;
shl.b64 %rd29,%rd3,2;
add.s64 %rd15,%rd14,%rd29;
st.global.cs.v4.f32 [%rd15],{%f11,%f12,%f13,%f14};
shr.u32 %r34,%r27,16;
cvt.u16.u32 %rs14,%r34;
and.b16 %rs15,%rs14,255;
cvt.rn.f32.u16 %f27,%rs15;
fma.rn.f32 %f15,%f27,%f3,%f6;
shr.u16 %rs16,%rs9,8;
cvt.rn.f32.u16 %f28,%rs16;
fma.rn.f32 %f16,%f28,%f3,%f6;
and.b16 %rs17,%rs6,255;
cvt.rn.f32.u16 %f29,%rs17;
fma.rn.f32 %f17,%f29,%f3,%f6;
shr.u32 %r35,%r31,24;
cvt.u16.u32 %rs18,%r35;
cvt.rn.f32.u16 %f30,%rs18;
fma.rn.f32 %f18,%f30,%f3,%f6;
add.s64 %rd16,%rd15,%rd29;
st.global.cs.v4.f32 [%rd16],{%f15,%f16,%f17,%f18};
$2_6:
ret;
}
.visible .entry normalize_values_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[32],
.param .u32 p5
)
.maxntid 128,1,1
{
.reg .pred %p<33>;
.reg .f32 %f<131>;
.reg .b32 %r<63>;
.reg .b64 %rd<76>;
ld.param.u64 %rd29,[p0];
ld.param.v2.u32 {%r30,%r31},[p1+40];
ld.param.u64 %rd34,[p2];
ld.param.v2.u32 {%r60,%r61},[p3+32];
ld.param.v2.u32 {%r34,%r35},[p3+40];
ld.param.u32 %r27,[p5];
ld.param.f32 %f68,[p4+28];
ld.param.f32 %f67,[p4+24];
ld.param.f32 %f66,[p4+20];
ld.param.f32 %f130,[p4+16];
ld.param.f32 %f64,[p4+12];
ld.param.f32 %f63,[p4+8];
ld.param.f32 %f62,[p4+4];
ld.param.f32 %f127,[p4];
ld.param.u64 %rd75,[p3+16];
ld.param.u64 %rd74,[p3+8];
ld.param.u64 %rd35,[p3];
ld.param.u64 %rd72,[p1+16];
ld.param.u64 %rd71,[p1+8];
ld.param.u64 %rd30,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r31,0;
@%p3 bra $3_2;
cvta.to.global.u64 %rd39,%rd29;
mul.wide.s32 %rd40,%r1,40;
add.s64 %rd41,%rd39,%rd40;
ld.global.u64 %rd72,[%rd41+16];
ld.global.u64 %rd71,[%rd41+8];
ld.global.u64 %rd70,[%rd41];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd42,%r1;
mul.lo.s64 %rd43,%rd30,%rd42;
add.s64 %rd70,%rd29,%rd43;
$3_3:
setp.eq.s32 %p4,%r35,0;
@%p4 bra $3_5;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.v2.u32 {%r60,%r61},[%rd46+32];
ld.global.u64 %rd75,[%rd46+16];
ld.global.u64 %rd74,[%rd46+8];
ld.global.u64 %rd73,[%rd46];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd73,%rd34,%rd48;
$3_6:
mov.u32 %r40,%ctaid.x;
shl.b32 %r41,%r40,10;
mov.u32 %r42,%tid.y;
shl.b32 %r43,%r42,5;
mov.u32 %r44,%tid.x;
add.s32 %r45,%r43,%r44;
shl.b32 %r46,%r45,2;
add.s32 %r14,%r46,%r41;
sub.s32 %r15,%r60,%r14;
mov.u32 %r16,%ctaid.y;
setp.ge.s32 %p5,%r16,%r61;
setp.lt.s32 %p6,%r15,1;
or.pred %p7,%p5,%p6;
@%p7 bra $3_53;
cvt.s64.s32 %rd49,%r16;
mul.lo.s64 %rd50,%rd71,%rd49;
cvt.s64.s32 %rd51,%r14;
mul.lo.s64 %rd52,%rd72,%rd51;
add.s64 %rd53,%rd50,%rd52;
add.s64 %rd25,%rd70,%rd53;
mul.lo.s64 %rd54,%rd74,%rd49;
mul.lo.s64 %rd55,%rd75,%rd51;
add.s64 %rd56,%rd54,%rd55;
add.s64 %rd26,%rd73,%rd56;
or.b64 %rd57,%rd26,%rd25;
and.b64 %rd27,%rd57,15;
setp.eq.s64 %p8,%rd27,0;
setp.gt.s32 %p9,%r15,3;
and.pred %p1,%p8,%p9;
@%p1 bra $3_16;
bra.uni $3_8;
$3_16:
ld.global.nc.v4.f32 {%f117,%f116,%f115,%f114},[%rd25];
bra.uni $3_17;
$3_8:
mov.f32 %f116,0f00000000;
mov.f32 %f117,%f116;
@%p6 bra $3_10;
ld.global.nc.f32 %f117,[%rd25];
$3_10:
setp.lt.s32 %p11,%r15,2;
@%p11 bra $3_12;
add.s64 %rd59,%rd25,4;
ld.global.nc.f32 %f116,[%rd59];
$3_12:
setp.lt.s32 %p12,%r15,3;
mov.f32 %f114,0f00000000;
mov.f32 %f115,%f114;
@%p12 bra $3_14;
add.s64 %rd60,%rd25,8;
ld.global.nc.f32 %f115,[%rd60];
$3_14:
setp.lt.s32 %p13,%r15,4;
@%p13 bra $3_17;
add.s64 %rd61,%rd25,12;
ld.global.nc.f32 %f114,[%rd61];
$3_17:
setp.gt.s32 %p14,%r15,515;
and.pred %p2,%p8,%p14;
@%p2 bra $3_26;
bra.uni $3_18;
$3_26:
add.s64 %rd67,%rd25,2048;
ld.global.nc.v4.f32 {%f124,%f123,%f122,%f121},[%rd67];
bra.uni $3_27;
$3_18:
setp.lt.s32 %p16,%r15,513;
mov.f32 %f123,0f00000000;
mov.f32 %f124,%f123;
@%p16 bra $3_20;
add.s64 %rd63,%rd25,2048;
ld.global.nc.f32 %f124,[%rd63];
$3_20:
setp.lt.s32 %p17,%r15,514;
@%p17 bra $3_22;
add.s64 %rd64,%rd25,2052;
ld.global.nc.f32 %f123,[%rd64];
$3_22:
setp.lt.s32 %p18,%r15,515;
mov.f32 %f121,0f00000000;
mov.f32 %f122,%f121;
@%p18 bra $3_24;
add.s64 %rd65,%rd25,2056;
ld.global.nc.f32 %f122,[%rd65];
$3_24:
setp.lt.s32 %p19,%r15,516;
@%p19 bra $3_27;
add.s64 %rd66,%rd25,2060;
ld.global.nc.f32 %f121,[%rd66];
$3_27:
setp.eq.s32 %p20,%r27,0;
mov.u32 %r62,0;
@%p20 bra $3_29;
mul.hi.s32 %r56,%r14,1431655766;
shr.u32 %r57,%r56,31;
add.s32 %r58,%r56,%r57;
mul.lo.s32 %r59,%r58,3;
sub.s32 %r62,%r14,%r59;
$3_29:
setp.eq.s32 %p21,%r62,1;
@%p21 bra $3_32;
setp.ne.s32 %p22,%r62,2;
mov.f32 %f125,%f63;
mov.f32 %f126,%f62;
mov.f32 %f128,%f67;
mov.f32 %f129,%f66;
@%p22 bra $3_33;
mov.f32 %f125,%f62;
mov.f32 %f126,%f127;
mov.f32 %f127,%f63;
mov.f32 %f128,%f66;
mov.f32 %f129,%f130;
mov.f32 %f130,%f67;
bra.uni $3_33;
$3_32:
mov.f32 %f125,%f127;
mov.f32 %f126,%f63;
mov.f32 %f127,%f62;
mov.f32 %f128,%f130;
mov.f32 %f129,%f67;
mov.f32 %f130,%f66;
$3_33:
selp.f32 %f93,%f64,%f127,%p20;
selp.f32 %f94,%f68,%f130,%p20;
fma.rn.f32 %f53,%f117,%f127,%f130;
fma.rn.f32 %f54,%f116,%f126,%f129;
fma.rn.f32 %f55,%f115,%f125,%f128;
fma.rn.f32 %f56,%f114,%f93,%f94;
@%p1 bra $3_42;
bra.uni $3_34;
$3_42:
st.global.cs.v4.f32 [%rd26],{%f53,%f54,%f55,%f56};
bra.uni $3_43;
$3_34:
@%p6 bra $3_36;
st.f32 [%rd26],%f53;
$3_36:
setp.lt.s32 %p25,%r15,2;
@%p25 bra $3_38;
st.f32 [%rd26+4],%f54;
$3_38:
setp.lt.s32 %p26,%r15,3;
@%p26 bra $3_40;
st.f32 [%rd26+8],%f55;
$3_40:
setp.lt.s32 %p27,%r15,4;
@%p27 bra $3_43;
st.f32 [%rd26+12],%f56;
$3_43:
selp.f32 %f99,%f64,%f125,%p20;
selp.f32 %f100,%f125,%f126,%p20;
selp.f32 %f101,%f126,%f127,%p20;
selp.f32 %f102,%f127,%f125,%p20;
selp.f32 %f103,%f68,%f128,%p20;
selp.f32 %f104,%f128,%f129,%p20;
selp.f32 %f105,%f129,%f130,%p20;
selp.f32 %f106,%f130,%f128,%p20;
fma.rn.f32 %f57,%f124,%f102,%f106;
fma.rn.f32 %f58,%f123,%f101,%f105;
fma.rn.f32 %f59,%f122,%f100,%f104;
fma.rn.f32 %f60,%f121,%f99,%f103;
@%p2 bra $3_52;
bra.uni $3_44;
$3_52:
add.s64 %rd69,%rd26,2048;
st.global.cs.v4.f32 [%rd69],{%f57,%f58,%f59,%f60};
bra.uni $3_53;
$3_44:
setp.lt.s32 %p29,%r15,513;
@%p29 bra $3_46;
st.f32 [%rd26+2048],%f57;
$3_46:
setp.lt.s32 %p30,%r15,514;
@%p30 bra $3_48;
st.f32 [%rd26+2052],%f58;
$3_48:
setp.lt.s32 %p31,%r15,515;
@%p31 bra $3_50;
st.f32 [%rd26+2056],%f59;
$3_50:
setp.lt.s32 %p32,%r15,516;
@%p32 bra $3_53;
st.f32 [%rd26+2060],%f60;
$3_53:
ret;
}
.visible .entry normalize_values_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[32],
.param .u32 p5
)
.maxntid 128,1,1
{
.reg .pred %p<33>;
.reg .b16 %rs<13>;
.reg .f32 %f<71>;
.reg .b32 %r<137>;
.reg .b64 %rd<78>;
ld.param.u64 %rd30,[p0];
ld.param.v2.u32 {%r60,%r61},[p1+40];
ld.param.u64 %rd35,[p2];
ld.param.v2.u32 {%r118,%r119},[p3+32];
ld.param.v2.u32 {%r64,%r65},[p3+40];
ld.param.u32 %r57,[p5];
ld.param.f32 %f38,[p4+28];
ld.param.f32 %f37,[p4+24];
ld.param.f32 %f36,[p4+20];
ld.param.f32 %f70,[p4+16];
ld.param.f32 %f34,[p4+12];
ld.param.f32 %f33,[p4+8];
ld.param.f32 %f32,[p4+4];
ld.param.f32 %f67,[p4];
ld.param.u64 %rd77,[p3+16];
ld.param.u64 %rd76,[p3+8];
ld.param.u64 %rd36,[p3];
ld.param.u64 %rd74,[p1+16];
ld.param.u64 %rd73,[p1+8];
ld.param.u64 %rd31,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r61,0;
@%p3 bra $4_2;
cvta.to.global.u64 %rd40,%rd30;
mul.wide.s32 %rd41,%r1,40;
add.s64 %rd42,%rd40,%rd41;
ld.global.u64 %rd74,[%rd42+16];
ld.global.u64 %rd73,[%rd42+8];
ld.global.u64 %rd72,[%rd42];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd43,%r1;
mul.lo.s64 %rd44,%rd31,%rd43;
add.s64 %rd72,%rd30,%rd44;
$4_3:
setp.eq.s32 %p4,%r65,0;
@%p4 bra $4_5;
cvta.to.global.u64 %rd45,%rd35;
mul.wide.s32 %rd46,%r1,40;
add.s64 %rd47,%rd45,%rd46;
ld.global.v2.u32 {%r118,%r119},[%rd47+32];
ld.global.u64 %rd77,[%rd47+16];
ld.global.u64 %rd76,[%rd47+8];
ld.global.u64 %rd75,[%rd47];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd48,%r1;
mul.lo.s64 %rd49,%rd36,%rd48;
add.s64 %rd75,%rd35,%rd49;
$4_6:
mov.u32 %r70,%ctaid.x;
shl.b32 %r71,%r70,10;
mov.u32 %r72,%tid.y;
shl.b32 %r73,%r72,5;
mov.u32 %r74,%tid.x;
add.s32 %r75,%r73,%r74;
shl.b32 %r76,%r75,2;
add.s32 %r14,%r76,%r71;
sub.s32 %r15,%r118,%r14;
mov.u32 %r16,%ctaid.y;
setp.ge.s32 %p5,%r16,%r119;
setp.lt.s32 %p6,%r15,1;
or.pred %p7,%p5,%p6;
@%p7 bra $4_55;
cvt.s64.s32 %rd50,%r16;
mul.lo.s64 %rd51,%rd73,%rd50;
cvt.s64.s32 %rd52,%r14;
mul.lo.s64 %rd53,%rd74,%rd52;
add.s64 %rd54,%rd51,%rd53;
add.s64 %rd25,%rd72,%rd54;
mul.lo.s64 %rd55,%rd76,%rd50;
mul.lo.s64 %rd56,%rd77,%rd52;
add.s64 %rd57,%rd55,%rd56;
add.s64 %rd26,%rd75,%rd57;
and.b64 %rd58,%rd25,3;
and.b64 %rd59,%rd26,15;
or.b64 %rd27,%rd59,%rd58;
setp.eq.s64 %p8,%rd27,0;
setp.gt.s32 %p9,%r15,3;
and.pred %p1,%p8,%p9;
@%p1 bra $4_17;
bra.uni $4_8;
$4_17:
ld.global.nc.u32 %r124,[%rd25];
mov.u32 %r125,%r124;
mov.u32 %r126,%r124;
mov.u32 %r127,%r124;
bra.uni $4_18;
$4_8:
mov.u32 %r126,0;
mov.u32 %r127,%r126;
@%p6 bra $4_10;
ld.global.nc.u8 %r78,[%rd25];
and.b32 %r127,%r78,255;
$4_10:
setp.lt.s32 %p11,%r15,2;
@%p11 bra $4_12;
add.s64 %rd61,%rd25,1;
ld.global.nc.u8 %r80,[%rd61];
shl.b32 %r81,%r80,8;
and.b32 %r126,%r81,65280;
$4_12:
setp.lt.s32 %p12,%r15,3;
mov.u32 %r123,0;
mov.u32 %r122,%r123;
@%p12 bra $4_14;
add.s64 %rd62,%rd25,2;
ld.global.nc.u8 %r83,[%rd62];
shl.b32 %r84,%r83,16;
and.b32 %r122,%r84,16711680;
$4_14:
or.b32 %r86,%r126,%r127;
or.b32 %r125,%r122,%r86;
setp.lt.s32 %p13,%r15,4;
@%p13 bra $4_16;
add.s64 %rd63,%rd25,3;
ld.global.nc.u8 %r87,[%rd63];
shl.b32 %r123,%r87,24;
$4_16:
or.b32 %r124,%r123,%r125;
$4_18:
setp.gt.s32 %p14,%r15,515;
and.pred %p2,%p8,%p14;
add.s64 %rd28,%rd25,512;
@%p2 bra $4_28;
bra.uni $4_19;
$4_28:
ld.global.nc.u32 %r132,[%rd28];
mov.u32 %r133,%r132;
mov.u32 %r134,%r132;
mov.u32 %r135,%r132;
bra.uni $4_29;
$4_19:
setp.lt.s32 %p16,%r15,513;
mov.u32 %r134,0;
mov.u32 %r135,%r134;
@%p16 bra $4_21;
ld.global.nc.u8 %r90,[%rd28];
and.b32 %r135,%r90,255;
$4_21:
setp.lt.s32 %p17,%r15,514;
@%p17 bra $4_23;
add.s64 %rd66,%rd25,513;
ld.global.nc.u8 %r92,[%rd66];
shl.b32 %r93,%r92,8;
and.b32 %r134,%r93,65280;
$4_23:
setp.lt.s32 %p18,%r15,515;
mov.u32 %r131,0;
mov.u32 %r130,%r131;
@%p18 bra $4_25;
add.s64 %rd67,%rd25,514;
ld.global.nc.u8 %r95,[%rd67];
shl.b32 %r96,%r95,16;
and.b32 %r130,%r96,16711680;
$4_25:
or.b32 %r98,%r134,%r135;
or.b32 %r133,%r130,%r98;
setp.lt.s32 %p19,%r15,516;
@%p19 bra $4_27;
add.s64 %rd68,%rd25,515;
ld.global.nc.u8 %r99,[%rd68];
shl.b32 %r131,%r99,24;
$4_27:
or.b32 %r132,%r131,%r133;
$4_29:
setp.eq.s32 %p20,%r57,0;
mov.u32 %r136,0;
@%p20 bra $4_31;
mul.hi.s32 %r110,%r14,1431655766;
shr.u32 %r111,%r110,31;
add.s32 %r112,%r110,%r111;
mul.lo.s32 %r113,%r112,3;
sub.s32 %r136,%r14,%r113;
$4_31:
setp.eq.s32 %p21,%r136,1;
@%p21 bra $4_34;
setp.ne.s32 %p22,%r136,2;
mov.f32 %f65,%f33;
mov.f32 %f66,%f32;
mov.f32 %f68,%f37;
mov.f32 %f69,%f36;
@%p22 bra $4_35;
mov.f32 %f65,%f32;
mov.f32 %f66,%f67;
mov.f32 %f67,%f33;
mov.f32 %f68,%f36;
mov.f32 %f69,%f70;
mov.f32 %f70,%f37;
bra.uni $4_35;
$4_34:
mov.f32 %f65,%f67;
mov.f32 %f66,%f33;
mov.f32 %f67,%f32;
mov.f32 %f68,%f70;
mov.f32 %f69,%f37;
mov.f32 %f70,%f36;
$4_35:
selp.f32 %f39,%f34,%f67,%p20;
selp.f32 %f40,%f38,%f70,%p20;
cvt.u16.u32 %rs1,%r127;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f41,%rs2;
fma.rn.f32 %f23,%f41,%f67,%f70;
cvt.u16.u32 %rs3,%r126;
shr.u16 %rs4,%rs3,8;
cvt.rn.f32.u16 %f42,%rs4;
fma.rn.f32 %f24,%f42,%f66,%f69;
shr.u32 %r114,%r125,16;
cvt.u16.u32 %rs5,%r114;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f43,%rs6;
fma.rn.f32 %f25,%f43,%f65,%f68;
shr.u32 %r115,%r124,24;
cvt.rn.f32.u32 %f44,%r115;
fma.rn.f32 %f26,%f44,%f39,%f40;
@%p1 bra $4_44;
bra.uni $4_36;
$4_44:
st.global.cs.v4.f32 [%rd26],{%f23,%f24,%f25,%f26};
bra.uni $4_45;
$4_36:
@%p6 bra $4_38;
st.f32 [%rd26],%f23;
$4_38:
setp.lt.s32 %p25,%r15,2;
@%p25 bra $4_40;
st.f32 [%rd26+4],%f24;
$4_40:
setp.lt.s32 %p26,%r15,3;
@%p26 bra $4_42;
st.f32 [%rd26+8],%f25;
$4_42:
setp.lt.s32 %p27,%r15,4;
@%p27 bra $4_45;
st.f32 [%rd26+12],%f26;
$4_45:
selp.f32 %f49,%f34,%f65,%p20;
selp.f32 %f50,%f65,%f66,%p20;
selp.f32 %f51,%f66,%f67,%p20;
selp.f32 %f52,%f67,%f65,%p20;
selp.f32 %f53,%f38,%f68,%p20;
selp.f32 %f54,%f68,%f69,%p20;
selp.f32 %f55,%f69,%f70,%p20;
selp.f32 %f56,%f70,%f68,%p20;
cvt.u16.u32 %rs7,%r135;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f57,%rs8;
fma.rn.f32 %f27,%f57,%f52,%f56;
cvt.u16.u32 %rs9,%r134;
shr.u16 %rs10,%rs9,8;
cvt.rn.f32.u16 %f58,%rs10;
fma.rn.f32 %f28,%f58,%f51,%f55;
shr.u32 %r116,%r133,16;
cvt.u16.u32 %rs11,%r116;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f59,%rs12;
fma.rn.f32 %f29,%f59,%f50,%f54;
shr.u32 %r117,%r132,24;
cvt.rn.f32.u32 %f60,%r117;
fma.rn.f32 %f30,%f60,%f49,%f53;
@%p2 bra $4_54;
bra.uni $4_46;
$4_54:
add.s64 %rd71,%rd26,2048;
st.global.cs.v4.f32 [%rd71],{%f27,%f28,%f29,%f30};
bra.uni $4_55;
$4_46:
setp.lt.s32 %p29,%r15,513;
@%p29 bra $4_48;
st.f32 [%rd26+2048],%f27;
$4_48:
setp.lt.s32 %p30,%r15,514;
@%p30 bra $4_50;
st.f32 [%rd26+2052],%f28;
$4_50:
setp.lt.s32 %p31,%r15,515;
@%p31 bra $4_52;
st.f32 [%rd26+2056],%f29;
$4_52:
setp.lt.s32 %p32,%r15,516;
@%p32 bra $4_55;
st.f32 [%rd26+2060],%f30;
$4_55:
ret;
}
`;
