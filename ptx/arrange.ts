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
.visible .entry reorder_1(
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
.reg .pred %p<14>;
.reg .b16 %rs<17>;
.reg .b32 %r<62>;
.reg .b64 %rd<92>;
ld.param.u64 %rd31,[p0];
ld.param.v2.u32 {%r31,%r32},[p1+40];
ld.param.u64 %rd36,[p2];
ld.param.v2.u32 {%r60,%r61},[p3+32];
ld.param.v2.u32 {%r35,%r36},[p3+40];
ld.param.u32 %r25,[p4];
ld.param.u32 %r26,[p5];
ld.param.u32 %r27,[p6];
ld.param.u32 %r28,[p7];
ld.param.u64 %rd91,[p3+24];
ld.param.u64 %rd90,[p3+16];
ld.param.u64 %rd89,[p3+8];
ld.param.u64 %rd37,[p3];
ld.param.u64 %rd87,[p1+24];
ld.param.u64 %rd86,[p1+16];
ld.param.u64 %rd85,[p1+8];
ld.param.u64 %rd32,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r32,0;
@%p1 bra $4_2;
cvta.to.global.u64 %rd41,%rd31;
mul.wide.s32 %rd42,%r1,40;
add.s64 %rd43,%rd41,%rd42;
ld.global.u64 %rd87,[%rd43+24];
ld.global.u64 %rd86,[%rd43+16];
ld.global.u64 %rd85,[%rd43+8];
ld.global.u64 %rd84,[%rd43];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd44,%r1;
mul.lo.s64 %rd45,%rd32,%rd44;
add.s64 %rd84,%rd31,%rd45;
$4_3:
setp.eq.s32 %p2,%r36,0;
@%p2 bra $4_5;
cvta.to.global.u64 %rd46,%rd36;
mul.wide.s32 %rd47,%r1,40;
add.s64 %rd48,%rd46,%rd47;
ld.global.v2.u32 {%r60,%r61},[%rd48+32];
ld.global.u64 %rd91,[%rd48+24];
ld.global.u64 %rd90,[%rd48+16];
ld.global.u64 %rd89,[%rd48+8];
ld.global.u64 %rd88,[%rd48];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd49,%r1;
mul.lo.s64 %rd50,%rd37,%rd49;
add.s64 %rd88,%rd36,%rd50;
$4_6:
mov.u32 %r42,%ctaid.x;
shl.b32 %r43,%r42,5;
mov.u32 %r44,%tid.x;
add.s32 %r14,%r43,%r44;
mov.u32 %r45,%ctaid.y;
shl.b32 %r46,%r45,3;
mov.u32 %r47,%tid.y;
add.s32 %r15,%r46,%r47;
setp.ge.s32 %p3,%r14,%r60;
setp.ge.s32 %p4,%r15,%r61;
or.pred %p5,%p4,%p3;
@%p5 bra $4_23;
cvt.s64.s32 %rd51,%r15;
mul.lo.s64 %rd52,%rd85,%rd51;
cvt.s64.s32 %rd53,%r14;
mul.lo.s64 %rd54,%rd86,%rd53;
add.s64 %rd27,%rd52,%rd54;
setp.lt.s32 %p6,%r35,1;
mov.u16 %rs14,0;
mov.u16 %rs13,%rs14;
@%p6 bra $4_9;
cvt.s64.s32 %rd56,%r25;
mul.lo.s64 %rd57,%rd87,%rd56;
add.s64 %rd58,%rd27,%rd57;
add.s64 %rd55,%rd84,%rd58;
ld.global.nc.u8 %r48,[%rd55];
cvt.u16.u32 %rs13,%r48;
$4_9:
setp.lt.s32 %p7,%r35,2;
@%p7 bra $4_11;
cvt.s64.s32 %rd60,%r26;
mul.lo.s64 %rd61,%rd87,%rd60;
add.s64 %rd62,%rd27,%rd61;
add.s64 %rd59,%rd84,%rd62;
ld.global.nc.u8 %r49,[%rd59];
cvt.u16.u32 %rs14,%r49;
$4_11:
setp.lt.s32 %p8,%r35,3;
mov.u16 %rs16,0;
mov.u16 %rs15,%rs16;
@%p8 bra $4_13;
cvt.s64.s32 %rd64,%r27;
mul.lo.s64 %rd65,%rd87,%rd64;
add.s64 %rd66,%rd27,%rd65;
add.s64 %rd63,%rd84,%rd66;
ld.global.nc.u8 %r50,[%rd63];
cvt.u16.u32 %rs15,%r50;
$4_13:
setp.lt.s32 %p9,%r35,4;
@%p9 bra $4_15;
cvt.s64.s32 %rd68,%r28;
mul.lo.s64 %rd69,%rd87,%rd68;
add.s64 %rd70,%rd27,%rd69;
add.s64 %rd67,%rd84,%rd70;
ld.global.nc.u8 %r51,[%rd67];
cvt.u16.u32 %rs16,%r51;
$4_15:
mul.lo.s64 %rd72,%rd89,%rd51;
mul.lo.s64 %rd74,%rd90,%rd53;
add.s64 %rd29,%rd72,%rd74;
@%p6 bra $4_17;
add.s64 %rd75,%rd88,%rd29;
st.u8 [%rd75],%rs13;
$4_17:
@%p7 bra $4_19;
add.s64 %rd76,%rd29,%rd91;
add.s64 %rd77,%rd88,%rd76;
st.u8 [%rd77],%rs14;
$4_19:
@%p8 bra $4_21;
shl.b64 %rd78,%rd91,1;
add.s64 %rd79,%rd29,%rd78;
add.s64 %rd80,%rd88,%rd79;
st.u8 [%rd80],%rs15;
$4_21:
@%p9 bra $4_23;
mul.lo.s64 %rd81,%rd91,3;
add.s64 %rd82,%rd29,%rd81;
add.s64 %rd83,%rd88,%rd82;
st.u8 [%rd83],%rs16;
$4_23:
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
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b16 %rs<21>;
.reg .b32 %r<58>;
.reg .b64 %rd<92>;
ld.param.u64 %rd31,[p0];
ld.param.v2.u32 {%r31,%r32},[p1+40];
ld.param.u64 %rd36,[p2];
ld.param.v2.u32 {%r56,%r57},[p3+32];
ld.param.v2.u32 {%r35,%r36},[p3+40];
ld.param.u32 %r25,[p4];
ld.param.u32 %r26,[p5];
ld.param.u32 %r27,[p6];
ld.param.u32 %r28,[p7];
ld.param.u64 %rd91,[p3+24];
ld.param.u64 %rd90,[p3+16];
ld.param.u64 %rd89,[p3+8];
ld.param.u64 %rd37,[p3];
ld.param.u64 %rd87,[p1+24];
ld.param.u64 %rd86,[p1+16];
ld.param.u64 %rd85,[p1+8];
ld.param.u64 %rd32,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r32,0;
@%p1 bra $5_2;
cvta.to.global.u64 %rd41,%rd31;
mul.wide.s32 %rd42,%r1,40;
add.s64 %rd43,%rd41,%rd42;
ld.global.u64 %rd87,[%rd43+24];
ld.global.u64 %rd86,[%rd43+16];
ld.global.u64 %rd85,[%rd43+8];
ld.global.u64 %rd84,[%rd43];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd44,%r1;
mul.lo.s64 %rd45,%rd32,%rd44;
add.s64 %rd84,%rd31,%rd45;
$5_3:
setp.eq.s32 %p2,%r36,0;
@%p2 bra $5_5;
cvta.to.global.u64 %rd46,%rd36;
mul.wide.s32 %rd47,%r1,40;
add.s64 %rd48,%rd46,%rd47;
ld.global.v2.u32 {%r56,%r57},[%rd48+32];
ld.global.u64 %rd91,[%rd48+24];
ld.global.u64 %rd90,[%rd48+16];
ld.global.u64 %rd89,[%rd48+8];
ld.global.u64 %rd88,[%rd48];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd49,%r1;
mul.lo.s64 %rd50,%rd37,%rd49;
add.s64 %rd88,%rd36,%rd50;
$5_6:
mov.u32 %r42,%ctaid.x;
shl.b32 %r43,%r42,5;
mov.u32 %r44,%tid.x;
add.s32 %r14,%r43,%r44;
mov.u32 %r45,%ctaid.y;
shl.b32 %r46,%r45,3;
mov.u32 %r47,%tid.y;
add.s32 %r15,%r46,%r47;
setp.ge.s32 %p3,%r14,%r56;
setp.ge.s32 %p4,%r15,%r57;
or.pred %p5,%p4,%p3;
@%p5 bra $5_23;
cvt.s64.s32 %rd51,%r15;
mul.lo.s64 %rd52,%rd85,%rd51;
cvt.s64.s32 %rd53,%r14;
mul.lo.s64 %rd54,%rd86,%rd53;
add.s64 %rd27,%rd52,%rd54;
setp.lt.s32 %p6,%r35,1;
mov.u16 %rs18,0;
mov.u16 %rs17,%rs18;
@%p6 bra $5_9;
cvt.s64.s32 %rd56,%r25;
mul.lo.s64 %rd57,%rd87,%rd56;
add.s64 %rd58,%rd27,%rd57;
add.s64 %rd55,%rd84,%rd58;
ld.global.nc.u16 %rs17,[%rd55];
$5_9:
setp.lt.s32 %p7,%r35,2;
@%p7 bra $5_11;
cvt.s64.s32 %rd60,%r26;
mul.lo.s64 %rd61,%rd87,%rd60;
add.s64 %rd62,%rd27,%rd61;
add.s64 %rd59,%rd84,%rd62;
ld.global.nc.u16 %rs18,[%rd59];
$5_11:
setp.lt.s32 %p8,%r35,3;
mov.u16 %rs20,0;
mov.u16 %rs19,%rs20;
@%p8 bra $5_13;
cvt.s64.s32 %rd64,%r27;
mul.lo.s64 %rd65,%rd87,%rd64;
add.s64 %rd66,%rd27,%rd65;
add.s64 %rd63,%rd84,%rd66;
ld.global.nc.u16 %rs19,[%rd63];
$5_13:
setp.lt.s32 %p9,%r35,4;
@%p9 bra $5_15;
cvt.s64.s32 %rd68,%r28;
mul.lo.s64 %rd69,%rd87,%rd68;
add.s64 %rd70,%rd27,%rd69;
add.s64 %rd67,%rd84,%rd70;
ld.global.nc.u16 %rs20,[%rd67];
$5_15:
mul.lo.s64 %rd72,%rd89,%rd51;
mul.lo.s64 %rd74,%rd90,%rd53;
add.s64 %rd29,%rd72,%rd74;
@%p6 bra $5_17;
add.s64 %rd75,%rd88,%rd29;
st.u16 [%rd75],%rs17;
$5_17:
@%p7 bra $5_19;
add.s64 %rd76,%rd29,%rd91;
add.s64 %rd77,%rd88,%rd76;
st.u16 [%rd77],%rs18;
$5_19:
@%p8 bra $5_21;
shl.b64 %rd78,%rd91,1;
add.s64 %rd79,%rd29,%rd78;
add.s64 %rd80,%rd88,%rd79;
st.u16 [%rd80],%rs19;
$5_21:
@%p9 bra $5_23;
mul.lo.s64 %rd81,%rd91,3;
add.s64 %rd82,%rd29,%rd81;
add.s64 %rd83,%rd88,%rd82;
st.u16 [%rd83],%rs20;
$5_23:
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
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b32 %r<78>;
.reg .b64 %rd<92>;
ld.param.u64 %rd31,[p0];
ld.param.v2.u32 {%r39,%r40},[p1+40];
ld.param.u64 %rd36,[p2];
ld.param.v2.u32 {%r72,%r73},[p3+32];
ld.param.v2.u32 {%r43,%r44},[p3+40];
ld.param.u32 %r33,[p4];
ld.param.u32 %r34,[p5];
ld.param.u32 %r35,[p6];
ld.param.u32 %r36,[p7];
ld.param.u64 %rd91,[p3+24];
ld.param.u64 %rd90,[p3+16];
ld.param.u64 %rd89,[p3+8];
ld.param.u64 %rd37,[p3];
ld.param.u64 %rd87,[p1+24];
ld.param.u64 %rd86,[p1+16];
ld.param.u64 %rd85,[p1+8];
ld.param.u64 %rd32,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r40,0;
@%p1 bra $6_2;
cvta.to.global.u64 %rd41,%rd31;
mul.wide.s32 %rd42,%r1,40;
add.s64 %rd43,%rd41,%rd42;
ld.global.u64 %rd87,[%rd43+24];
ld.global.u64 %rd86,[%rd43+16];
ld.global.u64 %rd85,[%rd43+8];
ld.global.u64 %rd84,[%rd43];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd44,%r1;
mul.lo.s64 %rd45,%rd32,%rd44;
add.s64 %rd84,%rd31,%rd45;
$6_3:
setp.eq.s32 %p2,%r44,0;
@%p2 bra $6_5;
cvta.to.global.u64 %rd46,%rd36;
mul.wide.s32 %rd47,%r1,40;
add.s64 %rd48,%rd46,%rd47;
ld.global.v2.u32 {%r72,%r73},[%rd48+32];
ld.global.u64 %rd91,[%rd48+24];
ld.global.u64 %rd90,[%rd48+16];
ld.global.u64 %rd89,[%rd48+8];
ld.global.u64 %rd88,[%rd48];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd49,%r1;
mul.lo.s64 %rd50,%rd37,%rd49;
add.s64 %rd88,%rd36,%rd50;
$6_6:
mov.u32 %r50,%ctaid.x;
shl.b32 %r51,%r50,5;
mov.u32 %r52,%tid.x;
add.s32 %r14,%r51,%r52;
mov.u32 %r53,%ctaid.y;
shl.b32 %r54,%r53,3;
mov.u32 %r55,%tid.y;
add.s32 %r15,%r54,%r55;
setp.ge.s32 %p3,%r14,%r72;
setp.ge.s32 %p4,%r15,%r73;
or.pred %p5,%p4,%p3;
@%p5 bra $6_23;
cvt.s64.s32 %rd51,%r15;
mul.lo.s64 %rd52,%rd85,%rd51;
cvt.s64.s32 %rd53,%r14;
mul.lo.s64 %rd54,%rd86,%rd53;
add.s64 %rd27,%rd52,%rd54;
setp.lt.s32 %p6,%r43,1;
mov.u32 %r75,0;
mov.u32 %r74,%r75;
@%p6 bra $6_9;
cvt.s64.s32 %rd56,%r33;
mul.lo.s64 %rd57,%rd87,%rd56;
add.s64 %rd58,%rd27,%rd57;
add.s64 %rd55,%rd84,%rd58;
ld.global.nc.u32 %r74,[%rd55];
$6_9:
setp.lt.s32 %p7,%r43,2;
@%p7 bra $6_11;
cvt.s64.s32 %rd60,%r34;
mul.lo.s64 %rd61,%rd87,%rd60;
add.s64 %rd62,%rd27,%rd61;
add.s64 %rd59,%rd84,%rd62;
ld.global.nc.u32 %r75,[%rd59];
$6_11:
setp.lt.s32 %p8,%r43,3;
mov.u32 %r77,0;
mov.u32 %r76,%r77;
@%p8 bra $6_13;
cvt.s64.s32 %rd64,%r35;
mul.lo.s64 %rd65,%rd87,%rd64;
add.s64 %rd66,%rd27,%rd65;
add.s64 %rd63,%rd84,%rd66;
ld.global.nc.u32 %r76,[%rd63];
$6_13:
setp.lt.s32 %p9,%r43,4;
@%p9 bra $6_15;
cvt.s64.s32 %rd68,%r36;
mul.lo.s64 %rd69,%rd87,%rd68;
add.s64 %rd70,%rd27,%rd69;
add.s64 %rd67,%rd84,%rd70;
ld.global.nc.u32 %r77,[%rd67];
$6_15:
mul.lo.s64 %rd72,%rd89,%rd51;
mul.lo.s64 %rd74,%rd90,%rd53;
add.s64 %rd29,%rd72,%rd74;
@%p6 bra $6_17;
add.s64 %rd75,%rd88,%rd29;
st.u32 [%rd75],%r74;
$6_17:
@%p7 bra $6_19;
add.s64 %rd76,%rd29,%rd91;
add.s64 %rd77,%rd88,%rd76;
st.u32 [%rd77],%r75;
$6_19:
@%p8 bra $6_21;
shl.b64 %rd78,%rd91,1;
add.s64 %rd79,%rd29,%rd78;
add.s64 %rd80,%rd88,%rd79;
st.u32 [%rd80],%r76;
$6_21:
@%p9 bra $6_23;
mul.lo.s64 %rd81,%rd91,3;
add.s64 %rd82,%rd29,%rd81;
add.s64 %rd83,%rd88,%rd82;
st.u32 [%rd83],%r77;
$6_23:
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
@%p1 bra $7_2;
cvta.to.global.u64 %rd92,%rd67;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r102,%r103},[%rd94+32];
ld.global.u64 %rd143,[%rd94+24];
ld.global.u64 %rd142,[%rd94+16];
ld.global.u64 %rd141,[%rd94+8];
ld.global.u64 %rd140,[%rd94];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd68,%rd95;
add.s64 %rd140,%rd67,%rd96;
$7_3:
setp.eq.s32 %p2,%r62,0;
@%p2 bra $7_5;
cvta.to.global.u64 %rd97,%rd72;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd146,[%rd99+16];
ld.global.u64 %rd145,[%rd99+8];
ld.global.u64 %rd144,[%rd99];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd73,%rd100;
add.s64 %rd144,%rd72,%rd101;
$7_6:
setp.eq.s32 %p3,%r66,0;
@%p3 bra $7_8;
cvta.to.global.u64 %rd102,%rd77;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd149,[%rd104+16];
ld.global.u64 %rd148,[%rd104+8];
ld.global.u64 %rd147,[%rd104];
bra.uni $7_9;
$7_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd78,%rd105;
add.s64 %rd147,%rd77,%rd106;
$7_9:
setp.eq.s32 %p4,%r70,0;
@%p4 bra $7_11;
cvta.to.global.u64 %rd107,%rd82;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd152,[%rd109+16];
ld.global.u64 %rd151,[%rd109+8];
ld.global.u64 %rd150,[%rd109];
bra.uni $7_12;
$7_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd83,%rd110;
add.s64 %rd150,%rd82,%rd111;
$7_12:
setp.eq.s32 %p5,%r74,0;
@%p5 bra $7_14;
cvta.to.global.u64 %rd112,%rd87;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd155,[%rd114+16];
ld.global.u64 %rd154,[%rd114+8];
ld.global.u64 %rd153,[%rd114];
bra.uni $7_15;
$7_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd88,%rd115;
add.s64 %rd153,%rd87,%rd116;
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
@%p11 bra $7_20;
add.s64 %rd125,%rd117,%rd143;
ld.global.nc.u8 %r99,[%rd125];
mul.lo.s64 %rd126,%rd149,%rd62;
mul.lo.s64 %rd127,%rd148,%rd61;
add.s64 %rd128,%rd126,%rd127;
add.s64 %rd129,%rd147,%rd128;
st.u8 [%rd129],%r99;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $7_20;
add.s64 %rd130,%rd125,%rd143;
ld.global.nc.u8 %r100,[%rd130];
mul.lo.s64 %rd131,%rd152,%rd62;
mul.lo.s64 %rd132,%rd151,%rd61;
add.s64 %rd133,%rd131,%rd132;
add.s64 %rd134,%rd150,%rd133;
st.u8 [%rd134],%r100;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $7_20;
add.s64 %rd135,%rd130,%rd143;
ld.global.nc.u8 %r101,[%rd135];
mul.lo.s64 %rd136,%rd155,%rd62;
mul.lo.s64 %rd137,%rd154,%rd61;
add.s64 %rd138,%rd136,%rd137;
add.s64 %rd139,%rd153,%rd138;
st.u8 [%rd139],%r101;
$7_20:
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
@%p1 bra $8_2;
cvta.to.global.u64 %rd92,%rd67;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r98,%r99},[%rd94+32];
ld.global.u64 %rd143,[%rd94+24];
ld.global.u64 %rd142,[%rd94+16];
ld.global.u64 %rd141,[%rd94+8];
ld.global.u64 %rd140,[%rd94];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd68,%rd95;
add.s64 %rd140,%rd67,%rd96;
$8_3:
setp.eq.s32 %p2,%r62,0;
@%p2 bra $8_5;
cvta.to.global.u64 %rd97,%rd72;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd146,[%rd99+16];
ld.global.u64 %rd145,[%rd99+8];
ld.global.u64 %rd144,[%rd99];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd73,%rd100;
add.s64 %rd144,%rd72,%rd101;
$8_6:
setp.eq.s32 %p3,%r66,0;
@%p3 bra $8_8;
cvta.to.global.u64 %rd102,%rd77;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd149,[%rd104+16];
ld.global.u64 %rd148,[%rd104+8];
ld.global.u64 %rd147,[%rd104];
bra.uni $8_9;
$8_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd78,%rd105;
add.s64 %rd147,%rd77,%rd106;
$8_9:
setp.eq.s32 %p4,%r70,0;
@%p4 bra $8_11;
cvta.to.global.u64 %rd107,%rd82;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd152,[%rd109+16];
ld.global.u64 %rd151,[%rd109+8];
ld.global.u64 %rd150,[%rd109];
bra.uni $8_12;
$8_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd83,%rd110;
add.s64 %rd150,%rd82,%rd111;
$8_12:
setp.eq.s32 %p5,%r74,0;
@%p5 bra $8_14;
cvta.to.global.u64 %rd112,%rd87;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd155,[%rd114+16];
ld.global.u64 %rd154,[%rd114+8];
ld.global.u64 %rd153,[%rd114];
bra.uni $8_15;
$8_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd88,%rd115;
add.s64 %rd153,%rd87,%rd116;
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
@%p11 bra $8_20;
add.s64 %rd125,%rd117,%rd143;
ld.global.nc.u16 %rs2,[%rd125];
mul.lo.s64 %rd126,%rd149,%rd62;
mul.lo.s64 %rd127,%rd148,%rd61;
add.s64 %rd128,%rd126,%rd127;
add.s64 %rd129,%rd147,%rd128;
st.u16 [%rd129],%rs2;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $8_20;
add.s64 %rd130,%rd125,%rd143;
ld.global.nc.u16 %rs3,[%rd130];
mul.lo.s64 %rd131,%rd152,%rd62;
mul.lo.s64 %rd132,%rd151,%rd61;
add.s64 %rd133,%rd131,%rd132;
add.s64 %rd134,%rd150,%rd133;
st.u16 [%rd134],%rs3;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $8_20;
add.s64 %rd135,%rd130,%rd143;
ld.global.nc.u16 %rs4,[%rd135];
mul.lo.s64 %rd136,%rd155,%rd62;
mul.lo.s64 %rd137,%rd154,%rd61;
add.s64 %rd138,%rd136,%rd137;
add.s64 %rd139,%rd153,%rd138;
st.u16 [%rd139],%rs4;
$8_20:
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
@%p1 bra $9_2;
cvta.to.global.u64 %rd92,%rd67;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r102,%r103},[%rd94+32];
ld.global.u64 %rd143,[%rd94+24];
ld.global.u64 %rd142,[%rd94+16];
ld.global.u64 %rd141,[%rd94+8];
ld.global.u64 %rd140,[%rd94];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd68,%rd95;
add.s64 %rd140,%rd67,%rd96;
$9_3:
setp.eq.s32 %p2,%r62,0;
@%p2 bra $9_5;
cvta.to.global.u64 %rd97,%rd72;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd146,[%rd99+16];
ld.global.u64 %rd145,[%rd99+8];
ld.global.u64 %rd144,[%rd99];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd73,%rd100;
add.s64 %rd144,%rd72,%rd101;
$9_6:
setp.eq.s32 %p3,%r66,0;
@%p3 bra $9_8;
cvta.to.global.u64 %rd102,%rd77;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd149,[%rd104+16];
ld.global.u64 %rd148,[%rd104+8];
ld.global.u64 %rd147,[%rd104];
bra.uni $9_9;
$9_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd78,%rd105;
add.s64 %rd147,%rd77,%rd106;
$9_9:
setp.eq.s32 %p4,%r70,0;
@%p4 bra $9_11;
cvta.to.global.u64 %rd107,%rd82;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd152,[%rd109+16];
ld.global.u64 %rd151,[%rd109+8];
ld.global.u64 %rd150,[%rd109];
bra.uni $9_12;
$9_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd83,%rd110;
add.s64 %rd150,%rd82,%rd111;
$9_12:
setp.eq.s32 %p5,%r74,0;
@%p5 bra $9_14;
cvta.to.global.u64 %rd112,%rd87;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd155,[%rd114+16];
ld.global.u64 %rd154,[%rd114+8];
ld.global.u64 %rd153,[%rd114];
bra.uni $9_15;
$9_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd88,%rd115;
add.s64 %rd153,%rd87,%rd116;
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
@%p11 bra $9_20;
add.s64 %rd125,%rd117,%rd143;
ld.global.nc.u32 %r99,[%rd125];
mul.lo.s64 %rd126,%rd149,%rd62;
mul.lo.s64 %rd127,%rd148,%rd61;
add.s64 %rd128,%rd126,%rd127;
add.s64 %rd129,%rd147,%rd128;
st.u32 [%rd129],%r99;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $9_20;
add.s64 %rd130,%rd125,%rd143;
ld.global.nc.u32 %r100,[%rd130];
mul.lo.s64 %rd131,%rd152,%rd62;
mul.lo.s64 %rd132,%rd151,%rd61;
add.s64 %rd133,%rd131,%rd132;
add.s64 %rd134,%rd150,%rd133;
st.u32 [%rd134],%r100;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $9_20;
add.s64 %rd135,%rd130,%rd143;
ld.global.nc.u32 %r101,[%rd135];
mul.lo.s64 %rd136,%rd155,%rd62;
mul.lo.s64 %rd137,%rd154,%rd61;
add.s64 %rd138,%rd136,%rd137;
add.s64 %rd139,%rd153,%rd138;
st.u32 [%rd139],%r101;
$9_20:
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
@%p1 bra $10_2;
cvta.to.global.u64 %rd92,%rd87;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r102,%r103},[%rd94+32];
ld.global.u64 %rd140,[%rd94+24];
ld.global.u64 %rd139,[%rd94+16];
ld.global.u64 %rd138,[%rd94+8];
ld.global.u64 %rd137,[%rd94];
bra.uni $10_3;
$10_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd88,%rd95;
add.s64 %rd137,%rd87,%rd96;
$10_3:
setp.eq.s32 %p2,%r58,0;
@%p2 bra $10_5;
cvta.to.global.u64 %rd97,%rd67;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd143,[%rd99+16];
ld.global.u64 %rd142,[%rd99+8];
ld.global.u64 %rd141,[%rd99];
bra.uni $10_6;
$10_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd68,%rd100;
add.s64 %rd141,%rd67,%rd101;
$10_6:
setp.eq.s32 %p3,%r62,0;
@%p3 bra $10_8;
cvta.to.global.u64 %rd102,%rd72;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd146,[%rd104+16];
ld.global.u64 %rd145,[%rd104+8];
ld.global.u64 %rd144,[%rd104];
bra.uni $10_9;
$10_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd73,%rd105;
add.s64 %rd144,%rd72,%rd106;
$10_9:
setp.eq.s32 %p4,%r66,0;
@%p4 bra $10_11;
cvta.to.global.u64 %rd107,%rd77;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd149,[%rd109+16];
ld.global.u64 %rd148,[%rd109+8];
ld.global.u64 %rd147,[%rd109];
bra.uni $10_12;
$10_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd78,%rd110;
add.s64 %rd147,%rd77,%rd111;
$10_12:
setp.eq.s32 %p5,%r70,0;
@%p5 bra $10_14;
cvta.to.global.u64 %rd112,%rd82;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd152,[%rd114+16];
ld.global.u64 %rd151,[%rd114+8];
ld.global.u64 %rd150,[%rd114];
bra.uni $10_15;
$10_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd83,%rd115;
add.s64 %rd150,%rd82,%rd116;
$10_15:
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
@%p10 bra $10_20;
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
@%p11 bra $10_20;
mul.lo.s64 %rd125,%rd145,%rd61;
mul.lo.s64 %rd126,%rd146,%rd62;
add.s64 %rd127,%rd126,%rd125;
add.s64 %rd124,%rd144,%rd127;
ld.global.nc.u8 %r99,[%rd124];
add.s64 %rd65,%rd63,%rd140;
st.u8 [%rd65],%r99;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $10_20;
mul.lo.s64 %rd129,%rd148,%rd61;
mul.lo.s64 %rd130,%rd149,%rd62;
add.s64 %rd131,%rd130,%rd129;
add.s64 %rd128,%rd147,%rd131;
ld.global.nc.u8 %r100,[%rd128];
add.s64 %rd66,%rd65,%rd140;
st.u8 [%rd66],%r100;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $10_20;
mul.lo.s64 %rd133,%rd151,%rd61;
mul.lo.s64 %rd134,%rd152,%rd62;
add.s64 %rd135,%rd134,%rd133;
add.s64 %rd132,%rd150,%rd135;
ld.global.nc.u8 %r101,[%rd132];
add.s64 %rd136,%rd66,%rd140;
st.u8 [%rd136],%r101;
$10_20:
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
@%p1 bra $11_2;
cvta.to.global.u64 %rd92,%rd87;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r98,%r99},[%rd94+32];
ld.global.u64 %rd140,[%rd94+24];
ld.global.u64 %rd139,[%rd94+16];
ld.global.u64 %rd138,[%rd94+8];
ld.global.u64 %rd137,[%rd94];
bra.uni $11_3;
$11_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd88,%rd95;
add.s64 %rd137,%rd87,%rd96;
$11_3:
setp.eq.s32 %p2,%r58,0;
@%p2 bra $11_5;
cvta.to.global.u64 %rd97,%rd67;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd143,[%rd99+16];
ld.global.u64 %rd142,[%rd99+8];
ld.global.u64 %rd141,[%rd99];
bra.uni $11_6;
$11_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd68,%rd100;
add.s64 %rd141,%rd67,%rd101;
$11_6:
setp.eq.s32 %p3,%r62,0;
@%p3 bra $11_8;
cvta.to.global.u64 %rd102,%rd72;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd146,[%rd104+16];
ld.global.u64 %rd145,[%rd104+8];
ld.global.u64 %rd144,[%rd104];
bra.uni $11_9;
$11_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd73,%rd105;
add.s64 %rd144,%rd72,%rd106;
$11_9:
setp.eq.s32 %p4,%r66,0;
@%p4 bra $11_11;
cvta.to.global.u64 %rd107,%rd77;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd149,[%rd109+16];
ld.global.u64 %rd148,[%rd109+8];
ld.global.u64 %rd147,[%rd109];
bra.uni $11_12;
$11_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd78,%rd110;
add.s64 %rd147,%rd77,%rd111;
$11_12:
setp.eq.s32 %p5,%r70,0;
@%p5 bra $11_14;
cvta.to.global.u64 %rd112,%rd82;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd152,[%rd114+16];
ld.global.u64 %rd151,[%rd114+8];
ld.global.u64 %rd150,[%rd114];
bra.uni $11_15;
$11_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd83,%rd115;
add.s64 %rd150,%rd82,%rd116;
$11_15:
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
@%p10 bra $11_20;
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
@%p11 bra $11_20;
mul.lo.s64 %rd125,%rd145,%rd61;
mul.lo.s64 %rd126,%rd146,%rd62;
add.s64 %rd127,%rd126,%rd125;
add.s64 %rd124,%rd144,%rd127;
ld.global.nc.u16 %rs2,[%rd124];
add.s64 %rd65,%rd63,%rd140;
st.u16 [%rd65],%rs2;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $11_20;
mul.lo.s64 %rd129,%rd148,%rd61;
mul.lo.s64 %rd130,%rd149,%rd62;
add.s64 %rd131,%rd130,%rd129;
add.s64 %rd128,%rd147,%rd131;
ld.global.nc.u16 %rs3,[%rd128];
add.s64 %rd66,%rd65,%rd140;
st.u16 [%rd66],%rs3;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $11_20;
mul.lo.s64 %rd133,%rd151,%rd61;
mul.lo.s64 %rd134,%rd152,%rd62;
add.s64 %rd135,%rd134,%rd133;
add.s64 %rd132,%rd150,%rd135;
ld.global.nc.u16 %rs4,[%rd132];
add.s64 %rd136,%rd66,%rd140;
st.u16 [%rd136],%rs4;
$11_20:
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
@%p1 bra $12_2;
cvta.to.global.u64 %rd92,%rd87;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r102,%r103},[%rd94+32];
ld.global.u64 %rd140,[%rd94+24];
ld.global.u64 %rd139,[%rd94+16];
ld.global.u64 %rd138,[%rd94+8];
ld.global.u64 %rd137,[%rd94];
bra.uni $12_3;
$12_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd88,%rd95;
add.s64 %rd137,%rd87,%rd96;
$12_3:
setp.eq.s32 %p2,%r58,0;
@%p2 bra $12_5;
cvta.to.global.u64 %rd97,%rd67;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd143,[%rd99+16];
ld.global.u64 %rd142,[%rd99+8];
ld.global.u64 %rd141,[%rd99];
bra.uni $12_6;
$12_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd68,%rd100;
add.s64 %rd141,%rd67,%rd101;
$12_6:
setp.eq.s32 %p3,%r62,0;
@%p3 bra $12_8;
cvta.to.global.u64 %rd102,%rd72;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd146,[%rd104+16];
ld.global.u64 %rd145,[%rd104+8];
ld.global.u64 %rd144,[%rd104];
bra.uni $12_9;
$12_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd73,%rd105;
add.s64 %rd144,%rd72,%rd106;
$12_9:
setp.eq.s32 %p4,%r66,0;
@%p4 bra $12_11;
cvta.to.global.u64 %rd107,%rd77;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd149,[%rd109+16];
ld.global.u64 %rd148,[%rd109+8];
ld.global.u64 %rd147,[%rd109];
bra.uni $12_12;
$12_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd78,%rd110;
add.s64 %rd147,%rd77,%rd111;
$12_12:
setp.eq.s32 %p5,%r70,0;
@%p5 bra $12_14;
cvta.to.global.u64 %rd112,%rd82;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd152,[%rd114+16];
ld.global.u64 %rd151,[%rd114+8];
ld.global.u64 %rd150,[%rd114];
bra.uni $12_15;
$12_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd83,%rd115;
add.s64 %rd150,%rd82,%rd116;
$12_15:
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
@%p10 bra $12_20;
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
@%p11 bra $12_20;
mul.lo.s64 %rd125,%rd145,%rd61;
mul.lo.s64 %rd126,%rd146,%rd62;
add.s64 %rd127,%rd126,%rd125;
add.s64 %rd124,%rd144,%rd127;
ld.global.nc.u32 %r99,[%rd124];
add.s64 %rd65,%rd63,%rd140;
st.u32 [%rd65],%r99;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $12_20;
mul.lo.s64 %rd129,%rd148,%rd61;
mul.lo.s64 %rd130,%rd149,%rd62;
add.s64 %rd131,%rd130,%rd129;
add.s64 %rd128,%rd147,%rd131;
ld.global.nc.u32 %r100,[%rd128];
add.s64 %rd66,%rd65,%rd140;
st.u32 [%rd66],%r100;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $12_20;
mul.lo.s64 %rd133,%rd151,%rd61;
mul.lo.s64 %rd134,%rd152,%rd62;
add.s64 %rd135,%rd134,%rd133;
add.s64 %rd132,%rd150,%rd135;
ld.global.nc.u32 %r101,[%rd132];
add.s64 %rd136,%rd66,%rd140;
st.u32 [%rd136],%r101;
$12_20:
ret;
}
`;
