// Generated from kernels/ops/copy/vec16.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/copy/vec16.cu`. */
export const COPY_VEC16: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry copy_vectors(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4
)
.maxntid 256,1,1
{
.reg .pred %p<4>;
.reg .b32 %r<30>;
.reg .b64 %d<27>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d6,[p2];
ld.param.v2.u32 {%r15,%r16},[p3+32];
ld.param.u64 %d11,[p4];
ld.param.u64 %d8,[p3+8];
ld.param.u64 %d7,[p3];
ld.param.u64 %d3,[p1+8];
ld.param.u64 %d2,[p1];
mov.u32 %r19,%ctaid.x;
shl.b32 %r20,%r19,5;
mov.u32 %r21,%tid.x;
add.s32 %r1,%r20,%r21;
mov.u32 %r22,%ctaid.y;
shl.b32 %r23,%r22,3;
mov.u32 %r24,%tid.y;
add.s32 %r2,%r23,%r24;
setp.ge.s32 %p1,%r1,%r15;
setp.ge.s32 %p2,%r2,%r16;
or.pred %p3,%p2,%p1;
@%p3 bra $2;
mov.u32 %r29,%ctaid.z;
cvt.u64.u32 %d13,%r29;
mul.lo.s64 %d14,%d2,%d13;
cvt.s64.s32 %d15,%r2;
mul.lo.s64 %d16,%d3,%d15;
add.s64 %d17,%d14,%d16;
add.s64 %d18,%d17,%d11;
add.s64 %d19,%d1,%d18;
mul.lo.s64 %d20,%d7,%d13;
mul.lo.s64 %d21,%d8,%d15;
add.s64 %d22,%d20,%d21;
cvta.to.global.u64 %d23,%d6;
add.s64 %d24,%d23,%d22;
mul.wide.s32 %d25,%r1,16;
add.s64 %d12,%d19,%d25;
add.s64 %d26,%d24,%d25;
ld.global.nc.v4.u32 {%r25,%r26,%r27,%r28},[%d12];
st.global.v4.u32 [%d26],{%r25,%r26,%r27,%r28};
$2:
ret;
}
.visible .entry copy_vectors_streaming(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4
)
.maxntid 256,1,1
{
.reg .pred %p<6>;
.reg .b32 %r<66>;
.reg .b64 %d<31>;
ld.param.u64 %d4,[p0];
ld.param.u64 %d9,[p2];
ld.param.v2.u32 {%r28,%r29},[p3+32];
ld.param.u64 %d14,[p4];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d10,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d5,[p1];
mov.u32 %r32,%ctaid.x;
shl.b32 %r33,%r32,6;
mov.u32 %r34,%tid.x;
add.s32 %r2,%r33,%r34;
mov.u32 %r35,%ctaid.y;
shl.b32 %r36,%r35,3;
mov.u32 %r37,%tid.y;
add.s32 %r3,%r36,%r37;
setp.ge.s32 %p1,%r2,%r28;
setp.ge.s32 %p2,%r3,%r29;
or.pred %p3,%p2,%p1;
@%p3 bra $5;
mov.u32 %r43,%ctaid.z;
cvt.u64.u32 %d16,%r43;
mul.lo.s64 %d17,%d5,%d16;
cvt.s64.s32 %d18,%r3;
mul.lo.s64 %d19,%d6,%d18;
add.s64 %d20,%d17,%d19;
add.s64 %d21,%d20,%d14;
add.s64 %d22,%d4,%d21;
mul.lo.s64 %d23,%d10,%d16;
mul.lo.s64 %d24,%d11,%d18;
add.s64 %d1,%d23,%d24;
mul.wide.s32 %d25,%r2,16;
add.s64 %d15,%d22,%d25;
ld.global.cs.v4.u32 {%r38,%r39,%r40,%r41},[%d15];
add.s32 %r44,%r2,32;
setp.ge.s32 %p4,%r44,%r28;
@%p4 bra $3;
add.s64 %d26,%d15,512;
ld.global.cs.v4.u32 {%r62,%r63,%r64,%r65},[%d26];
$3:
add.s64 %d28,%d9,%d1;
add.s64 %d27,%d28,%d25;
st.global.cs.v4.u32 [%d27],{%r38,%r39,%r40,%r41};
@%p4 bra $5;
add.s64 %d30,%d27,512;
st.global.cs.v4.u32 [%d30],{%r62,%r63,%r64,%r65};
$5:
ret;
}
`;
