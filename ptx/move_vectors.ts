// Made from kernels/move_vectors.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/move_vectors.cu`. */
export const MOVE_VECTORS: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry place_vectors(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4
)
.maxntid 256,1,1
{
.reg .pred %p<6>;
.reg .b32 %r<83>;
.reg .b64 %rd<34>;
ld.param.u64 %rd5,[p0];
ld.param.u64 %rd10,[p2];
ld.param.v2.u32 {%r32,%r33},[p3+32];
ld.param.u64 %rd15,[p4];
ld.param.u64 %rd12,[p3+8];
ld.param.u64 %rd11,[p3];
ld.param.u64 %rd7,[p1+8];
ld.param.u64 %rd6,[p1];
mov.u32 %r36,%ctaid.x;
shl.b32 %r37,%r36,6;
mov.u32 %r38,%tid.x;
add.s32 %r1,%r37,%r38;
mov.u32 %r39,%ctaid.y;
shl.b32 %r40,%r39,3;
mov.u32 %r41,%tid.y;
add.s32 %r2,%r40,%r41;
setp.ge.s32 %p1,%r2,%r33;
@%p1 bra $0_9;
mov.u32 %r43,%ctaid.z;
cvt.u64.u32 %rd16,%r43;
mul.lo.s64 %rd17,%rd6,%rd16;
cvt.s64.s32 %rd18,%r2;
mul.lo.s64 %rd19,%rd7,%rd18;
add.s64 %rd20,%rd17,%rd19;
add.s64 %rd21,%rd20,%rd15;
add.s64 %rd1,%rd5,%rd21;
cvt.s64.s32 %rd2,%r1;
mul.lo.s64 %rd22,%rd11,%rd16;
mul.lo.s64 %rd23,%rd12,%rd18;
add.s64 %rd3,%rd22,%rd23;
setp.ge.s32 %p2,%r1,%r32;
@%p2 bra $0_3;
shl.b64 %rd25,%rd2,4;
add.s64 %rd24,%rd1,%rd25;
ld.global.cs.v4.u32 {%r78,%r77,%r76,%r75},[%rd24];
$0_3:
add.s32 %r49,%r1,32;
setp.ge.s32 %p3,%r49,%r32;
@%p3 bra $0_5;
shl.b64 %rd27,%rd2,4;
add.s64 %rd28,%rd1,%rd27;
add.s64 %rd26,%rd28,512;
ld.global.cs.v4.u32 {%r82,%r81,%r80,%r79},[%rd26];
$0_5:
add.s64 %rd4,%rd10,%rd3;
@%p2 bra $0_7;
mul.wide.s32 %rd30,%r1,16;
add.s64 %rd29,%rd4,%rd30;
st.global.cs.v4.u32 [%rd29],{%r78,%r77,%r76,%r75};
$0_7:
@%p3 bra $0_9;
mul.wide.s32 %rd32,%r1,16;
add.s64 %rd33,%rd4,%rd32;
add.s64 %rd31,%rd33,512;
st.global.cs.v4.u32 [%rd31],{%r82,%r81,%r80,%r79};
$0_9:
ret;
}
`;
