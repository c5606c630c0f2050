// Made from kernels/reduce.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/reduce.cu`. */
export const REDUCE: string = `.version 8.0
.target sm_75
.address_size 64
.shared .align 8 .b8 _ZZ12across_blockbdE7of_warp[64];
.shared .align 4 .b8 _ZZ14least_of_block7ExtremeE7of_warp[64];
.visible .entry sum_parts(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<277>;
.reg .b16 %rs<85>;
.reg .f32 %f<141>;
.reg .b32 %r<162>;
.reg .f64 %fd<229>;
.reg .b64 %rd<232>;
ld.param.u64 %rd88,[p0];
ld.param.v2.u32 {%r156,%r157},[p1+32];
ld.param.v2.u32 {%r54,%r55},[p1+40];
ld.param.u64 %rd93,[p2];
ld.param.v2.u32 {%r58,%r59},[p3+40];
ld.param.u64 %rd98,[p4];
ld.param.v2.u32 {%r62,%r63},[p5+40];
ld.param.u32 %r49,[p6];
ld.param.u32 %r50,[p7];
ld.param.u32 %r51,[p8];
ld.param.u64 %rd221,[p5+16];
ld.param.u64 %rd220,[p5+8];
ld.param.u64 %rd99,[p5];
ld.param.u64 %rd218,[p3+24];
ld.param.u64 %rd217,[p3+16];
ld.param.u64 %rd216,[p3+8];
ld.param.u64 %rd94,[p3];
ld.param.u64 %rd214,[p1+24];
ld.param.u64 %rd213,[p1+16];
ld.param.u64 %rd212,[p1+8];
ld.param.u64 %rd89,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r55,0;
@%p1 bra $0_2;
cvta.to.global.u64 %rd103,%rd88;
mul.wide.s32 %rd104,%r1,40;
add.s64 %rd105,%rd103,%rd104;
ld.global.v2.u32 {%r156,%r157},[%rd105+32];
ld.global.u64 %rd214,[%rd105+24];
ld.global.u64 %rd213,[%rd105+16];
ld.global.u64 %rd212,[%rd105+8];
ld.global.u64 %rd211,[%rd105];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd106,%r1;
mul.lo.s64 %rd107,%rd89,%rd106;
add.s64 %rd211,%rd88,%rd107;
$0_3:
setp.eq.s32 %p2,%r59,0;
@%p2 bra $0_5;
cvta.to.global.u64 %rd108,%rd93;
mul.wide.s32 %rd109,%r1,40;
add.s64 %rd110,%rd108,%rd109;
ld.global.u64 %rd218,[%rd110+24];
ld.global.u64 %rd217,[%rd110+16];
ld.global.u64 %rd216,[%rd110+8];
ld.global.u64 %rd215,[%rd110];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd111,%r1;
mul.lo.s64 %rd112,%rd94,%rd111;
add.s64 %rd215,%rd93,%rd112;
$0_6:
setp.eq.s32 %p3,%r63,0;
@%p3 bra $0_8;
cvta.to.global.u64 %rd113,%rd98;
mul.wide.s32 %rd114,%r1,40;
add.s64 %rd115,%rd113,%rd114;
ld.global.u64 %rd221,[%rd115+16];
ld.global.u64 %rd220,[%rd115+8];
ld.global.u64 %rd219,[%rd115];
bra.uni $0_9;
$0_8:
cvt.s64.s32 %rd116,%r1;
mul.lo.s64 %rd117,%rd99,%rd116;
add.s64 %rd219,%rd98,%rd117;
$0_9:
mov.u32 %r21,%ctaid.y;
mad.lo.s32 %r70,%r21,%r51,%r51;
min.s32 %r22,%r70,%r157;
setp.lt.s32 %p4,%r54,1;
@%p4 bra $0_332;
mov.u32 %r72,%tid.x;
cvt.s64.s32 %rd118,%r72;
mul.lo.s64 %rd39,%rd213,%rd118;
mul.lo.s64 %rd40,%rd217,%rd118;
shl.b64 %rd41,%rd213,5;
shl.b64 %rd42,%rd217,5;
cvt.s64.s32 %rd119,%r21;
mul.lo.s64 %rd43,%rd220,%rd119;
mul.lo.s64 %rd46,%rd213,96;
mul.lo.s64 %rd47,%rd217,96;
mov.u32 %r158,0;
$0_11:
.pragma "nounroll";
mov.u32 %r154,%ctaid.y;
ld.param.u32 %r153,[p8];
mov.u32 %r74,%tid.y;
mad.lo.s32 %r159,%r154,%r153,%r74;
setp.ge.s32 %p5,%r159,%r22;
mov.f64 %fd212,0d0000000000000000;
@%p5 bra $0_302;
$0_13:
.pragma "nounroll";
setp.ge.s32 %p6,%r72,%r156;
@%p6 bra $0_301;
cvt.s64.s32 %rd120,%r159;
cvt.s64.s32 %rd121,%r158;
mul.lo.s64 %rd122,%rd214,%rd121;
add.s64 %rd123,%rd122,%rd39;
mul.lo.s64 %rd124,%rd212,%rd120;
add.s64 %rd125,%rd123,%rd124;
add.s64 %rd223,%rd211,%rd125;
mul.lo.s64 %rd126,%rd218,%rd121;
add.s64 %rd127,%rd126,%rd40;
mul.lo.s64 %rd128,%rd216,%rd120;
add.s64 %rd129,%rd127,%rd128;
add.s64 %rd222,%rd215,%rd129;
not.b32 %r79,%r72;
add.s32 %r80,%r156,%r79;
shr.u32 %r81,%r80,5;
add.s32 %r82,%r81,1;
and.b32 %r83,%r82,3;
setp.eq.s32 %p7,%r83,0;
mov.u32 %r160,%r72;
@%p7 bra $0_138;
setp.gt.s32 %p8,%r50,1;
@%p8 bra $0_18;
setp.eq.s32 %p11,%r50,0;
@%p11 bra $0_23;
setp.eq.s32 %p12,%r50,1;
@%p12 bra $0_22;
bra.uni $0_24;
$0_22:
ld.global.nc.u16 %rs4,[%rd223];
cvt.rn.f32.u16 %f6,%rs4;
bra.uni $0_25;
$0_18:
setp.eq.s32 %p9,%r50,2;
@%p9 bra $0_21;
setp.ne.s32 %p10,%r50,3;
@%p10 bra $0_24;
ld.global.nc.u16 %rs1,[%rd223];
cvt.f32.f16 %f6,%rs1;
bra.uni $0_25;
$0_23:
ld.global.nc.u8 %r84,[%rd223];
cvt.u16.u32 %rs5,%r84;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f6,%rs6;
bra.uni $0_25;
$0_21:
ld.global.nc.s16 %rs3,[%rd223];
cvt.rn.f32.s16 %f6,%rs3;
bra.uni $0_25;
$0_24:
ld.global.nc.f32 %f6,[%rd223];
$0_25:
setp.lt.s32 %p13,%r49,5;
mov.f32 %f128,0f00000000;
@%p13 bra $0_36;
@%p8 bra $0_29;
setp.eq.s32 %p17,%r50,0;
@%p17 bra $0_34;
setp.eq.s32 %p18,%r50,1;
@%p18 bra $0_33;
bra.uni $0_35;
$0_33:
ld.global.nc.u16 %rs10,[%rd222];
cvt.rn.f32.u16 %f128,%rs10;
bra.uni $0_36;
$0_29:
setp.eq.s32 %p15,%r50,2;
@%p15 bra $0_32;
setp.ne.s32 %p16,%r50,3;
@%p16 bra $0_35;
ld.global.nc.u16 %rs7,[%rd222];
cvt.f32.f16 %f128,%rs7;
bra.uni $0_36;
$0_34:
ld.global.nc.u8 %r85,[%rd222];
cvt.u16.u32 %rs11,%r85;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f128,%rs12;
bra.uni $0_36;
$0_32:
ld.global.nc.s16 %rs9,[%rd222];
cvt.rn.f32.s16 %f128,%rs9;
bra.uni $0_36;
$0_35:
ld.global.nc.f32 %f128,[%rd222];
$0_36:
setp.gt.s32 %p19,%r49,2;
@%p19 bra $0_40;
bra.uni $0_37;
$0_40:
setp.gt.s32 %p20,%r49,4;
@%p20 bra $0_43;
setp.eq.s32 %p23,%r49,3;
@%p23 bra $0_46;
setp.eq.s32 %p24,%r49,4;
@%p24 bra $0_48;
bra.uni $0_50;
$0_37:
setp.eq.s32 %p25,%r49,0;
@%p25 bra $0_49;
setp.eq.s32 %p26,%r49,1;
@%p26 bra $0_48;
setp.eq.s32 %p27,%r49,2;
@%p27 bra $0_47;
bra.uni $0_50;
$0_47:
cvt.f64.f32 %fd108,%f6;
mul.f64 %fd204,%fd108,%fd108;
bra.uni $0_51;
$0_43:
setp.eq.s32 %p21,%r49,7;
@%p21 bra $0_45;
setp.ne.s32 %p22,%r49,5;
@%p22 bra $0_50;
$0_45:
cvt.f64.f32 %fd105,%f6;
cvt.f64.f32 %fd106,%f128;
sub.f64 %fd107,%fd105,%fd106;
abs.f64 %fd204,%fd107;
bra.uni $0_51;
$0_48:
abs.f32 %f90,%f6;
cvt.f64.f32 %fd204,%f90;
bra.uni $0_51;
$0_46:
setp.neu.f32 %p28,%f6,0f00000000;
selp.f64 %fd204,0d3FF0000000000000,0d0000000000000000,%p28;
bra.uni $0_51;
$0_49:
cvt.f64.f32 %fd204,%f6;
bra.uni $0_51;
$0_50:
cvt.f64.f32 %fd109,%f6;
cvt.f64.f32 %fd110,%f128;
sub.f64 %fd111,%fd109,%fd110;
mul.f64 %fd204,%fd111,%fd111;
$0_51:
setp.eq.s32 %p29,%r49,7;
@%p29 bra $0_53;
setp.ne.s32 %p30,%r49,4;
@%p30 bra $0_54;
$0_53:
setp.gt.f64 %p31,%fd204,%fd212;
setp.nan.f64 %p32,%fd204,%fd204;
or.pred %p33,%p31,%p32;
selp.f64 %fd212,%fd204,%fd212,%p33;
bra.uni $0_55;
$0_54:
add.f64 %fd212,%fd212,%fd204;
$0_55:
mov.u32 %r86,%tid.x;
not.b32 %r87,%r86;
add.s32 %r88,%r156,%r87;
shr.u32 %r89,%r88,5;
add.s32 %r90,%r89,1;
and.b32 %r91,%r90,3;
setp.eq.s32 %p34,%r91,1;
add.s64 %rd223,%rd223,%rd41;
add.s64 %rd222,%rd222,%rd42;
add.s32 %r160,%r86,32;
@%p34 bra $0_138;
@%p8 bra $0_59;
setp.eq.s32 %p38,%r50,0;
@%p38 bra $0_64;
setp.eq.s32 %p39,%r50,1;
@%p39 bra $0_63;
bra.uni $0_65;
$0_63:
ld.global.nc.u16 %rs16,[%rd223];
cvt.rn.f32.u16 %f18,%rs16;
bra.uni $0_66;
$0_59:
setp.eq.s32 %p36,%r50,2;
@%p36 bra $0_62;
setp.ne.s32 %p37,%r50,3;
@%p37 bra $0_65;
ld.global.nc.u16 %rs13,[%rd223];
cvt.f32.f16 %f18,%rs13;
bra.uni $0_66;
$0_64:
ld.global.nc.u8 %r92,[%rd223];
cvt.u16.u32 %rs17,%r92;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f18,%rs18;
bra.uni $0_66;
$0_62:
ld.global.nc.s16 %rs15,[%rd223];
cvt.rn.f32.s16 %f18,%rs15;
bra.uni $0_66;
$0_65:
ld.global.nc.f32 %f18,[%rd223];
$0_66:
mov.f32 %f130,0f00000000;
@%p13 bra $0_77;
@%p8 bra $0_70;
setp.eq.s32 %p44,%r50,0;
@%p44 bra $0_75;
setp.eq.s32 %p45,%r50,1;
@%p45 bra $0_74;
bra.uni $0_76;
$0_74:
ld.global.nc.u16 %rs22,[%rd222];
cvt.rn.f32.u16 %f130,%rs22;
bra.uni $0_77;
$0_70:
setp.eq.s32 %p42,%r50,2;
@%p42 bra $0_73;
setp.ne.s32 %p43,%r50,3;
@%p43 bra $0_76;
ld.global.nc.u16 %rs19,[%rd222];
cvt.f32.f16 %f130,%rs19;
bra.uni $0_77;
$0_75:
ld.global.nc.u8 %r93,[%rd222];
cvt.u16.u32 %rs23,%r93;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f130,%rs24;
bra.uni $0_77;
$0_73:
ld.global.nc.s16 %rs21,[%rd222];
cvt.rn.f32.s16 %f130,%rs21;
bra.uni $0_77;
$0_76:
ld.global.nc.f32 %f130,[%rd222];
$0_77:
@%p19 bra $0_81;
bra.uni $0_78;
$0_81:
setp.gt.s32 %p47,%r49,4;
@%p47 bra $0_84;
setp.eq.s32 %p50,%r49,3;
@%p50 bra $0_87;
setp.eq.s32 %p51,%r49,4;
@%p51 bra $0_89;
bra.uni $0_91;
$0_78:
setp.eq.s32 %p52,%r49,0;
@%p52 bra $0_90;
setp.eq.s32 %p53,%r49,1;
@%p53 bra $0_89;
setp.eq.s32 %p54,%r49,2;
@%p54 bra $0_88;
bra.uni $0_91;
$0_88:
cvt.f64.f32 %fd115,%f18;
mul.f64 %fd206,%fd115,%fd115;
bra.uni $0_92;
$0_84:
@%p29 bra $0_86;
setp.ne.s32 %p49,%r49,5;
@%p49 bra $0_91;
$0_86:
cvt.f64.f32 %fd112,%f18;
cvt.f64.f32 %fd113,%f130;
sub.f64 %fd114,%fd112,%fd113;
abs.f64 %fd206,%fd114;
bra.uni $0_92;
$0_89:
abs.f32 %f96,%f18;
cvt.f64.f32 %fd206,%f96;
bra.uni $0_92;
$0_87:
setp.neu.f32 %p55,%f18,0f00000000;
selp.f64 %fd206,0d3FF0000000000000,0d0000000000000000,%p55;
bra.uni $0_92;
$0_90:
cvt.f64.f32 %fd206,%f18;
bra.uni $0_92;
$0_91:
cvt.f64.f32 %fd116,%f18;
cvt.f64.f32 %fd117,%f130;
sub.f64 %fd118,%fd116,%fd117;
mul.f64 %fd206,%fd118,%fd118;
$0_92:
@%p29 bra $0_94;
setp.ne.s32 %p57,%r49,4;
@%p57 bra $0_95;
$0_94:
setp.gt.f64 %p58,%fd206,%fd212;
setp.nan.f64 %p59,%fd206,%fd206;
or.pred %p60,%p58,%p59;
selp.f64 %fd212,%fd206,%fd212,%p60;
bra.uni $0_96;
$0_95:
add.f64 %fd212,%fd212,%fd206;
$0_96:
setp.eq.s32 %p61,%r91,2;
add.s64 %rd223,%rd223,%rd41;
add.s64 %rd222,%rd222,%rd42;
add.s32 %r160,%r86,64;
@%p61 bra $0_138;
@%p8 bra $0_100;
setp.eq.s32 %p65,%r50,0;
@%p65 bra $0_105;
setp.eq.s32 %p66,%r50,1;
@%p66 bra $0_104;
bra.uni $0_106;
$0_104:
ld.global.nc.u16 %rs28,[%rd223];
cvt.rn.f32.u16 %f30,%rs28;
bra.uni $0_107;
$0_100:
setp.eq.s32 %p63,%r50,2;
@%p63 bra $0_103;
setp.ne.s32 %p64,%r50,3;
@%p64 bra $0_106;
ld.global.nc.u16 %rs25,[%rd223];
cvt.f32.f16 %f30,%rs25;
bra.uni $0_107;
$0_105:
ld.global.nc.u8 %r100,[%rd223];
cvt.u16.u32 %rs29,%r100;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f30,%rs30;
bra.uni $0_107;
$0_103:
ld.global.nc.s16 %rs27,[%rd223];
cvt.rn.f32.s16 %f30,%rs27;
bra.uni $0_107;
$0_106:
ld.global.nc.f32 %f30,[%rd223];
$0_107:
mov.f32 %f132,0f00000000;
@%p13 bra $0_118;
@%p8 bra $0_111;
setp.eq.s32 %p71,%r50,0;
@%p71 bra $0_116;
setp.eq.s32 %p72,%r50,1;
@%p72 bra $0_115;
bra.uni $0_117;
$0_115:
ld.global.nc.u16 %rs34,[%rd222];
cvt.rn.f32.u16 %f132,%rs34;
bra.uni $0_118;
$0_111:
setp.eq.s32 %p69,%r50,2;
@%p69 bra $0_114;
setp.ne.s32 %p70,%r50,3;
@%p70 bra $0_117;
ld.global.nc.u16 %rs31,[%rd222];
cvt.f32.f16 %f132,%rs31;
bra.uni $0_118;
$0_116:
ld.global.nc.u8 %r101,[%rd222];
cvt.u16.u32 %rs35,%r101;
and.b16 %rs36,%rs35,255;
cvt.rn.f32.u16 %f132,%rs36;
bra.uni $0_118;
$0_114:
ld.global.nc.s16 %rs33,[%rd222];
cvt.rn.f32.s16 %f132,%rs33;
bra.uni $0_118;
$0_117:
ld.global.nc.f32 %f132,[%rd222];
$0_118:
@%p19 bra $0_122;
bra.uni $0_119;
$0_122:
setp.gt.s32 %p74,%r49,4;
@%p74 bra $0_125;
setp.eq.s32 %p77,%r49,3;
@%p77 bra $0_128;
setp.eq.s32 %p78,%r49,4;
@%p78 bra $0_130;
bra.uni $0_132;
$0_119:
setp.eq.s32 %p79,%r49,0;
@%p79 bra $0_131;
setp.eq.s32 %p80,%r49,1;
@%p80 bra $0_130;
setp.eq.s32 %p81,%r49,2;
@%p81 bra $0_129;
bra.uni $0_132;
$0_129:
cvt.f64.f32 %fd122,%f30;
mul.f64 %fd208,%fd122,%fd122;
bra.uni $0_133;
$0_125:
@%p29 bra $0_127;
setp.ne.s32 %p76,%r49,5;
@%p76 bra $0_132;
$0_127:
cvt.f64.f32 %fd119,%f30;
cvt.f64.f32 %fd120,%f132;
sub.f64 %fd121,%fd119,%fd120;
abs.f64 %fd208,%fd121;
bra.uni $0_133;
$0_130:
abs.f32 %f102,%f30;
cvt.f64.f32 %fd208,%f102;
bra.uni $0_133;
$0_128:
setp.neu.f32 %p82,%f30,0f00000000;
selp.f64 %fd208,0d3FF0000000000000,0d0000000000000000,%p82;
bra.uni $0_133;
$0_131:
cvt.f64.f32 %fd208,%f30;
bra.uni $0_133;
$0_132:
cvt.f64.f32 %fd123,%f30;
cvt.f64.f32 %fd124,%f132;
sub.f64 %fd125,%fd123,%fd124;
mul.f64 %fd208,%fd125,%fd125;
$0_133:
@%p29 bra $0_135;
setp.ne.s32 %p84,%r49,4;
@%p84 bra $0_136;
$0_135:
setp.gt.f64 %p85,%fd208,%fd212;
setp.nan.f64 %p86,%fd208,%fd208;
or.pred %p87,%p85,%p86;
selp.f64 %fd212,%fd208,%fd212,%p87;
bra.uni $0_137;
$0_136:
add.f64 %fd212,%fd212,%fd208;
$0_137:
add.s64 %rd223,%rd223,%rd41;
add.s64 %rd222,%rd222,%rd42;
add.s32 %r160,%r86,96;
$0_138:
setp.lt.u32 %p88,%r80,96;
@%p88 bra $0_301;
shl.b64 %rd208,%rd213,6;
shl.b64 %rd207,%rd217,6;
add.s64 %rd229,%rd222,%rd47;
add.s64 %rd228,%rd222,%rd207;
add.s64 %rd227,%rd222,%rd42;
add.s64 %rd226,%rd223,%rd46;
add.s64 %rd225,%rd223,%rd208;
add.s64 %rd224,%rd223,%rd41;
$0_140:
.pragma "nounroll";
setp.gt.s32 %p89,%r50,1;
@%p89 bra $0_143;
setp.eq.s32 %p92,%r50,0;
@%p92 bra $0_148;
setp.eq.s32 %p93,%r50,1;
@%p93 bra $0_147;
bra.uni $0_149;
$0_147:
ld.global.nc.u16 %rs40,[%rd223];
cvt.rn.f32.u16 %f42,%rs40;
bra.uni $0_150;
$0_143:
setp.eq.s32 %p90,%r50,2;
@%p90 bra $0_146;
setp.ne.s32 %p91,%r50,3;
@%p91 bra $0_149;
ld.global.nc.u16 %rs37,[%rd223];
cvt.f32.f16 %f42,%rs37;
bra.uni $0_150;
$0_148:
ld.global.nc.u8 %r106,[%rd223];
cvt.u16.u32 %rs41,%r106;
and.b16 %rs42,%rs41,255;
cvt.rn.f32.u16 %f42,%rs42;
bra.uni $0_150;
$0_146:
ld.global.nc.s16 %rs39,[%rd223];
cvt.rn.f32.s16 %f42,%rs39;
bra.uni $0_150;
$0_149:
ld.global.nc.f32 %f42,[%rd223];
$0_150:
setp.lt.s32 %p94,%r49,5;
mov.f32 %f134,0f00000000;
@%p94 bra $0_161;
@%p89 bra $0_154;
setp.eq.s32 %p98,%r50,0;
@%p98 bra $0_159;
setp.eq.s32 %p99,%r50,1;
@%p99 bra $0_158;
bra.uni $0_160;
$0_158:
ld.global.nc.u16 %rs46,[%rd222];
cvt.rn.f32.u16 %f134,%rs46;
bra.uni $0_161;
$0_154:
setp.eq.s32 %p96,%r50,2;
@%p96 bra $0_157;
setp.ne.s32 %p97,%r50,3;
@%p97 bra $0_160;
ld.global.nc.u16 %rs43,[%rd222];
cvt.f32.f16 %f134,%rs43;
bra.uni $0_161;
$0_159:
ld.global.nc.u8 %r107,[%rd222];
cvt.u16.u32 %rs47,%r107;
and.b16 %rs48,%rs47,255;
cvt.rn.f32.u16 %f134,%rs48;
bra.uni $0_161;
$0_157:
ld.global.nc.s16 %rs45,[%rd222];
cvt.rn.f32.s16 %f134,%rs45;
bra.uni $0_161;
$0_160:
ld.global.nc.f32 %f134,[%rd222];
$0_161:
setp.gt.s32 %p100,%r49,2;
@%p100 bra $0_165;
bra.uni $0_162;
$0_165:
setp.gt.s32 %p101,%r49,4;
@%p101 bra $0_168;
setp.eq.s32 %p104,%r49,3;
@%p104 bra $0_171;
setp.eq.s32 %p105,%r49,4;
@%p105 bra $0_173;
bra.uni $0_175;
$0_162:
setp.eq.s32 %p106,%r49,0;
@%p106 bra $0_174;
setp.eq.s32 %p107,%r49,1;
@%p107 bra $0_173;
setp.eq.s32 %p108,%r49,2;
@%p108 bra $0_172;
bra.uni $0_175;
$0_172:
cvt.f64.f32 %fd129,%f42;
mul.f64 %fd213,%fd129,%fd129;
bra.uni $0_176;
$0_168:
setp.eq.s32 %p102,%r49,7;
@%p102 bra $0_170;
setp.ne.s32 %p103,%r49,5;
@%p103 bra $0_175;
$0_170:
cvt.f64.f32 %fd126,%f42;
cvt.f64.f32 %fd127,%f134;
sub.f64 %fd128,%fd126,%fd127;
abs.f64 %fd213,%fd128;
bra.uni $0_176;
$0_173:
abs.f32 %f108,%f42;
cvt.f64.f32 %fd213,%f108;
bra.uni $0_176;
$0_171:
setp.neu.f32 %p109,%f42,0f00000000;
selp.f64 %fd213,0d3FF0000000000000,0d0000000000000000,%p109;
bra.uni $0_176;
$0_174:
cvt.f64.f32 %fd213,%f42;
bra.uni $0_176;
$0_175:
cvt.f64.f32 %fd130,%f42;
cvt.f64.f32 %fd131,%f134;
sub.f64 %fd132,%fd130,%fd131;
mul.f64 %fd213,%fd132,%fd132;
$0_176:
setp.eq.s32 %p110,%r49,7;
@%p110 bra $0_178;
setp.ne.s32 %p111,%r49,4;
@%p111 bra $0_179;
$0_178:
setp.gt.f64 %p112,%fd213,%fd212;
setp.nan.f64 %p113,%fd213,%fd213;
or.pred %p114,%p112,%p113;
selp.f64 %fd214,%fd213,%fd212,%p114;
bra.uni $0_180;
$0_179:
add.f64 %fd214,%fd212,%fd213;
$0_180:
@%p89 bra $0_183;
setp.eq.s32 %p118,%r50,0;
@%p118 bra $0_188;
setp.eq.s32 %p119,%r50,1;
@%p119 bra $0_187;
bra.uni $0_189;
$0_187:
ld.global.nc.u16 %rs52,[%rd224];
cvt.rn.f32.u16 %f54,%rs52;
bra.uni $0_190;
$0_183:
setp.eq.s32 %p116,%r50,2;
@%p116 bra $0_186;
setp.ne.s32 %p117,%r50,3;
@%p117 bra $0_189;
ld.global.nc.u16 %rs49,[%rd224];
cvt.f32.f16 %f54,%rs49;
bra.uni $0_190;
$0_188:
ld.global.nc.u8 %r108,[%rd224];
cvt.u16.u32 %rs53,%r108;
and.b16 %rs54,%rs53,255;
cvt.rn.f32.u16 %f54,%rs54;
bra.uni $0_190;
$0_186:
ld.global.nc.s16 %rs51,[%rd224];
cvt.rn.f32.s16 %f54,%rs51;
bra.uni $0_190;
$0_189:
ld.global.nc.f32 %f54,[%rd224];
$0_190:
mov.f32 %f136,0f00000000;
@%p94 bra $0_201;
@%p89 bra $0_194;
setp.eq.s32 %p124,%r50,0;
@%p124 bra $0_199;
setp.eq.s32 %p125,%r50,1;
@%p125 bra $0_198;
bra.uni $0_200;
$0_198:
ld.global.nc.u16 %rs58,[%rd227];
cvt.rn.f32.u16 %f136,%rs58;
bra.uni $0_201;
$0_194:
setp.eq.s32 %p122,%r50,2;
@%p122 bra $0_197;
setp.ne.s32 %p123,%r50,3;
@%p123 bra $0_200;
ld.global.nc.u16 %rs55,[%rd227];
cvt.f32.f16 %f136,%rs55;
bra.uni $0_201;
$0_199:
ld.global.nc.u8 %r109,[%rd227];
cvt.u16.u32 %rs59,%r109;
and.b16 %rs60,%rs59,255;
cvt.rn.f32.u16 %f136,%rs60;
bra.uni $0_201;
$0_197:
ld.global.nc.s16 %rs57,[%rd227];
cvt.rn.f32.s16 %f136,%rs57;
bra.uni $0_201;
$0_200:
ld.global.nc.f32 %f136,[%rd227];
$0_201:
@%p100 bra $0_205;
bra.uni $0_202;
$0_205:
setp.gt.s32 %p127,%r49,4;
@%p127 bra $0_208;
setp.eq.s32 %p130,%r49,3;
@%p130 bra $0_211;
setp.eq.s32 %p131,%r49,4;
@%p131 bra $0_213;
bra.uni $0_215;
$0_202:
setp.eq.s32 %p132,%r49,0;
@%p132 bra $0_214;
setp.eq.s32 %p133,%r49,1;
@%p133 bra $0_213;
setp.eq.s32 %p134,%r49,2;
@%p134 bra $0_212;
bra.uni $0_215;
$0_212:
cvt.f64.f32 %fd136,%f54;
mul.f64 %fd215,%fd136,%fd136;
bra.uni $0_216;
$0_208:
@%p110 bra $0_210;
setp.ne.s32 %p129,%r49,5;
@%p129 bra $0_215;
$0_210:
cvt.f64.f32 %fd133,%f54;
cvt.f64.f32 %fd134,%f136;
sub.f64 %fd135,%fd133,%fd134;
abs.f64 %fd215,%fd135;
bra.uni $0_216;
$0_213:
abs.f32 %f114,%f54;
cvt.f64.f32 %fd215,%f114;
bra.uni $0_216;
$0_211:
setp.neu.f32 %p135,%f54,0f00000000;
selp.f64 %fd215,0d3FF0000000000000,0d0000000000000000,%p135;
bra.uni $0_216;
$0_214:
cvt.f64.f32 %fd215,%f54;
bra.uni $0_216;
$0_215:
cvt.f64.f32 %fd137,%f54;
cvt.f64.f32 %fd138,%f136;
sub.f64 %fd139,%fd137,%fd138;
mul.f64 %fd215,%fd139,%fd139;
$0_216:
@%p110 bra $0_218;
setp.ne.s32 %p137,%r49,4;
@%p137 bra $0_219;
$0_218:
setp.gt.f64 %p138,%fd215,%fd214;
setp.nan.f64 %p139,%fd215,%fd215;
or.pred %p140,%p138,%p139;
selp.f64 %fd216,%fd215,%fd214,%p140;
bra.uni $0_220;
$0_219:
add.f64 %fd216,%fd214,%fd215;
$0_220:
@%p89 bra $0_223;
setp.eq.s32 %p144,%r50,0;
@%p144 bra $0_228;
setp.eq.s32 %p145,%r50,1;
@%p145 bra $0_227;
bra.uni $0_229;
$0_227:
ld.global.nc.u16 %rs64,[%rd225];
cvt.rn.f32.u16 %f66,%rs64;
bra.uni $0_230;
$0_223:
setp.eq.s32 %p142,%r50,2;
@%p142 bra $0_226;
setp.ne.s32 %p143,%r50,3;
@%p143 bra $0_229;
ld.global.nc.u16 %rs61,[%rd225];
cvt.f32.f16 %f66,%rs61;
bra.uni $0_230;
$0_228:
ld.global.nc.u8 %r110,[%rd225];
cvt.u16.u32 %rs65,%r110;
and.b16 %rs66,%rs65,255;
cvt.rn.f32.u16 %f66,%rs66;
bra.uni $0_230;
$0_226:
ld.global.nc.s16 %rs63,[%rd225];
cvt.rn.f32.s16 %f66,%rs63;
bra.uni $0_230;
$0_229:
ld.global.nc.f32 %f66,[%rd225];
$0_230:
mov.f32 %f138,0f00000000;
@%p94 bra $0_241;
@%p89 bra $0_234;
setp.eq.s32 %p150,%r50,0;
@%p150 bra $0_239;
setp.eq.s32 %p151,%r50,1;
@%p151 bra $0_238;
bra.uni $0_240;
$0_238:
ld.global.nc.u16 %rs70,[%rd228];
cvt.rn.f32.u16 %f138,%rs70;
bra.uni $0_241;
$0_234:
setp.eq.s32 %p148,%r50,2;
@%p148 bra $0_237;
setp.ne.s32 %p149,%r50,3;
@%p149 bra $0_240;
ld.global.nc.u16 %rs67,[%rd228];
cvt.f32.f16 %f138,%rs67;
bra.uni $0_241;
$0_239:
ld.global.nc.u8 %r111,[%rd228];
cvt.u16.u32 %rs71,%r111;
and.b16 %rs72,%rs71,255;
cvt.rn.f32.u16 %f138,%rs72;
bra.uni $0_241;
$0_237:
ld.global.nc.s16 %rs69,[%rd228];
cvt.rn.f32.s16 %f138,%rs69;
bra.uni $0_241;
$0_240:
ld.global.nc.f32 %f138,[%rd228];
$0_241:
@%p100 bra $0_245;
bra.uni $0_242;
$0_245:
setp.gt.s32 %p153,%r49,4;
@%p153 bra $0_248;
setp.eq.s32 %p156,%r49,3;
@%p156 bra $0_251;
setp.eq.s32 %p157,%r49,4;
@%p157 bra $0_253;
bra.uni $0_255;
$0_242:
setp.eq.s32 %p158,%r49,0;
@%p158 bra $0_254;
setp.eq.s32 %p159,%r49,1;
@%p159 bra $0_253;
setp.eq.s32 %p160,%r49,2;
@%p160 bra $0_252;
bra.uni $0_255;
$0_252:
cvt.f64.f32 %fd143,%f66;
mul.f64 %fd217,%fd143,%fd143;
bra.uni $0_256;
$0_248:
@%p110 bra $0_250;
setp.ne.s32 %p155,%r49,5;
@%p155 bra $0_255;
$0_250:
cvt.f64.f32 %fd140,%f66;
cvt.f64.f32 %fd141,%f138;
sub.f64 %fd142,%fd140,%fd141;
abs.f64 %fd217,%fd142;
bra.uni $0_256;
$0_253:
abs.f32 %f120,%f66;
cvt.f64.f32 %fd217,%f120;
bra.uni $0_256;
$0_251:
setp.neu.f32 %p161,%f66,0f00000000;
selp.f64 %fd217,0d3FF0000000000000,0d0000000000000000,%p161;
bra.uni $0_256;
$0_254:
cvt.f64.f32 %fd217,%f66;
bra.uni $0_256;
$0_255:
cvt.f64.f32 %fd144,%f66;
cvt.f64.f32 %fd145,%f138;
sub.f64 %fd146,%fd144,%fd145;
mul.f64 %fd217,%fd146,%fd146;
$0_256:
@%p110 bra $0_258;
setp.ne.s32 %p163,%r49,4;
@%p163 bra $0_259;
$0_258:
setp.gt.f64 %p164,%fd217,%fd216;
setp.nan.f64 %p165,%fd217,%fd217;
or.pred %p166,%p164,%p165;
selp.f64 %fd218,%fd217,%fd216,%p166;
bra.uni $0_260;
$0_259:
add.f64 %fd218,%fd216,%fd217;
$0_260:
@%p89 bra $0_263;
setp.eq.s32 %p170,%r50,0;
@%p170 bra $0_268;
setp.eq.s32 %p171,%r50,1;
@%p171 bra $0_267;
bra.uni $0_269;
$0_267:
ld.global.nc.u16 %rs76,[%rd226];
cvt.rn.f32.u16 %f78,%rs76;
bra.uni $0_270;
$0_263:
setp.eq.s32 %p168,%r50,2;
@%p168 bra $0_266;
setp.ne.s32 %p169,%r50,3;
@%p169 bra $0_269;
ld.global.nc.u16 %rs73,[%rd226];
cvt.f32.f16 %f78,%rs73;
bra.uni $0_270;
$0_268:
ld.global.nc.u8 %r112,[%rd226];
cvt.u16.u32 %rs77,%r112;
and.b16 %rs78,%rs77,255;
cvt.rn.f32.u16 %f78,%rs78;
bra.uni $0_270;
$0_266:
ld.global.nc.s16 %rs75,[%rd226];
cvt.rn.f32.s16 %f78,%rs75;
bra.uni $0_270;
$0_269:
ld.global.nc.f32 %f78,[%rd226];
$0_270:
mov.f32 %f140,0f00000000;
@%p94 bra $0_281;
@%p89 bra $0_274;
setp.eq.s32 %p176,%r50,0;
@%p176 bra $0_279;
setp.eq.s32 %p177,%r50,1;
@%p177 bra $0_278;
bra.uni $0_280;
$0_278:
ld.global.nc.u16 %rs82,[%rd229];
cvt.rn.f32.u16 %f140,%rs82;
bra.uni $0_281;
$0_274:
setp.eq.s32 %p174,%r50,2;
@%p174 bra $0_277;
setp.ne.s32 %p175,%r50,3;
@%p175 bra $0_280;
ld.global.nc.u16 %rs79,[%rd229];
cvt.f32.f16 %f140,%rs79;
bra.uni $0_281;
$0_279:
ld.global.nc.u8 %r113,[%rd229];
cvt.u16.u32 %rs83,%r113;
and.b16 %rs84,%rs83,255;
cvt.rn.f32.u16 %f140,%rs84;
bra.uni $0_281;
$0_277:
ld.global.nc.s16 %rs81,[%rd229];
cvt.rn.f32.s16 %f140,%rs81;
bra.uni $0_281;
$0_280:
ld.global.nc.f32 %f140,[%rd229];
$0_281:
@%p100 bra $0_285;
bra.uni $0_282;
$0_285:
setp.gt.s32 %p179,%r49,4;
@%p179 bra $0_288;
setp.eq.s32 %p182,%r49,3;
@%p182 bra $0_291;
setp.eq.s32 %p183,%r49,4;
@%p183 bra $0_293;
bra.uni $0_295;
$0_282:
setp.eq.s32 %p184,%r49,0;
@%p184 bra $0_294;
setp.eq.s32 %p185,%r49,1;
@%p185 bra $0_293;
setp.eq.s32 %p186,%r49,2;
@%p186 bra $0_292;
bra.uni $0_295;
$0_292:
cvt.f64.f32 %fd150,%f78;
mul.f64 %fd219,%fd150,%fd150;
bra.uni $0_296;
$0_288:
@%p110 bra $0_290;
setp.ne.s32 %p181,%r49,5;
@%p181 bra $0_295;
$0_290:
cvt.f64.f32 %fd147,%f78;
cvt.f64.f32 %fd148,%f140;
sub.f64 %fd149,%fd147,%fd148;
abs.f64 %fd219,%fd149;
bra.uni $0_296;
$0_293:
abs.f32 %f126,%f78;
cvt.f64.f32 %fd219,%f126;
bra.uni $0_296;
$0_291:
setp.neu.f32 %p187,%f78,0f00000000;
selp.f64 %fd219,0d3FF0000000000000,0d0000000000000000,%p187;
bra.uni $0_296;
$0_294:
cvt.f64.f32 %fd219,%f78;
bra.uni $0_296;
$0_295:
cvt.f64.f32 %fd151,%f78;
cvt.f64.f32 %fd152,%f140;
sub.f64 %fd153,%fd151,%fd152;
mul.f64 %fd219,%fd153,%fd153;
$0_296:
@%p110 bra $0_298;
setp.ne.s32 %p189,%r49,4;
@%p189 bra $0_299;
$0_298:
setp.gt.f64 %p190,%fd219,%fd218;
setp.nan.f64 %p191,%fd219,%fd219;
or.pred %p192,%p190,%p191;
selp.f64 %fd212,%fd219,%fd218,%p192;
bra.uni $0_300;
$0_299:
add.f64 %fd212,%fd218,%fd219;
$0_300:
shl.b64 %rd210,%rd217,7;
shl.b64 %rd209,%rd213,7;
add.s64 %rd223,%rd223,%rd209;
add.s64 %rd222,%rd222,%rd210;
add.s64 %rd229,%rd229,%rd210;
add.s64 %rd228,%rd228,%rd210;
add.s64 %rd227,%rd227,%rd210;
add.s64 %rd226,%rd226,%rd209;
add.s64 %rd225,%rd225,%rd209;
add.s64 %rd224,%rd224,%rd209;
add.s32 %r160,%r160,128;
setp.lt.s32 %p193,%r160,%r156;
@%p193 bra $0_140;
$0_301:
add.s32 %r159,%r159,8;
setp.lt.s32 %p194,%r159,%r22;
@%p194 bra $0_13;
$0_302:
mov.b64 {%r114,%r115},%fd212;
mov.u32 %r118,31;
mov.u32 %r119,16;
mov.u32 %r120,-1;
shfl.sync.down.b32 %r117|%p195,%r115,%r119,%r118,%r120;
shfl.sync.down.b32 %r116|%p196,%r114,%r119,%r118,%r120;
mov.b64 %fd155,{%r116,%r117};
setp.eq.s32 %p197,%r49,7;
@%p197 bra $0_304;
setp.ne.s32 %p198,%r49,4;
@%p198 bra $0_305;
$0_304:
setp.gt.f64 %p199,%fd155,%fd212;
setp.nan.f64 %p200,%fd155,%fd155;
or.pred %p201,%p199,%p200;
selp.f64 %fd223,%fd155,%fd212,%p201;
bra.uni $0_306;
$0_305:
add.f64 %fd223,%fd212,%fd155;
$0_306:
mov.b64 {%r121,%r122},%fd223;
mov.u32 %r125,31;
mov.u32 %r126,8;
mov.u32 %r127,-1;
shfl.sync.down.b32 %r124|%p202,%r122,%r126,%r125,%r127;
shfl.sync.down.b32 %r123|%p203,%r121,%r126,%r125,%r127;
mov.b64 %fd157,{%r123,%r124};
@%p197 bra $0_308;
setp.ne.s32 %p205,%r49,4;
@%p205 bra $0_309;
$0_308:
setp.gt.f64 %p206,%fd157,%fd223;
setp.nan.f64 %p207,%fd157,%fd157;
or.pred %p208,%p206,%p207;
selp.f64 %fd224,%fd157,%fd223,%p208;
bra.uni $0_310;
$0_309:
add.f64 %fd224,%fd223,%fd157;
$0_310:
mov.b64 {%r128,%r129},%fd224;
mov.u32 %r132,31;
mov.u32 %r133,4;
mov.u32 %r134,-1;
shfl.sync.down.b32 %r131|%p209,%r129,%r133,%r132,%r134;
shfl.sync.down.b32 %r130|%p210,%r128,%r133,%r132,%r134;
mov.b64 %fd159,{%r130,%r131};
@%p197 bra $0_312;
setp.ne.s32 %p212,%r49,4;
@%p212 bra $0_313;
$0_312:
setp.gt.f64 %p213,%fd159,%fd224;
setp.nan.f64 %p214,%fd159,%fd159;
or.pred %p215,%p213,%p214;
selp.f64 %fd225,%fd159,%fd224,%p215;
bra.uni $0_314;
$0_313:
add.f64 %fd225,%fd224,%fd159;
$0_314:
mov.b64 {%r135,%r136},%fd225;
mov.u32 %r139,31;
mov.u32 %r140,2;
mov.u32 %r141,-1;
shfl.sync.down.b32 %r138|%p216,%r136,%r140,%r139,%r141;
shfl.sync.down.b32 %r137|%p217,%r135,%r140,%r139,%r141;
mov.b64 %fd161,{%r137,%r138};
@%p197 bra $0_316;
setp.ne.s32 %p219,%r49,4;
@%p219 bra $0_317;
$0_316:
setp.gt.f64 %p220,%fd161,%fd225;
setp.nan.f64 %p221,%fd161,%fd161;
or.pred %p222,%p220,%p221;
selp.f64 %fd226,%fd161,%fd225,%p222;
bra.uni $0_318;
$0_317:
add.f64 %fd226,%fd225,%fd161;
$0_318:
mov.b64 {%r142,%r143},%fd226;
mov.u32 %r146,31;
mov.u32 %r147,1;
mov.u32 %r148,-1;
shfl.sync.down.b32 %r145|%p223,%r143,%r147,%r146,%r148;
shfl.sync.down.b32 %r144|%p224,%r142,%r147,%r146,%r148;
mov.b64 %fd163,{%r144,%r145};
@%p197 bra $0_320;
setp.ne.s32 %p226,%r49,4;
@%p226 bra $0_321;
$0_320:
setp.gt.f64 %p227,%fd163,%fd226;
setp.nan.f64 %p228,%fd163,%fd163;
or.pred %p229,%p227,%p228;
selp.f64 %fd227,%fd163,%fd226,%p229;
bra.uni $0_322;
$0_321:
add.f64 %fd227,%fd226,%fd163;
$0_322:
setp.ne.s32 %p230,%r72,0;
@%p230 bra $0_324;
mov.u32 %r155,%tid.y;
mul.wide.u32 %rd200,%r155,8;
mov.u64 %rd201,_ZZ12across_blockbdE7of_warp;
add.s64 %rd202,%rd201,%rd200;
st.shared.f64 [%rd202],%fd227;
$0_324:
bar.sync 0;
ld.shared.f64 %fd97,[_ZZ12across_blockbdE7of_warp];
@%p197 bra $0_327;
setp.ne.s32 %p232,%r49,4;
@%p232 bra $0_328;
ld.shared.f64 %fd164,[_ZZ12across_blockbdE7of_warp+8];
setp.gt.f64 %p233,%fd164,%fd97;
setp.nan.f64 %p234,%fd164,%fd164;
or.pred %p235,%p233,%p234;
selp.f64 %fd165,%fd164,%fd97,%p235;
ld.shared.f64 %fd166,[_ZZ12across_blockbdE7of_warp+16];
setp.gt.f64 %p236,%fd166,%fd165;
setp.nan.f64 %p237,%fd166,%fd166;
or.pred %p238,%p236,%p237;
selp.f64 %fd167,%fd166,%fd165,%p238;
ld.shared.f64 %fd168,[_ZZ12across_blockbdE7of_warp+24];
setp.gt.f64 %p239,%fd168,%fd167;
setp.nan.f64 %p240,%fd168,%fd168;
or.pred %p241,%p239,%p240;
selp.f64 %fd169,%fd168,%fd167,%p241;
ld.shared.f64 %fd170,[_ZZ12across_blockbdE7of_warp+32];
setp.gt.f64 %p242,%fd170,%fd169;
setp.nan.f64 %p243,%fd170,%fd170;
or.pred %p244,%p242,%p243;
selp.f64 %fd171,%fd170,%fd169,%p244;
ld.shared.f64 %fd172,[_ZZ12across_blockbdE7of_warp+40];
setp.gt.f64 %p245,%fd172,%fd171;
setp.nan.f64 %p246,%fd172,%fd172;
or.pred %p247,%p245,%p246;
selp.f64 %fd173,%fd172,%fd171,%p247;
ld.shared.f64 %fd174,[_ZZ12across_blockbdE7of_warp+48];
setp.gt.f64 %p248,%fd174,%fd173;
setp.nan.f64 %p249,%fd174,%fd174;
or.pred %p250,%p248,%p249;
selp.f64 %fd175,%fd174,%fd173,%p250;
ld.shared.f64 %fd176,[_ZZ12across_blockbdE7of_warp+56];
setp.gt.f64 %p251,%fd176,%fd175;
setp.nan.f64 %p252,%fd176,%fd176;
or.pred %p253,%p251,%p252;
selp.f64 %fd228,%fd176,%fd175,%p253;
bra.uni $0_329;
$0_327:
ld.shared.f64 %fd177,[_ZZ12across_blockbdE7of_warp+8];
setp.gt.f64 %p254,%fd177,%fd97;
setp.nan.f64 %p255,%fd177,%fd177;
or.pred %p256,%p254,%p255;
selp.f64 %fd178,%fd177,%fd97,%p256;
ld.shared.f64 %fd179,[_ZZ12across_blockbdE7of_warp+16];
setp.gt.f64 %p257,%fd179,%fd178;
setp.nan.f64 %p258,%fd179,%fd179;
or.pred %p259,%p257,%p258;
selp.f64 %fd180,%fd179,%fd178,%p259;
ld.shared.f64 %fd181,[_ZZ12across_blockbdE7of_warp+24];
setp.gt.f64 %p260,%fd181,%fd180;
setp.nan.f64 %p261,%fd181,%fd181;
or.pred %p262,%p260,%p261;
selp.f64 %fd182,%fd181,%fd180,%p262;
ld.shared.f64 %fd183,[_ZZ12across_blockbdE7of_warp+32];
setp.gt.f64 %p263,%fd183,%fd182;
setp.nan.f64 %p264,%fd183,%fd183;
or.pred %p265,%p263,%p264;
selp.f64 %fd184,%fd183,%fd182,%p265;
ld.shared.f64 %fd185,[_ZZ12across_blockbdE7of_warp+40];
setp.gt.f64 %p266,%fd185,%fd184;
setp.nan.f64 %p267,%fd185,%fd185;
or.pred %p268,%p266,%p267;
selp.f64 %fd186,%fd185,%fd184,%p268;
ld.shared.f64 %fd187,[_ZZ12across_blockbdE7of_warp+48];
setp.gt.f64 %p269,%fd187,%fd186;
setp.nan.f64 %p270,%fd187,%fd187;
or.pred %p271,%p269,%p270;
selp.f64 %fd188,%fd187,%fd186,%p271;
ld.shared.f64 %fd189,[_ZZ12across_blockbdE7of_warp+56];
setp.gt.f64 %p272,%fd189,%fd188;
setp.nan.f64 %p273,%fd189,%fd189;
or.pred %p274,%p272,%p273;
selp.f64 %fd228,%fd189,%fd188,%p274;
bra.uni $0_329;
$0_328:
ld.shared.f64 %fd190,[_ZZ12across_blockbdE7of_warp+8];
add.f64 %fd191,%fd97,%fd190;
ld.shared.f64 %fd192,[_ZZ12across_blockbdE7of_warp+16];
add.f64 %fd193,%fd191,%fd192;
ld.shared.f64 %fd194,[_ZZ12across_blockbdE7of_warp+24];
add.f64 %fd195,%fd193,%fd194;
ld.shared.f64 %fd196,[_ZZ12across_blockbdE7of_warp+32];
add.f64 %fd197,%fd195,%fd196;
ld.shared.f64 %fd198,[_ZZ12across_blockbdE7of_warp+40];
add.f64 %fd199,%fd197,%fd198;
ld.shared.f64 %fd200,[_ZZ12across_blockbdE7of_warp+48];
add.f64 %fd201,%fd199,%fd200;
ld.shared.f64 %fd202,[_ZZ12across_blockbdE7of_warp+56];
add.f64 %fd228,%fd201,%fd202;
$0_329:
mov.u32 %r152,%tid.y;
or.b32 %r151,%r72,%r152;
setp.ne.s32 %p275,%r151,0;
bar.sync 0;
@%p275 bra $0_331;
cvt.s64.s32 %rd203,%r158;
mul.lo.s64 %rd204,%rd221,%rd203;
add.s64 %rd205,%rd204,%rd43;
add.s64 %rd206,%rd219,%rd205;
st.f64 [%rd206],%fd228;
$0_331:
add.s32 %r158,%r158,1;
setp.lt.s32 %p276,%r158,%r54;
@%p276 bra $0_11;
$0_332:
ret;
}
.visible .entry sum_whole(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .u32 p8,
.param .u32 p9,
.param .u32 p10
)
.maxntid 256,1,1
{
.reg .pred %p<144>;
.reg .b32 %r<258>;
.reg .f64 %fd<252>;
.reg .b64 %rd<254>;
ld.param.u64 %rd68,[p0];
ld.param.v2.u32 {%r245,%r246},[p1+32];
ld.param.v2.u32 {%r81,%r82},[p1+40];
ld.param.u64 %rd73,[p2];
ld.param.v2.u32 {%r247,%r248},[p3+32];
ld.param.v2.u32 {%r85,%r86},[p3+40];
ld.param.u64 %rd78,[p4];
ld.param.v2.u32 {%r89,%r90},[p5+40];
ld.param.u64 %rd83,[p6];
ld.param.v2.u32 {%r93,%r94},[p7+40];
ld.param.u32 %r76,[p8];
ld.param.u32 %r77,[p9];
ld.param.u32 %r78,[p10];
ld.param.u64 %rd251,[p7+16];
ld.param.u64 %rd84,[p7];
ld.param.u64 %rd249,[p5+16];
ld.param.u64 %rd248,[p5+8];
ld.param.u64 %rd79,[p5];
ld.param.u64 %rd246,[p3+16];
ld.param.u64 %rd245,[p3+8];
ld.param.u64 %rd74,[p3];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r82,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd88,%rd68;
mul.wide.s32 %rd89,%r1,40;
add.s64 %rd90,%rd88,%rd89;
ld.global.v2.u32 {%r245,%r246},[%rd90+32];
$1_2:
setp.eq.s32 %p2,%r86,0;
@%p2 bra $1_4;
cvta.to.global.u64 %rd93,%rd73;
mul.wide.s32 %rd94,%r1,40;
add.s64 %rd95,%rd93,%rd94;
ld.global.v2.u32 {%r247,%r248},[%rd95+32];
ld.global.u64 %rd246,[%rd95+16];
ld.global.u64 %rd245,[%rd95+8];
ld.global.u64 %rd244,[%rd95];
bra.uni $1_5;
$1_4:
cvt.s64.s32 %rd96,%r1;
mul.lo.s64 %rd97,%rd74,%rd96;
add.s64 %rd244,%rd73,%rd97;
$1_5:
setp.eq.s32 %p3,%r90,0;
@%p3 bra $1_7;
cvta.to.global.u64 %rd98,%rd78;
mul.wide.s32 %rd99,%r1,40;
add.s64 %rd100,%rd98,%rd99;
ld.global.u64 %rd249,[%rd100+16];
ld.global.u64 %rd248,[%rd100+8];
ld.global.u64 %rd247,[%rd100];
bra.uni $1_8;
$1_7:
cvt.s64.s32 %rd101,%r1;
mul.lo.s64 %rd102,%rd79,%rd101;
add.s64 %rd247,%rd78,%rd102;
$1_8:
setp.eq.s32 %p4,%r94,0;
@%p4 bra $1_10;
cvta.to.global.u64 %rd103,%rd83;
mul.wide.s32 %rd104,%r1,40;
add.s64 %rd105,%rd103,%rd104;
ld.global.u64 %rd251,[%rd105+16];
ld.global.u64 %rd250,[%rd105];
bra.uni $1_11;
$1_10:
cvt.s64.s32 %rd106,%r1;
mul.lo.s64 %rd107,%rd84,%rd106;
add.s64 %rd250,%rd83,%rd107;
$1_11:
mov.u32 %r103,%tid.y;
shl.b32 %r26,%r103,5;
mov.u32 %r27,%tid.x;
add.s32 %r28,%r26,%r27;
mov.u32 %r104,%ctaid.x;
setp.eq.s32 %p5,%r78,0;
selp.b32 %r250,%r104,0,%p5;
add.s32 %r105,%r104,1;
selp.b32 %r30,%r105,%r247,%p5;
setp.ge.s32 %p6,%r250,%r30;
mov.f64 %fd238,0d0000000000000000;
mov.f64 %fd239,%fd238;
@%p6 bra $1_43;
not.b32 %r107,%r27;
add.s32 %r108,%r248,%r107;
sub.s32 %r32,%r108,%r26;
shr.u32 %r109,%r32,8;
add.s32 %r110,%r109,1;
and.b32 %r33,%r110,3;
cvt.s64.s32 %rd108,%r28;
mul.lo.s64 %rd54,%rd245,%rd108;
add.s32 %r111,%r28,256;
cvt.s64.s32 %rd109,%r111;
mul.lo.s64 %rd55,%rd245,%rd109;
add.s32 %r112,%r28,512;
cvt.s64.s32 %rd110,%r112;
mul.lo.s64 %rd56,%rd245,%rd110;
shl.b64 %rd57,%rd245,8;
mov.u32 %r249,0;
$1_13:
setp.ge.s32 %p7,%r28,%r248;
@%p7 bra $1_42;
setp.eq.s32 %p8,%r77,0;
cvt.s64.s32 %rd111,%r250;
mul.lo.s64 %rd59,%rd246,%rd111;
mul.lo.s64 %rd60,%rd249,%rd111;
@%p8 bra $1_29;
setp.eq.s32 %p9,%r76,2;
@%p9 bra $1_23;
bra.uni $1_16;
$1_23:
setp.eq.s32 %p37,%r33,0;
mov.u32 %r252,%r28;
@%p37 bra $1_27;
setp.eq.s32 %p38,%r33,1;
add.s64 %rd125,%rd54,%rd59;
add.s64 %rd126,%rd244,%rd125;
ld.f64 %fd100,[%rd126];
setp.gt.f64 %p39,%fd100,%fd238;
setp.nan.f64 %p40,%fd100,%fd100;
or.pred %p41,%p39,%p40;
selp.f64 %fd238,%fd100,%fd238,%p41;
add.s32 %r132,%r26,%r27;
cvt.s64.s32 %rd127,%r132;
mul.lo.s64 %rd128,%rd248,%rd127;
add.s64 %rd129,%rd128,%rd60;
add.s64 %rd130,%rd247,%rd129;
ld.f64 %fd101,[%rd130];
add.f64 %fd239,%fd239,%fd101;
add.s32 %r252,%r132,256;
@%p38 bra $1_27;
setp.eq.s32 %p42,%r33,2;
add.s64 %rd131,%rd55,%rd59;
add.s64 %rd132,%rd244,%rd131;
ld.f64 %fd102,[%rd132];
setp.gt.f64 %p43,%fd102,%fd238;
setp.nan.f64 %p44,%fd102,%fd102;
or.pred %p45,%p43,%p44;
selp.f64 %fd238,%fd102,%fd238,%p45;
add.s32 %r137,%r132,256;
cvt.s64.s32 %rd133,%r137;
mul.lo.s64 %rd134,%rd248,%rd133;
add.s64 %rd135,%rd134,%rd60;
add.s64 %rd136,%rd247,%rd135;
ld.f64 %fd103,[%rd136];
add.f64 %fd239,%fd239,%fd103;
add.s32 %r252,%r132,512;
@%p42 bra $1_27;
add.s64 %rd137,%rd56,%rd59;
add.s64 %rd138,%rd244,%rd137;
ld.f64 %fd104,[%rd138];
setp.gt.f64 %p46,%fd104,%fd238;
setp.nan.f64 %p47,%fd104,%fd104;
or.pred %p48,%p46,%p47;
selp.f64 %fd238,%fd104,%fd238,%p48;
add.s32 %r142,%r132,512;
cvt.s64.s32 %rd139,%r142;
mul.lo.s64 %rd140,%rd248,%rd139;
add.s64 %rd141,%rd140,%rd60;
add.s64 %rd142,%rd247,%rd141;
ld.f64 %fd105,[%rd142];
add.f64 %fd239,%fd239,%fd105;
add.s32 %r252,%r132,768;
$1_27:
setp.lt.u32 %p49,%r32,768;
@%p49 bra $1_42;
$1_28:
cvt.s64.s32 %rd143,%r252;
mul.lo.s64 %rd144,%rd245,%rd143;
add.s64 %rd145,%rd144,%rd59;
add.s64 %rd146,%rd244,%rd145;
ld.f64 %fd106,[%rd146];
setp.gt.f64 %p50,%fd106,%fd238;
setp.nan.f64 %p51,%fd106,%fd106;
or.pred %p52,%p50,%p51;
selp.f64 %fd107,%fd106,%fd238,%p52;
mul.lo.s64 %rd147,%rd248,%rd143;
add.s64 %rd148,%rd147,%rd60;
add.s64 %rd149,%rd247,%rd148;
ld.f64 %fd108,[%rd149];
add.f64 %fd109,%fd239,%fd108;
add.s32 %r143,%r252,256;
cvt.s64.s32 %rd150,%r143;
mul.lo.s64 %rd151,%rd245,%rd150;
add.s64 %rd152,%rd151,%rd59;
add.s64 %rd153,%rd244,%rd152;
ld.f64 %fd110,[%rd153];
setp.gt.f64 %p53,%fd110,%fd107;
setp.nan.f64 %p54,%fd110,%fd110;
or.pred %p55,%p53,%p54;
selp.f64 %fd111,%fd110,%fd107,%p55;
mul.lo.s64 %rd154,%rd248,%rd150;
add.s64 %rd155,%rd154,%rd60;
add.s64 %rd156,%rd247,%rd155;
ld.f64 %fd112,[%rd156];
add.f64 %fd113,%fd109,%fd112;
add.s32 %r144,%r252,512;
cvt.s64.s32 %rd157,%r144;
mul.lo.s64 %rd158,%rd245,%rd157;
add.s64 %rd159,%rd158,%rd59;
add.s64 %rd160,%rd244,%rd159;
ld.f64 %fd114,[%rd160];
setp.gt.f64 %p56,%fd114,%fd111;
setp.nan.f64 %p57,%fd114,%fd114;
or.pred %p58,%p56,%p57;
selp.f64 %fd115,%fd114,%fd111,%p58;
mul.lo.s64 %rd161,%rd248,%rd157;
add.s64 %rd162,%rd161,%rd60;
add.s64 %rd163,%rd247,%rd162;
ld.f64 %fd116,[%rd163];
add.f64 %fd117,%fd113,%fd116;
add.s32 %r145,%r252,768;
cvt.s64.s32 %rd164,%r145;
mul.lo.s64 %rd165,%rd245,%rd164;
add.s64 %rd166,%rd165,%rd59;
add.s64 %rd167,%rd244,%rd166;
ld.f64 %fd118,[%rd167];
setp.gt.f64 %p59,%fd118,%fd115;
setp.nan.f64 %p60,%fd118,%fd118;
or.pred %p61,%p59,%p60;
selp.f64 %fd238,%fd118,%fd115,%p61;
mul.lo.s64 %rd168,%rd248,%rd164;
add.s64 %rd169,%rd168,%rd60;
add.s64 %rd170,%rd247,%rd169;
ld.f64 %fd119,[%rd170];
add.f64 %fd239,%fd117,%fd119;
add.s32 %r252,%r252,1024;
setp.lt.s32 %p62,%r252,%r248;
@%p62 bra $1_28;
bra.uni $1_42;
$1_29:
setp.eq.s32 %p63,%r76,2;
@%p63 bra $1_36;
bra.uni $1_30;
$1_36:
setp.eq.s32 %p69,%r33,0;
mov.u32 %r256,%r28;
@%p69 bra $1_40;
setp.eq.s32 %p70,%r33,1;
add.s64 %rd193,%rd54,%rd59;
add.s64 %rd194,%rd244,%rd193;
ld.f64 %fd132,[%rd194];
add.f64 %fd238,%fd238,%fd132;
add.s32 %r164,%r26,%r27;
cvt.s64.s32 %rd195,%r164;
mul.lo.s64 %rd196,%rd248,%rd195;
add.s64 %rd197,%rd196,%rd60;
add.s64 %rd198,%rd247,%rd197;
ld.f64 %fd133,[%rd198];
add.f64 %fd239,%fd239,%fd133;
add.s32 %r256,%r164,256;
@%p70 bra $1_40;
setp.eq.s32 %p71,%r33,2;
add.s64 %rd199,%rd55,%rd59;
add.s64 %rd200,%rd244,%rd199;
ld.f64 %fd134,[%rd200];
add.f64 %fd238,%fd238,%fd134;
add.s32 %r169,%r164,256;
cvt.s64.s32 %rd201,%r169;
mul.lo.s64 %rd202,%rd248,%rd201;
add.s64 %rd203,%rd202,%rd60;
add.s64 %rd204,%rd247,%rd203;
ld.f64 %fd135,[%rd204];
add.f64 %fd239,%fd239,%fd135;
add.s32 %r256,%r164,512;
@%p71 bra $1_40;
add.s64 %rd205,%rd56,%rd59;
add.s64 %rd206,%rd244,%rd205;
ld.f64 %fd136,[%rd206];
add.f64 %fd238,%fd238,%fd136;
add.s32 %r174,%r164,512;
cvt.s64.s32 %rd207,%r174;
mul.lo.s64 %rd208,%rd248,%rd207;
add.s64 %rd209,%rd208,%rd60;
add.s64 %rd210,%rd247,%rd209;
ld.f64 %fd137,[%rd210];
add.f64 %fd239,%fd239,%fd137;
add.s32 %r256,%r164,768;
$1_40:
setp.lt.u32 %p72,%r32,768;
@%p72 bra $1_42;
$1_41:
cvt.s64.s32 %rd211,%r256;
mul.lo.s64 %rd212,%rd245,%rd211;
add.s64 %rd213,%rd212,%rd59;
add.s64 %rd214,%rd244,%rd213;
ld.f64 %fd138,[%rd214];
add.f64 %fd139,%fd238,%fd138;
mul.lo.s64 %rd215,%rd248,%rd211;
add.s64 %rd216,%rd215,%rd60;
add.s64 %rd217,%rd247,%rd216;
ld.f64 %fd140,[%rd217];
add.f64 %fd141,%fd239,%fd140;
add.s32 %r175,%r256,256;
cvt.s64.s32 %rd218,%r175;
mul.lo.s64 %rd219,%rd245,%rd218;
add.s64 %rd220,%rd219,%rd59;
add.s64 %rd221,%rd244,%rd220;
ld.f64 %fd142,[%rd221];
add.f64 %fd143,%fd139,%fd142;
mul.lo.s64 %rd222,%rd248,%rd218;
add.s64 %rd223,%rd222,%rd60;
add.s64 %rd224,%rd247,%rd223;
ld.f64 %fd144,[%rd224];
add.f64 %fd145,%fd141,%fd144;
add.s32 %r176,%r256,512;
cvt.s64.s32 %rd225,%r176;
mul.lo.s64 %rd226,%rd245,%rd225;
add.s64 %rd227,%rd226,%rd59;
add.s64 %rd228,%rd244,%rd227;
ld.f64 %fd146,[%rd228];
add.f64 %fd147,%fd143,%fd146;
mul.lo.s64 %rd229,%rd248,%rd225;
add.s64 %rd230,%rd229,%rd60;
add.s64 %rd231,%rd247,%rd230;
ld.f64 %fd148,[%rd231];
add.f64 %fd149,%fd145,%fd148;
add.s32 %r177,%r256,768;
cvt.s64.s32 %rd232,%r177;
mul.lo.s64 %rd233,%rd245,%rd232;
add.s64 %rd234,%rd233,%rd59;
add.s64 %rd235,%rd244,%rd234;
ld.f64 %fd150,[%rd235];
add.f64 %fd238,%fd147,%fd150;
mul.lo.s64 %rd236,%rd248,%rd232;
add.s64 %rd237,%rd236,%rd60;
add.s64 %rd238,%rd247,%rd237;
ld.f64 %fd151,[%rd238];
add.f64 %fd239,%fd149,%fd151;
add.s32 %r256,%r256,1024;
setp.lt.s32 %p73,%r256,%r248;
@%p73 bra $1_41;
bra.uni $1_42;
$1_16:
setp.eq.s32 %p10,%r33,0;
mov.u32 %r251,%r28;
@%p10 bra $1_20;
setp.eq.s32 %p11,%r33,1;
add.s64 %rd112,%rd54,%rd59;
add.s64 %rd113,%rd244,%rd112;
ld.f64 %fd89,[%rd113];
setp.gt.f64 %p12,%fd89,%fd238;
setp.nan.f64 %p13,%fd89,%fd89;
or.pred %p14,%p12,%p13;
selp.f64 %fd238,%fd89,%fd238,%p14;
add.s32 %r116,%r26,%r27;
add.s32 %r251,%r116,256;
@%p11 bra $1_20;
setp.eq.s32 %p15,%r33,2;
add.s64 %rd114,%rd55,%rd59;
add.s64 %rd115,%rd244,%rd114;
ld.f64 %fd90,[%rd115];
setp.gt.f64 %p16,%fd90,%fd238;
setp.nan.f64 %p17,%fd90,%fd90;
or.pred %p18,%p16,%p17;
selp.f64 %fd238,%fd90,%fd238,%p18;
add.s32 %r251,%r116,512;
@%p15 bra $1_20;
add.s64 %rd116,%rd56,%rd59;
add.s64 %rd117,%rd244,%rd116;
ld.f64 %fd91,[%rd117];
setp.gt.f64 %p19,%fd91,%fd238;
setp.nan.f64 %p20,%fd91,%fd91;
or.pred %p21,%p19,%p20;
selp.f64 %fd238,%fd91,%fd238,%p21;
add.s32 %r251,%r116,768;
$1_20:
setp.lt.u32 %p22,%r32,768;
@%p22 bra $1_42;
cvt.s64.s32 %rd252,%r251;
mul.lo.s64 %rd118,%rd245,%rd252;
selp.b32 %r126,%r104,0,%p5;
add.s32 %r127,%r126,%r249;
cvt.s64.s32 %rd119,%r127;
mul.lo.s64 %rd120,%rd246,%rd119;
add.s64 %rd121,%rd118,%rd120;
add.s64 %rd253,%rd244,%rd121;
$1_22:
ld.f64 %fd92,[%rd253];
setp.gt.f64 %p24,%fd92,%fd238;
setp.nan.f64 %p25,%fd92,%fd92;
or.pred %p26,%p24,%p25;
selp.f64 %fd93,%fd92,%fd238,%p26;
add.s64 %rd122,%rd253,%rd57;
ld.f64 %fd94,[%rd122];
setp.gt.f64 %p27,%fd94,%fd93;
setp.nan.f64 %p28,%fd94,%fd94;
or.pred %p29,%p27,%p28;
selp.f64 %fd95,%fd94,%fd93,%p29;
add.s64 %rd123,%rd122,%rd57;
ld.f64 %fd96,[%rd123];
setp.gt.f64 %p30,%fd96,%fd95;
setp.nan.f64 %p31,%fd96,%fd96;
or.pred %p32,%p30,%p31;
selp.f64 %fd97,%fd96,%fd95,%p32;
add.s64 %rd124,%rd123,%rd57;
add.s64 %rd253,%rd124,%rd57;
ld.f64 %fd98,[%rd124];
setp.gt.f64 %p33,%fd98,%fd97;
setp.nan.f64 %p34,%fd98,%fd98;
or.pred %p35,%p33,%p34;
selp.f64 %fd238,%fd98,%fd97,%p35;
add.s64 %rd252,%rd252,1024;
cvt.u32.u64 %r128,%rd252;
setp.lt.s32 %p36,%r128,%r248;
@%p36 bra $1_22;
bra.uni $1_42;
$1_30:
setp.eq.s32 %p64,%r33,0;
mov.u32 %r254,%r28;
@%p64 bra $1_34;
setp.eq.s32 %p65,%r33,1;
add.s64 %rd171,%rd54,%rd59;
add.s64 %rd172,%rd244,%rd171;
ld.f64 %fd121,[%rd172];
add.f64 %fd238,%fd238,%fd121;
add.s32 %r149,%r26,%r27;
add.s32 %r254,%r149,256;
@%p65 bra $1_34;
setp.eq.s32 %p66,%r33,2;
add.s64 %rd173,%rd55,%rd59;
add.s64 %rd174,%rd244,%rd173;
ld.f64 %fd122,[%rd174];
add.f64 %fd238,%fd238,%fd122;
add.s32 %r254,%r149,512;
@%p66 bra $1_34;
add.s64 %rd175,%rd56,%rd59;
add.s64 %rd176,%rd244,%rd175;
ld.f64 %fd123,[%rd176];
add.f64 %fd238,%fd238,%fd123;
add.s32 %r254,%r149,768;
$1_34:
setp.lt.u32 %p67,%r32,768;
@%p67 bra $1_42;
$1_35:
cvt.s64.s32 %rd177,%r254;
mul.lo.s64 %rd178,%rd245,%rd177;
add.s64 %rd179,%rd178,%rd59;
add.s64 %rd180,%rd244,%rd179;
ld.f64 %fd124,[%rd180];
add.f64 %fd125,%fd238,%fd124;
add.s32 %r158,%r254,256;
cvt.s64.s32 %rd181,%r158;
mul.lo.s64 %rd182,%rd245,%rd181;
add.s64 %rd183,%rd182,%rd59;
add.s64 %rd184,%rd244,%rd183;
ld.f64 %fd126,[%rd184];
add.f64 %fd127,%fd125,%fd126;
add.s32 %r159,%r254,512;
cvt.s64.s32 %rd185,%r159;
mul.lo.s64 %rd186,%rd245,%rd185;
add.s64 %rd187,%rd186,%rd59;
add.s64 %rd188,%rd244,%rd187;
ld.f64 %fd128,[%rd188];
add.f64 %fd129,%fd127,%fd128;
add.s32 %r160,%r254,768;
cvt.s64.s32 %rd189,%r160;
mul.lo.s64 %rd190,%rd245,%rd189;
add.s64 %rd191,%rd190,%rd59;
add.s64 %rd192,%rd244,%rd191;
ld.f64 %fd130,[%rd192];
add.f64 %fd238,%fd129,%fd130;
add.s32 %r254,%r254,1024;
setp.lt.s32 %p68,%r254,%r248;
@%p68 bra $1_35;
$1_42:
add.s32 %r250,%r250,1;
setp.lt.s32 %p74,%r250,%r30;
add.s32 %r249,%r249,1;
@%p74 bra $1_13;
$1_43:
mov.b64 {%r178,%r179},%fd238;
mov.u32 %r182,31;
mov.u32 %r183,16;
mov.u32 %r184,-1;
shfl.sync.down.b32 %r181|%p75,%r179,%r183,%r182,%r184;
shfl.sync.down.b32 %r180|%p76,%r178,%r183,%r182,%r184;
mov.b64 %fd153,{%r180,%r181};
setp.ne.s32 %p77,%r77,0;
@%p77 bra $1_45;
bra.uni $1_44;
$1_45:
setp.gt.f64 %p78,%fd153,%fd238;
setp.nan.f64 %p79,%fd153,%fd153;
or.pred %p80,%p78,%p79;
selp.f64 %fd242,%fd153,%fd238,%p80;
bra.uni $1_46;
$1_44:
add.f64 %fd242,%fd238,%fd153;
$1_46:
mov.b64 {%r185,%r186},%fd242;
mov.u32 %r189,31;
mov.u32 %r190,8;
mov.u32 %r191,-1;
shfl.sync.down.b32 %r188|%p81,%r186,%r190,%r189,%r191;
shfl.sync.down.b32 %r187|%p82,%r185,%r190,%r189,%r191;
mov.b64 %fd155,{%r187,%r188};
@%p77 bra $1_48;
bra.uni $1_47;
$1_48:
setp.gt.f64 %p84,%fd155,%fd242;
setp.nan.f64 %p85,%fd155,%fd155;
or.pred %p86,%p84,%p85;
selp.f64 %fd243,%fd155,%fd242,%p86;
bra.uni $1_49;
$1_47:
add.f64 %fd243,%fd242,%fd155;
$1_49:
mov.b64 {%r192,%r193},%fd243;
mov.u32 %r196,31;
mov.u32 %r197,4;
mov.u32 %r198,-1;
shfl.sync.down.b32 %r195|%p87,%r193,%r197,%r196,%r198;
shfl.sync.down.b32 %r194|%p88,%r192,%r197,%r196,%r198;
mov.b64 %fd157,{%r194,%r195};
@%p77 bra $1_51;
bra.uni $1_50;
$1_51:
setp.gt.f64 %p90,%fd157,%fd243;
setp.nan.f64 %p91,%fd157,%fd157;
or.pred %p92,%p90,%p91;
selp.f64 %fd244,%fd157,%fd243,%p92;
bra.uni $1_52;
$1_50:
add.f64 %fd244,%fd243,%fd157;
$1_52:
mov.b64 {%r199,%r200},%fd244;
mov.u32 %r203,31;
mov.u32 %r204,2;
mov.u32 %r205,-1;
shfl.sync.down.b32 %r202|%p93,%r200,%r204,%r203,%r205;
shfl.sync.down.b32 %r201|%p94,%r199,%r204,%r203,%r205;
mov.b64 %fd159,{%r201,%r202};
@%p77 bra $1_54;
bra.uni $1_53;
$1_54:
setp.gt.f64 %p96,%fd159,%fd244;
setp.nan.f64 %p97,%fd159,%fd159;
or.pred %p98,%p96,%p97;
selp.f64 %fd245,%fd159,%fd244,%p98;
bra.uni $1_55;
$1_53:
add.f64 %fd245,%fd244,%fd159;
$1_55:
mov.b64 {%r206,%r207},%fd245;
mov.u32 %r210,31;
mov.u32 %r211,1;
mov.u32 %r212,-1;
shfl.sync.down.b32 %r209|%p99,%r207,%r211,%r210,%r212;
shfl.sync.down.b32 %r208|%p100,%r206,%r211,%r210,%r212;
mov.b64 %fd161,{%r208,%r209};
@%p77 bra $1_57;
bra.uni $1_56;
$1_57:
setp.gt.f64 %p102,%fd161,%fd245;
setp.nan.f64 %p103,%fd161,%fd161;
or.pred %p104,%p102,%p103;
selp.f64 %fd246,%fd161,%fd245,%p104;
bra.uni $1_58;
$1_56:
add.f64 %fd246,%fd245,%fd161;
$1_58:
mov.u32 %r244,%tid.y;
setp.ne.s32 %p105,%r27,0;
mul.wide.u32 %rd239,%r244,8;
mov.u64 %rd240,_ZZ12across_blockbdE7of_warp;
add.s64 %rd67,%rd240,%rd239;
@%p105 bra $1_60;
st.shared.f64 [%rd67],%fd246;
$1_60:
bar.sync 0;
ld.shared.f64 %fd69,[_ZZ12across_blockbdE7of_warp];
ld.shared.f64 %fd70,[_ZZ12across_blockbdE7of_warp+8];
@%p77 bra $1_62;
bra.uni $1_61;
$1_62:
setp.gt.f64 %p107,%fd70,%fd69;
setp.nan.f64 %p108,%fd70,%fd70;
or.pred %p109,%p107,%p108;
selp.f64 %fd174,%fd70,%fd69,%p109;
ld.shared.f64 %fd175,[_ZZ12across_blockbdE7of_warp+16];
setp.gt.f64 %p110,%fd175,%fd174;
setp.nan.f64 %p111,%fd175,%fd175;
or.pred %p112,%p110,%p111;
selp.f64 %fd176,%fd175,%fd174,%p112;
ld.shared.f64 %fd177,[_ZZ12across_blockbdE7of_warp+24];
setp.gt.f64 %p113,%fd177,%fd176;
setp.nan.f64 %p114,%fd177,%fd177;
or.pred %p115,%p113,%p114;
selp.f64 %fd178,%fd177,%fd176,%p115;
ld.shared.f64 %fd179,[_ZZ12across_blockbdE7of_warp+32];
setp.gt.f64 %p116,%fd179,%fd178;
setp.nan.f64 %p117,%fd179,%fd179;
or.pred %p118,%p116,%p117;
selp.f64 %fd180,%fd179,%fd178,%p118;
ld.shared.f64 %fd181,[_ZZ12across_blockbdE7of_warp+40];
setp.gt.f64 %p119,%fd181,%fd180;
setp.nan.f64 %p120,%fd181,%fd181;
or.pred %p121,%p119,%p120;
selp.f64 %fd182,%fd181,%fd180,%p121;
ld.shared.f64 %fd183,[_ZZ12across_blockbdE7of_warp+48];
setp.gt.f64 %p122,%fd183,%fd182;
setp.nan.f64 %p123,%fd183,%fd183;
or.pred %p124,%p122,%p123;
selp.f64 %fd184,%fd183,%fd182,%p124;
ld.shared.f64 %fd185,[_ZZ12across_blockbdE7of_warp+56];
setp.gt.f64 %p125,%fd185,%fd184;
setp.nan.f64 %p126,%fd185,%fd185;
or.pred %p127,%p125,%p126;
selp.f64 %fd247,%fd185,%fd184,%p127;
bra.uni $1_63;
$1_61:
add.f64 %fd162,%fd69,%fd70;
ld.shared.f64 %fd163,[_ZZ12across_blockbdE7of_warp+16];
add.f64 %fd164,%fd162,%fd163;
ld.shared.f64 %fd165,[_ZZ12across_blockbdE7of_warp+24];
add.f64 %fd166,%fd164,%fd165;
ld.shared.f64 %fd167,[_ZZ12across_blockbdE7of_warp+32];
add.f64 %fd168,%fd166,%fd167;
ld.shared.f64 %fd169,[_ZZ12across_blockbdE7of_warp+40];
add.f64 %fd170,%fd168,%fd169;
ld.shared.f64 %fd171,[_ZZ12across_blockbdE7of_warp+48];
add.f64 %fd172,%fd170,%fd171;
ld.shared.f64 %fd173,[_ZZ12across_blockbdE7of_warp+56];
add.f64 %fd247,%fd172,%fd173;
$1_63:
bar.sync 0;
setp.ne.s32 %p128,%r76,2;
@%p128 bra $1_67;
mov.b64 {%r215,%r216},%fd239;
mov.u32 %r236,2;
mov.u32 %r237,31;
mov.u32 %r238,16;
mov.u32 %r239,-1;
shfl.sync.down.b32 %r218|%p130,%r216,%r238,%r237,%r239;
shfl.sync.down.b32 %r217|%p131,%r215,%r238,%r237,%r239;
mov.b64 %fd187,{%r217,%r218};
add.f64 %fd188,%fd239,%fd187;
mov.b64 {%r219,%r220},%fd188;
mov.u32 %r240,8;
shfl.sync.down.b32 %r222|%p132,%r220,%r240,%r237,%r239;
shfl.sync.down.b32 %r221|%p133,%r219,%r240,%r237,%r239;
mov.b64 %fd189,{%r221,%r222};
add.f64 %fd190,%fd188,%fd189;
mov.b64 {%r223,%r224},%fd190;
mov.u32 %r241,4;
shfl.sync.down.b32 %r226|%p134,%r224,%r241,%r237,%r239;
shfl.sync.down.b32 %r225|%p135,%r223,%r241,%r237,%r239;
mov.b64 %fd191,{%r225,%r226};
add.f64 %fd192,%fd190,%fd191;
mov.b64 {%r227,%r228},%fd192;
shfl.sync.down.b32 %r230|%p136,%r228,%r236,%r237,%r239;
shfl.sync.down.b32 %r229|%p137,%r227,%r236,%r237,%r239;
mov.b64 %fd193,{%r229,%r230};
add.f64 %fd194,%fd192,%fd193;
mov.b64 {%r231,%r232},%fd194;
mov.u32 %r242,1;
shfl.sync.down.b32 %r234|%p138,%r232,%r242,%r237,%r239;
shfl.sync.down.b32 %r233|%p139,%r231,%r242,%r237,%r239;
mov.b64 %fd195,{%r233,%r234};
add.f64 %fd74,%fd194,%fd195;
@%p105 bra $1_66;
st.shared.f64 [%rd67],%fd74;
$1_66:
bar.sync 0;
ld.shared.f64 %fd196,[_ZZ12across_blockbdE7of_warp+8];
ld.shared.f64 %fd197,[_ZZ12across_blockbdE7of_warp];
add.f64 %fd198,%fd197,%fd196;
ld.shared.f64 %fd199,[_ZZ12across_blockbdE7of_warp+16];
add.f64 %fd200,%fd198,%fd199;
ld.shared.f64 %fd201,[_ZZ12across_blockbdE7of_warp+24];
add.f64 %fd202,%fd200,%fd201;
ld.shared.f64 %fd203,[_ZZ12across_blockbdE7of_warp+32];
add.f64 %fd204,%fd202,%fd203;
ld.shared.f64 %fd205,[_ZZ12across_blockbdE7of_warp+40];
add.f64 %fd206,%fd204,%fd205;
ld.shared.f64 %fd207,[_ZZ12across_blockbdE7of_warp+48];
add.f64 %fd208,%fd206,%fd207;
ld.shared.f64 %fd209,[_ZZ12across_blockbdE7of_warp+56];
add.f64 %fd239,%fd208,%fd209;
bar.sync 0;
$1_67:
setp.ne.s32 %p140,%r28,0;
@%p140 bra $1_75;
cvt.rn.f64.s32 %fd210,%r245;
cvt.rn.f64.s32 %fd211,%r246;
mul.f64 %fd77,%fd210,%fd211;
setp.ne.s32 %p141,%r76,1;
mov.f64 %fd250,%fd247;
@%p141 bra $1_70;
div.rn.f64 %fd250,%fd247,%fd77;
$1_70:
@%p128 bra $1_72;
div.rn.f64 %fd212,%fd239,%fd77;
div.rn.f64 %fd213,%fd247,%fd77;
mul.f64 %fd214,%fd213,%fd213;
sub.f64 %fd215,%fd212,%fd214;
mov.f64 %fd216,0d0000000000000000;
max.f64 %fd217,%fd215,%fd216;
sqrt.rn.f64 %fd250,%fd217;
$1_72:
setp.ne.s32 %p143,%r76,3;
@%p143 bra $1_74;
sqrt.rn.f64 %fd250,%fd247;
$1_74:
cvt.s64.s32 %rd241,%r104;
mul.lo.s64 %rd242,%rd251,%rd241;
add.s64 %rd243,%rd250,%rd242;
st.f64 [%rd243],%fd250;
$1_75:
ret;
}
.visible .entry extreme_parts(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5
)
.maxntid 256,1,1
{
.reg .pred %p<347>;
.reg .b16 %rs<79>;
.reg .f32 %f<418>;
.reg .b32 %r<622>;
.reg .b64 %rd<131>;
ld.param.u64 %rd42,[p0];
ld.param.v2.u32 {%r506,%r507},[p1+32];
ld.param.v2.u32 {%r296,%r297},[p1+40];
ld.param.u64 %rd47,[p2];
ld.param.v2.u32 {%r300,%r301},[p3+40];
ld.param.u32 %r292,[p4];
ld.param.u32 %r293,[p5];
ld.param.u64 %rd128,[p3+16];
ld.param.u64 %rd127,[p3+8];
ld.param.u64 %rd48,[p3];
ld.param.u64 %rd125,[p1+16];
ld.param.u64 %rd124,[p1+8];
ld.param.u64 %rd43,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r297,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd52,%rd42;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r506,%r507},[%rd54+32];
ld.global.u64 %rd125,[%rd54+16];
ld.global.u64 %rd124,[%rd54+8];
ld.global.u64 %rd123,[%rd54];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd43,%rd55;
add.s64 %rd123,%rd42,%rd56;
$2_3:
setp.eq.s32 %p2,%r301,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd57,%rd47;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.u64 %rd128,[%rd59+16];
ld.global.u64 %rd127,[%rd59+8];
ld.global.u64 %rd126,[%rd59];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd48,%rd60;
add.s64 %rd126,%rd47,%rd61;
$2_6:
mov.u32 %r308,%ctaid.y;
mul.lo.s32 %r309,%r308,%r293;
add.s32 %r310,%r309,%r293;
min.s32 %r14,%r310,%r507;
mov.u32 %r311,%tid.y;
add.s32 %r508,%r309,%r311;
setp.ge.s32 %p3,%r508,%r14;
mov.f32 %f373,0f7F800000;
mov.u32 %r564,-1;
mov.u32 %r565,%r564;
mov.f32 %f374,%f373;
@%p3 bra $2_209;
$2_8:
.pragma "nounroll";
mov.u32 %r511,4;
mov.u32 %r512,1;
setp.eq.s32 %p4,%r292,0;
@%p4 bra $2_12;
setp.eq.s32 %p5,%r292,4;
@%p5 bra $2_11;
mov.u32 %r511,2;
$2_11:
mov.u32 %r512,%r511;
$2_12:
cvt.u64.u32 %rd62,%r512;
setp.eq.s64 %p6,%rd125,%rd62;
cvt.s64.s32 %rd63,%r508;
mul.lo.s64 %rd64,%rd124,%rd63;
add.s64 %rd65,%rd123,%rd64;
shl.b32 %r317,%r512,2;
add.s32 %r318,%r317,-1;
cvt.s64.s32 %rd66,%r318;
and.b64 %rd67,%rd66,%rd65;
setp.eq.s64 %p7,%rd67,0;
and.pred %p8,%p6,%p7;
and.b32 %r319,%r506,-4;
selp.b32 %r22,%r319,0,%p8;
mov.u32 %r320,%tid.x;
shl.b32 %r321,%r320,2;
setp.ge.s32 %p9,%r321,%r22;
@%p9 bra $2_155;
@%p4 bra $2_79;
mov.u32 %r458,%tid.x;
shl.b32 %r513,%r458,2;
$2_15:
.pragma "nounroll";
mul.lo.s32 %r27,%r513,%r512;
cvt.s64.s32 %rd68,%r27;
add.s64 %rd28,%rd65,%rd68;
setp.eq.s32 %p11,%r292,1;
@%p11 bra $2_19;
setp.eq.s32 %p12,%r292,3;
@%p12 bra $2_20;
setp.ne.s32 %p13,%r292,2;
@%p13 bra $2_21;
ld.v2.u32 {%r323,%r324},[%rd28];
cvt.u16.u32 %rs1,%r323;
cvt.rn.f32.s16 %f323,%rs1;
shr.u32 %r327,%r323,16;
cvt.u16.u32 %rs2,%r327;
cvt.rn.f32.s16 %f322,%rs2;
cvt.u16.u32 %rs3,%r324;
cvt.rn.f32.s16 %f321,%rs3;
shr.u32 %r328,%r324,16;
cvt.u16.u32 %rs4,%r328;
cvt.rn.f32.s16 %f320,%rs4;
bra.uni $2_22;
$2_19:
ld.v2.u32 {%r329,%r330},[%rd28];
cvt.u16.u32 %rs5,%r329;
cvt.rn.f32.u16 %f323,%rs5;
shr.u32 %r333,%r329,16;
cvt.u16.u32 %rs6,%r333;
cvt.rn.f32.u16 %f322,%rs6;
cvt.u16.u32 %rs7,%r330;
cvt.rn.f32.u16 %f321,%rs7;
shr.u32 %r334,%r330,16;
cvt.u16.u32 %rs8,%r334;
cvt.rn.f32.u16 %f320,%rs8;
bra.uni $2_22;
$2_20:
ld.v2.u32 {%r335,%r336},[%rd28];
cvt.u16.u32 %rs9,%r335;
cvt.f32.f16 %f323,%rs9;
shr.u32 %r339,%r335,16;
cvt.u16.u32 %rs10,%r339;
cvt.f32.f16 %f322,%rs10;
cvt.u16.u32 %rs11,%r336;
cvt.f32.f16 %f321,%rs11;
shr.u32 %r340,%r336,16;
cvt.u16.u32 %rs12,%r340;
cvt.f32.f16 %f320,%rs12;
bra.uni $2_22;
$2_21:
ld.v4.f32 {%f323,%f322,%f321,%f320},[%rd28];
$2_22:
setp.gt.f32 %p14,%f373,%f323;
@%p14 bra $2_24;
setp.neu.f32 %p15,%f373,%f323;
setp.ne.s32 %p16,%r564,-1;
or.pred %p17,%p16,%p15;
@%p17 bra $2_25;
$2_24:
mad.lo.s32 %r564,%r508,%r506,%r513;
mov.f32 %f373,%f323;
$2_25:
neg.f32 %f26,%f323;
setp.gt.f32 %p18,%f374,%f26;
@%p18 bra $2_27;
setp.neu.f32 %p19,%f374,%f26;
setp.ne.s32 %p20,%r565,-1;
or.pred %p21,%p20,%p19;
@%p21 bra $2_28;
$2_27:
mad.lo.s32 %r565,%r508,%r506,%r513;
mov.f32 %f374,%f26;
$2_28:
setp.gt.f32 %p22,%f373,%f322;
@%p22 bra $2_30;
setp.neu.f32 %p23,%f373,%f322;
setp.ne.s32 %p24,%r564,-1;
or.pred %p25,%p24,%p23;
@%p25 bra $2_31;
$2_30:
mad.lo.s32 %r471,%r508,%r506,%r513;
add.s32 %r564,%r471,1;
mov.f32 %f373,%f322;
$2_31:
neg.f32 %f29,%f322;
setp.gt.f32 %p26,%f374,%f29;
@%p26 bra $2_33;
setp.neu.f32 %p27,%f374,%f29;
setp.ne.s32 %p28,%r565,-1;
or.pred %p29,%p28,%p27;
@%p29 bra $2_34;
$2_33:
mad.lo.s32 %r469,%r508,%r506,%r513;
add.s32 %r565,%r469,1;
mov.f32 %f374,%f29;
$2_34:
setp.gt.f32 %p30,%f373,%f321;
@%p30 bra $2_36;
setp.neu.f32 %p31,%f373,%f321;
setp.ne.s32 %p32,%r564,-1;
or.pred %p33,%p32,%p31;
@%p33 bra $2_37;
$2_36:
mad.lo.s32 %r475,%r508,%r506,%r513;
add.s32 %r564,%r475,2;
mov.f32 %f373,%f321;
$2_37:
neg.f32 %f32,%f321;
setp.gt.f32 %p34,%f374,%f32;
@%p34 bra $2_39;
setp.neu.f32 %p35,%f374,%f32;
setp.ne.s32 %p36,%r565,-1;
or.pred %p37,%p36,%p35;
@%p37 bra $2_40;
$2_39:
mad.lo.s32 %r473,%r508,%r506,%r513;
add.s32 %r565,%r473,2;
mov.f32 %f374,%f32;
$2_40:
setp.gt.f32 %p38,%f373,%f320;
@%p38 bra $2_42;
setp.neu.f32 %p39,%f373,%f320;
setp.ne.s32 %p40,%r564,-1;
or.pred %p41,%p40,%p39;
@%p41 bra $2_43;
$2_42:
mad.lo.s32 %r479,%r508,%r506,%r513;
add.s32 %r564,%r479,3;
mov.f32 %f373,%f320;
$2_43:
neg.f32 %f35,%f320;
setp.gt.f32 %p42,%f374,%f35;
@%p42 bra $2_45;
setp.neu.f32 %p43,%f374,%f35;
setp.ne.s32 %p44,%r565,-1;
or.pred %p45,%p44,%p43;
@%p45 bra $2_46;
$2_45:
mad.lo.s32 %r477,%r508,%r506,%r513;
add.s32 %r565,%r477,3;
mov.f32 %f374,%f35;
$2_46:
add.s32 %r42,%r513,128;
setp.ge.s32 %p46,%r42,%r22;
@%p46 bra $2_155;
setp.eq.s32 %p345,%r292,1;
mul.lo.s32 %r465,%r513,%r512;
shl.b32 %r342,%r512,7;
add.s32 %r343,%r465,%r342;
cvt.s64.s32 %rd72,%r343;
add.s64 %rd29,%rd65,%rd72;
@%p345 bra $2_51;
setp.eq.s32 %p48,%r292,3;
@%p48 bra $2_52;
setp.ne.s32 %p49,%r292,2;
@%p49 bra $2_53;
ld.v2.u32 {%r344,%r345},[%rd29];
cvt.u16.u32 %rs13,%r344;
cvt.rn.f32.s16 %f335,%rs13;
shr.u32 %r348,%r344,16;
cvt.u16.u32 %rs14,%r348;
cvt.rn.f32.s16 %f334,%rs14;
cvt.u16.u32 %rs15,%r345;
cvt.rn.f32.s16 %f333,%rs15;
shr.u32 %r349,%r345,16;
cvt.u16.u32 %rs16,%r349;
cvt.rn.f32.s16 %f332,%rs16;
bra.uni $2_54;
$2_51:
ld.v2.u32 {%r350,%r351},[%rd29];
cvt.u16.u32 %rs17,%r350;
cvt.rn.f32.u16 %f335,%rs17;
shr.u32 %r354,%r350,16;
cvt.u16.u32 %rs18,%r354;
cvt.rn.f32.u16 %f334,%rs18;
cvt.u16.u32 %rs19,%r351;
cvt.rn.f32.u16 %f333,%rs19;
shr.u32 %r355,%r351,16;
cvt.u16.u32 %rs20,%r355;
cvt.rn.f32.u16 %f332,%rs20;
bra.uni $2_54;
$2_52:
ld.v2.u32 {%r356,%r357},[%rd29];
cvt.u16.u32 %rs21,%r356;
cvt.f32.f16 %f335,%rs21;
shr.u32 %r360,%r356,16;
cvt.u16.u32 %rs22,%r360;
cvt.f32.f16 %f334,%rs22;
cvt.u16.u32 %rs23,%r357;
cvt.f32.f16 %f333,%rs23;
shr.u32 %r361,%r357,16;
cvt.u16.u32 %rs24,%r361;
cvt.f32.f16 %f332,%rs24;
bra.uni $2_54;
$2_53:
ld.v4.f32 {%f335,%f334,%f333,%f332},[%rd29];
$2_54:
add.s32 %r480,%r513,128;
mad.lo.s32 %r43,%r508,%r506,%r480;
setp.gt.f32 %p50,%f373,%f335;
@%p50 bra $2_56;
setp.neu.f32 %p51,%f373,%f335;
setp.ne.s32 %p52,%r564,-1;
or.pred %p53,%p52,%p51;
@%p53 bra $2_57;
$2_56:
mov.u32 %r564,%r43;
mov.f32 %f373,%f335;
$2_57:
neg.f32 %f58,%f335;
setp.gt.f32 %p54,%f374,%f58;
@%p54 bra $2_59;
setp.neu.f32 %p55,%f374,%f58;
setp.ne.s32 %p56,%r565,-1;
or.pred %p57,%p56,%p55;
@%p57 bra $2_60;
$2_59:
mov.u32 %r565,%r43;
mov.f32 %f374,%f58;
$2_60:
add.s32 %r46,%r43,1;
setp.gt.f32 %p58,%f373,%f334;
@%p58 bra $2_62;
setp.neu.f32 %p59,%f373,%f334;
setp.ne.s32 %p60,%r564,-1;
or.pred %p61,%p60,%p59;
@%p61 bra $2_63;
$2_62:
mov.u32 %r564,%r46;
mov.f32 %f373,%f334;
$2_63:
neg.f32 %f61,%f334;
setp.gt.f32 %p62,%f374,%f61;
@%p62 bra $2_65;
setp.neu.f32 %p63,%f374,%f61;
setp.ne.s32 %p64,%r565,-1;
or.pred %p65,%p64,%p63;
@%p65 bra $2_66;
$2_65:
mov.u32 %r565,%r46;
mov.f32 %f374,%f61;
$2_66:
add.s32 %r49,%r43,2;
setp.gt.f32 %p66,%f373,%f333;
@%p66 bra $2_68;
setp.neu.f32 %p67,%f373,%f333;
setp.ne.s32 %p68,%r564,-1;
or.pred %p69,%p68,%p67;
@%p69 bra $2_69;
$2_68:
mov.u32 %r564,%r49;
mov.f32 %f373,%f333;
$2_69:
neg.f32 %f64,%f333;
setp.gt.f32 %p70,%f374,%f64;
@%p70 bra $2_71;
setp.neu.f32 %p71,%f374,%f64;
setp.ne.s32 %p72,%r565,-1;
or.pred %p73,%p72,%p71;
@%p73 bra $2_72;
$2_71:
mov.u32 %r565,%r49;
mov.f32 %f374,%f64;
$2_72:
add.s32 %r52,%r43,3;
setp.gt.f32 %p74,%f373,%f332;
@%p74 bra $2_74;
setp.neu.f32 %p75,%f373,%f332;
setp.ne.s32 %p76,%r564,-1;
or.pred %p77,%p76,%p75;
@%p77 bra $2_75;
$2_74:
mov.u32 %r564,%r52;
mov.f32 %f373,%f332;
$2_75:
neg.f32 %f67,%f332;
setp.gt.f32 %p78,%f374,%f67;
@%p78 bra $2_77;
setp.neu.f32 %p79,%f374,%f67;
setp.ne.s32 %p80,%r565,-1;
or.pred %p81,%p80,%p79;
@%p81 bra $2_78;
$2_77:
mov.u32 %r565,%r52;
mov.f32 %f374,%f67;
$2_78:
add.s32 %r513,%r513,256;
setp.lt.s32 %p82,%r513,%r22;
@%p82 bra $2_15;
bra.uni $2_155;
$2_79:
mov.u32 %r464,%tid.x;
shl.b32 %r539,%r464,2;
not.b32 %r364,%r539;
add.s32 %r57,%r22,%r364;
and.b32 %r365,%r57,128;
setp.ne.s32 %p83,%r365,0;
@%p83 bra $2_104;
mov.u32 %r459,%tid.x;
shl.b32 %r367,%r459,2;
mul.lo.s32 %r368,%r367,%r512;
cvt.s64.s32 %rd76,%r368;
add.s64 %rd80,%rd65,%rd76;
ld.u32 %r369,[%rd80];
cvt.u16.u32 %rs25,%r369;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f69,%rs26;
shr.u16 %rs27,%rs25,8;
cvt.rn.f32.u16 %f70,%rs27;
shr.u32 %r370,%r369,16;
cvt.u16.u32 %rs28,%r370;
and.b16 %rs29,%rs28,255;
cvt.rn.f32.u16 %f71,%rs29;
shr.u32 %r371,%r369,24;
cvt.u16.u32 %rs30,%r371;
cvt.rn.f32.u16 %f72,%rs30;
mad.lo.s32 %r58,%r508,%r506,%r367;
setp.gt.f32 %p84,%f373,%f69;
@%p84 bra $2_82;
cvt.u16.u32 %rs62,%r369;
and.b16 %rs61,%rs62,255;
cvt.rn.f32.u16 %f307,%rs61;
setp.neu.f32 %p85,%f373,%f307;
setp.ne.s32 %p86,%r564,-1;
or.pred %p87,%p86,%p85;
@%p87 bra $2_83;
$2_82:
cvt.u16.u32 %rs66,%r369;
and.b16 %rs65,%rs66,255;
cvt.rn.f32.u16 %f373,%rs65;
mov.u32 %r564,%r58;
$2_83:
cvt.u16.u32 %rs64,%r369;
and.b16 %rs63,%rs64,255;
cvt.rn.f32.u16 %f308,%rs63;
neg.f32 %f74,%f308;
setp.gt.f32 %p88,%f374,%f74;
@%p88 bra $2_85;
setp.neu.f32 %p89,%f374,%f74;
setp.ne.s32 %p90,%r565,-1;
or.pred %p91,%p90,%p89;
@%p91 bra $2_86;
$2_85:
mov.u32 %r565,%r58;
mov.f32 %f374,%f74;
$2_86:
add.s32 %r61,%r58,1;
setp.gt.f32 %p92,%f373,%f70;
@%p92 bra $2_88;
setp.neu.f32 %p93,%f373,%f70;
setp.ne.s32 %p94,%r564,-1;
or.pred %p95,%p94,%p93;
@%p95 bra $2_89;
$2_88:
mov.u32 %r564,%r61;
mov.f32 %f373,%f70;
$2_89:
neg.f32 %f77,%f70;
setp.gt.f32 %p96,%f374,%f77;
@%p96 bra $2_91;
setp.neu.f32 %p97,%f374,%f77;
setp.ne.s32 %p98,%r565,-1;
or.pred %p99,%p98,%p97;
@%p99 bra $2_92;
$2_91:
mov.u32 %r565,%r61;
mov.f32 %f374,%f77;
$2_92:
add.s32 %r64,%r58,2;
setp.gt.f32 %p100,%f373,%f71;
@%p100 bra $2_94;
setp.neu.f32 %p101,%f373,%f71;
setp.ne.s32 %p102,%r564,-1;
or.pred %p103,%p102,%p101;
@%p103 bra $2_95;
$2_94:
mov.u32 %r564,%r64;
mov.f32 %f373,%f71;
$2_95:
neg.f32 %f80,%f71;
setp.gt.f32 %p104,%f374,%f80;
@%p104 bra $2_97;
setp.neu.f32 %p105,%f374,%f80;
setp.ne.s32 %p106,%r565,-1;
or.pred %p107,%p106,%p105;
@%p107 bra $2_98;
$2_97:
mov.u32 %r565,%r64;
mov.f32 %f374,%f80;
$2_98:
add.s32 %r67,%r58,3;
setp.gt.f32 %p108,%f373,%f72;
@%p108 bra $2_100;
setp.neu.f32 %p109,%f373,%f72;
setp.ne.s32 %p110,%r564,-1;
or.pred %p111,%p110,%p109;
@%p111 bra $2_101;
$2_100:
mov.u32 %r564,%r67;
mov.f32 %f373,%f72;
$2_101:
neg.f32 %f83,%f72;
setp.gt.f32 %p112,%f374,%f83;
@%p112 bra $2_103;
mov.u32 %r452,%tid.x;
shl.b32 %r451,%r452,2;
setp.neu.f32 %p113,%f374,%f83;
setp.ne.s32 %p114,%r565,-1;
add.s32 %r539,%r451,128;
or.pred %p115,%p114,%p113;
@%p115 bra $2_104;
$2_103:
mov.u32 %r462,%tid.x;
shl.b32 %r461,%r459,2;
add.s32 %r539,%r461,128;
mov.f32 %f374,%f83;
mov.u32 %r565,%r67;
$2_104:
and.b32 %r376,%r57,-128;
setp.eq.s32 %p116,%r376,0;
@%p116 bra $2_155;
cvt.s64.s32 %rd122,%r508;
mul.lo.s64 %rd121,%rd124,%rd122;
add.s32 %r377,%r539,128;
mad.lo.s32 %r544,%r508,%r506,%r377;
mul.lo.s32 %r378,%r512,%r377;
cvt.s64.s32 %rd83,%r378;
add.s64 %rd84,%rd121,%rd83;
add.s64 %rd130,%rd123,%rd84;
mul.wide.u32 %rd31,%r512,256;
mul.lo.s32 %r379,%r539,%r512;
cvt.s64.s32 %rd85,%r379;
add.s64 %rd86,%rd121,%rd85;
add.s64 %rd129,%rd123,%rd86;
$2_106:
.pragma "nounroll";
ld.u32 %r380,[%rd129];
cvt.u16.u32 %rs31,%r380;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f90,%rs32;
shr.u16 %rs33,%rs31,8;
cvt.rn.f32.u16 %f91,%rs33;
shr.u32 %r381,%r380,16;
cvt.u16.u32 %rs34,%r381;
and.b16 %rs35,%rs34,255;
cvt.rn.f32.u16 %f92,%rs35;
shr.u32 %r382,%r380,24;
cvt.u16.u32 %rs36,%r382;
cvt.rn.f32.u16 %f93,%rs36;
setp.gt.f32 %p117,%f373,%f90;
@%p117 bra $2_108;
cvt.u16.u32 %rs68,%r380;
and.b16 %rs67,%rs68,255;
cvt.rn.f32.u16 %f310,%rs67;
setp.neu.f32 %p118,%f373,%f310;
setp.ne.s32 %p119,%r564,-1;
or.pred %p120,%p119,%p118;
@%p120 bra $2_109;
$2_108:
cvt.u16.u32 %rs72,%r380;
and.b16 %rs71,%rs72,255;
cvt.rn.f32.u16 %f373,%rs71;
add.s32 %r564,%r544,-128;
$2_109:
cvt.u16.u32 %rs70,%r380;
and.b16 %rs69,%rs70,255;
cvt.rn.f32.u16 %f311,%rs69;
neg.f32 %f95,%f311;
setp.gt.f32 %p121,%f374,%f95;
@%p121 bra $2_111;
setp.neu.f32 %p122,%f374,%f95;
setp.ne.s32 %p123,%r565,-1;
or.pred %p124,%p123,%p122;
@%p124 bra $2_112;
$2_111:
add.s32 %r565,%r544,-128;
mov.f32 %f374,%f95;
$2_112:
setp.gt.f32 %p125,%f373,%f91;
@%p125 bra $2_114;
setp.neu.f32 %p126,%f373,%f91;
setp.ne.s32 %p127,%r564,-1;
or.pred %p128,%p127,%p126;
@%p128 bra $2_115;
$2_114:
mad.lo.s32 %r484,%r508,%r506,%r539;
add.s32 %r564,%r484,1;
mov.f32 %f373,%f91;
$2_115:
neg.f32 %f98,%f91;
setp.gt.f32 %p129,%f374,%f98;
@%p129 bra $2_117;
setp.neu.f32 %p130,%f374,%f98;
setp.ne.s32 %p131,%r565,-1;
or.pred %p132,%p131,%p130;
@%p132 bra $2_118;
$2_117:
mad.lo.s32 %r482,%r508,%r506,%r539;
add.s32 %r565,%r482,1;
mov.f32 %f374,%f98;
$2_118:
setp.gt.f32 %p133,%f373,%f92;
@%p133 bra $2_120;
setp.neu.f32 %p134,%f373,%f92;
setp.ne.s32 %p135,%r564,-1;
or.pred %p136,%p135,%p134;
@%p136 bra $2_121;
$2_120:
add.s32 %r564,%r544,-126;
mov.f32 %f373,%f92;
$2_121:
neg.f32 %f101,%f92;
setp.gt.f32 %p137,%f374,%f101;
@%p137 bra $2_123;
setp.neu.f32 %p138,%f374,%f101;
setp.ne.s32 %p139,%r565,-1;
or.pred %p140,%p139,%p138;
@%p140 bra $2_124;
$2_123:
add.s32 %r565,%r544,-126;
mov.f32 %f374,%f101;
$2_124:
setp.gt.f32 %p141,%f373,%f93;
@%p141 bra $2_126;
setp.neu.f32 %p142,%f373,%f93;
setp.ne.s32 %p143,%r564,-1;
or.pred %p144,%p143,%p142;
@%p144 bra $2_127;
$2_126:
add.s32 %r564,%r544,-125;
mov.f32 %f373,%f93;
$2_127:
neg.f32 %f104,%f93;
setp.gt.f32 %p145,%f374,%f104;
@%p145 bra $2_129;
setp.neu.f32 %p146,%f374,%f104;
setp.ne.s32 %p147,%r565,-1;
or.pred %p148,%p147,%p146;
@%p148 bra $2_130;
$2_129:
add.s32 %r565,%r544,-125;
mov.f32 %f374,%f104;
$2_130:
ld.u32 %r384,[%rd130];
cvt.u16.u32 %rs37,%r384;
and.b16 %rs38,%rs37,255;
cvt.rn.f32.u16 %f106,%rs38;
shr.u16 %rs39,%rs37,8;
cvt.rn.f32.u16 %f107,%rs39;
shr.u32 %r385,%r384,16;
cvt.u16.u32 %rs40,%r385;
and.b16 %rs41,%rs40,255;
cvt.rn.f32.u16 %f108,%rs41;
shr.u32 %r386,%r384,24;
cvt.u16.u32 %rs42,%r386;
cvt.rn.f32.u16 %f109,%rs42;
setp.gt.f32 %p149,%f373,%f106;
@%p149 bra $2_132;
cvt.u16.u32 %rs74,%r384;
and.b16 %rs73,%rs74,255;
cvt.rn.f32.u16 %f313,%rs73;
setp.neu.f32 %p150,%f373,%f313;
setp.ne.s32 %p151,%r564,-1;
or.pred %p152,%p151,%p150;
@%p152 bra $2_133;
$2_132:
cvt.u16.u32 %rs78,%r384;
and.b16 %rs77,%rs78,255;
cvt.rn.f32.u16 %f373,%rs77;
mov.u32 %r564,%r544;
$2_133:
cvt.u16.u32 %rs76,%r384;
and.b16 %rs75,%rs76,255;
cvt.rn.f32.u16 %f314,%rs75;
neg.f32 %f111,%f314;
setp.gt.f32 %p153,%f374,%f111;
@%p153 bra $2_135;
setp.neu.f32 %p154,%f374,%f111;
setp.ne.s32 %p155,%r565,-1;
or.pred %p156,%p155,%p154;
@%p156 bra $2_136;
$2_135:
mov.u32 %r565,%r544;
mov.f32 %f374,%f111;
$2_136:
setp.gt.f32 %p157,%f373,%f107;
@%p157 bra $2_138;
setp.neu.f32 %p158,%f373,%f107;
setp.ne.s32 %p159,%r564,-1;
or.pred %p160,%p159,%p158;
@%p160 bra $2_139;
$2_138:
add.s32 %r564,%r544,1;
mov.f32 %f373,%f107;
$2_139:
neg.f32 %f114,%f107;
setp.gt.f32 %p161,%f374,%f114;
@%p161 bra $2_141;
setp.neu.f32 %p162,%f374,%f114;
setp.ne.s32 %p163,%r565,-1;
or.pred %p164,%p163,%p162;
@%p164 bra $2_142;
$2_141:
add.s32 %r565,%r544,1;
mov.f32 %f374,%f114;
$2_142:
setp.gt.f32 %p165,%f373,%f108;
@%p165 bra $2_144;
setp.neu.f32 %p166,%f373,%f108;
setp.ne.s32 %p167,%r564,-1;
or.pred %p168,%p167,%p166;
@%p168 bra $2_145;
$2_144:
add.s32 %r564,%r544,2;
mov.f32 %f373,%f108;
$2_145:
neg.f32 %f117,%f108;
setp.gt.f32 %p169,%f374,%f117;
@%p169 bra $2_147;
setp.neu.f32 %p170,%f374,%f117;
setp.ne.s32 %p171,%r565,-1;
or.pred %p172,%p171,%p170;
@%p172 bra $2_148;
$2_147:
add.s32 %r565,%r544,2;
mov.f32 %f374,%f117;
$2_148:
setp.gt.f32 %p173,%f373,%f109;
@%p173 bra $2_150;
setp.neu.f32 %p174,%f373,%f109;
setp.ne.s32 %p175,%r564,-1;
or.pred %p176,%p175,%p174;
@%p176 bra $2_151;
$2_150:
add.s32 %r564,%r544,3;
mov.f32 %f373,%f109;
$2_151:
neg.f32 %f120,%f109;
setp.gt.f32 %p177,%f374,%f120;
@%p177 bra $2_153;
setp.neu.f32 %p178,%f374,%f120;
setp.ne.s32 %p179,%r565,-1;
or.pred %p180,%p179,%p178;
@%p180 bra $2_154;
$2_153:
add.s32 %r565,%r544,3;
mov.f32 %f374,%f120;
$2_154:
add.s32 %r544,%r544,256;
add.s64 %rd130,%rd130,%rd31;
add.s64 %rd129,%rd129,%rd31;
add.s32 %r539,%r539,256;
setp.lt.s32 %p181,%r539,%r22;
@%p181 bra $2_106;
$2_155:
mov.u32 %r453,%tid.x;
add.s32 %r573,%r22,%r453;
setp.ge.s32 %p182,%r573,%r506;
@%p182 bra $2_208;
mov.u32 %r460,%tid.x;
not.b32 %r390,%r460;
add.s32 %r391,%r506,%r390;
sub.s32 %r110,%r391,%r22;
and.b32 %r392,%r110,32;
setp.ne.s32 %p183,%r392,0;
@%p183 bra $2_174;
cvt.s64.s32 %rd87,%r573;
mul.lo.s64 %rd88,%rd125,%rd87;
add.s64 %rd37,%rd65,%rd88;
setp.gt.s32 %p184,%r292,1;
@%p184 bra $2_161;
@%p4 bra $2_165;
setp.eq.s32 %p188,%r292,1;
@%p188 bra $2_160;
bra.uni $2_166;
$2_160:
ld.global.nc.u16 %rs46,[%rd37];
cvt.rn.f32.u16 %f375,%rs46;
bra.uni $2_167;
$2_161:
setp.eq.s32 %p185,%r292,2;
@%p185 bra $2_164;
setp.ne.s32 %p186,%r292,3;
@%p186 bra $2_166;
ld.global.nc.u16 %rs43,[%rd37];
cvt.f32.f16 %f375,%rs43;
bra.uni $2_167;
$2_165:
ld.global.nc.u8 %r393,[%rd37];
cvt.u16.u32 %rs47,%r393;
and.b16 %rs48,%rs47,255;
cvt.rn.f32.u16 %f375,%rs48;
bra.uni $2_167;
$2_164:
ld.global.nc.s16 %rs45,[%rd37];
cvt.rn.f32.s16 %f375,%rs45;
bra.uni $2_167;
$2_166:
ld.global.nc.f32 %f375,[%rd37];
$2_167:
mov.u32 %r496,%tid.x;
add.s32 %r495,%r22,%r496;
mad.lo.s32 %r111,%r508,%r506,%r495;
setp.gt.f32 %p189,%f373,%f375;
@%p189 bra $2_169;
setp.neu.f32 %p190,%f373,%f375;
setp.ne.s32 %p191,%r564,-1;
or.pred %p192,%p191,%p190;
@%p192 bra $2_170;
$2_169:
mov.u32 %r564,%r111;
mov.f32 %f373,%f375;
$2_170:
neg.f32 %f131,%f375;
setp.gt.f32 %p193,%f374,%f131;
@%p193 bra $2_172;
setp.neu.f32 %p194,%f374,%f131;
setp.ne.s32 %p195,%r565,-1;
or.pred %p196,%p195,%p194;
@%p196 bra $2_173;
$2_172:
mov.u32 %r565,%r111;
mov.f32 %f374,%f131;
$2_173:
mov.u32 %r498,%tid.x;
add.s32 %r497,%r22,%r498;
add.s32 %r573,%r497,32;
$2_174:
and.b32 %r394,%r110,-32;
setp.eq.s32 %p197,%r394,0;
@%p197 bra $2_208;
$2_175:
.pragma "nounroll";
cvt.s64.s32 %rd99,%r573;
mul.lo.s64 %rd100,%rd125,%rd99;
add.s64 %rd39,%rd65,%rd100;
setp.gt.s32 %p198,%r292,1;
@%p198 bra $2_179;
@%p4 bra $2_183;
setp.eq.s32 %p202,%r292,1;
@%p202 bra $2_178;
bra.uni $2_184;
$2_178:
ld.global.nc.u16 %rs52,[%rd39];
cvt.rn.f32.u16 %f384,%rs52;
bra.uni $2_185;
$2_179:
setp.eq.s32 %p199,%r292,2;
@%p199 bra $2_182;
setp.ne.s32 %p200,%r292,3;
@%p200 bra $2_184;
ld.global.nc.u16 %rs49,[%rd39];
cvt.f32.f16 %f384,%rs49;
bra.uni $2_185;
$2_183:
ld.global.nc.u8 %r395,[%rd39];
cvt.u16.u32 %rs53,%r395;
and.b16 %rs54,%rs53,255;
cvt.rn.f32.u16 %f384,%rs54;
bra.uni $2_185;
$2_182:
ld.global.nc.s16 %rs51,[%rd39];
cvt.rn.f32.s16 %f384,%rs51;
bra.uni $2_185;
$2_184:
ld.global.nc.f32 %f384,[%rd39];
$2_185:
setp.gt.f32 %p203,%f373,%f384;
@%p203 bra $2_187;
setp.neu.f32 %p204,%f373,%f384;
setp.ne.s32 %p205,%r564,-1;
or.pred %p206,%p205,%p204;
@%p206 bra $2_188;
$2_187:
mul.lo.s32 %r504,%r508,%r506;
add.s32 %r564,%r573,%r504;
mov.f32 %f373,%f384;
$2_188:
neg.f32 %f146,%f384;
setp.gt.f32 %p207,%f374,%f146;
@%p207 bra $2_190;
setp.neu.f32 %p208,%f374,%f146;
setp.ne.s32 %p209,%r565,-1;
or.pred %p210,%p209,%p208;
@%p210 bra $2_191;
$2_190:
mul.lo.s32 %r502,%r508,%r506;
add.s32 %r565,%r573,%r502;
mov.f32 %f374,%f146;
$2_191:
setp.gt.s32 %p346,%r292,1;
add.s32 %r127,%r573,32;
cvt.s64.s32 %rd106,%r127;
mul.lo.s64 %rd107,%rd125,%rd106;
add.s64 %rd40,%rd65,%rd107;
@%p346 bra $2_195;
@%p4 bra $2_199;
setp.eq.s32 %p215,%r292,1;
@%p215 bra $2_194;
bra.uni $2_200;
$2_194:
ld.global.nc.u16 %rs58,[%rd40];
cvt.rn.f32.u16 %f387,%rs58;
bra.uni $2_201;
$2_195:
setp.eq.s32 %p212,%r292,2;
@%p212 bra $2_198;
setp.ne.s32 %p213,%r292,3;
@%p213 bra $2_200;
ld.global.nc.u16 %rs55,[%rd40];
cvt.f32.f16 %f387,%rs55;
bra.uni $2_201;
$2_199:
ld.global.nc.u8 %r396,[%rd40];
cvt.u16.u32 %rs59,%r396;
and.b16 %rs60,%rs59,255;
cvt.rn.f32.u16 %f387,%rs60;
bra.uni $2_201;
$2_198:
ld.global.nc.s16 %rs57,[%rd40];
cvt.rn.f32.s16 %f387,%rs57;
bra.uni $2_201;
$2_200:
ld.global.nc.f32 %f387,[%rd40];
$2_201:
add.s32 %r505,%r573,32;
mul.lo.s32 %r500,%r508,%r506;
add.s32 %r128,%r505,%r500;
setp.gt.f32 %p216,%f373,%f387;
@%p216 bra $2_203;
setp.neu.f32 %p217,%f373,%f387;
setp.ne.s32 %p218,%r564,-1;
or.pred %p219,%p218,%p217;
@%p219 bra $2_204;
$2_203:
mov.u32 %r564,%r128;
mov.f32 %f373,%f387;
$2_204:
neg.f32 %f155,%f387;
setp.gt.f32 %p220,%f374,%f155;
@%p220 bra $2_206;
setp.neu.f32 %p221,%f374,%f155;
setp.ne.s32 %p222,%r565,-1;
or.pred %p223,%p222,%p221;
@%p223 bra $2_207;
$2_206:
mov.u32 %r565,%r128;
mov.f32 %f374,%f155;
$2_207:
add.s32 %r573,%r573,64;
setp.lt.s32 %p224,%r573,%r506;
@%p224 bra $2_175;
$2_208:
add.s32 %r508,%r508,8;
setp.lt.s32 %p225,%r508,%r14;
@%p225 bra $2_8;
$2_209:
mov.u32 %r454,-1;
mov.b32 %r397,%f373;
mov.u32 %r398,31;
mov.u32 %r399,16;
shfl.sync.down.b32 %r401|%p226,%r397,%r399,%r398,%r454;
mov.b32 %f161,%r401;
shfl.sync.down.b32 %r137|%p227,%r564,%r399,%r398,%r454;
setp.gt.f32 %p228,%f373,%f161;
@%p228 bra $2_211;
setp.eq.f32 %p229,%f373,%f161;
setp.lt.u32 %p230,%r137,%r564;
and.pred %p231,%p229,%p230;
@%p231 bra $2_211;
bra.uni $2_212;
$2_211:
mov.f32 %f373,%f161;
mov.u32 %r564,%r137;
$2_212:
mov.b32 %r402,%f373;
mov.u32 %r403,31;
mov.u32 %r404,8;
mov.u32 %r405,-1;
shfl.sync.down.b32 %r406|%p232,%r402,%r404,%r403,%r405;
mov.b32 %f166,%r406;
shfl.sync.down.b32 %r142|%p233,%r564,%r404,%r403,%r405;
setp.gt.f32 %p234,%f373,%f166;
@%p234 bra $2_214;
setp.eq.f32 %p235,%f373,%f166;
setp.lt.u32 %p236,%r142,%r564;
and.pred %p237,%p235,%p236;
@%p237 bra $2_214;
bra.uni $2_215;
$2_214:
mov.f32 %f373,%f166;
mov.u32 %r564,%r142;
$2_215:
mov.b32 %r407,%f373;
mov.u32 %r408,31;
mov.u32 %r409,4;
mov.u32 %r410,-1;
shfl.sync.down.b32 %r411|%p238,%r407,%r409,%r408,%r410;
mov.b32 %f171,%r411;
shfl.sync.down.b32 %r147|%p239,%r564,%r409,%r408,%r410;
setp.gt.f32 %p240,%f373,%f171;
@%p240 bra $2_217;
setp.eq.f32 %p241,%f373,%f171;
setp.lt.u32 %p242,%r147,%r564;
and.pred %p243,%p241,%p242;
@%p243 bra $2_217;
bra.uni $2_218;
$2_217:
mov.f32 %f373,%f171;
mov.u32 %r564,%r147;
$2_218:
mov.b32 %r412,%f373;
mov.u32 %r413,31;
mov.u32 %r414,2;
mov.u32 %r415,-1;
shfl.sync.down.b32 %r416|%p244,%r412,%r414,%r413,%r415;
mov.b32 %f176,%r416;
shfl.sync.down.b32 %r152|%p245,%r564,%r414,%r413,%r415;
setp.gt.f32 %p246,%f373,%f176;
@%p246 bra $2_220;
setp.eq.f32 %p247,%f373,%f176;
setp.lt.u32 %p248,%r152,%r564;
and.pred %p249,%p247,%p248;
@%p249 bra $2_220;
bra.uni $2_221;
$2_220:
mov.f32 %f373,%f176;
mov.u32 %r564,%r152;
$2_221:
mov.b32 %r417,%f373;
mov.u32 %r418,31;
mov.u32 %r419,1;
mov.u32 %r420,-1;
shfl.sync.down.b32 %r421|%p250,%r417,%r419,%r418,%r420;
mov.b32 %f181,%r421;
shfl.sync.down.b32 %r157|%p251,%r564,%r419,%r418,%r420;
setp.gt.f32 %p252,%f373,%f181;
@%p252 bra $2_223;
setp.eq.f32 %p253,%f373,%f181;
setp.lt.u32 %p254,%r157,%r564;
and.pred %p255,%p253,%p254;
@%p255 bra $2_223;
bra.uni $2_224;
$2_223:
mov.f32 %f373,%f181;
mov.u32 %r564,%r157;
$2_224:
mov.u32 %r455,%tid.y;
mov.u32 %r161,%tid.x;
setp.ne.s32 %p256,%r161,0;
mul.wide.u32 %rd113,%r455,8;
mov.u64 %rd114,_ZZ14least_of_block7ExtremeE7of_warp;
add.s64 %rd41,%rd114,%rd113;
@%p256 bra $2_226;
st.shared.f32 [%rd41],%f373;
st.shared.u32 [%rd41+4],%r564;
$2_226:
bar.sync 0;
ld.shared.u32 %r592,[_ZZ14least_of_block7ExtremeE7of_warp+4];
ld.shared.f32 %f185,[_ZZ14least_of_block7ExtremeE7of_warp+8];
ld.shared.f32 %f400,[_ZZ14least_of_block7ExtremeE7of_warp];
setp.lt.f32 %p257,%f185,%f400;
@%p257 bra $2_228;
bra.uni $2_227;
$2_228:
ld.shared.u32 %r589,[_ZZ14least_of_block7ExtremeE7of_warp+12];
bra.uni $2_229;
$2_227:
setp.eq.f32 %p258,%f185,%f400;
ld.shared.u32 %r589,[_ZZ14least_of_block7ExtremeE7of_warp+12];
setp.lt.u32 %p259,%r589,%r592;
and.pred %p260,%p258,%p259;
@%p260 bra $2_229;
bra.uni $2_230;
$2_229:
mov.f32 %f400,%f185;
mov.u32 %r592,%r589;
$2_230:
ld.shared.f32 %f190,[_ZZ14least_of_block7ExtremeE7of_warp+16];
setp.lt.f32 %p261,%f190,%f400;
@%p261 bra $2_232;
bra.uni $2_231;
$2_232:
ld.shared.u32 %r591,[_ZZ14least_of_block7ExtremeE7of_warp+20];
bra.uni $2_233;
$2_231:
setp.eq.f32 %p262,%f190,%f400;
ld.shared.u32 %r591,[_ZZ14least_of_block7ExtremeE7of_warp+20];
setp.lt.u32 %p263,%r591,%r592;
and.pred %p264,%p262,%p263;
@%p264 bra $2_233;
bra.uni $2_234;
$2_233:
mov.f32 %f400,%f190;
mov.u32 %r592,%r591;
$2_234:
ld.shared.f32 %f195,[_ZZ14least_of_block7ExtremeE7of_warp+24];
setp.lt.f32 %p265,%f195,%f400;
@%p265 bra $2_236;
bra.uni $2_235;
$2_236:
ld.shared.u32 %r593,[_ZZ14least_of_block7ExtremeE7of_warp+28];
bra.uni $2_237;
$2_235:
setp.eq.f32 %p266,%f195,%f400;
ld.shared.u32 %r593,[_ZZ14least_of_block7ExtremeE7of_warp+28];
setp.lt.u32 %p267,%r593,%r592;
and.pred %p268,%p266,%p267;
@%p268 bra $2_237;
bra.uni $2_238;
$2_237:
mov.f32 %f400,%f195;
mov.u32 %r592,%r593;
$2_238:
ld.shared.f32 %f200,[_ZZ14least_of_block7ExtremeE7of_warp+32];
setp.lt.f32 %p269,%f200,%f400;
@%p269 bra $2_240;
bra.uni $2_239;
$2_240:
ld.shared.u32 %r595,[_ZZ14least_of_block7ExtremeE7of_warp+36];
bra.uni $2_241;
$2_239:
setp.eq.f32 %p270,%f200,%f400;
ld.shared.u32 %r595,[_ZZ14least_of_block7ExtremeE7of_warp+36];
setp.lt.u32 %p271,%r595,%r592;
and.pred %p272,%p270,%p271;
@%p272 bra $2_241;
bra.uni $2_242;
$2_241:
mov.f32 %f400,%f200;
mov.u32 %r592,%r595;
$2_242:
ld.shared.f32 %f205,[_ZZ14least_of_block7ExtremeE7of_warp+40];
setp.lt.f32 %p273,%f205,%f400;
@%p273 bra $2_244;
bra.uni $2_243;
$2_244:
ld.shared.u32 %r597,[_ZZ14least_of_block7ExtremeE7of_warp+44];
bra.uni $2_245;
$2_243:
setp.eq.f32 %p274,%f205,%f400;
ld.shared.u32 %r597,[_ZZ14least_of_block7ExtremeE7of_warp+44];
setp.lt.u32 %p275,%r597,%r592;
and.pred %p276,%p274,%p275;
@%p276 bra $2_245;
bra.uni $2_246;
$2_245:
mov.f32 %f400,%f205;
mov.u32 %r592,%r597;
$2_246:
ld.shared.f32 %f210,[_ZZ14least_of_block7ExtremeE7of_warp+48];
setp.lt.f32 %p277,%f210,%f400;
@%p277 bra $2_248;
bra.uni $2_247;
$2_248:
ld.shared.u32 %r599,[_ZZ14least_of_block7ExtremeE7of_warp+52];
bra.uni $2_249;
$2_247:
setp.eq.f32 %p278,%f210,%f400;
ld.shared.u32 %r599,[_ZZ14least_of_block7ExtremeE7of_warp+52];
setp.lt.u32 %p279,%r599,%r592;
and.pred %p280,%p278,%p279;
@%p280 bra $2_249;
bra.uni $2_250;
$2_249:
mov.f32 %f400,%f210;
mov.u32 %r592,%r599;
$2_250:
ld.shared.f32 %f215,[_ZZ14least_of_block7ExtremeE7of_warp+56];
setp.lt.f32 %p281,%f215,%f400;
@%p281 bra $2_252;
bra.uni $2_251;
$2_252:
ld.shared.u32 %r601,[_ZZ14least_of_block7ExtremeE7of_warp+60];
bra.uni $2_253;
$2_251:
setp.eq.f32 %p282,%f215,%f400;
ld.shared.u32 %r601,[_ZZ14least_of_block7ExtremeE7of_warp+60];
setp.lt.u32 %p283,%r601,%r592;
and.pred %p284,%p282,%p283;
@%p284 bra $2_253;
bra.uni $2_254;
$2_253:
mov.f32 %f400,%f215;
mov.u32 %r592,%r601;
$2_254:
bar.sync 0;
mov.b32 %r423,%f374;
mov.u32 %r424,31;
mov.u32 %r425,16;
mov.u32 %r426,-1;
shfl.sync.down.b32 %r427|%p285,%r423,%r425,%r424,%r426;
mov.b32 %f220,%r427;
shfl.sync.down.b32 %r211|%p286,%r565,%r425,%r424,%r426;
setp.gt.f32 %p287,%f374,%f220;
@%p287 bra $2_256;
setp.eq.f32 %p288,%f374,%f220;
setp.lt.u32 %p289,%r211,%r565;
and.pred %p290,%p288,%p289;
@%p290 bra $2_256;
bra.uni $2_257;
$2_256:
mov.f32 %f374,%f220;
mov.u32 %r565,%r211;
$2_257:
mov.b32 %r428,%f374;
mov.u32 %r429,31;
mov.u32 %r430,8;
mov.u32 %r431,-1;
shfl.sync.down.b32 %r432|%p291,%r428,%r430,%r429,%r431;
mov.b32 %f225,%r432;
shfl.sync.down.b32 %r216|%p292,%r565,%r430,%r429,%r431;
setp.gt.f32 %p293,%f374,%f225;
@%p293 bra $2_259;
setp.eq.f32 %p294,%f374,%f225;
setp.lt.u32 %p295,%r216,%r565;
and.pred %p296,%p294,%p295;
@%p296 bra $2_259;
bra.uni $2_260;
$2_259:
mov.f32 %f374,%f225;
mov.u32 %r565,%r216;
$2_260:
mov.b32 %r433,%f374;
mov.u32 %r434,31;
mov.u32 %r435,4;
mov.u32 %r436,-1;
shfl.sync.down.b32 %r437|%p297,%r433,%r435,%r434,%r436;
mov.b32 %f230,%r437;
shfl.sync.down.b32 %r221|%p298,%r565,%r435,%r434,%r436;
setp.gt.f32 %p299,%f374,%f230;
@%p299 bra $2_262;
setp.eq.f32 %p300,%f374,%f230;
setp.lt.u32 %p301,%r221,%r565;
and.pred %p302,%p300,%p301;
@%p302 bra $2_262;
bra.uni $2_263;
$2_262:
mov.f32 %f374,%f230;
mov.u32 %r565,%r221;
$2_263:
mov.b32 %r438,%f374;
mov.u32 %r439,31;
mov.u32 %r440,2;
mov.u32 %r441,-1;
shfl.sync.down.b32 %r442|%p303,%r438,%r440,%r439,%r441;
mov.b32 %f235,%r442;
shfl.sync.down.b32 %r226|%p304,%r565,%r440,%r439,%r441;
setp.gt.f32 %p305,%f374,%f235;
@%p305 bra $2_265;
setp.eq.f32 %p306,%f374,%f235;
setp.lt.u32 %p307,%r226,%r565;
and.pred %p308,%p306,%p307;
@%p308 bra $2_265;
bra.uni $2_266;
$2_265:
mov.f32 %f374,%f235;
mov.u32 %r565,%r226;
$2_266:
mov.b32 %r443,%f374;
mov.u32 %r444,31;
mov.u32 %r445,1;
mov.u32 %r446,-1;
shfl.sync.down.b32 %r447|%p309,%r443,%r445,%r444,%r446;
mov.b32 %f240,%r447;
shfl.sync.down.b32 %r231|%p310,%r565,%r445,%r444,%r446;
setp.gt.f32 %p311,%f374,%f240;
@%p311 bra $2_268;
setp.eq.f32 %p312,%f374,%f240;
setp.lt.u32 %p313,%r231,%r565;
and.pred %p314,%p312,%p313;
@%p314 bra $2_268;
bra.uni $2_269;
$2_268:
mov.f32 %f374,%f240;
mov.u32 %r565,%r231;
$2_269:
@%p256 bra $2_271;
st.shared.f32 [%rd41],%f374;
st.shared.u32 [%rd41+4],%r565;
$2_271:
bar.sync 0;
ld.shared.u32 %r611,[_ZZ14least_of_block7ExtremeE7of_warp+4];
ld.shared.f32 %f244,[_ZZ14least_of_block7ExtremeE7of_warp+8];
ld.shared.f32 %f412,[_ZZ14least_of_block7ExtremeE7of_warp];
setp.lt.f32 %p316,%f244,%f412;
@%p316 bra $2_273;
bra.uni $2_272;
$2_273:
ld.shared.u32 %r608,[_ZZ14least_of_block7ExtremeE7of_warp+12];
bra.uni $2_274;
$2_272:
setp.eq.f32 %p317,%f244,%f412;
ld.shared.u32 %r608,[_ZZ14least_of_block7ExtremeE7of_warp+12];
setp.lt.u32 %p318,%r608,%r611;
and.pred %p319,%p317,%p318;
@%p319 bra $2_274;
bra.uni $2_275;
$2_274:
mov.f32 %f412,%f244;
mov.u32 %r611,%r608;
$2_275:
ld.shared.f32 %f249,[_ZZ14least_of_block7ExtremeE7of_warp+16];
setp.lt.f32 %p320,%f249,%f412;
@%p320 bra $2_277;
bra.uni $2_276;
$2_277:
ld.shared.u32 %r610,[_ZZ14least_of_block7ExtremeE7of_warp+20];
bra.uni $2_278;
$2_276:
setp.eq.f32 %p321,%f249,%f412;
ld.shared.u32 %r610,[_ZZ14least_of_block7ExtremeE7of_warp+20];
setp.lt.u32 %p322,%r610,%r611;
and.pred %p323,%p321,%p322;
@%p323 bra $2_278;
bra.uni $2_279;
$2_278:
mov.f32 %f412,%f249;
mov.u32 %r611,%r610;
$2_279:
ld.shared.f32 %f254,[_ZZ14least_of_block7ExtremeE7of_warp+24];
setp.lt.f32 %p324,%f254,%f412;
@%p324 bra $2_281;
bra.uni $2_280;
$2_281:
ld.shared.u32 %r612,[_ZZ14least_of_block7ExtremeE7of_warp+28];
bra.uni $2_282;
$2_280:
setp.eq.f32 %p325,%f254,%f412;
ld.shared.u32 %r612,[_ZZ14least_of_block7ExtremeE7of_warp+28];
setp.lt.u32 %p326,%r612,%r611;
and.pred %p327,%p325,%p326;
@%p327 bra $2_282;
bra.uni $2_283;
$2_282:
mov.f32 %f412,%f254;
mov.u32 %r611,%r612;
$2_283:
ld.shared.f32 %f259,[_ZZ14least_of_block7ExtremeE7of_warp+32];
setp.lt.f32 %p328,%f259,%f412;
@%p328 bra $2_285;
bra.uni $2_284;
$2_285:
ld.shared.u32 %r614,[_ZZ14least_of_block7ExtremeE7of_warp+36];
bra.uni $2_286;
$2_284:
setp.eq.f32 %p329,%f259,%f412;
ld.shared.u32 %r614,[_ZZ14least_of_block7ExtremeE7of_warp+36];
setp.lt.u32 %p330,%r614,%r611;
and.pred %p331,%p329,%p330;
@%p331 bra $2_286;
bra.uni $2_287;
$2_286:
mov.f32 %f412,%f259;
mov.u32 %r611,%r614;
$2_287:
ld.shared.f32 %f264,[_ZZ14least_of_block7ExtremeE7of_warp+40];
setp.lt.f32 %p332,%f264,%f412;
@%p332 bra $2_289;
bra.uni $2_288;
$2_289:
ld.shared.u32 %r616,[_ZZ14least_of_block7ExtremeE7of_warp+44];
bra.uni $2_290;
$2_288:
setp.eq.f32 %p333,%f264,%f412;
ld.shared.u32 %r616,[_ZZ14least_of_block7ExtremeE7of_warp+44];
setp.lt.u32 %p334,%r616,%r611;
and.pred %p335,%p333,%p334;
@%p335 bra $2_290;
bra.uni $2_291;
$2_290:
mov.f32 %f412,%f264;
mov.u32 %r611,%r616;
$2_291:
ld.shared.f32 %f269,[_ZZ14least_of_block7ExtremeE7of_warp+48];
setp.lt.f32 %p336,%f269,%f412;
@%p336 bra $2_293;
bra.uni $2_292;
$2_293:
ld.shared.u32 %r618,[_ZZ14least_of_block7ExtremeE7of_warp+52];
bra.uni $2_294;
$2_292:
setp.eq.f32 %p337,%f269,%f412;
ld.shared.u32 %r618,[_ZZ14least_of_block7ExtremeE7of_warp+52];
setp.lt.u32 %p338,%r618,%r611;
and.pred %p339,%p337,%p338;
@%p339 bra $2_294;
bra.uni $2_295;
$2_294:
mov.f32 %f412,%f269;
mov.u32 %r611,%r618;
$2_295:
ld.shared.f32 %f274,[_ZZ14least_of_block7ExtremeE7of_warp+56];
setp.lt.f32 %p340,%f274,%f412;
@%p340 bra $2_297;
bra.uni $2_296;
$2_297:
ld.shared.u32 %r620,[_ZZ14least_of_block7ExtremeE7of_warp+60];
bra.uni $2_298;
$2_296:
setp.eq.f32 %p341,%f274,%f412;
ld.shared.u32 %r620,[_ZZ14least_of_block7ExtremeE7of_warp+60];
setp.lt.u32 %p342,%r620,%r611;
and.pred %p343,%p341,%p342;
@%p343 bra $2_298;
bra.uni $2_299;
$2_298:
mov.f32 %f412,%f274;
mov.u32 %r611,%r620;
$2_299:
mov.u32 %r456,%tid.y;
bar.sync 0;
or.b32 %r449,%r456,%r161;
setp.ne.s32 %p344,%r449,0;
@%p344 bra $2_301;
mov.u32 %r457,%ctaid.y;
cvt.s64.s32 %rd115,%r457;
mul.lo.s64 %rd116,%rd127,%rd115;
add.s64 %rd117,%rd126,%rd116;
st.f32 [%rd117],%f400;
add.s64 %rd118,%rd117,%rd128;
st.u32 [%rd118],%r592;
add.s64 %rd119,%rd118,%rd128;
st.f32 [%rd119],%f412;
add.s64 %rd120,%rd119,%rd128;
st.u32 [%rd120],%r611;
$2_301:
ret;
}
.visible .entry extreme_whole(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48]
)
.maxntid 256,1,1
{
.reg .pred %p<171>;
.reg .f32 %f<233>;
.reg .b32 %r<427>;
.reg .b64 %rd<150>;
ld.param.u64 %rd70,[p0];
ld.param.v2.u32 {%r362,%r272},[p1+32];
ld.param.v2.u32 {%r273,%r274},[p1+40];
ld.param.u64 %rd75,[p2];
ld.param.v2.u32 {%r275,%r363},[p3+32];
ld.param.v2.u32 {%r277,%r278},[p3+40];
ld.param.u64 %rd80,[p4];
ld.param.v2.u32 {%r281,%r282},[p5+40];
ld.param.u64 %rd85,[p6];
ld.param.v2.u32 {%r285,%r286},[p7+40];
ld.param.u64 %rd147,[p7+16];
ld.param.u64 %rd86,[p7];
ld.param.u64 %rd145,[p5+16];
ld.param.u64 %rd81,[p5];
ld.param.u64 %rd143,[p3+16];
ld.param.u64 %rd142,[p3+8];
ld.param.u64 %rd76,[p3];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r274,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd90,%rd70;
mul.wide.s32 %rd91,%r1,40;
add.s64 %rd92,%rd90,%rd91;
ld.global.v2.u32 {%r362,%r288},[%rd92+32];
$3_2:
setp.eq.s32 %p2,%r278,0;
@%p2 bra $3_4;
cvta.to.global.u64 %rd95,%rd75;
mul.wide.s32 %rd96,%r1,40;
add.s64 %rd97,%rd95,%rd96;
ld.global.v2.u32 {%r289,%r363},[%rd97+32];
ld.global.u64 %rd143,[%rd97+16];
ld.global.u64 %rd142,[%rd97+8];
ld.global.u64 %rd141,[%rd97];
bra.uni $3_5;
$3_4:
cvt.s64.s32 %rd98,%r1;
mul.lo.s64 %rd99,%rd76,%rd98;
add.s64 %rd141,%rd75,%rd99;
$3_5:
setp.eq.s32 %p3,%r282,0;
@%p3 bra $3_7;
cvta.to.global.u64 %rd100,%rd80;
mul.wide.s32 %rd101,%r1,40;
add.s64 %rd102,%rd100,%rd101;
ld.global.u64 %rd145,[%rd102+16];
ld.global.u64 %rd144,[%rd102];
bra.uni $3_8;
$3_7:
cvt.s64.s32 %rd103,%r1;
mul.lo.s64 %rd104,%rd81,%rd103;
add.s64 %rd144,%rd80,%rd104;
$3_8:
setp.eq.s32 %p4,%r286,0;
@%p4 bra $3_10;
cvta.to.global.u64 %rd105,%rd85;
mul.wide.s32 %rd106,%r1,40;
add.s64 %rd107,%rd105,%rd106;
ld.global.u64 %rd147,[%rd107+16];
ld.global.u64 %rd146,[%rd107];
bra.uni $3_11;
$3_10:
cvt.s64.s32 %rd108,%r1;
mul.lo.s64 %rd109,%rd86,%rd108;
add.s64 %rd146,%rd85,%rd109;
$3_11:
mov.u32 %r27,%tid.y;
shl.b32 %r28,%r27,5;
mov.u32 %r29,%tid.x;
add.s32 %r30,%r28,%r29;
setp.ge.s32 %p5,%r30,%r363;
mov.f32 %f207,0f7F800000;
mov.u32 %r296,-1;
mov.u32 %r385,%r296;
mov.u32 %r386,%r296;
mov.f32 %f208,%f207;
@%p5 bra $3_48;
not.b32 %r300,%r29;
mov.u32 %r386,-1;
add.s32 %r301,%r363,%r300;
sub.s32 %r302,%r301,%r28;
shr.u32 %r31,%r302,8;
add.s32 %r303,%r31,1;
and.b32 %r382,%r303,3;
setp.lt.u32 %p6,%r302,768;
mov.f32 %f208,0f7F800000;
mov.u32 %r377,%r30;
mov.f32 %f207,%f208;
mov.u32 %r385,%r386;
@%p6 bra $3_39;
cvt.s64.s32 %rd148,%r30;
sub.s32 %r364,%r31,%r382;
shl.b64 %rd110,%rd142,8;
add.s64 %rd53,%rd143,%rd110;
$3_14:
mul.lo.s64 %rd111,%rd142,%rd148;
add.s64 %rd112,%rd141,%rd111;
add.s64 %rd55,%rd112,%rd143;
ld.u32 %r37,[%rd55];
ld.f32 %f3,[%rd112];
setp.lt.f32 %p7,%f3,%f207;
@%p7 bra $3_16;
setp.eq.f32 %p8,%f3,%f207;
setp.lt.u32 %p9,%r37,%r385;
and.pred %p10,%p8,%p9;
@%p10 bra $3_16;
bra.uni $3_17;
$3_16:
mov.f32 %f207,%f3;
mov.u32 %r385,%r37;
$3_17:
add.s64 %rd113,%rd55,%rd143;
add.s64 %rd114,%rd113,%rd143;
ld.u32 %r41,[%rd114];
ld.f32 %f7,[%rd113];
setp.lt.f32 %p11,%f7,%f208;
@%p11 bra $3_19;
setp.eq.f32 %p12,%f7,%f208;
setp.lt.u32 %p13,%r41,%r386;
and.pred %p14,%p12,%p13;
@%p14 bra $3_19;
bra.uni $3_20;
$3_19:
mov.f32 %f208,%f7;
mov.u32 %r386,%r41;
$3_20:
add.s64 %rd115,%rd148,256;
mul.lo.s64 %rd116,%rd142,%rd115;
add.s64 %rd117,%rd141,%rd116;
add.s64 %rd56,%rd117,%rd143;
ld.u32 %r45,[%rd56];
ld.f32 %f12,[%rd117];
setp.lt.f32 %p15,%f12,%f207;
@%p15 bra $3_22;
setp.eq.f32 %p16,%f12,%f207;
setp.lt.u32 %p17,%r45,%r385;
and.pred %p18,%p16,%p17;
@%p18 bra $3_22;
bra.uni $3_23;
$3_22:
mov.f32 %f207,%f12;
mov.u32 %r385,%r45;
$3_23:
add.s64 %rd118,%rd56,%rd143;
add.s64 %rd119,%rd118,%rd143;
ld.u32 %r50,[%rd119];
ld.f32 %f17,[%rd118];
setp.lt.f32 %p19,%f17,%f208;
@%p19 bra $3_25;
setp.eq.f32 %p20,%f17,%f208;
setp.lt.u32 %p21,%r50,%r386;
and.pred %p22,%p20,%p21;
@%p22 bra $3_25;
bra.uni $3_26;
$3_25:
mov.f32 %f208,%f17;
mov.u32 %r386,%r50;
$3_26:
add.s64 %rd120,%rd148,512;
mul.lo.s64 %rd121,%rd142,%rd120;
add.s64 %rd122,%rd141,%rd121;
add.s64 %rd57,%rd122,%rd143;
ld.u32 %r55,[%rd57];
ld.f32 %f22,[%rd122];
setp.lt.f32 %p23,%f22,%f207;
@%p23 bra $3_28;
setp.eq.f32 %p24,%f22,%f207;
setp.lt.u32 %p25,%r55,%r385;
and.pred %p26,%p24,%p25;
@%p26 bra $3_28;
bra.uni $3_29;
$3_28:
mov.f32 %f207,%f22;
mov.u32 %r385,%r55;
$3_29:
add.s64 %rd58,%rd56,%rd53;
add.s64 %rd123,%rd57,%rd143;
add.s64 %rd124,%rd123,%rd143;
ld.u32 %r60,[%rd124];
ld.f32 %f27,[%rd58];
setp.lt.f32 %p27,%f27,%f208;
@%p27 bra $3_31;
setp.eq.f32 %p28,%f27,%f208;
setp.lt.u32 %p29,%r60,%r386;
and.pred %p30,%p28,%p29;
@%p30 bra $3_31;
bra.uni $3_32;
$3_31:
mov.f32 %f208,%f27;
mov.u32 %r386,%r60;
$3_32:
add.s64 %rd125,%rd148,768;
mul.lo.s64 %rd126,%rd142,%rd125;
add.s64 %rd127,%rd141,%rd126;
add.s64 %rd59,%rd127,%rd143;
ld.u32 %r65,[%rd59];
ld.f32 %f32,[%rd127];
setp.lt.f32 %p31,%f32,%f207;
@%p31 bra $3_34;
setp.eq.f32 %p32,%f32,%f207;
setp.lt.u32 %p33,%r65,%r385;
and.pred %p34,%p32,%p33;
@%p34 bra $3_34;
bra.uni $3_35;
$3_34:
mov.f32 %f207,%f32;
mov.u32 %r385,%r65;
$3_35:
add.s64 %rd128,%rd59,%rd143;
add.s64 %rd129,%rd58,%rd53;
ld.u32 %r70,[%rd129];
ld.f32 %f37,[%rd128];
setp.lt.f32 %p35,%f37,%f208;
@%p35 bra $3_37;
setp.eq.f32 %p36,%f37,%f208;
setp.lt.u32 %p37,%r70,%r386;
and.pred %p38,%p36,%p37;
@%p38 bra $3_37;
bra.uni $3_38;
$3_37:
mov.f32 %f208,%f37;
mov.u32 %r386,%r70;
$3_38:
add.s64 %rd148,%rd148,1024;
cvt.u32.u64 %r377,%rd148;
add.s32 %r364,%r364,-4;
setp.ne.s32 %p39,%r364,-1;
@%p39 bra $3_14;
$3_39:
setp.eq.s32 %p40,%r382,0;
@%p40 bra $3_48;
cvt.s64.s32 %rd149,%r377;
$3_41:
.pragma "nounroll";
mul.lo.s64 %rd130,%rd142,%rd149;
add.s64 %rd131,%rd141,%rd130;
add.s64 %rd63,%rd131,%rd143;
ld.u32 %r87,[%rd63];
ld.f32 %f49,[%rd131];
setp.lt.f32 %p41,%f49,%f207;
@%p41 bra $3_43;
setp.eq.f32 %p42,%f49,%f207;
setp.lt.u32 %p43,%r87,%r385;
and.pred %p44,%p42,%p43;
@%p44 bra $3_43;
bra.uni $3_44;
$3_43:
mov.f32 %f207,%f49;
mov.u32 %r385,%r87;
$3_44:
add.s64 %rd132,%rd63,%rd143;
add.s64 %rd133,%rd132,%rd143;
ld.u32 %r91,[%rd133];
ld.f32 %f53,[%rd132];
setp.lt.f32 %p45,%f53,%f208;
@%p45 bra $3_46;
setp.eq.f32 %p46,%f53,%f208;
setp.lt.u32 %p47,%r91,%r386;
and.pred %p48,%p46,%p47;
@%p48 bra $3_46;
bra.uni $3_47;
$3_46:
mov.f32 %f208,%f53;
mov.u32 %r386,%r91;
$3_47:
add.s64 %rd149,%rd149,256;
add.s32 %r382,%r382,-1;
setp.eq.s32 %p49,%r382,0;
@%p49 bra $3_48;
bra.uni $3_41;
$3_48:
mov.b32 %r306,%f207;
mov.u32 %r307,31;
mov.u32 %r308,16;
shfl.sync.down.b32 %r310|%p50,%r306,%r308,%r307,%r296;
mov.b32 %f63,%r310;
shfl.sync.down.b32 %r102|%p51,%r385,%r308,%r307,%r296;
setp.gt.f32 %p52,%f207,%f63;
@%p52 bra $3_50;
setp.eq.f32 %p53,%f207,%f63;
setp.lt.u32 %p54,%r102,%r385;
and.pred %p55,%p53,%p54;
@%p55 bra $3_50;
bra.uni $3_51;
$3_50:
mov.f32 %f207,%f63;
mov.u32 %r385,%r102;
$3_51:
mov.b32 %r311,%f207;
mov.u32 %r312,31;
mov.u32 %r313,8;
mov.u32 %r314,-1;
shfl.sync.down.b32 %r315|%p56,%r311,%r313,%r312,%r314;
mov.b32 %f68,%r315;
shfl.sync.down.b32 %r107|%p57,%r385,%r313,%r312,%r314;
setp.gt.f32 %p58,%f207,%f68;
@%p58 bra $3_53;
setp.eq.f32 %p59,%f207,%f68;
setp.lt.u32 %p60,%r107,%r385;
and.pred %p61,%p59,%p60;
@%p61 bra $3_53;
bra.uni $3_54;
$3_53:
mov.f32 %f207,%f68;
mov.u32 %r385,%r107;
$3_54:
mov.b32 %r316,%f207;
mov.u32 %r317,31;
mov.u32 %r318,4;
mov.u32 %r319,-1;
shfl.sync.down.b32 %r320|%p62,%r316,%r318,%r317,%r319;
mov.b32 %f73,%r320;
shfl.sync.down.b32 %r112|%p63,%r385,%r318,%r317,%r319;
setp.gt.f32 %p64,%f207,%f73;
@%p64 bra $3_56;
setp.eq.f32 %p65,%f207,%f73;
setp.lt.u32 %p66,%r112,%r385;
and.pred %p67,%p65,%p66;
@%p67 bra $3_56;
bra.uni $3_57;
$3_56:
mov.f32 %f207,%f73;
mov.u32 %r385,%r112;
$3_57:
mov.b32 %r321,%f207;
mov.u32 %r322,31;
mov.u32 %r323,2;
mov.u32 %r324,-1;
shfl.sync.down.b32 %r325|%p68,%r321,%r323,%r322,%r324;
mov.b32 %f78,%r325;
shfl.sync.down.b32 %r117|%p69,%r385,%r323,%r322,%r324;
setp.gt.f32 %p70,%f207,%f78;
@%p70 bra $3_59;
setp.eq.f32 %p71,%f207,%f78;
setp.lt.u32 %p72,%r117,%r385;
and.pred %p73,%p71,%p72;
@%p73 bra $3_59;
bra.uni $3_60;
$3_59:
mov.f32 %f207,%f78;
mov.u32 %r385,%r117;
$3_60:
mov.b32 %r326,%f207;
mov.u32 %r327,31;
mov.u32 %r328,1;
mov.u32 %r329,-1;
shfl.sync.down.b32 %r330|%p74,%r326,%r328,%r327,%r329;
mov.b32 %f83,%r330;
shfl.sync.down.b32 %r122|%p75,%r385,%r328,%r327,%r329;
setp.gt.f32 %p76,%f207,%f83;
@%p76 bra $3_62;
setp.eq.f32 %p77,%f207,%f83;
setp.lt.u32 %p78,%r122,%r385;
and.pred %p79,%p77,%p78;
@%p79 bra $3_62;
bra.uni $3_63;
$3_62:
mov.f32 %f207,%f83;
mov.u32 %r385,%r122;
$3_63:
mul.wide.u32 %rd134,%r27,8;
mov.u64 %rd135,_ZZ14least_of_block7ExtremeE7of_warp;
add.s64 %rd65,%rd135,%rd134;
setp.ne.s32 %p80,%r29,0;
@%p80 bra $3_65;
st.shared.f32 [%rd65],%f207;
st.shared.u32 [%rd65+4],%r385;
$3_65:
bar.sync 0;
ld.shared.u32 %r395,[_ZZ14least_of_block7ExtremeE7of_warp+4];
ld.shared.f32 %f87,[_ZZ14least_of_block7ExtremeE7of_warp+8];
ld.shared.f32 %f215,[_ZZ14least_of_block7ExtremeE7of_warp];
setp.lt.f32 %p81,%f87,%f215;
@%p81 bra $3_67;
bra.uni $3_66;
$3_67:
ld.shared.u32 %r392,[_ZZ14least_of_block7ExtremeE7of_warp+12];
bra.uni $3_68;
$3_66:
setp.eq.f32 %p82,%f87,%f215;
ld.shared.u32 %r392,[_ZZ14least_of_block7ExtremeE7of_warp+12];
setp.lt.u32 %p83,%r392,%r395;
and.pred %p84,%p82,%p83;
@%p84 bra $3_68;
bra.uni $3_69;
$3_68:
mov.f32 %f215,%f87;
mov.u32 %r395,%r392;
$3_69:
ld.shared.f32 %f92,[_ZZ14least_of_block7ExtremeE7of_warp+16];
setp.lt.f32 %p85,%f92,%f215;
@%p85 bra $3_71;
bra.uni $3_70;
$3_71:
ld.shared.u32 %r394,[_ZZ14least_of_block7ExtremeE7of_warp+20];
bra.uni $3_72;
$3_70:
setp.eq.f32 %p86,%f92,%f215;
ld.shared.u32 %r394,[_ZZ14least_of_block7ExtremeE7of_warp+20];
setp.lt.u32 %p87,%r394,%r395;
and.pred %p88,%p86,%p87;
@%p88 bra $3_72;
bra.uni $3_73;
$3_72:
mov.f32 %f215,%f92;
mov.u32 %r395,%r394;
$3_73:
ld.shared.f32 %f97,[_ZZ14least_of_block7ExtremeE7of_warp+24];
setp.lt.f32 %p89,%f97,%f215;
@%p89 bra $3_75;
bra.uni $3_74;
$3_75:
ld.shared.u32 %r396,[_ZZ14least_of_block7ExtremeE7of_warp+28];
bra.uni $3_76;
$3_74:
setp.eq.f32 %p90,%f97,%f215;
ld.shared.u32 %r396,[_ZZ14least_of_block7ExtremeE7of_warp+28];
setp.lt.u32 %p91,%r396,%r395;
and.pred %p92,%p90,%p91;
@%p92 bra $3_76;
bra.uni $3_77;
$3_76:
mov.f32 %f215,%f97;
mov.u32 %r395,%r396;
$3_77:
ld.shared.f32 %f102,[_ZZ14least_of_block7ExtremeE7of_warp+32];
setp.lt.f32 %p93,%f102,%f215;
@%p93 bra $3_79;
bra.uni $3_78;
$3_79:
ld.shared.u32 %r398,[_ZZ14least_of_block7ExtremeE7of_warp+36];
bra.uni $3_80;
$3_78:
setp.eq.f32 %p94,%f102,%f215;
ld.shared.u32 %r398,[_ZZ14least_of_block7ExtremeE7of_warp+36];
setp.lt.u32 %p95,%r398,%r395;
and.pred %p96,%p94,%p95;
@%p96 bra $3_80;
bra.uni $3_81;
$3_80:
mov.f32 %f215,%f102;
mov.u32 %r395,%r398;
$3_81:
ld.shared.f32 %f107,[_ZZ14least_of_block7ExtremeE7of_warp+40];
setp.lt.f32 %p97,%f107,%f215;
@%p97 bra $3_83;
bra.uni $3_82;
$3_83:
ld.shared.u32 %r400,[_ZZ14least_of_block7ExtremeE7of_warp+44];
bra.uni $3_84;
$3_82:
setp.eq.f32 %p98,%f107,%f215;
ld.shared.u32 %r400,[_ZZ14least_of_block7ExtremeE7of_warp+44];
setp.lt.u32 %p99,%r400,%r395;
and.pred %p100,%p98,%p99;
@%p100 bra $3_84;
bra.uni $3_85;
$3_84:
mov.f32 %f215,%f107;
mov.u32 %r395,%r400;
$3_85:
ld.shared.f32 %f112,[_ZZ14least_of_block7ExtremeE7of_warp+48];
setp.lt.f32 %p101,%f112,%f215;
@%p101 bra $3_87;
bra.uni $3_86;
$3_87:
ld.shared.u32 %r402,[_ZZ14least_of_block7ExtremeE7of_warp+52];
bra.uni $3_88;
$3_86:
setp.eq.f32 %p102,%f112,%f215;
ld.shared.u32 %r402,[_ZZ14least_of_block7ExtremeE7of_warp+52];
setp.lt.u32 %p103,%r402,%r395;
and.pred %p104,%p102,%p103;
@%p104 bra $3_88;
bra.uni $3_89;
$3_88:
mov.f32 %f215,%f112;
mov.u32 %r395,%r402;
$3_89:
ld.shared.f32 %f117,[_ZZ14least_of_block7ExtremeE7of_warp+56];
setp.lt.f32 %p105,%f117,%f215;
@%p105 bra $3_91;
bra.uni $3_90;
$3_91:
ld.shared.u32 %r404,[_ZZ14least_of_block7ExtremeE7of_warp+60];
bra.uni $3_92;
$3_90:
setp.eq.f32 %p106,%f117,%f215;
ld.shared.u32 %r404,[_ZZ14least_of_block7ExtremeE7of_warp+60];
setp.lt.u32 %p107,%r404,%r395;
and.pred %p108,%p106,%p107;
@%p108 bra $3_92;
bra.uni $3_93;
$3_92:
mov.f32 %f215,%f117;
mov.u32 %r395,%r404;
$3_93:
bar.sync 0;
mov.b32 %r331,%f208;
mov.u32 %r332,31;
mov.u32 %r333,16;
mov.u32 %r334,-1;
shfl.sync.down.b32 %r335|%p109,%r331,%r333,%r332,%r334;
mov.b32 %f122,%r335;
shfl.sync.down.b32 %r175|%p110,%r386,%r333,%r332,%r334;
setp.gt.f32 %p111,%f208,%f122;
@%p111 bra $3_95;
setp.eq.f32 %p112,%f208,%f122;
setp.lt.u32 %p113,%r175,%r386;
and.pred %p114,%p112,%p113;
@%p114 bra $3_95;
bra.uni $3_96;
$3_95:
mov.f32 %f208,%f122;
mov.u32 %r386,%r175;
$3_96:
mov.b32 %r336,%f208;
mov.u32 %r337,31;
mov.u32 %r338,8;
mov.u32 %r339,-1;
shfl.sync.down.b32 %r340|%p115,%r336,%r338,%r337,%r339;
mov.b32 %f127,%r340;
shfl.sync.down.b32 %r180|%p116,%r386,%r338,%r337,%r339;
setp.gt.f32 %p117,%f208,%f127;
@%p117 bra $3_98;
setp.eq.f32 %p118,%f208,%f127;
setp.lt.u32 %p119,%r180,%r386;
and.pred %p120,%p118,%p119;
@%p120 bra $3_98;
bra.uni $3_99;
$3_98:
mov.f32 %f208,%f127;
mov.u32 %r386,%r180;
$3_99:
mov.b32 %r341,%f208;
mov.u32 %r342,31;
mov.u32 %r343,4;
mov.u32 %r344,-1;
shfl.sync.down.b32 %r345|%p121,%r341,%r343,%r342,%r344;
mov.b32 %f132,%r345;
shfl.sync.down.b32 %r185|%p122,%r386,%r343,%r342,%r344;
setp.gt.f32 %p123,%f208,%f132;
@%p123 bra $3_101;
setp.eq.f32 %p124,%f208,%f132;
setp.lt.u32 %p125,%r185,%r386;
and.pred %p126,%p124,%p125;
@%p126 bra $3_101;
bra.uni $3_102;
$3_101:
mov.f32 %f208,%f132;
mov.u32 %r386,%r185;
$3_102:
mov.b32 %r346,%f208;
mov.u32 %r347,31;
mov.u32 %r348,2;
mov.u32 %r349,-1;
shfl.sync.down.b32 %r350|%p127,%r346,%r348,%r347,%r349;
mov.b32 %f137,%r350;
shfl.sync.down.b32 %r190|%p128,%r386,%r348,%r347,%r349;
setp.gt.f32 %p129,%f208,%f137;
@%p129 bra $3_104;
setp.eq.f32 %p130,%f208,%f137;
setp.lt.u32 %p131,%r190,%r386;
and.pred %p132,%p130,%p131;
@%p132 bra $3_104;
bra.uni $3_105;
$3_104:
mov.f32 %f208,%f137;
mov.u32 %r386,%r190;
$3_105:
mov.b32 %r351,%f208;
mov.u32 %r352,31;
mov.u32 %r353,1;
mov.u32 %r354,-1;
shfl.sync.down.b32 %r355|%p133,%r351,%r353,%r352,%r354;
mov.b32 %f142,%r355;
shfl.sync.down.b32 %r195|%p134,%r386,%r353,%r352,%r354;
setp.gt.f32 %p135,%f208,%f142;
@%p135 bra $3_107;
setp.eq.f32 %p136,%f208,%f142;
setp.lt.u32 %p137,%r195,%r386;
and.pred %p138,%p136,%p137;
@%p138 bra $3_107;
bra.uni $3_108;
$3_107:
mov.f32 %f208,%f142;
mov.u32 %r386,%r195;
$3_108:
@%p80 bra $3_110;
st.shared.f32 [%rd65],%f208;
st.shared.u32 [%rd65+4],%r386;
$3_110:
bar.sync 0;
ld.shared.u32 %r414,[_ZZ14least_of_block7ExtremeE7of_warp+4];
ld.shared.f32 %f146,[_ZZ14least_of_block7ExtremeE7of_warp+8];
ld.shared.f32 %f227,[_ZZ14least_of_block7ExtremeE7of_warp];
setp.lt.f32 %p140,%f146,%f227;
@%p140 bra $3_112;
bra.uni $3_111;
$3_112:
ld.shared.u32 %r411,[_ZZ14least_of_block7ExtremeE7of_warp+12];
bra.uni $3_113;
$3_111:
setp.eq.f32 %p141,%f146,%f227;
ld.shared.u32 %r411,[_ZZ14least_of_block7ExtremeE7of_warp+12];
setp.lt.u32 %p142,%r411,%r414;
and.pred %p143,%p141,%p142;
@%p143 bra $3_113;
bra.uni $3_114;
$3_113:
mov.f32 %f227,%f146;
mov.u32 %r414,%r411;
$3_114:
ld.shared.f32 %f151,[_ZZ14least_of_block7ExtremeE7of_warp+16];
setp.lt.f32 %p144,%f151,%f227;
@%p144 bra $3_116;
bra.uni $3_115;
$3_116:
ld.shared.u32 %r413,[_ZZ14least_of_block7ExtremeE7of_warp+20];
bra.uni $3_117;
$3_115:
setp.eq.f32 %p145,%f151,%f227;
ld.shared.u32 %r413,[_ZZ14least_of_block7ExtremeE7of_warp+20];
setp.lt.u32 %p146,%r413,%r414;
and.pred %p147,%p145,%p146;
@%p147 bra $3_117;
bra.uni $3_118;
$3_117:
mov.f32 %f227,%f151;
mov.u32 %r414,%r413;
$3_118:
ld.shared.f32 %f156,[_ZZ14least_of_block7ExtremeE7of_warp+24];
setp.lt.f32 %p148,%f156,%f227;
@%p148 bra $3_120;
bra.uni $3_119;
$3_120:
ld.shared.u32 %r415,[_ZZ14least_of_block7ExtremeE7of_warp+28];
bra.uni $3_121;
$3_119:
setp.eq.f32 %p149,%f156,%f227;
ld.shared.u32 %r415,[_ZZ14least_of_block7ExtremeE7of_warp+28];
setp.lt.u32 %p150,%r415,%r414;
and.pred %p151,%p149,%p150;
@%p151 bra $3_121;
bra.uni $3_122;
$3_121:
mov.f32 %f227,%f156;
mov.u32 %r414,%r415;
$3_122:
ld.shared.f32 %f161,[_ZZ14least_of_block7ExtremeE7of_warp+32];
setp.lt.f32 %p152,%f161,%f227;
@%p152 bra $3_124;
bra.uni $3_123;
$3_124:
ld.shared.u32 %r417,[_ZZ14least_of_block7ExtremeE7of_warp+36];
bra.uni $3_125;
$3_123:
setp.eq.f32 %p153,%f161,%f227;
ld.shared.u32 %r417,[_ZZ14least_of_block7ExtremeE7of_warp+36];
setp.lt.u32 %p154,%r417,%r414;
and.pred %p155,%p153,%p154;
@%p155 bra $3_125;
bra.uni $3_126;
$3_125:
mov.f32 %f227,%f161;
mov.u32 %r414,%r417;
$3_126:
ld.shared.f32 %f166,[_ZZ14least_of_block7ExtremeE7of_warp+40];
setp.lt.f32 %p156,%f166,%f227;
@%p156 bra $3_128;
bra.uni $3_127;
$3_128:
ld.shared.u32 %r419,[_ZZ14least_of_block7ExtremeE7of_warp+44];
bra.uni $3_129;
$3_127:
setp.eq.f32 %p157,%f166,%f227;
ld.shared.u32 %r419,[_ZZ14least_of_block7ExtremeE7of_warp+44];
setp.lt.u32 %p158,%r419,%r414;
and.pred %p159,%p157,%p158;
@%p159 bra $3_129;
bra.uni $3_130;
$3_129:
mov.f32 %f227,%f166;
mov.u32 %r414,%r419;
$3_130:
ld.shared.f32 %f171,[_ZZ14least_of_block7ExtremeE7of_warp+48];
setp.lt.f32 %p160,%f171,%f227;
@%p160 bra $3_132;
bra.uni $3_131;
$3_132:
ld.shared.u32 %r421,[_ZZ14least_of_block7ExtremeE7of_warp+52];
bra.uni $3_133;
$3_131:
setp.eq.f32 %p161,%f171,%f227;
ld.shared.u32 %r421,[_ZZ14least_of_block7ExtremeE7of_warp+52];
setp.lt.u32 %p162,%r421,%r414;
and.pred %p163,%p161,%p162;
@%p163 bra $3_133;
bra.uni $3_134;
$3_133:
mov.f32 %f227,%f171;
mov.u32 %r414,%r421;
$3_134:
ld.shared.f32 %f176,[_ZZ14least_of_block7ExtremeE7of_warp+56];
setp.lt.f32 %p164,%f176,%f227;
@%p164 bra $3_136;
bra.uni $3_135;
$3_136:
ld.shared.u32 %r423,[_ZZ14least_of_block7ExtremeE7of_warp+60];
bra.uni $3_137;
$3_135:
setp.eq.f32 %p165,%f176,%f227;
ld.shared.u32 %r423,[_ZZ14least_of_block7ExtremeE7of_warp+60];
setp.lt.u32 %p166,%r423,%r414;
and.pred %p167,%p165,%p166;
@%p167 bra $3_137;
bra.uni $3_138;
$3_137:
mov.f32 %f227,%f176;
mov.u32 %r414,%r423;
$3_138:
bar.sync 0;
setp.ne.s32 %p168,%r30,0;
@%p168 bra $3_146;
st.f32 [%rd146],%f215;
neg.f32 %f188,%f227;
add.s64 %rd136,%rd146,%rd147;
st.f32 [%rd136],%f188;
setp.eq.s32 %p169,%r395,-1;
@%p169 bra $3_141;
div.u32 %r425,%r395,%r362;
mul.lo.s32 %r356,%r425,%r362;
sub.s32 %r357,%r395,%r356;
st.u32 [%rd144],%r357;
bra.uni $3_142;
$3_141:
mov.u32 %r425,-1;
st.u32 [%rd144],%r425;
$3_142:
add.s64 %rd137,%rd144,%rd145;
st.u32 [%rd137],%r425;
shl.b64 %rd138,%rd145,1;
add.s64 %rd69,%rd144,%rd138;
setp.eq.s32 %p170,%r414,-1;
@%p170 bra $3_144;
div.u32 %r426,%r414,%r362;
mul.lo.s32 %r359,%r426,%r362;
sub.s32 %r360,%r414,%r359;
st.u32 [%rd69],%r360;
bra.uni $3_145;
$3_144:
mov.u32 %r426,-1;
st.u32 [%rd69],%r426;
$3_145:
mul.lo.s64 %rd139,%rd145,3;
add.s64 %rd140,%rd144,%rd139;
st.u32 [%rd140],%r426;
$3_146:
ret;
}
.visible .entry reduce_rows(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<83>;
.reg .b16 %rs<44>;
.reg .f32 %f<66>;
.reg .b32 %r<86>;
.reg .f64 %fd<114>;
.reg .b64 %rd<139>;
.shared .align 8 .b8 _ZZ11reduce_rowsE7of_warp[2048];
ld.param.u64 %rd49,[p0];
ld.param.v2.u32 {%r82,%r83},[p1+32];
ld.param.v2.u32 {%r37,%r38},[p1+40];
ld.param.u64 %rd54,[p2];
ld.param.v2.u32 {%r41,%r42},[p3+40];
ld.param.u32 %r32,[p4];
ld.param.u32 %r33,[p5];
ld.param.u32 %r34,[p6];
ld.param.u64 %rd137,[p3+24];
ld.param.u64 %rd136,[p3+16];
ld.param.u64 %rd55,[p3];
ld.param.u64 %rd134,[p1+24];
ld.param.u64 %rd133,[p1+16];
ld.param.u64 %rd132,[p1+8];
ld.param.u64 %rd50,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r38,0;
@%p3 bra $4_2;
cvta.to.global.u64 %rd59,%rd49;
mul.wide.s32 %rd60,%r1,40;
add.s64 %rd61,%rd59,%rd60;
ld.global.v2.u32 {%r82,%r83},[%rd61+32];
ld.global.u64 %rd134,[%rd61+24];
ld.global.u64 %rd133,[%rd61+16];
ld.global.u64 %rd132,[%rd61+8];
ld.global.u64 %rd131,[%rd61];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd62,%r1;
mul.lo.s64 %rd63,%rd50,%rd62;
add.s64 %rd131,%rd49,%rd63;
$4_3:
setp.eq.s32 %p4,%r42,0;
@%p4 bra $4_5;
cvta.to.global.u64 %rd64,%rd54;
mul.wide.s32 %rd65,%r1,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.u64 %rd137,[%rd66+24];
ld.global.u64 %rd136,[%rd66+16];
ld.global.u64 %rd135,[%rd66];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd67,%r1;
mul.lo.s64 %rd68,%rd55,%rd67;
add.s64 %rd135,%rd54,%rd68;
$4_6:
setp.lt.s32 %p5,%r37,1;
@%p5 bra $4_139;
mov.u32 %r48,%tid.x;
mov.u32 %r49,%ctaid.x;
shl.b32 %r50,%r49,5;
add.s32 %r51,%r50,%r48;
setp.eq.s32 %p6,%r32,3;
selp.f64 %fd47,0dFFF0000000000000,0d0000000000000000,%p6;
setp.eq.s32 %p7,%r32,2;
selp.f64 %fd1,0d7FF0000000000000,%fd47,%p7;
mov.u32 %r52,%tid.y;
setp.lt.s32 %p8,%r52,%r83;
setp.lt.s32 %p9,%r51,%r82;
and.pred %p1,%p9,%p8;
cvt.s64.s32 %rd69,%r51;
mul.lo.s64 %rd27,%rd133,%rd69;
mul.wide.u32 %rd70,%r52,256;
mov.u64 %rd71,_ZZ11reduce_rowsE7of_warp;
add.s64 %rd72,%rd71,%rd70;
mul.wide.u32 %rd73,%r48,8;
add.s64 %rd28,%rd72,%rd73;
setp.eq.s32 %p10,%r52,0;
mov.u32 %r84,0;
and.pred %p2,%p10,%p9;
cvt.rn.f64.s32 %fd2,%r83;
mul.lo.s64 %rd29,%rd136,%rd69;
not.b32 %r53,%r52;
add.s32 %r54,%r83,%r53;
shr.u32 %r55,%r54,3;
add.s32 %r56,%r55,1;
and.b32 %r16,%r56,3;
cvt.s64.s32 %rd74,%r52;
mul.lo.s64 %rd30,%rd132,%rd74;
add.s64 %rd31,%rd71,%rd73;
add.s32 %r57,%r52,8;
cvt.s64.s32 %rd75,%r57;
mul.lo.s64 %rd32,%rd132,%rd75;
add.s32 %r58,%r52,16;
cvt.s64.s32 %rd76,%r58;
mul.lo.s64 %rd33,%rd132,%rd76;
add.s32 %r17,%r52,24;
not.pred %p11,%p1;
not.pred %p73,%p2;
$4_8:
mov.f64 %fd110,%fd1;
@%p11 bra $4_120;
mov.u32 %r85,%tid.y;
setp.eq.s32 %p12,%r16,0;
cvt.s64.s32 %rd77,%r84;
mul.lo.s64 %rd78,%rd134,%rd77;
add.s64 %rd37,%rd78,%rd27;
mov.f64 %fd110,%fd1;
@%p12 bra $4_57;
add.s64 %rd79,%rd37,%rd30;
add.s64 %rd38,%rd131,%rd79;
setp.gt.s32 %p13,%r33,1;
@%p13 bra $4_13;
setp.eq.s32 %p16,%r33,0;
@%p16 bra $4_18;
setp.eq.s32 %p17,%r33,1;
@%p17 bra $4_17;
bra.uni $4_19;
$4_17:
ld.global.nc.u16 %rs4,[%rd38];
cvt.rn.f32.u16 %f59,%rs4;
bra.uni $4_20;
$4_13:
setp.eq.s32 %p14,%r33,2;
@%p14 bra $4_16;
setp.ne.s32 %p15,%r33,3;
@%p15 bra $4_19;
ld.global.nc.u16 %rs1,[%rd38];
cvt.f32.f16 %f59,%rs1;
bra.uni $4_20;
$4_19:
ld.global.nc.f32 %f59,[%rd38];
bra.uni $4_20;
$4_18:
ld.global.nc.u8 %r59,[%rd38];
cvt.u16.u32 %rs5,%r59;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f59,%rs6;
bra.uni $4_20;
$4_16:
ld.global.nc.s16 %rs3,[%rd38];
cvt.rn.f32.s16 %f59,%rs3;
$4_20:
cvt.f64.f32 %fd49,%f59;
mul.f64 %fd50,%fd49,%fd49;
setp.eq.s32 %p18,%r32,4;
selp.f64 %fd3,%fd50,%fd49,%p18;
@%p7 bra $4_23;
setp.ne.s32 %p20,%r32,3;
@%p20 bra $4_24;
max.f64 %fd110,%fd1,%fd3;
bra.uni $4_25;
$4_23:
min.f64 %fd110,%fd1,%fd3;
bra.uni $4_25;
$4_24:
add.f64 %fd110,%fd1,%fd3;
$4_25:
mov.u32 %r60,%tid.y;
add.s32 %r85,%r60,8;
setp.eq.s32 %p21,%r16,1;
@%p21 bra $4_57;
add.s64 %rd85,%rd37,%rd32;
add.s64 %rd39,%rd131,%rd85;
@%p13 bra $4_29;
setp.eq.s32 %p25,%r33,0;
@%p25 bra $4_34;
setp.eq.s32 %p26,%r33,1;
@%p26 bra $4_33;
bra.uni $4_35;
$4_33:
ld.global.nc.u16 %rs10,[%rd39];
cvt.rn.f32.u16 %f60,%rs10;
bra.uni $4_36;
$4_29:
setp.eq.s32 %p23,%r33,2;
@%p23 bra $4_32;
setp.ne.s32 %p24,%r33,3;
@%p24 bra $4_35;
ld.global.nc.u16 %rs7,[%rd39];
cvt.f32.f16 %f60,%rs7;
bra.uni $4_36;
$4_35:
ld.global.nc.f32 %f60,[%rd39];
bra.uni $4_36;
$4_34:
ld.global.nc.u8 %r61,[%rd39];
cvt.u16.u32 %rs11,%r61;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f60,%rs12;
bra.uni $4_36;
$4_32:
ld.global.nc.s16 %rs9,[%rd39];
cvt.rn.f32.s16 %f60,%rs9;
$4_36:
cvt.f64.f32 %fd51,%f60;
mul.f64 %fd52,%fd51,%fd51;
selp.f64 %fd8,%fd52,%fd51,%p18;
@%p7 bra $4_39;
setp.ne.s32 %p29,%r32,3;
@%p29 bra $4_40;
max.f64 %fd110,%fd110,%fd8;
bra.uni $4_41;
$4_39:
min.f64 %fd110,%fd110,%fd8;
bra.uni $4_41;
$4_40:
add.f64 %fd110,%fd110,%fd8;
$4_41:
add.s32 %r85,%r60,16;
setp.eq.s32 %p30,%r16,2;
@%p30 bra $4_57;
add.s64 %rd91,%rd37,%rd33;
add.s64 %rd40,%rd131,%rd91;
@%p13 bra $4_45;
setp.eq.s32 %p34,%r33,0;
@%p34 bra $4_50;
setp.eq.s32 %p35,%r33,1;
@%p35 bra $4_49;
bra.uni $4_51;
$4_49:
ld.global.nc.u16 %rs16,[%rd40];
cvt.rn.f32.u16 %f61,%rs16;
bra.uni $4_52;
$4_45:
setp.eq.s32 %p32,%r33,2;
@%p32 bra $4_48;
setp.ne.s32 %p33,%r33,3;
@%p33 bra $4_51;
ld.global.nc.u16 %rs13,[%rd40];
cvt.f32.f16 %f61,%rs13;
bra.uni $4_52;
$4_50:
ld.global.nc.u8 %r63,[%rd40];
cvt.u16.u32 %rs17,%r63;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f61,%rs18;
bra.uni $4_52;
$4_48:
ld.global.nc.s16 %rs15,[%rd40];
cvt.rn.f32.s16 %f61,%rs15;
bra.uni $4_52;
$4_51:
ld.global.nc.f32 %f61,[%rd40];
$4_52:
cvt.f64.f32 %fd53,%f61;
mul.f64 %fd54,%fd53,%fd53;
selp.f64 %fd13,%fd54,%fd53,%p18;
@%p7 bra $4_55;
setp.ne.s32 %p38,%r32,3;
@%p38 bra $4_56;
max.f64 %fd110,%fd110,%fd13;
mov.u32 %r85,%r17;
bra.uni $4_57;
$4_55:
min.f64 %fd110,%fd110,%fd13;
mov.u32 %r85,%r17;
bra.uni $4_57;
$4_56:
add.f64 %fd110,%fd110,%fd13;
mov.u32 %r85,%r17;
$4_57:
setp.lt.u32 %p39,%r54,24;
@%p39 bra $4_120;
cvt.s64.s32 %rd138,%r85;
$4_59:
.pragma "nounroll";
mul.lo.s64 %rd97,%rd132,%rd138;
add.s64 %rd98,%rd37,%rd97;
add.s64 %rd43,%rd131,%rd98;
setp.gt.s32 %p40,%r33,1;
@%p40 bra $4_62;
setp.eq.s32 %p43,%r33,0;
@%p43 bra $4_67;
setp.eq.s32 %p44,%r33,1;
@%p44 bra $4_66;
bra.uni $4_68;
$4_66:
ld.global.nc.u16 %rs22,[%rd43];
cvt.rn.f32.u16 %f62,%rs22;
bra.uni $4_69;
$4_62:
setp.eq.s32 %p41,%r33,2;
@%p41 bra $4_65;
setp.ne.s32 %p42,%r33,3;
@%p42 bra $4_68;
ld.global.nc.u16 %rs19,[%rd43];
cvt.f32.f16 %f62,%rs19;
bra.uni $4_69;
$4_67:
ld.global.nc.u8 %r67,[%rd43];
cvt.u16.u32 %rs23,%r67;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f62,%rs24;
bra.uni $4_69;
$4_65:
ld.global.nc.s16 %rs21,[%rd43];
cvt.rn.f32.s16 %f62,%rs21;
bra.uni $4_69;
$4_68:
ld.global.nc.f32 %f62,[%rd43];
$4_69:
cvt.f64.f32 %fd55,%f62;
mul.f64 %fd56,%fd55,%fd55;
setp.eq.s32 %p45,%r32,4;
selp.f64 %fd20,%fd56,%fd55,%p45;
@%p7 bra $4_72;
setp.ne.s32 %p47,%r32,3;
@%p47 bra $4_73;
max.f64 %fd107,%fd110,%fd20;
bra.uni $4_74;
$4_72:
min.f64 %fd107,%fd110,%fd20;
bra.uni $4_74;
$4_73:
add.f64 %fd107,%fd110,%fd20;
$4_74:
add.s64 %rd104,%rd138,8;
mul.lo.s64 %rd105,%rd132,%rd104;
add.s64 %rd106,%rd37,%rd105;
add.s64 %rd44,%rd131,%rd106;
@%p40 bra $4_77;
setp.eq.s32 %p51,%r33,0;
@%p51 bra $4_82;
setp.eq.s32 %p52,%r33,1;
@%p52 bra $4_81;
bra.uni $4_83;
$4_81:
ld.global.nc.u16 %rs28,[%rd44];
cvt.rn.f32.u16 %f63,%rs28;
bra.uni $4_84;
$4_77:
setp.eq.s32 %p49,%r33,2;
@%p49 bra $4_80;
setp.ne.s32 %p50,%r33,3;
@%p50 bra $4_83;
ld.global.nc.u16 %rs25,[%rd44];
cvt.f32.f16 %f63,%rs25;
bra.uni $4_84;
$4_82:
ld.global.nc.u8 %r68,[%rd44];
cvt.u16.u32 %rs29,%r68;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f63,%rs30;
bra.uni $4_84;
$4_80:
ld.global.nc.s16 %rs27,[%rd44];
cvt.rn.f32.s16 %f63,%rs27;
bra.uni $4_84;
$4_83:
ld.global.nc.f32 %f63,[%rd44];
$4_84:
cvt.f64.f32 %fd57,%f63;
mul.f64 %fd58,%fd57,%fd57;
selp.f64 %fd25,%fd58,%fd57,%p45;
@%p7 bra $4_87;
setp.ne.s32 %p55,%r32,3;
@%p55 bra $4_88;
max.f64 %fd108,%fd107,%fd25;
bra.uni $4_89;
$4_87:
min.f64 %fd108,%fd107,%fd25;
bra.uni $4_89;
$4_88:
add.f64 %fd108,%fd107,%fd25;
$4_89:
add.s64 %rd112,%rd138,16;
mul.lo.s64 %rd113,%rd132,%rd112;
add.s64 %rd114,%rd37,%rd113;
add.s64 %rd45,%rd131,%rd114;
@%p40 bra $4_92;
setp.eq.s32 %p59,%r33,0;
@%p59 bra $4_97;
setp.eq.s32 %p60,%r33,1;
@%p60 bra $4_96;
bra.uni $4_98;
$4_96:
ld.global.nc.u16 %rs34,[%rd45];
cvt.rn.f32.u16 %f64,%rs34;
bra.uni $4_99;
$4_92:
setp.eq.s32 %p57,%r33,2;
@%p57 bra $4_95;
setp.ne.s32 %p58,%r33,3;
@%p58 bra $4_98;
ld.global.nc.u16 %rs31,[%rd45];
cvt.f32.f16 %f64,%rs31;
bra.uni $4_99;
$4_97:
ld.global.nc.u8 %r69,[%rd45];
cvt.u16.u32 %rs35,%r69;
and.b16 %rs36,%rs35,255;
cvt.rn.f32.u16 %f64,%rs36;
bra.uni $4_99;
$4_95:
ld.global.nc.s16 %rs33,[%rd45];
cvt.rn.f32.s16 %f64,%rs33;
bra.uni $4_99;
$4_98:
ld.global.nc.f32 %f64,[%rd45];
$4_99:
cvt.f64.f32 %fd59,%f64;
mul.f64 %fd60,%fd59,%fd59;
selp.f64 %fd30,%fd60,%fd59,%p45;
@%p7 bra $4_102;
setp.ne.s32 %p63,%r32,3;
@%p63 bra $4_103;
max.f64 %fd109,%fd108,%fd30;
bra.uni $4_104;
$4_102:
min.f64 %fd109,%fd108,%fd30;
bra.uni $4_104;
$4_103:
add.f64 %fd109,%fd108,%fd30;
$4_104:
add.s64 %rd120,%rd138,24;
mul.lo.s64 %rd121,%rd132,%rd120;
add.s64 %rd122,%rd37,%rd121;
add.s64 %rd46,%rd131,%rd122;
@%p40 bra $4_107;
setp.eq.s32 %p67,%r33,0;
@%p67 bra $4_112;
setp.eq.s32 %p68,%r33,1;
@%p68 bra $4_111;
bra.uni $4_113;
$4_111:
ld.global.nc.u16 %rs40,[%rd46];
cvt.rn.f32.u16 %f65,%rs40;
bra.uni $4_114;
$4_107:
setp.eq.s32 %p65,%r33,2;
@%p65 bra $4_110;
setp.ne.s32 %p66,%r33,3;
@%p66 bra $4_113;
ld.global.nc.u16 %rs37,[%rd46];
cvt.f32.f16 %f65,%rs37;
bra.uni $4_114;
$4_112:
ld.global.nc.u8 %r70,[%rd46];
cvt.u16.u32 %rs41,%r70;
and.b16 %rs42,%rs41,255;
cvt.rn.f32.u16 %f65,%rs42;
bra.uni $4_114;
$4_110:
ld.global.nc.s16 %rs39,[%rd46];
cvt.rn.f32.s16 %f65,%rs39;
bra.uni $4_114;
$4_113:
ld.global.nc.f32 %f65,[%rd46];
$4_114:
cvt.f64.f32 %fd61,%f65;
mul.f64 %fd62,%fd61,%fd61;
selp.f64 %fd35,%fd62,%fd61,%p45;
@%p7 bra $4_117;
setp.ne.s32 %p71,%r32,3;
@%p71 bra $4_118;
max.f64 %fd110,%fd109,%fd35;
bra.uni $4_119;
$4_117:
min.f64 %fd110,%fd109,%fd35;
bra.uni $4_119;
$4_118:
add.f64 %fd110,%fd109,%fd35;
$4_119:
add.s64 %rd138,%rd138,32;
cvt.u32.u64 %r71,%rd138;
setp.lt.s32 %p72,%r71,%r83;
@%p72 bra $4_59;
$4_120:
st.shared.f64 [%rd28],%fd110;
bar.sync 0;
@%p73 bra $4_138;
@%p7 bra $4_124;
setp.ne.s32 %p75,%r32,3;
@%p75 bra $4_125;
ld.shared.f64 %fd63,[%rd31+256];
max.f64 %fd64,%fd110,%fd63;
ld.shared.f64 %fd65,[%rd31+512];
max.f64 %fd66,%fd64,%fd65;
ld.shared.f64 %fd67,[%rd31+768];
max.f64 %fd68,%fd66,%fd67;
ld.shared.f64 %fd69,[%rd31+1024];
max.f64 %fd70,%fd68,%fd69;
ld.shared.f64 %fd71,[%rd31+1280];
max.f64 %fd72,%fd70,%fd71;
ld.shared.f64 %fd73,[%rd31+1536];
max.f64 %fd74,%fd72,%fd73;
ld.shared.f64 %fd75,[%rd31+1792];
max.f64 %fd112,%fd74,%fd75;
bra.uni $4_126;
$4_124:
ld.shared.f64 %fd76,[%rd31+256];
min.f64 %fd77,%fd110,%fd76;
ld.shared.f64 %fd78,[%rd31+512];
min.f64 %fd79,%fd77,%fd78;
ld.shared.f64 %fd80,[%rd31+768];
min.f64 %fd81,%fd79,%fd80;
ld.shared.f64 %fd82,[%rd31+1024];
min.f64 %fd83,%fd81,%fd82;
ld.shared.f64 %fd84,[%rd31+1280];
min.f64 %fd85,%fd83,%fd84;
ld.shared.f64 %fd86,[%rd31+1536];
min.f64 %fd87,%fd85,%fd86;
ld.shared.f64 %fd88,[%rd31+1792];
min.f64 %fd112,%fd87,%fd88;
bra.uni $4_126;
$4_125:
ld.shared.f64 %fd89,[%rd31+256];
add.f64 %fd90,%fd110,%fd89;
ld.shared.f64 %fd91,[%rd31+512];
add.f64 %fd92,%fd90,%fd91;
ld.shared.f64 %fd93,[%rd31+768];
add.f64 %fd94,%fd92,%fd93;
ld.shared.f64 %fd95,[%rd31+1024];
add.f64 %fd96,%fd94,%fd95;
ld.shared.f64 %fd97,[%rd31+1280];
add.f64 %fd98,%fd96,%fd97;
ld.shared.f64 %fd99,[%rd31+1536];
add.f64 %fd100,%fd98,%fd99;
ld.shared.f64 %fd101,[%rd31+1792];
add.f64 %fd112,%fd100,%fd101;
$4_126:
setp.ne.s32 %p76,%r32,1;
@%p76 bra $4_128;
div.rn.f64 %fd112,%fd112,%fd2;
$4_128:
cvt.s64.s32 %rd128,%r84;
mul.lo.s64 %rd129,%rd137,%rd128;
add.s64 %rd130,%rd129,%rd29;
add.s64 %rd48,%rd135,%rd130;
cvt.rn.f32.f64 %f43,%fd112;
setp.gt.s32 %p77,%r34,1;
@%p77 bra $4_131;
setp.eq.s32 %p80,%r34,0;
@%p80 bra $4_136;
setp.eq.s32 %p81,%r34,1;
@%p81 bra $4_135;
bra.uni $4_137;
$4_135:
cvt.rni.s32.f32 %r75,%f43;
max.s32 %r76,%r75,0;
min.s32 %r77,%r76,65535;
st.u16 [%rd48],%r77;
bra.uni $4_138;
$4_131:
setp.eq.s32 %p78,%r34,2;
@%p78 bra $4_134;
setp.ne.s32 %p79,%r34,3;
@%p79 bra $4_137;
cvt.rn.f16.f32 %rs43,%f43;
st.u16 [%rd48],%rs43;
bra.uni $4_138;
$4_136:
cvt.rni.s32.f32 %r78,%f43;
max.s32 %r79,%r78,0;
min.s32 %r80,%r79,255;
st.u8 [%rd48],%r80;
bra.uni $4_138;
$4_134:
cvt.rni.s32.f32 %r72,%f43;
max.s32 %r73,%r72,-32768;
min.s32 %r74,%r73,32767;
st.u16 [%rd48],%r74;
bra.uni $4_138;
$4_137:
st.f32 [%rd48],%f43;
$4_138:
bar.sync 0;
add.s32 %r84,%r84,1;
setp.lt.s32 %p82,%r84,%r37;
@%p82 bra $4_8;
$4_139:
ret;
}
.visible .entry reduce_columns(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<98>;
.reg .b16 %rs<44>;
.reg .f32 %f<66>;
.reg .b32 %r<122>;
.reg .f64 %fd<110>;
.reg .b64 %rd<133>;
ld.param.u64 %rd44,[p0];
ld.param.v2.u32 {%r118,%r119},[p1+32];
ld.param.v2.u32 {%r38,%r39},[p1+40];
ld.param.u64 %rd49,[p2];
ld.param.v2.u32 {%r42,%r43},[p3+40];
ld.param.u32 %r33,[p4];
ld.param.u32 %r34,[p5];
ld.param.u32 %r35,[p6];
ld.param.u64 %rd131,[p3+24];
ld.param.u64 %rd130,[p3+8];
ld.param.u64 %rd50,[p3];
ld.param.u64 %rd128,[p1+24];
ld.param.u64 %rd127,[p1+16];
ld.param.u64 %rd126,[p1+8];
ld.param.u64 %rd45,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r39,0;
@%p1 bra $5_2;
cvta.to.global.u64 %rd54,%rd44;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r118,%r119},[%rd56+32];
ld.global.u64 %rd128,[%rd56+24];
ld.global.u64 %rd127,[%rd56+16];
ld.global.u64 %rd126,[%rd56+8];
ld.global.u64 %rd125,[%rd56];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd45,%rd57;
add.s64 %rd125,%rd44,%rd58;
$5_3:
setp.eq.s32 %p2,%r43,0;
@%p2 bra $5_5;
cvta.to.global.u64 %rd59,%rd49;
mul.wide.s32 %rd60,%r1,40;
add.s64 %rd61,%rd59,%rd60;
ld.global.u64 %rd131,[%rd61+24];
ld.global.u64 %rd130,[%rd61+8];
ld.global.u64 %rd129,[%rd61];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd62,%r1;
mul.lo.s64 %rd63,%rd50,%rd62;
add.s64 %rd129,%rd49,%rd63;
$5_6:
mov.u32 %r48,%ctaid.y;
shl.b32 %r49,%r48,3;
mov.u32 %r50,%tid.y;
add.s32 %r15,%r49,%r50;
setp.ge.s32 %p3,%r15,%r119;
setp.lt.s32 %p4,%r38,1;
or.pred %p5,%p3,%p4;
@%p5 bra $5_159;
setp.eq.s32 %p6,%r33,3;
selp.f64 %fd68,0dFFF0000000000000,0d0000000000000000,%p6;
setp.eq.s32 %p7,%r33,2;
selp.f64 %fd1,0d7FF0000000000000,%fd68,%p7;
cvt.s64.s32 %rd64,%r15;
mul.lo.s64 %rd27,%rd126,%rd64;
cvt.rn.f64.s32 %fd2,%r118;
mul.lo.s64 %rd28,%rd130,%rd64;
mov.u32 %r17,%tid.x;
not.b32 %r52,%r17;
add.s32 %r53,%r118,%r52;
shr.u32 %r54,%r53,5;
add.s32 %r55,%r54,1;
and.b32 %r18,%r55,3;
add.s32 %r19,%r17,96;
mov.u32 %r120,0;
bra.uni $5_8;
$5_148:
cvt.s64.s32 %rd122,%r120;
mul.lo.s64 %rd123,%rd131,%rd122;
add.s64 %rd124,%rd123,%rd28;
add.s64 %rd43,%rd129,%rd124;
cvt.rn.f32.f64 %f43,%fd108;
setp.gt.s32 %p92,%r35,1;
@%p92 bra $5_151;
setp.eq.s32 %p95,%r35,0;
@%p95 bra $5_156;
setp.eq.s32 %p96,%r35,1;
@%p96 bra $5_155;
bra.uni $5_157;
$5_155:
cvt.rni.s32.f32 %r112,%f43;
max.s32 %r113,%r112,0;
min.s32 %r114,%r113,65535;
st.u16 [%rd43],%r114;
bra.uni $5_158;
$5_151:
setp.eq.s32 %p93,%r35,2;
@%p93 bra $5_154;
setp.ne.s32 %p94,%r35,3;
@%p94 bra $5_157;
cvt.rn.f16.f32 %rs43,%f43;
st.u16 [%rd43],%rs43;
bra.uni $5_158;
$5_156:
cvt.rni.s32.f32 %r115,%f43;
max.s32 %r116,%r115,0;
min.s32 %r117,%r116,255;
st.u8 [%rd43],%r117;
bra.uni $5_158;
$5_154:
cvt.rni.s32.f32 %r109,%f43;
max.s32 %r110,%r109,-32768;
min.s32 %r111,%r110,32767;
st.u16 [%rd43],%r111;
bra.uni $5_158;
$5_157:
st.f32 [%rd43],%f43;
bra.uni $5_158;
$5_8:
setp.ge.s32 %p8,%r17,%r118;
mov.f64 %fd102,%fd1;
@%p8 bra $5_120;
setp.eq.s32 %p9,%r18,0;
cvt.s64.s32 %rd65,%r120;
mul.lo.s64 %rd66,%rd128,%rd65;
add.s64 %rd32,%rd66,%rd27;
mov.u32 %r121,%r17;
mov.f64 %fd102,%fd1;
@%p9 bra $5_57;
mov.u32 %r56,%tid.x;
cvt.s64.s32 %rd67,%r56;
mul.lo.s64 %rd68,%rd127,%rd67;
add.s64 %rd69,%rd32,%rd68;
add.s64 %rd33,%rd125,%rd69;
setp.gt.s32 %p10,%r34,1;
@%p10 bra $5_13;
setp.eq.s32 %p13,%r34,0;
@%p13 bra $5_18;
setp.eq.s32 %p14,%r34,1;
@%p14 bra $5_17;
bra.uni $5_19;
$5_17:
ld.global.nc.u16 %rs4,[%rd33];
cvt.rn.f32.u16 %f59,%rs4;
bra.uni $5_20;
$5_13:
setp.eq.s32 %p11,%r34,2;
@%p11 bra $5_16;
setp.ne.s32 %p12,%r34,3;
@%p12 bra $5_19;
ld.global.nc.u16 %rs1,[%rd33];
cvt.f32.f16 %f59,%rs1;
bra.uni $5_20;
$5_19:
ld.global.nc.f32 %f59,[%rd33];
bra.uni $5_20;
$5_18:
ld.global.nc.u8 %r57,[%rd33];
cvt.u16.u32 %rs5,%r57;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f59,%rs6;
bra.uni $5_20;
$5_16:
ld.global.nc.s16 %rs3,[%rd33];
cvt.rn.f32.s16 %f59,%rs3;
$5_20:
cvt.f64.f32 %fd70,%f59;
mul.f64 %fd71,%fd70,%fd70;
setp.eq.s32 %p15,%r33,4;
selp.f64 %fd3,%fd71,%fd70,%p15;
@%p7 bra $5_23;
setp.ne.s32 %p17,%r33,3;
@%p17 bra $5_24;
max.f64 %fd102,%fd1,%fd3;
bra.uni $5_25;
$5_23:
min.f64 %fd102,%fd1,%fd3;
bra.uni $5_25;
$5_24:
add.f64 %fd102,%fd1,%fd3;
$5_25:
add.s32 %r121,%r56,32;
setp.eq.s32 %p18,%r18,1;
@%p18 bra $5_57;
add.s32 %r60,%r56,32;
cvt.s64.s32 %rd75,%r60;
mul.lo.s64 %rd76,%rd127,%rd75;
add.s64 %rd77,%rd32,%rd76;
add.s64 %rd34,%rd125,%rd77;
@%p10 bra $5_29;
setp.eq.s32 %p22,%r34,0;
@%p22 bra $5_34;
setp.eq.s32 %p23,%r34,1;
@%p23 bra $5_33;
bra.uni $5_35;
$5_33:
ld.global.nc.u16 %rs10,[%rd34];
cvt.rn.f32.u16 %f60,%rs10;
bra.uni $5_36;
$5_29:
setp.eq.s32 %p20,%r34,2;
@%p20 bra $5_32;
setp.ne.s32 %p21,%r34,3;
@%p21 bra $5_35;
ld.global.nc.u16 %rs7,[%rd34];
cvt.f32.f16 %f60,%rs7;
bra.uni $5_36;
$5_35:
ld.global.nc.f32 %f60,[%rd34];
bra.uni $5_36;
$5_34:
ld.global.nc.u8 %r61,[%rd34];
cvt.u16.u32 %rs11,%r61;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f60,%rs12;
bra.uni $5_36;
$5_32:
ld.global.nc.s16 %rs9,[%rd34];
cvt.rn.f32.s16 %f60,%rs9;
$5_36:
cvt.f64.f32 %fd72,%f60;
mul.f64 %fd73,%fd72,%fd72;
selp.f64 %fd8,%fd73,%fd72,%p15;
@%p7 bra $5_39;
setp.ne.s32 %p26,%r33,3;
@%p26 bra $5_40;
max.f64 %fd102,%fd102,%fd8;
bra.uni $5_41;
$5_39:
min.f64 %fd102,%fd102,%fd8;
bra.uni $5_41;
$5_40:
add.f64 %fd102,%fd102,%fd8;
$5_41:
add.s32 %r121,%r56,64;
setp.eq.s32 %p27,%r18,2;
@%p27 bra $5_57;
add.s32 %r64,%r56,64;
cvt.s64.s32 %rd83,%r64;
mul.lo.s64 %rd84,%rd127,%rd83;
add.s64 %rd85,%rd32,%rd84;
add.s64 %rd35,%rd125,%rd85;
@%p10 bra $5_45;
setp.eq.s32 %p31,%r34,0;
@%p31 bra $5_50;
setp.eq.s32 %p32,%r34,1;
@%p32 bra $5_49;
bra.uni $5_51;
$5_49:
ld.global.nc.u16 %rs16,[%rd35];
cvt.rn.f32.u16 %f61,%rs16;
bra.uni $5_52;
$5_45:
setp.eq.s32 %p29,%r34,2;
@%p29 bra $5_48;
setp.ne.s32 %p30,%r34,3;
@%p30 bra $5_51;
ld.global.nc.u16 %rs13,[%rd35];
cvt.f32.f16 %f61,%rs13;
bra.uni $5_52;
$5_51:
ld.global.nc.f32 %f61,[%rd35];
bra.uni $5_52;
$5_50:
ld.global.nc.u8 %r65,[%rd35];
cvt.u16.u32 %rs17,%r65;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f61,%rs18;
bra.uni $5_52;
$5_48:
ld.global.nc.s16 %rs15,[%rd35];
cvt.rn.f32.s16 %f61,%rs15;
$5_52:
cvt.f64.f32 %fd74,%f61;
mul.f64 %fd75,%fd74,%fd74;
selp.f64 %fd13,%fd75,%fd74,%p15;
@%p7 bra $5_55;
setp.ne.s32 %p35,%r33,3;
@%p35 bra $5_56;
max.f64 %fd102,%fd102,%fd13;
mov.u32 %r121,%r19;
bra.uni $5_57;
$5_55:
min.f64 %fd102,%fd102,%fd13;
mov.u32 %r121,%r19;
bra.uni $5_57;
$5_56:
add.f64 %fd102,%fd102,%fd13;
mov.u32 %r121,%r19;
$5_57:
setp.lt.u32 %p36,%r53,96;
@%p36 bra $5_120;
cvt.s64.s32 %rd132,%r121;
$5_59:
.pragma "nounroll";
mul.lo.s64 %rd91,%rd127,%rd132;
add.s64 %rd92,%rd32,%rd91;
add.s64 %rd38,%rd125,%rd92;
setp.gt.s32 %p37,%r34,1;
@%p37 bra $5_62;
setp.eq.s32 %p40,%r34,0;
@%p40 bra $5_67;
setp.eq.s32 %p41,%r34,1;
@%p41 bra $5_66;
bra.uni $5_68;
$5_66:
ld.global.nc.u16 %rs22,[%rd38];
cvt.rn.f32.u16 %f62,%rs22;
bra.uni $5_69;
$5_62:
setp.eq.s32 %p38,%r34,2;
@%p38 bra $5_65;
setp.ne.s32 %p39,%r34,3;
@%p39 bra $5_68;
ld.global.nc.u16 %rs19,[%rd38];
cvt.f32.f16 %f62,%rs19;
bra.uni $5_69;
$5_67:
ld.global.nc.u8 %r69,[%rd38];
cvt.u16.u32 %rs23,%r69;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f62,%rs24;
bra.uni $5_69;
$5_65:
ld.global.nc.s16 %rs21,[%rd38];
cvt.rn.f32.s16 %f62,%rs21;
bra.uni $5_69;
$5_68:
ld.global.nc.f32 %f62,[%rd38];
$5_69:
cvt.f64.f32 %fd76,%f62;
mul.f64 %fd77,%fd76,%fd76;
setp.eq.s32 %p42,%r33,4;
selp.f64 %fd20,%fd77,%fd76,%p42;
@%p7 bra $5_72;
setp.ne.s32 %p44,%r33,3;
@%p44 bra $5_73;
max.f64 %fd99,%fd102,%fd20;
bra.uni $5_74;
$5_72:
min.f64 %fd99,%fd102,%fd20;
bra.uni $5_74;
$5_73:
add.f64 %fd99,%fd102,%fd20;
$5_74:
add.s64 %rd98,%rd132,32;
mul.lo.s64 %rd99,%rd127,%rd98;
add.s64 %rd100,%rd32,%rd99;
add.s64 %rd39,%rd125,%rd100;
@%p37 bra $5_77;
setp.eq.s32 %p48,%r34,0;
@%p48 bra $5_82;
setp.eq.s32 %p49,%r34,1;
@%p49 bra $5_81;
bra.uni $5_83;
$5_81:
ld.global.nc.u16 %rs28,[%rd39];
cvt.rn.f32.u16 %f63,%rs28;
bra.uni $5_84;
$5_77:
setp.eq.s32 %p46,%r34,2;
@%p46 bra $5_80;
setp.ne.s32 %p47,%r34,3;
@%p47 bra $5_83;
ld.global.nc.u16 %rs25,[%rd39];
cvt.f32.f16 %f63,%rs25;
bra.uni $5_84;
$5_82:
ld.global.nc.u8 %r70,[%rd39];
cvt.u16.u32 %rs29,%r70;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f63,%rs30;
bra.uni $5_84;
$5_80:
ld.global.nc.s16 %rs27,[%rd39];
cvt.rn.f32.s16 %f63,%rs27;
bra.uni $5_84;
$5_83:
ld.global.nc.f32 %f63,[%rd39];
$5_84:
cvt.f64.f32 %fd78,%f63;
mul.f64 %fd79,%fd78,%fd78;
selp.f64 %fd25,%fd79,%fd78,%p42;
@%p7 bra $5_87;
setp.ne.s32 %p52,%r33,3;
@%p52 bra $5_88;
max.f64 %fd100,%fd99,%fd25;
bra.uni $5_89;
$5_87:
min.f64 %fd100,%fd99,%fd25;
bra.uni $5_89;
$5_88:
add.f64 %fd100,%fd99,%fd25;
$5_89:
add.s64 %rd106,%rd132,64;
mul.lo.s64 %rd107,%rd127,%rd106;
add.s64 %rd108,%rd32,%rd107;
add.s64 %rd40,%rd125,%rd108;
@%p37 bra $5_92;
setp.eq.s32 %p56,%r34,0;
@%p56 bra $5_97;
setp.eq.s32 %p57,%r34,1;
@%p57 bra $5_96;
bra.uni $5_98;
$5_96:
ld.global.nc.u16 %rs34,[%rd40];
cvt.rn.f32.u16 %f64,%rs34;
bra.uni $5_99;
$5_92:
setp.eq.s32 %p54,%r34,2;
@%p54 bra $5_95;
setp.ne.s32 %p55,%r34,3;
@%p55 bra $5_98;
ld.global.nc.u16 %rs31,[%rd40];
cvt.f32.f16 %f64,%rs31;
bra.uni $5_99;
$5_97:
ld.global.nc.u8 %r71,[%rd40];
cvt.u16.u32 %rs35,%r71;
and.b16 %rs36,%rs35,255;
cvt.rn.f32.u16 %f64,%rs36;
bra.uni $5_99;
$5_95:
ld.global.nc.s16 %rs33,[%rd40];
cvt.rn.f32.s16 %f64,%rs33;
bra.uni $5_99;
$5_98:
ld.global.nc.f32 %f64,[%rd40];
$5_99:
cvt.f64.f32 %fd80,%f64;
mul.f64 %fd81,%fd80,%fd80;
selp.f64 %fd30,%fd81,%fd80,%p42;
@%p7 bra $5_102;
setp.ne.s32 %p60,%r33,3;
@%p60 bra $5_103;
max.f64 %fd101,%fd100,%fd30;
bra.uni $5_104;
$5_102:
min.f64 %fd101,%fd100,%fd30;
bra.uni $5_104;
$5_103:
add.f64 %fd101,%fd100,%fd30;
$5_104:
add.s64 %rd114,%rd132,96;
mul.lo.s64 %rd115,%rd127,%rd114;
add.s64 %rd116,%rd32,%rd115;
add.s64 %rd41,%rd125,%rd116;
@%p37 bra $5_107;
setp.eq.s32 %p64,%r34,0;
@%p64 bra $5_112;
setp.eq.s32 %p65,%r34,1;
@%p65 bra $5_111;
bra.uni $5_113;
$5_111:
ld.global.nc.u16 %rs40,[%rd41];
cvt.rn.f32.u16 %f65,%rs40;
bra.uni $5_114;
$5_107:
setp.eq.s32 %p62,%r34,2;
@%p62 bra $5_110;
setp.ne.s32 %p63,%r34,3;
@%p63 bra $5_113;
ld.global.nc.u16 %rs37,[%rd41];
cvt.f32.f16 %f65,%rs37;
bra.uni $5_114;
$5_112:
ld.global.nc.u8 %r72,[%rd41];
cvt.u16.u32 %rs41,%r72;
and.b16 %rs42,%rs41,255;
cvt.rn.f32.u16 %f65,%rs42;
bra.uni $5_114;
$5_110:
ld.global.nc.s16 %rs39,[%rd41];
cvt.rn.f32.s16 %f65,%rs39;
bra.uni $5_114;
$5_113:
ld.global.nc.f32 %f65,[%rd41];
$5_114:
cvt.f64.f32 %fd82,%f65;
mul.f64 %fd83,%fd82,%fd82;
selp.f64 %fd35,%fd83,%fd82,%p42;
@%p7 bra $5_117;
setp.ne.s32 %p68,%r33,3;
@%p68 bra $5_118;
max.f64 %fd102,%fd101,%fd35;
bra.uni $5_119;
$5_117:
min.f64 %fd102,%fd101,%fd35;
bra.uni $5_119;
$5_118:
add.f64 %fd102,%fd101,%fd35;
$5_119:
add.s64 %rd132,%rd132,128;
cvt.u32.u64 %r73,%rd132;
setp.lt.s32 %p69,%r73,%r118;
@%p69 bra $5_59;
$5_120:
mov.b64 {%r74,%r75},%fd102;
mov.u32 %r78,31;
mov.u32 %r79,16;
mov.u32 %r80,-1;
shfl.sync.down.b32 %r77|%p70,%r75,%r79,%r78,%r80;
shfl.sync.down.b32 %r76|%p71,%r74,%r79,%r78,%r80;
mov.b64 %fd85,{%r76,%r77};
@%p7 bra $5_123;
setp.ne.s32 %p73,%r33,3;
@%p73 bra $5_124;
max.f64 %fd104,%fd102,%fd85;
bra.uni $5_125;
$5_123:
min.f64 %fd104,%fd102,%fd85;
bra.uni $5_125;
$5_124:
add.f64 %fd104,%fd102,%fd85;
$5_125:
mov.b64 {%r81,%r82},%fd104;
mov.u32 %r85,31;
mov.u32 %r86,8;
mov.u32 %r87,-1;
shfl.sync.down.b32 %r84|%p74,%r82,%r86,%r85,%r87;
shfl.sync.down.b32 %r83|%p75,%r81,%r86,%r85,%r87;
mov.b64 %fd87,{%r83,%r84};
@%p7 bra $5_128;
setp.ne.s32 %p77,%r33,3;
@%p77 bra $5_129;
max.f64 %fd105,%fd104,%fd87;
bra.uni $5_130;
$5_128:
min.f64 %fd105,%fd104,%fd87;
bra.uni $5_130;
$5_129:
add.f64 %fd105,%fd104,%fd87;
$5_130:
mov.b64 {%r88,%r89},%fd105;
mov.u32 %r92,31;
mov.u32 %r93,4;
mov.u32 %r94,-1;
shfl.sync.down.b32 %r91|%p78,%r89,%r93,%r92,%r94;
shfl.sync.down.b32 %r90|%p79,%r88,%r93,%r92,%r94;
mov.b64 %fd89,{%r90,%r91};
@%p7 bra $5_133;
setp.ne.s32 %p81,%r33,3;
@%p81 bra $5_134;
max.f64 %fd106,%fd105,%fd89;
bra.uni $5_135;
$5_133:
min.f64 %fd106,%fd105,%fd89;
bra.uni $5_135;
$5_134:
add.f64 %fd106,%fd105,%fd89;
$5_135:
mov.b64 {%r95,%r96},%fd106;
mov.u32 %r99,31;
mov.u32 %r100,2;
mov.u32 %r101,-1;
shfl.sync.down.b32 %r98|%p82,%r96,%r100,%r99,%r101;
shfl.sync.down.b32 %r97|%p83,%r95,%r100,%r99,%r101;
mov.b64 %fd91,{%r97,%r98};
@%p7 bra $5_138;
setp.ne.s32 %p85,%r33,3;
@%p85 bra $5_139;
max.f64 %fd107,%fd106,%fd91;
bra.uni $5_140;
$5_138:
min.f64 %fd107,%fd106,%fd91;
bra.uni $5_140;
$5_139:
add.f64 %fd107,%fd106,%fd91;
$5_140:
mov.b64 {%r102,%r103},%fd107;
mov.u32 %r106,31;
mov.u32 %r107,1;
mov.u32 %r108,-1;
shfl.sync.down.b32 %r105|%p86,%r103,%r107,%r106,%r108;
shfl.sync.down.b32 %r104|%p87,%r102,%r107,%r106,%r108;
mov.b64 %fd93,{%r104,%r105};
@%p7 bra $5_143;
setp.ne.s32 %p89,%r33,3;
@%p89 bra $5_144;
max.f64 %fd108,%fd107,%fd93;
bra.uni $5_145;
$5_143:
min.f64 %fd108,%fd107,%fd93;
bra.uni $5_145;
$5_144:
add.f64 %fd108,%fd107,%fd93;
$5_145:
setp.ne.s32 %p90,%r33,1;
@%p90 bra $5_147;
div.rn.f64 %fd108,%fd108,%fd2;
$5_147:
setp.ne.s32 %p91,%r17,0;
@%p91 bra $5_158;
bra.uni $5_148;
$5_158:
add.s32 %r120,%r120,1;
setp.lt.s32 %p97,%r120,%r38;
@%p97 bra $5_8;
$5_159:
ret;
}
`;
