// Made from kernels/arrange.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/arrange.cu`. */
export const ARRANGE: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) _Z14border_outsideiii(
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
@%p1 bra $0_5;
setp.eq.s32 %p2,%r8,1;
setp.eq.s32 %p3,%r7,1;
or.pred %p4,%p3,%p2;
@%p4 bra $0_4;
bra.uni $0_2;
$0_4:
setp.lt.s32 %p9,%r6,0;
add.s32 %r18,%r7,-1;
selp.b32 %r19,0,%r18,%p9;
bra.uni $0_5;
$0_2:
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
@%p7 bra $0_5;
selp.b32 %r16,-1,0,%p6;
add.s32 %r17,%r1,%r16;
sub.s32 %r19,%r17,%r19;
$0_5:
st.param.b32 [func_retval0+0],%r19;
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
.local .align 16 .b8 __local_depot1[16];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<12>;
.reg .b32 %r<80>;
.reg .b64 %rd<83>;
mov.u64 %SPL,__local_depot1;
ld.param.u64 %rd36,[p0];
ld.param.v2.u32 {%r70,%r71},[p1+32];
ld.param.v2.u32 {%r48,%r49},[p1+40];
ld.param.u64 %rd41,[p2];
ld.param.v2.u32 {%r72,%r73},[p3+32];
ld.param.v2.u32 {%r52,%r53},[p3+40];
ld.param.u32 %r74,[p4];
ld.param.u32 %r75,[p5];
ld.param.u64 %rd46,[p6];
ld.param.u32 %r45,[p7];
ld.param.u64 %rd79,[p3+24];
ld.param.u64 %rd78,[p3+16];
ld.param.u64 %rd77,[p3+8];
ld.param.u64 %rd42,[p3];
ld.param.u64 %rd75,[p1+24];
ld.param.u64 %rd74,[p1+16];
ld.param.u64 %rd73,[p1+8];
ld.param.u64 %rd37,[p1];
add.u64 %rd81,%SPL,0;
ld.param.u32 %r54,[p11];
ld.param.u32 %r55,[p10];
ld.param.u32 %r56,[p9];
ld.param.u32 %r57,[p8];
st.local.v4.u32 [%rd81],{%r57,%r56,%r55,%r54};
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r49,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd48,%rd36;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r70,%r71},[%rd50+32];
ld.global.u64 %rd75,[%rd50+24];
ld.global.u64 %rd74,[%rd50+16];
ld.global.u64 %rd73,[%rd50+8];
ld.global.u64 %rd72,[%rd50];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd37,%rd51;
add.s64 %rd72,%rd36,%rd52;
$1_3:
setp.eq.s32 %p2,%r53,0;
@%p2 bra $1_5;
cvta.to.global.u64 %rd53,%rd41;
mul.wide.s32 %rd54,%r1,40;
add.s64 %rd55,%rd53,%rd54;
ld.global.v2.u32 {%r72,%r73},[%rd55+32];
ld.global.u64 %rd79,[%rd55+24];
ld.global.u64 %rd78,[%rd55+16];
ld.global.u64 %rd77,[%rd55+8];
ld.global.u64 %rd76,[%rd55];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd56,%r1;
mul.lo.s64 %rd57,%rd42,%rd56;
add.s64 %rd76,%rd41,%rd57;
$1_6:
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
@%p5 bra $1_19;
setp.eq.s64 %p6,%rd46,0;
@%p6 bra $1_9;
cvta.to.global.u64 %rd58,%rd46;
mul.wide.u32 %rd59,%r1,8;
add.s64 %rd60,%rd58,%rd59;
ld.global.u32 %r74,[%rd60];
ld.global.u32 %r75,[%rd60+4];
$1_9:
sub.s32 %r76,%r14,%r74;
setp.lt.u32 %p7,%r76,%r70;
@%p7 bra $1_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r76;
.param .b32 param1;
st.param.b32 [param1+0],%r70;
.param .b32 param2;
st.param.b32 [param2+0],%r45;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r76,[retval0+0];
}
$1_11:
sub.s32 %r77,%r15,%r75;
setp.lt.u32 %p8,%r77,%r71;
@%p8 bra $1_13;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r77;
.param .b32 param1;
st.param.b32 [param1+0],%r71;
.param .b32 param2;
st.param.b32 [param2+0],%r45;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r77,[retval0+0];
}
$1_13:
setp.lt.s32 %p9,%r52,1;
@%p9 bra $1_19;
cvt.s64.s32 %rd61,%r77;
cvt.s64.s32 %rd62,%r14;
mul.lo.s64 %rd63,%rd78,%rd62;
cvt.s64.s32 %rd64,%r15;
mul.lo.s64 %rd65,%rd77,%rd64;
add.s64 %rd66,%rd63,%rd65;
add.s64 %rd82,%rd76,%rd66;
cvt.s64.s32 %rd67,%r76;
mul.lo.s64 %rd68,%rd74,%rd67;
mul.lo.s64 %rd69,%rd73,%rd61;
add.s64 %rd70,%rd68,%rd69;
add.s64 %rd80,%rd72,%rd70;
or.b32 %r29,%r77,%r76;
mov.u32 %r78,0;
$1_15:
.pragma "nounroll";
setp.gt.s32 %p10,%r29,-1;
@%p10 bra $1_17;
bra.uni $1_16;
$1_17:
ld.global.nc.u8 %r79,[%rd80];
bra.uni $1_18;
$1_16:
ld.local.u32 %r79,[%rd81];
$1_18:
st.u8 [%rd82],%r79;
add.s64 %rd82,%rd82,%rd79;
add.s64 %rd81,%rd81,4;
add.s64 %rd80,%rd80,%rd75;
add.s32 %r78,%r78,1;
setp.lt.s32 %p11,%r78,%r52;
@%p11 bra $1_15;
$1_19:
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
.local .align 16 .b8 __local_depot2[16];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<12>;
.reg .b16 %rs<6>;
.reg .b32 %r<75>;
.reg .b64 %rd<83>;
mov.u64 %SPL,__local_depot2;
ld.param.u64 %rd36,[p0];
ld.param.v2.u32 {%r66,%r67},[p1+32];
ld.param.v2.u32 {%r45,%r46},[p1+40];
ld.param.u64 %rd41,[p2];
ld.param.v2.u32 {%r68,%r69},[p3+32];
ld.param.v2.u32 {%r49,%r50},[p3+40];
ld.param.u32 %r70,[p4];
ld.param.u32 %r71,[p5];
ld.param.u64 %rd46,[p6];
ld.param.u32 %r42,[p7];
ld.param.u64 %rd79,[p3+24];
ld.param.u64 %rd78,[p3+16];
ld.param.u64 %rd77,[p3+8];
ld.param.u64 %rd42,[p3];
ld.param.u64 %rd75,[p1+24];
ld.param.u64 %rd74,[p1+16];
ld.param.u64 %rd73,[p1+8];
ld.param.u64 %rd37,[p1];
add.u64 %rd81,%SPL,0;
ld.param.u32 %r51,[p11];
ld.param.u32 %r52,[p10];
ld.param.u32 %r53,[p9];
ld.param.u32 %r54,[p8];
st.local.v4.u32 [%rd81],{%r54,%r53,%r52,%r51};
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r46,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd48,%rd36;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r66,%r67},[%rd50+32];
ld.global.u64 %rd75,[%rd50+24];
ld.global.u64 %rd74,[%rd50+16];
ld.global.u64 %rd73,[%rd50+8];
ld.global.u64 %rd72,[%rd50];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd37,%rd51;
add.s64 %rd72,%rd36,%rd52;
$2_3:
setp.eq.s32 %p2,%r50,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd53,%rd41;
mul.wide.s32 %rd54,%r1,40;
add.s64 %rd55,%rd53,%rd54;
ld.global.v2.u32 {%r68,%r69},[%rd55+32];
ld.global.u64 %rd79,[%rd55+24];
ld.global.u64 %rd78,[%rd55+16];
ld.global.u64 %rd77,[%rd55+8];
ld.global.u64 %rd76,[%rd55];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd56,%r1;
mul.lo.s64 %rd57,%rd42,%rd56;
add.s64 %rd76,%rd41,%rd57;
$2_6:
mov.u32 %r59,%ctaid.x;
shl.b32 %r60,%r59,5;
mov.u32 %r61,%tid.x;
add.s32 %r14,%r60,%r61;
mov.u32 %r62,%ctaid.y;
shl.b32 %r63,%r62,3;
mov.u32 %r64,%tid.y;
add.s32 %r15,%r63,%r64;
setp.ge.s32 %p3,%r14,%r68;
setp.ge.s32 %p4,%r15,%r69;
or.pred %p5,%p4,%p3;
@%p5 bra $2_19;
setp.eq.s64 %p6,%rd46,0;
@%p6 bra $2_9;
cvta.to.global.u64 %rd58,%rd46;
mul.wide.u32 %rd59,%r1,8;
add.s64 %rd60,%rd58,%rd59;
ld.global.u32 %r70,[%rd60];
ld.global.u32 %r71,[%rd60+4];
$2_9:
sub.s32 %r72,%r14,%r70;
setp.lt.u32 %p7,%r72,%r66;
@%p7 bra $2_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r72;
.param .b32 param1;
st.param.b32 [param1+0],%r66;
.param .b32 param2;
st.param.b32 [param2+0],%r42;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r72,[retval0+0];
}
$2_11:
sub.s32 %r73,%r15,%r71;
setp.lt.u32 %p8,%r73,%r67;
@%p8 bra $2_13;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r73;
.param .b32 param1;
st.param.b32 [param1+0],%r67;
.param .b32 param2;
st.param.b32 [param2+0],%r42;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r73,[retval0+0];
}
$2_13:
setp.lt.s32 %p9,%r49,1;
@%p9 bra $2_19;
cvt.s64.s32 %rd61,%r73;
cvt.s64.s32 %rd62,%r14;
mul.lo.s64 %rd63,%rd78,%rd62;
cvt.s64.s32 %rd64,%r15;
mul.lo.s64 %rd65,%rd77,%rd64;
add.s64 %rd66,%rd63,%rd65;
add.s64 %rd82,%rd76,%rd66;
cvt.s64.s32 %rd67,%r72;
mul.lo.s64 %rd68,%rd74,%rd67;
mul.lo.s64 %rd69,%rd73,%rd61;
add.s64 %rd70,%rd68,%rd69;
add.s64 %rd80,%rd72,%rd70;
or.b32 %r29,%r73,%r72;
mov.u32 %r74,0;
$2_15:
.pragma "nounroll";
setp.gt.s32 %p10,%r29,-1;
@%p10 bra $2_17;
bra.uni $2_16;
$2_17:
ld.global.nc.u16 %rs5,[%rd80];
bra.uni $2_18;
$2_16:
ld.local.u16 %rs5,[%rd81];
$2_18:
st.u16 [%rd82],%rs5;
add.s64 %rd82,%rd82,%rd79;
add.s64 %rd81,%rd81,4;
add.s64 %rd80,%rd80,%rd75;
add.s32 %r74,%r74,1;
setp.lt.s32 %p11,%r74,%r49;
@%p11 bra $2_15;
$2_19:
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
.local .align 16 .b8 __local_depot3[16];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<12>;
.reg .b32 %r<80>;
.reg .b64 %rd<83>;
mov.u64 %SPL,__local_depot3;
ld.param.u64 %rd36,[p0];
ld.param.v2.u32 {%r70,%r71},[p1+32];
ld.param.v2.u32 {%r48,%r49},[p1+40];
ld.param.u64 %rd41,[p2];
ld.param.v2.u32 {%r72,%r73},[p3+32];
ld.param.v2.u32 {%r52,%r53},[p3+40];
ld.param.u32 %r74,[p4];
ld.param.u32 %r75,[p5];
ld.param.u64 %rd46,[p6];
ld.param.u32 %r45,[p7];
ld.param.u64 %rd79,[p3+24];
ld.param.u64 %rd78,[p3+16];
ld.param.u64 %rd77,[p3+8];
ld.param.u64 %rd42,[p3];
ld.param.u64 %rd75,[p1+24];
ld.param.u64 %rd74,[p1+16];
ld.param.u64 %rd73,[p1+8];
ld.param.u64 %rd37,[p1];
add.u64 %rd81,%SPL,0;
ld.param.u32 %r54,[p11];
ld.param.u32 %r55,[p10];
ld.param.u32 %r56,[p9];
ld.param.u32 %r57,[p8];
st.local.v4.u32 [%rd81],{%r57,%r56,%r55,%r54};
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r49,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd48,%rd36;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r70,%r71},[%rd50+32];
ld.global.u64 %rd75,[%rd50+24];
ld.global.u64 %rd74,[%rd50+16];
ld.global.u64 %rd73,[%rd50+8];
ld.global.u64 %rd72,[%rd50];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd37,%rd51;
add.s64 %rd72,%rd36,%rd52;
$3_3:
setp.eq.s32 %p2,%r53,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd53,%rd41;
mul.wide.s32 %rd54,%r1,40;
add.s64 %rd55,%rd53,%rd54;
ld.global.v2.u32 {%r72,%r73},[%rd55+32];
ld.global.u64 %rd79,[%rd55+24];
ld.global.u64 %rd78,[%rd55+16];
ld.global.u64 %rd77,[%rd55+8];
ld.global.u64 %rd76,[%rd55];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd56,%r1;
mul.lo.s64 %rd57,%rd42,%rd56;
add.s64 %rd76,%rd41,%rd57;
$3_6:
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
@%p5 bra $3_19;
setp.eq.s64 %p6,%rd46,0;
@%p6 bra $3_9;
cvta.to.global.u64 %rd58,%rd46;
mul.wide.u32 %rd59,%r1,8;
add.s64 %rd60,%rd58,%rd59;
ld.global.u32 %r74,[%rd60];
ld.global.u32 %r75,[%rd60+4];
$3_9:
sub.s32 %r76,%r14,%r74;
setp.lt.u32 %p7,%r76,%r70;
@%p7 bra $3_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r76;
.param .b32 param1;
st.param.b32 [param1+0],%r70;
.param .b32 param2;
st.param.b32 [param2+0],%r45;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r76,[retval0+0];
}
$3_11:
sub.s32 %r77,%r15,%r75;
setp.lt.u32 %p8,%r77,%r71;
@%p8 bra $3_13;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r77;
.param .b32 param1;
st.param.b32 [param1+0],%r71;
.param .b32 param2;
st.param.b32 [param2+0],%r45;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r77,[retval0+0];
}
$3_13:
setp.lt.s32 %p9,%r52,1;
@%p9 bra $3_19;
cvt.s64.s32 %rd61,%r77;
cvt.s64.s32 %rd62,%r14;
mul.lo.s64 %rd63,%rd78,%rd62;
cvt.s64.s32 %rd64,%r15;
mul.lo.s64 %rd65,%rd77,%rd64;
add.s64 %rd66,%rd63,%rd65;
add.s64 %rd82,%rd76,%rd66;
cvt.s64.s32 %rd67,%r76;
mul.lo.s64 %rd68,%rd74,%rd67;
mul.lo.s64 %rd69,%rd73,%rd61;
add.s64 %rd70,%rd68,%rd69;
add.s64 %rd80,%rd72,%rd70;
or.b32 %r29,%r77,%r76;
mov.u32 %r78,0;
$3_15:
.pragma "nounroll";
setp.gt.s32 %p10,%r29,-1;
@%p10 bra $3_17;
bra.uni $3_16;
$3_17:
ld.global.nc.u32 %r79,[%rd80];
bra.uni $3_18;
$3_16:
ld.local.u32 %r79,[%rd81];
$3_18:
st.u32 [%rd82],%r79;
add.s64 %rd82,%rd82,%rd79;
add.s64 %rd81,%rd81,4;
add.s64 %rd80,%rd80,%rd75;
add.s32 %r78,%r78,1;
setp.lt.s32 %p11,%r78,%r52;
@%p11 bra $3_15;
$3_19:
ret;
}
.visible .entry split_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .u64 p8,
.param .align 8 .b8 p9[48],
.param .u32 p10
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b32 %r<104>;
.reg .b64 %rd<156>;
ld.param.u64 %rd67,[p0];
ld.param.v2.u32 {%r102,%r103},[p1+32];
ld.param.v2.u32 {%r57,%r58},[p1+40];
ld.param.u64 %rd72,[p2];
ld.param.v2.u32 {%r61,%r62},[p3+40];
ld.param.u64 %rd77,[p4];
ld.param.v2.u32 {%r65,%r66},[p5+40];
ld.param.u64 %rd82,[p6];
ld.param.v2.u32 {%r69,%r70},[p7+40];
ld.param.u64 %rd87,[p8];
ld.param.v2.u32 {%r73,%r74},[p9+40];
ld.param.u32 %r54,[p10];
ld.param.u64 %rd155,[p9+16];
ld.param.u64 %rd154,[p9+8];
ld.param.u64 %rd88,[p9];
ld.param.u64 %rd152,[p7+16];
ld.param.u64 %rd151,[p7+8];
ld.param.u64 %rd83,[p7];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd78,[p5];
ld.param.u64 %rd146,[p3+16];
ld.param.u64 %rd145,[p3+8];
ld.param.u64 %rd73,[p3];
ld.param.u64 %rd143,[p1+24];
ld.param.u64 %rd142,[p1+16];
ld.param.u64 %rd141,[p1+8];
ld.param.u64 %rd68,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r58,0;
@%p1 bra $4_2;
cvta.to.global.u64 %rd92,%rd67;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r102,%r103},[%rd94+32];
ld.global.u64 %rd143,[%rd94+24];
ld.global.u64 %rd142,[%rd94+16];
ld.global.u64 %rd141,[%rd94+8];
ld.global.u64 %rd140,[%rd94];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd68,%rd95;
add.s64 %rd140,%rd67,%rd96;
$4_3:
setp.eq.s32 %p2,%r62,0;
@%p2 bra $4_5;
cvta.to.global.u64 %rd97,%rd72;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd146,[%rd99+16];
ld.global.u64 %rd145,[%rd99+8];
ld.global.u64 %rd144,[%rd99];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd73,%rd100;
add.s64 %rd144,%rd72,%rd101;
$4_6:
setp.eq.s32 %p3,%r66,0;
@%p3 bra $4_8;
cvta.to.global.u64 %rd102,%rd77;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd149,[%rd104+16];
ld.global.u64 %rd148,[%rd104+8];
ld.global.u64 %rd147,[%rd104];
bra.uni $4_9;
$4_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd78,%rd105;
add.s64 %rd147,%rd77,%rd106;
$4_9:
setp.eq.s32 %p4,%r70,0;
@%p4 bra $4_11;
cvta.to.global.u64 %rd107,%rd82;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd152,[%rd109+16];
ld.global.u64 %rd151,[%rd109+8];
ld.global.u64 %rd150,[%rd109];
bra.uni $4_12;
$4_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd83,%rd110;
add.s64 %rd150,%rd82,%rd111;
$4_12:
setp.eq.s32 %p5,%r74,0;
@%p5 bra $4_14;
cvta.to.global.u64 %rd112,%rd87;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd155,[%rd114+16];
ld.global.u64 %rd154,[%rd114+8];
ld.global.u64 %rd153,[%rd114];
bra.uni $4_15;
$4_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd88,%rd115;
add.s64 %rd153,%rd87,%rd116;
$4_15:
mov.u32 %r92,%ctaid.x;
shl.b32 %r93,%r92,5;
mov.u32 %r94,%tid.x;
add.s32 %r32,%r93,%r94;
mov.u32 %r95,%ctaid.y;
shl.b32 %r96,%r95,3;
mov.u32 %r97,%tid.y;
add.s32 %r33,%r96,%r97;
setp.ge.s32 %p6,%r32,%r102;
setp.ge.s32 %p7,%r33,%r103;
or.pred %p8,%p7,%p6;
setp.lt.s32 %p9,%r54,1;
or.pred %p10,%p8,%p9;
@%p10 bra $4_20;
cvt.s64.s32 %rd61,%r33;
mul.lo.s64 %rd118,%rd141,%rd61;
cvt.s64.s32 %rd62,%r32;
mul.lo.s64 %rd119,%rd142,%rd62;
add.s64 %rd120,%rd118,%rd119;
add.s64 %rd117,%rd140,%rd120;
ld.global.nc.u8 %r98,[%rd117];
mul.lo.s64 %rd121,%rd145,%rd61;
mul.lo.s64 %rd122,%rd146,%rd62;
add.s64 %rd123,%rd122,%rd121;
add.s64 %rd124,%rd144,%rd123;
st.u8 [%rd124],%r98;
setp.lt.s32 %p11,%r54,2;
@%p11 bra $4_20;
add.s64 %rd125,%rd117,%rd143;
ld.global.nc.u8 %r99,[%rd125];
mul.lo.s64 %rd126,%rd149,%rd62;
mul.lo.s64 %rd127,%rd148,%rd61;
add.s64 %rd128,%rd126,%rd127;
add.s64 %rd129,%rd147,%rd128;
st.u8 [%rd129],%r99;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $4_20;
add.s64 %rd130,%rd125,%rd143;
ld.global.nc.u8 %r100,[%rd130];
mul.lo.s64 %rd131,%rd152,%rd62;
mul.lo.s64 %rd132,%rd151,%rd61;
add.s64 %rd133,%rd131,%rd132;
add.s64 %rd134,%rd150,%rd133;
st.u8 [%rd134],%r100;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $4_20;
add.s64 %rd135,%rd130,%rd143;
ld.global.nc.u8 %r101,[%rd135];
mul.lo.s64 %rd136,%rd155,%rd62;
mul.lo.s64 %rd137,%rd154,%rd61;
add.s64 %rd138,%rd136,%rd137;
add.s64 %rd139,%rd153,%rd138;
st.u8 [%rd139],%r101;
$4_20:
ret;
}
.visible .entry split_2(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .u64 p8,
.param .align 8 .b8 p9[48],
.param .u32 p10
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b16 %rs<5>;
.reg .b32 %r<100>;
.reg .b64 %rd<156>;
ld.param.u64 %rd67,[p0];
ld.param.v2.u32 {%r98,%r99},[p1+32];
ld.param.v2.u32 {%r57,%r58},[p1+40];
ld.param.u64 %rd72,[p2];
ld.param.v2.u32 {%r61,%r62},[p3+40];
ld.param.u64 %rd77,[p4];
ld.param.v2.u32 {%r65,%r66},[p5+40];
ld.param.u64 %rd82,[p6];
ld.param.v2.u32 {%r69,%r70},[p7+40];
ld.param.u64 %rd87,[p8];
ld.param.v2.u32 {%r73,%r74},[p9+40];
ld.param.u32 %r54,[p10];
ld.param.u64 %rd155,[p9+16];
ld.param.u64 %rd154,[p9+8];
ld.param.u64 %rd88,[p9];
ld.param.u64 %rd152,[p7+16];
ld.param.u64 %rd151,[p7+8];
ld.param.u64 %rd83,[p7];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd78,[p5];
ld.param.u64 %rd146,[p3+16];
ld.param.u64 %rd145,[p3+8];
ld.param.u64 %rd73,[p3];
ld.param.u64 %rd143,[p1+24];
ld.param.u64 %rd142,[p1+16];
ld.param.u64 %rd141,[p1+8];
ld.param.u64 %rd68,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r58,0;
@%p1 bra $5_2;
cvta.to.global.u64 %rd92,%rd67;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r98,%r99},[%rd94+32];
ld.global.u64 %rd143,[%rd94+24];
ld.global.u64 %rd142,[%rd94+16];
ld.global.u64 %rd141,[%rd94+8];
ld.global.u64 %rd140,[%rd94];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd68,%rd95;
add.s64 %rd140,%rd67,%rd96;
$5_3:
setp.eq.s32 %p2,%r62,0;
@%p2 bra $5_5;
cvta.to.global.u64 %rd97,%rd72;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd146,[%rd99+16];
ld.global.u64 %rd145,[%rd99+8];
ld.global.u64 %rd144,[%rd99];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd73,%rd100;
add.s64 %rd144,%rd72,%rd101;
$5_6:
setp.eq.s32 %p3,%r66,0;
@%p3 bra $5_8;
cvta.to.global.u64 %rd102,%rd77;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd149,[%rd104+16];
ld.global.u64 %rd148,[%rd104+8];
ld.global.u64 %rd147,[%rd104];
bra.uni $5_9;
$5_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd78,%rd105;
add.s64 %rd147,%rd77,%rd106;
$5_9:
setp.eq.s32 %p4,%r70,0;
@%p4 bra $5_11;
cvta.to.global.u64 %rd107,%rd82;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd152,[%rd109+16];
ld.global.u64 %rd151,[%rd109+8];
ld.global.u64 %rd150,[%rd109];
bra.uni $5_12;
$5_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd83,%rd110;
add.s64 %rd150,%rd82,%rd111;
$5_12:
setp.eq.s32 %p5,%r74,0;
@%p5 bra $5_14;
cvta.to.global.u64 %rd112,%rd87;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd155,[%rd114+16];
ld.global.u64 %rd154,[%rd114+8];
ld.global.u64 %rd153,[%rd114];
bra.uni $5_15;
$5_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd88,%rd115;
add.s64 %rd153,%rd87,%rd116;
$5_15:
mov.u32 %r92,%ctaid.x;
shl.b32 %r93,%r92,5;
mov.u32 %r94,%tid.x;
add.s32 %r32,%r93,%r94;
mov.u32 %r95,%ctaid.y;
shl.b32 %r96,%r95,3;
mov.u32 %r97,%tid.y;
add.s32 %r33,%r96,%r97;
setp.ge.s32 %p6,%r32,%r98;
setp.ge.s32 %p7,%r33,%r99;
or.pred %p8,%p7,%p6;
setp.lt.s32 %p9,%r54,1;
or.pred %p10,%p8,%p9;
@%p10 bra $5_20;
cvt.s64.s32 %rd61,%r33;
mul.lo.s64 %rd118,%rd141,%rd61;
cvt.s64.s32 %rd62,%r32;
mul.lo.s64 %rd119,%rd142,%rd62;
add.s64 %rd120,%rd118,%rd119;
add.s64 %rd117,%rd140,%rd120;
ld.global.nc.u16 %rs1,[%rd117];
mul.lo.s64 %rd121,%rd145,%rd61;
mul.lo.s64 %rd122,%rd146,%rd62;
add.s64 %rd123,%rd122,%rd121;
add.s64 %rd124,%rd144,%rd123;
st.u16 [%rd124],%rs1;
setp.lt.s32 %p11,%r54,2;
@%p11 bra $5_20;
add.s64 %rd125,%rd117,%rd143;
ld.global.nc.u16 %rs2,[%rd125];
mul.lo.s64 %rd126,%rd149,%rd62;
mul.lo.s64 %rd127,%rd148,%rd61;
add.s64 %rd128,%rd126,%rd127;
add.s64 %rd129,%rd147,%rd128;
st.u16 [%rd129],%rs2;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $5_20;
add.s64 %rd130,%rd125,%rd143;
ld.global.nc.u16 %rs3,[%rd130];
mul.lo.s64 %rd131,%rd152,%rd62;
mul.lo.s64 %rd132,%rd151,%rd61;
add.s64 %rd133,%rd131,%rd132;
add.s64 %rd134,%rd150,%rd133;
st.u16 [%rd134],%rs3;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $5_20;
add.s64 %rd135,%rd130,%rd143;
ld.global.nc.u16 %rs4,[%rd135];
mul.lo.s64 %rd136,%rd155,%rd62;
mul.lo.s64 %rd137,%rd154,%rd61;
add.s64 %rd138,%rd136,%rd137;
add.s64 %rd139,%rd153,%rd138;
st.u16 [%rd139],%rs4;
$5_20:
ret;
}
.visible .entry split_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .u64 p8,
.param .align 8 .b8 p9[48],
.param .u32 p10
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b32 %r<104>;
.reg .b64 %rd<156>;
ld.param.u64 %rd67,[p0];
ld.param.v2.u32 {%r102,%r103},[p1+32];
ld.param.v2.u32 {%r57,%r58},[p1+40];
ld.param.u64 %rd72,[p2];
ld.param.v2.u32 {%r61,%r62},[p3+40];
ld.param.u64 %rd77,[p4];
ld.param.v2.u32 {%r65,%r66},[p5+40];
ld.param.u64 %rd82,[p6];
ld.param.v2.u32 {%r69,%r70},[p7+40];
ld.param.u64 %rd87,[p8];
ld.param.v2.u32 {%r73,%r74},[p9+40];
ld.param.u32 %r54,[p10];
ld.param.u64 %rd155,[p9+16];
ld.param.u64 %rd154,[p9+8];
ld.param.u64 %rd88,[p9];
ld.param.u64 %rd152,[p7+16];
ld.param.u64 %rd151,[p7+8];
ld.param.u64 %rd83,[p7];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd78,[p5];
ld.param.u64 %rd146,[p3+16];
ld.param.u64 %rd145,[p3+8];
ld.param.u64 %rd73,[p3];
ld.param.u64 %rd143,[p1+24];
ld.param.u64 %rd142,[p1+16];
ld.param.u64 %rd141,[p1+8];
ld.param.u64 %rd68,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r58,0;
@%p1 bra $6_2;
cvta.to.global.u64 %rd92,%rd67;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r102,%r103},[%rd94+32];
ld.global.u64 %rd143,[%rd94+24];
ld.global.u64 %rd142,[%rd94+16];
ld.global.u64 %rd141,[%rd94+8];
ld.global.u64 %rd140,[%rd94];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd68,%rd95;
add.s64 %rd140,%rd67,%rd96;
$6_3:
setp.eq.s32 %p2,%r62,0;
@%p2 bra $6_5;
cvta.to.global.u64 %rd97,%rd72;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd146,[%rd99+16];
ld.global.u64 %rd145,[%rd99+8];
ld.global.u64 %rd144,[%rd99];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd73,%rd100;
add.s64 %rd144,%rd72,%rd101;
$6_6:
setp.eq.s32 %p3,%r66,0;
@%p3 bra $6_8;
cvta.to.global.u64 %rd102,%rd77;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd149,[%rd104+16];
ld.global.u64 %rd148,[%rd104+8];
ld.global.u64 %rd147,[%rd104];
bra.uni $6_9;
$6_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd78,%rd105;
add.s64 %rd147,%rd77,%rd106;
$6_9:
setp.eq.s32 %p4,%r70,0;
@%p4 bra $6_11;
cvta.to.global.u64 %rd107,%rd82;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd152,[%rd109+16];
ld.global.u64 %rd151,[%rd109+8];
ld.global.u64 %rd150,[%rd109];
bra.uni $6_12;
$6_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd83,%rd110;
add.s64 %rd150,%rd82,%rd111;
$6_12:
setp.eq.s32 %p5,%r74,0;
@%p5 bra $6_14;
cvta.to.global.u64 %rd112,%rd87;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd155,[%rd114+16];
ld.global.u64 %rd154,[%rd114+8];
ld.global.u64 %rd153,[%rd114];
bra.uni $6_15;
$6_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd88,%rd115;
add.s64 %rd153,%rd87,%rd116;
$6_15:
mov.u32 %r92,%ctaid.x;
shl.b32 %r93,%r92,5;
mov.u32 %r94,%tid.x;
add.s32 %r32,%r93,%r94;
mov.u32 %r95,%ctaid.y;
shl.b32 %r96,%r95,3;
mov.u32 %r97,%tid.y;
add.s32 %r33,%r96,%r97;
setp.ge.s32 %p6,%r32,%r102;
setp.ge.s32 %p7,%r33,%r103;
or.pred %p8,%p7,%p6;
setp.lt.s32 %p9,%r54,1;
or.pred %p10,%p8,%p9;
@%p10 bra $6_20;
cvt.s64.s32 %rd61,%r33;
mul.lo.s64 %rd118,%rd141,%rd61;
cvt.s64.s32 %rd62,%r32;
mul.lo.s64 %rd119,%rd142,%rd62;
add.s64 %rd120,%rd118,%rd119;
add.s64 %rd117,%rd140,%rd120;
ld.global.nc.u32 %r98,[%rd117];
mul.lo.s64 %rd121,%rd145,%rd61;
mul.lo.s64 %rd122,%rd146,%rd62;
add.s64 %rd123,%rd122,%rd121;
add.s64 %rd124,%rd144,%rd123;
st.u32 [%rd124],%r98;
setp.lt.s32 %p11,%r54,2;
@%p11 bra $6_20;
add.s64 %rd125,%rd117,%rd143;
ld.global.nc.u32 %r99,[%rd125];
mul.lo.s64 %rd126,%rd149,%rd62;
mul.lo.s64 %rd127,%rd148,%rd61;
add.s64 %rd128,%rd126,%rd127;
add.s64 %rd129,%rd147,%rd128;
st.u32 [%rd129],%r99;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $6_20;
add.s64 %rd130,%rd125,%rd143;
ld.global.nc.u32 %r100,[%rd130];
mul.lo.s64 %rd131,%rd152,%rd62;
mul.lo.s64 %rd132,%rd151,%rd61;
add.s64 %rd133,%rd131,%rd132;
add.s64 %rd134,%rd150,%rd133;
st.u32 [%rd134],%r100;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $6_20;
add.s64 %rd135,%rd130,%rd143;
ld.global.nc.u32 %r101,[%rd135];
mul.lo.s64 %rd136,%rd155,%rd62;
mul.lo.s64 %rd137,%rd154,%rd61;
add.s64 %rd138,%rd136,%rd137;
add.s64 %rd139,%rd153,%rd138;
st.u32 [%rd139],%r101;
$6_20:
ret;
}
.visible .entry merge_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .u64 p8,
.param .align 8 .b8 p9[48],
.param .u32 p10
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b32 %r<104>;
.reg .b64 %rd<153>;
ld.param.u64 %rd67,[p0];
ld.param.v2.u32 {%r57,%r58},[p1+40];
ld.param.u64 %rd72,[p2];
ld.param.v2.u32 {%r61,%r62},[p3+40];
ld.param.u64 %rd77,[p4];
ld.param.v2.u32 {%r65,%r66},[p5+40];
ld.param.u64 %rd82,[p6];
ld.param.v2.u32 {%r69,%r70},[p7+40];
ld.param.u64 %rd87,[p8];
ld.param.v2.u32 {%r102,%r103},[p9+32];
ld.param.v2.u32 {%r73,%r74},[p9+40];
ld.param.u32 %r54,[p10];
ld.param.u64 %rd140,[p9+24];
ld.param.u64 %rd139,[p9+16];
ld.param.u64 %rd138,[p9+8];
ld.param.u64 %rd88,[p9];
ld.param.u64 %rd152,[p7+16];
ld.param.u64 %rd151,[p7+8];
ld.param.u64 %rd83,[p7];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd78,[p5];
ld.param.u64 %rd146,[p3+16];
ld.param.u64 %rd145,[p3+8];
ld.param.u64 %rd73,[p3];
ld.param.u64 %rd143,[p1+16];
ld.param.u64 %rd142,[p1+8];
ld.param.u64 %rd68,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r74,0;
@%p1 bra $7_2;
cvta.to.global.u64 %rd92,%rd87;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r102,%r103},[%rd94+32];
ld.global.u64 %rd140,[%rd94+24];
ld.global.u64 %rd139,[%rd94+16];
ld.global.u64 %rd138,[%rd94+8];
ld.global.u64 %rd137,[%rd94];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd88,%rd95;
add.s64 %rd137,%rd87,%rd96;
$7_3:
setp.eq.s32 %p2,%r58,0;
@%p2 bra $7_5;
cvta.to.global.u64 %rd97,%rd67;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd143,[%rd99+16];
ld.global.u64 %rd142,[%rd99+8];
ld.global.u64 %rd141,[%rd99];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd68,%rd100;
add.s64 %rd141,%rd67,%rd101;
$7_6:
setp.eq.s32 %p3,%r62,0;
@%p3 bra $7_8;
cvta.to.global.u64 %rd102,%rd72;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd146,[%rd104+16];
ld.global.u64 %rd145,[%rd104+8];
ld.global.u64 %rd144,[%rd104];
bra.uni $7_9;
$7_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd73,%rd105;
add.s64 %rd144,%rd72,%rd106;
$7_9:
setp.eq.s32 %p4,%r66,0;
@%p4 bra $7_11;
cvta.to.global.u64 %rd107,%rd77;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd149,[%rd109+16];
ld.global.u64 %rd148,[%rd109+8];
ld.global.u64 %rd147,[%rd109];
bra.uni $7_12;
$7_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd78,%rd110;
add.s64 %rd147,%rd77,%rd111;
$7_12:
setp.eq.s32 %p5,%r70,0;
@%p5 bra $7_14;
cvta.to.global.u64 %rd112,%rd82;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd152,[%rd114+16];
ld.global.u64 %rd151,[%rd114+8];
ld.global.u64 %rd150,[%rd114];
bra.uni $7_15;
$7_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd83,%rd115;
add.s64 %rd150,%rd82,%rd116;
$7_15:
mov.u32 %r92,%ctaid.x;
shl.b32 %r93,%r92,5;
mov.u32 %r94,%tid.x;
add.s32 %r32,%r93,%r94;
mov.u32 %r95,%ctaid.y;
shl.b32 %r96,%r95,3;
mov.u32 %r97,%tid.y;
add.s32 %r33,%r96,%r97;
setp.ge.s32 %p6,%r32,%r102;
setp.ge.s32 %p7,%r33,%r103;
or.pred %p8,%p7,%p6;
setp.lt.s32 %p9,%r54,1;
or.pred %p10,%p8,%p9;
@%p10 bra $7_20;
cvt.s64.s32 %rd61,%r33;
mul.lo.s64 %rd118,%rd138,%rd61;
cvt.s64.s32 %rd62,%r32;
mul.lo.s64 %rd119,%rd139,%rd62;
add.s64 %rd120,%rd118,%rd119;
mul.lo.s64 %rd121,%rd142,%rd61;
mul.lo.s64 %rd122,%rd143,%rd62;
add.s64 %rd123,%rd122,%rd121;
add.s64 %rd117,%rd141,%rd123;
ld.global.nc.u8 %r98,[%rd117];
add.s64 %rd63,%rd137,%rd120;
st.u8 [%rd63],%r98;
setp.lt.s32 %p11,%r54,2;
@%p11 bra $7_20;
mul.lo.s64 %rd125,%rd145,%rd61;
mul.lo.s64 %rd126,%rd146,%rd62;
add.s64 %rd127,%rd126,%rd125;
add.s64 %rd124,%rd144,%rd127;
ld.global.nc.u8 %r99,[%rd124];
add.s64 %rd65,%rd63,%rd140;
st.u8 [%rd65],%r99;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $7_20;
mul.lo.s64 %rd129,%rd148,%rd61;
mul.lo.s64 %rd130,%rd149,%rd62;
add.s64 %rd131,%rd130,%rd129;
add.s64 %rd128,%rd147,%rd131;
ld.global.nc.u8 %r100,[%rd128];
add.s64 %rd66,%rd65,%rd140;
st.u8 [%rd66],%r100;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $7_20;
mul.lo.s64 %rd133,%rd151,%rd61;
mul.lo.s64 %rd134,%rd152,%rd62;
add.s64 %rd135,%rd134,%rd133;
add.s64 %rd132,%rd150,%rd135;
ld.global.nc.u8 %r101,[%rd132];
add.s64 %rd136,%rd66,%rd140;
st.u8 [%rd136],%r101;
$7_20:
ret;
}
.visible .entry merge_2(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .u64 p8,
.param .align 8 .b8 p9[48],
.param .u32 p10
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b16 %rs<5>;
.reg .b32 %r<100>;
.reg .b64 %rd<153>;
ld.param.u64 %rd67,[p0];
ld.param.v2.u32 {%r57,%r58},[p1+40];
ld.param.u64 %rd72,[p2];
ld.param.v2.u32 {%r61,%r62},[p3+40];
ld.param.u64 %rd77,[p4];
ld.param.v2.u32 {%r65,%r66},[p5+40];
ld.param.u64 %rd82,[p6];
ld.param.v2.u32 {%r69,%r70},[p7+40];
ld.param.u64 %rd87,[p8];
ld.param.v2.u32 {%r98,%r99},[p9+32];
ld.param.v2.u32 {%r73,%r74},[p9+40];
ld.param.u32 %r54,[p10];
ld.param.u64 %rd140,[p9+24];
ld.param.u64 %rd139,[p9+16];
ld.param.u64 %rd138,[p9+8];
ld.param.u64 %rd88,[p9];
ld.param.u64 %rd152,[p7+16];
ld.param.u64 %rd151,[p7+8];
ld.param.u64 %rd83,[p7];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd78,[p5];
ld.param.u64 %rd146,[p3+16];
ld.param.u64 %rd145,[p3+8];
ld.param.u64 %rd73,[p3];
ld.param.u64 %rd143,[p1+16];
ld.param.u64 %rd142,[p1+8];
ld.param.u64 %rd68,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r74,0;
@%p1 bra $8_2;
cvta.to.global.u64 %rd92,%rd87;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r98,%r99},[%rd94+32];
ld.global.u64 %rd140,[%rd94+24];
ld.global.u64 %rd139,[%rd94+16];
ld.global.u64 %rd138,[%rd94+8];
ld.global.u64 %rd137,[%rd94];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd88,%rd95;
add.s64 %rd137,%rd87,%rd96;
$8_3:
setp.eq.s32 %p2,%r58,0;
@%p2 bra $8_5;
cvta.to.global.u64 %rd97,%rd67;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd143,[%rd99+16];
ld.global.u64 %rd142,[%rd99+8];
ld.global.u64 %rd141,[%rd99];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd68,%rd100;
add.s64 %rd141,%rd67,%rd101;
$8_6:
setp.eq.s32 %p3,%r62,0;
@%p3 bra $8_8;
cvta.to.global.u64 %rd102,%rd72;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd146,[%rd104+16];
ld.global.u64 %rd145,[%rd104+8];
ld.global.u64 %rd144,[%rd104];
bra.uni $8_9;
$8_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd73,%rd105;
add.s64 %rd144,%rd72,%rd106;
$8_9:
setp.eq.s32 %p4,%r66,0;
@%p4 bra $8_11;
cvta.to.global.u64 %rd107,%rd77;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd149,[%rd109+16];
ld.global.u64 %rd148,[%rd109+8];
ld.global.u64 %rd147,[%rd109];
bra.uni $8_12;
$8_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd78,%rd110;
add.s64 %rd147,%rd77,%rd111;
$8_12:
setp.eq.s32 %p5,%r70,0;
@%p5 bra $8_14;
cvta.to.global.u64 %rd112,%rd82;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd152,[%rd114+16];
ld.global.u64 %rd151,[%rd114+8];
ld.global.u64 %rd150,[%rd114];
bra.uni $8_15;
$8_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd83,%rd115;
add.s64 %rd150,%rd82,%rd116;
$8_15:
mov.u32 %r92,%ctaid.x;
shl.b32 %r93,%r92,5;
mov.u32 %r94,%tid.x;
add.s32 %r32,%r93,%r94;
mov.u32 %r95,%ctaid.y;
shl.b32 %r96,%r95,3;
mov.u32 %r97,%tid.y;
add.s32 %r33,%r96,%r97;
setp.ge.s32 %p6,%r32,%r98;
setp.ge.s32 %p7,%r33,%r99;
or.pred %p8,%p7,%p6;
setp.lt.s32 %p9,%r54,1;
or.pred %p10,%p8,%p9;
@%p10 bra $8_20;
cvt.s64.s32 %rd61,%r33;
mul.lo.s64 %rd118,%rd138,%rd61;
cvt.s64.s32 %rd62,%r32;
mul.lo.s64 %rd119,%rd139,%rd62;
add.s64 %rd120,%rd118,%rd119;
mul.lo.s64 %rd121,%rd142,%rd61;
mul.lo.s64 %rd122,%rd143,%rd62;
add.s64 %rd123,%rd122,%rd121;
add.s64 %rd117,%rd141,%rd123;
ld.global.nc.u16 %rs1,[%rd117];
add.s64 %rd63,%rd137,%rd120;
st.u16 [%rd63],%rs1;
setp.lt.s32 %p11,%r54,2;
@%p11 bra $8_20;
mul.lo.s64 %rd125,%rd145,%rd61;
mul.lo.s64 %rd126,%rd146,%rd62;
add.s64 %rd127,%rd126,%rd125;
add.s64 %rd124,%rd144,%rd127;
ld.global.nc.u16 %rs2,[%rd124];
add.s64 %rd65,%rd63,%rd140;
st.u16 [%rd65],%rs2;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $8_20;
mul.lo.s64 %rd129,%rd148,%rd61;
mul.lo.s64 %rd130,%rd149,%rd62;
add.s64 %rd131,%rd130,%rd129;
add.s64 %rd128,%rd147,%rd131;
ld.global.nc.u16 %rs3,[%rd128];
add.s64 %rd66,%rd65,%rd140;
st.u16 [%rd66],%rs3;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $8_20;
mul.lo.s64 %rd133,%rd151,%rd61;
mul.lo.s64 %rd134,%rd152,%rd62;
add.s64 %rd135,%rd134,%rd133;
add.s64 %rd132,%rd150,%rd135;
ld.global.nc.u16 %rs4,[%rd132];
add.s64 %rd136,%rd66,%rd140;
st.u16 [%rd136],%rs4;
$8_20:
ret;
}
.visible .entry merge_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .u64 p8,
.param .align 8 .b8 p9[48],
.param .u32 p10
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b32 %r<104>;
.reg .b64 %rd<153>;
ld.param.u64 %rd67,[p0];
ld.param.v2.u32 {%r57,%r58},[p1+40];
ld.param.u64 %rd72,[p2];
ld.param.v2.u32 {%r61,%r62},[p3+40];
ld.param.u64 %rd77,[p4];
ld.param.v2.u32 {%r65,%r66},[p5+40];
ld.param.u64 %rd82,[p6];
ld.param.v2.u32 {%r69,%r70},[p7+40];
ld.param.u64 %rd87,[p8];
ld.param.v2.u32 {%r102,%r103},[p9+32];
ld.param.v2.u32 {%r73,%r74},[p9+40];
ld.param.u32 %r54,[p10];
ld.param.u64 %rd140,[p9+24];
ld.param.u64 %rd139,[p9+16];
ld.param.u64 %rd138,[p9+8];
ld.param.u64 %rd88,[p9];
ld.param.u64 %rd152,[p7+16];
ld.param.u64 %rd151,[p7+8];
ld.param.u64 %rd83,[p7];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd78,[p5];
ld.param.u64 %rd146,[p3+16];
ld.param.u64 %rd145,[p3+8];
ld.param.u64 %rd73,[p3];
ld.param.u64 %rd143,[p1+16];
ld.param.u64 %rd142,[p1+8];
ld.param.u64 %rd68,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r74,0;
@%p1 bra $9_2;
cvta.to.global.u64 %rd92,%rd87;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r102,%r103},[%rd94+32];
ld.global.u64 %rd140,[%rd94+24];
ld.global.u64 %rd139,[%rd94+16];
ld.global.u64 %rd138,[%rd94+8];
ld.global.u64 %rd137,[%rd94];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd88,%rd95;
add.s64 %rd137,%rd87,%rd96;
$9_3:
setp.eq.s32 %p2,%r58,0;
@%p2 bra $9_5;
cvta.to.global.u64 %rd97,%rd67;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd143,[%rd99+16];
ld.global.u64 %rd142,[%rd99+8];
ld.global.u64 %rd141,[%rd99];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd68,%rd100;
add.s64 %rd141,%rd67,%rd101;
$9_6:
setp.eq.s32 %p3,%r62,0;
@%p3 bra $9_8;
cvta.to.global.u64 %rd102,%rd72;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd146,[%rd104+16];
ld.global.u64 %rd145,[%rd104+8];
ld.global.u64 %rd144,[%rd104];
bra.uni $9_9;
$9_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd73,%rd105;
add.s64 %rd144,%rd72,%rd106;
$9_9:
setp.eq.s32 %p4,%r66,0;
@%p4 bra $9_11;
cvta.to.global.u64 %rd107,%rd77;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd149,[%rd109+16];
ld.global.u64 %rd148,[%rd109+8];
ld.global.u64 %rd147,[%rd109];
bra.uni $9_12;
$9_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd78,%rd110;
add.s64 %rd147,%rd77,%rd111;
$9_12:
setp.eq.s32 %p5,%r70,0;
@%p5 bra $9_14;
cvta.to.global.u64 %rd112,%rd82;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd152,[%rd114+16];
ld.global.u64 %rd151,[%rd114+8];
ld.global.u64 %rd150,[%rd114];
bra.uni $9_15;
$9_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd83,%rd115;
add.s64 %rd150,%rd82,%rd116;
$9_15:
mov.u32 %r92,%ctaid.x;
shl.b32 %r93,%r92,5;
mov.u32 %r94,%tid.x;
add.s32 %r32,%r93,%r94;
mov.u32 %r95,%ctaid.y;
shl.b32 %r96,%r95,3;
mov.u32 %r97,%tid.y;
add.s32 %r33,%r96,%r97;
setp.ge.s32 %p6,%r32,%r102;
setp.ge.s32 %p7,%r33,%r103;
or.pred %p8,%p7,%p6;
setp.lt.s32 %p9,%r54,1;
or.pred %p10,%p8,%p9;
@%p10 bra $9_20;
cvt.s64.s32 %rd61,%r33;
mul.lo.s64 %rd118,%rd138,%rd61;
cvt.s64.s32 %rd62,%r32;
mul.lo.s64 %rd119,%rd139,%rd62;
add.s64 %rd120,%rd118,%rd119;
mul.lo.s64 %rd121,%rd142,%rd61;
mul.lo.s64 %rd122,%rd143,%rd62;
add.s64 %rd123,%rd122,%rd121;
add.s64 %rd117,%rd141,%rd123;
ld.global.nc.u32 %r98,[%rd117];
add.s64 %rd63,%rd137,%rd120;
st.u32 [%rd63],%r98;
setp.lt.s32 %p11,%r54,2;
@%p11 bra $9_20;
mul.lo.s64 %rd125,%rd145,%rd61;
mul.lo.s64 %rd126,%rd146,%rd62;
add.s64 %rd127,%rd126,%rd125;
add.s64 %rd124,%rd144,%rd127;
ld.global.nc.u32 %r99,[%rd124];
add.s64 %rd65,%rd63,%rd140;
st.u32 [%rd65],%r99;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $9_20;
mul.lo.s64 %rd129,%rd148,%rd61;
mul.lo.s64 %rd130,%rd149,%rd62;
add.s64 %rd131,%rd130,%rd129;
add.s64 %rd128,%rd147,%rd131;
ld.global.nc.u32 %r100,[%rd128];
add.s64 %rd66,%rd65,%rd140;
st.u32 [%rd66],%r100;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $9_20;
mul.lo.s64 %rd133,%rd151,%rd61;
mul.lo.s64 %rd134,%rd152,%rd62;
add.s64 %rd135,%rd134,%rd133;
add.s64 %rd132,%rd150,%rd135;
ld.global.nc.u32 %r101,[%rd132];
add.s64 %rd136,%rd66,%rd140;
st.u32 [%rd136],%r101;
$9_20:
ret;
}
.visible .entry reorder(
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
.reg .pred %p<94>;
.reg .b16 %rs<12>;
.reg .b32 %r<370>;
.reg .b64 %rd<338>;
.shared .align 16 .b8 _ZZ7reorderE13read_of_block[20480];
.shared .align 16 .b8 _ZZ7reorderE13made_of_block[16384];
ld.param.u64 %rd84,[p0];
ld.param.v2.u32 {%r120,%r121},[p1+40];
ld.param.u64 %rd89,[p2];
ld.param.v2.u32 {%r338,%r339},[p3+32];
ld.param.v2.u32 {%r124,%r125},[p3+40];
ld.param.u32 %r112,[p4];
ld.param.u32 %r113,[p5];
ld.param.u32 %r114,[p6];
ld.param.u32 %r115,[p7];
ld.param.u32 %r116,[p8];
ld.param.u32 %r117,[p9];
ld.param.u64 %rd324,[p3+24];
ld.param.u64 %rd323,[p3+16];
ld.param.u64 %rd322,[p3+8];
ld.param.u64 %rd90,[p3];
ld.param.u64 %rd320,[p1+24];
ld.param.u64 %rd319,[p1+16];
ld.param.u64 %rd318,[p1+8];
ld.param.u64 %rd85,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p6,%r121,0;
@%p6 bra $10_2;
cvta.to.global.u64 %rd94,%rd84;
mul.wide.s32 %rd95,%r1,40;
add.s64 %rd96,%rd94,%rd95;
ld.global.u64 %rd320,[%rd96+24];
ld.global.u64 %rd319,[%rd96+16];
ld.global.u64 %rd318,[%rd96+8];
ld.global.u64 %rd317,[%rd96];
bra.uni $10_3;
$10_2:
cvt.s64.s32 %rd97,%r1;
mul.lo.s64 %rd98,%rd85,%rd97;
add.s64 %rd317,%rd84,%rd98;
$10_3:
setp.eq.s32 %p7,%r125,0;
@%p7 bra $10_5;
cvta.to.global.u64 %rd99,%rd89;
mul.wide.s32 %rd100,%r1,40;
add.s64 %rd101,%rd99,%rd100;
ld.global.v2.u32 {%r338,%r339},[%rd101+32];
ld.global.u64 %rd324,[%rd101+24];
ld.global.u64 %rd323,[%rd101+16];
ld.global.u64 %rd322,[%rd101+8];
ld.global.u64 %rd321,[%rd101];
bra.uni $10_6;
$10_5:
cvt.s64.s32 %rd102,%r1;
mul.lo.s64 %rd103,%rd90,%rd102;
add.s64 %rd321,%rd89,%rd103;
$10_6:
mov.u32 %r14,%tid.x;
shl.b32 %r15,%r14,2;
mov.u32 %r130,%ctaid.y;
shl.b32 %r131,%r130,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r131,%r16;
setp.ge.s32 %p8,%r17,%r339;
@%p8 bra $10_90;
mov.u32 %r132,%ctaid.x;
shl.b32 %r133,%r132,7;
add.s32 %r134,%r133,%r15;
cvt.u64.u32 %rd28,%r16;
sub.s32 %r21,%r338,%r134;
min.s32 %r22,%r21,4;
mul.lo.s32 %r135,%r14,80;
cvt.s64.s32 %rd29,%r135;
mul.lo.s32 %r23,%r124,%r112;
mul.lo.s32 %r136,%r23,%r15;
cvt.s64.s32 %rd30,%r136;
cvt.s64.s32 %rd104,%r17;
mul.lo.s64 %rd105,%rd318,%rd104;
cvt.s64.s32 %rd106,%r134;
mul.lo.s64 %rd107,%rd319,%rd106;
add.s64 %rd31,%rd105,%rd107;
mul.lo.s32 %r137,%r120,%r112;
cvt.s64.s32 %rd108,%r137;
setp.eq.s64 %p9,%rd319,%rd108;
@%p9 bra $10_9;
bra.uni $10_8;
$10_9:
setp.eq.s32 %p11,%r120,1;
cvt.s64.s32 %rd109,%r112;
setp.eq.s64 %p12,%rd320,%rd109;
or.pred %p92,%p11,%p12;
bra.uni $10_10;
$10_8:
mov.pred %p92,0;
$10_10:
add.s64 %rd33,%rd317,%rd31;
cvt.s64.s32 %rd110,%r112;
setp.eq.s64 %p13,%rd319,%rd110;
or.pred %p14,%p13,%p92;
setp.gt.s32 %p15,%r21,3;
and.pred %p16,%p15,%p14;
@%p16 bra $10_12;
bra.uni $10_11;
$10_12:
selp.b64 %rd111,0,%rd320,%p92;
or.b64 %rd112,%rd111,%rd33;
shl.b32 %r138,%r112,2;
add.s32 %r139,%r138,-1;
cvt.s64.s32 %rd113,%r139;
and.b64 %rd114,%rd112,%rd113;
setp.eq.s64 %p93,%rd114,0;
bra.uni $10_13;
$10_11:
mov.pred %p93,0;
$10_13:
not.pred %p18,%p92;
and.pred %p19,%p93,%p18;
selp.b32 %r140,1,%r120,%p19;
mul.lo.s32 %r24,%r140,%r112;
shl.b32 %r25,%r112,2;
selp.b32 %r26,%r25,%r112,%p19;
@%p93 bra $10_25;
bra.uni $10_14;
$10_25:
cvt.s64.s32 %rd163,%r25;
selp.b64 %rd34,%rd163,%rd320,%p92;
setp.lt.s32 %p27,%r120,1;
@%p27 bra $10_34;
setp.eq.s32 %p28,%r112,1;
@%p28 bra $10_30;
setp.ne.s32 %p29,%r112,2;
@%p29 bra $10_32;
mov.u32 %r344,0;
mul.lo.s64 %rd166,%rd28,2560;
mov.u64 %rd167,_ZZ7reorderE13read_of_block;
add.s64 %rd168,%rd167,%rd166;
$10_29:
.pragma "nounroll";
mul.lo.s32 %r164,%r25,%r344;
cvt.s64.s32 %rd164,%r164;
add.s64 %rd165,%rd164,%rd29;
add.s64 %rd169,%rd168,%rd165;
cvt.s64.s32 %rd170,%r344;
mul.lo.s64 %rd171,%rd34,%rd170;
add.s64 %rd172,%rd33,%rd171;
ld.v2.u32 {%r165,%r166},[%rd172];
st.shared.v2.u32 [%rd169],{%r165,%r166};
add.s32 %r344,%r344,1;
setp.lt.s32 %p30,%r344,%r120;
@%p30 bra $10_29;
bra.uni $10_34;
$10_14:
mov.u32 %r340,0;
mul.lo.s64 %rd152,%rd28,2560;
mov.u64 %rd153,_ZZ7reorderE13read_of_block;
add.s64 %rd154,%rd153,%rd152;
$10_15:
.pragma "nounroll";
add.s32 %r28,%r22,-1;
setp.lt.s32 %p20,%r120,1;
@%p20 bra $10_24;
setp.eq.s32 %p21,%r112,1;
@%p21 bra $10_20;
setp.ne.s32 %p22,%r112,2;
@%p22 bra $10_22;
mov.u32 %r341,0;
$10_19:
.pragma "nounroll";
mul.lo.s32 %r144,%r341,%r26;
cvt.s64.s32 %rd115,%r144;
mul.lo.s32 %r145,%r340,%r24;
cvt.s64.s32 %rd116,%r145;
mov.u32 %r146,%tid.x;
mul.lo.s32 %r147,%r146,80;
cvt.s64.s32 %rd117,%r147;
add.s64 %rd118,%rd116,%rd117;
add.s64 %rd119,%rd118,%rd115;
add.s64 %rd123,%rd154,%rd119;
cvt.s64.s32 %rd124,%r341;
mul.lo.s64 %rd125,%rd320,%rd124;
min.s32 %r148,%r340,%r28;
cvt.s64.s32 %rd126,%r148;
mul.lo.s64 %rd127,%rd319,%rd126;
add.s64 %rd128,%rd127,%rd31;
add.s64 %rd129,%rd128,%rd125;
add.s64 %rd130,%rd317,%rd129;
ld.u16 %rs5,[%rd130];
st.shared.u16 [%rd123],%rs5;
add.s32 %r341,%r341,1;
setp.lt.s32 %p23,%r341,%r120;
@%p23 bra $10_19;
bra.uni $10_24;
$10_20:
mov.u32 %r342,0;
$10_21:
.pragma "nounroll";
mul.lo.s32 %r150,%r342,%r26;
cvt.s64.s32 %rd131,%r150;
mul.lo.s32 %r151,%r340,%r24;
cvt.s64.s32 %rd132,%r151;
mov.u32 %r152,%tid.x;
mul.lo.s32 %r153,%r152,80;
cvt.s64.s32 %rd133,%r153;
add.s64 %rd134,%rd132,%rd133;
add.s64 %rd135,%rd134,%rd131;
add.s64 %rd139,%rd154,%rd135;
cvt.s64.s32 %rd140,%r342;
mul.lo.s64 %rd141,%rd320,%rd140;
min.s32 %r154,%r340,%r28;
cvt.s64.s32 %rd142,%r154;
mul.lo.s64 %rd143,%rd319,%rd142;
add.s64 %rd144,%rd143,%rd31;
add.s64 %rd145,%rd144,%rd141;
add.s64 %rd146,%rd317,%rd145;
ld.u8 %rs6,[%rd146];
st.shared.u8 [%rd139],%rs6;
add.s32 %r342,%r342,1;
setp.lt.s32 %p24,%r342,%r120;
@%p24 bra $10_21;
bra.uni $10_24;
$10_22:
mov.u32 %r343,0;
$10_23:
.pragma "nounroll";
mul.lo.s32 %r156,%r343,%r26;
cvt.s64.s32 %rd147,%r156;
mul.lo.s32 %r157,%r340,%r24;
cvt.s64.s32 %rd148,%r157;
mov.u32 %r158,%tid.x;
mul.lo.s32 %r159,%r158,80;
cvt.s64.s32 %rd149,%r159;
add.s64 %rd150,%rd148,%rd149;
add.s64 %rd151,%rd150,%rd147;
add.s64 %rd155,%rd154,%rd151;
cvt.s64.s32 %rd156,%r343;
mul.lo.s64 %rd157,%rd320,%rd156;
min.s32 %r161,%r340,%r28;
cvt.s64.s32 %rd158,%r161;
mul.lo.s64 %rd159,%rd319,%rd158;
add.s64 %rd160,%rd159,%rd31;
add.s64 %rd161,%rd160,%rd157;
add.s64 %rd162,%rd317,%rd161;
ld.u32 %r162,[%rd162];
st.shared.u32 [%rd155],%r162;
add.s32 %r343,%r343,1;
setp.lt.s32 %p25,%r343,%r120;
@%p25 bra $10_23;
$10_24:
add.s32 %r340,%r340,1;
setp.lt.u32 %p26,%r340,4;
@%p26 bra $10_15;
$10_34:
mul.lo.s64 %rd37,%rd322,%rd104;
mul.lo.s64 %rd193,%rd323,%rd106;
add.s64 %rd38,%rd37,%rd193;
add.s64 %rd39,%rd321,%rd38;
cvt.s64.s32 %rd194,%r23;
setp.ne.s64 %p34,%rd323,%rd194;
setp.ne.s64 %p35,%rd324,%rd110;
setp.ne.s32 %p36,%r124,1;
and.pred %p37,%p36,%p35;
or.pred %p38,%p34,%p37;
and.pred %p39,%p15,%p38;
setp.eq.s64 %p40,%rd323,%rd110;
and.pred %p41,%p40,%p39;
or.b64 %rd196,%rd324,%rd39;
add.s32 %r190,%r25,-1;
cvt.s64.s32 %rd197,%r190;
and.b64 %rd198,%rd196,%rd197;
setp.eq.s64 %p42,%rd198,0;
and.pred %p5,%p41,%p42;
shl.b32 %r192,%r124,2;
rem.s32 %r193,%r14,%r192;
div.s32 %r349,%r193,%r124;
mul.lo.s32 %r194,%r349,%r124;
sub.s32 %r348,%r193,%r194;
setp.lt.s32 %p43,%r124,1;
@%p43 bra $10_49;
setp.eq.s32 %p44,%r112,1;
@%p44 bra $10_45;
bra.uni $10_36;
$10_45:
cvt.u16.u32 %rs2,%r117;
mov.u32 %r350,0;
mul.lo.s64 %rd217,%rd28,2560;
mov.u64 %rd218,_ZZ7reorderE13read_of_block;
add.s64 %rd219,%rd218,%rd217;
shl.b64 %rd223,%rd28,11;
mov.u64 %rd224,_ZZ7reorderE13made_of_block;
add.s64 %rd225,%rd224,%rd223;
$10_46:
.pragma "nounroll";
setp.eq.s32 %p54,%r348,2;
selp.b32 %r213,%r115,%r116,%p54;
setp.eq.s32 %p55,%r348,1;
selp.b32 %r214,%r114,%r213,%p55;
setp.eq.s32 %p56,%r348,0;
selp.b32 %r54,%r113,%r214,%p56;
setp.ge.s32 %p57,%r54,%r120;
mov.u16 %rs11,%rs2;
@%p57 bra $10_48;
mul.lo.s32 %r215,%r349,%r24;
cvt.s64.s32 %rd212,%r215;
mov.u32 %r216,%tid.x;
mul.lo.s32 %r217,%r216,80;
cvt.s64.s32 %rd213,%r217;
add.s64 %rd214,%rd212,%rd213;
mul.lo.s32 %r218,%r54,%r26;
cvt.s64.s32 %rd215,%r218;
add.s64 %rd216,%rd214,%rd215;
add.s64 %rd220,%rd219,%rd216;
ld.shared.u8 %rs11,[%rd220];
$10_48:
mad.lo.s32 %r219,%r349,%r124,%r348;
shl.b32 %r220,%r348,2;
add.s32 %r221,%r220,%r349;
selp.b32 %r222,%r221,%r219,%p5;
cvt.s64.s32 %rd221,%r222;
add.s64 %rd222,%rd221,%rd30;
add.s64 %rd226,%rd225,%rd222;
st.shared.u8 [%rd226],%rs11;
add.s32 %r223,%r348,1;
setp.eq.s32 %p58,%r223,%r124;
add.s32 %r224,%r349,1;
setp.eq.s32 %p59,%r349,3;
selp.b32 %r225,0,%r224,%p59;
selp.b32 %r349,%r225,%r349,%p58;
selp.b32 %r348,0,%r223,%p58;
add.s32 %r350,%r350,1;
setp.lt.s32 %p60,%r350,%r192;
@%p60 bra $10_46;
bra.uni $10_49;
$10_36:
cvt.u16.u32 %rs1,%r117;
mov.u32 %r347,0;
shl.b64 %rd201,%rd28,11;
mov.u64 %rd202,_ZZ7reorderE13made_of_block;
add.s64 %rd203,%rd202,%rd201;
mul.lo.s64 %rd209,%rd28,2560;
mov.u64 %rd210,_ZZ7reorderE13read_of_block;
add.s64 %rd211,%rd210,%rd209;
$10_37:
.pragma "nounroll";
setp.eq.s32 %p45,%r348,2;
selp.b32 %r196,%r115,%r116,%p45;
setp.eq.s32 %p46,%r348,1;
selp.b32 %r197,%r114,%r196,%p46;
setp.eq.s32 %p47,%r348,0;
selp.b32 %r47,%r113,%r197,%p47;
shl.b32 %r198,%r348,2;
add.s32 %r199,%r198,%r349;
mad.lo.s32 %r200,%r349,%r124,%r348;
selp.b32 %r201,%r199,%r200,%p5;
mul.lo.s32 %r202,%r201,%r112;
cvt.s64.s32 %rd199,%r202;
add.s64 %rd200,%rd199,%rd30;
add.s64 %rd40,%rd203,%rd200;
setp.lt.s32 %p48,%r47,%r120;
@%p48 bra $10_41;
bra.uni $10_38;
$10_41:
setp.eq.s32 %p50,%r112,2;
mul.lo.s32 %r203,%r349,%r24;
cvt.s64.s32 %rd204,%r203;
mov.u32 %r204,%tid.x;
mul.lo.s32 %r205,%r204,80;
cvt.s64.s32 %rd205,%r205;
add.s64 %rd206,%rd204,%rd205;
mul.lo.s32 %r206,%r47,%r26;
cvt.s64.s32 %rd207,%r206;
add.s64 %rd208,%rd206,%rd207;
add.s64 %rd41,%rd211,%rd208;
@%p50 bra $10_43;
bra.uni $10_42;
$10_43:
ld.shared.u16 %rs7,[%rd41];
st.shared.u16 [%rd40],%rs7;
bra.uni $10_44;
$10_38:
setp.eq.s32 %p49,%r112,2;
@%p49 bra $10_40;
bra.uni $10_39;
$10_40:
st.shared.u16 [%rd40],%rs1;
bra.uni $10_44;
$10_42:
ld.shared.u32 %r207,[%rd41];
st.shared.u32 [%rd40],%r207;
bra.uni $10_44;
$10_39:
st.shared.u32 [%rd40],%r117;
$10_44:
add.s32 %r208,%r348,1;
setp.eq.s32 %p51,%r208,%r124;
add.s32 %r209,%r349,1;
setp.eq.s32 %p52,%r349,3;
selp.b32 %r210,0,%r209,%p52;
selp.b32 %r349,%r210,%r349,%p51;
selp.b32 %r348,0,%r208,%p51;
add.s32 %r347,%r347,1;
setp.lt.s32 %p53,%r347,%r192;
@%p53 bra $10_37;
$10_49:
bar.warp.sync -1;
setp.eq.s64 %p61,%rd323,%rd194;
setp.eq.s64 %p62,%rd324,%rd110;
setp.eq.s32 %p63,%r124,1;
or.pred %p64,%p63,%p62;
and.pred %p65,%p61,%p64;
@%p65 bra $10_72;
bra.uni $10_50;
$10_72:
cvt.s64.s32 %rd58,%r15;
sub.s32 %r264,%r338,%r133;
min.s32 %r265,%r264,128;
mul.lo.s32 %r81,%r265,%r23;
setp.lt.s32 %p80,%r81,1;
@%p80 bra $10_90;
mul.lo.s64 %rd275,%rd323,%rd58;
sub.s64 %rd276,%rd38,%rd275;
add.s64 %rd59,%rd321,%rd276;
and.b64 %rd277,%rd59,15;
setp.eq.s64 %p81,%rd277,0;
@%p81 bra $10_79;
and.b64 %rd278,%rd59,3;
setp.ne.s64 %p82,%rd278,0;
mov.u32 %r368,0;
@%p82 bra $10_87;
shr.s32 %r267,%r81,31;
shr.u32 %r268,%r267,30;
add.s32 %r269,%r81,%r268;
shr.s32 %r82,%r269,2;
mov.u32 %r363,%tid.x;
setp.ge.s32 %p83,%r363,%r82;
@%p83 bra $10_78;
mul.wide.s32 %rd279,%r363,4;
shl.b32 %r273,%r363,2;
add.s32 %r274,%r133,%r273;
cvt.s64.s32 %rd280,%r274;
sub.s64 %rd281,%rd280,%rd58;
mul.lo.s64 %rd282,%rd323,%rd281;
add.s64 %rd283,%rd279,%rd282;
add.s64 %rd284,%rd283,%rd37;
add.s64 %rd331,%rd321,%rd284;
shl.b64 %rd285,%rd28,11;
mov.u64 %rd286,_ZZ7reorderE13made_of_block;
add.s64 %rd287,%rd286,%rd285;
add.s64 %rd330,%rd287,%rd279;
$10_77:
.pragma "nounroll";
ld.shared.u32 %r275,[%rd330];
st.u32 [%rd331],%r275;
add.s64 %rd331,%rd331,128;
add.s64 %rd330,%rd330,128;
add.s32 %r363,%r363,32;
setp.lt.s32 %p84,%r363,%r82;
@%p84 bra $10_77;
$10_78:
and.b32 %r368,%r81,-4;
bra.uni $10_87;
$10_50:
@%p5 bra $10_63;
bra.uni $10_51;
$10_63:
@%p43 bra $10_90;
setp.eq.s32 %p75,%r112,1;
@%p75 bra $10_68;
setp.ne.s32 %p76,%r112,2;
@%p76 bra $10_70;
mov.u32 %r357,0;
shl.b64 %rd259,%rd28,11;
mov.u64 %rd260,_ZZ7reorderE13made_of_block;
add.s64 %rd261,%rd260,%rd259;
mov.u32 %r358,%r357;
$10_67:
.pragma "nounroll";
cvt.s64.s32 %rd257,%r357;
add.s64 %rd258,%rd257,%rd30;
add.s64 %rd262,%rd261,%rd258;
ld.shared.v2.u32 {%r243,%r244},[%rd262];
st.v2.u32 [%rd39],{%r243,%r244};
add.s32 %r357,%r357,8;
add.s64 %rd39,%rd39,%rd324;
add.s32 %r358,%r358,1;
setp.lt.s32 %p77,%r358,%r124;
@%p77 bra $10_67;
bra.uni $10_90;
$10_51:
setp.lt.s32 %p66,%r21,1;
@%p66 bra $10_90;
shl.b64 %rd229,%rd28,11;
mov.u64 %rd230,_ZZ7reorderE13made_of_block;
add.s64 %rd231,%rd230,%rd229;
add.s64 %rd42,%rd231,%rd30;
shl.b32 %r58,%r124,1;
add.s64 %rd43,%rd321,%rd37;
mov.u32 %r353,0;
$10_53:
.pragma "nounroll";
@%p43 bra $10_62;
cvt.s64.s32 %rd44,%r353;
mul.lo.s64 %rd232,%rd323,%rd44;
add.s64 %rd45,%rd232,%rd38;
mul.lo.s32 %r60,%r353,%r124;
setp.eq.s32 %p68,%r112,1;
@%p68 bra $10_58;
setp.ne.s32 %p69,%r112,2;
@%p69 bra $10_60;
mul.lo.s32 %r229,%r58,%r353;
cvt.s64.s32 %rd233,%r229;
add.s64 %rd326,%rd42,%rd233;
mov.u32 %r232,%tid.x;
shl.b32 %r233,%r232,2;
add.s32 %r234,%r133,%r233;
cvt.s64.s32 %rd234,%r234;
add.s64 %rd235,%rd234,%rd44;
mul.lo.s64 %rd236,%rd323,%rd235;
add.s64 %rd325,%rd43,%rd236;
mov.u32 %r354,0;
$10_57:
.pragma "nounroll";
ld.shared.u16 %rs8,[%rd326];
st.u16 [%rd325],%rs8;
add.s64 %rd326,%rd326,2;
add.s64 %rd325,%rd325,%rd324;
add.s32 %r354,%r354,1;
setp.lt.s32 %p70,%r354,%r124;
@%p70 bra $10_57;
bra.uni $10_62;
$10_58:
mov.u32 %r355,0;
$10_59:
.pragma "nounroll";
cvt.s64.s32 %rd237,%r355;
mul.lo.s64 %rd238,%rd324,%rd237;
add.s64 %rd239,%rd45,%rd238;
add.s64 %rd240,%rd321,%rd239;
add.s32 %r236,%r355,%r60;
cvt.s64.s32 %rd241,%r236;
add.s64 %rd242,%rd241,%rd30;
add.s64 %rd246,%rd231,%rd242;
ld.shared.u8 %rs9,[%rd246];
st.u8 [%rd240],%rs9;
add.s32 %r355,%r355,1;
setp.lt.s32 %p71,%r355,%r124;
@%p71 bra $10_59;
bra.uni $10_62;
$10_60:
mov.u32 %r356,0;
$10_61:
.pragma "nounroll";
cvt.s64.s32 %rd247,%r356;
mul.lo.s64 %rd248,%rd324,%rd247;
add.s64 %rd249,%rd45,%rd248;
add.s64 %rd250,%rd321,%rd249;
add.s32 %r238,%r356,%r60;
mul.lo.s32 %r239,%r238,%r112;
cvt.s64.s32 %rd251,%r239;
add.s64 %rd252,%rd251,%rd30;
add.s64 %rd256,%rd231,%rd252;
ld.shared.u32 %r240,[%rd256];
st.u32 [%rd250],%r240;
add.s32 %r356,%r356,1;
setp.lt.s32 %p72,%r356,%r124;
@%p72 bra $10_61;
$10_62:
add.s32 %r353,%r353,1;
setp.lt.s32 %p73,%r353,%r22;
@%p73 bra $10_53;
bra.uni $10_90;
$10_79:
shr.s32 %r276,%r81,31;
shr.u32 %r277,%r276,28;
add.s32 %r278,%r81,%r277;
shr.s32 %r87,%r278,4;
setp.ge.s32 %p85,%r14,%r87;
@%p85 bra $10_86;
not.b32 %r280,%r14;
add.s32 %r89,%r87,%r280;
shr.u32 %r281,%r89,5;
add.s32 %r282,%r281,1;
and.b32 %r365,%r282,3;
setp.eq.s32 %p86,%r365,0;
mov.u32 %r366,%r14;
@%p86 bra $10_83;
mov.u32 %r366,%tid.x;
mul.wide.s32 %rd288,%r366,16;
shl.b64 %rd289,%rd28,11;
mov.u64 %rd290,_ZZ7reorderE13made_of_block;
add.s64 %rd291,%rd290,%rd289;
add.s64 %rd333,%rd291,%rd288;
shl.b32 %r285,%r366,2;
add.s32 %r286,%r133,%r285;
cvt.s64.s32 %rd292,%r286;
sub.s64 %rd293,%rd292,%rd58;
mul.lo.s64 %rd294,%rd323,%rd293;
add.s64 %rd295,%rd288,%rd294;
add.s64 %rd296,%rd295,%rd37;
add.s64 %rd332,%rd321,%rd296;
$10_82:
.pragma "nounroll";
ld.shared.v4.u32 {%r287,%r288,%r289,%r290},[%rd333];
st.v4.u32 [%rd332],{%r287,%r288,%r289,%r290};
add.s32 %r366,%r366,32;
add.s64 %rd333,%rd333,512;
add.s64 %rd332,%rd332,512;
add.s32 %r365,%r365,-1;
setp.ne.s32 %p87,%r365,0;
@%p87 bra $10_82;
$10_83:
setp.lt.u32 %p88,%r89,96;
@%p88 bra $10_86;
mul.wide.s32 %rd297,%r366,16;
mov.u32 %r297,%tid.x;
shl.b32 %r298,%r297,2;
add.s32 %r299,%r133,%r298;
cvt.s64.s32 %rd298,%r299;
sub.s64 %rd299,%rd298,%rd58;
mul.lo.s64 %rd300,%rd323,%rd299;
add.s64 %rd301,%rd297,%rd300;
add.s64 %rd302,%rd301,%rd37;
add.s64 %rd303,%rd321,%rd302;
add.s64 %rd335,%rd303,1024;
shl.b64 %rd304,%rd28,11;
mov.u64 %rd305,_ZZ7reorderE13made_of_block;
add.s64 %rd306,%rd305,%rd304;
add.s64 %rd307,%rd306,%rd297;
add.s64 %rd334,%rd307,1024;
$10_85:
ld.shared.v4.u32 {%r300,%r301,%r302,%r303},[%rd334+-1024];
st.v4.u32 [%rd335+-1024],{%r300,%r301,%r302,%r303};
ld.shared.v4.u32 {%r308,%r309,%r310,%r311},[%rd334+-512];
st.v4.u32 [%rd335+-512],{%r308,%r309,%r310,%r311};
ld.shared.v4.u32 {%r316,%r317,%r318,%r319},[%rd334];
st.v4.u32 [%rd335],{%r316,%r317,%r318,%r319};
ld.shared.v4.u32 {%r324,%r325,%r326,%r327},[%rd334+512];
st.v4.u32 [%rd335+512],{%r324,%r325,%r326,%r327};
add.s64 %rd335,%rd335,2048;
add.s64 %rd334,%rd334,2048;
add.s32 %r366,%r366,128;
setp.lt.s32 %p89,%r366,%r87;
@%p89 bra $10_85;
$10_86:
and.b32 %r368,%r81,-16;
$10_87:
add.s32 %r369,%r368,%r14;
setp.ge.s32 %p90,%r369,%r81;
@%p90 bra $10_90;
sub.s64 %rd309,%rd106,%rd58;
mul.lo.s64 %rd310,%rd323,%rd309;
add.s64 %rd311,%rd310,%rd37;
cvt.s64.s32 %rd312,%r369;
add.s64 %rd313,%rd311,%rd312;
add.s64 %rd337,%rd321,%rd313;
shl.b64 %rd314,%rd28,11;
mov.u64 %rd315,_ZZ7reorderE13made_of_block;
add.s64 %rd316,%rd315,%rd314;
add.s64 %rd336,%rd316,%rd312;
$10_89:
.pragma "nounroll";
ld.shared.u8 %rs10,[%rd336];
st.u8 [%rd337],%rs10;
add.s64 %rd337,%rd337,32;
add.s64 %rd336,%rd336,32;
add.s32 %r369,%r369,32;
setp.lt.s32 %p91,%r369,%r81;
@%p91 bra $10_89;
bra.uni $10_90;
$10_30:
mov.u32 %r345,0;
mul.lo.s64 %rd175,%rd28,2560;
mov.u64 %rd176,_ZZ7reorderE13read_of_block;
add.s64 %rd177,%rd176,%rd175;
$10_31:
.pragma "nounroll";
mul.lo.s32 %r170,%r25,%r345;
cvt.s64.s32 %rd173,%r170;
add.s64 %rd174,%rd173,%rd29;
add.s64 %rd178,%rd177,%rd174;
cvt.s64.s32 %rd179,%r345;
mul.lo.s64 %rd180,%rd34,%rd179;
add.s64 %rd181,%rd33,%rd180;
ld.u32 %r171,[%rd181];
st.shared.u32 [%rd178],%r171;
add.s32 %r345,%r345,1;
setp.lt.s32 %p31,%r345,%r120;
@%p31 bra $10_31;
bra.uni $10_34;
$10_32:
mov.u32 %r346,0;
mul.lo.s64 %rd184,%rd28,2560;
mov.u64 %rd185,_ZZ7reorderE13read_of_block;
add.s64 %rd186,%rd185,%rd184;
$10_33:
.pragma "nounroll";
mul.lo.s32 %r173,%r25,%r346;
cvt.s64.s32 %rd182,%r173;
add.s64 %rd183,%rd182,%rd29;
add.s64 %rd187,%rd186,%rd183;
cvt.s64.s32 %rd188,%r346;
mul.lo.s64 %rd189,%rd34,%rd188;
add.s64 %rd190,%rd33,%rd189;
ld.v4.u32 {%r174,%r175,%r176,%r177},[%rd190];
st.shared.v4.u32 [%rd187],{%r174,%r175,%r176,%r177};
add.s32 %r346,%r346,1;
setp.lt.s32 %p32,%r346,%r120;
@%p32 bra $10_33;
bra.uni $10_34;
$10_68:
mov.u32 %r359,0;
shl.b64 %rd265,%rd28,11;
mov.u64 %rd266,_ZZ7reorderE13made_of_block;
add.s64 %rd267,%rd266,%rd265;
mov.u32 %r360,%r359;
$10_69:
.pragma "nounroll";
cvt.s64.s32 %rd263,%r359;
add.s64 %rd264,%rd263,%rd30;
add.s64 %rd268,%rd267,%rd264;
ld.shared.u32 %r249,[%rd268];
st.u32 [%rd39],%r249;
add.s32 %r359,%r359,4;
add.s64 %rd39,%rd39,%rd324;
add.s32 %r360,%r360,1;
setp.lt.s32 %p78,%r360,%r124;
@%p78 bra $10_69;
bra.uni $10_90;
$10_70:
mov.u32 %r361,0;
shl.b64 %rd271,%rd28,11;
mov.u64 %rd272,_ZZ7reorderE13made_of_block;
add.s64 %rd273,%rd272,%rd271;
mov.u32 %r362,%r361;
$10_71:
.pragma "nounroll";
cvt.s64.s32 %rd269,%r361;
add.s64 %rd270,%rd269,%rd30;
add.s64 %rd274,%rd273,%rd270;
ld.shared.v4.u32 {%r252,%r253,%r254,%r255},[%rd274];
st.v4.u32 [%rd39],{%r252,%r253,%r254,%r255};
add.s64 %rd39,%rd39,%rd324;
add.s32 %r361,%r361,%r25;
add.s32 %r362,%r362,1;
setp.lt.s32 %p79,%r362,%r124;
@%p79 bra $10_71;
$10_90:
ret;
}
`;
