// Generated from kernels/ops/copy/vec16.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/copy/vec16.cu`. */
export const COPY_VEC16: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry place_few_vectors(
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
.reg .b64 %rd<31>;
ld.param.u64 %rd4,[p0];
ld.param.u64 %rd9,[p2];
ld.param.v2.u32 {%r28,%r29},[p3+32];
ld.param.u64 %rd14,[p4];
ld.param.u64 %rd11,[p3+8];
ld.param.u64 %rd10,[p3];
ld.param.u64 %rd6,[p1+8];
ld.param.u64 %rd5,[p1];
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
or.pred %p3,%p1,%p2;
@%p3 bra $0_5;
mov.u32 %r43,%ctaid.z;
cvt.u64.u32 %rd16,%r43;
mul.lo.s64 %rd17,%rd5,%rd16;
cvt.s64.s32 %rd18,%r3;
mul.lo.s64 %rd19,%rd6,%rd18;
add.s64 %rd20,%rd17,%rd19;
add.s64 %rd21,%rd20,%rd14;
add.s64 %rd22,%rd4,%rd21;
mul.lo.s64 %rd23,%rd10,%rd16;
mul.lo.s64 %rd24,%rd11,%rd18;
add.s64 %rd1,%rd23,%rd24;
mul.wide.s32 %rd25,%r2,16;
add.s64 %rd15,%rd22,%rd25;
ld.global.cs.v4.u32 {%r38,%r39,%r40,%r41},[%rd15];
add.s32 %r44,%r2,32;
setp.ge.s32 %p4,%r44,%r28;
@%p4 bra $0_3;
add.s64 %rd26,%rd15,512;
ld.global.cs.v4.u32 {%r62,%r63,%r64,%r65},[%rd26];
$0_3:
add.s64 %rd28,%rd9,%rd1;
add.s64 %rd27,%rd28,%rd25;
st.global.cs.v4.u32 [%rd27],{%r38,%r39,%r40,%r41};
@%p4 bra $0_5;
add.s64 %rd30,%rd27,512;
st.global.cs.v4.u32 [%rd30],{%r62,%r63,%r64,%r65};
$0_5:
ret;
}
.visible .entry place_many_vectors(
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
.reg .b64 %rd<27>;
ld.param.u64 %rd1,[p0];
ld.param.u64 %rd6,[p2];
ld.param.v2.u32 {%r15,%r16},[p3+32];
ld.param.u64 %rd11,[p4];
ld.param.u64 %rd8,[p3+8];
ld.param.u64 %rd7,[p3];
ld.param.u64 %rd3,[p1+8];
ld.param.u64 %rd2,[p1];
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
or.pred %p3,%p1,%p2;
@%p3 bra $1_2;
mov.u32 %r29,%ctaid.z;
cvt.u64.u32 %rd13,%r29;
mul.lo.s64 %rd14,%rd2,%rd13;
cvt.s64.s32 %rd15,%r2;
mul.lo.s64 %rd16,%rd3,%rd15;
add.s64 %rd17,%rd14,%rd16;
add.s64 %rd18,%rd17,%rd11;
add.s64 %rd19,%rd1,%rd18;
mul.lo.s64 %rd20,%rd7,%rd13;
mul.lo.s64 %rd21,%rd8,%rd15;
add.s64 %rd22,%rd20,%rd21;
cvta.to.global.u64 %rd23,%rd6;
add.s64 %rd24,%rd23,%rd22;
mul.wide.s32 %rd25,%r1,16;
add.s64 %rd12,%rd19,%rd25;
add.s64 %rd26,%rd24,%rd25;
ld.global.nc.v4.u32 {%r25,%r26,%r27,%r28},[%rd12];
st.global.v4.u32 [%rd26],{%r25,%r26,%r27,%r28};
$1_2:
ret;
}
`;
