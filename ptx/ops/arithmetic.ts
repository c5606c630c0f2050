// Generated from kernels/ops/arithmetic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/arithmetic.cu`. */
export const ARITHMETIC: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry arithmetic_any(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14,
.param .u32 p15,
.param .u32 p16
)
.maxntid 256,1,1
{
.reg .pred %p<68>;
.reg .b16 %s<14>;
.reg .f32 %f<90>;
.reg .b32 %r<99>;
.reg .b64 %d<116>;
ld.param.u64 %d50,[p0];
ld.param.v2.u32 {%r43,%r44},[p1+40];
ld.param.u64 %d55,[p2];
ld.param.v2.u32 {%r47,%r48},[p3+40];
ld.param.u64 %d60,[p4];
ld.param.v2.u32 {%r96,%r97},[p5+32];
ld.param.v2.u32 {%r51,%r52},[p5+40];
ld.param.u32 %r37,[p6];
ld.param.u32 %r38,[p7];
ld.param.f32 %f38,[p8];
ld.param.f32 %f39,[p9];
ld.param.f32 %f40,[p10];
ld.param.f32 %f41,[p11];
ld.param.f32 %f42,[p12];
ld.param.f32 %f43,[p13];
ld.param.f32 %f44,[p14];
ld.param.u32 %r39,[p15];
ld.param.u32 %r40,[p16];
ld.param.u64 %d112,[p5+24];
ld.param.u64 %d111,[p5+16];
ld.param.u64 %d110,[p5+8];
ld.param.u64 %d61,[p5];
ld.param.u64 %d108,[p3+24];
ld.param.u64 %d107,[p3+16];
ld.param.u64 %d106,[p3+8];
ld.param.u64 %d56,[p3];
ld.param.u64 %d104,[p1+24];
ld.param.u64 %d103,[p1+16];
ld.param.u64 %d102,[p1+8];
ld.param.u64 %d51,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r44,0;
@%p1 bra $2;
cvta.to.global.u64 %d65,%d50;
mul.wide.s32 %d66,%r1,40;
add.s64 %d67,%d65,%d66;
ld.global.u64 %d104,[%d67+24];
ld.global.u64 %d103,[%d67+16];
ld.global.u64 %d102,[%d67+8];
ld.global.u64 %d101,[%d67];
bra.uni $3;
$2:
cvt.s64.s32 %d68,%r1;
mul.lo.s64 %d69,%d51,%d68;
add.s64 %d101,%d50,%d69;
$3:
setp.eq.s32 %p2,%r48,0;
@%p2 bra $5;
cvta.to.global.u64 %d70,%d55;
mul.wide.s32 %d71,%r1,40;
add.s64 %d72,%d70,%d71;
ld.global.u64 %d108,[%d72+24];
ld.global.u64 %d107,[%d72+16];
ld.global.u64 %d106,[%d72+8];
ld.global.u64 %d105,[%d72];
bra.uni $6;
$5:
cvt.s64.s32 %d73,%r1;
mul.lo.s64 %d74,%d56,%d73;
add.s64 %d105,%d55,%d74;
$6:
setp.eq.s32 %p3,%r52,0;
@%p3 bra $8;
cvta.to.global.u64 %d75,%d60;
mul.wide.s32 %d76,%r1,40;
add.s64 %d77,%d75,%d76;
ld.global.v2.u32 {%r96,%r97},[%d77+32];
ld.global.u64 %d112,[%d77+24];
ld.global.u64 %d111,[%d77+16];
ld.global.u64 %d110,[%d77+8];
ld.global.u64 %d109,[%d77];
bra.uni $9;
$8:
cvt.s64.s32 %d78,%r1;
mul.lo.s64 %d79,%d61,%d78;
add.s64 %d109,%d60,%d79;
$9:
mov.u32 %r62,%ctaid.x;
shl.b32 %r63,%r62,5;
mov.u32 %r64,%tid.x;
add.s32 %r21,%r63,%r64;
mov.u32 %r65,%ctaid.y;
shl.b32 %r66,%r65,3;
mov.u32 %r67,%tid.y;
add.s32 %r22,%r66,%r67;
setp.ge.s32 %p4,%r21,%r96;
setp.ge.s32 %p5,%r22,%r97;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r51,1;
or.pred %p8,%p6,%p7;
@%p8 bra $87;
cvt.s64.s32 %d80,%r21;
mul.lo.s64 %d81,%d107,%d80;
cvt.s64.s32 %d82,%r22;
mul.lo.s64 %d83,%d106,%d82;
add.s64 %d84,%d81,%d83;
add.s64 %d115,%d105,%d84;
mul.lo.s64 %d85,%d111,%d80;
mul.lo.s64 %d86,%d110,%d82;
add.s64 %d87,%d85,%d86;
add.s64 %d114,%d109,%d87;
mul.lo.s64 %d88,%d103,%d80;
mul.lo.s64 %d89,%d102,%d82;
add.s64 %d90,%d88,%d89;
add.s64 %d113,%d101,%d90;
mov.u32 %r98,0;
$11:
.pragma "nounroll";
setp.gt.s32 %p9,%r39,1;
@%p9 bra $14;
setp.eq.s32 %p12,%r39,0;
@%p12 bra $19;
setp.eq.s32 %p13,%r39,1;
@%p13 bra $18;
bra.uni $20;
$18:
ld.global.nc.u16 %s4,[%d113];
cvt.rn.f32.u16 %f6,%s4;
bra.uni $21;
$14:
setp.eq.s32 %p10,%r39,2;
@%p10 bra $17;
setp.ne.s32 %p11,%r39,3;
@%p11 bra $20;
ld.global.nc.u16 %s1,[%d113];
cvt.f32.f16 %f6,%s1;
bra.uni $21;
$19:
ld.global.nc.u8 %r69,[%d113];
cvt.u16.u32 %s5,%r69;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f6,%s6;
bra.uni $21;
$17:
ld.global.nc.s16 %s3,[%d113];
cvt.rn.f32.s16 %f6,%s3;
bra.uni $21;
$20:
ld.global.nc.f32 %f6,[%d113];
$21:
setp.eq.s32 %p14,%r98,0;
mov.f32 %f14,%f41;
@%p14 bra $24;
setp.ne.s32 %p15,%r98,1;
mov.f32 %f14,%f42;
@%p15 bra $23;
bra.uni $24;
$23:
setp.eq.s32 %p16,%r98,2;
selp.f32 %f14,%f43,%f44,%p16;
$24:
setp.ne.s32 %p17,%r38,0;
@%p17 bra $35;
bra.uni $25;
$35:
setp.lt.s32 %p23,%r37,7;
@%p23 bra $62;
bra.uni $36;
$62:
setp.gt.s32 %p55,%r37,2;
@%p55 bra $66;
setp.eq.s32 %p59,%r37,0;
@%p59 bra $74;
setp.eq.s32 %p60,%r37,1;
@%p60 bra $73;
setp.eq.s32 %p61,%r37,2;
@%p61 bra $72;
bra.uni $75;
$72:
mul.f32 %f83,%f6,%f38;
mul.f32 %f89,%f83,%f14;
bra.uni $76;
$36:
setp.gt.s32 %p24,%r37,10;
@%p24 bra $42;
setp.gt.s32 %p30,%r37,8;
@%p30 bra $40;
setp.eq.s32 %p33,%r37,7;
@%p33 bra $59;
setp.eq.s32 %p34,%r37,8;
@%p34 bra $58;
bra.uni $61;
$58:
mul.f32 %f77,%f14,%f14;
fma.rn.f32 %f78,%f6,%f6,%f77;
sqrt.rn.f32 %f89,%f78;
bra.uni $76;
$25:
@%p9 bra $28;
setp.eq.s32 %p21,%r39,0;
@%p21 bra $33;
setp.eq.s32 %p22,%r39,1;
@%p22 bra $32;
bra.uni $34;
$32:
ld.global.nc.u16 %s10,[%d115];
cvt.rn.f32.u16 %f14,%s10;
bra.uni $35;
$66:
setp.eq.s32 %p56,%r37,3;
@%p56 bra $71;
setp.eq.s32 %p57,%r37,4;
@%p57 bra $70;
setp.ne.s32 %p58,%r37,5;
@%p58 bra $75;
min.f32 %f89,%f6,%f14;
bra.uni $76;
$42:
setp.gt.s32 %p25,%r37,12;
@%p25 bra $45;
setp.eq.s32 %p28,%r37,11;
@%p28 bra $50;
setp.eq.s32 %p29,%r37,12;
@%p29 bra $49;
bra.uni $61;
$49:
setp.lt.f32 %p37,%f6,%f14;
selp.f32 %f89,0f437F0000,0f00000000,%p37;
bra.uni $76;
$28:
setp.eq.s32 %p19,%r39,2;
@%p19 bra $31;
setp.ne.s32 %p20,%r39,3;
@%p20 bra $34;
ld.global.nc.u16 %s7,[%d115];
cvt.f32.f16 %f14,%s7;
bra.uni $35;
$40:
setp.eq.s32 %p31,%r37,9;
@%p31 bra $52;
setp.eq.s32 %p32,%r37,10;
@%p32 bra $51;
bra.uni $61;
$51:
setp.eq.f32 %p39,%f6,%f14;
selp.f32 %f89,0f437F0000,0f00000000,%p39;
bra.uni $76;
$45:
setp.eq.s32 %p26,%r37,13;
@%p26 bra $48;
setp.ne.s32 %p27,%r37,14;
@%p27 bra $61;
setp.gt.f32 %p35,%f6,%f14;
selp.f32 %f89,0f437F0000,0f00000000,%p35;
bra.uni $76;
$33:
ld.global.nc.u8 %r70,[%d115];
cvt.u16.u32 %s11,%r70;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f14,%s12;
bra.uni $35;
$31:
ld.global.nc.s16 %s9,[%d115];
cvt.rn.f32.s16 %f14,%s9;
bra.uni $35;
$34:
ld.global.nc.f32 %f14,[%d115];
bra.uni $35;
$74:
add.f32 %f89,%f6,%f14;
bra.uni $76;
$73:
sub.f32 %f89,%f6,%f14;
bra.uni $76;
$71:
fma.rn.f32 %f82,%f14,%f39,%f40;
fma.rn.f32 %f89,%f6,%f38,%f82;
bra.uni $76;
$70:
sub.f32 %f81,%f6,%f14;
abs.f32 %f89,%f81;
bra.uni $76;
$75:
max.f32 %f89,%f6,%f14;
bra.uni $76;
$59:
setp.lt.s32 %p51,%r40,3;
setp.eq.f32 %p52,%f14,0f00000000;
mov.f32 %f89,0f00000000;
and.pred %p53,%p51,%p52;
@%p53 bra $76;
mul.f32 %f80,%f6,%f38;
div.rn.f32 %f89,%f80,%f14;
bra.uni $76;
$50:
setp.neu.f32 %p38,%f6,%f14;
selp.f32 %f89,0f437F0000,0f00000000,%p38;
bra.uni $76;
$52:
abs.f32 %f20,%f6;
setp.eq.f32 %p40,%f20,0f00000000;
abs.f32 %f21,%f14;
setp.eq.f32 %p41,%f21,0f00000000;
and.pred %p42,%p40,%p41;
@%p42 bra $56;
bra.uni $53;
$56:
mov.b32 %r81,%f6;
shr.s32 %r82,%r81,31;
and.b32 %r83,%r82,1078530011;
mov.b32 %r84,%f14;
and.b32 %r85,%r84,-2147483648;
or.b32 %r86,%r85,%r83;
mov.b32 %f88,%r86;
bra.uni $57;
$48:
setp.le.f32 %p36,%f6,%f14;
selp.f32 %f89,0f437F0000,0f00000000,%p36;
bra.uni $76;
$61:
setp.ge.f32 %p54,%f6,%f14;
selp.f32 %f89,0f437F0000,0f00000000,%p54;
bra.uni $76;
$53:
setp.eq.f32 %p43,%f20,0f7F800000;
setp.eq.f32 %p44,%f21,0f7F800000;
and.pred %p45,%p43,%p44;
@%p45 bra $55;
bra.uni $54;
$55:
mov.b32 %r76,%f6;
setp.lt.s32 %p49,%r76,0;
selp.b32 %r77,1075235812,1061752795,%p49;
mov.b32 %r78,%f14;
and.b32 %r79,%r78,-2147483648;
or.b32 %r80,%r79,%r77;
mov.b32 %f88,%r80;
bra.uni $57;
$54:
max.f32 %f49,%f21,%f20;
min.f32 %f50,%f21,%f20;
div.rn.f32 %f51,%f50,%f49;
mul.rn.f32 %f52,%f51,%f51;
mov.f32 %f53,0fC0B59883;
mov.f32 %f54,0fBF52C7EA;
fma.rn.f32 %f55,%f52,%f54,%f53;
mov.f32 %f56,0fC0D21907;
fma.rn.f32 %f57,%f55,%f52,%f56;
mul.f32 %f58,%f52,%f57;
mul.f32 %f59,%f51,%f58;
add.f32 %f60,%f52,0f41355DC0;
mov.f32 %f61,0f41E6BD60;
fma.rn.f32 %f62,%f60,%f52,%f61;
mov.f32 %f63,0f419D92C8;
fma.rn.f32 %f64,%f62,%f52,%f63;
rcp.rn.f32 %f65,%f64;
fma.rn.f32 %f66,%f59,%f65,%f51;
mov.f32 %f67,0f3FC90FDB;
sub.f32 %f68,%f67,%f66;
setp.gt.f32 %p46,%f21,%f20;
selp.f32 %f69,%f68,%f66,%p46;
mov.b32 %r71,%f6;
setp.lt.s32 %p47,%r71,0;
mov.f32 %f70,0f40490FDB;
sub.f32 %f71,%f70,%f69;
selp.f32 %f72,%f71,%f69,%p47;
mov.b32 %r72,%f72;
mov.b32 %r73,%f14;
and.b32 %r74,%r73,-2147483648;
or.b32 %r75,%r74,%r72;
mov.b32 %f73,%r75;
add.f32 %f74,%f20,%f21;
setp.le.f32 %p48,%f74,0f7F800000;
selp.f32 %f88,%f73,%f74,%p48;
$57:
add.f32 %f75,%f88,0f40C90FDB;
setp.lt.f32 %p50,%f88,0f00000000;
selp.f32 %f76,%f75,%f88,%p50;
mul.f32 %f89,%f76,%f38;
$76:
setp.gt.s32 %p62,%r40,1;
@%p62 bra $79;
setp.eq.s32 %p65,%r40,0;
@%p65 bra $84;
setp.eq.s32 %p66,%r40,1;
@%p66 bra $83;
bra.uni $85;
$83:
cvt.rni.s32.f32 %r90,%f89;
max.s32 %r91,%r90,0;
min.s32 %r92,%r91,65535;
st.u16 [%d114],%r92;
bra.uni $86;
$79:
setp.eq.s32 %p63,%r40,2;
@%p63 bra $82;
setp.ne.s32 %p64,%r40,3;
@%p64 bra $85;
cvt.rn.f16.f32 %s13,%f89;
st.u16 [%d114],%s13;
bra.uni $86;
$84:
cvt.rni.s32.f32 %r93,%f89;
max.s32 %r94,%r93,0;
min.s32 %r95,%r94,255;
st.u8 [%d114],%r95;
bra.uni $86;
$82:
cvt.rni.s32.f32 %r87,%f89;
max.s32 %r88,%r87,-32768;
min.s32 %r89,%r88,32767;
st.u16 [%d114],%r89;
bra.uni $86;
$85:
st.f32 [%d114],%f89;
$86:
add.s64 %d115,%d115,%d108;
add.s64 %d114,%d114,%d112;
add.s64 %d113,%d113,%d104;
add.s32 %r98,%r98,1;
setp.lt.s32 %p67,%r98,%r51;
@%p67 bra $11;
$87:
ret;
}
.visible .entry unary(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .f32 p5,
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<55>;
.reg .b16 %s<8>;
.reg .f32 %f<184>;
.reg .b32 %r<92>;
.reg .b64 %d<77>;
ld.param.u64 %d34,[p0];
ld.param.v2.u32 {%r34,%r35},[p1+40];
ld.param.u64 %d39,[p2];
ld.param.v2.u32 {%r89,%r90},[p3+32];
ld.param.v2.u32 {%r38,%r39},[p3+40];
ld.param.u32 %r29,[p4];
ld.param.f32 %f34,[p5];
ld.param.u32 %r30,[p6];
ld.param.u32 %r31,[p7];
ld.param.u64 %d74,[p3+24];
ld.param.u64 %d73,[p3+16];
ld.param.u64 %d72,[p3+8];
ld.param.u64 %d40,[p3];
ld.param.u64 %d70,[p1+24];
ld.param.u64 %d69,[p1+16];
ld.param.u64 %d68,[p1+8];
ld.param.u64 %d35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r35,0;
@%p2 bra $2;
cvta.to.global.u64 %d44,%d34;
mul.wide.s32 %d45,%r1,40;
add.s64 %d46,%d44,%d45;
ld.global.u64 %d70,[%d46+24];
ld.global.u64 %d69,[%d46+16];
ld.global.u64 %d68,[%d46+8];
ld.global.u64 %d67,[%d46];
bra.uni $3;
$2:
cvt.s64.s32 %d47,%r1;
mul.lo.s64 %d48,%d35,%d47;
add.s64 %d67,%d34,%d48;
$3:
setp.eq.s32 %p3,%r39,0;
@%p3 bra $5;
cvta.to.global.u64 %d49,%d39;
mul.wide.s32 %d50,%r1,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r89,%r90},[%d51+32];
ld.global.u64 %d74,[%d51+24];
ld.global.u64 %d73,[%d51+16];
ld.global.u64 %d72,[%d51+8];
ld.global.u64 %d71,[%d51];
bra.uni $6;
$5:
cvt.s64.s32 %d52,%r1;
mul.lo.s64 %d53,%d40,%d52;
add.s64 %d71,%d39,%d53;
$6:
mov.u32 %r44,%ctaid.x;
shl.b32 %r45,%r44,5;
mov.u32 %r46,%tid.x;
add.s32 %r15,%r45,%r46;
mov.u32 %r47,%ctaid.y;
shl.b32 %r48,%r47,3;
mov.u32 %r49,%tid.y;
add.s32 %r16,%r48,%r49;
setp.ge.s32 %p4,%r15,%r89;
setp.ge.s32 %p5,%r16,%r90;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r38,1;
or.pred %p8,%p6,%p7;
@%p8 bra $57;
mul.f32 %f2,%f34,0f39000000;
setp.ge.f32 %p9,%f34,0f00000000;
selp.b32 %r17,2139095040,0,%p9;
mov.u32 %r91,0;
or.b32 %r18,%r17,-2147483648;
cvt.s64.s32 %d54,%r15;
mul.lo.s64 %d55,%d69,%d54;
cvt.s64.s32 %d56,%r16;
mul.lo.s64 %d57,%d68,%d56;
add.s64 %d58,%d55,%d57;
add.s64 %d76,%d67,%d58;
mul.lo.s64 %d59,%d73,%d54;
mul.lo.s64 %d60,%d72,%d56;
add.s64 %d61,%d59,%d60;
add.s64 %d75,%d71,%d61;
$8:
.pragma "nounroll";
setp.gt.s32 %p10,%r30,1;
@%p10 bra $11;
setp.eq.s32 %p13,%r30,0;
@%p13 bra $16;
setp.eq.s32 %p14,%r30,1;
@%p14 bra $15;
bra.uni $17;
$15:
ld.global.nc.u16 %s4,[%d76];
cvt.rn.f32.u16 %f8,%s4;
bra.uni $18;
$11:
setp.eq.s32 %p11,%r30,2;
@%p11 bra $14;
setp.ne.s32 %p12,%r30,3;
@%p12 bra $17;
ld.global.nc.u16 %s1,[%d76];
cvt.f32.f16 %f8,%s1;
bra.uni $18;
$16:
ld.global.nc.u8 %r51,[%d76];
cvt.u16.u32 %s5,%r51;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f8,%s6;
bra.uni $18;
$14:
ld.global.nc.s16 %s3,[%d76];
cvt.rn.f32.s16 %f8,%s3;
bra.uni $18;
$17:
ld.global.nc.f32 %f8,[%d76];
$18:
setp.gt.s32 %p15,%r29,1;
@%p15 bra $21;
bra.uni $19;
$21:
setp.eq.s32 %p16,%r29,2;
@%p16 bra $28;
setp.eq.s32 %p17,%r29,3;
@%p17 bra $27;
setp.ne.s32 %p18,%r29,4;
@%p18 bra $31;
setp.lt.f32 %p21,%f8,0f00800000;
mul.f32 %f37,%f8,0f4B000000;
selp.f32 %f9,%f37,%f8,%p21;
selp.f32 %f38,0fC1B80000,0f00000000,%p21;
mov.b32 %r52,%f9;
add.s32 %r53,%r52,-1059760811;
and.b32 %r54,%r53,-8388608;
sub.s32 %r55,%r52,%r54;
mov.b32 %f39,%r55;
cvt.rn.f32.s32 %f40,%r54;
mov.f32 %f41,0f34000000;
fma.rn.f32 %f42,%f40,%f41,%f38;
add.f32 %f43,%f39,0fBF800000;
mov.f32 %f44,0f3E1039F6;
mov.f32 %f45,0fBE055027;
fma.rn.f32 %f46,%f45,%f43,%f44;
mov.f32 %f47,0fBDF8CDCC;
fma.rn.f32 %f48,%f46,%f43,%f47;
mov.f32 %f49,0f3E0F2955;
fma.rn.f32 %f50,%f48,%f43,%f49;
mov.f32 %f51,0fBE2AD8B9;
fma.rn.f32 %f52,%f50,%f43,%f51;
mov.f32 %f53,0f3E4CED0B;
fma.rn.f32 %f54,%f52,%f43,%f53;
mov.f32 %f55,0fBE7FFF22;
fma.rn.f32 %f56,%f54,%f43,%f55;
mov.f32 %f57,0f3EAAAA78;
fma.rn.f32 %f58,%f56,%f43,%f57;
mov.f32 %f59,0fBF000000;
fma.rn.f32 %f60,%f58,%f43,%f59;
mul.f32 %f61,%f43,%f60;
fma.rn.f32 %f62,%f61,%f43,%f43;
mov.f32 %f63,0f3F317218;
fma.rn.f32 %f179,%f42,%f63,%f62;
setp.lt.u32 %p22,%r52,2139095040;
@%p22 bra $26;
mov.f32 %f64,0f7F800000;
fma.rn.f32 %f179,%f9,%f64,%f64;
$26:
setp.eq.f32 %p23,%f9,0f00000000;
selp.f32 %f183,0fFF800000,%f179,%p23;
bra.uni $46;
$19:
setp.eq.s32 %p19,%r29,0;
@%p19 bra $30;
setp.eq.s32 %p20,%r29,1;
@%p20 bra $29;
bra.uni $31;
$29:
mul.f32 %f183,%f8,%f8;
bra.uni $46;
$28:
sqrt.rn.f32 %f183,%f8;
bra.uni $46;
$27:
mov.f32 %f65,0f3F000000;
mov.f32 %f66,0f3BBB989D;
fma.rn.f32 %f67,%f8,%f66,%f65;
mov.f32 %f68,0f3FB8AA3B;
mov.f32 %f69,0f437C0000;
cvt.sat.f32.f32 %f70,%f67;
mov.f32 %f71,0f4B400001;
fma.rm.f32 %f72,%f70,%f69,%f71;
add.f32 %f73,%f72,0fCB40007F;
neg.f32 %f74,%f73;
fma.rn.f32 %f75,%f8,%f68,%f74;
mov.f32 %f76,0f32A57060;
fma.rn.f32 %f77,%f8,%f76,%f75;
mov.b32 %r56,%f72;
shl.b32 %r57,%r56,23;
mov.b32 %f78,%r57;
ex2.approx.ftz.f32 %f79,%f77;
mul.f32 %f183,%f79,%f78;
bra.uni $46;
$30:
abs.f32 %f183,%f8;
bra.uni $46;
$31:
abs.f32 %f19,%f8;
setp.lt.f32 %p24,%f19,0f00800000;
mul.f32 %f84,%f19,0f4B800000;
selp.f32 %f85,%f84,%f19,%p24;
selp.f32 %f86,0fC3170000,0fC2FE0000,%p24;
mov.b32 %r58,%f85;
and.b32 %r59,%r58,8388607;
or.b32 %r60,%r59,1065353216;
mov.b32 %f87,%r60;
shr.u32 %r61,%r58,23;
cvt.rn.f32.u32 %f88,%r61;
add.f32 %f89,%f86,%f88;
setp.gt.f32 %p25,%f87,0f3FB504F3;
mul.f32 %f90,%f87,0f3F000000;
add.f32 %f91,%f89,0f3F800000;
selp.f32 %f92,%f91,%f89,%p25;
selp.f32 %f93,%f90,%f87,%p25;
add.f32 %f94,%f93,0fBF800000;
add.f32 %f95,%f93,0f3F800000;
rcp.approx.ftz.f32 %f96,%f95;
add.f32 %f97,%f94,%f94;
mul.f32 %f98,%f97,%f96;
mul.f32 %f99,%f98,%f98;
mov.f32 %f100,0f3C4CAF63;
mov.f32 %f101,0f3B18F0FE;
fma.rn.f32 %f102,%f101,%f99,%f100;
mov.f32 %f103,0f3DAAAABD;
fma.rn.f32 %f104,%f102,%f99,%f103;
mul.rn.f32 %f105,%f104,%f99;
mul.rn.f32 %f106,%f105,%f98;
sub.f32 %f107,%f94,%f98;
add.f32 %f108,%f107,%f107;
neg.f32 %f109,%f98;
fma.rn.f32 %f110,%f109,%f94,%f108;
mul.rn.f32 %f111,%f96,%f110;
add.f32 %f112,%f106,%f98;
sub.f32 %f113,%f98,%f112;
add.f32 %f114,%f106,%f113;
add.f32 %f115,%f111,%f114;
add.f32 %f116,%f112,%f115;
sub.f32 %f117,%f112,%f116;
add.f32 %f118,%f115,%f117;
mov.f32 %f119,0f3F317200;
mul.rn.f32 %f120,%f92,%f119;
mov.f32 %f121,0f35BFBE8E;
mul.rn.f32 %f122,%f92,%f121;
add.f32 %f123,%f120,%f116;
sub.f32 %f124,%f120,%f123;
add.f32 %f125,%f116,%f124;
add.f32 %f126,%f118,%f125;
add.f32 %f127,%f122,%f126;
add.f32 %f128,%f123,%f127;
sub.f32 %f129,%f123,%f128;
add.f32 %f130,%f127,%f129;
abs.f32 %f20,%f34;
setp.gt.f32 %p26,%f20,0f77F684DF;
selp.f32 %f131,%f2,%f34,%p26;
mul.rn.f32 %f132,%f131,%f128;
neg.f32 %f133,%f132;
fma.rn.f32 %f134,%f131,%f128,%f133;
fma.rn.f32 %f135,%f131,%f130,%f134;
mov.f32 %f136,0f00000000;
fma.rn.f32 %f137,%f136,%f128,%f135;
add.rn.f32 %f138,%f132,%f137;
neg.f32 %f139,%f138;
add.rn.f32 %f140,%f132,%f139;
add.rn.f32 %f141,%f140,%f137;
mov.b32 %r62,%f138;
setp.eq.s32 %p27,%r62,1118925336;
add.s32 %r63,%r62,-1;
mov.b32 %f142,%r63;
add.f32 %f143,%f141,0f37000000;
selp.f32 %f21,%f143,%f141,%p27;
selp.f32 %f144,%f142,%f138,%p27;
mov.f32 %f145,0f3FB8AA3B;
mul.rn.f32 %f146,%f144,%f145;
cvt.rzi.f32.f32 %f147,%f146;
abs.f32 %f148,%f147;
setp.gt.f32 %p28,%f148,0f42FC0000;
mov.b32 %r64,%f147;
and.b32 %r65,%r64,-2147483648;
or.b32 %r66,%r65,1123811328;
mov.b32 %f149,%r66;
selp.f32 %f150,%f149,%f147,%p28;
mov.f32 %f151,0fBF317218;
fma.rn.f32 %f152,%f150,%f151,%f144;
mov.f32 %f153,0f3102E308;
fma.rn.f32 %f154,%f150,%f153,%f152;
mul.f32 %f155,%f154,0f3FB8AA3B;
add.f32 %f156,%f150,0f4B40007F;
mov.b32 %r67,%f156;
shl.b32 %r68,%r67,23;
mov.b32 %f157,%r68;
ex2.approx.ftz.f32 %f158,%f155;
mul.f32 %f22,%f158,%f157;
setp.eq.f32 %p29,%f22,0f7F800000;
mov.f32 %f180,0f7F800000;
@%p29 bra $33;
fma.rn.f32 %f180,%f22,%f21,%f22;
$33:
mul.f32 %f170,%f34,0f3F000000;
cvt.rzi.f32.f32 %f169,%f170;
add.f32 %f168,%f169,%f169;
sub.f32 %f167,%f34,%f168;
abs.f32 %f166,%f167;
setp.lt.f32 %p30,%f8,0f00000000;
setp.eq.f32 %p31,%f166,0f3F800000;
and.pred %p1,%p30,%p31;
setp.eq.f32 %p32,%f8,0f00000000;
@%p32 bra $37;
bra.uni $34;
$37:
add.f32 %f162,%f8,%f8;
mov.b32 %r71,%f162;
selp.b32 %r72,%r71,0,%p31;
or.b32 %r73,%r72,2139095040;
setp.lt.f32 %p36,%f34,0f00000000;
selp.b32 %r74,%r73,%r72,%p36;
mov.b32 %f182,%r74;
bra.uni $38;
$34:
mov.b32 %r69,%f180;
xor.b32 %r70,%r69,-2147483648;
mov.b32 %f159,%r70;
selp.f32 %f182,%f159,%f180,%p1;
setp.geu.f32 %p33,%f8,0f00000000;
@%p33 bra $38;
cvt.rzi.f32.f32 %f160,%f34;
setp.eq.f32 %p34,%f160,%f34;
@%p34 bra $38;
mov.f32 %f182,0f7FFFFFFF;
$38:
abs.f32 %f172,%f34;
abs.f32 %f171,%f8;
add.f32 %f163,%f171,%f172;
mov.b32 %r75,%f163;
setp.lt.s32 %p37,%r75,2139095040;
@%p37 bra $45;
abs.f32 %f174,%f34;
abs.f32 %f173,%f8;
setp.gtu.f32 %p38,%f173,0f7F800000;
setp.gtu.f32 %p39,%f174,0f7F800000;
or.pred %p40,%p38,%p39;
@%p40 bra $44;
bra.uni $40;
$44:
add.f32 %f182,%f8,%f34;
bra.uni $45;
$40:
abs.f32 %f175,%f34;
setp.eq.f32 %p41,%f175,0f7F800000;
@%p41 bra $43;
bra.uni $41;
$43:
abs.f32 %f177,%f8;
setp.lt.f32 %p43,%f34,0f00000000;
setp.gt.f32 %p44,%f177,0f3F800000;
selp.b32 %r77,2139095040,0,%p44;
xor.b32 %r78,%r77,2139095040;
selp.b32 %r79,%r78,%r77,%p43;
mov.b32 %f164,%r79;
setp.eq.f32 %p45,%f8,0fBF800000;
selp.f32 %f182,0f3F800000,%f164,%p45;
bra.uni $45;
$41:
abs.f32 %f176,%f8;
setp.neu.f32 %p42,%f176,0f7F800000;
@%p42 bra $45;
selp.b32 %r76,%r18,%r17,%p1;
mov.b32 %f182,%r76;
$45:
setp.eq.f32 %p46,%f8,0f3F800000;
setp.eq.f32 %p47,%f34,0f00000000;
or.pred %p48,%p47,%p46;
selp.f32 %f183,0f3F800000,%f182,%p48;
$46:
setp.gt.s32 %p49,%r31,1;
@%p49 bra $49;
setp.eq.s32 %p52,%r31,0;
@%p52 bra $54;
setp.eq.s32 %p53,%r31,1;
@%p53 bra $53;
bra.uni $55;
$53:
cvt.rni.s32.f32 %r83,%f183;
max.s32 %r84,%r83,0;
min.s32 %r85,%r84,65535;
st.u16 [%d75],%r85;
bra.uni $56;
$49:
setp.eq.s32 %p50,%r31,2;
@%p50 bra $52;
setp.ne.s32 %p51,%r31,3;
@%p51 bra $55;
cvt.rn.f16.f32 %s7,%f183;
st.u16 [%d75],%s7;
bra.uni $56;
$54:
cvt.rni.s32.f32 %r86,%f183;
max.s32 %r87,%r86,0;
min.s32 %r88,%r87,255;
st.u8 [%d75],%r88;
bra.uni $56;
$52:
cvt.rni.s32.f32 %r80,%f183;
max.s32 %r81,%r80,-32768;
min.s32 %r82,%r81,32767;
st.u16 [%d75],%r82;
bra.uni $56;
$55:
st.f32 [%d75],%f183;
$56:
add.s64 %d76,%d76,%d70;
add.s64 %d75,%d75,%d74;
add.s32 %r91,%r91,1;
setp.lt.s32 %p54,%r91,%r38;
@%p54 bra $8;
$57:
ret;
}
.visible .entry arithmetic_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14
)
.maxntid 256,1,1
{
.reg .pred %p<88>;
.reg .b16 %s<41>;
.reg .f32 %f<199>;
.reg .b32 %r<738>;
.reg .b64 %d<185>;
ld.param.u64 %d55,[p0];
ld.param.v2.u32 {%r687,%r144},[p1+32];
ld.param.v2.u32 {%r145,%r146},[p1+40];
ld.param.u64 %d60,[p2];
ld.param.v2.u32 {%r688,%r148},[p3+32];
ld.param.v2.u32 {%r149,%r150},[p3+40];
ld.param.u64 %d65,[p4];
ld.param.v2.u32 {%r689,%r690},[p5+32];
ld.param.v2.u32 {%r153,%r154},[p5+40];
ld.param.u32 %r141,[p6];
ld.param.f32 %f107,[p8];
ld.param.f32 %f108,[p9];
ld.param.f32 %f109,[p10];
ld.param.u64 %d181,[p5+24];
ld.param.u64 %d180,[p5+16];
ld.param.u64 %d179,[p5+8];
ld.param.u64 %d66,[p5];
ld.param.u64 %d177,[p3+24];
ld.param.u64 %d176,[p3+16];
ld.param.u64 %d175,[p3+8];
ld.param.u64 %d61,[p3];
ld.param.u64 %d173,[p1+24];
ld.param.u64 %d172,[p1+16];
ld.param.u64 %d171,[p1+8];
ld.param.u64 %d56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r146,0;
@%p1 bra $2;
cvta.to.global.u64 %d70,%d55;
mul.wide.s32 %d71,%r1,40;
add.s64 %d72,%d70,%d71;
ld.global.v2.u32 {%r687,%r156},[%d72+32];
ld.global.u64 %d173,[%d72+24];
ld.global.u64 %d172,[%d72+16];
ld.global.u64 %d171,[%d72+8];
ld.global.u64 %d170,[%d72];
bra.uni $3;
$2:
cvt.s64.s32 %d73,%r1;
mul.lo.s64 %d74,%d56,%d73;
add.s64 %d170,%d55,%d74;
$3:
setp.eq.s32 %p2,%r150,0;
@%p2 bra $5;
cvta.to.global.u64 %d75,%d60;
mul.wide.s32 %d76,%r1,40;
add.s64 %d77,%d75,%d76;
ld.global.v2.u32 {%r688,%r158},[%d77+32];
ld.global.u64 %d177,[%d77+24];
ld.global.u64 %d176,[%d77+16];
ld.global.u64 %d175,[%d77+8];
ld.global.u64 %d174,[%d77];
bra.uni $6;
$5:
cvt.s64.s32 %d78,%r1;
mul.lo.s64 %d79,%d61,%d78;
add.s64 %d174,%d60,%d79;
$6:
setp.eq.s32 %p3,%r154,0;
@%p3 bra $8;
cvta.to.global.u64 %d80,%d65;
mul.wide.s32 %d81,%r1,40;
add.s64 %d82,%d80,%d81;
ld.global.v2.u32 {%r689,%r690},[%d82+32];
ld.global.u64 %d181,[%d82+24];
ld.global.u64 %d180,[%d82+16];
ld.global.u64 %d179,[%d82+8];
ld.global.u64 %d178,[%d82];
bra.uni $9;
$8:
cvt.s64.s32 %d83,%r1;
mul.lo.s64 %d84,%d66,%d83;
add.s64 %d178,%d65,%d84;
$9:
mov.u32 %r161,%ctaid.x;
shl.b32 %r162,%r161,6;
mov.u32 %r163,%tid.x;
add.s32 %r164,%r162,%r163;
shl.b32 %r165,%r164,2;
mov.u32 %r166,%ctaid.y;
shl.b32 %r167,%r166,3;
mov.u32 %r168,%tid.y;
add.s32 %r21,%r167,%r168;
setp.ge.s32 %p4,%r165,%r689;
setp.ge.s32 %p5,%r21,%r690;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r153,1;
or.pred %p8,%p6,%p7;
@%p8 bra $145;
cvt.s64.s32 %d85,%r21;
mul.lo.s64 %d86,%d179,%d85;
add.s64 %d184,%d178,%d86;
mul.lo.s64 %d87,%d171,%d85;
add.s64 %d183,%d170,%d87;
mul.lo.s64 %d88,%d175,%d85;
add.s64 %d182,%d174,%d88;
mov.u32 %r691,0;
$11:
.pragma "nounroll";
ld.param.f32 %f35,[p11];
setp.eq.s32 %p9,%r691,0;
@%p9 bra $14;
ld.param.f32 %f35,[p12];
setp.ne.s32 %p10,%r691,1;
@%p10 bra $13;
bra.uni $14;
$13:
ld.param.f32 %f173,[p14];
ld.param.f32 %f172,[p13];
setp.eq.s32 %p11,%r691,2;
selp.f32 %f35,%f172,%f173,%p11;
$14:
setp.eq.s64 %p12,%d172,2;
@%p12 bra $31;
bra.uni $15;
$31:
add.s32 %r281,%r165,4;
setp.le.s32 %p21,%r281,%r687;
mul.wide.s32 %d113,%r165,2;
add.s64 %d49,%d183,%d113;
and.b64 %d114,%d49,7;
setp.eq.s64 %p22,%d114,0;
and.pred %p23,%p21,%p22;
@%p23 bra $41;
bra.uni $32;
$41:
ld.v2.u32 {%r714,%r713},[%d49];
bra.uni $42;
$15:
setp.ge.s32 %p13,%r165,%r687;
mov.u32 %r714,0;
@%p13 bra $17;
cvt.s64.s32 %d89,%r165;
mul.lo.s64 %d90,%d172,%d89;
add.s64 %d91,%d183,%d90;
ld.u16 %r714,[%d91];
$17:
or.b32 %r186,%r165,1;
setp.ge.s32 %p14,%r186,%r687;
@%p14 bra $19;
cvt.s64.s32 %d92,%r186;
mul.lo.s64 %d93,%d172,%d92;
add.s64 %d94,%d183,%d93;
ld.u16 %r193,[%d94];
shl.b32 %r194,%r193,16;
or.b32 %r714,%r194,%r714;
$19:
or.b32 %r201,%r165,2;
setp.ge.s32 %p15,%r201,%r687;
mov.u32 %r713,0;
@%p15 bra $21;
cvt.s64.s32 %d95,%r201;
mul.lo.s64 %d96,%d172,%d95;
add.s64 %d97,%d183,%d96;
ld.u16 %r713,[%d97];
$21:
or.b32 %r213,%r165,3;
setp.ge.s32 %p16,%r213,%r687;
@%p16 bra $23;
cvt.s64.s32 %d98,%r213;
mul.lo.s64 %d99,%d172,%d98;
add.s64 %d100,%d183,%d99;
ld.u16 %r220,[%d100];
shl.b32 %r221,%r220,16;
or.b32 %r713,%r221,%r713;
$23:
add.s32 %r228,%r165,128;
setp.ge.s32 %p17,%r228,%r687;
mov.u32 %r712,0;
@%p17 bra $25;
cvt.s64.s32 %d101,%r228;
mul.lo.s64 %d102,%d172,%d101;
add.s64 %d103,%d183,%d102;
ld.u16 %r712,[%d103];
$25:
add.s32 %r240,%r165,129;
setp.ge.s32 %p18,%r240,%r687;
@%p18 bra $27;
cvt.s64.s32 %d104,%r240;
mul.lo.s64 %d105,%d172,%d104;
add.s64 %d106,%d183,%d105;
ld.u16 %r247,[%d106];
shl.b32 %r248,%r247,16;
or.b32 %r712,%r248,%r712;
$27:
add.s32 %r255,%r165,130;
setp.ge.s32 %p19,%r255,%r687;
mov.u32 %r711,0;
@%p19 bra $29;
cvt.s64.s32 %d107,%r255;
mul.lo.s64 %d108,%d172,%d107;
add.s64 %d109,%d183,%d108;
ld.u16 %r711,[%d109];
$29:
add.s32 %r267,%r165,131;
setp.ge.s32 %p20,%r267,%r687;
@%p20 bra $54;
cvt.s64.s32 %d110,%r267;
mul.lo.s64 %d111,%d172,%d110;
add.s64 %d112,%d183,%d111;
ld.u16 %r274,[%d112];
shl.b32 %r275,%r274,16;
or.b32 %r711,%r275,%r711;
bra.uni $54;
$32:
setp.ge.s32 %p24,%r165,%r687;
mov.u32 %r714,0;
@%p24 bra $34;
ld.u16 %r714,[%d49];
$34:
or.b32 %r293,%r165,1;
setp.ge.s32 %p25,%r293,%r687;
@%p25 bra $36;
ld.u16 %r294,[%d49+2];
shl.b32 %r295,%r294,16;
or.b32 %r714,%r295,%r714;
$36:
or.b32 %r302,%r165,2;
setp.ge.s32 %p26,%r302,%r687;
mov.u32 %r713,0;
@%p26 bra $38;
ld.u16 %r713,[%d49+4];
$38:
or.b32 %r308,%r165,3;
setp.ge.s32 %p27,%r308,%r687;
@%p27 bra $42;
ld.u16 %r309,[%d49+6];
shl.b32 %r310,%r309,16;
or.b32 %r713,%r310,%r713;
$42:
add.s32 %r318,%r165,132;
setp.le.s32 %p28,%r318,%r687;
and.b64 %d115,%d183,7;
setp.eq.s64 %p29,%d115,0;
and.pred %p30,%p28,%p29;
@%p30 bra $52;
bra.uni $43;
$52:
ld.v2.u32 {%r712,%r711},[%d49+256];
bra.uni $54;
$43:
add.s32 %r325,%r165,128;
setp.ge.s32 %p31,%r325,%r687;
mov.u32 %r712,0;
@%p31 bra $45;
ld.u16 %r712,[%d49+256];
$45:
add.s32 %r331,%r165,129;
setp.ge.s32 %p32,%r331,%r687;
@%p32 bra $47;
ld.u16 %r332,[%d49+258];
shl.b32 %r333,%r332,16;
or.b32 %r712,%r333,%r712;
$47:
add.s32 %r340,%r165,130;
setp.ge.s32 %p33,%r340,%r687;
mov.u32 %r711,0;
@%p33 bra $49;
ld.u16 %r711,[%d49+260];
$49:
add.s32 %r346,%r165,131;
setp.ge.s32 %p34,%r346,%r687;
@%p34 bra $54;
ld.u16 %r347,[%d49+262];
shl.b32 %r348,%r347,16;
or.b32 %r711,%r348,%r711;
$54:
ld.param.u32 %r686,[p7];
setp.eq.s32 %p35,%r686,0;
@%p35 bra $56;
cvt.u16.u32 %s9,%r714;
cvt.f32.f16 %f34,%s9;
shr.u32 %r351,%r714,16;
cvt.u16.u32 %s10,%r351;
cvt.f32.f16 %f33,%s10;
cvt.u16.u32 %s11,%r713;
cvt.f32.f16 %f32,%s11;
shr.u32 %r352,%r713,16;
cvt.u16.u32 %s12,%r352;
cvt.f32.f16 %f31,%s12;
cvt.u16.u32 %s13,%r712;
cvt.f32.f16 %f30,%s13;
shr.u32 %r353,%r712,16;
cvt.u16.u32 %s14,%r353;
cvt.f32.f16 %f29,%s14;
cvt.u16.u32 %s15,%r711;
cvt.f32.f16 %f28,%s15;
shr.u32 %r354,%r711,16;
cvt.u16.u32 %s16,%r354;
cvt.f32.f16 %f27,%s16;
mov.f32 %f36,%f35;
mov.f32 %f37,%f35;
mov.f32 %f38,%f35;
mov.f32 %f39,%f35;
mov.f32 %f40,%f35;
mov.f32 %f41,%f35;
mov.f32 %f42,%f35;
bra.uni $97;
$56:
setp.eq.s64 %p36,%d176,2;
@%p36 bra $73;
bra.uni $57;
$73:
add.s32 %r466,%r165,4;
setp.le.s32 %p45,%r466,%r688;
mul.wide.s32 %d140,%r165,2;
add.s64 %d50,%d182,%d140;
and.b64 %d141,%d50,7;
setp.eq.s64 %p46,%d141,0;
and.pred %p47,%p45,%p46;
@%p47 bra $83;
bra.uni $74;
$83:
ld.v2.u32 {%r716,%r718},[%d50];
bra.uni $84;
$57:
setp.ge.s32 %p37,%r165,%r688;
mov.u32 %r716,0;
@%p37 bra $59;
cvt.s64.s32 %d116,%r165;
mul.lo.s64 %d117,%d176,%d116;
add.s64 %d118,%d182,%d117;
ld.u16 %r716,[%d118];
$59:
or.b32 %r371,%r165,1;
setp.ge.s32 %p38,%r371,%r688;
@%p38 bra $61;
cvt.s64.s32 %d119,%r371;
mul.lo.s64 %d120,%d176,%d119;
add.s64 %d121,%d182,%d120;
ld.u16 %r378,[%d121];
shl.b32 %r379,%r378,16;
or.b32 %r716,%r379,%r716;
$61:
or.b32 %r386,%r165,2;
setp.ge.s32 %p39,%r386,%r688;
mov.u32 %r718,0;
@%p39 bra $63;
cvt.s64.s32 %d122,%r386;
mul.lo.s64 %d123,%d176,%d122;
add.s64 %d124,%d182,%d123;
ld.u16 %r718,[%d124];
$63:
or.b32 %r398,%r165,3;
setp.ge.s32 %p40,%r398,%r688;
@%p40 bra $65;
cvt.s64.s32 %d125,%r398;
mul.lo.s64 %d126,%d176,%d125;
add.s64 %d127,%d182,%d126;
ld.u16 %r405,[%d127];
shl.b32 %r406,%r405,16;
or.b32 %r718,%r406,%r718;
$65:
add.s32 %r413,%r165,128;
setp.ge.s32 %p41,%r413,%r688;
mov.u32 %r720,0;
@%p41 bra $67;
cvt.s64.s32 %d128,%r413;
mul.lo.s64 %d129,%d176,%d128;
add.s64 %d130,%d182,%d129;
ld.u16 %r720,[%d130];
$67:
add.s32 %r425,%r165,129;
setp.ge.s32 %p42,%r425,%r688;
@%p42 bra $69;
cvt.s64.s32 %d131,%r425;
mul.lo.s64 %d132,%d176,%d131;
add.s64 %d133,%d182,%d132;
ld.u16 %r432,[%d133];
shl.b32 %r433,%r432,16;
or.b32 %r720,%r433,%r720;
$69:
add.s32 %r440,%r165,130;
setp.ge.s32 %p43,%r440,%r688;
mov.u32 %r731,0;
@%p43 bra $71;
cvt.s64.s32 %d134,%r440;
mul.lo.s64 %d135,%d176,%d134;
add.s64 %d136,%d182,%d135;
ld.u16 %r731,[%d136];
$71:
add.s32 %r452,%r165,131;
setp.ge.s32 %p44,%r452,%r688;
@%p44 bra $96;
cvt.s64.s32 %d137,%r452;
mul.lo.s64 %d138,%d176,%d137;
add.s64 %d139,%d182,%d138;
ld.u16 %r459,[%d139];
shl.b32 %r460,%r459,16;
or.b32 %r731,%r460,%r731;
bra.uni $96;
$74:
setp.ge.s32 %p48,%r165,%r688;
mov.u32 %r716,0;
@%p48 bra $76;
ld.u16 %r716,[%d50];
$76:
or.b32 %r478,%r165,1;
setp.ge.s32 %p49,%r478,%r688;
@%p49 bra $78;
ld.u16 %r479,[%d50+2];
shl.b32 %r480,%r479,16;
or.b32 %r716,%r480,%r716;
$78:
or.b32 %r487,%r165,2;
setp.ge.s32 %p50,%r487,%r688;
mov.u32 %r718,0;
@%p50 bra $80;
ld.u16 %r718,[%d50+4];
$80:
or.b32 %r493,%r165,3;
setp.ge.s32 %p51,%r493,%r688;
@%p51 bra $84;
ld.u16 %r494,[%d50+6];
shl.b32 %r495,%r494,16;
or.b32 %r718,%r495,%r718;
$84:
add.s32 %r503,%r165,132;
setp.le.s32 %p52,%r503,%r688;
and.b64 %d142,%d182,7;
setp.eq.s64 %p53,%d142,0;
and.pred %p54,%p52,%p53;
@%p54 bra $94;
bra.uni $85;
$94:
ld.v2.u32 {%r720,%r731},[%d50+256];
bra.uni $96;
$85:
add.s32 %r510,%r165,128;
setp.ge.s32 %p55,%r510,%r688;
mov.u32 %r720,0;
@%p55 bra $87;
ld.u16 %r720,[%d50+256];
$87:
add.s32 %r516,%r165,129;
setp.ge.s32 %p56,%r516,%r688;
@%p56 bra $89;
ld.u16 %r517,[%d50+258];
shl.b32 %r518,%r517,16;
or.b32 %r720,%r518,%r720;
$89:
add.s32 %r525,%r165,130;
setp.ge.s32 %p57,%r525,%r688;
mov.u32 %r731,0;
@%p57 bra $91;
ld.u16 %r731,[%d50+260];
$91:
add.s32 %r531,%r165,131;
setp.ge.s32 %p58,%r531,%r688;
@%p58 bra $96;
ld.u16 %r532,[%d50+262];
shl.b32 %r533,%r532,16;
or.b32 %r731,%r533,%r731;
$96:
cvt.u16.u32 %s17,%r714;
cvt.f32.f16 %f34,%s17;
cvt.u16.u32 %s18,%r716;
cvt.f32.f16 %f42,%s18;
shr.u32 %r536,%r714,16;
cvt.u16.u32 %s19,%r536;
cvt.f32.f16 %f33,%s19;
shr.u32 %r537,%r716,16;
cvt.u16.u32 %s20,%r537;
cvt.f32.f16 %f41,%s20;
cvt.u16.u32 %s21,%r713;
cvt.f32.f16 %f32,%s21;
cvt.u16.u32 %s22,%r718;
cvt.f32.f16 %f40,%s22;
shr.u32 %r538,%r713,16;
cvt.u16.u32 %s23,%r538;
cvt.f32.f16 %f31,%s23;
shr.u32 %r539,%r718,16;
cvt.u16.u32 %s24,%r539;
cvt.f32.f16 %f39,%s24;
cvt.u16.u32 %s25,%r712;
cvt.f32.f16 %f30,%s25;
cvt.u16.u32 %s26,%r720;
cvt.f32.f16 %f38,%s26;
shr.u32 %r540,%r712,16;
cvt.u16.u32 %s27,%r540;
cvt.f32.f16 %f29,%s27;
shr.u32 %r541,%r720,16;
cvt.u16.u32 %s28,%r541;
cvt.f32.f16 %f37,%s28;
cvt.u16.u32 %s29,%r711;
cvt.f32.f16 %f28,%s29;
cvt.u16.u32 %s30,%r731;
cvt.f32.f16 %f36,%s30;
shr.u32 %r542,%r711,16;
cvt.u16.u32 %s31,%r542;
cvt.f32.f16 %f27,%s31;
shr.u32 %r543,%r731,16;
cvt.u16.u32 %s32,%r543;
cvt.f32.f16 %f35,%s32;
$97:
setp.gt.s32 %p59,%r141,2;
@%p59 bra $101;
setp.eq.s32 %p63,%r141,0;
@%p63 bra $109;
setp.eq.s32 %p64,%r141,1;
@%p64 bra $108;
setp.eq.s32 %p65,%r141,2;
@%p65 bra $107;
bra.uni $110;
$107:
mul.f32 %f154,%f34,%f107;
mul.f32 %f198,%f154,%f42;
mul.f32 %f155,%f33,%f107;
mul.f32 %f197,%f155,%f41;
mul.f32 %f156,%f32,%f107;
mul.f32 %f196,%f156,%f40;
mul.f32 %f157,%f31,%f107;
mul.f32 %f195,%f157,%f39;
mul.f32 %f158,%f30,%f107;
mul.f32 %f194,%f158,%f38;
mul.f32 %f159,%f29,%f107;
mul.f32 %f193,%f159,%f37;
mul.f32 %f160,%f28,%f107;
mul.f32 %f192,%f160,%f36;
mul.f32 %f161,%f27,%f107;
mul.f32 %f191,%f161,%f35;
bra.uni $111;
$101:
setp.eq.s32 %p60,%r141,3;
@%p60 bra $106;
setp.eq.s32 %p61,%r141,4;
@%p61 bra $105;
setp.ne.s32 %p62,%r141,5;
@%p62 bra $110;
min.f32 %f198,%f34,%f42;
min.f32 %f197,%f33,%f41;
min.f32 %f196,%f32,%f40;
min.f32 %f195,%f31,%f39;
min.f32 %f194,%f30,%f38;
min.f32 %f193,%f29,%f37;
min.f32 %f192,%f28,%f36;
min.f32 %f191,%f27,%f35;
bra.uni $111;
$109:
add.f32 %f198,%f34,%f42;
add.f32 %f197,%f33,%f41;
add.f32 %f196,%f32,%f40;
add.f32 %f195,%f31,%f39;
add.f32 %f194,%f30,%f38;
add.f32 %f193,%f29,%f37;
add.f32 %f192,%f28,%f36;
add.f32 %f191,%f27,%f35;
bra.uni $111;
$108:
sub.f32 %f198,%f34,%f42;
sub.f32 %f197,%f33,%f41;
sub.f32 %f196,%f32,%f40;
sub.f32 %f195,%f31,%f39;
sub.f32 %f194,%f30,%f38;
sub.f32 %f193,%f29,%f37;
sub.f32 %f192,%f28,%f36;
sub.f32 %f191,%f27,%f35;
bra.uni $111;
$106:
fma.rn.f32 %f146,%f42,%f108,%f109;
fma.rn.f32 %f198,%f34,%f107,%f146;
fma.rn.f32 %f147,%f41,%f108,%f109;
fma.rn.f32 %f197,%f33,%f107,%f147;
fma.rn.f32 %f148,%f40,%f108,%f109;
fma.rn.f32 %f196,%f32,%f107,%f148;
fma.rn.f32 %f149,%f39,%f108,%f109;
fma.rn.f32 %f195,%f31,%f107,%f149;
fma.rn.f32 %f150,%f38,%f108,%f109;
fma.rn.f32 %f194,%f30,%f107,%f150;
fma.rn.f32 %f151,%f37,%f108,%f109;
fma.rn.f32 %f193,%f29,%f107,%f151;
fma.rn.f32 %f152,%f36,%f108,%f109;
fma.rn.f32 %f192,%f28,%f107,%f152;
fma.rn.f32 %f153,%f35,%f108,%f109;
fma.rn.f32 %f191,%f27,%f107,%f153;
bra.uni $111;
$105:
sub.f32 %f138,%f34,%f42;
abs.f32 %f198,%f138;
sub.f32 %f139,%f33,%f41;
abs.f32 %f197,%f139;
sub.f32 %f140,%f32,%f40;
abs.f32 %f196,%f140;
sub.f32 %f141,%f31,%f39;
abs.f32 %f195,%f141;
sub.f32 %f142,%f30,%f38;
abs.f32 %f194,%f142;
sub.f32 %f143,%f29,%f37;
abs.f32 %f193,%f143;
sub.f32 %f144,%f28,%f36;
abs.f32 %f192,%f144;
sub.f32 %f145,%f27,%f35;
abs.f32 %f191,%f145;
bra.uni $111;
$110:
max.f32 %f198,%f34,%f42;
max.f32 %f197,%f33,%f41;
max.f32 %f196,%f32,%f40;
max.f32 %f195,%f31,%f39;
max.f32 %f194,%f30,%f38;
max.f32 %f193,%f29,%f37;
max.f32 %f192,%f28,%f36;
max.f32 %f191,%f27,%f35;
$111:
cvt.rn.f16.f32 %s33,%f198;
cvt.rn.f16.f32 %s34,%f197;
cvt.rn.f16.f32 %s35,%f196;
cvt.rn.f16.f32 %s36,%f195;
cvt.rn.f16.f32 %s37,%f194;
cvt.rn.f16.f32 %s38,%f193;
cvt.rn.f16.f32 %s39,%f192;
cvt.rn.f16.f32 %s40,%f191;
setp.eq.s64 %p66,%d180,2;
@%p66 bra $126;
bra.uni $112;
$126:
add.s32 %r633,%r165,4;
setp.le.s32 %p74,%r633,%r689;
mul.wide.s32 %d167,%r165,2;
add.s64 %d51,%d184,%d167;
and.b64 %d168,%d51,7;
setp.eq.s64 %p75,%d168,0;
and.pred %p76,%p74,%p75;
@%p76 bra $133;
bra.uni $127;
$133:
mov.b32 %r652,{%s35,%s36};
mov.b32 %r653,{%s33,%s34};
st.v2.u32 [%d51],{%r653,%r652};
bra.uni $134;
$112:
or.b32 %r549,%r165,1;
setp.ge.s32 %p67,%r549,%r689;
cvt.s64.s32 %d143,%r165;
mul.lo.s64 %d144,%d180,%d143;
add.s64 %d145,%d184,%d144;
st.u16 [%d145],%s33;
@%p67 bra $114;
cvt.s64.s32 %d146,%r549;
mul.lo.s64 %d147,%d180,%d146;
add.s64 %d148,%d184,%d147;
st.u16 [%d148],%s34;
$114:
or.b32 %r561,%r165,2;
setp.ge.s32 %p68,%r561,%r689;
@%p68 bra $116;
cvt.s64.s32 %d149,%r561;
mul.lo.s64 %d150,%d180,%d149;
add.s64 %d151,%d184,%d150;
st.u16 [%d151],%s35;
$116:
or.b32 %r573,%r165,3;
setp.ge.s32 %p69,%r573,%r689;
@%p69 bra $118;
cvt.s64.s32 %d152,%r573;
mul.lo.s64 %d153,%d180,%d152;
add.s64 %d154,%d184,%d153;
st.u16 [%d154],%s36;
$118:
add.s32 %r585,%r165,128;
setp.ge.s32 %p70,%r585,%r689;
@%p70 bra $120;
cvt.s64.s32 %d155,%r585;
mul.lo.s64 %d156,%d180,%d155;
add.s64 %d157,%d184,%d156;
st.u16 [%d157],%s37;
$120:
add.s32 %r597,%r165,129;
setp.ge.s32 %p71,%r597,%r689;
@%p71 bra $122;
cvt.s64.s32 %d158,%r597;
mul.lo.s64 %d159,%d180,%d158;
add.s64 %d160,%d184,%d159;
st.u16 [%d160],%s38;
$122:
add.s32 %r609,%r165,130;
setp.ge.s32 %p72,%r609,%r689;
@%p72 bra $124;
cvt.s64.s32 %d161,%r609;
mul.lo.s64 %d162,%d180,%d161;
add.s64 %d163,%d184,%d162;
st.u16 [%d163],%s39;
$124:
add.s32 %r621,%r165,131;
setp.ge.s32 %p73,%r621,%r689;
@%p73 bra $144;
cvt.s64.s32 %d164,%r621;
mul.lo.s64 %d165,%d180,%d164;
add.s64 %d166,%d184,%d165;
st.u16 [%d166],%s40;
bra.uni $144;
$127:
or.b32 %r639,%r165,1;
setp.ge.s32 %p77,%r639,%r689;
st.u16 [%d51],%s33;
@%p77 bra $129;
st.u16 [%d51+2],%s34;
$129:
or.b32 %r645,%r165,2;
setp.ge.s32 %p78,%r645,%r689;
@%p78 bra $131;
st.u16 [%d51+4],%s35;
$131:
or.b32 %r651,%r165,3;
setp.ge.s32 %p79,%r651,%r689;
@%p79 bra $134;
st.u16 [%d51+6],%s36;
$134:
add.s32 %r659,%r165,132;
setp.le.s32 %p80,%r659,%r689;
and.b64 %d169,%d184,7;
setp.eq.s64 %p81,%d169,0;
and.pred %p82,%p80,%p81;
@%p82 bra $143;
bra.uni $135;
$143:
mov.b32 %r684,{%s39,%s40};
mov.b32 %r685,{%s37,%s38};
st.v2.u32 [%d51+256],{%r685,%r684};
bra.uni $144;
$135:
add.s32 %r665,%r165,128;
setp.ge.s32 %p83,%r665,%r689;
@%p83 bra $137;
st.u16 [%d51+256],%s37;
$137:
add.s32 %r671,%r165,129;
setp.ge.s32 %p84,%r671,%r689;
@%p84 bra $139;
st.u16 [%d51+258],%s38;
$139:
add.s32 %r677,%r165,130;
setp.ge.s32 %p85,%r677,%r689;
@%p85 bra $141;
st.u16 [%d51+260],%s39;
$141:
add.s32 %r683,%r165,131;
setp.ge.s32 %p86,%r683,%r689;
@%p86 bra $144;
st.u16 [%d51+262],%s40;
$144:
add.s64 %d184,%d184,%d181;
add.s64 %d183,%d183,%d173;
add.s64 %d182,%d182,%d177;
add.s32 %r691,%r691,1;
setp.lt.s32 %p87,%r691,%r153;
@%p87 bra $11;
$145:
ret;
}
.visible .entry arithmetic_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14
)
.maxntid 256,1,1
{
.reg .pred %p<88>;
.reg .f32 %f<193>;
.reg .b32 %r<422>;
.reg .b64 %d<215>;
ld.param.u64 %d66,[p0];
ld.param.v2.u32 {%r355,%r194},[p1+32];
ld.param.v2.u32 {%r195,%r196},[p1+40];
ld.param.u64 %d71,[p2];
ld.param.v2.u32 {%r356,%r198},[p3+32];
ld.param.v2.u32 {%r199,%r200},[p3+40];
ld.param.u64 %d76,[p4];
ld.param.v2.u32 {%r357,%r358},[p5+32];
ld.param.v2.u32 {%r203,%r204},[p5+40];
ld.param.u32 %r191,[p6];
ld.param.f32 %f83,[p8];
ld.param.u64 %d211,[p5+24];
ld.param.u64 %d210,[p5+16];
ld.param.u64 %d209,[p5+8];
ld.param.u64 %d77,[p5];
ld.param.u64 %d207,[p3+24];
ld.param.u64 %d206,[p3+16];
ld.param.u64 %d205,[p3+8];
ld.param.u64 %d72,[p3];
ld.param.u64 %d203,[p1+24];
ld.param.u64 %d202,[p1+16];
ld.param.u64 %d201,[p1+8];
ld.param.u64 %d67,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r196,0;
@%p1 bra $2;
cvta.to.global.u64 %d81,%d66;
mul.wide.s32 %d82,%r1,40;
add.s64 %d83,%d81,%d82;
ld.global.v2.u32 {%r355,%r206},[%d83+32];
ld.global.u64 %d203,[%d83+24];
ld.global.u64 %d202,[%d83+16];
ld.global.u64 %d201,[%d83+8];
ld.global.u64 %d200,[%d83];
bra.uni $3;
$2:
cvt.s64.s32 %d84,%r1;
mul.lo.s64 %d85,%d67,%d84;
add.s64 %d200,%d66,%d85;
$3:
setp.eq.s32 %p2,%r200,0;
@%p2 bra $5;
cvta.to.global.u64 %d86,%d71;
mul.wide.s32 %d87,%r1,40;
add.s64 %d88,%d86,%d87;
ld.global.v2.u32 {%r356,%r208},[%d88+32];
ld.global.u64 %d207,[%d88+24];
ld.global.u64 %d206,[%d88+16];
ld.global.u64 %d205,[%d88+8];
ld.global.u64 %d204,[%d88];
bra.uni $6;
$5:
cvt.s64.s32 %d89,%r1;
mul.lo.s64 %d90,%d72,%d89;
add.s64 %d204,%d71,%d90;
$6:
setp.eq.s32 %p3,%r204,0;
@%p3 bra $8;
cvta.to.global.u64 %d91,%d76;
mul.wide.s32 %d92,%r1,40;
add.s64 %d93,%d91,%d92;
ld.global.v2.u32 {%r357,%r358},[%d93+32];
ld.global.u64 %d211,[%d93+24];
ld.global.u64 %d210,[%d93+16];
ld.global.u64 %d209,[%d93+8];
ld.global.u64 %d208,[%d93];
bra.uni $9;
$8:
cvt.s64.s32 %d94,%r1;
mul.lo.s64 %d95,%d77,%d94;
add.s64 %d208,%d76,%d95;
$9:
mov.u32 %r211,%ctaid.x;
shl.b32 %r212,%r211,6;
mov.u32 %r213,%tid.x;
add.s32 %r214,%r212,%r213;
shl.b32 %r21,%r214,2;
mov.u32 %r215,%ctaid.y;
shl.b32 %r216,%r215,3;
mov.u32 %r217,%tid.y;
add.s32 %r22,%r216,%r217;
setp.ge.s32 %p4,%r21,%r357;
setp.ge.s32 %p5,%r22,%r358;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r203,1;
or.pred %p8,%p6,%p7;
@%p8 bra $144;
mul.wide.s32 %d40,%r21,4;
add.s32 %r26,%r21,4;
add.s32 %r27,%r21,128;
cvt.s64.s32 %d96,%r27;
add.s32 %r28,%r21,132;
add.s32 %r29,%r21,1;
cvt.s64.s32 %d97,%r29;
add.s32 %r30,%r21,2;
cvt.s64.s32 %d98,%r30;
add.s32 %r31,%r21,129;
cvt.s64.s32 %d99,%r31;
add.s32 %r32,%r21,3;
cvt.s64.s32 %d100,%r32;
add.s32 %r33,%r21,130;
cvt.s64.s32 %d101,%r33;
add.s32 %r34,%r21,131;
cvt.s64.s32 %d102,%r34;
cvt.s64.s32 %d103,%r22;
mul.lo.s64 %d104,%d209,%d103;
add.s64 %d214,%d208,%d104;
mul.lo.s64 %d42,%d210,%d98;
mul.lo.s64 %d105,%d201,%d103;
add.s64 %d213,%d200,%d105;
add.s64 %d44,%d40,512;
mul.lo.s64 %d45,%d202,%d102;
mul.lo.s64 %d46,%d202,%d101;
mul.lo.s64 %d106,%d205,%d103;
add.s64 %d212,%d204,%d106;
mul.lo.s64 %d48,%d206,%d102;
mul.lo.s64 %d49,%d202,%d99;
mul.lo.s64 %d50,%d202,%d96;
mul.lo.s64 %d51,%d202,%d100;
mul.lo.s64 %d52,%d202,%d98;
mul.lo.s64 %d53,%d202,%d97;
mov.u32 %r359,0;
$11:
.pragma "nounroll";
ld.param.f32 %f11,[p11];
setp.eq.s32 %p9,%r359,0;
@%p9 bra $14;
ld.param.f32 %f11,[p12];
setp.ne.s32 %p10,%r359,1;
@%p10 bra $13;
bra.uni $14;
$13:
ld.param.f32 %f173,[p14];
ld.param.f32 %f172,[p13];
setp.eq.s32 %p11,%r359,2;
selp.f32 %f11,%f172,%f173,%p11;
$14:
setp.eq.s64 %p12,%d202,4;
@%p12 bra $31;
bra.uni $15;
$31:
setp.le.s32 %p21,%r26,%r355;
add.s64 %d60,%d213,%d40;
and.b64 %d117,%d60,15;
setp.eq.s64 %p22,%d117,0;
and.pred %p23,%p21,%p22;
@%p23 bra $41;
bra.uni $32;
$41:
add.s64 %d179,%d213,%d40;
ld.v4.u32 {%r106,%r105,%r104,%r103},[%d179];
bra.uni $42;
$15:
setp.ge.s32 %p13,%r21,%r355;
mov.u32 %r105,0;
mov.u32 %r106,%r105;
@%p13 bra $17;
cvt.s64.s32 %d107,%r21;
mul.lo.s64 %d108,%d202,%d107;
add.s64 %d109,%d213,%d108;
ld.u32 %r106,[%d109];
$17:
setp.ge.s32 %p14,%r29,%r355;
@%p14 bra $19;
add.s64 %d110,%d213,%d53;
ld.u32 %r105,[%d110];
$19:
setp.ge.s32 %p15,%r30,%r355;
mov.u32 %r103,0;
mov.u32 %r104,%r103;
@%p15 bra $21;
add.s64 %d111,%d213,%d52;
ld.u32 %r104,[%d111];
$21:
setp.ge.s32 %p16,%r32,%r355;
@%p16 bra $23;
add.s64 %d112,%d213,%d51;
ld.u32 %r103,[%d112];
$23:
setp.ge.s32 %p17,%r27,%r355;
mov.u32 %r101,0;
mov.u32 %r102,%r101;
@%p17 bra $25;
add.s64 %d113,%d213,%d50;
ld.u32 %r102,[%d113];
$25:
setp.ge.s32 %p18,%r31,%r355;
@%p18 bra $27;
add.s64 %d114,%d213,%d49;
ld.u32 %r101,[%d114];
$27:
setp.ge.s32 %p19,%r33,%r355;
mov.u32 %r99,0;
mov.u32 %r100,%r99;
@%p19 bra $29;
add.s64 %d115,%d213,%d46;
ld.u32 %r100,[%d115];
$29:
setp.ge.s32 %p20,%r34,%r355;
@%p20 bra $54;
add.s64 %d116,%d213,%d45;
ld.u32 %r99,[%d116];
bra.uni $54;
$32:
setp.ge.s32 %p24,%r21,%r355;
mov.u32 %r105,0;
mov.u32 %r106,%r105;
@%p24 bra $34;
add.s64 %d178,%d213,%d40;
ld.u32 %r106,[%d178];
$34:
setp.ge.s32 %p25,%r29,%r355;
@%p25 bra $36;
add.s64 %d177,%d213,%d40;
ld.u32 %r105,[%d177+4];
$36:
setp.ge.s32 %p26,%r30,%r355;
mov.u32 %r103,0;
mov.u32 %r104,%r103;
@%p26 bra $38;
add.s64 %d176,%d213,%d40;
ld.u32 %r104,[%d176+8];
$38:
setp.ge.s32 %p27,%r32,%r355;
@%p27 bra $42;
add.s64 %d175,%d213,%d40;
ld.u32 %r103,[%d175+12];
$42:
add.s64 %d118,%d213,%d44;
and.b64 %d119,%d118,15;
setp.eq.s64 %p28,%d119,0;
setp.le.s32 %p29,%r28,%r355;
and.pred %p30,%p29,%p28;
@%p30 bra $52;
bra.uni $43;
$52:
add.s64 %d174,%d213,%d40;
ld.v4.u32 {%r102,%r101,%r100,%r99},[%d174+512];
bra.uni $54;
$43:
setp.ge.s32 %p31,%r27,%r355;
mov.u32 %r101,0;
mov.u32 %r102,%r101;
@%p31 bra $45;
add.s64 %d173,%d213,%d40;
ld.u32 %r102,[%d173+512];
$45:
setp.ge.s32 %p32,%r31,%r355;
@%p32 bra $47;
add.s64 %d172,%d213,%d40;
ld.u32 %r101,[%d172+516];
$47:
setp.ge.s32 %p33,%r33,%r355;
mov.u32 %r99,0;
mov.u32 %r100,%r99;
@%p33 bra $49;
add.s64 %d171,%d213,%d40;
ld.u32 %r100,[%d171+520];
$49:
setp.ge.s32 %p34,%r34,%r355;
@%p34 bra $54;
add.s64 %d170,%d213,%d40;
ld.u32 %r99,[%d170+524];
$54:
ld.param.u32 %r354,[p7];
setp.ne.s32 %p35,%r354,0;
mov.f32 %f12,%f11;
mov.f32 %f13,%f11;
mov.f32 %f14,%f11;
mov.f32 %f15,%f11;
mov.f32 %f16,%f11;
mov.f32 %f17,%f11;
mov.f32 %f18,%f11;
@%p35 bra $96;
setp.eq.s64 %p36,%d206,4;
@%p36 bra $72;
bra.uni $56;
$72:
setp.le.s32 %p45,%r26,%r356;
add.s64 %d61,%d212,%d40;
and.b64 %d142,%d61,15;
setp.eq.s64 %p46,%d142,0;
and.pred %p47,%p45,%p46;
@%p47 bra $82;
bra.uni $73;
$82:
add.s64 %d189,%d212,%d40;
ld.v4.u32 {%r421,%r420,%r419,%r418},[%d189];
bra.uni $83;
$56:
setp.ge.s32 %p37,%r21,%r356;
mov.u32 %r420,0;
mov.u32 %r421,%r420;
@%p37 bra $58;
cvt.s64.s32 %d120,%r21;
mul.lo.s64 %d121,%d206,%d120;
add.s64 %d122,%d212,%d121;
ld.u32 %r421,[%d122];
$58:
setp.ge.s32 %p38,%r29,%r356;
@%p38 bra $60;
or.b32 %r260,%r21,1;
cvt.s64.s32 %d123,%r260;
mul.lo.s64 %d124,%d206,%d123;
add.s64 %d125,%d212,%d124;
ld.u32 %r420,[%d125];
$60:
setp.ge.s32 %p39,%r30,%r356;
mov.u32 %r418,0;
mov.u32 %r419,%r418;
@%p39 bra $62;
or.b32 %r267,%r21,2;
cvt.s64.s32 %d126,%r267;
mul.lo.s64 %d127,%d206,%d126;
add.s64 %d128,%d212,%d127;
ld.u32 %r419,[%d128];
$62:
setp.ge.s32 %p40,%r32,%r356;
@%p40 bra $64;
or.b32 %r274,%r21,3;
cvt.s64.s32 %d129,%r274;
mul.lo.s64 %d130,%d206,%d129;
add.s64 %d131,%d212,%d130;
ld.u32 %r418,[%d131];
$64:
setp.ge.s32 %p41,%r27,%r356;
mov.u32 %r416,0;
mov.u32 %r417,%r416;
@%p41 bra $66;
mul.lo.s64 %d133,%d206,%d96;
add.s64 %d134,%d212,%d133;
ld.u32 %r417,[%d134];
$66:
setp.ge.s32 %p42,%r31,%r356;
@%p42 bra $68;
mul.lo.s64 %d136,%d206,%d99;
add.s64 %d137,%d212,%d136;
ld.u32 %r416,[%d137];
$68:
setp.ge.s32 %p43,%r33,%r356;
mov.u32 %r413,0;
mov.u32 %r415,%r413;
@%p43 bra $70;
mul.lo.s64 %d139,%d206,%d101;
add.s64 %d140,%d212,%d139;
ld.u32 %r415,[%d140];
$70:
setp.ge.s32 %p44,%r34,%r356;
@%p44 bra $95;
add.s64 %d141,%d212,%d48;
ld.u32 %r413,[%d141];
bra.uni $95;
$73:
setp.ge.s32 %p48,%r21,%r356;
mov.u32 %r420,0;
mov.u32 %r421,%r420;
@%p48 bra $75;
add.s64 %d188,%d212,%d40;
ld.u32 %r421,[%d188];
$75:
setp.ge.s32 %p49,%r29,%r356;
@%p49 bra $77;
add.s64 %d187,%d212,%d40;
ld.u32 %r420,[%d187+4];
$77:
setp.ge.s32 %p50,%r30,%r356;
mov.u32 %r418,0;
mov.u32 %r419,%r418;
@%p50 bra $79;
add.s64 %d186,%d212,%d40;
ld.u32 %r419,[%d186+8];
$79:
setp.ge.s32 %p51,%r32,%r356;
@%p51 bra $83;
add.s64 %d185,%d212,%d40;
ld.u32 %r418,[%d185+12];
$83:
add.s64 %d143,%d212,%d44;
and.b64 %d144,%d143,15;
setp.eq.s64 %p52,%d144,0;
setp.le.s32 %p53,%r28,%r356;
and.pred %p54,%p53,%p52;
@%p54 bra $93;
bra.uni $84;
$93:
add.s64 %d184,%d212,%d40;
ld.v4.u32 {%r417,%r416,%r415,%r413},[%d184+512];
bra.uni $95;
$84:
setp.ge.s32 %p55,%r27,%r356;
mov.u32 %r416,0;
mov.u32 %r417,%r416;
@%p55 bra $86;
add.s64 %d183,%d212,%d40;
ld.u32 %r417,[%d183+512];
$86:
setp.ge.s32 %p56,%r31,%r356;
@%p56 bra $88;
add.s64 %d182,%d212,%d40;
ld.u32 %r416,[%d182+516];
$88:
setp.ge.s32 %p57,%r33,%r356;
mov.u32 %r413,0;
mov.u32 %r415,%r413;
@%p57 bra $90;
add.s64 %d181,%d212,%d40;
ld.u32 %r415,[%d181+520];
$90:
setp.ge.s32 %p58,%r34,%r356;
@%p58 bra $95;
add.s64 %d180,%d212,%d40;
ld.u32 %r413,[%d180+524];
$95:
mov.b32 %f18,%r421;
mov.b32 %f17,%r420;
mov.b32 %f16,%r419;
mov.b32 %f15,%r418;
mov.b32 %f14,%r417;
mov.b32 %f13,%r416;
mov.b32 %f12,%r415;
mov.b32 %f11,%r413;
$96:
setp.gt.s32 %p59,%r191,2;
@%p59 bra $100;
setp.eq.s32 %p63,%r191,0;
@%p63 bra $108;
setp.eq.s32 %p64,%r191,1;
@%p64 bra $107;
setp.eq.s32 %p65,%r191,2;
@%p65 bra $106;
bra.uni $109;
$106:
mov.b32 %f130,%r106;
mul.f32 %f131,%f130,%f83;
mul.f32 %f192,%f131,%f18;
mov.b32 %f132,%r105;
mul.f32 %f133,%f132,%f83;
mul.f32 %f191,%f133,%f17;
mov.b32 %f134,%r104;
mul.f32 %f135,%f134,%f83;
mul.f32 %f190,%f135,%f16;
mov.b32 %f136,%r103;
mul.f32 %f137,%f136,%f83;
mul.f32 %f189,%f137,%f15;
mov.b32 %f138,%r102;
mul.f32 %f139,%f138,%f83;
mul.f32 %f188,%f139,%f14;
mov.b32 %f140,%r101;
mul.f32 %f141,%f140,%f83;
mul.f32 %f187,%f141,%f13;
mov.b32 %f142,%r100;
mul.f32 %f143,%f142,%f83;
mul.f32 %f186,%f143,%f12;
mov.b32 %f144,%r99;
mul.f32 %f145,%f144,%f83;
mul.f32 %f185,%f145,%f11;
bra.uni $110;
$100:
setp.eq.s32 %p60,%r191,3;
@%p60 bra $105;
setp.eq.s32 %p61,%r191,4;
@%p61 bra $104;
setp.ne.s32 %p62,%r191,5;
@%p62 bra $109;
mov.b32 %f90,%r106;
min.f32 %f192,%f90,%f18;
mov.b32 %f91,%r105;
min.f32 %f191,%f91,%f17;
mov.b32 %f92,%r104;
min.f32 %f190,%f92,%f16;
mov.b32 %f93,%r103;
min.f32 %f189,%f93,%f15;
mov.b32 %f94,%r102;
min.f32 %f188,%f94,%f14;
mov.b32 %f95,%r101;
min.f32 %f187,%f95,%f13;
mov.b32 %f96,%r100;
min.f32 %f186,%f96,%f12;
mov.b32 %f97,%r99;
min.f32 %f185,%f97,%f11;
bra.uni $110;
$108:
mov.b32 %f154,%r106;
add.f32 %f192,%f18,%f154;
mov.b32 %f155,%r105;
add.f32 %f191,%f17,%f155;
mov.b32 %f156,%r104;
add.f32 %f190,%f16,%f156;
mov.b32 %f157,%r103;
add.f32 %f189,%f15,%f157;
mov.b32 %f158,%r102;
add.f32 %f188,%f14,%f158;
mov.b32 %f159,%r101;
add.f32 %f187,%f13,%f159;
mov.b32 %f160,%r100;
add.f32 %f186,%f12,%f160;
mov.b32 %f161,%r99;
add.f32 %f185,%f11,%f161;
bra.uni $110;
$107:
mov.b32 %f146,%r106;
sub.f32 %f192,%f146,%f18;
mov.b32 %f147,%r105;
sub.f32 %f191,%f147,%f17;
mov.b32 %f148,%r104;
sub.f32 %f190,%f148,%f16;
mov.b32 %f149,%r103;
sub.f32 %f189,%f149,%f15;
mov.b32 %f150,%r102;
sub.f32 %f188,%f150,%f14;
mov.b32 %f151,%r101;
sub.f32 %f187,%f151,%f13;
mov.b32 %f152,%r100;
sub.f32 %f186,%f152,%f12;
mov.b32 %f153,%r99;
sub.f32 %f185,%f153,%f11;
bra.uni $110;
$105:
ld.param.f32 %f175,[p10];
ld.param.f32 %f174,[p9];
mov.b32 %f114,%r106;
fma.rn.f32 %f115,%f18,%f174,%f175;
fma.rn.f32 %f192,%f114,%f83,%f115;
fma.rn.f32 %f116,%f17,%f174,%f175;
mov.b32 %f117,%r105;
fma.rn.f32 %f191,%f117,%f83,%f116;
fma.rn.f32 %f118,%f16,%f174,%f175;
mov.b32 %f119,%r104;
fma.rn.f32 %f190,%f119,%f83,%f118;
fma.rn.f32 %f120,%f15,%f174,%f175;
mov.b32 %f121,%r103;
fma.rn.f32 %f189,%f121,%f83,%f120;
fma.rn.f32 %f122,%f14,%f174,%f175;
mov.b32 %f123,%r102;
fma.rn.f32 %f188,%f123,%f83,%f122;
fma.rn.f32 %f124,%f13,%f174,%f175;
mov.b32 %f125,%r101;
fma.rn.f32 %f187,%f125,%f83,%f124;
fma.rn.f32 %f126,%f12,%f174,%f175;
mov.b32 %f127,%r100;
fma.rn.f32 %f186,%f127,%f83,%f126;
fma.rn.f32 %f128,%f11,%f174,%f175;
mov.b32 %f129,%r99;
fma.rn.f32 %f185,%f129,%f83,%f128;
bra.uni $110;
$104:
mov.b32 %f98,%r106;
sub.f32 %f99,%f98,%f18;
abs.f32 %f192,%f99;
mov.b32 %f100,%r105;
sub.f32 %f101,%f100,%f17;
abs.f32 %f191,%f101;
mov.b32 %f102,%r104;
sub.f32 %f103,%f102,%f16;
abs.f32 %f190,%f103;
mov.b32 %f104,%r103;
sub.f32 %f105,%f104,%f15;
abs.f32 %f189,%f105;
mov.b32 %f106,%r102;
sub.f32 %f107,%f106,%f14;
abs.f32 %f188,%f107;
mov.b32 %f108,%r101;
sub.f32 %f109,%f108,%f13;
abs.f32 %f187,%f109;
mov.b32 %f110,%r100;
sub.f32 %f111,%f110,%f12;
abs.f32 %f186,%f111;
mov.b32 %f112,%r99;
sub.f32 %f113,%f112,%f11;
abs.f32 %f185,%f113;
bra.uni $110;
$109:
mov.b32 %f162,%r106;
max.f32 %f192,%f162,%f18;
mov.b32 %f163,%r105;
max.f32 %f191,%f163,%f17;
mov.b32 %f164,%r104;
max.f32 %f190,%f164,%f16;
mov.b32 %f165,%r103;
max.f32 %f189,%f165,%f15;
mov.b32 %f166,%r102;
max.f32 %f188,%f166,%f14;
mov.b32 %f167,%r101;
max.f32 %f187,%f167,%f13;
mov.b32 %f168,%r100;
max.f32 %f186,%f168,%f12;
mov.b32 %f169,%r99;
max.f32 %f185,%f169,%f11;
$110:
setp.eq.s64 %p66,%d210,4;
@%p66 bra $125;
bra.uni $111;
$125:
setp.le.s32 %p74,%r26,%r357;
add.s64 %d62,%d214,%d40;
and.b64 %d167,%d62,15;
setp.eq.s64 %p75,%d167,0;
and.pred %p76,%p74,%p75;
@%p76 bra $132;
bra.uni $126;
$132:
add.s64 %d199,%d214,%d40;
st.v4.f32 [%d199],{%f192,%f191,%f190,%f189};
bra.uni $133;
$111:
setp.ge.s32 %p67,%r29,%r357;
cvt.s64.s32 %d145,%r21;
mul.lo.s64 %d146,%d210,%d145;
add.s64 %d147,%d214,%d146;
st.f32 [%d147],%f192;
@%p67 bra $113;
or.b32 %r323,%r21,1;
cvt.s64.s32 %d148,%r323;
mul.lo.s64 %d149,%d210,%d148;
add.s64 %d150,%d214,%d149;
st.f32 [%d150],%f191;
$113:
setp.ge.s32 %p68,%r30,%r357;
@%p68 bra $115;
add.s64 %d151,%d214,%d42;
st.f32 [%d151],%f190;
$115:
setp.ge.s32 %p69,%r32,%r357;
@%p69 bra $117;
or.b32 %r329,%r21,3;
cvt.s64.s32 %d152,%r329;
mul.lo.s64 %d153,%d210,%d152;
add.s64 %d154,%d214,%d153;
st.f32 [%d154],%f189;
$117:
setp.ge.s32 %p70,%r27,%r357;
@%p70 bra $119;
mul.lo.s64 %d156,%d210,%d96;
add.s64 %d157,%d214,%d156;
st.f32 [%d157],%f188;
$119:
setp.ge.s32 %p71,%r31,%r357;
@%p71 bra $121;
mul.lo.s64 %d159,%d210,%d99;
add.s64 %d160,%d214,%d159;
st.f32 [%d160],%f187;
$121:
setp.ge.s32 %p72,%r33,%r357;
@%p72 bra $123;
mul.lo.s64 %d162,%d210,%d101;
add.s64 %d163,%d214,%d162;
st.f32 [%d163],%f186;
$123:
setp.ge.s32 %p73,%r34,%r357;
@%p73 bra $143;
mul.lo.s64 %d165,%d210,%d102;
add.s64 %d166,%d214,%d165;
st.f32 [%d166],%f185;
bra.uni $143;
$126:
add.s64 %d190,%d214,%d40;
setp.ge.s32 %p77,%r29,%r357;
st.f32 [%d190],%f192;
@%p77 bra $128;
add.s64 %d198,%d214,%d40;
st.f32 [%d198+4],%f191;
$128:
setp.ge.s32 %p78,%r30,%r357;
@%p78 bra $130;
add.s64 %d197,%d214,%d40;
st.f32 [%d197+8],%f190;
$130:
setp.ge.s32 %p79,%r32,%r357;
@%p79 bra $133;
add.s64 %d196,%d214,%d40;
st.f32 [%d196+12],%f189;
$133:
setp.le.s32 %p80,%r28,%r357;
add.s64 %d168,%d214,%d44;
and.b64 %d169,%d168,15;
setp.eq.s64 %p81,%d169,0;
and.pred %p82,%p80,%p81;
@%p82 bra $142;
bra.uni $134;
$142:
add.s64 %d195,%d214,%d40;
st.v4.f32 [%d195+512],{%f188,%f187,%f186,%f185};
bra.uni $143;
$134:
setp.ge.s32 %p83,%r27,%r357;
@%p83 bra $136;
add.s64 %d194,%d214,%d40;
st.f32 [%d194+512],%f188;
$136:
setp.ge.s32 %p84,%r31,%r357;
@%p84 bra $138;
add.s64 %d193,%d214,%d40;
st.f32 [%d193+516],%f187;
$138:
setp.ge.s32 %p85,%r33,%r357;
@%p85 bra $140;
add.s64 %d192,%d214,%d40;
st.f32 [%d192+520],%f186;
$140:
setp.ge.s32 %p86,%r34,%r357;
@%p86 bra $143;
add.s64 %d191,%d214,%d40;
st.f32 [%d191+524],%f185;
$143:
add.s64 %d214,%d214,%d211;
add.s64 %d213,%d213,%d203;
add.s64 %d212,%d212,%d207;
add.s32 %r359,%r359,1;
setp.lt.s32 %p87,%r359,%r203;
@%p87 bra $11;
$144:
ret;
}
.visible .entry arithmetic_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14
)
.maxntid 256,1,1
{
.reg .pred %p<88>;
.reg .f32 %f<79>;
.reg .b32 %r<867>;
.reg .b64 %d<185>;
ld.param.u64 %d55,[p0];
ld.param.v2.u32 {%r800,%r241},[p1+32];
ld.param.v2.u32 {%r242,%r243},[p1+40];
ld.param.u64 %d60,[p2];
ld.param.v2.u32 {%r801,%r245},[p3+32];
ld.param.v2.u32 {%r246,%r247},[p3+40];
ld.param.u64 %d65,[p4];
ld.param.v2.u32 {%r802,%r803},[p5+32];
ld.param.v2.u32 {%r250,%r251},[p5+40];
ld.param.u32 %r238,[p6];
ld.param.f32 %f3,[p8];
ld.param.f32 %f4,[p9];
ld.param.f32 %f5,[p10];
ld.param.u64 %d181,[p5+24];
ld.param.u64 %d180,[p5+16];
ld.param.u64 %d179,[p5+8];
ld.param.u64 %d66,[p5];
ld.param.u64 %d177,[p3+24];
ld.param.u64 %d176,[p3+16];
ld.param.u64 %d175,[p3+8];
ld.param.u64 %d61,[p3];
ld.param.u64 %d173,[p1+24];
ld.param.u64 %d172,[p1+16];
ld.param.u64 %d171,[p1+8];
ld.param.u64 %d56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r243,0;
@%p1 bra $2;
cvta.to.global.u64 %d70,%d55;
mul.wide.s32 %d71,%r1,40;
add.s64 %d72,%d70,%d71;
ld.global.v2.u32 {%r800,%r253},[%d72+32];
ld.global.u64 %d173,[%d72+24];
ld.global.u64 %d172,[%d72+16];
ld.global.u64 %d171,[%d72+8];
ld.global.u64 %d170,[%d72];
bra.uni $3;
$2:
cvt.s64.s32 %d73,%r1;
mul.lo.s64 %d74,%d56,%d73;
add.s64 %d170,%d55,%d74;
$3:
setp.eq.s32 %p2,%r247,0;
@%p2 bra $5;
cvta.to.global.u64 %d75,%d60;
mul.wide.s32 %d76,%r1,40;
add.s64 %d77,%d75,%d76;
ld.global.v2.u32 {%r801,%r255},[%d77+32];
ld.global.u64 %d177,[%d77+24];
ld.global.u64 %d176,[%d77+16];
ld.global.u64 %d175,[%d77+8];
ld.global.u64 %d174,[%d77];
bra.uni $6;
$5:
cvt.s64.s32 %d78,%r1;
mul.lo.s64 %d79,%d61,%d78;
add.s64 %d174,%d60,%d79;
$6:
setp.eq.s32 %p3,%r251,0;
@%p3 bra $8;
cvta.to.global.u64 %d80,%d65;
mul.wide.s32 %d81,%r1,40;
add.s64 %d82,%d80,%d81;
ld.global.v2.u32 {%r802,%r803},[%d82+32];
ld.global.u64 %d181,[%d82+24];
ld.global.u64 %d180,[%d82+16];
ld.global.u64 %d179,[%d82+8];
ld.global.u64 %d178,[%d82];
bra.uni $9;
$8:
cvt.s64.s32 %d83,%r1;
mul.lo.s64 %d84,%d66,%d83;
add.s64 %d178,%d65,%d84;
$9:
mov.u32 %r258,%ctaid.x;
shl.b32 %r259,%r258,6;
mov.u32 %r260,%tid.x;
add.s32 %r261,%r259,%r260;
shl.b32 %r262,%r261,2;
mov.u32 %r263,%ctaid.y;
shl.b32 %r264,%r263,3;
mov.u32 %r265,%tid.y;
add.s32 %r21,%r264,%r265;
setp.ge.s32 %p4,%r262,%r802;
setp.ge.s32 %p5,%r21,%r803;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r250,1;
or.pred %p8,%p6,%p7;
@%p8 bra $145;
cvt.s64.s32 %d85,%r21;
mul.lo.s64 %d86,%d179,%d85;
add.s64 %d184,%d178,%d86;
mul.lo.s64 %d87,%d171,%d85;
add.s64 %d183,%d170,%d87;
mul.lo.s64 %d88,%d175,%d85;
add.s64 %d182,%d174,%d88;
mov.u32 %r804,0;
$11:
.pragma "nounroll";
ld.param.f32 %f78,[p11];
setp.eq.s32 %p9,%r804,0;
@%p9 bra $14;
ld.param.f32 %f78,[p12];
setp.ne.s32 %p10,%r804,1;
@%p10 bra $13;
bra.uni $14;
$13:
ld.param.f32 %f77,[p14];
ld.param.f32 %f76,[p13];
setp.eq.s32 %p11,%r804,2;
selp.f32 %f78,%f76,%f77,%p11;
$14:
setp.eq.s64 %p12,%d172,2;
@%p12 bra $31;
bra.uni $15;
$31:
add.s32 %r378,%r262,4;
setp.le.s32 %p21,%r378,%r800;
mul.wide.s32 %d113,%r262,2;
add.s64 %d49,%d183,%d113;
and.b64 %d114,%d49,7;
setp.eq.s64 %p22,%d114,0;
and.pred %p23,%p21,%p22;
@%p23 bra $41;
bra.uni $32;
$41:
ld.v2.u32 {%r806,%r808},[%d49];
bra.uni $42;
$15:
setp.ge.s32 %p13,%r262,%r800;
mov.u32 %r806,0;
@%p13 bra $17;
cvt.s64.s32 %d89,%r262;
mul.lo.s64 %d90,%d172,%d89;
add.s64 %d91,%d183,%d90;
ld.u16 %r806,[%d91];
$17:
or.b32 %r283,%r262,1;
setp.ge.s32 %p14,%r283,%r800;
@%p14 bra $19;
cvt.s64.s32 %d92,%r283;
mul.lo.s64 %d93,%d172,%d92;
add.s64 %d94,%d183,%d93;
ld.u16 %r290,[%d94];
shl.b32 %r291,%r290,16;
or.b32 %r806,%r291,%r806;
$19:
or.b32 %r298,%r262,2;
setp.ge.s32 %p15,%r298,%r800;
mov.u32 %r808,0;
@%p15 bra $21;
cvt.s64.s32 %d95,%r298;
mul.lo.s64 %d96,%d172,%d95;
add.s64 %d97,%d183,%d96;
ld.u16 %r808,[%d97];
$21:
or.b32 %r310,%r262,3;
setp.ge.s32 %p16,%r310,%r800;
@%p16 bra $23;
cvt.s64.s32 %d98,%r310;
mul.lo.s64 %d99,%d172,%d98;
add.s64 %d100,%d183,%d99;
ld.u16 %r317,[%d100];
shl.b32 %r318,%r317,16;
or.b32 %r808,%r318,%r808;
$23:
add.s32 %r325,%r262,128;
setp.ge.s32 %p17,%r325,%r800;
mov.u32 %r810,0;
@%p17 bra $25;
cvt.s64.s32 %d101,%r325;
mul.lo.s64 %d102,%d172,%d101;
add.s64 %d103,%d183,%d102;
ld.u16 %r810,[%d103];
$25:
add.s32 %r337,%r262,129;
setp.ge.s32 %p18,%r337,%r800;
@%p18 bra $27;
cvt.s64.s32 %d104,%r337;
mul.lo.s64 %d105,%d172,%d104;
add.s64 %d106,%d183,%d105;
ld.u16 %r344,[%d106];
shl.b32 %r345,%r344,16;
or.b32 %r810,%r345,%r810;
$27:
add.s32 %r352,%r262,130;
setp.ge.s32 %p19,%r352,%r800;
mov.u32 %r821,0;
@%p19 bra $29;
cvt.s64.s32 %d107,%r352;
mul.lo.s64 %d108,%d172,%d107;
add.s64 %d109,%d183,%d108;
ld.u16 %r821,[%d109];
$29:
add.s32 %r364,%r262,131;
setp.ge.s32 %p20,%r364,%r800;
@%p20 bra $54;
cvt.s64.s32 %d110,%r364;
mul.lo.s64 %d111,%d172,%d110;
add.s64 %d112,%d183,%d111;
ld.u16 %r371,[%d112];
shl.b32 %r372,%r371,16;
or.b32 %r821,%r372,%r821;
bra.uni $54;
$32:
setp.ge.s32 %p24,%r262,%r800;
mov.u32 %r806,0;
@%p24 bra $34;
ld.u16 %r806,[%d49];
$34:
or.b32 %r390,%r262,1;
setp.ge.s32 %p25,%r390,%r800;
@%p25 bra $36;
ld.u16 %r391,[%d49+2];
shl.b32 %r392,%r391,16;
or.b32 %r806,%r392,%r806;
$36:
or.b32 %r399,%r262,2;
setp.ge.s32 %p26,%r399,%r800;
mov.u32 %r808,0;
@%p26 bra $38;
ld.u16 %r808,[%d49+4];
$38:
or.b32 %r405,%r262,3;
setp.ge.s32 %p27,%r405,%r800;
@%p27 bra $42;
ld.u16 %r406,[%d49+6];
shl.b32 %r407,%r406,16;
or.b32 %r808,%r407,%r808;
$42:
add.s32 %r415,%r262,132;
setp.le.s32 %p28,%r415,%r800;
and.b64 %d115,%d183,7;
setp.eq.s64 %p29,%d115,0;
and.pred %p30,%p28,%p29;
@%p30 bra $52;
bra.uni $43;
$52:
ld.v2.u32 {%r810,%r821},[%d49+256];
bra.uni $54;
$43:
add.s32 %r422,%r262,128;
setp.ge.s32 %p31,%r422,%r800;
mov.u32 %r810,0;
@%p31 bra $45;
ld.u16 %r810,[%d49+256];
$45:
add.s32 %r428,%r262,129;
setp.ge.s32 %p32,%r428,%r800;
@%p32 bra $47;
ld.u16 %r429,[%d49+258];
shl.b32 %r430,%r429,16;
or.b32 %r810,%r430,%r810;
$47:
add.s32 %r437,%r262,130;
setp.ge.s32 %p33,%r437,%r800;
mov.u32 %r821,0;
@%p33 bra $49;
ld.u16 %r821,[%d49+260];
$49:
add.s32 %r443,%r262,131;
setp.ge.s32 %p34,%r443,%r800;
@%p34 bra $54;
ld.u16 %r444,[%d49+262];
shl.b32 %r445,%r444,16;
or.b32 %r821,%r445,%r821;
$54:
ld.param.u32 %r799,[p7];
setp.eq.s32 %p35,%r799,0;
@%p35 bra $56;
cvt.rzi.s32.f32 %r137,%f78;
mov.u32 %r138,%r137;
mov.u32 %r139,%r137;
mov.u32 %r140,%r137;
mov.u32 %r141,%r137;
mov.u32 %r142,%r137;
mov.u32 %r143,%r137;
mov.u32 %r144,%r137;
bra.uni $97;
$56:
setp.eq.s64 %p36,%d176,2;
@%p36 bra $73;
bra.uni $57;
$73:
add.s32 %r559,%r262,4;
setp.le.s32 %p45,%r559,%r801;
mul.wide.s32 %d140,%r262,2;
add.s64 %d50,%d182,%d140;
and.b64 %d141,%d50,7;
setp.eq.s64 %p46,%d141,0;
and.pred %p47,%p45,%p46;
@%p47 bra $83;
bra.uni $74;
$83:
ld.v2.u32 {%r829,%r831},[%d50];
bra.uni $84;
$57:
setp.ge.s32 %p37,%r262,%r801;
mov.u32 %r829,0;
@%p37 bra $59;
cvt.s64.s32 %d116,%r262;
mul.lo.s64 %d117,%d176,%d116;
add.s64 %d118,%d182,%d117;
ld.u16 %r829,[%d118];
$59:
or.b32 %r464,%r262,1;
setp.ge.s32 %p38,%r464,%r801;
@%p38 bra $61;
cvt.s64.s32 %d119,%r464;
mul.lo.s64 %d120,%d176,%d119;
add.s64 %d121,%d182,%d120;
ld.u16 %r471,[%d121];
shl.b32 %r472,%r471,16;
or.b32 %r829,%r472,%r829;
$61:
or.b32 %r479,%r262,2;
setp.ge.s32 %p39,%r479,%r801;
mov.u32 %r831,0;
@%p39 bra $63;
cvt.s64.s32 %d122,%r479;
mul.lo.s64 %d123,%d176,%d122;
add.s64 %d124,%d182,%d123;
ld.u16 %r831,[%d124];
$63:
or.b32 %r491,%r262,3;
setp.ge.s32 %p40,%r491,%r801;
@%p40 bra $65;
cvt.s64.s32 %d125,%r491;
mul.lo.s64 %d126,%d176,%d125;
add.s64 %d127,%d182,%d126;
ld.u16 %r498,[%d127];
shl.b32 %r499,%r498,16;
or.b32 %r831,%r499,%r831;
$65:
add.s32 %r506,%r262,128;
setp.ge.s32 %p41,%r506,%r801;
mov.u32 %r833,0;
@%p41 bra $67;
cvt.s64.s32 %d128,%r506;
mul.lo.s64 %d129,%d176,%d128;
add.s64 %d130,%d182,%d129;
ld.u16 %r833,[%d130];
$67:
add.s32 %r518,%r262,129;
setp.ge.s32 %p42,%r518,%r801;
@%p42 bra $69;
cvt.s64.s32 %d131,%r518;
mul.lo.s64 %d132,%d176,%d131;
add.s64 %d133,%d182,%d132;
ld.u16 %r525,[%d133];
shl.b32 %r526,%r525,16;
or.b32 %r833,%r526,%r833;
$69:
add.s32 %r533,%r262,130;
setp.ge.s32 %p43,%r533,%r801;
mov.u32 %r844,0;
@%p43 bra $71;
cvt.s64.s32 %d134,%r533;
mul.lo.s64 %d135,%d176,%d134;
add.s64 %d136,%d182,%d135;
ld.u16 %r844,[%d136];
$71:
add.s32 %r545,%r262,131;
setp.ge.s32 %p44,%r545,%r801;
@%p44 bra $96;
cvt.s64.s32 %d137,%r545;
mul.lo.s64 %d138,%d176,%d137;
add.s64 %d139,%d182,%d138;
ld.u16 %r552,[%d139];
shl.b32 %r553,%r552,16;
or.b32 %r844,%r553,%r844;
bra.uni $96;
$74:
setp.ge.s32 %p48,%r262,%r801;
mov.u32 %r829,0;
@%p48 bra $76;
ld.u16 %r829,[%d50];
$76:
or.b32 %r571,%r262,1;
setp.ge.s32 %p49,%r571,%r801;
@%p49 bra $78;
ld.u16 %r572,[%d50+2];
shl.b32 %r573,%r572,16;
or.b32 %r829,%r573,%r829;
$78:
or.b32 %r580,%r262,2;
setp.ge.s32 %p50,%r580,%r801;
mov.u32 %r831,0;
@%p50 bra $80;
ld.u16 %r831,[%d50+4];
$80:
or.b32 %r586,%r262,3;
setp.ge.s32 %p51,%r586,%r801;
@%p51 bra $84;
ld.u16 %r587,[%d50+6];
shl.b32 %r588,%r587,16;
or.b32 %r831,%r588,%r831;
$84:
add.s32 %r596,%r262,132;
setp.le.s32 %p52,%r596,%r801;
and.b64 %d142,%d182,7;
setp.eq.s64 %p53,%d142,0;
and.pred %p54,%p52,%p53;
@%p54 bra $94;
bra.uni $85;
$94:
ld.v2.u32 {%r833,%r844},[%d50+256];
bra.uni $96;
$85:
add.s32 %r603,%r262,128;
setp.ge.s32 %p55,%r603,%r801;
mov.u32 %r833,0;
@%p55 bra $87;
ld.u16 %r833,[%d50+256];
$87:
add.s32 %r609,%r262,129;
setp.ge.s32 %p56,%r609,%r801;
@%p56 bra $89;
ld.u16 %r610,[%d50+258];
shl.b32 %r611,%r610,16;
or.b32 %r833,%r611,%r833;
$89:
add.s32 %r618,%r262,130;
setp.ge.s32 %p57,%r618,%r801;
mov.u32 %r844,0;
@%p57 bra $91;
ld.u16 %r844,[%d50+260];
$91:
add.s32 %r624,%r262,131;
setp.ge.s32 %p58,%r624,%r801;
@%p58 bra $96;
ld.u16 %r625,[%d50+262];
shl.b32 %r626,%r625,16;
or.b32 %r844,%r626,%r844;
$96:
cvt.s32.s16 %r144,%r829;
and.b32 %r629,%r829,-65536;
shr.s32 %r143,%r629,16;
cvt.s32.s16 %r142,%r831;
and.b32 %r630,%r831,-65536;
shr.s32 %r141,%r630,16;
cvt.s32.s16 %r140,%r833;
and.b32 %r631,%r833,-65536;
shr.s32 %r139,%r631,16;
cvt.s32.s16 %r138,%r844;
and.b32 %r632,%r844,-65536;
shr.s32 %r137,%r632,16;
$97:
cvt.s32.s16 %r145,%r806;
and.b32 %r633,%r806,-65536;
shr.s32 %r146,%r633,16;
cvt.s32.s16 %r147,%r808;
and.b32 %r634,%r808,-65536;
shr.s32 %r148,%r634,16;
cvt.s32.s16 %r149,%r810;
and.b32 %r635,%r810,-65536;
shr.s32 %r150,%r635,16;
cvt.s32.s16 %r151,%r821;
and.b32 %r636,%r821,-65536;
shr.s32 %r152,%r636,16;
setp.gt.s32 %p59,%r238,2;
@%p59 bra $101;
setp.eq.s32 %p63,%r238,0;
@%p63 bra $109;
setp.eq.s32 %p64,%r238,1;
@%p64 bra $108;
setp.eq.s32 %p65,%r238,2;
@%p65 bra $107;
bra.uni $110;
$107:
cvt.rn.f32.s32 %f42,%r145;
mul.f32 %f43,%f42,%f3;
cvt.rn.f32.s32 %f44,%r144;
mul.f32 %f45,%f43,%f44;
cvt.rni.s32.f32 %r866,%f45;
cvt.rn.f32.s32 %f46,%r146;
mul.f32 %f47,%f46,%f3;
cvt.rn.f32.s32 %f48,%r143;
mul.f32 %f49,%f47,%f48;
cvt.rni.s32.f32 %r865,%f49;
cvt.rn.f32.s32 %f50,%r147;
mul.f32 %f51,%f50,%f3;
cvt.rn.f32.s32 %f52,%r142;
mul.f32 %f53,%f51,%f52;
cvt.rni.s32.f32 %r864,%f53;
cvt.rn.f32.s32 %f54,%r148;
mul.f32 %f55,%f54,%f3;
cvt.rn.f32.s32 %f56,%r141;
mul.f32 %f57,%f55,%f56;
cvt.rni.s32.f32 %r863,%f57;
cvt.rn.f32.s32 %f58,%r149;
mul.f32 %f59,%f58,%f3;
cvt.rn.f32.s32 %f60,%r140;
mul.f32 %f61,%f59,%f60;
cvt.rni.s32.f32 %r862,%f61;
cvt.rn.f32.s32 %f62,%r150;
mul.f32 %f63,%f62,%f3;
cvt.rn.f32.s32 %f64,%r139;
mul.f32 %f65,%f63,%f64;
cvt.rni.s32.f32 %r861,%f65;
cvt.rn.f32.s32 %f66,%r151;
mul.f32 %f67,%f66,%f3;
cvt.rn.f32.s32 %f68,%r138;
mul.f32 %f69,%f67,%f68;
cvt.rni.s32.f32 %r860,%f69;
cvt.rn.f32.s32 %f70,%r152;
mul.f32 %f71,%f70,%f3;
cvt.rn.f32.s32 %f72,%r137;
mul.f32 %f73,%f71,%f72;
cvt.rni.s32.f32 %r859,%f73;
bra.uni $111;
$101:
setp.eq.s32 %p60,%r238,3;
@%p60 bra $106;
setp.eq.s32 %p61,%r238,4;
@%p61 bra $105;
setp.ne.s32 %p62,%r238,5;
@%p62 bra $110;
min.s32 %r866,%r145,%r144;
min.s32 %r865,%r146,%r143;
min.s32 %r864,%r147,%r142;
min.s32 %r863,%r148,%r141;
min.s32 %r862,%r149,%r140;
min.s32 %r861,%r150,%r139;
min.s32 %r860,%r151,%r138;
min.s32 %r859,%r152,%r137;
bra.uni $111;
$109:
add.s32 %r866,%r144,%r145;
add.s32 %r865,%r143,%r146;
add.s32 %r864,%r142,%r147;
add.s32 %r863,%r141,%r148;
add.s32 %r862,%r140,%r149;
add.s32 %r861,%r139,%r150;
add.s32 %r860,%r138,%r151;
add.s32 %r859,%r137,%r152;
bra.uni $111;
$108:
sub.s32 %r866,%r145,%r144;
sub.s32 %r865,%r146,%r143;
sub.s32 %r864,%r147,%r142;
sub.s32 %r863,%r148,%r141;
sub.s32 %r862,%r149,%r140;
sub.s32 %r861,%r150,%r139;
sub.s32 %r860,%r151,%r138;
sub.s32 %r859,%r152,%r137;
bra.uni $111;
$106:
cvt.rn.f32.s32 %f10,%r145;
cvt.rn.f32.s32 %f11,%r144;
fma.rn.f32 %f12,%f11,%f4,%f5;
fma.rn.f32 %f13,%f10,%f3,%f12;
cvt.rni.s32.f32 %r866,%f13;
cvt.rn.f32.s32 %f14,%r143;
fma.rn.f32 %f15,%f14,%f4,%f5;
cvt.rn.f32.s32 %f16,%r146;
fma.rn.f32 %f17,%f16,%f3,%f15;
cvt.rni.s32.f32 %r865,%f17;
cvt.rn.f32.s32 %f18,%r142;
fma.rn.f32 %f19,%f18,%f4,%f5;
cvt.rn.f32.s32 %f20,%r147;
fma.rn.f32 %f21,%f20,%f3,%f19;
cvt.rni.s32.f32 %r864,%f21;
cvt.rn.f32.s32 %f22,%r141;
fma.rn.f32 %f23,%f22,%f4,%f5;
cvt.rn.f32.s32 %f24,%r148;
fma.rn.f32 %f25,%f24,%f3,%f23;
cvt.rni.s32.f32 %r863,%f25;
cvt.rn.f32.s32 %f26,%r140;
fma.rn.f32 %f27,%f26,%f4,%f5;
cvt.rn.f32.s32 %f28,%r149;
fma.rn.f32 %f29,%f28,%f3,%f27;
cvt.rni.s32.f32 %r862,%f29;
cvt.rn.f32.s32 %f30,%r139;
fma.rn.f32 %f31,%f30,%f4,%f5;
cvt.rn.f32.s32 %f32,%r150;
fma.rn.f32 %f33,%f32,%f3,%f31;
cvt.rni.s32.f32 %r861,%f33;
cvt.rn.f32.s32 %f34,%r138;
fma.rn.f32 %f35,%f34,%f4,%f5;
cvt.rn.f32.s32 %f36,%r151;
fma.rn.f32 %f37,%f36,%f3,%f35;
cvt.rni.s32.f32 %r860,%f37;
cvt.rn.f32.s32 %f38,%r137;
fma.rn.f32 %f39,%f38,%f4,%f5;
cvt.rn.f32.s32 %f40,%r152;
fma.rn.f32 %f41,%f40,%f3,%f39;
cvt.rni.s32.f32 %r859,%f41;
bra.uni $111;
$105:
sub.s32 %r637,%r145,%r144;
abs.s32 %r866,%r637;
sub.s32 %r638,%r146,%r143;
abs.s32 %r865,%r638;
sub.s32 %r639,%r147,%r142;
abs.s32 %r864,%r639;
sub.s32 %r640,%r148,%r141;
abs.s32 %r863,%r640;
sub.s32 %r641,%r149,%r140;
abs.s32 %r862,%r641;
sub.s32 %r642,%r150,%r139;
abs.s32 %r861,%r642;
sub.s32 %r643,%r151,%r138;
abs.s32 %r860,%r643;
sub.s32 %r644,%r152,%r137;
abs.s32 %r859,%r644;
bra.uni $111;
$110:
max.s32 %r866,%r145,%r144;
max.s32 %r865,%r146,%r143;
max.s32 %r864,%r147,%r142;
max.s32 %r863,%r148,%r141;
max.s32 %r862,%r149,%r140;
max.s32 %r861,%r150,%r139;
max.s32 %r860,%r151,%r138;
max.s32 %r859,%r152,%r137;
$111:
max.s32 %r645,%r866,-32768;
min.s32 %r217,%r645,32767;
max.s32 %r646,%r865,-32768;
min.s32 %r218,%r646,32767;
max.s32 %r647,%r864,-32768;
min.s32 %r219,%r647,32767;
max.s32 %r648,%r863,-32768;
min.s32 %r220,%r648,32767;
max.s32 %r649,%r862,-32768;
min.s32 %r221,%r649,32767;
max.s32 %r650,%r861,-32768;
min.s32 %r222,%r650,32767;
max.s32 %r651,%r860,-32768;
min.s32 %r223,%r651,32767;
max.s32 %r652,%r859,-32768;
min.s32 %r224,%r652,32767;
setp.eq.s64 %p66,%d180,2;
@%p66 bra $126;
bra.uni $112;
$126:
add.s32 %r742,%r262,4;
setp.le.s32 %p74,%r742,%r802;
mul.wide.s32 %d167,%r262,2;
add.s64 %d51,%d184,%d167;
and.b64 %d168,%d51,7;
setp.eq.s64 %p75,%d168,0;
and.pred %p76,%p74,%p75;
@%p76 bra $133;
bra.uni $127;
$133:
and.b32 %r761,%r217,65535;
and.b32 %r762,%r219,65535;
prmt.b32 %r763,%r220,%r762,4180;
prmt.b32 %r764,%r218,%r761,4180;
st.v2.u32 [%d51],{%r764,%r763};
bra.uni $134;
$112:
or.b32 %r658,%r262,1;
setp.ge.s32 %p67,%r658,%r802;
cvt.s64.s32 %d143,%r262;
mul.lo.s64 %d144,%d180,%d143;
add.s64 %d145,%d184,%d144;
st.u16 [%d145],%r217;
@%p67 bra $114;
cvt.s64.s32 %d146,%r658;
mul.lo.s64 %d147,%d180,%d146;
add.s64 %d148,%d184,%d147;
st.u16 [%d148],%r218;
$114:
or.b32 %r670,%r262,2;
setp.ge.s32 %p68,%r670,%r802;
@%p68 bra $116;
cvt.s64.s32 %d149,%r670;
mul.lo.s64 %d150,%d180,%d149;
add.s64 %d151,%d184,%d150;
st.u16 [%d151],%r219;
$116:
or.b32 %r682,%r262,3;
setp.ge.s32 %p69,%r682,%r802;
@%p69 bra $118;
cvt.s64.s32 %d152,%r682;
mul.lo.s64 %d153,%d180,%d152;
add.s64 %d154,%d184,%d153;
st.u16 [%d154],%r220;
$118:
add.s32 %r694,%r262,128;
setp.ge.s32 %p70,%r694,%r802;
@%p70 bra $120;
cvt.s64.s32 %d155,%r694;
mul.lo.s64 %d156,%d180,%d155;
add.s64 %d157,%d184,%d156;
st.u16 [%d157],%r221;
$120:
add.s32 %r706,%r262,129;
setp.ge.s32 %p71,%r706,%r802;
@%p71 bra $122;
cvt.s64.s32 %d158,%r706;
mul.lo.s64 %d159,%d180,%d158;
add.s64 %d160,%d184,%d159;
st.u16 [%d160],%r222;
$122:
add.s32 %r718,%r262,130;
setp.ge.s32 %p72,%r718,%r802;
@%p72 bra $124;
cvt.s64.s32 %d161,%r718;
mul.lo.s64 %d162,%d180,%d161;
add.s64 %d163,%d184,%d162;
st.u16 [%d163],%r223;
$124:
add.s32 %r730,%r262,131;
setp.ge.s32 %p73,%r730,%r802;
@%p73 bra $144;
cvt.s64.s32 %d164,%r730;
mul.lo.s64 %d165,%d180,%d164;
add.s64 %d166,%d184,%d165;
st.u16 [%d166],%r224;
bra.uni $144;
$127:
or.b32 %r748,%r262,1;
setp.ge.s32 %p77,%r748,%r802;
st.u16 [%d51],%r217;
@%p77 bra $129;
st.u16 [%d51+2],%r218;
$129:
or.b32 %r754,%r262,2;
setp.ge.s32 %p78,%r754,%r802;
@%p78 bra $131;
st.u16 [%d51+4],%r219;
$131:
or.b32 %r760,%r262,3;
setp.ge.s32 %p79,%r760,%r802;
@%p79 bra $134;
st.u16 [%d51+6],%r220;
$134:
add.s32 %r770,%r262,132;
setp.le.s32 %p80,%r770,%r802;
and.b64 %d169,%d184,7;
setp.eq.s64 %p81,%d169,0;
and.pred %p82,%p80,%p81;
@%p82 bra $143;
bra.uni $135;
$143:
and.b32 %r795,%r221,65535;
and.b32 %r796,%r223,65535;
prmt.b32 %r797,%r224,%r796,4180;
prmt.b32 %r798,%r222,%r795,4180;
st.v2.u32 [%d51+256],{%r798,%r797};
bra.uni $144;
$135:
add.s32 %r776,%r262,128;
setp.ge.s32 %p83,%r776,%r802;
@%p83 bra $137;
st.u16 [%d51+256],%r221;
$137:
add.s32 %r782,%r262,129;
setp.ge.s32 %p84,%r782,%r802;
@%p84 bra $139;
st.u16 [%d51+258],%r222;
$139:
add.s32 %r788,%r262,130;
setp.ge.s32 %p85,%r788,%r802;
@%p85 bra $141;
st.u16 [%d51+260],%r223;
$141:
add.s32 %r794,%r262,131;
setp.ge.s32 %p86,%r794,%r802;
@%p86 bra $144;
st.u16 [%d51+262],%r224;
$144:
add.s64 %d184,%d184,%d181;
add.s64 %d183,%d183,%d173;
add.s64 %d182,%d182,%d177;
add.s32 %r804,%r804,1;
setp.lt.s32 %p87,%r804,%r250;
@%p87 bra $11;
$145:
ret;
}
.visible .entry arithmetic_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14
)
.maxntid 256,1,1
{
.reg .pred %p<88>;
.reg .f32 %f<79>;
.reg .b32 %r<859>;
.reg .b64 %d<185>;
ld.param.u64 %d55,[p0];
ld.param.v2.u32 {%r792,%r241},[p1+32];
ld.param.v2.u32 {%r242,%r243},[p1+40];
ld.param.u64 %d60,[p2];
ld.param.v2.u32 {%r793,%r245},[p3+32];
ld.param.v2.u32 {%r246,%r247},[p3+40];
ld.param.u64 %d65,[p4];
ld.param.v2.u32 {%r794,%r795},[p5+32];
ld.param.v2.u32 {%r250,%r251},[p5+40];
ld.param.u32 %r238,[p6];
ld.param.f32 %f3,[p8];
ld.param.f32 %f4,[p9];
ld.param.f32 %f5,[p10];
ld.param.u64 %d181,[p5+24];
ld.param.u64 %d180,[p5+16];
ld.param.u64 %d179,[p5+8];
ld.param.u64 %d66,[p5];
ld.param.u64 %d177,[p3+24];
ld.param.u64 %d176,[p3+16];
ld.param.u64 %d175,[p3+8];
ld.param.u64 %d61,[p3];
ld.param.u64 %d173,[p1+24];
ld.param.u64 %d172,[p1+16];
ld.param.u64 %d171,[p1+8];
ld.param.u64 %d56,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r243,0;
@%p1 bra $2;
cvta.to.global.u64 %d70,%d55;
mul.wide.s32 %d71,%r1,40;
add.s64 %d72,%d70,%d71;
ld.global.v2.u32 {%r792,%r253},[%d72+32];
ld.global.u64 %d173,[%d72+24];
ld.global.u64 %d172,[%d72+16];
ld.global.u64 %d171,[%d72+8];
ld.global.u64 %d170,[%d72];
bra.uni $3;
$2:
cvt.s64.s32 %d73,%r1;
mul.lo.s64 %d74,%d56,%d73;
add.s64 %d170,%d55,%d74;
$3:
setp.eq.s32 %p2,%r247,0;
@%p2 bra $5;
cvta.to.global.u64 %d75,%d60;
mul.wide.s32 %d76,%r1,40;
add.s64 %d77,%d75,%d76;
ld.global.v2.u32 {%r793,%r255},[%d77+32];
ld.global.u64 %d177,[%d77+24];
ld.global.u64 %d176,[%d77+16];
ld.global.u64 %d175,[%d77+8];
ld.global.u64 %d174,[%d77];
bra.uni $6;
$5:
cvt.s64.s32 %d78,%r1;
mul.lo.s64 %d79,%d61,%d78;
add.s64 %d174,%d60,%d79;
$6:
setp.eq.s32 %p3,%r251,0;
@%p3 bra $8;
cvta.to.global.u64 %d80,%d65;
mul.wide.s32 %d81,%r1,40;
add.s64 %d82,%d80,%d81;
ld.global.v2.u32 {%r794,%r795},[%d82+32];
ld.global.u64 %d181,[%d82+24];
ld.global.u64 %d180,[%d82+16];
ld.global.u64 %d179,[%d82+8];
ld.global.u64 %d178,[%d82];
bra.uni $9;
$8:
cvt.s64.s32 %d83,%r1;
mul.lo.s64 %d84,%d66,%d83;
add.s64 %d178,%d65,%d84;
$9:
mov.u32 %r258,%ctaid.x;
shl.b32 %r259,%r258,6;
mov.u32 %r260,%tid.x;
add.s32 %r261,%r259,%r260;
shl.b32 %r262,%r261,2;
mov.u32 %r263,%ctaid.y;
shl.b32 %r264,%r263,3;
mov.u32 %r265,%tid.y;
add.s32 %r21,%r264,%r265;
setp.ge.s32 %p4,%r262,%r794;
setp.ge.s32 %p5,%r21,%r795;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r250,1;
or.pred %p8,%p6,%p7;
@%p8 bra $145;
cvt.s64.s32 %d85,%r21;
mul.lo.s64 %d86,%d179,%d85;
add.s64 %d184,%d178,%d86;
mul.lo.s64 %d87,%d171,%d85;
add.s64 %d183,%d170,%d87;
mul.lo.s64 %d88,%d175,%d85;
add.s64 %d182,%d174,%d88;
mov.u32 %r796,0;
$11:
.pragma "nounroll";
ld.param.f32 %f78,[p11];
setp.eq.s32 %p9,%r796,0;
@%p9 bra $14;
ld.param.f32 %f78,[p12];
setp.ne.s32 %p10,%r796,1;
@%p10 bra $13;
bra.uni $14;
$13:
ld.param.f32 %f77,[p14];
ld.param.f32 %f76,[p13];
setp.eq.s32 %p11,%r796,2;
selp.f32 %f78,%f76,%f77,%p11;
$14:
setp.eq.s64 %p12,%d172,2;
@%p12 bra $31;
bra.uni $15;
$31:
add.s32 %r378,%r262,4;
setp.le.s32 %p21,%r378,%r792;
mul.wide.s32 %d113,%r262,2;
add.s64 %d49,%d183,%d113;
and.b64 %d114,%d49,7;
setp.eq.s64 %p22,%d114,0;
and.pred %p23,%p21,%p22;
@%p23 bra $41;
bra.uni $32;
$41:
ld.v2.u32 {%r798,%r800},[%d49];
bra.uni $42;
$15:
setp.ge.s32 %p13,%r262,%r792;
mov.u32 %r798,0;
@%p13 bra $17;
cvt.s64.s32 %d89,%r262;
mul.lo.s64 %d90,%d172,%d89;
add.s64 %d91,%d183,%d90;
ld.u16 %r798,[%d91];
$17:
or.b32 %r283,%r262,1;
setp.ge.s32 %p14,%r283,%r792;
@%p14 bra $19;
cvt.s64.s32 %d92,%r283;
mul.lo.s64 %d93,%d172,%d92;
add.s64 %d94,%d183,%d93;
ld.u16 %r290,[%d94];
shl.b32 %r291,%r290,16;
or.b32 %r798,%r291,%r798;
$19:
or.b32 %r298,%r262,2;
setp.ge.s32 %p15,%r298,%r792;
mov.u32 %r800,0;
@%p15 bra $21;
cvt.s64.s32 %d95,%r298;
mul.lo.s64 %d96,%d172,%d95;
add.s64 %d97,%d183,%d96;
ld.u16 %r800,[%d97];
$21:
or.b32 %r310,%r262,3;
setp.ge.s32 %p16,%r310,%r792;
@%p16 bra $23;
cvt.s64.s32 %d98,%r310;
mul.lo.s64 %d99,%d172,%d98;
add.s64 %d100,%d183,%d99;
ld.u16 %r317,[%d100];
shl.b32 %r318,%r317,16;
or.b32 %r800,%r318,%r800;
$23:
add.s32 %r325,%r262,128;
setp.ge.s32 %p17,%r325,%r792;
mov.u32 %r802,0;
@%p17 bra $25;
cvt.s64.s32 %d101,%r325;
mul.lo.s64 %d102,%d172,%d101;
add.s64 %d103,%d183,%d102;
ld.u16 %r802,[%d103];
$25:
add.s32 %r337,%r262,129;
setp.ge.s32 %p18,%r337,%r792;
@%p18 bra $27;
cvt.s64.s32 %d104,%r337;
mul.lo.s64 %d105,%d172,%d104;
add.s64 %d106,%d183,%d105;
ld.u16 %r344,[%d106];
shl.b32 %r345,%r344,16;
or.b32 %r802,%r345,%r802;
$27:
add.s32 %r352,%r262,130;
setp.ge.s32 %p19,%r352,%r792;
mov.u32 %r813,0;
@%p19 bra $29;
cvt.s64.s32 %d107,%r352;
mul.lo.s64 %d108,%d172,%d107;
add.s64 %d109,%d183,%d108;
ld.u16 %r813,[%d109];
$29:
add.s32 %r364,%r262,131;
setp.ge.s32 %p20,%r364,%r792;
@%p20 bra $54;
cvt.s64.s32 %d110,%r364;
mul.lo.s64 %d111,%d172,%d110;
add.s64 %d112,%d183,%d111;
ld.u16 %r371,[%d112];
shl.b32 %r372,%r371,16;
or.b32 %r813,%r372,%r813;
bra.uni $54;
$32:
setp.ge.s32 %p24,%r262,%r792;
mov.u32 %r798,0;
@%p24 bra $34;
ld.u16 %r798,[%d49];
$34:
or.b32 %r390,%r262,1;
setp.ge.s32 %p25,%r390,%r792;
@%p25 bra $36;
ld.u16 %r391,[%d49+2];
shl.b32 %r392,%r391,16;
or.b32 %r798,%r392,%r798;
$36:
or.b32 %r399,%r262,2;
setp.ge.s32 %p26,%r399,%r792;
mov.u32 %r800,0;
@%p26 bra $38;
ld.u16 %r800,[%d49+4];
$38:
or.b32 %r405,%r262,3;
setp.ge.s32 %p27,%r405,%r792;
@%p27 bra $42;
ld.u16 %r406,[%d49+6];
shl.b32 %r407,%r406,16;
or.b32 %r800,%r407,%r800;
$42:
add.s32 %r415,%r262,132;
setp.le.s32 %p28,%r415,%r792;
and.b64 %d115,%d183,7;
setp.eq.s64 %p29,%d115,0;
and.pred %p30,%p28,%p29;
@%p30 bra $52;
bra.uni $43;
$52:
ld.v2.u32 {%r802,%r813},[%d49+256];
bra.uni $54;
$43:
add.s32 %r422,%r262,128;
setp.ge.s32 %p31,%r422,%r792;
mov.u32 %r802,0;
@%p31 bra $45;
ld.u16 %r802,[%d49+256];
$45:
add.s32 %r428,%r262,129;
setp.ge.s32 %p32,%r428,%r792;
@%p32 bra $47;
ld.u16 %r429,[%d49+258];
shl.b32 %r430,%r429,16;
or.b32 %r802,%r430,%r802;
$47:
add.s32 %r437,%r262,130;
setp.ge.s32 %p33,%r437,%r792;
mov.u32 %r813,0;
@%p33 bra $49;
ld.u16 %r813,[%d49+260];
$49:
add.s32 %r443,%r262,131;
setp.ge.s32 %p34,%r443,%r792;
@%p34 bra $54;
ld.u16 %r444,[%d49+262];
shl.b32 %r445,%r444,16;
or.b32 %r813,%r445,%r813;
$54:
ld.param.u32 %r791,[p7];
setp.eq.s32 %p35,%r791,0;
@%p35 bra $56;
cvt.rzi.s32.f32 %r137,%f78;
mov.u32 %r138,%r137;
mov.u32 %r139,%r137;
mov.u32 %r140,%r137;
mov.u32 %r141,%r137;
mov.u32 %r142,%r137;
mov.u32 %r143,%r137;
mov.u32 %r144,%r137;
bra.uni $97;
$56:
setp.eq.s64 %p36,%d176,2;
@%p36 bra $73;
bra.uni $57;
$73:
add.s32 %r559,%r262,4;
setp.le.s32 %p45,%r559,%r793;
mul.wide.s32 %d140,%r262,2;
add.s64 %d50,%d182,%d140;
and.b64 %d141,%d50,7;
setp.eq.s64 %p46,%d141,0;
and.pred %p47,%p45,%p46;
@%p47 bra $83;
bra.uni $74;
$83:
ld.v2.u32 {%r821,%r823},[%d50];
bra.uni $84;
$57:
setp.ge.s32 %p37,%r262,%r793;
mov.u32 %r821,0;
@%p37 bra $59;
cvt.s64.s32 %d116,%r262;
mul.lo.s64 %d117,%d176,%d116;
add.s64 %d118,%d182,%d117;
ld.u16 %r821,[%d118];
$59:
or.b32 %r464,%r262,1;
setp.ge.s32 %p38,%r464,%r793;
@%p38 bra $61;
cvt.s64.s32 %d119,%r464;
mul.lo.s64 %d120,%d176,%d119;
add.s64 %d121,%d182,%d120;
ld.u16 %r471,[%d121];
shl.b32 %r472,%r471,16;
or.b32 %r821,%r472,%r821;
$61:
or.b32 %r479,%r262,2;
setp.ge.s32 %p39,%r479,%r793;
mov.u32 %r823,0;
@%p39 bra $63;
cvt.s64.s32 %d122,%r479;
mul.lo.s64 %d123,%d176,%d122;
add.s64 %d124,%d182,%d123;
ld.u16 %r823,[%d124];
$63:
or.b32 %r491,%r262,3;
setp.ge.s32 %p40,%r491,%r793;
@%p40 bra $65;
cvt.s64.s32 %d125,%r491;
mul.lo.s64 %d126,%d176,%d125;
add.s64 %d127,%d182,%d126;
ld.u16 %r498,[%d127];
shl.b32 %r499,%r498,16;
or.b32 %r823,%r499,%r823;
$65:
add.s32 %r506,%r262,128;
setp.ge.s32 %p41,%r506,%r793;
mov.u32 %r825,0;
@%p41 bra $67;
cvt.s64.s32 %d128,%r506;
mul.lo.s64 %d129,%d176,%d128;
add.s64 %d130,%d182,%d129;
ld.u16 %r825,[%d130];
$67:
add.s32 %r518,%r262,129;
setp.ge.s32 %p42,%r518,%r793;
@%p42 bra $69;
cvt.s64.s32 %d131,%r518;
mul.lo.s64 %d132,%d176,%d131;
add.s64 %d133,%d182,%d132;
ld.u16 %r525,[%d133];
shl.b32 %r526,%r525,16;
or.b32 %r825,%r526,%r825;
$69:
add.s32 %r533,%r262,130;
setp.ge.s32 %p43,%r533,%r793;
mov.u32 %r836,0;
@%p43 bra $71;
cvt.s64.s32 %d134,%r533;
mul.lo.s64 %d135,%d176,%d134;
add.s64 %d136,%d182,%d135;
ld.u16 %r836,[%d136];
$71:
add.s32 %r545,%r262,131;
setp.ge.s32 %p44,%r545,%r793;
@%p44 bra $96;
cvt.s64.s32 %d137,%r545;
mul.lo.s64 %d138,%d176,%d137;
add.s64 %d139,%d182,%d138;
ld.u16 %r552,[%d139];
shl.b32 %r553,%r552,16;
or.b32 %r836,%r553,%r836;
bra.uni $96;
$74:
setp.ge.s32 %p48,%r262,%r793;
mov.u32 %r821,0;
@%p48 bra $76;
ld.u16 %r821,[%d50];
$76:
or.b32 %r571,%r262,1;
setp.ge.s32 %p49,%r571,%r793;
@%p49 bra $78;
ld.u16 %r572,[%d50+2];
shl.b32 %r573,%r572,16;
or.b32 %r821,%r573,%r821;
$78:
or.b32 %r580,%r262,2;
setp.ge.s32 %p50,%r580,%r793;
mov.u32 %r823,0;
@%p50 bra $80;
ld.u16 %r823,[%d50+4];
$80:
or.b32 %r586,%r262,3;
setp.ge.s32 %p51,%r586,%r793;
@%p51 bra $84;
ld.u16 %r587,[%d50+6];
shl.b32 %r588,%r587,16;
or.b32 %r823,%r588,%r823;
$84:
add.s32 %r596,%r262,132;
setp.le.s32 %p52,%r596,%r793;
and.b64 %d142,%d182,7;
setp.eq.s64 %p53,%d142,0;
and.pred %p54,%p52,%p53;
@%p54 bra $94;
bra.uni $85;
$94:
ld.v2.u32 {%r825,%r836},[%d50+256];
bra.uni $96;
$85:
add.s32 %r603,%r262,128;
setp.ge.s32 %p55,%r603,%r793;
mov.u32 %r825,0;
@%p55 bra $87;
ld.u16 %r825,[%d50+256];
$87:
add.s32 %r609,%r262,129;
setp.ge.s32 %p56,%r609,%r793;
@%p56 bra $89;
ld.u16 %r610,[%d50+258];
shl.b32 %r611,%r610,16;
or.b32 %r825,%r611,%r825;
$89:
add.s32 %r618,%r262,130;
setp.ge.s32 %p57,%r618,%r793;
mov.u32 %r836,0;
@%p57 bra $91;
ld.u16 %r836,[%d50+260];
$91:
add.s32 %r624,%r262,131;
setp.ge.s32 %p58,%r624,%r793;
@%p58 bra $96;
ld.u16 %r625,[%d50+262];
shl.b32 %r626,%r625,16;
or.b32 %r836,%r626,%r836;
$96:
and.b32 %r144,%r821,65535;
shr.u32 %r143,%r821,16;
and.b32 %r142,%r823,65535;
shr.u32 %r141,%r823,16;
and.b32 %r140,%r825,65535;
shr.u32 %r139,%r825,16;
and.b32 %r138,%r836,65535;
shr.u32 %r137,%r836,16;
$97:
and.b32 %r145,%r798,65535;
shr.u32 %r146,%r798,16;
and.b32 %r147,%r800,65535;
shr.u32 %r148,%r800,16;
and.b32 %r149,%r802,65535;
shr.u32 %r150,%r802,16;
and.b32 %r151,%r813,65535;
shr.u32 %r152,%r813,16;
setp.gt.s32 %p59,%r238,2;
@%p59 bra $101;
setp.eq.s32 %p63,%r238,0;
@%p63 bra $109;
setp.eq.s32 %p64,%r238,1;
@%p64 bra $108;
setp.eq.s32 %p65,%r238,2;
@%p65 bra $107;
bra.uni $110;
$107:
cvt.rn.f32.s32 %f42,%r145;
mul.f32 %f43,%f42,%f3;
cvt.rn.f32.s32 %f44,%r144;
mul.f32 %f45,%f43,%f44;
cvt.rni.s32.f32 %r858,%f45;
cvt.rn.f32.s32 %f46,%r146;
mul.f32 %f47,%f46,%f3;
cvt.rn.f32.s32 %f48,%r143;
mul.f32 %f49,%f47,%f48;
cvt.rni.s32.f32 %r857,%f49;
cvt.rn.f32.s32 %f50,%r147;
mul.f32 %f51,%f50,%f3;
cvt.rn.f32.s32 %f52,%r142;
mul.f32 %f53,%f51,%f52;
cvt.rni.s32.f32 %r856,%f53;
cvt.rn.f32.s32 %f54,%r148;
mul.f32 %f55,%f54,%f3;
cvt.rn.f32.s32 %f56,%r141;
mul.f32 %f57,%f55,%f56;
cvt.rni.s32.f32 %r855,%f57;
cvt.rn.f32.s32 %f58,%r149;
mul.f32 %f59,%f58,%f3;
cvt.rn.f32.s32 %f60,%r140;
mul.f32 %f61,%f59,%f60;
cvt.rni.s32.f32 %r854,%f61;
cvt.rn.f32.s32 %f62,%r150;
mul.f32 %f63,%f62,%f3;
cvt.rn.f32.s32 %f64,%r139;
mul.f32 %f65,%f63,%f64;
cvt.rni.s32.f32 %r853,%f65;
cvt.rn.f32.s32 %f66,%r151;
mul.f32 %f67,%f66,%f3;
cvt.rn.f32.s32 %f68,%r138;
mul.f32 %f69,%f67,%f68;
cvt.rni.s32.f32 %r852,%f69;
cvt.rn.f32.s32 %f70,%r152;
mul.f32 %f71,%f70,%f3;
cvt.rn.f32.s32 %f72,%r137;
mul.f32 %f73,%f71,%f72;
cvt.rni.s32.f32 %r851,%f73;
bra.uni $111;
$101:
setp.eq.s32 %p60,%r238,3;
@%p60 bra $106;
setp.eq.s32 %p61,%r238,4;
@%p61 bra $105;
setp.ne.s32 %p62,%r238,5;
@%p62 bra $110;
min.s32 %r858,%r145,%r144;
min.s32 %r857,%r146,%r143;
min.s32 %r856,%r147,%r142;
min.s32 %r855,%r148,%r141;
min.s32 %r854,%r149,%r140;
min.s32 %r853,%r150,%r139;
min.s32 %r852,%r151,%r138;
min.s32 %r851,%r152,%r137;
bra.uni $111;
$109:
add.s32 %r858,%r144,%r145;
add.s32 %r857,%r143,%r146;
add.s32 %r856,%r142,%r147;
add.s32 %r855,%r141,%r148;
add.s32 %r854,%r140,%r149;
add.s32 %r853,%r139,%r150;
add.s32 %r852,%r138,%r151;
add.s32 %r851,%r137,%r152;
bra.uni $111;
$108:
sub.s32 %r858,%r145,%r144;
sub.s32 %r857,%r146,%r143;
sub.s32 %r856,%r147,%r142;
sub.s32 %r855,%r148,%r141;
sub.s32 %r854,%r149,%r140;
sub.s32 %r853,%r150,%r139;
sub.s32 %r852,%r151,%r138;
sub.s32 %r851,%r152,%r137;
bra.uni $111;
$106:
cvt.rn.f32.s32 %f10,%r145;
cvt.rn.f32.s32 %f11,%r144;
fma.rn.f32 %f12,%f11,%f4,%f5;
fma.rn.f32 %f13,%f10,%f3,%f12;
cvt.rni.s32.f32 %r858,%f13;
cvt.rn.f32.s32 %f14,%r143;
fma.rn.f32 %f15,%f14,%f4,%f5;
cvt.rn.f32.s32 %f16,%r146;
fma.rn.f32 %f17,%f16,%f3,%f15;
cvt.rni.s32.f32 %r857,%f17;
cvt.rn.f32.s32 %f18,%r142;
fma.rn.f32 %f19,%f18,%f4,%f5;
cvt.rn.f32.s32 %f20,%r147;
fma.rn.f32 %f21,%f20,%f3,%f19;
cvt.rni.s32.f32 %r856,%f21;
cvt.rn.f32.s32 %f22,%r141;
fma.rn.f32 %f23,%f22,%f4,%f5;
cvt.rn.f32.s32 %f24,%r148;
fma.rn.f32 %f25,%f24,%f3,%f23;
cvt.rni.s32.f32 %r855,%f25;
cvt.rn.f32.s32 %f26,%r140;
fma.rn.f32 %f27,%f26,%f4,%f5;
cvt.rn.f32.s32 %f28,%r149;
fma.rn.f32 %f29,%f28,%f3,%f27;
cvt.rni.s32.f32 %r854,%f29;
cvt.rn.f32.s32 %f30,%r139;
fma.rn.f32 %f31,%f30,%f4,%f5;
cvt.rn.f32.s32 %f32,%r150;
fma.rn.f32 %f33,%f32,%f3,%f31;
cvt.rni.s32.f32 %r853,%f33;
cvt.rn.f32.s32 %f34,%r138;
fma.rn.f32 %f35,%f34,%f4,%f5;
cvt.rn.f32.s32 %f36,%r151;
fma.rn.f32 %f37,%f36,%f3,%f35;
cvt.rni.s32.f32 %r852,%f37;
cvt.rn.f32.s32 %f38,%r137;
fma.rn.f32 %f39,%f38,%f4,%f5;
cvt.rn.f32.s32 %f40,%r152;
fma.rn.f32 %f41,%f40,%f3,%f39;
cvt.rni.s32.f32 %r851,%f41;
bra.uni $111;
$105:
sub.s32 %r629,%r145,%r144;
abs.s32 %r858,%r629;
sub.s32 %r630,%r146,%r143;
abs.s32 %r857,%r630;
sub.s32 %r631,%r147,%r142;
abs.s32 %r856,%r631;
sub.s32 %r632,%r148,%r141;
abs.s32 %r855,%r632;
sub.s32 %r633,%r149,%r140;
abs.s32 %r854,%r633;
sub.s32 %r634,%r150,%r139;
abs.s32 %r853,%r634;
sub.s32 %r635,%r151,%r138;
abs.s32 %r852,%r635;
sub.s32 %r636,%r152,%r137;
abs.s32 %r851,%r636;
bra.uni $111;
$110:
max.s32 %r858,%r145,%r144;
max.s32 %r857,%r146,%r143;
max.s32 %r856,%r147,%r142;
max.s32 %r855,%r148,%r141;
max.s32 %r854,%r149,%r140;
max.s32 %r853,%r150,%r139;
max.s32 %r852,%r151,%r138;
max.s32 %r851,%r152,%r137;
$111:
max.s32 %r637,%r858,0;
min.s32 %r217,%r637,65535;
max.s32 %r638,%r857,0;
min.s32 %r218,%r638,65535;
max.s32 %r639,%r856,0;
min.s32 %r219,%r639,65535;
max.s32 %r640,%r855,0;
min.s32 %r220,%r640,65535;
max.s32 %r641,%r854,0;
min.s32 %r221,%r641,65535;
max.s32 %r642,%r853,0;
min.s32 %r222,%r642,65535;
max.s32 %r643,%r852,0;
min.s32 %r223,%r643,65535;
max.s32 %r644,%r851,0;
min.s32 %r224,%r644,65535;
setp.eq.s64 %p66,%d180,2;
@%p66 bra $126;
bra.uni $112;
$126:
add.s32 %r734,%r262,4;
setp.le.s32 %p74,%r734,%r794;
mul.wide.s32 %d167,%r262,2;
add.s64 %d51,%d184,%d167;
and.b64 %d168,%d51,7;
setp.eq.s64 %p75,%d168,0;
and.pred %p76,%p74,%p75;
@%p76 bra $133;
bra.uni $127;
$133:
shl.b32 %r753,%r218,16;
shl.b32 %r754,%r220,16;
or.b32 %r755,%r754,%r219;
or.b32 %r756,%r753,%r217;
st.v2.u32 [%d51],{%r756,%r755};
bra.uni $134;
$112:
or.b32 %r650,%r262,1;
setp.ge.s32 %p67,%r650,%r794;
cvt.s64.s32 %d143,%r262;
mul.lo.s64 %d144,%d180,%d143;
add.s64 %d145,%d184,%d144;
st.u16 [%d145],%r217;
@%p67 bra $114;
cvt.s64.s32 %d146,%r650;
mul.lo.s64 %d147,%d180,%d146;
add.s64 %d148,%d184,%d147;
st.u16 [%d148],%r218;
$114:
or.b32 %r662,%r262,2;
setp.ge.s32 %p68,%r662,%r794;
@%p68 bra $116;
cvt.s64.s32 %d149,%r662;
mul.lo.s64 %d150,%d180,%d149;
add.s64 %d151,%d184,%d150;
st.u16 [%d151],%r219;
$116:
or.b32 %r674,%r262,3;
setp.ge.s32 %p69,%r674,%r794;
@%p69 bra $118;
cvt.s64.s32 %d152,%r674;
mul.lo.s64 %d153,%d180,%d152;
add.s64 %d154,%d184,%d153;
st.u16 [%d154],%r220;
$118:
add.s32 %r686,%r262,128;
setp.ge.s32 %p70,%r686,%r794;
@%p70 bra $120;
cvt.s64.s32 %d155,%r686;
mul.lo.s64 %d156,%d180,%d155;
add.s64 %d157,%d184,%d156;
st.u16 [%d157],%r221;
$120:
add.s32 %r698,%r262,129;
setp.ge.s32 %p71,%r698,%r794;
@%p71 bra $122;
cvt.s64.s32 %d158,%r698;
mul.lo.s64 %d159,%d180,%d158;
add.s64 %d160,%d184,%d159;
st.u16 [%d160],%r222;
$122:
add.s32 %r710,%r262,130;
setp.ge.s32 %p72,%r710,%r794;
@%p72 bra $124;
cvt.s64.s32 %d161,%r710;
mul.lo.s64 %d162,%d180,%d161;
add.s64 %d163,%d184,%d162;
st.u16 [%d163],%r223;
$124:
add.s32 %r722,%r262,131;
setp.ge.s32 %p73,%r722,%r794;
@%p73 bra $144;
cvt.s64.s32 %d164,%r722;
mul.lo.s64 %d165,%d180,%d164;
add.s64 %d166,%d184,%d165;
st.u16 [%d166],%r224;
bra.uni $144;
$127:
or.b32 %r740,%r262,1;
setp.ge.s32 %p77,%r740,%r794;
st.u16 [%d51],%r217;
@%p77 bra $129;
st.u16 [%d51+2],%r218;
$129:
or.b32 %r746,%r262,2;
setp.ge.s32 %p78,%r746,%r794;
@%p78 bra $131;
st.u16 [%d51+4],%r219;
$131:
or.b32 %r752,%r262,3;
setp.ge.s32 %p79,%r752,%r794;
@%p79 bra $134;
st.u16 [%d51+6],%r220;
$134:
add.s32 %r762,%r262,132;
setp.le.s32 %p80,%r762,%r794;
and.b64 %d169,%d184,7;
setp.eq.s64 %p81,%d169,0;
and.pred %p82,%p80,%p81;
@%p82 bra $143;
bra.uni $135;
$143:
shl.b32 %r787,%r222,16;
shl.b32 %r788,%r224,16;
or.b32 %r789,%r788,%r223;
or.b32 %r790,%r787,%r221;
st.v2.u32 [%d51+256],{%r790,%r789};
bra.uni $144;
$135:
add.s32 %r768,%r262,128;
setp.ge.s32 %p83,%r768,%r794;
@%p83 bra $137;
st.u16 [%d51+256],%r221;
$137:
add.s32 %r774,%r262,129;
setp.ge.s32 %p84,%r774,%r794;
@%p84 bra $139;
st.u16 [%d51+258],%r222;
$139:
add.s32 %r780,%r262,130;
setp.ge.s32 %p85,%r780,%r794;
@%p85 bra $141;
st.u16 [%d51+260],%r223;
$141:
add.s32 %r786,%r262,131;
setp.ge.s32 %p86,%r786,%r794;
@%p86 bra $144;
st.u16 [%d51+262],%r224;
$144:
add.s64 %d184,%d184,%d181;
add.s64 %d183,%d183,%d173;
add.s64 %d182,%d182,%d177;
add.s32 %r796,%r796,1;
setp.lt.s32 %p87,%r796,%r250;
@%p87 bra $11;
$145:
ret;
}
.visible .entry arithmetic_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .f32 p8,
.param .f32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13,
.param .f32 p14
)
.maxntid 256,1,1
{
.reg .pred %p<88>;
.reg .b16 %s<9>;
.reg .f32 %f<81>;
.reg .b32 %r<535>;
.reg .b64 %d<217>;
ld.param.u64 %d61,[p0];
ld.param.v2.u32 {%r476,%r231},[p1+32];
ld.param.v2.u32 {%r232,%r233},[p1+40];
ld.param.u64 %d66,[p2];
ld.param.v2.u32 {%r477,%r235},[p3+32];
ld.param.v2.u32 {%r236,%r237},[p3+40];
ld.param.u64 %d71,[p4];
ld.param.v2.u32 {%r478,%r479},[p5+32];
ld.param.v2.u32 {%r240,%r241},[p5+40];
ld.param.u32 %r228,[p6];
ld.param.f32 %f3,[p8];
ld.param.u64 %d213,[p5+24];
ld.param.u64 %d212,[p5+16];
ld.param.u64 %d211,[p5+8];
ld.param.u64 %d72,[p5];
ld.param.u64 %d209,[p3+24];
ld.param.u64 %d208,[p3+16];
ld.param.u64 %d207,[p3+8];
ld.param.u64 %d67,[p3];
ld.param.u64 %d205,[p1+24];
ld.param.u64 %d204,[p1+16];
ld.param.u64 %d203,[p1+8];
ld.param.u64 %d62,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r233,0;
@%p1 bra $2;
cvta.to.global.u64 %d76,%d61;
mul.wide.s32 %d77,%r1,40;
add.s64 %d78,%d76,%d77;
ld.global.v2.u32 {%r476,%r243},[%d78+32];
ld.global.u64 %d205,[%d78+24];
ld.global.u64 %d204,[%d78+16];
ld.global.u64 %d203,[%d78+8];
ld.global.u64 %d202,[%d78];
bra.uni $3;
$2:
cvt.s64.s32 %d79,%r1;
mul.lo.s64 %d80,%d62,%d79;
add.s64 %d202,%d61,%d80;
$3:
setp.eq.s32 %p2,%r237,0;
@%p2 bra $5;
cvta.to.global.u64 %d81,%d66;
mul.wide.s32 %d82,%r1,40;
add.s64 %d83,%d81,%d82;
ld.global.v2.u32 {%r477,%r245},[%d83+32];
ld.global.u64 %d209,[%d83+24];
ld.global.u64 %d208,[%d83+16];
ld.global.u64 %d207,[%d83+8];
ld.global.u64 %d206,[%d83];
bra.uni $6;
$5:
cvt.s64.s32 %d84,%r1;
mul.lo.s64 %d85,%d67,%d84;
add.s64 %d206,%d66,%d85;
$6:
setp.eq.s32 %p3,%r241,0;
@%p3 bra $8;
cvta.to.global.u64 %d86,%d71;
mul.wide.s32 %d87,%r1,40;
add.s64 %d88,%d86,%d87;
ld.global.v2.u32 {%r478,%r479},[%d88+32];
ld.global.u64 %d213,[%d88+24];
ld.global.u64 %d212,[%d88+16];
ld.global.u64 %d211,[%d88+8];
ld.global.u64 %d210,[%d88];
bra.uni $9;
$8:
cvt.s64.s32 %d89,%r1;
mul.lo.s64 %d90,%d72,%d89;
add.s64 %d210,%d71,%d90;
$9:
mov.u32 %r248,%ctaid.x;
shl.b32 %r249,%r248,6;
mov.u32 %r250,%tid.x;
add.s32 %r251,%r249,%r250;
shl.b32 %r21,%r251,2;
mov.u32 %r252,%ctaid.y;
shl.b32 %r253,%r252,3;
mov.u32 %r254,%tid.y;
add.s32 %r22,%r253,%r254;
setp.ge.s32 %p4,%r21,%r478;
setp.ge.s32 %p5,%r22,%r479;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r240,1;
or.pred %p8,%p6,%p7;
@%p8 bra $145;
add.s32 %r26,%r21,4;
add.s32 %r27,%r21,128;
cvt.s64.s32 %d91,%r27;
add.s32 %r28,%r21,132;
add.s32 %r29,%r21,1;
add.s32 %r30,%r21,2;
add.s32 %r31,%r21,129;
cvt.s64.s32 %d92,%r31;
add.s32 %r32,%r21,3;
add.s32 %r33,%r21,130;
cvt.s64.s32 %d93,%r33;
add.s32 %r34,%r21,131;
cvt.s64.s32 %d94,%r34;
cvt.s64.s32 %d95,%r22;
mul.lo.s64 %d96,%d211,%d95;
add.s64 %d216,%d210,%d96;
mul.lo.s64 %d97,%d203,%d95;
add.s64 %d215,%d202,%d97;
cvt.s64.s32 %d42,%r21;
add.s64 %d43,%d42,128;
mul.lo.s64 %d44,%d204,%d94;
mul.lo.s64 %d45,%d204,%d93;
mul.lo.s64 %d98,%d207,%d95;
add.s64 %d214,%d206,%d98;
mul.lo.s64 %d47,%d204,%d92;
mul.lo.s64 %d48,%d204,%d91;
mov.u32 %r480,0;
$11:
.pragma "nounroll";
ld.param.f32 %f80,[p11];
setp.eq.s32 %p9,%r480,0;
@%p9 bra $14;
ld.param.f32 %f80,[p12];
setp.ne.s32 %p10,%r480,1;
@%p10 bra $13;
bra.uni $14;
$13:
ld.param.f32 %f77,[p14];
ld.param.f32 %f76,[p13];
setp.eq.s32 %p11,%r480,2;
selp.f32 %f80,%f76,%f77,%p11;
$14:
setp.eq.s64 %p12,%d204,1;
@%p12 bra $31;
bra.uni $15;
$31:
setp.le.s32 %p21,%r26,%r476;
add.s64 %d55,%d215,%d42;
and.b64 %d115,%d55,3;
setp.eq.s64 %p22,%d115,0;
and.pred %p23,%p22,%p21;
@%p23 bra $41;
bra.uni $32;
$41:
add.s64 %d191,%d215,%d42;
ld.u32 %r76,[%d191];
bra.uni $42;
$15:
setp.ge.s32 %p13,%r21,%r476;
mov.u32 %r76,0;
@%p13 bra $17;
mul.lo.s64 %d100,%d204,%d42;
add.s64 %d101,%d215,%d100;
ld.u8 %r76,[%d101];
$17:
setp.ge.s32 %p14,%r29,%r476;
@%p14 bra $19;
or.b32 %r267,%r21,1;
cvt.s64.s32 %d102,%r267;
mul.lo.s64 %d103,%d204,%d102;
add.s64 %d104,%d215,%d103;
ld.u8 %s1,[%d104];
mul.wide.u16 %r268,%s1,256;
or.b32 %r76,%r268,%r76;
$19:
setp.ge.s32 %p15,%r30,%r476;
@%p15 bra $21;
or.b32 %r274,%r21,2;
cvt.s64.s32 %d105,%r274;
mul.lo.s64 %d106,%d204,%d105;
add.s64 %d107,%d215,%d106;
ld.u8 %r275,[%d107];
shl.b32 %r276,%r275,16;
or.b32 %r76,%r276,%r76;
$21:
setp.ge.s32 %p16,%r32,%r476;
@%p16 bra $23;
or.b32 %r282,%r21,3;
cvt.s64.s32 %d108,%r282;
mul.lo.s64 %d109,%d204,%d108;
add.s64 %d110,%d215,%d109;
ld.u8 %r283,[%d110];
shl.b32 %r284,%r283,24;
or.b32 %r76,%r284,%r76;
$23:
setp.ge.s32 %p17,%r27,%r476;
mov.u32 %r75,0;
@%p17 bra $25;
add.s64 %d111,%d215,%d48;
ld.u8 %r75,[%d111];
$25:
setp.ge.s32 %p18,%r31,%r476;
@%p18 bra $27;
add.s64 %d112,%d215,%d47;
ld.u8 %s2,[%d112];
mul.wide.u16 %r286,%s2,256;
or.b32 %r75,%r286,%r75;
$27:
setp.ge.s32 %p19,%r33,%r476;
@%p19 bra $29;
add.s64 %d113,%d215,%d45;
ld.u8 %r287,[%d113];
shl.b32 %r288,%r287,16;
or.b32 %r75,%r288,%r75;
$29:
setp.ge.s32 %p20,%r34,%r476;
@%p20 bra $54;
add.s64 %d114,%d215,%d44;
ld.u8 %r289,[%d114];
shl.b32 %r290,%r289,24;
or.b32 %r75,%r290,%r75;
bra.uni $54;
$32:
setp.ge.s32 %p24,%r21,%r476;
mov.u32 %r76,0;
@%p24 bra $34;
add.s64 %d190,%d215,%d42;
ld.u8 %r76,[%d190];
$34:
setp.ge.s32 %p25,%r29,%r476;
@%p25 bra $36;
add.s64 %d189,%d215,%d42;
ld.u8 %s3,[%d189+1];
mul.wide.u16 %r292,%s3,256;
or.b32 %r76,%r292,%r76;
$36:
setp.ge.s32 %p26,%r30,%r476;
@%p26 bra $38;
add.s64 %d188,%d215,%d42;
ld.u8 %r293,[%d188+2];
shl.b32 %r294,%r293,16;
or.b32 %r76,%r294,%r76;
$38:
setp.ge.s32 %p27,%r32,%r476;
@%p27 bra $42;
add.s64 %d187,%d215,%d42;
ld.u8 %r295,[%d187+3];
shl.b32 %r296,%r295,24;
or.b32 %r76,%r296,%r76;
$42:
add.s64 %d116,%d215,%d43;
and.b64 %d117,%d116,3;
setp.eq.s64 %p28,%d117,0;
setp.le.s32 %p29,%r28,%r476;
and.pred %p30,%p28,%p29;
@%p30 bra $52;
bra.uni $43;
$52:
add.s64 %d186,%d215,%d42;
ld.u32 %r75,[%d186+128];
bra.uni $54;
$43:
setp.ge.s32 %p31,%r27,%r476;
mov.u32 %r75,0;
@%p31 bra $45;
add.s64 %d185,%d215,%d42;
ld.u8 %r75,[%d185+128];
$45:
setp.ge.s32 %p32,%r31,%r476;
@%p32 bra $47;
add.s64 %d184,%d215,%d42;
ld.u8 %s4,[%d184+129];
mul.wide.u16 %r298,%s4,256;
or.b32 %r75,%r298,%r75;
$47:
setp.ge.s32 %p33,%r33,%r476;
@%p33 bra $49;
add.s64 %d183,%d215,%d42;
ld.u8 %r299,[%d183+130];
shl.b32 %r300,%r299,16;
or.b32 %r75,%r300,%r75;
$49:
setp.ge.s32 %p34,%r34,%r476;
@%p34 bra $54;
add.s64 %d182,%d215,%d42;
ld.u8 %r301,[%d182+131];
shl.b32 %r302,%r301,24;
or.b32 %r75,%r302,%r75;
$54:
ld.param.u32 %r457,[p7];
setp.eq.s32 %p35,%r457,0;
@%p35 bra $56;
cvt.rzi.s32.f32 %r127,%f80;
mov.u32 %r128,%r127;
mov.u32 %r129,%r127;
mov.u32 %r130,%r127;
mov.u32 %r131,%r127;
mov.u32 %r132,%r127;
mov.u32 %r133,%r127;
mov.u32 %r134,%r127;
bra.uni $97;
$56:
setp.eq.s64 %p36,%d208,1;
@%p36 bra $73;
bra.uni $57;
$73:
setp.le.s32 %p45,%r26,%r477;
add.s64 %d56,%d214,%d42;
and.b64 %d142,%d56,3;
setp.eq.s64 %p46,%d142,0;
and.pred %p47,%p46,%p45;
@%p47 bra $83;
bra.uni $74;
$83:
add.s64 %d201,%d214,%d42;
ld.u32 %r501,[%d201];
bra.uni $84;
$57:
setp.ge.s32 %p37,%r21,%r477;
mov.u32 %r501,0;
@%p37 bra $59;
mul.lo.s64 %d119,%d208,%d42;
add.s64 %d120,%d214,%d119;
ld.u8 %r501,[%d120];
$59:
setp.ge.s32 %p38,%r29,%r477;
@%p38 bra $61;
or.b32 %r314,%r21,1;
cvt.s64.s32 %d121,%r314;
mul.lo.s64 %d122,%d208,%d121;
add.s64 %d123,%d214,%d122;
ld.u8 %s5,[%d123];
mul.wide.u16 %r315,%s5,256;
or.b32 %r501,%r315,%r501;
$61:
setp.ge.s32 %p39,%r30,%r477;
@%p39 bra $63;
or.b32 %r321,%r21,2;
cvt.s64.s32 %d124,%r321;
mul.lo.s64 %d125,%d208,%d124;
add.s64 %d126,%d214,%d125;
ld.u8 %r322,[%d126];
shl.b32 %r323,%r322,16;
or.b32 %r501,%r323,%r501;
$63:
setp.ge.s32 %p40,%r32,%r477;
@%p40 bra $65;
or.b32 %r329,%r21,3;
cvt.s64.s32 %d127,%r329;
mul.lo.s64 %d128,%d208,%d127;
add.s64 %d129,%d214,%d128;
ld.u8 %r330,[%d129];
shl.b32 %r331,%r330,24;
or.b32 %r501,%r331,%r501;
$65:
setp.ge.s32 %p41,%r27,%r477;
mov.u32 %r513,0;
@%p41 bra $67;
mul.lo.s64 %d131,%d208,%d91;
add.s64 %d132,%d214,%d131;
ld.u8 %r513,[%d132];
$67:
setp.ge.s32 %p42,%r31,%r477;
@%p42 bra $69;
mul.lo.s64 %d134,%d208,%d92;
add.s64 %d135,%d214,%d134;
ld.u8 %s6,[%d135];
mul.wide.u16 %r345,%s6,256;
or.b32 %r513,%r345,%r513;
$69:
setp.ge.s32 %p43,%r33,%r477;
@%p43 bra $71;
mul.lo.s64 %d137,%d208,%d93;
add.s64 %d138,%d214,%d137;
ld.u8 %r352,[%d138];
shl.b32 %r353,%r352,16;
or.b32 %r513,%r353,%r513;
$71:
setp.ge.s32 %p44,%r34,%r477;
@%p44 bra $96;
mul.lo.s64 %d140,%d208,%d94;
add.s64 %d141,%d214,%d140;
ld.u8 %r360,[%d141];
shl.b32 %r361,%r360,24;
or.b32 %r513,%r361,%r513;
bra.uni $96;
$74:
setp.ge.s32 %p48,%r21,%r477;
mov.u32 %r501,0;
@%p48 bra $76;
add.s64 %d200,%d214,%d42;
ld.u8 %r501,[%d200];
$76:
setp.ge.s32 %p49,%r29,%r477;
@%p49 bra $78;
add.s64 %d199,%d214,%d42;
ld.u8 %s7,[%d199+1];
mul.wide.u16 %r363,%s7,256;
or.b32 %r501,%r363,%r501;
$78:
setp.ge.s32 %p50,%r30,%r477;
@%p50 bra $80;
add.s64 %d198,%d214,%d42;
ld.u8 %r364,[%d198+2];
shl.b32 %r365,%r364,16;
or.b32 %r501,%r365,%r501;
$80:
setp.ge.s32 %p51,%r32,%r477;
@%p51 bra $84;
add.s64 %d197,%d214,%d42;
ld.u8 %r366,[%d197+3];
shl.b32 %r367,%r366,24;
or.b32 %r501,%r367,%r501;
$84:
add.s64 %d143,%d214,%d43;
and.b64 %d144,%d143,3;
setp.eq.s64 %p52,%d144,0;
setp.le.s32 %p53,%r28,%r477;
and.pred %p54,%p52,%p53;
@%p54 bra $94;
bra.uni $85;
$94:
add.s64 %d196,%d214,%d42;
ld.u32 %r513,[%d196+128];
bra.uni $96;
$85:
setp.ge.s32 %p55,%r27,%r477;
mov.u32 %r513,0;
@%p55 bra $87;
add.s64 %d195,%d214,%d42;
ld.u8 %r513,[%d195+128];
$87:
setp.ge.s32 %p56,%r31,%r477;
@%p56 bra $89;
add.s64 %d194,%d214,%d42;
ld.u8 %s8,[%d194+129];
mul.wide.u16 %r369,%s8,256;
or.b32 %r513,%r369,%r513;
$89:
setp.ge.s32 %p57,%r33,%r477;
@%p57 bra $91;
add.s64 %d193,%d214,%d42;
ld.u8 %r370,[%d193+130];
shl.b32 %r371,%r370,16;
or.b32 %r513,%r371,%r513;
$91:
setp.ge.s32 %p58,%r34,%r477;
@%p58 bra $96;
add.s64 %d192,%d214,%d42;
ld.u8 %r372,[%d192+131];
shl.b32 %r373,%r372,24;
or.b32 %r513,%r373,%r513;
$96:
and.b32 %r134,%r501,255;
shr.u32 %r374,%r501,8;
and.b32 %r133,%r374,255;
shr.u32 %r375,%r501,16;
and.b32 %r132,%r375,255;
shr.u32 %r131,%r501,24;
and.b32 %r130,%r513,255;
shr.u32 %r376,%r513,8;
and.b32 %r129,%r376,255;
shr.u32 %r377,%r513,16;
and.b32 %r128,%r377,255;
shr.u32 %r127,%r513,24;
$97:
and.b32 %r135,%r76,255;
shr.u32 %r378,%r76,8;
and.b32 %r136,%r378,255;
shr.u32 %r379,%r76,16;
and.b32 %r137,%r379,255;
and.b32 %r139,%r75,255;
shr.u32 %r380,%r75,8;
and.b32 %r140,%r380,255;
shr.u32 %r381,%r75,16;
and.b32 %r141,%r381,255;
setp.gt.s32 %p59,%r228,2;
@%p59 bra $101;
setp.eq.s32 %p63,%r228,0;
@%p63 bra $109;
setp.eq.s32 %p64,%r228,1;
@%p64 bra $108;
setp.eq.s32 %p65,%r228,2;
@%p65 bra $107;
bra.uni $110;
$107:
shr.u32 %r467,%r75,24;
shr.u32 %r466,%r76,24;
cvt.rn.f32.s32 %f42,%r135;
mul.f32 %f43,%f42,%f3;
cvt.rn.f32.s32 %f44,%r134;
mul.f32 %f45,%f43,%f44;
cvt.rni.s32.f32 %r534,%f45;
cvt.rn.f32.s32 %f46,%r136;
mul.f32 %f47,%f46,%f3;
cvt.rn.f32.s32 %f48,%r133;
mul.f32 %f49,%f47,%f48;
cvt.rni.s32.f32 %r533,%f49;
cvt.rn.f32.s32 %f50,%r137;
mul.f32 %f51,%f50,%f3;
cvt.rn.f32.s32 %f52,%r132;
mul.f32 %f53,%f51,%f52;
cvt.rni.s32.f32 %r532,%f53;
cvt.rn.f32.s32 %f54,%r466;
mul.f32 %f55,%f54,%f3;
cvt.rn.f32.s32 %f56,%r131;
mul.f32 %f57,%f55,%f56;
cvt.rni.s32.f32 %r531,%f57;
cvt.rn.f32.s32 %f58,%r139;
mul.f32 %f59,%f58,%f3;
cvt.rn.f32.s32 %f60,%r130;
mul.f32 %f61,%f59,%f60;
cvt.rni.s32.f32 %r530,%f61;
cvt.rn.f32.s32 %f62,%r140;
mul.f32 %f63,%f62,%f3;
cvt.rn.f32.s32 %f64,%r129;
mul.f32 %f65,%f63,%f64;
cvt.rni.s32.f32 %r529,%f65;
cvt.rn.f32.s32 %f66,%r141;
mul.f32 %f67,%f66,%f3;
cvt.rn.f32.s32 %f68,%r128;
mul.f32 %f69,%f67,%f68;
cvt.rni.s32.f32 %r528,%f69;
cvt.rn.f32.s32 %f70,%r467;
mul.f32 %f71,%f70,%f3;
cvt.rn.f32.s32 %f72,%r127;
mul.f32 %f73,%f71,%f72;
cvt.rni.s32.f32 %r527,%f73;
bra.uni $111;
$101:
setp.eq.s32 %p60,%r228,3;
@%p60 bra $106;
setp.eq.s32 %p61,%r228,4;
@%p61 bra $105;
setp.ne.s32 %p62,%r228,5;
@%p62 bra $110;
shr.u32 %r461,%r75,24;
shr.u32 %r460,%r76,24;
min.s32 %r534,%r135,%r134;
min.s32 %r533,%r136,%r133;
min.s32 %r532,%r137,%r132;
min.s32 %r531,%r460,%r131;
min.s32 %r530,%r139,%r130;
min.s32 %r529,%r140,%r129;
min.s32 %r528,%r141,%r128;
min.s32 %r527,%r461,%r127;
bra.uni $111;
$109:
shr.u32 %r471,%r75,24;
shr.u32 %r470,%r76,24;
add.s32 %r534,%r134,%r135;
add.s32 %r533,%r133,%r136;
add.s32 %r532,%r132,%r137;
add.s32 %r531,%r131,%r470;
add.s32 %r530,%r130,%r139;
add.s32 %r529,%r129,%r140;
add.s32 %r528,%r128,%r141;
add.s32 %r527,%r127,%r471;
bra.uni $111;
$108:
shr.u32 %r469,%r75,24;
shr.u32 %r468,%r76,24;
sub.s32 %r534,%r135,%r134;
sub.s32 %r533,%r136,%r133;
sub.s32 %r532,%r137,%r132;
sub.s32 %r531,%r468,%r131;
sub.s32 %r530,%r139,%r130;
sub.s32 %r529,%r140,%r129;
sub.s32 %r528,%r141,%r128;
sub.s32 %r527,%r469,%r127;
bra.uni $111;
$106:
shr.u32 %r465,%r75,24;
shr.u32 %r464,%r76,24;
ld.param.f32 %f79,[p10];
ld.param.f32 %f78,[p9];
cvt.rn.f32.s32 %f10,%r135;
cvt.rn.f32.s32 %f11,%r134;
fma.rn.f32 %f12,%f11,%f78,%f79;
fma.rn.f32 %f13,%f10,%f3,%f12;
cvt.rni.s32.f32 %r534,%f13;
cvt.rn.f32.s32 %f14,%r133;
fma.rn.f32 %f15,%f14,%f78,%f79;
cvt.rn.f32.s32 %f16,%r136;
fma.rn.f32 %f17,%f16,%f3,%f15;
cvt.rni.s32.f32 %r533,%f17;
cvt.rn.f32.s32 %f18,%r132;
fma.rn.f32 %f19,%f18,%f78,%f79;
cvt.rn.f32.s32 %f20,%r137;
fma.rn.f32 %f21,%f20,%f3,%f19;
cvt.rni.s32.f32 %r532,%f21;
cvt.rn.f32.s32 %f22,%r131;
fma.rn.f32 %f23,%f22,%f78,%f79;
cvt.rn.f32.s32 %f24,%r464;
fma.rn.f32 %f25,%f24,%f3,%f23;
cvt.rni.s32.f32 %r531,%f25;
cvt.rn.f32.s32 %f26,%r130;
fma.rn.f32 %f27,%f26,%f78,%f79;
cvt.rn.f32.s32 %f28,%r139;
fma.rn.f32 %f29,%f28,%f3,%f27;
cvt.rni.s32.f32 %r530,%f29;
cvt.rn.f32.s32 %f30,%r129;
fma.rn.f32 %f31,%f30,%f78,%f79;
cvt.rn.f32.s32 %f32,%r140;
fma.rn.f32 %f33,%f32,%f3,%f31;
cvt.rni.s32.f32 %r529,%f33;
cvt.rn.f32.s32 %f34,%r128;
fma.rn.f32 %f35,%f34,%f78,%f79;
cvt.rn.f32.s32 %f36,%r141;
fma.rn.f32 %f37,%f36,%f3,%f35;
cvt.rni.s32.f32 %r528,%f37;
cvt.rn.f32.s32 %f38,%r127;
fma.rn.f32 %f39,%f38,%f78,%f79;
cvt.rn.f32.s32 %f40,%r465;
fma.rn.f32 %f41,%f40,%f3,%f39;
cvt.rni.s32.f32 %r527,%f41;
bra.uni $111;
$105:
shr.u32 %r463,%r75,24;
shr.u32 %r462,%r76,24;
sub.s32 %r382,%r135,%r134;
abs.s32 %r534,%r382;
sub.s32 %r383,%r136,%r133;
abs.s32 %r533,%r383;
sub.s32 %r384,%r137,%r132;
abs.s32 %r532,%r384;
sub.s32 %r385,%r462,%r131;
abs.s32 %r531,%r385;
sub.s32 %r386,%r139,%r130;
abs.s32 %r530,%r386;
sub.s32 %r387,%r140,%r129;
abs.s32 %r529,%r387;
sub.s32 %r388,%r141,%r128;
abs.s32 %r528,%r388;
sub.s32 %r389,%r463,%r127;
abs.s32 %r527,%r389;
bra.uni $111;
$110:
shr.u32 %r459,%r75,24;
shr.u32 %r458,%r76,24;
max.s32 %r534,%r135,%r134;
max.s32 %r533,%r136,%r133;
max.s32 %r532,%r137,%r132;
max.s32 %r531,%r458,%r131;
max.s32 %r530,%r139,%r130;
max.s32 %r529,%r140,%r129;
max.s32 %r528,%r141,%r128;
max.s32 %r527,%r459,%r127;
$111:
max.s32 %r390,%r534,0;
min.s32 %r207,%r390,255;
max.s32 %r391,%r533,0;
min.s32 %r208,%r391,255;
max.s32 %r392,%r532,0;
min.s32 %r209,%r392,255;
max.s32 %r393,%r531,0;
min.s32 %r210,%r393,255;
max.s32 %r394,%r530,0;
min.s32 %r211,%r394,255;
max.s32 %r395,%r529,0;
min.s32 %r212,%r395,255;
max.s32 %r396,%r528,0;
min.s32 %r213,%r396,255;
max.s32 %r397,%r527,0;
min.s32 %r214,%r397,255;
setp.eq.s64 %p66,%d212,1;
@%p66 bra $126;
bra.uni $112;
$126:
setp.le.s32 %p74,%r26,%r478;
add.s64 %d57,%d216,%d42;
and.b64 %d169,%d57,3;
setp.eq.s64 %p75,%d169,0;
and.pred %p76,%p75,%p74;
@%p76 bra $133;
bra.uni $127;
$133:
add.s64 %d181,%d216,%d42;
shl.b32 %r445,%r208,8;
or.b32 %r446,%r445,%r207;
shl.b32 %r447,%r209,16;
or.b32 %r448,%r447,%r446;
shl.b32 %r449,%r210,24;
or.b32 %r450,%r449,%r448;
st.u32 [%d181],%r450;
bra.uni $134;
$112:
setp.ge.s32 %p67,%r29,%r478;
mul.lo.s64 %d146,%d212,%d42;
add.s64 %d147,%d216,%d146;
st.u8 [%d147],%r207;
@%p67 bra $114;
or.b32 %r408,%r21,1;
cvt.s64.s32 %d148,%r408;
mul.lo.s64 %d149,%d212,%d148;
add.s64 %d150,%d216,%d149;
st.u8 [%d150],%r208;
$114:
setp.ge.s32 %p68,%r30,%r478;
@%p68 bra $116;
or.b32 %r414,%r21,2;
cvt.s64.s32 %d151,%r414;
mul.lo.s64 %d152,%d212,%d151;
add.s64 %d153,%d216,%d152;
st.u8 [%d153],%r209;
$116:
setp.ge.s32 %p69,%r32,%r478;
@%p69 bra $118;
or.b32 %r420,%r21,3;
cvt.s64.s32 %d154,%r420;
mul.lo.s64 %d155,%d212,%d154;
add.s64 %d156,%d216,%d155;
st.u8 [%d156],%r210;
$118:
setp.ge.s32 %p70,%r27,%r478;
@%p70 bra $120;
mul.lo.s64 %d158,%d212,%d91;
add.s64 %d159,%d216,%d158;
st.u8 [%d159],%r211;
$120:
setp.ge.s32 %p71,%r31,%r478;
@%p71 bra $122;
mul.lo.s64 %d161,%d212,%d92;
add.s64 %d162,%d216,%d161;
st.u8 [%d162],%r212;
$122:
setp.ge.s32 %p72,%r33,%r478;
@%p72 bra $124;
mul.lo.s64 %d164,%d212,%d93;
add.s64 %d165,%d216,%d164;
st.u8 [%d165],%r213;
$124:
setp.ge.s32 %p73,%r34,%r478;
@%p73 bra $144;
max.s32 %r473,%r527,0;
min.s32 %r472,%r473,255;
mul.lo.s64 %d167,%d212,%d94;
add.s64 %d168,%d216,%d167;
st.u8 [%d168],%r472;
bra.uni $144;
$127:
add.s64 %d172,%d216,%d42;
setp.ge.s32 %p77,%r29,%r478;
st.u8 [%d172],%r207;
@%p77 bra $129;
add.s64 %d180,%d216,%d42;
st.u8 [%d180+1],%r208;
$129:
setp.ge.s32 %p78,%r30,%r478;
@%p78 bra $131;
add.s64 %d179,%d216,%d42;
st.u8 [%d179+2],%r209;
$131:
setp.ge.s32 %p79,%r32,%r478;
@%p79 bra $134;
add.s64 %d178,%d216,%d42;
st.u8 [%d178+3],%r210;
$134:
setp.le.s32 %p80,%r28,%r478;
add.s64 %d170,%d216,%d43;
and.b64 %d171,%d170,3;
setp.eq.s64 %p81,%d171,0;
and.pred %p82,%p81,%p80;
@%p82 bra $143;
bra.uni $135;
$143:
add.s64 %d177,%d216,%d42;
shl.b32 %r451,%r214,24;
shl.b32 %r452,%r213,16;
shl.b32 %r453,%r212,8;
or.b32 %r454,%r453,%r211;
or.b32 %r455,%r452,%r454;
or.b32 %r456,%r451,%r455;
st.u32 [%d177+128],%r456;
bra.uni $144;
$135:
setp.ge.s32 %p83,%r27,%r478;
@%p83 bra $137;
add.s64 %d176,%d216,%d42;
st.u8 [%d176+128],%r211;
$137:
setp.ge.s32 %p84,%r31,%r478;
@%p84 bra $139;
add.s64 %d175,%d216,%d42;
st.u8 [%d175+129],%r212;
$139:
setp.ge.s32 %p85,%r33,%r478;
@%p85 bra $141;
add.s64 %d174,%d216,%d42;
st.u8 [%d174+130],%r213;
$141:
setp.ge.s32 %p86,%r34,%r478;
@%p86 bra $144;
max.s32 %r475,%r527,0;
min.s32 %r474,%r475,255;
add.s64 %d173,%d216,%d42;
st.u8 [%d173+131],%r474;
$144:
add.s64 %d216,%d216,%d213;
add.s64 %d215,%d215,%d205;
add.s64 %d214,%d214,%d209;
add.s32 %r480,%r480,1;
setp.lt.s32 %p87,%r480,%r240;
@%p87 bra $11;
$145:
ret;
}
.visible .entry bitwise_2(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11
)
.maxntid 256,1,1
{
.reg .pred %p<91>;
.reg .b32 %r<638>;
.reg .b64 %d<192>;
ld.param.u64 %d63,[p0];
ld.param.v2.u32 {%r582,%r186},[p1+32];
ld.param.v2.u32 {%r187,%r188},[p1+40];
ld.param.u64 %d68,[p2];
ld.param.v2.u32 {%r583,%r190},[p3+32];
ld.param.v2.u32 {%r191,%r192},[p3+40];
ld.param.u64 %d73,[p4];
ld.param.v2.u32 {%r584,%r585},[p5+32];
ld.param.v2.u32 {%r195,%r196},[p5+40];
ld.param.u32 %r179,[p6];
ld.param.u32 %r180,[p7];
ld.param.u64 %d188,[p5+24];
ld.param.u64 %d187,[p5+16];
ld.param.u64 %d186,[p5+8];
ld.param.u64 %d74,[p5];
ld.param.u64 %d184,[p3+24];
ld.param.u64 %d183,[p3+16];
ld.param.u64 %d182,[p3+8];
ld.param.u64 %d69,[p3];
ld.param.u64 %d180,[p1+24];
ld.param.u64 %d179,[p1+16];
ld.param.u64 %d178,[p1+8];
ld.param.u64 %d64,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r188,0;
@%p2 bra $2;
cvta.to.global.u64 %d78,%d63;
mul.wide.s32 %d79,%r1,40;
add.s64 %d80,%d78,%d79;
ld.global.v2.u32 {%r582,%r198},[%d80+32];
ld.global.u64 %d180,[%d80+24];
ld.global.u64 %d179,[%d80+16];
ld.global.u64 %d178,[%d80+8];
ld.global.u64 %d177,[%d80];
bra.uni $3;
$2:
cvt.s64.s32 %d81,%r1;
mul.lo.s64 %d82,%d64,%d81;
add.s64 %d177,%d63,%d82;
$3:
setp.eq.s32 %p3,%r192,0;
@%p3 bra $5;
cvta.to.global.u64 %d83,%d68;
mul.wide.s32 %d84,%r1,40;
add.s64 %d85,%d83,%d84;
ld.global.v2.u32 {%r583,%r200},[%d85+32];
ld.global.u64 %d184,[%d85+24];
ld.global.u64 %d183,[%d85+16];
ld.global.u64 %d182,[%d85+8];
ld.global.u64 %d181,[%d85];
bra.uni $6;
$5:
cvt.s64.s32 %d86,%r1;
mul.lo.s64 %d87,%d69,%d86;
add.s64 %d181,%d68,%d87;
$6:
setp.eq.s32 %p4,%r196,0;
@%p4 bra $8;
cvta.to.global.u64 %d88,%d73;
mul.wide.s32 %d89,%r1,40;
add.s64 %d90,%d88,%d89;
ld.global.v2.u32 {%r584,%r585},[%d90+32];
ld.global.u64 %d188,[%d90+24];
ld.global.u64 %d187,[%d90+16];
ld.global.u64 %d186,[%d90+8];
ld.global.u64 %d191,[%d90];
bra.uni $9;
$8:
cvt.s64.s32 %d91,%r1;
mul.lo.s64 %d92,%d74,%d91;
add.s64 %d191,%d73,%d92;
$9:
mov.u32 %r203,%ctaid.x;
shl.b32 %r204,%r203,6;
mov.u32 %r205,%tid.x;
add.s32 %r206,%r204,%r205;
shl.b32 %r21,%r206,2;
mov.u32 %r207,%ctaid.y;
shl.b32 %r208,%r207,3;
mov.u32 %r209,%tid.y;
add.s32 %r22,%r208,%r209;
setp.ge.s32 %p5,%r21,%r584;
setp.ge.s32 %p6,%r22,%r585;
or.pred %p7,%p5,%p6;
setp.lt.s32 %p8,%r195,1;
or.pred %p9,%p7,%p8;
@%p9 bra $140;
setp.eq.s64 %p1,%d187,2;
cvt.s64.s32 %d93,%r21;
add.s32 %r211,%r21,128;
cvt.s64.s32 %d94,%r211;
add.s32 %r212,%r21,1;
cvt.s64.s32 %d95,%r212;
add.s32 %r213,%r21,2;
cvt.s64.s32 %d96,%r213;
add.s32 %r214,%r21,129;
cvt.s64.s32 %d97,%r214;
add.s32 %r215,%r21,3;
cvt.s64.s32 %d98,%r215;
add.s32 %r26,%r21,130;
cvt.s64.s32 %d99,%r26;
add.s32 %r27,%r21,131;
cvt.s64.s32 %d100,%r27;
mul.lo.s64 %d101,%d187,%d95;
cvt.s64.s32 %d102,%r22;
mul.lo.s64 %d103,%d186,%d102;
add.s64 %d39,%d101,%d103;
mul.lo.s64 %d104,%d187,%d96;
add.s64 %d40,%d104,%d103;
mul.lo.s64 %d105,%d187,%d98;
add.s64 %d41,%d105,%d103;
mul.lo.s64 %d106,%d187,%d97;
add.s64 %d42,%d106,%d103;
mul.lo.s64 %d107,%d187,%d99;
add.s64 %d43,%d107,%d103;
mul.lo.s64 %d108,%d187,%d100;
add.s64 %d44,%d108,%d103;
mul.lo.s64 %d109,%d187,%d94;
add.s64 %d45,%d109,%d103;
mul.lo.s64 %d110,%d187,%d93;
add.s64 %d46,%d103,%d110;
mul.lo.s64 %d111,%d182,%d102;
add.s64 %d190,%d181,%d111;
mul.lo.s64 %d112,%d178,%d102;
add.s64 %d189,%d177,%d112;
mov.u32 %r586,0;
$11:
.pragma "nounroll";
ld.param.u32 %r587,[p8];
setp.eq.s32 %p10,%r586,0;
@%p10 bra $14;
ld.param.u32 %r587,[p9];
setp.ne.s32 %p11,%r586,1;
@%p11 bra $13;
bra.uni $14;
$13:
ld.param.u32 %r581,[p11];
ld.param.u32 %r580,[p10];
setp.eq.s32 %p12,%r586,2;
selp.b32 %r587,%r580,%r581,%p12;
$14:
mul.lo.s32 %r31,%r587,65537;
setp.eq.s64 %p13,%d179,2;
@%p13 bra $31;
bra.uni $15;
$31:
add.s32 %r315,%r21,4;
setp.le.s32 %p22,%r315,%r582;
mul.wide.s32 %d137,%r21,2;
add.s64 %d56,%d189,%d137;
and.b64 %d138,%d56,7;
setp.eq.s64 %p23,%d138,0;
and.pred %p24,%p22,%p23;
@%p24 bra $41;
bra.uni $32;
$41:
ld.v2.u32 {%r82,%r81},[%d56];
bra.uni $42;
$15:
setp.ge.s32 %p14,%r21,%r582;
mov.u32 %r82,0;
@%p14 bra $17;
mul.lo.s64 %d114,%d179,%d93;
add.s64 %d115,%d189,%d114;
ld.u16 %r82,[%d115];
$17:
or.b32 %r232,%r21,1;
setp.ge.s32 %p15,%r232,%r582;
@%p15 bra $19;
cvt.s64.s32 %d116,%r232;
mul.lo.s64 %d117,%d179,%d116;
add.s64 %d118,%d189,%d117;
ld.u16 %r239,[%d118];
shl.b32 %r240,%r239,16;
or.b32 %r82,%r240,%r82;
$19:
or.b32 %r247,%r21,2;
setp.ge.s32 %p16,%r247,%r582;
mov.u32 %r81,0;
@%p16 bra $21;
cvt.s64.s32 %d119,%r247;
mul.lo.s64 %d120,%d179,%d119;
add.s64 %d121,%d189,%d120;
ld.u16 %r81,[%d121];
$21:
or.b32 %r259,%r21,3;
setp.ge.s32 %p17,%r259,%r582;
@%p17 bra $23;
cvt.s64.s32 %d122,%r259;
mul.lo.s64 %d123,%d179,%d122;
add.s64 %d124,%d189,%d123;
ld.u16 %r266,[%d124];
shl.b32 %r267,%r266,16;
or.b32 %r81,%r267,%r81;
$23:
setp.ge.s32 %p18,%r211,%r582;
mov.u32 %r80,0;
@%p18 bra $25;
mul.lo.s64 %d126,%d179,%d94;
add.s64 %d127,%d189,%d126;
ld.u16 %r80,[%d127];
$25:
setp.ge.s32 %p19,%r214,%r582;
@%p19 bra $27;
mul.lo.s64 %d129,%d179,%d97;
add.s64 %d130,%d189,%d129;
ld.u16 %r293,[%d130];
shl.b32 %r294,%r293,16;
or.b32 %r80,%r294,%r80;
$27:
setp.ge.s32 %p20,%r26,%r582;
mov.u32 %r79,0;
@%p20 bra $29;
mul.lo.s64 %d132,%d179,%d99;
add.s64 %d133,%d189,%d132;
ld.u16 %r79,[%d133];
$29:
setp.ge.s32 %p21,%r27,%r582;
@%p21 bra $54;
mul.lo.s64 %d135,%d179,%d100;
add.s64 %d136,%d189,%d135;
ld.u16 %r308,[%d136];
shl.b32 %r309,%r308,16;
or.b32 %r79,%r309,%r79;
bra.uni $54;
$32:
setp.ge.s32 %p25,%r21,%r582;
mov.u32 %r82,0;
@%p25 bra $34;
ld.u16 %r82,[%d56];
$34:
or.b32 %r327,%r21,1;
setp.ge.s32 %p26,%r327,%r582;
@%p26 bra $36;
ld.u16 %r328,[%d56+2];
shl.b32 %r329,%r328,16;
or.b32 %r82,%r329,%r82;
$36:
or.b32 %r336,%r21,2;
setp.ge.s32 %p27,%r336,%r582;
mov.u32 %r81,0;
@%p27 bra $38;
ld.u16 %r81,[%d56+4];
$38:
or.b32 %r342,%r21,3;
setp.ge.s32 %p28,%r342,%r582;
@%p28 bra $42;
ld.u16 %r343,[%d56+6];
shl.b32 %r344,%r343,16;
or.b32 %r81,%r344,%r81;
$42:
add.s32 %r352,%r21,132;
setp.le.s32 %p29,%r352,%r582;
and.b64 %d139,%d189,7;
setp.eq.s64 %p30,%d139,0;
and.pred %p31,%p29,%p30;
@%p31 bra $52;
bra.uni $43;
$52:
ld.v2.u32 {%r80,%r79},[%d56+256];
bra.uni $54;
$43:
setp.ge.s32 %p32,%r211,%r582;
mov.u32 %r80,0;
@%p32 bra $45;
ld.u16 %r80,[%d56+256];
$45:
setp.ge.s32 %p33,%r214,%r582;
@%p33 bra $47;
ld.u16 %r366,[%d56+258];
shl.b32 %r367,%r366,16;
or.b32 %r80,%r367,%r80;
$47:
setp.ge.s32 %p34,%r26,%r582;
mov.u32 %r79,0;
@%p34 bra $49;
ld.u16 %r79,[%d56+260];
$49:
setp.ge.s32 %p35,%r27,%r582;
@%p35 bra $54;
ld.u16 %r369,[%d56+262];
shl.b32 %r370,%r369,16;
or.b32 %r79,%r370,%r79;
$54:
setp.ne.s32 %p36,%r180,0;
mov.u32 %r130,%r79;
mov.u32 %r131,%r80;
mov.u32 %r132,%r81;
mov.u32 %r133,%r82;
@%p36 bra $95;
bra.uni $55;
$95:
setp.eq.s32 %p60,%r180,0;
@%p60 bra $101;
setp.eq.s32 %p61,%r179,0;
@%p61 bra $100;
setp.eq.s32 %p62,%r179,1;
@%p62 bra $99;
bra.uni $98;
$99:
or.b32 %r635,%r31,%r82;
or.b32 %r634,%r31,%r81;
bra.uni $108;
$55:
setp.eq.s64 %p37,%d183,2;
@%p37 bra $72;
bra.uni $56;
$72:
add.s32 %r472,%r21,4;
setp.le.s32 %p46,%r472,%r583;
mul.wide.s32 %d164,%r21,2;
add.s64 %d57,%d190,%d164;
and.b64 %d165,%d57,7;
setp.eq.s64 %p47,%d165,0;
and.pred %p48,%p46,%p47;
@%p48 bra $82;
bra.uni $73;
$82:
ld.v2.u32 {%r133,%r132},[%d57];
bra.uni $83;
$101:
setp.eq.s32 %p64,%r179,0;
@%p64 bra $107;
setp.eq.s32 %p65,%r179,1;
@%p65 bra $106;
bra.uni $103;
$106:
or.b32 %r635,%r133,%r82;
or.b32 %r634,%r132,%r81;
bra.uni $108;
$100:
and.b32 %r635,%r31,%r82;
and.b32 %r634,%r31,%r81;
bra.uni $108;
$98:
setp.eq.s32 %p63,%r179,2;
selp.b32 %r530,%r31,-1,%p63;
xor.b32 %r635,%r82,%r530;
xor.b32 %r634,%r81,%r530;
bra.uni $108;
$56:
setp.ge.s32 %p38,%r21,%r583;
mov.u32 %r133,0;
@%p38 bra $58;
mul.lo.s64 %d141,%d183,%d93;
add.s64 %d142,%d190,%d141;
ld.u16 %r133,[%d142];
$58:
or.b32 %r389,%r21,1;
setp.ge.s32 %p39,%r389,%r583;
@%p39 bra $60;
cvt.s64.s32 %d143,%r389;
mul.lo.s64 %d144,%d183,%d143;
add.s64 %d145,%d190,%d144;
ld.u16 %r396,[%d145];
shl.b32 %r397,%r396,16;
or.b32 %r133,%r397,%r133;
$60:
or.b32 %r404,%r21,2;
setp.ge.s32 %p40,%r404,%r583;
mov.u32 %r132,0;
@%p40 bra $62;
cvt.s64.s32 %d146,%r404;
mul.lo.s64 %d147,%d183,%d146;
add.s64 %d148,%d190,%d147;
ld.u16 %r132,[%d148];
$62:
or.b32 %r416,%r21,3;
setp.ge.s32 %p41,%r416,%r583;
@%p41 bra $64;
cvt.s64.s32 %d149,%r416;
mul.lo.s64 %d150,%d183,%d149;
add.s64 %d151,%d190,%d150;
ld.u16 %r423,[%d151];
shl.b32 %r424,%r423,16;
or.b32 %r132,%r424,%r132;
$64:
setp.ge.s32 %p42,%r211,%r583;
mov.u32 %r131,0;
@%p42 bra $66;
mul.lo.s64 %d153,%d183,%d94;
add.s64 %d154,%d190,%d153;
ld.u16 %r131,[%d154];
$66:
setp.ge.s32 %p43,%r214,%r583;
@%p43 bra $68;
mul.lo.s64 %d156,%d183,%d97;
add.s64 %d157,%d190,%d156;
ld.u16 %r450,[%d157];
shl.b32 %r451,%r450,16;
or.b32 %r131,%r451,%r131;
$68:
setp.ge.s32 %p44,%r26,%r583;
mov.u32 %r130,0;
@%p44 bra $70;
mul.lo.s64 %d159,%d183,%d99;
add.s64 %d160,%d190,%d159;
ld.u16 %r130,[%d160];
$70:
setp.ge.s32 %p45,%r27,%r583;
@%p45 bra $95;
mul.lo.s64 %d162,%d183,%d100;
add.s64 %d163,%d190,%d162;
ld.u16 %r465,[%d163];
shl.b32 %r466,%r465,16;
or.b32 %r130,%r466,%r130;
bra.uni $95;
$107:
and.b32 %r635,%r133,%r82;
and.b32 %r634,%r132,%r81;
bra.uni $108;
$103:
setp.eq.s32 %p66,%r179,2;
@%p66 bra $105;
bra.uni $104;
$105:
xor.b32 %r635,%r133,%r82;
xor.b32 %r634,%r132,%r81;
bra.uni $108;
$73:
setp.ge.s32 %p49,%r21,%r583;
mov.u32 %r133,0;
@%p49 bra $75;
ld.u16 %r133,[%d57];
$75:
or.b32 %r484,%r21,1;
setp.ge.s32 %p50,%r484,%r583;
@%p50 bra $77;
ld.u16 %r485,[%d57+2];
shl.b32 %r486,%r485,16;
or.b32 %r133,%r486,%r133;
$77:
or.b32 %r493,%r21,2;
setp.ge.s32 %p51,%r493,%r583;
mov.u32 %r132,0;
@%p51 bra $79;
ld.u16 %r132,[%d57+4];
$79:
or.b32 %r499,%r21,3;
setp.ge.s32 %p52,%r499,%r583;
@%p52 bra $83;
ld.u16 %r500,[%d57+6];
shl.b32 %r501,%r500,16;
or.b32 %r132,%r501,%r132;
$83:
add.s32 %r509,%r21,132;
setp.le.s32 %p53,%r509,%r583;
and.b64 %d166,%d190,7;
setp.eq.s64 %p54,%d166,0;
and.pred %p55,%p53,%p54;
@%p55 bra $93;
bra.uni $84;
$93:
ld.v2.u32 {%r131,%r130},[%d57+256];
bra.uni $95;
$84:
setp.ge.s32 %p56,%r211,%r583;
mov.u32 %r131,0;
@%p56 bra $86;
ld.u16 %r131,[%d57+256];
$86:
setp.ge.s32 %p57,%r214,%r583;
@%p57 bra $88;
ld.u16 %r523,[%d57+258];
shl.b32 %r524,%r523,16;
or.b32 %r131,%r524,%r131;
$88:
setp.ge.s32 %p58,%r26,%r583;
mov.u32 %r130,0;
@%p58 bra $90;
ld.u16 %r130,[%d57+260];
$90:
setp.ge.s32 %p59,%r27,%r583;
@%p59 bra $95;
ld.u16 %r526,[%d57+262];
shl.b32 %r527,%r526,16;
or.b32 %r130,%r527,%r130;
bra.uni $95;
$104:
not.b32 %r635,%r82;
not.b32 %r634,%r81;
$108:
add.s64 %d58,%d191,%d46;
and.b64 %d167,%d58,7;
setp.eq.s64 %p67,%d167,0;
add.s32 %r536,%r21,4;
setp.le.s32 %p68,%r536,%r584;
and.pred %p69,%p1,%p68;
and.pred %p70,%p69,%p67;
@%p70 bra $115;
bra.uni $109;
$115:
st.v2.u32 [%d58],{%r635,%r634};
bra.uni $116;
$109:
or.b32 %r542,%r21,1;
setp.ge.s32 %p71,%r542,%r584;
st.u16 [%d58],%r635;
@%p71 bra $111;
shr.u32 %r543,%r635,16;
add.s64 %d168,%d191,%d39;
st.u16 [%d168],%r543;
$111:
or.b32 %r549,%r21,2;
setp.ge.s32 %p72,%r549,%r584;
@%p72 bra $113;
add.s64 %d169,%d191,%d40;
st.u16 [%d169],%r634;
$113:
or.b32 %r555,%r21,3;
setp.ge.s32 %p73,%r555,%r584;
@%p73 bra $116;
shr.u32 %r556,%r634,16;
add.s64 %d170,%d191,%d41;
st.u16 [%d170],%r556;
$116:
setp.eq.s32 %p90,%r180,0;
@%p90 bra $122;
setp.eq.s32 %p75,%r179,0;
@%p75 bra $121;
setp.eq.s32 %p76,%r179,1;
@%p76 bra $120;
bra.uni $119;
$120:
or.b32 %r637,%r31,%r80;
or.b32 %r636,%r31,%r79;
bra.uni $129;
$122:
setp.eq.s32 %p78,%r179,0;
@%p78 bra $128;
setp.eq.s32 %p79,%r179,1;
@%p79 bra $127;
bra.uni $124;
$127:
or.b32 %r637,%r131,%r80;
or.b32 %r636,%r130,%r79;
bra.uni $129;
$121:
and.b32 %r637,%r31,%r80;
and.b32 %r636,%r31,%r79;
bra.uni $129;
$119:
setp.eq.s32 %p77,%r179,2;
selp.b32 %r557,%r31,-1,%p77;
xor.b32 %r637,%r80,%r557;
xor.b32 %r636,%r79,%r557;
bra.uni $129;
$128:
and.b32 %r637,%r131,%r80;
and.b32 %r636,%r130,%r79;
bra.uni $129;
$124:
setp.eq.s32 %p80,%r179,2;
@%p80 bra $126;
bra.uni $125;
$126:
xor.b32 %r637,%r131,%r80;
xor.b32 %r636,%r130,%r79;
bra.uni $129;
$125:
not.b32 %r637,%r80;
not.b32 %r636,%r79;
$129:
add.s64 %d59,%d191,%d45;
and.b64 %d171,%d59,7;
setp.eq.s64 %p81,%d171,0;
add.s32 %r563,%r21,132;
setp.le.s32 %p82,%r563,%r584;
and.pred %p83,%p1,%p82;
and.pred %p84,%p83,%p81;
@%p84 bra $138;
bra.uni $130;
$138:
add.s64 %d176,%d191,%d45;
st.v2.u32 [%d176],{%r637,%r636};
bra.uni $139;
$130:
setp.ge.s32 %p85,%r211,%r584;
@%p85 bra $132;
add.s64 %d175,%d191,%d45;
st.u16 [%d175],%r637;
$132:
setp.ge.s32 %p86,%r214,%r584;
@%p86 bra $134;
shr.u32 %r576,%r637,16;
add.s64 %d172,%d191,%d42;
st.u16 [%d172],%r576;
$134:
setp.ge.s32 %p87,%r26,%r584;
@%p87 bra $136;
add.s64 %d173,%d191,%d43;
st.u16 [%d173],%r636;
$136:
setp.ge.s32 %p88,%r27,%r584;
@%p88 bra $139;
shr.u32 %r577,%r636,16;
add.s64 %d174,%d191,%d44;
st.u16 [%d174],%r577;
$139:
add.s64 %d191,%d191,%d188;
add.s64 %d190,%d190,%d184;
add.s64 %d189,%d189,%d180;
add.s32 %r586,%r586,1;
setp.lt.s32 %p89,%r586,%r195;
@%p89 bra $11;
$140:
ret;
}
.visible .entry bitwise_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11
)
.maxntid 256,1,1
{
.reg .pred %p<91>;
.reg .b32 %r<597>;
.reg .b64 %d<192>;
ld.param.u64 %d63,[p0];
ld.param.v2.u32 {%r521,%r261},[p1+32];
ld.param.v2.u32 {%r262,%r263},[p1+40];
ld.param.u64 %d68,[p2];
ld.param.v2.u32 {%r522,%r265},[p3+32];
ld.param.v2.u32 {%r266,%r267},[p3+40];
ld.param.u64 %d73,[p4];
ld.param.v2.u32 {%r523,%r524},[p5+32];
ld.param.v2.u32 {%r270,%r271},[p5+40];
ld.param.u32 %r254,[p6];
ld.param.u32 %r255,[p7];
ld.param.u64 %d188,[p5+24];
ld.param.u64 %d187,[p5+16];
ld.param.u64 %d186,[p5+8];
ld.param.u64 %d74,[p5];
ld.param.u64 %d184,[p3+24];
ld.param.u64 %d183,[p3+16];
ld.param.u64 %d182,[p3+8];
ld.param.u64 %d69,[p3];
ld.param.u64 %d180,[p1+24];
ld.param.u64 %d179,[p1+16];
ld.param.u64 %d178,[p1+8];
ld.param.u64 %d64,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r263,0;
@%p2 bra $2;
cvta.to.global.u64 %d78,%d63;
mul.wide.s32 %d79,%r1,40;
add.s64 %d80,%d78,%d79;
ld.global.v2.u32 {%r521,%r273},[%d80+32];
ld.global.u64 %d180,[%d80+24];
ld.global.u64 %d179,[%d80+16];
ld.global.u64 %d178,[%d80+8];
ld.global.u64 %d177,[%d80];
bra.uni $3;
$2:
cvt.s64.s32 %d81,%r1;
mul.lo.s64 %d82,%d64,%d81;
add.s64 %d177,%d63,%d82;
$3:
setp.eq.s32 %p3,%r267,0;
@%p3 bra $5;
cvta.to.global.u64 %d83,%d68;
mul.wide.s32 %d84,%r1,40;
add.s64 %d85,%d83,%d84;
ld.global.v2.u32 {%r522,%r275},[%d85+32];
ld.global.u64 %d184,[%d85+24];
ld.global.u64 %d183,[%d85+16];
ld.global.u64 %d182,[%d85+8];
ld.global.u64 %d181,[%d85];
bra.uni $6;
$5:
cvt.s64.s32 %d86,%r1;
mul.lo.s64 %d87,%d69,%d86;
add.s64 %d181,%d68,%d87;
$6:
setp.eq.s32 %p4,%r271,0;
@%p4 bra $8;
cvta.to.global.u64 %d88,%d73;
mul.wide.s32 %d89,%r1,40;
add.s64 %d90,%d88,%d89;
ld.global.v2.u32 {%r523,%r524},[%d90+32];
ld.global.u64 %d188,[%d90+24];
ld.global.u64 %d187,[%d90+16];
ld.global.u64 %d186,[%d90+8];
ld.global.u64 %d191,[%d90];
bra.uni $9;
$8:
cvt.s64.s32 %d91,%r1;
mul.lo.s64 %d92,%d74,%d91;
add.s64 %d191,%d73,%d92;
$9:
mov.u32 %r278,%ctaid.x;
shl.b32 %r279,%r278,6;
mov.u32 %r280,%tid.x;
add.s32 %r281,%r279,%r280;
shl.b32 %r21,%r281,2;
mov.u32 %r282,%ctaid.y;
shl.b32 %r283,%r282,3;
mov.u32 %r284,%tid.y;
add.s32 %r22,%r283,%r284;
setp.ge.s32 %p5,%r21,%r523;
setp.ge.s32 %p6,%r22,%r524;
or.pred %p7,%p5,%p6;
setp.lt.s32 %p8,%r270,1;
or.pred %p9,%p7,%p8;
@%p9 bra $140;
setp.eq.s64 %p1,%d187,4;
cvt.s64.s32 %d93,%r21;
add.s32 %r286,%r21,128;
cvt.s64.s32 %d94,%r286;
add.s32 %r26,%r21,1;
cvt.s64.s32 %d95,%r26;
add.s32 %r27,%r21,2;
cvt.s64.s32 %d96,%r27;
add.s32 %r28,%r21,129;
cvt.s64.s32 %d97,%r28;
add.s32 %r29,%r21,3;
cvt.s64.s32 %d98,%r29;
add.s32 %r30,%r21,130;
cvt.s64.s32 %d99,%r30;
add.s32 %r31,%r21,131;
cvt.s64.s32 %d100,%r31;
mul.lo.s64 %d101,%d187,%d95;
cvt.s64.s32 %d102,%r22;
mul.lo.s64 %d103,%d186,%d102;
add.s64 %d39,%d101,%d103;
mul.lo.s64 %d104,%d187,%d96;
add.s64 %d40,%d104,%d103;
mul.lo.s64 %d105,%d187,%d98;
add.s64 %d41,%d105,%d103;
mul.lo.s64 %d106,%d187,%d97;
add.s64 %d42,%d106,%d103;
mul.lo.s64 %d107,%d187,%d99;
add.s64 %d43,%d107,%d103;
mul.lo.s64 %d108,%d187,%d100;
add.s64 %d44,%d108,%d103;
mul.lo.s64 %d109,%d187,%d94;
add.s64 %d45,%d109,%d103;
mul.lo.s64 %d110,%d187,%d93;
add.s64 %d46,%d103,%d110;
mul.lo.s64 %d111,%d182,%d102;
add.s64 %d190,%d181,%d111;
mul.lo.s64 %d112,%d178,%d102;
add.s64 %d189,%d177,%d112;
mov.u32 %r525,0;
$11:
.pragma "nounroll";
ld.param.u32 %r526,[p8];
setp.eq.s32 %p10,%r525,0;
@%p10 bra $14;
ld.param.u32 %r526,[p9];
setp.ne.s32 %p11,%r525,1;
@%p11 bra $13;
bra.uni $14;
$13:
ld.param.u32 %r520,[p11];
ld.param.u32 %r519,[p10];
setp.eq.s32 %p12,%r525,2;
selp.b32 %r526,%r519,%r520,%p12;
$14:
setp.eq.s64 %p13,%d179,4;
@%p13 bra $31;
bra.uni $15;
$31:
add.s32 %r358,%r21,4;
setp.le.s32 %p22,%r358,%r521;
mul.wide.s32 %d137,%r21,4;
add.s64 %d56,%d189,%d137;
and.b64 %d138,%d56,15;
setp.eq.s64 %p23,%d138,0;
and.pred %p24,%p22,%p23;
@%p24 bra $41;
bra.uni $32;
$41:
ld.v4.u32 {%r105,%r104,%r103,%r102},[%d56];
bra.uni $42;
$15:
setp.ge.s32 %p14,%r21,%r521;
mov.u32 %r104,0;
mov.u32 %r105,%r104;
@%p14 bra $17;
mul.lo.s64 %d114,%d179,%d93;
add.s64 %d115,%d189,%d114;
ld.u32 %r105,[%d115];
$17:
setp.ge.s32 %p15,%r26,%r521;
@%p15 bra $19;
or.b32 %r304,%r21,1;
cvt.s64.s32 %d116,%r304;
mul.lo.s64 %d117,%d179,%d116;
add.s64 %d118,%d189,%d117;
ld.u32 %r104,[%d118];
$19:
setp.ge.s32 %p16,%r27,%r521;
mov.u32 %r102,0;
mov.u32 %r103,%r102;
@%p16 bra $21;
or.b32 %r311,%r21,2;
cvt.s64.s32 %d119,%r311;
mul.lo.s64 %d120,%d179,%d119;
add.s64 %d121,%d189,%d120;
ld.u32 %r103,[%d121];
$21:
setp.ge.s32 %p17,%r29,%r521;
@%p17 bra $23;
or.b32 %r318,%r21,3;
cvt.s64.s32 %d122,%r318;
mul.lo.s64 %d123,%d179,%d122;
add.s64 %d124,%d189,%d123;
ld.u32 %r102,[%d124];
$23:
setp.ge.s32 %p18,%r286,%r521;
mov.u32 %r100,0;
mov.u32 %r101,%r100;
@%p18 bra $25;
mul.lo.s64 %d126,%d179,%d94;
add.s64 %d127,%d189,%d126;
ld.u32 %r101,[%d127];
$25:
setp.ge.s32 %p19,%r28,%r521;
@%p19 bra $27;
mul.lo.s64 %d129,%d179,%d97;
add.s64 %d130,%d189,%d129;
ld.u32 %r100,[%d130];
$27:
setp.ge.s32 %p20,%r30,%r521;
mov.u32 %r98,0;
mov.u32 %r99,%r98;
@%p20 bra $29;
mul.lo.s64 %d132,%d179,%d99;
add.s64 %d133,%d189,%d132;
ld.u32 %r99,[%d133];
$29:
setp.ge.s32 %p21,%r31,%r521;
@%p21 bra $54;
mul.lo.s64 %d135,%d179,%d100;
add.s64 %d136,%d189,%d135;
ld.u32 %r98,[%d136];
bra.uni $54;
$32:
setp.ge.s32 %p25,%r21,%r521;
mov.u32 %r104,0;
mov.u32 %r105,%r104;
@%p25 bra $34;
ld.u32 %r105,[%d56];
$34:
setp.ge.s32 %p26,%r26,%r521;
@%p26 bra $36;
ld.u32 %r104,[%d56+4];
$36:
setp.ge.s32 %p27,%r27,%r521;
mov.u32 %r102,0;
mov.u32 %r103,%r102;
@%p27 bra $38;
ld.u32 %r103,[%d56+8];
$38:
setp.ge.s32 %p28,%r29,%r521;
@%p28 bra $42;
ld.u32 %r102,[%d56+12];
$42:
add.s32 %r377,%r21,132;
setp.le.s32 %p29,%r377,%r521;
and.b64 %d139,%d189,15;
setp.eq.s64 %p30,%d139,0;
and.pred %p31,%p29,%p30;
@%p31 bra $52;
bra.uni $43;
$52:
ld.v4.u32 {%r101,%r100,%r99,%r98},[%d56+512];
bra.uni $54;
$43:
setp.ge.s32 %p32,%r286,%r521;
mov.u32 %r100,0;
mov.u32 %r101,%r100;
@%p32 bra $45;
ld.u32 %r101,[%d56+512];
$45:
setp.ge.s32 %p33,%r28,%r521;
@%p33 bra $47;
ld.u32 %r100,[%d56+516];
$47:
setp.ge.s32 %p34,%r30,%r521;
mov.u32 %r98,0;
mov.u32 %r99,%r98;
@%p34 bra $49;
ld.u32 %r99,[%d56+520];
$49:
setp.ge.s32 %p35,%r31,%r521;
@%p35 bra $54;
ld.u32 %r98,[%d56+524];
$54:
setp.ne.s32 %p36,%r255,0;
mov.u32 %r169,%r98;
mov.u32 %r170,%r99;
mov.u32 %r171,%r100;
mov.u32 %r172,%r101;
mov.u32 %r173,%r102;
mov.u32 %r174,%r103;
mov.u32 %r175,%r104;
mov.u32 %r176,%r105;
@%p36 bra $95;
bra.uni $55;
$95:
setp.eq.s32 %p60,%r255,0;
@%p60 bra $101;
setp.eq.s32 %p61,%r254,0;
@%p61 bra $100;
setp.eq.s32 %p62,%r254,1;
@%p62 bra $99;
bra.uni $98;
$99:
or.b32 %r592,%r526,%r105;
or.b32 %r591,%r526,%r104;
or.b32 %r590,%r526,%r103;
or.b32 %r589,%r526,%r102;
bra.uni $108;
$55:
setp.eq.s64 %p37,%d183,4;
@%p37 bra $72;
bra.uni $56;
$72:
add.s32 %r463,%r21,4;
setp.le.s32 %p46,%r463,%r522;
mul.wide.s32 %d164,%r21,4;
add.s64 %d57,%d190,%d164;
and.b64 %d165,%d57,15;
setp.eq.s64 %p47,%d165,0;
and.pred %p48,%p46,%p47;
@%p48 bra $82;
bra.uni $73;
$82:
ld.v4.u32 {%r176,%r175,%r174,%r173},[%d57];
bra.uni $83;
$101:
setp.eq.s32 %p64,%r254,0;
@%p64 bra $107;
setp.eq.s32 %p65,%r254,1;
@%p65 bra $106;
bra.uni $103;
$106:
or.b32 %r592,%r176,%r105;
or.b32 %r591,%r175,%r104;
or.b32 %r590,%r174,%r103;
or.b32 %r589,%r173,%r102;
bra.uni $108;
$100:
and.b32 %r592,%r526,%r105;
and.b32 %r591,%r526,%r104;
and.b32 %r590,%r526,%r103;
and.b32 %r589,%r526,%r102;
bra.uni $108;
$98:
setp.eq.s32 %p63,%r254,2;
selp.b32 %r497,%r526,-1,%p63;
xor.b32 %r592,%r105,%r497;
xor.b32 %r591,%r104,%r497;
xor.b32 %r590,%r103,%r497;
xor.b32 %r589,%r102,%r497;
bra.uni $108;
$56:
setp.ge.s32 %p38,%r21,%r522;
mov.u32 %r175,0;
mov.u32 %r176,%r175;
@%p38 bra $58;
mul.lo.s64 %d141,%d183,%d93;
add.s64 %d142,%d190,%d141;
ld.u32 %r176,[%d142];
$58:
setp.ge.s32 %p39,%r26,%r522;
@%p39 bra $60;
or.b32 %r409,%r21,1;
cvt.s64.s32 %d143,%r409;
mul.lo.s64 %d144,%d183,%d143;
add.s64 %d145,%d190,%d144;
ld.u32 %r175,[%d145];
$60:
setp.ge.s32 %p40,%r27,%r522;
mov.u32 %r173,0;
mov.u32 %r174,%r173;
@%p40 bra $62;
or.b32 %r416,%r21,2;
cvt.s64.s32 %d146,%r416;
mul.lo.s64 %d147,%d183,%d146;
add.s64 %d148,%d190,%d147;
ld.u32 %r174,[%d148];
$62:
setp.ge.s32 %p41,%r29,%r522;
@%p41 bra $64;
or.b32 %r423,%r21,3;
cvt.s64.s32 %d149,%r423;
mul.lo.s64 %d150,%d183,%d149;
add.s64 %d151,%d190,%d150;
ld.u32 %r173,[%d151];
$64:
setp.ge.s32 %p42,%r286,%r522;
mov.u32 %r171,0;
mov.u32 %r172,%r171;
@%p42 bra $66;
mul.lo.s64 %d153,%d183,%d94;
add.s64 %d154,%d190,%d153;
ld.u32 %r172,[%d154];
$66:
setp.ge.s32 %p43,%r28,%r522;
@%p43 bra $68;
mul.lo.s64 %d156,%d183,%d97;
add.s64 %d157,%d190,%d156;
ld.u32 %r171,[%d157];
$68:
setp.ge.s32 %p44,%r30,%r522;
mov.u32 %r169,0;
mov.u32 %r170,%r169;
@%p44 bra $70;
mul.lo.s64 %d159,%d183,%d99;
add.s64 %d160,%d190,%d159;
ld.u32 %r170,[%d160];
$70:
setp.ge.s32 %p45,%r31,%r522;
@%p45 bra $95;
mul.lo.s64 %d162,%d183,%d100;
add.s64 %d163,%d190,%d162;
ld.u32 %r169,[%d163];
bra.uni $95;
$107:
and.b32 %r592,%r176,%r105;
and.b32 %r591,%r175,%r104;
and.b32 %r590,%r174,%r103;
and.b32 %r589,%r173,%r102;
bra.uni $108;
$103:
setp.eq.s32 %p66,%r254,2;
@%p66 bra $105;
bra.uni $104;
$105:
xor.b32 %r592,%r176,%r105;
xor.b32 %r591,%r175,%r104;
xor.b32 %r590,%r174,%r103;
xor.b32 %r589,%r173,%r102;
bra.uni $108;
$73:
setp.ge.s32 %p49,%r21,%r522;
mov.u32 %r175,0;
mov.u32 %r176,%r175;
@%p49 bra $75;
ld.u32 %r176,[%d57];
$75:
setp.ge.s32 %p50,%r26,%r522;
@%p50 bra $77;
ld.u32 %r175,[%d57+4];
$77:
setp.ge.s32 %p51,%r27,%r522;
mov.u32 %r173,0;
mov.u32 %r174,%r173;
@%p51 bra $79;
ld.u32 %r174,[%d57+8];
$79:
setp.ge.s32 %p52,%r29,%r522;
@%p52 bra $83;
ld.u32 %r173,[%d57+12];
$83:
add.s32 %r482,%r21,132;
setp.le.s32 %p53,%r482,%r522;
and.b64 %d166,%d190,15;
setp.eq.s64 %p54,%d166,0;
and.pred %p55,%p53,%p54;
@%p55 bra $93;
bra.uni $84;
$93:
ld.v4.u32 {%r172,%r171,%r170,%r169},[%d57+512];
bra.uni $95;
$84:
setp.ge.s32 %p56,%r286,%r522;
mov.u32 %r171,0;
mov.u32 %r172,%r171;
@%p56 bra $86;
ld.u32 %r172,[%d57+512];
$86:
setp.ge.s32 %p57,%r28,%r522;
@%p57 bra $88;
ld.u32 %r171,[%d57+516];
$88:
setp.ge.s32 %p58,%r30,%r522;
mov.u32 %r169,0;
mov.u32 %r170,%r169;
@%p58 bra $90;
ld.u32 %r170,[%d57+520];
$90:
setp.ge.s32 %p59,%r31,%r522;
@%p59 bra $95;
ld.u32 %r169,[%d57+524];
bra.uni $95;
$104:
not.b32 %r592,%r105;
not.b32 %r591,%r104;
not.b32 %r590,%r103;
not.b32 %r589,%r102;
$108:
add.s64 %d58,%d191,%d46;
and.b64 %d167,%d58,15;
setp.eq.s64 %p67,%d167,0;
add.s32 %r503,%r21,4;
setp.le.s32 %p68,%r503,%r523;
and.pred %p69,%p1,%p68;
and.pred %p70,%p69,%p67;
@%p70 bra $115;
bra.uni $109;
$115:
st.v4.u32 [%d58],{%r592,%r591,%r590,%r589};
bra.uni $116;
$109:
setp.ge.s32 %p71,%r26,%r523;
st.u32 [%d58],%r592;
@%p71 bra $111;
add.s64 %d168,%d191,%d39;
st.u32 [%d168],%r591;
$111:
setp.ge.s32 %p72,%r27,%r523;
@%p72 bra $113;
add.s64 %d169,%d191,%d40;
st.u32 [%d169],%r590;
$113:
setp.ge.s32 %p73,%r29,%r523;
@%p73 bra $116;
add.s64 %d170,%d191,%d41;
st.u32 [%d170],%r589;
$116:
setp.eq.s32 %p90,%r255,0;
@%p90 bra $122;
setp.eq.s32 %p75,%r254,0;
@%p75 bra $121;
setp.eq.s32 %p76,%r254,1;
@%p76 bra $120;
bra.uni $119;
$120:
or.b32 %r596,%r526,%r101;
or.b32 %r595,%r526,%r100;
or.b32 %r594,%r526,%r99;
or.b32 %r593,%r526,%r98;
bra.uni $129;
$122:
setp.eq.s32 %p78,%r254,0;
@%p78 bra $128;
setp.eq.s32 %p79,%r254,1;
@%p79 bra $127;
bra.uni $124;
$127:
or.b32 %r596,%r172,%r101;
or.b32 %r595,%r171,%r100;
or.b32 %r594,%r170,%r99;
or.b32 %r593,%r169,%r98;
bra.uni $129;
$121:
and.b32 %r596,%r526,%r101;
and.b32 %r595,%r526,%r100;
and.b32 %r594,%r526,%r99;
and.b32 %r593,%r526,%r98;
bra.uni $129;
$119:
setp.eq.s32 %p77,%r254,2;
selp.b32 %r504,%r526,-1,%p77;
xor.b32 %r596,%r101,%r504;
xor.b32 %r595,%r100,%r504;
xor.b32 %r594,%r99,%r504;
xor.b32 %r593,%r98,%r504;
bra.uni $129;
$128:
and.b32 %r596,%r172,%r101;
and.b32 %r595,%r171,%r100;
and.b32 %r594,%r170,%r99;
and.b32 %r593,%r169,%r98;
bra.uni $129;
$124:
setp.eq.s32 %p80,%r254,2;
@%p80 bra $126;
bra.uni $125;
$126:
xor.b32 %r596,%r172,%r101;
xor.b32 %r595,%r171,%r100;
xor.b32 %r594,%r170,%r99;
xor.b32 %r593,%r169,%r98;
bra.uni $129;
$125:
not.b32 %r596,%r101;
not.b32 %r595,%r100;
not.b32 %r594,%r99;
not.b32 %r593,%r98;
$129:
add.s64 %d59,%d191,%d45;
and.b64 %d171,%d59,15;
setp.eq.s64 %p81,%d171,0;
add.s32 %r510,%r21,132;
setp.le.s32 %p82,%r510,%r523;
and.pred %p83,%p1,%p82;
and.pred %p84,%p83,%p81;
@%p84 bra $138;
bra.uni $130;
$138:
add.s64 %d176,%d191,%d45;
st.v4.u32 [%d176],{%r596,%r595,%r594,%r593};
bra.uni $139;
$130:
setp.ge.s32 %p85,%r286,%r523;
@%p85 bra $132;
add.s64 %d175,%d191,%d45;
st.u32 [%d175],%r596;
$132:
setp.ge.s32 %p86,%r28,%r523;
@%p86 bra $134;
add.s64 %d172,%d191,%d42;
st.u32 [%d172],%r595;
$134:
setp.ge.s32 %p87,%r30,%r523;
@%p87 bra $136;
add.s64 %d173,%d191,%d43;
st.u32 [%d173],%r594;
$136:
setp.ge.s32 %p88,%r31,%r523;
@%p88 bra $139;
add.s64 %d174,%d191,%d44;
st.u32 [%d174],%r593;
$139:
add.s64 %d191,%d191,%d188;
add.s64 %d190,%d190,%d184;
add.s64 %d189,%d189,%d180;
add.s32 %r525,%r525,1;
setp.lt.s32 %p89,%r525,%r270;
@%p89 bra $11;
$140:
ret;
}
.visible .entry bitwise_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11
)
.maxntid 256,1,1
{
.reg .pred %p<147>;
.reg .b16 %s<9>;
.reg .b32 %r<842>;
.reg .b64 %d<260>;
ld.param.u64 %d71,[p0];
ld.param.v2.u32 {%r796,%r151},[p1+32];
ld.param.v2.u32 {%r152,%r153},[p1+40];
ld.param.u64 %d76,[p2];
ld.param.v2.u32 {%r797,%r155},[p3+32];
ld.param.v2.u32 {%r156,%r157},[p3+40];
ld.param.u64 %d81,[p4];
ld.param.v2.u32 {%r798,%r799},[p5+32];
ld.param.v2.u32 {%r160,%r161},[p5+40];
ld.param.u32 %r144,[p6];
ld.param.u32 %r145,[p7];
ld.param.u64 %d256,[p5+24];
ld.param.u64 %d255,[p5+16];
ld.param.u64 %d254,[p5+8];
ld.param.u64 %d82,[p5];
ld.param.u64 %d252,[p3+24];
ld.param.u64 %d251,[p3+16];
ld.param.u64 %d250,[p3+8];
ld.param.u64 %d77,[p3];
ld.param.u64 %d248,[p1+24];
ld.param.u64 %d247,[p1+16];
ld.param.u64 %d246,[p1+8];
ld.param.u64 %d72,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r153,0;
@%p2 bra $2;
cvta.to.global.u64 %d86,%d71;
mul.wide.s32 %d87,%r1,40;
add.s64 %d88,%d86,%d87;
ld.global.v2.u32 {%r796,%r163},[%d88+32];
ld.global.u64 %d248,[%d88+24];
ld.global.u64 %d247,[%d88+16];
ld.global.u64 %d246,[%d88+8];
ld.global.u64 %d245,[%d88];
bra.uni $3;
$2:
cvt.s64.s32 %d89,%r1;
mul.lo.s64 %d90,%d72,%d89;
add.s64 %d245,%d71,%d90;
$3:
setp.eq.s32 %p3,%r157,0;
@%p3 bra $5;
cvta.to.global.u64 %d91,%d76;
mul.wide.s32 %d92,%r1,40;
add.s64 %d93,%d91,%d92;
ld.global.v2.u32 {%r797,%r165},[%d93+32];
ld.global.u64 %d252,[%d93+24];
ld.global.u64 %d251,[%d93+16];
ld.global.u64 %d250,[%d93+8];
ld.global.u64 %d249,[%d93];
bra.uni $6;
$5:
cvt.s64.s32 %d94,%r1;
mul.lo.s64 %d95,%d77,%d94;
add.s64 %d249,%d76,%d95;
$6:
setp.eq.s32 %p4,%r161,0;
@%p4 bra $8;
cvta.to.global.u64 %d96,%d81;
mul.wide.s32 %d97,%r1,40;
add.s64 %d98,%d96,%d97;
ld.global.v2.u32 {%r798,%r799},[%d98+32];
ld.global.u64 %d256,[%d98+24];
ld.global.u64 %d255,[%d98+16];
ld.global.u64 %d254,[%d98+8];
ld.global.u64 %d259,[%d98];
bra.uni $9;
$8:
cvt.s64.s32 %d99,%r1;
mul.lo.s64 %d100,%d82,%d99;
add.s64 %d259,%d81,%d100;
$9:
mov.u32 %r168,%ctaid.x;
shl.b32 %r169,%r168,6;
mov.u32 %r170,%tid.x;
add.s32 %r171,%r169,%r170;
shl.b32 %r21,%r171,2;
mov.u32 %r172,%ctaid.y;
shl.b32 %r173,%r172,3;
mov.u32 %r174,%tid.y;
add.s32 %r22,%r173,%r174;
setp.ge.s32 %p5,%r21,%r798;
setp.ge.s32 %p6,%r22,%r799;
or.pred %p7,%p5,%p6;
setp.lt.s32 %p8,%r160,1;
or.pred %p9,%p7,%p8;
@%p9 bra $204;
setp.eq.s64 %p1,%d255,1;
add.s32 %r176,%r21,128;
cvt.s64.s32 %d101,%r176;
add.s32 %r177,%r21,1;
cvt.s64.s32 %d102,%r177;
add.s32 %r178,%r21,2;
cvt.s64.s32 %d103,%r178;
add.s32 %r179,%r21,129;
cvt.s64.s32 %d104,%r179;
add.s32 %r180,%r21,3;
cvt.s64.s32 %d105,%r180;
add.s32 %r181,%r21,130;
cvt.s64.s32 %d106,%r181;
add.s32 %r26,%r21,131;
cvt.s64.s32 %d107,%r26;
mul.lo.s64 %d108,%d255,%d102;
cvt.s64.s32 %d109,%r22;
mul.lo.s64 %d110,%d254,%d109;
add.s64 %d39,%d108,%d110;
mul.lo.s64 %d111,%d255,%d103;
add.s64 %d40,%d111,%d110;
mul.lo.s64 %d112,%d255,%d105;
add.s64 %d41,%d112,%d110;
mul.lo.s64 %d113,%d255,%d104;
add.s64 %d42,%d113,%d110;
mul.lo.s64 %d114,%d255,%d106;
add.s64 %d43,%d114,%d110;
mul.lo.s64 %d115,%d255,%d107;
add.s64 %d44,%d115,%d110;
mul.lo.s64 %d116,%d255,%d101;
add.s64 %d45,%d116,%d110;
cvt.s64.s32 %d117,%r21;
mul.lo.s64 %d118,%d255,%d117;
add.s64 %d46,%d110,%d118;
mul.lo.s64 %d119,%d250,%d109;
add.s64 %d258,%d249,%d119;
mul.lo.s64 %d120,%d246,%d109;
add.s64 %d257,%d245,%d120;
mov.u32 %r800,0;
$11:
.pragma "nounroll";
ld.param.u32 %r801,[p8];
setp.eq.s32 %p10,%r800,0;
@%p10 bra $14;
ld.param.u32 %r801,[p9];
setp.ne.s32 %p11,%r800,1;
@%p11 bra $13;
bra.uni $14;
$13:
ld.param.u32 %r785,[p11];
ld.param.u32 %r784,[p10];
setp.eq.s32 %p12,%r800,2;
selp.b32 %r801,%r784,%r785,%p12;
$14:
mul.lo.s32 %r30,%r801,16843009;
setp.eq.s64 %p13,%d247,1;
@%p13 bra $31;
bra.uni $15;
$31:
add.s32 %r287,%r21,4;
setp.le.s32 %p22,%r287,%r796;
add.s64 %d56,%d257,%d117;
and.b64 %d146,%d56,3;
setp.eq.s64 %p23,%d146,0;
and.pred %p24,%p22,%p23;
@%p24 bra $41;
bra.uni $32;
$41:
add.s64 %d224,%d257,%d117;
ld.u32 %r71,[%d224];
bra.uni $42;
$15:
setp.ge.s32 %p14,%r21,%r796;
mov.u32 %r71,0;
@%p14 bra $17;
mul.lo.s64 %d122,%d247,%d117;
add.s64 %d123,%d257,%d122;
ld.u8 %r71,[%d123];
$17:
or.b32 %r198,%r21,1;
setp.ge.s32 %p15,%r198,%r796;
@%p15 bra $19;
cvt.s64.s32 %d124,%r198;
mul.lo.s64 %d125,%d247,%d124;
add.s64 %d126,%d257,%d125;
ld.u8 %s1,[%d126];
mul.wide.u16 %r205,%s1,256;
or.b32 %r71,%r205,%r71;
$19:
or.b32 %r211,%r21,2;
setp.ge.s32 %p16,%r211,%r796;
@%p16 bra $21;
cvt.s64.s32 %d127,%r211;
mul.lo.s64 %d128,%d247,%d127;
add.s64 %d129,%d257,%d128;
ld.u8 %r218,[%d129];
shl.b32 %r219,%r218,16;
or.b32 %r71,%r219,%r71;
$21:
or.b32 %r225,%r21,3;
setp.ge.s32 %p17,%r225,%r796;
@%p17 bra $23;
cvt.s64.s32 %d130,%r225;
mul.lo.s64 %d131,%d247,%d130;
add.s64 %d132,%d257,%d131;
ld.u8 %r232,[%d132];
shl.b32 %r233,%r232,24;
or.b32 %r71,%r233,%r71;
$23:
setp.ge.s32 %p18,%r176,%r796;
mov.u32 %r70,0;
@%p18 bra $25;
mul.lo.s64 %d134,%d247,%d101;
add.s64 %d135,%d257,%d134;
ld.u8 %r70,[%d135];
$25:
setp.ge.s32 %p19,%r179,%r796;
@%p19 bra $27;
mul.lo.s64 %d137,%d247,%d104;
add.s64 %d138,%d257,%d137;
ld.u8 %s2,[%d138];
mul.wide.u16 %r259,%s2,256;
or.b32 %r70,%r259,%r70;
$27:
setp.ge.s32 %p20,%r181,%r796;
@%p20 bra $29;
mul.lo.s64 %d140,%d247,%d106;
add.s64 %d141,%d257,%d140;
ld.u8 %r272,[%d141];
shl.b32 %r273,%r272,16;
or.b32 %r70,%r273,%r70;
$29:
setp.ge.s32 %p21,%r26,%r796;
@%p21 bra $54;
mul.lo.s64 %d143,%d247,%d107;
add.s64 %d144,%d257,%d143;
ld.u8 %r280,[%d144];
shl.b32 %r281,%r280,24;
or.b32 %r70,%r281,%r70;
bra.uni $54;
$32:
setp.ge.s32 %p25,%r21,%r796;
mov.u32 %r71,0;
@%p25 bra $34;
add.s64 %d223,%d257,%d117;
ld.u8 %r71,[%d223];
$34:
or.b32 %r299,%r21,1;
setp.ge.s32 %p26,%r299,%r796;
@%p26 bra $36;
add.s64 %d222,%d257,%d117;
ld.u8 %s3,[%d222+1];
mul.wide.u16 %r300,%s3,256;
or.b32 %r71,%r300,%r71;
$36:
or.b32 %r306,%r21,2;
setp.ge.s32 %p27,%r306,%r796;
@%p27 bra $38;
add.s64 %d221,%d257,%d117;
ld.u8 %r307,[%d221+2];
shl.b32 %r308,%r307,16;
or.b32 %r71,%r308,%r71;
$38:
or.b32 %r314,%r21,3;
setp.ge.s32 %p28,%r314,%r796;
@%p28 bra $42;
add.s64 %d220,%d257,%d117;
ld.u8 %r315,[%d220+3];
shl.b32 %r316,%r315,24;
or.b32 %r71,%r316,%r71;
$42:
add.s32 %r322,%r21,132;
setp.le.s32 %p29,%r322,%r796;
and.b64 %d147,%d257,3;
setp.eq.s64 %p30,%d147,0;
and.pred %p31,%p29,%p30;
@%p31 bra $52;
bra.uni $43;
$52:
add.s64 %d219,%d257,%d117;
ld.u32 %r70,[%d219+128];
bra.uni $54;
$43:
setp.ge.s32 %p32,%r176,%r796;
mov.u32 %r70,0;
@%p32 bra $45;
add.s64 %d218,%d257,%d117;
ld.u8 %r70,[%d218+128];
$45:
setp.ge.s32 %p33,%r179,%r796;
@%p33 bra $47;
add.s64 %d217,%d257,%d117;
ld.u8 %s4,[%d217+129];
mul.wide.u16 %r336,%s4,256;
or.b32 %r70,%r336,%r70;
$47:
setp.ge.s32 %p34,%r181,%r796;
@%p34 bra $49;
add.s64 %d216,%d257,%d117;
ld.u8 %r343,[%d216+130];
shl.b32 %r344,%r343,16;
or.b32 %r70,%r344,%r70;
$49:
setp.ge.s32 %p35,%r26,%r796;
@%p35 bra $54;
add.s64 %d215,%d257,%d117;
ld.u8 %r345,[%d215+131];
shl.b32 %r346,%r345,24;
or.b32 %r70,%r346,%r70;
$54:
setp.ne.s32 %p36,%r145,0;
mov.u32 %r838,%r70;
mov.u32 %r822,%r71;
@%p36 bra $95;
bra.uni $55;
$95:
setp.eq.s32 %p60,%r145,0;
@%p60 bra $128;
setp.eq.s32 %p61,%r144,0;
@%p61 bra $101;
setp.eq.s32 %p62,%r144,1;
@%p62 bra $100;
setp.ne.s32 %p63,%r144,2;
@%p63 bra $102;
xor.b32 %r840,%r30,%r71;
bra.uni $103;
$55:
setp.eq.s64 %p37,%d251,1;
@%p37 bra $72;
bra.uni $56;
$72:
add.s32 %r452,%r21,4;
setp.le.s32 %p46,%r452,%r797;
add.s64 %d57,%d258,%d117;
and.b64 %d173,%d57,3;
setp.eq.s64 %p47,%d173,0;
and.pred %p48,%p46,%p47;
@%p48 bra $82;
bra.uni $73;
$82:
add.s64 %d234,%d258,%d117;
ld.u32 %r822,[%d234];
bra.uni $83;
$128:
setp.eq.s32 %p82,%r144,0;
@%p82 bra $167;
setp.eq.s32 %p83,%r144,1;
@%p83 bra $149;
setp.ne.s32 %p84,%r144,2;
@%p84 bra $185;
xor.b32 %r123,%r822,%r71;
add.s64 %d60,%d259,%d46;
and.b64 %d183,%d60,3;
setp.eq.s64 %p85,%d183,0;
add.s32 %r571,%r21,4;
setp.le.s32 %p86,%r571,%r798;
and.pred %p87,%p1,%p86;
and.pred %p88,%p87,%p85;
@%p88 bra $138;
bra.uni $132;
$138:
st.u32 [%d60],%r123;
bra.uni $139;
$56:
setp.ge.s32 %p38,%r21,%r797;
mov.u32 %r822,0;
@%p38 bra $58;
mul.lo.s64 %d149,%d251,%d117;
add.s64 %d150,%d258,%d149;
ld.u8 %r822,[%d150];
$58:
or.b32 %r363,%r21,1;
setp.ge.s32 %p39,%r363,%r797;
@%p39 bra $60;
cvt.s64.s32 %d151,%r363;
mul.lo.s64 %d152,%d251,%d151;
add.s64 %d153,%d258,%d152;
ld.u8 %s5,[%d153];
mul.wide.u16 %r370,%s5,256;
or.b32 %r822,%r370,%r822;
$60:
or.b32 %r376,%r21,2;
setp.ge.s32 %p40,%r376,%r797;
@%p40 bra $62;
cvt.s64.s32 %d154,%r376;
mul.lo.s64 %d155,%d251,%d154;
add.s64 %d156,%d258,%d155;
ld.u8 %r383,[%d156];
shl.b32 %r384,%r383,16;
or.b32 %r822,%r384,%r822;
$62:
or.b32 %r390,%r21,3;
setp.ge.s32 %p41,%r390,%r797;
@%p41 bra $64;
cvt.s64.s32 %d157,%r390;
mul.lo.s64 %d158,%d251,%d157;
add.s64 %d159,%d258,%d158;
ld.u8 %r397,[%d159];
shl.b32 %r398,%r397,24;
or.b32 %r822,%r398,%r822;
$64:
setp.ge.s32 %p42,%r176,%r797;
mov.u32 %r838,0;
@%p42 bra $66;
mul.lo.s64 %d161,%d251,%d101;
add.s64 %d162,%d258,%d161;
ld.u8 %r838,[%d162];
$66:
setp.ge.s32 %p43,%r179,%r797;
@%p43 bra $68;
mul.lo.s64 %d164,%d251,%d104;
add.s64 %d165,%d258,%d164;
ld.u8 %s6,[%d165];
mul.wide.u16 %r424,%s6,256;
or.b32 %r838,%r424,%r838;
$68:
setp.ge.s32 %p44,%r181,%r797;
@%p44 bra $70;
mul.lo.s64 %d167,%d251,%d106;
add.s64 %d168,%d258,%d167;
ld.u8 %r437,[%d168];
shl.b32 %r438,%r437,16;
or.b32 %r838,%r438,%r838;
$70:
setp.ge.s32 %p45,%r26,%r797;
@%p45 bra $95;
mul.lo.s64 %d170,%d251,%d107;
add.s64 %d171,%d258,%d170;
ld.u8 %r445,[%d171];
shl.b32 %r446,%r445,24;
or.b32 %r838,%r446,%r838;
bra.uni $95;
$101:
and.b32 %r840,%r30,%r71;
bra.uni $103;
$100:
or.b32 %r840,%r30,%r71;
bra.uni $103;
$102:
not.b32 %r840,%r71;
$103:
add.s64 %d58,%d259,%d46;
and.b64 %d175,%d58,3;
setp.eq.s64 %p64,%d175,0;
add.s32 %r517,%r21,4;
setp.le.s32 %p65,%r517,%r798;
and.pred %p66,%p1,%p65;
and.pred %p67,%p66,%p64;
@%p67 bra $110;
bra.uni $104;
$110:
st.u32 [%d58],%r840;
bra.uni $111;
$104:
or.b32 %r523,%r21,1;
setp.ge.s32 %p68,%r523,%r798;
st.u8 [%d58],%r840;
@%p68 bra $106;
shr.u32 %r524,%r840,8;
add.s64 %d176,%d259,%d39;
st.u8 [%d176],%r524;
$106:
or.b32 %r530,%r21,2;
setp.ge.s32 %p69,%r530,%r798;
@%p69 bra $108;
shr.u32 %r531,%r840,16;
add.s64 %d177,%d259,%d40;
st.u8 [%d177],%r531;
$108:
or.b32 %r537,%r21,3;
setp.ge.s32 %p70,%r537,%r798;
@%p70 bra $111;
shr.u32 %r538,%r840,24;
add.s64 %d178,%d259,%d41;
st.u8 [%d178],%r538;
$111:
setp.eq.s32 %p146,%r144,0;
@%p146 bra $116;
setp.eq.s32 %p72,%r144,1;
@%p72 bra $115;
setp.ne.s32 %p73,%r144,2;
@%p73 bra $117;
xor.b32 %r841,%r30,%r70;
bra.uni $118;
$116:
and.b32 %r841,%r30,%r70;
bra.uni $118;
$115:
or.b32 %r841,%r30,%r70;
bra.uni $118;
$117:
not.b32 %r841,%r70;
$118:
add.s64 %d59,%d259,%d45;
and.b64 %d179,%d59,3;
setp.eq.s64 %p74,%d179,0;
add.s32 %r544,%r21,132;
setp.le.s32 %p75,%r544,%r798;
and.pred %p76,%p1,%p75;
and.pred %p77,%p76,%p74;
@%p77 bra $127;
bra.uni $119;
$127:
add.s64 %d236,%d259,%d45;
st.u32 [%d236],%r841;
bra.uni $203;
$119:
setp.ge.s32 %p78,%r176,%r798;
@%p78 bra $121;
add.s64 %d235,%d259,%d45;
st.u8 [%d235],%r841;
$121:
setp.ge.s32 %p79,%r179,%r798;
@%p79 bra $123;
shr.u32 %r557,%r841,8;
add.s64 %d180,%d259,%d42;
st.u8 [%d180],%r557;
$123:
setp.ge.s32 %p80,%r181,%r798;
@%p80 bra $125;
shr.u32 %r564,%r841,16;
add.s64 %d181,%d259,%d43;
st.u8 [%d181],%r564;
$125:
setp.ge.s32 %p81,%r26,%r798;
@%p81 bra $203;
shr.u32 %r565,%r841,24;
add.s64 %d182,%d259,%d44;
st.u8 [%d182],%r565;
bra.uni $203;
$73:
setp.ge.s32 %p49,%r21,%r797;
mov.u32 %r822,0;
@%p49 bra $75;
add.s64 %d233,%d258,%d117;
ld.u8 %r822,[%d233];
$75:
or.b32 %r464,%r21,1;
setp.ge.s32 %p50,%r464,%r797;
@%p50 bra $77;
add.s64 %d232,%d258,%d117;
ld.u8 %s7,[%d232+1];
mul.wide.u16 %r465,%s7,256;
or.b32 %r822,%r465,%r822;
$77:
or.b32 %r471,%r21,2;
setp.ge.s32 %p51,%r471,%r797;
@%p51 bra $79;
add.s64 %d231,%d258,%d117;
ld.u8 %r472,[%d231+2];
shl.b32 %r473,%r472,16;
or.b32 %r822,%r473,%r822;
$79:
or.b32 %r479,%r21,3;
setp.ge.s32 %p52,%r479,%r797;
@%p52 bra $83;
add.s64 %d230,%d258,%d117;
ld.u8 %r480,[%d230+3];
shl.b32 %r481,%r480,24;
or.b32 %r822,%r481,%r822;
$83:
add.s32 %r487,%r21,132;
setp.le.s32 %p53,%r487,%r797;
and.b64 %d174,%d258,3;
setp.eq.s64 %p54,%d174,0;
and.pred %p55,%p53,%p54;
@%p55 bra $93;
bra.uni $84;
$93:
add.s64 %d229,%d258,%d117;
ld.u32 %r838,[%d229+128];
bra.uni $95;
$167:
and.b32 %r127,%r822,%r71;
add.s64 %d64,%d259,%d46;
and.b64 %d199,%d64,3;
setp.eq.s64 %p115,%d199,0;
add.s32 %r679,%r21,4;
setp.le.s32 %p116,%r679,%r798;
and.pred %p117,%p1,%p116;
and.pred %p118,%p117,%p115;
@%p118 bra $174;
bra.uni $168;
$174:
st.u32 [%d64],%r127;
bra.uni $175;
$149:
or.b32 %r125,%r822,%r71;
add.s64 %d62,%d259,%d46;
and.b64 %d191,%d62,3;
setp.eq.s64 %p100,%d191,0;
add.s32 %r625,%r21,4;
setp.le.s32 %p101,%r625,%r798;
and.pred %p102,%p1,%p101;
and.pred %p103,%p102,%p100;
@%p103 bra $156;
bra.uni $150;
$156:
st.u32 [%d62],%r125;
bra.uni $157;
$84:
setp.ge.s32 %p56,%r176,%r797;
mov.u32 %r838,0;
@%p56 bra $86;
add.s64 %d228,%d258,%d117;
ld.u8 %r838,[%d228+128];
$86:
setp.ge.s32 %p57,%r179,%r797;
@%p57 bra $88;
add.s64 %d227,%d258,%d117;
ld.u8 %s8,[%d227+129];
mul.wide.u16 %r501,%s8,256;
or.b32 %r838,%r501,%r838;
$88:
setp.ge.s32 %p58,%r181,%r797;
@%p58 bra $90;
add.s64 %d226,%d258,%d117;
ld.u8 %r508,[%d226+130];
shl.b32 %r509,%r508,16;
or.b32 %r838,%r509,%r838;
$90:
setp.ge.s32 %p59,%r26,%r797;
@%p59 bra $95;
add.s64 %d225,%d258,%d117;
ld.u8 %r510,[%d225+131];
shl.b32 %r511,%r510,24;
or.b32 %r838,%r511,%r838;
bra.uni $95;
$185:
add.s64 %d66,%d259,%d46;
and.b64 %d207,%d66,3;
setp.eq.s64 %p130,%d207,0;
add.s32 %r733,%r21,4;
setp.le.s32 %p131,%r733,%r798;
and.pred %p132,%p1,%p131;
and.pred %p133,%p132,%p130;
@%p133 bra $192;
bra.uni $186;
$192:
not.b32 %r790,%r71;
st.u32 [%d66],%r790;
bra.uni $193;
$168:
or.b32 %r685,%r21,1;
setp.ge.s32 %p119,%r685,%r798;
st.u8 [%d64],%r127;
@%p119 bra $170;
shr.u32 %r686,%r127,8;
add.s64 %d200,%d259,%d39;
st.u8 [%d200],%r686;
$170:
or.b32 %r692,%r21,2;
setp.ge.s32 %p120,%r692,%r798;
@%p120 bra $172;
shr.u32 %r693,%r127,16;
add.s64 %d201,%d259,%d40;
st.u8 [%d201],%r693;
$172:
or.b32 %r699,%r21,3;
setp.ge.s32 %p121,%r699,%r798;
@%p121 bra $175;
shr.u32 %r700,%r127,24;
add.s64 %d202,%d259,%d41;
st.u8 [%d202],%r700;
$175:
and.b32 %r128,%r838,%r70;
add.s64 %d65,%d259,%d45;
and.b64 %d203,%d65,3;
setp.eq.s64 %p122,%d203,0;
add.s32 %r706,%r21,132;
setp.le.s32 %p123,%r706,%r798;
and.pred %p124,%p1,%p123;
and.pred %p125,%p124,%p122;
@%p125 bra $184;
bra.uni $176;
$184:
add.s64 %d242,%d259,%d45;
st.u32 [%d242],%r128;
bra.uni $203;
$150:
or.b32 %r631,%r21,1;
setp.ge.s32 %p104,%r631,%r798;
st.u8 [%d62],%r125;
@%p104 bra $152;
shr.u32 %r632,%r125,8;
add.s64 %d192,%d259,%d39;
st.u8 [%d192],%r632;
$152:
or.b32 %r638,%r21,2;
setp.ge.s32 %p105,%r638,%r798;
@%p105 bra $154;
shr.u32 %r639,%r125,16;
add.s64 %d193,%d259,%d40;
st.u8 [%d193],%r639;
$154:
or.b32 %r645,%r21,3;
setp.ge.s32 %p106,%r645,%r798;
@%p106 bra $157;
shr.u32 %r646,%r125,24;
add.s64 %d194,%d259,%d41;
st.u8 [%d194],%r646;
$157:
or.b32 %r126,%r838,%r70;
add.s64 %d63,%d259,%d45;
and.b64 %d195,%d63,3;
setp.eq.s64 %p107,%d195,0;
add.s32 %r652,%r21,132;
setp.le.s32 %p108,%r652,%r798;
and.pred %p109,%p1,%p108;
and.pred %p110,%p109,%p107;
@%p110 bra $166;
bra.uni $158;
$166:
add.s64 %d240,%d259,%d45;
st.u32 [%d240],%r126;
bra.uni $203;
$176:
setp.ge.s32 %p126,%r176,%r798;
@%p126 bra $178;
add.s64 %d241,%d259,%d45;
st.u8 [%d241],%r128;
$178:
setp.ge.s32 %p127,%r179,%r798;
@%p127 bra $180;
shr.u32 %r719,%r128,8;
add.s64 %d204,%d259,%d42;
st.u8 [%d204],%r719;
$180:
setp.ge.s32 %p128,%r181,%r798;
@%p128 bra $182;
shr.u32 %r726,%r128,16;
add.s64 %d205,%d259,%d43;
st.u8 [%d205],%r726;
$182:
setp.ge.s32 %p129,%r26,%r798;
@%p129 bra $203;
shr.u32 %r727,%r128,24;
add.s64 %d206,%d259,%d44;
st.u8 [%d206],%r727;
bra.uni $203;
$158:
setp.ge.s32 %p111,%r176,%r798;
@%p111 bra $160;
add.s64 %d239,%d259,%d45;
st.u8 [%d239],%r126;
$160:
setp.ge.s32 %p112,%r179,%r798;
@%p112 bra $162;
shr.u32 %r665,%r126,8;
add.s64 %d196,%d259,%d42;
st.u8 [%d196],%r665;
$162:
setp.ge.s32 %p113,%r181,%r798;
@%p113 bra $164;
shr.u32 %r672,%r126,16;
add.s64 %d197,%d259,%d43;
st.u8 [%d197],%r672;
$164:
setp.ge.s32 %p114,%r26,%r798;
@%p114 bra $203;
shr.u32 %r673,%r126,24;
add.s64 %d198,%d259,%d44;
st.u8 [%d198],%r673;
bra.uni $203;
$132:
or.b32 %r577,%r21,1;
setp.ge.s32 %p89,%r577,%r798;
st.u8 [%d60],%r123;
@%p89 bra $134;
shr.u32 %r578,%r123,8;
add.s64 %d184,%d259,%d39;
st.u8 [%d184],%r578;
$134:
or.b32 %r584,%r21,2;
setp.ge.s32 %p90,%r584,%r798;
@%p90 bra $136;
shr.u32 %r585,%r123,16;
add.s64 %d185,%d259,%d40;
st.u8 [%d185],%r585;
$136:
or.b32 %r591,%r21,3;
setp.ge.s32 %p91,%r591,%r798;
@%p91 bra $139;
shr.u32 %r592,%r123,24;
add.s64 %d186,%d259,%d41;
st.u8 [%d186],%r592;
$139:
xor.b32 %r124,%r838,%r70;
add.s64 %d61,%d259,%d45;
and.b64 %d187,%d61,3;
setp.eq.s64 %p92,%d187,0;
add.s32 %r598,%r21,132;
setp.le.s32 %p93,%r598,%r798;
and.pred %p94,%p1,%p93;
and.pred %p95,%p94,%p92;
@%p95 bra $148;
bra.uni $140;
$148:
add.s64 %d238,%d259,%d45;
st.u32 [%d238],%r124;
bra.uni $203;
$186:
not.b32 %r786,%r71;
or.b32 %r739,%r21,1;
setp.ge.s32 %p134,%r739,%r798;
st.u8 [%d66],%r786;
@%p134 bra $188;
not.b32 %r789,%r71;
shr.u32 %r740,%r789,8;
add.s64 %d208,%d259,%d39;
st.u8 [%d208],%r740;
$188:
or.b32 %r746,%r21,2;
setp.ge.s32 %p135,%r746,%r798;
@%p135 bra $190;
not.b32 %r788,%r71;
shr.u32 %r747,%r788,16;
add.s64 %d209,%d259,%d40;
st.u8 [%d209],%r747;
$190:
or.b32 %r753,%r21,3;
setp.ge.s32 %p136,%r753,%r798;
@%p136 bra $193;
not.b32 %r787,%r71;
shr.u32 %r754,%r787,24;
add.s64 %d210,%d259,%d41;
st.u8 [%d210],%r754;
$193:
add.s64 %d67,%d259,%d45;
and.b64 %d211,%d67,3;
setp.eq.s64 %p137,%d211,0;
add.s32 %r760,%r21,132;
setp.le.s32 %p138,%r760,%r798;
and.pred %p139,%p1,%p138;
and.pred %p140,%p139,%p137;
@%p140 bra $202;
bra.uni $194;
$202:
not.b32 %r795,%r70;
add.s64 %d244,%d259,%d45;
st.u32 [%d244],%r795;
bra.uni $203;
$140:
setp.ge.s32 %p96,%r176,%r798;
@%p96 bra $142;
add.s64 %d237,%d259,%d45;
st.u8 [%d237],%r124;
$142:
setp.ge.s32 %p97,%r179,%r798;
@%p97 bra $144;
shr.u32 %r611,%r124,8;
add.s64 %d188,%d259,%d42;
st.u8 [%d188],%r611;
$144:
setp.ge.s32 %p98,%r181,%r798;
@%p98 bra $146;
shr.u32 %r618,%r124,16;
add.s64 %d189,%d259,%d43;
st.u8 [%d189],%r618;
$146:
setp.ge.s32 %p99,%r26,%r798;
@%p99 bra $203;
shr.u32 %r619,%r124,24;
add.s64 %d190,%d259,%d44;
st.u8 [%d190],%r619;
bra.uni $203;
$194:
setp.ge.s32 %p141,%r176,%r798;
@%p141 bra $196;
not.b32 %r794,%r70;
add.s64 %d243,%d259,%d45;
st.u8 [%d243],%r794;
$196:
setp.ge.s32 %p142,%r179,%r798;
@%p142 bra $198;
not.b32 %r793,%r70;
shr.u32 %r773,%r793,8;
add.s64 %d212,%d259,%d42;
st.u8 [%d212],%r773;
$198:
setp.ge.s32 %p143,%r181,%r798;
@%p143 bra $200;
not.b32 %r792,%r70;
shr.u32 %r780,%r792,16;
add.s64 %d213,%d259,%d43;
st.u8 [%d213],%r780;
$200:
setp.ge.s32 %p144,%r26,%r798;
@%p144 bra $203;
not.b32 %r791,%r70;
shr.u32 %r781,%r791,24;
add.s64 %d214,%d259,%d44;
st.u8 [%d214],%r781;
$203:
add.s64 %d259,%d259,%d256;
add.s64 %d258,%d258,%d252;
add.s64 %d257,%d257,%d248;
add.s32 %r800,%r800,1;
setp.lt.s32 %p145,%r800,%r160;
@%p145 bra $11;
$204:
ret;
}
`;
