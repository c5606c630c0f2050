// Generated from kernels/ops/flip.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/flip.cu`. */
export const FLIP: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry flip_2(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5
)
.maxntid 256,1,1
{
.reg .pred %p<10>;
.reg .b16 %s<2>;
.reg .b32 %r<25>;
.reg .b64 %d<35>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r9,40;
add.s64 %d13,%d11,%d12;
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r9;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r9,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r3,%r4},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r9;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,5;
mov.u32 %r12,%tid.x;
add.s32 %r13,%r11,%r12;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.s32 %p3,%r13,%r3;
setp.ge.s32 %p4,%r17,%r4;
or.pred %p5,%p4,%p3;
@%p5 bra $10;
setp.lt.s32 %p6,%r5,1;
@%p6 bra $10;
setp.eq.s32 %p7,%r8,0;
mov.u32 %r18,0;
not.b32 %r19,%r17;
add.s32 %r20,%r4,%r19;
selp.b32 %r21,%r17,%r20,%p7;
cvt.s64.s32 %d23,%r21;
cvt.s64.s32 %d24,%r17;
cvt.s64.s32 %d25,%r13;
mul.lo.s64 %d26,%d4,%d25;
mul.lo.s64 %d27,%d5,%d24;
add.s64 %d28,%d26,%d27;
add.s64 %d29,%d20,%d28;
not.b32 %r22,%r13;
add.s32 %r23,%r3,%r22;
setp.eq.s32 %p8,%r7,0;
selp.b32 %r24,%r13,%r23,%p8;
cvt.s64.s32 %d30,%r24;
mul.lo.s64 %d31,%d8,%d30;
mul.lo.s64 %d32,%d9,%d23;
add.s64 %d33,%d31,%d32;
add.s64 %d34,%d14,%d33;
$9:
.pragma "nounroll";
ld.global.nc.u16 %s1,[%d34];
st.u16 [%d29],%s1;
add.s64 %d29,%d29,%d3;
add.s64 %d34,%d34,%d7;
add.s32 %r18,%r18,1;
setp.lt.s32 %p9,%r18,%r5;
@%p9 bra $9;
$10:
ret;
}
.visible .entry flip_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5
)
.maxntid 256,1,1
{
.reg .pred %p<10>;
.reg .b32 %r<26>;
.reg .b64 %d<35>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r9,40;
add.s64 %d13,%d11,%d12;
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r9;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r9,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r3,%r4},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r9;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,5;
mov.u32 %r12,%tid.x;
add.s32 %r13,%r11,%r12;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.s32 %p3,%r13,%r3;
setp.ge.s32 %p4,%r17,%r4;
or.pred %p5,%p4,%p3;
@%p5 bra $10;
setp.lt.s32 %p6,%r5,1;
@%p6 bra $10;
setp.eq.s32 %p7,%r8,0;
mov.u32 %r18,0;
not.b32 %r19,%r17;
add.s32 %r20,%r4,%r19;
selp.b32 %r21,%r17,%r20,%p7;
cvt.s64.s32 %d23,%r21;
cvt.s64.s32 %d24,%r17;
cvt.s64.s32 %d25,%r13;
mul.lo.s64 %d26,%d4,%d25;
mul.lo.s64 %d27,%d5,%d24;
add.s64 %d28,%d26,%d27;
add.s64 %d29,%d20,%d28;
not.b32 %r22,%r13;
add.s32 %r23,%r3,%r22;
setp.eq.s32 %p8,%r7,0;
selp.b32 %r24,%r13,%r23,%p8;
cvt.s64.s32 %d30,%r24;
mul.lo.s64 %d31,%d8,%d30;
mul.lo.s64 %d32,%d9,%d23;
add.s64 %d33,%d31,%d32;
add.s64 %d34,%d14,%d33;
$9:
.pragma "nounroll";
ld.global.nc.u32 %r25,[%d34];
st.u32 [%d29],%r25;
add.s64 %d29,%d29,%d3;
add.s64 %d34,%d34,%d7;
add.s32 %r18,%r18,1;
setp.lt.s32 %p9,%r18,%r5;
@%p9 bra $9;
$10:
ret;
}
.visible .entry flip_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5
)
.maxntid 256,1,1
{
.reg .pred %p<10>;
.reg .b32 %r<26>;
.reg .b64 %d<35>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r9,40;
add.s64 %d13,%d11,%d12;
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r9;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r9,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r3,%r4},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r9;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,5;
mov.u32 %r12,%tid.x;
add.s32 %r13,%r11,%r12;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.s32 %p3,%r13,%r3;
setp.ge.s32 %p4,%r17,%r4;
or.pred %p5,%p4,%p3;
@%p5 bra $10;
setp.lt.s32 %p6,%r5,1;
@%p6 bra $10;
setp.eq.s32 %p7,%r8,0;
mov.u32 %r18,0;
not.b32 %r19,%r17;
add.s32 %r20,%r4,%r19;
selp.b32 %r21,%r17,%r20,%p7;
cvt.s64.s32 %d23,%r21;
cvt.s64.s32 %d24,%r17;
cvt.s64.s32 %d25,%r13;
mul.lo.s64 %d26,%d4,%d25;
mul.lo.s64 %d27,%d5,%d24;
add.s64 %d28,%d26,%d27;
add.s64 %d29,%d20,%d28;
not.b32 %r22,%r13;
add.s32 %r23,%r3,%r22;
setp.eq.s32 %p8,%r7,0;
selp.b32 %r24,%r13,%r23,%p8;
cvt.s64.s32 %d30,%r24;
mul.lo.s64 %d31,%d8,%d30;
mul.lo.s64 %d32,%d9,%d23;
add.s64 %d33,%d31,%d32;
add.s64 %d34,%d14,%d33;
$9:
.pragma "nounroll";
ld.global.nc.u8 %r25,[%d34];
st.u8 [%d29],%r25;
add.s64 %d29,%d29,%d3;
add.s64 %d34,%d34,%d7;
add.s32 %r18,%r18,1;
setp.lt.s32 %p9,%r18,%r5;
@%p9 bra $9;
$10:
ret;
}
`;
