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
.visible .entry box_blur_packed(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3072],
.param .u32 p5
)
.maxntid 256,1,1
{
.reg .pred %p<99>;
.reg .b16 %rs<9>;
.reg .f32 %f<5>;
.reg .b32 %r<631>;
.reg .b64 %rd<261>;
.shared .align 8 .b8 _ZZ15box_blur_packedE7along_y[24576];
.shared .align 1 .b8 _ZZ15box_blur_packedE5means[4096];
ld.param.u64 %rd71,[p0];
ld.param.v2.u32 {%r565,%r566},[p1+32];
ld.param.v2.u32 {%r230,%r231},[p1+40];
ld.param.u64 %rd76,[p2];
ld.param.v2.u32 {%r234,%r235},[p3+40];
mov.b64 %rd81,p4;
ld.param.u32 %r227,[p5];
ld.param.u32 %rd82,[p3];
ld.param.u32 %rd83,[p3+4];
bfi.b64 %rd77,%rd83,%rd82,32,32;
ld.param.u64 %rd255,[p3+8];
ld.param.u64 %rd253,[p1+8];
ld.param.u64 %rd72,[p1];
mov.u64 %rd84,%rd81;
mov.u32 %r236,%ctaid.z;
mul.wide.u32 %rd85,%r236,24;
add.s64 %rd86,%rd84,%rd85;
add.s64 %rd1,%rd86,4;
mov.u32 %r237,%ctaid.x;
shl.b32 %r238,%r237,6;
ld.param.u32 %r1,[%rd86+4];
add.s32 %r2,%r1,%r238;
mov.u32 %r239,%ctaid.y;
shl.b32 %r240,%r239,4;
ld.param.u32 %r3,[%rd86+8];
add.s32 %r4,%r3,%r240;
ld.param.u32 %r5,[%rd86+12];
setp.ge.s32 %p5,%r2,%r5;
@%p5 bra $2_138;
ld.param.u32 %r6,[%rd1+12];
setp.ge.s32 %p6,%r4,%r6;
@%p6 bra $2_138;
ld.param.u32 %r7,[%rd1+16];
shr.u32 %r241,%r7,31;
add.s32 %r242,%r7,%r241;
shr.s32 %r8,%r242,1;
ld.param.s32 %rd2,[%rd1+-4];
setp.eq.s32 %p7,%r231,0;
@%p7 bra $2_4;
cvta.to.global.u64 %rd87,%rd71;
mul.lo.s64 %rd88,%rd2,40;
add.s64 %rd89,%rd87,%rd88;
ld.global.v2.u32 {%r565,%r566},[%rd89+32];
ld.global.u64 %rd253,[%rd89+8];
ld.global.u64 %rd252,[%rd89];
bra.uni $2_5;
$2_4:
mul.lo.s64 %rd90,%rd72,%rd2;
add.s64 %rd252,%rd71,%rd90;
$2_5:
ld.param.s32 %rd15,[%rd1+-4];
setp.eq.s32 %p8,%r235,0;
@%p8 bra $2_7;
cvta.to.global.u64 %rd91,%rd76;
mul.lo.s64 %rd92,%rd15,40;
add.s64 %rd93,%rd91,%rd92;
ld.global.u64 %rd255,[%rd93+8];
ld.global.u64 %rd254,[%rd93];
bra.uni $2_8;
$2_7:
mul.lo.s64 %rd94,%rd77,%rd15;
add.s64 %rd254,%rd76,%rd94;
$2_8:
sub.s32 %r247,%r5,%r2;
sub.s32 %r248,%r6,%r4;
min.s32 %r22,%r248,16;
mov.u32 %r249,%tid.y;
shl.b32 %r250,%r249,5;
mov.u32 %r251,%tid.x;
add.s32 %r567,%r250,%r251;
and.b64 %rd95,%rd253,3;
setp.eq.s64 %p1,%rd95,0;
sub.s32 %r252,%r2,%r8;
mul.lo.s32 %r24,%r252,%r230;
cvt.u64.u32 %rd96,%r24;
add.s64 %rd97,%rd252,%rd96;
cvt.u32.u64 %r253,%rd97;
and.b32 %r254,%r253,3;
selp.b32 %r25,%r254,0,%p1;
min.s32 %r255,%r247,64;
add.s32 %r256,%r7,%r255;
add.s32 %r257,%r256,-1;
mad.lo.s32 %r258,%r257,%r230,%r25;
add.s32 %r259,%r258,3;
shr.s32 %r260,%r259,31;
shr.u32 %r261,%r260,30;
add.s32 %r262,%r259,%r261;
shr.s32 %r26,%r262,2;
mov.u32 %r263,256;
div.s32 %r264,%r263,%r26;
max.s32 %r27,%r264,1;
add.s32 %r28,%r22,%r4;
mul.lo.s32 %r29,%r27,%r26;
setp.ge.s32 %p9,%r567,%r29;
@%p9 bra $2_97;
sub.s32 %r265,%r24,%r25;
add.s32 %r266,%r22,%r27;
add.s32 %r267,%r266,-1;
div.s32 %r32,%r267,%r27;
add.s32 %r33,%r8,%r4;
add.s32 %r268,%r28,%r8;
setp.le.s32 %p10,%r268,%r566;
setp.ge.s32 %p11,%r4,%r8;
mul.lo.s32 %r269,%r565,%r230;
shl.b32 %r270,%r26,2;
add.s32 %r271,%r270,%r265;
setp.le.s32 %p12,%r271,%r269;
setp.gt.s32 %p13,%r265,-1;
and.pred %p14,%p1,%p13;
and.pred %p15,%p14,%p12;
and.pred %p16,%p11,%p15;
and.pred %p2,%p10,%p16;
$2_10:
.pragma "nounroll";
div.s32 %r272,%r567,%r26;
mul.lo.s32 %r583,%r272,%r32;
add.s32 %r273,%r583,%r32;
min.s32 %r36,%r273,%r22;
mul.lo.s32 %r279,%r272,%r26;
sub.s32 %r280,%r567,%r279;
shl.b32 %r37,%r280,2;
add.s32 %r38,%r37,%r265;
setp.ge.s32 %p17,%r583,%r36;
@%p17 bra $2_96;
cvt.s64.s32 %rd30,%r37;
@%p2 bra $2_52;
bra.uni $2_12;
$2_52:
cvt.s64.s32 %rd137,%r38;
cvt.s64.s32 %rd138,%r4;
mul.lo.s64 %rd139,%rd253,%rd138;
add.s64 %rd37,%rd139,%rd137;
add.s32 %r110,%r583,%r8;
sub.s32 %r596,%r583,%r8;
setp.ge.s32 %p43,%r596,%r110;
mov.u32 %r607,0;
mov.u32 %r608,%r607;
@%p43 bra $2_71;
$2_54:
.pragma "nounroll";
setp.ge.s32 %p44,%r596,%r110;
mov.u32 %r600,0;
mov.u32 %r599,%r600;
@%p44 bra $2_56;
cvt.s64.s32 %rd141,%r596;
mul.lo.s64 %rd142,%rd253,%rd141;
add.s64 %rd143,%rd142,%rd37;
add.s64 %rd140,%rd252,%rd143;
ld.global.nc.u32 %r599,[%rd140];
$2_56:
add.s32 %r117,%r596,1;
setp.ge.s32 %p45,%r117,%r110;
@%p45 bra $2_58;
cvt.s64.s32 %rd145,%r117;
mul.lo.s64 %rd146,%rd253,%rd145;
add.s64 %rd147,%rd146,%rd37;
add.s64 %rd144,%rd252,%rd147;
ld.global.nc.u32 %r600,[%rd144];
$2_58:
add.s32 %r120,%r596,2;
setp.ge.s32 %p46,%r120,%r110;
mov.u32 %r602,0;
mov.u32 %r601,%r602;
@%p46 bra $2_60;
cvt.s64.s32 %rd149,%r120;
mul.lo.s64 %rd150,%rd253,%rd149;
add.s64 %rd151,%rd150,%rd37;
add.s64 %rd148,%rd252,%rd151;
ld.global.nc.u32 %r601,[%rd148];
$2_60:
add.s32 %r123,%r596,3;
setp.ge.s32 %p47,%r123,%r110;
@%p47 bra $2_62;
cvt.s64.s32 %rd153,%r123;
mul.lo.s64 %rd154,%rd253,%rd153;
add.s64 %rd155,%rd154,%rd37;
add.s64 %rd152,%rd252,%rd155;
ld.global.nc.u32 %r602,[%rd152];
$2_62:
add.s32 %r126,%r596,4;
setp.ge.s32 %p48,%r126,%r110;
mov.u32 %r604,0;
mov.u32 %r603,%r604;
@%p48 bra $2_64;
cvt.s64.s32 %rd157,%r126;
mul.lo.s64 %rd158,%rd253,%rd157;
add.s64 %rd159,%rd158,%rd37;
add.s64 %rd156,%rd252,%rd159;
ld.global.nc.u32 %r603,[%rd156];
$2_64:
add.s32 %r129,%r596,5;
setp.ge.s32 %p49,%r129,%r110;
@%p49 bra $2_66;
cvt.s64.s32 %rd161,%r129;
mul.lo.s64 %rd162,%rd253,%rd161;
add.s64 %rd163,%rd162,%rd37;
add.s64 %rd160,%rd252,%rd163;
ld.global.nc.u32 %r604,[%rd160];
$2_66:
add.s32 %r132,%r596,6;
setp.ge.s32 %p50,%r132,%r110;
mov.u32 %r606,0;
mov.u32 %r605,%r606;
@%p50 bra $2_68;
cvt.s64.s32 %rd165,%r132;
mul.lo.s64 %rd166,%rd253,%rd165;
add.s64 %rd167,%rd166,%rd37;
add.s64 %rd164,%rd252,%rd167;
ld.global.nc.u32 %r605,[%rd164];
$2_68:
add.s32 %r135,%r596,7;
setp.ge.s32 %p51,%r135,%r110;
@%p51 bra $2_70;
cvt.s64.s32 %rd169,%r135;
mul.lo.s64 %rd170,%rd253,%rd169;
add.s64 %rd171,%rd170,%rd37;
add.s64 %rd168,%rd252,%rd171;
ld.global.nc.u32 %r606,[%rd168];
$2_70:
and.b32 %r382,%r599,16711935;
add.s32 %r383,%r382,%r607;
shr.u32 %r384,%r599,8;
and.b32 %r385,%r384,16711935;
add.s32 %r386,%r385,%r608;
and.b32 %r387,%r600,16711935;
add.s32 %r388,%r387,%r383;
shr.u32 %r389,%r600,8;
and.b32 %r390,%r389,16711935;
add.s32 %r391,%r390,%r386;
and.b32 %r392,%r601,16711935;
add.s32 %r393,%r392,%r388;
shr.u32 %r394,%r601,8;
and.b32 %r395,%r394,16711935;
add.s32 %r396,%r395,%r391;
and.b32 %r397,%r602,16711935;
add.s32 %r398,%r397,%r393;
shr.u32 %r399,%r602,8;
and.b32 %r400,%r399,16711935;
add.s32 %r401,%r400,%r396;
and.b32 %r402,%r603,16711935;
add.s32 %r403,%r402,%r398;
shr.u32 %r404,%r603,8;
and.b32 %r405,%r404,16711935;
add.s32 %r406,%r405,%r401;
and.b32 %r407,%r604,16711935;
add.s32 %r408,%r407,%r403;
shr.u32 %r409,%r604,8;
and.b32 %r410,%r409,16711935;
add.s32 %r411,%r410,%r406;
and.b32 %r412,%r605,16711935;
add.s32 %r413,%r412,%r408;
shr.u32 %r414,%r605,8;
and.b32 %r415,%r414,16711935;
add.s32 %r416,%r415,%r411;
and.b32 %r417,%r606,16711935;
add.s32 %r607,%r417,%r413;
shr.u32 %r418,%r606,8;
and.b32 %r419,%r418,16711935;
add.s32 %r608,%r419,%r416;
add.s32 %r596,%r596,8;
setp.lt.s32 %p52,%r596,%r110;
@%p52 bra $2_54;
$2_71:
.pragma "nounroll";
setp.ge.s32 %p53,%r583,%r36;
mov.u32 %r613,0;
mov.u32 %r612,%r613;
@%p53 bra $2_73;
add.s32 %r422,%r583,%r8;
cvt.s64.s32 %rd173,%r422;
mul.lo.s64 %rd174,%rd253,%rd173;
add.s64 %rd175,%rd174,%rd37;
add.s64 %rd172,%rd252,%rd175;
ld.global.nc.u32 %r612,[%rd172];
$2_73:
@%p53 bra $2_75;
sub.s32 %r425,%r583,%r8;
cvt.s64.s32 %rd177,%r425;
mul.lo.s64 %rd178,%rd253,%rd177;
add.s64 %rd179,%rd178,%rd37;
add.s64 %rd176,%rd252,%rd179;
ld.global.nc.u32 %r613,[%rd176];
$2_75:
add.s32 %r150,%r583,1;
setp.ge.s32 %p55,%r150,%r36;
mov.u32 %r615,0;
mov.u32 %r614,%r615;
@%p55 bra $2_77;
add.s32 %r428,%r150,%r8;
cvt.s64.s32 %rd181,%r428;
mul.lo.s64 %rd182,%rd253,%rd181;
add.s64 %rd183,%rd182,%rd37;
add.s64 %rd180,%rd252,%rd183;
ld.global.nc.u32 %r614,[%rd180];
$2_77:
@%p55 bra $2_79;
sub.s32 %r431,%r150,%r8;
cvt.s64.s32 %rd185,%r431;
mul.lo.s64 %rd186,%rd253,%rd185;
add.s64 %rd187,%rd186,%rd37;
add.s64 %rd184,%rd252,%rd187;
ld.global.nc.u32 %r615,[%rd184];
$2_79:
add.s32 %r155,%r583,2;
setp.ge.s32 %p57,%r155,%r36;
mov.u32 %r617,0;
mov.u32 %r616,%r617;
@%p57 bra $2_81;
add.s32 %r434,%r155,%r8;
cvt.s64.s32 %rd189,%r434;
mul.lo.s64 %rd190,%rd253,%rd189;
add.s64 %rd191,%rd190,%rd37;
add.s64 %rd188,%rd252,%rd191;
ld.global.nc.u32 %r616,[%rd188];
$2_81:
@%p57 bra $2_83;
sub.s32 %r437,%r155,%r8;
cvt.s64.s32 %rd193,%r437;
mul.lo.s64 %rd194,%rd253,%rd193;
add.s64 %rd195,%rd194,%rd37;
add.s64 %rd192,%rd252,%rd195;
ld.global.nc.u32 %r617,[%rd192];
$2_83:
add.s32 %r160,%r583,3;
setp.ge.s32 %p59,%r160,%r36;
mov.u32 %r619,0;
mov.u32 %r618,%r619;
@%p59 bra $2_85;
add.s32 %r440,%r160,%r8;
cvt.s64.s32 %rd197,%r440;
mul.lo.s64 %rd198,%rd253,%rd197;
add.s64 %rd199,%rd198,%rd37;
add.s64 %rd196,%rd252,%rd199;
ld.global.nc.u32 %r618,[%rd196];
$2_85:
@%p59 bra $2_87;
sub.s32 %r443,%r160,%r8;
cvt.s64.s32 %rd201,%r443;
mul.lo.s64 %rd202,%rd253,%rd201;
add.s64 %rd203,%rd202,%rd37;
add.s64 %rd200,%rd252,%rd203;
ld.global.nc.u32 %r619,[%rd200];
$2_87:
and.b32 %r444,%r612,16711935;
add.s32 %r165,%r444,%r607;
shr.u32 %r445,%r612,8;
and.b32 %r446,%r445,16711935;
add.s32 %r166,%r446,%r608;
mul.lo.s32 %r447,%r583,768;
cvt.s64.s32 %rd204,%r447;
add.s64 %rd205,%rd204,%rd30;
shl.b64 %rd206,%rd205,1;
mov.u64 %rd207,_ZZ15box_blur_packedE7along_y;
add.s64 %rd38,%rd207,%rd206;
@%p53 bra $2_89;
mov.u32 %r448,21520;
mov.u32 %r449,30258;
prmt.b32 %r450,%r165,%r166,%r449;
prmt.b32 %r451,%r165,%r166,%r448;
st.shared.v2.u32 [%rd38],{%r451,%r450};
$2_89:
and.b32 %r452,%r613,16711935;
sub.s32 %r453,%r165,%r452;
shr.u32 %r454,%r613,8;
and.b32 %r455,%r454,16711935;
sub.s32 %r456,%r166,%r455;
and.b32 %r457,%r614,16711935;
add.s32 %r167,%r457,%r453;
shr.u32 %r458,%r614,8;
and.b32 %r459,%r458,16711935;
add.s32 %r168,%r459,%r456;
@%p55 bra $2_91;
mov.u32 %r460,21520;
mov.u32 %r461,30258;
prmt.b32 %r462,%r167,%r168,%r461;
prmt.b32 %r463,%r167,%r168,%r460;
st.shared.v2.u32 [%rd38+1536],{%r463,%r462};
$2_91:
and.b32 %r464,%r615,16711935;
sub.s32 %r465,%r167,%r464;
shr.u32 %r466,%r615,8;
and.b32 %r467,%r466,16711935;
sub.s32 %r468,%r168,%r467;
and.b32 %r469,%r616,16711935;
add.s32 %r169,%r469,%r465;
shr.u32 %r470,%r616,8;
and.b32 %r471,%r470,16711935;
add.s32 %r170,%r471,%r468;
@%p57 bra $2_93;
mov.u32 %r472,21520;
mov.u32 %r473,30258;
prmt.b32 %r474,%r169,%r170,%r473;
prmt.b32 %r475,%r169,%r170,%r472;
st.shared.v2.u32 [%rd38+3072],{%r475,%r474};
$2_93:
and.b32 %r476,%r617,16711935;
sub.s32 %r477,%r169,%r476;
shr.u32 %r478,%r617,8;
and.b32 %r479,%r478,16711935;
sub.s32 %r480,%r170,%r479;
and.b32 %r481,%r618,16711935;
add.s32 %r171,%r481,%r477;
shr.u32 %r482,%r618,8;
and.b32 %r483,%r482,16711935;
add.s32 %r172,%r483,%r480;
@%p59 bra $2_95;
mov.u32 %r484,21520;
mov.u32 %r485,30258;
prmt.b32 %r486,%r171,%r172,%r485;
prmt.b32 %r487,%r171,%r172,%r484;
st.shared.v2.u32 [%rd38+4608],{%r487,%r486};
$2_95:
and.b32 %r488,%r619,16711935;
sub.s32 %r607,%r171,%r488;
shr.u32 %r489,%r619,8;
and.b32 %r490,%r489,16711935;
sub.s32 %r608,%r172,%r490;
add.s32 %r583,%r583,4;
setp.lt.s32 %p65,%r583,%r36;
@%p65 bra $2_71;
bra.uni $2_96;
$2_12:
sub.s32 %r568,%r583,%r8;
add.s32 %r40,%r583,%r8;
setp.lt.s32 %p18,%r568,%r40;
@%p18 bra $2_14;
bra.uni $2_13;
$2_14:
setp.ne.s64 %p19,%rd95,0;
setp.lt.s32 %p20,%r38,0;
or.pred %p21,%p19,%p20;
add.s32 %r292,%r38,4;
setp.gt.s32 %p22,%r292,%r269;
or.pred %p3,%p22,%p21;
mad.lo.s32 %r41,%r230,127,%r38;
cvt.s64.s32 %rd31,%r38;
mov.u32 %r290,0;
mov.u32 %r582,%r290;
mov.u32 %r581,%r290;
$2_15:
.pragma "nounroll";
setp.ge.s32 %p23,%r568,%r40;
mov.u32 %r575,%r290;
@%p23 bra $2_24;
add.s32 %r571,%r568,%r4;
setp.lt.u32 %p24,%r571,%r566;
@%p24 bra $2_18;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r571;
.param .b32 param1;
st.param.b32 [param1+0],%r566;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r571,[retval0+0];
}
$2_18:
cvt.s64.s32 %rd99,%r571;
mul.lo.s64 %rd32,%rd253,%rd99;
@%p3 bra $2_20;
bra.uni $2_19;
$2_20:
mov.u32 %r572,0;
mov.u32 %r575,%r572;
$2_21:
.pragma "nounroll";
add.s32 %r51,%r41,%r572;
div.u32 %r297,%r51,%r230;
add.s32 %r574,%r297,-127;
setp.lt.u32 %p25,%r574,%r565;
@%p25 bra $2_23;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r561,%r297,-127;
st.param.b32 [param0+0],%r561;
.param .b32 param1;
st.param.b32 [param1+0],%r565;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r574,[retval0+0];
}
$2_23:
mul.lo.s32 %r299,%r574,%r230;
cvt.s64.s32 %rd103,%r299;
add.s64 %rd104,%rd32,%rd103;
rem.u32 %r300,%r51,%r230;
cvt.u64.u32 %rd105,%r300;
add.s64 %rd106,%rd104,%rd105;
add.s64 %rd102,%rd252,%rd106;
ld.global.nc.u8 %r298,[%rd102];
and.b32 %r301,%r298,255;
shl.b32 %r302,%r572,3;
shl.b32 %r303,%r301,%r302;
or.b32 %r575,%r303,%r575;
add.s32 %r572,%r572,1;
setp.ne.s32 %p26,%r572,4;
@%p26 bra $2_21;
bra.uni $2_24;
$2_19:
add.s64 %rd101,%rd32,%rd31;
add.s64 %rd100,%rd252,%rd101;
ld.global.nc.u32 %r575,[%rd100];
$2_24:
add.s32 %r58,%r568,1;
setp.ge.s32 %p27,%r58,%r40;
mov.u32 %r580,0;
@%p27 bra $2_33;
add.s32 %r576,%r58,%r4;
setp.lt.u32 %p28,%r576,%r566;
@%p28 bra $2_27;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r576;
.param .b32 param1;
st.param.b32 [param1+0],%r566;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r576,[retval0+0];
}
$2_27:
cvt.s64.s32 %rd107,%r576;
mul.lo.s64 %rd33,%rd253,%rd107;
@%p3 bra $2_29;
bra.uni $2_28;
$2_29:
mov.u32 %r577,0;
mov.u32 %r580,%r577;
$2_30:
.pragma "nounroll";
add.s32 %r65,%r41,%r577;
div.u32 %r308,%r65,%r230;
add.s32 %r579,%r308,-127;
setp.lt.u32 %p29,%r579,%r565;
@%p29 bra $2_32;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r562,%r308,-127;
st.param.b32 [param0+0],%r562;
.param .b32 param1;
st.param.b32 [param1+0],%r565;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r579,[retval0+0];
}
$2_32:
mul.lo.s32 %r310,%r579,%r230;
cvt.s64.s32 %rd111,%r310;
add.s64 %rd112,%rd33,%rd111;
rem.u32 %r311,%r65,%r230;
cvt.u64.u32 %rd113,%r311;
add.s64 %rd114,%rd112,%rd113;
add.s64 %rd110,%rd252,%rd114;
ld.global.nc.u8 %r309,[%rd110];
and.b32 %r312,%r309,255;
shl.b32 %r313,%r577,3;
shl.b32 %r314,%r312,%r313;
or.b32 %r580,%r314,%r580;
add.s32 %r577,%r577,1;
setp.ne.s32 %p30,%r577,4;
@%p30 bra $2_30;
bra.uni $2_33;
$2_28:
add.s64 %rd109,%rd33,%rd31;
add.s64 %rd108,%rd252,%rd109;
ld.global.nc.u32 %r580,[%rd108];
$2_33:
and.b32 %r315,%r575,16711935;
add.s32 %r316,%r315,%r581;
shr.u32 %r317,%r575,8;
and.b32 %r318,%r317,16711935;
add.s32 %r319,%r318,%r582;
and.b32 %r320,%r580,16711935;
add.s32 %r581,%r320,%r316;
shr.u32 %r321,%r580,8;
and.b32 %r322,%r321,16711935;
add.s32 %r582,%r322,%r319;
add.s32 %r568,%r568,2;
setp.lt.s32 %p31,%r568,%r40;
@%p31 bra $2_15;
bra.uni $2_34;
$2_13:
mov.u32 %r581,0;
mov.u32 %r582,%r581;
$2_34:
setp.ne.s64 %p32,%rd95,0;
mad.lo.s32 %r77,%r230,127,%r38;
cvt.s64.s32 %rd34,%r38;
setp.lt.s32 %p33,%r38,0;
or.pred %p34,%p32,%p33;
add.s32 %r324,%r38,4;
setp.gt.s32 %p35,%r324,%r269;
or.pred %p4,%p35,%p34;
$2_35:
.pragma "nounroll";
add.s32 %r586,%r33,%r583;
setp.lt.u32 %p36,%r586,%r566;
@%p36 bra $2_37;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r586;
.param .b32 param1;
st.param.b32 [param1+0],%r566;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r586,[retval0+0];
}
$2_37:
cvt.s64.s32 %rd116,%r586;
mul.lo.s64 %rd35,%rd253,%rd116;
@%p4 bra $2_39;
bra.uni $2_38;
$2_39:
mov.u32 %r587,0;
mov.u32 %r590,%r587;
$2_40:
.pragma "nounroll";
add.s32 %r87,%r77,%r587;
div.u32 %r328,%r87,%r230;
add.s32 %r589,%r328,-127;
setp.lt.u32 %p37,%r589,%r565;
@%p37 bra $2_42;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r563,%r328,-127;
st.param.b32 [param0+0],%r563;
.param .b32 param1;
st.param.b32 [param1+0],%r565;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r589,[retval0+0];
}
$2_42:
mul.lo.s32 %r330,%r589,%r230;
cvt.s64.s32 %rd120,%r330;
add.s64 %rd121,%rd35,%rd120;
rem.u32 %r331,%r87,%r230;
cvt.u64.u32 %rd122,%r331;
add.s64 %rd123,%rd121,%rd122;
add.s64 %rd119,%rd252,%rd123;
ld.global.nc.u8 %r329,[%rd119];
and.b32 %r332,%r329,255;
shl.b32 %r333,%r587,3;
shl.b32 %r334,%r332,%r333;
or.b32 %r590,%r334,%r590;
add.s32 %r587,%r587,1;
setp.ne.s32 %p38,%r587,4;
@%p38 bra $2_40;
bra.uni $2_43;
$2_38:
add.s64 %rd118,%rd35,%rd34;
add.s64 %rd117,%rd252,%rd118;
ld.global.nc.u32 %r590,[%rd117];
$2_43:
sub.s32 %r335,%r583,%r8;
add.s32 %r591,%r335,%r4;
setp.lt.u32 %p39,%r591,%r566;
@%p39 bra $2_45;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r591;
.param .b32 param1;
st.param.b32 [param1+0],%r566;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r591,[retval0+0];
}
$2_45:
cvt.s64.s32 %rd124,%r591;
mul.lo.s64 %rd36,%rd253,%rd124;
@%p4 bra $2_47;
bra.uni $2_46;
$2_47:
mov.u32 %r592,0;
mov.u32 %r595,%r592;
$2_48:
.pragma "nounroll";
add.s32 %r100,%r77,%r592;
div.u32 %r339,%r100,%r230;
add.s32 %r594,%r339,-127;
setp.lt.u32 %p40,%r594,%r565;
@%p40 bra $2_50;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
add.s32 %r564,%r339,-127;
st.param.b32 [param0+0],%r564;
.param .b32 param1;
st.param.b32 [param1+0],%r565;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1
);
ld.param.b32 %r594,[retval0+0];
}
$2_50:
mul.lo.s32 %r341,%r594,%r230;
cvt.s64.s32 %rd128,%r341;
add.s64 %rd129,%rd36,%rd128;
rem.u32 %r342,%r100,%r230;
cvt.u64.u32 %rd130,%r342;
add.s64 %rd131,%rd129,%rd130;
add.s64 %rd127,%rd252,%rd131;
ld.global.nc.u8 %r340,[%rd127];
and.b32 %r343,%r340,255;
shl.b32 %r344,%r592,3;
shl.b32 %r345,%r343,%r344;
or.b32 %r595,%r345,%r595;
add.s32 %r592,%r592,1;
setp.ne.s32 %p41,%r592,4;
@%p41 bra $2_48;
bra.uni $2_51;
$2_46:
add.s64 %rd126,%rd36,%rd34;
add.s64 %rd125,%rd252,%rd126;
ld.global.nc.u32 %r595,[%rd125];
$2_51:
and.b32 %r346,%r590,16711935;
add.s32 %r347,%r581,%r346;
shr.u32 %r348,%r590,8;
and.b32 %r349,%r348,16711935;
add.s32 %r350,%r582,%r349;
mov.u32 %r351,21520;
mov.u32 %r352,30258;
mul.lo.s32 %r353,%r583,768;
cvt.s64.s32 %rd132,%r353;
add.s64 %rd133,%rd132,%rd30;
shl.b64 %rd134,%rd133,1;
mov.u64 %rd135,_ZZ15box_blur_packedE7along_y;
add.s64 %rd136,%rd135,%rd134;
prmt.b32 %r354,%r347,%r350,%r352;
prmt.b32 %r355,%r347,%r350,%r351;
st.shared.v2.u32 [%rd136],{%r355,%r354};
and.b32 %r356,%r595,16711935;
sub.s32 %r581,%r347,%r356;
shr.u32 %r357,%r595,8;
and.b32 %r358,%r357,16711935;
sub.s32 %r582,%r350,%r358;
add.s32 %r583,%r583,1;
setp.lt.s32 %p42,%r583,%r36;
@%p42 bra $2_35;
$2_96:
add.s32 %r567,%r567,256;
setp.lt.s32 %p66,%r567,%r29;
@%p66 bra $2_10;
$2_97:
bar.sync 0;
setp.eq.s32 %p67,%r230,1;
selp.b32 %r177,8,16,%p67;
add.s32 %r495,%r177,%r255;
add.s32 %r496,%r495,-1;
div.s32 %r179,%r496,%r177;
mul.lo.s32 %r502,%r22,%r230;
mul.lo.s32 %r180,%r502,%r179;
add.s32 %r505,%r250,%r251;
setp.ge.s32 %p68,%r505,%r180;
@%p68 bra $2_109;
add.s32 %r506,%r7,-1;
mul.lo.s32 %r507,%r506,%r230;
cvt.s64.s32 %rd39,%r507;
cvt.s64.s32 %rd40,%r230;
mul.wide.s32 %rd41,%r230,2;
mov.u32 %r510,%tid.x;
add.s32 %r620,%r250,%r510;
mul.lo.s32 %r511,%r7,%r7;
cvt.rn.f32.s32 %f2,%r511;
rcp.rn.f32 %f1,%f2;
mov.u64 %rd214,_ZZ15box_blur_packedE7along_y;
shl.b64 %rd215,%rd39,1;
$2_99:
.pragma "nounroll";
div.s32 %r513,%r620,%r230;
div.s32 %r514,%r513,%r179;
mul.lo.s32 %r515,%r514,%r179;
sub.s32 %r516,%r513,%r515;
mul.lo.s32 %r184,%r516,%r177;
mul.lo.s32 %r517,%r514,768;
or.b32 %r518,%r517,%r25;
cvt.s64.s32 %rd208,%r518;
mul.lo.s32 %r519,%r184,%r230;
cvt.s64.s32 %rd209,%r519;
mul.lo.s32 %r520,%r513,%r230;
sub.s32 %r521,%r620,%r520;
cvt.s64.s32 %rd210,%r521;
add.s64 %rd211,%rd208,%rd210;
add.s64 %rd212,%rd211,%rd209;
shl.b64 %rd213,%rd212,1;
add.s64 %rd259,%rd214,%rd213;
add.s64 %rd258,%rd259,%rd215;
add.s32 %r522,%r519,%r521;
cvt.s64.s32 %rd216,%r522;
mul.wide.s32 %rd217,%r514,256;
mov.u64 %rd218,_ZZ15box_blur_packedE5means;
add.s64 %rd219,%rd218,%rd217;
add.s64 %rd257,%rd219,%rd216;
setp.ge.u64 %p69,%rd259,%rd258;
mov.u32 %r622,0;
@%p69 bra $2_105;
mov.u64 %rd256,%rd259;
$2_101:
.pragma "nounroll";
ld.shared.u16 %r524,[%rd256];
add.s32 %r622,%r622,%r524;
shl.b64 %rd220,%rd40,1;
add.s64 %rd221,%rd256,%rd220;
setp.ge.u64 %p70,%rd221,%rd258;
@%p70 bra $2_105;
add.s64 %rd47,%rd256,%rd41;
ld.shared.u16 %r525,[%rd47];
add.s32 %r622,%r622,%r525;
shl.b64 %rd222,%rd40,2;
add.s64 %rd223,%rd256,%rd222;
setp.ge.u64 %p71,%rd223,%rd258;
@%p71 bra $2_105;
add.s64 %rd48,%rd47,%rd41;
ld.shared.u16 %r526,[%rd48];
add.s32 %r622,%r622,%r526;
mul.lo.s64 %rd224,%rd40,6;
add.s64 %rd225,%rd256,%rd224;
setp.ge.u64 %p72,%rd225,%rd258;
@%p72 bra $2_105;
add.s64 %rd226,%rd48,%rd41;
ld.shared.u16 %r527,[%rd226];
add.s32 %r622,%r622,%r527;
shl.b64 %rd227,%rd40,3;
add.s64 %rd256,%rd256,%rd227;
setp.lt.u64 %p73,%rd256,%rd258;
@%p73 bra $2_101;
$2_105:
sub.s32 %r191,%r255,%r184;
setp.lt.s32 %p74,%r191,1;
@%p74 bra $2_108;
min.s32 %r623,%r177,%r191;
$2_107:
.pragma "nounroll";
ld.shared.u16 %r528,[%rd258];
add.s32 %r529,%r622,%r528;
cvt.rn.f32.u32 %f3,%r529;
mul.f32 %f4,%f1,%f3;
cvt.rni.s32.f32 %r530,%f4;
max.s32 %r531,%r530,0;
min.s32 %r532,%r531,255;
st.shared.u8 [%rd257],%r532;
ld.shared.u16 %r533,[%rd259];
sub.s32 %r622,%r529,%r533;
add.s32 %r196,%r623,-1;
shl.b64 %rd228,%rd40,1;
add.s64 %rd259,%rd259,%rd228;
add.s64 %rd258,%rd258,%rd228;
add.s64 %rd257,%rd257,%rd40;
setp.gt.s32 %p75,%r623,1;
mov.u32 %r623,%r196;
@%p75 bra $2_107;
$2_108:
add.s32 %r620,%r620,256;
setp.lt.s32 %p76,%r620,%r180;
@%p76 bra $2_99;
$2_109:
bar.sync 0;
add.s32 %r198,%r255,%r2;
add.s32 %r199,%r236,1;
setp.ge.s32 %p77,%r199,%r227;
cvt.s64.s32 %rd56,%r236;
mul.wide.s32 %rd229,%r236,24;
add.s64 %rd58,%rd84,%rd229;
mov.u16 %rs2,0;
mov.u16 %rs8,%rs2;
@%p77 bra $2_117;
ld.param.u32 %r200,[%rd58];
mov.u32 %r625,%r199;
$2_111:
cvt.s64.s32 %rd59,%r625;
mul.wide.s32 %rd230,%r625,24;
add.s64 %rd60,%rd84,%rd230;
ld.param.u32 %r540,[%rd60];
setp.ne.s32 %p78,%r540,%r200;
mov.u16 %rs8,%rs2;
@%p78 bra $2_117;
ld.param.u32 %r541,[%rd60+12];
setp.le.s32 %p79,%r541,%r2;
@%p79 bra $2_116;
ld.param.u32 %r542,[%rd60+4];
setp.ge.s32 %p80,%r542,%r198;
@%p80 bra $2_116;
ld.param.u32 %r543,[%rd60+16];
setp.le.s32 %p81,%r543,%r4;
@%p81 bra $2_116;
ld.param.u32 %r544,[%rd60+8];
setp.lt.s32 %p82,%r544,%r28;
mov.u16 %rs8,1;
@%p82 bra $2_117;
$2_116:
cvt.u32.u64 %r545,%rd59;
add.s32 %r625,%r545,1;
setp.lt.s32 %p83,%r625,%r227;
mov.u16 %rs8,%rs2;
@%p83 bra $2_111;
$2_117:
add.s32 %r626,%r4,%r249;
setp.ge.s32 %p84,%r626,%r28;
@%p84 bra $2_138;
setp.lt.s32 %p85,%r199,%r227;
mul.lo.s32 %r550,%r2,%r230;
cvt.s64.s32 %rd63,%r550;
mul.lo.s32 %r204,%r255,%r230;
@%p85 bra $2_124;
bra.uni $2_119;
$2_124:
mul.lo.s64 %rd240,%rd56,24;
add.s64 %rd242,%rd84,%rd240;
add.s64 %rd66,%rd242,40;
$2_125:
.pragma "nounroll";
setp.ge.s32 %p89,%r251,%r204;
@%p89 bra $2_137;
sub.s32 %r554,%r626,%r4;
cvt.s64.s32 %rd67,%r554;
cvt.s64.s32 %rd243,%r626;
mul.lo.s64 %rd244,%rd255,%rd243;
add.s64 %rd68,%rd244,%rd63;
mov.u32 %r629,%r251;
$2_127:
.pragma "nounroll";
div.s32 %r555,%r629,%r230;
add.s32 %r213,%r555,%r2;
setp.eq.s16 %p90,%rs8,0;
@%p90 bra $2_135;
ld.param.u32 %r214,[%rd58];
mov.u64 %rd260,%rd66;
mov.u32 %r630,%r199;
$2_129:
ld.param.u32 %r556,[%rd260+-16];
setp.ne.s32 %p91,%r556,%r214;
@%p91 bra $2_135;
ld.param.u32 %r557,[%rd260+-4];
setp.le.s32 %p92,%r557,%r213;
@%p92 bra $2_134;
ld.param.u32 %r558,[%rd260+-12];
setp.gt.s32 %p93,%r558,%r213;
@%p93 bra $2_134;
ld.param.u32 %r559,[%rd260];
setp.le.s32 %p94,%r559,%r626;
@%p94 bra $2_134;
ld.param.u32 %r560,[%rd260+-8];
setp.le.s32 %p95,%r560,%r626;
@%p95 bra $2_136;
$2_134:
add.s32 %r630,%r630,1;
add.s64 %rd260,%rd260,24;
setp.lt.s32 %p96,%r630,%r227;
@%p96 bra $2_129;
$2_135:
cvt.s64.s32 %rd245,%r629;
shl.b64 %rd246,%rd67,8;
mov.u64 %rd247,_ZZ15box_blur_packedE5means;
add.s64 %rd248,%rd247,%rd246;
add.s64 %rd249,%rd248,%rd245;
ld.shared.u8 %rs7,[%rd249];
add.s64 %rd250,%rd68,%rd245;
add.s64 %rd251,%rd254,%rd250;
st.u8 [%rd251],%rs7;
$2_136:
add.s32 %r629,%r629,32;
setp.lt.s32 %p97,%r629,%r204;
@%p97 bra $2_127;
$2_137:
add.s32 %r626,%r626,8;
setp.lt.s32 %p98,%r626,%r28;
@%p98 bra $2_125;
bra.uni $2_138;
$2_119:
mov.u64 %rd235,_ZZ15box_blur_packedE5means;
$2_120:
.pragma "nounroll";
setp.ge.s32 %p86,%r251,%r204;
@%p86 bra $2_123;
sub.s32 %r553,%r626,%r4;
cvt.s64.s32 %rd64,%r553;
mov.u32 %r627,%tid.x;
cvt.s64.s32 %rd231,%r626;
mul.lo.s64 %rd232,%rd255,%rd231;
add.s64 %rd65,%rd232,%rd63;
$2_122:
.pragma "nounroll";
cvt.s64.s32 %rd233,%r627;
shl.b64 %rd234,%rd64,8;
add.s64 %rd236,%rd235,%rd234;
add.s64 %rd237,%rd236,%rd233;
ld.shared.u8 %rs6,[%rd237];
add.s64 %rd238,%rd65,%rd233;
add.s64 %rd239,%rd254,%rd238;
st.u8 [%rd239],%rs6;
add.s32 %r627,%r627,32;
setp.lt.s32 %p87,%r627,%r204;
@%p87 bra $2_122;
$2_123:
add.s32 %r626,%r626,8;
setp.lt.s32 %p88,%r626,%r28;
@%p88 bra $2_120;
$2_138:
ret;
}
`;
