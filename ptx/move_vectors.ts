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
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<7>;
.reg .b32 %r<68>;
.reg .b64 %rd<62>;
ld.param.u64 %rd27,[p0];
ld.param.v2.u32 {%r29,%r30},[p1+40];
ld.param.u64 %rd32,[p2];
ld.param.v2.u32 {%r66,%r67},[p3+32];
ld.param.v2.u32 {%r33,%r34},[p3+40];
ld.param.u32 %r23,[p4];
ld.param.u32 %r24,[p5];
ld.param.u32 %r25,[p6];
ld.param.u32 %r26,[p7];
ld.param.u64 %rd61,[p3+8];
ld.param.u64 %rd33,[p3];
ld.param.u64 %rd59,[p1+8];
ld.param.u64 %rd28,[p1];
setp.eq.s32 %p1,%r30,0;
@%p1 bra $0_2;
cvta.to.global.u64 %rd37,%rd27;
mov.u32 %r35,%ctaid.z;
mul.wide.s32 %rd38,%r35,40;
add.s64 %rd39,%rd37,%rd38;
ld.global.u64 %rd59,[%rd39+8];
ld.global.u64 %rd58,[%rd39];
bra.uni $0_3;
$0_2:
mov.u32 %r38,%ctaid.z;
cvt.s64.s32 %rd40,%r38;
mul.lo.s64 %rd41,%rd28,%rd40;
add.s64 %rd58,%rd27,%rd41;
$0_3:
setp.eq.s32 %p2,%r34,0;
@%p2 bra $0_5;
cvta.to.global.u64 %rd42,%rd32;
mov.u32 %r39,%ctaid.z;
mul.wide.s32 %rd43,%r39,40;
add.s64 %rd44,%rd42,%rd43;
ld.global.v2.u32 {%r66,%r67},[%rd44+32];
ld.global.u64 %rd61,[%rd44+8];
ld.global.u64 %rd60,[%rd44];
bra.uni $0_6;
$0_5:
mov.u32 %r42,%ctaid.z;
cvt.s64.s32 %rd45,%r42;
mul.lo.s64 %rd46,%rd33,%rd45;
add.s64 %rd60,%rd32,%rd46;
$0_6:
mov.u32 %r43,%ctaid.x;
shl.b32 %r44,%r43,5;
mov.u32 %r45,%tid.x;
add.s32 %r46,%r44,%r45;
shl.b32 %r13,%r46,4;
mov.u32 %r47,%ctaid.y;
shl.b32 %r48,%r47,3;
mov.u32 %r49,%tid.y;
add.s32 %r14,%r48,%r49;
mul.lo.s32 %r50,%r66,%r25;
setp.ge.s32 %p3,%r13,%r50;
setp.ge.s32 %p4,%r14,%r67;
or.pred %p5,%p4,%p3;
@%p5 bra $0_10;
sub.s32 %r51,%r14,%r24;
cvt.s64.s32 %rd47,%r51;
mul.lo.s64 %rd48,%rd59,%rd47;
mul.lo.s32 %r52,%r25,%r23;
sub.s32 %r53,%r13,%r52;
cvt.s64.s32 %rd49,%r53;
add.s64 %rd50,%rd48,%rd49;
add.s64 %rd25,%rd58,%rd50;
cvt.s64.s32 %rd51,%r14;
mul.lo.s64 %rd52,%rd61,%rd51;
cvt.s64.s32 %rd53,%r13;
add.s64 %rd54,%rd52,%rd53;
add.s64 %rd26,%rd60,%rd54;
setp.eq.s32 %p6,%r26,0;
@%p6 bra $0_9;
ld.global.cs.v4.u32 {%r54,%r55,%r56,%r57},[%rd25];
st.global.cs.v4.u32 [%rd26],{%r54,%r55,%r56,%r57};
bra.uni $0_10;
$0_9:
ld.global.nc.v4.u32 {%r62,%r63,%r64,%r65},[%rd25];
st.v4.u32 [%rd26],{%r62,%r63,%r64,%r65};
$0_10:
ret;
}
`;
