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
.reg .b16 %s<28>;
.reg .f32 %f<57>;
.reg .b32 %r<93>;
.reg .b64 %d<112>;
ld.param.u64 %d42,[p0];
ld.param.v2.u32 {%r33,%r34},[p1+40];
ld.param.u64 %d47,[p2];
ld.param.v2.u32 {%r90,%r91},[p3+32];
ld.param.v2.u32 {%r37,%r38},[p3+40];
ld.param.f32 %f25,[p4+24];
ld.param.f32 %f24,[p4+20];
ld.param.f32 %f23,[p4+16];
ld.param.f32 %f21,[p4+8];
ld.param.f32 %f20,[p4+4];
ld.param.f32 %f19,[p4];
ld.param.u64 %d109,[p3+24];
ld.param.u64 %d23,[p3+16];
ld.param.u64 %d107,[p3+8];
ld.param.u64 %d48,[p3];
ld.param.u64 %d105,[p1+8];
ld.param.u64 %d43,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r34,0;
@%p3 bra $2;
cvta.to.global.u64 %d52,%d42;
mul.wide.s32 %d53,%r1,40;
add.s64 %d54,%d52,%d53;
ld.global.u64 %d105,[%d54+8];
ld.global.u64 %d104,[%d54];
bra.uni $3;
$2:
cvt.s64.s32 %d55,%r1;
mul.lo.s64 %d56,%d43,%d55;
add.s64 %d104,%d42,%d56;
$3:
setp.eq.s32 %p4,%r38,0;
@%p4 bra $5;
cvta.to.global.u64 %d57,%d47;
mul.wide.s32 %d58,%r1,40;
add.s64 %d59,%d57,%d58;
ld.global.v2.u32 {%r90,%r91},[%d59+32];
ld.global.u64 %d109,[%d59+24];
ld.global.u64 %d23,[%d59+16];
ld.global.u64 %d107,[%d59+8];
ld.global.u64 %d106,[%d59];
bra.uni $6;
$5:
cvt.s64.s32 %d60,%r1;
mul.lo.s64 %d61,%d48,%d60;
add.s64 %d106,%d47,%d61;
$6:
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
@%p7 bra $23;
cvt.s64.s32 %d30,%r51;
mul.lo.s64 %d62,%d105,%d30;
cvt.s64.s32 %d110,%r50;
mul.wide.s32 %d63,%r50,3;
add.s64 %d32,%d62,%d63;
add.s64 %d111,%d104,%d32;
add.s32 %r61,%r51,1;
setp.lt.s32 %p8,%r61,%r91;
selp.b64 %d64,0,3,%p8;
or.b64 %d65,%d63,%d64;
add.s64 %d66,%d65,12;
mul.wide.s32 %d67,%r90,3;
setp.gt.s64 %p9,%d66,%d67;
@%p9 bra $20;
bra.uni $8;
$20:
sub.s32 %r19,%r90,%r50;
setp.lt.s32 %p12,%r19,1;
@%p12 bra $23;
mul.lo.s64 %d37,%d107,%d30;
min.s32 %r20,%r19,4;
mov.u32 %r92,0;
$22:
.pragma "nounroll";
mul.lo.s64 %d99,%d23,%d110;
add.s64 %d100,%d99,%d37;
ld.global.nc.u8 %r87,[%d111];
cvt.u16.u32 %s22,%r87;
and.b16 %s23,%s22,255;
cvt.rn.f32.u16 %f51,%s23;
fma.rn.f32 %f52,%f51,%f19,%f23;
add.s64 %d101,%d106,%d100;
st.f32 [%d101],%f52;
add.s64 %d97,%d111,1;
ld.global.nc.u8 %r88,[%d97];
cvt.u16.u32 %s24,%r88;
and.b16 %s25,%s24,255;
cvt.rn.f32.u16 %f53,%s25;
fma.rn.f32 %f54,%f53,%f20,%f24;
add.s64 %d102,%d101,%d109;
st.f32 [%d102],%f54;
add.s64 %d98,%d111,2;
ld.global.nc.u8 %r89,[%d98];
cvt.u16.u32 %s26,%r89;
and.b16 %s27,%s26,255;
cvt.rn.f32.u16 %f55,%s27;
fma.rn.f32 %f56,%f55,%f21,%f25;
add.s64 %d103,%d102,%d109;
st.f32 [%d103],%f56;
add.s64 %d111,%d111,3;
add.s64 %d110,%d110,1;
add.s32 %r92,%r92,1;
setp.lt.s32 %p13,%r92,%r20;
@%p13 bra $22;
bra.uni $23;
$8:
cvt.u32.u64 %r66,%d111;
and.b32 %r67,%r66,3;
and.b64 %d72,%d111,3;
sub.s64 %d73,%d32,%d72;
add.s64 %d68,%d104,%d73;
add.s32 %r68,%r67,11;
ld.global.nc.u32 %r62,[%d68];
add.s64 %d69,%d68,4;
ld.global.nc.u32 %r63,[%d69];
add.s64 %d70,%d68,8;
ld.global.nc.u32 %r64,[%d70];
and.b32 %r69,%r68,28;
cvt.u64.u32 %d74,%r69;
add.s64 %d71,%d68,%d74;
ld.global.nc.u32 %r65,[%d71];
mad.lo.s32 %r70,%r67,4369,12816;
and.b32 %r71,%r70,30583;
prmt.b32 %r16,%r62,%r63,%r71;
prmt.b32 %r17,%r63,%r64,%r71;
prmt.b32 %r18,%r64,%r65,%r71;
setp.eq.s64 %p10,%d23,4;
@%p10 bra $10;
bra.uni $9;
$10:
mul.lo.s64 %d75,%d107,%d30;
shl.b64 %d76,%d110,2;
add.s64 %d77,%d75,%d76;
add.s64 %d78,%d106,%d77;
or.b64 %d79,%d109,%d78;
and.b64 %d80,%d79,15;
setp.ne.s64 %p14,%d80,0;
bra.uni $11;
$9:
mov.pred %p14,-1;
$11:
mul.lo.s64 %d81,%d23,%d110;
mul.lo.s64 %d82,%d107,%d30;
add.s64 %d83,%d82,%d81;
cvt.u16.u32 %s1,%r16;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f27,%s2;
fma.rn.f32 %f7,%f27,%f19,%f23;
shr.u32 %r72,%r16,24;
cvt.u16.u32 %s3,%r72;
cvt.rn.f32.u16 %f28,%s3;
fma.rn.f32 %f8,%f28,%f19,%f23;
shr.u32 %r73,%r17,16;
cvt.u16.u32 %s4,%r73;
and.b16 %s5,%s4,255;
cvt.rn.f32.u16 %f29,%s5;
fma.rn.f32 %f9,%f29,%f19,%f23;
cvt.u16.u32 %s6,%r18;
shr.u16 %s7,%s6,8;
cvt.rn.f32.u16 %f30,%s7;
fma.rn.f32 %f10,%f30,%f19,%f23;
add.s64 %d34,%d106,%d83;
@%p14 bra $13;
bra.uni $12;
$13:
st.f32 [%d34],%f7;
add.s64 %d85,%d34,%d23;
st.f32 [%d85],%f8;
add.s64 %d86,%d85,%d23;
st.f32 [%d86],%f9;
add.s64 %d87,%d86,%d23;
st.f32 [%d87],%f10;
bra.uni $14;
$12:
st.global.cs.v4.f32 [%d34],{%f7,%f8,%f9,%f10};
$14:
shr.u16 %s9,%s1,8;
cvt.rn.f32.u16 %f35,%s9;
fma.rn.f32 %f11,%f35,%f20,%f24;
cvt.u16.u32 %s10,%r17;
and.b16 %s11,%s10,255;
cvt.rn.f32.u16 %f36,%s11;
fma.rn.f32 %f12,%f36,%f20,%f24;
shr.u32 %r74,%r17,24;
cvt.u16.u32 %s12,%r74;
cvt.rn.f32.u16 %f37,%s12;
fma.rn.f32 %f13,%f37,%f20,%f24;
shr.u32 %r75,%r18,16;
cvt.u16.u32 %s13,%r75;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f38,%s14;
fma.rn.f32 %f14,%f38,%f20,%f24;
add.s64 %d35,%d34,%d109;
@%p14 bra $16;
bra.uni $15;
$16:
st.f32 [%d35],%f11;
add.s64 %d89,%d35,%d23;
st.f32 [%d89],%f12;
add.s64 %d90,%d89,%d23;
st.f32 [%d90],%f13;
add.s64 %d91,%d90,%d23;
st.f32 [%d91],%f14;
bra.uni $17;
$15:
st.global.cs.v4.f32 [%d35],{%f11,%f12,%f13,%f14};
$17:
shr.u32 %r76,%r16,16;
cvt.u16.u32 %s15,%r76;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f43,%s16;
fma.rn.f32 %f15,%f43,%f21,%f25;
shr.u16 %s18,%s10,8;
cvt.rn.f32.u16 %f44,%s18;
fma.rn.f32 %f16,%f44,%f21,%f25;
and.b16 %s20,%s6,255;
cvt.rn.f32.u16 %f45,%s20;
fma.rn.f32 %f17,%f45,%f21,%f25;
shr.u32 %r77,%r18,24;
cvt.u16.u32 %s21,%r77;
cvt.rn.f32.u16 %f46,%s21;
fma.rn.f32 %f18,%f46,%f21,%f25;
add.s64 %d36,%d35,%d109;
@%p14 bra $19;
bra.uni $18;
$19:
st.f32 [%d36],%f15;
add.s64 %d93,%d36,%d23;
st.f32 [%d93],%f16;
add.s64 %d94,%d93,%d23;
st.f32 [%d94],%f17;
add.s64 %d95,%d94,%d23;
st.f32 [%d95],%f18;
bra.uni $23;
$18:
st.global.cs.v4.f32 [%d36],{%f15,%f16,%f17,%f18};
$23:
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
.reg .b16 %s<37>;
.reg .f32 %f<73>;
.reg .b32 %r<91>;
.reg .b64 %d<121>;
ld.param.u64 %d43,[p0];
ld.param.v2.u32 {%r36,%r37},[p1+40];
ld.param.u64 %d48,[p2];
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
ld.param.u64 %d118,[p3+24];
ld.param.u64 %d23,[p3+16];
ld.param.u64 %d116,[p3+8];
ld.param.u64 %d49,[p3];
ld.param.u64 %d114,[p1+8];
ld.param.u64 %d44,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r37,0;
@%p3 bra $2;
cvta.to.global.u64 %d53,%d43;
mul.wide.s32 %d54,%r1,40;
add.s64 %d55,%d53,%d54;
ld.global.u64 %d114,[%d55+8];
ld.global.u64 %d113,[%d55];
bra.uni $3;
$2:
cvt.s64.s32 %d56,%r1;
mul.lo.s64 %d57,%d44,%d56;
add.s64 %d113,%d43,%d57;
$3:
setp.eq.s32 %p4,%r41,0;
@%p4 bra $5;
cvta.to.global.u64 %d58,%d48;
mul.wide.s32 %d59,%r1,40;
add.s64 %d60,%d58,%d59;
ld.global.v2.u32 {%r88,%r89},[%d60+32];
ld.global.u64 %d118,[%d60+24];
ld.global.u64 %d23,[%d60+16];
ld.global.u64 %d116,[%d60+8];
ld.global.u64 %d115,[%d60];
bra.uni $6;
$5:
cvt.s64.s32 %d61,%r1;
mul.lo.s64 %d62,%d49,%d61;
add.s64 %d115,%d48,%d62;
$6:
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
@%p7 bra $26;
cvt.s64.s32 %d30,%r15;
mul.lo.s64 %d63,%d114,%d30;
cvt.s64.s32 %d119,%r14;
mul.wide.s32 %d64,%r14,4;
add.s64 %d32,%d63,%d64;
add.s64 %d120,%d113,%d32;
add.s32 %r53,%r15,1;
setp.lt.s32 %p8,%r53,%r89;
selp.b64 %d65,0,3,%p8;
or.b64 %d66,%d64,%d65;
add.s64 %d67,%d66,16;
mul.wide.s32 %d68,%r88,4;
setp.gt.s64 %p9,%d67,%d68;
@%p9 bra $23;
bra.uni $8;
$23:
sub.s32 %r22,%r88,%r14;
setp.lt.s32 %p12,%r22,1;
@%p12 bra $26;
mul.lo.s64 %d38,%d116,%d30;
min.s32 %r23,%r22,4;
mov.u32 %r90,0;
$25:
.pragma "nounroll";
mul.lo.s64 %d107,%d23,%d119;
add.s64 %d108,%d107,%d38;
ld.global.nc.u8 %r84,[%d120];
cvt.u16.u32 %s29,%r84;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f65,%s30;
fma.rn.f32 %f66,%f65,%f25,%f29;
add.s64 %d109,%d115,%d108;
st.f32 [%d109],%f66;
add.s64 %d104,%d120,1;
ld.global.nc.u8 %r85,[%d104];
cvt.u16.u32 %s31,%r85;
and.b16 %s32,%s31,255;
cvt.rn.f32.u16 %f67,%s32;
fma.rn.f32 %f68,%f67,%f26,%f30;
add.s64 %d110,%d109,%d118;
st.f32 [%d110],%f68;
add.s64 %d105,%d120,2;
ld.global.nc.u8 %r86,[%d105];
cvt.u16.u32 %s33,%r86;
and.b16 %s34,%s33,255;
cvt.rn.f32.u16 %f69,%s34;
fma.rn.f32 %f70,%f69,%f27,%f31;
add.s64 %d111,%d110,%d118;
st.f32 [%d111],%f70;
add.s64 %d106,%d120,3;
ld.global.nc.u8 %r87,[%d106];
cvt.u16.u32 %s35,%r87;
and.b16 %s36,%s35,255;
cvt.rn.f32.u16 %f71,%s36;
fma.rn.f32 %f72,%f71,%f28,%f32;
add.s64 %d112,%d111,%d118;
st.f32 [%d112],%f72;
add.s64 %d120,%d120,4;
add.s64 %d119,%d119,1;
add.s32 %r90,%r90,1;
setp.lt.s32 %p13,%r90,%r23;
@%p13 bra $25;
bra.uni $26;
$8:
cvt.u32.u64 %r59,%d120;
and.b32 %r60,%r59,3;
and.b64 %d74,%d120,3;
sub.s64 %d75,%d32,%d74;
add.s64 %d69,%d113,%d75;
add.s32 %r61,%r60,15;
ld.global.nc.u32 %r54,[%d69];
add.s64 %d70,%d69,4;
ld.global.nc.u32 %r55,[%d70];
add.s64 %d71,%d69,8;
ld.global.nc.u32 %r56,[%d71];
add.s64 %d72,%d69,12;
ld.global.nc.u32 %r57,[%d72];
and.b32 %r62,%r61,28;
cvt.u64.u32 %d76,%r62;
add.s64 %d73,%d69,%d76;
ld.global.nc.u32 %r58,[%d73];
mad.lo.s32 %r63,%r60,4369,12816;
and.b32 %r64,%r63,30583;
prmt.b32 %r18,%r54,%r55,%r64;
prmt.b32 %r19,%r55,%r56,%r64;
prmt.b32 %r20,%r56,%r57,%r64;
prmt.b32 %r21,%r57,%r58,%r64;
setp.eq.s64 %p10,%d23,4;
@%p10 bra $10;
bra.uni $9;
$10:
cvt.u64.u32 %d77,%r15;
mul.lo.s64 %d78,%d116,%d77;
add.s64 %d79,%d115,%d78;
or.b64 %d80,%d118,%d79;
and.b64 %d81,%d80,15;
setp.ne.s64 %p14,%d81,0;
bra.uni $11;
$9:
mov.pred %p14,-1;
$11:
mul.lo.s64 %d83,%d116,%d30;
cvt.s64.s32 %d84,%r14;
mul.lo.s64 %d85,%d23,%d84;
add.s64 %d86,%d83,%d85;
cvt.u16.u32 %s1,%r18;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f33,%s2;
fma.rn.f32 %f9,%f33,%f25,%f29;
cvt.u16.u32 %s3,%r19;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f34,%s4;
fma.rn.f32 %f10,%f34,%f25,%f29;
cvt.u16.u32 %s5,%r20;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f35,%s6;
fma.rn.f32 %f11,%f35,%f25,%f29;
cvt.u16.u32 %s7,%r21;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f36,%s8;
fma.rn.f32 %f12,%f36,%f25,%f29;
add.s64 %d34,%d115,%d86;
@%p14 bra $13;
bra.uni $12;
$13:
st.f32 [%d34],%f9;
add.s64 %d88,%d34,%d23;
st.f32 [%d88],%f10;
add.s64 %d89,%d88,%d23;
st.f32 [%d89],%f11;
add.s64 %d90,%d89,%d23;
st.f32 [%d90],%f12;
bra.uni $14;
$12:
st.global.cs.v4.f32 [%d34],{%f9,%f10,%f11,%f12};
$14:
shr.u16 %s10,%s1,8;
cvt.rn.f32.u16 %f41,%s10;
fma.rn.f32 %f13,%f41,%f26,%f30;
shr.u16 %s12,%s3,8;
cvt.rn.f32.u16 %f42,%s12;
fma.rn.f32 %f14,%f42,%f26,%f30;
shr.u16 %s14,%s5,8;
cvt.rn.f32.u16 %f43,%s14;
fma.rn.f32 %f15,%f43,%f26,%f30;
shr.u16 %s16,%s7,8;
cvt.rn.f32.u16 %f44,%s16;
fma.rn.f32 %f16,%f44,%f26,%f30;
add.s64 %d35,%d34,%d118;
@%p14 bra $16;
bra.uni $15;
$16:
st.f32 [%d35],%f13;
add.s64 %d92,%d35,%d23;
st.f32 [%d92],%f14;
add.s64 %d93,%d92,%d23;
st.f32 [%d93],%f15;
add.s64 %d94,%d93,%d23;
st.f32 [%d94],%f16;
bra.uni $17;
$15:
st.global.cs.v4.f32 [%d35],{%f13,%f14,%f15,%f16};
$17:
shr.u32 %r75,%r18,16;
cvt.u16.u32 %s17,%r75;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f49,%s18;
fma.rn.f32 %f17,%f49,%f27,%f31;
shr.u32 %r76,%r19,16;
cvt.u16.u32 %s19,%r76;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f50,%s20;
fma.rn.f32 %f18,%f50,%f27,%f31;
shr.u32 %r77,%r20,16;
cvt.u16.u32 %s21,%r77;
and.b16 %s22,%s21,255;
cvt.rn.f32.u16 %f51,%s22;
fma.rn.f32 %f19,%f51,%f27,%f31;
shr.u32 %r78,%r21,16;
cvt.u16.u32 %s23,%r78;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f52,%s24;
fma.rn.f32 %f20,%f52,%f27,%f31;
add.s64 %d36,%d35,%d118;
@%p14 bra $19;
bra.uni $18;
$19:
st.f32 [%d36],%f17;
add.s64 %d96,%d36,%d23;
st.f32 [%d96],%f18;
add.s64 %d97,%d96,%d23;
st.f32 [%d97],%f19;
add.s64 %d98,%d97,%d23;
st.f32 [%d98],%f20;
bra.uni $20;
$18:
st.global.cs.v4.f32 [%d36],{%f17,%f18,%f19,%f20};
$20:
shr.u32 %r79,%r18,24;
cvt.u16.u32 %s25,%r79;
cvt.rn.f32.u16 %f57,%s25;
fma.rn.f32 %f21,%f57,%f28,%f32;
shr.u32 %r80,%r19,24;
cvt.u16.u32 %s26,%r80;
cvt.rn.f32.u16 %f58,%s26;
fma.rn.f32 %f22,%f58,%f28,%f32;
shr.u32 %r81,%r20,24;
cvt.u16.u32 %s27,%r81;
cvt.rn.f32.u16 %f59,%s27;
fma.rn.f32 %f23,%f59,%f28,%f32;
shr.u32 %r82,%r21,24;
cvt.u16.u32 %s28,%r82;
cvt.rn.f32.u16 %f60,%s28;
fma.rn.f32 %f24,%f60,%f28,%f32;
add.s64 %d37,%d36,%d118;
@%p14 bra $22;
bra.uni $21;
$22:
st.f32 [%d37],%f21;
add.s64 %d100,%d37,%d23;
st.f32 [%d100],%f22;
add.s64 %d101,%d100,%d23;
st.f32 [%d101],%f23;
add.s64 %d102,%d101,%d23;
st.f32 [%d102],%f24;
bra.uni $26;
$21:
st.global.cs.v4.f32 [%d37],{%f21,%f22,%f23,%f24};
$26:
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
.reg .f32 %f<79>;
.reg .b32 %r<123>;
.reg .b64 %d<76>;
ld.param.u64 %d29,[p0];
ld.param.v2.u32 {%r60,%r61},[p1+40];
ld.param.u64 %d34,[p2];
ld.param.v2.u32 {%r106,%r107},[p3+32];
ld.param.v2.u32 {%r64,%r65},[p3+40];
ld.param.u32 %r57,[p5];
ld.param.f32 %f38,[p4+28];
ld.param.f32 %f37,[p4+24];
ld.param.f32 %f36,[p4+20];
ld.param.f32 %f78,[p4+16];
ld.param.f32 %f34,[p4+12];
ld.param.f32 %f33,[p4+8];
ld.param.f32 %f32,[p4+4];
ld.param.f32 %f75,[p4];
ld.param.u64 %d75,[p3+16];
ld.param.u64 %d74,[p3+8];
ld.param.u64 %d35,[p3];
ld.param.u64 %d72,[p1+16];
ld.param.u64 %d71,[p1+8];
ld.param.u64 %d30,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r61,0;
@%p3 bra $2;
cvta.to.global.u64 %d39,%d29;
mul.wide.s32 %d40,%r1,40;
add.s64 %d41,%d39,%d40;
ld.global.u64 %d72,[%d41+16];
ld.global.u64 %d71,[%d41+8];
ld.global.u64 %d70,[%d41];
bra.uni $3;
$2:
cvt.s64.s32 %d42,%r1;
mul.lo.s64 %d43,%d30,%d42;
add.s64 %d70,%d29,%d43;
$3:
setp.eq.s32 %p4,%r65,0;
@%p4 bra $5;
cvta.to.global.u64 %d44,%d34;
mul.wide.s32 %d45,%r1,40;
add.s64 %d46,%d44,%d45;
ld.global.v2.u32 {%r106,%r107},[%d46+32];
ld.global.u64 %d75,[%d46+16];
ld.global.u64 %d74,[%d46+8];
ld.global.u64 %d73,[%d46];
bra.uni $6;
$5:
cvt.s64.s32 %d47,%r1;
mul.lo.s64 %d48,%d35,%d47;
add.s64 %d73,%d34,%d48;
$6:
mov.u32 %r70,%ctaid.x;
shl.b32 %r71,%r70,10;
mov.u32 %r72,%tid.y;
shl.b32 %r73,%r72,5;
mov.u32 %r74,%tid.x;
add.s32 %r75,%r73,%r74;
shl.b32 %r76,%r75,2;
add.s32 %r14,%r76,%r71;
sub.s32 %r15,%r106,%r14;
mov.u32 %r16,%ctaid.y;
setp.ge.s32 %p5,%r16,%r107;
setp.lt.s32 %p6,%r15,1;
or.pred %p7,%p5,%p6;
@%p7 bra $53;
cvt.s64.s32 %d49,%r16;
mul.lo.s64 %d50,%d71,%d49;
cvt.s64.s32 %d51,%r14;
mul.lo.s64 %d52,%d72,%d51;
add.s64 %d53,%d50,%d52;
add.s64 %d25,%d70,%d53;
mul.lo.s64 %d54,%d74,%d49;
mul.lo.s64 %d55,%d75,%d51;
add.s64 %d56,%d54,%d55;
add.s64 %d26,%d73,%d56;
or.b64 %d57,%d25,%d26;
and.b64 %d27,%d57,15;
setp.eq.s64 %p8,%d27,0;
setp.gt.s32 %p9,%r15,3;
and.pred %p1,%p8,%p9;
@%p1 bra $16;
bra.uni $8;
$16:
ld.global.nc.v4.u32 {%r111,%r112,%r113,%r114},[%d25];
bra.uni $17;
$8:
mov.u32 %r112,0;
mov.u32 %r111,%r112;
@%p6 bra $10;
ld.global.nc.f32 %f39,[%d25];
mov.b32 %r111,%f39;
$10:
setp.lt.s32 %p11,%r15,2;
@%p11 bra $12;
add.s64 %d59,%d25,4;
ld.global.nc.f32 %f40,[%d59];
mov.b32 %r112,%f40;
$12:
setp.lt.s32 %p12,%r15,3;
mov.u32 %r114,0;
mov.u32 %r113,%r114;
@%p12 bra $14;
add.s64 %d60,%d25,8;
ld.global.nc.f32 %f41,[%d60];
mov.b32 %r113,%f41;
$14:
setp.lt.s32 %p13,%r15,4;
@%p13 bra $17;
add.s64 %d61,%d25,12;
ld.global.nc.f32 %f42,[%d61];
mov.b32 %r114,%f42;
$17:
setp.gt.s32 %p14,%r15,515;
and.pred %p2,%p8,%p14;
@%p2 bra $26;
bra.uni $18;
$26:
add.s64 %d67,%d25,2048;
ld.global.nc.v4.u32 {%r118,%r119,%r120,%r121},[%d67];
bra.uni $27;
$18:
setp.lt.s32 %p16,%r15,513;
mov.u32 %r119,0;
mov.u32 %r118,%r119;
@%p16 bra $20;
add.s64 %d63,%d25,2048;
ld.global.nc.f32 %f43,[%d63];
mov.b32 %r118,%f43;
$20:
setp.lt.s32 %p17,%r15,514;
@%p17 bra $22;
add.s64 %d64,%d25,2052;
ld.global.nc.f32 %f44,[%d64];
mov.b32 %r119,%f44;
$22:
setp.lt.s32 %p18,%r15,515;
mov.u32 %r121,0;
mov.u32 %r120,%r121;
@%p18 bra $24;
add.s64 %d65,%d25,2056;
ld.global.nc.f32 %f45,[%d65];
mov.b32 %r120,%f45;
$24:
setp.lt.s32 %p19,%r15,516;
@%p19 bra $27;
add.s64 %d66,%d25,2060;
ld.global.nc.f32 %f46,[%d66];
mov.b32 %r121,%f46;
$27:
setp.eq.s32 %p20,%r57,0;
mov.u32 %r122,0;
@%p20 bra $29;
mul.hi.s32 %r102,%r14,1431655766;
shr.u32 %r103,%r102,31;
add.s32 %r104,%r102,%r103;
mul.lo.s32 %r105,%r104,3;
sub.s32 %r122,%r14,%r105;
$29:
setp.eq.s32 %p21,%r122,1;
@%p21 bra $32;
setp.ne.s32 %p22,%r122,2;
mov.f32 %f73,%f33;
mov.f32 %f74,%f32;
mov.f32 %f76,%f37;
mov.f32 %f77,%f36;
@%p22 bra $33;
mov.f32 %f73,%f32;
mov.f32 %f74,%f75;
mov.f32 %f75,%f33;
mov.f32 %f76,%f36;
mov.f32 %f77,%f78;
mov.f32 %f78,%f37;
bra.uni $33;
$32:
mov.f32 %f73,%f75;
mov.f32 %f74,%f33;
mov.f32 %f75,%f32;
mov.f32 %f76,%f78;
mov.f32 %f77,%f37;
mov.f32 %f78,%f36;
$33:
selp.f32 %f47,%f34,%f75,%p20;
selp.f32 %f48,%f38,%f78,%p20;
mov.b32 %f49,%r111;
fma.rn.f32 %f23,%f49,%f75,%f78;
mov.b32 %f50,%r112;
fma.rn.f32 %f24,%f50,%f74,%f77;
mov.b32 %f51,%r113;
fma.rn.f32 %f25,%f51,%f73,%f76;
mov.b32 %f52,%r114;
fma.rn.f32 %f26,%f52,%f47,%f48;
@%p1 bra $42;
bra.uni $34;
$42:
st.global.cs.v4.f32 [%d26],{%f23,%f24,%f25,%f26};
bra.uni $43;
$34:
@%p6 bra $36;
st.f32 [%d26],%f23;
$36:
setp.lt.s32 %p25,%r15,2;
@%p25 bra $38;
st.f32 [%d26+4],%f24;
$38:
setp.lt.s32 %p26,%r15,3;
@%p26 bra $40;
st.f32 [%d26+8],%f25;
$40:
setp.lt.s32 %p27,%r15,4;
@%p27 bra $43;
st.f32 [%d26+12],%f26;
$43:
selp.f32 %f57,%f34,%f73,%p20;
selp.f32 %f58,%f73,%f74,%p20;
selp.f32 %f59,%f74,%f75,%p20;
selp.f32 %f60,%f75,%f73,%p20;
selp.f32 %f61,%f38,%f76,%p20;
selp.f32 %f62,%f76,%f77,%p20;
selp.f32 %f63,%f77,%f78,%p20;
selp.f32 %f64,%f78,%f76,%p20;
mov.b32 %f65,%r118;
fma.rn.f32 %f27,%f65,%f60,%f64;
mov.b32 %f66,%r119;
fma.rn.f32 %f28,%f66,%f59,%f63;
mov.b32 %f67,%r120;
fma.rn.f32 %f29,%f67,%f58,%f62;
mov.b32 %f68,%r121;
fma.rn.f32 %f30,%f68,%f57,%f61;
@%p2 bra $52;
bra.uni $44;
$52:
add.s64 %d69,%d26,2048;
st.global.cs.v4.f32 [%d69],{%f27,%f28,%f29,%f30};
bra.uni $53;
$44:
setp.lt.s32 %p29,%r15,513;
@%p29 bra $46;
st.f32 [%d26+2048],%f27;
$46:
setp.lt.s32 %p30,%r15,514;
@%p30 bra $48;
st.f32 [%d26+2052],%f28;
$48:
setp.lt.s32 %p31,%r15,515;
@%p31 bra $50;
st.f32 [%d26+2056],%f29;
$50:
setp.lt.s32 %p32,%r15,516;
@%p32 bra $53;
st.f32 [%d26+2060],%f30;
$53:
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
.reg .b16 %s<13>;
.reg .f32 %f<71>;
.reg .b32 %r<108>;
.reg .b64 %d<78>;
ld.param.u64 %d30,[p0];
ld.param.v2.u32 {%r48,%r49},[p1+40];
ld.param.u64 %d35,[p2];
ld.param.v2.u32 {%r97,%r98},[p3+32];
ld.param.v2.u32 {%r52,%r53},[p3+40];
ld.param.u32 %r45,[p5];
ld.param.f32 %f38,[p4+28];
ld.param.f32 %f37,[p4+24];
ld.param.f32 %f36,[p4+20];
ld.param.f32 %f70,[p4+16];
ld.param.f32 %f34,[p4+12];
ld.param.f32 %f33,[p4+8];
ld.param.f32 %f32,[p4+4];
ld.param.f32 %f67,[p4];
ld.param.u64 %d77,[p3+16];
ld.param.u64 %d76,[p3+8];
ld.param.u64 %d36,[p3];
ld.param.u64 %d74,[p1+16];
ld.param.u64 %d73,[p1+8];
ld.param.u64 %d31,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r49,0;
@%p3 bra $2;
cvta.to.global.u64 %d40,%d30;
mul.wide.s32 %d41,%r1,40;
add.s64 %d42,%d40,%d41;
ld.global.u64 %d74,[%d42+16];
ld.global.u64 %d73,[%d42+8];
ld.global.u64 %d72,[%d42];
bra.uni $3;
$2:
cvt.s64.s32 %d43,%r1;
mul.lo.s64 %d44,%d31,%d43;
add.s64 %d72,%d30,%d44;
$3:
setp.eq.s32 %p4,%r53,0;
@%p4 bra $5;
cvta.to.global.u64 %d45,%d35;
mul.wide.s32 %d46,%r1,40;
add.s64 %d47,%d45,%d46;
ld.global.v2.u32 {%r97,%r98},[%d47+32];
ld.global.u64 %d77,[%d47+16];
ld.global.u64 %d76,[%d47+8];
ld.global.u64 %d75,[%d47];
bra.uni $6;
$5:
cvt.s64.s32 %d48,%r1;
mul.lo.s64 %d49,%d36,%d48;
add.s64 %d75,%d35,%d49;
$6:
mov.u32 %r59,%ctaid.x;
shl.b32 %r60,%r59,10;
mov.u32 %r61,%tid.y;
shl.b32 %r62,%r61,5;
mov.u32 %r63,%tid.x;
add.s32 %r64,%r62,%r63;
shl.b32 %r65,%r64,2;
add.s32 %r14,%r65,%r60;
sub.s32 %r15,%r97,%r14;
mov.u32 %r16,%ctaid.y;
setp.ge.s32 %p5,%r16,%r98;
setp.lt.s32 %p6,%r15,1;
or.pred %p7,%p5,%p6;
@%p7 bra $53;
cvt.s64.s32 %d50,%r16;
mul.lo.s64 %d51,%d73,%d50;
cvt.s64.s32 %d52,%r14;
mul.lo.s64 %d53,%d74,%d52;
add.s64 %d54,%d51,%d53;
add.s64 %d25,%d72,%d54;
mul.lo.s64 %d55,%d76,%d50;
mul.lo.s64 %d56,%d77,%d52;
add.s64 %d57,%d55,%d56;
add.s64 %d26,%d75,%d57;
and.b64 %d58,%d25,3;
and.b64 %d59,%d26,15;
or.b64 %d27,%d58,%d59;
setp.eq.s64 %p8,%d27,0;
setp.gt.s32 %p9,%r15,3;
and.pred %p1,%p8,%p9;
@%p1 bra $16;
bra.uni $8;
$16:
ld.global.nc.u32 %r100,[%d25];
bra.uni $17;
$8:
mov.u32 %r100,0;
@%p6 bra $10;
ld.global.nc.u8 %r67,[%d25];
and.b32 %r100,%r67,255;
$10:
setp.lt.s32 %p11,%r15,2;
@%p11 bra $12;
add.s64 %d61,%d25,1;
ld.global.nc.u8 %r68,[%d61];
shl.b32 %r69,%r68,8;
and.b32 %r70,%r69,65280;
or.b32 %r100,%r70,%r100;
$12:
setp.lt.s32 %p12,%r15,3;
@%p12 bra $14;
add.s64 %d62,%d25,2;
ld.global.nc.u8 %r71,[%d62];
shl.b32 %r72,%r71,16;
and.b32 %r73,%r72,16711680;
or.b32 %r100,%r73,%r100;
$14:
setp.lt.s32 %p13,%r15,4;
@%p13 bra $17;
add.s64 %d63,%d25,3;
ld.global.nc.u8 %r74,[%d63];
shl.b32 %r75,%r74,24;
or.b32 %r100,%r75,%r100;
$17:
add.s64 %d28,%d25,512;
setp.gt.s32 %p14,%r15,515;
and.pred %p2,%p8,%p14;
@%p2 bra $26;
bra.uni $18;
$26:
ld.global.nc.u32 %r104,[%d28];
bra.uni $27;
$18:
setp.lt.s32 %p16,%r15,513;
mov.u32 %r104,0;
@%p16 bra $20;
ld.global.nc.u8 %r78,[%d28];
and.b32 %r104,%r78,255;
$20:
setp.lt.s32 %p17,%r15,514;
@%p17 bra $22;
add.s64 %d66,%d25,513;
ld.global.nc.u8 %r79,[%d66];
shl.b32 %r80,%r79,8;
and.b32 %r81,%r80,65280;
or.b32 %r104,%r81,%r104;
$22:
setp.lt.s32 %p18,%r15,515;
@%p18 bra $24;
add.s64 %d67,%d25,514;
ld.global.nc.u8 %r82,[%d67];
shl.b32 %r83,%r82,16;
and.b32 %r84,%r83,16711680;
or.b32 %r104,%r84,%r104;
$24:
setp.lt.s32 %p19,%r15,516;
@%p19 bra $27;
add.s64 %d68,%d25,515;
ld.global.nc.u8 %r85,[%d68];
shl.b32 %r86,%r85,24;
or.b32 %r104,%r86,%r104;
$27:
setp.eq.s32 %p20,%r45,0;
mov.u32 %r107,0;
@%p20 bra $29;
mul.hi.s32 %r89,%r14,1431655766;
shr.u32 %r90,%r89,31;
add.s32 %r91,%r89,%r90;
mul.lo.s32 %r92,%r91,3;
sub.s32 %r107,%r14,%r92;
$29:
setp.eq.s32 %p21,%r107,1;
@%p21 bra $32;
setp.ne.s32 %p22,%r107,2;
mov.f32 %f65,%f33;
mov.f32 %f66,%f32;
mov.f32 %f68,%f37;
mov.f32 %f69,%f36;
@%p22 bra $33;
mov.f32 %f65,%f32;
mov.f32 %f66,%f67;
mov.f32 %f67,%f33;
mov.f32 %f68,%f36;
mov.f32 %f69,%f70;
mov.f32 %f70,%f37;
bra.uni $33;
$32:
mov.f32 %f65,%f67;
mov.f32 %f66,%f33;
mov.f32 %f67,%f32;
mov.f32 %f68,%f70;
mov.f32 %f69,%f37;
mov.f32 %f70,%f36;
$33:
selp.f32 %f39,%f34,%f67,%p20;
selp.f32 %f40,%f38,%f70,%p20;
cvt.u16.u32 %s1,%r100;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f41,%s2;
fma.rn.f32 %f23,%f41,%f67,%f70;
shr.u16 %s3,%s1,8;
cvt.rn.f32.u16 %f42,%s3;
fma.rn.f32 %f24,%f42,%f66,%f69;
shr.u32 %r93,%r100,16;
cvt.u16.u32 %s4,%r93;
and.b16 %s5,%s4,255;
cvt.rn.f32.u16 %f43,%s5;
fma.rn.f32 %f25,%f43,%f65,%f68;
shr.u32 %r94,%r100,24;
cvt.u16.u32 %s6,%r94;
cvt.rn.f32.u16 %f44,%s6;
fma.rn.f32 %f26,%f44,%f39,%f40;
@%p1 bra $42;
bra.uni $34;
$42:
st.global.cs.v4.f32 [%d26],{%f23,%f24,%f25,%f26};
bra.uni $43;
$34:
@%p6 bra $36;
st.f32 [%d26],%f23;
$36:
setp.lt.s32 %p25,%r15,2;
@%p25 bra $38;
st.f32 [%d26+4],%f24;
$38:
setp.lt.s32 %p26,%r15,3;
@%p26 bra $40;
st.f32 [%d26+8],%f25;
$40:
setp.lt.s32 %p27,%r15,4;
@%p27 bra $43;
st.f32 [%d26+12],%f26;
$43:
selp.f32 %f49,%f34,%f65,%p20;
selp.f32 %f50,%f65,%f66,%p20;
selp.f32 %f51,%f66,%f67,%p20;
selp.f32 %f52,%f67,%f65,%p20;
selp.f32 %f53,%f38,%f68,%p20;
selp.f32 %f54,%f68,%f69,%p20;
selp.f32 %f55,%f69,%f70,%p20;
selp.f32 %f56,%f70,%f68,%p20;
cvt.u16.u32 %s7,%r104;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f57,%s8;
fma.rn.f32 %f27,%f57,%f52,%f56;
shr.u16 %s9,%s7,8;
cvt.rn.f32.u16 %f58,%s9;
fma.rn.f32 %f28,%f58,%f51,%f55;
shr.u32 %r95,%r104,16;
cvt.u16.u32 %s10,%r95;
and.b16 %s11,%s10,255;
cvt.rn.f32.u16 %f59,%s11;
fma.rn.f32 %f29,%f59,%f50,%f54;
shr.u32 %r96,%r104,24;
cvt.u16.u32 %s12,%r96;
cvt.rn.f32.u16 %f60,%s12;
fma.rn.f32 %f30,%f60,%f49,%f53;
@%p2 bra $52;
bra.uni $44;
$52:
add.s64 %d71,%d26,2048;
st.global.cs.v4.f32 [%d71],{%f27,%f28,%f29,%f30};
bra.uni $53;
$44:
setp.lt.s32 %p29,%r15,513;
@%p29 bra $46;
st.f32 [%d26+2048],%f27;
$46:
setp.lt.s32 %p30,%r15,514;
@%p30 bra $48;
st.f32 [%d26+2052],%f28;
$48:
setp.lt.s32 %p31,%r15,515;
@%p31 bra $50;
st.f32 [%d26+2056],%f29;
$50:
setp.lt.s32 %p32,%r15,516;
@%p32 bra $53;
st.f32 [%d26+2060],%f30;
$53:
ret;
}
`;
