// Made from kernels/box_blur.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/box_blur.cu`. */
export const BOX_BLUR: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) _Z14border_outsideiii(
.param .b32 p0,
.param .b32 p1
)
{
.reg .pred %p<3>;
.reg .b32 %r<12>;
ld.param.u32 %r1,[p0];
ld.param.u32 %r2,[p1];
setp.eq.s32 %p1,%r2,1;
@%p1 bra $0_2;
bra.uni $0_1;
$0_2:
mov.u32 %r11,0;
st.param.b32 [func_retval0+0],%r11;
ret;
$0_1:
shl.b32 %r3,%r2,1;
add.s32 %r4,%r3,-2;
rem.s32 %r5,%r1,%r4;
shr.s32 %r6,%r5,31;
and.b32 %r7,%r6,%r4;
add.s32 %r8,%r7,%r5;
setp.lt.s32 %p2,%r8,%r2;
sub.s32 %r9,%r4,%r8;
selp.b32 %r10,%r8,%r9,%p2;
st.param.b32 [func_retval0+0],%r10;
ret;
}
.visible .entry box_blur(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %rs<8>;
.reg .f32 %f<29>;
.reg .b32 %r<110>;
.reg .b64 %rd<99>;
.shared .align 4 .b8 _ZZ8box_blurE6across[17152];
ld.param.u64 %rd40,[p0];
ld.param.v2.u32 {%r101,%r102},[p1+32];
ld.param.v2.u32 {%r62,%r63},[p1+40];
ld.param.u64 %rd45,[p2];
ld.param.v2.u32 {%r66,%r67},[p3+40];
ld.param.u64 %rd50,[p4];
ld.param.u32 %r58,[p5];
ld.param.u32 %r59,[p6];
ld.param.u64 %rd98,[p3+24];
ld.param.u64 %rd97,[p3+16];
ld.param.u64 %rd96,[p3+8];
ld.param.u64 %rd46,[p3];
ld.param.u64 %rd94,[p1+24];
ld.param.u64 %rd93,[p1+16];
ld.param.u64 %rd92,[p1+8];
ld.param.u64 %rd41,[p1];
mov.u32 %r1,%ctaid.z;
cvta.to.global.u64 %rd1,%rd50;
mul.wide.u32 %rd51,%r1,24;
add.s64 %rd52,%rd1,%rd51;
ld.global.s32 %rd2,[%rd52];
add.s64 %rd3,%rd52,20;
mov.u32 %r68,%ctaid.x;
shl.b32 %r2,%r68,5;
ld.global.u32 %r3,[%rd52+4];
add.s32 %r4,%r3,%r2;
mov.u32 %r69,%ctaid.y;
shl.b32 %r70,%r69,3;
ld.global.u32 %r71,[%rd52+8];
add.s32 %r5,%r71,%r70;
ld.global.u32 %r6,[%rd52+12];
setp.ge.s32 %p4,%r4,%r6;
ld.global.u32 %r7,[%rd52+16];
setp.ge.s32 %p5,%r5,%r7;
or.pred %p6,%p4,%p5;
@%p6 bra $1_47;
ld.global.u32 %r8,[%rd3];
setp.eq.s32 %p7,%r63,0;
@%p7 bra $1_3;
cvta.to.global.u64 %rd53,%rd40;
mul.lo.s64 %rd54,%rd2,40;
add.s64 %rd55,%rd53,%rd54;
ld.global.v2.u32 {%r101,%r102},[%rd55+32];
ld.global.u64 %rd94,[%rd55+24];
ld.global.u64 %rd93,[%rd55+16];
ld.global.u64 %rd92,[%rd55+8];
ld.global.u64 %rd91,[%rd55];
bra.uni $1_4;
$1_3:
mul.lo.s64 %rd56,%rd41,%rd2;
add.s64 %rd91,%rd40,%rd56;
$1_4:
setp.eq.s32 %p8,%r67,0;
@%p8 bra $1_6;
cvta.to.global.u64 %rd57,%rd45;
mul.lo.s64 %rd58,%rd2,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.u64 %rd98,[%rd59+24];
ld.global.u64 %rd97,[%rd59+16];
ld.global.u64 %rd96,[%rd59+8];
ld.global.u64 %rd95,[%rd59];
bra.uni $1_7;
$1_6:
mul.lo.s64 %rd60,%rd46,%rd2;
add.s64 %rd95,%rd45,%rd60;
$1_7:
mov.u32 %r21,%tid.x;
add.s32 %r22,%r4,%r21;
mov.u32 %r23,%tid.y;
add.s32 %r24,%r5,%r23;
setp.lt.s32 %p9,%r22,%r6;
setp.lt.s32 %p10,%r24,%r7;
and.pred %p45,%p9,%p10;
not.pred %p11,%p45;
add.s32 %r103,%r1,1;
setp.ge.s32 %p12,%r103,%r58;
or.pred %p13,%p11,%p12;
@%p13 bra $1_10;
$1_9:
mul.wide.s32 %rd61,%r103,24;
add.s64 %rd62,%rd1,%rd61;
ld.global.u32 %r76,[%rd62];
cvt.u32.u64 %r77,%rd2;
setp.ne.s32 %p14,%r76,%r77;
ld.global.u32 %r78,[%rd62+4];
setp.lt.s32 %p15,%r22,%r78;
or.pred %p16,%p14,%p15;
ld.global.u32 %r79,[%rd62+12];
setp.ge.s32 %p17,%r22,%r79;
or.pred %p18,%p16,%p17;
ld.global.u32 %r80,[%rd62+8];
setp.lt.s32 %p19,%r24,%r80;
or.pred %p20,%p19,%p18;
ld.global.u32 %r81,[%rd62+16];
setp.ge.s32 %p21,%r24,%r81;
or.pred %p45,%p21,%p20;
add.s32 %r103,%r103,1;
setp.lt.s32 %p22,%r103,%r58;
and.pred %p23,%p45,%p22;
@%p23 bra $1_9;
$1_10:
setp.lt.s32 %p24,%r62,1;
@%p24 bra $1_47;
shr.u32 %r83,%r8,31;
add.s32 %r84,%r8,%r83;
shr.s32 %r85,%r84,1;
add.s32 %r31,%r8,7;
sub.s32 %r32,%r5,%r85;
sub.s32 %r33,%r22,%r85;
add.s32 %r34,%r85,%r22;
cvt.u64.u32 %rd28,%r21;
add.s32 %r35,%r8,%r23;
cvt.s64.s32 %rd63,%r24;
mul.lo.s64 %rd64,%rd96,%rd63;
cvt.s64.s32 %rd65,%r22;
mul.lo.s64 %rd66,%rd97,%rd65;
add.s64 %rd29,%rd64,%rd66;
add.s32 %r86,%r21,%r3;
add.s32 %r87,%r86,%r2;
add.s32 %r88,%r87,-1;
sub.s32 %r36,%r88,%r85;
mul.lo.s32 %r89,%r8,%r8;
cvt.rn.f32.s32 %f15,%r89;
rcp.rn.f32 %f1,%f15;
mov.u32 %r104,0;
mov.u64 %rd79,_ZZ8box_blurE6across;
not.pred %p36,%p45;
shl.b64 %rd86,%rd28,2;
$1_12:
.pragma "nounroll";
setp.ge.s32 %p25,%r23,%r31;
@%p25 bra $1_32;
cvt.s64.s32 %rd67,%r104;
mul.lo.s64 %rd36,%rd94,%rd67;
mov.u32 %r105,%r23;
$1_14:
.pragma "nounroll";
add.s32 %r106,%r32,%r105;
setp.lt.u32 %p26,%r106,%r102;
@%p26 bra $1_16;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r106;
.param .b32 param1;
st.param.b32 [param1+0],%r102;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r106,[retval0+0];
}
$1_16:
setp.gt.s32 %p27,%r33,%r34;
mov.f32 %f26,0f00000000;
@%p27 bra $1_31;
cvt.s64.s32 %rd68,%r106;
mul.lo.s64 %rd69,%rd92,%rd68;
add.s64 %rd37,%rd69,%rd36;
mov.u32 %r107,%r36;
$1_18:
.pragma "nounroll";
mov.u32 %r42,%r107;
add.s32 %r107,%r42,1;
setp.lt.u32 %p28,%r107,%r101;
mov.u32 %r108,%r107;
@%p28 bra $1_20;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r100,%r42,1;
st.param.b32 [param0+0],%r100;
.param .b32 param1;
st.param.b32 [param1+0],%r101;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r108,[retval0+0];
}
$1_20:
cvt.s64.s32 %rd70,%r108;
mul.lo.s64 %rd71,%rd93,%rd70;
add.s64 %rd72,%rd37,%rd71;
add.s64 %rd38,%rd91,%rd72;
setp.gt.s32 %p29,%r59,1;
@%p29 bra $1_23;
setp.eq.s32 %p32,%r59,0;
@%p32 bra $1_28;
setp.eq.s32 %p33,%r59,1;
@%p33 bra $1_27;
bra.uni $1_29;
$1_27:
ld.global.nc.u16 %rs4,[%rd38];
cvt.rn.f32.u16 %f25,%rs4;
bra.uni $1_30;
$1_23:
setp.eq.s32 %p30,%r59,2;
@%p30 bra $1_26;
setp.ne.s32 %p31,%r59,3;
@%p31 bra $1_29;
ld.global.nc.u16 %rs1,[%rd38];
cvt.f32.f16 %f25,%rs1;
bra.uni $1_30;
$1_28:
ld.global.nc.u8 %r90,[%rd38];
cvt.u16.u32 %rs5,%r90;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f25,%rs6;
bra.uni $1_30;
$1_26:
ld.global.nc.s16 %rs3,[%rd38];
cvt.rn.f32.s16 %f25,%rs3;
bra.uni $1_30;
$1_29:
ld.global.nc.f32 %f25,[%rd38];
$1_30:
add.f32 %f26,%f26,%f25;
setp.lt.s32 %p34,%r107,%r34;
@%p34 bra $1_18;
$1_31:
mul.wide.s32 %rd78,%r105,128;
add.s64 %rd80,%rd79,%rd78;
add.s64 %rd82,%rd80,%rd86;
st.shared.f32 [%rd82],%f26;
add.s32 %r105,%r105,8;
setp.lt.s32 %p35,%r105,%r31;
@%p35 bra $1_14;
$1_32:
bar.sync 0;
@%p36 bra $1_46;
setp.ge.u32 %p37,%r23,%r35;
mov.f32 %f28,0f00000000;
@%p37 bra $1_36;
mov.u32 %r109,%r23;
$1_35:
.pragma "nounroll";
mul.wide.s32 %rd83,%r109,128;
add.s64 %rd85,%rd79,%rd83;
add.s64 %rd87,%rd85,%rd86;
ld.shared.f32 %f22,[%rd87];
add.f32 %f28,%f28,%f22;
add.s32 %r109,%r109,1;
setp.lt.u32 %p38,%r109,%r35;
@%p38 bra $1_35;
$1_36:
cvt.s64.s32 %rd88,%r104;
mul.lo.s64 %rd89,%rd98,%rd88;
add.s64 %rd90,%rd29,%rd89;
add.s64 %rd39,%rd95,%rd90;
mul.f32 %f14,%f1,%f28;
setp.gt.s32 %p39,%r59,1;
@%p39 bra $1_39;
setp.eq.s32 %p42,%r59,0;
@%p42 bra $1_44;
setp.eq.s32 %p43,%r59,1;
@%p43 bra $1_43;
bra.uni $1_45;
$1_43:
cvt.rni.s32.f32 %r94,%f14;
max.s32 %r95,%r94,0;
min.s32 %r96,%r95,65535;
st.u16 [%rd39],%r96;
bra.uni $1_46;
$1_39:
setp.eq.s32 %p40,%r59,2;
@%p40 bra $1_42;
setp.ne.s32 %p41,%r59,3;
@%p41 bra $1_45;
cvt.rn.f16.f32 %rs7,%f14;
st.u16 [%rd39],%rs7;
bra.uni $1_46;
$1_44:
cvt.rni.s32.f32 %r97,%f14;
max.s32 %r98,%r97,0;
min.s32 %r99,%r98,255;
st.u8 [%rd39],%r99;
bra.uni $1_46;
$1_42:
cvt.rni.s32.f32 %r91,%f14;
max.s32 %r92,%r91,-32768;
min.s32 %r93,%r92,32767;
st.u16 [%rd39],%r93;
bra.uni $1_46;
$1_45:
st.f32 [%rd39],%f14;
$1_46:
bar.sync 0;
add.s32 %r104,%r104,1;
setp.lt.s32 %p44,%r104,%r62;
@%p44 bra $1_12;
$1_47:
ret;
}
`;
