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
.param .align 4 .b8 p4[3072],
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<35>;
.reg .b16 %rs<16>;
.reg .f32 %f<29>;
.reg .b32 %r<131>;
.reg .b64 %rd<115>;
.shared .align 4 .b8 _ZZ8box_blurE6across[17152];
ld.param.u64 %rd43,[p0];
ld.param.v2.u32 {%r122,%r123},[p1+32];
ld.param.v2.u32 {%r59,%r60},[p1+40];
ld.param.u64 %rd48,[p2];
ld.param.v2.u32 {%r63,%r64},[p3+40];
mov.b64 %rd53,p4;
ld.param.u32 %r55,[p5];
ld.param.u32 %r56,[p6];
ld.param.u32 %rd54,[p3];
ld.param.u32 %rd55,[p3+4];
bfi.b64 %rd49,%rd55,%rd54,32,32;
ld.param.u64 %rd114,[p3+24];
ld.param.u64 %rd113,[p3+16];
ld.param.u64 %rd112,[p3+8];
ld.param.u64 %rd110,[p1+24];
ld.param.u64 %rd109,[p1+16];
ld.param.u64 %rd108,[p1+8];
ld.param.u64 %rd44,[p1];
mov.u64 %rd1,%rd53;
mov.u32 %r65,%ctaid.z;
cvt.u64.u32 %rd2,%r65;
mul.wide.u32 %rd56,%r65,24;
add.s64 %rd57,%rd1,%rd56;
add.s64 %rd3,%rd57,4;
mov.u32 %r66,%ctaid.x;
shl.b32 %r67,%r66,5;
ld.param.u32 %r1,[%rd57+4];
add.s32 %r2,%r1,%r67;
mov.u32 %r68,%ctaid.y;
shl.b32 %r69,%r68,3;
ld.param.u32 %r70,[%rd57+8];
add.s32 %r3,%r70,%r69;
ld.param.u32 %r71,[%rd57+12];
setp.ge.s32 %p1,%r2,%r71;
@%p1 bra $1_55;
ld.param.u32 %r72,[%rd3+12];
setp.ge.s32 %p2,%r3,%r72;
@%p2 bra $1_55;
ld.param.u32 %r4,[%rd3+16];
ld.param.s32 %rd4,[%rd3+-4];
setp.eq.s32 %p3,%r60,0;
@%p3 bra $1_4;
cvta.to.global.u64 %rd58,%rd43;
mul.lo.s64 %rd59,%rd4,40;
add.s64 %rd60,%rd58,%rd59;
ld.global.v2.u32 {%r122,%r123},[%rd60+32];
ld.global.u64 %rd110,[%rd60+24];
ld.global.u64 %rd109,[%rd60+16];
ld.global.u64 %rd108,[%rd60+8];
ld.global.u64 %rd107,[%rd60];
bra.uni $1_5;
$1_4:
mul.lo.s64 %rd61,%rd44,%rd4;
add.s64 %rd107,%rd43,%rd61;
$1_5:
ld.param.s32 %rd17,[%rd3+-4];
setp.eq.s32 %p4,%r64,0;
@%p4 bra $1_7;
cvta.to.global.u64 %rd62,%rd48;
mul.lo.s64 %rd63,%rd17,40;
add.s64 %rd64,%rd62,%rd63;
ld.global.u64 %rd114,[%rd64+24];
ld.global.u64 %rd113,[%rd64+16];
ld.global.u64 %rd112,[%rd64+8];
ld.global.u64 %rd111,[%rd64];
bra.uni $1_8;
$1_7:
mul.lo.s64 %rd65,%rd49,%rd17;
add.s64 %rd111,%rd48,%rd65;
$1_8:
mov.u32 %r17,%tid.x;
add.s32 %r18,%r2,%r17;
mov.u32 %r77,%tid.y;
add.s32 %r19,%r3,%r77;
ld.param.u32 %r78,[%rd3+8];
setp.ge.s32 %p5,%r18,%r78;
mov.u16 %rs2,0;
mov.u16 %rs15,%rs2;
@%p5 bra $1_18;
ld.param.u32 %r79,[%rd3+12];
setp.ge.s32 %p6,%r19,%r79;
@%p6 bra $1_18;
cvt.u32.u64 %r80,%rd2;
add.s32 %r124,%r80,1;
setp.ge.s32 %p7,%r124,%r55;
mov.u16 %rs4,1;
mov.u16 %rs15,%rs4;
@%p7 bra $1_18;
mul.wide.s32 %rd66,%r80,24;
add.s64 %rd67,%rd1,%rd66;
ld.param.u32 %r21,[%rd67];
$1_12:
cvt.s64.s32 %rd30,%r124;
mul.wide.s32 %rd68,%r124,24;
add.s64 %rd31,%rd1,%rd68;
ld.param.u32 %r82,[%rd31];
setp.ne.s32 %p8,%r82,%r21;
mov.u16 %rs15,%rs4;
@%p8 bra $1_18;
ld.param.u32 %r83,[%rd31+12];
setp.le.s32 %p9,%r83,%r18;
@%p9 bra $1_17;
ld.param.u32 %r84,[%rd31+4];
setp.gt.s32 %p10,%r84,%r18;
@%p10 bra $1_17;
ld.param.u32 %r85,[%rd31+16];
setp.le.s32 %p11,%r85,%r19;
@%p11 bra $1_17;
ld.param.u32 %r86,[%rd31+8];
setp.le.s32 %p12,%r86,%r19;
mov.u16 %rs15,%rs2;
@%p12 bra $1_18;
$1_17:
cvt.u32.u64 %r87,%rd30;
add.s32 %r124,%r87,1;
setp.lt.s32 %p13,%r124,%r55;
mov.u16 %rs15,%rs4;
@%p13 bra $1_12;
$1_18:
setp.lt.s32 %p14,%r59,1;
@%p14 bra $1_55;
shr.u32 %r89,%r4,31;
add.s32 %r90,%r4,%r89;
shr.s32 %r91,%r90,1;
ld.param.u32 %r92,[%rd3+16];
sub.s32 %r27,%r3,%r91;
sub.s32 %r28,%r18,%r91;
add.s32 %r29,%r91,%r18;
cvt.s64.s32 %rd69,%r19;
mul.lo.s64 %rd70,%rd112,%rd69;
cvt.s64.s32 %rd71,%r18;
mul.lo.s64 %rd72,%rd113,%rd71;
add.s64 %rd32,%rd70,%rd72;
add.s32 %r95,%r17,%r1;
add.s32 %r96,%r95,%r67;
add.s32 %r97,%r96,-1;
sub.s32 %r30,%r97,%r91;
mul.lo.s32 %r98,%r92,%r92;
cvt.rn.f32.s32 %f15,%r98;
rcp.rn.f32 %f1,%f15;
mov.u32 %r125,0;
mov.u64 %rd89,_ZZ8box_blurE6across;
$1_20:
.pragma "nounroll";
ld.param.u32 %r100,[%rd57+20];
add.s32 %r101,%r100,7;
setp.ge.s32 %p15,%r77,%r101;
@%p15 bra $1_40;
mov.u32 %r126,%tid.y;
$1_22:
.pragma "nounroll";
add.s32 %r127,%r27,%r126;
setp.lt.u32 %p16,%r127,%r123;
@%p16 bra $1_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r127;
.param .b32 param1;
st.param.b32 [param1+0],%r123;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r127,[retval0+0];
}
$1_24:
setp.gt.s32 %p17,%r28,%r29;
mov.f32 %f26,0f00000000;
@%p17 bra $1_39;
cvt.s64.s32 %rd76,%r127;
mul.lo.s64 %rd77,%rd108,%rd76;
cvt.s64.s32 %rd78,%r125;
mul.lo.s64 %rd79,%rd110,%rd78;
add.s64 %rd39,%rd77,%rd79;
mov.u32 %r128,%r30;
$1_26:
.pragma "nounroll";
mov.u32 %r37,%r128;
add.s32 %r128,%r37,1;
setp.lt.u32 %p18,%r128,%r122;
mov.u32 %r129,%r128;
@%p18 bra $1_28;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r121,%r37,1;
st.param.b32 [param0+0],%r121;
.param .b32 param1;
st.param.b32 [param1+0],%r122;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r129,[retval0+0];
}
$1_28:
cvt.s64.s32 %rd80,%r129;
mul.lo.s64 %rd81,%rd109,%rd80;
add.s64 %rd82,%rd39,%rd81;
add.s64 %rd40,%rd107,%rd82;
setp.gt.s32 %p19,%r56,1;
@%p19 bra $1_32;
setp.eq.s32 %p22,%r56,0;
@%p22 bra $1_36;
setp.eq.s32 %p23,%r56,1;
@%p23 bra $1_31;
bra.uni $1_37;
$1_31:
ld.global.nc.u16 %rs11,[%rd40];
cvt.rn.f32.u16 %f25,%rs11;
bra.uni $1_38;
$1_32:
setp.eq.s32 %p20,%r56,2;
@%p20 bra $1_35;
setp.ne.s32 %p21,%r56,3;
@%p21 bra $1_37;
ld.global.nc.u16 %rs8,[%rd40];
cvt.f32.f16 %f25,%rs8;
bra.uni $1_38;
$1_37:
ld.global.nc.f32 %f25,[%rd40];
bra.uni $1_38;
$1_36:
ld.global.nc.u8 %r103,[%rd40];
cvt.u16.u32 %rs12,%r103;
and.b16 %rs13,%rs12,255;
cvt.rn.f32.u16 %f25,%rs13;
bra.uni $1_38;
$1_35:
ld.global.nc.s16 %rs10,[%rd40];
cvt.rn.f32.s16 %f25,%rs10;
$1_38:
add.f32 %f26,%f26,%f25;
setp.lt.s32 %p24,%r128,%r29;
@%p24 bra $1_26;
$1_39:
mul.wide.s32 %rd88,%r126,128;
add.s64 %rd90,%rd89,%rd88;
mul.wide.u32 %rd91,%r17,4;
add.s64 %rd92,%rd90,%rd91;
st.shared.f32 [%rd92],%f26;
add.s32 %r41,%r126,8;
add.s32 %r106,%r126,1;
ld.param.u32 %r107,[%rd57+20];
setp.lt.s32 %p25,%r106,%r107;
mov.u32 %r126,%r41;
@%p25 bra $1_22;
$1_40:
setp.eq.s16 %p26,%rs15,0;
bar.sync 0;
@%p26 bra $1_54;
ld.param.u32 %r110,[%rd57+20];
add.s32 %r42,%r110,%r77;
setp.ge.u32 %p27,%r77,%r42;
mov.f32 %f28,0f00000000;
@%p27 bra $1_44;
cvt.u64.u32 %rd41,%r17;
mov.u32 %r130,%r77;
$1_43:
.pragma "nounroll";
mul.wide.s32 %rd99,%r130,128;
add.s64 %rd101,%rd89,%rd99;
shl.b64 %rd102,%rd41,2;
add.s64 %rd103,%rd101,%rd102;
ld.shared.f32 %f22,[%rd103];
add.f32 %f28,%f28,%f22;
add.s32 %r130,%r130,1;
setp.lt.u32 %p28,%r130,%r42;
@%p28 bra $1_43;
$1_44:
cvt.s64.s32 %rd104,%r125;
mul.lo.s64 %rd105,%rd114,%rd104;
add.s64 %rd106,%rd32,%rd105;
add.s64 %rd42,%rd111,%rd106;
mul.f32 %f14,%f1,%f28;
setp.gt.s32 %p29,%r56,1;
@%p29 bra $1_48;
setp.eq.s32 %p32,%r56,0;
@%p32 bra $1_52;
setp.eq.s32 %p33,%r56,1;
@%p33 bra $1_47;
bra.uni $1_53;
$1_47:
cvt.rni.s32.f32 %r115,%f14;
max.s32 %r116,%r115,0;
min.s32 %r117,%r116,65535;
st.u16 [%rd42],%r117;
bra.uni $1_54;
$1_48:
setp.eq.s32 %p30,%r56,2;
@%p30 bra $1_51;
setp.ne.s32 %p31,%r56,3;
@%p31 bra $1_53;
cvt.rn.f16.f32 %rs14,%f14;
st.u16 [%rd42],%rs14;
bra.uni $1_54;
$1_53:
st.f32 [%rd42],%f14;
bra.uni $1_54;
$1_52:
cvt.rni.s32.f32 %r118,%f14;
max.s32 %r119,%r118,0;
min.s32 %r120,%r119,255;
st.u8 [%rd42],%r120;
bra.uni $1_54;
$1_51:
cvt.rni.s32.f32 %r112,%f14;
max.s32 %r113,%r112,-32768;
min.s32 %r114,%r113,32767;
st.u16 [%rd42],%r114;
$1_54:
bar.sync 0;
add.s32 %r125,%r125,1;
setp.lt.s32 %p34,%r125,%r59;
@%p34 bra $1_20;
$1_55:
ret;
}
.func (.param .b32 func_retval0) _Z11word_aroundPKhxiiiii(
.param .b64 p0,
.param .b64 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6
)
{
.reg .pred %p<7>;
.reg .b32 %r<45>;
.reg .b64 %rd<18>;
ld.param.u64 %rd2,[p0];
ld.param.u64 %rd3,[p1];
ld.param.u32 %r15,[p2];
ld.param.u32 %r16,[p3];
ld.param.u32 %r17,[p4];
ld.param.u32 %r18,[p5];
ld.param.u32 %r39,[p6];
setp.lt.u32 %p1,%r39,%r16;
@%p1 bra $2_2;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r39;
.param .b32 param1;
st.param.b32 [param1+0],%r16;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r39,[retval0+0];
}
$2_2:
cvt.s64.s32 %rd4,%r39;
mul.lo.s64 %rd1,%rd4,%rd3;
mul.lo.s32 %r20,%r17,%r15;
add.s32 %r21,%r18,8;
setp.le.s32 %p2,%r21,%r20;
setp.gt.s32 %p3,%r18,3;
and.pred %p4,%p3,%p2;
@%p4 bra $2_7;
bra.uni $2_3;
$2_7:
cvt.s64.s32 %rd12,%r18;
add.s64 %rd13,%rd1,%rd12;
add.s64 %rd14,%rd2,%rd13;
cvt.u32.u64 %r32,%rd14;
and.b32 %r33,%r32,3;
and.b64 %rd15,%rd14,3;
sub.s64 %rd16,%rd13,%rd15;
add.s64 %rd10,%rd2,%rd16;
add.s32 %r34,%r33,3;
ld.global.nc.u32 %r30,[%rd10];
and.b32 %r35,%r34,4;
cvt.u64.u32 %rd17,%r35;
add.s64 %rd11,%rd10,%rd17;
ld.global.nc.u32 %r31,[%rd11];
mad.lo.s32 %r36,%r33,4369,12816;
and.b32 %r37,%r36,30583;
prmt.b32 %r44,%r30,%r31,%r37;
bra.uni $2_8;
$2_3:
mad.lo.s32 %r40,%r17,127,%r18;
mov.u32 %r41,0;
mov.u32 %r44,%r41;
$2_4:
.pragma "nounroll";
div.u32 %r24,%r40,%r17;
add.s32 %r43,%r24,-127;
setp.lt.u32 %p5,%r43,%r15;
@%p5 bra $2_6;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r38,%r24,-127;
st.param.b32 [param0+0],%r38;
.param .b32 param1;
st.param.b32 [param1+0],%r15;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r43,[retval0+0];
}
$2_6:
mul.lo.s32 %r26,%r43,%r17;
cvt.s64.s32 %rd6,%r26;
add.s64 %rd7,%rd1,%rd6;
rem.u32 %r27,%r40,%r17;
cvt.u64.u32 %rd8,%r27;
add.s64 %rd9,%rd7,%rd8;
add.s64 %rd5,%rd2,%rd9;
ld.global.nc.u8 %r25,[%rd5];
and.b32 %r28,%r25,255;
shl.b32 %r29,%r28,%r41;
or.b32 %r44,%r29,%r44;
add.s32 %r40,%r40,1;
add.s32 %r41,%r41,8;
setp.eq.s32 %p6,%r41,32;
@%p6 bra $2_8;
bra.uni $2_4;
$2_8:
st.param.b32 [func_retval0+0],%r44;
ret;
}
.visible .entry box_blur_packed(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3072],
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<124>;
.reg .b16 %rs<7>;
.reg .f32 %f<31>;
.reg .b32 %r<822>;
.reg .b64 %rd<305>;
.shared .align 8 .b8 _ZZ15box_blur_packedE7along_y[8192];
.shared .align 4 .b8 _ZZ15box_blur_packedE5means[8192];
ld.param.u64 %rd85,[p0];
ld.param.v2.u32 {%r717,%r718},[p1+32];
ld.param.v2.u32 {%r261,%r262},[p1+40];
ld.param.u64 %rd90,[p2];
ld.param.v2.u32 {%r265,%r266},[p3+40];
mov.b64 %rd95,p4;
ld.param.u32 %r257,[p5];
ld.param.u32 %r258,[p6];
ld.param.u32 %rd96,[p3];
ld.param.u32 %rd97,[p3+4];
bfi.b64 %rd91,%rd97,%rd96,32,32;
ld.param.u64 %rd290,[p3+8];
ld.param.u64 %rd288,[p1+8];
ld.param.u64 %rd86,[p1];
mov.u64 %rd1,%rd95;
mov.u32 %r267,%ctaid.z;
cvt.u64.u32 %rd2,%r267;
mul.wide.u32 %rd98,%r267,24;
add.s64 %rd99,%rd1,%rd98;
add.s64 %rd3,%rd99,20;
ld.param.u32 %r1,[%rd99+20];
shr.u32 %r268,%r1,31;
add.s32 %r269,%r1,%r268;
shr.s32 %r2,%r269,1;
mov.u32 %r270,1018;
div.s32 %r4,%r270,%r261;
add.s32 %r271,%r1,-1;
sub.s32 %r5,%r4,%r271;
mov.u32 %r272,%ctaid.x;
ld.param.u32 %r273,[%rd99+4];
mad.lo.s32 %r6,%r5,%r272,%r273;
ld.param.u32 %r274,[%rd99+12];
setp.ge.s32 %p2,%r6,%r274;
@%p2 bra $3_131;
ld.param.s32 %rd4,[%rd3+-20];
setp.eq.s32 %p3,%r262,0;
@%p3 bra $3_3;
cvta.to.global.u64 %rd100,%rd85;
mul.lo.s64 %rd101,%rd4,40;
add.s64 %rd102,%rd100,%rd101;
ld.global.v2.u32 {%r717,%r718},[%rd102+32];
ld.global.u64 %rd288,[%rd102+8];
ld.global.u64 %rd287,[%rd102];
bra.uni $3_4;
$3_3:
mul.lo.s64 %rd103,%rd86,%rd4;
add.s64 %rd287,%rd85,%rd103;
$3_4:
ld.param.s32 %rd19,[%rd3+-20];
setp.eq.s32 %p4,%r266,0;
@%p4 bra $3_6;
cvta.to.global.u64 %rd104,%rd90;
mul.lo.s64 %rd105,%rd19,40;
add.s64 %rd106,%rd104,%rd105;
ld.global.u64 %rd290,[%rd106+8];
ld.global.u64 %rd289,[%rd106];
bra.uni $3_7;
$3_6:
mul.lo.s64 %rd107,%rd91,%rd19;
add.s64 %rd289,%rd90,%rd107;
$3_7:
ld.param.u32 %r19,[%rd3+-8];
sub.s32 %r279,%r19,%r6;
min.s32 %r20,%r5,%r279;
sub.s32 %r280,%r6,%r2;
mul.lo.s32 %r21,%r280,%r261;
and.b64 %rd34,%rd288,3;
setp.eq.s64 %p5,%rd34,0;
cvt.u64.u32 %rd108,%r21;
add.s64 %rd109,%rd287,%rd108;
cvt.u32.u64 %r281,%rd109;
and.b32 %r282,%r281,3;
selp.b32 %r22,%r282,0,%p5;
mad.lo.s32 %r284,%r271,%r261,%r22;
mad.lo.s32 %r23,%r20,%r261,%r284;
add.s32 %r285,%r23,3;
shr.s32 %r286,%r285,31;
shr.u32 %r287,%r286,30;
add.s32 %r288,%r285,%r287;
shr.s32 %r24,%r288,2;
mov.u32 %r289,256;
div.s32 %r25,%r289,%r24;
mov.u32 %r290,%ctaid.y;
mul.lo.s32 %r291,%r290,%r258;
ld.param.u32 %r26,[%rd3+-12];
mad.lo.s32 %r27,%r291,%r25,%r26;
mul.lo.s32 %r292,%r25,%r258;
ld.param.u32 %r28,[%rd3+-4];
sub.s32 %r293,%r28,%r27;
min.s32 %r29,%r292,%r293;
setp.lt.s32 %p6,%r29,1;
@%p6 bra $3_131;
cvt.u32.u64 %r294,%rd2;
add.s32 %r719,%r294,1;
setp.ge.s32 %p7,%r719,%r257;
mov.u16 %rs2,0;
mov.u16 %rs6,%rs2;
@%p7 bra $3_16;
mul.wide.s32 %rd110,%r294,24;
add.s64 %rd111,%rd1,%rd110;
ld.param.u32 %r31,[%rd111];
add.s32 %r32,%r29,%r27;
add.s32 %r33,%r20,%r6;
$3_10:
cvt.s64.s32 %rd35,%r719;
mul.wide.s32 %rd112,%r719,24;
add.s64 %rd36,%rd1,%rd112;
ld.param.u32 %r296,[%rd36];
setp.ne.s32 %p8,%r296,%r31;
mov.u16 %rs6,%rs2;
@%p8 bra $3_16;
ld.param.u32 %r297,[%rd36+12];
setp.le.s32 %p9,%r297,%r6;
@%p9 bra $3_15;
ld.param.u32 %r298,[%rd36+4];
setp.ge.s32 %p10,%r298,%r33;
@%p10 bra $3_15;
ld.param.u32 %r299,[%rd36+16];
setp.le.s32 %p11,%r299,%r27;
@%p11 bra $3_15;
ld.param.u32 %r300,[%rd36+8];
setp.lt.s32 %p12,%r300,%r32;
mov.u16 %rs6,1;
@%p12 bra $3_16;
$3_15:
cvt.u32.u64 %r301,%rd35;
add.s32 %r719,%r301,1;
setp.lt.s32 %p13,%r719,%r257;
mov.u16 %rs6,%rs2;
@%p13 bra $3_10;
$3_16:
mov.u32 %r304,%tid.y;
shl.b32 %r305,%r304,5;
mov.u32 %r306,%tid.x;
add.s32 %r307,%r305,%r306;
div.s32 %r38,%r307,%r24;
mul.lo.s32 %r308,%r38,%r24;
sub.s32 %r309,%r307,%r308;
shl.b32 %r310,%r309,2;
sub.s32 %r311,%r21,%r22;
add.s32 %r39,%r310,%r311;
mul.lo.s32 %r312,%r38,%r258;
setp.lt.s32 %p14,%r38,%r25;
add.s32 %r313,%r312,%r258;
min.s32 %r314,%r313,%r29;
selp.b32 %r40,%r314,0,%p14;
mov.u32 %r769,0;
setp.gt.s32 %p15,%r39,-1;
and.pred %p17,%p5,%p15;
add.s32 %r315,%r39,4;
mul.lo.s32 %r316,%r717,%r261;
setp.le.s32 %p18,%r315,%r316;
and.pred %p19,%p17,%p18;
add.s32 %r317,%r312,%r27;
setp.ge.s32 %p20,%r317,%r2;
and.pred %p21,%p20,%p19;
add.s32 %r318,%r27,%r2;
add.s32 %r319,%r318,%r40;
setp.le.s32 %p22,%r319,%r718;
and.pred %p1,%p21,%p22;
sub.s32 %r728,%r312,%r2;
add.s32 %r320,%r312,%r2;
setp.le.s32 %p23,%r320,%r728;
setp.ge.s32 %p24,%r312,%r40;
or.pred %p25,%p24,%p23;
mov.u32 %r757,%r769;
@%p25 bra $3_40;
cvt.s64.s32 %rd115,%r39;
$3_18:
.pragma "nounroll";
@%p1 bra $3_23;
bra.uni $3_19;
$3_23:
add.s32 %r337,%r728,%r27;
cvt.s64.s32 %rd37,%r337;
mad.lo.s32 %r338,%r38,%r258,%r2;
sub.s32 %r339,%r338,%r728;
setp.lt.s32 %p36,%r339,1;
mov.u32 %r754,0;
mov.u32 %r755,%r754;
@%p36 bra $3_25;
mul.lo.s64 %rd114,%rd288,%rd37;
add.s64 %rd116,%rd114,%rd115;
add.s64 %rd113,%rd287,%rd116;
ld.global.nc.u32 %r755,[%rd113];
$3_25:
setp.lt.s32 %p37,%r339,2;
@%p37 bra $3_27;
add.s64 %rd118,%rd37,1;
mul.lo.s64 %rd119,%rd118,%rd288;
add.s64 %rd121,%rd119,%rd115;
add.s64 %rd117,%rd287,%rd121;
ld.global.nc.u32 %r754,[%rd117];
$3_27:
setp.lt.s32 %p38,%r339,3;
mov.u32 %r752,0;
mov.u32 %r753,%r752;
@%p38 bra $3_29;
add.s64 %rd123,%rd37,2;
mul.lo.s64 %rd124,%rd123,%rd288;
add.s64 %rd126,%rd124,%rd115;
add.s64 %rd122,%rd287,%rd126;
ld.global.nc.u32 %r753,[%rd122];
$3_29:
setp.lt.s32 %p39,%r339,4;
@%p39 bra $3_31;
add.s64 %rd128,%rd37,3;
mul.lo.s64 %rd129,%rd128,%rd288;
add.s64 %rd131,%rd129,%rd115;
add.s64 %rd127,%rd287,%rd131;
ld.global.nc.u32 %r752,[%rd127];
$3_31:
setp.lt.s32 %p40,%r339,5;
mov.u32 %r750,0;
mov.u32 %r751,%r750;
@%p40 bra $3_33;
add.s64 %rd133,%rd37,4;
mul.lo.s64 %rd134,%rd133,%rd288;
add.s64 %rd136,%rd134,%rd115;
add.s64 %rd132,%rd287,%rd136;
ld.global.nc.u32 %r751,[%rd132];
$3_33:
setp.lt.s32 %p41,%r339,6;
@%p41 bra $3_35;
add.s64 %rd138,%rd37,5;
mul.lo.s64 %rd139,%rd138,%rd288;
add.s64 %rd141,%rd139,%rd115;
add.s64 %rd137,%rd287,%rd141;
ld.global.nc.u32 %r750,[%rd137];
$3_35:
setp.lt.s32 %p42,%r339,7;
mov.u32 %r748,0;
mov.u32 %r749,%r748;
@%p42 bra $3_37;
add.s64 %rd143,%rd37,6;
mul.lo.s64 %rd144,%rd143,%rd288;
add.s64 %rd146,%rd144,%rd115;
add.s64 %rd142,%rd287,%rd146;
ld.global.nc.u32 %r749,[%rd142];
$3_37:
setp.lt.s32 %p43,%r339,8;
@%p43 bra $3_39;
add.s64 %rd148,%rd37,7;
mul.lo.s64 %rd149,%rd148,%rd288;
add.s64 %rd151,%rd149,%rd115;
add.s64 %rd147,%rd287,%rd151;
ld.global.nc.u32 %r748,[%rd147];
bra.uni $3_39;
$3_19:
mov.u32 %r324,0;
mov.u32 %r739,%r324;
$3_20:
.pragma "nounroll";
mad.lo.s32 %r326,%r38,%r258,%r2;
sub.s32 %r327,%r326,%r728;
setp.ge.s32 %p26,%r739,%r327;
mov.u32 %r740,%r324;
@%p26 bra $3_22;
add.s32 %r331,%r728,%r27;
add.s32 %r332,%r331,%r739;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd287;
.param .b64 param1;
st.param.b64 [param1+0],%rd288;
.param .b32 param2;
st.param.b32 [param2+0],%r717;
.param .b32 param3;
st.param.b32 [param3+0],%r718;
.param .b32 param4;
st.param.b32 [param4+0],%r261;
.param .b32 param5;
st.param.b32 [param5+0],%r39;
.param .b32 param6;
st.param.b32 [param6+0],%r332;
.param .b32 retval0;
call.uni (retval0),
_Z11word_aroundPKhxiiiii,
(
param0,
param1,
param2,
param3,
param4,
param5,
param6
);
ld.param.b32 %r740,[retval0+0];
}
$3_22:
setp.eq.s32 %p27,%r739,0;
selp.b32 %r755,%r740,%r755,%p27;
setp.eq.s32 %p28,%r739,1;
selp.b32 %r754,%r740,%r754,%p28;
setp.eq.s32 %p29,%r739,2;
selp.b32 %r753,%r740,%r753,%p29;
setp.eq.s32 %p30,%r739,3;
selp.b32 %r752,%r740,%r752,%p30;
setp.eq.s32 %p31,%r739,4;
selp.b32 %r751,%r740,%r751,%p31;
setp.eq.s32 %p32,%r739,5;
selp.b32 %r750,%r740,%r750,%p32;
setp.eq.s32 %p33,%r739,6;
selp.b32 %r749,%r740,%r749,%p33;
setp.eq.s32 %p34,%r739,7;
selp.b32 %r748,%r740,%r748,%p34;
add.s32 %r739,%r739,1;
setp.eq.s32 %p35,%r739,8;
@%p35 bra $3_39;
bra.uni $3_20;
$3_39:
and.b32 %r369,%r755,16711935;
add.s32 %r370,%r369,%r769;
mov.u32 %r371,17217;
mov.u32 %r372,0;
prmt.b32 %r373,%r755,%r372,%r371;
add.s32 %r374,%r373,%r757;
and.b32 %r375,%r754,16711935;
add.s32 %r376,%r375,%r370;
prmt.b32 %r377,%r754,%r372,%r371;
add.s32 %r378,%r377,%r374;
and.b32 %r379,%r753,16711935;
add.s32 %r380,%r379,%r376;
prmt.b32 %r381,%r753,%r372,%r371;
add.s32 %r382,%r381,%r378;
and.b32 %r383,%r752,16711935;
add.s32 %r384,%r383,%r380;
prmt.b32 %r385,%r752,%r372,%r371;
add.s32 %r386,%r385,%r382;
and.b32 %r387,%r751,16711935;
add.s32 %r388,%r387,%r384;
prmt.b32 %r389,%r751,%r372,%r371;
add.s32 %r390,%r389,%r386;
and.b32 %r391,%r750,16711935;
add.s32 %r392,%r391,%r388;
prmt.b32 %r393,%r750,%r372,%r371;
add.s32 %r394,%r393,%r390;
and.b32 %r395,%r749,16711935;
add.s32 %r396,%r395,%r392;
prmt.b32 %r397,%r749,%r372,%r371;
add.s32 %r398,%r397,%r394;
and.b32 %r399,%r748,16711935;
add.s32 %r769,%r399,%r396;
prmt.b32 %r400,%r748,%r372,%r371;
add.s32 %r757,%r400,%r398;
mad.lo.s32 %r401,%r38,%r258,%r2;
add.s32 %r728,%r728,8;
setp.gt.s32 %p44,%r401,%r728;
@%p44 bra $3_18;
$3_40:
mul.lo.s32 %r402,%r1,%r1;
cvt.rn.f32.s32 %f2,%r402;
rcp.rn.f32 %f1,%f2;
add.s32 %r403,%r20,16;
mul.hi.s32 %r404,%r403,2021161081;
shr.u32 %r405,%r404,31;
shr.s32 %r406,%r404,3;
add.s32 %r101,%r406,%r405;
mov.u32 %r407,-1;
div.u32 %r408,%r407,%r101;
add.s32 %r102,%r408,1;
div.u32 %r409,%r407,%r25;
add.s32 %r103,%r409,1;
min.s32 %r416,%r29,%r258;
setp.lt.s32 %p45,%r416,-3;
@%p45 bra $3_131;
mov.u32 %r715,%ctaid.z;
mul.wide.u32 %rd286,%r715,24;
add.s64 %rd285,%rd1,%rd286;
add.s64 %rd284,%rd285,20;
ld.param.u32 %r714,[%rd284+-8];
mad.lo.s32 %r713,%r271,%r261,%r22;
mad.lo.s32 %r712,%r20,%r261,%r713;
mad.lo.s32 %r104,%r38,%r258,4;
cvt.s64.s32 %rd38,%r39;
add.s32 %r105,%r712,6;
not.b32 %r419,%r714;
add.s32 %r421,%r6,%r419;
add.s32 %r422,%r1,-2;
sub.s32 %r423,%r422,%r4;
max.s32 %r106,%r421,%r423;
add.s32 %r424,%r24,1;
div.u32 %r425,%r407,%r424;
add.s32 %r107,%r425,1;
div.u32 %r426,%r407,%r261;
add.s32 %r108,%r426,1;
mov.u32 %r766,-4;
mov.u64 %rd153,_ZZ15box_blur_packedE7along_y;
$3_42:
.pragma "nounroll";
setp.lt.s32 %p46,%r766,0;
@%p46 bra $3_44;
and.b32 %r427,%r783,16711935;
add.s32 %r428,%r427,%r769;
mov.u32 %r429,17217;
mov.u32 %r430,0;
prmt.b32 %r431,%r783,%r430,%r429;
add.s32 %r432,%r431,%r757;
mov.u32 %r433,21520;
mov.u32 %r434,30258;
prmt.b32 %r435,%r428,%r432,%r434;
prmt.b32 %r436,%r428,%r432,%r433;
add.s32 %r440,%r305,%r306;
mul.wide.s32 %rd152,%r440,8;
add.s64 %rd154,%rd153,%rd152;
st.shared.v2.u32 [%rd154],{%r436,%r435};
and.b32 %r441,%r796,16711935;
sub.s32 %r442,%r428,%r441;
prmt.b32 %r443,%r796,%r430,%r429;
sub.s32 %r444,%r432,%r443;
and.b32 %r445,%r782,16711935;
add.s32 %r446,%r445,%r442;
prmt.b32 %r447,%r782,%r430,%r429;
add.s32 %r448,%r447,%r444;
prmt.b32 %r449,%r446,%r448,%r434;
prmt.b32 %r450,%r446,%r448,%r433;
st.shared.v2.u32 [%rd154+2048],{%r450,%r449};
and.b32 %r451,%r795,16711935;
sub.s32 %r452,%r446,%r451;
prmt.b32 %r453,%r795,%r430,%r429;
sub.s32 %r454,%r448,%r453;
and.b32 %r455,%r781,16711935;
add.s32 %r456,%r455,%r452;
prmt.b32 %r457,%r781,%r430,%r429;
add.s32 %r458,%r457,%r454;
prmt.b32 %r459,%r456,%r458,%r434;
prmt.b32 %r460,%r456,%r458,%r433;
st.shared.v2.u32 [%rd154+4096],{%r460,%r459};
and.b32 %r461,%r794,16711935;
sub.s32 %r462,%r456,%r461;
prmt.b32 %r463,%r794,%r430,%r429;
sub.s32 %r464,%r458,%r463;
and.b32 %r465,%r780,16711935;
add.s32 %r466,%r465,%r462;
prmt.b32 %r467,%r780,%r430,%r429;
add.s32 %r468,%r467,%r464;
prmt.b32 %r469,%r466,%r468,%r434;
prmt.b32 %r470,%r466,%r468,%r433;
st.shared.v2.u32 [%rd154+6144],{%r470,%r469};
and.b32 %r471,%r793,16711935;
sub.s32 %r769,%r466,%r471;
prmt.b32 %r472,%r793,%r430,%r429;
sub.s32 %r757,%r468,%r472;
$3_44:
add.s32 %r716,%r27,%r2;
bar.sync 0;
add.s32 %r124,%r104,%r766;
sub.s32 %r125,%r40,%r124;
add.s32 %r126,%r716,%r124;
@%p1 bra $3_49;
bra.uni $3_45;
$3_49:
cvt.s64.s32 %rd39,%r126;
setp.lt.s32 %p53,%r125,1;
mov.u32 %r782,0;
mov.u32 %r783,%r782;
@%p53 bra $3_51;
mul.lo.s64 %rd156,%rd288,%rd39;
add.s64 %rd157,%rd156,%rd38;
add.s64 %rd155,%rd287,%rd157;
ld.global.nc.u32 %r783,[%rd155];
$3_51:
setp.lt.s32 %p54,%r125,2;
@%p54 bra $3_53;
add.s64 %rd159,%rd39,1;
mul.lo.s64 %rd160,%rd159,%rd288;
add.s64 %rd161,%rd160,%rd38;
add.s64 %rd158,%rd287,%rd161;
ld.global.nc.u32 %r782,[%rd158];
$3_53:
setp.lt.s32 %p55,%r125,3;
mov.u32 %r780,0;
mov.u32 %r781,%r780;
@%p55 bra $3_55;
add.s64 %rd163,%rd39,2;
mul.lo.s64 %rd164,%rd163,%rd288;
add.s64 %rd165,%rd164,%rd38;
add.s64 %rd162,%rd287,%rd165;
ld.global.nc.u32 %r781,[%rd162];
$3_55:
setp.lt.s32 %p56,%r125,4;
@%p56 bra $3_57;
add.s64 %rd167,%rd39,3;
mul.lo.s64 %rd168,%rd167,%rd288;
add.s64 %rd169,%rd168,%rd38;
add.s64 %rd166,%rd287,%rd169;
ld.global.nc.u32 %r780,[%rd166];
bra.uni $3_57;
$3_45:
mov.u32 %r477,0;
mov.u32 %r775,%r477;
$3_46:
.pragma "nounroll";
setp.ge.s32 %p47,%r775,%r125;
mov.u32 %r776,%r477;
@%p47 bra $3_48;
add.s32 %r479,%r126,%r775;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd287;
.param .b64 param1;
st.param.b64 [param1+0],%rd288;
.param .b32 param2;
st.param.b32 [param2+0],%r717;
.param .b32 param3;
st.param.b32 [param3+0],%r718;
.param .b32 param4;
st.param.b32 [param4+0],%r261;
.param .b32 param5;
st.param.b32 [param5+0],%r39;
.param .b32 param6;
st.param.b32 [param6+0],%r479;
.param .b32 retval0;
call.uni (retval0),
_Z11word_aroundPKhxiiiii,
(
param0,
param1,
param2,
param3,
param4,
param5,
param6
);
ld.param.b32 %r776,[retval0+0];
}
$3_48:
setp.eq.s32 %p48,%r775,0;
selp.b32 %r783,%r776,%r783,%p48;
setp.eq.s32 %p49,%r775,1;
selp.b32 %r782,%r776,%r782,%p49;
setp.eq.s32 %p50,%r775,2;
selp.b32 %r781,%r776,%r781,%p50;
setp.eq.s32 %p51,%r775,3;
selp.b32 %r780,%r776,%r780,%p51;
add.s32 %r775,%r775,1;
setp.eq.s32 %p52,%r775,4;
@%p52 bra $3_57;
bra.uni $3_46;
$3_57:
sub.s32 %r491,%r124,%r2;
add.s32 %r150,%r491,%r27;
@%p1 bra $3_62;
bra.uni $3_58;
$3_62:
cvt.s64.s32 %rd40,%r150;
setp.lt.s32 %p63,%r125,1;
mov.u32 %r795,0;
mov.u32 %r796,%r795;
@%p63 bra $3_64;
mul.lo.s64 %rd171,%rd288,%rd40;
add.s64 %rd172,%rd171,%rd38;
add.s64 %rd170,%rd287,%rd172;
ld.global.nc.u32 %r796,[%rd170];
$3_64:
setp.lt.s32 %p64,%r125,2;
@%p64 bra $3_66;
add.s64 %rd174,%rd40,1;
mul.lo.s64 %rd175,%rd174,%rd288;
add.s64 %rd176,%rd175,%rd38;
add.s64 %rd173,%rd287,%rd176;
ld.global.nc.u32 %r795,[%rd173];
$3_66:
setp.lt.s32 %p65,%r125,3;
mov.u32 %r793,0;
mov.u32 %r794,%r793;
@%p65 bra $3_68;
add.s64 %rd178,%rd40,2;
mul.lo.s64 %rd179,%rd178,%rd288;
add.s64 %rd180,%rd179,%rd38;
add.s64 %rd177,%rd287,%rd180;
ld.global.nc.u32 %r794,[%rd177];
$3_68:
setp.lt.s32 %p66,%r125,4;
@%p66 bra $3_70;
add.s64 %rd182,%rd40,3;
mul.lo.s64 %rd183,%rd182,%rd288;
add.s64 %rd184,%rd183,%rd38;
add.s64 %rd181,%rd287,%rd184;
ld.global.nc.u32 %r793,[%rd181];
bra.uni $3_70;
$3_58:
mov.u32 %r492,0;
mov.u32 %r788,%r492;
$3_59:
.pragma "nounroll";
setp.ge.s32 %p57,%r788,%r125;
mov.u32 %r789,%r492;
@%p57 bra $3_61;
add.s32 %r494,%r150,%r788;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd287;
.param .b64 param1;
st.param.b64 [param1+0],%rd288;
.param .b32 param2;
st.param.b32 [param2+0],%r717;
.param .b32 param3;
st.param.b32 [param3+0],%r718;
.param .b32 param4;
st.param.b32 [param4+0],%r261;
.param .b32 param5;
st.param.b32 [param5+0],%r39;
.param .b32 param6;
st.param.b32 [param6+0],%r494;
.param .b32 retval0;
call.uni (retval0),
_Z11word_aroundPKhxiiiii,
(
param0,
param1,
param2,
param3,
param4,
param5,
param6
);
ld.param.b32 %r789,[retval0+0];
}
$3_61:
setp.eq.s32 %p58,%r788,0;
selp.b32 %r796,%r789,%r796,%p58;
setp.eq.s32 %p59,%r788,1;
selp.b32 %r795,%r789,%r795,%p59;
setp.eq.s32 %p60,%r788,2;
selp.b32 %r794,%r789,%r794,%p60;
setp.eq.s32 %p61,%r788,3;
selp.b32 %r793,%r789,%r793,%p61;
add.s32 %r788,%r788,1;
setp.eq.s32 %p62,%r788,4;
@%p62 bra $3_70;
bra.uni $3_59;
$3_70:
setp.lt.s32 %p123,%r766,0;
@%p123 bra $3_130;
mul.lo.s32 %r507,%r25,%r261;
mul.lo.s32 %r508,%r507,%r101;
shl.b32 %r509,%r508,2;
setp.ge.u32 %p68,%r307,%r509;
@%p68 bra $3_105;
setp.eq.s32 %p69,%r261,1;
@%p69 bra $3_89;
bra.uni $3_73;
$3_89:
add.s32 %r807,%r305,%r306;
mov.u32 %r806,0;
$3_90:
.pragma "nounroll";
add.s32 %r576,%r20,-1;
setp.lt.u32 %p85,%r576,17;
mov.u32 %r808,%r807;
@%p85 bra $3_92;
mul.hi.u32 %r808,%r807,%r102;
$3_92:
setp.eq.s32 %p86,%r25,1;
mov.u32 %r809,%r808;
@%p86 bra $3_94;
mul.hi.u32 %r809,%r808,%r103;
$3_94:
mul.lo.s32 %r577,%r809,%r25;
sub.s32 %r207,%r808,%r577;
add.s32 %r578,%r809,%r766;
mad.lo.s32 %r208,%r207,%r258,%r578;
mul.lo.s32 %r579,%r808,%r101;
sub.s32 %r580,%r807,%r579;
mul.lo.s32 %r209,%r580,17;
setp.ge.s32 %p87,%r208,%r29;
@%p87 bra $3_104;
mul.lo.s32 %r589,%r271,%r261;
setp.lt.s32 %p88,%r589,1;
mov.u32 %r811,0;
mul.lo.s32 %r590,%r207,%r24;
mul.wide.u32 %rd224,%r809,2048;
add.s64 %rd226,%rd153,%rd224;
mul.wide.u32 %rd227,%r590,8;
add.s64 %rd228,%rd226,%rd227;
cvt.u64.u32 %rd232,%r22;
cvt.s64.s32 %rd233,%r209;
add.s64 %rd234,%rd232,%rd233;
shl.b64 %rd235,%rd234,1;
add.s64 %rd304,%rd228,%rd235;
mul.wide.s32 %rd236,%r589,2;
add.s64 %rd303,%rd304,%rd236;
mul.lo.s32 %r597,%r808,%r424;
mul.wide.u32 %rd237,%r597,4;
mov.u64 %rd238,_ZZ15box_blur_packedE5means;
add.s64 %rd239,%rd238,%rd237;
cvt.u64.u32 %rd240,%r208;
mul.lo.s64 %rd241,%rd290,%rd240;
cvt.u64.u32 %rd242,%r27;
mul.lo.s64 %rd243,%rd290,%rd242;
mul.lo.s32 %r601,%r6,%r261;
cvt.u64.u32 %rd244,%r601;
add.s64 %rd245,%rd243,%rd244;
add.s64 %rd246,%rd241,%rd245;
add.s64 %rd247,%rd289,%rd246;
and.b64 %rd248,%rd247,3;
add.s64 %rd249,%rd248,%rd233;
add.s64 %rd302,%rd239,%rd249;
@%p88 bra $3_99;
mov.u64 %rd298,%rd304;
$3_97:
.pragma "nounroll";
ld.shared.u16 %r603,[%rd298];
add.s32 %r811,%r811,%r603;
mul.wide.s32 %rd250,%r261,2;
add.s64 %rd66,%rd298,%rd250;
setp.ge.u64 %p90,%rd66,%rd303;
@%p90 bra $3_99;
ld.shared.u16 %r604,[%rd66];
add.s32 %r811,%r811,%r604;
shl.b64 %rd252,%rd250,1;
add.s64 %rd298,%rd298,%rd252;
setp.lt.u64 %p91,%rd298,%rd303;
@%p91 bra $3_97;
$3_99:
sub.s32 %r605,%r20,%r209;
min.s32 %r814,%r605,17;
setp.lt.s32 %p92,%r605,1;
@%p92 bra $3_104;
mov.u32 %r701,%tid.y;
mul.lo.s32 %r606,%r101,%r808;
mul.lo.s32 %r607,%r606,17;
mad.lo.s32 %r610,%r701,544,%r106;
mad.lo.s32 %r611,%r306,17,%r610;
mad.lo.s32 %r612,%r806,4352,%r611;
sub.s32 %r613,%r612,%r607;
max.s32 %r215,%r613,-2;
add.s32 %r614,%r215,1;
max.s32 %r216,%r613,-18;
sub.s32 %r615,%r614,%r216;
and.b32 %r616,%r615,1;
setp.eq.b32 %p93,%r616,1;
mov.pred %p94,0;
xor.pred %p95,%p93,%p94;
not.pred %p96,%p95;
@%p96 bra $3_102;
ld.shared.u16 %r617,[%rd303];
add.s32 %r618,%r811,%r617;
or.b32 %r619,%r618,1258291200;
mov.b32 %f17,%r619;
add.f32 %f18,%f17,0fCB000000;
mul.rn.f32 %f19,%f18,%f1;
mov.f32 %f20,0f4B000000;
add.rn.f32 %f21,%f19,%f20;
mov.b32 %r620,%f21;
st.shared.u8 [%rd302],%r620;
ld.shared.u16 %r621,[%rd304];
sub.s32 %r811,%r618,%r621;
add.s32 %r814,%r814,-1;
cvt.s64.s32 %rd253,%r261;
mul.wide.s32 %rd254,%r261,2;
add.s64 %rd304,%rd304,%rd254;
add.s64 %rd303,%rd303,%rd254;
add.s64 %rd302,%rd302,%rd253;
$3_102:
setp.eq.s32 %p97,%r215,%r216;
@%p97 bra $3_104;
$3_103:
.pragma "nounroll";
cvt.s64.s32 %rd280,%r261;
ld.shared.u16 %r622,[%rd303];
add.s32 %r623,%r811,%r622;
or.b32 %r624,%r623,1258291200;
mov.b32 %f22,%r624;
add.f32 %f23,%f22,0fCB000000;
mul.rn.f32 %f24,%f23,%f1;
mov.f32 %f25,0f4B000000;
add.rn.f32 %f26,%f24,%f25;
mov.b32 %r625,%f26;
st.shared.u8 [%rd302],%r625;
ld.shared.u16 %r626,[%rd304];
sub.s32 %r627,%r623,%r626;
shl.b64 %rd255,%rd280,1;
add.s64 %rd256,%rd303,%rd255;
ld.shared.u16 %r628,[%rd256];
add.s32 %r629,%r627,%r628;
or.b32 %r630,%r629,1258291200;
mov.b32 %f27,%r630;
add.f32 %f28,%f27,0fCB000000;
mul.rn.f32 %f29,%f28,%f1;
add.rn.f32 %f30,%f29,%f25;
mov.b32 %r631,%f30;
add.s64 %rd257,%rd302,%rd280;
st.shared.u8 [%rd257],%r631;
add.s64 %rd258,%rd304,%rd255;
ld.shared.u16 %r632,[%rd258];
sub.s32 %r811,%r629,%r632;
add.s32 %r224,%r814,-2;
shl.b64 %rd259,%rd280,2;
add.s64 %rd304,%rd304,%rd259;
add.s64 %rd303,%rd303,%rd259;
add.s64 %rd302,%rd302,%rd255;
setp.gt.s32 %p98,%r814,2;
mov.u32 %r814,%r224;
@%p98 bra $3_103;
$3_104:
add.s32 %r807,%r807,256;
setp.lt.u32 %p99,%r807,%r509;
add.s32 %r806,%r806,1;
@%p99 bra $3_90;
bra.uni $3_105;
$3_73:
add.s32 %r797,%r305,%r306;
$3_74:
.pragma "nounroll";
add.s32 %r513,%r20,-1;
setp.lt.u32 %p70,%r513,17;
mul.hi.u32 %r798,%r797,%r108;
@%p70 bra $3_76;
mul.hi.u32 %r702,%r797,%r108;
mul.hi.u32 %r798,%r702,%r102;
$3_76:
setp.eq.s32 %p71,%r25,1;
mov.u32 %r799,%r798;
@%p71 bra $3_78;
mul.hi.u32 %r799,%r798,%r103;
$3_78:
mul.hi.u32 %r703,%r797,%r108;
mul.lo.s32 %r514,%r799,%r25;
sub.s32 %r181,%r798,%r514;
add.s32 %r515,%r799,%r766;
mad.lo.s32 %r182,%r181,%r258,%r515;
mul.lo.s32 %r516,%r798,%r101;
sub.s32 %r517,%r703,%r516;
mul.lo.s32 %r183,%r517,17;
setp.ge.s32 %p72,%r182,%r29;
@%p72 bra $3_88;
mul.hi.u32 %r704,%r797,%r108;
mul.lo.s32 %r526,%r271,%r261;
setp.lt.s32 %p73,%r526,1;
mov.u32 %r801,0;
mul.lo.s32 %r527,%r181,%r24;
mul.wide.u32 %rd185,%r799,2048;
add.s64 %rd187,%rd153,%rd185;
mul.wide.u32 %rd188,%r527,8;
add.s64 %rd189,%rd187,%rd188;
mul.lo.s32 %r528,%r183,%r261;
cvt.s64.s32 %rd190,%r528;
cvt.u64.u32 %rd194,%r22;
mul.lo.s32 %r534,%r704,%r261;
sub.s32 %r535,%r797,%r534;
cvt.u64.u32 %rd195,%r535;
add.s64 %rd196,%rd195,%rd194;
add.s64 %rd197,%rd196,%rd190;
shl.b64 %rd198,%rd197,1;
add.s64 %rd297,%rd189,%rd198;
mul.wide.s32 %rd199,%r526,2;
add.s64 %rd296,%rd297,%rd199;
mul.lo.s32 %r537,%r798,%r424;
mul.wide.u32 %rd200,%r537,4;
mov.u64 %rd201,_ZZ15box_blur_packedE5means;
add.s64 %rd202,%rd201,%rd200;
cvt.u64.u32 %rd203,%r182;
mul.lo.s64 %rd204,%rd290,%rd203;
cvt.u64.u32 %rd205,%r27;
mul.lo.s64 %rd206,%rd290,%rd205;
mul.lo.s32 %r541,%r6,%r261;
cvt.u64.u32 %rd207,%r541;
add.s64 %rd208,%rd206,%rd207;
add.s64 %rd209,%rd204,%rd208;
add.s64 %rd210,%rd289,%rd209;
and.b64 %rd211,%rd210,3;
add.s64 %rd212,%rd190,%rd195;
add.s64 %rd213,%rd212,%rd211;
add.s64 %rd295,%rd202,%rd213;
@%p73 bra $3_83;
mov.u64 %rd291,%rd297;
$3_81:
.pragma "nounroll";
ld.shared.u16 %r543,[%rd291];
add.s32 %r801,%r801,%r543;
mul.wide.s32 %rd214,%r261,2;
add.s64 %rd46,%rd291,%rd214;
setp.ge.u64 %p75,%rd46,%rd296;
@%p75 bra $3_83;
ld.shared.u16 %r544,[%rd46];
add.s32 %r801,%r801,%r544;
shl.b64 %rd216,%rd214,1;
add.s64 %rd291,%rd291,%rd216;
setp.lt.u64 %p76,%rd291,%rd296;
@%p76 bra $3_81;
$3_83:
sub.s32 %r545,%r20,%r183;
min.s32 %r804,%r545,17;
setp.lt.s32 %p77,%r545,1;
@%p77 bra $3_88;
mul.hi.u32 %r705,%r797,%r108;
mad.lo.s32 %r546,%r705,17,%r106;
mul.lo.s32 %r547,%r101,%r798;
mul.lo.s32 %r548,%r547,17;
sub.s32 %r549,%r546,%r548;
max.s32 %r189,%r549,-2;
add.s32 %r550,%r189,1;
max.s32 %r190,%r549,-18;
sub.s32 %r551,%r550,%r190;
and.b32 %r552,%r551,1;
setp.eq.b32 %p78,%r552,1;
mov.pred %p79,0;
xor.pred %p80,%p78,%p79;
not.pred %p81,%p80;
@%p81 bra $3_86;
ld.shared.u16 %r553,[%rd296];
add.s32 %r554,%r801,%r553;
or.b32 %r555,%r554,1258291200;
mov.b32 %f3,%r555;
add.f32 %f4,%f3,0fCB000000;
mul.rn.f32 %f5,%f4,%f1;
mov.f32 %f6,0f4B000000;
add.rn.f32 %f7,%f5,%f6;
mov.b32 %r556,%f7;
st.shared.u8 [%rd295],%r556;
ld.shared.u16 %r557,[%rd297];
sub.s32 %r801,%r554,%r557;
add.s32 %r804,%r804,-1;
cvt.s64.s32 %rd217,%r261;
mul.wide.s32 %rd218,%r261,2;
add.s64 %rd297,%rd297,%rd218;
add.s64 %rd296,%rd296,%rd218;
add.s64 %rd295,%rd295,%rd217;
$3_86:
setp.eq.s32 %p82,%r189,%r190;
@%p82 bra $3_88;
$3_87:
.pragma "nounroll";
cvt.s64.s32 %rd279,%r261;
ld.shared.u16 %r558,[%rd296];
add.s32 %r559,%r801,%r558;
or.b32 %r560,%r559,1258291200;
mov.b32 %f8,%r560;
add.f32 %f9,%f8,0fCB000000;
mul.rn.f32 %f10,%f9,%f1;
mov.f32 %f11,0f4B000000;
add.rn.f32 %f12,%f10,%f11;
mov.b32 %r561,%f12;
st.shared.u8 [%rd295],%r561;
ld.shared.u16 %r562,[%rd297];
sub.s32 %r563,%r559,%r562;
shl.b64 %rd219,%rd279,1;
add.s64 %rd220,%rd296,%rd219;
ld.shared.u16 %r564,[%rd220];
add.s32 %r565,%r563,%r564;
or.b32 %r566,%r565,1258291200;
mov.b32 %f13,%r566;
add.f32 %f14,%f13,0fCB000000;
mul.rn.f32 %f15,%f14,%f1;
add.rn.f32 %f16,%f15,%f11;
mov.b32 %r567,%f16;
add.s64 %rd221,%rd295,%rd279;
st.shared.u8 [%rd221],%r567;
add.s64 %rd222,%rd297,%rd219;
ld.shared.u16 %r568,[%rd222];
sub.s32 %r801,%r565,%r568;
add.s32 %r198,%r804,-2;
shl.b64 %rd223,%rd279,2;
add.s64 %rd297,%rd297,%rd223;
add.s64 %rd296,%rd296,%rd223;
add.s64 %rd295,%rd295,%rd219;
setp.gt.s32 %p83,%r804,2;
mov.u32 %r804,%r198;
@%p83 bra $3_87;
$3_88:
add.s32 %r797,%r797,256;
setp.lt.u32 %p84,%r797,%r509;
@%p84 bra $3_74;
$3_105:
mul.lo.s32 %r641,%r25,%r424;
shl.b32 %r642,%r641,2;
setp.ge.u32 %p100,%r307,%r642;
bar.sync 0;
@%p100 bra $3_130;
mov.u32 %r816,%r307;
$3_107:
.pragma "nounroll";
setp.lt.u32 %p101,%r105,7;
mov.u32 %r817,%r816;
@%p101 bra $3_109;
mul.hi.u32 %r817,%r816,%r107;
$3_109:
setp.eq.s32 %p102,%r25,1;
mov.u32 %r818,%r817;
@%p102 bra $3_111;
mul.hi.u32 %r818,%r817,%r103;
$3_111:
mul.lo.s32 %r646,%r818,%r25;
sub.s32 %r647,%r817,%r646;
add.s32 %r648,%r818,%r766;
mad.lo.s32 %r233,%r647,%r258,%r648;
setp.ge.s32 %p103,%r233,%r29;
@%p103 bra $3_129;
setp.eq.s16 %p104,%rs6,0;
cvt.s64.s32 %rd260,%r233;
mul.lo.s64 %rd261,%rd290,%rd260;
cvt.s64.s32 %rd262,%r27;
mul.lo.s64 %rd263,%rd290,%rd262;
mul.lo.s32 %r658,%r6,%r261;
cvt.s64.s32 %rd264,%r658;
add.s64 %rd265,%rd263,%rd264;
add.s64 %rd266,%rd261,%rd265;
add.s64 %rd81,%rd289,%rd266;
cvt.u32.u64 %r659,%rd81;
and.b32 %r660,%r659,3;
mul.lo.s32 %r662,%r817,%r424;
sub.s32 %r663,%r816,%r662;
shl.b32 %r664,%r663,2;
sub.s32 %r234,%r664,%r660;
setp.gt.s32 %p105,%r234,-1;
and.pred %p106,%p104,%p105;
add.s32 %r665,%r234,4;
mul.lo.s32 %r666,%r20,%r261;
setp.le.s32 %p107,%r665,%r666;
and.pred %p108,%p106,%p107;
mul.wide.u32 %rd267,%r816,4;
mov.u64 %rd268,_ZZ15box_blur_packedE5means;
add.s64 %rd82,%rd268,%rd267;
@%p108 bra $3_128;
bra.uni $3_113;
$3_128:
ld.shared.u32 %r690,[%rd82];
cvt.s64.s32 %rd277,%r234;
add.s64 %rd278,%rd81,%rd277;
st.u32 [%rd278],%r690;
bra.uni $3_129;
$3_113:
max.s32 %r235,%r234,0;
min.s32 %r236,%r665,%r666;
setp.ge.s32 %p109,%r235,%r236;
@%p109 bra $3_129;
add.s32 %r670,%r267,1;
setp.lt.s32 %p110,%r670,%r257;
add.s32 %r237,%r233,%r27;
@%p110 bra $3_117;
bra.uni $3_115;
$3_117:
max.s32 %r820,%r234,0;
$3_118:
.pragma "nounroll";
setp.eq.s16 %p122,%rs6,0;
div.s32 %r678,%r820,%r261;
add.s32 %r241,%r678,%r6;
@%p122 bra $3_126;
add.s32 %r821,%r267,1;
$3_120:
mul.wide.s32 %rd282,%r267,24;
add.s64 %rd281,%rd1,%rd282;
ld.param.u32 %r711,[%rd281];
mul.wide.s32 %rd274,%r821,24;
add.s64 %rd84,%rd1,%rd274;
ld.param.u32 %r680,[%rd84];
setp.ne.s32 %p113,%r680,%r711;
@%p113 bra $3_126;
ld.param.u32 %r681,[%rd84+12];
setp.le.s32 %p114,%r681,%r241;
@%p114 bra $3_125;
ld.param.u32 %r682,[%rd84+4];
setp.gt.s32 %p115,%r682,%r241;
@%p115 bra $3_125;
ld.param.u32 %r683,[%rd84+16];
setp.le.s32 %p116,%r683,%r237;
@%p116 bra $3_125;
ld.param.u32 %r684,[%rd84+8];
setp.le.s32 %p117,%r684,%r237;
@%p117 bra $3_127;
$3_125:
cvt.s64.s32 %rd283,%r821;
cvt.u32.u64 %r685,%rd283;
add.s32 %r821,%r685,1;
setp.lt.s32 %p118,%r821,%r257;
@%p118 bra $3_120;
$3_126:
ld.shared.u32 %r686,[%rd82];
sub.s32 %r687,%r820,%r234;
shl.b32 %r688,%r687,3;
shr.u32 %r689,%r686,%r688;
cvt.s64.s32 %rd275,%r820;
add.s64 %rd276,%rd81,%rd275;
st.u8 [%rd276],%r689;
$3_127:
add.s32 %r820,%r820,1;
setp.lt.s32 %p119,%r820,%r236;
@%p119 bra $3_118;
bra.uni $3_129;
$3_115:
max.s32 %r819,%r234,0;
$3_116:
.pragma "nounroll";
sub.s32 %r674,%r819,%r234;
shl.b32 %r675,%r674,3;
ld.shared.u32 %r676,[%rd82];
shr.u32 %r677,%r676,%r675;
cvt.s64.s32 %rd269,%r819;
add.s64 %rd270,%rd81,%rd269;
st.u8 [%rd270],%r677;
add.s32 %r819,%r819,1;
setp.lt.s32 %p111,%r819,%r236;
@%p111 bra $3_116;
$3_129:
mul.lo.s32 %r707,%r25,%r424;
shl.b32 %r706,%r707,2;
add.s32 %r816,%r816,256;
setp.lt.u32 %p120,%r816,%r706;
@%p120 bra $3_107;
$3_130:
add.s32 %r766,%r766,4;
setp.lt.s32 %p121,%r766,%r416;
@%p121 bra $3_42;
$3_131:
ret;
}
`;
