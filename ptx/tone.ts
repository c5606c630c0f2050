// Made from kernels/tone.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/tone.cu`. */
export const TONE: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry tone(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[52],
.param .u64 p5
)
.maxntid 256,1,1
{
.reg .pred %p<121>;
.reg .b16 %rs<107>;
.reg .f32 %f<254>;
.reg .b32 %r<205>;
.reg .b64 %rd<111>;
ld.param.u64 %rd47,[p0];
ld.param.v2.u32 {%r66,%r67},[p1+40];
ld.param.u64 %rd52,[p2];
ld.param.v2.u32 {%r192,%r69},[p3+32];
ld.param.v2.u32 {%r70,%r71},[p3+40];
ld.param.u64 %rd57,[p5];
ld.param.u32 %r61,[p4+40];
ld.param.u32 %r60,[p4+36];
ld.param.f32 %f106,[p4+32];
ld.param.f32 %f105,[p4+28];
ld.param.f32 %f104,[p4+24];
ld.param.f32 %f103,[p4+20];
ld.param.f32 %f102,[p4+16];
ld.param.u32 %r59,[p4+12];
ld.param.u32 %r58,[p4+8];
ld.param.u32 %r57,[p4+4];
ld.param.u32 %r56,[p4];
ld.param.u64 %rd110,[p3+24];
ld.param.u64 %rd109,[p3+16];
ld.param.u64 %rd108,[p3+8];
ld.param.u64 %rd53,[p3];
ld.param.u64 %rd106,[p1+24];
ld.param.u64 %rd105,[p1+16];
ld.param.u64 %rd104,[p1+8];
ld.param.u64 %rd48,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r67,0;
@%p2 bra $0_2;
cvta.to.global.u64 %rd58,%rd47;
mul.wide.s32 %rd59,%r1,40;
add.s64 %rd60,%rd58,%rd59;
ld.global.u64 %rd106,[%rd60+24];
ld.global.u64 %rd105,[%rd60+16];
ld.global.u64 %rd104,[%rd60+8];
ld.global.u64 %rd103,[%rd60];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd61,%r1;
mul.lo.s64 %rd62,%rd48,%rd61;
add.s64 %rd103,%rd47,%rd62;
$0_3:
setp.eq.s32 %p3,%r71,0;
@%p3 bra $0_5;
cvta.to.global.u64 %rd63,%rd52;
mul.wide.s32 %rd64,%r1,40;
add.s64 %rd65,%rd63,%rd64;
ld.global.v2.u32 {%r192,%r193},[%rd65+32];
ld.global.u64 %rd110,[%rd65+24];
ld.global.u64 %rd109,[%rd65+16];
ld.global.u64 %rd108,[%rd65+8];
ld.global.u64 %rd107,[%rd65];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd66,%r1;
mul.lo.s64 %rd67,%rd53,%rd66;
add.s64 %rd107,%rd52,%rd67;
mov.u32 %r193,%r69;
$0_6:
mov.u32 %r76,%ctaid.y;
shl.b32 %r77,%r76,3;
mov.u32 %r78,%tid.y;
add.s32 %r79,%r77,%r78;
setp.eq.s32 %p4,%r69,1;
selp.b32 %r15,0,%r79,%p4;
mov.u32 %r80,%ctaid.x;
shl.b32 %r81,%r80,3;
add.s32 %r82,%r81,%r78;
selp.b32 %r83,%r82,%r80,%p4;
shl.b32 %r84,%r83,7;
mov.u32 %r85,%tid.x;
add.s32 %r16,%r84,%r85;
setp.ge.s32 %p5,%r15,%r193;
setp.le.s32 %p6,%r192,%r16;
or.pred %p7,%p6,%p5;
@%p7 bra $0_159;
mov.u32 %r86,31;
sub.s32 %r87,%r86,%r16;
add.s32 %r19,%r87,%r192;
setp.lt.s32 %p8,%r70,1;
@%p8 bra $0_159;
cvt.s64.s32 %rd68,%r15;
mul.lo.s64 %rd69,%rd104,%rd68;
cvt.s64.s32 %rd70,%r16;
mul.lo.s64 %rd71,%rd105,%rd70;
add.s64 %rd28,%rd69,%rd71;
mul.lo.s64 %rd72,%rd108,%rd68;
mul.lo.s64 %rd73,%rd109,%rd70;
add.s64 %rd29,%rd72,%rd73;
mov.u32 %r89,1;
shl.b32 %r90,%r89,%r61;
cvt.rn.f32.s32 %f6,%r90;
rcp.rn.f32 %f7,%f6;
rcp.rn.f32 %f8,%f106;
mul.lo.s64 %rd33,%rd105,96;
mul.lo.s64 %rd35,%rd109,96;
mov.u32 %r194,0;
$0_9:
.pragma "nounroll";
shl.b64 %rd102,%rd105,6;
shl.b64 %rd101,%rd105,5;
cvt.s64.s32 %rd74,%r194;
mul.lo.s64 %rd75,%rd106,%rd74;
add.s64 %rd76,%rd28,%rd75;
add.s64 %rd37,%rd103,%rd76;
add.s64 %rd77,%rd101,%rd76;
add.s64 %rd38,%rd103,%rd77;
add.s64 %rd78,%rd102,%rd76;
add.s64 %rd39,%rd103,%rd78;
add.s64 %rd79,%rd33,%rd76;
add.s64 %rd40,%rd103,%rd79;
setp.gt.s32 %p9,%r56,1;
@%p9 bra $0_12;
setp.eq.s32 %p12,%r56,0;
@%p12 bra $0_41;
setp.eq.s32 %p13,%r56,1;
@%p13 bra $0_32;
bra.uni $0_50;
$0_32:
setp.lt.s32 %p22,%r19,32;
@%p22 bra $0_34;
ld.u16 %rs102,[%rd37];
$0_34:
setp.lt.s32 %p23,%r19,64;
@%p23 bra $0_36;
ld.u16 %rs101,[%rd38];
$0_36:
setp.lt.s32 %p24,%r19,96;
@%p24 bra $0_38;
ld.u16 %rs100,[%rd39];
$0_38:
setp.lt.s32 %p25,%r19,128;
@%p25 bra $0_40;
ld.u16 %rs99,[%rd40];
$0_40:
cvt.rn.f32.u16 %f35,%rs102;
cvt.rn.f32.u16 %f252,%rs101;
cvt.rn.f32.u16 %f251,%rs100;
cvt.rn.f32.u16 %f250,%rs99;
bra.uni $0_58;
$0_12:
setp.eq.s32 %p10,%r56,2;
@%p10 bra $0_23;
setp.ne.s32 %p11,%r56,3;
@%p11 bra $0_50;
setp.lt.s32 %p14,%r19,32;
@%p14 bra $0_16;
ld.u16 %rs83,[%rd37];
$0_16:
setp.lt.s32 %p15,%r19,64;
@%p15 bra $0_18;
ld.u16 %rs84,[%rd38];
$0_18:
setp.lt.s32 %p16,%r19,96;
@%p16 bra $0_20;
ld.u16 %rs85,[%rd39];
$0_20:
setp.lt.s32 %p17,%r19,128;
@%p17 bra $0_22;
ld.u16 %rs86,[%rd40];
$0_22:
cvt.f32.f16 %f35,%rs83;
cvt.f32.f16 %f252,%rs84;
cvt.f32.f16 %f251,%rs85;
cvt.f32.f16 %f250,%rs86;
bra.uni $0_58;
$0_41:
setp.lt.s32 %p26,%r19,32;
@%p26 bra $0_43;
ld.u8 %rs106,[%rd37];
$0_43:
setp.lt.s32 %p27,%r19,64;
@%p27 bra $0_45;
ld.u8 %rs105,[%rd38];
$0_45:
setp.lt.s32 %p28,%r19,96;
@%p28 bra $0_47;
ld.u8 %rs104,[%rd39];
$0_47:
setp.lt.s32 %p29,%r19,128;
@%p29 bra $0_49;
ld.u8 %rs103,[%rd40];
$0_49:
and.b16 %rs61,%rs106,255;
cvt.rn.f32.u16 %f35,%rs61;
and.b16 %rs62,%rs105,255;
cvt.rn.f32.u16 %f252,%rs62;
and.b16 %rs63,%rs104,255;
cvt.rn.f32.u16 %f251,%rs63;
and.b16 %rs64,%rs103,255;
cvt.rn.f32.u16 %f250,%rs64;
bra.uni $0_58;
$0_23:
setp.lt.s32 %p18,%r19,32;
@%p18 bra $0_25;
ld.u16 %rs102,[%rd37];
$0_25:
setp.lt.s32 %p19,%r19,64;
@%p19 bra $0_27;
ld.u16 %rs101,[%rd38];
$0_27:
setp.lt.s32 %p20,%r19,96;
@%p20 bra $0_29;
ld.u16 %rs100,[%rd39];
$0_29:
setp.lt.s32 %p21,%r19,128;
@%p21 bra $0_31;
ld.u16 %rs99,[%rd40];
$0_31:
cvt.rn.f32.s16 %f35,%rs102;
cvt.rn.f32.s16 %f252,%rs101;
cvt.rn.f32.s16 %f251,%rs100;
cvt.rn.f32.s16 %f250,%rs99;
bra.uni $0_58;
$0_50:
setp.lt.s32 %p30,%r19,32;
@%p30 bra $0_52;
ld.f32 %f35,[%rd37];
$0_52:
setp.lt.s32 %p31,%r19,64;
@%p31 bra $0_54;
ld.f32 %f252,[%rd38];
$0_54:
setp.lt.s32 %p32,%r19,96;
@%p32 bra $0_56;
ld.f32 %f251,[%rd39];
$0_56:
setp.lt.s32 %p33,%r19,128;
@%p33 bra $0_58;
ld.f32 %f250,[%rd40];
$0_58:
setp.lt.s32 %p34,%r58,2;
mov.u32 %r29,%r194;
@%p34 bra $0_60;
rem.s32 %r29,%r16,%r58;
$0_60:
setp.gt.s32 %p35,%r59,1;
@%p35 bra $0_63;
bra.uni $0_61;
$0_63:
setp.eq.s32 %p36,%r59,2;
@%p36 bra $0_83;
setp.eq.s32 %p37,%r59,3;
@%p37 bra $0_80;
setp.ne.s32 %p38,%r59,5;
@%p38 bra $0_91;
mul.lo.s32 %r93,%r60,%r1;
cvt.u64.u32 %rd41,%r93;
mov.u32 %r196,0;
$0_67:
.pragma "nounroll";
mov.f32 %f253,%f252;
mov.f32 %f252,%f251;
mov.f32 %f251,%f250;
ld.param.u32 %r191,[p4+44];
cvt.rzi.s32.f32 %r94,%f35;
mul.lo.s32 %r95,%r94,%r61;
cvt.s64.s32 %rd80,%r95;
mul.lo.s32 %r96,%r29,%r191;
cvt.s64.s32 %rd81,%r96;
add.s64 %rd82,%rd81,%rd41;
add.s64 %rd83,%rd82,%rd80;
add.s64 %rd42,%rd57,%rd83;
setp.gt.s32 %p41,%r57,1;
@%p41 bra $0_70;
setp.eq.s32 %p44,%r57,0;
@%p44 bra $0_75;
setp.eq.s32 %p45,%r57,1;
@%p45 bra $0_74;
bra.uni $0_76;
$0_74:
ld.global.nc.u16 %rs68,[%rd42];
cvt.rn.f32.u16 %f250,%rs68;
bra.uni $0_77;
$0_70:
setp.eq.s32 %p42,%r57,2;
@%p42 bra $0_73;
setp.ne.s32 %p43,%r57,3;
@%p43 bra $0_76;
ld.global.nc.u16 %rs65,[%rd42];
cvt.f32.f16 %f250,%rs65;
bra.uni $0_77;
$0_75:
ld.global.nc.u8 %r97,[%rd42];
cvt.u16.u32 %rs69,%r97;
and.b16 %rs70,%rs69,255;
cvt.rn.f32.u16 %f250,%rs70;
bra.uni $0_77;
$0_73:
ld.global.nc.s16 %rs67,[%rd42];
cvt.rn.f32.s16 %f250,%rs67;
bra.uni $0_77;
$0_76:
ld.global.nc.f32 %f250,[%rd42];
$0_77:
@%p34 bra $0_79;
mov.u32 %r98,32;
rem.s32 %r99,%r98,%r58;
add.s32 %r100,%r99,%r29;
setp.lt.s32 %p47,%r100,%r58;
selp.b32 %r101,0,%r58,%p47;
sub.s32 %r29,%r100,%r101;
$0_79:
add.s32 %r196,%r196,1;
setp.eq.s32 %p48,%r196,4;
mov.f32 %f35,%f253;
@%p48 bra $0_113;
bra.uni $0_67;
$0_61:
setp.eq.s32 %p39,%r59,0;
@%p39 bra $0_90;
setp.eq.s32 %p40,%r59,1;
@%p40 bra $0_84;
bra.uni $0_91;
$0_84:
setp.eq.s64 %p54,%rd57,0;
mov.f32 %f232,%f102;
@%p54 bra $0_86;
cvta.to.global.u64 %rd89,%rd57;
mul.wide.u32 %rd90,%r1,4;
add.s64 %rd91,%rd89,%rd90;
ld.global.f32 %f232,[%rd91];
$0_86:
setp.eq.s32 %p55,%r60,0;
mov.f32 %f233,%f103;
@%p55 bra $0_89;
setp.ne.s32 %p56,%r60,2;
mov.f32 %f233,%f232;
@%p56 bra $0_88;
bra.uni $0_89;
$0_88:
mov.f32 %f233,0f00000000;
$0_89:
setp.eq.s32 %p57,%r60,4;
setp.eq.s32 %p58,%r60,2;
or.pred %p59,%p58,%p57;
setp.lt.f32 %p60,%f232,%f35;
setp.eq.s32 %p61,%r60,3;
selp.u32 %r114,-1,0,%p59;
selp.u32 %r115,-1,0,%p61;
selp.b32 %r116,%r115,%r114,%p60;
and.b32 %r117,%r116,1;
setp.eq.b32 %p62,%r117,1;
setp.eq.s32 %p63,%r60,1;
selp.f32 %f140,%f103,0f00000000,%p63;
selp.f32 %f141,%f233,%f140,%p60;
selp.f32 %f253,%f35,%f141,%p62;
setp.lt.f32 %p64,%f232,%f252;
selp.b32 %r118,%r115,%r114,%p64;
and.b32 %r119,%r118,1;
setp.eq.b32 %p65,%r119,1;
selp.f32 %f142,%f233,%f140,%p64;
selp.f32 %f252,%f252,%f142,%p65;
setp.lt.f32 %p66,%f232,%f251;
selp.b32 %r120,%r115,%r114,%p66;
and.b32 %r121,%r120,1;
setp.eq.b32 %p67,%r121,1;
selp.f32 %f143,%f233,%f140,%p66;
selp.f32 %f251,%f251,%f143,%p67;
setp.lt.f32 %p68,%f232,%f250;
selp.b32 %r122,%r115,%r114,%p68;
and.b32 %r123,%r122,1;
setp.eq.b32 %p69,%r123,1;
selp.f32 %f144,%f233,%f140,%p68;
selp.f32 %f250,%f250,%f144,%p69;
bra.uni $0_113;
$0_83:
setp.gtu.f32 %p50,%f103,%f35;
sub.f32 %f135,%f102,%f35;
selp.f32 %f253,%f35,%f135,%p50;
sub.f32 %f136,%f102,%f252;
setp.gtu.f32 %p51,%f103,%f252;
selp.f32 %f252,%f252,%f136,%p51;
sub.f32 %f137,%f102,%f251;
setp.gtu.f32 %p52,%f103,%f251;
selp.f32 %f251,%f251,%f137,%p52;
sub.f32 %f138,%f102,%f250;
setp.gtu.f32 %p53,%f103,%f250;
selp.f32 %f250,%f250,%f138,%p53;
bra.uni $0_113;
$0_80:
setp.gt.s32 %p49,%r60,0;
@%p49 bra $0_82;
bra.uni $0_81;
$0_82:
cvt.rzi.s32.f32 %r102,%f35;
sub.s32 %r103,%r60,%r61;
mov.u32 %r104,-1;
shl.b32 %r105,%r104,%r103;
and.b32 %r106,%r102,%r105;
cvt.rn.f32.s32 %f253,%r106;
cvt.rzi.s32.f32 %r107,%f252;
and.b32 %r108,%r107,%r105;
cvt.rn.f32.s32 %f252,%r108;
cvt.rzi.s32.f32 %r109,%f251;
and.b32 %r110,%r109,%r105;
cvt.rn.f32.s32 %f251,%r110;
cvt.rzi.s32.f32 %r111,%f250;
and.b32 %r112,%r111,%r105;
cvt.rn.f32.s32 %f250,%r112;
bra.uni $0_113;
$0_90:
fma.rn.f32 %f253,%f35,%f102,%f103;
fma.rn.f32 %f252,%f252,%f102,%f103;
fma.rn.f32 %f251,%f251,%f102,%f103;
fma.rn.f32 %f250,%f250,%f102,%f103;
bra.uni $0_113;
$0_91:
setp.eq.s32 %p70,%r56,0;
@%p70 bra $0_102;
mov.u32 %r199,0;
$0_93:
.pragma "nounroll";
mov.f32 %f253,%f252;
mov.f32 %f252,%f251;
mov.f32 %f251,%f250;
setp.eq.s32 %p71,%r29,0;
mov.f32 %f238,%f102;
@%p71 bra $0_96;
setp.ne.s32 %p72,%r29,1;
mov.f32 %f238,%f103;
@%p72 bra $0_95;
bra.uni $0_96;
$0_95:
setp.eq.s32 %p73,%r29,2;
selp.f32 %f238,%f104,%f105,%p73;
$0_96:
mov.f32 %f145,0f00000000;
max.f32 %f146,%f35,%f145;
mul.f32 %f75,%f8,%f146;
setp.eq.f32 %p74,%f75,0f00000000;
setp.gt.f32 %p75,%f75,0f7F7FFFFF;
or.pred %p1,%p74,%p75;
setp.lt.f32 %p76,%f75,0f00800000;
mul.f32 %f147,%f75,0f4B800000;
selp.f32 %f148,%f147,%f75,%p76;
mov.b32 %r125,%f148;
selp.b32 %r126,1065353216,%r125,%p1;
add.s32 %r127,%r126,-1061158912;
shr.s32 %r128,%r127,23;
and.b32 %r129,%r127,-8388608;
sub.s32 %r130,%r126,%r129;
mov.b32 %f149,%r130;
add.f32 %f150,%f149,0fBF800000;
not.pred %p77,%p1;
and.pred %p78,%p76,%p77;
add.s32 %r131,%r128,-24;
selp.b32 %r132,%r131,%r128,%p78;
mov.f32 %f151,0fBE306BAE;
mov.f32 %f152,0f3D9C0661;
fma.rn.f32 %f153,%f152,%f150,%f151;
mov.f32 %f154,0f3E5D287F;
fma.rn.f32 %f155,%f153,%f150,%f154;
mov.f32 %f156,0fBE78BCEF;
fma.rn.f32 %f157,%f155,%f150,%f156;
mov.f32 %f158,0f3E939478;
fma.rn.f32 %f159,%f157,%f150,%f158;
mov.f32 %f160,0fBEB89CC4;
fma.rn.f32 %f161,%f159,%f150,%f160;
mov.f32 %f162,0f3EF6389C;
fma.rn.f32 %f163,%f161,%f150,%f162;
mov.f32 %f164,0fBF38AA4C;
fma.rn.f32 %f165,%f163,%f150,%f164;
mov.f32 %f166,0f3FB8AA3B;
fma.rn.f32 %f167,%f165,%f150,%f166;
cvt.rn.f32.s32 %f168,%r132;
mul.rn.f32 %f169,%f238,%f168;
neg.f32 %f170,%f169;
fma.rn.f32 %f171,%f238,%f168,%f170;
mul.rn.f32 %f172,%f167,%f150;
mul.rn.f32 %f173,%f238,%f172;
add.rn.f32 %f76,%f169,%f173;
mov.f32 %f174,0f4B400000;
add.rn.f32 %f77,%f76,%f174;
add.f32 %f175,%f77,0fCB400000;
neg.f32 %f176,%f175;
add.rn.f32 %f177,%f169,%f176;
add.rn.f32 %f178,%f177,%f173;
add.rn.f32 %f179,%f178,%f171;
mov.f32 %f180,0f3AAFA278;
mov.f32 %f181,0f3920D37F;
fma.rn.f32 %f182,%f181,%f179,%f180;
mov.f32 %f183,0f3C1D96FF;
fma.rn.f32 %f184,%f182,%f179,%f183;
mov.f32 %f185,0f3D63576B;
fma.rn.f32 %f186,%f184,%f179,%f185;
mov.f32 %f187,0f3E75FDED;
fma.rn.f32 %f188,%f186,%f179,%f187;
mov.f32 %f189,0f3F317218;
fma.rn.f32 %f190,%f188,%f179,%f189;
mov.f32 %f191,0f3F800000;
fma.rn.f32 %f78,%f190,%f179,%f191;
abs.f32 %f79,%f76;
setp.lt.f32 %p79,%f79,0f42FA0000;
@%p79 bra $0_98;
bra.uni $0_97;
$0_98:
mov.b32 %r142,%f78;
mov.b32 %r143,%f77;
shl.b32 %r144,%r143,23;
add.s32 %r145,%r144,%r142;
mov.b32 %f239,%r145;
bra.uni $0_99;
$0_97:
mov.f32 %f192,0fC37C0000;
max.f32 %f193,%f76,%f192;
mov.f32 %f194,0f437C0000;
min.f32 %f195,%f193,%f194;
cvt.rni.s32.f32 %r133,%f195;
shr.u32 %r134,%r133,31;
add.s32 %r135,%r133,%r134;
shr.s32 %r136,%r135,1;
setp.lt.f32 %p80,%f79,0f437C0000;
selp.f32 %f196,%f78,0f3F800000,%p80;
shl.b32 %r137,%r136,23;
add.s32 %r138,%r137,1065353216;
mov.b32 %f197,%r138;
mul.f32 %f198,%f196,%f197;
sub.s32 %r139,%r133,%r136;
shl.b32 %r140,%r139,23;
add.s32 %r141,%r140,1065353216;
mov.b32 %f199,%r141;
mul.f32 %f239,%f198,%f199;
$0_99:
setp.lt.s32 %p120,%r58,2;
mov.f32 %f219,0f00000000;
max.f32 %f218,%f35,%f219;
mul.f32 %f217,%f8,%f218;
selp.f32 %f200,%f217,%f239,%p1;
mul.f32 %f250,%f106,%f200;
@%p120 bra $0_101;
mov.u32 %r146,32;
rem.s32 %r147,%r146,%r58;
add.s32 %r148,%r147,%r29;
setp.lt.s32 %p82,%r148,%r58;
selp.b32 %r149,0,%r58,%p82;
sub.s32 %r29,%r148,%r149;
$0_101:
add.s32 %r199,%r199,1;
setp.eq.s32 %p83,%r199,4;
mov.f32 %f35,%f253;
@%p83 bra $0_113;
bra.uni $0_93;
$0_81:
mul.f32 %f117,%f35,%f6;
cvt.rmi.f32.f32 %f118,%f117;
mov.f32 %f119,0f00000000;
max.f32 %f120,%f118,%f119;
add.f32 %f121,%f6,0fBF800000;
min.f32 %f122,%f120,%f121;
mul.f32 %f253,%f7,%f122;
mul.f32 %f123,%f252,%f6;
cvt.rmi.f32.f32 %f124,%f123;
max.f32 %f125,%f124,%f119;
min.f32 %f126,%f125,%f121;
mul.f32 %f252,%f7,%f126;
mul.f32 %f127,%f251,%f6;
cvt.rmi.f32.f32 %f128,%f127;
max.f32 %f129,%f128,%f119;
min.f32 %f130,%f129,%f121;
mul.f32 %f251,%f7,%f130;
mul.f32 %f131,%f250,%f6;
cvt.rmi.f32.f32 %f132,%f131;
max.f32 %f133,%f132,%f119;
min.f32 %f134,%f133,%f121;
mul.f32 %f250,%f7,%f134;
bra.uni $0_113;
$0_102:
setp.gt.s32 %p84,%r58,1;
@%p84 bra $0_108;
bra.uni $0_103;
$0_108:
mov.u32 %r152,32;
rem.s32 %r42,%r152,%r58;
mov.u32 %r203,0;
mov.f32 %f253,%f35;
$0_109:
.pragma "nounroll";
mov.f32 %f94,%f253;
mov.f32 %f253,%f252;
mov.f32 %f252,%f251;
mov.f32 %f251,%f250;
setp.eq.s32 %p89,%r29,0;
mov.f32 %f249,%f102;
@%p89 bra $0_112;
setp.ne.s32 %p90,%r29,1;
mov.f32 %f249,%f103;
@%p90 bra $0_111;
bra.uni $0_112;
$0_111:
setp.eq.s32 %p91,%r29,2;
selp.f32 %f249,%f104,%f105,%p91;
$0_112:
mov.f32 %f207,0f00000000;
max.f32 %f208,%f94,%f207;
mul.f32 %f209,%f8,%f208;
lg2.approx.f32 %f210,%f209;
mul.f32 %f211,%f249,%f210;
ex2.approx.f32 %f212,%f211;
mul.f32 %f250,%f106,%f212;
add.s32 %r153,%r42,%r29;
setp.lt.s32 %p92,%r153,%r58;
selp.b32 %r154,0,%r58,%p92;
sub.s32 %r29,%r153,%r154;
add.s32 %r203,%r203,1;
setp.ne.s32 %p93,%r203,4;
@%p93 bra $0_109;
bra.uni $0_113;
$0_103:
setp.eq.s32 %p85,%r29,2;
selp.f32 %f84,%f104,%f105,%p85;
mov.u32 %r202,0;
mov.f32 %f253,%f35;
$0_104:
.pragma "nounroll";
mov.f32 %f88,%f253;
mov.f32 %f253,%f252;
mov.f32 %f252,%f251;
mov.f32 %f251,%f250;
setp.eq.s32 %p86,%r29,0;
mov.f32 %f244,%f102;
@%p86 bra $0_107;
setp.ne.s32 %p87,%r29,1;
mov.f32 %f244,%f103;
@%p87 bra $0_106;
bra.uni $0_107;
$0_106:
mov.f32 %f244,%f84;
$0_107:
mov.f32 %f201,0f00000000;
max.f32 %f202,%f88,%f201;
mul.f32 %f203,%f8,%f202;
lg2.approx.f32 %f204,%f203;
mul.f32 %f205,%f244,%f204;
ex2.approx.f32 %f206,%f205;
mul.f32 %f250,%f106,%f206;
add.s32 %r202,%r202,1;
setp.eq.s32 %p88,%r202,4;
@%p88 bra $0_113;
bra.uni $0_104;
$0_113:
shl.b64 %rd100,%rd109,6;
shl.b64 %rd99,%rd109,5;
cvt.s64.s32 %rd98,%r194;
mul.lo.s64 %rd93,%rd110,%rd98;
add.s64 %rd94,%rd29,%rd93;
add.s64 %rd43,%rd107,%rd94;
add.s64 %rd95,%rd99,%rd94;
add.s64 %rd44,%rd107,%rd95;
add.s64 %rd96,%rd100,%rd94;
add.s64 %rd45,%rd107,%rd96;
add.s64 %rd97,%rd35,%rd94;
add.s64 %rd46,%rd107,%rd97;
setp.gt.s32 %p94,%r57,1;
@%p94 bra $0_116;
setp.eq.s32 %p97,%r57,0;
@%p97 bra $0_142;
setp.eq.s32 %p98,%r57,1;
@%p98 bra $0_134;
bra.uni $0_150;
$0_134:
setp.lt.s32 %p107,%r19,32;
@%p107 bra $0_136;
cvt.rni.s32.f32 %r167,%f253;
max.s32 %r168,%r167,0;
min.s32 %r169,%r168,65535;
st.u16 [%rd43],%r169;
$0_136:
setp.lt.s32 %p108,%r19,64;
@%p108 bra $0_138;
cvt.rni.s32.f32 %r170,%f252;
max.s32 %r171,%r170,0;
min.s32 %r172,%r171,65535;
st.u16 [%rd44],%r172;
$0_138:
setp.lt.s32 %p109,%r19,96;
@%p109 bra $0_140;
cvt.rni.s32.f32 %r173,%f251;
max.s32 %r174,%r173,0;
min.s32 %r175,%r174,65535;
st.u16 [%rd45],%r175;
$0_140:
setp.lt.s32 %p110,%r19,128;
@%p110 bra $0_158;
cvt.rni.s32.f32 %r176,%f250;
max.s32 %r177,%r176,0;
min.s32 %r178,%r177,65535;
st.u16 [%rd46],%r178;
bra.uni $0_158;
$0_116:
setp.eq.s32 %p95,%r57,2;
@%p95 bra $0_126;
setp.ne.s32 %p96,%r57,3;
@%p96 bra $0_150;
setp.lt.s32 %p99,%r19,32;
@%p99 bra $0_120;
cvt.rn.f16.f32 %rs71,%f253;
st.u16 [%rd43],%rs71;
$0_120:
setp.lt.s32 %p100,%r19,64;
@%p100 bra $0_122;
cvt.rn.f16.f32 %rs72,%f252;
st.u16 [%rd44],%rs72;
$0_122:
setp.lt.s32 %p101,%r19,96;
@%p101 bra $0_124;
cvt.rn.f16.f32 %rs73,%f251;
st.u16 [%rd45],%rs73;
$0_124:
setp.lt.s32 %p102,%r19,128;
@%p102 bra $0_158;
cvt.rn.f16.f32 %rs74,%f250;
st.u16 [%rd46],%rs74;
bra.uni $0_158;
$0_142:
setp.lt.s32 %p111,%r19,32;
@%p111 bra $0_144;
cvt.rni.s32.f32 %r179,%f253;
max.s32 %r180,%r179,0;
min.s32 %r181,%r180,255;
st.u8 [%rd43],%r181;
$0_144:
setp.lt.s32 %p112,%r19,64;
@%p112 bra $0_146;
cvt.rni.s32.f32 %r182,%f252;
max.s32 %r183,%r182,0;
min.s32 %r184,%r183,255;
st.u8 [%rd44],%r184;
$0_146:
setp.lt.s32 %p113,%r19,96;
@%p113 bra $0_148;
cvt.rni.s32.f32 %r185,%f251;
max.s32 %r186,%r185,0;
min.s32 %r187,%r186,255;
st.u8 [%rd45],%r187;
$0_148:
setp.lt.s32 %p114,%r19,128;
@%p114 bra $0_158;
cvt.rni.s32.f32 %r188,%f250;
max.s32 %r189,%r188,0;
min.s32 %r190,%r189,255;
st.u8 [%rd46],%r190;
bra.uni $0_158;
$0_126:
setp.lt.s32 %p103,%r19,32;
@%p103 bra $0_128;
cvt.rni.s32.f32 %r155,%f253;
max.s32 %r156,%r155,-32768;
min.s32 %r157,%r156,32767;
st.u16 [%rd43],%r157;
$0_128:
setp.lt.s32 %p104,%r19,64;
@%p104 bra $0_130;
cvt.rni.s32.f32 %r158,%f252;
max.s32 %r159,%r158,-32768;
min.s32 %r160,%r159,32767;
st.u16 [%rd44],%r160;
$0_130:
setp.lt.s32 %p105,%r19,96;
@%p105 bra $0_132;
cvt.rni.s32.f32 %r161,%f251;
max.s32 %r162,%r161,-32768;
min.s32 %r163,%r162,32767;
st.u16 [%rd45],%r163;
$0_132:
setp.lt.s32 %p106,%r19,128;
@%p106 bra $0_158;
cvt.rni.s32.f32 %r164,%f250;
max.s32 %r165,%r164,-32768;
min.s32 %r166,%r165,32767;
st.u16 [%rd46],%r166;
bra.uni $0_158;
$0_150:
setp.lt.s32 %p115,%r19,32;
@%p115 bra $0_152;
st.f32 [%rd43],%f253;
$0_152:
setp.lt.s32 %p116,%r19,64;
@%p116 bra $0_154;
st.f32 [%rd44],%f252;
$0_154:
setp.lt.s32 %p117,%r19,96;
@%p117 bra $0_156;
st.f32 [%rd45],%f251;
$0_156:
setp.lt.s32 %p118,%r19,128;
@%p118 bra $0_158;
st.f32 [%rd46],%f250;
$0_158:
add.s32 %r194,%r194,1;
setp.lt.s32 %p119,%r194,%r70;
@%p119 bra $0_9;
$0_159:
ret;
}
.visible .entry scale_fours(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[52],
.param .u64 p5
)
.maxntid 256,1,1
{
.reg .pred %p<16>;
.reg .b16 %rs<25>;
.reg .f32 %f<56>;
.reg .b32 %r<106>;
.reg .b64 %rd<27>;
ld.param.u64 %rd6,[p0];
ld.param.u64 %rd11,[p2];
ld.param.v2.u32 {%r36,%r37},[p3+32];
ld.param.f32 %f20,[p4+20];
ld.param.f32 %f19,[p4+16];
ld.param.u32 %r25,[p4+4];
ld.param.u64 %rd13,[p3+8];
ld.param.u64 %rd12,[p3];
ld.param.u64 %rd8,[p1+8];
ld.param.u64 %rd7,[p1];
setp.eq.s32 %p1,%r37,1;
mov.u32 %r40,%ctaid.y;
shl.b32 %r41,%r40,3;
mov.u32 %r42,%tid.y;
add.s32 %r43,%r41,%r42;
selp.b32 %r1,0,%r43,%p1;
mov.u32 %r44,%ctaid.x;
shl.b32 %r45,%r44,3;
add.s32 %r46,%r45,%r42;
selp.b32 %r47,%r46,%r44,%p1;
shl.b32 %r48,%r47,9;
mov.u32 %r49,%tid.x;
shl.b32 %r50,%r49,2;
add.s32 %r2,%r48,%r50;
setp.ge.s32 %p2,%r1,%r37;
@%p2 bra $1_25;
mov.u32 %r52,%ctaid.z;
cvt.u64.u32 %rd1,%r52;
mul.lo.s64 %rd16,%rd7,%rd1;
cvt.u32.u64 %r53,%rd8;
mad.lo.s32 %r54,%r1,%r53,%r2;
cvt.u64.u32 %rd17,%r54;
add.s64 %rd18,%rd16,%rd17;
cvta.to.global.u64 %rd19,%rd6;
add.s64 %rd2,%rd19,%rd18;
setp.ge.s32 %p3,%r2,%r36;
@%p3 bra $1_3;
ld.global.u32 %r102,[%rd2];
$1_3:
add.s32 %r6,%r2,128;
setp.ge.s32 %p4,%r6,%r36;
@%p4 bra $1_5;
ld.global.u32 %r103,[%rd2+128];
$1_5:
add.s32 %r9,%r2,256;
setp.ge.s32 %p5,%r9,%r36;
@%p5 bra $1_7;
ld.global.u32 %r104,[%rd2+256];
$1_7:
add.s32 %r12,%r2,384;
setp.ge.s32 %p6,%r12,%r36;
@%p6 bra $1_9;
ld.global.u32 %r105,[%rd2+384];
$1_9:
mul.lo.s64 %rd20,%rd12,%rd1;
setp.eq.s32 %p7,%r25,0;
selp.b32 %r58,1,4,%p7;
cvt.u32.u64 %r59,%rd13;
mul.lo.s32 %r60,%r1,%r59;
mad.lo.s32 %r61,%r2,%r58,%r60;
cvt.u64.u32 %rd21,%r61;
add.s64 %rd3,%rd20,%rd21;
@%p3 bra $1_25;
add.s64 %rd4,%rd11,%rd3;
cvt.u16.u32 %rs1,%r102;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f24,%rs2;
fma.rn.f32 %f3,%f24,%f19,%f20;
shr.u16 %rs3,%rs1,8;
cvt.rn.f32.u16 %f25,%rs3;
fma.rn.f32 %f4,%f25,%f19,%f20;
shr.u32 %r62,%r102,16;
cvt.u16.u32 %rs4,%r62;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f26,%rs5;
fma.rn.f32 %f5,%f26,%f19,%f20;
shr.u32 %r63,%r102,24;
cvt.u16.u32 %rs6,%r63;
cvt.rn.f32.u16 %f27,%rs6;
fma.rn.f32 %f6,%f27,%f19,%f20;
cvta.to.global.u64 %rd22,%rd11;
add.s64 %rd5,%rd22,%rd3;
@%p7 bra $1_12;
st.global.cs.v4.f32 [%rd4],{%f3,%f4,%f5,%f6};
bra.uni $1_13;
$1_12:
cvt.rni.s32.f32 %r70,%f3;
cvt.rni.s32.f32 %r65,%f6;
cvt.rni.s32.f32 %r66,%f5;
mov.u32 %r67,0;
cvt.pack.sat.u8.s32.b32 %r64,%r65,%r66,%r67;
cvt.rni.s32.f32 %r69,%f4;
cvt.pack.sat.u8.s32.b32 %r68,%r69,%r70,%r64;
st.global.u32 [%rd5],%r68;
$1_13:
@%p4 bra $1_25;
cvt.u16.u32 %rs7,%r103;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f32,%rs8;
fma.rn.f32 %f7,%f32,%f19,%f20;
shr.u16 %rs9,%rs7,8;
cvt.rn.f32.u16 %f33,%rs9;
fma.rn.f32 %f8,%f33,%f19,%f20;
shr.u32 %r72,%r103,16;
cvt.u16.u32 %rs10,%r72;
and.b16 %rs11,%rs10,255;
cvt.rn.f32.u16 %f34,%rs11;
fma.rn.f32 %f9,%f34,%f19,%f20;
shr.u32 %r73,%r103,24;
cvt.u16.u32 %rs12,%r73;
cvt.rn.f32.u16 %f35,%rs12;
fma.rn.f32 %f10,%f35,%f19,%f20;
@%p7 bra $1_16;
add.s64 %rd24,%rd4,512;
st.global.cs.v4.f32 [%rd24],{%f7,%f8,%f9,%f10};
bra.uni $1_17;
$1_16:
cvt.rni.s32.f32 %r80,%f7;
cvt.rni.s32.f32 %r75,%f10;
cvt.rni.s32.f32 %r76,%f9;
mov.u32 %r77,0;
cvt.pack.sat.u8.s32.b32 %r74,%r75,%r76,%r77;
cvt.rni.s32.f32 %r79,%f8;
cvt.pack.sat.u8.s32.b32 %r78,%r79,%r80,%r74;
st.global.u32 [%rd5+128],%r78;
$1_17:
@%p5 bra $1_25;
cvt.u16.u32 %rs13,%r104;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f40,%rs14;
fma.rn.f32 %f11,%f40,%f19,%f20;
shr.u16 %rs15,%rs13,8;
cvt.rn.f32.u16 %f41,%rs15;
fma.rn.f32 %f12,%f41,%f19,%f20;
shr.u32 %r82,%r104,16;
cvt.u16.u32 %rs16,%r82;
and.b16 %rs17,%rs16,255;
cvt.rn.f32.u16 %f42,%rs17;
fma.rn.f32 %f13,%f42,%f19,%f20;
shr.u32 %r83,%r104,24;
cvt.u16.u32 %rs18,%r83;
cvt.rn.f32.u16 %f43,%rs18;
fma.rn.f32 %f14,%f43,%f19,%f20;
@%p7 bra $1_20;
add.s64 %rd25,%rd4,1024;
st.global.cs.v4.f32 [%rd25],{%f11,%f12,%f13,%f14};
bra.uni $1_21;
$1_20:
cvt.rni.s32.f32 %r90,%f11;
cvt.rni.s32.f32 %r85,%f14;
cvt.rni.s32.f32 %r86,%f13;
mov.u32 %r87,0;
cvt.pack.sat.u8.s32.b32 %r84,%r85,%r86,%r87;
cvt.rni.s32.f32 %r89,%f12;
cvt.pack.sat.u8.s32.b32 %r88,%r89,%r90,%r84;
st.global.u32 [%rd5+256],%r88;
$1_21:
@%p6 bra $1_25;
cvt.u16.u32 %rs19,%r105;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f48,%rs20;
fma.rn.f32 %f15,%f48,%f19,%f20;
shr.u16 %rs21,%rs19,8;
cvt.rn.f32.u16 %f49,%rs21;
fma.rn.f32 %f16,%f49,%f19,%f20;
shr.u32 %r92,%r105,16;
cvt.u16.u32 %rs22,%r92;
and.b16 %rs23,%rs22,255;
cvt.rn.f32.u16 %f50,%rs23;
fma.rn.f32 %f17,%f50,%f19,%f20;
shr.u32 %r93,%r105,24;
cvt.u16.u32 %rs24,%r93;
cvt.rn.f32.u16 %f51,%rs24;
fma.rn.f32 %f18,%f51,%f19,%f20;
@%p7 bra $1_24;
add.s64 %rd26,%rd4,1536;
st.global.cs.v4.f32 [%rd26],{%f15,%f16,%f17,%f18};
bra.uni $1_25;
$1_24:
cvt.rni.s32.f32 %r100,%f15;
cvt.rni.s32.f32 %r95,%f18;
cvt.rni.s32.f32 %r96,%f17;
mov.u32 %r97,0;
cvt.pack.sat.u8.s32.b32 %r94,%r95,%r96,%r97;
cvt.rni.s32.f32 %r99,%f16;
cvt.pack.sat.u8.s32.b32 %r98,%r99,%r100,%r94;
st.global.u32 [%rd5+384],%r98;
$1_25:
ret;
}
`;
