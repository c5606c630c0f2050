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
.reg .pred %p<12>;
.reg .b16 %s<25>;
.reg .f32 %f<37>;
.reg .b32 %r<43>;
.reg .b64 %d<67>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.f32 %f1,[p4+24];
ld.param.f32 %f2,[p4+20];
ld.param.f32 %f3,[p4+16];
ld.param.f32 %f4,[p4+8];
ld.param.f32 %f5,[p4+4];
ld.param.f32 %f6,[p4];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+8];
ld.param.u64 %d8,[p1];
mov.u32 %r7,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d9,%d1;
mul.wide.s32 %d10,%r7,40;
add.s64 %d11,%d9,%d10;
ld.global.u64 %d7,[%d11+8];
ld.global.u64 %d12,[%d11];
bra.uni $3;
$2:
cvt.s64.s32 %d13,%r7;
mul.lo.s64 %d14,%d8,%d13;
add.s64 %d12,%d1,%d14;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d15,%d2;
mul.wide.s32 %d16,%r7,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r3,%r4},[%d17+32];
ld.global.u64 %d3,[%d17+24];
ld.global.u64 %d4,[%d17+16];
ld.global.u64 %d5,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $6;
$5:
cvt.s64.s32 %d19,%r7;
mul.lo.s64 %d20,%d6,%d19;
add.s64 %d18,%d2,%d20;
$6:
mov.u32 %r8,%ctaid.x;
shl.b32 %r9,%r8,8;
mov.u32 %r10,%tid.y;
shl.b32 %r11,%r10,5;
mov.u32 %r12,%tid.x;
add.s32 %r13,%r11,%r12;
add.s32 %r14,%r13,%r9;
shl.b32 %r15,%r14,2;
mov.u32 %r16,%ctaid.y;
setp.ge.s32 %p3,%r16,%r4;
setp.le.s32 %p4,%r3,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $23;
cvt.s64.s32 %d21,%r16;
mul.lo.s64 %d22,%d7,%d21;
cvt.s64.s32 %d23,%r15;
mul.wide.s32 %d24,%r15,3;
add.s64 %d25,%d22,%d24;
add.s64 %d26,%d12,%d25;
add.s32 %r17,%r16,1;
setp.lt.s32 %p6,%r17,%r4;
selp.b64 %d27,0,3,%p6;
or.b64 %d28,%d24,%d27;
add.s64 %d29,%d28,12;
mul.wide.s32 %d30,%r3,3;
setp.gt.s64 %p7,%d29,%d30;
@%p7 bra $20;
bra.uni $8;
$20:
sub.s32 %r18,%r3,%r15;
setp.lt.s32 %p8,%r18,1;
@%p8 bra $23;
mul.lo.s64 %d31,%d5,%d21;
min.s32 %r19,%r18,4;
mov.u32 %r20,0;
$22:
.pragma "nounroll";
mul.lo.s64 %d32,%d4,%d23;
add.s64 %d33,%d32,%d31;
ld.global.nc.u8 %r21,[%d26];
cvt.u16.u32 %s1,%r21;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f7,%s2;
fma.rn.f32 %f8,%f7,%f6,%f3;
add.s64 %d34,%d18,%d33;
st.f32 [%d34],%f8;
add.s64 %d35,%d26,1;
ld.global.nc.u8 %r22,[%d35];
cvt.u16.u32 %s3,%r22;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f9,%s4;
fma.rn.f32 %f10,%f9,%f5,%f2;
add.s64 %d36,%d34,%d3;
st.f32 [%d36],%f10;
add.s64 %d37,%d26,2;
ld.global.nc.u8 %r23,[%d37];
cvt.u16.u32 %s5,%r23;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f11,%s6;
fma.rn.f32 %f12,%f11,%f4,%f1;
add.s64 %d38,%d36,%d3;
st.f32 [%d38],%f12;
add.s64 %d26,%d26,3;
add.s64 %d23,%d23,1;
add.s32 %r20,%r20,1;
setp.lt.s32 %p9,%r20,%r19;
@%p9 bra $22;
bra.uni $23;
$8:
cvt.u32.u64 %r24,%d26;
and.b32 %r25,%r24,3;
and.b64 %d39,%d26,3;
sub.s64 %d40,%d25,%d39;
add.s64 %d41,%d12,%d40;
add.s32 %r26,%r25,11;
ld.global.nc.u32 %r27,[%d41];
add.s64 %d42,%d41,4;
ld.global.nc.u32 %r28,[%d42];
add.s64 %d43,%d41,8;
ld.global.nc.u32 %r29,[%d43];
and.b32 %r30,%r26,28;
cvt.u64.u32 %d44,%r30;
add.s64 %d45,%d41,%d44;
ld.global.nc.u32 %r31,[%d45];
mad.lo.s32 %r32,%r25,4369,12816;
and.b32 %r33,%r32,30583;
prmt.b32 %r34,%r27,%r28,%r33;
prmt.b32 %r35,%r28,%r29,%r33;
prmt.b32 %r36,%r29,%r31,%r33;
setp.eq.s64 %p10,%d4,4;
@%p10 bra $10;
bra.uni $9;
$10:
mul.lo.s64 %d46,%d5,%d21;
shl.b64 %d47,%d23,2;
add.s64 %d48,%d46,%d47;
add.s64 %d49,%d18,%d48;
or.b64 %d50,%d3,%d49;
and.b64 %d51,%d50,15;
setp.ne.s64 %p11,%d51,0;
bra.uni $11;
$9:
mov.pred %p11,-1;
$11:
mul.lo.s64 %d52,%d4,%d23;
mul.lo.s64 %d53,%d5,%d21;
add.s64 %d54,%d53,%d52;
cvt.u16.u32 %s7,%r34;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f13,%s8;
fma.rn.f32 %f14,%f13,%f6,%f3;
shr.u32 %r37,%r34,24;
cvt.u16.u32 %s9,%r37;
cvt.rn.f32.u16 %f15,%s9;
fma.rn.f32 %f16,%f15,%f6,%f3;
shr.u32 %r38,%r35,16;
cvt.u16.u32 %s10,%r38;
and.b16 %s11,%s10,255;
cvt.rn.f32.u16 %f17,%s11;
fma.rn.f32 %f18,%f17,%f6,%f3;
cvt.u16.u32 %s12,%r36;
shr.u16 %s13,%s12,8;
cvt.rn.f32.u16 %f19,%s13;
fma.rn.f32 %f20,%f19,%f6,%f3;
add.s64 %d55,%d18,%d54;
@%p11 bra $13;
bra.uni $12;
$13:
st.f32 [%d55],%f14;
add.s64 %d56,%d55,%d4;
st.f32 [%d56],%f16;
add.s64 %d57,%d56,%d4;
st.f32 [%d57],%f18;
add.s64 %d58,%d57,%d4;
st.f32 [%d58],%f20;
bra.uni $14;
$12:
st.global.cs.v4.f32 [%d55],{%f14,%f16,%f18,%f20};
$14:
shr.u16 %s14,%s7,8;
cvt.rn.f32.u16 %f21,%s14;
fma.rn.f32 %f22,%f21,%f5,%f2;
cvt.u16.u32 %s15,%r35;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f23,%s16;
fma.rn.f32 %f24,%f23,%f5,%f2;
shr.u32 %r39,%r35,24;
cvt.u16.u32 %s17,%r39;
cvt.rn.f32.u16 %f25,%s17;
fma.rn.f32 %f26,%f25,%f5,%f2;
shr.u32 %r40,%r36,16;
cvt.u16.u32 %s18,%r40;
and.b16 %s19,%s18,255;
cvt.rn.f32.u16 %f27,%s19;
fma.rn.f32 %f28,%f27,%f5,%f2;
add.s64 %d59,%d55,%d3;
@%p11 bra $16;
bra.uni $15;
$16:
st.f32 [%d59],%f22;
add.s64 %d60,%d59,%d4;
st.f32 [%d60],%f24;
add.s64 %d61,%d60,%d4;
st.f32 [%d61],%f26;
add.s64 %d62,%d61,%d4;
st.f32 [%d62],%f28;
bra.uni $17;
$15:
st.global.cs.v4.f32 [%d59],{%f22,%f24,%f26,%f28};
$17:
shr.u32 %r41,%r34,16;
cvt.u16.u32 %s20,%r41;
and.b16 %s21,%s20,255;
cvt.rn.f32.u16 %f29,%s21;
fma.rn.f32 %f30,%f29,%f4,%f1;
shr.u16 %s22,%s15,8;
cvt.rn.f32.u16 %f31,%s22;
fma.rn.f32 %f32,%f31,%f4,%f1;
and.b16 %s23,%s12,255;
cvt.rn.f32.u16 %f33,%s23;
fma.rn.f32 %f34,%f33,%f4,%f1;
shr.u32 %r42,%r36,24;
cvt.u16.u32 %s24,%r42;
cvt.rn.f32.u16 %f35,%s24;
fma.rn.f32 %f36,%f35,%f4,%f1;
add.s64 %d63,%d59,%d3;
@%p11 bra $19;
bra.uni $18;
$19:
st.f32 [%d63],%f30;
add.s64 %d64,%d63,%d4;
st.f32 [%d64],%f32;
add.s64 %d65,%d64,%d4;
st.f32 [%d65],%f34;
add.s64 %d66,%d65,%d4;
st.f32 [%d66],%f36;
bra.uni $23;
$18:
st.global.cs.v4.f32 [%d63],{%f30,%f32,%f34,%f36};
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
.reg .pred %p<12>;
.reg .b16 %s<33>;
.reg .f32 %f<49>;
.reg .b32 %r<48>;
.reg .b64 %d<74>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.f32 %f1,[p4+28];
ld.param.f32 %f2,[p4+24];
ld.param.f32 %f3,[p4+20];
ld.param.f32 %f4,[p4+16];
ld.param.f32 %f5,[p4+12];
ld.param.f32 %f6,[p4+8];
ld.param.f32 %f7,[p4+4];
ld.param.f32 %f8,[p4];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+8];
ld.param.u64 %d8,[p1];
mov.u32 %r7,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d9,%d1;
mul.wide.s32 %d10,%r7,40;
add.s64 %d11,%d9,%d10;
ld.global.u64 %d7,[%d11+8];
ld.global.u64 %d12,[%d11];
bra.uni $3;
$2:
cvt.s64.s32 %d13,%r7;
mul.lo.s64 %d14,%d8,%d13;
add.s64 %d12,%d1,%d14;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d15,%d2;
mul.wide.s32 %d16,%r7,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r3,%r4},[%d17+32];
ld.global.u64 %d3,[%d17+24];
ld.global.u64 %d4,[%d17+16];
ld.global.u64 %d5,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $6;
$5:
cvt.s64.s32 %d19,%r7;
mul.lo.s64 %d20,%d6,%d19;
add.s64 %d18,%d2,%d20;
$6:
mov.u32 %r8,%ctaid.x;
shl.b32 %r9,%r8,8;
mov.u32 %r10,%tid.y;
shl.b32 %r11,%r10,5;
mov.u32 %r12,%tid.x;
add.s32 %r13,%r11,%r12;
add.s32 %r14,%r13,%r9;
shl.b32 %r15,%r14,2;
mov.u32 %r16,%ctaid.y;
setp.ge.s32 %p3,%r16,%r4;
setp.le.s32 %p4,%r3,%r15;
or.pred %p5,%p4,%p3;
@%p5 bra $26;
cvt.s64.s32 %d21,%r16;
mul.lo.s64 %d22,%d7,%d21;
cvt.s64.s32 %d23,%r15;
mul.wide.s32 %d24,%r15,4;
add.s64 %d25,%d22,%d24;
add.s64 %d26,%d12,%d25;
add.s32 %r17,%r16,1;
setp.lt.s32 %p6,%r17,%r4;
selp.b64 %d27,0,3,%p6;
or.b64 %d28,%d24,%d27;
add.s64 %d29,%d28,16;
mul.wide.s32 %d30,%r3,4;
setp.gt.s64 %p7,%d29,%d30;
@%p7 bra $23;
bra.uni $8;
$23:
sub.s32 %r18,%r3,%r15;
setp.lt.s32 %p8,%r18,1;
@%p8 bra $26;
mul.lo.s64 %d31,%d5,%d21;
min.s32 %r19,%r18,4;
mov.u32 %r20,0;
$25:
.pragma "nounroll";
mul.lo.s64 %d32,%d4,%d23;
add.s64 %d33,%d32,%d31;
ld.global.nc.u8 %r21,[%d26];
cvt.u16.u32 %s1,%r21;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f9,%s2;
fma.rn.f32 %f10,%f9,%f8,%f4;
add.s64 %d34,%d18,%d33;
st.f32 [%d34],%f10;
add.s64 %d35,%d26,1;
ld.global.nc.u8 %r22,[%d35];
cvt.u16.u32 %s3,%r22;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f11,%s4;
fma.rn.f32 %f12,%f11,%f7,%f3;
add.s64 %d36,%d34,%d3;
st.f32 [%d36],%f12;
add.s64 %d37,%d26,2;
ld.global.nc.u8 %r23,[%d37];
cvt.u16.u32 %s5,%r23;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f13,%s6;
fma.rn.f32 %f14,%f13,%f6,%f2;
add.s64 %d38,%d36,%d3;
st.f32 [%d38],%f14;
add.s64 %d39,%d26,3;
ld.global.nc.u8 %r24,[%d39];
cvt.u16.u32 %s7,%r24;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f15,%s8;
fma.rn.f32 %f16,%f15,%f5,%f1;
add.s64 %d40,%d38,%d3;
st.f32 [%d40],%f16;
add.s64 %d26,%d26,4;
add.s64 %d23,%d23,1;
add.s32 %r20,%r20,1;
setp.lt.s32 %p9,%r20,%r19;
@%p9 bra $25;
bra.uni $26;
$8:
cvt.u32.u64 %r25,%d26;
and.b32 %r26,%r25,3;
and.b64 %d41,%d26,3;
sub.s64 %d42,%d25,%d41;
add.s64 %d43,%d12,%d42;
add.s32 %r27,%r26,15;
ld.global.nc.u32 %r28,[%d43];
add.s64 %d44,%d43,4;
ld.global.nc.u32 %r29,[%d44];
add.s64 %d45,%d43,8;
ld.global.nc.u32 %r30,[%d45];
add.s64 %d46,%d43,12;
ld.global.nc.u32 %r31,[%d46];
and.b32 %r32,%r27,28;
cvt.u64.u32 %d47,%r32;
add.s64 %d48,%d43,%d47;
ld.global.nc.u32 %r33,[%d48];
mad.lo.s32 %r34,%r26,4369,12816;
and.b32 %r35,%r34,30583;
prmt.b32 %r36,%r28,%r29,%r35;
prmt.b32 %r37,%r29,%r30,%r35;
prmt.b32 %r38,%r30,%r31,%r35;
prmt.b32 %r39,%r31,%r33,%r35;
setp.eq.s64 %p10,%d4,4;
@%p10 bra $10;
bra.uni $9;
$10:
cvt.u64.u32 %d49,%r16;
mul.lo.s64 %d50,%d5,%d49;
add.s64 %d51,%d18,%d50;
or.b64 %d52,%d3,%d51;
and.b64 %d53,%d52,15;
setp.ne.s64 %p11,%d53,0;
bra.uni $11;
$9:
mov.pred %p11,-1;
$11:
mul.lo.s64 %d54,%d5,%d21;
cvt.s64.s32 %d55,%r15;
mul.lo.s64 %d56,%d4,%d55;
add.s64 %d57,%d54,%d56;
cvt.u16.u32 %s9,%r36;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f17,%s10;
fma.rn.f32 %f18,%f17,%f8,%f4;
cvt.u16.u32 %s11,%r37;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f19,%s12;
fma.rn.f32 %f20,%f19,%f8,%f4;
cvt.u16.u32 %s13,%r38;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f21,%s14;
fma.rn.f32 %f22,%f21,%f8,%f4;
cvt.u16.u32 %s15,%r39;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f23,%s16;
fma.rn.f32 %f24,%f23,%f8,%f4;
add.s64 %d58,%d18,%d57;
@%p11 bra $13;
bra.uni $12;
$13:
st.f32 [%d58],%f18;
add.s64 %d59,%d58,%d4;
st.f32 [%d59],%f20;
add.s64 %d60,%d59,%d4;
st.f32 [%d60],%f22;
add.s64 %d61,%d60,%d4;
st.f32 [%d61],%f24;
bra.uni $14;
$12:
st.global.cs.v4.f32 [%d58],{%f18,%f20,%f22,%f24};
$14:
shr.u16 %s17,%s9,8;
cvt.rn.f32.u16 %f25,%s17;
fma.rn.f32 %f26,%f25,%f7,%f3;
shr.u16 %s18,%s11,8;
cvt.rn.f32.u16 %f27,%s18;
fma.rn.f32 %f28,%f27,%f7,%f3;
shr.u16 %s19,%s13,8;
cvt.rn.f32.u16 %f29,%s19;
fma.rn.f32 %f30,%f29,%f7,%f3;
shr.u16 %s20,%s15,8;
cvt.rn.f32.u16 %f31,%s20;
fma.rn.f32 %f32,%f31,%f7,%f3;
add.s64 %d62,%d58,%d3;
@%p11 bra $16;
bra.uni $15;
$16:
st.f32 [%d62],%f26;
add.s64 %d63,%d62,%d4;
st.f32 [%d63],%f28;
add.s64 %d64,%d63,%d4;
st.f32 [%d64],%f30;
add.s64 %d65,%d64,%d4;
st.f32 [%d65],%f32;
bra.uni $17;
$15:
st.global.cs.v4.f32 [%d62],{%f26,%f28,%f30,%f32};
$17:
shr.u32 %r40,%r36,16;
cvt.u16.u32 %s21,%r40;
and.b16 %s22,%s21,255;
cvt.rn.f32.u16 %f33,%s22;
fma.rn.f32 %f34,%f33,%f6,%f2;
shr.u32 %r41,%r37,16;
cvt.u16.u32 %s23,%r41;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f35,%s24;
fma.rn.f32 %f36,%f35,%f6,%f2;
shr.u32 %r42,%r38,16;
cvt.u16.u32 %s25,%r42;
and.b16 %s26,%s25,255;
cvt.rn.f32.u16 %f37,%s26;
fma.rn.f32 %f38,%f37,%f6,%f2;
shr.u32 %r43,%r39,16;
cvt.u16.u32 %s27,%r43;
and.b16 %s28,%s27,255;
cvt.rn.f32.u16 %f39,%s28;
fma.rn.f32 %f40,%f39,%f6,%f2;
add.s64 %d66,%d62,%d3;
@%p11 bra $19;
bra.uni $18;
$19:
st.f32 [%d66],%f34;
add.s64 %d67,%d66,%d4;
st.f32 [%d67],%f36;
add.s64 %d68,%d67,%d4;
st.f32 [%d68],%f38;
add.s64 %d69,%d68,%d4;
st.f32 [%d69],%f40;
bra.uni $20;
$18:
st.global.cs.v4.f32 [%d66],{%f34,%f36,%f38,%f40};
$20:
shr.u32 %r44,%r36,24;
cvt.u16.u32 %s29,%r44;
cvt.rn.f32.u16 %f41,%s29;
fma.rn.f32 %f42,%f41,%f5,%f1;
shr.u32 %r45,%r37,24;
cvt.u16.u32 %s30,%r45;
cvt.rn.f32.u16 %f43,%s30;
fma.rn.f32 %f44,%f43,%f5,%f1;
shr.u32 %r46,%r38,24;
cvt.u16.u32 %s31,%r46;
cvt.rn.f32.u16 %f45,%s31;
fma.rn.f32 %f46,%f45,%f5,%f1;
shr.u32 %r47,%r39,24;
cvt.u16.u32 %s32,%r47;
cvt.rn.f32.u16 %f47,%s32;
fma.rn.f32 %f48,%f47,%f5,%f1;
add.s64 %d70,%d66,%d3;
@%p11 bra $22;
bra.uni $21;
$22:
st.f32 [%d70],%f42;
add.s64 %d71,%d70,%d4;
st.f32 [%d71],%f44;
add.s64 %d72,%d71,%d4;
st.f32 [%d72],%f46;
add.s64 %d73,%d72,%d4;
st.f32 [%d73],%f48;
bra.uni $26;
$21:
st.global.cs.v4.f32 [%d70],{%f42,%f44,%f46,%f48};
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
.reg .pred %p<28>;
.reg .f32 %f<47>;
.reg .b32 %r<32>;
.reg .b64 %d<42>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p5];
ld.param.f32 %f1,[p4+28];
ld.param.f32 %f2,[p4+24];
ld.param.f32 %f3,[p4+20];
ld.param.f32 %f4,[p4+16];
ld.param.f32 %f5,[p4+12];
ld.param.f32 %f6,[p4+8];
ld.param.f32 %f7,[p4+4];
ld.param.f32 %f8,[p4];
ld.param.u64 %d3,[p3+16];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+16];
ld.param.u64 %d7,[p1+8];
ld.param.u64 %d8,[p1];
mov.u32 %r8,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d9,%d1;
mul.wide.s32 %d10,%r8,40;
add.s64 %d11,%d9,%d10;
ld.global.u64 %d6,[%d11+16];
ld.global.u64 %d7,[%d11+8];
ld.global.u64 %d12,[%d11];
bra.uni $3;
$2:
cvt.s64.s32 %d13,%r8;
mul.lo.s64 %d14,%d8,%d13;
add.s64 %d12,%d1,%d14;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d15,%d2;
mul.wide.s32 %d16,%r8,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r3,%r4},[%d17+32];
ld.global.u64 %d3,[%d17+16];
ld.global.u64 %d4,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $6;
$5:
cvt.s64.s32 %d19,%r8;
mul.lo.s64 %d20,%d5,%d19;
add.s64 %d18,%d2,%d20;
$6:
mov.u32 %r9,%ctaid.x;
shl.b32 %r10,%r9,10;
mov.u32 %r11,%tid.y;
shl.b32 %r12,%r11,5;
mov.u32 %r13,%tid.x;
add.s32 %r14,%r12,%r13;
shl.b32 %r15,%r14,2;
add.s32 %r16,%r15,%r10;
sub.s32 %r17,%r3,%r16;
mov.u32 %r18,%ctaid.y;
setp.ge.s32 %p3,%r18,%r4;
setp.lt.s32 %p4,%r17,1;
or.pred %p5,%p3,%p4;
@%p5 bra $53;
cvt.s64.s32 %d21,%r18;
mul.lo.s64 %d22,%d7,%d21;
cvt.s64.s32 %d23,%r16;
mul.lo.s64 %d24,%d6,%d23;
add.s64 %d25,%d22,%d24;
add.s64 %d26,%d12,%d25;
mul.lo.s64 %d27,%d4,%d21;
mul.lo.s64 %d28,%d3,%d23;
add.s64 %d29,%d27,%d28;
add.s64 %d30,%d18,%d29;
or.b64 %d31,%d26,%d30;
and.b64 %d32,%d31,15;
setp.eq.s64 %p6,%d32,0;
setp.gt.s32 %p7,%r17,3;
and.pred %p8,%p6,%p7;
@%p8 bra $16;
bra.uni $8;
$16:
ld.global.nc.v4.u32 {%r19,%r20,%r21,%r22},[%d26];
bra.uni $17;
$8:
mov.u32 %r20,0;
mov.u32 %r19,%r20;
@%p4 bra $10;
ld.global.nc.f32 %f9,[%d26];
mov.b32 %r19,%f9;
$10:
setp.lt.s32 %p9,%r17,2;
@%p9 bra $12;
add.s64 %d33,%d26,4;
ld.global.nc.f32 %f10,[%d33];
mov.b32 %r20,%f10;
$12:
setp.lt.s32 %p10,%r17,3;
mov.u32 %r22,0;
mov.u32 %r21,%r22;
@%p10 bra $14;
add.s64 %d34,%d26,8;
ld.global.nc.f32 %f11,[%d34];
mov.b32 %r21,%f11;
$14:
setp.lt.s32 %p11,%r17,4;
@%p11 bra $17;
add.s64 %d35,%d26,12;
ld.global.nc.f32 %f12,[%d35];
mov.b32 %r22,%f12;
$17:
setp.gt.s32 %p12,%r17,515;
and.pred %p13,%p6,%p12;
@%p13 bra $26;
bra.uni $18;
$26:
add.s64 %d36,%d26,2048;
ld.global.nc.v4.u32 {%r23,%r24,%r25,%r26},[%d36];
bra.uni $27;
$18:
setp.lt.s32 %p14,%r17,513;
mov.u32 %r24,0;
mov.u32 %r23,%r24;
@%p14 bra $20;
add.s64 %d37,%d26,2048;
ld.global.nc.f32 %f13,[%d37];
mov.b32 %r23,%f13;
$20:
setp.lt.s32 %p15,%r17,514;
@%p15 bra $22;
add.s64 %d38,%d26,2052;
ld.global.nc.f32 %f14,[%d38];
mov.b32 %r24,%f14;
$22:
setp.lt.s32 %p16,%r17,515;
mov.u32 %r26,0;
mov.u32 %r25,%r26;
@%p16 bra $24;
add.s64 %d39,%d26,2056;
ld.global.nc.f32 %f15,[%d39];
mov.b32 %r25,%f15;
$24:
setp.lt.s32 %p17,%r17,516;
@%p17 bra $27;
add.s64 %d40,%d26,2060;
ld.global.nc.f32 %f16,[%d40];
mov.b32 %r26,%f16;
$27:
setp.eq.s32 %p18,%r7,0;
mov.u32 %r27,0;
@%p18 bra $29;
mul.hi.s32 %r28,%r16,1431655766;
shr.u32 %r29,%r28,31;
add.s32 %r30,%r28,%r29;
mul.lo.s32 %r31,%r30,3;
sub.s32 %r27,%r16,%r31;
$29:
setp.eq.s32 %p19,%r27,1;
@%p19 bra $32;
setp.ne.s32 %p20,%r27,2;
mov.f32 %f17,%f6;
mov.f32 %f18,%f7;
mov.f32 %f19,%f2;
mov.f32 %f20,%f3;
@%p20 bra $33;
mov.f32 %f17,%f7;
mov.f32 %f18,%f8;
mov.f32 %f8,%f6;
mov.f32 %f19,%f3;
mov.f32 %f20,%f4;
mov.f32 %f4,%f2;
bra.uni $33;
$32:
mov.f32 %f17,%f8;
mov.f32 %f18,%f6;
mov.f32 %f8,%f7;
mov.f32 %f19,%f4;
mov.f32 %f20,%f2;
mov.f32 %f4,%f3;
$33:
selp.f32 %f21,%f5,%f8,%p18;
selp.f32 %f22,%f1,%f4,%p18;
mov.b32 %f23,%r19;
fma.rn.f32 %f24,%f23,%f8,%f4;
mov.b32 %f25,%r20;
fma.rn.f32 %f26,%f25,%f18,%f20;
mov.b32 %f27,%r21;
fma.rn.f32 %f28,%f27,%f17,%f19;
mov.b32 %f29,%r22;
fma.rn.f32 %f30,%f29,%f21,%f22;
@%p8 bra $42;
bra.uni $34;
$42:
st.global.cs.v4.f32 [%d30],{%f24,%f26,%f28,%f30};
bra.uni $43;
$34:
@%p4 bra $36;
st.f32 [%d30],%f24;
$36:
setp.lt.s32 %p21,%r17,2;
@%p21 bra $38;
st.f32 [%d30+4],%f26;
$38:
setp.lt.s32 %p22,%r17,3;
@%p22 bra $40;
st.f32 [%d30+8],%f28;
$40:
setp.lt.s32 %p23,%r17,4;
@%p23 bra $43;
st.f32 [%d30+12],%f30;
$43:
selp.f32 %f31,%f5,%f17,%p18;
selp.f32 %f32,%f17,%f18,%p18;
selp.f32 %f33,%f18,%f8,%p18;
selp.f32 %f34,%f8,%f17,%p18;
selp.f32 %f35,%f1,%f19,%p18;
selp.f32 %f36,%f19,%f20,%p18;
selp.f32 %f37,%f20,%f4,%p18;
selp.f32 %f38,%f4,%f19,%p18;
mov.b32 %f39,%r23;
fma.rn.f32 %f40,%f39,%f34,%f38;
mov.b32 %f41,%r24;
fma.rn.f32 %f42,%f41,%f33,%f37;
mov.b32 %f43,%r25;
fma.rn.f32 %f44,%f43,%f32,%f36;
mov.b32 %f45,%r26;
fma.rn.f32 %f46,%f45,%f31,%f35;
@%p13 bra $52;
bra.uni $44;
$52:
add.s64 %d41,%d30,2048;
st.global.cs.v4.f32 [%d41],{%f40,%f42,%f44,%f46};
bra.uni $53;
$44:
setp.lt.s32 %p24,%r17,513;
@%p24 bra $46;
st.f32 [%d30+2048],%f40;
$46:
setp.lt.s32 %p25,%r17,514;
@%p25 bra $48;
st.f32 [%d30+2052],%f42;
$48:
setp.lt.s32 %p26,%r17,515;
@%p26 bra $50;
st.f32 [%d30+2056],%f44;
$50:
setp.lt.s32 %p27,%r17,516;
@%p27 bra $53;
st.f32 [%d30+2060],%f46;
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
.reg .pred %p<28>;
.reg .b16 %s<13>;
.reg .f32 %f<39>;
.reg .b32 %r<48>;
.reg .b64 %d<42>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p5];
ld.param.f32 %f1,[p4+28];
ld.param.f32 %f2,[p4+24];
ld.param.f32 %f3,[p4+20];
ld.param.f32 %f4,[p4+16];
ld.param.f32 %f5,[p4+12];
ld.param.f32 %f6,[p4+8];
ld.param.f32 %f7,[p4+4];
ld.param.f32 %f8,[p4];
ld.param.u64 %d3,[p3+16];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+16];
ld.param.u64 %d7,[p1+8];
ld.param.u64 %d8,[p1];
mov.u32 %r8,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d9,%d1;
mul.wide.s32 %d10,%r8,40;
add.s64 %d11,%d9,%d10;
ld.global.u64 %d6,[%d11+16];
ld.global.u64 %d7,[%d11+8];
ld.global.u64 %d12,[%d11];
bra.uni $3;
$2:
cvt.s64.s32 %d13,%r8;
mul.lo.s64 %d14,%d8,%d13;
add.s64 %d12,%d1,%d14;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d15,%d2;
mul.wide.s32 %d16,%r8,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r3,%r4},[%d17+32];
ld.global.u64 %d3,[%d17+16];
ld.global.u64 %d4,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $6;
$5:
cvt.s64.s32 %d19,%r8;
mul.lo.s64 %d20,%d5,%d19;
add.s64 %d18,%d2,%d20;
$6:
mov.u32 %r9,%ctaid.x;
shl.b32 %r10,%r9,10;
mov.u32 %r11,%tid.y;
shl.b32 %r12,%r11,5;
mov.u32 %r13,%tid.x;
add.s32 %r14,%r12,%r13;
shl.b32 %r15,%r14,2;
add.s32 %r16,%r15,%r10;
sub.s32 %r17,%r3,%r16;
mov.u32 %r18,%ctaid.y;
setp.ge.s32 %p3,%r18,%r4;
setp.lt.s32 %p4,%r17,1;
or.pred %p5,%p3,%p4;
@%p5 bra $53;
cvt.s64.s32 %d21,%r18;
mul.lo.s64 %d22,%d7,%d21;
cvt.s64.s32 %d23,%r16;
mul.lo.s64 %d24,%d6,%d23;
add.s64 %d25,%d22,%d24;
add.s64 %d26,%d12,%d25;
mul.lo.s64 %d27,%d4,%d21;
mul.lo.s64 %d28,%d3,%d23;
add.s64 %d29,%d27,%d28;
add.s64 %d30,%d18,%d29;
and.b64 %d31,%d26,3;
and.b64 %d32,%d30,15;
or.b64 %d33,%d31,%d32;
setp.eq.s64 %p6,%d33,0;
setp.gt.s32 %p7,%r17,3;
and.pred %p8,%p6,%p7;
@%p8 bra $16;
bra.uni $8;
$16:
ld.global.nc.u32 %r19,[%d26];
bra.uni $17;
$8:
mov.u32 %r19,0;
@%p4 bra $10;
ld.global.nc.u8 %r20,[%d26];
and.b32 %r19,%r20,255;
$10:
setp.lt.s32 %p9,%r17,2;
@%p9 bra $12;
add.s64 %d34,%d26,1;
ld.global.nc.u8 %r21,[%d34];
shl.b32 %r22,%r21,8;
and.b32 %r23,%r22,65280;
or.b32 %r19,%r23,%r19;
$12:
setp.lt.s32 %p10,%r17,3;
@%p10 bra $14;
add.s64 %d35,%d26,2;
ld.global.nc.u8 %r24,[%d35];
shl.b32 %r25,%r24,16;
and.b32 %r26,%r25,16711680;
or.b32 %r19,%r26,%r19;
$14:
setp.lt.s32 %p11,%r17,4;
@%p11 bra $17;
add.s64 %d36,%d26,3;
ld.global.nc.u8 %r27,[%d36];
shl.b32 %r28,%r27,24;
or.b32 %r19,%r28,%r19;
$17:
add.s64 %d37,%d26,512;
setp.gt.s32 %p12,%r17,515;
and.pred %p13,%p6,%p12;
@%p13 bra $26;
bra.uni $18;
$26:
ld.global.nc.u32 %r29,[%d37];
bra.uni $27;
$18:
setp.lt.s32 %p14,%r17,513;
mov.u32 %r29,0;
@%p14 bra $20;
ld.global.nc.u8 %r30,[%d37];
and.b32 %r29,%r30,255;
$20:
setp.lt.s32 %p15,%r17,514;
@%p15 bra $22;
add.s64 %d38,%d26,513;
ld.global.nc.u8 %r31,[%d38];
shl.b32 %r32,%r31,8;
and.b32 %r33,%r32,65280;
or.b32 %r29,%r33,%r29;
$22:
setp.lt.s32 %p16,%r17,515;
@%p16 bra $24;
add.s64 %d39,%d26,514;
ld.global.nc.u8 %r34,[%d39];
shl.b32 %r35,%r34,16;
and.b32 %r36,%r35,16711680;
or.b32 %r29,%r36,%r29;
$24:
setp.lt.s32 %p17,%r17,516;
@%p17 bra $27;
add.s64 %d40,%d26,515;
ld.global.nc.u8 %r37,[%d40];
shl.b32 %r38,%r37,24;
or.b32 %r29,%r38,%r29;
$27:
setp.eq.s32 %p18,%r7,0;
mov.u32 %r39,0;
@%p18 bra $29;
mul.hi.s32 %r40,%r16,1431655766;
shr.u32 %r41,%r40,31;
add.s32 %r42,%r40,%r41;
mul.lo.s32 %r43,%r42,3;
sub.s32 %r39,%r16,%r43;
$29:
setp.eq.s32 %p19,%r39,1;
@%p19 bra $32;
setp.ne.s32 %p20,%r39,2;
mov.f32 %f9,%f6;
mov.f32 %f10,%f7;
mov.f32 %f11,%f2;
mov.f32 %f12,%f3;
@%p20 bra $33;
mov.f32 %f9,%f7;
mov.f32 %f10,%f8;
mov.f32 %f8,%f6;
mov.f32 %f11,%f3;
mov.f32 %f12,%f4;
mov.f32 %f4,%f2;
bra.uni $33;
$32:
mov.f32 %f9,%f8;
mov.f32 %f10,%f6;
mov.f32 %f8,%f7;
mov.f32 %f11,%f4;
mov.f32 %f12,%f2;
mov.f32 %f4,%f3;
$33:
selp.f32 %f13,%f5,%f8,%p18;
selp.f32 %f14,%f1,%f4,%p18;
cvt.u16.u32 %s1,%r19;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f15,%s2;
fma.rn.f32 %f16,%f15,%f8,%f4;
shr.u16 %s3,%s1,8;
cvt.rn.f32.u16 %f17,%s3;
fma.rn.f32 %f18,%f17,%f10,%f12;
shr.u32 %r44,%r19,16;
cvt.u16.u32 %s4,%r44;
and.b16 %s5,%s4,255;
cvt.rn.f32.u16 %f19,%s5;
fma.rn.f32 %f20,%f19,%f9,%f11;
shr.u32 %r45,%r19,24;
cvt.u16.u32 %s6,%r45;
cvt.rn.f32.u16 %f21,%s6;
fma.rn.f32 %f22,%f21,%f13,%f14;
@%p8 bra $42;
bra.uni $34;
$42:
st.global.cs.v4.f32 [%d30],{%f16,%f18,%f20,%f22};
bra.uni $43;
$34:
@%p4 bra $36;
st.f32 [%d30],%f16;
$36:
setp.lt.s32 %p21,%r17,2;
@%p21 bra $38;
st.f32 [%d30+4],%f18;
$38:
setp.lt.s32 %p22,%r17,3;
@%p22 bra $40;
st.f32 [%d30+8],%f20;
$40:
setp.lt.s32 %p23,%r17,4;
@%p23 bra $43;
st.f32 [%d30+12],%f22;
$43:
selp.f32 %f23,%f5,%f9,%p18;
selp.f32 %f24,%f9,%f10,%p18;
selp.f32 %f25,%f10,%f8,%p18;
selp.f32 %f26,%f8,%f9,%p18;
selp.f32 %f27,%f1,%f11,%p18;
selp.f32 %f28,%f11,%f12,%p18;
selp.f32 %f29,%f12,%f4,%p18;
selp.f32 %f30,%f4,%f11,%p18;
cvt.u16.u32 %s7,%r29;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f31,%s8;
fma.rn.f32 %f32,%f31,%f26,%f30;
shr.u16 %s9,%s7,8;
cvt.rn.f32.u16 %f33,%s9;
fma.rn.f32 %f34,%f33,%f25,%f29;
shr.u32 %r46,%r29,16;
cvt.u16.u32 %s10,%r46;
and.b16 %s11,%s10,255;
cvt.rn.f32.u16 %f35,%s11;
fma.rn.f32 %f36,%f35,%f24,%f28;
shr.u32 %r47,%r29,24;
cvt.u16.u32 %s12,%r47;
cvt.rn.f32.u16 %f37,%s12;
fma.rn.f32 %f38,%f37,%f23,%f27;
@%p13 bra $52;
bra.uni $44;
$52:
add.s64 %d41,%d30,2048;
st.global.cs.v4.f32 [%d41],{%f32,%f34,%f36,%f38};
bra.uni $53;
$44:
setp.lt.s32 %p24,%r17,513;
@%p24 bra $46;
st.f32 [%d30+2048],%f32;
$46:
setp.lt.s32 %p25,%r17,514;
@%p25 bra $48;
st.f32 [%d30+2052],%f34;
$48:
setp.lt.s32 %p26,%r17,515;
@%p26 bra $50;
st.f32 [%d30+2056],%f36;
$50:
setp.lt.s32 %p27,%r17,516;
@%p27 bra $53;
st.f32 [%d30+2060],%f38;
$53:
ret;
}
`;
