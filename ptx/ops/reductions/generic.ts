// Generated from kernels/ops/reductions/generic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/reductions/generic.cu`. */
export const REDUCTIONS_GENERIC: string = `.version 8.0
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
.reg .pred %p<295>;
.reg .b16 %rs<85>;
.reg .f32 %f<141>;
.reg .b32 %r<198>;
.reg .f64 %fd<287>;
.reg .b64 %rd<239>;
ld.param.u64 %rd88,[p0];
ld.param.v2.u32 {%r191,%r192},[p1+32];
ld.param.v2.u32 {%r55,%r56},[p1+40];
ld.param.u64 %rd93,[p2];
ld.param.v2.u32 {%r59,%r60},[p3+40];
ld.param.u64 %rd98,[p4];
ld.param.v2.u32 {%r193,%r62},[p5+32];
ld.param.v2.u32 {%r63,%r64},[p5+40];
ld.param.u32 %r50,[p6];
ld.param.u32 %r51,[p7];
ld.param.u32 %r52,[p8];
ld.param.u64 %rd228,[p5+16];
ld.param.u64 %rd227,[p5+8];
ld.param.u64 %rd99,[p5];
ld.param.u64 %rd225,[p3+24];
ld.param.u64 %rd224,[p3+16];
ld.param.u64 %rd223,[p3+8];
ld.param.u64 %rd94,[p3];
ld.param.u64 %rd221,[p1+24];
ld.param.u64 %rd220,[p1+16];
ld.param.u64 %rd219,[p1+8];
ld.param.u64 %rd89,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r56,0;
@%p1 bra $0_2;
cvta.to.global.u64 %rd103,%rd88;
mul.wide.s32 %rd104,%r1,40;
add.s64 %rd105,%rd103,%rd104;
ld.global.v2.u32 {%r191,%r192},[%rd105+32];
ld.global.u64 %rd221,[%rd105+24];
ld.global.u64 %rd220,[%rd105+16];
ld.global.u64 %rd219,[%rd105+8];
ld.global.u64 %rd218,[%rd105];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd106,%r1;
mul.lo.s64 %rd107,%rd89,%rd106;
add.s64 %rd218,%rd88,%rd107;
$0_3:
setp.eq.s32 %p2,%r60,0;
@%p2 bra $0_5;
cvta.to.global.u64 %rd108,%rd93;
mul.wide.s32 %rd109,%r1,40;
add.s64 %rd110,%rd108,%rd109;
ld.global.u64 %rd225,[%rd110+24];
ld.global.u64 %rd224,[%rd110+16];
ld.global.u64 %rd223,[%rd110+8];
ld.global.u64 %rd222,[%rd110];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd111,%r1;
mul.lo.s64 %rd112,%rd94,%rd111;
add.s64 %rd222,%rd93,%rd112;
$0_6:
setp.eq.s32 %p3,%r64,0;
@%p3 bra $0_8;
cvta.to.global.u64 %rd113,%rd98;
mul.wide.s32 %rd114,%r1,40;
add.s64 %rd115,%rd113,%rd114;
ld.global.v2.u32 {%r193,%r70},[%rd115+32];
ld.global.u64 %rd228,[%rd115+16];
ld.global.u64 %rd227,[%rd115+8];
ld.global.u64 %rd226,[%rd115];
bra.uni $0_9;
$0_8:
cvt.s64.s32 %rd116,%r1;
mul.lo.s64 %rd117,%rd99,%rd116;
add.s64 %rd226,%rd98,%rd117;
$0_9:
mov.u32 %r21,%ctaid.y;
mad.lo.s32 %r71,%r21,%r52,%r52;
min.s32 %r22,%r71,%r192;
setp.lt.s32 %p4,%r55,1;
@%p4 bra $0_337;
mov.u32 %r73,%tid.x;
cvt.s64.s32 %rd118,%r73;
mul.lo.s64 %rd41,%rd220,%rd118;
mul.lo.s64 %rd42,%rd224,%rd118;
shl.b64 %rd43,%rd220,5;
shl.b64 %rd44,%rd224,5;
cvt.s64.s32 %rd119,%r21;
mul.lo.s64 %rd45,%rd227,%rd119;
mul.lo.s64 %rd48,%rd220,96;
mul.lo.s64 %rd49,%rd224,96;
mov.u32 %r194,0;
$0_11:
.pragma "nounroll";
mov.u32 %r188,%ctaid.y;
ld.param.u32 %r187,[p8];
mov.u32 %r75,%tid.y;
mad.lo.s32 %r195,%r188,%r187,%r75;
setp.ge.s32 %p5,%r195,%r22;
mov.f64 %fd268,0d0000000000000000;
mov.f64 %fd278,%fd268;
@%p5 bra $0_302;
$0_13:
.pragma "nounroll";
mov.f64 %fd1,%fd278;
setp.ge.s32 %p6,%r73,%r191;
@%p6 bra $0_301;
cvt.s64.s32 %rd120,%r195;
cvt.s64.s32 %rd121,%r194;
mul.lo.s64 %rd122,%rd221,%rd121;
add.s64 %rd123,%rd122,%rd41;
mul.lo.s64 %rd124,%rd219,%rd120;
add.s64 %rd125,%rd123,%rd124;
add.s64 %rd230,%rd218,%rd125;
mul.lo.s64 %rd126,%rd225,%rd121;
add.s64 %rd127,%rd126,%rd42;
mul.lo.s64 %rd128,%rd223,%rd120;
add.s64 %rd129,%rd127,%rd128;
add.s64 %rd229,%rd222,%rd129;
not.b32 %r80,%r73;
add.s32 %r81,%r191,%r80;
shr.u32 %r82,%r81,5;
add.s32 %r83,%r82,1;
and.b32 %r84,%r83,3;
setp.eq.s32 %p7,%r84,0;
mov.u32 %r196,%r73;
mov.f64 %fd278,%fd1;
@%p7 bra $0_138;
setp.gt.s32 %p8,%r51,1;
@%p8 bra $0_19;
setp.eq.s32 %p11,%r51,0;
@%p11 bra $0_23;
setp.eq.s32 %p12,%r51,1;
@%p12 bra $0_18;
bra.uni $0_24;
$0_18:
ld.global.nc.u16 %rs4,[%rd230];
cvt.rn.f32.u16 %f127,%rs4;
bra.uni $0_25;
$0_19:
setp.eq.s32 %p9,%r51,2;
@%p9 bra $0_22;
setp.ne.s32 %p10,%r51,3;
@%p10 bra $0_24;
ld.global.nc.u16 %rs1,[%rd230];
cvt.f32.f16 %f127,%rs1;
bra.uni $0_25;
$0_23:
ld.global.nc.u8 %r85,[%rd230];
cvt.u16.u32 %rs5,%r85;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f127,%rs6;
bra.uni $0_25;
$0_22:
ld.global.nc.s16 %rs3,[%rd230];
cvt.rn.f32.s16 %f127,%rs3;
bra.uni $0_25;
$0_24:
ld.global.nc.f32 %f127,[%rd230];
$0_25:
setp.lt.s32 %p13,%r50,5;
mov.f32 %f128,0f00000000;
@%p13 bra $0_36;
@%p8 bra $0_30;
setp.eq.s32 %p17,%r51,0;
@%p17 bra $0_34;
setp.eq.s32 %p18,%r51,1;
@%p18 bra $0_29;
bra.uni $0_35;
$0_29:
ld.global.nc.u16 %rs10,[%rd229];
cvt.rn.f32.u16 %f128,%rs10;
bra.uni $0_36;
$0_30:
setp.eq.s32 %p15,%r51,2;
@%p15 bra $0_33;
setp.ne.s32 %p16,%r51,3;
@%p16 bra $0_35;
ld.global.nc.u16 %rs7,[%rd229];
cvt.f32.f16 %f128,%rs7;
bra.uni $0_36;
$0_34:
ld.global.nc.u8 %r86,[%rd229];
cvt.u16.u32 %rs11,%r86;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f128,%rs12;
bra.uni $0_36;
$0_33:
ld.global.nc.s16 %rs9,[%rd229];
cvt.rn.f32.s16 %f128,%rs9;
bra.uni $0_36;
$0_35:
ld.global.nc.f32 %f128,[%rd229];
$0_36:
setp.gt.s32 %p19,%r50,2;
@%p19 bra $0_41;
bra.uni $0_37;
$0_41:
setp.gt.s32 %p20,%r50,4;
@%p20 bra $0_45;
setp.eq.s32 %p23,%r50,3;
@%p23 bra $0_48;
setp.eq.s32 %p24,%r50,4;
@%p24 bra $0_44;
bra.uni $0_50;
$0_37:
setp.eq.s32 %p25,%r50,0;
@%p25 bra $0_49;
setp.eq.s32 %p26,%r50,1;
@%p26 bra $0_44;
setp.eq.s32 %p27,%r50,2;
@%p27 bra $0_40;
bra.uni $0_50;
$0_40:
cvt.f64.f32 %fd127,%f127;
mul.f64 %fd257,%fd127,%fd127;
bra.uni $0_51;
$0_45:
setp.eq.s32 %p21,%r50,7;
@%p21 bra $0_47;
setp.ne.s32 %p22,%r50,5;
@%p22 bra $0_50;
$0_47:
cvt.f64.f32 %fd124,%f127;
cvt.f64.f32 %fd125,%f128;
sub.f64 %fd126,%fd124,%fd125;
abs.f64 %fd257,%fd126;
bra.uni $0_51;
$0_44:
abs.f32 %f90,%f127;
cvt.f64.f32 %fd257,%f90;
bra.uni $0_51;
$0_48:
setp.neu.f32 %p28,%f127,0f00000000;
selp.f64 %fd257,0d3FF0000000000000,0d0000000000000000,%p28;
bra.uni $0_51;
$0_49:
cvt.f64.f32 %fd257,%f127;
bra.uni $0_51;
$0_50:
cvt.f64.f32 %fd128,%f127;
cvt.f64.f32 %fd129,%f128;
sub.f64 %fd130,%fd128,%fd129;
mul.f64 %fd257,%fd130,%fd130;
$0_51:
setp.eq.s32 %p29,%r50,7;
@%p29 bra $0_53;
setp.ne.s32 %p30,%r50,4;
@%p30 bra $0_54;
$0_53:
setp.gt.f64 %p31,%fd257,%fd268;
setp.nan.f64 %p32,%fd257,%fd257;
or.pred %p33,%p31,%p32;
selp.f64 %fd268,%fd257,%fd268,%p33;
bra.uni $0_55;
$0_54:
add.f64 %fd268,%fd268,%fd257;
$0_55:
mov.u32 %r87,%tid.x;
not.b32 %r88,%r87;
add.s32 %r89,%r191,%r88;
shr.u32 %r90,%r89,5;
add.s32 %r91,%r90,1;
and.b32 %r92,%r91,3;
setp.eq.s32 %p34,%r92,1;
cvt.f64.f32 %fd131,%f127;
fma.rn.f64 %fd13,%fd131,%fd131,%fd1;
setp.gt.s32 %p35,%r193,%r55;
selp.f64 %fd278,%fd13,%fd1,%p35;
add.s64 %rd230,%rd230,%rd43;
add.s64 %rd229,%rd229,%rd44;
add.s32 %r196,%r87,32;
@%p34 bra $0_138;
@%p8 bra $0_60;
setp.eq.s32 %p39,%r51,0;
@%p39 bra $0_64;
setp.eq.s32 %p40,%r51,1;
@%p40 bra $0_59;
bra.uni $0_65;
$0_59:
ld.global.nc.u16 %rs16,[%rd230];
cvt.rn.f32.u16 %f129,%rs16;
bra.uni $0_66;
$0_60:
setp.eq.s32 %p37,%r51,2;
@%p37 bra $0_63;
setp.ne.s32 %p38,%r51,3;
@%p38 bra $0_65;
ld.global.nc.u16 %rs13,[%rd230];
cvt.f32.f16 %f129,%rs13;
bra.uni $0_66;
$0_64:
ld.global.nc.u8 %r93,[%rd230];
cvt.u16.u32 %rs17,%r93;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f129,%rs18;
bra.uni $0_66;
$0_63:
ld.global.nc.s16 %rs15,[%rd230];
cvt.rn.f32.s16 %f129,%rs15;
bra.uni $0_66;
$0_65:
ld.global.nc.f32 %f129,[%rd230];
$0_66:
mov.f32 %f130,0f00000000;
@%p13 bra $0_77;
@%p8 bra $0_71;
setp.eq.s32 %p45,%r51,0;
@%p45 bra $0_75;
setp.eq.s32 %p46,%r51,1;
@%p46 bra $0_70;
bra.uni $0_76;
$0_70:
ld.global.nc.u16 %rs22,[%rd229];
cvt.rn.f32.u16 %f130,%rs22;
bra.uni $0_77;
$0_71:
setp.eq.s32 %p43,%r51,2;
@%p43 bra $0_74;
setp.ne.s32 %p44,%r51,3;
@%p44 bra $0_76;
ld.global.nc.u16 %rs19,[%rd229];
cvt.f32.f16 %f130,%rs19;
bra.uni $0_77;
$0_75:
ld.global.nc.u8 %r94,[%rd229];
cvt.u16.u32 %rs23,%r94;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f130,%rs24;
bra.uni $0_77;
$0_74:
ld.global.nc.s16 %rs21,[%rd229];
cvt.rn.f32.s16 %f130,%rs21;
bra.uni $0_77;
$0_76:
ld.global.nc.f32 %f130,[%rd229];
$0_77:
@%p19 bra $0_82;
bra.uni $0_78;
$0_82:
setp.gt.s32 %p48,%r50,4;
@%p48 bra $0_86;
setp.eq.s32 %p51,%r50,3;
@%p51 bra $0_89;
setp.eq.s32 %p52,%r50,4;
@%p52 bra $0_85;
bra.uni $0_91;
$0_78:
setp.eq.s32 %p53,%r50,0;
@%p53 bra $0_90;
setp.eq.s32 %p54,%r50,1;
@%p54 bra $0_85;
setp.eq.s32 %p55,%r50,2;
@%p55 bra $0_81;
bra.uni $0_91;
$0_81:
cvt.f64.f32 %fd135,%f129;
mul.f64 %fd259,%fd135,%fd135;
bra.uni $0_92;
$0_86:
@%p29 bra $0_88;
setp.ne.s32 %p50,%r50,5;
@%p50 bra $0_91;
$0_88:
cvt.f64.f32 %fd132,%f129;
cvt.f64.f32 %fd133,%f130;
sub.f64 %fd134,%fd132,%fd133;
abs.f64 %fd259,%fd134;
bra.uni $0_92;
$0_85:
abs.f32 %f96,%f129;
cvt.f64.f32 %fd259,%f96;
bra.uni $0_92;
$0_89:
setp.neu.f32 %p56,%f129,0f00000000;
selp.f64 %fd259,0d3FF0000000000000,0d0000000000000000,%p56;
bra.uni $0_92;
$0_90:
cvt.f64.f32 %fd259,%f129;
bra.uni $0_92;
$0_91:
cvt.f64.f32 %fd136,%f129;
cvt.f64.f32 %fd137,%f130;
sub.f64 %fd138,%fd136,%fd137;
mul.f64 %fd259,%fd138,%fd138;
$0_92:
@%p29 bra $0_94;
setp.ne.s32 %p58,%r50,4;
@%p58 bra $0_95;
$0_94:
setp.gt.f64 %p59,%fd259,%fd268;
setp.nan.f64 %p60,%fd259,%fd259;
or.pred %p61,%p59,%p60;
selp.f64 %fd268,%fd259,%fd268,%p61;
bra.uni $0_96;
$0_95:
add.f64 %fd268,%fd268,%fd259;
$0_96:
setp.eq.s32 %p62,%r92,2;
cvt.f64.f32 %fd139,%f129;
fma.rn.f64 %fd25,%fd139,%fd139,%fd13;
selp.f64 %fd278,%fd25,%fd1,%p35;
add.s64 %rd230,%rd230,%rd43;
add.s64 %rd229,%rd229,%rd44;
add.s32 %r196,%r87,64;
@%p62 bra $0_138;
@%p8 bra $0_101;
setp.eq.s32 %p67,%r51,0;
@%p67 bra $0_105;
setp.eq.s32 %p68,%r51,1;
@%p68 bra $0_100;
bra.uni $0_106;
$0_100:
ld.global.nc.u16 %rs28,[%rd230];
cvt.rn.f32.u16 %f131,%rs28;
bra.uni $0_107;
$0_101:
setp.eq.s32 %p65,%r51,2;
@%p65 bra $0_104;
setp.ne.s32 %p66,%r51,3;
@%p66 bra $0_106;
ld.global.nc.u16 %rs25,[%rd230];
cvt.f32.f16 %f131,%rs25;
bra.uni $0_107;
$0_105:
ld.global.nc.u8 %r101,[%rd230];
cvt.u16.u32 %rs29,%r101;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f131,%rs30;
bra.uni $0_107;
$0_104:
ld.global.nc.s16 %rs27,[%rd230];
cvt.rn.f32.s16 %f131,%rs27;
bra.uni $0_107;
$0_106:
ld.global.nc.f32 %f131,[%rd230];
$0_107:
mov.f32 %f132,0f00000000;
@%p13 bra $0_118;
@%p8 bra $0_112;
setp.eq.s32 %p73,%r51,0;
@%p73 bra $0_116;
setp.eq.s32 %p74,%r51,1;
@%p74 bra $0_111;
bra.uni $0_117;
$0_111:
ld.global.nc.u16 %rs34,[%rd229];
cvt.rn.f32.u16 %f132,%rs34;
bra.uni $0_118;
$0_112:
setp.eq.s32 %p71,%r51,2;
@%p71 bra $0_115;
setp.ne.s32 %p72,%r51,3;
@%p72 bra $0_117;
ld.global.nc.u16 %rs31,[%rd229];
cvt.f32.f16 %f132,%rs31;
bra.uni $0_118;
$0_116:
ld.global.nc.u8 %r102,[%rd229];
cvt.u16.u32 %rs35,%r102;
and.b16 %rs36,%rs35,255;
cvt.rn.f32.u16 %f132,%rs36;
bra.uni $0_118;
$0_115:
ld.global.nc.s16 %rs33,[%rd229];
cvt.rn.f32.s16 %f132,%rs33;
bra.uni $0_118;
$0_117:
ld.global.nc.f32 %f132,[%rd229];
$0_118:
@%p19 bra $0_123;
bra.uni $0_119;
$0_123:
setp.gt.s32 %p76,%r50,4;
@%p76 bra $0_127;
setp.eq.s32 %p79,%r50,3;
@%p79 bra $0_130;
setp.eq.s32 %p80,%r50,4;
@%p80 bra $0_126;
bra.uni $0_132;
$0_119:
setp.eq.s32 %p81,%r50,0;
@%p81 bra $0_131;
setp.eq.s32 %p82,%r50,1;
@%p82 bra $0_126;
setp.eq.s32 %p83,%r50,2;
@%p83 bra $0_122;
bra.uni $0_132;
$0_122:
cvt.f64.f32 %fd143,%f131;
mul.f64 %fd261,%fd143,%fd143;
bra.uni $0_133;
$0_127:
@%p29 bra $0_129;
setp.ne.s32 %p78,%r50,5;
@%p78 bra $0_132;
$0_129:
cvt.f64.f32 %fd140,%f131;
cvt.f64.f32 %fd141,%f132;
sub.f64 %fd142,%fd140,%fd141;
abs.f64 %fd261,%fd142;
bra.uni $0_133;
$0_126:
abs.f32 %f102,%f131;
cvt.f64.f32 %fd261,%f102;
bra.uni $0_133;
$0_130:
setp.neu.f32 %p84,%f131,0f00000000;
selp.f64 %fd261,0d3FF0000000000000,0d0000000000000000,%p84;
bra.uni $0_133;
$0_131:
cvt.f64.f32 %fd261,%f131;
bra.uni $0_133;
$0_132:
cvt.f64.f32 %fd144,%f131;
cvt.f64.f32 %fd145,%f132;
sub.f64 %fd146,%fd144,%fd145;
mul.f64 %fd261,%fd146,%fd146;
$0_133:
@%p29 bra $0_135;
setp.ne.s32 %p86,%r50,4;
@%p86 bra $0_136;
$0_135:
setp.gt.f64 %p87,%fd261,%fd268;
setp.nan.f64 %p88,%fd261,%fd261;
or.pred %p89,%p87,%p88;
selp.f64 %fd268,%fd261,%fd268,%p89;
bra.uni $0_137;
$0_136:
add.f64 %fd268,%fd268,%fd261;
$0_137:
cvt.f64.f32 %fd147,%f131;
fma.rn.f64 %fd148,%fd147,%fd147,%fd25;
selp.f64 %fd278,%fd148,%fd1,%p35;
add.s64 %rd230,%rd230,%rd43;
add.s64 %rd229,%rd229,%rd44;
add.s32 %r196,%r87,96;
$0_138:
setp.lt.u32 %p91,%r81,96;
@%p91 bra $0_301;
shl.b64 %rd215,%rd220,6;
shl.b64 %rd214,%rd224,6;
add.s64 %rd236,%rd229,%rd49;
add.s64 %rd235,%rd229,%rd214;
add.s64 %rd234,%rd229,%rd44;
add.s64 %rd233,%rd230,%rd48;
add.s64 %rd232,%rd230,%rd215;
add.s64 %rd231,%rd230,%rd43;
$0_140:
.pragma "nounroll";
setp.gt.s32 %p92,%r51,1;
@%p92 bra $0_144;
setp.eq.s32 %p95,%r51,0;
@%p95 bra $0_148;
setp.eq.s32 %p96,%r51,1;
@%p96 bra $0_143;
bra.uni $0_149;
$0_143:
ld.global.nc.u16 %rs40,[%rd230];
cvt.rn.f32.u16 %f133,%rs40;
bra.uni $0_150;
$0_144:
setp.eq.s32 %p93,%r51,2;
@%p93 bra $0_147;
setp.ne.s32 %p94,%r51,3;
@%p94 bra $0_149;
ld.global.nc.u16 %rs37,[%rd230];
cvt.f32.f16 %f133,%rs37;
bra.uni $0_150;
$0_148:
ld.global.nc.u8 %r107,[%rd230];
cvt.u16.u32 %rs41,%r107;
and.b16 %rs42,%rs41,255;
cvt.rn.f32.u16 %f133,%rs42;
bra.uni $0_150;
$0_147:
ld.global.nc.s16 %rs39,[%rd230];
cvt.rn.f32.s16 %f133,%rs39;
bra.uni $0_150;
$0_149:
ld.global.nc.f32 %f133,[%rd230];
$0_150:
setp.lt.s32 %p97,%r50,5;
mov.f32 %f134,0f00000000;
@%p97 bra $0_161;
@%p92 bra $0_155;
setp.eq.s32 %p101,%r51,0;
@%p101 bra $0_159;
setp.eq.s32 %p102,%r51,1;
@%p102 bra $0_154;
bra.uni $0_160;
$0_154:
ld.global.nc.u16 %rs46,[%rd229];
cvt.rn.f32.u16 %f134,%rs46;
bra.uni $0_161;
$0_155:
setp.eq.s32 %p99,%r51,2;
@%p99 bra $0_158;
setp.ne.s32 %p100,%r51,3;
@%p100 bra $0_160;
ld.global.nc.u16 %rs43,[%rd229];
cvt.f32.f16 %f134,%rs43;
bra.uni $0_161;
$0_159:
ld.global.nc.u8 %r108,[%rd229];
cvt.u16.u32 %rs47,%r108;
and.b16 %rs48,%rs47,255;
cvt.rn.f32.u16 %f134,%rs48;
bra.uni $0_161;
$0_158:
ld.global.nc.s16 %rs45,[%rd229];
cvt.rn.f32.s16 %f134,%rs45;
bra.uni $0_161;
$0_160:
ld.global.nc.f32 %f134,[%rd229];
$0_161:
setp.gt.s32 %p103,%r50,2;
@%p103 bra $0_166;
bra.uni $0_162;
$0_166:
setp.gt.s32 %p104,%r50,4;
@%p104 bra $0_170;
setp.eq.s32 %p107,%r50,3;
@%p107 bra $0_173;
setp.eq.s32 %p108,%r50,4;
@%p108 bra $0_169;
bra.uni $0_175;
$0_162:
setp.eq.s32 %p109,%r50,0;
@%p109 bra $0_174;
setp.eq.s32 %p110,%r50,1;
@%p110 bra $0_169;
setp.eq.s32 %p111,%r50,2;
@%p111 bra $0_165;
bra.uni $0_175;
$0_165:
cvt.f64.f32 %fd152,%f133;
mul.f64 %fd269,%fd152,%fd152;
bra.uni $0_176;
$0_170:
setp.eq.s32 %p105,%r50,7;
@%p105 bra $0_172;
setp.ne.s32 %p106,%r50,5;
@%p106 bra $0_175;
$0_172:
cvt.f64.f32 %fd149,%f133;
cvt.f64.f32 %fd150,%f134;
sub.f64 %fd151,%fd149,%fd150;
abs.f64 %fd269,%fd151;
bra.uni $0_176;
$0_169:
abs.f32 %f108,%f133;
cvt.f64.f32 %fd269,%f108;
bra.uni $0_176;
$0_173:
setp.neu.f32 %p112,%f133,0f00000000;
selp.f64 %fd269,0d3FF0000000000000,0d0000000000000000,%p112;
bra.uni $0_176;
$0_174:
cvt.f64.f32 %fd269,%f133;
bra.uni $0_176;
$0_175:
cvt.f64.f32 %fd153,%f133;
cvt.f64.f32 %fd154,%f134;
sub.f64 %fd155,%fd153,%fd154;
mul.f64 %fd269,%fd155,%fd155;
$0_176:
setp.eq.s32 %p113,%r50,7;
@%p113 bra $0_178;
setp.ne.s32 %p114,%r50,4;
@%p114 bra $0_179;
$0_178:
setp.gt.f64 %p115,%fd269,%fd268;
setp.nan.f64 %p116,%fd269,%fd269;
or.pred %p117,%p115,%p116;
selp.f64 %fd270,%fd269,%fd268,%p117;
bra.uni $0_180;
$0_179:
add.f64 %fd270,%fd268,%fd269;
$0_180:
cvt.f64.f32 %fd156,%f133;
fma.rn.f64 %fd54,%fd156,%fd156,%fd278;
@%p92 bra $0_184;
setp.eq.s32 %p121,%r51,0;
@%p121 bra $0_188;
setp.eq.s32 %p122,%r51,1;
@%p122 bra $0_183;
bra.uni $0_189;
$0_183:
ld.global.nc.u16 %rs52,[%rd231];
cvt.rn.f32.u16 %f135,%rs52;
bra.uni $0_190;
$0_184:
setp.eq.s32 %p119,%r51,2;
@%p119 bra $0_187;
setp.ne.s32 %p120,%r51,3;
@%p120 bra $0_189;
ld.global.nc.u16 %rs49,[%rd231];
cvt.f32.f16 %f135,%rs49;
bra.uni $0_190;
$0_188:
ld.global.nc.u8 %r109,[%rd231];
cvt.u16.u32 %rs53,%r109;
and.b16 %rs54,%rs53,255;
cvt.rn.f32.u16 %f135,%rs54;
bra.uni $0_190;
$0_187:
ld.global.nc.s16 %rs51,[%rd231];
cvt.rn.f32.s16 %f135,%rs51;
bra.uni $0_190;
$0_189:
ld.global.nc.f32 %f135,[%rd231];
$0_190:
mov.f32 %f136,0f00000000;
@%p97 bra $0_201;
@%p92 bra $0_195;
setp.eq.s32 %p127,%r51,0;
@%p127 bra $0_199;
setp.eq.s32 %p128,%r51,1;
@%p128 bra $0_194;
bra.uni $0_200;
$0_194:
ld.global.nc.u16 %rs58,[%rd234];
cvt.rn.f32.u16 %f136,%rs58;
bra.uni $0_201;
$0_195:
setp.eq.s32 %p125,%r51,2;
@%p125 bra $0_198;
setp.ne.s32 %p126,%r51,3;
@%p126 bra $0_200;
ld.global.nc.u16 %rs55,[%rd234];
cvt.f32.f16 %f136,%rs55;
bra.uni $0_201;
$0_199:
ld.global.nc.u8 %r110,[%rd234];
cvt.u16.u32 %rs59,%r110;
and.b16 %rs60,%rs59,255;
cvt.rn.f32.u16 %f136,%rs60;
bra.uni $0_201;
$0_198:
ld.global.nc.s16 %rs57,[%rd234];
cvt.rn.f32.s16 %f136,%rs57;
bra.uni $0_201;
$0_200:
ld.global.nc.f32 %f136,[%rd234];
$0_201:
@%p103 bra $0_206;
bra.uni $0_202;
$0_206:
setp.gt.s32 %p130,%r50,4;
@%p130 bra $0_210;
setp.eq.s32 %p133,%r50,3;
@%p133 bra $0_213;
setp.eq.s32 %p134,%r50,4;
@%p134 bra $0_209;
bra.uni $0_215;
$0_202:
setp.eq.s32 %p135,%r50,0;
@%p135 bra $0_214;
setp.eq.s32 %p136,%r50,1;
@%p136 bra $0_209;
setp.eq.s32 %p137,%r50,2;
@%p137 bra $0_205;
bra.uni $0_215;
$0_205:
cvt.f64.f32 %fd160,%f135;
mul.f64 %fd271,%fd160,%fd160;
bra.uni $0_216;
$0_210:
@%p113 bra $0_212;
setp.ne.s32 %p132,%r50,5;
@%p132 bra $0_215;
$0_212:
cvt.f64.f32 %fd157,%f135;
cvt.f64.f32 %fd158,%f136;
sub.f64 %fd159,%fd157,%fd158;
abs.f64 %fd271,%fd159;
bra.uni $0_216;
$0_209:
abs.f32 %f114,%f135;
cvt.f64.f32 %fd271,%f114;
bra.uni $0_216;
$0_213:
setp.neu.f32 %p138,%f135,0f00000000;
selp.f64 %fd271,0d3FF0000000000000,0d0000000000000000,%p138;
bra.uni $0_216;
$0_214:
cvt.f64.f32 %fd271,%f135;
bra.uni $0_216;
$0_215:
cvt.f64.f32 %fd161,%f135;
cvt.f64.f32 %fd162,%f136;
sub.f64 %fd163,%fd161,%fd162;
mul.f64 %fd271,%fd163,%fd163;
$0_216:
@%p113 bra $0_218;
setp.ne.s32 %p140,%r50,4;
@%p140 bra $0_219;
$0_218:
setp.gt.f64 %p141,%fd271,%fd270;
setp.nan.f64 %p142,%fd271,%fd271;
or.pred %p143,%p141,%p142;
selp.f64 %fd272,%fd271,%fd270,%p143;
bra.uni $0_220;
$0_219:
add.f64 %fd272,%fd270,%fd271;
$0_220:
cvt.f64.f32 %fd164,%f135;
fma.rn.f64 %fd65,%fd164,%fd164,%fd54;
@%p92 bra $0_224;
setp.eq.s32 %p147,%r51,0;
@%p147 bra $0_228;
setp.eq.s32 %p148,%r51,1;
@%p148 bra $0_223;
bra.uni $0_229;
$0_223:
ld.global.nc.u16 %rs64,[%rd232];
cvt.rn.f32.u16 %f137,%rs64;
bra.uni $0_230;
$0_224:
setp.eq.s32 %p145,%r51,2;
@%p145 bra $0_227;
setp.ne.s32 %p146,%r51,3;
@%p146 bra $0_229;
ld.global.nc.u16 %rs61,[%rd232];
cvt.f32.f16 %f137,%rs61;
bra.uni $0_230;
$0_228:
ld.global.nc.u8 %r111,[%rd232];
cvt.u16.u32 %rs65,%r111;
and.b16 %rs66,%rs65,255;
cvt.rn.f32.u16 %f137,%rs66;
bra.uni $0_230;
$0_227:
ld.global.nc.s16 %rs63,[%rd232];
cvt.rn.f32.s16 %f137,%rs63;
bra.uni $0_230;
$0_229:
ld.global.nc.f32 %f137,[%rd232];
$0_230:
mov.f32 %f138,0f00000000;
@%p97 bra $0_241;
@%p92 bra $0_235;
setp.eq.s32 %p153,%r51,0;
@%p153 bra $0_239;
setp.eq.s32 %p154,%r51,1;
@%p154 bra $0_234;
bra.uni $0_240;
$0_234:
ld.global.nc.u16 %rs70,[%rd235];
cvt.rn.f32.u16 %f138,%rs70;
bra.uni $0_241;
$0_235:
setp.eq.s32 %p151,%r51,2;
@%p151 bra $0_238;
setp.ne.s32 %p152,%r51,3;
@%p152 bra $0_240;
ld.global.nc.u16 %rs67,[%rd235];
cvt.f32.f16 %f138,%rs67;
bra.uni $0_241;
$0_239:
ld.global.nc.u8 %r112,[%rd235];
cvt.u16.u32 %rs71,%r112;
and.b16 %rs72,%rs71,255;
cvt.rn.f32.u16 %f138,%rs72;
bra.uni $0_241;
$0_238:
ld.global.nc.s16 %rs69,[%rd235];
cvt.rn.f32.s16 %f138,%rs69;
bra.uni $0_241;
$0_240:
ld.global.nc.f32 %f138,[%rd235];
$0_241:
@%p103 bra $0_246;
bra.uni $0_242;
$0_246:
setp.gt.s32 %p156,%r50,4;
@%p156 bra $0_250;
setp.eq.s32 %p159,%r50,3;
@%p159 bra $0_253;
setp.eq.s32 %p160,%r50,4;
@%p160 bra $0_249;
bra.uni $0_255;
$0_242:
setp.eq.s32 %p161,%r50,0;
@%p161 bra $0_254;
setp.eq.s32 %p162,%r50,1;
@%p162 bra $0_249;
setp.eq.s32 %p163,%r50,2;
@%p163 bra $0_245;
bra.uni $0_255;
$0_245:
cvt.f64.f32 %fd168,%f137;
mul.f64 %fd273,%fd168,%fd168;
bra.uni $0_256;
$0_250:
@%p113 bra $0_252;
setp.ne.s32 %p158,%r50,5;
@%p158 bra $0_255;
$0_252:
cvt.f64.f32 %fd165,%f137;
cvt.f64.f32 %fd166,%f138;
sub.f64 %fd167,%fd165,%fd166;
abs.f64 %fd273,%fd167;
bra.uni $0_256;
$0_249:
abs.f32 %f120,%f137;
cvt.f64.f32 %fd273,%f120;
bra.uni $0_256;
$0_253:
setp.neu.f32 %p164,%f137,0f00000000;
selp.f64 %fd273,0d3FF0000000000000,0d0000000000000000,%p164;
bra.uni $0_256;
$0_254:
cvt.f64.f32 %fd273,%f137;
bra.uni $0_256;
$0_255:
cvt.f64.f32 %fd169,%f137;
cvt.f64.f32 %fd170,%f138;
sub.f64 %fd171,%fd169,%fd170;
mul.f64 %fd273,%fd171,%fd171;
$0_256:
@%p113 bra $0_258;
setp.ne.s32 %p166,%r50,4;
@%p166 bra $0_259;
$0_258:
setp.gt.f64 %p167,%fd273,%fd272;
setp.nan.f64 %p168,%fd273,%fd273;
or.pred %p169,%p167,%p168;
selp.f64 %fd274,%fd273,%fd272,%p169;
bra.uni $0_260;
$0_259:
add.f64 %fd274,%fd272,%fd273;
$0_260:
cvt.f64.f32 %fd172,%f137;
fma.rn.f64 %fd76,%fd172,%fd172,%fd65;
@%p92 bra $0_264;
setp.eq.s32 %p173,%r51,0;
@%p173 bra $0_268;
setp.eq.s32 %p174,%r51,1;
@%p174 bra $0_263;
bra.uni $0_269;
$0_263:
ld.global.nc.u16 %rs76,[%rd233];
cvt.rn.f32.u16 %f139,%rs76;
bra.uni $0_270;
$0_264:
setp.eq.s32 %p171,%r51,2;
@%p171 bra $0_267;
setp.ne.s32 %p172,%r51,3;
@%p172 bra $0_269;
ld.global.nc.u16 %rs73,[%rd233];
cvt.f32.f16 %f139,%rs73;
bra.uni $0_270;
$0_268:
ld.global.nc.u8 %r113,[%rd233];
cvt.u16.u32 %rs77,%r113;
and.b16 %rs78,%rs77,255;
cvt.rn.f32.u16 %f139,%rs78;
bra.uni $0_270;
$0_267:
ld.global.nc.s16 %rs75,[%rd233];
cvt.rn.f32.s16 %f139,%rs75;
bra.uni $0_270;
$0_269:
ld.global.nc.f32 %f139,[%rd233];
$0_270:
mov.f32 %f140,0f00000000;
@%p97 bra $0_281;
@%p92 bra $0_275;
setp.eq.s32 %p179,%r51,0;
@%p179 bra $0_279;
setp.eq.s32 %p180,%r51,1;
@%p180 bra $0_274;
bra.uni $0_280;
$0_274:
ld.global.nc.u16 %rs82,[%rd236];
cvt.rn.f32.u16 %f140,%rs82;
bra.uni $0_281;
$0_275:
setp.eq.s32 %p177,%r51,2;
@%p177 bra $0_278;
setp.ne.s32 %p178,%r51,3;
@%p178 bra $0_280;
ld.global.nc.u16 %rs79,[%rd236];
cvt.f32.f16 %f140,%rs79;
bra.uni $0_281;
$0_279:
ld.global.nc.u8 %r114,[%rd236];
cvt.u16.u32 %rs83,%r114;
and.b16 %rs84,%rs83,255;
cvt.rn.f32.u16 %f140,%rs84;
bra.uni $0_281;
$0_278:
ld.global.nc.s16 %rs81,[%rd236];
cvt.rn.f32.s16 %f140,%rs81;
bra.uni $0_281;
$0_280:
ld.global.nc.f32 %f140,[%rd236];
$0_281:
@%p103 bra $0_286;
bra.uni $0_282;
$0_286:
setp.gt.s32 %p182,%r50,4;
@%p182 bra $0_290;
setp.eq.s32 %p185,%r50,3;
@%p185 bra $0_293;
setp.eq.s32 %p186,%r50,4;
@%p186 bra $0_289;
bra.uni $0_295;
$0_282:
setp.eq.s32 %p187,%r50,0;
@%p187 bra $0_294;
setp.eq.s32 %p188,%r50,1;
@%p188 bra $0_289;
setp.eq.s32 %p189,%r50,2;
@%p189 bra $0_285;
bra.uni $0_295;
$0_285:
cvt.f64.f32 %fd176,%f139;
mul.f64 %fd275,%fd176,%fd176;
bra.uni $0_296;
$0_290:
@%p113 bra $0_292;
setp.ne.s32 %p184,%r50,5;
@%p184 bra $0_295;
$0_292:
cvt.f64.f32 %fd173,%f139;
cvt.f64.f32 %fd174,%f140;
sub.f64 %fd175,%fd173,%fd174;
abs.f64 %fd275,%fd175;
bra.uni $0_296;
$0_289:
abs.f32 %f126,%f139;
cvt.f64.f32 %fd275,%f126;
bra.uni $0_296;
$0_293:
setp.neu.f32 %p190,%f139,0f00000000;
selp.f64 %fd275,0d3FF0000000000000,0d0000000000000000,%p190;
bra.uni $0_296;
$0_294:
cvt.f64.f32 %fd275,%f139;
bra.uni $0_296;
$0_295:
cvt.f64.f32 %fd177,%f139;
cvt.f64.f32 %fd178,%f140;
sub.f64 %fd179,%fd177,%fd178;
mul.f64 %fd275,%fd179,%fd179;
$0_296:
@%p113 bra $0_298;
setp.ne.s32 %p192,%r50,4;
@%p192 bra $0_299;
$0_298:
setp.gt.f64 %p193,%fd275,%fd274;
setp.nan.f64 %p194,%fd275,%fd275;
or.pred %p195,%p193,%p194;
selp.f64 %fd268,%fd275,%fd274,%p195;
bra.uni $0_300;
$0_299:
add.f64 %fd268,%fd274,%fd275;
$0_300:
shl.b64 %rd217,%rd224,7;
shl.b64 %rd216,%rd220,7;
cvt.f64.f32 %fd180,%f139;
fma.rn.f64 %fd181,%fd180,%fd180,%fd76;
setp.gt.s32 %p196,%r193,%r55;
selp.f64 %fd278,%fd181,%fd278,%p196;
add.s64 %rd230,%rd230,%rd216;
add.s64 %rd229,%rd229,%rd217;
add.s64 %rd236,%rd236,%rd217;
add.s64 %rd235,%rd235,%rd217;
add.s64 %rd234,%rd234,%rd217;
add.s64 %rd233,%rd233,%rd216;
add.s64 %rd232,%rd232,%rd216;
add.s64 %rd231,%rd231,%rd216;
add.s32 %r196,%r196,128;
setp.lt.s32 %p197,%r196,%r191;
@%p197 bra $0_140;
$0_301:
add.s32 %r195,%r195,8;
setp.lt.s32 %p198,%r195,%r22;
@%p198 bra $0_13;
$0_302:
mov.b64 {%r115,%r116},%fd268;
mov.u32 %r119,31;
mov.u32 %r120,16;
mov.u32 %r121,-1;
shfl.sync.down.b32 %r118|%p199,%r116,%r120,%r119,%r121;
shfl.sync.down.b32 %r117|%p200,%r115,%r120,%r119,%r121;
mov.b64 %fd183,{%r117,%r118};
setp.eq.s32 %p201,%r50,7;
@%p201 bra $0_304;
setp.ne.s32 %p202,%r50,4;
@%p202 bra $0_305;
$0_304:
setp.gt.f64 %p203,%fd183,%fd268;
setp.nan.f64 %p204,%fd183,%fd183;
or.pred %p205,%p203,%p204;
selp.f64 %fd281,%fd183,%fd268,%p205;
bra.uni $0_306;
$0_305:
add.f64 %fd281,%fd268,%fd183;
$0_306:
mov.b64 {%r122,%r123},%fd281;
mov.u32 %r126,31;
mov.u32 %r127,8;
mov.u32 %r128,-1;
shfl.sync.down.b32 %r125|%p206,%r123,%r127,%r126,%r128;
shfl.sync.down.b32 %r124|%p207,%r122,%r127,%r126,%r128;
mov.b64 %fd185,{%r124,%r125};
@%p201 bra $0_308;
setp.ne.s32 %p209,%r50,4;
@%p209 bra $0_309;
$0_308:
setp.gt.f64 %p210,%fd185,%fd281;
setp.nan.f64 %p211,%fd185,%fd185;
or.pred %p212,%p210,%p211;
selp.f64 %fd282,%fd185,%fd281,%p212;
bra.uni $0_310;
$0_309:
add.f64 %fd282,%fd281,%fd185;
$0_310:
mov.b64 {%r129,%r130},%fd282;
mov.u32 %r133,31;
mov.u32 %r134,4;
mov.u32 %r135,-1;
shfl.sync.down.b32 %r132|%p213,%r130,%r134,%r133,%r135;
shfl.sync.down.b32 %r131|%p214,%r129,%r134,%r133,%r135;
mov.b64 %fd187,{%r131,%r132};
@%p201 bra $0_312;
setp.ne.s32 %p216,%r50,4;
@%p216 bra $0_313;
$0_312:
setp.gt.f64 %p217,%fd187,%fd282;
setp.nan.f64 %p218,%fd187,%fd187;
or.pred %p219,%p217,%p218;
selp.f64 %fd283,%fd187,%fd282,%p219;
bra.uni $0_314;
$0_313:
add.f64 %fd283,%fd282,%fd187;
$0_314:
mov.b64 {%r136,%r137},%fd283;
mov.u32 %r140,31;
mov.u32 %r141,2;
mov.u32 %r142,-1;
shfl.sync.down.b32 %r139|%p220,%r137,%r141,%r140,%r142;
shfl.sync.down.b32 %r138|%p221,%r136,%r141,%r140,%r142;
mov.b64 %fd189,{%r138,%r139};
@%p201 bra $0_316;
setp.ne.s32 %p223,%r50,4;
@%p223 bra $0_317;
$0_316:
setp.gt.f64 %p224,%fd189,%fd283;
setp.nan.f64 %p225,%fd189,%fd189;
or.pred %p226,%p224,%p225;
selp.f64 %fd284,%fd189,%fd283,%p226;
bra.uni $0_318;
$0_317:
add.f64 %fd284,%fd283,%fd189;
$0_318:
mov.b64 {%r143,%r144},%fd284;
mov.u32 %r147,31;
mov.u32 %r148,1;
mov.u32 %r149,-1;
shfl.sync.down.b32 %r146|%p227,%r144,%r148,%r147,%r149;
shfl.sync.down.b32 %r145|%p228,%r143,%r148,%r147,%r149;
mov.b64 %fd191,{%r145,%r146};
@%p201 bra $0_320;
setp.ne.s32 %p230,%r50,4;
@%p230 bra $0_321;
$0_320:
setp.gt.f64 %p231,%fd191,%fd284;
setp.nan.f64 %p232,%fd191,%fd191;
or.pred %p233,%p231,%p232;
selp.f64 %fd285,%fd191,%fd284,%p233;
bra.uni $0_322;
$0_321:
add.f64 %fd285,%fd284,%fd191;
$0_322:
setp.ne.s32 %p234,%r73,0;
@%p234 bra $0_324;
mov.u32 %r189,%tid.y;
mul.wide.u32 %rd200,%r189,8;
mov.u64 %rd201,_ZZ12across_blockbdE7of_warp;
add.s64 %rd202,%rd201,%rd200;
st.shared.f64 [%rd202],%fd285;
$0_324:
bar.sync 0;
ld.shared.f64 %fd112,[_ZZ12across_blockbdE7of_warp];
@%p201 bra $0_327;
setp.ne.s32 %p236,%r50,4;
@%p236 bra $0_328;
ld.shared.f64 %fd192,[_ZZ12across_blockbdE7of_warp+8];
setp.gt.f64 %p237,%fd192,%fd112;
setp.nan.f64 %p238,%fd192,%fd192;
or.pred %p239,%p237,%p238;
selp.f64 %fd193,%fd192,%fd112,%p239;
ld.shared.f64 %fd194,[_ZZ12across_blockbdE7of_warp+16];
setp.gt.f64 %p240,%fd194,%fd193;
setp.nan.f64 %p241,%fd194,%fd194;
or.pred %p242,%p240,%p241;
selp.f64 %fd195,%fd194,%fd193,%p242;
ld.shared.f64 %fd196,[_ZZ12across_blockbdE7of_warp+24];
setp.gt.f64 %p243,%fd196,%fd195;
setp.nan.f64 %p244,%fd196,%fd196;
or.pred %p245,%p243,%p244;
selp.f64 %fd197,%fd196,%fd195,%p245;
ld.shared.f64 %fd198,[_ZZ12across_blockbdE7of_warp+32];
setp.gt.f64 %p246,%fd198,%fd197;
setp.nan.f64 %p247,%fd198,%fd198;
or.pred %p248,%p246,%p247;
selp.f64 %fd199,%fd198,%fd197,%p248;
ld.shared.f64 %fd200,[_ZZ12across_blockbdE7of_warp+40];
setp.gt.f64 %p249,%fd200,%fd199;
setp.nan.f64 %p250,%fd200,%fd200;
or.pred %p251,%p249,%p250;
selp.f64 %fd201,%fd200,%fd199,%p251;
ld.shared.f64 %fd202,[_ZZ12across_blockbdE7of_warp+48];
setp.gt.f64 %p252,%fd202,%fd201;
setp.nan.f64 %p253,%fd202,%fd202;
or.pred %p254,%p252,%p253;
selp.f64 %fd203,%fd202,%fd201,%p254;
ld.shared.f64 %fd204,[_ZZ12across_blockbdE7of_warp+56];
setp.gt.f64 %p255,%fd204,%fd203;
setp.nan.f64 %p256,%fd204,%fd204;
or.pred %p257,%p255,%p256;
selp.f64 %fd286,%fd204,%fd203,%p257;
bra.uni $0_329;
$0_327:
ld.shared.f64 %fd205,[_ZZ12across_blockbdE7of_warp+8];
setp.gt.f64 %p258,%fd205,%fd112;
setp.nan.f64 %p259,%fd205,%fd205;
or.pred %p260,%p258,%p259;
selp.f64 %fd206,%fd205,%fd112,%p260;
ld.shared.f64 %fd207,[_ZZ12across_blockbdE7of_warp+16];
setp.gt.f64 %p261,%fd207,%fd206;
setp.nan.f64 %p262,%fd207,%fd207;
or.pred %p263,%p261,%p262;
selp.f64 %fd208,%fd207,%fd206,%p263;
ld.shared.f64 %fd209,[_ZZ12across_blockbdE7of_warp+24];
setp.gt.f64 %p264,%fd209,%fd208;
setp.nan.f64 %p265,%fd209,%fd209;
or.pred %p266,%p264,%p265;
selp.f64 %fd210,%fd209,%fd208,%p266;
ld.shared.f64 %fd211,[_ZZ12across_blockbdE7of_warp+32];
setp.gt.f64 %p267,%fd211,%fd210;
setp.nan.f64 %p268,%fd211,%fd211;
or.pred %p269,%p267,%p268;
selp.f64 %fd212,%fd211,%fd210,%p269;
ld.shared.f64 %fd213,[_ZZ12across_blockbdE7of_warp+40];
setp.gt.f64 %p270,%fd213,%fd212;
setp.nan.f64 %p271,%fd213,%fd213;
or.pred %p272,%p270,%p271;
selp.f64 %fd214,%fd213,%fd212,%p272;
ld.shared.f64 %fd215,[_ZZ12across_blockbdE7of_warp+48];
setp.gt.f64 %p273,%fd215,%fd214;
setp.nan.f64 %p274,%fd215,%fd215;
or.pred %p275,%p273,%p274;
selp.f64 %fd216,%fd215,%fd214,%p275;
ld.shared.f64 %fd217,[_ZZ12across_blockbdE7of_warp+56];
setp.gt.f64 %p276,%fd217,%fd216;
setp.nan.f64 %p277,%fd217,%fd217;
or.pred %p278,%p276,%p277;
selp.f64 %fd286,%fd217,%fd216,%p278;
bra.uni $0_329;
$0_328:
ld.shared.f64 %fd218,[_ZZ12across_blockbdE7of_warp+8];
add.f64 %fd219,%fd112,%fd218;
ld.shared.f64 %fd220,[_ZZ12across_blockbdE7of_warp+16];
add.f64 %fd221,%fd219,%fd220;
ld.shared.f64 %fd222,[_ZZ12across_blockbdE7of_warp+24];
add.f64 %fd223,%fd221,%fd222;
ld.shared.f64 %fd224,[_ZZ12across_blockbdE7of_warp+32];
add.f64 %fd225,%fd223,%fd224;
ld.shared.f64 %fd226,[_ZZ12across_blockbdE7of_warp+40];
add.f64 %fd227,%fd225,%fd226;
ld.shared.f64 %fd228,[_ZZ12across_blockbdE7of_warp+48];
add.f64 %fd229,%fd227,%fd228;
ld.shared.f64 %fd230,[_ZZ12across_blockbdE7of_warp+56];
add.f64 %fd286,%fd229,%fd230;
$0_329:
mov.u32 %r186,%tid.y;
or.b32 %r152,%r73,%r186;
setp.ne.s32 %p279,%r152,0;
bar.sync 0;
@%p279 bra $0_331;
cvt.s64.s32 %rd203,%r194;
mul.lo.s64 %rd204,%rd228,%rd203;
add.s64 %rd205,%rd204,%rd45;
add.s64 %rd206,%rd226,%rd205;
st.f64 [%rd206],%fd286;
$0_331:
setp.le.s32 %p280,%r193,%r55;
@%p280 bra $0_336;
setp.ne.s32 %p294,%r73,0;
mov.b64 {%r153,%r154},%fd278;
mov.u32 %r174,2;
mov.u32 %r175,31;
mov.u32 %r176,16;
mov.u32 %r177,-1;
shfl.sync.down.b32 %r156|%p282,%r154,%r176,%r175,%r177;
shfl.sync.down.b32 %r155|%p283,%r153,%r176,%r175,%r177;
mov.b64 %fd232,{%r155,%r156};
add.f64 %fd233,%fd278,%fd232;
mov.b64 {%r157,%r158},%fd233;
mov.u32 %r178,8;
shfl.sync.down.b32 %r160|%p284,%r158,%r178,%r175,%r177;
shfl.sync.down.b32 %r159|%p285,%r157,%r178,%r175,%r177;
mov.b64 %fd234,{%r159,%r160};
add.f64 %fd235,%fd233,%fd234;
mov.b64 {%r161,%r162},%fd235;
mov.u32 %r179,4;
shfl.sync.down.b32 %r164|%p286,%r162,%r179,%r175,%r177;
shfl.sync.down.b32 %r163|%p287,%r161,%r179,%r175,%r177;
mov.b64 %fd236,{%r163,%r164};
add.f64 %fd237,%fd235,%fd236;
mov.b64 {%r165,%r166},%fd237;
shfl.sync.down.b32 %r168|%p288,%r166,%r174,%r175,%r177;
shfl.sync.down.b32 %r167|%p289,%r165,%r174,%r175,%r177;
mov.b64 %fd238,{%r167,%r168};
add.f64 %fd239,%fd237,%fd238;
mov.b64 {%r169,%r170},%fd239;
mov.u32 %r180,1;
shfl.sync.down.b32 %r172|%p290,%r170,%r180,%r175,%r177;
shfl.sync.down.b32 %r171|%p291,%r169,%r180,%r175,%r177;
mov.b64 %fd240,{%r171,%r172};
add.f64 %fd117,%fd239,%fd240;
@%p294 bra $0_334;
mov.u32 %r190,%tid.y;
mul.wide.u32 %rd207,%r190,8;
mov.u64 %rd208,_ZZ12across_blockbdE7of_warp;
add.s64 %rd209,%rd208,%rd207;
st.shared.f64 [%rd209],%fd117;
$0_334:
bar.sync 0;
ld.shared.f64 %fd241,[_ZZ12across_blockbdE7of_warp+8];
ld.shared.f64 %fd242,[_ZZ12across_blockbdE7of_warp];
add.f64 %fd243,%fd242,%fd241;
ld.shared.f64 %fd244,[_ZZ12across_blockbdE7of_warp+16];
add.f64 %fd245,%fd243,%fd244;
ld.shared.f64 %fd246,[_ZZ12across_blockbdE7of_warp+24];
add.f64 %fd247,%fd245,%fd246;
ld.shared.f64 %fd248,[_ZZ12across_blockbdE7of_warp+32];
add.f64 %fd249,%fd247,%fd248;
ld.shared.f64 %fd250,[_ZZ12across_blockbdE7of_warp+40];
add.f64 %fd251,%fd249,%fd250;
ld.shared.f64 %fd252,[_ZZ12across_blockbdE7of_warp+48];
add.f64 %fd253,%fd251,%fd252;
ld.shared.f64 %fd254,[_ZZ12across_blockbdE7of_warp+56];
add.f64 %fd118,%fd253,%fd254;
bar.sync 0;
@%p279 bra $0_336;
add.s32 %r185,%r194,%r55;
cvt.s64.s32 %rd210,%r185;
mul.lo.s64 %rd211,%rd228,%rd210;
add.s64 %rd212,%rd211,%rd45;
add.s64 %rd213,%rd226,%rd212;
st.f64 [%rd213],%fd118;
$0_336:
add.s32 %r194,%r194,1;
setp.lt.s32 %p293,%r194,%r55;
@%p293 bra $0_11;
$0_337:
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
.reg .b64 %rd<234>;
ld.param.u64 %rd65,[p0];
ld.param.v2.u32 {%r244,%r245},[p1+32];
ld.param.v2.u32 {%r82,%r83},[p1+40];
ld.param.u64 %rd70,[p2];
ld.param.v2.u32 {%r246,%r247},[p3+32];
ld.param.v2.u32 {%r86,%r87},[p3+40];
ld.param.u64 %rd75,[p4];
ld.param.v2.u32 {%r90,%r91},[p5+40];
ld.param.u64 %rd80,[p6];
ld.param.v2.u32 {%r248,%r93},[p7+32];
ld.param.v2.u32 {%r94,%r95},[p7+40];
ld.param.u32 %r77,[p8];
ld.param.u32 %r78,[p9];
ld.param.u32 %r79,[p10];
ld.param.u64 %rd231,[p7+16];
ld.param.u64 %rd81,[p7];
ld.param.u64 %rd229,[p5+16];
ld.param.u64 %rd76,[p5];
ld.param.u64 %rd227,[p3+16];
ld.param.u64 %rd226,[p3+8];
ld.param.u64 %rd71,[p3];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r83,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd85,%rd65;
mul.wide.s32 %rd86,%r1,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.v2.u32 {%r244,%r245},[%rd87+32];
$1_2:
setp.eq.s32 %p2,%r87,0;
@%p2 bra $1_4;
cvta.to.global.u64 %rd90,%rd70;
mul.wide.s32 %rd91,%r1,40;
add.s64 %rd92,%rd90,%rd91;
ld.global.v2.u32 {%r246,%r247},[%rd92+32];
ld.global.u64 %rd227,[%rd92+16];
ld.global.u64 %rd226,[%rd92+8];
ld.global.u64 %rd225,[%rd92];
bra.uni $1_5;
$1_4:
cvt.s64.s32 %rd93,%r1;
mul.lo.s64 %rd94,%rd71,%rd93;
add.s64 %rd225,%rd70,%rd94;
$1_5:
setp.eq.s32 %p3,%r91,0;
@%p3 bra $1_7;
cvta.to.global.u64 %rd95,%rd75;
mul.wide.s32 %rd96,%r1,40;
add.s64 %rd97,%rd95,%rd96;
ld.global.u64 %rd229,[%rd97+16];
ld.global.u64 %rd228,[%rd97];
bra.uni $1_8;
$1_7:
cvt.s64.s32 %rd98,%r1;
mul.lo.s64 %rd99,%rd76,%rd98;
add.s64 %rd228,%rd75,%rd99;
$1_8:
setp.eq.s32 %p4,%r95,0;
@%p4 bra $1_10;
cvta.to.global.u64 %rd100,%rd80;
mul.wide.s32 %rd101,%r1,40;
add.s64 %rd102,%rd100,%rd101;
ld.global.v2.u32 {%r248,%r103},[%rd102+32];
ld.global.u64 %rd231,[%rd102+16];
ld.global.u64 %rd230,[%rd102];
bra.uni $1_11;
$1_10:
cvt.s64.s32 %rd103,%r1;
mul.lo.s64 %rd104,%rd81,%rd103;
add.s64 %rd230,%rd80,%rd104;
$1_11:
mov.u32 %r104,%tid.y;
shl.b32 %r26,%r104,5;
mov.u32 %r27,%tid.x;
add.s32 %r28,%r26,%r27;
mov.u32 %r105,%ctaid.x;
setp.eq.s32 %p5,%r79,0;
selp.b32 %r250,%r105,0,%p5;
add.s32 %r106,%r105,1;
selp.b32 %r30,%r106,%r246,%p5;
setp.ge.s32 %p6,%r250,%r30;
mov.f64 %fd238,0d0000000000000000;
mov.f64 %fd239,%fd238;
@%p6 bra $1_43;
not.b32 %r108,%r27;
add.s32 %r109,%r247,%r108;
sub.s32 %r32,%r109,%r26;
shr.u32 %r110,%r32,8;
add.s32 %r111,%r110,1;
and.b32 %r33,%r111,3;
cvt.s64.s32 %rd105,%r28;
mul.lo.s64 %rd52,%rd226,%rd105;
add.s32 %r112,%r28,256;
cvt.s64.s32 %rd106,%r112;
mul.lo.s64 %rd53,%rd226,%rd106;
add.s32 %r113,%r28,512;
cvt.s64.s32 %rd107,%r113;
mul.lo.s64 %rd54,%rd226,%rd107;
shl.b64 %rd55,%rd226,8;
mov.u32 %r249,0;
$1_13:
setp.ge.s32 %p7,%r28,%r247;
@%p7 bra $1_42;
setp.eq.s32 %p8,%r78,0;
cvt.s64.s32 %rd108,%r250;
mul.lo.s64 %rd56,%rd227,%rd108;
add.s32 %r114,%r250,%r248;
cvt.s64.s32 %rd109,%r114;
mul.lo.s64 %rd57,%rd227,%rd109;
@%p8 bra $1_29;
setp.eq.s32 %p9,%r77,2;
@%p9 bra $1_23;
bra.uni $1_16;
$1_23:
setp.eq.s32 %p37,%r33,0;
mov.u32 %r252,%r28;
@%p37 bra $1_27;
setp.eq.s32 %p38,%r33,1;
add.s64 %rd123,%rd52,%rd56;
add.s64 %rd124,%rd225,%rd123;
ld.f64 %fd100,[%rd124];
setp.gt.f64 %p39,%fd100,%fd238;
setp.nan.f64 %p40,%fd100,%fd100;
or.pred %p41,%p39,%p40;
selp.f64 %fd238,%fd100,%fd238,%p41;
add.s64 %rd125,%rd52,%rd57;
add.s64 %rd126,%rd225,%rd125;
ld.f64 %fd101,[%rd126];
add.f64 %fd239,%fd239,%fd101;
add.s32 %r134,%r26,%r27;
add.s32 %r252,%r134,256;
@%p38 bra $1_27;
setp.eq.s32 %p42,%r33,2;
add.s64 %rd127,%rd53,%rd56;
add.s64 %rd128,%rd225,%rd127;
ld.f64 %fd102,[%rd128];
setp.gt.f64 %p43,%fd102,%fd238;
setp.nan.f64 %p44,%fd102,%fd102;
or.pred %p45,%p43,%p44;
selp.f64 %fd238,%fd102,%fd238,%p45;
add.s64 %rd129,%rd53,%rd57;
add.s64 %rd130,%rd225,%rd129;
ld.f64 %fd103,[%rd130];
add.f64 %fd239,%fd239,%fd103;
add.s32 %r252,%r134,512;
@%p42 bra $1_27;
add.s64 %rd131,%rd54,%rd56;
add.s64 %rd132,%rd225,%rd131;
ld.f64 %fd104,[%rd132];
setp.gt.f64 %p46,%fd104,%fd238;
setp.nan.f64 %p47,%fd104,%fd104;
or.pred %p48,%p46,%p47;
selp.f64 %fd238,%fd104,%fd238,%p48;
add.s64 %rd133,%rd54,%rd57;
add.s64 %rd134,%rd225,%rd133;
ld.f64 %fd105,[%rd134];
add.f64 %fd239,%fd239,%fd105;
add.s32 %r252,%r134,768;
$1_27:
setp.lt.u32 %p49,%r32,768;
@%p49 bra $1_42;
$1_28:
cvt.s64.s32 %rd135,%r252;
mul.lo.s64 %rd136,%rd226,%rd135;
add.s64 %rd137,%rd136,%rd56;
add.s64 %rd138,%rd225,%rd137;
ld.f64 %fd106,[%rd138];
setp.gt.f64 %p50,%fd106,%fd238;
setp.nan.f64 %p51,%fd106,%fd106;
or.pred %p52,%p50,%p51;
selp.f64 %fd107,%fd106,%fd238,%p52;
add.s64 %rd139,%rd136,%rd57;
add.s64 %rd140,%rd225,%rd139;
ld.f64 %fd108,[%rd140];
add.f64 %fd109,%fd239,%fd108;
add.s32 %r143,%r252,256;
cvt.s64.s32 %rd141,%r143;
mul.lo.s64 %rd142,%rd226,%rd141;
add.s64 %rd143,%rd142,%rd56;
add.s64 %rd144,%rd225,%rd143;
ld.f64 %fd110,[%rd144];
setp.gt.f64 %p53,%fd110,%fd107;
setp.nan.f64 %p54,%fd110,%fd110;
or.pred %p55,%p53,%p54;
selp.f64 %fd111,%fd110,%fd107,%p55;
add.s64 %rd145,%rd142,%rd57;
add.s64 %rd146,%rd225,%rd145;
ld.f64 %fd112,[%rd146];
add.f64 %fd113,%fd109,%fd112;
add.s32 %r144,%r252,512;
cvt.s64.s32 %rd147,%r144;
mul.lo.s64 %rd148,%rd226,%rd147;
add.s64 %rd149,%rd148,%rd56;
add.s64 %rd150,%rd225,%rd149;
ld.f64 %fd114,[%rd150];
setp.gt.f64 %p56,%fd114,%fd111;
setp.nan.f64 %p57,%fd114,%fd114;
or.pred %p58,%p56,%p57;
selp.f64 %fd115,%fd114,%fd111,%p58;
add.s64 %rd151,%rd148,%rd57;
add.s64 %rd152,%rd225,%rd151;
ld.f64 %fd116,[%rd152];
add.f64 %fd117,%fd113,%fd116;
add.s32 %r145,%r252,768;
cvt.s64.s32 %rd153,%r145;
mul.lo.s64 %rd154,%rd226,%rd153;
add.s64 %rd155,%rd154,%rd56;
add.s64 %rd156,%rd225,%rd155;
ld.f64 %fd118,[%rd156];
setp.gt.f64 %p59,%fd118,%fd115;
setp.nan.f64 %p60,%fd118,%fd118;
or.pred %p61,%p59,%p60;
selp.f64 %fd238,%fd118,%fd115,%p61;
add.s64 %rd157,%rd154,%rd57;
add.s64 %rd158,%rd225,%rd157;
ld.f64 %fd119,[%rd158];
add.f64 %fd239,%fd117,%fd119;
add.s32 %r252,%r252,1024;
setp.lt.s32 %p62,%r252,%r247;
@%p62 bra $1_28;
bra.uni $1_42;
$1_29:
setp.eq.s32 %p63,%r77,2;
@%p63 bra $1_36;
bra.uni $1_30;
$1_36:
setp.eq.s32 %p69,%r33,0;
mov.u32 %r256,%r28;
@%p69 bra $1_40;
setp.eq.s32 %p70,%r33,1;
add.s64 %rd181,%rd52,%rd56;
add.s64 %rd182,%rd225,%rd181;
ld.f64 %fd132,[%rd182];
add.f64 %fd238,%fd238,%fd132;
add.s64 %rd183,%rd52,%rd57;
add.s64 %rd184,%rd225,%rd183;
ld.f64 %fd133,[%rd184];
add.f64 %fd239,%fd239,%fd133;
add.s32 %r164,%r26,%r27;
add.s32 %r256,%r164,256;
@%p70 bra $1_40;
setp.eq.s32 %p71,%r33,2;
add.s64 %rd185,%rd53,%rd56;
add.s64 %rd186,%rd225,%rd185;
ld.f64 %fd134,[%rd186];
add.f64 %fd238,%fd238,%fd134;
add.s64 %rd187,%rd53,%rd57;
add.s64 %rd188,%rd225,%rd187;
ld.f64 %fd135,[%rd188];
add.f64 %fd239,%fd239,%fd135;
add.s32 %r256,%r164,512;
@%p71 bra $1_40;
add.s64 %rd189,%rd54,%rd56;
add.s64 %rd190,%rd225,%rd189;
ld.f64 %fd136,[%rd190];
add.f64 %fd238,%fd238,%fd136;
add.s64 %rd191,%rd54,%rd57;
add.s64 %rd192,%rd225,%rd191;
ld.f64 %fd137,[%rd192];
add.f64 %fd239,%fd239,%fd137;
add.s32 %r256,%r164,768;
$1_40:
setp.lt.u32 %p72,%r32,768;
@%p72 bra $1_42;
$1_41:
cvt.s64.s32 %rd193,%r256;
mul.lo.s64 %rd194,%rd226,%rd193;
add.s64 %rd195,%rd194,%rd56;
add.s64 %rd196,%rd225,%rd195;
ld.f64 %fd138,[%rd196];
add.f64 %fd139,%fd238,%fd138;
add.s64 %rd197,%rd194,%rd57;
add.s64 %rd198,%rd225,%rd197;
ld.f64 %fd140,[%rd198];
add.f64 %fd141,%fd239,%fd140;
add.s32 %r173,%r256,256;
cvt.s64.s32 %rd199,%r173;
mul.lo.s64 %rd200,%rd226,%rd199;
add.s64 %rd201,%rd200,%rd56;
add.s64 %rd202,%rd225,%rd201;
ld.f64 %fd142,[%rd202];
add.f64 %fd143,%fd139,%fd142;
add.s64 %rd203,%rd200,%rd57;
add.s64 %rd204,%rd225,%rd203;
ld.f64 %fd144,[%rd204];
add.f64 %fd145,%fd141,%fd144;
add.s32 %r174,%r256,512;
cvt.s64.s32 %rd205,%r174;
mul.lo.s64 %rd206,%rd226,%rd205;
add.s64 %rd207,%rd206,%rd56;
add.s64 %rd208,%rd225,%rd207;
ld.f64 %fd146,[%rd208];
add.f64 %fd147,%fd143,%fd146;
add.s64 %rd209,%rd206,%rd57;
add.s64 %rd210,%rd225,%rd209;
ld.f64 %fd148,[%rd210];
add.f64 %fd149,%fd145,%fd148;
add.s32 %r175,%r256,768;
cvt.s64.s32 %rd211,%r175;
mul.lo.s64 %rd212,%rd226,%rd211;
add.s64 %rd213,%rd212,%rd56;
add.s64 %rd214,%rd225,%rd213;
ld.f64 %fd150,[%rd214];
add.f64 %fd238,%fd147,%fd150;
add.s64 %rd215,%rd212,%rd57;
add.s64 %rd216,%rd225,%rd215;
ld.f64 %fd151,[%rd216];
add.f64 %fd239,%fd149,%fd151;
add.s32 %r256,%r256,1024;
setp.lt.s32 %p73,%r256,%r247;
@%p73 bra $1_41;
bra.uni $1_42;
$1_16:
setp.eq.s32 %p10,%r33,0;
mov.u32 %r251,%r28;
@%p10 bra $1_20;
setp.eq.s32 %p11,%r33,1;
add.s64 %rd110,%rd52,%rd56;
add.s64 %rd111,%rd225,%rd110;
ld.f64 %fd89,[%rd111];
setp.gt.f64 %p12,%fd89,%fd238;
setp.nan.f64 %p13,%fd89,%fd89;
or.pred %p14,%p12,%p13;
selp.f64 %fd238,%fd89,%fd238,%p14;
add.s32 %r118,%r26,%r27;
add.s32 %r251,%r118,256;
@%p11 bra $1_20;
setp.eq.s32 %p15,%r33,2;
add.s64 %rd112,%rd53,%rd56;
add.s64 %rd113,%rd225,%rd112;
ld.f64 %fd90,[%rd113];
setp.gt.f64 %p16,%fd90,%fd238;
setp.nan.f64 %p17,%fd90,%fd90;
or.pred %p18,%p16,%p17;
selp.f64 %fd238,%fd90,%fd238,%p18;
add.s32 %r251,%r118,512;
@%p15 bra $1_20;
add.s64 %rd114,%rd54,%rd56;
add.s64 %rd115,%rd225,%rd114;
ld.f64 %fd91,[%rd115];
setp.gt.f64 %p19,%fd91,%fd238;
setp.nan.f64 %p20,%fd91,%fd91;
or.pred %p21,%p19,%p20;
selp.f64 %fd238,%fd91,%fd238,%p21;
add.s32 %r251,%r118,768;
$1_20:
setp.lt.u32 %p22,%r32,768;
@%p22 bra $1_42;
cvt.s64.s32 %rd232,%r251;
mul.lo.s64 %rd116,%rd226,%rd232;
selp.b32 %r128,%r105,0,%p5;
add.s32 %r129,%r128,%r249;
cvt.s64.s32 %rd117,%r129;
mul.lo.s64 %rd118,%rd227,%rd117;
add.s64 %rd119,%rd116,%rd118;
add.s64 %rd233,%rd225,%rd119;
$1_22:
ld.f64 %fd92,[%rd233];
setp.gt.f64 %p24,%fd92,%fd238;
setp.nan.f64 %p25,%fd92,%fd92;
or.pred %p26,%p24,%p25;
selp.f64 %fd93,%fd92,%fd238,%p26;
add.s64 %rd120,%rd233,%rd55;
ld.f64 %fd94,[%rd120];
setp.gt.f64 %p27,%fd94,%fd93;
setp.nan.f64 %p28,%fd94,%fd94;
or.pred %p29,%p27,%p28;
selp.f64 %fd95,%fd94,%fd93,%p29;
add.s64 %rd121,%rd120,%rd55;
ld.f64 %fd96,[%rd121];
setp.gt.f64 %p30,%fd96,%fd95;
setp.nan.f64 %p31,%fd96,%fd96;
or.pred %p32,%p30,%p31;
selp.f64 %fd97,%fd96,%fd95,%p32;
add.s64 %rd122,%rd121,%rd55;
add.s64 %rd233,%rd122,%rd55;
ld.f64 %fd98,[%rd122];
setp.gt.f64 %p33,%fd98,%fd97;
setp.nan.f64 %p34,%fd98,%fd98;
or.pred %p35,%p33,%p34;
selp.f64 %fd238,%fd98,%fd97,%p35;
add.s64 %rd232,%rd232,1024;
cvt.u32.u64 %r130,%rd232;
setp.lt.s32 %p36,%r130,%r247;
@%p36 bra $1_22;
bra.uni $1_42;
$1_30:
setp.eq.s32 %p64,%r33,0;
mov.u32 %r254,%r28;
@%p64 bra $1_34;
setp.eq.s32 %p65,%r33,1;
add.s64 %rd159,%rd52,%rd56;
add.s64 %rd160,%rd225,%rd159;
ld.f64 %fd121,[%rd160];
add.f64 %fd238,%fd238,%fd121;
add.s32 %r149,%r26,%r27;
add.s32 %r254,%r149,256;
@%p65 bra $1_34;
setp.eq.s32 %p66,%r33,2;
add.s64 %rd161,%rd53,%rd56;
add.s64 %rd162,%rd225,%rd161;
ld.f64 %fd122,[%rd162];
add.f64 %fd238,%fd238,%fd122;
add.s32 %r254,%r149,512;
@%p66 bra $1_34;
add.s64 %rd163,%rd54,%rd56;
add.s64 %rd164,%rd225,%rd163;
ld.f64 %fd123,[%rd164];
add.f64 %fd238,%fd238,%fd123;
add.s32 %r254,%r149,768;
$1_34:
setp.lt.u32 %p67,%r32,768;
@%p67 bra $1_42;
$1_35:
cvt.s64.s32 %rd165,%r254;
mul.lo.s64 %rd166,%rd226,%rd165;
add.s64 %rd167,%rd166,%rd56;
add.s64 %rd168,%rd225,%rd167;
ld.f64 %fd124,[%rd168];
add.f64 %fd125,%fd238,%fd124;
add.s32 %r158,%r254,256;
cvt.s64.s32 %rd169,%r158;
mul.lo.s64 %rd170,%rd226,%rd169;
add.s64 %rd171,%rd170,%rd56;
add.s64 %rd172,%rd225,%rd171;
ld.f64 %fd126,[%rd172];
add.f64 %fd127,%fd125,%fd126;
add.s32 %r159,%r254,512;
cvt.s64.s32 %rd173,%r159;
mul.lo.s64 %rd174,%rd226,%rd173;
add.s64 %rd175,%rd174,%rd56;
add.s64 %rd176,%rd225,%rd175;
ld.f64 %fd128,[%rd176];
add.f64 %fd129,%fd127,%fd128;
add.s32 %r160,%r254,768;
cvt.s64.s32 %rd177,%r160;
mul.lo.s64 %rd178,%rd226,%rd177;
add.s64 %rd179,%rd178,%rd56;
add.s64 %rd180,%rd225,%rd179;
ld.f64 %fd130,[%rd180];
add.f64 %fd238,%fd129,%fd130;
add.s32 %r254,%r254,1024;
setp.lt.s32 %p68,%r254,%r247;
@%p68 bra $1_35;
$1_42:
add.s32 %r250,%r250,1;
setp.lt.s32 %p74,%r250,%r30;
add.s32 %r249,%r249,1;
@%p74 bra $1_13;
$1_43:
mov.b64 {%r176,%r177},%fd238;
mov.u32 %r180,31;
mov.u32 %r181,16;
mov.u32 %r182,-1;
shfl.sync.down.b32 %r179|%p75,%r177,%r181,%r180,%r182;
shfl.sync.down.b32 %r178|%p76,%r176,%r181,%r180,%r182;
mov.b64 %fd153,{%r178,%r179};
setp.ne.s32 %p77,%r78,0;
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
mov.b64 {%r183,%r184},%fd242;
mov.u32 %r187,31;
mov.u32 %r188,8;
mov.u32 %r189,-1;
shfl.sync.down.b32 %r186|%p81,%r184,%r188,%r187,%r189;
shfl.sync.down.b32 %r185|%p82,%r183,%r188,%r187,%r189;
mov.b64 %fd155,{%r185,%r186};
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
mov.b64 {%r190,%r191},%fd243;
mov.u32 %r194,31;
mov.u32 %r195,4;
mov.u32 %r196,-1;
shfl.sync.down.b32 %r193|%p87,%r191,%r195,%r194,%r196;
shfl.sync.down.b32 %r192|%p88,%r190,%r195,%r194,%r196;
mov.b64 %fd157,{%r192,%r193};
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
mov.b64 {%r197,%r198},%fd244;
mov.u32 %r201,31;
mov.u32 %r202,2;
mov.u32 %r203,-1;
shfl.sync.down.b32 %r200|%p93,%r198,%r202,%r201,%r203;
shfl.sync.down.b32 %r199|%p94,%r197,%r202,%r201,%r203;
mov.b64 %fd159,{%r199,%r200};
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
mov.b64 {%r204,%r205},%fd245;
mov.u32 %r208,31;
mov.u32 %r209,1;
mov.u32 %r210,-1;
shfl.sync.down.b32 %r207|%p99,%r205,%r209,%r208,%r210;
shfl.sync.down.b32 %r206|%p100,%r204,%r209,%r208,%r210;
mov.b64 %fd161,{%r206,%r207};
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
mov.u32 %r243,%tid.y;
setp.ne.s32 %p105,%r27,0;
mul.wide.u32 %rd217,%r243,8;
mov.u64 %rd218,_ZZ12across_blockbdE7of_warp;
add.s64 %rd64,%rd218,%rd217;
@%p105 bra $1_60;
st.shared.f64 [%rd64],%fd246;
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
setp.ne.s32 %p128,%r77,2;
@%p128 bra $1_67;
mov.b64 {%r213,%r214},%fd239;
mov.u32 %r234,2;
mov.u32 %r235,31;
mov.u32 %r236,16;
mov.u32 %r237,-1;
shfl.sync.down.b32 %r216|%p130,%r214,%r236,%r235,%r237;
shfl.sync.down.b32 %r215|%p131,%r213,%r236,%r235,%r237;
mov.b64 %fd187,{%r215,%r216};
add.f64 %fd188,%fd239,%fd187;
mov.b64 {%r217,%r218},%fd188;
mov.u32 %r238,8;
shfl.sync.down.b32 %r220|%p132,%r218,%r238,%r235,%r237;
shfl.sync.down.b32 %r219|%p133,%r217,%r238,%r235,%r237;
mov.b64 %fd189,{%r219,%r220};
add.f64 %fd190,%fd188,%fd189;
mov.b64 {%r221,%r222},%fd190;
mov.u32 %r239,4;
shfl.sync.down.b32 %r224|%p134,%r222,%r239,%r235,%r237;
shfl.sync.down.b32 %r223|%p135,%r221,%r239,%r235,%r237;
mov.b64 %fd191,{%r223,%r224};
add.f64 %fd192,%fd190,%fd191;
mov.b64 {%r225,%r226},%fd192;
shfl.sync.down.b32 %r228|%p136,%r226,%r234,%r235,%r237;
shfl.sync.down.b32 %r227|%p137,%r225,%r234,%r235,%r237;
mov.b64 %fd193,{%r227,%r228};
add.f64 %fd194,%fd192,%fd193;
mov.b64 {%r229,%r230},%fd194;
mov.u32 %r240,1;
shfl.sync.down.b32 %r232|%p138,%r230,%r240,%r235,%r237;
shfl.sync.down.b32 %r231|%p139,%r229,%r240,%r235,%r237;
mov.b64 %fd195,{%r231,%r232};
add.f64 %fd74,%fd194,%fd195;
@%p105 bra $1_66;
st.shared.f64 [%rd64],%fd74;
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
cvt.rn.f64.s32 %fd210,%r244;
cvt.rn.f64.s32 %fd211,%r245;
mul.f64 %fd77,%fd210,%fd211;
setp.ne.s32 %p141,%r77,1;
mov.f64 %fd250,%fd247;
@%p141 bra $1_70;
div.rn.f64 %fd250,%fd247,%fd77;
$1_70:
@%p128 bra $1_72;
div.rn.f64 %fd212,%fd247,%fd77;
cvt.s64.s32 %rd219,%r105;
mul.lo.s64 %rd220,%rd229,%rd219;
add.s64 %rd221,%rd228,%rd220;
st.f64 [%rd221],%fd212;
mul.f64 %fd213,%fd212,%fd212;
div.rn.f64 %fd214,%fd239,%fd77;
sub.f64 %fd215,%fd214,%fd213;
mov.f64 %fd216,0d0000000000000000;
max.f64 %fd217,%fd215,%fd216;
sqrt.rn.f64 %fd250,%fd217;
$1_72:
setp.ne.s32 %p143,%r77,3;
@%p143 bra $1_74;
sqrt.rn.f64 %fd250,%fd247;
$1_74:
cvt.s64.s32 %rd222,%r105;
mul.lo.s64 %rd223,%rd231,%rd222;
add.s64 %rd224,%rd230,%rd223;
st.f64 [%rd224],%fd250;
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
.reg .pred %p<348>;
.reg .b16 %rs<63>;
.reg .f32 %f<402>;
.reg .b32 %r<677>;
.reg .b64 %rd<131>;
ld.param.u64 %rd42,[p0];
ld.param.v2.u32 {%r547,%r548},[p1+32];
ld.param.v2.u32 {%r322,%r323},[p1+40];
ld.param.u64 %rd47,[p2];
ld.param.v2.u32 {%r326,%r327},[p3+40];
ld.param.u32 %r318,[p4];
ld.param.u32 %r319,[p5];
ld.param.u64 %rd128,[p3+16];
ld.param.u64 %rd127,[p3+8];
ld.param.u64 %rd48,[p3];
ld.param.u64 %rd125,[p1+16];
ld.param.u64 %rd124,[p1+8];
ld.param.u64 %rd43,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r323,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd52,%rd42;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r547,%r548},[%rd54+32];
ld.global.u64 %rd125,[%rd54+16];
ld.global.u64 %rd124,[%rd54+8];
ld.global.u64 %rd123,[%rd54];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd43,%rd55;
add.s64 %rd123,%rd42,%rd56;
$2_3:
setp.eq.s32 %p2,%r327,0;
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
mov.u32 %r334,%ctaid.y;
mul.lo.s32 %r335,%r334,%r319;
add.s32 %r336,%r335,%r319;
min.s32 %r14,%r336,%r548;
mov.u32 %r337,%tid.y;
add.s32 %r551,%r335,%r337;
setp.ge.s32 %p3,%r551,%r14;
mov.f32 %f357,0f7F800000;
mov.u32 %r619,-1;
mov.u32 %r620,%r619;
mov.f32 %f358,%f357;
@%p3 bra $2_211;
$2_8:
.pragma "nounroll";
mov.u32 %r554,4;
mov.u32 %r555,1;
setp.eq.s32 %p4,%r318,0;
@%p4 bra $2_12;
setp.eq.s32 %p5,%r318,4;
@%p5 bra $2_11;
mov.u32 %r554,2;
$2_11:
mov.u32 %r555,%r554;
$2_12:
cvt.u64.u32 %rd62,%r555;
setp.eq.s64 %p6,%rd125,%rd62;
cvt.s64.s32 %rd63,%r551;
mul.lo.s64 %rd64,%rd124,%rd63;
add.s64 %rd65,%rd123,%rd64;
shl.b32 %r344,%r555,2;
add.s32 %r345,%r344,-1;
cvt.s64.s32 %rd66,%r345;
and.b64 %rd67,%rd66,%rd65;
setp.eq.s64 %p7,%rd67,0;
and.pred %p8,%p6,%p7;
and.b32 %r346,%r547,-4;
selp.b32 %r24,%r346,0,%p8;
mov.u32 %r347,%tid.x;
shl.b32 %r348,%r347,2;
setp.ge.s32 %p9,%r348,%r24;
@%p9 bra $2_157;
@%p4 bra $2_81;
mov.u32 %r499,%tid.x;
shl.b32 %r558,%r499,2;
$2_15:
.pragma "nounroll";
mul.lo.s32 %r31,%r558,%r555;
cvt.s64.s32 %rd68,%r31;
add.s64 %rd28,%rd65,%rd68;
setp.eq.s32 %p11,%r318,4;
@%p11 bra $2_17;
bra.uni $2_16;
$2_17:
ld.v4.u32 {%r41,%r40,%r618,%r617},[%rd28];
bra.uni $2_18;
$2_16:
ld.v2.u32 {%r41,%r40},[%rd28];
$2_18:
@%p11 bra $2_21;
setp.ne.s32 %p13,%r318,3;
@%p13 bra $2_22;
cvt.u16.u32 %rs1,%r41;
cvt.f32.f16 %f307,%rs1;
shr.u32 %r356,%r41,16;
cvt.u16.u32 %rs2,%r356;
cvt.f32.f16 %f306,%rs2;
cvt.u16.u32 %rs3,%r40;
cvt.f32.f16 %f305,%rs3;
shr.u32 %r357,%r40,16;
cvt.u16.u32 %rs4,%r357;
cvt.f32.f16 %f304,%rs4;
bra.uni $2_23;
$2_21:
mov.b32 %f307,%r41;
mov.b32 %f306,%r40;
mov.b32 %f305,%r618;
mov.b32 %f304,%r617;
bra.uni $2_23;
$2_22:
and.b32 %r358,%r41,65535;
setp.eq.s32 %p14,%r318,2;
selp.b32 %r359,32768,0,%p14;
and.b32 %r360,%r41,%r359;
shl.b32 %r361,%r360,1;
sub.s32 %r362,%r358,%r361;
cvt.rn.f32.s32 %f307,%r362;
shr.u32 %r363,%r41,16;
and.b32 %r364,%r363,%r359;
shl.b32 %r365,%r364,1;
sub.s32 %r366,%r363,%r365;
cvt.rn.f32.s32 %f306,%r366;
and.b32 %r367,%r40,%r359;
shl.b32 %r368,%r367,1;
and.b32 %r369,%r40,65535;
sub.s32 %r370,%r369,%r368;
cvt.rn.f32.s32 %f305,%r370;
shr.u32 %r371,%r40,16;
and.b32 %r372,%r371,%r359;
shl.b32 %r373,%r372,1;
sub.s32 %r374,%r371,%r373;
cvt.rn.f32.s32 %f304,%r374;
$2_23:
setp.gt.f32 %p15,%f357,%f307;
@%p15 bra $2_25;
setp.neu.f32 %p16,%f357,%f307;
setp.ne.s32 %p17,%r619,-1;
or.pred %p18,%p17,%p16;
@%p18 bra $2_26;
$2_25:
mad.lo.s32 %r619,%r551,%r547,%r558;
mov.f32 %f357,%f307;
$2_26:
neg.f32 %f22,%f307;
setp.gt.f32 %p19,%f358,%f22;
@%p19 bra $2_28;
setp.neu.f32 %p20,%f358,%f22;
setp.ne.s32 %p21,%r620,-1;
or.pred %p22,%p21,%p20;
@%p22 bra $2_29;
$2_28:
mad.lo.s32 %r620,%r551,%r547,%r558;
mov.f32 %f358,%f22;
$2_29:
setp.gt.f32 %p23,%f357,%f306;
@%p23 bra $2_31;
setp.neu.f32 %p24,%f357,%f306;
setp.ne.s32 %p25,%r619,-1;
or.pred %p26,%p25,%p24;
@%p26 bra $2_32;
$2_31:
mad.lo.s32 %r512,%r551,%r547,%r558;
add.s32 %r619,%r512,1;
mov.f32 %f357,%f306;
$2_32:
neg.f32 %f25,%f306;
setp.gt.f32 %p27,%f358,%f25;
@%p27 bra $2_34;
setp.neu.f32 %p28,%f358,%f25;
setp.ne.s32 %p29,%r620,-1;
or.pred %p30,%p29,%p28;
@%p30 bra $2_35;
$2_34:
mad.lo.s32 %r510,%r551,%r547,%r558;
add.s32 %r620,%r510,1;
mov.f32 %f358,%f25;
$2_35:
setp.gt.f32 %p31,%f357,%f305;
@%p31 bra $2_37;
setp.neu.f32 %p32,%f357,%f305;
setp.ne.s32 %p33,%r619,-1;
or.pred %p34,%p33,%p32;
@%p34 bra $2_38;
$2_37:
mad.lo.s32 %r516,%r551,%r547,%r558;
add.s32 %r619,%r516,2;
mov.f32 %f357,%f305;
$2_38:
neg.f32 %f28,%f305;
setp.gt.f32 %p35,%f358,%f28;
@%p35 bra $2_40;
setp.neu.f32 %p36,%f358,%f28;
setp.ne.s32 %p37,%r620,-1;
or.pred %p38,%p37,%p36;
@%p38 bra $2_41;
$2_40:
mad.lo.s32 %r514,%r551,%r547,%r558;
add.s32 %r620,%r514,2;
mov.f32 %f358,%f28;
$2_41:
setp.gt.f32 %p39,%f357,%f304;
@%p39 bra $2_43;
setp.neu.f32 %p40,%f357,%f304;
setp.ne.s32 %p41,%r619,-1;
or.pred %p42,%p41,%p40;
@%p42 bra $2_44;
$2_43:
mad.lo.s32 %r520,%r551,%r547,%r558;
add.s32 %r619,%r520,3;
mov.f32 %f357,%f304;
$2_44:
neg.f32 %f31,%f304;
setp.gt.f32 %p43,%f358,%f31;
@%p43 bra $2_46;
setp.neu.f32 %p44,%f358,%f31;
setp.ne.s32 %p45,%r620,-1;
or.pred %p46,%p45,%p44;
@%p46 bra $2_47;
$2_46:
mad.lo.s32 %r518,%r551,%r547,%r558;
add.s32 %r620,%r518,3;
mov.f32 %f358,%f31;
$2_47:
add.s32 %r56,%r558,128;
setp.ge.s32 %p47,%r56,%r24;
@%p47 bra $2_157;
mul.lo.s32 %r506,%r558,%r555;
shl.b32 %r376,%r555,7;
add.s32 %r377,%r506,%r376;
cvt.s64.s32 %rd72,%r377;
add.s64 %rd29,%rd65,%rd72;
@%p11 bra $2_50;
bra.uni $2_49;
$2_50:
ld.v4.u32 {%r66,%r65,%r618,%r617},[%rd29];
bra.uni $2_51;
$2_49:
ld.v2.u32 {%r66,%r65},[%rd29];
$2_51:
@%p11 bra $2_54;
setp.ne.s32 %p50,%r318,3;
@%p50 bra $2_55;
cvt.u16.u32 %rs5,%r66;
cvt.f32.f16 %f319,%rs5;
shr.u32 %r384,%r66,16;
cvt.u16.u32 %rs6,%r384;
cvt.f32.f16 %f318,%rs6;
cvt.u16.u32 %rs7,%r65;
cvt.f32.f16 %f317,%rs7;
shr.u32 %r385,%r65,16;
cvt.u16.u32 %rs8,%r385;
cvt.f32.f16 %f316,%rs8;
bra.uni $2_56;
$2_54:
mov.b32 %f319,%r66;
mov.b32 %f318,%r65;
mov.b32 %f317,%r618;
mov.b32 %f316,%r617;
bra.uni $2_56;
$2_55:
and.b32 %r386,%r66,65535;
setp.eq.s32 %p51,%r318,2;
selp.b32 %r387,32768,0,%p51;
and.b32 %r388,%r66,%r387;
shl.b32 %r389,%r388,1;
sub.s32 %r390,%r386,%r389;
cvt.rn.f32.s32 %f319,%r390;
shr.u32 %r391,%r66,16;
and.b32 %r392,%r391,%r387;
shl.b32 %r393,%r392,1;
sub.s32 %r394,%r391,%r393;
cvt.rn.f32.s32 %f318,%r394;
and.b32 %r395,%r65,%r387;
shl.b32 %r396,%r395,1;
and.b32 %r397,%r65,65535;
sub.s32 %r398,%r397,%r396;
cvt.rn.f32.s32 %f317,%r398;
shr.u32 %r399,%r65,16;
and.b32 %r400,%r399,%r387;
shl.b32 %r401,%r400,1;
sub.s32 %r402,%r399,%r401;
cvt.rn.f32.s32 %f316,%r402;
$2_56:
add.s32 %r521,%r558,128;
mad.lo.s32 %r67,%r551,%r547,%r521;
setp.gt.f32 %p52,%f357,%f319;
@%p52 bra $2_58;
setp.neu.f32 %p53,%f357,%f319;
setp.ne.s32 %p54,%r619,-1;
or.pred %p55,%p54,%p53;
@%p55 bra $2_59;
$2_58:
mov.u32 %r619,%r67;
mov.f32 %f357,%f319;
$2_59:
neg.f32 %f50,%f319;
setp.gt.f32 %p56,%f358,%f50;
@%p56 bra $2_61;
setp.neu.f32 %p57,%f358,%f50;
setp.ne.s32 %p58,%r620,-1;
or.pred %p59,%p58,%p57;
@%p59 bra $2_62;
$2_61:
mov.u32 %r620,%r67;
mov.f32 %f358,%f50;
$2_62:
add.s32 %r70,%r67,1;
setp.gt.f32 %p60,%f357,%f318;
@%p60 bra $2_64;
setp.neu.f32 %p61,%f357,%f318;
setp.ne.s32 %p62,%r619,-1;
or.pred %p63,%p62,%p61;
@%p63 bra $2_65;
$2_64:
mov.u32 %r619,%r70;
mov.f32 %f357,%f318;
$2_65:
neg.f32 %f53,%f318;
setp.gt.f32 %p64,%f358,%f53;
@%p64 bra $2_67;
setp.neu.f32 %p65,%f358,%f53;
setp.ne.s32 %p66,%r620,-1;
or.pred %p67,%p66,%p65;
@%p67 bra $2_68;
$2_67:
mov.u32 %r620,%r70;
mov.f32 %f358,%f53;
$2_68:
add.s32 %r73,%r67,2;
setp.gt.f32 %p68,%f357,%f317;
@%p68 bra $2_70;
setp.neu.f32 %p69,%f357,%f317;
setp.ne.s32 %p70,%r619,-1;
or.pred %p71,%p70,%p69;
@%p71 bra $2_71;
$2_70:
mov.u32 %r619,%r73;
mov.f32 %f357,%f317;
$2_71:
neg.f32 %f56,%f317;
setp.gt.f32 %p72,%f358,%f56;
@%p72 bra $2_73;
setp.neu.f32 %p73,%f358,%f56;
setp.ne.s32 %p74,%r620,-1;
or.pred %p75,%p74,%p73;
@%p75 bra $2_74;
$2_73:
mov.u32 %r620,%r73;
mov.f32 %f358,%f56;
$2_74:
add.s32 %r76,%r67,3;
setp.gt.f32 %p76,%f357,%f316;
@%p76 bra $2_76;
setp.neu.f32 %p77,%f357,%f316;
setp.ne.s32 %p78,%r619,-1;
or.pred %p79,%p78,%p77;
@%p79 bra $2_77;
$2_76:
mov.u32 %r619,%r76;
mov.f32 %f357,%f316;
$2_77:
neg.f32 %f59,%f316;
setp.gt.f32 %p80,%f358,%f59;
@%p80 bra $2_79;
setp.neu.f32 %p81,%f358,%f59;
setp.ne.s32 %p82,%r620,-1;
or.pred %p83,%p82,%p81;
@%p83 bra $2_80;
$2_79:
mov.u32 %r620,%r76;
mov.f32 %f358,%f59;
$2_80:
add.s32 %r558,%r558,256;
setp.lt.s32 %p84,%r558,%r24;
@%p84 bra $2_15;
bra.uni $2_157;
$2_81:
mov.u32 %r505,%tid.x;
shl.b32 %r592,%r505,2;
not.b32 %r405,%r592;
add.s32 %r81,%r24,%r405;
and.b32 %r406,%r81,128;
setp.ne.s32 %p85,%r406,0;
@%p85 bra $2_106;
mov.u32 %r500,%tid.x;
shl.b32 %r408,%r500,2;
mul.lo.s32 %r409,%r408,%r555;
cvt.s64.s32 %rd76,%r409;
add.s64 %rd80,%rd65,%rd76;
ld.u32 %r410,[%rd80];
cvt.u16.u32 %rs9,%r410;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f61,%rs10;
shr.u16 %rs11,%rs9,8;
cvt.rn.f32.u16 %f62,%rs11;
shr.u32 %r411,%r410,16;
cvt.u16.u32 %rs12,%r411;
and.b16 %rs13,%rs12,255;
cvt.rn.f32.u16 %f63,%rs13;
shr.u32 %r412,%r410,24;
cvt.u16.u32 %rs14,%r412;
cvt.rn.f32.u16 %f64,%rs14;
mad.lo.s32 %r82,%r551,%r547,%r408;
setp.gt.f32 %p86,%f357,%f61;
@%p86 bra $2_84;
cvt.u16.u32 %rs46,%r410;
and.b16 %rs45,%rs46,255;
cvt.rn.f32.u16 %f291,%rs45;
setp.neu.f32 %p87,%f357,%f291;
setp.ne.s32 %p88,%r619,-1;
or.pred %p89,%p88,%p87;
@%p89 bra $2_85;
$2_84:
cvt.u16.u32 %rs50,%r410;
and.b16 %rs49,%rs50,255;
cvt.rn.f32.u16 %f357,%rs49;
mov.u32 %r619,%r82;
$2_85:
cvt.u16.u32 %rs48,%r410;
and.b16 %rs47,%rs48,255;
cvt.rn.f32.u16 %f292,%rs47;
neg.f32 %f66,%f292;
setp.gt.f32 %p90,%f358,%f66;
@%p90 bra $2_87;
setp.neu.f32 %p91,%f358,%f66;
setp.ne.s32 %p92,%r620,-1;
or.pred %p93,%p92,%p91;
@%p93 bra $2_88;
$2_87:
mov.u32 %r620,%r82;
mov.f32 %f358,%f66;
$2_88:
add.s32 %r85,%r82,1;
setp.gt.f32 %p94,%f357,%f62;
@%p94 bra $2_90;
setp.neu.f32 %p95,%f357,%f62;
setp.ne.s32 %p96,%r619,-1;
or.pred %p97,%p96,%p95;
@%p97 bra $2_91;
$2_90:
mov.u32 %r619,%r85;
mov.f32 %f357,%f62;
$2_91:
neg.f32 %f69,%f62;
setp.gt.f32 %p98,%f358,%f69;
@%p98 bra $2_93;
setp.neu.f32 %p99,%f358,%f69;
setp.ne.s32 %p100,%r620,-1;
or.pred %p101,%p100,%p99;
@%p101 bra $2_94;
$2_93:
mov.u32 %r620,%r85;
mov.f32 %f358,%f69;
$2_94:
add.s32 %r88,%r82,2;
setp.gt.f32 %p102,%f357,%f63;
@%p102 bra $2_96;
setp.neu.f32 %p103,%f357,%f63;
setp.ne.s32 %p104,%r619,-1;
or.pred %p105,%p104,%p103;
@%p105 bra $2_97;
$2_96:
mov.u32 %r619,%r88;
mov.f32 %f357,%f63;
$2_97:
neg.f32 %f72,%f63;
setp.gt.f32 %p106,%f358,%f72;
@%p106 bra $2_99;
setp.neu.f32 %p107,%f358,%f72;
setp.ne.s32 %p108,%r620,-1;
or.pred %p109,%p108,%p107;
@%p109 bra $2_100;
$2_99:
mov.u32 %r620,%r88;
mov.f32 %f358,%f72;
$2_100:
add.s32 %r91,%r82,3;
setp.gt.f32 %p110,%f357,%f64;
@%p110 bra $2_102;
setp.neu.f32 %p111,%f357,%f64;
setp.ne.s32 %p112,%r619,-1;
or.pred %p113,%p112,%p111;
@%p113 bra $2_103;
$2_102:
mov.u32 %r619,%r91;
mov.f32 %f357,%f64;
$2_103:
neg.f32 %f75,%f64;
setp.gt.f32 %p114,%f358,%f75;
@%p114 bra $2_105;
mov.u32 %r493,%tid.x;
shl.b32 %r492,%r493,2;
setp.neu.f32 %p115,%f358,%f75;
setp.ne.s32 %p116,%r620,-1;
add.s32 %r592,%r492,128;
or.pred %p117,%p116,%p115;
@%p117 bra $2_106;
$2_105:
mov.u32 %r503,%tid.x;
shl.b32 %r502,%r500,2;
add.s32 %r592,%r502,128;
mov.f32 %f358,%f75;
mov.u32 %r620,%r91;
$2_106:
and.b32 %r417,%r81,-128;
setp.eq.s32 %p118,%r417,0;
@%p118 bra $2_157;
cvt.s64.s32 %rd122,%r551;
mul.lo.s64 %rd121,%rd124,%rd122;
add.s32 %r418,%r592,128;
mad.lo.s32 %r597,%r551,%r547,%r418;
mul.lo.s32 %r419,%r555,%r418;
cvt.s64.s32 %rd83,%r419;
add.s64 %rd84,%rd121,%rd83;
add.s64 %rd130,%rd123,%rd84;
mul.wide.u32 %rd31,%r555,256;
mul.lo.s32 %r420,%r592,%r555;
cvt.s64.s32 %rd85,%r420;
add.s64 %rd86,%rd121,%rd85;
add.s64 %rd129,%rd123,%rd86;
$2_108:
.pragma "nounroll";
ld.u32 %r421,[%rd129];
cvt.u16.u32 %rs15,%r421;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f82,%rs16;
shr.u16 %rs17,%rs15,8;
cvt.rn.f32.u16 %f83,%rs17;
shr.u32 %r422,%r421,16;
cvt.u16.u32 %rs18,%r422;
and.b16 %rs19,%rs18,255;
cvt.rn.f32.u16 %f84,%rs19;
shr.u32 %r423,%r421,24;
cvt.u16.u32 %rs20,%r423;
cvt.rn.f32.u16 %f85,%rs20;
setp.gt.f32 %p119,%f357,%f82;
@%p119 bra $2_110;
cvt.u16.u32 %rs52,%r421;
and.b16 %rs51,%rs52,255;
cvt.rn.f32.u16 %f294,%rs51;
setp.neu.f32 %p120,%f357,%f294;
setp.ne.s32 %p121,%r619,-1;
or.pred %p122,%p121,%p120;
@%p122 bra $2_111;
$2_110:
cvt.u16.u32 %rs56,%r421;
and.b16 %rs55,%rs56,255;
cvt.rn.f32.u16 %f357,%rs55;
add.s32 %r619,%r597,-128;
$2_111:
cvt.u16.u32 %rs54,%r421;
and.b16 %rs53,%rs54,255;
cvt.rn.f32.u16 %f295,%rs53;
neg.f32 %f87,%f295;
setp.gt.f32 %p123,%f358,%f87;
@%p123 bra $2_113;
setp.neu.f32 %p124,%f358,%f87;
setp.ne.s32 %p125,%r620,-1;
or.pred %p126,%p125,%p124;
@%p126 bra $2_114;
$2_113:
add.s32 %r620,%r597,-128;
mov.f32 %f358,%f87;
$2_114:
setp.gt.f32 %p127,%f357,%f83;
@%p127 bra $2_116;
setp.neu.f32 %p128,%f357,%f83;
setp.ne.s32 %p129,%r619,-1;
or.pred %p130,%p129,%p128;
@%p130 bra $2_117;
$2_116:
mad.lo.s32 %r525,%r551,%r547,%r592;
add.s32 %r619,%r525,1;
mov.f32 %f357,%f83;
$2_117:
neg.f32 %f90,%f83;
setp.gt.f32 %p131,%f358,%f90;
@%p131 bra $2_119;
setp.neu.f32 %p132,%f358,%f90;
setp.ne.s32 %p133,%r620,-1;
or.pred %p134,%p133,%p132;
@%p134 bra $2_120;
$2_119:
mad.lo.s32 %r523,%r551,%r547,%r592;
add.s32 %r620,%r523,1;
mov.f32 %f358,%f90;
$2_120:
setp.gt.f32 %p135,%f357,%f84;
@%p135 bra $2_122;
setp.neu.f32 %p136,%f357,%f84;
setp.ne.s32 %p137,%r619,-1;
or.pred %p138,%p137,%p136;
@%p138 bra $2_123;
$2_122:
add.s32 %r619,%r597,-126;
mov.f32 %f357,%f84;
$2_123:
neg.f32 %f93,%f84;
setp.gt.f32 %p139,%f358,%f93;
@%p139 bra $2_125;
setp.neu.f32 %p140,%f358,%f93;
setp.ne.s32 %p141,%r620,-1;
or.pred %p142,%p141,%p140;
@%p142 bra $2_126;
$2_125:
add.s32 %r620,%r597,-126;
mov.f32 %f358,%f93;
$2_126:
setp.gt.f32 %p143,%f357,%f85;
@%p143 bra $2_128;
setp.neu.f32 %p144,%f357,%f85;
setp.ne.s32 %p145,%r619,-1;
or.pred %p146,%p145,%p144;
@%p146 bra $2_129;
$2_128:
add.s32 %r619,%r597,-125;
mov.f32 %f357,%f85;
$2_129:
neg.f32 %f96,%f85;
setp.gt.f32 %p147,%f358,%f96;
@%p147 bra $2_131;
setp.neu.f32 %p148,%f358,%f96;
setp.ne.s32 %p149,%r620,-1;
or.pred %p150,%p149,%p148;
@%p150 bra $2_132;
$2_131:
add.s32 %r620,%r597,-125;
mov.f32 %f358,%f96;
$2_132:
ld.u32 %r425,[%rd130];
cvt.u16.u32 %rs21,%r425;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f98,%rs22;
shr.u16 %rs23,%rs21,8;
cvt.rn.f32.u16 %f99,%rs23;
shr.u32 %r426,%r425,16;
cvt.u16.u32 %rs24,%r426;
and.b16 %rs25,%rs24,255;
cvt.rn.f32.u16 %f100,%rs25;
shr.u32 %r427,%r425,24;
cvt.u16.u32 %rs26,%r427;
cvt.rn.f32.u16 %f101,%rs26;
setp.gt.f32 %p151,%f357,%f98;
@%p151 bra $2_134;
cvt.u16.u32 %rs58,%r425;
and.b16 %rs57,%rs58,255;
cvt.rn.f32.u16 %f297,%rs57;
setp.neu.f32 %p152,%f357,%f297;
setp.ne.s32 %p153,%r619,-1;
or.pred %p154,%p153,%p152;
@%p154 bra $2_135;
$2_134:
cvt.u16.u32 %rs62,%r425;
and.b16 %rs61,%rs62,255;
cvt.rn.f32.u16 %f357,%rs61;
mov.u32 %r619,%r597;
$2_135:
cvt.u16.u32 %rs60,%r425;
and.b16 %rs59,%rs60,255;
cvt.rn.f32.u16 %f298,%rs59;
neg.f32 %f103,%f298;
setp.gt.f32 %p155,%f358,%f103;
@%p155 bra $2_137;
setp.neu.f32 %p156,%f358,%f103;
setp.ne.s32 %p157,%r620,-1;
or.pred %p158,%p157,%p156;
@%p158 bra $2_138;
$2_137:
mov.u32 %r620,%r597;
mov.f32 %f358,%f103;
$2_138:
setp.gt.f32 %p159,%f357,%f99;
@%p159 bra $2_140;
setp.neu.f32 %p160,%f357,%f99;
setp.ne.s32 %p161,%r619,-1;
or.pred %p162,%p161,%p160;
@%p162 bra $2_141;
$2_140:
add.s32 %r619,%r597,1;
mov.f32 %f357,%f99;
$2_141:
neg.f32 %f106,%f99;
setp.gt.f32 %p163,%f358,%f106;
@%p163 bra $2_143;
setp.neu.f32 %p164,%f358,%f106;
setp.ne.s32 %p165,%r620,-1;
or.pred %p166,%p165,%p164;
@%p166 bra $2_144;
$2_143:
add.s32 %r620,%r597,1;
mov.f32 %f358,%f106;
$2_144:
setp.gt.f32 %p167,%f357,%f100;
@%p167 bra $2_146;
setp.neu.f32 %p168,%f357,%f100;
setp.ne.s32 %p169,%r619,-1;
or.pred %p170,%p169,%p168;
@%p170 bra $2_147;
$2_146:
add.s32 %r619,%r597,2;
mov.f32 %f357,%f100;
$2_147:
neg.f32 %f109,%f100;
setp.gt.f32 %p171,%f358,%f109;
@%p171 bra $2_149;
setp.neu.f32 %p172,%f358,%f109;
setp.ne.s32 %p173,%r620,-1;
or.pred %p174,%p173,%p172;
@%p174 bra $2_150;
$2_149:
add.s32 %r620,%r597,2;
mov.f32 %f358,%f109;
$2_150:
setp.gt.f32 %p175,%f357,%f101;
@%p175 bra $2_152;
setp.neu.f32 %p176,%f357,%f101;
setp.ne.s32 %p177,%r619,-1;
or.pred %p178,%p177,%p176;
@%p178 bra $2_153;
$2_152:
add.s32 %r619,%r597,3;
mov.f32 %f357,%f101;
$2_153:
neg.f32 %f112,%f101;
setp.gt.f32 %p179,%f358,%f112;
@%p179 bra $2_155;
setp.neu.f32 %p180,%f358,%f112;
setp.ne.s32 %p181,%r620,-1;
or.pred %p182,%p181,%p180;
@%p182 bra $2_156;
$2_155:
add.s32 %r620,%r597,3;
mov.f32 %f358,%f112;
$2_156:
add.s32 %r597,%r597,256;
add.s64 %rd130,%rd130,%rd31;
add.s64 %rd129,%rd129,%rd31;
add.s32 %r592,%r592,256;
setp.lt.s32 %p183,%r592,%r24;
@%p183 bra $2_108;
$2_157:
mov.u32 %r494,%tid.x;
add.s32 %r628,%r24,%r494;
setp.ge.s32 %p184,%r628,%r547;
@%p184 bra $2_210;
mov.u32 %r501,%tid.x;
not.b32 %r431,%r501;
add.s32 %r432,%r547,%r431;
sub.s32 %r136,%r432,%r24;
and.b32 %r433,%r136,32;
setp.ne.s32 %p185,%r433,0;
@%p185 bra $2_176;
cvt.s64.s32 %rd87,%r628;
mul.lo.s64 %rd88,%rd125,%rd87;
add.s64 %rd37,%rd65,%rd88;
setp.gt.s32 %p186,%r318,1;
@%p186 bra $2_163;
@%p4 bra $2_167;
setp.eq.s32 %p190,%r318,1;
@%p190 bra $2_162;
bra.uni $2_168;
$2_162:
ld.global.nc.u16 %rs30,[%rd37];
cvt.rn.f32.u16 %f359,%rs30;
bra.uni $2_169;
$2_163:
setp.eq.s32 %p187,%r318,2;
@%p187 bra $2_166;
setp.ne.s32 %p188,%r318,3;
@%p188 bra $2_168;
ld.global.nc.u16 %rs27,[%rd37];
cvt.f32.f16 %f359,%rs27;
bra.uni $2_169;
$2_167:
ld.global.nc.u8 %r434,[%rd37];
cvt.u16.u32 %rs31,%r434;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f359,%rs32;
bra.uni $2_169;
$2_166:
ld.global.nc.s16 %rs29,[%rd37];
cvt.rn.f32.s16 %f359,%rs29;
bra.uni $2_169;
$2_168:
ld.global.nc.f32 %f359,[%rd37];
$2_169:
mov.u32 %r537,%tid.x;
add.s32 %r536,%r24,%r537;
mad.lo.s32 %r137,%r551,%r547,%r536;
setp.gt.f32 %p191,%f357,%f359;
@%p191 bra $2_171;
setp.neu.f32 %p192,%f357,%f359;
setp.ne.s32 %p193,%r619,-1;
or.pred %p194,%p193,%p192;
@%p194 bra $2_172;
$2_171:
mov.u32 %r619,%r137;
mov.f32 %f357,%f359;
$2_172:
neg.f32 %f123,%f359;
setp.gt.f32 %p195,%f358,%f123;
@%p195 bra $2_174;
setp.neu.f32 %p196,%f358,%f123;
setp.ne.s32 %p197,%r620,-1;
or.pred %p198,%p197,%p196;
@%p198 bra $2_175;
$2_174:
mov.u32 %r620,%r137;
mov.f32 %f358,%f123;
$2_175:
mov.u32 %r539,%tid.x;
add.s32 %r538,%r24,%r539;
add.s32 %r628,%r538,32;
$2_176:
and.b32 %r435,%r136,-32;
setp.eq.s32 %p199,%r435,0;
@%p199 bra $2_210;
$2_177:
.pragma "nounroll";
cvt.s64.s32 %rd99,%r628;
mul.lo.s64 %rd100,%rd125,%rd99;
add.s64 %rd39,%rd65,%rd100;
setp.gt.s32 %p200,%r318,1;
@%p200 bra $2_181;
@%p4 bra $2_185;
setp.eq.s32 %p204,%r318,1;
@%p204 bra $2_180;
bra.uni $2_186;
$2_180:
ld.global.nc.u16 %rs36,[%rd39];
cvt.rn.f32.u16 %f368,%rs36;
bra.uni $2_187;
$2_181:
setp.eq.s32 %p201,%r318,2;
@%p201 bra $2_184;
setp.ne.s32 %p202,%r318,3;
@%p202 bra $2_186;
ld.global.nc.u16 %rs33,[%rd39];
cvt.f32.f16 %f368,%rs33;
bra.uni $2_187;
$2_185:
ld.global.nc.u8 %r436,[%rd39];
cvt.u16.u32 %rs37,%r436;
and.b16 %rs38,%rs37,255;
cvt.rn.f32.u16 %f368,%rs38;
bra.uni $2_187;
$2_184:
ld.global.nc.s16 %rs35,[%rd39];
cvt.rn.f32.s16 %f368,%rs35;
bra.uni $2_187;
$2_186:
ld.global.nc.f32 %f368,[%rd39];
$2_187:
setp.gt.f32 %p205,%f357,%f368;
@%p205 bra $2_189;
setp.neu.f32 %p206,%f357,%f368;
setp.ne.s32 %p207,%r619,-1;
or.pred %p208,%p207,%p206;
@%p208 bra $2_190;
$2_189:
mul.lo.s32 %r545,%r551,%r547;
add.s32 %r619,%r628,%r545;
mov.f32 %f357,%f368;
$2_190:
neg.f32 %f138,%f368;
setp.gt.f32 %p209,%f358,%f138;
@%p209 bra $2_192;
setp.neu.f32 %p210,%f358,%f138;
setp.ne.s32 %p211,%r620,-1;
or.pred %p212,%p211,%p210;
@%p212 bra $2_193;
$2_192:
mul.lo.s32 %r543,%r551,%r547;
add.s32 %r620,%r628,%r543;
mov.f32 %f358,%f138;
$2_193:
setp.gt.s32 %p347,%r318,1;
add.s32 %r153,%r628,32;
cvt.s64.s32 %rd106,%r153;
mul.lo.s64 %rd107,%rd125,%rd106;
add.s64 %rd40,%rd65,%rd107;
@%p347 bra $2_197;
@%p4 bra $2_201;
setp.eq.s32 %p217,%r318,1;
@%p217 bra $2_196;
bra.uni $2_202;
$2_196:
ld.global.nc.u16 %rs42,[%rd40];
cvt.rn.f32.u16 %f371,%rs42;
bra.uni $2_203;
$2_197:
setp.eq.s32 %p214,%r318,2;
@%p214 bra $2_200;
setp.ne.s32 %p215,%r318,3;
@%p215 bra $2_202;
ld.global.nc.u16 %rs39,[%rd40];
cvt.f32.f16 %f371,%rs39;
bra.uni $2_203;
$2_201:
ld.global.nc.u8 %r437,[%rd40];
cvt.u16.u32 %rs43,%r437;
and.b16 %rs44,%rs43,255;
cvt.rn.f32.u16 %f371,%rs44;
bra.uni $2_203;
$2_200:
ld.global.nc.s16 %rs41,[%rd40];
cvt.rn.f32.s16 %f371,%rs41;
bra.uni $2_203;
$2_202:
ld.global.nc.f32 %f371,[%rd40];
$2_203:
add.s32 %r546,%r628,32;
mul.lo.s32 %r541,%r551,%r547;
add.s32 %r154,%r546,%r541;
setp.gt.f32 %p218,%f357,%f371;
@%p218 bra $2_205;
setp.neu.f32 %p219,%f357,%f371;
setp.ne.s32 %p220,%r619,-1;
or.pred %p221,%p220,%p219;
@%p221 bra $2_206;
$2_205:
mov.u32 %r619,%r154;
mov.f32 %f357,%f371;
$2_206:
neg.f32 %f147,%f371;
setp.gt.f32 %p222,%f358,%f147;
@%p222 bra $2_208;
setp.neu.f32 %p223,%f358,%f147;
setp.ne.s32 %p224,%r620,-1;
or.pred %p225,%p224,%p223;
@%p225 bra $2_209;
$2_208:
mov.u32 %r620,%r154;
mov.f32 %f358,%f147;
$2_209:
add.s32 %r628,%r628,64;
setp.lt.s32 %p226,%r628,%r547;
@%p226 bra $2_177;
$2_210:
add.s32 %r551,%r551,8;
setp.lt.s32 %p227,%r551,%r14;
@%p227 bra $2_8;
$2_211:
mov.u32 %r495,-1;
mov.b32 %r438,%f357;
mov.u32 %r439,31;
mov.u32 %r440,16;
shfl.sync.down.b32 %r442|%p228,%r438,%r440,%r439,%r495;
mov.b32 %f153,%r442;
shfl.sync.down.b32 %r163|%p229,%r619,%r440,%r439,%r495;
setp.gt.f32 %p230,%f357,%f153;
@%p230 bra $2_213;
setp.eq.f32 %p231,%f357,%f153;
setp.lt.u32 %p232,%r163,%r619;
and.pred %p233,%p231,%p232;
@%p233 bra $2_213;
bra.uni $2_214;
$2_213:
mov.f32 %f357,%f153;
mov.u32 %r619,%r163;
$2_214:
mov.b32 %r443,%f357;
mov.u32 %r444,31;
mov.u32 %r445,8;
mov.u32 %r446,-1;
shfl.sync.down.b32 %r447|%p234,%r443,%r445,%r444,%r446;
mov.b32 %f158,%r447;
shfl.sync.down.b32 %r168|%p235,%r619,%r445,%r444,%r446;
setp.gt.f32 %p236,%f357,%f158;
@%p236 bra $2_216;
setp.eq.f32 %p237,%f357,%f158;
setp.lt.u32 %p238,%r168,%r619;
and.pred %p239,%p237,%p238;
@%p239 bra $2_216;
bra.uni $2_217;
$2_216:
mov.f32 %f357,%f158;
mov.u32 %r619,%r168;
$2_217:
mov.b32 %r448,%f357;
mov.u32 %r449,31;
mov.u32 %r450,4;
mov.u32 %r451,-1;
shfl.sync.down.b32 %r452|%p240,%r448,%r450,%r449,%r451;
mov.b32 %f163,%r452;
shfl.sync.down.b32 %r173|%p241,%r619,%r450,%r449,%r451;
setp.gt.f32 %p242,%f357,%f163;
@%p242 bra $2_219;
setp.eq.f32 %p243,%f357,%f163;
setp.lt.u32 %p244,%r173,%r619;
and.pred %p245,%p243,%p244;
@%p245 bra $2_219;
bra.uni $2_220;
$2_219:
mov.f32 %f357,%f163;
mov.u32 %r619,%r173;
$2_220:
mov.b32 %r453,%f357;
mov.u32 %r454,31;
mov.u32 %r455,2;
mov.u32 %r456,-1;
shfl.sync.down.b32 %r457|%p246,%r453,%r455,%r454,%r456;
mov.b32 %f168,%r457;
shfl.sync.down.b32 %r178|%p247,%r619,%r455,%r454,%r456;
setp.gt.f32 %p248,%f357,%f168;
@%p248 bra $2_222;
setp.eq.f32 %p249,%f357,%f168;
setp.lt.u32 %p250,%r178,%r619;
and.pred %p251,%p249,%p250;
@%p251 bra $2_222;
bra.uni $2_223;
$2_222:
mov.f32 %f357,%f168;
mov.u32 %r619,%r178;
$2_223:
mov.b32 %r458,%f357;
mov.u32 %r459,31;
mov.u32 %r460,1;
mov.u32 %r461,-1;
shfl.sync.down.b32 %r462|%p252,%r458,%r460,%r459,%r461;
mov.b32 %f173,%r462;
shfl.sync.down.b32 %r183|%p253,%r619,%r460,%r459,%r461;
setp.gt.f32 %p254,%f357,%f173;
@%p254 bra $2_225;
setp.eq.f32 %p255,%f357,%f173;
setp.lt.u32 %p256,%r183,%r619;
and.pred %p257,%p255,%p256;
@%p257 bra $2_225;
bra.uni $2_226;
$2_225:
mov.f32 %f357,%f173;
mov.u32 %r619,%r183;
$2_226:
mov.u32 %r496,%tid.y;
mov.u32 %r187,%tid.x;
setp.ne.s32 %p258,%r187,0;
mul.wide.u32 %rd113,%r496,8;
mov.u64 %rd114,_ZZ14least_of_block7ExtremeE7of_warp;
add.s64 %rd41,%rd114,%rd113;
@%p258 bra $2_228;
st.shared.f32 [%rd41],%f357;
st.shared.u32 [%rd41+4],%r619;
$2_228:
bar.sync 0;
ld.shared.u32 %r647,[_ZZ14least_of_block7ExtremeE7of_warp+4];
ld.shared.f32 %f177,[_ZZ14least_of_block7ExtremeE7of_warp+8];
ld.shared.f32 %f384,[_ZZ14least_of_block7ExtremeE7of_warp];
setp.lt.f32 %p259,%f177,%f384;
@%p259 bra $2_230;
bra.uni $2_229;
$2_230:
ld.shared.u32 %r644,[_ZZ14least_of_block7ExtremeE7of_warp+12];
bra.uni $2_231;
$2_229:
setp.eq.f32 %p260,%f177,%f384;
ld.shared.u32 %r644,[_ZZ14least_of_block7ExtremeE7of_warp+12];
setp.lt.u32 %p261,%r644,%r647;
and.pred %p262,%p260,%p261;
@%p262 bra $2_231;
bra.uni $2_232;
$2_231:
mov.f32 %f384,%f177;
mov.u32 %r647,%r644;
$2_232:
ld.shared.f32 %f182,[_ZZ14least_of_block7ExtremeE7of_warp+16];
setp.lt.f32 %p263,%f182,%f384;
@%p263 bra $2_234;
bra.uni $2_233;
$2_234:
ld.shared.u32 %r646,[_ZZ14least_of_block7ExtremeE7of_warp+20];
bra.uni $2_235;
$2_233:
setp.eq.f32 %p264,%f182,%f384;
ld.shared.u32 %r646,[_ZZ14least_of_block7ExtremeE7of_warp+20];
setp.lt.u32 %p265,%r646,%r647;
and.pred %p266,%p264,%p265;
@%p266 bra $2_235;
bra.uni $2_236;
$2_235:
mov.f32 %f384,%f182;
mov.u32 %r647,%r646;
$2_236:
ld.shared.f32 %f187,[_ZZ14least_of_block7ExtremeE7of_warp+24];
setp.lt.f32 %p267,%f187,%f384;
@%p267 bra $2_238;
bra.uni $2_237;
$2_238:
ld.shared.u32 %r648,[_ZZ14least_of_block7ExtremeE7of_warp+28];
bra.uni $2_239;
$2_237:
setp.eq.f32 %p268,%f187,%f384;
ld.shared.u32 %r648,[_ZZ14least_of_block7ExtremeE7of_warp+28];
setp.lt.u32 %p269,%r648,%r647;
and.pred %p270,%p268,%p269;
@%p270 bra $2_239;
bra.uni $2_240;
$2_239:
mov.f32 %f384,%f187;
mov.u32 %r647,%r648;
$2_240:
ld.shared.f32 %f192,[_ZZ14least_of_block7ExtremeE7of_warp+32];
setp.lt.f32 %p271,%f192,%f384;
@%p271 bra $2_242;
bra.uni $2_241;
$2_242:
ld.shared.u32 %r650,[_ZZ14least_of_block7ExtremeE7of_warp+36];
bra.uni $2_243;
$2_241:
setp.eq.f32 %p272,%f192,%f384;
ld.shared.u32 %r650,[_ZZ14least_of_block7ExtremeE7of_warp+36];
setp.lt.u32 %p273,%r650,%r647;
and.pred %p274,%p272,%p273;
@%p274 bra $2_243;
bra.uni $2_244;
$2_243:
mov.f32 %f384,%f192;
mov.u32 %r647,%r650;
$2_244:
ld.shared.f32 %f197,[_ZZ14least_of_block7ExtremeE7of_warp+40];
setp.lt.f32 %p275,%f197,%f384;
@%p275 bra $2_246;
bra.uni $2_245;
$2_246:
ld.shared.u32 %r652,[_ZZ14least_of_block7ExtremeE7of_warp+44];
bra.uni $2_247;
$2_245:
setp.eq.f32 %p276,%f197,%f384;
ld.shared.u32 %r652,[_ZZ14least_of_block7ExtremeE7of_warp+44];
setp.lt.u32 %p277,%r652,%r647;
and.pred %p278,%p276,%p277;
@%p278 bra $2_247;
bra.uni $2_248;
$2_247:
mov.f32 %f384,%f197;
mov.u32 %r647,%r652;
$2_248:
ld.shared.f32 %f202,[_ZZ14least_of_block7ExtremeE7of_warp+48];
setp.lt.f32 %p279,%f202,%f384;
@%p279 bra $2_250;
bra.uni $2_249;
$2_250:
ld.shared.u32 %r654,[_ZZ14least_of_block7ExtremeE7of_warp+52];
bra.uni $2_251;
$2_249:
setp.eq.f32 %p280,%f202,%f384;
ld.shared.u32 %r654,[_ZZ14least_of_block7ExtremeE7of_warp+52];
setp.lt.u32 %p281,%r654,%r647;
and.pred %p282,%p280,%p281;
@%p282 bra $2_251;
bra.uni $2_252;
$2_251:
mov.f32 %f384,%f202;
mov.u32 %r647,%r654;
$2_252:
ld.shared.f32 %f207,[_ZZ14least_of_block7ExtremeE7of_warp+56];
setp.lt.f32 %p283,%f207,%f384;
@%p283 bra $2_254;
bra.uni $2_253;
$2_254:
ld.shared.u32 %r656,[_ZZ14least_of_block7ExtremeE7of_warp+60];
bra.uni $2_255;
$2_253:
setp.eq.f32 %p284,%f207,%f384;
ld.shared.u32 %r656,[_ZZ14least_of_block7ExtremeE7of_warp+60];
setp.lt.u32 %p285,%r656,%r647;
and.pred %p286,%p284,%p285;
@%p286 bra $2_255;
bra.uni $2_256;
$2_255:
mov.f32 %f384,%f207;
mov.u32 %r647,%r656;
$2_256:
bar.sync 0;
mov.b32 %r464,%f358;
mov.u32 %r465,31;
mov.u32 %r466,16;
mov.u32 %r467,-1;
shfl.sync.down.b32 %r468|%p287,%r464,%r466,%r465,%r467;
mov.b32 %f212,%r468;
shfl.sync.down.b32 %r237|%p288,%r620,%r466,%r465,%r467;
setp.gt.f32 %p289,%f358,%f212;
@%p289 bra $2_258;
setp.eq.f32 %p290,%f358,%f212;
setp.lt.u32 %p291,%r237,%r620;
and.pred %p292,%p290,%p291;
@%p292 bra $2_258;
bra.uni $2_259;
$2_258:
mov.f32 %f358,%f212;
mov.u32 %r620,%r237;
$2_259:
mov.b32 %r469,%f358;
mov.u32 %r470,31;
mov.u32 %r471,8;
mov.u32 %r472,-1;
shfl.sync.down.b32 %r473|%p293,%r469,%r471,%r470,%r472;
mov.b32 %f217,%r473;
shfl.sync.down.b32 %r242|%p294,%r620,%r471,%r470,%r472;
setp.gt.f32 %p295,%f358,%f217;
@%p295 bra $2_261;
setp.eq.f32 %p296,%f358,%f217;
setp.lt.u32 %p297,%r242,%r620;
and.pred %p298,%p296,%p297;
@%p298 bra $2_261;
bra.uni $2_262;
$2_261:
mov.f32 %f358,%f217;
mov.u32 %r620,%r242;
$2_262:
mov.b32 %r474,%f358;
mov.u32 %r475,31;
mov.u32 %r476,4;
mov.u32 %r477,-1;
shfl.sync.down.b32 %r478|%p299,%r474,%r476,%r475,%r477;
mov.b32 %f222,%r478;
shfl.sync.down.b32 %r247|%p300,%r620,%r476,%r475,%r477;
setp.gt.f32 %p301,%f358,%f222;
@%p301 bra $2_264;
setp.eq.f32 %p302,%f358,%f222;
setp.lt.u32 %p303,%r247,%r620;
and.pred %p304,%p302,%p303;
@%p304 bra $2_264;
bra.uni $2_265;
$2_264:
mov.f32 %f358,%f222;
mov.u32 %r620,%r247;
$2_265:
mov.b32 %r479,%f358;
mov.u32 %r480,31;
mov.u32 %r481,2;
mov.u32 %r482,-1;
shfl.sync.down.b32 %r483|%p305,%r479,%r481,%r480,%r482;
mov.b32 %f227,%r483;
shfl.sync.down.b32 %r252|%p306,%r620,%r481,%r480,%r482;
setp.gt.f32 %p307,%f358,%f227;
@%p307 bra $2_267;
setp.eq.f32 %p308,%f358,%f227;
setp.lt.u32 %p309,%r252,%r620;
and.pred %p310,%p308,%p309;
@%p310 bra $2_267;
bra.uni $2_268;
$2_267:
mov.f32 %f358,%f227;
mov.u32 %r620,%r252;
$2_268:
mov.b32 %r484,%f358;
mov.u32 %r485,31;
mov.u32 %r486,1;
mov.u32 %r487,-1;
shfl.sync.down.b32 %r488|%p311,%r484,%r486,%r485,%r487;
mov.b32 %f232,%r488;
shfl.sync.down.b32 %r257|%p312,%r620,%r486,%r485,%r487;
setp.gt.f32 %p313,%f358,%f232;
@%p313 bra $2_270;
setp.eq.f32 %p314,%f358,%f232;
setp.lt.u32 %p315,%r257,%r620;
and.pred %p316,%p314,%p315;
@%p316 bra $2_270;
bra.uni $2_271;
$2_270:
mov.f32 %f358,%f232;
mov.u32 %r620,%r257;
$2_271:
@%p258 bra $2_273;
st.shared.f32 [%rd41],%f358;
st.shared.u32 [%rd41+4],%r620;
$2_273:
bar.sync 0;
ld.shared.u32 %r666,[_ZZ14least_of_block7ExtremeE7of_warp+4];
ld.shared.f32 %f236,[_ZZ14least_of_block7ExtremeE7of_warp+8];
ld.shared.f32 %f396,[_ZZ14least_of_block7ExtremeE7of_warp];
setp.lt.f32 %p318,%f236,%f396;
@%p318 bra $2_275;
bra.uni $2_274;
$2_275:
ld.shared.u32 %r663,[_ZZ14least_of_block7ExtremeE7of_warp+12];
bra.uni $2_276;
$2_274:
setp.eq.f32 %p319,%f236,%f396;
ld.shared.u32 %r663,[_ZZ14least_of_block7ExtremeE7of_warp+12];
setp.lt.u32 %p320,%r663,%r666;
and.pred %p321,%p319,%p320;
@%p321 bra $2_276;
bra.uni $2_277;
$2_276:
mov.f32 %f396,%f236;
mov.u32 %r666,%r663;
$2_277:
ld.shared.f32 %f241,[_ZZ14least_of_block7ExtremeE7of_warp+16];
setp.lt.f32 %p322,%f241,%f396;
@%p322 bra $2_279;
bra.uni $2_278;
$2_279:
ld.shared.u32 %r665,[_ZZ14least_of_block7ExtremeE7of_warp+20];
bra.uni $2_280;
$2_278:
setp.eq.f32 %p323,%f241,%f396;
ld.shared.u32 %r665,[_ZZ14least_of_block7ExtremeE7of_warp+20];
setp.lt.u32 %p324,%r665,%r666;
and.pred %p325,%p323,%p324;
@%p325 bra $2_280;
bra.uni $2_281;
$2_280:
mov.f32 %f396,%f241;
mov.u32 %r666,%r665;
$2_281:
ld.shared.f32 %f246,[_ZZ14least_of_block7ExtremeE7of_warp+24];
setp.lt.f32 %p326,%f246,%f396;
@%p326 bra $2_283;
bra.uni $2_282;
$2_283:
ld.shared.u32 %r667,[_ZZ14least_of_block7ExtremeE7of_warp+28];
bra.uni $2_284;
$2_282:
setp.eq.f32 %p327,%f246,%f396;
ld.shared.u32 %r667,[_ZZ14least_of_block7ExtremeE7of_warp+28];
setp.lt.u32 %p328,%r667,%r666;
and.pred %p329,%p327,%p328;
@%p329 bra $2_284;
bra.uni $2_285;
$2_284:
mov.f32 %f396,%f246;
mov.u32 %r666,%r667;
$2_285:
ld.shared.f32 %f251,[_ZZ14least_of_block7ExtremeE7of_warp+32];
setp.lt.f32 %p330,%f251,%f396;
@%p330 bra $2_287;
bra.uni $2_286;
$2_287:
ld.shared.u32 %r669,[_ZZ14least_of_block7ExtremeE7of_warp+36];
bra.uni $2_288;
$2_286:
setp.eq.f32 %p331,%f251,%f396;
ld.shared.u32 %r669,[_ZZ14least_of_block7ExtremeE7of_warp+36];
setp.lt.u32 %p332,%r669,%r666;
and.pred %p333,%p331,%p332;
@%p333 bra $2_288;
bra.uni $2_289;
$2_288:
mov.f32 %f396,%f251;
mov.u32 %r666,%r669;
$2_289:
ld.shared.f32 %f256,[_ZZ14least_of_block7ExtremeE7of_warp+40];
setp.lt.f32 %p334,%f256,%f396;
@%p334 bra $2_291;
bra.uni $2_290;
$2_291:
ld.shared.u32 %r671,[_ZZ14least_of_block7ExtremeE7of_warp+44];
bra.uni $2_292;
$2_290:
setp.eq.f32 %p335,%f256,%f396;
ld.shared.u32 %r671,[_ZZ14least_of_block7ExtremeE7of_warp+44];
setp.lt.u32 %p336,%r671,%r666;
and.pred %p337,%p335,%p336;
@%p337 bra $2_292;
bra.uni $2_293;
$2_292:
mov.f32 %f396,%f256;
mov.u32 %r666,%r671;
$2_293:
ld.shared.f32 %f261,[_ZZ14least_of_block7ExtremeE7of_warp+48];
setp.lt.f32 %p338,%f261,%f396;
@%p338 bra $2_295;
bra.uni $2_294;
$2_295:
ld.shared.u32 %r673,[_ZZ14least_of_block7ExtremeE7of_warp+52];
bra.uni $2_296;
$2_294:
setp.eq.f32 %p339,%f261,%f396;
ld.shared.u32 %r673,[_ZZ14least_of_block7ExtremeE7of_warp+52];
setp.lt.u32 %p340,%r673,%r666;
and.pred %p341,%p339,%p340;
@%p341 bra $2_296;
bra.uni $2_297;
$2_296:
mov.f32 %f396,%f261;
mov.u32 %r666,%r673;
$2_297:
ld.shared.f32 %f266,[_ZZ14least_of_block7ExtremeE7of_warp+56];
setp.lt.f32 %p342,%f266,%f396;
@%p342 bra $2_299;
bra.uni $2_298;
$2_299:
ld.shared.u32 %r675,[_ZZ14least_of_block7ExtremeE7of_warp+60];
bra.uni $2_300;
$2_298:
setp.eq.f32 %p343,%f266,%f396;
ld.shared.u32 %r675,[_ZZ14least_of_block7ExtremeE7of_warp+60];
setp.lt.u32 %p344,%r675,%r666;
and.pred %p345,%p343,%p344;
@%p345 bra $2_300;
bra.uni $2_301;
$2_300:
mov.f32 %f396,%f266;
mov.u32 %r666,%r675;
$2_301:
mov.u32 %r497,%tid.y;
bar.sync 0;
or.b32 %r490,%r497,%r187;
setp.ne.s32 %p346,%r490,0;
@%p346 bra $2_303;
mov.u32 %r498,%ctaid.y;
cvt.s64.s32 %rd115,%r498;
mul.lo.s64 %rd116,%rd127,%rd115;
add.s64 %rd117,%rd126,%rd116;
st.f32 [%rd117],%f384;
add.s64 %rd118,%rd117,%rd128;
st.u32 [%rd118],%r647;
add.s64 %rd119,%rd118,%rd128;
st.f32 [%rd119],%f396;
add.s64 %rd120,%rd119,%rd128;
st.u32 [%rd120],%r666;
$2_303:
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
