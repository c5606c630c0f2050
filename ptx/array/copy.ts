// Generated from kernels/array/copy.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/array/copy.cu`. */
export const ARRAY_COPY: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry copy_rows(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .align 8 .b8 p5[88]
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b16 %s<2>;
.reg .b32 %r<42>;
.reg .b64 %d<52>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
ld.param.u32 %r2,[p3];
ld.param.u32 %r3,[p4];
ld.param.v2.u32 {%r4,%r5},[p5];
ld.param.v2.u32 {%r6,%r7},[p5+8];
ld.param.u64 %d3,[p5+80];
ld.param.u64 %d4,[p5+72];
ld.param.u64 %d5,[p5+64];
ld.param.u64 %d6,[p5+56];
ld.param.u64 %d7,[p5+48];
ld.param.u64 %d8,[p5+40];
ld.param.u64 %d9,[p5+32];
ld.param.u64 %d10,[p5+24];
ld.param.u32 %r8,[p5+16];
cvta.to.global.u64 %d11,%d2;
mov.u32 %r9,%ctaid.x;
shl.b32 %r10,%r9,8;
mov.u32 %r11,%tid.x;
add.s32 %r12,%r10,%r11;
setp.ge.u32 %p1,%r12,%r1;
@%p1 bra $21;
div.u32 %r13,%r12,%r2;
mov.u64 %d12,0;
setp.eq.s32 %p2,%r4,0;
mov.u64 %d13,%d12;
@%p2 bra $14;
setp.eq.s32 %p3,%r4,1;
mov.u32 %r14,%r13;
mov.u32 %r15,%r13;
@%p3 bra $4;
div.u32 %r14,%r13,%r5;
mul.lo.s32 %r16,%r14,%r5;
sub.s32 %r15,%r13,%r16;
$4:
cvt.u64.u32 %d14,%r15;
mul.lo.s64 %d13,%d10,%d14;
mul.lo.s64 %d12,%d6,%d14;
setp.lt.u32 %p4,%r4,2;
@%p4 bra $14;
setp.eq.s32 %p5,%r4,2;
mov.u32 %r17,%r14;
@%p5 bra $7;
div.u32 %r18,%r14,%r6;
mul.lo.s32 %r19,%r18,%r6;
sub.s32 %r17,%r14,%r19;
mov.u32 %r14,%r18;
$7:
cvt.u64.u32 %d15,%r17;
mul.lo.s64 %d16,%d9,%d15;
add.s64 %d13,%d16,%d13;
mul.lo.s64 %d17,%d5,%d15;
add.s64 %d12,%d17,%d12;
setp.lt.u32 %p6,%r4,3;
@%p6 bra $14;
setp.eq.s32 %p7,%r4,3;
mov.u32 %r20,%r14;
@%p7 bra $10;
div.u32 %r21,%r14,%r7;
mul.lo.s32 %r22,%r21,%r7;
sub.s32 %r20,%r14,%r22;
mov.u32 %r14,%r21;
$10:
cvt.u64.u32 %d18,%r20;
mul.lo.s64 %d19,%d8,%d18;
add.s64 %d13,%d19,%d13;
mul.lo.s64 %d20,%d4,%d18;
add.s64 %d12,%d20,%d12;
setp.lt.u32 %p8,%r4,4;
@%p8 bra $14;
setp.eq.s32 %p9,%r4,4;
@%p9 bra $13;
rem.u32 %r14,%r14,%r8;
$13:
cvt.u64.u32 %d21,%r14;
mul.lo.s64 %d22,%d7,%d21;
add.s64 %d13,%d22,%d13;
mul.lo.s64 %d23,%d3,%d21;
add.s64 %d12,%d23,%d12;
$14:
mul.lo.s32 %r23,%r13,%r2;
sub.s32 %r24,%r12,%r23;
mul.wide.u32 %d24,%r24,16;
add.s64 %d25,%d1,%d13;
and.b64 %d26,%d25,15;
sub.s64 %d27,%d24,%d26;
add.s64 %d28,%d2,%d12;
add.s64 %d29,%d27,%d28;
cvt.u32.u64 %r25,%d29;
and.b32 %r26,%r25,3;
setp.eq.s32 %p10,%r26,0;
selp.b32 %r27,3,4,%p10;
and.b64 %d30,%d29,3;
setp.lt.s64 %p11,%d27,%d30;
@%p11 bra $18;
sub.s64 %d31,%d27,%d30;
shl.b32 %r28,%r27,2;
add.s32 %r29,%r28,4;
cvt.u64.u32 %d32,%r29;
add.s64 %d33,%d31,%d32;
cvt.u64.u32 %d34,%r3;
setp.gt.s64 %p12,%d33,%d34;
@%p12 bra $18;
bra.uni $16;
$18:
cvt.u64.u32 %d35,%r3;
add.s64 %d36,%d27,16;
min.s64 %d37,%d36,%d35;
max.s64 %d38,%d27,0;
setp.ge.s64 %p13,%d38,%d37;
@%p13 bra $21;
cvta.to.global.u64 %d39,%d1;
$20:
.pragma "nounroll";
add.s64 %d40,%d38,%d12;
add.s64 %d41,%d11,%d40;
ld.global.u8 %s1,[%d41];
add.s64 %d42,%d38,%d13;
add.s64 %d43,%d39,%d42;
st.global.u8 [%d43],%s1;
add.s64 %d38,%d38,1;
setp.lt.s64 %p14,%d38,%d37;
@%p14 bra $20;
bra.uni $21;
$16:
cvt.u32.u64 %r30,%d30;
add.s64 %d44,%d27,%d12;
sub.s64 %d45,%d44,%d30;
add.s64 %d46,%d11,%d45;
mul.wide.u32 %d47,%r27,4;
add.s64 %d48,%d46,%d47;
mad.lo.s32 %r31,%r30,4369,12816;
and.b32 %r32,%r31,30583;
ld.global.u32 %r33,[%d46+4];
ld.global.u32 %r34,[%d46];
ld.global.u32 %r35,[%d46+8];
ld.global.u32 %r36,[%d46+12];
ld.global.u32 %r37,[%d48];
cvta.to.global.u64 %d49,%d1;
add.s64 %d50,%d27,%d13;
add.s64 %d51,%d49,%d50;
prmt.b32 %r38,%r35,%r36,%r32;
prmt.b32 %r39,%r33,%r35,%r32;
prmt.b32 %r40,%r34,%r33,%r32;
prmt.b32 %r41,%r36,%r37,%r32;
st.global.v4.u32 [%d51],{%r40,%r39,%r38,%r41};
$21:
ret;
}
.visible .entry copy_2(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .align 8 .b8 p3[128]
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b16 %s<2>;
.reg .b32 %r<28>;
.reg .b64 %d<37>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
ld.param.v2.u32 {%r2,%r3},[p3];
ld.param.v2.u32 {%r4,%r5},[p3+8];
ld.param.v2.u32 {%r6,%r7},[p3+16];
ld.param.u64 %d3,[p3+120];
ld.param.u64 %d4,[p3+112];
ld.param.u64 %d5,[p3+104];
ld.param.u64 %d6,[p3+96];
ld.param.u64 %d7,[p3+88];
ld.param.u64 %d8,[p3+80];
ld.param.u64 %d9,[p3+72];
ld.param.u64 %d10,[p3+64];
ld.param.u64 %d11,[p3+56];
ld.param.u64 %d12,[p3+48];
ld.param.u64 %d13,[p3+40];
ld.param.u64 %d14,[p3+32];
ld.param.u32 %r8,[p3+24];
mov.u32 %r9,%ctaid.x;
shl.b32 %r10,%r9,8;
mov.u32 %r11,%tid.x;
add.s32 %r12,%r10,%r11;
setp.ge.u32 %p1,%r12,%r1;
@%p1 bra $21;
mov.u64 %d15,0;
setp.eq.s32 %p2,%r2,0;
mov.u64 %d16,%d15;
@%p2 bra $20;
setp.eq.s32 %p3,%r2,1;
mov.u32 %r13,%r12;
@%p3 bra $4;
add.s32 %r14,%r10,%r11;
div.u32 %r12,%r14,%r3;
mul.lo.s32 %r15,%r12,%r3;
sub.s32 %r13,%r14,%r15;
$4:
cvt.u64.u32 %d17,%r13;
mul.lo.s64 %d15,%d14,%d17;
mul.lo.s64 %d16,%d8,%d17;
setp.lt.u32 %p4,%r2,2;
@%p4 bra $20;
setp.eq.s32 %p5,%r2,2;
mov.u32 %r16,%r12;
@%p5 bra $7;
div.u32 %r17,%r12,%r4;
mul.lo.s32 %r18,%r17,%r4;
sub.s32 %r16,%r12,%r18;
mov.u32 %r12,%r17;
$7:
cvt.u64.u32 %d18,%r16;
mul.lo.s64 %d19,%d13,%d18;
add.s64 %d15,%d19,%d15;
mul.lo.s64 %d20,%d7,%d18;
add.s64 %d16,%d20,%d16;
setp.lt.u32 %p6,%r2,3;
@%p6 bra $20;
setp.eq.s32 %p7,%r2,3;
mov.u32 %r19,%r12;
@%p7 bra $10;
div.u32 %r20,%r12,%r5;
mul.lo.s32 %r21,%r20,%r5;
sub.s32 %r19,%r12,%r21;
mov.u32 %r12,%r20;
$10:
cvt.u64.u32 %d21,%r19;
mul.lo.s64 %d22,%d12,%d21;
add.s64 %d15,%d22,%d15;
mul.lo.s64 %d23,%d6,%d21;
add.s64 %d16,%d23,%d16;
setp.lt.u32 %p8,%r2,4;
@%p8 bra $20;
setp.eq.s32 %p9,%r2,4;
mov.u32 %r22,%r12;
@%p9 bra $13;
div.u32 %r23,%r12,%r6;
mul.lo.s32 %r24,%r23,%r6;
sub.s32 %r22,%r12,%r24;
mov.u32 %r12,%r23;
$13:
cvt.u64.u32 %d24,%r22;
mul.lo.s64 %d25,%d11,%d24;
add.s64 %d15,%d25,%d15;
mul.lo.s64 %d26,%d5,%d24;
add.s64 %d16,%d26,%d16;
setp.lt.u32 %p10,%r2,5;
@%p10 bra $20;
setp.eq.s32 %p11,%r2,5;
mov.u32 %r25,%r12;
@%p11 bra $16;
div.u32 %r26,%r12,%r7;
mul.lo.s32 %r27,%r26,%r7;
sub.s32 %r25,%r12,%r27;
mov.u32 %r12,%r26;
$16:
cvt.u64.u32 %d27,%r25;
mul.lo.s64 %d28,%d10,%d27;
add.s64 %d15,%d28,%d15;
mul.lo.s64 %d29,%d4,%d27;
add.s64 %d16,%d29,%d16;
setp.lt.u32 %p12,%r2,6;
@%p12 bra $20;
setp.eq.s32 %p13,%r2,6;
@%p13 bra $19;
rem.u32 %r12,%r12,%r8;
$19:
cvt.u64.u32 %d30,%r12;
mul.lo.s64 %d31,%d9,%d30;
add.s64 %d15,%d31,%d15;
mul.lo.s64 %d32,%d3,%d30;
add.s64 %d16,%d32,%d16;
$20:
cvta.to.global.u64 %d33,%d2;
add.s64 %d34,%d33,%d16;
ld.global.u16 %s1,[%d34];
cvta.to.global.u64 %d35,%d1;
add.s64 %d36,%d35,%d15;
st.global.u16 [%d36],%s1;
$21:
ret;
}
.visible .entry copy_4(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .align 8 .b8 p3[128]
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b32 %r<29>;
.reg .b64 %d<37>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
ld.param.v2.u32 {%r2,%r3},[p3];
ld.param.v2.u32 {%r4,%r5},[p3+8];
ld.param.v2.u32 {%r6,%r7},[p3+16];
ld.param.u64 %d3,[p3+120];
ld.param.u64 %d4,[p3+112];
ld.param.u64 %d5,[p3+104];
ld.param.u64 %d6,[p3+96];
ld.param.u64 %d7,[p3+88];
ld.param.u64 %d8,[p3+80];
ld.param.u64 %d9,[p3+72];
ld.param.u64 %d10,[p3+64];
ld.param.u64 %d11,[p3+56];
ld.param.u64 %d12,[p3+48];
ld.param.u64 %d13,[p3+40];
ld.param.u64 %d14,[p3+32];
ld.param.u32 %r8,[p3+24];
mov.u32 %r9,%ctaid.x;
shl.b32 %r10,%r9,8;
mov.u32 %r11,%tid.x;
add.s32 %r12,%r10,%r11;
setp.ge.u32 %p1,%r12,%r1;
@%p1 bra $21;
mov.u64 %d15,0;
setp.eq.s32 %p2,%r2,0;
mov.u64 %d16,%d15;
@%p2 bra $20;
setp.eq.s32 %p3,%r2,1;
mov.u32 %r13,%r12;
@%p3 bra $4;
add.s32 %r14,%r10,%r11;
div.u32 %r12,%r14,%r3;
mul.lo.s32 %r15,%r12,%r3;
sub.s32 %r13,%r14,%r15;
$4:
cvt.u64.u32 %d17,%r13;
mul.lo.s64 %d15,%d14,%d17;
mul.lo.s64 %d16,%d8,%d17;
setp.lt.u32 %p4,%r2,2;
@%p4 bra $20;
setp.eq.s32 %p5,%r2,2;
mov.u32 %r16,%r12;
@%p5 bra $7;
div.u32 %r17,%r12,%r4;
mul.lo.s32 %r18,%r17,%r4;
sub.s32 %r16,%r12,%r18;
mov.u32 %r12,%r17;
$7:
cvt.u64.u32 %d18,%r16;
mul.lo.s64 %d19,%d13,%d18;
add.s64 %d15,%d19,%d15;
mul.lo.s64 %d20,%d7,%d18;
add.s64 %d16,%d20,%d16;
setp.lt.u32 %p6,%r2,3;
@%p6 bra $20;
setp.eq.s32 %p7,%r2,3;
mov.u32 %r19,%r12;
@%p7 bra $10;
div.u32 %r20,%r12,%r5;
mul.lo.s32 %r21,%r20,%r5;
sub.s32 %r19,%r12,%r21;
mov.u32 %r12,%r20;
$10:
cvt.u64.u32 %d21,%r19;
mul.lo.s64 %d22,%d12,%d21;
add.s64 %d15,%d22,%d15;
mul.lo.s64 %d23,%d6,%d21;
add.s64 %d16,%d23,%d16;
setp.lt.u32 %p8,%r2,4;
@%p8 bra $20;
setp.eq.s32 %p9,%r2,4;
mov.u32 %r22,%r12;
@%p9 bra $13;
div.u32 %r23,%r12,%r6;
mul.lo.s32 %r24,%r23,%r6;
sub.s32 %r22,%r12,%r24;
mov.u32 %r12,%r23;
$13:
cvt.u64.u32 %d24,%r22;
mul.lo.s64 %d25,%d11,%d24;
add.s64 %d15,%d25,%d15;
mul.lo.s64 %d26,%d5,%d24;
add.s64 %d16,%d26,%d16;
setp.lt.u32 %p10,%r2,5;
@%p10 bra $20;
setp.eq.s32 %p11,%r2,5;
mov.u32 %r25,%r12;
@%p11 bra $16;
div.u32 %r26,%r12,%r7;
mul.lo.s32 %r27,%r26,%r7;
sub.s32 %r25,%r12,%r27;
mov.u32 %r12,%r26;
$16:
cvt.u64.u32 %d27,%r25;
mul.lo.s64 %d28,%d10,%d27;
add.s64 %d15,%d28,%d15;
mul.lo.s64 %d29,%d4,%d27;
add.s64 %d16,%d29,%d16;
setp.lt.u32 %p12,%r2,6;
@%p12 bra $20;
setp.eq.s32 %p13,%r2,6;
@%p13 bra $19;
rem.u32 %r12,%r12,%r8;
$19:
cvt.u64.u32 %d30,%r12;
mul.lo.s64 %d31,%d9,%d30;
add.s64 %d15,%d31,%d15;
mul.lo.s64 %d32,%d3,%d30;
add.s64 %d16,%d32,%d16;
$20:
cvta.to.global.u64 %d33,%d2;
add.s64 %d34,%d33,%d16;
ld.global.u32 %r28,[%d34];
cvta.to.global.u64 %d35,%d1;
add.s64 %d36,%d35,%d15;
st.global.u32 [%d36],%r28;
$21:
ret;
}
.visible .entry copy_8(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .align 8 .b8 p3[128]
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b32 %r<28>;
.reg .b64 %d<38>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
ld.param.v2.u32 {%r2,%r3},[p3];
ld.param.v2.u32 {%r4,%r5},[p3+8];
ld.param.v2.u32 {%r6,%r7},[p3+16];
ld.param.u64 %d3,[p3+120];
ld.param.u64 %d4,[p3+112];
ld.param.u64 %d5,[p3+104];
ld.param.u64 %d6,[p3+96];
ld.param.u64 %d7,[p3+88];
ld.param.u64 %d8,[p3+80];
ld.param.u64 %d9,[p3+72];
ld.param.u64 %d10,[p3+64];
ld.param.u64 %d11,[p3+56];
ld.param.u64 %d12,[p3+48];
ld.param.u64 %d13,[p3+40];
ld.param.u64 %d14,[p3+32];
ld.param.u32 %r8,[p3+24];
mov.u32 %r9,%ctaid.x;
shl.b32 %r10,%r9,8;
mov.u32 %r11,%tid.x;
add.s32 %r12,%r10,%r11;
setp.ge.u32 %p1,%r12,%r1;
@%p1 bra $21;
mov.u64 %d15,0;
setp.eq.s32 %p2,%r2,0;
mov.u64 %d16,%d15;
@%p2 bra $20;
setp.eq.s32 %p3,%r2,1;
mov.u32 %r13,%r12;
@%p3 bra $4;
add.s32 %r14,%r10,%r11;
div.u32 %r12,%r14,%r3;
mul.lo.s32 %r15,%r12,%r3;
sub.s32 %r13,%r14,%r15;
$4:
cvt.u64.u32 %d17,%r13;
mul.lo.s64 %d15,%d14,%d17;
mul.lo.s64 %d16,%d8,%d17;
setp.lt.u32 %p4,%r2,2;
@%p4 bra $20;
setp.eq.s32 %p5,%r2,2;
mov.u32 %r16,%r12;
@%p5 bra $7;
div.u32 %r17,%r12,%r4;
mul.lo.s32 %r18,%r17,%r4;
sub.s32 %r16,%r12,%r18;
mov.u32 %r12,%r17;
$7:
cvt.u64.u32 %d18,%r16;
mul.lo.s64 %d19,%d13,%d18;
add.s64 %d15,%d19,%d15;
mul.lo.s64 %d20,%d7,%d18;
add.s64 %d16,%d20,%d16;
setp.lt.u32 %p6,%r2,3;
@%p6 bra $20;
setp.eq.s32 %p7,%r2,3;
mov.u32 %r19,%r12;
@%p7 bra $10;
div.u32 %r20,%r12,%r5;
mul.lo.s32 %r21,%r20,%r5;
sub.s32 %r19,%r12,%r21;
mov.u32 %r12,%r20;
$10:
cvt.u64.u32 %d21,%r19;
mul.lo.s64 %d22,%d12,%d21;
add.s64 %d15,%d22,%d15;
mul.lo.s64 %d23,%d6,%d21;
add.s64 %d16,%d23,%d16;
setp.lt.u32 %p8,%r2,4;
@%p8 bra $20;
setp.eq.s32 %p9,%r2,4;
mov.u32 %r22,%r12;
@%p9 bra $13;
div.u32 %r23,%r12,%r6;
mul.lo.s32 %r24,%r23,%r6;
sub.s32 %r22,%r12,%r24;
mov.u32 %r12,%r23;
$13:
cvt.u64.u32 %d24,%r22;
mul.lo.s64 %d25,%d11,%d24;
add.s64 %d15,%d25,%d15;
mul.lo.s64 %d26,%d5,%d24;
add.s64 %d16,%d26,%d16;
setp.lt.u32 %p10,%r2,5;
@%p10 bra $20;
setp.eq.s32 %p11,%r2,5;
mov.u32 %r25,%r12;
@%p11 bra $16;
div.u32 %r26,%r12,%r7;
mul.lo.s32 %r27,%r26,%r7;
sub.s32 %r25,%r12,%r27;
mov.u32 %r12,%r26;
$16:
cvt.u64.u32 %d27,%r25;
mul.lo.s64 %d28,%d10,%d27;
add.s64 %d15,%d28,%d15;
mul.lo.s64 %d29,%d4,%d27;
add.s64 %d16,%d29,%d16;
setp.lt.u32 %p12,%r2,6;
@%p12 bra $20;
setp.eq.s32 %p13,%r2,6;
@%p13 bra $19;
rem.u32 %r12,%r12,%r8;
$19:
cvt.u64.u32 %d30,%r12;
mul.lo.s64 %d31,%d9,%d30;
add.s64 %d15,%d31,%d15;
mul.lo.s64 %d32,%d3,%d30;
add.s64 %d16,%d32,%d16;
$20:
cvta.to.global.u64 %d33,%d2;
add.s64 %d34,%d33,%d16;
ld.global.u64 %d35,[%d34];
cvta.to.global.u64 %d36,%d1;
add.s64 %d37,%d36,%d15;
st.global.u64 [%d37],%d35;
$21:
ret;
}
.visible .entry copy_1(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .align 8 .b8 p3[128]
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b16 %s<2>;
.reg .b32 %r<28>;
.reg .b64 %d<37>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
ld.param.v2.u32 {%r2,%r3},[p3];
ld.param.v2.u32 {%r4,%r5},[p3+8];
ld.param.v2.u32 {%r6,%r7},[p3+16];
ld.param.u64 %d3,[p3+120];
ld.param.u64 %d4,[p3+112];
ld.param.u64 %d5,[p3+104];
ld.param.u64 %d6,[p3+96];
ld.param.u64 %d7,[p3+88];
ld.param.u64 %d8,[p3+80];
ld.param.u64 %d9,[p3+72];
ld.param.u64 %d10,[p3+64];
ld.param.u64 %d11,[p3+56];
ld.param.u64 %d12,[p3+48];
ld.param.u64 %d13,[p3+40];
ld.param.u64 %d14,[p3+32];
ld.param.u32 %r8,[p3+24];
mov.u32 %r9,%ctaid.x;
shl.b32 %r10,%r9,8;
mov.u32 %r11,%tid.x;
add.s32 %r12,%r10,%r11;
setp.ge.u32 %p1,%r12,%r1;
@%p1 bra $21;
mov.u64 %d15,0;
setp.eq.s32 %p2,%r2,0;
mov.u64 %d16,%d15;
@%p2 bra $20;
setp.eq.s32 %p3,%r2,1;
mov.u32 %r13,%r12;
@%p3 bra $4;
add.s32 %r14,%r10,%r11;
div.u32 %r12,%r14,%r3;
mul.lo.s32 %r15,%r12,%r3;
sub.s32 %r13,%r14,%r15;
$4:
cvt.u64.u32 %d17,%r13;
mul.lo.s64 %d15,%d14,%d17;
mul.lo.s64 %d16,%d8,%d17;
setp.lt.u32 %p4,%r2,2;
@%p4 bra $20;
setp.eq.s32 %p5,%r2,2;
mov.u32 %r16,%r12;
@%p5 bra $7;
div.u32 %r17,%r12,%r4;
mul.lo.s32 %r18,%r17,%r4;
sub.s32 %r16,%r12,%r18;
mov.u32 %r12,%r17;
$7:
cvt.u64.u32 %d18,%r16;
mul.lo.s64 %d19,%d13,%d18;
add.s64 %d15,%d19,%d15;
mul.lo.s64 %d20,%d7,%d18;
add.s64 %d16,%d20,%d16;
setp.lt.u32 %p6,%r2,3;
@%p6 bra $20;
setp.eq.s32 %p7,%r2,3;
mov.u32 %r19,%r12;
@%p7 bra $10;
div.u32 %r20,%r12,%r5;
mul.lo.s32 %r21,%r20,%r5;
sub.s32 %r19,%r12,%r21;
mov.u32 %r12,%r20;
$10:
cvt.u64.u32 %d21,%r19;
mul.lo.s64 %d22,%d12,%d21;
add.s64 %d15,%d22,%d15;
mul.lo.s64 %d23,%d6,%d21;
add.s64 %d16,%d23,%d16;
setp.lt.u32 %p8,%r2,4;
@%p8 bra $20;
setp.eq.s32 %p9,%r2,4;
mov.u32 %r22,%r12;
@%p9 bra $13;
div.u32 %r23,%r12,%r6;
mul.lo.s32 %r24,%r23,%r6;
sub.s32 %r22,%r12,%r24;
mov.u32 %r12,%r23;
$13:
cvt.u64.u32 %d24,%r22;
mul.lo.s64 %d25,%d11,%d24;
add.s64 %d15,%d25,%d15;
mul.lo.s64 %d26,%d5,%d24;
add.s64 %d16,%d26,%d16;
setp.lt.u32 %p10,%r2,5;
@%p10 bra $20;
setp.eq.s32 %p11,%r2,5;
mov.u32 %r25,%r12;
@%p11 bra $16;
div.u32 %r26,%r12,%r7;
mul.lo.s32 %r27,%r26,%r7;
sub.s32 %r25,%r12,%r27;
mov.u32 %r12,%r26;
$16:
cvt.u64.u32 %d27,%r25;
mul.lo.s64 %d28,%d10,%d27;
add.s64 %d15,%d28,%d15;
mul.lo.s64 %d29,%d4,%d27;
add.s64 %d16,%d29,%d16;
setp.lt.u32 %p12,%r2,6;
@%p12 bra $20;
setp.eq.s32 %p13,%r2,6;
@%p13 bra $19;
rem.u32 %r12,%r12,%r8;
$19:
cvt.u64.u32 %d30,%r12;
mul.lo.s64 %d31,%d9,%d30;
add.s64 %d15,%d31,%d15;
mul.lo.s64 %d32,%d3,%d30;
add.s64 %d16,%d32,%d16;
$20:
cvta.to.global.u64 %d33,%d2;
add.s64 %d34,%d33,%d16;
ld.global.u8 %s1,[%d34];
cvta.to.global.u64 %d35,%d1;
add.s64 %d36,%d35,%d15;
st.global.u8 [%d36],%s1;
$21:
ret;
}
.visible .entry copy_16(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .align 8 .b8 p3[128]
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b32 %r<32>;
.reg .b64 %d<37>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
ld.param.v2.u32 {%r2,%r3},[p3];
ld.param.v2.u32 {%r4,%r5},[p3+8];
ld.param.v2.u32 {%r6,%r7},[p3+16];
ld.param.u64 %d3,[p3+120];
ld.param.u64 %d4,[p3+112];
ld.param.u64 %d5,[p3+104];
ld.param.u64 %d6,[p3+96];
ld.param.u64 %d7,[p3+88];
ld.param.u64 %d8,[p3+80];
ld.param.u64 %d9,[p3+72];
ld.param.u64 %d10,[p3+64];
ld.param.u64 %d11,[p3+56];
ld.param.u64 %d12,[p3+48];
ld.param.u64 %d13,[p3+40];
ld.param.u64 %d14,[p3+32];
ld.param.u32 %r8,[p3+24];
mov.u32 %r9,%ctaid.x;
shl.b32 %r10,%r9,8;
mov.u32 %r11,%tid.x;
add.s32 %r12,%r10,%r11;
setp.ge.u32 %p1,%r12,%r1;
@%p1 bra $21;
mov.u64 %d15,0;
setp.eq.s32 %p2,%r2,0;
mov.u64 %d16,%d15;
@%p2 bra $20;
setp.eq.s32 %p3,%r2,1;
mov.u32 %r13,%r12;
@%p3 bra $4;
add.s32 %r14,%r10,%r11;
div.u32 %r12,%r14,%r3;
mul.lo.s32 %r15,%r12,%r3;
sub.s32 %r13,%r14,%r15;
$4:
cvt.u64.u32 %d17,%r13;
mul.lo.s64 %d16,%d14,%d17;
mul.lo.s64 %d15,%d8,%d17;
setp.lt.u32 %p4,%r2,2;
@%p4 bra $20;
setp.eq.s32 %p5,%r2,2;
mov.u32 %r16,%r12;
@%p5 bra $7;
div.u32 %r17,%r12,%r4;
mul.lo.s32 %r18,%r17,%r4;
sub.s32 %r16,%r12,%r18;
mov.u32 %r12,%r17;
$7:
cvt.u64.u32 %d18,%r16;
mul.lo.s64 %d19,%d13,%d18;
add.s64 %d16,%d19,%d16;
mul.lo.s64 %d20,%d7,%d18;
add.s64 %d15,%d20,%d15;
setp.lt.u32 %p6,%r2,3;
@%p6 bra $20;
setp.eq.s32 %p7,%r2,3;
mov.u32 %r19,%r12;
@%p7 bra $10;
div.u32 %r20,%r12,%r5;
mul.lo.s32 %r21,%r20,%r5;
sub.s32 %r19,%r12,%r21;
mov.u32 %r12,%r20;
$10:
cvt.u64.u32 %d21,%r19;
mul.lo.s64 %d22,%d12,%d21;
add.s64 %d16,%d22,%d16;
mul.lo.s64 %d23,%d6,%d21;
add.s64 %d15,%d23,%d15;
setp.lt.u32 %p8,%r2,4;
@%p8 bra $20;
setp.eq.s32 %p9,%r2,4;
mov.u32 %r22,%r12;
@%p9 bra $13;
div.u32 %r23,%r12,%r6;
mul.lo.s32 %r24,%r23,%r6;
sub.s32 %r22,%r12,%r24;
mov.u32 %r12,%r23;
$13:
cvt.u64.u32 %d24,%r22;
mul.lo.s64 %d25,%d11,%d24;
add.s64 %d16,%d25,%d16;
mul.lo.s64 %d26,%d5,%d24;
add.s64 %d15,%d26,%d15;
setp.lt.u32 %p10,%r2,5;
@%p10 bra $20;
setp.eq.s32 %p11,%r2,5;
mov.u32 %r25,%r12;
@%p11 bra $16;
div.u32 %r26,%r12,%r7;
mul.lo.s32 %r27,%r26,%r7;
sub.s32 %r25,%r12,%r27;
mov.u32 %r12,%r26;
$16:
cvt.u64.u32 %d27,%r25;
mul.lo.s64 %d28,%d10,%d27;
add.s64 %d16,%d28,%d16;
mul.lo.s64 %d29,%d4,%d27;
add.s64 %d15,%d29,%d15;
setp.lt.u32 %p12,%r2,6;
@%p12 bra $20;
setp.eq.s32 %p13,%r2,6;
@%p13 bra $19;
rem.u32 %r12,%r12,%r8;
$19:
cvt.u64.u32 %d30,%r12;
mul.lo.s64 %d31,%d9,%d30;
add.s64 %d16,%d31,%d16;
mul.lo.s64 %d32,%d3,%d30;
add.s64 %d15,%d32,%d15;
$20:
cvta.to.global.u64 %d33,%d1;
add.s64 %d34,%d33,%d16;
cvta.to.global.u64 %d35,%d2;
add.s64 %d36,%d35,%d15;
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%d36];
st.global.v4.u32 [%d34],{%r28,%r29,%r30,%r31};
$21:
ret;
}
.visible .entry transpose_2(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u64 p4,
.param .u64 p5,
.param .align 8 .b8 p6[64]
)
.maxntid 256,1,1
{
.reg .pred %p<59>;
.reg .b16 %s<33>;
.reg .b32 %r<64>;
.reg .b64 %d<308>;
.shared .align 2 .b8 z0[8448];
mov.u64 %d1,0;
ld.param.u64 %d2,[p0];
ld.param.u64 %d3,[p1];
ld.param.u32 %r1,[p2];
ld.param.u32 %r2,[p3];
ld.param.u64 %d4,[p4];
ld.param.u64 %d5,[p5];
ld.param.v2.u32 {%r3,%r4},[p6];
ld.param.v2.u32 {%r5,%r6},[p6+8];
ld.param.u64 %d6,[p6+56];
ld.param.u64 %d7,[p6+48];
ld.param.u64 %d8,[p6+40];
ld.param.u64 %d9,[p6+32];
ld.param.u64 %d10,[p6+24];
ld.param.u64 %d11,[p6+16];
cvta.to.global.u64 %d12,%d3;
cvta.to.global.u64 %d13,%d2;
add.s32 %r7,%r1,63;
shr.u32 %r8,%r7,6;
add.s32 %r9,%r2,63;
shr.u32 %r10,%r9,6;
mov.u32 %r11,%ctaid.x;
div.u32 %r12,%r11,%r8;
div.u32 %r13,%r12,%r10;
mul.lo.s32 %r14,%r12,%r8;
sub.s32 %r15,%r11,%r14;
shl.b32 %r16,%r15,6;
mul.lo.s32 %r17,%r13,%r10;
sub.s32 %r18,%r12,%r17;
shl.b32 %r19,%r18,6;
setp.eq.s32 %p1,%r3,0;
mov.u64 %d14,%d1;
@%p1 bra $10;
setp.eq.s32 %p2,%r3,1;
mov.u32 %r20,%r13;
@%p2 bra $3;
div.u32 %r21,%r13,%r4;
mul.lo.s32 %r22,%r21,%r4;
sub.s32 %r20,%r13,%r22;
mov.u32 %r13,%r21;
$3:
cvt.u64.u32 %d15,%r20;
mul.lo.s64 %d1,%d11,%d15;
mul.lo.s64 %d14,%d8,%d15;
setp.lt.u32 %p3,%r3,2;
@%p3 bra $10;
setp.eq.s32 %p4,%r3,2;
mov.u32 %r23,%r13;
@%p4 bra $6;
div.u32 %r24,%r13,%r5;
mul.lo.s32 %r25,%r24,%r5;
sub.s32 %r23,%r13,%r25;
mov.u32 %r13,%r24;
$6:
cvt.u64.u32 %d16,%r23;
mul.lo.s64 %d17,%d10,%d16;
add.s64 %d1,%d17,%d1;
mul.lo.s64 %d18,%d7,%d16;
add.s64 %d14,%d18,%d14;
setp.lt.u32 %p5,%r3,3;
@%p5 bra $10;
setp.eq.s32 %p6,%r3,3;
@%p6 bra $9;
rem.u32 %r13,%r13,%r6;
$9:
cvt.u64.u32 %d19,%r13;
mul.lo.s64 %d20,%d9,%d19;
add.s64 %d1,%d20,%d1;
mul.lo.s64 %d21,%d6,%d19;
add.s64 %d14,%d21,%d14;
$10:
cvt.u64.u32 %d22,%r16;
mul.wide.u32 %d23,%r16,2;
add.s64 %d24,%d14,%d23;
mov.u32 %r26,%tid.y;
add.s32 %r27,%r26,%r19;
setp.ge.u32 %p7,%r27,%r2;
cvt.u64.u32 %d25,%r26;
cvt.u64.u32 %d26,%r19;
add.s64 %d27,%d25,%d26;
mul.lo.s64 %d28,%d27,%d5;
add.s64 %d29,%d24,%d28;
add.s64 %d30,%d12,%d29;
mov.u32 %r28,%tid.x;
add.s32 %r29,%r28,%r16;
setp.ge.u32 %p8,%r29,%r1;
or.pred %p9,%p7,%p8;
@%p9 bra $12;
mul.wide.u32 %d31,%r28,2;
add.s64 %d32,%d30,%d31;
ld.global.u16 %s1,[%d32];
mul.lo.s64 %d33,%d25,132;
mov.u64 %d34,z0;
add.s64 %d35,%d34,%d33;
add.s64 %d36,%d35,%d31;
st.shared.u16 [%d36],%s1;
$12:
add.s32 %r30,%r28,32;
add.s32 %r31,%r30,%r16;
setp.ge.u32 %p10,%r31,%r1;
or.pred %p11,%p7,%p10;
@%p11 bra $14;
mul.wide.u32 %d37,%r30,2;
add.s64 %d38,%d30,%d37;
ld.global.u16 %s2,[%d38];
mul.lo.s64 %d39,%d25,132;
mov.u64 %d40,z0;
add.s64 %d41,%d40,%d39;
add.s64 %d42,%d41,%d37;
st.shared.u16 [%d42],%s2;
$14:
cvt.u32.u64 %r32,%d25;
add.s32 %r33,%r32,8;
add.s32 %r34,%r33,%r19;
setp.ge.u32 %p12,%r34,%r2;
cvt.u64.u32 %d43,%r33;
add.s64 %d44,%d43,%d26;
mul.lo.s64 %d45,%d44,%d5;
add.s64 %d46,%d24,%d45;
add.s64 %d47,%d12,%d46;
or.pred %p13,%p12,%p8;
@%p13 bra $16;
mul.wide.u32 %d48,%r28,2;
add.s64 %d49,%d47,%d48;
ld.global.u16 %s3,[%d49];
mul.lo.s64 %d50,%d43,132;
mov.u64 %d51,z0;
add.s64 %d52,%d51,%d50;
add.s64 %d53,%d52,%d48;
st.shared.u16 [%d53],%s3;
$16:
or.pred %p14,%p12,%p10;
@%p14 bra $18;
mul.wide.u32 %d54,%r30,2;
add.s64 %d55,%d47,%d54;
ld.global.u16 %s4,[%d55];
mul.lo.s64 %d56,%d43,132;
mov.u64 %d57,z0;
add.s64 %d58,%d57,%d56;
add.s64 %d59,%d58,%d54;
st.shared.u16 [%d59],%s4;
$18:
add.s32 %r35,%r32,16;
add.s32 %r36,%r35,%r19;
setp.ge.u32 %p15,%r36,%r2;
cvt.u64.u32 %d60,%r35;
add.s64 %d61,%d60,%d26;
mul.lo.s64 %d62,%d61,%d5;
add.s64 %d63,%d24,%d62;
add.s64 %d64,%d12,%d63;
or.pred %p16,%p15,%p8;
@%p16 bra $20;
mul.wide.u32 %d65,%r28,2;
add.s64 %d66,%d64,%d65;
ld.global.u16 %s5,[%d66];
mul.lo.s64 %d67,%d60,132;
mov.u64 %d68,z0;
add.s64 %d69,%d68,%d67;
add.s64 %d70,%d69,%d65;
st.shared.u16 [%d70],%s5;
$20:
or.pred %p17,%p15,%p10;
@%p17 bra $22;
mul.wide.u32 %d71,%r30,2;
add.s64 %d72,%d64,%d71;
ld.global.u16 %s6,[%d72];
mul.lo.s64 %d73,%d60,132;
mov.u64 %d74,z0;
add.s64 %d75,%d74,%d73;
add.s64 %d76,%d75,%d71;
st.shared.u16 [%d76],%s6;
$22:
add.s32 %r37,%r32,24;
add.s32 %r38,%r37,%r19;
setp.ge.u32 %p18,%r38,%r2;
cvt.u64.u32 %d77,%r37;
add.s64 %d78,%d77,%d26;
mul.lo.s64 %d79,%d78,%d5;
add.s64 %d80,%d24,%d79;
add.s64 %d81,%d12,%d80;
or.pred %p19,%p18,%p8;
@%p19 bra $24;
mul.wide.u32 %d82,%r28,2;
add.s64 %d83,%d81,%d82;
ld.global.u16 %s7,[%d83];
mul.lo.s64 %d84,%d77,132;
mov.u64 %d85,z0;
add.s64 %d86,%d85,%d84;
add.s64 %d87,%d86,%d82;
st.shared.u16 [%d87],%s7;
$24:
or.pred %p20,%p18,%p10;
@%p20 bra $26;
mul.wide.u32 %d88,%r30,2;
add.s64 %d89,%d81,%d88;
ld.global.u16 %s8,[%d89];
mul.lo.s64 %d90,%d77,132;
mov.u64 %d91,z0;
add.s64 %d92,%d91,%d90;
add.s64 %d93,%d92,%d88;
st.shared.u16 [%d93],%s8;
$26:
add.s32 %r39,%r32,32;
add.s32 %r40,%r39,%r19;
setp.ge.u32 %p21,%r40,%r2;
cvt.u64.u32 %d94,%r39;
add.s64 %d95,%d94,%d26;
mul.lo.s64 %d96,%d95,%d5;
add.s64 %d97,%d24,%d96;
add.s64 %d98,%d12,%d97;
or.pred %p22,%p21,%p8;
@%p22 bra $28;
mul.wide.u32 %d99,%r28,2;
add.s64 %d100,%d98,%d99;
ld.global.u16 %s9,[%d100];
mul.lo.s64 %d101,%d94,132;
mov.u64 %d102,z0;
add.s64 %d103,%d102,%d101;
add.s64 %d104,%d103,%d99;
st.shared.u16 [%d104],%s9;
$28:
or.pred %p23,%p21,%p10;
@%p23 bra $30;
mul.wide.u32 %d105,%r30,2;
add.s64 %d106,%d98,%d105;
ld.global.u16 %s10,[%d106];
mul.lo.s64 %d107,%d94,132;
mov.u64 %d108,z0;
add.s64 %d109,%d108,%d107;
add.s64 %d110,%d109,%d105;
st.shared.u16 [%d110],%s10;
$30:
add.s32 %r41,%r32,40;
add.s32 %r42,%r41,%r19;
setp.ge.u32 %p24,%r42,%r2;
cvt.u64.u32 %d111,%r41;
add.s64 %d112,%d111,%d26;
mul.lo.s64 %d113,%d112,%d5;
add.s64 %d114,%d24,%d113;
add.s64 %d115,%d12,%d114;
or.pred %p25,%p24,%p8;
@%p25 bra $32;
mul.wide.u32 %d116,%r28,2;
add.s64 %d117,%d115,%d116;
ld.global.u16 %s11,[%d117];
mul.lo.s64 %d118,%d111,132;
mov.u64 %d119,z0;
add.s64 %d120,%d119,%d118;
add.s64 %d121,%d120,%d116;
st.shared.u16 [%d121],%s11;
$32:
or.pred %p26,%p24,%p10;
@%p26 bra $34;
mul.wide.u32 %d122,%r30,2;
add.s64 %d123,%d115,%d122;
ld.global.u16 %s12,[%d123];
mul.lo.s64 %d124,%d111,132;
mov.u64 %d125,z0;
add.s64 %d126,%d125,%d124;
add.s64 %d127,%d126,%d122;
st.shared.u16 [%d127],%s12;
$34:
add.s32 %r43,%r32,48;
add.s32 %r44,%r43,%r19;
setp.ge.u32 %p27,%r44,%r2;
cvt.u64.u32 %d128,%r43;
add.s64 %d129,%d128,%d26;
mul.lo.s64 %d130,%d129,%d5;
add.s64 %d131,%d24,%d130;
add.s64 %d132,%d12,%d131;
or.pred %p28,%p27,%p8;
@%p28 bra $36;
mul.wide.u32 %d133,%r28,2;
add.s64 %d134,%d132,%d133;
ld.global.u16 %s13,[%d134];
mul.lo.s64 %d135,%d128,132;
mov.u64 %d136,z0;
add.s64 %d137,%d136,%d135;
add.s64 %d138,%d137,%d133;
st.shared.u16 [%d138],%s13;
$36:
or.pred %p29,%p27,%p10;
@%p29 bra $38;
mul.wide.u32 %d139,%r30,2;
add.s64 %d140,%d132,%d139;
ld.global.u16 %s14,[%d140];
mul.lo.s64 %d141,%d128,132;
mov.u64 %d142,z0;
add.s64 %d143,%d142,%d141;
add.s64 %d144,%d143,%d139;
st.shared.u16 [%d144],%s14;
$38:
add.s32 %r45,%r32,56;
add.s32 %r46,%r45,%r19;
setp.ge.u32 %p30,%r46,%r2;
cvt.u64.u32 %d145,%r45;
add.s64 %d146,%d145,%d26;
mul.lo.s64 %d147,%d146,%d5;
add.s64 %d148,%d24,%d147;
add.s64 %d149,%d12,%d148;
or.pred %p31,%p30,%p8;
@%p31 bra $40;
mul.wide.u32 %d150,%r28,2;
add.s64 %d151,%d149,%d150;
ld.global.u16 %s15,[%d151];
mul.lo.s64 %d152,%d145,132;
mov.u64 %d153,z0;
add.s64 %d154,%d153,%d152;
add.s64 %d155,%d154,%d150;
st.shared.u16 [%d155],%s15;
$40:
or.pred %p32,%p30,%p10;
@%p32 bra $42;
mul.wide.u32 %d156,%r30,2;
add.s64 %d157,%d149,%d156;
ld.global.u16 %s16,[%d157];
mul.lo.s64 %d158,%d145,132;
mov.u64 %d159,z0;
add.s64 %d160,%d159,%d158;
add.s64 %d161,%d160,%d156;
st.shared.u16 [%d161],%s16;
$42:
bar.sync 0;
shl.b64 %d162,%d26,1;
add.s64 %d163,%d1,%d162;
add.s32 %r47,%r32,%r16;
setp.ge.u32 %p33,%r47,%r1;
add.s64 %d164,%d25,%d22;
mul.lo.s64 %d165,%d164,%d4;
add.s64 %d166,%d163,%d165;
add.s64 %d167,%d13,%d166;
add.s32 %r48,%r28,%r19;
setp.ge.u32 %p34,%r48,%r2;
or.pred %p35,%p33,%p34;
@%p35 bra $44;
mul.wide.u32 %d168,%r28,132;
mov.u64 %d169,z0;
add.s64 %d170,%d169,%d168;
shl.b64 %d171,%d25,1;
add.s64 %d172,%d170,%d171;
ld.shared.u16 %s17,[%d172];
mul.wide.u32 %d173,%r28,2;
add.s64 %d174,%d167,%d173;
st.global.u16 [%d174],%s17;
$44:
add.s32 %r49,%r30,%r19;
setp.ge.u32 %p36,%r49,%r2;
or.pred %p37,%p33,%p36;
@%p37 bra $46;
mul.wide.u32 %d175,%r30,132;
mov.u64 %d176,z0;
add.s64 %d177,%d176,%d175;
shl.b64 %d178,%d25,1;
add.s64 %d179,%d177,%d178;
ld.shared.u16 %s18,[%d179];
mul.wide.u32 %d180,%r30,2;
add.s64 %d181,%d167,%d180;
st.global.u16 [%d181],%s18;
$46:
cvt.u32.u64 %r50,%d43;
add.s32 %r51,%r50,%r16;
setp.ge.u32 %p38,%r51,%r1;
add.s64 %d182,%d43,%d22;
mul.lo.s64 %d183,%d182,%d4;
add.s64 %d184,%d163,%d183;
add.s64 %d185,%d13,%d184;
or.pred %p39,%p38,%p34;
@%p39 bra $48;
mul.wide.u32 %d186,%r28,132;
mov.u64 %d187,z0;
add.s64 %d188,%d187,%d186;
shl.b64 %d189,%d43,1;
add.s64 %d190,%d188,%d189;
ld.shared.u16 %s19,[%d190];
mul.wide.u32 %d191,%r28,2;
add.s64 %d192,%d185,%d191;
st.global.u16 [%d192],%s19;
$48:
or.pred %p40,%p38,%p36;
@%p40 bra $50;
mul.wide.u32 %d193,%r30,132;
mov.u64 %d194,z0;
add.s64 %d195,%d194,%d193;
shl.b64 %d196,%d43,1;
add.s64 %d197,%d195,%d196;
ld.shared.u16 %s20,[%d197];
mul.wide.u32 %d198,%r30,2;
add.s64 %d199,%d185,%d198;
st.global.u16 [%d199],%s20;
$50:
cvt.u32.u64 %r52,%d60;
add.s32 %r53,%r52,%r16;
setp.ge.u32 %p41,%r53,%r1;
add.s64 %d200,%d60,%d22;
mul.lo.s64 %d201,%d200,%d4;
add.s64 %d202,%d163,%d201;
add.s64 %d203,%d13,%d202;
or.pred %p42,%p41,%p34;
@%p42 bra $52;
mul.wide.u32 %d204,%r28,132;
mov.u64 %d205,z0;
add.s64 %d206,%d205,%d204;
shl.b64 %d207,%d60,1;
add.s64 %d208,%d206,%d207;
ld.shared.u16 %s21,[%d208];
mul.wide.u32 %d209,%r28,2;
add.s64 %d210,%d203,%d209;
st.global.u16 [%d210],%s21;
$52:
or.pred %p43,%p41,%p36;
@%p43 bra $54;
mul.wide.u32 %d211,%r30,132;
mov.u64 %d212,z0;
add.s64 %d213,%d212,%d211;
shl.b64 %d214,%d60,1;
add.s64 %d215,%d213,%d214;
ld.shared.u16 %s22,[%d215];
mul.wide.u32 %d216,%r30,2;
add.s64 %d217,%d203,%d216;
st.global.u16 [%d217],%s22;
$54:
cvt.u32.u64 %r54,%d77;
add.s32 %r55,%r54,%r16;
setp.ge.u32 %p44,%r55,%r1;
add.s64 %d218,%d77,%d22;
mul.lo.s64 %d219,%d218,%d4;
add.s64 %d220,%d163,%d219;
add.s64 %d221,%d13,%d220;
or.pred %p45,%p44,%p34;
@%p45 bra $56;
mul.wide.u32 %d222,%r28,132;
mov.u64 %d223,z0;
add.s64 %d224,%d223,%d222;
shl.b64 %d225,%d77,1;
add.s64 %d226,%d224,%d225;
ld.shared.u16 %s23,[%d226];
mul.wide.u32 %d227,%r28,2;
add.s64 %d228,%d221,%d227;
st.global.u16 [%d228],%s23;
$56:
or.pred %p46,%p44,%p36;
@%p46 bra $58;
mul.wide.u32 %d229,%r30,132;
mov.u64 %d230,z0;
add.s64 %d231,%d230,%d229;
shl.b64 %d232,%d77,1;
add.s64 %d233,%d231,%d232;
ld.shared.u16 %s24,[%d233];
mul.wide.u32 %d234,%r30,2;
add.s64 %d235,%d221,%d234;
st.global.u16 [%d235],%s24;
$58:
cvt.u32.u64 %r56,%d94;
add.s32 %r57,%r56,%r16;
setp.ge.u32 %p47,%r57,%r1;
add.s64 %d236,%d94,%d22;
mul.lo.s64 %d237,%d236,%d4;
add.s64 %d238,%d163,%d237;
add.s64 %d239,%d13,%d238;
or.pred %p48,%p47,%p34;
@%p48 bra $60;
mul.wide.u32 %d240,%r28,132;
mov.u64 %d241,z0;
add.s64 %d242,%d241,%d240;
shl.b64 %d243,%d94,1;
add.s64 %d244,%d242,%d243;
ld.shared.u16 %s25,[%d244];
mul.wide.u32 %d245,%r28,2;
add.s64 %d246,%d239,%d245;
st.global.u16 [%d246],%s25;
$60:
or.pred %p49,%p47,%p36;
@%p49 bra $62;
mul.wide.u32 %d247,%r30,132;
mov.u64 %d248,z0;
add.s64 %d249,%d248,%d247;
shl.b64 %d250,%d94,1;
add.s64 %d251,%d249,%d250;
ld.shared.u16 %s26,[%d251];
mul.wide.u32 %d252,%r30,2;
add.s64 %d253,%d239,%d252;
st.global.u16 [%d253],%s26;
$62:
cvt.u32.u64 %r58,%d111;
add.s32 %r59,%r58,%r16;
setp.ge.u32 %p50,%r59,%r1;
add.s64 %d254,%d111,%d22;
mul.lo.s64 %d255,%d254,%d4;
add.s64 %d256,%d163,%d255;
add.s64 %d257,%d13,%d256;
or.pred %p51,%p50,%p34;
@%p51 bra $64;
mul.wide.u32 %d258,%r28,132;
mov.u64 %d259,z0;
add.s64 %d260,%d259,%d258;
shl.b64 %d261,%d111,1;
add.s64 %d262,%d260,%d261;
ld.shared.u16 %s27,[%d262];
mul.wide.u32 %d263,%r28,2;
add.s64 %d264,%d257,%d263;
st.global.u16 [%d264],%s27;
$64:
or.pred %p52,%p50,%p36;
@%p52 bra $66;
mul.wide.u32 %d265,%r30,132;
mov.u64 %d266,z0;
add.s64 %d267,%d266,%d265;
shl.b64 %d268,%d111,1;
add.s64 %d269,%d267,%d268;
ld.shared.u16 %s28,[%d269];
mul.wide.u32 %d270,%r30,2;
add.s64 %d271,%d257,%d270;
st.global.u16 [%d271],%s28;
$66:
cvt.u32.u64 %r60,%d128;
add.s32 %r61,%r60,%r16;
setp.ge.u32 %p53,%r61,%r1;
add.s64 %d272,%d128,%d22;
mul.lo.s64 %d273,%d272,%d4;
add.s64 %d274,%d163,%d273;
add.s64 %d275,%d13,%d274;
or.pred %p54,%p53,%p34;
@%p54 bra $68;
mul.wide.u32 %d276,%r28,132;
mov.u64 %d277,z0;
add.s64 %d278,%d277,%d276;
shl.b64 %d279,%d128,1;
add.s64 %d280,%d278,%d279;
ld.shared.u16 %s29,[%d280];
mul.wide.u32 %d281,%r28,2;
add.s64 %d282,%d275,%d281;
st.global.u16 [%d282],%s29;
$68:
or.pred %p55,%p53,%p36;
@%p55 bra $70;
mul.wide.u32 %d283,%r30,132;
mov.u64 %d284,z0;
add.s64 %d285,%d284,%d283;
shl.b64 %d286,%d128,1;
add.s64 %d287,%d285,%d286;
ld.shared.u16 %s30,[%d287];
mul.wide.u32 %d288,%r30,2;
add.s64 %d289,%d275,%d288;
st.global.u16 [%d289],%s30;
$70:
cvt.u32.u64 %r62,%d145;
add.s32 %r63,%r62,%r16;
setp.ge.u32 %p56,%r63,%r1;
add.s64 %d290,%d145,%d22;
mul.lo.s64 %d291,%d290,%d4;
add.s64 %d292,%d163,%d291;
add.s64 %d293,%d13,%d292;
or.pred %p57,%p56,%p34;
@%p57 bra $72;
mul.wide.u32 %d294,%r28,132;
mov.u64 %d295,z0;
add.s64 %d296,%d295,%d294;
shl.b64 %d297,%d145,1;
add.s64 %d298,%d296,%d297;
ld.shared.u16 %s31,[%d298];
mul.wide.u32 %d299,%r28,2;
add.s64 %d300,%d293,%d299;
st.global.u16 [%d300],%s31;
$72:
or.pred %p58,%p56,%p36;
@%p58 bra $74;
mul.wide.u32 %d301,%r30,132;
mov.u64 %d302,z0;
add.s64 %d303,%d302,%d301;
shl.b64 %d304,%d145,1;
add.s64 %d305,%d303,%d304;
ld.shared.u16 %s32,[%d305];
mul.wide.u32 %d306,%r30,2;
add.s64 %d307,%d293,%d306;
st.global.u16 [%d307],%s32;
$74:
ret;
}
.visible .entry transpose_4(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u64 p4,
.param .u64 p5,
.param .align 8 .b8 p6[64]
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .b32 %r<50>;
.reg .b64 %d<121>;
.shared .align 4 .b8 z1[4224];
mov.u64 %d1,0;
ld.param.u64 %d2,[p0];
ld.param.u64 %d3,[p1];
ld.param.u32 %r1,[p2];
ld.param.u32 %r2,[p3];
ld.param.u64 %d4,[p4];
ld.param.u64 %d5,[p5];
ld.param.v2.u32 {%r3,%r4},[p6];
ld.param.v2.u32 {%r5,%r6},[p6+8];
ld.param.u64 %d6,[p6+56];
ld.param.u64 %d7,[p6+48];
ld.param.u64 %d8,[p6+40];
ld.param.u64 %d9,[p6+32];
ld.param.u64 %d10,[p6+24];
ld.param.u64 %d11,[p6+16];
cvta.to.global.u64 %d12,%d3;
cvta.to.global.u64 %d13,%d2;
add.s32 %r7,%r1,31;
shr.u32 %r8,%r7,5;
add.s32 %r9,%r2,31;
shr.u32 %r10,%r9,5;
mov.u32 %r11,%ctaid.x;
div.u32 %r12,%r11,%r8;
div.u32 %r13,%r12,%r10;
mul.lo.s32 %r14,%r12,%r8;
sub.s32 %r15,%r11,%r14;
shl.b32 %r16,%r15,5;
mul.lo.s32 %r17,%r13,%r10;
sub.s32 %r18,%r12,%r17;
shl.b32 %r19,%r18,5;
setp.eq.s32 %p1,%r3,0;
mov.u64 %d14,%d1;
@%p1 bra $10;
setp.eq.s32 %p2,%r3,1;
mov.u32 %r20,%r13;
@%p2 bra $3;
div.u32 %r21,%r13,%r4;
mul.lo.s32 %r22,%r21,%r4;
sub.s32 %r20,%r13,%r22;
mov.u32 %r13,%r21;
$3:
cvt.u64.u32 %d15,%r20;
mul.lo.s64 %d1,%d11,%d15;
mul.lo.s64 %d14,%d8,%d15;
setp.lt.u32 %p3,%r3,2;
@%p3 bra $10;
setp.eq.s32 %p4,%r3,2;
mov.u32 %r23,%r13;
@%p4 bra $6;
div.u32 %r24,%r13,%r5;
mul.lo.s32 %r25,%r24,%r5;
sub.s32 %r23,%r13,%r25;
mov.u32 %r13,%r24;
$6:
cvt.u64.u32 %d16,%r23;
mul.lo.s64 %d17,%d10,%d16;
add.s64 %d1,%d17,%d1;
mul.lo.s64 %d18,%d7,%d16;
add.s64 %d14,%d18,%d14;
setp.lt.u32 %p5,%r3,3;
@%p5 bra $10;
setp.eq.s32 %p6,%r3,3;
@%p6 bra $9;
rem.u32 %r13,%r13,%r6;
$9:
cvt.u64.u32 %d19,%r13;
mul.lo.s64 %d20,%d9,%d19;
add.s64 %d1,%d20,%d1;
mul.lo.s64 %d21,%d6,%d19;
add.s64 %d14,%d21,%d14;
$10:
cvt.u64.u32 %d22,%r19;
cvt.u64.u32 %d23,%r16;
mul.wide.u32 %d24,%r16,4;
mov.u32 %r26,%tid.x;
add.s32 %r27,%r16,%r26;
setp.ge.u32 %p7,%r27,%r1;
add.s64 %d25,%d14,%d24;
cvt.u64.u32 %d26,%r26;
mov.u32 %r28,%tid.y;
add.s32 %r29,%r28,%r19;
setp.ge.u32 %p8,%r29,%r2;
or.pred %p9,%p7,%p8;
@%p9 bra $12;
cvt.u64.u32 %d27,%r28;
add.s64 %d28,%d27,%d22;
mul.lo.s64 %d29,%d28,%d5;
add.s64 %d30,%d25,%d29;
add.s64 %d31,%d12,%d30;
shl.b64 %d32,%d26,2;
add.s64 %d33,%d31,%d32;
ld.global.u32 %r30,[%d33];
mul.wide.u32 %d34,%r28,132;
mov.u64 %d35,z1;
add.s64 %d36,%d35,%d34;
add.s64 %d37,%d36,%d32;
st.shared.u32 [%d37],%r30;
$12:
add.s32 %r31,%r28,8;
add.s32 %r32,%r31,%r19;
setp.ge.u32 %p10,%r32,%r2;
or.pred %p11,%p7,%p10;
@%p11 bra $14;
cvt.u64.u32 %d38,%r31;
add.s64 %d39,%d38,%d22;
mul.lo.s64 %d40,%d39,%d5;
add.s64 %d41,%d25,%d40;
add.s64 %d42,%d12,%d41;
shl.b64 %d43,%d26,2;
add.s64 %d44,%d42,%d43;
ld.global.u32 %r33,[%d44];
mul.wide.u32 %d45,%r31,132;
mov.u64 %d46,z1;
add.s64 %d47,%d46,%d45;
add.s64 %d48,%d47,%d43;
st.shared.u32 [%d48],%r33;
$14:
add.s32 %r34,%r28,16;
add.s32 %r35,%r34,%r19;
setp.ge.u32 %p12,%r35,%r2;
or.pred %p13,%p7,%p12;
@%p13 bra $16;
cvt.u64.u32 %d49,%r34;
add.s64 %d50,%d49,%d22;
mul.lo.s64 %d51,%d50,%d5;
add.s64 %d52,%d25,%d51;
add.s64 %d53,%d12,%d52;
shl.b64 %d54,%d26,2;
add.s64 %d55,%d53,%d54;
ld.global.u32 %r36,[%d55];
mul.wide.u32 %d56,%r34,132;
mov.u64 %d57,z1;
add.s64 %d58,%d57,%d56;
add.s64 %d59,%d58,%d54;
st.shared.u32 [%d59],%r36;
$16:
add.s32 %r37,%r28,24;
add.s32 %r38,%r37,%r19;
setp.ge.u32 %p14,%r38,%r2;
or.pred %p15,%p7,%p14;
@%p15 bra $18;
cvt.u64.u32 %d60,%r37;
add.s64 %d61,%d60,%d22;
mul.lo.s64 %d62,%d61,%d5;
add.s64 %d63,%d25,%d62;
add.s64 %d64,%d12,%d63;
shl.b64 %d65,%d26,2;
add.s64 %d66,%d64,%d65;
ld.global.u32 %r39,[%d66];
mul.wide.u32 %d67,%r37,132;
mov.u64 %d68,z1;
add.s64 %d69,%d68,%d67;
add.s64 %d70,%d69,%d65;
st.shared.u32 [%d70],%r39;
$18:
cvt.u32.u64 %r40,%d26;
bar.sync 0;
add.s32 %r41,%r19,%r40;
setp.ge.u32 %p16,%r41,%r2;
shl.b64 %d71,%d22,2;
add.s64 %d72,%d1,%d71;
add.s32 %r42,%r28,%r16;
setp.ge.u32 %p17,%r42,%r1;
or.pred %p18,%p16,%p17;
@%p18 bra $20;
cvt.u64.u32 %d73,%r28;
mul.lo.s64 %d74,%d26,132;
mov.u64 %d75,z1;
add.s64 %d76,%d75,%d74;
mul.wide.u32 %d77,%r28,4;
add.s64 %d78,%d76,%d77;
ld.shared.u32 %r43,[%d78];
add.s64 %d79,%d73,%d23;
mul.lo.s64 %d80,%d79,%d4;
add.s64 %d81,%d72,%d80;
add.s64 %d82,%d13,%d81;
shl.b64 %d83,%d26,2;
add.s64 %d84,%d82,%d83;
st.global.u32 [%d84],%r43;
$20:
add.s32 %r44,%r31,%r16;
setp.ge.u32 %p19,%r44,%r1;
or.pred %p20,%p16,%p19;
@%p20 bra $22;
cvt.u64.u32 %d85,%r31;
mul.lo.s64 %d86,%d26,132;
mov.u64 %d87,z1;
add.s64 %d88,%d87,%d86;
mul.wide.u32 %d89,%r31,4;
add.s64 %d90,%d88,%d89;
ld.shared.u32 %r45,[%d90];
add.s64 %d91,%d85,%d23;
mul.lo.s64 %d92,%d91,%d4;
add.s64 %d93,%d72,%d92;
add.s64 %d94,%d13,%d93;
shl.b64 %d95,%d26,2;
add.s64 %d96,%d94,%d95;
st.global.u32 [%d96],%r45;
$22:
add.s32 %r46,%r34,%r16;
setp.ge.u32 %p21,%r46,%r1;
or.pred %p22,%p16,%p21;
@%p22 bra $24;
cvt.u64.u32 %d97,%r34;
mul.lo.s64 %d98,%d26,132;
mov.u64 %d99,z1;
add.s64 %d100,%d99,%d98;
mul.wide.u32 %d101,%r34,4;
add.s64 %d102,%d100,%d101;
ld.shared.u32 %r47,[%d102];
add.s64 %d103,%d97,%d23;
mul.lo.s64 %d104,%d103,%d4;
add.s64 %d105,%d72,%d104;
add.s64 %d106,%d13,%d105;
shl.b64 %d107,%d26,2;
add.s64 %d108,%d106,%d107;
st.global.u32 [%d108],%r47;
$24:
add.s32 %r48,%r37,%r16;
setp.ge.u32 %p23,%r48,%r1;
or.pred %p24,%p16,%p23;
@%p24 bra $26;
cvt.u64.u32 %d109,%r37;
mul.lo.s64 %d110,%d26,132;
mov.u64 %d111,z1;
add.s64 %d112,%d111,%d110;
mul.wide.u32 %d113,%r37,4;
add.s64 %d114,%d112,%d113;
ld.shared.u32 %r49,[%d114];
add.s64 %d115,%d109,%d23;
mul.lo.s64 %d116,%d115,%d4;
add.s64 %d117,%d72,%d116;
add.s64 %d118,%d13,%d117;
shl.b64 %d119,%d26,2;
add.s64 %d120,%d118,%d119;
st.global.u32 [%d120],%r49;
$26:
ret;
}
.visible .entry transpose_8(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u64 p4,
.param .u64 p5,
.param .align 8 .b8 p6[64]
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .b32 %r<42>;
.reg .b64 %d<129>;
.shared .align 8 .b8 z2[8448];
mov.u64 %d1,0;
ld.param.u64 %d2,[p0];
ld.param.u64 %d3,[p1];
ld.param.u32 %r1,[p2];
ld.param.u32 %r2,[p3];
ld.param.u64 %d4,[p4];
ld.param.u64 %d5,[p5];
ld.param.v2.u32 {%r3,%r4},[p6];
ld.param.v2.u32 {%r5,%r6},[p6+8];
ld.param.u64 %d6,[p6+56];
ld.param.u64 %d7,[p6+48];
ld.param.u64 %d8,[p6+40];
ld.param.u64 %d9,[p6+32];
ld.param.u64 %d10,[p6+24];
ld.param.u64 %d11,[p6+16];
cvta.to.global.u64 %d12,%d3;
cvta.to.global.u64 %d13,%d2;
add.s32 %r7,%r1,31;
shr.u32 %r8,%r7,5;
add.s32 %r9,%r2,31;
shr.u32 %r10,%r9,5;
mov.u32 %r11,%ctaid.x;
div.u32 %r12,%r11,%r8;
div.u32 %r13,%r12,%r10;
mul.lo.s32 %r14,%r12,%r8;
sub.s32 %r15,%r11,%r14;
shl.b32 %r16,%r15,5;
mul.lo.s32 %r17,%r13,%r10;
sub.s32 %r18,%r12,%r17;
shl.b32 %r19,%r18,5;
setp.eq.s32 %p1,%r3,0;
mov.u64 %d14,%d1;
@%p1 bra $10;
setp.eq.s32 %p2,%r3,1;
mov.u32 %r20,%r13;
@%p2 bra $3;
div.u32 %r21,%r13,%r4;
mul.lo.s32 %r22,%r21,%r4;
sub.s32 %r20,%r13,%r22;
mov.u32 %r13,%r21;
$3:
cvt.u64.u32 %d15,%r20;
mul.lo.s64 %d1,%d11,%d15;
mul.lo.s64 %d14,%d8,%d15;
setp.lt.u32 %p3,%r3,2;
@%p3 bra $10;
setp.eq.s32 %p4,%r3,2;
mov.u32 %r23,%r13;
@%p4 bra $6;
div.u32 %r24,%r13,%r5;
mul.lo.s32 %r25,%r24,%r5;
sub.s32 %r23,%r13,%r25;
mov.u32 %r13,%r24;
$6:
cvt.u64.u32 %d16,%r23;
mul.lo.s64 %d17,%d10,%d16;
add.s64 %d1,%d17,%d1;
mul.lo.s64 %d18,%d7,%d16;
add.s64 %d14,%d18,%d14;
setp.lt.u32 %p5,%r3,3;
@%p5 bra $10;
setp.eq.s32 %p6,%r3,3;
@%p6 bra $9;
rem.u32 %r13,%r13,%r6;
$9:
cvt.u64.u32 %d19,%r13;
mul.lo.s64 %d20,%d9,%d19;
add.s64 %d1,%d20,%d1;
mul.lo.s64 %d21,%d6,%d19;
add.s64 %d14,%d21,%d14;
$10:
cvt.u64.u32 %d22,%r19;
cvt.u64.u32 %d23,%r16;
mul.wide.u32 %d24,%r16,8;
mov.u32 %r26,%tid.x;
add.s32 %r27,%r16,%r26;
setp.ge.u32 %p7,%r27,%r1;
add.s64 %d25,%d14,%d24;
cvt.u64.u32 %d26,%r26;
mov.u32 %r28,%tid.y;
add.s32 %r29,%r28,%r19;
setp.ge.u32 %p8,%r29,%r2;
or.pred %p9,%p7,%p8;
@%p9 bra $12;
cvt.u64.u32 %d27,%r28;
add.s64 %d28,%d27,%d22;
mul.lo.s64 %d29,%d28,%d5;
add.s64 %d30,%d25,%d29;
add.s64 %d31,%d12,%d30;
shl.b64 %d32,%d26,3;
add.s64 %d33,%d31,%d32;
ld.global.u64 %d34,[%d33];
mul.wide.u32 %d35,%r28,264;
mov.u64 %d36,z2;
add.s64 %d37,%d36,%d35;
add.s64 %d38,%d37,%d32;
st.shared.u64 [%d38],%d34;
$12:
add.s32 %r30,%r28,8;
add.s32 %r31,%r30,%r19;
setp.ge.u32 %p10,%r31,%r2;
or.pred %p11,%p7,%p10;
@%p11 bra $14;
cvt.u64.u32 %d39,%r30;
add.s64 %d40,%d39,%d22;
mul.lo.s64 %d41,%d40,%d5;
add.s64 %d42,%d25,%d41;
add.s64 %d43,%d12,%d42;
shl.b64 %d44,%d26,3;
add.s64 %d45,%d43,%d44;
ld.global.u64 %d46,[%d45];
mul.wide.u32 %d47,%r30,264;
mov.u64 %d48,z2;
add.s64 %d49,%d48,%d47;
add.s64 %d50,%d49,%d44;
st.shared.u64 [%d50],%d46;
$14:
add.s32 %r32,%r28,16;
add.s32 %r33,%r32,%r19;
setp.ge.u32 %p12,%r33,%r2;
or.pred %p13,%p7,%p12;
@%p13 bra $16;
cvt.u64.u32 %d51,%r32;
add.s64 %d52,%d51,%d22;
mul.lo.s64 %d53,%d52,%d5;
add.s64 %d54,%d25,%d53;
add.s64 %d55,%d12,%d54;
shl.b64 %d56,%d26,3;
add.s64 %d57,%d55,%d56;
ld.global.u64 %d58,[%d57];
mul.wide.u32 %d59,%r32,264;
mov.u64 %d60,z2;
add.s64 %d61,%d60,%d59;
add.s64 %d62,%d61,%d56;
st.shared.u64 [%d62],%d58;
$16:
add.s32 %r34,%r28,24;
add.s32 %r35,%r34,%r19;
setp.ge.u32 %p14,%r35,%r2;
or.pred %p15,%p7,%p14;
@%p15 bra $18;
cvt.u64.u32 %d63,%r34;
add.s64 %d64,%d63,%d22;
mul.lo.s64 %d65,%d64,%d5;
add.s64 %d66,%d25,%d65;
add.s64 %d67,%d12,%d66;
shl.b64 %d68,%d26,3;
add.s64 %d69,%d67,%d68;
ld.global.u64 %d70,[%d69];
mul.wide.u32 %d71,%r34,264;
mov.u64 %d72,z2;
add.s64 %d73,%d72,%d71;
add.s64 %d74,%d73,%d68;
st.shared.u64 [%d74],%d70;
$18:
cvt.u32.u64 %r36,%d26;
bar.sync 0;
add.s32 %r37,%r19,%r36;
setp.ge.u32 %p16,%r37,%r2;
shl.b64 %d75,%d22,3;
add.s64 %d76,%d1,%d75;
add.s32 %r38,%r28,%r16;
setp.ge.u32 %p17,%r38,%r1;
or.pred %p18,%p16,%p17;
@%p18 bra $20;
cvt.u64.u32 %d77,%r28;
mul.lo.s64 %d78,%d26,264;
mov.u64 %d79,z2;
add.s64 %d80,%d79,%d78;
mul.wide.u32 %d81,%r28,8;
add.s64 %d82,%d80,%d81;
ld.shared.u64 %d83,[%d82];
add.s64 %d84,%d77,%d23;
mul.lo.s64 %d85,%d84,%d4;
add.s64 %d86,%d76,%d85;
add.s64 %d87,%d13,%d86;
shl.b64 %d88,%d26,3;
add.s64 %d89,%d87,%d88;
st.global.u64 [%d89],%d83;
$20:
add.s32 %r39,%r30,%r16;
setp.ge.u32 %p19,%r39,%r1;
or.pred %p20,%p16,%p19;
@%p20 bra $22;
cvt.u64.u32 %d90,%r30;
mul.lo.s64 %d91,%d26,264;
mov.u64 %d92,z2;
add.s64 %d93,%d92,%d91;
mul.wide.u32 %d94,%r30,8;
add.s64 %d95,%d93,%d94;
ld.shared.u64 %d96,[%d95];
add.s64 %d97,%d90,%d23;
mul.lo.s64 %d98,%d97,%d4;
add.s64 %d99,%d76,%d98;
add.s64 %d100,%d13,%d99;
shl.b64 %d101,%d26,3;
add.s64 %d102,%d100,%d101;
st.global.u64 [%d102],%d96;
$22:
add.s32 %r40,%r32,%r16;
setp.ge.u32 %p21,%r40,%r1;
or.pred %p22,%p16,%p21;
@%p22 bra $24;
cvt.u64.u32 %d103,%r32;
mul.lo.s64 %d104,%d26,264;
mov.u64 %d105,z2;
add.s64 %d106,%d105,%d104;
mul.wide.u32 %d107,%r32,8;
add.s64 %d108,%d106,%d107;
ld.shared.u64 %d109,[%d108];
add.s64 %d110,%d103,%d23;
mul.lo.s64 %d111,%d110,%d4;
add.s64 %d112,%d76,%d111;
add.s64 %d113,%d13,%d112;
shl.b64 %d114,%d26,3;
add.s64 %d115,%d113,%d114;
st.global.u64 [%d115],%d109;
$24:
add.s32 %r41,%r34,%r16;
setp.ge.u32 %p23,%r41,%r1;
or.pred %p24,%p16,%p23;
@%p24 bra $26;
cvt.u64.u32 %d116,%r34;
mul.lo.s64 %d117,%d26,264;
mov.u64 %d118,z2;
add.s64 %d119,%d118,%d117;
mul.wide.u32 %d120,%r34,8;
add.s64 %d121,%d119,%d120;
ld.shared.u64 %d122,[%d121];
add.s64 %d123,%d116,%d23;
mul.lo.s64 %d124,%d123,%d4;
add.s64 %d125,%d76,%d124;
add.s64 %d126,%d13,%d125;
shl.b64 %d127,%d26,3;
add.s64 %d128,%d126,%d127;
st.global.u64 [%d128],%d122;
$26:
ret;
}
.visible .entry transpose_1(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u64 p4,
.param .u64 p5,
.param .align 8 .b8 p6[64]
)
.maxntid 256,1,1
{
.reg .pred %p<59>;
.reg .b16 %s<33>;
.reg .b32 %r<64>;
.reg .b64 %d<306>;
.shared .align 1 .b8 z3[4352];
mov.u64 %d1,0;
ld.param.u64 %d2,[p0];
ld.param.u64 %d3,[p1];
ld.param.u32 %r1,[p2];
ld.param.u32 %r2,[p3];
ld.param.u64 %d4,[p4];
ld.param.u64 %d5,[p5];
ld.param.v2.u32 {%r3,%r4},[p6];
ld.param.v2.u32 {%r5,%r6},[p6+8];
ld.param.u64 %d6,[p6+56];
ld.param.u64 %d7,[p6+48];
ld.param.u64 %d8,[p6+40];
ld.param.u64 %d9,[p6+32];
ld.param.u64 %d10,[p6+24];
ld.param.u64 %d11,[p6+16];
cvta.to.global.u64 %d12,%d3;
cvta.to.global.u64 %d13,%d2;
add.s32 %r7,%r1,63;
shr.u32 %r8,%r7,6;
add.s32 %r9,%r2,63;
shr.u32 %r10,%r9,6;
mov.u32 %r11,%ctaid.x;
div.u32 %r12,%r11,%r8;
div.u32 %r13,%r12,%r10;
mul.lo.s32 %r14,%r12,%r8;
sub.s32 %r15,%r11,%r14;
shl.b32 %r16,%r15,6;
mul.lo.s32 %r17,%r13,%r10;
sub.s32 %r18,%r12,%r17;
shl.b32 %r19,%r18,6;
setp.eq.s32 %p1,%r3,0;
mov.u64 %d14,%d1;
@%p1 bra $10;
setp.eq.s32 %p2,%r3,1;
mov.u32 %r20,%r13;
@%p2 bra $3;
div.u32 %r21,%r13,%r4;
mul.lo.s32 %r22,%r21,%r4;
sub.s32 %r20,%r13,%r22;
mov.u32 %r13,%r21;
$3:
cvt.u64.u32 %d15,%r20;
mul.lo.s64 %d1,%d11,%d15;
mul.lo.s64 %d14,%d8,%d15;
setp.lt.u32 %p3,%r3,2;
@%p3 bra $10;
setp.eq.s32 %p4,%r3,2;
mov.u32 %r23,%r13;
@%p4 bra $6;
div.u32 %r24,%r13,%r5;
mul.lo.s32 %r25,%r24,%r5;
sub.s32 %r23,%r13,%r25;
mov.u32 %r13,%r24;
$6:
cvt.u64.u32 %d16,%r23;
mul.lo.s64 %d17,%d10,%d16;
add.s64 %d1,%d17,%d1;
mul.lo.s64 %d18,%d7,%d16;
add.s64 %d14,%d18,%d14;
setp.lt.u32 %p5,%r3,3;
@%p5 bra $10;
setp.eq.s32 %p6,%r3,3;
@%p6 bra $9;
rem.u32 %r13,%r13,%r6;
$9:
cvt.u64.u32 %d19,%r13;
mul.lo.s64 %d20,%d9,%d19;
add.s64 %d1,%d20,%d1;
mul.lo.s64 %d21,%d6,%d19;
add.s64 %d14,%d21,%d14;
$10:
cvt.u64.u32 %d22,%r16;
add.s64 %d23,%d14,%d22;
mov.u32 %r26,%tid.y;
add.s32 %r27,%r26,%r19;
setp.ge.u32 %p7,%r27,%r2;
cvt.u64.u32 %d24,%r26;
cvt.u64.u32 %d25,%r19;
add.s64 %d26,%d24,%d25;
mul.lo.s64 %d27,%d26,%d5;
add.s64 %d28,%d23,%d27;
mov.u32 %r28,%tid.x;
add.s32 %r29,%r28,%r16;
setp.ge.u32 %p8,%r29,%r1;
or.pred %p9,%p7,%p8;
@%p9 bra $12;
cvt.u64.u32 %d29,%r28;
add.s64 %d30,%d28,%d29;
add.s64 %d31,%d12,%d30;
ld.global.u8 %s1,[%d31];
mul.lo.s64 %d32,%d24,68;
mov.u64 %d33,z3;
add.s64 %d34,%d33,%d32;
add.s64 %d35,%d34,%d29;
st.shared.u8 [%d35],%s1;
$12:
add.s32 %r30,%r28,32;
add.s32 %r31,%r30,%r16;
setp.ge.u32 %p10,%r31,%r1;
or.pred %p11,%p7,%p10;
@%p11 bra $14;
cvt.u64.u32 %d36,%r30;
add.s64 %d37,%d28,%d36;
add.s64 %d38,%d12,%d37;
ld.global.u8 %s2,[%d38];
mul.lo.s64 %d39,%d24,68;
mov.u64 %d40,z3;
add.s64 %d41,%d40,%d39;
add.s64 %d42,%d41,%d36;
st.shared.u8 [%d42],%s2;
$14:
cvt.u32.u64 %r32,%d24;
add.s32 %r33,%r32,8;
add.s32 %r34,%r33,%r19;
setp.ge.u32 %p12,%r34,%r2;
cvt.u64.u32 %d43,%r33;
add.s64 %d44,%d43,%d25;
mul.lo.s64 %d45,%d44,%d5;
add.s64 %d46,%d23,%d45;
or.pred %p13,%p12,%p8;
@%p13 bra $16;
cvt.u64.u32 %d47,%r28;
add.s64 %d48,%d46,%d47;
add.s64 %d49,%d12,%d48;
ld.global.u8 %s3,[%d49];
mul.lo.s64 %d50,%d43,68;
mov.u64 %d51,z3;
add.s64 %d52,%d51,%d50;
add.s64 %d53,%d52,%d47;
st.shared.u8 [%d53],%s3;
$16:
or.pred %p14,%p12,%p10;
@%p14 bra $18;
cvt.u64.u32 %d54,%r30;
add.s64 %d55,%d46,%d54;
add.s64 %d56,%d12,%d55;
ld.global.u8 %s4,[%d56];
mul.lo.s64 %d57,%d43,68;
mov.u64 %d58,z3;
add.s64 %d59,%d58,%d57;
add.s64 %d60,%d59,%d54;
st.shared.u8 [%d60],%s4;
$18:
add.s32 %r35,%r32,16;
add.s32 %r36,%r35,%r19;
setp.ge.u32 %p15,%r36,%r2;
cvt.u64.u32 %d61,%r35;
add.s64 %d62,%d61,%d25;
mul.lo.s64 %d63,%d62,%d5;
add.s64 %d64,%d23,%d63;
or.pred %p16,%p15,%p8;
@%p16 bra $20;
cvt.u64.u32 %d65,%r28;
add.s64 %d66,%d64,%d65;
add.s64 %d67,%d12,%d66;
ld.global.u8 %s5,[%d67];
mul.lo.s64 %d68,%d61,68;
mov.u64 %d69,z3;
add.s64 %d70,%d69,%d68;
add.s64 %d71,%d70,%d65;
st.shared.u8 [%d71],%s5;
$20:
or.pred %p17,%p15,%p10;
@%p17 bra $22;
cvt.u64.u32 %d72,%r30;
add.s64 %d73,%d64,%d72;
add.s64 %d74,%d12,%d73;
ld.global.u8 %s6,[%d74];
mul.lo.s64 %d75,%d61,68;
mov.u64 %d76,z3;
add.s64 %d77,%d76,%d75;
add.s64 %d78,%d77,%d72;
st.shared.u8 [%d78],%s6;
$22:
add.s32 %r37,%r32,24;
add.s32 %r38,%r37,%r19;
setp.ge.u32 %p18,%r38,%r2;
cvt.u64.u32 %d79,%r37;
add.s64 %d80,%d79,%d25;
mul.lo.s64 %d81,%d80,%d5;
add.s64 %d82,%d23,%d81;
or.pred %p19,%p18,%p8;
@%p19 bra $24;
cvt.u64.u32 %d83,%r28;
add.s64 %d84,%d82,%d83;
add.s64 %d85,%d12,%d84;
ld.global.u8 %s7,[%d85];
mul.lo.s64 %d86,%d79,68;
mov.u64 %d87,z3;
add.s64 %d88,%d87,%d86;
add.s64 %d89,%d88,%d83;
st.shared.u8 [%d89],%s7;
$24:
or.pred %p20,%p18,%p10;
@%p20 bra $26;
cvt.u64.u32 %d90,%r30;
add.s64 %d91,%d82,%d90;
add.s64 %d92,%d12,%d91;
ld.global.u8 %s8,[%d92];
mul.lo.s64 %d93,%d79,68;
mov.u64 %d94,z3;
add.s64 %d95,%d94,%d93;
add.s64 %d96,%d95,%d90;
st.shared.u8 [%d96],%s8;
$26:
add.s32 %r39,%r32,32;
add.s32 %r40,%r39,%r19;
setp.ge.u32 %p21,%r40,%r2;
cvt.u64.u32 %d97,%r39;
add.s64 %d98,%d97,%d25;
mul.lo.s64 %d99,%d98,%d5;
add.s64 %d100,%d23,%d99;
or.pred %p22,%p21,%p8;
@%p22 bra $28;
cvt.u64.u32 %d101,%r28;
add.s64 %d102,%d100,%d101;
add.s64 %d103,%d12,%d102;
ld.global.u8 %s9,[%d103];
mul.lo.s64 %d104,%d97,68;
mov.u64 %d105,z3;
add.s64 %d106,%d105,%d104;
add.s64 %d107,%d106,%d101;
st.shared.u8 [%d107],%s9;
$28:
or.pred %p23,%p21,%p10;
@%p23 bra $30;
cvt.u64.u32 %d108,%r30;
add.s64 %d109,%d100,%d108;
add.s64 %d110,%d12,%d109;
ld.global.u8 %s10,[%d110];
mul.lo.s64 %d111,%d97,68;
mov.u64 %d112,z3;
add.s64 %d113,%d112,%d111;
add.s64 %d114,%d113,%d108;
st.shared.u8 [%d114],%s10;
$30:
add.s32 %r41,%r32,40;
add.s32 %r42,%r41,%r19;
setp.ge.u32 %p24,%r42,%r2;
cvt.u64.u32 %d115,%r41;
add.s64 %d116,%d115,%d25;
mul.lo.s64 %d117,%d116,%d5;
add.s64 %d118,%d23,%d117;
or.pred %p25,%p24,%p8;
@%p25 bra $32;
cvt.u64.u32 %d119,%r28;
add.s64 %d120,%d118,%d119;
add.s64 %d121,%d12,%d120;
ld.global.u8 %s11,[%d121];
mul.lo.s64 %d122,%d115,68;
mov.u64 %d123,z3;
add.s64 %d124,%d123,%d122;
add.s64 %d125,%d124,%d119;
st.shared.u8 [%d125],%s11;
$32:
or.pred %p26,%p24,%p10;
@%p26 bra $34;
cvt.u64.u32 %d126,%r30;
add.s64 %d127,%d118,%d126;
add.s64 %d128,%d12,%d127;
ld.global.u8 %s12,[%d128];
mul.lo.s64 %d129,%d115,68;
mov.u64 %d130,z3;
add.s64 %d131,%d130,%d129;
add.s64 %d132,%d131,%d126;
st.shared.u8 [%d132],%s12;
$34:
add.s32 %r43,%r32,48;
add.s32 %r44,%r43,%r19;
setp.ge.u32 %p27,%r44,%r2;
cvt.u64.u32 %d133,%r43;
add.s64 %d134,%d133,%d25;
mul.lo.s64 %d135,%d134,%d5;
add.s64 %d136,%d23,%d135;
or.pred %p28,%p27,%p8;
@%p28 bra $36;
cvt.u64.u32 %d137,%r28;
add.s64 %d138,%d136,%d137;
add.s64 %d139,%d12,%d138;
ld.global.u8 %s13,[%d139];
mul.lo.s64 %d140,%d133,68;
mov.u64 %d141,z3;
add.s64 %d142,%d141,%d140;
add.s64 %d143,%d142,%d137;
st.shared.u8 [%d143],%s13;
$36:
or.pred %p29,%p27,%p10;
@%p29 bra $38;
cvt.u64.u32 %d144,%r30;
add.s64 %d145,%d136,%d144;
add.s64 %d146,%d12,%d145;
ld.global.u8 %s14,[%d146];
mul.lo.s64 %d147,%d133,68;
mov.u64 %d148,z3;
add.s64 %d149,%d148,%d147;
add.s64 %d150,%d149,%d144;
st.shared.u8 [%d150],%s14;
$38:
add.s32 %r45,%r32,56;
add.s32 %r46,%r45,%r19;
setp.ge.u32 %p30,%r46,%r2;
cvt.u64.u32 %d151,%r45;
add.s64 %d152,%d151,%d25;
mul.lo.s64 %d153,%d152,%d5;
add.s64 %d154,%d23,%d153;
or.pred %p31,%p30,%p8;
@%p31 bra $40;
cvt.u64.u32 %d155,%r28;
add.s64 %d156,%d154,%d155;
add.s64 %d157,%d12,%d156;
ld.global.u8 %s15,[%d157];
mul.lo.s64 %d158,%d151,68;
mov.u64 %d159,z3;
add.s64 %d160,%d159,%d158;
add.s64 %d161,%d160,%d155;
st.shared.u8 [%d161],%s15;
$40:
or.pred %p32,%p30,%p10;
@%p32 bra $42;
cvt.u64.u32 %d162,%r30;
add.s64 %d163,%d154,%d162;
add.s64 %d164,%d12,%d163;
ld.global.u8 %s16,[%d164];
mul.lo.s64 %d165,%d151,68;
mov.u64 %d166,z3;
add.s64 %d167,%d166,%d165;
add.s64 %d168,%d167,%d162;
st.shared.u8 [%d168],%s16;
$42:
bar.sync 0;
add.s32 %r47,%r32,%r16;
setp.ge.u32 %p33,%r47,%r1;
add.s64 %d169,%d24,%d22;
mul.lo.s64 %d170,%d169,%d4;
add.s64 %d171,%d1,%d25;
add.s64 %d172,%d171,%d170;
add.s32 %r48,%r28,%r19;
setp.ge.u32 %p34,%r48,%r2;
or.pred %p35,%p33,%p34;
@%p35 bra $44;
cvt.u64.u32 %d173,%r28;
mul.wide.u32 %d174,%r28,68;
mov.u64 %d175,z3;
add.s64 %d176,%d175,%d174;
add.s64 %d177,%d176,%d24;
ld.shared.u8 %s17,[%d177];
add.s64 %d178,%d172,%d173;
add.s64 %d179,%d13,%d178;
st.global.u8 [%d179],%s17;
$44:
add.s32 %r49,%r30,%r19;
setp.ge.u32 %p36,%r49,%r2;
or.pred %p37,%p33,%p36;
@%p37 bra $46;
cvt.u64.u32 %d180,%r30;
mul.wide.u32 %d181,%r30,68;
mov.u64 %d182,z3;
add.s64 %d183,%d182,%d181;
add.s64 %d184,%d183,%d24;
ld.shared.u8 %s18,[%d184];
add.s64 %d185,%d172,%d180;
add.s64 %d186,%d13,%d185;
st.global.u8 [%d186],%s18;
$46:
cvt.u32.u64 %r50,%d43;
add.s32 %r51,%r50,%r16;
setp.ge.u32 %p38,%r51,%r1;
add.s64 %d187,%d43,%d22;
mul.lo.s64 %d188,%d187,%d4;
add.s64 %d189,%d171,%d188;
or.pred %p39,%p38,%p34;
@%p39 bra $48;
cvt.u64.u32 %d190,%r28;
mul.wide.u32 %d191,%r28,68;
mov.u64 %d192,z3;
add.s64 %d193,%d192,%d191;
add.s64 %d194,%d193,%d43;
ld.shared.u8 %s19,[%d194];
add.s64 %d195,%d189,%d190;
add.s64 %d196,%d13,%d195;
st.global.u8 [%d196],%s19;
$48:
or.pred %p40,%p38,%p36;
@%p40 bra $50;
cvt.u64.u32 %d197,%r30;
mul.wide.u32 %d198,%r30,68;
mov.u64 %d199,z3;
add.s64 %d200,%d199,%d198;
add.s64 %d201,%d200,%d43;
ld.shared.u8 %s20,[%d201];
add.s64 %d202,%d189,%d197;
add.s64 %d203,%d13,%d202;
st.global.u8 [%d203],%s20;
$50:
cvt.u32.u64 %r52,%d61;
add.s32 %r53,%r52,%r16;
setp.ge.u32 %p41,%r53,%r1;
add.s64 %d204,%d61,%d22;
mul.lo.s64 %d205,%d204,%d4;
add.s64 %d206,%d171,%d205;
or.pred %p42,%p41,%p34;
@%p42 bra $52;
cvt.u64.u32 %d207,%r28;
mul.wide.u32 %d208,%r28,68;
mov.u64 %d209,z3;
add.s64 %d210,%d209,%d208;
add.s64 %d211,%d210,%d61;
ld.shared.u8 %s21,[%d211];
add.s64 %d212,%d206,%d207;
add.s64 %d213,%d13,%d212;
st.global.u8 [%d213],%s21;
$52:
or.pred %p43,%p41,%p36;
@%p43 bra $54;
cvt.u64.u32 %d214,%r30;
mul.wide.u32 %d215,%r30,68;
mov.u64 %d216,z3;
add.s64 %d217,%d216,%d215;
add.s64 %d218,%d217,%d61;
ld.shared.u8 %s22,[%d218];
add.s64 %d219,%d206,%d214;
add.s64 %d220,%d13,%d219;
st.global.u8 [%d220],%s22;
$54:
cvt.u32.u64 %r54,%d79;
add.s32 %r55,%r54,%r16;
setp.ge.u32 %p44,%r55,%r1;
add.s64 %d221,%d79,%d22;
mul.lo.s64 %d222,%d221,%d4;
add.s64 %d223,%d171,%d222;
or.pred %p45,%p44,%p34;
@%p45 bra $56;
cvt.u64.u32 %d224,%r28;
mul.wide.u32 %d225,%r28,68;
mov.u64 %d226,z3;
add.s64 %d227,%d226,%d225;
add.s64 %d228,%d227,%d79;
ld.shared.u8 %s23,[%d228];
add.s64 %d229,%d223,%d224;
add.s64 %d230,%d13,%d229;
st.global.u8 [%d230],%s23;
$56:
or.pred %p46,%p44,%p36;
@%p46 bra $58;
cvt.u64.u32 %d231,%r30;
mul.wide.u32 %d232,%r30,68;
mov.u64 %d233,z3;
add.s64 %d234,%d233,%d232;
add.s64 %d235,%d234,%d79;
ld.shared.u8 %s24,[%d235];
add.s64 %d236,%d223,%d231;
add.s64 %d237,%d13,%d236;
st.global.u8 [%d237],%s24;
$58:
cvt.u32.u64 %r56,%d97;
add.s32 %r57,%r56,%r16;
setp.ge.u32 %p47,%r57,%r1;
add.s64 %d238,%d97,%d22;
mul.lo.s64 %d239,%d238,%d4;
add.s64 %d240,%d171,%d239;
or.pred %p48,%p47,%p34;
@%p48 bra $60;
cvt.u64.u32 %d241,%r28;
mul.wide.u32 %d242,%r28,68;
mov.u64 %d243,z3;
add.s64 %d244,%d243,%d242;
add.s64 %d245,%d244,%d97;
ld.shared.u8 %s25,[%d245];
add.s64 %d246,%d240,%d241;
add.s64 %d247,%d13,%d246;
st.global.u8 [%d247],%s25;
$60:
or.pred %p49,%p47,%p36;
@%p49 bra $62;
cvt.u64.u32 %d248,%r30;
mul.wide.u32 %d249,%r30,68;
mov.u64 %d250,z3;
add.s64 %d251,%d250,%d249;
add.s64 %d252,%d251,%d97;
ld.shared.u8 %s26,[%d252];
add.s64 %d253,%d240,%d248;
add.s64 %d254,%d13,%d253;
st.global.u8 [%d254],%s26;
$62:
cvt.u32.u64 %r58,%d115;
add.s32 %r59,%r58,%r16;
setp.ge.u32 %p50,%r59,%r1;
add.s64 %d255,%d115,%d22;
mul.lo.s64 %d256,%d255,%d4;
add.s64 %d257,%d171,%d256;
or.pred %p51,%p50,%p34;
@%p51 bra $64;
cvt.u64.u32 %d258,%r28;
mul.wide.u32 %d259,%r28,68;
mov.u64 %d260,z3;
add.s64 %d261,%d260,%d259;
add.s64 %d262,%d261,%d115;
ld.shared.u8 %s27,[%d262];
add.s64 %d263,%d257,%d258;
add.s64 %d264,%d13,%d263;
st.global.u8 [%d264],%s27;
$64:
or.pred %p52,%p50,%p36;
@%p52 bra $66;
cvt.u64.u32 %d265,%r30;
mul.wide.u32 %d266,%r30,68;
mov.u64 %d267,z3;
add.s64 %d268,%d267,%d266;
add.s64 %d269,%d268,%d115;
ld.shared.u8 %s28,[%d269];
add.s64 %d270,%d257,%d265;
add.s64 %d271,%d13,%d270;
st.global.u8 [%d271],%s28;
$66:
cvt.u32.u64 %r60,%d133;
add.s32 %r61,%r60,%r16;
setp.ge.u32 %p53,%r61,%r1;
add.s64 %d272,%d133,%d22;
mul.lo.s64 %d273,%d272,%d4;
add.s64 %d274,%d171,%d273;
or.pred %p54,%p53,%p34;
@%p54 bra $68;
cvt.u64.u32 %d275,%r28;
mul.wide.u32 %d276,%r28,68;
mov.u64 %d277,z3;
add.s64 %d278,%d277,%d276;
add.s64 %d279,%d278,%d133;
ld.shared.u8 %s29,[%d279];
add.s64 %d280,%d274,%d275;
add.s64 %d281,%d13,%d280;
st.global.u8 [%d281],%s29;
$68:
or.pred %p55,%p53,%p36;
@%p55 bra $70;
cvt.u64.u32 %d282,%r30;
mul.wide.u32 %d283,%r30,68;
mov.u64 %d284,z3;
add.s64 %d285,%d284,%d283;
add.s64 %d286,%d285,%d133;
ld.shared.u8 %s30,[%d286];
add.s64 %d287,%d274,%d282;
add.s64 %d288,%d13,%d287;
st.global.u8 [%d288],%s30;
$70:
cvt.u32.u64 %r62,%d151;
add.s32 %r63,%r62,%r16;
setp.ge.u32 %p56,%r63,%r1;
add.s64 %d289,%d151,%d22;
mul.lo.s64 %d290,%d289,%d4;
add.s64 %d291,%d171,%d290;
or.pred %p57,%p56,%p34;
@%p57 bra $72;
cvt.u64.u32 %d292,%r28;
mul.wide.u32 %d293,%r28,68;
mov.u64 %d294,z3;
add.s64 %d295,%d294,%d293;
add.s64 %d296,%d295,%d151;
ld.shared.u8 %s31,[%d296];
add.s64 %d297,%d291,%d292;
add.s64 %d298,%d13,%d297;
st.global.u8 [%d298],%s31;
$72:
or.pred %p58,%p56,%p36;
@%p58 bra $74;
cvt.u64.u32 %d299,%r30;
mul.wide.u32 %d300,%r30,68;
mov.u64 %d301,z3;
add.s64 %d302,%d301,%d300;
add.s64 %d303,%d302,%d151;
ld.shared.u8 %s32,[%d303];
add.s64 %d304,%d291,%d299;
add.s64 %d305,%d13,%d304;
st.global.u8 [%d305],%s32;
$74:
ret;
}
.visible .entry transpose_16(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u64 p4,
.param .u64 p5,
.param .align 8 .b8 p6[64]
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .b32 %r<74>;
.reg .b64 %d<121>;
.shared .align 16 .b8 z4[16896];
mov.u64 %d1,0;
ld.param.u64 %d2,[p0];
ld.param.u64 %d3,[p1];
ld.param.u32 %r1,[p2];
ld.param.u32 %r2,[p3];
ld.param.u64 %d4,[p4];
ld.param.u64 %d5,[p5];
ld.param.v2.u32 {%r3,%r4},[p6];
ld.param.v2.u32 {%r5,%r6},[p6+8];
ld.param.u64 %d6,[p6+56];
ld.param.u64 %d7,[p6+48];
ld.param.u64 %d8,[p6+40];
ld.param.u64 %d9,[p6+32];
ld.param.u64 %d10,[p6+24];
ld.param.u64 %d11,[p6+16];
cvta.to.global.u64 %d12,%d3;
cvta.to.global.u64 %d13,%d2;
add.s32 %r7,%r1,31;
shr.u32 %r8,%r7,5;
add.s32 %r9,%r2,31;
shr.u32 %r10,%r9,5;
mov.u32 %r11,%ctaid.x;
div.u32 %r12,%r11,%r8;
div.u32 %r13,%r12,%r10;
mul.lo.s32 %r14,%r12,%r8;
sub.s32 %r15,%r11,%r14;
shl.b32 %r16,%r15,5;
mul.lo.s32 %r17,%r13,%r10;
sub.s32 %r18,%r12,%r17;
shl.b32 %r19,%r18,5;
setp.eq.s32 %p1,%r3,0;
mov.u64 %d14,%d1;
@%p1 bra $10;
setp.eq.s32 %p2,%r3,1;
mov.u32 %r20,%r13;
@%p2 bra $3;
div.u32 %r21,%r13,%r4;
mul.lo.s32 %r22,%r21,%r4;
sub.s32 %r20,%r13,%r22;
mov.u32 %r13,%r21;
$3:
cvt.u64.u32 %d15,%r20;
mul.lo.s64 %d1,%d11,%d15;
mul.lo.s64 %d14,%d8,%d15;
setp.lt.u32 %p3,%r3,2;
@%p3 bra $10;
setp.eq.s32 %p4,%r3,2;
mov.u32 %r23,%r13;
@%p4 bra $6;
div.u32 %r24,%r13,%r5;
mul.lo.s32 %r25,%r24,%r5;
sub.s32 %r23,%r13,%r25;
mov.u32 %r13,%r24;
$6:
cvt.u64.u32 %d16,%r23;
mul.lo.s64 %d17,%d10,%d16;
add.s64 %d1,%d17,%d1;
mul.lo.s64 %d18,%d7,%d16;
add.s64 %d14,%d18,%d14;
setp.lt.u32 %p5,%r3,3;
@%p5 bra $10;
setp.eq.s32 %p6,%r3,3;
@%p6 bra $9;
rem.u32 %r13,%r13,%r6;
$9:
cvt.u64.u32 %d19,%r13;
mul.lo.s64 %d20,%d9,%d19;
add.s64 %d1,%d20,%d1;
mul.lo.s64 %d21,%d6,%d19;
add.s64 %d14,%d21,%d14;
$10:
cvt.u64.u32 %d22,%r19;
cvt.u64.u32 %d23,%r16;
mul.wide.u32 %d24,%r16,16;
mov.u32 %r26,%tid.x;
add.s32 %r27,%r16,%r26;
setp.ge.u32 %p7,%r27,%r1;
cvt.u64.u32 %d25,%r26;
add.s64 %d26,%d14,%d24;
mov.u32 %r28,%tid.y;
add.s32 %r29,%r28,%r19;
setp.ge.u32 %p8,%r29,%r2;
or.pred %p9,%p7,%p8;
@%p9 bra $12;
cvt.u64.u32 %d27,%r28;
mul.wide.u32 %d28,%r28,528;
mov.u64 %d29,z4;
add.s64 %d30,%d29,%d28;
shl.b64 %d31,%d25,4;
add.s64 %d32,%d30,%d31;
add.s64 %d33,%d27,%d22;
mul.lo.s64 %d34,%d33,%d5;
add.s64 %d35,%d26,%d34;
add.s64 %d36,%d12,%d35;
add.s64 %d37,%d36,%d31;
ld.global.v4.u32 {%r30,%r31,%r32,%r33},[%d37];
st.shared.v4.u32 [%d32],{%r30,%r31,%r32,%r33};
$12:
add.s32 %r34,%r28,8;
add.s32 %r35,%r34,%r19;
setp.ge.u32 %p10,%r35,%r2;
or.pred %p11,%p7,%p10;
@%p11 bra $14;
cvt.u64.u32 %d38,%r34;
mul.wide.u32 %d39,%r34,528;
mov.u64 %d40,z4;
add.s64 %d41,%d40,%d39;
shl.b64 %d42,%d25,4;
add.s64 %d43,%d41,%d42;
add.s64 %d44,%d38,%d22;
mul.lo.s64 %d45,%d44,%d5;
add.s64 %d46,%d26,%d45;
add.s64 %d47,%d12,%d46;
add.s64 %d48,%d47,%d42;
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%d48];
st.shared.v4.u32 [%d43],{%r36,%r37,%r38,%r39};
$14:
add.s32 %r40,%r28,16;
add.s32 %r41,%r40,%r19;
setp.ge.u32 %p12,%r41,%r2;
or.pred %p13,%p7,%p12;
@%p13 bra $16;
cvt.u64.u32 %d49,%r40;
mul.wide.u32 %d50,%r40,528;
mov.u64 %d51,z4;
add.s64 %d52,%d51,%d50;
shl.b64 %d53,%d25,4;
add.s64 %d54,%d52,%d53;
add.s64 %d55,%d49,%d22;
mul.lo.s64 %d56,%d55,%d5;
add.s64 %d57,%d26,%d56;
add.s64 %d58,%d12,%d57;
add.s64 %d59,%d58,%d53;
ld.global.v4.u32 {%r42,%r43,%r44,%r45},[%d59];
st.shared.v4.u32 [%d54],{%r42,%r43,%r44,%r45};
$16:
add.s32 %r46,%r28,24;
add.s32 %r47,%r46,%r19;
setp.ge.u32 %p14,%r47,%r2;
or.pred %p15,%p7,%p14;
@%p15 bra $18;
cvt.u64.u32 %d60,%r46;
mul.wide.u32 %d61,%r46,528;
mov.u64 %d62,z4;
add.s64 %d63,%d62,%d61;
shl.b64 %d64,%d25,4;
add.s64 %d65,%d63,%d64;
add.s64 %d66,%d60,%d22;
mul.lo.s64 %d67,%d66,%d5;
add.s64 %d68,%d26,%d67;
add.s64 %d69,%d12,%d68;
add.s64 %d70,%d69,%d64;
ld.global.v4.u32 {%r48,%r49,%r50,%r51},[%d70];
st.shared.v4.u32 [%d65],{%r48,%r49,%r50,%r51};
$18:
cvt.u32.u64 %r52,%d25;
bar.sync 0;
add.s32 %r53,%r19,%r52;
setp.ge.u32 %p16,%r53,%r2;
shl.b64 %d71,%d22,4;
add.s64 %d72,%d1,%d71;
add.s32 %r54,%r28,%r16;
setp.ge.u32 %p17,%r54,%r1;
or.pred %p18,%p16,%p17;
@%p18 bra $20;
cvt.u64.u32 %d73,%r28;
add.s64 %d74,%d73,%d23;
mul.lo.s64 %d75,%d74,%d4;
add.s64 %d76,%d72,%d75;
add.s64 %d77,%d13,%d76;
shl.b64 %d78,%d25,4;
add.s64 %d79,%d77,%d78;
mul.lo.s64 %d80,%d25,528;
mov.u64 %d81,z4;
add.s64 %d82,%d81,%d80;
mul.wide.u32 %d83,%r28,16;
add.s64 %d84,%d82,%d83;
ld.shared.v4.u32 {%r55,%r56,%r57,%r58},[%d84];
st.global.v4.u32 [%d79],{%r55,%r56,%r57,%r58};
$20:
add.s32 %r59,%r34,%r16;
setp.ge.u32 %p19,%r59,%r1;
or.pred %p20,%p16,%p19;
@%p20 bra $22;
cvt.u64.u32 %d85,%r34;
add.s64 %d86,%d85,%d23;
mul.lo.s64 %d87,%d86,%d4;
add.s64 %d88,%d72,%d87;
add.s64 %d89,%d13,%d88;
shl.b64 %d90,%d25,4;
add.s64 %d91,%d89,%d90;
mul.lo.s64 %d92,%d25,528;
mov.u64 %d93,z4;
add.s64 %d94,%d93,%d92;
mul.wide.u32 %d95,%r34,16;
add.s64 %d96,%d94,%d95;
ld.shared.v4.u32 {%r60,%r61,%r62,%r63},[%d96];
st.global.v4.u32 [%d91],{%r60,%r61,%r62,%r63};
$22:
add.s32 %r64,%r40,%r16;
setp.ge.u32 %p21,%r64,%r1;
or.pred %p22,%p16,%p21;
@%p22 bra $24;
cvt.u64.u32 %d97,%r40;
add.s64 %d98,%d97,%d23;
mul.lo.s64 %d99,%d98,%d4;
add.s64 %d100,%d72,%d99;
add.s64 %d101,%d13,%d100;
shl.b64 %d102,%d25,4;
add.s64 %d103,%d101,%d102;
mul.lo.s64 %d104,%d25,528;
mov.u64 %d105,z4;
add.s64 %d106,%d105,%d104;
mul.wide.u32 %d107,%r40,16;
add.s64 %d108,%d106,%d107;
ld.shared.v4.u32 {%r65,%r66,%r67,%r68},[%d108];
st.global.v4.u32 [%d103],{%r65,%r66,%r67,%r68};
$24:
add.s32 %r69,%r46,%r16;
setp.ge.u32 %p23,%r69,%r1;
or.pred %p24,%p16,%p23;
@%p24 bra $26;
cvt.u64.u32 %d109,%r46;
add.s64 %d110,%d109,%d23;
mul.lo.s64 %d111,%d110,%d4;
add.s64 %d112,%d72,%d111;
add.s64 %d113,%d13,%d112;
shl.b64 %d114,%d25,4;
add.s64 %d115,%d113,%d114;
mul.lo.s64 %d116,%d25,528;
mov.u64 %d117,z4;
add.s64 %d118,%d117,%d116;
mul.wide.u32 %d119,%r46,16;
add.s64 %d120,%d118,%d119;
ld.shared.v4.u32 {%r70,%r71,%r72,%r73},[%d120];
st.global.v4.u32 [%d115],{%r70,%r71,%r72,%r73};
$26:
ret;
}
`;
