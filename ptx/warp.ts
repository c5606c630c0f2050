// Made from kernels/warp.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/warp.cu`. */
export const WARP: string = `.version 8.0
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
.visible .entry warp_nearest_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot1[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<22>;
.reg .b16 %rs<3>;
.reg .f32 %f<12>;
.reg .b32 %r<92>;
.reg .f64 %fd<84>;
.reg .b64 %rd<116>;
mov.u64 %SPL,__local_depot1;
ld.param.u64 %rd48,[p0];
ld.param.v2.u32 {%r85,%r86},[p1+32];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %rd53,[p2];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u64 %rd58,[p4];
ld.param.v2.u32 {%r87,%r88},[p5+32];
ld.param.v2.u32 {%r58,%r59},[p5+40];
ld.param.u32 %r46,[p6];
ld.param.u64 %rd63,[p8];
ld.param.u32 %r47,[p9];
ld.param.f32 %f4,[p10];
ld.param.f32 %f5,[p11];
ld.param.f32 %f6,[p12];
ld.param.f32 %f7,[p13];
ld.param.f64 %fd80,[p7+64];
ld.param.f64 %fd79,[p7+56];
ld.param.f64 %fd78,[p7+48];
ld.param.f64 %fd77,[p7+40];
ld.param.f64 %fd76,[p7+32];
ld.param.f64 %fd75,[p7+24];
ld.param.f64 %fd74,[p7+16];
ld.param.f64 %fd73,[p7+8];
ld.param.f64 %fd72,[p7];
ld.param.u64 %rd108,[p5+24];
ld.param.u64 %rd107,[p5+16];
ld.param.u64 %rd106,[p5+8];
ld.param.u64 %rd59,[p5];
ld.param.u64 %rd112,[p3+24];
ld.param.u64 %rd111,[p3+16];
ld.param.u64 %rd110,[p3+8];
ld.param.u64 %rd54,[p3];
ld.param.u64 %rd104,[p1+24];
ld.param.u64 %rd103,[p1+16];
ld.param.u64 %rd102,[p1+8];
ld.param.u64 %rd49,[p1];
add.u64 %rd114,%SPL,0;
st.local.u32 [%rd114],%r47;
st.local.f32 [%rd114+4],%f4;
st.local.f32 [%rd114+8],%f5;
st.local.f32 [%rd114+12],%f6;
st.local.f32 [%rd114+16],%f7;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd65,%rd48;
mul.wide.s32 %rd66,%r1,40;
add.s64 %rd67,%rd65,%rd66;
ld.global.v2.u32 {%r85,%r86},[%rd67+32];
ld.global.u64 %rd104,[%rd67+24];
ld.global.u64 %rd103,[%rd67+16];
ld.global.u64 %rd102,[%rd67+8];
ld.global.u64 %rd101,[%rd67];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd68,%r1;
mul.lo.s64 %rd69,%rd49,%rd68;
add.s64 %rd101,%rd48,%rd69;
$1_3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $1_5;
cvta.to.global.u64 %rd70,%rd58;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r87,%r88},[%rd72+32];
ld.global.u64 %rd108,[%rd72+24];
ld.global.u64 %rd107,[%rd72+16];
ld.global.u64 %rd106,[%rd72+8];
ld.global.u64 %rd105,[%rd72];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd59,%rd73;
add.s64 %rd105,%rd58,%rd74;
$1_6:
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,5;
mov.u32 %r67,%tid.x;
add.s32 %r14,%r66,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r70,%tid.y;
add.s32 %r15,%r69,%r70;
setp.ge.s32 %p3,%r14,%r87;
setp.ge.s32 %p4,%r15,%r88;
or.pred %p5,%p4,%p3;
@%p5 bra $1_28;
setp.eq.s32 %p6,%r46,0;
@%p6 bra $1_12;
setp.eq.s32 %p7,%r55,0;
@%p7 bra $1_10;
cvta.to.global.u64 %rd75,%rd53;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.u64 %rd112,[%rd77+24];
ld.global.u64 %rd111,[%rd77+16];
ld.global.u64 %rd110,[%rd77+8];
ld.global.u64 %rd109,[%rd77];
bra.uni $1_11;
$1_12:
setp.eq.s64 %p8,%rd63,0;
@%p8 bra $1_14;
cvta.to.global.u64 %rd87,%rd63;
mul.wide.u32 %rd88,%r1,72;
add.s64 %rd89,%rd87,%rd88;
ld.global.f64 %fd72,[%rd89];
ld.global.f64 %fd73,[%rd89+8];
ld.global.f64 %fd74,[%rd89+16];
ld.global.f64 %fd75,[%rd89+24];
ld.global.f64 %fd76,[%rd89+32];
ld.global.f64 %fd77,[%rd89+40];
ld.global.f64 %fd78,[%rd89+48];
ld.global.f64 %fd79,[%rd89+56];
ld.global.f64 %fd80,[%rd89+64];
$1_14:
setp.eq.f64 %p9,%fd79,0d0000000000000000;
setp.eq.f64 %p10,%fd78,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd80,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd50,%fd73,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd51,%fd72,%fd31,%fd50;
add.rn.f64 %fd83,%fd51,%fd74;
mul.rn.f64 %fd52,%fd76,%fd30;
fma.rn.f64 %fd53,%fd75,%fd31,%fd52;
add.rn.f64 %fd82,%fd53,%fd77;
and.pred %p13,%p11,%p12;
@%p13 bra $1_18;
mul.rn.f64 %fd55,%fd79,%fd30;
fma.rn.f64 %fd56,%fd78,%fd31,%fd55;
add.rn.f64 %fd34,%fd56,%fd80;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd81,0d0000000000000000;
@%p14 bra $1_17;
rcp.rn.f64 %fd81,%fd34;
$1_17:
mul.rn.f64 %fd83,%fd83,%fd81;
mul.rn.f64 %fd82,%fd82,%fd81;
bra.uni $1_18;
$1_10:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd54,%rd78;
add.s64 %rd109,%rd53,%rd79;
$1_11:
cvt.s64.s32 %rd82,%r15;
mul.lo.s64 %rd83,%rd110,%rd82;
cvt.s64.s32 %rd84,%r14;
mul.lo.s64 %rd85,%rd111,%rd84;
add.s64 %rd86,%rd83,%rd85;
add.s64 %rd80,%rd109,%rd86;
ld.global.nc.f32 %f8,[%rd80];
cvt.f64.f32 %fd83,%f8;
add.s64 %rd81,%rd80,%rd112;
ld.global.nc.f32 %f9,[%rd81];
cvt.f64.f32 %fd82,%f9;
$1_18:
add.f64 %fd57,%fd83,0d3FE0000000000000;
mov.f64 %fd58,0dC1CDCD6500000000;
max.f64 %fd59,%fd57,%fd58;
mov.f64 %fd60,0d41CDCD6500000000;
min.f64 %fd61,%fd59,%fd60;
mov.f64 %fd62,0d4338000000000000;
add.rn.f64 %fd63,%fd61,%fd62;
sub.rn.f64 %fd64,%fd63,%fd62;
sub.rn.f64 %fd65,%fd61,%fd64;
{
.reg .b32 %temp;
mov.b64 {%r76,%temp},%fd63;
}
setp.lt.f64 %p15,%fd65,0d0000000000000000;
selp.b32 %r77,-1,0,%p15;
add.s32 %r89,%r76,%r77;
add.f64 %fd66,%fd82,0d3FE0000000000000;
max.f64 %fd67,%fd66,%fd58;
min.f64 %fd68,%fd67,%fd60;
add.rn.f64 %fd69,%fd68,%fd62;
sub.rn.f64 %fd70,%fd69,%fd62;
sub.rn.f64 %fd71,%fd68,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r78,%temp},%fd69;
}
setp.lt.f64 %p16,%fd71,0d0000000000000000;
selp.b32 %r79,-1,0,%p16;
add.s32 %r90,%r78,%r79;
setp.lt.u32 %p17,%r89,%r85;
@%p17 bra $1_20;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r89;
.param .b32 param1;
st.param.b32 [param1+0],%r85;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r89,[retval0+0];
}
$1_20:
setp.lt.u32 %p18,%r90,%r86;
@%p18 bra $1_22;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r90;
.param .b32 param1;
st.param.b32 [param1+0],%r86;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r90,[retval0+0];
}
$1_22:
setp.lt.s32 %p19,%r58,1;
@%p19 bra $1_28;
or.b32 %r31,%r90,%r89;
cvt.s64.s32 %rd90,%r14;
mul.lo.s64 %rd91,%rd107,%rd90;
cvt.s64.s32 %rd92,%r15;
mul.lo.s64 %rd93,%rd106,%rd92;
add.s64 %rd94,%rd91,%rd93;
add.s64 %rd115,%rd105,%rd94;
cvt.s64.s32 %rd95,%r89;
mul.lo.s64 %rd96,%rd103,%rd95;
cvt.s64.s32 %rd97,%r90;
mul.lo.s64 %rd98,%rd102,%rd97;
add.s64 %rd99,%rd96,%rd98;
add.s64 %rd113,%rd101,%rd99;
mov.u32 %r91,0;
$1_24:
.pragma "nounroll";
setp.gt.s32 %p20,%r31,-1;
@%p20 bra $1_26;
bra.uni $1_25;
$1_26:
ld.global.nc.u8 %r81,[%rd113];
cvt.u16.u32 %rs1,%r81;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f11,%rs2;
bra.uni $1_27;
$1_25:
ld.local.f32 %f11,[%rd114+4];
$1_27:
add.f32 %f10,%f11,0f00000000;
cvt.rni.s32.f32 %r82,%f10;
max.s32 %r83,%r82,0;
min.s32 %r84,%r83,255;
st.u8 [%rd115],%r84;
add.s64 %rd115,%rd115,%rd108;
add.s64 %rd114,%rd114,4;
add.s64 %rd113,%rd113,%rd104;
add.s32 %r91,%r91,1;
setp.lt.s32 %p21,%r91,%r58;
@%p21 bra $1_24;
$1_28:
ret;
}
.visible .entry warp_nearest_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot2[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<22>;
.reg .b16 %rs<2>;
.reg .f32 %f<12>;
.reg .b32 %r<91>;
.reg .f64 %fd<84>;
.reg .b64 %rd<116>;
mov.u64 %SPL,__local_depot2;
ld.param.u64 %rd48,[p0];
ld.param.v2.u32 {%r84,%r85},[p1+32];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %rd53,[p2];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u64 %rd58,[p4];
ld.param.v2.u32 {%r86,%r87},[p5+32];
ld.param.v2.u32 {%r58,%r59},[p5+40];
ld.param.u32 %r46,[p6];
ld.param.u64 %rd63,[p8];
ld.param.u32 %r47,[p9];
ld.param.f32 %f4,[p10];
ld.param.f32 %f5,[p11];
ld.param.f32 %f6,[p12];
ld.param.f32 %f7,[p13];
ld.param.f64 %fd80,[p7+64];
ld.param.f64 %fd79,[p7+56];
ld.param.f64 %fd78,[p7+48];
ld.param.f64 %fd77,[p7+40];
ld.param.f64 %fd76,[p7+32];
ld.param.f64 %fd75,[p7+24];
ld.param.f64 %fd74,[p7+16];
ld.param.f64 %fd73,[p7+8];
ld.param.f64 %fd72,[p7];
ld.param.u64 %rd108,[p5+24];
ld.param.u64 %rd107,[p5+16];
ld.param.u64 %rd106,[p5+8];
ld.param.u64 %rd59,[p5];
ld.param.u64 %rd112,[p3+24];
ld.param.u64 %rd111,[p3+16];
ld.param.u64 %rd110,[p3+8];
ld.param.u64 %rd54,[p3];
ld.param.u64 %rd104,[p1+24];
ld.param.u64 %rd103,[p1+16];
ld.param.u64 %rd102,[p1+8];
ld.param.u64 %rd49,[p1];
add.u64 %rd114,%SPL,0;
st.local.u32 [%rd114],%r47;
st.local.f32 [%rd114+4],%f4;
st.local.f32 [%rd114+8],%f5;
st.local.f32 [%rd114+12],%f6;
st.local.f32 [%rd114+16],%f7;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd65,%rd48;
mul.wide.s32 %rd66,%r1,40;
add.s64 %rd67,%rd65,%rd66;
ld.global.v2.u32 {%r84,%r85},[%rd67+32];
ld.global.u64 %rd104,[%rd67+24];
ld.global.u64 %rd103,[%rd67+16];
ld.global.u64 %rd102,[%rd67+8];
ld.global.u64 %rd101,[%rd67];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd68,%r1;
mul.lo.s64 %rd69,%rd49,%rd68;
add.s64 %rd101,%rd48,%rd69;
$2_3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd70,%rd58;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r86,%r87},[%rd72+32];
ld.global.u64 %rd108,[%rd72+24];
ld.global.u64 %rd107,[%rd72+16];
ld.global.u64 %rd106,[%rd72+8];
ld.global.u64 %rd105,[%rd72];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd59,%rd73;
add.s64 %rd105,%rd58,%rd74;
$2_6:
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,5;
mov.u32 %r67,%tid.x;
add.s32 %r14,%r66,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r70,%tid.y;
add.s32 %r15,%r69,%r70;
setp.ge.s32 %p3,%r14,%r86;
setp.ge.s32 %p4,%r15,%r87;
or.pred %p5,%p4,%p3;
@%p5 bra $2_28;
setp.eq.s32 %p6,%r46,0;
@%p6 bra $2_12;
setp.eq.s32 %p7,%r55,0;
@%p7 bra $2_10;
cvta.to.global.u64 %rd75,%rd53;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.u64 %rd112,[%rd77+24];
ld.global.u64 %rd111,[%rd77+16];
ld.global.u64 %rd110,[%rd77+8];
ld.global.u64 %rd109,[%rd77];
bra.uni $2_11;
$2_12:
setp.eq.s64 %p8,%rd63,0;
@%p8 bra $2_14;
cvta.to.global.u64 %rd87,%rd63;
mul.wide.u32 %rd88,%r1,72;
add.s64 %rd89,%rd87,%rd88;
ld.global.f64 %fd72,[%rd89];
ld.global.f64 %fd73,[%rd89+8];
ld.global.f64 %fd74,[%rd89+16];
ld.global.f64 %fd75,[%rd89+24];
ld.global.f64 %fd76,[%rd89+32];
ld.global.f64 %fd77,[%rd89+40];
ld.global.f64 %fd78,[%rd89+48];
ld.global.f64 %fd79,[%rd89+56];
ld.global.f64 %fd80,[%rd89+64];
$2_14:
setp.eq.f64 %p9,%fd79,0d0000000000000000;
setp.eq.f64 %p10,%fd78,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd80,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd50,%fd73,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd51,%fd72,%fd31,%fd50;
add.rn.f64 %fd83,%fd51,%fd74;
mul.rn.f64 %fd52,%fd76,%fd30;
fma.rn.f64 %fd53,%fd75,%fd31,%fd52;
add.rn.f64 %fd82,%fd53,%fd77;
and.pred %p13,%p11,%p12;
@%p13 bra $2_18;
mul.rn.f64 %fd55,%fd79,%fd30;
fma.rn.f64 %fd56,%fd78,%fd31,%fd55;
add.rn.f64 %fd34,%fd56,%fd80;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd81,0d0000000000000000;
@%p14 bra $2_17;
rcp.rn.f64 %fd81,%fd34;
$2_17:
mul.rn.f64 %fd83,%fd83,%fd81;
mul.rn.f64 %fd82,%fd82,%fd81;
bra.uni $2_18;
$2_10:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd54,%rd78;
add.s64 %rd109,%rd53,%rd79;
$2_11:
cvt.s64.s32 %rd82,%r15;
mul.lo.s64 %rd83,%rd110,%rd82;
cvt.s64.s32 %rd84,%r14;
mul.lo.s64 %rd85,%rd111,%rd84;
add.s64 %rd86,%rd83,%rd85;
add.s64 %rd80,%rd109,%rd86;
ld.global.nc.f32 %f8,[%rd80];
cvt.f64.f32 %fd83,%f8;
add.s64 %rd81,%rd80,%rd112;
ld.global.nc.f32 %f9,[%rd81];
cvt.f64.f32 %fd82,%f9;
$2_18:
add.f64 %fd57,%fd83,0d3FE0000000000000;
mov.f64 %fd58,0dC1CDCD6500000000;
max.f64 %fd59,%fd57,%fd58;
mov.f64 %fd60,0d41CDCD6500000000;
min.f64 %fd61,%fd59,%fd60;
mov.f64 %fd62,0d4338000000000000;
add.rn.f64 %fd63,%fd61,%fd62;
sub.rn.f64 %fd64,%fd63,%fd62;
sub.rn.f64 %fd65,%fd61,%fd64;
{
.reg .b32 %temp;
mov.b64 {%r76,%temp},%fd63;
}
setp.lt.f64 %p15,%fd65,0d0000000000000000;
selp.b32 %r77,-1,0,%p15;
add.s32 %r88,%r76,%r77;
add.f64 %fd66,%fd82,0d3FE0000000000000;
max.f64 %fd67,%fd66,%fd58;
min.f64 %fd68,%fd67,%fd60;
add.rn.f64 %fd69,%fd68,%fd62;
sub.rn.f64 %fd70,%fd69,%fd62;
sub.rn.f64 %fd71,%fd68,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r78,%temp},%fd69;
}
setp.lt.f64 %p16,%fd71,0d0000000000000000;
selp.b32 %r79,-1,0,%p16;
add.s32 %r89,%r78,%r79;
setp.lt.u32 %p17,%r88,%r84;
@%p17 bra $2_20;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r88;
.param .b32 param1;
st.param.b32 [param1+0],%r84;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r88,[retval0+0];
}
$2_20:
setp.lt.u32 %p18,%r89,%r85;
@%p18 bra $2_22;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r89;
.param .b32 param1;
st.param.b32 [param1+0],%r85;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r89,[retval0+0];
}
$2_22:
setp.lt.s32 %p19,%r58,1;
@%p19 bra $2_28;
or.b32 %r31,%r89,%r88;
cvt.s64.s32 %rd90,%r14;
mul.lo.s64 %rd91,%rd107,%rd90;
cvt.s64.s32 %rd92,%r15;
mul.lo.s64 %rd93,%rd106,%rd92;
add.s64 %rd94,%rd91,%rd93;
add.s64 %rd115,%rd105,%rd94;
cvt.s64.s32 %rd95,%r88;
mul.lo.s64 %rd96,%rd103,%rd95;
cvt.s64.s32 %rd97,%r89;
mul.lo.s64 %rd98,%rd102,%rd97;
add.s64 %rd99,%rd96,%rd98;
add.s64 %rd113,%rd101,%rd99;
mov.u32 %r90,0;
$2_24:
.pragma "nounroll";
setp.gt.s32 %p20,%r31,-1;
@%p20 bra $2_26;
bra.uni $2_25;
$2_26:
ld.global.nc.u16 %rs1,[%rd113];
cvt.rn.f32.u16 %f11,%rs1;
bra.uni $2_27;
$2_25:
ld.local.f32 %f11,[%rd114+4];
$2_27:
add.f32 %f10,%f11,0f00000000;
cvt.rni.s32.f32 %r81,%f10;
max.s32 %r82,%r81,0;
min.s32 %r83,%r82,65535;
st.u16 [%rd115],%r83;
add.s64 %rd115,%rd115,%rd108;
add.s64 %rd114,%rd114,4;
add.s64 %rd113,%rd113,%rd104;
add.s32 %r90,%r90,1;
setp.lt.s32 %p21,%r90,%r58;
@%p21 bra $2_24;
$2_28:
ret;
}
.visible .entry warp_nearest_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot3[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<22>;
.reg .b16 %rs<2>;
.reg .f32 %f<12>;
.reg .b32 %r<91>;
.reg .f64 %fd<84>;
.reg .b64 %rd<116>;
mov.u64 %SPL,__local_depot3;
ld.param.u64 %rd48,[p0];
ld.param.v2.u32 {%r84,%r85},[p1+32];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %rd53,[p2];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u64 %rd58,[p4];
ld.param.v2.u32 {%r86,%r87},[p5+32];
ld.param.v2.u32 {%r58,%r59},[p5+40];
ld.param.u32 %r46,[p6];
ld.param.u64 %rd63,[p8];
ld.param.u32 %r47,[p9];
ld.param.f32 %f4,[p10];
ld.param.f32 %f5,[p11];
ld.param.f32 %f6,[p12];
ld.param.f32 %f7,[p13];
ld.param.f64 %fd80,[p7+64];
ld.param.f64 %fd79,[p7+56];
ld.param.f64 %fd78,[p7+48];
ld.param.f64 %fd77,[p7+40];
ld.param.f64 %fd76,[p7+32];
ld.param.f64 %fd75,[p7+24];
ld.param.f64 %fd74,[p7+16];
ld.param.f64 %fd73,[p7+8];
ld.param.f64 %fd72,[p7];
ld.param.u64 %rd108,[p5+24];
ld.param.u64 %rd107,[p5+16];
ld.param.u64 %rd106,[p5+8];
ld.param.u64 %rd59,[p5];
ld.param.u64 %rd112,[p3+24];
ld.param.u64 %rd111,[p3+16];
ld.param.u64 %rd110,[p3+8];
ld.param.u64 %rd54,[p3];
ld.param.u64 %rd104,[p1+24];
ld.param.u64 %rd103,[p1+16];
ld.param.u64 %rd102,[p1+8];
ld.param.u64 %rd49,[p1];
add.u64 %rd114,%SPL,0;
st.local.u32 [%rd114],%r47;
st.local.f32 [%rd114+4],%f4;
st.local.f32 [%rd114+8],%f5;
st.local.f32 [%rd114+12],%f6;
st.local.f32 [%rd114+16],%f7;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd65,%rd48;
mul.wide.s32 %rd66,%r1,40;
add.s64 %rd67,%rd65,%rd66;
ld.global.v2.u32 {%r84,%r85},[%rd67+32];
ld.global.u64 %rd104,[%rd67+24];
ld.global.u64 %rd103,[%rd67+16];
ld.global.u64 %rd102,[%rd67+8];
ld.global.u64 %rd101,[%rd67];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd68,%r1;
mul.lo.s64 %rd69,%rd49,%rd68;
add.s64 %rd101,%rd48,%rd69;
$3_3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd70,%rd58;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r86,%r87},[%rd72+32];
ld.global.u64 %rd108,[%rd72+24];
ld.global.u64 %rd107,[%rd72+16];
ld.global.u64 %rd106,[%rd72+8];
ld.global.u64 %rd105,[%rd72];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd59,%rd73;
add.s64 %rd105,%rd58,%rd74;
$3_6:
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,5;
mov.u32 %r67,%tid.x;
add.s32 %r14,%r66,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r70,%tid.y;
add.s32 %r15,%r69,%r70;
setp.ge.s32 %p3,%r14,%r86;
setp.ge.s32 %p4,%r15,%r87;
or.pred %p5,%p4,%p3;
@%p5 bra $3_28;
setp.eq.s32 %p6,%r46,0;
@%p6 bra $3_12;
setp.eq.s32 %p7,%r55,0;
@%p7 bra $3_10;
cvta.to.global.u64 %rd75,%rd53;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.u64 %rd112,[%rd77+24];
ld.global.u64 %rd111,[%rd77+16];
ld.global.u64 %rd110,[%rd77+8];
ld.global.u64 %rd109,[%rd77];
bra.uni $3_11;
$3_12:
setp.eq.s64 %p8,%rd63,0;
@%p8 bra $3_14;
cvta.to.global.u64 %rd87,%rd63;
mul.wide.u32 %rd88,%r1,72;
add.s64 %rd89,%rd87,%rd88;
ld.global.f64 %fd72,[%rd89];
ld.global.f64 %fd73,[%rd89+8];
ld.global.f64 %fd74,[%rd89+16];
ld.global.f64 %fd75,[%rd89+24];
ld.global.f64 %fd76,[%rd89+32];
ld.global.f64 %fd77,[%rd89+40];
ld.global.f64 %fd78,[%rd89+48];
ld.global.f64 %fd79,[%rd89+56];
ld.global.f64 %fd80,[%rd89+64];
$3_14:
setp.eq.f64 %p9,%fd79,0d0000000000000000;
setp.eq.f64 %p10,%fd78,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd80,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd50,%fd73,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd51,%fd72,%fd31,%fd50;
add.rn.f64 %fd83,%fd51,%fd74;
mul.rn.f64 %fd52,%fd76,%fd30;
fma.rn.f64 %fd53,%fd75,%fd31,%fd52;
add.rn.f64 %fd82,%fd53,%fd77;
and.pred %p13,%p11,%p12;
@%p13 bra $3_18;
mul.rn.f64 %fd55,%fd79,%fd30;
fma.rn.f64 %fd56,%fd78,%fd31,%fd55;
add.rn.f64 %fd34,%fd56,%fd80;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd81,0d0000000000000000;
@%p14 bra $3_17;
rcp.rn.f64 %fd81,%fd34;
$3_17:
mul.rn.f64 %fd83,%fd83,%fd81;
mul.rn.f64 %fd82,%fd82,%fd81;
bra.uni $3_18;
$3_10:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd54,%rd78;
add.s64 %rd109,%rd53,%rd79;
$3_11:
cvt.s64.s32 %rd82,%r15;
mul.lo.s64 %rd83,%rd110,%rd82;
cvt.s64.s32 %rd84,%r14;
mul.lo.s64 %rd85,%rd111,%rd84;
add.s64 %rd86,%rd83,%rd85;
add.s64 %rd80,%rd109,%rd86;
ld.global.nc.f32 %f8,[%rd80];
cvt.f64.f32 %fd83,%f8;
add.s64 %rd81,%rd80,%rd112;
ld.global.nc.f32 %f9,[%rd81];
cvt.f64.f32 %fd82,%f9;
$3_18:
add.f64 %fd57,%fd83,0d3FE0000000000000;
mov.f64 %fd58,0dC1CDCD6500000000;
max.f64 %fd59,%fd57,%fd58;
mov.f64 %fd60,0d41CDCD6500000000;
min.f64 %fd61,%fd59,%fd60;
mov.f64 %fd62,0d4338000000000000;
add.rn.f64 %fd63,%fd61,%fd62;
sub.rn.f64 %fd64,%fd63,%fd62;
sub.rn.f64 %fd65,%fd61,%fd64;
{
.reg .b32 %temp;
mov.b64 {%r76,%temp},%fd63;
}
setp.lt.f64 %p15,%fd65,0d0000000000000000;
selp.b32 %r77,-1,0,%p15;
add.s32 %r88,%r76,%r77;
add.f64 %fd66,%fd82,0d3FE0000000000000;
max.f64 %fd67,%fd66,%fd58;
min.f64 %fd68,%fd67,%fd60;
add.rn.f64 %fd69,%fd68,%fd62;
sub.rn.f64 %fd70,%fd69,%fd62;
sub.rn.f64 %fd71,%fd68,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r78,%temp},%fd69;
}
setp.lt.f64 %p16,%fd71,0d0000000000000000;
selp.b32 %r79,-1,0,%p16;
add.s32 %r89,%r78,%r79;
setp.lt.u32 %p17,%r88,%r84;
@%p17 bra $3_20;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r88;
.param .b32 param1;
st.param.b32 [param1+0],%r84;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r88,[retval0+0];
}
$3_20:
setp.lt.u32 %p18,%r89,%r85;
@%p18 bra $3_22;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r89;
.param .b32 param1;
st.param.b32 [param1+0],%r85;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r89,[retval0+0];
}
$3_22:
setp.lt.s32 %p19,%r58,1;
@%p19 bra $3_28;
or.b32 %r31,%r89,%r88;
cvt.s64.s32 %rd90,%r14;
mul.lo.s64 %rd91,%rd107,%rd90;
cvt.s64.s32 %rd92,%r15;
mul.lo.s64 %rd93,%rd106,%rd92;
add.s64 %rd94,%rd91,%rd93;
add.s64 %rd115,%rd105,%rd94;
cvt.s64.s32 %rd95,%r88;
mul.lo.s64 %rd96,%rd103,%rd95;
cvt.s64.s32 %rd97,%r89;
mul.lo.s64 %rd98,%rd102,%rd97;
add.s64 %rd99,%rd96,%rd98;
add.s64 %rd113,%rd101,%rd99;
mov.u32 %r90,0;
$3_24:
.pragma "nounroll";
setp.gt.s32 %p20,%r31,-1;
@%p20 bra $3_26;
bra.uni $3_25;
$3_26:
ld.global.nc.s16 %rs1,[%rd113];
cvt.rn.f32.s16 %f11,%rs1;
bra.uni $3_27;
$3_25:
ld.local.f32 %f11,[%rd114+4];
$3_27:
add.f32 %f10,%f11,0f00000000;
cvt.rni.s32.f32 %r81,%f10;
max.s32 %r82,%r81,-32768;
min.s32 %r83,%r82,32767;
st.u16 [%rd115],%r83;
add.s64 %rd115,%rd115,%rd108;
add.s64 %rd114,%rd114,4;
add.s64 %rd113,%rd113,%rd104;
add.s32 %r90,%r90,1;
setp.lt.s32 %p21,%r90,%r58;
@%p21 bra $3_24;
$3_28:
ret;
}
.visible .entry warp_nearest_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot4[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<22>;
.reg .b16 %rs<4>;
.reg .f32 %f<13>;
.reg .b32 %r<88>;
.reg .f64 %fd<84>;
.reg .b64 %rd<116>;
mov.u64 %SPL,__local_depot4;
ld.param.u64 %rd48,[p0];
ld.param.v2.u32 {%r81,%r82},[p1+32];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %rd53,[p2];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u64 %rd58,[p4];
ld.param.v2.u32 {%r83,%r84},[p5+32];
ld.param.v2.u32 {%r58,%r59},[p5+40];
ld.param.u32 %r46,[p6];
ld.param.u64 %rd63,[p8];
ld.param.u32 %r47,[p9];
ld.param.f32 %f4,[p10];
ld.param.f32 %f5,[p11];
ld.param.f32 %f6,[p12];
ld.param.f32 %f7,[p13];
ld.param.f64 %fd80,[p7+64];
ld.param.f64 %fd79,[p7+56];
ld.param.f64 %fd78,[p7+48];
ld.param.f64 %fd77,[p7+40];
ld.param.f64 %fd76,[p7+32];
ld.param.f64 %fd75,[p7+24];
ld.param.f64 %fd74,[p7+16];
ld.param.f64 %fd73,[p7+8];
ld.param.f64 %fd72,[p7];
ld.param.u64 %rd108,[p5+24];
ld.param.u64 %rd107,[p5+16];
ld.param.u64 %rd106,[p5+8];
ld.param.u64 %rd59,[p5];
ld.param.u64 %rd112,[p3+24];
ld.param.u64 %rd111,[p3+16];
ld.param.u64 %rd110,[p3+8];
ld.param.u64 %rd54,[p3];
ld.param.u64 %rd104,[p1+24];
ld.param.u64 %rd103,[p1+16];
ld.param.u64 %rd102,[p1+8];
ld.param.u64 %rd49,[p1];
add.u64 %rd114,%SPL,0;
st.local.u32 [%rd114],%r47;
st.local.f32 [%rd114+4],%f4;
st.local.f32 [%rd114+8],%f5;
st.local.f32 [%rd114+12],%f6;
st.local.f32 [%rd114+16],%f7;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $4_2;
cvta.to.global.u64 %rd65,%rd48;
mul.wide.s32 %rd66,%r1,40;
add.s64 %rd67,%rd65,%rd66;
ld.global.v2.u32 {%r81,%r82},[%rd67+32];
ld.global.u64 %rd104,[%rd67+24];
ld.global.u64 %rd103,[%rd67+16];
ld.global.u64 %rd102,[%rd67+8];
ld.global.u64 %rd101,[%rd67];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd68,%r1;
mul.lo.s64 %rd69,%rd49,%rd68;
add.s64 %rd101,%rd48,%rd69;
$4_3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $4_5;
cvta.to.global.u64 %rd70,%rd58;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r83,%r84},[%rd72+32];
ld.global.u64 %rd108,[%rd72+24];
ld.global.u64 %rd107,[%rd72+16];
ld.global.u64 %rd106,[%rd72+8];
ld.global.u64 %rd105,[%rd72];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd59,%rd73;
add.s64 %rd105,%rd58,%rd74;
$4_6:
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,5;
mov.u32 %r67,%tid.x;
add.s32 %r14,%r66,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r70,%tid.y;
add.s32 %r15,%r69,%r70;
setp.ge.s32 %p3,%r14,%r83;
setp.ge.s32 %p4,%r15,%r84;
or.pred %p5,%p4,%p3;
@%p5 bra $4_28;
setp.eq.s32 %p6,%r46,0;
@%p6 bra $4_12;
setp.eq.s32 %p7,%r55,0;
@%p7 bra $4_10;
cvta.to.global.u64 %rd75,%rd53;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.u64 %rd112,[%rd77+24];
ld.global.u64 %rd111,[%rd77+16];
ld.global.u64 %rd110,[%rd77+8];
ld.global.u64 %rd109,[%rd77];
bra.uni $4_11;
$4_12:
setp.eq.s64 %p8,%rd63,0;
@%p8 bra $4_14;
cvta.to.global.u64 %rd87,%rd63;
mul.wide.u32 %rd88,%r1,72;
add.s64 %rd89,%rd87,%rd88;
ld.global.f64 %fd72,[%rd89];
ld.global.f64 %fd73,[%rd89+8];
ld.global.f64 %fd74,[%rd89+16];
ld.global.f64 %fd75,[%rd89+24];
ld.global.f64 %fd76,[%rd89+32];
ld.global.f64 %fd77,[%rd89+40];
ld.global.f64 %fd78,[%rd89+48];
ld.global.f64 %fd79,[%rd89+56];
ld.global.f64 %fd80,[%rd89+64];
$4_14:
setp.eq.f64 %p9,%fd79,0d0000000000000000;
setp.eq.f64 %p10,%fd78,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd80,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd50,%fd73,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd51,%fd72,%fd31,%fd50;
add.rn.f64 %fd83,%fd51,%fd74;
mul.rn.f64 %fd52,%fd76,%fd30;
fma.rn.f64 %fd53,%fd75,%fd31,%fd52;
add.rn.f64 %fd82,%fd53,%fd77;
and.pred %p13,%p11,%p12;
@%p13 bra $4_18;
mul.rn.f64 %fd55,%fd79,%fd30;
fma.rn.f64 %fd56,%fd78,%fd31,%fd55;
add.rn.f64 %fd34,%fd56,%fd80;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd81,0d0000000000000000;
@%p14 bra $4_17;
rcp.rn.f64 %fd81,%fd34;
$4_17:
mul.rn.f64 %fd83,%fd83,%fd81;
mul.rn.f64 %fd82,%fd82,%fd81;
bra.uni $4_18;
$4_10:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd54,%rd78;
add.s64 %rd109,%rd53,%rd79;
$4_11:
cvt.s64.s32 %rd82,%r15;
mul.lo.s64 %rd83,%rd110,%rd82;
cvt.s64.s32 %rd84,%r14;
mul.lo.s64 %rd85,%rd111,%rd84;
add.s64 %rd86,%rd83,%rd85;
add.s64 %rd80,%rd109,%rd86;
ld.global.nc.f32 %f8,[%rd80];
cvt.f64.f32 %fd83,%f8;
add.s64 %rd81,%rd80,%rd112;
ld.global.nc.f32 %f9,[%rd81];
cvt.f64.f32 %fd82,%f9;
$4_18:
add.f64 %fd57,%fd83,0d3FE0000000000000;
mov.f64 %fd58,0dC1CDCD6500000000;
max.f64 %fd59,%fd57,%fd58;
mov.f64 %fd60,0d41CDCD6500000000;
min.f64 %fd61,%fd59,%fd60;
mov.f64 %fd62,0d4338000000000000;
add.rn.f64 %fd63,%fd61,%fd62;
sub.rn.f64 %fd64,%fd63,%fd62;
sub.rn.f64 %fd65,%fd61,%fd64;
{
.reg .b32 %temp;
mov.b64 {%r76,%temp},%fd63;
}
setp.lt.f64 %p15,%fd65,0d0000000000000000;
selp.b32 %r77,-1,0,%p15;
add.s32 %r85,%r76,%r77;
add.f64 %fd66,%fd82,0d3FE0000000000000;
max.f64 %fd67,%fd66,%fd58;
min.f64 %fd68,%fd67,%fd60;
add.rn.f64 %fd69,%fd68,%fd62;
sub.rn.f64 %fd70,%fd69,%fd62;
sub.rn.f64 %fd71,%fd68,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r78,%temp},%fd69;
}
setp.lt.f64 %p16,%fd71,0d0000000000000000;
selp.b32 %r79,-1,0,%p16;
add.s32 %r86,%r78,%r79;
setp.lt.u32 %p17,%r85,%r81;
@%p17 bra $4_20;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r85;
.param .b32 param1;
st.param.b32 [param1+0],%r81;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r85,[retval0+0];
}
$4_20:
setp.lt.u32 %p18,%r86,%r82;
@%p18 bra $4_22;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r86;
.param .b32 param1;
st.param.b32 [param1+0],%r82;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r86,[retval0+0];
}
$4_22:
setp.lt.s32 %p19,%r58,1;
@%p19 bra $4_28;
or.b32 %r31,%r86,%r85;
cvt.s64.s32 %rd90,%r14;
mul.lo.s64 %rd91,%rd107,%rd90;
cvt.s64.s32 %rd92,%r15;
mul.lo.s64 %rd93,%rd106,%rd92;
add.s64 %rd94,%rd91,%rd93;
add.s64 %rd115,%rd105,%rd94;
cvt.s64.s32 %rd95,%r85;
mul.lo.s64 %rd96,%rd103,%rd95;
cvt.s64.s32 %rd97,%r86;
mul.lo.s64 %rd98,%rd102,%rd97;
add.s64 %rd99,%rd96,%rd98;
add.s64 %rd113,%rd101,%rd99;
mov.u32 %r87,0;
$4_24:
.pragma "nounroll";
setp.gt.s32 %p20,%r31,-1;
@%p20 bra $4_26;
bra.uni $4_25;
$4_26:
ld.global.nc.u16 %rs1,[%rd113];
cvt.f32.f16 %f12,%rs1;
bra.uni $4_27;
$4_25:
ld.local.f32 %f12,[%rd114+4];
$4_27:
add.f32 %f11,%f12,0f00000000;
cvt.rn.f16.f32 %rs3,%f11;
st.u16 [%rd115],%rs3;
add.s64 %rd115,%rd115,%rd108;
add.s64 %rd114,%rd114,4;
add.s64 %rd113,%rd113,%rd104;
add.s32 %r87,%r87,1;
setp.lt.s32 %p21,%r87,%r58;
@%p21 bra $4_24;
$4_28:
ret;
}
.visible .entry warp_nearest_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot5[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<22>;
.reg .f32 %f<13>;
.reg .b32 %r<88>;
.reg .f64 %fd<84>;
.reg .b64 %rd<116>;
mov.u64 %SPL,__local_depot5;
ld.param.u64 %rd48,[p0];
ld.param.v2.u32 {%r81,%r82},[p1+32];
ld.param.v2.u32 {%r50,%r51},[p1+40];
ld.param.u64 %rd53,[p2];
ld.param.v2.u32 {%r54,%r55},[p3+40];
ld.param.u64 %rd58,[p4];
ld.param.v2.u32 {%r83,%r84},[p5+32];
ld.param.v2.u32 {%r58,%r59},[p5+40];
ld.param.u32 %r46,[p6];
ld.param.u64 %rd63,[p8];
ld.param.u32 %r47,[p9];
ld.param.f32 %f4,[p10];
ld.param.f32 %f5,[p11];
ld.param.f32 %f6,[p12];
ld.param.f32 %f7,[p13];
ld.param.f64 %fd80,[p7+64];
ld.param.f64 %fd79,[p7+56];
ld.param.f64 %fd78,[p7+48];
ld.param.f64 %fd77,[p7+40];
ld.param.f64 %fd76,[p7+32];
ld.param.f64 %fd75,[p7+24];
ld.param.f64 %fd74,[p7+16];
ld.param.f64 %fd73,[p7+8];
ld.param.f64 %fd72,[p7];
ld.param.u64 %rd108,[p5+24];
ld.param.u64 %rd107,[p5+16];
ld.param.u64 %rd106,[p5+8];
ld.param.u64 %rd59,[p5];
ld.param.u64 %rd112,[p3+24];
ld.param.u64 %rd111,[p3+16];
ld.param.u64 %rd110,[p3+8];
ld.param.u64 %rd54,[p3];
ld.param.u64 %rd104,[p1+24];
ld.param.u64 %rd103,[p1+16];
ld.param.u64 %rd102,[p1+8];
ld.param.u64 %rd49,[p1];
add.u64 %rd114,%SPL,0;
st.local.u32 [%rd114],%r47;
st.local.f32 [%rd114+4],%f4;
st.local.f32 [%rd114+8],%f5;
st.local.f32 [%rd114+12],%f6;
st.local.f32 [%rd114+16],%f7;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r51,0;
@%p1 bra $5_2;
cvta.to.global.u64 %rd65,%rd48;
mul.wide.s32 %rd66,%r1,40;
add.s64 %rd67,%rd65,%rd66;
ld.global.v2.u32 {%r81,%r82},[%rd67+32];
ld.global.u64 %rd104,[%rd67+24];
ld.global.u64 %rd103,[%rd67+16];
ld.global.u64 %rd102,[%rd67+8];
ld.global.u64 %rd101,[%rd67];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd68,%r1;
mul.lo.s64 %rd69,%rd49,%rd68;
add.s64 %rd101,%rd48,%rd69;
$5_3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $5_5;
cvta.to.global.u64 %rd70,%rd58;
mul.wide.s32 %rd71,%r1,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r83,%r84},[%rd72+32];
ld.global.u64 %rd108,[%rd72+24];
ld.global.u64 %rd107,[%rd72+16];
ld.global.u64 %rd106,[%rd72+8];
ld.global.u64 %rd105,[%rd72];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd73,%r1;
mul.lo.s64 %rd74,%rd59,%rd73;
add.s64 %rd105,%rd58,%rd74;
$5_6:
mov.u32 %r65,%ctaid.x;
shl.b32 %r66,%r65,5;
mov.u32 %r67,%tid.x;
add.s32 %r14,%r66,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
mov.u32 %r70,%tid.y;
add.s32 %r15,%r69,%r70;
setp.ge.s32 %p3,%r14,%r83;
setp.ge.s32 %p4,%r15,%r84;
or.pred %p5,%p4,%p3;
@%p5 bra $5_28;
setp.eq.s32 %p6,%r46,0;
@%p6 bra $5_12;
setp.eq.s32 %p7,%r55,0;
@%p7 bra $5_10;
cvta.to.global.u64 %rd75,%rd53;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.u64 %rd112,[%rd77+24];
ld.global.u64 %rd111,[%rd77+16];
ld.global.u64 %rd110,[%rd77+8];
ld.global.u64 %rd109,[%rd77];
bra.uni $5_11;
$5_12:
setp.eq.s64 %p8,%rd63,0;
@%p8 bra $5_14;
cvta.to.global.u64 %rd87,%rd63;
mul.wide.u32 %rd88,%r1,72;
add.s64 %rd89,%rd87,%rd88;
ld.global.f64 %fd72,[%rd89];
ld.global.f64 %fd73,[%rd89+8];
ld.global.f64 %fd74,[%rd89+16];
ld.global.f64 %fd75,[%rd89+24];
ld.global.f64 %fd76,[%rd89+32];
ld.global.f64 %fd77,[%rd89+40];
ld.global.f64 %fd78,[%rd89+48];
ld.global.f64 %fd79,[%rd89+56];
ld.global.f64 %fd80,[%rd89+64];
$5_14:
setp.eq.f64 %p9,%fd79,0d0000000000000000;
setp.eq.f64 %p10,%fd78,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd80,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd50,%fd73,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd51,%fd72,%fd31,%fd50;
add.rn.f64 %fd83,%fd51,%fd74;
mul.rn.f64 %fd52,%fd76,%fd30;
fma.rn.f64 %fd53,%fd75,%fd31,%fd52;
add.rn.f64 %fd82,%fd53,%fd77;
and.pred %p13,%p11,%p12;
@%p13 bra $5_18;
mul.rn.f64 %fd55,%fd79,%fd30;
fma.rn.f64 %fd56,%fd78,%fd31,%fd55;
add.rn.f64 %fd34,%fd56,%fd80;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd81,0d0000000000000000;
@%p14 bra $5_17;
rcp.rn.f64 %fd81,%fd34;
$5_17:
mul.rn.f64 %fd83,%fd83,%fd81;
mul.rn.f64 %fd82,%fd82,%fd81;
bra.uni $5_18;
$5_10:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd54,%rd78;
add.s64 %rd109,%rd53,%rd79;
$5_11:
cvt.s64.s32 %rd82,%r15;
mul.lo.s64 %rd83,%rd110,%rd82;
cvt.s64.s32 %rd84,%r14;
mul.lo.s64 %rd85,%rd111,%rd84;
add.s64 %rd86,%rd83,%rd85;
add.s64 %rd80,%rd109,%rd86;
ld.global.nc.f32 %f8,[%rd80];
cvt.f64.f32 %fd83,%f8;
add.s64 %rd81,%rd80,%rd112;
ld.global.nc.f32 %f9,[%rd81];
cvt.f64.f32 %fd82,%f9;
$5_18:
add.f64 %fd57,%fd83,0d3FE0000000000000;
mov.f64 %fd58,0dC1CDCD6500000000;
max.f64 %fd59,%fd57,%fd58;
mov.f64 %fd60,0d41CDCD6500000000;
min.f64 %fd61,%fd59,%fd60;
mov.f64 %fd62,0d4338000000000000;
add.rn.f64 %fd63,%fd61,%fd62;
sub.rn.f64 %fd64,%fd63,%fd62;
sub.rn.f64 %fd65,%fd61,%fd64;
{
.reg .b32 %temp;
mov.b64 {%r76,%temp},%fd63;
}
setp.lt.f64 %p15,%fd65,0d0000000000000000;
selp.b32 %r77,-1,0,%p15;
add.s32 %r85,%r76,%r77;
add.f64 %fd66,%fd82,0d3FE0000000000000;
max.f64 %fd67,%fd66,%fd58;
min.f64 %fd68,%fd67,%fd60;
add.rn.f64 %fd69,%fd68,%fd62;
sub.rn.f64 %fd70,%fd69,%fd62;
sub.rn.f64 %fd71,%fd68,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r78,%temp},%fd69;
}
setp.lt.f64 %p16,%fd71,0d0000000000000000;
selp.b32 %r79,-1,0,%p16;
add.s32 %r86,%r78,%r79;
setp.lt.u32 %p17,%r85,%r81;
@%p17 bra $5_20;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r85;
.param .b32 param1;
st.param.b32 [param1+0],%r81;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r85,[retval0+0];
}
$5_20:
setp.lt.u32 %p18,%r86,%r82;
@%p18 bra $5_22;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r86;
.param .b32 param1;
st.param.b32 [param1+0],%r82;
.param .b32 param2;
st.param.b32 [param2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r86,[retval0+0];
}
$5_22:
setp.lt.s32 %p19,%r58,1;
@%p19 bra $5_28;
or.b32 %r31,%r86,%r85;
cvt.s64.s32 %rd90,%r14;
mul.lo.s64 %rd91,%rd107,%rd90;
cvt.s64.s32 %rd92,%r15;
mul.lo.s64 %rd93,%rd106,%rd92;
add.s64 %rd94,%rd91,%rd93;
add.s64 %rd115,%rd105,%rd94;
cvt.s64.s32 %rd95,%r85;
mul.lo.s64 %rd96,%rd103,%rd95;
cvt.s64.s32 %rd97,%r86;
mul.lo.s64 %rd98,%rd102,%rd97;
add.s64 %rd99,%rd96,%rd98;
add.s64 %rd113,%rd101,%rd99;
mov.u32 %r87,0;
$5_24:
.pragma "nounroll";
setp.gt.s32 %p20,%r31,-1;
@%p20 bra $5_26;
bra.uni $5_25;
$5_26:
ld.global.nc.f32 %f12,[%rd113];
bra.uni $5_27;
$5_25:
ld.local.f32 %f12,[%rd114+4];
$5_27:
add.f32 %f11,%f12,0f00000000;
st.f32 [%rd115],%f11;
add.s64 %rd115,%rd115,%rd108;
add.s64 %rd114,%rd114,4;
add.s64 %rd113,%rd113,%rd104;
add.s32 %r87,%r87,1;
setp.lt.s32 %p21,%r87,%r58;
@%p21 bra $5_24;
$5_28:
ret;
}
.visible .entry warp_linear_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot6[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<27>;
.reg .b16 %rs<9>;
.reg .f32 %f<35>;
.reg .b32 %r<110>;
.reg .f64 %fd<95>;
.reg .b64 %rd<139>;
mov.u64 %SPL,__local_depot6;
ld.param.u64 %rd58,[p0];
ld.param.v2.u32 {%r99,%r100},[p1+32];
ld.param.v2.u32 {%r63,%r64},[p1+40];
ld.param.u64 %rd63,[p2];
ld.param.v2.u32 {%r67,%r68},[p3+40];
ld.param.u64 %rd68,[p4];
ld.param.v2.u32 {%r101,%r102},[p5+32];
ld.param.v2.u32 {%r71,%r72},[p5+40];
ld.param.u32 %r59,[p6];
ld.param.u64 %rd73,[p8];
ld.param.u32 %r60,[p9];
ld.param.f32 %f20,[p10];
ld.param.f32 %f21,[p11];
ld.param.f32 %f22,[p12];
ld.param.f32 %f23,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd128,[p5+24];
ld.param.u64 %rd127,[p5+16];
ld.param.u64 %rd126,[p5+8];
ld.param.u64 %rd69,[p5];
ld.param.u64 %rd132,[p3+24];
ld.param.u64 %rd131,[p3+16];
ld.param.u64 %rd130,[p3+8];
ld.param.u64 %rd64,[p3];
ld.param.u64 %rd124,[p1+24];
ld.param.u64 %rd123,[p1+16];
ld.param.u64 %rd122,[p1+8];
ld.param.u64 %rd59,[p1];
add.u64 %rd137,%SPL,0;
st.local.u32 [%rd137],%r60;
st.local.f32 [%rd137+4],%f20;
st.local.f32 [%rd137+8],%f21;
st.local.f32 [%rd137+12],%f22;
st.local.f32 [%rd137+16],%f23;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r64,0;
@%p1 bra $6_2;
cvta.to.global.u64 %rd75,%rd58;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.v2.u32 {%r99,%r100},[%rd77+32];
ld.global.u64 %rd124,[%rd77+24];
ld.global.u64 %rd123,[%rd77+16];
ld.global.u64 %rd122,[%rd77+8];
ld.global.u64 %rd121,[%rd77];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd59,%rd78;
add.s64 %rd121,%rd58,%rd79;
$6_3:
setp.eq.s32 %p2,%r72,0;
@%p2 bra $6_5;
cvta.to.global.u64 %rd80,%rd68;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r101,%r102},[%rd82+32];
ld.global.u64 %rd128,[%rd82+24];
ld.global.u64 %rd127,[%rd82+16];
ld.global.u64 %rd126,[%rd82+8];
ld.global.u64 %rd125,[%rd82];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd69,%rd83;
add.s64 %rd125,%rd68,%rd84;
$6_6:
mov.u32 %r78,%ctaid.x;
shl.b32 %r79,%r78,5;
mov.u32 %r80,%tid.x;
add.s32 %r14,%r79,%r80;
mov.u32 %r81,%ctaid.y;
shl.b32 %r82,%r81,3;
mov.u32 %r83,%tid.y;
add.s32 %r15,%r82,%r83;
setp.ge.s32 %p3,%r14,%r101;
setp.ge.s32 %p4,%r15,%r102;
or.pred %p5,%p4,%p3;
@%p5 bra $6_45;
setp.eq.s32 %p6,%r59,0;
@%p6 bra $6_12;
setp.eq.s32 %p7,%r68,0;
@%p7 bra $6_10;
cvta.to.global.u64 %rd85,%rd63;
mul.wide.s32 %rd86,%r1,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.u64 %rd132,[%rd87+24];
ld.global.u64 %rd131,[%rd87+16];
ld.global.u64 %rd130,[%rd87+8];
ld.global.u64 %rd129,[%rd87];
bra.uni $6_11;
$6_12:
setp.eq.s64 %p8,%rd73,0;
@%p8 bra $6_14;
cvta.to.global.u64 %rd97,%rd73;
mul.wide.u32 %rd98,%r1,72;
add.s64 %rd99,%rd97,%rd98;
ld.global.f64 %fd81,[%rd99];
ld.global.f64 %fd82,[%rd99+8];
ld.global.f64 %fd83,[%rd99+16];
ld.global.f64 %fd84,[%rd99+24];
ld.global.f64 %fd85,[%rd99+32];
ld.global.f64 %fd86,[%rd99+40];
ld.global.f64 %fd87,[%rd99+48];
ld.global.f64 %fd88,[%rd99+56];
ld.global.f64 %fd89,[%rd99+64];
$6_14:
setp.eq.f64 %p9,%fd88,0d0000000000000000;
setp.eq.f64 %p10,%fd87,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd56,%fd82,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd57,%fd81,%fd31,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd30;
fma.rn.f64 %fd59,%fd84,%fd31,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p13,%p11,%p12;
@%p13 bra $6_18;
mul.rn.f64 %fd61,%fd88,%fd30;
fma.rn.f64 %fd62,%fd87,%fd31,%fd61;
add.rn.f64 %fd34,%fd62,%fd89;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p14 bra $6_17;
rcp.rn.f64 %fd90,%fd34;
$6_17:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $6_18;
$6_10:
cvt.s64.s32 %rd88,%r1;
mul.lo.s64 %rd89,%rd64,%rd88;
add.s64 %rd129,%rd63,%rd89;
$6_11:
cvt.s64.s32 %rd92,%r15;
mul.lo.s64 %rd93,%rd130,%rd92;
cvt.s64.s32 %rd94,%r14;
mul.lo.s64 %rd95,%rd131,%rd94;
add.s64 %rd96,%rd93,%rd95;
add.s64 %rd90,%rd129,%rd96;
ld.global.nc.f32 %f24,[%rd90];
cvt.f64.f32 %fd92,%f24;
add.s64 %rd91,%rd90,%rd132;
ld.global.nc.f32 %f25,[%rd91];
cvt.f64.f32 %fd91,%f25;
$6_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r103,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $6_20;
add.s32 %r103,%r103,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$6_20:
cvt.rn.f32.f64 %f1,%fd93;
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r104,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $6_22;
add.s32 %r104,%r104,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$6_22:
mov.f32 %f26,0f3F800000;
sub.f32 %f2,%f26,%f1;
cvt.rn.f32.f64 %f3,%fd94;
setp.lt.u32 %p17,%r103,%r99;
mov.u32 %r105,%r103;
@%p17 bra $6_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r103;
.param .b32 param1;
st.param.b32 [param1+0],%r99;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r105,[retval0+0];
}
$6_24:
add.s32 %r106,%r103,1;
setp.lt.u32 %p18,%r106,%r99;
@%p18 bra $6_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r97,%r103,1;
st.param.b32 [param0+0],%r97;
.param .b32 param1;
st.param.b32 [param1+0],%r99;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r106,[retval0+0];
}
$6_26:
setp.lt.u32 %p19,%r104,%r100;
mov.u32 %r107,%r104;
@%p19 bra $6_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r104;
.param .b32 param1;
st.param.b32 [param1+0],%r100;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r107,[retval0+0];
}
$6_28:
add.s32 %r108,%r104,1;
setp.lt.u32 %p20,%r108,%r100;
@%p20 bra $6_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r98,%r104,1;
st.param.b32 [param0+0],%r98;
.param .b32 param1;
st.param.b32 [param1+0],%r100;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r108,[retval0+0];
}
$6_30:
setp.lt.s32 %p21,%r71,1;
@%p21 bra $6_45;
cvt.s64.s32 %rd100,%r15;
or.b32 %r41,%r107,%r105;
or.b32 %r42,%r107,%r106;
or.b32 %r43,%r108,%r105;
or.b32 %r44,%r108,%r106;
cvt.s64.s32 %rd101,%r14;
mul.lo.s64 %rd102,%rd127,%rd101;
mul.lo.s64 %rd103,%rd126,%rd100;
add.s64 %rd104,%rd102,%rd103;
add.s64 %rd138,%rd125,%rd104;
cvt.s64.s32 %rd105,%r108;
mul.lo.s64 %rd106,%rd122,%rd105;
cvt.s64.s32 %rd107,%r106;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd106,%rd108;
add.s64 %rd136,%rd121,%rd109;
cvt.s64.s32 %rd110,%r105;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd106,%rd111;
add.s64 %rd135,%rd121,%rd112;
cvt.s64.s32 %rd113,%r107;
mul.lo.s64 %rd114,%rd122,%rd113;
add.s64 %rd115,%rd114,%rd108;
add.s64 %rd134,%rd121,%rd115;
add.s64 %rd116,%rd114,%rd111;
add.s64 %rd133,%rd121,%rd116;
mov.f32 %f27,0f3F800000;
sub.f32 %f4,%f27,%f3;
mov.u32 %r109,0;
$6_32:
.pragma "nounroll";
add.s64 %rd137,%rd137,4;
setp.gt.s32 %p22,%r41,-1;
@%p22 bra $6_34;
bra.uni $6_33;
$6_34:
ld.global.nc.u8 %r90,[%rd133];
cvt.u16.u32 %rs1,%r90;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f31,%rs2;
bra.uni $6_35;
$6_33:
ld.local.f32 %f31,[%rd137];
$6_35:
fma.rn.f32 %f8,%f2,%f31,0f00000000;
setp.gt.s32 %p23,%r42,-1;
@%p23 bra $6_37;
bra.uni $6_36;
$6_37:
ld.global.nc.u8 %r91,[%rd134];
cvt.u16.u32 %rs3,%r91;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f32,%rs4;
bra.uni $6_38;
$6_36:
ld.local.f32 %f32,[%rd137];
$6_38:
fma.rn.f32 %f28,%f32,%f1,%f8;
fma.rn.f32 %f12,%f28,%f4,0f00000000;
setp.gt.s32 %p24,%r43,-1;
@%p24 bra $6_40;
bra.uni $6_39;
$6_40:
ld.global.nc.u8 %r92,[%rd135];
cvt.u16.u32 %rs5,%r92;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f33,%rs6;
bra.uni $6_41;
$6_39:
ld.local.f32 %f33,[%rd137];
$6_41:
fma.rn.f32 %f16,%f2,%f33,0f00000000;
setp.gt.s32 %p25,%r44,-1;
@%p25 bra $6_43;
bra.uni $6_42;
$6_43:
ld.global.nc.u8 %r93,[%rd136];
cvt.u16.u32 %rs7,%r93;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f34,%rs8;
bra.uni $6_44;
$6_42:
ld.local.f32 %f34,[%rd137];
$6_44:
fma.rn.f32 %f29,%f34,%f1,%f16;
fma.rn.f32 %f30,%f29,%f3,%f12;
cvt.rni.s32.f32 %r94,%f30;
max.s32 %r95,%r94,0;
min.s32 %r96,%r95,255;
st.u8 [%rd138],%r96;
add.s64 %rd138,%rd138,%rd128;
add.s64 %rd136,%rd136,%rd124;
add.s64 %rd135,%rd135,%rd124;
add.s64 %rd134,%rd134,%rd124;
add.s64 %rd133,%rd133,%rd124;
add.s32 %r109,%r109,1;
setp.lt.s32 %p26,%r109,%r71;
@%p26 bra $6_32;
$6_45:
ret;
}
.visible .entry warp_linear_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot7[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<27>;
.reg .b16 %rs<5>;
.reg .f32 %f<35>;
.reg .b32 %r<106>;
.reg .f64 %fd<95>;
.reg .b64 %rd<139>;
mov.u64 %SPL,__local_depot7;
ld.param.u64 %rd58,[p0];
ld.param.v2.u32 {%r95,%r96},[p1+32];
ld.param.v2.u32 {%r63,%r64},[p1+40];
ld.param.u64 %rd63,[p2];
ld.param.v2.u32 {%r67,%r68},[p3+40];
ld.param.u64 %rd68,[p4];
ld.param.v2.u32 {%r97,%r98},[p5+32];
ld.param.v2.u32 {%r71,%r72},[p5+40];
ld.param.u32 %r59,[p6];
ld.param.u64 %rd73,[p8];
ld.param.u32 %r60,[p9];
ld.param.f32 %f20,[p10];
ld.param.f32 %f21,[p11];
ld.param.f32 %f22,[p12];
ld.param.f32 %f23,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd128,[p5+24];
ld.param.u64 %rd127,[p5+16];
ld.param.u64 %rd126,[p5+8];
ld.param.u64 %rd69,[p5];
ld.param.u64 %rd132,[p3+24];
ld.param.u64 %rd131,[p3+16];
ld.param.u64 %rd130,[p3+8];
ld.param.u64 %rd64,[p3];
ld.param.u64 %rd124,[p1+24];
ld.param.u64 %rd123,[p1+16];
ld.param.u64 %rd122,[p1+8];
ld.param.u64 %rd59,[p1];
add.u64 %rd137,%SPL,0;
st.local.u32 [%rd137],%r60;
st.local.f32 [%rd137+4],%f20;
st.local.f32 [%rd137+8],%f21;
st.local.f32 [%rd137+12],%f22;
st.local.f32 [%rd137+16],%f23;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r64,0;
@%p1 bra $7_2;
cvta.to.global.u64 %rd75,%rd58;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.v2.u32 {%r95,%r96},[%rd77+32];
ld.global.u64 %rd124,[%rd77+24];
ld.global.u64 %rd123,[%rd77+16];
ld.global.u64 %rd122,[%rd77+8];
ld.global.u64 %rd121,[%rd77];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd59,%rd78;
add.s64 %rd121,%rd58,%rd79;
$7_3:
setp.eq.s32 %p2,%r72,0;
@%p2 bra $7_5;
cvta.to.global.u64 %rd80,%rd68;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r97,%r98},[%rd82+32];
ld.global.u64 %rd128,[%rd82+24];
ld.global.u64 %rd127,[%rd82+16];
ld.global.u64 %rd126,[%rd82+8];
ld.global.u64 %rd125,[%rd82];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd69,%rd83;
add.s64 %rd125,%rd68,%rd84;
$7_6:
mov.u32 %r78,%ctaid.x;
shl.b32 %r79,%r78,5;
mov.u32 %r80,%tid.x;
add.s32 %r14,%r79,%r80;
mov.u32 %r81,%ctaid.y;
shl.b32 %r82,%r81,3;
mov.u32 %r83,%tid.y;
add.s32 %r15,%r82,%r83;
setp.ge.s32 %p3,%r14,%r97;
setp.ge.s32 %p4,%r15,%r98;
or.pred %p5,%p4,%p3;
@%p5 bra $7_45;
setp.eq.s32 %p6,%r59,0;
@%p6 bra $7_12;
setp.eq.s32 %p7,%r68,0;
@%p7 bra $7_10;
cvta.to.global.u64 %rd85,%rd63;
mul.wide.s32 %rd86,%r1,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.u64 %rd132,[%rd87+24];
ld.global.u64 %rd131,[%rd87+16];
ld.global.u64 %rd130,[%rd87+8];
ld.global.u64 %rd129,[%rd87];
bra.uni $7_11;
$7_12:
setp.eq.s64 %p8,%rd73,0;
@%p8 bra $7_14;
cvta.to.global.u64 %rd97,%rd73;
mul.wide.u32 %rd98,%r1,72;
add.s64 %rd99,%rd97,%rd98;
ld.global.f64 %fd81,[%rd99];
ld.global.f64 %fd82,[%rd99+8];
ld.global.f64 %fd83,[%rd99+16];
ld.global.f64 %fd84,[%rd99+24];
ld.global.f64 %fd85,[%rd99+32];
ld.global.f64 %fd86,[%rd99+40];
ld.global.f64 %fd87,[%rd99+48];
ld.global.f64 %fd88,[%rd99+56];
ld.global.f64 %fd89,[%rd99+64];
$7_14:
setp.eq.f64 %p9,%fd88,0d0000000000000000;
setp.eq.f64 %p10,%fd87,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd56,%fd82,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd57,%fd81,%fd31,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd30;
fma.rn.f64 %fd59,%fd84,%fd31,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p13,%p11,%p12;
@%p13 bra $7_18;
mul.rn.f64 %fd61,%fd88,%fd30;
fma.rn.f64 %fd62,%fd87,%fd31,%fd61;
add.rn.f64 %fd34,%fd62,%fd89;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p14 bra $7_17;
rcp.rn.f64 %fd90,%fd34;
$7_17:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $7_18;
$7_10:
cvt.s64.s32 %rd88,%r1;
mul.lo.s64 %rd89,%rd64,%rd88;
add.s64 %rd129,%rd63,%rd89;
$7_11:
cvt.s64.s32 %rd92,%r15;
mul.lo.s64 %rd93,%rd130,%rd92;
cvt.s64.s32 %rd94,%r14;
mul.lo.s64 %rd95,%rd131,%rd94;
add.s64 %rd96,%rd93,%rd95;
add.s64 %rd90,%rd129,%rd96;
ld.global.nc.f32 %f24,[%rd90];
cvt.f64.f32 %fd92,%f24;
add.s64 %rd91,%rd90,%rd132;
ld.global.nc.f32 %f25,[%rd91];
cvt.f64.f32 %fd91,%f25;
$7_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r99,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $7_20;
add.s32 %r99,%r99,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$7_20:
cvt.rn.f32.f64 %f1,%fd93;
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r100,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $7_22;
add.s32 %r100,%r100,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$7_22:
mov.f32 %f26,0f3F800000;
sub.f32 %f2,%f26,%f1;
cvt.rn.f32.f64 %f3,%fd94;
setp.lt.u32 %p17,%r99,%r95;
mov.u32 %r101,%r99;
@%p17 bra $7_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r99;
.param .b32 param1;
st.param.b32 [param1+0],%r95;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r101,[retval0+0];
}
$7_24:
add.s32 %r102,%r99,1;
setp.lt.u32 %p18,%r102,%r95;
@%p18 bra $7_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r93,%r99,1;
st.param.b32 [param0+0],%r93;
.param .b32 param1;
st.param.b32 [param1+0],%r95;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r102,[retval0+0];
}
$7_26:
setp.lt.u32 %p19,%r100,%r96;
mov.u32 %r103,%r100;
@%p19 bra $7_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r100;
.param .b32 param1;
st.param.b32 [param1+0],%r96;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r103,[retval0+0];
}
$7_28:
add.s32 %r104,%r100,1;
setp.lt.u32 %p20,%r104,%r96;
@%p20 bra $7_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r94,%r100,1;
st.param.b32 [param0+0],%r94;
.param .b32 param1;
st.param.b32 [param1+0],%r96;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r104,[retval0+0];
}
$7_30:
setp.lt.s32 %p21,%r71,1;
@%p21 bra $7_45;
cvt.s64.s32 %rd100,%r15;
or.b32 %r41,%r103,%r101;
or.b32 %r42,%r103,%r102;
or.b32 %r43,%r104,%r101;
or.b32 %r44,%r104,%r102;
cvt.s64.s32 %rd101,%r14;
mul.lo.s64 %rd102,%rd127,%rd101;
mul.lo.s64 %rd103,%rd126,%rd100;
add.s64 %rd104,%rd102,%rd103;
add.s64 %rd138,%rd125,%rd104;
cvt.s64.s32 %rd105,%r104;
mul.lo.s64 %rd106,%rd122,%rd105;
cvt.s64.s32 %rd107,%r102;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd106,%rd108;
add.s64 %rd136,%rd121,%rd109;
cvt.s64.s32 %rd110,%r101;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd106,%rd111;
add.s64 %rd135,%rd121,%rd112;
cvt.s64.s32 %rd113,%r103;
mul.lo.s64 %rd114,%rd122,%rd113;
add.s64 %rd115,%rd114,%rd108;
add.s64 %rd134,%rd121,%rd115;
add.s64 %rd116,%rd114,%rd111;
add.s64 %rd133,%rd121,%rd116;
mov.f32 %f27,0f3F800000;
sub.f32 %f4,%f27,%f3;
mov.u32 %r105,0;
$7_32:
.pragma "nounroll";
add.s64 %rd137,%rd137,4;
setp.gt.s32 %p22,%r41,-1;
@%p22 bra $7_34;
bra.uni $7_33;
$7_34:
ld.global.nc.u16 %rs1,[%rd133];
cvt.rn.f32.u16 %f31,%rs1;
bra.uni $7_35;
$7_33:
ld.local.f32 %f31,[%rd137];
$7_35:
fma.rn.f32 %f8,%f2,%f31,0f00000000;
setp.gt.s32 %p23,%r42,-1;
@%p23 bra $7_37;
bra.uni $7_36;
$7_37:
ld.global.nc.u16 %rs2,[%rd134];
cvt.rn.f32.u16 %f32,%rs2;
bra.uni $7_38;
$7_36:
ld.local.f32 %f32,[%rd137];
$7_38:
fma.rn.f32 %f28,%f32,%f1,%f8;
fma.rn.f32 %f12,%f28,%f4,0f00000000;
setp.gt.s32 %p24,%r43,-1;
@%p24 bra $7_40;
bra.uni $7_39;
$7_40:
ld.global.nc.u16 %rs3,[%rd135];
cvt.rn.f32.u16 %f33,%rs3;
bra.uni $7_41;
$7_39:
ld.local.f32 %f33,[%rd137];
$7_41:
fma.rn.f32 %f16,%f2,%f33,0f00000000;
setp.gt.s32 %p25,%r44,-1;
@%p25 bra $7_43;
bra.uni $7_42;
$7_43:
ld.global.nc.u16 %rs4,[%rd136];
cvt.rn.f32.u16 %f34,%rs4;
bra.uni $7_44;
$7_42:
ld.local.f32 %f34,[%rd137];
$7_44:
fma.rn.f32 %f29,%f34,%f1,%f16;
fma.rn.f32 %f30,%f29,%f3,%f12;
cvt.rni.s32.f32 %r90,%f30;
max.s32 %r91,%r90,0;
min.s32 %r92,%r91,65535;
st.u16 [%rd138],%r92;
add.s64 %rd138,%rd138,%rd128;
add.s64 %rd136,%rd136,%rd124;
add.s64 %rd135,%rd135,%rd124;
add.s64 %rd134,%rd134,%rd124;
add.s64 %rd133,%rd133,%rd124;
add.s32 %r105,%r105,1;
setp.lt.s32 %p26,%r105,%r71;
@%p26 bra $7_32;
$7_45:
ret;
}
.visible .entry warp_linear_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot8[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<27>;
.reg .b16 %rs<5>;
.reg .f32 %f<35>;
.reg .b32 %r<106>;
.reg .f64 %fd<95>;
.reg .b64 %rd<139>;
mov.u64 %SPL,__local_depot8;
ld.param.u64 %rd58,[p0];
ld.param.v2.u32 {%r95,%r96},[p1+32];
ld.param.v2.u32 {%r63,%r64},[p1+40];
ld.param.u64 %rd63,[p2];
ld.param.v2.u32 {%r67,%r68},[p3+40];
ld.param.u64 %rd68,[p4];
ld.param.v2.u32 {%r97,%r98},[p5+32];
ld.param.v2.u32 {%r71,%r72},[p5+40];
ld.param.u32 %r59,[p6];
ld.param.u64 %rd73,[p8];
ld.param.u32 %r60,[p9];
ld.param.f32 %f20,[p10];
ld.param.f32 %f21,[p11];
ld.param.f32 %f22,[p12];
ld.param.f32 %f23,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd128,[p5+24];
ld.param.u64 %rd127,[p5+16];
ld.param.u64 %rd126,[p5+8];
ld.param.u64 %rd69,[p5];
ld.param.u64 %rd132,[p3+24];
ld.param.u64 %rd131,[p3+16];
ld.param.u64 %rd130,[p3+8];
ld.param.u64 %rd64,[p3];
ld.param.u64 %rd124,[p1+24];
ld.param.u64 %rd123,[p1+16];
ld.param.u64 %rd122,[p1+8];
ld.param.u64 %rd59,[p1];
add.u64 %rd137,%SPL,0;
st.local.u32 [%rd137],%r60;
st.local.f32 [%rd137+4],%f20;
st.local.f32 [%rd137+8],%f21;
st.local.f32 [%rd137+12],%f22;
st.local.f32 [%rd137+16],%f23;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r64,0;
@%p1 bra $8_2;
cvta.to.global.u64 %rd75,%rd58;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.v2.u32 {%r95,%r96},[%rd77+32];
ld.global.u64 %rd124,[%rd77+24];
ld.global.u64 %rd123,[%rd77+16];
ld.global.u64 %rd122,[%rd77+8];
ld.global.u64 %rd121,[%rd77];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd59,%rd78;
add.s64 %rd121,%rd58,%rd79;
$8_3:
setp.eq.s32 %p2,%r72,0;
@%p2 bra $8_5;
cvta.to.global.u64 %rd80,%rd68;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r97,%r98},[%rd82+32];
ld.global.u64 %rd128,[%rd82+24];
ld.global.u64 %rd127,[%rd82+16];
ld.global.u64 %rd126,[%rd82+8];
ld.global.u64 %rd125,[%rd82];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd69,%rd83;
add.s64 %rd125,%rd68,%rd84;
$8_6:
mov.u32 %r78,%ctaid.x;
shl.b32 %r79,%r78,5;
mov.u32 %r80,%tid.x;
add.s32 %r14,%r79,%r80;
mov.u32 %r81,%ctaid.y;
shl.b32 %r82,%r81,3;
mov.u32 %r83,%tid.y;
add.s32 %r15,%r82,%r83;
setp.ge.s32 %p3,%r14,%r97;
setp.ge.s32 %p4,%r15,%r98;
or.pred %p5,%p4,%p3;
@%p5 bra $8_45;
setp.eq.s32 %p6,%r59,0;
@%p6 bra $8_12;
setp.eq.s32 %p7,%r68,0;
@%p7 bra $8_10;
cvta.to.global.u64 %rd85,%rd63;
mul.wide.s32 %rd86,%r1,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.u64 %rd132,[%rd87+24];
ld.global.u64 %rd131,[%rd87+16];
ld.global.u64 %rd130,[%rd87+8];
ld.global.u64 %rd129,[%rd87];
bra.uni $8_11;
$8_12:
setp.eq.s64 %p8,%rd73,0;
@%p8 bra $8_14;
cvta.to.global.u64 %rd97,%rd73;
mul.wide.u32 %rd98,%r1,72;
add.s64 %rd99,%rd97,%rd98;
ld.global.f64 %fd81,[%rd99];
ld.global.f64 %fd82,[%rd99+8];
ld.global.f64 %fd83,[%rd99+16];
ld.global.f64 %fd84,[%rd99+24];
ld.global.f64 %fd85,[%rd99+32];
ld.global.f64 %fd86,[%rd99+40];
ld.global.f64 %fd87,[%rd99+48];
ld.global.f64 %fd88,[%rd99+56];
ld.global.f64 %fd89,[%rd99+64];
$8_14:
setp.eq.f64 %p9,%fd88,0d0000000000000000;
setp.eq.f64 %p10,%fd87,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd56,%fd82,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd57,%fd81,%fd31,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd30;
fma.rn.f64 %fd59,%fd84,%fd31,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p13,%p11,%p12;
@%p13 bra $8_18;
mul.rn.f64 %fd61,%fd88,%fd30;
fma.rn.f64 %fd62,%fd87,%fd31,%fd61;
add.rn.f64 %fd34,%fd62,%fd89;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p14 bra $8_17;
rcp.rn.f64 %fd90,%fd34;
$8_17:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $8_18;
$8_10:
cvt.s64.s32 %rd88,%r1;
mul.lo.s64 %rd89,%rd64,%rd88;
add.s64 %rd129,%rd63,%rd89;
$8_11:
cvt.s64.s32 %rd92,%r15;
mul.lo.s64 %rd93,%rd130,%rd92;
cvt.s64.s32 %rd94,%r14;
mul.lo.s64 %rd95,%rd131,%rd94;
add.s64 %rd96,%rd93,%rd95;
add.s64 %rd90,%rd129,%rd96;
ld.global.nc.f32 %f24,[%rd90];
cvt.f64.f32 %fd92,%f24;
add.s64 %rd91,%rd90,%rd132;
ld.global.nc.f32 %f25,[%rd91];
cvt.f64.f32 %fd91,%f25;
$8_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r99,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $8_20;
add.s32 %r99,%r99,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$8_20:
cvt.rn.f32.f64 %f1,%fd93;
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r100,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $8_22;
add.s32 %r100,%r100,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$8_22:
mov.f32 %f26,0f3F800000;
sub.f32 %f2,%f26,%f1;
cvt.rn.f32.f64 %f3,%fd94;
setp.lt.u32 %p17,%r99,%r95;
mov.u32 %r101,%r99;
@%p17 bra $8_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r99;
.param .b32 param1;
st.param.b32 [param1+0],%r95;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r101,[retval0+0];
}
$8_24:
add.s32 %r102,%r99,1;
setp.lt.u32 %p18,%r102,%r95;
@%p18 bra $8_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r93,%r99,1;
st.param.b32 [param0+0],%r93;
.param .b32 param1;
st.param.b32 [param1+0],%r95;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r102,[retval0+0];
}
$8_26:
setp.lt.u32 %p19,%r100,%r96;
mov.u32 %r103,%r100;
@%p19 bra $8_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r100;
.param .b32 param1;
st.param.b32 [param1+0],%r96;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r103,[retval0+0];
}
$8_28:
add.s32 %r104,%r100,1;
setp.lt.u32 %p20,%r104,%r96;
@%p20 bra $8_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r94,%r100,1;
st.param.b32 [param0+0],%r94;
.param .b32 param1;
st.param.b32 [param1+0],%r96;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r104,[retval0+0];
}
$8_30:
setp.lt.s32 %p21,%r71,1;
@%p21 bra $8_45;
cvt.s64.s32 %rd100,%r15;
or.b32 %r41,%r103,%r101;
or.b32 %r42,%r103,%r102;
or.b32 %r43,%r104,%r101;
or.b32 %r44,%r104,%r102;
cvt.s64.s32 %rd101,%r14;
mul.lo.s64 %rd102,%rd127,%rd101;
mul.lo.s64 %rd103,%rd126,%rd100;
add.s64 %rd104,%rd102,%rd103;
add.s64 %rd138,%rd125,%rd104;
cvt.s64.s32 %rd105,%r104;
mul.lo.s64 %rd106,%rd122,%rd105;
cvt.s64.s32 %rd107,%r102;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd106,%rd108;
add.s64 %rd136,%rd121,%rd109;
cvt.s64.s32 %rd110,%r101;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd106,%rd111;
add.s64 %rd135,%rd121,%rd112;
cvt.s64.s32 %rd113,%r103;
mul.lo.s64 %rd114,%rd122,%rd113;
add.s64 %rd115,%rd114,%rd108;
add.s64 %rd134,%rd121,%rd115;
add.s64 %rd116,%rd114,%rd111;
add.s64 %rd133,%rd121,%rd116;
mov.f32 %f27,0f3F800000;
sub.f32 %f4,%f27,%f3;
mov.u32 %r105,0;
$8_32:
.pragma "nounroll";
add.s64 %rd137,%rd137,4;
setp.gt.s32 %p22,%r41,-1;
@%p22 bra $8_34;
bra.uni $8_33;
$8_34:
ld.global.nc.s16 %rs1,[%rd133];
cvt.rn.f32.s16 %f31,%rs1;
bra.uni $8_35;
$8_33:
ld.local.f32 %f31,[%rd137];
$8_35:
fma.rn.f32 %f8,%f2,%f31,0f00000000;
setp.gt.s32 %p23,%r42,-1;
@%p23 bra $8_37;
bra.uni $8_36;
$8_37:
ld.global.nc.s16 %rs2,[%rd134];
cvt.rn.f32.s16 %f32,%rs2;
bra.uni $8_38;
$8_36:
ld.local.f32 %f32,[%rd137];
$8_38:
fma.rn.f32 %f28,%f32,%f1,%f8;
fma.rn.f32 %f12,%f28,%f4,0f00000000;
setp.gt.s32 %p24,%r43,-1;
@%p24 bra $8_40;
bra.uni $8_39;
$8_40:
ld.global.nc.s16 %rs3,[%rd135];
cvt.rn.f32.s16 %f33,%rs3;
bra.uni $8_41;
$8_39:
ld.local.f32 %f33,[%rd137];
$8_41:
fma.rn.f32 %f16,%f2,%f33,0f00000000;
setp.gt.s32 %p25,%r44,-1;
@%p25 bra $8_43;
bra.uni $8_42;
$8_43:
ld.global.nc.s16 %rs4,[%rd136];
cvt.rn.f32.s16 %f34,%rs4;
bra.uni $8_44;
$8_42:
ld.local.f32 %f34,[%rd137];
$8_44:
fma.rn.f32 %f29,%f34,%f1,%f16;
fma.rn.f32 %f30,%f29,%f3,%f12;
cvt.rni.s32.f32 %r90,%f30;
max.s32 %r91,%r90,-32768;
min.s32 %r92,%r91,32767;
st.u16 [%rd138],%r92;
add.s64 %rd138,%rd138,%rd128;
add.s64 %rd136,%rd136,%rd124;
add.s64 %rd135,%rd135,%rd124;
add.s64 %rd134,%rd134,%rd124;
add.s64 %rd133,%rd133,%rd124;
add.s32 %r105,%r105,1;
setp.lt.s32 %p26,%r105,%r71;
@%p26 bra $8_32;
$8_45:
ret;
}
.visible .entry warp_linear_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot9[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<27>;
.reg .b16 %rs<10>;
.reg .f32 %f<39>;
.reg .b32 %r<103>;
.reg .f64 %fd<95>;
.reg .b64 %rd<139>;
mov.u64 %SPL,__local_depot9;
ld.param.u64 %rd58,[p0];
ld.param.v2.u32 {%r92,%r93},[p1+32];
ld.param.v2.u32 {%r63,%r64},[p1+40];
ld.param.u64 %rd63,[p2];
ld.param.v2.u32 {%r67,%r68},[p3+40];
ld.param.u64 %rd68,[p4];
ld.param.v2.u32 {%r94,%r95},[p5+32];
ld.param.v2.u32 {%r71,%r72},[p5+40];
ld.param.u32 %r59,[p6];
ld.param.u64 %rd73,[p8];
ld.param.u32 %r60,[p9];
ld.param.f32 %f20,[p10];
ld.param.f32 %f21,[p11];
ld.param.f32 %f22,[p12];
ld.param.f32 %f23,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd128,[p5+24];
ld.param.u64 %rd127,[p5+16];
ld.param.u64 %rd126,[p5+8];
ld.param.u64 %rd69,[p5];
ld.param.u64 %rd132,[p3+24];
ld.param.u64 %rd131,[p3+16];
ld.param.u64 %rd130,[p3+8];
ld.param.u64 %rd64,[p3];
ld.param.u64 %rd124,[p1+24];
ld.param.u64 %rd123,[p1+16];
ld.param.u64 %rd122,[p1+8];
ld.param.u64 %rd59,[p1];
add.u64 %rd137,%SPL,0;
st.local.u32 [%rd137],%r60;
st.local.f32 [%rd137+4],%f20;
st.local.f32 [%rd137+8],%f21;
st.local.f32 [%rd137+12],%f22;
st.local.f32 [%rd137+16],%f23;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r64,0;
@%p1 bra $9_2;
cvta.to.global.u64 %rd75,%rd58;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.v2.u32 {%r92,%r93},[%rd77+32];
ld.global.u64 %rd124,[%rd77+24];
ld.global.u64 %rd123,[%rd77+16];
ld.global.u64 %rd122,[%rd77+8];
ld.global.u64 %rd121,[%rd77];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd59,%rd78;
add.s64 %rd121,%rd58,%rd79;
$9_3:
setp.eq.s32 %p2,%r72,0;
@%p2 bra $9_5;
cvta.to.global.u64 %rd80,%rd68;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r94,%r95},[%rd82+32];
ld.global.u64 %rd128,[%rd82+24];
ld.global.u64 %rd127,[%rd82+16];
ld.global.u64 %rd126,[%rd82+8];
ld.global.u64 %rd125,[%rd82];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd69,%rd83;
add.s64 %rd125,%rd68,%rd84;
$9_6:
mov.u32 %r78,%ctaid.x;
shl.b32 %r79,%r78,5;
mov.u32 %r80,%tid.x;
add.s32 %r14,%r79,%r80;
mov.u32 %r81,%ctaid.y;
shl.b32 %r82,%r81,3;
mov.u32 %r83,%tid.y;
add.s32 %r15,%r82,%r83;
setp.ge.s32 %p3,%r14,%r94;
setp.ge.s32 %p4,%r15,%r95;
or.pred %p5,%p4,%p3;
@%p5 bra $9_45;
setp.eq.s32 %p6,%r59,0;
@%p6 bra $9_12;
setp.eq.s32 %p7,%r68,0;
@%p7 bra $9_10;
cvta.to.global.u64 %rd85,%rd63;
mul.wide.s32 %rd86,%r1,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.u64 %rd132,[%rd87+24];
ld.global.u64 %rd131,[%rd87+16];
ld.global.u64 %rd130,[%rd87+8];
ld.global.u64 %rd129,[%rd87];
bra.uni $9_11;
$9_12:
setp.eq.s64 %p8,%rd73,0;
@%p8 bra $9_14;
cvta.to.global.u64 %rd97,%rd73;
mul.wide.u32 %rd98,%r1,72;
add.s64 %rd99,%rd97,%rd98;
ld.global.f64 %fd81,[%rd99];
ld.global.f64 %fd82,[%rd99+8];
ld.global.f64 %fd83,[%rd99+16];
ld.global.f64 %fd84,[%rd99+24];
ld.global.f64 %fd85,[%rd99+32];
ld.global.f64 %fd86,[%rd99+40];
ld.global.f64 %fd87,[%rd99+48];
ld.global.f64 %fd88,[%rd99+56];
ld.global.f64 %fd89,[%rd99+64];
$9_14:
setp.eq.f64 %p9,%fd88,0d0000000000000000;
setp.eq.f64 %p10,%fd87,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd56,%fd82,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd57,%fd81,%fd31,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd30;
fma.rn.f64 %fd59,%fd84,%fd31,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p13,%p11,%p12;
@%p13 bra $9_18;
mul.rn.f64 %fd61,%fd88,%fd30;
fma.rn.f64 %fd62,%fd87,%fd31,%fd61;
add.rn.f64 %fd34,%fd62,%fd89;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p14 bra $9_17;
rcp.rn.f64 %fd90,%fd34;
$9_17:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $9_18;
$9_10:
cvt.s64.s32 %rd88,%r1;
mul.lo.s64 %rd89,%rd64,%rd88;
add.s64 %rd129,%rd63,%rd89;
$9_11:
cvt.s64.s32 %rd92,%r15;
mul.lo.s64 %rd93,%rd130,%rd92;
cvt.s64.s32 %rd94,%r14;
mul.lo.s64 %rd95,%rd131,%rd94;
add.s64 %rd96,%rd93,%rd95;
add.s64 %rd90,%rd129,%rd96;
ld.global.nc.f32 %f24,[%rd90];
cvt.f64.f32 %fd92,%f24;
add.s64 %rd91,%rd90,%rd132;
ld.global.nc.f32 %f25,[%rd91];
cvt.f64.f32 %fd91,%f25;
$9_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r96,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $9_20;
add.s32 %r96,%r96,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$9_20:
cvt.rn.f32.f64 %f1,%fd93;
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r97,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $9_22;
add.s32 %r97,%r97,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$9_22:
mov.f32 %f26,0f3F800000;
sub.f32 %f2,%f26,%f1;
cvt.rn.f32.f64 %f3,%fd94;
setp.lt.u32 %p17,%r96,%r92;
mov.u32 %r98,%r96;
@%p17 bra $9_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r96;
.param .b32 param1;
st.param.b32 [param1+0],%r92;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r98,[retval0+0];
}
$9_24:
add.s32 %r99,%r96,1;
setp.lt.u32 %p18,%r99,%r92;
@%p18 bra $9_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r90,%r96,1;
st.param.b32 [param0+0],%r90;
.param .b32 param1;
st.param.b32 [param1+0],%r92;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r99,[retval0+0];
}
$9_26:
setp.lt.u32 %p19,%r97,%r93;
mov.u32 %r100,%r97;
@%p19 bra $9_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r97;
.param .b32 param1;
st.param.b32 [param1+0],%r93;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r100,[retval0+0];
}
$9_28:
add.s32 %r101,%r97,1;
setp.lt.u32 %p20,%r101,%r93;
@%p20 bra $9_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r91,%r97,1;
st.param.b32 [param0+0],%r91;
.param .b32 param1;
st.param.b32 [param1+0],%r93;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r101,[retval0+0];
}
$9_30:
setp.lt.s32 %p21,%r71,1;
@%p21 bra $9_45;
cvt.s64.s32 %rd100,%r15;
or.b32 %r41,%r100,%r98;
or.b32 %r42,%r100,%r99;
or.b32 %r43,%r101,%r98;
or.b32 %r44,%r101,%r99;
cvt.s64.s32 %rd101,%r14;
mul.lo.s64 %rd102,%rd127,%rd101;
mul.lo.s64 %rd103,%rd126,%rd100;
add.s64 %rd104,%rd102,%rd103;
add.s64 %rd138,%rd125,%rd104;
cvt.s64.s32 %rd105,%r101;
mul.lo.s64 %rd106,%rd122,%rd105;
cvt.s64.s32 %rd107,%r99;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd106,%rd108;
add.s64 %rd136,%rd121,%rd109;
cvt.s64.s32 %rd110,%r98;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd106,%rd111;
add.s64 %rd135,%rd121,%rd112;
cvt.s64.s32 %rd113,%r100;
mul.lo.s64 %rd114,%rd122,%rd113;
add.s64 %rd115,%rd114,%rd108;
add.s64 %rd134,%rd121,%rd115;
add.s64 %rd116,%rd114,%rd111;
add.s64 %rd133,%rd121,%rd116;
mov.f32 %f27,0f3F800000;
sub.f32 %f4,%f27,%f3;
mov.u32 %r102,0;
$9_32:
.pragma "nounroll";
add.s64 %rd137,%rd137,4;
setp.gt.s32 %p22,%r41,-1;
@%p22 bra $9_34;
bra.uni $9_33;
$9_34:
ld.global.nc.u16 %rs1,[%rd133];
cvt.f32.f16 %f35,%rs1;
bra.uni $9_35;
$9_33:
ld.local.f32 %f35,[%rd137];
$9_35:
fma.rn.f32 %f8,%f2,%f35,0f00000000;
setp.gt.s32 %p23,%r42,-1;
@%p23 bra $9_37;
bra.uni $9_36;
$9_37:
ld.global.nc.u16 %rs3,[%rd134];
cvt.f32.f16 %f36,%rs3;
bra.uni $9_38;
$9_36:
ld.local.f32 %f36,[%rd137];
$9_38:
fma.rn.f32 %f30,%f36,%f1,%f8;
fma.rn.f32 %f12,%f30,%f4,0f00000000;
setp.gt.s32 %p24,%r43,-1;
@%p24 bra $9_40;
bra.uni $9_39;
$9_40:
ld.global.nc.u16 %rs5,[%rd135];
cvt.f32.f16 %f37,%rs5;
bra.uni $9_41;
$9_39:
ld.local.f32 %f37,[%rd137];
$9_41:
fma.rn.f32 %f16,%f2,%f37,0f00000000;
setp.gt.s32 %p25,%r44,-1;
@%p25 bra $9_43;
bra.uni $9_42;
$9_43:
ld.global.nc.u16 %rs7,[%rd136];
cvt.f32.f16 %f38,%rs7;
bra.uni $9_44;
$9_42:
ld.local.f32 %f38,[%rd137];
$9_44:
fma.rn.f32 %f34,%f38,%f1,%f16;
fma.rn.f32 %f33,%f34,%f3,%f12;
cvt.rn.f16.f32 %rs9,%f33;
st.u16 [%rd138],%rs9;
add.s64 %rd138,%rd138,%rd128;
add.s64 %rd136,%rd136,%rd124;
add.s64 %rd135,%rd135,%rd124;
add.s64 %rd134,%rd134,%rd124;
add.s64 %rd133,%rd133,%rd124;
add.s32 %r102,%r102,1;
setp.lt.s32 %p26,%r102,%r71;
@%p26 bra $9_32;
$9_45:
ret;
}
.visible .entry warp_linear_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot10[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<27>;
.reg .f32 %f<39>;
.reg .b32 %r<103>;
.reg .f64 %fd<95>;
.reg .b64 %rd<139>;
mov.u64 %SPL,__local_depot10;
ld.param.u64 %rd58,[p0];
ld.param.v2.u32 {%r92,%r93},[p1+32];
ld.param.v2.u32 {%r63,%r64},[p1+40];
ld.param.u64 %rd63,[p2];
ld.param.v2.u32 {%r67,%r68},[p3+40];
ld.param.u64 %rd68,[p4];
ld.param.v2.u32 {%r94,%r95},[p5+32];
ld.param.v2.u32 {%r71,%r72},[p5+40];
ld.param.u32 %r59,[p6];
ld.param.u64 %rd73,[p8];
ld.param.u32 %r60,[p9];
ld.param.f32 %f20,[p10];
ld.param.f32 %f21,[p11];
ld.param.f32 %f22,[p12];
ld.param.f32 %f23,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd128,[p5+24];
ld.param.u64 %rd127,[p5+16];
ld.param.u64 %rd126,[p5+8];
ld.param.u64 %rd69,[p5];
ld.param.u64 %rd132,[p3+24];
ld.param.u64 %rd131,[p3+16];
ld.param.u64 %rd130,[p3+8];
ld.param.u64 %rd64,[p3];
ld.param.u64 %rd124,[p1+24];
ld.param.u64 %rd123,[p1+16];
ld.param.u64 %rd122,[p1+8];
ld.param.u64 %rd59,[p1];
add.u64 %rd137,%SPL,0;
st.local.u32 [%rd137],%r60;
st.local.f32 [%rd137+4],%f20;
st.local.f32 [%rd137+8],%f21;
st.local.f32 [%rd137+12],%f22;
st.local.f32 [%rd137+16],%f23;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r64,0;
@%p1 bra $10_2;
cvta.to.global.u64 %rd75,%rd58;
mul.wide.s32 %rd76,%r1,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.v2.u32 {%r92,%r93},[%rd77+32];
ld.global.u64 %rd124,[%rd77+24];
ld.global.u64 %rd123,[%rd77+16];
ld.global.u64 %rd122,[%rd77+8];
ld.global.u64 %rd121,[%rd77];
bra.uni $10_3;
$10_2:
cvt.s64.s32 %rd78,%r1;
mul.lo.s64 %rd79,%rd59,%rd78;
add.s64 %rd121,%rd58,%rd79;
$10_3:
setp.eq.s32 %p2,%r72,0;
@%p2 bra $10_5;
cvta.to.global.u64 %rd80,%rd68;
mul.wide.s32 %rd81,%r1,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.v2.u32 {%r94,%r95},[%rd82+32];
ld.global.u64 %rd128,[%rd82+24];
ld.global.u64 %rd127,[%rd82+16];
ld.global.u64 %rd126,[%rd82+8];
ld.global.u64 %rd125,[%rd82];
bra.uni $10_6;
$10_5:
cvt.s64.s32 %rd83,%r1;
mul.lo.s64 %rd84,%rd69,%rd83;
add.s64 %rd125,%rd68,%rd84;
$10_6:
mov.u32 %r78,%ctaid.x;
shl.b32 %r79,%r78,5;
mov.u32 %r80,%tid.x;
add.s32 %r14,%r79,%r80;
mov.u32 %r81,%ctaid.y;
shl.b32 %r82,%r81,3;
mov.u32 %r83,%tid.y;
add.s32 %r15,%r82,%r83;
setp.ge.s32 %p3,%r14,%r94;
setp.ge.s32 %p4,%r15,%r95;
or.pred %p5,%p4,%p3;
@%p5 bra $10_45;
setp.eq.s32 %p6,%r59,0;
@%p6 bra $10_12;
setp.eq.s32 %p7,%r68,0;
@%p7 bra $10_10;
cvta.to.global.u64 %rd85,%rd63;
mul.wide.s32 %rd86,%r1,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.u64 %rd132,[%rd87+24];
ld.global.u64 %rd131,[%rd87+16];
ld.global.u64 %rd130,[%rd87+8];
ld.global.u64 %rd129,[%rd87];
bra.uni $10_11;
$10_12:
setp.eq.s64 %p8,%rd73,0;
@%p8 bra $10_14;
cvta.to.global.u64 %rd97,%rd73;
mul.wide.u32 %rd98,%r1,72;
add.s64 %rd99,%rd97,%rd98;
ld.global.f64 %fd81,[%rd99];
ld.global.f64 %fd82,[%rd99+8];
ld.global.f64 %fd83,[%rd99+16];
ld.global.f64 %fd84,[%rd99+24];
ld.global.f64 %fd85,[%rd99+32];
ld.global.f64 %fd86,[%rd99+40];
ld.global.f64 %fd87,[%rd99+48];
ld.global.f64 %fd88,[%rd99+56];
ld.global.f64 %fd89,[%rd99+64];
$10_14:
setp.eq.f64 %p9,%fd88,0d0000000000000000;
setp.eq.f64 %p10,%fd87,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd56,%fd82,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd57,%fd81,%fd31,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd30;
fma.rn.f64 %fd59,%fd84,%fd31,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p13,%p11,%p12;
@%p13 bra $10_18;
mul.rn.f64 %fd61,%fd88,%fd30;
fma.rn.f64 %fd62,%fd87,%fd31,%fd61;
add.rn.f64 %fd34,%fd62,%fd89;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p14 bra $10_17;
rcp.rn.f64 %fd90,%fd34;
$10_17:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $10_18;
$10_10:
cvt.s64.s32 %rd88,%r1;
mul.lo.s64 %rd89,%rd64,%rd88;
add.s64 %rd129,%rd63,%rd89;
$10_11:
cvt.s64.s32 %rd92,%r15;
mul.lo.s64 %rd93,%rd130,%rd92;
cvt.s64.s32 %rd94,%r14;
mul.lo.s64 %rd95,%rd131,%rd94;
add.s64 %rd96,%rd93,%rd95;
add.s64 %rd90,%rd129,%rd96;
ld.global.nc.f32 %f24,[%rd90];
cvt.f64.f32 %fd92,%f24;
add.s64 %rd91,%rd90,%rd132;
ld.global.nc.f32 %f25,[%rd91];
cvt.f64.f32 %fd91,%f25;
$10_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r96,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $10_20;
add.s32 %r96,%r96,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$10_20:
cvt.rn.f32.f64 %f1,%fd93;
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r97,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $10_22;
add.s32 %r97,%r97,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$10_22:
mov.f32 %f26,0f3F800000;
sub.f32 %f2,%f26,%f1;
cvt.rn.f32.f64 %f3,%fd94;
setp.lt.u32 %p17,%r96,%r92;
mov.u32 %r98,%r96;
@%p17 bra $10_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r96;
.param .b32 param1;
st.param.b32 [param1+0],%r92;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r98,[retval0+0];
}
$10_24:
add.s32 %r99,%r96,1;
setp.lt.u32 %p18,%r99,%r92;
@%p18 bra $10_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r90,%r96,1;
st.param.b32 [param0+0],%r90;
.param .b32 param1;
st.param.b32 [param1+0],%r92;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r99,[retval0+0];
}
$10_26:
setp.lt.u32 %p19,%r97,%r93;
mov.u32 %r100,%r97;
@%p19 bra $10_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r97;
.param .b32 param1;
st.param.b32 [param1+0],%r93;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r100,[retval0+0];
}
$10_28:
add.s32 %r101,%r97,1;
setp.lt.u32 %p20,%r101,%r93;
@%p20 bra $10_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r91,%r97,1;
st.param.b32 [param0+0],%r91;
.param .b32 param1;
st.param.b32 [param1+0],%r93;
.param .b32 param2;
st.param.b32 [param2+0],%r60;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r101,[retval0+0];
}
$10_30:
setp.lt.s32 %p21,%r71,1;
@%p21 bra $10_45;
cvt.s64.s32 %rd100,%r15;
or.b32 %r41,%r100,%r98;
or.b32 %r42,%r100,%r99;
or.b32 %r43,%r101,%r98;
or.b32 %r44,%r101,%r99;
cvt.s64.s32 %rd101,%r14;
mul.lo.s64 %rd102,%rd127,%rd101;
mul.lo.s64 %rd103,%rd126,%rd100;
add.s64 %rd104,%rd102,%rd103;
add.s64 %rd138,%rd125,%rd104;
cvt.s64.s32 %rd105,%r101;
mul.lo.s64 %rd106,%rd122,%rd105;
cvt.s64.s32 %rd107,%r99;
mul.lo.s64 %rd108,%rd123,%rd107;
add.s64 %rd109,%rd106,%rd108;
add.s64 %rd136,%rd121,%rd109;
cvt.s64.s32 %rd110,%r98;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd106,%rd111;
add.s64 %rd135,%rd121,%rd112;
cvt.s64.s32 %rd113,%r100;
mul.lo.s64 %rd114,%rd122,%rd113;
add.s64 %rd115,%rd114,%rd108;
add.s64 %rd134,%rd121,%rd115;
add.s64 %rd116,%rd114,%rd111;
add.s64 %rd133,%rd121,%rd116;
mov.f32 %f27,0f3F800000;
sub.f32 %f4,%f27,%f3;
mov.u32 %r102,0;
$10_32:
.pragma "nounroll";
add.s64 %rd137,%rd137,4;
setp.gt.s32 %p22,%r41,-1;
@%p22 bra $10_34;
bra.uni $10_33;
$10_34:
ld.global.nc.f32 %f35,[%rd133];
bra.uni $10_35;
$10_33:
ld.local.f32 %f35,[%rd137];
$10_35:
fma.rn.f32 %f8,%f2,%f35,0f00000000;
setp.gt.s32 %p23,%r42,-1;
@%p23 bra $10_37;
bra.uni $10_36;
$10_37:
ld.global.nc.f32 %f36,[%rd134];
bra.uni $10_38;
$10_36:
ld.local.f32 %f36,[%rd137];
$10_38:
fma.rn.f32 %f30,%f36,%f1,%f8;
fma.rn.f32 %f12,%f30,%f4,0f00000000;
setp.gt.s32 %p24,%r43,-1;
@%p24 bra $10_40;
bra.uni $10_39;
$10_40:
ld.global.nc.f32 %f37,[%rd135];
bra.uni $10_41;
$10_39:
ld.local.f32 %f37,[%rd137];
$10_41:
fma.rn.f32 %f16,%f2,%f37,0f00000000;
setp.gt.s32 %p25,%r44,-1;
@%p25 bra $10_43;
bra.uni $10_42;
$10_43:
ld.global.nc.f32 %f38,[%rd136];
bra.uni $10_44;
$10_42:
ld.local.f32 %f38,[%rd137];
$10_44:
fma.rn.f32 %f33,%f38,%f1,%f16;
fma.rn.f32 %f34,%f33,%f3,%f12;
st.f32 [%rd138],%f34;
add.s64 %rd138,%rd138,%rd128;
add.s64 %rd136,%rd136,%rd124;
add.s64 %rd135,%rd135,%rd124;
add.s64 %rd134,%rd134,%rd124;
add.s64 %rd133,%rd133,%rd124;
add.s32 %r102,%r102,1;
setp.lt.s32 %p26,%r102,%r71;
@%p26 bra $10_32;
$10_45:
ret;
}
.visible .entry warp_linear_f32_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .f32 %f<32>;
.reg .b32 %r<98>;
.reg .f64 %fd<95>;
.reg .b64 %rd<121>;
ld.param.u64 %rd40,[p0];
ld.param.v2.u32 {%r88,%r89},[p1+32];
ld.param.v2.u32 {%r56,%r57},[p1+40];
ld.param.u64 %rd45,[p2];
ld.param.v2.u32 {%r60,%r61},[p3+40];
ld.param.u64 %rd50,[p4];
ld.param.v2.u32 {%r90,%r91},[p5+32];
ld.param.v2.u32 {%r64,%r65},[p5+40];
ld.param.u32 %r52,[p6];
ld.param.u64 %rd55,[p8];
ld.param.u32 %r53,[p9];
ld.param.f32 %f31,[p10];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd116,[p5+16];
ld.param.u64 %rd115,[p5+8];
ld.param.u64 %rd51,[p5];
ld.param.u64 %rd120,[p3+24];
ld.param.u64 %rd119,[p3+16];
ld.param.u64 %rd118,[p3+8];
ld.param.u64 %rd46,[p3];
ld.param.u64 %rd113,[p1+16];
ld.param.u64 %rd112,[p1+8];
ld.param.u64 %rd41,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r57,0;
@%p1 bra $11_2;
cvta.to.global.u64 %rd56,%rd40;
mul.wide.s32 %rd57,%r1,40;
add.s64 %rd58,%rd56,%rd57;
ld.global.v2.u32 {%r88,%r89},[%rd58+32];
ld.global.u64 %rd113,[%rd58+16];
ld.global.u64 %rd112,[%rd58+8];
ld.global.u64 %rd111,[%rd58];
bra.uni $11_3;
$11_2:
cvt.s64.s32 %rd59,%r1;
mul.lo.s64 %rd60,%rd41,%rd59;
add.s64 %rd111,%rd40,%rd60;
$11_3:
setp.eq.s32 %p2,%r65,0;
@%p2 bra $11_5;
cvta.to.global.u64 %rd61,%rd50;
mul.wide.s32 %rd62,%r1,40;
add.s64 %rd63,%rd61,%rd62;
ld.global.v2.u32 {%r90,%r91},[%rd63+32];
ld.global.u64 %rd116,[%rd63+16];
ld.global.u64 %rd115,[%rd63+8];
ld.global.u64 %rd114,[%rd63];
bra.uni $11_6;
$11_5:
cvt.s64.s32 %rd64,%r1;
mul.lo.s64 %rd65,%rd51,%rd64;
add.s64 %rd114,%rd50,%rd65;
$11_6:
mov.u32 %r71,%ctaid.x;
shl.b32 %r72,%r71,5;
mov.u32 %r73,%tid.x;
add.s32 %r14,%r72,%r73;
mov.u32 %r74,%ctaid.y;
shl.b32 %r75,%r74,3;
mov.u32 %r76,%tid.y;
add.s32 %r15,%r75,%r76;
setp.ge.s32 %p3,%r14,%r90;
setp.ge.s32 %p4,%r15,%r91;
or.pred %p5,%p4,%p3;
@%p5 bra $11_39;
setp.eq.s32 %p6,%r52,0;
@%p6 bra $11_12;
setp.eq.s32 %p7,%r61,0;
@%p7 bra $11_10;
cvta.to.global.u64 %rd66,%rd45;
mul.wide.s32 %rd67,%r1,40;
add.s64 %rd68,%rd66,%rd67;
ld.global.u64 %rd120,[%rd68+24];
ld.global.u64 %rd119,[%rd68+16];
ld.global.u64 %rd118,[%rd68+8];
ld.global.u64 %rd117,[%rd68];
bra.uni $11_11;
$11_12:
setp.eq.s64 %p8,%rd55,0;
@%p8 bra $11_14;
cvta.to.global.u64 %rd78,%rd55;
mul.wide.u32 %rd79,%r1,72;
add.s64 %rd80,%rd78,%rd79;
ld.global.f64 %fd81,[%rd80];
ld.global.f64 %fd82,[%rd80+8];
ld.global.f64 %fd83,[%rd80+16];
ld.global.f64 %fd84,[%rd80+24];
ld.global.f64 %fd85,[%rd80+32];
ld.global.f64 %fd86,[%rd80+40];
ld.global.f64 %fd87,[%rd80+48];
ld.global.f64 %fd88,[%rd80+56];
ld.global.f64 %fd89,[%rd80+64];
$11_14:
setp.eq.f64 %p9,%fd88,0d0000000000000000;
setp.eq.f64 %p10,%fd87,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd56,%fd82,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd57,%fd81,%fd31,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd30;
fma.rn.f64 %fd59,%fd84,%fd31,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p13,%p11,%p12;
@%p13 bra $11_18;
mul.rn.f64 %fd61,%fd88,%fd30;
fma.rn.f64 %fd62,%fd87,%fd31,%fd61;
add.rn.f64 %fd34,%fd62,%fd89;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p14 bra $11_17;
rcp.rn.f64 %fd90,%fd34;
$11_17:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $11_18;
$11_10:
cvt.s64.s32 %rd69,%r1;
mul.lo.s64 %rd70,%rd46,%rd69;
add.s64 %rd117,%rd45,%rd70;
$11_11:
cvt.s64.s32 %rd73,%r15;
mul.lo.s64 %rd74,%rd118,%rd73;
cvt.s64.s32 %rd75,%r14;
mul.lo.s64 %rd76,%rd119,%rd75;
add.s64 %rd77,%rd74,%rd76;
add.s64 %rd71,%rd117,%rd77;
ld.global.nc.f32 %f16,[%rd71];
cvt.f64.f32 %fd92,%f16;
add.s64 %rd72,%rd71,%rd120;
ld.global.nc.f32 %f17,[%rd72];
cvt.f64.f32 %fd91,%f17;
$11_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r92,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $11_20;
add.s32 %r92,%r92,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$11_20:
cvt.rn.f32.f64 %f1,%fd93;
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r93,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $11_22;
add.s32 %r93,%r93,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$11_22:
mov.f32 %f18,0f3F800000;
sub.f32 %f2,%f18,%f1;
cvt.rn.f32.f64 %f3,%fd94;
setp.lt.u32 %p17,%r92,%r88;
mov.u32 %r94,%r92;
@%p17 bra $11_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r92;
.param .b32 param1;
st.param.b32 [param1+0],%r88;
.param .b32 param2;
st.param.b32 [param2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r94,[retval0+0];
}
$11_24:
add.s32 %r95,%r92,1;
setp.lt.u32 %p18,%r95,%r88;
@%p18 bra $11_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r86,%r92,1;
st.param.b32 [param0+0],%r86;
.param .b32 param1;
st.param.b32 [param1+0],%r88;
.param .b32 param2;
st.param.b32 [param2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r95,[retval0+0];
}
$11_26:
setp.lt.u32 %p19,%r93,%r89;
mov.u32 %r96,%r93;
@%p19 bra $11_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r93;
.param .b32 param1;
st.param.b32 [param1+0],%r89;
.param .b32 param2;
st.param.b32 [param2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r96,[retval0+0];
}
$11_28:
add.s32 %r97,%r93,1;
setp.lt.u32 %p20,%r97,%r89;
@%p20 bra $11_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r87,%r93,1;
st.param.b32 [param0+0],%r87;
.param .b32 param1;
st.param.b32 [param1+0],%r89;
.param .b32 param2;
st.param.b32 [param2+0],%r53;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r97,[retval0+0];
}
$11_30:
or.b32 %r82,%r96,%r94;
setp.lt.s32 %p21,%r82,0;
mov.f32 %f28,%f31;
@%p21 bra $11_32;
cvt.s64.s32 %rd82,%r96;
mul.lo.s64 %rd83,%rd112,%rd82;
cvt.s64.s32 %rd84,%r94;
mul.lo.s64 %rd85,%rd113,%rd84;
add.s64 %rd86,%rd83,%rd85;
add.s64 %rd81,%rd111,%rd86;
ld.global.nc.f32 %f28,[%rd81];
$11_32:
fma.rn.f32 %f6,%f2,%f28,0f00000000;
or.b32 %r83,%r96,%r95;
setp.lt.s32 %p22,%r83,0;
mov.f32 %f29,%f31;
@%p22 bra $11_34;
cvt.s64.s32 %rd88,%r96;
mul.lo.s64 %rd89,%rd112,%rd88;
cvt.s64.s32 %rd90,%r95;
mul.lo.s64 %rd91,%rd113,%rd90;
add.s64 %rd92,%rd89,%rd91;
add.s64 %rd87,%rd111,%rd92;
ld.global.nc.f32 %f29,[%rd87];
$11_34:
fma.rn.f32 %f21,%f29,%f1,%f6;
mov.f32 %f22,0f3F800000;
sub.f32 %f23,%f22,%f3;
fma.rn.f32 %f9,%f21,%f23,0f00000000;
or.b32 %r84,%r97,%r94;
setp.lt.s32 %p23,%r84,0;
mov.f32 %f30,%f31;
@%p23 bra $11_36;
cvt.s64.s32 %rd94,%r97;
mul.lo.s64 %rd95,%rd112,%rd94;
cvt.s64.s32 %rd96,%r94;
mul.lo.s64 %rd97,%rd113,%rd96;
add.s64 %rd98,%rd95,%rd97;
add.s64 %rd93,%rd111,%rd98;
ld.global.nc.f32 %f30,[%rd93];
$11_36:
fma.rn.f32 %f12,%f2,%f30,0f00000000;
or.b32 %r85,%r97,%r95;
setp.lt.s32 %p24,%r85,0;
@%p24 bra $11_38;
cvt.s64.s32 %rd100,%r97;
mul.lo.s64 %rd101,%rd112,%rd100;
cvt.s64.s32 %rd102,%r95;
mul.lo.s64 %rd103,%rd113,%rd102;
add.s64 %rd104,%rd101,%rd103;
add.s64 %rd99,%rd111,%rd104;
ld.global.nc.f32 %f31,[%rd99];
$11_38:
fma.rn.f32 %f26,%f31,%f1,%f12;
fma.rn.f32 %f27,%f26,%f3,%f9;
cvt.s64.s32 %rd105,%r15;
mul.lo.s64 %rd106,%rd115,%rd105;
cvt.s64.s32 %rd107,%r14;
mul.lo.s64 %rd108,%rd116,%rd107;
add.s64 %rd109,%rd106,%rd108;
add.s64 %rd110,%rd114,%rd109;
st.f32 [%rd110],%f27;
$11_39:
ret;
}
.visible .entry warp_linear_f32_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<33>;
.reg .f32 %f<77>;
.reg .b32 %r<98>;
.reg .f64 %fd<95>;
.reg .b64 %rd<184>;
ld.param.u64 %rd46,[p0];
ld.param.v2.u32 {%r88,%r89},[p1+32];
ld.param.v2.u32 {%r60,%r61},[p1+40];
ld.param.u64 %rd51,[p2];
ld.param.v2.u32 {%r64,%r65},[p3+40];
ld.param.u64 %rd56,[p4];
ld.param.v2.u32 {%r90,%r91},[p5+32];
ld.param.v2.u32 {%r68,%r69},[p5+40];
ld.param.u32 %r56,[p6];
ld.param.u64 %rd61,[p8];
ld.param.u32 %r57,[p9];
ld.param.f32 %f68,[p10];
ld.param.f32 %f72,[p11];
ld.param.f32 %f76,[p12];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd179,[p5+24];
ld.param.u64 %rd178,[p5+16];
ld.param.u64 %rd177,[p5+8];
ld.param.u64 %rd57,[p5];
ld.param.u64 %rd183,[p3+24];
ld.param.u64 %rd182,[p3+16];
ld.param.u64 %rd181,[p3+8];
ld.param.u64 %rd52,[p3];
ld.param.u64 %rd175,[p1+24];
ld.param.u64 %rd174,[p1+16];
ld.param.u64 %rd173,[p1+8];
ld.param.u64 %rd47,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r61,0;
@%p1 bra $12_2;
cvta.to.global.u64 %rd62,%rd46;
mul.wide.s32 %rd63,%r1,40;
add.s64 %rd64,%rd62,%rd63;
ld.global.v2.u32 {%r88,%r89},[%rd64+32];
ld.global.u64 %rd175,[%rd64+24];
ld.global.u64 %rd174,[%rd64+16];
ld.global.u64 %rd173,[%rd64+8];
ld.global.u64 %rd172,[%rd64];
bra.uni $12_3;
$12_2:
cvt.s64.s32 %rd65,%r1;
mul.lo.s64 %rd66,%rd47,%rd65;
add.s64 %rd172,%rd46,%rd66;
$12_3:
setp.eq.s32 %p2,%r69,0;
@%p2 bra $12_5;
cvta.to.global.u64 %rd67,%rd56;
mul.wide.s32 %rd68,%r1,40;
add.s64 %rd69,%rd67,%rd68;
ld.global.v2.u32 {%r90,%r91},[%rd69+32];
ld.global.u64 %rd179,[%rd69+24];
ld.global.u64 %rd178,[%rd69+16];
ld.global.u64 %rd177,[%rd69+8];
ld.global.u64 %rd176,[%rd69];
bra.uni $12_6;
$12_5:
cvt.s64.s32 %rd70,%r1;
mul.lo.s64 %rd71,%rd57,%rd70;
add.s64 %rd176,%rd56,%rd71;
$12_6:
mov.u32 %r75,%ctaid.x;
shl.b32 %r76,%r75,5;
mov.u32 %r77,%tid.x;
add.s32 %r14,%r76,%r77;
mov.u32 %r78,%ctaid.y;
shl.b32 %r79,%r78,3;
mov.u32 %r80,%tid.y;
add.s32 %r15,%r79,%r80;
setp.ge.s32 %p3,%r14,%r90;
setp.ge.s32 %p4,%r15,%r91;
or.pred %p5,%p4,%p3;
@%p5 bra $12_55;
setp.eq.s32 %p6,%r56,0;
@%p6 bra $12_12;
setp.eq.s32 %p7,%r65,0;
@%p7 bra $12_10;
cvta.to.global.u64 %rd72,%rd51;
mul.wide.s32 %rd73,%r1,40;
add.s64 %rd74,%rd72,%rd73;
ld.global.u64 %rd183,[%rd74+24];
ld.global.u64 %rd182,[%rd74+16];
ld.global.u64 %rd181,[%rd74+8];
ld.global.u64 %rd180,[%rd74];
bra.uni $12_11;
$12_12:
setp.eq.s64 %p8,%rd61,0;
@%p8 bra $12_14;
cvta.to.global.u64 %rd84,%rd61;
mul.wide.u32 %rd85,%r1,72;
add.s64 %rd86,%rd84,%rd85;
ld.global.f64 %fd81,[%rd86];
ld.global.f64 %fd82,[%rd86+8];
ld.global.f64 %fd83,[%rd86+16];
ld.global.f64 %fd84,[%rd86+24];
ld.global.f64 %fd85,[%rd86+32];
ld.global.f64 %fd86,[%rd86+40];
ld.global.f64 %fd87,[%rd86+48];
ld.global.f64 %fd88,[%rd86+56];
ld.global.f64 %fd89,[%rd86+64];
$12_14:
setp.eq.f64 %p9,%fd88,0d0000000000000000;
setp.eq.f64 %p10,%fd87,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd56,%fd82,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd57,%fd81,%fd31,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd30;
fma.rn.f64 %fd59,%fd84,%fd31,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p13,%p11,%p12;
@%p13 bra $12_18;
mul.rn.f64 %fd61,%fd88,%fd30;
fma.rn.f64 %fd62,%fd87,%fd31,%fd61;
add.rn.f64 %fd34,%fd62,%fd89;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p14 bra $12_17;
rcp.rn.f64 %fd90,%fd34;
$12_17:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $12_18;
$12_10:
cvt.s64.s32 %rd75,%r1;
mul.lo.s64 %rd76,%rd52,%rd75;
add.s64 %rd180,%rd51,%rd76;
$12_11:
cvt.s64.s32 %rd79,%r15;
mul.lo.s64 %rd80,%rd181,%rd79;
cvt.s64.s32 %rd81,%r14;
mul.lo.s64 %rd82,%rd182,%rd81;
add.s64 %rd83,%rd80,%rd82;
add.s64 %rd77,%rd180,%rd83;
ld.global.nc.f32 %f41,[%rd77];
cvt.f64.f32 %fd92,%f41;
add.s64 %rd78,%rd77,%rd183;
ld.global.nc.f32 %f42,[%rd78];
cvt.f64.f32 %fd91,%f42;
$12_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r92,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $12_20;
add.s32 %r92,%r92,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$12_20:
cvt.rn.f32.f64 %f1,%fd93;
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r93,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $12_22;
add.s32 %r93,%r93,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$12_22:
mov.f32 %f43,0f3F800000;
sub.f32 %f2,%f43,%f1;
cvt.rn.f32.f64 %f3,%fd94;
sub.f32 %f4,%f43,%f3;
setp.lt.u32 %p17,%r92,%r88;
mov.u32 %r94,%r92;
@%p17 bra $12_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r92;
.param .b32 param1;
st.param.b32 [param1+0],%r88;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r94,[retval0+0];
}
$12_24:
add.s32 %r95,%r92,1;
setp.lt.u32 %p18,%r95,%r88;
@%p18 bra $12_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r86,%r92,1;
st.param.b32 [param0+0],%r86;
.param .b32 param1;
st.param.b32 [param1+0],%r88;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r95,[retval0+0];
}
$12_26:
setp.lt.u32 %p19,%r93,%r89;
mov.u32 %r96,%r93;
@%p19 bra $12_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r93;
.param .b32 param1;
st.param.b32 [param1+0],%r89;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r96,[retval0+0];
}
$12_28:
add.s32 %r97,%r93,1;
setp.lt.u32 %p20,%r97,%r89;
@%p20 bra $12_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r87,%r93,1;
st.param.b32 [param0+0],%r87;
.param .b32 param1;
st.param.b32 [param1+0],%r89;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r97,[retval0+0];
}
$12_30:
cvt.s64.s32 %rd87,%r15;
mul.lo.s64 %rd88,%rd177,%rd87;
cvt.s64.s32 %rd89,%r14;
mul.lo.s64 %rd90,%rd178,%rd89;
add.s64 %rd40,%rd88,%rd90;
or.b32 %r40,%r96,%r94;
setp.lt.s32 %p21,%r40,0;
mov.f32 %f65,%f68;
@%p21 bra $12_32;
cvt.s64.s32 %rd92,%r96;
mul.lo.s64 %rd93,%rd173,%rd92;
cvt.s64.s32 %rd94,%r94;
mul.lo.s64 %rd95,%rd174,%rd94;
add.s64 %rd96,%rd95,%rd93;
add.s64 %rd91,%rd172,%rd96;
ld.global.nc.f32 %f65,[%rd91];
$12_32:
fma.rn.f32 %f7,%f2,%f65,0f00000000;
or.b32 %r41,%r96,%r95;
setp.lt.s32 %p22,%r41,0;
mov.f32 %f66,%f68;
@%p22 bra $12_34;
cvt.s64.s32 %rd98,%r96;
mul.lo.s64 %rd99,%rd173,%rd98;
cvt.s64.s32 %rd100,%r95;
mul.lo.s64 %rd101,%rd174,%rd100;
add.s64 %rd102,%rd101,%rd99;
add.s64 %rd97,%rd172,%rd102;
ld.global.nc.f32 %f66,[%rd97];
$12_34:
fma.rn.f32 %f46,%f66,%f1,%f7;
fma.rn.f32 %f10,%f46,%f4,0f00000000;
or.b32 %r42,%r97,%r94;
setp.lt.s32 %p23,%r42,0;
mov.f32 %f67,%f68;
@%p23 bra $12_36;
cvt.s64.s32 %rd104,%r97;
mul.lo.s64 %rd105,%rd173,%rd104;
cvt.s64.s32 %rd106,%r94;
mul.lo.s64 %rd107,%rd174,%rd106;
add.s64 %rd108,%rd107,%rd105;
add.s64 %rd103,%rd172,%rd108;
ld.global.nc.f32 %f67,[%rd103];
$12_36:
fma.rn.f32 %f13,%f2,%f67,0f00000000;
or.b32 %r43,%r97,%r95;
setp.lt.s32 %p24,%r43,0;
@%p24 bra $12_38;
cvt.s64.s32 %rd110,%r97;
mul.lo.s64 %rd111,%rd173,%rd110;
cvt.s64.s32 %rd112,%r95;
mul.lo.s64 %rd113,%rd174,%rd112;
add.s64 %rd114,%rd113,%rd111;
add.s64 %rd109,%rd172,%rd114;
ld.global.nc.f32 %f68,[%rd109];
$12_38:
fma.rn.f32 %f49,%f68,%f1,%f13;
fma.rn.f32 %f50,%f49,%f3,%f10;
add.s64 %rd42,%rd176,%rd40;
st.f32 [%rd42],%f50;
mov.f32 %f69,%f72;
@%p21 bra $12_40;
cvt.s64.s32 %rd116,%r96;
mul.lo.s64 %rd117,%rd173,%rd116;
cvt.s64.s32 %rd118,%r94;
mul.lo.s64 %rd119,%rd174,%rd118;
add.s64 %rd120,%rd119,%rd175;
add.s64 %rd121,%rd120,%rd117;
add.s64 %rd115,%rd172,%rd121;
ld.global.nc.f32 %f69,[%rd115];
$12_40:
fma.rn.f32 %f18,%f2,%f69,0f00000000;
mov.f32 %f70,%f72;
@%p22 bra $12_42;
cvt.s64.s32 %rd123,%r96;
mul.lo.s64 %rd124,%rd173,%rd123;
cvt.s64.s32 %rd125,%r95;
mul.lo.s64 %rd126,%rd174,%rd125;
add.s64 %rd127,%rd126,%rd175;
add.s64 %rd128,%rd127,%rd124;
add.s64 %rd122,%rd172,%rd128;
ld.global.nc.f32 %f70,[%rd122];
$12_42:
fma.rn.f32 %f53,%f70,%f1,%f18;
fma.rn.f32 %f21,%f53,%f4,0f00000000;
mov.f32 %f71,%f72;
@%p23 bra $12_44;
cvt.s64.s32 %rd130,%r97;
mul.lo.s64 %rd131,%rd173,%rd130;
cvt.s64.s32 %rd132,%r94;
mul.lo.s64 %rd133,%rd174,%rd132;
add.s64 %rd134,%rd133,%rd175;
add.s64 %rd135,%rd134,%rd131;
add.s64 %rd129,%rd172,%rd135;
ld.global.nc.f32 %f71,[%rd129];
$12_44:
fma.rn.f32 %f24,%f2,%f71,0f00000000;
@%p24 bra $12_46;
cvt.s64.s32 %rd137,%r97;
mul.lo.s64 %rd138,%rd173,%rd137;
cvt.s64.s32 %rd139,%r95;
mul.lo.s64 %rd140,%rd174,%rd139;
add.s64 %rd141,%rd140,%rd175;
add.s64 %rd142,%rd141,%rd138;
add.s64 %rd136,%rd172,%rd142;
ld.global.nc.f32 %f72,[%rd136];
$12_46:
fma.rn.f32 %f56,%f72,%f1,%f24;
fma.rn.f32 %f57,%f56,%f3,%f21;
add.s64 %rd44,%rd42,%rd179;
st.f32 [%rd44],%f57;
shl.b64 %rd45,%rd175,1;
mov.f32 %f73,%f76;
@%p21 bra $12_48;
cvt.s64.s32 %rd144,%r96;
mul.lo.s64 %rd145,%rd173,%rd144;
cvt.s64.s32 %rd146,%r94;
mul.lo.s64 %rd147,%rd174,%rd146;
add.s64 %rd148,%rd147,%rd45;
add.s64 %rd149,%rd148,%rd145;
add.s64 %rd143,%rd172,%rd149;
ld.global.nc.f32 %f73,[%rd143];
$12_48:
fma.rn.f32 %f29,%f2,%f73,0f00000000;
mov.f32 %f74,%f76;
@%p22 bra $12_50;
cvt.s64.s32 %rd151,%r96;
mul.lo.s64 %rd152,%rd173,%rd151;
cvt.s64.s32 %rd153,%r95;
mul.lo.s64 %rd154,%rd174,%rd153;
add.s64 %rd155,%rd154,%rd45;
add.s64 %rd156,%rd155,%rd152;
add.s64 %rd150,%rd172,%rd156;
ld.global.nc.f32 %f74,[%rd150];
$12_50:
fma.rn.f32 %f60,%f74,%f1,%f29;
fma.rn.f32 %f32,%f60,%f4,0f00000000;
mov.f32 %f75,%f76;
@%p23 bra $12_52;
cvt.s64.s32 %rd158,%r97;
mul.lo.s64 %rd159,%rd173,%rd158;
cvt.s64.s32 %rd160,%r94;
mul.lo.s64 %rd161,%rd174,%rd160;
add.s64 %rd162,%rd161,%rd45;
add.s64 %rd163,%rd162,%rd159;
add.s64 %rd157,%rd172,%rd163;
ld.global.nc.f32 %f75,[%rd157];
$12_52:
fma.rn.f32 %f35,%f2,%f75,0f00000000;
@%p24 bra $12_54;
cvt.s64.s32 %rd165,%r97;
mul.lo.s64 %rd166,%rd173,%rd165;
cvt.s64.s32 %rd167,%r95;
mul.lo.s64 %rd168,%rd174,%rd167;
add.s64 %rd169,%rd168,%rd45;
add.s64 %rd170,%rd169,%rd166;
add.s64 %rd164,%rd172,%rd170;
ld.global.nc.f32 %f76,[%rd164];
$12_54:
fma.rn.f32 %f63,%f76,%f1,%f35;
fma.rn.f32 %f64,%f63,%f3,%f32;
add.s64 %rd171,%rd44,%rd179;
st.f32 [%rd171],%f64;
$12_55:
ret;
}
.visible .entry warp_linear_f32_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<37>;
.reg .f32 %f<100>;
.reg .b32 %r<98>;
.reg .f64 %fd<95>;
.reg .b64 %rd<214>;
ld.param.u64 %rd48,[p0];
ld.param.v2.u32 {%r88,%r89},[p1+32];
ld.param.v2.u32 {%r60,%r61},[p1+40];
ld.param.u64 %rd53,[p2];
ld.param.v2.u32 {%r64,%r65},[p3+40];
ld.param.u64 %rd58,[p4];
ld.param.v2.u32 {%r90,%r91},[p5+32];
ld.param.v2.u32 {%r68,%r69},[p5+40];
ld.param.u32 %r56,[p6];
ld.param.u64 %rd63,[p8];
ld.param.u32 %r57,[p9];
ld.param.f32 %f87,[p10];
ld.param.f32 %f91,[p11];
ld.param.f32 %f95,[p12];
ld.param.f32 %f99,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd209,[p5+24];
ld.param.u64 %rd208,[p5+16];
ld.param.u64 %rd207,[p5+8];
ld.param.u64 %rd59,[p5];
ld.param.u64 %rd213,[p3+24];
ld.param.u64 %rd212,[p3+16];
ld.param.u64 %rd211,[p3+8];
ld.param.u64 %rd54,[p3];
ld.param.u64 %rd205,[p1+24];
ld.param.u64 %rd204,[p1+16];
ld.param.u64 %rd203,[p1+8];
ld.param.u64 %rd49,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r61,0;
@%p1 bra $13_2;
cvta.to.global.u64 %rd64,%rd48;
mul.wide.s32 %rd65,%r1,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.v2.u32 {%r88,%r89},[%rd66+32];
ld.global.u64 %rd205,[%rd66+24];
ld.global.u64 %rd204,[%rd66+16];
ld.global.u64 %rd203,[%rd66+8];
ld.global.u64 %rd202,[%rd66];
bra.uni $13_3;
$13_2:
cvt.s64.s32 %rd67,%r1;
mul.lo.s64 %rd68,%rd49,%rd67;
add.s64 %rd202,%rd48,%rd68;
$13_3:
setp.eq.s32 %p2,%r69,0;
@%p2 bra $13_5;
cvta.to.global.u64 %rd69,%rd58;
mul.wide.s32 %rd70,%r1,40;
add.s64 %rd71,%rd69,%rd70;
ld.global.v2.u32 {%r90,%r91},[%rd71+32];
ld.global.u64 %rd209,[%rd71+24];
ld.global.u64 %rd208,[%rd71+16];
ld.global.u64 %rd207,[%rd71+8];
ld.global.u64 %rd206,[%rd71];
bra.uni $13_6;
$13_5:
cvt.s64.s32 %rd72,%r1;
mul.lo.s64 %rd73,%rd59,%rd72;
add.s64 %rd206,%rd58,%rd73;
$13_6:
mov.u32 %r75,%ctaid.x;
shl.b32 %r76,%r75,5;
mov.u32 %r77,%tid.x;
add.s32 %r14,%r76,%r77;
mov.u32 %r78,%ctaid.y;
shl.b32 %r79,%r78,3;
mov.u32 %r80,%tid.y;
add.s32 %r15,%r79,%r80;
setp.ge.s32 %p3,%r14,%r90;
setp.ge.s32 %p4,%r15,%r91;
or.pred %p5,%p4,%p3;
@%p5 bra $13_63;
setp.eq.s32 %p6,%r56,0;
@%p6 bra $13_12;
setp.eq.s32 %p7,%r65,0;
@%p7 bra $13_10;
cvta.to.global.u64 %rd74,%rd53;
mul.wide.s32 %rd75,%r1,40;
add.s64 %rd76,%rd74,%rd75;
ld.global.u64 %rd213,[%rd76+24];
ld.global.u64 %rd212,[%rd76+16];
ld.global.u64 %rd211,[%rd76+8];
ld.global.u64 %rd210,[%rd76];
bra.uni $13_11;
$13_12:
setp.eq.s64 %p8,%rd63,0;
@%p8 bra $13_14;
cvta.to.global.u64 %rd86,%rd63;
mul.wide.u32 %rd87,%r1,72;
add.s64 %rd88,%rd86,%rd87;
ld.global.f64 %fd81,[%rd88];
ld.global.f64 %fd82,[%rd88+8];
ld.global.f64 %fd83,[%rd88+16];
ld.global.f64 %fd84,[%rd88+24];
ld.global.f64 %fd85,[%rd88+32];
ld.global.f64 %fd86,[%rd88+40];
ld.global.f64 %fd87,[%rd88+48];
ld.global.f64 %fd88,[%rd88+56];
ld.global.f64 %fd89,[%rd88+64];
$13_14:
setp.eq.f64 %p9,%fd88,0d0000000000000000;
setp.eq.f64 %p10,%fd87,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd56,%fd82,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd57,%fd81,%fd31,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd30;
fma.rn.f64 %fd59,%fd84,%fd31,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p13,%p11,%p12;
@%p13 bra $13_18;
mul.rn.f64 %fd61,%fd88,%fd30;
fma.rn.f64 %fd62,%fd87,%fd31,%fd61;
add.rn.f64 %fd34,%fd62,%fd89;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p14 bra $13_17;
rcp.rn.f64 %fd90,%fd34;
$13_17:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $13_18;
$13_10:
cvt.s64.s32 %rd77,%r1;
mul.lo.s64 %rd78,%rd54,%rd77;
add.s64 %rd210,%rd53,%rd78;
$13_11:
cvt.s64.s32 %rd81,%r15;
mul.lo.s64 %rd82,%rd211,%rd81;
cvt.s64.s32 %rd83,%r14;
mul.lo.s64 %rd84,%rd212,%rd83;
add.s64 %rd85,%rd82,%rd84;
add.s64 %rd79,%rd210,%rd85;
ld.global.nc.f32 %f53,[%rd79];
cvt.f64.f32 %fd92,%f53;
add.s64 %rd80,%rd79,%rd213;
ld.global.nc.f32 %f54,[%rd80];
cvt.f64.f32 %fd91,%f54;
$13_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r92,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $13_20;
add.s32 %r92,%r92,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$13_20:
cvt.rn.f32.f64 %f1,%fd93;
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r93,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $13_22;
add.s32 %r93,%r93,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$13_22:
mov.f32 %f55,0f3F800000;
sub.f32 %f2,%f55,%f1;
cvt.rn.f32.f64 %f3,%fd94;
sub.f32 %f4,%f55,%f3;
setp.lt.u32 %p17,%r92,%r88;
mov.u32 %r94,%r92;
@%p17 bra $13_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r92;
.param .b32 param1;
st.param.b32 [param1+0],%r88;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r94,[retval0+0];
}
$13_24:
add.s32 %r95,%r92,1;
setp.lt.u32 %p18,%r95,%r88;
@%p18 bra $13_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r86,%r92,1;
st.param.b32 [param0+0],%r86;
.param .b32 param1;
st.param.b32 [param1+0],%r88;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r95,[retval0+0];
}
$13_26:
setp.lt.u32 %p19,%r93,%r89;
mov.u32 %r96,%r93;
@%p19 bra $13_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r93;
.param .b32 param1;
st.param.b32 [param1+0],%r89;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r96,[retval0+0];
}
$13_28:
add.s32 %r97,%r93,1;
setp.lt.u32 %p20,%r97,%r89;
@%p20 bra $13_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r87,%r93,1;
st.param.b32 [param0+0],%r87;
.param .b32 param1;
st.param.b32 [param1+0],%r89;
.param .b32 param2;
st.param.b32 [param2+0],%r57;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r97,[retval0+0];
}
$13_30:
cvt.s64.s32 %rd89,%r15;
mul.lo.s64 %rd90,%rd207,%rd89;
cvt.s64.s32 %rd91,%r14;
mul.lo.s64 %rd92,%rd208,%rd91;
add.s64 %rd40,%rd90,%rd92;
or.b32 %r40,%r96,%r94;
setp.lt.s32 %p21,%r40,0;
mov.f32 %f84,%f87;
@%p21 bra $13_32;
cvt.s64.s32 %rd94,%r96;
mul.lo.s64 %rd95,%rd203,%rd94;
cvt.s64.s32 %rd96,%r94;
mul.lo.s64 %rd97,%rd204,%rd96;
add.s64 %rd98,%rd97,%rd95;
add.s64 %rd93,%rd202,%rd98;
ld.global.nc.f32 %f84,[%rd93];
$13_32:
fma.rn.f32 %f7,%f2,%f84,0f00000000;
or.b32 %r41,%r96,%r95;
setp.lt.s32 %p22,%r41,0;
mov.f32 %f85,%f87;
@%p22 bra $13_34;
cvt.s64.s32 %rd100,%r96;
mul.lo.s64 %rd101,%rd203,%rd100;
cvt.s64.s32 %rd102,%r95;
mul.lo.s64 %rd103,%rd204,%rd102;
add.s64 %rd104,%rd103,%rd101;
add.s64 %rd99,%rd202,%rd104;
ld.global.nc.f32 %f85,[%rd99];
$13_34:
fma.rn.f32 %f58,%f85,%f1,%f7;
fma.rn.f32 %f10,%f58,%f4,0f00000000;
or.b32 %r42,%r97,%r94;
setp.lt.s32 %p23,%r42,0;
mov.f32 %f86,%f87;
@%p23 bra $13_36;
cvt.s64.s32 %rd106,%r97;
mul.lo.s64 %rd107,%rd203,%rd106;
cvt.s64.s32 %rd108,%r94;
mul.lo.s64 %rd109,%rd204,%rd108;
add.s64 %rd110,%rd109,%rd107;
add.s64 %rd105,%rd202,%rd110;
ld.global.nc.f32 %f86,[%rd105];
$13_36:
fma.rn.f32 %f13,%f2,%f86,0f00000000;
or.b32 %r43,%r97,%r95;
setp.lt.s32 %p24,%r43,0;
@%p24 bra $13_38;
cvt.s64.s32 %rd112,%r97;
mul.lo.s64 %rd113,%rd203,%rd112;
cvt.s64.s32 %rd114,%r95;
mul.lo.s64 %rd115,%rd204,%rd114;
add.s64 %rd116,%rd115,%rd113;
add.s64 %rd111,%rd202,%rd116;
ld.global.nc.f32 %f87,[%rd111];
$13_38:
fma.rn.f32 %f61,%f87,%f1,%f13;
fma.rn.f32 %f62,%f61,%f3,%f10;
add.s64 %rd42,%rd206,%rd40;
st.f32 [%rd42],%f62;
mov.f32 %f88,%f91;
@%p21 bra $13_40;
cvt.s64.s32 %rd118,%r96;
mul.lo.s64 %rd119,%rd203,%rd118;
cvt.s64.s32 %rd120,%r94;
mul.lo.s64 %rd121,%rd204,%rd120;
add.s64 %rd122,%rd121,%rd205;
add.s64 %rd123,%rd122,%rd119;
add.s64 %rd117,%rd202,%rd123;
ld.global.nc.f32 %f88,[%rd117];
$13_40:
fma.rn.f32 %f18,%f2,%f88,0f00000000;
mov.f32 %f89,%f91;
@%p22 bra $13_42;
cvt.s64.s32 %rd125,%r96;
mul.lo.s64 %rd126,%rd203,%rd125;
cvt.s64.s32 %rd127,%r95;
mul.lo.s64 %rd128,%rd204,%rd127;
add.s64 %rd129,%rd128,%rd205;
add.s64 %rd130,%rd129,%rd126;
add.s64 %rd124,%rd202,%rd130;
ld.global.nc.f32 %f89,[%rd124];
$13_42:
fma.rn.f32 %f65,%f89,%f1,%f18;
fma.rn.f32 %f21,%f65,%f4,0f00000000;
mov.f32 %f90,%f91;
@%p23 bra $13_44;
cvt.s64.s32 %rd132,%r97;
mul.lo.s64 %rd133,%rd203,%rd132;
cvt.s64.s32 %rd134,%r94;
mul.lo.s64 %rd135,%rd204,%rd134;
add.s64 %rd136,%rd135,%rd205;
add.s64 %rd137,%rd136,%rd133;
add.s64 %rd131,%rd202,%rd137;
ld.global.nc.f32 %f90,[%rd131];
$13_44:
fma.rn.f32 %f24,%f2,%f90,0f00000000;
@%p24 bra $13_46;
cvt.s64.s32 %rd139,%r97;
mul.lo.s64 %rd140,%rd203,%rd139;
cvt.s64.s32 %rd141,%r95;
mul.lo.s64 %rd142,%rd204,%rd141;
add.s64 %rd143,%rd142,%rd205;
add.s64 %rd144,%rd143,%rd140;
add.s64 %rd138,%rd202,%rd144;
ld.global.nc.f32 %f91,[%rd138];
$13_46:
fma.rn.f32 %f68,%f91,%f1,%f24;
fma.rn.f32 %f69,%f68,%f3,%f21;
add.s64 %rd44,%rd42,%rd209;
st.f32 [%rd44],%f69;
shl.b64 %rd45,%rd205,1;
mov.f32 %f92,%f95;
@%p21 bra $13_48;
cvt.s64.s32 %rd146,%r96;
mul.lo.s64 %rd147,%rd203,%rd146;
cvt.s64.s32 %rd148,%r94;
mul.lo.s64 %rd149,%rd204,%rd148;
add.s64 %rd150,%rd149,%rd45;
add.s64 %rd151,%rd150,%rd147;
add.s64 %rd145,%rd202,%rd151;
ld.global.nc.f32 %f92,[%rd145];
$13_48:
fma.rn.f32 %f29,%f2,%f92,0f00000000;
mov.f32 %f93,%f95;
@%p22 bra $13_50;
cvt.s64.s32 %rd153,%r96;
mul.lo.s64 %rd154,%rd203,%rd153;
cvt.s64.s32 %rd155,%r95;
mul.lo.s64 %rd156,%rd204,%rd155;
add.s64 %rd157,%rd156,%rd45;
add.s64 %rd158,%rd157,%rd154;
add.s64 %rd152,%rd202,%rd158;
ld.global.nc.f32 %f93,[%rd152];
$13_50:
fma.rn.f32 %f72,%f93,%f1,%f29;
fma.rn.f32 %f32,%f72,%f4,0f00000000;
mov.f32 %f94,%f95;
@%p23 bra $13_52;
cvt.s64.s32 %rd160,%r97;
mul.lo.s64 %rd161,%rd203,%rd160;
cvt.s64.s32 %rd162,%r94;
mul.lo.s64 %rd163,%rd204,%rd162;
add.s64 %rd164,%rd163,%rd45;
add.s64 %rd165,%rd164,%rd161;
add.s64 %rd159,%rd202,%rd165;
ld.global.nc.f32 %f94,[%rd159];
$13_52:
fma.rn.f32 %f35,%f2,%f94,0f00000000;
@%p24 bra $13_54;
cvt.s64.s32 %rd167,%r97;
mul.lo.s64 %rd168,%rd203,%rd167;
cvt.s64.s32 %rd169,%r95;
mul.lo.s64 %rd170,%rd204,%rd169;
add.s64 %rd171,%rd170,%rd45;
add.s64 %rd172,%rd171,%rd168;
add.s64 %rd166,%rd202,%rd172;
ld.global.nc.f32 %f95,[%rd166];
$13_54:
fma.rn.f32 %f75,%f95,%f1,%f35;
fma.rn.f32 %f76,%f75,%f3,%f32;
add.s64 %rd46,%rd44,%rd209;
st.f32 [%rd46],%f76;
mul.lo.s64 %rd47,%rd205,3;
mov.f32 %f96,%f99;
@%p21 bra $13_56;
cvt.s64.s32 %rd174,%r96;
mul.lo.s64 %rd175,%rd203,%rd174;
cvt.s64.s32 %rd176,%r94;
mul.lo.s64 %rd177,%rd204,%rd176;
add.s64 %rd178,%rd177,%rd47;
add.s64 %rd179,%rd178,%rd175;
add.s64 %rd173,%rd202,%rd179;
ld.global.nc.f32 %f96,[%rd173];
$13_56:
fma.rn.f32 %f40,%f2,%f96,0f00000000;
mov.f32 %f97,%f99;
@%p22 bra $13_58;
cvt.s64.s32 %rd181,%r96;
mul.lo.s64 %rd182,%rd203,%rd181;
cvt.s64.s32 %rd183,%r95;
mul.lo.s64 %rd184,%rd204,%rd183;
add.s64 %rd185,%rd184,%rd47;
add.s64 %rd186,%rd185,%rd182;
add.s64 %rd180,%rd202,%rd186;
ld.global.nc.f32 %f97,[%rd180];
$13_58:
fma.rn.f32 %f79,%f97,%f1,%f40;
fma.rn.f32 %f43,%f79,%f4,0f00000000;
mov.f32 %f98,%f99;
@%p23 bra $13_60;
cvt.s64.s32 %rd188,%r97;
mul.lo.s64 %rd189,%rd203,%rd188;
cvt.s64.s32 %rd190,%r94;
mul.lo.s64 %rd191,%rd204,%rd190;
add.s64 %rd192,%rd191,%rd47;
add.s64 %rd193,%rd192,%rd189;
add.s64 %rd187,%rd202,%rd193;
ld.global.nc.f32 %f98,[%rd187];
$13_60:
fma.rn.f32 %f46,%f2,%f98,0f00000000;
@%p24 bra $13_62;
cvt.s64.s32 %rd195,%r97;
mul.lo.s64 %rd196,%rd203,%rd195;
cvt.s64.s32 %rd197,%r95;
mul.lo.s64 %rd198,%rd204,%rd197;
add.s64 %rd199,%rd198,%rd47;
add.s64 %rd200,%rd199,%rd196;
add.s64 %rd194,%rd202,%rd200;
ld.global.nc.f32 %f99,[%rd194];
$13_62:
fma.rn.f32 %f82,%f99,%f1,%f46;
fma.rn.f32 %f83,%f82,%f3,%f43;
add.s64 %rd201,%rd46,%rd209;
st.f32 [%rd201],%f83;
$13_63:
ret;
}
.visible .entry warp_cubic_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot14[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<43>;
.reg .b16 %rs<33>;
.reg .f32 %f<126>;
.reg .b32 %r<150>;
.reg .f64 %fd<95>;
.reg .b64 %rd<158>;
mov.u64 %SPL,__local_depot14;
ld.param.u64 %rd64,[p0];
ld.param.v2.u32 {%r135,%r136},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %rd69,[p2];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u64 %rd74,[p4];
ld.param.v2.u32 {%r137,%r138},[p5+32];
ld.param.v2.u32 {%r95,%r96},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u64 %rd79,[p8];
ld.param.u32 %r84,[p9];
ld.param.f32 %f72,[p10];
ld.param.f32 %f73,[p11];
ld.param.f32 %f74,[p12];
ld.param.f32 %f75,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd150,[p5+24];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd75,[p5];
ld.param.u64 %rd154,[p3+24];
ld.param.u64 %rd153,[p3+16];
ld.param.u64 %rd152,[p3+8];
ld.param.u64 %rd70,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd65,[p1];
add.u64 %rd156,%SPL,0;
st.local.u32 [%rd156],%r84;
st.local.f32 [%rd156+4],%f72;
st.local.f32 [%rd156+8],%f73;
st.local.f32 [%rd156+12],%f74;
st.local.f32 [%rd156+16],%f75;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $14_2;
cvta.to.global.u64 %rd81,%rd64;
mul.wide.s32 %rd82,%r1,40;
add.s64 %rd83,%rd81,%rd82;
ld.global.v2.u32 {%r135,%r136},[%rd83+32];
ld.global.u64 %rd146,[%rd83+24];
ld.global.u64 %rd145,[%rd83+16];
ld.global.u64 %rd144,[%rd83+8];
ld.global.u64 %rd155,[%rd83];
bra.uni $14_3;
$14_2:
cvt.s64.s32 %rd84,%r1;
mul.lo.s64 %rd85,%rd65,%rd84;
add.s64 %rd155,%rd64,%rd85;
$14_3:
setp.eq.s32 %p2,%r96,0;
@%p2 bra $14_5;
cvta.to.global.u64 %rd86,%rd74;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r137,%r138},[%rd88+32];
ld.global.u64 %rd150,[%rd88+24];
ld.global.u64 %rd149,[%rd88+16];
ld.global.u64 %rd148,[%rd88+8];
ld.global.u64 %rd147,[%rd88];
bra.uni $14_6;
$14_5:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd75,%rd89;
add.s64 %rd147,%rd74,%rd90;
$14_6:
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r14,%r102,%r103;
mov.u32 %r104,%ctaid.y;
shl.b32 %r105,%r104,3;
mov.u32 %r106,%tid.y;
add.s32 %r15,%r105,%r106;
setp.ge.s32 %p3,%r14,%r137;
setp.ge.s32 %p4,%r15,%r138;
or.pred %p5,%p4,%p3;
@%p5 bra $14_89;
setp.eq.s32 %p6,%r83,0;
@%p6 bra $14_12;
setp.eq.s32 %p7,%r92,0;
@%p7 bra $14_10;
cvta.to.global.u64 %rd91,%rd69;
mul.wide.s32 %rd92,%r1,40;
add.s64 %rd93,%rd91,%rd92;
ld.global.u64 %rd154,[%rd93+24];
ld.global.u64 %rd153,[%rd93+16];
ld.global.u64 %rd152,[%rd93+8];
ld.global.u64 %rd151,[%rd93];
bra.uni $14_11;
$14_12:
setp.eq.s64 %p8,%rd79,0;
@%p8 bra $14_14;
cvta.to.global.u64 %rd103,%rd79;
mul.wide.u32 %rd104,%r1,72;
add.s64 %rd105,%rd103,%rd104;
ld.global.f64 %fd81,[%rd105];
ld.global.f64 %fd82,[%rd105+8];
ld.global.f64 %fd83,[%rd105+16];
ld.global.f64 %fd84,[%rd105+24];
ld.global.f64 %fd85,[%rd105+32];
ld.global.f64 %fd86,[%rd105+40];
ld.global.f64 %fd87,[%rd105+48];
ld.global.f64 %fd88,[%rd105+56];
ld.global.f64 %fd89,[%rd105+64];
$14_14:
setp.eq.f64 %p9,%fd88,0d0000000000000000;
setp.eq.f64 %p10,%fd87,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd56,%fd82,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd57,%fd81,%fd31,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd30;
fma.rn.f64 %fd59,%fd84,%fd31,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p13,%p11,%p12;
@%p13 bra $14_18;
mul.rn.f64 %fd61,%fd88,%fd30;
fma.rn.f64 %fd62,%fd87,%fd31,%fd61;
add.rn.f64 %fd34,%fd62,%fd89;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p14 bra $14_17;
rcp.rn.f64 %fd90,%fd34;
$14_17:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $14_18;
$14_10:
cvt.s64.s32 %rd94,%r1;
mul.lo.s64 %rd95,%rd70,%rd94;
add.s64 %rd151,%rd69,%rd95;
$14_11:
cvt.s64.s32 %rd98,%r15;
mul.lo.s64 %rd99,%rd152,%rd98;
cvt.s64.s32 %rd100,%r14;
mul.lo.s64 %rd101,%rd153,%rd100;
add.s64 %rd102,%rd99,%rd101;
add.s64 %rd96,%rd151,%rd102;
ld.global.nc.f32 %f76,[%rd96];
cvt.f64.f32 %fd92,%f76;
add.s64 %rd97,%rd96,%rd154;
ld.global.nc.f32 %f77,[%rd97];
cvt.f64.f32 %fd91,%f77;
$14_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r139,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $14_20;
add.s32 %r139,%r139,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$14_20:
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r140,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $14_22;
add.s32 %r140,%r140,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$14_22:
cvt.rn.f32.f64 %f78,%fd93;
add.f32 %f79,%f78,0f3F800000;
mov.f32 %f80,0f3F800000;
mul.f32 %f81,%f79,0f3F400000;
mov.f32 %f82,0f40700000;
sub.f32 %f83,%f82,%f81;
fma.rn.f32 %f84,%f79,%f83,0fC0C00000;
fma.rn.f32 %f1,%f79,%f84,0f40400000;
fma.rn.f32 %f85,%f78,0f3FA00000,0fC0100000;
mul.f32 %f86,%f85,%f78;
fma.rn.f32 %f2,%f86,%f78,0f3F800000;
sub.f32 %f87,%f80,%f78;
fma.rn.f32 %f88,%f87,0f3FA00000,0fC0100000;
mul.f32 %f89,%f87,%f88;
fma.rn.f32 %f3,%f87,%f89,0f3F800000;
sub.f32 %f90,%f80,%f1;
sub.f32 %f91,%f90,%f2;
sub.f32 %f4,%f91,%f3;
cvt.rn.f32.f64 %f92,%fd94;
add.f32 %f93,%f92,0f3F800000;
mul.f32 %f94,%f93,0f3F400000;
sub.f32 %f95,%f82,%f94;
fma.rn.f32 %f96,%f93,%f95,0fC0C00000;
fma.rn.f32 %f5,%f93,%f96,0f40400000;
fma.rn.f32 %f97,%f92,0f3FA00000,0fC0100000;
mul.f32 %f98,%f97,%f92;
fma.rn.f32 %f6,%f98,%f92,0f3F800000;
sub.f32 %f99,%f80,%f92;
fma.rn.f32 %f100,%f99,0f3FA00000,0fC0100000;
mul.f32 %f101,%f99,%f100;
fma.rn.f32 %f7,%f99,%f101,0f3F800000;
add.s32 %r141,%r139,-1;
setp.lt.u32 %p17,%r141,%r135;
@%p17 bra $14_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r129,%r139,-1;
st.param.b32 [param0+0],%r129;
.param .b32 param1;
st.param.b32 [param1+0],%r135;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r141,[retval0+0];
}
$14_24:
setp.lt.u32 %p18,%r139,%r135;
mov.u32 %r142,%r139;
@%p18 bra $14_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r139;
.param .b32 param1;
st.param.b32 [param1+0],%r135;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r142,[retval0+0];
}
$14_26:
add.s32 %r143,%r139,1;
setp.lt.u32 %p19,%r143,%r135;
@%p19 bra $14_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r130,%r139,1;
st.param.b32 [param0+0],%r130;
.param .b32 param1;
st.param.b32 [param1+0],%r135;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r143,[retval0+0];
}
$14_28:
add.s32 %r144,%r139,2;
setp.lt.u32 %p20,%r144,%r135;
@%p20 bra $14_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r131,%r139,2;
st.param.b32 [param0+0],%r131;
.param .b32 param1;
st.param.b32 [param1+0],%r135;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r144,[retval0+0];
}
$14_30:
add.s32 %r145,%r140,-1;
setp.lt.u32 %p21,%r145,%r136;
@%p21 bra $14_32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r132,%r140,-1;
st.param.b32 [param0+0],%r132;
.param .b32 param1;
st.param.b32 [param1+0],%r136;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r145,[retval0+0];
}
$14_32:
setp.lt.u32 %p22,%r140,%r136;
mov.u32 %r146,%r140;
@%p22 bra $14_34;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r140;
.param .b32 param1;
st.param.b32 [param1+0],%r136;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r146,[retval0+0];
}
$14_34:
add.s32 %r147,%r140,1;
setp.lt.u32 %p23,%r147,%r136;
@%p23 bra $14_36;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r133,%r140,1;
st.param.b32 [param0+0],%r133;
.param .b32 param1;
st.param.b32 [param1+0],%r136;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r147,[retval0+0];
}
$14_36:
add.s32 %r148,%r140,2;
setp.lt.u32 %p24,%r148,%r136;
@%p24 bra $14_38;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r134,%r140,2;
st.param.b32 [param0+0],%r134;
.param .b32 param1;
st.param.b32 [param1+0],%r136;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r148,[retval0+0];
}
$14_38:
setp.lt.s32 %p25,%r95,1;
@%p25 bra $14_89;
cvt.s64.s32 %rd106,%r15;
or.b32 %r53,%r145,%r141;
or.b32 %r54,%r145,%r142;
or.b32 %r55,%r145,%r143;
or.b32 %r56,%r145,%r144;
or.b32 %r57,%r146,%r141;
or.b32 %r58,%r146,%r142;
or.b32 %r59,%r146,%r143;
or.b32 %r60,%r146,%r144;
or.b32 %r61,%r147,%r141;
or.b32 %r62,%r147,%r142;
or.b32 %r63,%r147,%r143;
or.b32 %r64,%r147,%r144;
or.b32 %r65,%r148,%r141;
or.b32 %r66,%r148,%r142;
or.b32 %r67,%r148,%r143;
or.b32 %r68,%r148,%r144;
cvt.s64.s32 %rd107,%r14;
mul.lo.s64 %rd108,%rd149,%rd107;
mul.lo.s64 %rd109,%rd148,%rd106;
add.s64 %rd110,%rd108,%rd109;
add.s64 %rd157,%rd147,%rd110;
cvt.s64.s32 %rd111,%r144;
mul.lo.s64 %rd112,%rd145,%rd111;
cvt.s64.s32 %rd113,%r148;
mul.lo.s64 %rd114,%rd144,%rd113;
add.s64 %rd39,%rd112,%rd114;
cvt.s64.s32 %rd115,%r143;
mul.lo.s64 %rd116,%rd145,%rd115;
add.s64 %rd40,%rd116,%rd114;
cvt.s64.s32 %rd117,%r142;
mul.lo.s64 %rd118,%rd145,%rd117;
add.s64 %rd41,%rd118,%rd114;
cvt.s64.s32 %rd119,%r141;
mul.lo.s64 %rd120,%rd145,%rd119;
add.s64 %rd42,%rd120,%rd114;
cvt.s64.s32 %rd121,%r147;
mul.lo.s64 %rd122,%rd144,%rd121;
add.s64 %rd43,%rd112,%rd122;
add.s64 %rd44,%rd116,%rd122;
add.s64 %rd45,%rd118,%rd122;
add.s64 %rd46,%rd120,%rd122;
cvt.s64.s32 %rd123,%r146;
mul.lo.s64 %rd124,%rd144,%rd123;
add.s64 %rd47,%rd112,%rd124;
add.s64 %rd48,%rd116,%rd124;
add.s64 %rd49,%rd118,%rd124;
add.s64 %rd50,%rd120,%rd124;
cvt.s64.s32 %rd125,%r145;
mul.lo.s64 %rd126,%rd144,%rd125;
add.s64 %rd51,%rd112,%rd126;
add.s64 %rd52,%rd116,%rd126;
add.s64 %rd53,%rd118,%rd126;
add.s64 %rd54,%rd120,%rd126;
mov.f32 %f102,0f3F800000;
sub.f32 %f103,%f102,%f5;
sub.f32 %f104,%f103,%f6;
sub.f32 %f8,%f104,%f7;
mov.u32 %r149,0;
$14_40:
.pragma "nounroll";
setp.gt.s32 %p26,%r53,-1;
@%p26 bra $14_42;
bra.uni $14_41;
$14_42:
add.s64 %rd127,%rd155,%rd54;
ld.global.nc.u8 %r110,[%rd127];
cvt.u16.u32 %rs1,%r110;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f110,%rs2;
bra.uni $14_43;
$14_41:
ld.local.f32 %f110,[%rd156+4];
$14_43:
fma.rn.f32 %f12,%f1,%f110,0f00000000;
setp.gt.s32 %p27,%r54,-1;
@%p27 bra $14_45;
bra.uni $14_44;
$14_45:
add.s64 %rd128,%rd155,%rd53;
ld.global.nc.u8 %r111,[%rd128];
cvt.u16.u32 %rs3,%r111;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f111,%rs4;
bra.uni $14_46;
$14_44:
ld.local.f32 %f111,[%rd156+4];
$14_46:
fma.rn.f32 %f16,%f2,%f111,%f12;
setp.gt.s32 %p28,%r55,-1;
@%p28 bra $14_48;
bra.uni $14_47;
$14_48:
add.s64 %rd129,%rd155,%rd52;
ld.global.nc.u8 %r112,[%rd129];
cvt.u16.u32 %rs5,%r112;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f112,%rs6;
bra.uni $14_49;
$14_47:
ld.local.f32 %f112,[%rd156+4];
$14_49:
fma.rn.f32 %f20,%f3,%f112,%f16;
setp.gt.s32 %p29,%r56,-1;
@%p29 bra $14_51;
bra.uni $14_50;
$14_51:
add.s64 %rd130,%rd155,%rd51;
ld.global.nc.u8 %r113,[%rd130];
cvt.u16.u32 %rs7,%r113;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f113,%rs8;
bra.uni $14_52;
$14_50:
ld.local.f32 %f113,[%rd156+4];
$14_52:
fma.rn.f32 %f105,%f4,%f113,%f20;
fma.rn.f32 %f24,%f105,%f5,0f00000000;
setp.gt.s32 %p30,%r57,-1;
@%p30 bra $14_54;
bra.uni $14_53;
$14_54:
add.s64 %rd131,%rd155,%rd50;
ld.global.nc.u8 %r114,[%rd131];
cvt.u16.u32 %rs9,%r114;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f114,%rs10;
bra.uni $14_55;
$14_53:
ld.local.f32 %f114,[%rd156+4];
$14_55:
fma.rn.f32 %f28,%f1,%f114,0f00000000;
setp.gt.s32 %p31,%r58,-1;
@%p31 bra $14_57;
bra.uni $14_56;
$14_57:
add.s64 %rd132,%rd155,%rd49;
ld.global.nc.u8 %r115,[%rd132];
cvt.u16.u32 %rs11,%r115;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f115,%rs12;
bra.uni $14_58;
$14_56:
ld.local.f32 %f115,[%rd156+4];
$14_58:
fma.rn.f32 %f32,%f2,%f115,%f28;
setp.gt.s32 %p32,%r59,-1;
@%p32 bra $14_60;
bra.uni $14_59;
$14_60:
add.s64 %rd133,%rd155,%rd48;
ld.global.nc.u8 %r116,[%rd133];
cvt.u16.u32 %rs13,%r116;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f116,%rs14;
bra.uni $14_61;
$14_59:
ld.local.f32 %f116,[%rd156+4];
$14_61:
fma.rn.f32 %f36,%f3,%f116,%f32;
setp.gt.s32 %p33,%r60,-1;
@%p33 bra $14_63;
bra.uni $14_62;
$14_63:
add.s64 %rd134,%rd155,%rd47;
ld.global.nc.u8 %r117,[%rd134];
cvt.u16.u32 %rs15,%r117;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f117,%rs16;
bra.uni $14_64;
$14_62:
ld.local.f32 %f117,[%rd156+4];
$14_64:
fma.rn.f32 %f106,%f4,%f117,%f36;
fma.rn.f32 %f40,%f106,%f6,%f24;
setp.gt.s32 %p34,%r61,-1;
@%p34 bra $14_66;
bra.uni $14_65;
$14_66:
add.s64 %rd135,%rd155,%rd46;
ld.global.nc.u8 %r118,[%rd135];
cvt.u16.u32 %rs17,%r118;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f118,%rs18;
bra.uni $14_67;
$14_65:
ld.local.f32 %f118,[%rd156+4];
$14_67:
fma.rn.f32 %f44,%f1,%f118,0f00000000;
setp.gt.s32 %p35,%r62,-1;
@%p35 bra $14_69;
bra.uni $14_68;
$14_69:
add.s64 %rd136,%rd155,%rd45;
ld.global.nc.u8 %r119,[%rd136];
cvt.u16.u32 %rs19,%r119;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f119,%rs20;
bra.uni $14_70;
$14_68:
ld.local.f32 %f119,[%rd156+4];
$14_70:
fma.rn.f32 %f48,%f2,%f119,%f44;
setp.gt.s32 %p36,%r63,-1;
@%p36 bra $14_72;
bra.uni $14_71;
$14_72:
add.s64 %rd137,%rd155,%rd44;
ld.global.nc.u8 %r120,[%rd137];
cvt.u16.u32 %rs21,%r120;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f120,%rs22;
bra.uni $14_73;
$14_71:
ld.local.f32 %f120,[%rd156+4];
$14_73:
fma.rn.f32 %f52,%f3,%f120,%f48;
setp.gt.s32 %p37,%r64,-1;
@%p37 bra $14_75;
bra.uni $14_74;
$14_75:
add.s64 %rd138,%rd155,%rd43;
ld.global.nc.u8 %r121,[%rd138];
cvt.u16.u32 %rs23,%r121;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f121,%rs24;
bra.uni $14_76;
$14_74:
ld.local.f32 %f121,[%rd156+4];
$14_76:
fma.rn.f32 %f107,%f4,%f121,%f52;
fma.rn.f32 %f56,%f107,%f7,%f40;
setp.gt.s32 %p38,%r65,-1;
@%p38 bra $14_78;
bra.uni $14_77;
$14_78:
add.s64 %rd139,%rd155,%rd42;
ld.global.nc.u8 %r122,[%rd139];
cvt.u16.u32 %rs25,%r122;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f122,%rs26;
bra.uni $14_79;
$14_77:
ld.local.f32 %f122,[%rd156+4];
$14_79:
fma.rn.f32 %f60,%f1,%f122,0f00000000;
setp.gt.s32 %p39,%r66,-1;
@%p39 bra $14_81;
bra.uni $14_80;
$14_81:
add.s64 %rd140,%rd155,%rd41;
ld.global.nc.u8 %r123,[%rd140];
cvt.u16.u32 %rs27,%r123;
and.b16 %rs28,%rs27,255;
cvt.rn.f32.u16 %f123,%rs28;
bra.uni $14_82;
$14_80:
ld.local.f32 %f123,[%rd156+4];
$14_82:
fma.rn.f32 %f64,%f2,%f123,%f60;
setp.gt.s32 %p40,%r67,-1;
@%p40 bra $14_84;
bra.uni $14_83;
$14_84:
add.s64 %rd141,%rd155,%rd40;
ld.global.nc.u8 %r124,[%rd141];
cvt.u16.u32 %rs29,%r124;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f124,%rs30;
bra.uni $14_85;
$14_83:
ld.local.f32 %f124,[%rd156+4];
$14_85:
fma.rn.f32 %f68,%f3,%f124,%f64;
setp.gt.s32 %p41,%r68,-1;
@%p41 bra $14_87;
bra.uni $14_86;
$14_87:
add.s64 %rd142,%rd155,%rd39;
ld.global.nc.u8 %r125,[%rd142];
cvt.u16.u32 %rs31,%r125;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f125,%rs32;
bra.uni $14_88;
$14_86:
ld.local.f32 %f125,[%rd156+4];
$14_88:
fma.rn.f32 %f108,%f4,%f125,%f68;
fma.rn.f32 %f109,%f108,%f8,%f56;
cvt.rni.s32.f32 %r126,%f109;
max.s32 %r127,%r126,0;
min.s32 %r128,%r127,255;
st.u8 [%rd157],%r128;
add.s64 %rd157,%rd157,%rd150;
add.s64 %rd156,%rd156,4;
add.s64 %rd155,%rd155,%rd146;
add.s32 %r149,%r149,1;
setp.lt.s32 %p42,%r149,%r95;
@%p42 bra $14_40;
$14_89:
ret;
}
.visible .entry warp_cubic_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot15[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<43>;
.reg .b16 %rs<17>;
.reg .f32 %f<126>;
.reg .b32 %r<134>;
.reg .f64 %fd<95>;
.reg .b64 %rd<158>;
mov.u64 %SPL,__local_depot15;
ld.param.u64 %rd64,[p0];
ld.param.v2.u32 {%r119,%r120},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %rd69,[p2];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u64 %rd74,[p4];
ld.param.v2.u32 {%r121,%r122},[p5+32];
ld.param.v2.u32 {%r95,%r96},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u64 %rd79,[p8];
ld.param.u32 %r84,[p9];
ld.param.f32 %f72,[p10];
ld.param.f32 %f73,[p11];
ld.param.f32 %f74,[p12];
ld.param.f32 %f75,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd150,[p5+24];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd75,[p5];
ld.param.u64 %rd154,[p3+24];
ld.param.u64 %rd153,[p3+16];
ld.param.u64 %rd152,[p3+8];
ld.param.u64 %rd70,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd65,[p1];
add.u64 %rd156,%SPL,0;
st.local.u32 [%rd156],%r84;
st.local.f32 [%rd156+4],%f72;
st.local.f32 [%rd156+8],%f73;
st.local.f32 [%rd156+12],%f74;
st.local.f32 [%rd156+16],%f75;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $15_2;
cvta.to.global.u64 %rd81,%rd64;
mul.wide.s32 %rd82,%r1,40;
add.s64 %rd83,%rd81,%rd82;
ld.global.v2.u32 {%r119,%r120},[%rd83+32];
ld.global.u64 %rd146,[%rd83+24];
ld.global.u64 %rd145,[%rd83+16];
ld.global.u64 %rd144,[%rd83+8];
ld.global.u64 %rd155,[%rd83];
bra.uni $15_3;
$15_2:
cvt.s64.s32 %rd84,%r1;
mul.lo.s64 %rd85,%rd65,%rd84;
add.s64 %rd155,%rd64,%rd85;
$15_3:
setp.eq.s32 %p2,%r96,0;
@%p2 bra $15_5;
cvta.to.global.u64 %rd86,%rd74;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r121,%r122},[%rd88+32];
ld.global.u64 %rd150,[%rd88+24];
ld.global.u64 %rd149,[%rd88+16];
ld.global.u64 %rd148,[%rd88+8];
ld.global.u64 %rd147,[%rd88];
bra.uni $15_6;
$15_5:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd75,%rd89;
add.s64 %rd147,%rd74,%rd90;
$15_6:
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r14,%r102,%r103;
mov.u32 %r104,%ctaid.y;
shl.b32 %r105,%r104,3;
mov.u32 %r106,%tid.y;
add.s32 %r15,%r105,%r106;
setp.ge.s32 %p3,%r14,%r121;
setp.ge.s32 %p4,%r15,%r122;
or.pred %p5,%p4,%p3;
@%p5 bra $15_89;
setp.eq.s32 %p6,%r83,0;
@%p6 bra $15_12;
setp.eq.s32 %p7,%r92,0;
@%p7 bra $15_10;
cvta.to.global.u64 %rd91,%rd69;
mul.wide.s32 %rd92,%r1,40;
add.s64 %rd93,%rd91,%rd92;
ld.global.u64 %rd154,[%rd93+24];
ld.global.u64 %rd153,[%rd93+16];
ld.global.u64 %rd152,[%rd93+8];
ld.global.u64 %rd151,[%rd93];
bra.uni $15_11;
$15_12:
setp.eq.s64 %p8,%rd79,0;
@%p8 bra $15_14;
cvta.to.global.u64 %rd103,%rd79;
mul.wide.u32 %rd104,%r1,72;
add.s64 %rd105,%rd103,%rd104;
ld.global.f64 %fd81,[%rd105];
ld.global.f64 %fd82,[%rd105+8];
ld.global.f64 %fd83,[%rd105+16];
ld.global.f64 %fd84,[%rd105+24];
ld.global.f64 %fd85,[%rd105+32];
ld.global.f64 %fd86,[%rd105+40];
ld.global.f64 %fd87,[%rd105+48];
ld.global.f64 %fd88,[%rd105+56];
ld.global.f64 %fd89,[%rd105+64];
$15_14:
setp.eq.f64 %p9,%fd88,0d0000000000000000;
setp.eq.f64 %p10,%fd87,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd56,%fd82,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd57,%fd81,%fd31,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd30;
fma.rn.f64 %fd59,%fd84,%fd31,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p13,%p11,%p12;
@%p13 bra $15_18;
mul.rn.f64 %fd61,%fd88,%fd30;
fma.rn.f64 %fd62,%fd87,%fd31,%fd61;
add.rn.f64 %fd34,%fd62,%fd89;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p14 bra $15_17;
rcp.rn.f64 %fd90,%fd34;
$15_17:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $15_18;
$15_10:
cvt.s64.s32 %rd94,%r1;
mul.lo.s64 %rd95,%rd70,%rd94;
add.s64 %rd151,%rd69,%rd95;
$15_11:
cvt.s64.s32 %rd98,%r15;
mul.lo.s64 %rd99,%rd152,%rd98;
cvt.s64.s32 %rd100,%r14;
mul.lo.s64 %rd101,%rd153,%rd100;
add.s64 %rd102,%rd99,%rd101;
add.s64 %rd96,%rd151,%rd102;
ld.global.nc.f32 %f76,[%rd96];
cvt.f64.f32 %fd92,%f76;
add.s64 %rd97,%rd96,%rd154;
ld.global.nc.f32 %f77,[%rd97];
cvt.f64.f32 %fd91,%f77;
$15_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r123,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $15_20;
add.s32 %r123,%r123,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$15_20:
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r124,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $15_22;
add.s32 %r124,%r124,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$15_22:
cvt.rn.f32.f64 %f78,%fd93;
add.f32 %f79,%f78,0f3F800000;
mov.f32 %f80,0f3F800000;
mul.f32 %f81,%f79,0f3F400000;
mov.f32 %f82,0f40700000;
sub.f32 %f83,%f82,%f81;
fma.rn.f32 %f84,%f79,%f83,0fC0C00000;
fma.rn.f32 %f1,%f79,%f84,0f40400000;
fma.rn.f32 %f85,%f78,0f3FA00000,0fC0100000;
mul.f32 %f86,%f85,%f78;
fma.rn.f32 %f2,%f86,%f78,0f3F800000;
sub.f32 %f87,%f80,%f78;
fma.rn.f32 %f88,%f87,0f3FA00000,0fC0100000;
mul.f32 %f89,%f87,%f88;
fma.rn.f32 %f3,%f87,%f89,0f3F800000;
sub.f32 %f90,%f80,%f1;
sub.f32 %f91,%f90,%f2;
sub.f32 %f4,%f91,%f3;
cvt.rn.f32.f64 %f92,%fd94;
add.f32 %f93,%f92,0f3F800000;
mul.f32 %f94,%f93,0f3F400000;
sub.f32 %f95,%f82,%f94;
fma.rn.f32 %f96,%f93,%f95,0fC0C00000;
fma.rn.f32 %f5,%f93,%f96,0f40400000;
fma.rn.f32 %f97,%f92,0f3FA00000,0fC0100000;
mul.f32 %f98,%f97,%f92;
fma.rn.f32 %f6,%f98,%f92,0f3F800000;
sub.f32 %f99,%f80,%f92;
fma.rn.f32 %f100,%f99,0f3FA00000,0fC0100000;
mul.f32 %f101,%f99,%f100;
fma.rn.f32 %f7,%f99,%f101,0f3F800000;
add.s32 %r125,%r123,-1;
setp.lt.u32 %p17,%r125,%r119;
@%p17 bra $15_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r113,%r123,-1;
st.param.b32 [param0+0],%r113;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r125,[retval0+0];
}
$15_24:
setp.lt.u32 %p18,%r123,%r119;
mov.u32 %r126,%r123;
@%p18 bra $15_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r123;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r126,[retval0+0];
}
$15_26:
add.s32 %r127,%r123,1;
setp.lt.u32 %p19,%r127,%r119;
@%p19 bra $15_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r114,%r123,1;
st.param.b32 [param0+0],%r114;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r127,[retval0+0];
}
$15_28:
add.s32 %r128,%r123,2;
setp.lt.u32 %p20,%r128,%r119;
@%p20 bra $15_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r115,%r123,2;
st.param.b32 [param0+0],%r115;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r128,[retval0+0];
}
$15_30:
add.s32 %r129,%r124,-1;
setp.lt.u32 %p21,%r129,%r120;
@%p21 bra $15_32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r116,%r124,-1;
st.param.b32 [param0+0],%r116;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r129,[retval0+0];
}
$15_32:
setp.lt.u32 %p22,%r124,%r120;
mov.u32 %r130,%r124;
@%p22 bra $15_34;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r124;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r130,[retval0+0];
}
$15_34:
add.s32 %r131,%r124,1;
setp.lt.u32 %p23,%r131,%r120;
@%p23 bra $15_36;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r117,%r124,1;
st.param.b32 [param0+0],%r117;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r131,[retval0+0];
}
$15_36:
add.s32 %r132,%r124,2;
setp.lt.u32 %p24,%r132,%r120;
@%p24 bra $15_38;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r118,%r124,2;
st.param.b32 [param0+0],%r118;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r132,[retval0+0];
}
$15_38:
setp.lt.s32 %p25,%r95,1;
@%p25 bra $15_89;
cvt.s64.s32 %rd106,%r15;
or.b32 %r53,%r129,%r125;
or.b32 %r54,%r129,%r126;
or.b32 %r55,%r129,%r127;
or.b32 %r56,%r129,%r128;
or.b32 %r57,%r130,%r125;
or.b32 %r58,%r130,%r126;
or.b32 %r59,%r130,%r127;
or.b32 %r60,%r130,%r128;
or.b32 %r61,%r131,%r125;
or.b32 %r62,%r131,%r126;
or.b32 %r63,%r131,%r127;
or.b32 %r64,%r131,%r128;
or.b32 %r65,%r132,%r125;
or.b32 %r66,%r132,%r126;
or.b32 %r67,%r132,%r127;
or.b32 %r68,%r132,%r128;
cvt.s64.s32 %rd107,%r14;
mul.lo.s64 %rd108,%rd149,%rd107;
mul.lo.s64 %rd109,%rd148,%rd106;
add.s64 %rd110,%rd108,%rd109;
add.s64 %rd157,%rd147,%rd110;
cvt.s64.s32 %rd111,%r128;
mul.lo.s64 %rd112,%rd145,%rd111;
cvt.s64.s32 %rd113,%r132;
mul.lo.s64 %rd114,%rd144,%rd113;
add.s64 %rd39,%rd112,%rd114;
cvt.s64.s32 %rd115,%r127;
mul.lo.s64 %rd116,%rd145,%rd115;
add.s64 %rd40,%rd116,%rd114;
cvt.s64.s32 %rd117,%r126;
mul.lo.s64 %rd118,%rd145,%rd117;
add.s64 %rd41,%rd118,%rd114;
cvt.s64.s32 %rd119,%r125;
mul.lo.s64 %rd120,%rd145,%rd119;
add.s64 %rd42,%rd120,%rd114;
cvt.s64.s32 %rd121,%r131;
mul.lo.s64 %rd122,%rd144,%rd121;
add.s64 %rd43,%rd112,%rd122;
add.s64 %rd44,%rd116,%rd122;
add.s64 %rd45,%rd118,%rd122;
add.s64 %rd46,%rd120,%rd122;
cvt.s64.s32 %rd123,%r130;
mul.lo.s64 %rd124,%rd144,%rd123;
add.s64 %rd47,%rd112,%rd124;
add.s64 %rd48,%rd116,%rd124;
add.s64 %rd49,%rd118,%rd124;
add.s64 %rd50,%rd120,%rd124;
cvt.s64.s32 %rd125,%r129;
mul.lo.s64 %rd126,%rd144,%rd125;
add.s64 %rd51,%rd112,%rd126;
add.s64 %rd52,%rd116,%rd126;
add.s64 %rd53,%rd118,%rd126;
add.s64 %rd54,%rd120,%rd126;
mov.f32 %f102,0f3F800000;
sub.f32 %f103,%f102,%f5;
sub.f32 %f104,%f103,%f6;
sub.f32 %f8,%f104,%f7;
mov.u32 %r133,0;
$15_40:
.pragma "nounroll";
setp.gt.s32 %p26,%r53,-1;
@%p26 bra $15_42;
bra.uni $15_41;
$15_42:
add.s64 %rd127,%rd155,%rd54;
ld.global.nc.u16 %rs1,[%rd127];
cvt.rn.f32.u16 %f110,%rs1;
bra.uni $15_43;
$15_41:
ld.local.f32 %f110,[%rd156+4];
$15_43:
fma.rn.f32 %f12,%f1,%f110,0f00000000;
setp.gt.s32 %p27,%r54,-1;
@%p27 bra $15_45;
bra.uni $15_44;
$15_45:
add.s64 %rd128,%rd155,%rd53;
ld.global.nc.u16 %rs2,[%rd128];
cvt.rn.f32.u16 %f111,%rs2;
bra.uni $15_46;
$15_44:
ld.local.f32 %f111,[%rd156+4];
$15_46:
fma.rn.f32 %f16,%f2,%f111,%f12;
setp.gt.s32 %p28,%r55,-1;
@%p28 bra $15_48;
bra.uni $15_47;
$15_48:
add.s64 %rd129,%rd155,%rd52;
ld.global.nc.u16 %rs3,[%rd129];
cvt.rn.f32.u16 %f112,%rs3;
bra.uni $15_49;
$15_47:
ld.local.f32 %f112,[%rd156+4];
$15_49:
fma.rn.f32 %f20,%f3,%f112,%f16;
setp.gt.s32 %p29,%r56,-1;
@%p29 bra $15_51;
bra.uni $15_50;
$15_51:
add.s64 %rd130,%rd155,%rd51;
ld.global.nc.u16 %rs4,[%rd130];
cvt.rn.f32.u16 %f113,%rs4;
bra.uni $15_52;
$15_50:
ld.local.f32 %f113,[%rd156+4];
$15_52:
fma.rn.f32 %f105,%f4,%f113,%f20;
fma.rn.f32 %f24,%f105,%f5,0f00000000;
setp.gt.s32 %p30,%r57,-1;
@%p30 bra $15_54;
bra.uni $15_53;
$15_54:
add.s64 %rd131,%rd155,%rd50;
ld.global.nc.u16 %rs5,[%rd131];
cvt.rn.f32.u16 %f114,%rs5;
bra.uni $15_55;
$15_53:
ld.local.f32 %f114,[%rd156+4];
$15_55:
fma.rn.f32 %f28,%f1,%f114,0f00000000;
setp.gt.s32 %p31,%r58,-1;
@%p31 bra $15_57;
bra.uni $15_56;
$15_57:
add.s64 %rd132,%rd155,%rd49;
ld.global.nc.u16 %rs6,[%rd132];
cvt.rn.f32.u16 %f115,%rs6;
bra.uni $15_58;
$15_56:
ld.local.f32 %f115,[%rd156+4];
$15_58:
fma.rn.f32 %f32,%f2,%f115,%f28;
setp.gt.s32 %p32,%r59,-1;
@%p32 bra $15_60;
bra.uni $15_59;
$15_60:
add.s64 %rd133,%rd155,%rd48;
ld.global.nc.u16 %rs7,[%rd133];
cvt.rn.f32.u16 %f116,%rs7;
bra.uni $15_61;
$15_59:
ld.local.f32 %f116,[%rd156+4];
$15_61:
fma.rn.f32 %f36,%f3,%f116,%f32;
setp.gt.s32 %p33,%r60,-1;
@%p33 bra $15_63;
bra.uni $15_62;
$15_63:
add.s64 %rd134,%rd155,%rd47;
ld.global.nc.u16 %rs8,[%rd134];
cvt.rn.f32.u16 %f117,%rs8;
bra.uni $15_64;
$15_62:
ld.local.f32 %f117,[%rd156+4];
$15_64:
fma.rn.f32 %f106,%f4,%f117,%f36;
fma.rn.f32 %f40,%f106,%f6,%f24;
setp.gt.s32 %p34,%r61,-1;
@%p34 bra $15_66;
bra.uni $15_65;
$15_66:
add.s64 %rd135,%rd155,%rd46;
ld.global.nc.u16 %rs9,[%rd135];
cvt.rn.f32.u16 %f118,%rs9;
bra.uni $15_67;
$15_65:
ld.local.f32 %f118,[%rd156+4];
$15_67:
fma.rn.f32 %f44,%f1,%f118,0f00000000;
setp.gt.s32 %p35,%r62,-1;
@%p35 bra $15_69;
bra.uni $15_68;
$15_69:
add.s64 %rd136,%rd155,%rd45;
ld.global.nc.u16 %rs10,[%rd136];
cvt.rn.f32.u16 %f119,%rs10;
bra.uni $15_70;
$15_68:
ld.local.f32 %f119,[%rd156+4];
$15_70:
fma.rn.f32 %f48,%f2,%f119,%f44;
setp.gt.s32 %p36,%r63,-1;
@%p36 bra $15_72;
bra.uni $15_71;
$15_72:
add.s64 %rd137,%rd155,%rd44;
ld.global.nc.u16 %rs11,[%rd137];
cvt.rn.f32.u16 %f120,%rs11;
bra.uni $15_73;
$15_71:
ld.local.f32 %f120,[%rd156+4];
$15_73:
fma.rn.f32 %f52,%f3,%f120,%f48;
setp.gt.s32 %p37,%r64,-1;
@%p37 bra $15_75;
bra.uni $15_74;
$15_75:
add.s64 %rd138,%rd155,%rd43;
ld.global.nc.u16 %rs12,[%rd138];
cvt.rn.f32.u16 %f121,%rs12;
bra.uni $15_76;
$15_74:
ld.local.f32 %f121,[%rd156+4];
$15_76:
fma.rn.f32 %f107,%f4,%f121,%f52;
fma.rn.f32 %f56,%f107,%f7,%f40;
setp.gt.s32 %p38,%r65,-1;
@%p38 bra $15_78;
bra.uni $15_77;
$15_78:
add.s64 %rd139,%rd155,%rd42;
ld.global.nc.u16 %rs13,[%rd139];
cvt.rn.f32.u16 %f122,%rs13;
bra.uni $15_79;
$15_77:
ld.local.f32 %f122,[%rd156+4];
$15_79:
fma.rn.f32 %f60,%f1,%f122,0f00000000;
setp.gt.s32 %p39,%r66,-1;
@%p39 bra $15_81;
bra.uni $15_80;
$15_81:
add.s64 %rd140,%rd155,%rd41;
ld.global.nc.u16 %rs14,[%rd140];
cvt.rn.f32.u16 %f123,%rs14;
bra.uni $15_82;
$15_80:
ld.local.f32 %f123,[%rd156+4];
$15_82:
fma.rn.f32 %f64,%f2,%f123,%f60;
setp.gt.s32 %p40,%r67,-1;
@%p40 bra $15_84;
bra.uni $15_83;
$15_84:
add.s64 %rd141,%rd155,%rd40;
ld.global.nc.u16 %rs15,[%rd141];
cvt.rn.f32.u16 %f124,%rs15;
bra.uni $15_85;
$15_83:
ld.local.f32 %f124,[%rd156+4];
$15_85:
fma.rn.f32 %f68,%f3,%f124,%f64;
setp.gt.s32 %p41,%r68,-1;
@%p41 bra $15_87;
bra.uni $15_86;
$15_87:
add.s64 %rd142,%rd155,%rd39;
ld.global.nc.u16 %rs16,[%rd142];
cvt.rn.f32.u16 %f125,%rs16;
bra.uni $15_88;
$15_86:
ld.local.f32 %f125,[%rd156+4];
$15_88:
fma.rn.f32 %f108,%f4,%f125,%f68;
fma.rn.f32 %f109,%f108,%f8,%f56;
cvt.rni.s32.f32 %r110,%f109;
max.s32 %r111,%r110,0;
min.s32 %r112,%r111,65535;
st.u16 [%rd157],%r112;
add.s64 %rd157,%rd157,%rd150;
add.s64 %rd156,%rd156,4;
add.s64 %rd155,%rd155,%rd146;
add.s32 %r133,%r133,1;
setp.lt.s32 %p42,%r133,%r95;
@%p42 bra $15_40;
$15_89:
ret;
}
.visible .entry warp_cubic_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot16[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<43>;
.reg .b16 %rs<17>;
.reg .f32 %f<126>;
.reg .b32 %r<134>;
.reg .f64 %fd<95>;
.reg .b64 %rd<158>;
mov.u64 %SPL,__local_depot16;
ld.param.u64 %rd64,[p0];
ld.param.v2.u32 {%r119,%r120},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %rd69,[p2];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u64 %rd74,[p4];
ld.param.v2.u32 {%r121,%r122},[p5+32];
ld.param.v2.u32 {%r95,%r96},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u64 %rd79,[p8];
ld.param.u32 %r84,[p9];
ld.param.f32 %f72,[p10];
ld.param.f32 %f73,[p11];
ld.param.f32 %f74,[p12];
ld.param.f32 %f75,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd150,[p5+24];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd75,[p5];
ld.param.u64 %rd154,[p3+24];
ld.param.u64 %rd153,[p3+16];
ld.param.u64 %rd152,[p3+8];
ld.param.u64 %rd70,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd65,[p1];
add.u64 %rd156,%SPL,0;
st.local.u32 [%rd156],%r84;
st.local.f32 [%rd156+4],%f72;
st.local.f32 [%rd156+8],%f73;
st.local.f32 [%rd156+12],%f74;
st.local.f32 [%rd156+16],%f75;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $16_2;
cvta.to.global.u64 %rd81,%rd64;
mul.wide.s32 %rd82,%r1,40;
add.s64 %rd83,%rd81,%rd82;
ld.global.v2.u32 {%r119,%r120},[%rd83+32];
ld.global.u64 %rd146,[%rd83+24];
ld.global.u64 %rd145,[%rd83+16];
ld.global.u64 %rd144,[%rd83+8];
ld.global.u64 %rd155,[%rd83];
bra.uni $16_3;
$16_2:
cvt.s64.s32 %rd84,%r1;
mul.lo.s64 %rd85,%rd65,%rd84;
add.s64 %rd155,%rd64,%rd85;
$16_3:
setp.eq.s32 %p2,%r96,0;
@%p2 bra $16_5;
cvta.to.global.u64 %rd86,%rd74;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r121,%r122},[%rd88+32];
ld.global.u64 %rd150,[%rd88+24];
ld.global.u64 %rd149,[%rd88+16];
ld.global.u64 %rd148,[%rd88+8];
ld.global.u64 %rd147,[%rd88];
bra.uni $16_6;
$16_5:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd75,%rd89;
add.s64 %rd147,%rd74,%rd90;
$16_6:
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r14,%r102,%r103;
mov.u32 %r104,%ctaid.y;
shl.b32 %r105,%r104,3;
mov.u32 %r106,%tid.y;
add.s32 %r15,%r105,%r106;
setp.ge.s32 %p3,%r14,%r121;
setp.ge.s32 %p4,%r15,%r122;
or.pred %p5,%p4,%p3;
@%p5 bra $16_89;
setp.eq.s32 %p6,%r83,0;
@%p6 bra $16_12;
setp.eq.s32 %p7,%r92,0;
@%p7 bra $16_10;
cvta.to.global.u64 %rd91,%rd69;
mul.wide.s32 %rd92,%r1,40;
add.s64 %rd93,%rd91,%rd92;
ld.global.u64 %rd154,[%rd93+24];
ld.global.u64 %rd153,[%rd93+16];
ld.global.u64 %rd152,[%rd93+8];
ld.global.u64 %rd151,[%rd93];
bra.uni $16_11;
$16_12:
setp.eq.s64 %p8,%rd79,0;
@%p8 bra $16_14;
cvta.to.global.u64 %rd103,%rd79;
mul.wide.u32 %rd104,%r1,72;
add.s64 %rd105,%rd103,%rd104;
ld.global.f64 %fd81,[%rd105];
ld.global.f64 %fd82,[%rd105+8];
ld.global.f64 %fd83,[%rd105+16];
ld.global.f64 %fd84,[%rd105+24];
ld.global.f64 %fd85,[%rd105+32];
ld.global.f64 %fd86,[%rd105+40];
ld.global.f64 %fd87,[%rd105+48];
ld.global.f64 %fd88,[%rd105+56];
ld.global.f64 %fd89,[%rd105+64];
$16_14:
setp.eq.f64 %p9,%fd88,0d0000000000000000;
setp.eq.f64 %p10,%fd87,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd56,%fd82,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd57,%fd81,%fd31,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd30;
fma.rn.f64 %fd59,%fd84,%fd31,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p13,%p11,%p12;
@%p13 bra $16_18;
mul.rn.f64 %fd61,%fd88,%fd30;
fma.rn.f64 %fd62,%fd87,%fd31,%fd61;
add.rn.f64 %fd34,%fd62,%fd89;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p14 bra $16_17;
rcp.rn.f64 %fd90,%fd34;
$16_17:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $16_18;
$16_10:
cvt.s64.s32 %rd94,%r1;
mul.lo.s64 %rd95,%rd70,%rd94;
add.s64 %rd151,%rd69,%rd95;
$16_11:
cvt.s64.s32 %rd98,%r15;
mul.lo.s64 %rd99,%rd152,%rd98;
cvt.s64.s32 %rd100,%r14;
mul.lo.s64 %rd101,%rd153,%rd100;
add.s64 %rd102,%rd99,%rd101;
add.s64 %rd96,%rd151,%rd102;
ld.global.nc.f32 %f76,[%rd96];
cvt.f64.f32 %fd92,%f76;
add.s64 %rd97,%rd96,%rd154;
ld.global.nc.f32 %f77,[%rd97];
cvt.f64.f32 %fd91,%f77;
$16_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r123,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $16_20;
add.s32 %r123,%r123,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$16_20:
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r124,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $16_22;
add.s32 %r124,%r124,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$16_22:
cvt.rn.f32.f64 %f78,%fd93;
add.f32 %f79,%f78,0f3F800000;
mov.f32 %f80,0f3F800000;
mul.f32 %f81,%f79,0f3F400000;
mov.f32 %f82,0f40700000;
sub.f32 %f83,%f82,%f81;
fma.rn.f32 %f84,%f79,%f83,0fC0C00000;
fma.rn.f32 %f1,%f79,%f84,0f40400000;
fma.rn.f32 %f85,%f78,0f3FA00000,0fC0100000;
mul.f32 %f86,%f85,%f78;
fma.rn.f32 %f2,%f86,%f78,0f3F800000;
sub.f32 %f87,%f80,%f78;
fma.rn.f32 %f88,%f87,0f3FA00000,0fC0100000;
mul.f32 %f89,%f87,%f88;
fma.rn.f32 %f3,%f87,%f89,0f3F800000;
sub.f32 %f90,%f80,%f1;
sub.f32 %f91,%f90,%f2;
sub.f32 %f4,%f91,%f3;
cvt.rn.f32.f64 %f92,%fd94;
add.f32 %f93,%f92,0f3F800000;
mul.f32 %f94,%f93,0f3F400000;
sub.f32 %f95,%f82,%f94;
fma.rn.f32 %f96,%f93,%f95,0fC0C00000;
fma.rn.f32 %f5,%f93,%f96,0f40400000;
fma.rn.f32 %f97,%f92,0f3FA00000,0fC0100000;
mul.f32 %f98,%f97,%f92;
fma.rn.f32 %f6,%f98,%f92,0f3F800000;
sub.f32 %f99,%f80,%f92;
fma.rn.f32 %f100,%f99,0f3FA00000,0fC0100000;
mul.f32 %f101,%f99,%f100;
fma.rn.f32 %f7,%f99,%f101,0f3F800000;
add.s32 %r125,%r123,-1;
setp.lt.u32 %p17,%r125,%r119;
@%p17 bra $16_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r113,%r123,-1;
st.param.b32 [param0+0],%r113;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r125,[retval0+0];
}
$16_24:
setp.lt.u32 %p18,%r123,%r119;
mov.u32 %r126,%r123;
@%p18 bra $16_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r123;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r126,[retval0+0];
}
$16_26:
add.s32 %r127,%r123,1;
setp.lt.u32 %p19,%r127,%r119;
@%p19 bra $16_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r114,%r123,1;
st.param.b32 [param0+0],%r114;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r127,[retval0+0];
}
$16_28:
add.s32 %r128,%r123,2;
setp.lt.u32 %p20,%r128,%r119;
@%p20 bra $16_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r115,%r123,2;
st.param.b32 [param0+0],%r115;
.param .b32 param1;
st.param.b32 [param1+0],%r119;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r128,[retval0+0];
}
$16_30:
add.s32 %r129,%r124,-1;
setp.lt.u32 %p21,%r129,%r120;
@%p21 bra $16_32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r116,%r124,-1;
st.param.b32 [param0+0],%r116;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r129,[retval0+0];
}
$16_32:
setp.lt.u32 %p22,%r124,%r120;
mov.u32 %r130,%r124;
@%p22 bra $16_34;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r124;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r130,[retval0+0];
}
$16_34:
add.s32 %r131,%r124,1;
setp.lt.u32 %p23,%r131,%r120;
@%p23 bra $16_36;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r117,%r124,1;
st.param.b32 [param0+0],%r117;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r131,[retval0+0];
}
$16_36:
add.s32 %r132,%r124,2;
setp.lt.u32 %p24,%r132,%r120;
@%p24 bra $16_38;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r118,%r124,2;
st.param.b32 [param0+0],%r118;
.param .b32 param1;
st.param.b32 [param1+0],%r120;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r132,[retval0+0];
}
$16_38:
setp.lt.s32 %p25,%r95,1;
@%p25 bra $16_89;
cvt.s64.s32 %rd106,%r15;
or.b32 %r53,%r129,%r125;
or.b32 %r54,%r129,%r126;
or.b32 %r55,%r129,%r127;
or.b32 %r56,%r129,%r128;
or.b32 %r57,%r130,%r125;
or.b32 %r58,%r130,%r126;
or.b32 %r59,%r130,%r127;
or.b32 %r60,%r130,%r128;
or.b32 %r61,%r131,%r125;
or.b32 %r62,%r131,%r126;
or.b32 %r63,%r131,%r127;
or.b32 %r64,%r131,%r128;
or.b32 %r65,%r132,%r125;
or.b32 %r66,%r132,%r126;
or.b32 %r67,%r132,%r127;
or.b32 %r68,%r132,%r128;
cvt.s64.s32 %rd107,%r14;
mul.lo.s64 %rd108,%rd149,%rd107;
mul.lo.s64 %rd109,%rd148,%rd106;
add.s64 %rd110,%rd108,%rd109;
add.s64 %rd157,%rd147,%rd110;
cvt.s64.s32 %rd111,%r128;
mul.lo.s64 %rd112,%rd145,%rd111;
cvt.s64.s32 %rd113,%r132;
mul.lo.s64 %rd114,%rd144,%rd113;
add.s64 %rd39,%rd112,%rd114;
cvt.s64.s32 %rd115,%r127;
mul.lo.s64 %rd116,%rd145,%rd115;
add.s64 %rd40,%rd116,%rd114;
cvt.s64.s32 %rd117,%r126;
mul.lo.s64 %rd118,%rd145,%rd117;
add.s64 %rd41,%rd118,%rd114;
cvt.s64.s32 %rd119,%r125;
mul.lo.s64 %rd120,%rd145,%rd119;
add.s64 %rd42,%rd120,%rd114;
cvt.s64.s32 %rd121,%r131;
mul.lo.s64 %rd122,%rd144,%rd121;
add.s64 %rd43,%rd112,%rd122;
add.s64 %rd44,%rd116,%rd122;
add.s64 %rd45,%rd118,%rd122;
add.s64 %rd46,%rd120,%rd122;
cvt.s64.s32 %rd123,%r130;
mul.lo.s64 %rd124,%rd144,%rd123;
add.s64 %rd47,%rd112,%rd124;
add.s64 %rd48,%rd116,%rd124;
add.s64 %rd49,%rd118,%rd124;
add.s64 %rd50,%rd120,%rd124;
cvt.s64.s32 %rd125,%r129;
mul.lo.s64 %rd126,%rd144,%rd125;
add.s64 %rd51,%rd112,%rd126;
add.s64 %rd52,%rd116,%rd126;
add.s64 %rd53,%rd118,%rd126;
add.s64 %rd54,%rd120,%rd126;
mov.f32 %f102,0f3F800000;
sub.f32 %f103,%f102,%f5;
sub.f32 %f104,%f103,%f6;
sub.f32 %f8,%f104,%f7;
mov.u32 %r133,0;
$16_40:
.pragma "nounroll";
setp.gt.s32 %p26,%r53,-1;
@%p26 bra $16_42;
bra.uni $16_41;
$16_42:
add.s64 %rd127,%rd155,%rd54;
ld.global.nc.s16 %rs1,[%rd127];
cvt.rn.f32.s16 %f110,%rs1;
bra.uni $16_43;
$16_41:
ld.local.f32 %f110,[%rd156+4];
$16_43:
fma.rn.f32 %f12,%f1,%f110,0f00000000;
setp.gt.s32 %p27,%r54,-1;
@%p27 bra $16_45;
bra.uni $16_44;
$16_45:
add.s64 %rd128,%rd155,%rd53;
ld.global.nc.s16 %rs2,[%rd128];
cvt.rn.f32.s16 %f111,%rs2;
bra.uni $16_46;
$16_44:
ld.local.f32 %f111,[%rd156+4];
$16_46:
fma.rn.f32 %f16,%f2,%f111,%f12;
setp.gt.s32 %p28,%r55,-1;
@%p28 bra $16_48;
bra.uni $16_47;
$16_48:
add.s64 %rd129,%rd155,%rd52;
ld.global.nc.s16 %rs3,[%rd129];
cvt.rn.f32.s16 %f112,%rs3;
bra.uni $16_49;
$16_47:
ld.local.f32 %f112,[%rd156+4];
$16_49:
fma.rn.f32 %f20,%f3,%f112,%f16;
setp.gt.s32 %p29,%r56,-1;
@%p29 bra $16_51;
bra.uni $16_50;
$16_51:
add.s64 %rd130,%rd155,%rd51;
ld.global.nc.s16 %rs4,[%rd130];
cvt.rn.f32.s16 %f113,%rs4;
bra.uni $16_52;
$16_50:
ld.local.f32 %f113,[%rd156+4];
$16_52:
fma.rn.f32 %f105,%f4,%f113,%f20;
fma.rn.f32 %f24,%f105,%f5,0f00000000;
setp.gt.s32 %p30,%r57,-1;
@%p30 bra $16_54;
bra.uni $16_53;
$16_54:
add.s64 %rd131,%rd155,%rd50;
ld.global.nc.s16 %rs5,[%rd131];
cvt.rn.f32.s16 %f114,%rs5;
bra.uni $16_55;
$16_53:
ld.local.f32 %f114,[%rd156+4];
$16_55:
fma.rn.f32 %f28,%f1,%f114,0f00000000;
setp.gt.s32 %p31,%r58,-1;
@%p31 bra $16_57;
bra.uni $16_56;
$16_57:
add.s64 %rd132,%rd155,%rd49;
ld.global.nc.s16 %rs6,[%rd132];
cvt.rn.f32.s16 %f115,%rs6;
bra.uni $16_58;
$16_56:
ld.local.f32 %f115,[%rd156+4];
$16_58:
fma.rn.f32 %f32,%f2,%f115,%f28;
setp.gt.s32 %p32,%r59,-1;
@%p32 bra $16_60;
bra.uni $16_59;
$16_60:
add.s64 %rd133,%rd155,%rd48;
ld.global.nc.s16 %rs7,[%rd133];
cvt.rn.f32.s16 %f116,%rs7;
bra.uni $16_61;
$16_59:
ld.local.f32 %f116,[%rd156+4];
$16_61:
fma.rn.f32 %f36,%f3,%f116,%f32;
setp.gt.s32 %p33,%r60,-1;
@%p33 bra $16_63;
bra.uni $16_62;
$16_63:
add.s64 %rd134,%rd155,%rd47;
ld.global.nc.s16 %rs8,[%rd134];
cvt.rn.f32.s16 %f117,%rs8;
bra.uni $16_64;
$16_62:
ld.local.f32 %f117,[%rd156+4];
$16_64:
fma.rn.f32 %f106,%f4,%f117,%f36;
fma.rn.f32 %f40,%f106,%f6,%f24;
setp.gt.s32 %p34,%r61,-1;
@%p34 bra $16_66;
bra.uni $16_65;
$16_66:
add.s64 %rd135,%rd155,%rd46;
ld.global.nc.s16 %rs9,[%rd135];
cvt.rn.f32.s16 %f118,%rs9;
bra.uni $16_67;
$16_65:
ld.local.f32 %f118,[%rd156+4];
$16_67:
fma.rn.f32 %f44,%f1,%f118,0f00000000;
setp.gt.s32 %p35,%r62,-1;
@%p35 bra $16_69;
bra.uni $16_68;
$16_69:
add.s64 %rd136,%rd155,%rd45;
ld.global.nc.s16 %rs10,[%rd136];
cvt.rn.f32.s16 %f119,%rs10;
bra.uni $16_70;
$16_68:
ld.local.f32 %f119,[%rd156+4];
$16_70:
fma.rn.f32 %f48,%f2,%f119,%f44;
setp.gt.s32 %p36,%r63,-1;
@%p36 bra $16_72;
bra.uni $16_71;
$16_72:
add.s64 %rd137,%rd155,%rd44;
ld.global.nc.s16 %rs11,[%rd137];
cvt.rn.f32.s16 %f120,%rs11;
bra.uni $16_73;
$16_71:
ld.local.f32 %f120,[%rd156+4];
$16_73:
fma.rn.f32 %f52,%f3,%f120,%f48;
setp.gt.s32 %p37,%r64,-1;
@%p37 bra $16_75;
bra.uni $16_74;
$16_75:
add.s64 %rd138,%rd155,%rd43;
ld.global.nc.s16 %rs12,[%rd138];
cvt.rn.f32.s16 %f121,%rs12;
bra.uni $16_76;
$16_74:
ld.local.f32 %f121,[%rd156+4];
$16_76:
fma.rn.f32 %f107,%f4,%f121,%f52;
fma.rn.f32 %f56,%f107,%f7,%f40;
setp.gt.s32 %p38,%r65,-1;
@%p38 bra $16_78;
bra.uni $16_77;
$16_78:
add.s64 %rd139,%rd155,%rd42;
ld.global.nc.s16 %rs13,[%rd139];
cvt.rn.f32.s16 %f122,%rs13;
bra.uni $16_79;
$16_77:
ld.local.f32 %f122,[%rd156+4];
$16_79:
fma.rn.f32 %f60,%f1,%f122,0f00000000;
setp.gt.s32 %p39,%r66,-1;
@%p39 bra $16_81;
bra.uni $16_80;
$16_81:
add.s64 %rd140,%rd155,%rd41;
ld.global.nc.s16 %rs14,[%rd140];
cvt.rn.f32.s16 %f123,%rs14;
bra.uni $16_82;
$16_80:
ld.local.f32 %f123,[%rd156+4];
$16_82:
fma.rn.f32 %f64,%f2,%f123,%f60;
setp.gt.s32 %p40,%r67,-1;
@%p40 bra $16_84;
bra.uni $16_83;
$16_84:
add.s64 %rd141,%rd155,%rd40;
ld.global.nc.s16 %rs15,[%rd141];
cvt.rn.f32.s16 %f124,%rs15;
bra.uni $16_85;
$16_83:
ld.local.f32 %f124,[%rd156+4];
$16_85:
fma.rn.f32 %f68,%f3,%f124,%f64;
setp.gt.s32 %p41,%r68,-1;
@%p41 bra $16_87;
bra.uni $16_86;
$16_87:
add.s64 %rd142,%rd155,%rd39;
ld.global.nc.s16 %rs16,[%rd142];
cvt.rn.f32.s16 %f125,%rs16;
bra.uni $16_88;
$16_86:
ld.local.f32 %f125,[%rd156+4];
$16_88:
fma.rn.f32 %f108,%f4,%f125,%f68;
fma.rn.f32 %f109,%f108,%f8,%f56;
cvt.rni.s32.f32 %r110,%f109;
max.s32 %r111,%r110,-32768;
min.s32 %r112,%r111,32767;
st.u16 [%rd157],%r112;
add.s64 %rd157,%rd157,%rd150;
add.s64 %rd156,%rd156,4;
add.s64 %rd155,%rd155,%rd146;
add.s32 %r133,%r133,1;
setp.lt.s32 %p42,%r133,%r95;
@%p42 bra $16_40;
$16_89:
ret;
}
.visible .entry warp_cubic_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot17[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<43>;
.reg .b16 %rs<34>;
.reg .f32 %f<142>;
.reg .b32 %r<131>;
.reg .f64 %fd<95>;
.reg .b64 %rd<158>;
mov.u64 %SPL,__local_depot17;
ld.param.u64 %rd64,[p0];
ld.param.v2.u32 {%r116,%r117},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %rd69,[p2];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u64 %rd74,[p4];
ld.param.v2.u32 {%r118,%r119},[p5+32];
ld.param.v2.u32 {%r95,%r96},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u64 %rd79,[p8];
ld.param.u32 %r84,[p9];
ld.param.f32 %f72,[p10];
ld.param.f32 %f73,[p11];
ld.param.f32 %f74,[p12];
ld.param.f32 %f75,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd150,[p5+24];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd75,[p5];
ld.param.u64 %rd154,[p3+24];
ld.param.u64 %rd153,[p3+16];
ld.param.u64 %rd152,[p3+8];
ld.param.u64 %rd70,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd65,[p1];
add.u64 %rd156,%SPL,0;
st.local.u32 [%rd156],%r84;
st.local.f32 [%rd156+4],%f72;
st.local.f32 [%rd156+8],%f73;
st.local.f32 [%rd156+12],%f74;
st.local.f32 [%rd156+16],%f75;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $17_2;
cvta.to.global.u64 %rd81,%rd64;
mul.wide.s32 %rd82,%r1,40;
add.s64 %rd83,%rd81,%rd82;
ld.global.v2.u32 {%r116,%r117},[%rd83+32];
ld.global.u64 %rd146,[%rd83+24];
ld.global.u64 %rd145,[%rd83+16];
ld.global.u64 %rd144,[%rd83+8];
ld.global.u64 %rd155,[%rd83];
bra.uni $17_3;
$17_2:
cvt.s64.s32 %rd84,%r1;
mul.lo.s64 %rd85,%rd65,%rd84;
add.s64 %rd155,%rd64,%rd85;
$17_3:
setp.eq.s32 %p2,%r96,0;
@%p2 bra $17_5;
cvta.to.global.u64 %rd86,%rd74;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r118,%r119},[%rd88+32];
ld.global.u64 %rd150,[%rd88+24];
ld.global.u64 %rd149,[%rd88+16];
ld.global.u64 %rd148,[%rd88+8];
ld.global.u64 %rd147,[%rd88];
bra.uni $17_6;
$17_5:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd75,%rd89;
add.s64 %rd147,%rd74,%rd90;
$17_6:
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r14,%r102,%r103;
mov.u32 %r104,%ctaid.y;
shl.b32 %r105,%r104,3;
mov.u32 %r106,%tid.y;
add.s32 %r15,%r105,%r106;
setp.ge.s32 %p3,%r14,%r118;
setp.ge.s32 %p4,%r15,%r119;
or.pred %p5,%p4,%p3;
@%p5 bra $17_89;
setp.eq.s32 %p6,%r83,0;
@%p6 bra $17_12;
setp.eq.s32 %p7,%r92,0;
@%p7 bra $17_10;
cvta.to.global.u64 %rd91,%rd69;
mul.wide.s32 %rd92,%r1,40;
add.s64 %rd93,%rd91,%rd92;
ld.global.u64 %rd154,[%rd93+24];
ld.global.u64 %rd153,[%rd93+16];
ld.global.u64 %rd152,[%rd93+8];
ld.global.u64 %rd151,[%rd93];
bra.uni $17_11;
$17_12:
setp.eq.s64 %p8,%rd79,0;
@%p8 bra $17_14;
cvta.to.global.u64 %rd103,%rd79;
mul.wide.u32 %rd104,%r1,72;
add.s64 %rd105,%rd103,%rd104;
ld.global.f64 %fd81,[%rd105];
ld.global.f64 %fd82,[%rd105+8];
ld.global.f64 %fd83,[%rd105+16];
ld.global.f64 %fd84,[%rd105+24];
ld.global.f64 %fd85,[%rd105+32];
ld.global.f64 %fd86,[%rd105+40];
ld.global.f64 %fd87,[%rd105+48];
ld.global.f64 %fd88,[%rd105+56];
ld.global.f64 %fd89,[%rd105+64];
$17_14:
setp.eq.f64 %p9,%fd88,0d0000000000000000;
setp.eq.f64 %p10,%fd87,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd56,%fd82,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd57,%fd81,%fd31,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd30;
fma.rn.f64 %fd59,%fd84,%fd31,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p13,%p11,%p12;
@%p13 bra $17_18;
mul.rn.f64 %fd61,%fd88,%fd30;
fma.rn.f64 %fd62,%fd87,%fd31,%fd61;
add.rn.f64 %fd34,%fd62,%fd89;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p14 bra $17_17;
rcp.rn.f64 %fd90,%fd34;
$17_17:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $17_18;
$17_10:
cvt.s64.s32 %rd94,%r1;
mul.lo.s64 %rd95,%rd70,%rd94;
add.s64 %rd151,%rd69,%rd95;
$17_11:
cvt.s64.s32 %rd98,%r15;
mul.lo.s64 %rd99,%rd152,%rd98;
cvt.s64.s32 %rd100,%r14;
mul.lo.s64 %rd101,%rd153,%rd100;
add.s64 %rd102,%rd99,%rd101;
add.s64 %rd96,%rd151,%rd102;
ld.global.nc.f32 %f76,[%rd96];
cvt.f64.f32 %fd92,%f76;
add.s64 %rd97,%rd96,%rd154;
ld.global.nc.f32 %f77,[%rd97];
cvt.f64.f32 %fd91,%f77;
$17_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r120,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $17_20;
add.s32 %r120,%r120,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$17_20:
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r121,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $17_22;
add.s32 %r121,%r121,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$17_22:
cvt.rn.f32.f64 %f78,%fd93;
add.f32 %f79,%f78,0f3F800000;
mov.f32 %f80,0f3F800000;
mul.f32 %f81,%f79,0f3F400000;
mov.f32 %f82,0f40700000;
sub.f32 %f83,%f82,%f81;
fma.rn.f32 %f84,%f79,%f83,0fC0C00000;
fma.rn.f32 %f1,%f79,%f84,0f40400000;
fma.rn.f32 %f85,%f78,0f3FA00000,0fC0100000;
mul.f32 %f86,%f85,%f78;
fma.rn.f32 %f2,%f86,%f78,0f3F800000;
sub.f32 %f87,%f80,%f78;
fma.rn.f32 %f88,%f87,0f3FA00000,0fC0100000;
mul.f32 %f89,%f87,%f88;
fma.rn.f32 %f3,%f87,%f89,0f3F800000;
sub.f32 %f90,%f80,%f1;
sub.f32 %f91,%f90,%f2;
sub.f32 %f4,%f91,%f3;
cvt.rn.f32.f64 %f92,%fd94;
add.f32 %f93,%f92,0f3F800000;
mul.f32 %f94,%f93,0f3F400000;
sub.f32 %f95,%f82,%f94;
fma.rn.f32 %f96,%f93,%f95,0fC0C00000;
fma.rn.f32 %f5,%f93,%f96,0f40400000;
fma.rn.f32 %f97,%f92,0f3FA00000,0fC0100000;
mul.f32 %f98,%f97,%f92;
fma.rn.f32 %f6,%f98,%f92,0f3F800000;
sub.f32 %f99,%f80,%f92;
fma.rn.f32 %f100,%f99,0f3FA00000,0fC0100000;
mul.f32 %f101,%f99,%f100;
fma.rn.f32 %f7,%f99,%f101,0f3F800000;
add.s32 %r122,%r120,-1;
setp.lt.u32 %p17,%r122,%r116;
@%p17 bra $17_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r110,%r120,-1;
st.param.b32 [param0+0],%r110;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r122,[retval0+0];
}
$17_24:
setp.lt.u32 %p18,%r120,%r116;
mov.u32 %r123,%r120;
@%p18 bra $17_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r120;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r123,[retval0+0];
}
$17_26:
add.s32 %r124,%r120,1;
setp.lt.u32 %p19,%r124,%r116;
@%p19 bra $17_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r111,%r120,1;
st.param.b32 [param0+0],%r111;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r124,[retval0+0];
}
$17_28:
add.s32 %r125,%r120,2;
setp.lt.u32 %p20,%r125,%r116;
@%p20 bra $17_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r112,%r120,2;
st.param.b32 [param0+0],%r112;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r125,[retval0+0];
}
$17_30:
add.s32 %r126,%r121,-1;
setp.lt.u32 %p21,%r126,%r117;
@%p21 bra $17_32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r113,%r121,-1;
st.param.b32 [param0+0],%r113;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r126,[retval0+0];
}
$17_32:
setp.lt.u32 %p22,%r121,%r117;
mov.u32 %r127,%r121;
@%p22 bra $17_34;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r121;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r127,[retval0+0];
}
$17_34:
add.s32 %r128,%r121,1;
setp.lt.u32 %p23,%r128,%r117;
@%p23 bra $17_36;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r114,%r121,1;
st.param.b32 [param0+0],%r114;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r128,[retval0+0];
}
$17_36:
add.s32 %r129,%r121,2;
setp.lt.u32 %p24,%r129,%r117;
@%p24 bra $17_38;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r115,%r121,2;
st.param.b32 [param0+0],%r115;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r129,[retval0+0];
}
$17_38:
setp.lt.s32 %p25,%r95,1;
@%p25 bra $17_89;
cvt.s64.s32 %rd106,%r15;
or.b32 %r53,%r126,%r122;
or.b32 %r54,%r126,%r123;
or.b32 %r55,%r126,%r124;
or.b32 %r56,%r126,%r125;
or.b32 %r57,%r127,%r122;
or.b32 %r58,%r127,%r123;
or.b32 %r59,%r127,%r124;
or.b32 %r60,%r127,%r125;
or.b32 %r61,%r128,%r122;
or.b32 %r62,%r128,%r123;
or.b32 %r63,%r128,%r124;
or.b32 %r64,%r128,%r125;
or.b32 %r65,%r129,%r122;
or.b32 %r66,%r129,%r123;
or.b32 %r67,%r129,%r124;
or.b32 %r68,%r129,%r125;
cvt.s64.s32 %rd107,%r14;
mul.lo.s64 %rd108,%rd149,%rd107;
mul.lo.s64 %rd109,%rd148,%rd106;
add.s64 %rd110,%rd108,%rd109;
add.s64 %rd157,%rd147,%rd110;
cvt.s64.s32 %rd111,%r125;
mul.lo.s64 %rd112,%rd145,%rd111;
cvt.s64.s32 %rd113,%r129;
mul.lo.s64 %rd114,%rd144,%rd113;
add.s64 %rd39,%rd112,%rd114;
cvt.s64.s32 %rd115,%r124;
mul.lo.s64 %rd116,%rd145,%rd115;
add.s64 %rd40,%rd116,%rd114;
cvt.s64.s32 %rd117,%r123;
mul.lo.s64 %rd118,%rd145,%rd117;
add.s64 %rd41,%rd118,%rd114;
cvt.s64.s32 %rd119,%r122;
mul.lo.s64 %rd120,%rd145,%rd119;
add.s64 %rd42,%rd120,%rd114;
cvt.s64.s32 %rd121,%r128;
mul.lo.s64 %rd122,%rd144,%rd121;
add.s64 %rd43,%rd112,%rd122;
add.s64 %rd44,%rd116,%rd122;
add.s64 %rd45,%rd118,%rd122;
add.s64 %rd46,%rd120,%rd122;
cvt.s64.s32 %rd123,%r127;
mul.lo.s64 %rd124,%rd144,%rd123;
add.s64 %rd47,%rd112,%rd124;
add.s64 %rd48,%rd116,%rd124;
add.s64 %rd49,%rd118,%rd124;
add.s64 %rd50,%rd120,%rd124;
cvt.s64.s32 %rd125,%r126;
mul.lo.s64 %rd126,%rd144,%rd125;
add.s64 %rd51,%rd112,%rd126;
add.s64 %rd52,%rd116,%rd126;
add.s64 %rd53,%rd118,%rd126;
add.s64 %rd54,%rd120,%rd126;
mov.f32 %f102,0f3F800000;
sub.f32 %f103,%f102,%f5;
sub.f32 %f104,%f103,%f6;
sub.f32 %f8,%f104,%f7;
mov.u32 %r130,0;
$17_40:
.pragma "nounroll";
setp.gt.s32 %p26,%r53,-1;
@%p26 bra $17_42;
bra.uni $17_41;
$17_42:
add.s64 %rd127,%rd155,%rd54;
ld.global.nc.u16 %rs1,[%rd127];
cvt.f32.f16 %f126,%rs1;
bra.uni $17_43;
$17_41:
ld.local.f32 %f126,[%rd156+4];
$17_43:
fma.rn.f32 %f12,%f1,%f126,0f00000000;
setp.gt.s32 %p27,%r54,-1;
@%p27 bra $17_45;
bra.uni $17_44;
$17_45:
add.s64 %rd128,%rd155,%rd53;
ld.global.nc.u16 %rs3,[%rd128];
cvt.f32.f16 %f127,%rs3;
bra.uni $17_46;
$17_44:
ld.local.f32 %f127,[%rd156+4];
$17_46:
fma.rn.f32 %f16,%f2,%f127,%f12;
setp.gt.s32 %p28,%r55,-1;
@%p28 bra $17_48;
bra.uni $17_47;
$17_48:
add.s64 %rd129,%rd155,%rd52;
ld.global.nc.u16 %rs5,[%rd129];
cvt.f32.f16 %f128,%rs5;
bra.uni $17_49;
$17_47:
ld.local.f32 %f128,[%rd156+4];
$17_49:
fma.rn.f32 %f20,%f3,%f128,%f16;
setp.gt.s32 %p29,%r56,-1;
@%p29 bra $17_51;
bra.uni $17_50;
$17_51:
add.s64 %rd130,%rd155,%rd51;
ld.global.nc.u16 %rs7,[%rd130];
cvt.f32.f16 %f129,%rs7;
bra.uni $17_52;
$17_50:
ld.local.f32 %f129,[%rd156+4];
$17_52:
fma.rn.f32 %f109,%f4,%f129,%f20;
fma.rn.f32 %f24,%f109,%f5,0f00000000;
setp.gt.s32 %p30,%r57,-1;
@%p30 bra $17_54;
bra.uni $17_53;
$17_54:
add.s64 %rd131,%rd155,%rd50;
ld.global.nc.u16 %rs9,[%rd131];
cvt.f32.f16 %f130,%rs9;
bra.uni $17_55;
$17_53:
ld.local.f32 %f130,[%rd156+4];
$17_55:
fma.rn.f32 %f28,%f1,%f130,0f00000000;
setp.gt.s32 %p31,%r58,-1;
@%p31 bra $17_57;
bra.uni $17_56;
$17_57:
add.s64 %rd132,%rd155,%rd49;
ld.global.nc.u16 %rs11,[%rd132];
cvt.f32.f16 %f131,%rs11;
bra.uni $17_58;
$17_56:
ld.local.f32 %f131,[%rd156+4];
$17_58:
fma.rn.f32 %f32,%f2,%f131,%f28;
setp.gt.s32 %p32,%r59,-1;
@%p32 bra $17_60;
bra.uni $17_59;
$17_60:
add.s64 %rd133,%rd155,%rd48;
ld.global.nc.u16 %rs13,[%rd133];
cvt.f32.f16 %f132,%rs13;
bra.uni $17_61;
$17_59:
ld.local.f32 %f132,[%rd156+4];
$17_61:
fma.rn.f32 %f36,%f3,%f132,%f32;
setp.gt.s32 %p33,%r60,-1;
@%p33 bra $17_63;
bra.uni $17_62;
$17_63:
add.s64 %rd134,%rd155,%rd47;
ld.global.nc.u16 %rs15,[%rd134];
cvt.f32.f16 %f133,%rs15;
bra.uni $17_64;
$17_62:
ld.local.f32 %f133,[%rd156+4];
$17_64:
fma.rn.f32 %f114,%f4,%f133,%f36;
fma.rn.f32 %f40,%f114,%f6,%f24;
setp.gt.s32 %p34,%r61,-1;
@%p34 bra $17_66;
bra.uni $17_65;
$17_66:
add.s64 %rd135,%rd155,%rd46;
ld.global.nc.u16 %rs17,[%rd135];
cvt.f32.f16 %f134,%rs17;
bra.uni $17_67;
$17_65:
ld.local.f32 %f134,[%rd156+4];
$17_67:
fma.rn.f32 %f44,%f1,%f134,0f00000000;
setp.gt.s32 %p35,%r62,-1;
@%p35 bra $17_69;
bra.uni $17_68;
$17_69:
add.s64 %rd136,%rd155,%rd45;
ld.global.nc.u16 %rs19,[%rd136];
cvt.f32.f16 %f135,%rs19;
bra.uni $17_70;
$17_68:
ld.local.f32 %f135,[%rd156+4];
$17_70:
fma.rn.f32 %f48,%f2,%f135,%f44;
setp.gt.s32 %p36,%r63,-1;
@%p36 bra $17_72;
bra.uni $17_71;
$17_72:
add.s64 %rd137,%rd155,%rd44;
ld.global.nc.u16 %rs21,[%rd137];
cvt.f32.f16 %f136,%rs21;
bra.uni $17_73;
$17_71:
ld.local.f32 %f136,[%rd156+4];
$17_73:
fma.rn.f32 %f52,%f3,%f136,%f48;
setp.gt.s32 %p37,%r64,-1;
@%p37 bra $17_75;
bra.uni $17_74;
$17_75:
add.s64 %rd138,%rd155,%rd43;
ld.global.nc.u16 %rs23,[%rd138];
cvt.f32.f16 %f137,%rs23;
bra.uni $17_76;
$17_74:
ld.local.f32 %f137,[%rd156+4];
$17_76:
fma.rn.f32 %f119,%f4,%f137,%f52;
fma.rn.f32 %f56,%f119,%f7,%f40;
setp.gt.s32 %p38,%r65,-1;
@%p38 bra $17_78;
bra.uni $17_77;
$17_78:
add.s64 %rd139,%rd155,%rd42;
ld.global.nc.u16 %rs25,[%rd139];
cvt.f32.f16 %f138,%rs25;
bra.uni $17_79;
$17_77:
ld.local.f32 %f138,[%rd156+4];
$17_79:
fma.rn.f32 %f60,%f1,%f138,0f00000000;
setp.gt.s32 %p39,%r66,-1;
@%p39 bra $17_81;
bra.uni $17_80;
$17_81:
add.s64 %rd140,%rd155,%rd41;
ld.global.nc.u16 %rs27,[%rd140];
cvt.f32.f16 %f139,%rs27;
bra.uni $17_82;
$17_80:
ld.local.f32 %f139,[%rd156+4];
$17_82:
fma.rn.f32 %f64,%f2,%f139,%f60;
setp.gt.s32 %p40,%r67,-1;
@%p40 bra $17_84;
bra.uni $17_83;
$17_84:
add.s64 %rd141,%rd155,%rd40;
ld.global.nc.u16 %rs29,[%rd141];
cvt.f32.f16 %f140,%rs29;
bra.uni $17_85;
$17_83:
ld.local.f32 %f140,[%rd156+4];
$17_85:
fma.rn.f32 %f68,%f3,%f140,%f64;
setp.gt.s32 %p41,%r68,-1;
@%p41 bra $17_87;
bra.uni $17_86;
$17_87:
add.s64 %rd142,%rd155,%rd39;
ld.global.nc.u16 %rs31,[%rd142];
cvt.f32.f16 %f141,%rs31;
bra.uni $17_88;
$17_86:
ld.local.f32 %f141,[%rd156+4];
$17_88:
fma.rn.f32 %f125,%f4,%f141,%f68;
fma.rn.f32 %f124,%f125,%f8,%f56;
cvt.rn.f16.f32 %rs33,%f124;
st.u16 [%rd157],%rs33;
add.s64 %rd157,%rd157,%rd150;
add.s64 %rd156,%rd156,4;
add.s64 %rd155,%rd155,%rd146;
add.s32 %r130,%r130,1;
setp.lt.s32 %p42,%r130,%r95;
@%p42 bra $17_40;
$17_89:
ret;
}
.visible .entry warp_cubic_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.local .align 4 .b8 __local_depot18[20];
.reg .b64 %SP;
.reg .b64 %SPL;
.reg .pred %p<43>;
.reg .f32 %f<142>;
.reg .b32 %r<131>;
.reg .f64 %fd<95>;
.reg .b64 %rd<158>;
mov.u64 %SPL,__local_depot18;
ld.param.u64 %rd64,[p0];
ld.param.v2.u32 {%r116,%r117},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %rd69,[p2];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u64 %rd74,[p4];
ld.param.v2.u32 {%r118,%r119},[p5+32];
ld.param.v2.u32 {%r95,%r96},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u64 %rd79,[p8];
ld.param.u32 %r84,[p9];
ld.param.f32 %f72,[p10];
ld.param.f32 %f73,[p11];
ld.param.f32 %f74,[p12];
ld.param.f32 %f75,[p13];
ld.param.f64 %fd89,[p7+64];
ld.param.f64 %fd88,[p7+56];
ld.param.f64 %fd87,[p7+48];
ld.param.f64 %fd86,[p7+40];
ld.param.f64 %fd85,[p7+32];
ld.param.f64 %fd84,[p7+24];
ld.param.f64 %fd83,[p7+16];
ld.param.f64 %fd82,[p7+8];
ld.param.f64 %fd81,[p7];
ld.param.u64 %rd150,[p5+24];
ld.param.u64 %rd149,[p5+16];
ld.param.u64 %rd148,[p5+8];
ld.param.u64 %rd75,[p5];
ld.param.u64 %rd154,[p3+24];
ld.param.u64 %rd153,[p3+16];
ld.param.u64 %rd152,[p3+8];
ld.param.u64 %rd70,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd65,[p1];
add.u64 %rd156,%SPL,0;
st.local.u32 [%rd156],%r84;
st.local.f32 [%rd156+4],%f72;
st.local.f32 [%rd156+8],%f73;
st.local.f32 [%rd156+12],%f74;
st.local.f32 [%rd156+16],%f75;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $18_2;
cvta.to.global.u64 %rd81,%rd64;
mul.wide.s32 %rd82,%r1,40;
add.s64 %rd83,%rd81,%rd82;
ld.global.v2.u32 {%r116,%r117},[%rd83+32];
ld.global.u64 %rd146,[%rd83+24];
ld.global.u64 %rd145,[%rd83+16];
ld.global.u64 %rd144,[%rd83+8];
ld.global.u64 %rd155,[%rd83];
bra.uni $18_3;
$18_2:
cvt.s64.s32 %rd84,%r1;
mul.lo.s64 %rd85,%rd65,%rd84;
add.s64 %rd155,%rd64,%rd85;
$18_3:
setp.eq.s32 %p2,%r96,0;
@%p2 bra $18_5;
cvta.to.global.u64 %rd86,%rd74;
mul.wide.s32 %rd87,%r1,40;
add.s64 %rd88,%rd86,%rd87;
ld.global.v2.u32 {%r118,%r119},[%rd88+32];
ld.global.u64 %rd150,[%rd88+24];
ld.global.u64 %rd149,[%rd88+16];
ld.global.u64 %rd148,[%rd88+8];
ld.global.u64 %rd147,[%rd88];
bra.uni $18_6;
$18_5:
cvt.s64.s32 %rd89,%r1;
mul.lo.s64 %rd90,%rd75,%rd89;
add.s64 %rd147,%rd74,%rd90;
$18_6:
mov.u32 %r101,%ctaid.x;
shl.b32 %r102,%r101,5;
mov.u32 %r103,%tid.x;
add.s32 %r14,%r102,%r103;
mov.u32 %r104,%ctaid.y;
shl.b32 %r105,%r104,3;
mov.u32 %r106,%tid.y;
add.s32 %r15,%r105,%r106;
setp.ge.s32 %p3,%r14,%r118;
setp.ge.s32 %p4,%r15,%r119;
or.pred %p5,%p4,%p3;
@%p5 bra $18_89;
setp.eq.s32 %p6,%r83,0;
@%p6 bra $18_12;
setp.eq.s32 %p7,%r92,0;
@%p7 bra $18_10;
cvta.to.global.u64 %rd91,%rd69;
mul.wide.s32 %rd92,%r1,40;
add.s64 %rd93,%rd91,%rd92;
ld.global.u64 %rd154,[%rd93+24];
ld.global.u64 %rd153,[%rd93+16];
ld.global.u64 %rd152,[%rd93+8];
ld.global.u64 %rd151,[%rd93];
bra.uni $18_11;
$18_12:
setp.eq.s64 %p8,%rd79,0;
@%p8 bra $18_14;
cvta.to.global.u64 %rd103,%rd79;
mul.wide.u32 %rd104,%r1,72;
add.s64 %rd105,%rd103,%rd104;
ld.global.f64 %fd81,[%rd105];
ld.global.f64 %fd82,[%rd105+8];
ld.global.f64 %fd83,[%rd105+16];
ld.global.f64 %fd84,[%rd105+24];
ld.global.f64 %fd85,[%rd105+32];
ld.global.f64 %fd86,[%rd105+40];
ld.global.f64 %fd87,[%rd105+48];
ld.global.f64 %fd88,[%rd105+56];
ld.global.f64 %fd89,[%rd105+64];
$18_14:
setp.eq.f64 %p9,%fd88,0d0000000000000000;
setp.eq.f64 %p10,%fd87,0d0000000000000000;
and.pred %p11,%p10,%p9;
setp.eq.f64 %p12,%fd89,0d3FF0000000000000;
cvt.rn.f64.s32 %fd30,%r15;
mul.rn.f64 %fd56,%fd82,%fd30;
cvt.rn.f64.s32 %fd31,%r14;
fma.rn.f64 %fd57,%fd81,%fd31,%fd56;
add.rn.f64 %fd92,%fd57,%fd83;
mul.rn.f64 %fd58,%fd85,%fd30;
fma.rn.f64 %fd59,%fd84,%fd31,%fd58;
add.rn.f64 %fd91,%fd59,%fd86;
and.pred %p13,%p11,%p12;
@%p13 bra $18_18;
mul.rn.f64 %fd61,%fd88,%fd30;
fma.rn.f64 %fd62,%fd87,%fd31,%fd61;
add.rn.f64 %fd34,%fd62,%fd89;
setp.eq.f64 %p14,%fd34,0d0000000000000000;
mov.f64 %fd90,0d0000000000000000;
@%p14 bra $18_17;
rcp.rn.f64 %fd90,%fd34;
$18_17:
mul.rn.f64 %fd92,%fd92,%fd90;
mul.rn.f64 %fd91,%fd91,%fd90;
bra.uni $18_18;
$18_10:
cvt.s64.s32 %rd94,%r1;
mul.lo.s64 %rd95,%rd70,%rd94;
add.s64 %rd151,%rd69,%rd95;
$18_11:
cvt.s64.s32 %rd98,%r15;
mul.lo.s64 %rd99,%rd152,%rd98;
cvt.s64.s32 %rd100,%r14;
mul.lo.s64 %rd101,%rd153,%rd100;
add.s64 %rd102,%rd99,%rd101;
add.s64 %rd96,%rd151,%rd102;
ld.global.nc.f32 %f76,[%rd96];
cvt.f64.f32 %fd92,%f76;
add.s64 %rd97,%rd96,%rd154;
ld.global.nc.f32 %f77,[%rd97];
cvt.f64.f32 %fd91,%f77;
$18_18:
add.f64 %fd63,%fd92,0d0000000000000000;
mov.f64 %fd64,0dC1CDCD6500000000;
max.f64 %fd65,%fd63,%fd64;
mov.f64 %fd66,0d41CDCD6500000000;
min.f64 %fd67,%fd65,%fd66;
mov.f64 %fd68,0d4338000000000000;
add.rn.f64 %fd69,%fd67,%fd68;
sub.rn.f64 %fd70,%fd69,%fd68;
sub.rn.f64 %fd93,%fd67,%fd70;
{
.reg .b32 %temp;
mov.b64 {%r120,%temp},%fd69;
}
setp.geu.f64 %p15,%fd93,0d0000000000000000;
@%p15 bra $18_20;
add.s32 %r120,%r120,-1;
mov.f64 %fd71,0d3FF0000000000000;
add.rn.f64 %fd93,%fd93,%fd71;
$18_20:
add.f64 %fd72,%fd91,0d0000000000000000;
max.f64 %fd74,%fd72,%fd64;
min.f64 %fd76,%fd74,%fd66;
add.rn.f64 %fd78,%fd76,%fd68;
sub.rn.f64 %fd79,%fd78,%fd68;
sub.rn.f64 %fd94,%fd76,%fd79;
{
.reg .b32 %temp;
mov.b64 {%r121,%temp},%fd78;
}
setp.geu.f64 %p16,%fd94,0d0000000000000000;
@%p16 bra $18_22;
add.s32 %r121,%r121,-1;
mov.f64 %fd80,0d3FF0000000000000;
add.rn.f64 %fd94,%fd94,%fd80;
$18_22:
cvt.rn.f32.f64 %f78,%fd93;
add.f32 %f79,%f78,0f3F800000;
mov.f32 %f80,0f3F800000;
mul.f32 %f81,%f79,0f3F400000;
mov.f32 %f82,0f40700000;
sub.f32 %f83,%f82,%f81;
fma.rn.f32 %f84,%f79,%f83,0fC0C00000;
fma.rn.f32 %f1,%f79,%f84,0f40400000;
fma.rn.f32 %f85,%f78,0f3FA00000,0fC0100000;
mul.f32 %f86,%f85,%f78;
fma.rn.f32 %f2,%f86,%f78,0f3F800000;
sub.f32 %f87,%f80,%f78;
fma.rn.f32 %f88,%f87,0f3FA00000,0fC0100000;
mul.f32 %f89,%f87,%f88;
fma.rn.f32 %f3,%f87,%f89,0f3F800000;
sub.f32 %f90,%f80,%f1;
sub.f32 %f91,%f90,%f2;
sub.f32 %f4,%f91,%f3;
cvt.rn.f32.f64 %f92,%fd94;
add.f32 %f93,%f92,0f3F800000;
mul.f32 %f94,%f93,0f3F400000;
sub.f32 %f95,%f82,%f94;
fma.rn.f32 %f96,%f93,%f95,0fC0C00000;
fma.rn.f32 %f5,%f93,%f96,0f40400000;
fma.rn.f32 %f97,%f92,0f3FA00000,0fC0100000;
mul.f32 %f98,%f97,%f92;
fma.rn.f32 %f6,%f98,%f92,0f3F800000;
sub.f32 %f99,%f80,%f92;
fma.rn.f32 %f100,%f99,0f3FA00000,0fC0100000;
mul.f32 %f101,%f99,%f100;
fma.rn.f32 %f7,%f99,%f101,0f3F800000;
add.s32 %r122,%r120,-1;
setp.lt.u32 %p17,%r122,%r116;
@%p17 bra $18_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r110,%r120,-1;
st.param.b32 [param0+0],%r110;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r122,[retval0+0];
}
$18_24:
setp.lt.u32 %p18,%r120,%r116;
mov.u32 %r123,%r120;
@%p18 bra $18_26;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r120;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r123,[retval0+0];
}
$18_26:
add.s32 %r124,%r120,1;
setp.lt.u32 %p19,%r124,%r116;
@%p19 bra $18_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r111,%r120,1;
st.param.b32 [param0+0],%r111;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r124,[retval0+0];
}
$18_28:
add.s32 %r125,%r120,2;
setp.lt.u32 %p20,%r125,%r116;
@%p20 bra $18_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r112,%r120,2;
st.param.b32 [param0+0],%r112;
.param .b32 param1;
st.param.b32 [param1+0],%r116;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r125,[retval0+0];
}
$18_30:
add.s32 %r126,%r121,-1;
setp.lt.u32 %p21,%r126,%r117;
@%p21 bra $18_32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r113,%r121,-1;
st.param.b32 [param0+0],%r113;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r126,[retval0+0];
}
$18_32:
setp.lt.u32 %p22,%r121,%r117;
mov.u32 %r127,%r121;
@%p22 bra $18_34;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r121;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r127,[retval0+0];
}
$18_34:
add.s32 %r128,%r121,1;
setp.lt.u32 %p23,%r128,%r117;
@%p23 bra $18_36;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r114,%r121,1;
st.param.b32 [param0+0],%r114;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r128,[retval0+0];
}
$18_36:
add.s32 %r129,%r121,2;
setp.lt.u32 %p24,%r129,%r117;
@%p24 bra $18_38;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r115,%r121,2;
st.param.b32 [param0+0],%r115;
.param .b32 param1;
st.param.b32 [param1+0],%r117;
.param .b32 param2;
st.param.b32 [param2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r129,[retval0+0];
}
$18_38:
setp.lt.s32 %p25,%r95,1;
@%p25 bra $18_89;
cvt.s64.s32 %rd106,%r15;
or.b32 %r53,%r126,%r122;
or.b32 %r54,%r126,%r123;
or.b32 %r55,%r126,%r124;
or.b32 %r56,%r126,%r125;
or.b32 %r57,%r127,%r122;
or.b32 %r58,%r127,%r123;
or.b32 %r59,%r127,%r124;
or.b32 %r60,%r127,%r125;
or.b32 %r61,%r128,%r122;
or.b32 %r62,%r128,%r123;
or.b32 %r63,%r128,%r124;
or.b32 %r64,%r128,%r125;
or.b32 %r65,%r129,%r122;
or.b32 %r66,%r129,%r123;
or.b32 %r67,%r129,%r124;
or.b32 %r68,%r129,%r125;
cvt.s64.s32 %rd107,%r14;
mul.lo.s64 %rd108,%rd149,%rd107;
mul.lo.s64 %rd109,%rd148,%rd106;
add.s64 %rd110,%rd108,%rd109;
add.s64 %rd157,%rd147,%rd110;
cvt.s64.s32 %rd111,%r125;
mul.lo.s64 %rd112,%rd145,%rd111;
cvt.s64.s32 %rd113,%r129;
mul.lo.s64 %rd114,%rd144,%rd113;
add.s64 %rd39,%rd112,%rd114;
cvt.s64.s32 %rd115,%r124;
mul.lo.s64 %rd116,%rd145,%rd115;
add.s64 %rd40,%rd116,%rd114;
cvt.s64.s32 %rd117,%r123;
mul.lo.s64 %rd118,%rd145,%rd117;
add.s64 %rd41,%rd118,%rd114;
cvt.s64.s32 %rd119,%r122;
mul.lo.s64 %rd120,%rd145,%rd119;
add.s64 %rd42,%rd120,%rd114;
cvt.s64.s32 %rd121,%r128;
mul.lo.s64 %rd122,%rd144,%rd121;
add.s64 %rd43,%rd112,%rd122;
add.s64 %rd44,%rd116,%rd122;
add.s64 %rd45,%rd118,%rd122;
add.s64 %rd46,%rd120,%rd122;
cvt.s64.s32 %rd123,%r127;
mul.lo.s64 %rd124,%rd144,%rd123;
add.s64 %rd47,%rd112,%rd124;
add.s64 %rd48,%rd116,%rd124;
add.s64 %rd49,%rd118,%rd124;
add.s64 %rd50,%rd120,%rd124;
cvt.s64.s32 %rd125,%r126;
mul.lo.s64 %rd126,%rd144,%rd125;
add.s64 %rd51,%rd112,%rd126;
add.s64 %rd52,%rd116,%rd126;
add.s64 %rd53,%rd118,%rd126;
add.s64 %rd54,%rd120,%rd126;
mov.f32 %f102,0f3F800000;
sub.f32 %f103,%f102,%f5;
sub.f32 %f104,%f103,%f6;
sub.f32 %f8,%f104,%f7;
mov.u32 %r130,0;
$18_40:
.pragma "nounroll";
setp.gt.s32 %p26,%r53,-1;
@%p26 bra $18_42;
bra.uni $18_41;
$18_42:
add.s64 %rd127,%rd155,%rd54;
ld.global.nc.f32 %f126,[%rd127];
bra.uni $18_43;
$18_41:
ld.local.f32 %f126,[%rd156+4];
$18_43:
fma.rn.f32 %f12,%f1,%f126,0f00000000;
setp.gt.s32 %p27,%r54,-1;
@%p27 bra $18_45;
bra.uni $18_44;
$18_45:
add.s64 %rd128,%rd155,%rd53;
ld.global.nc.f32 %f127,[%rd128];
bra.uni $18_46;
$18_44:
ld.local.f32 %f127,[%rd156+4];
$18_46:
fma.rn.f32 %f16,%f2,%f127,%f12;
setp.gt.s32 %p28,%r55,-1;
@%p28 bra $18_48;
bra.uni $18_47;
$18_48:
add.s64 %rd129,%rd155,%rd52;
ld.global.nc.f32 %f128,[%rd129];
bra.uni $18_49;
$18_47:
ld.local.f32 %f128,[%rd156+4];
$18_49:
fma.rn.f32 %f20,%f3,%f128,%f16;
setp.gt.s32 %p29,%r56,-1;
@%p29 bra $18_51;
bra.uni $18_50;
$18_51:
add.s64 %rd130,%rd155,%rd51;
ld.global.nc.f32 %f129,[%rd130];
bra.uni $18_52;
$18_50:
ld.local.f32 %f129,[%rd156+4];
$18_52:
fma.rn.f32 %f109,%f4,%f129,%f20;
fma.rn.f32 %f24,%f109,%f5,0f00000000;
setp.gt.s32 %p30,%r57,-1;
@%p30 bra $18_54;
bra.uni $18_53;
$18_54:
add.s64 %rd131,%rd155,%rd50;
ld.global.nc.f32 %f130,[%rd131];
bra.uni $18_55;
$18_53:
ld.local.f32 %f130,[%rd156+4];
$18_55:
fma.rn.f32 %f28,%f1,%f130,0f00000000;
setp.gt.s32 %p31,%r58,-1;
@%p31 bra $18_57;
bra.uni $18_56;
$18_57:
add.s64 %rd132,%rd155,%rd49;
ld.global.nc.f32 %f131,[%rd132];
bra.uni $18_58;
$18_56:
ld.local.f32 %f131,[%rd156+4];
$18_58:
fma.rn.f32 %f32,%f2,%f131,%f28;
setp.gt.s32 %p32,%r59,-1;
@%p32 bra $18_60;
bra.uni $18_59;
$18_60:
add.s64 %rd133,%rd155,%rd48;
ld.global.nc.f32 %f132,[%rd133];
bra.uni $18_61;
$18_59:
ld.local.f32 %f132,[%rd156+4];
$18_61:
fma.rn.f32 %f36,%f3,%f132,%f32;
setp.gt.s32 %p33,%r60,-1;
@%p33 bra $18_63;
bra.uni $18_62;
$18_63:
add.s64 %rd134,%rd155,%rd47;
ld.global.nc.f32 %f133,[%rd134];
bra.uni $18_64;
$18_62:
ld.local.f32 %f133,[%rd156+4];
$18_64:
fma.rn.f32 %f114,%f4,%f133,%f36;
fma.rn.f32 %f40,%f114,%f6,%f24;
setp.gt.s32 %p34,%r61,-1;
@%p34 bra $18_66;
bra.uni $18_65;
$18_66:
add.s64 %rd135,%rd155,%rd46;
ld.global.nc.f32 %f134,[%rd135];
bra.uni $18_67;
$18_65:
ld.local.f32 %f134,[%rd156+4];
$18_67:
fma.rn.f32 %f44,%f1,%f134,0f00000000;
setp.gt.s32 %p35,%r62,-1;
@%p35 bra $18_69;
bra.uni $18_68;
$18_69:
add.s64 %rd136,%rd155,%rd45;
ld.global.nc.f32 %f135,[%rd136];
bra.uni $18_70;
$18_68:
ld.local.f32 %f135,[%rd156+4];
$18_70:
fma.rn.f32 %f48,%f2,%f135,%f44;
setp.gt.s32 %p36,%r63,-1;
@%p36 bra $18_72;
bra.uni $18_71;
$18_72:
add.s64 %rd137,%rd155,%rd44;
ld.global.nc.f32 %f136,[%rd137];
bra.uni $18_73;
$18_71:
ld.local.f32 %f136,[%rd156+4];
$18_73:
fma.rn.f32 %f52,%f3,%f136,%f48;
setp.gt.s32 %p37,%r64,-1;
@%p37 bra $18_75;
bra.uni $18_74;
$18_75:
add.s64 %rd138,%rd155,%rd43;
ld.global.nc.f32 %f137,[%rd138];
bra.uni $18_76;
$18_74:
ld.local.f32 %f137,[%rd156+4];
$18_76:
fma.rn.f32 %f119,%f4,%f137,%f52;
fma.rn.f32 %f56,%f119,%f7,%f40;
setp.gt.s32 %p38,%r65,-1;
@%p38 bra $18_78;
bra.uni $18_77;
$18_78:
add.s64 %rd139,%rd155,%rd42;
ld.global.nc.f32 %f138,[%rd139];
bra.uni $18_79;
$18_77:
ld.local.f32 %f138,[%rd156+4];
$18_79:
fma.rn.f32 %f60,%f1,%f138,0f00000000;
setp.gt.s32 %p39,%r66,-1;
@%p39 bra $18_81;
bra.uni $18_80;
$18_81:
add.s64 %rd140,%rd155,%rd41;
ld.global.nc.f32 %f139,[%rd140];
bra.uni $18_82;
$18_80:
ld.local.f32 %f139,[%rd156+4];
$18_82:
fma.rn.f32 %f64,%f2,%f139,%f60;
setp.gt.s32 %p40,%r67,-1;
@%p40 bra $18_84;
bra.uni $18_83;
$18_84:
add.s64 %rd141,%rd155,%rd40;
ld.global.nc.f32 %f140,[%rd141];
bra.uni $18_85;
$18_83:
ld.local.f32 %f140,[%rd156+4];
$18_85:
fma.rn.f32 %f68,%f3,%f140,%f64;
setp.gt.s32 %p41,%r68,-1;
@%p41 bra $18_87;
bra.uni $18_86;
$18_87:
add.s64 %rd142,%rd155,%rd39;
ld.global.nc.f32 %f141,[%rd142];
bra.uni $18_88;
$18_86:
ld.local.f32 %f141,[%rd156+4];
$18_88:
fma.rn.f32 %f124,%f4,%f141,%f68;
fma.rn.f32 %f125,%f124,%f8,%f56;
st.f32 [%rd157],%f125;
add.s64 %rd157,%rd157,%rd150;
add.s64 %rd156,%rd156,4;
add.s64 %rd155,%rd155,%rd146;
add.s32 %r130,%r130,1;
setp.lt.s32 %p42,%r130,%r95;
@%p42 bra $18_40;
$18_89:
ret;
}
`;
