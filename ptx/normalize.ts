// Made from kernels/normalize.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/normalize.cu`. */
export const NORMALIZE: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry normalize_u8_c1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[32]
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b16 %rs<9>;
.reg .f32 %f<25>;
.reg .b32 %r<83>;
.reg .b64 %rd<94>;
ld.param.u64 %rd39,[p0];
ld.param.v2.u32 {%r31,%r32},[p1+40];
ld.param.u64 %rd44,[p2];
ld.param.v2.u32 {%r80,%r81},[p3+32];
ld.param.v2.u32 {%r35,%r36},[p3+40];
ld.param.f32 %f11,[p4+16];
ld.param.f32 %f7,[p4];
ld.param.u64 %rd91,[p3+24];
ld.param.u64 %rd23,[p3+16];
ld.param.u64 %rd89,[p3+8];
ld.param.u64 %rd45,[p3];
ld.param.u64 %rd87,[p1+8];
ld.param.u64 %rd40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r32,0;
@%p3 bra $0_2;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.u64 %rd87,[%rd51+8];
ld.global.u64 %rd86,[%rd51];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd86,%rd39,%rd53;
$0_3:
setp.eq.s32 %p4,%r36,0;
@%p4 bra $0_5;
cvta.to.global.u64 %rd54,%rd44;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r80,%r81},[%rd56+32];
ld.global.u64 %rd91,[%rd56+24];
ld.global.u64 %rd23,[%rd56+16];
ld.global.u64 %rd89,[%rd56+8];
ld.global.u64 %rd88,[%rd56];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd45,%rd57;
add.s64 %rd88,%rd44,%rd58;
$0_6:
mov.u32 %r41,%ctaid.x;
shl.b32 %r42,%r41,8;
mov.u32 %r43,%tid.y;
shl.b32 %r44,%r43,5;
mov.u32 %r45,%tid.x;
add.s32 %r46,%r44,%r45;
add.s32 %r47,%r46,%r42;
shl.b32 %r48,%r47,2;
mov.u32 %r49,%ctaid.y;
setp.ge.s32 %p5,%r49,%r81;
setp.le.s32 %p6,%r80,%r48;
or.pred %p7,%p6,%p5;
@%p7 bra $0_17;
cvt.s64.s32 %rd29,%r49;
mul.lo.s64 %rd59,%rd87,%rd29;
cvt.s64.s32 %rd92,%r48;
add.s64 %rd31,%rd59,%rd92;
add.s64 %rd93,%rd86,%rd31;
add.s32 %r59,%r49,1;
setp.lt.s32 %p8,%r59,%r81;
selp.b64 %rd60,0,3,%p8;
or.b64 %rd61,%rd92,%rd60;
add.s64 %rd62,%rd61,4;
cvt.s64.s32 %rd63,%r80;
setp.gt.s64 %p9,%rd62,%rd63;
@%p9 bra $0_14;
bra.uni $0_8;
$0_14:
sub.s32 %r17,%r80,%r48;
setp.lt.s32 %p12,%r17,1;
@%p12 bra $0_17;
mul.lo.s64 %rd34,%rd89,%rd29;
min.s32 %r18,%r17,4;
mov.u32 %r82,0;
$0_16:
.pragma "nounroll";
ld.global.nc.u8 %r79,[%rd93];
cvt.u16.u32 %rs7,%r79;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f23,%rs8;
fma.rn.f32 %f24,%f23,%f7,%f11;
mul.lo.s64 %rd83,%rd23,%rd92;
add.s64 %rd84,%rd83,%rd34;
add.s64 %rd85,%rd88,%rd84;
st.f32 [%rd85],%f24;
add.s64 %rd93,%rd93,1;
add.s64 %rd92,%rd92,1;
add.s32 %r82,%r82,1;
setp.lt.s32 %p13,%r82,%r18;
@%p13 bra $0_16;
bra.uni $0_17;
$0_8:
cvt.u32.u64 %r62,%rd93;
and.b32 %r63,%r62,3;
and.b64 %rd66,%rd93,3;
sub.s64 %rd67,%rd31,%rd66;
add.s64 %rd64,%rd86,%rd67;
add.s32 %r64,%r63,3;
ld.global.nc.u32 %r60,[%rd64];
and.b32 %r65,%r64,4;
cvt.u64.u32 %rd68,%r65;
add.s64 %rd65,%rd64,%rd68;
ld.global.nc.u32 %r61,[%rd65];
mad.lo.s32 %r66,%r63,4369,12816;
and.b32 %r67,%r66,30583;
prmt.b32 %r16,%r60,%r61,%r67;
setp.eq.s64 %p10,%rd23,4;
@%p10 bra $0_10;
bra.uni $0_9;
$0_10:
mul.lo.s64 %rd69,%rd89,%rd29;
shl.b64 %rd70,%rd92,2;
add.s64 %rd71,%rd69,%rd70;
add.s64 %rd72,%rd88,%rd71;
or.b64 %rd73,%rd91,%rd72;
and.b64 %rd74,%rd73,15;
setp.ne.s64 %p14,%rd74,0;
bra.uni $0_11;
$0_9:
mov.pred %p14,-1;
$0_11:
cvt.u16.u32 %rs1,%r16;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f15,%rs2;
fma.rn.f32 %f3,%f15,%f7,%f11;
shr.u16 %rs3,%rs1,8;
cvt.rn.f32.u16 %f16,%rs3;
fma.rn.f32 %f4,%f16,%f7,%f11;
shr.u32 %r68,%r16,16;
cvt.u16.u32 %rs4,%r68;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f17,%rs5;
fma.rn.f32 %f5,%f17,%f7,%f11;
shr.u32 %r69,%r16,24;
cvt.u16.u32 %rs6,%r69;
cvt.rn.f32.u16 %f18,%rs6;
fma.rn.f32 %f6,%f18,%f7,%f11;
mul.lo.s64 %rd75,%rd23,%rd92;
mul.lo.s64 %rd76,%rd89,%rd29;
add.s64 %rd77,%rd76,%rd75;
add.s64 %rd33,%rd88,%rd77;
@%p14 bra $0_13;
bra.uni $0_12;
$0_13:
st.f32 [%rd33],%f3;
add.s64 %rd79,%rd33,%rd23;
st.f32 [%rd79],%f4;
add.s64 %rd80,%rd79,%rd23;
st.f32 [%rd80],%f5;
add.s64 %rd81,%rd80,%rd23;
st.f32 [%rd81],%f6;
bra.uni $0_17;
$0_12:
st.global.cs.v4.f32 [%rd33],{%f3,%f4,%f5,%f6};
$0_17:
ret;
}
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
@%p3 bra $1_2;
cvta.to.global.u64 %rd52,%rd42;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.u64 %rd105,[%rd54+8];
ld.global.u64 %rd104,[%rd54];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd43,%rd55;
add.s64 %rd104,%rd42,%rd56;
$1_3:
setp.eq.s32 %p4,%r38,0;
@%p4 bra $1_5;
cvta.to.global.u64 %rd57,%rd47;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r90,%r91},[%rd59+32];
ld.global.u64 %rd109,[%rd59+24];
ld.global.u64 %rd23,[%rd59+16];
ld.global.u64 %rd107,[%rd59+8];
ld.global.u64 %rd106,[%rd59];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd48,%rd60;
add.s64 %rd106,%rd47,%rd61;
$1_6:
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
@%p7 bra $1_23;
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
@%p9 bra $1_20;
bra.uni $1_8;
$1_20:
sub.s32 %r19,%r90,%r50;
setp.lt.s32 %p12,%r19,1;
@%p12 bra $1_23;
mul.lo.s64 %rd37,%rd107,%rd30;
min.s32 %r20,%r19,4;
mov.u32 %r92,0;
$1_22:
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
@%p13 bra $1_22;
bra.uni $1_23;
$1_8:
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
@%p10 bra $1_10;
bra.uni $1_9;
$1_10:
mul.lo.s64 %rd75,%rd107,%rd30;
shl.b64 %rd76,%rd110,2;
add.s64 %rd77,%rd75,%rd76;
add.s64 %rd78,%rd106,%rd77;
or.b64 %rd79,%rd109,%rd78;
and.b64 %rd80,%rd79,15;
setp.ne.s64 %p14,%rd80,0;
bra.uni $1_11;
$1_9:
mov.pred %p14,-1;
$1_11:
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
@%p14 bra $1_13;
bra.uni $1_12;
$1_13:
st.f32 [%rd34],%f7;
add.s64 %rd85,%rd34,%rd23;
st.f32 [%rd85],%f8;
add.s64 %rd86,%rd85,%rd23;
st.f32 [%rd86],%f9;
add.s64 %rd87,%rd86,%rd23;
st.f32 [%rd87],%f10;
bra.uni $1_14;
$1_12:
st.global.cs.v4.f32 [%rd34],{%f7,%f8,%f9,%f10};
$1_14:
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
@%p14 bra $1_16;
bra.uni $1_15;
$1_16:
st.f32 [%rd35],%f11;
add.s64 %rd89,%rd35,%rd23;
st.f32 [%rd89],%f12;
add.s64 %rd90,%rd89,%rd23;
st.f32 [%rd90],%f13;
add.s64 %rd91,%rd90,%rd23;
st.f32 [%rd91],%f14;
bra.uni $1_17;
$1_15:
st.global.cs.v4.f32 [%rd35],{%f11,%f12,%f13,%f14};
$1_17:
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
@%p14 bra $1_19;
bra.uni $1_18;
$1_19:
st.f32 [%rd36],%f15;
add.s64 %rd93,%rd36,%rd23;
st.f32 [%rd93],%f16;
add.s64 %rd94,%rd93,%rd23;
st.f32 [%rd94],%f17;
add.s64 %rd95,%rd94,%rd23;
st.f32 [%rd95],%f18;
bra.uni $1_23;
$1_18:
st.global.cs.v4.f32 [%rd36],{%f15,%f16,%f17,%f18};
$1_23:
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
@%p3 bra $2_2;
cvta.to.global.u64 %rd53,%rd43;
mul.wide.s32 %rd54,%r1,40;
add.s64 %rd55,%rd53,%rd54;
ld.global.u64 %rd114,[%rd55+8];
ld.global.u64 %rd113,[%rd55];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd56,%r1;
mul.lo.s64 %rd57,%rd44,%rd56;
add.s64 %rd113,%rd43,%rd57;
$2_3:
setp.eq.s32 %p4,%r41,0;
@%p4 bra $2_5;
cvta.to.global.u64 %rd58,%rd48;
mul.wide.s32 %rd59,%r1,40;
add.s64 %rd60,%rd58,%rd59;
ld.global.v2.u32 {%r88,%r89},[%rd60+32];
ld.global.u64 %rd118,[%rd60+24];
ld.global.u64 %rd23,[%rd60+16];
ld.global.u64 %rd116,[%rd60+8];
ld.global.u64 %rd115,[%rd60];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd61,%r1;
mul.lo.s64 %rd62,%rd49,%rd61;
add.s64 %rd115,%rd48,%rd62;
$2_6:
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
@%p7 bra $2_26;
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
@%p9 bra $2_23;
bra.uni $2_8;
$2_23:
sub.s32 %r22,%r88,%r14;
setp.lt.s32 %p12,%r22,1;
@%p12 bra $2_26;
mul.lo.s64 %rd38,%rd116,%rd30;
min.s32 %r23,%r22,4;
mov.u32 %r90,0;
$2_25:
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
@%p13 bra $2_25;
bra.uni $2_26;
$2_8:
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
@%p10 bra $2_10;
bra.uni $2_9;
$2_10:
cvt.u64.u32 %rd77,%r15;
mul.lo.s64 %rd78,%rd116,%rd77;
add.s64 %rd79,%rd115,%rd78;
or.b64 %rd80,%rd118,%rd79;
and.b64 %rd81,%rd80,15;
setp.ne.s64 %p14,%rd81,0;
bra.uni $2_11;
$2_9:
mov.pred %p14,-1;
$2_11:
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
@%p14 bra $2_13;
bra.uni $2_12;
$2_13:
st.f32 [%rd34],%f9;
add.s64 %rd88,%rd34,%rd23;
st.f32 [%rd88],%f10;
add.s64 %rd89,%rd88,%rd23;
st.f32 [%rd89],%f11;
add.s64 %rd90,%rd89,%rd23;
st.f32 [%rd90],%f12;
bra.uni $2_14;
$2_12:
st.global.cs.v4.f32 [%rd34],{%f9,%f10,%f11,%f12};
$2_14:
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
@%p14 bra $2_16;
bra.uni $2_15;
$2_16:
st.f32 [%rd35],%f13;
add.s64 %rd92,%rd35,%rd23;
st.f32 [%rd92],%f14;
add.s64 %rd93,%rd92,%rd23;
st.f32 [%rd93],%f15;
add.s64 %rd94,%rd93,%rd23;
st.f32 [%rd94],%f16;
bra.uni $2_17;
$2_15:
st.global.cs.v4.f32 [%rd35],{%f13,%f14,%f15,%f16};
$2_17:
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
@%p14 bra $2_19;
bra.uni $2_18;
$2_19:
st.f32 [%rd36],%f17;
add.s64 %rd96,%rd36,%rd23;
st.f32 [%rd96],%f18;
add.s64 %rd97,%rd96,%rd23;
st.f32 [%rd97],%f19;
add.s64 %rd98,%rd97,%rd23;
st.f32 [%rd98],%f20;
bra.uni $2_20;
$2_18:
st.global.cs.v4.f32 [%rd36],{%f17,%f18,%f19,%f20};
$2_20:
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
@%p14 bra $2_22;
bra.uni $2_21;
$2_22:
st.f32 [%rd37],%f21;
add.s64 %rd100,%rd37,%rd23;
st.f32 [%rd100],%f22;
add.s64 %rd101,%rd100,%rd23;
st.f32 [%rd101],%f23;
add.s64 %rd102,%rd101,%rd23;
st.f32 [%rd102],%f24;
bra.uni $2_26;
$2_21:
st.global.cs.v4.f32 [%rd37],{%f21,%f22,%f23,%f24};
$2_26:
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
@%p5 bra $3_2;
cvt.u64.u32 %rd6,%r6;
add.s64 %rd5,%rd1,%rd6;
prefetch.global.L2 [%rd5];
$3_2:
shl.b32 %r7,%r5,4;
mul.lo.s32 %r18,%r2,3;
setp.ge.u32 %p6,%r7,%r18;
@%p6 bra $3_4;
cvt.u64.u32 %rd8,%r4;
cvt.u64.u32 %rd9,%r7;
add.s64 %rd10,%rd8,%rd9;
add.s64 %rd7,%rd1,%rd10;
mul.wide.u32 %rd11,%r5,16;
mov.u64 %rd12,_ZZ16normalize_planesE5stage;
add.s64 %rd13,%rd12,%rd11;
ld.global.nc.L1::no_allocate.v4.u32 {%r19,%r20,%r21,%r22},[%rd7];
st.shared.v4.u32 [%rd13],{%r19,%r20,%r21,%r22};
$3_4:
bar.sync 0;
shl.b32 %r8,%r5,2;
setp.ge.u32 %p7,%r8,%r2;
@%p7 bra $3_6;
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
$3_6:
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
@%p3 bra $4_2;
cvta.to.global.u64 %rd39,%rd29;
mul.wide.s32 %rd40,%r1,40;
add.s64 %rd41,%rd39,%rd40;
ld.global.u64 %rd72,[%rd41+16];
ld.global.u64 %rd71,[%rd41+8];
ld.global.u64 %rd70,[%rd41];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd42,%r1;
mul.lo.s64 %rd43,%rd30,%rd42;
add.s64 %rd70,%rd29,%rd43;
$4_3:
setp.eq.s32 %p4,%r35,0;
@%p4 bra $4_5;
cvta.to.global.u64 %rd44,%rd34;
mul.wide.s32 %rd45,%r1,40;
add.s64 %rd46,%rd44,%rd45;
ld.global.v2.u32 {%r60,%r61},[%rd46+32];
ld.global.u64 %rd75,[%rd46+16];
ld.global.u64 %rd74,[%rd46+8];
ld.global.u64 %rd73,[%rd46];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd47,%r1;
mul.lo.s64 %rd48,%rd35,%rd47;
add.s64 %rd73,%rd34,%rd48;
$4_6:
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
@%p7 bra $4_53;
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
@%p1 bra $4_16;
bra.uni $4_8;
$4_16:
ld.global.nc.v4.f32 {%f117,%f116,%f115,%f114},[%rd25];
bra.uni $4_17;
$4_8:
mov.f32 %f116,0f00000000;
mov.f32 %f117,%f116;
@%p6 bra $4_10;
ld.global.nc.f32 %f117,[%rd25];
$4_10:
setp.lt.s32 %p11,%r15,2;
@%p11 bra $4_12;
add.s64 %rd59,%rd25,4;
ld.global.nc.f32 %f116,[%rd59];
$4_12:
setp.lt.s32 %p12,%r15,3;
mov.f32 %f114,0f00000000;
mov.f32 %f115,%f114;
@%p12 bra $4_14;
add.s64 %rd60,%rd25,8;
ld.global.nc.f32 %f115,[%rd60];
$4_14:
setp.lt.s32 %p13,%r15,4;
@%p13 bra $4_17;
add.s64 %rd61,%rd25,12;
ld.global.nc.f32 %f114,[%rd61];
$4_17:
setp.gt.s32 %p14,%r15,515;
and.pred %p2,%p8,%p14;
@%p2 bra $4_26;
bra.uni $4_18;
$4_26:
add.s64 %rd67,%rd25,2048;
ld.global.nc.v4.f32 {%f124,%f123,%f122,%f121},[%rd67];
bra.uni $4_27;
$4_18:
setp.lt.s32 %p16,%r15,513;
mov.f32 %f123,0f00000000;
mov.f32 %f124,%f123;
@%p16 bra $4_20;
add.s64 %rd63,%rd25,2048;
ld.global.nc.f32 %f124,[%rd63];
$4_20:
setp.lt.s32 %p17,%r15,514;
@%p17 bra $4_22;
add.s64 %rd64,%rd25,2052;
ld.global.nc.f32 %f123,[%rd64];
$4_22:
setp.lt.s32 %p18,%r15,515;
mov.f32 %f121,0f00000000;
mov.f32 %f122,%f121;
@%p18 bra $4_24;
add.s64 %rd65,%rd25,2056;
ld.global.nc.f32 %f122,[%rd65];
$4_24:
setp.lt.s32 %p19,%r15,516;
@%p19 bra $4_27;
add.s64 %rd66,%rd25,2060;
ld.global.nc.f32 %f121,[%rd66];
$4_27:
setp.eq.s32 %p20,%r27,0;
mov.u32 %r62,0;
@%p20 bra $4_29;
mul.hi.s32 %r56,%r14,1431655766;
shr.u32 %r57,%r56,31;
add.s32 %r58,%r56,%r57;
mul.lo.s32 %r59,%r58,3;
sub.s32 %r62,%r14,%r59;
$4_29:
setp.eq.s32 %p21,%r62,1;
@%p21 bra $4_32;
setp.ne.s32 %p22,%r62,2;
mov.f32 %f125,%f63;
mov.f32 %f126,%f62;
mov.f32 %f128,%f67;
mov.f32 %f129,%f66;
@%p22 bra $4_33;
mov.f32 %f125,%f62;
mov.f32 %f126,%f127;
mov.f32 %f127,%f63;
mov.f32 %f128,%f66;
mov.f32 %f129,%f130;
mov.f32 %f130,%f67;
bra.uni $4_33;
$4_32:
mov.f32 %f125,%f127;
mov.f32 %f126,%f63;
mov.f32 %f127,%f62;
mov.f32 %f128,%f130;
mov.f32 %f129,%f67;
mov.f32 %f130,%f66;
$4_33:
selp.f32 %f93,%f64,%f127,%p20;
selp.f32 %f94,%f68,%f130,%p20;
fma.rn.f32 %f53,%f117,%f127,%f130;
fma.rn.f32 %f54,%f116,%f126,%f129;
fma.rn.f32 %f55,%f115,%f125,%f128;
fma.rn.f32 %f56,%f114,%f93,%f94;
@%p1 bra $4_42;
bra.uni $4_34;
$4_42:
st.global.cs.v4.f32 [%rd26],{%f53,%f54,%f55,%f56};
bra.uni $4_43;
$4_34:
@%p6 bra $4_36;
st.f32 [%rd26],%f53;
$4_36:
setp.lt.s32 %p25,%r15,2;
@%p25 bra $4_38;
st.f32 [%rd26+4],%f54;
$4_38:
setp.lt.s32 %p26,%r15,3;
@%p26 bra $4_40;
st.f32 [%rd26+8],%f55;
$4_40:
setp.lt.s32 %p27,%r15,4;
@%p27 bra $4_43;
st.f32 [%rd26+12],%f56;
$4_43:
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
@%p2 bra $4_52;
bra.uni $4_44;
$4_52:
add.s64 %rd69,%rd26,2048;
st.global.cs.v4.f32 [%rd69],{%f57,%f58,%f59,%f60};
bra.uni $4_53;
$4_44:
setp.lt.s32 %p29,%r15,513;
@%p29 bra $4_46;
st.f32 [%rd26+2048],%f57;
$4_46:
setp.lt.s32 %p30,%r15,514;
@%p30 bra $4_48;
st.f32 [%rd26+2052],%f58;
$4_48:
setp.lt.s32 %p31,%r15,515;
@%p31 bra $4_50;
st.f32 [%rd26+2056],%f59;
$4_50:
setp.lt.s32 %p32,%r15,516;
@%p32 bra $4_53;
st.f32 [%rd26+2060],%f60;
$4_53:
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
.reg .pred %p<56>;
.reg .b16 %rs<25>;
.reg .f32 %f<103>;
.reg .b32 %r<203>;
.reg .b64 %rd<92>;
ld.param.u64 %rd32,[p0];
ld.param.v2.u32 {%r90,%r91},[p1+40];
ld.param.u64 %rd37,[p2];
ld.param.v2.u32 {%r168,%r169},[p3+32];
ld.param.v2.u32 {%r94,%r95},[p3+40];
ld.param.u32 %r87,[p5];
ld.param.f32 %f48,[p4+28];
ld.param.f32 %f47,[p4+24];
ld.param.f32 %f46,[p4+20];
ld.param.f32 %f102,[p4+16];
ld.param.f32 %f44,[p4+12];
ld.param.f32 %f43,[p4+8];
ld.param.f32 %f42,[p4+4];
ld.param.f32 %f99,[p4];
ld.param.u64 %rd91,[p3+16];
ld.param.u64 %rd90,[p3+8];
ld.param.u64 %rd38,[p3];
ld.param.u64 %rd88,[p1+16];
ld.param.u64 %rd87,[p1+8];
ld.param.u64 %rd33,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r91,0;
@%p5 bra $5_2;
cvta.to.global.u64 %rd42,%rd32;
mul.wide.s32 %rd43,%r1,40;
add.s64 %rd44,%rd42,%rd43;
ld.global.u64 %rd88,[%rd44+16];
ld.global.u64 %rd87,[%rd44+8];
ld.global.u64 %rd86,[%rd44];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd45,%r1;
mul.lo.s64 %rd46,%rd33,%rd45;
add.s64 %rd86,%rd32,%rd46;
$5_3:
setp.eq.s32 %p6,%r95,0;
@%p6 bra $5_5;
cvta.to.global.u64 %rd47,%rd37;
mul.wide.s32 %rd48,%r1,40;
add.s64 %rd49,%rd47,%rd48;
ld.global.v2.u32 {%r168,%r169},[%rd49+32];
ld.global.u64 %rd91,[%rd49+16];
ld.global.u64 %rd90,[%rd49+8];
ld.global.u64 %rd89,[%rd49];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd50,%r1;
mul.lo.s64 %rd51,%rd38,%rd50;
add.s64 %rd89,%rd37,%rd51;
$5_6:
mov.u32 %r100,%ctaid.x;
shl.b32 %r101,%r100,11;
mov.u32 %r102,%tid.y;
shl.b32 %r103,%r102,5;
mov.u32 %r104,%tid.x;
add.s32 %r105,%r103,%r104;
shl.b32 %r106,%r105,2;
add.s32 %r14,%r106,%r101;
sub.s32 %r15,%r168,%r14;
mov.u32 %r16,%ctaid.y;
setp.ge.s32 %p7,%r16,%r169;
setp.lt.s32 %p8,%r15,1;
or.pred %p9,%p7,%p8;
@%p9 bra $5_97;
cvt.s64.s32 %rd52,%r16;
mul.lo.s64 %rd53,%rd87,%rd52;
cvt.s64.s32 %rd54,%r14;
mul.lo.s64 %rd55,%rd88,%rd54;
add.s64 %rd56,%rd53,%rd55;
add.s64 %rd25,%rd86,%rd56;
mul.lo.s64 %rd57,%rd90,%rd52;
mul.lo.s64 %rd58,%rd91,%rd54;
add.s64 %rd59,%rd57,%rd58;
add.s64 %rd26,%rd89,%rd59;
and.b64 %rd60,%rd25,3;
and.b64 %rd61,%rd26,15;
or.b64 %rd27,%rd61,%rd60;
setp.eq.s64 %p10,%rd27,0;
setp.gt.s32 %p11,%r15,3;
and.pred %p1,%p10,%p11;
@%p1 bra $5_17;
bra.uni $5_8;
$5_17:
ld.global.nc.u32 %r174,[%rd25];
mov.u32 %r175,%r174;
mov.u32 %r176,%r174;
mov.u32 %r177,%r174;
bra.uni $5_18;
$5_8:
mov.u32 %r176,0;
mov.u32 %r177,%r176;
@%p8 bra $5_10;
ld.global.nc.u8 %r108,[%rd25];
and.b32 %r177,%r108,255;
$5_10:
setp.lt.s32 %p13,%r15,2;
@%p13 bra $5_12;
add.s64 %rd63,%rd25,1;
ld.global.nc.u8 %r110,[%rd63];
shl.b32 %r111,%r110,8;
and.b32 %r176,%r111,65280;
$5_12:
setp.lt.s32 %p14,%r15,3;
mov.u32 %r173,0;
mov.u32 %r172,%r173;
@%p14 bra $5_14;
add.s64 %rd64,%rd25,2;
ld.global.nc.u8 %r113,[%rd64];
shl.b32 %r114,%r113,16;
and.b32 %r172,%r114,16711680;
$5_14:
or.b32 %r116,%r176,%r177;
or.b32 %r175,%r172,%r116;
setp.lt.s32 %p15,%r15,4;
@%p15 bra $5_16;
add.s64 %rd65,%rd25,3;
ld.global.nc.u8 %r117,[%rd65];
shl.b32 %r173,%r117,24;
$5_16:
or.b32 %r174,%r173,%r175;
$5_18:
setp.gt.s32 %p16,%r15,515;
and.pred %p2,%p10,%p16;
add.s64 %rd28,%rd25,512;
@%p2 bra $5_28;
bra.uni $5_19;
$5_28:
ld.global.nc.u32 %r182,[%rd28];
mov.u32 %r183,%r182;
mov.u32 %r184,%r182;
mov.u32 %r185,%r182;
bra.uni $5_29;
$5_19:
setp.lt.s32 %p18,%r15,513;
mov.u32 %r184,0;
mov.u32 %r185,%r184;
@%p18 bra $5_21;
ld.global.nc.u8 %r120,[%rd28];
and.b32 %r185,%r120,255;
$5_21:
setp.lt.s32 %p19,%r15,514;
@%p19 bra $5_23;
add.s64 %rd68,%rd25,513;
ld.global.nc.u8 %r122,[%rd68];
shl.b32 %r123,%r122,8;
and.b32 %r184,%r123,65280;
$5_23:
setp.lt.s32 %p20,%r15,515;
mov.u32 %r181,0;
mov.u32 %r180,%r181;
@%p20 bra $5_25;
add.s64 %rd69,%rd25,514;
ld.global.nc.u8 %r125,[%rd69];
shl.b32 %r126,%r125,16;
and.b32 %r180,%r126,16711680;
$5_25:
or.b32 %r128,%r184,%r185;
or.b32 %r183,%r180,%r128;
setp.lt.s32 %p21,%r15,516;
@%p21 bra $5_27;
add.s64 %rd70,%rd25,515;
ld.global.nc.u8 %r129,[%rd70];
shl.b32 %r181,%r129,24;
$5_27:
or.b32 %r182,%r181,%r183;
$5_29:
setp.gt.s32 %p22,%r15,1027;
and.pred %p3,%p10,%p22;
add.s64 %rd29,%rd25,1024;
@%p3 bra $5_39;
bra.uni $5_30;
$5_39:
ld.global.nc.u32 %r190,[%rd29];
mov.u32 %r191,%r190;
mov.u32 %r192,%r190;
mov.u32 %r193,%r190;
bra.uni $5_40;
$5_30:
setp.lt.s32 %p24,%r15,1025;
mov.u32 %r192,0;
mov.u32 %r193,%r192;
@%p24 bra $5_32;
ld.global.nc.u8 %r132,[%rd29];
and.b32 %r193,%r132,255;
$5_32:
setp.lt.s32 %p25,%r15,1026;
@%p25 bra $5_34;
add.s64 %rd73,%rd25,1025;
ld.global.nc.u8 %r134,[%rd73];
shl.b32 %r135,%r134,8;
and.b32 %r192,%r135,65280;
$5_34:
setp.lt.s32 %p26,%r15,1027;
mov.u32 %r189,0;
mov.u32 %r188,%r189;
@%p26 bra $5_36;
add.s64 %rd74,%rd25,1026;
ld.global.nc.u8 %r137,[%rd74];
shl.b32 %r138,%r137,16;
and.b32 %r188,%r138,16711680;
$5_36:
or.b32 %r140,%r192,%r193;
or.b32 %r191,%r188,%r140;
setp.lt.s32 %p27,%r15,1028;
@%p27 bra $5_38;
add.s64 %rd75,%rd25,1027;
ld.global.nc.u8 %r141,[%rd75];
shl.b32 %r189,%r141,24;
$5_38:
or.b32 %r190,%r189,%r191;
$5_40:
setp.gt.s32 %p28,%r15,1539;
and.pred %p4,%p10,%p28;
add.s64 %rd30,%rd25,1536;
@%p4 bra $5_50;
bra.uni $5_41;
$5_50:
ld.global.nc.u32 %r198,[%rd30];
mov.u32 %r199,%r198;
mov.u32 %r200,%r198;
mov.u32 %r201,%r198;
bra.uni $5_51;
$5_41:
setp.lt.s32 %p30,%r15,1537;
mov.u32 %r200,0;
mov.u32 %r201,%r200;
@%p30 bra $5_43;
ld.global.nc.u8 %r144,[%rd30];
and.b32 %r201,%r144,255;
$5_43:
setp.lt.s32 %p31,%r15,1538;
@%p31 bra $5_45;
add.s64 %rd78,%rd25,1537;
ld.global.nc.u8 %r146,[%rd78];
shl.b32 %r147,%r146,8;
and.b32 %r200,%r147,65280;
$5_45:
setp.lt.s32 %p32,%r15,1539;
mov.u32 %r197,0;
mov.u32 %r196,%r197;
@%p32 bra $5_47;
add.s64 %rd79,%rd25,1538;
ld.global.nc.u8 %r149,[%rd79];
shl.b32 %r150,%r149,16;
and.b32 %r196,%r150,16711680;
$5_47:
or.b32 %r152,%r200,%r201;
or.b32 %r199,%r196,%r152;
setp.lt.s32 %p33,%r15,1540;
@%p33 bra $5_49;
add.s64 %rd80,%rd25,1539;
ld.global.nc.u8 %r153,[%rd80];
shl.b32 %r197,%r153,24;
$5_49:
or.b32 %r198,%r197,%r199;
$5_51:
setp.eq.s32 %p34,%r87,0;
mov.u32 %r202,0;
@%p34 bra $5_53;
mul.hi.s32 %r156,%r14,1431655766;
shr.u32 %r157,%r156,31;
add.s32 %r158,%r156,%r157;
mul.lo.s32 %r159,%r158,3;
sub.s32 %r202,%r14,%r159;
$5_53:
setp.eq.s32 %p35,%r202,1;
@%p35 bra $5_56;
setp.ne.s32 %p36,%r202,2;
mov.f32 %f97,%f43;
mov.f32 %f98,%f42;
mov.f32 %f100,%f47;
mov.f32 %f101,%f46;
@%p36 bra $5_57;
mov.f32 %f97,%f42;
mov.f32 %f98,%f99;
mov.f32 %f99,%f43;
mov.f32 %f100,%f46;
mov.f32 %f101,%f102;
mov.f32 %f102,%f47;
bra.uni $5_57;
$5_56:
mov.f32 %f97,%f99;
mov.f32 %f98,%f43;
mov.f32 %f99,%f42;
mov.f32 %f100,%f102;
mov.f32 %f101,%f47;
mov.f32 %f102,%f46;
$5_57:
selp.f32 %f23,%f44,%f99,%p34;
selp.f32 %f24,%f48,%f102,%p34;
cvt.u16.u32 %rs1,%r177;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f49,%rs2;
fma.rn.f32 %f25,%f49,%f99,%f102;
cvt.u16.u32 %rs3,%r176;
shr.u16 %rs4,%rs3,8;
cvt.rn.f32.u16 %f50,%rs4;
fma.rn.f32 %f26,%f50,%f98,%f101;
shr.u32 %r160,%r175,16;
cvt.u16.u32 %rs5,%r160;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f51,%rs6;
fma.rn.f32 %f27,%f51,%f97,%f100;
shr.u32 %r161,%r174,24;
cvt.rn.f32.u32 %f52,%r161;
fma.rn.f32 %f28,%f52,%f23,%f24;
@%p1 bra $5_66;
bra.uni $5_58;
$5_66:
st.global.cs.v4.f32 [%rd26],{%f25,%f26,%f27,%f28};
bra.uni $5_67;
$5_58:
@%p8 bra $5_60;
st.f32 [%rd26],%f25;
$5_60:
setp.lt.s32 %p39,%r15,2;
@%p39 bra $5_62;
st.f32 [%rd26+4],%f26;
$5_62:
setp.lt.s32 %p40,%r15,3;
@%p40 bra $5_64;
st.f32 [%rd26+8],%f27;
$5_64:
setp.lt.s32 %p41,%r15,4;
@%p41 bra $5_67;
st.f32 [%rd26+12],%f28;
$5_67:
selp.f32 %f57,%f44,%f97,%p34;
selp.f32 %f58,%f97,%f98,%p34;
selp.f32 %f59,%f98,%f99,%p34;
selp.f32 %f60,%f99,%f97,%p34;
selp.f32 %f61,%f48,%f100,%p34;
selp.f32 %f62,%f100,%f101,%p34;
selp.f32 %f63,%f101,%f102,%p34;
selp.f32 %f64,%f102,%f100,%p34;
cvt.u16.u32 %rs7,%r185;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f65,%rs8;
fma.rn.f32 %f29,%f65,%f60,%f64;
cvt.u16.u32 %rs9,%r184;
shr.u16 %rs10,%rs9,8;
cvt.rn.f32.u16 %f66,%rs10;
fma.rn.f32 %f30,%f66,%f59,%f63;
shr.u32 %r162,%r183,16;
cvt.u16.u32 %rs11,%r162;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f67,%rs12;
fma.rn.f32 %f31,%f67,%f58,%f62;
shr.u32 %r163,%r182,24;
cvt.rn.f32.u32 %f68,%r163;
fma.rn.f32 %f32,%f68,%f57,%f61;
@%p2 bra $5_76;
bra.uni $5_68;
$5_76:
add.s64 %rd83,%rd26,2048;
st.global.cs.v4.f32 [%rd83],{%f29,%f30,%f31,%f32};
bra.uni $5_77;
$5_68:
setp.lt.s32 %p43,%r15,513;
@%p43 bra $5_70;
st.f32 [%rd26+2048],%f29;
$5_70:
setp.lt.s32 %p44,%r15,514;
@%p44 bra $5_72;
st.f32 [%rd26+2052],%f30;
$5_72:
setp.lt.s32 %p45,%r15,515;
@%p45 bra $5_74;
st.f32 [%rd26+2056],%f31;
$5_74:
setp.lt.s32 %p46,%r15,516;
@%p46 bra $5_77;
st.f32 [%rd26+2060],%f32;
$5_77:
selp.f32 %f73,%f44,%f98,%p34;
selp.f32 %f74,%f97,%f99,%p34;
selp.f32 %f75,%f98,%f97,%p34;
selp.f32 %f76,%f99,%f98,%p34;
selp.f32 %f77,%f48,%f101,%p34;
selp.f32 %f78,%f100,%f102,%p34;
selp.f32 %f79,%f101,%f100,%p34;
selp.f32 %f80,%f102,%f101,%p34;
cvt.u16.u32 %rs13,%r193;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f81,%rs14;
fma.rn.f32 %f33,%f81,%f76,%f80;
cvt.u16.u32 %rs15,%r192;
shr.u16 %rs16,%rs15,8;
cvt.rn.f32.u16 %f82,%rs16;
fma.rn.f32 %f34,%f82,%f75,%f79;
shr.u32 %r164,%r191,16;
cvt.u16.u32 %rs17,%r164;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f83,%rs18;
fma.rn.f32 %f35,%f83,%f74,%f78;
shr.u32 %r165,%r190,24;
cvt.rn.f32.u32 %f84,%r165;
fma.rn.f32 %f36,%f84,%f73,%f77;
@%p3 bra $5_86;
bra.uni $5_78;
$5_86:
add.s64 %rd84,%rd26,4096;
st.global.cs.v4.f32 [%rd84],{%f33,%f34,%f35,%f36};
bra.uni $5_87;
$5_78:
setp.lt.s32 %p48,%r15,1025;
@%p48 bra $5_80;
st.f32 [%rd26+4096],%f33;
$5_80:
setp.lt.s32 %p49,%r15,1026;
@%p49 bra $5_82;
st.f32 [%rd26+4100],%f34;
$5_82:
setp.lt.s32 %p50,%r15,1027;
@%p50 bra $5_84;
st.f32 [%rd26+4104],%f35;
$5_84:
setp.lt.s32 %p51,%r15,1028;
@%p51 bra $5_87;
st.f32 [%rd26+4108],%f36;
$5_87:
cvt.u16.u32 %rs19,%r201;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f89,%rs20;
fma.rn.f32 %f37,%f89,%f99,%f102;
cvt.u16.u32 %rs21,%r200;
shr.u16 %rs22,%rs21,8;
cvt.rn.f32.u16 %f90,%rs22;
fma.rn.f32 %f38,%f90,%f98,%f101;
shr.u32 %r166,%r199,16;
cvt.u16.u32 %rs23,%r166;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f91,%rs24;
fma.rn.f32 %f39,%f91,%f97,%f100;
shr.u32 %r167,%r198,24;
cvt.rn.f32.u32 %f92,%r167;
fma.rn.f32 %f40,%f92,%f23,%f24;
@%p4 bra $5_96;
bra.uni $5_88;
$5_96:
add.s64 %rd85,%rd26,6144;
st.global.cs.v4.f32 [%rd85],{%f37,%f38,%f39,%f40};
bra.uni $5_97;
$5_88:
setp.lt.s32 %p52,%r15,1537;
@%p52 bra $5_90;
st.f32 [%rd26+6144],%f37;
$5_90:
setp.lt.s32 %p53,%r15,1538;
@%p53 bra $5_92;
st.f32 [%rd26+6148],%f38;
$5_92:
setp.lt.s32 %p54,%r15,1539;
@%p54 bra $5_94;
st.f32 [%rd26+6152],%f39;
$5_94:
setp.lt.s32 %p55,%r15,1540;
@%p55 bra $5_97;
st.f32 [%rd26+6156],%f40;
$5_97:
ret;
}
`;
