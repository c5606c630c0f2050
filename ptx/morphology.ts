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
.param .align 4 .b8 p5[68],
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<47>;
.reg .b32 %r<448>;
.reg .b64 %rd<108>;
ld.param.u64 %rd39,[p0];
ld.param.v2.u32 {%r377,%r378},[p1+32];
ld.param.v2.u32 {%r146,%r147},[p1+40];
ld.param.u64 %rd44,[p2];
ld.param.v2.u32 {%r379,%r380},[p3+32];
ld.param.v2.u32 {%r150,%r151},[p3+40];
ld.param.u32 %r142,[p4];
mov.b64 %rd49,p5;
ld.param.u32 %r143,[p6];
ld.param.u64 %rd103,[p3+8];
ld.param.u64 %rd45,[p3];
ld.param.u64 %rd101,[p1+8];
ld.param.u64 %rd40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r147,0;
@%p5 bra $6_2;
cvta.to.global.u64 %rd50,%rd39;
mul.wide.s32 %rd51,%r1,40;
add.s64 %rd52,%rd50,%rd51;
ld.global.v2.u32 {%r377,%r378},[%rd52+32];
ld.global.u64 %rd101,[%rd52+8];
ld.global.u64 %rd100,[%rd52];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd53,%r1;
mul.lo.s64 %rd54,%rd40,%rd53;
add.s64 %rd100,%rd39,%rd54;
$6_3:
setp.eq.s32 %p6,%r151,0;
@%p6 bra $6_5;
cvta.to.global.u64 %rd55,%rd44;
mul.wide.s32 %rd56,%r1,40;
add.s64 %rd57,%rd55,%rd56;
ld.global.v2.u32 {%r379,%r380},[%rd57+32];
ld.global.u64 %rd103,[%rd57+8];
ld.global.u64 %rd102,[%rd57];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd58,%r1;
mul.lo.s64 %rd59,%rd45,%rd58;
add.s64 %rd102,%rd44,%rd59;
$6_6:
mov.u32 %r156,%ctaid.x;
shl.b32 %r157,%r156,5;
mov.u32 %r158,%tid.x;
add.s32 %r159,%r157,%r158;
shl.b32 %r14,%r159,3;
mov.u32 %r160,%ctaid.y;
shl.b32 %r161,%r160,3;
mov.u32 %r162,%tid.y;
add.s32 %r163,%r161,%r162;
mul.lo.s32 %r15,%r163,%r142;
setp.ge.s32 %p7,%r14,%r379;
setp.ge.s32 %p8,%r15,%r380;
or.pred %p9,%p7,%p8;
@%p9 bra $6_40;
add.s32 %r19,%r14,12;
setp.eq.s32 %p10,%r19,%r379;
add.s32 %r164,%r379,-8;
min.s32 %r165,%r14,%r164;
add.s32 %r166,%r14,-4;
selp.b32 %r20,%r166,%r165,%p10;
add.s32 %r167,%r15,%r142;
min.s32 %r21,%r167,%r380;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p11,%r20,0;
mov.u64 %rd25,%rd49;
ld.param.u32 %r22,[%rd25+64];
mov.u64 %rd104,-4;
@%p11 bra $6_10;
setp.eq.s32 %p12,%r22,0;
mov.u64 %rd104,0;
@%p12 bra $6_10;
add.s32 %r168,%r377,-4;
cvt.s64.s32 %rd104,%r168;
$6_10:
add.s32 %r169,%r20,8;
setp.ne.s32 %p13,%r169,%r377;
setp.eq.s32 %p14,%r169,%r377;
setp.eq.s32 %p15,%r22,0;
or.pred %p16,%p1,%p14;
and.pred %p2,%p16,%p15;
mov.u64 %rd105,8;
@%p13 bra $6_13;
ld.param.u32 %r170,[%rd25+64];
mov.u64 %rd105,0;
setp.eq.s32 %p17,%r170,0;
@%p17 bra $6_13;
mov.u32 %r171,8;
sub.s32 %r172,%r171,%r377;
cvt.s64.s32 %rd105,%r172;
$6_13:
add.s32 %r409,%r15,-3;
setp.gt.s32 %p18,%r409,%r21;
@%p18 bra $6_40;
cvt.s64.s32 %rd64,%r20;
cvt.s64.s32 %rd65,%r15;
mul.lo.s64 %rd66,%rd103,%rd65;
add.s64 %rd67,%rd66,%rd64;
add.s64 %rd107,%rd102,%rd67;
mov.u32 %r418,0;
or.b64 %rd68,%rd103,%rd107;
and.b64 %rd69,%rd68,7;
setp.ne.s64 %p21,%rd69,0;
cvt.s64.s32 %rd33,%rd101;
and.pred %p3,%p14,%p15;
or.pred %p4,%p10,%p21;
not.pred %p25,%p2;
mov.u32 %r419,%r418;
mov.u32 %r420,%r418;
mov.u32 %r421,%r418;
mov.u32 %r422,%r418;
mov.u32 %r423,%r418;
mov.u32 %r424,%r418;
mov.u32 %r425,%r418;
mov.u32 %r426,%r418;
mov.u32 %r427,%r418;
mov.u32 %r428,%r418;
mov.u32 %r429,%r418;
mov.u32 %r430,%r418;
mov.u32 %r431,%r418;
mov.u32 %r432,%r418;
mov.u32 %r433,%r418;
mov.u32 %r434,%r418;
mov.u32 %r435,%r418;
mov.u32 %r436,%r418;
mov.u32 %r437,%r418;
$6_15:
.pragma "nounroll";
mad.lo.s32 %r199,%r163,%r142,-1;
setp.lt.s32 %p23,%r409,%r199;
@%p23 bra $6_19;
setp.gt.s32 %p24,%r409,-1;
and.pred %p26,%p25,%p24;
add.s32 %r54,%r409,1;
setp.lt.s32 %p27,%r54,%r378;
and.pred %p28,%p27,%p26;
mov.u32 %r410,%r447;
mov.u32 %r411,%r446;
mov.u32 %r412,%r445;
mov.u32 %r413,%r444;
mov.u32 %r414,%r440;
mov.u32 %r415,%r441;
mov.u32 %r416,%r442;
mov.u32 %r417,%r443;
@%p28 bra $6_18;
or.b32 %r210,%r22,%r20;
setp.eq.s32 %p30,%r210,0;
ld.param.u32 %r211,[%rd25+60];
setp.ne.s32 %p31,%r211,0;
ld.param.u32 %r212,[%rd25];
and.b32 %r213,%r212,30583;
ld.param.u32 %r214,[%rd25+4];
and.b32 %r215,%r214,30583;
ld.param.u32 %r216,[%rd25+16];
and.b32 %r217,%r216,30583;
ld.param.u32 %r218,[%rd25+20];
and.b32 %r219,%r218,30583;
setp.ge.u32 %p32,%r409,%r378;
and.pred %p33,%p32,%p31;
prmt.b32 %r220,%r442,%r441,%r213;
prmt.b32 %r221,%r220,%r440,%r215;
ld.param.u32 %r222,[%rd25+32];
and.b32 %r223,%r221,%r222;
ld.param.u32 %r224,[%rd25+36];
or.b32 %r225,%r223,%r224;
selp.b32 %r226,%r225,%r443,%p30;
prmt.b32 %r227,%r441,%r442,%r217;
prmt.b32 %r228,%r227,%r226,%r219;
and.b32 %r229,%r228,%r222;
or.b32 %r230,%r229,%r224;
selp.b32 %r231,%r230,%r440,%p3;
selp.b32 %r414,%r224,%r231,%p33;
selp.b32 %r415,%r224,%r441,%p33;
selp.b32 %r416,%r224,%r442,%p33;
selp.b32 %r417,%r224,%r226,%p33;
setp.ge.u32 %p34,%r54,%r378;
and.pred %p35,%p34,%p31;
prmt.b32 %r232,%r445,%r446,%r213;
prmt.b32 %r233,%r232,%r447,%r215;
and.b32 %r234,%r233,%r222;
or.b32 %r235,%r234,%r224;
selp.b32 %r236,%r235,%r444,%p30;
prmt.b32 %r237,%r446,%r445,%r217;
prmt.b32 %r238,%r237,%r236,%r219;
and.b32 %r239,%r238,%r222;
or.b32 %r240,%r239,%r224;
selp.b32 %r241,%r240,%r447,%p3;
selp.b32 %r410,%r224,%r241,%p35;
selp.b32 %r411,%r224,%r446,%p35;
selp.b32 %r412,%r224,%r445,%p35;
selp.b32 %r413,%r224,%r236,%p35;
$6_18:
xor.b32 %r242,%r416,%r143;
shl.b32 %r243,%r242,24;
shl.b32 %r244,%r242,16;
min.u32 %r245,%r243,%r244;
xor.b32 %r246,%r417,%r143;
min.u32 %r71,%r245,%r246;
xor.b32 %r247,%r412,%r143;
shl.b32 %r248,%r247,24;
shl.b32 %r249,%r247,16;
min.u32 %r250,%r248,%r249;
xor.b32 %r251,%r413,%r143;
min.u32 %r72,%r250,%r251;
min.u32 %r252,%r429,%r71;
min.u32 %r253,%r437,%r252;
min.u32 %r254,%r252,%r72;
shl.b32 %r255,%r242,8;
min.u32 %r73,%r245,%r255;
shl.b32 %r256,%r247,8;
min.u32 %r74,%r250,%r256;
min.u32 %r257,%r428,%r73;
min.u32 %r258,%r436,%r257;
min.u32 %r259,%r257,%r74;
min.u32 %r260,%r255,%r242;
min.u32 %r75,%r260,%r244;
min.u32 %r261,%r256,%r247;
min.u32 %r76,%r261,%r249;
min.u32 %r262,%r427,%r75;
min.u32 %r263,%r435,%r262;
min.u32 %r264,%r262,%r76;
xor.b32 %r265,%r415,%r143;
shl.b32 %r266,%r265,24;
min.u32 %r77,%r260,%r266;
xor.b32 %r267,%r411,%r143;
shl.b32 %r268,%r267,24;
min.u32 %r78,%r261,%r268;
min.u32 %r269,%r426,%r77;
min.u32 %r270,%r434,%r269;
min.u32 %r271,%r269,%r78;
shl.b32 %r272,%r265,16;
min.u32 %r273,%r266,%r272;
min.u32 %r79,%r273,%r242;
shl.b32 %r274,%r267,16;
min.u32 %r275,%r268,%r274;
min.u32 %r80,%r275,%r247;
min.u32 %r276,%r425,%r79;
min.u32 %r277,%r433,%r276;
min.u32 %r278,%r276,%r80;
shl.b32 %r279,%r265,8;
min.u32 %r81,%r273,%r279;
shl.b32 %r280,%r267,8;
min.u32 %r82,%r275,%r280;
min.u32 %r281,%r424,%r81;
min.u32 %r282,%r432,%r281;
min.u32 %r283,%r281,%r82;
min.u32 %r284,%r279,%r265;
min.u32 %r83,%r284,%r272;
min.u32 %r285,%r280,%r267;
min.u32 %r84,%r285,%r274;
min.u32 %r286,%r423,%r83;
min.u32 %r287,%r431,%r286;
min.u32 %r288,%r286,%r84;
xor.b32 %r289,%r414,%r143;
shl.b32 %r290,%r289,24;
min.u32 %r85,%r284,%r290;
xor.b32 %r291,%r410,%r143;
shl.b32 %r292,%r291,24;
min.u32 %r86,%r285,%r292;
min.u32 %r293,%r422,%r85;
min.u32 %r294,%r430,%r293;
min.u32 %r295,%r293,%r86;
mov.u32 %r296,115;
prmt.b32 %r297,%r253,%r258,%r296;
prmt.b32 %r298,%r263,%r270,%r296;
mov.u32 %r299,21520;
prmt.b32 %r421,%r297,%r298,%r299;
prmt.b32 %r300,%r277,%r282,%r296;
prmt.b32 %r301,%r287,%r294,%r296;
prmt.b32 %r420,%r300,%r301,%r299;
prmt.b32 %r302,%r254,%r259,%r296;
prmt.b32 %r303,%r264,%r271,%r296;
prmt.b32 %r419,%r302,%r303,%r299;
prmt.b32 %r304,%r278,%r283,%r296;
prmt.b32 %r305,%r288,%r295,%r296;
prmt.b32 %r418,%r304,%r305,%r299;
mov.u32 %r422,%r86;
mov.u32 %r423,%r84;
mov.u32 %r424,%r82;
mov.u32 %r425,%r80;
mov.u32 %r426,%r78;
mov.u32 %r427,%r76;
mov.u32 %r428,%r74;
mov.u32 %r429,%r72;
mov.u32 %r430,%r85;
mov.u32 %r431,%r83;
mov.u32 %r432,%r81;
mov.u32 %r433,%r79;
mov.u32 %r434,%r77;
mov.u32 %r435,%r75;
mov.u32 %r436,%r73;
mov.u32 %r437,%r71;
$6_19:
add.s32 %r438,%r409,2;
setp.gt.s32 %p36,%r438,%r21;
@%p36 bra $6_25;
setp.lt.u32 %p37,%r438,%r378;
@%p37 bra $6_22;
ld.param.u32 %r376,[%rd25+40];
add.s32 %r375,%r409,2;
shr.u32 %r306,%r375,31;
mul.wide.u32 %rd73,%r306,4;
xor.b64 %rd74,%rd73,4;
add.s64 %rd75,%rd25,%rd74;
ld.param.u32 %r307,[%rd75+44];
mad.lo.s32 %r308,%r376,%r375,%r307;
ld.param.u32 %r309,[%rd75+52];
mad.lo.s32 %r310,%r309,%r378,%r308;
max.s32 %r311,%r310,0;
add.s32 %r312,%r378,-1;
min.s32 %r438,%r311,%r312;
$6_22:
cvt.s64.s32 %rd80,%r438;
mul.lo.s64 %rd81,%rd33,%rd80;
add.s64 %rd83,%rd81,%rd64;
add.s64 %rd77,%rd100,%rd83;
add.s64 %rd76,%rd77,%rd104;
ld.global.nc.u32 %r443,[%rd76];
ld.global.nc.u32 %r442,[%rd77];
add.s64 %rd78,%rd77,4;
ld.global.nc.u32 %r441,[%rd78];
add.s64 %rd79,%rd77,%rd105;
ld.global.nc.u32 %r440,[%rd79];
add.s32 %r439,%r409,3;
setp.lt.u32 %p39,%r439,%r378;
@%p39 bra $6_24;
ld.param.u32 %r373,[%rd25+40];
shr.u32 %r327,%r439,31;
mul.wide.u32 %rd85,%r327,4;
xor.b64 %rd86,%rd85,4;
add.s64 %rd87,%rd25,%rd86;
ld.param.u32 %r328,[%rd87+44];
mad.lo.s32 %r329,%r373,%r439,%r328;
ld.param.u32 %r330,[%rd87+52];
mad.lo.s32 %r331,%r330,%r378,%r329;
max.s32 %r332,%r331,0;
add.s32 %r333,%r378,-1;
min.s32 %r439,%r332,%r333;
$6_24:
cvt.s64.s32 %rd92,%r439;
mul.lo.s64 %rd93,%rd33,%rd92;
add.s64 %rd95,%rd93,%rd64;
add.s64 %rd89,%rd100,%rd95;
add.s64 %rd88,%rd89,%rd104;
ld.global.nc.u32 %r444,[%rd88];
ld.global.nc.u32 %r445,[%rd89];
add.s64 %rd90,%rd89,4;
ld.global.nc.u32 %r446,[%rd90];
add.s64 %rd91,%rd89,%rd105;
ld.global.nc.u32 %r447,[%rd91];
$6_25:
setp.le.s32 %p41,%r409,%r15;
@%p41 bra $6_39;
setp.gt.s32 %p42,%r409,%r21;
@%p42 bra $6_32;
@%p4 bra $6_29;
bra.uni $6_28;
$6_29:
@%p10 bra $6_31;
xor.b32 %r361,%r421,%r143;
st.u32 [%rd107],%r361;
$6_31:
xor.b32 %r362,%r420,%r143;
st.u32 [%rd107+4],%r362;
bra.uni $6_32;
$6_28:
xor.b32 %r353,%r420,%r143;
xor.b32 %r354,%r421,%r143;
st.v2.u32 [%rd107],{%r354,%r353};
$6_32:
setp.ge.s32 %p44,%r409,%r21;
@%p44 bra $6_38;
@%p4 bra $6_35;
bra.uni $6_34;
$6_35:
@%p10 bra $6_37;
add.s64 %rd98,%rd107,%rd103;
xor.b32 %r371,%r419,%r143;
st.u32 [%rd98],%r371;
$6_37:
add.s64 %rd99,%rd107,%rd103;
xor.b32 %r372,%r418,%r143;
st.u32 [%rd99+4],%r372;
bra.uni $6_38;
$6_34:
add.s64 %rd97,%rd107,%rd103;
xor.b32 %r363,%r418,%r143;
xor.b32 %r364,%r419,%r143;
st.v2.u32 [%rd97],{%r364,%r363};
$6_38:
shl.b64 %rd96,%rd103,1;
add.s64 %rd107,%rd107,%rd96;
$6_39:
add.s32 %r409,%r409,2;
setp.le.s32 %p46,%r409,%r21;
@%p46 bra $6_15;
$6_40:
ret;
}
.visible .entry morphology_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<47>;
.reg .b32 %r<458>;
.reg .b64 %rd<108>;
ld.param.u64 %rd39,[p0];
ld.param.v2.u32 {%r387,%r388},[p1+32];
ld.param.v2.u32 {%r146,%r147},[p1+40];
ld.param.u64 %rd44,[p2];
ld.param.v2.u32 {%r389,%r390},[p3+32];
ld.param.v2.u32 {%r150,%r151},[p3+40];
ld.param.u32 %r142,[p4];
mov.b64 %rd49,p5;
ld.param.u32 %r143,[p6];
ld.param.u64 %rd103,[p3+8];
ld.param.u64 %rd45,[p3];
ld.param.u64 %rd101,[p1+8];
ld.param.u64 %rd40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r147,0;
@%p5 bra $7_2;
cvta.to.global.u64 %rd50,%rd39;
mul.wide.s32 %rd51,%r1,40;
add.s64 %rd52,%rd50,%rd51;
ld.global.v2.u32 {%r387,%r388},[%rd52+32];
ld.global.u64 %rd101,[%rd52+8];
ld.global.u64 %rd100,[%rd52];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd53,%r1;
mul.lo.s64 %rd54,%rd40,%rd53;
add.s64 %rd100,%rd39,%rd54;
$7_3:
setp.eq.s32 %p6,%r151,0;
@%p6 bra $7_5;
cvta.to.global.u64 %rd55,%rd44;
mul.wide.s32 %rd56,%r1,40;
add.s64 %rd57,%rd55,%rd56;
ld.global.v2.u32 {%r389,%r390},[%rd57+32];
ld.global.u64 %rd103,[%rd57+8];
ld.global.u64 %rd102,[%rd57];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd58,%r1;
mul.lo.s64 %rd59,%rd45,%rd58;
add.s64 %rd102,%rd44,%rd59;
$7_6:
mov.u32 %r156,%ctaid.x;
shl.b32 %r157,%r156,5;
mov.u32 %r158,%tid.x;
add.s32 %r159,%r157,%r158;
shl.b32 %r14,%r159,3;
mov.u32 %r160,%ctaid.y;
shl.b32 %r161,%r160,3;
mov.u32 %r162,%tid.y;
add.s32 %r163,%r161,%r162;
mul.lo.s32 %r15,%r163,%r142;
setp.ge.s32 %p7,%r14,%r389;
setp.ge.s32 %p8,%r15,%r390;
or.pred %p9,%p7,%p8;
@%p9 bra $7_40;
add.s32 %r19,%r14,12;
setp.eq.s32 %p10,%r19,%r389;
add.s32 %r164,%r389,-8;
min.s32 %r165,%r14,%r164;
add.s32 %r166,%r14,-4;
selp.b32 %r20,%r166,%r165,%p10;
add.s32 %r167,%r15,%r142;
min.s32 %r21,%r167,%r390;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p11,%r20,0;
mov.u64 %rd25,%rd49;
ld.param.u32 %r22,[%rd25+64];
mov.u64 %rd104,-4;
@%p11 bra $7_10;
setp.eq.s32 %p12,%r22,0;
mov.u64 %rd104,0;
@%p12 bra $7_10;
add.s32 %r168,%r387,-4;
cvt.s64.s32 %rd104,%r168;
$7_10:
add.s32 %r169,%r20,8;
setp.ne.s32 %p13,%r169,%r387;
setp.eq.s32 %p14,%r169,%r387;
setp.eq.s32 %p15,%r22,0;
or.pred %p16,%p1,%p14;
and.pred %p2,%p16,%p15;
mov.u64 %rd105,8;
@%p13 bra $7_13;
ld.param.u32 %r170,[%rd25+64];
mov.u64 %rd105,0;
setp.eq.s32 %p17,%r170,0;
@%p17 bra $7_13;
mov.u32 %r171,8;
sub.s32 %r172,%r171,%r387;
cvt.s64.s32 %rd105,%r172;
$7_13:
add.s32 %r419,%r15,-3;
setp.gt.s32 %p18,%r419,%r21;
@%p18 bra $7_40;
cvt.s64.s32 %rd64,%r20;
cvt.s64.s32 %rd65,%r15;
mul.lo.s64 %rd66,%rd103,%rd65;
add.s64 %rd67,%rd66,%rd64;
add.s64 %rd107,%rd102,%rd67;
mov.u32 %r428,0;
or.b64 %rd68,%rd103,%rd107;
and.b64 %rd69,%rd68,7;
setp.ne.s64 %p21,%rd69,0;
cvt.s64.s32 %rd33,%rd101;
and.pred %p3,%p14,%p15;
or.pred %p4,%p10,%p21;
not.pred %p25,%p2;
mov.u32 %r429,%r428;
mov.u32 %r430,%r428;
mov.u32 %r431,%r428;
mov.u32 %r432,%r428;
mov.u32 %r433,%r428;
mov.u32 %r434,%r428;
mov.u32 %r435,%r428;
mov.u32 %r436,%r428;
mov.u32 %r437,%r428;
mov.u32 %r438,%r428;
mov.u32 %r439,%r428;
mov.u32 %r440,%r428;
mov.u32 %r441,%r428;
mov.u32 %r442,%r428;
mov.u32 %r443,%r428;
mov.u32 %r444,%r428;
mov.u32 %r445,%r428;
mov.u32 %r446,%r428;
mov.u32 %r447,%r428;
$7_15:
.pragma "nounroll";
mad.lo.s32 %r199,%r163,%r142,-1;
setp.lt.s32 %p23,%r419,%r199;
@%p23 bra $7_19;
setp.gt.s32 %p24,%r419,-1;
and.pred %p26,%p25,%p24;
add.s32 %r54,%r419,1;
setp.lt.s32 %p27,%r54,%r388;
and.pred %p28,%p27,%p26;
mov.u32 %r420,%r457;
mov.u32 %r421,%r456;
mov.u32 %r422,%r455;
mov.u32 %r423,%r454;
mov.u32 %r424,%r450;
mov.u32 %r425,%r451;
mov.u32 %r426,%r452;
mov.u32 %r427,%r453;
@%p28 bra $7_18;
or.b32 %r210,%r22,%r20;
setp.eq.s32 %p30,%r210,0;
ld.param.u32 %r211,[%rd25+60];
setp.ne.s32 %p31,%r211,0;
ld.param.u32 %r212,[%rd25];
and.b32 %r213,%r212,30583;
ld.param.u32 %r214,[%rd25+4];
and.b32 %r215,%r214,30583;
ld.param.u32 %r216,[%rd25+16];
and.b32 %r217,%r216,30583;
ld.param.u32 %r218,[%rd25+20];
and.b32 %r219,%r218,30583;
setp.ge.u32 %p32,%r419,%r388;
and.pred %p33,%p32,%p31;
prmt.b32 %r220,%r452,%r451,%r213;
prmt.b32 %r221,%r220,%r450,%r215;
ld.param.u32 %r222,[%rd25+32];
and.b32 %r223,%r221,%r222;
ld.param.u32 %r224,[%rd25+36];
or.b32 %r225,%r223,%r224;
selp.b32 %r226,%r225,%r453,%p30;
prmt.b32 %r227,%r451,%r452,%r217;
prmt.b32 %r228,%r227,%r226,%r219;
and.b32 %r229,%r228,%r222;
or.b32 %r230,%r229,%r224;
selp.b32 %r231,%r230,%r450,%p3;
selp.b32 %r424,%r224,%r231,%p33;
selp.b32 %r425,%r224,%r451,%p33;
selp.b32 %r426,%r224,%r452,%p33;
selp.b32 %r427,%r224,%r226,%p33;
setp.ge.u32 %p34,%r54,%r388;
and.pred %p35,%p34,%p31;
prmt.b32 %r232,%r455,%r456,%r213;
prmt.b32 %r233,%r232,%r457,%r215;
and.b32 %r234,%r233,%r222;
or.b32 %r235,%r234,%r224;
selp.b32 %r236,%r235,%r454,%p30;
prmt.b32 %r237,%r456,%r455,%r217;
prmt.b32 %r238,%r237,%r236,%r219;
and.b32 %r239,%r238,%r222;
or.b32 %r240,%r239,%r224;
selp.b32 %r241,%r240,%r457,%p3;
selp.b32 %r420,%r224,%r241,%p35;
selp.b32 %r421,%r224,%r456,%p35;
selp.b32 %r422,%r224,%r455,%p35;
selp.b32 %r423,%r224,%r236,%p35;
$7_18:
xor.b32 %r242,%r426,%r143;
shl.b32 %r243,%r242,24;
min.u32 %r244,%r243,%r242;
xor.b32 %r245,%r427,%r143;
shl.b32 %r246,%r245,16;
min.u32 %r71,%r244,%r246;
xor.b32 %r247,%r422,%r143;
shl.b32 %r248,%r247,24;
min.u32 %r249,%r248,%r247;
xor.b32 %r250,%r423,%r143;
shl.b32 %r251,%r250,16;
min.u32 %r72,%r249,%r251;
min.u32 %r252,%r439,%r71;
min.u32 %r253,%r447,%r252;
min.u32 %r254,%r252,%r72;
shl.b32 %r255,%r242,16;
xor.b32 %r256,%r425,%r143;
shl.b32 %r257,%r256,24;
min.u32 %r258,%r255,%r257;
shl.b32 %r259,%r245,8;
min.u32 %r73,%r258,%r259;
shl.b32 %r260,%r247,16;
xor.b32 %r261,%r421,%r143;
shl.b32 %r262,%r261,24;
min.u32 %r263,%r260,%r262;
shl.b32 %r264,%r250,8;
min.u32 %r74,%r263,%r264;
min.u32 %r265,%r438,%r73;
min.u32 %r266,%r446,%r265;
min.u32 %r267,%r265,%r74;
shl.b32 %r268,%r242,8;
shl.b32 %r269,%r256,16;
min.u32 %r270,%r268,%r269;
min.u32 %r75,%r270,%r245;
shl.b32 %r271,%r247,8;
shl.b32 %r272,%r261,16;
min.u32 %r273,%r271,%r272;
min.u32 %r76,%r273,%r250;
min.u32 %r274,%r437,%r75;
min.u32 %r275,%r445,%r274;
min.u32 %r276,%r274,%r76;
shl.b32 %r277,%r256,8;
min.u32 %r77,%r244,%r277;
shl.b32 %r278,%r261,8;
min.u32 %r78,%r249,%r278;
min.u32 %r279,%r436,%r77;
min.u32 %r280,%r444,%r279;
min.u32 %r281,%r279,%r78;
min.u32 %r79,%r258,%r256;
min.u32 %r80,%r263,%r261;
min.u32 %r282,%r435,%r79;
min.u32 %r283,%r443,%r282;
min.u32 %r284,%r282,%r80;
xor.b32 %r285,%r424,%r143;
shl.b32 %r286,%r285,24;
min.u32 %r81,%r270,%r286;
xor.b32 %r287,%r420,%r143;
shl.b32 %r288,%r287,24;
min.u32 %r82,%r273,%r288;
min.u32 %r289,%r434,%r81;
min.u32 %r290,%r442,%r289;
min.u32 %r291,%r289,%r82;
shl.b32 %r292,%r285,16;
min.u32 %r293,%r277,%r292;
min.u32 %r83,%r293,%r242;
shl.b32 %r294,%r287,16;
min.u32 %r295,%r278,%r294;
min.u32 %r84,%r295,%r247;
min.u32 %r296,%r433,%r83;
min.u32 %r297,%r441,%r296;
min.u32 %r298,%r296,%r84;
shl.b32 %r299,%r285,8;
min.u32 %r300,%r256,%r299;
min.u32 %r85,%r300,%r257;
shl.b32 %r301,%r287,8;
min.u32 %r302,%r261,%r301;
min.u32 %r86,%r302,%r262;
min.u32 %r303,%r432,%r85;
min.u32 %r304,%r440,%r303;
min.u32 %r305,%r303,%r86;
mov.u32 %r306,115;
prmt.b32 %r307,%r253,%r266,%r306;
prmt.b32 %r308,%r275,%r280,%r306;
mov.u32 %r309,21520;
prmt.b32 %r431,%r307,%r308,%r309;
prmt.b32 %r310,%r283,%r290,%r306;
prmt.b32 %r311,%r297,%r304,%r306;
prmt.b32 %r430,%r310,%r311,%r309;
prmt.b32 %r312,%r254,%r267,%r306;
prmt.b32 %r313,%r276,%r281,%r306;
prmt.b32 %r429,%r312,%r313,%r309;
prmt.b32 %r314,%r284,%r291,%r306;
prmt.b32 %r315,%r298,%r305,%r306;
prmt.b32 %r428,%r314,%r315,%r309;
mov.u32 %r432,%r86;
mov.u32 %r433,%r84;
mov.u32 %r434,%r82;
mov.u32 %r435,%r80;
mov.u32 %r436,%r78;
mov.u32 %r437,%r76;
mov.u32 %r438,%r74;
mov.u32 %r439,%r72;
mov.u32 %r440,%r85;
mov.u32 %r441,%r83;
mov.u32 %r442,%r81;
mov.u32 %r443,%r79;
mov.u32 %r444,%r77;
mov.u32 %r445,%r75;
mov.u32 %r446,%r73;
mov.u32 %r447,%r71;
$7_19:
add.s32 %r448,%r419,2;
setp.gt.s32 %p36,%r448,%r21;
@%p36 bra $7_25;
setp.lt.u32 %p37,%r448,%r388;
@%p37 bra $7_22;
ld.param.u32 %r386,[%rd25+40];
add.s32 %r385,%r419,2;
shr.u32 %r316,%r385,31;
mul.wide.u32 %rd73,%r316,4;
xor.b64 %rd74,%rd73,4;
add.s64 %rd75,%rd25,%rd74;
ld.param.u32 %r317,[%rd75+44];
mad.lo.s32 %r318,%r386,%r385,%r317;
ld.param.u32 %r319,[%rd75+52];
mad.lo.s32 %r320,%r319,%r388,%r318;
max.s32 %r321,%r320,0;
add.s32 %r322,%r388,-1;
min.s32 %r448,%r321,%r322;
$7_22:
cvt.s64.s32 %rd80,%r448;
mul.lo.s64 %rd81,%rd33,%rd80;
add.s64 %rd83,%rd81,%rd64;
add.s64 %rd77,%rd100,%rd83;
add.s64 %rd76,%rd77,%rd104;
ld.global.nc.u32 %r453,[%rd76];
ld.global.nc.u32 %r452,[%rd77];
add.s64 %rd78,%rd77,4;
ld.global.nc.u32 %r451,[%rd78];
add.s64 %rd79,%rd77,%rd105;
ld.global.nc.u32 %r450,[%rd79];
add.s32 %r449,%r419,3;
setp.lt.u32 %p39,%r449,%r388;
@%p39 bra $7_24;
ld.param.u32 %r383,[%rd25+40];
shr.u32 %r337,%r449,31;
mul.wide.u32 %rd85,%r337,4;
xor.b64 %rd86,%rd85,4;
add.s64 %rd87,%rd25,%rd86;
ld.param.u32 %r338,[%rd87+44];
mad.lo.s32 %r339,%r383,%r449,%r338;
ld.param.u32 %r340,[%rd87+52];
mad.lo.s32 %r341,%r340,%r388,%r339;
max.s32 %r342,%r341,0;
add.s32 %r343,%r388,-1;
min.s32 %r449,%r342,%r343;
$7_24:
cvt.s64.s32 %rd92,%r449;
mul.lo.s64 %rd93,%rd33,%rd92;
add.s64 %rd95,%rd93,%rd64;
add.s64 %rd89,%rd100,%rd95;
add.s64 %rd88,%rd89,%rd104;
ld.global.nc.u32 %r454,[%rd88];
ld.global.nc.u32 %r455,[%rd89];
add.s64 %rd90,%rd89,4;
ld.global.nc.u32 %r456,[%rd90];
add.s64 %rd91,%rd89,%rd105;
ld.global.nc.u32 %r457,[%rd91];
$7_25:
setp.le.s32 %p41,%r419,%r15;
@%p41 bra $7_39;
setp.gt.s32 %p42,%r419,%r21;
@%p42 bra $7_32;
@%p4 bra $7_29;
bra.uni $7_28;
$7_29:
@%p10 bra $7_31;
xor.b32 %r371,%r431,%r143;
st.u32 [%rd107],%r371;
$7_31:
xor.b32 %r372,%r430,%r143;
st.u32 [%rd107+4],%r372;
bra.uni $7_32;
$7_28:
xor.b32 %r363,%r430,%r143;
xor.b32 %r364,%r431,%r143;
st.v2.u32 [%rd107],{%r364,%r363};
$7_32:
setp.ge.s32 %p44,%r419,%r21;
@%p44 bra $7_38;
@%p4 bra $7_35;
bra.uni $7_34;
$7_35:
@%p10 bra $7_37;
add.s64 %rd98,%rd107,%rd103;
xor.b32 %r381,%r429,%r143;
st.u32 [%rd98],%r381;
$7_37:
add.s64 %rd99,%rd107,%rd103;
xor.b32 %r382,%r428,%r143;
st.u32 [%rd99+4],%r382;
bra.uni $7_38;
$7_34:
add.s64 %rd97,%rd107,%rd103;
xor.b32 %r373,%r428,%r143;
xor.b32 %r374,%r429,%r143;
st.v2.u32 [%rd97],{%r374,%r373};
$7_38:
shl.b64 %rd96,%rd103,1;
add.s64 %rd107,%rd107,%rd96;
$7_39:
add.s32 %r419,%r419,2;
setp.le.s32 %p46,%r419,%r21;
@%p46 bra $7_15;
$7_40:
ret;
}
.visible .entry morphology_3_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<47>;
.reg .b32 %r<458>;
.reg .b64 %rd<108>;
ld.param.u64 %rd39,[p0];
ld.param.v2.u32 {%r387,%r388},[p1+32];
ld.param.v2.u32 {%r146,%r147},[p1+40];
ld.param.u64 %rd44,[p2];
ld.param.v2.u32 {%r389,%r390},[p3+32];
ld.param.v2.u32 {%r150,%r151},[p3+40];
ld.param.u32 %r142,[p4];
mov.b64 %rd49,p5;
ld.param.u32 %r143,[p6];
ld.param.u64 %rd103,[p3+8];
ld.param.u64 %rd45,[p3];
ld.param.u64 %rd101,[p1+8];
ld.param.u64 %rd40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r147,0;
@%p5 bra $8_2;
cvta.to.global.u64 %rd50,%rd39;
mul.wide.s32 %rd51,%r1,40;
add.s64 %rd52,%rd50,%rd51;
ld.global.v2.u32 {%r387,%r388},[%rd52+32];
ld.global.u64 %rd101,[%rd52+8];
ld.global.u64 %rd100,[%rd52];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd53,%r1;
mul.lo.s64 %rd54,%rd40,%rd53;
add.s64 %rd100,%rd39,%rd54;
$8_3:
setp.eq.s32 %p6,%r151,0;
@%p6 bra $8_5;
cvta.to.global.u64 %rd55,%rd44;
mul.wide.s32 %rd56,%r1,40;
add.s64 %rd57,%rd55,%rd56;
ld.global.v2.u32 {%r389,%r390},[%rd57+32];
ld.global.u64 %rd103,[%rd57+8];
ld.global.u64 %rd102,[%rd57];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd58,%r1;
mul.lo.s64 %rd59,%rd45,%rd58;
add.s64 %rd102,%rd44,%rd59;
$8_6:
mov.u32 %r156,%ctaid.x;
shl.b32 %r157,%r156,5;
mov.u32 %r158,%tid.x;
add.s32 %r159,%r157,%r158;
shl.b32 %r14,%r159,3;
mov.u32 %r160,%ctaid.y;
shl.b32 %r161,%r160,3;
mov.u32 %r162,%tid.y;
add.s32 %r163,%r161,%r162;
mul.lo.s32 %r15,%r163,%r142;
setp.ge.s32 %p7,%r14,%r389;
setp.ge.s32 %p8,%r15,%r390;
or.pred %p9,%p7,%p8;
@%p9 bra $8_40;
add.s32 %r19,%r14,12;
setp.eq.s32 %p10,%r19,%r389;
add.s32 %r164,%r389,-8;
min.s32 %r165,%r14,%r164;
add.s32 %r166,%r14,-4;
selp.b32 %r20,%r166,%r165,%p10;
add.s32 %r167,%r15,%r142;
min.s32 %r21,%r167,%r390;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p11,%r20,0;
mov.u64 %rd25,%rd49;
ld.param.u32 %r22,[%rd25+64];
mov.u64 %rd104,-4;
@%p11 bra $8_10;
setp.eq.s32 %p12,%r22,0;
mov.u64 %rd104,0;
@%p12 bra $8_10;
add.s32 %r168,%r387,-4;
cvt.s64.s32 %rd104,%r168;
$8_10:
add.s32 %r169,%r20,8;
setp.ne.s32 %p13,%r169,%r387;
setp.eq.s32 %p14,%r169,%r387;
setp.eq.s32 %p15,%r22,0;
or.pred %p16,%p1,%p14;
and.pred %p2,%p16,%p15;
mov.u64 %rd105,8;
@%p13 bra $8_13;
ld.param.u32 %r170,[%rd25+64];
mov.u64 %rd105,0;
setp.eq.s32 %p17,%r170,0;
@%p17 bra $8_13;
mov.u32 %r171,8;
sub.s32 %r172,%r171,%r387;
cvt.s64.s32 %rd105,%r172;
$8_13:
add.s32 %r419,%r15,-3;
setp.gt.s32 %p18,%r419,%r21;
@%p18 bra $8_40;
cvt.s64.s32 %rd64,%r20;
cvt.s64.s32 %rd65,%r15;
mul.lo.s64 %rd66,%rd103,%rd65;
add.s64 %rd67,%rd66,%rd64;
add.s64 %rd107,%rd102,%rd67;
mov.u32 %r428,0;
or.b64 %rd68,%rd103,%rd107;
and.b64 %rd69,%rd68,7;
setp.ne.s64 %p21,%rd69,0;
cvt.s64.s32 %rd33,%rd101;
and.pred %p3,%p14,%p15;
or.pred %p4,%p10,%p21;
not.pred %p25,%p2;
mov.u32 %r429,%r428;
mov.u32 %r430,%r428;
mov.u32 %r431,%r428;
mov.u32 %r432,%r428;
mov.u32 %r433,%r428;
mov.u32 %r434,%r428;
mov.u32 %r435,%r428;
mov.u32 %r436,%r428;
mov.u32 %r437,%r428;
mov.u32 %r438,%r428;
mov.u32 %r439,%r428;
mov.u32 %r440,%r428;
mov.u32 %r441,%r428;
mov.u32 %r442,%r428;
mov.u32 %r443,%r428;
mov.u32 %r444,%r428;
mov.u32 %r445,%r428;
mov.u32 %r446,%r428;
mov.u32 %r447,%r428;
$8_15:
.pragma "nounroll";
mad.lo.s32 %r199,%r163,%r142,-1;
setp.lt.s32 %p23,%r419,%r199;
@%p23 bra $8_19;
setp.gt.s32 %p24,%r419,-1;
and.pred %p26,%p25,%p24;
add.s32 %r54,%r419,1;
setp.lt.s32 %p27,%r54,%r388;
and.pred %p28,%p27,%p26;
mov.u32 %r420,%r457;
mov.u32 %r421,%r456;
mov.u32 %r422,%r455;
mov.u32 %r423,%r454;
mov.u32 %r424,%r450;
mov.u32 %r425,%r451;
mov.u32 %r426,%r452;
mov.u32 %r427,%r453;
@%p28 bra $8_18;
or.b32 %r210,%r22,%r20;
setp.eq.s32 %p30,%r210,0;
ld.param.u32 %r211,[%rd25+60];
setp.ne.s32 %p31,%r211,0;
ld.param.u32 %r212,[%rd25];
and.b32 %r213,%r212,30583;
ld.param.u32 %r214,[%rd25+4];
and.b32 %r215,%r214,30583;
ld.param.u32 %r216,[%rd25+16];
and.b32 %r217,%r216,30583;
ld.param.u32 %r218,[%rd25+20];
and.b32 %r219,%r218,30583;
setp.ge.u32 %p32,%r419,%r388;
and.pred %p33,%p32,%p31;
prmt.b32 %r220,%r452,%r451,%r213;
prmt.b32 %r221,%r220,%r450,%r215;
ld.param.u32 %r222,[%rd25+32];
and.b32 %r223,%r221,%r222;
ld.param.u32 %r224,[%rd25+36];
or.b32 %r225,%r223,%r224;
selp.b32 %r226,%r225,%r453,%p30;
prmt.b32 %r227,%r451,%r452,%r217;
prmt.b32 %r228,%r227,%r226,%r219;
and.b32 %r229,%r228,%r222;
or.b32 %r230,%r229,%r224;
selp.b32 %r231,%r230,%r450,%p3;
selp.b32 %r424,%r224,%r231,%p33;
selp.b32 %r425,%r224,%r451,%p33;
selp.b32 %r426,%r224,%r452,%p33;
selp.b32 %r427,%r224,%r226,%p33;
setp.ge.u32 %p34,%r54,%r388;
and.pred %p35,%p34,%p31;
prmt.b32 %r232,%r455,%r456,%r213;
prmt.b32 %r233,%r232,%r457,%r215;
and.b32 %r234,%r233,%r222;
or.b32 %r235,%r234,%r224;
selp.b32 %r236,%r235,%r454,%p30;
prmt.b32 %r237,%r456,%r455,%r217;
prmt.b32 %r238,%r237,%r236,%r219;
and.b32 %r239,%r238,%r222;
or.b32 %r240,%r239,%r224;
selp.b32 %r241,%r240,%r457,%p3;
selp.b32 %r420,%r224,%r241,%p35;
selp.b32 %r421,%r224,%r456,%p35;
selp.b32 %r422,%r224,%r455,%p35;
selp.b32 %r423,%r224,%r236,%p35;
$8_18:
xor.b32 %r242,%r426,%r143;
shl.b32 %r243,%r242,24;
xor.b32 %r244,%r425,%r143;
shl.b32 %r245,%r244,24;
min.u32 %r246,%r243,%r245;
xor.b32 %r247,%r427,%r143;
shl.b32 %r248,%r247,24;
min.u32 %r71,%r246,%r248;
xor.b32 %r249,%r422,%r143;
shl.b32 %r250,%r249,24;
xor.b32 %r251,%r421,%r143;
shl.b32 %r252,%r251,24;
min.u32 %r253,%r250,%r252;
xor.b32 %r254,%r423,%r143;
shl.b32 %r255,%r254,24;
min.u32 %r72,%r253,%r255;
min.u32 %r256,%r439,%r71;
min.u32 %r257,%r447,%r256;
min.u32 %r258,%r256,%r72;
shl.b32 %r259,%r242,16;
shl.b32 %r260,%r244,16;
min.u32 %r261,%r259,%r260;
shl.b32 %r262,%r247,16;
min.u32 %r73,%r261,%r262;
shl.b32 %r263,%r249,16;
shl.b32 %r264,%r251,16;
min.u32 %r265,%r263,%r264;
shl.b32 %r266,%r254,16;
min.u32 %r74,%r265,%r266;
min.u32 %r267,%r438,%r73;
min.u32 %r268,%r446,%r267;
min.u32 %r269,%r267,%r74;
shl.b32 %r270,%r242,8;
shl.b32 %r271,%r244,8;
min.u32 %r272,%r270,%r271;
shl.b32 %r273,%r247,8;
min.u32 %r75,%r272,%r273;
shl.b32 %r274,%r249,8;
shl.b32 %r275,%r251,8;
min.u32 %r276,%r274,%r275;
shl.b32 %r277,%r254,8;
min.u32 %r76,%r276,%r277;
min.u32 %r278,%r437,%r75;
min.u32 %r279,%r445,%r278;
min.u32 %r280,%r278,%r76;
min.u32 %r281,%r242,%r244;
min.u32 %r77,%r281,%r247;
min.u32 %r282,%r249,%r251;
min.u32 %r78,%r282,%r254;
min.u32 %r283,%r436,%r77;
min.u32 %r284,%r444,%r283;
min.u32 %r285,%r283,%r78;
xor.b32 %r286,%r424,%r143;
shl.b32 %r287,%r286,24;
min.u32 %r79,%r246,%r287;
xor.b32 %r288,%r420,%r143;
shl.b32 %r289,%r288,24;
min.u32 %r80,%r253,%r289;
min.u32 %r290,%r435,%r79;
min.u32 %r291,%r443,%r290;
min.u32 %r292,%r290,%r80;
shl.b32 %r293,%r286,16;
min.u32 %r81,%r261,%r293;
shl.b32 %r294,%r288,16;
min.u32 %r82,%r265,%r294;
min.u32 %r295,%r434,%r81;
min.u32 %r296,%r442,%r295;
min.u32 %r297,%r295,%r82;
shl.b32 %r298,%r286,8;
min.u32 %r83,%r272,%r298;
shl.b32 %r299,%r288,8;
min.u32 %r84,%r276,%r299;
min.u32 %r300,%r433,%r83;
min.u32 %r301,%r441,%r300;
min.u32 %r302,%r300,%r84;
min.u32 %r85,%r281,%r286;
min.u32 %r86,%r282,%r288;
min.u32 %r303,%r432,%r85;
min.u32 %r304,%r440,%r303;
min.u32 %r305,%r303,%r86;
mov.u32 %r306,115;
prmt.b32 %r307,%r257,%r268,%r306;
prmt.b32 %r308,%r279,%r284,%r306;
mov.u32 %r309,21520;
prmt.b32 %r431,%r307,%r308,%r309;
prmt.b32 %r310,%r291,%r296,%r306;
prmt.b32 %r311,%r301,%r304,%r306;
prmt.b32 %r430,%r310,%r311,%r309;
prmt.b32 %r312,%r258,%r269,%r306;
prmt.b32 %r313,%r280,%r285,%r306;
prmt.b32 %r429,%r312,%r313,%r309;
prmt.b32 %r314,%r292,%r297,%r306;
prmt.b32 %r315,%r302,%r305,%r306;
prmt.b32 %r428,%r314,%r315,%r309;
mov.u32 %r432,%r86;
mov.u32 %r433,%r84;
mov.u32 %r434,%r82;
mov.u32 %r435,%r80;
mov.u32 %r436,%r78;
mov.u32 %r437,%r76;
mov.u32 %r438,%r74;
mov.u32 %r439,%r72;
mov.u32 %r440,%r85;
mov.u32 %r441,%r83;
mov.u32 %r442,%r81;
mov.u32 %r443,%r79;
mov.u32 %r444,%r77;
mov.u32 %r445,%r75;
mov.u32 %r446,%r73;
mov.u32 %r447,%r71;
$8_19:
add.s32 %r448,%r419,2;
setp.gt.s32 %p36,%r448,%r21;
@%p36 bra $8_25;
setp.lt.u32 %p37,%r448,%r388;
@%p37 bra $8_22;
ld.param.u32 %r386,[%rd25+40];
add.s32 %r385,%r419,2;
shr.u32 %r316,%r385,31;
mul.wide.u32 %rd73,%r316,4;
xor.b64 %rd74,%rd73,4;
add.s64 %rd75,%rd25,%rd74;
ld.param.u32 %r317,[%rd75+44];
mad.lo.s32 %r318,%r386,%r385,%r317;
ld.param.u32 %r319,[%rd75+52];
mad.lo.s32 %r320,%r319,%r388,%r318;
max.s32 %r321,%r320,0;
add.s32 %r322,%r388,-1;
min.s32 %r448,%r321,%r322;
$8_22:
cvt.s64.s32 %rd80,%r448;
mul.lo.s64 %rd81,%rd33,%rd80;
add.s64 %rd83,%rd81,%rd64;
add.s64 %rd77,%rd100,%rd83;
add.s64 %rd76,%rd77,%rd104;
ld.global.nc.u32 %r453,[%rd76];
ld.global.nc.u32 %r452,[%rd77];
add.s64 %rd78,%rd77,4;
ld.global.nc.u32 %r451,[%rd78];
add.s64 %rd79,%rd77,%rd105;
ld.global.nc.u32 %r450,[%rd79];
add.s32 %r449,%r419,3;
setp.lt.u32 %p39,%r449,%r388;
@%p39 bra $8_24;
ld.param.u32 %r383,[%rd25+40];
shr.u32 %r337,%r449,31;
mul.wide.u32 %rd85,%r337,4;
xor.b64 %rd86,%rd85,4;
add.s64 %rd87,%rd25,%rd86;
ld.param.u32 %r338,[%rd87+44];
mad.lo.s32 %r339,%r383,%r449,%r338;
ld.param.u32 %r340,[%rd87+52];
mad.lo.s32 %r341,%r340,%r388,%r339;
max.s32 %r342,%r341,0;
add.s32 %r343,%r388,-1;
min.s32 %r449,%r342,%r343;
$8_24:
cvt.s64.s32 %rd92,%r449;
mul.lo.s64 %rd93,%rd33,%rd92;
add.s64 %rd95,%rd93,%rd64;
add.s64 %rd89,%rd100,%rd95;
add.s64 %rd88,%rd89,%rd104;
ld.global.nc.u32 %r454,[%rd88];
ld.global.nc.u32 %r455,[%rd89];
add.s64 %rd90,%rd89,4;
ld.global.nc.u32 %r456,[%rd90];
add.s64 %rd91,%rd89,%rd105;
ld.global.nc.u32 %r457,[%rd91];
$8_25:
setp.le.s32 %p41,%r419,%r15;
@%p41 bra $8_39;
setp.gt.s32 %p42,%r419,%r21;
@%p42 bra $8_32;
@%p4 bra $8_29;
bra.uni $8_28;
$8_29:
@%p10 bra $8_31;
xor.b32 %r371,%r431,%r143;
st.u32 [%rd107],%r371;
$8_31:
xor.b32 %r372,%r430,%r143;
st.u32 [%rd107+4],%r372;
bra.uni $8_32;
$8_28:
xor.b32 %r363,%r430,%r143;
xor.b32 %r364,%r431,%r143;
st.v2.u32 [%rd107],{%r364,%r363};
$8_32:
setp.ge.s32 %p44,%r419,%r21;
@%p44 bra $8_38;
@%p4 bra $8_35;
bra.uni $8_34;
$8_35:
@%p10 bra $8_37;
add.s64 %rd98,%rd107,%rd103;
xor.b32 %r381,%r429,%r143;
st.u32 [%rd98],%r381;
$8_37:
add.s64 %rd99,%rd107,%rd103;
xor.b32 %r382,%r428,%r143;
st.u32 [%rd99+4],%r382;
bra.uni $8_38;
$8_34:
add.s64 %rd97,%rd107,%rd103;
xor.b32 %r373,%r428,%r143;
xor.b32 %r374,%r429,%r143;
st.v2.u32 [%rd97],{%r374,%r373};
$8_38:
shl.b64 %rd96,%rd103,1;
add.s64 %rd107,%rd107,%rd96;
$8_39:
add.s32 %r419,%r419,2;
setp.le.s32 %p46,%r419,%r21;
@%p46 bra $8_15;
$8_40:
ret;
}
.visible .entry morphology_5_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 3
{
.reg .pred %p<47>;
.reg .b32 %r<559>;
.reg .b64 %rd<109>;
ld.param.u64 %rd40,[p0];
ld.param.v2.u32 {%r456,%r457},[p1+32];
ld.param.v2.u32 {%r180,%r181},[p1+40];
ld.param.u64 %rd45,[p2];
ld.param.v2.u32 {%r458,%r459},[p3+32];
ld.param.v2.u32 {%r184,%r185},[p3+40];
ld.param.u32 %r176,[p4];
mov.b64 %rd50,p5;
ld.param.u32 %r177,[p6];
ld.param.u64 %rd104,[p3+8];
ld.param.u64 %rd46,[p3];
ld.param.u64 %rd102,[p1+8];
ld.param.u64 %rd41,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r181,0;
@%p5 bra $9_2;
cvta.to.global.u64 %rd51,%rd40;
mul.wide.s32 %rd52,%r1,40;
add.s64 %rd53,%rd51,%rd52;
ld.global.v2.u32 {%r456,%r457},[%rd53+32];
ld.global.u64 %rd102,[%rd53+8];
ld.global.u64 %rd101,[%rd53];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd54,%r1;
mul.lo.s64 %rd55,%rd41,%rd54;
add.s64 %rd101,%rd40,%rd55;
$9_3:
setp.eq.s32 %p6,%r185,0;
@%p6 bra $9_5;
cvta.to.global.u64 %rd56,%rd45;
mul.wide.s32 %rd57,%r1,40;
add.s64 %rd58,%rd56,%rd57;
ld.global.v2.u32 {%r458,%r459},[%rd58+32];
ld.global.u64 %rd104,[%rd58+8];
ld.global.u64 %rd103,[%rd58];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd59,%r1;
mul.lo.s64 %rd60,%rd46,%rd59;
add.s64 %rd103,%rd45,%rd60;
$9_6:
mov.u32 %r190,%ctaid.x;
shl.b32 %r191,%r190,5;
mov.u32 %r192,%tid.x;
add.s32 %r193,%r191,%r192;
shl.b32 %r14,%r193,3;
mov.u32 %r194,%ctaid.y;
shl.b32 %r195,%r194,3;
mov.u32 %r196,%tid.y;
add.s32 %r197,%r195,%r196;
mul.lo.s32 %r15,%r197,%r176;
setp.ge.s32 %p7,%r14,%r458;
setp.ge.s32 %p8,%r15,%r459;
or.pred %p9,%p7,%p8;
@%p9 bra $9_40;
add.s32 %r19,%r14,12;
setp.eq.s32 %p10,%r19,%r458;
add.s32 %r198,%r458,-8;
min.s32 %r199,%r14,%r198;
add.s32 %r200,%r14,-4;
selp.b32 %r20,%r200,%r199,%p10;
add.s32 %r201,%r15,%r176;
min.s32 %r21,%r201,%r459;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p11,%r20,0;
mov.u64 %rd25,%rd50;
ld.param.u32 %r22,[%rd25+64];
mov.u64 %rd105,-4;
@%p11 bra $9_10;
setp.eq.s32 %p12,%r22,0;
mov.u64 %rd105,0;
@%p12 bra $9_10;
add.s32 %r202,%r456,-4;
cvt.s64.s32 %rd105,%r202;
$9_10:
add.s32 %r203,%r20,8;
setp.ne.s32 %p13,%r203,%r456;
setp.eq.s32 %p14,%r203,%r456;
setp.eq.s32 %p15,%r22,0;
or.pred %p16,%p1,%p14;
and.pred %p2,%p16,%p15;
mov.u64 %rd106,8;
@%p13 bra $9_13;
ld.param.u32 %r204,[%rd25+64];
mov.u64 %rd106,0;
setp.eq.s32 %p17,%r204,0;
@%p17 bra $9_13;
mov.u32 %r205,8;
sub.s32 %r206,%r205,%r456;
cvt.s64.s32 %rd106,%r206;
$9_13:
add.s32 %r23,%r21,2;
add.s32 %r504,%r15,-4;
setp.ge.s32 %p18,%r504,%r23;
@%p18 bra $9_40;
cvt.s64.s32 %rd65,%r20;
cvt.s64.s32 %rd66,%r15;
mul.lo.s64 %rd67,%rd104,%rd66;
add.s64 %rd68,%rd67,%rd65;
add.s64 %rd108,%rd103,%rd68;
mov.u32 %r513,0;
or.b64 %rd69,%rd104,%rd108;
and.b64 %rd70,%rd69,7;
setp.ne.s64 %p21,%rd70,0;
cvt.s64.s32 %rd33,%rd102;
and.pred %p3,%p14,%p15;
or.pred %p4,%p10,%p21;
not.pred %p25,%p2;
mov.u32 %r514,%r513;
mov.u32 %r515,%r513;
mov.u32 %r516,%r513;
mov.u32 %r472,%r513;
mov.u32 %r473,%r513;
mov.u32 %r474,%r513;
mov.u32 %r475,%r513;
mov.u32 %r476,%r513;
mov.u32 %r477,%r513;
mov.u32 %r478,%r513;
mov.u32 %r479,%r513;
mov.u32 %r480,%r513;
mov.u32 %r481,%r513;
mov.u32 %r482,%r513;
mov.u32 %r483,%r513;
mov.u32 %r484,%r513;
mov.u32 %r485,%r513;
mov.u32 %r486,%r513;
mov.u32 %r487,%r513;
mov.u32 %r533,%r513;
mov.u32 %r534,%r513;
mov.u32 %r535,%r513;
mov.u32 %r536,%r513;
mov.u32 %r537,%r513;
mov.u32 %r538,%r513;
mov.u32 %r539,%r513;
mov.u32 %r540,%r513;
mov.u32 %r541,%r513;
mov.u32 %r542,%r513;
mov.u32 %r543,%r513;
mov.u32 %r544,%r513;
mov.u32 %r545,%r513;
mov.u32 %r546,%r513;
mov.u32 %r547,%r513;
mov.u32 %r548,%r513;
mov.u32 %r517,%r472;
mov.u32 %r518,%r473;
mov.u32 %r519,%r474;
mov.u32 %r520,%r475;
mov.u32 %r521,%r476;
mov.u32 %r522,%r477;
mov.u32 %r523,%r478;
mov.u32 %r524,%r479;
mov.u32 %r525,%r480;
mov.u32 %r526,%r481;
mov.u32 %r527,%r482;
mov.u32 %r528,%r483;
mov.u32 %r529,%r484;
mov.u32 %r530,%r485;
mov.u32 %r531,%r486;
mov.u32 %r532,%r487;
$9_15:
.pragma "nounroll";
mad.lo.s32 %r249,%r197,%r176,-2;
setp.lt.s32 %p23,%r504,%r249;
@%p23 bra $9_19;
setp.gt.s32 %p24,%r504,-1;
and.pred %p26,%p25,%p24;
add.s32 %r71,%r504,1;
setp.lt.s32 %p27,%r71,%r457;
and.pred %p28,%p27,%p26;
mov.u32 %r505,%r558;
mov.u32 %r506,%r557;
mov.u32 %r507,%r556;
mov.u32 %r508,%r555;
mov.u32 %r509,%r551;
mov.u32 %r510,%r552;
mov.u32 %r511,%r553;
mov.u32 %r512,%r554;
@%p28 bra $9_18;
or.b32 %r260,%r22,%r20;
setp.eq.s32 %p30,%r260,0;
ld.param.u32 %r261,[%rd25+60];
setp.ne.s32 %p31,%r261,0;
ld.param.u32 %r262,[%rd25];
and.b32 %r263,%r262,30583;
ld.param.u32 %r264,[%rd25+4];
and.b32 %r265,%r264,30583;
ld.param.u32 %r266,[%rd25+16];
and.b32 %r267,%r266,30583;
ld.param.u32 %r268,[%rd25+20];
and.b32 %r269,%r268,30583;
setp.ge.u32 %p32,%r504,%r457;
and.pred %p33,%p32,%p31;
prmt.b32 %r270,%r553,%r552,%r263;
prmt.b32 %r271,%r270,%r551,%r265;
ld.param.u32 %r272,[%rd25+32];
and.b32 %r273,%r271,%r272;
ld.param.u32 %r274,[%rd25+36];
or.b32 %r275,%r273,%r274;
selp.b32 %r276,%r275,%r554,%p30;
prmt.b32 %r277,%r552,%r553,%r267;
prmt.b32 %r278,%r277,%r276,%r269;
and.b32 %r279,%r278,%r272;
or.b32 %r280,%r279,%r274;
selp.b32 %r281,%r280,%r551,%p3;
selp.b32 %r509,%r274,%r281,%p33;
selp.b32 %r510,%r274,%r552,%p33;
selp.b32 %r511,%r274,%r553,%p33;
selp.b32 %r512,%r274,%r276,%p33;
setp.ge.u32 %p34,%r71,%r457;
and.pred %p35,%p34,%p31;
prmt.b32 %r282,%r556,%r557,%r263;
prmt.b32 %r283,%r282,%r558,%r265;
and.b32 %r284,%r283,%r272;
or.b32 %r285,%r284,%r274;
selp.b32 %r286,%r285,%r555,%p30;
prmt.b32 %r287,%r557,%r556,%r267;
prmt.b32 %r288,%r287,%r286,%r269;
and.b32 %r289,%r288,%r272;
or.b32 %r290,%r289,%r274;
selp.b32 %r291,%r290,%r558,%p3;
selp.b32 %r505,%r274,%r291,%p35;
selp.b32 %r506,%r274,%r557,%p35;
selp.b32 %r507,%r274,%r556,%p35;
selp.b32 %r508,%r274,%r286,%p35;
$9_18:
xor.b32 %r292,%r511,%r177;
shl.b32 %r293,%r292,24;
xor.b32 %r294,%r512,%r177;
min.u32 %r295,%r294,%r293;
shl.b32 %r296,%r292,16;
shl.b32 %r297,%r292,8;
min.u32 %r298,%r296,%r297;
min.u32 %r299,%r295,%r298;
shl.b32 %r300,%r294,8;
min.u32 %r301,%r299,%r300;
xor.b32 %r302,%r507,%r177;
shl.b32 %r303,%r302,24;
xor.b32 %r304,%r508,%r177;
min.u32 %r305,%r304,%r303;
shl.b32 %r306,%r302,16;
shl.b32 %r307,%r302,8;
min.u32 %r308,%r306,%r307;
min.u32 %r309,%r305,%r308;
shl.b32 %r310,%r304,8;
min.u32 %r524,%r309,%r310;
min.u32 %r532,%r301,%r524;
min.u32 %r311,%r487,%r301;
min.u32 %r312,%r548,%r311;
min.u32 %r313,%r487,%r532;
min.u32 %r314,%r540,%r313;
min.u32 %r315,%r299,%r292;
min.u32 %r523,%r309,%r302;
min.u32 %r531,%r315,%r523;
min.u32 %r316,%r486,%r315;
min.u32 %r317,%r547,%r316;
min.u32 %r318,%r486,%r531;
min.u32 %r319,%r539,%r318;
xor.b32 %r320,%r510,%r177;
shl.b32 %r321,%r320,24;
min.u32 %r322,%r292,%r321;
min.u32 %r323,%r298,%r322;
min.u32 %r324,%r323,%r293;
xor.b32 %r325,%r506,%r177;
shl.b32 %r326,%r325,24;
min.u32 %r327,%r302,%r326;
min.u32 %r328,%r308,%r327;
min.u32 %r522,%r328,%r303;
min.u32 %r530,%r324,%r522;
min.u32 %r329,%r485,%r324;
min.u32 %r330,%r546,%r329;
min.u32 %r331,%r485,%r530;
min.u32 %r332,%r538,%r331;
shl.b32 %r333,%r320,16;
min.u32 %r334,%r323,%r333;
shl.b32 %r335,%r325,16;
min.u32 %r521,%r328,%r335;
min.u32 %r529,%r334,%r521;
min.u32 %r336,%r484,%r334;
min.u32 %r337,%r545,%r336;
min.u32 %r338,%r484,%r529;
min.u32 %r339,%r537,%r338;
shl.b32 %r340,%r320,8;
min.u32 %r341,%r333,%r340;
min.u32 %r342,%r322,%r341;
min.u32 %r343,%r342,%r297;
shl.b32 %r344,%r325,8;
min.u32 %r345,%r335,%r344;
min.u32 %r346,%r327,%r345;
min.u32 %r520,%r346,%r307;
min.u32 %r528,%r343,%r520;
min.u32 %r347,%r483,%r343;
min.u32 %r348,%r544,%r347;
min.u32 %r349,%r483,%r528;
min.u32 %r350,%r536,%r349;
min.u32 %r351,%r342,%r320;
min.u32 %r519,%r346,%r325;
min.u32 %r527,%r351,%r519;
min.u32 %r352,%r482,%r351;
min.u32 %r353,%r543,%r352;
min.u32 %r354,%r482,%r527;
min.u32 %r355,%r535,%r354;
xor.b32 %r356,%r509,%r177;
shl.b32 %r357,%r356,24;
min.u32 %r358,%r320,%r357;
min.u32 %r359,%r341,%r358;
min.u32 %r360,%r359,%r321;
xor.b32 %r361,%r505,%r177;
shl.b32 %r362,%r361,24;
min.u32 %r363,%r325,%r362;
min.u32 %r364,%r345,%r363;
min.u32 %r518,%r364,%r326;
min.u32 %r526,%r360,%r518;
min.u32 %r365,%r481,%r360;
min.u32 %r366,%r542,%r365;
min.u32 %r367,%r481,%r526;
min.u32 %r368,%r534,%r367;
shl.b32 %r369,%r356,16;
min.u32 %r370,%r359,%r369;
shl.b32 %r371,%r361,16;
min.u32 %r517,%r364,%r371;
min.u32 %r525,%r370,%r517;
min.u32 %r372,%r480,%r370;
min.u32 %r373,%r541,%r372;
min.u32 %r374,%r480,%r525;
min.u32 %r375,%r533,%r374;
mov.u32 %r376,115;
prmt.b32 %r377,%r312,%r317,%r376;
prmt.b32 %r378,%r330,%r337,%r376;
mov.u32 %r379,21520;
prmt.b32 %r516,%r377,%r378,%r379;
prmt.b32 %r380,%r348,%r353,%r376;
prmt.b32 %r381,%r366,%r373,%r376;
prmt.b32 %r515,%r380,%r381,%r379;
prmt.b32 %r382,%r314,%r319,%r376;
prmt.b32 %r383,%r332,%r339,%r376;
prmt.b32 %r514,%r382,%r383,%r379;
prmt.b32 %r384,%r350,%r355,%r376;
prmt.b32 %r385,%r368,%r375,%r376;
prmt.b32 %r513,%r384,%r385,%r379;
mov.u32 %r533,%r472;
mov.u32 %r534,%r473;
mov.u32 %r535,%r474;
mov.u32 %r536,%r475;
mov.u32 %r537,%r476;
mov.u32 %r538,%r477;
mov.u32 %r539,%r478;
mov.u32 %r540,%r479;
mov.u32 %r541,%r480;
mov.u32 %r542,%r481;
mov.u32 %r543,%r482;
mov.u32 %r544,%r483;
mov.u32 %r545,%r484;
mov.u32 %r546,%r485;
mov.u32 %r547,%r486;
mov.u32 %r548,%r487;
$9_19:
setp.ge.s32 %p36,%r504,%r21;
@%p36 bra $9_25;
add.s32 %r549,%r504,2;
setp.lt.u32 %p37,%r549,%r457;
@%p37 bra $9_22;
ld.param.u32 %r455,[%rd25+40];
shr.u32 %r386,%r549,31;
mul.wide.u32 %rd74,%r386,4;
xor.b64 %rd75,%rd74,4;
add.s64 %rd76,%rd25,%rd75;
ld.param.u32 %r387,[%rd76+44];
mad.lo.s32 %r388,%r455,%r549,%r387;
ld.param.u32 %r389,[%rd76+52];
mad.lo.s32 %r390,%r389,%r457,%r388;
max.s32 %r391,%r390,0;
add.s32 %r392,%r457,-1;
min.s32 %r549,%r391,%r392;
$9_22:
cvt.s64.s32 %rd81,%r549;
mul.lo.s64 %rd82,%rd33,%rd81;
add.s64 %rd84,%rd82,%rd65;
add.s64 %rd78,%rd101,%rd84;
add.s64 %rd77,%rd78,%rd105;
ld.global.nc.u32 %r554,[%rd77];
ld.global.nc.u32 %r553,[%rd78];
add.s64 %rd79,%rd78,4;
ld.global.nc.u32 %r552,[%rd79];
add.s64 %rd80,%rd78,%rd106;
ld.global.nc.u32 %r551,[%rd80];
add.s32 %r550,%r504,3;
setp.lt.u32 %p39,%r550,%r457;
@%p39 bra $9_24;
ld.param.u32 %r454,[%rd25+40];
shr.u32 %r407,%r550,31;
mul.wide.u32 %rd86,%r407,4;
xor.b64 %rd87,%rd86,4;
add.s64 %rd88,%rd25,%rd87;
ld.param.u32 %r408,[%rd88+44];
mad.lo.s32 %r409,%r454,%r550,%r408;
ld.param.u32 %r410,[%rd88+52];
mad.lo.s32 %r411,%r410,%r457,%r409;
max.s32 %r412,%r411,0;
add.s32 %r413,%r457,-1;
min.s32 %r550,%r412,%r413;
$9_24:
cvt.s64.s32 %rd93,%r550;
mul.lo.s64 %rd94,%rd33,%rd93;
add.s64 %rd96,%rd94,%rd65;
add.s64 %rd90,%rd101,%rd96;
add.s64 %rd89,%rd90,%rd105;
ld.global.nc.u32 %r555,[%rd89];
ld.global.nc.u32 %r556,[%rd90];
add.s64 %rd91,%rd90,4;
ld.global.nc.u32 %r557,[%rd91];
add.s64 %rd92,%rd90,%rd106;
ld.global.nc.u32 %r558,[%rd92];
$9_25:
mad.lo.s32 %r432,%r197,%r176,2;
setp.lt.s32 %p41,%r504,%r432;
@%p41 bra $9_39;
add.s32 %r433,%r504,-2;
setp.ge.s32 %p42,%r433,%r21;
@%p42 bra $9_32;
@%p4 bra $9_29;
bra.uni $9_28;
$9_29:
@%p10 bra $9_31;
xor.b32 %r442,%r516,%r177;
st.u32 [%rd108],%r442;
$9_31:
xor.b32 %r443,%r515,%r177;
st.u32 [%rd108+4],%r443;
bra.uni $9_32;
$9_28:
xor.b32 %r434,%r515,%r177;
xor.b32 %r435,%r516,%r177;
st.v2.u32 [%rd108],{%r435,%r434};
$9_32:
setp.gt.s32 %p44,%r504,%r21;
@%p44 bra $9_38;
@%p4 bra $9_35;
bra.uni $9_34;
$9_35:
@%p10 bra $9_37;
add.s64 %rd99,%rd108,%rd104;
xor.b32 %r452,%r514,%r177;
st.u32 [%rd99],%r452;
$9_37:
add.s64 %rd100,%rd108,%rd104;
xor.b32 %r453,%r513,%r177;
st.u32 [%rd100+4],%r453;
bra.uni $9_38;
$9_34:
add.s64 %rd98,%rd108,%rd104;
xor.b32 %r444,%r513,%r177;
xor.b32 %r445,%r514,%r177;
st.v2.u32 [%rd98],{%r445,%r444};
$9_38:
shl.b64 %rd97,%rd104,1;
add.s64 %rd108,%rd108,%rd97;
$9_39:
add.s32 %r504,%r504,2;
setp.lt.s32 %p46,%r504,%r23;
mov.u32 %r472,%r517;
mov.u32 %r473,%r518;
mov.u32 %r474,%r519;
mov.u32 %r475,%r520;
mov.u32 %r476,%r521;
mov.u32 %r477,%r522;
mov.u32 %r478,%r523;
mov.u32 %r479,%r524;
mov.u32 %r480,%r525;
mov.u32 %r481,%r526;
mov.u32 %r482,%r527;
mov.u32 %r483,%r528;
mov.u32 %r484,%r529;
mov.u32 %r485,%r530;
mov.u32 %r486,%r531;
mov.u32 %r487,%r532;
@%p46 bra $9_15;
$9_40:
ret;
}
.visible .entry morphology_5_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 3
{
.reg .pred %p<58>;
.reg .b32 %r<705>;
.reg .b64 %rd<121>;
ld.param.u64 %rd40,[p0];
ld.param.v2.u32 {%r582,%r583},[p1+32];
ld.param.v2.u32 {%r219,%r220},[p1+40];
ld.param.u64 %rd45,[p2];
ld.param.v2.u32 {%r584,%r585},[p3+32];
ld.param.v2.u32 {%r223,%r224},[p3+40];
ld.param.u32 %r215,[p4];
mov.b64 %rd50,p5;
ld.param.u32 %r216,[p6];
ld.param.u64 %rd116,[p3+8];
ld.param.u64 %rd46,[p3];
ld.param.u64 %rd114,[p1+8];
ld.param.u64 %rd41,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p6,%r220,0;
@%p6 bra $10_2;
cvta.to.global.u64 %rd51,%rd40;
mul.wide.s32 %rd52,%r1,40;
add.s64 %rd53,%rd51,%rd52;
ld.global.v2.u32 {%r582,%r583},[%rd53+32];
ld.global.u64 %rd114,[%rd53+8];
ld.global.u64 %rd113,[%rd53];
bra.uni $10_3;
$10_2:
cvt.s64.s32 %rd54,%r1;
mul.lo.s64 %rd55,%rd41,%rd54;
add.s64 %rd113,%rd40,%rd55;
$10_3:
setp.eq.s32 %p7,%r224,0;
@%p7 bra $10_5;
cvta.to.global.u64 %rd56,%rd45;
mul.wide.s32 %rd57,%r1,40;
add.s64 %rd58,%rd56,%rd57;
ld.global.v2.u32 {%r584,%r585},[%rd58+32];
ld.global.u64 %rd116,[%rd58+8];
ld.global.u64 %rd115,[%rd58];
bra.uni $10_6;
$10_5:
cvt.s64.s32 %rd59,%r1;
mul.lo.s64 %rd60,%rd46,%rd59;
add.s64 %rd115,%rd45,%rd60;
$10_6:
mov.u32 %r229,%ctaid.x;
shl.b32 %r230,%r229,5;
mov.u32 %r231,%tid.x;
add.s32 %r232,%r230,%r231;
shl.b32 %r14,%r232,3;
mov.u32 %r233,%ctaid.y;
shl.b32 %r234,%r233,3;
mov.u32 %r235,%tid.y;
add.s32 %r236,%r234,%r235;
mul.lo.s32 %r15,%r236,%r215;
setp.ge.s32 %p8,%r14,%r584;
setp.ge.s32 %p9,%r15,%r585;
or.pred %p10,%p8,%p9;
@%p10 bra $10_56;
add.s32 %r19,%r14,12;
setp.eq.s32 %p11,%r19,%r584;
add.s32 %r237,%r584,-8;
min.s32 %r238,%r14,%r237;
add.s32 %r239,%r14,-4;
selp.b32 %r20,%r239,%r238,%p11;
add.s32 %r240,%r15,%r215;
min.s32 %r21,%r240,%r585;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p12,%r20,0;
mov.u64 %rd25,%rd50;
ld.param.u32 %r22,[%rd25+64];
mov.u64 %rd117,-8;
@%p12 bra $10_10;
setp.eq.s32 %p13,%r22,0;
mov.u64 %rd117,0;
@%p13 bra $10_10;
add.s32 %r241,%r582,-8;
cvt.s64.s32 %rd117,%r241;
$10_10:
add.s32 %r242,%r20,8;
setp.ne.s32 %p14,%r242,%r582;
setp.eq.s32 %p15,%r242,%r582;
setp.eq.s32 %p16,%r22,0;
or.pred %p17,%p1,%p15;
and.pred %p2,%p17,%p16;
mov.u64 %rd118,8;
@%p14 bra $10_13;
ld.param.u32 %r243,[%rd25+64];
mov.u64 %rd118,0;
setp.eq.s32 %p18,%r243,0;
@%p18 bra $10_13;
mov.u32 %r244,8;
sub.s32 %r245,%r244,%r582;
cvt.s64.s32 %rd118,%r245;
$10_13:
add.s32 %r23,%r21,2;
add.s32 %r634,%r15,-4;
setp.ge.s32 %p19,%r634,%r23;
@%p19 bra $10_56;
cvt.s64.s32 %rd65,%r20;
cvt.s64.s32 %rd66,%r15;
mul.lo.s64 %rd67,%rd116,%rd66;
add.s64 %rd68,%rd67,%rd65;
add.s64 %rd120,%rd115,%rd68;
mov.u32 %r655,0;
or.b64 %rd69,%rd116,%rd120;
and.b64 %rd70,%rd69,7;
setp.ne.s64 %p22,%rd70,0;
cvt.s64.s32 %rd33,%rd114;
and.pred %p3,%p15,%p16;
or.pred %p4,%p11,%p22;
not.pred %p26,%p2;
not.pred %p32,%p3;
mov.u32 %r656,%r655;
mov.u32 %r657,%r655;
mov.u32 %r658,%r655;
mov.u32 %r602,%r655;
mov.u32 %r603,%r655;
mov.u32 %r604,%r655;
mov.u32 %r605,%r655;
mov.u32 %r606,%r655;
mov.u32 %r607,%r655;
mov.u32 %r608,%r655;
mov.u32 %r609,%r655;
mov.u32 %r610,%r655;
mov.u32 %r611,%r655;
mov.u32 %r612,%r655;
mov.u32 %r613,%r655;
mov.u32 %r614,%r655;
mov.u32 %r615,%r655;
mov.u32 %r616,%r655;
mov.u32 %r617,%r655;
mov.u32 %r675,%r655;
mov.u32 %r676,%r655;
mov.u32 %r677,%r655;
mov.u32 %r678,%r655;
mov.u32 %r679,%r655;
mov.u32 %r680,%r655;
mov.u32 %r681,%r655;
mov.u32 %r682,%r655;
mov.u32 %r683,%r655;
mov.u32 %r684,%r655;
mov.u32 %r685,%r655;
mov.u32 %r686,%r655;
mov.u32 %r687,%r655;
mov.u32 %r688,%r655;
mov.u32 %r689,%r655;
mov.u32 %r690,%r655;
mov.u32 %r659,%r602;
mov.u32 %r660,%r603;
mov.u32 %r661,%r604;
mov.u32 %r662,%r605;
mov.u32 %r663,%r606;
mov.u32 %r664,%r607;
mov.u32 %r665,%r608;
mov.u32 %r666,%r609;
mov.u32 %r667,%r610;
mov.u32 %r668,%r611;
mov.u32 %r669,%r612;
mov.u32 %r670,%r613;
mov.u32 %r671,%r614;
mov.u32 %r672,%r615;
mov.u32 %r673,%r616;
mov.u32 %r674,%r617;
$10_15:
.pragma "nounroll";
mad.lo.s32 %r288,%r236,%r215,-2;
setp.lt.s32 %p24,%r634,%r288;
@%p24 bra $10_35;
setp.gt.s32 %p25,%r634,-1;
and.pred %p27,%p26,%p25;
add.s32 %r75,%r634,1;
setp.lt.s32 %p28,%r75,%r583;
and.pred %p29,%p28,%p27;
mov.u32 %r643,%r704;
mov.u32 %r644,%r703;
mov.u32 %r645,%r702;
mov.u32 %r646,%r701;
mov.u32 %r647,%r693;
mov.u32 %r648,%r694;
mov.u32 %r649,%r695;
mov.u32 %r650,%r696;
mov.u32 %r651,%r697;
mov.u32 %r652,%r698;
mov.u32 %r653,%r699;
mov.u32 %r654,%r700;
@%p29 bra $10_34;
or.b32 %r299,%r22,%r20;
setp.ne.s32 %p31,%r299,0;
ld.param.u32 %r76,[%rd25+60];
ld.param.u32 %r77,[%rd25+32];
ld.param.u32 %r78,[%rd25+36];
mov.u32 %r635,%r699;
@%p31 bra $10_19;
ld.param.u32 %r300,[%rd25];
and.b32 %r301,%r300,30583;
prmt.b32 %r302,%r698,%r697,%r301;
ld.param.u32 %r303,[%rd25+4];
and.b32 %r304,%r303,30583;
prmt.b32 %r305,%r302,%r696,%r304;
and.b32 %r306,%r305,%r77;
or.b32 %r635,%r306,%r78;
$10_19:
mov.u32 %r636,%r696;
@%p32 bra $10_21;
ld.param.u32 %r307,[%rd25+16];
and.b32 %r308,%r307,30583;
prmt.b32 %r309,%r697,%r698,%r308;
ld.param.u32 %r310,[%rd25+20];
and.b32 %r311,%r310,30583;
prmt.b32 %r312,%r309,%r635,%r311;
and.b32 %r313,%r312,%r77;
or.b32 %r636,%r313,%r78;
$10_21:
mov.u32 %r637,%r700;
@%p31 bra $10_23;
ld.param.u32 %r325,[%rd25+8];
and.b32 %r326,%r325,30583;
prmt.b32 %r327,%r698,%r697,%r326;
ld.param.u32 %r328,[%rd25+12];
and.b32 %r329,%r328,30583;
prmt.b32 %r330,%r327,%r636,%r329;
and.b32 %r331,%r330,%r77;
or.b32 %r637,%r331,%r78;
$10_23:
mov.u32 %r638,%r695;
@%p32 bra $10_25;
ld.param.u32 %r332,[%rd25+24];
and.b32 %r333,%r332,30583;
prmt.b32 %r334,%r697,%r698,%r333;
ld.param.u32 %r335,[%rd25+28];
and.b32 %r336,%r335,30583;
prmt.b32 %r337,%r334,%r635,%r336;
and.b32 %r338,%r337,%r77;
or.b32 %r638,%r338,%r78;
$10_25:
setp.ge.u32 %p38,%r75,%r583;
setp.ne.s32 %p39,%r76,0;
and.pred %p5,%p38,%p39;
mov.u32 %r639,%r693;
@%p31 bra $10_27;
ld.param.u32 %r350,[%rd25];
and.b32 %r351,%r350,30583;
prmt.b32 %r352,%r701,%r702,%r351;
ld.param.u32 %r353,[%rd25+4];
and.b32 %r354,%r353,30583;
prmt.b32 %r355,%r352,%r703,%r354;
and.b32 %r356,%r355,%r77;
or.b32 %r639,%r356,%r78;
$10_27:
mov.u32 %r640,%r703;
@%p32 bra $10_29;
ld.param.u32 %r357,[%rd25+16];
and.b32 %r358,%r357,30583;
prmt.b32 %r359,%r702,%r701,%r358;
ld.param.u32 %r360,[%rd25+20];
and.b32 %r361,%r360,30583;
prmt.b32 %r362,%r359,%r639,%r361;
and.b32 %r363,%r362,%r77;
or.b32 %r640,%r363,%r78;
$10_29:
mov.u32 %r641,%r694;
@%p31 bra $10_31;
ld.param.u32 %r375,[%rd25+8];
and.b32 %r376,%r375,30583;
prmt.b32 %r377,%r701,%r702,%r376;
ld.param.u32 %r378,[%rd25+12];
and.b32 %r379,%r378,30583;
prmt.b32 %r380,%r377,%r640,%r379;
and.b32 %r381,%r380,%r77;
or.b32 %r641,%r381,%r78;
$10_31:
mov.u32 %r642,%r704;
@%p32 bra $10_33;
ld.param.u32 %r382,[%rd25+24];
and.b32 %r383,%r382,30583;
prmt.b32 %r384,%r702,%r701,%r383;
ld.param.u32 %r385,[%rd25+28];
and.b32 %r386,%r385,30583;
prmt.b32 %r387,%r384,%r639,%r386;
and.b32 %r388,%r387,%r77;
or.b32 %r642,%r388,%r78;
$10_33:
setp.ge.u32 %p45,%r634,%r583;
and.pred %p46,%p45,%p39;
selp.b32 %r643,%r78,%r642,%p5;
selp.b32 %r644,%r78,%r640,%p5;
selp.b32 %r645,%r78,%r702,%p5;
selp.b32 %r646,%r78,%r701,%p5;
selp.b32 %r647,%r78,%r639,%p5;
selp.b32 %r648,%r78,%r641,%p5;
selp.b32 %r649,%r78,%r638,%p46;
selp.b32 %r650,%r78,%r636,%p46;
selp.b32 %r651,%r78,%r697,%p46;
selp.b32 %r652,%r78,%r698,%p46;
selp.b32 %r653,%r78,%r635,%p46;
selp.b32 %r654,%r78,%r637,%p46;
$10_34:
xor.b32 %r389,%r653,%r216;
shl.b32 %r390,%r389,16;
xor.b32 %r391,%r652,%r216;
shl.b32 %r392,%r391,24;
min.u32 %r393,%r390,%r392;
xor.b32 %r394,%r651,%r216;
shl.b32 %r395,%r394,8;
min.u32 %r396,%r391,%r395;
min.u32 %r397,%r393,%r396;
xor.b32 %r398,%r654,%r216;
shl.b32 %r399,%r398,8;
min.u32 %r400,%r397,%r399;
xor.b32 %r401,%r647,%r216;
shl.b32 %r402,%r401,16;
xor.b32 %r403,%r646,%r216;
shl.b32 %r404,%r403,24;
min.u32 %r405,%r402,%r404;
xor.b32 %r406,%r645,%r216;
shl.b32 %r407,%r406,8;
min.u32 %r408,%r403,%r407;
min.u32 %r409,%r405,%r408;
xor.b32 %r410,%r648,%r216;
shl.b32 %r411,%r410,8;
min.u32 %r666,%r409,%r411;
min.u32 %r674,%r400,%r666;
min.u32 %r412,%r617,%r400;
min.u32 %r413,%r690,%r412;
min.u32 %r414,%r617,%r674;
min.u32 %r415,%r682,%r414;
shl.b32 %r416,%r389,8;
shl.b32 %r417,%r391,16;
min.u32 %r418,%r416,%r417;
shl.b32 %r419,%r394,24;
min.u32 %r420,%r419,%r394;
min.u32 %r421,%r418,%r420;
min.u32 %r422,%r421,%r398;
shl.b32 %r423,%r401,8;
shl.b32 %r424,%r403,16;
min.u32 %r425,%r423,%r424;
shl.b32 %r426,%r406,24;
min.u32 %r427,%r426,%r406;
min.u32 %r428,%r425,%r427;
min.u32 %r665,%r428,%r410;
min.u32 %r673,%r422,%r665;
min.u32 %r429,%r616,%r422;
min.u32 %r430,%r689,%r429;
min.u32 %r431,%r616,%r673;
min.u32 %r432,%r681,%r431;
shl.b32 %r433,%r391,8;
min.u32 %r434,%r389,%r433;
shl.b32 %r435,%r394,16;
xor.b32 %r436,%r650,%r216;
shl.b32 %r437,%r436,24;
min.u32 %r438,%r435,%r437;
min.u32 %r439,%r434,%r438;
shl.b32 %r440,%r389,24;
min.u32 %r441,%r439,%r440;
shl.b32 %r442,%r403,8;
min.u32 %r443,%r401,%r442;
shl.b32 %r444,%r406,16;
xor.b32 %r445,%r644,%r216;
shl.b32 %r446,%r445,24;
min.u32 %r447,%r444,%r446;
min.u32 %r448,%r443,%r447;
shl.b32 %r449,%r401,24;
min.u32 %r664,%r448,%r449;
min.u32 %r672,%r441,%r664;
min.u32 %r450,%r615,%r441;
min.u32 %r451,%r688,%r450;
min.u32 %r452,%r615,%r672;
min.u32 %r453,%r680,%r452;
shl.b32 %r454,%r436,16;
min.u32 %r455,%r397,%r454;
shl.b32 %r456,%r445,16;
min.u32 %r663,%r409,%r456;
min.u32 %r671,%r455,%r663;
min.u32 %r457,%r614,%r455;
min.u32 %r458,%r687,%r457;
min.u32 %r459,%r614,%r671;
min.u32 %r460,%r679,%r459;
shl.b32 %r461,%r436,8;
min.u32 %r462,%r421,%r461;
shl.b32 %r463,%r445,8;
min.u32 %r662,%r428,%r463;
min.u32 %r670,%r462,%r662;
min.u32 %r464,%r613,%r462;
min.u32 %r465,%r686,%r464;
min.u32 %r466,%r613,%r670;
min.u32 %r467,%r678,%r466;
min.u32 %r468,%r439,%r436;
min.u32 %r661,%r448,%r445;
min.u32 %r669,%r468,%r661;
min.u32 %r469,%r612,%r468;
min.u32 %r470,%r685,%r469;
min.u32 %r471,%r612,%r669;
min.u32 %r472,%r677,%r471;
xor.b32 %r473,%r649,%r216;
shl.b32 %r474,%r473,24;
min.u32 %r475,%r454,%r474;
min.u32 %r476,%r396,%r475;
min.u32 %r477,%r476,%r392;
xor.b32 %r478,%r643,%r216;
shl.b32 %r479,%r478,24;
min.u32 %r480,%r456,%r479;
min.u32 %r481,%r408,%r480;
min.u32 %r660,%r481,%r404;
min.u32 %r668,%r477,%r660;
min.u32 %r482,%r611,%r477;
min.u32 %r483,%r684,%r482;
min.u32 %r484,%r611,%r668;
min.u32 %r485,%r676,%r484;
shl.b32 %r486,%r473,16;
min.u32 %r487,%r461,%r486;
min.u32 %r488,%r420,%r487;
min.u32 %r489,%r488,%r417;
shl.b32 %r490,%r478,16;
min.u32 %r491,%r463,%r490;
min.u32 %r492,%r427,%r491;
min.u32 %r659,%r492,%r424;
min.u32 %r667,%r489,%r659;
min.u32 %r493,%r610,%r489;
min.u32 %r494,%r683,%r493;
min.u32 %r495,%r610,%r667;
min.u32 %r496,%r675,%r495;
mov.u32 %r497,115;
prmt.b32 %r498,%r413,%r430,%r497;
prmt.b32 %r499,%r451,%r458,%r497;
mov.u32 %r500,21520;
prmt.b32 %r658,%r498,%r499,%r500;
prmt.b32 %r501,%r465,%r470,%r497;
prmt.b32 %r502,%r483,%r494,%r497;
prmt.b32 %r657,%r501,%r502,%r500;
prmt.b32 %r503,%r415,%r432,%r497;
prmt.b32 %r504,%r453,%r460,%r497;
prmt.b32 %r656,%r503,%r504,%r500;
prmt.b32 %r505,%r467,%r472,%r497;
prmt.b32 %r506,%r485,%r496,%r497;
prmt.b32 %r655,%r505,%r506,%r500;
mov.u32 %r675,%r602;
mov.u32 %r676,%r603;
mov.u32 %r677,%r604;
mov.u32 %r678,%r605;
mov.u32 %r679,%r606;
mov.u32 %r680,%r607;
mov.u32 %r681,%r608;
mov.u32 %r682,%r609;
mov.u32 %r683,%r610;
mov.u32 %r684,%r611;
mov.u32 %r685,%r612;
mov.u32 %r686,%r613;
mov.u32 %r687,%r614;
mov.u32 %r688,%r615;
mov.u32 %r689,%r616;
mov.u32 %r690,%r617;
$10_35:
setp.ge.s32 %p47,%r634,%r21;
@%p47 bra $10_41;
add.s32 %r691,%r634,2;
setp.lt.u32 %p48,%r691,%r583;
@%p48 bra $10_38;
ld.param.u32 %r581,[%rd25+40];
shr.u32 %r507,%r691,31;
mul.wide.u32 %rd82,%r507,4;
xor.b64 %rd83,%rd82,4;
add.s64 %rd84,%rd25,%rd83;
ld.param.u32 %r508,[%rd84+44];
mad.lo.s32 %r509,%r581,%r691,%r508;
ld.param.u32 %r510,[%rd84+52];
mad.lo.s32 %r511,%r510,%r583,%r509;
max.s32 %r512,%r511,0;
add.s32 %r513,%r583,-1;
min.s32 %r691,%r512,%r513;
$10_38:
cvt.s64.s32 %rd91,%r691;
mul.lo.s64 %rd92,%rd33,%rd91;
add.s64 %rd94,%rd92,%rd65;
add.s64 %rd87,%rd113,%rd94;
add.s64 %rd85,%rd87,%rd117;
ld.global.nc.u32 %r700,[%rd85];
add.s64 %rd86,%rd85,4;
ld.global.nc.u32 %r699,[%rd86];
ld.global.nc.u32 %r698,[%rd87];
add.s64 %rd88,%rd87,4;
ld.global.nc.u32 %r697,[%rd88];
add.s64 %rd89,%rd87,%rd118;
ld.global.nc.u32 %r696,[%rd89];
add.s64 %rd90,%rd89,4;
ld.global.nc.u32 %r695,[%rd90];
add.s32 %r692,%r634,3;
setp.lt.u32 %p50,%r692,%r583;
@%p50 bra $10_40;
ld.param.u32 %r579,[%rd25+40];
shr.u32 %r530,%r692,31;
mul.wide.u32 %rd96,%r530,4;
xor.b64 %rd97,%rd96,4;
add.s64 %rd98,%rd25,%rd97;
ld.param.u32 %r531,[%rd98+44];
mad.lo.s32 %r532,%r579,%r692,%r531;
ld.param.u32 %r533,[%rd98+52];
mad.lo.s32 %r534,%r533,%r583,%r532;
max.s32 %r535,%r534,0;
add.s32 %r536,%r583,-1;
min.s32 %r692,%r535,%r536;
$10_40:
cvt.s64.s32 %rd105,%r692;
mul.lo.s64 %rd106,%rd33,%rd105;
add.s64 %rd108,%rd106,%rd65;
add.s64 %rd101,%rd113,%rd108;
add.s64 %rd99,%rd101,%rd117;
ld.global.nc.u32 %r694,[%rd99];
add.s64 %rd100,%rd99,4;
ld.global.nc.u32 %r693,[%rd100];
ld.global.nc.u32 %r701,[%rd101];
add.s64 %rd102,%rd101,4;
ld.global.nc.u32 %r702,[%rd102];
add.s64 %rd103,%rd101,%rd118;
ld.global.nc.u32 %r703,[%rd103];
add.s64 %rd104,%rd103,4;
ld.global.nc.u32 %r704,[%rd104];
$10_41:
mad.lo.s32 %r557,%r236,%r215,2;
setp.lt.s32 %p52,%r634,%r557;
@%p52 bra $10_55;
add.s32 %r558,%r634,-2;
setp.ge.s32 %p53,%r558,%r21;
@%p53 bra $10_48;
@%p4 bra $10_45;
bra.uni $10_44;
$10_45:
@%p11 bra $10_47;
xor.b32 %r567,%r658,%r216;
st.u32 [%rd120],%r567;
$10_47:
xor.b32 %r568,%r657,%r216;
st.u32 [%rd120+4],%r568;
bra.uni $10_48;
$10_44:
xor.b32 %r559,%r657,%r216;
xor.b32 %r560,%r658,%r216;
st.v2.u32 [%rd120],{%r560,%r559};
$10_48:
setp.gt.s32 %p55,%r634,%r21;
@%p55 bra $10_54;
@%p4 bra $10_51;
bra.uni $10_50;
$10_51:
@%p11 bra $10_53;
add.s64 %rd111,%rd120,%rd116;
xor.b32 %r577,%r656,%r216;
st.u32 [%rd111],%r577;
$10_53:
add.s64 %rd112,%rd120,%rd116;
xor.b32 %r578,%r655,%r216;
st.u32 [%rd112+4],%r578;
bra.uni $10_54;
$10_50:
add.s64 %rd110,%rd120,%rd116;
xor.b32 %r569,%r655,%r216;
xor.b32 %r570,%r656,%r216;
st.v2.u32 [%rd110],{%r570,%r569};
$10_54:
shl.b64 %rd109,%rd116,1;
add.s64 %rd120,%rd120,%rd109;
$10_55:
add.s32 %r580,%r21,2;
add.s32 %r634,%r634,2;
setp.lt.s32 %p57,%r634,%r580;
mov.u32 %r602,%r659;
mov.u32 %r603,%r660;
mov.u32 %r604,%r661;
mov.u32 %r605,%r662;
mov.u32 %r606,%r663;
mov.u32 %r607,%r664;
mov.u32 %r608,%r665;
mov.u32 %r609,%r666;
mov.u32 %r610,%r667;
mov.u32 %r611,%r668;
mov.u32 %r612,%r669;
mov.u32 %r613,%r670;
mov.u32 %r614,%r671;
mov.u32 %r615,%r672;
mov.u32 %r616,%r673;
mov.u32 %r617,%r674;
@%p57 bra $10_15;
$10_56:
ret;
}
.visible .entry morphology_5_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .align 4 .b8 p5[68],
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 3
{
.reg .pred %p<58>;
.reg .b32 %r<709>;
.reg .b64 %rd<121>;
ld.param.u64 %rd40,[p0];
ld.param.v2.u32 {%r586,%r587},[p1+32];
ld.param.v2.u32 {%r219,%r220},[p1+40];
ld.param.u64 %rd45,[p2];
ld.param.v2.u32 {%r588,%r589},[p3+32];
ld.param.v2.u32 {%r223,%r224},[p3+40];
ld.param.u32 %r215,[p4];
mov.b64 %rd50,p5;
ld.param.u32 %r216,[p6];
ld.param.u64 %rd116,[p3+8];
ld.param.u64 %rd46,[p3];
ld.param.u64 %rd114,[p1+8];
ld.param.u64 %rd41,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p6,%r220,0;
@%p6 bra $11_2;
cvta.to.global.u64 %rd51,%rd40;
mul.wide.s32 %rd52,%r1,40;
add.s64 %rd53,%rd51,%rd52;
ld.global.v2.u32 {%r586,%r587},[%rd53+32];
ld.global.u64 %rd114,[%rd53+8];
ld.global.u64 %rd113,[%rd53];
bra.uni $11_3;
$11_2:
cvt.s64.s32 %rd54,%r1;
mul.lo.s64 %rd55,%rd41,%rd54;
add.s64 %rd113,%rd40,%rd55;
$11_3:
setp.eq.s32 %p7,%r224,0;
@%p7 bra $11_5;
cvta.to.global.u64 %rd56,%rd45;
mul.wide.s32 %rd57,%r1,40;
add.s64 %rd58,%rd56,%rd57;
ld.global.v2.u32 {%r588,%r589},[%rd58+32];
ld.global.u64 %rd116,[%rd58+8];
ld.global.u64 %rd115,[%rd58];
bra.uni $11_6;
$11_5:
cvt.s64.s32 %rd59,%r1;
mul.lo.s64 %rd60,%rd46,%rd59;
add.s64 %rd115,%rd45,%rd60;
$11_6:
mov.u32 %r229,%ctaid.x;
shl.b32 %r230,%r229,5;
mov.u32 %r231,%tid.x;
add.s32 %r232,%r230,%r231;
shl.b32 %r14,%r232,3;
mov.u32 %r233,%ctaid.y;
shl.b32 %r234,%r233,3;
mov.u32 %r235,%tid.y;
add.s32 %r236,%r234,%r235;
mul.lo.s32 %r15,%r236,%r215;
setp.ge.s32 %p8,%r14,%r588;
setp.ge.s32 %p9,%r15,%r589;
or.pred %p10,%p8,%p9;
@%p10 bra $11_56;
add.s32 %r19,%r14,12;
setp.eq.s32 %p11,%r19,%r588;
add.s32 %r237,%r588,-8;
min.s32 %r238,%r14,%r237;
add.s32 %r239,%r14,-4;
selp.b32 %r20,%r239,%r238,%p11;
add.s32 %r240,%r15,%r215;
min.s32 %r21,%r240,%r589;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p12,%r20,0;
mov.u64 %rd25,%rd50;
ld.param.u32 %r22,[%rd25+64];
mov.u64 %rd117,-8;
@%p12 bra $11_10;
setp.eq.s32 %p13,%r22,0;
mov.u64 %rd117,0;
@%p13 bra $11_10;
add.s32 %r241,%r586,-8;
cvt.s64.s32 %rd117,%r241;
$11_10:
add.s32 %r242,%r20,8;
setp.ne.s32 %p14,%r242,%r586;
setp.eq.s32 %p15,%r242,%r586;
setp.eq.s32 %p16,%r22,0;
or.pred %p17,%p1,%p15;
and.pred %p2,%p17,%p16;
mov.u64 %rd118,8;
@%p14 bra $11_13;
ld.param.u32 %r243,[%rd25+64];
mov.u64 %rd118,0;
setp.eq.s32 %p18,%r243,0;
@%p18 bra $11_13;
mov.u32 %r244,8;
sub.s32 %r245,%r244,%r586;
cvt.s64.s32 %rd118,%r245;
$11_13:
add.s32 %r23,%r21,2;
add.s32 %r638,%r15,-4;
setp.ge.s32 %p19,%r638,%r23;
@%p19 bra $11_56;
cvt.s64.s32 %rd65,%r20;
cvt.s64.s32 %rd66,%r15;
mul.lo.s64 %rd67,%rd116,%rd66;
add.s64 %rd68,%rd67,%rd65;
add.s64 %rd120,%rd115,%rd68;
mov.u32 %r659,0;
or.b64 %rd69,%rd116,%rd120;
and.b64 %rd70,%rd69,7;
setp.ne.s64 %p22,%rd70,0;
cvt.s64.s32 %rd33,%rd114;
and.pred %p3,%p15,%p16;
or.pred %p4,%p11,%p22;
not.pred %p26,%p2;
not.pred %p32,%p3;
mov.u32 %r660,%r659;
mov.u32 %r661,%r659;
mov.u32 %r662,%r659;
mov.u32 %r606,%r659;
mov.u32 %r607,%r659;
mov.u32 %r608,%r659;
mov.u32 %r609,%r659;
mov.u32 %r610,%r659;
mov.u32 %r611,%r659;
mov.u32 %r612,%r659;
mov.u32 %r613,%r659;
mov.u32 %r614,%r659;
mov.u32 %r615,%r659;
mov.u32 %r616,%r659;
mov.u32 %r617,%r659;
mov.u32 %r618,%r659;
mov.u32 %r619,%r659;
mov.u32 %r620,%r659;
mov.u32 %r621,%r659;
mov.u32 %r679,%r659;
mov.u32 %r680,%r659;
mov.u32 %r681,%r659;
mov.u32 %r682,%r659;
mov.u32 %r683,%r659;
mov.u32 %r684,%r659;
mov.u32 %r685,%r659;
mov.u32 %r686,%r659;
mov.u32 %r687,%r659;
mov.u32 %r688,%r659;
mov.u32 %r689,%r659;
mov.u32 %r690,%r659;
mov.u32 %r691,%r659;
mov.u32 %r692,%r659;
mov.u32 %r693,%r659;
mov.u32 %r694,%r659;
mov.u32 %r663,%r606;
mov.u32 %r664,%r607;
mov.u32 %r665,%r608;
mov.u32 %r666,%r609;
mov.u32 %r667,%r610;
mov.u32 %r668,%r611;
mov.u32 %r669,%r612;
mov.u32 %r670,%r613;
mov.u32 %r671,%r614;
mov.u32 %r672,%r615;
mov.u32 %r673,%r616;
mov.u32 %r674,%r617;
mov.u32 %r675,%r618;
mov.u32 %r676,%r619;
mov.u32 %r677,%r620;
mov.u32 %r678,%r621;
$11_15:
.pragma "nounroll";
mad.lo.s32 %r288,%r236,%r215,-2;
setp.lt.s32 %p24,%r638,%r288;
@%p24 bra $11_35;
setp.gt.s32 %p25,%r638,-1;
and.pred %p27,%p26,%p25;
add.s32 %r75,%r638,1;
setp.lt.s32 %p28,%r75,%r587;
and.pred %p29,%p28,%p27;
mov.u32 %r647,%r708;
mov.u32 %r648,%r707;
mov.u32 %r649,%r706;
mov.u32 %r650,%r705;
mov.u32 %r651,%r697;
mov.u32 %r652,%r698;
mov.u32 %r653,%r699;
mov.u32 %r654,%r700;
mov.u32 %r655,%r701;
mov.u32 %r656,%r702;
mov.u32 %r657,%r703;
mov.u32 %r658,%r704;
@%p29 bra $11_34;
or.b32 %r299,%r22,%r20;
setp.ne.s32 %p31,%r299,0;
ld.param.u32 %r76,[%rd25+60];
ld.param.u32 %r77,[%rd25+32];
ld.param.u32 %r78,[%rd25+36];
mov.u32 %r639,%r703;
@%p31 bra $11_19;
ld.param.u32 %r300,[%rd25];
and.b32 %r301,%r300,30583;
prmt.b32 %r302,%r702,%r701,%r301;
ld.param.u32 %r303,[%rd25+4];
and.b32 %r304,%r303,30583;
prmt.b32 %r305,%r302,%r700,%r304;
and.b32 %r306,%r305,%r77;
or.b32 %r639,%r306,%r78;
$11_19:
mov.u32 %r640,%r700;
@%p32 bra $11_21;
ld.param.u32 %r307,[%rd25+16];
and.b32 %r308,%r307,30583;
prmt.b32 %r309,%r701,%r702,%r308;
ld.param.u32 %r310,[%rd25+20];
and.b32 %r311,%r310,30583;
prmt.b32 %r312,%r309,%r639,%r311;
and.b32 %r313,%r312,%r77;
or.b32 %r640,%r313,%r78;
$11_21:
mov.u32 %r641,%r704;
@%p31 bra $11_23;
ld.param.u32 %r325,[%rd25+8];
and.b32 %r326,%r325,30583;
prmt.b32 %r327,%r702,%r701,%r326;
ld.param.u32 %r328,[%rd25+12];
and.b32 %r329,%r328,30583;
prmt.b32 %r330,%r327,%r640,%r329;
and.b32 %r331,%r330,%r77;
or.b32 %r641,%r331,%r78;
$11_23:
mov.u32 %r642,%r699;
@%p32 bra $11_25;
ld.param.u32 %r332,[%rd25+24];
and.b32 %r333,%r332,30583;
prmt.b32 %r334,%r701,%r702,%r333;
ld.param.u32 %r335,[%rd25+28];
and.b32 %r336,%r335,30583;
prmt.b32 %r337,%r334,%r639,%r336;
and.b32 %r338,%r337,%r77;
or.b32 %r642,%r338,%r78;
$11_25:
setp.ge.u32 %p38,%r75,%r587;
setp.ne.s32 %p39,%r76,0;
and.pred %p5,%p38,%p39;
mov.u32 %r643,%r697;
@%p31 bra $11_27;
ld.param.u32 %r350,[%rd25];
and.b32 %r351,%r350,30583;
prmt.b32 %r352,%r705,%r706,%r351;
ld.param.u32 %r353,[%rd25+4];
and.b32 %r354,%r353,30583;
prmt.b32 %r355,%r352,%r707,%r354;
and.b32 %r356,%r355,%r77;
or.b32 %r643,%r356,%r78;
$11_27:
mov.u32 %r644,%r707;
@%p32 bra $11_29;
ld.param.u32 %r357,[%rd25+16];
and.b32 %r358,%r357,30583;
prmt.b32 %r359,%r706,%r705,%r358;
ld.param.u32 %r360,[%rd25+20];
and.b32 %r361,%r360,30583;
prmt.b32 %r362,%r359,%r643,%r361;
and.b32 %r363,%r362,%r77;
or.b32 %r644,%r363,%r78;
$11_29:
mov.u32 %r645,%r698;
@%p31 bra $11_31;
ld.param.u32 %r375,[%rd25+8];
and.b32 %r376,%r375,30583;
prmt.b32 %r377,%r705,%r706,%r376;
ld.param.u32 %r378,[%rd25+12];
and.b32 %r379,%r378,30583;
prmt.b32 %r380,%r377,%r644,%r379;
and.b32 %r381,%r380,%r77;
or.b32 %r645,%r381,%r78;
$11_31:
mov.u32 %r646,%r708;
@%p32 bra $11_33;
ld.param.u32 %r382,[%rd25+24];
and.b32 %r383,%r382,30583;
prmt.b32 %r384,%r706,%r705,%r383;
ld.param.u32 %r385,[%rd25+28];
and.b32 %r386,%r385,30583;
prmt.b32 %r387,%r384,%r643,%r386;
and.b32 %r388,%r387,%r77;
or.b32 %r646,%r388,%r78;
$11_33:
setp.ge.u32 %p45,%r638,%r587;
and.pred %p46,%p45,%p39;
selp.b32 %r647,%r78,%r646,%p5;
selp.b32 %r648,%r78,%r644,%p5;
selp.b32 %r649,%r78,%r706,%p5;
selp.b32 %r650,%r78,%r705,%p5;
selp.b32 %r651,%r78,%r643,%p5;
selp.b32 %r652,%r78,%r645,%p5;
selp.b32 %r653,%r78,%r642,%p46;
selp.b32 %r654,%r78,%r640,%p46;
selp.b32 %r655,%r78,%r701,%p46;
selp.b32 %r656,%r78,%r702,%p46;
selp.b32 %r657,%r78,%r639,%p46;
selp.b32 %r658,%r78,%r641,%p46;
$11_34:
xor.b32 %r389,%r657,%r216;
shl.b32 %r390,%r389,24;
xor.b32 %r391,%r656,%r216;
shl.b32 %r392,%r391,24;
min.u32 %r393,%r390,%r392;
xor.b32 %r394,%r655,%r216;
shl.b32 %r395,%r394,24;
xor.b32 %r396,%r654,%r216;
shl.b32 %r397,%r396,24;
min.u32 %r398,%r395,%r397;
min.u32 %r399,%r393,%r398;
xor.b32 %r400,%r658,%r216;
shl.b32 %r401,%r400,24;
min.u32 %r402,%r399,%r401;
xor.b32 %r403,%r651,%r216;
shl.b32 %r404,%r403,24;
xor.b32 %r405,%r650,%r216;
shl.b32 %r406,%r405,24;
min.u32 %r407,%r404,%r406;
xor.b32 %r408,%r649,%r216;
shl.b32 %r409,%r408,24;
xor.b32 %r410,%r648,%r216;
shl.b32 %r411,%r410,24;
min.u32 %r412,%r409,%r411;
min.u32 %r413,%r407,%r412;
xor.b32 %r414,%r652,%r216;
shl.b32 %r415,%r414,24;
min.u32 %r670,%r413,%r415;
min.u32 %r678,%r402,%r670;
min.u32 %r416,%r621,%r402;
min.u32 %r417,%r694,%r416;
min.u32 %r418,%r621,%r678;
min.u32 %r419,%r686,%r418;
shl.b32 %r420,%r389,16;
shl.b32 %r421,%r391,16;
min.u32 %r422,%r420,%r421;
shl.b32 %r423,%r394,16;
shl.b32 %r424,%r396,16;
min.u32 %r425,%r423,%r424;
min.u32 %r426,%r422,%r425;
shl.b32 %r427,%r400,16;
min.u32 %r428,%r426,%r427;
shl.b32 %r429,%r403,16;
shl.b32 %r430,%r405,16;
min.u32 %r431,%r429,%r430;
shl.b32 %r432,%r408,16;
shl.b32 %r433,%r410,16;
min.u32 %r434,%r432,%r433;
min.u32 %r435,%r431,%r434;
shl.b32 %r436,%r414,16;
min.u32 %r669,%r435,%r436;
min.u32 %r677,%r428,%r669;
min.u32 %r437,%r620,%r428;
min.u32 %r438,%r693,%r437;
min.u32 %r439,%r620,%r677;
min.u32 %r440,%r685,%r439;
shl.b32 %r441,%r389,8;
shl.b32 %r442,%r391,8;
min.u32 %r443,%r441,%r442;
shl.b32 %r444,%r394,8;
shl.b32 %r445,%r396,8;
min.u32 %r446,%r444,%r445;
min.u32 %r447,%r443,%r446;
shl.b32 %r448,%r400,8;
min.u32 %r449,%r447,%r448;
shl.b32 %r450,%r403,8;
shl.b32 %r451,%r405,8;
min.u32 %r452,%r450,%r451;
shl.b32 %r453,%r408,8;
shl.b32 %r454,%r410,8;
min.u32 %r455,%r453,%r454;
min.u32 %r456,%r452,%r455;
shl.b32 %r457,%r414,8;
min.u32 %r668,%r456,%r457;
min.u32 %r676,%r449,%r668;
min.u32 %r458,%r619,%r449;
min.u32 %r459,%r692,%r458;
min.u32 %r460,%r619,%r676;
min.u32 %r461,%r684,%r460;
min.u32 %r462,%r389,%r391;
min.u32 %r463,%r394,%r396;
min.u32 %r464,%r462,%r463;
min.u32 %r465,%r464,%r400;
min.u32 %r466,%r403,%r405;
min.u32 %r467,%r408,%r410;
min.u32 %r468,%r466,%r467;
min.u32 %r667,%r468,%r414;
min.u32 %r675,%r465,%r667;
min.u32 %r469,%r618,%r465;
min.u32 %r470,%r691,%r469;
min.u32 %r471,%r618,%r675;
min.u32 %r472,%r683,%r471;
xor.b32 %r473,%r653,%r216;
shl.b32 %r474,%r473,24;
min.u32 %r475,%r399,%r474;
xor.b32 %r476,%r647,%r216;
shl.b32 %r477,%r476,24;
min.u32 %r666,%r413,%r477;
min.u32 %r674,%r475,%r666;
min.u32 %r478,%r617,%r475;
min.u32 %r479,%r690,%r478;
min.u32 %r480,%r617,%r674;
min.u32 %r481,%r682,%r480;
shl.b32 %r482,%r473,16;
min.u32 %r483,%r426,%r482;
shl.b32 %r484,%r476,16;
min.u32 %r665,%r435,%r484;
min.u32 %r673,%r483,%r665;
min.u32 %r485,%r616,%r483;
min.u32 %r486,%r689,%r485;
min.u32 %r487,%r616,%r673;
min.u32 %r488,%r681,%r487;
shl.b32 %r489,%r473,8;
min.u32 %r490,%r447,%r489;
shl.b32 %r491,%r476,8;
min.u32 %r664,%r456,%r491;
min.u32 %r672,%r490,%r664;
min.u32 %r492,%r615,%r490;
min.u32 %r493,%r688,%r492;
min.u32 %r494,%r615,%r672;
min.u32 %r495,%r680,%r494;
min.u32 %r496,%r464,%r473;
min.u32 %r663,%r468,%r476;
min.u32 %r671,%r496,%r663;
min.u32 %r497,%r614,%r496;
min.u32 %r498,%r687,%r497;
min.u32 %r499,%r614,%r671;
min.u32 %r500,%r679,%r499;
mov.u32 %r501,115;
prmt.b32 %r502,%r417,%r438,%r501;
prmt.b32 %r503,%r459,%r470,%r501;
mov.u32 %r504,21520;
prmt.b32 %r662,%r502,%r503,%r504;
prmt.b32 %r505,%r479,%r486,%r501;
prmt.b32 %r506,%r493,%r498,%r501;
prmt.b32 %r661,%r505,%r506,%r504;
prmt.b32 %r507,%r419,%r440,%r501;
prmt.b32 %r508,%r461,%r472,%r501;
prmt.b32 %r660,%r507,%r508,%r504;
prmt.b32 %r509,%r481,%r488,%r501;
prmt.b32 %r510,%r495,%r500,%r501;
prmt.b32 %r659,%r509,%r510,%r504;
mov.u32 %r679,%r606;
mov.u32 %r680,%r607;
mov.u32 %r681,%r608;
mov.u32 %r682,%r609;
mov.u32 %r683,%r610;
mov.u32 %r684,%r611;
mov.u32 %r685,%r612;
mov.u32 %r686,%r613;
mov.u32 %r687,%r614;
mov.u32 %r688,%r615;
mov.u32 %r689,%r616;
mov.u32 %r690,%r617;
mov.u32 %r691,%r618;
mov.u32 %r692,%r619;
mov.u32 %r693,%r620;
mov.u32 %r694,%r621;
$11_35:
setp.ge.s32 %p47,%r638,%r21;
@%p47 bra $11_41;
add.s32 %r695,%r638,2;
setp.lt.u32 %p48,%r695,%r587;
@%p48 bra $11_38;
ld.param.u32 %r585,[%rd25+40];
shr.u32 %r511,%r695,31;
mul.wide.u32 %rd82,%r511,4;
xor.b64 %rd83,%rd82,4;
add.s64 %rd84,%rd25,%rd83;
ld.param.u32 %r512,[%rd84+44];
mad.lo.s32 %r513,%r585,%r695,%r512;
ld.param.u32 %r514,[%rd84+52];
mad.lo.s32 %r515,%r514,%r587,%r513;
max.s32 %r516,%r515,0;
add.s32 %r517,%r587,-1;
min.s32 %r695,%r516,%r517;
$11_38:
cvt.s64.s32 %rd91,%r695;
mul.lo.s64 %rd92,%rd33,%rd91;
add.s64 %rd94,%rd92,%rd65;
add.s64 %rd87,%rd113,%rd94;
add.s64 %rd85,%rd87,%rd117;
ld.global.nc.u32 %r704,[%rd85];
add.s64 %rd86,%rd85,4;
ld.global.nc.u32 %r703,[%rd86];
ld.global.nc.u32 %r702,[%rd87];
add.s64 %rd88,%rd87,4;
ld.global.nc.u32 %r701,[%rd88];
add.s64 %rd89,%rd87,%rd118;
ld.global.nc.u32 %r700,[%rd89];
add.s64 %rd90,%rd89,4;
ld.global.nc.u32 %r699,[%rd90];
add.s32 %r696,%r638,3;
setp.lt.u32 %p50,%r696,%r587;
@%p50 bra $11_40;
ld.param.u32 %r583,[%rd25+40];
shr.u32 %r534,%r696,31;
mul.wide.u32 %rd96,%r534,4;
xor.b64 %rd97,%rd96,4;
add.s64 %rd98,%rd25,%rd97;
ld.param.u32 %r535,[%rd98+44];
mad.lo.s32 %r536,%r583,%r696,%r535;
ld.param.u32 %r537,[%rd98+52];
mad.lo.s32 %r538,%r537,%r587,%r536;
max.s32 %r539,%r538,0;
add.s32 %r540,%r587,-1;
min.s32 %r696,%r539,%r540;
$11_40:
cvt.s64.s32 %rd105,%r696;
mul.lo.s64 %rd106,%rd33,%rd105;
add.s64 %rd108,%rd106,%rd65;
add.s64 %rd101,%rd113,%rd108;
add.s64 %rd99,%rd101,%rd117;
ld.global.nc.u32 %r698,[%rd99];
add.s64 %rd100,%rd99,4;
ld.global.nc.u32 %r697,[%rd100];
ld.global.nc.u32 %r705,[%rd101];
add.s64 %rd102,%rd101,4;
ld.global.nc.u32 %r706,[%rd102];
add.s64 %rd103,%rd101,%rd118;
ld.global.nc.u32 %r707,[%rd103];
add.s64 %rd104,%rd103,4;
ld.global.nc.u32 %r708,[%rd104];
$11_41:
mad.lo.s32 %r561,%r236,%r215,2;
setp.lt.s32 %p52,%r638,%r561;
@%p52 bra $11_55;
add.s32 %r562,%r638,-2;
setp.ge.s32 %p53,%r562,%r21;
@%p53 bra $11_48;
@%p4 bra $11_45;
bra.uni $11_44;
$11_45:
@%p11 bra $11_47;
xor.b32 %r571,%r662,%r216;
st.u32 [%rd120],%r571;
$11_47:
xor.b32 %r572,%r661,%r216;
st.u32 [%rd120+4],%r572;
bra.uni $11_48;
$11_44:
xor.b32 %r563,%r661,%r216;
xor.b32 %r564,%r662,%r216;
st.v2.u32 [%rd120],{%r564,%r563};
$11_48:
setp.gt.s32 %p55,%r638,%r21;
@%p55 bra $11_54;
@%p4 bra $11_51;
bra.uni $11_50;
$11_51:
@%p11 bra $11_53;
add.s64 %rd111,%rd120,%rd116;
xor.b32 %r581,%r660,%r216;
st.u32 [%rd111],%r581;
$11_53:
add.s64 %rd112,%rd120,%rd116;
xor.b32 %r582,%r659,%r216;
st.u32 [%rd112+4],%r582;
bra.uni $11_54;
$11_50:
add.s64 %rd110,%rd120,%rd116;
xor.b32 %r573,%r659,%r216;
xor.b32 %r574,%r660,%r216;
st.v2.u32 [%rd110],{%r574,%r573};
$11_54:
shl.b64 %rd109,%rd116,1;
add.s64 %rd120,%rd120,%rd109;
$11_55:
add.s32 %r584,%r21,2;
add.s32 %r638,%r638,2;
setp.lt.s32 %p57,%r638,%r584;
mov.u32 %r606,%r663;
mov.u32 %r607,%r664;
mov.u32 %r608,%r665;
mov.u32 %r609,%r666;
mov.u32 %r610,%r667;
mov.u32 %r611,%r668;
mov.u32 %r612,%r669;
mov.u32 %r613,%r670;
mov.u32 %r614,%r671;
mov.u32 %r615,%r672;
mov.u32 %r616,%r673;
mov.u32 %r617,%r674;
mov.u32 %r618,%r675;
mov.u32 %r619,%r676;
mov.u32 %r620,%r677;
mov.u32 %r621,%r678;
@%p57 bra $11_15;
$11_56:
ret;
}
`;
