// Generated from kernels/array/convert_vec4.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/array/convert_vec4.cu`. */
export const ARRAY_CONVERT_VEC4: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry f16_to_bf16(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %s<11>;
.reg .f32 %f<6>;
.reg .b32 %r<45>;
.reg .b64 %d<14>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
cvta.to.global.u64 %d3,%d2;
mov.u32 %r2,%ctaid.x;
shl.b32 %r3,%r2,8;
mov.u32 %r4,%tid.x;
add.s32 %r5,%r3,%r4;
shr.u32 %r6,%r1,2;
setp.lt.u32 %p1,%r5,%r6;
@%p1 bra $5;
bra.uni $1;
$5:
mul.wide.u32 %d4,%r5,8;
add.s64 %d5,%d3,%d4;
ld.global.v4.u16 {%s1,%s2,%s3,%s4},[%d5];
cvt.f32.f16 %f1,%s1;
mov.b32 %r7,%f1;
and.b32 %r8,%r7,2147483647;
setp.gt.u32 %p2,%r8,2139095040;
mov.u16 %s5,32704;
mov.u16 %s6,%s5;
@%p2 bra $7;
shr.u32 %r9,%r7,16;
and.b32 %r10,%r9,1;
add.s32 %r11,%r7,%r10;
add.s32 %r12,%r11,32767;
shr.u32 %r13,%r12,16;
cvt.u16.u32 %s6,%r13;
$7:
cvt.f32.f16 %f2,%s2;
mov.b32 %r14,%f2;
and.b32 %r15,%r14,2147483647;
setp.gt.u32 %p3,%r15,2139095040;
@%p3 bra $9;
shr.u32 %r16,%r14,16;
and.b32 %r17,%r16,1;
add.s32 %r18,%r14,%r17;
add.s32 %r19,%r18,32767;
shr.u32 %r20,%r19,16;
cvt.u16.u32 %s5,%r20;
$9:
cvt.f32.f16 %f3,%s3;
mov.b32 %r21,%f3;
and.b32 %r22,%r21,2147483647;
setp.gt.u32 %p4,%r22,2139095040;
mov.u16 %s7,32704;
mov.u16 %s8,%s7;
@%p4 bra $11;
shr.u32 %r23,%r21,16;
and.b32 %r24,%r23,1;
add.s32 %r25,%r21,%r24;
add.s32 %r26,%r25,32767;
shr.u32 %r27,%r26,16;
cvt.u16.u32 %s8,%r27;
$11:
cvt.f32.f16 %f4,%s4;
mov.b32 %r28,%f4;
and.b32 %r29,%r28,2147483647;
setp.gt.u32 %p5,%r29,2139095040;
@%p5 bra $13;
shr.u32 %r30,%r28,16;
and.b32 %r31,%r30,1;
add.s32 %r32,%r28,%r31;
add.s32 %r33,%r32,32767;
shr.u32 %r34,%r33,16;
cvt.u16.u32 %s7,%r34;
$13:
cvta.to.global.u64 %d6,%d1;
add.s64 %d7,%d6,%d4;
st.global.v4.u16 [%d7],{%s6,%s5,%s8,%s7};
bra.uni $14;
$1:
and.b32 %r35,%r1,-4;
sub.s32 %r36,%r5,%r6;
add.s32 %r37,%r36,%r35;
setp.ge.u32 %p6,%r37,%r1;
@%p6 bra $14;
cvt.u64.u32 %d8,%r37;
mul.wide.u32 %d9,%r37,2;
add.s64 %d10,%d3,%d9;
ld.global.u16 %s9,[%d10];
cvt.f32.f16 %f5,%s9;
mov.b32 %r38,%f5;
and.b32 %r39,%r38,2147483647;
setp.gt.u32 %p7,%r39,2139095040;
mov.u16 %s10,32704;
@%p7 bra $4;
shr.u32 %r40,%r38,16;
and.b32 %r41,%r40,1;
add.s32 %r42,%r38,%r41;
add.s32 %r43,%r42,32767;
shr.u32 %r44,%r43,16;
cvt.u16.u32 %s10,%r44;
$4:
cvta.to.global.u64 %d11,%d1;
shl.b64 %d12,%d8,1;
add.s64 %d13,%d11,%d12;
st.global.u16 [%d13],%s10;
$14:
ret;
}
.visible .entry f32_to_bf16(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %s<6>;
.reg .b32 %r<45>;
.reg .b64 %d<15>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
cvta.to.global.u64 %d3,%d2;
mov.u32 %r2,%ctaid.x;
shl.b32 %r3,%r2,8;
mov.u32 %r4,%tid.x;
add.s32 %r5,%r3,%r4;
shr.u32 %r6,%r1,2;
setp.lt.u32 %p1,%r5,%r6;
@%p1 bra $5;
bra.uni $1;
$5:
mul.wide.u32 %d4,%r5,16;
add.s64 %d5,%d3,%d4;
ld.global.v4.u32 {%r7,%r8,%r9,%r10},[%d5];
and.b32 %r11,%r7,2147483647;
setp.gt.u32 %p2,%r11,2139095040;
mov.u16 %s1,32704;
mov.u16 %s2,%s1;
@%p2 bra $7;
shr.u32 %r12,%r7,16;
and.b32 %r13,%r12,1;
add.s32 %r14,%r7,%r13;
add.s32 %r15,%r14,32767;
shr.u32 %r16,%r15,16;
cvt.u16.u32 %s2,%r16;
$7:
and.b32 %r17,%r8,2147483647;
setp.gt.u32 %p3,%r17,2139095040;
@%p3 bra $9;
shr.u32 %r18,%r8,16;
and.b32 %r19,%r18,1;
add.s32 %r20,%r8,%r19;
add.s32 %r21,%r20,32767;
shr.u32 %r22,%r21,16;
cvt.u16.u32 %s1,%r22;
$9:
and.b32 %r23,%r9,2147483647;
setp.gt.u32 %p4,%r23,2139095040;
mov.u16 %s3,32704;
mov.u16 %s4,%s3;
@%p4 bra $11;
shr.u32 %r24,%r9,16;
and.b32 %r25,%r24,1;
add.s32 %r26,%r9,%r25;
add.s32 %r27,%r26,32767;
shr.u32 %r28,%r27,16;
cvt.u16.u32 %s4,%r28;
$11:
and.b32 %r29,%r10,2147483647;
setp.gt.u32 %p5,%r29,2139095040;
@%p5 bra $13;
shr.u32 %r30,%r10,16;
and.b32 %r31,%r30,1;
add.s32 %r32,%r10,%r31;
add.s32 %r33,%r32,32767;
shr.u32 %r34,%r33,16;
cvt.u16.u32 %s3,%r34;
$13:
cvta.to.global.u64 %d6,%d1;
mul.wide.u32 %d7,%r5,8;
add.s64 %d8,%d6,%d7;
st.global.v4.u16 [%d8],{%s2,%s1,%s4,%s3};
bra.uni $14;
$1:
and.b32 %r35,%r1,-4;
sub.s32 %r36,%r5,%r6;
add.s32 %r37,%r36,%r35;
setp.ge.u32 %p6,%r37,%r1;
@%p6 bra $14;
cvt.u64.u32 %d9,%r37;
mul.wide.u32 %d10,%r37,4;
add.s64 %d11,%d3,%d10;
ld.global.u32 %r38,[%d11];
and.b32 %r39,%r38,2147483647;
setp.gt.u32 %p7,%r39,2139095040;
mov.u16 %s5,32704;
@%p7 bra $4;
shr.u32 %r40,%r38,16;
and.b32 %r41,%r40,1;
add.s32 %r42,%r38,%r41;
add.s32 %r43,%r42,32767;
shr.u32 %r44,%r43,16;
cvt.u16.u32 %s5,%r44;
$4:
cvta.to.global.u64 %d12,%d1;
shl.b64 %d13,%d9,1;
add.s64 %d14,%d12,%d13;
st.global.u16 [%d14],%s5;
$14:
ret;
}
.visible .entry u8_to_bf16(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %s<11>;
.reg .f32 %f<6>;
.reg .b32 %r<45>;
.reg .b64 %d<14>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
cvta.to.global.u64 %d3,%d2;
mov.u32 %r2,%ctaid.x;
shl.b32 %r3,%r2,8;
mov.u32 %r4,%tid.x;
add.s32 %r5,%r3,%r4;
shr.u32 %r6,%r1,2;
setp.lt.u32 %p1,%r5,%r6;
@%p1 bra $5;
bra.uni $1;
$5:
mul.wide.u32 %d4,%r5,4;
add.s64 %d5,%d3,%d4;
ld.global.v4.u8 {%s1,%s2,%s3,%s4},[%d5];
cvt.rn.f32.u16 %f1,%s1;
mov.b32 %r7,%f1;
and.b32 %r8,%r7,2147483647;
setp.gt.u32 %p2,%r8,2139095040;
mov.u16 %s5,32704;
mov.u16 %s6,%s5;
@%p2 bra $7;
shr.u32 %r9,%r7,16;
and.b32 %r10,%r9,1;
add.s32 %r11,%r7,%r10;
add.s32 %r12,%r11,32767;
shr.u32 %r13,%r12,16;
cvt.u16.u32 %s6,%r13;
$7:
cvt.rn.f32.u16 %f2,%s2;
mov.b32 %r14,%f2;
and.b32 %r15,%r14,2147483647;
setp.gt.u32 %p3,%r15,2139095040;
@%p3 bra $9;
shr.u32 %r16,%r14,16;
and.b32 %r17,%r16,1;
add.s32 %r18,%r14,%r17;
add.s32 %r19,%r18,32767;
shr.u32 %r20,%r19,16;
cvt.u16.u32 %s5,%r20;
$9:
cvt.rn.f32.u16 %f3,%s3;
mov.b32 %r21,%f3;
and.b32 %r22,%r21,2147483647;
setp.gt.u32 %p4,%r22,2139095040;
mov.u16 %s7,32704;
mov.u16 %s8,%s7;
@%p4 bra $11;
shr.u32 %r23,%r21,16;
and.b32 %r24,%r23,1;
add.s32 %r25,%r21,%r24;
add.s32 %r26,%r25,32767;
shr.u32 %r27,%r26,16;
cvt.u16.u32 %s8,%r27;
$11:
cvt.rn.f32.u16 %f4,%s4;
mov.b32 %r28,%f4;
and.b32 %r29,%r28,2147483647;
setp.gt.u32 %p5,%r29,2139095040;
@%p5 bra $13;
shr.u32 %r30,%r28,16;
and.b32 %r31,%r30,1;
add.s32 %r32,%r28,%r31;
add.s32 %r33,%r32,32767;
shr.u32 %r34,%r33,16;
cvt.u16.u32 %s7,%r34;
$13:
cvta.to.global.u64 %d6,%d1;
mul.wide.u32 %d7,%r5,8;
add.s64 %d8,%d6,%d7;
st.global.v4.u16 [%d8],{%s6,%s5,%s8,%s7};
bra.uni $14;
$1:
and.b32 %r35,%r1,-4;
sub.s32 %r36,%r5,%r6;
add.s32 %r37,%r36,%r35;
setp.ge.u32 %p6,%r37,%r1;
@%p6 bra $14;
cvt.u64.u32 %d9,%r37;
add.s64 %d10,%d3,%d9;
ld.global.u8 %s9,[%d10];
cvt.rn.f32.u16 %f5,%s9;
mov.b32 %r38,%f5;
and.b32 %r39,%r38,2147483647;
setp.gt.u32 %p7,%r39,2139095040;
mov.u16 %s10,32704;
@%p7 bra $4;
shr.u32 %r40,%r38,16;
and.b32 %r41,%r40,1;
add.s32 %r42,%r38,%r41;
add.s32 %r43,%r42,32767;
shr.u32 %r44,%r43,16;
cvt.u16.u32 %s10,%r44;
$4:
cvta.to.global.u64 %d11,%d1;
shl.b64 %d12,%d9,1;
add.s64 %d13,%d11,%d12;
st.global.u16 [%d13],%s10;
$14:
ret;
}
.visible .entry bf16_to_f16(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<3>;
.reg .b16 %s<10>;
.reg .f32 %f<6>;
.reg .b32 %r<20>;
.reg .b64 %d<11>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
cvta.to.global.u64 %d3,%d1;
cvta.to.global.u64 %d4,%d2;
mov.u32 %r2,%ctaid.x;
shl.b32 %r3,%r2,8;
mov.u32 %r4,%tid.x;
add.s32 %r5,%r3,%r4;
shr.u32 %r6,%r1,2;
setp.lt.u32 %p1,%r5,%r6;
@%p1 bra $3;
bra.uni $1;
$3:
mul.wide.u32 %d5,%r5,8;
add.s64 %d6,%d4,%d5;
ld.global.v4.u16 {%s1,%s2,%s3,%s4},[%d6];
cvt.u32.u16 %r7,%s1;
shl.b32 %r8,%r7,16;
mov.b32 %f1,%r8;
cvt.u32.u16 %r9,%s2;
shl.b32 %r10,%r9,16;
mov.b32 %f2,%r10;
cvt.u32.u16 %r11,%s3;
shl.b32 %r12,%r11,16;
mov.b32 %f3,%r12;
cvt.u32.u16 %r13,%s4;
shl.b32 %r14,%r13,16;
mov.b32 %f4,%r14;
add.s64 %d7,%d3,%d5;
cvt.rn.f16.f32 %s5,%f4;
cvt.rn.f16.f32 %s6,%f3;
cvt.rn.f16.f32 %s7,%f2;
cvt.rn.f16.f32 %s8,%f1;
st.global.v4.u16 [%d7],{%s8,%s7,%s6,%s5};
bra.uni $4;
$1:
and.b32 %r15,%r1,-4;
sub.s32 %r16,%r5,%r6;
add.s32 %r17,%r16,%r15;
setp.ge.u32 %p2,%r17,%r1;
@%p2 bra $4;
mul.wide.u32 %d8,%r17,2;
add.s64 %d9,%d4,%d8;
ld.global.u16 %r18,[%d9];
shl.b32 %r19,%r18,16;
mov.b32 %f5,%r19;
cvt.rn.f16.f32 %s9,%f5;
add.s64 %d10,%d3,%d8;
st.global.u16 [%d10],%s9;
$4:
ret;
}
.visible .entry f32_to_f16(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<3>;
.reg .b16 %s<6>;
.reg .f32 %f<6>;
.reg .b32 %r<10>;
.reg .b64 %d<13>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
cvta.to.global.u64 %d3,%d1;
cvta.to.global.u64 %d4,%d2;
mov.u32 %r2,%ctaid.x;
shl.b32 %r3,%r2,8;
mov.u32 %r4,%tid.x;
add.s32 %r5,%r3,%r4;
shr.u32 %r6,%r1,2;
setp.lt.u32 %p1,%r5,%r6;
@%p1 bra $3;
bra.uni $1;
$3:
mul.wide.u32 %d5,%r5,16;
add.s64 %d6,%d4,%d5;
ld.global.v4.f32 {%f1,%f2,%f3,%f4},[%d6];
mul.wide.u32 %d7,%r5,8;
add.s64 %d8,%d3,%d7;
cvt.rn.f16.f32 %s1,%f4;
cvt.rn.f16.f32 %s2,%f3;
cvt.rn.f16.f32 %s3,%f2;
cvt.rn.f16.f32 %s4,%f1;
st.global.v4.u16 [%d8],{%s4,%s3,%s2,%s1};
bra.uni $4;
$1:
and.b32 %r7,%r1,-4;
sub.s32 %r8,%r5,%r6;
add.s32 %r9,%r8,%r7;
setp.ge.u32 %p2,%r9,%r1;
@%p2 bra $4;
mul.wide.u32 %d9,%r9,4;
add.s64 %d10,%d4,%d9;
ld.global.f32 %f5,[%d10];
cvt.rn.f16.f32 %s5,%f5;
mul.wide.u32 %d11,%r9,2;
add.s64 %d12,%d3,%d11;
st.global.u16 [%d12],%s5;
$4:
ret;
}
.visible .entry u8_to_f16(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<3>;
.reg .b16 %s<11>;
.reg .f32 %f<6>;
.reg .b32 %r<10>;
.reg .b64 %d<13>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
cvta.to.global.u64 %d3,%d1;
cvta.to.global.u64 %d4,%d2;
mov.u32 %r2,%ctaid.x;
shl.b32 %r3,%r2,8;
mov.u32 %r4,%tid.x;
add.s32 %r5,%r3,%r4;
shr.u32 %r6,%r1,2;
setp.lt.u32 %p1,%r5,%r6;
@%p1 bra $3;
bra.uni $1;
$3:
mul.wide.u32 %d5,%r5,4;
add.s64 %d6,%d4,%d5;
ld.global.v4.u8 {%s1,%s2,%s3,%s4},[%d6];
cvt.rn.f32.u16 %f1,%s1;
cvt.rn.f32.u16 %f2,%s2;
cvt.rn.f32.u16 %f3,%s3;
cvt.rn.f32.u16 %f4,%s4;
mul.wide.u32 %d7,%r5,8;
add.s64 %d8,%d3,%d7;
cvt.rn.f16.f32 %s5,%f4;
cvt.rn.f16.f32 %s6,%f3;
cvt.rn.f16.f32 %s7,%f2;
cvt.rn.f16.f32 %s8,%f1;
st.global.v4.u16 [%d8],{%s8,%s7,%s6,%s5};
bra.uni $4;
$1:
and.b32 %r7,%r1,-4;
sub.s32 %r8,%r5,%r6;
add.s32 %r9,%r8,%r7;
setp.ge.u32 %p2,%r9,%r1;
@%p2 bra $4;
cvt.u64.u32 %d9,%r9;
add.s64 %d10,%d4,%d9;
ld.global.u8 %s9,[%d10];
cvt.rn.f32.u16 %f5,%s9;
cvt.rn.f16.f32 %s10,%f5;
mul.wide.u32 %d11,%r9,2;
add.s64 %d12,%d3,%d11;
st.global.u16 [%d12],%s10;
$4:
ret;
}
.visible .entry bf16_to_f32(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<3>;
.reg .b16 %s<5>;
.reg .b32 %r<20>;
.reg .b64 %d<13>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
cvta.to.global.u64 %d3,%d1;
cvta.to.global.u64 %d4,%d2;
mov.u32 %r2,%ctaid.x;
shl.b32 %r3,%r2,8;
mov.u32 %r4,%tid.x;
add.s32 %r5,%r3,%r4;
shr.u32 %r6,%r1,2;
setp.lt.u32 %p1,%r5,%r6;
@%p1 bra $3;
bra.uni $1;
$3:
mul.wide.u32 %d5,%r5,8;
add.s64 %d6,%d4,%d5;
ld.global.v4.u16 {%s1,%s2,%s3,%s4},[%d6];
cvt.u32.u16 %r7,%s1;
cvt.u32.u16 %r8,%s2;
cvt.u32.u16 %r9,%s3;
cvt.u32.u16 %r10,%s4;
mul.wide.u32 %d7,%r5,16;
add.s64 %d8,%d3,%d7;
shl.b32 %r11,%r10,16;
shl.b32 %r12,%r9,16;
shl.b32 %r13,%r8,16;
shl.b32 %r14,%r7,16;
st.global.v4.u32 [%d8],{%r14,%r13,%r12,%r11};
bra.uni $4;
$1:
and.b32 %r15,%r1,-4;
sub.s32 %r16,%r5,%r6;
add.s32 %r17,%r16,%r15;
setp.ge.u32 %p2,%r17,%r1;
@%p2 bra $4;
mul.wide.u32 %d9,%r17,2;
add.s64 %d10,%d4,%d9;
ld.global.u16 %r18,[%d10];
shl.b32 %r19,%r18,16;
mul.wide.u32 %d11,%r17,4;
add.s64 %d12,%d3,%d11;
st.global.u32 [%d12],%r19;
$4:
ret;
}
.visible .entry f16_to_f32(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<3>;
.reg .b16 %s<6>;
.reg .f32 %f<6>;
.reg .b32 %r<10>;
.reg .b64 %d<13>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
cvta.to.global.u64 %d3,%d1;
cvta.to.global.u64 %d4,%d2;
mov.u32 %r2,%ctaid.x;
shl.b32 %r3,%r2,8;
mov.u32 %r4,%tid.x;
add.s32 %r5,%r3,%r4;
shr.u32 %r6,%r1,2;
setp.lt.u32 %p1,%r5,%r6;
@%p1 bra $3;
bra.uni $1;
$3:
mul.wide.u32 %d5,%r5,8;
add.s64 %d6,%d4,%d5;
ld.global.v4.u16 {%s1,%s2,%s3,%s4},[%d6];
mul.wide.u32 %d7,%r5,16;
add.s64 %d8,%d3,%d7;
cvt.f32.f16 %f1,%s4;
cvt.f32.f16 %f2,%s3;
cvt.f32.f16 %f3,%s2;
cvt.f32.f16 %f4,%s1;
st.global.v4.f32 [%d8],{%f4,%f3,%f2,%f1};
bra.uni $4;
$1:
and.b32 %r7,%r1,-4;
sub.s32 %r8,%r5,%r6;
add.s32 %r9,%r8,%r7;
setp.ge.u32 %p2,%r9,%r1;
@%p2 bra $4;
mul.wide.u32 %d9,%r9,2;
add.s64 %d10,%d4,%d9;
ld.global.u16 %s5,[%d10];
cvt.f32.f16 %f5,%s5;
mul.wide.u32 %d11,%r9,4;
add.s64 %d12,%d3,%d11;
st.global.f32 [%d12],%f5;
$4:
ret;
}
.visible .entry u8_to_f32(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<3>;
.reg .b16 %s<6>;
.reg .f32 %f<6>;
.reg .b32 %r<10>;
.reg .b64 %d<13>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
cvta.to.global.u64 %d3,%d1;
cvta.to.global.u64 %d4,%d2;
mov.u32 %r2,%ctaid.x;
shl.b32 %r3,%r2,8;
mov.u32 %r4,%tid.x;
add.s32 %r5,%r3,%r4;
shr.u32 %r6,%r1,2;
setp.lt.u32 %p1,%r5,%r6;
@%p1 bra $3;
bra.uni $1;
$3:
mul.wide.u32 %d5,%r5,4;
add.s64 %d6,%d4,%d5;
ld.global.v4.u8 {%s1,%s2,%s3,%s4},[%d6];
mul.wide.u32 %d7,%r5,16;
add.s64 %d8,%d3,%d7;
cvt.rn.f32.u16 %f1,%s4;
cvt.rn.f32.u16 %f2,%s3;
cvt.rn.f32.u16 %f3,%s2;
cvt.rn.f32.u16 %f4,%s1;
st.global.v4.f32 [%d8],{%f4,%f3,%f2,%f1};
bra.uni $4;
$1:
and.b32 %r7,%r1,-4;
sub.s32 %r8,%r5,%r6;
add.s32 %r9,%r8,%r7;
setp.ge.u32 %p2,%r9,%r1;
@%p2 bra $4;
cvt.u64.u32 %d9,%r9;
add.s64 %d10,%d4,%d9;
ld.global.u8 %s5,[%d10];
cvt.rn.f32.u16 %f5,%s5;
mul.wide.u32 %d11,%r9,4;
add.s64 %d12,%d3,%d11;
st.global.f32 [%d12],%f5;
$4:
ret;
}
.visible .entry bf16_to_u8(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<13>;
.reg .b16 %s<10>;
.reg .f32 %f<6>;
.reg .b32 %r<25>;
.reg .b64 %d<14>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
cvta.to.global.u64 %d3,%d2;
mov.u32 %r2,%ctaid.x;
shl.b32 %r3,%r2,8;
mov.u32 %r4,%tid.x;
add.s32 %r5,%r3,%r4;
shr.u32 %r6,%r1,2;
setp.lt.u32 %p1,%r5,%r6;
@%p1 bra $6;
bra.uni $1;
$6:
mul.wide.u32 %d4,%r5,8;
add.s64 %d5,%d3,%d4;
ld.global.v4.u16 {%s1,%s2,%s3,%s4},[%d5];
cvt.u32.u16 %r7,%s1;
shl.b32 %r8,%r7,16;
mov.b32 %f1,%r8;
setp.ge.f32 %p2,%f1,0f437F0000;
mov.u16 %s5,255;
mov.u16 %s6,%s5;
@%p2 bra $9;
setp.leu.f32 %p3,%f1,0f00000000;
mov.u16 %s6,0;
@%p3 bra $9;
cvt.rzi.u32.f32 %r9,%f1;
cvt.u16.u32 %s6,%r9;
$9:
cvt.u32.u16 %r10,%s2;
shl.b32 %r11,%r10,16;
mov.b32 %f2,%r11;
setp.ge.f32 %p4,%f2,0f437F0000;
@%p4 bra $12;
setp.leu.f32 %p5,%f2,0f00000000;
mov.u16 %s5,0;
@%p5 bra $12;
cvt.rzi.u32.f32 %r12,%f2;
cvt.u16.u32 %s5,%r12;
$12:
cvt.u32.u16 %r13,%s3;
shl.b32 %r14,%r13,16;
mov.b32 %f3,%r14;
setp.ge.f32 %p6,%f3,0f437F0000;
mov.u16 %s7,255;
mov.u16 %s8,%s7;
@%p6 bra $15;
setp.leu.f32 %p7,%f3,0f00000000;
mov.u16 %s8,0;
@%p7 bra $15;
cvt.rzi.u32.f32 %r15,%f3;
cvt.u16.u32 %s8,%r15;
$15:
cvt.u32.u16 %r16,%s4;
shl.b32 %r17,%r16,16;
mov.b32 %f4,%r17;
setp.ge.f32 %p8,%f4,0f437F0000;
@%p8 bra $18;
setp.leu.f32 %p9,%f4,0f00000000;
mov.u16 %s7,0;
@%p9 bra $18;
cvt.rzi.u32.f32 %r18,%f4;
cvt.u16.u32 %s7,%r18;
$18:
cvta.to.global.u64 %d6,%d1;
mul.wide.u32 %d7,%r5,4;
add.s64 %d8,%d6,%d7;
st.global.v4.u8 [%d8],{%s6,%s5,%s8,%s7};
bra.uni $19;
$1:
and.b32 %r19,%r1,-4;
sub.s32 %r20,%r5,%r6;
add.s32 %r21,%r20,%r19;
setp.ge.u32 %p10,%r21,%r1;
@%p10 bra $19;
cvt.u64.u32 %d9,%r21;
mul.wide.u32 %d10,%r21,2;
add.s64 %d11,%d3,%d10;
ld.global.u16 %r22,[%d11];
shl.b32 %r23,%r22,16;
mov.b32 %f5,%r23;
setp.ge.f32 %p11,%f5,0f437F0000;
mov.u16 %s9,255;
@%p11 bra $5;
setp.leu.f32 %p12,%f5,0f00000000;
mov.u16 %s9,0;
@%p12 bra $5;
cvt.rzi.u32.f32 %r24,%f5;
cvt.u16.u32 %s9,%r24;
$5:
cvta.to.global.u64 %d12,%d1;
add.s64 %d13,%d12,%d9;
st.global.u8 [%d13],%s9;
$19:
ret;
}
.visible .entry f16_to_u8(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<13>;
.reg .b16 %s<11>;
.reg .f32 %f<6>;
.reg .b32 %r<15>;
.reg .b64 %d<14>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
cvta.to.global.u64 %d3,%d2;
mov.u32 %r2,%ctaid.x;
shl.b32 %r3,%r2,8;
mov.u32 %r4,%tid.x;
add.s32 %r5,%r3,%r4;
shr.u32 %r6,%r1,2;
setp.lt.u32 %p1,%r5,%r6;
@%p1 bra $6;
bra.uni $1;
$6:
mul.wide.u32 %d4,%r5,8;
add.s64 %d5,%d3,%d4;
ld.global.v4.u16 {%s1,%s2,%s3,%s4},[%d5];
cvt.f32.f16 %f1,%s1;
setp.ge.f32 %p2,%f1,0f437F0000;
mov.u16 %s5,255;
mov.u16 %s6,%s5;
@%p2 bra $9;
setp.leu.f32 %p3,%f1,0f00000000;
mov.u16 %s6,0;
@%p3 bra $9;
cvt.rzi.u32.f32 %r7,%f1;
cvt.u16.u32 %s6,%r7;
$9:
cvt.f32.f16 %f2,%s2;
setp.ge.f32 %p4,%f2,0f437F0000;
@%p4 bra $12;
setp.leu.f32 %p5,%f2,0f00000000;
mov.u16 %s5,0;
@%p5 bra $12;
cvt.rzi.u32.f32 %r8,%f2;
cvt.u16.u32 %s5,%r8;
$12:
cvt.f32.f16 %f3,%s3;
setp.ge.f32 %p6,%f3,0f437F0000;
mov.u16 %s7,255;
mov.u16 %s8,%s7;
@%p6 bra $15;
setp.leu.f32 %p7,%f3,0f00000000;
mov.u16 %s8,0;
@%p7 bra $15;
cvt.rzi.u32.f32 %r9,%f3;
cvt.u16.u32 %s8,%r9;
$15:
cvt.f32.f16 %f4,%s4;
setp.ge.f32 %p8,%f4,0f437F0000;
@%p8 bra $18;
setp.leu.f32 %p9,%f4,0f00000000;
mov.u16 %s7,0;
@%p9 bra $18;
cvt.rzi.u32.f32 %r10,%f4;
cvt.u16.u32 %s7,%r10;
$18:
cvta.to.global.u64 %d6,%d1;
mul.wide.u32 %d7,%r5,4;
add.s64 %d8,%d6,%d7;
st.global.v4.u8 [%d8],{%s6,%s5,%s8,%s7};
bra.uni $19;
$1:
and.b32 %r11,%r1,-4;
sub.s32 %r12,%r5,%r6;
add.s32 %r13,%r12,%r11;
setp.ge.u32 %p10,%r13,%r1;
@%p10 bra $19;
cvt.u64.u32 %d9,%r13;
mul.wide.u32 %d10,%r13,2;
add.s64 %d11,%d3,%d10;
ld.global.u16 %s9,[%d11];
cvt.f32.f16 %f5,%s9;
setp.ge.f32 %p11,%f5,0f437F0000;
mov.u16 %s10,255;
@%p11 bra $5;
setp.leu.f32 %p12,%f5,0f00000000;
mov.u16 %s10,0;
@%p12 bra $5;
cvt.rzi.u32.f32 %r14,%f5;
cvt.u16.u32 %s10,%r14;
$5:
cvta.to.global.u64 %d12,%d1;
add.s64 %d13,%d12,%d9;
st.global.u8 [%d13],%s10;
$19:
ret;
}
.visible .entry f32_to_u8(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<13>;
.reg .b16 %s<6>;
.reg .f32 %f<6>;
.reg .b32 %r<15>;
.reg .b64 %d<14>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
cvta.to.global.u64 %d3,%d2;
mov.u32 %r2,%ctaid.x;
shl.b32 %r3,%r2,8;
mov.u32 %r4,%tid.x;
add.s32 %r5,%r3,%r4;
shr.u32 %r6,%r1,2;
setp.lt.u32 %p1,%r5,%r6;
@%p1 bra $6;
bra.uni $1;
$6:
mul.wide.u32 %d4,%r5,16;
add.s64 %d5,%d3,%d4;
ld.global.v4.f32 {%f1,%f2,%f3,%f4},[%d5];
setp.ge.f32 %p2,%f1,0f437F0000;
mov.u16 %s1,255;
mov.u16 %s2,%s1;
@%p2 bra $9;
setp.leu.f32 %p3,%f1,0f00000000;
mov.u16 %s2,0;
@%p3 bra $9;
cvt.rzi.u32.f32 %r7,%f1;
cvt.u16.u32 %s2,%r7;
$9:
setp.ge.f32 %p4,%f2,0f437F0000;
@%p4 bra $12;
setp.leu.f32 %p5,%f2,0f00000000;
mov.u16 %s1,0;
@%p5 bra $12;
cvt.rzi.u32.f32 %r8,%f2;
cvt.u16.u32 %s1,%r8;
$12:
setp.ge.f32 %p6,%f3,0f437F0000;
mov.u16 %s3,255;
mov.u16 %s4,%s3;
@%p6 bra $15;
setp.leu.f32 %p7,%f3,0f00000000;
mov.u16 %s4,0;
@%p7 bra $15;
cvt.rzi.u32.f32 %r9,%f3;
cvt.u16.u32 %s4,%r9;
$15:
setp.ge.f32 %p8,%f4,0f437F0000;
@%p8 bra $18;
setp.leu.f32 %p9,%f4,0f00000000;
mov.u16 %s3,0;
@%p9 bra $18;
cvt.rzi.u32.f32 %r10,%f4;
cvt.u16.u32 %s3,%r10;
$18:
cvta.to.global.u64 %d6,%d1;
mul.wide.u32 %d7,%r5,4;
add.s64 %d8,%d6,%d7;
st.global.v4.u8 [%d8],{%s2,%s1,%s4,%s3};
bra.uni $19;
$1:
and.b32 %r11,%r1,-4;
sub.s32 %r12,%r5,%r6;
add.s32 %r13,%r12,%r11;
setp.ge.u32 %p10,%r13,%r1;
@%p10 bra $19;
cvt.u64.u32 %d9,%r13;
mul.wide.u32 %d10,%r13,4;
add.s64 %d11,%d3,%d10;
ld.global.f32 %f5,[%d11];
setp.ge.f32 %p11,%f5,0f437F0000;
mov.u16 %s5,255;
@%p11 bra $5;
setp.leu.f32 %p12,%f5,0f00000000;
mov.u16 %s5,0;
@%p12 bra $5;
cvt.rzi.u32.f32 %r14,%f5;
cvt.u16.u32 %s5,%r14;
$5:
cvta.to.global.u64 %d12,%d1;
add.s64 %d13,%d12,%d9;
st.global.u8 [%d13],%s5;
$19:
ret;
}
`;
