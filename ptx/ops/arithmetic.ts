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
.reg .pred %p<67>;
.reg .b16 %s<12>;
.reg .f32 %f<48>;
.reg .b32 %r<50>;
.reg .b64 %d<48>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r5,%r6},[p5+32];
ld.param.v2.u32 {%r7,%r8},[p5+40];
ld.param.u32 %r9,[p6];
ld.param.u32 %r10,[p7];
ld.param.f32 %f1,[p8];
ld.param.f32 %f2,[p9];
ld.param.f32 %f3,[p10];
ld.param.f32 %f4,[p11];
ld.param.f32 %f5,[p12];
ld.param.f32 %f6,[p13];
ld.param.f32 %f7,[p14];
ld.param.u32 %r11,[p15];
ld.param.u32 %r12,[p16];
ld.param.u64 %d4,[p5+24];
ld.param.u64 %d5,[p5+16];
ld.param.u64 %d6,[p5+8];
ld.param.u64 %d7,[p5];
ld.param.u64 %d8,[p3+24];
ld.param.u64 %d9,[p3+16];
ld.param.u64 %d10,[p3+8];
ld.param.u64 %d11,[p3];
ld.param.u64 %d12,[p1+24];
ld.param.u64 %d13,[p1+16];
ld.param.u64 %d14,[p1+8];
ld.param.u64 %d15,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d16,%d1;
mul.wide.s32 %d17,%r13,40;
add.s64 %d18,%d16,%d17;
ld.global.u64 %d12,[%d18+24];
ld.global.u64 %d13,[%d18+16];
ld.global.u64 %d14,[%d18+8];
ld.global.u64 %d19,[%d18];
bra.uni $3;
$2:
cvt.s64.s32 %d20,%r13;
mul.lo.s64 %d21,%d15,%d20;
add.s64 %d19,%d1,%d21;
$3:
setp.eq.s32 %p2,%r4,0;
@%p2 bra $5;
cvta.to.global.u64 %d22,%d2;
mul.wide.s32 %d23,%r13,40;
add.s64 %d24,%d22,%d23;
ld.global.u64 %d8,[%d24+24];
ld.global.u64 %d9,[%d24+16];
ld.global.u64 %d10,[%d24+8];
ld.global.u64 %d25,[%d24];
bra.uni $6;
$5:
cvt.s64.s32 %d26,%r13;
mul.lo.s64 %d27,%d11,%d26;
add.s64 %d25,%d2,%d27;
$6:
setp.eq.s32 %p3,%r8,0;
@%p3 bra $8;
cvta.to.global.u64 %d28,%d3;
mul.wide.s32 %d29,%r13,40;
add.s64 %d30,%d28,%d29;
ld.global.v2.u32 {%r5,%r6},[%d30+32];
ld.global.u64 %d4,[%d30+24];
ld.global.u64 %d5,[%d30+16];
ld.global.u64 %d6,[%d30+8];
ld.global.u64 %d31,[%d30];
bra.uni $9;
$8:
cvt.s64.s32 %d32,%r13;
mul.lo.s64 %d33,%d7,%d32;
add.s64 %d31,%d3,%d33;
$9:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p4,%r17,%r5;
setp.ge.s32 %p5,%r21,%r6;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r7,1;
or.pred %p8,%p6,%p7;
@%p8 bra $87;
cvt.s64.s32 %d34,%r17;
mul.lo.s64 %d35,%d9,%d34;
cvt.s64.s32 %d36,%r21;
mul.lo.s64 %d37,%d10,%d36;
add.s64 %d38,%d35,%d37;
add.s64 %d39,%d25,%d38;
mul.lo.s64 %d40,%d5,%d34;
mul.lo.s64 %d41,%d6,%d36;
add.s64 %d42,%d40,%d41;
add.s64 %d43,%d31,%d42;
mul.lo.s64 %d44,%d13,%d34;
mul.lo.s64 %d45,%d14,%d36;
add.s64 %d46,%d44,%d45;
add.s64 %d47,%d19,%d46;
mov.u32 %r22,0;
$11:
.pragma "nounroll";
setp.gt.s32 %p9,%r11,1;
@%p9 bra $14;
setp.eq.s32 %p10,%r11,0;
@%p10 bra $19;
setp.eq.s32 %p11,%r11,1;
@%p11 bra $18;
bra.uni $20;
$18:
ld.global.nc.u16 %s1,[%d47];
cvt.rn.f32.u16 %f8,%s1;
bra.uni $21;
$14:
setp.eq.s32 %p12,%r11,2;
@%p12 bra $17;
setp.ne.s32 %p13,%r11,3;
@%p13 bra $20;
ld.global.nc.u16 %s2,[%d47];
cvt.f32.f16 %f8,%s2;
bra.uni $21;
$19:
ld.global.nc.u8 %r23,[%d47];
cvt.u16.u32 %s3,%r23;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f8,%s4;
bra.uni $21;
$17:
ld.global.nc.s16 %s5,[%d47];
cvt.rn.f32.s16 %f8,%s5;
bra.uni $21;
$20:
ld.global.nc.f32 %f8,[%d47];
$21:
setp.eq.s32 %p14,%r22,0;
mov.f32 %f9,%f4;
@%p14 bra $24;
setp.ne.s32 %p15,%r22,1;
mov.f32 %f9,%f5;
@%p15 bra $23;
bra.uni $24;
$23:
setp.eq.s32 %p16,%r22,2;
selp.f32 %f9,%f6,%f7,%p16;
$24:
setp.ne.s32 %p17,%r10,0;
@%p17 bra $35;
bra.uni $25;
$35:
setp.lt.s32 %p18,%r9,7;
@%p18 bra $62;
bra.uni $36;
$62:
setp.gt.s32 %p19,%r9,2;
@%p19 bra $66;
setp.eq.s32 %p20,%r9,0;
@%p20 bra $74;
setp.eq.s32 %p21,%r9,1;
@%p21 bra $73;
setp.eq.s32 %p22,%r9,2;
@%p22 bra $72;
bra.uni $75;
$72:
mul.f32 %f10,%f8,%f1;
mul.f32 %f11,%f10,%f9;
bra.uni $76;
$36:
setp.gt.s32 %p23,%r9,10;
@%p23 bra $42;
setp.gt.s32 %p24,%r9,8;
@%p24 bra $40;
setp.eq.s32 %p25,%r9,7;
@%p25 bra $59;
setp.eq.s32 %p26,%r9,8;
@%p26 bra $58;
bra.uni $61;
$58:
mul.f32 %f12,%f9,%f9;
fma.rn.f32 %f13,%f8,%f8,%f12;
sqrt.rn.f32 %f11,%f13;
bra.uni $76;
$25:
@%p9 bra $28;
setp.eq.s32 %p27,%r11,0;
@%p27 bra $33;
setp.eq.s32 %p28,%r11,1;
@%p28 bra $32;
bra.uni $34;
$32:
ld.global.nc.u16 %s6,[%d39];
cvt.rn.f32.u16 %f9,%s6;
bra.uni $35;
$66:
setp.eq.s32 %p29,%r9,3;
@%p29 bra $71;
setp.eq.s32 %p30,%r9,4;
@%p30 bra $70;
setp.ne.s32 %p31,%r9,5;
@%p31 bra $75;
min.f32 %f11,%f8,%f9;
bra.uni $76;
$42:
setp.gt.s32 %p32,%r9,12;
@%p32 bra $45;
setp.eq.s32 %p33,%r9,11;
@%p33 bra $50;
setp.eq.s32 %p34,%r9,12;
@%p34 bra $49;
bra.uni $61;
$49:
setp.lt.f32 %p35,%f8,%f9;
selp.f32 %f11,0f437F0000,0f00000000,%p35;
bra.uni $76;
$28:
setp.eq.s32 %p36,%r11,2;
@%p36 bra $31;
setp.ne.s32 %p37,%r11,3;
@%p37 bra $34;
ld.global.nc.u16 %s7,[%d39];
cvt.f32.f16 %f9,%s7;
bra.uni $35;
$40:
setp.eq.s32 %p38,%r9,9;
@%p38 bra $52;
setp.eq.s32 %p39,%r9,10;
@%p39 bra $51;
bra.uni $61;
$51:
setp.eq.f32 %p40,%f8,%f9;
selp.f32 %f11,0f437F0000,0f00000000,%p40;
bra.uni $76;
$45:
setp.eq.s32 %p41,%r9,13;
@%p41 bra $48;
setp.ne.s32 %p42,%r9,14;
@%p42 bra $61;
setp.gt.f32 %p43,%f8,%f9;
selp.f32 %f11,0f437F0000,0f00000000,%p43;
bra.uni $76;
$33:
ld.global.nc.u8 %r24,[%d39];
cvt.u16.u32 %s8,%r24;
and.b16 %s9,%s8,255;
cvt.rn.f32.u16 %f9,%s9;
bra.uni $35;
$31:
ld.global.nc.s16 %s10,[%d39];
cvt.rn.f32.s16 %f9,%s10;
bra.uni $35;
$34:
ld.global.nc.f32 %f9,[%d39];
bra.uni $35;
$74:
add.f32 %f11,%f8,%f9;
bra.uni $76;
$73:
sub.f32 %f11,%f8,%f9;
bra.uni $76;
$71:
fma.rn.f32 %f14,%f9,%f2,%f3;
fma.rn.f32 %f11,%f8,%f1,%f14;
bra.uni $76;
$70:
sub.f32 %f15,%f8,%f9;
abs.f32 %f11,%f15;
bra.uni $76;
$75:
max.f32 %f11,%f8,%f9;
bra.uni $76;
$59:
setp.lt.s32 %p44,%r12,3;
setp.eq.f32 %p45,%f9,0f00000000;
mov.f32 %f11,0f00000000;
and.pred %p46,%p44,%p45;
@%p46 bra $76;
mul.f32 %f16,%f8,%f1;
div.rn.f32 %f11,%f16,%f9;
bra.uni $76;
$50:
setp.neu.f32 %p47,%f8,%f9;
selp.f32 %f11,0f437F0000,0f00000000,%p47;
bra.uni $76;
$52:
abs.f32 %f17,%f8;
setp.eq.f32 %p48,%f17,0f00000000;
abs.f32 %f18,%f9;
setp.eq.f32 %p49,%f18,0f00000000;
and.pred %p50,%p48,%p49;
@%p50 bra $56;
bra.uni $53;
$56:
mov.b32 %r25,%f8;
shr.s32 %r26,%r25,31;
and.b32 %r27,%r26,1078530011;
mov.b32 %r28,%f9;
and.b32 %r29,%r28,-2147483648;
or.b32 %r30,%r29,%r27;
mov.b32 %f19,%r30;
bra.uni $57;
$48:
setp.le.f32 %p51,%f8,%f9;
selp.f32 %f11,0f437F0000,0f00000000,%p51;
bra.uni $76;
$61:
setp.ge.f32 %p52,%f8,%f9;
selp.f32 %f11,0f437F0000,0f00000000,%p52;
bra.uni $76;
$53:
setp.eq.f32 %p53,%f17,0f7F800000;
setp.eq.f32 %p54,%f18,0f7F800000;
and.pred %p55,%p53,%p54;
@%p55 bra $55;
bra.uni $54;
$55:
mov.b32 %r31,%f8;
setp.lt.s32 %p56,%r31,0;
selp.b32 %r32,1075235812,1061752795,%p56;
mov.b32 %r33,%f9;
and.b32 %r34,%r33,-2147483648;
or.b32 %r35,%r34,%r32;
mov.b32 %f19,%r35;
bra.uni $57;
$54:
max.f32 %f20,%f18,%f17;
min.f32 %f21,%f18,%f17;
div.rn.f32 %f22,%f21,%f20;
mul.rn.f32 %f23,%f22,%f22;
mov.f32 %f24,0fC0B59883;
mov.f32 %f25,0fBF52C7EA;
fma.rn.f32 %f26,%f23,%f25,%f24;
mov.f32 %f27,0fC0D21907;
fma.rn.f32 %f28,%f26,%f23,%f27;
mul.f32 %f29,%f23,%f28;
mul.f32 %f30,%f22,%f29;
add.f32 %f31,%f23,0f41355DC0;
mov.f32 %f32,0f41E6BD60;
fma.rn.f32 %f33,%f31,%f23,%f32;
mov.f32 %f34,0f419D92C8;
fma.rn.f32 %f35,%f33,%f23,%f34;
rcp.rn.f32 %f36,%f35;
fma.rn.f32 %f37,%f30,%f36,%f22;
mov.f32 %f38,0f3FC90FDB;
sub.f32 %f39,%f38,%f37;
setp.gt.f32 %p57,%f18,%f17;
selp.f32 %f40,%f39,%f37,%p57;
mov.b32 %r36,%f8;
setp.lt.s32 %p58,%r36,0;
mov.f32 %f41,0f40490FDB;
sub.f32 %f42,%f41,%f40;
selp.f32 %f43,%f42,%f40,%p58;
mov.b32 %r37,%f43;
mov.b32 %r38,%f9;
and.b32 %r39,%r38,-2147483648;
or.b32 %r40,%r39,%r37;
mov.b32 %f44,%r40;
add.f32 %f45,%f17,%f18;
setp.le.f32 %p59,%f45,0f7F800000;
selp.f32 %f19,%f44,%f45,%p59;
$57:
add.f32 %f46,%f19,0f40C90FDB;
setp.lt.f32 %p60,%f19,0f00000000;
selp.f32 %f47,%f46,%f19,%p60;
mul.f32 %f11,%f47,%f1;
$76:
setp.gt.s32 %p61,%r12,1;
@%p61 bra $79;
setp.eq.s32 %p62,%r12,0;
@%p62 bra $84;
setp.eq.s32 %p63,%r12,1;
@%p63 bra $83;
bra.uni $85;
$83:
cvt.rni.s32.f32 %r41,%f11;
max.s32 %r42,%r41,0;
min.s32 %r43,%r42,65535;
st.u16 [%d43],%r43;
bra.uni $86;
$79:
setp.eq.s32 %p64,%r12,2;
@%p64 bra $82;
setp.ne.s32 %p65,%r12,3;
@%p65 bra $85;
cvt.rn.f16.f32 %s11,%f11;
st.u16 [%d43],%s11;
bra.uni $86;
$84:
cvt.rni.s32.f32 %r44,%f11;
max.s32 %r45,%r44,0;
min.s32 %r46,%r45,255;
st.u8 [%d43],%r46;
bra.uni $86;
$82:
cvt.rni.s32.f32 %r47,%f11;
max.s32 %r48,%r47,-32768;
min.s32 %r49,%r48,32767;
st.u16 [%d43],%r49;
bra.uni $86;
$85:
st.f32 [%d43],%f11;
$86:
add.s64 %d39,%d39,%d8;
add.s64 %d43,%d43,%d4;
add.s64 %d47,%d47,%d12;
add.s32 %r22,%r22,1;
setp.lt.s32 %p66,%r22,%r7;
@%p66 bra $11;
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
.reg .pred %p<54>;
.reg .b16 %s<7>;
.reg .f32 %f<148>;
.reg .b32 %r<60>;
.reg .b64 %d<33>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.f32 %f1,[p5];
ld.param.u32 %r8,[p6];
ld.param.u32 %r9,[p7];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r10,40;
add.s64 %d13,%d11,%d12;
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
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r10,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r3,%r4},[%d19+32];
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
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,5;
mov.u32 %r13,%tid.x;
add.s32 %r14,%r12,%r13;
mov.u32 %r15,%ctaid.y;
shl.b32 %r16,%r15,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r16,%r17;
setp.ge.s32 %p3,%r14,%r3;
setp.ge.s32 %p4,%r18,%r4;
or.pred %p5,%p3,%p4;
setp.lt.s32 %p6,%r5,1;
or.pred %p7,%p5,%p6;
@%p7 bra $57;
mul.f32 %f2,%f1,0f39000000;
setp.ge.f32 %p8,%f1,0f00000000;
selp.b32 %r19,2139095040,0,%p8;
mov.u32 %r20,0;
or.b32 %r21,%r19,-2147483648;
cvt.s64.s32 %d23,%r14;
mul.lo.s64 %d24,%d8,%d23;
cvt.s64.s32 %d25,%r18;
mul.lo.s64 %d26,%d9,%d25;
add.s64 %d27,%d24,%d26;
add.s64 %d28,%d14,%d27;
mul.lo.s64 %d29,%d4,%d23;
mul.lo.s64 %d30,%d5,%d25;
add.s64 %d31,%d29,%d30;
add.s64 %d32,%d20,%d31;
$8:
.pragma "nounroll";
setp.gt.s32 %p9,%r8,1;
@%p9 bra $11;
setp.eq.s32 %p10,%r8,0;
@%p10 bra $16;
setp.eq.s32 %p11,%r8,1;
@%p11 bra $15;
bra.uni $17;
$15:
ld.global.nc.u16 %s1,[%d28];
cvt.rn.f32.u16 %f3,%s1;
bra.uni $18;
$11:
setp.eq.s32 %p12,%r8,2;
@%p12 bra $14;
setp.ne.s32 %p13,%r8,3;
@%p13 bra $17;
ld.global.nc.u16 %s2,[%d28];
cvt.f32.f16 %f3,%s2;
bra.uni $18;
$16:
ld.global.nc.u8 %r22,[%d28];
cvt.u16.u32 %s3,%r22;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f3,%s4;
bra.uni $18;
$14:
ld.global.nc.s16 %s5,[%d28];
cvt.rn.f32.s16 %f3,%s5;
bra.uni $18;
$17:
ld.global.nc.f32 %f3,[%d28];
$18:
setp.gt.s32 %p14,%r7,1;
@%p14 bra $21;
bra.uni $19;
$21:
setp.eq.s32 %p15,%r7,2;
@%p15 bra $28;
setp.eq.s32 %p16,%r7,3;
@%p16 bra $27;
setp.ne.s32 %p17,%r7,4;
@%p17 bra $31;
setp.lt.f32 %p18,%f3,0f00800000;
mul.f32 %f4,%f3,0f4B000000;
selp.f32 %f5,%f4,%f3,%p18;
selp.f32 %f6,0fC1B80000,0f00000000,%p18;
mov.b32 %r23,%f5;
add.s32 %r24,%r23,-1059760811;
and.b32 %r25,%r24,-8388608;
sub.s32 %r26,%r23,%r25;
mov.b32 %f7,%r26;
cvt.rn.f32.s32 %f8,%r25;
mov.f32 %f9,0f34000000;
fma.rn.f32 %f10,%f8,%f9,%f6;
add.f32 %f11,%f7,0fBF800000;
mov.f32 %f12,0f3E1039F6;
mov.f32 %f13,0fBE055027;
fma.rn.f32 %f14,%f13,%f11,%f12;
mov.f32 %f15,0fBDF8CDCC;
fma.rn.f32 %f16,%f14,%f11,%f15;
mov.f32 %f17,0f3E0F2955;
fma.rn.f32 %f18,%f16,%f11,%f17;
mov.f32 %f19,0fBE2AD8B9;
fma.rn.f32 %f20,%f18,%f11,%f19;
mov.f32 %f21,0f3E4CED0B;
fma.rn.f32 %f22,%f20,%f11,%f21;
mov.f32 %f23,0fBE7FFF22;
fma.rn.f32 %f24,%f22,%f11,%f23;
mov.f32 %f25,0f3EAAAA78;
fma.rn.f32 %f26,%f24,%f11,%f25;
mov.f32 %f27,0fBF000000;
fma.rn.f32 %f28,%f26,%f11,%f27;
mul.f32 %f29,%f11,%f28;
fma.rn.f32 %f30,%f29,%f11,%f11;
mov.f32 %f31,0f3F317218;
fma.rn.f32 %f32,%f10,%f31,%f30;
setp.lt.u32 %p19,%r23,2139095040;
@%p19 bra $26;
mov.f32 %f33,0f7F800000;
fma.rn.f32 %f32,%f5,%f33,%f33;
$26:
setp.eq.f32 %p20,%f5,0f00000000;
selp.f32 %f34,0fFF800000,%f32,%p20;
bra.uni $46;
$19:
setp.eq.s32 %p21,%r7,0;
@%p21 bra $30;
setp.eq.s32 %p22,%r7,1;
@%p22 bra $29;
bra.uni $31;
$29:
mul.f32 %f34,%f3,%f3;
bra.uni $46;
$28:
sqrt.rn.f32 %f34,%f3;
bra.uni $46;
$27:
mov.f32 %f35,0f3F000000;
mov.f32 %f36,0f3BBB989D;
fma.rn.f32 %f37,%f3,%f36,%f35;
mov.f32 %f38,0f3FB8AA3B;
mov.f32 %f39,0f437C0000;
cvt.sat.f32.f32 %f40,%f37;
mov.f32 %f41,0f4B400001;
fma.rm.f32 %f42,%f40,%f39,%f41;
add.f32 %f43,%f42,0fCB40007F;
neg.f32 %f44,%f43;
fma.rn.f32 %f45,%f3,%f38,%f44;
mov.f32 %f46,0f32A57060;
fma.rn.f32 %f47,%f3,%f46,%f45;
mov.b32 %r27,%f42;
shl.b32 %r28,%r27,23;
mov.b32 %f48,%r28;
ex2.approx.ftz.f32 %f49,%f47;
mul.f32 %f34,%f49,%f48;
bra.uni $46;
$30:
abs.f32 %f34,%f3;
bra.uni $46;
$31:
abs.f32 %f50,%f3;
setp.lt.f32 %p23,%f50,0f00800000;
mul.f32 %f51,%f50,0f4B800000;
selp.f32 %f52,%f51,%f50,%p23;
selp.f32 %f53,0fC3170000,0fC2FE0000,%p23;
mov.b32 %r29,%f52;
and.b32 %r30,%r29,8388607;
or.b32 %r31,%r30,1065353216;
mov.b32 %f54,%r31;
shr.u32 %r32,%r29,23;
cvt.rn.f32.u32 %f55,%r32;
add.f32 %f56,%f53,%f55;
setp.gt.f32 %p24,%f54,0f3FB504F3;
mul.f32 %f57,%f54,0f3F000000;
add.f32 %f58,%f56,0f3F800000;
selp.f32 %f59,%f58,%f56,%p24;
selp.f32 %f60,%f57,%f54,%p24;
add.f32 %f61,%f60,0fBF800000;
add.f32 %f62,%f60,0f3F800000;
rcp.approx.ftz.f32 %f63,%f62;
add.f32 %f64,%f61,%f61;
mul.f32 %f65,%f64,%f63;
mul.f32 %f66,%f65,%f65;
mov.f32 %f67,0f3C4CAF63;
mov.f32 %f68,0f3B18F0FE;
fma.rn.f32 %f69,%f68,%f66,%f67;
mov.f32 %f70,0f3DAAAABD;
fma.rn.f32 %f71,%f69,%f66,%f70;
mul.rn.f32 %f72,%f71,%f66;
mul.rn.f32 %f73,%f72,%f65;
sub.f32 %f74,%f61,%f65;
add.f32 %f75,%f74,%f74;
neg.f32 %f76,%f65;
fma.rn.f32 %f77,%f76,%f61,%f75;
mul.rn.f32 %f78,%f63,%f77;
add.f32 %f79,%f73,%f65;
sub.f32 %f80,%f65,%f79;
add.f32 %f81,%f73,%f80;
add.f32 %f82,%f78,%f81;
add.f32 %f83,%f79,%f82;
sub.f32 %f84,%f79,%f83;
add.f32 %f85,%f82,%f84;
mov.f32 %f86,0f3F317200;
mul.rn.f32 %f87,%f59,%f86;
mov.f32 %f88,0f35BFBE8E;
mul.rn.f32 %f89,%f59,%f88;
add.f32 %f90,%f87,%f83;
sub.f32 %f91,%f87,%f90;
add.f32 %f92,%f83,%f91;
add.f32 %f93,%f85,%f92;
add.f32 %f94,%f89,%f93;
add.f32 %f95,%f90,%f94;
sub.f32 %f96,%f90,%f95;
add.f32 %f97,%f94,%f96;
abs.f32 %f98,%f1;
setp.gt.f32 %p25,%f98,0f77F684DF;
selp.f32 %f99,%f2,%f1,%p25;
mul.rn.f32 %f100,%f99,%f95;
neg.f32 %f101,%f100;
fma.rn.f32 %f102,%f99,%f95,%f101;
fma.rn.f32 %f103,%f99,%f97,%f102;
mov.f32 %f104,0f00000000;
fma.rn.f32 %f105,%f104,%f95,%f103;
add.rn.f32 %f106,%f100,%f105;
neg.f32 %f107,%f106;
add.rn.f32 %f108,%f100,%f107;
add.rn.f32 %f109,%f108,%f105;
mov.b32 %r33,%f106;
setp.eq.s32 %p26,%r33,1118925336;
add.s32 %r34,%r33,-1;
mov.b32 %f110,%r34;
add.f32 %f111,%f109,0f37000000;
selp.f32 %f112,%f111,%f109,%p26;
selp.f32 %f113,%f110,%f106,%p26;
mov.f32 %f114,0f3FB8AA3B;
mul.rn.f32 %f115,%f113,%f114;
cvt.rzi.f32.f32 %f116,%f115;
abs.f32 %f117,%f116;
setp.gt.f32 %p27,%f117,0f42FC0000;
mov.b32 %r35,%f116;
and.b32 %r36,%r35,-2147483648;
or.b32 %r37,%r36,1123811328;
mov.b32 %f118,%r37;
selp.f32 %f119,%f118,%f116,%p27;
mov.f32 %f120,0fBF317218;
fma.rn.f32 %f121,%f119,%f120,%f113;
mov.f32 %f122,0f3102E308;
fma.rn.f32 %f123,%f119,%f122,%f121;
mul.f32 %f124,%f123,0f3FB8AA3B;
add.f32 %f125,%f119,0f4B40007F;
mov.b32 %r38,%f125;
shl.b32 %r39,%r38,23;
mov.b32 %f126,%r39;
ex2.approx.ftz.f32 %f127,%f124;
mul.f32 %f128,%f127,%f126;
setp.eq.f32 %p28,%f128,0f7F800000;
mov.f32 %f129,0f7F800000;
@%p28 bra $33;
fma.rn.f32 %f129,%f128,%f112,%f128;
$33:
mul.f32 %f130,%f1,0f3F000000;
cvt.rzi.f32.f32 %f131,%f130;
add.f32 %f132,%f131,%f131;
sub.f32 %f133,%f1,%f132;
abs.f32 %f134,%f133;
setp.lt.f32 %p29,%f3,0f00000000;
setp.eq.f32 %p30,%f134,0f3F800000;
and.pred %p31,%p29,%p30;
setp.eq.f32 %p32,%f3,0f00000000;
@%p32 bra $37;
bra.uni $34;
$37:
add.f32 %f135,%f3,%f3;
mov.b32 %r40,%f135;
selp.b32 %r41,%r40,0,%p30;
or.b32 %r42,%r41,2139095040;
setp.lt.f32 %p33,%f1,0f00000000;
selp.b32 %r43,%r42,%r41,%p33;
mov.b32 %f136,%r43;
bra.uni $38;
$34:
mov.b32 %r44,%f129;
xor.b32 %r45,%r44,-2147483648;
mov.b32 %f137,%r45;
selp.f32 %f136,%f137,%f129,%p31;
setp.geu.f32 %p34,%f3,0f00000000;
@%p34 bra $38;
cvt.rzi.f32.f32 %f138,%f1;
setp.eq.f32 %p35,%f138,%f1;
@%p35 bra $38;
mov.f32 %f136,0f7FFFFFFF;
$38:
abs.f32 %f139,%f1;
abs.f32 %f140,%f3;
add.f32 %f141,%f140,%f139;
mov.b32 %r46,%f141;
setp.lt.s32 %p36,%r46,2139095040;
@%p36 bra $45;
abs.f32 %f142,%f1;
abs.f32 %f143,%f3;
setp.gtu.f32 %p37,%f143,0f7F800000;
setp.gtu.f32 %p38,%f142,0f7F800000;
or.pred %p39,%p37,%p38;
@%p39 bra $44;
bra.uni $40;
$44:
add.f32 %f136,%f3,%f1;
bra.uni $45;
$40:
abs.f32 %f144,%f1;
setp.eq.f32 %p40,%f144,0f7F800000;
@%p40 bra $43;
bra.uni $41;
$43:
abs.f32 %f145,%f3;
setp.lt.f32 %p41,%f1,0f00000000;
setp.gt.f32 %p42,%f145,0f3F800000;
selp.b32 %r47,2139095040,0,%p42;
xor.b32 %r48,%r47,2139095040;
selp.b32 %r49,%r48,%r47,%p41;
mov.b32 %f146,%r49;
setp.eq.f32 %p43,%f3,0fBF800000;
selp.f32 %f136,0f3F800000,%f146,%p43;
bra.uni $45;
$41:
abs.f32 %f147,%f3;
setp.neu.f32 %p44,%f147,0f7F800000;
@%p44 bra $45;
selp.b32 %r50,%r21,%r19,%p31;
mov.b32 %f136,%r50;
$45:
setp.eq.f32 %p45,%f3,0f3F800000;
setp.eq.f32 %p46,%f1,0f00000000;
or.pred %p47,%p46,%p45;
selp.f32 %f34,0f3F800000,%f136,%p47;
$46:
setp.gt.s32 %p48,%r9,1;
@%p48 bra $49;
setp.eq.s32 %p49,%r9,0;
@%p49 bra $54;
setp.eq.s32 %p50,%r9,1;
@%p50 bra $53;
bra.uni $55;
$53:
cvt.rni.s32.f32 %r51,%f34;
max.s32 %r52,%r51,0;
min.s32 %r53,%r52,65535;
st.u16 [%d32],%r53;
bra.uni $56;
$49:
setp.eq.s32 %p51,%r9,2;
@%p51 bra $52;
setp.ne.s32 %p52,%r9,3;
@%p52 bra $55;
cvt.rn.f16.f32 %s6,%f34;
st.u16 [%d32],%s6;
bra.uni $56;
$54:
cvt.rni.s32.f32 %r54,%f34;
max.s32 %r55,%r54,0;
min.s32 %r56,%r55,255;
st.u8 [%d32],%r56;
bra.uni $56;
$52:
cvt.rni.s32.f32 %r57,%f34;
max.s32 %r58,%r57,-32768;
min.s32 %r59,%r58,32767;
st.u16 [%d32],%r59;
bra.uni $56;
$55:
st.f32 [%d32],%f34;
$56:
add.s64 %d28,%d28,%d7;
add.s64 %d32,%d32,%d3;
add.s32 %r20,%r20,1;
setp.lt.s32 %p53,%r20,%r5;
@%p53 bra $8;
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
.reg .b16 %s<33>;
.reg .f32 %f<54>;
.reg .b32 %r<132>;
.reg .b64 %d<125>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r9,%r10},[p5+32];
ld.param.v2.u32 {%r11,%r12},[p5+40];
ld.param.u32 %r13,[p6];
ld.param.f32 %f1,[p8];
ld.param.f32 %f2,[p9];
ld.param.f32 %f3,[p10];
ld.param.u64 %d4,[p5+24];
ld.param.u64 %d5,[p5+16];
ld.param.u64 %d6,[p5+8];
ld.param.u64 %d7,[p5];
ld.param.u64 %d8,[p3+24];
ld.param.u64 %d9,[p3+16];
ld.param.u64 %d10,[p3+8];
ld.param.u64 %d11,[p3];
ld.param.u64 %d12,[p1+24];
ld.param.u64 %d13,[p1+16];
ld.param.u64 %d14,[p1+8];
ld.param.u64 %d15,[p1];
mov.u32 %r14,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d16,%d1;
mul.wide.s32 %d17,%r14,40;
add.s64 %d18,%d16,%d17;
ld.global.v2.u32 {%r1,%r15},[%d18+32];
ld.global.u64 %d12,[%d18+24];
ld.global.u64 %d13,[%d18+16];
ld.global.u64 %d14,[%d18+8];
ld.global.u64 %d19,[%d18];
bra.uni $3;
$2:
cvt.s64.s32 %d20,%r14;
mul.lo.s64 %d21,%d15,%d20;
add.s64 %d19,%d1,%d21;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d22,%d2;
mul.wide.s32 %d23,%r14,40;
add.s64 %d24,%d22,%d23;
ld.global.v2.u32 {%r5,%r16},[%d24+32];
ld.global.u64 %d8,[%d24+24];
ld.global.u64 %d9,[%d24+16];
ld.global.u64 %d10,[%d24+8];
ld.global.u64 %d25,[%d24];
bra.uni $6;
$5:
cvt.s64.s32 %d26,%r14;
mul.lo.s64 %d27,%d11,%d26;
add.s64 %d25,%d2,%d27;
$6:
setp.eq.s32 %p3,%r12,0;
@%p3 bra $8;
cvta.to.global.u64 %d28,%d3;
mul.wide.s32 %d29,%r14,40;
add.s64 %d30,%d28,%d29;
ld.global.v2.u32 {%r9,%r10},[%d30+32];
ld.global.u64 %d4,[%d30+24];
ld.global.u64 %d5,[%d30+16];
ld.global.u64 %d6,[%d30+8];
ld.global.u64 %d31,[%d30];
bra.uni $9;
$8:
cvt.s64.s32 %d32,%r14;
mul.lo.s64 %d33,%d7,%d32;
add.s64 %d31,%d3,%d33;
$9:
mov.u32 %r17,%ctaid.x;
shl.b32 %r18,%r17,6;
mov.u32 %r19,%tid.x;
add.s32 %r20,%r18,%r19;
shl.b32 %r21,%r20,2;
mov.u32 %r22,%ctaid.y;
shl.b32 %r23,%r22,3;
mov.u32 %r24,%tid.y;
add.s32 %r25,%r23,%r24;
setp.ge.s32 %p4,%r21,%r9;
setp.ge.s32 %p5,%r25,%r10;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r11,1;
or.pred %p8,%p6,%p7;
@%p8 bra $145;
cvt.s64.s32 %d34,%r25;
mul.lo.s64 %d35,%d6,%d34;
add.s64 %d36,%d31,%d35;
mul.lo.s64 %d37,%d14,%d34;
add.s64 %d38,%d19,%d37;
mul.lo.s64 %d39,%d10,%d34;
add.s64 %d40,%d25,%d39;
mov.u32 %r26,0;
$11:
.pragma "nounroll";
ld.param.f32 %f4,[p11];
setp.eq.s32 %p9,%r26,0;
@%p9 bra $14;
ld.param.f32 %f4,[p12];
setp.ne.s32 %p10,%r26,1;
@%p10 bra $13;
bra.uni $14;
$13:
ld.param.f32 %f5,[p14];
ld.param.f32 %f6,[p13];
setp.eq.s32 %p11,%r26,2;
selp.f32 %f4,%f6,%f5,%p11;
$14:
setp.eq.s64 %p12,%d13,2;
@%p12 bra $31;
bra.uni $15;
$31:
add.s32 %r27,%r21,4;
setp.le.s32 %p13,%r27,%r1;
mul.wide.s32 %d41,%r21,2;
add.s64 %d42,%d38,%d41;
and.b64 %d43,%d42,7;
setp.eq.s64 %p14,%d43,0;
and.pred %p15,%p13,%p14;
@%p15 bra $41;
bra.uni $32;
$41:
ld.v2.u32 {%r28,%r29},[%d42];
bra.uni $42;
$15:
setp.ge.s32 %p16,%r21,%r1;
mov.u32 %r28,0;
@%p16 bra $17;
cvt.s64.s32 %d44,%r21;
mul.lo.s64 %d45,%d13,%d44;
add.s64 %d46,%d38,%d45;
ld.u16 %r28,[%d46];
$17:
or.b32 %r30,%r21,1;
setp.ge.s32 %p17,%r30,%r1;
@%p17 bra $19;
cvt.s64.s32 %d47,%r30;
mul.lo.s64 %d48,%d13,%d47;
add.s64 %d49,%d38,%d48;
ld.u16 %r31,[%d49];
shl.b32 %r32,%r31,16;
or.b32 %r28,%r32,%r28;
$19:
or.b32 %r33,%r21,2;
setp.ge.s32 %p18,%r33,%r1;
mov.u32 %r29,0;
@%p18 bra $21;
cvt.s64.s32 %d50,%r33;
mul.lo.s64 %d51,%d13,%d50;
add.s64 %d52,%d38,%d51;
ld.u16 %r29,[%d52];
$21:
or.b32 %r34,%r21,3;
setp.ge.s32 %p19,%r34,%r1;
@%p19 bra $23;
cvt.s64.s32 %d53,%r34;
mul.lo.s64 %d54,%d13,%d53;
add.s64 %d55,%d38,%d54;
ld.u16 %r35,[%d55];
shl.b32 %r36,%r35,16;
or.b32 %r29,%r36,%r29;
$23:
add.s32 %r37,%r21,128;
setp.ge.s32 %p20,%r37,%r1;
mov.u32 %r38,0;
@%p20 bra $25;
cvt.s64.s32 %d56,%r37;
mul.lo.s64 %d57,%d13,%d56;
add.s64 %d58,%d38,%d57;
ld.u16 %r38,[%d58];
$25:
add.s32 %r39,%r21,129;
setp.ge.s32 %p21,%r39,%r1;
@%p21 bra $27;
cvt.s64.s32 %d59,%r39;
mul.lo.s64 %d60,%d13,%d59;
add.s64 %d61,%d38,%d60;
ld.u16 %r40,[%d61];
shl.b32 %r41,%r40,16;
or.b32 %r38,%r41,%r38;
$27:
add.s32 %r42,%r21,130;
setp.ge.s32 %p22,%r42,%r1;
mov.u32 %r43,0;
@%p22 bra $29;
cvt.s64.s32 %d62,%r42;
mul.lo.s64 %d63,%d13,%d62;
add.s64 %d64,%d38,%d63;
ld.u16 %r43,[%d64];
$29:
add.s32 %r44,%r21,131;
setp.ge.s32 %p23,%r44,%r1;
@%p23 bra $54;
cvt.s64.s32 %d65,%r44;
mul.lo.s64 %d66,%d13,%d65;
add.s64 %d67,%d38,%d66;
ld.u16 %r45,[%d67];
shl.b32 %r46,%r45,16;
or.b32 %r43,%r46,%r43;
bra.uni $54;
$32:
setp.ge.s32 %p24,%r21,%r1;
mov.u32 %r28,0;
@%p24 bra $34;
ld.u16 %r28,[%d42];
$34:
or.b32 %r47,%r21,1;
setp.ge.s32 %p25,%r47,%r1;
@%p25 bra $36;
ld.u16 %r48,[%d42+2];
shl.b32 %r49,%r48,16;
or.b32 %r28,%r49,%r28;
$36:
or.b32 %r50,%r21,2;
setp.ge.s32 %p26,%r50,%r1;
mov.u32 %r29,0;
@%p26 bra $38;
ld.u16 %r29,[%d42+4];
$38:
or.b32 %r51,%r21,3;
setp.ge.s32 %p27,%r51,%r1;
@%p27 bra $42;
ld.u16 %r52,[%d42+6];
shl.b32 %r53,%r52,16;
or.b32 %r29,%r53,%r29;
$42:
add.s32 %r54,%r21,132;
setp.le.s32 %p28,%r54,%r1;
and.b64 %d68,%d38,7;
setp.eq.s64 %p29,%d68,0;
and.pred %p30,%p28,%p29;
@%p30 bra $52;
bra.uni $43;
$52:
ld.v2.u32 {%r38,%r43},[%d42+256];
bra.uni $54;
$43:
add.s32 %r55,%r21,128;
setp.ge.s32 %p31,%r55,%r1;
mov.u32 %r38,0;
@%p31 bra $45;
ld.u16 %r38,[%d42+256];
$45:
add.s32 %r56,%r21,129;
setp.ge.s32 %p32,%r56,%r1;
@%p32 bra $47;
ld.u16 %r57,[%d42+258];
shl.b32 %r58,%r57,16;
or.b32 %r38,%r58,%r38;
$47:
add.s32 %r59,%r21,130;
setp.ge.s32 %p33,%r59,%r1;
mov.u32 %r43,0;
@%p33 bra $49;
ld.u16 %r43,[%d42+260];
$49:
add.s32 %r60,%r21,131;
setp.ge.s32 %p34,%r60,%r1;
@%p34 bra $54;
ld.u16 %r61,[%d42+262];
shl.b32 %r62,%r61,16;
or.b32 %r43,%r62,%r43;
$54:
ld.param.u32 %r63,[p7];
setp.eq.s32 %p35,%r63,0;
@%p35 bra $56;
cvt.u16.u32 %s1,%r28;
cvt.f32.f16 %f7,%s1;
shr.u32 %r64,%r28,16;
cvt.u16.u32 %s2,%r64;
cvt.f32.f16 %f8,%s2;
cvt.u16.u32 %s3,%r29;
cvt.f32.f16 %f9,%s3;
shr.u32 %r65,%r29,16;
cvt.u16.u32 %s4,%r65;
cvt.f32.f16 %f10,%s4;
cvt.u16.u32 %s5,%r38;
cvt.f32.f16 %f11,%s5;
shr.u32 %r66,%r38,16;
cvt.u16.u32 %s6,%r66;
cvt.f32.f16 %f12,%s6;
cvt.u16.u32 %s7,%r43;
cvt.f32.f16 %f13,%s7;
shr.u32 %r67,%r43,16;
cvt.u16.u32 %s8,%r67;
cvt.f32.f16 %f14,%s8;
mov.f32 %f15,%f4;
mov.f32 %f16,%f4;
mov.f32 %f17,%f4;
mov.f32 %f18,%f4;
mov.f32 %f19,%f4;
mov.f32 %f20,%f4;
mov.f32 %f21,%f4;
bra.uni $97;
$56:
setp.eq.s64 %p36,%d9,2;
@%p36 bra $73;
bra.uni $57;
$73:
add.s32 %r68,%r21,4;
setp.le.s32 %p37,%r68,%r5;
mul.wide.s32 %d69,%r21,2;
add.s64 %d70,%d40,%d69;
and.b64 %d71,%d70,7;
setp.eq.s64 %p38,%d71,0;
and.pred %p39,%p37,%p38;
@%p39 bra $83;
bra.uni $74;
$83:
ld.v2.u32 {%r69,%r70},[%d70];
bra.uni $84;
$57:
setp.ge.s32 %p40,%r21,%r5;
mov.u32 %r69,0;
@%p40 bra $59;
cvt.s64.s32 %d72,%r21;
mul.lo.s64 %d73,%d9,%d72;
add.s64 %d74,%d40,%d73;
ld.u16 %r69,[%d74];
$59:
or.b32 %r71,%r21,1;
setp.ge.s32 %p41,%r71,%r5;
@%p41 bra $61;
cvt.s64.s32 %d75,%r71;
mul.lo.s64 %d76,%d9,%d75;
add.s64 %d77,%d40,%d76;
ld.u16 %r72,[%d77];
shl.b32 %r73,%r72,16;
or.b32 %r69,%r73,%r69;
$61:
or.b32 %r74,%r21,2;
setp.ge.s32 %p42,%r74,%r5;
mov.u32 %r70,0;
@%p42 bra $63;
cvt.s64.s32 %d78,%r74;
mul.lo.s64 %d79,%d9,%d78;
add.s64 %d80,%d40,%d79;
ld.u16 %r70,[%d80];
$63:
or.b32 %r75,%r21,3;
setp.ge.s32 %p43,%r75,%r5;
@%p43 bra $65;
cvt.s64.s32 %d81,%r75;
mul.lo.s64 %d82,%d9,%d81;
add.s64 %d83,%d40,%d82;
ld.u16 %r76,[%d83];
shl.b32 %r77,%r76,16;
or.b32 %r70,%r77,%r70;
$65:
add.s32 %r78,%r21,128;
setp.ge.s32 %p44,%r78,%r5;
mov.u32 %r79,0;
@%p44 bra $67;
cvt.s64.s32 %d84,%r78;
mul.lo.s64 %d85,%d9,%d84;
add.s64 %d86,%d40,%d85;
ld.u16 %r79,[%d86];
$67:
add.s32 %r80,%r21,129;
setp.ge.s32 %p45,%r80,%r5;
@%p45 bra $69;
cvt.s64.s32 %d87,%r80;
mul.lo.s64 %d88,%d9,%d87;
add.s64 %d89,%d40,%d88;
ld.u16 %r81,[%d89];
shl.b32 %r82,%r81,16;
or.b32 %r79,%r82,%r79;
$69:
add.s32 %r83,%r21,130;
setp.ge.s32 %p46,%r83,%r5;
mov.u32 %r84,0;
@%p46 bra $71;
cvt.s64.s32 %d90,%r83;
mul.lo.s64 %d91,%d9,%d90;
add.s64 %d92,%d40,%d91;
ld.u16 %r84,[%d92];
$71:
add.s32 %r85,%r21,131;
setp.ge.s32 %p47,%r85,%r5;
@%p47 bra $96;
cvt.s64.s32 %d93,%r85;
mul.lo.s64 %d94,%d9,%d93;
add.s64 %d95,%d40,%d94;
ld.u16 %r86,[%d95];
shl.b32 %r87,%r86,16;
or.b32 %r84,%r87,%r84;
bra.uni $96;
$74:
setp.ge.s32 %p48,%r21,%r5;
mov.u32 %r69,0;
@%p48 bra $76;
ld.u16 %r69,[%d70];
$76:
or.b32 %r88,%r21,1;
setp.ge.s32 %p49,%r88,%r5;
@%p49 bra $78;
ld.u16 %r89,[%d70+2];
shl.b32 %r90,%r89,16;
or.b32 %r69,%r90,%r69;
$78:
or.b32 %r91,%r21,2;
setp.ge.s32 %p50,%r91,%r5;
mov.u32 %r70,0;
@%p50 bra $80;
ld.u16 %r70,[%d70+4];
$80:
or.b32 %r92,%r21,3;
setp.ge.s32 %p51,%r92,%r5;
@%p51 bra $84;
ld.u16 %r93,[%d70+6];
shl.b32 %r94,%r93,16;
or.b32 %r70,%r94,%r70;
$84:
add.s32 %r95,%r21,132;
setp.le.s32 %p52,%r95,%r5;
and.b64 %d96,%d40,7;
setp.eq.s64 %p53,%d96,0;
and.pred %p54,%p52,%p53;
@%p54 bra $94;
bra.uni $85;
$94:
ld.v2.u32 {%r79,%r84},[%d70+256];
bra.uni $96;
$85:
add.s32 %r96,%r21,128;
setp.ge.s32 %p55,%r96,%r5;
mov.u32 %r79,0;
@%p55 bra $87;
ld.u16 %r79,[%d70+256];
$87:
add.s32 %r97,%r21,129;
setp.ge.s32 %p56,%r97,%r5;
@%p56 bra $89;
ld.u16 %r98,[%d70+258];
shl.b32 %r99,%r98,16;
or.b32 %r79,%r99,%r79;
$89:
add.s32 %r100,%r21,130;
setp.ge.s32 %p57,%r100,%r5;
mov.u32 %r84,0;
@%p57 bra $91;
ld.u16 %r84,[%d70+260];
$91:
add.s32 %r101,%r21,131;
setp.ge.s32 %p58,%r101,%r5;
@%p58 bra $96;
ld.u16 %r102,[%d70+262];
shl.b32 %r103,%r102,16;
or.b32 %r84,%r103,%r84;
$96:
cvt.u16.u32 %s9,%r28;
cvt.f32.f16 %f7,%s9;
cvt.u16.u32 %s10,%r69;
cvt.f32.f16 %f21,%s10;
shr.u32 %r104,%r28,16;
cvt.u16.u32 %s11,%r104;
cvt.f32.f16 %f8,%s11;
shr.u32 %r105,%r69,16;
cvt.u16.u32 %s12,%r105;
cvt.f32.f16 %f20,%s12;
cvt.u16.u32 %s13,%r29;
cvt.f32.f16 %f9,%s13;
cvt.u16.u32 %s14,%r70;
cvt.f32.f16 %f19,%s14;
shr.u32 %r106,%r29,16;
cvt.u16.u32 %s15,%r106;
cvt.f32.f16 %f10,%s15;
shr.u32 %r107,%r70,16;
cvt.u16.u32 %s16,%r107;
cvt.f32.f16 %f18,%s16;
cvt.u16.u32 %s17,%r38;
cvt.f32.f16 %f11,%s17;
cvt.u16.u32 %s18,%r79;
cvt.f32.f16 %f17,%s18;
shr.u32 %r108,%r38,16;
cvt.u16.u32 %s19,%r108;
cvt.f32.f16 %f12,%s19;
shr.u32 %r109,%r79,16;
cvt.u16.u32 %s20,%r109;
cvt.f32.f16 %f16,%s20;
cvt.u16.u32 %s21,%r43;
cvt.f32.f16 %f13,%s21;
cvt.u16.u32 %s22,%r84;
cvt.f32.f16 %f15,%s22;
shr.u32 %r110,%r43,16;
cvt.u16.u32 %s23,%r110;
cvt.f32.f16 %f14,%s23;
shr.u32 %r111,%r84,16;
cvt.u16.u32 %s24,%r111;
cvt.f32.f16 %f4,%s24;
$97:
setp.gt.s32 %p59,%r13,2;
@%p59 bra $101;
setp.eq.s32 %p60,%r13,0;
@%p60 bra $109;
setp.eq.s32 %p61,%r13,1;
@%p61 bra $108;
setp.eq.s32 %p62,%r13,2;
@%p62 bra $107;
bra.uni $110;
$107:
mul.f32 %f22,%f7,%f1;
mul.f32 %f23,%f22,%f21;
mul.f32 %f24,%f8,%f1;
mul.f32 %f25,%f24,%f20;
mul.f32 %f26,%f9,%f1;
mul.f32 %f27,%f26,%f19;
mul.f32 %f28,%f10,%f1;
mul.f32 %f29,%f28,%f18;
mul.f32 %f30,%f11,%f1;
mul.f32 %f31,%f30,%f17;
mul.f32 %f32,%f12,%f1;
mul.f32 %f33,%f32,%f16;
mul.f32 %f34,%f13,%f1;
mul.f32 %f35,%f34,%f15;
mul.f32 %f36,%f14,%f1;
mul.f32 %f37,%f36,%f4;
bra.uni $111;
$101:
setp.eq.s32 %p63,%r13,3;
@%p63 bra $106;
setp.eq.s32 %p64,%r13,4;
@%p64 bra $105;
setp.ne.s32 %p65,%r13,5;
@%p65 bra $110;
min.f32 %f23,%f7,%f21;
min.f32 %f25,%f8,%f20;
min.f32 %f27,%f9,%f19;
min.f32 %f29,%f10,%f18;
min.f32 %f31,%f11,%f17;
min.f32 %f33,%f12,%f16;
min.f32 %f35,%f13,%f15;
min.f32 %f37,%f14,%f4;
bra.uni $111;
$109:
add.f32 %f23,%f7,%f21;
add.f32 %f25,%f8,%f20;
add.f32 %f27,%f9,%f19;
add.f32 %f29,%f10,%f18;
add.f32 %f31,%f11,%f17;
add.f32 %f33,%f12,%f16;
add.f32 %f35,%f13,%f15;
add.f32 %f37,%f14,%f4;
bra.uni $111;
$108:
sub.f32 %f23,%f7,%f21;
sub.f32 %f25,%f8,%f20;
sub.f32 %f27,%f9,%f19;
sub.f32 %f29,%f10,%f18;
sub.f32 %f31,%f11,%f17;
sub.f32 %f33,%f12,%f16;
sub.f32 %f35,%f13,%f15;
sub.f32 %f37,%f14,%f4;
bra.uni $111;
$106:
fma.rn.f32 %f38,%f21,%f2,%f3;
fma.rn.f32 %f23,%f7,%f1,%f38;
fma.rn.f32 %f39,%f20,%f2,%f3;
fma.rn.f32 %f25,%f8,%f1,%f39;
fma.rn.f32 %f40,%f19,%f2,%f3;
fma.rn.f32 %f27,%f9,%f1,%f40;
fma.rn.f32 %f41,%f18,%f2,%f3;
fma.rn.f32 %f29,%f10,%f1,%f41;
fma.rn.f32 %f42,%f17,%f2,%f3;
fma.rn.f32 %f31,%f11,%f1,%f42;
fma.rn.f32 %f43,%f16,%f2,%f3;
fma.rn.f32 %f33,%f12,%f1,%f43;
fma.rn.f32 %f44,%f15,%f2,%f3;
fma.rn.f32 %f35,%f13,%f1,%f44;
fma.rn.f32 %f45,%f4,%f2,%f3;
fma.rn.f32 %f37,%f14,%f1,%f45;
bra.uni $111;
$105:
sub.f32 %f46,%f7,%f21;
abs.f32 %f23,%f46;
sub.f32 %f47,%f8,%f20;
abs.f32 %f25,%f47;
sub.f32 %f48,%f9,%f19;
abs.f32 %f27,%f48;
sub.f32 %f49,%f10,%f18;
abs.f32 %f29,%f49;
sub.f32 %f50,%f11,%f17;
abs.f32 %f31,%f50;
sub.f32 %f51,%f12,%f16;
abs.f32 %f33,%f51;
sub.f32 %f52,%f13,%f15;
abs.f32 %f35,%f52;
sub.f32 %f53,%f14,%f4;
abs.f32 %f37,%f53;
bra.uni $111;
$110:
max.f32 %f23,%f7,%f21;
max.f32 %f25,%f8,%f20;
max.f32 %f27,%f9,%f19;
max.f32 %f29,%f10,%f18;
max.f32 %f31,%f11,%f17;
max.f32 %f33,%f12,%f16;
max.f32 %f35,%f13,%f15;
max.f32 %f37,%f14,%f4;
$111:
cvt.rn.f16.f32 %s25,%f23;
cvt.rn.f16.f32 %s26,%f25;
cvt.rn.f16.f32 %s27,%f27;
cvt.rn.f16.f32 %s28,%f29;
cvt.rn.f16.f32 %s29,%f31;
cvt.rn.f16.f32 %s30,%f33;
cvt.rn.f16.f32 %s31,%f35;
cvt.rn.f16.f32 %s32,%f37;
setp.eq.s64 %p66,%d5,2;
@%p66 bra $126;
bra.uni $112;
$126:
add.s32 %r112,%r21,4;
setp.le.s32 %p67,%r112,%r9;
mul.wide.s32 %d97,%r21,2;
add.s64 %d98,%d36,%d97;
and.b64 %d99,%d98,7;
setp.eq.s64 %p68,%d99,0;
and.pred %p69,%p67,%p68;
@%p69 bra $133;
bra.uni $127;
$133:
mov.b32 %r113,{%s27,%s28};
mov.b32 %r114,{%s25,%s26};
st.v2.u32 [%d98],{%r114,%r113};
bra.uni $134;
$112:
or.b32 %r115,%r21,1;
setp.ge.s32 %p70,%r115,%r9;
cvt.s64.s32 %d100,%r21;
mul.lo.s64 %d101,%d5,%d100;
add.s64 %d102,%d36,%d101;
st.u16 [%d102],%s25;
@%p70 bra $114;
cvt.s64.s32 %d103,%r115;
mul.lo.s64 %d104,%d5,%d103;
add.s64 %d105,%d36,%d104;
st.u16 [%d105],%s26;
$114:
or.b32 %r116,%r21,2;
setp.ge.s32 %p71,%r116,%r9;
@%p71 bra $116;
cvt.s64.s32 %d106,%r116;
mul.lo.s64 %d107,%d5,%d106;
add.s64 %d108,%d36,%d107;
st.u16 [%d108],%s27;
$116:
or.b32 %r117,%r21,3;
setp.ge.s32 %p72,%r117,%r9;
@%p72 bra $118;
cvt.s64.s32 %d109,%r117;
mul.lo.s64 %d110,%d5,%d109;
add.s64 %d111,%d36,%d110;
st.u16 [%d111],%s28;
$118:
add.s32 %r118,%r21,128;
setp.ge.s32 %p73,%r118,%r9;
@%p73 bra $120;
cvt.s64.s32 %d112,%r118;
mul.lo.s64 %d113,%d5,%d112;
add.s64 %d114,%d36,%d113;
st.u16 [%d114],%s29;
$120:
add.s32 %r119,%r21,129;
setp.ge.s32 %p74,%r119,%r9;
@%p74 bra $122;
cvt.s64.s32 %d115,%r119;
mul.lo.s64 %d116,%d5,%d115;
add.s64 %d117,%d36,%d116;
st.u16 [%d117],%s30;
$122:
add.s32 %r120,%r21,130;
setp.ge.s32 %p75,%r120,%r9;
@%p75 bra $124;
cvt.s64.s32 %d118,%r120;
mul.lo.s64 %d119,%d5,%d118;
add.s64 %d120,%d36,%d119;
st.u16 [%d120],%s31;
$124:
add.s32 %r121,%r21,131;
setp.ge.s32 %p76,%r121,%r9;
@%p76 bra $144;
cvt.s64.s32 %d121,%r121;
mul.lo.s64 %d122,%d5,%d121;
add.s64 %d123,%d36,%d122;
st.u16 [%d123],%s32;
bra.uni $144;
$127:
or.b32 %r122,%r21,1;
setp.ge.s32 %p77,%r122,%r9;
st.u16 [%d98],%s25;
@%p77 bra $129;
st.u16 [%d98+2],%s26;
$129:
or.b32 %r123,%r21,2;
setp.ge.s32 %p78,%r123,%r9;
@%p78 bra $131;
st.u16 [%d98+4],%s27;
$131:
or.b32 %r124,%r21,3;
setp.ge.s32 %p79,%r124,%r9;
@%p79 bra $134;
st.u16 [%d98+6],%s28;
$134:
add.s32 %r125,%r21,132;
setp.le.s32 %p80,%r125,%r9;
and.b64 %d124,%d36,7;
setp.eq.s64 %p81,%d124,0;
and.pred %p82,%p80,%p81;
@%p82 bra $143;
bra.uni $135;
$143:
mov.b32 %r126,{%s31,%s32};
mov.b32 %r127,{%s29,%s30};
st.v2.u32 [%d98+256],{%r127,%r126};
bra.uni $144;
$135:
add.s32 %r128,%r21,128;
setp.ge.s32 %p83,%r128,%r9;
@%p83 bra $137;
st.u16 [%d98+256],%s29;
$137:
add.s32 %r129,%r21,129;
setp.ge.s32 %p84,%r129,%r9;
@%p84 bra $139;
st.u16 [%d98+258],%s30;
$139:
add.s32 %r130,%r21,130;
setp.ge.s32 %p85,%r130,%r9;
@%p85 bra $141;
st.u16 [%d98+260],%s31;
$141:
add.s32 %r131,%r21,131;
setp.ge.s32 %p86,%r131,%r9;
@%p86 bra $144;
st.u16 [%d98+262],%s32;
$144:
add.s64 %d36,%d36,%d4;
add.s64 %d38,%d38,%d12;
add.s64 %d40,%d40,%d8;
add.s32 %r26,%r26,1;
setp.lt.s32 %p87,%r26,%r11;
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
.reg .f32 %f<102>;
.reg .b32 %r<58>;
.reg .b64 %d<148>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r9,%r10},[p5+32];
ld.param.v2.u32 {%r11,%r12},[p5+40];
ld.param.u32 %r13,[p6];
ld.param.f32 %f1,[p8];
ld.param.u64 %d4,[p5+24];
ld.param.u64 %d5,[p5+16];
ld.param.u64 %d6,[p5+8];
ld.param.u64 %d7,[p5];
ld.param.u64 %d8,[p3+24];
ld.param.u64 %d9,[p3+16];
ld.param.u64 %d10,[p3+8];
ld.param.u64 %d11,[p3];
ld.param.u64 %d12,[p1+24];
ld.param.u64 %d13,[p1+16];
ld.param.u64 %d14,[p1+8];
ld.param.u64 %d15,[p1];
mov.u32 %r14,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d16,%d1;
mul.wide.s32 %d17,%r14,40;
add.s64 %d18,%d16,%d17;
ld.global.v2.u32 {%r1,%r15},[%d18+32];
ld.global.u64 %d12,[%d18+24];
ld.global.u64 %d13,[%d18+16];
ld.global.u64 %d14,[%d18+8];
ld.global.u64 %d19,[%d18];
bra.uni $3;
$2:
cvt.s64.s32 %d20,%r14;
mul.lo.s64 %d21,%d15,%d20;
add.s64 %d19,%d1,%d21;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d22,%d2;
mul.wide.s32 %d23,%r14,40;
add.s64 %d24,%d22,%d23;
ld.global.v2.u32 {%r5,%r16},[%d24+32];
ld.global.u64 %d8,[%d24+24];
ld.global.u64 %d9,[%d24+16];
ld.global.u64 %d10,[%d24+8];
ld.global.u64 %d25,[%d24];
bra.uni $6;
$5:
cvt.s64.s32 %d26,%r14;
mul.lo.s64 %d27,%d11,%d26;
add.s64 %d25,%d2,%d27;
$6:
setp.eq.s32 %p3,%r12,0;
@%p3 bra $8;
cvta.to.global.u64 %d28,%d3;
mul.wide.s32 %d29,%r14,40;
add.s64 %d30,%d28,%d29;
ld.global.v2.u32 {%r9,%r10},[%d30+32];
ld.global.u64 %d4,[%d30+24];
ld.global.u64 %d5,[%d30+16];
ld.global.u64 %d6,[%d30+8];
ld.global.u64 %d31,[%d30];
bra.uni $9;
$8:
cvt.s64.s32 %d32,%r14;
mul.lo.s64 %d33,%d7,%d32;
add.s64 %d31,%d3,%d33;
$9:
mov.u32 %r17,%ctaid.x;
shl.b32 %r18,%r17,6;
mov.u32 %r19,%tid.x;
add.s32 %r20,%r18,%r19;
shl.b32 %r21,%r20,2;
mov.u32 %r22,%ctaid.y;
shl.b32 %r23,%r22,3;
mov.u32 %r24,%tid.y;
add.s32 %r25,%r23,%r24;
setp.ge.s32 %p4,%r21,%r9;
setp.ge.s32 %p5,%r25,%r10;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r11,1;
or.pred %p8,%p6,%p7;
@%p8 bra $144;
mul.wide.s32 %d34,%r21,4;
add.s32 %r26,%r21,4;
add.s32 %r27,%r21,128;
cvt.s64.s32 %d35,%r27;
add.s32 %r28,%r21,132;
add.s32 %r29,%r21,1;
cvt.s64.s32 %d36,%r29;
add.s32 %r30,%r21,2;
cvt.s64.s32 %d37,%r30;
add.s32 %r31,%r21,129;
cvt.s64.s32 %d38,%r31;
add.s32 %r32,%r21,3;
cvt.s64.s32 %d39,%r32;
add.s32 %r33,%r21,130;
cvt.s64.s32 %d40,%r33;
add.s32 %r34,%r21,131;
cvt.s64.s32 %d41,%r34;
cvt.s64.s32 %d42,%r25;
mul.lo.s64 %d43,%d6,%d42;
add.s64 %d44,%d31,%d43;
mul.lo.s64 %d45,%d5,%d37;
mul.lo.s64 %d46,%d14,%d42;
add.s64 %d47,%d19,%d46;
add.s64 %d48,%d34,512;
mul.lo.s64 %d49,%d13,%d41;
mul.lo.s64 %d50,%d13,%d40;
mul.lo.s64 %d51,%d10,%d42;
add.s64 %d52,%d25,%d51;
mul.lo.s64 %d53,%d9,%d41;
mul.lo.s64 %d54,%d13,%d38;
mul.lo.s64 %d55,%d13,%d35;
mul.lo.s64 %d56,%d13,%d39;
mul.lo.s64 %d57,%d13,%d37;
mul.lo.s64 %d58,%d13,%d36;
mov.u32 %r35,0;
$11:
.pragma "nounroll";
ld.param.f32 %f2,[p11];
setp.eq.s32 %p9,%r35,0;
@%p9 bra $14;
ld.param.f32 %f2,[p12];
setp.ne.s32 %p10,%r35,1;
@%p10 bra $13;
bra.uni $14;
$13:
ld.param.f32 %f3,[p14];
ld.param.f32 %f4,[p13];
setp.eq.s32 %p11,%r35,2;
selp.f32 %f2,%f4,%f3,%p11;
$14:
setp.eq.s64 %p12,%d13,4;
@%p12 bra $31;
bra.uni $15;
$31:
setp.le.s32 %p13,%r26,%r1;
add.s64 %d59,%d47,%d34;
and.b64 %d60,%d59,15;
setp.eq.s64 %p14,%d60,0;
and.pred %p15,%p13,%p14;
@%p15 bra $41;
bra.uni $32;
$41:
add.s64 %d61,%d47,%d34;
ld.v4.u32 {%r36,%r37,%r38,%r39},[%d61];
bra.uni $42;
$15:
setp.ge.s32 %p16,%r21,%r1;
mov.u32 %r37,0;
mov.u32 %r36,%r37;
@%p16 bra $17;
cvt.s64.s32 %d62,%r21;
mul.lo.s64 %d63,%d13,%d62;
add.s64 %d64,%d47,%d63;
ld.u32 %r36,[%d64];
$17:
setp.ge.s32 %p17,%r29,%r1;
@%p17 bra $19;
add.s64 %d65,%d47,%d58;
ld.u32 %r37,[%d65];
$19:
setp.ge.s32 %p18,%r30,%r1;
mov.u32 %r39,0;
mov.u32 %r38,%r39;
@%p18 bra $21;
add.s64 %d66,%d47,%d57;
ld.u32 %r38,[%d66];
$21:
setp.ge.s32 %p19,%r32,%r1;
@%p19 bra $23;
add.s64 %d67,%d47,%d56;
ld.u32 %r39,[%d67];
$23:
setp.ge.s32 %p20,%r27,%r1;
mov.u32 %r40,0;
mov.u32 %r41,%r40;
@%p20 bra $25;
add.s64 %d68,%d47,%d55;
ld.u32 %r41,[%d68];
$25:
setp.ge.s32 %p21,%r31,%r1;
@%p21 bra $27;
add.s64 %d69,%d47,%d54;
ld.u32 %r40,[%d69];
$27:
setp.ge.s32 %p22,%r33,%r1;
mov.u32 %r42,0;
mov.u32 %r43,%r42;
@%p22 bra $29;
add.s64 %d70,%d47,%d50;
ld.u32 %r43,[%d70];
$29:
setp.ge.s32 %p23,%r34,%r1;
@%p23 bra $54;
add.s64 %d71,%d47,%d49;
ld.u32 %r42,[%d71];
bra.uni $54;
$32:
setp.ge.s32 %p24,%r21,%r1;
mov.u32 %r37,0;
mov.u32 %r36,%r37;
@%p24 bra $34;
add.s64 %d72,%d47,%d34;
ld.u32 %r36,[%d72];
$34:
setp.ge.s32 %p25,%r29,%r1;
@%p25 bra $36;
add.s64 %d73,%d47,%d34;
ld.u32 %r37,[%d73+4];
$36:
setp.ge.s32 %p26,%r30,%r1;
mov.u32 %r39,0;
mov.u32 %r38,%r39;
@%p26 bra $38;
add.s64 %d74,%d47,%d34;
ld.u32 %r38,[%d74+8];
$38:
setp.ge.s32 %p27,%r32,%r1;
@%p27 bra $42;
add.s64 %d75,%d47,%d34;
ld.u32 %r39,[%d75+12];
$42:
add.s64 %d76,%d47,%d48;
and.b64 %d77,%d76,15;
setp.eq.s64 %p28,%d77,0;
setp.le.s32 %p29,%r28,%r1;
and.pred %p30,%p29,%p28;
@%p30 bra $52;
bra.uni $43;
$52:
add.s64 %d78,%d47,%d34;
ld.v4.u32 {%r41,%r40,%r43,%r42},[%d78+512];
bra.uni $54;
$43:
setp.ge.s32 %p31,%r27,%r1;
mov.u32 %r40,0;
mov.u32 %r41,%r40;
@%p31 bra $45;
add.s64 %d79,%d47,%d34;
ld.u32 %r41,[%d79+512];
$45:
setp.ge.s32 %p32,%r31,%r1;
@%p32 bra $47;
add.s64 %d80,%d47,%d34;
ld.u32 %r40,[%d80+516];
$47:
setp.ge.s32 %p33,%r33,%r1;
mov.u32 %r42,0;
mov.u32 %r43,%r42;
@%p33 bra $49;
add.s64 %d81,%d47,%d34;
ld.u32 %r43,[%d81+520];
$49:
setp.ge.s32 %p34,%r34,%r1;
@%p34 bra $54;
add.s64 %d82,%d47,%d34;
ld.u32 %r42,[%d82+524];
$54:
ld.param.u32 %r44,[p7];
setp.ne.s32 %p35,%r44,0;
mov.f32 %f5,%f2;
mov.f32 %f6,%f2;
mov.f32 %f7,%f2;
mov.f32 %f8,%f2;
mov.f32 %f9,%f2;
mov.f32 %f10,%f2;
mov.f32 %f11,%f2;
@%p35 bra $96;
setp.eq.s64 %p36,%d9,4;
@%p36 bra $72;
bra.uni $56;
$72:
setp.le.s32 %p37,%r26,%r5;
add.s64 %d83,%d52,%d34;
and.b64 %d84,%d83,15;
setp.eq.s64 %p38,%d84,0;
and.pred %p39,%p37,%p38;
@%p39 bra $82;
bra.uni $73;
$82:
add.s64 %d85,%d52,%d34;
ld.v4.u32 {%r45,%r46,%r47,%r48},[%d85];
bra.uni $83;
$56:
setp.ge.s32 %p40,%r21,%r5;
mov.u32 %r46,0;
mov.u32 %r45,%r46;
@%p40 bra $58;
cvt.s64.s32 %d86,%r21;
mul.lo.s64 %d87,%d9,%d86;
add.s64 %d88,%d52,%d87;
ld.u32 %r45,[%d88];
$58:
setp.ge.s32 %p41,%r29,%r5;
@%p41 bra $60;
or.b32 %r49,%r21,1;
cvt.s64.s32 %d89,%r49;
mul.lo.s64 %d90,%d9,%d89;
add.s64 %d91,%d52,%d90;
ld.u32 %r46,[%d91];
$60:
setp.ge.s32 %p42,%r30,%r5;
mov.u32 %r48,0;
mov.u32 %r47,%r48;
@%p42 bra $62;
or.b32 %r50,%r21,2;
cvt.s64.s32 %d92,%r50;
mul.lo.s64 %d93,%d9,%d92;
add.s64 %d94,%d52,%d93;
ld.u32 %r47,[%d94];
$62:
setp.ge.s32 %p43,%r32,%r5;
@%p43 bra $64;
or.b32 %r51,%r21,3;
cvt.s64.s32 %d95,%r51;
mul.lo.s64 %d96,%d9,%d95;
add.s64 %d97,%d52,%d96;
ld.u32 %r48,[%d97];
$64:
setp.ge.s32 %p44,%r27,%r5;
mov.u32 %r52,0;
mov.u32 %r53,%r52;
@%p44 bra $66;
mul.lo.s64 %d98,%d9,%d35;
add.s64 %d99,%d52,%d98;
ld.u32 %r53,[%d99];
$66:
setp.ge.s32 %p45,%r31,%r5;
@%p45 bra $68;
mul.lo.s64 %d100,%d9,%d38;
add.s64 %d101,%d52,%d100;
ld.u32 %r52,[%d101];
$68:
setp.ge.s32 %p46,%r33,%r5;
mov.u32 %r54,0;
mov.u32 %r55,%r54;
@%p46 bra $70;
mul.lo.s64 %d102,%d9,%d40;
add.s64 %d103,%d52,%d102;
ld.u32 %r55,[%d103];
$70:
setp.ge.s32 %p47,%r34,%r5;
@%p47 bra $95;
add.s64 %d104,%d52,%d53;
ld.u32 %r54,[%d104];
bra.uni $95;
$73:
setp.ge.s32 %p48,%r21,%r5;
mov.u32 %r46,0;
mov.u32 %r45,%r46;
@%p48 bra $75;
add.s64 %d105,%d52,%d34;
ld.u32 %r45,[%d105];
$75:
setp.ge.s32 %p49,%r29,%r5;
@%p49 bra $77;
add.s64 %d106,%d52,%d34;
ld.u32 %r46,[%d106+4];
$77:
setp.ge.s32 %p50,%r30,%r5;
mov.u32 %r48,0;
mov.u32 %r47,%r48;
@%p50 bra $79;
add.s64 %d107,%d52,%d34;
ld.u32 %r47,[%d107+8];
$79:
setp.ge.s32 %p51,%r32,%r5;
@%p51 bra $83;
add.s64 %d108,%d52,%d34;
ld.u32 %r48,[%d108+12];
$83:
add.s64 %d109,%d52,%d48;
and.b64 %d110,%d109,15;
setp.eq.s64 %p52,%d110,0;
setp.le.s32 %p53,%r28,%r5;
and.pred %p54,%p53,%p52;
@%p54 bra $93;
bra.uni $84;
$93:
add.s64 %d111,%d52,%d34;
ld.v4.u32 {%r53,%r52,%r55,%r54},[%d111+512];
bra.uni $95;
$84:
setp.ge.s32 %p55,%r27,%r5;
mov.u32 %r52,0;
mov.u32 %r53,%r52;
@%p55 bra $86;
add.s64 %d112,%d52,%d34;
ld.u32 %r53,[%d112+512];
$86:
setp.ge.s32 %p56,%r31,%r5;
@%p56 bra $88;
add.s64 %d113,%d52,%d34;
ld.u32 %r52,[%d113+516];
$88:
setp.ge.s32 %p57,%r33,%r5;
mov.u32 %r54,0;
mov.u32 %r55,%r54;
@%p57 bra $90;
add.s64 %d114,%d52,%d34;
ld.u32 %r55,[%d114+520];
$90:
setp.ge.s32 %p58,%r34,%r5;
@%p58 bra $95;
add.s64 %d115,%d52,%d34;
ld.u32 %r54,[%d115+524];
$95:
mov.b32 %f11,%r45;
mov.b32 %f10,%r46;
mov.b32 %f9,%r47;
mov.b32 %f8,%r48;
mov.b32 %f7,%r53;
mov.b32 %f6,%r52;
mov.b32 %f5,%r55;
mov.b32 %f2,%r54;
$96:
setp.gt.s32 %p59,%r13,2;
@%p59 bra $100;
setp.eq.s32 %p60,%r13,0;
@%p60 bra $108;
setp.eq.s32 %p61,%r13,1;
@%p61 bra $107;
setp.eq.s32 %p62,%r13,2;
@%p62 bra $106;
bra.uni $109;
$106:
mov.b32 %f12,%r36;
mul.f32 %f13,%f12,%f1;
mul.f32 %f14,%f13,%f11;
mov.b32 %f15,%r37;
mul.f32 %f16,%f15,%f1;
mul.f32 %f17,%f16,%f10;
mov.b32 %f18,%r38;
mul.f32 %f19,%f18,%f1;
mul.f32 %f20,%f19,%f9;
mov.b32 %f21,%r39;
mul.f32 %f22,%f21,%f1;
mul.f32 %f23,%f22,%f8;
mov.b32 %f24,%r41;
mul.f32 %f25,%f24,%f1;
mul.f32 %f26,%f25,%f7;
mov.b32 %f27,%r40;
mul.f32 %f28,%f27,%f1;
mul.f32 %f29,%f28,%f6;
mov.b32 %f30,%r43;
mul.f32 %f31,%f30,%f1;
mul.f32 %f32,%f31,%f5;
mov.b32 %f33,%r42;
mul.f32 %f34,%f33,%f1;
mul.f32 %f35,%f34,%f2;
bra.uni $110;
$100:
setp.eq.s32 %p63,%r13,3;
@%p63 bra $105;
setp.eq.s32 %p64,%r13,4;
@%p64 bra $104;
setp.ne.s32 %p65,%r13,5;
@%p65 bra $109;
mov.b32 %f36,%r36;
min.f32 %f14,%f36,%f11;
mov.b32 %f37,%r37;
min.f32 %f17,%f37,%f10;
mov.b32 %f38,%r38;
min.f32 %f20,%f38,%f9;
mov.b32 %f39,%r39;
min.f32 %f23,%f39,%f8;
mov.b32 %f40,%r41;
min.f32 %f26,%f40,%f7;
mov.b32 %f41,%r40;
min.f32 %f29,%f41,%f6;
mov.b32 %f42,%r43;
min.f32 %f32,%f42,%f5;
mov.b32 %f43,%r42;
min.f32 %f35,%f43,%f2;
bra.uni $110;
$108:
mov.b32 %f44,%r36;
add.f32 %f14,%f11,%f44;
mov.b32 %f45,%r37;
add.f32 %f17,%f10,%f45;
mov.b32 %f46,%r38;
add.f32 %f20,%f9,%f46;
mov.b32 %f47,%r39;
add.f32 %f23,%f8,%f47;
mov.b32 %f48,%r41;
add.f32 %f26,%f7,%f48;
mov.b32 %f49,%r40;
add.f32 %f29,%f6,%f49;
mov.b32 %f50,%r43;
add.f32 %f32,%f5,%f50;
mov.b32 %f51,%r42;
add.f32 %f35,%f2,%f51;
bra.uni $110;
$107:
mov.b32 %f52,%r36;
sub.f32 %f14,%f52,%f11;
mov.b32 %f53,%r37;
sub.f32 %f17,%f53,%f10;
mov.b32 %f54,%r38;
sub.f32 %f20,%f54,%f9;
mov.b32 %f55,%r39;
sub.f32 %f23,%f55,%f8;
mov.b32 %f56,%r41;
sub.f32 %f26,%f56,%f7;
mov.b32 %f57,%r40;
sub.f32 %f29,%f57,%f6;
mov.b32 %f58,%r43;
sub.f32 %f32,%f58,%f5;
mov.b32 %f59,%r42;
sub.f32 %f35,%f59,%f2;
bra.uni $110;
$105:
ld.param.f32 %f60,[p10];
ld.param.f32 %f61,[p9];
mov.b32 %f62,%r36;
fma.rn.f32 %f63,%f11,%f61,%f60;
fma.rn.f32 %f14,%f62,%f1,%f63;
fma.rn.f32 %f64,%f10,%f61,%f60;
mov.b32 %f65,%r37;
fma.rn.f32 %f17,%f65,%f1,%f64;
fma.rn.f32 %f66,%f9,%f61,%f60;
mov.b32 %f67,%r38;
fma.rn.f32 %f20,%f67,%f1,%f66;
fma.rn.f32 %f68,%f8,%f61,%f60;
mov.b32 %f69,%r39;
fma.rn.f32 %f23,%f69,%f1,%f68;
fma.rn.f32 %f70,%f7,%f61,%f60;
mov.b32 %f71,%r41;
fma.rn.f32 %f26,%f71,%f1,%f70;
fma.rn.f32 %f72,%f6,%f61,%f60;
mov.b32 %f73,%r40;
fma.rn.f32 %f29,%f73,%f1,%f72;
fma.rn.f32 %f74,%f5,%f61,%f60;
mov.b32 %f75,%r43;
fma.rn.f32 %f32,%f75,%f1,%f74;
fma.rn.f32 %f76,%f2,%f61,%f60;
mov.b32 %f77,%r42;
fma.rn.f32 %f35,%f77,%f1,%f76;
bra.uni $110;
$104:
mov.b32 %f78,%r36;
sub.f32 %f79,%f78,%f11;
abs.f32 %f14,%f79;
mov.b32 %f80,%r37;
sub.f32 %f81,%f80,%f10;
abs.f32 %f17,%f81;
mov.b32 %f82,%r38;
sub.f32 %f83,%f82,%f9;
abs.f32 %f20,%f83;
mov.b32 %f84,%r39;
sub.f32 %f85,%f84,%f8;
abs.f32 %f23,%f85;
mov.b32 %f86,%r41;
sub.f32 %f87,%f86,%f7;
abs.f32 %f26,%f87;
mov.b32 %f88,%r40;
sub.f32 %f89,%f88,%f6;
abs.f32 %f29,%f89;
mov.b32 %f90,%r43;
sub.f32 %f91,%f90,%f5;
abs.f32 %f32,%f91;
mov.b32 %f92,%r42;
sub.f32 %f93,%f92,%f2;
abs.f32 %f35,%f93;
bra.uni $110;
$109:
mov.b32 %f94,%r36;
max.f32 %f14,%f94,%f11;
mov.b32 %f95,%r37;
max.f32 %f17,%f95,%f10;
mov.b32 %f96,%r38;
max.f32 %f20,%f96,%f9;
mov.b32 %f97,%r39;
max.f32 %f23,%f97,%f8;
mov.b32 %f98,%r41;
max.f32 %f26,%f98,%f7;
mov.b32 %f99,%r40;
max.f32 %f29,%f99,%f6;
mov.b32 %f100,%r43;
max.f32 %f32,%f100,%f5;
mov.b32 %f101,%r42;
max.f32 %f35,%f101,%f2;
$110:
setp.eq.s64 %p66,%d5,4;
@%p66 bra $125;
bra.uni $111;
$125:
setp.le.s32 %p67,%r26,%r9;
add.s64 %d116,%d44,%d34;
and.b64 %d117,%d116,15;
setp.eq.s64 %p68,%d117,0;
and.pred %p69,%p67,%p68;
@%p69 bra $132;
bra.uni $126;
$132:
add.s64 %d118,%d44,%d34;
st.v4.f32 [%d118],{%f14,%f17,%f20,%f23};
bra.uni $133;
$111:
setp.ge.s32 %p70,%r29,%r9;
cvt.s64.s32 %d119,%r21;
mul.lo.s64 %d120,%d5,%d119;
add.s64 %d121,%d44,%d120;
st.f32 [%d121],%f14;
@%p70 bra $113;
or.b32 %r56,%r21,1;
cvt.s64.s32 %d122,%r56;
mul.lo.s64 %d123,%d5,%d122;
add.s64 %d124,%d44,%d123;
st.f32 [%d124],%f17;
$113:
setp.ge.s32 %p71,%r30,%r9;
@%p71 bra $115;
add.s64 %d125,%d44,%d45;
st.f32 [%d125],%f20;
$115:
setp.ge.s32 %p72,%r32,%r9;
@%p72 bra $117;
or.b32 %r57,%r21,3;
cvt.s64.s32 %d126,%r57;
mul.lo.s64 %d127,%d5,%d126;
add.s64 %d128,%d44,%d127;
st.f32 [%d128],%f23;
$117:
setp.ge.s32 %p73,%r27,%r9;
@%p73 bra $119;
mul.lo.s64 %d129,%d5,%d35;
add.s64 %d130,%d44,%d129;
st.f32 [%d130],%f26;
$119:
setp.ge.s32 %p74,%r31,%r9;
@%p74 bra $121;
mul.lo.s64 %d131,%d5,%d38;
add.s64 %d132,%d44,%d131;
st.f32 [%d132],%f29;
$121:
setp.ge.s32 %p75,%r33,%r9;
@%p75 bra $123;
mul.lo.s64 %d133,%d5,%d40;
add.s64 %d134,%d44,%d133;
st.f32 [%d134],%f32;
$123:
setp.ge.s32 %p76,%r34,%r9;
@%p76 bra $143;
mul.lo.s64 %d135,%d5,%d41;
add.s64 %d136,%d44,%d135;
st.f32 [%d136],%f35;
bra.uni $143;
$126:
add.s64 %d137,%d44,%d34;
setp.ge.s32 %p77,%r29,%r9;
st.f32 [%d137],%f14;
@%p77 bra $128;
add.s64 %d138,%d44,%d34;
st.f32 [%d138+4],%f17;
$128:
setp.ge.s32 %p78,%r30,%r9;
@%p78 bra $130;
add.s64 %d139,%d44,%d34;
st.f32 [%d139+8],%f20;
$130:
setp.ge.s32 %p79,%r32,%r9;
@%p79 bra $133;
add.s64 %d140,%d44,%d34;
st.f32 [%d140+12],%f23;
$133:
setp.le.s32 %p80,%r28,%r9;
add.s64 %d141,%d44,%d48;
and.b64 %d142,%d141,15;
setp.eq.s64 %p81,%d142,0;
and.pred %p82,%p80,%p81;
@%p82 bra $142;
bra.uni $134;
$142:
add.s64 %d143,%d44,%d34;
st.v4.f32 [%d143+512],{%f26,%f29,%f32,%f35};
bra.uni $143;
$134:
setp.ge.s32 %p83,%r27,%r9;
@%p83 bra $136;
add.s64 %d144,%d44,%d34;
st.f32 [%d144+512],%f26;
$136:
setp.ge.s32 %p84,%r31,%r9;
@%p84 bra $138;
add.s64 %d145,%d44,%d34;
st.f32 [%d145+516],%f29;
$138:
setp.ge.s32 %p85,%r33,%r9;
@%p85 bra $140;
add.s64 %d146,%d44,%d34;
st.f32 [%d146+520],%f32;
$140:
setp.ge.s32 %p86,%r34,%r9;
@%p86 bra $143;
add.s64 %d147,%d44,%d34;
st.f32 [%d147+524],%f35;
$143:
add.s64 %d44,%d44,%d4;
add.s64 %d47,%d47,%d12;
add.s64 %d52,%d52,%d8;
add.s32 %r35,%r35,1;
setp.lt.s32 %p87,%r35,%r11;
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
.reg .f32 %f<71>;
.reg .b32 %r<180>;
.reg .b64 %d<125>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r9,%r10},[p5+32];
ld.param.v2.u32 {%r11,%r12},[p5+40];
ld.param.u32 %r13,[p6];
ld.param.f32 %f1,[p8];
ld.param.f32 %f2,[p9];
ld.param.f32 %f3,[p10];
ld.param.u64 %d4,[p5+24];
ld.param.u64 %d5,[p5+16];
ld.param.u64 %d6,[p5+8];
ld.param.u64 %d7,[p5];
ld.param.u64 %d8,[p3+24];
ld.param.u64 %d9,[p3+16];
ld.param.u64 %d10,[p3+8];
ld.param.u64 %d11,[p3];
ld.param.u64 %d12,[p1+24];
ld.param.u64 %d13,[p1+16];
ld.param.u64 %d14,[p1+8];
ld.param.u64 %d15,[p1];
mov.u32 %r14,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d16,%d1;
mul.wide.s32 %d17,%r14,40;
add.s64 %d18,%d16,%d17;
ld.global.v2.u32 {%r1,%r15},[%d18+32];
ld.global.u64 %d12,[%d18+24];
ld.global.u64 %d13,[%d18+16];
ld.global.u64 %d14,[%d18+8];
ld.global.u64 %d19,[%d18];
bra.uni $3;
$2:
cvt.s64.s32 %d20,%r14;
mul.lo.s64 %d21,%d15,%d20;
add.s64 %d19,%d1,%d21;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d22,%d2;
mul.wide.s32 %d23,%r14,40;
add.s64 %d24,%d22,%d23;
ld.global.v2.u32 {%r5,%r16},[%d24+32];
ld.global.u64 %d8,[%d24+24];
ld.global.u64 %d9,[%d24+16];
ld.global.u64 %d10,[%d24+8];
ld.global.u64 %d25,[%d24];
bra.uni $6;
$5:
cvt.s64.s32 %d26,%r14;
mul.lo.s64 %d27,%d11,%d26;
add.s64 %d25,%d2,%d27;
$6:
setp.eq.s32 %p3,%r12,0;
@%p3 bra $8;
cvta.to.global.u64 %d28,%d3;
mul.wide.s32 %d29,%r14,40;
add.s64 %d30,%d28,%d29;
ld.global.v2.u32 {%r9,%r10},[%d30+32];
ld.global.u64 %d4,[%d30+24];
ld.global.u64 %d5,[%d30+16];
ld.global.u64 %d6,[%d30+8];
ld.global.u64 %d31,[%d30];
bra.uni $9;
$8:
cvt.s64.s32 %d32,%r14;
mul.lo.s64 %d33,%d7,%d32;
add.s64 %d31,%d3,%d33;
$9:
mov.u32 %r17,%ctaid.x;
shl.b32 %r18,%r17,6;
mov.u32 %r19,%tid.x;
add.s32 %r20,%r18,%r19;
shl.b32 %r21,%r20,2;
mov.u32 %r22,%ctaid.y;
shl.b32 %r23,%r22,3;
mov.u32 %r24,%tid.y;
add.s32 %r25,%r23,%r24;
setp.ge.s32 %p4,%r21,%r9;
setp.ge.s32 %p5,%r25,%r10;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r11,1;
or.pred %p8,%p6,%p7;
@%p8 bra $145;
cvt.s64.s32 %d34,%r25;
mul.lo.s64 %d35,%d6,%d34;
add.s64 %d36,%d31,%d35;
mul.lo.s64 %d37,%d14,%d34;
add.s64 %d38,%d19,%d37;
mul.lo.s64 %d39,%d10,%d34;
add.s64 %d40,%d25,%d39;
mov.u32 %r26,0;
$11:
.pragma "nounroll";
ld.param.f32 %f4,[p11];
setp.eq.s32 %p9,%r26,0;
@%p9 bra $14;
ld.param.f32 %f4,[p12];
setp.ne.s32 %p10,%r26,1;
@%p10 bra $13;
bra.uni $14;
$13:
ld.param.f32 %f5,[p14];
ld.param.f32 %f6,[p13];
setp.eq.s32 %p11,%r26,2;
selp.f32 %f4,%f6,%f5,%p11;
$14:
setp.eq.s64 %p12,%d13,2;
@%p12 bra $31;
bra.uni $15;
$31:
add.s32 %r27,%r21,4;
setp.le.s32 %p13,%r27,%r1;
mul.wide.s32 %d41,%r21,2;
add.s64 %d42,%d38,%d41;
and.b64 %d43,%d42,7;
setp.eq.s64 %p14,%d43,0;
and.pred %p15,%p13,%p14;
@%p15 bra $41;
bra.uni $32;
$41:
ld.v2.u32 {%r28,%r29},[%d42];
bra.uni $42;
$15:
setp.ge.s32 %p16,%r21,%r1;
mov.u32 %r28,0;
@%p16 bra $17;
cvt.s64.s32 %d44,%r21;
mul.lo.s64 %d45,%d13,%d44;
add.s64 %d46,%d38,%d45;
ld.u16 %r28,[%d46];
$17:
or.b32 %r30,%r21,1;
setp.ge.s32 %p17,%r30,%r1;
@%p17 bra $19;
cvt.s64.s32 %d47,%r30;
mul.lo.s64 %d48,%d13,%d47;
add.s64 %d49,%d38,%d48;
ld.u16 %r31,[%d49];
shl.b32 %r32,%r31,16;
or.b32 %r28,%r32,%r28;
$19:
or.b32 %r33,%r21,2;
setp.ge.s32 %p18,%r33,%r1;
mov.u32 %r29,0;
@%p18 bra $21;
cvt.s64.s32 %d50,%r33;
mul.lo.s64 %d51,%d13,%d50;
add.s64 %d52,%d38,%d51;
ld.u16 %r29,[%d52];
$21:
or.b32 %r34,%r21,3;
setp.ge.s32 %p19,%r34,%r1;
@%p19 bra $23;
cvt.s64.s32 %d53,%r34;
mul.lo.s64 %d54,%d13,%d53;
add.s64 %d55,%d38,%d54;
ld.u16 %r35,[%d55];
shl.b32 %r36,%r35,16;
or.b32 %r29,%r36,%r29;
$23:
add.s32 %r37,%r21,128;
setp.ge.s32 %p20,%r37,%r1;
mov.u32 %r38,0;
@%p20 bra $25;
cvt.s64.s32 %d56,%r37;
mul.lo.s64 %d57,%d13,%d56;
add.s64 %d58,%d38,%d57;
ld.u16 %r38,[%d58];
$25:
add.s32 %r39,%r21,129;
setp.ge.s32 %p21,%r39,%r1;
@%p21 bra $27;
cvt.s64.s32 %d59,%r39;
mul.lo.s64 %d60,%d13,%d59;
add.s64 %d61,%d38,%d60;
ld.u16 %r40,[%d61];
shl.b32 %r41,%r40,16;
or.b32 %r38,%r41,%r38;
$27:
add.s32 %r42,%r21,130;
setp.ge.s32 %p22,%r42,%r1;
mov.u32 %r43,0;
@%p22 bra $29;
cvt.s64.s32 %d62,%r42;
mul.lo.s64 %d63,%d13,%d62;
add.s64 %d64,%d38,%d63;
ld.u16 %r43,[%d64];
$29:
add.s32 %r44,%r21,131;
setp.ge.s32 %p23,%r44,%r1;
@%p23 bra $54;
cvt.s64.s32 %d65,%r44;
mul.lo.s64 %d66,%d13,%d65;
add.s64 %d67,%d38,%d66;
ld.u16 %r45,[%d67];
shl.b32 %r46,%r45,16;
or.b32 %r43,%r46,%r43;
bra.uni $54;
$32:
setp.ge.s32 %p24,%r21,%r1;
mov.u32 %r28,0;
@%p24 bra $34;
ld.u16 %r28,[%d42];
$34:
or.b32 %r47,%r21,1;
setp.ge.s32 %p25,%r47,%r1;
@%p25 bra $36;
ld.u16 %r48,[%d42+2];
shl.b32 %r49,%r48,16;
or.b32 %r28,%r49,%r28;
$36:
or.b32 %r50,%r21,2;
setp.ge.s32 %p26,%r50,%r1;
mov.u32 %r29,0;
@%p26 bra $38;
ld.u16 %r29,[%d42+4];
$38:
or.b32 %r51,%r21,3;
setp.ge.s32 %p27,%r51,%r1;
@%p27 bra $42;
ld.u16 %r52,[%d42+6];
shl.b32 %r53,%r52,16;
or.b32 %r29,%r53,%r29;
$42:
add.s32 %r54,%r21,132;
setp.le.s32 %p28,%r54,%r1;
and.b64 %d68,%d38,7;
setp.eq.s64 %p29,%d68,0;
and.pred %p30,%p28,%p29;
@%p30 bra $52;
bra.uni $43;
$52:
ld.v2.u32 {%r38,%r43},[%d42+256];
bra.uni $54;
$43:
add.s32 %r55,%r21,128;
setp.ge.s32 %p31,%r55,%r1;
mov.u32 %r38,0;
@%p31 bra $45;
ld.u16 %r38,[%d42+256];
$45:
add.s32 %r56,%r21,129;
setp.ge.s32 %p32,%r56,%r1;
@%p32 bra $47;
ld.u16 %r57,[%d42+258];
shl.b32 %r58,%r57,16;
or.b32 %r38,%r58,%r38;
$47:
add.s32 %r59,%r21,130;
setp.ge.s32 %p33,%r59,%r1;
mov.u32 %r43,0;
@%p33 bra $49;
ld.u16 %r43,[%d42+260];
$49:
add.s32 %r60,%r21,131;
setp.ge.s32 %p34,%r60,%r1;
@%p34 bra $54;
ld.u16 %r61,[%d42+262];
shl.b32 %r62,%r61,16;
or.b32 %r43,%r62,%r43;
$54:
ld.param.u32 %r63,[p7];
setp.eq.s32 %p35,%r63,0;
@%p35 bra $56;
cvt.rzi.s32.f32 %r64,%f4;
mov.u32 %r65,%r64;
mov.u32 %r66,%r64;
mov.u32 %r67,%r64;
mov.u32 %r68,%r64;
mov.u32 %r69,%r64;
mov.u32 %r70,%r64;
mov.u32 %r71,%r64;
bra.uni $97;
$56:
setp.eq.s64 %p36,%d9,2;
@%p36 bra $73;
bra.uni $57;
$73:
add.s32 %r72,%r21,4;
setp.le.s32 %p37,%r72,%r5;
mul.wide.s32 %d69,%r21,2;
add.s64 %d70,%d40,%d69;
and.b64 %d71,%d70,7;
setp.eq.s64 %p38,%d71,0;
and.pred %p39,%p37,%p38;
@%p39 bra $83;
bra.uni $74;
$83:
ld.v2.u32 {%r73,%r74},[%d70];
bra.uni $84;
$57:
setp.ge.s32 %p40,%r21,%r5;
mov.u32 %r73,0;
@%p40 bra $59;
cvt.s64.s32 %d72,%r21;
mul.lo.s64 %d73,%d9,%d72;
add.s64 %d74,%d40,%d73;
ld.u16 %r73,[%d74];
$59:
or.b32 %r75,%r21,1;
setp.ge.s32 %p41,%r75,%r5;
@%p41 bra $61;
cvt.s64.s32 %d75,%r75;
mul.lo.s64 %d76,%d9,%d75;
add.s64 %d77,%d40,%d76;
ld.u16 %r76,[%d77];
shl.b32 %r77,%r76,16;
or.b32 %r73,%r77,%r73;
$61:
or.b32 %r78,%r21,2;
setp.ge.s32 %p42,%r78,%r5;
mov.u32 %r74,0;
@%p42 bra $63;
cvt.s64.s32 %d78,%r78;
mul.lo.s64 %d79,%d9,%d78;
add.s64 %d80,%d40,%d79;
ld.u16 %r74,[%d80];
$63:
or.b32 %r79,%r21,3;
setp.ge.s32 %p43,%r79,%r5;
@%p43 bra $65;
cvt.s64.s32 %d81,%r79;
mul.lo.s64 %d82,%d9,%d81;
add.s64 %d83,%d40,%d82;
ld.u16 %r80,[%d83];
shl.b32 %r81,%r80,16;
or.b32 %r74,%r81,%r74;
$65:
add.s32 %r82,%r21,128;
setp.ge.s32 %p44,%r82,%r5;
mov.u32 %r83,0;
@%p44 bra $67;
cvt.s64.s32 %d84,%r82;
mul.lo.s64 %d85,%d9,%d84;
add.s64 %d86,%d40,%d85;
ld.u16 %r83,[%d86];
$67:
add.s32 %r84,%r21,129;
setp.ge.s32 %p45,%r84,%r5;
@%p45 bra $69;
cvt.s64.s32 %d87,%r84;
mul.lo.s64 %d88,%d9,%d87;
add.s64 %d89,%d40,%d88;
ld.u16 %r85,[%d89];
shl.b32 %r86,%r85,16;
or.b32 %r83,%r86,%r83;
$69:
add.s32 %r87,%r21,130;
setp.ge.s32 %p46,%r87,%r5;
mov.u32 %r88,0;
@%p46 bra $71;
cvt.s64.s32 %d90,%r87;
mul.lo.s64 %d91,%d9,%d90;
add.s64 %d92,%d40,%d91;
ld.u16 %r88,[%d92];
$71:
add.s32 %r89,%r21,131;
setp.ge.s32 %p47,%r89,%r5;
@%p47 bra $96;
cvt.s64.s32 %d93,%r89;
mul.lo.s64 %d94,%d9,%d93;
add.s64 %d95,%d40,%d94;
ld.u16 %r90,[%d95];
shl.b32 %r91,%r90,16;
or.b32 %r88,%r91,%r88;
bra.uni $96;
$74:
setp.ge.s32 %p48,%r21,%r5;
mov.u32 %r73,0;
@%p48 bra $76;
ld.u16 %r73,[%d70];
$76:
or.b32 %r92,%r21,1;
setp.ge.s32 %p49,%r92,%r5;
@%p49 bra $78;
ld.u16 %r93,[%d70+2];
shl.b32 %r94,%r93,16;
or.b32 %r73,%r94,%r73;
$78:
or.b32 %r95,%r21,2;
setp.ge.s32 %p50,%r95,%r5;
mov.u32 %r74,0;
@%p50 bra $80;
ld.u16 %r74,[%d70+4];
$80:
or.b32 %r96,%r21,3;
setp.ge.s32 %p51,%r96,%r5;
@%p51 bra $84;
ld.u16 %r97,[%d70+6];
shl.b32 %r98,%r97,16;
or.b32 %r74,%r98,%r74;
$84:
add.s32 %r99,%r21,132;
setp.le.s32 %p52,%r99,%r5;
and.b64 %d96,%d40,7;
setp.eq.s64 %p53,%d96,0;
and.pred %p54,%p52,%p53;
@%p54 bra $94;
bra.uni $85;
$94:
ld.v2.u32 {%r83,%r88},[%d70+256];
bra.uni $96;
$85:
add.s32 %r100,%r21,128;
setp.ge.s32 %p55,%r100,%r5;
mov.u32 %r83,0;
@%p55 bra $87;
ld.u16 %r83,[%d70+256];
$87:
add.s32 %r101,%r21,129;
setp.ge.s32 %p56,%r101,%r5;
@%p56 bra $89;
ld.u16 %r102,[%d70+258];
shl.b32 %r103,%r102,16;
or.b32 %r83,%r103,%r83;
$89:
add.s32 %r104,%r21,130;
setp.ge.s32 %p57,%r104,%r5;
mov.u32 %r88,0;
@%p57 bra $91;
ld.u16 %r88,[%d70+260];
$91:
add.s32 %r105,%r21,131;
setp.ge.s32 %p58,%r105,%r5;
@%p58 bra $96;
ld.u16 %r106,[%d70+262];
shl.b32 %r107,%r106,16;
or.b32 %r88,%r107,%r88;
$96:
cvt.s32.s16 %r71,%r73;
and.b32 %r108,%r73,-65536;
shr.s32 %r70,%r108,16;
cvt.s32.s16 %r69,%r74;
and.b32 %r109,%r74,-65536;
shr.s32 %r68,%r109,16;
cvt.s32.s16 %r67,%r83;
and.b32 %r110,%r83,-65536;
shr.s32 %r66,%r110,16;
cvt.s32.s16 %r65,%r88;
and.b32 %r111,%r88,-65536;
shr.s32 %r64,%r111,16;
$97:
cvt.s32.s16 %r112,%r28;
and.b32 %r113,%r28,-65536;
shr.s32 %r114,%r113,16;
cvt.s32.s16 %r115,%r29;
and.b32 %r116,%r29,-65536;
shr.s32 %r117,%r116,16;
cvt.s32.s16 %r118,%r38;
and.b32 %r119,%r38,-65536;
shr.s32 %r120,%r119,16;
cvt.s32.s16 %r121,%r43;
and.b32 %r122,%r43,-65536;
shr.s32 %r123,%r122,16;
setp.gt.s32 %p59,%r13,2;
@%p59 bra $101;
setp.eq.s32 %p60,%r13,0;
@%p60 bra $109;
setp.eq.s32 %p61,%r13,1;
@%p61 bra $108;
setp.eq.s32 %p62,%r13,2;
@%p62 bra $107;
bra.uni $110;
$107:
cvt.rn.f32.s32 %f7,%r112;
mul.f32 %f8,%f7,%f1;
cvt.rn.f32.s32 %f9,%r71;
mul.f32 %f10,%f8,%f9;
cvt.rni.s32.f32 %r124,%f10;
cvt.rn.f32.s32 %f11,%r114;
mul.f32 %f12,%f11,%f1;
cvt.rn.f32.s32 %f13,%r70;
mul.f32 %f14,%f12,%f13;
cvt.rni.s32.f32 %r125,%f14;
cvt.rn.f32.s32 %f15,%r115;
mul.f32 %f16,%f15,%f1;
cvt.rn.f32.s32 %f17,%r69;
mul.f32 %f18,%f16,%f17;
cvt.rni.s32.f32 %r126,%f18;
cvt.rn.f32.s32 %f19,%r117;
mul.f32 %f20,%f19,%f1;
cvt.rn.f32.s32 %f21,%r68;
mul.f32 %f22,%f20,%f21;
cvt.rni.s32.f32 %r127,%f22;
cvt.rn.f32.s32 %f23,%r118;
mul.f32 %f24,%f23,%f1;
cvt.rn.f32.s32 %f25,%r67;
mul.f32 %f26,%f24,%f25;
cvt.rni.s32.f32 %r128,%f26;
cvt.rn.f32.s32 %f27,%r120;
mul.f32 %f28,%f27,%f1;
cvt.rn.f32.s32 %f29,%r66;
mul.f32 %f30,%f28,%f29;
cvt.rni.s32.f32 %r129,%f30;
cvt.rn.f32.s32 %f31,%r121;
mul.f32 %f32,%f31,%f1;
cvt.rn.f32.s32 %f33,%r65;
mul.f32 %f34,%f32,%f33;
cvt.rni.s32.f32 %r130,%f34;
cvt.rn.f32.s32 %f35,%r123;
mul.f32 %f36,%f35,%f1;
cvt.rn.f32.s32 %f37,%r64;
mul.f32 %f38,%f36,%f37;
cvt.rni.s32.f32 %r131,%f38;
bra.uni $111;
$101:
setp.eq.s32 %p63,%r13,3;
@%p63 bra $106;
setp.eq.s32 %p64,%r13,4;
@%p64 bra $105;
setp.ne.s32 %p65,%r13,5;
@%p65 bra $110;
min.s32 %r124,%r112,%r71;
min.s32 %r125,%r114,%r70;
min.s32 %r126,%r115,%r69;
min.s32 %r127,%r117,%r68;
min.s32 %r128,%r118,%r67;
min.s32 %r129,%r120,%r66;
min.s32 %r130,%r121,%r65;
min.s32 %r131,%r123,%r64;
bra.uni $111;
$109:
add.s32 %r124,%r71,%r112;
add.s32 %r125,%r70,%r114;
add.s32 %r126,%r69,%r115;
add.s32 %r127,%r68,%r117;
add.s32 %r128,%r67,%r118;
add.s32 %r129,%r66,%r120;
add.s32 %r130,%r65,%r121;
add.s32 %r131,%r64,%r123;
bra.uni $111;
$108:
sub.s32 %r124,%r112,%r71;
sub.s32 %r125,%r114,%r70;
sub.s32 %r126,%r115,%r69;
sub.s32 %r127,%r117,%r68;
sub.s32 %r128,%r118,%r67;
sub.s32 %r129,%r120,%r66;
sub.s32 %r130,%r121,%r65;
sub.s32 %r131,%r123,%r64;
bra.uni $111;
$106:
cvt.rn.f32.s32 %f39,%r112;
cvt.rn.f32.s32 %f40,%r71;
fma.rn.f32 %f41,%f40,%f2,%f3;
fma.rn.f32 %f42,%f39,%f1,%f41;
cvt.rni.s32.f32 %r124,%f42;
cvt.rn.f32.s32 %f43,%r70;
fma.rn.f32 %f44,%f43,%f2,%f3;
cvt.rn.f32.s32 %f45,%r114;
fma.rn.f32 %f46,%f45,%f1,%f44;
cvt.rni.s32.f32 %r125,%f46;
cvt.rn.f32.s32 %f47,%r69;
fma.rn.f32 %f48,%f47,%f2,%f3;
cvt.rn.f32.s32 %f49,%r115;
fma.rn.f32 %f50,%f49,%f1,%f48;
cvt.rni.s32.f32 %r126,%f50;
cvt.rn.f32.s32 %f51,%r68;
fma.rn.f32 %f52,%f51,%f2,%f3;
cvt.rn.f32.s32 %f53,%r117;
fma.rn.f32 %f54,%f53,%f1,%f52;
cvt.rni.s32.f32 %r127,%f54;
cvt.rn.f32.s32 %f55,%r67;
fma.rn.f32 %f56,%f55,%f2,%f3;
cvt.rn.f32.s32 %f57,%r118;
fma.rn.f32 %f58,%f57,%f1,%f56;
cvt.rni.s32.f32 %r128,%f58;
cvt.rn.f32.s32 %f59,%r66;
fma.rn.f32 %f60,%f59,%f2,%f3;
cvt.rn.f32.s32 %f61,%r120;
fma.rn.f32 %f62,%f61,%f1,%f60;
cvt.rni.s32.f32 %r129,%f62;
cvt.rn.f32.s32 %f63,%r65;
fma.rn.f32 %f64,%f63,%f2,%f3;
cvt.rn.f32.s32 %f65,%r121;
fma.rn.f32 %f66,%f65,%f1,%f64;
cvt.rni.s32.f32 %r130,%f66;
cvt.rn.f32.s32 %f67,%r64;
fma.rn.f32 %f68,%f67,%f2,%f3;
cvt.rn.f32.s32 %f69,%r123;
fma.rn.f32 %f70,%f69,%f1,%f68;
cvt.rni.s32.f32 %r131,%f70;
bra.uni $111;
$105:
sub.s32 %r132,%r112,%r71;
abs.s32 %r124,%r132;
sub.s32 %r133,%r114,%r70;
abs.s32 %r125,%r133;
sub.s32 %r134,%r115,%r69;
abs.s32 %r126,%r134;
sub.s32 %r135,%r117,%r68;
abs.s32 %r127,%r135;
sub.s32 %r136,%r118,%r67;
abs.s32 %r128,%r136;
sub.s32 %r137,%r120,%r66;
abs.s32 %r129,%r137;
sub.s32 %r138,%r121,%r65;
abs.s32 %r130,%r138;
sub.s32 %r139,%r123,%r64;
abs.s32 %r131,%r139;
bra.uni $111;
$110:
max.s32 %r124,%r112,%r71;
max.s32 %r125,%r114,%r70;
max.s32 %r126,%r115,%r69;
max.s32 %r127,%r117,%r68;
max.s32 %r128,%r118,%r67;
max.s32 %r129,%r120,%r66;
max.s32 %r130,%r121,%r65;
max.s32 %r131,%r123,%r64;
$111:
max.s32 %r140,%r124,-32768;
min.s32 %r141,%r140,32767;
max.s32 %r142,%r125,-32768;
min.s32 %r143,%r142,32767;
max.s32 %r144,%r126,-32768;
min.s32 %r145,%r144,32767;
max.s32 %r146,%r127,-32768;
min.s32 %r147,%r146,32767;
max.s32 %r148,%r128,-32768;
min.s32 %r149,%r148,32767;
max.s32 %r150,%r129,-32768;
min.s32 %r151,%r150,32767;
max.s32 %r152,%r130,-32768;
min.s32 %r153,%r152,32767;
max.s32 %r154,%r131,-32768;
min.s32 %r155,%r154,32767;
setp.eq.s64 %p66,%d5,2;
@%p66 bra $126;
bra.uni $112;
$126:
add.s32 %r156,%r21,4;
setp.le.s32 %p67,%r156,%r9;
mul.wide.s32 %d97,%r21,2;
add.s64 %d98,%d36,%d97;
and.b64 %d99,%d98,7;
setp.eq.s64 %p68,%d99,0;
and.pred %p69,%p67,%p68;
@%p69 bra $133;
bra.uni $127;
$133:
and.b32 %r157,%r141,65535;
and.b32 %r158,%r145,65535;
prmt.b32 %r159,%r147,%r158,4180;
prmt.b32 %r160,%r143,%r157,4180;
st.v2.u32 [%d98],{%r160,%r159};
bra.uni $134;
$112:
or.b32 %r161,%r21,1;
setp.ge.s32 %p70,%r161,%r9;
cvt.s64.s32 %d100,%r21;
mul.lo.s64 %d101,%d5,%d100;
add.s64 %d102,%d36,%d101;
st.u16 [%d102],%r141;
@%p70 bra $114;
cvt.s64.s32 %d103,%r161;
mul.lo.s64 %d104,%d5,%d103;
add.s64 %d105,%d36,%d104;
st.u16 [%d105],%r143;
$114:
or.b32 %r162,%r21,2;
setp.ge.s32 %p71,%r162,%r9;
@%p71 bra $116;
cvt.s64.s32 %d106,%r162;
mul.lo.s64 %d107,%d5,%d106;
add.s64 %d108,%d36,%d107;
st.u16 [%d108],%r145;
$116:
or.b32 %r163,%r21,3;
setp.ge.s32 %p72,%r163,%r9;
@%p72 bra $118;
cvt.s64.s32 %d109,%r163;
mul.lo.s64 %d110,%d5,%d109;
add.s64 %d111,%d36,%d110;
st.u16 [%d111],%r147;
$118:
add.s32 %r164,%r21,128;
setp.ge.s32 %p73,%r164,%r9;
@%p73 bra $120;
cvt.s64.s32 %d112,%r164;
mul.lo.s64 %d113,%d5,%d112;
add.s64 %d114,%d36,%d113;
st.u16 [%d114],%r149;
$120:
add.s32 %r165,%r21,129;
setp.ge.s32 %p74,%r165,%r9;
@%p74 bra $122;
cvt.s64.s32 %d115,%r165;
mul.lo.s64 %d116,%d5,%d115;
add.s64 %d117,%d36,%d116;
st.u16 [%d117],%r151;
$122:
add.s32 %r166,%r21,130;
setp.ge.s32 %p75,%r166,%r9;
@%p75 bra $124;
cvt.s64.s32 %d118,%r166;
mul.lo.s64 %d119,%d5,%d118;
add.s64 %d120,%d36,%d119;
st.u16 [%d120],%r153;
$124:
add.s32 %r167,%r21,131;
setp.ge.s32 %p76,%r167,%r9;
@%p76 bra $144;
cvt.s64.s32 %d121,%r167;
mul.lo.s64 %d122,%d5,%d121;
add.s64 %d123,%d36,%d122;
st.u16 [%d123],%r155;
bra.uni $144;
$127:
or.b32 %r168,%r21,1;
setp.ge.s32 %p77,%r168,%r9;
st.u16 [%d98],%r141;
@%p77 bra $129;
st.u16 [%d98+2],%r143;
$129:
or.b32 %r169,%r21,2;
setp.ge.s32 %p78,%r169,%r9;
@%p78 bra $131;
st.u16 [%d98+4],%r145;
$131:
or.b32 %r170,%r21,3;
setp.ge.s32 %p79,%r170,%r9;
@%p79 bra $134;
st.u16 [%d98+6],%r147;
$134:
add.s32 %r171,%r21,132;
setp.le.s32 %p80,%r171,%r9;
and.b64 %d124,%d36,7;
setp.eq.s64 %p81,%d124,0;
and.pred %p82,%p80,%p81;
@%p82 bra $143;
bra.uni $135;
$143:
and.b32 %r172,%r149,65535;
and.b32 %r173,%r153,65535;
prmt.b32 %r174,%r155,%r173,4180;
prmt.b32 %r175,%r151,%r172,4180;
st.v2.u32 [%d98+256],{%r175,%r174};
bra.uni $144;
$135:
add.s32 %r176,%r21,128;
setp.ge.s32 %p83,%r176,%r9;
@%p83 bra $137;
st.u16 [%d98+256],%r149;
$137:
add.s32 %r177,%r21,129;
setp.ge.s32 %p84,%r177,%r9;
@%p84 bra $139;
st.u16 [%d98+258],%r151;
$139:
add.s32 %r178,%r21,130;
setp.ge.s32 %p85,%r178,%r9;
@%p85 bra $141;
st.u16 [%d98+260],%r153;
$141:
add.s32 %r179,%r21,131;
setp.ge.s32 %p86,%r179,%r9;
@%p86 bra $144;
st.u16 [%d98+262],%r155;
$144:
add.s64 %d36,%d36,%d4;
add.s64 %d38,%d38,%d12;
add.s64 %d40,%d40,%d8;
add.s32 %r26,%r26,1;
setp.lt.s32 %p87,%r26,%r11;
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
.reg .f32 %f<71>;
.reg .b32 %r<172>;
.reg .b64 %d<125>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r9,%r10},[p5+32];
ld.param.v2.u32 {%r11,%r12},[p5+40];
ld.param.u32 %r13,[p6];
ld.param.f32 %f1,[p8];
ld.param.f32 %f2,[p9];
ld.param.f32 %f3,[p10];
ld.param.u64 %d4,[p5+24];
ld.param.u64 %d5,[p5+16];
ld.param.u64 %d6,[p5+8];
ld.param.u64 %d7,[p5];
ld.param.u64 %d8,[p3+24];
ld.param.u64 %d9,[p3+16];
ld.param.u64 %d10,[p3+8];
ld.param.u64 %d11,[p3];
ld.param.u64 %d12,[p1+24];
ld.param.u64 %d13,[p1+16];
ld.param.u64 %d14,[p1+8];
ld.param.u64 %d15,[p1];
mov.u32 %r14,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d16,%d1;
mul.wide.s32 %d17,%r14,40;
add.s64 %d18,%d16,%d17;
ld.global.v2.u32 {%r1,%r15},[%d18+32];
ld.global.u64 %d12,[%d18+24];
ld.global.u64 %d13,[%d18+16];
ld.global.u64 %d14,[%d18+8];
ld.global.u64 %d19,[%d18];
bra.uni $3;
$2:
cvt.s64.s32 %d20,%r14;
mul.lo.s64 %d21,%d15,%d20;
add.s64 %d19,%d1,%d21;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d22,%d2;
mul.wide.s32 %d23,%r14,40;
add.s64 %d24,%d22,%d23;
ld.global.v2.u32 {%r5,%r16},[%d24+32];
ld.global.u64 %d8,[%d24+24];
ld.global.u64 %d9,[%d24+16];
ld.global.u64 %d10,[%d24+8];
ld.global.u64 %d25,[%d24];
bra.uni $6;
$5:
cvt.s64.s32 %d26,%r14;
mul.lo.s64 %d27,%d11,%d26;
add.s64 %d25,%d2,%d27;
$6:
setp.eq.s32 %p3,%r12,0;
@%p3 bra $8;
cvta.to.global.u64 %d28,%d3;
mul.wide.s32 %d29,%r14,40;
add.s64 %d30,%d28,%d29;
ld.global.v2.u32 {%r9,%r10},[%d30+32];
ld.global.u64 %d4,[%d30+24];
ld.global.u64 %d5,[%d30+16];
ld.global.u64 %d6,[%d30+8];
ld.global.u64 %d31,[%d30];
bra.uni $9;
$8:
cvt.s64.s32 %d32,%r14;
mul.lo.s64 %d33,%d7,%d32;
add.s64 %d31,%d3,%d33;
$9:
mov.u32 %r17,%ctaid.x;
shl.b32 %r18,%r17,6;
mov.u32 %r19,%tid.x;
add.s32 %r20,%r18,%r19;
shl.b32 %r21,%r20,2;
mov.u32 %r22,%ctaid.y;
shl.b32 %r23,%r22,3;
mov.u32 %r24,%tid.y;
add.s32 %r25,%r23,%r24;
setp.ge.s32 %p4,%r21,%r9;
setp.ge.s32 %p5,%r25,%r10;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r11,1;
or.pred %p8,%p6,%p7;
@%p8 bra $145;
cvt.s64.s32 %d34,%r25;
mul.lo.s64 %d35,%d6,%d34;
add.s64 %d36,%d31,%d35;
mul.lo.s64 %d37,%d14,%d34;
add.s64 %d38,%d19,%d37;
mul.lo.s64 %d39,%d10,%d34;
add.s64 %d40,%d25,%d39;
mov.u32 %r26,0;
$11:
.pragma "nounroll";
ld.param.f32 %f4,[p11];
setp.eq.s32 %p9,%r26,0;
@%p9 bra $14;
ld.param.f32 %f4,[p12];
setp.ne.s32 %p10,%r26,1;
@%p10 bra $13;
bra.uni $14;
$13:
ld.param.f32 %f5,[p14];
ld.param.f32 %f6,[p13];
setp.eq.s32 %p11,%r26,2;
selp.f32 %f4,%f6,%f5,%p11;
$14:
setp.eq.s64 %p12,%d13,2;
@%p12 bra $31;
bra.uni $15;
$31:
add.s32 %r27,%r21,4;
setp.le.s32 %p13,%r27,%r1;
mul.wide.s32 %d41,%r21,2;
add.s64 %d42,%d38,%d41;
and.b64 %d43,%d42,7;
setp.eq.s64 %p14,%d43,0;
and.pred %p15,%p13,%p14;
@%p15 bra $41;
bra.uni $32;
$41:
ld.v2.u32 {%r28,%r29},[%d42];
bra.uni $42;
$15:
setp.ge.s32 %p16,%r21,%r1;
mov.u32 %r28,0;
@%p16 bra $17;
cvt.s64.s32 %d44,%r21;
mul.lo.s64 %d45,%d13,%d44;
add.s64 %d46,%d38,%d45;
ld.u16 %r28,[%d46];
$17:
or.b32 %r30,%r21,1;
setp.ge.s32 %p17,%r30,%r1;
@%p17 bra $19;
cvt.s64.s32 %d47,%r30;
mul.lo.s64 %d48,%d13,%d47;
add.s64 %d49,%d38,%d48;
ld.u16 %r31,[%d49];
shl.b32 %r32,%r31,16;
or.b32 %r28,%r32,%r28;
$19:
or.b32 %r33,%r21,2;
setp.ge.s32 %p18,%r33,%r1;
mov.u32 %r29,0;
@%p18 bra $21;
cvt.s64.s32 %d50,%r33;
mul.lo.s64 %d51,%d13,%d50;
add.s64 %d52,%d38,%d51;
ld.u16 %r29,[%d52];
$21:
or.b32 %r34,%r21,3;
setp.ge.s32 %p19,%r34,%r1;
@%p19 bra $23;
cvt.s64.s32 %d53,%r34;
mul.lo.s64 %d54,%d13,%d53;
add.s64 %d55,%d38,%d54;
ld.u16 %r35,[%d55];
shl.b32 %r36,%r35,16;
or.b32 %r29,%r36,%r29;
$23:
add.s32 %r37,%r21,128;
setp.ge.s32 %p20,%r37,%r1;
mov.u32 %r38,0;
@%p20 bra $25;
cvt.s64.s32 %d56,%r37;
mul.lo.s64 %d57,%d13,%d56;
add.s64 %d58,%d38,%d57;
ld.u16 %r38,[%d58];
$25:
add.s32 %r39,%r21,129;
setp.ge.s32 %p21,%r39,%r1;
@%p21 bra $27;
cvt.s64.s32 %d59,%r39;
mul.lo.s64 %d60,%d13,%d59;
add.s64 %d61,%d38,%d60;
ld.u16 %r40,[%d61];
shl.b32 %r41,%r40,16;
or.b32 %r38,%r41,%r38;
$27:
add.s32 %r42,%r21,130;
setp.ge.s32 %p22,%r42,%r1;
mov.u32 %r43,0;
@%p22 bra $29;
cvt.s64.s32 %d62,%r42;
mul.lo.s64 %d63,%d13,%d62;
add.s64 %d64,%d38,%d63;
ld.u16 %r43,[%d64];
$29:
add.s32 %r44,%r21,131;
setp.ge.s32 %p23,%r44,%r1;
@%p23 bra $54;
cvt.s64.s32 %d65,%r44;
mul.lo.s64 %d66,%d13,%d65;
add.s64 %d67,%d38,%d66;
ld.u16 %r45,[%d67];
shl.b32 %r46,%r45,16;
or.b32 %r43,%r46,%r43;
bra.uni $54;
$32:
setp.ge.s32 %p24,%r21,%r1;
mov.u32 %r28,0;
@%p24 bra $34;
ld.u16 %r28,[%d42];
$34:
or.b32 %r47,%r21,1;
setp.ge.s32 %p25,%r47,%r1;
@%p25 bra $36;
ld.u16 %r48,[%d42+2];
shl.b32 %r49,%r48,16;
or.b32 %r28,%r49,%r28;
$36:
or.b32 %r50,%r21,2;
setp.ge.s32 %p26,%r50,%r1;
mov.u32 %r29,0;
@%p26 bra $38;
ld.u16 %r29,[%d42+4];
$38:
or.b32 %r51,%r21,3;
setp.ge.s32 %p27,%r51,%r1;
@%p27 bra $42;
ld.u16 %r52,[%d42+6];
shl.b32 %r53,%r52,16;
or.b32 %r29,%r53,%r29;
$42:
add.s32 %r54,%r21,132;
setp.le.s32 %p28,%r54,%r1;
and.b64 %d68,%d38,7;
setp.eq.s64 %p29,%d68,0;
and.pred %p30,%p28,%p29;
@%p30 bra $52;
bra.uni $43;
$52:
ld.v2.u32 {%r38,%r43},[%d42+256];
bra.uni $54;
$43:
add.s32 %r55,%r21,128;
setp.ge.s32 %p31,%r55,%r1;
mov.u32 %r38,0;
@%p31 bra $45;
ld.u16 %r38,[%d42+256];
$45:
add.s32 %r56,%r21,129;
setp.ge.s32 %p32,%r56,%r1;
@%p32 bra $47;
ld.u16 %r57,[%d42+258];
shl.b32 %r58,%r57,16;
or.b32 %r38,%r58,%r38;
$47:
add.s32 %r59,%r21,130;
setp.ge.s32 %p33,%r59,%r1;
mov.u32 %r43,0;
@%p33 bra $49;
ld.u16 %r43,[%d42+260];
$49:
add.s32 %r60,%r21,131;
setp.ge.s32 %p34,%r60,%r1;
@%p34 bra $54;
ld.u16 %r61,[%d42+262];
shl.b32 %r62,%r61,16;
or.b32 %r43,%r62,%r43;
$54:
ld.param.u32 %r63,[p7];
setp.eq.s32 %p35,%r63,0;
@%p35 bra $56;
cvt.rzi.s32.f32 %r64,%f4;
mov.u32 %r65,%r64;
mov.u32 %r66,%r64;
mov.u32 %r67,%r64;
mov.u32 %r68,%r64;
mov.u32 %r69,%r64;
mov.u32 %r70,%r64;
mov.u32 %r71,%r64;
bra.uni $97;
$56:
setp.eq.s64 %p36,%d9,2;
@%p36 bra $73;
bra.uni $57;
$73:
add.s32 %r72,%r21,4;
setp.le.s32 %p37,%r72,%r5;
mul.wide.s32 %d69,%r21,2;
add.s64 %d70,%d40,%d69;
and.b64 %d71,%d70,7;
setp.eq.s64 %p38,%d71,0;
and.pred %p39,%p37,%p38;
@%p39 bra $83;
bra.uni $74;
$83:
ld.v2.u32 {%r73,%r74},[%d70];
bra.uni $84;
$57:
setp.ge.s32 %p40,%r21,%r5;
mov.u32 %r73,0;
@%p40 bra $59;
cvt.s64.s32 %d72,%r21;
mul.lo.s64 %d73,%d9,%d72;
add.s64 %d74,%d40,%d73;
ld.u16 %r73,[%d74];
$59:
or.b32 %r75,%r21,1;
setp.ge.s32 %p41,%r75,%r5;
@%p41 bra $61;
cvt.s64.s32 %d75,%r75;
mul.lo.s64 %d76,%d9,%d75;
add.s64 %d77,%d40,%d76;
ld.u16 %r76,[%d77];
shl.b32 %r77,%r76,16;
or.b32 %r73,%r77,%r73;
$61:
or.b32 %r78,%r21,2;
setp.ge.s32 %p42,%r78,%r5;
mov.u32 %r74,0;
@%p42 bra $63;
cvt.s64.s32 %d78,%r78;
mul.lo.s64 %d79,%d9,%d78;
add.s64 %d80,%d40,%d79;
ld.u16 %r74,[%d80];
$63:
or.b32 %r79,%r21,3;
setp.ge.s32 %p43,%r79,%r5;
@%p43 bra $65;
cvt.s64.s32 %d81,%r79;
mul.lo.s64 %d82,%d9,%d81;
add.s64 %d83,%d40,%d82;
ld.u16 %r80,[%d83];
shl.b32 %r81,%r80,16;
or.b32 %r74,%r81,%r74;
$65:
add.s32 %r82,%r21,128;
setp.ge.s32 %p44,%r82,%r5;
mov.u32 %r83,0;
@%p44 bra $67;
cvt.s64.s32 %d84,%r82;
mul.lo.s64 %d85,%d9,%d84;
add.s64 %d86,%d40,%d85;
ld.u16 %r83,[%d86];
$67:
add.s32 %r84,%r21,129;
setp.ge.s32 %p45,%r84,%r5;
@%p45 bra $69;
cvt.s64.s32 %d87,%r84;
mul.lo.s64 %d88,%d9,%d87;
add.s64 %d89,%d40,%d88;
ld.u16 %r85,[%d89];
shl.b32 %r86,%r85,16;
or.b32 %r83,%r86,%r83;
$69:
add.s32 %r87,%r21,130;
setp.ge.s32 %p46,%r87,%r5;
mov.u32 %r88,0;
@%p46 bra $71;
cvt.s64.s32 %d90,%r87;
mul.lo.s64 %d91,%d9,%d90;
add.s64 %d92,%d40,%d91;
ld.u16 %r88,[%d92];
$71:
add.s32 %r89,%r21,131;
setp.ge.s32 %p47,%r89,%r5;
@%p47 bra $96;
cvt.s64.s32 %d93,%r89;
mul.lo.s64 %d94,%d9,%d93;
add.s64 %d95,%d40,%d94;
ld.u16 %r90,[%d95];
shl.b32 %r91,%r90,16;
or.b32 %r88,%r91,%r88;
bra.uni $96;
$74:
setp.ge.s32 %p48,%r21,%r5;
mov.u32 %r73,0;
@%p48 bra $76;
ld.u16 %r73,[%d70];
$76:
or.b32 %r92,%r21,1;
setp.ge.s32 %p49,%r92,%r5;
@%p49 bra $78;
ld.u16 %r93,[%d70+2];
shl.b32 %r94,%r93,16;
or.b32 %r73,%r94,%r73;
$78:
or.b32 %r95,%r21,2;
setp.ge.s32 %p50,%r95,%r5;
mov.u32 %r74,0;
@%p50 bra $80;
ld.u16 %r74,[%d70+4];
$80:
or.b32 %r96,%r21,3;
setp.ge.s32 %p51,%r96,%r5;
@%p51 bra $84;
ld.u16 %r97,[%d70+6];
shl.b32 %r98,%r97,16;
or.b32 %r74,%r98,%r74;
$84:
add.s32 %r99,%r21,132;
setp.le.s32 %p52,%r99,%r5;
and.b64 %d96,%d40,7;
setp.eq.s64 %p53,%d96,0;
and.pred %p54,%p52,%p53;
@%p54 bra $94;
bra.uni $85;
$94:
ld.v2.u32 {%r83,%r88},[%d70+256];
bra.uni $96;
$85:
add.s32 %r100,%r21,128;
setp.ge.s32 %p55,%r100,%r5;
mov.u32 %r83,0;
@%p55 bra $87;
ld.u16 %r83,[%d70+256];
$87:
add.s32 %r101,%r21,129;
setp.ge.s32 %p56,%r101,%r5;
@%p56 bra $89;
ld.u16 %r102,[%d70+258];
shl.b32 %r103,%r102,16;
or.b32 %r83,%r103,%r83;
$89:
add.s32 %r104,%r21,130;
setp.ge.s32 %p57,%r104,%r5;
mov.u32 %r88,0;
@%p57 bra $91;
ld.u16 %r88,[%d70+260];
$91:
add.s32 %r105,%r21,131;
setp.ge.s32 %p58,%r105,%r5;
@%p58 bra $96;
ld.u16 %r106,[%d70+262];
shl.b32 %r107,%r106,16;
or.b32 %r88,%r107,%r88;
$96:
and.b32 %r71,%r73,65535;
shr.u32 %r70,%r73,16;
and.b32 %r69,%r74,65535;
shr.u32 %r68,%r74,16;
and.b32 %r67,%r83,65535;
shr.u32 %r66,%r83,16;
and.b32 %r65,%r88,65535;
shr.u32 %r64,%r88,16;
$97:
and.b32 %r108,%r28,65535;
shr.u32 %r109,%r28,16;
and.b32 %r110,%r29,65535;
shr.u32 %r111,%r29,16;
and.b32 %r112,%r38,65535;
shr.u32 %r113,%r38,16;
and.b32 %r114,%r43,65535;
shr.u32 %r115,%r43,16;
setp.gt.s32 %p59,%r13,2;
@%p59 bra $101;
setp.eq.s32 %p60,%r13,0;
@%p60 bra $109;
setp.eq.s32 %p61,%r13,1;
@%p61 bra $108;
setp.eq.s32 %p62,%r13,2;
@%p62 bra $107;
bra.uni $110;
$107:
cvt.rn.f32.s32 %f7,%r108;
mul.f32 %f8,%f7,%f1;
cvt.rn.f32.s32 %f9,%r71;
mul.f32 %f10,%f8,%f9;
cvt.rni.s32.f32 %r116,%f10;
cvt.rn.f32.s32 %f11,%r109;
mul.f32 %f12,%f11,%f1;
cvt.rn.f32.s32 %f13,%r70;
mul.f32 %f14,%f12,%f13;
cvt.rni.s32.f32 %r117,%f14;
cvt.rn.f32.s32 %f15,%r110;
mul.f32 %f16,%f15,%f1;
cvt.rn.f32.s32 %f17,%r69;
mul.f32 %f18,%f16,%f17;
cvt.rni.s32.f32 %r118,%f18;
cvt.rn.f32.s32 %f19,%r111;
mul.f32 %f20,%f19,%f1;
cvt.rn.f32.s32 %f21,%r68;
mul.f32 %f22,%f20,%f21;
cvt.rni.s32.f32 %r119,%f22;
cvt.rn.f32.s32 %f23,%r112;
mul.f32 %f24,%f23,%f1;
cvt.rn.f32.s32 %f25,%r67;
mul.f32 %f26,%f24,%f25;
cvt.rni.s32.f32 %r120,%f26;
cvt.rn.f32.s32 %f27,%r113;
mul.f32 %f28,%f27,%f1;
cvt.rn.f32.s32 %f29,%r66;
mul.f32 %f30,%f28,%f29;
cvt.rni.s32.f32 %r121,%f30;
cvt.rn.f32.s32 %f31,%r114;
mul.f32 %f32,%f31,%f1;
cvt.rn.f32.s32 %f33,%r65;
mul.f32 %f34,%f32,%f33;
cvt.rni.s32.f32 %r122,%f34;
cvt.rn.f32.s32 %f35,%r115;
mul.f32 %f36,%f35,%f1;
cvt.rn.f32.s32 %f37,%r64;
mul.f32 %f38,%f36,%f37;
cvt.rni.s32.f32 %r123,%f38;
bra.uni $111;
$101:
setp.eq.s32 %p63,%r13,3;
@%p63 bra $106;
setp.eq.s32 %p64,%r13,4;
@%p64 bra $105;
setp.ne.s32 %p65,%r13,5;
@%p65 bra $110;
min.s32 %r116,%r108,%r71;
min.s32 %r117,%r109,%r70;
min.s32 %r118,%r110,%r69;
min.s32 %r119,%r111,%r68;
min.s32 %r120,%r112,%r67;
min.s32 %r121,%r113,%r66;
min.s32 %r122,%r114,%r65;
min.s32 %r123,%r115,%r64;
bra.uni $111;
$109:
add.s32 %r116,%r71,%r108;
add.s32 %r117,%r70,%r109;
add.s32 %r118,%r69,%r110;
add.s32 %r119,%r68,%r111;
add.s32 %r120,%r67,%r112;
add.s32 %r121,%r66,%r113;
add.s32 %r122,%r65,%r114;
add.s32 %r123,%r64,%r115;
bra.uni $111;
$108:
sub.s32 %r116,%r108,%r71;
sub.s32 %r117,%r109,%r70;
sub.s32 %r118,%r110,%r69;
sub.s32 %r119,%r111,%r68;
sub.s32 %r120,%r112,%r67;
sub.s32 %r121,%r113,%r66;
sub.s32 %r122,%r114,%r65;
sub.s32 %r123,%r115,%r64;
bra.uni $111;
$106:
cvt.rn.f32.s32 %f39,%r108;
cvt.rn.f32.s32 %f40,%r71;
fma.rn.f32 %f41,%f40,%f2,%f3;
fma.rn.f32 %f42,%f39,%f1,%f41;
cvt.rni.s32.f32 %r116,%f42;
cvt.rn.f32.s32 %f43,%r70;
fma.rn.f32 %f44,%f43,%f2,%f3;
cvt.rn.f32.s32 %f45,%r109;
fma.rn.f32 %f46,%f45,%f1,%f44;
cvt.rni.s32.f32 %r117,%f46;
cvt.rn.f32.s32 %f47,%r69;
fma.rn.f32 %f48,%f47,%f2,%f3;
cvt.rn.f32.s32 %f49,%r110;
fma.rn.f32 %f50,%f49,%f1,%f48;
cvt.rni.s32.f32 %r118,%f50;
cvt.rn.f32.s32 %f51,%r68;
fma.rn.f32 %f52,%f51,%f2,%f3;
cvt.rn.f32.s32 %f53,%r111;
fma.rn.f32 %f54,%f53,%f1,%f52;
cvt.rni.s32.f32 %r119,%f54;
cvt.rn.f32.s32 %f55,%r67;
fma.rn.f32 %f56,%f55,%f2,%f3;
cvt.rn.f32.s32 %f57,%r112;
fma.rn.f32 %f58,%f57,%f1,%f56;
cvt.rni.s32.f32 %r120,%f58;
cvt.rn.f32.s32 %f59,%r66;
fma.rn.f32 %f60,%f59,%f2,%f3;
cvt.rn.f32.s32 %f61,%r113;
fma.rn.f32 %f62,%f61,%f1,%f60;
cvt.rni.s32.f32 %r121,%f62;
cvt.rn.f32.s32 %f63,%r65;
fma.rn.f32 %f64,%f63,%f2,%f3;
cvt.rn.f32.s32 %f65,%r114;
fma.rn.f32 %f66,%f65,%f1,%f64;
cvt.rni.s32.f32 %r122,%f66;
cvt.rn.f32.s32 %f67,%r64;
fma.rn.f32 %f68,%f67,%f2,%f3;
cvt.rn.f32.s32 %f69,%r115;
fma.rn.f32 %f70,%f69,%f1,%f68;
cvt.rni.s32.f32 %r123,%f70;
bra.uni $111;
$105:
sub.s32 %r124,%r108,%r71;
abs.s32 %r116,%r124;
sub.s32 %r125,%r109,%r70;
abs.s32 %r117,%r125;
sub.s32 %r126,%r110,%r69;
abs.s32 %r118,%r126;
sub.s32 %r127,%r111,%r68;
abs.s32 %r119,%r127;
sub.s32 %r128,%r112,%r67;
abs.s32 %r120,%r128;
sub.s32 %r129,%r113,%r66;
abs.s32 %r121,%r129;
sub.s32 %r130,%r114,%r65;
abs.s32 %r122,%r130;
sub.s32 %r131,%r115,%r64;
abs.s32 %r123,%r131;
bra.uni $111;
$110:
max.s32 %r116,%r108,%r71;
max.s32 %r117,%r109,%r70;
max.s32 %r118,%r110,%r69;
max.s32 %r119,%r111,%r68;
max.s32 %r120,%r112,%r67;
max.s32 %r121,%r113,%r66;
max.s32 %r122,%r114,%r65;
max.s32 %r123,%r115,%r64;
$111:
max.s32 %r132,%r116,0;
min.s32 %r133,%r132,65535;
max.s32 %r134,%r117,0;
min.s32 %r135,%r134,65535;
max.s32 %r136,%r118,0;
min.s32 %r137,%r136,65535;
max.s32 %r138,%r119,0;
min.s32 %r139,%r138,65535;
max.s32 %r140,%r120,0;
min.s32 %r141,%r140,65535;
max.s32 %r142,%r121,0;
min.s32 %r143,%r142,65535;
max.s32 %r144,%r122,0;
min.s32 %r145,%r144,65535;
max.s32 %r146,%r123,0;
min.s32 %r147,%r146,65535;
setp.eq.s64 %p66,%d5,2;
@%p66 bra $126;
bra.uni $112;
$126:
add.s32 %r148,%r21,4;
setp.le.s32 %p67,%r148,%r9;
mul.wide.s32 %d97,%r21,2;
add.s64 %d98,%d36,%d97;
and.b64 %d99,%d98,7;
setp.eq.s64 %p68,%d99,0;
and.pred %p69,%p67,%p68;
@%p69 bra $133;
bra.uni $127;
$133:
shl.b32 %r149,%r135,16;
shl.b32 %r150,%r139,16;
or.b32 %r151,%r150,%r137;
or.b32 %r152,%r149,%r133;
st.v2.u32 [%d98],{%r152,%r151};
bra.uni $134;
$112:
or.b32 %r153,%r21,1;
setp.ge.s32 %p70,%r153,%r9;
cvt.s64.s32 %d100,%r21;
mul.lo.s64 %d101,%d5,%d100;
add.s64 %d102,%d36,%d101;
st.u16 [%d102],%r133;
@%p70 bra $114;
cvt.s64.s32 %d103,%r153;
mul.lo.s64 %d104,%d5,%d103;
add.s64 %d105,%d36,%d104;
st.u16 [%d105],%r135;
$114:
or.b32 %r154,%r21,2;
setp.ge.s32 %p71,%r154,%r9;
@%p71 bra $116;
cvt.s64.s32 %d106,%r154;
mul.lo.s64 %d107,%d5,%d106;
add.s64 %d108,%d36,%d107;
st.u16 [%d108],%r137;
$116:
or.b32 %r155,%r21,3;
setp.ge.s32 %p72,%r155,%r9;
@%p72 bra $118;
cvt.s64.s32 %d109,%r155;
mul.lo.s64 %d110,%d5,%d109;
add.s64 %d111,%d36,%d110;
st.u16 [%d111],%r139;
$118:
add.s32 %r156,%r21,128;
setp.ge.s32 %p73,%r156,%r9;
@%p73 bra $120;
cvt.s64.s32 %d112,%r156;
mul.lo.s64 %d113,%d5,%d112;
add.s64 %d114,%d36,%d113;
st.u16 [%d114],%r141;
$120:
add.s32 %r157,%r21,129;
setp.ge.s32 %p74,%r157,%r9;
@%p74 bra $122;
cvt.s64.s32 %d115,%r157;
mul.lo.s64 %d116,%d5,%d115;
add.s64 %d117,%d36,%d116;
st.u16 [%d117],%r143;
$122:
add.s32 %r158,%r21,130;
setp.ge.s32 %p75,%r158,%r9;
@%p75 bra $124;
cvt.s64.s32 %d118,%r158;
mul.lo.s64 %d119,%d5,%d118;
add.s64 %d120,%d36,%d119;
st.u16 [%d120],%r145;
$124:
add.s32 %r159,%r21,131;
setp.ge.s32 %p76,%r159,%r9;
@%p76 bra $144;
cvt.s64.s32 %d121,%r159;
mul.lo.s64 %d122,%d5,%d121;
add.s64 %d123,%d36,%d122;
st.u16 [%d123],%r147;
bra.uni $144;
$127:
or.b32 %r160,%r21,1;
setp.ge.s32 %p77,%r160,%r9;
st.u16 [%d98],%r133;
@%p77 bra $129;
st.u16 [%d98+2],%r135;
$129:
or.b32 %r161,%r21,2;
setp.ge.s32 %p78,%r161,%r9;
@%p78 bra $131;
st.u16 [%d98+4],%r137;
$131:
or.b32 %r162,%r21,3;
setp.ge.s32 %p79,%r162,%r9;
@%p79 bra $134;
st.u16 [%d98+6],%r139;
$134:
add.s32 %r163,%r21,132;
setp.le.s32 %p80,%r163,%r9;
and.b64 %d124,%d36,7;
setp.eq.s64 %p81,%d124,0;
and.pred %p82,%p80,%p81;
@%p82 bra $143;
bra.uni $135;
$143:
shl.b32 %r164,%r143,16;
shl.b32 %r165,%r147,16;
or.b32 %r166,%r165,%r145;
or.b32 %r167,%r164,%r141;
st.v2.u32 [%d98+256],{%r167,%r166};
bra.uni $144;
$135:
add.s32 %r168,%r21,128;
setp.ge.s32 %p83,%r168,%r9;
@%p83 bra $137;
st.u16 [%d98+256],%r141;
$137:
add.s32 %r169,%r21,129;
setp.ge.s32 %p84,%r169,%r9;
@%p84 bra $139;
st.u16 [%d98+258],%r143;
$139:
add.s32 %r170,%r21,130;
setp.ge.s32 %p85,%r170,%r9;
@%p85 bra $141;
st.u16 [%d98+260],%r145;
$141:
add.s32 %r171,%r21,131;
setp.ge.s32 %p86,%r171,%r9;
@%p86 bra $144;
st.u16 [%d98+262],%r147;
$144:
add.s64 %d36,%d36,%d4;
add.s64 %d38,%d38,%d12;
add.s64 %d40,%d40,%d8;
add.s32 %r26,%r26,1;
setp.lt.s32 %p87,%r26,%r11;
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
.reg .f32 %f<71>;
.reg .b32 %r<174>;
.reg .b64 %d<146>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r9,%r10},[p5+32];
ld.param.v2.u32 {%r11,%r12},[p5+40];
ld.param.u32 %r13,[p6];
ld.param.f32 %f1,[p8];
ld.param.u64 %d4,[p5+24];
ld.param.u64 %d5,[p5+16];
ld.param.u64 %d6,[p5+8];
ld.param.u64 %d7,[p5];
ld.param.u64 %d8,[p3+24];
ld.param.u64 %d9,[p3+16];
ld.param.u64 %d10,[p3+8];
ld.param.u64 %d11,[p3];
ld.param.u64 %d12,[p1+24];
ld.param.u64 %d13,[p1+16];
ld.param.u64 %d14,[p1+8];
ld.param.u64 %d15,[p1];
mov.u32 %r14,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d16,%d1;
mul.wide.s32 %d17,%r14,40;
add.s64 %d18,%d16,%d17;
ld.global.v2.u32 {%r1,%r15},[%d18+32];
ld.global.u64 %d12,[%d18+24];
ld.global.u64 %d13,[%d18+16];
ld.global.u64 %d14,[%d18+8];
ld.global.u64 %d19,[%d18];
bra.uni $3;
$2:
cvt.s64.s32 %d20,%r14;
mul.lo.s64 %d21,%d15,%d20;
add.s64 %d19,%d1,%d21;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d22,%d2;
mul.wide.s32 %d23,%r14,40;
add.s64 %d24,%d22,%d23;
ld.global.v2.u32 {%r5,%r16},[%d24+32];
ld.global.u64 %d8,[%d24+24];
ld.global.u64 %d9,[%d24+16];
ld.global.u64 %d10,[%d24+8];
ld.global.u64 %d25,[%d24];
bra.uni $6;
$5:
cvt.s64.s32 %d26,%r14;
mul.lo.s64 %d27,%d11,%d26;
add.s64 %d25,%d2,%d27;
$6:
setp.eq.s32 %p3,%r12,0;
@%p3 bra $8;
cvta.to.global.u64 %d28,%d3;
mul.wide.s32 %d29,%r14,40;
add.s64 %d30,%d28,%d29;
ld.global.v2.u32 {%r9,%r10},[%d30+32];
ld.global.u64 %d4,[%d30+24];
ld.global.u64 %d5,[%d30+16];
ld.global.u64 %d6,[%d30+8];
ld.global.u64 %d31,[%d30];
bra.uni $9;
$8:
cvt.s64.s32 %d32,%r14;
mul.lo.s64 %d33,%d7,%d32;
add.s64 %d31,%d3,%d33;
$9:
mov.u32 %r17,%ctaid.x;
shl.b32 %r18,%r17,6;
mov.u32 %r19,%tid.x;
add.s32 %r20,%r18,%r19;
shl.b32 %r21,%r20,2;
mov.u32 %r22,%ctaid.y;
shl.b32 %r23,%r22,3;
mov.u32 %r24,%tid.y;
add.s32 %r25,%r23,%r24;
setp.ge.s32 %p4,%r21,%r9;
setp.ge.s32 %p5,%r25,%r10;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r11,1;
or.pred %p8,%p6,%p7;
@%p8 bra $145;
add.s32 %r26,%r21,4;
add.s32 %r27,%r21,128;
cvt.s64.s32 %d34,%r27;
add.s32 %r28,%r21,132;
add.s32 %r29,%r21,1;
add.s32 %r30,%r21,2;
add.s32 %r31,%r21,129;
cvt.s64.s32 %d35,%r31;
add.s32 %r32,%r21,3;
add.s32 %r33,%r21,130;
cvt.s64.s32 %d36,%r33;
add.s32 %r34,%r21,131;
cvt.s64.s32 %d37,%r34;
cvt.s64.s32 %d38,%r25;
mul.lo.s64 %d39,%d6,%d38;
add.s64 %d40,%d31,%d39;
mul.lo.s64 %d41,%d14,%d38;
add.s64 %d42,%d19,%d41;
cvt.s64.s32 %d43,%r21;
add.s64 %d44,%d43,128;
mul.lo.s64 %d45,%d13,%d37;
mul.lo.s64 %d46,%d13,%d36;
mul.lo.s64 %d47,%d10,%d38;
add.s64 %d48,%d25,%d47;
mul.lo.s64 %d49,%d13,%d35;
mul.lo.s64 %d50,%d13,%d34;
mov.u32 %r35,0;
$11:
.pragma "nounroll";
ld.param.f32 %f2,[p11];
setp.eq.s32 %p9,%r35,0;
@%p9 bra $14;
ld.param.f32 %f2,[p12];
setp.ne.s32 %p10,%r35,1;
@%p10 bra $13;
bra.uni $14;
$13:
ld.param.f32 %f3,[p14];
ld.param.f32 %f4,[p13];
setp.eq.s32 %p11,%r35,2;
selp.f32 %f2,%f4,%f3,%p11;
$14:
setp.eq.s64 %p12,%d13,1;
@%p12 bra $31;
bra.uni $15;
$31:
setp.le.s32 %p13,%r26,%r1;
add.s64 %d51,%d42,%d43;
and.b64 %d52,%d51,3;
setp.eq.s64 %p14,%d52,0;
and.pred %p15,%p14,%p13;
@%p15 bra $41;
bra.uni $32;
$41:
add.s64 %d53,%d42,%d43;
ld.u32 %r36,[%d53];
bra.uni $42;
$15:
setp.ge.s32 %p16,%r21,%r1;
mov.u32 %r36,0;
@%p16 bra $17;
mul.lo.s64 %d54,%d13,%d43;
add.s64 %d55,%d42,%d54;
ld.u8 %r36,[%d55];
$17:
setp.ge.s32 %p17,%r29,%r1;
@%p17 bra $19;
or.b32 %r37,%r21,1;
cvt.s64.s32 %d56,%r37;
mul.lo.s64 %d57,%d13,%d56;
add.s64 %d58,%d42,%d57;
ld.u8 %s1,[%d58];
mul.wide.u16 %r38,%s1,256;
or.b32 %r36,%r38,%r36;
$19:
setp.ge.s32 %p18,%r30,%r1;
@%p18 bra $21;
or.b32 %r39,%r21,2;
cvt.s64.s32 %d59,%r39;
mul.lo.s64 %d60,%d13,%d59;
add.s64 %d61,%d42,%d60;
ld.u8 %r40,[%d61];
shl.b32 %r41,%r40,16;
or.b32 %r36,%r41,%r36;
$21:
setp.ge.s32 %p19,%r32,%r1;
@%p19 bra $23;
or.b32 %r42,%r21,3;
cvt.s64.s32 %d62,%r42;
mul.lo.s64 %d63,%d13,%d62;
add.s64 %d64,%d42,%d63;
ld.u8 %r43,[%d64];
shl.b32 %r44,%r43,24;
or.b32 %r36,%r44,%r36;
$23:
setp.ge.s32 %p20,%r27,%r1;
mov.u32 %r45,0;
@%p20 bra $25;
add.s64 %d65,%d42,%d50;
ld.u8 %r45,[%d65];
$25:
setp.ge.s32 %p21,%r31,%r1;
@%p21 bra $27;
add.s64 %d66,%d42,%d49;
ld.u8 %s2,[%d66];
mul.wide.u16 %r46,%s2,256;
or.b32 %r45,%r46,%r45;
$27:
setp.ge.s32 %p22,%r33,%r1;
@%p22 bra $29;
add.s64 %d67,%d42,%d46;
ld.u8 %r47,[%d67];
shl.b32 %r48,%r47,16;
or.b32 %r45,%r48,%r45;
$29:
setp.ge.s32 %p23,%r34,%r1;
@%p23 bra $54;
add.s64 %d68,%d42,%d45;
ld.u8 %r49,[%d68];
shl.b32 %r50,%r49,24;
or.b32 %r45,%r50,%r45;
bra.uni $54;
$32:
setp.ge.s32 %p24,%r21,%r1;
mov.u32 %r36,0;
@%p24 bra $34;
add.s64 %d69,%d42,%d43;
ld.u8 %r36,[%d69];
$34:
setp.ge.s32 %p25,%r29,%r1;
@%p25 bra $36;
add.s64 %d70,%d42,%d43;
ld.u8 %s3,[%d70+1];
mul.wide.u16 %r51,%s3,256;
or.b32 %r36,%r51,%r36;
$36:
setp.ge.s32 %p26,%r30,%r1;
@%p26 bra $38;
add.s64 %d71,%d42,%d43;
ld.u8 %r52,[%d71+2];
shl.b32 %r53,%r52,16;
or.b32 %r36,%r53,%r36;
$38:
setp.ge.s32 %p27,%r32,%r1;
@%p27 bra $42;
add.s64 %d72,%d42,%d43;
ld.u8 %r54,[%d72+3];
shl.b32 %r55,%r54,24;
or.b32 %r36,%r55,%r36;
$42:
add.s64 %d73,%d42,%d44;
and.b64 %d74,%d73,3;
setp.eq.s64 %p28,%d74,0;
setp.le.s32 %p29,%r28,%r1;
and.pred %p30,%p28,%p29;
@%p30 bra $52;
bra.uni $43;
$52:
add.s64 %d75,%d42,%d43;
ld.u32 %r45,[%d75+128];
bra.uni $54;
$43:
setp.ge.s32 %p31,%r27,%r1;
mov.u32 %r45,0;
@%p31 bra $45;
add.s64 %d76,%d42,%d43;
ld.u8 %r45,[%d76+128];
$45:
setp.ge.s32 %p32,%r31,%r1;
@%p32 bra $47;
add.s64 %d77,%d42,%d43;
ld.u8 %s4,[%d77+129];
mul.wide.u16 %r56,%s4,256;
or.b32 %r45,%r56,%r45;
$47:
setp.ge.s32 %p33,%r33,%r1;
@%p33 bra $49;
add.s64 %d78,%d42,%d43;
ld.u8 %r57,[%d78+130];
shl.b32 %r58,%r57,16;
or.b32 %r45,%r58,%r45;
$49:
setp.ge.s32 %p34,%r34,%r1;
@%p34 bra $54;
add.s64 %d79,%d42,%d43;
ld.u8 %r59,[%d79+131];
shl.b32 %r60,%r59,24;
or.b32 %r45,%r60,%r45;
$54:
ld.param.u32 %r61,[p7];
setp.eq.s32 %p35,%r61,0;
@%p35 bra $56;
cvt.rzi.s32.f32 %r62,%f2;
mov.u32 %r63,%r62;
mov.u32 %r64,%r62;
mov.u32 %r65,%r62;
mov.u32 %r66,%r62;
mov.u32 %r67,%r62;
mov.u32 %r68,%r62;
mov.u32 %r69,%r62;
bra.uni $97;
$56:
setp.eq.s64 %p36,%d9,1;
@%p36 bra $73;
bra.uni $57;
$73:
setp.le.s32 %p37,%r26,%r5;
add.s64 %d80,%d48,%d43;
and.b64 %d81,%d80,3;
setp.eq.s64 %p38,%d81,0;
and.pred %p39,%p38,%p37;
@%p39 bra $83;
bra.uni $74;
$83:
add.s64 %d82,%d48,%d43;
ld.u32 %r70,[%d82];
bra.uni $84;
$57:
setp.ge.s32 %p40,%r21,%r5;
mov.u32 %r70,0;
@%p40 bra $59;
mul.lo.s64 %d83,%d9,%d43;
add.s64 %d84,%d48,%d83;
ld.u8 %r70,[%d84];
$59:
setp.ge.s32 %p41,%r29,%r5;
@%p41 bra $61;
or.b32 %r71,%r21,1;
cvt.s64.s32 %d85,%r71;
mul.lo.s64 %d86,%d9,%d85;
add.s64 %d87,%d48,%d86;
ld.u8 %s5,[%d87];
mul.wide.u16 %r72,%s5,256;
or.b32 %r70,%r72,%r70;
$61:
setp.ge.s32 %p42,%r30,%r5;
@%p42 bra $63;
or.b32 %r73,%r21,2;
cvt.s64.s32 %d88,%r73;
mul.lo.s64 %d89,%d9,%d88;
add.s64 %d90,%d48,%d89;
ld.u8 %r74,[%d90];
shl.b32 %r75,%r74,16;
or.b32 %r70,%r75,%r70;
$63:
setp.ge.s32 %p43,%r32,%r5;
@%p43 bra $65;
or.b32 %r76,%r21,3;
cvt.s64.s32 %d91,%r76;
mul.lo.s64 %d92,%d9,%d91;
add.s64 %d93,%d48,%d92;
ld.u8 %r77,[%d93];
shl.b32 %r78,%r77,24;
or.b32 %r70,%r78,%r70;
$65:
setp.ge.s32 %p44,%r27,%r5;
mov.u32 %r79,0;
@%p44 bra $67;
mul.lo.s64 %d94,%d9,%d34;
add.s64 %d95,%d48,%d94;
ld.u8 %r79,[%d95];
$67:
setp.ge.s32 %p45,%r31,%r5;
@%p45 bra $69;
mul.lo.s64 %d96,%d9,%d35;
add.s64 %d97,%d48,%d96;
ld.u8 %s6,[%d97];
mul.wide.u16 %r80,%s6,256;
or.b32 %r79,%r80,%r79;
$69:
setp.ge.s32 %p46,%r33,%r5;
@%p46 bra $71;
mul.lo.s64 %d98,%d9,%d36;
add.s64 %d99,%d48,%d98;
ld.u8 %r81,[%d99];
shl.b32 %r82,%r81,16;
or.b32 %r79,%r82,%r79;
$71:
setp.ge.s32 %p47,%r34,%r5;
@%p47 bra $96;
mul.lo.s64 %d100,%d9,%d37;
add.s64 %d101,%d48,%d100;
ld.u8 %r83,[%d101];
shl.b32 %r84,%r83,24;
or.b32 %r79,%r84,%r79;
bra.uni $96;
$74:
setp.ge.s32 %p48,%r21,%r5;
mov.u32 %r70,0;
@%p48 bra $76;
add.s64 %d102,%d48,%d43;
ld.u8 %r70,[%d102];
$76:
setp.ge.s32 %p49,%r29,%r5;
@%p49 bra $78;
add.s64 %d103,%d48,%d43;
ld.u8 %s7,[%d103+1];
mul.wide.u16 %r85,%s7,256;
or.b32 %r70,%r85,%r70;
$78:
setp.ge.s32 %p50,%r30,%r5;
@%p50 bra $80;
add.s64 %d104,%d48,%d43;
ld.u8 %r86,[%d104+2];
shl.b32 %r87,%r86,16;
or.b32 %r70,%r87,%r70;
$80:
setp.ge.s32 %p51,%r32,%r5;
@%p51 bra $84;
add.s64 %d105,%d48,%d43;
ld.u8 %r88,[%d105+3];
shl.b32 %r89,%r88,24;
or.b32 %r70,%r89,%r70;
$84:
add.s64 %d106,%d48,%d44;
and.b64 %d107,%d106,3;
setp.eq.s64 %p52,%d107,0;
setp.le.s32 %p53,%r28,%r5;
and.pred %p54,%p52,%p53;
@%p54 bra $94;
bra.uni $85;
$94:
add.s64 %d108,%d48,%d43;
ld.u32 %r79,[%d108+128];
bra.uni $96;
$85:
setp.ge.s32 %p55,%r27,%r5;
mov.u32 %r79,0;
@%p55 bra $87;
add.s64 %d109,%d48,%d43;
ld.u8 %r79,[%d109+128];
$87:
setp.ge.s32 %p56,%r31,%r5;
@%p56 bra $89;
add.s64 %d110,%d48,%d43;
ld.u8 %s8,[%d110+129];
mul.wide.u16 %r90,%s8,256;
or.b32 %r79,%r90,%r79;
$89:
setp.ge.s32 %p57,%r33,%r5;
@%p57 bra $91;
add.s64 %d111,%d48,%d43;
ld.u8 %r91,[%d111+130];
shl.b32 %r92,%r91,16;
or.b32 %r79,%r92,%r79;
$91:
setp.ge.s32 %p58,%r34,%r5;
@%p58 bra $96;
add.s64 %d112,%d48,%d43;
ld.u8 %r93,[%d112+131];
shl.b32 %r94,%r93,24;
or.b32 %r79,%r94,%r79;
$96:
and.b32 %r69,%r70,255;
shr.u32 %r95,%r70,8;
and.b32 %r68,%r95,255;
shr.u32 %r96,%r70,16;
and.b32 %r67,%r96,255;
shr.u32 %r66,%r70,24;
and.b32 %r65,%r79,255;
shr.u32 %r97,%r79,8;
and.b32 %r64,%r97,255;
shr.u32 %r98,%r79,16;
and.b32 %r63,%r98,255;
shr.u32 %r62,%r79,24;
$97:
and.b32 %r99,%r36,255;
shr.u32 %r100,%r36,8;
and.b32 %r101,%r100,255;
shr.u32 %r102,%r36,16;
and.b32 %r103,%r102,255;
and.b32 %r104,%r45,255;
shr.u32 %r105,%r45,8;
and.b32 %r106,%r105,255;
shr.u32 %r107,%r45,16;
and.b32 %r108,%r107,255;
setp.gt.s32 %p59,%r13,2;
@%p59 bra $101;
setp.eq.s32 %p60,%r13,0;
@%p60 bra $109;
setp.eq.s32 %p61,%r13,1;
@%p61 bra $108;
setp.eq.s32 %p62,%r13,2;
@%p62 bra $107;
bra.uni $110;
$107:
shr.u32 %r109,%r45,24;
shr.u32 %r110,%r36,24;
cvt.rn.f32.s32 %f5,%r99;
mul.f32 %f6,%f5,%f1;
cvt.rn.f32.s32 %f7,%r69;
mul.f32 %f8,%f6,%f7;
cvt.rni.s32.f32 %r111,%f8;
cvt.rn.f32.s32 %f9,%r101;
mul.f32 %f10,%f9,%f1;
cvt.rn.f32.s32 %f11,%r68;
mul.f32 %f12,%f10,%f11;
cvt.rni.s32.f32 %r112,%f12;
cvt.rn.f32.s32 %f13,%r103;
mul.f32 %f14,%f13,%f1;
cvt.rn.f32.s32 %f15,%r67;
mul.f32 %f16,%f14,%f15;
cvt.rni.s32.f32 %r113,%f16;
cvt.rn.f32.s32 %f17,%r110;
mul.f32 %f18,%f17,%f1;
cvt.rn.f32.s32 %f19,%r66;
mul.f32 %f20,%f18,%f19;
cvt.rni.s32.f32 %r114,%f20;
cvt.rn.f32.s32 %f21,%r104;
mul.f32 %f22,%f21,%f1;
cvt.rn.f32.s32 %f23,%r65;
mul.f32 %f24,%f22,%f23;
cvt.rni.s32.f32 %r115,%f24;
cvt.rn.f32.s32 %f25,%r106;
mul.f32 %f26,%f25,%f1;
cvt.rn.f32.s32 %f27,%r64;
mul.f32 %f28,%f26,%f27;
cvt.rni.s32.f32 %r116,%f28;
cvt.rn.f32.s32 %f29,%r108;
mul.f32 %f30,%f29,%f1;
cvt.rn.f32.s32 %f31,%r63;
mul.f32 %f32,%f30,%f31;
cvt.rni.s32.f32 %r117,%f32;
cvt.rn.f32.s32 %f33,%r109;
mul.f32 %f34,%f33,%f1;
cvt.rn.f32.s32 %f35,%r62;
mul.f32 %f36,%f34,%f35;
cvt.rni.s32.f32 %r118,%f36;
bra.uni $111;
$101:
setp.eq.s32 %p63,%r13,3;
@%p63 bra $106;
setp.eq.s32 %p64,%r13,4;
@%p64 bra $105;
setp.ne.s32 %p65,%r13,5;
@%p65 bra $110;
shr.u32 %r119,%r45,24;
shr.u32 %r120,%r36,24;
min.s32 %r111,%r99,%r69;
min.s32 %r112,%r101,%r68;
min.s32 %r113,%r103,%r67;
min.s32 %r114,%r120,%r66;
min.s32 %r115,%r104,%r65;
min.s32 %r116,%r106,%r64;
min.s32 %r117,%r108,%r63;
min.s32 %r118,%r119,%r62;
bra.uni $111;
$109:
shr.u32 %r121,%r45,24;
shr.u32 %r122,%r36,24;
add.s32 %r111,%r69,%r99;
add.s32 %r112,%r68,%r101;
add.s32 %r113,%r67,%r103;
add.s32 %r114,%r66,%r122;
add.s32 %r115,%r65,%r104;
add.s32 %r116,%r64,%r106;
add.s32 %r117,%r63,%r108;
add.s32 %r118,%r62,%r121;
bra.uni $111;
$108:
shr.u32 %r123,%r45,24;
shr.u32 %r124,%r36,24;
sub.s32 %r111,%r99,%r69;
sub.s32 %r112,%r101,%r68;
sub.s32 %r113,%r103,%r67;
sub.s32 %r114,%r124,%r66;
sub.s32 %r115,%r104,%r65;
sub.s32 %r116,%r106,%r64;
sub.s32 %r117,%r108,%r63;
sub.s32 %r118,%r123,%r62;
bra.uni $111;
$106:
shr.u32 %r125,%r45,24;
shr.u32 %r126,%r36,24;
ld.param.f32 %f37,[p10];
ld.param.f32 %f38,[p9];
cvt.rn.f32.s32 %f39,%r99;
cvt.rn.f32.s32 %f40,%r69;
fma.rn.f32 %f41,%f40,%f38,%f37;
fma.rn.f32 %f42,%f39,%f1,%f41;
cvt.rni.s32.f32 %r111,%f42;
cvt.rn.f32.s32 %f43,%r68;
fma.rn.f32 %f44,%f43,%f38,%f37;
cvt.rn.f32.s32 %f45,%r101;
fma.rn.f32 %f46,%f45,%f1,%f44;
cvt.rni.s32.f32 %r112,%f46;
cvt.rn.f32.s32 %f47,%r67;
fma.rn.f32 %f48,%f47,%f38,%f37;
cvt.rn.f32.s32 %f49,%r103;
fma.rn.f32 %f50,%f49,%f1,%f48;
cvt.rni.s32.f32 %r113,%f50;
cvt.rn.f32.s32 %f51,%r66;
fma.rn.f32 %f52,%f51,%f38,%f37;
cvt.rn.f32.s32 %f53,%r126;
fma.rn.f32 %f54,%f53,%f1,%f52;
cvt.rni.s32.f32 %r114,%f54;
cvt.rn.f32.s32 %f55,%r65;
fma.rn.f32 %f56,%f55,%f38,%f37;
cvt.rn.f32.s32 %f57,%r104;
fma.rn.f32 %f58,%f57,%f1,%f56;
cvt.rni.s32.f32 %r115,%f58;
cvt.rn.f32.s32 %f59,%r64;
fma.rn.f32 %f60,%f59,%f38,%f37;
cvt.rn.f32.s32 %f61,%r106;
fma.rn.f32 %f62,%f61,%f1,%f60;
cvt.rni.s32.f32 %r116,%f62;
cvt.rn.f32.s32 %f63,%r63;
fma.rn.f32 %f64,%f63,%f38,%f37;
cvt.rn.f32.s32 %f65,%r108;
fma.rn.f32 %f66,%f65,%f1,%f64;
cvt.rni.s32.f32 %r117,%f66;
cvt.rn.f32.s32 %f67,%r62;
fma.rn.f32 %f68,%f67,%f38,%f37;
cvt.rn.f32.s32 %f69,%r125;
fma.rn.f32 %f70,%f69,%f1,%f68;
cvt.rni.s32.f32 %r118,%f70;
bra.uni $111;
$105:
shr.u32 %r127,%r45,24;
shr.u32 %r128,%r36,24;
sub.s32 %r129,%r99,%r69;
abs.s32 %r111,%r129;
sub.s32 %r130,%r101,%r68;
abs.s32 %r112,%r130;
sub.s32 %r131,%r103,%r67;
abs.s32 %r113,%r131;
sub.s32 %r132,%r128,%r66;
abs.s32 %r114,%r132;
sub.s32 %r133,%r104,%r65;
abs.s32 %r115,%r133;
sub.s32 %r134,%r106,%r64;
abs.s32 %r116,%r134;
sub.s32 %r135,%r108,%r63;
abs.s32 %r117,%r135;
sub.s32 %r136,%r127,%r62;
abs.s32 %r118,%r136;
bra.uni $111;
$110:
shr.u32 %r137,%r45,24;
shr.u32 %r138,%r36,24;
max.s32 %r111,%r99,%r69;
max.s32 %r112,%r101,%r68;
max.s32 %r113,%r103,%r67;
max.s32 %r114,%r138,%r66;
max.s32 %r115,%r104,%r65;
max.s32 %r116,%r106,%r64;
max.s32 %r117,%r108,%r63;
max.s32 %r118,%r137,%r62;
$111:
max.s32 %r139,%r111,0;
min.s32 %r140,%r139,255;
max.s32 %r141,%r112,0;
min.s32 %r142,%r141,255;
max.s32 %r143,%r113,0;
min.s32 %r144,%r143,255;
max.s32 %r145,%r114,0;
min.s32 %r146,%r145,255;
max.s32 %r147,%r115,0;
min.s32 %r148,%r147,255;
max.s32 %r149,%r116,0;
min.s32 %r150,%r149,255;
max.s32 %r151,%r117,0;
min.s32 %r152,%r151,255;
max.s32 %r153,%r118,0;
min.s32 %r154,%r153,255;
setp.eq.s64 %p66,%d5,1;
@%p66 bra $126;
bra.uni $112;
$126:
setp.le.s32 %p67,%r26,%r9;
add.s64 %d113,%d40,%d43;
and.b64 %d114,%d113,3;
setp.eq.s64 %p68,%d114,0;
and.pred %p69,%p68,%p67;
@%p69 bra $133;
bra.uni $127;
$133:
add.s64 %d115,%d40,%d43;
shl.b32 %r155,%r142,8;
or.b32 %r156,%r155,%r140;
shl.b32 %r157,%r144,16;
or.b32 %r158,%r157,%r156;
shl.b32 %r159,%r146,24;
or.b32 %r160,%r159,%r158;
st.u32 [%d115],%r160;
bra.uni $134;
$112:
setp.ge.s32 %p70,%r29,%r9;
mul.lo.s64 %d116,%d5,%d43;
add.s64 %d117,%d40,%d116;
st.u8 [%d117],%r140;
@%p70 bra $114;
or.b32 %r161,%r21,1;
cvt.s64.s32 %d118,%r161;
mul.lo.s64 %d119,%d5,%d118;
add.s64 %d120,%d40,%d119;
st.u8 [%d120],%r142;
$114:
setp.ge.s32 %p71,%r30,%r9;
@%p71 bra $116;
or.b32 %r162,%r21,2;
cvt.s64.s32 %d121,%r162;
mul.lo.s64 %d122,%d5,%d121;
add.s64 %d123,%d40,%d122;
st.u8 [%d123],%r144;
$116:
setp.ge.s32 %p72,%r32,%r9;
@%p72 bra $118;
or.b32 %r163,%r21,3;
cvt.s64.s32 %d124,%r163;
mul.lo.s64 %d125,%d5,%d124;
add.s64 %d126,%d40,%d125;
st.u8 [%d126],%r146;
$118:
setp.ge.s32 %p73,%r27,%r9;
@%p73 bra $120;
mul.lo.s64 %d127,%d5,%d34;
add.s64 %d128,%d40,%d127;
st.u8 [%d128],%r148;
$120:
setp.ge.s32 %p74,%r31,%r9;
@%p74 bra $122;
mul.lo.s64 %d129,%d5,%d35;
add.s64 %d130,%d40,%d129;
st.u8 [%d130],%r150;
$122:
setp.ge.s32 %p75,%r33,%r9;
@%p75 bra $124;
mul.lo.s64 %d131,%d5,%d36;
add.s64 %d132,%d40,%d131;
st.u8 [%d132],%r152;
$124:
setp.ge.s32 %p76,%r34,%r9;
@%p76 bra $144;
max.s32 %r164,%r118,0;
min.s32 %r165,%r164,255;
mul.lo.s64 %d133,%d5,%d37;
add.s64 %d134,%d40,%d133;
st.u8 [%d134],%r165;
bra.uni $144;
$127:
add.s64 %d135,%d40,%d43;
setp.ge.s32 %p77,%r29,%r9;
st.u8 [%d135],%r140;
@%p77 bra $129;
add.s64 %d136,%d40,%d43;
st.u8 [%d136+1],%r142;
$129:
setp.ge.s32 %p78,%r30,%r9;
@%p78 bra $131;
add.s64 %d137,%d40,%d43;
st.u8 [%d137+2],%r144;
$131:
setp.ge.s32 %p79,%r32,%r9;
@%p79 bra $134;
add.s64 %d138,%d40,%d43;
st.u8 [%d138+3],%r146;
$134:
setp.le.s32 %p80,%r28,%r9;
add.s64 %d139,%d40,%d44;
and.b64 %d140,%d139,3;
setp.eq.s64 %p81,%d140,0;
and.pred %p82,%p81,%p80;
@%p82 bra $143;
bra.uni $135;
$143:
add.s64 %d141,%d40,%d43;
shl.b32 %r166,%r154,24;
shl.b32 %r167,%r152,16;
shl.b32 %r168,%r150,8;
or.b32 %r169,%r168,%r148;
or.b32 %r170,%r167,%r169;
or.b32 %r171,%r166,%r170;
st.u32 [%d141+128],%r171;
bra.uni $144;
$135:
setp.ge.s32 %p83,%r27,%r9;
@%p83 bra $137;
add.s64 %d142,%d40,%d43;
st.u8 [%d142+128],%r148;
$137:
setp.ge.s32 %p84,%r31,%r9;
@%p84 bra $139;
add.s64 %d143,%d40,%d43;
st.u8 [%d143+129],%r150;
$139:
setp.ge.s32 %p85,%r33,%r9;
@%p85 bra $141;
add.s64 %d144,%d40,%d43;
st.u8 [%d144+130],%r152;
$141:
setp.ge.s32 %p86,%r34,%r9;
@%p86 bra $144;
max.s32 %r172,%r118,0;
min.s32 %r173,%r172,255;
add.s64 %d145,%d40,%d43;
st.u8 [%d145+131],%r173;
$144:
add.s64 %d40,%d40,%d4;
add.s64 %d42,%d42,%d12;
add.s64 %d48,%d48,%d8;
add.s32 %r35,%r35,1;
setp.lt.s32 %p87,%r35,%r11;
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
.reg .pred %p<90>;
.reg .b32 %r<110>;
.reg .b64 %d<122>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r9,%r10},[p5+32];
ld.param.v2.u32 {%r11,%r12},[p5+40];
ld.param.u32 %r13,[p6];
ld.param.u32 %r14,[p7];
ld.param.u64 %d4,[p5+24];
ld.param.u64 %d5,[p5+16];
ld.param.u64 %d6,[p5+8];
ld.param.u64 %d7,[p5];
ld.param.u64 %d8,[p3+24];
ld.param.u64 %d9,[p3+16];
ld.param.u64 %d10,[p3+8];
ld.param.u64 %d11,[p3];
ld.param.u64 %d12,[p1+24];
ld.param.u64 %d13,[p1+16];
ld.param.u64 %d14,[p1+8];
ld.param.u64 %d15,[p1];
mov.u32 %r15,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d16,%d1;
mul.wide.s32 %d17,%r15,40;
add.s64 %d18,%d16,%d17;
ld.global.v2.u32 {%r1,%r16},[%d18+32];
ld.global.u64 %d12,[%d18+24];
ld.global.u64 %d13,[%d18+16];
ld.global.u64 %d14,[%d18+8];
ld.global.u64 %d19,[%d18];
bra.uni $3;
$2:
cvt.s64.s32 %d20,%r15;
mul.lo.s64 %d21,%d15,%d20;
add.s64 %d19,%d1,%d21;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d22,%d2;
mul.wide.s32 %d23,%r15,40;
add.s64 %d24,%d22,%d23;
ld.global.v2.u32 {%r5,%r17},[%d24+32];
ld.global.u64 %d8,[%d24+24];
ld.global.u64 %d9,[%d24+16];
ld.global.u64 %d10,[%d24+8];
ld.global.u64 %d25,[%d24];
bra.uni $6;
$5:
cvt.s64.s32 %d26,%r15;
mul.lo.s64 %d27,%d11,%d26;
add.s64 %d25,%d2,%d27;
$6:
setp.eq.s32 %p3,%r12,0;
@%p3 bra $8;
cvta.to.global.u64 %d28,%d3;
mul.wide.s32 %d29,%r15,40;
add.s64 %d30,%d28,%d29;
ld.global.v2.u32 {%r9,%r10},[%d30+32];
ld.global.u64 %d4,[%d30+24];
ld.global.u64 %d5,[%d30+16];
ld.global.u64 %d6,[%d30+8];
ld.global.u64 %d31,[%d30];
bra.uni $9;
$8:
cvt.s64.s32 %d32,%r15;
mul.lo.s64 %d33,%d7,%d32;
add.s64 %d31,%d3,%d33;
$9:
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,6;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
shl.b32 %r22,%r21,2;
mov.u32 %r23,%ctaid.y;
shl.b32 %r24,%r23,3;
mov.u32 %r25,%tid.y;
add.s32 %r26,%r24,%r25;
setp.ge.s32 %p4,%r22,%r9;
setp.ge.s32 %p5,%r26,%r10;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r11,1;
or.pred %p8,%p6,%p7;
@%p8 bra $140;
setp.eq.s64 %p9,%d5,2;
cvt.s64.s32 %d34,%r22;
add.s32 %r27,%r22,128;
cvt.s64.s32 %d35,%r27;
add.s32 %r28,%r22,1;
cvt.s64.s32 %d36,%r28;
add.s32 %r29,%r22,2;
cvt.s64.s32 %d37,%r29;
add.s32 %r30,%r22,129;
cvt.s64.s32 %d38,%r30;
add.s32 %r31,%r22,3;
cvt.s64.s32 %d39,%r31;
add.s32 %r32,%r22,130;
cvt.s64.s32 %d40,%r32;
add.s32 %r33,%r22,131;
cvt.s64.s32 %d41,%r33;
mul.lo.s64 %d42,%d5,%d36;
cvt.s64.s32 %d43,%r26;
mul.lo.s64 %d44,%d6,%d43;
add.s64 %d45,%d42,%d44;
mul.lo.s64 %d46,%d5,%d37;
add.s64 %d47,%d46,%d44;
mul.lo.s64 %d48,%d5,%d39;
add.s64 %d49,%d48,%d44;
mul.lo.s64 %d50,%d5,%d38;
add.s64 %d51,%d50,%d44;
mul.lo.s64 %d52,%d5,%d40;
add.s64 %d53,%d52,%d44;
mul.lo.s64 %d54,%d5,%d41;
add.s64 %d55,%d54,%d44;
mul.lo.s64 %d56,%d5,%d35;
add.s64 %d57,%d56,%d44;
mul.lo.s64 %d58,%d5,%d34;
add.s64 %d59,%d44,%d58;
mul.lo.s64 %d60,%d10,%d43;
add.s64 %d61,%d25,%d60;
mul.lo.s64 %d62,%d14,%d43;
add.s64 %d63,%d19,%d62;
mov.u32 %r34,0;
$11:
.pragma "nounroll";
ld.param.u32 %r35,[p8];
setp.eq.s32 %p10,%r34,0;
@%p10 bra $14;
ld.param.u32 %r35,[p9];
setp.ne.s32 %p11,%r34,1;
@%p11 bra $13;
bra.uni $14;
$13:
ld.param.u32 %r36,[p11];
ld.param.u32 %r37,[p10];
setp.eq.s32 %p12,%r34,2;
selp.b32 %r35,%r37,%r36,%p12;
$14:
mul.lo.s32 %r38,%r35,65537;
setp.eq.s64 %p13,%d13,2;
@%p13 bra $31;
bra.uni $15;
$31:
add.s32 %r39,%r22,4;
setp.le.s32 %p14,%r39,%r1;
mul.wide.s32 %d64,%r22,2;
add.s64 %d65,%d63,%d64;
and.b64 %d66,%d65,7;
setp.eq.s64 %p15,%d66,0;
and.pred %p16,%p14,%p15;
@%p16 bra $41;
bra.uni $32;
$41:
ld.v2.u32 {%r40,%r41},[%d65];
bra.uni $42;
$15:
setp.ge.s32 %p17,%r22,%r1;
mov.u32 %r40,0;
@%p17 bra $17;
mul.lo.s64 %d67,%d13,%d34;
add.s64 %d68,%d63,%d67;
ld.u16 %r40,[%d68];
$17:
or.b32 %r42,%r22,1;
setp.ge.s32 %p18,%r42,%r1;
@%p18 bra $19;
cvt.s64.s32 %d69,%r42;
mul.lo.s64 %d70,%d13,%d69;
add.s64 %d71,%d63,%d70;
ld.u16 %r43,[%d71];
shl.b32 %r44,%r43,16;
or.b32 %r40,%r44,%r40;
$19:
or.b32 %r45,%r22,2;
setp.ge.s32 %p19,%r45,%r1;
mov.u32 %r41,0;
@%p19 bra $21;
cvt.s64.s32 %d72,%r45;
mul.lo.s64 %d73,%d13,%d72;
add.s64 %d74,%d63,%d73;
ld.u16 %r41,[%d74];
$21:
or.b32 %r46,%r22,3;
setp.ge.s32 %p20,%r46,%r1;
@%p20 bra $23;
cvt.s64.s32 %d75,%r46;
mul.lo.s64 %d76,%d13,%d75;
add.s64 %d77,%d63,%d76;
ld.u16 %r47,[%d77];
shl.b32 %r48,%r47,16;
or.b32 %r41,%r48,%r41;
$23:
setp.ge.s32 %p21,%r27,%r1;
mov.u32 %r49,0;
@%p21 bra $25;
mul.lo.s64 %d78,%d13,%d35;
add.s64 %d79,%d63,%d78;
ld.u16 %r49,[%d79];
$25:
setp.ge.s32 %p22,%r30,%r1;
@%p22 bra $27;
mul.lo.s64 %d80,%d13,%d38;
add.s64 %d81,%d63,%d80;
ld.u16 %r50,[%d81];
shl.b32 %r51,%r50,16;
or.b32 %r49,%r51,%r49;
$27:
setp.ge.s32 %p23,%r32,%r1;
mov.u32 %r52,0;
@%p23 bra $29;
mul.lo.s64 %d82,%d13,%d40;
add.s64 %d83,%d63,%d82;
ld.u16 %r52,[%d83];
$29:
setp.ge.s32 %p24,%r33,%r1;
@%p24 bra $54;
mul.lo.s64 %d84,%d13,%d41;
add.s64 %d85,%d63,%d84;
ld.u16 %r53,[%d85];
shl.b32 %r54,%r53,16;
or.b32 %r52,%r54,%r52;
bra.uni $54;
$32:
setp.ge.s32 %p25,%r22,%r1;
mov.u32 %r40,0;
@%p25 bra $34;
ld.u16 %r40,[%d65];
$34:
or.b32 %r55,%r22,1;
setp.ge.s32 %p26,%r55,%r1;
@%p26 bra $36;
ld.u16 %r56,[%d65+2];
shl.b32 %r57,%r56,16;
or.b32 %r40,%r57,%r40;
$36:
or.b32 %r58,%r22,2;
setp.ge.s32 %p27,%r58,%r1;
mov.u32 %r41,0;
@%p27 bra $38;
ld.u16 %r41,[%d65+4];
$38:
or.b32 %r59,%r22,3;
setp.ge.s32 %p28,%r59,%r1;
@%p28 bra $42;
ld.u16 %r60,[%d65+6];
shl.b32 %r61,%r60,16;
or.b32 %r41,%r61,%r41;
$42:
add.s32 %r62,%r22,132;
setp.le.s32 %p29,%r62,%r1;
and.b64 %d86,%d63,7;
setp.eq.s64 %p30,%d86,0;
and.pred %p31,%p29,%p30;
@%p31 bra $52;
bra.uni $43;
$52:
ld.v2.u32 {%r49,%r52},[%d65+256];
bra.uni $54;
$43:
setp.ge.s32 %p32,%r27,%r1;
mov.u32 %r49,0;
@%p32 bra $45;
ld.u16 %r49,[%d65+256];
$45:
setp.ge.s32 %p33,%r30,%r1;
@%p33 bra $47;
ld.u16 %r63,[%d65+258];
shl.b32 %r64,%r63,16;
or.b32 %r49,%r64,%r49;
$47:
setp.ge.s32 %p34,%r32,%r1;
mov.u32 %r52,0;
@%p34 bra $49;
ld.u16 %r52,[%d65+260];
$49:
setp.ge.s32 %p35,%r33,%r1;
@%p35 bra $54;
ld.u16 %r65,[%d65+262];
shl.b32 %r66,%r65,16;
or.b32 %r52,%r66,%r52;
$54:
setp.ne.s32 %p36,%r14,0;
mov.u32 %r67,%r52;
mov.u32 %r68,%r49;
mov.u32 %r69,%r41;
mov.u32 %r70,%r40;
@%p36 bra $95;
bra.uni $55;
$95:
setp.eq.s32 %p37,%r14,0;
@%p37 bra $101;
setp.eq.s32 %p38,%r13,0;
@%p38 bra $100;
setp.eq.s32 %p39,%r13,1;
@%p39 bra $99;
bra.uni $98;
$99:
or.b32 %r71,%r38,%r40;
or.b32 %r72,%r38,%r41;
bra.uni $108;
$55:
setp.eq.s64 %p40,%d9,2;
@%p40 bra $72;
bra.uni $56;
$72:
add.s32 %r73,%r22,4;
setp.le.s32 %p41,%r73,%r5;
mul.wide.s32 %d87,%r22,2;
add.s64 %d88,%d61,%d87;
and.b64 %d89,%d88,7;
setp.eq.s64 %p42,%d89,0;
and.pred %p43,%p41,%p42;
@%p43 bra $82;
bra.uni $73;
$82:
ld.v2.u32 {%r70,%r69},[%d88];
bra.uni $83;
$101:
setp.eq.s32 %p44,%r13,0;
@%p44 bra $107;
setp.eq.s32 %p45,%r13,1;
@%p45 bra $106;
bra.uni $103;
$106:
or.b32 %r71,%r70,%r40;
or.b32 %r72,%r69,%r41;
bra.uni $108;
$100:
and.b32 %r71,%r38,%r40;
and.b32 %r72,%r38,%r41;
bra.uni $108;
$98:
setp.eq.s32 %p46,%r13,2;
selp.b32 %r74,%r38,-1,%p46;
xor.b32 %r71,%r40,%r74;
xor.b32 %r72,%r41,%r74;
bra.uni $108;
$56:
setp.ge.s32 %p47,%r22,%r5;
mov.u32 %r70,0;
@%p47 bra $58;
mul.lo.s64 %d90,%d9,%d34;
add.s64 %d91,%d61,%d90;
ld.u16 %r70,[%d91];
$58:
or.b32 %r75,%r22,1;
setp.ge.s32 %p48,%r75,%r5;
@%p48 bra $60;
cvt.s64.s32 %d92,%r75;
mul.lo.s64 %d93,%d9,%d92;
add.s64 %d94,%d61,%d93;
ld.u16 %r76,[%d94];
shl.b32 %r77,%r76,16;
or.b32 %r70,%r77,%r70;
$60:
or.b32 %r78,%r22,2;
setp.ge.s32 %p49,%r78,%r5;
mov.u32 %r69,0;
@%p49 bra $62;
cvt.s64.s32 %d95,%r78;
mul.lo.s64 %d96,%d9,%d95;
add.s64 %d97,%d61,%d96;
ld.u16 %r69,[%d97];
$62:
or.b32 %r79,%r22,3;
setp.ge.s32 %p50,%r79,%r5;
@%p50 bra $64;
cvt.s64.s32 %d98,%r79;
mul.lo.s64 %d99,%d9,%d98;
add.s64 %d100,%d61,%d99;
ld.u16 %r80,[%d100];
shl.b32 %r81,%r80,16;
or.b32 %r69,%r81,%r69;
$64:
setp.ge.s32 %p51,%r27,%r5;
mov.u32 %r68,0;
@%p51 bra $66;
mul.lo.s64 %d101,%d9,%d35;
add.s64 %d102,%d61,%d101;
ld.u16 %r68,[%d102];
$66:
setp.ge.s32 %p52,%r30,%r5;
@%p52 bra $68;
mul.lo.s64 %d103,%d9,%d38;
add.s64 %d104,%d61,%d103;
ld.u16 %r82,[%d104];
shl.b32 %r83,%r82,16;
or.b32 %r68,%r83,%r68;
$68:
setp.ge.s32 %p53,%r32,%r5;
mov.u32 %r67,0;
@%p53 bra $70;
mul.lo.s64 %d105,%d9,%d40;
add.s64 %d106,%d61,%d105;
ld.u16 %r67,[%d106];
$70:
setp.ge.s32 %p54,%r33,%r5;
@%p54 bra $95;
mul.lo.s64 %d107,%d9,%d41;
add.s64 %d108,%d61,%d107;
ld.u16 %r84,[%d108];
shl.b32 %r85,%r84,16;
or.b32 %r67,%r85,%r67;
bra.uni $95;
$107:
and.b32 %r71,%r70,%r40;
and.b32 %r72,%r69,%r41;
bra.uni $108;
$103:
setp.eq.s32 %p55,%r13,2;
@%p55 bra $105;
bra.uni $104;
$105:
xor.b32 %r71,%r70,%r40;
xor.b32 %r72,%r69,%r41;
bra.uni $108;
$73:
setp.ge.s32 %p56,%r22,%r5;
mov.u32 %r70,0;
@%p56 bra $75;
ld.u16 %r70,[%d88];
$75:
or.b32 %r86,%r22,1;
setp.ge.s32 %p57,%r86,%r5;
@%p57 bra $77;
ld.u16 %r87,[%d88+2];
shl.b32 %r88,%r87,16;
or.b32 %r70,%r88,%r70;
$77:
or.b32 %r89,%r22,2;
setp.ge.s32 %p58,%r89,%r5;
mov.u32 %r69,0;
@%p58 bra $79;
ld.u16 %r69,[%d88+4];
$79:
or.b32 %r90,%r22,3;
setp.ge.s32 %p59,%r90,%r5;
@%p59 bra $83;
ld.u16 %r91,[%d88+6];
shl.b32 %r92,%r91,16;
or.b32 %r69,%r92,%r69;
$83:
add.s32 %r93,%r22,132;
setp.le.s32 %p60,%r93,%r5;
and.b64 %d109,%d61,7;
setp.eq.s64 %p61,%d109,0;
and.pred %p62,%p60,%p61;
@%p62 bra $93;
bra.uni $84;
$93:
ld.v2.u32 {%r68,%r67},[%d88+256];
bra.uni $95;
$84:
setp.ge.s32 %p63,%r27,%r5;
mov.u32 %r68,0;
@%p63 bra $86;
ld.u16 %r68,[%d88+256];
$86:
setp.ge.s32 %p64,%r30,%r5;
@%p64 bra $88;
ld.u16 %r94,[%d88+258];
shl.b32 %r95,%r94,16;
or.b32 %r68,%r95,%r68;
$88:
setp.ge.s32 %p65,%r32,%r5;
mov.u32 %r67,0;
@%p65 bra $90;
ld.u16 %r67,[%d88+260];
$90:
setp.ge.s32 %p66,%r33,%r5;
@%p66 bra $95;
ld.u16 %r96,[%d88+262];
shl.b32 %r97,%r96,16;
or.b32 %r67,%r97,%r67;
bra.uni $95;
$104:
not.b32 %r71,%r40;
not.b32 %r72,%r41;
$108:
add.s64 %d110,%d31,%d59;
and.b64 %d111,%d110,7;
setp.eq.s64 %p67,%d111,0;
add.s32 %r98,%r22,4;
setp.le.s32 %p68,%r98,%r9;
and.pred %p69,%p9,%p68;
and.pred %p70,%p69,%p67;
@%p70 bra $115;
bra.uni $109;
$115:
st.v2.u32 [%d110],{%r71,%r72};
bra.uni $116;
$109:
or.b32 %r99,%r22,1;
setp.ge.s32 %p71,%r99,%r9;
st.u16 [%d110],%r71;
@%p71 bra $111;
shr.u32 %r100,%r71,16;
add.s64 %d112,%d31,%d45;
st.u16 [%d112],%r100;
$111:
or.b32 %r101,%r22,2;
setp.ge.s32 %p72,%r101,%r9;
@%p72 bra $113;
add.s64 %d113,%d31,%d47;
st.u16 [%d113],%r72;
$113:
or.b32 %r102,%r22,3;
setp.ge.s32 %p73,%r102,%r9;
@%p73 bra $116;
shr.u32 %r103,%r72,16;
add.s64 %d114,%d31,%d49;
st.u16 [%d114],%r103;
$116:
setp.eq.s32 %p74,%r14,0;
@%p74 bra $122;
setp.eq.s32 %p75,%r13,0;
@%p75 bra $121;
setp.eq.s32 %p76,%r13,1;
@%p76 bra $120;
bra.uni $119;
$120:
or.b32 %r104,%r38,%r49;
or.b32 %r105,%r38,%r52;
bra.uni $129;
$122:
setp.eq.s32 %p77,%r13,0;
@%p77 bra $128;
setp.eq.s32 %p78,%r13,1;
@%p78 bra $127;
bra.uni $124;
$127:
or.b32 %r104,%r68,%r49;
or.b32 %r105,%r67,%r52;
bra.uni $129;
$121:
and.b32 %r104,%r38,%r49;
and.b32 %r105,%r38,%r52;
bra.uni $129;
$119:
setp.eq.s32 %p79,%r13,2;
selp.b32 %r106,%r38,-1,%p79;
xor.b32 %r104,%r49,%r106;
xor.b32 %r105,%r52,%r106;
bra.uni $129;
$128:
and.b32 %r104,%r68,%r49;
and.b32 %r105,%r67,%r52;
bra.uni $129;
$124:
setp.eq.s32 %p80,%r13,2;
@%p80 bra $126;
bra.uni $125;
$126:
xor.b32 %r104,%r68,%r49;
xor.b32 %r105,%r67,%r52;
bra.uni $129;
$125:
not.b32 %r104,%r49;
not.b32 %r105,%r52;
$129:
add.s64 %d115,%d31,%d57;
and.b64 %d116,%d115,7;
setp.eq.s64 %p81,%d116,0;
add.s32 %r107,%r22,132;
setp.le.s32 %p82,%r107,%r9;
and.pred %p83,%p9,%p82;
and.pred %p84,%p83,%p81;
@%p84 bra $138;
bra.uni $130;
$138:
add.s64 %d117,%d31,%d57;
st.v2.u32 [%d117],{%r104,%r105};
bra.uni $139;
$130:
setp.ge.s32 %p85,%r27,%r9;
@%p85 bra $132;
add.s64 %d118,%d31,%d57;
st.u16 [%d118],%r104;
$132:
setp.ge.s32 %p86,%r30,%r9;
@%p86 bra $134;
shr.u32 %r108,%r104,16;
add.s64 %d119,%d31,%d51;
st.u16 [%d119],%r108;
$134:
setp.ge.s32 %p87,%r32,%r9;
@%p87 bra $136;
add.s64 %d120,%d31,%d53;
st.u16 [%d120],%r105;
$136:
setp.ge.s32 %p88,%r33,%r9;
@%p88 bra $139;
shr.u32 %r109,%r105,16;
add.s64 %d121,%d31,%d55;
st.u16 [%d121],%r109;
$139:
add.s64 %d31,%d31,%d4;
add.s64 %d61,%d61,%d8;
add.s64 %d63,%d63,%d12;
add.s32 %r34,%r34,1;
setp.lt.s32 %p89,%r34,%r11;
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
.reg .pred %p<90>;
.reg .b32 %r<76>;
.reg .b64 %d<122>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r9,%r10},[p5+32];
ld.param.v2.u32 {%r11,%r12},[p5+40];
ld.param.u32 %r13,[p6];
ld.param.u32 %r14,[p7];
ld.param.u64 %d4,[p5+24];
ld.param.u64 %d5,[p5+16];
ld.param.u64 %d6,[p5+8];
ld.param.u64 %d7,[p5];
ld.param.u64 %d8,[p3+24];
ld.param.u64 %d9,[p3+16];
ld.param.u64 %d10,[p3+8];
ld.param.u64 %d11,[p3];
ld.param.u64 %d12,[p1+24];
ld.param.u64 %d13,[p1+16];
ld.param.u64 %d14,[p1+8];
ld.param.u64 %d15,[p1];
mov.u32 %r15,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d16,%d1;
mul.wide.s32 %d17,%r15,40;
add.s64 %d18,%d16,%d17;
ld.global.v2.u32 {%r1,%r16},[%d18+32];
ld.global.u64 %d12,[%d18+24];
ld.global.u64 %d13,[%d18+16];
ld.global.u64 %d14,[%d18+8];
ld.global.u64 %d19,[%d18];
bra.uni $3;
$2:
cvt.s64.s32 %d20,%r15;
mul.lo.s64 %d21,%d15,%d20;
add.s64 %d19,%d1,%d21;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d22,%d2;
mul.wide.s32 %d23,%r15,40;
add.s64 %d24,%d22,%d23;
ld.global.v2.u32 {%r5,%r17},[%d24+32];
ld.global.u64 %d8,[%d24+24];
ld.global.u64 %d9,[%d24+16];
ld.global.u64 %d10,[%d24+8];
ld.global.u64 %d25,[%d24];
bra.uni $6;
$5:
cvt.s64.s32 %d26,%r15;
mul.lo.s64 %d27,%d11,%d26;
add.s64 %d25,%d2,%d27;
$6:
setp.eq.s32 %p3,%r12,0;
@%p3 bra $8;
cvta.to.global.u64 %d28,%d3;
mul.wide.s32 %d29,%r15,40;
add.s64 %d30,%d28,%d29;
ld.global.v2.u32 {%r9,%r10},[%d30+32];
ld.global.u64 %d4,[%d30+24];
ld.global.u64 %d5,[%d30+16];
ld.global.u64 %d6,[%d30+8];
ld.global.u64 %d31,[%d30];
bra.uni $9;
$8:
cvt.s64.s32 %d32,%r15;
mul.lo.s64 %d33,%d7,%d32;
add.s64 %d31,%d3,%d33;
$9:
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,6;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
shl.b32 %r22,%r21,2;
mov.u32 %r23,%ctaid.y;
shl.b32 %r24,%r23,3;
mov.u32 %r25,%tid.y;
add.s32 %r26,%r24,%r25;
setp.ge.s32 %p4,%r22,%r9;
setp.ge.s32 %p5,%r26,%r10;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r11,1;
or.pred %p8,%p6,%p7;
@%p8 bra $140;
setp.eq.s64 %p9,%d5,4;
cvt.s64.s32 %d34,%r22;
add.s32 %r27,%r22,128;
cvt.s64.s32 %d35,%r27;
add.s32 %r28,%r22,1;
cvt.s64.s32 %d36,%r28;
add.s32 %r29,%r22,2;
cvt.s64.s32 %d37,%r29;
add.s32 %r30,%r22,129;
cvt.s64.s32 %d38,%r30;
add.s32 %r31,%r22,3;
cvt.s64.s32 %d39,%r31;
add.s32 %r32,%r22,130;
cvt.s64.s32 %d40,%r32;
add.s32 %r33,%r22,131;
cvt.s64.s32 %d41,%r33;
mul.lo.s64 %d42,%d5,%d36;
cvt.s64.s32 %d43,%r26;
mul.lo.s64 %d44,%d6,%d43;
add.s64 %d45,%d42,%d44;
mul.lo.s64 %d46,%d5,%d37;
add.s64 %d47,%d46,%d44;
mul.lo.s64 %d48,%d5,%d39;
add.s64 %d49,%d48,%d44;
mul.lo.s64 %d50,%d5,%d38;
add.s64 %d51,%d50,%d44;
mul.lo.s64 %d52,%d5,%d40;
add.s64 %d53,%d52,%d44;
mul.lo.s64 %d54,%d5,%d41;
add.s64 %d55,%d54,%d44;
mul.lo.s64 %d56,%d5,%d35;
add.s64 %d57,%d56,%d44;
mul.lo.s64 %d58,%d5,%d34;
add.s64 %d59,%d44,%d58;
mul.lo.s64 %d60,%d10,%d43;
add.s64 %d61,%d25,%d60;
mul.lo.s64 %d62,%d14,%d43;
add.s64 %d63,%d19,%d62;
mov.u32 %r34,0;
$11:
.pragma "nounroll";
ld.param.u32 %r35,[p8];
setp.eq.s32 %p10,%r34,0;
@%p10 bra $14;
ld.param.u32 %r35,[p9];
setp.ne.s32 %p11,%r34,1;
@%p11 bra $13;
bra.uni $14;
$13:
ld.param.u32 %r36,[p11];
ld.param.u32 %r37,[p10];
setp.eq.s32 %p12,%r34,2;
selp.b32 %r35,%r37,%r36,%p12;
$14:
setp.eq.s64 %p13,%d13,4;
@%p13 bra $31;
bra.uni $15;
$31:
add.s32 %r38,%r22,4;
setp.le.s32 %p14,%r38,%r1;
mul.wide.s32 %d64,%r22,4;
add.s64 %d65,%d63,%d64;
and.b64 %d66,%d65,15;
setp.eq.s64 %p15,%d66,0;
and.pred %p16,%p14,%p15;
@%p16 bra $41;
bra.uni $32;
$41:
ld.v4.u32 {%r39,%r40,%r41,%r42},[%d65];
bra.uni $42;
$15:
setp.ge.s32 %p17,%r22,%r1;
mov.u32 %r40,0;
mov.u32 %r39,%r40;
@%p17 bra $17;
mul.lo.s64 %d67,%d13,%d34;
add.s64 %d68,%d63,%d67;
ld.u32 %r39,[%d68];
$17:
setp.ge.s32 %p18,%r28,%r1;
@%p18 bra $19;
or.b32 %r43,%r22,1;
cvt.s64.s32 %d69,%r43;
mul.lo.s64 %d70,%d13,%d69;
add.s64 %d71,%d63,%d70;
ld.u32 %r40,[%d71];
$19:
setp.ge.s32 %p19,%r29,%r1;
mov.u32 %r42,0;
mov.u32 %r41,%r42;
@%p19 bra $21;
or.b32 %r44,%r22,2;
cvt.s64.s32 %d72,%r44;
mul.lo.s64 %d73,%d13,%d72;
add.s64 %d74,%d63,%d73;
ld.u32 %r41,[%d74];
$21:
setp.ge.s32 %p20,%r31,%r1;
@%p20 bra $23;
or.b32 %r45,%r22,3;
cvt.s64.s32 %d75,%r45;
mul.lo.s64 %d76,%d13,%d75;
add.s64 %d77,%d63,%d76;
ld.u32 %r42,[%d77];
$23:
setp.ge.s32 %p21,%r27,%r1;
mov.u32 %r46,0;
mov.u32 %r47,%r46;
@%p21 bra $25;
mul.lo.s64 %d78,%d13,%d35;
add.s64 %d79,%d63,%d78;
ld.u32 %r47,[%d79];
$25:
setp.ge.s32 %p22,%r30,%r1;
@%p22 bra $27;
mul.lo.s64 %d80,%d13,%d38;
add.s64 %d81,%d63,%d80;
ld.u32 %r46,[%d81];
$27:
setp.ge.s32 %p23,%r32,%r1;
mov.u32 %r48,0;
mov.u32 %r49,%r48;
@%p23 bra $29;
mul.lo.s64 %d82,%d13,%d40;
add.s64 %d83,%d63,%d82;
ld.u32 %r49,[%d83];
$29:
setp.ge.s32 %p24,%r33,%r1;
@%p24 bra $54;
mul.lo.s64 %d84,%d13,%d41;
add.s64 %d85,%d63,%d84;
ld.u32 %r48,[%d85];
bra.uni $54;
$32:
setp.ge.s32 %p25,%r22,%r1;
mov.u32 %r40,0;
mov.u32 %r39,%r40;
@%p25 bra $34;
ld.u32 %r39,[%d65];
$34:
setp.ge.s32 %p26,%r28,%r1;
@%p26 bra $36;
ld.u32 %r40,[%d65+4];
$36:
setp.ge.s32 %p27,%r29,%r1;
mov.u32 %r42,0;
mov.u32 %r41,%r42;
@%p27 bra $38;
ld.u32 %r41,[%d65+8];
$38:
setp.ge.s32 %p28,%r31,%r1;
@%p28 bra $42;
ld.u32 %r42,[%d65+12];
$42:
add.s32 %r50,%r22,132;
setp.le.s32 %p29,%r50,%r1;
and.b64 %d86,%d63,15;
setp.eq.s64 %p30,%d86,0;
and.pred %p31,%p29,%p30;
@%p31 bra $52;
bra.uni $43;
$52:
ld.v4.u32 {%r47,%r46,%r49,%r48},[%d65+512];
bra.uni $54;
$43:
setp.ge.s32 %p32,%r27,%r1;
mov.u32 %r46,0;
mov.u32 %r47,%r46;
@%p32 bra $45;
ld.u32 %r47,[%d65+512];
$45:
setp.ge.s32 %p33,%r30,%r1;
@%p33 bra $47;
ld.u32 %r46,[%d65+516];
$47:
setp.ge.s32 %p34,%r32,%r1;
mov.u32 %r48,0;
mov.u32 %r49,%r48;
@%p34 bra $49;
ld.u32 %r49,[%d65+520];
$49:
setp.ge.s32 %p35,%r33,%r1;
@%p35 bra $54;
ld.u32 %r48,[%d65+524];
$54:
setp.ne.s32 %p36,%r14,0;
mov.u32 %r51,%r48;
mov.u32 %r52,%r49;
mov.u32 %r53,%r46;
mov.u32 %r54,%r47;
mov.u32 %r55,%r42;
mov.u32 %r56,%r41;
mov.u32 %r57,%r40;
mov.u32 %r58,%r39;
@%p36 bra $95;
bra.uni $55;
$95:
setp.eq.s32 %p37,%r14,0;
@%p37 bra $101;
setp.eq.s32 %p38,%r13,0;
@%p38 bra $100;
setp.eq.s32 %p39,%r13,1;
@%p39 bra $99;
bra.uni $98;
$99:
or.b32 %r59,%r35,%r39;
or.b32 %r60,%r35,%r40;
or.b32 %r61,%r35,%r41;
or.b32 %r62,%r35,%r42;
bra.uni $108;
$55:
setp.eq.s64 %p40,%d9,4;
@%p40 bra $72;
bra.uni $56;
$72:
add.s32 %r63,%r22,4;
setp.le.s32 %p41,%r63,%r5;
mul.wide.s32 %d87,%r22,4;
add.s64 %d88,%d61,%d87;
and.b64 %d89,%d88,15;
setp.eq.s64 %p42,%d89,0;
and.pred %p43,%p41,%p42;
@%p43 bra $82;
bra.uni $73;
$82:
ld.v4.u32 {%r58,%r57,%r56,%r55},[%d88];
bra.uni $83;
$101:
setp.eq.s32 %p44,%r13,0;
@%p44 bra $107;
setp.eq.s32 %p45,%r13,1;
@%p45 bra $106;
bra.uni $103;
$106:
or.b32 %r59,%r58,%r39;
or.b32 %r60,%r57,%r40;
or.b32 %r61,%r56,%r41;
or.b32 %r62,%r55,%r42;
bra.uni $108;
$100:
and.b32 %r59,%r35,%r39;
and.b32 %r60,%r35,%r40;
and.b32 %r61,%r35,%r41;
and.b32 %r62,%r35,%r42;
bra.uni $108;
$98:
setp.eq.s32 %p46,%r13,2;
selp.b32 %r64,%r35,-1,%p46;
xor.b32 %r59,%r39,%r64;
xor.b32 %r60,%r40,%r64;
xor.b32 %r61,%r41,%r64;
xor.b32 %r62,%r42,%r64;
bra.uni $108;
$56:
setp.ge.s32 %p47,%r22,%r5;
mov.u32 %r57,0;
mov.u32 %r58,%r57;
@%p47 bra $58;
mul.lo.s64 %d90,%d9,%d34;
add.s64 %d91,%d61,%d90;
ld.u32 %r58,[%d91];
$58:
setp.ge.s32 %p48,%r28,%r5;
@%p48 bra $60;
or.b32 %r65,%r22,1;
cvt.s64.s32 %d92,%r65;
mul.lo.s64 %d93,%d9,%d92;
add.s64 %d94,%d61,%d93;
ld.u32 %r57,[%d94];
$60:
setp.ge.s32 %p49,%r29,%r5;
mov.u32 %r55,0;
mov.u32 %r56,%r55;
@%p49 bra $62;
or.b32 %r66,%r22,2;
cvt.s64.s32 %d95,%r66;
mul.lo.s64 %d96,%d9,%d95;
add.s64 %d97,%d61,%d96;
ld.u32 %r56,[%d97];
$62:
setp.ge.s32 %p50,%r31,%r5;
@%p50 bra $64;
or.b32 %r67,%r22,3;
cvt.s64.s32 %d98,%r67;
mul.lo.s64 %d99,%d9,%d98;
add.s64 %d100,%d61,%d99;
ld.u32 %r55,[%d100];
$64:
setp.ge.s32 %p51,%r27,%r5;
mov.u32 %r53,0;
mov.u32 %r54,%r53;
@%p51 bra $66;
mul.lo.s64 %d101,%d9,%d35;
add.s64 %d102,%d61,%d101;
ld.u32 %r54,[%d102];
$66:
setp.ge.s32 %p52,%r30,%r5;
@%p52 bra $68;
mul.lo.s64 %d103,%d9,%d38;
add.s64 %d104,%d61,%d103;
ld.u32 %r53,[%d104];
$68:
setp.ge.s32 %p53,%r32,%r5;
mov.u32 %r51,0;
mov.u32 %r52,%r51;
@%p53 bra $70;
mul.lo.s64 %d105,%d9,%d40;
add.s64 %d106,%d61,%d105;
ld.u32 %r52,[%d106];
$70:
setp.ge.s32 %p54,%r33,%r5;
@%p54 bra $95;
mul.lo.s64 %d107,%d9,%d41;
add.s64 %d108,%d61,%d107;
ld.u32 %r51,[%d108];
bra.uni $95;
$107:
and.b32 %r59,%r58,%r39;
and.b32 %r60,%r57,%r40;
and.b32 %r61,%r56,%r41;
and.b32 %r62,%r55,%r42;
bra.uni $108;
$103:
setp.eq.s32 %p55,%r13,2;
@%p55 bra $105;
bra.uni $104;
$105:
xor.b32 %r59,%r58,%r39;
xor.b32 %r60,%r57,%r40;
xor.b32 %r61,%r56,%r41;
xor.b32 %r62,%r55,%r42;
bra.uni $108;
$73:
setp.ge.s32 %p56,%r22,%r5;
mov.u32 %r57,0;
mov.u32 %r58,%r57;
@%p56 bra $75;
ld.u32 %r58,[%d88];
$75:
setp.ge.s32 %p57,%r28,%r5;
@%p57 bra $77;
ld.u32 %r57,[%d88+4];
$77:
setp.ge.s32 %p58,%r29,%r5;
mov.u32 %r55,0;
mov.u32 %r56,%r55;
@%p58 bra $79;
ld.u32 %r56,[%d88+8];
$79:
setp.ge.s32 %p59,%r31,%r5;
@%p59 bra $83;
ld.u32 %r55,[%d88+12];
$83:
add.s32 %r68,%r22,132;
setp.le.s32 %p60,%r68,%r5;
and.b64 %d109,%d61,15;
setp.eq.s64 %p61,%d109,0;
and.pred %p62,%p60,%p61;
@%p62 bra $93;
bra.uni $84;
$93:
ld.v4.u32 {%r54,%r53,%r52,%r51},[%d88+512];
bra.uni $95;
$84:
setp.ge.s32 %p63,%r27,%r5;
mov.u32 %r53,0;
mov.u32 %r54,%r53;
@%p63 bra $86;
ld.u32 %r54,[%d88+512];
$86:
setp.ge.s32 %p64,%r30,%r5;
@%p64 bra $88;
ld.u32 %r53,[%d88+516];
$88:
setp.ge.s32 %p65,%r32,%r5;
mov.u32 %r51,0;
mov.u32 %r52,%r51;
@%p65 bra $90;
ld.u32 %r52,[%d88+520];
$90:
setp.ge.s32 %p66,%r33,%r5;
@%p66 bra $95;
ld.u32 %r51,[%d88+524];
bra.uni $95;
$104:
not.b32 %r59,%r39;
not.b32 %r60,%r40;
not.b32 %r61,%r41;
not.b32 %r62,%r42;
$108:
add.s64 %d110,%d31,%d59;
and.b64 %d111,%d110,15;
setp.eq.s64 %p67,%d111,0;
add.s32 %r69,%r22,4;
setp.le.s32 %p68,%r69,%r9;
and.pred %p69,%p9,%p68;
and.pred %p70,%p69,%p67;
@%p70 bra $115;
bra.uni $109;
$115:
st.v4.u32 [%d110],{%r59,%r60,%r61,%r62};
bra.uni $116;
$109:
setp.ge.s32 %p71,%r28,%r9;
st.u32 [%d110],%r59;
@%p71 bra $111;
add.s64 %d112,%d31,%d45;
st.u32 [%d112],%r60;
$111:
setp.ge.s32 %p72,%r29,%r9;
@%p72 bra $113;
add.s64 %d113,%d31,%d47;
st.u32 [%d113],%r61;
$113:
setp.ge.s32 %p73,%r31,%r9;
@%p73 bra $116;
add.s64 %d114,%d31,%d49;
st.u32 [%d114],%r62;
$116:
setp.eq.s32 %p74,%r14,0;
@%p74 bra $122;
setp.eq.s32 %p75,%r13,0;
@%p75 bra $121;
setp.eq.s32 %p76,%r13,1;
@%p76 bra $120;
bra.uni $119;
$120:
or.b32 %r70,%r35,%r47;
or.b32 %r71,%r35,%r46;
or.b32 %r72,%r35,%r49;
or.b32 %r73,%r35,%r48;
bra.uni $129;
$122:
setp.eq.s32 %p77,%r13,0;
@%p77 bra $128;
setp.eq.s32 %p78,%r13,1;
@%p78 bra $127;
bra.uni $124;
$127:
or.b32 %r70,%r54,%r47;
or.b32 %r71,%r53,%r46;
or.b32 %r72,%r52,%r49;
or.b32 %r73,%r51,%r48;
bra.uni $129;
$121:
and.b32 %r70,%r35,%r47;
and.b32 %r71,%r35,%r46;
and.b32 %r72,%r35,%r49;
and.b32 %r73,%r35,%r48;
bra.uni $129;
$119:
setp.eq.s32 %p79,%r13,2;
selp.b32 %r74,%r35,-1,%p79;
xor.b32 %r70,%r47,%r74;
xor.b32 %r71,%r46,%r74;
xor.b32 %r72,%r49,%r74;
xor.b32 %r73,%r48,%r74;
bra.uni $129;
$128:
and.b32 %r70,%r54,%r47;
and.b32 %r71,%r53,%r46;
and.b32 %r72,%r52,%r49;
and.b32 %r73,%r51,%r48;
bra.uni $129;
$124:
setp.eq.s32 %p80,%r13,2;
@%p80 bra $126;
bra.uni $125;
$126:
xor.b32 %r70,%r54,%r47;
xor.b32 %r71,%r53,%r46;
xor.b32 %r72,%r52,%r49;
xor.b32 %r73,%r51,%r48;
bra.uni $129;
$125:
not.b32 %r70,%r47;
not.b32 %r71,%r46;
not.b32 %r72,%r49;
not.b32 %r73,%r48;
$129:
add.s64 %d115,%d31,%d57;
and.b64 %d116,%d115,15;
setp.eq.s64 %p81,%d116,0;
add.s32 %r75,%r22,132;
setp.le.s32 %p82,%r75,%r9;
and.pred %p83,%p9,%p82;
and.pred %p84,%p83,%p81;
@%p84 bra $138;
bra.uni $130;
$138:
add.s64 %d117,%d31,%d57;
st.v4.u32 [%d117],{%r70,%r71,%r72,%r73};
bra.uni $139;
$130:
setp.ge.s32 %p85,%r27,%r9;
@%p85 bra $132;
add.s64 %d118,%d31,%d57;
st.u32 [%d118],%r70;
$132:
setp.ge.s32 %p86,%r30,%r9;
@%p86 bra $134;
add.s64 %d119,%d31,%d51;
st.u32 [%d119],%r71;
$134:
setp.ge.s32 %p87,%r32,%r9;
@%p87 bra $136;
add.s64 %d120,%d31,%d53;
st.u32 [%d120],%r72;
$136:
setp.ge.s32 %p88,%r33,%r9;
@%p88 bra $139;
add.s64 %d121,%d31,%d55;
st.u32 [%d121],%r73;
$139:
add.s64 %d31,%d31,%d4;
add.s64 %d61,%d61,%d8;
add.s64 %d63,%d63,%d12;
add.s32 %r34,%r34,1;
setp.lt.s32 %p89,%r34,%r11;
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
.reg .pred %p<146>;
.reg .b16 %s<9>;
.reg .b32 %r<172>;
.reg .b64 %d<188>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r9,%r10},[p5+32];
ld.param.v2.u32 {%r11,%r12},[p5+40];
ld.param.u32 %r13,[p6];
ld.param.u32 %r14,[p7];
ld.param.u64 %d4,[p5+24];
ld.param.u64 %d5,[p5+16];
ld.param.u64 %d6,[p5+8];
ld.param.u64 %d7,[p5];
ld.param.u64 %d8,[p3+24];
ld.param.u64 %d9,[p3+16];
ld.param.u64 %d10,[p3+8];
ld.param.u64 %d11,[p3];
ld.param.u64 %d12,[p1+24];
ld.param.u64 %d13,[p1+16];
ld.param.u64 %d14,[p1+8];
ld.param.u64 %d15,[p1];
mov.u32 %r15,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d16,%d1;
mul.wide.s32 %d17,%r15,40;
add.s64 %d18,%d16,%d17;
ld.global.v2.u32 {%r1,%r16},[%d18+32];
ld.global.u64 %d12,[%d18+24];
ld.global.u64 %d13,[%d18+16];
ld.global.u64 %d14,[%d18+8];
ld.global.u64 %d19,[%d18];
bra.uni $3;
$2:
cvt.s64.s32 %d20,%r15;
mul.lo.s64 %d21,%d15,%d20;
add.s64 %d19,%d1,%d21;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d22,%d2;
mul.wide.s32 %d23,%r15,40;
add.s64 %d24,%d22,%d23;
ld.global.v2.u32 {%r5,%r17},[%d24+32];
ld.global.u64 %d8,[%d24+24];
ld.global.u64 %d9,[%d24+16];
ld.global.u64 %d10,[%d24+8];
ld.global.u64 %d25,[%d24];
bra.uni $6;
$5:
cvt.s64.s32 %d26,%r15;
mul.lo.s64 %d27,%d11,%d26;
add.s64 %d25,%d2,%d27;
$6:
setp.eq.s32 %p3,%r12,0;
@%p3 bra $8;
cvta.to.global.u64 %d28,%d3;
mul.wide.s32 %d29,%r15,40;
add.s64 %d30,%d28,%d29;
ld.global.v2.u32 {%r9,%r10},[%d30+32];
ld.global.u64 %d4,[%d30+24];
ld.global.u64 %d5,[%d30+16];
ld.global.u64 %d6,[%d30+8];
ld.global.u64 %d31,[%d30];
bra.uni $9;
$8:
cvt.s64.s32 %d32,%r15;
mul.lo.s64 %d33,%d7,%d32;
add.s64 %d31,%d3,%d33;
$9:
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,6;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
shl.b32 %r22,%r21,2;
mov.u32 %r23,%ctaid.y;
shl.b32 %r24,%r23,3;
mov.u32 %r25,%tid.y;
add.s32 %r26,%r24,%r25;
setp.ge.s32 %p4,%r22,%r9;
setp.ge.s32 %p5,%r26,%r10;
or.pred %p6,%p4,%p5;
setp.lt.s32 %p7,%r11,1;
or.pred %p8,%p6,%p7;
@%p8 bra $204;
setp.eq.s64 %p9,%d5,1;
add.s32 %r27,%r22,128;
cvt.s64.s32 %d34,%r27;
add.s32 %r28,%r22,1;
cvt.s64.s32 %d35,%r28;
add.s32 %r29,%r22,2;
cvt.s64.s32 %d36,%r29;
add.s32 %r30,%r22,129;
cvt.s64.s32 %d37,%r30;
add.s32 %r31,%r22,3;
cvt.s64.s32 %d38,%r31;
add.s32 %r32,%r22,130;
cvt.s64.s32 %d39,%r32;
add.s32 %r33,%r22,131;
cvt.s64.s32 %d40,%r33;
mul.lo.s64 %d41,%d5,%d35;
cvt.s64.s32 %d42,%r26;
mul.lo.s64 %d43,%d6,%d42;
add.s64 %d44,%d41,%d43;
mul.lo.s64 %d45,%d5,%d36;
add.s64 %d46,%d45,%d43;
mul.lo.s64 %d47,%d5,%d38;
add.s64 %d48,%d47,%d43;
mul.lo.s64 %d49,%d5,%d37;
add.s64 %d50,%d49,%d43;
mul.lo.s64 %d51,%d5,%d39;
add.s64 %d52,%d51,%d43;
mul.lo.s64 %d53,%d5,%d40;
add.s64 %d54,%d53,%d43;
mul.lo.s64 %d55,%d5,%d34;
add.s64 %d56,%d55,%d43;
cvt.s64.s32 %d57,%r22;
mul.lo.s64 %d58,%d5,%d57;
add.s64 %d59,%d43,%d58;
mul.lo.s64 %d60,%d10,%d42;
add.s64 %d61,%d25,%d60;
mul.lo.s64 %d62,%d14,%d42;
add.s64 %d63,%d19,%d62;
mov.u32 %r34,0;
$11:
.pragma "nounroll";
ld.param.u32 %r35,[p8];
setp.eq.s32 %p10,%r34,0;
@%p10 bra $14;
ld.param.u32 %r35,[p9];
setp.ne.s32 %p11,%r34,1;
@%p11 bra $13;
bra.uni $14;
$13:
ld.param.u32 %r36,[p11];
ld.param.u32 %r37,[p10];
setp.eq.s32 %p12,%r34,2;
selp.b32 %r35,%r37,%r36,%p12;
$14:
mul.lo.s32 %r38,%r35,16843009;
setp.eq.s64 %p13,%d13,1;
@%p13 bra $31;
bra.uni $15;
$31:
add.s32 %r39,%r22,4;
setp.le.s32 %p14,%r39,%r1;
add.s64 %d64,%d63,%d57;
and.b64 %d65,%d64,3;
setp.eq.s64 %p15,%d65,0;
and.pred %p16,%p14,%p15;
@%p16 bra $41;
bra.uni $32;
$41:
add.s64 %d66,%d63,%d57;
ld.u32 %r40,[%d66];
bra.uni $42;
$15:
setp.ge.s32 %p17,%r22,%r1;
mov.u32 %r40,0;
@%p17 bra $17;
mul.lo.s64 %d67,%d13,%d57;
add.s64 %d68,%d63,%d67;
ld.u8 %r40,[%d68];
$17:
or.b32 %r41,%r22,1;
setp.ge.s32 %p18,%r41,%r1;
@%p18 bra $19;
cvt.s64.s32 %d69,%r41;
mul.lo.s64 %d70,%d13,%d69;
add.s64 %d71,%d63,%d70;
ld.u8 %s1,[%d71];
mul.wide.u16 %r42,%s1,256;
or.b32 %r40,%r42,%r40;
$19:
or.b32 %r43,%r22,2;
setp.ge.s32 %p19,%r43,%r1;
@%p19 bra $21;
cvt.s64.s32 %d72,%r43;
mul.lo.s64 %d73,%d13,%d72;
add.s64 %d74,%d63,%d73;
ld.u8 %r44,[%d74];
shl.b32 %r45,%r44,16;
or.b32 %r40,%r45,%r40;
$21:
or.b32 %r46,%r22,3;
setp.ge.s32 %p20,%r46,%r1;
@%p20 bra $23;
cvt.s64.s32 %d75,%r46;
mul.lo.s64 %d76,%d13,%d75;
add.s64 %d77,%d63,%d76;
ld.u8 %r47,[%d77];
shl.b32 %r48,%r47,24;
or.b32 %r40,%r48,%r40;
$23:
setp.ge.s32 %p21,%r27,%r1;
mov.u32 %r49,0;
@%p21 bra $25;
mul.lo.s64 %d78,%d13,%d34;
add.s64 %d79,%d63,%d78;
ld.u8 %r49,[%d79];
$25:
setp.ge.s32 %p22,%r30,%r1;
@%p22 bra $27;
mul.lo.s64 %d80,%d13,%d37;
add.s64 %d81,%d63,%d80;
ld.u8 %s2,[%d81];
mul.wide.u16 %r50,%s2,256;
or.b32 %r49,%r50,%r49;
$27:
setp.ge.s32 %p23,%r32,%r1;
@%p23 bra $29;
mul.lo.s64 %d82,%d13,%d39;
add.s64 %d83,%d63,%d82;
ld.u8 %r51,[%d83];
shl.b32 %r52,%r51,16;
or.b32 %r49,%r52,%r49;
$29:
setp.ge.s32 %p24,%r33,%r1;
@%p24 bra $54;
mul.lo.s64 %d84,%d13,%d40;
add.s64 %d85,%d63,%d84;
ld.u8 %r53,[%d85];
shl.b32 %r54,%r53,24;
or.b32 %r49,%r54,%r49;
bra.uni $54;
$32:
setp.ge.s32 %p25,%r22,%r1;
mov.u32 %r40,0;
@%p25 bra $34;
add.s64 %d86,%d63,%d57;
ld.u8 %r40,[%d86];
$34:
or.b32 %r55,%r22,1;
setp.ge.s32 %p26,%r55,%r1;
@%p26 bra $36;
add.s64 %d87,%d63,%d57;
ld.u8 %s3,[%d87+1];
mul.wide.u16 %r56,%s3,256;
or.b32 %r40,%r56,%r40;
$36:
or.b32 %r57,%r22,2;
setp.ge.s32 %p27,%r57,%r1;
@%p27 bra $38;
add.s64 %d88,%d63,%d57;
ld.u8 %r58,[%d88+2];
shl.b32 %r59,%r58,16;
or.b32 %r40,%r59,%r40;
$38:
or.b32 %r60,%r22,3;
setp.ge.s32 %p28,%r60,%r1;
@%p28 bra $42;
add.s64 %d89,%d63,%d57;
ld.u8 %r61,[%d89+3];
shl.b32 %r62,%r61,24;
or.b32 %r40,%r62,%r40;
$42:
add.s32 %r63,%r22,132;
setp.le.s32 %p29,%r63,%r1;
and.b64 %d90,%d63,3;
setp.eq.s64 %p30,%d90,0;
and.pred %p31,%p29,%p30;
@%p31 bra $52;
bra.uni $43;
$52:
add.s64 %d91,%d63,%d57;
ld.u32 %r49,[%d91+128];
bra.uni $54;
$43:
setp.ge.s32 %p32,%r27,%r1;
mov.u32 %r49,0;
@%p32 bra $45;
add.s64 %d92,%d63,%d57;
ld.u8 %r49,[%d92+128];
$45:
setp.ge.s32 %p33,%r30,%r1;
@%p33 bra $47;
add.s64 %d93,%d63,%d57;
ld.u8 %s4,[%d93+129];
mul.wide.u16 %r64,%s4,256;
or.b32 %r49,%r64,%r49;
$47:
setp.ge.s32 %p34,%r32,%r1;
@%p34 bra $49;
add.s64 %d94,%d63,%d57;
ld.u8 %r65,[%d94+130];
shl.b32 %r66,%r65,16;
or.b32 %r49,%r66,%r49;
$49:
setp.ge.s32 %p35,%r33,%r1;
@%p35 bra $54;
add.s64 %d95,%d63,%d57;
ld.u8 %r67,[%d95+131];
shl.b32 %r68,%r67,24;
or.b32 %r49,%r68,%r49;
$54:
setp.ne.s32 %p36,%r14,0;
mov.u32 %r69,%r49;
mov.u32 %r70,%r40;
@%p36 bra $95;
bra.uni $55;
$95:
setp.eq.s32 %p37,%r14,0;
@%p37 bra $128;
setp.eq.s32 %p38,%r13,0;
@%p38 bra $101;
setp.eq.s32 %p39,%r13,1;
@%p39 bra $100;
setp.ne.s32 %p40,%r13,2;
@%p40 bra $102;
xor.b32 %r71,%r38,%r40;
bra.uni $103;
$55:
setp.eq.s64 %p41,%d9,1;
@%p41 bra $72;
bra.uni $56;
$72:
add.s32 %r72,%r22,4;
setp.le.s32 %p42,%r72,%r5;
add.s64 %d96,%d61,%d57;
and.b64 %d97,%d96,3;
setp.eq.s64 %p43,%d97,0;
and.pred %p44,%p42,%p43;
@%p44 bra $82;
bra.uni $73;
$82:
add.s64 %d98,%d61,%d57;
ld.u32 %r70,[%d98];
bra.uni $83;
$128:
setp.eq.s32 %p45,%r13,0;
@%p45 bra $167;
setp.eq.s32 %p46,%r13,1;
@%p46 bra $149;
setp.ne.s32 %p47,%r13,2;
@%p47 bra $185;
xor.b32 %r73,%r70,%r40;
add.s64 %d99,%d31,%d59;
and.b64 %d100,%d99,3;
setp.eq.s64 %p48,%d100,0;
add.s32 %r74,%r22,4;
setp.le.s32 %p49,%r74,%r9;
and.pred %p50,%p9,%p49;
and.pred %p51,%p50,%p48;
@%p51 bra $138;
bra.uni $132;
$138:
st.u32 [%d99],%r73;
bra.uni $139;
$56:
setp.ge.s32 %p52,%r22,%r5;
mov.u32 %r70,0;
@%p52 bra $58;
mul.lo.s64 %d101,%d9,%d57;
add.s64 %d102,%d61,%d101;
ld.u8 %r70,[%d102];
$58:
or.b32 %r75,%r22,1;
setp.ge.s32 %p53,%r75,%r5;
@%p53 bra $60;
cvt.s64.s32 %d103,%r75;
mul.lo.s64 %d104,%d9,%d103;
add.s64 %d105,%d61,%d104;
ld.u8 %s5,[%d105];
mul.wide.u16 %r76,%s5,256;
or.b32 %r70,%r76,%r70;
$60:
or.b32 %r77,%r22,2;
setp.ge.s32 %p54,%r77,%r5;
@%p54 bra $62;
cvt.s64.s32 %d106,%r77;
mul.lo.s64 %d107,%d9,%d106;
add.s64 %d108,%d61,%d107;
ld.u8 %r78,[%d108];
shl.b32 %r79,%r78,16;
or.b32 %r70,%r79,%r70;
$62:
or.b32 %r80,%r22,3;
setp.ge.s32 %p55,%r80,%r5;
@%p55 bra $64;
cvt.s64.s32 %d109,%r80;
mul.lo.s64 %d110,%d9,%d109;
add.s64 %d111,%d61,%d110;
ld.u8 %r81,[%d111];
shl.b32 %r82,%r81,24;
or.b32 %r70,%r82,%r70;
$64:
setp.ge.s32 %p56,%r27,%r5;
mov.u32 %r69,0;
@%p56 bra $66;
mul.lo.s64 %d112,%d9,%d34;
add.s64 %d113,%d61,%d112;
ld.u8 %r69,[%d113];
$66:
setp.ge.s32 %p57,%r30,%r5;
@%p57 bra $68;
mul.lo.s64 %d114,%d9,%d37;
add.s64 %d115,%d61,%d114;
ld.u8 %s6,[%d115];
mul.wide.u16 %r83,%s6,256;
or.b32 %r69,%r83,%r69;
$68:
setp.ge.s32 %p58,%r32,%r5;
@%p58 bra $70;
mul.lo.s64 %d116,%d9,%d39;
add.s64 %d117,%d61,%d116;
ld.u8 %r84,[%d117];
shl.b32 %r85,%r84,16;
or.b32 %r69,%r85,%r69;
$70:
setp.ge.s32 %p59,%r33,%r5;
@%p59 bra $95;
mul.lo.s64 %d118,%d9,%d40;
add.s64 %d119,%d61,%d118;
ld.u8 %r86,[%d119];
shl.b32 %r87,%r86,24;
or.b32 %r69,%r87,%r69;
bra.uni $95;
$101:
and.b32 %r71,%r38,%r40;
bra.uni $103;
$100:
or.b32 %r71,%r38,%r40;
bra.uni $103;
$102:
not.b32 %r71,%r40;
$103:
add.s64 %d120,%d31,%d59;
and.b64 %d121,%d120,3;
setp.eq.s64 %p60,%d121,0;
add.s32 %r88,%r22,4;
setp.le.s32 %p61,%r88,%r9;
and.pred %p62,%p9,%p61;
and.pred %p63,%p62,%p60;
@%p63 bra $110;
bra.uni $104;
$110:
st.u32 [%d120],%r71;
bra.uni $111;
$104:
or.b32 %r89,%r22,1;
setp.ge.s32 %p64,%r89,%r9;
st.u8 [%d120],%r71;
@%p64 bra $106;
shr.u32 %r90,%r71,8;
add.s64 %d122,%d31,%d44;
st.u8 [%d122],%r90;
$106:
or.b32 %r91,%r22,2;
setp.ge.s32 %p65,%r91,%r9;
@%p65 bra $108;
shr.u32 %r92,%r71,16;
add.s64 %d123,%d31,%d46;
st.u8 [%d123],%r92;
$108:
or.b32 %r93,%r22,3;
setp.ge.s32 %p66,%r93,%r9;
@%p66 bra $111;
shr.u32 %r94,%r71,24;
add.s64 %d124,%d31,%d48;
st.u8 [%d124],%r94;
$111:
setp.eq.s32 %p67,%r13,0;
@%p67 bra $116;
setp.eq.s32 %p68,%r13,1;
@%p68 bra $115;
setp.ne.s32 %p69,%r13,2;
@%p69 bra $117;
xor.b32 %r95,%r38,%r49;
bra.uni $118;
$116:
and.b32 %r95,%r38,%r49;
bra.uni $118;
$115:
or.b32 %r95,%r38,%r49;
bra.uni $118;
$117:
not.b32 %r95,%r49;
$118:
add.s64 %d125,%d31,%d56;
and.b64 %d126,%d125,3;
setp.eq.s64 %p70,%d126,0;
add.s32 %r96,%r22,132;
setp.le.s32 %p71,%r96,%r9;
and.pred %p72,%p9,%p71;
and.pred %p73,%p72,%p70;
@%p73 bra $127;
bra.uni $119;
$127:
add.s64 %d127,%d31,%d56;
st.u32 [%d127],%r95;
bra.uni $203;
$119:
setp.ge.s32 %p74,%r27,%r9;
@%p74 bra $121;
add.s64 %d128,%d31,%d56;
st.u8 [%d128],%r95;
$121:
setp.ge.s32 %p75,%r30,%r9;
@%p75 bra $123;
shr.u32 %r97,%r95,8;
add.s64 %d129,%d31,%d50;
st.u8 [%d129],%r97;
$123:
setp.ge.s32 %p76,%r32,%r9;
@%p76 bra $125;
shr.u32 %r98,%r95,16;
add.s64 %d130,%d31,%d52;
st.u8 [%d130],%r98;
$125:
setp.ge.s32 %p77,%r33,%r9;
@%p77 bra $203;
shr.u32 %r99,%r95,24;
add.s64 %d131,%d31,%d54;
st.u8 [%d131],%r99;
bra.uni $203;
$73:
setp.ge.s32 %p78,%r22,%r5;
mov.u32 %r70,0;
@%p78 bra $75;
add.s64 %d132,%d61,%d57;
ld.u8 %r70,[%d132];
$75:
or.b32 %r100,%r22,1;
setp.ge.s32 %p79,%r100,%r5;
@%p79 bra $77;
add.s64 %d133,%d61,%d57;
ld.u8 %s7,[%d133+1];
mul.wide.u16 %r101,%s7,256;
or.b32 %r70,%r101,%r70;
$77:
or.b32 %r102,%r22,2;
setp.ge.s32 %p80,%r102,%r5;
@%p80 bra $79;
add.s64 %d134,%d61,%d57;
ld.u8 %r103,[%d134+2];
shl.b32 %r104,%r103,16;
or.b32 %r70,%r104,%r70;
$79:
or.b32 %r105,%r22,3;
setp.ge.s32 %p81,%r105,%r5;
@%p81 bra $83;
add.s64 %d135,%d61,%d57;
ld.u8 %r106,[%d135+3];
shl.b32 %r107,%r106,24;
or.b32 %r70,%r107,%r70;
$83:
add.s32 %r108,%r22,132;
setp.le.s32 %p82,%r108,%r5;
and.b64 %d136,%d61,3;
setp.eq.s64 %p83,%d136,0;
and.pred %p84,%p82,%p83;
@%p84 bra $93;
bra.uni $84;
$93:
add.s64 %d137,%d61,%d57;
ld.u32 %r69,[%d137+128];
bra.uni $95;
$167:
and.b32 %r109,%r70,%r40;
add.s64 %d138,%d31,%d59;
and.b64 %d139,%d138,3;
setp.eq.s64 %p85,%d139,0;
add.s32 %r110,%r22,4;
setp.le.s32 %p86,%r110,%r9;
and.pred %p87,%p9,%p86;
and.pred %p88,%p87,%p85;
@%p88 bra $174;
bra.uni $168;
$174:
st.u32 [%d138],%r109;
bra.uni $175;
$149:
or.b32 %r111,%r70,%r40;
add.s64 %d140,%d31,%d59;
and.b64 %d141,%d140,3;
setp.eq.s64 %p89,%d141,0;
add.s32 %r112,%r22,4;
setp.le.s32 %p90,%r112,%r9;
and.pred %p91,%p9,%p90;
and.pred %p92,%p91,%p89;
@%p92 bra $156;
bra.uni $150;
$156:
st.u32 [%d140],%r111;
bra.uni $157;
$84:
setp.ge.s32 %p93,%r27,%r5;
mov.u32 %r69,0;
@%p93 bra $86;
add.s64 %d142,%d61,%d57;
ld.u8 %r69,[%d142+128];
$86:
setp.ge.s32 %p94,%r30,%r5;
@%p94 bra $88;
add.s64 %d143,%d61,%d57;
ld.u8 %s8,[%d143+129];
mul.wide.u16 %r113,%s8,256;
or.b32 %r69,%r113,%r69;
$88:
setp.ge.s32 %p95,%r32,%r5;
@%p95 bra $90;
add.s64 %d144,%d61,%d57;
ld.u8 %r114,[%d144+130];
shl.b32 %r115,%r114,16;
or.b32 %r69,%r115,%r69;
$90:
setp.ge.s32 %p96,%r33,%r5;
@%p96 bra $95;
add.s64 %d145,%d61,%d57;
ld.u8 %r116,[%d145+131];
shl.b32 %r117,%r116,24;
or.b32 %r69,%r117,%r69;
bra.uni $95;
$185:
add.s64 %d146,%d31,%d59;
and.b64 %d147,%d146,3;
setp.eq.s64 %p97,%d147,0;
add.s32 %r118,%r22,4;
setp.le.s32 %p98,%r118,%r9;
and.pred %p99,%p9,%p98;
and.pred %p100,%p99,%p97;
@%p100 bra $192;
bra.uni $186;
$192:
not.b32 %r119,%r40;
st.u32 [%d146],%r119;
bra.uni $193;
$168:
or.b32 %r120,%r22,1;
setp.ge.s32 %p101,%r120,%r9;
st.u8 [%d138],%r109;
@%p101 bra $170;
shr.u32 %r121,%r109,8;
add.s64 %d148,%d31,%d44;
st.u8 [%d148],%r121;
$170:
or.b32 %r122,%r22,2;
setp.ge.s32 %p102,%r122,%r9;
@%p102 bra $172;
shr.u32 %r123,%r109,16;
add.s64 %d149,%d31,%d46;
st.u8 [%d149],%r123;
$172:
or.b32 %r124,%r22,3;
setp.ge.s32 %p103,%r124,%r9;
@%p103 bra $175;
shr.u32 %r125,%r109,24;
add.s64 %d150,%d31,%d48;
st.u8 [%d150],%r125;
$175:
and.b32 %r126,%r69,%r49;
add.s64 %d151,%d31,%d56;
and.b64 %d152,%d151,3;
setp.eq.s64 %p104,%d152,0;
add.s32 %r127,%r22,132;
setp.le.s32 %p105,%r127,%r9;
and.pred %p106,%p9,%p105;
and.pred %p107,%p106,%p104;
@%p107 bra $184;
bra.uni $176;
$184:
add.s64 %d153,%d31,%d56;
st.u32 [%d153],%r126;
bra.uni $203;
$150:
or.b32 %r128,%r22,1;
setp.ge.s32 %p108,%r128,%r9;
st.u8 [%d140],%r111;
@%p108 bra $152;
shr.u32 %r129,%r111,8;
add.s64 %d154,%d31,%d44;
st.u8 [%d154],%r129;
$152:
or.b32 %r130,%r22,2;
setp.ge.s32 %p109,%r130,%r9;
@%p109 bra $154;
shr.u32 %r131,%r111,16;
add.s64 %d155,%d31,%d46;
st.u8 [%d155],%r131;
$154:
or.b32 %r132,%r22,3;
setp.ge.s32 %p110,%r132,%r9;
@%p110 bra $157;
shr.u32 %r133,%r111,24;
add.s64 %d156,%d31,%d48;
st.u8 [%d156],%r133;
$157:
or.b32 %r134,%r69,%r49;
add.s64 %d157,%d31,%d56;
and.b64 %d158,%d157,3;
setp.eq.s64 %p111,%d158,0;
add.s32 %r135,%r22,132;
setp.le.s32 %p112,%r135,%r9;
and.pred %p113,%p9,%p112;
and.pred %p114,%p113,%p111;
@%p114 bra $166;
bra.uni $158;
$166:
add.s64 %d159,%d31,%d56;
st.u32 [%d159],%r134;
bra.uni $203;
$176:
setp.ge.s32 %p115,%r27,%r9;
@%p115 bra $178;
add.s64 %d160,%d31,%d56;
st.u8 [%d160],%r126;
$178:
setp.ge.s32 %p116,%r30,%r9;
@%p116 bra $180;
shr.u32 %r136,%r126,8;
add.s64 %d161,%d31,%d50;
st.u8 [%d161],%r136;
$180:
setp.ge.s32 %p117,%r32,%r9;
@%p117 bra $182;
shr.u32 %r137,%r126,16;
add.s64 %d162,%d31,%d52;
st.u8 [%d162],%r137;
$182:
setp.ge.s32 %p118,%r33,%r9;
@%p118 bra $203;
shr.u32 %r138,%r126,24;
add.s64 %d163,%d31,%d54;
st.u8 [%d163],%r138;
bra.uni $203;
$158:
setp.ge.s32 %p119,%r27,%r9;
@%p119 bra $160;
add.s64 %d164,%d31,%d56;
st.u8 [%d164],%r134;
$160:
setp.ge.s32 %p120,%r30,%r9;
@%p120 bra $162;
shr.u32 %r139,%r134,8;
add.s64 %d165,%d31,%d50;
st.u8 [%d165],%r139;
$162:
setp.ge.s32 %p121,%r32,%r9;
@%p121 bra $164;
shr.u32 %r140,%r134,16;
add.s64 %d166,%d31,%d52;
st.u8 [%d166],%r140;
$164:
setp.ge.s32 %p122,%r33,%r9;
@%p122 bra $203;
shr.u32 %r141,%r134,24;
add.s64 %d167,%d31,%d54;
st.u8 [%d167],%r141;
bra.uni $203;
$132:
or.b32 %r142,%r22,1;
setp.ge.s32 %p123,%r142,%r9;
st.u8 [%d99],%r73;
@%p123 bra $134;
shr.u32 %r143,%r73,8;
add.s64 %d168,%d31,%d44;
st.u8 [%d168],%r143;
$134:
or.b32 %r144,%r22,2;
setp.ge.s32 %p124,%r144,%r9;
@%p124 bra $136;
shr.u32 %r145,%r73,16;
add.s64 %d169,%d31,%d46;
st.u8 [%d169],%r145;
$136:
or.b32 %r146,%r22,3;
setp.ge.s32 %p125,%r146,%r9;
@%p125 bra $139;
shr.u32 %r147,%r73,24;
add.s64 %d170,%d31,%d48;
st.u8 [%d170],%r147;
$139:
xor.b32 %r148,%r69,%r49;
add.s64 %d171,%d31,%d56;
and.b64 %d172,%d171,3;
setp.eq.s64 %p126,%d172,0;
add.s32 %r149,%r22,132;
setp.le.s32 %p127,%r149,%r9;
and.pred %p128,%p9,%p127;
and.pred %p129,%p128,%p126;
@%p129 bra $148;
bra.uni $140;
$148:
add.s64 %d173,%d31,%d56;
st.u32 [%d173],%r148;
bra.uni $203;
$186:
not.b32 %r150,%r40;
or.b32 %r151,%r22,1;
setp.ge.s32 %p130,%r151,%r9;
st.u8 [%d146],%r150;
@%p130 bra $188;
not.b32 %r152,%r40;
shr.u32 %r153,%r152,8;
add.s64 %d174,%d31,%d44;
st.u8 [%d174],%r153;
$188:
or.b32 %r154,%r22,2;
setp.ge.s32 %p131,%r154,%r9;
@%p131 bra $190;
not.b32 %r155,%r40;
shr.u32 %r156,%r155,16;
add.s64 %d175,%d31,%d46;
st.u8 [%d175],%r156;
$190:
or.b32 %r157,%r22,3;
setp.ge.s32 %p132,%r157,%r9;
@%p132 bra $193;
not.b32 %r158,%r40;
shr.u32 %r159,%r158,24;
add.s64 %d176,%d31,%d48;
st.u8 [%d176],%r159;
$193:
add.s64 %d177,%d31,%d56;
and.b64 %d178,%d177,3;
setp.eq.s64 %p133,%d178,0;
add.s32 %r160,%r22,132;
setp.le.s32 %p134,%r160,%r9;
and.pred %p135,%p9,%p134;
and.pred %p136,%p135,%p133;
@%p136 bra $202;
bra.uni $194;
$202:
not.b32 %r161,%r49;
add.s64 %d179,%d31,%d56;
st.u32 [%d179],%r161;
bra.uni $203;
$140:
setp.ge.s32 %p137,%r27,%r9;
@%p137 bra $142;
add.s64 %d180,%d31,%d56;
st.u8 [%d180],%r148;
$142:
setp.ge.s32 %p138,%r30,%r9;
@%p138 bra $144;
shr.u32 %r162,%r148,8;
add.s64 %d181,%d31,%d50;
st.u8 [%d181],%r162;
$144:
setp.ge.s32 %p139,%r32,%r9;
@%p139 bra $146;
shr.u32 %r163,%r148,16;
add.s64 %d182,%d31,%d52;
st.u8 [%d182],%r163;
$146:
setp.ge.s32 %p140,%r33,%r9;
@%p140 bra $203;
shr.u32 %r164,%r148,24;
add.s64 %d183,%d31,%d54;
st.u8 [%d183],%r164;
bra.uni $203;
$194:
setp.ge.s32 %p141,%r27,%r9;
@%p141 bra $196;
not.b32 %r165,%r49;
add.s64 %d184,%d31,%d56;
st.u8 [%d184],%r165;
$196:
setp.ge.s32 %p142,%r30,%r9;
@%p142 bra $198;
not.b32 %r166,%r49;
shr.u32 %r167,%r166,8;
add.s64 %d185,%d31,%d50;
st.u8 [%d185],%r167;
$198:
setp.ge.s32 %p143,%r32,%r9;
@%p143 bra $200;
not.b32 %r168,%r49;
shr.u32 %r169,%r168,16;
add.s64 %d186,%d31,%d52;
st.u8 [%d186],%r169;
$200:
setp.ge.s32 %p144,%r33,%r9;
@%p144 bra $203;
not.b32 %r170,%r49;
shr.u32 %r171,%r170,24;
add.s64 %d187,%d31,%d54;
st.u8 [%d187],%r171;
$203:
add.s64 %d31,%d31,%d4;
add.s64 %d61,%d61,%d8;
add.s64 %d63,%d63,%d12;
add.s32 %r34,%r34,1;
setp.lt.s32 %p145,%r34,%r11;
@%p145 bra $11;
$204:
ret;
}
`;
