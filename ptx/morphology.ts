// Made from kernels/morphology.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/morphology.cu`. */
export const MORPHOLOGY: string = `.version 8.0
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
.visible .entry morphology_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[168]
)
.maxntid 256,1,1
{
.reg .pred %p<26>;
.reg .b16 %rs<5>;
.reg .f32 %f<28>;
.reg .b32 %r<85>;
.reg .b64 %rd<102>;
ld.param.u64 %rd46,[p0];
ld.param.v2.u32 {%r75,%r76},[p1+32];
ld.param.v2.u32 {%r47,%r48},[p1+40];
ld.param.u64 %rd51,[p2];
ld.param.v2.u32 {%r77,%r78},[p3+32];
ld.param.v2.u32 {%r51,%r52},[p3+40];
mov.b64 %rd56,p4;
ld.param.u32 %rd57,[p3];
ld.param.u32 %rd58,[p3+4];
bfi.b64 %rd52,%rd58,%rd57,32,32;
ld.param.u64 %rd99,[p3+24];
ld.param.u64 %rd98,[p3+16];
ld.param.u64 %rd97,[p3+8];
ld.param.u64 %rd95,[p1+24];
ld.param.u64 %rd94,[p1+16];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd47,[p1];
mov.u64 %rd1,%rd56;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r48,0;
@%p2 bra $1_2;
cvta.to.global.u64 %rd59,%rd46;
mul.wide.s32 %rd60,%r1,40;
add.s64 %rd61,%rd59,%rd60;
ld.global.v2.u32 {%r75,%r76},[%rd61+32];
ld.global.u64 %rd95,[%rd61+24];
ld.global.u64 %rd94,[%rd61+16];
ld.global.u64 %rd93,[%rd61+8];
ld.global.u64 %rd92,[%rd61];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd62,%r1;
mul.lo.s64 %rd63,%rd47,%rd62;
add.s64 %rd92,%rd46,%rd63;
$1_3:
setp.eq.s32 %p3,%r52,0;
@%p3 bra $1_5;
cvta.to.global.u64 %rd64,%rd51;
mul.wide.s32 %rd65,%r1,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.v2.u32 {%r77,%r78},[%rd66+32];
ld.global.u64 %rd99,[%rd66+24];
ld.global.u64 %rd98,[%rd66+16];
ld.global.u64 %rd97,[%rd66+8];
ld.global.u64 %rd96,[%rd66];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd67,%r1;
mul.lo.s64 %rd68,%rd52,%rd67;
add.s64 %rd96,%rd51,%rd68;
$1_6:
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,5;
mov.u32 %r59,%tid.x;
add.s32 %r14,%r58,%r59;
mov.u32 %r60,%ctaid.y;
shl.b32 %r61,%r60,3;
mov.u32 %r62,%tid.y;
add.s32 %r15,%r61,%r62;
setp.ge.s32 %p4,%r14,%r77;
setp.ge.s32 %p5,%r15,%r78;
or.pred %p6,%p5,%p4;
@%p6 bra $1_33;
ld.param.u32 %r63,[%rd1+8];
sub.s32 %r17,%r14,%r63;
setp.lt.s32 %p7,%r51,1;
@%p7 bra $1_33;
ld.param.u32 %r65,[%rd1+12];
ld.param.u32 %r66,[%rd1];
add.s32 %r67,%r66,%r17;
setp.gt.s32 %p8,%r67,%r75;
add.s64 %rd29,%rd1,24;
cvt.s64.s32 %rd69,%r17;
mul.lo.s64 %rd30,%rd94,%rd69;
setp.lt.s32 %p9,%r17,0;
mov.u32 %r79,0;
or.pred %p1,%p9,%p8;
cvt.s64.s32 %rd70,%r15;
mul.lo.s64 %rd71,%rd97,%rd70;
cvt.s64.s32 %rd72,%r14;
mul.lo.s64 %rd73,%rd98,%rd72;
add.s64 %rd31,%rd71,%rd73;
sub.s32 %r20,%r15,%r65;
$1_9:
.pragma "nounroll";
ld.param.f32 %f1,[%rd1+20];
setp.eq.s32 %p10,%r79,0;
mov.u64 %rd100,%rd29;
@%p10 bra $1_13;
setp.eq.s32 %p11,%r79,1;
add.s64 %rd100,%rd1,28;
@%p11 bra $1_13;
setp.eq.s32 %p12,%r79,2;
add.s64 %rd100,%rd1,32;
@%p12 bra $1_13;
add.s64 %rd100,%rd1,36;
$1_13:
ld.param.f32 %f14,[%rd100];
mul.f32 %f2,%f1,%f14;
ld.param.u32 %r22,[%rd1+4];
setp.gt.s32 %p13,%r22,0;
@%p13 bra $1_15;
bra.uni $1_14;
$1_15:
ld.param.u32 %r23,[%rd1+16];
cvt.s64.s32 %rd77,%r79;
mul.lo.s64 %rd40,%rd95,%rd77;
add.s64 %rd41,%rd40,%rd30;
ld.param.f32 %f3,[%rd1+20];
mov.f32 %f25,0f7F800000;
mov.u32 %r80,0;
$1_16:
.pragma "nounroll";
mul.wide.s32 %rd78,%r80,4;
add.s64 %rd79,%rd1,%rd78;
ld.param.u32 %r83,[%rd79+40];
setp.eq.s32 %p14,%r83,0;
@%p14 bra $1_31;
add.s32 %r81,%r80,%r20;
setp.lt.u32 %p15,%r81,%r76;
@%p15 bra $1_19;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r81;
.param .b32 param1;
st.param.b32 [param1+0],%r76;
.param .b32 param2;
st.param.b32 [param2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r81,[retval0+0];
}
$1_19:
setp.lt.s32 %p16,%r81,0;
@%p16 bra $1_30;
cvt.s64.s32 %rd80,%r81;
mul.lo.s64 %rd81,%rd93,%rd80;
add.s64 %rd82,%rd41,%rd81;
add.s64 %rd101,%rd92,%rd82;
add.s64 %rd43,%rd81,%rd40;
mov.u32 %r82,%r17;
$1_21:
.pragma "nounroll";
and.b32 %r69,%r83,1;
setp.eq.b32 %p17,%r69,1;
mov.pred %p18,0;
xor.pred %p19,%p17,%p18;
not.pred %p20,%p19;
@%p20 bra $1_29;
@%p1 bra $1_24;
bra.uni $1_23;
$1_24:
setp.lt.u32 %p21,%r82,%r75;
mov.u32 %r84,%r82;
@%p21 bra $1_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r82;
.param .b32 param1;
st.param.b32 [param1+0],%r75;
.param .b32 param2;
st.param.b32 [param2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r84,[retval0+0];
}
$1_26:
setp.lt.s32 %p22,%r84,0;
mov.f32 %f24,%f2;
@%p22 bra $1_28;
cvt.s64.s32 %rd85,%r84;
mul.lo.s64 %rd86,%rd94,%rd85;
add.s64 %rd87,%rd43,%rd86;
add.s64 %rd84,%rd92,%rd87;
ld.global.nc.u8 %r71,[%rd84];
cvt.u16.u32 %rs3,%r71;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f19,%rs4;
mul.f32 %f24,%f3,%f19;
$1_28:
min.f32 %f25,%f25,%f24;
bra.uni $1_29;
$1_23:
ld.global.nc.u8 %r70,[%rd101];
cvt.u16.u32 %rs1,%r70;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f17,%rs2;
mul.f32 %f18,%f3,%f17;
min.f32 %f25,%f25,%f18;
$1_29:
add.s64 %rd101,%rd101,%rd94;
shr.u32 %r83,%r83,1;
setp.eq.s32 %p23,%r83,0;
add.s32 %r82,%r82,1;
@%p23 bra $1_31;
bra.uni $1_21;
$1_30:
min.f32 %f25,%f25,%f2;
$1_31:
add.s32 %r80,%r80,1;
setp.lt.s32 %p24,%r80,%r22;
@%p24 bra $1_16;
bra.uni $1_32;
$1_14:
mov.f32 %f25,0f7F800000;
$1_32:
cvt.s64.s32 %rd88,%r79;
mul.lo.s64 %rd89,%rd99,%rd88;
add.s64 %rd90,%rd31,%rd89;
add.s64 %rd91,%rd96,%rd90;
ld.param.f32 %f20,[%rd1+20];
mul.f32 %f21,%f25,%f20;
cvt.rni.s32.f32 %r72,%f21;
max.s32 %r73,%r72,0;
min.s32 %r74,%r73,255;
st.u8 [%rd91],%r74;
add.s32 %r79,%r79,1;
setp.lt.s32 %p25,%r79,%r51;
@%p25 bra $1_9;
$1_33:
ret;
}
.visible .entry morphology_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[168]
)
.maxntid 256,1,1
{
.reg .pred %p<26>;
.reg .b16 %rs<3>;
.reg .f32 %f<28>;
.reg .b32 %r<83>;
.reg .b64 %rd<102>;
ld.param.u64 %rd46,[p0];
ld.param.v2.u32 {%r73,%r74},[p1+32];
ld.param.v2.u32 {%r47,%r48},[p1+40];
ld.param.u64 %rd51,[p2];
ld.param.v2.u32 {%r75,%r76},[p3+32];
ld.param.v2.u32 {%r51,%r52},[p3+40];
mov.b64 %rd56,p4;
ld.param.u32 %rd57,[p3];
ld.param.u32 %rd58,[p3+4];
bfi.b64 %rd52,%rd58,%rd57,32,32;
ld.param.u64 %rd99,[p3+24];
ld.param.u64 %rd98,[p3+16];
ld.param.u64 %rd97,[p3+8];
ld.param.u64 %rd95,[p1+24];
ld.param.u64 %rd94,[p1+16];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd47,[p1];
mov.u64 %rd1,%rd56;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r48,0;
@%p2 bra $2_2;
cvta.to.global.u64 %rd59,%rd46;
mul.wide.s32 %rd60,%r1,40;
add.s64 %rd61,%rd59,%rd60;
ld.global.v2.u32 {%r73,%r74},[%rd61+32];
ld.global.u64 %rd95,[%rd61+24];
ld.global.u64 %rd94,[%rd61+16];
ld.global.u64 %rd93,[%rd61+8];
ld.global.u64 %rd92,[%rd61];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd62,%r1;
mul.lo.s64 %rd63,%rd47,%rd62;
add.s64 %rd92,%rd46,%rd63;
$2_3:
setp.eq.s32 %p3,%r52,0;
@%p3 bra $2_5;
cvta.to.global.u64 %rd64,%rd51;
mul.wide.s32 %rd65,%r1,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.v2.u32 {%r75,%r76},[%rd66+32];
ld.global.u64 %rd99,[%rd66+24];
ld.global.u64 %rd98,[%rd66+16];
ld.global.u64 %rd97,[%rd66+8];
ld.global.u64 %rd96,[%rd66];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd67,%r1;
mul.lo.s64 %rd68,%rd52,%rd67;
add.s64 %rd96,%rd51,%rd68;
$2_6:
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,5;
mov.u32 %r59,%tid.x;
add.s32 %r14,%r58,%r59;
mov.u32 %r60,%ctaid.y;
shl.b32 %r61,%r60,3;
mov.u32 %r62,%tid.y;
add.s32 %r15,%r61,%r62;
setp.ge.s32 %p4,%r14,%r75;
setp.ge.s32 %p5,%r15,%r76;
or.pred %p6,%p5,%p4;
@%p6 bra $2_33;
ld.param.u32 %r63,[%rd1+8];
sub.s32 %r17,%r14,%r63;
setp.lt.s32 %p7,%r51,1;
@%p7 bra $2_33;
ld.param.u32 %r65,[%rd1+12];
ld.param.u32 %r66,[%rd1];
add.s32 %r67,%r66,%r17;
setp.gt.s32 %p8,%r67,%r73;
add.s64 %rd29,%rd1,24;
cvt.s64.s32 %rd69,%r17;
mul.lo.s64 %rd30,%rd94,%rd69;
setp.lt.s32 %p9,%r17,0;
mov.u32 %r77,0;
or.pred %p1,%p9,%p8;
cvt.s64.s32 %rd70,%r15;
mul.lo.s64 %rd71,%rd97,%rd70;
cvt.s64.s32 %rd72,%r14;
mul.lo.s64 %rd73,%rd98,%rd72;
add.s64 %rd31,%rd71,%rd73;
sub.s32 %r20,%r15,%r65;
$2_9:
.pragma "nounroll";
ld.param.f32 %f1,[%rd1+20];
setp.eq.s32 %p10,%r77,0;
mov.u64 %rd100,%rd29;
@%p10 bra $2_13;
setp.eq.s32 %p11,%r77,1;
add.s64 %rd100,%rd1,28;
@%p11 bra $2_13;
setp.eq.s32 %p12,%r77,2;
add.s64 %rd100,%rd1,32;
@%p12 bra $2_13;
add.s64 %rd100,%rd1,36;
$2_13:
ld.param.f32 %f14,[%rd100];
mul.f32 %f2,%f1,%f14;
ld.param.u32 %r22,[%rd1+4];
setp.gt.s32 %p13,%r22,0;
@%p13 bra $2_15;
bra.uni $2_14;
$2_15:
ld.param.u32 %r23,[%rd1+16];
cvt.s64.s32 %rd77,%r77;
mul.lo.s64 %rd40,%rd95,%rd77;
add.s64 %rd41,%rd40,%rd30;
ld.param.f32 %f3,[%rd1+20];
mov.f32 %f25,0f7F800000;
mov.u32 %r78,0;
$2_16:
.pragma "nounroll";
mul.wide.s32 %rd78,%r78,4;
add.s64 %rd79,%rd1,%rd78;
ld.param.u32 %r81,[%rd79+40];
setp.eq.s32 %p14,%r81,0;
@%p14 bra $2_31;
add.s32 %r79,%r78,%r20;
setp.lt.u32 %p15,%r79,%r74;
@%p15 bra $2_19;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r79;
.param .b32 param1;
st.param.b32 [param1+0],%r74;
.param .b32 param2;
st.param.b32 [param2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r79,[retval0+0];
}
$2_19:
setp.lt.s32 %p16,%r79,0;
@%p16 bra $2_30;
cvt.s64.s32 %rd80,%r79;
mul.lo.s64 %rd81,%rd93,%rd80;
add.s64 %rd82,%rd41,%rd81;
add.s64 %rd101,%rd92,%rd82;
add.s64 %rd43,%rd81,%rd40;
mov.u32 %r80,%r17;
$2_21:
.pragma "nounroll";
and.b32 %r69,%r81,1;
setp.eq.b32 %p17,%r69,1;
mov.pred %p18,0;
xor.pred %p19,%p17,%p18;
not.pred %p20,%p19;
@%p20 bra $2_29;
@%p1 bra $2_24;
bra.uni $2_23;
$2_24:
setp.lt.u32 %p21,%r80,%r73;
mov.u32 %r82,%r80;
@%p21 bra $2_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r80;
.param .b32 param1;
st.param.b32 [param1+0],%r73;
.param .b32 param2;
st.param.b32 [param2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r82,[retval0+0];
}
$2_26:
setp.lt.s32 %p22,%r82,0;
mov.f32 %f24,%f2;
@%p22 bra $2_28;
cvt.s64.s32 %rd85,%r82;
mul.lo.s64 %rd86,%rd94,%rd85;
add.s64 %rd87,%rd43,%rd86;
add.s64 %rd84,%rd92,%rd87;
ld.global.nc.u16 %rs2,[%rd84];
cvt.rn.f32.u16 %f19,%rs2;
mul.f32 %f24,%f3,%f19;
$2_28:
min.f32 %f25,%f25,%f24;
bra.uni $2_29;
$2_23:
ld.global.nc.u16 %rs1,[%rd101];
cvt.rn.f32.u16 %f17,%rs1;
mul.f32 %f18,%f3,%f17;
min.f32 %f25,%f25,%f18;
$2_29:
add.s64 %rd101,%rd101,%rd94;
shr.u32 %r81,%r81,1;
setp.eq.s32 %p23,%r81,0;
add.s32 %r80,%r80,1;
@%p23 bra $2_31;
bra.uni $2_21;
$2_30:
min.f32 %f25,%f25,%f2;
$2_31:
add.s32 %r78,%r78,1;
setp.lt.s32 %p24,%r78,%r22;
@%p24 bra $2_16;
bra.uni $2_32;
$2_14:
mov.f32 %f25,0f7F800000;
$2_32:
cvt.s64.s32 %rd88,%r77;
mul.lo.s64 %rd89,%rd99,%rd88;
add.s64 %rd90,%rd31,%rd89;
add.s64 %rd91,%rd96,%rd90;
ld.param.f32 %f20,[%rd1+20];
mul.f32 %f21,%f25,%f20;
cvt.rni.s32.f32 %r70,%f21;
max.s32 %r71,%r70,0;
min.s32 %r72,%r71,65535;
st.u16 [%rd91],%r72;
add.s32 %r77,%r77,1;
setp.lt.s32 %p25,%r77,%r51;
@%p25 bra $2_9;
$2_33:
ret;
}
.visible .entry morphology_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[168]
)
.maxntid 256,1,1
{
.reg .pred %p<26>;
.reg .b16 %rs<3>;
.reg .f32 %f<28>;
.reg .b32 %r<83>;
.reg .b64 %rd<102>;
ld.param.u64 %rd46,[p0];
ld.param.v2.u32 {%r73,%r74},[p1+32];
ld.param.v2.u32 {%r47,%r48},[p1+40];
ld.param.u64 %rd51,[p2];
ld.param.v2.u32 {%r75,%r76},[p3+32];
ld.param.v2.u32 {%r51,%r52},[p3+40];
mov.b64 %rd56,p4;
ld.param.u32 %rd57,[p3];
ld.param.u32 %rd58,[p3+4];
bfi.b64 %rd52,%rd58,%rd57,32,32;
ld.param.u64 %rd99,[p3+24];
ld.param.u64 %rd98,[p3+16];
ld.param.u64 %rd97,[p3+8];
ld.param.u64 %rd95,[p1+24];
ld.param.u64 %rd94,[p1+16];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd47,[p1];
mov.u64 %rd1,%rd56;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r48,0;
@%p2 bra $3_2;
cvta.to.global.u64 %rd59,%rd46;
mul.wide.s32 %rd60,%r1,40;
add.s64 %rd61,%rd59,%rd60;
ld.global.v2.u32 {%r73,%r74},[%rd61+32];
ld.global.u64 %rd95,[%rd61+24];
ld.global.u64 %rd94,[%rd61+16];
ld.global.u64 %rd93,[%rd61+8];
ld.global.u64 %rd92,[%rd61];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd62,%r1;
mul.lo.s64 %rd63,%rd47,%rd62;
add.s64 %rd92,%rd46,%rd63;
$3_3:
setp.eq.s32 %p3,%r52,0;
@%p3 bra $3_5;
cvta.to.global.u64 %rd64,%rd51;
mul.wide.s32 %rd65,%r1,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.v2.u32 {%r75,%r76},[%rd66+32];
ld.global.u64 %rd99,[%rd66+24];
ld.global.u64 %rd98,[%rd66+16];
ld.global.u64 %rd97,[%rd66+8];
ld.global.u64 %rd96,[%rd66];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd67,%r1;
mul.lo.s64 %rd68,%rd52,%rd67;
add.s64 %rd96,%rd51,%rd68;
$3_6:
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,5;
mov.u32 %r59,%tid.x;
add.s32 %r14,%r58,%r59;
mov.u32 %r60,%ctaid.y;
shl.b32 %r61,%r60,3;
mov.u32 %r62,%tid.y;
add.s32 %r15,%r61,%r62;
setp.ge.s32 %p4,%r14,%r75;
setp.ge.s32 %p5,%r15,%r76;
or.pred %p6,%p5,%p4;
@%p6 bra $3_33;
ld.param.u32 %r63,[%rd1+8];
sub.s32 %r17,%r14,%r63;
setp.lt.s32 %p7,%r51,1;
@%p7 bra $3_33;
ld.param.u32 %r65,[%rd1+12];
ld.param.u32 %r66,[%rd1];
add.s32 %r67,%r66,%r17;
setp.gt.s32 %p8,%r67,%r73;
add.s64 %rd29,%rd1,24;
cvt.s64.s32 %rd69,%r17;
mul.lo.s64 %rd30,%rd94,%rd69;
setp.lt.s32 %p9,%r17,0;
mov.u32 %r77,0;
or.pred %p1,%p9,%p8;
cvt.s64.s32 %rd70,%r15;
mul.lo.s64 %rd71,%rd97,%rd70;
cvt.s64.s32 %rd72,%r14;
mul.lo.s64 %rd73,%rd98,%rd72;
add.s64 %rd31,%rd71,%rd73;
sub.s32 %r20,%r15,%r65;
$3_9:
.pragma "nounroll";
ld.param.f32 %f1,[%rd1+20];
setp.eq.s32 %p10,%r77,0;
mov.u64 %rd100,%rd29;
@%p10 bra $3_13;
setp.eq.s32 %p11,%r77,1;
add.s64 %rd100,%rd1,28;
@%p11 bra $3_13;
setp.eq.s32 %p12,%r77,2;
add.s64 %rd100,%rd1,32;
@%p12 bra $3_13;
add.s64 %rd100,%rd1,36;
$3_13:
ld.param.f32 %f14,[%rd100];
mul.f32 %f2,%f1,%f14;
ld.param.u32 %r22,[%rd1+4];
setp.gt.s32 %p13,%r22,0;
@%p13 bra $3_15;
bra.uni $3_14;
$3_15:
ld.param.u32 %r23,[%rd1+16];
cvt.s64.s32 %rd77,%r77;
mul.lo.s64 %rd40,%rd95,%rd77;
add.s64 %rd41,%rd40,%rd30;
ld.param.f32 %f3,[%rd1+20];
mov.f32 %f25,0f7F800000;
mov.u32 %r78,0;
$3_16:
.pragma "nounroll";
mul.wide.s32 %rd78,%r78,4;
add.s64 %rd79,%rd1,%rd78;
ld.param.u32 %r81,[%rd79+40];
setp.eq.s32 %p14,%r81,0;
@%p14 bra $3_31;
add.s32 %r79,%r78,%r20;
setp.lt.u32 %p15,%r79,%r74;
@%p15 bra $3_19;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r79;
.param .b32 param1;
st.param.b32 [param1+0],%r74;
.param .b32 param2;
st.param.b32 [param2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r79,[retval0+0];
}
$3_19:
setp.lt.s32 %p16,%r79,0;
@%p16 bra $3_30;
cvt.s64.s32 %rd80,%r79;
mul.lo.s64 %rd81,%rd93,%rd80;
add.s64 %rd82,%rd41,%rd81;
add.s64 %rd101,%rd92,%rd82;
add.s64 %rd43,%rd81,%rd40;
mov.u32 %r80,%r17;
$3_21:
.pragma "nounroll";
and.b32 %r69,%r81,1;
setp.eq.b32 %p17,%r69,1;
mov.pred %p18,0;
xor.pred %p19,%p17,%p18;
not.pred %p20,%p19;
@%p20 bra $3_29;
@%p1 bra $3_24;
bra.uni $3_23;
$3_24:
setp.lt.u32 %p21,%r80,%r73;
mov.u32 %r82,%r80;
@%p21 bra $3_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r80;
.param .b32 param1;
st.param.b32 [param1+0],%r73;
.param .b32 param2;
st.param.b32 [param2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r82,[retval0+0];
}
$3_26:
setp.lt.s32 %p22,%r82,0;
mov.f32 %f24,%f2;
@%p22 bra $3_28;
cvt.s64.s32 %rd85,%r82;
mul.lo.s64 %rd86,%rd94,%rd85;
add.s64 %rd87,%rd43,%rd86;
add.s64 %rd84,%rd92,%rd87;
ld.global.nc.s16 %rs2,[%rd84];
cvt.rn.f32.s16 %f19,%rs2;
mul.f32 %f24,%f3,%f19;
$3_28:
min.f32 %f25,%f25,%f24;
bra.uni $3_29;
$3_23:
ld.global.nc.s16 %rs1,[%rd101];
cvt.rn.f32.s16 %f17,%rs1;
mul.f32 %f18,%f3,%f17;
min.f32 %f25,%f25,%f18;
$3_29:
add.s64 %rd101,%rd101,%rd94;
shr.u32 %r81,%r81,1;
setp.eq.s32 %p23,%r81,0;
add.s32 %r80,%r80,1;
@%p23 bra $3_31;
bra.uni $3_21;
$3_30:
min.f32 %f25,%f25,%f2;
$3_31:
add.s32 %r78,%r78,1;
setp.lt.s32 %p24,%r78,%r22;
@%p24 bra $3_16;
bra.uni $3_32;
$3_14:
mov.f32 %f25,0f7F800000;
$3_32:
cvt.s64.s32 %rd88,%r77;
mul.lo.s64 %rd89,%rd99,%rd88;
add.s64 %rd90,%rd31,%rd89;
add.s64 %rd91,%rd96,%rd90;
ld.param.f32 %f20,[%rd1+20];
mul.f32 %f21,%f25,%f20;
cvt.rni.s32.f32 %r70,%f21;
max.s32 %r71,%r70,-32768;
min.s32 %r72,%r71,32767;
st.u16 [%rd91],%r72;
add.s32 %r77,%r77,1;
setp.lt.s32 %p25,%r77,%r51;
@%p25 bra $3_9;
$3_33:
ret;
}
.visible .entry morphology_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[168]
)
.maxntid 256,1,1
{
.reg .pred %p<26>;
.reg .b16 %rs<6>;
.reg .f32 %f<28>;
.reg .b32 %r<80>;
.reg .b64 %rd<102>;
ld.param.u64 %rd46,[p0];
ld.param.v2.u32 {%r70,%r71},[p1+32];
ld.param.v2.u32 {%r47,%r48},[p1+40];
ld.param.u64 %rd51,[p2];
ld.param.v2.u32 {%r72,%r73},[p3+32];
ld.param.v2.u32 {%r51,%r52},[p3+40];
mov.b64 %rd56,p4;
ld.param.u32 %rd57,[p3];
ld.param.u32 %rd58,[p3+4];
bfi.b64 %rd52,%rd58,%rd57,32,32;
ld.param.u64 %rd99,[p3+24];
ld.param.u64 %rd98,[p3+16];
ld.param.u64 %rd97,[p3+8];
ld.param.u64 %rd95,[p1+24];
ld.param.u64 %rd94,[p1+16];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd47,[p1];
mov.u64 %rd1,%rd56;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r48,0;
@%p2 bra $4_2;
cvta.to.global.u64 %rd59,%rd46;
mul.wide.s32 %rd60,%r1,40;
add.s64 %rd61,%rd59,%rd60;
ld.global.v2.u32 {%r70,%r71},[%rd61+32];
ld.global.u64 %rd95,[%rd61+24];
ld.global.u64 %rd94,[%rd61+16];
ld.global.u64 %rd93,[%rd61+8];
ld.global.u64 %rd92,[%rd61];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd62,%r1;
mul.lo.s64 %rd63,%rd47,%rd62;
add.s64 %rd92,%rd46,%rd63;
$4_3:
setp.eq.s32 %p3,%r52,0;
@%p3 bra $4_5;
cvta.to.global.u64 %rd64,%rd51;
mul.wide.s32 %rd65,%r1,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.v2.u32 {%r72,%r73},[%rd66+32];
ld.global.u64 %rd99,[%rd66+24];
ld.global.u64 %rd98,[%rd66+16];
ld.global.u64 %rd97,[%rd66+8];
ld.global.u64 %rd96,[%rd66];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd67,%r1;
mul.lo.s64 %rd68,%rd52,%rd67;
add.s64 %rd96,%rd51,%rd68;
$4_6:
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,5;
mov.u32 %r59,%tid.x;
add.s32 %r14,%r58,%r59;
mov.u32 %r60,%ctaid.y;
shl.b32 %r61,%r60,3;
mov.u32 %r62,%tid.y;
add.s32 %r15,%r61,%r62;
setp.ge.s32 %p4,%r14,%r72;
setp.ge.s32 %p5,%r15,%r73;
or.pred %p6,%p5,%p4;
@%p6 bra $4_33;
ld.param.u32 %r63,[%rd1+8];
sub.s32 %r17,%r14,%r63;
setp.lt.s32 %p7,%r51,1;
@%p7 bra $4_33;
ld.param.u32 %r65,[%rd1+12];
ld.param.u32 %r66,[%rd1];
add.s32 %r67,%r66,%r17;
setp.gt.s32 %p8,%r67,%r70;
add.s64 %rd29,%rd1,24;
cvt.s64.s32 %rd69,%r17;
mul.lo.s64 %rd30,%rd94,%rd69;
setp.lt.s32 %p9,%r17,0;
mov.u32 %r74,0;
or.pred %p1,%p9,%p8;
cvt.s64.s32 %rd70,%r15;
mul.lo.s64 %rd71,%rd97,%rd70;
cvt.s64.s32 %rd72,%r14;
mul.lo.s64 %rd73,%rd98,%rd72;
add.s64 %rd31,%rd71,%rd73;
sub.s32 %r20,%r15,%r65;
$4_9:
.pragma "nounroll";
ld.param.f32 %f1,[%rd1+20];
setp.eq.s32 %p10,%r74,0;
mov.u64 %rd100,%rd29;
@%p10 bra $4_13;
setp.eq.s32 %p11,%r74,1;
add.s64 %rd100,%rd1,28;
@%p11 bra $4_13;
setp.eq.s32 %p12,%r74,2;
add.s64 %rd100,%rd1,32;
@%p12 bra $4_13;
add.s64 %rd100,%rd1,36;
$4_13:
ld.param.f32 %f14,[%rd100];
mul.f32 %f2,%f1,%f14;
ld.param.u32 %r22,[%rd1+4];
setp.gt.s32 %p13,%r22,0;
@%p13 bra $4_15;
bra.uni $4_14;
$4_15:
ld.param.u32 %r23,[%rd1+16];
cvt.s64.s32 %rd77,%r74;
mul.lo.s64 %rd40,%rd95,%rd77;
add.s64 %rd41,%rd40,%rd30;
ld.param.f32 %f3,[%rd1+20];
mov.f32 %f25,0f7F800000;
mov.u32 %r75,0;
$4_16:
.pragma "nounroll";
mul.wide.s32 %rd78,%r75,4;
add.s64 %rd79,%rd1,%rd78;
ld.param.u32 %r78,[%rd79+40];
setp.eq.s32 %p14,%r78,0;
@%p14 bra $4_31;
add.s32 %r76,%r75,%r20;
setp.lt.u32 %p15,%r76,%r71;
@%p15 bra $4_19;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r76;
.param .b32 param1;
st.param.b32 [param1+0],%r71;
.param .b32 param2;
st.param.b32 [param2+0],%r23;
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
$4_19:
setp.lt.s32 %p16,%r76,0;
@%p16 bra $4_30;
cvt.s64.s32 %rd80,%r76;
mul.lo.s64 %rd81,%rd93,%rd80;
add.s64 %rd82,%rd41,%rd81;
add.s64 %rd101,%rd92,%rd82;
add.s64 %rd43,%rd81,%rd40;
mov.u32 %r77,%r17;
$4_21:
.pragma "nounroll";
and.b32 %r69,%r78,1;
setp.eq.b32 %p17,%r69,1;
mov.pred %p18,0;
xor.pred %p19,%p17,%p18;
not.pred %p20,%p19;
@%p20 bra $4_29;
@%p1 bra $4_24;
bra.uni $4_23;
$4_24:
setp.lt.u32 %p21,%r77,%r70;
mov.u32 %r79,%r77;
@%p21 bra $4_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r77;
.param .b32 param1;
st.param.b32 [param1+0],%r70;
.param .b32 param2;
st.param.b32 [param2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r79,[retval0+0];
}
$4_26:
setp.lt.s32 %p22,%r79,0;
mov.f32 %f24,%f2;
@%p22 bra $4_28;
cvt.s64.s32 %rd85,%r79;
mul.lo.s64 %rd86,%rd94,%rd85;
add.s64 %rd87,%rd43,%rd86;
add.s64 %rd84,%rd92,%rd87;
ld.global.nc.u16 %rs3,[%rd84];
cvt.f32.f16 %f19,%rs3;
mul.f32 %f24,%f3,%f19;
$4_28:
min.f32 %f25,%f25,%f24;
bra.uni $4_29;
$4_23:
ld.global.nc.u16 %rs1,[%rd101];
cvt.f32.f16 %f17,%rs1;
mul.f32 %f18,%f3,%f17;
min.f32 %f25,%f25,%f18;
$4_29:
add.s64 %rd101,%rd101,%rd94;
shr.u32 %r78,%r78,1;
setp.eq.s32 %p23,%r78,0;
add.s32 %r77,%r77,1;
@%p23 bra $4_31;
bra.uni $4_21;
$4_30:
min.f32 %f25,%f25,%f2;
$4_31:
add.s32 %r75,%r75,1;
setp.lt.s32 %p24,%r75,%r22;
@%p24 bra $4_16;
bra.uni $4_32;
$4_14:
mov.f32 %f25,0f7F800000;
$4_32:
cvt.s64.s32 %rd88,%r74;
mul.lo.s64 %rd89,%rd99,%rd88;
add.s64 %rd90,%rd31,%rd89;
add.s64 %rd91,%rd96,%rd90;
ld.param.f32 %f21,[%rd1+20];
mul.f32 %f20,%f25,%f21;
cvt.rn.f16.f32 %rs5,%f20;
st.u16 [%rd91],%rs5;
add.s32 %r74,%r74,1;
setp.lt.s32 %p25,%r74,%r51;
@%p25 bra $4_9;
$4_33:
ret;
}
.visible .entry morphology_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[168]
)
.maxntid 256,1,1
{
.reg .pred %p<26>;
.reg .f32 %f<28>;
.reg .b32 %r<80>;
.reg .b64 %rd<102>;
ld.param.u64 %rd46,[p0];
ld.param.v2.u32 {%r70,%r71},[p1+32];
ld.param.v2.u32 {%r47,%r48},[p1+40];
ld.param.u64 %rd51,[p2];
ld.param.v2.u32 {%r72,%r73},[p3+32];
ld.param.v2.u32 {%r51,%r52},[p3+40];
mov.b64 %rd56,p4;
ld.param.u32 %rd57,[p3];
ld.param.u32 %rd58,[p3+4];
bfi.b64 %rd52,%rd58,%rd57,32,32;
ld.param.u64 %rd99,[p3+24];
ld.param.u64 %rd98,[p3+16];
ld.param.u64 %rd97,[p3+8];
ld.param.u64 %rd95,[p1+24];
ld.param.u64 %rd94,[p1+16];
ld.param.u64 %rd93,[p1+8];
ld.param.u64 %rd47,[p1];
mov.u64 %rd1,%rd56;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r48,0;
@%p2 bra $5_2;
cvta.to.global.u64 %rd59,%rd46;
mul.wide.s32 %rd60,%r1,40;
add.s64 %rd61,%rd59,%rd60;
ld.global.v2.u32 {%r70,%r71},[%rd61+32];
ld.global.u64 %rd95,[%rd61+24];
ld.global.u64 %rd94,[%rd61+16];
ld.global.u64 %rd93,[%rd61+8];
ld.global.u64 %rd92,[%rd61];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd62,%r1;
mul.lo.s64 %rd63,%rd47,%rd62;
add.s64 %rd92,%rd46,%rd63;
$5_3:
setp.eq.s32 %p3,%r52,0;
@%p3 bra $5_5;
cvta.to.global.u64 %rd64,%rd51;
mul.wide.s32 %rd65,%r1,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.v2.u32 {%r72,%r73},[%rd66+32];
ld.global.u64 %rd99,[%rd66+24];
ld.global.u64 %rd98,[%rd66+16];
ld.global.u64 %rd97,[%rd66+8];
ld.global.u64 %rd96,[%rd66];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd67,%r1;
mul.lo.s64 %rd68,%rd52,%rd67;
add.s64 %rd96,%rd51,%rd68;
$5_6:
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,5;
mov.u32 %r59,%tid.x;
add.s32 %r14,%r58,%r59;
mov.u32 %r60,%ctaid.y;
shl.b32 %r61,%r60,3;
mov.u32 %r62,%tid.y;
add.s32 %r15,%r61,%r62;
setp.ge.s32 %p4,%r14,%r72;
setp.ge.s32 %p5,%r15,%r73;
or.pred %p6,%p5,%p4;
@%p6 bra $5_33;
ld.param.u32 %r63,[%rd1+8];
sub.s32 %r17,%r14,%r63;
setp.lt.s32 %p7,%r51,1;
@%p7 bra $5_33;
ld.param.u32 %r65,[%rd1+12];
ld.param.u32 %r66,[%rd1];
add.s32 %r67,%r66,%r17;
setp.gt.s32 %p8,%r67,%r70;
add.s64 %rd29,%rd1,24;
cvt.s64.s32 %rd69,%r17;
mul.lo.s64 %rd30,%rd94,%rd69;
setp.lt.s32 %p9,%r17,0;
mov.u32 %r74,0;
or.pred %p1,%p9,%p8;
cvt.s64.s32 %rd70,%r15;
mul.lo.s64 %rd71,%rd97,%rd70;
cvt.s64.s32 %rd72,%r14;
mul.lo.s64 %rd73,%rd98,%rd72;
add.s64 %rd31,%rd71,%rd73;
sub.s32 %r20,%r15,%r65;
$5_9:
.pragma "nounroll";
ld.param.f32 %f1,[%rd1+20];
setp.eq.s32 %p10,%r74,0;
mov.u64 %rd100,%rd29;
@%p10 bra $5_13;
setp.eq.s32 %p11,%r74,1;
add.s64 %rd100,%rd1,28;
@%p11 bra $5_13;
setp.eq.s32 %p12,%r74,2;
add.s64 %rd100,%rd1,32;
@%p12 bra $5_13;
add.s64 %rd100,%rd1,36;
$5_13:
ld.param.f32 %f14,[%rd100];
mul.f32 %f2,%f1,%f14;
ld.param.u32 %r22,[%rd1+4];
setp.gt.s32 %p13,%r22,0;
@%p13 bra $5_15;
bra.uni $5_14;
$5_15:
ld.param.u32 %r23,[%rd1+16];
cvt.s64.s32 %rd77,%r74;
mul.lo.s64 %rd40,%rd95,%rd77;
add.s64 %rd41,%rd40,%rd30;
ld.param.f32 %f3,[%rd1+20];
mov.f32 %f25,0f7F800000;
mov.u32 %r75,0;
$5_16:
.pragma "nounroll";
mul.wide.s32 %rd78,%r75,4;
add.s64 %rd79,%rd1,%rd78;
ld.param.u32 %r78,[%rd79+40];
setp.eq.s32 %p14,%r78,0;
@%p14 bra $5_31;
add.s32 %r76,%r75,%r20;
setp.lt.u32 %p15,%r76,%r71;
@%p15 bra $5_19;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r76;
.param .b32 param1;
st.param.b32 [param1+0],%r71;
.param .b32 param2;
st.param.b32 [param2+0],%r23;
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
$5_19:
setp.lt.s32 %p16,%r76,0;
@%p16 bra $5_30;
cvt.s64.s32 %rd80,%r76;
mul.lo.s64 %rd81,%rd93,%rd80;
add.s64 %rd82,%rd41,%rd81;
add.s64 %rd101,%rd92,%rd82;
add.s64 %rd43,%rd81,%rd40;
mov.u32 %r77,%r17;
$5_21:
.pragma "nounroll";
and.b32 %r69,%r78,1;
setp.eq.b32 %p17,%r69,1;
mov.pred %p18,0;
xor.pred %p19,%p17,%p18;
not.pred %p20,%p19;
@%p20 bra $5_29;
@%p1 bra $5_24;
bra.uni $5_23;
$5_24:
setp.lt.u32 %p21,%r77,%r70;
mov.u32 %r79,%r77;
@%p21 bra $5_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r77;
.param .b32 param1;
st.param.b32 [param1+0],%r70;
.param .b32 param2;
st.param.b32 [param2+0],%r23;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r79,[retval0+0];
}
$5_26:
setp.lt.s32 %p22,%r79,0;
mov.f32 %f24,%f2;
@%p22 bra $5_28;
cvt.s64.s32 %rd85,%r79;
mul.lo.s64 %rd86,%rd94,%rd85;
add.s64 %rd87,%rd43,%rd86;
add.s64 %rd84,%rd92,%rd87;
ld.global.nc.f32 %f19,[%rd84];
mul.f32 %f24,%f3,%f19;
$5_28:
min.f32 %f25,%f25,%f24;
bra.uni $5_29;
$5_23:
ld.global.nc.f32 %f17,[%rd101];
mul.f32 %f18,%f3,%f17;
min.f32 %f25,%f25,%f18;
$5_29:
add.s64 %rd101,%rd101,%rd94;
shr.u32 %r78,%r78,1;
setp.eq.s32 %p23,%r78,0;
add.s32 %r77,%r77,1;
@%p23 bra $5_31;
bra.uni $5_21;
$5_30:
min.f32 %f25,%f25,%f2;
$5_31:
add.s32 %r75,%r75,1;
setp.lt.s32 %p24,%r75,%r22;
@%p24 bra $5_16;
bra.uni $5_32;
$5_14:
mov.f32 %f25,0f7F800000;
$5_32:
cvt.s64.s32 %rd88,%r74;
mul.lo.s64 %rd89,%rd99,%rd88;
add.s64 %rd90,%rd31,%rd89;
add.s64 %rd91,%rd96,%rd90;
ld.param.f32 %f20,[%rd1+20];
mul.f32 %f21,%f25,%f20;
st.f32 [%rd91],%f21;
add.s32 %r74,%r74,1;
setp.lt.s32 %p25,%r74,%r51;
@%p25 bra $5_9;
$5_33:
ret;
}
.visible .entry morphology_3_1(
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
.minnctapersm 3
{
.reg .pred %p<100>;
.reg .b32 %r<597>;
.reg .b64 %rd<104>;
ld.param.u64 %rd39,[p0];
ld.param.v2.u32 {%r492,%r493},[p1+32];
ld.param.v2.u32 {%r229,%r230},[p1+40];
ld.param.u64 %rd44,[p2];
ld.param.v2.u32 {%r494,%r495},[p3+32];
ld.param.v2.u32 {%r233,%r234},[p3+40];
ld.param.u32 %r223,[p4];
ld.param.u32 %r224,[p5];
ld.param.u32 %r225,[p6];
ld.param.u32 %r226,[p7];
ld.param.u64 %rd99,[p3+8];
ld.param.u64 %rd45,[p3];
ld.param.u64 %rd97,[p1+8];
ld.param.u64 %rd40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r230,0;
@%p2 bra $6_2;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r492,%r493},[%rd51+32];
ld.global.u64 %rd97,[%rd51+8];
ld.global.u64 %rd96,[%rd51];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd96,%rd39,%rd53;
$6_3:
setp.eq.s32 %p3,%r234,0;
@%p3 bra $6_5;
cvta.to.global.u64 %rd54,%rd44;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r494,%r495},[%rd56+32];
ld.global.u64 %rd99,[%rd56+8];
ld.global.u64 %rd98,[%rd56];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd45,%rd57;
add.s64 %rd98,%rd44,%rd58;
$6_6:
mov.u32 %r239,%ctaid.x;
shl.b32 %r240,%r239,5;
mov.u32 %r241,%tid.x;
add.s32 %r242,%r240,%r241;
shl.b32 %r16,%r242,3;
mov.u32 %r243,%ctaid.y;
shl.b32 %r244,%r243,3;
mov.u32 %r245,%tid.y;
add.s32 %r246,%r244,%r245;
mul.lo.s32 %r17,%r246,%r224;
setp.le.s32 %p4,%r494,%r16;
setp.ge.s32 %p5,%r17,%r495;
or.pred %p6,%p4,%p5;
@%p6 bra $6_84;
add.s32 %r247,%r17,%r224;
min.s32 %r20,%r247,%r495;
add.s32 %r520,%r17,-3;
setp.gt.s32 %p7,%r520,%r20;
@%p7 bra $6_84;
add.s32 %r265,%r16,-4;
cvt.s64.s32 %rd59,%r16;
cvt.s64.s32 %rd60,%r17;
mul.lo.s64 %rd61,%rd99,%rd60;
add.s64 %rd62,%rd61,%rd59;
add.s64 %rd102,%rd98,%rd62;
or.b64 %rd63,%rd99,%rd102;
and.b64 %rd64,%rd63,7;
setp.ne.s64 %p8,%rd64,0;
add.s32 %r266,%r16,8;
setp.gt.s32 %p9,%r266,%r494;
or.pred %p1,%p9,%p8;
sub.s32 %r22,%r494,%r16;
neg.s32 %r23,%r492;
setp.eq.s32 %p10,%r223,2;
selp.b32 %r24,-1,0,%p10;
selp.b32 %r267,-1,-2,%p10;
shl.b32 %r268,%r492,1;
add.s32 %r25,%r267,%r268;
cvt.s64.s32 %rd65,%r265;
add.s32 %r269,%r17,-1;
cvt.s64.s32 %rd66,%r269;
mul.lo.s64 %rd67,%rd97,%rd66;
add.s64 %rd68,%rd67,%rd65;
add.s64 %rd101,%rd96,%rd68;
mov.u32 %r523,255;
mov.u32 %r524,%r523;
mov.u32 %r525,%r523;
mov.u32 %r526,%r523;
mov.u32 %r527,%r523;
mov.u32 %r528,%r523;
mov.u32 %r529,%r523;
mov.u32 %r530,%r523;
mov.u32 %r531,%r523;
mov.u32 %r532,%r523;
mov.u32 %r533,%r523;
mov.u32 %r534,%r523;
mov.u32 %r535,%r523;
mov.u32 %r536,%r523;
mov.u32 %r537,%r523;
mov.u32 %r538,%r523;
$6_9:
.pragma "nounroll";
mad.lo.s32 %r274,%r246,%r224,-1;
setp.lt.s32 %p11,%r520,%r274;
add.s32 %r53,%r520,2;
@%p11 bra $6_11;
xor.b32 %r275,%r554,%r226;
mov.u32 %r276,17475;
mov.u32 %r277,0;
prmt.b32 %r278,%r275,%r277,%r276;
xor.b32 %r279,%r557,%r226;
mov.u32 %r280,17472;
prmt.b32 %r281,%r279,%r277,%r280;
min.s32 %r282,%r278,%r281;
mov.u32 %r283,17473;
prmt.b32 %r284,%r279,%r277,%r283;
min.s32 %r54,%r282,%r284;
min.s32 %r285,%r538,%r54;
min.s32 %r538,%r530,%r54;
min.s32 %r286,%r281,%r284;
mov.u32 %r287,17474;
prmt.b32 %r288,%r279,%r277,%r287;
min.s32 %r56,%r286,%r288;
min.s32 %r289,%r537,%r56;
min.s32 %r537,%r529,%r56;
min.s32 %r290,%r284,%r288;
prmt.b32 %r291,%r279,%r277,%r276;
min.s32 %r58,%r290,%r291;
min.s32 %r292,%r536,%r58;
min.s32 %r536,%r528,%r58;
min.s32 %r293,%r288,%r291;
xor.b32 %r294,%r556,%r226;
prmt.b32 %r295,%r294,%r277,%r280;
min.s32 %r60,%r293,%r295;
min.s32 %r296,%r535,%r60;
min.s32 %r535,%r527,%r60;
min.s32 %r297,%r291,%r295;
prmt.b32 %r298,%r294,%r277,%r283;
min.s32 %r62,%r297,%r298;
min.s32 %r299,%r534,%r62;
min.s32 %r534,%r526,%r62;
min.s32 %r300,%r295,%r298;
prmt.b32 %r301,%r294,%r277,%r287;
min.s32 %r64,%r300,%r301;
min.s32 %r302,%r533,%r64;
min.s32 %r533,%r525,%r64;
min.s32 %r303,%r298,%r301;
prmt.b32 %r304,%r294,%r277,%r276;
min.s32 %r66,%r303,%r304;
min.s32 %r305,%r532,%r66;
min.s32 %r532,%r524,%r66;
min.s32 %r306,%r301,%r304;
xor.b32 %r307,%r555,%r226;
prmt.b32 %r308,%r307,%r277,%r280;
min.s32 %r68,%r306,%r308;
min.s32 %r309,%r531,%r68;
min.s32 %r531,%r523,%r68;
mov.u32 %r310,64;
prmt.b32 %r311,%r285,%r289,%r310;
prmt.b32 %r312,%r292,%r296,%r310;
mov.u32 %r313,21520;
prmt.b32 %r540,%r311,%r312,%r313;
prmt.b32 %r314,%r299,%r302,%r310;
prmt.b32 %r315,%r305,%r309,%r310;
prmt.b32 %r539,%r314,%r315,%r313;
mov.u32 %r523,%r68;
mov.u32 %r524,%r66;
mov.u32 %r525,%r64;
mov.u32 %r526,%r62;
mov.u32 %r527,%r60;
mov.u32 %r528,%r58;
mov.u32 %r529,%r56;
mov.u32 %r530,%r54;
$6_11:
setp.gt.s32 %p12,%r53,%r20;
@%p12 bra $6_39;
add.s32 %r489,%r520,2;
setp.lt.u32 %p13,%r489,%r493;
setp.gt.s32 %p14,%r16,3;
add.s32 %r321,%r16,12;
setp.le.s32 %p15,%r321,%r492;
and.pred %p16,%p14,%p15;
and.pred %p17,%p16,%p13;
@%p17 bra $6_38;
bra.uni $6_13;
$6_38:
ld.global.nc.u32 %r554,[%rd101];
add.s64 %rd77,%rd101,4;
ld.global.nc.u32 %r557,[%rd77];
add.s64 %rd78,%rd101,8;
ld.global.nc.u32 %r556,[%rd78];
add.s64 %rd79,%rd101,12;
ld.global.nc.u32 %r555,[%rd79];
bra.uni $6_39;
$6_13:
add.s32 %r467,%r520,2;
setp.eq.s32 %p19,%r223,0;
or.pred %p20,%p13,%p19;
selp.b32 %r543,%r467,-1,%p13;
@%p20 bra $6_21;
setp.eq.s32 %p21,%r223,1;
setp.eq.s32 %p22,%r493,1;
or.pred %p23,%p21,%p22;
@%p23 bra $6_20;
bra.uni $6_15;
$6_20:
add.s32 %r470,%r520,2;
max.s32 %r326,%r470,0;
add.s32 %r327,%r493,-1;
min.s32 %r543,%r326,%r327;
bra.uni $6_21;
$6_15:
add.s32 %r543,%r520,2;
setp.eq.s32 %p24,%r223,4;
@%p24 bra $6_19;
bra.uni $6_17;
$6_19:
.pragma "nounroll";
neg.s32 %r473,%r493;
setp.lt.s32 %p28,%r543,0;
selp.b32 %r325,%r493,%r473,%p28;
add.s32 %r543,%r325,%r543;
setp.lt.u32 %p29,%r543,%r493;
@%p29 bra $6_21;
bra.uni $6_19;
$6_17:
.pragma "nounroll";
shl.b32 %r472,%r493,1;
add.s32 %r471,%r267,%r472;
setp.lt.s32 %p26,%r543,0;
selp.b32 %r324,%r24,%r471,%p26;
sub.s32 %r543,%r324,%r543;
setp.lt.u32 %p27,%r543,%r493;
@%p27 bra $6_21;
bra.uni $6_17;
$6_21:
cvt.s64.s32 %rd69,%r543;
mul.lo.s64 %rd32,%rd97,%rd69;
mov.u32 %r545,3;
mov.u32 %r554,0;
mov.u32 %r557,%r554;
mov.u32 %r556,%r554;
$6_22:
.pragma "nounroll";
mov.u32 %r555,%r556;
mov.u32 %r556,%r557;
mov.u32 %r102,%r545;
mov.u32 %r557,%r554;
mul.lo.s32 %r554,%r225,16843009;
setp.lt.s32 %p30,%r543,0;
@%p30 bra $6_37;
shl.b32 %r332,%r102,2;
add.s32 %r338,%r332,%r16;
add.s32 %r104,%r338,-4;
setp.lt.s32 %p31,%r104,0;
setp.gt.s32 %p32,%r338,%r492;
or.pred %p33,%p32,%p31;
@%p33 bra $6_25;
bra.uni $6_24;
$6_25:
mov.u32 %r554,0;
mov.u32 %r548,3;
$6_26:
.pragma "nounroll";
setp.eq.s32 %p98,%r223,0;
shl.b32 %r466,%r102,2;
add.s32 %r465,%r466,%r16;
add.s32 %r464,%r465,-4;
add.s32 %r108,%r548,%r464;
setp.lt.u32 %p34,%r108,%r492;
or.pred %p36,%p34,%p98;
selp.b32 %r552,%r108,-1,%p34;
@%p36 bra $6_34;
setp.eq.s32 %p37,%r223,1;
setp.eq.s32 %p38,%r492,1;
or.pred %p39,%p37,%p38;
@%p39 bra $6_33;
bra.uni $6_28;
$6_33:
max.s32 %r344,%r108,0;
add.s32 %r345,%r492,-1;
min.s32 %r552,%r344,%r345;
bra.uni $6_34;
$6_28:
mov.u32 %r552,%r108;
setp.eq.s32 %p40,%r223,4;
@%p40 bra $6_32;
bra.uni $6_30;
$6_32:
.pragma "nounroll";
setp.lt.s32 %p43,%r552,0;
selp.b32 %r343,%r492,%r23,%p43;
add.s32 %r552,%r343,%r552;
setp.lt.u32 %p44,%r552,%r492;
@%p44 bra $6_34;
bra.uni $6_32;
$6_30:
.pragma "nounroll";
setp.lt.s32 %p41,%r552,0;
selp.b32 %r342,%r24,%r25,%p41;
sub.s32 %r552,%r342,%r552;
setp.lt.u32 %p42,%r552,%r492;
@%p42 bra $6_34;
bra.uni $6_30;
$6_34:
mul.lo.s32 %r553,%r225,16843009;
setp.lt.s32 %p45,%r552,0;
@%p45 bra $6_36;
cvt.s64.s32 %rd74,%r552;
add.s64 %rd75,%rd32,%rd74;
add.s64 %rd73,%rd96,%rd75;
ld.global.nc.u8 %r553,[%rd73];
$6_36:
and.b32 %r347,%r553,255;
prmt.b32 %r554,%r554,%r347,8452;
add.s32 %r120,%r548,-1;
setp.gt.s32 %p46,%r548,0;
mov.u32 %r548,%r120;
@%p46 bra $6_26;
bra.uni $6_37;
$6_24:
shl.b32 %r463,%r102,2;
add.s32 %r462,%r463,%r16;
add.s32 %r461,%r462,-4;
cvt.s64.s32 %rd71,%r461;
add.s64 %rd72,%rd32,%rd71;
add.s64 %rd70,%rd96,%rd72;
ld.global.nc.u32 %r554,[%rd70];
$6_37:
add.s32 %r545,%r102,-1;
setp.gt.s32 %p47,%r102,0;
@%p47 bra $6_22;
$6_39:
setp.le.s32 %p48,%r520,%r17;
setp.gt.s32 %p49,%r520,%r20;
or.pred %p50,%p48,%p49;
@%p50 bra $6_46;
@%p1 bra $6_42;
bra.uni $6_41;
$6_42:
setp.lt.s32 %p51,%r22,1;
@%p51 bra $6_45;
mov.u32 %r559,0;
$6_44:
.pragma "nounroll";
min.s32 %r474,%r22,8;
setp.lt.u32 %p52,%r559,4;
selp.b32 %r360,%r540,%r539,%p52;
xor.b32 %r361,%r360,%r226;
shl.b32 %r362,%r559,3;
and.b32 %r363,%r362,24;
shr.u32 %r364,%r361,%r363;
cvt.s64.s32 %rd80,%r559;
add.s64 %rd81,%rd102,%rd80;
st.u8 [%rd81],%r364;
add.s32 %r559,%r559,1;
setp.lt.s32 %p53,%r559,%r474;
@%p53 bra $6_44;
bra.uni $6_45;
$6_41:
xor.b32 %r357,%r539,%r226;
xor.b32 %r358,%r540,%r226;
st.v2.u32 [%rd102],{%r358,%r357};
$6_45:
add.s64 %rd102,%rd102,%rd99;
$6_46:
@%p11 bra $6_48;
xor.b32 %r370,%r591,%r226;
mov.u32 %r371,17475;
mov.u32 %r372,0;
prmt.b32 %r373,%r370,%r372,%r371;
xor.b32 %r374,%r594,%r226;
mov.u32 %r375,17472;
prmt.b32 %r376,%r374,%r372,%r375;
min.s32 %r377,%r373,%r376;
mov.u32 %r378,17473;
prmt.b32 %r379,%r374,%r372,%r378;
min.s32 %r135,%r377,%r379;
min.s32 %r380,%r538,%r135;
min.s32 %r538,%r530,%r135;
min.s32 %r381,%r376,%r379;
mov.u32 %r382,17474;
prmt.b32 %r383,%r374,%r372,%r382;
min.s32 %r137,%r381,%r383;
min.s32 %r384,%r537,%r137;
min.s32 %r537,%r529,%r137;
min.s32 %r385,%r379,%r383;
prmt.b32 %r386,%r374,%r372,%r371;
min.s32 %r139,%r385,%r386;
min.s32 %r387,%r536,%r139;
min.s32 %r536,%r528,%r139;
min.s32 %r388,%r383,%r386;
xor.b32 %r389,%r593,%r226;
prmt.b32 %r390,%r389,%r372,%r375;
min.s32 %r141,%r388,%r390;
min.s32 %r391,%r535,%r141;
min.s32 %r535,%r527,%r141;
min.s32 %r392,%r386,%r390;
prmt.b32 %r393,%r389,%r372,%r378;
min.s32 %r143,%r392,%r393;
min.s32 %r394,%r534,%r143;
min.s32 %r534,%r526,%r143;
min.s32 %r395,%r390,%r393;
prmt.b32 %r396,%r389,%r372,%r382;
min.s32 %r145,%r395,%r396;
min.s32 %r397,%r533,%r145;
min.s32 %r533,%r525,%r145;
min.s32 %r398,%r393,%r396;
prmt.b32 %r399,%r389,%r372,%r371;
min.s32 %r147,%r398,%r399;
min.s32 %r400,%r532,%r147;
min.s32 %r532,%r524,%r147;
min.s32 %r401,%r396,%r399;
xor.b32 %r402,%r592,%r226;
prmt.b32 %r403,%r402,%r372,%r375;
min.s32 %r149,%r401,%r403;
min.s32 %r404,%r531,%r149;
min.s32 %r531,%r523,%r149;
mov.u32 %r405,64;
prmt.b32 %r406,%r380,%r384,%r405;
prmt.b32 %r407,%r387,%r391,%r405;
mov.u32 %r408,21520;
prmt.b32 %r540,%r406,%r407,%r408;
prmt.b32 %r409,%r394,%r397,%r405;
prmt.b32 %r410,%r400,%r404,%r405;
prmt.b32 %r539,%r409,%r410,%r408;
mov.u32 %r523,%r149;
mov.u32 %r524,%r147;
mov.u32 %r525,%r145;
mov.u32 %r526,%r143;
mov.u32 %r527,%r141;
mov.u32 %r528,%r139;
mov.u32 %r529,%r137;
mov.u32 %r530,%r135;
$6_48:
add.s32 %r490,%r520,3;
setp.gt.s32 %p55,%r490,%r20;
@%p55 bra $6_76;
add.s32 %r491,%r520,3;
setp.lt.u32 %p56,%r491,%r493;
setp.gt.s32 %p57,%r16,3;
add.s32 %r416,%r16,12;
setp.le.s32 %p58,%r416,%r492;
and.pred %p59,%p57,%p58;
and.pred %p60,%p59,%p56;
@%p60 bra $6_75;
bra.uni $6_50;
$6_75:
add.s64 %rd89,%rd101,%rd97;
ld.global.nc.u32 %r591,[%rd89];
add.s64 %rd90,%rd89,4;
ld.global.nc.u32 %r594,[%rd90];
add.s64 %rd91,%rd89,8;
ld.global.nc.u32 %r593,[%rd91];
add.s64 %rd92,%rd89,12;
ld.global.nc.u32 %r592,[%rd92];
bra.uni $6_76;
$6_50:
add.s32 %r475,%r520,3;
setp.eq.s32 %p62,%r223,0;
or.pred %p63,%p56,%p62;
selp.b32 %r580,%r475,-1,%p56;
@%p63 bra $6_58;
setp.eq.s32 %p64,%r223,1;
setp.eq.s32 %p65,%r493,1;
or.pred %p66,%p64,%p65;
@%p66 bra $6_57;
bra.uni $6_52;
$6_57:
add.s32 %r478,%r520,3;
max.s32 %r421,%r478,0;
add.s32 %r422,%r493,-1;
min.s32 %r580,%r421,%r422;
bra.uni $6_58;
$6_52:
add.s32 %r580,%r520,3;
setp.eq.s32 %p67,%r223,4;
@%p67 bra $6_56;
bra.uni $6_54;
$6_56:
.pragma "nounroll";
neg.s32 %r481,%r493;
setp.lt.s32 %p71,%r580,0;
selp.b32 %r420,%r493,%r481,%p71;
add.s32 %r580,%r420,%r580;
setp.lt.u32 %p72,%r580,%r493;
@%p72 bra $6_58;
bra.uni $6_56;
$6_54:
.pragma "nounroll";
shl.b32 %r480,%r493,1;
add.s32 %r479,%r267,%r480;
setp.lt.s32 %p69,%r580,0;
selp.b32 %r419,%r24,%r479,%p69;
sub.s32 %r580,%r419,%r580;
setp.lt.u32 %p70,%r580,%r493;
@%p70 bra $6_58;
bra.uni $6_54;
$6_58:
cvt.s64.s32 %rd82,%r580;
mul.lo.s64 %rd35,%rd97,%rd82;
mov.u32 %r582,3;
mov.u32 %r591,0;
mov.u32 %r594,%r591;
mov.u32 %r593,%r591;
$6_59:
.pragma "nounroll";
mov.u32 %r592,%r593;
mov.u32 %r593,%r594;
mov.u32 %r183,%r582;
mov.u32 %r594,%r591;
mul.lo.s32 %r591,%r225,16843009;
setp.lt.s32 %p73,%r580,0;
@%p73 bra $6_74;
shl.b32 %r427,%r183,2;
add.s32 %r433,%r427,%r16;
add.s32 %r185,%r433,-4;
setp.lt.s32 %p74,%r185,0;
setp.gt.s32 %p75,%r433,%r492;
or.pred %p76,%p75,%p74;
@%p76 bra $6_62;
bra.uni $6_61;
$6_62:
mov.u32 %r591,0;
mov.u32 %r585,3;
$6_63:
.pragma "nounroll";
shl.b32 %r487,%r183,2;
add.s32 %r486,%r487,%r16;
add.s32 %r485,%r486,-4;
setp.eq.s32 %p99,%r223,0;
add.s32 %r189,%r585,%r485;
setp.lt.u32 %p77,%r189,%r492;
or.pred %p79,%p77,%p99;
selp.b32 %r589,%r189,-1,%p77;
@%p79 bra $6_71;
setp.eq.s32 %p80,%r223,1;
setp.eq.s32 %p81,%r492,1;
or.pred %p82,%p80,%p81;
@%p82 bra $6_70;
bra.uni $6_65;
$6_70:
max.s32 %r439,%r189,0;
add.s32 %r440,%r492,-1;
min.s32 %r589,%r439,%r440;
bra.uni $6_71;
$6_65:
mov.u32 %r589,%r189;
setp.eq.s32 %p83,%r223,4;
@%p83 bra $6_69;
bra.uni $6_67;
$6_69:
.pragma "nounroll";
setp.lt.s32 %p86,%r589,0;
selp.b32 %r438,%r492,%r23,%p86;
add.s32 %r589,%r438,%r589;
setp.lt.u32 %p87,%r589,%r492;
@%p87 bra $6_71;
bra.uni $6_69;
$6_67:
.pragma "nounroll";
setp.lt.s32 %p84,%r589,0;
selp.b32 %r437,%r24,%r25,%p84;
sub.s32 %r589,%r437,%r589;
setp.lt.u32 %p85,%r589,%r492;
@%p85 bra $6_71;
bra.uni $6_67;
$6_71:
mul.lo.s32 %r590,%r225,16843009;
setp.lt.s32 %p88,%r589,0;
@%p88 bra $6_73;
cvt.s64.s32 %rd87,%r589;
add.s64 %rd88,%rd35,%rd87;
add.s64 %rd86,%rd96,%rd88;
ld.global.nc.u8 %r590,[%rd86];
$6_73:
and.b32 %r442,%r590,255;
prmt.b32 %r591,%r591,%r442,8452;
add.s32 %r201,%r585,-1;
setp.gt.s32 %p89,%r585,0;
mov.u32 %r585,%r201;
@%p89 bra $6_63;
bra.uni $6_74;
$6_61:
shl.b32 %r484,%r183,2;
add.s32 %r483,%r484,%r16;
add.s32 %r482,%r483,-4;
cvt.s64.s32 %rd84,%r482;
add.s64 %rd85,%rd35,%rd84;
add.s64 %rd83,%rd96,%rd85;
ld.global.nc.u32 %r591,[%rd83];
$6_74:
add.s32 %r582,%r183,-1;
setp.gt.s32 %p90,%r183,0;
@%p90 bra $6_59;
$6_76:
setp.lt.s32 %p91,%r520,%r17;
setp.ge.s32 %p92,%r520,%r20;
or.pred %p93,%p91,%p92;
@%p93 bra $6_83;
@%p1 bra $6_79;
bra.uni $6_78;
$6_79:
setp.lt.s32 %p94,%r22,1;
@%p94 bra $6_82;
mov.u32 %r596,0;
$6_81:
.pragma "nounroll";
min.s32 %r488,%r22,8;
setp.lt.u32 %p95,%r596,4;
selp.b32 %r455,%r540,%r539,%p95;
xor.b32 %r456,%r455,%r226;
shl.b32 %r457,%r596,3;
and.b32 %r458,%r457,24;
shr.u32 %r459,%r456,%r458;
cvt.s64.s32 %rd93,%r596;
add.s64 %rd94,%rd102,%rd93;
st.u8 [%rd94],%r459;
add.s32 %r596,%r596,1;
setp.lt.s32 %p96,%r596,%r488;
@%p96 bra $6_81;
bra.uni $6_82;
$6_78:
xor.b32 %r452,%r539,%r226;
xor.b32 %r453,%r540,%r226;
st.v2.u32 [%rd102],{%r453,%r452};
$6_82:
add.s64 %rd102,%rd102,%rd99;
$6_83:
add.s32 %r520,%r520,2;
setp.le.s32 %p97,%r520,%r20;
shl.b64 %rd95,%rd97,1;
add.s64 %rd101,%rd101,%rd95;
@%p97 bra $6_9;
$6_84:
ret;
}
.visible .entry morphology_3_3(
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
.minnctapersm 3
{
.reg .pred %p<100>;
.reg .b32 %r<620>;
.reg .b64 %rd<108>;
ld.param.u64 %rd39,[p0];
ld.param.v2.u32 {%r515,%r516},[p1+32];
ld.param.v2.u32 {%r234,%r235},[p1+40];
ld.param.u64 %rd44,[p2];
ld.param.v2.u32 {%r517,%r518},[p3+32];
ld.param.v2.u32 {%r238,%r239},[p3+40];
ld.param.u32 %r228,[p4];
ld.param.u32 %r229,[p5];
ld.param.u32 %r230,[p6];
ld.param.u32 %r231,[p7];
ld.param.u64 %rd103,[p3+8];
ld.param.u64 %rd45,[p3];
ld.param.u64 %rd101,[p1+8];
ld.param.u64 %rd40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r235,0;
@%p2 bra $7_2;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r515,%r516},[%rd51+32];
ld.global.u64 %rd101,[%rd51+8];
ld.global.u64 %rd100,[%rd51];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd100,%rd39,%rd53;
$7_3:
setp.eq.s32 %p3,%r239,0;
@%p3 bra $7_5;
cvta.to.global.u64 %rd54,%rd44;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r517,%r518},[%rd56+32];
ld.global.u64 %rd103,[%rd56+8];
ld.global.u64 %rd102,[%rd56];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd45,%rd57;
add.s64 %rd102,%rd44,%rd58;
$7_6:
mov.u32 %r244,%ctaid.x;
shl.b32 %r245,%r244,5;
mov.u32 %r246,%tid.x;
add.s32 %r247,%r245,%r246;
shl.b32 %r15,%r247,3;
mov.u32 %r248,%ctaid.y;
shl.b32 %r249,%r248,3;
mov.u32 %r250,%tid.y;
add.s32 %r251,%r249,%r250;
mul.lo.s32 %r16,%r251,%r229;
setp.le.s32 %p4,%r517,%r15;
setp.ge.s32 %p5,%r16,%r518;
or.pred %p6,%p4,%p5;
@%p6 bra $7_84;
add.s32 %r252,%r16,%r229;
min.s32 %r19,%r252,%r518;
add.s32 %r543,%r16,-3;
setp.gt.s32 %p7,%r543,%r19;
@%p7 bra $7_84;
add.s32 %r270,%r15,-4;
cvt.s64.s32 %rd59,%r15;
cvt.s64.s32 %rd60,%r16;
mul.lo.s64 %rd61,%rd103,%rd60;
add.s64 %rd62,%rd61,%rd59;
add.s64 %rd106,%rd102,%rd62;
or.b64 %rd63,%rd103,%rd106;
and.b64 %rd64,%rd63,7;
setp.ne.s64 %p8,%rd64,0;
add.s32 %r271,%r15,8;
setp.gt.s32 %p9,%r271,%r517;
or.pred %p1,%p9,%p8;
sub.s32 %r22,%r517,%r15;
mul.hi.s32 %r272,%r515,1431655766;
shr.u32 %r273,%r272,31;
add.s32 %r23,%r272,%r273;
neg.s32 %r24,%r23;
setp.eq.s32 %p10,%r228,2;
selp.b32 %r25,-1,0,%p10;
shl.b32 %r274,%r23,1;
selp.b32 %r275,-1,-2,%p10;
add.s32 %r26,%r275,%r274;
cvt.s64.s32 %rd65,%r270;
add.s32 %r276,%r16,-1;
cvt.s64.s32 %rd66,%r276;
mul.lo.s64 %rd67,%rd101,%rd66;
add.s64 %rd68,%rd67,%rd65;
add.s64 %rd105,%rd100,%rd68;
mov.u32 %r546,255;
mov.u32 %r547,%r546;
mov.u32 %r548,%r546;
mov.u32 %r549,%r546;
mov.u32 %r550,%r546;
mov.u32 %r551,%r546;
mov.u32 %r552,%r546;
mov.u32 %r553,%r546;
mov.u32 %r554,%r546;
mov.u32 %r555,%r546;
mov.u32 %r556,%r546;
mov.u32 %r557,%r546;
mov.u32 %r558,%r546;
mov.u32 %r559,%r546;
mov.u32 %r560,%r546;
mov.u32 %r561,%r546;
$7_9:
.pragma "nounroll";
ld.param.u32 %r488,[p5];
mad.lo.s32 %r281,%r251,%r488,-1;
setp.lt.s32 %p11,%r543,%r281;
@%p11 bra $7_11;
xor.b32 %r282,%r577,%r231;
mov.u32 %r283,17473;
mov.u32 %r284,0;
prmt.b32 %r285,%r282,%r284,%r283;
xor.b32 %r286,%r580,%r231;
mov.u32 %r287,17472;
prmt.b32 %r288,%r286,%r284,%r287;
min.s32 %r289,%r285,%r288;
mov.u32 %r290,17475;
prmt.b32 %r291,%r286,%r284,%r290;
min.s32 %r55,%r289,%r291;
min.s32 %r292,%r561,%r55;
min.s32 %r561,%r553,%r55;
mov.u32 %r293,17474;
prmt.b32 %r294,%r282,%r284,%r293;
prmt.b32 %r295,%r286,%r284,%r283;
min.s32 %r296,%r294,%r295;
xor.b32 %r297,%r579,%r231;
prmt.b32 %r298,%r297,%r284,%r287;
min.s32 %r57,%r296,%r298;
min.s32 %r299,%r560,%r57;
min.s32 %r560,%r552,%r57;
prmt.b32 %r300,%r282,%r284,%r290;
prmt.b32 %r301,%r286,%r284,%r293;
min.s32 %r302,%r300,%r301;
prmt.b32 %r303,%r297,%r284,%r283;
min.s32 %r59,%r302,%r303;
min.s32 %r304,%r559,%r59;
min.s32 %r559,%r551,%r59;
min.s32 %r305,%r288,%r291;
prmt.b32 %r306,%r297,%r284,%r293;
min.s32 %r61,%r305,%r306;
min.s32 %r307,%r558,%r61;
min.s32 %r558,%r550,%r61;
min.s32 %r308,%r295,%r298;
prmt.b32 %r309,%r297,%r284,%r290;
min.s32 %r63,%r308,%r309;
min.s32 %r310,%r557,%r63;
min.s32 %r557,%r549,%r63;
min.s32 %r311,%r301,%r303;
xor.b32 %r312,%r578,%r231;
prmt.b32 %r313,%r312,%r284,%r287;
min.s32 %r65,%r311,%r313;
min.s32 %r314,%r556,%r65;
min.s32 %r556,%r548,%r65;
min.s32 %r315,%r291,%r306;
prmt.b32 %r316,%r312,%r284,%r283;
min.s32 %r67,%r315,%r316;
min.s32 %r317,%r555,%r67;
min.s32 %r555,%r547,%r67;
min.s32 %r318,%r298,%r309;
prmt.b32 %r319,%r312,%r284,%r293;
min.s32 %r69,%r318,%r319;
min.s32 %r320,%r554,%r69;
min.s32 %r554,%r546,%r69;
mov.u32 %r321,64;
prmt.b32 %r322,%r292,%r299,%r321;
prmt.b32 %r323,%r304,%r307,%r321;
mov.u32 %r324,21520;
prmt.b32 %r563,%r322,%r323,%r324;
prmt.b32 %r325,%r310,%r314,%r321;
prmt.b32 %r326,%r317,%r320,%r321;
prmt.b32 %r562,%r325,%r326,%r324;
mov.u32 %r546,%r69;
mov.u32 %r547,%r67;
mov.u32 %r548,%r65;
mov.u32 %r549,%r63;
mov.u32 %r550,%r61;
mov.u32 %r551,%r59;
mov.u32 %r552,%r57;
mov.u32 %r553,%r55;
$7_11:
add.s32 %r489,%r543,2;
setp.gt.s32 %p12,%r489,%r19;
@%p12 bra $7_39;
add.s32 %r490,%r543,2;
setp.lt.u32 %p13,%r490,%r516;
setp.gt.s32 %p14,%r15,3;
add.s32 %r332,%r15,12;
setp.le.s32 %p15,%r332,%r515;
and.pred %p16,%p14,%p15;
and.pred %p17,%p16,%p13;
@%p17 bra $7_38;
bra.uni $7_13;
$7_38:
ld.global.nc.u32 %r577,[%rd105];
add.s64 %rd79,%rd105,4;
ld.global.nc.u32 %r580,[%rd79];
add.s64 %rd80,%rd105,8;
ld.global.nc.u32 %r579,[%rd80];
add.s64 %rd81,%rd105,12;
ld.global.nc.u32 %r578,[%rd81];
bra.uni $7_39;
$7_13:
add.s32 %r491,%r543,2;
setp.eq.s32 %p19,%r228,0;
or.pred %p20,%p13,%p19;
selp.b32 %r566,%r491,-1,%p13;
@%p20 bra $7_21;
setp.eq.s32 %p21,%r228,1;
setp.eq.s32 %p22,%r516,1;
or.pred %p23,%p21,%p22;
@%p23 bra $7_20;
bra.uni $7_15;
$7_20:
add.s32 %r494,%r543,2;
max.s32 %r337,%r494,0;
add.s32 %r338,%r516,-1;
min.s32 %r566,%r337,%r338;
bra.uni $7_21;
$7_15:
add.s32 %r566,%r543,2;
setp.eq.s32 %p24,%r228,4;
@%p24 bra $7_19;
bra.uni $7_17;
$7_19:
.pragma "nounroll";
neg.s32 %r511,%r516;
setp.lt.s32 %p28,%r566,0;
selp.b32 %r336,%r516,%r511,%p28;
add.s32 %r566,%r336,%r566;
setp.lt.u32 %p29,%r566,%r516;
@%p29 bra $7_21;
bra.uni $7_19;
$7_17:
.pragma "nounroll";
shl.b32 %r510,%r516,1;
add.s32 %r509,%r275,%r510;
setp.lt.s32 %p26,%r566,0;
selp.b32 %r335,%r25,%r509,%p26;
sub.s32 %r566,%r335,%r566;
setp.lt.u32 %p27,%r566,%r516;
@%p27 bra $7_21;
bra.uni $7_17;
$7_21:
cvt.s64.s32 %rd69,%r566;
mul.lo.s64 %rd32,%rd101,%rd69;
mov.u32 %r568,3;
mov.u32 %r577,0;
mov.u32 %r580,%r577;
mov.u32 %r579,%r577;
$7_22:
.pragma "nounroll";
mov.u32 %r578,%r579;
mov.u32 %r579,%r580;
mov.u32 %r103,%r568;
mov.u32 %r580,%r577;
mul.lo.s32 %r577,%r230,16843009;
setp.lt.s32 %p30,%r566,0;
@%p30 bra $7_37;
shl.b32 %r343,%r103,2;
add.s32 %r349,%r343,%r15;
add.s32 %r105,%r349,-4;
setp.lt.s32 %p31,%r105,0;
setp.gt.s32 %p32,%r349,%r515;
or.pred %p33,%p32,%p31;
@%p33 bra $7_25;
bra.uni $7_24;
$7_25:
mov.u32 %r577,0;
mov.u32 %r571,3;
$7_26:
.pragma "nounroll";
setp.eq.s32 %p98,%r228,0;
shl.b32 %r500,%r103,2;
add.s32 %r499,%r500,%r15;
add.s32 %r498,%r499,-4;
add.s32 %r109,%r571,%r498;
add.s32 %r353,%r109,48;
mul.hi.s32 %r354,%r353,1431655766;
shr.u32 %r355,%r354,31;
add.s32 %r356,%r354,%r355;
add.s32 %r110,%r356,-16;
setp.lt.u32 %p34,%r110,%r23;
or.pred %p36,%p34,%p98;
selp.b32 %r575,%r110,-1,%p34;
@%p36 bra $7_34;
setp.eq.s32 %p37,%r228,1;
add.s32 %r357,%r515,-3;
setp.lt.u32 %p38,%r357,3;
or.pred %p39,%p37,%p38;
@%p39 bra $7_33;
bra.uni $7_28;
$7_33:
max.s32 %r360,%r110,0;
add.s32 %r361,%r23,-1;
min.s32 %r575,%r360,%r361;
bra.uni $7_34;
$7_28:
mov.u32 %r575,%r110;
setp.eq.s32 %p40,%r228,4;
@%p40 bra $7_32;
bra.uni $7_30;
$7_32:
.pragma "nounroll";
setp.lt.s32 %p43,%r575,0;
selp.b32 %r359,%r23,%r24,%p43;
add.s32 %r575,%r359,%r575;
setp.lt.u32 %p44,%r575,%r23;
@%p44 bra $7_34;
bra.uni $7_32;
$7_30:
.pragma "nounroll";
setp.lt.s32 %p41,%r575,0;
selp.b32 %r358,%r25,%r26,%p41;
sub.s32 %r575,%r358,%r575;
setp.lt.u32 %p42,%r575,%r23;
@%p42 bra $7_34;
bra.uni $7_30;
$7_34:
mul.lo.s32 %r576,%r230,16843009;
setp.lt.s32 %p45,%r575,0;
mad.lo.s32 %r119,%r110,-3,%r109;
@%p45 bra $7_36;
mul.lo.s32 %r363,%r575,3;
cvt.s64.s32 %rd74,%r363;
cvt.s64.s32 %rd75,%r119;
add.s64 %rd76,%rd32,%rd75;
add.s64 %rd77,%rd76,%rd74;
add.s64 %rd73,%rd100,%rd77;
ld.global.nc.u8 %r576,[%rd73];
$7_36:
and.b32 %r364,%r576,255;
prmt.b32 %r577,%r577,%r364,8452;
add.s32 %r123,%r571,-1;
setp.gt.s32 %p46,%r571,0;
mov.u32 %r571,%r123;
@%p46 bra $7_26;
bra.uni $7_37;
$7_24:
shl.b32 %r497,%r103,2;
add.s32 %r496,%r497,%r15;
add.s32 %r495,%r496,-4;
cvt.s64.s32 %rd71,%r495;
add.s64 %rd72,%rd32,%rd71;
add.s64 %rd70,%rd100,%rd72;
ld.global.nc.u32 %r577,[%rd70];
$7_37:
add.s32 %r568,%r103,-1;
setp.gt.s32 %p47,%r103,0;
@%p47 bra $7_22;
$7_39:
setp.le.s32 %p48,%r543,%r16;
setp.gt.s32 %p49,%r543,%r19;
or.pred %p50,%p48,%p49;
@%p50 bra $7_46;
@%p1 bra $7_42;
bra.uni $7_41;
$7_42:
setp.lt.s32 %p51,%r22,1;
@%p51 bra $7_45;
mov.u32 %r582,0;
$7_44:
.pragma "nounroll";
min.s32 %r501,%r22,8;
setp.lt.u32 %p52,%r582,4;
selp.b32 %r377,%r563,%r562,%p52;
xor.b32 %r378,%r377,%r231;
shl.b32 %r379,%r582,3;
and.b32 %r380,%r379,24;
shr.u32 %r381,%r378,%r380;
cvt.s64.s32 %rd82,%r582;
add.s64 %rd83,%rd106,%rd82;
st.u8 [%rd83],%r381;
add.s32 %r582,%r582,1;
setp.lt.s32 %p53,%r582,%r501;
@%p53 bra $7_44;
bra.uni $7_45;
$7_41:
xor.b32 %r374,%r562,%r231;
xor.b32 %r375,%r563,%r231;
st.v2.u32 [%rd106],{%r375,%r374};
$7_45:
add.s64 %rd106,%rd106,%rd103;
$7_46:
add.s32 %r137,%r543,3;
@%p11 bra $7_48;
xor.b32 %r387,%r614,%r231;
mov.u32 %r388,17473;
mov.u32 %r389,0;
prmt.b32 %r390,%r387,%r389,%r388;
xor.b32 %r391,%r617,%r231;
mov.u32 %r392,17472;
prmt.b32 %r393,%r391,%r389,%r392;
min.s32 %r394,%r390,%r393;
mov.u32 %r395,17475;
prmt.b32 %r396,%r391,%r389,%r395;
min.s32 %r138,%r394,%r396;
min.s32 %r397,%r561,%r138;
min.s32 %r561,%r553,%r138;
mov.u32 %r398,17474;
prmt.b32 %r399,%r387,%r389,%r398;
prmt.b32 %r400,%r391,%r389,%r388;
min.s32 %r401,%r399,%r400;
xor.b32 %r402,%r616,%r231;
prmt.b32 %r403,%r402,%r389,%r392;
min.s32 %r140,%r401,%r403;
min.s32 %r404,%r560,%r140;
min.s32 %r560,%r552,%r140;
prmt.b32 %r405,%r387,%r389,%r395;
prmt.b32 %r406,%r391,%r389,%r398;
min.s32 %r407,%r405,%r406;
prmt.b32 %r408,%r402,%r389,%r388;
min.s32 %r142,%r407,%r408;
min.s32 %r409,%r559,%r142;
min.s32 %r559,%r551,%r142;
min.s32 %r410,%r393,%r396;
prmt.b32 %r411,%r402,%r389,%r398;
min.s32 %r144,%r410,%r411;
min.s32 %r412,%r558,%r144;
min.s32 %r558,%r550,%r144;
min.s32 %r413,%r400,%r403;
prmt.b32 %r414,%r402,%r389,%r395;
min.s32 %r146,%r413,%r414;
min.s32 %r415,%r557,%r146;
min.s32 %r557,%r549,%r146;
min.s32 %r416,%r406,%r408;
xor.b32 %r417,%r615,%r231;
prmt.b32 %r418,%r417,%r389,%r392;
min.s32 %r148,%r416,%r418;
min.s32 %r419,%r556,%r148;
min.s32 %r556,%r548,%r148;
min.s32 %r420,%r396,%r411;
prmt.b32 %r421,%r417,%r389,%r388;
min.s32 %r150,%r420,%r421;
min.s32 %r422,%r555,%r150;
min.s32 %r555,%r547,%r150;
min.s32 %r423,%r403,%r414;
prmt.b32 %r424,%r417,%r389,%r398;
min.s32 %r152,%r423,%r424;
min.s32 %r425,%r554,%r152;
min.s32 %r554,%r546,%r152;
mov.u32 %r426,64;
prmt.b32 %r427,%r397,%r404,%r426;
prmt.b32 %r428,%r409,%r412,%r426;
mov.u32 %r429,21520;
prmt.b32 %r563,%r427,%r428,%r429;
prmt.b32 %r430,%r415,%r419,%r426;
prmt.b32 %r431,%r422,%r425,%r426;
prmt.b32 %r562,%r430,%r431,%r429;
mov.u32 %r546,%r152;
mov.u32 %r547,%r150;
mov.u32 %r548,%r148;
mov.u32 %r549,%r146;
mov.u32 %r550,%r144;
mov.u32 %r551,%r142;
mov.u32 %r552,%r140;
mov.u32 %r553,%r138;
$7_48:
setp.gt.s32 %p55,%r137,%r19;
@%p55 bra $7_76;
setp.lt.u32 %p56,%r137,%r516;
setp.gt.s32 %p57,%r15,3;
add.s32 %r437,%r15,12;
setp.le.s32 %p58,%r437,%r515;
and.pred %p59,%p57,%p58;
and.pred %p60,%p59,%p56;
@%p60 bra $7_75;
bra.uni $7_50;
$7_75:
add.s64 %rd93,%rd105,%rd101;
ld.global.nc.u32 %r614,[%rd93];
add.s64 %rd94,%rd93,4;
ld.global.nc.u32 %r617,[%rd94];
add.s64 %rd95,%rd93,8;
ld.global.nc.u32 %r616,[%rd95];
add.s64 %rd96,%rd93,12;
ld.global.nc.u32 %r615,[%rd96];
bra.uni $7_76;
$7_50:
setp.eq.s32 %p62,%r228,0;
or.pred %p63,%p56,%p62;
selp.b32 %r603,%r137,-1,%p56;
@%p63 bra $7_58;
setp.eq.s32 %p64,%r228,1;
setp.eq.s32 %p65,%r516,1;
or.pred %p66,%p64,%p65;
@%p66 bra $7_57;
bra.uni $7_52;
$7_57:
max.s32 %r442,%r137,0;
add.s32 %r443,%r516,-1;
min.s32 %r603,%r442,%r443;
bra.uni $7_58;
$7_52:
mov.u32 %r603,%r137;
setp.eq.s32 %p67,%r228,4;
@%p67 bra $7_56;
bra.uni $7_54;
$7_56:
.pragma "nounroll";
neg.s32 %r514,%r516;
setp.lt.s32 %p71,%r603,0;
selp.b32 %r441,%r516,%r514,%p71;
add.s32 %r603,%r441,%r603;
setp.lt.u32 %p72,%r603,%r516;
@%p72 bra $7_58;
bra.uni $7_56;
$7_54:
.pragma "nounroll";
shl.b32 %r513,%r516,1;
add.s32 %r512,%r275,%r513;
setp.lt.s32 %p69,%r603,0;
selp.b32 %r440,%r25,%r512,%p69;
sub.s32 %r603,%r440,%r603;
setp.lt.u32 %p70,%r603,%r516;
@%p70 bra $7_58;
bra.uni $7_54;
$7_58:
cvt.s64.s32 %rd84,%r603;
mul.lo.s64 %rd35,%rd101,%rd84;
mov.u32 %r605,3;
mov.u32 %r614,0;
mov.u32 %r617,%r614;
mov.u32 %r616,%r614;
$7_59:
.pragma "nounroll";
mov.u32 %r615,%r616;
mov.u32 %r616,%r617;
mov.u32 %r186,%r605;
mov.u32 %r617,%r614;
mul.lo.s32 %r614,%r230,16843009;
setp.lt.s32 %p73,%r603,0;
@%p73 bra $7_74;
shl.b32 %r448,%r186,2;
add.s32 %r454,%r448,%r15;
add.s32 %r188,%r454,-4;
setp.lt.s32 %p74,%r188,0;
setp.gt.s32 %p75,%r454,%r515;
or.pred %p76,%p75,%p74;
@%p76 bra $7_62;
bra.uni $7_61;
$7_62:
mov.u32 %r614,0;
mov.u32 %r608,3;
$7_63:
.pragma "nounroll";
setp.eq.s32 %p99,%r228,0;
shl.b32 %r507,%r186,2;
add.s32 %r506,%r507,%r15;
add.s32 %r505,%r506,-4;
add.s32 %r192,%r608,%r505;
add.s32 %r458,%r192,48;
mul.hi.s32 %r459,%r458,1431655766;
shr.u32 %r460,%r459,31;
add.s32 %r461,%r459,%r460;
add.s32 %r193,%r461,-16;
setp.lt.u32 %p77,%r193,%r23;
or.pred %p79,%p77,%p99;
selp.b32 %r612,%r193,-1,%p77;
@%p79 bra $7_71;
setp.eq.s32 %p80,%r228,1;
add.s32 %r462,%r515,-3;
setp.lt.u32 %p81,%r462,3;
or.pred %p82,%p80,%p81;
@%p82 bra $7_70;
bra.uni $7_65;
$7_70:
max.s32 %r465,%r193,0;
add.s32 %r466,%r23,-1;
min.s32 %r612,%r465,%r466;
bra.uni $7_71;
$7_65:
mov.u32 %r612,%r193;
setp.eq.s32 %p83,%r228,4;
@%p83 bra $7_69;
bra.uni $7_67;
$7_69:
.pragma "nounroll";
setp.lt.s32 %p86,%r612,0;
selp.b32 %r464,%r23,%r24,%p86;
add.s32 %r612,%r464,%r612;
setp.lt.u32 %p87,%r612,%r23;
@%p87 bra $7_71;
bra.uni $7_69;
$7_67:
.pragma "nounroll";
setp.lt.s32 %p84,%r612,0;
selp.b32 %r463,%r25,%r26,%p84;
sub.s32 %r612,%r463,%r612;
setp.lt.u32 %p85,%r612,%r23;
@%p85 bra $7_71;
bra.uni $7_67;
$7_71:
mul.lo.s32 %r613,%r230,16843009;
setp.lt.s32 %p88,%r612,0;
mad.lo.s32 %r202,%r193,-3,%r192;
@%p88 bra $7_73;
mul.lo.s32 %r468,%r612,3;
cvt.s64.s32 %rd89,%r468;
cvt.s64.s32 %rd90,%r202;
add.s64 %rd91,%rd35,%rd90;
add.s64 %rd92,%rd91,%rd89;
add.s64 %rd88,%rd100,%rd92;
ld.global.nc.u8 %r613,[%rd88];
$7_73:
and.b32 %r469,%r613,255;
prmt.b32 %r614,%r614,%r469,8452;
add.s32 %r206,%r608,-1;
setp.gt.s32 %p89,%r608,0;
mov.u32 %r608,%r206;
@%p89 bra $7_63;
bra.uni $7_74;
$7_61:
shl.b32 %r504,%r186,2;
add.s32 %r503,%r504,%r15;
add.s32 %r502,%r503,-4;
cvt.s64.s32 %rd86,%r502;
add.s64 %rd87,%rd35,%rd86;
add.s64 %rd85,%rd100,%rd87;
ld.global.nc.u32 %r614,[%rd85];
$7_74:
add.s32 %r605,%r186,-1;
setp.gt.s32 %p90,%r186,0;
@%p90 bra $7_59;
$7_76:
setp.lt.s32 %p91,%r543,%r16;
setp.ge.s32 %p92,%r543,%r19;
or.pred %p93,%p91,%p92;
@%p93 bra $7_83;
@%p1 bra $7_79;
bra.uni $7_78;
$7_79:
setp.lt.s32 %p94,%r22,1;
@%p94 bra $7_82;
mov.u32 %r619,0;
$7_81:
.pragma "nounroll";
min.s32 %r508,%r22,8;
setp.lt.u32 %p95,%r619,4;
selp.b32 %r482,%r563,%r562,%p95;
xor.b32 %r483,%r482,%r231;
shl.b32 %r484,%r619,3;
and.b32 %r485,%r484,24;
shr.u32 %r486,%r483,%r485;
cvt.s64.s32 %rd97,%r619;
add.s64 %rd98,%rd106,%rd97;
st.u8 [%rd98],%r486;
add.s32 %r619,%r619,1;
setp.lt.s32 %p96,%r619,%r508;
@%p96 bra $7_81;
bra.uni $7_82;
$7_78:
xor.b32 %r479,%r562,%r231;
xor.b32 %r480,%r563,%r231;
st.v2.u32 [%rd106],{%r480,%r479};
$7_82:
add.s64 %rd106,%rd106,%rd103;
$7_83:
add.s32 %r543,%r543,2;
setp.le.s32 %p97,%r543,%r19;
shl.b64 %rd99,%rd101,1;
add.s64 %rd105,%rd105,%rd99;
@%p97 bra $7_9;
$7_84:
ret;
}
.visible .entry morphology_3_4(
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
.minnctapersm 3
{
.reg .pred %p<100>;
.reg .b32 %r<629>;
.reg .b64 %rd<108>;
ld.param.u64 %rd39,[p0];
ld.param.v2.u32 {%r524,%r525},[p1+32];
ld.param.v2.u32 {%r234,%r235},[p1+40];
ld.param.u64 %rd44,[p2];
ld.param.v2.u32 {%r526,%r527},[p3+32];
ld.param.v2.u32 {%r238,%r239},[p3+40];
ld.param.u32 %r228,[p4];
ld.param.u32 %r229,[p5];
ld.param.u32 %r230,[p6];
ld.param.u32 %r231,[p7];
ld.param.u64 %rd103,[p3+8];
ld.param.u64 %rd45,[p3];
ld.param.u64 %rd101,[p1+8];
ld.param.u64 %rd40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r235,0;
@%p2 bra $8_2;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r524,%r525},[%rd51+32];
ld.global.u64 %rd101,[%rd51+8];
ld.global.u64 %rd100,[%rd51];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd100,%rd39,%rd53;
$8_3:
setp.eq.s32 %p3,%r239,0;
@%p3 bra $8_5;
cvta.to.global.u64 %rd54,%rd44;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r526,%r527},[%rd56+32];
ld.global.u64 %rd103,[%rd56+8];
ld.global.u64 %rd102,[%rd56];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd45,%rd57;
add.s64 %rd102,%rd44,%rd58;
$8_6:
mov.u32 %r244,%ctaid.x;
shl.b32 %r245,%r244,5;
mov.u32 %r246,%tid.x;
add.s32 %r247,%r245,%r246;
shl.b32 %r15,%r247,3;
mov.u32 %r248,%ctaid.y;
shl.b32 %r249,%r248,3;
mov.u32 %r250,%tid.y;
add.s32 %r251,%r249,%r250;
mul.lo.s32 %r16,%r251,%r229;
setp.le.s32 %p4,%r526,%r15;
setp.ge.s32 %p5,%r16,%r527;
or.pred %p6,%p4,%p5;
@%p6 bra $8_84;
add.s32 %r252,%r16,%r229;
min.s32 %r19,%r252,%r527;
add.s32 %r552,%r16,-3;
setp.gt.s32 %p7,%r552,%r19;
@%p7 bra $8_84;
add.s32 %r270,%r15,-4;
cvt.s64.s32 %rd59,%r15;
cvt.s64.s32 %rd60,%r16;
mul.lo.s64 %rd61,%rd103,%rd60;
add.s64 %rd62,%rd61,%rd59;
add.s64 %rd106,%rd102,%rd62;
or.b64 %rd63,%rd103,%rd106;
and.b64 %rd64,%rd63,7;
setp.ne.s64 %p8,%rd64,0;
add.s32 %r271,%r15,8;
setp.gt.s32 %p9,%r271,%r526;
or.pred %p1,%p9,%p8;
sub.s32 %r22,%r526,%r15;
shr.s32 %r272,%r524,31;
shr.u32 %r273,%r272,30;
add.s32 %r274,%r524,%r273;
shr.s32 %r23,%r274,2;
neg.s32 %r24,%r23;
setp.eq.s32 %p10,%r228,2;
selp.b32 %r25,-1,0,%p10;
shl.b32 %r275,%r23,1;
selp.b32 %r276,-1,-2,%p10;
add.s32 %r26,%r276,%r275;
cvt.s64.s32 %rd65,%r270;
add.s32 %r277,%r16,-1;
cvt.s64.s32 %rd66,%r277;
mul.lo.s64 %rd67,%rd101,%rd66;
add.s64 %rd68,%rd67,%rd65;
add.s64 %rd105,%rd100,%rd68;
mov.u32 %r555,255;
mov.u32 %r556,%r555;
mov.u32 %r557,%r555;
mov.u32 %r558,%r555;
mov.u32 %r559,%r555;
mov.u32 %r560,%r555;
mov.u32 %r561,%r555;
mov.u32 %r562,%r555;
mov.u32 %r563,%r555;
mov.u32 %r564,%r555;
mov.u32 %r565,%r555;
mov.u32 %r566,%r555;
mov.u32 %r567,%r555;
mov.u32 %r568,%r555;
mov.u32 %r569,%r555;
mov.u32 %r570,%r555;
$8_9:
.pragma "nounroll";
ld.param.u32 %r497,[p5];
mad.lo.s32 %r282,%r251,%r497,-1;
setp.lt.s32 %p11,%r552,%r282;
@%p11 bra $8_11;
xor.b32 %r283,%r586,%r231;
mov.u32 %r284,17472;
mov.u32 %r285,0;
prmt.b32 %r286,%r283,%r285,%r284;
xor.b32 %r287,%r589,%r231;
prmt.b32 %r288,%r287,%r285,%r284;
min.s32 %r289,%r286,%r288;
xor.b32 %r290,%r588,%r231;
prmt.b32 %r291,%r290,%r285,%r284;
min.s32 %r55,%r289,%r291;
min.s32 %r292,%r570,%r55;
min.s32 %r570,%r562,%r55;
mov.u32 %r293,17473;
prmt.b32 %r294,%r283,%r285,%r293;
prmt.b32 %r295,%r287,%r285,%r293;
min.s32 %r296,%r294,%r295;
prmt.b32 %r297,%r290,%r285,%r293;
min.s32 %r57,%r296,%r297;
min.s32 %r298,%r569,%r57;
min.s32 %r569,%r561,%r57;
mov.u32 %r299,17474;
prmt.b32 %r300,%r283,%r285,%r299;
prmt.b32 %r301,%r287,%r285,%r299;
min.s32 %r302,%r300,%r301;
prmt.b32 %r303,%r290,%r285,%r299;
min.s32 %r59,%r302,%r303;
min.s32 %r304,%r568,%r59;
min.s32 %r568,%r560,%r59;
mov.u32 %r305,17475;
prmt.b32 %r306,%r283,%r285,%r305;
prmt.b32 %r307,%r287,%r285,%r305;
min.s32 %r308,%r306,%r307;
prmt.b32 %r309,%r290,%r285,%r305;
min.s32 %r61,%r308,%r309;
min.s32 %r310,%r567,%r61;
min.s32 %r567,%r559,%r61;
min.s32 %r311,%r288,%r291;
xor.b32 %r312,%r587,%r231;
prmt.b32 %r313,%r312,%r285,%r284;
min.s32 %r63,%r311,%r313;
min.s32 %r314,%r566,%r63;
min.s32 %r566,%r558,%r63;
min.s32 %r315,%r295,%r297;
prmt.b32 %r316,%r312,%r285,%r293;
min.s32 %r65,%r315,%r316;
min.s32 %r317,%r565,%r65;
min.s32 %r565,%r557,%r65;
min.s32 %r318,%r301,%r303;
prmt.b32 %r319,%r312,%r285,%r299;
min.s32 %r67,%r318,%r319;
min.s32 %r320,%r564,%r67;
min.s32 %r564,%r556,%r67;
min.s32 %r321,%r307,%r309;
prmt.b32 %r322,%r312,%r285,%r305;
min.s32 %r69,%r321,%r322;
min.s32 %r323,%r563,%r69;
min.s32 %r563,%r555,%r69;
mov.u32 %r324,64;
prmt.b32 %r325,%r292,%r298,%r324;
prmt.b32 %r326,%r304,%r310,%r324;
mov.u32 %r327,21520;
prmt.b32 %r572,%r325,%r326,%r327;
prmt.b32 %r328,%r314,%r317,%r324;
prmt.b32 %r329,%r320,%r323,%r324;
prmt.b32 %r571,%r328,%r329,%r327;
mov.u32 %r555,%r69;
mov.u32 %r556,%r67;
mov.u32 %r557,%r65;
mov.u32 %r558,%r63;
mov.u32 %r559,%r61;
mov.u32 %r560,%r59;
mov.u32 %r561,%r57;
mov.u32 %r562,%r55;
$8_11:
add.s32 %r498,%r552,2;
setp.gt.s32 %p12,%r498,%r19;
@%p12 bra $8_39;
add.s32 %r499,%r552,2;
setp.lt.u32 %p13,%r499,%r525;
setp.gt.s32 %p14,%r15,3;
add.s32 %r335,%r15,12;
setp.le.s32 %p15,%r335,%r524;
and.pred %p16,%p14,%p15;
and.pred %p17,%p16,%p13;
@%p17 bra $8_38;
bra.uni $8_13;
$8_38:
ld.global.nc.u32 %r586,[%rd105];
add.s64 %rd79,%rd105,4;
ld.global.nc.u32 %r589,[%rd79];
add.s64 %rd80,%rd105,8;
ld.global.nc.u32 %r588,[%rd80];
add.s64 %rd81,%rd105,12;
ld.global.nc.u32 %r587,[%rd81];
bra.uni $8_39;
$8_13:
add.s32 %r500,%r552,2;
setp.eq.s32 %p19,%r228,0;
or.pred %p20,%p13,%p19;
selp.b32 %r575,%r500,-1,%p13;
@%p20 bra $8_21;
setp.eq.s32 %p21,%r228,1;
setp.eq.s32 %p22,%r525,1;
or.pred %p23,%p21,%p22;
@%p23 bra $8_20;
bra.uni $8_15;
$8_20:
add.s32 %r503,%r552,2;
max.s32 %r340,%r503,0;
add.s32 %r341,%r525,-1;
min.s32 %r575,%r340,%r341;
bra.uni $8_21;
$8_15:
add.s32 %r575,%r552,2;
setp.eq.s32 %p24,%r228,4;
@%p24 bra $8_19;
bra.uni $8_17;
$8_19:
.pragma "nounroll";
neg.s32 %r520,%r525;
setp.lt.s32 %p28,%r575,0;
selp.b32 %r339,%r525,%r520,%p28;
add.s32 %r575,%r339,%r575;
setp.lt.u32 %p29,%r575,%r525;
@%p29 bra $8_21;
bra.uni $8_19;
$8_17:
.pragma "nounroll";
shl.b32 %r519,%r525,1;
add.s32 %r518,%r276,%r519;
setp.lt.s32 %p26,%r575,0;
selp.b32 %r338,%r25,%r518,%p26;
sub.s32 %r575,%r338,%r575;
setp.lt.u32 %p27,%r575,%r525;
@%p27 bra $8_21;
bra.uni $8_17;
$8_21:
cvt.s64.s32 %rd69,%r575;
mul.lo.s64 %rd32,%rd101,%rd69;
mov.u32 %r577,3;
mov.u32 %r586,0;
mov.u32 %r589,%r586;
mov.u32 %r588,%r586;
$8_22:
.pragma "nounroll";
mov.u32 %r587,%r588;
mov.u32 %r588,%r589;
mov.u32 %r103,%r577;
mov.u32 %r589,%r586;
mul.lo.s32 %r586,%r230,16843009;
setp.lt.s32 %p30,%r575,0;
@%p30 bra $8_37;
shl.b32 %r346,%r103,2;
add.s32 %r352,%r346,%r15;
add.s32 %r105,%r352,-4;
setp.lt.s32 %p31,%r105,0;
setp.gt.s32 %p32,%r352,%r524;
or.pred %p33,%p32,%p31;
@%p33 bra $8_25;
bra.uni $8_24;
$8_25:
mov.u32 %r586,0;
mov.u32 %r580,3;
$8_26:
.pragma "nounroll";
setp.eq.s32 %p98,%r228,0;
shl.b32 %r509,%r103,2;
add.s32 %r508,%r509,%r15;
add.s32 %r507,%r508,-4;
add.s32 %r109,%r580,%r507;
add.s32 %r356,%r109,64;
shr.s32 %r357,%r356,31;
shr.u32 %r358,%r357,30;
add.s32 %r359,%r356,%r358;
shr.s32 %r360,%r359,2;
add.s32 %r110,%r360,-16;
setp.lt.u32 %p34,%r110,%r23;
or.pred %p36,%p34,%p98;
selp.b32 %r584,%r110,-1,%p34;
@%p36 bra $8_34;
setp.eq.s32 %p37,%r228,1;
and.b32 %r361,%r524,-4;
setp.eq.s32 %p38,%r361,4;
or.pred %p39,%p37,%p38;
@%p39 bra $8_33;
bra.uni $8_28;
$8_33:
max.s32 %r364,%r110,0;
add.s32 %r365,%r23,-1;
min.s32 %r584,%r364,%r365;
bra.uni $8_34;
$8_28:
mov.u32 %r584,%r110;
setp.eq.s32 %p40,%r228,4;
@%p40 bra $8_32;
bra.uni $8_30;
$8_32:
.pragma "nounroll";
setp.lt.s32 %p43,%r584,0;
selp.b32 %r363,%r23,%r24,%p43;
add.s32 %r584,%r363,%r584;
setp.lt.u32 %p44,%r584,%r23;
@%p44 bra $8_34;
bra.uni $8_32;
$8_30:
.pragma "nounroll";
setp.lt.s32 %p41,%r584,0;
selp.b32 %r362,%r25,%r26,%p41;
sub.s32 %r584,%r362,%r584;
setp.lt.u32 %p42,%r584,%r23;
@%p42 bra $8_34;
bra.uni $8_30;
$8_34:
mul.lo.s32 %r585,%r230,16843009;
setp.lt.s32 %p45,%r584,0;
shl.b32 %r366,%r110,2;
sub.s32 %r119,%r109,%r366;
@%p45 bra $8_36;
shl.b32 %r368,%r584,2;
cvt.s64.s32 %rd74,%r368;
cvt.s64.s32 %rd75,%r119;
add.s64 %rd76,%rd32,%rd75;
add.s64 %rd77,%rd76,%rd74;
add.s64 %rd73,%rd100,%rd77;
ld.global.nc.u8 %r585,[%rd73];
$8_36:
and.b32 %r369,%r585,255;
prmt.b32 %r586,%r586,%r369,8452;
add.s32 %r123,%r580,-1;
setp.gt.s32 %p46,%r580,0;
mov.u32 %r580,%r123;
@%p46 bra $8_26;
bra.uni $8_37;
$8_24:
shl.b32 %r506,%r103,2;
add.s32 %r505,%r506,%r15;
add.s32 %r504,%r505,-4;
cvt.s64.s32 %rd71,%r504;
add.s64 %rd72,%rd32,%rd71;
add.s64 %rd70,%rd100,%rd72;
ld.global.nc.u32 %r586,[%rd70];
$8_37:
add.s32 %r577,%r103,-1;
setp.gt.s32 %p47,%r103,0;
@%p47 bra $8_22;
$8_39:
setp.le.s32 %p48,%r552,%r16;
setp.gt.s32 %p49,%r552,%r19;
or.pred %p50,%p48,%p49;
@%p50 bra $8_46;
@%p1 bra $8_42;
bra.uni $8_41;
$8_42:
setp.lt.s32 %p51,%r22,1;
@%p51 bra $8_45;
mov.u32 %r591,0;
$8_44:
.pragma "nounroll";
min.s32 %r510,%r22,8;
setp.lt.u32 %p52,%r591,4;
selp.b32 %r382,%r572,%r571,%p52;
xor.b32 %r383,%r382,%r231;
shl.b32 %r384,%r591,3;
and.b32 %r385,%r384,24;
shr.u32 %r386,%r383,%r385;
cvt.s64.s32 %rd82,%r591;
add.s64 %rd83,%rd106,%rd82;
st.u8 [%rd83],%r386;
add.s32 %r591,%r591,1;
setp.lt.s32 %p53,%r591,%r510;
@%p53 bra $8_44;
bra.uni $8_45;
$8_41:
xor.b32 %r379,%r571,%r231;
xor.b32 %r380,%r572,%r231;
st.v2.u32 [%rd106],{%r380,%r379};
$8_45:
add.s64 %rd106,%rd106,%rd103;
$8_46:
add.s32 %r137,%r552,3;
@%p11 bra $8_48;
xor.b32 %r392,%r623,%r231;
mov.u32 %r393,17472;
mov.u32 %r394,0;
prmt.b32 %r395,%r392,%r394,%r393;
xor.b32 %r396,%r626,%r231;
prmt.b32 %r397,%r396,%r394,%r393;
min.s32 %r398,%r395,%r397;
xor.b32 %r399,%r625,%r231;
prmt.b32 %r400,%r399,%r394,%r393;
min.s32 %r138,%r398,%r400;
min.s32 %r401,%r570,%r138;
min.s32 %r570,%r562,%r138;
mov.u32 %r402,17473;
prmt.b32 %r403,%r392,%r394,%r402;
prmt.b32 %r404,%r396,%r394,%r402;
min.s32 %r405,%r403,%r404;
prmt.b32 %r406,%r399,%r394,%r402;
min.s32 %r140,%r405,%r406;
min.s32 %r407,%r569,%r140;
min.s32 %r569,%r561,%r140;
mov.u32 %r408,17474;
prmt.b32 %r409,%r392,%r394,%r408;
prmt.b32 %r410,%r396,%r394,%r408;
min.s32 %r411,%r409,%r410;
prmt.b32 %r412,%r399,%r394,%r408;
min.s32 %r142,%r411,%r412;
min.s32 %r413,%r568,%r142;
min.s32 %r568,%r560,%r142;
mov.u32 %r414,17475;
prmt.b32 %r415,%r392,%r394,%r414;
prmt.b32 %r416,%r396,%r394,%r414;
min.s32 %r417,%r415,%r416;
prmt.b32 %r418,%r399,%r394,%r414;
min.s32 %r144,%r417,%r418;
min.s32 %r419,%r567,%r144;
min.s32 %r567,%r559,%r144;
min.s32 %r420,%r397,%r400;
xor.b32 %r421,%r624,%r231;
prmt.b32 %r422,%r421,%r394,%r393;
min.s32 %r146,%r420,%r422;
min.s32 %r423,%r566,%r146;
min.s32 %r566,%r558,%r146;
min.s32 %r424,%r404,%r406;
prmt.b32 %r425,%r421,%r394,%r402;
min.s32 %r148,%r424,%r425;
min.s32 %r426,%r565,%r148;
min.s32 %r565,%r557,%r148;
min.s32 %r427,%r410,%r412;
prmt.b32 %r428,%r421,%r394,%r408;
min.s32 %r150,%r427,%r428;
min.s32 %r429,%r564,%r150;
min.s32 %r564,%r556,%r150;
min.s32 %r430,%r416,%r418;
prmt.b32 %r431,%r421,%r394,%r414;
min.s32 %r152,%r430,%r431;
min.s32 %r432,%r563,%r152;
min.s32 %r563,%r555,%r152;
mov.u32 %r433,64;
prmt.b32 %r434,%r401,%r407,%r433;
prmt.b32 %r435,%r413,%r419,%r433;
mov.u32 %r436,21520;
prmt.b32 %r572,%r434,%r435,%r436;
prmt.b32 %r437,%r423,%r426,%r433;
prmt.b32 %r438,%r429,%r432,%r433;
prmt.b32 %r571,%r437,%r438,%r436;
mov.u32 %r555,%r152;
mov.u32 %r556,%r150;
mov.u32 %r557,%r148;
mov.u32 %r558,%r146;
mov.u32 %r559,%r144;
mov.u32 %r560,%r142;
mov.u32 %r561,%r140;
mov.u32 %r562,%r138;
$8_48:
setp.gt.s32 %p55,%r137,%r19;
@%p55 bra $8_76;
setp.lt.u32 %p56,%r137,%r525;
setp.gt.s32 %p57,%r15,3;
add.s32 %r444,%r15,12;
setp.le.s32 %p58,%r444,%r524;
and.pred %p59,%p57,%p58;
and.pred %p60,%p59,%p56;
@%p60 bra $8_75;
bra.uni $8_50;
$8_75:
add.s64 %rd93,%rd105,%rd101;
ld.global.nc.u32 %r623,[%rd93];
add.s64 %rd94,%rd93,4;
ld.global.nc.u32 %r626,[%rd94];
add.s64 %rd95,%rd93,8;
ld.global.nc.u32 %r625,[%rd95];
add.s64 %rd96,%rd93,12;
ld.global.nc.u32 %r624,[%rd96];
bra.uni $8_76;
$8_50:
setp.eq.s32 %p62,%r228,0;
or.pred %p63,%p56,%p62;
selp.b32 %r612,%r137,-1,%p56;
@%p63 bra $8_58;
setp.eq.s32 %p64,%r228,1;
setp.eq.s32 %p65,%r525,1;
or.pred %p66,%p64,%p65;
@%p66 bra $8_57;
bra.uni $8_52;
$8_57:
max.s32 %r449,%r137,0;
add.s32 %r450,%r525,-1;
min.s32 %r612,%r449,%r450;
bra.uni $8_58;
$8_52:
mov.u32 %r612,%r137;
setp.eq.s32 %p67,%r228,4;
@%p67 bra $8_56;
bra.uni $8_54;
$8_56:
.pragma "nounroll";
neg.s32 %r523,%r525;
setp.lt.s32 %p71,%r612,0;
selp.b32 %r448,%r525,%r523,%p71;
add.s32 %r612,%r448,%r612;
setp.lt.u32 %p72,%r612,%r525;
@%p72 bra $8_58;
bra.uni $8_56;
$8_54:
.pragma "nounroll";
shl.b32 %r522,%r525,1;
add.s32 %r521,%r276,%r522;
setp.lt.s32 %p69,%r612,0;
selp.b32 %r447,%r25,%r521,%p69;
sub.s32 %r612,%r447,%r612;
setp.lt.u32 %p70,%r612,%r525;
@%p70 bra $8_58;
bra.uni $8_54;
$8_58:
cvt.s64.s32 %rd84,%r612;
mul.lo.s64 %rd35,%rd101,%rd84;
mov.u32 %r614,3;
mov.u32 %r623,0;
mov.u32 %r626,%r623;
mov.u32 %r625,%r623;
$8_59:
.pragma "nounroll";
mov.u32 %r624,%r625;
mov.u32 %r625,%r626;
mov.u32 %r186,%r614;
mov.u32 %r626,%r623;
mul.lo.s32 %r623,%r230,16843009;
setp.lt.s32 %p73,%r612,0;
@%p73 bra $8_74;
shl.b32 %r455,%r186,2;
add.s32 %r461,%r455,%r15;
add.s32 %r188,%r461,-4;
setp.lt.s32 %p74,%r188,0;
setp.gt.s32 %p75,%r461,%r524;
or.pred %p76,%p75,%p74;
@%p76 bra $8_62;
bra.uni $8_61;
$8_62:
mov.u32 %r623,0;
mov.u32 %r617,3;
$8_63:
.pragma "nounroll";
setp.eq.s32 %p99,%r228,0;
shl.b32 %r516,%r186,2;
add.s32 %r515,%r516,%r15;
add.s32 %r514,%r515,-4;
add.s32 %r192,%r617,%r514;
add.s32 %r465,%r192,64;
shr.s32 %r466,%r465,31;
shr.u32 %r467,%r466,30;
add.s32 %r468,%r465,%r467;
shr.s32 %r469,%r468,2;
add.s32 %r193,%r469,-16;
setp.lt.u32 %p77,%r193,%r23;
or.pred %p79,%p77,%p99;
selp.b32 %r621,%r193,-1,%p77;
@%p79 bra $8_71;
setp.eq.s32 %p80,%r228,1;
and.b32 %r470,%r524,-4;
setp.eq.s32 %p81,%r470,4;
or.pred %p82,%p80,%p81;
@%p82 bra $8_70;
bra.uni $8_65;
$8_70:
max.s32 %r473,%r193,0;
add.s32 %r474,%r23,-1;
min.s32 %r621,%r473,%r474;
bra.uni $8_71;
$8_65:
mov.u32 %r621,%r193;
setp.eq.s32 %p83,%r228,4;
@%p83 bra $8_69;
bra.uni $8_67;
$8_69:
.pragma "nounroll";
setp.lt.s32 %p86,%r621,0;
selp.b32 %r472,%r23,%r24,%p86;
add.s32 %r621,%r472,%r621;
setp.lt.u32 %p87,%r621,%r23;
@%p87 bra $8_71;
bra.uni $8_69;
$8_67:
.pragma "nounroll";
setp.lt.s32 %p84,%r621,0;
selp.b32 %r471,%r25,%r26,%p84;
sub.s32 %r621,%r471,%r621;
setp.lt.u32 %p85,%r621,%r23;
@%p85 bra $8_71;
bra.uni $8_67;
$8_71:
mul.lo.s32 %r622,%r230,16843009;
setp.lt.s32 %p88,%r621,0;
shl.b32 %r475,%r193,2;
sub.s32 %r202,%r192,%r475;
@%p88 bra $8_73;
shl.b32 %r477,%r621,2;
cvt.s64.s32 %rd89,%r477;
cvt.s64.s32 %rd90,%r202;
add.s64 %rd91,%rd35,%rd90;
add.s64 %rd92,%rd91,%rd89;
add.s64 %rd88,%rd100,%rd92;
ld.global.nc.u8 %r622,[%rd88];
$8_73:
and.b32 %r478,%r622,255;
prmt.b32 %r623,%r623,%r478,8452;
add.s32 %r206,%r617,-1;
setp.gt.s32 %p89,%r617,0;
mov.u32 %r617,%r206;
@%p89 bra $8_63;
bra.uni $8_74;
$8_61:
shl.b32 %r513,%r186,2;
add.s32 %r512,%r513,%r15;
add.s32 %r511,%r512,-4;
cvt.s64.s32 %rd86,%r511;
add.s64 %rd87,%rd35,%rd86;
add.s64 %rd85,%rd100,%rd87;
ld.global.nc.u32 %r623,[%rd85];
$8_74:
add.s32 %r614,%r186,-1;
setp.gt.s32 %p90,%r186,0;
@%p90 bra $8_59;
$8_76:
setp.lt.s32 %p91,%r552,%r16;
setp.ge.s32 %p92,%r552,%r19;
or.pred %p93,%p91,%p92;
@%p93 bra $8_83;
@%p1 bra $8_79;
bra.uni $8_78;
$8_79:
setp.lt.s32 %p94,%r22,1;
@%p94 bra $8_82;
mov.u32 %r628,0;
$8_81:
.pragma "nounroll";
min.s32 %r517,%r22,8;
setp.lt.u32 %p95,%r628,4;
selp.b32 %r491,%r572,%r571,%p95;
xor.b32 %r492,%r491,%r231;
shl.b32 %r493,%r628,3;
and.b32 %r494,%r493,24;
shr.u32 %r495,%r492,%r494;
cvt.s64.s32 %rd97,%r628;
add.s64 %rd98,%rd106,%rd97;
st.u8 [%rd98],%r495;
add.s32 %r628,%r628,1;
setp.lt.s32 %p96,%r628,%r517;
@%p96 bra $8_81;
bra.uni $8_82;
$8_78:
xor.b32 %r488,%r571,%r231;
xor.b32 %r489,%r572,%r231;
st.v2.u32 [%rd106],{%r489,%r488};
$8_82:
add.s64 %rd106,%rd106,%rd103;
$8_83:
add.s32 %r552,%r552,2;
setp.le.s32 %p97,%r552,%r19;
shl.b64 %rd99,%rd101,1;
add.s64 %rd105,%rd105,%rd99;
@%p97 bra $8_9;
$8_84:
ret;
}
.visible .entry morphology_5_1(
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
.minnctapersm 3
{
.reg .pred %p<100>;
.reg .b32 %r<779>;
.reg .b64 %rd<104>;
ld.param.u64 %rd39,[p0];
ld.param.v2.u32 {%r626,%r627},[p1+32];
ld.param.v2.u32 {%r310,%r311},[p1+40];
ld.param.u64 %rd44,[p2];
ld.param.v2.u32 {%r628,%r629},[p3+32];
ld.param.v2.u32 {%r314,%r315},[p3+40];
ld.param.u32 %r304,[p4];
ld.param.u32 %r305,[p5];
ld.param.u32 %r306,[p6];
ld.param.u32 %r307,[p7];
ld.param.u64 %rd99,[p3+8];
ld.param.u64 %rd45,[p3];
ld.param.u64 %rd97,[p1+8];
ld.param.u64 %rd40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r311,0;
@%p2 bra $9_2;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r626,%r627},[%rd51+32];
ld.global.u64 %rd97,[%rd51+8];
ld.global.u64 %rd96,[%rd51];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd96,%rd39,%rd53;
$9_3:
setp.eq.s32 %p3,%r315,0;
@%p3 bra $9_5;
cvta.to.global.u64 %rd54,%rd44;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r628,%r629},[%rd56+32];
ld.global.u64 %rd99,[%rd56+8];
ld.global.u64 %rd98,[%rd56];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd45,%rd57;
add.s64 %rd98,%rd44,%rd58;
$9_6:
mov.u32 %r320,%ctaid.x;
shl.b32 %r321,%r320,5;
mov.u32 %r322,%tid.x;
add.s32 %r323,%r321,%r322;
shl.b32 %r16,%r323,3;
mov.u32 %r324,%ctaid.y;
shl.b32 %r325,%r324,3;
mov.u32 %r326,%tid.y;
add.s32 %r327,%r325,%r326;
mul.lo.s32 %r17,%r327,%r305;
setp.le.s32 %p4,%r628,%r16;
setp.ge.s32 %p5,%r17,%r629;
or.pred %p6,%p4,%p5;
@%p6 bra $9_84;
add.s32 %r328,%r17,%r305;
min.s32 %r20,%r328,%r629;
add.s32 %r21,%r20,2;
add.s32 %r670,%r17,-4;
setp.ge.s32 %p7,%r670,%r21;
@%p7 bra $9_84;
add.s32 %r362,%r16,-4;
cvt.s64.s32 %rd59,%r16;
cvt.s64.s32 %rd60,%r17;
mul.lo.s64 %rd61,%rd99,%rd60;
add.s64 %rd62,%rd61,%rd59;
add.s64 %rd102,%rd98,%rd62;
or.b64 %rd63,%rd99,%rd102;
and.b64 %rd64,%rd63,7;
setp.ne.s64 %p8,%rd64,0;
add.s32 %r363,%r16,8;
setp.gt.s32 %p9,%r363,%r628;
or.pred %p1,%p9,%p8;
neg.s32 %r23,%r626;
setp.eq.s32 %p10,%r304,2;
selp.b32 %r24,-1,0,%p10;
selp.b32 %r364,-1,-2,%p10;
shl.b32 %r365,%r626,1;
add.s32 %r25,%r364,%r365;
sub.s32 %r26,%r628,%r16;
cvt.s64.s32 %rd65,%r362;
add.s32 %r366,%r17,-2;
cvt.s64.s32 %rd66,%r366;
mul.lo.s64 %rd67,%rd97,%rd66;
add.s64 %rd68,%rd67,%rd65;
add.s64 %rd101,%rd96,%rd68;
mov.u32 %r673,255;
mov.u32 %r674,%r673;
mov.u32 %r675,%r673;
mov.u32 %r676,%r673;
mov.u32 %r677,%r673;
mov.u32 %r678,%r673;
mov.u32 %r679,%r673;
mov.u32 %r680,%r673;
mov.u32 %r681,%r673;
mov.u32 %r682,%r673;
mov.u32 %r683,%r673;
mov.u32 %r684,%r673;
mov.u32 %r685,%r673;
mov.u32 %r686,%r673;
mov.u32 %r687,%r673;
mov.u32 %r688,%r673;
mov.u32 %r689,%r673;
mov.u32 %r690,%r673;
mov.u32 %r691,%r673;
mov.u32 %r692,%r673;
mov.u32 %r693,%r673;
mov.u32 %r694,%r673;
mov.u32 %r695,%r673;
mov.u32 %r696,%r673;
mov.u32 %r697,%r673;
mov.u32 %r698,%r673;
mov.u32 %r699,%r673;
mov.u32 %r700,%r673;
mov.u32 %r701,%r673;
mov.u32 %r702,%r673;
mov.u32 %r703,%r673;
mov.u32 %r704,%r673;
$9_9:
.pragma "nounroll";
mad.lo.s32 %r371,%r327,%r305,-2;
setp.lt.s32 %p11,%r670,%r371;
add.s32 %r70,%r670,2;
@%p11 bra $9_11;
xor.b32 %r372,%r720,%r307;
mov.u32 %r373,17474;
mov.u32 %r374,0;
prmt.b32 %r375,%r372,%r374,%r373;
mov.u32 %r376,17475;
prmt.b32 %r377,%r372,%r374,%r376;
min.s32 %r378,%r375,%r377;
xor.b32 %r379,%r723,%r307;
mov.u32 %r380,17472;
prmt.b32 %r381,%r379,%r374,%r380;
min.s32 %r382,%r378,%r381;
mov.u32 %r383,17473;
prmt.b32 %r384,%r379,%r374,%r383;
min.s32 %r385,%r382,%r384;
prmt.b32 %r386,%r379,%r374,%r373;
min.s32 %r71,%r385,%r386;
min.s32 %r387,%r704,%r71;
min.s32 %r704,%r696,%r71;
min.s32 %r696,%r688,%r71;
min.s32 %r688,%r680,%r71;
min.s32 %r388,%r377,%r381;
min.s32 %r389,%r388,%r384;
min.s32 %r390,%r389,%r386;
prmt.b32 %r391,%r379,%r374,%r376;
min.s32 %r75,%r390,%r391;
min.s32 %r392,%r703,%r75;
min.s32 %r703,%r695,%r75;
min.s32 %r695,%r687,%r75;
min.s32 %r687,%r679,%r75;
min.s32 %r393,%r381,%r384;
min.s32 %r394,%r393,%r386;
min.s32 %r395,%r394,%r391;
xor.b32 %r396,%r722,%r307;
prmt.b32 %r397,%r396,%r374,%r380;
min.s32 %r79,%r395,%r397;
min.s32 %r398,%r702,%r79;
min.s32 %r702,%r694,%r79;
min.s32 %r694,%r686,%r79;
min.s32 %r686,%r678,%r79;
min.s32 %r399,%r384,%r386;
min.s32 %r400,%r399,%r391;
min.s32 %r401,%r400,%r397;
prmt.b32 %r402,%r396,%r374,%r383;
min.s32 %r83,%r401,%r402;
min.s32 %r403,%r701,%r83;
min.s32 %r701,%r693,%r83;
min.s32 %r693,%r685,%r83;
min.s32 %r685,%r677,%r83;
min.s32 %r404,%r386,%r391;
min.s32 %r405,%r404,%r397;
min.s32 %r406,%r405,%r402;
prmt.b32 %r407,%r396,%r374,%r373;
min.s32 %r87,%r406,%r407;
min.s32 %r408,%r700,%r87;
min.s32 %r700,%r692,%r87;
min.s32 %r692,%r684,%r87;
min.s32 %r684,%r676,%r87;
min.s32 %r409,%r391,%r397;
min.s32 %r410,%r409,%r402;
min.s32 %r411,%r410,%r407;
prmt.b32 %r412,%r396,%r374,%r376;
min.s32 %r91,%r411,%r412;
min.s32 %r413,%r699,%r91;
min.s32 %r699,%r691,%r91;
min.s32 %r691,%r683,%r91;
min.s32 %r683,%r675,%r91;
min.s32 %r414,%r397,%r402;
min.s32 %r415,%r414,%r407;
min.s32 %r416,%r415,%r412;
xor.b32 %r417,%r721,%r307;
prmt.b32 %r418,%r417,%r374,%r380;
min.s32 %r95,%r416,%r418;
min.s32 %r419,%r698,%r95;
min.s32 %r698,%r690,%r95;
min.s32 %r690,%r682,%r95;
min.s32 %r682,%r674,%r95;
min.s32 %r420,%r402,%r407;
min.s32 %r421,%r420,%r412;
min.s32 %r422,%r421,%r418;
prmt.b32 %r423,%r417,%r374,%r383;
min.s32 %r99,%r422,%r423;
min.s32 %r424,%r697,%r99;
min.s32 %r697,%r689,%r99;
min.s32 %r689,%r681,%r99;
min.s32 %r681,%r673,%r99;
mov.u32 %r425,64;
prmt.b32 %r426,%r387,%r392,%r425;
prmt.b32 %r427,%r398,%r403,%r425;
mov.u32 %r428,21520;
prmt.b32 %r706,%r426,%r427,%r428;
prmt.b32 %r429,%r408,%r413,%r425;
prmt.b32 %r430,%r419,%r424,%r425;
prmt.b32 %r705,%r429,%r430,%r428;
mov.u32 %r673,%r99;
mov.u32 %r674,%r95;
mov.u32 %r675,%r91;
mov.u32 %r676,%r87;
mov.u32 %r677,%r83;
mov.u32 %r678,%r79;
mov.u32 %r679,%r75;
mov.u32 %r680,%r71;
$9_11:
setp.ge.s32 %p12,%r70,%r21;
@%p12 bra $9_39;
add.s32 %r623,%r670,2;
setp.lt.u32 %p13,%r623,%r627;
setp.gt.s32 %p14,%r16,3;
add.s32 %r436,%r16,12;
setp.le.s32 %p15,%r436,%r626;
and.pred %p16,%p14,%p15;
and.pred %p17,%p16,%p13;
@%p17 bra $9_38;
bra.uni $9_13;
$9_38:
ld.global.nc.u32 %r720,[%rd101];
add.s64 %rd77,%rd101,4;
ld.global.nc.u32 %r723,[%rd77];
add.s64 %rd78,%rd101,8;
ld.global.nc.u32 %r722,[%rd78];
add.s64 %rd79,%rd101,12;
ld.global.nc.u32 %r721,[%rd79];
bra.uni $9_39;
$9_13:
add.s32 %r601,%r670,2;
setp.eq.s32 %p19,%r304,0;
or.pred %p20,%p13,%p19;
selp.b32 %r709,%r601,-1,%p13;
@%p20 bra $9_21;
setp.eq.s32 %p21,%r304,1;
setp.eq.s32 %p22,%r627,1;
or.pred %p23,%p21,%p22;
@%p23 bra $9_20;
bra.uni $9_15;
$9_20:
add.s32 %r604,%r670,2;
max.s32 %r441,%r604,0;
add.s32 %r442,%r627,-1;
min.s32 %r709,%r441,%r442;
bra.uni $9_21;
$9_15:
add.s32 %r709,%r670,2;
setp.eq.s32 %p24,%r304,4;
@%p24 bra $9_19;
bra.uni $9_17;
$9_19:
.pragma "nounroll";
neg.s32 %r607,%r627;
setp.lt.s32 %p28,%r709,0;
selp.b32 %r440,%r627,%r607,%p28;
add.s32 %r709,%r440,%r709;
setp.lt.u32 %p29,%r709,%r627;
@%p29 bra $9_21;
bra.uni $9_19;
$9_17:
.pragma "nounroll";
shl.b32 %r606,%r627,1;
add.s32 %r605,%r364,%r606;
setp.lt.s32 %p26,%r709,0;
selp.b32 %r439,%r24,%r605,%p26;
sub.s32 %r709,%r439,%r709;
setp.lt.u32 %p27,%r709,%r627;
@%p27 bra $9_21;
bra.uni $9_17;
$9_21:
cvt.s64.s32 %rd69,%r709;
mul.lo.s64 %rd32,%rd97,%rd69;
mov.u32 %r711,3;
mov.u32 %r720,0;
mov.u32 %r723,%r720;
mov.u32 %r722,%r720;
$9_22:
.pragma "nounroll";
mov.u32 %r721,%r722;
mov.u32 %r722,%r723;
mov.u32 %r151,%r711;
mov.u32 %r723,%r720;
mul.lo.s32 %r720,%r306,16843009;
setp.lt.s32 %p30,%r709,0;
@%p30 bra $9_37;
shl.b32 %r447,%r151,2;
add.s32 %r453,%r447,%r16;
add.s32 %r153,%r453,-4;
setp.lt.s32 %p31,%r153,0;
setp.gt.s32 %p32,%r453,%r626;
or.pred %p33,%p32,%p31;
@%p33 bra $9_25;
bra.uni $9_24;
$9_25:
mov.u32 %r720,0;
mov.u32 %r714,3;
$9_26:
.pragma "nounroll";
setp.eq.s32 %p98,%r304,0;
shl.b32 %r600,%r151,2;
add.s32 %r599,%r600,%r16;
add.s32 %r598,%r599,-4;
add.s32 %r157,%r714,%r598;
setp.lt.u32 %p34,%r157,%r626;
or.pred %p36,%p34,%p98;
selp.b32 %r718,%r157,-1,%p34;
@%p36 bra $9_34;
setp.eq.s32 %p37,%r304,1;
setp.eq.s32 %p38,%r626,1;
or.pred %p39,%p37,%p38;
@%p39 bra $9_33;
bra.uni $9_28;
$9_33:
max.s32 %r459,%r157,0;
add.s32 %r460,%r626,-1;
min.s32 %r718,%r459,%r460;
bra.uni $9_34;
$9_28:
mov.u32 %r718,%r157;
setp.eq.s32 %p40,%r304,4;
@%p40 bra $9_32;
bra.uni $9_30;
$9_32:
.pragma "nounroll";
setp.lt.s32 %p43,%r718,0;
selp.b32 %r458,%r626,%r23,%p43;
add.s32 %r718,%r458,%r718;
setp.lt.u32 %p44,%r718,%r626;
@%p44 bra $9_34;
bra.uni $9_32;
$9_30:
.pragma "nounroll";
setp.lt.s32 %p41,%r718,0;
selp.b32 %r457,%r24,%r25,%p41;
sub.s32 %r718,%r457,%r718;
setp.lt.u32 %p42,%r718,%r626;
@%p42 bra $9_34;
bra.uni $9_30;
$9_34:
mul.lo.s32 %r719,%r306,16843009;
setp.lt.s32 %p45,%r718,0;
@%p45 bra $9_36;
cvt.s64.s32 %rd74,%r718;
add.s64 %rd75,%rd32,%rd74;
add.s64 %rd73,%rd96,%rd75;
ld.global.nc.u8 %r719,[%rd73];
$9_36:
and.b32 %r462,%r719,255;
prmt.b32 %r720,%r720,%r462,8452;
add.s32 %r169,%r714,-1;
setp.gt.s32 %p46,%r714,0;
mov.u32 %r714,%r169;
@%p46 bra $9_26;
bra.uni $9_37;
$9_24:
shl.b32 %r597,%r151,2;
add.s32 %r596,%r597,%r16;
add.s32 %r595,%r596,-4;
cvt.s64.s32 %rd71,%r595;
add.s64 %rd72,%rd32,%rd71;
add.s64 %rd70,%rd96,%rd72;
ld.global.nc.u32 %r720,[%rd70];
$9_37:
add.s32 %r711,%r151,-1;
setp.gt.s32 %p47,%r151,0;
@%p47 bra $9_22;
$9_39:
add.s32 %r472,%r670,-2;
setp.lt.s32 %p48,%r472,%r17;
setp.ge.s32 %p49,%r472,%r20;
or.pred %p50,%p49,%p48;
@%p50 bra $9_46;
@%p1 bra $9_42;
bra.uni $9_41;
$9_42:
setp.lt.s32 %p51,%r26,1;
@%p51 bra $9_45;
mov.u32 %r725,0;
$9_44:
.pragma "nounroll";
min.s32 %r608,%r26,8;
setp.lt.u32 %p52,%r725,4;
selp.b32 %r476,%r706,%r705,%p52;
xor.b32 %r477,%r476,%r307;
shl.b32 %r478,%r725,3;
and.b32 %r479,%r478,24;
shr.u32 %r480,%r477,%r479;
cvt.s64.s32 %rd80,%r725;
add.s64 %rd81,%rd102,%rd80;
st.u8 [%rd81],%r480;
add.s32 %r725,%r725,1;
setp.lt.s32 %p53,%r725,%r608;
@%p53 bra $9_44;
bra.uni $9_45;
$9_41:
xor.b32 %r473,%r705,%r307;
xor.b32 %r474,%r706,%r307;
st.v2.u32 [%rd102],{%r474,%r473};
$9_45:
add.s64 %rd102,%rd102,%rd99;
$9_46:
@%p11 bra $9_48;
xor.b32 %r486,%r773,%r307;
mov.u32 %r487,17474;
mov.u32 %r488,0;
prmt.b32 %r489,%r486,%r488,%r487;
mov.u32 %r490,17475;
prmt.b32 %r491,%r486,%r488,%r490;
min.s32 %r492,%r489,%r491;
xor.b32 %r493,%r776,%r307;
mov.u32 %r494,17472;
prmt.b32 %r495,%r493,%r488,%r494;
min.s32 %r496,%r492,%r495;
mov.u32 %r497,17473;
prmt.b32 %r498,%r493,%r488,%r497;
min.s32 %r499,%r496,%r498;
prmt.b32 %r500,%r493,%r488,%r487;
min.s32 %r184,%r499,%r500;
min.s32 %r501,%r704,%r184;
min.s32 %r704,%r696,%r184;
min.s32 %r696,%r688,%r184;
min.s32 %r688,%r680,%r184;
min.s32 %r502,%r491,%r495;
min.s32 %r503,%r502,%r498;
min.s32 %r504,%r503,%r500;
prmt.b32 %r505,%r493,%r488,%r490;
min.s32 %r188,%r504,%r505;
min.s32 %r506,%r703,%r188;
min.s32 %r703,%r695,%r188;
min.s32 %r695,%r687,%r188;
min.s32 %r687,%r679,%r188;
min.s32 %r507,%r495,%r498;
min.s32 %r508,%r507,%r500;
min.s32 %r509,%r508,%r505;
xor.b32 %r510,%r775,%r307;
prmt.b32 %r511,%r510,%r488,%r494;
min.s32 %r192,%r509,%r511;
min.s32 %r512,%r702,%r192;
min.s32 %r702,%r694,%r192;
min.s32 %r694,%r686,%r192;
min.s32 %r686,%r678,%r192;
min.s32 %r513,%r498,%r500;
min.s32 %r514,%r513,%r505;
min.s32 %r515,%r514,%r511;
prmt.b32 %r516,%r510,%r488,%r497;
min.s32 %r196,%r515,%r516;
min.s32 %r517,%r701,%r196;
min.s32 %r701,%r693,%r196;
min.s32 %r693,%r685,%r196;
min.s32 %r685,%r677,%r196;
min.s32 %r518,%r500,%r505;
min.s32 %r519,%r518,%r511;
min.s32 %r520,%r519,%r516;
prmt.b32 %r521,%r510,%r488,%r487;
min.s32 %r200,%r520,%r521;
min.s32 %r522,%r700,%r200;
min.s32 %r700,%r692,%r200;
min.s32 %r692,%r684,%r200;
min.s32 %r684,%r676,%r200;
min.s32 %r523,%r505,%r511;
min.s32 %r524,%r523,%r516;
min.s32 %r525,%r524,%r521;
prmt.b32 %r526,%r510,%r488,%r490;
min.s32 %r204,%r525,%r526;
min.s32 %r527,%r699,%r204;
min.s32 %r699,%r691,%r204;
min.s32 %r691,%r683,%r204;
min.s32 %r683,%r675,%r204;
min.s32 %r528,%r511,%r516;
min.s32 %r529,%r528,%r521;
min.s32 %r530,%r529,%r526;
xor.b32 %r531,%r774,%r307;
prmt.b32 %r532,%r531,%r488,%r494;
min.s32 %r208,%r530,%r532;
min.s32 %r533,%r698,%r208;
min.s32 %r698,%r690,%r208;
min.s32 %r690,%r682,%r208;
min.s32 %r682,%r674,%r208;
min.s32 %r534,%r516,%r521;
min.s32 %r535,%r534,%r526;
min.s32 %r536,%r535,%r532;
prmt.b32 %r537,%r531,%r488,%r497;
min.s32 %r212,%r536,%r537;
min.s32 %r538,%r697,%r212;
min.s32 %r697,%r689,%r212;
min.s32 %r689,%r681,%r212;
min.s32 %r681,%r673,%r212;
mov.u32 %r539,64;
prmt.b32 %r540,%r501,%r506,%r539;
prmt.b32 %r541,%r512,%r517,%r539;
mov.u32 %r542,21520;
prmt.b32 %r706,%r540,%r541,%r542;
prmt.b32 %r543,%r522,%r527,%r539;
prmt.b32 %r544,%r533,%r538,%r539;
prmt.b32 %r705,%r543,%r544,%r542;
mov.u32 %r673,%r212;
mov.u32 %r674,%r208;
mov.u32 %r675,%r204;
mov.u32 %r676,%r200;
mov.u32 %r677,%r196;
mov.u32 %r678,%r192;
mov.u32 %r679,%r188;
mov.u32 %r680,%r184;
$9_48:
add.s32 %r624,%r670,3;
setp.ge.s32 %p55,%r624,%r21;
@%p55 bra $9_76;
add.s32 %r625,%r670,3;
setp.lt.u32 %p56,%r625,%r627;
setp.gt.s32 %p57,%r16,3;
add.s32 %r550,%r16,12;
setp.le.s32 %p58,%r550,%r626;
and.pred %p59,%p57,%p58;
and.pred %p60,%p59,%p56;
@%p60 bra $9_75;
bra.uni $9_50;
$9_75:
add.s64 %rd89,%rd101,%rd97;
ld.global.nc.u32 %r773,[%rd89];
add.s64 %rd90,%rd89,4;
ld.global.nc.u32 %r776,[%rd90];
add.s64 %rd91,%rd89,8;
ld.global.nc.u32 %r775,[%rd91];
add.s64 %rd92,%rd89,12;
ld.global.nc.u32 %r774,[%rd92];
bra.uni $9_76;
$9_50:
add.s32 %r609,%r670,3;
setp.eq.s32 %p62,%r304,0;
or.pred %p63,%p56,%p62;
selp.b32 %r762,%r609,-1,%p56;
@%p63 bra $9_58;
setp.eq.s32 %p64,%r304,1;
setp.eq.s32 %p65,%r627,1;
or.pred %p66,%p64,%p65;
@%p66 bra $9_57;
bra.uni $9_52;
$9_57:
add.s32 %r612,%r670,3;
max.s32 %r555,%r612,0;
add.s32 %r556,%r627,-1;
min.s32 %r762,%r555,%r556;
bra.uni $9_58;
$9_52:
add.s32 %r762,%r670,3;
setp.eq.s32 %p67,%r304,4;
@%p67 bra $9_56;
bra.uni $9_54;
$9_56:
.pragma "nounroll";
neg.s32 %r615,%r627;
setp.lt.s32 %p71,%r762,0;
selp.b32 %r554,%r627,%r615,%p71;
add.s32 %r762,%r554,%r762;
setp.lt.u32 %p72,%r762,%r627;
@%p72 bra $9_58;
bra.uni $9_56;
$9_54:
.pragma "nounroll";
shl.b32 %r614,%r627,1;
add.s32 %r613,%r364,%r614;
setp.lt.s32 %p69,%r762,0;
selp.b32 %r553,%r24,%r613,%p69;
sub.s32 %r762,%r553,%r762;
setp.lt.u32 %p70,%r762,%r627;
@%p70 bra $9_58;
bra.uni $9_54;
$9_58:
cvt.s64.s32 %rd82,%r762;
mul.lo.s64 %rd35,%rd97,%rd82;
mov.u32 %r764,3;
mov.u32 %r773,0;
mov.u32 %r776,%r773;
mov.u32 %r775,%r773;
$9_59:
.pragma "nounroll";
mov.u32 %r774,%r775;
mov.u32 %r775,%r776;
mov.u32 %r264,%r764;
mov.u32 %r776,%r773;
mul.lo.s32 %r773,%r306,16843009;
setp.lt.s32 %p73,%r762,0;
@%p73 bra $9_74;
shl.b32 %r561,%r264,2;
add.s32 %r567,%r561,%r16;
add.s32 %r266,%r567,-4;
setp.lt.s32 %p74,%r266,0;
setp.gt.s32 %p75,%r567,%r626;
or.pred %p76,%p75,%p74;
@%p76 bra $9_62;
bra.uni $9_61;
$9_62:
mov.u32 %r773,0;
mov.u32 %r767,3;
$9_63:
.pragma "nounroll";
shl.b32 %r621,%r264,2;
add.s32 %r620,%r621,%r16;
add.s32 %r619,%r620,-4;
setp.eq.s32 %p99,%r304,0;
add.s32 %r270,%r767,%r619;
setp.lt.u32 %p77,%r270,%r626;
or.pred %p79,%p77,%p99;
selp.b32 %r771,%r270,-1,%p77;
@%p79 bra $9_71;
setp.eq.s32 %p80,%r304,1;
setp.eq.s32 %p81,%r626,1;
or.pred %p82,%p80,%p81;
@%p82 bra $9_70;
bra.uni $9_65;
$9_70:
max.s32 %r573,%r270,0;
add.s32 %r574,%r626,-1;
min.s32 %r771,%r573,%r574;
bra.uni $9_71;
$9_65:
mov.u32 %r771,%r270;
setp.eq.s32 %p83,%r304,4;
@%p83 bra $9_69;
bra.uni $9_67;
$9_69:
.pragma "nounroll";
setp.lt.s32 %p86,%r771,0;
selp.b32 %r572,%r626,%r23,%p86;
add.s32 %r771,%r572,%r771;
setp.lt.u32 %p87,%r771,%r626;
@%p87 bra $9_71;
bra.uni $9_69;
$9_67:
.pragma "nounroll";
setp.lt.s32 %p84,%r771,0;
selp.b32 %r571,%r24,%r25,%p84;
sub.s32 %r771,%r571,%r771;
setp.lt.u32 %p85,%r771,%r626;
@%p85 bra $9_71;
bra.uni $9_67;
$9_71:
mul.lo.s32 %r772,%r306,16843009;
setp.lt.s32 %p88,%r771,0;
@%p88 bra $9_73;
cvt.s64.s32 %rd87,%r771;
add.s64 %rd88,%rd35,%rd87;
add.s64 %rd86,%rd96,%rd88;
ld.global.nc.u8 %r772,[%rd86];
$9_73:
and.b32 %r576,%r772,255;
prmt.b32 %r773,%r773,%r576,8452;
add.s32 %r282,%r767,-1;
setp.gt.s32 %p89,%r767,0;
mov.u32 %r767,%r282;
@%p89 bra $9_63;
bra.uni $9_74;
$9_61:
shl.b32 %r618,%r264,2;
add.s32 %r617,%r618,%r16;
add.s32 %r616,%r617,-4;
cvt.s64.s32 %rd84,%r616;
add.s64 %rd85,%rd35,%rd84;
add.s64 %rd83,%rd96,%rd85;
ld.global.nc.u32 %r773,[%rd83];
$9_74:
add.s32 %r764,%r264,-1;
setp.gt.s32 %p90,%r264,0;
@%p90 bra $9_59;
$9_76:
setp.le.s32 %p91,%r670,%r17;
setp.gt.s32 %p92,%r670,%r20;
or.pred %p93,%p92,%p91;
@%p93 bra $9_83;
@%p1 bra $9_79;
bra.uni $9_78;
$9_79:
setp.lt.s32 %p94,%r26,1;
@%p94 bra $9_82;
mov.u32 %r778,0;
$9_81:
.pragma "nounroll";
min.s32 %r622,%r26,8;
setp.lt.u32 %p95,%r778,4;
selp.b32 %r589,%r706,%r705,%p95;
xor.b32 %r590,%r589,%r307;
shl.b32 %r591,%r778,3;
and.b32 %r592,%r591,24;
shr.u32 %r593,%r590,%r592;
cvt.s64.s32 %rd93,%r778;
add.s64 %rd94,%rd102,%rd93;
st.u8 [%rd94],%r593;
add.s32 %r778,%r778,1;
setp.lt.s32 %p96,%r778,%r622;
@%p96 bra $9_81;
bra.uni $9_82;
$9_78:
xor.b32 %r586,%r705,%r307;
xor.b32 %r587,%r706,%r307;
st.v2.u32 [%rd102],{%r587,%r586};
$9_82:
add.s64 %rd102,%rd102,%rd99;
$9_83:
add.s32 %r670,%r670,2;
setp.lt.s32 %p97,%r670,%r21;
shl.b64 %rd95,%rd97,1;
add.s64 %rd101,%rd101,%rd95;
@%p97 bra $9_9;
$9_84:
ret;
}
.visible .entry morphology_5_3(
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
.minnctapersm 3
{
.reg .pred %p<100>;
.reg .b32 %r<846>;
.reg .b64 %rd<112>;
ld.param.u64 %rd39,[p0];
ld.param.v2.u32 {%r681,%r682},[p1+32];
ld.param.v2.u32 {%r331,%r332},[p1+40];
ld.param.u64 %rd44,[p2];
ld.param.v2.u32 {%r683,%r684},[p3+32];
ld.param.v2.u32 {%r335,%r336},[p3+40];
ld.param.u32 %r325,[p4];
ld.param.u32 %r326,[p5];
ld.param.u32 %r327,[p6];
ld.param.u32 %r328,[p7];
ld.param.u64 %rd107,[p3+8];
ld.param.u64 %rd45,[p3];
ld.param.u64 %rd105,[p1+8];
ld.param.u64 %rd40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r332,0;
@%p2 bra $10_2;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r681,%r682},[%rd51+32];
ld.global.u64 %rd105,[%rd51+8];
ld.global.u64 %rd104,[%rd51];
bra.uni $10_3;
$10_2:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd104,%rd39,%rd53;
$10_3:
setp.eq.s32 %p3,%r336,0;
@%p3 bra $10_5;
cvta.to.global.u64 %rd54,%rd44;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r683,%r684},[%rd56+32];
ld.global.u64 %rd107,[%rd56+8];
ld.global.u64 %rd106,[%rd56];
bra.uni $10_6;
$10_5:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd45,%rd57;
add.s64 %rd106,%rd44,%rd58;
$10_6:
mov.u32 %r341,%ctaid.x;
shl.b32 %r342,%r341,5;
mov.u32 %r343,%tid.x;
add.s32 %r344,%r342,%r343;
shl.b32 %r15,%r344,3;
mov.u32 %r345,%ctaid.y;
shl.b32 %r346,%r345,3;
mov.u32 %r347,%tid.y;
add.s32 %r348,%r346,%r347;
mul.lo.s32 %r16,%r348,%r326;
setp.le.s32 %p4,%r683,%r15;
setp.ge.s32 %p5,%r16,%r684;
or.pred %p6,%p4,%p5;
@%p6 bra $10_84;
add.s32 %r349,%r16,%r326;
min.s32 %r19,%r349,%r684;
add.s32 %r20,%r19,2;
add.s32 %r729,%r16,-4;
setp.ge.s32 %p7,%r729,%r20;
@%p7 bra $10_84;
add.s32 %r383,%r15,-8;
cvt.s64.s32 %rd59,%r15;
cvt.s64.s32 %rd60,%r16;
mul.lo.s64 %rd61,%rd107,%rd60;
add.s64 %rd62,%rd61,%rd59;
add.s64 %rd110,%rd106,%rd62;
or.b64 %rd63,%rd107,%rd110;
and.b64 %rd64,%rd63,7;
setp.ne.s64 %p8,%rd64,0;
add.s32 %r384,%r15,8;
setp.gt.s32 %p9,%r384,%r683;
or.pred %p1,%p9,%p8;
mul.hi.s32 %r385,%r681,1431655766;
shr.u32 %r386,%r385,31;
add.s32 %r23,%r385,%r386;
neg.s32 %r24,%r23;
setp.eq.s32 %p10,%r325,2;
selp.b32 %r25,-1,0,%p10;
shl.b32 %r387,%r23,1;
selp.b32 %r388,-1,-2,%p10;
add.s32 %r26,%r388,%r387;
sub.s32 %r27,%r683,%r15;
cvt.s64.s32 %rd65,%r383;
add.s32 %r389,%r16,-2;
cvt.s64.s32 %rd66,%r389;
mul.lo.s64 %rd67,%rd105,%rd66;
add.s64 %rd68,%rd67,%rd65;
add.s64 %rd109,%rd104,%rd68;
mov.u32 %r732,255;
mov.u32 %r733,%r732;
mov.u32 %r734,%r732;
mov.u32 %r735,%r732;
mov.u32 %r736,%r732;
mov.u32 %r737,%r732;
mov.u32 %r738,%r732;
mov.u32 %r739,%r732;
mov.u32 %r740,%r732;
mov.u32 %r741,%r732;
mov.u32 %r742,%r732;
mov.u32 %r743,%r732;
mov.u32 %r744,%r732;
mov.u32 %r745,%r732;
mov.u32 %r746,%r732;
mov.u32 %r747,%r732;
mov.u32 %r748,%r732;
mov.u32 %r749,%r732;
mov.u32 %r750,%r732;
mov.u32 %r751,%r732;
mov.u32 %r752,%r732;
mov.u32 %r753,%r732;
mov.u32 %r754,%r732;
mov.u32 %r755,%r732;
mov.u32 %r756,%r732;
mov.u32 %r757,%r732;
mov.u32 %r758,%r732;
mov.u32 %r759,%r732;
mov.u32 %r760,%r732;
mov.u32 %r761,%r732;
mov.u32 %r762,%r732;
mov.u32 %r763,%r732;
$10_9:
.pragma "nounroll";
ld.param.u32 %r660,[p5];
mad.lo.s32 %r394,%r348,%r660,-2;
setp.lt.s32 %p11,%r729,%r394;
@%p11 bra $10_11;
xor.b32 %r395,%r781,%r328;
mov.u32 %r396,17474;
mov.u32 %r397,0;
prmt.b32 %r398,%r395,%r397,%r396;
xor.b32 %r399,%r786,%r328;
mov.u32 %r400,17473;
prmt.b32 %r401,%r399,%r397,%r400;
min.s32 %r402,%r398,%r401;
xor.b32 %r403,%r785,%r328;
mov.u32 %r404,17472;
prmt.b32 %r405,%r403,%r397,%r404;
min.s32 %r406,%r402,%r405;
mov.u32 %r407,17475;
prmt.b32 %r408,%r403,%r397,%r407;
min.s32 %r409,%r406,%r408;
xor.b32 %r410,%r784,%r328;
prmt.b32 %r411,%r410,%r397,%r396;
min.s32 %r76,%r409,%r411;
min.s32 %r412,%r763,%r76;
min.s32 %r763,%r755,%r76;
min.s32 %r755,%r747,%r76;
min.s32 %r747,%r739,%r76;
prmt.b32 %r413,%r395,%r397,%r407;
prmt.b32 %r414,%r399,%r397,%r396;
min.s32 %r415,%r413,%r414;
prmt.b32 %r416,%r403,%r397,%r400;
min.s32 %r417,%r415,%r416;
prmt.b32 %r418,%r410,%r397,%r404;
min.s32 %r419,%r417,%r418;
prmt.b32 %r420,%r410,%r397,%r407;
min.s32 %r80,%r419,%r420;
min.s32 %r421,%r762,%r80;
min.s32 %r762,%r754,%r80;
min.s32 %r754,%r746,%r80;
min.s32 %r746,%r738,%r80;
prmt.b32 %r422,%r399,%r397,%r404;
prmt.b32 %r423,%r399,%r397,%r407;
min.s32 %r424,%r422,%r423;
prmt.b32 %r425,%r403,%r397,%r396;
min.s32 %r426,%r424,%r425;
prmt.b32 %r427,%r410,%r397,%r400;
min.s32 %r428,%r426,%r427;
xor.b32 %r429,%r783,%r328;
prmt.b32 %r430,%r429,%r397,%r404;
min.s32 %r84,%r428,%r430;
min.s32 %r431,%r761,%r84;
min.s32 %r761,%r753,%r84;
min.s32 %r753,%r745,%r84;
min.s32 %r745,%r737,%r84;
min.s32 %r432,%r401,%r405;
min.s32 %r433,%r432,%r408;
min.s32 %r434,%r433,%r411;
prmt.b32 %r435,%r429,%r397,%r400;
min.s32 %r88,%r434,%r435;
min.s32 %r436,%r760,%r88;
min.s32 %r760,%r752,%r88;
min.s32 %r752,%r744,%r88;
min.s32 %r744,%r736,%r88;
min.s32 %r437,%r414,%r416;
min.s32 %r438,%r437,%r418;
min.s32 %r439,%r438,%r420;
prmt.b32 %r440,%r429,%r397,%r396;
min.s32 %r92,%r439,%r440;
min.s32 %r441,%r759,%r92;
min.s32 %r759,%r751,%r92;
min.s32 %r751,%r743,%r92;
min.s32 %r743,%r735,%r92;
min.s32 %r442,%r423,%r425;
min.s32 %r443,%r442,%r427;
min.s32 %r444,%r443,%r430;
prmt.b32 %r445,%r429,%r397,%r407;
min.s32 %r96,%r444,%r445;
min.s32 %r446,%r758,%r96;
min.s32 %r758,%r750,%r96;
min.s32 %r750,%r742,%r96;
min.s32 %r742,%r734,%r96;
min.s32 %r447,%r405,%r408;
min.s32 %r448,%r447,%r411;
min.s32 %r449,%r448,%r435;
xor.b32 %r450,%r782,%r328;
prmt.b32 %r451,%r450,%r397,%r404;
min.s32 %r100,%r449,%r451;
min.s32 %r452,%r757,%r100;
min.s32 %r757,%r749,%r100;
min.s32 %r749,%r741,%r100;
min.s32 %r741,%r733,%r100;
min.s32 %r453,%r416,%r418;
min.s32 %r454,%r453,%r420;
min.s32 %r455,%r454,%r440;
prmt.b32 %r456,%r450,%r397,%r400;
min.s32 %r104,%r455,%r456;
min.s32 %r457,%r756,%r104;
min.s32 %r756,%r748,%r104;
min.s32 %r748,%r740,%r104;
min.s32 %r740,%r732,%r104;
mov.u32 %r458,64;
prmt.b32 %r459,%r412,%r421,%r458;
prmt.b32 %r460,%r431,%r436,%r458;
mov.u32 %r461,21520;
prmt.b32 %r765,%r459,%r460,%r461;
prmt.b32 %r462,%r441,%r446,%r458;
prmt.b32 %r463,%r452,%r457,%r458;
prmt.b32 %r764,%r462,%r463,%r461;
mov.u32 %r732,%r104;
mov.u32 %r733,%r100;
mov.u32 %r734,%r96;
mov.u32 %r735,%r92;
mov.u32 %r736,%r88;
mov.u32 %r737,%r84;
mov.u32 %r738,%r80;
mov.u32 %r739,%r76;
$10_11:
add.s32 %r661,%r729,2;
setp.ge.s32 %p12,%r661,%r20;
@%p12 bra $10_39;
add.s32 %r662,%r729,2;
setp.lt.u32 %p13,%r662,%r682;
setp.gt.s32 %p14,%r15,7;
add.s32 %r469,%r15,16;
setp.le.s32 %p15,%r469,%r681;
and.pred %p16,%p14,%p15;
and.pred %p17,%p16,%p13;
@%p17 bra $10_38;
bra.uni $10_13;
$10_38:
ld.global.nc.u32 %r781,[%rd109];
add.s64 %rd79,%rd109,4;
ld.global.nc.u32 %r786,[%rd79];
add.s64 %rd80,%rd109,8;
ld.global.nc.u32 %r785,[%rd80];
add.s64 %rd81,%rd109,12;
ld.global.nc.u32 %r784,[%rd81];
add.s64 %rd82,%rd109,16;
ld.global.nc.u32 %r783,[%rd82];
add.s64 %rd83,%rd109,20;
ld.global.nc.u32 %r782,[%rd83];
bra.uni $10_39;
$10_13:
add.s32 %r663,%r729,2;
setp.eq.s32 %p19,%r325,0;
or.pred %p20,%p13,%p19;
selp.b32 %r768,%r663,-1,%p13;
@%p20 bra $10_21;
setp.eq.s32 %p21,%r325,1;
setp.eq.s32 %p22,%r682,1;
or.pred %p23,%p21,%p22;
@%p23 bra $10_20;
bra.uni $10_15;
$10_20:
add.s32 %r666,%r729,2;
max.s32 %r474,%r666,0;
add.s32 %r475,%r682,-1;
min.s32 %r768,%r474,%r475;
bra.uni $10_21;
$10_15:
add.s32 %r768,%r729,2;
setp.eq.s32 %p24,%r325,4;
@%p24 bra $10_18;
bra.uni $10_16;
$10_18:
neg.s32 %r148,%r682;
$10_19:
.pragma "nounroll";
setp.lt.s32 %p28,%r768,0;
selp.b32 %r473,%r682,%r148,%p28;
add.s32 %r768,%r473,%r768;
setp.lt.u32 %p29,%r768,%r682;
@%p29 bra $10_21;
bra.uni $10_19;
$10_16:
shl.b32 %r471,%r682,1;
add.s32 %r145,%r388,%r471;
$10_17:
.pragma "nounroll";
setp.lt.s32 %p26,%r768,0;
selp.b32 %r472,%r25,%r145,%p26;
sub.s32 %r768,%r472,%r768;
setp.lt.u32 %p27,%r768,%r682;
@%p27 bra $10_21;
bra.uni $10_17;
$10_21:
cvt.s64.s32 %rd69,%r768;
mul.lo.s64 %rd32,%rd105,%rd69;
mov.u32 %r770,5;
mov.u32 %r781,0;
mov.u32 %r786,%r781;
mov.u32 %r785,%r781;
mov.u32 %r784,%r781;
mov.u32 %r783,%r781;
$10_22:
.pragma "nounroll";
mov.u32 %r782,%r783;
mov.u32 %r783,%r784;
mov.u32 %r784,%r785;
mov.u32 %r785,%r786;
mov.u32 %r158,%r770;
mov.u32 %r786,%r781;
mul.lo.s32 %r781,%r327,16843009;
setp.lt.s32 %p30,%r768,0;
@%p30 bra $10_37;
shl.b32 %r482,%r158,2;
add.s32 %r488,%r15,%r482;
add.s32 %r160,%r488,-8;
setp.lt.s32 %p31,%r160,0;
add.s32 %r489,%r488,-4;
setp.gt.s32 %p32,%r489,%r681;
or.pred %p33,%p31,%p32;
@%p33 bra $10_25;
bra.uni $10_24;
$10_25:
mov.u32 %r781,0;
mov.u32 %r775,3;
$10_26:
.pragma "nounroll";
setp.eq.s32 %p98,%r325,0;
shl.b32 %r672,%r158,2;
add.s32 %r671,%r15,%r672;
add.s32 %r670,%r671,-8;
add.s32 %r164,%r775,%r670;
add.s32 %r493,%r164,48;
mul.hi.s32 %r494,%r493,1431655766;
shr.u32 %r495,%r494,31;
add.s32 %r496,%r494,%r495;
add.s32 %r165,%r496,-16;
setp.lt.u32 %p34,%r165,%r23;
or.pred %p36,%p34,%p98;
selp.b32 %r779,%r165,-1,%p34;
@%p36 bra $10_34;
setp.eq.s32 %p37,%r325,1;
add.s32 %r497,%r681,-3;
setp.lt.u32 %p38,%r497,3;
or.pred %p39,%p37,%p38;
@%p39 bra $10_33;
bra.uni $10_28;
$10_33:
max.s32 %r500,%r165,0;
add.s32 %r501,%r23,-1;
min.s32 %r779,%r500,%r501;
bra.uni $10_34;
$10_28:
mov.u32 %r779,%r165;
setp.eq.s32 %p40,%r325,4;
@%p40 bra $10_32;
bra.uni $10_30;
$10_32:
.pragma "nounroll";
setp.lt.s32 %p43,%r779,0;
selp.b32 %r499,%r23,%r24,%p43;
add.s32 %r779,%r499,%r779;
setp.lt.u32 %p44,%r779,%r23;
@%p44 bra $10_34;
bra.uni $10_32;
$10_30:
.pragma "nounroll";
setp.lt.s32 %p41,%r779,0;
selp.b32 %r498,%r25,%r26,%p41;
sub.s32 %r779,%r498,%r779;
setp.lt.u32 %p42,%r779,%r23;
@%p42 bra $10_34;
bra.uni $10_30;
$10_34:
mul.lo.s32 %r780,%r327,16843009;
setp.lt.s32 %p45,%r779,0;
mad.lo.s32 %r174,%r165,-3,%r164;
@%p45 bra $10_36;
mul.lo.s32 %r503,%r779,3;
cvt.s64.s32 %rd74,%r503;
cvt.s64.s32 %rd75,%r174;
add.s64 %rd76,%rd32,%rd75;
add.s64 %rd77,%rd76,%rd74;
add.s64 %rd73,%rd104,%rd77;
ld.global.nc.u8 %r780,[%rd73];
$10_36:
and.b32 %r504,%r780,255;
prmt.b32 %r781,%r781,%r504,8452;
add.s32 %r178,%r775,-1;
setp.gt.s32 %p46,%r775,0;
mov.u32 %r775,%r178;
@%p46 bra $10_26;
bra.uni $10_37;
$10_24:
shl.b32 %r669,%r158,2;
add.s32 %r668,%r15,%r669;
add.s32 %r667,%r668,-8;
cvt.s64.s32 %rd71,%r667;
add.s64 %rd72,%rd32,%rd71;
add.s64 %rd70,%rd104,%rd72;
ld.global.nc.u32 %r781,[%rd70];
$10_37:
add.s32 %r770,%r158,-1;
setp.gt.s32 %p47,%r158,0;
@%p47 bra $10_22;
$10_39:
add.s32 %r516,%r729,-2;
setp.lt.s32 %p48,%r516,%r16;
setp.ge.s32 %p49,%r516,%r19;
or.pred %p50,%p49,%p48;
@%p50 bra $10_46;
@%p1 bra $10_42;
bra.uni $10_41;
$10_42:
setp.lt.s32 %p51,%r27,1;
@%p51 bra $10_45;
mov.u32 %r788,0;
$10_44:
.pragma "nounroll";
min.s32 %r673,%r27,8;
setp.lt.u32 %p52,%r788,4;
selp.b32 %r520,%r765,%r764,%p52;
xor.b32 %r521,%r520,%r328;
shl.b32 %r522,%r788,3;
and.b32 %r523,%r522,24;
shr.u32 %r524,%r521,%r523;
cvt.s64.s32 %rd84,%r788;
add.s64 %rd85,%rd110,%rd84;
st.u8 [%rd85],%r524;
add.s32 %r788,%r788,1;
setp.lt.s32 %p53,%r788,%r673;
@%p53 bra $10_44;
bra.uni $10_45;
$10_41:
xor.b32 %r517,%r764,%r328;
xor.b32 %r518,%r765,%r328;
st.v2.u32 [%rd110],{%r518,%r517};
$10_45:
add.s64 %rd110,%rd110,%rd107;
$10_46:
add.s32 %r196,%r729,3;
@%p11 bra $10_48;
xor.b32 %r530,%r838,%r328;
mov.u32 %r531,17474;
mov.u32 %r532,0;
prmt.b32 %r533,%r530,%r532,%r531;
xor.b32 %r534,%r843,%r328;
mov.u32 %r535,17473;
prmt.b32 %r536,%r534,%r532,%r535;
min.s32 %r537,%r533,%r536;
xor.b32 %r538,%r842,%r328;
mov.u32 %r539,17472;
prmt.b32 %r540,%r538,%r532,%r539;
min.s32 %r541,%r537,%r540;
mov.u32 %r542,17475;
prmt.b32 %r543,%r538,%r532,%r542;
min.s32 %r544,%r541,%r543;
xor.b32 %r545,%r841,%r328;
prmt.b32 %r546,%r545,%r532,%r531;
min.s32 %r197,%r544,%r546;
min.s32 %r547,%r763,%r197;
min.s32 %r763,%r755,%r197;
min.s32 %r755,%r747,%r197;
min.s32 %r747,%r739,%r197;
prmt.b32 %r548,%r530,%r532,%r542;
prmt.b32 %r549,%r534,%r532,%r531;
min.s32 %r550,%r548,%r549;
prmt.b32 %r551,%r538,%r532,%r535;
min.s32 %r552,%r550,%r551;
prmt.b32 %r553,%r545,%r532,%r539;
min.s32 %r554,%r552,%r553;
prmt.b32 %r555,%r545,%r532,%r542;
min.s32 %r201,%r554,%r555;
min.s32 %r556,%r762,%r201;
min.s32 %r762,%r754,%r201;
min.s32 %r754,%r746,%r201;
min.s32 %r746,%r738,%r201;
prmt.b32 %r557,%r534,%r532,%r539;
prmt.b32 %r558,%r534,%r532,%r542;
min.s32 %r559,%r557,%r558;
prmt.b32 %r560,%r538,%r532,%r531;
min.s32 %r561,%r559,%r560;
prmt.b32 %r562,%r545,%r532,%r535;
min.s32 %r563,%r561,%r562;
xor.b32 %r564,%r840,%r328;
prmt.b32 %r565,%r564,%r532,%r539;
min.s32 %r205,%r563,%r565;
min.s32 %r566,%r761,%r205;
min.s32 %r761,%r753,%r205;
min.s32 %r753,%r745,%r205;
min.s32 %r745,%r737,%r205;
min.s32 %r567,%r536,%r540;
min.s32 %r568,%r567,%r543;
min.s32 %r569,%r568,%r546;
prmt.b32 %r570,%r564,%r532,%r535;
min.s32 %r209,%r569,%r570;
min.s32 %r571,%r760,%r209;
min.s32 %r760,%r752,%r209;
min.s32 %r752,%r744,%r209;
min.s32 %r744,%r736,%r209;
min.s32 %r572,%r549,%r551;
min.s32 %r573,%r572,%r553;
min.s32 %r574,%r573,%r555;
prmt.b32 %r575,%r564,%r532,%r531;
min.s32 %r213,%r574,%r575;
min.s32 %r576,%r759,%r213;
min.s32 %r759,%r751,%r213;
min.s32 %r751,%r743,%r213;
min.s32 %r743,%r735,%r213;
min.s32 %r577,%r558,%r560;
min.s32 %r578,%r577,%r562;
min.s32 %r579,%r578,%r565;
prmt.b32 %r580,%r564,%r532,%r542;
min.s32 %r217,%r579,%r580;
min.s32 %r581,%r758,%r217;
min.s32 %r758,%r750,%r217;
min.s32 %r750,%r742,%r217;
min.s32 %r742,%r734,%r217;
min.s32 %r582,%r540,%r543;
min.s32 %r583,%r582,%r546;
min.s32 %r584,%r583,%r570;
xor.b32 %r585,%r839,%r328;
prmt.b32 %r586,%r585,%r532,%r539;
min.s32 %r221,%r584,%r586;
min.s32 %r587,%r757,%r221;
min.s32 %r757,%r749,%r221;
min.s32 %r749,%r741,%r221;
min.s32 %r741,%r733,%r221;
min.s32 %r588,%r551,%r553;
min.s32 %r589,%r588,%r555;
min.s32 %r590,%r589,%r575;
prmt.b32 %r591,%r585,%r532,%r535;
min.s32 %r225,%r590,%r591;
min.s32 %r592,%r756,%r225;
min.s32 %r756,%r748,%r225;
min.s32 %r748,%r740,%r225;
min.s32 %r740,%r732,%r225;
mov.u32 %r593,64;
prmt.b32 %r594,%r547,%r556,%r593;
prmt.b32 %r595,%r566,%r571,%r593;
mov.u32 %r596,21520;
prmt.b32 %r765,%r594,%r595,%r596;
prmt.b32 %r597,%r576,%r581,%r593;
prmt.b32 %r598,%r587,%r592,%r593;
prmt.b32 %r764,%r597,%r598,%r596;
mov.u32 %r732,%r225;
mov.u32 %r733,%r221;
mov.u32 %r734,%r217;
mov.u32 %r735,%r213;
mov.u32 %r736,%r209;
mov.u32 %r737,%r205;
mov.u32 %r738,%r201;
mov.u32 %r739,%r197;
$10_48:
setp.ge.s32 %p55,%r196,%r20;
@%p55 bra $10_76;
setp.lt.u32 %p56,%r196,%r682;
setp.gt.s32 %p57,%r15,7;
add.s32 %r604,%r15,16;
setp.le.s32 %p58,%r604,%r681;
and.pred %p59,%p57,%p58;
and.pred %p60,%p59,%p56;
@%p60 bra $10_75;
bra.uni $10_50;
$10_75:
add.s64 %rd95,%rd109,%rd105;
ld.global.nc.u32 %r838,[%rd95];
add.s64 %rd96,%rd95,4;
ld.global.nc.u32 %r843,[%rd96];
add.s64 %rd97,%rd95,8;
ld.global.nc.u32 %r842,[%rd97];
add.s64 %rd98,%rd95,12;
ld.global.nc.u32 %r841,[%rd98];
add.s64 %rd99,%rd95,16;
ld.global.nc.u32 %r840,[%rd99];
add.s64 %rd100,%rd95,20;
ld.global.nc.u32 %r839,[%rd100];
bra.uni $10_76;
$10_50:
setp.eq.s32 %p62,%r325,0;
or.pred %p63,%p56,%p62;
selp.b32 %r825,%r196,-1,%p56;
@%p63 bra $10_58;
setp.eq.s32 %p64,%r325,1;
setp.eq.s32 %p65,%r682,1;
or.pred %p66,%p64,%p65;
@%p66 bra $10_57;
bra.uni $10_52;
$10_57:
max.s32 %r609,%r196,0;
add.s32 %r610,%r682,-1;
min.s32 %r825,%r609,%r610;
bra.uni $10_58;
$10_52:
setp.eq.s32 %p67,%r325,4;
@%p67 bra $10_55;
bra.uni $10_53;
$10_55:
neg.s32 %r269,%r682;
mov.u32 %r825,%r196;
$10_56:
.pragma "nounroll";
setp.lt.s32 %p71,%r825,0;
selp.b32 %r608,%r682,%r269,%p71;
add.s32 %r825,%r608,%r825;
setp.lt.u32 %p72,%r825,%r682;
@%p72 bra $10_58;
bra.uni $10_56;
$10_53:
shl.b32 %r606,%r682,1;
add.s32 %r266,%r388,%r606;
mov.u32 %r825,%r196;
$10_54:
.pragma "nounroll";
setp.lt.s32 %p69,%r825,0;
selp.b32 %r607,%r25,%r266,%p69;
sub.s32 %r825,%r607,%r825;
setp.lt.u32 %p70,%r825,%r682;
@%p70 bra $10_58;
bra.uni $10_54;
$10_58:
cvt.s64.s32 %rd86,%r825;
mul.lo.s64 %rd35,%rd105,%rd86;
mov.u32 %r827,5;
mov.u32 %r838,0;
mov.u32 %r843,%r838;
mov.u32 %r842,%r838;
mov.u32 %r841,%r838;
mov.u32 %r840,%r838;
$10_59:
.pragma "nounroll";
mov.u32 %r839,%r840;
mov.u32 %r840,%r841;
mov.u32 %r841,%r842;
mov.u32 %r842,%r843;
mov.u32 %r279,%r827;
mov.u32 %r843,%r838;
mul.lo.s32 %r838,%r327,16843009;
setp.lt.s32 %p73,%r825,0;
@%p73 bra $10_74;
shl.b32 %r617,%r279,2;
add.s32 %r623,%r15,%r617;
add.s32 %r281,%r623,-8;
setp.lt.s32 %p74,%r281,0;
add.s32 %r624,%r623,-4;
setp.gt.s32 %p75,%r624,%r681;
or.pred %p76,%p74,%p75;
@%p76 bra $10_62;
bra.uni $10_61;
$10_62:
mov.u32 %r838,0;
mov.u32 %r832,3;
$10_63:
.pragma "nounroll";
setp.eq.s32 %p99,%r325,0;
shl.b32 %r679,%r279,2;
add.s32 %r678,%r15,%r679;
add.s32 %r677,%r678,-8;
add.s32 %r285,%r832,%r677;
add.s32 %r628,%r285,48;
mul.hi.s32 %r629,%r628,1431655766;
shr.u32 %r630,%r629,31;
add.s32 %r631,%r629,%r630;
add.s32 %r286,%r631,-16;
setp.lt.u32 %p77,%r286,%r23;
or.pred %p79,%p77,%p99;
selp.b32 %r836,%r286,-1,%p77;
@%p79 bra $10_71;
setp.eq.s32 %p80,%r325,1;
add.s32 %r632,%r681,-3;
setp.lt.u32 %p81,%r632,3;
or.pred %p82,%p80,%p81;
@%p82 bra $10_70;
bra.uni $10_65;
$10_70:
max.s32 %r635,%r286,0;
add.s32 %r636,%r23,-1;
min.s32 %r836,%r635,%r636;
bra.uni $10_71;
$10_65:
mov.u32 %r836,%r286;
setp.eq.s32 %p83,%r325,4;
@%p83 bra $10_69;
bra.uni $10_67;
$10_69:
.pragma "nounroll";
setp.lt.s32 %p86,%r836,0;
selp.b32 %r634,%r23,%r24,%p86;
add.s32 %r836,%r634,%r836;
setp.lt.u32 %p87,%r836,%r23;
@%p87 bra $10_71;
bra.uni $10_69;
$10_67:
.pragma "nounroll";
setp.lt.s32 %p84,%r836,0;
selp.b32 %r633,%r25,%r26,%p84;
sub.s32 %r836,%r633,%r836;
setp.lt.u32 %p85,%r836,%r23;
@%p85 bra $10_71;
bra.uni $10_67;
$10_71:
mul.lo.s32 %r837,%r327,16843009;
setp.lt.s32 %p88,%r836,0;
mad.lo.s32 %r295,%r286,-3,%r285;
@%p88 bra $10_73;
mul.lo.s32 %r638,%r836,3;
cvt.s64.s32 %rd91,%r638;
cvt.s64.s32 %rd92,%r295;
add.s64 %rd93,%rd35,%rd92;
add.s64 %rd94,%rd93,%rd91;
add.s64 %rd90,%rd104,%rd94;
ld.global.nc.u8 %r837,[%rd90];
$10_73:
and.b32 %r639,%r837,255;
prmt.b32 %r838,%r838,%r639,8452;
add.s32 %r299,%r832,-1;
setp.gt.s32 %p89,%r832,0;
mov.u32 %r832,%r299;
@%p89 bra $10_63;
bra.uni $10_74;
$10_61:
shl.b32 %r676,%r279,2;
add.s32 %r675,%r15,%r676;
add.s32 %r674,%r675,-8;
cvt.s64.s32 %rd88,%r674;
add.s64 %rd89,%rd35,%rd88;
add.s64 %rd87,%rd104,%rd89;
ld.global.nc.u32 %r838,[%rd87];
$10_74:
add.s32 %r827,%r279,-1;
setp.gt.s32 %p90,%r279,0;
@%p90 bra $10_59;
$10_76:
setp.le.s32 %p91,%r729,%r16;
setp.gt.s32 %p92,%r729,%r19;
or.pred %p93,%p92,%p91;
@%p93 bra $10_83;
@%p1 bra $10_79;
bra.uni $10_78;
$10_79:
setp.lt.s32 %p94,%r27,1;
@%p94 bra $10_82;
mov.u32 %r845,0;
$10_81:
.pragma "nounroll";
min.s32 %r680,%r27,8;
setp.lt.u32 %p95,%r845,4;
selp.b32 %r654,%r765,%r764,%p95;
xor.b32 %r655,%r654,%r328;
shl.b32 %r656,%r845,3;
and.b32 %r657,%r656,24;
shr.u32 %r658,%r655,%r657;
cvt.s64.s32 %rd101,%r845;
add.s64 %rd102,%rd110,%rd101;
st.u8 [%rd102],%r658;
add.s32 %r845,%r845,1;
setp.lt.s32 %p96,%r845,%r680;
@%p96 bra $10_81;
bra.uni $10_82;
$10_78:
xor.b32 %r651,%r764,%r328;
xor.b32 %r652,%r765,%r328;
st.v2.u32 [%rd110],{%r652,%r651};
$10_82:
add.s64 %rd110,%rd110,%rd107;
$10_83:
add.s32 %r729,%r729,2;
setp.lt.s32 %p97,%r729,%r20;
shl.b64 %rd103,%rd105,1;
add.s64 %rd109,%rd109,%rd103;
@%p97 bra $10_9;
$10_84:
ret;
}
.visible .entry morphology_5_4(
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
.minnctapersm 3
{
.reg .pred %p<100>;
.reg .b32 %r<859>;
.reg .b64 %rd<112>;
ld.param.u64 %rd39,[p0];
ld.param.v2.u32 {%r694,%r695},[p1+32];
ld.param.v2.u32 {%r331,%r332},[p1+40];
ld.param.u64 %rd44,[p2];
ld.param.v2.u32 {%r696,%r697},[p3+32];
ld.param.v2.u32 {%r335,%r336},[p3+40];
ld.param.u32 %r325,[p4];
ld.param.u32 %r326,[p5];
ld.param.u32 %r327,[p6];
ld.param.u32 %r328,[p7];
ld.param.u64 %rd107,[p3+8];
ld.param.u64 %rd45,[p3];
ld.param.u64 %rd105,[p1+8];
ld.param.u64 %rd40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r332,0;
@%p2 bra $11_2;
cvta.to.global.u64 %rd49,%rd39;
mul.wide.s32 %rd50,%r1,40;
add.s64 %rd51,%rd49,%rd50;
ld.global.v2.u32 {%r694,%r695},[%rd51+32];
ld.global.u64 %rd105,[%rd51+8];
ld.global.u64 %rd104,[%rd51];
bra.uni $11_3;
$11_2:
cvt.s64.s32 %rd52,%r1;
mul.lo.s64 %rd53,%rd40,%rd52;
add.s64 %rd104,%rd39,%rd53;
$11_3:
setp.eq.s32 %p3,%r336,0;
@%p3 bra $11_5;
cvta.to.global.u64 %rd54,%rd44;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r696,%r697},[%rd56+32];
ld.global.u64 %rd107,[%rd56+8];
ld.global.u64 %rd106,[%rd56];
bra.uni $11_6;
$11_5:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd45,%rd57;
add.s64 %rd106,%rd44,%rd58;
$11_6:
mov.u32 %r341,%ctaid.x;
shl.b32 %r342,%r341,5;
mov.u32 %r343,%tid.x;
add.s32 %r344,%r342,%r343;
shl.b32 %r15,%r344,3;
mov.u32 %r345,%ctaid.y;
shl.b32 %r346,%r345,3;
mov.u32 %r347,%tid.y;
add.s32 %r348,%r346,%r347;
mul.lo.s32 %r16,%r348,%r326;
setp.le.s32 %p4,%r696,%r15;
setp.ge.s32 %p5,%r16,%r697;
or.pred %p6,%p4,%p5;
@%p6 bra $11_84;
add.s32 %r349,%r16,%r326;
min.s32 %r19,%r349,%r697;
add.s32 %r20,%r19,2;
add.s32 %r742,%r16,-4;
setp.ge.s32 %p7,%r742,%r20;
@%p7 bra $11_84;
add.s32 %r383,%r15,-8;
cvt.s64.s32 %rd59,%r15;
cvt.s64.s32 %rd60,%r16;
mul.lo.s64 %rd61,%rd107,%rd60;
add.s64 %rd62,%rd61,%rd59;
add.s64 %rd110,%rd106,%rd62;
or.b64 %rd63,%rd107,%rd110;
and.b64 %rd64,%rd63,7;
setp.ne.s64 %p8,%rd64,0;
add.s32 %r384,%r15,8;
setp.gt.s32 %p9,%r384,%r696;
or.pred %p1,%p9,%p8;
shr.s32 %r385,%r694,31;
shr.u32 %r386,%r385,30;
add.s32 %r387,%r694,%r386;
shr.s32 %r23,%r387,2;
neg.s32 %r24,%r23;
setp.eq.s32 %p10,%r325,2;
selp.b32 %r25,-1,0,%p10;
shl.b32 %r388,%r23,1;
selp.b32 %r389,-1,-2,%p10;
add.s32 %r26,%r389,%r388;
sub.s32 %r27,%r696,%r15;
cvt.s64.s32 %rd65,%r383;
add.s32 %r390,%r16,-2;
cvt.s64.s32 %rd66,%r390;
mul.lo.s64 %rd67,%rd105,%rd66;
add.s64 %rd68,%rd67,%rd65;
add.s64 %rd109,%rd104,%rd68;
mov.u32 %r745,255;
mov.u32 %r746,%r745;
mov.u32 %r747,%r745;
mov.u32 %r748,%r745;
mov.u32 %r749,%r745;
mov.u32 %r750,%r745;
mov.u32 %r751,%r745;
mov.u32 %r752,%r745;
mov.u32 %r753,%r745;
mov.u32 %r754,%r745;
mov.u32 %r755,%r745;
mov.u32 %r756,%r745;
mov.u32 %r757,%r745;
mov.u32 %r758,%r745;
mov.u32 %r759,%r745;
mov.u32 %r760,%r745;
mov.u32 %r761,%r745;
mov.u32 %r762,%r745;
mov.u32 %r763,%r745;
mov.u32 %r764,%r745;
mov.u32 %r765,%r745;
mov.u32 %r766,%r745;
mov.u32 %r767,%r745;
mov.u32 %r768,%r745;
mov.u32 %r769,%r745;
mov.u32 %r770,%r745;
mov.u32 %r771,%r745;
mov.u32 %r772,%r745;
mov.u32 %r773,%r745;
mov.u32 %r774,%r745;
mov.u32 %r775,%r745;
mov.u32 %r776,%r745;
$11_9:
.pragma "nounroll";
ld.param.u32 %r673,[p5];
mad.lo.s32 %r395,%r348,%r673,-2;
setp.lt.s32 %p11,%r742,%r395;
@%p11 bra $11_11;
xor.b32 %r396,%r794,%r328;
mov.u32 %r397,17472;
mov.u32 %r398,0;
prmt.b32 %r399,%r396,%r398,%r397;
xor.b32 %r400,%r799,%r328;
prmt.b32 %r401,%r400,%r398,%r397;
min.s32 %r402,%r399,%r401;
xor.b32 %r403,%r798,%r328;
prmt.b32 %r404,%r403,%r398,%r397;
min.s32 %r405,%r402,%r404;
xor.b32 %r406,%r797,%r328;
prmt.b32 %r407,%r406,%r398,%r397;
min.s32 %r408,%r405,%r407;
xor.b32 %r409,%r796,%r328;
prmt.b32 %r410,%r409,%r398,%r397;
min.s32 %r76,%r408,%r410;
min.s32 %r411,%r776,%r76;
min.s32 %r776,%r768,%r76;
min.s32 %r768,%r760,%r76;
min.s32 %r760,%r752,%r76;
mov.u32 %r412,17473;
prmt.b32 %r413,%r396,%r398,%r412;
prmt.b32 %r414,%r400,%r398,%r412;
min.s32 %r415,%r413,%r414;
prmt.b32 %r416,%r403,%r398,%r412;
min.s32 %r417,%r415,%r416;
prmt.b32 %r418,%r406,%r398,%r412;
min.s32 %r419,%r417,%r418;
prmt.b32 %r420,%r409,%r398,%r412;
min.s32 %r80,%r419,%r420;
min.s32 %r421,%r775,%r80;
min.s32 %r775,%r767,%r80;
min.s32 %r767,%r759,%r80;
min.s32 %r759,%r751,%r80;
mov.u32 %r422,17474;
prmt.b32 %r423,%r396,%r398,%r422;
prmt.b32 %r424,%r400,%r398,%r422;
min.s32 %r425,%r423,%r424;
prmt.b32 %r426,%r403,%r398,%r422;
min.s32 %r427,%r425,%r426;
prmt.b32 %r428,%r406,%r398,%r422;
min.s32 %r429,%r427,%r428;
prmt.b32 %r430,%r409,%r398,%r422;
min.s32 %r84,%r429,%r430;
min.s32 %r431,%r774,%r84;
min.s32 %r774,%r766,%r84;
min.s32 %r766,%r758,%r84;
min.s32 %r758,%r750,%r84;
mov.u32 %r432,17475;
prmt.b32 %r433,%r396,%r398,%r432;
prmt.b32 %r434,%r400,%r398,%r432;
min.s32 %r435,%r433,%r434;
prmt.b32 %r436,%r403,%r398,%r432;
min.s32 %r437,%r435,%r436;
prmt.b32 %r438,%r406,%r398,%r432;
min.s32 %r439,%r437,%r438;
prmt.b32 %r440,%r409,%r398,%r432;
min.s32 %r88,%r439,%r440;
min.s32 %r441,%r773,%r88;
min.s32 %r773,%r765,%r88;
min.s32 %r765,%r757,%r88;
min.s32 %r757,%r749,%r88;
min.s32 %r442,%r401,%r404;
min.s32 %r443,%r442,%r407;
min.s32 %r444,%r443,%r410;
xor.b32 %r445,%r795,%r328;
prmt.b32 %r446,%r445,%r398,%r397;
min.s32 %r92,%r444,%r446;
min.s32 %r447,%r772,%r92;
min.s32 %r772,%r764,%r92;
min.s32 %r764,%r756,%r92;
min.s32 %r756,%r748,%r92;
min.s32 %r448,%r414,%r416;
min.s32 %r449,%r448,%r418;
min.s32 %r450,%r449,%r420;
prmt.b32 %r451,%r445,%r398,%r412;
min.s32 %r96,%r450,%r451;
min.s32 %r452,%r771,%r96;
min.s32 %r771,%r763,%r96;
min.s32 %r763,%r755,%r96;
min.s32 %r755,%r747,%r96;
min.s32 %r453,%r424,%r426;
min.s32 %r454,%r453,%r428;
min.s32 %r455,%r454,%r430;
prmt.b32 %r456,%r445,%r398,%r422;
min.s32 %r100,%r455,%r456;
min.s32 %r457,%r770,%r100;
min.s32 %r770,%r762,%r100;
min.s32 %r762,%r754,%r100;
min.s32 %r754,%r746,%r100;
min.s32 %r458,%r434,%r436;
min.s32 %r459,%r458,%r438;
min.s32 %r460,%r459,%r440;
prmt.b32 %r461,%r445,%r398,%r432;
min.s32 %r104,%r460,%r461;
min.s32 %r462,%r769,%r104;
min.s32 %r769,%r761,%r104;
min.s32 %r761,%r753,%r104;
min.s32 %r753,%r745,%r104;
mov.u32 %r463,64;
prmt.b32 %r464,%r411,%r421,%r463;
prmt.b32 %r465,%r431,%r441,%r463;
mov.u32 %r466,21520;
prmt.b32 %r778,%r464,%r465,%r466;
prmt.b32 %r467,%r447,%r452,%r463;
prmt.b32 %r468,%r457,%r462,%r463;
prmt.b32 %r777,%r467,%r468,%r466;
mov.u32 %r745,%r104;
mov.u32 %r746,%r100;
mov.u32 %r747,%r96;
mov.u32 %r748,%r92;
mov.u32 %r749,%r88;
mov.u32 %r750,%r84;
mov.u32 %r751,%r80;
mov.u32 %r752,%r76;
$11_11:
add.s32 %r674,%r742,2;
setp.ge.s32 %p12,%r674,%r20;
@%p12 bra $11_39;
add.s32 %r675,%r742,2;
setp.lt.u32 %p13,%r675,%r695;
setp.gt.s32 %p14,%r15,7;
add.s32 %r474,%r15,16;
setp.le.s32 %p15,%r474,%r694;
and.pred %p16,%p14,%p15;
and.pred %p17,%p16,%p13;
@%p17 bra $11_38;
bra.uni $11_13;
$11_38:
ld.global.nc.u32 %r794,[%rd109];
add.s64 %rd79,%rd109,4;
ld.global.nc.u32 %r799,[%rd79];
add.s64 %rd80,%rd109,8;
ld.global.nc.u32 %r798,[%rd80];
add.s64 %rd81,%rd109,12;
ld.global.nc.u32 %r797,[%rd81];
add.s64 %rd82,%rd109,16;
ld.global.nc.u32 %r796,[%rd82];
add.s64 %rd83,%rd109,20;
ld.global.nc.u32 %r795,[%rd83];
bra.uni $11_39;
$11_13:
add.s32 %r676,%r742,2;
setp.eq.s32 %p19,%r325,0;
or.pred %p20,%p13,%p19;
selp.b32 %r781,%r676,-1,%p13;
@%p20 bra $11_21;
setp.eq.s32 %p21,%r325,1;
setp.eq.s32 %p22,%r695,1;
or.pred %p23,%p21,%p22;
@%p23 bra $11_20;
bra.uni $11_15;
$11_20:
add.s32 %r679,%r742,2;
max.s32 %r479,%r679,0;
add.s32 %r480,%r695,-1;
min.s32 %r781,%r479,%r480;
bra.uni $11_21;
$11_15:
add.s32 %r781,%r742,2;
setp.eq.s32 %p24,%r325,4;
@%p24 bra $11_18;
bra.uni $11_16;
$11_18:
neg.s32 %r148,%r695;
$11_19:
.pragma "nounroll";
setp.lt.s32 %p28,%r781,0;
selp.b32 %r478,%r695,%r148,%p28;
add.s32 %r781,%r478,%r781;
setp.lt.u32 %p29,%r781,%r695;
@%p29 bra $11_21;
bra.uni $11_19;
$11_16:
shl.b32 %r476,%r695,1;
add.s32 %r145,%r389,%r476;
$11_17:
.pragma "nounroll";
setp.lt.s32 %p26,%r781,0;
selp.b32 %r477,%r25,%r145,%p26;
sub.s32 %r781,%r477,%r781;
setp.lt.u32 %p27,%r781,%r695;
@%p27 bra $11_21;
bra.uni $11_17;
$11_21:
cvt.s64.s32 %rd69,%r781;
mul.lo.s64 %rd32,%rd105,%rd69;
mov.u32 %r783,5;
mov.u32 %r794,0;
mov.u32 %r799,%r794;
mov.u32 %r798,%r794;
mov.u32 %r797,%r794;
mov.u32 %r796,%r794;
$11_22:
.pragma "nounroll";
mov.u32 %r795,%r796;
mov.u32 %r796,%r797;
mov.u32 %r797,%r798;
mov.u32 %r798,%r799;
mov.u32 %r158,%r783;
mov.u32 %r799,%r794;
mul.lo.s32 %r794,%r327,16843009;
setp.lt.s32 %p30,%r781,0;
@%p30 bra $11_37;
shl.b32 %r487,%r158,2;
add.s32 %r493,%r15,%r487;
add.s32 %r160,%r493,-8;
setp.lt.s32 %p31,%r160,0;
add.s32 %r494,%r493,-4;
setp.gt.s32 %p32,%r494,%r694;
or.pred %p33,%p31,%p32;
@%p33 bra $11_25;
bra.uni $11_24;
$11_25:
mov.u32 %r794,0;
mov.u32 %r788,3;
$11_26:
.pragma "nounroll";
setp.eq.s32 %p98,%r325,0;
shl.b32 %r685,%r158,2;
add.s32 %r684,%r15,%r685;
add.s32 %r683,%r684,-8;
add.s32 %r164,%r788,%r683;
add.s32 %r498,%r164,64;
shr.s32 %r499,%r498,31;
shr.u32 %r500,%r499,30;
add.s32 %r501,%r498,%r500;
shr.s32 %r502,%r501,2;
add.s32 %r165,%r502,-16;
setp.lt.u32 %p34,%r165,%r23;
or.pred %p36,%p34,%p98;
selp.b32 %r792,%r165,-1,%p34;
@%p36 bra $11_34;
setp.eq.s32 %p37,%r325,1;
and.b32 %r503,%r694,-4;
setp.eq.s32 %p38,%r503,4;
or.pred %p39,%p37,%p38;
@%p39 bra $11_33;
bra.uni $11_28;
$11_33:
max.s32 %r506,%r165,0;
add.s32 %r507,%r23,-1;
min.s32 %r792,%r506,%r507;
bra.uni $11_34;
$11_28:
mov.u32 %r792,%r165;
setp.eq.s32 %p40,%r325,4;
@%p40 bra $11_32;
bra.uni $11_30;
$11_32:
.pragma "nounroll";
setp.lt.s32 %p43,%r792,0;
selp.b32 %r505,%r23,%r24,%p43;
add.s32 %r792,%r505,%r792;
setp.lt.u32 %p44,%r792,%r23;
@%p44 bra $11_34;
bra.uni $11_32;
$11_30:
.pragma "nounroll";
setp.lt.s32 %p41,%r792,0;
selp.b32 %r504,%r25,%r26,%p41;
sub.s32 %r792,%r504,%r792;
setp.lt.u32 %p42,%r792,%r23;
@%p42 bra $11_34;
bra.uni $11_30;
$11_34:
mul.lo.s32 %r793,%r327,16843009;
setp.lt.s32 %p45,%r792,0;
shl.b32 %r508,%r165,2;
sub.s32 %r174,%r164,%r508;
@%p45 bra $11_36;
shl.b32 %r510,%r792,2;
cvt.s64.s32 %rd74,%r510;
cvt.s64.s32 %rd75,%r174;
add.s64 %rd76,%rd32,%rd75;
add.s64 %rd77,%rd76,%rd74;
add.s64 %rd73,%rd104,%rd77;
ld.global.nc.u8 %r793,[%rd73];
$11_36:
and.b32 %r511,%r793,255;
prmt.b32 %r794,%r794,%r511,8452;
add.s32 %r178,%r788,-1;
setp.gt.s32 %p46,%r788,0;
mov.u32 %r788,%r178;
@%p46 bra $11_26;
bra.uni $11_37;
$11_24:
shl.b32 %r682,%r158,2;
add.s32 %r681,%r15,%r682;
add.s32 %r680,%r681,-8;
cvt.s64.s32 %rd71,%r680;
add.s64 %rd72,%rd32,%rd71;
add.s64 %rd70,%rd104,%rd72;
ld.global.nc.u32 %r794,[%rd70];
$11_37:
add.s32 %r783,%r158,-1;
setp.gt.s32 %p47,%r158,0;
@%p47 bra $11_22;
$11_39:
add.s32 %r523,%r742,-2;
setp.lt.s32 %p48,%r523,%r16;
setp.ge.s32 %p49,%r523,%r19;
or.pred %p50,%p49,%p48;
@%p50 bra $11_46;
@%p1 bra $11_42;
bra.uni $11_41;
$11_42:
setp.lt.s32 %p51,%r27,1;
@%p51 bra $11_45;
mov.u32 %r801,0;
$11_44:
.pragma "nounroll";
min.s32 %r686,%r27,8;
setp.lt.u32 %p52,%r801,4;
selp.b32 %r527,%r778,%r777,%p52;
xor.b32 %r528,%r527,%r328;
shl.b32 %r529,%r801,3;
and.b32 %r530,%r529,24;
shr.u32 %r531,%r528,%r530;
cvt.s64.s32 %rd84,%r801;
add.s64 %rd85,%rd110,%rd84;
st.u8 [%rd85],%r531;
add.s32 %r801,%r801,1;
setp.lt.s32 %p53,%r801,%r686;
@%p53 bra $11_44;
bra.uni $11_45;
$11_41:
xor.b32 %r524,%r777,%r328;
xor.b32 %r525,%r778,%r328;
st.v2.u32 [%rd110],{%r525,%r524};
$11_45:
add.s64 %rd110,%rd110,%rd107;
$11_46:
add.s32 %r196,%r742,3;
@%p11 bra $11_48;
xor.b32 %r537,%r851,%r328;
mov.u32 %r538,17472;
mov.u32 %r539,0;
prmt.b32 %r540,%r537,%r539,%r538;
xor.b32 %r541,%r856,%r328;
prmt.b32 %r542,%r541,%r539,%r538;
min.s32 %r543,%r540,%r542;
xor.b32 %r544,%r855,%r328;
prmt.b32 %r545,%r544,%r539,%r538;
min.s32 %r546,%r543,%r545;
xor.b32 %r547,%r854,%r328;
prmt.b32 %r548,%r547,%r539,%r538;
min.s32 %r549,%r546,%r548;
xor.b32 %r550,%r853,%r328;
prmt.b32 %r551,%r550,%r539,%r538;
min.s32 %r197,%r549,%r551;
min.s32 %r552,%r776,%r197;
min.s32 %r776,%r768,%r197;
min.s32 %r768,%r760,%r197;
min.s32 %r760,%r752,%r197;
mov.u32 %r553,17473;
prmt.b32 %r554,%r537,%r539,%r553;
prmt.b32 %r555,%r541,%r539,%r553;
min.s32 %r556,%r554,%r555;
prmt.b32 %r557,%r544,%r539,%r553;
min.s32 %r558,%r556,%r557;
prmt.b32 %r559,%r547,%r539,%r553;
min.s32 %r560,%r558,%r559;
prmt.b32 %r561,%r550,%r539,%r553;
min.s32 %r201,%r560,%r561;
min.s32 %r562,%r775,%r201;
min.s32 %r775,%r767,%r201;
min.s32 %r767,%r759,%r201;
min.s32 %r759,%r751,%r201;
mov.u32 %r563,17474;
prmt.b32 %r564,%r537,%r539,%r563;
prmt.b32 %r565,%r541,%r539,%r563;
min.s32 %r566,%r564,%r565;
prmt.b32 %r567,%r544,%r539,%r563;
min.s32 %r568,%r566,%r567;
prmt.b32 %r569,%r547,%r539,%r563;
min.s32 %r570,%r568,%r569;
prmt.b32 %r571,%r550,%r539,%r563;
min.s32 %r205,%r570,%r571;
min.s32 %r572,%r774,%r205;
min.s32 %r774,%r766,%r205;
min.s32 %r766,%r758,%r205;
min.s32 %r758,%r750,%r205;
mov.u32 %r573,17475;
prmt.b32 %r574,%r537,%r539,%r573;
prmt.b32 %r575,%r541,%r539,%r573;
min.s32 %r576,%r574,%r575;
prmt.b32 %r577,%r544,%r539,%r573;
min.s32 %r578,%r576,%r577;
prmt.b32 %r579,%r547,%r539,%r573;
min.s32 %r580,%r578,%r579;
prmt.b32 %r581,%r550,%r539,%r573;
min.s32 %r209,%r580,%r581;
min.s32 %r582,%r773,%r209;
min.s32 %r773,%r765,%r209;
min.s32 %r765,%r757,%r209;
min.s32 %r757,%r749,%r209;
min.s32 %r583,%r542,%r545;
min.s32 %r584,%r583,%r548;
min.s32 %r585,%r584,%r551;
xor.b32 %r586,%r852,%r328;
prmt.b32 %r587,%r586,%r539,%r538;
min.s32 %r213,%r585,%r587;
min.s32 %r588,%r772,%r213;
min.s32 %r772,%r764,%r213;
min.s32 %r764,%r756,%r213;
min.s32 %r756,%r748,%r213;
min.s32 %r589,%r555,%r557;
min.s32 %r590,%r589,%r559;
min.s32 %r591,%r590,%r561;
prmt.b32 %r592,%r586,%r539,%r553;
min.s32 %r217,%r591,%r592;
min.s32 %r593,%r771,%r217;
min.s32 %r771,%r763,%r217;
min.s32 %r763,%r755,%r217;
min.s32 %r755,%r747,%r217;
min.s32 %r594,%r565,%r567;
min.s32 %r595,%r594,%r569;
min.s32 %r596,%r595,%r571;
prmt.b32 %r597,%r586,%r539,%r563;
min.s32 %r221,%r596,%r597;
min.s32 %r598,%r770,%r221;
min.s32 %r770,%r762,%r221;
min.s32 %r762,%r754,%r221;
min.s32 %r754,%r746,%r221;
min.s32 %r599,%r575,%r577;
min.s32 %r600,%r599,%r579;
min.s32 %r601,%r600,%r581;
prmt.b32 %r602,%r586,%r539,%r573;
min.s32 %r225,%r601,%r602;
min.s32 %r603,%r769,%r225;
min.s32 %r769,%r761,%r225;
min.s32 %r761,%r753,%r225;
min.s32 %r753,%r745,%r225;
mov.u32 %r604,64;
prmt.b32 %r605,%r552,%r562,%r604;
prmt.b32 %r606,%r572,%r582,%r604;
mov.u32 %r607,21520;
prmt.b32 %r778,%r605,%r606,%r607;
prmt.b32 %r608,%r588,%r593,%r604;
prmt.b32 %r609,%r598,%r603,%r604;
prmt.b32 %r777,%r608,%r609,%r607;
mov.u32 %r745,%r225;
mov.u32 %r746,%r221;
mov.u32 %r747,%r217;
mov.u32 %r748,%r213;
mov.u32 %r749,%r209;
mov.u32 %r750,%r205;
mov.u32 %r751,%r201;
mov.u32 %r752,%r197;
$11_48:
setp.ge.s32 %p55,%r196,%r20;
@%p55 bra $11_76;
setp.lt.u32 %p56,%r196,%r695;
setp.gt.s32 %p57,%r15,7;
add.s32 %r615,%r15,16;
setp.le.s32 %p58,%r615,%r694;
and.pred %p59,%p57,%p58;
and.pred %p60,%p59,%p56;
@%p60 bra $11_75;
bra.uni $11_50;
$11_75:
add.s64 %rd95,%rd109,%rd105;
ld.global.nc.u32 %r851,[%rd95];
add.s64 %rd96,%rd95,4;
ld.global.nc.u32 %r856,[%rd96];
add.s64 %rd97,%rd95,8;
ld.global.nc.u32 %r855,[%rd97];
add.s64 %rd98,%rd95,12;
ld.global.nc.u32 %r854,[%rd98];
add.s64 %rd99,%rd95,16;
ld.global.nc.u32 %r853,[%rd99];
add.s64 %rd100,%rd95,20;
ld.global.nc.u32 %r852,[%rd100];
bra.uni $11_76;
$11_50:
setp.eq.s32 %p62,%r325,0;
or.pred %p63,%p56,%p62;
selp.b32 %r838,%r196,-1,%p56;
@%p63 bra $11_58;
setp.eq.s32 %p64,%r325,1;
setp.eq.s32 %p65,%r695,1;
or.pred %p66,%p64,%p65;
@%p66 bra $11_57;
bra.uni $11_52;
$11_57:
max.s32 %r620,%r196,0;
add.s32 %r621,%r695,-1;
min.s32 %r838,%r620,%r621;
bra.uni $11_58;
$11_52:
setp.eq.s32 %p67,%r325,4;
@%p67 bra $11_55;
bra.uni $11_53;
$11_55:
neg.s32 %r269,%r695;
mov.u32 %r838,%r196;
$11_56:
.pragma "nounroll";
setp.lt.s32 %p71,%r838,0;
selp.b32 %r619,%r695,%r269,%p71;
add.s32 %r838,%r619,%r838;
setp.lt.u32 %p72,%r838,%r695;
@%p72 bra $11_58;
bra.uni $11_56;
$11_53:
shl.b32 %r617,%r695,1;
add.s32 %r266,%r389,%r617;
mov.u32 %r838,%r196;
$11_54:
.pragma "nounroll";
setp.lt.s32 %p69,%r838,0;
selp.b32 %r618,%r25,%r266,%p69;
sub.s32 %r838,%r618,%r838;
setp.lt.u32 %p70,%r838,%r695;
@%p70 bra $11_58;
bra.uni $11_54;
$11_58:
cvt.s64.s32 %rd86,%r838;
mul.lo.s64 %rd35,%rd105,%rd86;
mov.u32 %r840,5;
mov.u32 %r851,0;
mov.u32 %r856,%r851;
mov.u32 %r855,%r851;
mov.u32 %r854,%r851;
mov.u32 %r853,%r851;
$11_59:
.pragma "nounroll";
mov.u32 %r852,%r853;
mov.u32 %r853,%r854;
mov.u32 %r854,%r855;
mov.u32 %r855,%r856;
mov.u32 %r279,%r840;
mov.u32 %r856,%r851;
mul.lo.s32 %r851,%r327,16843009;
setp.lt.s32 %p73,%r838,0;
@%p73 bra $11_74;
shl.b32 %r628,%r279,2;
add.s32 %r634,%r15,%r628;
add.s32 %r281,%r634,-8;
setp.lt.s32 %p74,%r281,0;
add.s32 %r635,%r634,-4;
setp.gt.s32 %p75,%r635,%r694;
or.pred %p76,%p74,%p75;
@%p76 bra $11_62;
bra.uni $11_61;
$11_62:
mov.u32 %r851,0;
mov.u32 %r845,3;
$11_63:
.pragma "nounroll";
setp.eq.s32 %p99,%r325,0;
shl.b32 %r692,%r279,2;
add.s32 %r691,%r15,%r692;
add.s32 %r690,%r691,-8;
add.s32 %r285,%r845,%r690;
add.s32 %r639,%r285,64;
shr.s32 %r640,%r639,31;
shr.u32 %r641,%r640,30;
add.s32 %r642,%r639,%r641;
shr.s32 %r643,%r642,2;
add.s32 %r286,%r643,-16;
setp.lt.u32 %p77,%r286,%r23;
or.pred %p79,%p77,%p99;
selp.b32 %r849,%r286,-1,%p77;
@%p79 bra $11_71;
setp.eq.s32 %p80,%r325,1;
and.b32 %r644,%r694,-4;
setp.eq.s32 %p81,%r644,4;
or.pred %p82,%p80,%p81;
@%p82 bra $11_70;
bra.uni $11_65;
$11_70:
max.s32 %r647,%r286,0;
add.s32 %r648,%r23,-1;
min.s32 %r849,%r647,%r648;
bra.uni $11_71;
$11_65:
mov.u32 %r849,%r286;
setp.eq.s32 %p83,%r325,4;
@%p83 bra $11_69;
bra.uni $11_67;
$11_69:
.pragma "nounroll";
setp.lt.s32 %p86,%r849,0;
selp.b32 %r646,%r23,%r24,%p86;
add.s32 %r849,%r646,%r849;
setp.lt.u32 %p87,%r849,%r23;
@%p87 bra $11_71;
bra.uni $11_69;
$11_67:
.pragma "nounroll";
setp.lt.s32 %p84,%r849,0;
selp.b32 %r645,%r25,%r26,%p84;
sub.s32 %r849,%r645,%r849;
setp.lt.u32 %p85,%r849,%r23;
@%p85 bra $11_71;
bra.uni $11_67;
$11_71:
mul.lo.s32 %r850,%r327,16843009;
setp.lt.s32 %p88,%r849,0;
shl.b32 %r649,%r286,2;
sub.s32 %r295,%r285,%r649;
@%p88 bra $11_73;
shl.b32 %r651,%r849,2;
cvt.s64.s32 %rd91,%r651;
cvt.s64.s32 %rd92,%r295;
add.s64 %rd93,%rd35,%rd92;
add.s64 %rd94,%rd93,%rd91;
add.s64 %rd90,%rd104,%rd94;
ld.global.nc.u8 %r850,[%rd90];
$11_73:
and.b32 %r652,%r850,255;
prmt.b32 %r851,%r851,%r652,8452;
add.s32 %r299,%r845,-1;
setp.gt.s32 %p89,%r845,0;
mov.u32 %r845,%r299;
@%p89 bra $11_63;
bra.uni $11_74;
$11_61:
shl.b32 %r689,%r279,2;
add.s32 %r688,%r15,%r689;
add.s32 %r687,%r688,-8;
cvt.s64.s32 %rd88,%r687;
add.s64 %rd89,%rd35,%rd88;
add.s64 %rd87,%rd104,%rd89;
ld.global.nc.u32 %r851,[%rd87];
$11_74:
add.s32 %r840,%r279,-1;
setp.gt.s32 %p90,%r279,0;
@%p90 bra $11_59;
$11_76:
setp.le.s32 %p91,%r742,%r16;
setp.gt.s32 %p92,%r742,%r19;
or.pred %p93,%p92,%p91;
@%p93 bra $11_83;
@%p1 bra $11_79;
bra.uni $11_78;
$11_79:
setp.lt.s32 %p94,%r27,1;
@%p94 bra $11_82;
mov.u32 %r858,0;
$11_81:
.pragma "nounroll";
min.s32 %r693,%r27,8;
setp.lt.u32 %p95,%r858,4;
selp.b32 %r667,%r778,%r777,%p95;
xor.b32 %r668,%r667,%r328;
shl.b32 %r669,%r858,3;
and.b32 %r670,%r669,24;
shr.u32 %r671,%r668,%r670;
cvt.s64.s32 %rd101,%r858;
add.s64 %rd102,%rd110,%rd101;
st.u8 [%rd102],%r671;
add.s32 %r858,%r858,1;
setp.lt.s32 %p96,%r858,%r693;
@%p96 bra $11_81;
bra.uni $11_82;
$11_78:
xor.b32 %r664,%r777,%r328;
xor.b32 %r665,%r778,%r328;
st.v2.u32 [%rd110],{%r665,%r664};
$11_82:
add.s64 %rd110,%rd110,%rd107;
$11_83:
add.s32 %r742,%r742,2;
setp.lt.s32 %p97,%r742,%r20;
shl.b64 %rd103,%rd105,1;
add.s64 %rd109,%rd109,%rd103;
@%p97 bra $11_9;
$11_84:
ret;
}
`;
