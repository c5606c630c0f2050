// Generated from kernels/array/convert_vec4.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/array/convert_vec4.cu`. */
export const ARRAY_CONVERT_VEC4: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry u8_to_f16(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<3>;
.reg .b16 %rs<13>;
.reg .f32 %f<6>;
.reg .b32 %r<13>;
.reg .b64 %rd<20>;
ld.param.u64 %rd3,[p0];
ld.param.u64 %rd4,[p1];
ld.param.u32 %r4,[p2];
cvta.to.global.u64 %rd1,%rd3;
cvta.to.global.u64 %rd2,%rd4;
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,8;
mov.u32 %r7,%tid.x;
add.s32 %r1,%r6,%r7;
shr.u32 %r2,%r4,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $0_3;
bra.uni $0_1;
$0_3:
mul.wide.u32 %rd9,%r1,4;
add.s64 %rd10,%rd2,%rd9;
ld.global.u32 %r10,[%rd10];
cvt.u16.u32 %rs7,%r10;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f2,%rs8;
shr.u16 %rs9,%rs7,8;
cvt.rn.f32.u16 %f3,%rs9;
shr.u32 %r11,%r10,16;
cvt.u16.u32 %rs10,%r11;
and.b16 %rs11,%rs10,255;
cvt.rn.f32.u16 %f4,%rs11;
shr.u32 %r12,%r10,24;
cvt.u16.u32 %rs12,%r12;
cvt.rn.f32.u16 %f5,%rs12;
cvt.rn.f16.f32 %rs3,%f2;
cvt.u64.u16 %rd11,%rs3;
cvt.rn.f16.f32 %rs4,%f3;
cvt.u64.u16 %rd12,%rs4;
bfi.b64 %rd13,%rd12,%rd11,16,16;
cvt.rn.f16.f32 %rs5,%f4;
cvt.u64.u16 %rd14,%rs5;
bfi.b64 %rd15,%rd14,%rd13,32,16;
cvt.rn.f16.f32 %rs6,%f5;
cvt.u64.u16 %rd16,%rs6;
bfi.b64 %rd17,%rd16,%rd15,48,16;
mul.wide.u32 %rd18,%r1,8;
add.s64 %rd19,%rd1,%rd18;
st.global.u64 [%rd19],%rd17;
bra.uni $0_4;
$0_1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $0_4;
cvt.u64.u32 %rd5,%r3;
add.s64 %rd6,%rd2,%rd5;
ld.global.u8 %rs2,[%rd6];
cvt.rn.f32.u16 %f1,%rs2;
cvt.rn.f16.f32 %rs1,%f1;
mul.wide.u32 %rd7,%r3,2;
add.s64 %rd8,%rd1,%rd7;
st.global.u16 [%rd8],%rs1;
$0_4:
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
.reg .b16 %rs<12>;
.reg .f32 %f<6>;
.reg .b32 %r<52>;
.reg .b64 %rd<35>;
ld.param.u64 %rd13,[p0];
ld.param.u64 %rd14,[p1];
ld.param.u32 %r9,[p2];
cvta.to.global.u64 %rd1,%rd14;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,8;
mov.u32 %r12,%tid.x;
add.s32 %r1,%r11,%r12;
shr.u32 %r2,%r9,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $1_5;
bra.uni $1_1;
$1_5:
mul.wide.u32 %rd20,%r1,4;
add.s64 %rd21,%rd1,%rd20;
ld.global.u32 %r21,[%rd21];
cvt.u16.u32 %rs5,%r21;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f2,%rs6;
mov.b32 %r5,%f2;
shr.u16 %rs7,%rs5,8;
cvt.rn.f32.u16 %f3,%rs7;
mov.b32 %r6,%f3;
shr.u32 %r22,%r21,16;
cvt.u16.u32 %rs8,%r22;
and.b16 %rs9,%rs8,255;
cvt.rn.f32.u16 %f4,%rs9;
mov.b32 %r7,%f4;
shr.u32 %r23,%r21,24;
cvt.u16.u32 %rs10,%r23;
cvt.rn.f32.u16 %f5,%rs10;
mov.b32 %r8,%f5;
and.b32 %r24,%r5,2147483647;
setp.gt.u32 %p4,%r24,2139095040;
mov.u64 %rd31,32704;
@%p4 bra $1_7;
shr.u32 %r25,%r5,16;
and.b32 %r26,%r25,1;
add.s32 %r27,%r5,%r26;
add.s32 %r28,%r27,32767;
shr.u32 %r29,%r28,16;
cvt.u64.u32 %rd31,%r29;
$1_7:
and.b32 %r30,%r6,2147483647;
setp.gt.u32 %p5,%r30,2139095040;
mov.u64 %rd32,2143289344;
@%p5 bra $1_9;
shr.u32 %r31,%r6,16;
and.b32 %r32,%r31,1;
add.s32 %r33,%r6,%r32;
add.s32 %r34,%r33,32767;
and.b32 %r35,%r34,-65536;
cvt.u64.u32 %rd32,%r35;
$1_9:
or.b64 %rd7,%rd32,%rd31;
and.b32 %r36,%r7,2147483647;
setp.gt.u32 %p6,%r36,2139095040;
mov.u64 %rd33,140462610448384;
@%p6 bra $1_11;
shr.u32 %r37,%r7,16;
and.b32 %r38,%r37,1;
add.s32 %r39,%r7,%r38;
add.s32 %r40,%r39,32767;
shr.u32 %r41,%r40,16;
cvt.u64.u32 %rd24,%r41;
shl.b64 %rd33,%rd24,32;
$1_11:
or.b64 %rd10,%rd33,%rd7;
and.b32 %r42,%r8,2147483647;
setp.gt.u32 %p7,%r42,2139095040;
mov.u64 %rd34,9205357638345293824;
@%p7 bra $1_13;
shr.u32 %r43,%r8,16;
and.b32 %r44,%r43,1;
add.s32 %r45,%r8,%r44;
add.s32 %r46,%r45,32767;
shr.u32 %r47,%r46,16;
cvt.u64.u32 %rd26,%r47;
shl.b64 %rd34,%rd26,48;
$1_13:
cvta.to.global.u64 %rd27,%rd13;
mul.wide.u32 %rd28,%r1,8;
add.s64 %rd29,%rd27,%rd28;
or.b64 %rd30,%rd34,%rd10;
st.global.u64 [%rd29],%rd30;
bra.uni $1_14;
$1_1:
and.b32 %r13,%r9,-4;
sub.s32 %r14,%r1,%r2;
add.s32 %r3,%r14,%r13;
setp.ge.u32 %p2,%r3,%r9;
@%p2 bra $1_14;
cvt.u64.u32 %rd2,%r3;
add.s64 %rd15,%rd1,%rd2;
ld.global.u8 %rs4,[%rd15];
cvt.rn.f32.u16 %f1,%rs4;
mov.b32 %r4,%f1;
and.b32 %r15,%r4,2147483647;
setp.gt.u32 %p3,%r15,2139095040;
mov.u16 %rs11,32704;
@%p3 bra $1_4;
shr.u32 %r16,%r4,16;
and.b32 %r17,%r16,1;
add.s32 %r18,%r4,%r17;
add.s32 %r19,%r18,32767;
shr.u32 %r20,%r19,16;
cvt.u16.u32 %rs11,%r20;
$1_4:
cvta.to.global.u64 %rd16,%rd13;
shl.b64 %rd17,%rd2,1;
add.s64 %rd18,%rd16,%rd17;
st.global.u16 [%rd18],%rs11;
$1_14:
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
.reg .b16 %rs<8>;
.reg .f32 %f<6>;
.reg .b32 %r<13>;
.reg .b64 %rd<13>;
ld.param.u64 %rd3,[p0];
ld.param.u64 %rd4,[p1];
ld.param.u32 %r4,[p2];
cvta.to.global.u64 %rd1,%rd3;
cvta.to.global.u64 %rd2,%rd4;
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,8;
mov.u32 %r7,%tid.x;
add.s32 %r1,%r6,%r7;
shr.u32 %r2,%r4,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $2_3;
bra.uni $2_1;
$2_3:
mul.wide.u32 %rd9,%r1,4;
add.s64 %rd10,%rd2,%rd9;
ld.global.u32 %r10,[%rd10];
cvt.u16.u32 %rs2,%r10;
and.b16 %rs3,%rs2,255;
shr.u16 %rs4,%rs2,8;
shr.u32 %r11,%r10,16;
cvt.u16.u32 %rs5,%r11;
and.b16 %rs6,%rs5,255;
shr.u32 %r12,%r10,24;
cvt.u16.u32 %rs7,%r12;
mul.wide.u32 %rd11,%r1,16;
add.s64 %rd12,%rd1,%rd11;
cvt.rn.f32.u16 %f2,%rs7;
cvt.rn.f32.u16 %f3,%rs4;
cvt.rn.f32.u16 %f4,%rs3;
cvt.rn.f32.u16 %f5,%rs6;
st.global.v4.f32 [%rd12],{%f4,%f3,%f5,%f2};
bra.uni $2_4;
$2_1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $2_4;
cvt.u64.u32 %rd5,%r3;
add.s64 %rd6,%rd2,%rd5;
ld.global.u8 %rs1,[%rd6];
cvt.rn.f32.u16 %f1,%rs1;
mul.wide.u32 %rd7,%r3,4;
add.s64 %rd8,%rd1,%rd7;
st.global.f32 [%rd8],%f1;
$2_4:
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
.reg .b16 %rs<11>;
.reg .f32 %f<11>;
.reg .b32 %r<44>;
.reg .b64 %rd<18>;
ld.param.u64 %rd3,[p0];
ld.param.u64 %rd4,[p1];
ld.param.u32 %r14,[p2];
cvta.to.global.u64 %rd1,%rd4;
mov.u32 %r15,%ctaid.x;
shl.b32 %r16,%r15,8;
mov.u32 %r17,%tid.x;
add.s32 %r1,%r16,%r17;
shr.u32 %r2,%r14,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $3_6;
bra.uni $3_1;
$3_6:
mul.wide.u32 %rd9,%r1,8;
add.s64 %rd10,%rd1,%rd9;
ld.global.u64 %rd11,[%rd10];
cvt.u16.u64 %rs6,%rd11;
cvt.f32.f16 %f7,%rs6;
shr.u64 %rd12,%rd11,16;
cvt.u16.u64 %rs7,%rd12;
cvt.f32.f16 %f8,%rs7;
shr.u64 %rd13,%rd11,32;
cvt.u16.u64 %rs8,%rd13;
cvt.f32.f16 %f9,%rs8;
shr.u64 %rd14,%rd11,48;
cvt.u16.u64 %rs9,%rd14;
cvt.f32.f16 %f10,%rs9;
setp.ge.f32 %p5,%f7,0f437F0000;
mov.u32 %r40,255;
@%p5 bra $3_9;
setp.leu.f32 %p6,%f7,0f00000000;
mov.u32 %r40,0;
@%p6 bra $3_9;
cvt.rzi.u32.f32 %r23,%f7;
and.b32 %r40,%r23,255;
$3_9:
setp.ge.f32 %p7,%f8,0f437F0000;
mov.u32 %r41,65280;
@%p7 bra $3_12;
setp.leu.f32 %p8,%f8,0f00000000;
mov.u32 %r41,0;
@%p8 bra $3_12;
cvt.rzi.u32.f32 %r26,%f8;
shl.b32 %r27,%r26,8;
and.b32 %r41,%r27,65280;
$3_12:
or.b32 %r8,%r41,%r40;
setp.ge.f32 %p9,%f9,0f437F0000;
mov.u32 %r42,16711680;
@%p9 bra $3_15;
setp.leu.f32 %p10,%f9,0f00000000;
mov.u32 %r42,0;
@%p10 bra $3_15;
cvt.rzi.u32.f32 %r30,%f9;
shl.b32 %r31,%r30,16;
and.b32 %r42,%r31,16711680;
$3_15:
or.b32 %r11,%r42,%r8;
setp.ge.f32 %p11,%f10,0f437F0000;
mov.u32 %r43,-16777216;
@%p11 bra $3_18;
setp.leu.f32 %p12,%f10,0f00000000;
mov.u32 %r43,0;
@%p12 bra $3_18;
cvt.rzi.u32.f32 %r34,%f10;
shl.b32 %r43,%r34,24;
$3_18:
cvta.to.global.u64 %rd15,%rd3;
mul.wide.u32 %rd16,%r1,4;
add.s64 %rd17,%rd15,%rd16;
or.b32 %r39,%r43,%r11;
st.global.u32 [%rd17],%r39;
bra.uni $3_19;
$3_1:
and.b32 %r18,%r14,-4;
sub.s32 %r19,%r1,%r2;
add.s32 %r3,%r19,%r18;
setp.ge.u32 %p2,%r3,%r14;
@%p2 bra $3_19;
cvt.u64.u32 %rd2,%r3;
mul.wide.u32 %rd5,%r3,2;
add.s64 %rd6,%rd1,%rd5;
ld.global.u16 %rs3,[%rd6];
cvt.f32.f16 %f6,%rs3;
setp.ge.f32 %p3,%f6,0f437F0000;
mov.u16 %rs10,255;
@%p3 bra $3_5;
setp.leu.f32 %p4,%f6,0f00000000;
mov.u16 %rs10,0;
@%p4 bra $3_5;
cvt.rzi.u32.f32 %r20,%f6;
cvt.u16.u32 %rs10,%r20;
$3_5:
cvta.to.global.u64 %rd7,%rd3;
add.s64 %rd8,%rd7,%rd2;
st.global.u8 [%rd8],%rs10;
$3_19:
ret;
}
.visible .entry f16_to_bf16(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<8>;
.reg .b16 %rs<10>;
.reg .f32 %f<6>;
.reg .b32 %r<49>;
.reg .b64 %rd<40>;
ld.param.u64 %rd13,[p0];
ld.param.u64 %rd14,[p1];
ld.param.u32 %r9,[p2];
cvta.to.global.u64 %rd1,%rd14;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,8;
mov.u32 %r12,%tid.x;
add.s32 %r1,%r11,%r12;
shr.u32 %r2,%r9,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $4_5;
bra.uni $4_1;
$4_5:
mul.wide.u32 %rd21,%r1,8;
add.s64 %rd22,%rd1,%rd21;
ld.global.u64 %rd23,[%rd22];
cvt.u16.u64 %rs5,%rd23;
cvt.f32.f16 %f2,%rs5;
mov.b32 %r5,%f2;
shr.u64 %rd24,%rd23,16;
cvt.u16.u64 %rs6,%rd24;
cvt.f32.f16 %f3,%rs6;
mov.b32 %r6,%f3;
shr.u64 %rd25,%rd23,32;
cvt.u16.u64 %rs7,%rd25;
cvt.f32.f16 %f4,%rs7;
mov.b32 %r7,%f4;
shr.u64 %rd26,%rd23,48;
cvt.u16.u64 %rs8,%rd26;
cvt.f32.f16 %f5,%rs8;
mov.b32 %r8,%f5;
and.b32 %r21,%r5,2147483647;
setp.gt.u32 %p4,%r21,2139095040;
mov.u64 %rd36,32704;
@%p4 bra $4_7;
shr.u32 %r22,%r5,16;
and.b32 %r23,%r22,1;
add.s32 %r24,%r5,%r23;
add.s32 %r25,%r24,32767;
shr.u32 %r26,%r25,16;
cvt.u64.u32 %rd36,%r26;
$4_7:
and.b32 %r27,%r6,2147483647;
setp.gt.u32 %p5,%r27,2139095040;
mov.u64 %rd37,2143289344;
@%p5 bra $4_9;
shr.u32 %r28,%r6,16;
and.b32 %r29,%r28,1;
add.s32 %r30,%r6,%r29;
add.s32 %r31,%r30,32767;
and.b32 %r32,%r31,-65536;
cvt.u64.u32 %rd37,%r32;
$4_9:
or.b64 %rd7,%rd37,%rd36;
and.b32 %r33,%r7,2147483647;
setp.gt.u32 %p6,%r33,2139095040;
mov.u64 %rd38,140462610448384;
@%p6 bra $4_11;
shr.u32 %r34,%r7,16;
and.b32 %r35,%r34,1;
add.s32 %r36,%r7,%r35;
add.s32 %r37,%r36,32767;
shr.u32 %r38,%r37,16;
cvt.u64.u32 %rd29,%r38;
shl.b64 %rd38,%rd29,32;
$4_11:
or.b64 %rd10,%rd38,%rd7;
and.b32 %r39,%r8,2147483647;
setp.gt.u32 %p7,%r39,2139095040;
mov.u64 %rd39,9205357638345293824;
@%p7 bra $4_13;
shr.u32 %r40,%r8,16;
and.b32 %r41,%r40,1;
add.s32 %r42,%r8,%r41;
add.s32 %r43,%r42,32767;
shr.u32 %r44,%r43,16;
cvt.u64.u32 %rd31,%r44;
shl.b64 %rd39,%rd31,48;
$4_13:
cvta.to.global.u64 %rd32,%rd13;
add.s64 %rd34,%rd32,%rd21;
or.b64 %rd35,%rd39,%rd10;
st.global.u64 [%rd34],%rd35;
bra.uni $4_14;
$4_1:
and.b32 %r13,%r9,-4;
sub.s32 %r14,%r1,%r2;
add.s32 %r3,%r14,%r13;
setp.ge.u32 %p2,%r3,%r9;
@%p2 bra $4_14;
cvt.u64.u32 %rd2,%r3;
mul.wide.u32 %rd15,%r3,2;
add.s64 %rd16,%rd1,%rd15;
ld.global.u16 %rs3,[%rd16];
cvt.f32.f16 %f1,%rs3;
mov.b32 %r4,%f1;
and.b32 %r15,%r4,2147483647;
setp.gt.u32 %p3,%r15,2139095040;
mov.u16 %rs9,32704;
@%p3 bra $4_4;
shr.u32 %r16,%r4,16;
and.b32 %r17,%r16,1;
add.s32 %r18,%r4,%r17;
add.s32 %r19,%r18,32767;
shr.u32 %r20,%r19,16;
cvt.u16.u32 %rs9,%r20;
$4_4:
cvta.to.global.u64 %rd17,%rd13;
shl.b64 %rd18,%rd2,1;
add.s64 %rd19,%rd17,%rd18;
st.global.u16 [%rd19],%rs9;
$4_14:
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
.reg .b16 %rs<6>;
.reg .f32 %f<6>;
.reg .b32 %r<10>;
.reg .b64 %rd<17>;
ld.param.u64 %rd3,[p0];
ld.param.u64 %rd4,[p1];
ld.param.u32 %r4,[p2];
cvta.to.global.u64 %rd1,%rd3;
cvta.to.global.u64 %rd2,%rd4;
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,8;
mov.u32 %r7,%tid.x;
add.s32 %r1,%r6,%r7;
shr.u32 %r2,%r4,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $5_3;
bra.uni $5_1;
$5_3:
mul.wide.u32 %rd9,%r1,8;
add.s64 %rd10,%rd2,%rd9;
ld.global.u64 %rd11,[%rd10];
cvt.u16.u64 %rs2,%rd11;
shr.u64 %rd12,%rd11,16;
cvt.u16.u64 %rs3,%rd12;
shr.u64 %rd13,%rd11,32;
cvt.u16.u64 %rs4,%rd13;
shr.u64 %rd14,%rd11,48;
cvt.u16.u64 %rs5,%rd14;
mul.wide.u32 %rd15,%r1,16;
add.s64 %rd16,%rd1,%rd15;
cvt.f32.f16 %f2,%rs2;
cvt.f32.f16 %f5,%rs5;
cvt.f32.f16 %f4,%rs4;
cvt.f32.f16 %f3,%rs3;
st.global.v4.f32 [%rd16],{%f2,%f3,%f4,%f5};
bra.uni $5_4;
$5_1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $5_4;
mul.wide.u32 %rd5,%r3,2;
add.s64 %rd6,%rd2,%rd5;
ld.global.u16 %rs1,[%rd6];
cvt.f32.f16 %f1,%rs1;
mul.wide.u32 %rd7,%r3,4;
add.s64 %rd8,%rd1,%rd7;
st.global.f32 [%rd8],%f1;
$5_4:
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
.reg .b16 %rs<6>;
.reg .f32 %f<6>;
.reg .b32 %r<53>;
.reg .b64 %rd<17>;
ld.param.u64 %rd3,[p0];
ld.param.u64 %rd4,[p1];
ld.param.u32 %r15,[p2];
mov.u32 %r16,%ctaid.x;
shl.b32 %r17,%r16,8;
mov.u32 %r18,%tid.x;
add.s32 %r1,%r17,%r18;
shr.u32 %r2,%r15,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $6_6;
bra.uni $6_1;
$6_6:
cvta.to.global.u64 %rd10,%rd4;
mul.wide.u32 %rd11,%r1,8;
add.s64 %rd12,%rd10,%rd11;
ld.global.u64 %rd2,[%rd12];
cvt.u32.u64 %r25,%rd2;
shl.b32 %r26,%r25,16;
shr.u64 %rd13,%rd2,32;
cvt.u32.u64 %r4,%rd13;
mov.b32 %f2,%r26;
setp.ge.f32 %p5,%f2,0f437F0000;
mov.u32 %r49,255;
@%p5 bra $6_9;
setp.leu.f32 %p6,%f2,0f00000000;
mov.u32 %r49,0;
@%p6 bra $6_9;
cvt.rzi.u32.f32 %r28,%f2;
and.b32 %r49,%r28,255;
$6_9:
and.b32 %r31,%r25,-65536;
mov.b32 %f3,%r31;
setp.ge.f32 %p7,%f3,0f437F0000;
mov.u32 %r50,65280;
@%p7 bra $6_12;
setp.leu.f32 %p8,%f3,0f00000000;
mov.u32 %r50,0;
@%p8 bra $6_12;
cvt.rzi.u32.f32 %r33,%f3;
shl.b32 %r34,%r33,8;
and.b32 %r50,%r34,65280;
$6_12:
or.b32 %r9,%r50,%r49;
shl.b32 %r36,%r4,16;
mov.b32 %f4,%r36;
setp.ge.f32 %p9,%f4,0f437F0000;
mov.u32 %r51,16711680;
@%p9 bra $6_15;
setp.leu.f32 %p10,%f4,0f00000000;
mov.u32 %r51,0;
@%p10 bra $6_15;
cvt.rzi.u32.f32 %r38,%f4;
shl.b32 %r39,%r38,16;
and.b32 %r51,%r39,16711680;
$6_15:
or.b32 %r12,%r51,%r9;
and.b32 %r41,%r4,-65536;
mov.b32 %f5,%r41;
setp.ge.f32 %p11,%f5,0f437F0000;
mov.u32 %r52,-16777216;
@%p11 bra $6_18;
setp.leu.f32 %p12,%f5,0f00000000;
mov.u32 %r52,0;
@%p12 bra $6_18;
cvt.rzi.u32.f32 %r43,%f5;
shl.b32 %r52,%r43,24;
$6_18:
cvta.to.global.u64 %rd14,%rd3;
mul.wide.u32 %rd15,%r1,4;
add.s64 %rd16,%rd14,%rd15;
or.b32 %r48,%r52,%r12;
st.global.u32 [%rd16],%r48;
bra.uni $6_19;
$6_1:
and.b32 %r19,%r15,-4;
sub.s32 %r20,%r1,%r2;
add.s32 %r3,%r20,%r19;
setp.ge.u32 %p2,%r3,%r15;
@%p2 bra $6_19;
cvta.to.global.u64 %rd5,%rd4;
cvt.u64.u32 %rd1,%r3;
mul.wide.u32 %rd6,%r3,2;
add.s64 %rd7,%rd5,%rd6;
ld.global.u16 %r21,[%rd7];
shl.b32 %r22,%r21,16;
mov.b32 %f1,%r22;
setp.ge.f32 %p3,%f1,0f437F0000;
mov.u16 %rs5,255;
@%p3 bra $6_5;
setp.leu.f32 %p4,%f1,0f00000000;
mov.u16 %rs5,0;
@%p4 bra $6_5;
cvt.rzi.u32.f32 %r23,%f1;
cvt.u16.u32 %rs5,%r23;
$6_5:
cvta.to.global.u64 %rd8,%rd3;
add.s64 %rd9,%rd8,%rd1;
st.global.u8 [%rd9],%rs5;
$6_19:
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
.reg .b16 %rs<6>;
.reg .f32 %f<6>;
.reg .b32 %r<18>;
.reg .b64 %rd<20>;
ld.param.u64 %rd3,[p0];
ld.param.u64 %rd4,[p1];
ld.param.u32 %r4,[p2];
cvta.to.global.u64 %rd1,%rd3;
cvta.to.global.u64 %rd2,%rd4;
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,8;
mov.u32 %r7,%tid.x;
add.s32 %r1,%r6,%r7;
shr.u32 %r2,%r4,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $7_3;
bra.uni $7_1;
$7_3:
mul.wide.u32 %rd8,%r1,8;
add.s64 %rd9,%rd2,%rd8;
ld.global.u64 %rd10,[%rd9];
cvt.u32.u64 %r12,%rd10;
shl.b32 %r13,%r12,16;
and.b32 %r14,%r12,-65536;
shr.u64 %rd11,%rd10,32;
cvt.u32.u64 %r15,%rd11;
shl.b32 %r16,%r15,16;
and.b32 %r17,%r15,-65536;
mov.b32 %f2,%r13;
cvt.rn.f16.f32 %rs2,%f2;
cvt.u64.u16 %rd12,%rs2;
mov.b32 %f3,%r14;
cvt.rn.f16.f32 %rs3,%f3;
cvt.u64.u16 %rd13,%rs3;
bfi.b64 %rd14,%rd13,%rd12,16,16;
mov.b32 %f4,%r16;
cvt.rn.f16.f32 %rs4,%f4;
cvt.u64.u16 %rd15,%rs4;
bfi.b64 %rd16,%rd15,%rd14,32,16;
mov.b32 %f5,%r17;
cvt.rn.f16.f32 %rs5,%f5;
cvt.u64.u16 %rd17,%rs5;
bfi.b64 %rd18,%rd17,%rd16,48,16;
add.s64 %rd19,%rd1,%rd8;
st.global.u64 [%rd19],%rd18;
bra.uni $7_4;
$7_1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $7_4;
mul.wide.u32 %rd5,%r3,2;
add.s64 %rd6,%rd2,%rd5;
ld.global.u16 %r10,[%rd6];
shl.b32 %r11,%r10,16;
mov.b32 %f1,%r11;
cvt.rn.f16.f32 %rs1,%f1;
add.s64 %rd7,%rd1,%rd5;
st.global.u16 [%rd7],%rs1;
$7_4:
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
.reg .b64 %rd<15>;
ld.param.u64 %rd3,[p0];
ld.param.u64 %rd4,[p1];
ld.param.u32 %r4,[p2];
cvta.to.global.u64 %rd1,%rd3;
cvta.to.global.u64 %rd2,%rd4;
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,8;
mov.u32 %r7,%tid.x;
add.s32 %r1,%r6,%r7;
shr.u32 %r2,%r4,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $8_3;
bra.uni $8_1;
$8_3:
mul.wide.u32 %rd9,%r1,8;
add.s64 %rd10,%rd2,%rd9;
ld.global.u64 %rd11,[%rd10];
cvt.u32.u64 %r12,%rd11;
shr.u64 %rd12,%rd11,32;
cvt.u32.u64 %r13,%rd12;
mul.wide.u32 %rd13,%r1,16;
add.s64 %rd14,%rd1,%rd13;
and.b32 %r14,%r12,-65536;
shl.b32 %r15,%r12,16;
and.b32 %r16,%r13,-65536;
shl.b32 %r17,%r13,16;
st.global.v4.u32 [%rd14],{%r15,%r14,%r17,%r16};
bra.uni $8_4;
$8_1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $8_4;
mul.wide.u32 %rd5,%r3,2;
add.s64 %rd6,%rd2,%rd5;
ld.global.u16 %r10,[%rd6];
shl.b32 %r11,%r10,16;
mul.wide.u32 %rd7,%r3,4;
add.s64 %rd8,%rd1,%rd7;
st.global.u32 [%rd8],%r11;
$8_4:
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
.reg .b16 %rs<6>;
.reg .f32 %f<14>;
.reg .b32 %r<40>;
.reg .b64 %rd<14>;
ld.param.u64 %rd5,[p0];
ld.param.u64 %rd6,[p1];
ld.param.u32 %r14,[p2];
cvta.to.global.u64 %rd1,%rd5;
cvta.to.global.u64 %rd2,%rd6;
mov.u32 %r15,%ctaid.x;
shl.b32 %r16,%r15,8;
mov.u32 %r17,%tid.x;
add.s32 %r1,%r16,%r17;
shr.u32 %r2,%r14,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $9_6;
bra.uni $9_1;
$9_6:
cvt.u64.u32 %rd4,%r1;
mul.wide.u32 %rd10,%r1,16;
add.s64 %rd11,%rd2,%rd10;
ld.global.v4.f32 {%f10,%f11,%f12,%f13},[%rd11];
setp.ge.f32 %p5,%f10,0f437F0000;
mov.u32 %r36,255;
@%p5 bra $9_9;
setp.leu.f32 %p6,%f10,0f00000000;
mov.u32 %r36,0;
@%p6 bra $9_9;
cvt.rzi.u32.f32 %r23,%f10;
and.b32 %r36,%r23,255;
$9_9:
setp.ge.f32 %p7,%f11,0f437F0000;
mov.u32 %r37,65280;
@%p7 bra $9_12;
setp.leu.f32 %p8,%f11,0f00000000;
mov.u32 %r37,0;
@%p8 bra $9_12;
cvt.rzi.u32.f32 %r26,%f11;
shl.b32 %r27,%r26,8;
and.b32 %r37,%r27,65280;
$9_12:
or.b32 %r8,%r37,%r36;
setp.ge.f32 %p9,%f12,0f437F0000;
mov.u32 %r38,16711680;
@%p9 bra $9_15;
setp.leu.f32 %p10,%f12,0f00000000;
mov.u32 %r38,0;
@%p10 bra $9_15;
cvt.rzi.u32.f32 %r30,%f12;
shl.b32 %r31,%r30,16;
and.b32 %r38,%r31,16711680;
$9_15:
or.b32 %r11,%r38,%r8;
setp.ge.f32 %p11,%f13,0f437F0000;
mov.u32 %r39,-16777216;
@%p11 bra $9_18;
setp.leu.f32 %p12,%f13,0f00000000;
mov.u32 %r39,0;
@%p12 bra $9_18;
cvt.rzi.u32.f32 %r34,%f13;
shl.b32 %r39,%r34,24;
$9_18:
shl.b64 %rd12,%rd4,2;
add.s64 %rd13,%rd1,%rd12;
or.b32 %r35,%r39,%r11;
st.global.u32 [%rd13],%r35;
bra.uni $9_19;
$9_1:
and.b32 %r18,%r14,-4;
sub.s32 %r19,%r1,%r2;
add.s32 %r3,%r19,%r18;
setp.ge.u32 %p2,%r3,%r14;
@%p2 bra $9_19;
cvt.u64.u32 %rd3,%r3;
mul.wide.u32 %rd7,%r3,4;
add.s64 %rd8,%rd2,%rd7;
ld.global.f32 %f1,[%rd8];
setp.ge.f32 %p3,%f1,0f437F0000;
mov.u16 %rs5,255;
@%p3 bra $9_5;
setp.leu.f32 %p4,%f1,0f00000000;
mov.u16 %rs5,0;
@%p4 bra $9_5;
cvt.rzi.u32.f32 %r20,%f1;
cvt.u16.u32 %rs5,%r20;
$9_5:
add.s64 %rd9,%rd1,%rd3;
st.global.u8 [%rd9],%rs5;
$9_19:
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
.reg .b16 %rs<6>;
.reg .f32 %f<10>;
.reg .b32 %r<10>;
.reg .b64 %rd<20>;
ld.param.u64 %rd3,[p0];
ld.param.u64 %rd4,[p1];
ld.param.u32 %r4,[p2];
cvta.to.global.u64 %rd1,%rd3;
cvta.to.global.u64 %rd2,%rd4;
mov.u32 %r5,%ctaid.x;
shl.b32 %r6,%r5,8;
mov.u32 %r7,%tid.x;
add.s32 %r1,%r6,%r7;
shr.u32 %r2,%r4,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $10_3;
bra.uni $10_1;
$10_3:
mul.wide.u32 %rd9,%r1,16;
add.s64 %rd10,%rd2,%rd9;
ld.global.v4.f32 {%f6,%f7,%f8,%f9},[%rd10];
cvt.rn.f16.f32 %rs2,%f6;
cvt.u64.u16 %rd11,%rs2;
cvt.rn.f16.f32 %rs3,%f7;
cvt.u64.u16 %rd12,%rs3;
bfi.b64 %rd13,%rd12,%rd11,16,16;
cvt.rn.f16.f32 %rs4,%f8;
cvt.u64.u16 %rd14,%rs4;
bfi.b64 %rd15,%rd14,%rd13,32,16;
cvt.rn.f16.f32 %rs5,%f9;
cvt.u64.u16 %rd16,%rs5;
bfi.b64 %rd17,%rd16,%rd15,48,16;
mul.wide.u32 %rd18,%r1,8;
add.s64 %rd19,%rd1,%rd18;
st.global.u64 [%rd19],%rd17;
bra.uni $10_4;
$10_1:
and.b32 %r8,%r4,-4;
sub.s32 %r9,%r1,%r2;
add.s32 %r3,%r9,%r8;
setp.ge.u32 %p2,%r3,%r4;
@%p2 bra $10_4;
mul.wide.u32 %rd5,%r3,4;
add.s64 %rd6,%rd2,%rd5;
ld.global.f32 %f1,[%rd6];
cvt.rn.f16.f32 %rs1,%f1;
mul.wide.u32 %rd7,%r3,2;
add.s64 %rd8,%rd1,%rd7;
st.global.u16 [%rd8],%rs1;
$10_4:
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
.reg .b16 %rs<5>;
.reg .b32 %r<56>;
.reg .b64 %rd<36>;
ld.param.u64 %rd13,[p0];
ld.param.u64 %rd14,[p1];
ld.param.u32 %r12,[p2];
cvta.to.global.u64 %rd1,%rd14;
mov.u32 %r13,%ctaid.x;
shl.b32 %r14,%r13,8;
mov.u32 %r15,%tid.x;
add.s32 %r1,%r14,%r15;
shr.u32 %r2,%r12,2;
setp.lt.u32 %p1,%r1,%r2;
@%p1 bra $11_5;
bra.uni $11_1;
$11_5:
mul.wide.u32 %rd21,%r1,16;
add.s64 %rd22,%rd1,%rd21;
ld.global.v4.u32 {%r24,%r25,%r26,%r27},[%rd22];
and.b32 %r28,%r24,2147483647;
setp.gt.u32 %p4,%r28,2139095040;
mov.u64 %rd32,32704;
@%p4 bra $11_7;
shr.u32 %r29,%r24,16;
and.b32 %r30,%r29,1;
add.s32 %r31,%r24,%r30;
add.s32 %r32,%r31,32767;
shr.u32 %r33,%r32,16;
cvt.u64.u32 %rd32,%r33;
$11_7:
and.b32 %r34,%r25,2147483647;
setp.gt.u32 %p5,%r34,2139095040;
mov.u64 %rd33,2143289344;
@%p5 bra $11_9;
shr.u32 %r35,%r25,16;
and.b32 %r36,%r35,1;
add.s32 %r37,%r25,%r36;
add.s32 %r38,%r37,32767;
and.b32 %r39,%r38,-65536;
cvt.u64.u32 %rd33,%r39;
$11_9:
or.b64 %rd7,%rd33,%rd32;
and.b32 %r40,%r26,2147483647;
setp.gt.u32 %p6,%r40,2139095040;
mov.u64 %rd34,140462610448384;
@%p6 bra $11_11;
shr.u32 %r41,%r26,16;
and.b32 %r42,%r41,1;
add.s32 %r43,%r26,%r42;
add.s32 %r44,%r43,32767;
shr.u32 %r45,%r44,16;
cvt.u64.u32 %rd25,%r45;
shl.b64 %rd34,%rd25,32;
$11_11:
or.b64 %rd10,%rd34,%rd7;
and.b32 %r46,%r27,2147483647;
setp.gt.u32 %p7,%r46,2139095040;
mov.u64 %rd35,9205357638345293824;
@%p7 bra $11_13;
shr.u32 %r47,%r27,16;
and.b32 %r48,%r47,1;
add.s32 %r49,%r27,%r48;
add.s32 %r50,%r49,32767;
shr.u32 %r51,%r50,16;
cvt.u64.u32 %rd27,%r51;
shl.b64 %rd35,%rd27,48;
$11_13:
cvta.to.global.u64 %rd28,%rd13;
mul.wide.u32 %rd29,%r1,8;
add.s64 %rd30,%rd28,%rd29;
or.b64 %rd31,%rd35,%rd10;
st.global.u64 [%rd30],%rd31;
bra.uni $11_14;
$11_1:
and.b32 %r16,%r12,-4;
sub.s32 %r17,%r1,%r2;
add.s32 %r3,%r17,%r16;
setp.ge.u32 %p2,%r3,%r12;
@%p2 bra $11_14;
cvt.u64.u32 %rd2,%r3;
mul.wide.u32 %rd15,%r3,4;
add.s64 %rd16,%rd1,%rd15;
ld.global.u32 %r4,[%rd16];
and.b32 %r18,%r4,2147483647;
setp.gt.u32 %p3,%r18,2139095040;
mov.u16 %rs4,32704;
@%p3 bra $11_4;
shr.u32 %r19,%r4,16;
and.b32 %r20,%r19,1;
add.s32 %r21,%r4,%r20;
add.s32 %r22,%r21,32767;
shr.u32 %r23,%r22,16;
cvt.u16.u32 %rs4,%r23;
$11_4:
cvta.to.global.u64 %rd17,%rd13;
shl.b64 %rd18,%rd2,1;
add.s64 %rd19,%rd17,%rd18;
st.global.u16 [%rd19],%rs4;
$11_14:
ret;
}
`;
