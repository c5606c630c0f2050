// Generated from kernels/ops/morphology.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/morphology.cu`. */
export const MORPHOLOGY: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0(
.param .b32 p0,
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<9>;
.reg .b32 %r<15>;
ld.param.u32 %r1,[p0];
ld.param.u32 %r2,[p1];
ld.param.u32 %r3,[p2];
setp.eq.s32 %p1,%r3,0;
mov.u32 %r4,-1;
@%p1 bra $5;
setp.eq.s32 %p2,%r3,1;
setp.eq.s32 %p3,%r2,1;
or.pred %p4,%p3,%p2;
@%p4 bra $4;
bra.uni $2;
$4:
setp.lt.s32 %p5,%r1,0;
add.s32 %r5,%r2,-1;
selp.b32 %r4,0,%r5,%p5;
bra.uni $5;
$2:
setp.eq.s32 %p6,%r3,4;
shl.b32 %r6,%r2,1;
add.s32 %r7,%r6,-2;
setp.eq.s32 %p7,%r3,2;
selp.b32 %r8,%r6,%r7,%p7;
selp.b32 %r9,%r2,%r8,%p6;
rem.s32 %r10,%r1,%r9;
shr.s32 %r11,%r10,31;
and.b32 %r12,%r11,%r9;
add.s32 %r4,%r12,%r10;
setp.lt.s32 %p8,%r4,%r2;
@%p8 bra $5;
selp.b32 %r13,-1,0,%p7;
add.s32 %r14,%r9,%r13;
sub.s32 %r4,%r14,%r4;
$5:
st.param.b32 [func_retval0+0],%r4;
ret;
}
.visible .entry morphology_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[172]
)
.maxntid 256,1,1
{
.reg .pred %p<27>;
.reg .b16 %s<5>;
.reg .f32 %f<15>;
.reg .b32 %r<34>;
.reg .b64 %d<54>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
mov.b64 %d3,p4;
ld.param.u32 %d4,[p3];
ld.param.u32 %d5,[p3+4];
bfi.b64 %d6,%d5,%d4,32,32;
ld.param.u64 %d7,[p3+24];
ld.param.u64 %d8,[p3+16];
ld.param.u64 %d9,[p3+8];
ld.param.u64 %d10,[p1+24];
ld.param.u64 %d11,[p1+16];
ld.param.u64 %d12,[p1+8];
ld.param.u64 %d13,[p1];
mov.u64 %d14,%d3;
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d15,%d1;
mul.wide.s32 %d16,%r9,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r1,%r2},[%d17+32];
ld.global.u64 %d10,[%d17+24];
ld.global.u64 %d11,[%d17+16];
ld.global.u64 %d12,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $3;
$2:
cvt.s64.s32 %d19,%r9;
mul.lo.s64 %d20,%d13,%d19;
add.s64 %d18,%d1,%d20;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d21,%d2;
mul.wide.s32 %d22,%r9,40;
add.s64 %d23,%d21,%d22;
ld.global.v2.u32 {%r5,%r6},[%d23+32];
ld.global.u64 %d7,[%d23+24];
ld.global.u64 %d8,[%d23+16];
ld.global.u64 %d9,[%d23+8];
ld.global.u64 %d24,[%d23];
bra.uni $6;
$5:
cvt.s64.s32 %d25,%r9;
mul.lo.s64 %d26,%d6,%d25;
add.s64 %d24,%d2,%d26;
$6:
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,5;
mov.u32 %r12,%tid.x;
add.s32 %r13,%r11,%r12;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.s32 %p3,%r13,%r5;
setp.ge.s32 %p4,%r17,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $36;
ld.param.u32 %r18,[%d14+8];
sub.s32 %r19,%r13,%r18;
setp.lt.s32 %p6,%r7,1;
@%p6 bra $36;
ld.param.u32 %r20,[%d14+12];
ld.param.u32 %r21,[%d14];
add.s64 %d27,%d14,28;
cvt.s64.s32 %d28,%r19;
mul.lo.s64 %d29,%d11,%d28;
cvt.s64.s32 %d30,%r17;
mul.lo.s64 %d31,%d9,%d30;
cvt.s64.s32 %d32,%r13;
mul.lo.s64 %d33,%d8,%d32;
add.s64 %d34,%d31,%d33;
add.s32 %r22,%r21,%r19;
setp.le.s32 %p7,%r22,%r1;
setp.gt.s32 %p8,%r19,-1;
and.pred %p9,%p8,%p7;
sub.s32 %r23,%r17,%r20;
mov.u32 %r24,0;
$9:
.pragma "nounroll";
ld.param.f32 %f1,[%d14+24];
setp.eq.s32 %p10,%r24,0;
mov.u64 %d35,%d27;
@%p10 bra $13;
setp.eq.s32 %p11,%r24,1;
add.s64 %d35,%d14,32;
@%p11 bra $13;
setp.eq.s32 %p12,%r24,2;
add.s64 %d35,%d14,36;
@%p12 bra $13;
add.s64 %d35,%d14,40;
$13:
ld.param.f32 %f2,[%d35];
mul.f32 %f3,%f1,%f2;
ld.param.u32 %r25,[%d14+4];
setp.gt.s32 %p13,%r25,0;
@%p13 bra $15;
bra.uni $14;
$15:
ld.param.u32 %r26,[%d14+16];
cvt.s64.s32 %d36,%r24;
mul.lo.s64 %d37,%d10,%d36;
add.s64 %d38,%d37,%d29;
ld.param.f32 %f4,[%d14+24];
mov.f32 %f5,0f7F800000;
mov.u32 %r27,0;
$16:
.pragma "nounroll";
mul.wide.s32 %d39,%r27,4;
add.s64 %d40,%d14,%d39;
ld.param.u32 %r28,[%d40+44];
setp.eq.s32 %p14,%r28,0;
@%p14 bra $31;
add.s32 %r29,%r27,%r23;
setp.lt.u32 %p15,%r29,%r2;
@%p15 bra $19;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r29;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r29,[retval0+0];
}
$19:
setp.lt.s32 %p16,%r29,0;
@%p16 bra $30;
cvt.s64.s32 %d41,%r29;
mul.lo.s64 %d42,%d12,%d41;
add.s64 %d43,%d38,%d42;
add.s64 %d44,%d18,%d43;
add.s64 %d45,%d42,%d37;
mov.u32 %r30,%r19;
$21:
.pragma "nounroll";
and.b32 %r31,%r28,1;
setp.eq.b32 %p17,%r31,1;
mov.pred %p18,0;
xor.pred %p19,%p17,%p18;
not.pred %p20,%p19;
@%p20 bra $29;
@%p9 bra $28;
bra.uni $23;
$28:
ld.global.nc.u16 %s1,[%d44];
cvt.f32.f16 %f6,%s1;
mul.f32 %f7,%f4,%f6;
min.f32 %f5,%f5,%f7;
bra.uni $29;
$23:
setp.lt.u32 %p21,%r30,%r1;
mov.u32 %r32,%r30;
@%p21 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r30;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r32,[retval0+0];
}
$25:
setp.lt.s32 %p22,%r32,0;
mov.f32 %f8,%f3;
@%p22 bra $27;
cvt.s64.s32 %d46,%r32;
mul.lo.s64 %d47,%d11,%d46;
add.s64 %d48,%d45,%d47;
add.s64 %d49,%d18,%d48;
ld.global.nc.u16 %s2,[%d49];
cvt.f32.f16 %f9,%s2;
mul.f32 %f8,%f4,%f9;
$27:
min.f32 %f5,%f5,%f8;
$29:
add.s64 %d44,%d44,%d11;
shr.u32 %r28,%r28,1;
setp.eq.s32 %p23,%r28,0;
add.s32 %r30,%r30,1;
@%p23 bra $31;
bra.uni $21;
$30:
min.f32 %f5,%f5,%f3;
$31:
add.s32 %r27,%r27,1;
setp.lt.s32 %p24,%r27,%r25;
@%p24 bra $16;
bra.uni $32;
$14:
mov.f32 %f5,0f7F800000;
$32:
cvt.s64.s32 %d50,%r24;
mul.lo.s64 %d51,%d7,%d50;
add.s64 %d52,%d34,%d51;
add.s64 %d53,%d24,%d52;
ld.param.u32 %r33,[%d14+20];
setp.eq.s32 %p25,%r33,0;
@%p25 bra $34;
ld.global.nc.u16 %s3,[%d53];
cvt.f32.f16 %f10,%s3;
ld.param.f32 %f11,[%d14+24];
mul.f32 %f12,%f5,%f11;
sub.f32 %f13,%f10,%f12;
bra.uni $35;
$34:
ld.param.f32 %f14,[%d14+24];
mul.f32 %f13,%f5,%f14;
$35:
cvt.rn.f16.f32 %s4,%f13;
st.u16 [%d53],%s4;
add.s32 %r24,%r24,1;
setp.lt.s32 %p26,%r24,%r7;
@%p26 bra $9;
$36:
ret;
}
.visible .entry morphology_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[172]
)
.maxntid 256,1,1
{
.reg .pred %p<27>;
.reg .f32 %f<15>;
.reg .b32 %r<34>;
.reg .b64 %d<54>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
mov.b64 %d3,p4;
ld.param.u32 %d4,[p3];
ld.param.u32 %d5,[p3+4];
bfi.b64 %d6,%d5,%d4,32,32;
ld.param.u64 %d7,[p3+24];
ld.param.u64 %d8,[p3+16];
ld.param.u64 %d9,[p3+8];
ld.param.u64 %d10,[p1+24];
ld.param.u64 %d11,[p1+16];
ld.param.u64 %d12,[p1+8];
ld.param.u64 %d13,[p1];
mov.u64 %d14,%d3;
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d15,%d1;
mul.wide.s32 %d16,%r9,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r1,%r2},[%d17+32];
ld.global.u64 %d10,[%d17+24];
ld.global.u64 %d11,[%d17+16];
ld.global.u64 %d12,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $3;
$2:
cvt.s64.s32 %d19,%r9;
mul.lo.s64 %d20,%d13,%d19;
add.s64 %d18,%d1,%d20;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d21,%d2;
mul.wide.s32 %d22,%r9,40;
add.s64 %d23,%d21,%d22;
ld.global.v2.u32 {%r5,%r6},[%d23+32];
ld.global.u64 %d7,[%d23+24];
ld.global.u64 %d8,[%d23+16];
ld.global.u64 %d9,[%d23+8];
ld.global.u64 %d24,[%d23];
bra.uni $6;
$5:
cvt.s64.s32 %d25,%r9;
mul.lo.s64 %d26,%d6,%d25;
add.s64 %d24,%d2,%d26;
$6:
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,5;
mov.u32 %r12,%tid.x;
add.s32 %r13,%r11,%r12;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.s32 %p3,%r13,%r5;
setp.ge.s32 %p4,%r17,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $36;
ld.param.u32 %r18,[%d14+8];
sub.s32 %r19,%r13,%r18;
setp.lt.s32 %p6,%r7,1;
@%p6 bra $36;
ld.param.u32 %r20,[%d14+12];
ld.param.u32 %r21,[%d14];
add.s64 %d27,%d14,28;
cvt.s64.s32 %d28,%r19;
mul.lo.s64 %d29,%d11,%d28;
cvt.s64.s32 %d30,%r17;
mul.lo.s64 %d31,%d9,%d30;
cvt.s64.s32 %d32,%r13;
mul.lo.s64 %d33,%d8,%d32;
add.s64 %d34,%d31,%d33;
add.s32 %r22,%r21,%r19;
setp.le.s32 %p7,%r22,%r1;
setp.gt.s32 %p8,%r19,-1;
and.pred %p9,%p8,%p7;
sub.s32 %r23,%r17,%r20;
mov.u32 %r24,0;
$9:
.pragma "nounroll";
ld.param.f32 %f1,[%d14+24];
setp.eq.s32 %p10,%r24,0;
mov.u64 %d35,%d27;
@%p10 bra $13;
setp.eq.s32 %p11,%r24,1;
add.s64 %d35,%d14,32;
@%p11 bra $13;
setp.eq.s32 %p12,%r24,2;
add.s64 %d35,%d14,36;
@%p12 bra $13;
add.s64 %d35,%d14,40;
$13:
ld.param.f32 %f2,[%d35];
mul.f32 %f3,%f1,%f2;
ld.param.u32 %r25,[%d14+4];
setp.gt.s32 %p13,%r25,0;
@%p13 bra $15;
bra.uni $14;
$15:
ld.param.u32 %r26,[%d14+16];
cvt.s64.s32 %d36,%r24;
mul.lo.s64 %d37,%d10,%d36;
add.s64 %d38,%d37,%d29;
ld.param.f32 %f4,[%d14+24];
mov.f32 %f5,0f7F800000;
mov.u32 %r27,0;
$16:
.pragma "nounroll";
mul.wide.s32 %d39,%r27,4;
add.s64 %d40,%d14,%d39;
ld.param.u32 %r28,[%d40+44];
setp.eq.s32 %p14,%r28,0;
@%p14 bra $31;
add.s32 %r29,%r27,%r23;
setp.lt.u32 %p15,%r29,%r2;
@%p15 bra $19;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r29;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r29,[retval0+0];
}
$19:
setp.lt.s32 %p16,%r29,0;
@%p16 bra $30;
cvt.s64.s32 %d41,%r29;
mul.lo.s64 %d42,%d12,%d41;
add.s64 %d43,%d38,%d42;
add.s64 %d44,%d18,%d43;
add.s64 %d45,%d42,%d37;
mov.u32 %r30,%r19;
$21:
.pragma "nounroll";
and.b32 %r31,%r28,1;
setp.eq.b32 %p17,%r31,1;
mov.pred %p18,0;
xor.pred %p19,%p17,%p18;
not.pred %p20,%p19;
@%p20 bra $29;
@%p9 bra $28;
bra.uni $23;
$28:
ld.global.nc.f32 %f6,[%d44];
mul.f32 %f7,%f4,%f6;
min.f32 %f5,%f5,%f7;
bra.uni $29;
$23:
setp.lt.u32 %p21,%r30,%r1;
mov.u32 %r32,%r30;
@%p21 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r30;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r32,[retval0+0];
}
$25:
setp.lt.s32 %p22,%r32,0;
mov.f32 %f8,%f3;
@%p22 bra $27;
cvt.s64.s32 %d46,%r32;
mul.lo.s64 %d47,%d11,%d46;
add.s64 %d48,%d45,%d47;
add.s64 %d49,%d18,%d48;
ld.global.nc.f32 %f9,[%d49];
mul.f32 %f8,%f4,%f9;
$27:
min.f32 %f5,%f5,%f8;
$29:
add.s64 %d44,%d44,%d11;
shr.u32 %r28,%r28,1;
setp.eq.s32 %p23,%r28,0;
add.s32 %r30,%r30,1;
@%p23 bra $31;
bra.uni $21;
$30:
min.f32 %f5,%f5,%f3;
$31:
add.s32 %r27,%r27,1;
setp.lt.s32 %p24,%r27,%r25;
@%p24 bra $16;
bra.uni $32;
$14:
mov.f32 %f5,0f7F800000;
$32:
cvt.s64.s32 %d50,%r24;
mul.lo.s64 %d51,%d7,%d50;
add.s64 %d52,%d34,%d51;
add.s64 %d53,%d24,%d52;
ld.param.u32 %r33,[%d14+20];
setp.eq.s32 %p25,%r33,0;
@%p25 bra $34;
ld.global.nc.f32 %f10,[%d53];
ld.param.f32 %f11,[%d14+24];
mul.f32 %f12,%f5,%f11;
sub.f32 %f13,%f10,%f12;
bra.uni $35;
$34:
ld.param.f32 %f14,[%d14+24];
mul.f32 %f13,%f5,%f14;
$35:
st.f32 [%d53],%f13;
add.s32 %r24,%r24,1;
setp.lt.s32 %p26,%r24,%r7;
@%p26 bra $9;
$36:
ret;
}
.visible .entry morphology_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[172]
)
.maxntid 256,1,1
{
.reg .pred %p<27>;
.reg .b16 %s<4>;
.reg .f32 %f<15>;
.reg .b32 %r<37>;
.reg .b64 %d<54>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
mov.b64 %d3,p4;
ld.param.u32 %d4,[p3];
ld.param.u32 %d5,[p3+4];
bfi.b64 %d6,%d5,%d4,32,32;
ld.param.u64 %d7,[p3+24];
ld.param.u64 %d8,[p3+16];
ld.param.u64 %d9,[p3+8];
ld.param.u64 %d10,[p1+24];
ld.param.u64 %d11,[p1+16];
ld.param.u64 %d12,[p1+8];
ld.param.u64 %d13,[p1];
mov.u64 %d14,%d3;
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d15,%d1;
mul.wide.s32 %d16,%r9,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r1,%r2},[%d17+32];
ld.global.u64 %d10,[%d17+24];
ld.global.u64 %d11,[%d17+16];
ld.global.u64 %d12,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $3;
$2:
cvt.s64.s32 %d19,%r9;
mul.lo.s64 %d20,%d13,%d19;
add.s64 %d18,%d1,%d20;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d21,%d2;
mul.wide.s32 %d22,%r9,40;
add.s64 %d23,%d21,%d22;
ld.global.v2.u32 {%r5,%r6},[%d23+32];
ld.global.u64 %d7,[%d23+24];
ld.global.u64 %d8,[%d23+16];
ld.global.u64 %d9,[%d23+8];
ld.global.u64 %d24,[%d23];
bra.uni $6;
$5:
cvt.s64.s32 %d25,%r9;
mul.lo.s64 %d26,%d6,%d25;
add.s64 %d24,%d2,%d26;
$6:
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,5;
mov.u32 %r12,%tid.x;
add.s32 %r13,%r11,%r12;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.s32 %p3,%r13,%r5;
setp.ge.s32 %p4,%r17,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $36;
ld.param.u32 %r18,[%d14+8];
sub.s32 %r19,%r13,%r18;
setp.lt.s32 %p6,%r7,1;
@%p6 bra $36;
ld.param.u32 %r20,[%d14+12];
ld.param.u32 %r21,[%d14];
add.s64 %d27,%d14,28;
cvt.s64.s32 %d28,%r19;
mul.lo.s64 %d29,%d11,%d28;
cvt.s64.s32 %d30,%r17;
mul.lo.s64 %d31,%d9,%d30;
cvt.s64.s32 %d32,%r13;
mul.lo.s64 %d33,%d8,%d32;
add.s64 %d34,%d31,%d33;
add.s32 %r22,%r21,%r19;
setp.le.s32 %p7,%r22,%r1;
setp.gt.s32 %p8,%r19,-1;
and.pred %p9,%p8,%p7;
sub.s32 %r23,%r17,%r20;
mov.u32 %r24,0;
$9:
.pragma "nounroll";
ld.param.f32 %f1,[%d14+24];
setp.eq.s32 %p10,%r24,0;
mov.u64 %d35,%d27;
@%p10 bra $13;
setp.eq.s32 %p11,%r24,1;
add.s64 %d35,%d14,32;
@%p11 bra $13;
setp.eq.s32 %p12,%r24,2;
add.s64 %d35,%d14,36;
@%p12 bra $13;
add.s64 %d35,%d14,40;
$13:
ld.param.f32 %f2,[%d35];
mul.f32 %f3,%f1,%f2;
ld.param.u32 %r25,[%d14+4];
setp.gt.s32 %p13,%r25,0;
@%p13 bra $15;
bra.uni $14;
$15:
ld.param.u32 %r26,[%d14+16];
cvt.s64.s32 %d36,%r24;
mul.lo.s64 %d37,%d10,%d36;
add.s64 %d38,%d37,%d29;
ld.param.f32 %f4,[%d14+24];
mov.f32 %f5,0f7F800000;
mov.u32 %r27,0;
$16:
.pragma "nounroll";
mul.wide.s32 %d39,%r27,4;
add.s64 %d40,%d14,%d39;
ld.param.u32 %r28,[%d40+44];
setp.eq.s32 %p14,%r28,0;
@%p14 bra $31;
add.s32 %r29,%r27,%r23;
setp.lt.u32 %p15,%r29,%r2;
@%p15 bra $19;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r29;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r29,[retval0+0];
}
$19:
setp.lt.s32 %p16,%r29,0;
@%p16 bra $30;
cvt.s64.s32 %d41,%r29;
mul.lo.s64 %d42,%d12,%d41;
add.s64 %d43,%d38,%d42;
add.s64 %d44,%d18,%d43;
add.s64 %d45,%d42,%d37;
mov.u32 %r30,%r19;
$21:
.pragma "nounroll";
and.b32 %r31,%r28,1;
setp.eq.b32 %p17,%r31,1;
mov.pred %p18,0;
xor.pred %p19,%p17,%p18;
not.pred %p20,%p19;
@%p20 bra $29;
@%p9 bra $28;
bra.uni $23;
$28:
ld.global.nc.s16 %s1,[%d44];
cvt.rn.f32.s16 %f6,%s1;
mul.f32 %f7,%f4,%f6;
min.f32 %f5,%f5,%f7;
bra.uni $29;
$23:
setp.lt.u32 %p21,%r30,%r1;
mov.u32 %r32,%r30;
@%p21 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r30;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r32,[retval0+0];
}
$25:
setp.lt.s32 %p22,%r32,0;
mov.f32 %f8,%f3;
@%p22 bra $27;
cvt.s64.s32 %d46,%r32;
mul.lo.s64 %d47,%d11,%d46;
add.s64 %d48,%d45,%d47;
add.s64 %d49,%d18,%d48;
ld.global.nc.s16 %s2,[%d49];
cvt.rn.f32.s16 %f9,%s2;
mul.f32 %f8,%f4,%f9;
$27:
min.f32 %f5,%f5,%f8;
$29:
add.s64 %d44,%d44,%d11;
shr.u32 %r28,%r28,1;
setp.eq.s32 %p23,%r28,0;
add.s32 %r30,%r30,1;
@%p23 bra $31;
bra.uni $21;
$30:
min.f32 %f5,%f5,%f3;
$31:
add.s32 %r27,%r27,1;
setp.lt.s32 %p24,%r27,%r25;
@%p24 bra $16;
bra.uni $32;
$14:
mov.f32 %f5,0f7F800000;
$32:
cvt.s64.s32 %d50,%r24;
mul.lo.s64 %d51,%d7,%d50;
add.s64 %d52,%d34,%d51;
add.s64 %d53,%d24,%d52;
ld.param.u32 %r33,[%d14+20];
setp.eq.s32 %p25,%r33,0;
@%p25 bra $34;
ld.global.nc.s16 %s3,[%d53];
cvt.rn.f32.s16 %f10,%s3;
ld.param.f32 %f11,[%d14+24];
mul.f32 %f12,%f5,%f11;
sub.f32 %f13,%f10,%f12;
bra.uni $35;
$34:
ld.param.f32 %f14,[%d14+24];
mul.f32 %f13,%f5,%f14;
$35:
cvt.rni.s32.f32 %r34,%f13;
max.s32 %r35,%r34,-32768;
min.s32 %r36,%r35,32767;
st.u16 [%d53],%r36;
add.s32 %r24,%r24,1;
setp.lt.s32 %p26,%r24,%r7;
@%p26 bra $9;
$36:
ret;
}
.visible .entry morphology_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[172]
)
.maxntid 256,1,1
{
.reg .pred %p<27>;
.reg .b16 %s<4>;
.reg .f32 %f<15>;
.reg .b32 %r<37>;
.reg .b64 %d<54>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
mov.b64 %d3,p4;
ld.param.u32 %d4,[p3];
ld.param.u32 %d5,[p3+4];
bfi.b64 %d6,%d5,%d4,32,32;
ld.param.u64 %d7,[p3+24];
ld.param.u64 %d8,[p3+16];
ld.param.u64 %d9,[p3+8];
ld.param.u64 %d10,[p1+24];
ld.param.u64 %d11,[p1+16];
ld.param.u64 %d12,[p1+8];
ld.param.u64 %d13,[p1];
mov.u64 %d14,%d3;
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d15,%d1;
mul.wide.s32 %d16,%r9,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r1,%r2},[%d17+32];
ld.global.u64 %d10,[%d17+24];
ld.global.u64 %d11,[%d17+16];
ld.global.u64 %d12,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $3;
$2:
cvt.s64.s32 %d19,%r9;
mul.lo.s64 %d20,%d13,%d19;
add.s64 %d18,%d1,%d20;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d21,%d2;
mul.wide.s32 %d22,%r9,40;
add.s64 %d23,%d21,%d22;
ld.global.v2.u32 {%r5,%r6},[%d23+32];
ld.global.u64 %d7,[%d23+24];
ld.global.u64 %d8,[%d23+16];
ld.global.u64 %d9,[%d23+8];
ld.global.u64 %d24,[%d23];
bra.uni $6;
$5:
cvt.s64.s32 %d25,%r9;
mul.lo.s64 %d26,%d6,%d25;
add.s64 %d24,%d2,%d26;
$6:
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,5;
mov.u32 %r12,%tid.x;
add.s32 %r13,%r11,%r12;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.s32 %p3,%r13,%r5;
setp.ge.s32 %p4,%r17,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $36;
ld.param.u32 %r18,[%d14+8];
sub.s32 %r19,%r13,%r18;
setp.lt.s32 %p6,%r7,1;
@%p6 bra $36;
ld.param.u32 %r20,[%d14+12];
ld.param.u32 %r21,[%d14];
add.s64 %d27,%d14,28;
cvt.s64.s32 %d28,%r19;
mul.lo.s64 %d29,%d11,%d28;
cvt.s64.s32 %d30,%r17;
mul.lo.s64 %d31,%d9,%d30;
cvt.s64.s32 %d32,%r13;
mul.lo.s64 %d33,%d8,%d32;
add.s64 %d34,%d31,%d33;
add.s32 %r22,%r21,%r19;
setp.le.s32 %p7,%r22,%r1;
setp.gt.s32 %p8,%r19,-1;
and.pred %p9,%p8,%p7;
sub.s32 %r23,%r17,%r20;
mov.u32 %r24,0;
$9:
.pragma "nounroll";
ld.param.f32 %f1,[%d14+24];
setp.eq.s32 %p10,%r24,0;
mov.u64 %d35,%d27;
@%p10 bra $13;
setp.eq.s32 %p11,%r24,1;
add.s64 %d35,%d14,32;
@%p11 bra $13;
setp.eq.s32 %p12,%r24,2;
add.s64 %d35,%d14,36;
@%p12 bra $13;
add.s64 %d35,%d14,40;
$13:
ld.param.f32 %f2,[%d35];
mul.f32 %f3,%f1,%f2;
ld.param.u32 %r25,[%d14+4];
setp.gt.s32 %p13,%r25,0;
@%p13 bra $15;
bra.uni $14;
$15:
ld.param.u32 %r26,[%d14+16];
cvt.s64.s32 %d36,%r24;
mul.lo.s64 %d37,%d10,%d36;
add.s64 %d38,%d37,%d29;
ld.param.f32 %f4,[%d14+24];
mov.f32 %f5,0f7F800000;
mov.u32 %r27,0;
$16:
.pragma "nounroll";
mul.wide.s32 %d39,%r27,4;
add.s64 %d40,%d14,%d39;
ld.param.u32 %r28,[%d40+44];
setp.eq.s32 %p14,%r28,0;
@%p14 bra $31;
add.s32 %r29,%r27,%r23;
setp.lt.u32 %p15,%r29,%r2;
@%p15 bra $19;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r29;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r29,[retval0+0];
}
$19:
setp.lt.s32 %p16,%r29,0;
@%p16 bra $30;
cvt.s64.s32 %d41,%r29;
mul.lo.s64 %d42,%d12,%d41;
add.s64 %d43,%d38,%d42;
add.s64 %d44,%d18,%d43;
add.s64 %d45,%d42,%d37;
mov.u32 %r30,%r19;
$21:
.pragma "nounroll";
and.b32 %r31,%r28,1;
setp.eq.b32 %p17,%r31,1;
mov.pred %p18,0;
xor.pred %p19,%p17,%p18;
not.pred %p20,%p19;
@%p20 bra $29;
@%p9 bra $28;
bra.uni $23;
$28:
ld.global.nc.u16 %s1,[%d44];
cvt.rn.f32.u16 %f6,%s1;
mul.f32 %f7,%f4,%f6;
min.f32 %f5,%f5,%f7;
bra.uni $29;
$23:
setp.lt.u32 %p21,%r30,%r1;
mov.u32 %r32,%r30;
@%p21 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r30;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r32,[retval0+0];
}
$25:
setp.lt.s32 %p22,%r32,0;
mov.f32 %f8,%f3;
@%p22 bra $27;
cvt.s64.s32 %d46,%r32;
mul.lo.s64 %d47,%d11,%d46;
add.s64 %d48,%d45,%d47;
add.s64 %d49,%d18,%d48;
ld.global.nc.u16 %s2,[%d49];
cvt.rn.f32.u16 %f9,%s2;
mul.f32 %f8,%f4,%f9;
$27:
min.f32 %f5,%f5,%f8;
$29:
add.s64 %d44,%d44,%d11;
shr.u32 %r28,%r28,1;
setp.eq.s32 %p23,%r28,0;
add.s32 %r30,%r30,1;
@%p23 bra $31;
bra.uni $21;
$30:
min.f32 %f5,%f5,%f3;
$31:
add.s32 %r27,%r27,1;
setp.lt.s32 %p24,%r27,%r25;
@%p24 bra $16;
bra.uni $32;
$14:
mov.f32 %f5,0f7F800000;
$32:
cvt.s64.s32 %d50,%r24;
mul.lo.s64 %d51,%d7,%d50;
add.s64 %d52,%d34,%d51;
add.s64 %d53,%d24,%d52;
ld.param.u32 %r33,[%d14+20];
setp.eq.s32 %p25,%r33,0;
@%p25 bra $34;
ld.global.nc.u16 %s3,[%d53];
cvt.rn.f32.u16 %f10,%s3;
ld.param.f32 %f11,[%d14+24];
mul.f32 %f12,%f5,%f11;
sub.f32 %f13,%f10,%f12;
bra.uni $35;
$34:
ld.param.f32 %f14,[%d14+24];
mul.f32 %f13,%f5,%f14;
$35:
cvt.rni.s32.f32 %r34,%f13;
max.s32 %r35,%r34,0;
min.s32 %r36,%r35,65535;
st.u16 [%d53],%r36;
add.s32 %r24,%r24,1;
setp.lt.s32 %p26,%r24,%r7;
@%p26 bra $9;
$36:
ret;
}
.visible .entry morphology_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[172]
)
.maxntid 256,1,1
{
.reg .pred %p<27>;
.reg .b16 %s<7>;
.reg .f32 %f<15>;
.reg .b32 %r<40>;
.reg .b64 %d<54>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
mov.b64 %d3,p4;
ld.param.u32 %d4,[p3];
ld.param.u32 %d5,[p3+4];
bfi.b64 %d6,%d5,%d4,32,32;
ld.param.u64 %d7,[p3+24];
ld.param.u64 %d8,[p3+16];
ld.param.u64 %d9,[p3+8];
ld.param.u64 %d10,[p1+24];
ld.param.u64 %d11,[p1+16];
ld.param.u64 %d12,[p1+8];
ld.param.u64 %d13,[p1];
mov.u64 %d14,%d3;
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d15,%d1;
mul.wide.s32 %d16,%r9,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r1,%r2},[%d17+32];
ld.global.u64 %d10,[%d17+24];
ld.global.u64 %d11,[%d17+16];
ld.global.u64 %d12,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $3;
$2:
cvt.s64.s32 %d19,%r9;
mul.lo.s64 %d20,%d13,%d19;
add.s64 %d18,%d1,%d20;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d21,%d2;
mul.wide.s32 %d22,%r9,40;
add.s64 %d23,%d21,%d22;
ld.global.v2.u32 {%r5,%r6},[%d23+32];
ld.global.u64 %d7,[%d23+24];
ld.global.u64 %d8,[%d23+16];
ld.global.u64 %d9,[%d23+8];
ld.global.u64 %d24,[%d23];
bra.uni $6;
$5:
cvt.s64.s32 %d25,%r9;
mul.lo.s64 %d26,%d6,%d25;
add.s64 %d24,%d2,%d26;
$6:
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,5;
mov.u32 %r12,%tid.x;
add.s32 %r13,%r11,%r12;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.s32 %p3,%r13,%r5;
setp.ge.s32 %p4,%r17,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $36;
ld.param.u32 %r18,[%d14+8];
sub.s32 %r19,%r13,%r18;
setp.lt.s32 %p6,%r7,1;
@%p6 bra $36;
ld.param.u32 %r20,[%d14+12];
ld.param.u32 %r21,[%d14];
add.s64 %d27,%d14,28;
cvt.s64.s32 %d28,%r19;
mul.lo.s64 %d29,%d11,%d28;
cvt.s64.s32 %d30,%r17;
mul.lo.s64 %d31,%d9,%d30;
cvt.s64.s32 %d32,%r13;
mul.lo.s64 %d33,%d8,%d32;
add.s64 %d34,%d31,%d33;
add.s32 %r22,%r21,%r19;
setp.le.s32 %p7,%r22,%r1;
setp.gt.s32 %p8,%r19,-1;
and.pred %p9,%p8,%p7;
sub.s32 %r23,%r17,%r20;
mov.u32 %r24,0;
$9:
.pragma "nounroll";
ld.param.f32 %f1,[%d14+24];
setp.eq.s32 %p10,%r24,0;
mov.u64 %d35,%d27;
@%p10 bra $13;
setp.eq.s32 %p11,%r24,1;
add.s64 %d35,%d14,32;
@%p11 bra $13;
setp.eq.s32 %p12,%r24,2;
add.s64 %d35,%d14,36;
@%p12 bra $13;
add.s64 %d35,%d14,40;
$13:
ld.param.f32 %f2,[%d35];
mul.f32 %f3,%f1,%f2;
ld.param.u32 %r25,[%d14+4];
setp.gt.s32 %p13,%r25,0;
@%p13 bra $15;
bra.uni $14;
$15:
ld.param.u32 %r26,[%d14+16];
cvt.s64.s32 %d36,%r24;
mul.lo.s64 %d37,%d10,%d36;
add.s64 %d38,%d37,%d29;
ld.param.f32 %f4,[%d14+24];
mov.f32 %f5,0f7F800000;
mov.u32 %r27,0;
$16:
.pragma "nounroll";
mul.wide.s32 %d39,%r27,4;
add.s64 %d40,%d14,%d39;
ld.param.u32 %r28,[%d40+44];
setp.eq.s32 %p14,%r28,0;
@%p14 bra $31;
add.s32 %r29,%r27,%r23;
setp.lt.u32 %p15,%r29,%r2;
@%p15 bra $19;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r29;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r29,[retval0+0];
}
$19:
setp.lt.s32 %p16,%r29,0;
@%p16 bra $30;
cvt.s64.s32 %d41,%r29;
mul.lo.s64 %d42,%d12,%d41;
add.s64 %d43,%d38,%d42;
add.s64 %d44,%d18,%d43;
add.s64 %d45,%d42,%d37;
mov.u32 %r30,%r19;
$21:
.pragma "nounroll";
and.b32 %r31,%r28,1;
setp.eq.b32 %p17,%r31,1;
mov.pred %p18,0;
xor.pred %p19,%p17,%p18;
not.pred %p20,%p19;
@%p20 bra $29;
@%p9 bra $28;
bra.uni $23;
$28:
ld.global.nc.u8 %r32,[%d44];
cvt.u16.u32 %s1,%r32;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f6,%s2;
mul.f32 %f7,%f4,%f6;
min.f32 %f5,%f5,%f7;
bra.uni $29;
$23:
setp.lt.u32 %p21,%r30,%r1;
mov.u32 %r33,%r30;
@%p21 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r30;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r26;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r33,[retval0+0];
}
$25:
setp.lt.s32 %p22,%r33,0;
mov.f32 %f8,%f3;
@%p22 bra $27;
cvt.s64.s32 %d46,%r33;
mul.lo.s64 %d47,%d11,%d46;
add.s64 %d48,%d45,%d47;
add.s64 %d49,%d18,%d48;
ld.global.nc.u8 %r34,[%d49];
cvt.u16.u32 %s3,%r34;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f9,%s4;
mul.f32 %f8,%f4,%f9;
$27:
min.f32 %f5,%f5,%f8;
$29:
add.s64 %d44,%d44,%d11;
shr.u32 %r28,%r28,1;
setp.eq.s32 %p23,%r28,0;
add.s32 %r30,%r30,1;
@%p23 bra $31;
bra.uni $21;
$30:
min.f32 %f5,%f5,%f3;
$31:
add.s32 %r27,%r27,1;
setp.lt.s32 %p24,%r27,%r25;
@%p24 bra $16;
bra.uni $32;
$14:
mov.f32 %f5,0f7F800000;
$32:
cvt.s64.s32 %d50,%r24;
mul.lo.s64 %d51,%d7,%d50;
add.s64 %d52,%d34,%d51;
add.s64 %d53,%d24,%d52;
ld.param.u32 %r35,[%d14+20];
setp.eq.s32 %p25,%r35,0;
@%p25 bra $34;
ld.global.nc.u8 %r36,[%d53];
cvt.u16.u32 %s5,%r36;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f10,%s6;
ld.param.f32 %f11,[%d14+24];
mul.f32 %f12,%f5,%f11;
sub.f32 %f13,%f10,%f12;
bra.uni $35;
$34:
ld.param.f32 %f14,[%d14+24];
mul.f32 %f13,%f5,%f14;
$35:
cvt.rni.s32.f32 %r37,%f13;
max.s32 %r38,%r37,0;
min.s32 %r39,%r38,255;
st.u8 [%d53],%r39;
add.s32 %r24,%r24,1;
setp.lt.s32 %p26,%r24,%r7;
@%p26 bra $9;
$36:
ret;
}
.visible .entry morphology_square_3_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<54>;
.reg .b32 %r<245>;
.reg .b64 %d<73>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
mov.b64 %d3,p5;
ld.param.u32 %r10,[p6];
ld.param.u32 %r11,[p7];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r12,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d8,%d1;
mul.wide.s32 %d9,%r12,40;
add.s64 %d10,%d8,%d9;
ld.global.v2.u32 {%r1,%r2},[%d10+32];
ld.global.u64 %d6,[%d10+8];
ld.global.u64 %d11,[%d10];
bra.uni $3;
$2:
cvt.s64.s32 %d12,%r12;
mul.lo.s64 %d13,%d7,%d12;
add.s64 %d11,%d1,%d13;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d14,%d2;
mul.wide.s32 %d15,%r12,40;
add.s64 %d16,%d14,%d15;
ld.global.v2.u32 {%r5,%r6},[%d16+32];
ld.global.u64 %d4,[%d16+8];
ld.global.u64 %d17,[%d16];
bra.uni $6;
$5:
cvt.s64.s32 %d18,%r12;
mul.lo.s64 %d19,%d5,%d18;
add.s64 %d17,%d2,%d19;
$6:
mov.u32 %r13,%ctaid.x;
shl.b32 %r14,%r13,5;
mov.u32 %r15,%tid.x;
add.s32 %r16,%r14,%r15;
shl.b32 %r17,%r16,3;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
mul.lo.s32 %r22,%r21,%r9;
setp.ge.s32 %p3,%r17,%r5;
setp.ge.s32 %p4,%r22,%r6;
or.pred %p5,%p3,%p4;
@%p5 bra $53;
add.s32 %r23,%r17,12;
setp.eq.s32 %p6,%r23,%r5;
add.s32 %r24,%r5,-8;
min.s32 %r25,%r17,%r24;
add.s32 %r26,%r17,-4;
selp.b32 %r27,%r26,%r25,%p6;
add.s32 %r28,%r22,%r9;
min.s32 %r29,%r28,%r6;
setp.eq.s32 %p7,%r27,0;
setp.ne.s32 %p8,%r27,0;
mov.u64 %d20,%d3;
ld.param.u32 %r30,[%d20+64];
mov.u64 %d21,-4;
@%p8 bra $10;
setp.eq.s32 %p9,%r30,0;
mov.u64 %d21,0;
@%p9 bra $10;
add.s32 %r31,%r1,-4;
cvt.s64.s32 %d21,%r31;
$10:
add.s32 %r32,%r27,8;
setp.ne.s32 %p10,%r32,%r1;
setp.eq.s32 %p11,%r32,%r1;
setp.eq.s32 %p12,%r30,0;
or.pred %p13,%p7,%p11;
and.pred %p14,%p13,%p12;
mov.u64 %d22,8;
@%p10 bra $13;
ld.param.u32 %r33,[%d20+64];
mov.u64 %d22,0;
setp.eq.s32 %p15,%r33,0;
@%p15 bra $13;
mov.u32 %r34,8;
sub.s32 %r35,%r34,%r1;
cvt.s64.s32 %d22,%r35;
$13:
add.s32 %r36,%r22,-3;
setp.gt.s32 %p16,%r36,%r29;
@%p16 bra $53;
cvt.s64.s32 %d23,%r27;
cvt.s64.s32 %d24,%r22;
mul.lo.s64 %d25,%d4,%d24;
add.s64 %d26,%d25,%d23;
add.s64 %d27,%d17,%d26;
mov.u32 %r37,0;
and.pred %p17,%p11,%p12;
setp.ne.s32 %p18,%r23,%r5;
or.b64 %d28,%d4,%d27;
and.b64 %d29,%d28,7;
setp.eq.s64 %p19,%d29,0;
and.pred %p20,%p19,%p18;
add.s32 %r38,%r22,-1;
cvt.s64.s32 %d30,%r38;
mul.lo.s64 %d31,%d6,%d30;
add.s64 %d32,%d31,%d23;
add.s64 %d33,%d11,%d32;
setp.gt.s32 %p21,%r27,3;
add.s32 %r39,%r27,12;
setp.le.s32 %p22,%r39,%r1;
and.pred %p23,%p21,%p22;
not.pred %p24,%p14;
mov.u32 %r40,%r37;
mov.u32 %r41,%r37;
mov.u32 %r42,%r37;
mov.u32 %r43,%r37;
mov.u32 %r44,%r37;
mov.u32 %r45,%r37;
mov.u32 %r46,%r37;
mov.u32 %r47,%r37;
mov.u32 %r48,%r37;
mov.u32 %r49,%r37;
mov.u32 %r50,%r37;
mov.u32 %r51,%r37;
mov.u32 %r52,%r37;
mov.u32 %r53,%r37;
mov.u32 %r54,%r37;
mov.u32 %r55,%r37;
mov.u32 %r56,%r37;
mov.u32 %r57,%r37;
mov.u32 %r58,%r37;
$15:
.pragma "nounroll";
mad.lo.s32 %r59,%r21,%r9,-1;
setp.lt.s32 %p25,%r36,%r59;
@%p25 bra $19;
setp.gt.s32 %p26,%r36,-1;
and.pred %p27,%p24,%p26;
add.s32 %r60,%r36,1;
setp.lt.s32 %p28,%r60,%r2;
and.pred %p29,%p28,%p27;
@%p29 bra $18;
or.b32 %r61,%r30,%r27;
setp.eq.s32 %p30,%r61,0;
ld.param.u32 %r62,[%d20+60];
setp.ne.s32 %p31,%r62,0;
ld.param.u32 %r63,[%d20];
and.b32 %r64,%r63,30583;
ld.param.u32 %r65,[%d20+4];
and.b32 %r66,%r65,30583;
ld.param.u32 %r67,[%d20+16];
and.b32 %r68,%r67,30583;
ld.param.u32 %r69,[%d20+20];
and.b32 %r70,%r69,30583;
setp.ge.u32 %p32,%r36,%r2;
and.pred %p33,%p32,%p31;
prmt.b32 %r71,%r72,%r73,%r64;
prmt.b32 %r74,%r71,%r75,%r66;
ld.param.u32 %r76,[%d20+32];
and.b32 %r77,%r74,%r76;
ld.param.u32 %r78,[%d20+36];
or.b32 %r79,%r77,%r78;
selp.b32 %r80,%r79,%r81,%p30;
prmt.b32 %r82,%r73,%r72,%r68;
prmt.b32 %r83,%r82,%r80,%r70;
and.b32 %r84,%r83,%r76;
or.b32 %r85,%r84,%r78;
selp.b32 %r86,%r85,%r75,%p17;
selp.b32 %r75,%r78,%r86,%p33;
selp.b32 %r73,%r78,%r73,%p33;
selp.b32 %r72,%r78,%r72,%p33;
selp.b32 %r81,%r78,%r80,%p33;
setp.ge.u32 %p34,%r60,%r2;
and.pred %p35,%p34,%p31;
prmt.b32 %r87,%r88,%r89,%r64;
prmt.b32 %r90,%r87,%r91,%r66;
and.b32 %r92,%r90,%r76;
or.b32 %r93,%r92,%r78;
selp.b32 %r94,%r93,%r95,%p30;
prmt.b32 %r96,%r89,%r88,%r68;
prmt.b32 %r97,%r96,%r94,%r70;
and.b32 %r98,%r97,%r76;
or.b32 %r99,%r98,%r78;
selp.b32 %r100,%r99,%r91,%p17;
selp.b32 %r91,%r78,%r100,%p35;
selp.b32 %r89,%r78,%r89,%p35;
selp.b32 %r88,%r78,%r88,%p35;
selp.b32 %r95,%r78,%r94,%p35;
$18:
xor.b32 %r72,%r72,%r10;
shl.b32 %r101,%r72,24;
xor.b32 %r81,%r81,%r10;
min.u32 %r102,%r81,%r101;
shl.b32 %r103,%r72,16;
min.u32 %r104,%r102,%r103;
xor.b32 %r88,%r88,%r10;
shl.b32 %r105,%r88,24;
xor.b32 %r95,%r95,%r10;
min.u32 %r106,%r95,%r105;
shl.b32 %r107,%r88,16;
min.u32 %r108,%r106,%r107;
min.u32 %r109,%r54,%r46;
min.u32 %r110,%r109,%r104;
min.u32 %r111,%r46,%r104;
min.u32 %r112,%r111,%r108;
min.u32 %r113,%r101,%r103;
shl.b32 %r114,%r72,8;
min.u32 %r115,%r113,%r114;
min.u32 %r116,%r105,%r107;
shl.b32 %r117,%r88,8;
min.u32 %r118,%r116,%r117;
min.u32 %r119,%r53,%r45;
min.u32 %r120,%r119,%r115;
min.u32 %r121,%r45,%r115;
min.u32 %r122,%r121,%r118;
min.u32 %r123,%r103,%r114;
min.u32 %r124,%r123,%r72;
min.u32 %r125,%r107,%r117;
min.u32 %r126,%r125,%r88;
min.u32 %r127,%r52,%r44;
min.u32 %r128,%r127,%r124;
min.u32 %r129,%r44,%r124;
min.u32 %r130,%r129,%r126;
min.u32 %r131,%r114,%r72;
xor.b32 %r73,%r73,%r10;
shl.b32 %r132,%r73,24;
min.u32 %r133,%r131,%r132;
min.u32 %r134,%r117,%r88;
xor.b32 %r89,%r89,%r10;
shl.b32 %r135,%r89,24;
min.u32 %r136,%r134,%r135;
min.u32 %r137,%r51,%r43;
min.u32 %r138,%r137,%r133;
min.u32 %r139,%r43,%r133;
min.u32 %r140,%r139,%r136;
min.u32 %r141,%r72,%r132;
shl.b32 %r142,%r73,16;
min.u32 %r143,%r141,%r142;
min.u32 %r144,%r88,%r135;
shl.b32 %r145,%r89,16;
min.u32 %r146,%r144,%r145;
min.u32 %r147,%r50,%r42;
min.u32 %r148,%r147,%r143;
min.u32 %r149,%r42,%r143;
min.u32 %r150,%r149,%r146;
min.u32 %r151,%r132,%r142;
shl.b32 %r152,%r73,8;
min.u32 %r153,%r151,%r152;
min.u32 %r154,%r135,%r145;
shl.b32 %r155,%r89,8;
min.u32 %r156,%r154,%r155;
min.u32 %r157,%r49,%r41;
min.u32 %r158,%r157,%r153;
min.u32 %r159,%r41,%r153;
min.u32 %r160,%r159,%r156;
min.u32 %r161,%r142,%r152;
min.u32 %r162,%r161,%r73;
min.u32 %r163,%r145,%r155;
min.u32 %r164,%r163,%r89;
min.u32 %r165,%r48,%r40;
min.u32 %r166,%r165,%r162;
min.u32 %r167,%r40,%r162;
min.u32 %r168,%r167,%r164;
min.u32 %r169,%r152,%r73;
xor.b32 %r75,%r75,%r10;
shl.b32 %r170,%r75,24;
min.u32 %r171,%r169,%r170;
min.u32 %r172,%r155,%r89;
xor.b32 %r91,%r91,%r10;
shl.b32 %r173,%r91,24;
min.u32 %r174,%r172,%r173;
min.u32 %r175,%r47,%r37;
min.u32 %r176,%r175,%r171;
min.u32 %r177,%r37,%r171;
min.u32 %r178,%r177,%r174;
mov.u32 %r179,115;
prmt.b32 %r180,%r110,%r120,%r179;
prmt.b32 %r181,%r128,%r138,%r179;
mov.u32 %r182,21520;
prmt.b32 %r58,%r180,%r181,%r182;
prmt.b32 %r183,%r148,%r158,%r179;
prmt.b32 %r184,%r166,%r176,%r179;
prmt.b32 %r57,%r183,%r184,%r182;
prmt.b32 %r185,%r112,%r122,%r179;
prmt.b32 %r186,%r130,%r140,%r179;
prmt.b32 %r56,%r185,%r186,%r182;
prmt.b32 %r187,%r150,%r160,%r179;
prmt.b32 %r188,%r168,%r178,%r179;
prmt.b32 %r55,%r187,%r188,%r182;
mov.u32 %r37,%r174;
mov.u32 %r40,%r164;
mov.u32 %r41,%r156;
mov.u32 %r42,%r146;
mov.u32 %r43,%r136;
mov.u32 %r44,%r126;
mov.u32 %r45,%r118;
mov.u32 %r46,%r108;
mov.u32 %r47,%r171;
mov.u32 %r48,%r162;
mov.u32 %r49,%r153;
mov.u32 %r50,%r143;
mov.u32 %r51,%r133;
mov.u32 %r52,%r124;
mov.u32 %r53,%r115;
mov.u32 %r54,%r104;
$19:
add.s32 %r189,%r36,2;
setp.gt.s32 %p36,%r189,%r29;
@%p36 bra $29;
setp.gt.s32 %p37,%r36,-3;
and.pred %p38,%p23,%p37;
add.s32 %r190,%r36,3;
setp.lt.s32 %p39,%r190,%r2;
and.pred %p40,%p38,%p39;
@%p40 bra $26;
bra.uni $21;
$26:
add.s32 %r191,%r29,1;
min.s32 %r192,%r2,%r191;
add.s64 %d34,%d33,-4;
ld.global.nc.u32 %r81,[%d34];
ld.global.nc.u32 %r72,[%d33];
add.s64 %d35,%d33,4;
ld.global.nc.u32 %r73,[%d35];
add.s64 %d36,%d33,8;
ld.global.nc.u32 %r75,[%d36];
add.s64 %d37,%d33,%d6;
add.s64 %d38,%d37,-4;
ld.global.nc.u32 %r95,[%d38];
ld.global.nc.u32 %r88,[%d37];
add.s64 %d39,%d37,4;
ld.global.nc.u32 %r89,[%d39];
add.s64 %d40,%d37,8;
ld.global.nc.u32 %r91,[%d40];
add.s32 %r193,%r36,5;
setp.ge.s32 %p41,%r193,%r192;
@%p41 bra $28;
shl.b64 %d41,%d6,1;
add.s64 %d42,%d33,%d41;
prefetch.global.L2 [%d42];
mul.lo.s64 %d43,%d6,3;
add.s64 %d44,%d33,%d43;
prefetch.global.L2 [%d44];
bra.uni $28;
$21:
setp.lt.u32 %p42,%r189,%r2;
@%p42 bra $23;
ld.param.u32 %r194,[%d20+40];
add.s32 %r195,%r36,2;
shr.u32 %r196,%r195,31;
mul.wide.u32 %d45,%r196,4;
xor.b64 %d46,%d45,4;
add.s64 %d47,%d20,%d46;
ld.param.u32 %r197,[%d47+44];
mad.lo.s32 %r198,%r194,%r195,%r197;
ld.param.u32 %r199,[%d47+52];
mad.lo.s32 %r200,%r199,%r2,%r198;
max.s32 %r201,%r200,0;
add.s32 %r202,%r2,-1;
min.s32 %r189,%r201,%r202;
$23:
add.s32 %r203,%r36,3;
cvt.s64.s32 %d48,%r189;
mul.lo.s64 %d49,%d6,%d48;
add.s64 %d50,%d49,%d23;
add.s64 %d51,%d11,%d50;
add.s64 %d52,%d51,%d21;
ld.global.nc.u32 %r81,[%d52];
ld.global.nc.u32 %r72,[%d51];
add.s64 %d53,%d51,4;
ld.global.nc.u32 %r73,[%d53];
add.s64 %d54,%d51,%d22;
ld.global.nc.u32 %r75,[%d54];
setp.lt.u32 %p43,%r203,%r2;
@%p43 bra $25;
add.s32 %r204,%r36,3;
ld.param.u32 %r205,[%d20+40];
shr.u32 %r206,%r204,31;
mul.wide.u32 %d55,%r206,4;
xor.b64 %d56,%d55,4;
add.s64 %d57,%d20,%d56;
ld.param.u32 %r207,[%d57+44];
mad.lo.s32 %r208,%r205,%r204,%r207;
ld.param.u32 %r209,[%d57+52];
mad.lo.s32 %r210,%r209,%r2,%r208;
max.s32 %r211,%r210,0;
add.s32 %r212,%r2,-1;
min.s32 %r203,%r211,%r212;
$25:
cvt.s64.s32 %d58,%r203;
mul.lo.s64 %d59,%d6,%d58;
add.s64 %d60,%d59,%d23;
add.s64 %d61,%d11,%d60;
add.s64 %d62,%d61,%d21;
ld.global.nc.u32 %r95,[%d62];
ld.global.nc.u32 %r88,[%d61];
add.s64 %d63,%d61,4;
ld.global.nc.u32 %r89,[%d63];
add.s64 %d64,%d61,%d22;
ld.global.nc.u32 %r91,[%d64];
$28:
shl.b64 %d65,%d6,1;
add.s64 %d33,%d33,%d65;
$29:
setp.le.s32 %p44,%r36,%r22;
@%p44 bra $52;
setp.lt.s32 %p45,%r36,%r29;
and.pred %p46,%p20,%p45;
@%p46 bra $48;
bra.uni $31;
$48:
setp.eq.s32 %p47,%r11,0;
@%p47 bra $50;
xor.b32 %r213,%r58,%r10;
ld.u32 %r214,[%d27];
xor.b32 %r215,%r57,%r10;
ld.u32 %r216,[%d27+4];
sub.s32 %r217,%r216,%r215;
sub.s32 %r218,%r214,%r213;
st.v2.u32 [%d27],{%r218,%r217};
add.s64 %d66,%d27,%d4;
xor.b32 %r219,%r56,%r10;
ld.u32 %r220,[%d66];
xor.b32 %r221,%r55,%r10;
ld.u32 %r222,[%d66+4];
sub.s32 %r223,%r222,%r221;
sub.s32 %r224,%r220,%r219;
st.v2.u32 [%d66],{%r224,%r223};
bra.uni $51;
$31:
setp.eq.s32 %p48,%r11,0;
@%p48 bra $40;
setp.gt.s32 %p49,%r36,%r29;
@%p49 bra $36;
@%p6 bra $35;
xor.b32 %r225,%r58,%r10;
ld.u32 %r226,[%d27];
sub.s32 %r227,%r226,%r225;
st.u32 [%d27],%r227;
$35:
xor.b32 %r228,%r57,%r10;
ld.u32 %r229,[%d27+4];
sub.s32 %r230,%r229,%r228;
st.u32 [%d27+4],%r230;
$36:
setp.ge.s32 %p50,%r36,%r29;
@%p50 bra $51;
@%p6 bra $39;
add.s64 %d67,%d27,%d4;
xor.b32 %r231,%r56,%r10;
ld.u32 %r232,[%d67];
sub.s32 %r233,%r232,%r231;
st.u32 [%d67],%r233;
$39:
add.s64 %d68,%d27,%d4;
xor.b32 %r234,%r55,%r10;
ld.u32 %r235,[%d68+4];
sub.s32 %r236,%r235,%r234;
st.u32 [%d68+4],%r236;
bra.uni $51;
$50:
xor.b32 %r237,%r57,%r10;
xor.b32 %r238,%r58,%r10;
st.v2.u32 [%d27],{%r238,%r237};
xor.b32 %r239,%r55,%r10;
xor.b32 %r240,%r56,%r10;
add.s64 %d69,%d27,%d4;
st.v2.u32 [%d69],{%r240,%r239};
bra.uni $51;
$40:
setp.gt.s32 %p51,%r36,%r29;
@%p51 bra $44;
@%p6 bra $43;
xor.b32 %r241,%r58,%r10;
st.u32 [%d27],%r241;
$43:
xor.b32 %r242,%r57,%r10;
st.u32 [%d27+4],%r242;
$44:
setp.ge.s32 %p52,%r36,%r29;
@%p52 bra $51;
@%p6 bra $47;
add.s64 %d70,%d27,%d4;
xor.b32 %r243,%r56,%r10;
st.u32 [%d70],%r243;
$47:
add.s64 %d71,%d27,%d4;
xor.b32 %r244,%r55,%r10;
st.u32 [%d71+4],%r244;
$51:
shl.b64 %d72,%d4,1;
add.s64 %d27,%d27,%d72;
$52:
add.s32 %r36,%r36,2;
setp.le.s32 %p53,%r36,%r29;
@%p53 bra $15;
$53:
ret;
}
.visible .entry morphology_square_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<54>;
.reg .b32 %r<253>;
.reg .b64 %d<73>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
mov.b64 %d3,p5;
ld.param.u32 %r10,[p6];
ld.param.u32 %r11,[p7];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r12,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d8,%d1;
mul.wide.s32 %d9,%r12,40;
add.s64 %d10,%d8,%d9;
ld.global.v2.u32 {%r1,%r2},[%d10+32];
ld.global.u64 %d6,[%d10+8];
ld.global.u64 %d11,[%d10];
bra.uni $3;
$2:
cvt.s64.s32 %d12,%r12;
mul.lo.s64 %d13,%d7,%d12;
add.s64 %d11,%d1,%d13;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d14,%d2;
mul.wide.s32 %d15,%r12,40;
add.s64 %d16,%d14,%d15;
ld.global.v2.u32 {%r5,%r6},[%d16+32];
ld.global.u64 %d4,[%d16+8];
ld.global.u64 %d17,[%d16];
bra.uni $6;
$5:
cvt.s64.s32 %d18,%r12;
mul.lo.s64 %d19,%d5,%d18;
add.s64 %d17,%d2,%d19;
$6:
mov.u32 %r13,%ctaid.x;
shl.b32 %r14,%r13,5;
mov.u32 %r15,%tid.x;
add.s32 %r16,%r14,%r15;
shl.b32 %r17,%r16,3;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
mul.lo.s32 %r22,%r21,%r9;
setp.ge.s32 %p3,%r17,%r5;
setp.ge.s32 %p4,%r22,%r6;
or.pred %p5,%p3,%p4;
@%p5 bra $53;
add.s32 %r23,%r17,12;
setp.eq.s32 %p6,%r23,%r5;
add.s32 %r24,%r5,-8;
min.s32 %r25,%r17,%r24;
add.s32 %r26,%r17,-4;
selp.b32 %r27,%r26,%r25,%p6;
add.s32 %r28,%r22,%r9;
min.s32 %r29,%r28,%r6;
setp.eq.s32 %p7,%r27,0;
setp.ne.s32 %p8,%r27,0;
mov.u64 %d20,%d3;
ld.param.u32 %r30,[%d20+64];
mov.u64 %d21,-4;
@%p8 bra $10;
setp.eq.s32 %p9,%r30,0;
mov.u64 %d21,0;
@%p9 bra $10;
add.s32 %r31,%r1,-4;
cvt.s64.s32 %d21,%r31;
$10:
add.s32 %r32,%r27,8;
setp.ne.s32 %p10,%r32,%r1;
setp.eq.s32 %p11,%r32,%r1;
setp.eq.s32 %p12,%r30,0;
or.pred %p13,%p7,%p11;
and.pred %p14,%p13,%p12;
mov.u64 %d22,8;
@%p10 bra $13;
ld.param.u32 %r33,[%d20+64];
mov.u64 %d22,0;
setp.eq.s32 %p15,%r33,0;
@%p15 bra $13;
mov.u32 %r34,8;
sub.s32 %r35,%r34,%r1;
cvt.s64.s32 %d22,%r35;
$13:
add.s32 %r36,%r22,-3;
setp.gt.s32 %p16,%r36,%r29;
@%p16 bra $53;
cvt.s64.s32 %d23,%r27;
cvt.s64.s32 %d24,%r22;
mul.lo.s64 %d25,%d4,%d24;
add.s64 %d26,%d25,%d23;
add.s64 %d27,%d17,%d26;
mov.u32 %r37,0;
and.pred %p17,%p11,%p12;
setp.ne.s32 %p18,%r23,%r5;
or.b64 %d28,%d4,%d27;
and.b64 %d29,%d28,7;
setp.eq.s64 %p19,%d29,0;
and.pred %p20,%p19,%p18;
add.s32 %r38,%r22,-1;
cvt.s64.s32 %d30,%r38;
mul.lo.s64 %d31,%d6,%d30;
add.s64 %d32,%d31,%d23;
add.s64 %d33,%d11,%d32;
setp.gt.s32 %p21,%r27,3;
add.s32 %r39,%r27,12;
setp.le.s32 %p22,%r39,%r1;
and.pred %p23,%p21,%p22;
not.pred %p24,%p14;
mov.u32 %r40,%r37;
mov.u32 %r41,%r37;
mov.u32 %r42,%r37;
mov.u32 %r43,%r37;
mov.u32 %r44,%r37;
mov.u32 %r45,%r37;
mov.u32 %r46,%r37;
mov.u32 %r47,%r37;
mov.u32 %r48,%r37;
mov.u32 %r49,%r37;
mov.u32 %r50,%r37;
mov.u32 %r51,%r37;
mov.u32 %r52,%r37;
mov.u32 %r53,%r37;
mov.u32 %r54,%r37;
mov.u32 %r55,%r37;
mov.u32 %r56,%r37;
mov.u32 %r57,%r37;
mov.u32 %r58,%r37;
$15:
.pragma "nounroll";
mad.lo.s32 %r59,%r21,%r9,-1;
setp.lt.s32 %p25,%r36,%r59;
@%p25 bra $19;
setp.gt.s32 %p26,%r36,-1;
and.pred %p27,%p24,%p26;
add.s32 %r60,%r36,1;
setp.lt.s32 %p28,%r60,%r2;
and.pred %p29,%p28,%p27;
@%p29 bra $18;
or.b32 %r61,%r30,%r27;
setp.eq.s32 %p30,%r61,0;
ld.param.u32 %r62,[%d20+60];
setp.ne.s32 %p31,%r62,0;
ld.param.u32 %r63,[%d20];
and.b32 %r64,%r63,30583;
ld.param.u32 %r65,[%d20+4];
and.b32 %r66,%r65,30583;
ld.param.u32 %r67,[%d20+16];
and.b32 %r68,%r67,30583;
ld.param.u32 %r69,[%d20+20];
and.b32 %r70,%r69,30583;
setp.ge.u32 %p32,%r36,%r2;
and.pred %p33,%p32,%p31;
prmt.b32 %r71,%r72,%r73,%r64;
prmt.b32 %r74,%r71,%r75,%r66;
ld.param.u32 %r76,[%d20+32];
and.b32 %r77,%r74,%r76;
ld.param.u32 %r78,[%d20+36];
or.b32 %r79,%r77,%r78;
selp.b32 %r80,%r79,%r81,%p30;
prmt.b32 %r82,%r73,%r72,%r68;
prmt.b32 %r83,%r82,%r80,%r70;
and.b32 %r84,%r83,%r76;
or.b32 %r85,%r84,%r78;
selp.b32 %r86,%r85,%r75,%p17;
selp.b32 %r75,%r78,%r86,%p33;
selp.b32 %r73,%r78,%r73,%p33;
selp.b32 %r72,%r78,%r72,%p33;
selp.b32 %r81,%r78,%r80,%p33;
setp.ge.u32 %p34,%r60,%r2;
and.pred %p35,%p34,%p31;
prmt.b32 %r87,%r88,%r89,%r64;
prmt.b32 %r90,%r87,%r91,%r66;
and.b32 %r92,%r90,%r76;
or.b32 %r93,%r92,%r78;
selp.b32 %r94,%r93,%r95,%p30;
prmt.b32 %r96,%r89,%r88,%r68;
prmt.b32 %r97,%r96,%r94,%r70;
and.b32 %r98,%r97,%r76;
or.b32 %r99,%r98,%r78;
selp.b32 %r100,%r99,%r91,%p17;
selp.b32 %r91,%r78,%r100,%p35;
selp.b32 %r89,%r78,%r89,%p35;
selp.b32 %r88,%r78,%r88,%p35;
selp.b32 %r95,%r78,%r94,%p35;
$18:
xor.b32 %r81,%r81,%r10;
shl.b32 %r101,%r81,16;
xor.b32 %r72,%r72,%r10;
shl.b32 %r102,%r72,24;
min.u32 %r103,%r101,%r102;
min.u32 %r104,%r103,%r72;
xor.b32 %r95,%r95,%r10;
shl.b32 %r105,%r95,16;
xor.b32 %r88,%r88,%r10;
shl.b32 %r106,%r88,24;
min.u32 %r107,%r105,%r106;
min.u32 %r108,%r107,%r88;
min.u32 %r109,%r54,%r46;
min.u32 %r110,%r109,%r104;
min.u32 %r111,%r46,%r104;
min.u32 %r112,%r111,%r108;
shl.b32 %r113,%r81,8;
shl.b32 %r114,%r72,16;
min.u32 %r115,%r113,%r114;
xor.b32 %r73,%r73,%r10;
shl.b32 %r116,%r73,24;
min.u32 %r117,%r115,%r116;
shl.b32 %r118,%r95,8;
shl.b32 %r119,%r88,16;
min.u32 %r120,%r118,%r119;
xor.b32 %r89,%r89,%r10;
shl.b32 %r121,%r89,24;
min.u32 %r122,%r120,%r121;
min.u32 %r123,%r53,%r45;
min.u32 %r124,%r123,%r117;
min.u32 %r125,%r45,%r117;
min.u32 %r126,%r125,%r122;
shl.b32 %r127,%r72,8;
min.u32 %r128,%r81,%r127;
shl.b32 %r129,%r73,16;
min.u32 %r130,%r128,%r129;
shl.b32 %r131,%r88,8;
min.u32 %r132,%r95,%r131;
shl.b32 %r133,%r89,16;
min.u32 %r134,%r132,%r133;
min.u32 %r135,%r52,%r44;
min.u32 %r136,%r135,%r130;
min.u32 %r137,%r44,%r130;
min.u32 %r138,%r137,%r134;
min.u32 %r139,%r102,%r72;
shl.b32 %r140,%r73,8;
min.u32 %r141,%r139,%r140;
min.u32 %r142,%r106,%r88;
shl.b32 %r143,%r89,8;
min.u32 %r144,%r142,%r143;
min.u32 %r145,%r51,%r43;
min.u32 %r146,%r145,%r141;
min.u32 %r147,%r43,%r141;
min.u32 %r148,%r147,%r144;
min.u32 %r149,%r114,%r116;
min.u32 %r150,%r149,%r73;
min.u32 %r151,%r119,%r121;
min.u32 %r152,%r151,%r89;
min.u32 %r153,%r50,%r42;
min.u32 %r154,%r153,%r150;
min.u32 %r155,%r42,%r150;
min.u32 %r156,%r155,%r152;
min.u32 %r157,%r127,%r129;
xor.b32 %r75,%r75,%r10;
shl.b32 %r158,%r75,24;
min.u32 %r159,%r157,%r158;
min.u32 %r160,%r131,%r133;
xor.b32 %r91,%r91,%r10;
shl.b32 %r161,%r91,24;
min.u32 %r162,%r160,%r161;
min.u32 %r163,%r49,%r41;
min.u32 %r164,%r163,%r159;
min.u32 %r165,%r41,%r159;
min.u32 %r166,%r165,%r162;
min.u32 %r167,%r72,%r140;
shl.b32 %r168,%r75,16;
min.u32 %r169,%r167,%r168;
min.u32 %r170,%r88,%r143;
shl.b32 %r171,%r91,16;
min.u32 %r172,%r170,%r171;
min.u32 %r173,%r48,%r40;
min.u32 %r174,%r173,%r169;
min.u32 %r175,%r40,%r169;
min.u32 %r176,%r175,%r172;
min.u32 %r177,%r116,%r73;
shl.b32 %r178,%r75,8;
min.u32 %r179,%r177,%r178;
min.u32 %r180,%r121,%r89;
shl.b32 %r181,%r91,8;
min.u32 %r182,%r180,%r181;
min.u32 %r183,%r47,%r37;
min.u32 %r184,%r183,%r179;
min.u32 %r185,%r37,%r179;
min.u32 %r186,%r185,%r182;
mov.u32 %r187,115;
prmt.b32 %r188,%r110,%r124,%r187;
prmt.b32 %r189,%r136,%r146,%r187;
mov.u32 %r190,21520;
prmt.b32 %r58,%r188,%r189,%r190;
prmt.b32 %r191,%r154,%r164,%r187;
prmt.b32 %r192,%r174,%r184,%r187;
prmt.b32 %r57,%r191,%r192,%r190;
prmt.b32 %r193,%r112,%r126,%r187;
prmt.b32 %r194,%r138,%r148,%r187;
prmt.b32 %r56,%r193,%r194,%r190;
prmt.b32 %r195,%r156,%r166,%r187;
prmt.b32 %r196,%r176,%r186,%r187;
prmt.b32 %r55,%r195,%r196,%r190;
mov.u32 %r37,%r182;
mov.u32 %r40,%r172;
mov.u32 %r41,%r162;
mov.u32 %r42,%r152;
mov.u32 %r43,%r144;
mov.u32 %r44,%r134;
mov.u32 %r45,%r122;
mov.u32 %r46,%r108;
mov.u32 %r47,%r179;
mov.u32 %r48,%r169;
mov.u32 %r49,%r159;
mov.u32 %r50,%r150;
mov.u32 %r51,%r141;
mov.u32 %r52,%r130;
mov.u32 %r53,%r117;
mov.u32 %r54,%r104;
$19:
add.s32 %r197,%r36,2;
setp.gt.s32 %p36,%r197,%r29;
@%p36 bra $29;
setp.gt.s32 %p37,%r36,-3;
and.pred %p38,%p23,%p37;
add.s32 %r198,%r36,3;
setp.lt.s32 %p39,%r198,%r2;
and.pred %p40,%p38,%p39;
@%p40 bra $26;
bra.uni $21;
$26:
add.s32 %r199,%r29,1;
min.s32 %r200,%r2,%r199;
add.s64 %d34,%d33,-4;
ld.global.nc.u32 %r81,[%d34];
ld.global.nc.u32 %r72,[%d33];
add.s64 %d35,%d33,4;
ld.global.nc.u32 %r73,[%d35];
add.s64 %d36,%d33,8;
ld.global.nc.u32 %r75,[%d36];
add.s64 %d37,%d33,%d6;
add.s64 %d38,%d37,-4;
ld.global.nc.u32 %r95,[%d38];
ld.global.nc.u32 %r88,[%d37];
add.s64 %d39,%d37,4;
ld.global.nc.u32 %r89,[%d39];
add.s64 %d40,%d37,8;
ld.global.nc.u32 %r91,[%d40];
add.s32 %r201,%r36,5;
setp.ge.s32 %p41,%r201,%r200;
@%p41 bra $28;
shl.b64 %d41,%d6,1;
add.s64 %d42,%d33,%d41;
prefetch.global.L2 [%d42];
mul.lo.s64 %d43,%d6,3;
add.s64 %d44,%d33,%d43;
prefetch.global.L2 [%d44];
bra.uni $28;
$21:
setp.lt.u32 %p42,%r197,%r2;
@%p42 bra $23;
ld.param.u32 %r202,[%d20+40];
add.s32 %r203,%r36,2;
shr.u32 %r204,%r203,31;
mul.wide.u32 %d45,%r204,4;
xor.b64 %d46,%d45,4;
add.s64 %d47,%d20,%d46;
ld.param.u32 %r205,[%d47+44];
mad.lo.s32 %r206,%r202,%r203,%r205;
ld.param.u32 %r207,[%d47+52];
mad.lo.s32 %r208,%r207,%r2,%r206;
max.s32 %r209,%r208,0;
add.s32 %r210,%r2,-1;
min.s32 %r197,%r209,%r210;
$23:
add.s32 %r211,%r36,3;
cvt.s64.s32 %d48,%r197;
mul.lo.s64 %d49,%d6,%d48;
add.s64 %d50,%d49,%d23;
add.s64 %d51,%d11,%d50;
add.s64 %d52,%d51,%d21;
ld.global.nc.u32 %r81,[%d52];
ld.global.nc.u32 %r72,[%d51];
add.s64 %d53,%d51,4;
ld.global.nc.u32 %r73,[%d53];
add.s64 %d54,%d51,%d22;
ld.global.nc.u32 %r75,[%d54];
setp.lt.u32 %p43,%r211,%r2;
@%p43 bra $25;
add.s32 %r212,%r36,3;
ld.param.u32 %r213,[%d20+40];
shr.u32 %r214,%r212,31;
mul.wide.u32 %d55,%r214,4;
xor.b64 %d56,%d55,4;
add.s64 %d57,%d20,%d56;
ld.param.u32 %r215,[%d57+44];
mad.lo.s32 %r216,%r213,%r212,%r215;
ld.param.u32 %r217,[%d57+52];
mad.lo.s32 %r218,%r217,%r2,%r216;
max.s32 %r219,%r218,0;
add.s32 %r220,%r2,-1;
min.s32 %r211,%r219,%r220;
$25:
cvt.s64.s32 %d58,%r211;
mul.lo.s64 %d59,%d6,%d58;
add.s64 %d60,%d59,%d23;
add.s64 %d61,%d11,%d60;
add.s64 %d62,%d61,%d21;
ld.global.nc.u32 %r95,[%d62];
ld.global.nc.u32 %r88,[%d61];
add.s64 %d63,%d61,4;
ld.global.nc.u32 %r89,[%d63];
add.s64 %d64,%d61,%d22;
ld.global.nc.u32 %r91,[%d64];
$28:
shl.b64 %d65,%d6,1;
add.s64 %d33,%d33,%d65;
$29:
setp.le.s32 %p44,%r36,%r22;
@%p44 bra $52;
setp.lt.s32 %p45,%r36,%r29;
and.pred %p46,%p20,%p45;
@%p46 bra $48;
bra.uni $31;
$48:
setp.eq.s32 %p47,%r11,0;
@%p47 bra $50;
xor.b32 %r221,%r58,%r10;
ld.u32 %r222,[%d27];
xor.b32 %r223,%r57,%r10;
ld.u32 %r224,[%d27+4];
sub.s32 %r225,%r224,%r223;
sub.s32 %r226,%r222,%r221;
st.v2.u32 [%d27],{%r226,%r225};
add.s64 %d66,%d27,%d4;
xor.b32 %r227,%r56,%r10;
ld.u32 %r228,[%d66];
xor.b32 %r229,%r55,%r10;
ld.u32 %r230,[%d66+4];
sub.s32 %r231,%r230,%r229;
sub.s32 %r232,%r228,%r227;
st.v2.u32 [%d66],{%r232,%r231};
bra.uni $51;
$31:
setp.eq.s32 %p48,%r11,0;
@%p48 bra $40;
setp.gt.s32 %p49,%r36,%r29;
@%p49 bra $36;
@%p6 bra $35;
xor.b32 %r233,%r58,%r10;
ld.u32 %r234,[%d27];
sub.s32 %r235,%r234,%r233;
st.u32 [%d27],%r235;
$35:
xor.b32 %r236,%r57,%r10;
ld.u32 %r237,[%d27+4];
sub.s32 %r238,%r237,%r236;
st.u32 [%d27+4],%r238;
$36:
setp.ge.s32 %p50,%r36,%r29;
@%p50 bra $51;
@%p6 bra $39;
add.s64 %d67,%d27,%d4;
xor.b32 %r239,%r56,%r10;
ld.u32 %r240,[%d67];
sub.s32 %r241,%r240,%r239;
st.u32 [%d67],%r241;
$39:
add.s64 %d68,%d27,%d4;
xor.b32 %r242,%r55,%r10;
ld.u32 %r243,[%d68+4];
sub.s32 %r244,%r243,%r242;
st.u32 [%d68+4],%r244;
bra.uni $51;
$50:
xor.b32 %r245,%r57,%r10;
xor.b32 %r246,%r58,%r10;
st.v2.u32 [%d27],{%r246,%r245};
xor.b32 %r247,%r55,%r10;
xor.b32 %r248,%r56,%r10;
add.s64 %d69,%d27,%d4;
st.v2.u32 [%d69],{%r248,%r247};
bra.uni $51;
$40:
setp.gt.s32 %p51,%r36,%r29;
@%p51 bra $44;
@%p6 bra $43;
xor.b32 %r249,%r58,%r10;
st.u32 [%d27],%r249;
$43:
xor.b32 %r250,%r57,%r10;
st.u32 [%d27+4],%r250;
$44:
setp.ge.s32 %p52,%r36,%r29;
@%p52 bra $51;
@%p6 bra $47;
add.s64 %d70,%d27,%d4;
xor.b32 %r251,%r56,%r10;
st.u32 [%d70],%r251;
$47:
add.s64 %d71,%d27,%d4;
xor.b32 %r252,%r55,%r10;
st.u32 [%d71+4],%r252;
$51:
shl.b64 %d72,%d4,1;
add.s64 %d27,%d27,%d72;
$52:
add.s32 %r36,%r36,2;
setp.le.s32 %p53,%r36,%r29;
@%p53 bra $15;
$53:
ret;
}
.visible .entry morphology_square_3_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<54>;
.reg .b32 %r<255>;
.reg .b64 %d<73>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
mov.b64 %d3,p5;
ld.param.u32 %r10,[p6];
ld.param.u32 %r11,[p7];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r12,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d8,%d1;
mul.wide.s32 %d9,%r12,40;
add.s64 %d10,%d8,%d9;
ld.global.v2.u32 {%r1,%r2},[%d10+32];
ld.global.u64 %d6,[%d10+8];
ld.global.u64 %d11,[%d10];
bra.uni $3;
$2:
cvt.s64.s32 %d12,%r12;
mul.lo.s64 %d13,%d7,%d12;
add.s64 %d11,%d1,%d13;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d14,%d2;
mul.wide.s32 %d15,%r12,40;
add.s64 %d16,%d14,%d15;
ld.global.v2.u32 {%r5,%r6},[%d16+32];
ld.global.u64 %d4,[%d16+8];
ld.global.u64 %d17,[%d16];
bra.uni $6;
$5:
cvt.s64.s32 %d18,%r12;
mul.lo.s64 %d19,%d5,%d18;
add.s64 %d17,%d2,%d19;
$6:
mov.u32 %r13,%ctaid.x;
shl.b32 %r14,%r13,5;
mov.u32 %r15,%tid.x;
add.s32 %r16,%r14,%r15;
shl.b32 %r17,%r16,3;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
mul.lo.s32 %r22,%r21,%r9;
setp.ge.s32 %p3,%r17,%r5;
setp.ge.s32 %p4,%r22,%r6;
or.pred %p5,%p3,%p4;
@%p5 bra $53;
add.s32 %r23,%r17,12;
setp.eq.s32 %p6,%r23,%r5;
add.s32 %r24,%r5,-8;
min.s32 %r25,%r17,%r24;
add.s32 %r26,%r17,-4;
selp.b32 %r27,%r26,%r25,%p6;
add.s32 %r28,%r22,%r9;
min.s32 %r29,%r28,%r6;
setp.eq.s32 %p7,%r27,0;
setp.ne.s32 %p8,%r27,0;
mov.u64 %d20,%d3;
ld.param.u32 %r30,[%d20+64];
mov.u64 %d21,-4;
@%p8 bra $10;
setp.eq.s32 %p9,%r30,0;
mov.u64 %d21,0;
@%p9 bra $10;
add.s32 %r31,%r1,-4;
cvt.s64.s32 %d21,%r31;
$10:
add.s32 %r32,%r27,8;
setp.ne.s32 %p10,%r32,%r1;
setp.eq.s32 %p11,%r32,%r1;
setp.eq.s32 %p12,%r30,0;
or.pred %p13,%p7,%p11;
and.pred %p14,%p13,%p12;
mov.u64 %d22,8;
@%p10 bra $13;
ld.param.u32 %r33,[%d20+64];
mov.u64 %d22,0;
setp.eq.s32 %p15,%r33,0;
@%p15 bra $13;
mov.u32 %r34,8;
sub.s32 %r35,%r34,%r1;
cvt.s64.s32 %d22,%r35;
$13:
add.s32 %r36,%r22,-3;
setp.gt.s32 %p16,%r36,%r29;
@%p16 bra $53;
cvt.s64.s32 %d23,%r27;
cvt.s64.s32 %d24,%r22;
mul.lo.s64 %d25,%d4,%d24;
add.s64 %d26,%d25,%d23;
add.s64 %d27,%d17,%d26;
mov.u32 %r37,0;
and.pred %p17,%p11,%p12;
setp.ne.s32 %p18,%r23,%r5;
or.b64 %d28,%d4,%d27;
and.b64 %d29,%d28,7;
setp.eq.s64 %p19,%d29,0;
and.pred %p20,%p19,%p18;
add.s32 %r38,%r22,-1;
cvt.s64.s32 %d30,%r38;
mul.lo.s64 %d31,%d6,%d30;
add.s64 %d32,%d31,%d23;
add.s64 %d33,%d11,%d32;
setp.gt.s32 %p21,%r27,3;
add.s32 %r39,%r27,12;
setp.le.s32 %p22,%r39,%r1;
and.pred %p23,%p21,%p22;
not.pred %p24,%p14;
mov.u32 %r40,%r37;
mov.u32 %r41,%r37;
mov.u32 %r42,%r37;
mov.u32 %r43,%r37;
mov.u32 %r44,%r37;
mov.u32 %r45,%r37;
mov.u32 %r46,%r37;
mov.u32 %r47,%r37;
mov.u32 %r48,%r37;
mov.u32 %r49,%r37;
mov.u32 %r50,%r37;
mov.u32 %r51,%r37;
mov.u32 %r52,%r37;
mov.u32 %r53,%r37;
mov.u32 %r54,%r37;
mov.u32 %r55,%r37;
mov.u32 %r56,%r37;
mov.u32 %r57,%r37;
mov.u32 %r58,%r37;
$15:
.pragma "nounroll";
mad.lo.s32 %r59,%r21,%r9,-1;
setp.lt.s32 %p25,%r36,%r59;
@%p25 bra $19;
setp.gt.s32 %p26,%r36,-1;
and.pred %p27,%p24,%p26;
add.s32 %r60,%r36,1;
setp.lt.s32 %p28,%r60,%r2;
and.pred %p29,%p28,%p27;
@%p29 bra $18;
or.b32 %r61,%r30,%r27;
setp.eq.s32 %p30,%r61,0;
ld.param.u32 %r62,[%d20+60];
setp.ne.s32 %p31,%r62,0;
ld.param.u32 %r63,[%d20];
and.b32 %r64,%r63,30583;
ld.param.u32 %r65,[%d20+4];
and.b32 %r66,%r65,30583;
ld.param.u32 %r67,[%d20+16];
and.b32 %r68,%r67,30583;
ld.param.u32 %r69,[%d20+20];
and.b32 %r70,%r69,30583;
setp.ge.u32 %p32,%r36,%r2;
and.pred %p33,%p32,%p31;
prmt.b32 %r71,%r72,%r73,%r64;
prmt.b32 %r74,%r71,%r75,%r66;
ld.param.u32 %r76,[%d20+32];
and.b32 %r77,%r74,%r76;
ld.param.u32 %r78,[%d20+36];
or.b32 %r79,%r77,%r78;
selp.b32 %r80,%r79,%r81,%p30;
prmt.b32 %r82,%r73,%r72,%r68;
prmt.b32 %r83,%r82,%r80,%r70;
and.b32 %r84,%r83,%r76;
or.b32 %r85,%r84,%r78;
selp.b32 %r86,%r85,%r75,%p17;
selp.b32 %r75,%r78,%r86,%p33;
selp.b32 %r73,%r78,%r73,%p33;
selp.b32 %r72,%r78,%r72,%p33;
selp.b32 %r81,%r78,%r80,%p33;
setp.ge.u32 %p34,%r60,%r2;
and.pred %p35,%p34,%p31;
prmt.b32 %r87,%r88,%r89,%r64;
prmt.b32 %r90,%r87,%r91,%r66;
and.b32 %r92,%r90,%r76;
or.b32 %r93,%r92,%r78;
selp.b32 %r94,%r93,%r95,%p30;
prmt.b32 %r96,%r89,%r88,%r68;
prmt.b32 %r97,%r96,%r94,%r70;
and.b32 %r98,%r97,%r76;
or.b32 %r99,%r98,%r78;
selp.b32 %r100,%r99,%r91,%p17;
selp.b32 %r91,%r78,%r100,%p35;
selp.b32 %r89,%r78,%r89,%p35;
selp.b32 %r88,%r78,%r88,%p35;
selp.b32 %r95,%r78,%r94,%p35;
$18:
xor.b32 %r81,%r81,%r10;
shl.b32 %r101,%r81,24;
xor.b32 %r72,%r72,%r10;
shl.b32 %r102,%r72,24;
min.u32 %r103,%r101,%r102;
xor.b32 %r73,%r73,%r10;
shl.b32 %r104,%r73,24;
min.u32 %r105,%r103,%r104;
xor.b32 %r95,%r95,%r10;
shl.b32 %r106,%r95,24;
xor.b32 %r88,%r88,%r10;
shl.b32 %r107,%r88,24;
min.u32 %r108,%r106,%r107;
xor.b32 %r89,%r89,%r10;
shl.b32 %r109,%r89,24;
min.u32 %r110,%r108,%r109;
min.u32 %r111,%r54,%r46;
min.u32 %r112,%r111,%r105;
min.u32 %r113,%r46,%r105;
min.u32 %r114,%r113,%r110;
shl.b32 %r115,%r81,16;
shl.b32 %r116,%r72,16;
min.u32 %r117,%r115,%r116;
shl.b32 %r118,%r73,16;
min.u32 %r119,%r117,%r118;
shl.b32 %r120,%r95,16;
shl.b32 %r121,%r88,16;
min.u32 %r122,%r120,%r121;
shl.b32 %r123,%r89,16;
min.u32 %r124,%r122,%r123;
min.u32 %r125,%r53,%r45;
min.u32 %r126,%r125,%r119;
min.u32 %r127,%r45,%r119;
min.u32 %r128,%r127,%r124;
shl.b32 %r129,%r81,8;
shl.b32 %r130,%r72,8;
min.u32 %r131,%r129,%r130;
shl.b32 %r132,%r73,8;
min.u32 %r133,%r131,%r132;
shl.b32 %r134,%r95,8;
shl.b32 %r135,%r88,8;
min.u32 %r136,%r134,%r135;
shl.b32 %r137,%r89,8;
min.u32 %r138,%r136,%r137;
min.u32 %r139,%r52,%r44;
min.u32 %r140,%r139,%r133;
min.u32 %r141,%r44,%r133;
min.u32 %r142,%r141,%r138;
min.u32 %r143,%r81,%r72;
min.u32 %r144,%r143,%r73;
min.u32 %r145,%r95,%r88;
min.u32 %r146,%r145,%r89;
min.u32 %r147,%r51,%r43;
min.u32 %r148,%r147,%r144;
min.u32 %r149,%r43,%r144;
min.u32 %r150,%r149,%r146;
min.u32 %r151,%r102,%r104;
xor.b32 %r75,%r75,%r10;
shl.b32 %r152,%r75,24;
min.u32 %r153,%r151,%r152;
min.u32 %r154,%r107,%r109;
xor.b32 %r91,%r91,%r10;
shl.b32 %r155,%r91,24;
min.u32 %r156,%r154,%r155;
min.u32 %r157,%r50,%r42;
min.u32 %r158,%r157,%r153;
min.u32 %r159,%r42,%r153;
min.u32 %r160,%r159,%r156;
min.u32 %r161,%r116,%r118;
shl.b32 %r162,%r75,16;
min.u32 %r163,%r161,%r162;
min.u32 %r164,%r121,%r123;
shl.b32 %r165,%r91,16;
min.u32 %r166,%r164,%r165;
min.u32 %r167,%r49,%r41;
min.u32 %r168,%r167,%r163;
min.u32 %r169,%r41,%r163;
min.u32 %r170,%r169,%r166;
min.u32 %r171,%r130,%r132;
shl.b32 %r172,%r75,8;
min.u32 %r173,%r171,%r172;
min.u32 %r174,%r135,%r137;
shl.b32 %r175,%r91,8;
min.u32 %r176,%r174,%r175;
min.u32 %r177,%r48,%r40;
min.u32 %r178,%r177,%r173;
min.u32 %r179,%r40,%r173;
min.u32 %r180,%r179,%r176;
min.u32 %r181,%r72,%r73;
min.u32 %r182,%r181,%r75;
min.u32 %r183,%r88,%r89;
min.u32 %r184,%r183,%r91;
min.u32 %r185,%r47,%r37;
min.u32 %r186,%r185,%r182;
min.u32 %r187,%r37,%r182;
min.u32 %r188,%r187,%r184;
mov.u32 %r189,115;
prmt.b32 %r190,%r112,%r126,%r189;
prmt.b32 %r191,%r140,%r148,%r189;
mov.u32 %r192,21520;
prmt.b32 %r58,%r190,%r191,%r192;
prmt.b32 %r193,%r158,%r168,%r189;
prmt.b32 %r194,%r178,%r186,%r189;
prmt.b32 %r57,%r193,%r194,%r192;
prmt.b32 %r195,%r114,%r128,%r189;
prmt.b32 %r196,%r142,%r150,%r189;
prmt.b32 %r56,%r195,%r196,%r192;
prmt.b32 %r197,%r160,%r170,%r189;
prmt.b32 %r198,%r180,%r188,%r189;
prmt.b32 %r55,%r197,%r198,%r192;
mov.u32 %r37,%r184;
mov.u32 %r40,%r176;
mov.u32 %r41,%r166;
mov.u32 %r42,%r156;
mov.u32 %r43,%r146;
mov.u32 %r44,%r138;
mov.u32 %r45,%r124;
mov.u32 %r46,%r110;
mov.u32 %r47,%r182;
mov.u32 %r48,%r173;
mov.u32 %r49,%r163;
mov.u32 %r50,%r153;
mov.u32 %r51,%r144;
mov.u32 %r52,%r133;
mov.u32 %r53,%r119;
mov.u32 %r54,%r105;
$19:
add.s32 %r199,%r36,2;
setp.gt.s32 %p36,%r199,%r29;
@%p36 bra $29;
setp.gt.s32 %p37,%r36,-3;
and.pred %p38,%p23,%p37;
add.s32 %r200,%r36,3;
setp.lt.s32 %p39,%r200,%r2;
and.pred %p40,%p38,%p39;
@%p40 bra $26;
bra.uni $21;
$26:
add.s32 %r201,%r29,1;
min.s32 %r202,%r2,%r201;
add.s64 %d34,%d33,-4;
ld.global.nc.u32 %r81,[%d34];
ld.global.nc.u32 %r72,[%d33];
add.s64 %d35,%d33,4;
ld.global.nc.u32 %r73,[%d35];
add.s64 %d36,%d33,8;
ld.global.nc.u32 %r75,[%d36];
add.s64 %d37,%d33,%d6;
add.s64 %d38,%d37,-4;
ld.global.nc.u32 %r95,[%d38];
ld.global.nc.u32 %r88,[%d37];
add.s64 %d39,%d37,4;
ld.global.nc.u32 %r89,[%d39];
add.s64 %d40,%d37,8;
ld.global.nc.u32 %r91,[%d40];
add.s32 %r203,%r36,5;
setp.ge.s32 %p41,%r203,%r202;
@%p41 bra $28;
shl.b64 %d41,%d6,1;
add.s64 %d42,%d33,%d41;
prefetch.global.L2 [%d42];
mul.lo.s64 %d43,%d6,3;
add.s64 %d44,%d33,%d43;
prefetch.global.L2 [%d44];
bra.uni $28;
$21:
setp.lt.u32 %p42,%r199,%r2;
@%p42 bra $23;
ld.param.u32 %r204,[%d20+40];
add.s32 %r205,%r36,2;
shr.u32 %r206,%r205,31;
mul.wide.u32 %d45,%r206,4;
xor.b64 %d46,%d45,4;
add.s64 %d47,%d20,%d46;
ld.param.u32 %r207,[%d47+44];
mad.lo.s32 %r208,%r204,%r205,%r207;
ld.param.u32 %r209,[%d47+52];
mad.lo.s32 %r210,%r209,%r2,%r208;
max.s32 %r211,%r210,0;
add.s32 %r212,%r2,-1;
min.s32 %r199,%r211,%r212;
$23:
add.s32 %r213,%r36,3;
cvt.s64.s32 %d48,%r199;
mul.lo.s64 %d49,%d6,%d48;
add.s64 %d50,%d49,%d23;
add.s64 %d51,%d11,%d50;
add.s64 %d52,%d51,%d21;
ld.global.nc.u32 %r81,[%d52];
ld.global.nc.u32 %r72,[%d51];
add.s64 %d53,%d51,4;
ld.global.nc.u32 %r73,[%d53];
add.s64 %d54,%d51,%d22;
ld.global.nc.u32 %r75,[%d54];
setp.lt.u32 %p43,%r213,%r2;
@%p43 bra $25;
add.s32 %r214,%r36,3;
ld.param.u32 %r215,[%d20+40];
shr.u32 %r216,%r214,31;
mul.wide.u32 %d55,%r216,4;
xor.b64 %d56,%d55,4;
add.s64 %d57,%d20,%d56;
ld.param.u32 %r217,[%d57+44];
mad.lo.s32 %r218,%r215,%r214,%r217;
ld.param.u32 %r219,[%d57+52];
mad.lo.s32 %r220,%r219,%r2,%r218;
max.s32 %r221,%r220,0;
add.s32 %r222,%r2,-1;
min.s32 %r213,%r221,%r222;
$25:
cvt.s64.s32 %d58,%r213;
mul.lo.s64 %d59,%d6,%d58;
add.s64 %d60,%d59,%d23;
add.s64 %d61,%d11,%d60;
add.s64 %d62,%d61,%d21;
ld.global.nc.u32 %r95,[%d62];
ld.global.nc.u32 %r88,[%d61];
add.s64 %d63,%d61,4;
ld.global.nc.u32 %r89,[%d63];
add.s64 %d64,%d61,%d22;
ld.global.nc.u32 %r91,[%d64];
$28:
shl.b64 %d65,%d6,1;
add.s64 %d33,%d33,%d65;
$29:
setp.le.s32 %p44,%r36,%r22;
@%p44 bra $52;
setp.lt.s32 %p45,%r36,%r29;
and.pred %p46,%p20,%p45;
@%p46 bra $48;
bra.uni $31;
$48:
setp.eq.s32 %p47,%r11,0;
@%p47 bra $50;
xor.b32 %r223,%r58,%r10;
ld.u32 %r224,[%d27];
xor.b32 %r225,%r57,%r10;
ld.u32 %r226,[%d27+4];
sub.s32 %r227,%r226,%r225;
sub.s32 %r228,%r224,%r223;
st.v2.u32 [%d27],{%r228,%r227};
add.s64 %d66,%d27,%d4;
xor.b32 %r229,%r56,%r10;
ld.u32 %r230,[%d66];
xor.b32 %r231,%r55,%r10;
ld.u32 %r232,[%d66+4];
sub.s32 %r233,%r232,%r231;
sub.s32 %r234,%r230,%r229;
st.v2.u32 [%d66],{%r234,%r233};
bra.uni $51;
$31:
setp.eq.s32 %p48,%r11,0;
@%p48 bra $40;
setp.gt.s32 %p49,%r36,%r29;
@%p49 bra $36;
@%p6 bra $35;
xor.b32 %r235,%r58,%r10;
ld.u32 %r236,[%d27];
sub.s32 %r237,%r236,%r235;
st.u32 [%d27],%r237;
$35:
xor.b32 %r238,%r57,%r10;
ld.u32 %r239,[%d27+4];
sub.s32 %r240,%r239,%r238;
st.u32 [%d27+4],%r240;
$36:
setp.ge.s32 %p50,%r36,%r29;
@%p50 bra $51;
@%p6 bra $39;
add.s64 %d67,%d27,%d4;
xor.b32 %r241,%r56,%r10;
ld.u32 %r242,[%d67];
sub.s32 %r243,%r242,%r241;
st.u32 [%d67],%r243;
$39:
add.s64 %d68,%d27,%d4;
xor.b32 %r244,%r55,%r10;
ld.u32 %r245,[%d68+4];
sub.s32 %r246,%r245,%r244;
st.u32 [%d68+4],%r246;
bra.uni $51;
$50:
xor.b32 %r247,%r57,%r10;
xor.b32 %r248,%r58,%r10;
st.v2.u32 [%d27],{%r248,%r247};
xor.b32 %r249,%r55,%r10;
xor.b32 %r250,%r56,%r10;
add.s64 %d69,%d27,%d4;
st.v2.u32 [%d69],{%r250,%r249};
bra.uni $51;
$40:
setp.gt.s32 %p51,%r36,%r29;
@%p51 bra $44;
@%p6 bra $43;
xor.b32 %r251,%r58,%r10;
st.u32 [%d27],%r251;
$43:
xor.b32 %r252,%r57,%r10;
st.u32 [%d27+4],%r252;
$44:
setp.ge.s32 %p52,%r36,%r29;
@%p52 bra $51;
@%p6 bra $47;
add.s64 %d70,%d27,%d4;
xor.b32 %r253,%r56,%r10;
st.u32 [%d70],%r253;
$47:
add.s64 %d71,%d27,%d4;
xor.b32 %r254,%r55,%r10;
st.u32 [%d71+4],%r254;
$51:
shl.b64 %d72,%d4,1;
add.s64 %d27,%d27,%d72;
$52:
add.s32 %r36,%r36,2;
setp.le.s32 %p53,%r36,%r29;
@%p53 bra $15;
$53:
ret;
}
.visible .entry morphology_square_5_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
.minnctapersm 3
{
.reg .pred %p<54>;
.reg .b32 %r<291>;
.reg .b64 %d<73>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
mov.b64 %d3,p5;
ld.param.u32 %r10,[p6];
ld.param.u32 %r11,[p7];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r12,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d8,%d1;
mul.wide.s32 %d9,%r12,40;
add.s64 %d10,%d8,%d9;
ld.global.v2.u32 {%r1,%r2},[%d10+32];
ld.global.u64 %d6,[%d10+8];
ld.global.u64 %d11,[%d10];
bra.uni $3;
$2:
cvt.s64.s32 %d12,%r12;
mul.lo.s64 %d13,%d7,%d12;
add.s64 %d11,%d1,%d13;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d14,%d2;
mul.wide.s32 %d15,%r12,40;
add.s64 %d16,%d14,%d15;
ld.global.v2.u32 {%r5,%r6},[%d16+32];
ld.global.u64 %d4,[%d16+8];
ld.global.u64 %d17,[%d16];
bra.uni $6;
$5:
cvt.s64.s32 %d18,%r12;
mul.lo.s64 %d19,%d5,%d18;
add.s64 %d17,%d2,%d19;
$6:
mov.u32 %r13,%ctaid.x;
shl.b32 %r14,%r13,5;
mov.u32 %r15,%tid.x;
add.s32 %r16,%r14,%r15;
shl.b32 %r17,%r16,3;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
mul.lo.s32 %r22,%r21,%r9;
setp.ge.s32 %p3,%r17,%r5;
setp.ge.s32 %p4,%r22,%r6;
or.pred %p5,%p3,%p4;
@%p5 bra $53;
add.s32 %r23,%r17,12;
setp.eq.s32 %p6,%r23,%r5;
add.s32 %r24,%r5,-8;
min.s32 %r25,%r17,%r24;
add.s32 %r26,%r17,-4;
selp.b32 %r27,%r26,%r25,%p6;
add.s32 %r28,%r22,%r9;
min.s32 %r29,%r28,%r6;
setp.eq.s32 %p7,%r27,0;
setp.ne.s32 %p8,%r27,0;
mov.u64 %d20,%d3;
ld.param.u32 %r30,[%d20+64];
mov.u64 %d21,-4;
@%p8 bra $10;
setp.eq.s32 %p9,%r30,0;
mov.u64 %d21,0;
@%p9 bra $10;
add.s32 %r31,%r1,-4;
cvt.s64.s32 %d21,%r31;
$10:
add.s32 %r32,%r27,8;
setp.ne.s32 %p10,%r32,%r1;
setp.eq.s32 %p11,%r32,%r1;
setp.eq.s32 %p12,%r30,0;
or.pred %p13,%p7,%p11;
and.pred %p14,%p13,%p12;
mov.u64 %d22,8;
@%p10 bra $13;
ld.param.u32 %r33,[%d20+64];
mov.u64 %d22,0;
setp.eq.s32 %p15,%r33,0;
@%p15 bra $13;
mov.u32 %r34,8;
sub.s32 %r35,%r34,%r1;
cvt.s64.s32 %d22,%r35;
$13:
add.s32 %r36,%r29,2;
add.s32 %r37,%r22,-4;
setp.ge.s32 %p16,%r37,%r36;
@%p16 bra $53;
cvt.s64.s32 %d23,%r27;
cvt.s64.s32 %d24,%r22;
mul.lo.s64 %d25,%d4,%d24;
add.s64 %d26,%d25,%d23;
add.s64 %d27,%d17,%d26;
mov.u32 %r38,0;
and.pred %p17,%p11,%p12;
setp.ne.s32 %p18,%r23,%r5;
or.b64 %d28,%d4,%d27;
and.b64 %d29,%d28,7;
setp.eq.s64 %p19,%d29,0;
and.pred %p20,%p19,%p18;
add.s32 %r39,%r22,-2;
cvt.s64.s32 %d30,%r39;
mul.lo.s64 %d31,%d6,%d30;
add.s64 %d32,%d31,%d23;
add.s64 %d33,%d11,%d32;
setp.gt.s32 %p21,%r27,3;
add.s32 %r40,%r27,12;
setp.le.s32 %p22,%r40,%r1;
and.pred %p23,%p21,%p22;
not.pred %p24,%p14;
mov.u32 %r41,%r38;
mov.u32 %r42,%r38;
mov.u32 %r43,%r38;
mov.u32 %r44,%r38;
mov.u32 %r45,%r38;
mov.u32 %r46,%r38;
mov.u32 %r47,%r38;
mov.u32 %r48,%r38;
mov.u32 %r49,%r38;
mov.u32 %r50,%r38;
mov.u32 %r51,%r38;
mov.u32 %r52,%r38;
mov.u32 %r53,%r38;
mov.u32 %r54,%r38;
mov.u32 %r55,%r38;
mov.u32 %r56,%r38;
mov.u32 %r57,%r38;
mov.u32 %r58,%r38;
mov.u32 %r59,%r38;
mov.u32 %r60,%r38;
mov.u32 %r61,%r38;
mov.u32 %r62,%r38;
mov.u32 %r63,%r38;
mov.u32 %r64,%r38;
mov.u32 %r65,%r38;
mov.u32 %r66,%r38;
mov.u32 %r67,%r38;
mov.u32 %r68,%r38;
mov.u32 %r69,%r38;
mov.u32 %r70,%r38;
mov.u32 %r71,%r38;
mov.u32 %r72,%r38;
mov.u32 %r73,%r38;
mov.u32 %r74,%r38;
mov.u32 %r75,%r38;
$15:
.pragma "nounroll";
mad.lo.s32 %r76,%r21,%r9,-2;
setp.lt.s32 %p25,%r37,%r76;
@%p25 bra $19;
setp.gt.s32 %p26,%r37,-1;
and.pred %p27,%p24,%p26;
add.s32 %r77,%r37,1;
setp.lt.s32 %p28,%r77,%r2;
and.pred %p29,%p28,%p27;
@%p29 bra $18;
or.b32 %r78,%r30,%r27;
setp.eq.s32 %p30,%r78,0;
ld.param.u32 %r79,[%d20+60];
setp.ne.s32 %p31,%r79,0;
ld.param.u32 %r80,[%d20];
and.b32 %r81,%r80,30583;
ld.param.u32 %r82,[%d20+4];
and.b32 %r83,%r82,30583;
ld.param.u32 %r84,[%d20+16];
and.b32 %r85,%r84,30583;
ld.param.u32 %r86,[%d20+20];
and.b32 %r87,%r86,30583;
setp.ge.u32 %p32,%r37,%r2;
and.pred %p33,%p32,%p31;
prmt.b32 %r88,%r89,%r90,%r81;
prmt.b32 %r91,%r88,%r92,%r83;
ld.param.u32 %r93,[%d20+32];
and.b32 %r94,%r91,%r93;
ld.param.u32 %r95,[%d20+36];
or.b32 %r96,%r94,%r95;
selp.b32 %r97,%r96,%r98,%p30;
prmt.b32 %r99,%r90,%r89,%r85;
prmt.b32 %r100,%r99,%r97,%r87;
and.b32 %r101,%r100,%r93;
or.b32 %r102,%r101,%r95;
selp.b32 %r103,%r102,%r92,%p17;
selp.b32 %r92,%r95,%r103,%p33;
selp.b32 %r90,%r95,%r90,%p33;
selp.b32 %r89,%r95,%r89,%p33;
selp.b32 %r98,%r95,%r97,%p33;
setp.ge.u32 %p34,%r77,%r2;
and.pred %p35,%p34,%p31;
prmt.b32 %r104,%r105,%r106,%r81;
prmt.b32 %r107,%r104,%r108,%r83;
and.b32 %r109,%r107,%r93;
or.b32 %r110,%r109,%r95;
selp.b32 %r111,%r110,%r112,%p30;
prmt.b32 %r113,%r106,%r105,%r85;
prmt.b32 %r114,%r113,%r111,%r87;
and.b32 %r115,%r114,%r93;
or.b32 %r116,%r115,%r95;
selp.b32 %r117,%r116,%r108,%p17;
selp.b32 %r108,%r95,%r117,%p35;
selp.b32 %r106,%r95,%r106,%p35;
selp.b32 %r105,%r95,%r105,%p35;
selp.b32 %r112,%r95,%r111,%p35;
$18:
xor.b32 %r98,%r98,%r10;
shl.b32 %r118,%r98,8;
min.u32 %r119,%r118,%r98;
xor.b32 %r89,%r89,%r10;
shl.b32 %r120,%r89,24;
min.u32 %r121,%r119,%r120;
shl.b32 %r122,%r89,16;
min.u32 %r123,%r121,%r122;
shl.b32 %r124,%r89,8;
xor.b32 %r112,%r112,%r10;
shl.b32 %r125,%r112,8;
min.u32 %r126,%r125,%r112;
xor.b32 %r105,%r105,%r10;
shl.b32 %r127,%r105,24;
min.u32 %r128,%r126,%r127;
shl.b32 %r129,%r105,16;
min.u32 %r130,%r128,%r129;
shl.b32 %r131,%r105,8;
min.u32 %r132,%r130,%r131;
min.u32 %r133,%r123,%r124;
min.u32 %r134,%r133,%r132;
min.u32 %r135,%r47,%r133;
min.u32 %r136,%r55,%r134;
min.u32 %r47,%r63,%r134;
min.u32 %r55,%r71,%r134;
min.u32 %r137,%r98,%r120;
min.u32 %r138,%r137,%r122;
min.u32 %r139,%r138,%r124;
min.u32 %r140,%r112,%r127;
min.u32 %r141,%r140,%r129;
min.u32 %r142,%r141,%r131;
min.u32 %r143,%r142,%r105;
min.u32 %r144,%r139,%r89;
min.u32 %r145,%r144,%r143;
min.u32 %r146,%r46,%r144;
min.u32 %r147,%r54,%r145;
min.u32 %r46,%r62,%r145;
min.u32 %r54,%r70,%r145;
min.u32 %r148,%r120,%r122;
min.u32 %r149,%r148,%r124;
min.u32 %r150,%r149,%r89;
xor.b32 %r90,%r90,%r10;
shl.b32 %r151,%r90,24;
min.u32 %r152,%r127,%r129;
min.u32 %r153,%r152,%r131;
min.u32 %r154,%r153,%r105;
xor.b32 %r106,%r106,%r10;
shl.b32 %r155,%r106,24;
min.u32 %r156,%r154,%r155;
min.u32 %r157,%r150,%r151;
min.u32 %r158,%r157,%r156;
min.u32 %r159,%r45,%r157;
min.u32 %r160,%r53,%r158;
min.u32 %r45,%r61,%r158;
min.u32 %r53,%r69,%r158;
min.u32 %r161,%r122,%r124;
min.u32 %r162,%r161,%r89;
min.u32 %r163,%r162,%r151;
shl.b32 %r164,%r90,16;
min.u32 %r165,%r129,%r131;
min.u32 %r166,%r165,%r105;
min.u32 %r167,%r166,%r155;
shl.b32 %r168,%r106,16;
min.u32 %r169,%r167,%r168;
min.u32 %r170,%r163,%r164;
min.u32 %r171,%r170,%r169;
min.u32 %r172,%r44,%r170;
min.u32 %r173,%r52,%r171;
min.u32 %r44,%r60,%r171;
min.u32 %r52,%r68,%r171;
min.u32 %r174,%r124,%r89;
min.u32 %r175,%r174,%r151;
min.u32 %r176,%r175,%r164;
shl.b32 %r177,%r90,8;
min.u32 %r178,%r131,%r105;
min.u32 %r179,%r178,%r155;
min.u32 %r180,%r179,%r168;
shl.b32 %r181,%r106,8;
min.u32 %r182,%r180,%r181;
min.u32 %r183,%r176,%r177;
min.u32 %r184,%r183,%r182;
min.u32 %r185,%r43,%r183;
min.u32 %r186,%r51,%r184;
min.u32 %r43,%r59,%r184;
min.u32 %r51,%r67,%r184;
min.u32 %r187,%r89,%r151;
min.u32 %r188,%r187,%r164;
min.u32 %r189,%r188,%r177;
min.u32 %r190,%r105,%r155;
min.u32 %r191,%r190,%r168;
min.u32 %r192,%r191,%r181;
min.u32 %r193,%r192,%r106;
min.u32 %r194,%r189,%r90;
min.u32 %r195,%r194,%r193;
min.u32 %r196,%r42,%r194;
min.u32 %r197,%r50,%r195;
min.u32 %r42,%r58,%r195;
min.u32 %r50,%r66,%r195;
min.u32 %r198,%r151,%r164;
min.u32 %r199,%r198,%r177;
min.u32 %r200,%r199,%r90;
xor.b32 %r92,%r92,%r10;
shl.b32 %r201,%r92,24;
min.u32 %r202,%r155,%r168;
min.u32 %r203,%r202,%r181;
min.u32 %r204,%r203,%r106;
xor.b32 %r108,%r108,%r10;
shl.b32 %r205,%r108,24;
min.u32 %r206,%r204,%r205;
min.u32 %r207,%r200,%r201;
min.u32 %r208,%r207,%r206;
min.u32 %r209,%r41,%r207;
min.u32 %r210,%r49,%r208;
min.u32 %r41,%r57,%r208;
min.u32 %r49,%r65,%r208;
min.u32 %r211,%r164,%r177;
min.u32 %r212,%r211,%r90;
min.u32 %r213,%r212,%r201;
shl.b32 %r214,%r92,16;
min.u32 %r215,%r168,%r181;
min.u32 %r216,%r215,%r106;
min.u32 %r217,%r216,%r205;
shl.b32 %r218,%r108,16;
min.u32 %r219,%r217,%r218;
min.u32 %r220,%r213,%r214;
min.u32 %r221,%r220,%r219;
min.u32 %r222,%r38,%r220;
min.u32 %r223,%r48,%r221;
min.u32 %r38,%r56,%r221;
min.u32 %r48,%r64,%r221;
mov.u32 %r224,115;
prmt.b32 %r225,%r135,%r146,%r224;
prmt.b32 %r226,%r159,%r172,%r224;
mov.u32 %r227,21520;
prmt.b32 %r75,%r225,%r226,%r227;
prmt.b32 %r228,%r185,%r196,%r224;
prmt.b32 %r229,%r209,%r222,%r224;
prmt.b32 %r74,%r228,%r229,%r227;
prmt.b32 %r230,%r136,%r147,%r224;
prmt.b32 %r231,%r160,%r173,%r224;
prmt.b32 %r73,%r230,%r231,%r227;
prmt.b32 %r232,%r186,%r197,%r224;
prmt.b32 %r233,%r210,%r223,%r224;
prmt.b32 %r72,%r232,%r233,%r227;
mov.u32 %r56,%r221;
mov.u32 %r57,%r208;
mov.u32 %r58,%r195;
mov.u32 %r59,%r184;
mov.u32 %r60,%r171;
mov.u32 %r61,%r158;
mov.u32 %r62,%r145;
mov.u32 %r63,%r134;
mov.u32 %r64,%r219;
mov.u32 %r65,%r206;
mov.u32 %r66,%r193;
mov.u32 %r67,%r182;
mov.u32 %r68,%r169;
mov.u32 %r69,%r156;
mov.u32 %r70,%r143;
mov.u32 %r71,%r132;
$19:
setp.ge.s32 %p36,%r37,%r29;
@%p36 bra $29;
setp.gt.s32 %p37,%r37,-3;
and.pred %p38,%p23,%p37;
add.s32 %r234,%r37,3;
setp.lt.s32 %p39,%r234,%r2;
and.pred %p40,%p38,%p39;
@%p40 bra $26;
bra.uni $21;
$26:
add.s64 %d34,%d33,-4;
ld.global.nc.u32 %r98,[%d34];
ld.global.nc.u32 %r89,[%d33];
add.s64 %d35,%d33,4;
ld.global.nc.u32 %r90,[%d35];
add.s64 %d36,%d33,8;
ld.global.nc.u32 %r92,[%d36];
add.s64 %d37,%d33,%d6;
add.s64 %d38,%d37,-4;
ld.global.nc.u32 %r112,[%d38];
ld.global.nc.u32 %r105,[%d37];
add.s64 %d39,%d37,4;
ld.global.nc.u32 %r106,[%d39];
add.s64 %d40,%d37,8;
ld.global.nc.u32 %r108,[%d40];
min.s32 %r235,%r2,%r36;
add.s32 %r236,%r37,5;
setp.ge.s32 %p41,%r236,%r235;
@%p41 bra $28;
shl.b64 %d41,%d6,1;
add.s64 %d42,%d33,%d41;
prefetch.global.L2 [%d42];
mul.lo.s64 %d43,%d6,3;
add.s64 %d44,%d33,%d43;
prefetch.global.L2 [%d44];
bra.uni $28;
$21:
add.s32 %r237,%r37,2;
setp.lt.u32 %p42,%r237,%r2;
@%p42 bra $23;
ld.param.u32 %r238,[%d20+40];
shr.u32 %r239,%r237,31;
mul.wide.u32 %d45,%r239,4;
xor.b64 %d46,%d45,4;
add.s64 %d47,%d20,%d46;
ld.param.u32 %r240,[%d47+44];
mad.lo.s32 %r241,%r238,%r237,%r240;
ld.param.u32 %r242,[%d47+52];
mad.lo.s32 %r243,%r242,%r2,%r241;
max.s32 %r244,%r243,0;
add.s32 %r245,%r2,-1;
min.s32 %r237,%r244,%r245;
$23:
add.s32 %r246,%r37,3;
cvt.s64.s32 %d48,%r237;
mul.lo.s64 %d49,%d6,%d48;
add.s64 %d50,%d49,%d23;
add.s64 %d51,%d11,%d50;
add.s64 %d52,%d51,%d21;
ld.global.nc.u32 %r98,[%d52];
ld.global.nc.u32 %r89,[%d51];
add.s64 %d53,%d51,4;
ld.global.nc.u32 %r90,[%d53];
add.s64 %d54,%d51,%d22;
ld.global.nc.u32 %r92,[%d54];
setp.lt.u32 %p43,%r246,%r2;
@%p43 bra $25;
add.s32 %r247,%r37,3;
ld.param.u32 %r248,[%d20+40];
shr.u32 %r249,%r247,31;
mul.wide.u32 %d55,%r249,4;
xor.b64 %d56,%d55,4;
add.s64 %d57,%d20,%d56;
ld.param.u32 %r250,[%d57+44];
mad.lo.s32 %r251,%r248,%r247,%r250;
ld.param.u32 %r252,[%d57+52];
mad.lo.s32 %r253,%r252,%r2,%r251;
max.s32 %r254,%r253,0;
add.s32 %r255,%r2,-1;
min.s32 %r246,%r254,%r255;
$25:
cvt.s64.s32 %d58,%r246;
mul.lo.s64 %d59,%d6,%d58;
add.s64 %d60,%d59,%d23;
add.s64 %d61,%d11,%d60;
add.s64 %d62,%d61,%d21;
ld.global.nc.u32 %r112,[%d62];
ld.global.nc.u32 %r105,[%d61];
add.s64 %d63,%d61,4;
ld.global.nc.u32 %r106,[%d63];
add.s64 %d64,%d61,%d22;
ld.global.nc.u32 %r108,[%d64];
$28:
shl.b64 %d65,%d6,1;
add.s64 %d33,%d33,%d65;
$29:
mad.lo.s32 %r256,%r21,%r9,2;
setp.lt.s32 %p44,%r37,%r256;
@%p44 bra $52;
setp.le.s32 %p45,%r37,%r29;
and.pred %p46,%p20,%p45;
@%p46 bra $48;
bra.uni $31;
$48:
setp.eq.s32 %p47,%r11,0;
@%p47 bra $50;
xor.b32 %r257,%r75,%r10;
ld.u32 %r258,[%d27];
xor.b32 %r259,%r74,%r10;
ld.u32 %r260,[%d27+4];
sub.s32 %r261,%r260,%r259;
sub.s32 %r262,%r258,%r257;
st.v2.u32 [%d27],{%r262,%r261};
add.s64 %d66,%d27,%d4;
xor.b32 %r263,%r73,%r10;
ld.u32 %r264,[%d66];
xor.b32 %r265,%r72,%r10;
ld.u32 %r266,[%d66+4];
sub.s32 %r267,%r266,%r265;
sub.s32 %r268,%r264,%r263;
st.v2.u32 [%d66],{%r268,%r267};
bra.uni $51;
$31:
setp.eq.s32 %p48,%r11,0;
@%p48 bra $40;
add.s32 %r269,%r37,-2;
setp.ge.s32 %p49,%r269,%r29;
@%p49 bra $36;
@%p6 bra $35;
xor.b32 %r270,%r75,%r10;
ld.u32 %r271,[%d27];
sub.s32 %r272,%r271,%r270;
st.u32 [%d27],%r272;
$35:
xor.b32 %r273,%r74,%r10;
ld.u32 %r274,[%d27+4];
sub.s32 %r275,%r274,%r273;
st.u32 [%d27+4],%r275;
$36:
setp.gt.s32 %p50,%r37,%r29;
@%p50 bra $51;
@%p6 bra $39;
add.s64 %d67,%d27,%d4;
xor.b32 %r276,%r73,%r10;
ld.u32 %r277,[%d67];
sub.s32 %r278,%r277,%r276;
st.u32 [%d67],%r278;
$39:
add.s64 %d68,%d27,%d4;
xor.b32 %r279,%r72,%r10;
ld.u32 %r280,[%d68+4];
sub.s32 %r281,%r280,%r279;
st.u32 [%d68+4],%r281;
bra.uni $51;
$50:
xor.b32 %r282,%r74,%r10;
xor.b32 %r283,%r75,%r10;
st.v2.u32 [%d27],{%r283,%r282};
xor.b32 %r284,%r72,%r10;
xor.b32 %r285,%r73,%r10;
add.s64 %d69,%d27,%d4;
st.v2.u32 [%d69],{%r285,%r284};
bra.uni $51;
$40:
add.s32 %r286,%r37,-2;
setp.ge.s32 %p51,%r286,%r29;
@%p51 bra $44;
@%p6 bra $43;
xor.b32 %r287,%r75,%r10;
st.u32 [%d27],%r287;
$43:
xor.b32 %r288,%r74,%r10;
st.u32 [%d27+4],%r288;
$44:
setp.gt.s32 %p52,%r37,%r29;
@%p52 bra $51;
@%p6 bra $47;
add.s64 %d70,%d27,%d4;
xor.b32 %r289,%r73,%r10;
st.u32 [%d70],%r289;
$47:
add.s64 %d71,%d27,%d4;
xor.b32 %r290,%r72,%r10;
st.u32 [%d71+4],%r290;
$51:
shl.b64 %d72,%d4,1;
add.s64 %d27,%d27,%d72;
$52:
add.s32 %r37,%r37,2;
setp.lt.s32 %p53,%r37,%r36;
@%p53 bra $15;
$53:
ret;
}
.visible .entry morphology_square_5_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
.minnctapersm 3
{
.reg .pred %p<55>;
.reg .b32 %r<335>;
.reg .b64 %d<81>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
mov.b64 %d3,p5;
ld.param.u32 %r10,[p6];
ld.param.u32 %r11,[p7];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r12,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d8,%d1;
mul.wide.s32 %d9,%r12,40;
add.s64 %d10,%d8,%d9;
ld.global.v2.u32 {%r1,%r2},[%d10+32];
ld.global.u64 %d6,[%d10+8];
ld.global.u64 %d11,[%d10];
bra.uni $3;
$2:
cvt.s64.s32 %d12,%r12;
mul.lo.s64 %d13,%d7,%d12;
add.s64 %d11,%d1,%d13;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d14,%d2;
mul.wide.s32 %d15,%r12,40;
add.s64 %d16,%d14,%d15;
ld.global.v2.u32 {%r5,%r6},[%d16+32];
ld.global.u64 %d4,[%d16+8];
ld.global.u64 %d17,[%d16];
bra.uni $6;
$5:
cvt.s64.s32 %d18,%r12;
mul.lo.s64 %d19,%d5,%d18;
add.s64 %d17,%d2,%d19;
$6:
mov.u32 %r13,%ctaid.x;
shl.b32 %r14,%r13,5;
mov.u32 %r15,%tid.x;
add.s32 %r16,%r14,%r15;
shl.b32 %r17,%r16,3;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
mul.lo.s32 %r22,%r21,%r9;
setp.ge.s32 %p3,%r17,%r5;
setp.ge.s32 %p4,%r22,%r6;
or.pred %p5,%p3,%p4;
@%p5 bra $69;
add.s32 %r23,%r17,12;
setp.eq.s32 %p6,%r23,%r5;
add.s32 %r24,%r5,-8;
min.s32 %r25,%r17,%r24;
add.s32 %r26,%r17,-4;
selp.b32 %r27,%r26,%r25,%p6;
add.s32 %r28,%r22,%r9;
min.s32 %r29,%r28,%r6;
setp.eq.s32 %p7,%r27,0;
setp.ne.s32 %p8,%r27,0;
mov.u64 %d20,%d3;
ld.param.u32 %r30,[%d20+64];
mov.u64 %d21,-8;
@%p8 bra $10;
setp.eq.s32 %p9,%r30,0;
mov.u64 %d21,0;
@%p9 bra $10;
add.s32 %r31,%r1,-8;
cvt.s64.s32 %d21,%r31;
$10:
add.s32 %r32,%r27,8;
setp.ne.s32 %p10,%r32,%r1;
setp.eq.s32 %p11,%r32,%r1;
setp.eq.s32 %p12,%r30,0;
or.pred %p13,%p7,%p11;
and.pred %p14,%p13,%p12;
mov.u64 %d22,8;
@%p10 bra $13;
ld.param.u32 %r33,[%d20+64];
mov.u64 %d22,0;
setp.eq.s32 %p15,%r33,0;
@%p15 bra $13;
mov.u32 %r34,8;
sub.s32 %r35,%r34,%r1;
cvt.s64.s32 %d22,%r35;
$13:
add.s32 %r36,%r29,2;
add.s32 %r37,%r22,-4;
setp.ge.s32 %p16,%r37,%r36;
@%p16 bra $69;
cvt.s64.s32 %d23,%r27;
cvt.s64.s32 %d24,%r22;
mul.lo.s64 %d25,%d4,%d24;
add.s64 %d26,%d25,%d23;
add.s64 %d27,%d17,%d26;
mov.u32 %r38,0;
and.pred %p17,%p11,%p12;
setp.ne.s32 %p18,%r23,%r5;
or.b64 %d28,%d4,%d27;
and.b64 %d29,%d28,7;
setp.eq.s64 %p19,%d29,0;
and.pred %p20,%p19,%p18;
add.s32 %r39,%r22,-2;
cvt.s64.s32 %d30,%r39;
mul.lo.s64 %d31,%d6,%d30;
add.s64 %d32,%d31,%d23;
add.s64 %d33,%d11,%d32;
setp.gt.s32 %p21,%r27,7;
add.s32 %r40,%r27,16;
setp.le.s32 %p22,%r40,%r1;
and.pred %p23,%p21,%p22;
not.pred %p24,%p14;
not.pred %p25,%p17;
mov.u32 %r41,%r38;
mov.u32 %r42,%r38;
mov.u32 %r43,%r38;
mov.u32 %r44,%r38;
mov.u32 %r45,%r38;
mov.u32 %r46,%r38;
mov.u32 %r47,%r38;
mov.u32 %r48,%r38;
mov.u32 %r49,%r38;
mov.u32 %r50,%r38;
mov.u32 %r51,%r38;
mov.u32 %r52,%r38;
mov.u32 %r53,%r38;
mov.u32 %r54,%r38;
mov.u32 %r55,%r38;
mov.u32 %r56,%r38;
mov.u32 %r57,%r38;
mov.u32 %r58,%r38;
mov.u32 %r59,%r38;
mov.u32 %r60,%r38;
mov.u32 %r61,%r38;
mov.u32 %r62,%r38;
mov.u32 %r63,%r38;
mov.u32 %r64,%r38;
mov.u32 %r65,%r38;
mov.u32 %r66,%r38;
mov.u32 %r67,%r38;
mov.u32 %r68,%r38;
mov.u32 %r69,%r38;
mov.u32 %r70,%r38;
mov.u32 %r71,%r38;
mov.u32 %r72,%r38;
mov.u32 %r73,%r38;
mov.u32 %r74,%r38;
mov.u32 %r75,%r38;
$15:
.pragma "nounroll";
mad.lo.s32 %r76,%r21,%r9,-2;
setp.lt.s32 %p26,%r37,%r76;
@%p26 bra $35;
setp.gt.s32 %p27,%r37,-1;
and.pred %p28,%p24,%p27;
add.s32 %r77,%r37,1;
setp.lt.s32 %p29,%r77,%r2;
and.pred %p30,%p29,%p28;
@%p30 bra $34;
or.b32 %r78,%r30,%r27;
setp.ne.s32 %p31,%r78,0;
ld.param.u32 %r79,[%d20+60];
ld.param.u32 %r80,[%d20+32];
ld.param.u32 %r81,[%d20+36];
@%p31 bra $19;
ld.param.u32 %r82,[%d20];
and.b32 %r83,%r82,30583;
prmt.b32 %r84,%r85,%r86,%r83;
ld.param.u32 %r87,[%d20+4];
and.b32 %r88,%r87,30583;
prmt.b32 %r89,%r84,%r90,%r88;
and.b32 %r91,%r89,%r80;
or.b32 %r92,%r91,%r81;
$19:
@%p25 bra $21;
ld.param.u32 %r93,[%d20+16];
and.b32 %r94,%r93,30583;
prmt.b32 %r95,%r86,%r85,%r94;
ld.param.u32 %r96,[%d20+20];
and.b32 %r97,%r96,30583;
prmt.b32 %r98,%r95,%r92,%r97;
and.b32 %r99,%r98,%r80;
or.b32 %r90,%r99,%r81;
$21:
@%p31 bra $23;
ld.param.u32 %r100,[%d20+8];
and.b32 %r101,%r100,30583;
prmt.b32 %r102,%r85,%r86,%r101;
ld.param.u32 %r103,[%d20+12];
and.b32 %r104,%r103,30583;
prmt.b32 %r105,%r102,%r90,%r104;
and.b32 %r106,%r105,%r80;
or.b32 %r107,%r106,%r81;
$23:
@%p25 bra $25;
ld.param.u32 %r108,[%d20+24];
and.b32 %r109,%r108,30583;
prmt.b32 %r110,%r86,%r85,%r109;
ld.param.u32 %r111,[%d20+28];
and.b32 %r112,%r111,30583;
prmt.b32 %r113,%r110,%r92,%r112;
and.b32 %r114,%r113,%r80;
or.b32 %r115,%r114,%r81;
$25:
setp.ge.u32 %p32,%r77,%r2;
setp.ne.s32 %p33,%r79,0;
and.pred %p34,%p32,%p33;
@%p31 bra $27;
ld.param.u32 %r116,[%d20];
and.b32 %r117,%r116,30583;
prmt.b32 %r118,%r119,%r120,%r117;
ld.param.u32 %r121,[%d20+4];
and.b32 %r122,%r121,30583;
prmt.b32 %r123,%r118,%r124,%r122;
and.b32 %r125,%r123,%r80;
or.b32 %r126,%r125,%r81;
$27:
@%p25 bra $29;
ld.param.u32 %r127,[%d20+16];
and.b32 %r128,%r127,30583;
prmt.b32 %r129,%r120,%r119,%r128;
ld.param.u32 %r130,[%d20+20];
and.b32 %r131,%r130,30583;
prmt.b32 %r132,%r129,%r126,%r131;
and.b32 %r133,%r132,%r80;
or.b32 %r124,%r133,%r81;
$29:
@%p31 bra $31;
ld.param.u32 %r134,[%d20+8];
and.b32 %r135,%r134,30583;
prmt.b32 %r136,%r119,%r120,%r135;
ld.param.u32 %r137,[%d20+12];
and.b32 %r138,%r137,30583;
prmt.b32 %r139,%r136,%r124,%r138;
and.b32 %r140,%r139,%r80;
or.b32 %r141,%r140,%r81;
$31:
@%p25 bra $33;
ld.param.u32 %r142,[%d20+24];
and.b32 %r143,%r142,30583;
prmt.b32 %r144,%r120,%r119,%r143;
ld.param.u32 %r145,[%d20+28];
and.b32 %r146,%r145,30583;
prmt.b32 %r147,%r144,%r126,%r146;
and.b32 %r148,%r147,%r80;
or.b32 %r149,%r148,%r81;
$33:
setp.ge.u32 %p35,%r37,%r2;
and.pred %p36,%p35,%p33;
selp.b32 %r149,%r81,%r149,%p34;
selp.b32 %r124,%r81,%r124,%p34;
selp.b32 %r120,%r81,%r120,%p34;
selp.b32 %r119,%r81,%r119,%p34;
selp.b32 %r126,%r81,%r126,%p34;
selp.b32 %r141,%r81,%r141,%p34;
selp.b32 %r115,%r81,%r115,%p36;
selp.b32 %r90,%r81,%r90,%p36;
selp.b32 %r86,%r81,%r86,%p36;
selp.b32 %r85,%r81,%r85,%p36;
selp.b32 %r92,%r81,%r92,%p36;
selp.b32 %r107,%r81,%r107,%p36;
$34:
xor.b32 %r107,%r107,%r10;
shl.b32 %r150,%r107,8;
xor.b32 %r92,%r92,%r10;
shl.b32 %r151,%r92,16;
min.u32 %r152,%r150,%r151;
xor.b32 %r85,%r85,%r10;
shl.b32 %r153,%r85,24;
min.u32 %r154,%r152,%r153;
min.u32 %r155,%r154,%r85;
xor.b32 %r86,%r86,%r10;
shl.b32 %r156,%r86,8;
xor.b32 %r141,%r141,%r10;
shl.b32 %r157,%r141,8;
xor.b32 %r126,%r126,%r10;
shl.b32 %r158,%r126,16;
min.u32 %r159,%r157,%r158;
xor.b32 %r119,%r119,%r10;
shl.b32 %r160,%r119,24;
min.u32 %r161,%r159,%r160;
min.u32 %r162,%r161,%r119;
xor.b32 %r120,%r120,%r10;
shl.b32 %r163,%r120,8;
min.u32 %r164,%r162,%r163;
min.u32 %r165,%r155,%r156;
min.u32 %r166,%r165,%r164;
min.u32 %r167,%r47,%r165;
min.u32 %r168,%r55,%r166;
min.u32 %r47,%r63,%r166;
min.u32 %r55,%r71,%r166;
shl.b32 %r169,%r92,8;
min.u32 %r170,%r107,%r169;
shl.b32 %r171,%r85,16;
min.u32 %r172,%r170,%r171;
shl.b32 %r173,%r86,24;
min.u32 %r174,%r172,%r173;
shl.b32 %r175,%r126,8;
min.u32 %r176,%r141,%r175;
shl.b32 %r177,%r119,16;
min.u32 %r178,%r176,%r177;
shl.b32 %r179,%r120,24;
min.u32 %r180,%r178,%r179;
min.u32 %r181,%r180,%r120;
min.u32 %r182,%r174,%r86;
min.u32 %r183,%r182,%r181;
min.u32 %r184,%r46,%r182;
min.u32 %r185,%r54,%r183;
min.u32 %r46,%r62,%r183;
min.u32 %r54,%r70,%r183;
shl.b32 %r186,%r92,24;
min.u32 %r187,%r186,%r92;
shl.b32 %r188,%r85,8;
min.u32 %r189,%r187,%r188;
shl.b32 %r190,%r86,16;
min.u32 %r191,%r189,%r190;
xor.b32 %r90,%r90,%r10;
shl.b32 %r192,%r90,24;
shl.b32 %r193,%r126,24;
min.u32 %r194,%r193,%r126;
shl.b32 %r195,%r119,8;
min.u32 %r196,%r194,%r195;
shl.b32 %r197,%r120,16;
min.u32 %r198,%r196,%r197;
xor.b32 %r124,%r124,%r10;
shl.b32 %r199,%r124,24;
min.u32 %r200,%r198,%r199;
min.u32 %r201,%r191,%r192;
min.u32 %r202,%r201,%r200;
min.u32 %r203,%r45,%r201;
min.u32 %r204,%r53,%r202;
min.u32 %r45,%r61,%r202;
min.u32 %r53,%r69,%r202;
min.u32 %r205,%r151,%r153;
min.u32 %r206,%r205,%r85;
min.u32 %r207,%r206,%r156;
shl.b32 %r208,%r90,16;
min.u32 %r209,%r158,%r160;
min.u32 %r210,%r209,%r119;
min.u32 %r211,%r210,%r163;
shl.b32 %r212,%r124,16;
min.u32 %r213,%r211,%r212;
min.u32 %r214,%r207,%r208;
min.u32 %r215,%r214,%r213;
min.u32 %r216,%r44,%r214;
min.u32 %r217,%r52,%r215;
min.u32 %r44,%r60,%r215;
min.u32 %r52,%r68,%r215;
min.u32 %r218,%r169,%r171;
min.u32 %r219,%r218,%r173;
min.u32 %r220,%r219,%r86;
shl.b32 %r221,%r90,8;
min.u32 %r222,%r175,%r177;
min.u32 %r223,%r222,%r179;
min.u32 %r224,%r223,%r120;
shl.b32 %r225,%r124,8;
min.u32 %r226,%r224,%r225;
min.u32 %r227,%r220,%r221;
min.u32 %r228,%r227,%r226;
min.u32 %r229,%r43,%r227;
min.u32 %r230,%r51,%r228;
min.u32 %r43,%r59,%r228;
min.u32 %r51,%r67,%r228;
min.u32 %r231,%r92,%r188;
min.u32 %r232,%r231,%r190;
min.u32 %r233,%r232,%r192;
min.u32 %r234,%r126,%r195;
min.u32 %r235,%r234,%r197;
min.u32 %r236,%r235,%r199;
min.u32 %r237,%r236,%r124;
min.u32 %r238,%r233,%r90;
min.u32 %r239,%r238,%r237;
min.u32 %r240,%r42,%r238;
min.u32 %r241,%r50,%r239;
min.u32 %r42,%r58,%r239;
min.u32 %r50,%r66,%r239;
min.u32 %r242,%r153,%r85;
min.u32 %r243,%r242,%r156;
min.u32 %r244,%r243,%r208;
xor.b32 %r115,%r115,%r10;
shl.b32 %r245,%r115,24;
min.u32 %r246,%r160,%r119;
min.u32 %r247,%r246,%r163;
min.u32 %r248,%r247,%r212;
xor.b32 %r149,%r149,%r10;
shl.b32 %r249,%r149,24;
min.u32 %r250,%r248,%r249;
min.u32 %r251,%r244,%r245;
min.u32 %r252,%r251,%r250;
min.u32 %r253,%r41,%r251;
min.u32 %r254,%r49,%r252;
min.u32 %r41,%r57,%r252;
min.u32 %r49,%r65,%r252;
min.u32 %r255,%r171,%r173;
min.u32 %r256,%r255,%r86;
min.u32 %r257,%r256,%r221;
shl.b32 %r258,%r115,16;
min.u32 %r259,%r177,%r179;
min.u32 %r260,%r259,%r120;
min.u32 %r261,%r260,%r225;
shl.b32 %r262,%r149,16;
min.u32 %r263,%r261,%r262;
min.u32 %r264,%r257,%r258;
min.u32 %r265,%r264,%r263;
min.u32 %r266,%r38,%r264;
min.u32 %r267,%r48,%r265;
min.u32 %r38,%r56,%r265;
min.u32 %r48,%r64,%r265;
mov.u32 %r268,115;
prmt.b32 %r269,%r167,%r184,%r268;
prmt.b32 %r270,%r203,%r216,%r268;
mov.u32 %r271,21520;
prmt.b32 %r75,%r269,%r270,%r271;
prmt.b32 %r272,%r229,%r240,%r268;
prmt.b32 %r273,%r253,%r266,%r268;
prmt.b32 %r74,%r272,%r273,%r271;
prmt.b32 %r274,%r168,%r185,%r268;
prmt.b32 %r275,%r204,%r217,%r268;
prmt.b32 %r73,%r274,%r275,%r271;
prmt.b32 %r276,%r230,%r241,%r268;
prmt.b32 %r277,%r254,%r267,%r268;
prmt.b32 %r72,%r276,%r277,%r271;
mov.u32 %r56,%r265;
mov.u32 %r57,%r252;
mov.u32 %r58,%r239;
mov.u32 %r59,%r228;
mov.u32 %r60,%r215;
mov.u32 %r61,%r202;
mov.u32 %r62,%r183;
mov.u32 %r63,%r166;
mov.u32 %r64,%r263;
mov.u32 %r65,%r250;
mov.u32 %r66,%r237;
mov.u32 %r67,%r226;
mov.u32 %r68,%r213;
mov.u32 %r69,%r200;
mov.u32 %r70,%r181;
mov.u32 %r71,%r164;
$35:
setp.ge.s32 %p37,%r37,%r29;
@%p37 bra $45;
setp.gt.s32 %p38,%r37,-3;
and.pred %p39,%p23,%p38;
add.s32 %r278,%r37,3;
setp.lt.s32 %p40,%r278,%r2;
and.pred %p41,%p39,%p40;
@%p41 bra $42;
bra.uni $37;
$42:
add.s64 %d34,%d33,-8;
ld.global.nc.u32 %r107,[%d34];
add.s64 %d35,%d33,-4;
ld.global.nc.u32 %r92,[%d35];
ld.global.nc.u32 %r85,[%d33];
add.s64 %d36,%d33,4;
ld.global.nc.u32 %r86,[%d36];
add.s64 %d37,%d33,8;
ld.global.nc.u32 %r90,[%d37];
add.s64 %d38,%d33,12;
ld.global.nc.u32 %r115,[%d38];
add.s64 %d39,%d33,%d6;
add.s64 %d40,%d39,-8;
ld.global.nc.u32 %r141,[%d40];
add.s64 %d41,%d39,-4;
ld.global.nc.u32 %r126,[%d41];
ld.global.nc.u32 %r119,[%d39];
add.s64 %d42,%d39,4;
ld.global.nc.u32 %r120,[%d42];
add.s64 %d43,%d39,8;
ld.global.nc.u32 %r124,[%d43];
add.s64 %d44,%d39,12;
ld.global.nc.u32 %r149,[%d44];
min.s32 %r279,%r2,%r36;
add.s32 %r280,%r37,5;
setp.ge.s32 %p42,%r280,%r279;
@%p42 bra $44;
shl.b64 %d45,%d6,1;
add.s64 %d46,%d33,%d45;
prefetch.global.L2 [%d46];
mul.lo.s64 %d47,%d6,3;
add.s64 %d48,%d33,%d47;
prefetch.global.L2 [%d48];
bra.uni $44;
$37:
add.s32 %r281,%r37,2;
ld.param.u32 %r282,[%d20+40];
setp.lt.u32 %p43,%r281,%r2;
@%p43 bra $39;
shr.u32 %r283,%r281,31;
mul.wide.u32 %d49,%r283,4;
xor.b64 %d50,%d49,4;
add.s64 %d51,%d20,%d50;
ld.param.u32 %r284,[%d51+44];
mad.lo.s32 %r285,%r282,%r281,%r284;
ld.param.u32 %r286,[%d51+52];
mad.lo.s32 %r287,%r286,%r2,%r285;
max.s32 %r288,%r287,0;
add.s32 %r289,%r2,-1;
min.s32 %r281,%r288,%r289;
$39:
add.s32 %r290,%r37,3;
cvt.s64.s32 %d52,%r281;
mul.lo.s64 %d53,%d6,%d52;
add.s64 %d54,%d53,%d23;
add.s64 %d55,%d11,%d54;
add.s64 %d56,%d55,%d21;
ld.global.nc.u32 %r107,[%d56];
add.s64 %d57,%d56,4;
ld.global.nc.u32 %r92,[%d57];
ld.global.nc.u32 %r85,[%d55];
add.s64 %d58,%d55,4;
ld.global.nc.u32 %r86,[%d58];
add.s64 %d59,%d55,%d22;
ld.global.nc.u32 %r90,[%d59];
add.s64 %d60,%d59,4;
ld.global.nc.u32 %r115,[%d60];
setp.lt.u32 %p44,%r290,%r2;
@%p44 bra $41;
add.s32 %r291,%r37,3;
ld.param.u32 %r292,[%d20+40];
shr.u32 %r293,%r291,31;
mul.wide.u32 %d61,%r293,4;
xor.b64 %d62,%d61,4;
add.s64 %d63,%d20,%d62;
ld.param.u32 %r294,[%d63+44];
mad.lo.s32 %r295,%r292,%r291,%r294;
ld.param.u32 %r296,[%d63+52];
mad.lo.s32 %r297,%r296,%r2,%r295;
max.s32 %r298,%r297,0;
add.s32 %r299,%r2,-1;
min.s32 %r290,%r298,%r299;
$41:
cvt.s64.s32 %d64,%r290;
mul.lo.s64 %d65,%d6,%d64;
add.s64 %d66,%d65,%d23;
add.s64 %d67,%d11,%d66;
add.s64 %d68,%d67,%d21;
ld.global.nc.u32 %r141,[%d68];
add.s64 %d69,%d68,4;
ld.global.nc.u32 %r126,[%d69];
ld.global.nc.u32 %r119,[%d67];
add.s64 %d70,%d67,4;
ld.global.nc.u32 %r120,[%d70];
add.s64 %d71,%d67,%d22;
ld.global.nc.u32 %r124,[%d71];
add.s64 %d72,%d71,4;
ld.global.nc.u32 %r149,[%d72];
$44:
shl.b64 %d73,%d6,1;
add.s64 %d33,%d33,%d73;
$45:
mad.lo.s32 %r300,%r21,%r9,2;
setp.lt.s32 %p45,%r37,%r300;
@%p45 bra $68;
setp.le.s32 %p46,%r37,%r29;
and.pred %p47,%p20,%p46;
@%p47 bra $64;
bra.uni $47;
$64:
setp.eq.s32 %p48,%r11,0;
@%p48 bra $66;
xor.b32 %r301,%r75,%r10;
ld.u32 %r302,[%d27];
xor.b32 %r303,%r74,%r10;
ld.u32 %r304,[%d27+4];
sub.s32 %r305,%r304,%r303;
sub.s32 %r306,%r302,%r301;
st.v2.u32 [%d27],{%r306,%r305};
add.s64 %d74,%d27,%d4;
xor.b32 %r307,%r73,%r10;
ld.u32 %r308,[%d74];
xor.b32 %r309,%r72,%r10;
ld.u32 %r310,[%d74+4];
sub.s32 %r311,%r310,%r309;
sub.s32 %r312,%r308,%r307;
st.v2.u32 [%d74],{%r312,%r311};
bra.uni $67;
$47:
setp.eq.s32 %p49,%r11,0;
@%p49 bra $56;
add.s32 %r313,%r37,-2;
setp.ge.s32 %p50,%r313,%r29;
@%p50 bra $52;
@%p6 bra $51;
xor.b32 %r314,%r75,%r10;
ld.u32 %r315,[%d27];
sub.s32 %r316,%r315,%r314;
st.u32 [%d27],%r316;
$51:
xor.b32 %r317,%r74,%r10;
ld.u32 %r318,[%d27+4];
sub.s32 %r319,%r318,%r317;
st.u32 [%d27+4],%r319;
$52:
setp.gt.s32 %p51,%r37,%r29;
@%p51 bra $67;
@%p6 bra $55;
add.s64 %d75,%d27,%d4;
xor.b32 %r320,%r73,%r10;
ld.u32 %r321,[%d75];
sub.s32 %r322,%r321,%r320;
st.u32 [%d75],%r322;
$55:
add.s64 %d76,%d27,%d4;
xor.b32 %r323,%r72,%r10;
ld.u32 %r324,[%d76+4];
sub.s32 %r325,%r324,%r323;
st.u32 [%d76+4],%r325;
bra.uni $67;
$66:
xor.b32 %r326,%r74,%r10;
xor.b32 %r327,%r75,%r10;
st.v2.u32 [%d27],{%r327,%r326};
xor.b32 %r328,%r72,%r10;
xor.b32 %r329,%r73,%r10;
add.s64 %d77,%d27,%d4;
st.v2.u32 [%d77],{%r329,%r328};
bra.uni $67;
$56:
add.s32 %r330,%r37,-2;
setp.ge.s32 %p52,%r330,%r29;
@%p52 bra $60;
@%p6 bra $59;
xor.b32 %r331,%r75,%r10;
st.u32 [%d27],%r331;
$59:
xor.b32 %r332,%r74,%r10;
st.u32 [%d27+4],%r332;
$60:
setp.gt.s32 %p53,%r37,%r29;
@%p53 bra $67;
@%p6 bra $63;
add.s64 %d78,%d27,%d4;
xor.b32 %r333,%r73,%r10;
st.u32 [%d78],%r333;
$63:
add.s64 %d79,%d27,%d4;
xor.b32 %r334,%r72,%r10;
st.u32 [%d79+4],%r334;
$67:
shl.b64 %d80,%d4,1;
add.s64 %d27,%d27,%d80;
$68:
add.s32 %r37,%r37,2;
setp.lt.s32 %p54,%r37,%r36;
@%p54 bra $15;
$69:
ret;
}
.visible .entry morphology_square_5_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
.minnctapersm 3
{
.reg .pred %p<55>;
.reg .b32 %r<341>;
.reg .b64 %d<81>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
mov.b64 %d3,p5;
ld.param.u32 %r10,[p6];
ld.param.u32 %r11,[p7];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r12,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d8,%d1;
mul.wide.s32 %d9,%r12,40;
add.s64 %d10,%d8,%d9;
ld.global.v2.u32 {%r1,%r2},[%d10+32];
ld.global.u64 %d6,[%d10+8];
ld.global.u64 %d11,[%d10];
bra.uni $3;
$2:
cvt.s64.s32 %d12,%r12;
mul.lo.s64 %d13,%d7,%d12;
add.s64 %d11,%d1,%d13;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d14,%d2;
mul.wide.s32 %d15,%r12,40;
add.s64 %d16,%d14,%d15;
ld.global.v2.u32 {%r5,%r6},[%d16+32];
ld.global.u64 %d4,[%d16+8];
ld.global.u64 %d17,[%d16];
bra.uni $6;
$5:
cvt.s64.s32 %d18,%r12;
mul.lo.s64 %d19,%d5,%d18;
add.s64 %d17,%d2,%d19;
$6:
mov.u32 %r13,%ctaid.x;
shl.b32 %r14,%r13,5;
mov.u32 %r15,%tid.x;
add.s32 %r16,%r14,%r15;
shl.b32 %r17,%r16,3;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
mul.lo.s32 %r22,%r21,%r9;
setp.ge.s32 %p3,%r17,%r5;
setp.ge.s32 %p4,%r22,%r6;
or.pred %p5,%p3,%p4;
@%p5 bra $69;
add.s32 %r23,%r17,12;
setp.eq.s32 %p6,%r23,%r5;
add.s32 %r24,%r5,-8;
min.s32 %r25,%r17,%r24;
add.s32 %r26,%r17,-4;
selp.b32 %r27,%r26,%r25,%p6;
add.s32 %r28,%r22,%r9;
min.s32 %r29,%r28,%r6;
setp.eq.s32 %p7,%r27,0;
setp.ne.s32 %p8,%r27,0;
mov.u64 %d20,%d3;
ld.param.u32 %r30,[%d20+64];
mov.u64 %d21,-8;
@%p8 bra $10;
setp.eq.s32 %p9,%r30,0;
mov.u64 %d21,0;
@%p9 bra $10;
add.s32 %r31,%r1,-8;
cvt.s64.s32 %d21,%r31;
$10:
add.s32 %r32,%r27,8;
setp.ne.s32 %p10,%r32,%r1;
setp.eq.s32 %p11,%r32,%r1;
setp.eq.s32 %p12,%r30,0;
or.pred %p13,%p7,%p11;
and.pred %p14,%p13,%p12;
mov.u64 %d22,8;
@%p10 bra $13;
ld.param.u32 %r33,[%d20+64];
mov.u64 %d22,0;
setp.eq.s32 %p15,%r33,0;
@%p15 bra $13;
mov.u32 %r34,8;
sub.s32 %r35,%r34,%r1;
cvt.s64.s32 %d22,%r35;
$13:
add.s32 %r36,%r29,2;
add.s32 %r37,%r22,-4;
setp.ge.s32 %p16,%r37,%r36;
@%p16 bra $69;
cvt.s64.s32 %d23,%r27;
cvt.s64.s32 %d24,%r22;
mul.lo.s64 %d25,%d4,%d24;
add.s64 %d26,%d25,%d23;
add.s64 %d27,%d17,%d26;
mov.u32 %r38,0;
and.pred %p17,%p11,%p12;
setp.ne.s32 %p18,%r23,%r5;
or.b64 %d28,%d4,%d27;
and.b64 %d29,%d28,7;
setp.eq.s64 %p19,%d29,0;
and.pred %p20,%p19,%p18;
add.s32 %r39,%r22,-2;
cvt.s64.s32 %d30,%r39;
mul.lo.s64 %d31,%d6,%d30;
add.s64 %d32,%d31,%d23;
add.s64 %d33,%d11,%d32;
setp.gt.s32 %p21,%r27,7;
add.s32 %r40,%r27,16;
setp.le.s32 %p22,%r40,%r1;
and.pred %p23,%p21,%p22;
not.pred %p24,%p14;
not.pred %p25,%p17;
mov.u32 %r41,%r38;
mov.u32 %r42,%r38;
mov.u32 %r43,%r38;
mov.u32 %r44,%r38;
mov.u32 %r45,%r38;
mov.u32 %r46,%r38;
mov.u32 %r47,%r38;
mov.u32 %r48,%r38;
mov.u32 %r49,%r38;
mov.u32 %r50,%r38;
mov.u32 %r51,%r38;
mov.u32 %r52,%r38;
mov.u32 %r53,%r38;
mov.u32 %r54,%r38;
mov.u32 %r55,%r38;
mov.u32 %r56,%r38;
mov.u32 %r57,%r38;
mov.u32 %r58,%r38;
mov.u32 %r59,%r38;
mov.u32 %r60,%r38;
mov.u32 %r61,%r38;
mov.u32 %r62,%r38;
mov.u32 %r63,%r38;
mov.u32 %r64,%r38;
mov.u32 %r65,%r38;
mov.u32 %r66,%r38;
mov.u32 %r67,%r38;
mov.u32 %r68,%r38;
mov.u32 %r69,%r38;
mov.u32 %r70,%r38;
mov.u32 %r71,%r38;
mov.u32 %r72,%r38;
mov.u32 %r73,%r38;
mov.u32 %r74,%r38;
mov.u32 %r75,%r38;
$15:
.pragma "nounroll";
mad.lo.s32 %r76,%r21,%r9,-2;
setp.lt.s32 %p26,%r37,%r76;
@%p26 bra $35;
setp.gt.s32 %p27,%r37,-1;
and.pred %p28,%p24,%p27;
add.s32 %r77,%r37,1;
setp.lt.s32 %p29,%r77,%r2;
and.pred %p30,%p29,%p28;
@%p30 bra $34;
or.b32 %r78,%r30,%r27;
setp.ne.s32 %p31,%r78,0;
ld.param.u32 %r79,[%d20+60];
ld.param.u32 %r80,[%d20+32];
ld.param.u32 %r81,[%d20+36];
@%p31 bra $19;
ld.param.u32 %r82,[%d20];
and.b32 %r83,%r82,30583;
prmt.b32 %r84,%r85,%r86,%r83;
ld.param.u32 %r87,[%d20+4];
and.b32 %r88,%r87,30583;
prmt.b32 %r89,%r84,%r90,%r88;
and.b32 %r91,%r89,%r80;
or.b32 %r92,%r91,%r81;
$19:
@%p25 bra $21;
ld.param.u32 %r93,[%d20+16];
and.b32 %r94,%r93,30583;
prmt.b32 %r95,%r86,%r85,%r94;
ld.param.u32 %r96,[%d20+20];
and.b32 %r97,%r96,30583;
prmt.b32 %r98,%r95,%r92,%r97;
and.b32 %r99,%r98,%r80;
or.b32 %r90,%r99,%r81;
$21:
@%p31 bra $23;
ld.param.u32 %r100,[%d20+8];
and.b32 %r101,%r100,30583;
prmt.b32 %r102,%r85,%r86,%r101;
ld.param.u32 %r103,[%d20+12];
and.b32 %r104,%r103,30583;
prmt.b32 %r105,%r102,%r90,%r104;
and.b32 %r106,%r105,%r80;
or.b32 %r107,%r106,%r81;
$23:
@%p25 bra $25;
ld.param.u32 %r108,[%d20+24];
and.b32 %r109,%r108,30583;
prmt.b32 %r110,%r86,%r85,%r109;
ld.param.u32 %r111,[%d20+28];
and.b32 %r112,%r111,30583;
prmt.b32 %r113,%r110,%r92,%r112;
and.b32 %r114,%r113,%r80;
or.b32 %r115,%r114,%r81;
$25:
setp.ge.u32 %p32,%r77,%r2;
setp.ne.s32 %p33,%r79,0;
and.pred %p34,%p32,%p33;
@%p31 bra $27;
ld.param.u32 %r116,[%d20];
and.b32 %r117,%r116,30583;
prmt.b32 %r118,%r119,%r120,%r117;
ld.param.u32 %r121,[%d20+4];
and.b32 %r122,%r121,30583;
prmt.b32 %r123,%r118,%r124,%r122;
and.b32 %r125,%r123,%r80;
or.b32 %r126,%r125,%r81;
$27:
@%p25 bra $29;
ld.param.u32 %r127,[%d20+16];
and.b32 %r128,%r127,30583;
prmt.b32 %r129,%r120,%r119,%r128;
ld.param.u32 %r130,[%d20+20];
and.b32 %r131,%r130,30583;
prmt.b32 %r132,%r129,%r126,%r131;
and.b32 %r133,%r132,%r80;
or.b32 %r124,%r133,%r81;
$29:
@%p31 bra $31;
ld.param.u32 %r134,[%d20+8];
and.b32 %r135,%r134,30583;
prmt.b32 %r136,%r119,%r120,%r135;
ld.param.u32 %r137,[%d20+12];
and.b32 %r138,%r137,30583;
prmt.b32 %r139,%r136,%r124,%r138;
and.b32 %r140,%r139,%r80;
or.b32 %r141,%r140,%r81;
$31:
@%p25 bra $33;
ld.param.u32 %r142,[%d20+24];
and.b32 %r143,%r142,30583;
prmt.b32 %r144,%r120,%r119,%r143;
ld.param.u32 %r145,[%d20+28];
and.b32 %r146,%r145,30583;
prmt.b32 %r147,%r144,%r126,%r146;
and.b32 %r148,%r147,%r80;
or.b32 %r149,%r148,%r81;
$33:
setp.ge.u32 %p35,%r37,%r2;
and.pred %p36,%p35,%p33;
selp.b32 %r149,%r81,%r149,%p34;
selp.b32 %r124,%r81,%r124,%p34;
selp.b32 %r120,%r81,%r120,%p34;
selp.b32 %r119,%r81,%r119,%p34;
selp.b32 %r126,%r81,%r126,%p34;
selp.b32 %r141,%r81,%r141,%p34;
selp.b32 %r115,%r81,%r115,%p36;
selp.b32 %r90,%r81,%r90,%p36;
selp.b32 %r86,%r81,%r86,%p36;
selp.b32 %r85,%r81,%r85,%p36;
selp.b32 %r92,%r81,%r92,%p36;
selp.b32 %r107,%r81,%r107,%p36;
$34:
xor.b32 %r107,%r107,%r10;
shl.b32 %r150,%r107,24;
xor.b32 %r92,%r92,%r10;
shl.b32 %r151,%r92,24;
min.u32 %r152,%r150,%r151;
xor.b32 %r85,%r85,%r10;
shl.b32 %r153,%r85,24;
min.u32 %r154,%r152,%r153;
xor.b32 %r86,%r86,%r10;
shl.b32 %r155,%r86,24;
min.u32 %r156,%r154,%r155;
xor.b32 %r90,%r90,%r10;
shl.b32 %r157,%r90,24;
xor.b32 %r141,%r141,%r10;
shl.b32 %r158,%r141,24;
xor.b32 %r126,%r126,%r10;
shl.b32 %r159,%r126,24;
min.u32 %r160,%r158,%r159;
xor.b32 %r119,%r119,%r10;
shl.b32 %r161,%r119,24;
min.u32 %r162,%r160,%r161;
xor.b32 %r120,%r120,%r10;
shl.b32 %r163,%r120,24;
min.u32 %r164,%r162,%r163;
xor.b32 %r124,%r124,%r10;
shl.b32 %r165,%r124,24;
min.u32 %r166,%r164,%r165;
min.u32 %r167,%r156,%r157;
min.u32 %r168,%r167,%r166;
min.u32 %r169,%r47,%r167;
min.u32 %r170,%r55,%r168;
min.u32 %r47,%r63,%r168;
min.u32 %r55,%r71,%r168;
shl.b32 %r171,%r107,16;
shl.b32 %r172,%r92,16;
min.u32 %r173,%r171,%r172;
shl.b32 %r174,%r85,16;
min.u32 %r175,%r173,%r174;
shl.b32 %r176,%r86,16;
min.u32 %r177,%r175,%r176;
shl.b32 %r178,%r90,16;
shl.b32 %r179,%r141,16;
shl.b32 %r180,%r126,16;
min.u32 %r181,%r179,%r180;
shl.b32 %r182,%r119,16;
min.u32 %r183,%r181,%r182;
shl.b32 %r184,%r120,16;
min.u32 %r185,%r183,%r184;
shl.b32 %r186,%r124,16;
min.u32 %r187,%r185,%r186;
min.u32 %r188,%r177,%r178;
min.u32 %r189,%r188,%r187;
min.u32 %r190,%r46,%r188;
min.u32 %r191,%r54,%r189;
min.u32 %r46,%r62,%r189;
min.u32 %r54,%r70,%r189;
shl.b32 %r192,%r107,8;
shl.b32 %r193,%r92,8;
min.u32 %r194,%r192,%r193;
shl.b32 %r195,%r85,8;
min.u32 %r196,%r194,%r195;
shl.b32 %r197,%r86,8;
min.u32 %r198,%r196,%r197;
shl.b32 %r199,%r90,8;
shl.b32 %r200,%r141,8;
shl.b32 %r201,%r126,8;
min.u32 %r202,%r200,%r201;
shl.b32 %r203,%r119,8;
min.u32 %r204,%r202,%r203;
shl.b32 %r205,%r120,8;
min.u32 %r206,%r204,%r205;
shl.b32 %r207,%r124,8;
min.u32 %r208,%r206,%r207;
min.u32 %r209,%r198,%r199;
min.u32 %r210,%r209,%r208;
min.u32 %r211,%r45,%r209;
min.u32 %r212,%r53,%r210;
min.u32 %r45,%r61,%r210;
min.u32 %r53,%r69,%r210;
min.u32 %r213,%r107,%r92;
min.u32 %r214,%r213,%r85;
min.u32 %r215,%r214,%r86;
min.u32 %r216,%r141,%r126;
min.u32 %r217,%r216,%r119;
min.u32 %r218,%r217,%r120;
min.u32 %r219,%r218,%r124;
min.u32 %r220,%r215,%r90;
min.u32 %r221,%r220,%r219;
min.u32 %r222,%r44,%r220;
min.u32 %r223,%r52,%r221;
min.u32 %r44,%r60,%r221;
min.u32 %r52,%r68,%r221;
min.u32 %r224,%r151,%r153;
min.u32 %r225,%r224,%r155;
min.u32 %r226,%r225,%r157;
xor.b32 %r115,%r115,%r10;
shl.b32 %r227,%r115,24;
min.u32 %r228,%r159,%r161;
min.u32 %r229,%r228,%r163;
min.u32 %r230,%r229,%r165;
xor.b32 %r149,%r149,%r10;
shl.b32 %r231,%r149,24;
min.u32 %r232,%r230,%r231;
min.u32 %r233,%r226,%r227;
min.u32 %r234,%r233,%r232;
min.u32 %r235,%r43,%r233;
min.u32 %r236,%r51,%r234;
min.u32 %r43,%r59,%r234;
min.u32 %r51,%r67,%r234;
min.u32 %r237,%r172,%r174;
min.u32 %r238,%r237,%r176;
min.u32 %r239,%r238,%r178;
shl.b32 %r240,%r115,16;
min.u32 %r241,%r180,%r182;
min.u32 %r242,%r241,%r184;
min.u32 %r243,%r242,%r186;
shl.b32 %r244,%r149,16;
min.u32 %r245,%r243,%r244;
min.u32 %r246,%r239,%r240;
min.u32 %r247,%r246,%r245;
min.u32 %r248,%r42,%r246;
min.u32 %r249,%r50,%r247;
min.u32 %r42,%r58,%r247;
min.u32 %r50,%r66,%r247;
min.u32 %r250,%r193,%r195;
min.u32 %r251,%r250,%r197;
min.u32 %r252,%r251,%r199;
shl.b32 %r253,%r115,8;
min.u32 %r254,%r201,%r203;
min.u32 %r255,%r254,%r205;
min.u32 %r256,%r255,%r207;
shl.b32 %r257,%r149,8;
min.u32 %r258,%r256,%r257;
min.u32 %r259,%r252,%r253;
min.u32 %r260,%r259,%r258;
min.u32 %r261,%r41,%r259;
min.u32 %r262,%r49,%r260;
min.u32 %r41,%r57,%r260;
min.u32 %r49,%r65,%r260;
min.u32 %r263,%r92,%r85;
min.u32 %r264,%r263,%r86;
min.u32 %r265,%r264,%r90;
min.u32 %r266,%r126,%r119;
min.u32 %r267,%r266,%r120;
min.u32 %r268,%r267,%r124;
min.u32 %r269,%r268,%r149;
min.u32 %r270,%r265,%r115;
min.u32 %r271,%r270,%r269;
min.u32 %r272,%r38,%r270;
min.u32 %r273,%r48,%r271;
min.u32 %r38,%r56,%r271;
min.u32 %r48,%r64,%r271;
mov.u32 %r274,115;
prmt.b32 %r275,%r169,%r190,%r274;
prmt.b32 %r276,%r211,%r222,%r274;
mov.u32 %r277,21520;
prmt.b32 %r75,%r275,%r276,%r277;
prmt.b32 %r278,%r235,%r248,%r274;
prmt.b32 %r279,%r261,%r272,%r274;
prmt.b32 %r74,%r278,%r279,%r277;
prmt.b32 %r280,%r170,%r191,%r274;
prmt.b32 %r281,%r212,%r223,%r274;
prmt.b32 %r73,%r280,%r281,%r277;
prmt.b32 %r282,%r236,%r249,%r274;
prmt.b32 %r283,%r262,%r273,%r274;
prmt.b32 %r72,%r282,%r283,%r277;
mov.u32 %r56,%r271;
mov.u32 %r57,%r260;
mov.u32 %r58,%r247;
mov.u32 %r59,%r234;
mov.u32 %r60,%r221;
mov.u32 %r61,%r210;
mov.u32 %r62,%r189;
mov.u32 %r63,%r168;
mov.u32 %r64,%r269;
mov.u32 %r65,%r258;
mov.u32 %r66,%r245;
mov.u32 %r67,%r232;
mov.u32 %r68,%r219;
mov.u32 %r69,%r208;
mov.u32 %r70,%r187;
mov.u32 %r71,%r166;
$35:
setp.ge.s32 %p37,%r37,%r29;
@%p37 bra $45;
setp.gt.s32 %p38,%r37,-3;
and.pred %p39,%p23,%p38;
add.s32 %r284,%r37,3;
setp.lt.s32 %p40,%r284,%r2;
and.pred %p41,%p39,%p40;
@%p41 bra $42;
bra.uni $37;
$42:
add.s64 %d34,%d33,-8;
ld.global.nc.u32 %r107,[%d34];
add.s64 %d35,%d33,-4;
ld.global.nc.u32 %r92,[%d35];
ld.global.nc.u32 %r85,[%d33];
add.s64 %d36,%d33,4;
ld.global.nc.u32 %r86,[%d36];
add.s64 %d37,%d33,8;
ld.global.nc.u32 %r90,[%d37];
add.s64 %d38,%d33,12;
ld.global.nc.u32 %r115,[%d38];
add.s64 %d39,%d33,%d6;
add.s64 %d40,%d39,-8;
ld.global.nc.u32 %r141,[%d40];
add.s64 %d41,%d39,-4;
ld.global.nc.u32 %r126,[%d41];
ld.global.nc.u32 %r119,[%d39];
add.s64 %d42,%d39,4;
ld.global.nc.u32 %r120,[%d42];
add.s64 %d43,%d39,8;
ld.global.nc.u32 %r124,[%d43];
add.s64 %d44,%d39,12;
ld.global.nc.u32 %r149,[%d44];
min.s32 %r285,%r2,%r36;
add.s32 %r286,%r37,5;
setp.ge.s32 %p42,%r286,%r285;
@%p42 bra $44;
shl.b64 %d45,%d6,1;
add.s64 %d46,%d33,%d45;
prefetch.global.L2 [%d46];
mul.lo.s64 %d47,%d6,3;
add.s64 %d48,%d33,%d47;
prefetch.global.L2 [%d48];
bra.uni $44;
$37:
add.s32 %r287,%r37,2;
ld.param.u32 %r288,[%d20+40];
setp.lt.u32 %p43,%r287,%r2;
@%p43 bra $39;
shr.u32 %r289,%r287,31;
mul.wide.u32 %d49,%r289,4;
xor.b64 %d50,%d49,4;
add.s64 %d51,%d20,%d50;
ld.param.u32 %r290,[%d51+44];
mad.lo.s32 %r291,%r288,%r287,%r290;
ld.param.u32 %r292,[%d51+52];
mad.lo.s32 %r293,%r292,%r2,%r291;
max.s32 %r294,%r293,0;
add.s32 %r295,%r2,-1;
min.s32 %r287,%r294,%r295;
$39:
add.s32 %r296,%r37,3;
cvt.s64.s32 %d52,%r287;
mul.lo.s64 %d53,%d6,%d52;
add.s64 %d54,%d53,%d23;
add.s64 %d55,%d11,%d54;
add.s64 %d56,%d55,%d21;
ld.global.nc.u32 %r107,[%d56];
add.s64 %d57,%d56,4;
ld.global.nc.u32 %r92,[%d57];
ld.global.nc.u32 %r85,[%d55];
add.s64 %d58,%d55,4;
ld.global.nc.u32 %r86,[%d58];
add.s64 %d59,%d55,%d22;
ld.global.nc.u32 %r90,[%d59];
add.s64 %d60,%d59,4;
ld.global.nc.u32 %r115,[%d60];
setp.lt.u32 %p44,%r296,%r2;
@%p44 bra $41;
add.s32 %r297,%r37,3;
ld.param.u32 %r298,[%d20+40];
shr.u32 %r299,%r297,31;
mul.wide.u32 %d61,%r299,4;
xor.b64 %d62,%d61,4;
add.s64 %d63,%d20,%d62;
ld.param.u32 %r300,[%d63+44];
mad.lo.s32 %r301,%r298,%r297,%r300;
ld.param.u32 %r302,[%d63+52];
mad.lo.s32 %r303,%r302,%r2,%r301;
max.s32 %r304,%r303,0;
add.s32 %r305,%r2,-1;
min.s32 %r296,%r304,%r305;
$41:
cvt.s64.s32 %d64,%r296;
mul.lo.s64 %d65,%d6,%d64;
add.s64 %d66,%d65,%d23;
add.s64 %d67,%d11,%d66;
add.s64 %d68,%d67,%d21;
ld.global.nc.u32 %r141,[%d68];
add.s64 %d69,%d68,4;
ld.global.nc.u32 %r126,[%d69];
ld.global.nc.u32 %r119,[%d67];
add.s64 %d70,%d67,4;
ld.global.nc.u32 %r120,[%d70];
add.s64 %d71,%d67,%d22;
ld.global.nc.u32 %r124,[%d71];
add.s64 %d72,%d71,4;
ld.global.nc.u32 %r149,[%d72];
$44:
shl.b64 %d73,%d6,1;
add.s64 %d33,%d33,%d73;
$45:
mad.lo.s32 %r306,%r21,%r9,2;
setp.lt.s32 %p45,%r37,%r306;
@%p45 bra $68;
setp.le.s32 %p46,%r37,%r29;
and.pred %p47,%p20,%p46;
@%p47 bra $64;
bra.uni $47;
$64:
setp.eq.s32 %p48,%r11,0;
@%p48 bra $66;
xor.b32 %r307,%r75,%r10;
ld.u32 %r308,[%d27];
xor.b32 %r309,%r74,%r10;
ld.u32 %r310,[%d27+4];
sub.s32 %r311,%r310,%r309;
sub.s32 %r312,%r308,%r307;
st.v2.u32 [%d27],{%r312,%r311};
add.s64 %d74,%d27,%d4;
xor.b32 %r313,%r73,%r10;
ld.u32 %r314,[%d74];
xor.b32 %r315,%r72,%r10;
ld.u32 %r316,[%d74+4];
sub.s32 %r317,%r316,%r315;
sub.s32 %r318,%r314,%r313;
st.v2.u32 [%d74],{%r318,%r317};
bra.uni $67;
$47:
setp.eq.s32 %p49,%r11,0;
@%p49 bra $56;
add.s32 %r319,%r37,-2;
setp.ge.s32 %p50,%r319,%r29;
@%p50 bra $52;
@%p6 bra $51;
xor.b32 %r320,%r75,%r10;
ld.u32 %r321,[%d27];
sub.s32 %r322,%r321,%r320;
st.u32 [%d27],%r322;
$51:
xor.b32 %r323,%r74,%r10;
ld.u32 %r324,[%d27+4];
sub.s32 %r325,%r324,%r323;
st.u32 [%d27+4],%r325;
$52:
setp.gt.s32 %p51,%r37,%r29;
@%p51 bra $67;
@%p6 bra $55;
add.s64 %d75,%d27,%d4;
xor.b32 %r326,%r73,%r10;
ld.u32 %r327,[%d75];
sub.s32 %r328,%r327,%r326;
st.u32 [%d75],%r328;
$55:
add.s64 %d76,%d27,%d4;
xor.b32 %r329,%r72,%r10;
ld.u32 %r330,[%d76+4];
sub.s32 %r331,%r330,%r329;
st.u32 [%d76+4],%r331;
bra.uni $67;
$66:
xor.b32 %r332,%r74,%r10;
xor.b32 %r333,%r75,%r10;
st.v2.u32 [%d27],{%r333,%r332};
xor.b32 %r334,%r72,%r10;
xor.b32 %r335,%r73,%r10;
add.s64 %d77,%d27,%d4;
st.v2.u32 [%d77],{%r335,%r334};
bra.uni $67;
$56:
add.s32 %r336,%r37,-2;
setp.ge.s32 %p52,%r336,%r29;
@%p52 bra $60;
@%p6 bra $59;
xor.b32 %r337,%r75,%r10;
st.u32 [%d27],%r337;
$59:
xor.b32 %r338,%r74,%r10;
st.u32 [%d27+4],%r338;
$60:
setp.gt.s32 %p53,%r37,%r29;
@%p53 bra $67;
@%p6 bra $63;
add.s64 %d78,%d27,%d4;
xor.b32 %r339,%r73,%r10;
st.u32 [%d78],%r339;
$63:
add.s64 %d79,%d27,%d4;
xor.b32 %r340,%r72,%r10;
st.u32 [%d79+4],%r340;
$67:
shl.b64 %d80,%d4,1;
add.s64 %d27,%d27,%d80;
$68:
add.s32 %r37,%r37,2;
setp.lt.s32 %p54,%r37,%r36;
@%p54 bra $15;
$69:
ret;
}
`;
