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
.param .u32 p7,
.param .u32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<22>;
.reg .b16 %rs<15>;
.reg .b32 %r<51>;
.reg .b64 %rd<90>;
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r33,%r34},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r49,%r50},[p3+32];
ld.param.v2.u32 {%r37,%r38},[p3+40];
ld.param.u32 %r26,[p4];
ld.param.u32 %r27,[p5];
ld.param.u32 %r28,[p6];
ld.param.u32 %r29,[p7];
ld.param.u32 %r30,[p8];
ld.param.u64 %rd89,[p3+24];
ld.param.u64 %rd88,[p3+16];
ld.param.u64 %rd87,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd85,[p1+24];
ld.param.u64 %rd84,[p1+16];
ld.param.u64 %rd83,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r34,0;
@%p1 bra $4_2;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.u64 %rd85,[%rd45+24];
ld.global.u64 %rd84,[%rd45+16];
ld.global.u64 %rd83,[%rd45+8];
ld.global.u64 %rd82,[%rd45];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd82,%rd33,%rd47;
$4_3:
setp.eq.s32 %p2,%r38,0;
@%p2 bra $4_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r49,%r50},[%rd50+32];
ld.global.u64 %rd89,[%rd50+24];
ld.global.u64 %rd88,[%rd50+16];
ld.global.u64 %rd87,[%rd50+8];
ld.global.u64 %rd86,[%rd50];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd86,%rd38,%rd52;
$4_6:
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
@%p5 bra $4_23;
cvt.u16.u32 %rs14,%r30;
cvt.s64.s32 %rd27,%r15;
mul.lo.s64 %rd53,%rd83,%rd27;
cvt.s64.s32 %rd28,%r14;
mul.lo.s64 %rd54,%rd84,%rd28;
add.s64 %rd29,%rd53,%rd54;
setp.le.s32 %p6,%r33,%r26;
setp.lt.s32 %p7,%r37,1;
or.pred %p8,%p7,%p6;
mov.u16 %rs11,%rs14;
@%p8 bra $4_9;
cvt.s64.s32 %rd55,%r26;
mul.lo.s64 %rd56,%rd85,%rd55;
add.s64 %rd57,%rd29,%rd56;
add.s64 %rd58,%rd82,%rd57;
ld.u8 %rs11,[%rd58];
$4_9:
setp.le.s32 %p9,%r33,%r27;
setp.lt.s32 %p10,%r37,2;
or.pred %p11,%p10,%p9;
mov.u16 %rs12,%rs14;
@%p11 bra $4_11;
cvt.s64.s32 %rd59,%r27;
mul.lo.s64 %rd60,%rd85,%rd59;
add.s64 %rd61,%rd29,%rd60;
add.s64 %rd62,%rd82,%rd61;
ld.u8 %rs12,[%rd62];
$4_11:
setp.le.s32 %p12,%r33,%r28;
setp.lt.s32 %p13,%r37,3;
or.pred %p14,%p13,%p12;
mov.u16 %rs13,%rs14;
@%p14 bra $4_13;
cvt.s64.s32 %rd63,%r28;
mul.lo.s64 %rd64,%rd85,%rd63;
add.s64 %rd65,%rd29,%rd64;
add.s64 %rd66,%rd82,%rd65;
ld.u8 %rs13,[%rd66];
$4_13:
setp.le.s32 %p15,%r33,%r29;
setp.lt.s32 %p16,%r37,4;
or.pred %p17,%p16,%p15;
@%p17 bra $4_15;
cvt.s64.s32 %rd67,%r29;
mul.lo.s64 %rd68,%rd85,%rd67;
add.s64 %rd69,%rd29,%rd68;
add.s64 %rd70,%rd82,%rd69;
ld.u8 %rs14,[%rd70];
$4_15:
mul.lo.s64 %rd71,%rd88,%rd28;
mul.lo.s64 %rd72,%rd87,%rd27;
add.s64 %rd31,%rd72,%rd71;
@%p7 bra $4_17;
add.s64 %rd73,%rd86,%rd31;
st.u8 [%rd73],%rs11;
$4_17:
@%p10 bra $4_19;
add.s64 %rd74,%rd31,%rd89;
add.s64 %rd75,%rd86,%rd74;
st.u8 [%rd75],%rs12;
$4_19:
@%p13 bra $4_21;
shl.b64 %rd76,%rd89,1;
add.s64 %rd77,%rd31,%rd76;
add.s64 %rd78,%rd86,%rd77;
st.u8 [%rd78],%rs13;
$4_21:
@%p16 bra $4_23;
mul.lo.s64 %rd79,%rd89,3;
add.s64 %rd80,%rd31,%rd79;
add.s64 %rd81,%rd86,%rd80;
st.u8 [%rd81],%rs14;
$4_23:
ret;
}
.visible .entry gather_1(
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
.reg .pred %p<116>;
.reg .b16 %rs<82>;
.reg .b32 %r<264>;
.reg .b64 %rd<232>;
ld.param.u64 %rd35,[p0];
ld.param.v2.u32 {%r135,%r136},[p1+40];
ld.param.u64 %rd40,[p2];
ld.param.v2.u32 {%r244,%r245},[p3+32];
ld.param.v2.u32 {%r139,%r140},[p3+40];
ld.param.u32 %r128,[p4];
ld.param.u32 %r129,[p5];
ld.param.u32 %r130,[p6];
ld.param.u32 %r131,[p7];
ld.param.u32 %r132,[p8];
ld.param.u64 %rd231,[p3+24];
ld.param.u64 %rd230,[p3+16];
ld.param.u64 %rd229,[p3+8];
ld.param.u64 %rd41,[p3];
ld.param.u64 %rd227,[p1+24];
ld.param.u64 %rd226,[p1+16];
ld.param.u64 %rd225,[p1+8];
ld.param.u64 %rd36,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r136,0;
@%p4 bra $5_2;
cvta.to.global.u64 %rd45,%rd35;
mul.wide.s32 %rd46,%r1,40;
add.s64 %rd47,%rd45,%rd46;
ld.global.u64 %rd227,[%rd47+24];
ld.global.u64 %rd226,[%rd47+16];
ld.global.u64 %rd225,[%rd47+8];
ld.global.u64 %rd224,[%rd47];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd48,%r1;
mul.lo.s64 %rd49,%rd36,%rd48;
add.s64 %rd224,%rd35,%rd49;
$5_3:
setp.eq.s32 %p5,%r140,0;
@%p5 bra $5_5;
cvta.to.global.u64 %rd50,%rd40;
mul.wide.s32 %rd51,%r1,40;
add.s64 %rd52,%rd50,%rd51;
ld.global.v2.u32 {%r244,%r245},[%rd52+32];
ld.global.u64 %rd231,[%rd52+24];
ld.global.u64 %rd230,[%rd52+16];
ld.global.u64 %rd229,[%rd52+8];
ld.global.u64 %rd228,[%rd52];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd53,%r1;
mul.lo.s64 %rd54,%rd41,%rd53;
add.s64 %rd228,%rd40,%rd54;
$5_6:
mov.u32 %r145,%ctaid.y;
shl.b32 %r146,%r145,3;
mov.u32 %r147,%tid.y;
add.s32 %r14,%r146,%r147;
setp.ge.s32 %p6,%r14,%r245;
@%p6 bra $5_148;
cvt.s64.s32 %rd55,%r139;
setp.ne.s64 %p8,%rd230,%rd55;
mov.pred %p115,0;
@%p8 bra $5_9;
setp.eq.s32 %p9,%r139,1;
setp.eq.s64 %p10,%rd231,1;
or.pred %p115,%p9,%p10;
$5_9:
selp.b32 %r16,%r139,1,%p115;
mul.lo.s32 %r17,%r16,%r244;
selp.b64 %rd27,1,%rd230,%p115;
setp.lt.s32 %p11,%r139,1;
@%p11 bra $5_148;
cvt.s64.s32 %rd56,%r14;
mul.lo.s64 %rd31,%rd229,%rd56;
mul.lo.s64 %rd32,%rd225,%rd56;
cvt.u16.u32 %rs1,%r132;
mov.u32 %r246,0;
$5_11:
.pragma "nounroll";
cvt.s64.s32 %rd57,%r246;
mul.lo.s64 %rd58,%rd231,%rd57;
add.s64 %rd59,%rd58,%rd31;
add.s64 %rd34,%rd228,%rd59;
cvt.u32.u64 %r149,%rd34;
neg.s32 %r150,%r149;
and.b32 %r20,%r150,15;
mov.u32 %r151,%ctaid.x;
shl.b32 %r152,%r151,5;
mov.u32 %r153,%tid.x;
add.s32 %r154,%r152,%r153;
bfi.b32 %r155,%r154,%r20,4,28;
add.s32 %r21,%r155,-16;
setp.lt.s32 %p12,%r21,%r17;
@%p12 bra $5_12;
bra.uni $5_147;
$5_12:
setp.eq.s32 %p13,%r16,3;
max.s32 %r22,%r21,0;
shl.b32 %r160,%r154,4;
or.b32 %r161,%r20,%r160;
min.s32 %r23,%r161,%r17;
sub.s32 %r162,%r23,%r22;
setp.eq.s32 %p14,%r162,16;
setp.eq.s64 %p15,%rd27,1;
and.pred %p3,%p15,%p14;
@%p13 bra $5_16;
bra.uni $5_13;
$5_16:
mul.wide.u32 %rd60,%r22,-1431655765;
shr.u64 %rd61,%rd60,33;
cvt.u32.u64 %r247,%rd61;
bra.uni $5_17;
$5_13:
setp.eq.s32 %p16,%r16,4;
@%p16 bra $5_15;
bra.uni $5_14;
$5_15:
shr.u32 %r247,%r22,2;
bra.uni $5_17;
$5_14:
setp.eq.s32 %p17,%r16,2;
selp.u32 %r163,1,0,%p17;
shr.u32 %r247,%r22,%r163;
$5_17:
mul.lo.s32 %r164,%r247,%r16;
add.s32 %r165,%r22,%r246;
sub.s32 %r28,%r165,%r164;
setp.eq.s32 %p18,%r28,0;
mov.u32 %r248,%r128;
@%p18 bra $5_20;
setp.ne.s32 %p19,%r28,1;
mov.u32 %r248,%r129;
@%p19 bra $5_19;
bra.uni $5_20;
$5_19:
setp.eq.s32 %p20,%r28,2;
selp.b32 %r248,%r130,%r131,%p20;
$5_20:
setp.le.s32 %p21,%r23,%r22;
mov.u16 %rs51,%rs1;
@%p21 bra $5_25;
setp.ge.s32 %p22,%r248,%r135;
mov.u16 %rs51,%rs1;
@%p22 bra $5_23;
cvt.s64.s32 %rd63,%r247;
mul.lo.s64 %rd64,%rd226,%rd63;
add.s64 %rd65,%rd64,%rd32;
cvt.s64.s32 %rd66,%r248;
mul.lo.s64 %rd67,%rd227,%rd66;
add.s64 %rd68,%rd65,%rd67;
add.s64 %rd62,%rd224,%rd68;
ld.global.nc.u8 %r166,[%rd62];
cvt.u16.u32 %rs51,%r166;
$5_23:
@%p3 bra $5_25;
cvt.s64.s32 %rd69,%r22;
mul.lo.s64 %rd70,%rd27,%rd69;
add.s64 %rd71,%rd34,%rd70;
st.u8 [%rd71],%rs51;
$5_25:
add.s32 %r31,%r246,%r16;
add.s32 %r167,%r28,1;
setp.eq.s32 %p23,%r167,%r31;
selp.u32 %r168,1,0,%p23;
add.s32 %r32,%r247,%r168;
selp.b32 %r33,%r246,%r167,%p23;
setp.eq.s32 %p24,%r33,0;
mov.u32 %r249,%r128;
@%p24 bra $5_28;
setp.ne.s32 %p25,%r33,1;
mov.u32 %r249,%r129;
@%p25 bra $5_27;
bra.uni $5_28;
$5_27:
setp.eq.s32 %p26,%r33,2;
selp.b32 %r249,%r130,%r131,%p26;
$5_28:
add.s32 %r36,%r22,1;
setp.ge.s32 %p27,%r36,%r23;
mov.u16 %rs53,%rs1;
@%p27 bra $5_33;
setp.ge.s32 %p28,%r249,%r135;
mov.u16 %rs53,%rs1;
@%p28 bra $5_31;
cvt.s64.s32 %rd73,%r32;
mul.lo.s64 %rd74,%rd226,%rd73;
add.s64 %rd75,%rd74,%rd32;
cvt.s64.s32 %rd76,%r249;
mul.lo.s64 %rd77,%rd227,%rd76;
add.s64 %rd78,%rd75,%rd77;
add.s64 %rd72,%rd224,%rd78;
ld.global.nc.u8 %r169,[%rd72];
cvt.u16.u32 %rs53,%r169;
$5_31:
@%p3 bra $5_33;
cvt.s64.s32 %rd79,%r36;
mul.lo.s64 %rd80,%rd27,%rd79;
add.s64 %rd81,%rd34,%rd80;
st.u8 [%rd81],%rs53;
$5_33:
cvt.u32.u16 %r170,%rs51;
and.b32 %r171,%r170,255;
cvt.u32.u16 %r172,%rs53;
prmt.b32 %r37,%r172,%r171,30212;
add.s32 %r173,%r33,1;
setp.eq.s32 %p29,%r173,%r31;
selp.u32 %r174,1,0,%p29;
add.s32 %r38,%r32,%r174;
selp.b32 %r39,%r246,%r173,%p29;
setp.eq.s32 %p30,%r39,0;
mov.u32 %r250,%r128;
@%p30 bra $5_36;
setp.ne.s32 %p31,%r39,1;
mov.u32 %r250,%r129;
@%p31 bra $5_35;
bra.uni $5_36;
$5_35:
setp.eq.s32 %p32,%r39,2;
selp.b32 %r250,%r130,%r131,%p32;
$5_36:
add.s32 %r42,%r22,2;
setp.ge.s32 %p33,%r42,%r23;
mov.u16 %rs55,%rs1;
@%p33 bra $5_41;
setp.ge.s32 %p34,%r250,%r135;
mov.u16 %rs55,%rs1;
@%p34 bra $5_39;
cvt.s64.s32 %rd83,%r38;
mul.lo.s64 %rd84,%rd226,%rd83;
add.s64 %rd85,%rd84,%rd32;
cvt.s64.s32 %rd86,%r250;
mul.lo.s64 %rd87,%rd227,%rd86;
add.s64 %rd88,%rd85,%rd87;
add.s64 %rd82,%rd224,%rd88;
ld.global.nc.u8 %r175,[%rd82];
cvt.u16.u32 %rs55,%r175;
$5_39:
@%p3 bra $5_41;
cvt.s64.s32 %rd89,%r42;
mul.lo.s64 %rd90,%rd27,%rd89;
add.s64 %rd91,%rd34,%rd90;
st.u8 [%rd91],%rs55;
$5_41:
cvt.u32.u16 %r176,%rs55;
shl.b32 %r177,%r176,16;
and.b32 %r178,%r177,16711680;
or.b32 %r43,%r178,%r37;
add.s32 %r179,%r39,1;
setp.eq.s32 %p35,%r179,%r31;
selp.u32 %r180,1,0,%p35;
add.s32 %r44,%r38,%r180;
selp.b32 %r45,%r246,%r179,%p35;
setp.eq.s32 %p36,%r45,0;
mov.u32 %r251,%r128;
@%p36 bra $5_44;
setp.ne.s32 %p37,%r45,1;
mov.u32 %r251,%r129;
@%p37 bra $5_43;
bra.uni $5_44;
$5_43:
setp.eq.s32 %p38,%r45,2;
selp.b32 %r251,%r130,%r131,%p38;
$5_44:
add.s32 %r48,%r22,3;
setp.ge.s32 %p39,%r48,%r23;
mov.u16 %rs57,%rs1;
@%p39 bra $5_49;
setp.ge.s32 %p40,%r251,%r135;
mov.u16 %rs57,%rs1;
@%p40 bra $5_47;
cvt.s64.s32 %rd93,%r44;
mul.lo.s64 %rd94,%rd226,%rd93;
add.s64 %rd95,%rd94,%rd32;
cvt.s64.s32 %rd96,%r251;
mul.lo.s64 %rd97,%rd227,%rd96;
add.s64 %rd98,%rd95,%rd97;
add.s64 %rd92,%rd224,%rd98;
ld.global.nc.u8 %r181,[%rd92];
cvt.u16.u32 %rs57,%r181;
$5_47:
@%p3 bra $5_49;
cvt.s64.s32 %rd99,%r48;
mul.lo.s64 %rd100,%rd27,%rd99;
add.s64 %rd101,%rd34,%rd100;
st.u8 [%rd101],%rs57;
$5_49:
cvt.u32.u16 %r182,%rs57;
shl.b32 %r183,%r182,24;
or.b32 %r49,%r183,%r43;
add.s32 %r184,%r45,1;
setp.eq.s32 %p41,%r184,%r31;
selp.u32 %r185,1,0,%p41;
add.s32 %r50,%r44,%r185;
selp.b32 %r51,%r246,%r184,%p41;
setp.eq.s32 %p42,%r51,0;
mov.u32 %r252,%r128;
@%p42 bra $5_52;
setp.ne.s32 %p43,%r51,1;
mov.u32 %r252,%r129;
@%p43 bra $5_51;
bra.uni $5_52;
$5_51:
setp.eq.s32 %p44,%r51,2;
selp.b32 %r252,%r130,%r131,%p44;
$5_52:
add.s32 %r54,%r22,4;
setp.ge.s32 %p45,%r54,%r23;
mov.u16 %rs59,%rs1;
@%p45 bra $5_57;
setp.ge.s32 %p46,%r252,%r135;
mov.u16 %rs59,%rs1;
@%p46 bra $5_55;
cvt.s64.s32 %rd103,%r50;
mul.lo.s64 %rd104,%rd226,%rd103;
add.s64 %rd105,%rd104,%rd32;
cvt.s64.s32 %rd106,%r252;
mul.lo.s64 %rd107,%rd227,%rd106;
add.s64 %rd108,%rd105,%rd107;
add.s64 %rd102,%rd224,%rd108;
ld.global.nc.u8 %r186,[%rd102];
cvt.u16.u32 %rs59,%r186;
$5_55:
@%p3 bra $5_57;
cvt.s64.s32 %rd109,%r54;
mul.lo.s64 %rd110,%rd27,%rd109;
add.s64 %rd111,%rd34,%rd110;
st.u8 [%rd111],%rs59;
$5_57:
add.s32 %r187,%r51,1;
setp.eq.s32 %p47,%r187,%r31;
selp.u32 %r188,1,0,%p47;
add.s32 %r55,%r50,%r188;
selp.b32 %r56,%r246,%r187,%p47;
setp.eq.s32 %p48,%r56,0;
mov.u32 %r253,%r128;
@%p48 bra $5_60;
setp.ne.s32 %p49,%r56,1;
mov.u32 %r253,%r129;
@%p49 bra $5_59;
bra.uni $5_60;
$5_59:
setp.eq.s32 %p50,%r56,2;
selp.b32 %r253,%r130,%r131,%p50;
$5_60:
add.s32 %r59,%r22,5;
setp.ge.s32 %p51,%r59,%r23;
mov.u16 %rs61,%rs1;
@%p51 bra $5_65;
setp.ge.s32 %p52,%r253,%r135;
mov.u16 %rs61,%rs1;
@%p52 bra $5_63;
cvt.s64.s32 %rd113,%r55;
mul.lo.s64 %rd114,%rd226,%rd113;
add.s64 %rd115,%rd114,%rd32;
cvt.s64.s32 %rd116,%r253;
mul.lo.s64 %rd117,%rd227,%rd116;
add.s64 %rd118,%rd115,%rd117;
add.s64 %rd112,%rd224,%rd118;
ld.global.nc.u8 %r189,[%rd112];
cvt.u16.u32 %rs61,%r189;
$5_63:
@%p3 bra $5_65;
cvt.s64.s32 %rd119,%r59;
mul.lo.s64 %rd120,%rd27,%rd119;
add.s64 %rd121,%rd34,%rd120;
st.u8 [%rd121],%rs61;
$5_65:
cvt.u32.u16 %r190,%rs59;
and.b32 %r191,%r190,255;
cvt.u32.u16 %r192,%rs61;
prmt.b32 %r60,%r192,%r191,30212;
add.s32 %r193,%r56,1;
setp.eq.s32 %p53,%r193,%r31;
selp.u32 %r194,1,0,%p53;
add.s32 %r61,%r55,%r194;
selp.b32 %r62,%r246,%r193,%p53;
setp.eq.s32 %p54,%r62,0;
mov.u32 %r254,%r128;
@%p54 bra $5_68;
setp.ne.s32 %p55,%r62,1;
mov.u32 %r254,%r129;
@%p55 bra $5_67;
bra.uni $5_68;
$5_67:
setp.eq.s32 %p56,%r62,2;
selp.b32 %r254,%r130,%r131,%p56;
$5_68:
add.s32 %r65,%r22,6;
setp.ge.s32 %p57,%r65,%r23;
mov.u16 %rs63,%rs1;
@%p57 bra $5_73;
setp.ge.s32 %p58,%r254,%r135;
mov.u16 %rs63,%rs1;
@%p58 bra $5_71;
cvt.s64.s32 %rd123,%r61;
mul.lo.s64 %rd124,%rd226,%rd123;
add.s64 %rd125,%rd124,%rd32;
cvt.s64.s32 %rd126,%r254;
mul.lo.s64 %rd127,%rd227,%rd126;
add.s64 %rd128,%rd125,%rd127;
add.s64 %rd122,%rd224,%rd128;
ld.global.nc.u8 %r195,[%rd122];
cvt.u16.u32 %rs63,%r195;
$5_71:
@%p3 bra $5_73;
cvt.s64.s32 %rd129,%r65;
mul.lo.s64 %rd130,%rd27,%rd129;
add.s64 %rd131,%rd34,%rd130;
st.u8 [%rd131],%rs63;
$5_73:
cvt.u32.u16 %r196,%rs63;
shl.b32 %r197,%r196,16;
and.b32 %r198,%r197,16711680;
or.b32 %r66,%r198,%r60;
add.s32 %r199,%r62,1;
setp.eq.s32 %p59,%r199,%r31;
selp.u32 %r200,1,0,%p59;
add.s32 %r67,%r61,%r200;
selp.b32 %r68,%r246,%r199,%p59;
setp.eq.s32 %p60,%r68,0;
mov.u32 %r255,%r128;
@%p60 bra $5_76;
setp.ne.s32 %p61,%r68,1;
mov.u32 %r255,%r129;
@%p61 bra $5_75;
bra.uni $5_76;
$5_75:
setp.eq.s32 %p62,%r68,2;
selp.b32 %r255,%r130,%r131,%p62;
$5_76:
add.s32 %r71,%r22,7;
setp.ge.s32 %p63,%r71,%r23;
mov.u16 %rs65,%rs1;
@%p63 bra $5_81;
setp.ge.s32 %p64,%r255,%r135;
mov.u16 %rs65,%rs1;
@%p64 bra $5_79;
cvt.s64.s32 %rd133,%r67;
mul.lo.s64 %rd134,%rd226,%rd133;
add.s64 %rd135,%rd134,%rd32;
cvt.s64.s32 %rd136,%r255;
mul.lo.s64 %rd137,%rd227,%rd136;
add.s64 %rd138,%rd135,%rd137;
add.s64 %rd132,%rd224,%rd138;
ld.global.nc.u8 %r201,[%rd132];
cvt.u16.u32 %rs65,%r201;
$5_79:
@%p3 bra $5_81;
cvt.s64.s32 %rd139,%r71;
mul.lo.s64 %rd140,%rd27,%rd139;
add.s64 %rd141,%rd34,%rd140;
st.u8 [%rd141],%rs65;
$5_81:
cvt.u32.u16 %r202,%rs65;
shl.b32 %r203,%r202,24;
or.b32 %r72,%r203,%r66;
add.s32 %r204,%r68,1;
setp.eq.s32 %p65,%r204,%r31;
selp.u32 %r205,1,0,%p65;
add.s32 %r73,%r67,%r205;
selp.b32 %r74,%r246,%r204,%p65;
setp.eq.s32 %p66,%r74,0;
mov.u32 %r256,%r128;
@%p66 bra $5_84;
setp.ne.s32 %p67,%r74,1;
mov.u32 %r256,%r129;
@%p67 bra $5_83;
bra.uni $5_84;
$5_83:
setp.eq.s32 %p68,%r74,2;
selp.b32 %r256,%r130,%r131,%p68;
$5_84:
add.s32 %r77,%r22,8;
setp.ge.s32 %p69,%r77,%r23;
mov.u16 %rs67,%rs1;
@%p69 bra $5_89;
setp.ge.s32 %p70,%r256,%r135;
mov.u16 %rs67,%rs1;
@%p70 bra $5_87;
cvt.s64.s32 %rd143,%r73;
mul.lo.s64 %rd144,%rd226,%rd143;
add.s64 %rd145,%rd144,%rd32;
cvt.s64.s32 %rd146,%r256;
mul.lo.s64 %rd147,%rd227,%rd146;
add.s64 %rd148,%rd145,%rd147;
add.s64 %rd142,%rd224,%rd148;
ld.global.nc.u8 %r206,[%rd142];
cvt.u16.u32 %rs67,%r206;
$5_87:
@%p3 bra $5_89;
cvt.s64.s32 %rd149,%r77;
mul.lo.s64 %rd150,%rd27,%rd149;
add.s64 %rd151,%rd34,%rd150;
st.u8 [%rd151],%rs67;
$5_89:
add.s32 %r207,%r74,1;
setp.eq.s32 %p71,%r207,%r31;
selp.u32 %r208,1,0,%p71;
add.s32 %r78,%r73,%r208;
selp.b32 %r79,%r246,%r207,%p71;
setp.eq.s32 %p72,%r79,0;
mov.u32 %r257,%r128;
@%p72 bra $5_92;
setp.ne.s32 %p73,%r79,1;
mov.u32 %r257,%r129;
@%p73 bra $5_91;
bra.uni $5_92;
$5_91:
setp.eq.s32 %p74,%r79,2;
selp.b32 %r257,%r130,%r131,%p74;
$5_92:
add.s32 %r82,%r22,9;
setp.ge.s32 %p75,%r82,%r23;
mov.u16 %rs69,%rs1;
@%p75 bra $5_97;
setp.ge.s32 %p76,%r257,%r135;
mov.u16 %rs69,%rs1;
@%p76 bra $5_95;
cvt.s64.s32 %rd153,%r78;
mul.lo.s64 %rd154,%rd226,%rd153;
add.s64 %rd155,%rd154,%rd32;
cvt.s64.s32 %rd156,%r257;
mul.lo.s64 %rd157,%rd227,%rd156;
add.s64 %rd158,%rd155,%rd157;
add.s64 %rd152,%rd224,%rd158;
ld.global.nc.u8 %r209,[%rd152];
cvt.u16.u32 %rs69,%r209;
$5_95:
@%p3 bra $5_97;
cvt.s64.s32 %rd159,%r82;
mul.lo.s64 %rd160,%rd27,%rd159;
add.s64 %rd161,%rd34,%rd160;
st.u8 [%rd161],%rs69;
$5_97:
cvt.u32.u16 %r210,%rs67;
and.b32 %r211,%r210,255;
cvt.u32.u16 %r212,%rs69;
prmt.b32 %r83,%r212,%r211,30212;
add.s32 %r213,%r79,1;
setp.eq.s32 %p77,%r213,%r31;
selp.u32 %r214,1,0,%p77;
add.s32 %r84,%r78,%r214;
selp.b32 %r85,%r246,%r213,%p77;
setp.eq.s32 %p78,%r85,0;
mov.u32 %r258,%r128;
@%p78 bra $5_100;
setp.ne.s32 %p79,%r85,1;
mov.u32 %r258,%r129;
@%p79 bra $5_99;
bra.uni $5_100;
$5_99:
setp.eq.s32 %p80,%r85,2;
selp.b32 %r258,%r130,%r131,%p80;
$5_100:
add.s32 %r88,%r22,10;
setp.ge.s32 %p81,%r88,%r23;
mov.u16 %rs71,%rs1;
@%p81 bra $5_105;
setp.ge.s32 %p82,%r258,%r135;
mov.u16 %rs71,%rs1;
@%p82 bra $5_103;
cvt.s64.s32 %rd163,%r84;
mul.lo.s64 %rd164,%rd226,%rd163;
add.s64 %rd165,%rd164,%rd32;
cvt.s64.s32 %rd166,%r258;
mul.lo.s64 %rd167,%rd227,%rd166;
add.s64 %rd168,%rd165,%rd167;
add.s64 %rd162,%rd224,%rd168;
ld.global.nc.u8 %r215,[%rd162];
cvt.u16.u32 %rs71,%r215;
$5_103:
@%p3 bra $5_105;
cvt.s64.s32 %rd169,%r88;
mul.lo.s64 %rd170,%rd27,%rd169;
add.s64 %rd171,%rd34,%rd170;
st.u8 [%rd171],%rs71;
$5_105:
cvt.u32.u16 %r216,%rs71;
shl.b32 %r217,%r216,16;
and.b32 %r218,%r217,16711680;
or.b32 %r89,%r218,%r83;
add.s32 %r219,%r85,1;
setp.eq.s32 %p83,%r219,%r31;
selp.u32 %r220,1,0,%p83;
add.s32 %r90,%r84,%r220;
selp.b32 %r91,%r246,%r219,%p83;
setp.eq.s32 %p84,%r91,0;
mov.u32 %r259,%r128;
@%p84 bra $5_108;
setp.ne.s32 %p85,%r91,1;
mov.u32 %r259,%r129;
@%p85 bra $5_107;
bra.uni $5_108;
$5_107:
setp.eq.s32 %p86,%r91,2;
selp.b32 %r259,%r130,%r131,%p86;
$5_108:
add.s32 %r94,%r22,11;
setp.ge.s32 %p87,%r94,%r23;
mov.u16 %rs73,%rs1;
@%p87 bra $5_113;
setp.ge.s32 %p88,%r259,%r135;
mov.u16 %rs73,%rs1;
@%p88 bra $5_111;
cvt.s64.s32 %rd173,%r90;
mul.lo.s64 %rd174,%rd226,%rd173;
add.s64 %rd175,%rd174,%rd32;
cvt.s64.s32 %rd176,%r259;
mul.lo.s64 %rd177,%rd227,%rd176;
add.s64 %rd178,%rd175,%rd177;
add.s64 %rd172,%rd224,%rd178;
ld.global.nc.u8 %r221,[%rd172];
cvt.u16.u32 %rs73,%r221;
$5_111:
@%p3 bra $5_113;
cvt.s64.s32 %rd179,%r94;
mul.lo.s64 %rd180,%rd27,%rd179;
add.s64 %rd181,%rd34,%rd180;
st.u8 [%rd181],%rs73;
$5_113:
cvt.u32.u16 %r222,%rs73;
shl.b32 %r223,%r222,24;
or.b32 %r95,%r223,%r89;
add.s32 %r224,%r91,1;
setp.eq.s32 %p89,%r224,%r31;
selp.u32 %r225,1,0,%p89;
add.s32 %r96,%r90,%r225;
selp.b32 %r97,%r246,%r224,%p89;
setp.eq.s32 %p90,%r97,0;
mov.u32 %r260,%r128;
@%p90 bra $5_116;
setp.ne.s32 %p91,%r97,1;
mov.u32 %r260,%r129;
@%p91 bra $5_115;
bra.uni $5_116;
$5_115:
setp.eq.s32 %p92,%r97,2;
selp.b32 %r260,%r130,%r131,%p92;
$5_116:
add.s32 %r100,%r22,12;
setp.ge.s32 %p93,%r100,%r23;
mov.u16 %rs75,%rs1;
@%p93 bra $5_121;
setp.ge.s32 %p94,%r260,%r135;
mov.u16 %rs75,%rs1;
@%p94 bra $5_119;
cvt.s64.s32 %rd183,%r96;
mul.lo.s64 %rd184,%rd226,%rd183;
add.s64 %rd185,%rd184,%rd32;
cvt.s64.s32 %rd186,%r260;
mul.lo.s64 %rd187,%rd227,%rd186;
add.s64 %rd188,%rd185,%rd187;
add.s64 %rd182,%rd224,%rd188;
ld.global.nc.u8 %r226,[%rd182];
cvt.u16.u32 %rs75,%r226;
$5_119:
@%p3 bra $5_121;
cvt.s64.s32 %rd189,%r100;
mul.lo.s64 %rd190,%rd27,%rd189;
add.s64 %rd191,%rd34,%rd190;
st.u8 [%rd191],%rs75;
$5_121:
add.s32 %r227,%r97,1;
setp.eq.s32 %p95,%r227,%r31;
selp.u32 %r228,1,0,%p95;
add.s32 %r101,%r96,%r228;
selp.b32 %r102,%r246,%r227,%p95;
setp.eq.s32 %p96,%r102,0;
mov.u32 %r261,%r128;
@%p96 bra $5_124;
setp.ne.s32 %p97,%r102,1;
mov.u32 %r261,%r129;
@%p97 bra $5_123;
bra.uni $5_124;
$5_123:
setp.eq.s32 %p98,%r102,2;
selp.b32 %r261,%r130,%r131,%p98;
$5_124:
add.s32 %r105,%r22,13;
setp.ge.s32 %p99,%r105,%r23;
mov.u16 %rs77,%rs1;
@%p99 bra $5_129;
setp.ge.s32 %p100,%r261,%r135;
mov.u16 %rs77,%rs1;
@%p100 bra $5_127;
cvt.s64.s32 %rd193,%r101;
mul.lo.s64 %rd194,%rd226,%rd193;
add.s64 %rd195,%rd194,%rd32;
cvt.s64.s32 %rd196,%r261;
mul.lo.s64 %rd197,%rd227,%rd196;
add.s64 %rd198,%rd195,%rd197;
add.s64 %rd192,%rd224,%rd198;
ld.global.nc.u8 %r229,[%rd192];
cvt.u16.u32 %rs77,%r229;
$5_127:
@%p3 bra $5_129;
cvt.s64.s32 %rd199,%r105;
mul.lo.s64 %rd200,%rd27,%rd199;
add.s64 %rd201,%rd34,%rd200;
st.u8 [%rd201],%rs77;
$5_129:
cvt.u32.u16 %r230,%rs75;
and.b32 %r231,%r230,255;
cvt.u32.u16 %r232,%rs77;
prmt.b32 %r106,%r232,%r231,30212;
add.s32 %r233,%r102,1;
setp.eq.s32 %p101,%r233,%r31;
selp.u32 %r234,1,0,%p101;
add.s32 %r107,%r101,%r234;
selp.b32 %r108,%r246,%r233,%p101;
setp.eq.s32 %p102,%r108,0;
mov.u32 %r262,%r128;
@%p102 bra $5_132;
setp.ne.s32 %p103,%r108,1;
mov.u32 %r262,%r129;
@%p103 bra $5_131;
bra.uni $5_132;
$5_131:
setp.eq.s32 %p104,%r108,2;
selp.b32 %r262,%r130,%r131,%p104;
$5_132:
add.s32 %r111,%r22,14;
setp.ge.s32 %p105,%r111,%r23;
mov.u16 %rs79,%rs1;
@%p105 bra $5_137;
setp.ge.s32 %p106,%r262,%r135;
mov.u16 %rs79,%rs1;
@%p106 bra $5_135;
cvt.s64.s32 %rd203,%r107;
mul.lo.s64 %rd204,%rd226,%rd203;
add.s64 %rd205,%rd204,%rd32;
cvt.s64.s32 %rd206,%r262;
mul.lo.s64 %rd207,%rd227,%rd206;
add.s64 %rd208,%rd205,%rd207;
add.s64 %rd202,%rd224,%rd208;
ld.global.nc.u8 %r235,[%rd202];
cvt.u16.u32 %rs79,%r235;
$5_135:
@%p3 bra $5_137;
cvt.s64.s32 %rd209,%r111;
mul.lo.s64 %rd210,%rd27,%rd209;
add.s64 %rd211,%rd34,%rd210;
st.u8 [%rd211],%rs79;
$5_137:
cvt.u32.u16 %r236,%rs79;
shl.b32 %r237,%r236,16;
and.b32 %r238,%r237,16711680;
or.b32 %r112,%r238,%r106;
add.s32 %r239,%r108,1;
setp.eq.s32 %p107,%r239,%r31;
selp.u32 %r240,1,0,%p107;
add.s32 %r113,%r107,%r240;
selp.b32 %r114,%r246,%r239,%p107;
setp.eq.s32 %p108,%r114,0;
mov.u32 %r263,%r128;
@%p108 bra $5_140;
setp.ne.s32 %p109,%r114,1;
mov.u32 %r263,%r129;
@%p109 bra $5_139;
bra.uni $5_140;
$5_139:
setp.eq.s32 %p110,%r114,2;
selp.b32 %r263,%r130,%r131,%p110;
$5_140:
add.s32 %r117,%r22,15;
setp.ge.s32 %p111,%r117,%r23;
mov.u16 %rs81,%rs1;
@%p111 bra $5_145;
setp.ge.s32 %p112,%r263,%r135;
mov.u16 %rs81,%rs1;
@%p112 bra $5_143;
cvt.s64.s32 %rd213,%r113;
mul.lo.s64 %rd214,%rd226,%rd213;
add.s64 %rd215,%rd214,%rd32;
cvt.s64.s32 %rd216,%r263;
mul.lo.s64 %rd217,%rd227,%rd216;
add.s64 %rd218,%rd215,%rd217;
add.s64 %rd212,%rd224,%rd218;
ld.global.nc.u8 %r241,[%rd212];
cvt.u16.u32 %rs81,%r241;
$5_143:
@%p3 bra $5_145;
cvt.s64.s32 %rd219,%r117;
mul.lo.s64 %rd220,%rd27,%rd219;
add.s64 %rd221,%rd34,%rd220;
st.u8 [%rd221],%rs81;
$5_145:
cvt.u32.u16 %r242,%rs81;
shl.b32 %r243,%r242,24;
or.b32 %r118,%r243,%r112;
not.pred %p113,%p3;
@%p113 bra $5_147;
cvt.s64.s32 %rd222,%r22;
add.s64 %rd223,%rd34,%rd222;
st.v4.u32 [%rd223],{%r49,%r72,%r95,%r118};
$5_147:
add.s32 %r246,%r246,%r16;
setp.lt.s32 %p114,%r246,%r139;
@%p114 bra $5_11;
$5_148:
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
.reg .b16 %rs<15>;
.reg .b32 %r<51>;
.reg .b64 %rd<90>;
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r33,%r34},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r49,%r50},[p3+32];
ld.param.v2.u32 {%r37,%r38},[p3+40];
ld.param.u32 %r26,[p4];
ld.param.u32 %r27,[p5];
ld.param.u32 %r28,[p6];
ld.param.u32 %r29,[p7];
ld.param.u32 %r30,[p8];
ld.param.u64 %rd89,[p3+24];
ld.param.u64 %rd88,[p3+16];
ld.param.u64 %rd87,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd85,[p1+24];
ld.param.u64 %rd84,[p1+16];
ld.param.u64 %rd83,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r34,0;
@%p1 bra $6_2;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.u64 %rd85,[%rd45+24];
ld.global.u64 %rd84,[%rd45+16];
ld.global.u64 %rd83,[%rd45+8];
ld.global.u64 %rd82,[%rd45];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd82,%rd33,%rd47;
$6_3:
setp.eq.s32 %p2,%r38,0;
@%p2 bra $6_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r49,%r50},[%rd50+32];
ld.global.u64 %rd89,[%rd50+24];
ld.global.u64 %rd88,[%rd50+16];
ld.global.u64 %rd87,[%rd50+8];
ld.global.u64 %rd86,[%rd50];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd86,%rd38,%rd52;
$6_6:
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
@%p5 bra $6_23;
cvt.u16.u32 %rs14,%r30;
cvt.s64.s32 %rd27,%r15;
mul.lo.s64 %rd53,%rd83,%rd27;
cvt.s64.s32 %rd28,%r14;
mul.lo.s64 %rd54,%rd84,%rd28;
add.s64 %rd29,%rd53,%rd54;
setp.le.s32 %p6,%r33,%r26;
setp.lt.s32 %p7,%r37,1;
or.pred %p8,%p7,%p6;
mov.u16 %rs11,%rs14;
@%p8 bra $6_9;
cvt.s64.s32 %rd55,%r26;
mul.lo.s64 %rd56,%rd85,%rd55;
add.s64 %rd57,%rd29,%rd56;
add.s64 %rd58,%rd82,%rd57;
ld.u16 %rs11,[%rd58];
$6_9:
setp.le.s32 %p9,%r33,%r27;
setp.lt.s32 %p10,%r37,2;
or.pred %p11,%p10,%p9;
mov.u16 %rs12,%rs14;
@%p11 bra $6_11;
cvt.s64.s32 %rd59,%r27;
mul.lo.s64 %rd60,%rd85,%rd59;
add.s64 %rd61,%rd29,%rd60;
add.s64 %rd62,%rd82,%rd61;
ld.u16 %rs12,[%rd62];
$6_11:
setp.le.s32 %p12,%r33,%r28;
setp.lt.s32 %p13,%r37,3;
or.pred %p14,%p13,%p12;
mov.u16 %rs13,%rs14;
@%p14 bra $6_13;
cvt.s64.s32 %rd63,%r28;
mul.lo.s64 %rd64,%rd85,%rd63;
add.s64 %rd65,%rd29,%rd64;
add.s64 %rd66,%rd82,%rd65;
ld.u16 %rs13,[%rd66];
$6_13:
setp.le.s32 %p15,%r33,%r29;
setp.lt.s32 %p16,%r37,4;
or.pred %p17,%p16,%p15;
@%p17 bra $6_15;
cvt.s64.s32 %rd67,%r29;
mul.lo.s64 %rd68,%rd85,%rd67;
add.s64 %rd69,%rd29,%rd68;
add.s64 %rd70,%rd82,%rd69;
ld.u16 %rs14,[%rd70];
$6_15:
mul.lo.s64 %rd71,%rd88,%rd28;
mul.lo.s64 %rd72,%rd87,%rd27;
add.s64 %rd31,%rd72,%rd71;
@%p7 bra $6_17;
add.s64 %rd73,%rd86,%rd31;
st.u16 [%rd73],%rs11;
$6_17:
@%p10 bra $6_19;
add.s64 %rd74,%rd31,%rd89;
add.s64 %rd75,%rd86,%rd74;
st.u16 [%rd75],%rs12;
$6_19:
@%p13 bra $6_21;
shl.b64 %rd76,%rd89,1;
add.s64 %rd77,%rd31,%rd76;
add.s64 %rd78,%rd86,%rd77;
st.u16 [%rd78],%rs13;
$6_21:
@%p16 bra $6_23;
mul.lo.s64 %rd79,%rd89,3;
add.s64 %rd80,%rd31,%rd79;
add.s64 %rd81,%rd86,%rd80;
st.u16 [%rd81],%rs14;
$6_23:
ret;
}
.visible .entry gather_2(
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
.reg .pred %p<68>;
.reg .b16 %rs<50>;
.reg .b32 %r<153>;
.reg .b64 %rd<155>;
ld.param.u64 %rd35,[p0];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %rd40,[p2];
ld.param.v2.u32 {%r141,%r142},[p3+32];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u32 %r80,[p4];
ld.param.u32 %r81,[p5];
ld.param.u32 %r82,[p6];
ld.param.u32 %r83,[p7];
ld.param.u32 %r84,[p8];
ld.param.u64 %rd154,[p3+24];
ld.param.u64 %rd153,[p3+16];
ld.param.u64 %rd152,[p3+8];
ld.param.u64 %rd41,[p3];
ld.param.u64 %rd150,[p1+24];
ld.param.u64 %rd149,[p1+16];
ld.param.u64 %rd148,[p1+8];
ld.param.u64 %rd36,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r88,0;
@%p4 bra $7_2;
cvta.to.global.u64 %rd45,%rd35;
mul.wide.s32 %rd46,%r1,40;
add.s64 %rd47,%rd45,%rd46;
ld.global.u64 %rd150,[%rd47+24];
ld.global.u64 %rd149,[%rd47+16];
ld.global.u64 %rd148,[%rd47+8];
ld.global.u64 %rd147,[%rd47];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd48,%r1;
mul.lo.s64 %rd49,%rd36,%rd48;
add.s64 %rd147,%rd35,%rd49;
$7_3:
setp.eq.s32 %p5,%r92,0;
@%p5 bra $7_5;
cvta.to.global.u64 %rd50,%rd40;
mul.wide.s32 %rd51,%r1,40;
add.s64 %rd52,%rd50,%rd51;
ld.global.v2.u32 {%r141,%r142},[%rd52+32];
ld.global.u64 %rd154,[%rd52+24];
ld.global.u64 %rd153,[%rd52+16];
ld.global.u64 %rd152,[%rd52+8];
ld.global.u64 %rd151,[%rd52];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd53,%r1;
mul.lo.s64 %rd54,%rd41,%rd53;
add.s64 %rd151,%rd40,%rd54;
$7_6:
mov.u32 %r97,%ctaid.y;
shl.b32 %r98,%r97,3;
mov.u32 %r99,%tid.y;
add.s32 %r14,%r98,%r99;
setp.ge.s32 %p6,%r14,%r142;
@%p6 bra $7_84;
mul.wide.s32 %rd55,%r91,2;
setp.ne.s64 %p8,%rd153,%rd55;
mov.pred %p67,0;
@%p8 bra $7_9;
setp.eq.s32 %p9,%r91,1;
setp.eq.s64 %p10,%rd154,2;
or.pred %p67,%p9,%p10;
$7_9:
selp.b32 %r16,%r91,1,%p67;
mul.lo.s32 %r17,%r16,%r141;
selp.b64 %rd28,2,%rd153,%p67;
setp.lt.s32 %p11,%r91,1;
@%p11 bra $7_84;
cvt.s64.s32 %rd56,%r14;
mul.lo.s64 %rd32,%rd152,%rd56;
mul.lo.s64 %rd33,%rd148,%rd56;
cvt.u16.u32 %rs1,%r84;
mov.u32 %r143,0;
$7_11:
.pragma "nounroll";
cvt.s64.s32 %rd57,%r143;
mul.lo.s64 %rd58,%rd154,%rd57;
add.s64 %rd59,%rd58,%rd32;
add.s64 %rd34,%rd151,%rd59;
neg.s64 %rd60,%rd34;
and.b64 %rd61,%rd60,14;
shr.u64 %rd62,%rd61,1;
cvt.u32.u64 %r20,%rd62;
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r104,%r102,%r103;
shl.b32 %r105,%r104,3;
or.b32 %r106,%r105,%r20;
add.s32 %r21,%r106,-8;
setp.lt.s32 %p12,%r21,%r17;
@%p12 bra $7_12;
bra.uni $7_83;
$7_12:
setp.eq.s32 %p13,%r16,3;
max.s32 %r22,%r21,0;
min.s32 %r23,%r106,%r17;
sub.s32 %r113,%r23,%r22;
setp.eq.s32 %p14,%r113,8;
setp.eq.s64 %p15,%rd28,2;
and.pred %p3,%p15,%p14;
@%p13 bra $7_16;
bra.uni $7_13;
$7_16:
mul.wide.u32 %rd63,%r22,-1431655765;
shr.u64 %rd64,%rd63,33;
cvt.u32.u64 %r144,%rd64;
bra.uni $7_17;
$7_13:
setp.eq.s32 %p16,%r16,4;
@%p16 bra $7_15;
bra.uni $7_14;
$7_15:
shr.u32 %r144,%r22,2;
bra.uni $7_17;
$7_14:
setp.eq.s32 %p17,%r16,2;
selp.u32 %r114,1,0,%p17;
shr.u32 %r144,%r22,%r114;
$7_17:
mul.lo.s32 %r115,%r144,%r16;
add.s32 %r116,%r22,%r143;
sub.s32 %r28,%r116,%r115;
setp.eq.s32 %p18,%r28,0;
mov.u32 %r145,%r80;
@%p18 bra $7_20;
setp.ne.s32 %p19,%r28,1;
mov.u32 %r145,%r81;
@%p19 bra $7_19;
bra.uni $7_20;
$7_19:
setp.eq.s32 %p20,%r28,2;
selp.b32 %r145,%r82,%r83,%p20;
$7_20:
setp.le.s32 %p21,%r23,%r22;
mov.u16 %rs35,%rs1;
@%p21 bra $7_25;
setp.ge.s32 %p22,%r145,%r87;
mov.u16 %rs35,%rs1;
@%p22 bra $7_23;
cvt.s64.s32 %rd66,%r144;
mul.lo.s64 %rd67,%rd149,%rd66;
add.s64 %rd68,%rd67,%rd33;
cvt.s64.s32 %rd69,%r145;
mul.lo.s64 %rd70,%rd150,%rd69;
add.s64 %rd71,%rd68,%rd70;
add.s64 %rd65,%rd147,%rd71;
ld.global.nc.u16 %rs35,[%rd65];
$7_23:
@%p3 bra $7_25;
cvt.s64.s32 %rd72,%r22;
mul.lo.s64 %rd73,%rd28,%rd72;
add.s64 %rd74,%rd34,%rd73;
st.u16 [%rd74],%rs35;
$7_25:
add.s32 %r117,%r143,%r16;
add.s32 %r118,%r28,1;
setp.eq.s32 %p23,%r118,%r117;
selp.u32 %r119,1,0,%p23;
add.s32 %r31,%r144,%r119;
selp.b32 %r32,%r143,%r118,%p23;
setp.eq.s32 %p24,%r32,0;
mov.u32 %r146,%r80;
@%p24 bra $7_28;
setp.ne.s32 %p25,%r32,1;
mov.u32 %r146,%r81;
@%p25 bra $7_27;
bra.uni $7_28;
$7_27:
setp.eq.s32 %p26,%r32,2;
selp.b32 %r146,%r82,%r83,%p26;
$7_28:
add.s32 %r35,%r22,1;
setp.ge.s32 %p27,%r35,%r23;
mov.u16 %rs37,%rs1;
@%p27 bra $7_33;
setp.ge.s32 %p28,%r146,%r87;
mov.u16 %rs37,%rs1;
@%p28 bra $7_31;
cvt.s64.s32 %rd76,%r31;
mul.lo.s64 %rd77,%rd149,%rd76;
add.s64 %rd78,%rd77,%rd33;
cvt.s64.s32 %rd79,%r146;
mul.lo.s64 %rd80,%rd150,%rd79;
add.s64 %rd81,%rd78,%rd80;
add.s64 %rd75,%rd147,%rd81;
ld.global.nc.u16 %rs37,[%rd75];
$7_31:
@%p3 bra $7_33;
cvt.s64.s32 %rd82,%r35;
mul.lo.s64 %rd83,%rd28,%rd82;
add.s64 %rd84,%rd34,%rd83;
st.u16 [%rd84],%rs37;
$7_33:
mov.b32 %r36,{%rs35,%rs37};
add.s32 %r121,%r32,1;
setp.eq.s32 %p29,%r121,%r117;
selp.u32 %r122,1,0,%p29;
add.s32 %r37,%r31,%r122;
selp.b32 %r38,%r143,%r121,%p29;
setp.eq.s32 %p30,%r38,0;
mov.u32 %r147,%r80;
@%p30 bra $7_36;
setp.ne.s32 %p31,%r38,1;
mov.u32 %r147,%r81;
@%p31 bra $7_35;
bra.uni $7_36;
$7_35:
setp.eq.s32 %p32,%r38,2;
selp.b32 %r147,%r82,%r83,%p32;
$7_36:
add.s32 %r41,%r22,2;
setp.ge.s32 %p33,%r41,%r23;
mov.u16 %rs39,%rs1;
@%p33 bra $7_41;
setp.ge.s32 %p34,%r147,%r87;
mov.u16 %rs39,%rs1;
@%p34 bra $7_39;
cvt.s64.s32 %rd86,%r37;
mul.lo.s64 %rd87,%rd149,%rd86;
add.s64 %rd88,%rd87,%rd33;
cvt.s64.s32 %rd89,%r147;
mul.lo.s64 %rd90,%rd150,%rd89;
add.s64 %rd91,%rd88,%rd90;
add.s64 %rd85,%rd147,%rd91;
ld.global.nc.u16 %rs39,[%rd85];
$7_39:
@%p3 bra $7_41;
cvt.s64.s32 %rd92,%r41;
mul.lo.s64 %rd93,%rd28,%rd92;
add.s64 %rd94,%rd34,%rd93;
st.u16 [%rd94],%rs39;
$7_41:
add.s32 %r124,%r38,1;
setp.eq.s32 %p35,%r124,%r117;
selp.u32 %r125,1,0,%p35;
add.s32 %r42,%r37,%r125;
selp.b32 %r43,%r143,%r124,%p35;
setp.eq.s32 %p36,%r43,0;
mov.u32 %r148,%r80;
@%p36 bra $7_44;
setp.ne.s32 %p37,%r43,1;
mov.u32 %r148,%r81;
@%p37 bra $7_43;
bra.uni $7_44;
$7_43:
setp.eq.s32 %p38,%r43,2;
selp.b32 %r148,%r82,%r83,%p38;
$7_44:
add.s32 %r46,%r22,3;
setp.ge.s32 %p39,%r46,%r23;
mov.u16 %rs41,%rs1;
@%p39 bra $7_49;
setp.ge.s32 %p40,%r148,%r87;
mov.u16 %rs41,%rs1;
@%p40 bra $7_47;
cvt.s64.s32 %rd96,%r42;
mul.lo.s64 %rd97,%rd149,%rd96;
add.s64 %rd98,%rd97,%rd33;
cvt.s64.s32 %rd99,%r148;
mul.lo.s64 %rd100,%rd150,%rd99;
add.s64 %rd101,%rd98,%rd100;
add.s64 %rd95,%rd147,%rd101;
ld.global.nc.u16 %rs41,[%rd95];
$7_47:
@%p3 bra $7_49;
cvt.s64.s32 %rd102,%r46;
mul.lo.s64 %rd103,%rd28,%rd102;
add.s64 %rd104,%rd34,%rd103;
st.u16 [%rd104],%rs41;
$7_49:
mov.b32 %r47,{%rs39,%rs41};
add.s32 %r127,%r43,1;
setp.eq.s32 %p41,%r127,%r117;
selp.u32 %r128,1,0,%p41;
add.s32 %r48,%r42,%r128;
selp.b32 %r49,%r143,%r127,%p41;
setp.eq.s32 %p42,%r49,0;
mov.u32 %r149,%r80;
@%p42 bra $7_52;
setp.ne.s32 %p43,%r49,1;
mov.u32 %r149,%r81;
@%p43 bra $7_51;
bra.uni $7_52;
$7_51:
setp.eq.s32 %p44,%r49,2;
selp.b32 %r149,%r82,%r83,%p44;
$7_52:
add.s32 %r52,%r22,4;
setp.ge.s32 %p45,%r52,%r23;
mov.u16 %rs43,%rs1;
@%p45 bra $7_57;
setp.ge.s32 %p46,%r149,%r87;
mov.u16 %rs43,%rs1;
@%p46 bra $7_55;
cvt.s64.s32 %rd106,%r48;
mul.lo.s64 %rd107,%rd149,%rd106;
add.s64 %rd108,%rd107,%rd33;
cvt.s64.s32 %rd109,%r149;
mul.lo.s64 %rd110,%rd150,%rd109;
add.s64 %rd111,%rd108,%rd110;
add.s64 %rd105,%rd147,%rd111;
ld.global.nc.u16 %rs43,[%rd105];
$7_55:
@%p3 bra $7_57;
cvt.s64.s32 %rd112,%r52;
mul.lo.s64 %rd113,%rd28,%rd112;
add.s64 %rd114,%rd34,%rd113;
st.u16 [%rd114],%rs43;
$7_57:
add.s32 %r130,%r49,1;
setp.eq.s32 %p47,%r130,%r117;
selp.u32 %r131,1,0,%p47;
add.s32 %r53,%r48,%r131;
selp.b32 %r54,%r143,%r130,%p47;
setp.eq.s32 %p48,%r54,0;
mov.u32 %r150,%r80;
@%p48 bra $7_60;
setp.ne.s32 %p49,%r54,1;
mov.u32 %r150,%r81;
@%p49 bra $7_59;
bra.uni $7_60;
$7_59:
setp.eq.s32 %p50,%r54,2;
selp.b32 %r150,%r82,%r83,%p50;
$7_60:
add.s32 %r57,%r22,5;
setp.ge.s32 %p51,%r57,%r23;
mov.u16 %rs45,%rs1;
@%p51 bra $7_65;
setp.ge.s32 %p52,%r150,%r87;
mov.u16 %rs45,%rs1;
@%p52 bra $7_63;
cvt.s64.s32 %rd116,%r53;
mul.lo.s64 %rd117,%rd149,%rd116;
add.s64 %rd118,%rd117,%rd33;
cvt.s64.s32 %rd119,%r150;
mul.lo.s64 %rd120,%rd150,%rd119;
add.s64 %rd121,%rd118,%rd120;
add.s64 %rd115,%rd147,%rd121;
ld.global.nc.u16 %rs45,[%rd115];
$7_63:
@%p3 bra $7_65;
cvt.s64.s32 %rd122,%r57;
mul.lo.s64 %rd123,%rd28,%rd122;
add.s64 %rd124,%rd34,%rd123;
st.u16 [%rd124],%rs45;
$7_65:
mov.b32 %r58,{%rs43,%rs45};
add.s32 %r133,%r54,1;
setp.eq.s32 %p53,%r133,%r117;
selp.u32 %r134,1,0,%p53;
add.s32 %r59,%r53,%r134;
selp.b32 %r60,%r143,%r133,%p53;
setp.eq.s32 %p54,%r60,0;
mov.u32 %r151,%r80;
@%p54 bra $7_68;
setp.ne.s32 %p55,%r60,1;
mov.u32 %r151,%r81;
@%p55 bra $7_67;
bra.uni $7_68;
$7_67:
setp.eq.s32 %p56,%r60,2;
selp.b32 %r151,%r82,%r83,%p56;
$7_68:
add.s32 %r63,%r22,6;
setp.ge.s32 %p57,%r63,%r23;
mov.u16 %rs47,%rs1;
@%p57 bra $7_73;
setp.ge.s32 %p58,%r151,%r87;
mov.u16 %rs47,%rs1;
@%p58 bra $7_71;
cvt.s64.s32 %rd126,%r59;
mul.lo.s64 %rd127,%rd149,%rd126;
add.s64 %rd128,%rd127,%rd33;
cvt.s64.s32 %rd129,%r151;
mul.lo.s64 %rd130,%rd150,%rd129;
add.s64 %rd131,%rd128,%rd130;
add.s64 %rd125,%rd147,%rd131;
ld.global.nc.u16 %rs47,[%rd125];
$7_71:
@%p3 bra $7_73;
cvt.s64.s32 %rd132,%r63;
mul.lo.s64 %rd133,%rd28,%rd132;
add.s64 %rd134,%rd34,%rd133;
st.u16 [%rd134],%rs47;
$7_73:
cvt.u32.u16 %r64,%rs47;
add.s32 %r136,%r60,1;
setp.eq.s32 %p59,%r136,%r117;
selp.u32 %r137,1,0,%p59;
add.s32 %r65,%r59,%r137;
selp.b32 %r66,%r143,%r136,%p59;
setp.eq.s32 %p60,%r66,0;
mov.u32 %r152,%r80;
@%p60 bra $7_76;
setp.ne.s32 %p61,%r66,1;
mov.u32 %r152,%r81;
@%p61 bra $7_75;
bra.uni $7_76;
$7_75:
setp.eq.s32 %p62,%r66,2;
selp.b32 %r152,%r82,%r83,%p62;
$7_76:
add.s32 %r69,%r22,7;
setp.ge.s32 %p63,%r69,%r23;
mov.u16 %rs49,%rs1;
@%p63 bra $7_81;
setp.ge.s32 %p64,%r152,%r87;
mov.u16 %rs49,%rs1;
@%p64 bra $7_79;
cvt.s64.s32 %rd136,%r65;
mul.lo.s64 %rd137,%rd149,%rd136;
add.s64 %rd138,%rd137,%rd33;
cvt.s64.s32 %rd139,%r152;
mul.lo.s64 %rd140,%rd150,%rd139;
add.s64 %rd141,%rd138,%rd140;
add.s64 %rd135,%rd147,%rd141;
ld.global.nc.u16 %rs49,[%rd135];
$7_79:
@%p3 bra $7_81;
cvt.s64.s32 %rd142,%r69;
mul.lo.s64 %rd143,%rd28,%rd142;
add.s64 %rd144,%rd34,%rd143;
st.u16 [%rd144],%rs49;
$7_81:
cvt.u32.u16 %r138,%rs49;
shl.b32 %r139,%r138,16;
or.b32 %r70,%r139,%r64;
not.pred %p65,%p3;
@%p65 bra $7_83;
shl.b32 %r140,%r22,1;
cvt.u64.u32 %rd145,%r140;
add.s64 %rd146,%rd34,%rd145;
st.v4.u32 [%rd146],{%r36,%r47,%r58,%r70};
$7_83:
add.s32 %r143,%r143,%r16;
setp.lt.s32 %p66,%r143,%r91;
@%p66 bra $7_11;
$7_84:
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
.reg .b64 %rd<90>;
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r41,%r42},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r57,%r58},[p3+32];
ld.param.v2.u32 {%r45,%r46},[p3+40];
ld.param.u32 %r34,[p4];
ld.param.u32 %r35,[p5];
ld.param.u32 %r36,[p6];
ld.param.u32 %r37,[p7];
ld.param.u32 %r62,[p8];
ld.param.u64 %rd89,[p3+24];
ld.param.u64 %rd88,[p3+16];
ld.param.u64 %rd87,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd85,[p1+24];
ld.param.u64 %rd84,[p1+16];
ld.param.u64 %rd83,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r42,0;
@%p1 bra $8_2;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.u64 %rd85,[%rd45+24];
ld.global.u64 %rd84,[%rd45+16];
ld.global.u64 %rd83,[%rd45+8];
ld.global.u64 %rd82,[%rd45];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd82,%rd33,%rd47;
$8_3:
setp.eq.s32 %p2,%r46,0;
@%p2 bra $8_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r57,%r58},[%rd50+32];
ld.global.u64 %rd89,[%rd50+24];
ld.global.u64 %rd88,[%rd50+16];
ld.global.u64 %rd87,[%rd50+8];
ld.global.u64 %rd86,[%rd50];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd86,%rd38,%rd52;
$8_6:
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
@%p5 bra $8_23;
cvt.s64.s32 %rd27,%r15;
mul.lo.s64 %rd53,%rd83,%rd27;
cvt.s64.s32 %rd28,%r14;
mul.lo.s64 %rd54,%rd84,%rd28;
add.s64 %rd29,%rd53,%rd54;
setp.le.s32 %p6,%r41,%r34;
setp.lt.s32 %p7,%r45,1;
or.pred %p8,%p7,%p6;
mov.u32 %r59,%r62;
@%p8 bra $8_9;
cvt.s64.s32 %rd55,%r34;
mul.lo.s64 %rd56,%rd85,%rd55;
add.s64 %rd57,%rd29,%rd56;
add.s64 %rd58,%rd82,%rd57;
ld.u32 %r59,[%rd58];
$8_9:
setp.le.s32 %p9,%r41,%r35;
setp.lt.s32 %p10,%r45,2;
or.pred %p11,%p10,%p9;
mov.u32 %r60,%r62;
@%p11 bra $8_11;
cvt.s64.s32 %rd59,%r35;
mul.lo.s64 %rd60,%rd85,%rd59;
add.s64 %rd61,%rd29,%rd60;
add.s64 %rd62,%rd82,%rd61;
ld.u32 %r60,[%rd62];
$8_11:
setp.le.s32 %p12,%r41,%r36;
setp.lt.s32 %p13,%r45,3;
or.pred %p14,%p13,%p12;
mov.u32 %r61,%r62;
@%p14 bra $8_13;
cvt.s64.s32 %rd63,%r36;
mul.lo.s64 %rd64,%rd85,%rd63;
add.s64 %rd65,%rd29,%rd64;
add.s64 %rd66,%rd82,%rd65;
ld.u32 %r61,[%rd66];
$8_13:
setp.le.s32 %p15,%r41,%r37;
setp.lt.s32 %p16,%r45,4;
or.pred %p17,%p16,%p15;
@%p17 bra $8_15;
cvt.s64.s32 %rd67,%r37;
mul.lo.s64 %rd68,%rd85,%rd67;
add.s64 %rd69,%rd29,%rd68;
add.s64 %rd70,%rd82,%rd69;
ld.u32 %r62,[%rd70];
$8_15:
mul.lo.s64 %rd71,%rd88,%rd28;
mul.lo.s64 %rd72,%rd87,%rd27;
add.s64 %rd31,%rd72,%rd71;
@%p7 bra $8_17;
add.s64 %rd73,%rd86,%rd31;
st.u32 [%rd73],%r59;
$8_17:
@%p10 bra $8_19;
add.s64 %rd74,%rd31,%rd89;
add.s64 %rd75,%rd86,%rd74;
st.u32 [%rd75],%r60;
$8_19:
@%p13 bra $8_21;
shl.b64 %rd76,%rd89,1;
add.s64 %rd77,%rd31,%rd76;
add.s64 %rd78,%rd86,%rd77;
st.u32 [%rd78],%r61;
$8_21:
@%p16 bra $8_23;
mul.lo.s64 %rd79,%rd89,3;
add.s64 %rd80,%rd31,%rd79;
add.s64 %rd81,%rd86,%rd80;
st.u32 [%rd81],%r62;
$8_23:
ret;
}
.visible .entry gather_4(
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
.reg .pred %p<44>;
.reg .b32 %r<134>;
.reg .b64 %rd<115>;
ld.param.u64 %rd35,[p0];
ld.param.v2.u32 {%r73,%r74},[p1+40];
ld.param.u64 %rd40,[p2];
ld.param.v2.u32 {%r118,%r119},[p3+32];
ld.param.v2.u32 {%r77,%r78},[p3+40];
ld.param.u32 %r66,[p4];
ld.param.u32 %r67,[p5];
ld.param.u32 %r68,[p6];
ld.param.u32 %r69,[p7];
ld.param.u32 %r70,[p8];
ld.param.u64 %rd114,[p3+24];
ld.param.u64 %rd113,[p3+16];
ld.param.u64 %rd112,[p3+8];
ld.param.u64 %rd41,[p3];
ld.param.u64 %rd110,[p1+24];
ld.param.u64 %rd109,[p1+16];
ld.param.u64 %rd108,[p1+8];
ld.param.u64 %rd36,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r74,0;
@%p4 bra $9_2;
cvta.to.global.u64 %rd45,%rd35;
mul.wide.s32 %rd46,%r1,40;
add.s64 %rd47,%rd45,%rd46;
ld.global.u64 %rd110,[%rd47+24];
ld.global.u64 %rd109,[%rd47+16];
ld.global.u64 %rd108,[%rd47+8];
ld.global.u64 %rd107,[%rd47];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd48,%r1;
mul.lo.s64 %rd49,%rd36,%rd48;
add.s64 %rd107,%rd35,%rd49;
$9_3:
setp.eq.s32 %p5,%r78,0;
@%p5 bra $9_5;
cvta.to.global.u64 %rd50,%rd40;
mul.wide.s32 %rd51,%r1,40;
add.s64 %rd52,%rd50,%rd51;
ld.global.v2.u32 {%r118,%r119},[%rd52+32];
ld.global.u64 %rd114,[%rd52+24];
ld.global.u64 %rd113,[%rd52+16];
ld.global.u64 %rd112,[%rd52+8];
ld.global.u64 %rd111,[%rd52];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd53,%r1;
mul.lo.s64 %rd54,%rd41,%rd53;
add.s64 %rd111,%rd40,%rd54;
$9_6:
mov.u32 %r83,%ctaid.y;
shl.b32 %r84,%r83,3;
mov.u32 %r85,%tid.y;
add.s32 %r14,%r84,%r85;
setp.ge.s32 %p6,%r14,%r119;
@%p6 bra $9_52;
mul.wide.s32 %rd55,%r77,4;
setp.ne.s64 %p8,%rd113,%rd55;
mov.pred %p43,0;
@%p8 bra $9_9;
setp.eq.s32 %p9,%r77,1;
setp.eq.s64 %p10,%rd114,4;
or.pred %p43,%p9,%p10;
$9_9:
selp.b32 %r16,%r77,1,%p43;
mul.lo.s32 %r17,%r16,%r118;
selp.b64 %rd28,4,%rd113,%p43;
setp.lt.s32 %p11,%r77,1;
@%p11 bra $9_52;
cvt.s64.s32 %rd56,%r14;
mul.lo.s64 %rd32,%rd112,%rd56;
mul.lo.s64 %rd33,%rd108,%rd56;
mov.u32 %r120,0;
$9_11:
.pragma "nounroll";
cvt.s64.s32 %rd57,%r120;
mul.lo.s64 %rd58,%rd114,%rd57;
add.s64 %rd59,%rd58,%rd32;
add.s64 %rd34,%rd111,%rd59;
neg.s64 %rd60,%rd34;
and.b64 %rd61,%rd60,12;
shr.u64 %rd62,%rd61,2;
cvt.u32.u64 %r20,%rd62;
mov.u32 %r87,%ctaid.x;
shl.b32 %r88,%r87,5;
mov.u32 %r89,%tid.x;
add.s32 %r90,%r88,%r89;
shl.b32 %r91,%r90,2;
or.b32 %r92,%r91,%r20;
add.s32 %r21,%r92,-4;
setp.lt.s32 %p12,%r21,%r17;
@%p12 bra $9_12;
bra.uni $9_51;
$9_12:
setp.eq.s32 %p13,%r16,3;
max.s32 %r22,%r21,0;
min.s32 %r23,%r92,%r17;
sub.s32 %r99,%r23,%r22;
setp.eq.s32 %p14,%r99,4;
setp.eq.s64 %p15,%rd28,4;
and.pred %p3,%p15,%p14;
@%p13 bra $9_16;
bra.uni $9_13;
$9_16:
mul.wide.u32 %rd63,%r22,-1431655765;
shr.u64 %rd64,%rd63,33;
cvt.u32.u64 %r121,%rd64;
bra.uni $9_17;
$9_13:
setp.eq.s32 %p16,%r16,4;
@%p16 bra $9_15;
bra.uni $9_14;
$9_15:
shr.u32 %r121,%r22,2;
bra.uni $9_17;
$9_14:
setp.eq.s32 %p17,%r16,2;
selp.u32 %r100,1,0,%p17;
shr.u32 %r121,%r22,%r100;
$9_17:
mul.lo.s32 %r101,%r121,%r16;
add.s32 %r102,%r22,%r120;
sub.s32 %r28,%r102,%r101;
setp.eq.s32 %p18,%r28,0;
mov.u32 %r122,%r66;
@%p18 bra $9_20;
setp.ne.s32 %p19,%r28,1;
mov.u32 %r122,%r67;
@%p19 bra $9_19;
bra.uni $9_20;
$9_19:
setp.eq.s32 %p20,%r28,2;
selp.b32 %r122,%r68,%r69,%p20;
$9_20:
setp.le.s32 %p21,%r23,%r22;
mov.u32 %r124,%r70;
@%p21 bra $9_25;
setp.ge.s32 %p22,%r122,%r73;
mov.u32 %r124,%r70;
@%p22 bra $9_23;
cvt.s64.s32 %rd66,%r121;
mul.lo.s64 %rd67,%rd109,%rd66;
add.s64 %rd68,%rd67,%rd33;
cvt.s64.s32 %rd69,%r122;
mul.lo.s64 %rd70,%rd110,%rd69;
add.s64 %rd71,%rd68,%rd70;
add.s64 %rd65,%rd107,%rd71;
ld.global.nc.u32 %r124,[%rd65];
$9_23:
@%p3 bra $9_25;
cvt.s64.s32 %rd72,%r22;
mul.lo.s64 %rd73,%rd28,%rd72;
add.s64 %rd74,%rd34,%rd73;
st.u32 [%rd74],%r124;
$9_25:
add.s32 %r104,%r120,%r16;
add.s32 %r105,%r28,1;
setp.eq.s32 %p23,%r105,%r104;
selp.u32 %r106,1,0,%p23;
add.s32 %r34,%r121,%r106;
selp.b32 %r35,%r120,%r105,%p23;
setp.eq.s32 %p24,%r35,0;
mov.u32 %r125,%r66;
@%p24 bra $9_28;
setp.ne.s32 %p25,%r35,1;
mov.u32 %r125,%r67;
@%p25 bra $9_27;
bra.uni $9_28;
$9_27:
setp.eq.s32 %p26,%r35,2;
selp.b32 %r125,%r68,%r69,%p26;
$9_28:
add.s32 %r38,%r22,1;
setp.ge.s32 %p27,%r38,%r23;
mov.u32 %r127,%r70;
@%p27 bra $9_33;
setp.ge.s32 %p28,%r125,%r73;
mov.u32 %r127,%r70;
@%p28 bra $9_31;
cvt.s64.s32 %rd76,%r34;
mul.lo.s64 %rd77,%rd109,%rd76;
add.s64 %rd78,%rd77,%rd33;
cvt.s64.s32 %rd79,%r125;
mul.lo.s64 %rd80,%rd110,%rd79;
add.s64 %rd81,%rd78,%rd80;
add.s64 %rd75,%rd107,%rd81;
ld.global.nc.u32 %r127,[%rd75];
$9_31:
@%p3 bra $9_33;
cvt.s64.s32 %rd82,%r38;
mul.lo.s64 %rd83,%rd28,%rd82;
add.s64 %rd84,%rd34,%rd83;
st.u32 [%rd84],%r127;
$9_33:
add.s32 %r109,%r35,1;
setp.eq.s32 %p29,%r109,%r104;
selp.u32 %r110,1,0,%p29;
add.s32 %r42,%r34,%r110;
selp.b32 %r43,%r120,%r109,%p29;
setp.eq.s32 %p30,%r43,0;
mov.u32 %r128,%r66;
@%p30 bra $9_36;
setp.ne.s32 %p31,%r43,1;
mov.u32 %r128,%r67;
@%p31 bra $9_35;
bra.uni $9_36;
$9_35:
setp.eq.s32 %p32,%r43,2;
selp.b32 %r128,%r68,%r69,%p32;
$9_36:
add.s32 %r111,%r22,2;
setp.ge.s32 %p33,%r111,%r23;
mov.u32 %r130,%r70;
@%p33 bra $9_41;
setp.ge.s32 %p34,%r128,%r73;
mov.u32 %r130,%r70;
@%p34 bra $9_39;
cvt.s64.s32 %rd86,%r42;
mul.lo.s64 %rd87,%rd109,%rd86;
add.s64 %rd88,%rd87,%rd33;
cvt.s64.s32 %rd89,%r128;
mul.lo.s64 %rd90,%rd110,%rd89;
add.s64 %rd91,%rd88,%rd90;
add.s64 %rd85,%rd107,%rd91;
ld.global.nc.u32 %r130,[%rd85];
$9_39:
@%p3 bra $9_41;
cvt.s64.s32 %rd92,%r111;
mul.lo.s64 %rd93,%rd28,%rd92;
add.s64 %rd94,%rd34,%rd93;
st.u32 [%rd94],%r130;
$9_41:
add.s32 %r115,%r43,1;
setp.eq.s32 %p35,%r115,%r104;
selp.u32 %r116,1,0,%p35;
add.s32 %r49,%r42,%r116;
selp.b32 %r50,%r120,%r115,%p35;
setp.eq.s32 %p36,%r50,0;
mov.u32 %r131,%r66;
@%p36 bra $9_44;
setp.ne.s32 %p37,%r50,1;
mov.u32 %r131,%r67;
@%p37 bra $9_43;
bra.uni $9_44;
$9_43:
setp.eq.s32 %p38,%r50,2;
selp.b32 %r131,%r68,%r69,%p38;
$9_44:
add.s32 %r53,%r22,3;
setp.ge.s32 %p39,%r53,%r23;
mov.u32 %r133,%r70;
@%p39 bra $9_49;
setp.ge.s32 %p40,%r131,%r73;
mov.u32 %r133,%r70;
@%p40 bra $9_47;
cvt.s64.s32 %rd96,%r49;
mul.lo.s64 %rd97,%rd109,%rd96;
add.s64 %rd98,%rd97,%rd33;
cvt.s64.s32 %rd99,%r131;
mul.lo.s64 %rd100,%rd110,%rd99;
add.s64 %rd101,%rd98,%rd100;
add.s64 %rd95,%rd107,%rd101;
ld.global.nc.u32 %r133,[%rd95];
$9_47:
@%p3 bra $9_49;
cvt.s64.s32 %rd102,%r53;
mul.lo.s64 %rd103,%rd28,%rd102;
add.s64 %rd104,%rd34,%rd103;
st.u32 [%rd104],%r133;
$9_49:
not.pred %p41,%p3;
@%p41 bra $9_51;
mul.wide.u32 %rd105,%r22,4;
add.s64 %rd106,%rd34,%rd105;
st.v4.u32 [%rd106],{%r124,%r127,%r130,%r133};
$9_51:
add.s32 %r120,%r120,%r16;
setp.lt.s32 %p42,%r120,%r77;
@%p42 bra $9_11;
$9_52:
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
@%p1 bra $10_2;
cvta.to.global.u64 %rd92,%rd67;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r102,%r103},[%rd94+32];
ld.global.u64 %rd143,[%rd94+24];
ld.global.u64 %rd142,[%rd94+16];
ld.global.u64 %rd141,[%rd94+8];
ld.global.u64 %rd140,[%rd94];
bra.uni $10_3;
$10_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd68,%rd95;
add.s64 %rd140,%rd67,%rd96;
$10_3:
setp.eq.s32 %p2,%r62,0;
@%p2 bra $10_5;
cvta.to.global.u64 %rd97,%rd72;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd146,[%rd99+16];
ld.global.u64 %rd145,[%rd99+8];
ld.global.u64 %rd144,[%rd99];
bra.uni $10_6;
$10_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd73,%rd100;
add.s64 %rd144,%rd72,%rd101;
$10_6:
setp.eq.s32 %p3,%r66,0;
@%p3 bra $10_8;
cvta.to.global.u64 %rd102,%rd77;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd149,[%rd104+16];
ld.global.u64 %rd148,[%rd104+8];
ld.global.u64 %rd147,[%rd104];
bra.uni $10_9;
$10_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd78,%rd105;
add.s64 %rd147,%rd77,%rd106;
$10_9:
setp.eq.s32 %p4,%r70,0;
@%p4 bra $10_11;
cvta.to.global.u64 %rd107,%rd82;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd152,[%rd109+16];
ld.global.u64 %rd151,[%rd109+8];
ld.global.u64 %rd150,[%rd109];
bra.uni $10_12;
$10_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd83,%rd110;
add.s64 %rd150,%rd82,%rd111;
$10_12:
setp.eq.s32 %p5,%r74,0;
@%p5 bra $10_14;
cvta.to.global.u64 %rd112,%rd87;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd155,[%rd114+16];
ld.global.u64 %rd154,[%rd114+8];
ld.global.u64 %rd153,[%rd114];
bra.uni $10_15;
$10_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd88,%rd115;
add.s64 %rd153,%rd87,%rd116;
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
@%p11 bra $10_20;
add.s64 %rd125,%rd117,%rd143;
ld.global.nc.u8 %r99,[%rd125];
mul.lo.s64 %rd126,%rd149,%rd62;
mul.lo.s64 %rd127,%rd148,%rd61;
add.s64 %rd128,%rd126,%rd127;
add.s64 %rd129,%rd147,%rd128;
st.u8 [%rd129],%r99;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $10_20;
add.s64 %rd130,%rd125,%rd143;
ld.global.nc.u8 %r100,[%rd130];
mul.lo.s64 %rd131,%rd152,%rd62;
mul.lo.s64 %rd132,%rd151,%rd61;
add.s64 %rd133,%rd131,%rd132;
add.s64 %rd134,%rd150,%rd133;
st.u8 [%rd134],%r100;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $10_20;
add.s64 %rd135,%rd130,%rd143;
ld.global.nc.u8 %r101,[%rd135];
mul.lo.s64 %rd136,%rd155,%rd62;
mul.lo.s64 %rd137,%rd154,%rd61;
add.s64 %rd138,%rd136,%rd137;
add.s64 %rd139,%rd153,%rd138;
st.u8 [%rd139],%r101;
$10_20:
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
@%p1 bra $11_2;
cvta.to.global.u64 %rd92,%rd67;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r98,%r99},[%rd94+32];
ld.global.u64 %rd143,[%rd94+24];
ld.global.u64 %rd142,[%rd94+16];
ld.global.u64 %rd141,[%rd94+8];
ld.global.u64 %rd140,[%rd94];
bra.uni $11_3;
$11_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd68,%rd95;
add.s64 %rd140,%rd67,%rd96;
$11_3:
setp.eq.s32 %p2,%r62,0;
@%p2 bra $11_5;
cvta.to.global.u64 %rd97,%rd72;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd146,[%rd99+16];
ld.global.u64 %rd145,[%rd99+8];
ld.global.u64 %rd144,[%rd99];
bra.uni $11_6;
$11_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd73,%rd100;
add.s64 %rd144,%rd72,%rd101;
$11_6:
setp.eq.s32 %p3,%r66,0;
@%p3 bra $11_8;
cvta.to.global.u64 %rd102,%rd77;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd149,[%rd104+16];
ld.global.u64 %rd148,[%rd104+8];
ld.global.u64 %rd147,[%rd104];
bra.uni $11_9;
$11_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd78,%rd105;
add.s64 %rd147,%rd77,%rd106;
$11_9:
setp.eq.s32 %p4,%r70,0;
@%p4 bra $11_11;
cvta.to.global.u64 %rd107,%rd82;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd152,[%rd109+16];
ld.global.u64 %rd151,[%rd109+8];
ld.global.u64 %rd150,[%rd109];
bra.uni $11_12;
$11_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd83,%rd110;
add.s64 %rd150,%rd82,%rd111;
$11_12:
setp.eq.s32 %p5,%r74,0;
@%p5 bra $11_14;
cvta.to.global.u64 %rd112,%rd87;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd155,[%rd114+16];
ld.global.u64 %rd154,[%rd114+8];
ld.global.u64 %rd153,[%rd114];
bra.uni $11_15;
$11_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd88,%rd115;
add.s64 %rd153,%rd87,%rd116;
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
@%p11 bra $11_20;
add.s64 %rd125,%rd117,%rd143;
ld.global.nc.u16 %rs2,[%rd125];
mul.lo.s64 %rd126,%rd149,%rd62;
mul.lo.s64 %rd127,%rd148,%rd61;
add.s64 %rd128,%rd126,%rd127;
add.s64 %rd129,%rd147,%rd128;
st.u16 [%rd129],%rs2;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $11_20;
add.s64 %rd130,%rd125,%rd143;
ld.global.nc.u16 %rs3,[%rd130];
mul.lo.s64 %rd131,%rd152,%rd62;
mul.lo.s64 %rd132,%rd151,%rd61;
add.s64 %rd133,%rd131,%rd132;
add.s64 %rd134,%rd150,%rd133;
st.u16 [%rd134],%rs3;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $11_20;
add.s64 %rd135,%rd130,%rd143;
ld.global.nc.u16 %rs4,[%rd135];
mul.lo.s64 %rd136,%rd155,%rd62;
mul.lo.s64 %rd137,%rd154,%rd61;
add.s64 %rd138,%rd136,%rd137;
add.s64 %rd139,%rd153,%rd138;
st.u16 [%rd139],%rs4;
$11_20:
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
@%p1 bra $12_2;
cvta.to.global.u64 %rd92,%rd67;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r102,%r103},[%rd94+32];
ld.global.u64 %rd143,[%rd94+24];
ld.global.u64 %rd142,[%rd94+16];
ld.global.u64 %rd141,[%rd94+8];
ld.global.u64 %rd140,[%rd94];
bra.uni $12_3;
$12_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd68,%rd95;
add.s64 %rd140,%rd67,%rd96;
$12_3:
setp.eq.s32 %p2,%r62,0;
@%p2 bra $12_5;
cvta.to.global.u64 %rd97,%rd72;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd146,[%rd99+16];
ld.global.u64 %rd145,[%rd99+8];
ld.global.u64 %rd144,[%rd99];
bra.uni $12_6;
$12_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd73,%rd100;
add.s64 %rd144,%rd72,%rd101;
$12_6:
setp.eq.s32 %p3,%r66,0;
@%p3 bra $12_8;
cvta.to.global.u64 %rd102,%rd77;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd149,[%rd104+16];
ld.global.u64 %rd148,[%rd104+8];
ld.global.u64 %rd147,[%rd104];
bra.uni $12_9;
$12_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd78,%rd105;
add.s64 %rd147,%rd77,%rd106;
$12_9:
setp.eq.s32 %p4,%r70,0;
@%p4 bra $12_11;
cvta.to.global.u64 %rd107,%rd82;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd152,[%rd109+16];
ld.global.u64 %rd151,[%rd109+8];
ld.global.u64 %rd150,[%rd109];
bra.uni $12_12;
$12_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd83,%rd110;
add.s64 %rd150,%rd82,%rd111;
$12_12:
setp.eq.s32 %p5,%r74,0;
@%p5 bra $12_14;
cvta.to.global.u64 %rd112,%rd87;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd155,[%rd114+16];
ld.global.u64 %rd154,[%rd114+8];
ld.global.u64 %rd153,[%rd114];
bra.uni $12_15;
$12_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd88,%rd115;
add.s64 %rd153,%rd87,%rd116;
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
@%p11 bra $12_20;
add.s64 %rd125,%rd117,%rd143;
ld.global.nc.u32 %r99,[%rd125];
mul.lo.s64 %rd126,%rd149,%rd62;
mul.lo.s64 %rd127,%rd148,%rd61;
add.s64 %rd128,%rd126,%rd127;
add.s64 %rd129,%rd147,%rd128;
st.u32 [%rd129],%r99;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $12_20;
add.s64 %rd130,%rd125,%rd143;
ld.global.nc.u32 %r100,[%rd130];
mul.lo.s64 %rd131,%rd152,%rd62;
mul.lo.s64 %rd132,%rd151,%rd61;
add.s64 %rd133,%rd131,%rd132;
add.s64 %rd134,%rd150,%rd133;
st.u32 [%rd134],%r100;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $12_20;
add.s64 %rd135,%rd130,%rd143;
ld.global.nc.u32 %r101,[%rd135];
mul.lo.s64 %rd136,%rd155,%rd62;
mul.lo.s64 %rd137,%rd154,%rd61;
add.s64 %rd138,%rd136,%rd137;
add.s64 %rd139,%rd153,%rd138;
st.u32 [%rd139],%r101;
$12_20:
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
@%p1 bra $13_2;
cvta.to.global.u64 %rd92,%rd87;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r102,%r103},[%rd94+32];
ld.global.u64 %rd140,[%rd94+24];
ld.global.u64 %rd139,[%rd94+16];
ld.global.u64 %rd138,[%rd94+8];
ld.global.u64 %rd137,[%rd94];
bra.uni $13_3;
$13_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd88,%rd95;
add.s64 %rd137,%rd87,%rd96;
$13_3:
setp.eq.s32 %p2,%r58,0;
@%p2 bra $13_5;
cvta.to.global.u64 %rd97,%rd67;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd143,[%rd99+16];
ld.global.u64 %rd142,[%rd99+8];
ld.global.u64 %rd141,[%rd99];
bra.uni $13_6;
$13_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd68,%rd100;
add.s64 %rd141,%rd67,%rd101;
$13_6:
setp.eq.s32 %p3,%r62,0;
@%p3 bra $13_8;
cvta.to.global.u64 %rd102,%rd72;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd146,[%rd104+16];
ld.global.u64 %rd145,[%rd104+8];
ld.global.u64 %rd144,[%rd104];
bra.uni $13_9;
$13_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd73,%rd105;
add.s64 %rd144,%rd72,%rd106;
$13_9:
setp.eq.s32 %p4,%r66,0;
@%p4 bra $13_11;
cvta.to.global.u64 %rd107,%rd77;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd149,[%rd109+16];
ld.global.u64 %rd148,[%rd109+8];
ld.global.u64 %rd147,[%rd109];
bra.uni $13_12;
$13_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd78,%rd110;
add.s64 %rd147,%rd77,%rd111;
$13_12:
setp.eq.s32 %p5,%r70,0;
@%p5 bra $13_14;
cvta.to.global.u64 %rd112,%rd82;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd152,[%rd114+16];
ld.global.u64 %rd151,[%rd114+8];
ld.global.u64 %rd150,[%rd114];
bra.uni $13_15;
$13_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd83,%rd115;
add.s64 %rd150,%rd82,%rd116;
$13_15:
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
@%p10 bra $13_20;
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
@%p11 bra $13_20;
mul.lo.s64 %rd125,%rd145,%rd61;
mul.lo.s64 %rd126,%rd146,%rd62;
add.s64 %rd127,%rd126,%rd125;
add.s64 %rd124,%rd144,%rd127;
ld.global.nc.u8 %r99,[%rd124];
add.s64 %rd65,%rd63,%rd140;
st.u8 [%rd65],%r99;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $13_20;
mul.lo.s64 %rd129,%rd148,%rd61;
mul.lo.s64 %rd130,%rd149,%rd62;
add.s64 %rd131,%rd130,%rd129;
add.s64 %rd128,%rd147,%rd131;
ld.global.nc.u8 %r100,[%rd128];
add.s64 %rd66,%rd65,%rd140;
st.u8 [%rd66],%r100;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $13_20;
mul.lo.s64 %rd133,%rd151,%rd61;
mul.lo.s64 %rd134,%rd152,%rd62;
add.s64 %rd135,%rd134,%rd133;
add.s64 %rd132,%rd150,%rd135;
ld.global.nc.u8 %r101,[%rd132];
add.s64 %rd136,%rd66,%rd140;
st.u8 [%rd136],%r101;
$13_20:
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
@%p1 bra $14_2;
cvta.to.global.u64 %rd92,%rd87;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r98,%r99},[%rd94+32];
ld.global.u64 %rd140,[%rd94+24];
ld.global.u64 %rd139,[%rd94+16];
ld.global.u64 %rd138,[%rd94+8];
ld.global.u64 %rd137,[%rd94];
bra.uni $14_3;
$14_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd88,%rd95;
add.s64 %rd137,%rd87,%rd96;
$14_3:
setp.eq.s32 %p2,%r58,0;
@%p2 bra $14_5;
cvta.to.global.u64 %rd97,%rd67;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd143,[%rd99+16];
ld.global.u64 %rd142,[%rd99+8];
ld.global.u64 %rd141,[%rd99];
bra.uni $14_6;
$14_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd68,%rd100;
add.s64 %rd141,%rd67,%rd101;
$14_6:
setp.eq.s32 %p3,%r62,0;
@%p3 bra $14_8;
cvta.to.global.u64 %rd102,%rd72;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd146,[%rd104+16];
ld.global.u64 %rd145,[%rd104+8];
ld.global.u64 %rd144,[%rd104];
bra.uni $14_9;
$14_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd73,%rd105;
add.s64 %rd144,%rd72,%rd106;
$14_9:
setp.eq.s32 %p4,%r66,0;
@%p4 bra $14_11;
cvta.to.global.u64 %rd107,%rd77;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd149,[%rd109+16];
ld.global.u64 %rd148,[%rd109+8];
ld.global.u64 %rd147,[%rd109];
bra.uni $14_12;
$14_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd78,%rd110;
add.s64 %rd147,%rd77,%rd111;
$14_12:
setp.eq.s32 %p5,%r70,0;
@%p5 bra $14_14;
cvta.to.global.u64 %rd112,%rd82;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd152,[%rd114+16];
ld.global.u64 %rd151,[%rd114+8];
ld.global.u64 %rd150,[%rd114];
bra.uni $14_15;
$14_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd83,%rd115;
add.s64 %rd150,%rd82,%rd116;
$14_15:
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
@%p10 bra $14_20;
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
@%p11 bra $14_20;
mul.lo.s64 %rd125,%rd145,%rd61;
mul.lo.s64 %rd126,%rd146,%rd62;
add.s64 %rd127,%rd126,%rd125;
add.s64 %rd124,%rd144,%rd127;
ld.global.nc.u16 %rs2,[%rd124];
add.s64 %rd65,%rd63,%rd140;
st.u16 [%rd65],%rs2;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $14_20;
mul.lo.s64 %rd129,%rd148,%rd61;
mul.lo.s64 %rd130,%rd149,%rd62;
add.s64 %rd131,%rd130,%rd129;
add.s64 %rd128,%rd147,%rd131;
ld.global.nc.u16 %rs3,[%rd128];
add.s64 %rd66,%rd65,%rd140;
st.u16 [%rd66],%rs3;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $14_20;
mul.lo.s64 %rd133,%rd151,%rd61;
mul.lo.s64 %rd134,%rd152,%rd62;
add.s64 %rd135,%rd134,%rd133;
add.s64 %rd132,%rd150,%rd135;
ld.global.nc.u16 %rs4,[%rd132];
add.s64 %rd136,%rd66,%rd140;
st.u16 [%rd136],%rs4;
$14_20:
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
@%p1 bra $15_2;
cvta.to.global.u64 %rd92,%rd87;
mul.wide.s32 %rd93,%r1,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r102,%r103},[%rd94+32];
ld.global.u64 %rd140,[%rd94+24];
ld.global.u64 %rd139,[%rd94+16];
ld.global.u64 %rd138,[%rd94+8];
ld.global.u64 %rd137,[%rd94];
bra.uni $15_3;
$15_2:
cvt.s64.s32 %rd95,%r1;
mul.lo.s64 %rd96,%rd88,%rd95;
add.s64 %rd137,%rd87,%rd96;
$15_3:
setp.eq.s32 %p2,%r58,0;
@%p2 bra $15_5;
cvta.to.global.u64 %rd97,%rd67;
mul.wide.s32 %rd98,%r1,40;
add.s64 %rd99,%rd97,%rd98;
ld.global.u64 %rd143,[%rd99+16];
ld.global.u64 %rd142,[%rd99+8];
ld.global.u64 %rd141,[%rd99];
bra.uni $15_6;
$15_5:
cvt.s64.s32 %rd100,%r1;
mul.lo.s64 %rd101,%rd68,%rd100;
add.s64 %rd141,%rd67,%rd101;
$15_6:
setp.eq.s32 %p3,%r62,0;
@%p3 bra $15_8;
cvta.to.global.u64 %rd102,%rd72;
mul.wide.s32 %rd103,%r1,40;
add.s64 %rd104,%rd102,%rd103;
ld.global.u64 %rd146,[%rd104+16];
ld.global.u64 %rd145,[%rd104+8];
ld.global.u64 %rd144,[%rd104];
bra.uni $15_9;
$15_8:
cvt.s64.s32 %rd105,%r1;
mul.lo.s64 %rd106,%rd73,%rd105;
add.s64 %rd144,%rd72,%rd106;
$15_9:
setp.eq.s32 %p4,%r66,0;
@%p4 bra $15_11;
cvta.to.global.u64 %rd107,%rd77;
mul.wide.s32 %rd108,%r1,40;
add.s64 %rd109,%rd107,%rd108;
ld.global.u64 %rd149,[%rd109+16];
ld.global.u64 %rd148,[%rd109+8];
ld.global.u64 %rd147,[%rd109];
bra.uni $15_12;
$15_11:
cvt.s64.s32 %rd110,%r1;
mul.lo.s64 %rd111,%rd78,%rd110;
add.s64 %rd147,%rd77,%rd111;
$15_12:
setp.eq.s32 %p5,%r70,0;
@%p5 bra $15_14;
cvta.to.global.u64 %rd112,%rd82;
mul.wide.s32 %rd113,%r1,40;
add.s64 %rd114,%rd112,%rd113;
ld.global.u64 %rd152,[%rd114+16];
ld.global.u64 %rd151,[%rd114+8];
ld.global.u64 %rd150,[%rd114];
bra.uni $15_15;
$15_14:
cvt.s64.s32 %rd115,%r1;
mul.lo.s64 %rd116,%rd83,%rd115;
add.s64 %rd150,%rd82,%rd116;
$15_15:
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
@%p10 bra $15_20;
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
@%p11 bra $15_20;
mul.lo.s64 %rd125,%rd145,%rd61;
mul.lo.s64 %rd126,%rd146,%rd62;
add.s64 %rd127,%rd126,%rd125;
add.s64 %rd124,%rd144,%rd127;
ld.global.nc.u32 %r99,[%rd124];
add.s64 %rd65,%rd63,%rd140;
st.u32 [%rd65],%r99;
setp.eq.s32 %p12,%r54,2;
@%p12 bra $15_20;
mul.lo.s64 %rd129,%rd148,%rd61;
mul.lo.s64 %rd130,%rd149,%rd62;
add.s64 %rd131,%rd130,%rd129;
add.s64 %rd128,%rd147,%rd131;
ld.global.nc.u32 %r100,[%rd128];
add.s64 %rd66,%rd65,%rd140;
st.u32 [%rd66],%r100;
setp.lt.s32 %p13,%r54,4;
@%p13 bra $15_20;
mul.lo.s64 %rd133,%rd151,%rd61;
mul.lo.s64 %rd134,%rd152,%rd62;
add.s64 %rd135,%rd134,%rd133;
add.s64 %rd132,%rd150,%rd135;
ld.global.nc.u32 %r101,[%rd132];
add.s64 %rd136,%rd66,%rd140;
st.u32 [%rd136],%r101;
$15_20:
ret;
}
`;
