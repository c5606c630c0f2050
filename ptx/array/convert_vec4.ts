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
.reg .b16 %s<34>;
.reg .f32 %f<6>;
.reg .b32 %r<49>;
.reg .b64 %d<15>;
ld.param.u64 %d3,[p0];
ld.param.u64 %d4,[p1];
ld.param.u32 %r9,[p2];
cvta.to.global.u64 %d1,%d4;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,8;
mov.u32 %r12,%tid.x;
add.s32 %r1,%r11,%r12;
shr.u32 %r2,%r9,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $5;
bra.uni $1;
$5:
mul.wide.u32 %d10,%r1,8;
add.s64 %d11,%d1,%d10;
ld.global.v4.u16 {%s19,%s20,%s21,%s22},[%d11];
cvt.f32.f16 %f2,%s19;
mov.b32 %r5,%f2;
and.b32 %r21,%r5,2147483647;
setp.gt.u32 %p4,%r21,2139095040;
mov.u16 %s31,32704;
mov.u16 %s30,%s31;
@%p4 bra $7;
shr.u32 %r22,%r5,16;
and.b32 %r23,%r22,1;
add.s32 %r24,%r5,%r23;
add.s32 %r25,%r24,32767;
shr.u32 %r26,%r25,16;
cvt.u16.u32 %s30,%r26;
$7:
cvt.f32.f16 %f3,%s20;
mov.b32 %r6,%f3;
and.b32 %r27,%r6,2147483647;
setp.gt.u32 %p5,%r27,2139095040;
@%p5 bra $9;
shr.u32 %r28,%r6,16;
and.b32 %r29,%r28,1;
add.s32 %r30,%r6,%r29;
add.s32 %r31,%r30,32767;
shr.u32 %r32,%r31,16;
cvt.u16.u32 %s31,%r32;
$9:
cvt.f32.f16 %f4,%s21;
mov.b32 %r7,%f4;
and.b32 %r33,%r7,2147483647;
setp.gt.u32 %p6,%r33,2139095040;
mov.u16 %s33,32704;
mov.u16 %s32,%s33;
@%p6 bra $11;
shr.u32 %r34,%r7,16;
and.b32 %r35,%r34,1;
add.s32 %r36,%r7,%r35;
add.s32 %r37,%r36,32767;
shr.u32 %r38,%r37,16;
cvt.u16.u32 %s32,%r38;
$11:
cvt.f32.f16 %f5,%s22;
mov.b32 %r8,%f5;
and.b32 %r39,%r8,2147483647;
setp.gt.u32 %p7,%r39,2139095040;
@%p7 bra $13;
shr.u32 %r40,%r8,16;
and.b32 %r41,%r40,1;
add.s32 %r42,%r8,%r41;
add.s32 %r43,%r42,32767;
shr.u32 %r44,%r43,16;
cvt.u16.u32 %s33,%r44;
$13:
cvta.to.global.u64 %d12,%d3;
add.s64 %d14,%d12,%d10;
st.global.v4.u16 [%d14],{%s30,%s31,%s32,%s33};
bra.uni $14;
$1:
and.b32 %r13,%r9,-4;
sub.s32 %r14,%r1,%r2;
add.s32 %r3,%r14,%r13;
setp.ge.u32 %p2,%r3,%r9;
@%p2 bra $14;
cvt.u64.u32 %d2,%r3;
mul.wide.u32 %d5,%r3,2;
add.s64 %d6,%d1,%d5;
ld.global.u16 %s15,[%d6];
cvt.f32.f16 %f1,%s15;
mov.b32 %r4,%f1;
and.b32 %r15,%r4,2147483647;
setp.gt.u32 %p3,%r15,2139095040;
mov.u16 %s29,32704;
@%p3 bra $4;
shr.u32 %r16,%r4,16;
and.b32 %r17,%r16,1;
add.s32 %r18,%r4,%r17;
add.s32 %r19,%r18,32767;
shr.u32 %r20,%r19,16;
cvt.u16.u32 %s29,%r20;
$4:
cvta.to.global.u64 %d7,%d3;
shl.b64 %d8,%d2,1;
add.s64 %d9,%d7,%d8;
st.global.u16 [%d9],%s29;
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
.reg .b16 %s<21>;
.reg .b32 %r<53>;
.reg .b64 %d<15>;
ld.param.u64 %d3,[p0];
ld.param.u64 %d4,[p1];
ld.param.u32 %r9,[p2];
cvta.to.global.u64 %d1,%d4;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,8;
mov.u32 %r12,%tid.x;
add.s32 %r1,%r11,%r12;
shr.u32 %r2,%r9,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $5;
bra.uni $1;
$5:
mul.wide.u32 %d10,%r1,16;
add.s64 %d11,%d1,%d10;
ld.global.v4.u32 {%r21,%r22,%r23,%r24},[%d11];
and.b32 %r25,%r21,2147483647;
setp.gt.u32 %p4,%r25,2139095040;
mov.u16 %s18,32704;
mov.u16 %s17,%s18;
@%p4 bra $7;
shr.u32 %r26,%r21,16;
and.b32 %r27,%r26,1;
add.s32 %r28,%r21,%r27;
add.s32 %r29,%r28,32767;
shr.u32 %r30,%r29,16;
cvt.u16.u32 %s17,%r30;
$7:
and.b32 %r31,%r22,2147483647;
setp.gt.u32 %p5,%r31,2139095040;
@%p5 bra $9;
shr.u32 %r32,%r22,16;
and.b32 %r33,%r32,1;
add.s32 %r34,%r22,%r33;
add.s32 %r35,%r34,32767;
shr.u32 %r36,%r35,16;
cvt.u16.u32 %s18,%r36;
$9:
and.b32 %r37,%r23,2147483647;
setp.gt.u32 %p6,%r37,2139095040;
mov.u16 %s20,32704;
mov.u16 %s19,%s20;
@%p6 bra $11;
shr.u32 %r38,%r23,16;
and.b32 %r39,%r38,1;
add.s32 %r40,%r23,%r39;
add.s32 %r41,%r40,32767;
shr.u32 %r42,%r41,16;
cvt.u16.u32 %s19,%r42;
$11:
and.b32 %r43,%r24,2147483647;
setp.gt.u32 %p7,%r43,2139095040;
@%p7 bra $13;
shr.u32 %r44,%r24,16;
and.b32 %r45,%r44,1;
add.s32 %r46,%r24,%r45;
add.s32 %r47,%r46,32767;
shr.u32 %r48,%r47,16;
cvt.u16.u32 %s20,%r48;
$13:
cvta.to.global.u64 %d12,%d3;
mul.wide.u32 %d13,%r1,8;
add.s64 %d14,%d12,%d13;
st.global.v4.u16 [%d14],{%s17,%s18,%s19,%s20};
bra.uni $14;
$1:
and.b32 %r13,%r9,-4;
sub.s32 %r14,%r1,%r2;
add.s32 %r3,%r14,%r13;
setp.ge.u32 %p2,%r3,%r9;
@%p2 bra $14;
cvt.u64.u32 %d2,%r3;
mul.wide.u32 %d5,%r3,4;
add.s64 %d6,%d1,%d5;
ld.global.u32 %r4,[%d6];
and.b32 %r15,%r4,2147483647;
setp.gt.u32 %p3,%r15,2139095040;
mov.u16 %s16,32704;
@%p3 bra $4;
shr.u32 %r16,%r4,16;
and.b32 %r17,%r16,1;
add.s32 %r18,%r4,%r17;
add.s32 %r19,%r18,32767;
shr.u32 %r20,%r19,16;
cvt.u16.u32 %s16,%r20;
$4:
cvta.to.global.u64 %d7,%d3;
shl.b64 %d8,%d2,1;
add.s64 %d9,%d7,%d8;
st.global.u16 [%d9],%s16;
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
.reg .b16 %s<33>;
.reg .f32 %f<6>;
.reg .b32 %r<49>;
.reg .b64 %d<14>;
ld.param.u64 %d3,[p0];
ld.param.u64 %d4,[p1];
ld.param.u32 %r9,[p2];
cvta.to.global.u64 %d1,%d4;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,8;
mov.u32 %r12,%tid.x;
add.s32 %r1,%r11,%r12;
shr.u32 %r2,%r9,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $5;
bra.uni $1;
$5:
mul.wide.u32 %d9,%r1,4;
add.s64 %d10,%d1,%d9;
ld.global.v4.u8 {%s18,%s19,%s20,%s21},[%d10];
cvt.rn.f32.u16 %f2,%s18;
mov.b32 %r5,%f2;
and.b32 %r21,%r5,2147483647;
setp.gt.u32 %p4,%r21,2139095040;
mov.u16 %s30,32704;
mov.u16 %s29,%s30;
@%p4 bra $7;
shr.u32 %r22,%r5,16;
and.b32 %r23,%r22,1;
add.s32 %r24,%r5,%r23;
add.s32 %r25,%r24,32767;
shr.u32 %r26,%r25,16;
cvt.u16.u32 %s29,%r26;
$7:
cvt.rn.f32.u16 %f3,%s19;
mov.b32 %r6,%f3;
and.b32 %r27,%r6,2147483647;
setp.gt.u32 %p5,%r27,2139095040;
@%p5 bra $9;
shr.u32 %r28,%r6,16;
and.b32 %r29,%r28,1;
add.s32 %r30,%r6,%r29;
add.s32 %r31,%r30,32767;
shr.u32 %r32,%r31,16;
cvt.u16.u32 %s30,%r32;
$9:
cvt.rn.f32.u16 %f4,%s20;
mov.b32 %r7,%f4;
and.b32 %r33,%r7,2147483647;
setp.gt.u32 %p6,%r33,2139095040;
mov.u16 %s32,32704;
mov.u16 %s31,%s32;
@%p6 bra $11;
shr.u32 %r34,%r7,16;
and.b32 %r35,%r34,1;
add.s32 %r36,%r7,%r35;
add.s32 %r37,%r36,32767;
shr.u32 %r38,%r37,16;
cvt.u16.u32 %s31,%r38;
$11:
cvt.rn.f32.u16 %f5,%s21;
mov.b32 %r8,%f5;
and.b32 %r39,%r8,2147483647;
setp.gt.u32 %p7,%r39,2139095040;
@%p7 bra $13;
shr.u32 %r40,%r8,16;
and.b32 %r41,%r40,1;
add.s32 %r42,%r8,%r41;
add.s32 %r43,%r42,32767;
shr.u32 %r44,%r43,16;
cvt.u16.u32 %s32,%r44;
$13:
cvta.to.global.u64 %d11,%d3;
mul.wide.u32 %d12,%r1,8;
add.s64 %d13,%d11,%d12;
st.global.v4.u16 [%d13],{%s29,%s30,%s31,%s32};
bra.uni $14;
$1:
and.b32 %r13,%r9,-4;
sub.s32 %r14,%r1,%r2;
add.s32 %r3,%r14,%r13;
setp.ge.u32 %p2,%r3,%r9;
@%p2 bra $14;
cvt.u64.u32 %d2,%r3;
add.s64 %d5,%d1,%d2;
ld.global.u8 %s16,[%d5];
cvt.rn.f32.u16 %f1,%s16;
mov.b32 %r4,%f1;
and.b32 %r15,%r4,2147483647;
setp.gt.u32 %p3,%r15,2139095040;
mov.u16 %s28,32704;
@%p3 bra $4;
shr.u32 %r16,%r4,16;
and.b32 %r17,%r16,1;
add.s32 %r18,%r4,%r17;
add.s32 %r19,%r18,32767;
shr.u32 %r20,%r19,16;
cvt.u16.u32 %s28,%r20;
$4:
cvta.to.global.u64 %d6,%d3;
shl.b64 %d7,%d2,1;
add.s64 %d8,%d6,%d7;
st.global.u16 [%d8],%s28;
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
.reg .b16 %s<14>;
.reg .f32 %f<6>;
.reg .b32 %r<20>;
.reg .b64 %d<11>;
ld.param.u64 %d3,[p0];
ld.param.u64 %d4,[p1];
ld.param.u32 %r4,[p2];
cvta.to.global.u64 %d1,%d3;
cvta.to.global.u64 %d2,%d4;
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,8;
mov.u32 %r7,%tid.x;
add.s32 %r1,%r6,%r7;
shr.u32 %r2,%r4,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $3;
bra.uni $1;
$3:
mul.wide.u32 %d8,%r1,8;
add.s64 %d9,%d2,%d8;
ld.global.v4.u16 {%s6,%s7,%s8,%s9},[%d9];
cvt.u32.u16 %r12,%s6;
shl.b32 %r13,%r12,16;
mov.b32 %f2,%r13;
cvt.u32.u16 %r14,%s7;
shl.b32 %r15,%r14,16;
mov.b32 %f3,%r15;
cvt.u32.u16 %r16,%s8;
shl.b32 %r17,%r16,16;
mov.b32 %f4,%r17;
cvt.u32.u16 %r18,%s9;
shl.b32 %r19,%r18,16;
mov.b32 %f5,%r19;
add.s64 %d10,%d1,%d8;
cvt.rn.f16.f32 %s5,%f5;
cvt.rn.f16.f32 %s4,%f4;
cvt.rn.f16.f32 %s3,%f3;
cvt.rn.f16.f32 %s2,%f2;
st.global.v4.u16 [%d10],{%s2,%s3,%s4,%s5};
bra.uni $4;
$1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $4;
mul.wide.u32 %d5,%r3,2;
add.s64 %d6,%d2,%d5;
ld.global.u16 %r10,[%d6];
shl.b32 %r11,%r10,16;
mov.b32 %f1,%r11;
cvt.rn.f16.f32 %s1,%f1;
add.s64 %d7,%d1,%d5;
st.global.u16 [%d7],%s1;
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
.reg .f32 %f<10>;
.reg .b32 %r<10>;
.reg .b64 %d<13>;
ld.param.u64 %d3,[p0];
ld.param.u64 %d4,[p1];
ld.param.u32 %r4,[p2];
cvta.to.global.u64 %d1,%d3;
cvta.to.global.u64 %d2,%d4;
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,8;
mov.u32 %r7,%tid.x;
add.s32 %r1,%r6,%r7;
shr.u32 %r2,%r4,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $3;
bra.uni $1;
$3:
mul.wide.u32 %d9,%r1,16;
add.s64 %d10,%d2,%d9;
ld.global.v4.f32 {%f6,%f7,%f8,%f9},[%d10];
mul.wide.u32 %d11,%r1,8;
add.s64 %d12,%d1,%d11;
cvt.rn.f16.f32 %s5,%f9;
cvt.rn.f16.f32 %s4,%f8;
cvt.rn.f16.f32 %s3,%f7;
cvt.rn.f16.f32 %s2,%f6;
st.global.v4.u16 [%d12],{%s2,%s3,%s4,%s5};
bra.uni $4;
$1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $4;
mul.wide.u32 %d5,%r3,4;
add.s64 %d6,%d2,%d5;
ld.global.f32 %f1,[%d6];
cvt.rn.f16.f32 %s1,%f1;
mul.wide.u32 %d7,%r3,2;
add.s64 %d8,%d1,%d7;
st.global.u16 [%d8],%s1;
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
ld.param.u64 %d3,[p0];
ld.param.u64 %d4,[p1];
ld.param.u32 %r4,[p2];
cvta.to.global.u64 %d1,%d3;
cvta.to.global.u64 %d2,%d4;
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,8;
mov.u32 %r7,%tid.x;
add.s32 %r1,%r6,%r7;
shr.u32 %r2,%r4,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $3;
bra.uni $1;
$3:
mul.wide.u32 %d9,%r1,4;
add.s64 %d10,%d2,%d9;
ld.global.v4.u8 {%s7,%s8,%s9,%s10},[%d10];
cvt.rn.f32.u16 %f2,%s7;
cvt.rn.f32.u16 %f3,%s8;
cvt.rn.f32.u16 %f4,%s9;
cvt.rn.f32.u16 %f5,%s10;
mul.wide.u32 %d11,%r1,8;
add.s64 %d12,%d1,%d11;
cvt.rn.f16.f32 %s6,%f5;
cvt.rn.f16.f32 %s5,%f4;
cvt.rn.f16.f32 %s4,%f3;
cvt.rn.f16.f32 %s3,%f2;
st.global.v4.u16 [%d12],{%s3,%s4,%s5,%s6};
bra.uni $4;
$1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $4;
cvt.u64.u32 %d5,%r3;
add.s64 %d6,%d2,%d5;
ld.global.u8 %s2,[%d6];
cvt.rn.f32.u16 %f1,%s2;
cvt.rn.f16.f32 %s1,%f1;
mul.wide.u32 %d7,%r3,2;
add.s64 %d8,%d1,%d7;
st.global.u16 [%d8],%s1;
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
.reg .b16 %s<9>;
.reg .b32 %r<20>;
.reg .b64 %d<13>;
ld.param.u64 %d3,[p0];
ld.param.u64 %d4,[p1];
ld.param.u32 %r4,[p2];
cvta.to.global.u64 %d1,%d3;
cvta.to.global.u64 %d2,%d4;
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,8;
mov.u32 %r7,%tid.x;
add.s32 %r1,%r6,%r7;
shr.u32 %r2,%r4,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $3;
bra.uni $1;
$3:
mul.wide.u32 %d9,%r1,8;
add.s64 %d10,%d2,%d9;
ld.global.v4.u16 {%s1,%s2,%s3,%s4},[%d10];
cvt.u32.u16 %r12,%s1;
cvt.u32.u16 %r13,%s2;
cvt.u32.u16 %r14,%s3;
cvt.u32.u16 %r15,%s4;
mul.wide.u32 %d11,%r1,16;
add.s64 %d12,%d1,%d11;
shl.b32 %r16,%r15,16;
shl.b32 %r17,%r14,16;
shl.b32 %r18,%r13,16;
shl.b32 %r19,%r12,16;
st.global.v4.u32 [%d12],{%r19,%r18,%r17,%r16};
bra.uni $4;
$1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $4;
mul.wide.u32 %d5,%r3,2;
add.s64 %d6,%d2,%d5;
ld.global.u16 %r10,[%d6];
shl.b32 %r11,%r10,16;
mul.wide.u32 %d7,%r3,4;
add.s64 %d8,%d1,%d7;
st.global.u32 [%d8],%r11;
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
.reg .b16 %s<10>;
.reg .f32 %f<6>;
.reg .b32 %r<10>;
.reg .b64 %d<13>;
ld.param.u64 %d3,[p0];
ld.param.u64 %d4,[p1];
ld.param.u32 %r4,[p2];
cvta.to.global.u64 %d1,%d3;
cvta.to.global.u64 %d2,%d4;
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,8;
mov.u32 %r7,%tid.x;
add.s32 %r1,%r6,%r7;
shr.u32 %r2,%r4,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $3;
bra.uni $1;
$3:
mul.wide.u32 %d9,%r1,8;
add.s64 %d10,%d2,%d9;
ld.global.v4.u16 {%s6,%s7,%s8,%s9},[%d10];
mul.wide.u32 %d11,%r1,16;
add.s64 %d12,%d1,%d11;
cvt.f32.f16 %f5,%s9;
cvt.f32.f16 %f4,%s8;
cvt.f32.f16 %f3,%s7;
cvt.f32.f16 %f2,%s6;
st.global.v4.f32 [%d12],{%f2,%f3,%f4,%f5};
bra.uni $4;
$1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $4;
mul.wide.u32 %d5,%r3,2;
add.s64 %d6,%d2,%d5;
ld.global.u16 %s1,[%d6];
cvt.f32.f16 %f1,%s1;
mul.wide.u32 %d7,%r3,4;
add.s64 %d8,%d1,%d7;
st.global.f32 [%d8],%f1;
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
ld.param.u64 %d3,[p0];
ld.param.u64 %d4,[p1];
ld.param.u32 %r4,[p2];
cvta.to.global.u64 %d1,%d3;
cvta.to.global.u64 %d2,%d4;
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,8;
mov.u32 %r7,%tid.x;
add.s32 %r1,%r6,%r7;
shr.u32 %r2,%r4,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $3;
bra.uni $1;
$3:
mul.wide.u32 %d9,%r1,4;
add.s64 %d10,%d2,%d9;
ld.global.v4.u8 {%s2,%s3,%s4,%s5},[%d10];
mul.wide.u32 %d11,%r1,16;
add.s64 %d12,%d1,%d11;
cvt.rn.f32.u16 %f2,%s5;
cvt.rn.f32.u16 %f3,%s4;
cvt.rn.f32.u16 %f4,%s3;
cvt.rn.f32.u16 %f5,%s2;
st.global.v4.f32 [%d12],{%f5,%f4,%f3,%f2};
bra.uni $4;
$1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $4;
cvt.u64.u32 %d5,%r3;
add.s64 %d6,%d2,%d5;
ld.global.u8 %s1,[%d6];
cvt.rn.f32.u16 %f1,%s1;
mul.wide.u32 %d7,%r3,4;
add.s64 %d8,%d1,%d7;
st.global.f32 [%d8],%f1;
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
.reg .b16 %s<34>;
.reg .f32 %f<6>;
.reg .b32 %r<29>;
.reg .b64 %d<14>;
ld.param.u64 %d3,[p0];
ld.param.u64 %d4,[p1];
ld.param.u32 %r4,[p2];
cvta.to.global.u64 %d1,%d4;
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,8;
mov.u32 %r7,%tid.x;
add.s32 %r1,%r6,%r7;
shr.u32 %r2,%r4,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $6;
bra.uni $1;
$6:
mul.wide.u32 %d9,%r1,8;
add.s64 %d10,%d1,%d9;
ld.global.v4.u16 {%s18,%s19,%s20,%s21},[%d10];
cvt.u32.u16 %r13,%s18;
shl.b32 %r14,%r13,16;
mov.b32 %f2,%r14;
setp.ge.f32 %p5,%f2,0f437F0000;
mov.u16 %s31,255;
mov.u16 %s30,%s31;
@%p5 bra $9;
setp.leu.f32 %p6,%f2,0f00000000;
mov.u16 %s30,0;
@%p6 bra $9;
cvt.rzi.u32.f32 %r15,%f2;
cvt.u16.u32 %s30,%r15;
$9:
cvt.u32.u16 %r16,%s19;
shl.b32 %r17,%r16,16;
mov.b32 %f3,%r17;
setp.ge.f32 %p7,%f3,0f437F0000;
@%p7 bra $12;
setp.leu.f32 %p8,%f3,0f00000000;
mov.u16 %s31,0;
@%p8 bra $12;
cvt.rzi.u32.f32 %r18,%f3;
cvt.u16.u32 %s31,%r18;
$12:
cvt.u32.u16 %r19,%s20;
shl.b32 %r20,%r19,16;
mov.b32 %f4,%r20;
setp.ge.f32 %p9,%f4,0f437F0000;
mov.u16 %s33,255;
mov.u16 %s32,%s33;
@%p9 bra $15;
setp.leu.f32 %p10,%f4,0f00000000;
mov.u16 %s32,0;
@%p10 bra $15;
cvt.rzi.u32.f32 %r21,%f4;
cvt.u16.u32 %s32,%r21;
$15:
cvt.u32.u16 %r22,%s21;
shl.b32 %r23,%r22,16;
mov.b32 %f5,%r23;
setp.ge.f32 %p11,%f5,0f437F0000;
@%p11 bra $18;
setp.leu.f32 %p12,%f5,0f00000000;
mov.u16 %s33,0;
@%p12 bra $18;
cvt.rzi.u32.f32 %r24,%f5;
cvt.u16.u32 %s33,%r24;
$18:
cvta.to.global.u64 %d11,%d3;
mul.wide.u32 %d12,%r1,4;
add.s64 %d13,%d11,%d12;
st.global.v4.u8 [%d13],{%s30,%s31,%s32,%s33};
bra.uni $19;
$1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $19;
cvt.u64.u32 %d2,%r3;
mul.wide.u32 %d5,%r3,2;
add.s64 %d6,%d1,%d5;
ld.global.u16 %r10,[%d6];
shl.b32 %r11,%r10,16;
mov.b32 %f1,%r11;
setp.ge.f32 %p3,%f1,0f437F0000;
mov.u16 %s29,255;
@%p3 bra $5;
setp.leu.f32 %p4,%f1,0f00000000;
mov.u16 %s29,0;
@%p4 bra $5;
cvt.rzi.u32.f32 %r12,%f1;
cvt.u16.u32 %s29,%r12;
$5:
cvta.to.global.u64 %d7,%d3;
add.s64 %d8,%d7,%d2;
st.global.u8 [%d8],%s29;
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
.reg .b16 %s<39>;
.reg .f32 %f<11>;
.reg .b32 %r<19>;
.reg .b64 %d<14>;
ld.param.u64 %d3,[p0];
ld.param.u64 %d4,[p1];
ld.param.u32 %r4,[p2];
cvta.to.global.u64 %d1,%d4;
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,8;
mov.u32 %r7,%tid.x;
add.s32 %r1,%r6,%r7;
shr.u32 %r2,%r4,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $6;
bra.uni $1;
$6:
mul.wide.u32 %d9,%r1,8;
add.s64 %d10,%d1,%d9;
ld.global.v4.u16 {%s20,%s21,%s22,%s23},[%d10];
cvt.f32.f16 %f7,%s20;
setp.ge.f32 %p5,%f7,0f437F0000;
mov.u16 %s36,255;
mov.u16 %s35,%s36;
@%p5 bra $9;
setp.leu.f32 %p6,%f7,0f00000000;
mov.u16 %s35,0;
@%p6 bra $9;
cvt.rzi.u32.f32 %r11,%f7;
cvt.u16.u32 %s35,%r11;
$9:
cvt.f32.f16 %f8,%s21;
setp.ge.f32 %p7,%f8,0f437F0000;
@%p7 bra $12;
setp.leu.f32 %p8,%f8,0f00000000;
mov.u16 %s36,0;
@%p8 bra $12;
cvt.rzi.u32.f32 %r12,%f8;
cvt.u16.u32 %s36,%r12;
$12:
cvt.f32.f16 %f9,%s22;
setp.ge.f32 %p9,%f9,0f437F0000;
mov.u16 %s38,255;
mov.u16 %s37,%s38;
@%p9 bra $15;
setp.leu.f32 %p10,%f9,0f00000000;
mov.u16 %s37,0;
@%p10 bra $15;
cvt.rzi.u32.f32 %r13,%f9;
cvt.u16.u32 %s37,%r13;
$15:
cvt.f32.f16 %f10,%s23;
setp.ge.f32 %p11,%f10,0f437F0000;
@%p11 bra $18;
setp.leu.f32 %p12,%f10,0f00000000;
mov.u16 %s38,0;
@%p12 bra $18;
cvt.rzi.u32.f32 %r14,%f10;
cvt.u16.u32 %s38,%r14;
$18:
cvta.to.global.u64 %d11,%d3;
mul.wide.u32 %d12,%r1,4;
add.s64 %d13,%d11,%d12;
st.global.v4.u8 [%d13],{%s35,%s36,%s37,%s38};
bra.uni $19;
$1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $19;
cvt.u64.u32 %d2,%r3;
mul.wide.u32 %d5,%r3,2;
add.s64 %d6,%d1,%d5;
ld.global.u16 %s15,[%d6];
cvt.f32.f16 %f6,%s15;
setp.ge.f32 %p3,%f6,0f437F0000;
mov.u16 %s34,255;
@%p3 bra $5;
setp.leu.f32 %p4,%f6,0f00000000;
mov.u16 %s34,0;
@%p4 bra $5;
cvt.rzi.u32.f32 %r10,%f6;
cvt.u16.u32 %s34,%r10;
$5:
cvta.to.global.u64 %d7,%d3;
add.s64 %d8,%d7,%d2;
st.global.u8 [%d8],%s34;
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
.reg .b16 %s<26>;
.reg .f32 %f<10>;
.reg .b32 %r<19>;
.reg .b64 %d<14>;
ld.param.u64 %d3,[p0];
ld.param.u64 %d4,[p1];
ld.param.u32 %r4,[p2];
cvta.to.global.u64 %d1,%d4;
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,8;
mov.u32 %r7,%tid.x;
add.s32 %r1,%r6,%r7;
shr.u32 %r2,%r4,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $6;
bra.uni $1;
$6:
mul.wide.u32 %d9,%r1,16;
add.s64 %d10,%d1,%d9;
ld.global.v4.f32 {%f6,%f7,%f8,%f9},[%d10];
setp.ge.f32 %p5,%f6,0f437F0000;
mov.u16 %s23,255;
mov.u16 %s22,%s23;
@%p5 bra $9;
setp.leu.f32 %p6,%f6,0f00000000;
mov.u16 %s22,0;
@%p6 bra $9;
cvt.rzi.u32.f32 %r11,%f6;
cvt.u16.u32 %s22,%r11;
$9:
setp.ge.f32 %p7,%f7,0f437F0000;
@%p7 bra $12;
setp.leu.f32 %p8,%f7,0f00000000;
mov.u16 %s23,0;
@%p8 bra $12;
cvt.rzi.u32.f32 %r12,%f7;
cvt.u16.u32 %s23,%r12;
$12:
setp.ge.f32 %p9,%f8,0f437F0000;
mov.u16 %s25,255;
mov.u16 %s24,%s25;
@%p9 bra $15;
setp.leu.f32 %p10,%f8,0f00000000;
mov.u16 %s24,0;
@%p10 bra $15;
cvt.rzi.u32.f32 %r13,%f8;
cvt.u16.u32 %s24,%r13;
$15:
setp.ge.f32 %p11,%f9,0f437F0000;
@%p11 bra $18;
setp.leu.f32 %p12,%f9,0f00000000;
mov.u16 %s25,0;
@%p12 bra $18;
cvt.rzi.u32.f32 %r14,%f9;
cvt.u16.u32 %s25,%r14;
$18:
cvta.to.global.u64 %d11,%d3;
mul.wide.u32 %d12,%r1,4;
add.s64 %d13,%d11,%d12;
st.global.v4.u8 [%d13],{%s22,%s23,%s24,%s25};
bra.uni $19;
$1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $19;
cvt.u64.u32 %d2,%r3;
mul.wide.u32 %d5,%r3,4;
add.s64 %d6,%d1,%d5;
ld.global.f32 %f1,[%d6];
setp.ge.f32 %p3,%f1,0f437F0000;
mov.u16 %s21,255;
@%p3 bra $5;
setp.leu.f32 %p4,%f1,0f00000000;
mov.u16 %s21,0;
@%p4 bra $5;
cvt.rzi.u32.f32 %r10,%f1;
cvt.u16.u32 %s21,%r10;
$5:
cvta.to.global.u64 %d7,%d3;
add.s64 %d8,%d7,%d2;
st.global.u8 [%d8],%s21;
$19:
ret;
}
`;
