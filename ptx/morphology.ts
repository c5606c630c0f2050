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
.reg .pred %p<57>;
.reg .b32 %r<521>;
.reg .b64 %rd<128>;
ld.param.u64 %rd41,[p0];
ld.param.v2.u32 {%r434,%r435},[p1+32];
ld.param.v2.u32 {%r179,%r180},[p1+40];
ld.param.u64 %rd46,[p2];
ld.param.v2.u32 {%r436,%r437},[p3+32];
ld.param.v2.u32 {%r183,%r184},[p3+40];
ld.param.u32 %r175,[p4];
mov.b64 %rd51,p5;
ld.param.u32 %r176,[p6];
ld.param.u64 %rd121,[p3+8];
ld.param.u64 %rd47,[p3];
ld.param.u64 %rd119,[p1+8];
ld.param.u64 %rd42,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p6,%r180,0;
@%p6 bra $6_2;
cvta.to.global.u64 %rd52,%rd41;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r434,%r435},[%rd54+32];
ld.global.u64 %rd119,[%rd54+8];
ld.global.u64 %rd118,[%rd54];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd42,%rd55;
add.s64 %rd118,%rd41,%rd56;
$6_3:
setp.eq.s32 %p7,%r184,0;
@%p7 bra $6_5;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r436,%r437},[%rd59+32];
ld.global.u64 %rd121,[%rd59+8];
ld.global.u64 %rd120,[%rd59];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd47,%rd60;
add.s64 %rd120,%rd46,%rd61;
$6_6:
mov.u32 %r189,%ctaid.x;
shl.b32 %r190,%r189,5;
mov.u32 %r191,%tid.x;
add.s32 %r192,%r190,%r191;
shl.b32 %r14,%r192,3;
mov.u32 %r193,%ctaid.y;
shl.b32 %r194,%r193,3;
mov.u32 %r195,%tid.y;
add.s32 %r196,%r194,%r195;
mul.lo.s32 %r15,%r196,%r175;
setp.ge.s32 %p8,%r14,%r436;
setp.ge.s32 %p9,%r15,%r437;
or.pred %p10,%p8,%p9;
@%p10 bra $6_42;
add.s32 %r19,%r14,12;
setp.eq.s32 %p11,%r19,%r436;
add.s32 %r197,%r436,-8;
min.s32 %r198,%r14,%r197;
add.s32 %r199,%r14,-4;
selp.b32 %r20,%r199,%r198,%p11;
add.s32 %r200,%r15,%r175;
min.s32 %r21,%r200,%r437;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p12,%r20,0;
mov.u64 %rd25,%rd51;
ld.param.u32 %r22,[%rd25+64];
mov.u64 %rd122,-4;
@%p12 bra $6_10;
setp.eq.s32 %p13,%r22,0;
mov.u64 %rd122,0;
@%p13 bra $6_10;
add.s32 %r201,%r434,-4;
cvt.s64.s32 %rd122,%r201;
$6_10:
add.s32 %r202,%r20,8;
setp.ne.s32 %p14,%r202,%r434;
setp.eq.s32 %p15,%r202,%r434;
setp.eq.s32 %p16,%r22,0;
or.pred %p17,%p1,%p15;
and.pred %p2,%p17,%p16;
mov.u64 %rd123,8;
@%p14 bra $6_13;
ld.param.u32 %r203,[%rd25+64];
mov.u64 %rd123,0;
setp.eq.s32 %p18,%r203,0;
@%p18 bra $6_13;
mov.u32 %r204,8;
sub.s32 %r205,%r204,%r434;
cvt.s64.s32 %rd123,%r205;
$6_13:
add.s32 %r466,%r15,-3;
setp.gt.s32 %p19,%r466,%r21;
@%p19 bra $6_42;
cvt.s64.s32 %rd66,%r20;
cvt.s64.s32 %rd67,%r15;
mul.lo.s64 %rd68,%rd121,%rd67;
add.s64 %rd69,%rd68,%rd66;
add.s64 %rd127,%rd120,%rd69;
mov.u32 %r483,0;
and.pred %p3,%p15,%p16;
add.s32 %r228,%r21,1;
min.s32 %r25,%r435,%r228;
setp.ne.s32 %p22,%r19,%r436;
or.b64 %rd70,%rd121,%rd127;
and.b64 %rd71,%rd70,7;
setp.eq.s64 %p23,%rd71,0;
and.pred %p4,%p23,%p22;
add.s32 %r229,%r15,-1;
cvt.s64.s32 %rd72,%r229;
mul.lo.s64 %rd73,%rd119,%rd72;
add.s64 %rd74,%rd73,%rd66;
add.s64 %rd126,%rd118,%rd74;
setp.gt.s32 %p24,%r20,3;
add.s32 %r230,%r20,12;
setp.le.s32 %p25,%r230,%r434;
and.pred %p5,%p24,%p25;
not.pred %p28,%p2;
mov.u32 %r484,%r483;
mov.u32 %r485,%r483;
mov.u32 %r486,%r483;
mov.u32 %r487,%r483;
mov.u32 %r488,%r483;
mov.u32 %r489,%r483;
mov.u32 %r490,%r483;
mov.u32 %r491,%r483;
mov.u32 %r492,%r483;
mov.u32 %r493,%r483;
mov.u32 %r494,%r483;
mov.u32 %r495,%r483;
mov.u32 %r496,%r483;
mov.u32 %r497,%r483;
mov.u32 %r498,%r483;
mov.u32 %r499,%r483;
mov.u32 %r500,%r483;
mov.u32 %r501,%r483;
mov.u32 %r502,%r483;
$6_15:
.pragma "nounroll";
ld.param.u32 %r429,[p4];
mad.lo.s32 %r235,%r196,%r429,-1;
setp.lt.s32 %p26,%r466,%r235;
@%p26 bra $6_19;
setp.gt.s32 %p27,%r466,-1;
and.pred %p29,%p28,%p27;
add.s32 %r55,%r466,1;
setp.lt.s32 %p30,%r55,%r435;
and.pred %p31,%p30,%p29;
@%p31 bra $6_18;
or.b32 %r246,%r22,%r20;
setp.eq.s32 %p33,%r246,0;
ld.param.u32 %r247,[%rd25+60];
setp.ne.s32 %p34,%r247,0;
ld.param.u32 %r248,[%rd25];
and.b32 %r249,%r248,30583;
ld.param.u32 %r250,[%rd25+4];
and.b32 %r251,%r250,30583;
ld.param.u32 %r252,[%rd25+16];
and.b32 %r253,%r252,30583;
ld.param.u32 %r254,[%rd25+20];
and.b32 %r255,%r254,30583;
setp.ge.u32 %p35,%r466,%r435;
and.pred %p36,%p35,%p34;
prmt.b32 %r256,%r481,%r480,%r249;
prmt.b32 %r257,%r256,%r479,%r251;
ld.param.u32 %r258,[%rd25+32];
and.b32 %r259,%r257,%r258;
ld.param.u32 %r260,[%rd25+36];
or.b32 %r261,%r259,%r260;
selp.b32 %r262,%r261,%r482,%p33;
prmt.b32 %r263,%r480,%r481,%r253;
prmt.b32 %r264,%r263,%r262,%r255;
and.b32 %r265,%r264,%r258;
or.b32 %r266,%r265,%r260;
selp.b32 %r267,%r266,%r479,%p3;
selp.b32 %r479,%r260,%r267,%p36;
selp.b32 %r480,%r260,%r480,%p36;
selp.b32 %r481,%r260,%r481,%p36;
selp.b32 %r482,%r260,%r262,%p36;
setp.ge.u32 %p37,%r55,%r435;
and.pred %p38,%p37,%p34;
prmt.b32 %r268,%r477,%r476,%r249;
prmt.b32 %r269,%r268,%r475,%r251;
and.b32 %r270,%r269,%r258;
or.b32 %r271,%r270,%r260;
selp.b32 %r272,%r271,%r478,%p33;
prmt.b32 %r273,%r476,%r477,%r253;
prmt.b32 %r274,%r273,%r272,%r255;
and.b32 %r275,%r274,%r258;
or.b32 %r276,%r275,%r260;
selp.b32 %r277,%r276,%r475,%p3;
selp.b32 %r475,%r260,%r277,%p38;
selp.b32 %r476,%r260,%r476,%p38;
selp.b32 %r477,%r260,%r477,%p38;
selp.b32 %r478,%r260,%r272,%p38;
$6_18:
xor.b32 %r481,%r481,%r176;
shl.b32 %r278,%r481,24;
xor.b32 %r482,%r482,%r176;
min.u32 %r279,%r482,%r278;
shl.b32 %r280,%r481,16;
min.u32 %r74,%r279,%r280;
xor.b32 %r477,%r477,%r176;
shl.b32 %r281,%r477,24;
xor.b32 %r478,%r478,%r176;
min.u32 %r282,%r478,%r281;
shl.b32 %r283,%r477,16;
min.u32 %r77,%r282,%r283;
min.u32 %r284,%r498,%r490;
min.u32 %r285,%r284,%r74;
min.u32 %r286,%r490,%r74;
min.u32 %r287,%r286,%r77;
min.u32 %r288,%r278,%r280;
shl.b32 %r289,%r481,8;
min.u32 %r78,%r288,%r289;
min.u32 %r290,%r281,%r283;
shl.b32 %r291,%r477,8;
min.u32 %r79,%r290,%r291;
min.u32 %r292,%r497,%r489;
min.u32 %r293,%r292,%r78;
min.u32 %r294,%r489,%r78;
min.u32 %r295,%r294,%r79;
min.u32 %r296,%r280,%r289;
min.u32 %r80,%r296,%r481;
min.u32 %r297,%r283,%r291;
min.u32 %r81,%r297,%r477;
min.u32 %r298,%r496,%r488;
min.u32 %r299,%r298,%r80;
min.u32 %r300,%r488,%r80;
min.u32 %r301,%r300,%r81;
min.u32 %r302,%r289,%r481;
xor.b32 %r480,%r480,%r176;
shl.b32 %r303,%r480,24;
min.u32 %r83,%r302,%r303;
min.u32 %r304,%r291,%r477;
xor.b32 %r476,%r476,%r176;
shl.b32 %r305,%r476,24;
min.u32 %r85,%r304,%r305;
min.u32 %r306,%r495,%r487;
min.u32 %r307,%r306,%r83;
min.u32 %r308,%r487,%r83;
min.u32 %r309,%r308,%r85;
min.u32 %r310,%r481,%r303;
shl.b32 %r311,%r480,16;
min.u32 %r86,%r310,%r311;
min.u32 %r312,%r477,%r305;
shl.b32 %r313,%r476,16;
min.u32 %r87,%r312,%r313;
min.u32 %r314,%r494,%r486;
min.u32 %r315,%r314,%r86;
min.u32 %r316,%r486,%r86;
min.u32 %r317,%r316,%r87;
min.u32 %r318,%r303,%r311;
shl.b32 %r319,%r480,8;
min.u32 %r88,%r318,%r319;
min.u32 %r320,%r305,%r313;
shl.b32 %r321,%r476,8;
min.u32 %r89,%r320,%r321;
min.u32 %r322,%r493,%r485;
min.u32 %r323,%r322,%r88;
min.u32 %r324,%r485,%r88;
min.u32 %r325,%r324,%r89;
min.u32 %r326,%r311,%r319;
min.u32 %r90,%r326,%r480;
min.u32 %r327,%r313,%r321;
min.u32 %r91,%r327,%r476;
min.u32 %r328,%r492,%r484;
min.u32 %r329,%r328,%r90;
min.u32 %r330,%r484,%r90;
min.u32 %r331,%r330,%r91;
min.u32 %r332,%r319,%r480;
xor.b32 %r479,%r479,%r176;
shl.b32 %r333,%r479,24;
min.u32 %r93,%r332,%r333;
min.u32 %r334,%r321,%r476;
xor.b32 %r475,%r475,%r176;
shl.b32 %r335,%r475,24;
min.u32 %r95,%r334,%r335;
min.u32 %r336,%r491,%r483;
min.u32 %r337,%r336,%r93;
min.u32 %r338,%r483,%r93;
min.u32 %r339,%r338,%r95;
mov.u32 %r340,115;
prmt.b32 %r341,%r285,%r293,%r340;
prmt.b32 %r342,%r299,%r307,%r340;
mov.u32 %r343,21520;
prmt.b32 %r502,%r341,%r342,%r343;
prmt.b32 %r344,%r315,%r323,%r340;
prmt.b32 %r345,%r329,%r337,%r340;
prmt.b32 %r501,%r344,%r345,%r343;
prmt.b32 %r346,%r287,%r295,%r340;
prmt.b32 %r347,%r301,%r309,%r340;
prmt.b32 %r500,%r346,%r347,%r343;
prmt.b32 %r348,%r317,%r325,%r340;
prmt.b32 %r349,%r331,%r339,%r340;
prmt.b32 %r499,%r348,%r349,%r343;
mov.u32 %r483,%r95;
mov.u32 %r484,%r91;
mov.u32 %r485,%r89;
mov.u32 %r486,%r87;
mov.u32 %r487,%r85;
mov.u32 %r488,%r81;
mov.u32 %r489,%r79;
mov.u32 %r490,%r77;
mov.u32 %r491,%r93;
mov.u32 %r492,%r90;
mov.u32 %r493,%r88;
mov.u32 %r494,%r86;
mov.u32 %r495,%r83;
mov.u32 %r496,%r80;
mov.u32 %r497,%r78;
mov.u32 %r498,%r74;
$6_19:
add.s32 %r128,%r466,2;
setp.gt.s32 %p39,%r128,%r21;
@%p39 bra $6_29;
setp.gt.s32 %p40,%r466,-3;
and.pred %p41,%p5,%p40;
add.s32 %r129,%r466,3;
setp.lt.s32 %p42,%r129,%r435;
and.pred %p43,%p41,%p42;
@%p43 bra $6_26;
bra.uni $6_21;
$6_26:
add.s64 %rd101,%rd126,-4;
ld.global.nc.u32 %r482,[%rd101];
ld.global.nc.u32 %r481,[%rd126];
add.s64 %rd103,%rd126,4;
ld.global.nc.u32 %r480,[%rd103];
add.s64 %rd104,%rd126,8;
ld.global.nc.u32 %r479,[%rd104];
add.s64 %rd106,%rd126,%rd119;
add.s64 %rd105,%rd106,-4;
ld.global.nc.u32 %r478,[%rd105];
ld.global.nc.u32 %r477,[%rd106];
add.s64 %rd107,%rd106,4;
ld.global.nc.u32 %r476,[%rd107];
add.s64 %rd108,%rd106,8;
ld.global.nc.u32 %r475,[%rd108];
add.s32 %r400,%r466,5;
setp.ge.s32 %p48,%r400,%r25;
@%p48 bra $6_28;
shl.b64 %rd111,%rd119,1;
add.s64 %rd109,%rd126,%rd111;
prefetch.global.L2 [%rd109];
mul.lo.s64 %rd112,%rd119,3;
add.s64 %rd110,%rd126,%rd112;
prefetch.global.L2 [%rd110];
bra.uni $6_28;
$6_21:
add.s32 %r503,%r466,2;
setp.lt.u32 %p44,%r503,%r435;
@%p44 bra $6_23;
ld.param.u32 %r432,[%rd25+40];
add.s32 %r431,%r466,2;
shr.u32 %r350,%r431,31;
mul.wide.u32 %rd78,%r350,4;
xor.b64 %rd79,%rd78,4;
add.s64 %rd80,%rd25,%rd79;
ld.param.u32 %r351,[%rd80+44];
mad.lo.s32 %r352,%r432,%r431,%r351;
ld.param.u32 %r353,[%rd80+52];
mad.lo.s32 %r354,%r353,%r435,%r352;
max.s32 %r355,%r354,0;
add.s32 %r356,%r435,-1;
min.s32 %r503,%r355,%r356;
$6_23:
add.s32 %r504,%r466,3;
cvt.s64.s32 %rd85,%r503;
mul.lo.s64 %rd86,%rd119,%rd85;
add.s64 %rd88,%rd86,%rd66;
add.s64 %rd82,%rd118,%rd88;
add.s64 %rd81,%rd82,%rd122;
ld.global.nc.u32 %r482,[%rd81];
ld.global.nc.u32 %r481,[%rd82];
add.s64 %rd83,%rd82,4;
ld.global.nc.u32 %r480,[%rd83];
add.s64 %rd84,%rd82,%rd123;
ld.global.nc.u32 %r479,[%rd84];
setp.lt.u32 %p46,%r504,%r435;
@%p46 bra $6_25;
add.s32 %r427,%r466,3;
ld.param.u32 %r426,[%rd25+40];
shr.u32 %r371,%r427,31;
mul.wide.u32 %rd90,%r371,4;
xor.b64 %rd91,%rd90,4;
add.s64 %rd92,%rd25,%rd91;
ld.param.u32 %r372,[%rd92+44];
mad.lo.s32 %r373,%r426,%r427,%r372;
ld.param.u32 %r374,[%rd92+52];
mad.lo.s32 %r375,%r374,%r435,%r373;
max.s32 %r376,%r375,0;
add.s32 %r377,%r435,-1;
min.s32 %r504,%r376,%r377;
$6_25:
cvt.s64.s32 %rd97,%r504;
mul.lo.s64 %rd98,%rd119,%rd97;
add.s64 %rd100,%rd98,%rd66;
add.s64 %rd94,%rd118,%rd100;
add.s64 %rd93,%rd94,%rd122;
ld.global.nc.u32 %r478,[%rd93];
ld.global.nc.u32 %r477,[%rd94];
add.s64 %rd95,%rd94,4;
ld.global.nc.u32 %r476,[%rd95];
add.s64 %rd96,%rd94,%rd123;
ld.global.nc.u32 %r475,[%rd96];
$6_28:
shl.b64 %rd113,%rd119,1;
add.s64 %rd126,%rd126,%rd113;
$6_29:
setp.le.s32 %p49,%r466,%r15;
@%p49 bra $6_41;
setp.lt.s32 %p50,%r466,%r21;
and.pred %p51,%p4,%p50;
@%p51 bra $6_39;
bra.uni $6_31;
$6_39:
xor.b32 %r422,%r501,%r176;
xor.b32 %r423,%r502,%r176;
st.v2.u32 [%rd127],{%r423,%r422};
xor.b32 %r424,%r499,%r176;
xor.b32 %r425,%r500,%r176;
add.s64 %rd116,%rd127,%rd121;
st.v2.u32 [%rd116],{%r425,%r424};
bra.uni $6_40;
$6_31:
setp.gt.s32 %p52,%r466,%r21;
@%p52 bra $6_35;
@%p11 bra $6_34;
xor.b32 %r412,%r502,%r176;
st.u32 [%rd127],%r412;
$6_34:
xor.b32 %r413,%r501,%r176;
st.u32 [%rd127+4],%r413;
$6_35:
setp.ge.s32 %p54,%r466,%r21;
@%p54 bra $6_40;
@%p11 bra $6_38;
add.s64 %rd114,%rd127,%rd121;
xor.b32 %r420,%r500,%r176;
st.u32 [%rd114],%r420;
$6_38:
add.s64 %rd115,%rd127,%rd121;
xor.b32 %r421,%r499,%r176;
st.u32 [%rd115+4],%r421;
$6_40:
shl.b64 %rd117,%rd121,1;
add.s64 %rd127,%rd127,%rd117;
$6_41:
add.s32 %r466,%r466,2;
setp.le.s32 %p56,%r466,%r21;
@%p56 bra $6_15;
$6_42:
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
.reg .pred %p<57>;
.reg .b32 %r<529>;
.reg .b64 %rd<128>;
ld.param.u64 %rd41,[p0];
ld.param.v2.u32 {%r442,%r443},[p1+32];
ld.param.v2.u32 {%r179,%r180},[p1+40];
ld.param.u64 %rd46,[p2];
ld.param.v2.u32 {%r444,%r445},[p3+32];
ld.param.v2.u32 {%r183,%r184},[p3+40];
ld.param.u32 %r175,[p4];
mov.b64 %rd51,p5;
ld.param.u32 %r176,[p6];
ld.param.u64 %rd121,[p3+8];
ld.param.u64 %rd47,[p3];
ld.param.u64 %rd119,[p1+8];
ld.param.u64 %rd42,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p6,%r180,0;
@%p6 bra $7_2;
cvta.to.global.u64 %rd52,%rd41;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r442,%r443},[%rd54+32];
ld.global.u64 %rd119,[%rd54+8];
ld.global.u64 %rd118,[%rd54];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd42,%rd55;
add.s64 %rd118,%rd41,%rd56;
$7_3:
setp.eq.s32 %p7,%r184,0;
@%p7 bra $7_5;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r444,%r445},[%rd59+32];
ld.global.u64 %rd121,[%rd59+8];
ld.global.u64 %rd120,[%rd59];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd47,%rd60;
add.s64 %rd120,%rd46,%rd61;
$7_6:
mov.u32 %r189,%ctaid.x;
shl.b32 %r190,%r189,5;
mov.u32 %r191,%tid.x;
add.s32 %r192,%r190,%r191;
shl.b32 %r14,%r192,3;
mov.u32 %r193,%ctaid.y;
shl.b32 %r194,%r193,3;
mov.u32 %r195,%tid.y;
add.s32 %r196,%r194,%r195;
mul.lo.s32 %r15,%r196,%r175;
setp.ge.s32 %p8,%r14,%r444;
setp.ge.s32 %p9,%r15,%r445;
or.pred %p10,%p8,%p9;
@%p10 bra $7_42;
add.s32 %r19,%r14,12;
setp.eq.s32 %p11,%r19,%r444;
add.s32 %r197,%r444,-8;
min.s32 %r198,%r14,%r197;
add.s32 %r199,%r14,-4;
selp.b32 %r20,%r199,%r198,%p11;
add.s32 %r200,%r15,%r175;
min.s32 %r21,%r200,%r445;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p12,%r20,0;
mov.u64 %rd25,%rd51;
ld.param.u32 %r22,[%rd25+64];
mov.u64 %rd122,-4;
@%p12 bra $7_10;
setp.eq.s32 %p13,%r22,0;
mov.u64 %rd122,0;
@%p13 bra $7_10;
add.s32 %r201,%r442,-4;
cvt.s64.s32 %rd122,%r201;
$7_10:
add.s32 %r202,%r20,8;
setp.ne.s32 %p14,%r202,%r442;
setp.eq.s32 %p15,%r202,%r442;
setp.eq.s32 %p16,%r22,0;
or.pred %p17,%p1,%p15;
and.pred %p2,%p17,%p16;
mov.u64 %rd123,8;
@%p14 bra $7_13;
ld.param.u32 %r203,[%rd25+64];
mov.u64 %rd123,0;
setp.eq.s32 %p18,%r203,0;
@%p18 bra $7_13;
mov.u32 %r204,8;
sub.s32 %r205,%r204,%r442;
cvt.s64.s32 %rd123,%r205;
$7_13:
add.s32 %r474,%r15,-3;
setp.gt.s32 %p19,%r474,%r21;
@%p19 bra $7_42;
cvt.s64.s32 %rd66,%r20;
cvt.s64.s32 %rd67,%r15;
mul.lo.s64 %rd68,%rd121,%rd67;
add.s64 %rd69,%rd68,%rd66;
add.s64 %rd127,%rd120,%rd69;
mov.u32 %r491,0;
and.pred %p3,%p15,%p16;
add.s32 %r228,%r21,1;
min.s32 %r25,%r443,%r228;
setp.ne.s32 %p22,%r19,%r444;
or.b64 %rd70,%rd121,%rd127;
and.b64 %rd71,%rd70,7;
setp.eq.s64 %p23,%rd71,0;
and.pred %p4,%p23,%p22;
add.s32 %r229,%r15,-1;
cvt.s64.s32 %rd72,%r229;
mul.lo.s64 %rd73,%rd119,%rd72;
add.s64 %rd74,%rd73,%rd66;
add.s64 %rd126,%rd118,%rd74;
setp.gt.s32 %p24,%r20,3;
add.s32 %r230,%r20,12;
setp.le.s32 %p25,%r230,%r442;
and.pred %p5,%p24,%p25;
not.pred %p28,%p2;
mov.u32 %r492,%r491;
mov.u32 %r493,%r491;
mov.u32 %r494,%r491;
mov.u32 %r495,%r491;
mov.u32 %r496,%r491;
mov.u32 %r497,%r491;
mov.u32 %r498,%r491;
mov.u32 %r499,%r491;
mov.u32 %r500,%r491;
mov.u32 %r501,%r491;
mov.u32 %r502,%r491;
mov.u32 %r503,%r491;
mov.u32 %r504,%r491;
mov.u32 %r505,%r491;
mov.u32 %r506,%r491;
mov.u32 %r507,%r491;
mov.u32 %r508,%r491;
mov.u32 %r509,%r491;
mov.u32 %r510,%r491;
$7_15:
.pragma "nounroll";
ld.param.u32 %r437,[p4];
mad.lo.s32 %r235,%r196,%r437,-1;
setp.lt.s32 %p26,%r474,%r235;
@%p26 bra $7_19;
setp.gt.s32 %p27,%r474,-1;
and.pred %p29,%p28,%p27;
add.s32 %r55,%r474,1;
setp.lt.s32 %p30,%r55,%r443;
and.pred %p31,%p30,%p29;
@%p31 bra $7_18;
or.b32 %r246,%r22,%r20;
setp.eq.s32 %p33,%r246,0;
ld.param.u32 %r247,[%rd25+60];
setp.ne.s32 %p34,%r247,0;
ld.param.u32 %r248,[%rd25];
and.b32 %r249,%r248,30583;
ld.param.u32 %r250,[%rd25+4];
and.b32 %r251,%r250,30583;
ld.param.u32 %r252,[%rd25+16];
and.b32 %r253,%r252,30583;
ld.param.u32 %r254,[%rd25+20];
and.b32 %r255,%r254,30583;
setp.ge.u32 %p35,%r474,%r443;
and.pred %p36,%p35,%p34;
prmt.b32 %r256,%r489,%r488,%r249;
prmt.b32 %r257,%r256,%r487,%r251;
ld.param.u32 %r258,[%rd25+32];
and.b32 %r259,%r257,%r258;
ld.param.u32 %r260,[%rd25+36];
or.b32 %r261,%r259,%r260;
selp.b32 %r262,%r261,%r490,%p33;
prmt.b32 %r263,%r488,%r489,%r253;
prmt.b32 %r264,%r263,%r262,%r255;
and.b32 %r265,%r264,%r258;
or.b32 %r266,%r265,%r260;
selp.b32 %r267,%r266,%r487,%p3;
selp.b32 %r487,%r260,%r267,%p36;
selp.b32 %r488,%r260,%r488,%p36;
selp.b32 %r489,%r260,%r489,%p36;
selp.b32 %r490,%r260,%r262,%p36;
setp.ge.u32 %p37,%r55,%r443;
and.pred %p38,%p37,%p34;
prmt.b32 %r268,%r485,%r484,%r249;
prmt.b32 %r269,%r268,%r483,%r251;
and.b32 %r270,%r269,%r258;
or.b32 %r271,%r270,%r260;
selp.b32 %r272,%r271,%r486,%p33;
prmt.b32 %r273,%r484,%r485,%r253;
prmt.b32 %r274,%r273,%r272,%r255;
and.b32 %r275,%r274,%r258;
or.b32 %r276,%r275,%r260;
selp.b32 %r277,%r276,%r483,%p3;
selp.b32 %r483,%r260,%r277,%p38;
selp.b32 %r484,%r260,%r484,%p38;
selp.b32 %r485,%r260,%r485,%p38;
selp.b32 %r486,%r260,%r272,%p38;
$7_18:
xor.b32 %r490,%r490,%r176;
shl.b32 %r278,%r490,16;
xor.b32 %r489,%r489,%r176;
shl.b32 %r279,%r489,24;
min.u32 %r280,%r278,%r279;
min.u32 %r74,%r280,%r489;
xor.b32 %r486,%r486,%r176;
shl.b32 %r281,%r486,16;
xor.b32 %r485,%r485,%r176;
shl.b32 %r282,%r485,24;
min.u32 %r283,%r281,%r282;
min.u32 %r77,%r283,%r485;
min.u32 %r284,%r506,%r498;
min.u32 %r285,%r284,%r74;
min.u32 %r286,%r498,%r74;
min.u32 %r287,%r286,%r77;
shl.b32 %r288,%r490,8;
shl.b32 %r289,%r489,16;
min.u32 %r290,%r288,%r289;
xor.b32 %r488,%r488,%r176;
shl.b32 %r291,%r488,24;
min.u32 %r79,%r290,%r291;
shl.b32 %r292,%r486,8;
shl.b32 %r293,%r485,16;
min.u32 %r294,%r292,%r293;
xor.b32 %r484,%r484,%r176;
shl.b32 %r295,%r484,24;
min.u32 %r81,%r294,%r295;
min.u32 %r296,%r505,%r497;
min.u32 %r297,%r296,%r79;
min.u32 %r298,%r497,%r79;
min.u32 %r299,%r298,%r81;
shl.b32 %r300,%r489,8;
min.u32 %r301,%r490,%r300;
shl.b32 %r302,%r488,16;
min.u32 %r82,%r301,%r302;
shl.b32 %r303,%r485,8;
min.u32 %r304,%r486,%r303;
shl.b32 %r305,%r484,16;
min.u32 %r83,%r304,%r305;
min.u32 %r306,%r504,%r496;
min.u32 %r307,%r306,%r82;
min.u32 %r308,%r496,%r82;
min.u32 %r309,%r308,%r83;
min.u32 %r310,%r279,%r489;
shl.b32 %r311,%r488,8;
min.u32 %r84,%r310,%r311;
min.u32 %r312,%r282,%r485;
shl.b32 %r313,%r484,8;
min.u32 %r85,%r312,%r313;
min.u32 %r314,%r503,%r495;
min.u32 %r315,%r314,%r84;
min.u32 %r316,%r495,%r84;
min.u32 %r317,%r316,%r85;
min.u32 %r318,%r289,%r291;
min.u32 %r86,%r318,%r488;
min.u32 %r319,%r293,%r295;
min.u32 %r87,%r319,%r484;
min.u32 %r320,%r502,%r494;
min.u32 %r321,%r320,%r86;
min.u32 %r322,%r494,%r86;
min.u32 %r323,%r322,%r87;
min.u32 %r324,%r300,%r302;
xor.b32 %r487,%r487,%r176;
shl.b32 %r325,%r487,24;
min.u32 %r89,%r324,%r325;
min.u32 %r326,%r303,%r305;
xor.b32 %r483,%r483,%r176;
shl.b32 %r327,%r483,24;
min.u32 %r91,%r326,%r327;
min.u32 %r328,%r501,%r493;
min.u32 %r329,%r328,%r89;
min.u32 %r330,%r493,%r89;
min.u32 %r331,%r330,%r91;
min.u32 %r332,%r489,%r311;
shl.b32 %r333,%r487,16;
min.u32 %r92,%r332,%r333;
min.u32 %r334,%r485,%r313;
shl.b32 %r335,%r483,16;
min.u32 %r93,%r334,%r335;
min.u32 %r336,%r500,%r492;
min.u32 %r337,%r336,%r92;
min.u32 %r338,%r492,%r92;
min.u32 %r339,%r338,%r93;
min.u32 %r340,%r291,%r488;
shl.b32 %r341,%r487,8;
min.u32 %r94,%r340,%r341;
min.u32 %r342,%r295,%r484;
shl.b32 %r343,%r483,8;
min.u32 %r95,%r342,%r343;
min.u32 %r344,%r499,%r491;
min.u32 %r345,%r344,%r94;
min.u32 %r346,%r491,%r94;
min.u32 %r347,%r346,%r95;
mov.u32 %r348,115;
prmt.b32 %r349,%r285,%r297,%r348;
prmt.b32 %r350,%r307,%r315,%r348;
mov.u32 %r351,21520;
prmt.b32 %r510,%r349,%r350,%r351;
prmt.b32 %r352,%r321,%r329,%r348;
prmt.b32 %r353,%r337,%r345,%r348;
prmt.b32 %r509,%r352,%r353,%r351;
prmt.b32 %r354,%r287,%r299,%r348;
prmt.b32 %r355,%r309,%r317,%r348;
prmt.b32 %r508,%r354,%r355,%r351;
prmt.b32 %r356,%r323,%r331,%r348;
prmt.b32 %r357,%r339,%r347,%r348;
prmt.b32 %r507,%r356,%r357,%r351;
mov.u32 %r491,%r95;
mov.u32 %r492,%r93;
mov.u32 %r493,%r91;
mov.u32 %r494,%r87;
mov.u32 %r495,%r85;
mov.u32 %r496,%r83;
mov.u32 %r497,%r81;
mov.u32 %r498,%r77;
mov.u32 %r499,%r94;
mov.u32 %r500,%r92;
mov.u32 %r501,%r89;
mov.u32 %r502,%r86;
mov.u32 %r503,%r84;
mov.u32 %r504,%r82;
mov.u32 %r505,%r79;
mov.u32 %r506,%r74;
$7_19:
add.s32 %r128,%r474,2;
setp.gt.s32 %p39,%r128,%r21;
@%p39 bra $7_29;
setp.gt.s32 %p40,%r474,-3;
and.pred %p41,%p5,%p40;
add.s32 %r129,%r474,3;
setp.lt.s32 %p42,%r129,%r443;
and.pred %p43,%p41,%p42;
@%p43 bra $7_26;
bra.uni $7_21;
$7_26:
add.s64 %rd101,%rd126,-4;
ld.global.nc.u32 %r490,[%rd101];
ld.global.nc.u32 %r489,[%rd126];
add.s64 %rd103,%rd126,4;
ld.global.nc.u32 %r488,[%rd103];
add.s64 %rd104,%rd126,8;
ld.global.nc.u32 %r487,[%rd104];
add.s64 %rd106,%rd126,%rd119;
add.s64 %rd105,%rd106,-4;
ld.global.nc.u32 %r486,[%rd105];
ld.global.nc.u32 %r485,[%rd106];
add.s64 %rd107,%rd106,4;
ld.global.nc.u32 %r484,[%rd107];
add.s64 %rd108,%rd106,8;
ld.global.nc.u32 %r483,[%rd108];
add.s32 %r408,%r474,5;
setp.ge.s32 %p48,%r408,%r25;
@%p48 bra $7_28;
shl.b64 %rd111,%rd119,1;
add.s64 %rd109,%rd126,%rd111;
prefetch.global.L2 [%rd109];
mul.lo.s64 %rd112,%rd119,3;
add.s64 %rd110,%rd126,%rd112;
prefetch.global.L2 [%rd110];
bra.uni $7_28;
$7_21:
add.s32 %r511,%r474,2;
setp.lt.u32 %p44,%r511,%r443;
@%p44 bra $7_23;
ld.param.u32 %r440,[%rd25+40];
add.s32 %r439,%r474,2;
shr.u32 %r358,%r439,31;
mul.wide.u32 %rd78,%r358,4;
xor.b64 %rd79,%rd78,4;
add.s64 %rd80,%rd25,%rd79;
ld.param.u32 %r359,[%rd80+44];
mad.lo.s32 %r360,%r440,%r439,%r359;
ld.param.u32 %r361,[%rd80+52];
mad.lo.s32 %r362,%r361,%r443,%r360;
max.s32 %r363,%r362,0;
add.s32 %r364,%r443,-1;
min.s32 %r511,%r363,%r364;
$7_23:
add.s32 %r512,%r474,3;
cvt.s64.s32 %rd85,%r511;
mul.lo.s64 %rd86,%rd119,%rd85;
add.s64 %rd88,%rd86,%rd66;
add.s64 %rd82,%rd118,%rd88;
add.s64 %rd81,%rd82,%rd122;
ld.global.nc.u32 %r490,[%rd81];
ld.global.nc.u32 %r489,[%rd82];
add.s64 %rd83,%rd82,4;
ld.global.nc.u32 %r488,[%rd83];
add.s64 %rd84,%rd82,%rd123;
ld.global.nc.u32 %r487,[%rd84];
setp.lt.u32 %p46,%r512,%r443;
@%p46 bra $7_25;
add.s32 %r435,%r474,3;
ld.param.u32 %r434,[%rd25+40];
shr.u32 %r379,%r435,31;
mul.wide.u32 %rd90,%r379,4;
xor.b64 %rd91,%rd90,4;
add.s64 %rd92,%rd25,%rd91;
ld.param.u32 %r380,[%rd92+44];
mad.lo.s32 %r381,%r434,%r435,%r380;
ld.param.u32 %r382,[%rd92+52];
mad.lo.s32 %r383,%r382,%r443,%r381;
max.s32 %r384,%r383,0;
add.s32 %r385,%r443,-1;
min.s32 %r512,%r384,%r385;
$7_25:
cvt.s64.s32 %rd97,%r512;
mul.lo.s64 %rd98,%rd119,%rd97;
add.s64 %rd100,%rd98,%rd66;
add.s64 %rd94,%rd118,%rd100;
add.s64 %rd93,%rd94,%rd122;
ld.global.nc.u32 %r486,[%rd93];
ld.global.nc.u32 %r485,[%rd94];
add.s64 %rd95,%rd94,4;
ld.global.nc.u32 %r484,[%rd95];
add.s64 %rd96,%rd94,%rd123;
ld.global.nc.u32 %r483,[%rd96];
$7_28:
shl.b64 %rd113,%rd119,1;
add.s64 %rd126,%rd126,%rd113;
$7_29:
setp.le.s32 %p49,%r474,%r15;
@%p49 bra $7_41;
setp.lt.s32 %p50,%r474,%r21;
and.pred %p51,%p4,%p50;
@%p51 bra $7_39;
bra.uni $7_31;
$7_39:
xor.b32 %r430,%r509,%r176;
xor.b32 %r431,%r510,%r176;
st.v2.u32 [%rd127],{%r431,%r430};
xor.b32 %r432,%r507,%r176;
xor.b32 %r433,%r508,%r176;
add.s64 %rd116,%rd127,%rd121;
st.v2.u32 [%rd116],{%r433,%r432};
bra.uni $7_40;
$7_31:
setp.gt.s32 %p52,%r474,%r21;
@%p52 bra $7_35;
@%p11 bra $7_34;
xor.b32 %r420,%r510,%r176;
st.u32 [%rd127],%r420;
$7_34:
xor.b32 %r421,%r509,%r176;
st.u32 [%rd127+4],%r421;
$7_35:
setp.ge.s32 %p54,%r474,%r21;
@%p54 bra $7_40;
@%p11 bra $7_38;
add.s64 %rd114,%rd127,%rd121;
xor.b32 %r428,%r508,%r176;
st.u32 [%rd114],%r428;
$7_38:
add.s64 %rd115,%rd127,%rd121;
xor.b32 %r429,%r507,%r176;
st.u32 [%rd115+4],%r429;
$7_40:
shl.b64 %rd117,%rd121,1;
add.s64 %rd127,%rd127,%rd117;
$7_41:
add.s32 %r474,%r474,2;
setp.le.s32 %p56,%r474,%r21;
@%p56 bra $7_15;
$7_42:
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
.reg .pred %p<57>;
.reg .b32 %r<531>;
.reg .b64 %rd<128>;
ld.param.u64 %rd41,[p0];
ld.param.v2.u32 {%r444,%r445},[p1+32];
ld.param.v2.u32 {%r179,%r180},[p1+40];
ld.param.u64 %rd46,[p2];
ld.param.v2.u32 {%r446,%r447},[p3+32];
ld.param.v2.u32 {%r183,%r184},[p3+40];
ld.param.u32 %r175,[p4];
mov.b64 %rd51,p5;
ld.param.u32 %r176,[p6];
ld.param.u64 %rd121,[p3+8];
ld.param.u64 %rd47,[p3];
ld.param.u64 %rd119,[p1+8];
ld.param.u64 %rd42,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p6,%r180,0;
@%p6 bra $8_2;
cvta.to.global.u64 %rd52,%rd41;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r444,%r445},[%rd54+32];
ld.global.u64 %rd119,[%rd54+8];
ld.global.u64 %rd118,[%rd54];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd42,%rd55;
add.s64 %rd118,%rd41,%rd56;
$8_3:
setp.eq.s32 %p7,%r184,0;
@%p7 bra $8_5;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r446,%r447},[%rd59+32];
ld.global.u64 %rd121,[%rd59+8];
ld.global.u64 %rd120,[%rd59];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd47,%rd60;
add.s64 %rd120,%rd46,%rd61;
$8_6:
mov.u32 %r189,%ctaid.x;
shl.b32 %r190,%r189,5;
mov.u32 %r191,%tid.x;
add.s32 %r192,%r190,%r191;
shl.b32 %r14,%r192,3;
mov.u32 %r193,%ctaid.y;
shl.b32 %r194,%r193,3;
mov.u32 %r195,%tid.y;
add.s32 %r196,%r194,%r195;
mul.lo.s32 %r15,%r196,%r175;
setp.ge.s32 %p8,%r14,%r446;
setp.ge.s32 %p9,%r15,%r447;
or.pred %p10,%p8,%p9;
@%p10 bra $8_42;
add.s32 %r19,%r14,12;
setp.eq.s32 %p11,%r19,%r446;
add.s32 %r197,%r446,-8;
min.s32 %r198,%r14,%r197;
add.s32 %r199,%r14,-4;
selp.b32 %r20,%r199,%r198,%p11;
add.s32 %r200,%r15,%r175;
min.s32 %r21,%r200,%r447;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p12,%r20,0;
mov.u64 %rd25,%rd51;
ld.param.u32 %r22,[%rd25+64];
mov.u64 %rd122,-4;
@%p12 bra $8_10;
setp.eq.s32 %p13,%r22,0;
mov.u64 %rd122,0;
@%p13 bra $8_10;
add.s32 %r201,%r444,-4;
cvt.s64.s32 %rd122,%r201;
$8_10:
add.s32 %r202,%r20,8;
setp.ne.s32 %p14,%r202,%r444;
setp.eq.s32 %p15,%r202,%r444;
setp.eq.s32 %p16,%r22,0;
or.pred %p17,%p1,%p15;
and.pred %p2,%p17,%p16;
mov.u64 %rd123,8;
@%p14 bra $8_13;
ld.param.u32 %r203,[%rd25+64];
mov.u64 %rd123,0;
setp.eq.s32 %p18,%r203,0;
@%p18 bra $8_13;
mov.u32 %r204,8;
sub.s32 %r205,%r204,%r444;
cvt.s64.s32 %rd123,%r205;
$8_13:
add.s32 %r476,%r15,-3;
setp.gt.s32 %p19,%r476,%r21;
@%p19 bra $8_42;
cvt.s64.s32 %rd66,%r20;
cvt.s64.s32 %rd67,%r15;
mul.lo.s64 %rd68,%rd121,%rd67;
add.s64 %rd69,%rd68,%rd66;
add.s64 %rd127,%rd120,%rd69;
mov.u32 %r493,0;
and.pred %p3,%p15,%p16;
add.s32 %r228,%r21,1;
min.s32 %r25,%r445,%r228;
setp.ne.s32 %p22,%r19,%r446;
or.b64 %rd70,%rd121,%rd127;
and.b64 %rd71,%rd70,7;
setp.eq.s64 %p23,%rd71,0;
and.pred %p4,%p23,%p22;
add.s32 %r229,%r15,-1;
cvt.s64.s32 %rd72,%r229;
mul.lo.s64 %rd73,%rd119,%rd72;
add.s64 %rd74,%rd73,%rd66;
add.s64 %rd126,%rd118,%rd74;
setp.gt.s32 %p24,%r20,3;
add.s32 %r230,%r20,12;
setp.le.s32 %p25,%r230,%r444;
and.pred %p5,%p24,%p25;
not.pred %p28,%p2;
mov.u32 %r494,%r493;
mov.u32 %r495,%r493;
mov.u32 %r496,%r493;
mov.u32 %r497,%r493;
mov.u32 %r498,%r493;
mov.u32 %r499,%r493;
mov.u32 %r500,%r493;
mov.u32 %r501,%r493;
mov.u32 %r502,%r493;
mov.u32 %r503,%r493;
mov.u32 %r504,%r493;
mov.u32 %r505,%r493;
mov.u32 %r506,%r493;
mov.u32 %r507,%r493;
mov.u32 %r508,%r493;
mov.u32 %r509,%r493;
mov.u32 %r510,%r493;
mov.u32 %r511,%r493;
mov.u32 %r512,%r493;
$8_15:
.pragma "nounroll";
ld.param.u32 %r439,[p4];
mad.lo.s32 %r235,%r196,%r439,-1;
setp.lt.s32 %p26,%r476,%r235;
@%p26 bra $8_19;
setp.gt.s32 %p27,%r476,-1;
and.pred %p29,%p28,%p27;
add.s32 %r55,%r476,1;
setp.lt.s32 %p30,%r55,%r445;
and.pred %p31,%p30,%p29;
@%p31 bra $8_18;
or.b32 %r246,%r22,%r20;
setp.eq.s32 %p33,%r246,0;
ld.param.u32 %r247,[%rd25+60];
setp.ne.s32 %p34,%r247,0;
ld.param.u32 %r248,[%rd25];
and.b32 %r249,%r248,30583;
ld.param.u32 %r250,[%rd25+4];
and.b32 %r251,%r250,30583;
ld.param.u32 %r252,[%rd25+16];
and.b32 %r253,%r252,30583;
ld.param.u32 %r254,[%rd25+20];
and.b32 %r255,%r254,30583;
setp.ge.u32 %p35,%r476,%r445;
and.pred %p36,%p35,%p34;
prmt.b32 %r256,%r491,%r490,%r249;
prmt.b32 %r257,%r256,%r489,%r251;
ld.param.u32 %r258,[%rd25+32];
and.b32 %r259,%r257,%r258;
ld.param.u32 %r260,[%rd25+36];
or.b32 %r261,%r259,%r260;
selp.b32 %r262,%r261,%r492,%p33;
prmt.b32 %r263,%r490,%r491,%r253;
prmt.b32 %r264,%r263,%r262,%r255;
and.b32 %r265,%r264,%r258;
or.b32 %r266,%r265,%r260;
selp.b32 %r267,%r266,%r489,%p3;
selp.b32 %r489,%r260,%r267,%p36;
selp.b32 %r490,%r260,%r490,%p36;
selp.b32 %r491,%r260,%r491,%p36;
selp.b32 %r492,%r260,%r262,%p36;
setp.ge.u32 %p37,%r55,%r445;
and.pred %p38,%p37,%p34;
prmt.b32 %r268,%r487,%r486,%r249;
prmt.b32 %r269,%r268,%r485,%r251;
and.b32 %r270,%r269,%r258;
or.b32 %r271,%r270,%r260;
selp.b32 %r272,%r271,%r488,%p33;
prmt.b32 %r273,%r486,%r487,%r253;
prmt.b32 %r274,%r273,%r272,%r255;
and.b32 %r275,%r274,%r258;
or.b32 %r276,%r275,%r260;
selp.b32 %r277,%r276,%r485,%p3;
selp.b32 %r485,%r260,%r277,%p38;
selp.b32 %r486,%r260,%r486,%p38;
selp.b32 %r487,%r260,%r487,%p38;
selp.b32 %r488,%r260,%r272,%p38;
$8_18:
xor.b32 %r492,%r492,%r176;
shl.b32 %r278,%r492,24;
xor.b32 %r491,%r491,%r176;
shl.b32 %r279,%r491,24;
min.u32 %r280,%r278,%r279;
xor.b32 %r490,%r490,%r176;
shl.b32 %r281,%r490,24;
min.u32 %r75,%r280,%r281;
xor.b32 %r488,%r488,%r176;
shl.b32 %r282,%r488,24;
xor.b32 %r487,%r487,%r176;
shl.b32 %r283,%r487,24;
min.u32 %r284,%r282,%r283;
xor.b32 %r486,%r486,%r176;
shl.b32 %r285,%r486,24;
min.u32 %r79,%r284,%r285;
min.u32 %r286,%r508,%r500;
min.u32 %r287,%r286,%r75;
min.u32 %r288,%r500,%r75;
min.u32 %r289,%r288,%r79;
shl.b32 %r290,%r492,16;
shl.b32 %r291,%r491,16;
min.u32 %r292,%r290,%r291;
shl.b32 %r293,%r490,16;
min.u32 %r80,%r292,%r293;
shl.b32 %r294,%r488,16;
shl.b32 %r295,%r487,16;
min.u32 %r296,%r294,%r295;
shl.b32 %r297,%r486,16;
min.u32 %r81,%r296,%r297;
min.u32 %r298,%r507,%r499;
min.u32 %r299,%r298,%r80;
min.u32 %r300,%r499,%r80;
min.u32 %r301,%r300,%r81;
shl.b32 %r302,%r492,8;
shl.b32 %r303,%r491,8;
min.u32 %r304,%r302,%r303;
shl.b32 %r305,%r490,8;
min.u32 %r82,%r304,%r305;
shl.b32 %r306,%r488,8;
shl.b32 %r307,%r487,8;
min.u32 %r308,%r306,%r307;
shl.b32 %r309,%r486,8;
min.u32 %r83,%r308,%r309;
min.u32 %r310,%r506,%r498;
min.u32 %r311,%r310,%r82;
min.u32 %r312,%r498,%r82;
min.u32 %r313,%r312,%r83;
min.u32 %r314,%r492,%r491;
min.u32 %r84,%r314,%r490;
min.u32 %r315,%r488,%r487;
min.u32 %r85,%r315,%r486;
min.u32 %r316,%r505,%r497;
min.u32 %r317,%r316,%r84;
min.u32 %r318,%r497,%r84;
min.u32 %r319,%r318,%r85;
min.u32 %r320,%r279,%r281;
xor.b32 %r489,%r489,%r176;
shl.b32 %r321,%r489,24;
min.u32 %r87,%r320,%r321;
min.u32 %r322,%r283,%r285;
xor.b32 %r485,%r485,%r176;
shl.b32 %r323,%r485,24;
min.u32 %r89,%r322,%r323;
min.u32 %r324,%r504,%r496;
min.u32 %r325,%r324,%r87;
min.u32 %r326,%r496,%r87;
min.u32 %r327,%r326,%r89;
min.u32 %r328,%r291,%r293;
shl.b32 %r329,%r489,16;
min.u32 %r90,%r328,%r329;
min.u32 %r330,%r295,%r297;
shl.b32 %r331,%r485,16;
min.u32 %r91,%r330,%r331;
min.u32 %r332,%r503,%r495;
min.u32 %r333,%r332,%r90;
min.u32 %r334,%r495,%r90;
min.u32 %r335,%r334,%r91;
min.u32 %r336,%r303,%r305;
shl.b32 %r337,%r489,8;
min.u32 %r92,%r336,%r337;
min.u32 %r338,%r307,%r309;
shl.b32 %r339,%r485,8;
min.u32 %r93,%r338,%r339;
min.u32 %r340,%r502,%r494;
min.u32 %r341,%r340,%r92;
min.u32 %r342,%r494,%r92;
min.u32 %r343,%r342,%r93;
min.u32 %r344,%r491,%r490;
min.u32 %r94,%r344,%r489;
min.u32 %r345,%r487,%r486;
min.u32 %r95,%r345,%r485;
min.u32 %r346,%r501,%r493;
min.u32 %r347,%r346,%r94;
min.u32 %r348,%r493,%r94;
min.u32 %r349,%r348,%r95;
mov.u32 %r350,115;
prmt.b32 %r351,%r287,%r299,%r350;
prmt.b32 %r352,%r311,%r317,%r350;
mov.u32 %r353,21520;
prmt.b32 %r512,%r351,%r352,%r353;
prmt.b32 %r354,%r325,%r333,%r350;
prmt.b32 %r355,%r341,%r347,%r350;
prmt.b32 %r511,%r354,%r355,%r353;
prmt.b32 %r356,%r289,%r301,%r350;
prmt.b32 %r357,%r313,%r319,%r350;
prmt.b32 %r510,%r356,%r357,%r353;
prmt.b32 %r358,%r327,%r335,%r350;
prmt.b32 %r359,%r343,%r349,%r350;
prmt.b32 %r509,%r358,%r359,%r353;
mov.u32 %r493,%r95;
mov.u32 %r494,%r93;
mov.u32 %r495,%r91;
mov.u32 %r496,%r89;
mov.u32 %r497,%r85;
mov.u32 %r498,%r83;
mov.u32 %r499,%r81;
mov.u32 %r500,%r79;
mov.u32 %r501,%r94;
mov.u32 %r502,%r92;
mov.u32 %r503,%r90;
mov.u32 %r504,%r87;
mov.u32 %r505,%r84;
mov.u32 %r506,%r82;
mov.u32 %r507,%r80;
mov.u32 %r508,%r75;
$8_19:
add.s32 %r128,%r476,2;
setp.gt.s32 %p39,%r128,%r21;
@%p39 bra $8_29;
setp.gt.s32 %p40,%r476,-3;
and.pred %p41,%p5,%p40;
add.s32 %r129,%r476,3;
setp.lt.s32 %p42,%r129,%r445;
and.pred %p43,%p41,%p42;
@%p43 bra $8_26;
bra.uni $8_21;
$8_26:
add.s64 %rd101,%rd126,-4;
ld.global.nc.u32 %r492,[%rd101];
ld.global.nc.u32 %r491,[%rd126];
add.s64 %rd103,%rd126,4;
ld.global.nc.u32 %r490,[%rd103];
add.s64 %rd104,%rd126,8;
ld.global.nc.u32 %r489,[%rd104];
add.s64 %rd106,%rd126,%rd119;
add.s64 %rd105,%rd106,-4;
ld.global.nc.u32 %r488,[%rd105];
ld.global.nc.u32 %r487,[%rd106];
add.s64 %rd107,%rd106,4;
ld.global.nc.u32 %r486,[%rd107];
add.s64 %rd108,%rd106,8;
ld.global.nc.u32 %r485,[%rd108];
add.s32 %r410,%r476,5;
setp.ge.s32 %p48,%r410,%r25;
@%p48 bra $8_28;
shl.b64 %rd111,%rd119,1;
add.s64 %rd109,%rd126,%rd111;
prefetch.global.L2 [%rd109];
mul.lo.s64 %rd112,%rd119,3;
add.s64 %rd110,%rd126,%rd112;
prefetch.global.L2 [%rd110];
bra.uni $8_28;
$8_21:
add.s32 %r513,%r476,2;
setp.lt.u32 %p44,%r513,%r445;
@%p44 bra $8_23;
ld.param.u32 %r442,[%rd25+40];
add.s32 %r441,%r476,2;
shr.u32 %r360,%r441,31;
mul.wide.u32 %rd78,%r360,4;
xor.b64 %rd79,%rd78,4;
add.s64 %rd80,%rd25,%rd79;
ld.param.u32 %r361,[%rd80+44];
mad.lo.s32 %r362,%r442,%r441,%r361;
ld.param.u32 %r363,[%rd80+52];
mad.lo.s32 %r364,%r363,%r445,%r362;
max.s32 %r365,%r364,0;
add.s32 %r366,%r445,-1;
min.s32 %r513,%r365,%r366;
$8_23:
add.s32 %r514,%r476,3;
cvt.s64.s32 %rd85,%r513;
mul.lo.s64 %rd86,%rd119,%rd85;
add.s64 %rd88,%rd86,%rd66;
add.s64 %rd82,%rd118,%rd88;
add.s64 %rd81,%rd82,%rd122;
ld.global.nc.u32 %r492,[%rd81];
ld.global.nc.u32 %r491,[%rd82];
add.s64 %rd83,%rd82,4;
ld.global.nc.u32 %r490,[%rd83];
add.s64 %rd84,%rd82,%rd123;
ld.global.nc.u32 %r489,[%rd84];
setp.lt.u32 %p46,%r514,%r445;
@%p46 bra $8_25;
add.s32 %r437,%r476,3;
ld.param.u32 %r436,[%rd25+40];
shr.u32 %r381,%r437,31;
mul.wide.u32 %rd90,%r381,4;
xor.b64 %rd91,%rd90,4;
add.s64 %rd92,%rd25,%rd91;
ld.param.u32 %r382,[%rd92+44];
mad.lo.s32 %r383,%r436,%r437,%r382;
ld.param.u32 %r384,[%rd92+52];
mad.lo.s32 %r385,%r384,%r445,%r383;
max.s32 %r386,%r385,0;
add.s32 %r387,%r445,-1;
min.s32 %r514,%r386,%r387;
$8_25:
cvt.s64.s32 %rd97,%r514;
mul.lo.s64 %rd98,%rd119,%rd97;
add.s64 %rd100,%rd98,%rd66;
add.s64 %rd94,%rd118,%rd100;
add.s64 %rd93,%rd94,%rd122;
ld.global.nc.u32 %r488,[%rd93];
ld.global.nc.u32 %r487,[%rd94];
add.s64 %rd95,%rd94,4;
ld.global.nc.u32 %r486,[%rd95];
add.s64 %rd96,%rd94,%rd123;
ld.global.nc.u32 %r485,[%rd96];
$8_28:
shl.b64 %rd113,%rd119,1;
add.s64 %rd126,%rd126,%rd113;
$8_29:
setp.le.s32 %p49,%r476,%r15;
@%p49 bra $8_41;
setp.lt.s32 %p50,%r476,%r21;
and.pred %p51,%p4,%p50;
@%p51 bra $8_39;
bra.uni $8_31;
$8_39:
xor.b32 %r432,%r511,%r176;
xor.b32 %r433,%r512,%r176;
st.v2.u32 [%rd127],{%r433,%r432};
xor.b32 %r434,%r509,%r176;
xor.b32 %r435,%r510,%r176;
add.s64 %rd116,%rd127,%rd121;
st.v2.u32 [%rd116],{%r435,%r434};
bra.uni $8_40;
$8_31:
setp.gt.s32 %p52,%r476,%r21;
@%p52 bra $8_35;
@%p11 bra $8_34;
xor.b32 %r422,%r512,%r176;
st.u32 [%rd127],%r422;
$8_34:
xor.b32 %r423,%r511,%r176;
st.u32 [%rd127+4],%r423;
$8_35:
setp.ge.s32 %p54,%r476,%r21;
@%p54 bra $8_40;
@%p11 bra $8_38;
add.s64 %rd114,%rd127,%rd121;
xor.b32 %r430,%r510,%r176;
st.u32 [%rd114],%r430;
$8_38:
add.s64 %rd115,%rd127,%rd121;
xor.b32 %r431,%r509,%r176;
st.u32 [%rd115+4],%r431;
$8_40:
shl.b64 %rd117,%rd121,1;
add.s64 %rd127,%rd127,%rd117;
$8_41:
add.s32 %r476,%r476,2;
setp.le.s32 %p56,%r476,%r21;
@%p56 bra $8_15;
$8_42:
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
.reg .pred %p<57>;
.reg .b32 %r<644>;
.reg .b64 %rd<128>;
ld.param.u64 %rd41,[p0];
ld.param.v2.u32 {%r525,%r526},[p1+32];
ld.param.v2.u32 {%r228,%r229},[p1+40];
ld.param.u64 %rd46,[p2];
ld.param.v2.u32 {%r527,%r528},[p3+32];
ld.param.v2.u32 {%r232,%r233},[p3+40];
ld.param.u32 %r224,[p4];
mov.b64 %rd51,p5;
ld.param.u32 %r225,[p6];
ld.param.u64 %rd121,[p3+8];
ld.param.u64 %rd47,[p3];
ld.param.u64 %rd119,[p1+8];
ld.param.u64 %rd42,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p6,%r229,0;
@%p6 bra $9_2;
cvta.to.global.u64 %rd52,%rd41;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r525,%r526},[%rd54+32];
ld.global.u64 %rd119,[%rd54+8];
ld.global.u64 %rd118,[%rd54];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd42,%rd55;
add.s64 %rd118,%rd41,%rd56;
$9_3:
setp.eq.s32 %p7,%r233,0;
@%p7 bra $9_5;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r527,%r528},[%rd59+32];
ld.global.u64 %rd121,[%rd59+8];
ld.global.u64 %rd120,[%rd59];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd47,%rd60;
add.s64 %rd120,%rd46,%rd61;
$9_6:
mov.u32 %r238,%ctaid.x;
shl.b32 %r239,%r238,5;
mov.u32 %r240,%tid.x;
add.s32 %r241,%r239,%r240;
shl.b32 %r14,%r241,3;
mov.u32 %r242,%ctaid.y;
shl.b32 %r243,%r242,3;
mov.u32 %r244,%tid.y;
add.s32 %r245,%r243,%r244;
mul.lo.s32 %r15,%r245,%r224;
setp.ge.s32 %p8,%r14,%r527;
setp.ge.s32 %p9,%r15,%r528;
or.pred %p10,%p8,%p9;
@%p10 bra $9_42;
add.s32 %r19,%r14,12;
setp.eq.s32 %p11,%r19,%r527;
add.s32 %r246,%r527,-8;
min.s32 %r247,%r14,%r246;
add.s32 %r248,%r14,-4;
selp.b32 %r20,%r248,%r247,%p11;
add.s32 %r249,%r15,%r224;
min.s32 %r21,%r249,%r528;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p12,%r20,0;
mov.u64 %rd25,%rd51;
ld.param.u32 %r22,[%rd25+64];
mov.u64 %rd122,-4;
@%p12 bra $9_10;
setp.eq.s32 %p13,%r22,0;
mov.u64 %rd122,0;
@%p13 bra $9_10;
add.s32 %r250,%r525,-4;
cvt.s64.s32 %rd122,%r250;
$9_10:
add.s32 %r251,%r20,8;
setp.ne.s32 %p14,%r251,%r525;
setp.eq.s32 %p15,%r251,%r525;
setp.eq.s32 %p16,%r22,0;
or.pred %p17,%p1,%p15;
and.pred %p2,%p17,%p16;
mov.u64 %rd123,8;
@%p14 bra $9_13;
ld.param.u32 %r252,[%rd25+64];
mov.u64 %rd123,0;
setp.eq.s32 %p18,%r252,0;
@%p18 bra $9_13;
mov.u32 %r253,8;
sub.s32 %r254,%r253,%r525;
cvt.s64.s32 %rd123,%r254;
$9_13:
add.s32 %r23,%r21,2;
add.s32 %r573,%r15,-4;
setp.ge.s32 %p19,%r573,%r23;
@%p19 bra $9_42;
cvt.s64.s32 %rd66,%r20;
cvt.s64.s32 %rd67,%r15;
mul.lo.s64 %rd68,%rd121,%rd67;
add.s64 %rd69,%rd68,%rd66;
add.s64 %rd127,%rd120,%rd69;
mov.u32 %r590,0;
and.pred %p3,%p15,%p16;
setp.ne.s32 %p22,%r19,%r527;
or.b64 %rd70,%rd121,%rd127;
and.b64 %rd71,%rd70,7;
setp.eq.s64 %p23,%rd71,0;
and.pred %p4,%p23,%p22;
add.s32 %r293,%r15,-2;
cvt.s64.s32 %rd72,%r293;
mul.lo.s64 %rd73,%rd119,%rd72;
add.s64 %rd74,%rd73,%rd66;
add.s64 %rd126,%rd118,%rd74;
setp.gt.s32 %p24,%r20,3;
add.s32 %r294,%r20,12;
setp.le.s32 %p25,%r294,%r525;
and.pred %p5,%p24,%p25;
not.pred %p28,%p2;
mov.u32 %r591,%r590;
mov.u32 %r592,%r590;
mov.u32 %r593,%r590;
mov.u32 %r594,%r590;
mov.u32 %r595,%r590;
mov.u32 %r596,%r590;
mov.u32 %r597,%r590;
mov.u32 %r598,%r590;
mov.u32 %r599,%r590;
mov.u32 %r600,%r590;
mov.u32 %r601,%r590;
mov.u32 %r602,%r590;
mov.u32 %r603,%r590;
mov.u32 %r604,%r590;
mov.u32 %r605,%r590;
mov.u32 %r606,%r590;
mov.u32 %r607,%r590;
mov.u32 %r608,%r590;
mov.u32 %r609,%r590;
mov.u32 %r610,%r590;
mov.u32 %r611,%r590;
mov.u32 %r612,%r590;
mov.u32 %r613,%r590;
mov.u32 %r614,%r590;
mov.u32 %r615,%r590;
mov.u32 %r616,%r590;
mov.u32 %r617,%r590;
mov.u32 %r618,%r590;
mov.u32 %r619,%r590;
mov.u32 %r620,%r590;
mov.u32 %r621,%r590;
mov.u32 %r622,%r590;
mov.u32 %r623,%r590;
mov.u32 %r624,%r590;
mov.u32 %r625,%r590;
$9_15:
.pragma "nounroll";
mad.lo.s32 %r299,%r245,%r224,-2;
setp.lt.s32 %p26,%r573,%r299;
@%p26 bra $9_19;
setp.gt.s32 %p27,%r573,-1;
and.pred %p29,%p28,%p27;
add.s32 %r71,%r573,1;
setp.lt.s32 %p30,%r71,%r526;
and.pred %p31,%p30,%p29;
@%p31 bra $9_18;
or.b32 %r310,%r22,%r20;
setp.eq.s32 %p33,%r310,0;
ld.param.u32 %r311,[%rd25+60];
setp.ne.s32 %p34,%r311,0;
ld.param.u32 %r312,[%rd25];
and.b32 %r313,%r312,30583;
ld.param.u32 %r314,[%rd25+4];
and.b32 %r315,%r314,30583;
ld.param.u32 %r316,[%rd25+16];
and.b32 %r317,%r316,30583;
ld.param.u32 %r318,[%rd25+20];
and.b32 %r319,%r318,30583;
setp.ge.u32 %p35,%r573,%r526;
and.pred %p36,%p35,%p34;
prmt.b32 %r320,%r588,%r587,%r313;
prmt.b32 %r321,%r320,%r586,%r315;
ld.param.u32 %r322,[%rd25+32];
and.b32 %r323,%r321,%r322;
ld.param.u32 %r324,[%rd25+36];
or.b32 %r325,%r323,%r324;
selp.b32 %r326,%r325,%r589,%p33;
prmt.b32 %r327,%r587,%r588,%r317;
prmt.b32 %r328,%r327,%r326,%r319;
and.b32 %r329,%r328,%r322;
or.b32 %r330,%r329,%r324;
selp.b32 %r331,%r330,%r586,%p3;
selp.b32 %r586,%r324,%r331,%p36;
selp.b32 %r587,%r324,%r587,%p36;
selp.b32 %r588,%r324,%r588,%p36;
selp.b32 %r589,%r324,%r326,%p36;
setp.ge.u32 %p37,%r71,%r526;
and.pred %p38,%p37,%p34;
prmt.b32 %r332,%r584,%r583,%r313;
prmt.b32 %r333,%r332,%r582,%r315;
and.b32 %r334,%r333,%r322;
or.b32 %r335,%r334,%r324;
selp.b32 %r336,%r335,%r585,%p33;
prmt.b32 %r337,%r583,%r584,%r317;
prmt.b32 %r338,%r337,%r336,%r319;
and.b32 %r339,%r338,%r322;
or.b32 %r340,%r339,%r324;
selp.b32 %r341,%r340,%r582,%p3;
selp.b32 %r582,%r324,%r341,%p38;
selp.b32 %r583,%r324,%r583,%p38;
selp.b32 %r584,%r324,%r584,%p38;
selp.b32 %r585,%r324,%r336,%p38;
$9_18:
xor.b32 %r589,%r589,%r225;
shl.b32 %r342,%r589,8;
min.u32 %r343,%r342,%r589;
xor.b32 %r588,%r588,%r225;
shl.b32 %r344,%r588,24;
min.u32 %r345,%r343,%r344;
shl.b32 %r346,%r588,16;
min.u32 %r347,%r345,%r346;
shl.b32 %r348,%r588,8;
xor.b32 %r585,%r585,%r225;
shl.b32 %r349,%r585,8;
min.u32 %r350,%r349,%r585;
xor.b32 %r584,%r584,%r225;
shl.b32 %r351,%r584,24;
min.u32 %r352,%r350,%r351;
shl.b32 %r353,%r584,16;
min.u32 %r354,%r352,%r353;
shl.b32 %r355,%r584,8;
min.u32 %r92,%r354,%r355;
min.u32 %r356,%r347,%r348;
min.u32 %r93,%r356,%r92;
min.u32 %r357,%r597,%r356;
min.u32 %r358,%r605,%r93;
min.u32 %r597,%r613,%r93;
min.u32 %r605,%r621,%r93;
min.u32 %r359,%r589,%r344;
min.u32 %r360,%r359,%r346;
min.u32 %r361,%r360,%r348;
min.u32 %r362,%r585,%r351;
min.u32 %r363,%r362,%r353;
min.u32 %r364,%r363,%r355;
min.u32 %r96,%r364,%r584;
min.u32 %r365,%r361,%r588;
min.u32 %r97,%r365,%r96;
min.u32 %r366,%r596,%r365;
min.u32 %r367,%r604,%r97;
min.u32 %r596,%r612,%r97;
min.u32 %r604,%r620,%r97;
min.u32 %r368,%r344,%r346;
min.u32 %r369,%r368,%r348;
min.u32 %r370,%r369,%r588;
xor.b32 %r587,%r587,%r225;
shl.b32 %r371,%r587,24;
min.u32 %r372,%r351,%r353;
min.u32 %r373,%r372,%r355;
min.u32 %r374,%r373,%r584;
xor.b32 %r583,%r583,%r225;
shl.b32 %r375,%r583,24;
min.u32 %r102,%r374,%r375;
min.u32 %r376,%r370,%r371;
min.u32 %r103,%r376,%r102;
min.u32 %r377,%r595,%r376;
min.u32 %r378,%r603,%r103;
min.u32 %r595,%r611,%r103;
min.u32 %r603,%r619,%r103;
min.u32 %r379,%r346,%r348;
min.u32 %r380,%r379,%r588;
min.u32 %r381,%r380,%r371;
shl.b32 %r382,%r587,16;
min.u32 %r383,%r353,%r355;
min.u32 %r384,%r383,%r584;
min.u32 %r385,%r384,%r375;
shl.b32 %r386,%r583,16;
min.u32 %r106,%r385,%r386;
min.u32 %r387,%r381,%r382;
min.u32 %r107,%r387,%r106;
min.u32 %r388,%r594,%r387;
min.u32 %r389,%r602,%r107;
min.u32 %r594,%r610,%r107;
min.u32 %r602,%r618,%r107;
min.u32 %r390,%r348,%r588;
min.u32 %r391,%r390,%r371;
min.u32 %r392,%r391,%r382;
shl.b32 %r393,%r587,8;
min.u32 %r394,%r355,%r584;
min.u32 %r395,%r394,%r375;
min.u32 %r396,%r395,%r386;
shl.b32 %r397,%r583,8;
min.u32 %r110,%r396,%r397;
min.u32 %r398,%r392,%r393;
min.u32 %r111,%r398,%r110;
min.u32 %r399,%r593,%r398;
min.u32 %r400,%r601,%r111;
min.u32 %r593,%r609,%r111;
min.u32 %r601,%r617,%r111;
min.u32 %r401,%r588,%r371;
min.u32 %r402,%r401,%r382;
min.u32 %r403,%r402,%r393;
min.u32 %r404,%r584,%r375;
min.u32 %r405,%r404,%r386;
min.u32 %r406,%r405,%r397;
min.u32 %r114,%r406,%r583;
min.u32 %r407,%r403,%r587;
min.u32 %r115,%r407,%r114;
min.u32 %r408,%r592,%r407;
min.u32 %r409,%r600,%r115;
min.u32 %r592,%r608,%r115;
min.u32 %r600,%r616,%r115;
min.u32 %r410,%r371,%r382;
min.u32 %r411,%r410,%r393;
min.u32 %r412,%r411,%r587;
xor.b32 %r586,%r586,%r225;
shl.b32 %r413,%r586,24;
min.u32 %r414,%r375,%r386;
min.u32 %r415,%r414,%r397;
min.u32 %r416,%r415,%r583;
xor.b32 %r582,%r582,%r225;
shl.b32 %r417,%r582,24;
min.u32 %r120,%r416,%r417;
min.u32 %r418,%r412,%r413;
min.u32 %r121,%r418,%r120;
min.u32 %r419,%r591,%r418;
min.u32 %r420,%r599,%r121;
min.u32 %r591,%r607,%r121;
min.u32 %r599,%r615,%r121;
min.u32 %r421,%r382,%r393;
min.u32 %r422,%r421,%r587;
min.u32 %r423,%r422,%r413;
shl.b32 %r424,%r586,16;
min.u32 %r425,%r386,%r397;
min.u32 %r426,%r425,%r583;
min.u32 %r427,%r426,%r417;
shl.b32 %r428,%r582,16;
min.u32 %r124,%r427,%r428;
min.u32 %r429,%r423,%r424;
min.u32 %r125,%r429,%r124;
min.u32 %r430,%r590,%r429;
min.u32 %r431,%r598,%r125;
min.u32 %r590,%r606,%r125;
min.u32 %r598,%r614,%r125;
mov.u32 %r432,115;
prmt.b32 %r433,%r357,%r366,%r432;
prmt.b32 %r434,%r377,%r388,%r432;
mov.u32 %r435,21520;
prmt.b32 %r625,%r433,%r434,%r435;
prmt.b32 %r436,%r399,%r408,%r432;
prmt.b32 %r437,%r419,%r430,%r432;
prmt.b32 %r624,%r436,%r437,%r435;
prmt.b32 %r438,%r358,%r367,%r432;
prmt.b32 %r439,%r378,%r389,%r432;
prmt.b32 %r623,%r438,%r439,%r435;
prmt.b32 %r440,%r400,%r409,%r432;
prmt.b32 %r441,%r420,%r431,%r432;
prmt.b32 %r622,%r440,%r441,%r435;
mov.u32 %r606,%r125;
mov.u32 %r607,%r121;
mov.u32 %r608,%r115;
mov.u32 %r609,%r111;
mov.u32 %r610,%r107;
mov.u32 %r611,%r103;
mov.u32 %r612,%r97;
mov.u32 %r613,%r93;
mov.u32 %r614,%r124;
mov.u32 %r615,%r120;
mov.u32 %r616,%r114;
mov.u32 %r617,%r110;
mov.u32 %r618,%r106;
mov.u32 %r619,%r102;
mov.u32 %r620,%r96;
mov.u32 %r621,%r92;
$9_19:
setp.ge.s32 %p39,%r573,%r21;
@%p39 bra $9_29;
setp.gt.s32 %p40,%r573,-3;
and.pred %p41,%p5,%p40;
add.s32 %r176,%r573,3;
setp.lt.s32 %p42,%r176,%r526;
and.pred %p43,%p41,%p42;
@%p43 bra $9_26;
bra.uni $9_21;
$9_26:
add.s64 %rd101,%rd126,-4;
ld.global.nc.u32 %r589,[%rd101];
ld.global.nc.u32 %r588,[%rd126];
add.s64 %rd103,%rd126,4;
ld.global.nc.u32 %r587,[%rd103];
add.s64 %rd104,%rd126,8;
ld.global.nc.u32 %r586,[%rd104];
add.s64 %rd106,%rd126,%rd119;
add.s64 %rd105,%rd106,-4;
ld.global.nc.u32 %r585,[%rd105];
ld.global.nc.u32 %r584,[%rd106];
add.s64 %rd107,%rd106,4;
ld.global.nc.u32 %r583,[%rd107];
add.s64 %rd108,%rd106,8;
ld.global.nc.u32 %r582,[%rd108];
min.s32 %r492,%r526,%r23;
add.s32 %r493,%r573,5;
setp.ge.s32 %p48,%r493,%r492;
@%p48 bra $9_28;
shl.b64 %rd111,%rd119,1;
add.s64 %rd109,%rd126,%rd111;
prefetch.global.L2 [%rd109];
mul.lo.s64 %rd112,%rd119,3;
add.s64 %rd110,%rd126,%rd112;
prefetch.global.L2 [%rd110];
bra.uni $9_28;
$9_21:
add.s32 %r626,%r573,2;
setp.lt.u32 %p44,%r626,%r526;
@%p44 bra $9_23;
ld.param.u32 %r524,[%rd25+40];
shr.u32 %r442,%r626,31;
mul.wide.u32 %rd78,%r442,4;
xor.b64 %rd79,%rd78,4;
add.s64 %rd80,%rd25,%rd79;
ld.param.u32 %r443,[%rd80+44];
mad.lo.s32 %r444,%r524,%r626,%r443;
ld.param.u32 %r445,[%rd80+52];
mad.lo.s32 %r446,%r445,%r526,%r444;
max.s32 %r447,%r446,0;
add.s32 %r448,%r526,-1;
min.s32 %r626,%r447,%r448;
$9_23:
add.s32 %r627,%r573,3;
cvt.s64.s32 %rd85,%r626;
mul.lo.s64 %rd86,%rd119,%rd85;
add.s64 %rd88,%rd86,%rd66;
add.s64 %rd82,%rd118,%rd88;
add.s64 %rd81,%rd82,%rd122;
ld.global.nc.u32 %r589,[%rd81];
ld.global.nc.u32 %r588,[%rd82];
add.s64 %rd83,%rd82,4;
ld.global.nc.u32 %r587,[%rd83];
add.s64 %rd84,%rd82,%rd123;
ld.global.nc.u32 %r586,[%rd84];
setp.lt.u32 %p46,%r627,%r526;
@%p46 bra $9_25;
add.s32 %r522,%r573,3;
ld.param.u32 %r521,[%rd25+40];
shr.u32 %r463,%r522,31;
mul.wide.u32 %rd90,%r463,4;
xor.b64 %rd91,%rd90,4;
add.s64 %rd92,%rd25,%rd91;
ld.param.u32 %r464,[%rd92+44];
mad.lo.s32 %r465,%r521,%r522,%r464;
ld.param.u32 %r466,[%rd92+52];
mad.lo.s32 %r467,%r466,%r526,%r465;
max.s32 %r468,%r467,0;
add.s32 %r469,%r526,-1;
min.s32 %r627,%r468,%r469;
$9_25:
cvt.s64.s32 %rd97,%r627;
mul.lo.s64 %rd98,%rd119,%rd97;
add.s64 %rd100,%rd98,%rd66;
add.s64 %rd94,%rd118,%rd100;
add.s64 %rd93,%rd94,%rd122;
ld.global.nc.u32 %r585,[%rd93];
ld.global.nc.u32 %r584,[%rd94];
add.s64 %rd95,%rd94,4;
ld.global.nc.u32 %r583,[%rd95];
add.s64 %rd96,%rd94,%rd123;
ld.global.nc.u32 %r582,[%rd96];
$9_28:
shl.b64 %rd113,%rd119,1;
add.s64 %rd126,%rd126,%rd113;
$9_29:
mad.lo.s32 %r498,%r245,%r224,2;
setp.lt.s32 %p49,%r573,%r498;
@%p49 bra $9_41;
setp.le.s32 %p50,%r573,%r21;
and.pred %p51,%p4,%p50;
@%p51 bra $9_39;
bra.uni $9_31;
$9_39:
xor.b32 %r516,%r624,%r225;
xor.b32 %r517,%r625,%r225;
st.v2.u32 [%rd127],{%r517,%r516};
xor.b32 %r518,%r622,%r225;
xor.b32 %r519,%r623,%r225;
add.s64 %rd116,%rd127,%rd121;
st.v2.u32 [%rd116],{%r519,%r518};
bra.uni $9_40;
$9_31:
add.s32 %r499,%r573,-2;
setp.ge.s32 %p52,%r499,%r21;
@%p52 bra $9_35;
@%p11 bra $9_34;
xor.b32 %r506,%r625,%r225;
st.u32 [%rd127],%r506;
$9_34:
xor.b32 %r507,%r624,%r225;
st.u32 [%rd127+4],%r507;
$9_35:
setp.gt.s32 %p54,%r573,%r21;
@%p54 bra $9_40;
@%p11 bra $9_38;
add.s64 %rd114,%rd127,%rd121;
xor.b32 %r514,%r623,%r225;
st.u32 [%rd114],%r514;
$9_38:
add.s64 %rd115,%rd127,%rd121;
xor.b32 %r515,%r622,%r225;
st.u32 [%rd115+4],%r515;
$9_40:
shl.b64 %rd117,%rd121,1;
add.s64 %rd127,%rd127,%rd117;
$9_41:
add.s32 %r573,%r573,2;
setp.lt.s32 %p56,%r573,%r23;
@%p56 bra $9_15;
$9_42:
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
.reg .pred %p<68>;
.reg .b32 %r<804>;
.reg .b64 %rd<144>;
ld.param.u64 %rd41,[p0];
ld.param.v2.u32 {%r657,%r658},[p1+32];
ld.param.v2.u32 {%r283,%r284},[p1+40];
ld.param.u64 %rd46,[p2];
ld.param.v2.u32 {%r659,%r660},[p3+32];
ld.param.v2.u32 {%r287,%r288},[p3+40];
ld.param.u32 %r279,[p4];
mov.b64 %rd51,p5;
ld.param.u32 %r280,[p6];
ld.param.u64 %rd137,[p3+8];
ld.param.u64 %rd47,[p3];
ld.param.u64 %rd135,[p1+8];
ld.param.u64 %rd42,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p7,%r284,0;
@%p7 bra $10_2;
cvta.to.global.u64 %rd52,%rd41;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r657,%r658},[%rd54+32];
ld.global.u64 %rd135,[%rd54+8];
ld.global.u64 %rd134,[%rd54];
bra.uni $10_3;
$10_2:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd42,%rd55;
add.s64 %rd134,%rd41,%rd56;
$10_3:
setp.eq.s32 %p8,%r288,0;
@%p8 bra $10_5;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r659,%r660},[%rd59+32];
ld.global.u64 %rd137,[%rd59+8];
ld.global.u64 %rd136,[%rd59];
bra.uni $10_6;
$10_5:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd47,%rd60;
add.s64 %rd136,%rd46,%rd61;
$10_6:
mov.u32 %r293,%ctaid.x;
shl.b32 %r294,%r293,5;
mov.u32 %r295,%tid.x;
add.s32 %r296,%r294,%r295;
shl.b32 %r14,%r296,3;
mov.u32 %r297,%ctaid.y;
shl.b32 %r298,%r297,3;
mov.u32 %r299,%tid.y;
add.s32 %r300,%r298,%r299;
mul.lo.s32 %r15,%r300,%r279;
setp.ge.s32 %p9,%r14,%r659;
setp.ge.s32 %p10,%r15,%r660;
or.pred %p11,%p9,%p10;
@%p11 bra $10_58;
add.s32 %r19,%r14,12;
setp.eq.s32 %p12,%r19,%r659;
add.s32 %r301,%r659,-8;
min.s32 %r302,%r14,%r301;
add.s32 %r303,%r14,-4;
selp.b32 %r20,%r303,%r302,%p12;
add.s32 %r304,%r15,%r279;
min.s32 %r21,%r304,%r660;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p13,%r20,0;
mov.u64 %rd25,%rd51;
ld.param.u32 %r22,[%rd25+64];
mov.u64 %rd138,-8;
@%p13 bra $10_10;
setp.eq.s32 %p14,%r22,0;
mov.u64 %rd138,0;
@%p14 bra $10_10;
add.s32 %r305,%r657,-8;
cvt.s64.s32 %rd138,%r305;
$10_10:
add.s32 %r306,%r20,8;
setp.ne.s32 %p15,%r306,%r657;
setp.eq.s32 %p16,%r306,%r657;
setp.eq.s32 %p17,%r22,0;
or.pred %p18,%p1,%p16;
and.pred %p2,%p18,%p17;
mov.u64 %rd139,8;
@%p15 bra $10_13;
ld.param.u32 %r307,[%rd25+64];
mov.u64 %rd139,0;
setp.eq.s32 %p19,%r307,0;
@%p19 bra $10_13;
mov.u32 %r308,8;
sub.s32 %r309,%r308,%r657;
cvt.s64.s32 %rd139,%r309;
$10_13:
add.s32 %r23,%r21,2;
add.s32 %r709,%r15,-4;
setp.ge.s32 %p20,%r709,%r23;
@%p20 bra $10_58;
cvt.s64.s32 %rd66,%r20;
cvt.s64.s32 %rd67,%r15;
mul.lo.s64 %rd68,%rd137,%rd67;
add.s64 %rd69,%rd68,%rd66;
add.s64 %rd143,%rd136,%rd69;
mov.u32 %r742,0;
and.pred %p3,%p16,%p17;
setp.ne.s32 %p23,%r19,%r659;
or.b64 %rd70,%rd137,%rd143;
and.b64 %rd71,%rd70,7;
setp.eq.s64 %p24,%rd71,0;
and.pred %p4,%p24,%p23;
add.s32 %r348,%r15,-2;
cvt.s64.s32 %rd72,%r348;
mul.lo.s64 %rd73,%rd135,%rd72;
add.s64 %rd74,%rd73,%rd66;
add.s64 %rd142,%rd134,%rd74;
setp.gt.s32 %p25,%r20,7;
add.s32 %r349,%r20,16;
setp.le.s32 %p26,%r349,%r657;
and.pred %p5,%p25,%p26;
not.pred %p29,%p2;
not.pred %p35,%p3;
mov.u32 %r743,%r742;
mov.u32 %r744,%r742;
mov.u32 %r745,%r742;
mov.u32 %r746,%r742;
mov.u32 %r747,%r742;
mov.u32 %r748,%r742;
mov.u32 %r749,%r742;
mov.u32 %r750,%r742;
mov.u32 %r751,%r742;
mov.u32 %r752,%r742;
mov.u32 %r753,%r742;
mov.u32 %r754,%r742;
mov.u32 %r755,%r742;
mov.u32 %r756,%r742;
mov.u32 %r757,%r742;
mov.u32 %r758,%r742;
mov.u32 %r759,%r742;
mov.u32 %r760,%r742;
mov.u32 %r761,%r742;
mov.u32 %r762,%r742;
mov.u32 %r763,%r742;
mov.u32 %r764,%r742;
mov.u32 %r765,%r742;
mov.u32 %r766,%r742;
mov.u32 %r767,%r742;
mov.u32 %r768,%r742;
mov.u32 %r769,%r742;
mov.u32 %r770,%r742;
mov.u32 %r771,%r742;
mov.u32 %r772,%r742;
mov.u32 %r773,%r742;
mov.u32 %r774,%r742;
mov.u32 %r775,%r742;
mov.u32 %r776,%r742;
mov.u32 %r777,%r742;
$10_15:
.pragma "nounroll";
mad.lo.s32 %r354,%r300,%r279,-2;
setp.lt.s32 %p27,%r709,%r354;
@%p27 bra $10_35;
setp.gt.s32 %p28,%r709,-1;
and.pred %p30,%p29,%p28;
add.s32 %r75,%r709,1;
setp.lt.s32 %p31,%r75,%r658;
and.pred %p32,%p31,%p30;
@%p32 bra $10_34;
or.b32 %r365,%r22,%r20;
setp.ne.s32 %p34,%r365,0;
ld.param.u32 %r76,[%rd25+60];
ld.param.u32 %r77,[%rd25+32];
ld.param.u32 %r78,[%rd25+36];
@%p34 bra $10_19;
ld.param.u32 %r366,[%rd25];
and.b32 %r367,%r366,30583;
prmt.b32 %r368,%r739,%r738,%r367;
ld.param.u32 %r369,[%rd25+4];
and.b32 %r370,%r369,30583;
prmt.b32 %r371,%r368,%r737,%r370;
and.b32 %r372,%r371,%r77;
or.b32 %r740,%r372,%r78;
$10_19:
@%p35 bra $10_21;
ld.param.u32 %r373,[%rd25+16];
and.b32 %r374,%r373,30583;
prmt.b32 %r375,%r738,%r739,%r374;
ld.param.u32 %r376,[%rd25+20];
and.b32 %r377,%r376,30583;
prmt.b32 %r378,%r375,%r740,%r377;
and.b32 %r379,%r378,%r77;
or.b32 %r737,%r379,%r78;
$10_21:
@%p34 bra $10_23;
ld.param.u32 %r391,[%rd25+8];
and.b32 %r392,%r391,30583;
prmt.b32 %r393,%r739,%r738,%r392;
ld.param.u32 %r394,[%rd25+12];
and.b32 %r395,%r394,30583;
prmt.b32 %r396,%r393,%r737,%r395;
and.b32 %r397,%r396,%r77;
or.b32 %r741,%r397,%r78;
$10_23:
@%p35 bra $10_25;
ld.param.u32 %r398,[%rd25+24];
and.b32 %r399,%r398,30583;
prmt.b32 %r400,%r738,%r739,%r399;
ld.param.u32 %r401,[%rd25+28];
and.b32 %r402,%r401,30583;
prmt.b32 %r403,%r400,%r740,%r402;
and.b32 %r404,%r403,%r77;
or.b32 %r736,%r404,%r78;
$10_25:
setp.ge.u32 %p41,%r75,%r658;
setp.ne.s32 %p42,%r76,0;
and.pred %p6,%p41,%p42;
@%p34 bra $10_27;
ld.param.u32 %r416,[%rd25];
and.b32 %r417,%r416,30583;
prmt.b32 %r418,%r733,%r732,%r417;
ld.param.u32 %r419,[%rd25+4];
and.b32 %r420,%r419,30583;
prmt.b32 %r421,%r418,%r731,%r420;
and.b32 %r422,%r421,%r77;
or.b32 %r734,%r422,%r78;
$10_27:
@%p35 bra $10_29;
ld.param.u32 %r423,[%rd25+16];
and.b32 %r424,%r423,30583;
prmt.b32 %r425,%r732,%r733,%r424;
ld.param.u32 %r426,[%rd25+20];
and.b32 %r427,%r426,30583;
prmt.b32 %r428,%r425,%r734,%r427;
and.b32 %r429,%r428,%r77;
or.b32 %r731,%r429,%r78;
$10_29:
@%p34 bra $10_31;
ld.param.u32 %r441,[%rd25+8];
and.b32 %r442,%r441,30583;
prmt.b32 %r443,%r733,%r732,%r442;
ld.param.u32 %r444,[%rd25+12];
and.b32 %r445,%r444,30583;
prmt.b32 %r446,%r443,%r731,%r445;
and.b32 %r447,%r446,%r77;
or.b32 %r735,%r447,%r78;
$10_31:
@%p35 bra $10_33;
ld.param.u32 %r448,[%rd25+24];
and.b32 %r449,%r448,30583;
prmt.b32 %r450,%r732,%r733,%r449;
ld.param.u32 %r451,[%rd25+28];
and.b32 %r452,%r451,30583;
prmt.b32 %r453,%r450,%r734,%r452;
and.b32 %r454,%r453,%r77;
or.b32 %r730,%r454,%r78;
$10_33:
setp.ge.u32 %p48,%r709,%r658;
and.pred %p49,%p48,%p42;
selp.b32 %r730,%r78,%r730,%p6;
selp.b32 %r731,%r78,%r731,%p6;
selp.b32 %r732,%r78,%r732,%p6;
selp.b32 %r733,%r78,%r733,%p6;
selp.b32 %r734,%r78,%r734,%p6;
selp.b32 %r735,%r78,%r735,%p6;
selp.b32 %r736,%r78,%r736,%p49;
selp.b32 %r737,%r78,%r737,%p49;
selp.b32 %r738,%r78,%r738,%p49;
selp.b32 %r739,%r78,%r739,%p49;
selp.b32 %r740,%r78,%r740,%p49;
selp.b32 %r741,%r78,%r741,%p49;
$10_34:
xor.b32 %r741,%r741,%r280;
shl.b32 %r455,%r741,8;
xor.b32 %r740,%r740,%r280;
shl.b32 %r456,%r740,16;
min.u32 %r457,%r455,%r456;
xor.b32 %r739,%r739,%r280;
shl.b32 %r458,%r739,24;
min.u32 %r459,%r457,%r458;
min.u32 %r460,%r459,%r739;
xor.b32 %r738,%r738,%r280;
shl.b32 %r461,%r738,8;
xor.b32 %r735,%r735,%r280;
shl.b32 %r462,%r735,8;
xor.b32 %r734,%r734,%r280;
shl.b32 %r463,%r734,16;
min.u32 %r464,%r462,%r463;
xor.b32 %r733,%r733,%r280;
shl.b32 %r465,%r733,24;
min.u32 %r466,%r464,%r465;
min.u32 %r467,%r466,%r733;
xor.b32 %r732,%r732,%r280;
shl.b32 %r468,%r732,8;
min.u32 %r127,%r467,%r468;
min.u32 %r469,%r460,%r461;
min.u32 %r128,%r469,%r127;
min.u32 %r470,%r749,%r469;
min.u32 %r471,%r757,%r128;
min.u32 %r749,%r765,%r128;
min.u32 %r757,%r773,%r128;
shl.b32 %r472,%r740,8;
min.u32 %r473,%r741,%r472;
shl.b32 %r474,%r739,16;
min.u32 %r475,%r473,%r474;
shl.b32 %r476,%r738,24;
min.u32 %r477,%r475,%r476;
shl.b32 %r478,%r734,8;
min.u32 %r479,%r735,%r478;
shl.b32 %r480,%r733,16;
min.u32 %r481,%r479,%r480;
shl.b32 %r482,%r732,24;
min.u32 %r483,%r481,%r482;
min.u32 %r131,%r483,%r732;
min.u32 %r484,%r477,%r738;
min.u32 %r132,%r484,%r131;
min.u32 %r485,%r748,%r484;
min.u32 %r486,%r756,%r132;
min.u32 %r748,%r764,%r132;
min.u32 %r756,%r772,%r132;
shl.b32 %r487,%r740,24;
min.u32 %r488,%r487,%r740;
shl.b32 %r489,%r739,8;
min.u32 %r490,%r488,%r489;
shl.b32 %r491,%r738,16;
min.u32 %r492,%r490,%r491;
xor.b32 %r737,%r737,%r280;
shl.b32 %r493,%r737,24;
shl.b32 %r494,%r734,24;
min.u32 %r495,%r494,%r734;
shl.b32 %r496,%r733,8;
min.u32 %r497,%r495,%r496;
shl.b32 %r498,%r732,16;
min.u32 %r499,%r497,%r498;
xor.b32 %r731,%r731,%r280;
shl.b32 %r500,%r731,24;
min.u32 %r137,%r499,%r500;
min.u32 %r501,%r492,%r493;
min.u32 %r138,%r501,%r137;
min.u32 %r502,%r747,%r501;
min.u32 %r503,%r755,%r138;
min.u32 %r747,%r763,%r138;
min.u32 %r755,%r771,%r138;
min.u32 %r504,%r456,%r458;
min.u32 %r505,%r504,%r739;
min.u32 %r506,%r505,%r461;
shl.b32 %r507,%r737,16;
min.u32 %r508,%r463,%r465;
min.u32 %r509,%r508,%r733;
min.u32 %r510,%r509,%r468;
shl.b32 %r511,%r731,16;
min.u32 %r141,%r510,%r511;
min.u32 %r512,%r506,%r507;
min.u32 %r142,%r512,%r141;
min.u32 %r513,%r746,%r512;
min.u32 %r514,%r754,%r142;
min.u32 %r746,%r762,%r142;
min.u32 %r754,%r770,%r142;
min.u32 %r515,%r472,%r474;
min.u32 %r516,%r515,%r476;
min.u32 %r517,%r516,%r738;
shl.b32 %r518,%r737,8;
min.u32 %r519,%r478,%r480;
min.u32 %r520,%r519,%r482;
min.u32 %r521,%r520,%r732;
shl.b32 %r522,%r731,8;
min.u32 %r145,%r521,%r522;
min.u32 %r523,%r517,%r518;
min.u32 %r146,%r523,%r145;
min.u32 %r524,%r745,%r523;
min.u32 %r525,%r753,%r146;
min.u32 %r745,%r761,%r146;
min.u32 %r753,%r769,%r146;
min.u32 %r526,%r740,%r489;
min.u32 %r527,%r526,%r491;
min.u32 %r528,%r527,%r493;
min.u32 %r529,%r734,%r496;
min.u32 %r530,%r529,%r498;
min.u32 %r531,%r530,%r500;
min.u32 %r149,%r531,%r731;
min.u32 %r532,%r528,%r737;
min.u32 %r150,%r532,%r149;
min.u32 %r533,%r744,%r532;
min.u32 %r534,%r752,%r150;
min.u32 %r744,%r760,%r150;
min.u32 %r752,%r768,%r150;
min.u32 %r535,%r458,%r739;
min.u32 %r536,%r535,%r461;
min.u32 %r537,%r536,%r507;
xor.b32 %r736,%r736,%r280;
shl.b32 %r538,%r736,24;
min.u32 %r539,%r465,%r733;
min.u32 %r540,%r539,%r468;
min.u32 %r541,%r540,%r511;
xor.b32 %r730,%r730,%r280;
shl.b32 %r542,%r730,24;
min.u32 %r155,%r541,%r542;
min.u32 %r543,%r537,%r538;
min.u32 %r156,%r543,%r155;
min.u32 %r544,%r743,%r543;
min.u32 %r545,%r751,%r156;
min.u32 %r743,%r759,%r156;
min.u32 %r751,%r767,%r156;
min.u32 %r546,%r474,%r476;
min.u32 %r547,%r546,%r738;
min.u32 %r548,%r547,%r518;
shl.b32 %r549,%r736,16;
min.u32 %r550,%r480,%r482;
min.u32 %r551,%r550,%r732;
min.u32 %r552,%r551,%r522;
shl.b32 %r553,%r730,16;
min.u32 %r159,%r552,%r553;
min.u32 %r554,%r548,%r549;
min.u32 %r160,%r554,%r159;
min.u32 %r555,%r742,%r554;
min.u32 %r556,%r750,%r160;
min.u32 %r742,%r758,%r160;
min.u32 %r750,%r766,%r160;
mov.u32 %r557,115;
prmt.b32 %r558,%r470,%r485,%r557;
prmt.b32 %r559,%r502,%r513,%r557;
mov.u32 %r560,21520;
prmt.b32 %r777,%r558,%r559,%r560;
prmt.b32 %r561,%r524,%r533,%r557;
prmt.b32 %r562,%r544,%r555,%r557;
prmt.b32 %r776,%r561,%r562,%r560;
prmt.b32 %r563,%r471,%r486,%r557;
prmt.b32 %r564,%r503,%r514,%r557;
prmt.b32 %r775,%r563,%r564,%r560;
prmt.b32 %r565,%r525,%r534,%r557;
prmt.b32 %r566,%r545,%r556,%r557;
prmt.b32 %r774,%r565,%r566,%r560;
mov.u32 %r758,%r160;
mov.u32 %r759,%r156;
mov.u32 %r760,%r150;
mov.u32 %r761,%r146;
mov.u32 %r762,%r142;
mov.u32 %r763,%r138;
mov.u32 %r764,%r132;
mov.u32 %r765,%r128;
mov.u32 %r766,%r159;
mov.u32 %r767,%r155;
mov.u32 %r768,%r149;
mov.u32 %r769,%r145;
mov.u32 %r770,%r141;
mov.u32 %r771,%r137;
mov.u32 %r772,%r131;
mov.u32 %r773,%r127;
$10_35:
setp.ge.s32 %p50,%r709,%r21;
@%p50 bra $10_45;
setp.gt.s32 %p51,%r709,-3;
and.pred %p52,%p5,%p51;
add.s32 %r215,%r709,3;
setp.lt.s32 %p53,%r215,%r658;
and.pred %p54,%p52,%p53;
@%p54 bra $10_42;
bra.uni $10_37;
$10_42:
add.s64 %rd113,%rd142,-8;
ld.global.nc.u32 %r741,[%rd113];
add.s64 %rd114,%rd142,-4;
ld.global.nc.u32 %r740,[%rd114];
ld.global.nc.u32 %r739,[%rd142];
add.s64 %rd116,%rd142,4;
ld.global.nc.u32 %r738,[%rd116];
add.s64 %rd117,%rd142,8;
ld.global.nc.u32 %r737,[%rd117];
add.s64 %rd118,%rd142,12;
ld.global.nc.u32 %r736,[%rd118];
add.s64 %rd121,%rd142,%rd135;
add.s64 %rd119,%rd121,-8;
ld.global.nc.u32 %r735,[%rd119];
add.s64 %rd120,%rd121,-4;
ld.global.nc.u32 %r734,[%rd120];
ld.global.nc.u32 %r733,[%rd121];
add.s64 %rd122,%rd121,4;
ld.global.nc.u32 %r732,[%rd122];
add.s64 %rd123,%rd121,8;
ld.global.nc.u32 %r731,[%rd123];
add.s64 %rd124,%rd121,12;
ld.global.nc.u32 %r730,[%rd124];
min.s32 %r625,%r658,%r23;
add.s32 %r626,%r709,5;
setp.ge.s32 %p59,%r626,%r625;
@%p59 bra $10_44;
shl.b64 %rd127,%rd135,1;
add.s64 %rd125,%rd142,%rd127;
prefetch.global.L2 [%rd125];
mul.lo.s64 %rd128,%rd135,3;
add.s64 %rd126,%rd142,%rd128;
prefetch.global.L2 [%rd126];
bra.uni $10_44;
$10_37:
add.s32 %r778,%r709,2;
ld.param.u32 %r217,[%rd25+40];
setp.lt.u32 %p55,%r778,%r658;
@%p55 bra $10_39;
shr.u32 %r567,%r778,31;
mul.wide.u32 %rd86,%r567,4;
xor.b64 %rd87,%rd86,4;
add.s64 %rd88,%rd25,%rd87;
ld.param.u32 %r568,[%rd88+44];
mad.lo.s32 %r569,%r217,%r778,%r568;
ld.param.u32 %r570,[%rd88+52];
mad.lo.s32 %r571,%r570,%r658,%r569;
max.s32 %r572,%r571,0;
add.s32 %r573,%r658,-1;
min.s32 %r778,%r572,%r573;
$10_39:
add.s32 %r779,%r709,3;
cvt.s64.s32 %rd95,%r778;
mul.lo.s64 %rd96,%rd135,%rd95;
add.s64 %rd98,%rd96,%rd66;
add.s64 %rd91,%rd134,%rd98;
add.s64 %rd89,%rd91,%rd138;
ld.global.nc.u32 %r741,[%rd89];
add.s64 %rd90,%rd89,4;
ld.global.nc.u32 %r740,[%rd90];
ld.global.nc.u32 %r739,[%rd91];
add.s64 %rd92,%rd91,4;
ld.global.nc.u32 %r738,[%rd92];
add.s64 %rd93,%rd91,%rd139;
ld.global.nc.u32 %r737,[%rd93];
add.s64 %rd94,%rd93,4;
ld.global.nc.u32 %r736,[%rd94];
setp.lt.u32 %p57,%r779,%r658;
@%p57 bra $10_41;
add.s32 %r655,%r709,3;
ld.param.u32 %r654,[%rd25+40];
shr.u32 %r590,%r655,31;
mul.wide.u32 %rd100,%r590,4;
xor.b64 %rd101,%rd100,4;
add.s64 %rd102,%rd25,%rd101;
ld.param.u32 %r591,[%rd102+44];
mad.lo.s32 %r592,%r654,%r655,%r591;
ld.param.u32 %r593,[%rd102+52];
mad.lo.s32 %r594,%r593,%r658,%r592;
max.s32 %r595,%r594,0;
add.s32 %r596,%r658,-1;
min.s32 %r779,%r595,%r596;
$10_41:
cvt.s64.s32 %rd109,%r779;
mul.lo.s64 %rd110,%rd135,%rd109;
add.s64 %rd112,%rd110,%rd66;
add.s64 %rd105,%rd134,%rd112;
add.s64 %rd103,%rd105,%rd138;
ld.global.nc.u32 %r735,[%rd103];
add.s64 %rd104,%rd103,4;
ld.global.nc.u32 %r734,[%rd104];
ld.global.nc.u32 %r733,[%rd105];
add.s64 %rd106,%rd105,4;
ld.global.nc.u32 %r732,[%rd106];
add.s64 %rd107,%rd105,%rd139;
ld.global.nc.u32 %r731,[%rd107];
add.s64 %rd108,%rd107,4;
ld.global.nc.u32 %r730,[%rd108];
$10_44:
shl.b64 %rd129,%rd135,1;
add.s64 %rd142,%rd142,%rd129;
$10_45:
mad.lo.s32 %r631,%r300,%r279,2;
setp.lt.s32 %p60,%r709,%r631;
@%p60 bra $10_57;
setp.le.s32 %p61,%r709,%r21;
and.pred %p62,%p4,%p61;
@%p62 bra $10_55;
bra.uni $10_47;
$10_55:
xor.b32 %r649,%r776,%r280;
xor.b32 %r650,%r777,%r280;
st.v2.u32 [%rd143],{%r650,%r649};
xor.b32 %r651,%r774,%r280;
xor.b32 %r652,%r775,%r280;
add.s64 %rd132,%rd143,%rd137;
st.v2.u32 [%rd132],{%r652,%r651};
bra.uni $10_56;
$10_47:
add.s32 %r632,%r709,-2;
setp.ge.s32 %p63,%r632,%r21;
@%p63 bra $10_51;
@%p12 bra $10_50;
xor.b32 %r639,%r777,%r280;
st.u32 [%rd143],%r639;
$10_50:
xor.b32 %r640,%r776,%r280;
st.u32 [%rd143+4],%r640;
$10_51:
setp.gt.s32 %p65,%r709,%r21;
@%p65 bra $10_56;
@%p12 bra $10_54;
add.s64 %rd130,%rd143,%rd137;
xor.b32 %r647,%r775,%r280;
st.u32 [%rd130],%r647;
$10_54:
add.s64 %rd131,%rd143,%rd137;
xor.b32 %r648,%r774,%r280;
st.u32 [%rd131+4],%r648;
$10_56:
shl.b64 %rd133,%rd137,1;
add.s64 %rd143,%rd143,%rd133;
$10_57:
add.s32 %r709,%r709,2;
setp.lt.s32 %p67,%r709,%r23;
@%p67 bra $10_15;
$10_58:
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
.reg .pred %p<68>;
.reg .b32 %r<810>;
.reg .b64 %rd<144>;
ld.param.u64 %rd41,[p0];
ld.param.v2.u32 {%r663,%r664},[p1+32];
ld.param.v2.u32 {%r283,%r284},[p1+40];
ld.param.u64 %rd46,[p2];
ld.param.v2.u32 {%r665,%r666},[p3+32];
ld.param.v2.u32 {%r287,%r288},[p3+40];
ld.param.u32 %r279,[p4];
mov.b64 %rd51,p5;
ld.param.u32 %r280,[p6];
ld.param.u64 %rd137,[p3+8];
ld.param.u64 %rd47,[p3];
ld.param.u64 %rd135,[p1+8];
ld.param.u64 %rd42,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p7,%r284,0;
@%p7 bra $11_2;
cvta.to.global.u64 %rd52,%rd41;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r663,%r664},[%rd54+32];
ld.global.u64 %rd135,[%rd54+8];
ld.global.u64 %rd134,[%rd54];
bra.uni $11_3;
$11_2:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd42,%rd55;
add.s64 %rd134,%rd41,%rd56;
$11_3:
setp.eq.s32 %p8,%r288,0;
@%p8 bra $11_5;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r665,%r666},[%rd59+32];
ld.global.u64 %rd137,[%rd59+8];
ld.global.u64 %rd136,[%rd59];
bra.uni $11_6;
$11_5:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd47,%rd60;
add.s64 %rd136,%rd46,%rd61;
$11_6:
mov.u32 %r293,%ctaid.x;
shl.b32 %r294,%r293,5;
mov.u32 %r295,%tid.x;
add.s32 %r296,%r294,%r295;
shl.b32 %r14,%r296,3;
mov.u32 %r297,%ctaid.y;
shl.b32 %r298,%r297,3;
mov.u32 %r299,%tid.y;
add.s32 %r300,%r298,%r299;
mul.lo.s32 %r15,%r300,%r279;
setp.ge.s32 %p9,%r14,%r665;
setp.ge.s32 %p10,%r15,%r666;
or.pred %p11,%p9,%p10;
@%p11 bra $11_58;
add.s32 %r19,%r14,12;
setp.eq.s32 %p12,%r19,%r665;
add.s32 %r301,%r665,-8;
min.s32 %r302,%r14,%r301;
add.s32 %r303,%r14,-4;
selp.b32 %r20,%r303,%r302,%p12;
add.s32 %r304,%r15,%r279;
min.s32 %r21,%r304,%r666;
setp.eq.s32 %p1,%r20,0;
setp.ne.s32 %p13,%r20,0;
mov.u64 %rd25,%rd51;
ld.param.u32 %r22,[%rd25+64];
mov.u64 %rd138,-8;
@%p13 bra $11_10;
setp.eq.s32 %p14,%r22,0;
mov.u64 %rd138,0;
@%p14 bra $11_10;
add.s32 %r305,%r663,-8;
cvt.s64.s32 %rd138,%r305;
$11_10:
add.s32 %r306,%r20,8;
setp.ne.s32 %p15,%r306,%r663;
setp.eq.s32 %p16,%r306,%r663;
setp.eq.s32 %p17,%r22,0;
or.pred %p18,%p1,%p16;
and.pred %p2,%p18,%p17;
mov.u64 %rd139,8;
@%p15 bra $11_13;
ld.param.u32 %r307,[%rd25+64];
mov.u64 %rd139,0;
setp.eq.s32 %p19,%r307,0;
@%p19 bra $11_13;
mov.u32 %r308,8;
sub.s32 %r309,%r308,%r663;
cvt.s64.s32 %rd139,%r309;
$11_13:
add.s32 %r23,%r21,2;
add.s32 %r715,%r15,-4;
setp.ge.s32 %p20,%r715,%r23;
@%p20 bra $11_58;
cvt.s64.s32 %rd66,%r20;
cvt.s64.s32 %rd67,%r15;
mul.lo.s64 %rd68,%rd137,%rd67;
add.s64 %rd69,%rd68,%rd66;
add.s64 %rd143,%rd136,%rd69;
mov.u32 %r748,0;
and.pred %p3,%p16,%p17;
setp.ne.s32 %p23,%r19,%r665;
or.b64 %rd70,%rd137,%rd143;
and.b64 %rd71,%rd70,7;
setp.eq.s64 %p24,%rd71,0;
and.pred %p4,%p24,%p23;
add.s32 %r348,%r15,-2;
cvt.s64.s32 %rd72,%r348;
mul.lo.s64 %rd73,%rd135,%rd72;
add.s64 %rd74,%rd73,%rd66;
add.s64 %rd142,%rd134,%rd74;
setp.gt.s32 %p25,%r20,7;
add.s32 %r349,%r20,16;
setp.le.s32 %p26,%r349,%r663;
and.pred %p5,%p25,%p26;
not.pred %p29,%p2;
not.pred %p35,%p3;
mov.u32 %r749,%r748;
mov.u32 %r750,%r748;
mov.u32 %r751,%r748;
mov.u32 %r752,%r748;
mov.u32 %r753,%r748;
mov.u32 %r754,%r748;
mov.u32 %r755,%r748;
mov.u32 %r756,%r748;
mov.u32 %r757,%r748;
mov.u32 %r758,%r748;
mov.u32 %r759,%r748;
mov.u32 %r760,%r748;
mov.u32 %r761,%r748;
mov.u32 %r762,%r748;
mov.u32 %r763,%r748;
mov.u32 %r764,%r748;
mov.u32 %r765,%r748;
mov.u32 %r766,%r748;
mov.u32 %r767,%r748;
mov.u32 %r768,%r748;
mov.u32 %r769,%r748;
mov.u32 %r770,%r748;
mov.u32 %r771,%r748;
mov.u32 %r772,%r748;
mov.u32 %r773,%r748;
mov.u32 %r774,%r748;
mov.u32 %r775,%r748;
mov.u32 %r776,%r748;
mov.u32 %r777,%r748;
mov.u32 %r778,%r748;
mov.u32 %r779,%r748;
mov.u32 %r780,%r748;
mov.u32 %r781,%r748;
mov.u32 %r782,%r748;
mov.u32 %r783,%r748;
$11_15:
.pragma "nounroll";
mad.lo.s32 %r354,%r300,%r279,-2;
setp.lt.s32 %p27,%r715,%r354;
@%p27 bra $11_35;
setp.gt.s32 %p28,%r715,-1;
and.pred %p30,%p29,%p28;
add.s32 %r75,%r715,1;
setp.lt.s32 %p31,%r75,%r664;
and.pred %p32,%p31,%p30;
@%p32 bra $11_34;
or.b32 %r365,%r22,%r20;
setp.ne.s32 %p34,%r365,0;
ld.param.u32 %r76,[%rd25+60];
ld.param.u32 %r77,[%rd25+32];
ld.param.u32 %r78,[%rd25+36];
@%p34 bra $11_19;
ld.param.u32 %r366,[%rd25];
and.b32 %r367,%r366,30583;
prmt.b32 %r368,%r745,%r744,%r367;
ld.param.u32 %r369,[%rd25+4];
and.b32 %r370,%r369,30583;
prmt.b32 %r371,%r368,%r743,%r370;
and.b32 %r372,%r371,%r77;
or.b32 %r746,%r372,%r78;
$11_19:
@%p35 bra $11_21;
ld.param.u32 %r373,[%rd25+16];
and.b32 %r374,%r373,30583;
prmt.b32 %r375,%r744,%r745,%r374;
ld.param.u32 %r376,[%rd25+20];
and.b32 %r377,%r376,30583;
prmt.b32 %r378,%r375,%r746,%r377;
and.b32 %r379,%r378,%r77;
or.b32 %r743,%r379,%r78;
$11_21:
@%p34 bra $11_23;
ld.param.u32 %r391,[%rd25+8];
and.b32 %r392,%r391,30583;
prmt.b32 %r393,%r745,%r744,%r392;
ld.param.u32 %r394,[%rd25+12];
and.b32 %r395,%r394,30583;
prmt.b32 %r396,%r393,%r743,%r395;
and.b32 %r397,%r396,%r77;
or.b32 %r747,%r397,%r78;
$11_23:
@%p35 bra $11_25;
ld.param.u32 %r398,[%rd25+24];
and.b32 %r399,%r398,30583;
prmt.b32 %r400,%r744,%r745,%r399;
ld.param.u32 %r401,[%rd25+28];
and.b32 %r402,%r401,30583;
prmt.b32 %r403,%r400,%r746,%r402;
and.b32 %r404,%r403,%r77;
or.b32 %r742,%r404,%r78;
$11_25:
setp.ge.u32 %p41,%r75,%r664;
setp.ne.s32 %p42,%r76,0;
and.pred %p6,%p41,%p42;
@%p34 bra $11_27;
ld.param.u32 %r416,[%rd25];
and.b32 %r417,%r416,30583;
prmt.b32 %r418,%r739,%r738,%r417;
ld.param.u32 %r419,[%rd25+4];
and.b32 %r420,%r419,30583;
prmt.b32 %r421,%r418,%r737,%r420;
and.b32 %r422,%r421,%r77;
or.b32 %r740,%r422,%r78;
$11_27:
@%p35 bra $11_29;
ld.param.u32 %r423,[%rd25+16];
and.b32 %r424,%r423,30583;
prmt.b32 %r425,%r738,%r739,%r424;
ld.param.u32 %r426,[%rd25+20];
and.b32 %r427,%r426,30583;
prmt.b32 %r428,%r425,%r740,%r427;
and.b32 %r429,%r428,%r77;
or.b32 %r737,%r429,%r78;
$11_29:
@%p34 bra $11_31;
ld.param.u32 %r441,[%rd25+8];
and.b32 %r442,%r441,30583;
prmt.b32 %r443,%r739,%r738,%r442;
ld.param.u32 %r444,[%rd25+12];
and.b32 %r445,%r444,30583;
prmt.b32 %r446,%r443,%r737,%r445;
and.b32 %r447,%r446,%r77;
or.b32 %r741,%r447,%r78;
$11_31:
@%p35 bra $11_33;
ld.param.u32 %r448,[%rd25+24];
and.b32 %r449,%r448,30583;
prmt.b32 %r450,%r738,%r739,%r449;
ld.param.u32 %r451,[%rd25+28];
and.b32 %r452,%r451,30583;
prmt.b32 %r453,%r450,%r740,%r452;
and.b32 %r454,%r453,%r77;
or.b32 %r736,%r454,%r78;
$11_33:
setp.ge.u32 %p48,%r715,%r664;
and.pred %p49,%p48,%p42;
selp.b32 %r736,%r78,%r736,%p6;
selp.b32 %r737,%r78,%r737,%p6;
selp.b32 %r738,%r78,%r738,%p6;
selp.b32 %r739,%r78,%r739,%p6;
selp.b32 %r740,%r78,%r740,%p6;
selp.b32 %r741,%r78,%r741,%p6;
selp.b32 %r742,%r78,%r742,%p49;
selp.b32 %r743,%r78,%r743,%p49;
selp.b32 %r744,%r78,%r744,%p49;
selp.b32 %r745,%r78,%r745,%p49;
selp.b32 %r746,%r78,%r746,%p49;
selp.b32 %r747,%r78,%r747,%p49;
$11_34:
xor.b32 %r747,%r747,%r280;
shl.b32 %r455,%r747,24;
xor.b32 %r746,%r746,%r280;
shl.b32 %r456,%r746,24;
min.u32 %r457,%r455,%r456;
xor.b32 %r745,%r745,%r280;
shl.b32 %r458,%r745,24;
min.u32 %r459,%r457,%r458;
xor.b32 %r744,%r744,%r280;
shl.b32 %r460,%r744,24;
min.u32 %r461,%r459,%r460;
xor.b32 %r743,%r743,%r280;
shl.b32 %r462,%r743,24;
xor.b32 %r741,%r741,%r280;
shl.b32 %r463,%r741,24;
xor.b32 %r740,%r740,%r280;
shl.b32 %r464,%r740,24;
min.u32 %r465,%r463,%r464;
xor.b32 %r739,%r739,%r280;
shl.b32 %r466,%r739,24;
min.u32 %r467,%r465,%r466;
xor.b32 %r738,%r738,%r280;
shl.b32 %r468,%r738,24;
min.u32 %r469,%r467,%r468;
xor.b32 %r737,%r737,%r280;
shl.b32 %r470,%r737,24;
min.u32 %r129,%r469,%r470;
min.u32 %r471,%r461,%r462;
min.u32 %r130,%r471,%r129;
min.u32 %r472,%r755,%r471;
min.u32 %r473,%r763,%r130;
min.u32 %r755,%r771,%r130;
min.u32 %r763,%r779,%r130;
shl.b32 %r474,%r747,16;
shl.b32 %r475,%r746,16;
min.u32 %r476,%r474,%r475;
shl.b32 %r477,%r745,16;
min.u32 %r478,%r476,%r477;
shl.b32 %r479,%r744,16;
min.u32 %r480,%r478,%r479;
shl.b32 %r481,%r743,16;
shl.b32 %r482,%r741,16;
shl.b32 %r483,%r740,16;
min.u32 %r484,%r482,%r483;
shl.b32 %r485,%r739,16;
min.u32 %r486,%r484,%r485;
shl.b32 %r487,%r738,16;
min.u32 %r488,%r486,%r487;
shl.b32 %r489,%r737,16;
min.u32 %r133,%r488,%r489;
min.u32 %r490,%r480,%r481;
min.u32 %r134,%r490,%r133;
min.u32 %r491,%r754,%r490;
min.u32 %r492,%r762,%r134;
min.u32 %r754,%r770,%r134;
min.u32 %r762,%r778,%r134;
shl.b32 %r493,%r747,8;
shl.b32 %r494,%r746,8;
min.u32 %r495,%r493,%r494;
shl.b32 %r496,%r745,8;
min.u32 %r497,%r495,%r496;
shl.b32 %r498,%r744,8;
min.u32 %r499,%r497,%r498;
shl.b32 %r500,%r743,8;
shl.b32 %r501,%r741,8;
shl.b32 %r502,%r740,8;
min.u32 %r503,%r501,%r502;
shl.b32 %r504,%r739,8;
min.u32 %r505,%r503,%r504;
shl.b32 %r506,%r738,8;
min.u32 %r507,%r505,%r506;
shl.b32 %r508,%r737,8;
min.u32 %r137,%r507,%r508;
min.u32 %r509,%r499,%r500;
min.u32 %r138,%r509,%r137;
min.u32 %r510,%r753,%r509;
min.u32 %r511,%r761,%r138;
min.u32 %r753,%r769,%r138;
min.u32 %r761,%r777,%r138;
min.u32 %r512,%r747,%r746;
min.u32 %r513,%r512,%r745;
min.u32 %r514,%r513,%r744;
min.u32 %r515,%r741,%r740;
min.u32 %r516,%r515,%r739;
min.u32 %r517,%r516,%r738;
min.u32 %r141,%r517,%r737;
min.u32 %r518,%r514,%r743;
min.u32 %r142,%r518,%r141;
min.u32 %r519,%r752,%r518;
min.u32 %r520,%r760,%r142;
min.u32 %r752,%r768,%r142;
min.u32 %r760,%r776,%r142;
min.u32 %r521,%r456,%r458;
min.u32 %r522,%r521,%r460;
min.u32 %r523,%r522,%r462;
xor.b32 %r742,%r742,%r280;
shl.b32 %r524,%r742,24;
min.u32 %r525,%r464,%r466;
min.u32 %r526,%r525,%r468;
min.u32 %r527,%r526,%r470;
xor.b32 %r736,%r736,%r280;
shl.b32 %r528,%r736,24;
min.u32 %r147,%r527,%r528;
min.u32 %r529,%r523,%r524;
min.u32 %r148,%r529,%r147;
min.u32 %r530,%r751,%r529;
min.u32 %r531,%r759,%r148;
min.u32 %r751,%r767,%r148;
min.u32 %r759,%r775,%r148;
min.u32 %r532,%r475,%r477;
min.u32 %r533,%r532,%r479;
min.u32 %r534,%r533,%r481;
shl.b32 %r535,%r742,16;
min.u32 %r536,%r483,%r485;
min.u32 %r537,%r536,%r487;
min.u32 %r538,%r537,%r489;
shl.b32 %r539,%r736,16;
min.u32 %r151,%r538,%r539;
min.u32 %r540,%r534,%r535;
min.u32 %r152,%r540,%r151;
min.u32 %r541,%r750,%r540;
min.u32 %r542,%r758,%r152;
min.u32 %r750,%r766,%r152;
min.u32 %r758,%r774,%r152;
min.u32 %r543,%r494,%r496;
min.u32 %r544,%r543,%r498;
min.u32 %r545,%r544,%r500;
shl.b32 %r546,%r742,8;
min.u32 %r547,%r502,%r504;
min.u32 %r548,%r547,%r506;
min.u32 %r549,%r548,%r508;
shl.b32 %r550,%r736,8;
min.u32 %r155,%r549,%r550;
min.u32 %r551,%r545,%r546;
min.u32 %r156,%r551,%r155;
min.u32 %r552,%r749,%r551;
min.u32 %r553,%r757,%r156;
min.u32 %r749,%r765,%r156;
min.u32 %r757,%r773,%r156;
min.u32 %r554,%r746,%r745;
min.u32 %r555,%r554,%r744;
min.u32 %r556,%r555,%r743;
min.u32 %r557,%r740,%r739;
min.u32 %r558,%r557,%r738;
min.u32 %r559,%r558,%r737;
min.u32 %r159,%r559,%r736;
min.u32 %r560,%r556,%r742;
min.u32 %r160,%r560,%r159;
min.u32 %r561,%r748,%r560;
min.u32 %r562,%r756,%r160;
min.u32 %r748,%r764,%r160;
min.u32 %r756,%r772,%r160;
mov.u32 %r563,115;
prmt.b32 %r564,%r472,%r491,%r563;
prmt.b32 %r565,%r510,%r519,%r563;
mov.u32 %r566,21520;
prmt.b32 %r783,%r564,%r565,%r566;
prmt.b32 %r567,%r530,%r541,%r563;
prmt.b32 %r568,%r552,%r561,%r563;
prmt.b32 %r782,%r567,%r568,%r566;
prmt.b32 %r569,%r473,%r492,%r563;
prmt.b32 %r570,%r511,%r520,%r563;
prmt.b32 %r781,%r569,%r570,%r566;
prmt.b32 %r571,%r531,%r542,%r563;
prmt.b32 %r572,%r553,%r562,%r563;
prmt.b32 %r780,%r571,%r572,%r566;
mov.u32 %r764,%r160;
mov.u32 %r765,%r156;
mov.u32 %r766,%r152;
mov.u32 %r767,%r148;
mov.u32 %r768,%r142;
mov.u32 %r769,%r138;
mov.u32 %r770,%r134;
mov.u32 %r771,%r130;
mov.u32 %r772,%r159;
mov.u32 %r773,%r155;
mov.u32 %r774,%r151;
mov.u32 %r775,%r147;
mov.u32 %r776,%r141;
mov.u32 %r777,%r137;
mov.u32 %r778,%r133;
mov.u32 %r779,%r129;
$11_35:
setp.ge.s32 %p50,%r715,%r21;
@%p50 bra $11_45;
setp.gt.s32 %p51,%r715,-3;
and.pred %p52,%p5,%p51;
add.s32 %r215,%r715,3;
setp.lt.s32 %p53,%r215,%r664;
and.pred %p54,%p52,%p53;
@%p54 bra $11_42;
bra.uni $11_37;
$11_42:
add.s64 %rd113,%rd142,-8;
ld.global.nc.u32 %r747,[%rd113];
add.s64 %rd114,%rd142,-4;
ld.global.nc.u32 %r746,[%rd114];
ld.global.nc.u32 %r745,[%rd142];
add.s64 %rd116,%rd142,4;
ld.global.nc.u32 %r744,[%rd116];
add.s64 %rd117,%rd142,8;
ld.global.nc.u32 %r743,[%rd117];
add.s64 %rd118,%rd142,12;
ld.global.nc.u32 %r742,[%rd118];
add.s64 %rd121,%rd142,%rd135;
add.s64 %rd119,%rd121,-8;
ld.global.nc.u32 %r741,[%rd119];
add.s64 %rd120,%rd121,-4;
ld.global.nc.u32 %r740,[%rd120];
ld.global.nc.u32 %r739,[%rd121];
add.s64 %rd122,%rd121,4;
ld.global.nc.u32 %r738,[%rd122];
add.s64 %rd123,%rd121,8;
ld.global.nc.u32 %r737,[%rd123];
add.s64 %rd124,%rd121,12;
ld.global.nc.u32 %r736,[%rd124];
min.s32 %r631,%r664,%r23;
add.s32 %r632,%r715,5;
setp.ge.s32 %p59,%r632,%r631;
@%p59 bra $11_44;
shl.b64 %rd127,%rd135,1;
add.s64 %rd125,%rd142,%rd127;
prefetch.global.L2 [%rd125];
mul.lo.s64 %rd128,%rd135,3;
add.s64 %rd126,%rd142,%rd128;
prefetch.global.L2 [%rd126];
bra.uni $11_44;
$11_37:
add.s32 %r784,%r715,2;
ld.param.u32 %r217,[%rd25+40];
setp.lt.u32 %p55,%r784,%r664;
@%p55 bra $11_39;
shr.u32 %r573,%r784,31;
mul.wide.u32 %rd86,%r573,4;
xor.b64 %rd87,%rd86,4;
add.s64 %rd88,%rd25,%rd87;
ld.param.u32 %r574,[%rd88+44];
mad.lo.s32 %r575,%r217,%r784,%r574;
ld.param.u32 %r576,[%rd88+52];
mad.lo.s32 %r577,%r576,%r664,%r575;
max.s32 %r578,%r577,0;
add.s32 %r579,%r664,-1;
min.s32 %r784,%r578,%r579;
$11_39:
add.s32 %r785,%r715,3;
cvt.s64.s32 %rd95,%r784;
mul.lo.s64 %rd96,%rd135,%rd95;
add.s64 %rd98,%rd96,%rd66;
add.s64 %rd91,%rd134,%rd98;
add.s64 %rd89,%rd91,%rd138;
ld.global.nc.u32 %r747,[%rd89];
add.s64 %rd90,%rd89,4;
ld.global.nc.u32 %r746,[%rd90];
ld.global.nc.u32 %r745,[%rd91];
add.s64 %rd92,%rd91,4;
ld.global.nc.u32 %r744,[%rd92];
add.s64 %rd93,%rd91,%rd139;
ld.global.nc.u32 %r743,[%rd93];
add.s64 %rd94,%rd93,4;
ld.global.nc.u32 %r742,[%rd94];
setp.lt.u32 %p57,%r785,%r664;
@%p57 bra $11_41;
add.s32 %r661,%r715,3;
ld.param.u32 %r660,[%rd25+40];
shr.u32 %r596,%r661,31;
mul.wide.u32 %rd100,%r596,4;
xor.b64 %rd101,%rd100,4;
add.s64 %rd102,%rd25,%rd101;
ld.param.u32 %r597,[%rd102+44];
mad.lo.s32 %r598,%r660,%r661,%r597;
ld.param.u32 %r599,[%rd102+52];
mad.lo.s32 %r600,%r599,%r664,%r598;
max.s32 %r601,%r600,0;
add.s32 %r602,%r664,-1;
min.s32 %r785,%r601,%r602;
$11_41:
cvt.s64.s32 %rd109,%r785;
mul.lo.s64 %rd110,%rd135,%rd109;
add.s64 %rd112,%rd110,%rd66;
add.s64 %rd105,%rd134,%rd112;
add.s64 %rd103,%rd105,%rd138;
ld.global.nc.u32 %r741,[%rd103];
add.s64 %rd104,%rd103,4;
ld.global.nc.u32 %r740,[%rd104];
ld.global.nc.u32 %r739,[%rd105];
add.s64 %rd106,%rd105,4;
ld.global.nc.u32 %r738,[%rd106];
add.s64 %rd107,%rd105,%rd139;
ld.global.nc.u32 %r737,[%rd107];
add.s64 %rd108,%rd107,4;
ld.global.nc.u32 %r736,[%rd108];
$11_44:
shl.b64 %rd129,%rd135,1;
add.s64 %rd142,%rd142,%rd129;
$11_45:
mad.lo.s32 %r637,%r300,%r279,2;
setp.lt.s32 %p60,%r715,%r637;
@%p60 bra $11_57;
setp.le.s32 %p61,%r715,%r21;
and.pred %p62,%p4,%p61;
@%p62 bra $11_55;
bra.uni $11_47;
$11_55:
xor.b32 %r655,%r782,%r280;
xor.b32 %r656,%r783,%r280;
st.v2.u32 [%rd143],{%r656,%r655};
xor.b32 %r657,%r780,%r280;
xor.b32 %r658,%r781,%r280;
add.s64 %rd132,%rd143,%rd137;
st.v2.u32 [%rd132],{%r658,%r657};
bra.uni $11_56;
$11_47:
add.s32 %r638,%r715,-2;
setp.ge.s32 %p63,%r638,%r21;
@%p63 bra $11_51;
@%p12 bra $11_50;
xor.b32 %r645,%r783,%r280;
st.u32 [%rd143],%r645;
$11_50:
xor.b32 %r646,%r782,%r280;
st.u32 [%rd143+4],%r646;
$11_51:
setp.gt.s32 %p65,%r715,%r21;
@%p65 bra $11_56;
@%p12 bra $11_54;
add.s64 %rd130,%rd143,%rd137;
xor.b32 %r653,%r781,%r280;
st.u32 [%rd130],%r653;
$11_54:
add.s64 %rd131,%rd143,%rd137;
xor.b32 %r654,%r780,%r280;
st.u32 [%rd131+4],%r654;
$11_56:
shl.b64 %rd133,%rd137,1;
add.s64 %rd143,%rd143,%rd133;
$11_57:
add.s32 %r715,%r715,2;
setp.lt.s32 %p67,%r715,%r23;
@%p67 bra $11_15;
$11_58:
ret;
}
`;
