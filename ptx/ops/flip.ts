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
.reg .b32 %r<68>;
.reg .b64 %d<74>;
ld.param.u64 %d33,[p0];
ld.param.v2.u32 {%r31,%r32},[p1+40];
ld.param.u64 %d38,[p2];
ld.param.v2.u32 {%r65,%r66},[p3+32];
ld.param.v2.u32 {%r35,%r36},[p3+40];
ld.param.u32 %r27,[p4];
ld.param.u32 %r28,[p5];
ld.param.u64 %d71,[p3+24];
ld.param.u64 %d70,[p3+16];
ld.param.u64 %d69,[p3+8];
ld.param.u64 %d39,[p3];
ld.param.u64 %d67,[p1+24];
ld.param.u64 %d66,[p1+16];
ld.param.u64 %d65,[p1+8];
ld.param.u64 %d34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r32,0;
@%p1 bra $2;
cvta.to.global.u64 %d43,%d33;
mul.wide.s32 %d44,%r1,40;
add.s64 %d45,%d43,%d44;
ld.global.u64 %d67,[%d45+24];
ld.global.u64 %d66,[%d45+16];
ld.global.u64 %d65,[%d45+8];
ld.global.u64 %d64,[%d45];
bra.uni $3;
$2:
cvt.s64.s32 %d46,%r1;
mul.lo.s64 %d47,%d34,%d46;
add.s64 %d64,%d33,%d47;
$3:
setp.eq.s32 %p2,%r36,0;
@%p2 bra $5;
cvta.to.global.u64 %d48,%d38;
mul.wide.s32 %d49,%r1,40;
add.s64 %d50,%d48,%d49;
ld.global.v2.u32 {%r65,%r66},[%d50+32];
ld.global.u64 %d71,[%d50+24];
ld.global.u64 %d70,[%d50+16];
ld.global.u64 %d69,[%d50+8];
ld.global.u64 %d68,[%d50];
bra.uni $6;
$5:
cvt.s64.s32 %d51,%r1;
mul.lo.s64 %d52,%d39,%d51;
add.s64 %d68,%d38,%d52;
$6:
mov.u32 %r42,%ctaid.x;
shl.b32 %r43,%r42,5;
mov.u32 %r44,%tid.x;
add.s32 %r45,%r43,%r44;
mov.u32 %r46,%ctaid.y;
shl.b32 %r47,%r46,3;
mov.u32 %r48,%tid.y;
add.s32 %r49,%r47,%r48;
setp.ge.s32 %p3,%r45,%r65;
setp.ge.s32 %p4,%r49,%r66;
or.pred %p5,%p4,%p3;
@%p5 bra $10;
setp.lt.s32 %p6,%r35,1;
@%p6 bra $10;
setp.eq.s32 %p7,%r28,0;
mov.u32 %r67,0;
not.b32 %r59,%r49;
add.s32 %r60,%r66,%r59;
selp.b32 %r61,%r49,%r60,%p7;
cvt.s64.s32 %d53,%r61;
cvt.s64.s32 %d54,%r49;
cvt.s64.s32 %d55,%r45;
mul.lo.s64 %d56,%d70,%d55;
mul.lo.s64 %d57,%d69,%d54;
add.s64 %d58,%d56,%d57;
add.s64 %d73,%d68,%d58;
not.b32 %r62,%r45;
add.s32 %r63,%r65,%r62;
setp.eq.s32 %p8,%r27,0;
selp.b32 %r64,%r45,%r63,%p8;
cvt.s64.s32 %d59,%r64;
mul.lo.s64 %d60,%d66,%d59;
mul.lo.s64 %d61,%d65,%d53;
add.s64 %d62,%d60,%d61;
add.s64 %d72,%d64,%d62;
$9:
.pragma "nounroll";
ld.global.nc.u16 %s1,[%d72];
st.u16 [%d73],%s1;
add.s64 %d73,%d73,%d71;
add.s64 %d72,%d72,%d67;
add.s32 %r67,%r67,1;
setp.lt.s32 %p9,%r67,%r35;
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
.reg .b32 %r<69>;
.reg .b64 %d<74>;
ld.param.u64 %d33,[p0];
ld.param.v2.u32 {%r31,%r32},[p1+40];
ld.param.u64 %d38,[p2];
ld.param.v2.u32 {%r66,%r67},[p3+32];
ld.param.v2.u32 {%r35,%r36},[p3+40];
ld.param.u32 %r27,[p4];
ld.param.u32 %r28,[p5];
ld.param.u64 %d71,[p3+24];
ld.param.u64 %d70,[p3+16];
ld.param.u64 %d69,[p3+8];
ld.param.u64 %d39,[p3];
ld.param.u64 %d67,[p1+24];
ld.param.u64 %d66,[p1+16];
ld.param.u64 %d65,[p1+8];
ld.param.u64 %d34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r32,0;
@%p1 bra $2;
cvta.to.global.u64 %d43,%d33;
mul.wide.s32 %d44,%r1,40;
add.s64 %d45,%d43,%d44;
ld.global.u64 %d67,[%d45+24];
ld.global.u64 %d66,[%d45+16];
ld.global.u64 %d65,[%d45+8];
ld.global.u64 %d64,[%d45];
bra.uni $3;
$2:
cvt.s64.s32 %d46,%r1;
mul.lo.s64 %d47,%d34,%d46;
add.s64 %d64,%d33,%d47;
$3:
setp.eq.s32 %p2,%r36,0;
@%p2 bra $5;
cvta.to.global.u64 %d48,%d38;
mul.wide.s32 %d49,%r1,40;
add.s64 %d50,%d48,%d49;
ld.global.v2.u32 {%r66,%r67},[%d50+32];
ld.global.u64 %d71,[%d50+24];
ld.global.u64 %d70,[%d50+16];
ld.global.u64 %d69,[%d50+8];
ld.global.u64 %d68,[%d50];
bra.uni $6;
$5:
cvt.s64.s32 %d51,%r1;
mul.lo.s64 %d52,%d39,%d51;
add.s64 %d68,%d38,%d52;
$6:
mov.u32 %r42,%ctaid.x;
shl.b32 %r43,%r42,5;
mov.u32 %r44,%tid.x;
add.s32 %r45,%r43,%r44;
mov.u32 %r46,%ctaid.y;
shl.b32 %r47,%r46,3;
mov.u32 %r48,%tid.y;
add.s32 %r49,%r47,%r48;
setp.ge.s32 %p3,%r45,%r66;
setp.ge.s32 %p4,%r49,%r67;
or.pred %p5,%p4,%p3;
@%p5 bra $10;
setp.lt.s32 %p6,%r35,1;
@%p6 bra $10;
setp.eq.s32 %p7,%r28,0;
mov.u32 %r68,0;
not.b32 %r59,%r49;
add.s32 %r60,%r67,%r59;
selp.b32 %r61,%r49,%r60,%p7;
cvt.s64.s32 %d53,%r61;
cvt.s64.s32 %d54,%r49;
cvt.s64.s32 %d55,%r45;
mul.lo.s64 %d56,%d70,%d55;
mul.lo.s64 %d57,%d69,%d54;
add.s64 %d58,%d56,%d57;
add.s64 %d73,%d68,%d58;
not.b32 %r62,%r45;
add.s32 %r63,%r66,%r62;
setp.eq.s32 %p8,%r27,0;
selp.b32 %r64,%r45,%r63,%p8;
cvt.s64.s32 %d59,%r64;
mul.lo.s64 %d60,%d66,%d59;
mul.lo.s64 %d61,%d65,%d53;
add.s64 %d62,%d60,%d61;
add.s64 %d72,%d64,%d62;
$9:
.pragma "nounroll";
ld.global.nc.u32 %r65,[%d72];
st.u32 [%d73],%r65;
add.s64 %d73,%d73,%d71;
add.s64 %d72,%d72,%d67;
add.s32 %r68,%r68,1;
setp.lt.s32 %p9,%r68,%r35;
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
.reg .b32 %r<69>;
.reg .b64 %d<74>;
ld.param.u64 %d33,[p0];
ld.param.v2.u32 {%r31,%r32},[p1+40];
ld.param.u64 %d38,[p2];
ld.param.v2.u32 {%r66,%r67},[p3+32];
ld.param.v2.u32 {%r35,%r36},[p3+40];
ld.param.u32 %r27,[p4];
ld.param.u32 %r28,[p5];
ld.param.u64 %d71,[p3+24];
ld.param.u64 %d70,[p3+16];
ld.param.u64 %d69,[p3+8];
ld.param.u64 %d39,[p3];
ld.param.u64 %d67,[p1+24];
ld.param.u64 %d66,[p1+16];
ld.param.u64 %d65,[p1+8];
ld.param.u64 %d34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r32,0;
@%p1 bra $2;
cvta.to.global.u64 %d43,%d33;
mul.wide.s32 %d44,%r1,40;
add.s64 %d45,%d43,%d44;
ld.global.u64 %d67,[%d45+24];
ld.global.u64 %d66,[%d45+16];
ld.global.u64 %d65,[%d45+8];
ld.global.u64 %d64,[%d45];
bra.uni $3;
$2:
cvt.s64.s32 %d46,%r1;
mul.lo.s64 %d47,%d34,%d46;
add.s64 %d64,%d33,%d47;
$3:
setp.eq.s32 %p2,%r36,0;
@%p2 bra $5;
cvta.to.global.u64 %d48,%d38;
mul.wide.s32 %d49,%r1,40;
add.s64 %d50,%d48,%d49;
ld.global.v2.u32 {%r66,%r67},[%d50+32];
ld.global.u64 %d71,[%d50+24];
ld.global.u64 %d70,[%d50+16];
ld.global.u64 %d69,[%d50+8];
ld.global.u64 %d68,[%d50];
bra.uni $6;
$5:
cvt.s64.s32 %d51,%r1;
mul.lo.s64 %d52,%d39,%d51;
add.s64 %d68,%d38,%d52;
$6:
mov.u32 %r42,%ctaid.x;
shl.b32 %r43,%r42,5;
mov.u32 %r44,%tid.x;
add.s32 %r45,%r43,%r44;
mov.u32 %r46,%ctaid.y;
shl.b32 %r47,%r46,3;
mov.u32 %r48,%tid.y;
add.s32 %r49,%r47,%r48;
setp.ge.s32 %p3,%r45,%r66;
setp.ge.s32 %p4,%r49,%r67;
or.pred %p5,%p4,%p3;
@%p5 bra $10;
setp.lt.s32 %p6,%r35,1;
@%p6 bra $10;
setp.eq.s32 %p7,%r28,0;
mov.u32 %r68,0;
not.b32 %r59,%r49;
add.s32 %r60,%r67,%r59;
selp.b32 %r61,%r49,%r60,%p7;
cvt.s64.s32 %d53,%r61;
cvt.s64.s32 %d54,%r49;
cvt.s64.s32 %d55,%r45;
mul.lo.s64 %d56,%d70,%d55;
mul.lo.s64 %d57,%d69,%d54;
add.s64 %d58,%d56,%d57;
add.s64 %d73,%d68,%d58;
not.b32 %r62,%r45;
add.s32 %r63,%r66,%r62;
setp.eq.s32 %p8,%r27,0;
selp.b32 %r64,%r45,%r63,%p8;
cvt.s64.s32 %d59,%r64;
mul.lo.s64 %d60,%d66,%d59;
mul.lo.s64 %d61,%d65,%d53;
add.s64 %d62,%d60,%d61;
add.s64 %d72,%d64,%d62;
$9:
.pragma "nounroll";
ld.global.nc.u8 %r65,[%d72];
st.u8 [%d73],%r65;
add.s64 %d73,%d73,%d71;
add.s64 %d72,%d72,%d67;
add.s32 %r68,%r68,1;
setp.lt.s32 %p9,%r68,%r35;
@%p9 bra $9;
$10:
ret;
}
`;
