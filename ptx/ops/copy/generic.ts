// Generated from kernels/ops/copy/generic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/copy/generic.cu`. */
export const COPY_GENERIC: string = `.version 8.0
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
.visible .entry place_2(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b16 %s<2>;
.reg .b32 %r<30>;
.reg .b64 %d<39>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
ld.param.u32 %r10,[p5];
ld.param.u64 %d3,[p6];
ld.param.u32 %r11,[p7];
ld.param.u32 %r12,[p8];
ld.param.u32 %r13,[p9];
ld.param.u32 %r14,[p10];
ld.param.u32 %r15,[p11];
ld.param.u64 %d4,[p3+24];
ld.param.u64 %d5,[p3+16];
ld.param.u64 %d6,[p3+8];
ld.param.u64 %d7,[p3];
ld.param.u64 %d8,[p1+24];
ld.param.u64 %d9,[p1+16];
ld.param.u64 %d10,[p1+8];
ld.param.u64 %d11,[p1];
mov.u32 %r16,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d12,%d1;
mul.wide.s32 %d13,%r16,40;
add.s64 %d14,%d12,%d13;
ld.global.v2.u32 {%r1,%r2},[%d14+32];
ld.global.u64 %d8,[%d14+24];
ld.global.u64 %d9,[%d14+16];
ld.global.u64 %d10,[%d14+8];
ld.global.u64 %d15,[%d14];
bra.uni $3;
$2:
cvt.s64.s32 %d16,%r16;
mul.lo.s64 %d17,%d11,%d16;
add.s64 %d15,%d1,%d17;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d18,%d2;
mul.wide.s32 %d19,%r16,40;
add.s64 %d20,%d18,%d19;
ld.global.v2.u32 {%r5,%r6},[%d20+32];
ld.global.u64 %d4,[%d20+24];
ld.global.u64 %d5,[%d20+16];
ld.global.u64 %d6,[%d20+8];
ld.global.u64 %d21,[%d20];
bra.uni $6;
$5:
cvt.s64.s32 %d22,%r16;
mul.lo.s64 %d23,%d7,%d22;
add.s64 %d21,%d2,%d23;
$6:
mov.u32 %r17,%ctaid.x;
shl.b32 %r18,%r17,5;
mov.u32 %r19,%tid.x;
add.s32 %r20,%r18,%r19;
mov.u32 %r21,%ctaid.y;
shl.b32 %r22,%r21,3;
mov.u32 %r23,%tid.y;
add.s32 %r24,%r22,%r23;
setp.ge.s32 %p3,%r20,%r5;
setp.ge.s32 %p4,%r24,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $22;
setp.eq.s64 %p6,%d3,0;
@%p6 bra $9;
cvta.to.global.u64 %d24,%d3;
mul.wide.u32 %d25,%r16,8;
add.s64 %d26,%d24,%d25;
ld.global.u32 %r9,[%d26];
ld.global.u32 %r10,[%d26+4];
$9:
sub.s32 %r25,%r20,%r9;
setp.lt.u32 %p7,%r25,%r1;
@%p7 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r25;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r11;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r25,[retval0+0];
}
$11:
sub.s32 %r26,%r24,%r10;
setp.lt.u32 %p8,%r26,%r2;
@%p8 bra $13;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r26;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r11;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r26,[retval0+0];
}
$13:
setp.lt.s32 %p9,%r7,1;
@%p9 bra $22;
cvt.s64.s32 %d27,%r26;
cvt.s64.s32 %d28,%r20;
mul.lo.s64 %d29,%d5,%d28;
cvt.s64.s32 %d30,%r24;
mul.lo.s64 %d31,%d6,%d30;
add.s64 %d32,%d29,%d31;
add.s64 %d33,%d21,%d32;
cvt.s64.s32 %d34,%r25;
mul.lo.s64 %d35,%d9,%d34;
mul.lo.s64 %d36,%d10,%d27;
add.s64 %d37,%d35,%d36;
add.s64 %d38,%d15,%d37;
or.b32 %r27,%r26,%r25;
mov.u32 %r28,0;
$15:
.pragma "nounroll";
setp.gt.s32 %p10,%r27,-1;
@%p10 bra $20;
bra.uni $16;
$20:
ld.global.nc.u16 %s1,[%d38];
bra.uni $21;
$16:
setp.eq.s32 %p11,%r28,0;
mov.u32 %r29,%r12;
@%p11 bra $19;
setp.ne.s32 %p12,%r28,1;
mov.u32 %r29,%r13;
@%p12 bra $18;
bra.uni $19;
$18:
setp.eq.s32 %p13,%r28,2;
selp.b32 %r29,%r14,%r15,%p13;
$19:
cvt.u16.u32 %s1,%r29;
$21:
st.u16 [%d33],%s1;
add.s64 %d33,%d33,%d4;
add.s64 %d38,%d38,%d8;
add.s32 %r28,%r28,1;
setp.lt.s32 %p14,%r28,%r7;
@%p14 bra $15;
$22:
ret;
}
.visible .entry place_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b32 %r<30>;
.reg .b64 %d<39>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
ld.param.u32 %r10,[p5];
ld.param.u64 %d3,[p6];
ld.param.u32 %r11,[p7];
ld.param.u32 %r12,[p8];
ld.param.u32 %r13,[p9];
ld.param.u32 %r14,[p10];
ld.param.u32 %r15,[p11];
ld.param.u64 %d4,[p3+24];
ld.param.u64 %d5,[p3+16];
ld.param.u64 %d6,[p3+8];
ld.param.u64 %d7,[p3];
ld.param.u64 %d8,[p1+24];
ld.param.u64 %d9,[p1+16];
ld.param.u64 %d10,[p1+8];
ld.param.u64 %d11,[p1];
mov.u32 %r16,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d12,%d1;
mul.wide.s32 %d13,%r16,40;
add.s64 %d14,%d12,%d13;
ld.global.v2.u32 {%r1,%r2},[%d14+32];
ld.global.u64 %d8,[%d14+24];
ld.global.u64 %d9,[%d14+16];
ld.global.u64 %d10,[%d14+8];
ld.global.u64 %d15,[%d14];
bra.uni $3;
$2:
cvt.s64.s32 %d16,%r16;
mul.lo.s64 %d17,%d11,%d16;
add.s64 %d15,%d1,%d17;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d18,%d2;
mul.wide.s32 %d19,%r16,40;
add.s64 %d20,%d18,%d19;
ld.global.v2.u32 {%r5,%r6},[%d20+32];
ld.global.u64 %d4,[%d20+24];
ld.global.u64 %d5,[%d20+16];
ld.global.u64 %d6,[%d20+8];
ld.global.u64 %d21,[%d20];
bra.uni $6;
$5:
cvt.s64.s32 %d22,%r16;
mul.lo.s64 %d23,%d7,%d22;
add.s64 %d21,%d2,%d23;
$6:
mov.u32 %r17,%ctaid.x;
shl.b32 %r18,%r17,5;
mov.u32 %r19,%tid.x;
add.s32 %r20,%r18,%r19;
mov.u32 %r21,%ctaid.y;
shl.b32 %r22,%r21,3;
mov.u32 %r23,%tid.y;
add.s32 %r24,%r22,%r23;
setp.ge.s32 %p3,%r20,%r5;
setp.ge.s32 %p4,%r24,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $21;
setp.eq.s64 %p6,%d3,0;
@%p6 bra $9;
cvta.to.global.u64 %d24,%d3;
mul.wide.u32 %d25,%r16,8;
add.s64 %d26,%d24,%d25;
ld.global.u32 %r9,[%d26];
ld.global.u32 %r10,[%d26+4];
$9:
sub.s32 %r25,%r20,%r9;
setp.lt.u32 %p7,%r25,%r1;
@%p7 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r25;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r11;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r25,[retval0+0];
}
$11:
sub.s32 %r26,%r24,%r10;
setp.lt.u32 %p8,%r26,%r2;
@%p8 bra $13;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r26;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r11;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r26,[retval0+0];
}
$13:
setp.lt.s32 %p9,%r7,1;
@%p9 bra $21;
cvt.s64.s32 %d27,%r26;
cvt.s64.s32 %d28,%r20;
mul.lo.s64 %d29,%d5,%d28;
cvt.s64.s32 %d30,%r24;
mul.lo.s64 %d31,%d6,%d30;
add.s64 %d32,%d29,%d31;
add.s64 %d33,%d21,%d32;
cvt.s64.s32 %d34,%r25;
mul.lo.s64 %d35,%d9,%d34;
mul.lo.s64 %d36,%d10,%d27;
add.s64 %d37,%d35,%d36;
add.s64 %d38,%d15,%d37;
or.b32 %r27,%r26,%r25;
mov.u32 %r28,0;
bra.uni $15;
$16:
setp.eq.s32 %p10,%r28,0;
mov.u32 %r29,%r12;
@%p10 bra $20;
setp.ne.s32 %p11,%r28,1;
mov.u32 %r29,%r13;
@%p11 bra $18;
bra.uni $20;
$18:
setp.eq.s32 %p12,%r28,2;
selp.b32 %r29,%r14,%r15,%p12;
bra.uni $20;
$15:
.pragma "nounroll";
setp.gt.s32 %p13,%r27,-1;
@%p13 bra $19;
bra.uni $16;
$19:
ld.global.nc.u32 %r29,[%d38];
$20:
st.u32 [%d33],%r29;
add.s64 %d33,%d33,%d4;
add.s64 %d38,%d38,%d8;
add.s32 %r28,%r28,1;
setp.lt.s32 %p14,%r28,%r7;
@%p14 bra $15;
$21:
ret;
}
.visible .entry place_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b32 %r<30>;
.reg .b64 %d<39>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
ld.param.u32 %r10,[p5];
ld.param.u64 %d3,[p6];
ld.param.u32 %r11,[p7];
ld.param.u32 %r12,[p8];
ld.param.u32 %r13,[p9];
ld.param.u32 %r14,[p10];
ld.param.u32 %r15,[p11];
ld.param.u64 %d4,[p3+24];
ld.param.u64 %d5,[p3+16];
ld.param.u64 %d6,[p3+8];
ld.param.u64 %d7,[p3];
ld.param.u64 %d8,[p1+24];
ld.param.u64 %d9,[p1+16];
ld.param.u64 %d10,[p1+8];
ld.param.u64 %d11,[p1];
mov.u32 %r16,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d12,%d1;
mul.wide.s32 %d13,%r16,40;
add.s64 %d14,%d12,%d13;
ld.global.v2.u32 {%r1,%r2},[%d14+32];
ld.global.u64 %d8,[%d14+24];
ld.global.u64 %d9,[%d14+16];
ld.global.u64 %d10,[%d14+8];
ld.global.u64 %d15,[%d14];
bra.uni $3;
$2:
cvt.s64.s32 %d16,%r16;
mul.lo.s64 %d17,%d11,%d16;
add.s64 %d15,%d1,%d17;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d18,%d2;
mul.wide.s32 %d19,%r16,40;
add.s64 %d20,%d18,%d19;
ld.global.v2.u32 {%r5,%r6},[%d20+32];
ld.global.u64 %d4,[%d20+24];
ld.global.u64 %d5,[%d20+16];
ld.global.u64 %d6,[%d20+8];
ld.global.u64 %d21,[%d20];
bra.uni $6;
$5:
cvt.s64.s32 %d22,%r16;
mul.lo.s64 %d23,%d7,%d22;
add.s64 %d21,%d2,%d23;
$6:
mov.u32 %r17,%ctaid.x;
shl.b32 %r18,%r17,5;
mov.u32 %r19,%tid.x;
add.s32 %r20,%r18,%r19;
mov.u32 %r21,%ctaid.y;
shl.b32 %r22,%r21,3;
mov.u32 %r23,%tid.y;
add.s32 %r24,%r22,%r23;
setp.ge.s32 %p3,%r20,%r5;
setp.ge.s32 %p4,%r24,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $21;
setp.eq.s64 %p6,%d3,0;
@%p6 bra $9;
cvta.to.global.u64 %d24,%d3;
mul.wide.u32 %d25,%r16,8;
add.s64 %d26,%d24,%d25;
ld.global.u32 %r9,[%d26];
ld.global.u32 %r10,[%d26+4];
$9:
sub.s32 %r25,%r20,%r9;
setp.lt.u32 %p7,%r25,%r1;
@%p7 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r25;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r11;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r25,[retval0+0];
}
$11:
sub.s32 %r26,%r24,%r10;
setp.lt.u32 %p8,%r26,%r2;
@%p8 bra $13;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r26;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r11;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r26,[retval0+0];
}
$13:
setp.lt.s32 %p9,%r7,1;
@%p9 bra $21;
cvt.s64.s32 %d27,%r26;
cvt.s64.s32 %d28,%r20;
mul.lo.s64 %d29,%d5,%d28;
cvt.s64.s32 %d30,%r24;
mul.lo.s64 %d31,%d6,%d30;
add.s64 %d32,%d29,%d31;
add.s64 %d33,%d21,%d32;
cvt.s64.s32 %d34,%r25;
mul.lo.s64 %d35,%d9,%d34;
mul.lo.s64 %d36,%d10,%d27;
add.s64 %d37,%d35,%d36;
add.s64 %d38,%d15,%d37;
or.b32 %r27,%r26,%r25;
mov.u32 %r28,0;
bra.uni $15;
$16:
setp.eq.s32 %p10,%r28,0;
mov.u32 %r29,%r12;
@%p10 bra $20;
setp.ne.s32 %p11,%r28,1;
mov.u32 %r29,%r13;
@%p11 bra $18;
bra.uni $20;
$18:
setp.eq.s32 %p12,%r28,2;
selp.b32 %r29,%r14,%r15,%p12;
bra.uni $20;
$15:
.pragma "nounroll";
setp.gt.s32 %p13,%r27,-1;
@%p13 bra $19;
bra.uni $16;
$19:
ld.global.nc.u8 %r29,[%d38];
$20:
st.u8 [%d33],%r29;
add.s64 %d33,%d33,%d4;
add.s64 %d38,%d38,%d8;
add.s32 %r28,%r28,1;
setp.lt.s32 %p14,%r28,%r7;
@%p14 bra $15;
$21:
ret;
}
.visible .entry reorder_2(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<18>;
.reg .b16 %s<5>;
.reg .b32 %r<21>;
.reg .b64 %d<56>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u32 %r9,[p6];
ld.param.u32 %r10,[p7];
ld.param.u32 %r11,[p8];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r12,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r12,40;
add.s64 %d13,%d11,%d12;
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r12;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r12,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r3,%r4},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r12;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r13,%ctaid.x;
shl.b32 %r14,%r13,5;
mov.u32 %r15,%tid.x;
add.s32 %r16,%r14,%r15;
mov.u32 %r17,%ctaid.y;
shl.b32 %r18,%r17,3;
mov.u32 %r19,%tid.y;
add.s32 %r20,%r18,%r19;
setp.ge.s32 %p3,%r16,%r3;
setp.ge.s32 %p4,%r20,%r4;
or.pred %p5,%p4,%p3;
@%p5 bra $23;
cvt.u16.u32 %s1,%r11;
cvt.s64.s32 %d23,%r20;
mul.lo.s64 %d24,%d9,%d23;
cvt.s64.s32 %d25,%r16;
mul.lo.s64 %d26,%d8,%d25;
add.s64 %d27,%d24,%d26;
setp.le.s32 %p6,%r1,%r7;
setp.lt.s32 %p7,%r5,1;
or.pred %p8,%p7,%p6;
mov.u16 %s2,%s1;
@%p8 bra $9;
cvt.s64.s32 %d28,%r7;
mul.lo.s64 %d29,%d7,%d28;
add.s64 %d30,%d27,%d29;
add.s64 %d31,%d14,%d30;
ld.u16 %s2,[%d31];
$9:
setp.le.s32 %p9,%r1,%r8;
setp.lt.s32 %p10,%r5,2;
or.pred %p11,%p10,%p9;
mov.u16 %s3,%s1;
@%p11 bra $11;
cvt.s64.s32 %d32,%r8;
mul.lo.s64 %d33,%d7,%d32;
add.s64 %d34,%d27,%d33;
add.s64 %d35,%d14,%d34;
ld.u16 %s3,[%d35];
$11:
setp.le.s32 %p12,%r1,%r9;
setp.lt.s32 %p13,%r5,3;
or.pred %p14,%p13,%p12;
mov.u16 %s4,%s1;
@%p14 bra $13;
cvt.s64.s32 %d36,%r9;
mul.lo.s64 %d37,%d7,%d36;
add.s64 %d38,%d27,%d37;
add.s64 %d39,%d14,%d38;
ld.u16 %s4,[%d39];
$13:
setp.le.s32 %p15,%r1,%r10;
setp.lt.s32 %p16,%r5,4;
or.pred %p17,%p16,%p15;
@%p17 bra $15;
cvt.s64.s32 %d40,%r10;
mul.lo.s64 %d41,%d7,%d40;
add.s64 %d42,%d27,%d41;
add.s64 %d43,%d14,%d42;
ld.u16 %s1,[%d43];
$15:
mul.lo.s64 %d44,%d4,%d25;
mul.lo.s64 %d45,%d5,%d23;
add.s64 %d46,%d45,%d44;
@%p7 bra $17;
add.s64 %d47,%d20,%d46;
st.u16 [%d47],%s2;
$17:
@%p10 bra $19;
add.s64 %d48,%d46,%d3;
add.s64 %d49,%d20,%d48;
st.u16 [%d49],%s3;
$19:
@%p13 bra $21;
shl.b64 %d50,%d3,1;
add.s64 %d51,%d46,%d50;
add.s64 %d52,%d20,%d51;
st.u16 [%d52],%s4;
$21:
@%p16 bra $23;
mul.lo.s64 %d53,%d3,3;
add.s64 %d54,%d46,%d53;
add.s64 %d55,%d20,%d54;
st.u16 [%d55],%s1;
$23:
ret;
}
.visible .entry reorder_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<18>;
.reg .b32 %r<24>;
.reg .b64 %d<56>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u32 %r9,[p6];
ld.param.u32 %r10,[p7];
ld.param.u32 %r11,[p8];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r12,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r12,40;
add.s64 %d13,%d11,%d12;
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r12;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r12,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r3,%r4},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r12;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r13,%ctaid.x;
shl.b32 %r14,%r13,5;
mov.u32 %r15,%tid.x;
add.s32 %r16,%r14,%r15;
mov.u32 %r17,%ctaid.y;
shl.b32 %r18,%r17,3;
mov.u32 %r19,%tid.y;
add.s32 %r20,%r18,%r19;
setp.ge.s32 %p3,%r16,%r3;
setp.ge.s32 %p4,%r20,%r4;
or.pred %p5,%p4,%p3;
@%p5 bra $23;
cvt.s64.s32 %d23,%r20;
mul.lo.s64 %d24,%d9,%d23;
cvt.s64.s32 %d25,%r16;
mul.lo.s64 %d26,%d8,%d25;
add.s64 %d27,%d24,%d26;
setp.le.s32 %p6,%r1,%r7;
setp.lt.s32 %p7,%r5,1;
or.pred %p8,%p7,%p6;
mov.u32 %r21,%r11;
@%p8 bra $9;
cvt.s64.s32 %d28,%r7;
mul.lo.s64 %d29,%d7,%d28;
add.s64 %d30,%d27,%d29;
add.s64 %d31,%d14,%d30;
ld.u32 %r21,[%d31];
$9:
setp.le.s32 %p9,%r1,%r8;
setp.lt.s32 %p10,%r5,2;
or.pred %p11,%p10,%p9;
mov.u32 %r22,%r11;
@%p11 bra $11;
cvt.s64.s32 %d32,%r8;
mul.lo.s64 %d33,%d7,%d32;
add.s64 %d34,%d27,%d33;
add.s64 %d35,%d14,%d34;
ld.u32 %r22,[%d35];
$11:
setp.le.s32 %p12,%r1,%r9;
setp.lt.s32 %p13,%r5,3;
or.pred %p14,%p13,%p12;
mov.u32 %r23,%r11;
@%p14 bra $13;
cvt.s64.s32 %d36,%r9;
mul.lo.s64 %d37,%d7,%d36;
add.s64 %d38,%d27,%d37;
add.s64 %d39,%d14,%d38;
ld.u32 %r23,[%d39];
$13:
setp.le.s32 %p15,%r1,%r10;
setp.lt.s32 %p16,%r5,4;
or.pred %p17,%p16,%p15;
@%p17 bra $15;
cvt.s64.s32 %d40,%r10;
mul.lo.s64 %d41,%d7,%d40;
add.s64 %d42,%d27,%d41;
add.s64 %d43,%d14,%d42;
ld.u32 %r11,[%d43];
$15:
mul.lo.s64 %d44,%d4,%d25;
mul.lo.s64 %d45,%d5,%d23;
add.s64 %d46,%d45,%d44;
@%p7 bra $17;
add.s64 %d47,%d20,%d46;
st.u32 [%d47],%r21;
$17:
@%p10 bra $19;
add.s64 %d48,%d46,%d3;
add.s64 %d49,%d20,%d48;
st.u32 [%d49],%r22;
$19:
@%p13 bra $21;
shl.b64 %d50,%d3,1;
add.s64 %d51,%d46,%d50;
add.s64 %d52,%d20,%d51;
st.u32 [%d52],%r23;
$21:
@%p16 bra $23;
mul.lo.s64 %d53,%d3,3;
add.s64 %d54,%d46,%d53;
add.s64 %d55,%d20,%d54;
st.u32 [%d55],%r11;
$23:
ret;
}
.visible .entry reorder_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<18>;
.reg .b16 %s<5>;
.reg .b32 %r<21>;
.reg .b64 %d<56>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u32 %r9,[p6];
ld.param.u32 %r10,[p7];
ld.param.u32 %r11,[p8];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r12,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r12,40;
add.s64 %d13,%d11,%d12;
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r12;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r12,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r3,%r4},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r12;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r13,%ctaid.x;
shl.b32 %r14,%r13,5;
mov.u32 %r15,%tid.x;
add.s32 %r16,%r14,%r15;
mov.u32 %r17,%ctaid.y;
shl.b32 %r18,%r17,3;
mov.u32 %r19,%tid.y;
add.s32 %r20,%r18,%r19;
setp.ge.s32 %p3,%r16,%r3;
setp.ge.s32 %p4,%r20,%r4;
or.pred %p5,%p4,%p3;
@%p5 bra $23;
cvt.u16.u32 %s1,%r11;
cvt.s64.s32 %d23,%r20;
mul.lo.s64 %d24,%d9,%d23;
cvt.s64.s32 %d25,%r16;
mul.lo.s64 %d26,%d8,%d25;
add.s64 %d27,%d24,%d26;
setp.le.s32 %p6,%r1,%r7;
setp.lt.s32 %p7,%r5,1;
or.pred %p8,%p7,%p6;
mov.u16 %s2,%s1;
@%p8 bra $9;
cvt.s64.s32 %d28,%r7;
mul.lo.s64 %d29,%d7,%d28;
add.s64 %d30,%d27,%d29;
add.s64 %d31,%d14,%d30;
ld.u8 %s2,[%d31];
$9:
setp.le.s32 %p9,%r1,%r8;
setp.lt.s32 %p10,%r5,2;
or.pred %p11,%p10,%p9;
mov.u16 %s3,%s1;
@%p11 bra $11;
cvt.s64.s32 %d32,%r8;
mul.lo.s64 %d33,%d7,%d32;
add.s64 %d34,%d27,%d33;
add.s64 %d35,%d14,%d34;
ld.u8 %s3,[%d35];
$11:
setp.le.s32 %p12,%r1,%r9;
setp.lt.s32 %p13,%r5,3;
or.pred %p14,%p13,%p12;
mov.u16 %s4,%s1;
@%p14 bra $13;
cvt.s64.s32 %d36,%r9;
mul.lo.s64 %d37,%d7,%d36;
add.s64 %d38,%d27,%d37;
add.s64 %d39,%d14,%d38;
ld.u8 %s4,[%d39];
$13:
setp.le.s32 %p15,%r1,%r10;
setp.lt.s32 %p16,%r5,4;
or.pred %p17,%p16,%p15;
@%p17 bra $15;
cvt.s64.s32 %d40,%r10;
mul.lo.s64 %d41,%d7,%d40;
add.s64 %d42,%d27,%d41;
add.s64 %d43,%d14,%d42;
ld.u8 %s1,[%d43];
$15:
mul.lo.s64 %d44,%d4,%d25;
mul.lo.s64 %d45,%d5,%d23;
add.s64 %d46,%d45,%d44;
@%p7 bra $17;
add.s64 %d47,%d20,%d46;
st.u8 [%d47],%s2;
$17:
@%p10 bra $19;
add.s64 %d48,%d46,%d3;
add.s64 %d49,%d20,%d48;
st.u8 [%d49],%s3;
$19:
@%p13 bra $21;
shl.b64 %d50,%d3,1;
add.s64 %d51,%d46,%d50;
add.s64 %d52,%d20,%d51;
st.u8 [%d52],%s4;
$21:
@%p16 bra $23;
mul.lo.s64 %d53,%d3,3;
add.s64 %d54,%d46,%d53;
add.s64 %d55,%d20,%d54;
st.u8 [%d55],%s1;
$23:
ret;
}
.visible .entry reorder_vec4_1_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
{
.reg .pred %p<29>;
.reg .b16 %s<2>;
.reg .b32 %r<145>;
.reg .b64 %d<51>;
.shared .align 16 .b8 z1[12288];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r1,%r2},[p3+32];
ld.param.u32 %r3,[p4];
ld.param.u32 %r4,[p5];
ld.param.u32 %r5,[p6];
ld.param.u32 %r6,[p7];
ld.param.u32 %r7,[p9];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
mov.u32 %r8,%ctaid.y;
shl.b32 %r9,%r8,3;
mov.u32 %r10,%tid.y;
add.s32 %r11,%r9,%r10;
setp.ge.s32 %p1,%r11,%r2;
@%p1 bra $34;
mov.u32 %r12,%ctaid.x;
shl.b32 %r13,%r12,7;
mov.u32 %r14,%tid.x;
shl.b32 %r15,%r14,2;
add.s32 %r16,%r13,%r15;
setp.ge.s32 %p2,%r16,%r1;
@%p2 bra $7;
cvta.to.global.u64 %d7,%d1;
setp.eq.s32 %p3,%r3,0;
setp.eq.s32 %p4,%r3,4;
selp.b32 %r17,4,2,%p4;
selp.b32 %r18,1,%r17,%p3;
cvt.u32.u64 %r19,%d5;
mul.lo.s32 %r20,%r11,%r19;
mad.lo.s32 %r21,%r18,%r16,%r20;
cvt.u64.u32 %d8,%r21;
mov.u32 %r22,%ctaid.z;
cvt.u64.u32 %d9,%r22;
mul.lo.s64 %d10,%d6,%d9;
add.s64 %d11,%d10,%d8;
add.s64 %d12,%d7,%d11;
@%p3 bra $5;
setp.ne.s32 %p5,%r3,4;
@%p5 bra $6;
ld.global.v4.u32 {%r23,%r24,%r25,%r26},[%d12];
bra.uni $7;
$5:
ld.global.u32 %r23,[%d12];
bra.uni $7;
$6:
ld.global.v2.u32 {%r23,%r24},[%d12];
$7:
setp.eq.s32 %p6,%r3,4;
@%p6 bra $11;
setp.ne.s32 %p7,%r3,0;
@%p7 bra $10;
and.b32 %r27,%r23,255;
shr.u32 %r28,%r23,8;
and.b32 %r24,%r28,255;
shr.u32 %r29,%r23,16;
and.b32 %r25,%r29,255;
shr.u32 %r26,%r23,24;
mov.u32 %r23,%r27;
bra.uni $11;
$10:
and.b32 %r30,%r23,65535;
shr.u32 %r31,%r23,16;
and.b32 %r25,%r24,65535;
shr.u32 %r26,%r24,16;
mov.u32 %r23,%r30;
mov.u32 %r24,%r31;
$11:
setp.eq.s32 %p8,%r5,0;
selp.b32 %r32,%r26,%r7,%p8;
selp.b32 %r33,4,2,%p6;
setp.eq.s32 %p9,%r3,0;
selp.b32 %r34,1,%r33,%p9;
mul.lo.s32 %r35,%r14,%r34;
mul.lo.s32 %r36,%r35,12;
cvt.u64.u32 %d13,%r36;
mul.wide.u32 %d14,%r10,1536;
mov.u64 %d15,z1;
add.s64 %d16,%d15,%d14;
add.s64 %d17,%d16,%d13;
@%p6 bra $14;
setp.ne.s32 %p10,%r3,0;
@%p10 bra $15;
selp.b32 %r37,%r23,%r7,%p8;
shl.b32 %r38,%r37,16;
setp.eq.s32 %p11,%r4,0;
selp.b32 %r39,%r23,%r7,%p11;
or.b32 %r40,%r38,%r39;
selp.b32 %r41,%r24,%r7,%p11;
shl.b32 %r42,%r41,16;
setp.eq.s32 %p12,%r6,0;
selp.b32 %r43,%r23,%r7,%p12;
or.b32 %r44,%r42,%r43;
mov.u32 %r45,25632;
prmt.b32 %r46,%r40,%r44,%r45;
st.shared.u32 [%d17],%r46;
selp.b32 %r47,%r24,%r7,%p12;
shl.b32 %r48,%r47,16;
selp.b32 %r49,%r24,%r7,%p8;
or.b32 %r50,%r48,%r49;
selp.b32 %r51,%r25,%r7,%p8;
shl.b32 %r52,%r51,16;
selp.b32 %r53,%r25,%r7,%p11;
or.b32 %r54,%r52,%r53;
prmt.b32 %r55,%r50,%r54,%r45;
st.shared.u32 [%d17+4],%r55;
selp.b32 %r56,%r26,%r7,%p11;
shl.b32 %r57,%r56,16;
selp.b32 %r58,%r25,%r7,%p12;
or.b32 %r59,%r57,%r58;
selp.b32 %r60,%r26,%r7,%p12;
shl.b32 %r61,%r60,16;
or.b32 %r62,%r61,%r32;
prmt.b32 %r63,%r59,%r62,%r45;
st.shared.u32 [%d17+8],%r63;
bra.uni $16;
$14:
setp.eq.s32 %p13,%r4,0;
setp.eq.s32 %p14,%r6,0;
selp.b32 %r64,%r24,%r7,%p13;
selp.b32 %r65,%r23,%r7,%p14;
selp.b32 %r66,%r23,%r7,%p8;
selp.b32 %r67,%r23,%r7,%p13;
st.shared.v4.u32 [%d17],{%r67,%r66,%r65,%r64};
selp.b32 %r68,%r25,%r7,%p8;
selp.b32 %r69,%r25,%r7,%p13;
selp.b32 %r70,%r24,%r7,%p14;
selp.b32 %r71,%r24,%r7,%p8;
st.shared.v4.u32 [%d17+16],{%r71,%r70,%r69,%r68};
selp.b32 %r72,%r26,%r7,%p14;
selp.b32 %r73,%r26,%r7,%p13;
selp.b32 %r74,%r25,%r7,%p14;
st.shared.v4.u32 [%d17+32],{%r74,%r73,%r32,%r72};
bra.uni $16;
$15:
selp.b32 %r75,%r23,%r7,%p8;
shl.b32 %r76,%r75,16;
setp.eq.s32 %p15,%r4,0;
selp.b32 %r77,%r23,%r7,%p15;
selp.b32 %r78,%r24,%r7,%p15;
shl.b32 %r79,%r78,16;
setp.eq.s32 %p16,%r6,0;
selp.b32 %r80,%r23,%r7,%p16;
or.b32 %r81,%r79,%r80;
or.b32 %r82,%r76,%r77;
st.shared.v2.u32 [%d17],{%r82,%r81};
selp.b32 %r83,%r24,%r7,%p16;
shl.b32 %r84,%r83,16;
selp.b32 %r85,%r24,%r7,%p8;
selp.b32 %r86,%r25,%r7,%p8;
shl.b32 %r87,%r86,16;
selp.b32 %r88,%r25,%r7,%p15;
or.b32 %r89,%r87,%r88;
or.b32 %r90,%r84,%r85;
st.shared.v2.u32 [%d17+8],{%r90,%r89};
selp.b32 %r91,%r26,%r7,%p15;
shl.b32 %r92,%r91,16;
selp.b32 %r93,%r25,%r7,%p16;
selp.b32 %r94,%r26,%r7,%p16;
shl.b32 %r95,%r94,16;
or.b32 %r96,%r92,%r93;
or.b32 %r97,%r95,%r32;
st.shared.v2.u32 [%d17+16],{%r96,%r97};
$16:
bar.warp.sync -1;
mov.u32 %r98,%ctaid.z;
cvt.u64.u32 %d18,%r98;
mul.lo.s64 %d19,%d4,%d18;
cvt.u32.u64 %r99,%d3;
mul.lo.s32 %r100,%r11,%r99;
mul.lo.s32 %r101,%r12,384;
mad.lo.s32 %r102,%r101,%r34,%r100;
cvt.u64.u32 %d20,%r102;
sub.s32 %r103,%r1,%r13;
min.s32 %r104,%r103,128;
mul.lo.s32 %r105,%r104,%r34;
mul.lo.s32 %r106,%r105,3;
setp.lt.s32 %p17,%r106,1;
@%p17 bra $34;
add.s64 %d21,%d19,%d20;
add.s64 %d22,%d2,%d21;
and.b64 %d23,%d22,15;
setp.eq.s64 %p18,%d23,0;
@%p18 bra $23;
and.b64 %d24,%d22,3;
setp.ne.s64 %p19,%d24,0;
mov.u32 %r107,0;
@%p19 bra $31;
shr.s32 %r108,%r106,31;
shr.u32 %r109,%r108,30;
add.s32 %r110,%r106,%r109;
shr.s32 %r111,%r110,2;
mov.u32 %r112,%tid.x;
setp.ge.s32 %p20,%r112,%r111;
@%p20 bra $22;
mul.wide.s32 %d25,%r112,4;
add.s64 %d26,%d25,%d19;
add.s64 %d27,%d26,%d20;
cvta.to.global.u64 %d28,%d2;
add.s64 %d29,%d28,%d27;
add.s64 %d30,%d16,%d25;
$21:
.pragma "nounroll";
ld.shared.u32 %r113,[%d30];
st.global.u32 [%d29],%r113;
add.s64 %d29,%d29,128;
add.s64 %d30,%d30,128;
add.s32 %r112,%r112,32;
setp.lt.s32 %p21,%r112,%r111;
@%p21 bra $21;
$22:
and.b32 %r107,%r106,-4;
bra.uni $31;
$23:
shr.s32 %r114,%r106,31;
shr.u32 %r115,%r114,28;
add.s32 %r116,%r106,%r115;
shr.s32 %r117,%r116,4;
setp.ge.s32 %p22,%r14,%r117;
@%p22 bra $30;
not.b32 %r118,%r14;
add.s32 %r119,%r117,%r118;
shr.u32 %r120,%r119,5;
add.s32 %r121,%r120,1;
and.b32 %r122,%r121,3;
setp.eq.s32 %p23,%r122,0;
mov.u32 %r123,%r14;
@%p23 bra $27;
mov.u32 %r123,%tid.x;
mul.wide.s32 %d31,%r123,16;
add.s64 %d32,%d16,%d31;
add.s64 %d33,%d31,%d19;
add.s64 %d34,%d33,%d20;
cvta.to.global.u64 %d35,%d2;
add.s64 %d36,%d35,%d34;
$26:
.pragma "nounroll";
ld.shared.v4.u32 {%r124,%r125,%r126,%r127},[%d32];
st.global.v4.u32 [%d36],{%r124,%r125,%r126,%r127};
add.s32 %r123,%r123,32;
add.s64 %d32,%d32,512;
add.s64 %d36,%d36,512;
add.s32 %r122,%r122,-1;
setp.ne.s32 %p24,%r122,0;
@%p24 bra $26;
$27:
setp.lt.u32 %p25,%r119,96;
@%p25 bra $30;
mul.wide.s32 %d37,%r123,16;
add.s64 %d38,%d37,%d19;
add.s64 %d39,%d38,%d20;
cvta.to.global.u64 %d40,%d2;
add.s64 %d41,%d40,%d39;
add.s64 %d42,%d41,1024;
add.s64 %d43,%d16,%d37;
add.s64 %d44,%d43,1024;
$29:
ld.shared.v4.u32 {%r128,%r129,%r130,%r131},[%d44+-1024];
st.global.v4.u32 [%d42+-1024],{%r128,%r129,%r130,%r131};
ld.shared.v4.u32 {%r132,%r133,%r134,%r135},[%d44+-512];
st.global.v4.u32 [%d42+-512],{%r132,%r133,%r134,%r135};
ld.shared.v4.u32 {%r136,%r137,%r138,%r139},[%d44];
st.global.v4.u32 [%d42],{%r136,%r137,%r138,%r139};
ld.shared.v4.u32 {%r140,%r141,%r142,%r143},[%d44+512];
st.global.v4.u32 [%d42+512],{%r140,%r141,%r142,%r143};
add.s64 %d42,%d42,2048;
add.s64 %d44,%d44,2048;
add.s32 %r123,%r123,128;
setp.lt.s32 %p26,%r123,%r117;
@%p26 bra $29;
$30:
and.b32 %r107,%r106,-16;
$31:
add.s32 %r144,%r107,%r14;
setp.ge.s32 %p27,%r144,%r106;
@%p27 bra $34;
cvt.s64.s32 %d45,%r144;
add.s64 %d46,%d19,%d45;
add.s64 %d47,%d46,%d20;
cvta.to.global.u64 %d48,%d2;
add.s64 %d49,%d48,%d47;
add.s64 %d50,%d16,%d45;
$33:
.pragma "nounroll";
ld.shared.u8 %s1,[%d50];
st.global.u8 [%d49],%s1;
add.s64 %d49,%d49,32;
add.s64 %d50,%d50,32;
add.s32 %r144,%r144,32;
setp.lt.s32 %p28,%r144,%r106;
@%p28 bra $33;
$34:
ret;
}
.visible .entry reorder_vec4_1_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
{
.reg .pred %p<32>;
.reg .b16 %s<2>;
.reg .b32 %r<167>;
.reg .b64 %d<51>;
.shared .align 16 .b8 z2[16384];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r1,%r2},[p3+32];
ld.param.u32 %r3,[p4];
ld.param.u32 %r4,[p5];
ld.param.u32 %r5,[p6];
ld.param.u32 %r6,[p7];
ld.param.u32 %r7,[p8];
ld.param.u32 %r8,[p9];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
mov.u32 %r9,%ctaid.y;
shl.b32 %r10,%r9,3;
mov.u32 %r11,%tid.y;
add.s32 %r12,%r10,%r11;
setp.ge.s32 %p1,%r12,%r2;
@%p1 bra $33;
mov.u32 %r13,%ctaid.x;
shl.b32 %r14,%r13,7;
mov.u32 %r15,%tid.x;
shl.b32 %r16,%r15,2;
add.s32 %r17,%r14,%r16;
setp.ge.s32 %p2,%r17,%r1;
@%p2 bra $7;
cvta.to.global.u64 %d7,%d1;
setp.eq.s32 %p3,%r3,0;
setp.eq.s32 %p4,%r3,4;
selp.b32 %r18,4,2,%p4;
selp.b32 %r19,1,%r18,%p3;
cvt.u32.u64 %r20,%d5;
mul.lo.s32 %r21,%r12,%r20;
mad.lo.s32 %r22,%r19,%r17,%r21;
cvt.u64.u32 %d8,%r22;
mov.u32 %r23,%ctaid.z;
cvt.u64.u32 %d9,%r23;
mul.lo.s64 %d10,%d6,%d9;
add.s64 %d11,%d10,%d8;
add.s64 %d12,%d7,%d11;
@%p3 bra $5;
setp.ne.s32 %p5,%r3,4;
@%p5 bra $6;
ld.global.v4.u32 {%r24,%r25,%r26,%r27},[%d12];
bra.uni $7;
$5:
ld.global.u32 %r24,[%d12];
bra.uni $7;
$6:
ld.global.v2.u32 {%r24,%r25},[%d12];
$7:
setp.eq.s32 %p6,%r3,4;
@%p6 bra $11;
setp.ne.s32 %p7,%r3,0;
@%p7 bra $10;
and.b32 %r28,%r24,255;
shr.u32 %r29,%r24,8;
and.b32 %r25,%r29,255;
shr.u32 %r30,%r24,16;
and.b32 %r26,%r30,255;
shr.u32 %r27,%r24,24;
mov.u32 %r24,%r28;
bra.uni $11;
$10:
and.b32 %r31,%r24,65535;
shr.u32 %r32,%r24,16;
and.b32 %r26,%r25,65535;
shr.u32 %r27,%r25,16;
mov.u32 %r24,%r31;
mov.u32 %r25,%r32;
$11:
setp.eq.s32 %p8,%r6,0;
selp.b32 %r33,%r27,%r8,%p8;
selp.b32 %r34,4,2,%p6;
setp.eq.s32 %p9,%r3,0;
selp.b32 %r35,1,%r34,%p9;
mul.lo.s32 %r36,%r15,%r35;
shl.b32 %r37,%r36,4;
cvt.u64.u32 %d13,%r37;
mul.wide.u32 %d14,%r11,2048;
mov.u64 %d15,z2;
add.s64 %d16,%d15,%d14;
add.s64 %d17,%d16,%d13;
@%p6 bra $14;
setp.ne.s32 %p10,%r3,0;
@%p10 bra $15;
setp.eq.s32 %p11,%r5,0;
selp.b32 %r38,%r24,%r8,%p11;
shl.b32 %r39,%r38,16;
setp.eq.s32 %p12,%r4,0;
selp.b32 %r40,%r24,%r8,%p12;
or.b32 %r41,%r39,%r40;
setp.eq.s32 %p13,%r7,0;
selp.b32 %r42,%r24,%r8,%p13;
shl.b32 %r43,%r42,16;
selp.b32 %r44,%r24,%r8,%p8;
or.b32 %r45,%r43,%r44;
mov.u32 %r46,25632;
selp.b32 %r47,%r25,%r8,%p11;
shl.b32 %r48,%r47,16;
selp.b32 %r49,%r25,%r8,%p12;
or.b32 %r50,%r48,%r49;
selp.b32 %r51,%r25,%r8,%p13;
shl.b32 %r52,%r51,16;
selp.b32 %r53,%r25,%r8,%p8;
or.b32 %r54,%r52,%r53;
selp.b32 %r55,%r26,%r8,%p11;
shl.b32 %r56,%r55,16;
selp.b32 %r57,%r26,%r8,%p12;
or.b32 %r58,%r56,%r57;
selp.b32 %r59,%r26,%r8,%p13;
shl.b32 %r60,%r59,16;
selp.b32 %r61,%r26,%r8,%p8;
or.b32 %r62,%r60,%r61;
selp.b32 %r63,%r27,%r8,%p11;
shl.b32 %r64,%r63,16;
selp.b32 %r65,%r27,%r8,%p12;
or.b32 %r66,%r64,%r65;
selp.b32 %r67,%r27,%r8,%p13;
shl.b32 %r68,%r67,16;
or.b32 %r69,%r68,%r33;
prmt.b32 %r70,%r58,%r62,%r46;
prmt.b32 %r71,%r50,%r54,%r46;
prmt.b32 %r72,%r41,%r45,%r46;
prmt.b32 %r73,%r66,%r69,%r46;
st.shared.v4.u32 [%d17],{%r72,%r71,%r70,%r73};
bra.uni $16;
$14:
setp.eq.s32 %p14,%r4,0;
setp.eq.s32 %p15,%r5,0;
setp.eq.s32 %p16,%r7,0;
selp.b32 %r74,%r24,%r8,%p16;
selp.b32 %r75,%r24,%r8,%p8;
selp.b32 %r76,%r24,%r8,%p15;
selp.b32 %r77,%r24,%r8,%p14;
st.shared.v4.u32 [%d17],{%r77,%r76,%r75,%r74};
selp.b32 %r78,%r25,%r8,%p16;
selp.b32 %r79,%r25,%r8,%p8;
selp.b32 %r80,%r25,%r8,%p15;
selp.b32 %r81,%r25,%r8,%p14;
st.shared.v4.u32 [%d17+16],{%r81,%r80,%r79,%r78};
selp.b32 %r82,%r26,%r8,%p16;
selp.b32 %r83,%r26,%r8,%p8;
selp.b32 %r84,%r26,%r8,%p15;
selp.b32 %r85,%r26,%r8,%p14;
st.shared.v4.u32 [%d17+32],{%r85,%r84,%r83,%r82};
selp.b32 %r86,%r27,%r8,%p16;
selp.b32 %r87,%r27,%r8,%p15;
selp.b32 %r88,%r27,%r8,%p14;
st.shared.v4.u32 [%d17+48],{%r88,%r87,%r33,%r86};
bra.uni $16;
$15:
setp.eq.s32 %p17,%r5,0;
selp.b32 %r89,%r24,%r8,%p17;
shl.b32 %r90,%r89,16;
setp.eq.s32 %p18,%r4,0;
selp.b32 %r91,%r24,%r8,%p18;
setp.eq.s32 %p19,%r7,0;
selp.b32 %r92,%r24,%r8,%p19;
shl.b32 %r93,%r92,16;
selp.b32 %r94,%r24,%r8,%p8;
selp.b32 %r95,%r25,%r8,%p17;
shl.b32 %r96,%r95,16;
selp.b32 %r97,%r25,%r8,%p18;
selp.b32 %r98,%r25,%r8,%p19;
shl.b32 %r99,%r98,16;
selp.b32 %r100,%r25,%r8,%p8;
or.b32 %r101,%r99,%r100;
or.b32 %r102,%r96,%r97;
or.b32 %r103,%r93,%r94;
or.b32 %r104,%r90,%r91;
st.shared.v4.u32 [%d17],{%r104,%r103,%r102,%r101};
selp.b32 %r105,%r26,%r8,%p17;
shl.b32 %r106,%r105,16;
selp.b32 %r107,%r26,%r8,%p18;
selp.b32 %r108,%r26,%r8,%p19;
shl.b32 %r109,%r108,16;
selp.b32 %r110,%r26,%r8,%p8;
selp.b32 %r111,%r27,%r8,%p17;
shl.b32 %r112,%r111,16;
selp.b32 %r113,%r27,%r8,%p18;
selp.b32 %r114,%r27,%r8,%p19;
shl.b32 %r115,%r114,16;
or.b32 %r116,%r112,%r113;
or.b32 %r117,%r109,%r110;
or.b32 %r118,%r106,%r107;
or.b32 %r119,%r115,%r33;
st.shared.v4.u32 [%d17+16],{%r118,%r117,%r116,%r119};
$16:
bar.warp.sync -1;
mov.u32 %r120,%ctaid.z;
cvt.u64.u32 %d18,%r120;
mul.lo.s64 %d19,%d4,%d18;
cvt.u32.u64 %r121,%d3;
mul.lo.s32 %r122,%r12,%r121;
shl.b32 %r123,%r13,9;
mad.lo.s32 %r124,%r123,%r35,%r122;
cvt.u64.u32 %d20,%r124;
sub.s32 %r125,%r1,%r14;
min.s32 %r126,%r125,128;
mul.lo.s32 %r127,%r126,%r35;
shl.b32 %r128,%r127,2;
setp.lt.s32 %p20,%r128,1;
@%p20 bra $33;
add.s64 %d21,%d19,%d20;
add.s64 %d22,%d2,%d21;
and.b64 %d23,%d22,15;
setp.eq.s64 %p21,%d23,0;
@%p21 bra $22;
and.b64 %d24,%d22,3;
setp.ne.s64 %p22,%d24,0;
mov.u32 %r129,0;
@%p22 bra $30;
shr.s32 %r130,%r128,31;
shr.u32 %r131,%r130,30;
add.s32 %r132,%r128,%r131;
shr.s32 %r133,%r132,2;
mov.u32 %r134,%tid.x;
setp.ge.s32 %p23,%r134,%r133;
mov.u32 %r129,%r128;
@%p23 bra $30;
mul.wide.s32 %d25,%r134,4;
add.s64 %d26,%d25,%d19;
add.s64 %d27,%d26,%d20;
cvta.to.global.u64 %d28,%d2;
add.s64 %d29,%d28,%d27;
add.s64 %d30,%d16,%d25;
$21:
.pragma "nounroll";
ld.shared.u32 %r135,[%d30];
st.global.u32 [%d29],%r135;
add.s64 %d29,%d29,128;
add.s64 %d30,%d30,128;
add.s32 %r134,%r134,32;
setp.lt.s32 %p24,%r134,%r133;
mov.u32 %r129,%r128;
@%p24 bra $21;
bra.uni $30;
$22:
shr.s32 %r136,%r128,31;
shr.u32 %r137,%r136,28;
add.s32 %r138,%r128,%r137;
shr.s32 %r139,%r138,4;
setp.ge.s32 %p25,%r15,%r139;
@%p25 bra $29;
not.b32 %r140,%r15;
add.s32 %r141,%r139,%r140;
shr.u32 %r142,%r141,5;
add.s32 %r143,%r142,1;
and.b32 %r144,%r143,3;
setp.eq.s32 %p26,%r144,0;
mov.u32 %r145,%r15;
@%p26 bra $26;
mov.u32 %r145,%tid.x;
mul.wide.s32 %d31,%r145,16;
add.s64 %d32,%d16,%d31;
add.s64 %d33,%d31,%d19;
add.s64 %d34,%d33,%d20;
cvta.to.global.u64 %d35,%d2;
add.s64 %d36,%d35,%d34;
$25:
.pragma "nounroll";
ld.shared.v4.u32 {%r146,%r147,%r148,%r149},[%d32];
st.global.v4.u32 [%d36],{%r146,%r147,%r148,%r149};
add.s32 %r145,%r145,32;
add.s64 %d32,%d32,512;
add.s64 %d36,%d36,512;
add.s32 %r144,%r144,-1;
setp.ne.s32 %p27,%r144,0;
@%p27 bra $25;
$26:
setp.lt.u32 %p28,%r141,96;
@%p28 bra $29;
mul.wide.s32 %d37,%r145,16;
add.s64 %d38,%d37,%d19;
add.s64 %d39,%d38,%d20;
cvta.to.global.u64 %d40,%d2;
add.s64 %d41,%d40,%d39;
add.s64 %d42,%d41,1024;
add.s64 %d43,%d16,%d37;
add.s64 %d44,%d43,1024;
$28:
ld.shared.v4.u32 {%r150,%r151,%r152,%r153},[%d44+-1024];
st.global.v4.u32 [%d42+-1024],{%r150,%r151,%r152,%r153};
ld.shared.v4.u32 {%r154,%r155,%r156,%r157},[%d44+-512];
st.global.v4.u32 [%d42+-512],{%r154,%r155,%r156,%r157};
ld.shared.v4.u32 {%r158,%r159,%r160,%r161},[%d44];
st.global.v4.u32 [%d42],{%r158,%r159,%r160,%r161};
ld.shared.v4.u32 {%r162,%r163,%r164,%r165},[%d44+512];
st.global.v4.u32 [%d42+512],{%r162,%r163,%r164,%r165};
add.s64 %d42,%d42,2048;
add.s64 %d44,%d44,2048;
add.s32 %r145,%r145,128;
setp.lt.s32 %p29,%r145,%r139;
@%p29 bra $28;
$29:
and.b32 %r129,%r128,-16;
$30:
add.s32 %r166,%r129,%r15;
setp.ge.s32 %p30,%r166,%r128;
@%p30 bra $33;
cvt.s64.s32 %d45,%r166;
add.s64 %d46,%d19,%d45;
add.s64 %d47,%d46,%d20;
cvta.to.global.u64 %d48,%d2;
add.s64 %d49,%d48,%d47;
add.s64 %d50,%d16,%d45;
$32:
.pragma "nounroll";
ld.shared.u8 %s1,[%d50];
st.global.u8 [%d49],%s1;
add.s64 %d49,%d49,32;
add.s64 %d50,%d50,32;
add.s32 %r166,%r166,32;
setp.lt.s32 %p31,%r166,%r128;
@%p31 bra $32;
$33:
ret;
}
.visible .entry reorder_vec4_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
{
.reg .pred %p<31>;
.reg .b16 %s<2>;
.reg .b32 %r<169>;
.reg .b64 %d<63>;
.shared .align 16 .b8 z3[12288];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r1,%r2},[p3+32];
ld.param.u32 %r3,[p4];
ld.param.u32 %r4,[p5];
ld.param.u32 %r5,[p6];
ld.param.u32 %r6,[p7];
ld.param.u32 %r7,[p9];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
mov.u32 %r8,%tid.y;
cvt.u64.u32 %d7,%r8;
setp.eq.s32 %p1,%r3,4;
selp.b32 %r9,4,2,%p1;
setp.eq.s32 %p2,%r3,0;
selp.b32 %r10,1,%r9,%p2;
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,7;
mov.u32 %r13,%tid.x;
shl.b32 %r14,%r13,2;
add.s32 %r15,%r12,%r14;
mov.u32 %r16,%ctaid.y;
shl.b32 %r17,%r16,3;
add.s32 %r18,%r17,%r8;
setp.ge.s32 %p3,%r18,%r2;
@%p3 bra $36;
mov.u32 %r19,%ctaid.z;
cvt.u64.u32 %d8,%r19;
mul.lo.s64 %d9,%d6,%d8;
cvt.u32.u64 %r20,%d5;
mul.lo.s32 %r21,%r18,%r20;
mul.lo.s32 %r22,%r15,3;
mad.lo.s32 %r23,%r22,%r10,%r21;
cvt.u64.u32 %d10,%r23;
add.s64 %d11,%d9,%d10;
cvta.to.global.u64 %d12,%d1;
add.s64 %d13,%d12,%d11;
@%p2 bra $5;
setp.ne.s32 %p4,%r3,4;
@%p4 bra $7;
setp.ge.s32 %p5,%r15,%r1;
@%p5 bra $9;
ld.global.v4.u32 {%r24,%r25,%r26,%r27},[%d13];
shl.b32 %r28,%r10,2;
cvt.u64.u32 %d14,%r28;
add.s64 %d15,%d13,%d14;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d15];
shl.b32 %r33,%r10,3;
cvt.u64.u32 %d16,%r33;
add.s64 %d17,%d13,%d16;
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%d17];
bra.uni $9;
$5:
setp.ge.s32 %p6,%r15,%r1;
@%p6 bra $9;
ld.global.u32 %r24,[%d13];
shl.b32 %r38,%r10,2;
cvt.u64.u32 %d18,%r38;
add.s64 %d19,%d13,%d18;
ld.global.u32 %r29,[%d19];
shl.b32 %r39,%r10,3;
cvt.u64.u32 %d20,%r39;
add.s64 %d21,%d13,%d20;
ld.global.u32 %r34,[%d21];
bra.uni $9;
$7:
setp.ge.s32 %p7,%r15,%r1;
@%p7 bra $9;
ld.global.v2.u32 {%r24,%r25},[%d13];
shl.b32 %r40,%r10,2;
cvt.u64.u32 %d22,%r40;
add.s64 %d23,%d13,%d22;
ld.global.v2.u32 {%r29,%r30},[%d23];
shl.b32 %r41,%r10,3;
cvt.u64.u32 %d24,%r41;
add.s64 %d25,%d13,%d24;
ld.global.v2.u32 {%r34,%r35},[%d25];
$9:
@%p1 bra $13;
setp.ne.s32 %p8,%r3,0;
@%p8 bra $12;
and.b32 %r42,%r24,255;
shr.u32 %r43,%r24,8;
and.b32 %r25,%r43,255;
shr.u32 %r44,%r24,16;
and.b32 %r26,%r44,255;
shr.u32 %r27,%r24,24;
and.b32 %r45,%r29,255;
shr.u32 %r46,%r29,8;
and.b32 %r30,%r46,255;
shr.u32 %r47,%r29,16;
and.b32 %r31,%r47,255;
shr.u32 %r32,%r29,24;
and.b32 %r48,%r34,255;
shr.u32 %r49,%r34,8;
and.b32 %r35,%r49,255;
shr.u32 %r50,%r34,16;
and.b32 %r36,%r50,255;
shr.u32 %r37,%r34,24;
mov.u32 %r34,%r48;
mov.u32 %r29,%r45;
mov.u32 %r24,%r42;
bra.uni $13;
$12:
and.b32 %r51,%r24,65535;
shr.u32 %r52,%r24,16;
and.b32 %r26,%r25,65535;
shr.u32 %r27,%r25,16;
and.b32 %r53,%r29,65535;
shr.u32 %r54,%r29,16;
and.b32 %r31,%r30,65535;
shr.u32 %r32,%r30,16;
and.b32 %r55,%r34,65535;
shr.u32 %r56,%r34,16;
and.b32 %r36,%r35,65535;
shr.u32 %r37,%r35,16;
mov.u32 %r35,%r56;
mov.u32 %r34,%r55;
mov.u32 %r30,%r54;
mov.u32 %r29,%r53;
mov.u32 %r25,%r52;
mov.u32 %r24,%r51;
$13:
setp.eq.s32 %p9,%r4,0;
selp.b32 %r57,%r24,%r7,%p9;
setp.eq.s32 %p10,%r4,1;
selp.b32 %r58,%r25,%r57,%p10;
setp.eq.s32 %p11,%r4,2;
selp.b32 %r59,%r26,%r58,%p11;
setp.eq.s32 %p12,%r5,0;
selp.b32 %r60,%r24,%r7,%p12;
setp.eq.s32 %p13,%r5,1;
selp.b32 %r61,%r25,%r60,%p13;
setp.eq.s32 %p14,%r5,2;
selp.b32 %r62,%r26,%r61,%p14;
setp.eq.s32 %p15,%r6,0;
selp.b32 %r63,%r24,%r7,%p15;
setp.eq.s32 %p16,%r6,1;
selp.b32 %r64,%r25,%r63,%p16;
setp.eq.s32 %p17,%r6,2;
selp.b32 %r65,%r26,%r64,%p17;
selp.b32 %r66,%r27,%r7,%p9;
selp.b32 %r67,%r29,%r66,%p10;
selp.b32 %r68,%r30,%r67,%p11;
selp.b32 %r69,%r27,%r7,%p12;
selp.b32 %r70,%r29,%r69,%p13;
selp.b32 %r71,%r30,%r70,%p14;
selp.b32 %r72,%r27,%r7,%p15;
selp.b32 %r73,%r29,%r72,%p16;
selp.b32 %r74,%r30,%r73,%p17;
selp.b32 %r75,%r31,%r7,%p9;
selp.b32 %r76,%r32,%r75,%p10;
selp.b32 %r77,%r34,%r76,%p11;
selp.b32 %r78,%r31,%r7,%p12;
selp.b32 %r79,%r32,%r78,%p13;
selp.b32 %r80,%r34,%r79,%p14;
selp.b32 %r81,%r31,%r7,%p15;
selp.b32 %r82,%r32,%r81,%p16;
selp.b32 %r83,%r34,%r82,%p17;
selp.b32 %r84,%r35,%r7,%p9;
selp.b32 %r85,%r36,%r84,%p10;
selp.b32 %r86,%r37,%r85,%p11;
selp.b32 %r87,%r35,%r7,%p12;
selp.b32 %r88,%r36,%r87,%p13;
selp.b32 %r89,%r37,%r88,%p14;
selp.b32 %r90,%r35,%r7,%p15;
selp.b32 %r91,%r36,%r90,%p16;
selp.b32 %r92,%r37,%r91,%p17;
mul.lo.s32 %r93,%r13,%r10;
mul.lo.s32 %r94,%r93,12;
cvt.u64.u32 %d26,%r94;
mul.lo.s64 %d27,%d7,1536;
mov.u64 %d28,z3;
add.s64 %d29,%d28,%d27;
add.s64 %d30,%d29,%d26;
@%p1 bra $16;
setp.ne.s32 %p18,%r3,0;
@%p18 bra $17;
shl.b32 %r95,%r62,16;
or.b32 %r96,%r95,%r59;
shl.b32 %r97,%r68,16;
or.b32 %r98,%r97,%r65;
mov.u32 %r99,25632;
prmt.b32 %r100,%r96,%r98,%r99;
st.shared.u32 [%d30],%r100;
shl.b32 %r101,%r74,16;
or.b32 %r102,%r101,%r71;
shl.b32 %r103,%r80,16;
or.b32 %r104,%r103,%r77;
prmt.b32 %r105,%r102,%r104,%r99;
st.shared.u32 [%d30+4],%r105;
shl.b32 %r106,%r86,16;
or.b32 %r107,%r106,%r83;
shl.b32 %r108,%r92,16;
or.b32 %r109,%r108,%r89;
prmt.b32 %r110,%r107,%r109,%r99;
st.shared.u32 [%d30+8],%r110;
bra.uni $18;
$16:
st.shared.v4.u32 [%d30],{%r59,%r62,%r65,%r68};
st.shared.v4.u32 [%d30+16],{%r71,%r74,%r77,%r80};
st.shared.v4.u32 [%d30+32],{%r83,%r86,%r89,%r92};
bra.uni $18;
$17:
shl.b32 %r111,%r62,16;
shl.b32 %r112,%r68,16;
or.b32 %r113,%r112,%r65;
or.b32 %r114,%r111,%r59;
st.shared.v2.u32 [%d30],{%r114,%r113};
shl.b32 %r115,%r74,16;
shl.b32 %r116,%r80,16;
or.b32 %r117,%r116,%r77;
or.b32 %r118,%r115,%r71;
st.shared.v2.u32 [%d30+8],{%r118,%r117};
shl.b32 %r119,%r86,16;
shl.b32 %r120,%r92,16;
or.b32 %r121,%r120,%r89;
or.b32 %r122,%r119,%r83;
st.shared.v2.u32 [%d30+16],{%r122,%r121};
$18:
bar.warp.sync -1;
mul.lo.s64 %d31,%d4,%d8;
cvt.u32.u64 %r123,%d3;
mul.lo.s32 %r124,%r18,%r123;
mul.lo.s32 %r125,%r11,384;
mad.lo.s32 %r126,%r125,%r10,%r124;
cvt.u64.u32 %d32,%r126;
sub.s32 %r127,%r1,%r12;
min.s32 %r128,%r127,128;
mul.lo.s32 %r129,%r128,%r10;
mul.lo.s32 %r130,%r129,3;
setp.lt.s32 %p19,%r130,1;
@%p19 bra $36;
add.s64 %d33,%d31,%d32;
add.s64 %d34,%d2,%d33;
and.b64 %d35,%d34,15;
setp.eq.s64 %p20,%d35,0;
@%p20 bra $25;
and.b64 %d36,%d34,3;
setp.ne.s64 %p21,%d36,0;
mov.u32 %r131,0;
@%p21 bra $33;
shr.s32 %r132,%r130,31;
shr.u32 %r133,%r132,30;
add.s32 %r134,%r130,%r133;
shr.s32 %r135,%r134,2;
setp.ge.s32 %p22,%r13,%r135;
@%p22 bra $24;
mul.wide.s32 %d37,%r13,4;
add.s64 %d38,%d37,%d31;
add.s64 %d39,%d38,%d32;
cvta.to.global.u64 %d40,%d2;
add.s64 %d41,%d40,%d39;
add.s64 %d42,%d29,%d37;
mov.u32 %r136,%r13;
$23:
.pragma "nounroll";
ld.shared.u32 %r137,[%d42];
st.global.u32 [%d41],%r137;
add.s64 %d41,%d41,128;
add.s64 %d42,%d42,128;
add.s32 %r136,%r136,32;
setp.lt.s32 %p23,%r136,%r135;
@%p23 bra $23;
$24:
and.b32 %r131,%r130,-4;
bra.uni $33;
$25:
shr.s32 %r138,%r130,31;
shr.u32 %r139,%r138,28;
add.s32 %r140,%r130,%r139;
shr.s32 %r141,%r140,4;
setp.ge.s32 %p24,%r13,%r141;
@%p24 bra $32;
not.b32 %r142,%r13;
add.s32 %r143,%r141,%r142;
shr.u32 %r144,%r143,5;
add.s32 %r145,%r144,1;
and.b32 %r146,%r145,3;
setp.eq.s32 %p25,%r146,0;
mov.u32 %r147,%r13;
@%p25 bra $29;
mul.wide.s32 %d43,%r13,16;
add.s64 %d44,%d29,%d43;
add.s64 %d45,%d43,%d31;
add.s64 %d46,%d45,%d32;
cvta.to.global.u64 %d47,%d2;
add.s64 %d48,%d47,%d46;
mov.u32 %r147,%r13;
$28:
.pragma "nounroll";
ld.shared.v4.u32 {%r148,%r149,%r150,%r151},[%d44];
st.global.v4.u32 [%d48],{%r148,%r149,%r150,%r151};
add.s32 %r147,%r147,32;
add.s64 %d44,%d44,512;
add.s64 %d48,%d48,512;
add.s32 %r146,%r146,-1;
setp.ne.s32 %p26,%r146,0;
@%p26 bra $28;
$29:
setp.lt.u32 %p27,%r143,96;
@%p27 bra $32;
mul.wide.s32 %d49,%r147,16;
add.s64 %d50,%d49,%d31;
add.s64 %d51,%d50,%d32;
cvta.to.global.u64 %d52,%d2;
add.s64 %d53,%d52,%d51;
add.s64 %d54,%d53,1024;
add.s64 %d55,%d29,%d49;
add.s64 %d56,%d55,1024;
$31:
ld.shared.v4.u32 {%r152,%r153,%r154,%r155},[%d56+-1024];
st.global.v4.u32 [%d54+-1024],{%r152,%r153,%r154,%r155};
ld.shared.v4.u32 {%r156,%r157,%r158,%r159},[%d56+-512];
st.global.v4.u32 [%d54+-512],{%r156,%r157,%r158,%r159};
ld.shared.v4.u32 {%r160,%r161,%r162,%r163},[%d56];
st.global.v4.u32 [%d54],{%r160,%r161,%r162,%r163};
ld.shared.v4.u32 {%r164,%r165,%r166,%r167},[%d56+512];
st.global.v4.u32 [%d54+512],{%r164,%r165,%r166,%r167};
add.s64 %d54,%d54,2048;
add.s64 %d56,%d56,2048;
add.s32 %r147,%r147,128;
setp.lt.s32 %p28,%r147,%r141;
@%p28 bra $31;
$32:
and.b32 %r131,%r130,-16;
$33:
add.s32 %r168,%r131,%r13;
setp.ge.s32 %p29,%r168,%r130;
@%p29 bra $36;
cvt.s64.s32 %d57,%r168;
add.s64 %d58,%d31,%d57;
add.s64 %d59,%d58,%d32;
cvta.to.global.u64 %d60,%d2;
add.s64 %d61,%d60,%d59;
add.s64 %d62,%d29,%d57;
$35:
.pragma "nounroll";
ld.shared.u8 %s1,[%d62];
st.global.u8 [%d61],%s1;
add.s64 %d61,%d61,32;
add.s64 %d62,%d62,32;
add.s32 %r168,%r168,32;
setp.lt.s32 %p30,%r168,%r130;
@%p30 bra $35;
$36:
ret;
}
.visible .entry reorder_vec4_3_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
{
.reg .pred %p<34>;
.reg .b16 %s<2>;
.reg .b32 %r<207>;
.reg .b64 %d<84>;
.shared .align 16 .b8 z4[16384];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r1,%r2},[p3+32];
ld.param.u32 %r3,[p4];
ld.param.u32 %r4,[p5];
ld.param.u32 %r5,[p6];
ld.param.u32 %r6,[p7];
ld.param.u32 %r7,[p8];
ld.param.u32 %r8,[p9];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
mov.u32 %r9,%ctaid.y;
shl.b32 %r10,%r9,3;
mov.u32 %r11,%tid.y;
add.s32 %r12,%r10,%r11;
setp.ge.s32 %p1,%r12,%r2;
@%p1 bra $35;
mov.u32 %r13,%ctaid.z;
cvt.u64.u32 %d7,%r13;
mul.lo.s64 %d8,%d6,%d7;
cvt.u32.u64 %r14,%d5;
mul.lo.s32 %r15,%r12,%r14;
mov.u32 %r16,%ctaid.x;
shl.b32 %r17,%r16,7;
mov.u32 %r18,%tid.x;
shl.b32 %r19,%r18,2;
add.s32 %r20,%r17,%r19;
mul.lo.s32 %r21,%r20,3;
setp.eq.s32 %p2,%r3,4;
selp.b32 %r22,4,2,%p2;
setp.eq.s32 %p3,%r3,0;
selp.b32 %r23,1,%r22,%p3;
mad.lo.s32 %r24,%r21,%r23,%r15;
cvt.u64.u32 %d9,%r24;
add.s64 %d10,%d8,%d9;
cvta.to.global.u64 %d11,%d1;
add.s64 %d12,%d11,%d10;
@%p3 bra $5;
setp.ne.s32 %p4,%r3,4;
@%p4 bra $7;
mov.u32 %r25,%tid.x;
shl.b32 %r26,%r25,2;
add.s32 %r27,%r17,%r26;
setp.ge.s32 %p5,%r27,%r1;
@%p5 bra $9;
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%d12];
shl.b32 %r32,%r23,2;
cvt.u64.u32 %d13,%r32;
add.s64 %d14,%d12,%d13;
ld.global.v4.u32 {%r33,%r34,%r35,%r36},[%d14];
shl.b32 %r37,%r23,3;
cvt.u64.u32 %d15,%r37;
add.s64 %d16,%d12,%d15;
ld.global.v4.u32 {%r38,%r39,%r40,%r41},[%d16];
bra.uni $9;
$5:
mov.u32 %r42,%tid.x;
shl.b32 %r43,%r42,2;
add.s32 %r44,%r17,%r43;
setp.ge.s32 %p6,%r44,%r1;
@%p6 bra $9;
ld.global.u32 %r28,[%d12];
shl.b32 %r45,%r23,2;
cvt.u64.u32 %d17,%r45;
add.s64 %d18,%d12,%d17;
ld.global.u32 %r33,[%d18];
shl.b32 %r46,%r23,3;
cvt.u64.u32 %d19,%r46;
add.s64 %d20,%d12,%d19;
ld.global.u32 %r38,[%d20];
bra.uni $9;
$7:
mov.u32 %r47,%tid.x;
shl.b32 %r48,%r47,2;
add.s32 %r49,%r17,%r48;
setp.ge.s32 %p7,%r49,%r1;
@%p7 bra $9;
ld.global.v2.u32 {%r28,%r29},[%d12];
shl.b32 %r50,%r23,2;
cvt.u64.u32 %d21,%r50;
add.s64 %d22,%d12,%d21;
ld.global.v2.u32 {%r33,%r34},[%d22];
shl.b32 %r51,%r23,3;
cvt.u64.u32 %d23,%r51;
add.s64 %d24,%d12,%d23;
ld.global.v2.u32 {%r38,%r39},[%d24];
$9:
@%p2 bra $13;
setp.ne.s32 %p8,%r3,0;
@%p8 bra $12;
and.b32 %r52,%r28,255;
shr.u32 %r53,%r28,8;
and.b32 %r29,%r53,255;
shr.u32 %r54,%r28,16;
and.b32 %r30,%r54,255;
shr.u32 %r31,%r28,24;
and.b32 %r55,%r33,255;
shr.u32 %r56,%r33,8;
and.b32 %r34,%r56,255;
shr.u32 %r57,%r33,16;
and.b32 %r35,%r57,255;
shr.u32 %r36,%r33,24;
and.b32 %r58,%r38,255;
shr.u32 %r59,%r38,8;
and.b32 %r39,%r59,255;
shr.u32 %r60,%r38,16;
and.b32 %r40,%r60,255;
shr.u32 %r41,%r38,24;
mov.u32 %r33,%r55;
mov.u32 %r28,%r52;
mov.u32 %r38,%r58;
bra.uni $13;
$12:
and.b32 %r61,%r28,65535;
shr.u32 %r62,%r28,16;
and.b32 %r30,%r29,65535;
shr.u32 %r31,%r29,16;
and.b32 %r63,%r33,65535;
shr.u32 %r64,%r33,16;
and.b32 %r35,%r34,65535;
shr.u32 %r36,%r34,16;
and.b32 %r65,%r38,65535;
shr.u32 %r66,%r38,16;
and.b32 %r40,%r39,65535;
shr.u32 %r41,%r39,16;
mov.u32 %r34,%r64;
mov.u32 %r33,%r63;
mov.u32 %r29,%r62;
mov.u32 %r28,%r61;
mov.u32 %r38,%r65;
mov.u32 %r39,%r66;
$13:
setp.eq.s32 %p9,%r4,0;
selp.b32 %r67,%r28,%r8,%p9;
setp.eq.s32 %p10,%r4,1;
selp.b32 %r68,%r29,%r67,%p10;
setp.eq.s32 %p11,%r4,2;
selp.b32 %r69,%r30,%r68,%p11;
setp.eq.s32 %p12,%r5,0;
selp.b32 %r70,%r28,%r8,%p12;
setp.eq.s32 %p13,%r5,1;
selp.b32 %r71,%r29,%r70,%p13;
setp.eq.s32 %p14,%r5,2;
selp.b32 %r72,%r30,%r71,%p14;
setp.eq.s32 %p15,%r6,0;
selp.b32 %r73,%r28,%r8,%p15;
setp.eq.s32 %p16,%r6,1;
selp.b32 %r74,%r29,%r73,%p16;
setp.eq.s32 %p17,%r6,2;
selp.b32 %r75,%r30,%r74,%p17;
setp.eq.s32 %p18,%r7,0;
selp.b32 %r76,%r28,%r8,%p18;
setp.eq.s32 %p19,%r7,1;
selp.b32 %r77,%r29,%r76,%p19;
setp.eq.s32 %p20,%r7,2;
selp.b32 %r78,%r30,%r77,%p20;
selp.b32 %r79,%r31,%r8,%p9;
selp.b32 %r80,%r33,%r79,%p10;
selp.b32 %r81,%r34,%r80,%p11;
selp.b32 %r82,%r31,%r8,%p12;
selp.b32 %r83,%r33,%r82,%p13;
selp.b32 %r84,%r34,%r83,%p14;
selp.b32 %r85,%r31,%r8,%p15;
selp.b32 %r86,%r33,%r85,%p16;
selp.b32 %r87,%r34,%r86,%p17;
selp.b32 %r88,%r31,%r8,%p18;
selp.b32 %r89,%r33,%r88,%p19;
selp.b32 %r90,%r34,%r89,%p20;
selp.b32 %r91,%r35,%r8,%p9;
selp.b32 %r92,%r36,%r91,%p10;
selp.b32 %r93,%r38,%r92,%p11;
selp.b32 %r94,%r35,%r8,%p12;
selp.b32 %r95,%r36,%r94,%p13;
selp.b32 %r96,%r38,%r95,%p14;
selp.b32 %r97,%r35,%r8,%p15;
selp.b32 %r98,%r36,%r97,%p16;
selp.b32 %r99,%r38,%r98,%p17;
selp.b32 %r100,%r35,%r8,%p18;
selp.b32 %r101,%r36,%r100,%p19;
selp.b32 %r102,%r38,%r101,%p20;
selp.b32 %r103,%r39,%r8,%p9;
selp.b32 %r104,%r40,%r103,%p10;
selp.b32 %r105,%r41,%r104,%p11;
selp.b32 %r106,%r39,%r8,%p12;
selp.b32 %r107,%r40,%r106,%p13;
selp.b32 %r108,%r41,%r107,%p14;
selp.b32 %r109,%r39,%r8,%p15;
selp.b32 %r110,%r40,%r109,%p16;
selp.b32 %r111,%r41,%r110,%p17;
selp.b32 %r112,%r39,%r8,%p18;
selp.b32 %r113,%r40,%r112,%p19;
selp.b32 %r114,%r41,%r113,%p20;
@%p2 bra $16;
setp.ne.s32 %p21,%r3,0;
@%p21 bra $17;
shl.b32 %r115,%r72,16;
or.b32 %r116,%r115,%r69;
shl.b32 %r117,%r78,16;
or.b32 %r118,%r117,%r75;
mov.u32 %r119,25632;
shl.b32 %r120,%r84,16;
or.b32 %r121,%r120,%r81;
shl.b32 %r122,%r90,16;
or.b32 %r123,%r122,%r87;
shl.b32 %r124,%r96,16;
or.b32 %r125,%r124,%r93;
shl.b32 %r126,%r102,16;
or.b32 %r127,%r126,%r99;
shl.b32 %r128,%r108,16;
or.b32 %r129,%r128,%r105;
shl.b32 %r130,%r114,16;
or.b32 %r131,%r130,%r111;
prmt.b32 %r132,%r129,%r131,%r119;
prmt.b32 %r133,%r125,%r127,%r119;
prmt.b32 %r134,%r121,%r123,%r119;
prmt.b32 %r135,%r116,%r118,%r119;
mov.u32 %r136,%tid.x;
mul.lo.s32 %r137,%r136,%r23;
shl.b32 %r138,%r137,4;
cvt.u64.u32 %d25,%r138;
mul.wide.u32 %d26,%r11,2048;
mov.u64 %d27,z4;
add.s64 %d28,%d27,%d26;
add.s64 %d29,%d28,%d25;
st.shared.v4.u32 [%d29],{%r135,%r134,%r133,%r132};
bra.uni $18;
$16:
mov.u32 %r139,%tid.x;
mul.lo.s32 %r140,%r139,%r23;
shl.b32 %r141,%r140,4;
cvt.u64.u32 %d30,%r141;
mul.wide.u32 %d31,%r11,2048;
mov.u64 %d32,z4;
add.s64 %d33,%d32,%d31;
add.s64 %d34,%d33,%d30;
st.shared.v4.u32 [%d34],{%r69,%r72,%r75,%r78};
st.shared.v4.u32 [%d34+16],{%r81,%r84,%r87,%r90};
st.shared.v4.u32 [%d34+32],{%r93,%r96,%r99,%r102};
st.shared.v4.u32 [%d34+48],{%r105,%r108,%r111,%r114};
bra.uni $18;
$17:
shl.b32 %r142,%r72,16;
shl.b32 %r143,%r78,16;
shl.b32 %r144,%r84,16;
shl.b32 %r145,%r90,16;
or.b32 %r146,%r145,%r87;
or.b32 %r147,%r144,%r81;
or.b32 %r148,%r143,%r75;
or.b32 %r149,%r142,%r69;
mov.u32 %r150,%tid.x;
mul.lo.s32 %r151,%r150,%r23;
shl.b32 %r152,%r151,4;
cvt.u64.u32 %d35,%r152;
mul.wide.u32 %d36,%r11,2048;
mov.u64 %d37,z4;
add.s64 %d38,%d37,%d36;
add.s64 %d39,%d38,%d35;
st.shared.v4.u32 [%d39],{%r149,%r148,%r147,%r146};
shl.b32 %r153,%r96,16;
shl.b32 %r154,%r102,16;
shl.b32 %r155,%r108,16;
shl.b32 %r156,%r114,16;
or.b32 %r157,%r156,%r111;
or.b32 %r158,%r155,%r105;
or.b32 %r159,%r154,%r99;
or.b32 %r160,%r153,%r93;
st.shared.v4.u32 [%d39+16],{%r160,%r159,%r158,%r157};
$18:
bar.warp.sync -1;
mul.lo.s64 %d40,%d4,%d7;
cvt.u32.u64 %r161,%d3;
mul.lo.s32 %r162,%r12,%r161;
shl.b32 %r163,%r16,9;
mad.lo.s32 %r164,%r163,%r23,%r162;
cvt.u64.u32 %d41,%r164;
sub.s32 %r165,%r1,%r17;
min.s32 %r166,%r165,128;
mul.lo.s32 %r167,%r166,%r23;
shl.b32 %r168,%r167,2;
setp.lt.s32 %p22,%r168,1;
@%p22 bra $35;
add.s64 %d42,%d40,%d41;
add.s64 %d43,%d2,%d42;
and.b64 %d44,%d43,15;
setp.eq.s64 %p23,%d44,0;
@%p23 bra $24;
and.b64 %d45,%d43,3;
setp.ne.s64 %p24,%d45,0;
mov.u32 %r169,0;
@%p24 bra $32;
shr.s32 %r170,%r168,31;
shr.u32 %r171,%r170,30;
add.s32 %r172,%r168,%r171;
shr.s32 %r173,%r172,2;
mov.u32 %r174,%tid.x;
setp.ge.s32 %p25,%r174,%r173;
mov.u32 %r169,%r168;
@%p25 bra $32;
mul.wide.s32 %d46,%r174,4;
add.s64 %d47,%d46,%d40;
add.s64 %d48,%d47,%d41;
cvta.to.global.u64 %d49,%d2;
add.s64 %d50,%d49,%d48;
mul.wide.u32 %d51,%r11,2048;
mov.u64 %d52,z4;
add.s64 %d53,%d52,%d51;
add.s64 %d54,%d53,%d46;
$23:
.pragma "nounroll";
ld.shared.u32 %r175,[%d54];
st.global.u32 [%d50],%r175;
add.s64 %d50,%d50,128;
add.s64 %d54,%d54,128;
add.s32 %r174,%r174,32;
setp.lt.s32 %p26,%r174,%r173;
mov.u32 %r169,%r168;
@%p26 bra $23;
bra.uni $32;
$24:
shr.s32 %r176,%r168,31;
shr.u32 %r177,%r176,28;
add.s32 %r178,%r168,%r177;
shr.s32 %r179,%r178,4;
setp.ge.s32 %p27,%r18,%r179;
@%p27 bra $31;
not.b32 %r180,%r18;
add.s32 %r181,%r179,%r180;
shr.u32 %r182,%r181,5;
add.s32 %r183,%r182,1;
and.b32 %r184,%r183,3;
setp.eq.s32 %p28,%r184,0;
mov.u32 %r185,%r18;
@%p28 bra $28;
mov.u32 %r185,%tid.x;
mul.wide.s32 %d55,%r185,16;
mul.wide.u32 %d56,%r11,2048;
mov.u64 %d57,z4;
add.s64 %d58,%d57,%d56;
add.s64 %d59,%d58,%d55;
add.s64 %d60,%d55,%d40;
add.s64 %d61,%d60,%d41;
cvta.to.global.u64 %d62,%d2;
add.s64 %d63,%d62,%d61;
$27:
.pragma "nounroll";
ld.shared.v4.u32 {%r186,%r187,%r188,%r189},[%d59];
st.global.v4.u32 [%d63],{%r186,%r187,%r188,%r189};
add.s32 %r185,%r185,32;
add.s64 %d59,%d59,512;
add.s64 %d63,%d63,512;
add.s32 %r184,%r184,-1;
setp.ne.s32 %p29,%r184,0;
@%p29 bra $27;
$28:
setp.lt.u32 %p30,%r181,96;
@%p30 bra $31;
mul.wide.s32 %d64,%r185,16;
add.s64 %d65,%d64,%d40;
add.s64 %d66,%d65,%d41;
cvta.to.global.u64 %d67,%d2;
add.s64 %d68,%d67,%d66;
add.s64 %d69,%d68,1024;
mul.wide.u32 %d70,%r11,2048;
mov.u64 %d71,z4;
add.s64 %d72,%d71,%d70;
add.s64 %d73,%d72,%d64;
add.s64 %d74,%d73,1024;
$30:
ld.shared.v4.u32 {%r190,%r191,%r192,%r193},[%d74+-1024];
st.global.v4.u32 [%d69+-1024],{%r190,%r191,%r192,%r193};
ld.shared.v4.u32 {%r194,%r195,%r196,%r197},[%d74+-512];
st.global.v4.u32 [%d69+-512],{%r194,%r195,%r196,%r197};
ld.shared.v4.u32 {%r198,%r199,%r200,%r201},[%d74];
st.global.v4.u32 [%d69],{%r198,%r199,%r200,%r201};
ld.shared.v4.u32 {%r202,%r203,%r204,%r205},[%d74+512];
st.global.v4.u32 [%d69+512],{%r202,%r203,%r204,%r205};
add.s64 %d69,%d69,2048;
add.s64 %d74,%d74,2048;
add.s32 %r185,%r185,128;
setp.lt.s32 %p31,%r185,%r179;
@%p31 bra $30;
$31:
and.b32 %r169,%r168,-16;
$32:
add.s32 %r206,%r169,%r18;
setp.ge.s32 %p32,%r206,%r168;
@%p32 bra $35;
cvt.s64.s32 %d75,%r206;
add.s64 %d76,%d40,%d75;
add.s64 %d77,%d76,%d41;
cvta.to.global.u64 %d78,%d2;
add.s64 %d79,%d78,%d77;
mul.wide.u32 %d80,%r11,2048;
mov.u64 %d81,z4;
add.s64 %d82,%d81,%d80;
add.s64 %d83,%d82,%d75;
$34:
.pragma "nounroll";
ld.shared.u8 %s1,[%d83];
st.global.u8 [%d79],%s1;
add.s64 %d79,%d79,32;
add.s64 %d83,%d83,32;
add.s32 %r206,%r206,32;
setp.lt.s32 %p33,%r206,%r168;
@%p33 bra $34;
$35:
ret;
}
.visible .entry reorder_vec4_4_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
{
.reg .pred %p<34>;
.reg .b16 %s<2>;
.reg .b32 %r<193>;
.reg .b64 %d<66>;
.shared .align 16 .b8 z5[12288];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r1,%r2},[p3+32];
ld.param.u32 %r3,[p4];
ld.param.u32 %r4,[p5];
ld.param.u32 %r5,[p6];
ld.param.u32 %r6,[p7];
ld.param.u32 %r7,[p9];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
cvta.to.global.u64 %d7,%d2;
mov.u32 %r8,%tid.y;
cvt.u64.u32 %d8,%r8;
setp.eq.s32 %p1,%r3,4;
selp.b32 %r9,4,2,%p1;
setp.eq.s32 %p2,%r3,0;
selp.b32 %r10,1,%r9,%p2;
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,7;
mov.u32 %r13,%tid.x;
shl.b32 %r14,%r13,2;
add.s32 %r15,%r12,%r14;
mov.u32 %r16,%ctaid.y;
shl.b32 %r17,%r16,3;
add.s32 %r18,%r17,%r8;
setp.ge.s32 %p3,%r18,%r2;
@%p3 bra $36;
mov.u32 %r19,%ctaid.z;
cvt.u64.u32 %d9,%r19;
mul.lo.s64 %d10,%d6,%d9;
cvt.u32.u64 %r20,%d5;
mul.lo.s32 %r21,%r18,%r20;
shl.b32 %r22,%r15,2;
mad.lo.s32 %r23,%r22,%r10,%r21;
cvt.u64.u32 %d11,%r23;
add.s64 %d12,%d10,%d11;
cvta.to.global.u64 %d13,%d1;
add.s64 %d14,%d13,%d12;
@%p2 bra $5;
setp.ne.s32 %p4,%r3,4;
@%p4 bra $7;
setp.ge.s32 %p5,%r15,%r1;
@%p5 bra $9;
ld.global.v4.u32 {%r24,%r25,%r26,%r27},[%d14];
shl.b32 %r28,%r10,2;
cvt.u64.u32 %d15,%r28;
add.s64 %d16,%d14,%d15;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d16];
shl.b32 %r33,%r10,3;
cvt.u64.u32 %d17,%r33;
add.s64 %d18,%d14,%d17;
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%d18];
mul.lo.s32 %r38,%r10,12;
cvt.u64.u32 %d19,%r38;
add.s64 %d20,%d14,%d19;
ld.global.v4.u32 {%r39,%r40,%r41,%r42},[%d20];
bra.uni $9;
$5:
setp.ge.s32 %p6,%r15,%r1;
@%p6 bra $9;
ld.global.u32 %r24,[%d14];
shl.b32 %r43,%r10,2;
cvt.u64.u32 %d21,%r43;
add.s64 %d22,%d14,%d21;
ld.global.u32 %r29,[%d22];
shl.b32 %r44,%r10,3;
cvt.u64.u32 %d23,%r44;
add.s64 %d24,%d14,%d23;
ld.global.u32 %r34,[%d24];
mul.lo.s32 %r45,%r10,12;
cvt.u64.u32 %d25,%r45;
add.s64 %d26,%d14,%d25;
ld.global.u32 %r39,[%d26];
bra.uni $9;
$7:
setp.ge.s32 %p7,%r15,%r1;
@%p7 bra $9;
ld.global.v2.u32 {%r24,%r25},[%d14];
shl.b32 %r46,%r10,2;
cvt.u64.u32 %d27,%r46;
add.s64 %d28,%d14,%d27;
ld.global.v2.u32 {%r29,%r30},[%d28];
shl.b32 %r47,%r10,3;
cvt.u64.u32 %d29,%r47;
add.s64 %d30,%d14,%d29;
ld.global.v2.u32 {%r34,%r35},[%d30];
mul.lo.s32 %r48,%r10,12;
cvt.u64.u32 %d31,%r48;
add.s64 %d32,%d14,%d31;
ld.global.v2.u32 {%r39,%r40},[%d32];
$9:
@%p1 bra $13;
setp.ne.s32 %p8,%r3,0;
@%p8 bra $12;
and.b32 %r49,%r24,255;
shr.u32 %r50,%r24,8;
and.b32 %r25,%r50,255;
shr.u32 %r51,%r24,16;
and.b32 %r26,%r51,255;
shr.u32 %r27,%r24,24;
and.b32 %r52,%r29,255;
shr.u32 %r53,%r29,8;
and.b32 %r30,%r53,255;
shr.u32 %r54,%r29,16;
and.b32 %r31,%r54,255;
shr.u32 %r32,%r29,24;
and.b32 %r55,%r34,255;
shr.u32 %r56,%r34,8;
and.b32 %r35,%r56,255;
shr.u32 %r57,%r34,16;
and.b32 %r36,%r57,255;
shr.u32 %r37,%r34,24;
and.b32 %r58,%r39,255;
shr.u32 %r59,%r39,8;
and.b32 %r40,%r59,255;
shr.u32 %r60,%r39,16;
and.b32 %r41,%r60,255;
shr.u32 %r42,%r39,24;
mov.u32 %r39,%r58;
mov.u32 %r34,%r55;
mov.u32 %r29,%r52;
mov.u32 %r24,%r49;
bra.uni $13;
$12:
and.b32 %r61,%r24,65535;
shr.u32 %r62,%r24,16;
and.b32 %r26,%r25,65535;
shr.u32 %r27,%r25,16;
and.b32 %r63,%r29,65535;
shr.u32 %r64,%r29,16;
and.b32 %r31,%r30,65535;
shr.u32 %r32,%r30,16;
and.b32 %r65,%r34,65535;
shr.u32 %r66,%r34,16;
and.b32 %r36,%r35,65535;
shr.u32 %r37,%r35,16;
and.b32 %r67,%r39,65535;
shr.u32 %r68,%r39,16;
and.b32 %r41,%r40,65535;
shr.u32 %r42,%r40,16;
mov.u32 %r40,%r68;
mov.u32 %r39,%r67;
mov.u32 %r35,%r66;
mov.u32 %r34,%r65;
mov.u32 %r30,%r64;
mov.u32 %r29,%r63;
mov.u32 %r25,%r62;
mov.u32 %r24,%r61;
$13:
setp.eq.s32 %p9,%r4,0;
selp.b32 %r69,%r24,%r7,%p9;
setp.eq.s32 %p10,%r4,1;
selp.b32 %r70,%r25,%r69,%p10;
setp.eq.s32 %p11,%r4,2;
selp.b32 %r71,%r26,%r70,%p11;
setp.eq.s32 %p12,%r4,3;
selp.b32 %r72,%r27,%r71,%p12;
setp.eq.s32 %p13,%r5,0;
selp.b32 %r73,%r24,%r7,%p13;
setp.eq.s32 %p14,%r5,1;
selp.b32 %r74,%r25,%r73,%p14;
setp.eq.s32 %p15,%r5,2;
selp.b32 %r75,%r26,%r74,%p15;
setp.eq.s32 %p16,%r5,3;
selp.b32 %r76,%r27,%r75,%p16;
setp.eq.s32 %p17,%r6,0;
selp.b32 %r77,%r24,%r7,%p17;
setp.eq.s32 %p18,%r6,1;
selp.b32 %r78,%r25,%r77,%p18;
setp.eq.s32 %p19,%r6,2;
selp.b32 %r79,%r26,%r78,%p19;
setp.eq.s32 %p20,%r6,3;
selp.b32 %r80,%r27,%r79,%p20;
selp.b32 %r81,%r29,%r7,%p9;
selp.b32 %r82,%r30,%r81,%p10;
selp.b32 %r83,%r31,%r82,%p11;
selp.b32 %r84,%r32,%r83,%p12;
selp.b32 %r85,%r29,%r7,%p13;
selp.b32 %r86,%r30,%r85,%p14;
selp.b32 %r87,%r31,%r86,%p15;
selp.b32 %r88,%r32,%r87,%p16;
selp.b32 %r89,%r29,%r7,%p17;
selp.b32 %r90,%r30,%r89,%p18;
selp.b32 %r91,%r31,%r90,%p19;
selp.b32 %r92,%r32,%r91,%p20;
selp.b32 %r93,%r34,%r7,%p9;
selp.b32 %r94,%r35,%r93,%p10;
selp.b32 %r95,%r36,%r94,%p11;
selp.b32 %r96,%r37,%r95,%p12;
selp.b32 %r97,%r34,%r7,%p13;
selp.b32 %r98,%r35,%r97,%p14;
selp.b32 %r99,%r36,%r98,%p15;
selp.b32 %r100,%r37,%r99,%p16;
selp.b32 %r101,%r34,%r7,%p17;
selp.b32 %r102,%r35,%r101,%p18;
selp.b32 %r103,%r36,%r102,%p19;
selp.b32 %r104,%r37,%r103,%p20;
selp.b32 %r105,%r39,%r7,%p9;
selp.b32 %r106,%r40,%r105,%p10;
selp.b32 %r107,%r41,%r106,%p11;
selp.b32 %r108,%r42,%r107,%p12;
selp.b32 %r109,%r39,%r7,%p13;
selp.b32 %r110,%r40,%r109,%p14;
selp.b32 %r111,%r41,%r110,%p15;
selp.b32 %r112,%r42,%r111,%p16;
selp.b32 %r113,%r39,%r7,%p17;
selp.b32 %r114,%r40,%r113,%p18;
selp.b32 %r115,%r41,%r114,%p19;
selp.b32 %r116,%r42,%r115,%p20;
mul.lo.s32 %r117,%r13,%r10;
mul.lo.s32 %r118,%r117,12;
cvt.u64.u32 %d33,%r118;
mul.lo.s64 %d34,%d8,1536;
mov.u64 %d35,z5;
add.s64 %d36,%d35,%d34;
add.s64 %d37,%d36,%d33;
@%p1 bra $16;
setp.ne.s32 %p21,%r3,0;
@%p21 bra $17;
shl.b32 %r119,%r76,16;
or.b32 %r120,%r119,%r72;
shl.b32 %r121,%r84,16;
or.b32 %r122,%r121,%r80;
mov.u32 %r123,25632;
prmt.b32 %r124,%r120,%r122,%r123;
st.shared.u32 [%d37],%r124;
shl.b32 %r125,%r92,16;
or.b32 %r126,%r125,%r88;
shl.b32 %r127,%r100,16;
or.b32 %r128,%r127,%r96;
prmt.b32 %r129,%r126,%r128,%r123;
st.shared.u32 [%d37+4],%r129;
shl.b32 %r130,%r108,16;
or.b32 %r131,%r130,%r104;
shl.b32 %r132,%r116,16;
or.b32 %r133,%r132,%r112;
prmt.b32 %r134,%r131,%r133,%r123;
st.shared.u32 [%d37+8],%r134;
bra.uni $18;
$16:
st.shared.v4.u32 [%d37],{%r72,%r76,%r80,%r84};
st.shared.v4.u32 [%d37+16],{%r88,%r92,%r96,%r100};
st.shared.v4.u32 [%d37+32],{%r104,%r108,%r112,%r116};
bra.uni $18;
$17:
shl.b32 %r135,%r76,16;
shl.b32 %r136,%r84,16;
or.b32 %r137,%r136,%r80;
or.b32 %r138,%r135,%r72;
st.shared.v2.u32 [%d37],{%r138,%r137};
shl.b32 %r139,%r92,16;
shl.b32 %r140,%r100,16;
or.b32 %r141,%r140,%r96;
or.b32 %r142,%r139,%r88;
st.shared.v2.u32 [%d37+8],{%r142,%r141};
shl.b32 %r143,%r108,16;
shl.b32 %r144,%r116,16;
or.b32 %r145,%r144,%r112;
or.b32 %r146,%r143,%r104;
st.shared.v2.u32 [%d37+16],{%r146,%r145};
$18:
bar.warp.sync -1;
mul.lo.s64 %d38,%d4,%d9;
cvt.u32.u64 %r147,%d3;
mul.lo.s32 %r148,%r18,%r147;
mul.lo.s32 %r149,%r11,384;
mad.lo.s32 %r150,%r149,%r10,%r148;
cvt.u64.u32 %d39,%r150;
sub.s32 %r151,%r1,%r12;
min.s32 %r152,%r151,128;
mul.lo.s32 %r153,%r152,%r10;
mul.lo.s32 %r154,%r153,3;
setp.lt.s32 %p22,%r154,1;
@%p22 bra $36;
add.s64 %d40,%d38,%d39;
add.s64 %d41,%d2,%d40;
and.b64 %d42,%d41,15;
setp.eq.s64 %p23,%d42,0;
@%p23 bra $25;
and.b64 %d43,%d41,3;
setp.ne.s64 %p24,%d43,0;
mov.u32 %r155,0;
@%p24 bra $33;
shr.s32 %r156,%r154,31;
shr.u32 %r157,%r156,30;
add.s32 %r158,%r154,%r157;
shr.s32 %r159,%r158,2;
setp.ge.s32 %p25,%r13,%r159;
@%p25 bra $24;
mul.wide.s32 %d44,%r13,4;
add.s64 %d45,%d44,%d38;
add.s64 %d46,%d45,%d39;
add.s64 %d47,%d7,%d46;
add.s64 %d48,%d36,%d44;
mov.u32 %r160,%r13;
$23:
.pragma "nounroll";
ld.shared.u32 %r161,[%d48];
st.global.u32 [%d47],%r161;
add.s64 %d47,%d47,128;
add.s64 %d48,%d48,128;
add.s32 %r160,%r160,32;
setp.lt.s32 %p26,%r160,%r159;
@%p26 bra $23;
$24:
and.b32 %r155,%r154,-4;
bra.uni $33;
$25:
shr.s32 %r162,%r154,31;
shr.u32 %r163,%r162,28;
add.s32 %r164,%r154,%r163;
shr.s32 %r165,%r164,4;
setp.ge.s32 %p27,%r13,%r165;
@%p27 bra $32;
not.b32 %r166,%r13;
add.s32 %r167,%r165,%r166;
shr.u32 %r168,%r167,5;
add.s32 %r169,%r168,1;
and.b32 %r170,%r169,3;
setp.eq.s32 %p28,%r170,0;
mov.u32 %r171,%r13;
@%p28 bra $29;
mul.wide.s32 %d49,%r13,16;
add.s64 %d50,%d36,%d49;
add.s64 %d51,%d49,%d38;
add.s64 %d52,%d51,%d39;
add.s64 %d53,%d7,%d52;
mov.u32 %r171,%r13;
$28:
.pragma "nounroll";
ld.shared.v4.u32 {%r172,%r173,%r174,%r175},[%d50];
st.global.v4.u32 [%d53],{%r172,%r173,%r174,%r175};
add.s32 %r171,%r171,32;
add.s64 %d50,%d50,512;
add.s64 %d53,%d53,512;
add.s32 %r170,%r170,-1;
setp.ne.s32 %p29,%r170,0;
@%p29 bra $28;
$29:
setp.lt.u32 %p30,%r167,96;
@%p30 bra $32;
mul.wide.s32 %d54,%r171,16;
add.s64 %d55,%d54,%d38;
add.s64 %d56,%d55,%d39;
add.s64 %d57,%d7,%d56;
add.s64 %d58,%d57,1024;
add.s64 %d59,%d36,%d54;
add.s64 %d60,%d59,1024;
$31:
ld.shared.v4.u32 {%r176,%r177,%r178,%r179},[%d60+-1024];
st.global.v4.u32 [%d58+-1024],{%r176,%r177,%r178,%r179};
ld.shared.v4.u32 {%r180,%r181,%r182,%r183},[%d60+-512];
st.global.v4.u32 [%d58+-512],{%r180,%r181,%r182,%r183};
ld.shared.v4.u32 {%r184,%r185,%r186,%r187},[%d60];
st.global.v4.u32 [%d58],{%r184,%r185,%r186,%r187};
ld.shared.v4.u32 {%r188,%r189,%r190,%r191},[%d60+512];
st.global.v4.u32 [%d58+512],{%r188,%r189,%r190,%r191};
add.s64 %d58,%d58,2048;
add.s64 %d60,%d60,2048;
add.s32 %r171,%r171,128;
setp.lt.s32 %p31,%r171,%r165;
@%p31 bra $31;
$32:
and.b32 %r155,%r154,-16;
$33:
add.s32 %r192,%r155,%r13;
setp.ge.s32 %p32,%r192,%r154;
@%p32 bra $36;
cvt.s64.s32 %d61,%r192;
add.s64 %d62,%d38,%d61;
add.s64 %d63,%d62,%d39;
add.s64 %d64,%d7,%d63;
add.s64 %d65,%d36,%d61;
$35:
.pragma "nounroll";
ld.shared.u8 %s1,[%d65];
st.global.u8 [%d64],%s1;
add.s64 %d64,%d64,32;
add.s64 %d65,%d65,32;
add.s32 %r192,%r192,32;
setp.lt.s32 %p33,%r192,%r154;
@%p33 bra $35;
$36:
ret;
}
.visible .entry reorder_vec4_4_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
{
.reg .pred %p<38>;
.reg .b16 %s<2>;
.reg .b32 %r<219>;
.reg .b64 %d<66>;
.shared .align 16 .b8 z6[16384];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r1,%r2},[p3+32];
ld.param.u32 %r3,[p4];
ld.param.u32 %r4,[p5];
ld.param.u32 %r5,[p6];
ld.param.u32 %r6,[p7];
ld.param.u32 %r7,[p8];
ld.param.u32 %r8,[p9];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
cvta.to.global.u64 %d7,%d2;
mov.u32 %r9,%tid.y;
cvt.u64.u32 %d8,%r9;
setp.eq.s32 %p1,%r3,4;
selp.b32 %r10,4,2,%p1;
setp.eq.s32 %p2,%r3,0;
selp.b32 %r11,1,%r10,%p2;
mov.u32 %r12,%ctaid.x;
shl.b32 %r13,%r12,7;
mov.u32 %r14,%tid.x;
shl.b32 %r15,%r14,2;
add.s32 %r16,%r13,%r15;
mov.u32 %r17,%ctaid.y;
shl.b32 %r18,%r17,3;
add.s32 %r19,%r18,%r9;
setp.ge.s32 %p3,%r19,%r2;
@%p3 bra $35;
mov.u32 %r20,%ctaid.z;
cvt.u64.u32 %d9,%r20;
mul.lo.s64 %d10,%d6,%d9;
cvt.u32.u64 %r21,%d5;
mul.lo.s32 %r22,%r19,%r21;
shl.b32 %r23,%r16,2;
mad.lo.s32 %r24,%r23,%r11,%r22;
cvt.u64.u32 %d11,%r24;
add.s64 %d12,%d10,%d11;
cvta.to.global.u64 %d13,%d1;
add.s64 %d14,%d13,%d12;
@%p2 bra $5;
setp.ne.s32 %p4,%r3,4;
@%p4 bra $7;
setp.ge.s32 %p5,%r16,%r1;
@%p5 bra $9;
ld.global.v4.u32 {%r25,%r26,%r27,%r28},[%d14];
shl.b32 %r29,%r11,2;
cvt.u64.u32 %d15,%r29;
add.s64 %d16,%d14,%d15;
ld.global.v4.u32 {%r30,%r31,%r32,%r33},[%d16];
shl.b32 %r34,%r11,3;
cvt.u64.u32 %d17,%r34;
add.s64 %d18,%d14,%d17;
ld.global.v4.u32 {%r35,%r36,%r37,%r38},[%d18];
mul.lo.s32 %r39,%r11,12;
cvt.u64.u32 %d19,%r39;
add.s64 %d20,%d14,%d19;
ld.global.v4.u32 {%r40,%r41,%r42,%r43},[%d20];
bra.uni $9;
$5:
setp.ge.s32 %p6,%r16,%r1;
@%p6 bra $9;
ld.global.u32 %r25,[%d14];
shl.b32 %r44,%r11,2;
cvt.u64.u32 %d21,%r44;
add.s64 %d22,%d14,%d21;
ld.global.u32 %r30,[%d22];
shl.b32 %r45,%r11,3;
cvt.u64.u32 %d23,%r45;
add.s64 %d24,%d14,%d23;
ld.global.u32 %r35,[%d24];
mul.lo.s32 %r46,%r11,12;
cvt.u64.u32 %d25,%r46;
add.s64 %d26,%d14,%d25;
ld.global.u32 %r40,[%d26];
bra.uni $9;
$7:
setp.ge.s32 %p7,%r16,%r1;
@%p7 bra $9;
ld.global.v2.u32 {%r25,%r26},[%d14];
shl.b32 %r47,%r11,2;
cvt.u64.u32 %d27,%r47;
add.s64 %d28,%d14,%d27;
ld.global.v2.u32 {%r30,%r31},[%d28];
shl.b32 %r48,%r11,3;
cvt.u64.u32 %d29,%r48;
add.s64 %d30,%d14,%d29;
ld.global.v2.u32 {%r35,%r36},[%d30];
mul.lo.s32 %r49,%r11,12;
cvt.u64.u32 %d31,%r49;
add.s64 %d32,%d14,%d31;
ld.global.v2.u32 {%r40,%r41},[%d32];
$9:
@%p1 bra $13;
setp.ne.s32 %p8,%r3,0;
@%p8 bra $12;
and.b32 %r50,%r25,255;
shr.u32 %r51,%r25,8;
and.b32 %r26,%r51,255;
shr.u32 %r52,%r25,16;
and.b32 %r27,%r52,255;
shr.u32 %r28,%r25,24;
and.b32 %r53,%r30,255;
shr.u32 %r54,%r30,8;
and.b32 %r31,%r54,255;
shr.u32 %r55,%r30,16;
and.b32 %r32,%r55,255;
shr.u32 %r33,%r30,24;
and.b32 %r56,%r35,255;
shr.u32 %r57,%r35,8;
and.b32 %r36,%r57,255;
shr.u32 %r58,%r35,16;
and.b32 %r37,%r58,255;
shr.u32 %r38,%r35,24;
and.b32 %r59,%r40,255;
shr.u32 %r60,%r40,8;
and.b32 %r41,%r60,255;
shr.u32 %r61,%r40,16;
and.b32 %r42,%r61,255;
shr.u32 %r43,%r40,24;
mov.u32 %r40,%r59;
mov.u32 %r35,%r56;
mov.u32 %r30,%r53;
mov.u32 %r25,%r50;
bra.uni $13;
$12:
and.b32 %r62,%r25,65535;
shr.u32 %r63,%r25,16;
and.b32 %r27,%r26,65535;
shr.u32 %r28,%r26,16;
and.b32 %r64,%r30,65535;
shr.u32 %r65,%r30,16;
and.b32 %r32,%r31,65535;
shr.u32 %r33,%r31,16;
and.b32 %r66,%r35,65535;
shr.u32 %r67,%r35,16;
and.b32 %r37,%r36,65535;
shr.u32 %r38,%r36,16;
and.b32 %r68,%r40,65535;
shr.u32 %r69,%r40,16;
and.b32 %r42,%r41,65535;
shr.u32 %r43,%r41,16;
mov.u32 %r41,%r69;
mov.u32 %r40,%r68;
mov.u32 %r36,%r67;
mov.u32 %r35,%r66;
mov.u32 %r31,%r65;
mov.u32 %r30,%r64;
mov.u32 %r26,%r63;
mov.u32 %r25,%r62;
$13:
setp.eq.s32 %p9,%r4,0;
selp.b32 %r70,%r25,%r8,%p9;
setp.eq.s32 %p10,%r4,1;
selp.b32 %r71,%r26,%r70,%p10;
setp.eq.s32 %p11,%r4,2;
selp.b32 %r72,%r27,%r71,%p11;
setp.eq.s32 %p12,%r4,3;
selp.b32 %r73,%r28,%r72,%p12;
setp.eq.s32 %p13,%r5,0;
selp.b32 %r74,%r25,%r8,%p13;
setp.eq.s32 %p14,%r5,1;
selp.b32 %r75,%r26,%r74,%p14;
setp.eq.s32 %p15,%r5,2;
selp.b32 %r76,%r27,%r75,%p15;
setp.eq.s32 %p16,%r5,3;
selp.b32 %r77,%r28,%r76,%p16;
setp.eq.s32 %p17,%r6,0;
selp.b32 %r78,%r25,%r8,%p17;
setp.eq.s32 %p18,%r6,1;
selp.b32 %r79,%r26,%r78,%p18;
setp.eq.s32 %p19,%r6,2;
selp.b32 %r80,%r27,%r79,%p19;
setp.eq.s32 %p20,%r6,3;
selp.b32 %r81,%r28,%r80,%p20;
setp.eq.s32 %p21,%r7,0;
selp.b32 %r82,%r25,%r8,%p21;
setp.eq.s32 %p22,%r7,1;
selp.b32 %r83,%r26,%r82,%p22;
setp.eq.s32 %p23,%r7,2;
selp.b32 %r84,%r27,%r83,%p23;
setp.eq.s32 %p24,%r7,3;
selp.b32 %r85,%r28,%r84,%p24;
selp.b32 %r86,%r30,%r8,%p9;
selp.b32 %r87,%r31,%r86,%p10;
selp.b32 %r88,%r32,%r87,%p11;
selp.b32 %r89,%r33,%r88,%p12;
selp.b32 %r90,%r30,%r8,%p13;
selp.b32 %r91,%r31,%r90,%p14;
selp.b32 %r92,%r32,%r91,%p15;
selp.b32 %r93,%r33,%r92,%p16;
selp.b32 %r94,%r30,%r8,%p17;
selp.b32 %r95,%r31,%r94,%p18;
selp.b32 %r96,%r32,%r95,%p19;
selp.b32 %r97,%r33,%r96,%p20;
selp.b32 %r98,%r30,%r8,%p21;
selp.b32 %r99,%r31,%r98,%p22;
selp.b32 %r100,%r32,%r99,%p23;
selp.b32 %r101,%r33,%r100,%p24;
selp.b32 %r102,%r35,%r8,%p9;
selp.b32 %r103,%r36,%r102,%p10;
selp.b32 %r104,%r37,%r103,%p11;
selp.b32 %r105,%r38,%r104,%p12;
selp.b32 %r106,%r35,%r8,%p13;
selp.b32 %r107,%r36,%r106,%p14;
selp.b32 %r108,%r37,%r107,%p15;
selp.b32 %r109,%r38,%r108,%p16;
selp.b32 %r110,%r35,%r8,%p17;
selp.b32 %r111,%r36,%r110,%p18;
selp.b32 %r112,%r37,%r111,%p19;
selp.b32 %r113,%r38,%r112,%p20;
selp.b32 %r114,%r35,%r8,%p21;
selp.b32 %r115,%r36,%r114,%p22;
selp.b32 %r116,%r37,%r115,%p23;
selp.b32 %r117,%r38,%r116,%p24;
selp.b32 %r118,%r40,%r8,%p9;
selp.b32 %r119,%r41,%r118,%p10;
selp.b32 %r120,%r42,%r119,%p11;
selp.b32 %r121,%r43,%r120,%p12;
selp.b32 %r122,%r40,%r8,%p13;
selp.b32 %r123,%r41,%r122,%p14;
selp.b32 %r124,%r42,%r123,%p15;
selp.b32 %r125,%r43,%r124,%p16;
selp.b32 %r126,%r40,%r8,%p17;
selp.b32 %r127,%r41,%r126,%p18;
selp.b32 %r128,%r42,%r127,%p19;
selp.b32 %r129,%r43,%r128,%p20;
selp.b32 %r130,%r40,%r8,%p21;
selp.b32 %r131,%r41,%r130,%p22;
selp.b32 %r132,%r42,%r131,%p23;
selp.b32 %r133,%r43,%r132,%p24;
mul.lo.s32 %r134,%r14,%r11;
shl.b32 %r135,%r134,4;
cvt.u64.u32 %d33,%r135;
shl.b64 %d34,%d8,11;
mov.u64 %d35,z6;
add.s64 %d36,%d35,%d34;
add.s64 %d37,%d36,%d33;
@%p1 bra $16;
setp.ne.s32 %p25,%r3,0;
@%p25 bra $17;
shl.b32 %r136,%r77,16;
or.b32 %r137,%r136,%r73;
shl.b32 %r138,%r85,16;
or.b32 %r139,%r138,%r81;
mov.u32 %r140,25632;
shl.b32 %r141,%r93,16;
or.b32 %r142,%r141,%r89;
shl.b32 %r143,%r101,16;
or.b32 %r144,%r143,%r97;
shl.b32 %r145,%r109,16;
or.b32 %r146,%r145,%r105;
shl.b32 %r147,%r117,16;
or.b32 %r148,%r147,%r113;
shl.b32 %r149,%r125,16;
or.b32 %r150,%r149,%r121;
shl.b32 %r151,%r133,16;
or.b32 %r152,%r151,%r129;
prmt.b32 %r153,%r150,%r152,%r140;
prmt.b32 %r154,%r146,%r148,%r140;
prmt.b32 %r155,%r142,%r144,%r140;
prmt.b32 %r156,%r137,%r139,%r140;
st.shared.v4.u32 [%d37],{%r156,%r155,%r154,%r153};
bra.uni $18;
$16:
st.shared.v4.u32 [%d37],{%r73,%r77,%r81,%r85};
st.shared.v4.u32 [%d37+16],{%r89,%r93,%r97,%r101};
st.shared.v4.u32 [%d37+32],{%r105,%r109,%r113,%r117};
st.shared.v4.u32 [%d37+48],{%r121,%r125,%r129,%r133};
bra.uni $18;
$17:
shl.b32 %r157,%r77,16;
shl.b32 %r158,%r85,16;
shl.b32 %r159,%r93,16;
shl.b32 %r160,%r101,16;
or.b32 %r161,%r160,%r97;
or.b32 %r162,%r159,%r89;
or.b32 %r163,%r158,%r81;
or.b32 %r164,%r157,%r73;
st.shared.v4.u32 [%d37],{%r164,%r163,%r162,%r161};
shl.b32 %r165,%r109,16;
shl.b32 %r166,%r117,16;
shl.b32 %r167,%r125,16;
shl.b32 %r168,%r133,16;
or.b32 %r169,%r168,%r129;
or.b32 %r170,%r167,%r121;
or.b32 %r171,%r166,%r113;
or.b32 %r172,%r165,%r105;
st.shared.v4.u32 [%d37+16],{%r172,%r171,%r170,%r169};
$18:
bar.warp.sync -1;
mul.lo.s64 %d38,%d4,%d9;
cvt.u32.u64 %r173,%d3;
mul.lo.s32 %r174,%r19,%r173;
shl.b32 %r175,%r12,9;
mad.lo.s32 %r176,%r175,%r11,%r174;
cvt.u64.u32 %d39,%r176;
sub.s32 %r177,%r1,%r13;
min.s32 %r178,%r177,128;
mul.lo.s32 %r179,%r178,%r11;
shl.b32 %r180,%r179,2;
setp.lt.s32 %p26,%r180,1;
@%p26 bra $35;
add.s64 %d40,%d38,%d39;
add.s64 %d41,%d2,%d40;
and.b64 %d42,%d41,15;
setp.eq.s64 %p27,%d42,0;
@%p27 bra $24;
and.b64 %d43,%d41,3;
setp.ne.s64 %p28,%d43,0;
mov.u32 %r181,0;
@%p28 bra $32;
shr.s32 %r182,%r180,31;
shr.u32 %r183,%r182,30;
add.s32 %r184,%r180,%r183;
shr.s32 %r185,%r184,2;
setp.ge.s32 %p29,%r14,%r185;
mov.u32 %r181,%r180;
@%p29 bra $32;
mul.wide.s32 %d44,%r14,4;
add.s64 %d45,%d44,%d38;
add.s64 %d46,%d45,%d39;
add.s64 %d47,%d7,%d46;
add.s64 %d48,%d36,%d44;
mov.u32 %r186,%r14;
$23:
.pragma "nounroll";
ld.shared.u32 %r187,[%d48];
st.global.u32 [%d47],%r187;
add.s64 %d47,%d47,128;
add.s64 %d48,%d48,128;
add.s32 %r186,%r186,32;
setp.lt.s32 %p30,%r186,%r185;
mov.u32 %r181,%r180;
@%p30 bra $23;
bra.uni $32;
$24:
shr.s32 %r188,%r180,31;
shr.u32 %r189,%r188,28;
add.s32 %r190,%r180,%r189;
shr.s32 %r191,%r190,4;
setp.ge.s32 %p31,%r14,%r191;
@%p31 bra $31;
not.b32 %r192,%r14;
add.s32 %r193,%r191,%r192;
shr.u32 %r194,%r193,5;
add.s32 %r195,%r194,1;
and.b32 %r196,%r195,3;
setp.eq.s32 %p32,%r196,0;
mov.u32 %r197,%r14;
@%p32 bra $28;
mul.wide.s32 %d49,%r14,16;
add.s64 %d50,%d36,%d49;
add.s64 %d51,%d49,%d38;
add.s64 %d52,%d51,%d39;
add.s64 %d53,%d7,%d52;
mov.u32 %r197,%r14;
$27:
.pragma "nounroll";
ld.shared.v4.u32 {%r198,%r199,%r200,%r201},[%d50];
st.global.v4.u32 [%d53],{%r198,%r199,%r200,%r201};
add.s32 %r197,%r197,32;
add.s64 %d50,%d50,512;
add.s64 %d53,%d53,512;
add.s32 %r196,%r196,-1;
setp.ne.s32 %p33,%r196,0;
@%p33 bra $27;
$28:
setp.lt.u32 %p34,%r193,96;
@%p34 bra $31;
mul.wide.s32 %d54,%r197,16;
add.s64 %d55,%d54,%d38;
add.s64 %d56,%d55,%d39;
add.s64 %d57,%d7,%d56;
add.s64 %d58,%d57,1024;
add.s64 %d59,%d36,%d54;
add.s64 %d60,%d59,1024;
$30:
ld.shared.v4.u32 {%r202,%r203,%r204,%r205},[%d60+-1024];
st.global.v4.u32 [%d58+-1024],{%r202,%r203,%r204,%r205};
ld.shared.v4.u32 {%r206,%r207,%r208,%r209},[%d60+-512];
st.global.v4.u32 [%d58+-512],{%r206,%r207,%r208,%r209};
ld.shared.v4.u32 {%r210,%r211,%r212,%r213},[%d60];
st.global.v4.u32 [%d58],{%r210,%r211,%r212,%r213};
ld.shared.v4.u32 {%r214,%r215,%r216,%r217},[%d60+512];
st.global.v4.u32 [%d58+512],{%r214,%r215,%r216,%r217};
add.s64 %d58,%d58,2048;
add.s64 %d60,%d60,2048;
add.s32 %r197,%r197,128;
setp.lt.s32 %p35,%r197,%r191;
@%p35 bra $30;
$31:
and.b32 %r181,%r180,-16;
$32:
add.s32 %r218,%r181,%r14;
setp.ge.s32 %p36,%r218,%r180;
@%p36 bra $35;
cvt.s64.s32 %d61,%r218;
add.s64 %d62,%d38,%d61;
add.s64 %d63,%d62,%d39;
add.s64 %d64,%d7,%d63;
add.s64 %d65,%d36,%d61;
$34:
.pragma "nounroll";
ld.shared.u8 %s1,[%d65];
st.global.u8 [%d64],%s1;
add.s64 %d64,%d64,32;
add.s64 %d65,%d65,32;
add.s32 %r218,%r218,32;
setp.lt.s32 %p37,%r218,%r180;
@%p37 bra $34;
$35:
ret;
}
`;
