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
.reg .b16 %s<10>;
.reg .f32 %f<6>;
.reg .b32 %r<49>;
.reg .b64 %d<40>;
ld.param.u64 %d13,[p0];
ld.param.u64 %d14,[p1];
ld.param.u32 %r9,[p2];
cvta.to.global.u64 %d1,%d14;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,8;
mov.u32 %r12,%tid.x;
add.s32 %r1,%r11,%r12;
shr.u32 %r2,%r9,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $0_5;
bra.uni $0_1;
$0_5:
mul.wide.u32 %d21,%r1,8;
add.s64 %d22,%d1,%d21;
ld.global.u64 %d23,[%d22];
cvt.u16.u64 %s5,%d23;
cvt.f32.f16 %f2,%s5;
mov.b32 %r5,%f2;
shr.u64 %d24,%d23,16;
cvt.u16.u64 %s6,%d24;
cvt.f32.f16 %f3,%s6;
mov.b32 %r6,%f3;
shr.u64 %d25,%d23,32;
cvt.u16.u64 %s7,%d25;
cvt.f32.f16 %f4,%s7;
mov.b32 %r7,%f4;
shr.u64 %d26,%d23,48;
cvt.u16.u64 %s8,%d26;
cvt.f32.f16 %f5,%s8;
mov.b32 %r8,%f5;
and.b32 %r21,%r5,2147483647;
setp.gt.u32 %p4,%r21,2139095040;
mov.u64 %d36,32704;
@%p4 bra $0_7;
shr.u32 %r22,%r5,16;
and.b32 %r23,%r22,1;
add.s32 %r24,%r5,%r23;
add.s32 %r25,%r24,32767;
shr.u32 %r26,%r25,16;
cvt.u64.u32 %d36,%r26;
$0_7:
and.b32 %r27,%r6,2147483647;
setp.gt.u32 %p5,%r27,2139095040;
mov.u64 %d37,2143289344;
@%p5 bra $0_9;
shr.u32 %r28,%r6,16;
and.b32 %r29,%r28,1;
add.s32 %r30,%r6,%r29;
add.s32 %r31,%r30,32767;
and.b32 %r32,%r31,-65536;
cvt.u64.u32 %d37,%r32;
$0_9:
or.b64 %d7,%d37,%d36;
and.b32 %r33,%r7,2147483647;
setp.gt.u32 %p6,%r33,2139095040;
mov.u64 %d38,140462610448384;
@%p6 bra $0_11;
shr.u32 %r34,%r7,16;
and.b32 %r35,%r34,1;
add.s32 %r36,%r7,%r35;
add.s32 %r37,%r36,32767;
shr.u32 %r38,%r37,16;
cvt.u64.u32 %d29,%r38;
shl.b64 %d38,%d29,32;
$0_11:
or.b64 %d10,%d38,%d7;
and.b32 %r39,%r8,2147483647;
setp.gt.u32 %p7,%r39,2139095040;
mov.u64 %d39,9205357638345293824;
@%p7 bra $0_13;
shr.u32 %r40,%r8,16;
and.b32 %r41,%r40,1;
add.s32 %r42,%r8,%r41;
add.s32 %r43,%r42,32767;
shr.u32 %r44,%r43,16;
cvt.u64.u32 %d31,%r44;
shl.b64 %d39,%d31,48;
$0_13:
cvta.to.global.u64 %d32,%d13;
add.s64 %d34,%d32,%d21;
or.b64 %d35,%d39,%d10;
st.global.u64 [%d34],%d35;
bra.uni $0_14;
$0_1:
and.b32 %r13,%r9,-4;
sub.s32 %r14,%r1,%r2;
add.s32 %r3,%r14,%r13;
setp.ge.u32 %p2,%r3,%r9;
@%p2 bra $0_14;
cvt.u64.u32 %d2,%r3;
mul.wide.u32 %d15,%r3,2;
add.s64 %d16,%d1,%d15;
ld.global.u16 %s3,[%d16];
cvt.f32.f16 %f1,%s3;
mov.b32 %r4,%f1;
and.b32 %r15,%r4,2147483647;
setp.gt.u32 %p3,%r15,2139095040;
mov.u16 %s9,32704;
@%p3 bra $0_4;
shr.u32 %r16,%r4,16;
and.b32 %r17,%r16,1;
add.s32 %r18,%r4,%r17;
add.s32 %r19,%r18,32767;
shr.u32 %r20,%r19,16;
cvt.u16.u32 %s9,%r20;
$0_4:
cvta.to.global.u64 %d17,%d13;
shl.b64 %d18,%d2,1;
add.s64 %d19,%d17,%d18;
st.global.u16 [%d19],%s9;
$0_14:
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
.reg .b16 %s<5>;
.reg .b32 %r<56>;
.reg .b64 %d<36>;
ld.param.u64 %d13,[p0];
ld.param.u64 %d14,[p1];
ld.param.u32 %r12,[p2];
cvta.to.global.u64 %d1,%d14;
mov.u32 %r13,%ctaid.x;
shl.b32 %r14,%r13,8;
mov.u32 %r15,%tid.x;
add.s32 %r1,%r14,%r15;
shr.u32 %r2,%r12,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $1_5;
bra.uni $1_1;
$1_5:
mul.wide.u32 %d21,%r1,16;
add.s64 %d22,%d1,%d21;
ld.global.v4.u32 {%r24,%r25,%r26,%r27},[%d22];
and.b32 %r28,%r24,2147483647;
setp.gt.u32 %p4,%r28,2139095040;
mov.u64 %d32,32704;
@%p4 bra $1_7;
shr.u32 %r29,%r24,16;
and.b32 %r30,%r29,1;
add.s32 %r31,%r24,%r30;
add.s32 %r32,%r31,32767;
shr.u32 %r33,%r32,16;
cvt.u64.u32 %d32,%r33;
$1_7:
and.b32 %r34,%r25,2147483647;
setp.gt.u32 %p5,%r34,2139095040;
mov.u64 %d33,2143289344;
@%p5 bra $1_9;
shr.u32 %r35,%r25,16;
and.b32 %r36,%r35,1;
add.s32 %r37,%r25,%r36;
add.s32 %r38,%r37,32767;
and.b32 %r39,%r38,-65536;
cvt.u64.u32 %d33,%r39;
$1_9:
or.b64 %d7,%d33,%d32;
and.b32 %r40,%r26,2147483647;
setp.gt.u32 %p6,%r40,2139095040;
mov.u64 %d34,140462610448384;
@%p6 bra $1_11;
shr.u32 %r41,%r26,16;
and.b32 %r42,%r41,1;
add.s32 %r43,%r26,%r42;
add.s32 %r44,%r43,32767;
shr.u32 %r45,%r44,16;
cvt.u64.u32 %d25,%r45;
shl.b64 %d34,%d25,32;
$1_11:
or.b64 %d10,%d34,%d7;
and.b32 %r46,%r27,2147483647;
setp.gt.u32 %p7,%r46,2139095040;
mov.u64 %d35,9205357638345293824;
@%p7 bra $1_13;
shr.u32 %r47,%r27,16;
and.b32 %r48,%r47,1;
add.s32 %r49,%r27,%r48;
add.s32 %r50,%r49,32767;
shr.u32 %r51,%r50,16;
cvt.u64.u32 %d27,%r51;
shl.b64 %d35,%d27,48;
$1_13:
cvta.to.global.u64 %d28,%d13;
mul.wide.u32 %d29,%r1,8;
add.s64 %d30,%d28,%d29;
or.b64 %d31,%d35,%d10;
st.global.u64 [%d30],%d31;
bra.uni $1_14;
$1_1:
and.b32 %r16,%r12,-4;
sub.s32 %r17,%r1,%r2;
add.s32 %r3,%r17,%r16;
setp.ge.u32 %p2,%r3,%r12;
@%p2 bra $1_14;
cvt.u64.u32 %d2,%r3;
mul.wide.u32 %d15,%r3,4;
add.s64 %d16,%d1,%d15;
ld.global.u32 %r4,[%d16];
and.b32 %r18,%r4,2147483647;
setp.gt.u32 %p3,%r18,2139095040;
mov.u16 %s4,32704;
@%p3 bra $1_4;
shr.u32 %r19,%r4,16;
and.b32 %r20,%r19,1;
add.s32 %r21,%r4,%r20;
add.s32 %r22,%r21,32767;
shr.u32 %r23,%r22,16;
cvt.u16.u32 %s4,%r23;
$1_4:
cvta.to.global.u64 %d17,%d13;
shl.b64 %d18,%d2,1;
add.s64 %d19,%d17,%d18;
st.global.u16 [%d19],%s4;
$1_14:
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
.reg .b16 %s<12>;
.reg .f32 %f<6>;
.reg .b32 %r<52>;
.reg .b64 %d<35>;
ld.param.u64 %d13,[p0];
ld.param.u64 %d14,[p1];
ld.param.u32 %r9,[p2];
cvta.to.global.u64 %d1,%d14;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,8;
mov.u32 %r12,%tid.x;
add.s32 %r1,%r11,%r12;
shr.u32 %r2,%r9,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $2_5;
bra.uni $2_1;
$2_5:
mul.wide.u32 %d20,%r1,4;
add.s64 %d21,%d1,%d20;
ld.global.u32 %r21,[%d21];
cvt.u16.u32 %s5,%r21;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f2,%s6;
mov.b32 %r5,%f2;
shr.u16 %s7,%s5,8;
cvt.rn.f32.u16 %f3,%s7;
mov.b32 %r6,%f3;
shr.u32 %r22,%r21,16;
cvt.u16.u32 %s8,%r22;
and.b16 %s9,%s8,255;
cvt.rn.f32.u16 %f4,%s9;
mov.b32 %r7,%f4;
shr.u32 %r23,%r21,24;
cvt.u16.u32 %s10,%r23;
cvt.rn.f32.u16 %f5,%s10;
mov.b32 %r8,%f5;
and.b32 %r24,%r5,2147483647;
setp.gt.u32 %p4,%r24,2139095040;
mov.u64 %d31,32704;
@%p4 bra $2_7;
shr.u32 %r25,%r5,16;
and.b32 %r26,%r25,1;
add.s32 %r27,%r5,%r26;
add.s32 %r28,%r27,32767;
shr.u32 %r29,%r28,16;
cvt.u64.u32 %d31,%r29;
$2_7:
and.b32 %r30,%r6,2147483647;
setp.gt.u32 %p5,%r30,2139095040;
mov.u64 %d32,2143289344;
@%p5 bra $2_9;
shr.u32 %r31,%r6,16;
and.b32 %r32,%r31,1;
add.s32 %r33,%r6,%r32;
add.s32 %r34,%r33,32767;
and.b32 %r35,%r34,-65536;
cvt.u64.u32 %d32,%r35;
$2_9:
or.b64 %d7,%d32,%d31;
and.b32 %r36,%r7,2147483647;
setp.gt.u32 %p6,%r36,2139095040;
mov.u64 %d33,140462610448384;
@%p6 bra $2_11;
shr.u32 %r37,%r7,16;
and.b32 %r38,%r37,1;
add.s32 %r39,%r7,%r38;
add.s32 %r40,%r39,32767;
shr.u32 %r41,%r40,16;
cvt.u64.u32 %d24,%r41;
shl.b64 %d33,%d24,32;
$2_11:
or.b64 %d10,%d33,%d7;
and.b32 %r42,%r8,2147483647;
setp.gt.u32 %p7,%r42,2139095040;
mov.u64 %d34,9205357638345293824;
@%p7 bra $2_13;
shr.u32 %r43,%r8,16;
and.b32 %r44,%r43,1;
add.s32 %r45,%r8,%r44;
add.s32 %r46,%r45,32767;
shr.u32 %r47,%r46,16;
cvt.u64.u32 %d26,%r47;
shl.b64 %d34,%d26,48;
$2_13:
cvta.to.global.u64 %d27,%d13;
mul.wide.u32 %d28,%r1,8;
add.s64 %d29,%d27,%d28;
or.b64 %d30,%d34,%d10;
st.global.u64 [%d29],%d30;
bra.uni $2_14;
$2_1:
and.b32 %r13,%r9,-4;
sub.s32 %r14,%r1,%r2;
add.s32 %r3,%r14,%r13;
setp.ge.u32 %p2,%r3,%r9;
@%p2 bra $2_14;
cvt.u64.u32 %d2,%r3;
add.s64 %d15,%d1,%d2;
ld.global.u8 %s4,[%d15];
cvt.rn.f32.u16 %f1,%s4;
mov.b32 %r4,%f1;
and.b32 %r15,%r4,2147483647;
setp.gt.u32 %p3,%r15,2139095040;
mov.u16 %s11,32704;
@%p3 bra $2_4;
shr.u32 %r16,%r4,16;
and.b32 %r17,%r16,1;
add.s32 %r18,%r4,%r17;
add.s32 %r19,%r18,32767;
shr.u32 %r20,%r19,16;
cvt.u16.u32 %s11,%r20;
$2_4:
cvta.to.global.u64 %d16,%d13;
shl.b64 %d17,%d2,1;
add.s64 %d18,%d16,%d17;
st.global.u16 [%d18],%s11;
$2_14:
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
.reg .b16 %s<6>;
.reg .f32 %f<6>;
.reg .b32 %r<18>;
.reg .b64 %d<20>;
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
@%p1 bra $3_3;
bra.uni $3_1;
$3_3:
mul.wide.u32 %d8,%r1,8;
add.s64 %d9,%d2,%d8;
ld.global.u64 %d10,[%d9];
cvt.u32.u64 %r12,%d10;
shl.b32 %r13,%r12,16;
and.b32 %r14,%r12,-65536;
shr.u64 %d11,%d10,32;
cvt.u32.u64 %r15,%d11;
shl.b32 %r16,%r15,16;
and.b32 %r17,%r15,-65536;
mov.b32 %f2,%r13;
cvt.rn.f16.f32 %s2,%f2;
cvt.u64.u16 %d12,%s2;
mov.b32 %f3,%r14;
cvt.rn.f16.f32 %s3,%f3;
cvt.u64.u16 %d13,%s3;
bfi.b64 %d14,%d13,%d12,16,16;
mov.b32 %f4,%r16;
cvt.rn.f16.f32 %s4,%f4;
cvt.u64.u16 %d15,%s4;
bfi.b64 %d16,%d15,%d14,32,16;
mov.b32 %f5,%r17;
cvt.rn.f16.f32 %s5,%f5;
cvt.u64.u16 %d17,%s5;
bfi.b64 %d18,%d17,%d16,48,16;
add.s64 %d19,%d1,%d8;
st.global.u64 [%d19],%d18;
bra.uni $3_4;
$3_1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $3_4;
mul.wide.u32 %d5,%r3,2;
add.s64 %d6,%d2,%d5;
ld.global.u16 %r10,[%d6];
shl.b32 %r11,%r10,16;
mov.b32 %f1,%r11;
cvt.rn.f16.f32 %s1,%f1;
add.s64 %d7,%d1,%d5;
st.global.u16 [%d7],%s1;
$3_4:
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
.reg .b64 %d<20>;
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
@%p1 bra $4_3;
bra.uni $4_1;
$4_3:
mul.wide.u32 %d9,%r1,16;
add.s64 %d10,%d2,%d9;
ld.global.v4.f32 {%f6,%f7,%f8,%f9},[%d10];
cvt.rn.f16.f32 %s2,%f6;
cvt.u64.u16 %d11,%s2;
cvt.rn.f16.f32 %s3,%f7;
cvt.u64.u16 %d12,%s3;
bfi.b64 %d13,%d12,%d11,16,16;
cvt.rn.f16.f32 %s4,%f8;
cvt.u64.u16 %d14,%s4;
bfi.b64 %d15,%d14,%d13,32,16;
cvt.rn.f16.f32 %s5,%f9;
cvt.u64.u16 %d16,%s5;
bfi.b64 %d17,%d16,%d15,48,16;
mul.wide.u32 %d18,%r1,8;
add.s64 %d19,%d1,%d18;
st.global.u64 [%d19],%d17;
bra.uni $4_4;
$4_1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $4_4;
mul.wide.u32 %d5,%r3,4;
add.s64 %d6,%d2,%d5;
ld.global.f32 %f1,[%d6];
cvt.rn.f16.f32 %s1,%f1;
mul.wide.u32 %d7,%r3,2;
add.s64 %d8,%d1,%d7;
st.global.u16 [%d8],%s1;
$4_4:
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
.reg .b16 %s<13>;
.reg .f32 %f<6>;
.reg .b32 %r<13>;
.reg .b64 %d<20>;
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
@%p1 bra $5_3;
bra.uni $5_1;
$5_3:
mul.wide.u32 %d9,%r1,4;
add.s64 %d10,%d2,%d9;
ld.global.u32 %r10,[%d10];
cvt.u16.u32 %s7,%r10;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f2,%s8;
shr.u16 %s9,%s7,8;
cvt.rn.f32.u16 %f3,%s9;
shr.u32 %r11,%r10,16;
cvt.u16.u32 %s10,%r11;
and.b16 %s11,%s10,255;
cvt.rn.f32.u16 %f4,%s11;
shr.u32 %r12,%r10,24;
cvt.u16.u32 %s12,%r12;
cvt.rn.f32.u16 %f5,%s12;
cvt.rn.f16.f32 %s3,%f2;
cvt.u64.u16 %d11,%s3;
cvt.rn.f16.f32 %s4,%f3;
cvt.u64.u16 %d12,%s4;
bfi.b64 %d13,%d12,%d11,16,16;
cvt.rn.f16.f32 %s5,%f4;
cvt.u64.u16 %d14,%s5;
bfi.b64 %d15,%d14,%d13,32,16;
cvt.rn.f16.f32 %s6,%f5;
cvt.u64.u16 %d16,%s6;
bfi.b64 %d17,%d16,%d15,48,16;
mul.wide.u32 %d18,%r1,8;
add.s64 %d19,%d1,%d18;
st.global.u64 [%d19],%d17;
bra.uni $5_4;
$5_1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $5_4;
cvt.u64.u32 %d5,%r3;
add.s64 %d6,%d2,%d5;
ld.global.u8 %s2,[%d6];
cvt.rn.f32.u16 %f1,%s2;
cvt.rn.f16.f32 %s1,%f1;
mul.wide.u32 %d7,%r3,2;
add.s64 %d8,%d1,%d7;
st.global.u16 [%d8],%s1;
$5_4:
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
.reg .b32 %r<18>;
.reg .b64 %d<15>;
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
@%p1 bra $6_3;
bra.uni $6_1;
$6_3:
mul.wide.u32 %d9,%r1,8;
add.s64 %d10,%d2,%d9;
ld.global.u64 %d11,[%d10];
cvt.u32.u64 %r12,%d11;
shr.u64 %d12,%d11,32;
cvt.u32.u64 %r13,%d12;
mul.wide.u32 %d13,%r1,16;
add.s64 %d14,%d1,%d13;
and.b32 %r14,%r12,-65536;
shl.b32 %r15,%r12,16;
and.b32 %r16,%r13,-65536;
shl.b32 %r17,%r13,16;
st.global.v4.u32 [%d14],{%r15,%r14,%r17,%r16};
bra.uni $6_4;
$6_1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $6_4;
mul.wide.u32 %d5,%r3,2;
add.s64 %d6,%d2,%d5;
ld.global.u16 %r10,[%d6];
shl.b32 %r11,%r10,16;
mul.wide.u32 %d7,%r3,4;
add.s64 %d8,%d1,%d7;
st.global.u32 [%d8],%r11;
$6_4:
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
.reg .b64 %d<17>;
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
@%p1 bra $7_3;
bra.uni $7_1;
$7_3:
mul.wide.u32 %d9,%r1,8;
add.s64 %d10,%d2,%d9;
ld.global.u64 %d11,[%d10];
cvt.u16.u64 %s2,%d11;
shr.u64 %d12,%d11,16;
cvt.u16.u64 %s3,%d12;
shr.u64 %d13,%d11,32;
cvt.u16.u64 %s4,%d13;
shr.u64 %d14,%d11,48;
cvt.u16.u64 %s5,%d14;
mul.wide.u32 %d15,%r1,16;
add.s64 %d16,%d1,%d15;
cvt.f32.f16 %f2,%s2;
cvt.f32.f16 %f5,%s5;
cvt.f32.f16 %f4,%s4;
cvt.f32.f16 %f3,%s3;
st.global.v4.f32 [%d16],{%f2,%f3,%f4,%f5};
bra.uni $7_4;
$7_1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $7_4;
mul.wide.u32 %d5,%r3,2;
add.s64 %d6,%d2,%d5;
ld.global.u16 %s1,[%d6];
cvt.f32.f16 %f1,%s1;
mul.wide.u32 %d7,%r3,4;
add.s64 %d8,%d1,%d7;
st.global.f32 [%d8],%f1;
$7_4:
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
.reg .b16 %s<8>;
.reg .f32 %f<6>;
.reg .b32 %r<13>;
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
@%p1 bra $8_3;
bra.uni $8_1;
$8_3:
mul.wide.u32 %d9,%r1,4;
add.s64 %d10,%d2,%d9;
ld.global.u32 %r10,[%d10];
cvt.u16.u32 %s2,%r10;
and.b16 %s3,%s2,255;
shr.u16 %s4,%s2,8;
shr.u32 %r11,%r10,16;
cvt.u16.u32 %s5,%r11;
and.b16 %s6,%s5,255;
shr.u32 %r12,%r10,24;
cvt.u16.u32 %s7,%r12;
mul.wide.u32 %d11,%r1,16;
add.s64 %d12,%d1,%d11;
cvt.rn.f32.u16 %f2,%s7;
cvt.rn.f32.u16 %f3,%s4;
cvt.rn.f32.u16 %f4,%s3;
cvt.rn.f32.u16 %f5,%s6;
st.global.v4.f32 [%d12],{%f4,%f3,%f5,%f2};
bra.uni $8_4;
$8_1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $8_4;
cvt.u64.u32 %d5,%r3;
add.s64 %d6,%d2,%d5;
ld.global.u8 %s1,[%d6];
cvt.rn.f32.u16 %f1,%s1;
mul.wide.u32 %d7,%r3,4;
add.s64 %d8,%d1,%d7;
st.global.f32 [%d8],%f1;
$8_4:
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
.reg .b16 %s<6>;
.reg .f32 %f<6>;
.reg .b32 %r<53>;
.reg .b64 %d<17>;
ld.param.u64 %d3,[p0];
ld.param.u64 %d4,[p1];
ld.param.u32 %r15,[p2];
mov.u32 %r16,%ctaid.x;
shl.b32 %r17,%r16,8;
mov.u32 %r18,%tid.x;
add.s32 %r1,%r17,%r18;
shr.u32 %r2,%r15,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $9_6;
bra.uni $9_1;
$9_6:
cvta.to.global.u64 %d10,%d4;
mul.wide.u32 %d11,%r1,8;
add.s64 %d12,%d10,%d11;
ld.global.u64 %d2,[%d12];
cvt.u32.u64 %r25,%d2;
shl.b32 %r26,%r25,16;
shr.u64 %d13,%d2,32;
cvt.u32.u64 %r4,%d13;
mov.b32 %f2,%r26;
setp.ge.f32 %p5,%f2,0f437F0000;
mov.u32 %r49,255;
@%p5 bra $9_9;
setp.leu.f32 %p6,%f2,0f00000000;
mov.u32 %r49,0;
@%p6 bra $9_9;
cvt.rzi.u32.f32 %r28,%f2;
and.b32 %r49,%r28,255;
$9_9:
and.b32 %r31,%r25,-65536;
mov.b32 %f3,%r31;
setp.ge.f32 %p7,%f3,0f437F0000;
mov.u32 %r50,65280;
@%p7 bra $9_12;
setp.leu.f32 %p8,%f3,0f00000000;
mov.u32 %r50,0;
@%p8 bra $9_12;
cvt.rzi.u32.f32 %r33,%f3;
shl.b32 %r34,%r33,8;
and.b32 %r50,%r34,65280;
$9_12:
or.b32 %r9,%r50,%r49;
shl.b32 %r36,%r4,16;
mov.b32 %f4,%r36;
setp.ge.f32 %p9,%f4,0f437F0000;
mov.u32 %r51,16711680;
@%p9 bra $9_15;
setp.leu.f32 %p10,%f4,0f00000000;
mov.u32 %r51,0;
@%p10 bra $9_15;
cvt.rzi.u32.f32 %r38,%f4;
shl.b32 %r39,%r38,16;
and.b32 %r51,%r39,16711680;
$9_15:
or.b32 %r12,%r51,%r9;
and.b32 %r41,%r4,-65536;
mov.b32 %f5,%r41;
setp.ge.f32 %p11,%f5,0f437F0000;
mov.u32 %r52,-16777216;
@%p11 bra $9_18;
setp.leu.f32 %p12,%f5,0f00000000;
mov.u32 %r52,0;
@%p12 bra $9_18;
cvt.rzi.u32.f32 %r43,%f5;
shl.b32 %r52,%r43,24;
$9_18:
cvta.to.global.u64 %d14,%d3;
mul.wide.u32 %d15,%r1,4;
add.s64 %d16,%d14,%d15;
or.b32 %r48,%r52,%r12;
st.global.u32 [%d16],%r48;
bra.uni $9_19;
$9_1:
and.b32 %r19,%r15,-4;
sub.s32 %r20,%r1,%r2;
add.s32 %r3,%r20,%r19;
setp.ge.u32 %p2,%r3,%r15;
@%p2 bra $9_19;
cvta.to.global.u64 %d5,%d4;
cvt.u64.u32 %d1,%r3;
mul.wide.u32 %d6,%r3,2;
add.s64 %d7,%d5,%d6;
ld.global.u16 %r21,[%d7];
shl.b32 %r22,%r21,16;
mov.b32 %f1,%r22;
setp.ge.f32 %p3,%f1,0f437F0000;
mov.u16 %s5,255;
@%p3 bra $9_5;
setp.leu.f32 %p4,%f1,0f00000000;
mov.u16 %s5,0;
@%p4 bra $9_5;
cvt.rzi.u32.f32 %r23,%f1;
cvt.u16.u32 %s5,%r23;
$9_5:
cvta.to.global.u64 %d8,%d3;
add.s64 %d9,%d8,%d1;
st.global.u8 [%d9],%s5;
$9_19:
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
.reg .f32 %f<11>;
.reg .b32 %r<44>;
.reg .b64 %d<18>;
ld.param.u64 %d3,[p0];
ld.param.u64 %d4,[p1];
ld.param.u32 %r14,[p2];
cvta.to.global.u64 %d1,%d4;
mov.u32 %r15,%ctaid.x;
shl.b32 %r16,%r15,8;
mov.u32 %r17,%tid.x;
add.s32 %r1,%r16,%r17;
shr.u32 %r2,%r14,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $10_6;
bra.uni $10_1;
$10_6:
mul.wide.u32 %d9,%r1,8;
add.s64 %d10,%d1,%d9;
ld.global.u64 %d11,[%d10];
cvt.u16.u64 %s6,%d11;
cvt.f32.f16 %f7,%s6;
shr.u64 %d12,%d11,16;
cvt.u16.u64 %s7,%d12;
cvt.f32.f16 %f8,%s7;
shr.u64 %d13,%d11,32;
cvt.u16.u64 %s8,%d13;
cvt.f32.f16 %f9,%s8;
shr.u64 %d14,%d11,48;
cvt.u16.u64 %s9,%d14;
cvt.f32.f16 %f10,%s9;
setp.ge.f32 %p5,%f7,0f437F0000;
mov.u32 %r40,255;
@%p5 bra $10_9;
setp.leu.f32 %p6,%f7,0f00000000;
mov.u32 %r40,0;
@%p6 bra $10_9;
cvt.rzi.u32.f32 %r23,%f7;
and.b32 %r40,%r23,255;
$10_9:
setp.ge.f32 %p7,%f8,0f437F0000;
mov.u32 %r41,65280;
@%p7 bra $10_12;
setp.leu.f32 %p8,%f8,0f00000000;
mov.u32 %r41,0;
@%p8 bra $10_12;
cvt.rzi.u32.f32 %r26,%f8;
shl.b32 %r27,%r26,8;
and.b32 %r41,%r27,65280;
$10_12:
or.b32 %r8,%r41,%r40;
setp.ge.f32 %p9,%f9,0f437F0000;
mov.u32 %r42,16711680;
@%p9 bra $10_15;
setp.leu.f32 %p10,%f9,0f00000000;
mov.u32 %r42,0;
@%p10 bra $10_15;
cvt.rzi.u32.f32 %r30,%f9;
shl.b32 %r31,%r30,16;
and.b32 %r42,%r31,16711680;
$10_15:
or.b32 %r11,%r42,%r8;
setp.ge.f32 %p11,%f10,0f437F0000;
mov.u32 %r43,-16777216;
@%p11 bra $10_18;
setp.leu.f32 %p12,%f10,0f00000000;
mov.u32 %r43,0;
@%p12 bra $10_18;
cvt.rzi.u32.f32 %r34,%f10;
shl.b32 %r43,%r34,24;
$10_18:
cvta.to.global.u64 %d15,%d3;
mul.wide.u32 %d16,%r1,4;
add.s64 %d17,%d15,%d16;
or.b32 %r39,%r43,%r11;
st.global.u32 [%d17],%r39;
bra.uni $10_19;
$10_1:
and.b32 %r18,%r14,-4;
sub.s32 %r19,%r1,%r2;
add.s32 %r3,%r19,%r18;
setp.ge.u32 %p2,%r3,%r14;
@%p2 bra $10_19;
cvt.u64.u32 %d2,%r3;
mul.wide.u32 %d5,%r3,2;
add.s64 %d6,%d1,%d5;
ld.global.u16 %s3,[%d6];
cvt.f32.f16 %f6,%s3;
setp.ge.f32 %p3,%f6,0f437F0000;
mov.u16 %s10,255;
@%p3 bra $10_5;
setp.leu.f32 %p4,%f6,0f00000000;
mov.u16 %s10,0;
@%p4 bra $10_5;
cvt.rzi.u32.f32 %r20,%f6;
cvt.u16.u32 %s10,%r20;
$10_5:
cvta.to.global.u64 %d7,%d3;
add.s64 %d8,%d7,%d2;
st.global.u8 [%d8],%s10;
$10_19:
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
.reg .f32 %f<14>;
.reg .b32 %r<40>;
.reg .b64 %d<14>;
ld.param.u64 %d5,[p0];
ld.param.u64 %d6,[p1];
ld.param.u32 %r14,[p2];
cvta.to.global.u64 %d1,%d5;
cvta.to.global.u64 %d2,%d6;
mov.u32 %r15,%ctaid.x;
shl.b32 %r16,%r15,8;
mov.u32 %r17,%tid.x;
add.s32 %r1,%r16,%r17;
shr.u32 %r2,%r14,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $11_6;
bra.uni $11_1;
$11_6:
cvt.u64.u32 %d4,%r1;
mul.wide.u32 %d10,%r1,16;
add.s64 %d11,%d2,%d10;
ld.global.v4.f32 {%f10,%f11,%f12,%f13},[%d11];
setp.ge.f32 %p5,%f10,0f437F0000;
mov.u32 %r36,255;
@%p5 bra $11_9;
setp.leu.f32 %p6,%f10,0f00000000;
mov.u32 %r36,0;
@%p6 bra $11_9;
cvt.rzi.u32.f32 %r23,%f10;
and.b32 %r36,%r23,255;
$11_9:
setp.ge.f32 %p7,%f11,0f437F0000;
mov.u32 %r37,65280;
@%p7 bra $11_12;
setp.leu.f32 %p8,%f11,0f00000000;
mov.u32 %r37,0;
@%p8 bra $11_12;
cvt.rzi.u32.f32 %r26,%f11;
shl.b32 %r27,%r26,8;
and.b32 %r37,%r27,65280;
$11_12:
or.b32 %r8,%r37,%r36;
setp.ge.f32 %p9,%f12,0f437F0000;
mov.u32 %r38,16711680;
@%p9 bra $11_15;
setp.leu.f32 %p10,%f12,0f00000000;
mov.u32 %r38,0;
@%p10 bra $11_15;
cvt.rzi.u32.f32 %r30,%f12;
shl.b32 %r31,%r30,16;
and.b32 %r38,%r31,16711680;
$11_15:
or.b32 %r11,%r38,%r8;
setp.ge.f32 %p11,%f13,0f437F0000;
mov.u32 %r39,-16777216;
@%p11 bra $11_18;
setp.leu.f32 %p12,%f13,0f00000000;
mov.u32 %r39,0;
@%p12 bra $11_18;
cvt.rzi.u32.f32 %r34,%f13;
shl.b32 %r39,%r34,24;
$11_18:
shl.b64 %d12,%d4,2;
add.s64 %d13,%d1,%d12;
or.b32 %r35,%r39,%r11;
st.global.u32 [%d13],%r35;
bra.uni $11_19;
$11_1:
and.b32 %r18,%r14,-4;
sub.s32 %r19,%r1,%r2;
add.s32 %r3,%r19,%r18;
setp.ge.u32 %p2,%r3,%r14;
@%p2 bra $11_19;
cvt.u64.u32 %d3,%r3;
mul.wide.u32 %d7,%r3,4;
add.s64 %d8,%d2,%d7;
ld.global.f32 %f1,[%d8];
setp.ge.f32 %p3,%f1,0f437F0000;
mov.u16 %s5,255;
@%p3 bra $11_5;
setp.leu.f32 %p4,%f1,0f00000000;
mov.u16 %s5,0;
@%p4 bra $11_5;
cvt.rzi.u32.f32 %r20,%f1;
cvt.u16.u32 %s5,%r20;
$11_5:
add.s64 %d9,%d1,%d3;
st.global.u8 [%d9],%s5;
$11_19:
ret;
}
`;
