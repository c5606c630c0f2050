// Generated from kernels/ops/color_twist.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/color_twist.cu`. */
export const COLOR_TWIST: string = `.version 8.0
.target sm_75
.address_size 64
.func z0(
.param .b64 p0,
.param .b32 p1,
.param .b64 p2,
.param .b32 p3,
.param .b32 p4
)
{
.reg .pred %p<7>;
.reg .b16 %s<2>;
.reg .b32 %r<29>;
.reg .b64 %d<17>;
ld.param.u64 %d1,[p0];
ld.param.u32 %r1,[p1];
ld.param.u64 %d2,[p2];
ld.param.u32 %r2,[p3];
ld.param.u32 %r3,[p4];
cvta.to.shared.u64 %d3,%d1;
cvt.u32.u64 %r4,%d2;
and.b32 %r5,%r4,3;
setp.ne.s32 %p1,%r5,0;
selp.u32 %r6,1,0,%p1;
add.s32 %r7,%r5,%r2;
shr.u32 %r8,%r7,2;
setp.gt.u32 %p2,%r8,%r6;
sub.s32 %r9,%r8,%r6;
shr.u32 %r10,%r9,2;
selp.b32 %r11,%r10,0,%p2;
setp.le.u32 %p3,%r11,%r3;
@%p3 bra $3;
mad.lo.s32 %r12,%r5,4369,12816;
cvt.u64.u32 %d4,%r5;
sub.s64 %d5,%d2,%d4;
selp.b64 %d6,4,3,%p1;
and.b32 %r13,%r12,30583;
mul.wide.u32 %d7,%r3,16;
add.s64 %d8,%d3,%d7;
shl.b32 %r14,%r3,2;
shl.b64 %d9,%d6,2;
mov.u32 %r15,%r3;
$2:
.pragma "nounroll";
mul.wide.u32 %d10,%r14,4;
add.s64 %d11,%d5,%d10;
add.s64 %d12,%d11,%d9;
ld.u32 %r16,[%d11+4];
ld.u32 %r17,[%d11];
ld.u32 %r18,[%d11+8];
ld.u32 %r19,[%d11+12];
ld.u32 %r20,[%d12];
prmt.b32 %r21,%r18,%r19,%r13;
prmt.b32 %r22,%r16,%r18,%r13;
prmt.b32 %r23,%r17,%r16,%r13;
prmt.b32 %r24,%r19,%r20,%r13;
st.shared.v4.u32 [%d8],{%r23,%r22,%r21,%r24};
add.s64 %d8,%d8,512;
add.s32 %r14,%r14,128;
add.s32 %r15,%r15,32;
setp.lt.u32 %p4,%r15,%r11;
@%p4 bra $2;
$3:
shl.b32 %r25,%r11,4;
add.s32 %r26,%r25,%r3;
setp.ge.u32 %p5,%r26,%r1;
@%p5 bra $6;
add.s32 %r27,%r2,-1;
$5:
.pragma "nounroll";
min.u32 %r28,%r26,%r27;
cvt.u64.u32 %d13,%r28;
add.s64 %d14,%d2,%d13;
ld.u8 %s1,[%d14];
cvt.u64.u32 %d15,%r26;
add.s64 %d16,%d3,%d15;
st.shared.u8 [%d16],%s1;
add.s32 %r26,%r26,32;
setp.lt.u32 %p6,%r26,%r1;
@%p6 bra $5;
$6:
bar.warp.sync -1;
ret;
}
.func z1(
.param .b64 p0,
.param .b64 p1,
.param .b32 p2,
.param .b32 p3
)
{
.reg .pred %p<6>;
.reg .b16 %s<2>;
.reg .b32 %r<28>;
.reg .b64 %d<18>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
ld.param.u32 %r2,[p3];
cvta.to.shared.u64 %d3,%d2;
cvt.u32.u64 %r3,%d1;
neg.s32 %r4,%r3;
and.b32 %r5,%r4,15;
min.u32 %r6,%r5,%r1;
sub.s32 %r7,%r1,%r6;
shr.u32 %r8,%r7,4;
and.b32 %r9,%r7,-16;
sub.s32 %r10,%r1,%r9;
setp.le.u32 %p1,%r10,%r2;
@%p1 bra $2;
setp.gt.u32 %p2,%r6,%r2;
selp.b32 %r11,0,%r9,%p2;
add.s32 %r12,%r11,%r2;
cvt.u64.u32 %d4,%r12;
add.s64 %d5,%d3,%d4;
ld.shared.u8 %s1,[%d5];
add.s64 %d6,%d1,%d4;
st.u8 [%d6],%s1;
$2:
setp.le.u32 %p3,%r8,%r2;
@%p3 bra $5;
and.b32 %r13,%r6,3;
mad.lo.s32 %r14,%r13,4369,12816;
and.b32 %r15,%r6,12;
cvt.u64.u32 %d7,%r15;
add.s64 %d8,%d3,%d7;
setp.eq.s32 %p4,%r13,0;
selp.b64 %d9,3,4,%p4;
and.b32 %r16,%r14,30583;
shl.b32 %r17,%r2,2;
shl.b32 %r18,%r2,4;
cvt.u64.u32 %d10,%r6;
shl.b64 %d11,%d9,2;
$4:
.pragma "nounroll";
mul.wide.u32 %d12,%r17,4;
add.s64 %d13,%d8,%d12;
add.s64 %d14,%d13,%d11;
ld.shared.u32 %r19,[%d13+4];
ld.shared.u32 %r20,[%d13];
ld.shared.u32 %r21,[%d13+8];
ld.shared.u32 %r22,[%d13+12];
ld.shared.u32 %r23,[%d14];
cvt.u64.u32 %d15,%r18;
add.s64 %d16,%d15,%d10;
add.s64 %d17,%d1,%d16;
prmt.b32 %r24,%r21,%r22,%r16;
prmt.b32 %r25,%r19,%r21,%r16;
prmt.b32 %r26,%r20,%r19,%r16;
prmt.b32 %r27,%r22,%r23,%r16;
st.v4.u32 [%d17],{%r26,%r25,%r24,%r27};
add.s32 %r17,%r17,128;
add.s32 %r18,%r18,512;
add.s32 %r2,%r2,32;
setp.lt.u32 %p5,%r2,%r8;
@%p5 bra $4;
$5:
ret;
}
.visible .entry color_twist_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[52]
)
.maxntid 256,1,1
{
.reg .pred %p<57>;
.reg .b16 %s<49>;
.reg .f32 %f<81>;
.reg .b32 %r<220>;
.reg .b64 %d<132>;
.shared .align 16 .b8 z2[16384];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.f32 %f1,[p4+48];
ld.param.f32 %f2,[p4+44];
ld.param.f32 %f3,[p4+40];
ld.param.f32 %f4,[p4+36];
ld.param.f32 %f5,[p4+32];
ld.param.f32 %f6,[p4+28];
ld.param.f32 %f7,[p4+24];
ld.param.f32 %f8,[p4+20];
ld.param.f32 %f9,[p4+16];
ld.param.f32 %f10,[p4+12];
ld.param.f32 %f11,[p4+8];
ld.param.f32 %f12,[p4+4];
ld.param.u32 %r9,[p4];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r10,40;
add.s64 %d13,%d11,%d12;
ld.global.v2.u32 {%r1,%r11},[%d13+32];
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r10;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r10,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r5,%r6},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r10;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r12,%ctaid.y;
shl.b32 %r13,%r12,3;
mov.u32 %r14,%tid.y;
add.s32 %r15,%r13,%r14;
setp.ge.s32 %p3,%r15,%r6;
@%p3 bra $93;
mov.u32 %r16,%tid.x;
shl.b32 %r17,%r16,2;
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,7;
add.s32 %r20,%r19,%r17;
shl.b32 %r21,%r16,6;
cvt.u64.u32 %d23,%r21;
mul.wide.u32 %d24,%r14,2048;
mov.u64 %d25,z2;
cvta.shared.u64 %d26,%d25;
add.s64 %d27,%d26,%d24;
add.s64 %d28,%d27,%d23;
sub.s32 %r22,%r1,%r20;
cvt.s64.s32 %d29,%r15;
mul.lo.s64 %d30,%d9,%d29;
cvt.s64.s32 %d31,%r20;
mul.lo.s64 %d32,%d8,%d31;
add.s64 %d33,%d30,%d32;
setp.gt.s32 %p4,%r22,3;
@%p4 bra $8;
bra.uni $10;
$8:
setp.eq.s32 %p5,%r9,0;
setp.eq.s32 %p6,%r9,4;
selp.b32 %r23,4,2,%p6;
selp.b32 %r24,1,%r23,%p5;
mul.lo.s32 %r25,%r24,3;
cvt.u64.u32 %d34,%r25;
setp.ne.s64 %p7,%d8,%d34;
cvt.u64.u32 %d35,%r24;
setp.ne.s64 %p8,%d7,%d35;
or.pred %p9,%p8,%p7;
@%p9 bra $10;
shl.b32 %r26,%r24,2;
cvt.u64.u32 %d36,%r26;
add.s64 %d37,%d14,%d33;
add.s32 %r27,%r26,-1;
cvt.s64.s32 %d38,%r27;
and.b64 %d39,%d38,%d37;
setp.eq.s64 %p10,%d39,0;
mov.u16 %s1,0;
@%p10 bra $21;
$10:
setp.lt.s32 %p11,%r22,4;
setp.eq.s32 %p12,%r9,4;
selp.b32 %r28,4,2,%p12;
setp.eq.s32 %p13,%r9,0;
selp.b32 %r29,1,%r28,%p13;
cvt.u64.u32 %d40,%r29;
setp.ne.s64 %p14,%d8,%d40;
or.pred %p15,%p11,%p14;
@%p15 bra $12;
shl.b32 %r30,%r29,2;
add.s64 %d37,%d14,%d33;
or.b64 %d41,%d7,%d37;
add.s32 %r31,%r30,-1;
cvt.s64.s32 %d42,%r31;
and.b64 %d43,%d41,%d42;
setp.eq.s64 %p16,%d43,0;
mov.u16 %s1,1;
mov.u64 %d36,%d7;
@%p16 bra $21;
$12:
min.s32 %r32,%r22,4;
add.s32 %r33,%r32,-1;
mov.u32 %r34,0;
mov.u32 %r35,%r34;
$13:
.pragma "nounroll";
min.s32 %r36,%r35,%r33;
cvt.s64.s32 %d44,%r36;
mul.lo.s64 %d45,%d8,%d44;
add.s64 %d46,%d45,%d33;
mul.lo.s32 %r37,%r35,3;
mov.u32 %r38,%r34;
$14:
.pragma "nounroll";
add.s32 %r39,%r38,%r37;
mul.lo.s32 %r40,%r39,%r29;
cvt.s64.s32 %d47,%r40;
add.s64 %d48,%d47,%d23;
add.s64 %d49,%d25,%d24;
add.s64 %d50,%d49,%d48;
cvt.s64.s32 %d51,%r38;
mul.lo.s64 %d52,%d7,%d51;
add.s64 %d53,%d46,%d52;
add.s64 %d54,%d14,%d53;
@%p13 bra $18;
setp.eq.s32 %p17,%r29,2;
@%p17 bra $17;
bra.uni $16;
$17:
ld.u16 %s2,[%d54];
st.shared.u16 [%d50],%s2;
bra.uni $19;
$18:
ld.u8 %s3,[%d54];
st.shared.u8 [%d50],%s3;
bra.uni $19;
$16:
ld.u32 %r41,[%d54];
st.shared.u32 [%d50],%r41;
$19:
add.s32 %r38,%r38,1;
setp.ne.s32 %p18,%r38,3;
@%p18 bra $14;
add.s32 %r35,%r35,1;
setp.lt.u32 %p19,%r35,4;
shl.b32 %r42,%r29,2;
cvt.u64.u32 %d36,%r42;
mov.u16 %s1,0;
mov.u64 %d37,%d28;
@%p19 bra $13;
$21:
setp.eq.s32 %p20,%r9,0;
@%p20 bra $25;
setp.eq.s32 %p21,%r9,4;
@%p21 bra $24;
bra.uni $23;
$24:
ld.v4.u32 {%r43,%r44,%r45,%r46},[%d37];
mov.b32 %f13,%r45;
mov.b32 %f14,%r46;
bra.uni $26;
$25:
ld.u32 %r43,[%d37];
bra.uni $26;
$23:
ld.v2.u32 {%r43,%r44},[%d37];
$26:
add.s64 %d55,%d37,%d36;
@%p20 bra $30;
setp.eq.s32 %p22,%r9,4;
@%p22 bra $29;
bra.uni $28;
$29:
ld.v4.u32 {%r47,%r48,%r49,%r50},[%d55];
mov.b32 %f15,%r49;
mov.b32 %f16,%r50;
bra.uni $31;
$30:
ld.u32 %r47,[%d55];
bra.uni $31;
$28:
ld.v2.u32 {%r47,%r48},[%d55];
$31:
shl.b64 %d56,%d36,1;
add.s64 %d57,%d37,%d56;
@%p20 bra $35;
setp.eq.s32 %p23,%r9,4;
@%p23 bra $34;
bra.uni $33;
$34:
ld.v4.u32 {%r51,%r52,%r53,%r54},[%d57];
mov.b32 %f17,%r53;
mov.b32 %f18,%r54;
bra.uni $36;
$35:
ld.u32 %r51,[%d57];
bra.uni $36;
$33:
ld.v2.u32 {%r51,%r52},[%d57];
$36:
setp.eq.s32 %p24,%r9,4;
@%p24 bra $42;
bra.uni $37;
$42:
mov.b32 %f19,%r43;
mov.b32 %f20,%r44;
mov.b32 %f21,%r47;
mov.b32 %f22,%r48;
mov.b32 %f23,%r51;
mov.b32 %f24,%r52;
bra.uni $43;
$37:
@%p20 bra $41;
setp.eq.s32 %p25,%r9,3;
@%p25 bra $40;
bra.uni $39;
$40:
cvt.u16.u32 %s4,%r43;
cvt.f32.f16 %f19,%s4;
shr.u32 %r55,%r43,16;
cvt.u16.u32 %s5,%r55;
cvt.f32.f16 %f20,%s5;
cvt.u16.u32 %s6,%r44;
cvt.f32.f16 %f13,%s6;
shr.u32 %r56,%r44,16;
cvt.u16.u32 %s7,%r56;
cvt.f32.f16 %f14,%s7;
cvt.u16.u32 %s8,%r47;
cvt.f32.f16 %f21,%s8;
shr.u32 %r57,%r47,16;
cvt.u16.u32 %s9,%r57;
cvt.f32.f16 %f22,%s9;
cvt.u16.u32 %s10,%r48;
cvt.f32.f16 %f15,%s10;
shr.u32 %r58,%r48,16;
cvt.u16.u32 %s11,%r58;
cvt.f32.f16 %f16,%s11;
cvt.u16.u32 %s12,%r51;
cvt.f32.f16 %f23,%s12;
shr.u32 %r59,%r51,16;
cvt.u16.u32 %s13,%r59;
cvt.f32.f16 %f24,%s13;
cvt.u16.u32 %s14,%r52;
cvt.f32.f16 %f17,%s14;
shr.u32 %r60,%r52,16;
cvt.u16.u32 %s15,%r60;
cvt.f32.f16 %f18,%s15;
bra.uni $43;
$41:
cvt.u16.u32 %s16,%r43;
and.b16 %s17,%s16,255;
cvt.rn.f32.u16 %f19,%s17;
shr.u16 %s18,%s16,8;
cvt.rn.f32.u16 %f20,%s18;
shr.u32 %r61,%r43,16;
cvt.u16.u32 %s19,%r61;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f13,%s20;
shr.u32 %r62,%r43,24;
cvt.u16.u32 %s21,%r62;
cvt.rn.f32.u16 %f14,%s21;
cvt.u16.u32 %s22,%r47;
and.b16 %s23,%s22,255;
cvt.rn.f32.u16 %f21,%s23;
shr.u16 %s24,%s22,8;
cvt.rn.f32.u16 %f22,%s24;
shr.u32 %r63,%r47,16;
cvt.u16.u32 %s25,%r63;
and.b16 %s26,%s25,255;
cvt.rn.f32.u16 %f15,%s26;
shr.u32 %r64,%r47,24;
cvt.u16.u32 %s27,%r64;
cvt.rn.f32.u16 %f16,%s27;
cvt.u16.u32 %s28,%r51;
and.b16 %s29,%s28,255;
cvt.rn.f32.u16 %f23,%s29;
shr.u16 %s30,%s28,8;
cvt.rn.f32.u16 %f24,%s30;
shr.u32 %r65,%r51,16;
cvt.u16.u32 %s31,%r65;
and.b16 %s32,%s31,255;
cvt.rn.f32.u16 %f17,%s32;
shr.u32 %r66,%r51,24;
cvt.u16.u32 %s33,%r66;
cvt.rn.f32.u16 %f18,%s33;
bra.uni $43;
$39:
setp.eq.s32 %p26,%r9,2;
selp.b32 %r67,32768,0,%p26;
and.b32 %r68,%r43,%r67;
shl.b32 %r69,%r68,1;
and.b32 %r70,%r43,65535;
sub.s32 %r71,%r70,%r69;
cvt.rn.f32.s32 %f19,%r71;
shr.u32 %r72,%r43,16;
and.b32 %r73,%r72,%r67;
shl.b32 %r74,%r73,1;
sub.s32 %r75,%r72,%r74;
cvt.rn.f32.s32 %f20,%r75;
and.b32 %r76,%r44,%r67;
shl.b32 %r77,%r76,1;
and.b32 %r78,%r44,65535;
sub.s32 %r79,%r78,%r77;
cvt.rn.f32.s32 %f13,%r79;
shr.u32 %r80,%r44,16;
and.b32 %r81,%r80,%r67;
shl.b32 %r82,%r81,1;
sub.s32 %r83,%r80,%r82;
cvt.rn.f32.s32 %f14,%r83;
and.b32 %r84,%r47,%r67;
shl.b32 %r85,%r84,1;
and.b32 %r86,%r47,65535;
sub.s32 %r87,%r86,%r85;
cvt.rn.f32.s32 %f21,%r87;
shr.u32 %r88,%r47,16;
and.b32 %r89,%r88,%r67;
shl.b32 %r90,%r89,1;
sub.s32 %r91,%r88,%r90;
cvt.rn.f32.s32 %f22,%r91;
and.b32 %r92,%r48,%r67;
shl.b32 %r93,%r92,1;
and.b32 %r94,%r48,65535;
sub.s32 %r95,%r94,%r93;
cvt.rn.f32.s32 %f15,%r95;
shr.u32 %r96,%r48,16;
and.b32 %r97,%r96,%r67;
shl.b32 %r98,%r97,1;
sub.s32 %r99,%r96,%r98;
cvt.rn.f32.s32 %f16,%r99;
and.b32 %r100,%r51,%r67;
shl.b32 %r101,%r100,1;
and.b32 %r102,%r51,65535;
sub.s32 %r103,%r102,%r101;
cvt.rn.f32.s32 %f23,%r103;
shr.u32 %r104,%r51,16;
and.b32 %r105,%r104,%r67;
shl.b32 %r106,%r105,1;
sub.s32 %r107,%r104,%r106;
cvt.rn.f32.s32 %f24,%r107;
and.b32 %r108,%r52,%r67;
shl.b32 %r109,%r108,1;
and.b32 %r110,%r52,65535;
sub.s32 %r111,%r110,%r109;
cvt.rn.f32.s32 %f17,%r111;
shr.u32 %r112,%r52,16;
and.b32 %r113,%r112,%r67;
shl.b32 %r114,%r113,1;
sub.s32 %r115,%r112,%r114;
cvt.rn.f32.s32 %f18,%r115;
$43:
setp.eq.s16 %p27,%s1,0;
selp.f32 %f25,%f20,%f21,%p27;
selp.f32 %f26,%f13,%f23,%p27;
selp.f32 %f27,%f14,%f20,%p27;
selp.f32 %f28,%f21,%f22,%p27;
selp.f32 %f29,%f22,%f24,%p27;
selp.f32 %f30,%f15,%f13,%p27;
selp.f32 %f31,%f16,%f15,%p27;
selp.f32 %f32,%f23,%f17,%p27;
selp.f32 %f33,%f24,%f14,%p27;
selp.f32 %f34,%f17,%f16,%p27;
bar.warp.sync -1;
fma.rn.f32 %f35,%f26,%f10,%f9;
fma.rn.f32 %f36,%f25,%f11,%f35;
fma.rn.f32 %f37,%f19,%f12,%f36;
fma.rn.f32 %f38,%f26,%f6,%f5;
fma.rn.f32 %f39,%f25,%f7,%f38;
fma.rn.f32 %f40,%f19,%f8,%f39;
fma.rn.f32 %f41,%f26,%f2,%f1;
fma.rn.f32 %f42,%f25,%f3,%f41;
fma.rn.f32 %f43,%f19,%f4,%f42;
fma.rn.f32 %f44,%f29,%f10,%f9;
fma.rn.f32 %f45,%f28,%f11,%f44;
fma.rn.f32 %f46,%f27,%f12,%f45;
fma.rn.f32 %f47,%f29,%f6,%f5;
fma.rn.f32 %f48,%f28,%f7,%f47;
fma.rn.f32 %f49,%f27,%f8,%f48;
fma.rn.f32 %f50,%f29,%f2,%f1;
fma.rn.f32 %f51,%f28,%f3,%f50;
fma.rn.f32 %f52,%f27,%f4,%f51;
fma.rn.f32 %f53,%f32,%f10,%f9;
fma.rn.f32 %f54,%f31,%f11,%f53;
fma.rn.f32 %f55,%f30,%f12,%f54;
fma.rn.f32 %f56,%f32,%f6,%f5;
fma.rn.f32 %f57,%f31,%f7,%f56;
fma.rn.f32 %f58,%f30,%f8,%f57;
fma.rn.f32 %f59,%f32,%f2,%f1;
fma.rn.f32 %f60,%f31,%f3,%f59;
fma.rn.f32 %f61,%f30,%f4,%f60;
fma.rn.f32 %f62,%f18,%f10,%f9;
fma.rn.f32 %f63,%f34,%f11,%f62;
fma.rn.f32 %f64,%f33,%f12,%f63;
fma.rn.f32 %f65,%f18,%f6,%f5;
fma.rn.f32 %f66,%f34,%f7,%f65;
fma.rn.f32 %f67,%f33,%f8,%f66;
fma.rn.f32 %f68,%f18,%f2,%f1;
fma.rn.f32 %f69,%f34,%f3,%f68;
fma.rn.f32 %f70,%f33,%f4,%f69;
sub.s32 %r116,%r5,%r20;
mul.lo.s64 %d58,%d5,%d29;
mul.lo.s64 %d59,%d4,%d31;
add.s64 %d60,%d58,%d59;
add.s64 %d61,%d20,%d60;
selp.b32 %r117,4,2,%p24;
selp.b32 %r118,1,%r117,%p20;
mul.lo.s32 %r119,%r16,%r118;
mul.lo.s32 %r120,%r119,12;
cvt.s64.s32 %d62,%r120;
cvt.u64.u32 %d63,%r14;
mul.lo.s32 %r121,%r118,3;
cvt.u64.u32 %d64,%r121;
setp.eq.s64 %p28,%d4,%d64;
cvt.u64.u32 %d65,%r118;
setp.eq.s64 %p29,%d3,%d65;
and.pred %p30,%p29,%p28;
setp.lt.s32 %p31,%r116,4;
or.pred %p32,%p31,%p30;
setp.ne.s64 %p33,%d4,%d65;
mov.pred %p34,0;
or.pred %p35,%p33,%p32;
@%p35 bra $45;
shl.b32 %r122,%r118,2;
or.b64 %d66,%d3,%d61;
add.s32 %r123,%r122,-1;
cvt.s64.s32 %d67,%r123;
and.b64 %d68,%d66,%d67;
setp.eq.s64 %p34,%d68,0;
$45:
selp.f32 %f71,%f46,%f40,%p34;
selp.f32 %f72,%f55,%f43,%p34;
selp.f32 %f73,%f64,%f46,%p34;
selp.f32 %f74,%f40,%f49,%p34;
selp.f32 %f75,%f49,%f52,%p34;
selp.f32 %f76,%f58,%f55,%p34;
selp.f32 %f77,%f67,%f58,%p34;
selp.f32 %f78,%f43,%f61,%p34;
selp.f32 %f79,%f52,%f64,%p34;
selp.f32 %f80,%f61,%f67,%p34;
shl.b32 %r124,%r118,2;
cvt.u64.u32 %d69,%r124;
selp.b64 %d70,%d3,%d69,%p34;
shl.b64 %d71,%d63,11;
add.s64 %d72,%d26,%d71;
add.s64 %d73,%d72,%d62;
selp.b64 %d74,%d61,%d73,%p34;
add.s64 %d75,%d74,%d70;
shl.b64 %d76,%d70,1;
add.s64 %d77,%d74,%d76;
@%p24 bra $63;
bra.uni $46;
$63:
st.v4.f32 [%d74],{%f37,%f71,%f72,%f73};
st.v4.f32 [%d75],{%f74,%f75,%f76,%f77};
st.v4.f32 [%d77],{%f78,%f79,%f80,%f70};
bra.uni $64;
$46:
setp.eq.s32 %p36,%r9,3;
@%p36 bra $62;
bra.uni $47;
$62:
cvt.rn.f16.f32 %s34,%f37;
cvt.rn.f16.f32 %s35,%f71;
cvt.rn.f16.f32 %s36,%f72;
cvt.rn.f16.f32 %s37,%f73;
mov.b32 %r125,{%s36,%s37};
mov.b32 %r126,{%s34,%s35};
st.v2.u32 [%d74],{%r126,%r125};
cvt.rn.f16.f32 %s38,%f74;
cvt.rn.f16.f32 %s39,%f75;
cvt.rn.f16.f32 %s40,%f76;
cvt.rn.f16.f32 %s41,%f77;
mov.b32 %r127,{%s40,%s41};
mov.b32 %r128,{%s38,%s39};
st.v2.u32 [%d75],{%r128,%r127};
cvt.rn.f16.f32 %s42,%f78;
cvt.rn.f16.f32 %s43,%f79;
cvt.rn.f16.f32 %s44,%f80;
cvt.rn.f16.f32 %s45,%f70;
mov.b32 %r129,{%s44,%s45};
mov.b32 %r130,{%s42,%s43};
st.v2.u32 [%d77],{%r130,%r129};
bra.uni $64;
$47:
cvt.rni.s32.f32 %r131,%f37;
cvt.rni.s32.f32 %r132,%f71;
cvt.rni.s32.f32 %r133,%f72;
cvt.rni.s32.f32 %r134,%f73;
cvt.rni.s32.f32 %r135,%f74;
cvt.rni.s32.f32 %r136,%f75;
cvt.rni.s32.f32 %r137,%f76;
cvt.rni.s32.f32 %r138,%f77;
cvt.rni.s32.f32 %r139,%f78;
cvt.rni.s32.f32 %r140,%f79;
cvt.rni.s32.f32 %r141,%f80;
cvt.rni.s32.f32 %r142,%f70;
@%p20 bra $51;
setp.eq.s32 %p37,%r9,1;
@%p37 bra $50;
bra.uni $49;
$50:
cvt.pack.sat.u16.s32 %r143,%r134,%r133;
cvt.pack.sat.u16.s32 %r144,%r132,%r131;
st.v2.u32 [%d74],{%r144,%r143};
bra.uni $52;
$51:
mov.u32 %r145,0;
cvt.pack.sat.u8.s32.b32 %r146,%r134,%r133,%r145;
cvt.pack.sat.u8.s32.b32 %r147,%r132,%r131,%r146;
st.u32 [%d74],%r147;
bra.uni $52;
$49:
cvt.pack.sat.s16.s32 %r148,%r134,%r133;
cvt.pack.sat.s16.s32 %r149,%r132,%r131;
st.v2.u32 [%d74],{%r149,%r148};
$52:
@%p20 bra $56;
setp.eq.s32 %p38,%r9,1;
@%p38 bra $55;
bra.uni $54;
$55:
cvt.pack.sat.u16.s32 %r150,%r138,%r137;
cvt.pack.sat.u16.s32 %r151,%r136,%r135;
st.v2.u32 [%d75],{%r151,%r150};
bra.uni $57;
$56:
mov.u32 %r152,0;
cvt.pack.sat.u8.s32.b32 %r153,%r138,%r137,%r152;
cvt.pack.sat.u8.s32.b32 %r154,%r136,%r135,%r153;
st.u32 [%d75],%r154;
bra.uni $57;
$54:
cvt.pack.sat.s16.s32 %r155,%r138,%r137;
cvt.pack.sat.s16.s32 %r156,%r136,%r135;
st.v2.u32 [%d75],{%r156,%r155};
$57:
@%p20 bra $61;
setp.eq.s32 %p39,%r9,1;
@%p39 bra $60;
bra.uni $59;
$60:
cvt.pack.sat.u16.s32 %r157,%r142,%r141;
cvt.pack.sat.u16.s32 %r158,%r140,%r139;
st.v2.u32 [%d77],{%r158,%r157};
bra.uni $64;
$61:
mov.u32 %r159,0;
cvt.pack.sat.u8.s32.b32 %r160,%r142,%r141,%r159;
cvt.pack.sat.u8.s32.b32 %r161,%r140,%r139,%r160;
st.u32 [%d77],%r161;
bra.uni $64;
$59:
cvt.pack.sat.s16.s32 %r162,%r142,%r141;
cvt.pack.sat.s16.s32 %r163,%r140,%r139;
st.v2.u32 [%d77],{%r163,%r162};
$64:
@%p30 bra $75;
bra.uni $65;
$75:
bar.warp.sync -1;
cvt.s64.s32 %d78,%r17;
sub.s32 %r164,%r5,%r19;
min.s32 %r165,%r164,128;
mul.lo.s32 %r166,%r121,%r165;
setp.lt.s32 %p40,%r166,1;
@%p40 bra $93;
mul.lo.s64 %d79,%d4,%d78;
sub.s64 %d80,%d60,%d79;
add.s64 %d81,%d20,%d80;
and.b64 %d82,%d81,15;
setp.eq.s64 %p41,%d82,0;
@%p41 bra $82;
and.b64 %d83,%d81,3;
setp.ne.s64 %p42,%d83,0;
mov.u32 %r167,0;
@%p42 bra $90;
shr.s32 %r168,%r166,31;
shr.u32 %r169,%r168,30;
add.s32 %r170,%r166,%r169;
shr.s32 %r171,%r170,2;
mov.u32 %r172,%tid.x;
setp.ge.s32 %p43,%r172,%r171;
@%p43 bra $81;
mul.wide.s32 %d84,%r172,4;
shl.b32 %r173,%r172,2;
add.s32 %r174,%r19,%r173;
cvt.s64.s32 %d85,%r174;
sub.s64 %d86,%d85,%d78;
mul.lo.s64 %d87,%d4,%d86;
add.s64 %d88,%d84,%d87;
add.s64 %d89,%d88,%d58;
add.s64 %d90,%d20,%d89;
add.s64 %d91,%d25,%d24;
add.s64 %d92,%d91,%d84;
$80:
.pragma "nounroll";
ld.shared.u32 %r175,[%d92];
st.u32 [%d90],%r175;
add.s64 %d90,%d90,128;
add.s64 %d92,%d92,128;
add.s32 %r172,%r172,32;
setp.lt.s32 %p44,%r172,%r171;
@%p44 bra $80;
$81:
and.b32 %r167,%r166,-4;
bra.uni $90;
$65:
setp.lt.s32 %p45,%r116,1;
or.pred %p46,%p45,%p34;
@%p46 bra $93;
min.s32 %r176,%r116,4;
mov.u32 %r177,0;
add.s64 %d93,%d25,%d71;
mov.u32 %r178,%r177;
$67:
.pragma "nounroll";
cvt.s64.s32 %d94,%r178;
mul.lo.s64 %d95,%d4,%d94;
add.s64 %d96,%d95,%d60;
mul.lo.s32 %r179,%r178,3;
mov.u32 %r180,%r177;
$68:
.pragma "nounroll";
cvt.s64.s32 %d97,%r180;
mul.lo.s64 %d98,%d3,%d97;
add.s64 %d99,%d96,%d98;
add.s64 %d100,%d20,%d99;
add.s32 %r181,%r180,%r179;
mul.lo.s32 %r182,%r181,%r118;
cvt.s64.s32 %d101,%r182;
add.s64 %d102,%d101,%d62;
add.s64 %d103,%d93,%d102;
@%p20 bra $72;
setp.eq.s32 %p47,%r118,2;
@%p47 bra $71;
bra.uni $70;
$71:
ld.shared.u16 %s46,[%d103];
st.u16 [%d100],%s46;
bra.uni $73;
$72:
ld.shared.u8 %s47,[%d103];
st.u8 [%d100],%s47;
bra.uni $73;
$70:
ld.shared.u32 %r183,[%d103];
st.u32 [%d100],%r183;
$73:
add.s32 %r180,%r180,1;
setp.ne.s32 %p48,%r180,3;
@%p48 bra $68;
add.s32 %r178,%r178,1;
setp.lt.s32 %p49,%r178,%r176;
@%p49 bra $67;
bra.uni $93;
$82:
shr.s32 %r184,%r166,31;
shr.u32 %r185,%r184,28;
add.s32 %r186,%r166,%r185;
shr.s32 %r187,%r186,4;
setp.ge.s32 %p50,%r16,%r187;
@%p50 bra $89;
not.b32 %r188,%r16;
add.s32 %r189,%r187,%r188;
shr.u32 %r190,%r189,5;
add.s32 %r191,%r190,1;
and.b32 %r192,%r191,3;
setp.eq.s32 %p51,%r192,0;
mov.u32 %r193,%r16;
@%p51 bra $86;
mov.u32 %r193,%tid.x;
mul.wide.s32 %d104,%r193,16;
add.s64 %d105,%d25,%d24;
add.s64 %d106,%d105,%d104;
shl.b32 %r194,%r193,2;
add.s32 %r195,%r19,%r194;
cvt.s64.s32 %d107,%r195;
sub.s64 %d108,%d107,%d78;
mul.lo.s64 %d109,%d4,%d108;
add.s64 %d110,%d104,%d109;
add.s64 %d111,%d110,%d58;
add.s64 %d112,%d20,%d111;
$85:
.pragma "nounroll";
ld.shared.v4.u32 {%r196,%r197,%r198,%r199},[%d106];
st.v4.u32 [%d112],{%r196,%r197,%r198,%r199};
add.s32 %r193,%r193,32;
add.s64 %d106,%d106,512;
add.s64 %d112,%d112,512;
add.s32 %r192,%r192,-1;
setp.ne.s32 %p52,%r192,0;
@%p52 bra $85;
$86:
setp.lt.u32 %p53,%r189,96;
@%p53 bra $89;
mul.wide.s32 %d113,%r193,16;
mov.u32 %r200,%tid.x;
shl.b32 %r201,%r200,2;
add.s32 %r202,%r19,%r201;
cvt.s64.s32 %d114,%r202;
sub.s64 %d115,%d114,%d78;
mul.lo.s64 %d116,%d4,%d115;
add.s64 %d117,%d113,%d116;
add.s64 %d118,%d117,%d58;
add.s64 %d119,%d20,%d118;
add.s64 %d120,%d119,1024;
add.s64 %d121,%d25,%d24;
add.s64 %d122,%d121,%d113;
add.s64 %d123,%d122,1024;
$88:
ld.shared.v4.u32 {%r203,%r204,%r205,%r206},[%d123+-1024];
st.v4.u32 [%d120+-1024],{%r203,%r204,%r205,%r206};
ld.shared.v4.u32 {%r207,%r208,%r209,%r210},[%d123+-512];
st.v4.u32 [%d120+-512],{%r207,%r208,%r209,%r210};
ld.shared.v4.u32 {%r211,%r212,%r213,%r214},[%d123];
st.v4.u32 [%d120],{%r211,%r212,%r213,%r214};
ld.shared.v4.u32 {%r215,%r216,%r217,%r218},[%d123+512];
st.v4.u32 [%d120+512],{%r215,%r216,%r217,%r218};
add.s64 %d120,%d120,2048;
add.s64 %d123,%d123,2048;
add.s32 %r193,%r193,128;
setp.lt.s32 %p54,%r193,%r187;
@%p54 bra $88;
$89:
and.b32 %r167,%r166,-16;
$90:
add.s32 %r219,%r167,%r16;
setp.ge.s32 %p55,%r219,%r166;
@%p55 bra $93;
sub.s64 %d124,%d31,%d78;
mul.lo.s64 %d125,%d4,%d124;
add.s64 %d126,%d125,%d58;
cvt.s64.s32 %d127,%r219;
add.s64 %d128,%d126,%d127;
add.s64 %d129,%d20,%d128;
add.s64 %d130,%d25,%d24;
add.s64 %d131,%d130,%d127;
$92:
.pragma "nounroll";
ld.shared.u8 %s48,[%d131];
st.u8 [%d129],%s48;
add.s64 %d129,%d129,32;
add.s64 %d131,%d131,32;
add.s32 %r219,%r219,32;
setp.lt.s32 %p56,%r219,%r166;
@%p56 bra $92;
$93:
ret;
}
.visible .entry color_twist_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[52]
)
.maxntid 256,1,1
{
.reg .pred %p<51>;
.reg .b16 %s<63>;
.reg .f32 %f<89>;
.reg .b32 %r<265>;
.reg .b64 %d<143>;
.shared .align 16 .b8 z3[16384];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.f32 %f1,[p4+48];
ld.param.f32 %f2,[p4+44];
ld.param.f32 %f3,[p4+40];
ld.param.f32 %f4,[p4+36];
ld.param.f32 %f5,[p4+32];
ld.param.f32 %f6,[p4+24];
ld.param.f32 %f7,[p4+20];
ld.param.u32 %r9,[p4];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r10,40;
add.s64 %d13,%d11,%d12;
ld.global.v2.u32 {%r1,%r11},[%d13+32];
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r10;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r10,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r5,%r6},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r10;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r12,%ctaid.y;
shl.b32 %r13,%r12,3;
mov.u32 %r14,%tid.y;
add.s32 %r15,%r13,%r14;
setp.ge.s32 %p3,%r15,%r6;
@%p3 bra $102;
mov.u32 %r16,%tid.x;
shl.b32 %r17,%r16,2;
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,7;
add.s32 %r20,%r19,%r17;
cvt.u64.u32 %d23,%r14;
shl.b32 %r21,%r16,6;
cvt.u64.u32 %d24,%r21;
mul.wide.u32 %d25,%r14,2048;
mov.u64 %d26,z3;
cvta.shared.u64 %d27,%d26;
add.s64 %d28,%d27,%d25;
add.s64 %d29,%d28,%d24;
setp.eq.s32 %p4,%r9,4;
selp.b32 %r22,4,2,%p4;
setp.eq.s32 %p5,%r9,0;
selp.b32 %r23,1,%r22,%p5;
sub.s32 %r24,%r1,%r20;
cvt.s64.s32 %d30,%r15;
mul.lo.s64 %d31,%d9,%d30;
cvt.s64.s32 %d32,%r20;
mul.lo.s64 %d33,%d8,%d32;
add.s64 %d34,%d31,%d33;
add.s64 %d35,%d14,%d34;
shl.b32 %r25,%r23,2;
cvt.u64.u32 %d36,%r25;
setp.gt.s32 %p6,%r24,3;
@%p6 bra $8;
bra.uni $10;
$8:
setp.ne.s64 %p7,%d8,%d36;
cvt.u64.u32 %d37,%r23;
setp.ne.s64 %p8,%d7,%d37;
or.pred %p9,%p8,%p7;
@%p9 bra $10;
cvt.u32.u64 %r26,%d36;
add.s32 %r27,%r26,-1;
cvt.s64.s32 %d38,%r27;
and.b64 %d39,%d38,%d35;
setp.eq.s64 %p10,%d39,0;
mov.u16 %s1,0;
mov.u64 %d40,%d8;
@%p10 bra $21;
$10:
setp.lt.s32 %p11,%r24,4;
cvt.u64.u32 %d41,%r23;
setp.ne.s64 %p12,%d8,%d41;
or.pred %p13,%p11,%p12;
@%p13 bra $12;
cvt.u32.u64 %r28,%d36;
or.b64 %d42,%d7,%d35;
add.s32 %r29,%r28,-1;
cvt.s64.s32 %d43,%r29;
and.b64 %d44,%d42,%d43;
setp.eq.s64 %p14,%d44,0;
mov.u16 %s1,1;
mov.u64 %d40,%d7;
@%p14 bra $21;
$12:
mov.u64 %d45,z3;
min.s32 %r30,%r24,4;
add.s32 %r31,%r30,-1;
mov.u32 %r32,0;
shl.b64 %d46,%d23,11;
add.s64 %d47,%d45,%d46;
mov.u32 %r33,%r32;
$13:
.pragma "nounroll";
min.s32 %r34,%r33,%r31;
cvt.s64.s32 %d48,%r34;
mul.lo.s64 %d49,%d8,%d48;
add.s64 %d50,%d49,%d34;
mov.u32 %r35,%r32;
$14:
.pragma "nounroll";
shl.b32 %r36,%r33,2;
add.s32 %r37,%r35,%r36;
mul.lo.s32 %r38,%r37,%r23;
cvt.s64.s32 %d51,%r38;
add.s64 %d52,%d51,%d24;
add.s64 %d53,%d47,%d52;
cvt.s64.s32 %d54,%r35;
mul.lo.s64 %d55,%d7,%d54;
add.s64 %d56,%d50,%d55;
add.s64 %d57,%d14,%d56;
@%p5 bra $18;
setp.eq.s32 %p15,%r23,2;
@%p15 bra $17;
bra.uni $16;
$17:
ld.u16 %s2,[%d57];
st.shared.u16 [%d53],%s2;
bra.uni $19;
$18:
ld.u8 %s3,[%d57];
st.shared.u8 [%d53],%s3;
bra.uni $19;
$16:
ld.u32 %r39,[%d57];
st.shared.u32 [%d53],%r39;
$19:
add.s32 %r35,%r35,1;
setp.ne.s32 %p16,%r35,4;
@%p16 bra $14;
add.s32 %r33,%r33,1;
setp.lt.u32 %p17,%r33,4;
mov.u16 %s1,0;
mov.u64 %d35,%d29;
mov.u64 %d40,%d36;
@%p17 bra $13;
$21:
@%p5 bra $25;
@%p4 bra $24;
bra.uni $23;
$24:
ld.v4.u32 {%r40,%r41,%r42,%r43},[%d35];
mov.b32 %f8,%r42;
mov.b32 %f9,%r43;
bra.uni $26;
$25:
ld.u32 %r40,[%d35];
bra.uni $26;
$23:
ld.v2.u32 {%r40,%r41},[%d35];
$26:
add.s64 %d58,%d35,%d40;
@%p5 bra $30;
@%p4 bra $29;
bra.uni $28;
$29:
ld.v4.u32 {%r44,%r45,%r46,%r47},[%d58];
mov.b32 %f10,%r46;
mov.b32 %f11,%r47;
bra.uni $31;
$30:
ld.u32 %r44,[%d58];
bra.uni $31;
$28:
ld.v2.u32 {%r44,%r45},[%d58];
$31:
shl.b64 %d59,%d40,1;
add.s64 %d60,%d35,%d59;
@%p5 bra $35;
@%p4 bra $34;
bra.uni $33;
$34:
ld.v4.u32 {%r48,%r49,%r50,%r51},[%d60];
mov.b32 %f12,%r50;
mov.b32 %f13,%r51;
bra.uni $36;
$35:
ld.u32 %r48,[%d60];
bra.uni $36;
$33:
ld.v2.u32 {%r48,%r49},[%d60];
$36:
mul.lo.s64 %d61,%d40,3;
add.s64 %d62,%d35,%d61;
@%p5 bra $40;
@%p4 bra $39;
bra.uni $38;
$39:
ld.v4.u32 {%r52,%r53,%r54,%r55},[%d62];
mov.b32 %f14,%r54;
mov.b32 %f15,%r55;
bra.uni $41;
$40:
ld.u32 %r52,[%d62];
bra.uni $41;
$38:
ld.v2.u32 {%r52,%r53},[%d62];
$41:
@%p4 bra $47;
bra.uni $42;
$47:
mov.b32 %f16,%r40;
mov.b32 %f17,%r41;
mov.b32 %f18,%r44;
mov.b32 %f19,%r45;
mov.b32 %f20,%r48;
mov.b32 %f21,%r49;
mov.b32 %f22,%r52;
mov.b32 %f23,%r53;
bra.uni $48;
$42:
@%p5 bra $46;
setp.eq.s32 %p18,%r9,3;
@%p18 bra $45;
bra.uni $44;
$45:
cvt.u16.u32 %s4,%r40;
cvt.f32.f16 %f16,%s4;
shr.u32 %r56,%r40,16;
cvt.u16.u32 %s5,%r56;
cvt.f32.f16 %f17,%s5;
cvt.u16.u32 %s6,%r41;
cvt.f32.f16 %f8,%s6;
shr.u32 %r57,%r41,16;
cvt.u16.u32 %s7,%r57;
cvt.f32.f16 %f9,%s7;
cvt.u16.u32 %s8,%r44;
cvt.f32.f16 %f18,%s8;
shr.u32 %r58,%r44,16;
cvt.u16.u32 %s9,%r58;
cvt.f32.f16 %f19,%s9;
cvt.u16.u32 %s10,%r45;
cvt.f32.f16 %f10,%s10;
shr.u32 %r59,%r45,16;
cvt.u16.u32 %s11,%r59;
cvt.f32.f16 %f11,%s11;
cvt.u16.u32 %s12,%r48;
cvt.f32.f16 %f20,%s12;
shr.u32 %r60,%r48,16;
cvt.u16.u32 %s13,%r60;
cvt.f32.f16 %f21,%s13;
cvt.u16.u32 %s14,%r49;
cvt.f32.f16 %f12,%s14;
shr.u32 %r61,%r49,16;
cvt.u16.u32 %s15,%r61;
cvt.f32.f16 %f13,%s15;
cvt.u16.u32 %s16,%r52;
cvt.f32.f16 %f22,%s16;
shr.u32 %r62,%r52,16;
cvt.u16.u32 %s17,%r62;
cvt.f32.f16 %f23,%s17;
cvt.u16.u32 %s18,%r53;
cvt.f32.f16 %f14,%s18;
shr.u32 %r63,%r53,16;
cvt.u16.u32 %s19,%r63;
cvt.f32.f16 %f15,%s19;
bra.uni $48;
$46:
cvt.u16.u32 %s20,%r40;
and.b16 %s21,%s20,255;
cvt.rn.f32.u16 %f16,%s21;
shr.u16 %s22,%s20,8;
cvt.rn.f32.u16 %f17,%s22;
shr.u32 %r64,%r40,16;
cvt.u16.u32 %s23,%r64;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f8,%s24;
shr.u32 %r65,%r40,24;
cvt.u16.u32 %s25,%r65;
cvt.rn.f32.u16 %f9,%s25;
cvt.u16.u32 %s26,%r44;
and.b16 %s27,%s26,255;
cvt.rn.f32.u16 %f18,%s27;
shr.u16 %s28,%s26,8;
cvt.rn.f32.u16 %f19,%s28;
shr.u32 %r66,%r44,16;
cvt.u16.u32 %s29,%r66;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f10,%s30;
shr.u32 %r67,%r44,24;
cvt.u16.u32 %s31,%r67;
cvt.rn.f32.u16 %f11,%s31;
cvt.u16.u32 %s32,%r48;
and.b16 %s33,%s32,255;
cvt.rn.f32.u16 %f20,%s33;
shr.u16 %s34,%s32,8;
cvt.rn.f32.u16 %f21,%s34;
shr.u32 %r68,%r48,16;
cvt.u16.u32 %s35,%r68;
and.b16 %s36,%s35,255;
cvt.rn.f32.u16 %f12,%s36;
shr.u32 %r69,%r48,24;
cvt.u16.u32 %s37,%r69;
cvt.rn.f32.u16 %f13,%s37;
cvt.u16.u32 %s38,%r52;
and.b16 %s39,%s38,255;
cvt.rn.f32.u16 %f22,%s39;
shr.u16 %s40,%s38,8;
cvt.rn.f32.u16 %f23,%s40;
shr.u32 %r70,%r52,16;
cvt.u16.u32 %s41,%r70;
and.b16 %s42,%s41,255;
cvt.rn.f32.u16 %f14,%s42;
shr.u32 %r71,%r52,24;
cvt.u16.u32 %s43,%r71;
cvt.rn.f32.u16 %f15,%s43;
bra.uni $48;
$44:
setp.eq.s32 %p19,%r9,2;
selp.b32 %r72,32768,0,%p19;
and.b32 %r73,%r40,%r72;
shl.b32 %r74,%r73,1;
and.b32 %r75,%r40,65535;
sub.s32 %r76,%r75,%r74;
cvt.rn.f32.s32 %f16,%r76;
shr.u32 %r77,%r40,16;
and.b32 %r78,%r77,%r72;
shl.b32 %r79,%r78,1;
sub.s32 %r80,%r77,%r79;
cvt.rn.f32.s32 %f17,%r80;
and.b32 %r81,%r41,%r72;
shl.b32 %r82,%r81,1;
and.b32 %r83,%r41,65535;
sub.s32 %r84,%r83,%r82;
cvt.rn.f32.s32 %f8,%r84;
shr.u32 %r85,%r41,16;
and.b32 %r86,%r85,%r72;
shl.b32 %r87,%r86,1;
sub.s32 %r88,%r85,%r87;
cvt.rn.f32.s32 %f9,%r88;
and.b32 %r89,%r44,%r72;
shl.b32 %r90,%r89,1;
and.b32 %r91,%r44,65535;
sub.s32 %r92,%r91,%r90;
cvt.rn.f32.s32 %f18,%r92;
shr.u32 %r93,%r44,16;
and.b32 %r94,%r93,%r72;
shl.b32 %r95,%r94,1;
sub.s32 %r96,%r93,%r95;
cvt.rn.f32.s32 %f19,%r96;
and.b32 %r97,%r45,%r72;
shl.b32 %r98,%r97,1;
and.b32 %r99,%r45,65535;
sub.s32 %r100,%r99,%r98;
cvt.rn.f32.s32 %f10,%r100;
shr.u32 %r101,%r45,16;
and.b32 %r102,%r101,%r72;
shl.b32 %r103,%r102,1;
sub.s32 %r104,%r101,%r103;
cvt.rn.f32.s32 %f11,%r104;
and.b32 %r105,%r48,%r72;
shl.b32 %r106,%r105,1;
and.b32 %r107,%r48,65535;
sub.s32 %r108,%r107,%r106;
cvt.rn.f32.s32 %f20,%r108;
shr.u32 %r109,%r48,16;
and.b32 %r110,%r109,%r72;
shl.b32 %r111,%r110,1;
sub.s32 %r112,%r109,%r111;
cvt.rn.f32.s32 %f21,%r112;
and.b32 %r113,%r49,%r72;
shl.b32 %r114,%r113,1;
and.b32 %r115,%r49,65535;
sub.s32 %r116,%r115,%r114;
cvt.rn.f32.s32 %f12,%r116;
shr.u32 %r117,%r49,16;
and.b32 %r118,%r117,%r72;
shl.b32 %r119,%r118,1;
sub.s32 %r120,%r117,%r119;
cvt.rn.f32.s32 %f13,%r120;
and.b32 %r121,%r52,%r72;
shl.b32 %r122,%r121,1;
and.b32 %r123,%r52,65535;
sub.s32 %r124,%r123,%r122;
cvt.rn.f32.s32 %f22,%r124;
shr.u32 %r125,%r52,16;
and.b32 %r126,%r125,%r72;
shl.b32 %r127,%r126,1;
sub.s32 %r128,%r125,%r127;
cvt.rn.f32.s32 %f23,%r128;
and.b32 %r129,%r53,%r72;
shl.b32 %r130,%r129,1;
and.b32 %r131,%r53,65535;
sub.s32 %r132,%r131,%r130;
cvt.rn.f32.s32 %f14,%r132;
shr.u32 %r133,%r53,16;
and.b32 %r134,%r133,%r72;
shl.b32 %r135,%r134,1;
sub.s32 %r136,%r133,%r135;
cvt.rn.f32.s32 %f15,%r136;
$48:
ld.param.f32 %f24,[p4+28];
ld.param.f32 %f25,[p4+4];
ld.param.f32 %f26,[p4+8];
ld.param.f32 %f27,[p4+16];
ld.param.f32 %f28,[p4+12];
setp.eq.s16 %p20,%s1,0;
selp.f32 %f29,%f17,%f18,%p20;
selp.f32 %f30,%f8,%f20,%p20;
selp.f32 %f31,%f9,%f22,%p20;
selp.f32 %f32,%f18,%f17,%p20;
selp.f32 %f33,%f10,%f21,%p20;
selp.f32 %f34,%f11,%f23,%p20;
selp.f32 %f35,%f20,%f8,%p20;
selp.f32 %f36,%f21,%f10,%p20;
selp.f32 %f37,%f13,%f14,%p20;
selp.f32 %f38,%f22,%f9,%p20;
selp.f32 %f39,%f23,%f11,%p20;
selp.f32 %f40,%f14,%f13,%p20;
bar.warp.sync -1;
fma.rn.f32 %f41,%f30,%f28,%f27;
fma.rn.f32 %f42,%f29,%f26,%f41;
fma.rn.f32 %f43,%f16,%f25,%f42;
fma.rn.f32 %f44,%f30,%f24,%f5;
fma.rn.f32 %f45,%f29,%f6,%f44;
fma.rn.f32 %f46,%f16,%f7,%f45;
fma.rn.f32 %f47,%f30,%f2,%f1;
fma.rn.f32 %f48,%f29,%f3,%f47;
fma.rn.f32 %f49,%f16,%f4,%f48;
fma.rn.f32 %f50,%f33,%f28,%f27;
fma.rn.f32 %f51,%f19,%f26,%f50;
fma.rn.f32 %f52,%f32,%f25,%f51;
fma.rn.f32 %f53,%f33,%f24,%f5;
fma.rn.f32 %f54,%f19,%f6,%f53;
fma.rn.f32 %f55,%f32,%f7,%f54;
fma.rn.f32 %f56,%f33,%f2,%f1;
fma.rn.f32 %f57,%f19,%f3,%f56;
fma.rn.f32 %f58,%f32,%f4,%f57;
fma.rn.f32 %f59,%f12,%f28,%f27;
fma.rn.f32 %f60,%f36,%f26,%f59;
fma.rn.f32 %f61,%f35,%f25,%f60;
fma.rn.f32 %f62,%f12,%f24,%f5;
fma.rn.f32 %f63,%f36,%f6,%f62;
fma.rn.f32 %f64,%f35,%f7,%f63;
fma.rn.f32 %f65,%f12,%f2,%f1;
fma.rn.f32 %f66,%f36,%f3,%f65;
fma.rn.f32 %f67,%f35,%f4,%f66;
fma.rn.f32 %f68,%f40,%f28,%f27;
fma.rn.f32 %f69,%f39,%f26,%f68;
fma.rn.f32 %f70,%f38,%f25,%f69;
fma.rn.f32 %f71,%f40,%f24,%f5;
fma.rn.f32 %f72,%f39,%f6,%f71;
fma.rn.f32 %f73,%f38,%f7,%f72;
fma.rn.f32 %f74,%f40,%f2,%f1;
fma.rn.f32 %f75,%f39,%f3,%f74;
fma.rn.f32 %f76,%f38,%f4,%f75;
sub.s32 %r137,%r5,%r20;
mul.lo.s64 %d63,%d5,%d30;
mul.lo.s64 %d64,%d4,%d32;
add.s64 %d65,%d63,%d64;
add.s64 %d66,%d20,%d65;
mul.lo.s32 %r138,%r16,%r23;
shl.b32 %r139,%r138,4;
cvt.s64.s32 %d67,%r139;
cvt.u64.u32 %d68,%r25;
setp.eq.s64 %p21,%d4,%d68;
cvt.u64.u32 %d69,%r23;
setp.eq.s64 %p22,%d3,%d69;
and.pred %p23,%p22,%p21;
setp.lt.s32 %p24,%r137,4;
or.pred %p25,%p24,%p23;
setp.ne.s64 %p26,%d4,%d69;
mov.pred %p27,0;
or.pred %p28,%p26,%p25;
@%p28 bra $50;
or.b64 %d70,%d3,%d66;
add.s32 %r140,%r25,-1;
cvt.s64.s32 %d71,%r140;
and.b64 %d72,%d70,%d71;
setp.eq.s64 %p27,%d72,0;
$50:
selp.f32 %f77,%f52,%f46,%p27;
selp.f32 %f78,%f61,%f49,%p27;
selp.f32 %f79,%f70,%f31,%p27;
selp.f32 %f80,%f46,%f52,%p27;
selp.f32 %f81,%f64,%f58,%p27;
selp.f32 %f82,%f73,%f34,%p27;
selp.f32 %f83,%f49,%f61,%p27;
selp.f32 %f84,%f58,%f64,%p27;
selp.f32 %f85,%f76,%f37,%p27;
selp.f32 %f86,%f31,%f70,%p27;
selp.f32 %f87,%f34,%f73,%p27;
selp.f32 %f88,%f37,%f76,%p27;
selp.b64 %d73,%d3,%d68,%p27;
shl.b64 %d74,%d23,11;
add.s64 %d75,%d27,%d74;
add.s64 %d76,%d75,%d67;
selp.b64 %d77,%d66,%d76,%p27;
add.s64 %d78,%d77,%d73;
add.s64 %d79,%d78,%d73;
add.s64 %d80,%d79,%d73;
@%p4 bra $73;
bra.uni $51;
$73:
st.v4.f32 [%d77],{%f43,%f77,%f78,%f79};
st.v4.f32 [%d78],{%f80,%f55,%f81,%f82};
st.v4.f32 [%d79],{%f83,%f84,%f67,%f85};
st.v4.f32 [%d80],{%f86,%f87,%f88,%f15};
bra.uni $74;
$51:
ld.param.u32 %r141,[p4];
setp.eq.s32 %p29,%r141,3;
@%p29 bra $72;
bra.uni $52;
$72:
cvt.rn.f16.f32 %s44,%f43;
cvt.rn.f16.f32 %s45,%f77;
cvt.rn.f16.f32 %s46,%f78;
cvt.rn.f16.f32 %s47,%f79;
mov.b32 %r142,{%s46,%s47};
mov.b32 %r143,{%s44,%s45};
st.v2.u32 [%d77],{%r143,%r142};
cvt.rn.f16.f32 %s48,%f80;
cvt.rn.f16.f32 %s49,%f55;
cvt.rn.f16.f32 %s50,%f81;
cvt.rn.f16.f32 %s51,%f82;
mov.b32 %r144,{%s50,%s51};
mov.b32 %r145,{%s48,%s49};
st.v2.u32 [%d78],{%r145,%r144};
cvt.rn.f16.f32 %s52,%f83;
cvt.rn.f16.f32 %s53,%f84;
cvt.rn.f16.f32 %s54,%f67;
cvt.rn.f16.f32 %s55,%f85;
mov.b32 %r146,{%s54,%s55};
mov.b32 %r147,{%s52,%s53};
st.v2.u32 [%d79],{%r147,%r146};
cvt.rn.f16.f32 %s56,%f86;
cvt.rn.f16.f32 %s57,%f87;
cvt.rn.f16.f32 %s58,%f88;
cvt.rn.f16.f32 %s59,%f15;
mov.b32 %r148,{%s58,%s59};
mov.b32 %r149,{%s56,%s57};
st.v2.u32 [%d80],{%r149,%r148};
bra.uni $74;
$52:
cvt.rni.s32.f32 %r150,%f43;
cvt.rni.s32.f32 %r151,%f77;
cvt.rni.s32.f32 %r152,%f78;
cvt.rni.s32.f32 %r153,%f79;
cvt.rni.s32.f32 %r154,%f80;
cvt.rni.s32.f32 %r155,%f55;
cvt.rni.s32.f32 %r156,%f81;
cvt.rni.s32.f32 %r157,%f82;
cvt.rni.s32.f32 %r158,%f83;
cvt.rni.s32.f32 %r159,%f84;
cvt.rni.s32.f32 %r160,%f67;
cvt.rni.s32.f32 %r161,%f85;
cvt.rni.s32.f32 %r162,%f86;
cvt.rni.s32.f32 %r163,%f87;
cvt.rni.s32.f32 %r164,%f88;
cvt.rni.s32.f32 %r165,%f15;
@%p5 bra $56;
ld.param.u32 %r166,[p4];
setp.eq.s32 %p30,%r166,1;
@%p30 bra $55;
bra.uni $54;
$55:
cvt.pack.sat.u16.s32 %r167,%r153,%r152;
cvt.pack.sat.u16.s32 %r168,%r151,%r150;
st.v2.u32 [%d77],{%r168,%r167};
bra.uni $57;
$56:
mov.u32 %r169,0;
cvt.pack.sat.u8.s32.b32 %r170,%r153,%r152,%r169;
cvt.pack.sat.u8.s32.b32 %r171,%r151,%r150,%r170;
st.u32 [%d77],%r171;
bra.uni $57;
$54:
cvt.pack.sat.s16.s32 %r172,%r153,%r152;
cvt.pack.sat.s16.s32 %r173,%r151,%r150;
st.v2.u32 [%d77],{%r173,%r172};
$57:
@%p5 bra $61;
ld.param.u32 %r174,[p4];
setp.eq.s32 %p31,%r174,1;
@%p31 bra $60;
bra.uni $59;
$60:
cvt.pack.sat.u16.s32 %r175,%r157,%r156;
cvt.pack.sat.u16.s32 %r176,%r155,%r154;
st.v2.u32 [%d78],{%r176,%r175};
bra.uni $62;
$61:
mov.u32 %r177,0;
cvt.pack.sat.u8.s32.b32 %r178,%r157,%r156,%r177;
cvt.pack.sat.u8.s32.b32 %r179,%r155,%r154,%r178;
st.u32 [%d78],%r179;
bra.uni $62;
$59:
cvt.pack.sat.s16.s32 %r180,%r157,%r156;
cvt.pack.sat.s16.s32 %r181,%r155,%r154;
st.v2.u32 [%d78],{%r181,%r180};
$62:
@%p5 bra $66;
ld.param.u32 %r182,[p4];
setp.eq.s32 %p32,%r182,1;
@%p32 bra $65;
bra.uni $64;
$65:
cvt.pack.sat.u16.s32 %r183,%r161,%r160;
cvt.pack.sat.u16.s32 %r184,%r159,%r158;
st.v2.u32 [%d79],{%r184,%r183};
bra.uni $67;
$66:
mov.u32 %r185,0;
cvt.pack.sat.u8.s32.b32 %r186,%r161,%r160,%r185;
cvt.pack.sat.u8.s32.b32 %r187,%r159,%r158,%r186;
st.u32 [%d79],%r187;
bra.uni $67;
$64:
cvt.pack.sat.s16.s32 %r188,%r161,%r160;
cvt.pack.sat.s16.s32 %r189,%r159,%r158;
st.v2.u32 [%d79],{%r189,%r188};
$67:
@%p5 bra $71;
ld.param.u32 %r190,[p4];
setp.eq.s32 %p33,%r190,1;
@%p33 bra $70;
bra.uni $69;
$70:
cvt.pack.sat.u16.s32 %r191,%r165,%r164;
cvt.pack.sat.u16.s32 %r192,%r163,%r162;
st.v2.u32 [%d80],{%r192,%r191};
bra.uni $74;
$71:
mov.u32 %r193,0;
cvt.pack.sat.u8.s32.b32 %r194,%r165,%r164,%r193;
cvt.pack.sat.u8.s32.b32 %r195,%r163,%r162,%r194;
st.u32 [%d80],%r195;
bra.uni $74;
$69:
cvt.pack.sat.s16.s32 %r196,%r165,%r164;
cvt.pack.sat.s16.s32 %r197,%r163,%r162;
st.v2.u32 [%d80],{%r197,%r196};
$74:
@%p23 bra $85;
bra.uni $75;
$85:
mov.u32 %r198,%tid.x;
shl.b32 %r199,%r198,2;
bar.warp.sync -1;
cvt.s64.s32 %d81,%r199;
sub.s32 %r200,%r5,%r19;
min.s32 %r201,%r200,128;
mul.lo.s32 %r202,%r201,%r23;
shl.b32 %r203,%r202,2;
setp.lt.s32 %p34,%r203,1;
@%p34 bra $102;
mul.lo.s64 %d82,%d4,%d81;
sub.s64 %d83,%d65,%d82;
add.s64 %d84,%d20,%d83;
and.b64 %d85,%d84,15;
setp.eq.s64 %p35,%d85,0;
@%p35 bra $91;
and.b64 %d86,%d84,3;
setp.ne.s64 %p36,%d86,0;
mov.u32 %r204,0;
@%p36 bra $99;
shr.s32 %r205,%r203,31;
shr.u32 %r206,%r205,30;
add.s32 %r207,%r203,%r206;
shr.s32 %r208,%r207,2;
mov.u32 %r209,%tid.x;
setp.ge.s32 %p37,%r209,%r208;
mov.u32 %r204,%r203;
@%p37 bra $99;
mov.u64 %d87,z3;
mul.wide.s32 %d88,%r209,4;
shl.b32 %r210,%r209,2;
add.s32 %r211,%r19,%r210;
cvt.s64.s32 %d89,%r211;
sub.s64 %d90,%d89,%d81;
mul.lo.s64 %d91,%d4,%d90;
add.s64 %d92,%d88,%d91;
add.s64 %d93,%d92,%d63;
add.s64 %d94,%d20,%d93;
add.s64 %d95,%d87,%d25;
add.s64 %d96,%d95,%d88;
$90:
.pragma "nounroll";
ld.shared.u32 %r212,[%d96];
st.u32 [%d94],%r212;
add.s64 %d94,%d94,128;
add.s64 %d96,%d96,128;
add.s32 %r209,%r209,32;
setp.lt.s32 %p38,%r209,%r208;
mov.u32 %r204,%r203;
@%p38 bra $90;
bra.uni $99;
$75:
setp.lt.s32 %p39,%r137,1;
or.pred %p40,%p39,%p27;
@%p40 bra $102;
mov.u32 %r213,%tid.y;
cvt.u64.u32 %d97,%r213;
shl.b64 %d98,%d97,11;
mov.u64 %d99,z3;
min.s32 %r214,%r137,4;
mov.u32 %r215,0;
add.s64 %d100,%d99,%d98;
mov.u32 %r216,%r215;
$77:
.pragma "nounroll";
cvt.s64.s32 %d101,%r216;
mul.lo.s64 %d102,%d4,%d101;
add.s64 %d103,%d102,%d65;
shl.b32 %r217,%r216,2;
mov.u32 %r218,%r215;
$78:
.pragma "nounroll";
cvt.s64.s32 %d104,%r218;
mul.lo.s64 %d105,%d3,%d104;
add.s64 %d106,%d103,%d105;
add.s64 %d107,%d20,%d106;
add.s32 %r219,%r218,%r217;
mul.lo.s32 %r220,%r219,%r23;
cvt.s64.s32 %d108,%r220;
add.s64 %d109,%d108,%d67;
add.s64 %d110,%d100,%d109;
@%p5 bra $82;
setp.eq.s32 %p41,%r23,2;
@%p41 bra $81;
bra.uni $80;
$81:
ld.shared.u16 %s60,[%d110];
st.u16 [%d107],%s60;
bra.uni $83;
$82:
ld.shared.u8 %s61,[%d110];
st.u8 [%d107],%s61;
bra.uni $83;
$80:
ld.shared.u32 %r221,[%d110];
st.u32 [%d107],%r221;
$83:
add.s32 %r218,%r218,1;
setp.ne.s32 %p42,%r218,4;
@%p42 bra $78;
add.s32 %r216,%r216,1;
setp.lt.s32 %p43,%r216,%r214;
@%p43 bra $77;
bra.uni $102;
$91:
mov.u32 %r222,%tid.x;
shr.s32 %r223,%r203,31;
shr.u32 %r224,%r223,28;
add.s32 %r225,%r203,%r224;
shr.s32 %r226,%r225,4;
setp.ge.s32 %p44,%r222,%r226;
@%p44 bra $98;
mov.u32 %r227,%tid.x;
not.b32 %r228,%r227;
add.s32 %r229,%r226,%r228;
shr.u32 %r230,%r229,5;
add.s32 %r231,%r230,1;
and.b32 %r232,%r231,3;
setp.eq.s32 %p45,%r232,0;
@%p45 bra $95;
mov.u64 %d111,z3;
mov.u32 %r227,%tid.x;
mul.wide.s32 %d112,%r227,16;
add.s64 %d113,%d111,%d25;
add.s64 %d114,%d113,%d112;
shl.b32 %r233,%r227,2;
add.s32 %r234,%r19,%r233;
cvt.s64.s32 %d115,%r234;
sub.s64 %d116,%d115,%d81;
mul.lo.s64 %d117,%d4,%d116;
add.s64 %d118,%d112,%d117;
add.s64 %d119,%d118,%d63;
add.s64 %d120,%d20,%d119;
$94:
.pragma "nounroll";
ld.shared.v4.u32 {%r235,%r236,%r237,%r238},[%d114];
st.v4.u32 [%d120],{%r235,%r236,%r237,%r238};
add.s32 %r227,%r227,32;
add.s64 %d114,%d114,512;
add.s64 %d120,%d120,512;
add.s32 %r232,%r232,-1;
setp.ne.s32 %p46,%r232,0;
@%p46 bra $94;
$95:
setp.lt.u32 %p47,%r229,96;
@%p47 bra $98;
mov.u64 %d121,z3;
mul.wide.s32 %d122,%r227,16;
mov.u32 %r239,%tid.x;
shl.b32 %r240,%r239,2;
add.s32 %r241,%r19,%r240;
cvt.s64.s32 %d123,%r241;
sub.s64 %d124,%d123,%d81;
mul.lo.s64 %d125,%d4,%d124;
add.s64 %d126,%d122,%d125;
add.s64 %d127,%d126,%d63;
add.s64 %d128,%d20,%d127;
add.s64 %d129,%d128,1024;
add.s64 %d130,%d121,%d25;
add.s64 %d131,%d130,%d122;
add.s64 %d132,%d131,1024;
$97:
ld.shared.v4.u32 {%r242,%r243,%r244,%r245},[%d132+-1024];
st.v4.u32 [%d129+-1024],{%r242,%r243,%r244,%r245};
ld.shared.v4.u32 {%r246,%r247,%r248,%r249},[%d132+-512];
st.v4.u32 [%d129+-512],{%r246,%r247,%r248,%r249};
ld.shared.v4.u32 {%r250,%r251,%r252,%r253},[%d132];
st.v4.u32 [%d129],{%r250,%r251,%r252,%r253};
ld.shared.v4.u32 {%r254,%r255,%r256,%r257},[%d132+512];
st.v4.u32 [%d129+512],{%r254,%r255,%r256,%r257};
add.s64 %d129,%d129,2048;
add.s64 %d132,%d132,2048;
add.s32 %r227,%r227,128;
setp.lt.s32 %p48,%r227,%r226;
@%p48 bra $97;
$98:
and.b32 %r204,%r203,-16;
$99:
mov.u32 %r258,%tid.x;
add.s32 %r259,%r204,%r258;
setp.ge.s32 %p49,%r259,%r203;
@%p49 bra $102;
mov.u32 %r260,%ctaid.x;
mov.u32 %r261,%tid.x;
shl.b32 %r262,%r261,2;
shl.b32 %r263,%r260,7;
add.s32 %r264,%r263,%r262;
cvt.s64.s32 %d133,%r264;
mov.u64 %d134,z3;
sub.s64 %d135,%d133,%d81;
mul.lo.s64 %d136,%d4,%d135;
add.s64 %d137,%d136,%d63;
cvt.s64.s32 %d138,%r259;
add.s64 %d139,%d137,%d138;
add.s64 %d140,%d20,%d139;
add.s64 %d141,%d134,%d25;
add.s64 %d142,%d141,%d138;
$101:
.pragma "nounroll";
ld.shared.u8 %s62,[%d142];
st.u8 [%d140],%s62;
add.s64 %d140,%d140,32;
add.s64 %d142,%d142,32;
add.s32 %r259,%r259,32;
setp.lt.s32 %p50,%r259,%r203;
@%p50 bra $101;
$102:
ret;
}
.visible .entry color_twist_u8_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[52],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<24>;
.reg .f32 %f<61>;
.reg .b32 %r<99>;
.reg .b64 %d<73>;
.shared .align 16 .b8 z4[12288];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p5];
ld.param.f32 %f1,[p4+48];
ld.param.f32 %f2,[p4+44];
ld.param.f32 %f3,[p4+40];
ld.param.f32 %f4,[p4+36];
ld.param.f32 %f5,[p4+32];
ld.param.f32 %f6,[p4+28];
ld.param.f32 %f7,[p4+24];
ld.param.f32 %f8,[p4+20];
ld.param.f32 %f9,[p4+16];
ld.param.f32 %f10,[p4+12];
ld.param.f32 %f11,[p4+8];
ld.param.f32 %f12,[p4+4];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mov.u32 %r8,%ctaid.z;
mul.wide.s32 %d8,%r8,40;
add.s64 %d9,%d7,%d8;
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
mov.u32 %r9,%ctaid.z;
cvt.s64.s32 %d11,%r9;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mov.u32 %r10,%ctaid.z;
mul.wide.s32 %d14,%r10,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r3,%r4},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
mov.u32 %r11,%ctaid.z;
cvt.s64.s32 %d17,%r11;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r12,%tid.x;
mov.u32 %r13,%ctaid.x;
mul.lo.s32 %r14,%r13,%r7;
mov.u32 %r15,%ctaid.y;
shl.b32 %r16,%r15,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r16,%r17;
setp.ge.u32 %p3,%r18,%r4;
setp.le.u32 %p4,%r3,%r14;
or.pred %p5,%p4,%p3;
@%p5 bra $41;
cvt.u64.u32 %d19,%r17;
sub.s32 %r19,%r3,%r14;
min.u32 %r20,%r19,%r7;
mul.lo.s32 %r21,%r20,3;
cvt.u64.u32 %d20,%r18;
mul.lo.s64 %d21,%d5,%d20;
mul.lo.s32 %r22,%r14,3;
cvt.u64.u32 %d22,%r22;
add.s64 %d23,%d21,%d22;
add.s64 %d24,%d10,%d23;
and.b64 %d25,%d24,15;
setp.eq.s64 %p6,%d25,0;
and.b32 %r23,%r21,15;
setp.eq.s32 %p7,%r23,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r7,512;
shl.b32 %r24,%r12,4;
sub.s32 %r25,%r21,%r24;
cvt.u64.u32 %d26,%r12;
cvta.to.global.u64 %d27,%d10;
add.s64 %d28,%d27,%d23;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p10,%r25,1;
@%p10 bra $18;
shl.b64 %d29,%d26,4;
add.s64 %d30,%d24,%d29;
ld.global.cs.v4.u32 {%r26,%r27,%r28,%r29},[%d30];
$18:
setp.lt.s32 %p11,%r25,513;
@%p11 bra $20;
mul.wide.u32 %d31,%r12,16;
add.s64 %d32,%d24,%d31;
add.s64 %d33,%d32,512;
ld.global.cs.v4.u32 {%r30,%r31,%r32,%r33},[%d33];
$20:
setp.lt.s32 %p12,%r25,1025;
@%p12 bra $22;
mul.wide.u32 %d34,%r12,16;
add.s64 %d35,%d24,%d34;
add.s64 %d36,%d35,1024;
ld.global.cs.v4.u32 {%r34,%r35,%r36,%r37},[%d36];
bra.uni $22;
$8:
add.s32 %r38,%r20,3;
and.b32 %r39,%r38,-4;
mul.lo.s32 %r40,%r39,3;
mul.lo.s64 %d37,%d19,1536;
mov.u64 %d38,z4;
cvta.shared.u64 %d39,%d38;
add.s64 %d40,%d39,%d37;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d40;
.param .b32 q1;
st.param.b32 [q1+0],%r40;
.param .b64 q2;
st.param.b64 [q2+0],%d24;
.param .b32 q3;
st.param.b32 [q3+0],%r21;
.param .b32 q4;
st.param.b32 [q4+0],%r12;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $23;
$10:
setp.lt.s32 %p13,%r25,1;
shl.b64 %d41,%d26,4;
add.s64 %d42,%d28,%d41;
@%p13 bra $12;
ld.global.v4.u32 {%r26,%r27,%r28,%r29},[%d42];
$12:
setp.lt.s32 %p14,%r25,513;
@%p14 bra $14;
ld.global.v4.u32 {%r30,%r31,%r32,%r33},[%d42+512];
$14:
setp.lt.s32 %p15,%r25,1025;
@%p15 bra $22;
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%d42+1024];
$22:
cvt.u64.u32 %d43,%r24;
mul.wide.u32 %d44,%r17,1536;
mov.u64 %d45,z4;
add.s64 %d46,%d45,%d44;
add.s64 %d47,%d46,%d43;
st.shared.v4.u32 [%d47],{%r26,%r27,%r28,%r29};
st.shared.v4.u32 [%d47+512],{%r30,%r31,%r32,%r33};
st.shared.v4.u32 [%d47+1024],{%r34,%r35,%r36,%r37};
bar.warp.sync -1;
$23:
mul.lo.s64 %d48,%d3,%d20;
add.s64 %d49,%d48,%d22;
add.s64 %d50,%d16,%d49;
shl.b32 %r41,%r12,2;
sub.s32 %r42,%r20,%r41;
mul.lo.s32 %r43,%r12,3;
cvta.to.global.u64 %d51,%d16;
add.s64 %d52,%d51,%d49;
mov.u32 %r44,0;
$24:
.pragma "nounroll";
setp.ge.s32 %p16,%r44,%r42;
@%p16 bra $26;
mul.wide.u32 %d53,%r17,1536;
mov.u64 %d54,z4;
add.s64 %d55,%d54,%d53;
mul.wide.u32 %d56,%r43,4;
add.s64 %d57,%d55,%d56;
ld.shared.u32 %r45,[%d57];
and.b32 %r46,%r45,255;
cvt.rn.f32.u32 %f13,%r46;
shr.u32 %r47,%r45,8;
and.b32 %r48,%r47,255;
cvt.rn.f32.u32 %f14,%r48;
shr.u32 %r49,%r45,16;
and.b32 %r50,%r49,255;
cvt.rn.f32.u32 %f15,%r50;
shr.u32 %r51,%r45,24;
cvt.rn.f32.u32 %f16,%r51;
ld.shared.u32 %r52,[%d57+4];
and.b32 %r53,%r52,255;
cvt.rn.f32.u32 %f17,%r53;
shr.u32 %r54,%r52,8;
and.b32 %r55,%r54,255;
cvt.rn.f32.u32 %f18,%r55;
shr.u32 %r56,%r52,16;
and.b32 %r57,%r56,255;
cvt.rn.f32.u32 %f19,%r57;
shr.u32 %r58,%r52,24;
cvt.rn.f32.u32 %f20,%r58;
ld.shared.u32 %r59,[%d57+8];
and.b32 %r60,%r59,255;
cvt.rn.f32.u32 %f21,%r60;
shr.u32 %r61,%r59,8;
and.b32 %r62,%r61,255;
cvt.rn.f32.u32 %f22,%r62;
shr.u32 %r63,%r59,16;
and.b32 %r64,%r63,255;
cvt.rn.f32.u32 %f23,%r64;
shr.u32 %r65,%r59,24;
cvt.rn.f32.u32 %f24,%r65;
fma.rn.f32 %f25,%f15,%f10,%f9;
fma.rn.f32 %f26,%f14,%f11,%f25;
fma.rn.f32 %f27,%f13,%f12,%f26;
fma.rn.f32 %f28,%f15,%f6,%f5;
fma.rn.f32 %f29,%f14,%f7,%f28;
fma.rn.f32 %f30,%f13,%f8,%f29;
fma.rn.f32 %f31,%f15,%f2,%f1;
fma.rn.f32 %f32,%f14,%f3,%f31;
fma.rn.f32 %f33,%f13,%f4,%f32;
fma.rn.f32 %f34,%f18,%f10,%f9;
fma.rn.f32 %f35,%f17,%f11,%f34;
fma.rn.f32 %f36,%f16,%f12,%f35;
fma.rn.f32 %f37,%f18,%f6,%f5;
fma.rn.f32 %f38,%f17,%f7,%f37;
fma.rn.f32 %f39,%f16,%f8,%f38;
fma.rn.f32 %f40,%f18,%f2,%f1;
fma.rn.f32 %f41,%f17,%f3,%f40;
fma.rn.f32 %f42,%f16,%f4,%f41;
fma.rn.f32 %f43,%f21,%f10,%f9;
fma.rn.f32 %f44,%f20,%f11,%f43;
fma.rn.f32 %f45,%f19,%f12,%f44;
fma.rn.f32 %f46,%f21,%f6,%f5;
fma.rn.f32 %f47,%f20,%f7,%f46;
fma.rn.f32 %f48,%f19,%f8,%f47;
fma.rn.f32 %f49,%f21,%f2,%f1;
fma.rn.f32 %f50,%f20,%f3,%f49;
fma.rn.f32 %f51,%f19,%f4,%f50;
fma.rn.f32 %f52,%f24,%f10,%f9;
fma.rn.f32 %f53,%f23,%f11,%f52;
fma.rn.f32 %f54,%f22,%f12,%f53;
fma.rn.f32 %f55,%f24,%f6,%f5;
fma.rn.f32 %f56,%f23,%f7,%f55;
fma.rn.f32 %f57,%f22,%f8,%f56;
fma.rn.f32 %f58,%f24,%f2,%f1;
fma.rn.f32 %f59,%f23,%f3,%f58;
fma.rn.f32 %f60,%f22,%f4,%f59;
cvt.rni.s32.f32 %r66,%f27;
cvt.rni.s32.f32 %r67,%f30;
cvt.rni.s32.f32 %r68,%f33;
cvt.rni.s32.f32 %r69,%f36;
cvt.rni.s32.f32 %r70,%f39;
cvt.rni.s32.f32 %r71,%f42;
cvt.rni.s32.f32 %r72,%f45;
cvt.rni.s32.f32 %r73,%f48;
cvt.rni.s32.f32 %r74,%f51;
cvt.rni.s32.f32 %r75,%f54;
cvt.rni.s32.f32 %r76,%f57;
cvt.rni.s32.f32 %r77,%f60;
mov.u32 %r78,0;
cvt.pack.sat.u8.s32.b32 %r79,%r69,%r68,%r78;
cvt.pack.sat.u8.s32.b32 %r80,%r67,%r66,%r79;
cvt.pack.sat.u8.s32.b32 %r81,%r73,%r72,%r78;
cvt.pack.sat.u8.s32.b32 %r82,%r71,%r70,%r81;
cvt.pack.sat.u8.s32.b32 %r83,%r77,%r76,%r78;
cvt.pack.sat.u8.s32.b32 %r84,%r75,%r74,%r83;
st.shared.u32 [%d57],%r80;
st.shared.u32 [%d57+4],%r82;
st.shared.u32 [%d57+8],%r84;
$26:
add.s32 %r43,%r43,96;
add.s32 %r44,%r44,128;
setp.ne.s32 %p17,%r44,512;
@%p17 bra $24;
bar.warp.sync -1;
and.b64 %d58,%d50,15;
setp.eq.s64 %p18,%d58,0;
and.pred %p19,%p18,%p7;
@%p19 bra $29;
bra.uni $28;
$29:
shl.b32 %r85,%r12,4;
sub.s32 %r86,%r21,%r85;
setp.lt.s32 %p20,%r86,1;
@%p20 bra $41;
cvt.u64.u32 %d59,%r85;
mul.wide.u32 %d60,%r17,1536;
mov.u64 %d61,z4;
add.s64 %d62,%d61,%d60;
add.s64 %d63,%d62,%d59;
ld.shared.v4.u32 {%r87,%r88,%r89,%r90},[%d63];
mul.wide.u32 %d64,%r12,16;
add.s64 %d65,%d50,%d64;
add.s64 %d66,%d52,%d64;
setp.lt.u32 %p21,%r7,512;
@%p21 bra $32;
bra.uni $31;
$32:
st.global.cs.v4.u32 [%d65],{%r87,%r88,%r89,%r90};
bra.uni $33;
$28:
mul.wide.u32 %d67,%r17,1536;
mov.u64 %d68,z4;
cvta.shared.u64 %d69,%d68;
add.s64 %d70,%d69,%d67;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d50;
.param .b64 q1;
st.param.b64 [q1+0],%d70;
.param .b32 q2;
st.param.b32 [q2+0],%r21;
.param .b32 q3;
st.param.b32 [q3+0],%r12;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $41;
$31:
st.global.v4.u32 [%d66],{%r87,%r88,%r89,%r90};
$33:
setp.lt.s32 %p22,%r86,513;
@%p22 bra $41;
ld.shared.v4.u32 {%r91,%r92,%r93,%r94},[%d63+512];
@%p21 bra $36;
bra.uni $35;
$36:
add.s64 %d71,%d65,512;
st.global.cs.v4.u32 [%d71],{%r91,%r92,%r93,%r94};
bra.uni $37;
$35:
st.global.v4.u32 [%d66+512],{%r91,%r92,%r93,%r94};
$37:
setp.lt.s32 %p23,%r86,1025;
@%p23 bra $41;
ld.shared.v4.u32 {%r95,%r96,%r97,%r98},[%d63+1024];
@%p21 bra $40;
bra.uni $39;
$40:
add.s64 %d72,%d65,1024;
st.global.cs.v4.u32 [%d72],{%r95,%r96,%r97,%r98};
bra.uni $41;
$39:
st.global.v4.u32 [%d66+1024],{%r95,%r96,%r97,%r98};
$41:
ret;
}
.visible .entry color_twist_u8_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[52],
.param .u32 p5
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<27>;
.reg .f32 %f<65>;
.reg .b32 %r<115>;
.reg .b64 %d<77>;
.shared .align 16 .b8 z5[16384];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p5];
ld.param.f32 %f1,[p4+48];
ld.param.f32 %f2,[p4+44];
ld.param.f32 %f3,[p4+40];
ld.param.f32 %f4,[p4+36];
ld.param.f32 %f5,[p4+32];
ld.param.f32 %f6,[p4+28];
ld.param.f32 %f7,[p4+24];
ld.param.f32 %f8,[p4+20];
ld.param.f32 %f9,[p4+16];
ld.param.f32 %f10,[p4+12];
ld.param.f32 %f11,[p4+8];
ld.param.f32 %f12,[p4+4];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
mov.u32 %r8,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mul.wide.s32 %d8,%r8,40;
add.s64 %d9,%d7,%d8;
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
cvt.s64.s32 %d11,%r8;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mul.wide.s32 %d14,%r8,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r3,%r4},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
cvt.s64.s32 %d17,%r8;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r9,%tid.x;
mov.u32 %r10,%ctaid.x;
mul.lo.s32 %r11,%r10,%r7;
mov.u32 %r12,%ctaid.y;
shl.b32 %r13,%r12,3;
mov.u32 %r14,%tid.y;
add.s32 %r15,%r13,%r14;
setp.ge.u32 %p3,%r15,%r4;
setp.le.u32 %p4,%r3,%r11;
or.pred %p5,%p4,%p3;
@%p5 bra $49;
cvt.u64.u32 %d19,%r14;
sub.s32 %r16,%r3,%r11;
min.u32 %r17,%r16,%r7;
shl.b32 %r18,%r17,2;
cvt.u64.u32 %d20,%r15;
mul.lo.s64 %d21,%d5,%d20;
shl.b32 %r19,%r11,2;
cvt.u64.u32 %d22,%r19;
add.s64 %d23,%d21,%d22;
add.s64 %d24,%d10,%d23;
and.b64 %d25,%d24,15;
setp.eq.s64 %p6,%d25,0;
and.b32 %r20,%r17,3;
setp.eq.s32 %p7,%r20,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r7,512;
shl.b32 %r21,%r9,4;
sub.s32 %r22,%r18,%r21;
cvt.u64.u32 %d26,%r9;
cvta.to.global.u64 %d27,%d10;
add.s64 %d28,%d27,%d23;
@%p9 bra $18;
bra.uni $10;
$18:
setp.lt.s32 %p10,%r22,1;
@%p10 bra $20;
shl.b64 %d29,%d26,4;
add.s64 %d30,%d24,%d29;
ld.global.cs.v4.u32 {%r23,%r24,%r25,%r26},[%d30];
$20:
setp.lt.s32 %p11,%r22,513;
@%p11 bra $22;
shl.b64 %d31,%d26,4;
add.s64 %d32,%d24,%d31;
add.s64 %d33,%d32,512;
ld.global.cs.v4.u32 {%r27,%r28,%r29,%r30},[%d33];
$22:
setp.lt.s32 %p12,%r22,1025;
@%p12 bra $24;
mul.wide.u32 %d34,%r9,16;
add.s64 %d35,%d24,%d34;
add.s64 %d36,%d35,1024;
ld.global.cs.v4.u32 {%r31,%r32,%r33,%r34},[%d36];
$24:
setp.lt.s32 %p13,%r22,1537;
@%p13 bra $26;
mul.wide.u32 %d37,%r9,16;
add.s64 %d38,%d24,%d37;
add.s64 %d39,%d38,1536;
ld.global.cs.v4.u32 {%r35,%r36,%r37,%r38},[%d39];
bra.uni $26;
$8:
add.s32 %r39,%r18,12;
and.b32 %r40,%r39,-16;
shl.b64 %d40,%d19,11;
mov.u64 %d41,z5;
cvta.shared.u64 %d42,%d41;
add.s64 %d43,%d42,%d40;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d43;
.param .b32 q1;
st.param.b32 [q1+0],%r40;
.param .b64 q2;
st.param.b64 [q2+0],%d24;
.param .b32 q3;
st.param.b32 [q3+0],%r18;
.param .b32 q4;
st.param.b32 [q4+0],%r9;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $27;
$10:
setp.lt.s32 %p14,%r22,1;
shl.b64 %d44,%d26,4;
add.s64 %d45,%d28,%d44;
@%p14 bra $12;
ld.global.v4.u32 {%r23,%r24,%r25,%r26},[%d45];
$12:
setp.lt.s32 %p15,%r22,513;
@%p15 bra $14;
ld.global.v4.u32 {%r27,%r28,%r29,%r30},[%d45+512];
$14:
setp.lt.s32 %p16,%r22,1025;
@%p16 bra $16;
ld.global.v4.u32 {%r31,%r32,%r33,%r34},[%d45+1024];
$16:
setp.lt.s32 %p17,%r22,1537;
@%p17 bra $26;
ld.global.v4.u32 {%r35,%r36,%r37,%r38},[%d45+1536];
$26:
cvt.u64.u32 %d46,%r21;
mul.wide.u32 %d47,%r14,2048;
mov.u64 %d48,z5;
add.s64 %d49,%d48,%d47;
add.s64 %d50,%d49,%d46;
st.shared.v4.u32 [%d50],{%r23,%r24,%r25,%r26};
st.shared.v4.u32 [%d50+512],{%r27,%r28,%r29,%r30};
st.shared.v4.u32 [%d50+1024],{%r31,%r32,%r33,%r34};
st.shared.v4.u32 [%d50+1536],{%r35,%r36,%r37,%r38};
bar.warp.sync -1;
$27:
mul.lo.s64 %d51,%d3,%d20;
add.s64 %d52,%d51,%d22;
add.s64 %d53,%d16,%d52;
shl.b32 %r41,%r9,2;
sub.s32 %r42,%r17,%r41;
cvta.to.global.u64 %d54,%d16;
add.s64 %d55,%d54,%d52;
mov.u32 %r43,0;
$28:
.pragma "nounroll";
setp.ge.s32 %p18,%r43,%r42;
@%p18 bra $30;
mul.wide.u32 %d56,%r14,2048;
mov.u64 %d57,z5;
add.s64 %d58,%d57,%d56;
mul.wide.u32 %d59,%r41,4;
add.s64 %d60,%d58,%d59;
ld.shared.v4.u32 {%r44,%r45,%r46,%r47},[%d60];
mov.u32 %r48,0;
and.b32 %r49,%r44,255;
cvt.rn.f32.u32 %f13,%r49;
shr.u32 %r50,%r44,8;
and.b32 %r51,%r50,255;
cvt.rn.f32.u32 %f14,%r51;
shr.u32 %r52,%r44,16;
and.b32 %r53,%r52,255;
cvt.rn.f32.u32 %f15,%r53;
shr.u32 %r54,%r44,24;
cvt.rn.f32.u32 %f16,%r54;
and.b32 %r55,%r45,255;
cvt.rn.f32.u32 %f17,%r55;
shr.u32 %r56,%r45,8;
and.b32 %r57,%r56,255;
cvt.rn.f32.u32 %f18,%r57;
shr.u32 %r58,%r45,16;
and.b32 %r59,%r58,255;
cvt.rn.f32.u32 %f19,%r59;
shr.u32 %r60,%r45,24;
cvt.rn.f32.u32 %f20,%r60;
and.b32 %r61,%r46,255;
cvt.rn.f32.u32 %f21,%r61;
shr.u32 %r62,%r46,8;
and.b32 %r63,%r62,255;
cvt.rn.f32.u32 %f22,%r63;
shr.u32 %r64,%r46,16;
and.b32 %r65,%r64,255;
cvt.rn.f32.u32 %f23,%r65;
shr.u32 %r66,%r46,24;
cvt.rn.f32.u32 %f24,%r66;
and.b32 %r67,%r47,255;
cvt.rn.f32.u32 %f25,%r67;
shr.u32 %r68,%r47,8;
and.b32 %r69,%r68,255;
cvt.rn.f32.u32 %f26,%r69;
shr.u32 %r70,%r47,16;
and.b32 %r71,%r70,255;
cvt.rn.f32.u32 %f27,%r71;
shr.u32 %r72,%r47,24;
cvt.rn.f32.u32 %f28,%r72;
fma.rn.f32 %f29,%f15,%f10,%f9;
fma.rn.f32 %f30,%f14,%f11,%f29;
fma.rn.f32 %f31,%f13,%f12,%f30;
fma.rn.f32 %f32,%f15,%f6,%f5;
fma.rn.f32 %f33,%f14,%f7,%f32;
fma.rn.f32 %f34,%f13,%f8,%f33;
fma.rn.f32 %f35,%f15,%f2,%f1;
fma.rn.f32 %f36,%f14,%f3,%f35;
fma.rn.f32 %f37,%f13,%f4,%f36;
fma.rn.f32 %f38,%f19,%f10,%f9;
fma.rn.f32 %f39,%f18,%f11,%f38;
fma.rn.f32 %f40,%f17,%f12,%f39;
fma.rn.f32 %f41,%f19,%f6,%f5;
fma.rn.f32 %f42,%f18,%f7,%f41;
fma.rn.f32 %f43,%f17,%f8,%f42;
fma.rn.f32 %f44,%f19,%f2,%f1;
fma.rn.f32 %f45,%f18,%f3,%f44;
fma.rn.f32 %f46,%f17,%f4,%f45;
fma.rn.f32 %f47,%f23,%f10,%f9;
fma.rn.f32 %f48,%f22,%f11,%f47;
fma.rn.f32 %f49,%f21,%f12,%f48;
fma.rn.f32 %f50,%f23,%f6,%f5;
fma.rn.f32 %f51,%f22,%f7,%f50;
fma.rn.f32 %f52,%f21,%f8,%f51;
fma.rn.f32 %f53,%f23,%f2,%f1;
fma.rn.f32 %f54,%f22,%f3,%f53;
fma.rn.f32 %f55,%f21,%f4,%f54;
fma.rn.f32 %f56,%f27,%f10,%f9;
fma.rn.f32 %f57,%f26,%f11,%f56;
fma.rn.f32 %f58,%f25,%f12,%f57;
fma.rn.f32 %f59,%f27,%f6,%f5;
fma.rn.f32 %f60,%f26,%f7,%f59;
fma.rn.f32 %f61,%f25,%f8,%f60;
fma.rn.f32 %f62,%f27,%f2,%f1;
fma.rn.f32 %f63,%f26,%f3,%f62;
fma.rn.f32 %f64,%f25,%f4,%f63;
cvt.rni.s32.f32 %r73,%f31;
cvt.rni.s32.f32 %r74,%f34;
cvt.rni.s32.f32 %r75,%f37;
cvt.rni.s32.f32 %r76,%f16;
cvt.rni.s32.f32 %r77,%f40;
cvt.rni.s32.f32 %r78,%f43;
cvt.rni.s32.f32 %r79,%f46;
cvt.rni.s32.f32 %r80,%f20;
cvt.rni.s32.f32 %r81,%f49;
cvt.rni.s32.f32 %r82,%f52;
cvt.rni.s32.f32 %r83,%f55;
cvt.rni.s32.f32 %r84,%f24;
cvt.rni.s32.f32 %r85,%f58;
cvt.rni.s32.f32 %r86,%f61;
cvt.rni.s32.f32 %r87,%f64;
cvt.rni.s32.f32 %r88,%f28;
cvt.pack.sat.u8.s32.b32 %r89,%r76,%r75,%r48;
cvt.pack.sat.u8.s32.b32 %r90,%r80,%r79,%r48;
cvt.pack.sat.u8.s32.b32 %r91,%r84,%r83,%r48;
cvt.pack.sat.u8.s32.b32 %r92,%r88,%r87,%r48;
cvt.pack.sat.u8.s32.b32 %r93,%r86,%r85,%r92;
cvt.pack.sat.u8.s32.b32 %r94,%r82,%r81,%r91;
cvt.pack.sat.u8.s32.b32 %r95,%r78,%r77,%r90;
cvt.pack.sat.u8.s32.b32 %r96,%r74,%r73,%r89;
st.shared.v4.u32 [%d60],{%r96,%r95,%r94,%r93};
$30:
add.s32 %r41,%r41,128;
add.s32 %r43,%r43,128;
setp.ne.s32 %p19,%r43,512;
@%p19 bra $28;
bar.warp.sync -1;
and.b64 %d61,%d53,15;
setp.eq.s64 %p20,%d61,0;
and.pred %p21,%p7,%p20;
@%p21 bra $33;
bra.uni $32;
$33:
shl.b32 %r97,%r9,4;
sub.s32 %r98,%r18,%r97;
setp.lt.s32 %p22,%r98,1;
@%p22 bra $49;
cvt.u64.u32 %d62,%r97;
mul.wide.u32 %d63,%r14,2048;
mov.u64 %d64,z5;
add.s64 %d65,%d64,%d63;
add.s64 %d66,%d65,%d62;
ld.shared.v4.u32 {%r99,%r100,%r101,%r102},[%d66];
mul.wide.u32 %d67,%r9,16;
add.s64 %d68,%d53,%d67;
add.s64 %d69,%d55,%d67;
setp.lt.u32 %p23,%r7,512;
@%p23 bra $36;
bra.uni $35;
$36:
st.global.cs.v4.u32 [%d68],{%r99,%r100,%r101,%r102};
bra.uni $37;
$32:
mul.wide.u32 %d70,%r14,2048;
mov.u64 %d71,z5;
cvta.shared.u64 %d72,%d71;
add.s64 %d73,%d72,%d70;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d53;
.param .b64 q1;
st.param.b64 [q1+0],%d73;
.param .b32 q2;
st.param.b32 [q2+0],%r18;
.param .b32 q3;
st.param.b32 [q3+0],%r9;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $49;
$35:
st.global.v4.u32 [%d69],{%r99,%r100,%r101,%r102};
$37:
setp.lt.s32 %p24,%r98,513;
@%p24 bra $49;
ld.shared.v4.u32 {%r103,%r104,%r105,%r106},[%d66+512];
@%p23 bra $40;
bra.uni $39;
$40:
add.s64 %d74,%d68,512;
st.global.cs.v4.u32 [%d74],{%r103,%r104,%r105,%r106};
bra.uni $41;
$39:
st.global.v4.u32 [%d69+512],{%r103,%r104,%r105,%r106};
$41:
setp.lt.s32 %p25,%r98,1025;
@%p25 bra $49;
ld.shared.v4.u32 {%r107,%r108,%r109,%r110},[%d66+1024];
@%p23 bra $44;
bra.uni $43;
$44:
add.s64 %d75,%d68,1024;
st.global.cs.v4.u32 [%d75],{%r107,%r108,%r109,%r110};
bra.uni $45;
$43:
st.global.v4.u32 [%d69+1024],{%r107,%r108,%r109,%r110};
$45:
setp.lt.s32 %p26,%r98,1537;
@%p26 bra $49;
ld.shared.v4.u32 {%r111,%r112,%r113,%r114},[%d66+1536];
@%p23 bra $48;
bra.uni $47;
$48:
add.s64 %d76,%d68,1536;
st.global.cs.v4.u32 [%d76],{%r111,%r112,%r113,%r114};
bra.uni $49;
$47:
st.global.v4.u32 [%d69+1536],{%r111,%r112,%r113,%r114};
$49:
ret;
}
`;
