// Made from kernels/canny.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/canny.cu`. */
export const CANNY: string = `.version 8.0
.target sm_75
.address_size 64
.const .align 4 .b8 SMOOTH[84] = {1,0,0,0,2,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,4,0,0,0,6,0,0,0,4,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,6,0,0,0,15,0,0,0,20,0,0,0,15,0,0,0,6,0,0,0,1,0,0,0};
.const .align 4 .b8 SLOPE[84] = {255,255,255,255,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,255,255,255,255,254,255,255,255,0,0,0,0,2,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,255,255,255,255,252,255,255,255,251,255,255,255,0,0,0,0,5,0,0,0,4,0,0,0,1,0,0,0};
.visible .entry canny_gradients(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<19>;
.reg .f32 %f<5>;
.reg .b32 %r<263>;
.reg .b64 %rd<155>;
ld.param.u64 %rd53,[p0];
ld.param.v2.u32 {%r233,%r234},[p1+32];
ld.param.v2.u32 {%r98,%r99},[p1+40];
ld.param.u64 %rd58,[p2];
ld.param.v2.u32 {%r102,%r103},[p3+40];
ld.param.u64 %rd63,[p4];
ld.param.v2.u32 {%r235,%r236},[p5+32];
ld.param.v2.u32 {%r106,%r107},[p5+40];
ld.param.u32 %r94,[p6];
ld.param.u64 %rd152,[p5+16];
ld.param.u64 %rd151,[p5+8];
ld.param.u64 %rd64,[p5];
ld.param.u64 %rd149,[p3+16];
ld.param.u64 %rd148,[p3+8];
ld.param.u64 %rd59,[p3];
ld.param.u64 %rd146,[p1+24];
ld.param.u64 %rd145,[p1+16];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd54,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r99,0;
@%p1 bra $0_2;
cvta.to.global.u64 %rd68,%rd53;
mul.wide.s32 %rd69,%r1,40;
add.s64 %rd70,%rd68,%rd69;
ld.global.v2.u32 {%r233,%r234},[%rd70+32];
ld.global.u64 %rd146,[%rd70+24];
ld.global.u64 %rd145,[%rd70+16];
ld.global.u64 %rd144,[%rd70+8];
ld.global.u64 %rd143,[%rd70];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd71,%r1;
mul.lo.s64 %rd72,%rd54,%rd71;
add.s64 %rd143,%rd53,%rd72;
$0_3:
setp.eq.s32 %p2,%r103,0;
@%p2 bra $0_5;
cvta.to.global.u64 %rd73,%rd58;
mul.wide.s32 %rd74,%r1,40;
add.s64 %rd75,%rd73,%rd74;
ld.global.u64 %rd149,[%rd75+16];
ld.global.u64 %rd148,[%rd75+8];
ld.global.u64 %rd147,[%rd75];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd76,%r1;
mul.lo.s64 %rd77,%rd59,%rd76;
add.s64 %rd147,%rd58,%rd77;
$0_6:
setp.eq.s32 %p3,%r107,0;
@%p3 bra $0_8;
cvta.to.global.u64 %rd78,%rd63;
mul.wide.s32 %rd79,%r1,40;
add.s64 %rd80,%rd78,%rd79;
ld.global.v2.u32 {%r235,%r236},[%rd80+32];
ld.global.u64 %rd152,[%rd80+16];
ld.global.u64 %rd151,[%rd80+8];
ld.global.u64 %rd150,[%rd80];
bra.uni $0_9;
$0_8:
cvt.s64.s32 %rd81,%r1;
mul.lo.s64 %rd82,%rd64,%rd81;
add.s64 %rd150,%rd63,%rd82;
$0_9:
mov.u32 %r114,%ctaid.x;
shl.b32 %r115,%r114,5;
mov.u32 %r116,%tid.x;
add.s32 %r20,%r115,%r116;
mov.u32 %r117,%ctaid.y;
shl.b32 %r118,%r117,3;
mov.u32 %r119,%tid.y;
add.s32 %r21,%r118,%r119;
setp.ge.s32 %p4,%r20,%r235;
setp.ge.s32 %p5,%r21,%r236;
or.pred %p6,%p5,%p4;
@%p6 bra $0_30;
shr.u32 %r123,%r94,31;
add.s32 %r124,%r94,%r123;
shr.s32 %r23,%r124,1;
add.s32 %r125,%r23,-1;
mov.u32 %r240,-1;
cvt.s64.s32 %rd39,%r125;
setp.lt.s32 %p7,%r98,1;
mov.u32 %r261,0;
mov.u32 %r262,%r261;
@%p7 bra $0_29;
sub.s32 %r24,%r21,%r23;
add.s32 %r25,%r234,-1;
sub.s32 %r26,%r20,%r23;
add.s32 %r27,%r233,-1;
add.s32 %r130,%r20,3;
sub.s32 %r28,%r130,%r23;
mul.wide.s32 %rd83,%r23,28;
add.s64 %rd84,%rd83,-28;
mov.u64 %rd85,SMOOTH;
add.s64 %rd40,%rd85,%rd84;
mov.u64 %rd86,SLOPE;
add.s64 %rd41,%rd86,%rd84;
mov.u32 %r128,0;
mov.u32 %r237,%r128;
mov.u32 %r238,%r128;
mov.u32 %r239,%r128;
$0_12:
setp.lt.s32 %p8,%r94,1;
mov.u32 %r255,%r128;
mov.u32 %r256,%r128;
@%p8 bra $0_22;
mov.u32 %r241,0;
mov.u32 %r256,%r241;
mov.u32 %r255,%r241;
$0_14:
mov.u32 %r250,0;
add.s32 %r140,%r94,-1;
setp.lt.u32 %p9,%r140,3;
add.s32 %r141,%r24,%r241;
max.s32 %r142,%r141,0;
min.s32 %r143,%r142,%r25;
cvt.s64.s32 %rd87,%r143;
mul.lo.s64 %rd88,%rd144,%rd87;
cvt.s64.s32 %rd89,%r237;
mul.lo.s64 %rd90,%rd146,%rd89;
add.s64 %rd44,%rd88,%rd90;
mov.u32 %r254,%r250;
mov.u32 %r253,%r250;
@%p9 bra $0_17;
and.b32 %r147,%r94,3;
sub.s32 %r36,%r147,%r94;
mov.u32 %r250,0;
mov.u64 %rd153,%rd41;
mov.u64 %rd154,%rd40;
mov.u32 %r244,%r28;
$0_16:
add.s32 %r152,%r244,-3;
max.s32 %r153,%r152,0;
min.s32 %r154,%r153,%r27;
cvt.s64.s32 %rd95,%r154;
mul.lo.s64 %rd96,%rd145,%rd95;
add.s64 %rd97,%rd44,%rd96;
add.s64 %rd91,%rd143,%rd97;
ld.global.nc.u8 %r148,[%rd91];
and.b32 %r155,%r148,255;
ld.const.u32 %r156,[%rd153];
mad.lo.s32 %r157,%r156,%r155,%r253;
ld.const.u32 %r158,[%rd154];
mad.lo.s32 %r159,%r158,%r155,%r254;
add.s32 %r160,%r244,-2;
max.s32 %r161,%r160,0;
min.s32 %r162,%r161,%r27;
cvt.s64.s32 %rd98,%r162;
mul.lo.s64 %rd99,%rd145,%rd98;
add.s64 %rd100,%rd44,%rd99;
add.s64 %rd92,%rd143,%rd100;
ld.global.nc.u8 %r149,[%rd92];
and.b32 %r163,%r149,255;
ld.const.u32 %r164,[%rd153+4];
mad.lo.s32 %r165,%r164,%r163,%r157;
ld.const.u32 %r166,[%rd154+4];
mad.lo.s32 %r167,%r166,%r163,%r159;
add.s32 %r168,%r244,-1;
max.s32 %r169,%r168,0;
min.s32 %r170,%r169,%r27;
cvt.s64.s32 %rd101,%r170;
mul.lo.s64 %rd102,%rd145,%rd101;
add.s64 %rd103,%rd44,%rd102;
add.s64 %rd93,%rd143,%rd103;
ld.global.nc.u8 %r150,[%rd93];
and.b32 %r171,%r150,255;
ld.const.u32 %r172,[%rd153+8];
mad.lo.s32 %r173,%r172,%r171,%r165;
ld.const.u32 %r174,[%rd154+8];
mad.lo.s32 %r175,%r174,%r171,%r167;
max.s32 %r176,%r244,0;
min.s32 %r177,%r176,%r27;
cvt.s64.s32 %rd104,%r177;
mul.lo.s64 %rd105,%rd145,%rd104;
add.s64 %rd106,%rd44,%rd105;
add.s64 %rd94,%rd143,%rd106;
ld.global.nc.u8 %r151,[%rd94];
and.b32 %r178,%r151,255;
ld.const.u32 %r179,[%rd153+12];
mad.lo.s32 %r253,%r179,%r178,%r173;
ld.const.u32 %r180,[%rd154+12];
mad.lo.s32 %r254,%r180,%r178,%r175;
add.s32 %r250,%r250,4;
add.s32 %r181,%r36,%r250;
add.s32 %r244,%r244,4;
add.s64 %rd154,%rd154,16;
add.s64 %rd153,%rd153,16;
setp.ne.s32 %p10,%r181,0;
@%p10 bra $0_16;
$0_17:
and.b32 %r182,%r94,3;
setp.eq.s32 %p11,%r182,0;
@%p11 bra $0_21;
and.b32 %r232,%r94,3;
setp.eq.s32 %p12,%r232,1;
add.s32 %r50,%r26,%r250;
max.s32 %r185,%r50,0;
min.s32 %r186,%r185,%r27;
cvt.s64.s32 %rd108,%r186;
mul.lo.s64 %rd109,%rd145,%rd108;
add.s64 %rd110,%rd44,%rd109;
add.s64 %rd107,%rd143,%rd110;
ld.global.nc.u8 %r183,[%rd107];
and.b32 %r187,%r183,255;
mul.lo.s64 %rd111,%rd39,28;
add.s64 %rd113,%rd86,%rd111;
mul.wide.s32 %rd114,%r250,4;
add.s64 %rd51,%rd113,%rd114;
ld.const.u32 %r188,[%rd51];
mad.lo.s32 %r253,%r188,%r187,%r253;
add.s64 %rd116,%rd85,%rd111;
add.s64 %rd52,%rd116,%rd114;
ld.const.u32 %r189,[%rd52];
mad.lo.s32 %r254,%r189,%r187,%r254;
@%p12 bra $0_21;
and.b32 %r221,%r94,3;
setp.eq.s32 %p13,%r221,2;
add.s32 %r192,%r50,1;
max.s32 %r193,%r192,0;
min.s32 %r194,%r193,%r27;
cvt.s64.s32 %rd118,%r194;
mul.lo.s64 %rd119,%rd145,%rd118;
add.s64 %rd120,%rd44,%rd119;
add.s64 %rd117,%rd143,%rd120;
ld.global.nc.u8 %r190,[%rd117];
and.b32 %r195,%r190,255;
ld.const.u32 %r196,[%rd51+4];
mad.lo.s32 %r253,%r196,%r195,%r253;
ld.const.u32 %r197,[%rd52+4];
mad.lo.s32 %r254,%r197,%r195,%r254;
@%p13 bra $0_21;
add.s32 %r199,%r50,2;
max.s32 %r200,%r199,0;
min.s32 %r201,%r200,%r27;
cvt.s64.s32 %rd122,%r201;
mul.lo.s64 %rd123,%rd145,%rd122;
add.s64 %rd124,%rd44,%rd123;
add.s64 %rd121,%rd143,%rd124;
ld.global.nc.u8 %r198,[%rd121];
and.b32 %r202,%r198,255;
ld.const.u32 %r203,[%rd51+8];
mad.lo.s32 %r253,%r203,%r202,%r253;
ld.const.u32 %r204,[%rd52+8];
mad.lo.s32 %r254,%r204,%r202,%r254;
$0_21:
mul.lo.s64 %rd125,%rd39,28;
add.s64 %rd127,%rd85,%rd125;
mul.wide.s32 %rd128,%r241,4;
add.s64 %rd129,%rd127,%rd128;
ld.const.u32 %r205,[%rd129];
mad.lo.s32 %r255,%r205,%r253,%r255;
add.s64 %rd131,%rd86,%rd125;
add.s64 %rd132,%rd131,%rd128;
ld.const.u32 %r206,[%rd132];
mad.lo.s32 %r256,%r206,%r254,%r256;
add.s32 %r241,%r241,1;
setp.lt.s32 %p14,%r241,%r94;
@%p14 bra $0_14;
$0_22:
setp.ne.s32 %p15,%r94,7;
@%p15 bra $0_24;
cvt.rn.f32.s32 %f1,%r255;
mul.f32 %f2,%f1,0f3D800000;
cvt.rni.s32.f32 %r255,%f2;
cvt.rn.f32.s32 %f3,%r256;
mul.f32 %f4,%f3,0f3D800000;
cvt.rni.s32.f32 %r256,%f4;
$0_24:
ld.param.u32 %r222,[p7];
max.s32 %r207,%r255,-32768;
min.s32 %r68,%r207,32767;
max.s32 %r208,%r256,-32768;
min.s32 %r69,%r208,32767;
setp.eq.s32 %p16,%r222,0;
@%p16 bra $0_26;
mul.lo.s32 %r209,%r68,%r68;
mad.lo.s32 %r259,%r69,%r69,%r209;
bra.uni $0_27;
$0_26:
abs.s32 %r210,%r68;
abs.s32 %r211,%r69;
add.s32 %r259,%r211,%r210;
$0_27:
setp.gt.s32 %p17,%r259,%r240;
max.s32 %r240,%r259,%r240;
selp.b32 %r239,%r68,%r239,%p17;
selp.b32 %r238,%r69,%r238,%p17;
add.s32 %r237,%r237,1;
setp.lt.s32 %p18,%r237,%r98;
@%p18 bra $0_12;
and.b32 %r261,%r239,65535;
shl.b32 %r262,%r238,16;
$0_29:
mov.u32 %r230,%ctaid.x;
mov.u32 %r229,%tid.x;
shl.b32 %r228,%r230,5;
add.s32 %r227,%r228,%r229;
mov.u32 %r226,%ctaid.y;
mov.u32 %r225,%tid.y;
shl.b32 %r224,%r226,3;
add.s32 %r223,%r224,%r225;
cvt.s64.s32 %rd133,%r223;
mul.lo.s64 %rd134,%rd148,%rd133;
cvt.s64.s32 %rd135,%r227;
mul.lo.s64 %rd136,%rd149,%rd135;
add.s64 %rd137,%rd134,%rd136;
add.s64 %rd138,%rd147,%rd137;
or.b32 %r220,%r262,%r261;
st.u32 [%rd138],%r220;
mul.lo.s64 %rd139,%rd151,%rd133;
mul.lo.s64 %rd140,%rd152,%rd135;
add.s64 %rd141,%rd139,%rd140;
add.s64 %rd142,%rd150,%rd141;
st.u32 [%rd142],%r240;
$0_30:
ret;
}
.visible .entry canny_ridges(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b32 %r<161>;
.reg .b64 %rd<135>;
ld.param.u64 %rd42,[p0];
ld.param.v2.u32 {%r6,%r7},[p1+32];
ld.param.v2.u32 {%r65,%r66},[p1+40];
ld.param.u64 %rd47,[p2];
ld.param.v2.u32 {%r69,%r70},[p3+40];
ld.param.u64 %rd52,[p4];
ld.param.v2.u32 {%r152,%r153},[p5+32];
ld.param.v2.u32 {%r73,%r74},[p5+40];
ld.param.u32 %r61,[p6];
ld.param.u32 %r62,[p7];
ld.param.u64 %rd134,[p5+16];
ld.param.u64 %rd133,[p5+8];
ld.param.u64 %rd53,[p5];
ld.param.u64 %rd131,[p3+16];
ld.param.u64 %rd130,[p3+8];
ld.param.u64 %rd48,[p3];
ld.param.u64 %rd11,[p1+16];
ld.param.u64 %rd10,[p1+8];
ld.param.u64 %rd43,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r66,0;
@%p5 bra $1_2;
cvta.to.global.u64 %rd57,%rd42;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r6,%r7},[%rd59+32];
ld.global.u64 %rd11,[%rd59+16];
ld.global.u64 %rd10,[%rd59+8];
ld.global.u64 %rd9,[%rd59];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd43,%rd60;
add.s64 %rd9,%rd42,%rd61;
$1_3:
setp.eq.s32 %p6,%r70,0;
@%p6 bra $1_5;
cvta.to.global.u64 %rd62,%rd47;
mul.wide.s32 %rd63,%r1,40;
add.s64 %rd64,%rd62,%rd63;
ld.global.u64 %rd131,[%rd64+16];
ld.global.u64 %rd130,[%rd64+8];
ld.global.u64 %rd129,[%rd64];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd65,%r1;
mul.lo.s64 %rd66,%rd48,%rd65;
add.s64 %rd129,%rd47,%rd66;
$1_6:
setp.eq.s32 %p7,%r74,0;
@%p7 bra $1_8;
cvta.to.global.u64 %rd67,%rd52;
mul.wide.s32 %rd68,%r1,40;
add.s64 %rd69,%rd67,%rd68;
ld.global.v2.u32 {%r152,%r153},[%rd69+32];
ld.global.u64 %rd134,[%rd69+16];
ld.global.u64 %rd133,[%rd69+8];
ld.global.u64 %rd132,[%rd69];
bra.uni $1_9;
$1_8:
cvt.s64.s32 %rd70,%r1;
mul.lo.s64 %rd71,%rd53,%rd70;
add.s64 %rd132,%rd52,%rd71;
$1_9:
mov.u32 %r84,%ctaid.x;
shl.b32 %r85,%r84,5;
mov.u32 %r86,%tid.x;
add.s32 %r20,%r85,%r86;
mov.u32 %r87,%ctaid.y;
shl.b32 %r88,%r87,3;
mov.u32 %r89,%tid.y;
add.s32 %r21,%r88,%r89;
setp.ge.s32 %p8,%r20,%r152;
setp.ge.s32 %p9,%r21,%r153;
or.pred %p10,%p9,%p8;
@%p10 bra $1_36;
setp.gt.u32 %p11,%r6,%r20;
setp.gt.u32 %p12,%r7,%r21;
and.pred %p13,%p11,%p12;
@%p13 bra $1_12;
bra.uni $1_11;
$1_12:
cvt.s64.s32 %rd73,%r21;
mul.lo.s64 %rd74,%rd10,%rd73;
cvt.s64.s32 %rd75,%r20;
mul.lo.s64 %rd76,%rd11,%rd75;
add.s64 %rd77,%rd74,%rd76;
add.s64 %rd72,%rd9,%rd77;
ld.global.nc.s32 %r154,[%rd72];
bra.uni $1_13;
$1_11:
mov.u32 %r154,0;
$1_13:
cvt.s64.s32 %rd40,%r21;
mul.lo.s64 %rd78,%rd130,%rd40;
cvt.s64.s32 %rd79,%r20;
mul.lo.s64 %rd80,%rd131,%rd79;
add.s64 %rd81,%rd78,%rd80;
add.s64 %rd41,%rd129,%rd81;
setp.gt.s32 %p14,%r154,%r61;
@%p14 bra $1_15;
bra.uni $1_14;
$1_15:
ld.u32 %r27,[%rd41];
cvt.s32.s16 %r92,%r27;
shr.s32 %r93,%r27,16;
abs.s32 %r94,%r92;
mul.wide.s32 %rd82,%r94,13573;
abs.s32 %r95,%r93;
mul.wide.s32 %rd83,%r95,32768;
setp.lt.s64 %p16,%rd83,%rd82;
@%p16 bra $1_29;
bra.uni $1_16;
$1_29:
setp.le.u32 %p35,%r7,%r21;
add.s32 %r43,%r20,-1;
setp.le.u32 %p36,%r6,%r43;
mov.u32 %r159,0;
or.pred %p37,%p36,%p35;
@%p37 bra $1_31;
mul.lo.s64 %rd111,%rd10,%rd40;
cvt.s64.s32 %rd112,%r43;
mul.lo.s64 %rd113,%rd11,%rd112;
add.s64 %rd114,%rd111,%rd113;
add.s64 %rd110,%rd9,%rd114;
ld.global.nc.s32 %r159,[%rd110];
$1_31:
setp.le.s32 %p39,%r154,%r159;
mov.pred %p45,0;
@%p39 bra $1_35;
add.s32 %r46,%r20,1;
setp.le.u32 %p41,%r6,%r46;
mov.u32 %r160,0;
or.pred %p42,%p41,%p35;
@%p42 bra $1_34;
mul.lo.s64 %rd116,%rd10,%rd40;
cvt.s64.s32 %rd117,%r46;
mul.lo.s64 %rd118,%rd11,%rd117;
add.s64 %rd119,%rd116,%rd118;
add.s64 %rd115,%rd9,%rd119;
ld.global.nc.s32 %r160,[%rd115];
$1_34:
setp.ge.s32 %p45,%r154,%r160;
bra.uni $1_35;
$1_14:
mov.pred %p45,0;
$1_35:
setp.gt.s32 %p43,%r154,%r62;
and.pred %p44,%p43,%p45;
selp.u32 %r139,1,0,%p44;
st.u32 [%rd41],%r139;
mad.lo.s32 %r148,%r152,%r21,%r20;
selp.b32 %r149,%r148,2147483647,%p45;
mul.lo.s64 %rd121,%rd133,%rd40;
mul.lo.s64 %rd123,%rd134,%rd79;
add.s64 %rd124,%rd121,%rd123;
add.s64 %rd125,%rd132,%rd124;
st.u32 [%rd125],%r149;
$1_36:
ret;
$1_16:
mul.wide.s32 %rd84,%r94,79109;
setp.gt.s64 %p17,%rd83,%rd84;
@%p17 bra $1_23;
bra.uni $1_17;
$1_23:
setp.le.u32 %p27,%r6,%r20;
add.s32 %r37,%r21,-1;
setp.le.u32 %p28,%r7,%r37;
mov.u32 %r157,0;
or.pred %p29,%p27,%p28;
@%p29 bra $1_25;
cvt.s64.s32 %rd99,%r37;
mul.lo.s64 %rd100,%rd10,%rd99;
mul.lo.s64 %rd102,%rd11,%rd79;
add.s64 %rd103,%rd100,%rd102;
add.s64 %rd98,%rd9,%rd103;
ld.global.nc.s32 %r157,[%rd98];
$1_25:
setp.le.s32 %p31,%r154,%r157;
mov.pred %p45,0;
@%p31 bra $1_35;
add.s32 %r40,%r21,1;
setp.le.u32 %p33,%r7,%r40;
mov.u32 %r158,0;
or.pred %p34,%p27,%p33;
@%p34 bra $1_28;
cvt.s64.s32 %rd105,%r40;
mul.lo.s64 %rd106,%rd10,%rd105;
mul.lo.s64 %rd108,%rd11,%rd79;
add.s64 %rd109,%rd106,%rd108;
add.s64 %rd104,%rd9,%rd109;
ld.global.nc.s32 %r158,[%rd104];
$1_28:
setp.ge.s32 %p45,%r154,%r158;
bra.uni $1_35;
$1_17:
shl.b32 %r101,%r27,16;
xor.b32 %r102,%r101,%r27;
shr.s32 %r103,%r102,16;
setp.lt.s32 %p18,%r103,0;
mov.u32 %r155,0;
selp.b32 %r28,-1,1,%p18;
sub.s32 %r29,%r20,%r28;
setp.le.u32 %p19,%r6,%r29;
add.s32 %r30,%r21,-1;
setp.le.u32 %p20,%r7,%r30;
or.pred %p21,%p20,%p19;
@%p21 bra $1_19;
cvt.s64.s32 %rd87,%r30;
mul.lo.s64 %rd88,%rd10,%rd87;
cvt.s64.s32 %rd89,%r29;
mul.lo.s64 %rd90,%rd11,%rd89;
add.s64 %rd91,%rd90,%rd88;
add.s64 %rd86,%rd9,%rd91;
ld.global.nc.s32 %r155,[%rd86];
$1_19:
setp.le.s32 %p23,%r154,%r155;
mov.pred %p45,0;
@%p23 bra $1_35;
add.s32 %r33,%r28,%r20;
setp.le.u32 %p24,%r6,%r33;
add.s32 %r34,%r21,1;
setp.le.u32 %p25,%r7,%r34;
mov.u32 %r156,0;
or.pred %p26,%p25,%p24;
@%p26 bra $1_22;
cvt.s64.s32 %rd93,%r34;
mul.lo.s64 %rd94,%rd10,%rd93;
cvt.s64.s32 %rd95,%r33;
mul.lo.s64 %rd96,%rd11,%rd95;
add.s64 %rd97,%rd96,%rd94;
add.s64 %rd92,%rd9,%rd97;
ld.global.nc.s32 %r156,[%rd92];
$1_22:
setp.gt.s32 %p45,%r154,%r156;
bra.uni $1_35;
}
.visible .entry canny_unite(
.param .u64 p0,
.param .align 8 .b8 p1[48]
)
.maxntid 256,1,1
{
.reg .pred %p<35>;
.reg .b32 %r<122>;
.reg .b64 %rd<68>;
ld.param.u64 %rd16,[p0];
ld.param.v2.u32 {%r100,%r101},[p1+32];
ld.param.v2.u32 {%r72,%r73},[p1+40];
ld.param.u64 %rd17,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r73,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd21,%rd16;
mul.wide.s32 %rd22,%r1,40;
add.s64 %rd23,%rd21,%rd22;
ld.global.v2.u32 {%r100,%r101},[%rd23+32];
ld.global.u64 %rd67,[%rd23];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd24,%r1;
mul.lo.s64 %rd25,%rd17,%rd24;
add.s64 %rd67,%rd16,%rd25;
$2_3:
mov.u32 %r76,%ctaid.x;
shl.b32 %r77,%r76,5;
mov.u32 %r78,%tid.x;
add.s32 %r8,%r77,%r78;
mov.u32 %r79,%ctaid.y;
shl.b32 %r80,%r79,3;
mov.u32 %r81,%tid.y;
add.s32 %r9,%r80,%r81;
setp.ge.s32 %p2,%r8,%r100;
setp.ge.s32 %p3,%r9,%r101;
or.pred %p4,%p3,%p2;
@%p4 bra $2_34;
mad.lo.s32 %r119,%r100,%r9,%r8;
mul.wide.s32 %rd27,%r119,4;
add.s64 %rd26,%rd67,%rd27;
ld.global.cg.s32 %r82,[%rd26];
setp.eq.s32 %p5,%r82,2147483647;
@%p5 bra $2_34;
setp.lt.s32 %p6,%r8,1;
@%p6 bra $2_12;
add.s64 %rd28,%rd26,-4;
ld.global.cg.s32 %r83,[%rd28];
setp.eq.s32 %p7,%r83,2147483647;
@%p7 bra $2_12;
ld.volatile.u32 %r103,[%rd26];
ld.volatile.u32 %r102,[%rd26+-4];
setp.eq.s32 %p8,%r103,%r102;
@%p8 bra $2_12;
add.s32 %r105,%r119,-1;
mov.u32 %r104,%r119;
$2_9:
setp.lt.s32 %p9,%r103,%r102;
max.s32 %r106,%r103,%r102;
selp.b32 %r84,%r105,%r104,%p9;
min.s32 %r105,%r103,%r102;
setp.ne.s32 %p10,%r106,%r84;
@%p10 bra $2_11;
mul.wide.s32 %rd29,%r106,4;
add.s64 %rd30,%rd67,%rd29;
atom.cas.b32 %r21,[%rd30],%r106,%r105;
setp.eq.s32 %p11,%r21,%r106;
mov.u32 %r106,%r21;
@%p11 bra $2_12;
$2_11:
mul.wide.s32 %rd31,%r106,4;
add.s64 %rd32,%rd67,%rd31;
mul.wide.s32 %rd33,%r105,4;
add.s64 %rd34,%rd67,%rd33;
ld.volatile.u32 %r102,[%rd34];
ld.volatile.u32 %r103,[%rd32];
setp.ne.s32 %p12,%r103,%r102;
mov.u32 %r104,%r106;
@%p12 bra $2_9;
$2_12:
setp.eq.s32 %p13,%r9,0;
@%p13 bra $2_34;
neg.s32 %r90,%r100;
mul.wide.s32 %rd36,%r90,4;
add.s64 %rd35,%rd26,%rd36;
ld.global.cg.s32 %r89,[%rd35];
setp.eq.s32 %p14,%r89,2147483647;
@%p14 bra $2_19;
sub.s32 %r110,%r119,%r100;
mul.wide.s32 %rd37,%r110,4;
add.s64 %rd38,%rd67,%rd37;
ld.volatile.u32 %r107,[%rd38];
ld.volatile.u32 %r108,[%rd26];
setp.eq.s32 %p15,%r108,%r107;
@%p15 bra $2_19;
mov.u32 %r109,%r119;
$2_16:
setp.lt.s32 %p16,%r108,%r107;
max.s32 %r111,%r108,%r107;
selp.b32 %r92,%r110,%r109,%p16;
min.s32 %r110,%r108,%r107;
setp.ne.s32 %p17,%r111,%r92;
@%p17 bra $2_18;
mul.wide.s32 %rd39,%r111,4;
add.s64 %rd40,%rd67,%rd39;
atom.cas.b32 %r35,[%rd40],%r111,%r110;
setp.eq.s32 %p18,%r35,%r111;
mov.u32 %r111,%r35;
@%p18 bra $2_19;
$2_18:
mul.wide.s32 %rd41,%r111,4;
add.s64 %rd42,%rd67,%rd41;
mul.wide.s32 %rd43,%r110,4;
add.s64 %rd44,%rd67,%rd43;
ld.volatile.u32 %r107,[%rd44];
ld.volatile.u32 %r108,[%rd42];
setp.ne.s32 %p19,%r108,%r107;
mov.u32 %r109,%r111;
@%p19 bra $2_16;
$2_19:
setp.ne.s32 %p20,%r89,2147483647;
@%p20 bra $2_34;
@%p6 bra $2_27;
add.s64 %rd45,%rd35,-4;
ld.global.cg.s32 %r93,[%rd45];
setp.eq.s32 %p22,%r93,2147483647;
@%p22 bra $2_27;
not.b32 %r94,%r100;
add.s32 %r115,%r119,%r94;
mul.wide.s32 %rd48,%r115,4;
add.s64 %rd49,%rd67,%rd48;
ld.volatile.u32 %r112,[%rd49];
ld.volatile.u32 %r113,[%rd26];
setp.eq.s32 %p23,%r113,%r112;
@%p23 bra $2_27;
mov.u32 %r114,%r119;
$2_24:
setp.lt.s32 %p24,%r113,%r112;
max.s32 %r116,%r113,%r112;
selp.b32 %r95,%r115,%r114,%p24;
min.s32 %r115,%r113,%r112;
setp.ne.s32 %p25,%r116,%r95;
@%p25 bra $2_26;
mul.wide.s32 %rd50,%r116,4;
add.s64 %rd51,%rd67,%rd50;
atom.cas.b32 %r48,[%rd51],%r116,%r115;
setp.eq.s32 %p26,%r48,%r116;
mov.u32 %r116,%r48;
@%p26 bra $2_27;
$2_26:
mul.wide.s32 %rd52,%r116,4;
add.s64 %rd53,%rd67,%rd52;
mul.wide.s32 %rd54,%r115,4;
add.s64 %rd55,%rd67,%rd54;
ld.volatile.u32 %r112,[%rd55];
ld.volatile.u32 %r113,[%rd53];
setp.ne.s32 %p27,%r113,%r112;
mov.u32 %r114,%r116;
@%p27 bra $2_24;
$2_27:
add.s32 %r96,%r8,1;
setp.ge.s32 %p28,%r96,%r100;
@%p28 bra $2_34;
add.s64 %rd56,%rd35,4;
ld.global.cg.s32 %r97,[%rd56];
setp.eq.s32 %p29,%r97,2147483647;
@%p29 bra $2_34;
mov.u32 %r98,1;
sub.s32 %r52,%r98,%r100;
mul.wide.s32 %rd59,%r52,4;
add.s64 %rd60,%rd26,%rd59;
ld.volatile.u32 %r117,[%rd60];
ld.volatile.u32 %r118,[%rd26];
setp.eq.s32 %p30,%r118,%r117;
@%p30 bra $2_34;
add.s32 %r120,%r52,%r119;
$2_31:
setp.lt.s32 %p31,%r118,%r117;
max.s32 %r121,%r118,%r117;
selp.b32 %r99,%r120,%r119,%p31;
min.s32 %r120,%r118,%r117;
setp.ne.s32 %p32,%r121,%r99;
@%p32 bra $2_33;
mul.wide.s32 %rd61,%r121,4;
add.s64 %rd62,%rd67,%rd61;
atom.cas.b32 %r62,[%rd62],%r121,%r120;
setp.eq.s32 %p33,%r62,%r121;
mov.u32 %r121,%r62;
@%p33 bra $2_34;
$2_33:
mul.wide.s32 %rd63,%r121,4;
add.s64 %rd64,%rd67,%rd63;
mul.wide.s32 %rd65,%r120,4;
add.s64 %rd66,%rd67,%rd65;
ld.volatile.u32 %r117,[%rd66];
ld.volatile.u32 %r118,[%rd64];
setp.ne.s32 %p34,%r118,%r117;
mov.u32 %r119,%r121;
@%p34 bra $2_31;
$2_34:
ret;
}
.visible .entry canny_mark(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48]
)
.maxntid 256,1,1
{
.reg .pred %p<9>;
.reg .b32 %r<55>;
.reg .b64 %rd<67>;
ld.param.u64 %rd30,[p0];
ld.param.v2.u32 {%r51,%r27},[p1+32];
ld.param.v2.u32 {%r28,%r29},[p1+40];
ld.param.u64 %rd35,[p2];
ld.param.v2.u32 {%r52,%r53},[p3+32];
ld.param.v2.u32 {%r32,%r33},[p3+40];
ld.param.u64 %rd65,[p3+16];
ld.param.u64 %rd64,[p3+8];
ld.param.u64 %rd36,[p3];
ld.param.u64 %rd31,[p1];
setp.eq.s32 %p1,%r29,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd40,%rd30;
mov.u32 %r34,%ctaid.z;
mul.wide.s32 %rd41,%r34,40;
add.s64 %rd42,%rd40,%rd41;
ld.global.v2.u32 {%r51,%r36},[%rd42+32];
ld.global.u64 %rd62,[%rd42];
bra.uni $3_3;
$3_2:
mov.u32 %r37,%ctaid.z;
cvt.s64.s32 %rd43,%r37;
mul.lo.s64 %rd44,%rd31,%rd43;
add.s64 %rd62,%rd30,%rd44;
$3_3:
setp.eq.s32 %p2,%r33,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd45,%rd35;
mov.u32 %r38,%ctaid.z;
mul.wide.s32 %rd46,%r38,40;
add.s64 %rd47,%rd45,%rd46;
ld.global.v2.u32 {%r52,%r53},[%rd47+32];
ld.global.u64 %rd65,[%rd47+16];
ld.global.u64 %rd64,[%rd47+8];
ld.global.u64 %rd63,[%rd47];
bra.uni $3_6;
$3_5:
mov.u32 %r41,%ctaid.z;
cvt.s64.s32 %rd48,%r41;
mul.lo.s64 %rd49,%rd36,%rd48;
add.s64 %rd63,%rd35,%rd49;
$3_6:
mov.u32 %r42,%ctaid.x;
shl.b32 %r43,%r42,5;
mov.u32 %r44,%tid.x;
add.s32 %r13,%r43,%r44;
mov.u32 %r45,%ctaid.y;
shl.b32 %r46,%r45,3;
mov.u32 %r47,%tid.y;
add.s32 %r14,%r46,%r47;
setp.ge.s32 %p3,%r13,%r52;
setp.ge.s32 %p4,%r14,%r53;
or.pred %p5,%p4,%p3;
@%p5 bra $3_12;
cvt.s64.s32 %rd50,%r14;
mul.lo.s64 %rd51,%rd64,%rd50;
cvt.s64.s32 %rd52,%r13;
mul.lo.s64 %rd53,%rd65,%rd52;
add.s64 %rd54,%rd51,%rd53;
add.s64 %rd55,%rd63,%rd54;
ld.u32 %r48,[%rd55];
setp.eq.s32 %p6,%r48,0;
@%p6 bra $3_12;
mad.lo.s32 %r49,%r51,%r14,%r13;
cvt.s64.s32 %rd66,%r49;
mul.wide.s32 %rd56,%r49,4;
add.s64 %rd57,%rd62,%rd56;
ld.volatile.u32 %r54,[%rd57];
setp.eq.s32 %p7,%r54,%r49;
@%p7 bra $3_11;
$3_10:
cvt.s64.s32 %rd66,%r54;
mul.wide.s32 %rd58,%r54,4;
add.s64 %rd59,%rd62,%rd58;
ld.volatile.u32 %r17,[%rd59];
setp.ne.s32 %p8,%r17,%r54;
mov.u32 %r54,%r17;
@%p8 bra $3_10;
$3_11:
shl.b64 %rd60,%rd66,2;
add.s64 %rd61,%rd63,%rd60;
mov.u32 %r50,1;
st.u32 [%rd61],%r50;
$3_12:
ret;
}
.visible .entry canny_edges(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48]
)
.maxntid 256,1,1
{
.reg .pred %p<11>;
.reg .b16 %rs<5>;
.reg .b32 %r<69>;
.reg .b64 %rd<89>;
ld.param.u64 %rd42,[p0];
ld.param.v2.u32 {%r65,%r38},[p1+32];
ld.param.v2.u32 {%r39,%r40},[p1+40];
ld.param.u64 %rd47,[p2];
ld.param.v2.u32 {%r43,%r44},[p3+40];
ld.param.u64 %rd52,[p4];
ld.param.v2.u32 {%r66,%r67},[p5+32];
ld.param.v2.u32 {%r47,%r48},[p5+40];
ld.param.u64 %rd87,[p5+16];
ld.param.u64 %rd86,[p5+8];
ld.param.u64 %rd53,[p5];
ld.param.u64 %rd48,[p3];
ld.param.u64 %rd43,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r40,0;
@%p1 bra $4_2;
cvta.to.global.u64 %rd57,%rd42;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r65,%r50},[%rd59+32];
ld.global.u64 %rd83,[%rd59];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd43,%rd60;
add.s64 %rd83,%rd42,%rd61;
$4_3:
setp.eq.s32 %p2,%r44,0;
@%p2 bra $4_5;
cvta.to.global.u64 %rd62,%rd47;
mul.wide.s32 %rd63,%r1,40;
add.s64 %rd64,%rd62,%rd63;
ld.global.u64 %rd84,[%rd64];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd65,%r1;
mul.lo.s64 %rd66,%rd48,%rd65;
add.s64 %rd84,%rd47,%rd66;
$4_6:
setp.eq.s32 %p3,%r48,0;
@%p3 bra $4_8;
cvta.to.global.u64 %rd67,%rd52;
mul.wide.s32 %rd68,%r1,40;
add.s64 %rd69,%rd67,%rd68;
ld.global.v2.u32 {%r66,%r67},[%rd69+32];
ld.global.u64 %rd87,[%rd69+16];
ld.global.u64 %rd86,[%rd69+8];
ld.global.u64 %rd85,[%rd69];
bra.uni $4_9;
$4_8:
cvt.s64.s32 %rd70,%r1;
mul.lo.s64 %rd71,%rd53,%rd70;
add.s64 %rd85,%rd52,%rd71;
$4_9:
mov.u32 %r55,%ctaid.x;
shl.b32 %r56,%r55,5;
mov.u32 %r57,%tid.x;
add.s32 %r20,%r56,%r57;
mov.u32 %r58,%ctaid.y;
shl.b32 %r59,%r58,3;
mov.u32 %r60,%tid.y;
add.s32 %r21,%r59,%r60;
setp.ge.s32 %p4,%r20,%r66;
setp.ge.s32 %p5,%r21,%r67;
or.pred %p6,%p5,%p4;
@%p6 bra $4_16;
mad.lo.s32 %r61,%r65,%r21,%r20;
cvt.s64.s32 %rd88,%r61;
mul.wide.s32 %rd72,%r61,4;
add.s64 %rd39,%rd83,%rd72;
ld.u32 %r62,[%rd39];
setp.eq.s32 %p7,%r62,2147483647;
mov.u16 %rs4,0;
@%p7 bra $4_15;
cvt.u32.u64 %r63,%rd88;
ld.volatile.u32 %r68,[%rd39];
setp.eq.s32 %p8,%r68,%r63;
@%p8 bra $4_14;
$4_13:
cvt.s64.s32 %rd88,%r68;
mul.wide.s32 %rd73,%r68,4;
add.s64 %rd74,%rd83,%rd73;
ld.volatile.u32 %r24,[%rd74];
setp.ne.s32 %p9,%r24,%r68;
mov.u32 %r68,%r24;
@%p9 bra $4_13;
$4_14:
shl.b64 %rd75,%rd88,2;
add.s64 %rd76,%rd84,%rd75;
ld.u32 %r64,[%rd76];
setp.ne.s32 %p10,%r64,0;
selp.b16 %rs4,-1,0,%p10;
$4_15:
cvt.s64.s32 %rd77,%r21;
mul.lo.s64 %rd78,%rd86,%rd77;
cvt.s64.s32 %rd79,%r20;
mul.lo.s64 %rd80,%rd87,%rd79;
add.s64 %rd81,%rd78,%rd80;
add.s64 %rd82,%rd85,%rd81;
st.u8 [%rd82],%rs4;
$4_16:
ret;
}
`;
