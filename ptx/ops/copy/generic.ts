// Generated from kernels/ops/copy/generic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/copy/generic.cu`. */
export const COPY_GENERIC: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0(
.param .b32 p0,
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<10>;
.reg .b32 %r<20>;
ld.param.u32 %r6,[p0];
ld.param.u32 %r7,[p1];
ld.param.u32 %r8,[p2];
setp.eq.s32 %p1,%r8,0;
mov.u32 %r19,-1;
@%p1 bra $5;
setp.eq.s32 %p2,%r8,1;
setp.eq.s32 %p3,%r7,1;
or.pred %p4,%p3,%p2;
@%p4 bra $4;
bra.uni $2;
$4:
setp.lt.s32 %p9,%r6,0;
add.s32 %r18,%r7,-1;
selp.b32 %r19,0,%r18,%p9;
bra.uni $5;
$2:
setp.eq.s32 %p5,%r8,4;
shl.b32 %r10,%r7,1;
add.s32 %r11,%r10,-2;
setp.eq.s32 %p6,%r8,2;
selp.b32 %r12,%r10,%r11,%p6;
selp.b32 %r1,%r7,%r12,%p5;
rem.s32 %r13,%r6,%r1;
shr.s32 %r14,%r13,31;
and.b32 %r15,%r14,%r1;
add.s32 %r19,%r15,%r13;
setp.lt.s32 %p7,%r19,%r7;
@%p7 bra $5;
selp.b32 %r16,-1,0,%p6;
add.s32 %r17,%r1,%r16;
sub.s32 %r19,%r17,%r19;
$5:
st.param.b32 [func_retval0+0],%r19;
ret;
}
.visible .entry place_2(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b16 %s<6>;
.reg .b32 %r<78>;
.reg .b64 %d<78>;
ld.param.u64 %d33,[p0];
ld.param.v2.u32 {%r68,%r69},[p1+32];
ld.param.v2.u32 {%r51,%r52},[p1+40];
ld.param.u64 %d38,[p2];
ld.param.v2.u32 {%r70,%r71},[p3+32];
ld.param.v2.u32 {%r55,%r56},[p3+40];
ld.param.u32 %r72,[p4];
ld.param.u32 %r73,[p5];
ld.param.u64 %d43,[p6];
ld.param.u32 %r44,[p7];
ld.param.u32 %r45,[p8];
ld.param.u32 %r46,[p9];
ld.param.u32 %r47,[p10];
ld.param.u32 %r48,[p11];
ld.param.u64 %d75,[p3+24];
ld.param.u64 %d74,[p3+16];
ld.param.u64 %d73,[p3+8];
ld.param.u64 %d39,[p3];
ld.param.u64 %d71,[p1+24];
ld.param.u64 %d70,[p1+16];
ld.param.u64 %d69,[p1+8];
ld.param.u64 %d34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r52,0;
@%p1 bra $2;
cvta.to.global.u64 %d44,%d33;
mul.wide.s32 %d45,%r1,40;
add.s64 %d46,%d44,%d45;
ld.global.v2.u32 {%r68,%r69},[%d46+32];
ld.global.u64 %d71,[%d46+24];
ld.global.u64 %d70,[%d46+16];
ld.global.u64 %d69,[%d46+8];
ld.global.u64 %d68,[%d46];
bra.uni $3;
$2:
cvt.s64.s32 %d47,%r1;
mul.lo.s64 %d48,%d34,%d47;
add.s64 %d68,%d33,%d48;
$3:
setp.eq.s32 %p2,%r56,0;
@%p2 bra $5;
cvta.to.global.u64 %d49,%d38;
mul.wide.s32 %d50,%r1,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r70,%r71},[%d51+32];
ld.global.u64 %d75,[%d51+24];
ld.global.u64 %d74,[%d51+16];
ld.global.u64 %d73,[%d51+8];
ld.global.u64 %d72,[%d51];
bra.uni $6;
$5:
cvt.s64.s32 %d52,%r1;
mul.lo.s64 %d53,%d39,%d52;
add.s64 %d72,%d38,%d53;
$6:
mov.u32 %r61,%ctaid.x;
shl.b32 %r62,%r61,5;
mov.u32 %r63,%tid.x;
add.s32 %r14,%r62,%r63;
mov.u32 %r64,%ctaid.y;
shl.b32 %r65,%r64,3;
mov.u32 %r66,%tid.y;
add.s32 %r15,%r65,%r66;
setp.ge.s32 %p3,%r14,%r70;
setp.ge.s32 %p4,%r15,%r71;
or.pred %p5,%p4,%p3;
@%p5 bra $22;
setp.eq.s64 %p6,%d43,0;
@%p6 bra $9;
cvta.to.global.u64 %d54,%d43;
mul.wide.u32 %d55,%r1,8;
add.s64 %d56,%d54,%d55;
ld.global.u32 %r72,[%d56];
ld.global.u32 %r73,[%d56+4];
$9:
sub.s32 %r74,%r14,%r72;
setp.lt.u32 %p7,%r74,%r68;
@%p7 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r74;
.param .b32 q1;
st.param.b32 [q1+0],%r68;
.param .b32 q2;
st.param.b32 [q2+0],%r44;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r74,[retval0+0];
}
$11:
sub.s32 %r75,%r15,%r73;
setp.lt.u32 %p8,%r75,%r69;
@%p8 bra $13;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r75;
.param .b32 q1;
st.param.b32 [q1+0],%r69;
.param .b32 q2;
st.param.b32 [q2+0],%r44;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r75,[retval0+0];
}
$13:
setp.lt.s32 %p9,%r55,1;
@%p9 bra $22;
cvt.s64.s32 %d57,%r75;
cvt.s64.s32 %d58,%r14;
mul.lo.s64 %d59,%d74,%d58;
cvt.s64.s32 %d60,%r15;
mul.lo.s64 %d61,%d73,%d60;
add.s64 %d62,%d59,%d61;
add.s64 %d77,%d72,%d62;
cvt.s64.s32 %d63,%r74;
mul.lo.s64 %d64,%d70,%d63;
mul.lo.s64 %d65,%d69,%d57;
add.s64 %d66,%d64,%d65;
add.s64 %d76,%d68,%d66;
or.b32 %r29,%r75,%r74;
mov.u32 %r76,0;
$15:
.pragma "nounroll";
setp.gt.s32 %p10,%r29,-1;
@%p10 bra $20;
bra.uni $16;
$20:
ld.global.nc.u16 %s5,[%d76];
bra.uni $21;
$16:
setp.eq.s32 %p11,%r76,0;
mov.u32 %r77,%r45;
@%p11 bra $19;
setp.ne.s32 %p12,%r76,1;
mov.u32 %r77,%r46;
@%p12 bra $18;
bra.uni $19;
$18:
setp.eq.s32 %p13,%r76,2;
selp.b32 %r77,%r47,%r48,%p13;
$19:
cvt.u16.u32 %s5,%r77;
$21:
st.u16 [%d77],%s5;
add.s64 %d77,%d77,%d75;
add.s64 %d76,%d76,%d71;
add.s32 %r76,%r76,1;
setp.lt.s32 %p14,%r76,%r55;
@%p14 bra $15;
$22:
ret;
}
.visible .entry place_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b32 %r<80>;
.reg .b64 %d<78>;
ld.param.u64 %d33,[p0];
ld.param.v2.u32 {%r70,%r71},[p1+32];
ld.param.v2.u32 {%r52,%r53},[p1+40];
ld.param.u64 %d38,[p2];
ld.param.v2.u32 {%r72,%r73},[p3+32];
ld.param.v2.u32 {%r56,%r57},[p3+40];
ld.param.u32 %r74,[p4];
ld.param.u32 %r75,[p5];
ld.param.u64 %d43,[p6];
ld.param.u32 %r45,[p7];
ld.param.u32 %r46,[p8];
ld.param.u32 %r47,[p9];
ld.param.u32 %r48,[p10];
ld.param.u32 %r49,[p11];
ld.param.u64 %d75,[p3+24];
ld.param.u64 %d74,[p3+16];
ld.param.u64 %d73,[p3+8];
ld.param.u64 %d39,[p3];
ld.param.u64 %d71,[p1+24];
ld.param.u64 %d70,[p1+16];
ld.param.u64 %d69,[p1+8];
ld.param.u64 %d34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r53,0;
@%p1 bra $2;
cvta.to.global.u64 %d44,%d33;
mul.wide.s32 %d45,%r1,40;
add.s64 %d46,%d44,%d45;
ld.global.v2.u32 {%r70,%r71},[%d46+32];
ld.global.u64 %d71,[%d46+24];
ld.global.u64 %d70,[%d46+16];
ld.global.u64 %d69,[%d46+8];
ld.global.u64 %d68,[%d46];
bra.uni $3;
$2:
cvt.s64.s32 %d47,%r1;
mul.lo.s64 %d48,%d34,%d47;
add.s64 %d68,%d33,%d48;
$3:
setp.eq.s32 %p2,%r57,0;
@%p2 bra $5;
cvta.to.global.u64 %d49,%d38;
mul.wide.s32 %d50,%r1,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r72,%r73},[%d51+32];
ld.global.u64 %d75,[%d51+24];
ld.global.u64 %d74,[%d51+16];
ld.global.u64 %d73,[%d51+8];
ld.global.u64 %d72,[%d51];
bra.uni $6;
$5:
cvt.s64.s32 %d52,%r1;
mul.lo.s64 %d53,%d39,%d52;
add.s64 %d72,%d38,%d53;
$6:
mov.u32 %r62,%ctaid.x;
shl.b32 %r63,%r62,5;
mov.u32 %r64,%tid.x;
add.s32 %r14,%r63,%r64;
mov.u32 %r65,%ctaid.y;
shl.b32 %r66,%r65,3;
mov.u32 %r67,%tid.y;
add.s32 %r15,%r66,%r67;
setp.ge.s32 %p3,%r14,%r72;
setp.ge.s32 %p4,%r15,%r73;
or.pred %p5,%p4,%p3;
@%p5 bra $21;
setp.eq.s64 %p6,%d43,0;
@%p6 bra $9;
cvta.to.global.u64 %d54,%d43;
mul.wide.u32 %d55,%r1,8;
add.s64 %d56,%d54,%d55;
ld.global.u32 %r74,[%d56];
ld.global.u32 %r75,[%d56+4];
$9:
sub.s32 %r76,%r14,%r74;
setp.lt.u32 %p7,%r76,%r70;
@%p7 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r76;
.param .b32 q1;
st.param.b32 [q1+0],%r70;
.param .b32 q2;
st.param.b32 [q2+0],%r45;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r76,[retval0+0];
}
$11:
sub.s32 %r77,%r15,%r75;
setp.lt.u32 %p8,%r77,%r71;
@%p8 bra $13;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r77;
.param .b32 q1;
st.param.b32 [q1+0],%r71;
.param .b32 q2;
st.param.b32 [q2+0],%r45;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r77,[retval0+0];
}
$13:
setp.lt.s32 %p9,%r56,1;
@%p9 bra $21;
cvt.s64.s32 %d57,%r77;
cvt.s64.s32 %d58,%r14;
mul.lo.s64 %d59,%d74,%d58;
cvt.s64.s32 %d60,%r15;
mul.lo.s64 %d61,%d73,%d60;
add.s64 %d62,%d59,%d61;
add.s64 %d77,%d72,%d62;
cvt.s64.s32 %d63,%r76;
mul.lo.s64 %d64,%d70,%d63;
mul.lo.s64 %d65,%d69,%d57;
add.s64 %d66,%d64,%d65;
add.s64 %d76,%d68,%d66;
or.b32 %r29,%r77,%r76;
mov.u32 %r78,0;
bra.uni $15;
$16:
setp.eq.s32 %p11,%r78,0;
mov.u32 %r79,%r46;
@%p11 bra $20;
setp.ne.s32 %p12,%r78,1;
mov.u32 %r79,%r47;
@%p12 bra $18;
bra.uni $20;
$18:
setp.eq.s32 %p13,%r78,2;
selp.b32 %r79,%r48,%r49,%p13;
bra.uni $20;
$15:
.pragma "nounroll";
setp.gt.s32 %p10,%r29,-1;
@%p10 bra $19;
bra.uni $16;
$19:
ld.global.nc.u32 %r79,[%d76];
$20:
st.u32 [%d77],%r79;
add.s64 %d77,%d77,%d75;
add.s64 %d76,%d76,%d71;
add.s32 %r78,%r78,1;
setp.lt.s32 %p14,%r78,%r56;
@%p14 bra $15;
$21:
ret;
}
.visible .entry place_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .u32 p10,
.param .u32 p11
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b32 %r<80>;
.reg .b64 %d<78>;
ld.param.u64 %d33,[p0];
ld.param.v2.u32 {%r70,%r71},[p1+32];
ld.param.v2.u32 {%r52,%r53},[p1+40];
ld.param.u64 %d38,[p2];
ld.param.v2.u32 {%r72,%r73},[p3+32];
ld.param.v2.u32 {%r56,%r57},[p3+40];
ld.param.u32 %r74,[p4];
ld.param.u32 %r75,[p5];
ld.param.u64 %d43,[p6];
ld.param.u32 %r45,[p7];
ld.param.u32 %r46,[p8];
ld.param.u32 %r47,[p9];
ld.param.u32 %r48,[p10];
ld.param.u32 %r49,[p11];
ld.param.u64 %d75,[p3+24];
ld.param.u64 %d74,[p3+16];
ld.param.u64 %d73,[p3+8];
ld.param.u64 %d39,[p3];
ld.param.u64 %d71,[p1+24];
ld.param.u64 %d70,[p1+16];
ld.param.u64 %d69,[p1+8];
ld.param.u64 %d34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r53,0;
@%p1 bra $2;
cvta.to.global.u64 %d44,%d33;
mul.wide.s32 %d45,%r1,40;
add.s64 %d46,%d44,%d45;
ld.global.v2.u32 {%r70,%r71},[%d46+32];
ld.global.u64 %d71,[%d46+24];
ld.global.u64 %d70,[%d46+16];
ld.global.u64 %d69,[%d46+8];
ld.global.u64 %d68,[%d46];
bra.uni $3;
$2:
cvt.s64.s32 %d47,%r1;
mul.lo.s64 %d48,%d34,%d47;
add.s64 %d68,%d33,%d48;
$3:
setp.eq.s32 %p2,%r57,0;
@%p2 bra $5;
cvta.to.global.u64 %d49,%d38;
mul.wide.s32 %d50,%r1,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r72,%r73},[%d51+32];
ld.global.u64 %d75,[%d51+24];
ld.global.u64 %d74,[%d51+16];
ld.global.u64 %d73,[%d51+8];
ld.global.u64 %d72,[%d51];
bra.uni $6;
$5:
cvt.s64.s32 %d52,%r1;
mul.lo.s64 %d53,%d39,%d52;
add.s64 %d72,%d38,%d53;
$6:
mov.u32 %r62,%ctaid.x;
shl.b32 %r63,%r62,5;
mov.u32 %r64,%tid.x;
add.s32 %r14,%r63,%r64;
mov.u32 %r65,%ctaid.y;
shl.b32 %r66,%r65,3;
mov.u32 %r67,%tid.y;
add.s32 %r15,%r66,%r67;
setp.ge.s32 %p3,%r14,%r72;
setp.ge.s32 %p4,%r15,%r73;
or.pred %p5,%p4,%p3;
@%p5 bra $21;
setp.eq.s64 %p6,%d43,0;
@%p6 bra $9;
cvta.to.global.u64 %d54,%d43;
mul.wide.u32 %d55,%r1,8;
add.s64 %d56,%d54,%d55;
ld.global.u32 %r74,[%d56];
ld.global.u32 %r75,[%d56+4];
$9:
sub.s32 %r76,%r14,%r74;
setp.lt.u32 %p7,%r76,%r70;
@%p7 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r76;
.param .b32 q1;
st.param.b32 [q1+0],%r70;
.param .b32 q2;
st.param.b32 [q2+0],%r45;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r76,[retval0+0];
}
$11:
sub.s32 %r77,%r15,%r75;
setp.lt.u32 %p8,%r77,%r71;
@%p8 bra $13;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r77;
.param .b32 q1;
st.param.b32 [q1+0],%r71;
.param .b32 q2;
st.param.b32 [q2+0],%r45;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r77,[retval0+0];
}
$13:
setp.lt.s32 %p9,%r56,1;
@%p9 bra $21;
cvt.s64.s32 %d57,%r77;
cvt.s64.s32 %d58,%r14;
mul.lo.s64 %d59,%d74,%d58;
cvt.s64.s32 %d60,%r15;
mul.lo.s64 %d61,%d73,%d60;
add.s64 %d62,%d59,%d61;
add.s64 %d77,%d72,%d62;
cvt.s64.s32 %d63,%r76;
mul.lo.s64 %d64,%d70,%d63;
mul.lo.s64 %d65,%d69,%d57;
add.s64 %d66,%d64,%d65;
add.s64 %d76,%d68,%d66;
or.b32 %r29,%r77,%r76;
mov.u32 %r78,0;
bra.uni $15;
$16:
setp.eq.s32 %p11,%r78,0;
mov.u32 %r79,%r46;
@%p11 bra $20;
setp.ne.s32 %p12,%r78,1;
mov.u32 %r79,%r47;
@%p12 bra $18;
bra.uni $20;
$18:
setp.eq.s32 %p13,%r78,2;
selp.b32 %r79,%r48,%r49,%p13;
bra.uni $20;
$15:
.pragma "nounroll";
setp.gt.s32 %p10,%r29,-1;
@%p10 bra $19;
bra.uni $16;
$19:
ld.global.nc.u8 %r79,[%d76];
$20:
st.u8 [%d77],%r79;
add.s64 %d77,%d77,%d75;
add.s64 %d76,%d76,%d71;
add.s32 %r78,%r78,1;
setp.lt.s32 %p14,%r78,%r56;
@%p14 bra $15;
$21:
ret;
}
.visible .entry reorder_2(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<22>;
.reg .b16 %s<15>;
.reg .b32 %r<51>;
.reg .b64 %d<90>;
ld.param.u64 %d33,[p0];
ld.param.v2.u32 {%r33,%r34},[p1+40];
ld.param.u64 %d38,[p2];
ld.param.v2.u32 {%r49,%r50},[p3+32];
ld.param.v2.u32 {%r37,%r38},[p3+40];
ld.param.u32 %r26,[p4];
ld.param.u32 %r27,[p5];
ld.param.u32 %r28,[p6];
ld.param.u32 %r29,[p7];
ld.param.u32 %r30,[p8];
ld.param.u64 %d89,[p3+24];
ld.param.u64 %d88,[p3+16];
ld.param.u64 %d87,[p3+8];
ld.param.u64 %d39,[p3];
ld.param.u64 %d85,[p1+24];
ld.param.u64 %d84,[p1+16];
ld.param.u64 %d83,[p1+8];
ld.param.u64 %d34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r34,0;
@%p1 bra $2;
cvta.to.global.u64 %d43,%d33;
mul.wide.s32 %d44,%r1,40;
add.s64 %d45,%d43,%d44;
ld.global.u64 %d85,[%d45+24];
ld.global.u64 %d84,[%d45+16];
ld.global.u64 %d83,[%d45+8];
ld.global.u64 %d82,[%d45];
bra.uni $3;
$2:
cvt.s64.s32 %d46,%r1;
mul.lo.s64 %d47,%d34,%d46;
add.s64 %d82,%d33,%d47;
$3:
setp.eq.s32 %p2,%r38,0;
@%p2 bra $5;
cvta.to.global.u64 %d48,%d38;
mul.wide.s32 %d49,%r1,40;
add.s64 %d50,%d48,%d49;
ld.global.v2.u32 {%r49,%r50},[%d50+32];
ld.global.u64 %d89,[%d50+24];
ld.global.u64 %d88,[%d50+16];
ld.global.u64 %d87,[%d50+8];
ld.global.u64 %d86,[%d50];
bra.uni $6;
$5:
cvt.s64.s32 %d51,%r1;
mul.lo.s64 %d52,%d39,%d51;
add.s64 %d86,%d38,%d52;
$6:
mov.u32 %r43,%ctaid.x;
shl.b32 %r44,%r43,5;
mov.u32 %r45,%tid.x;
add.s32 %r14,%r44,%r45;
mov.u32 %r46,%ctaid.y;
shl.b32 %r47,%r46,3;
mov.u32 %r48,%tid.y;
add.s32 %r15,%r47,%r48;
setp.ge.s32 %p3,%r14,%r49;
setp.ge.s32 %p4,%r15,%r50;
or.pred %p5,%p4,%p3;
@%p5 bra $23;
cvt.u16.u32 %s14,%r30;
cvt.s64.s32 %d27,%r15;
mul.lo.s64 %d53,%d83,%d27;
cvt.s64.s32 %d28,%r14;
mul.lo.s64 %d54,%d84,%d28;
add.s64 %d29,%d53,%d54;
setp.le.s32 %p6,%r33,%r26;
setp.lt.s32 %p7,%r37,1;
or.pred %p8,%p7,%p6;
mov.u16 %s11,%s14;
@%p8 bra $9;
cvt.s64.s32 %d55,%r26;
mul.lo.s64 %d56,%d85,%d55;
add.s64 %d57,%d29,%d56;
add.s64 %d58,%d82,%d57;
ld.u16 %s11,[%d58];
$9:
setp.le.s32 %p9,%r33,%r27;
setp.lt.s32 %p10,%r37,2;
or.pred %p11,%p10,%p9;
mov.u16 %s12,%s14;
@%p11 bra $11;
cvt.s64.s32 %d59,%r27;
mul.lo.s64 %d60,%d85,%d59;
add.s64 %d61,%d29,%d60;
add.s64 %d62,%d82,%d61;
ld.u16 %s12,[%d62];
$11:
setp.le.s32 %p12,%r33,%r28;
setp.lt.s32 %p13,%r37,3;
or.pred %p14,%p13,%p12;
mov.u16 %s13,%s14;
@%p14 bra $13;
cvt.s64.s32 %d63,%r28;
mul.lo.s64 %d64,%d85,%d63;
add.s64 %d65,%d29,%d64;
add.s64 %d66,%d82,%d65;
ld.u16 %s13,[%d66];
$13:
setp.le.s32 %p15,%r33,%r29;
setp.lt.s32 %p16,%r37,4;
or.pred %p17,%p16,%p15;
@%p17 bra $15;
cvt.s64.s32 %d67,%r29;
mul.lo.s64 %d68,%d85,%d67;
add.s64 %d69,%d29,%d68;
add.s64 %d70,%d82,%d69;
ld.u16 %s14,[%d70];
$15:
mul.lo.s64 %d71,%d88,%d28;
mul.lo.s64 %d72,%d87,%d27;
add.s64 %d31,%d72,%d71;
@%p7 bra $17;
add.s64 %d73,%d86,%d31;
st.u16 [%d73],%s11;
$17:
@%p10 bra $19;
add.s64 %d74,%d31,%d89;
add.s64 %d75,%d86,%d74;
st.u16 [%d75],%s12;
$19:
@%p13 bra $21;
shl.b64 %d76,%d89,1;
add.s64 %d77,%d31,%d76;
add.s64 %d78,%d86,%d77;
st.u16 [%d78],%s13;
$21:
@%p16 bra $23;
mul.lo.s64 %d79,%d89,3;
add.s64 %d80,%d31,%d79;
add.s64 %d81,%d86,%d80;
st.u16 [%d81],%s14;
$23:
ret;
}
.visible .entry reorder_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<22>;
.reg .b32 %r<63>;
.reg .b64 %d<90>;
ld.param.u64 %d33,[p0];
ld.param.v2.u32 {%r41,%r42},[p1+40];
ld.param.u64 %d38,[p2];
ld.param.v2.u32 {%r57,%r58},[p3+32];
ld.param.v2.u32 {%r45,%r46},[p3+40];
ld.param.u32 %r34,[p4];
ld.param.u32 %r35,[p5];
ld.param.u32 %r36,[p6];
ld.param.u32 %r37,[p7];
ld.param.u32 %r62,[p8];
ld.param.u64 %d89,[p3+24];
ld.param.u64 %d88,[p3+16];
ld.param.u64 %d87,[p3+8];
ld.param.u64 %d39,[p3];
ld.param.u64 %d85,[p1+24];
ld.param.u64 %d84,[p1+16];
ld.param.u64 %d83,[p1+8];
ld.param.u64 %d34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r42,0;
@%p1 bra $2;
cvta.to.global.u64 %d43,%d33;
mul.wide.s32 %d44,%r1,40;
add.s64 %d45,%d43,%d44;
ld.global.u64 %d85,[%d45+24];
ld.global.u64 %d84,[%d45+16];
ld.global.u64 %d83,[%d45+8];
ld.global.u64 %d82,[%d45];
bra.uni $3;
$2:
cvt.s64.s32 %d46,%r1;
mul.lo.s64 %d47,%d34,%d46;
add.s64 %d82,%d33,%d47;
$3:
setp.eq.s32 %p2,%r46,0;
@%p2 bra $5;
cvta.to.global.u64 %d48,%d38;
mul.wide.s32 %d49,%r1,40;
add.s64 %d50,%d48,%d49;
ld.global.v2.u32 {%r57,%r58},[%d50+32];
ld.global.u64 %d89,[%d50+24];
ld.global.u64 %d88,[%d50+16];
ld.global.u64 %d87,[%d50+8];
ld.global.u64 %d86,[%d50];
bra.uni $6;
$5:
cvt.s64.s32 %d51,%r1;
mul.lo.s64 %d52,%d39,%d51;
add.s64 %d86,%d38,%d52;
$6:
mov.u32 %r51,%ctaid.x;
shl.b32 %r52,%r51,5;
mov.u32 %r53,%tid.x;
add.s32 %r14,%r52,%r53;
mov.u32 %r54,%ctaid.y;
shl.b32 %r55,%r54,3;
mov.u32 %r56,%tid.y;
add.s32 %r15,%r55,%r56;
setp.ge.s32 %p3,%r14,%r57;
setp.ge.s32 %p4,%r15,%r58;
or.pred %p5,%p4,%p3;
@%p5 bra $23;
cvt.s64.s32 %d27,%r15;
mul.lo.s64 %d53,%d83,%d27;
cvt.s64.s32 %d28,%r14;
mul.lo.s64 %d54,%d84,%d28;
add.s64 %d29,%d53,%d54;
setp.le.s32 %p6,%r41,%r34;
setp.lt.s32 %p7,%r45,1;
or.pred %p8,%p7,%p6;
mov.u32 %r59,%r62;
@%p8 bra $9;
cvt.s64.s32 %d55,%r34;
mul.lo.s64 %d56,%d85,%d55;
add.s64 %d57,%d29,%d56;
add.s64 %d58,%d82,%d57;
ld.u32 %r59,[%d58];
$9:
setp.le.s32 %p9,%r41,%r35;
setp.lt.s32 %p10,%r45,2;
or.pred %p11,%p10,%p9;
mov.u32 %r60,%r62;
@%p11 bra $11;
cvt.s64.s32 %d59,%r35;
mul.lo.s64 %d60,%d85,%d59;
add.s64 %d61,%d29,%d60;
add.s64 %d62,%d82,%d61;
ld.u32 %r60,[%d62];
$11:
setp.le.s32 %p12,%r41,%r36;
setp.lt.s32 %p13,%r45,3;
or.pred %p14,%p13,%p12;
mov.u32 %r61,%r62;
@%p14 bra $13;
cvt.s64.s32 %d63,%r36;
mul.lo.s64 %d64,%d85,%d63;
add.s64 %d65,%d29,%d64;
add.s64 %d66,%d82,%d65;
ld.u32 %r61,[%d66];
$13:
setp.le.s32 %p15,%r41,%r37;
setp.lt.s32 %p16,%r45,4;
or.pred %p17,%p16,%p15;
@%p17 bra $15;
cvt.s64.s32 %d67,%r37;
mul.lo.s64 %d68,%d85,%d67;
add.s64 %d69,%d29,%d68;
add.s64 %d70,%d82,%d69;
ld.u32 %r62,[%d70];
$15:
mul.lo.s64 %d71,%d88,%d28;
mul.lo.s64 %d72,%d87,%d27;
add.s64 %d31,%d72,%d71;
@%p7 bra $17;
add.s64 %d73,%d86,%d31;
st.u32 [%d73],%r59;
$17:
@%p10 bra $19;
add.s64 %d74,%d31,%d89;
add.s64 %d75,%d86,%d74;
st.u32 [%d75],%r60;
$19:
@%p13 bra $21;
shl.b64 %d76,%d89,1;
add.s64 %d77,%d31,%d76;
add.s64 %d78,%d86,%d77;
st.u32 [%d78],%r61;
$21:
@%p16 bra $23;
mul.lo.s64 %d79,%d89,3;
add.s64 %d80,%d31,%d79;
add.s64 %d81,%d86,%d80;
st.u32 [%d81],%r62;
$23:
ret;
}
.visible .entry reorder_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<22>;
.reg .b16 %s<15>;
.reg .b32 %r<51>;
.reg .b64 %d<90>;
ld.param.u64 %d33,[p0];
ld.param.v2.u32 {%r33,%r34},[p1+40];
ld.param.u64 %d38,[p2];
ld.param.v2.u32 {%r49,%r50},[p3+32];
ld.param.v2.u32 {%r37,%r38},[p3+40];
ld.param.u32 %r26,[p4];
ld.param.u32 %r27,[p5];
ld.param.u32 %r28,[p6];
ld.param.u32 %r29,[p7];
ld.param.u32 %r30,[p8];
ld.param.u64 %d89,[p3+24];
ld.param.u64 %d88,[p3+16];
ld.param.u64 %d87,[p3+8];
ld.param.u64 %d39,[p3];
ld.param.u64 %d85,[p1+24];
ld.param.u64 %d84,[p1+16];
ld.param.u64 %d83,[p1+8];
ld.param.u64 %d34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r34,0;
@%p1 bra $2;
cvta.to.global.u64 %d43,%d33;
mul.wide.s32 %d44,%r1,40;
add.s64 %d45,%d43,%d44;
ld.global.u64 %d85,[%d45+24];
ld.global.u64 %d84,[%d45+16];
ld.global.u64 %d83,[%d45+8];
ld.global.u64 %d82,[%d45];
bra.uni $3;
$2:
cvt.s64.s32 %d46,%r1;
mul.lo.s64 %d47,%d34,%d46;
add.s64 %d82,%d33,%d47;
$3:
setp.eq.s32 %p2,%r38,0;
@%p2 bra $5;
cvta.to.global.u64 %d48,%d38;
mul.wide.s32 %d49,%r1,40;
add.s64 %d50,%d48,%d49;
ld.global.v2.u32 {%r49,%r50},[%d50+32];
ld.global.u64 %d89,[%d50+24];
ld.global.u64 %d88,[%d50+16];
ld.global.u64 %d87,[%d50+8];
ld.global.u64 %d86,[%d50];
bra.uni $6;
$5:
cvt.s64.s32 %d51,%r1;
mul.lo.s64 %d52,%d39,%d51;
add.s64 %d86,%d38,%d52;
$6:
mov.u32 %r43,%ctaid.x;
shl.b32 %r44,%r43,5;
mov.u32 %r45,%tid.x;
add.s32 %r14,%r44,%r45;
mov.u32 %r46,%ctaid.y;
shl.b32 %r47,%r46,3;
mov.u32 %r48,%tid.y;
add.s32 %r15,%r47,%r48;
setp.ge.s32 %p3,%r14,%r49;
setp.ge.s32 %p4,%r15,%r50;
or.pred %p5,%p4,%p3;
@%p5 bra $23;
cvt.u16.u32 %s14,%r30;
cvt.s64.s32 %d27,%r15;
mul.lo.s64 %d53,%d83,%d27;
cvt.s64.s32 %d28,%r14;
mul.lo.s64 %d54,%d84,%d28;
add.s64 %d29,%d53,%d54;
setp.le.s32 %p6,%r33,%r26;
setp.lt.s32 %p7,%r37,1;
or.pred %p8,%p7,%p6;
mov.u16 %s11,%s14;
@%p8 bra $9;
cvt.s64.s32 %d55,%r26;
mul.lo.s64 %d56,%d85,%d55;
add.s64 %d57,%d29,%d56;
add.s64 %d58,%d82,%d57;
ld.u8 %s11,[%d58];
$9:
setp.le.s32 %p9,%r33,%r27;
setp.lt.s32 %p10,%r37,2;
or.pred %p11,%p10,%p9;
mov.u16 %s12,%s14;
@%p11 bra $11;
cvt.s64.s32 %d59,%r27;
mul.lo.s64 %d60,%d85,%d59;
add.s64 %d61,%d29,%d60;
add.s64 %d62,%d82,%d61;
ld.u8 %s12,[%d62];
$11:
setp.le.s32 %p12,%r33,%r28;
setp.lt.s32 %p13,%r37,3;
or.pred %p14,%p13,%p12;
mov.u16 %s13,%s14;
@%p14 bra $13;
cvt.s64.s32 %d63,%r28;
mul.lo.s64 %d64,%d85,%d63;
add.s64 %d65,%d29,%d64;
add.s64 %d66,%d82,%d65;
ld.u8 %s13,[%d66];
$13:
setp.le.s32 %p15,%r33,%r29;
setp.lt.s32 %p16,%r37,4;
or.pred %p17,%p16,%p15;
@%p17 bra $15;
cvt.s64.s32 %d67,%r29;
mul.lo.s64 %d68,%d85,%d67;
add.s64 %d69,%d29,%d68;
add.s64 %d70,%d82,%d69;
ld.u8 %s14,[%d70];
$15:
mul.lo.s64 %d71,%d88,%d28;
mul.lo.s64 %d72,%d87,%d27;
add.s64 %d31,%d72,%d71;
@%p7 bra $17;
add.s64 %d73,%d86,%d31;
st.u8 [%d73],%s11;
$17:
@%p10 bra $19;
add.s64 %d74,%d31,%d89;
add.s64 %d75,%d86,%d74;
st.u8 [%d75],%s12;
$19:
@%p13 bra $21;
shl.b64 %d76,%d89,1;
add.s64 %d77,%d31,%d76;
add.s64 %d78,%d86,%d77;
st.u8 [%d78],%s13;
$21:
@%p16 bra $23;
mul.lo.s64 %d79,%d89,3;
add.s64 %d80,%d31,%d79;
add.s64 %d81,%d86,%d80;
st.u8 [%d81],%s14;
$23:
ret;
}
.visible .entry reorder_vec4_1_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
{
.reg .pred %p<35>;
.reg .b16 %s<2>;
.reg .b32 %r<256>;
.reg .b64 %d<91>;
.shared .align 16 .b8 z1[12288];
ld.param.u64 %d30,[p0];
ld.param.u64 %d35,[p2];
ld.param.v2.u32 {%r67,%r68},[p3+32];
ld.param.u32 %r58,[p4];
ld.param.u32 %r59,[p5];
ld.param.u32 %r60,[p6];
ld.param.u32 %r61,[p7];
ld.param.u32 %r62,[p9];
ld.param.u64 %d37,[p3+8];
ld.param.u64 %d36,[p3];
ld.param.u64 %d32,[p1+8];
ld.param.u64 %d31,[p1];
mov.u32 %r71,%ctaid.y;
shl.b32 %r72,%r71,3;
mov.u32 %r73,%tid.y;
add.s32 %r74,%r72,%r73;
setp.ge.s32 %p1,%r74,%r68;
@%p1 bra $34;
mov.u32 %r76,%ctaid.x;
shl.b32 %r77,%r76,7;
mov.u32 %r78,%tid.x;
shl.b32 %r79,%r78,2;
add.s32 %r2,%r77,%r79;
setp.ge.s32 %p2,%r2,%r67;
@%p2 bra $7;
cvta.to.global.u64 %d40,%d30;
setp.eq.s32 %p3,%r58,0;
setp.eq.s32 %p4,%r58,4;
selp.b32 %r80,4,2,%p4;
selp.b32 %r81,1,%r80,%p3;
cvt.u32.u64 %r86,%d32;
mul.lo.s32 %r87,%r74,%r86;
mad.lo.s32 %r88,%r81,%r2,%r87;
cvt.u64.u32 %d41,%r88;
mov.u32 %r89,%ctaid.z;
cvt.u64.u32 %d42,%r89;
mul.lo.s64 %d43,%d31,%d42;
add.s64 %d44,%d43,%d41;
add.s64 %d1,%d40,%d44;
@%p3 bra $5;
setp.ne.s32 %p5,%r58,4;
@%p5 bra $6;
ld.global.v4.u32 {%r241,%r242,%r243,%r244},[%d1];
bra.uni $7;
$5:
ld.global.u32 %r241,[%d1];
bra.uni $7;
$6:
ld.global.v2.u32 {%r241,%r242},[%d1];
$7:
setp.eq.s32 %p6,%r58,4;
@%p6 bra $11;
setp.ne.s32 %p7,%r58,0;
@%p7 bra $10;
and.b32 %r14,%r241,255;
shr.u32 %r98,%r241,8;
and.b32 %r242,%r98,255;
shr.u32 %r99,%r241,16;
and.b32 %r243,%r99,255;
shr.u32 %r244,%r241,24;
mov.u32 %r241,%r14;
bra.uni $11;
$10:
and.b32 %r18,%r241,65535;
shr.u32 %r19,%r241,16;
and.b32 %r243,%r242,65535;
shr.u32 %r244,%r242,16;
mov.u32 %r241,%r18;
mov.u32 %r242,%r19;
$11:
setp.eq.s32 %p8,%r60,0;
selp.b32 %r26,%r244,%r62,%p8;
selp.b32 %r101,4,2,%p6;
setp.eq.s32 %p10,%r58,0;
selp.b32 %r102,1,%r101,%p10;
mul.lo.s32 %r103,%r78,%r102;
mul.lo.s32 %r104,%r103,12;
cvt.u64.u32 %d45,%r104;
mul.wide.u32 %d46,%r73,1536;
mov.u64 %d47,z1;
add.s64 %d48,%d47,%d46;
add.s64 %d2,%d48,%d45;
@%p6 bra $14;
setp.ne.s32 %p11,%r58,0;
@%p11 bra $15;
selp.b32 %r106,%r241,%r62,%p8;
shl.b32 %r107,%r106,16;
setp.eq.s32 %p13,%r59,0;
selp.b32 %r108,%r241,%r62,%p13;
or.b32 %r109,%r107,%r108;
selp.b32 %r110,%r242,%r62,%p13;
shl.b32 %r111,%r110,16;
setp.eq.s32 %p14,%r61,0;
selp.b32 %r112,%r241,%r62,%p14;
or.b32 %r113,%r111,%r112;
mov.u32 %r114,25632;
prmt.b32 %r115,%r109,%r113,%r114;
st.shared.u32 [%d2],%r115;
selp.b32 %r116,%r242,%r62,%p14;
shl.b32 %r117,%r116,16;
selp.b32 %r118,%r242,%r62,%p8;
or.b32 %r119,%r117,%r118;
selp.b32 %r120,%r243,%r62,%p8;
shl.b32 %r121,%r120,16;
selp.b32 %r122,%r243,%r62,%p13;
or.b32 %r123,%r121,%r122;
prmt.b32 %r124,%r119,%r123,%r114;
st.shared.u32 [%d2+4],%r124;
selp.b32 %r125,%r244,%r62,%p13;
shl.b32 %r126,%r125,16;
selp.b32 %r127,%r243,%r62,%p14;
or.b32 %r128,%r126,%r127;
selp.b32 %r129,%r244,%r62,%p14;
shl.b32 %r130,%r129,16;
or.b32 %r131,%r130,%r26;
prmt.b32 %r132,%r128,%r131,%r114;
st.shared.u32 [%d2+8],%r132;
bra.uni $16;
$14:
setp.eq.s32 %p15,%r59,0;
setp.eq.s32 %p17,%r61,0;
selp.b32 %r133,%r242,%r62,%p15;
selp.b32 %r134,%r241,%r62,%p17;
selp.b32 %r135,%r241,%r62,%p8;
selp.b32 %r136,%r241,%r62,%p15;
st.shared.v4.u32 [%d2],{%r136,%r135,%r134,%r133};
selp.b32 %r137,%r243,%r62,%p8;
selp.b32 %r138,%r243,%r62,%p15;
selp.b32 %r139,%r242,%r62,%p17;
selp.b32 %r140,%r242,%r62,%p8;
st.shared.v4.u32 [%d2+16],{%r140,%r139,%r138,%r137};
selp.b32 %r141,%r244,%r62,%p17;
selp.b32 %r142,%r244,%r62,%p15;
selp.b32 %r143,%r243,%r62,%p17;
st.shared.v4.u32 [%d2+32],{%r143,%r142,%r26,%r141};
bra.uni $16;
$15:
selp.b32 %r144,%r241,%r62,%p8;
shl.b32 %r145,%r144,16;
setp.eq.s32 %p19,%r59,0;
selp.b32 %r146,%r241,%r62,%p19;
selp.b32 %r147,%r242,%r62,%p19;
shl.b32 %r148,%r147,16;
setp.eq.s32 %p20,%r61,0;
selp.b32 %r149,%r241,%r62,%p20;
or.b32 %r150,%r148,%r149;
or.b32 %r151,%r145,%r146;
st.shared.v2.u32 [%d2],{%r151,%r150};
selp.b32 %r152,%r242,%r62,%p20;
shl.b32 %r153,%r152,16;
selp.b32 %r154,%r242,%r62,%p8;
selp.b32 %r155,%r243,%r62,%p8;
shl.b32 %r156,%r155,16;
selp.b32 %r157,%r243,%r62,%p19;
or.b32 %r158,%r156,%r157;
or.b32 %r159,%r153,%r154;
st.shared.v2.u32 [%d2+8],{%r159,%r158};
selp.b32 %r160,%r244,%r62,%p19;
shl.b32 %r161,%r160,16;
selp.b32 %r162,%r243,%r62,%p20;
selp.b32 %r163,%r244,%r62,%p20;
shl.b32 %r164,%r163,16;
or.b32 %r165,%r161,%r162;
or.b32 %r166,%r164,%r26;
st.shared.v2.u32 [%d2+16],{%r165,%r166};
$16:
bar.warp.sync -1;
mov.u32 %r167,%ctaid.z;
cvt.u64.u32 %d49,%r167;
mul.lo.s64 %d3,%d36,%d49;
cvt.u32.u64 %r172,%d37;
mul.lo.s32 %r173,%r74,%r172;
mul.lo.s32 %r175,%r76,384;
mad.lo.s32 %r178,%r175,%r102,%r173;
cvt.u64.u32 %d4,%r178;
sub.s32 %r180,%r67,%r77;
min.s32 %r181,%r180,128;
mul.lo.s32 %r182,%r181,%r102;
mul.lo.s32 %r27,%r182,3;
setp.lt.s32 %p23,%r27,1;
@%p23 bra $34;
add.s64 %d50,%d3,%d4;
add.s64 %d5,%d35,%d50;
and.b64 %d51,%d5,15;
setp.eq.s64 %p24,%d51,0;
@%p24 bra $23;
and.b64 %d52,%d5,3;
setp.ne.s64 %p25,%d52,0;
mov.u32 %r254,0;
@%p25 bra $31;
shr.s32 %r184,%r27,31;
shr.u32 %r185,%r184,30;
add.s32 %r186,%r27,%r185;
shr.s32 %r28,%r186,2;
mov.u32 %r249,%tid.x;
setp.ge.s32 %p26,%r249,%r28;
@%p26 bra $22;
mul.wide.s32 %d53,%r249,4;
add.s64 %d54,%d53,%d3;
add.s64 %d55,%d54,%d4;
cvta.to.global.u64 %d56,%d35;
add.s64 %d84,%d56,%d55;
add.s64 %d83,%d48,%d53;
$21:
.pragma "nounroll";
ld.shared.u32 %r189,[%d83];
st.global.u32 [%d84],%r189;
add.s64 %d84,%d84,128;
add.s64 %d83,%d83,128;
add.s32 %r249,%r249,32;
setp.lt.s32 %p27,%r249,%r28;
@%p27 bra $21;
$22:
and.b32 %r254,%r27,-4;
bra.uni $31;
$23:
shr.s32 %r190,%r27,31;
shr.u32 %r191,%r190,28;
add.s32 %r192,%r27,%r191;
shr.s32 %r33,%r192,4;
setp.ge.s32 %p28,%r78,%r33;
@%p28 bra $30;
not.b32 %r194,%r78;
add.s32 %r35,%r33,%r194;
shr.u32 %r195,%r35,5;
add.s32 %r196,%r195,1;
and.b32 %r251,%r196,3;
setp.eq.s32 %p29,%r251,0;
mov.u32 %r252,%r78;
@%p29 bra $27;
mov.u32 %r252,%tid.x;
mul.wide.s32 %d60,%r252,16;
add.s64 %d86,%d48,%d60;
add.s64 %d64,%d60,%d3;
add.s64 %d65,%d64,%d4;
cvta.to.global.u64 %d66,%d35;
add.s64 %d85,%d66,%d65;
$26:
.pragma "nounroll";
ld.shared.v4.u32 {%r198,%r199,%r200,%r201},[%d86];
st.global.v4.u32 [%d85],{%r198,%r199,%r200,%r201};
add.s32 %r252,%r252,32;
add.s64 %d86,%d86,512;
add.s64 %d85,%d85,512;
add.s32 %r251,%r251,-1;
setp.ne.s32 %p30,%r251,0;
@%p30 bra $26;
$27:
setp.lt.u32 %p31,%r35,96;
@%p31 bra $30;
mul.wide.s32 %d67,%r252,16;
add.s64 %d68,%d67,%d3;
add.s64 %d69,%d68,%d4;
cvta.to.global.u64 %d70,%d35;
add.s64 %d71,%d70,%d69;
add.s64 %d88,%d71,1024;
add.s64 %d75,%d48,%d67;
add.s64 %d87,%d75,1024;
$29:
ld.shared.v4.u32 {%r207,%r208,%r209,%r210},[%d87+-1024];
st.global.v4.u32 [%d88+-1024],{%r207,%r208,%r209,%r210};
ld.shared.v4.u32 {%r215,%r216,%r217,%r218},[%d87+-512];
st.global.v4.u32 [%d88+-512],{%r215,%r216,%r217,%r218};
ld.shared.v4.u32 {%r223,%r224,%r225,%r226},[%d87];
st.global.v4.u32 [%d88],{%r223,%r224,%r225,%r226};
ld.shared.v4.u32 {%r231,%r232,%r233,%r234},[%d87+512];
st.global.v4.u32 [%d88+512],{%r231,%r232,%r233,%r234};
add.s64 %d88,%d88,2048;
add.s64 %d87,%d87,2048;
add.s32 %r252,%r252,128;
setp.lt.s32 %p32,%r252,%r33;
@%p32 bra $29;
$30:
and.b32 %r254,%r27,-16;
$31:
add.s32 %r255,%r254,%r78;
setp.ge.s32 %p33,%r255,%r27;
@%p33 bra $34;
cvt.s64.s32 %d76,%r255;
add.s64 %d77,%d3,%d76;
add.s64 %d78,%d77,%d4;
cvta.to.global.u64 %d79,%d35;
add.s64 %d90,%d79,%d78;
add.s64 %d89,%d48,%d76;
$33:
.pragma "nounroll";
ld.shared.u8 %s1,[%d89];
st.global.u8 [%d90],%s1;
add.s64 %d90,%d90,32;
add.s64 %d89,%d89,32;
add.s32 %r255,%r255,32;
setp.lt.s32 %p34,%r255,%r27;
@%p34 bra $33;
$34:
ret;
}
.visible .entry reorder_vec4_1_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
{
.reg .pred %p<38>;
.reg .b16 %s<2>;
.reg .b32 %r<277>;
.reg .b64 %d<91>;
.shared .align 16 .b8 z2[16384];
ld.param.u64 %d30,[p0];
ld.param.u64 %d35,[p2];
ld.param.v2.u32 {%r67,%r68},[p3+32];
ld.param.u32 %r57,[p4];
ld.param.u32 %r58,[p5];
ld.param.u32 %r59,[p6];
ld.param.u32 %r60,[p7];
ld.param.u32 %r61,[p8];
ld.param.u32 %r62,[p9];
ld.param.u64 %d37,[p3+8];
ld.param.u64 %d36,[p3];
ld.param.u64 %d32,[p1+8];
ld.param.u64 %d31,[p1];
mov.u32 %r71,%ctaid.y;
shl.b32 %r72,%r71,3;
mov.u32 %r73,%tid.y;
add.s32 %r74,%r72,%r73;
setp.ge.s32 %p1,%r74,%r68;
@%p1 bra $33;
mov.u32 %r76,%ctaid.x;
shl.b32 %r77,%r76,7;
mov.u32 %r78,%tid.x;
shl.b32 %r79,%r78,2;
add.s32 %r2,%r77,%r79;
setp.ge.s32 %p2,%r2,%r67;
@%p2 bra $7;
cvta.to.global.u64 %d40,%d30;
setp.eq.s32 %p3,%r57,0;
setp.eq.s32 %p4,%r57,4;
selp.b32 %r80,4,2,%p4;
selp.b32 %r81,1,%r80,%p3;
cvt.u32.u64 %r86,%d32;
mul.lo.s32 %r87,%r74,%r86;
mad.lo.s32 %r88,%r81,%r2,%r87;
cvt.u64.u32 %d41,%r88;
mov.u32 %r89,%ctaid.z;
cvt.u64.u32 %d42,%r89;
mul.lo.s64 %d43,%d31,%d42;
add.s64 %d44,%d43,%d41;
add.s64 %d1,%d40,%d44;
@%p3 bra $5;
setp.ne.s32 %p5,%r57,4;
@%p5 bra $6;
ld.global.v4.u32 {%r262,%r263,%r264,%r265},[%d1];
bra.uni $7;
$5:
ld.global.u32 %r262,[%d1];
bra.uni $7;
$6:
ld.global.v2.u32 {%r262,%r263},[%d1];
$7:
setp.eq.s32 %p6,%r57,4;
@%p6 bra $11;
setp.ne.s32 %p7,%r57,0;
@%p7 bra $10;
and.b32 %r14,%r262,255;
shr.u32 %r98,%r262,8;
and.b32 %r263,%r98,255;
shr.u32 %r99,%r262,16;
and.b32 %r264,%r99,255;
shr.u32 %r265,%r262,24;
mov.u32 %r262,%r14;
bra.uni $11;
$10:
and.b32 %r18,%r262,65535;
shr.u32 %r19,%r262,16;
and.b32 %r264,%r263,65535;
shr.u32 %r265,%r263,16;
mov.u32 %r262,%r18;
mov.u32 %r263,%r19;
$11:
setp.eq.s32 %p8,%r60,0;
selp.b32 %r26,%r265,%r62,%p8;
selp.b32 %r101,4,2,%p6;
setp.eq.s32 %p10,%r57,0;
selp.b32 %r102,1,%r101,%p10;
mul.lo.s32 %r103,%r78,%r102;
shl.b32 %r104,%r103,4;
cvt.u64.u32 %d45,%r104;
mul.wide.u32 %d46,%r73,2048;
mov.u64 %d47,z2;
add.s64 %d48,%d47,%d46;
add.s64 %d2,%d48,%d45;
@%p6 bra $14;
setp.ne.s32 %p11,%r57,0;
@%p11 bra $15;
setp.eq.s32 %p12,%r59,0;
selp.b32 %r106,%r262,%r62,%p12;
shl.b32 %r107,%r106,16;
setp.eq.s32 %p13,%r58,0;
selp.b32 %r108,%r262,%r62,%p13;
or.b32 %r109,%r107,%r108;
setp.eq.s32 %p14,%r61,0;
selp.b32 %r110,%r262,%r62,%p14;
shl.b32 %r111,%r110,16;
selp.b32 %r112,%r262,%r62,%p8;
or.b32 %r113,%r111,%r112;
mov.u32 %r114,25632;
selp.b32 %r115,%r263,%r62,%p12;
shl.b32 %r116,%r115,16;
selp.b32 %r117,%r263,%r62,%p13;
or.b32 %r118,%r116,%r117;
selp.b32 %r119,%r263,%r62,%p14;
shl.b32 %r120,%r119,16;
selp.b32 %r121,%r263,%r62,%p8;
or.b32 %r122,%r120,%r121;
selp.b32 %r123,%r264,%r62,%p12;
shl.b32 %r124,%r123,16;
selp.b32 %r125,%r264,%r62,%p13;
or.b32 %r126,%r124,%r125;
selp.b32 %r127,%r264,%r62,%p14;
shl.b32 %r128,%r127,16;
selp.b32 %r129,%r264,%r62,%p8;
or.b32 %r130,%r128,%r129;
selp.b32 %r131,%r265,%r62,%p12;
shl.b32 %r132,%r131,16;
selp.b32 %r133,%r265,%r62,%p13;
or.b32 %r134,%r132,%r133;
selp.b32 %r135,%r265,%r62,%p14;
shl.b32 %r136,%r135,16;
or.b32 %r137,%r136,%r26;
prmt.b32 %r138,%r126,%r130,%r114;
prmt.b32 %r139,%r118,%r122,%r114;
prmt.b32 %r140,%r109,%r113,%r114;
prmt.b32 %r141,%r134,%r137,%r114;
st.shared.v4.u32 [%d2],{%r140,%r139,%r138,%r141};
bra.uni $16;
$14:
setp.eq.s32 %p16,%r58,0;
setp.eq.s32 %p17,%r59,0;
setp.eq.s32 %p19,%r61,0;
selp.b32 %r142,%r262,%r62,%p19;
selp.b32 %r143,%r262,%r62,%p8;
selp.b32 %r144,%r262,%r62,%p17;
selp.b32 %r145,%r262,%r62,%p16;
st.shared.v4.u32 [%d2],{%r145,%r144,%r143,%r142};
selp.b32 %r146,%r263,%r62,%p19;
selp.b32 %r147,%r263,%r62,%p8;
selp.b32 %r148,%r263,%r62,%p17;
selp.b32 %r149,%r263,%r62,%p16;
st.shared.v4.u32 [%d2+16],{%r149,%r148,%r147,%r146};
selp.b32 %r150,%r264,%r62,%p19;
selp.b32 %r151,%r264,%r62,%p8;
selp.b32 %r152,%r264,%r62,%p17;
selp.b32 %r153,%r264,%r62,%p16;
st.shared.v4.u32 [%d2+32],{%r153,%r152,%r151,%r150};
selp.b32 %r154,%r265,%r62,%p19;
selp.b32 %r155,%r265,%r62,%p17;
selp.b32 %r156,%r265,%r62,%p16;
st.shared.v4.u32 [%d2+48],{%r156,%r155,%r26,%r154};
bra.uni $16;
$15:
setp.eq.s32 %p20,%r59,0;
selp.b32 %r157,%r262,%r62,%p20;
shl.b32 %r158,%r157,16;
setp.eq.s32 %p21,%r58,0;
selp.b32 %r159,%r262,%r62,%p21;
setp.eq.s32 %p22,%r61,0;
selp.b32 %r160,%r262,%r62,%p22;
shl.b32 %r161,%r160,16;
selp.b32 %r162,%r262,%r62,%p8;
selp.b32 %r163,%r263,%r62,%p20;
shl.b32 %r164,%r163,16;
selp.b32 %r165,%r263,%r62,%p21;
selp.b32 %r166,%r263,%r62,%p22;
shl.b32 %r167,%r166,16;
selp.b32 %r168,%r263,%r62,%p8;
or.b32 %r169,%r167,%r168;
or.b32 %r170,%r164,%r165;
or.b32 %r171,%r161,%r162;
or.b32 %r172,%r158,%r159;
st.shared.v4.u32 [%d2],{%r172,%r171,%r170,%r169};
selp.b32 %r173,%r264,%r62,%p20;
shl.b32 %r174,%r173,16;
selp.b32 %r175,%r264,%r62,%p21;
selp.b32 %r176,%r264,%r62,%p22;
shl.b32 %r177,%r176,16;
selp.b32 %r178,%r264,%r62,%p8;
selp.b32 %r179,%r265,%r62,%p20;
shl.b32 %r180,%r179,16;
selp.b32 %r181,%r265,%r62,%p21;
selp.b32 %r182,%r265,%r62,%p22;
shl.b32 %r183,%r182,16;
or.b32 %r184,%r180,%r181;
or.b32 %r185,%r177,%r178;
or.b32 %r186,%r174,%r175;
or.b32 %r187,%r183,%r26;
st.shared.v4.u32 [%d2+16],{%r186,%r185,%r184,%r187};
$16:
bar.warp.sync -1;
mov.u32 %r188,%ctaid.z;
cvt.u64.u32 %d49,%r188;
mul.lo.s64 %d3,%d36,%d49;
cvt.u32.u64 %r193,%d37;
mul.lo.s32 %r194,%r74,%r193;
shl.b32 %r196,%r76,9;
mad.lo.s32 %r199,%r196,%r102,%r194;
cvt.u64.u32 %d4,%r199;
sub.s32 %r201,%r67,%r77;
min.s32 %r202,%r201,128;
mul.lo.s32 %r203,%r202,%r102;
shl.b32 %r27,%r203,2;
setp.lt.s32 %p26,%r27,1;
@%p26 bra $33;
add.s64 %d50,%d3,%d4;
add.s64 %d5,%d35,%d50;
and.b64 %d51,%d5,15;
setp.eq.s64 %p27,%d51,0;
@%p27 bra $22;
and.b64 %d52,%d5,3;
setp.ne.s64 %p28,%d52,0;
mov.u32 %r275,0;
@%p28 bra $30;
shr.s32 %r205,%r27,31;
shr.u32 %r206,%r205,30;
add.s32 %r207,%r27,%r206;
shr.s32 %r28,%r207,2;
mov.u32 %r270,%tid.x;
setp.ge.s32 %p29,%r270,%r28;
mov.u32 %r275,%r27;
@%p29 bra $30;
mul.wide.s32 %d53,%r270,4;
add.s64 %d54,%d53,%d3;
add.s64 %d55,%d54,%d4;
cvta.to.global.u64 %d56,%d35;
add.s64 %d84,%d56,%d55;
add.s64 %d83,%d48,%d53;
$21:
.pragma "nounroll";
ld.shared.u32 %r210,[%d83];
st.global.u32 [%d84],%r210;
add.s64 %d84,%d84,128;
add.s64 %d83,%d83,128;
add.s32 %r270,%r270,32;
setp.lt.s32 %p30,%r270,%r28;
mov.u32 %r275,%r27;
@%p30 bra $21;
bra.uni $30;
$22:
shr.s32 %r211,%r27,31;
shr.u32 %r212,%r211,28;
add.s32 %r213,%r27,%r212;
shr.s32 %r32,%r213,4;
setp.ge.s32 %p31,%r78,%r32;
@%p31 bra $29;
not.b32 %r215,%r78;
add.s32 %r34,%r32,%r215;
shr.u32 %r216,%r34,5;
add.s32 %r217,%r216,1;
and.b32 %r272,%r217,3;
setp.eq.s32 %p32,%r272,0;
mov.u32 %r273,%r78;
@%p32 bra $26;
mov.u32 %r273,%tid.x;
mul.wide.s32 %d60,%r273,16;
add.s64 %d86,%d48,%d60;
add.s64 %d64,%d60,%d3;
add.s64 %d65,%d64,%d4;
cvta.to.global.u64 %d66,%d35;
add.s64 %d85,%d66,%d65;
$25:
.pragma "nounroll";
ld.shared.v4.u32 {%r219,%r220,%r221,%r222},[%d86];
st.global.v4.u32 [%d85],{%r219,%r220,%r221,%r222};
add.s32 %r273,%r273,32;
add.s64 %d86,%d86,512;
add.s64 %d85,%d85,512;
add.s32 %r272,%r272,-1;
setp.ne.s32 %p33,%r272,0;
@%p33 bra $25;
$26:
setp.lt.u32 %p34,%r34,96;
@%p34 bra $29;
mul.wide.s32 %d67,%r273,16;
add.s64 %d68,%d67,%d3;
add.s64 %d69,%d68,%d4;
cvta.to.global.u64 %d70,%d35;
add.s64 %d71,%d70,%d69;
add.s64 %d88,%d71,1024;
add.s64 %d75,%d48,%d67;
add.s64 %d87,%d75,1024;
$28:
ld.shared.v4.u32 {%r228,%r229,%r230,%r231},[%d87+-1024];
st.global.v4.u32 [%d88+-1024],{%r228,%r229,%r230,%r231};
ld.shared.v4.u32 {%r236,%r237,%r238,%r239},[%d87+-512];
st.global.v4.u32 [%d88+-512],{%r236,%r237,%r238,%r239};
ld.shared.v4.u32 {%r244,%r245,%r246,%r247},[%d87];
st.global.v4.u32 [%d88],{%r244,%r245,%r246,%r247};
ld.shared.v4.u32 {%r252,%r253,%r254,%r255},[%d87+512];
st.global.v4.u32 [%d88+512],{%r252,%r253,%r254,%r255};
add.s64 %d88,%d88,2048;
add.s64 %d87,%d87,2048;
add.s32 %r273,%r273,128;
setp.lt.s32 %p35,%r273,%r32;
@%p35 bra $28;
$29:
and.b32 %r275,%r27,-16;
$30:
add.s32 %r276,%r275,%r78;
setp.ge.s32 %p36,%r276,%r27;
@%p36 bra $33;
cvt.s64.s32 %d76,%r276;
add.s64 %d77,%d3,%d76;
add.s64 %d78,%d77,%d4;
cvta.to.global.u64 %d79,%d35;
add.s64 %d90,%d79,%d78;
add.s64 %d89,%d48,%d76;
$32:
.pragma "nounroll";
ld.shared.u8 %s1,[%d89];
st.global.u8 [%d90],%s1;
add.s64 %d90,%d90,32;
add.s64 %d89,%d89,32;
add.s32 %r276,%r276,32;
setp.lt.s32 %p37,%r276,%r27;
@%p37 bra $32;
$33:
ret;
}
.visible .entry reorder_vec4_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
{
.reg .pred %p<40>;
.reg .b16 %s<2>;
.reg .b32 %r<327>;
.reg .b64 %d<105>;
.shared .align 16 .b8 z3[12288];
ld.param.u64 %d32,[p0];
ld.param.u64 %d37,[p2];
ld.param.v2.u32 {%r124,%r125},[p3+32];
ld.param.u32 %r115,[p4];
ld.param.u32 %r116,[p5];
ld.param.u32 %r117,[p6];
ld.param.u32 %r118,[p7];
ld.param.u32 %r119,[p9];
ld.param.u64 %d39,[p3+8];
ld.param.u64 %d38,[p3];
ld.param.u64 %d34,[p1+8];
ld.param.u64 %d33,[p1];
mov.u32 %r128,%tid.y;
cvt.u64.u32 %d1,%r128;
setp.eq.s32 %p1,%r115,4;
selp.b32 %r129,4,2,%p1;
setp.eq.s32 %p2,%r115,0;
selp.b32 %r1,1,%r129,%p2;
mov.u32 %r130,%ctaid.x;
shl.b32 %r131,%r130,7;
mov.u32 %r2,%tid.x;
shl.b32 %r132,%r2,2;
add.s32 %r3,%r131,%r132;
mov.u32 %r133,%ctaid.y;
shl.b32 %r134,%r133,3;
add.s32 %r4,%r134,%r128;
setp.ge.s32 %p3,%r4,%r125;
@%p3 bra $36;
mov.u32 %r135,%ctaid.z;
cvt.u64.u32 %d42,%r135;
mul.lo.s64 %d43,%d33,%d42;
cvt.u32.u64 %r136,%d34;
mul.lo.s32 %r137,%r4,%r136;
mul.lo.s32 %r138,%r3,3;
mad.lo.s32 %r139,%r138,%r1,%r137;
cvt.u64.u32 %d44,%r139;
add.s64 %d45,%d43,%d44;
cvta.to.global.u64 %d46,%d32;
add.s64 %d3,%d46,%d45;
@%p2 bra $5;
setp.ne.s32 %p5,%r115,4;
@%p5 bra $7;
setp.ge.s32 %p6,%r3,%r124;
@%p6 bra $9;
ld.global.v4.u32 {%r296,%r297,%r298,%r299},[%d3];
shl.b32 %r147,%r1,2;
cvt.u64.u32 %d47,%r147;
add.s64 %d48,%d3,%d47;
ld.global.v4.u32 {%r300,%r301,%r302,%r303},[%d48];
shl.b32 %r152,%r1,3;
cvt.u64.u32 %d49,%r152;
add.s64 %d50,%d3,%d49;
ld.global.v4.u32 {%r304,%r305,%r306,%r307},[%d50];
bra.uni $9;
$5:
setp.ge.s32 %p9,%r3,%r124;
@%p9 bra $9;
ld.global.u32 %r296,[%d3];
shl.b32 %r161,%r1,2;
cvt.u64.u32 %d51,%r161;
add.s64 %d52,%d3,%d51;
ld.global.u32 %r300,[%d52];
shl.b32 %r162,%r1,3;
cvt.u64.u32 %d53,%r162;
add.s64 %d54,%d3,%d53;
ld.global.u32 %r304,[%d54];
bra.uni $9;
$7:
setp.ge.s32 %p12,%r3,%r124;
@%p12 bra $9;
ld.global.v2.u32 {%r296,%r297},[%d3];
shl.b32 %r169,%r1,2;
cvt.u64.u32 %d55,%r169;
add.s64 %d56,%d3,%d55;
ld.global.v2.u32 {%r300,%r301},[%d56];
shl.b32 %r172,%r1,3;
cvt.u64.u32 %d57,%r172;
add.s64 %d58,%d3,%d57;
ld.global.v2.u32 {%r304,%r305},[%d58];
$9:
@%p1 bra $13;
setp.ne.s32 %p16,%r115,0;
@%p16 bra $12;
and.b32 %r39,%r296,255;
shr.u32 %r175,%r296,8;
and.b32 %r297,%r175,255;
shr.u32 %r176,%r296,16;
and.b32 %r298,%r176,255;
shr.u32 %r299,%r296,24;
and.b32 %r43,%r300,255;
shr.u32 %r177,%r300,8;
and.b32 %r301,%r177,255;
shr.u32 %r178,%r300,16;
and.b32 %r302,%r178,255;
shr.u32 %r303,%r300,24;
and.b32 %r47,%r304,255;
shr.u32 %r179,%r304,8;
and.b32 %r305,%r179,255;
shr.u32 %r180,%r304,16;
and.b32 %r306,%r180,255;
shr.u32 %r307,%r304,24;
mov.u32 %r304,%r47;
mov.u32 %r300,%r43;
mov.u32 %r296,%r39;
bra.uni $13;
$12:
and.b32 %r51,%r296,65535;
shr.u32 %r52,%r296,16;
and.b32 %r298,%r297,65535;
shr.u32 %r299,%r297,16;
and.b32 %r55,%r300,65535;
shr.u32 %r56,%r300,16;
and.b32 %r302,%r301,65535;
shr.u32 %r303,%r301,16;
and.b32 %r59,%r304,65535;
shr.u32 %r60,%r304,16;
and.b32 %r306,%r305,65535;
shr.u32 %r307,%r305,16;
mov.u32 %r305,%r60;
mov.u32 %r304,%r59;
mov.u32 %r301,%r56;
mov.u32 %r300,%r55;
mov.u32 %r297,%r52;
mov.u32 %r296,%r51;
$13:
setp.eq.s32 %p17,%r116,0;
selp.b32 %r181,%r296,%r119,%p17;
setp.eq.s32 %p18,%r116,1;
selp.b32 %r182,%r297,%r181,%p18;
setp.eq.s32 %p19,%r116,2;
selp.b32 %r75,%r298,%r182,%p19;
setp.eq.s32 %p20,%r117,0;
selp.b32 %r183,%r296,%r119,%p20;
setp.eq.s32 %p21,%r117,1;
selp.b32 %r184,%r297,%r183,%p21;
setp.eq.s32 %p22,%r117,2;
selp.b32 %r76,%r298,%r184,%p22;
setp.eq.s32 %p23,%r118,0;
selp.b32 %r185,%r296,%r119,%p23;
setp.eq.s32 %p24,%r118,1;
selp.b32 %r186,%r297,%r185,%p24;
setp.eq.s32 %p25,%r118,2;
selp.b32 %r77,%r298,%r186,%p25;
selp.b32 %r187,%r299,%r119,%p17;
selp.b32 %r188,%r300,%r187,%p18;
selp.b32 %r78,%r301,%r188,%p19;
selp.b32 %r189,%r299,%r119,%p20;
selp.b32 %r190,%r300,%r189,%p21;
selp.b32 %r79,%r301,%r190,%p22;
selp.b32 %r191,%r299,%r119,%p23;
selp.b32 %r192,%r300,%r191,%p24;
selp.b32 %r80,%r301,%r192,%p25;
selp.b32 %r193,%r302,%r119,%p17;
selp.b32 %r194,%r303,%r193,%p18;
selp.b32 %r81,%r304,%r194,%p19;
selp.b32 %r195,%r302,%r119,%p20;
selp.b32 %r196,%r303,%r195,%p21;
selp.b32 %r82,%r304,%r196,%p22;
selp.b32 %r197,%r302,%r119,%p23;
selp.b32 %r198,%r303,%r197,%p24;
selp.b32 %r83,%r304,%r198,%p25;
selp.b32 %r199,%r305,%r119,%p17;
selp.b32 %r200,%r306,%r199,%p18;
selp.b32 %r84,%r307,%r200,%p19;
selp.b32 %r201,%r305,%r119,%p20;
selp.b32 %r202,%r306,%r201,%p21;
selp.b32 %r85,%r307,%r202,%p22;
selp.b32 %r203,%r305,%r119,%p23;
selp.b32 %r204,%r306,%r203,%p24;
selp.b32 %r86,%r307,%r204,%p25;
mul.lo.s32 %r205,%r2,%r1;
mul.lo.s32 %r206,%r205,12;
cvt.u64.u32 %d59,%r206;
mul.lo.s64 %d60,%d1,1536;
mov.u64 %d61,z3;
add.s64 %d62,%d61,%d60;
add.s64 %d4,%d62,%d59;
@%p1 bra $16;
setp.ne.s32 %p27,%r115,0;
@%p27 bra $17;
shl.b32 %r207,%r76,16;
or.b32 %r208,%r207,%r75;
shl.b32 %r209,%r78,16;
or.b32 %r210,%r209,%r77;
mov.u32 %r211,25632;
prmt.b32 %r212,%r208,%r210,%r211;
st.shared.u32 [%d4],%r212;
shl.b32 %r213,%r80,16;
or.b32 %r214,%r213,%r79;
shl.b32 %r215,%r82,16;
or.b32 %r216,%r215,%r81;
prmt.b32 %r217,%r214,%r216,%r211;
st.shared.u32 [%d4+4],%r217;
shl.b32 %r218,%r84,16;
or.b32 %r219,%r218,%r83;
shl.b32 %r220,%r86,16;
or.b32 %r221,%r220,%r85;
prmt.b32 %r222,%r219,%r221,%r211;
st.shared.u32 [%d4+8],%r222;
bra.uni $18;
$16:
st.shared.v4.u32 [%d4],{%r75,%r76,%r77,%r78};
st.shared.v4.u32 [%d4+16],{%r79,%r80,%r81,%r82};
st.shared.v4.u32 [%d4+32],{%r83,%r84,%r85,%r86};
bra.uni $18;
$17:
shl.b32 %r223,%r76,16;
shl.b32 %r224,%r78,16;
or.b32 %r225,%r224,%r77;
or.b32 %r226,%r223,%r75;
st.shared.v2.u32 [%d4],{%r226,%r225};
shl.b32 %r227,%r80,16;
shl.b32 %r228,%r82,16;
or.b32 %r229,%r228,%r81;
or.b32 %r230,%r227,%r79;
st.shared.v2.u32 [%d4+8],{%r230,%r229};
shl.b32 %r231,%r84,16;
shl.b32 %r232,%r86,16;
or.b32 %r233,%r232,%r85;
or.b32 %r234,%r231,%r83;
st.shared.v2.u32 [%d4+16],{%r234,%r233};
$18:
bar.warp.sync -1;
mul.lo.s64 %d5,%d38,%d42;
cvt.u32.u64 %r236,%d39;
mul.lo.s32 %r237,%r4,%r236;
mul.lo.s32 %r239,%r130,384;
mad.lo.s32 %r240,%r239,%r1,%r237;
cvt.u64.u32 %d6,%r240;
sub.s32 %r242,%r124,%r131;
min.s32 %r243,%r242,128;
mul.lo.s32 %r244,%r243,%r1;
mul.lo.s32 %r87,%r244,3;
setp.lt.s32 %p28,%r87,1;
@%p28 bra $36;
add.s64 %d64,%d5,%d6;
add.s64 %d7,%d37,%d64;
and.b64 %d65,%d7,15;
setp.eq.s64 %p29,%d65,0;
@%p29 bra $25;
and.b64 %d66,%d7,3;
setp.ne.s64 %p30,%d66,0;
mov.u32 %r325,0;
@%p30 bra $33;
shr.s32 %r246,%r87,31;
shr.u32 %r247,%r246,30;
add.s32 %r248,%r87,%r247;
shr.s32 %r88,%r248,2;
setp.ge.s32 %p31,%r2,%r88;
@%p31 bra $24;
mul.wide.s32 %d67,%r2,4;
add.s64 %d68,%d67,%d5;
add.s64 %d69,%d68,%d6;
cvta.to.global.u64 %d70,%d37;
add.s64 %d98,%d70,%d69;
add.s64 %d97,%d62,%d67;
mov.u32 %r320,%r2;
$23:
.pragma "nounroll";
ld.shared.u32 %r249,[%d97];
st.global.u32 [%d98],%r249;
add.s64 %d98,%d98,128;
add.s64 %d97,%d97,128;
add.s32 %r320,%r320,32;
setp.lt.s32 %p32,%r320,%r88;
@%p32 bra $23;
$24:
and.b32 %r325,%r87,-4;
bra.uni $33;
$25:
shr.s32 %r250,%r87,31;
shr.u32 %r251,%r250,28;
add.s32 %r252,%r87,%r251;
shr.s32 %r92,%r252,4;
setp.ge.s32 %p33,%r2,%r92;
@%p33 bra $32;
not.b32 %r253,%r2;
add.s32 %r93,%r92,%r253;
shr.u32 %r254,%r93,5;
add.s32 %r255,%r254,1;
and.b32 %r322,%r255,3;
setp.eq.s32 %p34,%r322,0;
mov.u32 %r323,%r2;
@%p34 bra $29;
mul.wide.s32 %d74,%r2,16;
add.s64 %d100,%d62,%d74;
add.s64 %d78,%d74,%d5;
add.s64 %d79,%d78,%d6;
cvta.to.global.u64 %d80,%d37;
add.s64 %d99,%d80,%d79;
mov.u32 %r323,%r2;
$28:
.pragma "nounroll";
ld.shared.v4.u32 {%r256,%r257,%r258,%r259},[%d100];
st.global.v4.u32 [%d99],{%r256,%r257,%r258,%r259};
add.s32 %r323,%r323,32;
add.s64 %d100,%d100,512;
add.s64 %d99,%d99,512;
add.s32 %r322,%r322,-1;
setp.ne.s32 %p35,%r322,0;
@%p35 bra $28;
$29:
setp.lt.u32 %p36,%r93,96;
@%p36 bra $32;
mul.wide.s32 %d81,%r323,16;
add.s64 %d82,%d81,%d5;
add.s64 %d83,%d82,%d6;
cvta.to.global.u64 %d84,%d37;
add.s64 %d85,%d84,%d83;
add.s64 %d102,%d85,1024;
add.s64 %d89,%d62,%d81;
add.s64 %d101,%d89,1024;
$31:
ld.shared.v4.u32 {%r264,%r265,%r266,%r267},[%d101+-1024];
st.global.v4.u32 [%d102+-1024],{%r264,%r265,%r266,%r267};
ld.shared.v4.u32 {%r272,%r273,%r274,%r275},[%d101+-512];
st.global.v4.u32 [%d102+-512],{%r272,%r273,%r274,%r275};
ld.shared.v4.u32 {%r280,%r281,%r282,%r283},[%d101];
st.global.v4.u32 [%d102],{%r280,%r281,%r282,%r283};
ld.shared.v4.u32 {%r288,%r289,%r290,%r291},[%d101+512];
st.global.v4.u32 [%d102+512],{%r288,%r289,%r290,%r291};
add.s64 %d102,%d102,2048;
add.s64 %d101,%d101,2048;
add.s32 %r323,%r323,128;
setp.lt.s32 %p37,%r323,%r92;
@%p37 bra $31;
$32:
and.b32 %r325,%r87,-16;
$33:
add.s32 %r326,%r325,%r2;
setp.ge.s32 %p38,%r326,%r87;
@%p38 bra $36;
cvt.s64.s32 %d90,%r326;
add.s64 %d91,%d5,%d90;
add.s64 %d92,%d91,%d6;
cvta.to.global.u64 %d93,%d37;
add.s64 %d104,%d93,%d92;
add.s64 %d103,%d62,%d90;
$35:
.pragma "nounroll";
ld.shared.u8 %s1,[%d103];
st.global.u8 [%d104],%s1;
add.s64 %d104,%d104,32;
add.s64 %d103,%d103,32;
add.s32 %r326,%r326,32;
setp.lt.s32 %p39,%r326,%r87;
@%p39 bra $35;
$36:
ret;
}
.visible .entry reorder_vec4_3_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
{
.reg .pred %p<50>;
.reg .b16 %s<2>;
.reg .b32 %r<399>;
.reg .b64 %d<113>;
.shared .align 16 .b8 z4[16384];
ld.param.u64 %d29,[p0];
ld.param.u64 %d34,[p2];
ld.param.v2.u32 {%r127,%r128},[p3+32];
ld.param.u32 %r117,[p4];
ld.param.u32 %r118,[p5];
ld.param.u32 %r119,[p6];
ld.param.u32 %r120,[p7];
ld.param.u32 %r121,[p8];
ld.param.u32 %r122,[p9];
ld.param.u64 %d36,[p3+8];
ld.param.u64 %d35,[p3];
ld.param.u64 %d31,[p1+8];
ld.param.u64 %d30,[p1];
mov.u32 %r131,%ctaid.y;
shl.b32 %r132,%r131,3;
mov.u32 %r133,%tid.y;
add.s32 %r134,%r132,%r133;
setp.ge.s32 %p1,%r134,%r128;
@%p1 bra $35;
mov.u32 %r135,%ctaid.z;
cvt.u64.u32 %d39,%r135;
mul.lo.s64 %d40,%d30,%d39;
cvt.u32.u64 %r136,%d31;
mul.lo.s32 %r141,%r134,%r136;
mov.u32 %r142,%ctaid.x;
shl.b32 %r143,%r142,7;
mov.u32 %r144,%tid.x;
shl.b32 %r145,%r144,2;
add.s32 %r146,%r143,%r145;
mul.lo.s32 %r147,%r146,3;
setp.eq.s32 %p2,%r117,4;
selp.b32 %r148,4,2,%p2;
setp.eq.s32 %p3,%r117,0;
selp.b32 %r149,1,%r148,%p3;
mad.lo.s32 %r150,%r147,%r149,%r141;
cvt.u64.u32 %d41,%r150;
add.s64 %d42,%d40,%d41;
cvta.to.global.u64 %d43,%d29;
add.s64 %d1,%d43,%d42;
@%p3 bra $5;
setp.ne.s32 %p4,%r117,4;
@%p4 bra $7;
mov.u32 %r154,%tid.x;
shl.b32 %r155,%r154,2;
add.s32 %r156,%r143,%r155;
setp.ge.s32 %p5,%r156,%r127;
@%p5 bra $9;
ld.global.v4.u32 {%r368,%r369,%r370,%r371},[%d1];
shl.b32 %r163,%r149,2;
cvt.u64.u32 %d44,%r163;
add.s64 %d45,%d1,%d44;
ld.global.v4.u32 {%r372,%r373,%r374,%r375},[%d45];
shl.b32 %r168,%r149,3;
cvt.u64.u32 %d46,%r168;
add.s64 %d47,%d1,%d46;
ld.global.v4.u32 {%r376,%r377,%r378,%r379},[%d47];
bra.uni $9;
$5:
mov.u32 %r176,%tid.x;
shl.b32 %r177,%r176,2;
add.s32 %r178,%r143,%r177;
setp.ge.s32 %p8,%r178,%r127;
@%p8 bra $9;
ld.global.u32 %r368,[%d1];
shl.b32 %r182,%r149,2;
cvt.u64.u32 %d48,%r182;
add.s64 %d49,%d1,%d48;
ld.global.u32 %r372,[%d49];
shl.b32 %r183,%r149,3;
cvt.u64.u32 %d50,%r183;
add.s64 %d51,%d1,%d50;
ld.global.u32 %r376,[%d51];
bra.uni $9;
$7:
mov.u32 %r187,%tid.x;
shl.b32 %r188,%r187,2;
add.s32 %r189,%r143,%r188;
setp.ge.s32 %p11,%r189,%r127;
@%p11 bra $9;
ld.global.v2.u32 {%r368,%r369},[%d1];
shl.b32 %r195,%r149,2;
cvt.u64.u32 %d52,%r195;
add.s64 %d53,%d1,%d52;
ld.global.v2.u32 {%r372,%r373},[%d53];
shl.b32 %r198,%r149,3;
cvt.u64.u32 %d54,%r198;
add.s64 %d55,%d1,%d54;
ld.global.v2.u32 {%r376,%r377},[%d55];
$9:
@%p2 bra $13;
setp.ne.s32 %p15,%r117,0;
@%p15 bra $12;
and.b32 %r35,%r368,255;
shr.u32 %r201,%r368,8;
and.b32 %r369,%r201,255;
shr.u32 %r202,%r368,16;
and.b32 %r370,%r202,255;
shr.u32 %r371,%r368,24;
and.b32 %r39,%r372,255;
shr.u32 %r203,%r372,8;
and.b32 %r373,%r203,255;
shr.u32 %r204,%r372,16;
and.b32 %r374,%r204,255;
shr.u32 %r375,%r372,24;
and.b32 %r43,%r376,255;
shr.u32 %r205,%r376,8;
and.b32 %r377,%r205,255;
shr.u32 %r206,%r376,16;
and.b32 %r378,%r206,255;
shr.u32 %r379,%r376,24;
mov.u32 %r372,%r39;
mov.u32 %r368,%r35;
mov.u32 %r376,%r43;
bra.uni $13;
$12:
and.b32 %r47,%r368,65535;
shr.u32 %r48,%r368,16;
and.b32 %r370,%r369,65535;
shr.u32 %r371,%r369,16;
and.b32 %r51,%r372,65535;
shr.u32 %r52,%r372,16;
and.b32 %r374,%r373,65535;
shr.u32 %r375,%r373,16;
and.b32 %r55,%r376,65535;
shr.u32 %r56,%r376,16;
and.b32 %r378,%r377,65535;
shr.u32 %r379,%r377,16;
mov.u32 %r373,%r52;
mov.u32 %r372,%r51;
mov.u32 %r369,%r48;
mov.u32 %r368,%r47;
mov.u32 %r376,%r55;
mov.u32 %r377,%r56;
$13:
setp.eq.s32 %p16,%r118,0;
selp.b32 %r207,%r368,%r122,%p16;
setp.eq.s32 %p17,%r118,1;
selp.b32 %r208,%r369,%r207,%p17;
setp.eq.s32 %p18,%r118,2;
selp.b32 %r71,%r370,%r208,%p18;
setp.eq.s32 %p19,%r119,0;
selp.b32 %r209,%r368,%r122,%p19;
setp.eq.s32 %p20,%r119,1;
selp.b32 %r210,%r369,%r209,%p20;
setp.eq.s32 %p21,%r119,2;
selp.b32 %r72,%r370,%r210,%p21;
setp.eq.s32 %p22,%r120,0;
selp.b32 %r211,%r368,%r122,%p22;
setp.eq.s32 %p23,%r120,1;
selp.b32 %r212,%r369,%r211,%p23;
setp.eq.s32 %p24,%r120,2;
selp.b32 %r73,%r370,%r212,%p24;
setp.eq.s32 %p25,%r121,0;
selp.b32 %r213,%r368,%r122,%p25;
setp.eq.s32 %p26,%r121,1;
selp.b32 %r214,%r369,%r213,%p26;
setp.eq.s32 %p27,%r121,2;
selp.b32 %r74,%r370,%r214,%p27;
selp.b32 %r215,%r371,%r122,%p16;
selp.b32 %r216,%r372,%r215,%p17;
selp.b32 %r75,%r373,%r216,%p18;
selp.b32 %r217,%r371,%r122,%p19;
selp.b32 %r218,%r372,%r217,%p20;
selp.b32 %r76,%r373,%r218,%p21;
selp.b32 %r219,%r371,%r122,%p22;
selp.b32 %r220,%r372,%r219,%p23;
selp.b32 %r77,%r373,%r220,%p24;
selp.b32 %r221,%r371,%r122,%p25;
selp.b32 %r222,%r372,%r221,%p26;
selp.b32 %r78,%r373,%r222,%p27;
selp.b32 %r223,%r374,%r122,%p16;
selp.b32 %r224,%r375,%r223,%p17;
selp.b32 %r79,%r376,%r224,%p18;
selp.b32 %r225,%r374,%r122,%p19;
selp.b32 %r226,%r375,%r225,%p20;
selp.b32 %r80,%r376,%r226,%p21;
selp.b32 %r227,%r374,%r122,%p22;
selp.b32 %r228,%r375,%r227,%p23;
selp.b32 %r81,%r376,%r228,%p24;
selp.b32 %r229,%r374,%r122,%p25;
selp.b32 %r230,%r375,%r229,%p26;
selp.b32 %r82,%r376,%r230,%p27;
selp.b32 %r231,%r377,%r122,%p16;
selp.b32 %r232,%r378,%r231,%p17;
selp.b32 %r83,%r379,%r232,%p18;
selp.b32 %r233,%r377,%r122,%p19;
selp.b32 %r234,%r378,%r233,%p20;
selp.b32 %r84,%r379,%r234,%p21;
selp.b32 %r235,%r377,%r122,%p22;
selp.b32 %r236,%r378,%r235,%p23;
selp.b32 %r85,%r379,%r236,%p24;
selp.b32 %r237,%r377,%r122,%p25;
selp.b32 %r238,%r378,%r237,%p26;
selp.b32 %r86,%r379,%r238,%p27;
@%p2 bra $16;
setp.ne.s32 %p29,%r117,0;
@%p29 bra $17;
shl.b32 %r239,%r72,16;
or.b32 %r240,%r239,%r71;
shl.b32 %r241,%r74,16;
or.b32 %r242,%r241,%r73;
mov.u32 %r243,25632;
shl.b32 %r244,%r76,16;
or.b32 %r245,%r244,%r75;
shl.b32 %r246,%r78,16;
or.b32 %r247,%r246,%r77;
shl.b32 %r248,%r80,16;
or.b32 %r249,%r248,%r79;
shl.b32 %r250,%r82,16;
or.b32 %r251,%r250,%r81;
shl.b32 %r252,%r84,16;
or.b32 %r253,%r252,%r83;
shl.b32 %r254,%r86,16;
or.b32 %r255,%r254,%r85;
prmt.b32 %r256,%r253,%r255,%r243;
prmt.b32 %r257,%r249,%r251,%r243;
prmt.b32 %r258,%r245,%r247,%r243;
prmt.b32 %r259,%r240,%r242,%r243;
mov.u32 %r261,%tid.x;
mul.lo.s32 %r264,%r261,%r149;
shl.b32 %r265,%r264,4;
cvt.u64.u32 %d56,%r265;
mul.wide.u32 %d57,%r133,2048;
mov.u64 %d58,z4;
add.s64 %d59,%d58,%d57;
add.s64 %d60,%d59,%d56;
st.shared.v4.u32 [%d60],{%r259,%r258,%r257,%r256};
bra.uni $18;
$16:
mov.u32 %r267,%tid.x;
mul.lo.s32 %r270,%r267,%r149;
shl.b32 %r271,%r270,4;
cvt.u64.u32 %d61,%r271;
mul.wide.u32 %d62,%r133,2048;
mov.u64 %d63,z4;
add.s64 %d64,%d63,%d62;
add.s64 %d65,%d64,%d61;
st.shared.v4.u32 [%d65],{%r71,%r72,%r73,%r74};
st.shared.v4.u32 [%d65+16],{%r75,%r76,%r77,%r78};
st.shared.v4.u32 [%d65+32],{%r79,%r80,%r81,%r82};
st.shared.v4.u32 [%d65+48],{%r83,%r84,%r85,%r86};
bra.uni $18;
$17:
shl.b32 %r272,%r72,16;
shl.b32 %r273,%r74,16;
shl.b32 %r274,%r76,16;
shl.b32 %r275,%r78,16;
or.b32 %r276,%r275,%r77;
or.b32 %r277,%r274,%r75;
or.b32 %r278,%r273,%r73;
or.b32 %r279,%r272,%r71;
mov.u32 %r281,%tid.x;
mul.lo.s32 %r284,%r281,%r149;
shl.b32 %r285,%r284,4;
cvt.u64.u32 %d66,%r285;
mul.wide.u32 %d67,%r133,2048;
mov.u64 %d68,z4;
add.s64 %d69,%d68,%d67;
add.s64 %d70,%d69,%d66;
st.shared.v4.u32 [%d70],{%r279,%r278,%r277,%r276};
shl.b32 %r286,%r80,16;
shl.b32 %r287,%r82,16;
shl.b32 %r288,%r84,16;
shl.b32 %r289,%r86,16;
or.b32 %r290,%r289,%r85;
or.b32 %r291,%r288,%r83;
or.b32 %r292,%r287,%r81;
or.b32 %r293,%r286,%r79;
st.shared.v4.u32 [%d70+16],{%r293,%r292,%r291,%r290};
$18:
bar.warp.sync -1;
mul.lo.s64 %d2,%d35,%d39;
cvt.u32.u64 %r299,%d36;
mul.lo.s32 %r300,%r134,%r299;
shl.b32 %r302,%r142,9;
mad.lo.s32 %r305,%r302,%r149,%r300;
cvt.u64.u32 %d3,%r305;
sub.s32 %r307,%r127,%r143;
min.s32 %r308,%r307,128;
mul.lo.s32 %r309,%r308,%r149;
shl.b32 %r87,%r309,2;
setp.lt.s32 %p38,%r87,1;
@%p38 bra $35;
add.s64 %d72,%d2,%d3;
add.s64 %d4,%d34,%d72;
and.b64 %d73,%d4,15;
setp.eq.s64 %p39,%d73,0;
@%p39 bra $24;
and.b64 %d74,%d4,3;
setp.ne.s64 %p40,%d74,0;
mov.u32 %r397,0;
@%p40 bra $32;
shr.s32 %r311,%r87,31;
shr.u32 %r312,%r311,30;
add.s32 %r313,%r87,%r312;
shr.s32 %r88,%r313,2;
mov.u32 %r392,%tid.x;
setp.ge.s32 %p41,%r392,%r88;
mov.u32 %r397,%r87;
@%p41 bra $32;
mul.wide.s32 %d75,%r392,4;
add.s64 %d76,%d75,%d2;
add.s64 %d77,%d76,%d3;
cvta.to.global.u64 %d78,%d34;
add.s64 %d106,%d78,%d77;
mul.wide.u32 %d79,%r133,2048;
mov.u64 %d80,z4;
add.s64 %d81,%d80,%d79;
add.s64 %d105,%d81,%d75;
$23:
.pragma "nounroll";
ld.shared.u32 %r316,[%d105];
st.global.u32 [%d106],%r316;
add.s64 %d106,%d106,128;
add.s64 %d105,%d105,128;
add.s32 %r392,%r392,32;
setp.lt.s32 %p42,%r392,%r88;
mov.u32 %r397,%r87;
@%p42 bra $23;
bra.uni $32;
$24:
shr.s32 %r317,%r87,31;
shr.u32 %r318,%r317,28;
add.s32 %r319,%r87,%r318;
shr.s32 %r92,%r319,4;
setp.ge.s32 %p43,%r144,%r92;
@%p43 bra $31;
not.b32 %r321,%r144;
add.s32 %r94,%r92,%r321;
shr.u32 %r322,%r94,5;
add.s32 %r323,%r322,1;
and.b32 %r394,%r323,3;
setp.eq.s32 %p44,%r394,0;
mov.u32 %r395,%r144;
@%p44 bra $28;
mov.u32 %r395,%tid.x;
mul.wide.s32 %d82,%r395,16;
mul.wide.u32 %d83,%r133,2048;
mov.u64 %d84,z4;
add.s64 %d85,%d84,%d83;
add.s64 %d108,%d85,%d82;
add.s64 %d86,%d82,%d2;
add.s64 %d87,%d86,%d3;
cvta.to.global.u64 %d88,%d34;
add.s64 %d107,%d88,%d87;
$27:
.pragma "nounroll";
ld.shared.v4.u32 {%r325,%r326,%r327,%r328},[%d108];
st.global.v4.u32 [%d107],{%r325,%r326,%r327,%r328};
add.s32 %r395,%r395,32;
add.s64 %d108,%d108,512;
add.s64 %d107,%d107,512;
add.s32 %r394,%r394,-1;
setp.ne.s32 %p45,%r394,0;
@%p45 bra $27;
$28:
setp.lt.u32 %p46,%r94,96;
@%p46 bra $31;
mul.wide.s32 %d89,%r395,16;
add.s64 %d90,%d89,%d2;
add.s64 %d91,%d90,%d3;
cvta.to.global.u64 %d92,%d34;
add.s64 %d93,%d92,%d91;
add.s64 %d110,%d93,1024;
mul.wide.u32 %d94,%r133,2048;
mov.u64 %d95,z4;
add.s64 %d96,%d95,%d94;
add.s64 %d97,%d96,%d89;
add.s64 %d109,%d97,1024;
$30:
ld.shared.v4.u32 {%r334,%r335,%r336,%r337},[%d109+-1024];
st.global.v4.u32 [%d110+-1024],{%r334,%r335,%r336,%r337};
ld.shared.v4.u32 {%r342,%r343,%r344,%r345},[%d109+-512];
st.global.v4.u32 [%d110+-512],{%r342,%r343,%r344,%r345};
ld.shared.v4.u32 {%r350,%r351,%r352,%r353},[%d109];
st.global.v4.u32 [%d110],{%r350,%r351,%r352,%r353};
ld.shared.v4.u32 {%r358,%r359,%r360,%r361},[%d109+512];
st.global.v4.u32 [%d110+512],{%r358,%r359,%r360,%r361};
add.s64 %d110,%d110,2048;
add.s64 %d109,%d109,2048;
add.s32 %r395,%r395,128;
setp.lt.s32 %p47,%r395,%r92;
@%p47 bra $30;
$31:
and.b32 %r397,%r87,-16;
$32:
add.s32 %r398,%r397,%r144;
setp.ge.s32 %p48,%r398,%r87;
@%p48 bra $35;
cvt.s64.s32 %d98,%r398;
add.s64 %d99,%d2,%d98;
add.s64 %d100,%d99,%d3;
cvta.to.global.u64 %d101,%d34;
add.s64 %d112,%d101,%d100;
mul.wide.u32 %d102,%r133,2048;
mov.u64 %d103,z4;
add.s64 %d104,%d103,%d102;
add.s64 %d111,%d104,%d98;
$34:
.pragma "nounroll";
ld.shared.u8 %s1,[%d111];
st.global.u8 [%d112],%s1;
add.s64 %d112,%d112,32;
add.s64 %d111,%d111,32;
add.s32 %r398,%r398,32;
setp.lt.s32 %p49,%r398,%r87;
@%p49 bra $34;
$35:
ret;
}
.visible .entry reorder_vec4_4_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
{
.reg .pred %p<43>;
.reg .b16 %s<2>;
.reg .b32 %r<381>;
.reg .b64 %d<108>;
.shared .align 16 .b8 z5[12288];
ld.param.u64 %d33,[p0];
ld.param.u64 %d38,[p2];
ld.param.v2.u32 {%r147,%r148},[p3+32];
ld.param.u32 %r138,[p4];
ld.param.u32 %r139,[p5];
ld.param.u32 %r140,[p6];
ld.param.u32 %r141,[p7];
ld.param.u32 %r142,[p9];
ld.param.u64 %d40,[p3+8];
ld.param.u64 %d39,[p3];
ld.param.u64 %d35,[p1+8];
ld.param.u64 %d34,[p1];
cvta.to.global.u64 %d1,%d38;
mov.u32 %r151,%tid.y;
cvt.u64.u32 %d2,%r151;
setp.eq.s32 %p1,%r138,4;
selp.b32 %r152,4,2,%p1;
setp.eq.s32 %p2,%r138,0;
selp.b32 %r1,1,%r152,%p2;
mov.u32 %r153,%ctaid.x;
shl.b32 %r154,%r153,7;
mov.u32 %r2,%tid.x;
shl.b32 %r155,%r2,2;
add.s32 %r3,%r154,%r155;
mov.u32 %r156,%ctaid.y;
shl.b32 %r157,%r156,3;
add.s32 %r4,%r157,%r151;
setp.ge.s32 %p3,%r4,%r148;
@%p3 bra $36;
mov.u32 %r158,%ctaid.z;
cvt.u64.u32 %d43,%r158;
mul.lo.s64 %d44,%d34,%d43;
cvt.u32.u64 %r159,%d35;
mul.lo.s32 %r160,%r4,%r159;
shl.b32 %r161,%r3,2;
mad.lo.s32 %r162,%r161,%r1,%r160;
cvt.u64.u32 %d45,%r162;
add.s64 %d46,%d44,%d45;
cvta.to.global.u64 %d47,%d33;
add.s64 %d4,%d47,%d46;
@%p2 bra $5;
setp.ne.s32 %p5,%r138,4;
@%p5 bra $7;
setp.ge.s32 %p6,%r3,%r147;
@%p6 bra $9;
ld.global.v4.u32 {%r345,%r344,%r343,%r342},[%d4];
shl.b32 %r170,%r1,2;
cvt.u64.u32 %d48,%r170;
add.s64 %d49,%d4,%d48;
ld.global.v4.u32 {%r346,%r347,%r348,%r349},[%d49];
shl.b32 %r175,%r1,3;
cvt.u64.u32 %d50,%r175;
add.s64 %d51,%d4,%d50;
ld.global.v4.u32 {%r350,%r351,%r352,%r353},[%d51];
mul.lo.s32 %r180,%r1,12;
cvt.u64.u32 %d52,%r180;
add.s64 %d53,%d4,%d52;
ld.global.v4.u32 {%r354,%r355,%r356,%r357},[%d53];
bra.uni $9;
$5:
setp.ge.s32 %p9,%r3,%r147;
@%p9 bra $9;
ld.global.u32 %r345,[%d4];
shl.b32 %r189,%r1,2;
cvt.u64.u32 %d54,%r189;
add.s64 %d55,%d4,%d54;
ld.global.u32 %r346,[%d55];
shl.b32 %r190,%r1,3;
cvt.u64.u32 %d56,%r190;
add.s64 %d57,%d4,%d56;
ld.global.u32 %r350,[%d57];
mul.lo.s32 %r191,%r1,12;
cvt.u64.u32 %d58,%r191;
add.s64 %d59,%d4,%d58;
ld.global.u32 %r354,[%d59];
bra.uni $9;
$7:
setp.ge.s32 %p12,%r3,%r147;
@%p12 bra $9;
ld.global.v2.u32 {%r345,%r344},[%d4];
shl.b32 %r198,%r1,2;
cvt.u64.u32 %d60,%r198;
add.s64 %d61,%d4,%d60;
ld.global.v2.u32 {%r346,%r347},[%d61];
shl.b32 %r201,%r1,3;
cvt.u64.u32 %d62,%r201;
add.s64 %d63,%d4,%d62;
ld.global.v2.u32 {%r350,%r351},[%d63];
mul.lo.s32 %r204,%r1,12;
cvt.u64.u32 %d64,%r204;
add.s64 %d65,%d4,%d64;
ld.global.v2.u32 {%r354,%r355},[%d65];
$9:
@%p1 bra $13;
setp.ne.s32 %p16,%r138,0;
@%p16 bra $12;
and.b32 %r50,%r345,255;
shr.u32 %r207,%r345,8;
and.b32 %r344,%r207,255;
shr.u32 %r208,%r345,16;
and.b32 %r343,%r208,255;
shr.u32 %r342,%r345,24;
and.b32 %r54,%r346,255;
shr.u32 %r209,%r346,8;
and.b32 %r347,%r209,255;
shr.u32 %r210,%r346,16;
and.b32 %r348,%r210,255;
shr.u32 %r349,%r346,24;
and.b32 %r58,%r350,255;
shr.u32 %r211,%r350,8;
and.b32 %r351,%r211,255;
shr.u32 %r212,%r350,16;
and.b32 %r352,%r212,255;
shr.u32 %r353,%r350,24;
and.b32 %r62,%r354,255;
shr.u32 %r213,%r354,8;
and.b32 %r355,%r213,255;
shr.u32 %r214,%r354,16;
and.b32 %r356,%r214,255;
shr.u32 %r357,%r354,24;
mov.u32 %r354,%r62;
mov.u32 %r350,%r58;
mov.u32 %r346,%r54;
mov.u32 %r345,%r50;
bra.uni $13;
$12:
and.b32 %r66,%r345,65535;
shr.u32 %r67,%r345,16;
and.b32 %r343,%r344,65535;
shr.u32 %r342,%r344,16;
and.b32 %r70,%r346,65535;
shr.u32 %r71,%r346,16;
and.b32 %r348,%r347,65535;
shr.u32 %r349,%r347,16;
and.b32 %r74,%r350,65535;
shr.u32 %r75,%r350,16;
and.b32 %r352,%r351,65535;
shr.u32 %r353,%r351,16;
and.b32 %r78,%r354,65535;
shr.u32 %r79,%r354,16;
and.b32 %r356,%r355,65535;
shr.u32 %r357,%r355,16;
mov.u32 %r355,%r79;
mov.u32 %r354,%r78;
mov.u32 %r351,%r75;
mov.u32 %r350,%r74;
mov.u32 %r347,%r71;
mov.u32 %r346,%r70;
mov.u32 %r344,%r67;
mov.u32 %r345,%r66;
$13:
setp.eq.s32 %p17,%r139,0;
selp.b32 %r215,%r345,%r142,%p17;
setp.eq.s32 %p18,%r139,1;
selp.b32 %r216,%r344,%r215,%p18;
setp.eq.s32 %p19,%r139,2;
selp.b32 %r217,%r343,%r216,%p19;
setp.eq.s32 %p20,%r139,3;
selp.b32 %r98,%r342,%r217,%p20;
setp.eq.s32 %p21,%r140,0;
selp.b32 %r218,%r345,%r142,%p21;
setp.eq.s32 %p22,%r140,1;
selp.b32 %r219,%r344,%r218,%p22;
setp.eq.s32 %p23,%r140,2;
selp.b32 %r220,%r343,%r219,%p23;
setp.eq.s32 %p24,%r140,3;
selp.b32 %r99,%r342,%r220,%p24;
setp.eq.s32 %p25,%r141,0;
selp.b32 %r221,%r345,%r142,%p25;
setp.eq.s32 %p26,%r141,1;
selp.b32 %r222,%r344,%r221,%p26;
setp.eq.s32 %p27,%r141,2;
selp.b32 %r223,%r343,%r222,%p27;
setp.eq.s32 %p28,%r141,3;
selp.b32 %r100,%r342,%r223,%p28;
selp.b32 %r224,%r346,%r142,%p17;
selp.b32 %r225,%r347,%r224,%p18;
selp.b32 %r226,%r348,%r225,%p19;
selp.b32 %r101,%r349,%r226,%p20;
selp.b32 %r227,%r346,%r142,%p21;
selp.b32 %r228,%r347,%r227,%p22;
selp.b32 %r229,%r348,%r228,%p23;
selp.b32 %r102,%r349,%r229,%p24;
selp.b32 %r230,%r346,%r142,%p25;
selp.b32 %r231,%r347,%r230,%p26;
selp.b32 %r232,%r348,%r231,%p27;
selp.b32 %r103,%r349,%r232,%p28;
selp.b32 %r233,%r350,%r142,%p17;
selp.b32 %r234,%r351,%r233,%p18;
selp.b32 %r235,%r352,%r234,%p19;
selp.b32 %r104,%r353,%r235,%p20;
selp.b32 %r236,%r350,%r142,%p21;
selp.b32 %r237,%r351,%r236,%p22;
selp.b32 %r238,%r352,%r237,%p23;
selp.b32 %r105,%r353,%r238,%p24;
selp.b32 %r239,%r350,%r142,%p25;
selp.b32 %r240,%r351,%r239,%p26;
selp.b32 %r241,%r352,%r240,%p27;
selp.b32 %r106,%r353,%r241,%p28;
selp.b32 %r242,%r354,%r142,%p17;
selp.b32 %r243,%r355,%r242,%p18;
selp.b32 %r244,%r356,%r243,%p19;
selp.b32 %r107,%r357,%r244,%p20;
selp.b32 %r245,%r354,%r142,%p21;
selp.b32 %r246,%r355,%r245,%p22;
selp.b32 %r247,%r356,%r246,%p23;
selp.b32 %r108,%r357,%r247,%p24;
selp.b32 %r248,%r354,%r142,%p25;
selp.b32 %r249,%r355,%r248,%p26;
selp.b32 %r250,%r356,%r249,%p27;
selp.b32 %r109,%r357,%r250,%p28;
mul.lo.s32 %r251,%r2,%r1;
mul.lo.s32 %r252,%r251,12;
cvt.u64.u32 %d66,%r252;
mul.lo.s64 %d67,%d2,1536;
mov.u64 %d68,z5;
add.s64 %d69,%d68,%d67;
add.s64 %d5,%d69,%d66;
@%p1 bra $16;
setp.ne.s32 %p30,%r138,0;
@%p30 bra $17;
shl.b32 %r253,%r99,16;
or.b32 %r254,%r253,%r98;
shl.b32 %r255,%r101,16;
or.b32 %r256,%r255,%r100;
mov.u32 %r257,25632;
prmt.b32 %r258,%r254,%r256,%r257;
st.shared.u32 [%d5],%r258;
shl.b32 %r259,%r103,16;
or.b32 %r260,%r259,%r102;
shl.b32 %r261,%r105,16;
or.b32 %r262,%r261,%r104;
prmt.b32 %r263,%r260,%r262,%r257;
st.shared.u32 [%d5+4],%r263;
shl.b32 %r264,%r107,16;
or.b32 %r265,%r264,%r106;
shl.b32 %r266,%r109,16;
or.b32 %r267,%r266,%r108;
prmt.b32 %r268,%r265,%r267,%r257;
st.shared.u32 [%d5+8],%r268;
bra.uni $18;
$16:
st.shared.v4.u32 [%d5],{%r98,%r99,%r100,%r101};
st.shared.v4.u32 [%d5+16],{%r102,%r103,%r104,%r105};
st.shared.v4.u32 [%d5+32],{%r106,%r107,%r108,%r109};
bra.uni $18;
$17:
shl.b32 %r269,%r99,16;
shl.b32 %r270,%r101,16;
or.b32 %r271,%r270,%r100;
or.b32 %r272,%r269,%r98;
st.shared.v2.u32 [%d5],{%r272,%r271};
shl.b32 %r273,%r103,16;
shl.b32 %r274,%r105,16;
or.b32 %r275,%r274,%r104;
or.b32 %r276,%r273,%r102;
st.shared.v2.u32 [%d5+8],{%r276,%r275};
shl.b32 %r277,%r107,16;
shl.b32 %r278,%r109,16;
or.b32 %r279,%r278,%r108;
or.b32 %r280,%r277,%r106;
st.shared.v2.u32 [%d5+16],{%r280,%r279};
$18:
bar.warp.sync -1;
mul.lo.s64 %d6,%d39,%d43;
cvt.u32.u64 %r282,%d40;
mul.lo.s32 %r283,%r4,%r282;
mul.lo.s32 %r285,%r153,384;
mad.lo.s32 %r286,%r285,%r1,%r283;
cvt.u64.u32 %d7,%r286;
sub.s32 %r288,%r147,%r154;
min.s32 %r289,%r288,128;
mul.lo.s32 %r290,%r289,%r1;
mul.lo.s32 %r110,%r290,3;
setp.lt.s32 %p31,%r110,1;
@%p31 bra $36;
add.s64 %d71,%d6,%d7;
add.s64 %d8,%d38,%d71;
and.b64 %d72,%d8,15;
setp.eq.s64 %p32,%d72,0;
@%p32 bra $25;
and.b64 %d73,%d8,3;
setp.ne.s64 %p33,%d73,0;
mov.u32 %r379,0;
@%p33 bra $33;
shr.s32 %r292,%r110,31;
shr.u32 %r293,%r292,30;
add.s32 %r294,%r110,%r293;
shr.s32 %r111,%r294,2;
setp.ge.s32 %p34,%r2,%r111;
@%p34 bra $24;
mul.wide.s32 %d74,%r2,4;
add.s64 %d75,%d74,%d6;
add.s64 %d76,%d75,%d7;
add.s64 %d101,%d1,%d76;
add.s64 %d100,%d69,%d74;
mov.u32 %r374,%r2;
$23:
.pragma "nounroll";
ld.shared.u32 %r295,[%d100];
st.global.u32 [%d101],%r295;
add.s64 %d101,%d101,128;
add.s64 %d100,%d100,128;
add.s32 %r374,%r374,32;
setp.lt.s32 %p35,%r374,%r111;
@%p35 bra $23;
$24:
and.b32 %r379,%r110,-4;
bra.uni $33;
$25:
shr.s32 %r296,%r110,31;
shr.u32 %r297,%r296,28;
add.s32 %r298,%r110,%r297;
shr.s32 %r115,%r298,4;
setp.ge.s32 %p36,%r2,%r115;
@%p36 bra $32;
not.b32 %r299,%r2;
add.s32 %r116,%r115,%r299;
shr.u32 %r300,%r116,5;
add.s32 %r301,%r300,1;
and.b32 %r376,%r301,3;
setp.eq.s32 %p37,%r376,0;
mov.u32 %r377,%r2;
@%p37 bra $29;
mul.wide.s32 %d80,%r2,16;
add.s64 %d103,%d69,%d80;
add.s64 %d84,%d80,%d6;
add.s64 %d85,%d84,%d7;
add.s64 %d102,%d1,%d85;
mov.u32 %r377,%r2;
$28:
.pragma "nounroll";
ld.shared.v4.u32 {%r302,%r303,%r304,%r305},[%d103];
st.global.v4.u32 [%d102],{%r302,%r303,%r304,%r305};
add.s32 %r377,%r377,32;
add.s64 %d103,%d103,512;
add.s64 %d102,%d102,512;
add.s32 %r376,%r376,-1;
setp.ne.s32 %p38,%r376,0;
@%p38 bra $28;
$29:
setp.lt.u32 %p39,%r116,96;
@%p39 bra $32;
mul.wide.s32 %d86,%r377,16;
add.s64 %d87,%d86,%d6;
add.s64 %d88,%d87,%d7;
add.s64 %d89,%d1,%d88;
add.s64 %d105,%d89,1024;
add.s64 %d93,%d69,%d86;
add.s64 %d104,%d93,1024;
$31:
ld.shared.v4.u32 {%r310,%r311,%r312,%r313},[%d104+-1024];
st.global.v4.u32 [%d105+-1024],{%r310,%r311,%r312,%r313};
ld.shared.v4.u32 {%r318,%r319,%r320,%r321},[%d104+-512];
st.global.v4.u32 [%d105+-512],{%r318,%r319,%r320,%r321};
ld.shared.v4.u32 {%r326,%r327,%r328,%r329},[%d104];
st.global.v4.u32 [%d105],{%r326,%r327,%r328,%r329};
ld.shared.v4.u32 {%r334,%r335,%r336,%r337},[%d104+512];
st.global.v4.u32 [%d105+512],{%r334,%r335,%r336,%r337};
add.s64 %d105,%d105,2048;
add.s64 %d104,%d104,2048;
add.s32 %r377,%r377,128;
setp.lt.s32 %p40,%r377,%r115;
@%p40 bra $31;
$32:
and.b32 %r379,%r110,-16;
$33:
add.s32 %r380,%r379,%r2;
setp.ge.s32 %p41,%r380,%r110;
@%p41 bra $36;
cvt.s64.s32 %d94,%r380;
add.s64 %d95,%d6,%d94;
add.s64 %d96,%d95,%d7;
add.s64 %d107,%d1,%d96;
add.s64 %d106,%d69,%d94;
$35:
.pragma "nounroll";
ld.shared.u8 %s1,[%d106];
st.global.u8 [%d107],%s1;
add.s64 %d107,%d107,32;
add.s64 %d106,%d106,32;
add.s32 %r380,%r380,32;
setp.lt.s32 %p42,%r380,%r110;
@%p42 bra $35;
$36:
ret;
}
.visible .entry reorder_vec4_4_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
{
.reg .pred %p<47>;
.reg .b16 %s<2>;
.reg .b32 %r<406>;
.reg .b64 %d<108>;
.shared .align 16 .b8 z6[16384];
ld.param.u64 %d33,[p0];
ld.param.u64 %d38,[p2];
ld.param.v2.u32 {%r151,%r152},[p3+32];
ld.param.u32 %r141,[p4];
ld.param.u32 %r142,[p5];
ld.param.u32 %r143,[p6];
ld.param.u32 %r144,[p7];
ld.param.u32 %r145,[p8];
ld.param.u32 %r146,[p9];
ld.param.u64 %d40,[p3+8];
ld.param.u64 %d39,[p3];
ld.param.u64 %d35,[p1+8];
ld.param.u64 %d34,[p1];
cvta.to.global.u64 %d1,%d38;
mov.u32 %r155,%tid.y;
cvt.u64.u32 %d2,%r155;
setp.eq.s32 %p1,%r141,4;
selp.b32 %r156,4,2,%p1;
setp.eq.s32 %p2,%r141,0;
selp.b32 %r1,1,%r156,%p2;
mov.u32 %r157,%ctaid.x;
shl.b32 %r158,%r157,7;
mov.u32 %r2,%tid.x;
shl.b32 %r159,%r2,2;
add.s32 %r3,%r158,%r159;
mov.u32 %r160,%ctaid.y;
shl.b32 %r161,%r160,3;
add.s32 %r4,%r161,%r155;
setp.ge.s32 %p3,%r4,%r152;
@%p3 bra $35;
mov.u32 %r162,%ctaid.z;
cvt.u64.u32 %d43,%r162;
mul.lo.s64 %d44,%d34,%d43;
cvt.u32.u64 %r163,%d35;
mul.lo.s32 %r164,%r4,%r163;
shl.b32 %r165,%r3,2;
mad.lo.s32 %r166,%r165,%r1,%r164;
cvt.u64.u32 %d45,%r166;
add.s64 %d46,%d44,%d45;
cvta.to.global.u64 %d47,%d33;
add.s64 %d4,%d47,%d46;
@%p2 bra $5;
setp.ne.s32 %p5,%r141,4;
@%p5 bra $7;
setp.ge.s32 %p6,%r3,%r151;
@%p6 bra $9;
ld.global.v4.u32 {%r367,%r368,%r369,%r370},[%d4];
shl.b32 %r174,%r1,2;
cvt.u64.u32 %d48,%r174;
add.s64 %d49,%d4,%d48;
ld.global.v4.u32 {%r371,%r372,%r373,%r374},[%d49];
shl.b32 %r179,%r1,3;
cvt.u64.u32 %d50,%r179;
add.s64 %d51,%d4,%d50;
ld.global.v4.u32 {%r375,%r376,%r377,%r378},[%d51];
mul.lo.s32 %r184,%r1,12;
cvt.u64.u32 %d52,%r184;
add.s64 %d53,%d4,%d52;
ld.global.v4.u32 {%r379,%r380,%r381,%r382},[%d53];
bra.uni $9;
$5:
setp.ge.s32 %p9,%r3,%r151;
@%p9 bra $9;
ld.global.u32 %r367,[%d4];
shl.b32 %r193,%r1,2;
cvt.u64.u32 %d54,%r193;
add.s64 %d55,%d4,%d54;
ld.global.u32 %r371,[%d55];
shl.b32 %r194,%r1,3;
cvt.u64.u32 %d56,%r194;
add.s64 %d57,%d4,%d56;
ld.global.u32 %r375,[%d57];
mul.lo.s32 %r195,%r1,12;
cvt.u64.u32 %d58,%r195;
add.s64 %d59,%d4,%d58;
ld.global.u32 %r379,[%d59];
bra.uni $9;
$7:
setp.ge.s32 %p12,%r3,%r151;
@%p12 bra $9;
ld.global.v2.u32 {%r367,%r368},[%d4];
shl.b32 %r202,%r1,2;
cvt.u64.u32 %d60,%r202;
add.s64 %d61,%d4,%d60;
ld.global.v2.u32 {%r371,%r372},[%d61];
shl.b32 %r205,%r1,3;
cvt.u64.u32 %d62,%r205;
add.s64 %d63,%d4,%d62;
ld.global.v2.u32 {%r375,%r376},[%d63];
mul.lo.s32 %r208,%r1,12;
cvt.u64.u32 %d64,%r208;
add.s64 %d65,%d4,%d64;
ld.global.v2.u32 {%r379,%r380},[%d65];
$9:
@%p1 bra $13;
setp.ne.s32 %p16,%r141,0;
@%p16 bra $12;
and.b32 %r50,%r367,255;
shr.u32 %r211,%r367,8;
and.b32 %r368,%r211,255;
shr.u32 %r212,%r367,16;
and.b32 %r369,%r212,255;
shr.u32 %r370,%r367,24;
and.b32 %r54,%r371,255;
shr.u32 %r213,%r371,8;
and.b32 %r372,%r213,255;
shr.u32 %r214,%r371,16;
and.b32 %r373,%r214,255;
shr.u32 %r374,%r371,24;
and.b32 %r58,%r375,255;
shr.u32 %r215,%r375,8;
and.b32 %r376,%r215,255;
shr.u32 %r216,%r375,16;
and.b32 %r377,%r216,255;
shr.u32 %r378,%r375,24;
and.b32 %r62,%r379,255;
shr.u32 %r217,%r379,8;
and.b32 %r380,%r217,255;
shr.u32 %r218,%r379,16;
and.b32 %r381,%r218,255;
shr.u32 %r382,%r379,24;
mov.u32 %r379,%r62;
mov.u32 %r375,%r58;
mov.u32 %r371,%r54;
mov.u32 %r367,%r50;
bra.uni $13;
$12:
and.b32 %r66,%r367,65535;
shr.u32 %r67,%r367,16;
and.b32 %r369,%r368,65535;
shr.u32 %r370,%r368,16;
and.b32 %r70,%r371,65535;
shr.u32 %r71,%r371,16;
and.b32 %r373,%r372,65535;
shr.u32 %r374,%r372,16;
and.b32 %r74,%r375,65535;
shr.u32 %r75,%r375,16;
and.b32 %r377,%r376,65535;
shr.u32 %r378,%r376,16;
and.b32 %r78,%r379,65535;
shr.u32 %r79,%r379,16;
and.b32 %r381,%r380,65535;
shr.u32 %r382,%r380,16;
mov.u32 %r380,%r79;
mov.u32 %r379,%r78;
mov.u32 %r376,%r75;
mov.u32 %r375,%r74;
mov.u32 %r372,%r71;
mov.u32 %r371,%r70;
mov.u32 %r368,%r67;
mov.u32 %r367,%r66;
$13:
setp.eq.s32 %p17,%r142,0;
selp.b32 %r219,%r367,%r146,%p17;
setp.eq.s32 %p18,%r142,1;
selp.b32 %r220,%r368,%r219,%p18;
setp.eq.s32 %p19,%r142,2;
selp.b32 %r221,%r369,%r220,%p19;
setp.eq.s32 %p20,%r142,3;
selp.b32 %r98,%r370,%r221,%p20;
setp.eq.s32 %p21,%r143,0;
selp.b32 %r222,%r367,%r146,%p21;
setp.eq.s32 %p22,%r143,1;
selp.b32 %r223,%r368,%r222,%p22;
setp.eq.s32 %p23,%r143,2;
selp.b32 %r224,%r369,%r223,%p23;
setp.eq.s32 %p24,%r143,3;
selp.b32 %r99,%r370,%r224,%p24;
setp.eq.s32 %p25,%r144,0;
selp.b32 %r225,%r367,%r146,%p25;
setp.eq.s32 %p26,%r144,1;
selp.b32 %r226,%r368,%r225,%p26;
setp.eq.s32 %p27,%r144,2;
selp.b32 %r227,%r369,%r226,%p27;
setp.eq.s32 %p28,%r144,3;
selp.b32 %r100,%r370,%r227,%p28;
setp.eq.s32 %p29,%r145,0;
selp.b32 %r228,%r367,%r146,%p29;
setp.eq.s32 %p30,%r145,1;
selp.b32 %r229,%r368,%r228,%p30;
setp.eq.s32 %p31,%r145,2;
selp.b32 %r230,%r369,%r229,%p31;
setp.eq.s32 %p32,%r145,3;
selp.b32 %r101,%r370,%r230,%p32;
selp.b32 %r231,%r371,%r146,%p17;
selp.b32 %r232,%r372,%r231,%p18;
selp.b32 %r233,%r373,%r232,%p19;
selp.b32 %r102,%r374,%r233,%p20;
selp.b32 %r234,%r371,%r146,%p21;
selp.b32 %r235,%r372,%r234,%p22;
selp.b32 %r236,%r373,%r235,%p23;
selp.b32 %r103,%r374,%r236,%p24;
selp.b32 %r237,%r371,%r146,%p25;
selp.b32 %r238,%r372,%r237,%p26;
selp.b32 %r239,%r373,%r238,%p27;
selp.b32 %r104,%r374,%r239,%p28;
selp.b32 %r240,%r371,%r146,%p29;
selp.b32 %r241,%r372,%r240,%p30;
selp.b32 %r242,%r373,%r241,%p31;
selp.b32 %r105,%r374,%r242,%p32;
selp.b32 %r243,%r375,%r146,%p17;
selp.b32 %r244,%r376,%r243,%p18;
selp.b32 %r245,%r377,%r244,%p19;
selp.b32 %r106,%r378,%r245,%p20;
selp.b32 %r246,%r375,%r146,%p21;
selp.b32 %r247,%r376,%r246,%p22;
selp.b32 %r248,%r377,%r247,%p23;
selp.b32 %r107,%r378,%r248,%p24;
selp.b32 %r249,%r375,%r146,%p25;
selp.b32 %r250,%r376,%r249,%p26;
selp.b32 %r251,%r377,%r250,%p27;
selp.b32 %r108,%r378,%r251,%p28;
selp.b32 %r252,%r375,%r146,%p29;
selp.b32 %r253,%r376,%r252,%p30;
selp.b32 %r254,%r377,%r253,%p31;
selp.b32 %r109,%r378,%r254,%p32;
selp.b32 %r255,%r379,%r146,%p17;
selp.b32 %r256,%r380,%r255,%p18;
selp.b32 %r257,%r381,%r256,%p19;
selp.b32 %r110,%r382,%r257,%p20;
selp.b32 %r258,%r379,%r146,%p21;
selp.b32 %r259,%r380,%r258,%p22;
selp.b32 %r260,%r381,%r259,%p23;
selp.b32 %r111,%r382,%r260,%p24;
selp.b32 %r261,%r379,%r146,%p25;
selp.b32 %r262,%r380,%r261,%p26;
selp.b32 %r263,%r381,%r262,%p27;
selp.b32 %r112,%r382,%r263,%p28;
selp.b32 %r264,%r379,%r146,%p29;
selp.b32 %r265,%r380,%r264,%p30;
selp.b32 %r266,%r381,%r265,%p31;
selp.b32 %r113,%r382,%r266,%p32;
mul.lo.s32 %r267,%r2,%r1;
shl.b32 %r268,%r267,4;
cvt.u64.u32 %d66,%r268;
shl.b64 %d67,%d2,11;
mov.u64 %d68,z6;
add.s64 %d69,%d68,%d67;
add.s64 %d5,%d69,%d66;
@%p1 bra $16;
setp.ne.s32 %p34,%r141,0;
@%p34 bra $17;
shl.b32 %r269,%r99,16;
or.b32 %r270,%r269,%r98;
shl.b32 %r271,%r101,16;
or.b32 %r272,%r271,%r100;
mov.u32 %r273,25632;
shl.b32 %r274,%r103,16;
or.b32 %r275,%r274,%r102;
shl.b32 %r276,%r105,16;
or.b32 %r277,%r276,%r104;
shl.b32 %r278,%r107,16;
or.b32 %r279,%r278,%r106;
shl.b32 %r280,%r109,16;
or.b32 %r281,%r280,%r108;
shl.b32 %r282,%r111,16;
or.b32 %r283,%r282,%r110;
shl.b32 %r284,%r113,16;
or.b32 %r285,%r284,%r112;
prmt.b32 %r286,%r283,%r285,%r273;
prmt.b32 %r287,%r279,%r281,%r273;
prmt.b32 %r288,%r275,%r277,%r273;
prmt.b32 %r289,%r270,%r272,%r273;
st.shared.v4.u32 [%d5],{%r289,%r288,%r287,%r286};
bra.uni $18;
$16:
st.shared.v4.u32 [%d5],{%r98,%r99,%r100,%r101};
st.shared.v4.u32 [%d5+16],{%r102,%r103,%r104,%r105};
st.shared.v4.u32 [%d5+32],{%r106,%r107,%r108,%r109};
st.shared.v4.u32 [%d5+48],{%r110,%r111,%r112,%r113};
bra.uni $18;
$17:
shl.b32 %r290,%r99,16;
shl.b32 %r291,%r101,16;
shl.b32 %r292,%r103,16;
shl.b32 %r293,%r105,16;
or.b32 %r294,%r293,%r104;
or.b32 %r295,%r292,%r102;
or.b32 %r296,%r291,%r100;
or.b32 %r297,%r290,%r98;
st.shared.v4.u32 [%d5],{%r297,%r296,%r295,%r294};
shl.b32 %r298,%r107,16;
shl.b32 %r299,%r109,16;
shl.b32 %r300,%r111,16;
shl.b32 %r301,%r113,16;
or.b32 %r302,%r301,%r112;
or.b32 %r303,%r300,%r110;
or.b32 %r304,%r299,%r108;
or.b32 %r305,%r298,%r106;
st.shared.v4.u32 [%d5+16],{%r305,%r304,%r303,%r302};
$18:
bar.warp.sync -1;
mul.lo.s64 %d6,%d39,%d43;
cvt.u32.u64 %r307,%d40;
mul.lo.s32 %r308,%r4,%r307;
shl.b32 %r310,%r157,9;
mad.lo.s32 %r311,%r310,%r1,%r308;
cvt.u64.u32 %d7,%r311;
sub.s32 %r313,%r151,%r158;
min.s32 %r314,%r313,128;
mul.lo.s32 %r315,%r314,%r1;
shl.b32 %r114,%r315,2;
setp.lt.s32 %p35,%r114,1;
@%p35 bra $35;
add.s64 %d71,%d6,%d7;
add.s64 %d8,%d38,%d71;
and.b64 %d72,%d8,15;
setp.eq.s64 %p36,%d72,0;
@%p36 bra $24;
and.b64 %d73,%d8,3;
setp.ne.s64 %p37,%d73,0;
mov.u32 %r404,0;
@%p37 bra $32;
shr.s32 %r317,%r114,31;
shr.u32 %r318,%r317,30;
add.s32 %r319,%r114,%r318;
shr.s32 %r115,%r319,2;
setp.ge.s32 %p38,%r2,%r115;
mov.u32 %r404,%r114;
@%p38 bra $32;
mul.wide.s32 %d74,%r2,4;
add.s64 %d75,%d74,%d6;
add.s64 %d76,%d75,%d7;
add.s64 %d101,%d1,%d76;
add.s64 %d100,%d69,%d74;
mov.u32 %r399,%r2;
$23:
.pragma "nounroll";
ld.shared.u32 %r320,[%d100];
st.global.u32 [%d101],%r320;
add.s64 %d101,%d101,128;
add.s64 %d100,%d100,128;
add.s32 %r399,%r399,32;
setp.lt.s32 %p39,%r399,%r115;
mov.u32 %r404,%r114;
@%p39 bra $23;
bra.uni $32;
$24:
shr.s32 %r321,%r114,31;
shr.u32 %r322,%r321,28;
add.s32 %r323,%r114,%r322;
shr.s32 %r118,%r323,4;
setp.ge.s32 %p40,%r2,%r118;
@%p40 bra $31;
not.b32 %r324,%r2;
add.s32 %r119,%r118,%r324;
shr.u32 %r325,%r119,5;
add.s32 %r326,%r325,1;
and.b32 %r401,%r326,3;
setp.eq.s32 %p41,%r401,0;
mov.u32 %r402,%r2;
@%p41 bra $28;
mul.wide.s32 %d80,%r2,16;
add.s64 %d103,%d69,%d80;
add.s64 %d84,%d80,%d6;
add.s64 %d85,%d84,%d7;
add.s64 %d102,%d1,%d85;
mov.u32 %r402,%r2;
$27:
.pragma "nounroll";
ld.shared.v4.u32 {%r327,%r328,%r329,%r330},[%d103];
st.global.v4.u32 [%d102],{%r327,%r328,%r329,%r330};
add.s32 %r402,%r402,32;
add.s64 %d103,%d103,512;
add.s64 %d102,%d102,512;
add.s32 %r401,%r401,-1;
setp.ne.s32 %p42,%r401,0;
@%p42 bra $27;
$28:
setp.lt.u32 %p43,%r119,96;
@%p43 bra $31;
mul.wide.s32 %d86,%r402,16;
add.s64 %d87,%d86,%d6;
add.s64 %d88,%d87,%d7;
add.s64 %d89,%d1,%d88;
add.s64 %d105,%d89,1024;
add.s64 %d93,%d69,%d86;
add.s64 %d104,%d93,1024;
$30:
ld.shared.v4.u32 {%r335,%r336,%r337,%r338},[%d104+-1024];
st.global.v4.u32 [%d105+-1024],{%r335,%r336,%r337,%r338};
ld.shared.v4.u32 {%r343,%r344,%r345,%r346},[%d104+-512];
st.global.v4.u32 [%d105+-512],{%r343,%r344,%r345,%r346};
ld.shared.v4.u32 {%r351,%r352,%r353,%r354},[%d104];
st.global.v4.u32 [%d105],{%r351,%r352,%r353,%r354};
ld.shared.v4.u32 {%r359,%r360,%r361,%r362},[%d104+512];
st.global.v4.u32 [%d105+512],{%r359,%r360,%r361,%r362};
add.s64 %d105,%d105,2048;
add.s64 %d104,%d104,2048;
add.s32 %r402,%r402,128;
setp.lt.s32 %p44,%r402,%r118;
@%p44 bra $30;
$31:
and.b32 %r404,%r114,-16;
$32:
add.s32 %r405,%r404,%r2;
setp.ge.s32 %p45,%r405,%r114;
@%p45 bra $35;
cvt.s64.s32 %d94,%r405;
add.s64 %d95,%d6,%d94;
add.s64 %d96,%d95,%d7;
add.s64 %d107,%d1,%d96;
add.s64 %d106,%d69,%d94;
$34:
.pragma "nounroll";
ld.shared.u8 %s1,[%d106];
st.global.u8 [%d107],%s1;
add.s64 %d107,%d107,32;
add.s64 %d106,%d106,32;
add.s32 %r405,%r405,32;
setp.lt.s32 %p46,%r405,%r114;
@%p46 bra $34;
$35:
ret;
}
`;
