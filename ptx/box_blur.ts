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
.reg .pred %p<116>;
.reg .b16 %rs<12>;
.reg .f32 %f<47>;
.reg .b32 %r<682>;
.reg .b64 %rd<260>;
.shared .align 8 .b8 _ZZ15box_blur_packedE7along_y[8192];
.shared .align 4 .b8 _ZZ15box_blur_packedE5means[4096];
ld.param.u64 %rd91,[p0];
ld.param.v2.u32 {%r588,%r589},[p1+32];
ld.param.v2.u32 {%r235,%r236},[p1+40];
ld.param.u64 %rd96,[p2];
ld.param.v2.u32 {%r239,%r240},[p3+40];
mov.b64 %rd101,p4;
ld.param.u32 %r231,[p5];
ld.param.u32 %r232,[p6];
ld.param.u32 %rd102,[p3];
ld.param.u32 %rd103,[p3+4];
bfi.b64 %rd97,%rd103,%rd102,32,32;
ld.param.u64 %rd244,[p3+8];
ld.param.u64 %rd242,[p1+8];
ld.param.u64 %rd92,[p1];
mov.u64 %rd1,%rd101;
mov.u32 %r241,%ctaid.z;
cvt.u64.u32 %rd2,%r241;
mul.wide.u32 %rd104,%r241,24;
add.s64 %rd105,%rd1,%rd104;
add.s64 %rd3,%rd105,20;
ld.param.u32 %r1,[%rd105+20];
shr.u32 %r242,%r1,31;
add.s32 %r243,%r1,%r242;
shr.s32 %r2,%r243,1;
neg.s32 %r599,%r2;
cvt.rn.f32.s32 %f1,%r235;
mov.f32 %f5,0f447DA000;
div.approx.f32 %f6,%f5,%f1;
cvt.rzi.s32.f32 %r5,%f6;
add.s32 %r244,%r1,-1;
sub.s32 %r6,%r5,%r244;
mov.u32 %r245,%ctaid.x;
ld.param.u32 %r246,[%rd105+4];
mad.lo.s32 %r7,%r6,%r245,%r246;
ld.param.u32 %r247,[%rd105+12];
setp.ge.s32 %p1,%r7,%r247;
@%p1 bra $3_112;
ld.param.s32 %rd4,[%rd3+-20];
setp.eq.s32 %p2,%r236,0;
@%p2 bra $3_3;
cvta.to.global.u64 %rd106,%rd91;
mul.lo.s64 %rd107,%rd4,40;
add.s64 %rd108,%rd106,%rd107;
ld.global.v2.u32 {%r588,%r589},[%rd108+32];
ld.global.u64 %rd242,[%rd108+8];
ld.global.u64 %rd241,[%rd108];
bra.uni $3_4;
$3_3:
mul.lo.s64 %rd109,%rd92,%rd4;
add.s64 %rd241,%rd91,%rd109;
$3_4:
ld.param.s32 %rd19,[%rd3+-20];
setp.eq.s32 %p3,%r240,0;
@%p3 bra $3_6;
cvta.to.global.u64 %rd110,%rd96;
mul.lo.s64 %rd111,%rd19,40;
add.s64 %rd112,%rd110,%rd111;
ld.global.u64 %rd244,[%rd112+8];
ld.global.u64 %rd243,[%rd112];
bra.uni $3_7;
$3_6:
mul.lo.s64 %rd113,%rd97,%rd19;
add.s64 %rd243,%rd96,%rd113;
$3_7:
ld.param.u32 %r20,[%rd3+-8];
sub.s32 %r252,%r20,%r7;
min.s32 %r21,%r6,%r252;
mul.lo.s32 %r22,%r21,%r235;
sub.s32 %r253,%r7,%r2;
mul.lo.s32 %r23,%r253,%r235;
and.b64 %rd32,%rd242,3;
setp.eq.s64 %p4,%rd32,0;
cvt.u64.u32 %rd114,%r23;
add.s64 %rd115,%rd241,%rd114;
cvt.u32.u64 %r254,%rd115;
and.b32 %r255,%r254,3;
selp.b32 %r24,%r255,0,%p4;
mad.lo.s32 %r257,%r244,%r235,%r24;
add.s32 %r258,%r257,%r22;
add.s32 %r259,%r258,3;
shr.s32 %r260,%r259,31;
shr.u32 %r261,%r260,30;
add.s32 %r262,%r259,%r261;
shr.s32 %r25,%r262,2;
add.s32 %r263,%r25,1;
cvt.rn.f32.s32 %f2,%r263;
mov.f32 %f7,0f43804000;
div.approx.f32 %f8,%f7,%f2;
cvt.rzi.s32.f32 %r264,%f8;
mov.f32 %f9,0f42810000;
div.approx.f32 %f10,%f9,%f1;
cvt.rzi.s32.f32 %r265,%f10;
min.s32 %r26,%r264,%r265;
mov.u32 %r266,%ctaid.y;
mul.lo.s32 %r267,%r266,%r232;
ld.param.u32 %r268,[%rd3+-12];
mad.lo.s32 %r27,%r267,%r26,%r268;
mul.lo.s32 %r269,%r26,%r232;
ld.param.u32 %r270,[%rd3+-4];
sub.s32 %r271,%r270,%r27;
min.s32 %r28,%r269,%r271;
setp.lt.s32 %p5,%r28,1;
@%p5 bra $3_112;
cvt.u32.u64 %r272,%rd2;
add.s32 %r590,%r272,1;
setp.ge.s32 %p6,%r590,%r231;
mov.u16 %rs4,0;
mov.u16 %rs10,%rs4;
@%p6 bra $3_16;
mul.wide.s32 %rd116,%r272,24;
add.s64 %rd117,%rd1,%rd116;
ld.param.u32 %r30,[%rd117];
add.s32 %r31,%r28,%r27;
add.s32 %r32,%r21,%r7;
$3_10:
cvt.s64.s32 %rd33,%r590;
mul.wide.s32 %rd118,%r590,24;
add.s64 %rd34,%rd1,%rd118;
ld.param.u32 %r274,[%rd34];
setp.ne.s32 %p7,%r274,%r30;
mov.u16 %rs10,%rs4;
@%p7 bra $3_16;
ld.param.u32 %r275,[%rd34+12];
setp.le.s32 %p8,%r275,%r7;
@%p8 bra $3_15;
ld.param.u32 %r276,[%rd34+4];
setp.ge.s32 %p9,%r276,%r32;
@%p9 bra $3_15;
ld.param.u32 %r277,[%rd34+16];
setp.le.s32 %p10,%r277,%r27;
@%p10 bra $3_15;
ld.param.u32 %r278,[%rd34+8];
setp.lt.s32 %p11,%r278,%r31;
mov.u16 %rs10,1;
@%p11 bra $3_16;
$3_15:
cvt.u32.u64 %r279,%rd33;
add.s32 %r590,%r279,1;
setp.lt.s32 %p12,%r590,%r231;
mov.u16 %rs10,%rs4;
@%p12 bra $3_10;
$3_16:
cvt.s64.s32 %rd119,%r27;
mul.lo.s64 %rd120,%rd244,%rd119;
mul.lo.s32 %r280,%r7,%r235;
cvt.s64.s32 %rd121,%r280;
add.s64 %rd36,%rd120,%rd121;
mov.u32 %r281,%tid.y;
shl.b32 %r282,%r281,5;
mov.u32 %r283,%tid.x;
add.s32 %r37,%r282,%r283;
cvt.rn.f32.s32 %f11,%r37;
add.f32 %f3,%f11,0f3F000000;
div.approx.f32 %f12,%f3,%f2;
cvt.rzi.s32.f32 %r284,%f12;
mul.lo.s32 %r286,%r284,%r263;
sub.s32 %r287,%r37,%r286;
mul.lo.s32 %r38,%r284,%r232;
setp.lt.s32 %p13,%r284,%r26;
add.s32 %r288,%r38,%r232;
min.s32 %r289,%r288,%r28;
selp.b32 %r39,%r289,0,%p13;
setp.lt.s32 %p14,%r287,%r25;
selp.b32 %r40,%r39,0,%p14;
shl.b32 %r41,%r287,2;
sub.s32 %r290,%r23,%r24;
add.s32 %r42,%r41,%r290;
setp.gt.s32 %p15,%r42,-1;
and.pred %p17,%p4,%p15;
@%p17 bra $3_18;
bra.uni $3_17;
$3_18:
add.s32 %r291,%r42,4;
mul.lo.s32 %r292,%r588,%r235;
setp.gt.s32 %p18,%r291,%r292;
add.s32 %r293,%r38,%r27;
setp.lt.s32 %p19,%r293,%r2;
mov.u16 %rs11,0;
or.pred %p20,%p19,%p18;
@%p20 bra $3_20;
add.s32 %r294,%r27,%r2;
add.s32 %r295,%r294,%r40;
setp.le.s32 %p21,%r295,%r589;
selp.u16 %rs11,1,0,%p21;
bra.uni $3_20;
$3_17:
mov.u16 %rs11,0;
$3_20:
mul.lo.s32 %r298,%r1,%r1;
cvt.rn.f32.s32 %f13,%r298;
rcp.rn.f32 %f4,%f13;
mul.lo.s32 %r299,%r26,%r235;
cvt.rn.f32.s32 %f14,%r299;
mov.f32 %f15,0f42810000;
div.approx.f32 %f16,%f15,%f14;
cvt.rzi.s32.f32 %r300,%f16;
add.s32 %r301,%r21,-1;
cvt.rn.f32.s32 %f17,%r301;
add.f32 %f18,%f17,0f3F000000;
cvt.rn.f32.s32 %f19,%r300;
div.approx.f32 %f20,%f18,%f19;
cvt.rzi.s32.f32 %r302,%f20;
add.s32 %r303,%r302,1;
max.s32 %r304,%r303,17;
or.b32 %r43,%r304,1;
add.s32 %r305,%r301,%r43;
cvt.rn.f32.s32 %f21,%r305;
add.f32 %f22,%f21,0f3F000000;
cvt.rn.f32.s32 %f23,%r43;
div.approx.f32 %f24,%f22,%f23;
cvt.rzi.s32.f32 %r306,%f24;
mul.lo.s32 %r307,%r306,%r235;
cvt.rn.f32.s32 %f25,%r307;
div.approx.f32 %f26,%f3,%f25;
cvt.rzi.s32.f32 %r44,%f26;
mul.lo.s32 %r308,%r44,%r307;
sub.s32 %r309,%r37,%r308;
cvt.rn.f32.s32 %f27,%r309;
add.f32 %f28,%f27,0f3F000000;
div.approx.f32 %f29,%f28,%f1;
cvt.rzi.s32.f32 %r45,%f29;
mul.lo.s32 %r310,%r45,%r235;
sub.s32 %r46,%r309,%r310;
add.s32 %r47,%r38,%r27;
sub.s32 %r311,%r47,%r2;
cvt.s64.s32 %rd122,%r311;
mul.lo.s64 %rd123,%rd242,%rd122;
cvt.s64.s32 %rd124,%r42;
add.s64 %rd125,%rd123,%rd124;
add.s64 %rd247,%rd241,%rd125;
setp.ge.s32 %p22,%r38,%r40;
setp.le.s32 %p23,%r2,%r599;
mov.u32 %r640,0;
or.pred %p24,%p22,%p23;
mov.u32 %r628,%r640;
@%p24 bra $3_44;
mov.u64 %rd245,%rd247;
$3_22:
.pragma "nounroll";
setp.eq.s16 %p25,%rs11,0;
@%p25 bra $3_39;
sub.s32 %r316,%r2,%r599;
setp.lt.s32 %p26,%r316,1;
mov.u32 %r625,0;
mov.u32 %r626,%r625;
@%p26 bra $3_25;
ld.global.nc.u32 %r626,[%rd245];
$3_25:
sub.s32 %r579,%r2,%r599;
add.s64 %rd40,%rd245,%rd242;
setp.lt.s32 %p27,%r579,2;
@%p27 bra $3_27;
ld.global.nc.u32 %r625,[%rd40];
$3_27:
sub.s32 %r580,%r2,%r599;
shl.b64 %rd128,%rd242,1;
add.s64 %rd41,%rd245,%rd128;
setp.lt.s32 %p28,%r580,3;
mov.u32 %r623,0;
mov.u32 %r624,%r623;
@%p28 bra $3_29;
ld.global.nc.u32 %r624,[%rd41];
$3_29:
sub.s32 %r581,%r2,%r599;
mul.lo.s64 %rd130,%rd242,3;
add.s64 %rd42,%rd245,%rd130;
setp.lt.s32 %p29,%r581,4;
@%p29 bra $3_31;
ld.global.nc.u32 %r623,[%rd42];
$3_31:
sub.s32 %r582,%r2,%r599;
shl.b64 %rd132,%rd242,2;
add.s64 %rd43,%rd245,%rd132;
setp.lt.s32 %p30,%r582,5;
mov.u32 %r621,0;
mov.u32 %r622,%r621;
@%p30 bra $3_33;
ld.global.nc.u32 %r622,[%rd43];
$3_33:
sub.s32 %r583,%r2,%r599;
mul.lo.s64 %rd134,%rd242,5;
add.s64 %rd44,%rd245,%rd134;
setp.lt.s32 %p31,%r583,6;
@%p31 bra $3_35;
ld.global.nc.u32 %r621,[%rd44];
$3_35:
sub.s32 %r584,%r2,%r599;
setp.lt.s32 %p32,%r584,7;
mov.u32 %r619,0;
mov.u32 %r620,%r619;
@%p32 bra $3_37;
mul.lo.s64 %rd235,%rd242,6;
add.s64 %rd234,%rd245,%rd235;
ld.global.nc.u32 %r620,[%rd234];
$3_37:
sub.s32 %r573,%r2,%r599;
mul.lo.s64 %rd138,%rd242,7;
add.s64 %rd46,%rd245,%rd138;
setp.lt.s32 %p33,%r573,8;
@%p33 bra $3_43;
ld.global.nc.u32 %r619,[%rd46];
bra.uni $3_43;
$3_39:
mov.u32 %r617,0;
$3_40:
.pragma "nounroll";
mov.u32 %r618,0;
sub.s32 %r341,%r2,%r599;
setp.ge.s32 %p34,%r617,%r341;
@%p34 bra $3_42;
add.s32 %r586,%r599,%r47;
add.s32 %r342,%r586,%r617;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd241;
.param .b64 param1;
st.param.b64 [param1+0],%rd242;
.param .b32 param2;
st.param.b32 [param2+0],%r588;
.param .b32 param3;
st.param.b32 [param3+0],%r589;
.param .b32 param4;
st.param.b32 [param4+0],%r235;
.param .b32 param5;
st.param.b32 [param5+0],%r42;
.param .b32 param6;
st.param.b32 [param6+0],%r342;
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
ld.param.b32 %r618,[retval0+0];
}
$3_42:
setp.eq.s32 %p35,%r617,0;
selp.b32 %r626,%r618,%r626,%p35;
setp.eq.s32 %p36,%r617,1;
selp.b32 %r625,%r618,%r625,%p36;
setp.eq.s32 %p37,%r617,2;
selp.b32 %r624,%r618,%r624,%p37;
setp.eq.s32 %p38,%r617,3;
selp.b32 %r623,%r618,%r623,%p38;
setp.eq.s32 %p39,%r617,4;
selp.b32 %r622,%r618,%r622,%p39;
setp.eq.s32 %p40,%r617,5;
selp.b32 %r621,%r618,%r621,%p40;
setp.eq.s32 %p41,%r617,6;
selp.b32 %r620,%r618,%r620,%p41;
setp.eq.s32 %p42,%r617,7;
selp.b32 %r619,%r618,%r619,%p42;
add.s32 %r617,%r617,1;
setp.ne.s32 %p43,%r617,8;
@%p43 bra $3_40;
$3_43:
and.b32 %r343,%r626,16711935;
add.s32 %r344,%r343,%r628;
mov.u32 %r345,17217;
mov.u32 %r346,0;
prmt.b32 %r347,%r626,%r346,%r345;
add.s32 %r348,%r347,%r640;
and.b32 %r349,%r625,16711935;
add.s32 %r350,%r349,%r344;
prmt.b32 %r351,%r625,%r346,%r345;
add.s32 %r352,%r351,%r348;
and.b32 %r353,%r624,16711935;
add.s32 %r354,%r353,%r350;
prmt.b32 %r355,%r624,%r346,%r345;
add.s32 %r356,%r355,%r352;
and.b32 %r357,%r623,16711935;
add.s32 %r358,%r357,%r354;
prmt.b32 %r359,%r623,%r346,%r345;
add.s32 %r360,%r359,%r356;
and.b32 %r361,%r622,16711935;
add.s32 %r362,%r361,%r358;
prmt.b32 %r363,%r622,%r346,%r345;
add.s32 %r364,%r363,%r360;
and.b32 %r365,%r621,16711935;
add.s32 %r366,%r365,%r362;
prmt.b32 %r367,%r621,%r346,%r345;
add.s32 %r368,%r367,%r364;
and.b32 %r369,%r620,16711935;
add.s32 %r370,%r369,%r366;
prmt.b32 %r371,%r620,%r346,%r345;
add.s32 %r372,%r371,%r368;
and.b32 %r373,%r619,16711935;
add.s32 %r628,%r373,%r370;
prmt.b32 %r374,%r619,%r346,%r345;
add.s32 %r640,%r374,%r372;
shl.b64 %rd140,%rd242,3;
add.s64 %rd245,%rd245,%rd140;
add.s32 %r599,%r599,8;
setp.gt.s32 %p44,%r2,%r599;
@%p44 bra $3_22;
$3_44:
ld.param.u32 %r574,[p6];
min.s32 %r375,%r28,%r574;
setp.lt.s32 %p45,%r375,-3;
@%p45 bra $3_112;
cvt.s64.s32 %rd233,%r42;
cvt.rn.f32.s32 %f46,%r235;
mov.f32 %f45,0f447DA000;
div.approx.f32 %f44,%f45,%f46;
cvt.rzi.s32.f32 %r578,%f44;
mov.u32 %r577,%ctaid.z;
mul.wide.u32 %rd232,%r577,24;
add.s64 %rd231,%rd1,%rd232;
add.s64 %rd230,%rd231,20;
ld.param.u32 %r576,[%rd230+-8];
ld.param.u32 %r575,[p6];
mul.lo.s32 %r378,%r45,%r43;
shr.s32 %r379,%r44,31;
shr.u32 %r380,%r379,30;
add.s32 %r381,%r44,%r380;
shr.s32 %r382,%r381,2;
and.b32 %r383,%r381,-4;
sub.s32 %r384,%r44,%r383;
mul.lo.s32 %r386,%r382,%r263;
mul.lo.s32 %r387,%r378,%r235;
cvt.s64.s32 %rd141,%r387;
cvt.s64.s32 %rd142,%r46;
mul.wide.s32 %rd143,%r384,2048;
mov.u64 %rd144,_ZZ15box_blur_packedE7along_y;
add.s64 %rd145,%rd144,%rd143;
mul.wide.s32 %rd146,%r386,8;
add.s64 %rd147,%rd145,%rd146;
cvt.u64.u32 %rd148,%r24;
add.s64 %rd149,%rd141,%rd148;
add.s64 %rd150,%rd149,%rd142;
shl.b64 %rd151,%rd150,1;
add.s64 %rd48,%rd147,%rd151;
shl.b32 %r108,%r26,2;
sub.s32 %r109,%r39,%r38;
sub.s32 %r110,%r21,%r378;
min.s32 %r111,%r43,%r110;
not.b32 %r388,%r576;
add.s32 %r389,%r7,%r388;
add.s32 %r390,%r1,-2;
sub.s32 %r391,%r390,%r578;
max.s32 %r392,%r389,%r391;
add.s32 %r393,%r392,%r378;
not.b32 %r394,%r43;
max.s32 %r112,%r393,%r394;
mul.wide.s32 %rd152,%r235,2;
add.s64 %rd49,%rd48,%rd152;
mad.lo.s32 %r113,%r382,%r575,%r384;
mul.wide.s32 %rd153,%r384,1024;
mov.u64 %rd154,_ZZ15box_blur_packedE5means;
add.s64 %rd155,%rd154,%rd153;
mul.wide.s32 %rd156,%r386,4;
add.s64 %rd50,%rd155,%rd156;
add.s64 %rd51,%rd141,%rd142;
add.s32 %r395,%r47,%r2;
cvt.s64.s32 %rd158,%r395;
mul.lo.s64 %rd159,%rd242,%rd158;
add.s64 %rd160,%rd159,%rd233;
add.s64 %rd246,%rd241,%rd160;
mov.u32 %r637,-4;
$3_46:
.pragma "nounroll";
setp.lt.s32 %p46,%r637,0;
@%p46 bra $3_48;
and.b32 %r396,%r654,16711935;
add.s32 %r397,%r396,%r628;
mov.u32 %r398,17217;
mov.u32 %r399,0;
prmt.b32 %r400,%r654,%r399,%r398;
add.s32 %r401,%r400,%r640;
mov.u32 %r402,21520;
mov.u32 %r403,30258;
prmt.b32 %r404,%r397,%r401,%r403;
prmt.b32 %r405,%r397,%r401,%r402;
mul.wide.s32 %rd161,%r37,8;
add.s64 %rd163,%rd144,%rd161;
st.shared.v2.u32 [%rd163],{%r405,%r404};
and.b32 %r410,%r667,16711935;
sub.s32 %r411,%r397,%r410;
prmt.b32 %r412,%r667,%r399,%r398;
sub.s32 %r413,%r401,%r412;
and.b32 %r414,%r653,16711935;
add.s32 %r415,%r414,%r411;
prmt.b32 %r416,%r653,%r399,%r398;
add.s32 %r417,%r416,%r413;
prmt.b32 %r418,%r415,%r417,%r403;
prmt.b32 %r419,%r415,%r417,%r402;
st.shared.v2.u32 [%rd163+2048],{%r419,%r418};
and.b32 %r420,%r666,16711935;
sub.s32 %r421,%r415,%r420;
prmt.b32 %r422,%r666,%r399,%r398;
sub.s32 %r423,%r417,%r422;
and.b32 %r424,%r652,16711935;
add.s32 %r425,%r424,%r421;
prmt.b32 %r426,%r652,%r399,%r398;
add.s32 %r427,%r426,%r423;
prmt.b32 %r428,%r425,%r427,%r403;
prmt.b32 %r429,%r425,%r427,%r402;
st.shared.v2.u32 [%rd163+4096],{%r429,%r428};
and.b32 %r430,%r665,16711935;
sub.s32 %r431,%r425,%r430;
prmt.b32 %r432,%r665,%r399,%r398;
sub.s32 %r433,%r427,%r432;
and.b32 %r434,%r651,16711935;
add.s32 %r435,%r434,%r431;
prmt.b32 %r436,%r651,%r399,%r398;
add.s32 %r437,%r436,%r433;
prmt.b32 %r438,%r435,%r437,%r403;
prmt.b32 %r439,%r435,%r437,%r402;
st.shared.v2.u32 [%rd163+6144],{%r439,%r438};
and.b32 %r440,%r664,16711935;
sub.s32 %r628,%r435,%r440;
prmt.b32 %r441,%r664,%r399,%r398;
sub.s32 %r640,%r437,%r441;
$3_48:
bar.sync 0;
add.s32 %r129,%r637,%r38;
add.s32 %r442,%r129,4;
add.s32 %r130,%r442,%r27;
sub.s32 %r131,%r40,%r442;
setp.eq.s16 %p47,%rs11,0;
@%p47 bra $3_57;
setp.lt.s32 %p48,%r131,1;
mov.u32 %r653,0;
mov.u32 %r654,%r653;
@%p48 bra $3_51;
ld.global.nc.u32 %r654,[%rd246];
$3_51:
setp.lt.s32 %p49,%r131,2;
@%p49 bra $3_53;
add.s64 %rd222,%rd246,%rd242;
ld.global.nc.u32 %r653,[%rd222];
$3_53:
setp.lt.s32 %p50,%r131,3;
mov.u32 %r651,0;
mov.u32 %r652,%r651;
@%p50 bra $3_55;
shl.b64 %rd224,%rd242,1;
add.s64 %rd223,%rd246,%rd224;
ld.global.nc.u32 %r652,[%rd223];
$3_55:
setp.lt.s32 %p51,%r131,4;
@%p51 bra $3_61;
mul.lo.s64 %rd226,%rd242,3;
add.s64 %rd225,%rd246,%rd226;
ld.global.nc.u32 %r651,[%rd225];
bra.uni $3_61;
$3_57:
mov.u32 %r649,0;
$3_58:
.pragma "nounroll";
mov.u32 %r650,0;
setp.ge.s32 %p52,%r649,%r131;
@%p52 bra $3_60;
add.s32 %r557,%r130,%r2;
add.s32 %r453,%r557,%r649;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd241;
.param .b64 param1;
st.param.b64 [param1+0],%rd242;
.param .b32 param2;
st.param.b32 [param2+0],%r588;
.param .b32 param3;
st.param.b32 [param3+0],%r589;
.param .b32 param4;
st.param.b32 [param4+0],%r235;
.param .b32 param5;
st.param.b32 [param5+0],%r42;
.param .b32 param6;
st.param.b32 [param6+0],%r453;
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
ld.param.b32 %r650,[retval0+0];
}
$3_60:
setp.eq.s32 %p53,%r649,0;
selp.b32 %r654,%r650,%r654,%p53;
setp.eq.s32 %p54,%r649,1;
selp.b32 %r653,%r650,%r653,%p54;
setp.eq.s32 %p55,%r649,2;
selp.b32 %r652,%r650,%r652,%p55;
setp.eq.s32 %p56,%r649,3;
selp.b32 %r651,%r650,%r651,%p56;
add.s32 %r649,%r649,1;
setp.ne.s32 %p57,%r649,4;
@%p57 bra $3_58;
$3_61:
setp.eq.s16 %p115,%rs11,0;
@%p115 bra $3_70;
setp.lt.s32 %p59,%r131,1;
mov.u32 %r666,0;
mov.u32 %r667,%r666;
@%p59 bra $3_64;
ld.global.nc.u32 %r667,[%rd247];
$3_64:
setp.lt.s32 %p60,%r131,2;
@%p60 bra $3_66;
add.s64 %rd236,%rd247,%rd242;
ld.global.nc.u32 %r666,[%rd236];
$3_66:
setp.lt.s32 %p61,%r131,3;
mov.u32 %r664,0;
mov.u32 %r665,%r664;
@%p61 bra $3_68;
shl.b64 %rd238,%rd242,1;
add.s64 %rd237,%rd247,%rd238;
ld.global.nc.u32 %r665,[%rd237];
$3_68:
setp.lt.s32 %p62,%r131,4;
@%p62 bra $3_74;
mul.lo.s64 %rd240,%rd242,3;
add.s64 %rd239,%rd247,%rd240;
ld.global.nc.u32 %r664,[%rd239];
bra.uni $3_74;
$3_70:
sub.s32 %r163,%r130,%r2;
mov.u32 %r662,0;
$3_71:
.pragma "nounroll";
mov.u32 %r663,0;
setp.ge.s32 %p63,%r662,%r131;
@%p63 bra $3_73;
add.s32 %r464,%r163,%r662;
{
.reg .b32 temp_param_reg;
.param .b64 param0;
st.param.b64 [param0+0],%rd241;
.param .b64 param1;
st.param.b64 [param1+0],%rd242;
.param .b32 param2;
st.param.b32 [param2+0],%r588;
.param .b32 param3;
st.param.b32 [param3+0],%r589;
.param .b32 param4;
st.param.b32 [param4+0],%r235;
.param .b32 param5;
st.param.b32 [param5+0],%r42;
.param .b32 param6;
st.param.b32 [param6+0],%r464;
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
ld.param.b32 %r663,[retval0+0];
}
$3_73:
setp.eq.s32 %p64,%r662,0;
selp.b32 %r667,%r663,%r667,%p64;
setp.eq.s32 %p65,%r662,1;
selp.b32 %r666,%r663,%r666,%p65;
setp.eq.s32 %p66,%r662,2;
selp.b32 %r665,%r663,%r665,%p66;
setp.eq.s32 %p67,%r662,3;
selp.b32 %r664,%r663,%r664,%p67;
add.s32 %r662,%r662,1;
setp.ne.s32 %p68,%r662,4;
@%p68 bra $3_71;
$3_74:
setp.lt.s32 %p114,%r637,0;
@%p114 bra $3_111;
setp.ge.s32 %p70,%r44,%r108;
add.s32 %r180,%r113,%r637;
setp.ge.s32 %p71,%r180,%r28;
or.pred %p72,%p70,%p71;
@%p72 bra $3_87;
setp.lt.s32 %p73,%r1,2;
mov.u32 %r670,0;
mov.u64 %rd249,%rd48;
@%p73 bra $3_82;
not.b32 %r468,%r1;
max.s32 %r469,%r468,-3;
add.s32 %r470,%r1,%r469;
setp.eq.s32 %p74,%r470,-1;
mov.u32 %r670,0;
mov.u64 %rd249,%rd48;
@%p74 bra $3_80;
add.s32 %r475,%r470,2;
and.b32 %r476,%r475,1;
sub.s32 %r669,%r475,%r476;
mov.u64 %rd249,%rd48;
$3_79:
.pragma "nounroll";
cvt.s64.s32 %rd227,%r235;
ld.shared.u16 %r477,[%rd249];
add.s32 %r478,%r670,%r477;
shl.b64 %rd177,%rd227,1;
add.s64 %rd178,%rd249,%rd177;
ld.shared.u16 %r479,[%rd178];
add.s32 %r670,%r478,%r479;
shl.b64 %rd179,%rd227,2;
add.s64 %rd249,%rd249,%rd179;
add.s32 %r669,%r669,-2;
setp.ne.s32 %p75,%r669,0;
@%p75 bra $3_79;
$3_80:
add.s32 %r483,%r470,2;
and.b32 %r484,%r483,1;
setp.eq.b32 %p76,%r484,1;
mov.pred %p77,0;
xor.pred %p78,%p76,%p77;
not.pred %p79,%p78;
@%p79 bra $3_82;
ld.shared.u16 %r485,[%rd249];
add.s32 %r670,%r670,%r485;
add.s64 %rd249,%rd249,%rd152;
$3_82:
setp.lt.s32 %p80,%r110,1;
@%p80 bra $3_87;
add.s32 %r558,%r113,%r637;
cvt.u64.u32 %rd181,%r558;
mul.lo.s64 %rd182,%rd244,%rd181;
add.s64 %rd183,%rd182,%rd36;
add.s64 %rd184,%rd243,%rd183;
and.b64 %rd185,%rd184,3;
add.s64 %rd186,%rd51,%rd185;
add.s64 %rd256,%rd50,%rd186;
max.s32 %r486,%r112,-2;
add.s32 %r487,%r486,1;
sub.s32 %r488,%r487,%r112;
and.b32 %r489,%r488,1;
setp.eq.b32 %p81,%r489,1;
mov.pred %p82,0;
xor.pred %p83,%p81,%p82;
not.pred %p84,%p83;
mov.u32 %r675,%r111;
mov.u64 %rd257,%rd48;
@%p84 bra $3_85;
ld.shared.u16 %r490,[%rd249];
add.s32 %r491,%r670,%r490;
or.b32 %r492,%r491,1258291200;
mov.b32 %f30,%r492;
add.f32 %f31,%f30,0fCB000000;
mul.rn.f32 %f32,%f31,%f4;
mov.f32 %f33,0f4B000000;
add.rn.f32 %f34,%f32,%f33;
mov.b32 %r493,%f34;
st.shared.u8 [%rd256],%r493;
ld.shared.u16 %r494,[%rd48];
sub.s32 %r670,%r491,%r494;
cvt.s64.s32 %rd187,%r235;
add.s64 %rd249,%rd249,%rd152;
add.s64 %rd256,%rd256,%rd187;
add.s32 %r675,%r111,-1;
mov.u64 %rd257,%rd49;
$3_85:
setp.gt.s32 %p85,%r112,-3;
@%p85 bra $3_87;
$3_86:
.pragma "nounroll";
cvt.s64.s32 %rd228,%r235;
ld.shared.u16 %r495,[%rd249];
add.s32 %r496,%r670,%r495;
or.b32 %r497,%r496,1258291200;
mov.b32 %f35,%r497;
add.f32 %f36,%f35,0fCB000000;
mul.rn.f32 %f37,%f36,%f4;
mov.f32 %f38,0f4B000000;
add.rn.f32 %f39,%f37,%f38;
mov.b32 %r498,%f39;
st.shared.u8 [%rd256],%r498;
ld.shared.u16 %r499,[%rd257];
sub.s32 %r500,%r496,%r499;
shl.b64 %rd189,%rd228,1;
add.s64 %rd190,%rd249,%rd189;
ld.shared.u16 %r501,[%rd190];
add.s32 %r502,%r500,%r501;
or.b32 %r503,%r502,1258291200;
mov.b32 %f40,%r503;
add.f32 %f41,%f40,0fCB000000;
mul.rn.f32 %f42,%f41,%f4;
add.rn.f32 %f43,%f42,%f38;
mov.b32 %r504,%f43;
add.s64 %rd191,%rd256,%rd228;
st.shared.u8 [%rd191],%r504;
add.s64 %rd192,%rd257,%rd189;
ld.shared.u16 %r505,[%rd192];
sub.s32 %r670,%r502,%r505;
add.s32 %r197,%r675,-2;
shl.b64 %rd193,%rd228,2;
add.s64 %rd257,%rd257,%rd193;
add.s64 %rd249,%rd249,%rd193;
add.s64 %rd256,%rd256,%rd189;
setp.gt.s32 %p86,%r675,2;
mov.u32 %r675,%r197;
@%p86 bra $3_86;
$3_87:
bar.sync 0;
sub.s32 %r198,%r109,%r637;
setp.lt.s32 %p87,%r198,1;
@%p87 bra $3_111;
cvt.s64.s32 %rd194,%r129;
mul.lo.s64 %rd195,%rd244,%rd194;
add.s64 %rd196,%rd195,%rd36;
add.s64 %rd258,%rd243,%rd196;
add.s32 %r507,%r241,1;
setp.lt.s32 %p88,%r507,%r231;
@%p88 bra $3_95;
bra.uni $3_89;
$3_95:
mov.u32 %r679,0;
$3_96:
.pragma "nounroll";
cvt.u32.u64 %r521,%rd258;
and.b32 %r522,%r521,3;
sub.s32 %r209,%r41,%r522;
mul.wide.s32 %rd206,%r679,1024;
add.s64 %rd208,%rd154,%rd206;
mul.wide.s32 %rd209,%r37,4;
add.s64 %rd210,%rd208,%rd209;
ld.shared.u32 %r210,[%rd210];
setp.gt.s32 %p97,%r209,-1;
setp.eq.s16 %p98,%rs10,0;
and.pred %p99,%p98,%p97;
add.s32 %r527,%r209,4;
setp.le.s32 %p100,%r527,%r22;
and.pred %p101,%p99,%p100;
@%p101 bra $3_109;
bra.uni $3_97;
$3_109:
cvt.u32.u64 %r572,%rd258;
and.b32 %r571,%r572,3;
sub.s32 %r570,%r41,%r571;
cvt.s64.s32 %rd217,%r570;
add.s64 %rd218,%rd258,%rd217;
st.u32 [%rd218],%r210;
bra.uni $3_110;
$3_97:
cvt.u32.u64 %r553,%rd258;
and.b32 %r552,%r553,3;
sub.s32 %r551,%r41,%r552;
add.s32 %r550,%r551,4;
max.s32 %r680,%r551,0;
min.s32 %r212,%r550,%r22;
setp.ge.s32 %p102,%r680,%r212;
@%p102 bra $3_110;
add.s32 %r529,%r637,%r47;
add.s32 %r213,%r529,%r679;
$3_99:
.pragma "nounroll";
setp.eq.s16 %p113,%rs10,0;
div.s32 %r530,%r680,%r235;
add.s32 %r215,%r530,%r7;
@%p113 bra $3_107;
add.s32 %r681,%r241,1;
$3_101:
mul.wide.s32 %rd221,%r241,24;
add.s64 %rd220,%rd1,%rd221;
ld.param.u32 %r555,[%rd220];
cvt.s64.s32 %rd86,%r681;
mul.wide.s32 %rd214,%r681,24;
add.s64 %rd87,%rd1,%rd214;
ld.param.u32 %r532,[%rd87];
setp.ne.s32 %p104,%r532,%r555;
@%p104 bra $3_107;
ld.param.u32 %r533,[%rd87+12];
setp.le.s32 %p105,%r533,%r215;
@%p105 bra $3_106;
ld.param.u32 %r534,[%rd87+4];
setp.gt.s32 %p106,%r534,%r215;
@%p106 bra $3_106;
ld.param.u32 %r535,[%rd87+16];
setp.le.s32 %p107,%r535,%r213;
@%p107 bra $3_106;
ld.param.u32 %r536,[%rd87+8];
setp.le.s32 %p108,%r536,%r213;
@%p108 bra $3_108;
$3_106:
cvt.u32.u64 %r537,%rd86;
add.s32 %r681,%r537,1;
setp.lt.s32 %p109,%r681,%r231;
@%p109 bra $3_101;
$3_107:
cvt.u32.u64 %r569,%rd258;
and.b32 %r568,%r569,3;
sub.s32 %r567,%r41,%r568;
sub.s32 %r538,%r680,%r567;
shl.b32 %r539,%r538,3;
shr.u32 %r540,%r210,%r539;
cvt.s64.s32 %rd215,%r680;
add.s64 %rd216,%rd258,%rd215;
st.u8 [%rd216],%r540;
$3_108:
cvt.u32.u64 %r548,%rd258;
and.b32 %r547,%r548,3;
sub.s32 %r546,%r41,%r547;
add.s32 %r545,%r546,4;
min.s32 %r544,%r545,%r22;
add.s32 %r680,%r680,1;
setp.lt.s32 %p110,%r680,%r544;
@%p110 bra $3_99;
$3_110:
sub.s32 %r549,%r109,%r637;
add.s32 %r679,%r679,1;
add.s64 %rd258,%rd258,%rd244;
min.s32 %r542,%r549,4;
setp.lt.s32 %p111,%r679,%r542;
@%p111 bra $3_96;
bra.uni $3_111;
$3_89:
mov.u32 %r677,0;
$3_90:
.pragma "nounroll";
cvt.s64.s32 %rd229,%r37;
cvt.u32.u64 %r513,%rd258;
and.b32 %r514,%r513,3;
sub.s32 %r201,%r41,%r514;
mul.wide.s32 %rd197,%r677,1024;
add.s64 %rd199,%rd154,%rd197;
shl.b64 %rd200,%rd229,2;
add.s64 %rd201,%rd199,%rd200;
ld.shared.u32 %r202,[%rd201];
setp.gt.s32 %p89,%r201,-1;
setp.eq.s16 %p90,%rs10,0;
and.pred %p91,%p90,%p89;
add.s32 %r515,%r201,4;
setp.le.s32 %p92,%r515,%r22;
and.pred %p93,%p91,%p92;
@%p93 bra $3_93;
bra.uni $3_91;
$3_93:
cvt.s64.s32 %rd204,%r201;
add.s64 %rd205,%rd258,%rd204;
st.u32 [%rd205],%r202;
bra.uni $3_94;
$3_91:
max.s32 %r678,%r201,0;
min.s32 %r204,%r515,%r22;
setp.ge.s32 %p94,%r678,%r204;
@%p94 bra $3_94;
$3_92:
.pragma "nounroll";
cvt.u32.u64 %r566,%rd258;
and.b32 %r565,%r566,3;
sub.s32 %r564,%r41,%r565;
add.s32 %r563,%r564,4;
min.s32 %r562,%r563,%r22;
sub.s32 %r517,%r678,%r564;
shl.b32 %r518,%r517,3;
shr.u32 %r519,%r202,%r518;
cvt.s64.s32 %rd202,%r678;
add.s64 %rd203,%rd258,%rd202;
st.u8 [%rd203],%r519;
add.s32 %r678,%r678,1;
setp.lt.s32 %p95,%r678,%r562;
@%p95 bra $3_92;
$3_94:
sub.s32 %r561,%r109,%r637;
min.s32 %r560,%r561,4;
add.s32 %r677,%r677,1;
add.s64 %rd258,%rd258,%rd244;
setp.lt.s32 %p96,%r677,%r560;
@%p96 bra $3_90;
$3_111:
shl.b64 %rd219,%rd242,2;
add.s32 %r637,%r637,4;
setp.lt.s32 %p112,%r637,%r375;
add.s64 %rd247,%rd247,%rd219;
add.s64 %rd246,%rd246,%rd219;
@%p112 bra $3_46;
$3_112:
ret;
}
`;
