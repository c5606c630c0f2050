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
.reg .b32 %r<16>;
.reg .b64 %d<23>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r1,%r2},[p3+32];
ld.param.u64 %d3,[p4];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r3,%ctaid.x;
shl.b32 %r4,%r3,5;
mov.u32 %r5,%tid.x;
add.s32 %r6,%r4,%r5;
mov.u32 %r7,%ctaid.y;
shl.b32 %r8,%r7,3;
mov.u32 %r9,%tid.y;
add.s32 %r10,%r8,%r9;
setp.ge.s32 %p1,%r6,%r1;
setp.ge.s32 %p2,%r10,%r2;
or.pred %p3,%p2,%p1;
@%p3 bra $2;
mov.u32 %r11,%ctaid.z;
cvt.u64.u32 %d8,%r11;
mul.lo.s64 %d9,%d7,%d8;
cvt.s64.s32 %d10,%r10;
mul.lo.s64 %d11,%d6,%d10;
add.s64 %d12,%d9,%d11;
add.s64 %d13,%d12,%d3;
add.s64 %d14,%d1,%d13;
mul.lo.s64 %d15,%d5,%d8;
mul.lo.s64 %d16,%d4,%d10;
add.s64 %d17,%d15,%d16;
cvta.to.global.u64 %d18,%d2;
add.s64 %d19,%d18,%d17;
mul.wide.s32 %d20,%r6,16;
add.s64 %d21,%d14,%d20;
add.s64 %d22,%d19,%d20;
ld.global.nc.v4.u32 {%r12,%r13,%r14,%r15},[%d21];
st.global.v4.u32 [%d22],{%r12,%r13,%r14,%r15};
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
.reg .pred %p<5>;
.reg .b32 %r<21>;
.reg .b64 %d<24>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r1,%r2},[p3+32];
ld.param.u64 %d3,[p4];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r3,%ctaid.x;
shl.b32 %r4,%r3,6;
mov.u32 %r5,%tid.x;
add.s32 %r6,%r4,%r5;
mov.u32 %r7,%ctaid.y;
shl.b32 %r8,%r7,3;
mov.u32 %r9,%tid.y;
add.s32 %r10,%r8,%r9;
setp.ge.s32 %p1,%r6,%r1;
setp.ge.s32 %p2,%r10,%r2;
or.pred %p3,%p2,%p1;
@%p3 bra $5;
mov.u32 %r11,%ctaid.z;
cvt.u64.u32 %d8,%r11;
mul.lo.s64 %d9,%d7,%d8;
cvt.s64.s32 %d10,%r10;
mul.lo.s64 %d11,%d6,%d10;
add.s64 %d12,%d9,%d11;
add.s64 %d13,%d12,%d3;
add.s64 %d14,%d1,%d13;
mul.lo.s64 %d15,%d5,%d8;
mul.lo.s64 %d16,%d4,%d10;
add.s64 %d17,%d15,%d16;
mul.wide.s32 %d18,%r6,16;
add.s64 %d19,%d14,%d18;
ld.global.cs.v4.u32 {%r12,%r13,%r14,%r15},[%d19];
add.s32 %r16,%r6,32;
setp.ge.s32 %p4,%r16,%r1;
@%p4 bra $3;
add.s64 %d20,%d19,512;
ld.global.cs.v4.u32 {%r17,%r18,%r19,%r20},[%d20];
$3:
add.s64 %d21,%d2,%d17;
add.s64 %d22,%d21,%d18;
st.global.cs.v4.u32 [%d22],{%r12,%r13,%r14,%r15};
@%p4 bra $5;
add.s64 %d23,%d22,512;
st.global.cs.v4.u32 [%d23],{%r17,%r18,%r19,%r20};
$5:
ret;
}
`;
