// Generated from kernels/ops/reductions/generic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/reductions/generic.cu`. */
export const REDUCTIONS_GENERIC: string = `.version 8.0
.target sm_75
.address_size 64
.shared .align 8 .b8 z0[64];
.shared .align 8 .b8 z1[64];
.shared .align 4 .b8 z2[64];
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
.reg .b16 %s<85>;
.reg .f32 %f<141>;
.reg .b32 %r<198>;
.reg .f64 %e<287>;
.reg .b64 %d<239>;
ld.param.u64 %d88,[p0];
ld.param.v2.u32 {%r191,%r192},[p1+32];
ld.param.v2.u32 {%r55,%r56},[p1+40];
ld.param.u64 %d93,[p2];
ld.param.v2.u32 {%r59,%r60},[p3+40];
ld.param.u64 %d98,[p4];
ld.param.v2.u32 {%r193,%r62},[p5+32];
ld.param.v2.u32 {%r63,%r64},[p5+40];
ld.param.u32 %r50,[p6];
ld.param.u32 %r51,[p7];
ld.param.u32 %r52,[p8];
ld.param.u64 %d228,[p5+16];
ld.param.u64 %d227,[p5+8];
ld.param.u64 %d99,[p5];
ld.param.u64 %d225,[p3+24];
ld.param.u64 %d224,[p3+16];
ld.param.u64 %d223,[p3+8];
ld.param.u64 %d94,[p3];
ld.param.u64 %d221,[p1+24];
ld.param.u64 %d220,[p1+16];
ld.param.u64 %d219,[p1+8];
ld.param.u64 %d89,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r56,0;
@%p1 bra $0_2;
cvta.to.global.u64 %d103,%d88;
mul.wide.s32 %d104,%r1,40;
add.s64 %d105,%d103,%d104;
ld.global.v2.u32 {%r191,%r192},[%d105+32];
ld.global.u64 %d221,[%d105+24];
ld.global.u64 %d220,[%d105+16];
ld.global.u64 %d219,[%d105+8];
ld.global.u64 %d218,[%d105];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %d106,%r1;
mul.lo.s64 %d107,%d89,%d106;
add.s64 %d218,%d88,%d107;
$0_3:
setp.eq.s32 %p2,%r60,0;
@%p2 bra $0_5;
cvta.to.global.u64 %d108,%d93;
mul.wide.s32 %d109,%r1,40;
add.s64 %d110,%d108,%d109;
ld.global.u64 %d225,[%d110+24];
ld.global.u64 %d224,[%d110+16];
ld.global.u64 %d223,[%d110+8];
ld.global.u64 %d222,[%d110];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %d111,%r1;
mul.lo.s64 %d112,%d94,%d111;
add.s64 %d222,%d93,%d112;
$0_6:
setp.eq.s32 %p3,%r64,0;
@%p3 bra $0_8;
cvta.to.global.u64 %d113,%d98;
mul.wide.s32 %d114,%r1,40;
add.s64 %d115,%d113,%d114;
ld.global.v2.u32 {%r193,%r70},[%d115+32];
ld.global.u64 %d228,[%d115+16];
ld.global.u64 %d227,[%d115+8];
ld.global.u64 %d226,[%d115];
bra.uni $0_9;
$0_8:
cvt.s64.s32 %d116,%r1;
mul.lo.s64 %d117,%d99,%d116;
add.s64 %d226,%d98,%d117;
$0_9:
mov.u32 %r21,%ctaid.y;
mad.lo.s32 %r71,%r21,%r52,%r52;
min.s32 %r22,%r71,%r192;
setp.lt.s32 %p4,%r55,1;
@%p4 bra $0_337;
mov.u32 %r73,%tid.x;
cvt.s64.s32 %d118,%r73;
mul.lo.s64 %d41,%d220,%d118;
mul.lo.s64 %d42,%d224,%d118;
shl.b64 %d43,%d220,5;
shl.b64 %d44,%d224,5;
cvt.s64.s32 %d119,%r21;
mul.lo.s64 %d45,%d227,%d119;
mul.lo.s64 %d48,%d220,96;
mul.lo.s64 %d49,%d224,96;
mov.u32 %r194,0;
$0_11:
.pragma "nounroll";
mov.u32 %r188,%ctaid.y;
ld.param.u32 %r187,[p8];
mov.u32 %r75,%tid.y;
mad.lo.s32 %r195,%r188,%r187,%r75;
setp.ge.s32 %p5,%r195,%r22;
mov.f64 %e268,0d0000000000000000;
mov.f64 %e278,%e268;
@%p5 bra $0_302;
$0_13:
.pragma "nounroll";
mov.f64 %e1,%e278;
setp.ge.s32 %p6,%r73,%r191;
@%p6 bra $0_301;
cvt.s64.s32 %d120,%r195;
cvt.s64.s32 %d121,%r194;
mul.lo.s64 %d122,%d221,%d121;
add.s64 %d123,%d122,%d41;
mul.lo.s64 %d124,%d219,%d120;
add.s64 %d125,%d123,%d124;
add.s64 %d230,%d218,%d125;
mul.lo.s64 %d126,%d225,%d121;
add.s64 %d127,%d126,%d42;
mul.lo.s64 %d128,%d223,%d120;
add.s64 %d129,%d127,%d128;
add.s64 %d229,%d222,%d129;
not.b32 %r80,%r73;
add.s32 %r81,%r191,%r80;
shr.u32 %r82,%r81,5;
add.s32 %r83,%r82,1;
and.b32 %r84,%r83,3;
setp.eq.s32 %p7,%r84,0;
mov.u32 %r196,%r73;
mov.f64 %e278,%e1;
@%p7 bra $0_138;
setp.gt.s32 %p8,%r51,1;
@%p8 bra $0_19;
setp.eq.s32 %p11,%r51,0;
@%p11 bra $0_23;
setp.eq.s32 %p12,%r51,1;
@%p12 bra $0_18;
bra.uni $0_24;
$0_18:
ld.global.nc.u16 %s4,[%d230];
cvt.rn.f32.u16 %f127,%s4;
bra.uni $0_25;
$0_19:
setp.eq.s32 %p9,%r51,2;
@%p9 bra $0_22;
setp.ne.s32 %p10,%r51,3;
@%p10 bra $0_24;
ld.global.nc.u16 %s1,[%d230];
cvt.f32.f16 %f127,%s1;
bra.uni $0_25;
$0_23:
ld.global.nc.u8 %r85,[%d230];
cvt.u16.u32 %s5,%r85;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f127,%s6;
bra.uni $0_25;
$0_22:
ld.global.nc.s16 %s3,[%d230];
cvt.rn.f32.s16 %f127,%s3;
bra.uni $0_25;
$0_24:
ld.global.nc.f32 %f127,[%d230];
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
ld.global.nc.u16 %s10,[%d229];
cvt.rn.f32.u16 %f128,%s10;
bra.uni $0_36;
$0_30:
setp.eq.s32 %p15,%r51,2;
@%p15 bra $0_33;
setp.ne.s32 %p16,%r51,3;
@%p16 bra $0_35;
ld.global.nc.u16 %s7,[%d229];
cvt.f32.f16 %f128,%s7;
bra.uni $0_36;
$0_34:
ld.global.nc.u8 %r86,[%d229];
cvt.u16.u32 %s11,%r86;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f128,%s12;
bra.uni $0_36;
$0_33:
ld.global.nc.s16 %s9,[%d229];
cvt.rn.f32.s16 %f128,%s9;
bra.uni $0_36;
$0_35:
ld.global.nc.f32 %f128,[%d229];
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
cvt.f64.f32 %e127,%f127;
mul.f64 %e257,%e127,%e127;
bra.uni $0_51;
$0_45:
setp.eq.s32 %p21,%r50,7;
@%p21 bra $0_47;
setp.ne.s32 %p22,%r50,5;
@%p22 bra $0_50;
$0_47:
cvt.f64.f32 %e124,%f127;
cvt.f64.f32 %e125,%f128;
sub.f64 %e126,%e124,%e125;
abs.f64 %e257,%e126;
bra.uni $0_51;
$0_44:
abs.f32 %f90,%f127;
cvt.f64.f32 %e257,%f90;
bra.uni $0_51;
$0_48:
setp.neu.f32 %p28,%f127,0f00000000;
selp.f64 %e257,0d3FF0000000000000,0d0000000000000000,%p28;
bra.uni $0_51;
$0_49:
cvt.f64.f32 %e257,%f127;
bra.uni $0_51;
$0_50:
cvt.f64.f32 %e128,%f127;
cvt.f64.f32 %e129,%f128;
sub.f64 %e130,%e128,%e129;
mul.f64 %e257,%e130,%e130;
$0_51:
setp.eq.s32 %p29,%r50,7;
@%p29 bra $0_53;
setp.ne.s32 %p30,%r50,4;
@%p30 bra $0_54;
$0_53:
setp.gt.f64 %p31,%e257,%e268;
setp.nan.f64 %p32,%e257,%e257;
or.pred %p33,%p31,%p32;
selp.f64 %e268,%e257,%e268,%p33;
bra.uni $0_55;
$0_54:
add.f64 %e268,%e268,%e257;
$0_55:
mov.u32 %r87,%tid.x;
not.b32 %r88,%r87;
add.s32 %r89,%r191,%r88;
shr.u32 %r90,%r89,5;
add.s32 %r91,%r90,1;
and.b32 %r92,%r91,3;
setp.eq.s32 %p34,%r92,1;
cvt.f64.f32 %e131,%f127;
fma.rn.f64 %e13,%e131,%e131,%e1;
setp.gt.s32 %p35,%r193,%r55;
selp.f64 %e278,%e13,%e1,%p35;
add.s64 %d230,%d230,%d43;
add.s64 %d229,%d229,%d44;
add.s32 %r196,%r87,32;
@%p34 bra $0_138;
@%p8 bra $0_60;
setp.eq.s32 %p39,%r51,0;
@%p39 bra $0_64;
setp.eq.s32 %p40,%r51,1;
@%p40 bra $0_59;
bra.uni $0_65;
$0_59:
ld.global.nc.u16 %s16,[%d230];
cvt.rn.f32.u16 %f129,%s16;
bra.uni $0_66;
$0_60:
setp.eq.s32 %p37,%r51,2;
@%p37 bra $0_63;
setp.ne.s32 %p38,%r51,3;
@%p38 bra $0_65;
ld.global.nc.u16 %s13,[%d230];
cvt.f32.f16 %f129,%s13;
bra.uni $0_66;
$0_64:
ld.global.nc.u8 %r93,[%d230];
cvt.u16.u32 %s17,%r93;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f129,%s18;
bra.uni $0_66;
$0_63:
ld.global.nc.s16 %s15,[%d230];
cvt.rn.f32.s16 %f129,%s15;
bra.uni $0_66;
$0_65:
ld.global.nc.f32 %f129,[%d230];
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
ld.global.nc.u16 %s22,[%d229];
cvt.rn.f32.u16 %f130,%s22;
bra.uni $0_77;
$0_71:
setp.eq.s32 %p43,%r51,2;
@%p43 bra $0_74;
setp.ne.s32 %p44,%r51,3;
@%p44 bra $0_76;
ld.global.nc.u16 %s19,[%d229];
cvt.f32.f16 %f130,%s19;
bra.uni $0_77;
$0_75:
ld.global.nc.u8 %r94,[%d229];
cvt.u16.u32 %s23,%r94;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f130,%s24;
bra.uni $0_77;
$0_74:
ld.global.nc.s16 %s21,[%d229];
cvt.rn.f32.s16 %f130,%s21;
bra.uni $0_77;
$0_76:
ld.global.nc.f32 %f130,[%d229];
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
cvt.f64.f32 %e135,%f129;
mul.f64 %e259,%e135,%e135;
bra.uni $0_92;
$0_86:
@%p29 bra $0_88;
setp.ne.s32 %p50,%r50,5;
@%p50 bra $0_91;
$0_88:
cvt.f64.f32 %e132,%f129;
cvt.f64.f32 %e133,%f130;
sub.f64 %e134,%e132,%e133;
abs.f64 %e259,%e134;
bra.uni $0_92;
$0_85:
abs.f32 %f96,%f129;
cvt.f64.f32 %e259,%f96;
bra.uni $0_92;
$0_89:
setp.neu.f32 %p56,%f129,0f00000000;
selp.f64 %e259,0d3FF0000000000000,0d0000000000000000,%p56;
bra.uni $0_92;
$0_90:
cvt.f64.f32 %e259,%f129;
bra.uni $0_92;
$0_91:
cvt.f64.f32 %e136,%f129;
cvt.f64.f32 %e137,%f130;
sub.f64 %e138,%e136,%e137;
mul.f64 %e259,%e138,%e138;
$0_92:
@%p29 bra $0_94;
setp.ne.s32 %p58,%r50,4;
@%p58 bra $0_95;
$0_94:
setp.gt.f64 %p59,%e259,%e268;
setp.nan.f64 %p60,%e259,%e259;
or.pred %p61,%p59,%p60;
selp.f64 %e268,%e259,%e268,%p61;
bra.uni $0_96;
$0_95:
add.f64 %e268,%e268,%e259;
$0_96:
setp.eq.s32 %p62,%r92,2;
cvt.f64.f32 %e139,%f129;
fma.rn.f64 %e25,%e139,%e139,%e13;
selp.f64 %e278,%e25,%e1,%p35;
add.s64 %d230,%d230,%d43;
add.s64 %d229,%d229,%d44;
add.s32 %r196,%r87,64;
@%p62 bra $0_138;
@%p8 bra $0_101;
setp.eq.s32 %p67,%r51,0;
@%p67 bra $0_105;
setp.eq.s32 %p68,%r51,1;
@%p68 bra $0_100;
bra.uni $0_106;
$0_100:
ld.global.nc.u16 %s28,[%d230];
cvt.rn.f32.u16 %f131,%s28;
bra.uni $0_107;
$0_101:
setp.eq.s32 %p65,%r51,2;
@%p65 bra $0_104;
setp.ne.s32 %p66,%r51,3;
@%p66 bra $0_106;
ld.global.nc.u16 %s25,[%d230];
cvt.f32.f16 %f131,%s25;
bra.uni $0_107;
$0_105:
ld.global.nc.u8 %r101,[%d230];
cvt.u16.u32 %s29,%r101;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f131,%s30;
bra.uni $0_107;
$0_104:
ld.global.nc.s16 %s27,[%d230];
cvt.rn.f32.s16 %f131,%s27;
bra.uni $0_107;
$0_106:
ld.global.nc.f32 %f131,[%d230];
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
ld.global.nc.u16 %s34,[%d229];
cvt.rn.f32.u16 %f132,%s34;
bra.uni $0_118;
$0_112:
setp.eq.s32 %p71,%r51,2;
@%p71 bra $0_115;
setp.ne.s32 %p72,%r51,3;
@%p72 bra $0_117;
ld.global.nc.u16 %s31,[%d229];
cvt.f32.f16 %f132,%s31;
bra.uni $0_118;
$0_116:
ld.global.nc.u8 %r102,[%d229];
cvt.u16.u32 %s35,%r102;
and.b16 %s36,%s35,255;
cvt.rn.f32.u16 %f132,%s36;
bra.uni $0_118;
$0_115:
ld.global.nc.s16 %s33,[%d229];
cvt.rn.f32.s16 %f132,%s33;
bra.uni $0_118;
$0_117:
ld.global.nc.f32 %f132,[%d229];
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
cvt.f64.f32 %e143,%f131;
mul.f64 %e261,%e143,%e143;
bra.uni $0_133;
$0_127:
@%p29 bra $0_129;
setp.ne.s32 %p78,%r50,5;
@%p78 bra $0_132;
$0_129:
cvt.f64.f32 %e140,%f131;
cvt.f64.f32 %e141,%f132;
sub.f64 %e142,%e140,%e141;
abs.f64 %e261,%e142;
bra.uni $0_133;
$0_126:
abs.f32 %f102,%f131;
cvt.f64.f32 %e261,%f102;
bra.uni $0_133;
$0_130:
setp.neu.f32 %p84,%f131,0f00000000;
selp.f64 %e261,0d3FF0000000000000,0d0000000000000000,%p84;
bra.uni $0_133;
$0_131:
cvt.f64.f32 %e261,%f131;
bra.uni $0_133;
$0_132:
cvt.f64.f32 %e144,%f131;
cvt.f64.f32 %e145,%f132;
sub.f64 %e146,%e144,%e145;
mul.f64 %e261,%e146,%e146;
$0_133:
@%p29 bra $0_135;
setp.ne.s32 %p86,%r50,4;
@%p86 bra $0_136;
$0_135:
setp.gt.f64 %p87,%e261,%e268;
setp.nan.f64 %p88,%e261,%e261;
or.pred %p89,%p87,%p88;
selp.f64 %e268,%e261,%e268,%p89;
bra.uni $0_137;
$0_136:
add.f64 %e268,%e268,%e261;
$0_137:
cvt.f64.f32 %e147,%f131;
fma.rn.f64 %e148,%e147,%e147,%e25;
selp.f64 %e278,%e148,%e1,%p35;
add.s64 %d230,%d230,%d43;
add.s64 %d229,%d229,%d44;
add.s32 %r196,%r87,96;
$0_138:
setp.lt.u32 %p91,%r81,96;
@%p91 bra $0_301;
shl.b64 %d215,%d220,6;
shl.b64 %d214,%d224,6;
add.s64 %d236,%d229,%d49;
add.s64 %d235,%d229,%d214;
add.s64 %d234,%d229,%d44;
add.s64 %d233,%d230,%d48;
add.s64 %d232,%d230,%d215;
add.s64 %d231,%d230,%d43;
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
ld.global.nc.u16 %s40,[%d230];
cvt.rn.f32.u16 %f133,%s40;
bra.uni $0_150;
$0_144:
setp.eq.s32 %p93,%r51,2;
@%p93 bra $0_147;
setp.ne.s32 %p94,%r51,3;
@%p94 bra $0_149;
ld.global.nc.u16 %s37,[%d230];
cvt.f32.f16 %f133,%s37;
bra.uni $0_150;
$0_148:
ld.global.nc.u8 %r107,[%d230];
cvt.u16.u32 %s41,%r107;
and.b16 %s42,%s41,255;
cvt.rn.f32.u16 %f133,%s42;
bra.uni $0_150;
$0_147:
ld.global.nc.s16 %s39,[%d230];
cvt.rn.f32.s16 %f133,%s39;
bra.uni $0_150;
$0_149:
ld.global.nc.f32 %f133,[%d230];
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
ld.global.nc.u16 %s46,[%d229];
cvt.rn.f32.u16 %f134,%s46;
bra.uni $0_161;
$0_155:
setp.eq.s32 %p99,%r51,2;
@%p99 bra $0_158;
setp.ne.s32 %p100,%r51,3;
@%p100 bra $0_160;
ld.global.nc.u16 %s43,[%d229];
cvt.f32.f16 %f134,%s43;
bra.uni $0_161;
$0_159:
ld.global.nc.u8 %r108,[%d229];
cvt.u16.u32 %s47,%r108;
and.b16 %s48,%s47,255;
cvt.rn.f32.u16 %f134,%s48;
bra.uni $0_161;
$0_158:
ld.global.nc.s16 %s45,[%d229];
cvt.rn.f32.s16 %f134,%s45;
bra.uni $0_161;
$0_160:
ld.global.nc.f32 %f134,[%d229];
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
cvt.f64.f32 %e152,%f133;
mul.f64 %e269,%e152,%e152;
bra.uni $0_176;
$0_170:
setp.eq.s32 %p105,%r50,7;
@%p105 bra $0_172;
setp.ne.s32 %p106,%r50,5;
@%p106 bra $0_175;
$0_172:
cvt.f64.f32 %e149,%f133;
cvt.f64.f32 %e150,%f134;
sub.f64 %e151,%e149,%e150;
abs.f64 %e269,%e151;
bra.uni $0_176;
$0_169:
abs.f32 %f108,%f133;
cvt.f64.f32 %e269,%f108;
bra.uni $0_176;
$0_173:
setp.neu.f32 %p112,%f133,0f00000000;
selp.f64 %e269,0d3FF0000000000000,0d0000000000000000,%p112;
bra.uni $0_176;
$0_174:
cvt.f64.f32 %e269,%f133;
bra.uni $0_176;
$0_175:
cvt.f64.f32 %e153,%f133;
cvt.f64.f32 %e154,%f134;
sub.f64 %e155,%e153,%e154;
mul.f64 %e269,%e155,%e155;
$0_176:
setp.eq.s32 %p113,%r50,7;
@%p113 bra $0_178;
setp.ne.s32 %p114,%r50,4;
@%p114 bra $0_179;
$0_178:
setp.gt.f64 %p115,%e269,%e268;
setp.nan.f64 %p116,%e269,%e269;
or.pred %p117,%p115,%p116;
selp.f64 %e270,%e269,%e268,%p117;
bra.uni $0_180;
$0_179:
add.f64 %e270,%e268,%e269;
$0_180:
cvt.f64.f32 %e156,%f133;
fma.rn.f64 %e54,%e156,%e156,%e278;
@%p92 bra $0_184;
setp.eq.s32 %p121,%r51,0;
@%p121 bra $0_188;
setp.eq.s32 %p122,%r51,1;
@%p122 bra $0_183;
bra.uni $0_189;
$0_183:
ld.global.nc.u16 %s52,[%d231];
cvt.rn.f32.u16 %f135,%s52;
bra.uni $0_190;
$0_184:
setp.eq.s32 %p119,%r51,2;
@%p119 bra $0_187;
setp.ne.s32 %p120,%r51,3;
@%p120 bra $0_189;
ld.global.nc.u16 %s49,[%d231];
cvt.f32.f16 %f135,%s49;
bra.uni $0_190;
$0_188:
ld.global.nc.u8 %r109,[%d231];
cvt.u16.u32 %s53,%r109;
and.b16 %s54,%s53,255;
cvt.rn.f32.u16 %f135,%s54;
bra.uni $0_190;
$0_187:
ld.global.nc.s16 %s51,[%d231];
cvt.rn.f32.s16 %f135,%s51;
bra.uni $0_190;
$0_189:
ld.global.nc.f32 %f135,[%d231];
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
ld.global.nc.u16 %s58,[%d234];
cvt.rn.f32.u16 %f136,%s58;
bra.uni $0_201;
$0_195:
setp.eq.s32 %p125,%r51,2;
@%p125 bra $0_198;
setp.ne.s32 %p126,%r51,3;
@%p126 bra $0_200;
ld.global.nc.u16 %s55,[%d234];
cvt.f32.f16 %f136,%s55;
bra.uni $0_201;
$0_199:
ld.global.nc.u8 %r110,[%d234];
cvt.u16.u32 %s59,%r110;
and.b16 %s60,%s59,255;
cvt.rn.f32.u16 %f136,%s60;
bra.uni $0_201;
$0_198:
ld.global.nc.s16 %s57,[%d234];
cvt.rn.f32.s16 %f136,%s57;
bra.uni $0_201;
$0_200:
ld.global.nc.f32 %f136,[%d234];
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
cvt.f64.f32 %e160,%f135;
mul.f64 %e271,%e160,%e160;
bra.uni $0_216;
$0_210:
@%p113 bra $0_212;
setp.ne.s32 %p132,%r50,5;
@%p132 bra $0_215;
$0_212:
cvt.f64.f32 %e157,%f135;
cvt.f64.f32 %e158,%f136;
sub.f64 %e159,%e157,%e158;
abs.f64 %e271,%e159;
bra.uni $0_216;
$0_209:
abs.f32 %f114,%f135;
cvt.f64.f32 %e271,%f114;
bra.uni $0_216;
$0_213:
setp.neu.f32 %p138,%f135,0f00000000;
selp.f64 %e271,0d3FF0000000000000,0d0000000000000000,%p138;
bra.uni $0_216;
$0_214:
cvt.f64.f32 %e271,%f135;
bra.uni $0_216;
$0_215:
cvt.f64.f32 %e161,%f135;
cvt.f64.f32 %e162,%f136;
sub.f64 %e163,%e161,%e162;
mul.f64 %e271,%e163,%e163;
$0_216:
@%p113 bra $0_218;
setp.ne.s32 %p140,%r50,4;
@%p140 bra $0_219;
$0_218:
setp.gt.f64 %p141,%e271,%e270;
setp.nan.f64 %p142,%e271,%e271;
or.pred %p143,%p141,%p142;
selp.f64 %e272,%e271,%e270,%p143;
bra.uni $0_220;
$0_219:
add.f64 %e272,%e270,%e271;
$0_220:
cvt.f64.f32 %e164,%f135;
fma.rn.f64 %e65,%e164,%e164,%e54;
@%p92 bra $0_224;
setp.eq.s32 %p147,%r51,0;
@%p147 bra $0_228;
setp.eq.s32 %p148,%r51,1;
@%p148 bra $0_223;
bra.uni $0_229;
$0_223:
ld.global.nc.u16 %s64,[%d232];
cvt.rn.f32.u16 %f137,%s64;
bra.uni $0_230;
$0_224:
setp.eq.s32 %p145,%r51,2;
@%p145 bra $0_227;
setp.ne.s32 %p146,%r51,3;
@%p146 bra $0_229;
ld.global.nc.u16 %s61,[%d232];
cvt.f32.f16 %f137,%s61;
bra.uni $0_230;
$0_228:
ld.global.nc.u8 %r111,[%d232];
cvt.u16.u32 %s65,%r111;
and.b16 %s66,%s65,255;
cvt.rn.f32.u16 %f137,%s66;
bra.uni $0_230;
$0_227:
ld.global.nc.s16 %s63,[%d232];
cvt.rn.f32.s16 %f137,%s63;
bra.uni $0_230;
$0_229:
ld.global.nc.f32 %f137,[%d232];
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
ld.global.nc.u16 %s70,[%d235];
cvt.rn.f32.u16 %f138,%s70;
bra.uni $0_241;
$0_235:
setp.eq.s32 %p151,%r51,2;
@%p151 bra $0_238;
setp.ne.s32 %p152,%r51,3;
@%p152 bra $0_240;
ld.global.nc.u16 %s67,[%d235];
cvt.f32.f16 %f138,%s67;
bra.uni $0_241;
$0_239:
ld.global.nc.u8 %r112,[%d235];
cvt.u16.u32 %s71,%r112;
and.b16 %s72,%s71,255;
cvt.rn.f32.u16 %f138,%s72;
bra.uni $0_241;
$0_238:
ld.global.nc.s16 %s69,[%d235];
cvt.rn.f32.s16 %f138,%s69;
bra.uni $0_241;
$0_240:
ld.global.nc.f32 %f138,[%d235];
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
cvt.f64.f32 %e168,%f137;
mul.f64 %e273,%e168,%e168;
bra.uni $0_256;
$0_250:
@%p113 bra $0_252;
setp.ne.s32 %p158,%r50,5;
@%p158 bra $0_255;
$0_252:
cvt.f64.f32 %e165,%f137;
cvt.f64.f32 %e166,%f138;
sub.f64 %e167,%e165,%e166;
abs.f64 %e273,%e167;
bra.uni $0_256;
$0_249:
abs.f32 %f120,%f137;
cvt.f64.f32 %e273,%f120;
bra.uni $0_256;
$0_253:
setp.neu.f32 %p164,%f137,0f00000000;
selp.f64 %e273,0d3FF0000000000000,0d0000000000000000,%p164;
bra.uni $0_256;
$0_254:
cvt.f64.f32 %e273,%f137;
bra.uni $0_256;
$0_255:
cvt.f64.f32 %e169,%f137;
cvt.f64.f32 %e170,%f138;
sub.f64 %e171,%e169,%e170;
mul.f64 %e273,%e171,%e171;
$0_256:
@%p113 bra $0_258;
setp.ne.s32 %p166,%r50,4;
@%p166 bra $0_259;
$0_258:
setp.gt.f64 %p167,%e273,%e272;
setp.nan.f64 %p168,%e273,%e273;
or.pred %p169,%p167,%p168;
selp.f64 %e274,%e273,%e272,%p169;
bra.uni $0_260;
$0_259:
add.f64 %e274,%e272,%e273;
$0_260:
cvt.f64.f32 %e172,%f137;
fma.rn.f64 %e76,%e172,%e172,%e65;
@%p92 bra $0_264;
setp.eq.s32 %p173,%r51,0;
@%p173 bra $0_268;
setp.eq.s32 %p174,%r51,1;
@%p174 bra $0_263;
bra.uni $0_269;
$0_263:
ld.global.nc.u16 %s76,[%d233];
cvt.rn.f32.u16 %f139,%s76;
bra.uni $0_270;
$0_264:
setp.eq.s32 %p171,%r51,2;
@%p171 bra $0_267;
setp.ne.s32 %p172,%r51,3;
@%p172 bra $0_269;
ld.global.nc.u16 %s73,[%d233];
cvt.f32.f16 %f139,%s73;
bra.uni $0_270;
$0_268:
ld.global.nc.u8 %r113,[%d233];
cvt.u16.u32 %s77,%r113;
and.b16 %s78,%s77,255;
cvt.rn.f32.u16 %f139,%s78;
bra.uni $0_270;
$0_267:
ld.global.nc.s16 %s75,[%d233];
cvt.rn.f32.s16 %f139,%s75;
bra.uni $0_270;
$0_269:
ld.global.nc.f32 %f139,[%d233];
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
ld.global.nc.u16 %s82,[%d236];
cvt.rn.f32.u16 %f140,%s82;
bra.uni $0_281;
$0_275:
setp.eq.s32 %p177,%r51,2;
@%p177 bra $0_278;
setp.ne.s32 %p178,%r51,3;
@%p178 bra $0_280;
ld.global.nc.u16 %s79,[%d236];
cvt.f32.f16 %f140,%s79;
bra.uni $0_281;
$0_279:
ld.global.nc.u8 %r114,[%d236];
cvt.u16.u32 %s83,%r114;
and.b16 %s84,%s83,255;
cvt.rn.f32.u16 %f140,%s84;
bra.uni $0_281;
$0_278:
ld.global.nc.s16 %s81,[%d236];
cvt.rn.f32.s16 %f140,%s81;
bra.uni $0_281;
$0_280:
ld.global.nc.f32 %f140,[%d236];
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
cvt.f64.f32 %e176,%f139;
mul.f64 %e275,%e176,%e176;
bra.uni $0_296;
$0_290:
@%p113 bra $0_292;
setp.ne.s32 %p184,%r50,5;
@%p184 bra $0_295;
$0_292:
cvt.f64.f32 %e173,%f139;
cvt.f64.f32 %e174,%f140;
sub.f64 %e175,%e173,%e174;
abs.f64 %e275,%e175;
bra.uni $0_296;
$0_289:
abs.f32 %f126,%f139;
cvt.f64.f32 %e275,%f126;
bra.uni $0_296;
$0_293:
setp.neu.f32 %p190,%f139,0f00000000;
selp.f64 %e275,0d3FF0000000000000,0d0000000000000000,%p190;
bra.uni $0_296;
$0_294:
cvt.f64.f32 %e275,%f139;
bra.uni $0_296;
$0_295:
cvt.f64.f32 %e177,%f139;
cvt.f64.f32 %e178,%f140;
sub.f64 %e179,%e177,%e178;
mul.f64 %e275,%e179,%e179;
$0_296:
@%p113 bra $0_298;
setp.ne.s32 %p192,%r50,4;
@%p192 bra $0_299;
$0_298:
setp.gt.f64 %p193,%e275,%e274;
setp.nan.f64 %p194,%e275,%e275;
or.pred %p195,%p193,%p194;
selp.f64 %e268,%e275,%e274,%p195;
bra.uni $0_300;
$0_299:
add.f64 %e268,%e274,%e275;
$0_300:
shl.b64 %d217,%d224,7;
shl.b64 %d216,%d220,7;
cvt.f64.f32 %e180,%f139;
fma.rn.f64 %e181,%e180,%e180,%e76;
setp.gt.s32 %p196,%r193,%r55;
selp.f64 %e278,%e181,%e278,%p196;
add.s64 %d230,%d230,%d216;
add.s64 %d229,%d229,%d217;
add.s64 %d236,%d236,%d217;
add.s64 %d235,%d235,%d217;
add.s64 %d234,%d234,%d217;
add.s64 %d233,%d233,%d216;
add.s64 %d232,%d232,%d216;
add.s64 %d231,%d231,%d216;
add.s32 %r196,%r196,128;
setp.lt.s32 %p197,%r196,%r191;
@%p197 bra $0_140;
$0_301:
add.s32 %r195,%r195,8;
setp.lt.s32 %p198,%r195,%r22;
@%p198 bra $0_13;
$0_302:
mov.b64 {%r115,%r116},%e268;
mov.u32 %r119,31;
mov.u32 %r120,16;
mov.u32 %r121,-1;
shfl.sync.down.b32 %r118|%p199,%r116,%r120,%r119,%r121;
shfl.sync.down.b32 %r117|%p200,%r115,%r120,%r119,%r121;
mov.b64 %e183,{%r117,%r118};
setp.eq.s32 %p201,%r50,7;
@%p201 bra $0_304;
setp.ne.s32 %p202,%r50,4;
@%p202 bra $0_305;
$0_304:
setp.gt.f64 %p203,%e183,%e268;
setp.nan.f64 %p204,%e183,%e183;
or.pred %p205,%p203,%p204;
selp.f64 %e281,%e183,%e268,%p205;
bra.uni $0_306;
$0_305:
add.f64 %e281,%e268,%e183;
$0_306:
mov.b64 {%r122,%r123},%e281;
mov.u32 %r126,31;
mov.u32 %r127,8;
mov.u32 %r128,-1;
shfl.sync.down.b32 %r125|%p206,%r123,%r127,%r126,%r128;
shfl.sync.down.b32 %r124|%p207,%r122,%r127,%r126,%r128;
mov.b64 %e185,{%r124,%r125};
@%p201 bra $0_308;
setp.ne.s32 %p209,%r50,4;
@%p209 bra $0_309;
$0_308:
setp.gt.f64 %p210,%e185,%e281;
setp.nan.f64 %p211,%e185,%e185;
or.pred %p212,%p210,%p211;
selp.f64 %e282,%e185,%e281,%p212;
bra.uni $0_310;
$0_309:
add.f64 %e282,%e281,%e185;
$0_310:
mov.b64 {%r129,%r130},%e282;
mov.u32 %r133,31;
mov.u32 %r134,4;
mov.u32 %r135,-1;
shfl.sync.down.b32 %r132|%p213,%r130,%r134,%r133,%r135;
shfl.sync.down.b32 %r131|%p214,%r129,%r134,%r133,%r135;
mov.b64 %e187,{%r131,%r132};
@%p201 bra $0_312;
setp.ne.s32 %p216,%r50,4;
@%p216 bra $0_313;
$0_312:
setp.gt.f64 %p217,%e187,%e282;
setp.nan.f64 %p218,%e187,%e187;
or.pred %p219,%p217,%p218;
selp.f64 %e283,%e187,%e282,%p219;
bra.uni $0_314;
$0_313:
add.f64 %e283,%e282,%e187;
$0_314:
mov.b64 {%r136,%r137},%e283;
mov.u32 %r140,31;
mov.u32 %r141,2;
mov.u32 %r142,-1;
shfl.sync.down.b32 %r139|%p220,%r137,%r141,%r140,%r142;
shfl.sync.down.b32 %r138|%p221,%r136,%r141,%r140,%r142;
mov.b64 %e189,{%r138,%r139};
@%p201 bra $0_316;
setp.ne.s32 %p223,%r50,4;
@%p223 bra $0_317;
$0_316:
setp.gt.f64 %p224,%e189,%e283;
setp.nan.f64 %p225,%e189,%e189;
or.pred %p226,%p224,%p225;
selp.f64 %e284,%e189,%e283,%p226;
bra.uni $0_318;
$0_317:
add.f64 %e284,%e283,%e189;
$0_318:
mov.b64 {%r143,%r144},%e284;
mov.u32 %r147,31;
mov.u32 %r148,1;
mov.u32 %r149,-1;
shfl.sync.down.b32 %r146|%p227,%r144,%r148,%r147,%r149;
shfl.sync.down.b32 %r145|%p228,%r143,%r148,%r147,%r149;
mov.b64 %e191,{%r145,%r146};
@%p201 bra $0_320;
setp.ne.s32 %p230,%r50,4;
@%p230 bra $0_321;
$0_320:
setp.gt.f64 %p231,%e191,%e284;
setp.nan.f64 %p232,%e191,%e191;
or.pred %p233,%p231,%p232;
selp.f64 %e285,%e191,%e284,%p233;
bra.uni $0_322;
$0_321:
add.f64 %e285,%e284,%e191;
$0_322:
setp.ne.s32 %p234,%r73,0;
@%p234 bra $0_324;
mov.u32 %r189,%tid.y;
mul.wide.u32 %d200,%r189,8;
mov.u64 %d201,z0;
add.s64 %d202,%d201,%d200;
st.shared.f64 [%d202],%e285;
$0_324:
bar.sync 0;
ld.shared.f64 %e112,[z0];
@%p201 bra $0_327;
setp.ne.s32 %p236,%r50,4;
@%p236 bra $0_328;
ld.shared.f64 %e192,[z0+8];
setp.gt.f64 %p237,%e192,%e112;
setp.nan.f64 %p238,%e192,%e192;
or.pred %p239,%p237,%p238;
selp.f64 %e193,%e192,%e112,%p239;
ld.shared.f64 %e194,[z0+16];
setp.gt.f64 %p240,%e194,%e193;
setp.nan.f64 %p241,%e194,%e194;
or.pred %p242,%p240,%p241;
selp.f64 %e195,%e194,%e193,%p242;
ld.shared.f64 %e196,[z0+24];
setp.gt.f64 %p243,%e196,%e195;
setp.nan.f64 %p244,%e196,%e196;
or.pred %p245,%p243,%p244;
selp.f64 %e197,%e196,%e195,%p245;
ld.shared.f64 %e198,[z0+32];
setp.gt.f64 %p246,%e198,%e197;
setp.nan.f64 %p247,%e198,%e198;
or.pred %p248,%p246,%p247;
selp.f64 %e199,%e198,%e197,%p248;
ld.shared.f64 %e200,[z0+40];
setp.gt.f64 %p249,%e200,%e199;
setp.nan.f64 %p250,%e200,%e200;
or.pred %p251,%p249,%p250;
selp.f64 %e201,%e200,%e199,%p251;
ld.shared.f64 %e202,[z0+48];
setp.gt.f64 %p252,%e202,%e201;
setp.nan.f64 %p253,%e202,%e202;
or.pred %p254,%p252,%p253;
selp.f64 %e203,%e202,%e201,%p254;
ld.shared.f64 %e204,[z0+56];
setp.gt.f64 %p255,%e204,%e203;
setp.nan.f64 %p256,%e204,%e204;
or.pred %p257,%p255,%p256;
selp.f64 %e286,%e204,%e203,%p257;
bra.uni $0_329;
$0_327:
ld.shared.f64 %e205,[z0+8];
setp.gt.f64 %p258,%e205,%e112;
setp.nan.f64 %p259,%e205,%e205;
or.pred %p260,%p258,%p259;
selp.f64 %e206,%e205,%e112,%p260;
ld.shared.f64 %e207,[z0+16];
setp.gt.f64 %p261,%e207,%e206;
setp.nan.f64 %p262,%e207,%e207;
or.pred %p263,%p261,%p262;
selp.f64 %e208,%e207,%e206,%p263;
ld.shared.f64 %e209,[z0+24];
setp.gt.f64 %p264,%e209,%e208;
setp.nan.f64 %p265,%e209,%e209;
or.pred %p266,%p264,%p265;
selp.f64 %e210,%e209,%e208,%p266;
ld.shared.f64 %e211,[z0+32];
setp.gt.f64 %p267,%e211,%e210;
setp.nan.f64 %p268,%e211,%e211;
or.pred %p269,%p267,%p268;
selp.f64 %e212,%e211,%e210,%p269;
ld.shared.f64 %e213,[z0+40];
setp.gt.f64 %p270,%e213,%e212;
setp.nan.f64 %p271,%e213,%e213;
or.pred %p272,%p270,%p271;
selp.f64 %e214,%e213,%e212,%p272;
ld.shared.f64 %e215,[z0+48];
setp.gt.f64 %p273,%e215,%e214;
setp.nan.f64 %p274,%e215,%e215;
or.pred %p275,%p273,%p274;
selp.f64 %e216,%e215,%e214,%p275;
ld.shared.f64 %e217,[z0+56];
setp.gt.f64 %p276,%e217,%e216;
setp.nan.f64 %p277,%e217,%e217;
or.pred %p278,%p276,%p277;
selp.f64 %e286,%e217,%e216,%p278;
bra.uni $0_329;
$0_328:
ld.shared.f64 %e218,[z0+8];
add.f64 %e219,%e112,%e218;
ld.shared.f64 %e220,[z0+16];
add.f64 %e221,%e219,%e220;
ld.shared.f64 %e222,[z0+24];
add.f64 %e223,%e221,%e222;
ld.shared.f64 %e224,[z0+32];
add.f64 %e225,%e223,%e224;
ld.shared.f64 %e226,[z0+40];
add.f64 %e227,%e225,%e226;
ld.shared.f64 %e228,[z0+48];
add.f64 %e229,%e227,%e228;
ld.shared.f64 %e230,[z0+56];
add.f64 %e286,%e229,%e230;
$0_329:
mov.u32 %r186,%tid.y;
or.b32 %r152,%r73,%r186;
setp.ne.s32 %p279,%r152,0;
bar.sync 0;
@%p279 bra $0_331;
cvt.s64.s32 %d203,%r194;
mul.lo.s64 %d204,%d228,%d203;
add.s64 %d205,%d204,%d45;
add.s64 %d206,%d226,%d205;
st.f64 [%d206],%e286;
$0_331:
setp.le.s32 %p280,%r193,%r55;
@%p280 bra $0_336;
setp.ne.s32 %p294,%r73,0;
mov.b64 {%r153,%r154},%e278;
mov.u32 %r174,2;
mov.u32 %r175,31;
mov.u32 %r176,16;
mov.u32 %r177,-1;
shfl.sync.down.b32 %r156|%p282,%r154,%r176,%r175,%r177;
shfl.sync.down.b32 %r155|%p283,%r153,%r176,%r175,%r177;
mov.b64 %e232,{%r155,%r156};
add.f64 %e233,%e278,%e232;
mov.b64 {%r157,%r158},%e233;
mov.u32 %r178,8;
shfl.sync.down.b32 %r160|%p284,%r158,%r178,%r175,%r177;
shfl.sync.down.b32 %r159|%p285,%r157,%r178,%r175,%r177;
mov.b64 %e234,{%r159,%r160};
add.f64 %e235,%e233,%e234;
mov.b64 {%r161,%r162},%e235;
mov.u32 %r179,4;
shfl.sync.down.b32 %r164|%p286,%r162,%r179,%r175,%r177;
shfl.sync.down.b32 %r163|%p287,%r161,%r179,%r175,%r177;
mov.b64 %e236,{%r163,%r164};
add.f64 %e237,%e235,%e236;
mov.b64 {%r165,%r166},%e237;
shfl.sync.down.b32 %r168|%p288,%r166,%r174,%r175,%r177;
shfl.sync.down.b32 %r167|%p289,%r165,%r174,%r175,%r177;
mov.b64 %e238,{%r167,%r168};
add.f64 %e239,%e237,%e238;
mov.b64 {%r169,%r170},%e239;
mov.u32 %r180,1;
shfl.sync.down.b32 %r172|%p290,%r170,%r180,%r175,%r177;
shfl.sync.down.b32 %r171|%p291,%r169,%r180,%r175,%r177;
mov.b64 %e240,{%r171,%r172};
add.f64 %e117,%e239,%e240;
@%p294 bra $0_334;
mov.u32 %r190,%tid.y;
mul.wide.u32 %d207,%r190,8;
mov.u64 %d208,z1;
add.s64 %d209,%d208,%d207;
st.shared.f64 [%d209],%e117;
$0_334:
bar.sync 0;
ld.shared.f64 %e241,[z1+8];
ld.shared.f64 %e242,[z1];
add.f64 %e243,%e242,%e241;
ld.shared.f64 %e244,[z1+16];
add.f64 %e245,%e243,%e244;
ld.shared.f64 %e246,[z1+24];
add.f64 %e247,%e245,%e246;
ld.shared.f64 %e248,[z1+32];
add.f64 %e249,%e247,%e248;
ld.shared.f64 %e250,[z1+40];
add.f64 %e251,%e249,%e250;
ld.shared.f64 %e252,[z1+48];
add.f64 %e253,%e251,%e252;
ld.shared.f64 %e254,[z1+56];
add.f64 %e118,%e253,%e254;
bar.sync 0;
@%p279 bra $0_336;
add.s32 %r185,%r194,%r55;
cvt.s64.s32 %d210,%r185;
mul.lo.s64 %d211,%d228,%d210;
add.s64 %d212,%d211,%d45;
add.s64 %d213,%d226,%d212;
st.f64 [%d213],%e118;
$0_336:
add.s32 %r194,%r194,1;
setp.lt.s32 %p293,%r194,%r55;
@%p293 bra $0_11;
$0_337:
ret;
}
.visible .entry sum_total(
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
.reg .b32 %r<260>;
.reg .f64 %e<252>;
.reg .b64 %d<237>;
ld.param.u64 %d64,[p0];
ld.param.v2.u32 {%r246,%r247},[p1+32];
ld.param.v2.u32 {%r82,%r83},[p1+40];
ld.param.u64 %d69,[p2];
ld.param.v2.u32 {%r248,%r249},[p3+32];
ld.param.v2.u32 {%r86,%r87},[p3+40];
ld.param.u64 %d74,[p4];
ld.param.v2.u32 {%r90,%r91},[p5+40];
ld.param.u64 %d79,[p6];
ld.param.v2.u32 {%r250,%r93},[p7+32];
ld.param.v2.u32 {%r94,%r95},[p7+40];
ld.param.u32 %r77,[p8];
ld.param.u32 %r78,[p9];
ld.param.u32 %r79,[p10];
ld.param.u64 %d234,[p7+16];
ld.param.u64 %d80,[p7];
ld.param.u64 %d232,[p5+16];
ld.param.u64 %d75,[p5];
ld.param.u64 %d230,[p3+16];
ld.param.u64 %d229,[p3+8];
ld.param.u64 %d70,[p3];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r83,0;
@%p1 bra $1_2;
cvta.to.global.u64 %d84,%d64;
mul.wide.s32 %d85,%r1,40;
add.s64 %d86,%d84,%d85;
ld.global.v2.u32 {%r246,%r247},[%d86+32];
$1_2:
setp.eq.s32 %p2,%r87,0;
@%p2 bra $1_4;
cvta.to.global.u64 %d89,%d69;
mul.wide.s32 %d90,%r1,40;
add.s64 %d91,%d89,%d90;
ld.global.v2.u32 {%r248,%r249},[%d91+32];
ld.global.u64 %d230,[%d91+16];
ld.global.u64 %d229,[%d91+8];
ld.global.u64 %d228,[%d91];
bra.uni $1_5;
$1_4:
cvt.s64.s32 %d92,%r1;
mul.lo.s64 %d93,%d70,%d92;
add.s64 %d228,%d69,%d93;
$1_5:
setp.eq.s32 %p3,%r91,0;
@%p3 bra $1_7;
cvta.to.global.u64 %d94,%d74;
mul.wide.s32 %d95,%r1,40;
add.s64 %d96,%d94,%d95;
ld.global.u64 %d232,[%d96+16];
ld.global.u64 %d231,[%d96];
bra.uni $1_8;
$1_7:
cvt.s64.s32 %d97,%r1;
mul.lo.s64 %d98,%d75,%d97;
add.s64 %d231,%d74,%d98;
$1_8:
setp.eq.s32 %p4,%r95,0;
@%p4 bra $1_10;
cvta.to.global.u64 %d99,%d79;
mul.wide.s32 %d100,%r1,40;
add.s64 %d101,%d99,%d100;
ld.global.v2.u32 {%r250,%r103},[%d101+32];
ld.global.u64 %d234,[%d101+16];
ld.global.u64 %d233,[%d101];
bra.uni $1_11;
$1_10:
cvt.s64.s32 %d102,%r1;
mul.lo.s64 %d103,%d80,%d102;
add.s64 %d233,%d79,%d103;
$1_11:
mov.u32 %r104,%tid.y;
shl.b32 %r26,%r104,5;
mov.u32 %r27,%tid.x;
add.s32 %r28,%r26,%r27;
mov.u32 %r105,%ctaid.x;
setp.eq.s32 %p5,%r79,0;
selp.b32 %r252,%r105,0,%p5;
add.s32 %r106,%r105,1;
selp.b32 %r30,%r106,%r248,%p5;
setp.ge.s32 %p6,%r252,%r30;
mov.f64 %e238,0d0000000000000000;
mov.f64 %e239,%e238;
@%p6 bra $1_43;
not.b32 %r108,%r27;
add.s32 %r109,%r249,%r108;
sub.s32 %r32,%r109,%r26;
shr.u32 %r110,%r32,8;
add.s32 %r111,%r110,1;
and.b32 %r33,%r111,3;
cvt.s64.s32 %d104,%r28;
mul.lo.s64 %d52,%d229,%d104;
add.s32 %r112,%r28,256;
cvt.s64.s32 %d105,%r112;
mul.lo.s64 %d53,%d229,%d105;
add.s32 %r113,%r28,512;
cvt.s64.s32 %d106,%r113;
mul.lo.s64 %d54,%d229,%d106;
shl.b64 %d55,%d229,8;
mov.u32 %r251,0;
$1_13:
setp.ge.s32 %p7,%r28,%r249;
@%p7 bra $1_42;
setp.ne.s32 %p8,%r78,0;
cvt.s64.s32 %d107,%r252;
mul.lo.s64 %d56,%d230,%d107;
add.s32 %r114,%r252,%r250;
cvt.s64.s32 %d108,%r114;
mul.lo.s64 %d57,%d230,%d108;
@%p8 bra $1_29;
bra.uni $1_15;
$1_29:
setp.eq.s32 %p21,%r77,2;
@%p21 bra $1_36;
bra.uni $1_30;
$1_36:
setp.eq.s32 %p48,%r33,0;
mov.u32 %r258,%r28;
@%p48 bra $1_40;
setp.eq.s32 %p49,%r33,1;
add.s64 %d180,%d52,%d56;
add.s64 %d181,%d228,%d180;
ld.f64 %e132,[%d181];
setp.gt.f64 %p50,%e132,%e238;
setp.nan.f64 %p51,%e132,%e132;
or.pred %p52,%p50,%p51;
selp.f64 %e238,%e132,%e238,%p52;
add.s64 %d182,%d52,%d57;
add.s64 %d183,%d228,%d182;
ld.f64 %e133,[%d183];
add.f64 %e239,%e239,%e133;
add.s32 %r164,%r26,%r27;
add.s32 %r258,%r164,256;
@%p49 bra $1_40;
setp.eq.s32 %p53,%r33,2;
add.s64 %d184,%d53,%d56;
add.s64 %d185,%d228,%d184;
ld.f64 %e134,[%d185];
setp.gt.f64 %p54,%e134,%e238;
setp.nan.f64 %p55,%e134,%e134;
or.pred %p56,%p54,%p55;
selp.f64 %e238,%e134,%e238,%p56;
add.s64 %d186,%d53,%d57;
add.s64 %d187,%d228,%d186;
ld.f64 %e135,[%d187];
add.f64 %e239,%e239,%e135;
add.s32 %r258,%r164,512;
@%p53 bra $1_40;
add.s64 %d188,%d54,%d56;
add.s64 %d189,%d228,%d188;
ld.f64 %e136,[%d189];
setp.gt.f64 %p57,%e136,%e238;
setp.nan.f64 %p58,%e136,%e136;
or.pred %p59,%p57,%p58;
selp.f64 %e238,%e136,%e238,%p59;
add.s64 %d190,%d54,%d57;
add.s64 %d191,%d228,%d190;
ld.f64 %e137,[%d191];
add.f64 %e239,%e239,%e137;
add.s32 %r258,%r164,768;
$1_40:
setp.lt.u32 %p60,%r32,768;
@%p60 bra $1_42;
$1_41:
cvt.s64.s32 %d192,%r258;
mul.lo.s64 %d193,%d229,%d192;
add.s64 %d194,%d193,%d56;
add.s64 %d195,%d228,%d194;
ld.f64 %e138,[%d195];
setp.gt.f64 %p61,%e138,%e238;
setp.nan.f64 %p62,%e138,%e138;
or.pred %p63,%p61,%p62;
selp.f64 %e139,%e138,%e238,%p63;
add.s64 %d196,%d193,%d57;
add.s64 %d197,%d228,%d196;
ld.f64 %e140,[%d197];
add.f64 %e141,%e239,%e140;
add.s32 %r173,%r258,256;
cvt.s64.s32 %d198,%r173;
mul.lo.s64 %d199,%d229,%d198;
add.s64 %d200,%d199,%d56;
add.s64 %d201,%d228,%d200;
ld.f64 %e142,[%d201];
setp.gt.f64 %p64,%e142,%e139;
setp.nan.f64 %p65,%e142,%e142;
or.pred %p66,%p64,%p65;
selp.f64 %e143,%e142,%e139,%p66;
add.s64 %d202,%d199,%d57;
add.s64 %d203,%d228,%d202;
ld.f64 %e144,[%d203];
add.f64 %e145,%e141,%e144;
add.s32 %r174,%r258,512;
cvt.s64.s32 %d204,%r174;
mul.lo.s64 %d205,%d229,%d204;
add.s64 %d206,%d205,%d56;
add.s64 %d207,%d228,%d206;
ld.f64 %e146,[%d207];
setp.gt.f64 %p67,%e146,%e143;
setp.nan.f64 %p68,%e146,%e146;
or.pred %p69,%p67,%p68;
selp.f64 %e147,%e146,%e143,%p69;
add.s64 %d208,%d205,%d57;
add.s64 %d209,%d228,%d208;
ld.f64 %e148,[%d209];
add.f64 %e149,%e145,%e148;
add.s32 %r175,%r258,768;
cvt.s64.s32 %d210,%r175;
mul.lo.s64 %d211,%d229,%d210;
add.s64 %d212,%d211,%d56;
add.s64 %d213,%d228,%d212;
ld.f64 %e150,[%d213];
setp.gt.f64 %p70,%e150,%e147;
setp.nan.f64 %p71,%e150,%e150;
or.pred %p72,%p70,%p71;
selp.f64 %e238,%e150,%e147,%p72;
add.s64 %d214,%d211,%d57;
add.s64 %d215,%d228,%d214;
ld.f64 %e151,[%d215];
add.f64 %e239,%e149,%e151;
add.s32 %r258,%r258,1024;
setp.lt.s32 %p73,%r258,%r249;
@%p73 bra $1_41;
bra.uni $1_42;
$1_15:
setp.eq.s32 %p9,%r77,2;
@%p9 bra $1_23;
bra.uni $1_16;
$1_23:
setp.eq.s32 %p16,%r33,0;
mov.u32 %r254,%r28;
@%p16 bra $1_27;
setp.eq.s32 %p17,%r33,1;
add.s64 %d122,%d52,%d56;
add.s64 %d123,%d228,%d122;
ld.f64 %e100,[%d123];
add.f64 %e238,%e238,%e100;
add.s64 %d124,%d52,%d57;
add.s64 %d125,%d228,%d124;
ld.f64 %e101,[%d125];
add.f64 %e239,%e239,%e101;
add.s32 %r134,%r26,%r27;
add.s32 %r254,%r134,256;
@%p17 bra $1_27;
setp.eq.s32 %p18,%r33,2;
add.s64 %d126,%d53,%d56;
add.s64 %d127,%d228,%d126;
ld.f64 %e102,[%d127];
add.f64 %e238,%e238,%e102;
add.s64 %d128,%d53,%d57;
add.s64 %d129,%d228,%d128;
ld.f64 %e103,[%d129];
add.f64 %e239,%e239,%e103;
add.s32 %r254,%r134,512;
@%p18 bra $1_27;
add.s64 %d130,%d54,%d56;
add.s64 %d131,%d228,%d130;
ld.f64 %e104,[%d131];
add.f64 %e238,%e238,%e104;
add.s64 %d132,%d54,%d57;
add.s64 %d133,%d228,%d132;
ld.f64 %e105,[%d133];
add.f64 %e239,%e239,%e105;
add.s32 %r254,%r134,768;
$1_27:
setp.lt.u32 %p19,%r32,768;
@%p19 bra $1_42;
$1_28:
cvt.s64.s32 %d134,%r254;
mul.lo.s64 %d135,%d229,%d134;
add.s64 %d136,%d135,%d56;
add.s64 %d137,%d228,%d136;
ld.f64 %e106,[%d137];
add.f64 %e107,%e238,%e106;
add.s64 %d138,%d135,%d57;
add.s64 %d139,%d228,%d138;
ld.f64 %e108,[%d139];
add.f64 %e109,%e239,%e108;
add.s32 %r143,%r254,256;
cvt.s64.s32 %d140,%r143;
mul.lo.s64 %d141,%d229,%d140;
add.s64 %d142,%d141,%d56;
add.s64 %d143,%d228,%d142;
ld.f64 %e110,[%d143];
add.f64 %e111,%e107,%e110;
add.s64 %d144,%d141,%d57;
add.s64 %d145,%d228,%d144;
ld.f64 %e112,[%d145];
add.f64 %e113,%e109,%e112;
add.s32 %r144,%r254,512;
cvt.s64.s32 %d146,%r144;
mul.lo.s64 %d147,%d229,%d146;
add.s64 %d148,%d147,%d56;
add.s64 %d149,%d228,%d148;
ld.f64 %e114,[%d149];
add.f64 %e115,%e111,%e114;
add.s64 %d150,%d147,%d57;
add.s64 %d151,%d228,%d150;
ld.f64 %e116,[%d151];
add.f64 %e117,%e113,%e116;
add.s32 %r145,%r254,768;
cvt.s64.s32 %d152,%r145;
mul.lo.s64 %d153,%d229,%d152;
add.s64 %d154,%d153,%d56;
add.s64 %d155,%d228,%d154;
ld.f64 %e118,[%d155];
add.f64 %e238,%e115,%e118;
add.s64 %d156,%d153,%d57;
add.s64 %d157,%d228,%d156;
ld.f64 %e119,[%d157];
add.f64 %e239,%e117,%e119;
add.s32 %r254,%r254,1024;
setp.lt.s32 %p20,%r254,%r249;
@%p20 bra $1_28;
bra.uni $1_42;
$1_30:
setp.eq.s32 %p22,%r33,0;
mov.u32 %r256,%r28;
@%p22 bra $1_34;
setp.eq.s32 %p23,%r33,1;
add.s64 %d158,%d52,%d56;
add.s64 %d159,%d228,%d158;
ld.f64 %e121,[%d159];
setp.gt.f64 %p24,%e121,%e238;
setp.nan.f64 %p25,%e121,%e121;
or.pred %p26,%p24,%p25;
selp.f64 %e238,%e121,%e238,%p26;
add.s32 %r149,%r26,%r27;
add.s32 %r256,%r149,256;
@%p23 bra $1_34;
setp.eq.s32 %p27,%r33,2;
add.s64 %d160,%d53,%d56;
add.s64 %d161,%d228,%d160;
ld.f64 %e122,[%d161];
setp.gt.f64 %p28,%e122,%e238;
setp.nan.f64 %p29,%e122,%e122;
or.pred %p30,%p28,%p29;
selp.f64 %e238,%e122,%e238,%p30;
add.s32 %r256,%r149,512;
@%p27 bra $1_34;
add.s64 %d162,%d54,%d56;
add.s64 %d163,%d228,%d162;
ld.f64 %e123,[%d163];
setp.gt.f64 %p31,%e123,%e238;
setp.nan.f64 %p32,%e123,%e123;
or.pred %p33,%p31,%p32;
selp.f64 %e238,%e123,%e238,%p33;
add.s32 %r256,%r149,768;
$1_34:
setp.lt.u32 %p34,%r32,768;
@%p34 bra $1_42;
$1_35:
cvt.s64.s32 %d164,%r256;
mul.lo.s64 %d165,%d229,%d164;
add.s64 %d166,%d165,%d56;
add.s64 %d167,%d228,%d166;
ld.f64 %e124,[%d167];
setp.gt.f64 %p35,%e124,%e238;
setp.nan.f64 %p36,%e124,%e124;
or.pred %p37,%p35,%p36;
selp.f64 %e125,%e124,%e238,%p37;
add.s32 %r158,%r256,256;
cvt.s64.s32 %d168,%r158;
mul.lo.s64 %d169,%d229,%d168;
add.s64 %d170,%d169,%d56;
add.s64 %d171,%d228,%d170;
ld.f64 %e126,[%d171];
setp.gt.f64 %p38,%e126,%e125;
setp.nan.f64 %p39,%e126,%e126;
or.pred %p40,%p38,%p39;
selp.f64 %e127,%e126,%e125,%p40;
add.s32 %r159,%r256,512;
cvt.s64.s32 %d172,%r159;
mul.lo.s64 %d173,%d229,%d172;
add.s64 %d174,%d173,%d56;
add.s64 %d175,%d228,%d174;
ld.f64 %e128,[%d175];
setp.gt.f64 %p41,%e128,%e127;
setp.nan.f64 %p42,%e128,%e128;
or.pred %p43,%p41,%p42;
selp.f64 %e129,%e128,%e127,%p43;
add.s32 %r160,%r256,768;
cvt.s64.s32 %d176,%r160;
mul.lo.s64 %d177,%d229,%d176;
add.s64 %d178,%d177,%d56;
add.s64 %d179,%d228,%d178;
ld.f64 %e130,[%d179];
setp.gt.f64 %p44,%e130,%e129;
setp.nan.f64 %p45,%e130,%e130;
or.pred %p46,%p44,%p45;
selp.f64 %e238,%e130,%e129,%p46;
add.s32 %r256,%r256,1024;
setp.lt.s32 %p47,%r256,%r249;
@%p47 bra $1_35;
bra.uni $1_42;
$1_16:
setp.eq.s32 %p10,%r33,0;
mov.u32 %r253,%r28;
@%p10 bra $1_20;
setp.eq.s32 %p11,%r33,1;
add.s64 %d109,%d52,%d56;
add.s64 %d110,%d228,%d109;
ld.f64 %e89,[%d110];
add.f64 %e238,%e238,%e89;
add.s32 %r118,%r26,%r27;
add.s32 %r253,%r118,256;
@%p11 bra $1_20;
setp.eq.s32 %p12,%r33,2;
add.s64 %d111,%d53,%d56;
add.s64 %d112,%d228,%d111;
ld.f64 %e90,[%d112];
add.f64 %e238,%e238,%e90;
add.s32 %r253,%r118,512;
@%p12 bra $1_20;
add.s64 %d113,%d54,%d56;
add.s64 %d114,%d228,%d113;
ld.f64 %e91,[%d114];
add.f64 %e238,%e238,%e91;
add.s32 %r253,%r118,768;
$1_20:
setp.lt.u32 %p13,%r32,768;
@%p13 bra $1_42;
cvt.s64.s32 %d235,%r253;
mul.lo.s64 %d115,%d229,%d235;
selp.b32 %r128,%r105,0,%p5;
add.s32 %r129,%r128,%r251;
cvt.s64.s32 %d116,%r129;
mul.lo.s64 %d117,%d230,%d116;
add.s64 %d118,%d115,%d117;
add.s64 %d236,%d228,%d118;
$1_22:
ld.f64 %e92,[%d236];
add.f64 %e93,%e238,%e92;
add.s64 %d119,%d236,%d55;
ld.f64 %e94,[%d119];
add.f64 %e95,%e93,%e94;
add.s64 %d120,%d119,%d55;
ld.f64 %e96,[%d120];
add.f64 %e97,%e95,%e96;
add.s64 %d121,%d120,%d55;
add.s64 %d236,%d121,%d55;
ld.f64 %e98,[%d121];
add.f64 %e238,%e97,%e98;
add.s64 %d235,%d235,1024;
cvt.u32.u64 %r130,%d235;
setp.lt.s32 %p15,%r130,%r249;
@%p15 bra $1_22;
$1_42:
add.s32 %r252,%r252,1;
setp.lt.s32 %p74,%r252,%r30;
add.s32 %r251,%r251,1;
@%p74 bra $1_13;
$1_43:
mov.b64 {%r176,%r177},%e238;
mov.u32 %r180,31;
mov.u32 %r181,16;
mov.u32 %r182,-1;
shfl.sync.down.b32 %r179|%p75,%r177,%r181,%r180,%r182;
shfl.sync.down.b32 %r178|%p76,%r176,%r181,%r180,%r182;
mov.b64 %e153,{%r178,%r179};
setp.ne.s32 %p77,%r78,0;
@%p77 bra $1_45;
bra.uni $1_44;
$1_45:
setp.gt.f64 %p78,%e153,%e238;
setp.nan.f64 %p79,%e153,%e153;
or.pred %p80,%p78,%p79;
selp.f64 %e242,%e153,%e238,%p80;
bra.uni $1_46;
$1_44:
add.f64 %e242,%e238,%e153;
$1_46:
mov.b64 {%r183,%r184},%e242;
mov.u32 %r187,31;
mov.u32 %r188,8;
mov.u32 %r189,-1;
shfl.sync.down.b32 %r186|%p81,%r184,%r188,%r187,%r189;
shfl.sync.down.b32 %r185|%p82,%r183,%r188,%r187,%r189;
mov.b64 %e155,{%r185,%r186};
@%p77 bra $1_48;
bra.uni $1_47;
$1_48:
setp.gt.f64 %p84,%e155,%e242;
setp.nan.f64 %p85,%e155,%e155;
or.pred %p86,%p84,%p85;
selp.f64 %e243,%e155,%e242,%p86;
bra.uni $1_49;
$1_47:
add.f64 %e243,%e242,%e155;
$1_49:
mov.b64 {%r190,%r191},%e243;
mov.u32 %r194,31;
mov.u32 %r195,4;
mov.u32 %r196,-1;
shfl.sync.down.b32 %r193|%p87,%r191,%r195,%r194,%r196;
shfl.sync.down.b32 %r192|%p88,%r190,%r195,%r194,%r196;
mov.b64 %e157,{%r192,%r193};
@%p77 bra $1_51;
bra.uni $1_50;
$1_51:
setp.gt.f64 %p90,%e157,%e243;
setp.nan.f64 %p91,%e157,%e157;
or.pred %p92,%p90,%p91;
selp.f64 %e244,%e157,%e243,%p92;
bra.uni $1_52;
$1_50:
add.f64 %e244,%e243,%e157;
$1_52:
mov.b64 {%r197,%r198},%e244;
mov.u32 %r201,31;
mov.u32 %r202,2;
mov.u32 %r203,-1;
shfl.sync.down.b32 %r200|%p93,%r198,%r202,%r201,%r203;
shfl.sync.down.b32 %r199|%p94,%r197,%r202,%r201,%r203;
mov.b64 %e159,{%r199,%r200};
@%p77 bra $1_54;
bra.uni $1_53;
$1_54:
setp.gt.f64 %p96,%e159,%e244;
setp.nan.f64 %p97,%e159,%e159;
or.pred %p98,%p96,%p97;
selp.f64 %e245,%e159,%e244,%p98;
bra.uni $1_55;
$1_53:
add.f64 %e245,%e244,%e159;
$1_55:
mov.b64 {%r204,%r205},%e245;
mov.u32 %r208,31;
mov.u32 %r209,1;
mov.u32 %r210,-1;
shfl.sync.down.b32 %r207|%p99,%r205,%r209,%r208,%r210;
shfl.sync.down.b32 %r206|%p100,%r204,%r209,%r208,%r210;
mov.b64 %e161,{%r206,%r207};
@%p77 bra $1_57;
bra.uni $1_56;
$1_57:
setp.gt.f64 %p102,%e161,%e245;
setp.nan.f64 %p103,%e161,%e161;
or.pred %p104,%p102,%p103;
selp.f64 %e246,%e161,%e245,%p104;
bra.uni $1_58;
$1_56:
add.f64 %e246,%e245,%e161;
$1_58:
setp.ne.s32 %p105,%r27,0;
@%p105 bra $1_60;
mov.u32 %r245,%tid.y;
mul.wide.u32 %d216,%r245,8;
mov.u64 %d217,z0;
add.s64 %d218,%d217,%d216;
st.shared.f64 [%d218],%e246;
$1_60:
bar.sync 0;
ld.shared.f64 %e69,[z0];
ld.shared.f64 %e70,[z0+8];
@%p77 bra $1_62;
bra.uni $1_61;
$1_62:
setp.gt.f64 %p107,%e70,%e69;
setp.nan.f64 %p108,%e70,%e70;
or.pred %p109,%p107,%p108;
selp.f64 %e174,%e70,%e69,%p109;
ld.shared.f64 %e175,[z0+16];
setp.gt.f64 %p110,%e175,%e174;
setp.nan.f64 %p111,%e175,%e175;
or.pred %p112,%p110,%p111;
selp.f64 %e176,%e175,%e174,%p112;
ld.shared.f64 %e177,[z0+24];
setp.gt.f64 %p113,%e177,%e176;
setp.nan.f64 %p114,%e177,%e177;
or.pred %p115,%p113,%p114;
selp.f64 %e178,%e177,%e176,%p115;
ld.shared.f64 %e179,[z0+32];
setp.gt.f64 %p116,%e179,%e178;
setp.nan.f64 %p117,%e179,%e179;
or.pred %p118,%p116,%p117;
selp.f64 %e180,%e179,%e178,%p118;
ld.shared.f64 %e181,[z0+40];
setp.gt.f64 %p119,%e181,%e180;
setp.nan.f64 %p120,%e181,%e181;
or.pred %p121,%p119,%p120;
selp.f64 %e182,%e181,%e180,%p121;
ld.shared.f64 %e183,[z0+48];
setp.gt.f64 %p122,%e183,%e182;
setp.nan.f64 %p123,%e183,%e183;
or.pred %p124,%p122,%p123;
selp.f64 %e184,%e183,%e182,%p124;
ld.shared.f64 %e185,[z0+56];
setp.gt.f64 %p125,%e185,%e184;
setp.nan.f64 %p126,%e185,%e185;
or.pred %p127,%p125,%p126;
selp.f64 %e247,%e185,%e184,%p127;
bra.uni $1_63;
$1_61:
add.f64 %e162,%e69,%e70;
ld.shared.f64 %e163,[z0+16];
add.f64 %e164,%e162,%e163;
ld.shared.f64 %e165,[z0+24];
add.f64 %e166,%e164,%e165;
ld.shared.f64 %e167,[z0+32];
add.f64 %e168,%e166,%e167;
ld.shared.f64 %e169,[z0+40];
add.f64 %e170,%e168,%e169;
ld.shared.f64 %e171,[z0+48];
add.f64 %e172,%e170,%e171;
ld.shared.f64 %e173,[z0+56];
add.f64 %e247,%e172,%e173;
$1_63:
bar.sync 0;
setp.ne.s32 %p128,%r77,2;
@%p128 bra $1_67;
mov.b64 {%r213,%r214},%e239;
mov.u32 %r234,2;
mov.u32 %r235,31;
mov.u32 %r236,16;
mov.u32 %r237,-1;
shfl.sync.down.b32 %r216|%p130,%r214,%r236,%r235,%r237;
shfl.sync.down.b32 %r215|%p131,%r213,%r236,%r235,%r237;
mov.b64 %e187,{%r215,%r216};
add.f64 %e188,%e239,%e187;
mov.b64 {%r217,%r218},%e188;
mov.u32 %r238,8;
shfl.sync.down.b32 %r220|%p132,%r218,%r238,%r235,%r237;
shfl.sync.down.b32 %r219|%p133,%r217,%r238,%r235,%r237;
mov.b64 %e189,{%r219,%r220};
add.f64 %e190,%e188,%e189;
mov.b64 {%r221,%r222},%e190;
mov.u32 %r239,4;
shfl.sync.down.b32 %r224|%p134,%r222,%r239,%r235,%r237;
shfl.sync.down.b32 %r223|%p135,%r221,%r239,%r235,%r237;
mov.b64 %e191,{%r223,%r224};
add.f64 %e192,%e190,%e191;
mov.b64 {%r225,%r226},%e192;
shfl.sync.down.b32 %r228|%p136,%r226,%r234,%r235,%r237;
shfl.sync.down.b32 %r227|%p137,%r225,%r234,%r235,%r237;
mov.b64 %e193,{%r227,%r228};
add.f64 %e194,%e192,%e193;
mov.b64 {%r229,%r230},%e194;
mov.u32 %r240,1;
shfl.sync.down.b32 %r232|%p138,%r230,%r240,%r235,%r237;
shfl.sync.down.b32 %r231|%p139,%r229,%r240,%r235,%r237;
mov.b64 %e195,{%r231,%r232};
add.f64 %e74,%e194,%e195;
@%p105 bra $1_66;
mov.u32 %r244,%tid.y;
mul.wide.u32 %d219,%r244,8;
mov.u64 %d220,z1;
add.s64 %d221,%d220,%d219;
st.shared.f64 [%d221],%e74;
$1_66:
bar.sync 0;
ld.shared.f64 %e196,[z1+8];
ld.shared.f64 %e197,[z1];
add.f64 %e198,%e197,%e196;
ld.shared.f64 %e199,[z1+16];
add.f64 %e200,%e198,%e199;
ld.shared.f64 %e201,[z1+24];
add.f64 %e202,%e200,%e201;
ld.shared.f64 %e203,[z1+32];
add.f64 %e204,%e202,%e203;
ld.shared.f64 %e205,[z1+40];
add.f64 %e206,%e204,%e205;
ld.shared.f64 %e207,[z1+48];
add.f64 %e208,%e206,%e207;
ld.shared.f64 %e209,[z1+56];
add.f64 %e239,%e208,%e209;
bar.sync 0;
$1_67:
setp.ne.s32 %p140,%r28,0;
@%p140 bra $1_75;
cvt.rn.f64.s32 %e210,%r246;
cvt.rn.f64.s32 %e211,%r247;
mul.f64 %e77,%e210,%e211;
setp.ne.s32 %p141,%r77,1;
mov.f64 %e250,%e247;
@%p141 bra $1_70;
div.rn.f64 %e250,%e247,%e77;
$1_70:
@%p128 bra $1_72;
div.rn.f64 %e212,%e247,%e77;
cvt.s64.s32 %d222,%r105;
mul.lo.s64 %d223,%d232,%d222;
add.s64 %d224,%d231,%d223;
st.f64 [%d224],%e212;
mul.f64 %e213,%e212,%e212;
div.rn.f64 %e214,%e239,%e77;
sub.f64 %e215,%e214,%e213;
mov.f64 %e216,0d0000000000000000;
max.f64 %e217,%e215,%e216;
sqrt.rn.f64 %e250,%e217;
$1_72:
setp.ne.s32 %p143,%r77,3;
@%p143 bra $1_74;
sqrt.rn.f64 %e250,%e247;
$1_74:
cvt.s64.s32 %d225,%r105;
mul.lo.s64 %d226,%d234,%d225;
add.s64 %d227,%d233,%d226;
st.f64 [%d227],%e250;
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
.reg .pred %p<356>;
.reg .b16 %s<63>;
.reg .f32 %f<423>;
.reg .b32 %r<652>;
.reg .b64 %d<114>;
ld.param.u64 %d42,[p0];
ld.param.v2.u32 {%r534,%r535},[p1+32];
ld.param.v2.u32 {%r305,%r306},[p1+40];
ld.param.u64 %d47,[p2];
ld.param.v2.u32 {%r309,%r310},[p3+40];
ld.param.u32 %r301,[p4];
ld.param.u32 %r302,[p5];
ld.param.u64 %d111,[p3+16];
ld.param.u64 %d110,[p3+8];
ld.param.u64 %d48,[p3];
ld.param.u64 %d108,[p1+16];
ld.param.u64 %d107,[p1+8];
ld.param.u64 %d43,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r306,0;
@%p1 bra $2_2;
cvta.to.global.u64 %d52,%d42;
mul.wide.s32 %d53,%r1,40;
add.s64 %d54,%d52,%d53;
ld.global.v2.u32 {%r534,%r535},[%d54+32];
ld.global.u64 %d108,[%d54+16];
ld.global.u64 %d107,[%d54+8];
ld.global.u64 %d106,[%d54];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %d55,%r1;
mul.lo.s64 %d56,%d43,%d55;
add.s64 %d106,%d42,%d56;
$2_3:
setp.eq.s32 %p2,%r310,0;
@%p2 bra $2_5;
cvta.to.global.u64 %d57,%d47;
mul.wide.s32 %d58,%r1,40;
add.s64 %d59,%d57,%d58;
ld.global.u64 %d111,[%d59+16];
ld.global.u64 %d110,[%d59+8];
ld.global.u64 %d109,[%d59];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %d60,%r1;
mul.lo.s64 %d61,%d48,%d60;
add.s64 %d109,%d47,%d61;
$2_6:
mov.u32 %r317,%ctaid.y;
mul.lo.s32 %r318,%r317,%r302;
add.s32 %r319,%r318,%r302;
min.s32 %r14,%r319,%r535;
mov.u32 %r320,%tid.y;
add.s32 %r536,%r318,%r320;
setp.ge.s32 %p3,%r536,%r14;
mov.f32 %f378,0f7F800000;
mov.u32 %r316,-1;
mov.u32 %r594,%r316;
mov.u32 %r595,%r316;
mov.f32 %f379,%f378;
@%p3 bra $2_207;
$2_8:
.pragma "nounroll";
setp.eq.s32 %p4,%r301,4;
selp.b32 %r323,4,2,%p4;
setp.eq.s32 %p5,%r301,0;
selp.b32 %r324,1,%r323,%p5;
cvt.u64.u32 %d62,%r324;
setp.eq.s64 %p6,%d108,%d62;
cvt.s64.s32 %d63,%r536;
mul.lo.s64 %d28,%d107,%d63;
add.s64 %d29,%d106,%d28;
shl.b32 %r325,%r324,2;
add.s32 %r326,%r325,-1;
cvt.s64.s32 %d64,%r326;
and.b64 %d65,%d29,%d64;
setp.eq.s64 %p7,%d65,0;
and.pred %p8,%p6,%p7;
and.b32 %r327,%r534,-4;
selp.b32 %r20,%r327,0,%p8;
mov.u32 %r328,%tid.x;
shl.b32 %r329,%r328,2;
setp.ge.s32 %p9,%r329,%r20;
@%p9 bra $2_153;
@%p5 bra $2_77;
mov.u32 %r493,%tid.x;
shl.b32 %r539,%r493,2;
$2_11:
.pragma "nounroll";
mul.lo.s32 %r25,%r539,%r324;
cvt.s64.s32 %d66,%r25;
add.s64 %d30,%d29,%d66;
@%p4 bra $2_13;
bra.uni $2_12;
$2_13:
ld.v4.u32 {%r31,%r30,%r337,%r338},[%d30];
mov.b32 %f377,%r337;
mov.b32 %f376,%r338;
bra.uni $2_14;
$2_12:
ld.v2.u32 {%r31,%r30},[%d30];
$2_14:
@%p4 bra $2_17;
setp.ne.s32 %p14,%r301,3;
@%p14 bra $2_18;
cvt.u16.u32 %s1,%r31;
cvt.f32.f16 %f324,%s1;
shr.u32 %r341,%r31,16;
cvt.u16.u32 %s2,%r341;
cvt.f32.f16 %f323,%s2;
cvt.u16.u32 %s3,%r30;
cvt.f32.f16 %f322,%s3;
shr.u32 %r342,%r30,16;
cvt.u16.u32 %s4,%r342;
cvt.f32.f16 %f321,%s4;
bra.uni $2_19;
$2_17:
mov.b32 %f324,%r31;
mov.b32 %f323,%r30;
mov.f32 %f321,%f376;
mov.f32 %f322,%f377;
bra.uni $2_19;
$2_18:
and.b32 %r343,%r31,65535;
setp.eq.s32 %p15,%r301,2;
selp.b32 %r344,32768,0,%p15;
and.b32 %r345,%r31,%r344;
shl.b32 %r346,%r345,1;
sub.s32 %r347,%r343,%r346;
cvt.rn.f32.s32 %f324,%r347;
shr.u32 %r348,%r31,16;
and.b32 %r349,%r348,%r344;
shl.b32 %r350,%r349,1;
sub.s32 %r351,%r348,%r350;
cvt.rn.f32.s32 %f323,%r351;
and.b32 %r352,%r30,%r344;
shl.b32 %r353,%r352,1;
and.b32 %r354,%r30,65535;
sub.s32 %r355,%r354,%r353;
cvt.rn.f32.s32 %f322,%r355;
shr.u32 %r356,%r30,16;
and.b32 %r357,%r356,%r344;
shl.b32 %r358,%r357,1;
sub.s32 %r359,%r356,%r358;
cvt.rn.f32.s32 %f321,%r359;
$2_19:
mad.lo.s32 %r32,%r536,%r534,%r539;
setp.gt.f32 %p16,%f378,%f324;
@%p16 bra $2_21;
setp.neu.f32 %p17,%f378,%f324;
setp.ne.s32 %p18,%r594,-1;
or.pred %p19,%p18,%p17;
@%p19 bra $2_22;
$2_21:
mov.u32 %r594,%r32;
mov.f32 %f378,%f324;
$2_22:
neg.f32 %f28,%f324;
setp.gt.f32 %p20,%f379,%f28;
@%p20 bra $2_24;
setp.neu.f32 %p21,%f379,%f28;
setp.ne.s32 %p22,%r595,-1;
or.pred %p23,%p22,%p21;
@%p23 bra $2_25;
$2_24:
mov.u32 %r595,%r32;
mov.f32 %f379,%f28;
$2_25:
setp.gt.f32 %p24,%f378,%f323;
@%p24 bra $2_27;
setp.neu.f32 %p25,%f378,%f323;
setp.ne.s32 %p26,%r594,-1;
or.pred %p27,%p26,%p25;
@%p27 bra $2_28;
$2_27:
mad.lo.s32 %r501,%r536,%r534,%r539;
add.s32 %r594,%r501,1;
mov.f32 %f378,%f323;
$2_28:
neg.f32 %f31,%f323;
setp.gt.f32 %p28,%f379,%f31;
@%p28 bra $2_30;
setp.neu.f32 %p29,%f379,%f31;
setp.ne.s32 %p30,%r595,-1;
or.pred %p31,%p30,%p29;
@%p31 bra $2_31;
$2_30:
mad.lo.s32 %r499,%r536,%r534,%r539;
add.s32 %r595,%r499,1;
mov.f32 %f379,%f31;
$2_31:
setp.gt.f32 %p32,%f378,%f322;
@%p32 bra $2_33;
setp.neu.f32 %p33,%f378,%f322;
setp.ne.s32 %p34,%r594,-1;
or.pred %p35,%p34,%p33;
@%p35 bra $2_34;
$2_33:
mad.lo.s32 %r505,%r536,%r534,%r539;
add.s32 %r594,%r505,2;
mov.f32 %f378,%f322;
$2_34:
neg.f32 %f34,%f322;
setp.gt.f32 %p36,%f379,%f34;
@%p36 bra $2_36;
setp.neu.f32 %p37,%f379,%f34;
setp.ne.s32 %p38,%r595,-1;
or.pred %p39,%p38,%p37;
@%p39 bra $2_37;
$2_36:
mad.lo.s32 %r503,%r536,%r534,%r539;
add.s32 %r595,%r503,2;
mov.f32 %f379,%f34;
$2_37:
setp.gt.f32 %p40,%f378,%f321;
@%p40 bra $2_39;
setp.neu.f32 %p41,%f378,%f321;
setp.ne.s32 %p42,%r594,-1;
or.pred %p43,%p42,%p41;
@%p43 bra $2_40;
$2_39:
mad.lo.s32 %r509,%r536,%r534,%r539;
add.s32 %r594,%r509,3;
mov.f32 %f378,%f321;
$2_40:
neg.f32 %f37,%f321;
setp.gt.f32 %p44,%f379,%f37;
@%p44 bra $2_42;
setp.neu.f32 %p45,%f379,%f37;
setp.ne.s32 %p46,%r595,-1;
or.pred %p47,%p46,%p45;
@%p47 bra $2_43;
$2_42:
mad.lo.s32 %r507,%r536,%r534,%r539;
add.s32 %r595,%r507,3;
mov.f32 %f379,%f37;
$2_43:
add.s32 %r44,%r539,128;
setp.ge.s32 %p48,%r44,%r20;
@%p48 bra $2_153;
shl.b32 %r362,%r324,7;
add.s32 %r363,%r25,%r362;
cvt.s64.s32 %d67,%r363;
add.s64 %d31,%d29,%d67;
@%p4 bra $2_46;
bra.uni $2_45;
$2_46:
ld.v4.u32 {%r50,%r49,%r368,%r369},[%d31];
mov.b32 %f377,%r368;
mov.b32 %f376,%r369;
bra.uni $2_47;
$2_45:
ld.v2.u32 {%r50,%r49},[%d31];
$2_47:
@%p4 bra $2_50;
setp.ne.s32 %p52,%r301,3;
@%p52 bra $2_51;
cvt.u16.u32 %s5,%r50;
cvt.f32.f16 %f338,%s5;
shr.u32 %r372,%r50,16;
cvt.u16.u32 %s6,%r372;
cvt.f32.f16 %f337,%s6;
cvt.u16.u32 %s7,%r49;
cvt.f32.f16 %f336,%s7;
shr.u32 %r373,%r49,16;
cvt.u16.u32 %s8,%r373;
cvt.f32.f16 %f335,%s8;
bra.uni $2_52;
$2_50:
mov.b32 %f338,%r50;
mov.b32 %f337,%r49;
mov.f32 %f335,%f376;
mov.f32 %f336,%f377;
bra.uni $2_52;
$2_51:
and.b32 %r374,%r50,65535;
setp.eq.s32 %p53,%r301,2;
selp.b32 %r375,32768,0,%p53;
and.b32 %r376,%r50,%r375;
shl.b32 %r377,%r376,1;
sub.s32 %r378,%r374,%r377;
cvt.rn.f32.s32 %f338,%r378;
shr.u32 %r379,%r50,16;
and.b32 %r380,%r379,%r375;
shl.b32 %r381,%r380,1;
sub.s32 %r382,%r379,%r381;
cvt.rn.f32.s32 %f337,%r382;
and.b32 %r383,%r49,%r375;
shl.b32 %r384,%r383,1;
and.b32 %r385,%r49,65535;
sub.s32 %r386,%r385,%r384;
cvt.rn.f32.s32 %f336,%r386;
shr.u32 %r387,%r49,16;
and.b32 %r388,%r387,%r375;
shl.b32 %r389,%r388,1;
sub.s32 %r390,%r387,%r389;
cvt.rn.f32.s32 %f335,%r390;
$2_52:
add.s32 %r510,%r539,128;
mad.lo.s32 %r51,%r536,%r534,%r510;
setp.gt.f32 %p54,%f378,%f338;
@%p54 bra $2_54;
setp.neu.f32 %p55,%f378,%f338;
setp.ne.s32 %p56,%r594,-1;
or.pred %p57,%p56,%p55;
@%p57 bra $2_55;
$2_54:
mov.u32 %r594,%r51;
mov.f32 %f378,%f338;
$2_55:
neg.f32 %f58,%f338;
setp.gt.f32 %p58,%f379,%f58;
@%p58 bra $2_57;
setp.neu.f32 %p59,%f379,%f58;
setp.ne.s32 %p60,%r595,-1;
or.pred %p61,%p60,%p59;
@%p61 bra $2_58;
$2_57:
mov.u32 %r595,%r51;
mov.f32 %f379,%f58;
$2_58:
add.s32 %r54,%r51,1;
setp.gt.f32 %p62,%f378,%f337;
@%p62 bra $2_60;
setp.neu.f32 %p63,%f378,%f337;
setp.ne.s32 %p64,%r594,-1;
or.pred %p65,%p64,%p63;
@%p65 bra $2_61;
$2_60:
mov.u32 %r594,%r54;
mov.f32 %f378,%f337;
$2_61:
neg.f32 %f61,%f337;
setp.gt.f32 %p66,%f379,%f61;
@%p66 bra $2_63;
setp.neu.f32 %p67,%f379,%f61;
setp.ne.s32 %p68,%r595,-1;
or.pred %p69,%p68,%p67;
@%p69 bra $2_64;
$2_63:
mov.u32 %r595,%r54;
mov.f32 %f379,%f61;
$2_64:
add.s32 %r57,%r51,2;
setp.gt.f32 %p70,%f378,%f336;
@%p70 bra $2_66;
setp.neu.f32 %p71,%f378,%f336;
setp.ne.s32 %p72,%r594,-1;
or.pred %p73,%p72,%p71;
@%p73 bra $2_67;
$2_66:
mov.u32 %r594,%r57;
mov.f32 %f378,%f336;
$2_67:
neg.f32 %f64,%f336;
setp.gt.f32 %p74,%f379,%f64;
@%p74 bra $2_69;
setp.neu.f32 %p75,%f379,%f64;
setp.ne.s32 %p76,%r595,-1;
or.pred %p77,%p76,%p75;
@%p77 bra $2_70;
$2_69:
mov.u32 %r595,%r57;
mov.f32 %f379,%f64;
$2_70:
add.s32 %r60,%r51,3;
setp.gt.f32 %p78,%f378,%f335;
@%p78 bra $2_72;
setp.neu.f32 %p79,%f378,%f335;
setp.ne.s32 %p80,%r594,-1;
or.pred %p81,%p80,%p79;
@%p81 bra $2_73;
$2_72:
mov.u32 %r594,%r60;
mov.f32 %f378,%f335;
$2_73:
neg.f32 %f67,%f335;
setp.gt.f32 %p82,%f379,%f67;
@%p82 bra $2_75;
setp.neu.f32 %p83,%f379,%f67;
setp.ne.s32 %p84,%r595,-1;
or.pred %p85,%p84,%p83;
@%p85 bra $2_76;
$2_75:
mov.u32 %r595,%r60;
mov.f32 %f379,%f67;
$2_76:
add.s32 %r539,%r539,256;
setp.lt.s32 %p86,%r539,%r20;
@%p86 bra $2_11;
bra.uni $2_153;
$2_77:
mov.u32 %r497,%tid.x;
shl.b32 %r569,%r497,2;
not.b32 %r393,%r569;
add.s32 %r65,%r20,%r393;
and.b32 %r394,%r65,128;
setp.ne.s32 %p87,%r394,0;
@%p87 bra $2_102;
mov.u32 %r494,%tid.x;
shl.b32 %r398,%r494,2;
mul.lo.s32 %r399,%r398,%r324;
cvt.s64.s32 %d68,%r399;
add.s64 %d69,%d29,%d68;
ld.u32 %r400,[%d69];
cvt.u16.u32 %s9,%r400;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f69,%s10;
shr.u16 %s11,%s9,8;
cvt.rn.f32.u16 %f70,%s11;
shr.u32 %r401,%r400,16;
cvt.u16.u32 %s12,%r401;
and.b16 %s13,%s12,255;
cvt.rn.f32.u16 %f71,%s13;
shr.u32 %r402,%r400,24;
cvt.u16.u32 %s14,%r402;
cvt.rn.f32.u16 %f72,%s14;
mad.lo.s32 %r66,%r536,%r534,%r398;
setp.gt.f32 %p90,%f378,%f69;
@%p90 bra $2_80;
cvt.u16.u32 %s58,%r400;
and.b16 %s57,%s58,255;
cvt.rn.f32.u16 %f308,%s57;
setp.neu.f32 %p91,%f378,%f308;
setp.ne.s32 %p92,%r594,-1;
or.pred %p93,%p92,%p91;
@%p93 bra $2_81;
$2_80:
cvt.u16.u32 %s62,%r400;
and.b16 %s61,%s62,255;
cvt.rn.f32.u16 %f378,%s61;
mov.u32 %r594,%r66;
$2_81:
cvt.u16.u32 %s60,%r400;
and.b16 %s59,%s60,255;
cvt.rn.f32.u16 %f309,%s59;
neg.f32 %f74,%f309;
setp.gt.f32 %p94,%f379,%f74;
@%p94 bra $2_83;
setp.neu.f32 %p95,%f379,%f74;
setp.ne.s32 %p96,%r595,-1;
or.pred %p97,%p96,%p95;
@%p97 bra $2_84;
$2_83:
mov.u32 %r595,%r66;
mov.f32 %f379,%f74;
$2_84:
add.s32 %r69,%r66,1;
setp.gt.f32 %p98,%f378,%f70;
@%p98 bra $2_86;
setp.neu.f32 %p99,%f378,%f70;
setp.ne.s32 %p100,%r594,-1;
or.pred %p101,%p100,%p99;
@%p101 bra $2_87;
$2_86:
mov.u32 %r594,%r69;
mov.f32 %f378,%f70;
$2_87:
neg.f32 %f77,%f70;
setp.gt.f32 %p102,%f379,%f77;
@%p102 bra $2_89;
setp.neu.f32 %p103,%f379,%f77;
setp.ne.s32 %p104,%r595,-1;
or.pred %p105,%p104,%p103;
@%p105 bra $2_90;
$2_89:
mov.u32 %r595,%r69;
mov.f32 %f379,%f77;
$2_90:
add.s32 %r72,%r66,2;
setp.gt.f32 %p106,%f378,%f71;
@%p106 bra $2_92;
setp.neu.f32 %p107,%f378,%f71;
setp.ne.s32 %p108,%r594,-1;
or.pred %p109,%p108,%p107;
@%p109 bra $2_93;
$2_92:
mov.u32 %r594,%r72;
mov.f32 %f378,%f71;
$2_93:
neg.f32 %f80,%f71;
setp.gt.f32 %p110,%f379,%f80;
@%p110 bra $2_95;
setp.neu.f32 %p111,%f379,%f80;
setp.ne.s32 %p112,%r595,-1;
or.pred %p113,%p112,%p111;
@%p113 bra $2_96;
$2_95:
mov.u32 %r595,%r72;
mov.f32 %f379,%f80;
$2_96:
add.s32 %r75,%r66,3;
setp.gt.f32 %p114,%f378,%f72;
@%p114 bra $2_98;
setp.neu.f32 %p115,%f378,%f72;
setp.ne.s32 %p116,%r594,-1;
or.pred %p117,%p116,%p115;
@%p117 bra $2_99;
$2_98:
mov.u32 %r594,%r75;
mov.f32 %f378,%f72;
$2_99:
neg.f32 %f83,%f72;
setp.gt.f32 %p118,%f379,%f83;
@%p118 bra $2_101;
mov.u32 %r512,%tid.x;
shl.b32 %r511,%r512,2;
setp.neu.f32 %p119,%f379,%f83;
setp.ne.s32 %p120,%r595,-1;
add.s32 %r569,%r511,128;
or.pred %p121,%p120,%p119;
@%p121 bra $2_102;
$2_101:
mov.u32 %r514,%tid.x;
shl.b32 %r513,%r514,2;
add.s32 %r569,%r513,128;
mov.f32 %f379,%f83;
mov.u32 %r595,%r75;
$2_102:
and.b32 %r407,%r65,-128;
setp.eq.s32 %p122,%r407,0;
@%p122 bra $2_153;
cvt.s64.s32 %d105,%r536;
mul.lo.s64 %d104,%d107,%d105;
mul.lo.s32 %r410,%r536,%r534;
add.s32 %r411,%r569,128;
add.s32 %r574,%r411,%r410;
mul.lo.s32 %r412,%r324,%r411;
cvt.s64.s32 %d70,%r412;
add.s64 %d71,%d104,%d70;
add.s64 %d113,%d106,%d71;
mul.lo.s32 %r413,%r324,%r569;
cvt.s64.s32 %d72,%r413;
add.s64 %d73,%d104,%d72;
add.s64 %d112,%d106,%d73;
$2_104:
.pragma "nounroll";
ld.u32 %r414,[%d112];
cvt.u16.u32 %s15,%r414;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f90,%s16;
shr.u16 %s17,%s15,8;
cvt.rn.f32.u16 %f91,%s17;
shr.u32 %r415,%r414,16;
cvt.u16.u32 %s18,%r415;
and.b16 %s19,%s18,255;
cvt.rn.f32.u16 %f92,%s19;
shr.u32 %r416,%r414,24;
cvt.u16.u32 %s20,%r416;
cvt.rn.f32.u16 %f93,%s20;
setp.gt.f32 %p125,%f378,%f90;
@%p125 bra $2_106;
cvt.u16.u32 %s46,%r414;
and.b16 %s45,%s46,255;
cvt.rn.f32.u16 %f302,%s45;
setp.neu.f32 %p126,%f378,%f302;
setp.ne.s32 %p127,%r594,-1;
or.pred %p128,%p127,%p126;
@%p128 bra $2_107;
$2_106:
cvt.u16.u32 %s50,%r414;
and.b16 %s49,%s50,255;
cvt.rn.f32.u16 %f378,%s49;
add.s32 %r594,%r574,-128;
$2_107:
cvt.u16.u32 %s48,%r414;
and.b16 %s47,%s48,255;
cvt.rn.f32.u16 %f303,%s47;
neg.f32 %f95,%f303;
setp.gt.f32 %p129,%f379,%f95;
@%p129 bra $2_109;
setp.neu.f32 %p130,%f379,%f95;
setp.ne.s32 %p131,%r595,-1;
or.pred %p132,%p131,%p130;
@%p132 bra $2_110;
$2_109:
add.s32 %r595,%r574,-128;
mov.f32 %f379,%f95;
$2_110:
mul.lo.s32 %r488,%r536,%r534;
add.s32 %r487,%r488,1;
add.s32 %r94,%r487,%r569;
setp.gt.f32 %p133,%f378,%f91;
@%p133 bra $2_112;
setp.neu.f32 %p134,%f378,%f91;
setp.ne.s32 %p135,%r594,-1;
or.pred %p136,%p135,%p134;
@%p136 bra $2_113;
$2_112:
mov.u32 %r594,%r94;
mov.f32 %f378,%f91;
$2_113:
neg.f32 %f98,%f91;
setp.gt.f32 %p137,%f379,%f98;
@%p137 bra $2_115;
setp.neu.f32 %p138,%f379,%f98;
setp.ne.s32 %p139,%r595,-1;
or.pred %p140,%p139,%p138;
@%p140 bra $2_116;
$2_115:
mov.u32 %r595,%r94;
mov.f32 %f379,%f98;
$2_116:
setp.gt.f32 %p141,%f378,%f92;
@%p141 bra $2_118;
setp.neu.f32 %p142,%f378,%f92;
setp.ne.s32 %p143,%r594,-1;
or.pred %p144,%p143,%p142;
@%p144 bra $2_119;
$2_118:
add.s32 %r594,%r574,-126;
mov.f32 %f378,%f92;
$2_119:
neg.f32 %f101,%f92;
setp.gt.f32 %p145,%f379,%f101;
@%p145 bra $2_121;
setp.neu.f32 %p146,%f379,%f101;
setp.ne.s32 %p147,%r595,-1;
or.pred %p148,%p147,%p146;
@%p148 bra $2_122;
$2_121:
add.s32 %r595,%r574,-126;
mov.f32 %f379,%f101;
$2_122:
setp.gt.f32 %p149,%f378,%f93;
@%p149 bra $2_124;
setp.neu.f32 %p150,%f378,%f93;
setp.ne.s32 %p151,%r594,-1;
or.pred %p152,%p151,%p150;
@%p152 bra $2_125;
$2_124:
add.s32 %r594,%r574,-125;
mov.f32 %f378,%f93;
$2_125:
neg.f32 %f104,%f93;
setp.gt.f32 %p153,%f379,%f104;
@%p153 bra $2_127;
setp.neu.f32 %p154,%f379,%f104;
setp.ne.s32 %p155,%r595,-1;
or.pred %p156,%p155,%p154;
@%p156 bra $2_128;
$2_127:
add.s32 %r595,%r574,-125;
mov.f32 %f379,%f104;
$2_128:
ld.u32 %r417,[%d113];
cvt.u16.u32 %s21,%r417;
and.b16 %s22,%s21,255;
cvt.rn.f32.u16 %f106,%s22;
shr.u16 %s23,%s21,8;
cvt.rn.f32.u16 %f107,%s23;
shr.u32 %r418,%r417,16;
cvt.u16.u32 %s24,%r418;
and.b16 %s25,%s24,255;
cvt.rn.f32.u16 %f108,%s25;
shr.u32 %r419,%r417,24;
cvt.u16.u32 %s26,%r419;
cvt.rn.f32.u16 %f109,%s26;
setp.gt.f32 %p157,%f378,%f106;
@%p157 bra $2_130;
cvt.u16.u32 %s52,%r417;
and.b16 %s51,%s52,255;
cvt.rn.f32.u16 %f305,%s51;
setp.neu.f32 %p158,%f378,%f305;
setp.ne.s32 %p159,%r594,-1;
or.pred %p160,%p159,%p158;
@%p160 bra $2_131;
$2_130:
cvt.u16.u32 %s56,%r417;
and.b16 %s55,%s56,255;
cvt.rn.f32.u16 %f378,%s55;
mov.u32 %r594,%r574;
$2_131:
cvt.u16.u32 %s54,%r417;
and.b16 %s53,%s54,255;
cvt.rn.f32.u16 %f306,%s53;
neg.f32 %f111,%f306;
setp.gt.f32 %p161,%f379,%f111;
@%p161 bra $2_133;
setp.neu.f32 %p162,%f379,%f111;
setp.ne.s32 %p163,%r595,-1;
or.pred %p164,%p163,%p162;
@%p164 bra $2_134;
$2_133:
mov.u32 %r595,%r574;
mov.f32 %f379,%f111;
$2_134:
setp.gt.f32 %p165,%f378,%f107;
@%p165 bra $2_136;
setp.neu.f32 %p166,%f378,%f107;
setp.ne.s32 %p167,%r594,-1;
or.pred %p168,%p167,%p166;
@%p168 bra $2_137;
$2_136:
add.s32 %r594,%r574,1;
mov.f32 %f378,%f107;
$2_137:
neg.f32 %f114,%f107;
setp.gt.f32 %p169,%f379,%f114;
@%p169 bra $2_139;
setp.neu.f32 %p170,%f379,%f114;
setp.ne.s32 %p171,%r595,-1;
or.pred %p172,%p171,%p170;
@%p172 bra $2_140;
$2_139:
add.s32 %r595,%r574,1;
mov.f32 %f379,%f114;
$2_140:
setp.gt.f32 %p173,%f378,%f108;
@%p173 bra $2_142;
setp.neu.f32 %p174,%f378,%f108;
setp.ne.s32 %p175,%r594,-1;
or.pred %p176,%p175,%p174;
@%p176 bra $2_143;
$2_142:
add.s32 %r594,%r574,2;
mov.f32 %f378,%f108;
$2_143:
neg.f32 %f117,%f108;
setp.gt.f32 %p177,%f379,%f117;
@%p177 bra $2_145;
setp.neu.f32 %p178,%f379,%f117;
setp.ne.s32 %p179,%r595,-1;
or.pred %p180,%p179,%p178;
@%p180 bra $2_146;
$2_145:
add.s32 %r595,%r574,2;
mov.f32 %f379,%f117;
$2_146:
setp.gt.f32 %p181,%f378,%f109;
@%p181 bra $2_148;
setp.neu.f32 %p182,%f378,%f109;
setp.ne.s32 %p183,%r594,-1;
or.pred %p184,%p183,%p182;
@%p184 bra $2_149;
$2_148:
add.s32 %r594,%r574,3;
mov.f32 %f378,%f109;
$2_149:
neg.f32 %f120,%f109;
setp.gt.f32 %p185,%f379,%f120;
@%p185 bra $2_151;
setp.neu.f32 %p186,%f379,%f120;
setp.ne.s32 %p187,%r595,-1;
or.pred %p188,%p187,%p186;
@%p188 bra $2_152;
$2_151:
add.s32 %r595,%r574,3;
mov.f32 %f379,%f120;
$2_152:
add.s32 %r574,%r574,256;
shl.b32 %r422,%r324,8;
cvt.u64.u32 %d74,%r422;
add.s64 %d113,%d113,%d74;
add.s64 %d112,%d112,%d74;
add.s32 %r569,%r569,256;
setp.lt.s32 %p191,%r569,%r20;
@%p191 bra $2_104;
$2_153:
mov.u32 %r489,%tid.x;
add.s32 %r603,%r20,%r489;
setp.ge.s32 %p192,%r603,%r534;
@%p192 bra $2_206;
mov.u32 %r495,%tid.x;
not.b32 %r426,%r495;
add.s32 %r427,%r534,%r426;
sub.s32 %r119,%r427,%r20;
and.b32 %r428,%r119,32;
setp.ne.s32 %p193,%r428,0;
@%p193 bra $2_172;
cvt.s64.s32 %d75,%r603;
mul.lo.s64 %d76,%d108,%d75;
add.s64 %d38,%d29,%d76;
setp.gt.s32 %p194,%r301,1;
@%p194 bra $2_159;
@%p5 bra $2_163;
setp.eq.s32 %p198,%r301,1;
@%p198 bra $2_158;
bra.uni $2_164;
$2_158:
ld.global.nc.u16 %s30,[%d38];
cvt.rn.f32.u16 %f380,%s30;
bra.uni $2_165;
$2_159:
setp.eq.s32 %p195,%r301,2;
@%p195 bra $2_162;
setp.ne.s32 %p196,%r301,3;
@%p196 bra $2_164;
ld.global.nc.u16 %s27,[%d38];
cvt.f32.f16 %f380,%s27;
bra.uni $2_165;
$2_163:
ld.global.nc.u8 %r429,[%d38];
cvt.u16.u32 %s31,%r429;
and.b16 %s32,%s31,255;
cvt.rn.f32.u16 %f380,%s32;
bra.uni $2_165;
$2_162:
ld.global.nc.s16 %s29,[%d38];
cvt.rn.f32.s16 %f380,%s29;
bra.uni $2_165;
$2_164:
ld.global.nc.f32 %f380,[%d38];
$2_165:
setp.gt.f32 %p199,%f378,%f380;
@%p199 bra $2_167;
setp.neu.f32 %p200,%f378,%f380;
setp.ne.s32 %p201,%r594,-1;
or.pred %p202,%p201,%p200;
@%p202 bra $2_168;
$2_167:
mad.lo.s32 %r594,%r536,%r534,%r603;
mov.f32 %f378,%f380;
$2_168:
neg.f32 %f133,%f380;
setp.gt.f32 %p203,%f379,%f133;
@%p203 bra $2_170;
setp.neu.f32 %p204,%f379,%f133;
setp.ne.s32 %p205,%r595,-1;
or.pred %p206,%p205,%p204;
@%p206 bra $2_171;
$2_170:
mad.lo.s32 %r595,%r536,%r534,%r603;
mov.f32 %f379,%f133;
$2_171:
add.s32 %r603,%r603,32;
$2_172:
and.b32 %r430,%r119,-32;
setp.eq.s32 %p207,%r430,0;
@%p207 bra $2_206;
$2_173:
.pragma "nounroll";
cvt.s64.s32 %d82,%r603;
mul.lo.s64 %d83,%d108,%d82;
add.s64 %d39,%d29,%d83;
setp.gt.s32 %p208,%r301,1;
@%p208 bra $2_177;
@%p5 bra $2_181;
setp.eq.s32 %p212,%r301,1;
@%p212 bra $2_176;
bra.uni $2_182;
$2_176:
ld.global.nc.u16 %s36,[%d39];
cvt.rn.f32.u16 %f389,%s36;
bra.uni $2_183;
$2_177:
setp.eq.s32 %p209,%r301,2;
@%p209 bra $2_180;
setp.ne.s32 %p210,%r301,3;
@%p210 bra $2_182;
ld.global.nc.u16 %s33,[%d39];
cvt.f32.f16 %f389,%s33;
bra.uni $2_183;
$2_181:
ld.global.nc.u8 %r431,[%d39];
cvt.u16.u32 %s37,%r431;
and.b16 %s38,%s37,255;
cvt.rn.f32.u16 %f389,%s38;
bra.uni $2_183;
$2_180:
ld.global.nc.s16 %s35,[%d39];
cvt.rn.f32.s16 %f389,%s35;
bra.uni $2_183;
$2_182:
ld.global.nc.f32 %f389,[%d39];
$2_183:
setp.gt.f32 %p213,%f378,%f389;
@%p213 bra $2_185;
setp.neu.f32 %p214,%f378,%f389;
setp.ne.s32 %p215,%r594,-1;
or.pred %p216,%p215,%p214;
@%p216 bra $2_186;
$2_185:
mul.lo.s32 %r532,%r536,%r534;
add.s32 %r594,%r603,%r532;
mov.f32 %f378,%f389;
$2_186:
neg.f32 %f148,%f389;
setp.gt.f32 %p217,%f379,%f148;
@%p217 bra $2_188;
setp.neu.f32 %p218,%f379,%f148;
setp.ne.s32 %p219,%r595,-1;
or.pred %p220,%p219,%p218;
@%p220 bra $2_189;
$2_188:
mul.lo.s32 %r530,%r536,%r534;
add.s32 %r595,%r603,%r530;
mov.f32 %f379,%f148;
$2_189:
setp.gt.s32 %p355,%r301,1;
add.s32 %r136,%r603,32;
cvt.s64.s32 %d89,%r136;
mul.lo.s64 %d90,%d108,%d89;
add.s64 %d40,%d29,%d90;
@%p355 bra $2_193;
@%p5 bra $2_197;
setp.eq.s32 %p225,%r301,1;
@%p225 bra $2_192;
bra.uni $2_198;
$2_192:
ld.global.nc.u16 %s42,[%d40];
cvt.rn.f32.u16 %f392,%s42;
bra.uni $2_199;
$2_193:
setp.eq.s32 %p222,%r301,2;
@%p222 bra $2_196;
setp.ne.s32 %p223,%r301,3;
@%p223 bra $2_198;
ld.global.nc.u16 %s39,[%d40];
cvt.f32.f16 %f392,%s39;
bra.uni $2_199;
$2_197:
ld.global.nc.u8 %r432,[%d40];
cvt.u16.u32 %s43,%r432;
and.b16 %s44,%s43,255;
cvt.rn.f32.u16 %f392,%s44;
bra.uni $2_199;
$2_196:
ld.global.nc.s16 %s41,[%d40];
cvt.rn.f32.s16 %f392,%s41;
bra.uni $2_199;
$2_198:
ld.global.nc.f32 %f392,[%d40];
$2_199:
add.s32 %r533,%r603,32;
mul.lo.s32 %r528,%r536,%r534;
add.s32 %r137,%r533,%r528;
setp.gt.f32 %p226,%f378,%f392;
@%p226 bra $2_201;
setp.neu.f32 %p227,%f378,%f392;
setp.ne.s32 %p228,%r594,-1;
or.pred %p229,%p228,%p227;
@%p229 bra $2_202;
$2_201:
mov.u32 %r594,%r137;
mov.f32 %f378,%f392;
$2_202:
neg.f32 %f157,%f392;
setp.gt.f32 %p230,%f379,%f157;
@%p230 bra $2_204;
setp.neu.f32 %p231,%f379,%f157;
setp.ne.s32 %p232,%r595,-1;
or.pred %p233,%p232,%p231;
@%p233 bra $2_205;
$2_204:
mov.u32 %r595,%r137;
mov.f32 %f379,%f157;
$2_205:
add.s32 %r603,%r603,64;
setp.lt.s32 %p234,%r603,%r534;
@%p234 bra $2_173;
$2_206:
add.s32 %r536,%r536,8;
setp.lt.s32 %p235,%r536,%r14;
@%p235 bra $2_8;
$2_207:
mov.b32 %r433,%f378;
mov.u32 %r434,31;
mov.u32 %r435,16;
shfl.sync.down.b32 %r437|%p236,%r433,%r435,%r434,%r316;
mov.b32 %f163,%r437;
shfl.sync.down.b32 %r146|%p237,%r594,%r435,%r434,%r316;
setp.gt.f32 %p238,%f378,%f163;
@%p238 bra $2_209;
setp.eq.f32 %p239,%f378,%f163;
setp.lt.u32 %p240,%r146,%r594;
and.pred %p241,%p239,%p240;
@%p241 bra $2_209;
bra.uni $2_210;
$2_209:
mov.f32 %f378,%f163;
mov.u32 %r594,%r146;
$2_210:
mov.b32 %r438,%f378;
mov.u32 %r439,31;
mov.u32 %r440,8;
mov.u32 %r441,-1;
shfl.sync.down.b32 %r442|%p242,%r438,%r440,%r439,%r441;
mov.b32 %f168,%r442;
shfl.sync.down.b32 %r151|%p243,%r594,%r440,%r439,%r441;
setp.gt.f32 %p244,%f378,%f168;
@%p244 bra $2_212;
setp.eq.f32 %p245,%f378,%f168;
setp.lt.u32 %p246,%r151,%r594;
and.pred %p247,%p245,%p246;
@%p247 bra $2_212;
bra.uni $2_213;
$2_212:
mov.f32 %f378,%f168;
mov.u32 %r594,%r151;
$2_213:
mov.b32 %r443,%f378;
mov.u32 %r444,31;
mov.u32 %r445,4;
mov.u32 %r446,-1;
shfl.sync.down.b32 %r447|%p248,%r443,%r445,%r444,%r446;
mov.b32 %f173,%r447;
shfl.sync.down.b32 %r156|%p249,%r594,%r445,%r444,%r446;
setp.gt.f32 %p250,%f378,%f173;
@%p250 bra $2_215;
setp.eq.f32 %p251,%f378,%f173;
setp.lt.u32 %p252,%r156,%r594;
and.pred %p253,%p251,%p252;
@%p253 bra $2_215;
bra.uni $2_216;
$2_215:
mov.f32 %f378,%f173;
mov.u32 %r594,%r156;
$2_216:
mov.b32 %r448,%f378;
mov.u32 %r449,31;
mov.u32 %r450,2;
mov.u32 %r451,-1;
shfl.sync.down.b32 %r452|%p254,%r448,%r450,%r449,%r451;
mov.b32 %f178,%r452;
shfl.sync.down.b32 %r161|%p255,%r594,%r450,%r449,%r451;
setp.gt.f32 %p256,%f378,%f178;
@%p256 bra $2_218;
setp.eq.f32 %p257,%f378,%f178;
setp.lt.u32 %p258,%r161,%r594;
and.pred %p259,%p257,%p258;
@%p259 bra $2_218;
bra.uni $2_219;
$2_218:
mov.f32 %f378,%f178;
mov.u32 %r594,%r161;
$2_219:
mov.b32 %r453,%f378;
mov.u32 %r454,31;
mov.u32 %r455,1;
mov.u32 %r456,-1;
shfl.sync.down.b32 %r457|%p260,%r453,%r455,%r454,%r456;
mov.b32 %f183,%r457;
shfl.sync.down.b32 %r166|%p261,%r594,%r455,%r454,%r456;
setp.gt.f32 %p262,%f378,%f183;
@%p262 bra $2_221;
setp.eq.f32 %p263,%f378,%f183;
setp.lt.u32 %p264,%r166,%r594;
and.pred %p265,%p263,%p264;
@%p265 bra $2_221;
bra.uni $2_222;
$2_221:
mov.f32 %f378,%f183;
mov.u32 %r594,%r166;
$2_222:
mov.u32 %r490,%tid.y;
mov.u32 %r170,%tid.x;
setp.ne.s32 %p266,%r170,0;
mul.wide.u32 %d96,%r490,8;
mov.u64 %d97,z2;
add.s64 %d41,%d97,%d96;
@%p266 bra $2_224;
st.shared.f32 [%d41],%f378;
st.shared.u32 [%d41+4],%r594;
$2_224:
bar.sync 0;
ld.shared.u32 %r622,[z2+4];
ld.shared.f32 %f187,[z2+8];
ld.shared.f32 %f405,[z2];
setp.lt.f32 %p267,%f187,%f405;
@%p267 bra $2_226;
bra.uni $2_225;
$2_226:
ld.shared.u32 %r619,[z2+12];
bra.uni $2_227;
$2_225:
setp.eq.f32 %p268,%f187,%f405;
ld.shared.u32 %r619,[z2+12];
setp.lt.u32 %p269,%r619,%r622;
and.pred %p270,%p268,%p269;
@%p270 bra $2_227;
bra.uni $2_228;
$2_227:
mov.f32 %f405,%f187;
mov.u32 %r622,%r619;
$2_228:
ld.shared.f32 %f192,[z2+16];
setp.lt.f32 %p271,%f192,%f405;
@%p271 bra $2_230;
bra.uni $2_229;
$2_230:
ld.shared.u32 %r621,[z2+20];
bra.uni $2_231;
$2_229:
setp.eq.f32 %p272,%f192,%f405;
ld.shared.u32 %r621,[z2+20];
setp.lt.u32 %p273,%r621,%r622;
and.pred %p274,%p272,%p273;
@%p274 bra $2_231;
bra.uni $2_232;
$2_231:
mov.f32 %f405,%f192;
mov.u32 %r622,%r621;
$2_232:
ld.shared.f32 %f197,[z2+24];
setp.lt.f32 %p275,%f197,%f405;
@%p275 bra $2_234;
bra.uni $2_233;
$2_234:
ld.shared.u32 %r623,[z2+28];
bra.uni $2_235;
$2_233:
setp.eq.f32 %p276,%f197,%f405;
ld.shared.u32 %r623,[z2+28];
setp.lt.u32 %p277,%r623,%r622;
and.pred %p278,%p276,%p277;
@%p278 bra $2_235;
bra.uni $2_236;
$2_235:
mov.f32 %f405,%f197;
mov.u32 %r622,%r623;
$2_236:
ld.shared.f32 %f202,[z2+32];
setp.lt.f32 %p279,%f202,%f405;
@%p279 bra $2_238;
bra.uni $2_237;
$2_238:
ld.shared.u32 %r625,[z2+36];
bra.uni $2_239;
$2_237:
setp.eq.f32 %p280,%f202,%f405;
ld.shared.u32 %r625,[z2+36];
setp.lt.u32 %p281,%r625,%r622;
and.pred %p282,%p280,%p281;
@%p282 bra $2_239;
bra.uni $2_240;
$2_239:
mov.f32 %f405,%f202;
mov.u32 %r622,%r625;
$2_240:
ld.shared.f32 %f207,[z2+40];
setp.lt.f32 %p283,%f207,%f405;
@%p283 bra $2_242;
bra.uni $2_241;
$2_242:
ld.shared.u32 %r627,[z2+44];
bra.uni $2_243;
$2_241:
setp.eq.f32 %p284,%f207,%f405;
ld.shared.u32 %r627,[z2+44];
setp.lt.u32 %p285,%r627,%r622;
and.pred %p286,%p284,%p285;
@%p286 bra $2_243;
bra.uni $2_244;
$2_243:
mov.f32 %f405,%f207;
mov.u32 %r622,%r627;
$2_244:
ld.shared.f32 %f212,[z2+48];
setp.lt.f32 %p287,%f212,%f405;
@%p287 bra $2_246;
bra.uni $2_245;
$2_246:
ld.shared.u32 %r629,[z2+52];
bra.uni $2_247;
$2_245:
setp.eq.f32 %p288,%f212,%f405;
ld.shared.u32 %r629,[z2+52];
setp.lt.u32 %p289,%r629,%r622;
and.pred %p290,%p288,%p289;
@%p290 bra $2_247;
bra.uni $2_248;
$2_247:
mov.f32 %f405,%f212;
mov.u32 %r622,%r629;
$2_248:
ld.shared.f32 %f217,[z2+56];
setp.lt.f32 %p291,%f217,%f405;
@%p291 bra $2_250;
bra.uni $2_249;
$2_250:
ld.shared.u32 %r631,[z2+60];
bra.uni $2_251;
$2_249:
setp.eq.f32 %p292,%f217,%f405;
ld.shared.u32 %r631,[z2+60];
setp.lt.u32 %p293,%r631,%r622;
and.pred %p294,%p292,%p293;
@%p294 bra $2_251;
bra.uni $2_252;
$2_251:
mov.f32 %f405,%f217;
mov.u32 %r622,%r631;
$2_252:
bar.sync 0;
mov.b32 %r459,%f379;
mov.u32 %r460,31;
mov.u32 %r461,16;
mov.u32 %r462,-1;
shfl.sync.down.b32 %r463|%p295,%r459,%r461,%r460,%r462;
mov.b32 %f222,%r463;
shfl.sync.down.b32 %r220|%p296,%r595,%r461,%r460,%r462;
setp.gt.f32 %p297,%f379,%f222;
@%p297 bra $2_254;
setp.eq.f32 %p298,%f379,%f222;
setp.lt.u32 %p299,%r220,%r595;
and.pred %p300,%p298,%p299;
@%p300 bra $2_254;
bra.uni $2_255;
$2_254:
mov.f32 %f379,%f222;
mov.u32 %r595,%r220;
$2_255:
mov.b32 %r464,%f379;
mov.u32 %r465,31;
mov.u32 %r466,8;
mov.u32 %r467,-1;
shfl.sync.down.b32 %r468|%p301,%r464,%r466,%r465,%r467;
mov.b32 %f227,%r468;
shfl.sync.down.b32 %r225|%p302,%r595,%r466,%r465,%r467;
setp.gt.f32 %p303,%f379,%f227;
@%p303 bra $2_257;
setp.eq.f32 %p304,%f379,%f227;
setp.lt.u32 %p305,%r225,%r595;
and.pred %p306,%p304,%p305;
@%p306 bra $2_257;
bra.uni $2_258;
$2_257:
mov.f32 %f379,%f227;
mov.u32 %r595,%r225;
$2_258:
mov.b32 %r469,%f379;
mov.u32 %r470,31;
mov.u32 %r471,4;
mov.u32 %r472,-1;
shfl.sync.down.b32 %r473|%p307,%r469,%r471,%r470,%r472;
mov.b32 %f232,%r473;
shfl.sync.down.b32 %r230|%p308,%r595,%r471,%r470,%r472;
setp.gt.f32 %p309,%f379,%f232;
@%p309 bra $2_260;
setp.eq.f32 %p310,%f379,%f232;
setp.lt.u32 %p311,%r230,%r595;
and.pred %p312,%p310,%p311;
@%p312 bra $2_260;
bra.uni $2_261;
$2_260:
mov.f32 %f379,%f232;
mov.u32 %r595,%r230;
$2_261:
mov.b32 %r474,%f379;
mov.u32 %r475,31;
mov.u32 %r476,2;
mov.u32 %r477,-1;
shfl.sync.down.b32 %r478|%p313,%r474,%r476,%r475,%r477;
mov.b32 %f237,%r478;
shfl.sync.down.b32 %r235|%p314,%r595,%r476,%r475,%r477;
setp.gt.f32 %p315,%f379,%f237;
@%p315 bra $2_263;
setp.eq.f32 %p316,%f379,%f237;
setp.lt.u32 %p317,%r235,%r595;
and.pred %p318,%p316,%p317;
@%p318 bra $2_263;
bra.uni $2_264;
$2_263:
mov.f32 %f379,%f237;
mov.u32 %r595,%r235;
$2_264:
mov.b32 %r479,%f379;
mov.u32 %r480,31;
mov.u32 %r481,1;
mov.u32 %r482,-1;
shfl.sync.down.b32 %r483|%p319,%r479,%r481,%r480,%r482;
mov.b32 %f242,%r483;
shfl.sync.down.b32 %r240|%p320,%r595,%r481,%r480,%r482;
setp.gt.f32 %p321,%f379,%f242;
@%p321 bra $2_266;
setp.eq.f32 %p322,%f379,%f242;
setp.lt.u32 %p323,%r240,%r595;
and.pred %p324,%p322,%p323;
@%p324 bra $2_266;
bra.uni $2_267;
$2_266:
mov.f32 %f379,%f242;
mov.u32 %r595,%r240;
$2_267:
@%p266 bra $2_269;
st.shared.f32 [%d41],%f379;
st.shared.u32 [%d41+4],%r595;
$2_269:
bar.sync 0;
ld.shared.u32 %r641,[z2+4];
ld.shared.f32 %f246,[z2+8];
ld.shared.f32 %f417,[z2];
setp.lt.f32 %p326,%f246,%f417;
@%p326 bra $2_271;
bra.uni $2_270;
$2_271:
ld.shared.u32 %r638,[z2+12];
bra.uni $2_272;
$2_270:
setp.eq.f32 %p327,%f246,%f417;
ld.shared.u32 %r638,[z2+12];
setp.lt.u32 %p328,%r638,%r641;
and.pred %p329,%p327,%p328;
@%p329 bra $2_272;
bra.uni $2_273;
$2_272:
mov.f32 %f417,%f246;
mov.u32 %r641,%r638;
$2_273:
ld.shared.f32 %f251,[z2+16];
setp.lt.f32 %p330,%f251,%f417;
@%p330 bra $2_275;
bra.uni $2_274;
$2_275:
ld.shared.u32 %r640,[z2+20];
bra.uni $2_276;
$2_274:
setp.eq.f32 %p331,%f251,%f417;
ld.shared.u32 %r640,[z2+20];
setp.lt.u32 %p332,%r640,%r641;
and.pred %p333,%p331,%p332;
@%p333 bra $2_276;
bra.uni $2_277;
$2_276:
mov.f32 %f417,%f251;
mov.u32 %r641,%r640;
$2_277:
ld.shared.f32 %f256,[z2+24];
setp.lt.f32 %p334,%f256,%f417;
@%p334 bra $2_279;
bra.uni $2_278;
$2_279:
ld.shared.u32 %r642,[z2+28];
bra.uni $2_280;
$2_278:
setp.eq.f32 %p335,%f256,%f417;
ld.shared.u32 %r642,[z2+28];
setp.lt.u32 %p336,%r642,%r641;
and.pred %p337,%p335,%p336;
@%p337 bra $2_280;
bra.uni $2_281;
$2_280:
mov.f32 %f417,%f256;
mov.u32 %r641,%r642;
$2_281:
ld.shared.f32 %f261,[z2+32];
setp.lt.f32 %p338,%f261,%f417;
@%p338 bra $2_283;
bra.uni $2_282;
$2_283:
ld.shared.u32 %r644,[z2+36];
bra.uni $2_284;
$2_282:
setp.eq.f32 %p339,%f261,%f417;
ld.shared.u32 %r644,[z2+36];
setp.lt.u32 %p340,%r644,%r641;
and.pred %p341,%p339,%p340;
@%p341 bra $2_284;
bra.uni $2_285;
$2_284:
mov.f32 %f417,%f261;
mov.u32 %r641,%r644;
$2_285:
ld.shared.f32 %f266,[z2+40];
setp.lt.f32 %p342,%f266,%f417;
@%p342 bra $2_287;
bra.uni $2_286;
$2_287:
ld.shared.u32 %r646,[z2+44];
bra.uni $2_288;
$2_286:
setp.eq.f32 %p343,%f266,%f417;
ld.shared.u32 %r646,[z2+44];
setp.lt.u32 %p344,%r646,%r641;
and.pred %p345,%p343,%p344;
@%p345 bra $2_288;
bra.uni $2_289;
$2_288:
mov.f32 %f417,%f266;
mov.u32 %r641,%r646;
$2_289:
ld.shared.f32 %f271,[z2+48];
setp.lt.f32 %p346,%f271,%f417;
@%p346 bra $2_291;
bra.uni $2_290;
$2_291:
ld.shared.u32 %r648,[z2+52];
bra.uni $2_292;
$2_290:
setp.eq.f32 %p347,%f271,%f417;
ld.shared.u32 %r648,[z2+52];
setp.lt.u32 %p348,%r648,%r641;
and.pred %p349,%p347,%p348;
@%p349 bra $2_292;
bra.uni $2_293;
$2_292:
mov.f32 %f417,%f271;
mov.u32 %r641,%r648;
$2_293:
ld.shared.f32 %f276,[z2+56];
setp.lt.f32 %p350,%f276,%f417;
@%p350 bra $2_295;
bra.uni $2_294;
$2_295:
ld.shared.u32 %r650,[z2+60];
bra.uni $2_296;
$2_294:
setp.eq.f32 %p351,%f276,%f417;
ld.shared.u32 %r650,[z2+60];
setp.lt.u32 %p352,%r650,%r641;
and.pred %p353,%p351,%p352;
@%p353 bra $2_296;
bra.uni $2_297;
$2_296:
mov.f32 %f417,%f276;
mov.u32 %r641,%r650;
$2_297:
mov.u32 %r491,%tid.y;
bar.sync 0;
or.b32 %r485,%r491,%r170;
setp.ne.s32 %p354,%r485,0;
@%p354 bra $2_299;
mov.u32 %r492,%ctaid.y;
cvt.s64.s32 %d98,%r492;
mul.lo.s64 %d99,%d110,%d98;
add.s64 %d100,%d109,%d99;
st.f32 [%d100],%f405;
add.s64 %d101,%d100,%d111;
st.u32 [%d101],%r622;
add.s64 %d102,%d101,%d111;
st.f32 [%d102],%f417;
add.s64 %d103,%d102,%d111;
st.u32 [%d103],%r641;
$2_299:
ret;
}
.visible .entry extreme_total(
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
.reg .b64 %d<150>;
ld.param.u64 %d70,[p0];
ld.param.v2.u32 {%r362,%r272},[p1+32];
ld.param.v2.u32 {%r273,%r274},[p1+40];
ld.param.u64 %d75,[p2];
ld.param.v2.u32 {%r275,%r363},[p3+32];
ld.param.v2.u32 {%r277,%r278},[p3+40];
ld.param.u64 %d80,[p4];
ld.param.v2.u32 {%r281,%r282},[p5+40];
ld.param.u64 %d85,[p6];
ld.param.v2.u32 {%r285,%r286},[p7+40];
ld.param.u64 %d147,[p7+16];
ld.param.u64 %d86,[p7];
ld.param.u64 %d145,[p5+16];
ld.param.u64 %d81,[p5];
ld.param.u64 %d143,[p3+16];
ld.param.u64 %d142,[p3+8];
ld.param.u64 %d76,[p3];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r274,0;
@%p1 bra $3_2;
cvta.to.global.u64 %d90,%d70;
mul.wide.s32 %d91,%r1,40;
add.s64 %d92,%d90,%d91;
ld.global.v2.u32 {%r362,%r288},[%d92+32];
$3_2:
setp.eq.s32 %p2,%r278,0;
@%p2 bra $3_4;
cvta.to.global.u64 %d95,%d75;
mul.wide.s32 %d96,%r1,40;
add.s64 %d97,%d95,%d96;
ld.global.v2.u32 {%r289,%r363},[%d97+32];
ld.global.u64 %d143,[%d97+16];
ld.global.u64 %d142,[%d97+8];
ld.global.u64 %d141,[%d97];
bra.uni $3_5;
$3_4:
cvt.s64.s32 %d98,%r1;
mul.lo.s64 %d99,%d76,%d98;
add.s64 %d141,%d75,%d99;
$3_5:
setp.eq.s32 %p3,%r282,0;
@%p3 bra $3_7;
cvta.to.global.u64 %d100,%d80;
mul.wide.s32 %d101,%r1,40;
add.s64 %d102,%d100,%d101;
ld.global.u64 %d145,[%d102+16];
ld.global.u64 %d144,[%d102];
bra.uni $3_8;
$3_7:
cvt.s64.s32 %d103,%r1;
mul.lo.s64 %d104,%d81,%d103;
add.s64 %d144,%d80,%d104;
$3_8:
setp.eq.s32 %p4,%r286,0;
@%p4 bra $3_10;
cvta.to.global.u64 %d105,%d85;
mul.wide.s32 %d106,%r1,40;
add.s64 %d107,%d105,%d106;
ld.global.u64 %d147,[%d107+16];
ld.global.u64 %d146,[%d107];
bra.uni $3_11;
$3_10:
cvt.s64.s32 %d108,%r1;
mul.lo.s64 %d109,%d86,%d108;
add.s64 %d146,%d85,%d109;
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
cvt.s64.s32 %d148,%r30;
sub.s32 %r364,%r31,%r382;
shl.b64 %d110,%d142,8;
add.s64 %d53,%d143,%d110;
$3_14:
mul.lo.s64 %d111,%d142,%d148;
add.s64 %d112,%d141,%d111;
add.s64 %d55,%d112,%d143;
ld.u32 %r37,[%d55];
ld.f32 %f3,[%d112];
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
add.s64 %d113,%d55,%d143;
add.s64 %d114,%d113,%d143;
ld.u32 %r41,[%d114];
ld.f32 %f7,[%d113];
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
add.s64 %d115,%d148,256;
mul.lo.s64 %d116,%d142,%d115;
add.s64 %d117,%d141,%d116;
add.s64 %d56,%d117,%d143;
ld.u32 %r45,[%d56];
ld.f32 %f12,[%d117];
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
add.s64 %d118,%d56,%d143;
add.s64 %d119,%d118,%d143;
ld.u32 %r50,[%d119];
ld.f32 %f17,[%d118];
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
add.s64 %d120,%d148,512;
mul.lo.s64 %d121,%d142,%d120;
add.s64 %d122,%d141,%d121;
add.s64 %d57,%d122,%d143;
ld.u32 %r55,[%d57];
ld.f32 %f22,[%d122];
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
add.s64 %d58,%d56,%d53;
add.s64 %d123,%d57,%d143;
add.s64 %d124,%d123,%d143;
ld.u32 %r60,[%d124];
ld.f32 %f27,[%d58];
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
add.s64 %d125,%d148,768;
mul.lo.s64 %d126,%d142,%d125;
add.s64 %d127,%d141,%d126;
add.s64 %d59,%d127,%d143;
ld.u32 %r65,[%d59];
ld.f32 %f32,[%d127];
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
add.s64 %d128,%d59,%d143;
add.s64 %d129,%d58,%d53;
ld.u32 %r70,[%d129];
ld.f32 %f37,[%d128];
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
add.s64 %d148,%d148,1024;
cvt.u32.u64 %r377,%d148;
add.s32 %r364,%r364,-4;
setp.ne.s32 %p39,%r364,-1;
@%p39 bra $3_14;
$3_39:
setp.eq.s32 %p40,%r382,0;
@%p40 bra $3_48;
cvt.s64.s32 %d149,%r377;
$3_41:
.pragma "nounroll";
mul.lo.s64 %d130,%d142,%d149;
add.s64 %d131,%d141,%d130;
add.s64 %d63,%d131,%d143;
ld.u32 %r87,[%d63];
ld.f32 %f49,[%d131];
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
add.s64 %d132,%d63,%d143;
add.s64 %d133,%d132,%d143;
ld.u32 %r91,[%d133];
ld.f32 %f53,[%d132];
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
add.s64 %d149,%d149,256;
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
mul.wide.u32 %d134,%r27,8;
mov.u64 %d135,z2;
add.s64 %d65,%d135,%d134;
setp.ne.s32 %p80,%r29,0;
@%p80 bra $3_65;
st.shared.f32 [%d65],%f207;
st.shared.u32 [%d65+4],%r385;
$3_65:
bar.sync 0;
ld.shared.u32 %r395,[z2+4];
ld.shared.f32 %f87,[z2+8];
ld.shared.f32 %f215,[z2];
setp.lt.f32 %p81,%f87,%f215;
@%p81 bra $3_67;
bra.uni $3_66;
$3_67:
ld.shared.u32 %r392,[z2+12];
bra.uni $3_68;
$3_66:
setp.eq.f32 %p82,%f87,%f215;
ld.shared.u32 %r392,[z2+12];
setp.lt.u32 %p83,%r392,%r395;
and.pred %p84,%p82,%p83;
@%p84 bra $3_68;
bra.uni $3_69;
$3_68:
mov.f32 %f215,%f87;
mov.u32 %r395,%r392;
$3_69:
ld.shared.f32 %f92,[z2+16];
setp.lt.f32 %p85,%f92,%f215;
@%p85 bra $3_71;
bra.uni $3_70;
$3_71:
ld.shared.u32 %r394,[z2+20];
bra.uni $3_72;
$3_70:
setp.eq.f32 %p86,%f92,%f215;
ld.shared.u32 %r394,[z2+20];
setp.lt.u32 %p87,%r394,%r395;
and.pred %p88,%p86,%p87;
@%p88 bra $3_72;
bra.uni $3_73;
$3_72:
mov.f32 %f215,%f92;
mov.u32 %r395,%r394;
$3_73:
ld.shared.f32 %f97,[z2+24];
setp.lt.f32 %p89,%f97,%f215;
@%p89 bra $3_75;
bra.uni $3_74;
$3_75:
ld.shared.u32 %r396,[z2+28];
bra.uni $3_76;
$3_74:
setp.eq.f32 %p90,%f97,%f215;
ld.shared.u32 %r396,[z2+28];
setp.lt.u32 %p91,%r396,%r395;
and.pred %p92,%p90,%p91;
@%p92 bra $3_76;
bra.uni $3_77;
$3_76:
mov.f32 %f215,%f97;
mov.u32 %r395,%r396;
$3_77:
ld.shared.f32 %f102,[z2+32];
setp.lt.f32 %p93,%f102,%f215;
@%p93 bra $3_79;
bra.uni $3_78;
$3_79:
ld.shared.u32 %r398,[z2+36];
bra.uni $3_80;
$3_78:
setp.eq.f32 %p94,%f102,%f215;
ld.shared.u32 %r398,[z2+36];
setp.lt.u32 %p95,%r398,%r395;
and.pred %p96,%p94,%p95;
@%p96 bra $3_80;
bra.uni $3_81;
$3_80:
mov.f32 %f215,%f102;
mov.u32 %r395,%r398;
$3_81:
ld.shared.f32 %f107,[z2+40];
setp.lt.f32 %p97,%f107,%f215;
@%p97 bra $3_83;
bra.uni $3_82;
$3_83:
ld.shared.u32 %r400,[z2+44];
bra.uni $3_84;
$3_82:
setp.eq.f32 %p98,%f107,%f215;
ld.shared.u32 %r400,[z2+44];
setp.lt.u32 %p99,%r400,%r395;
and.pred %p100,%p98,%p99;
@%p100 bra $3_84;
bra.uni $3_85;
$3_84:
mov.f32 %f215,%f107;
mov.u32 %r395,%r400;
$3_85:
ld.shared.f32 %f112,[z2+48];
setp.lt.f32 %p101,%f112,%f215;
@%p101 bra $3_87;
bra.uni $3_86;
$3_87:
ld.shared.u32 %r402,[z2+52];
bra.uni $3_88;
$3_86:
setp.eq.f32 %p102,%f112,%f215;
ld.shared.u32 %r402,[z2+52];
setp.lt.u32 %p103,%r402,%r395;
and.pred %p104,%p102,%p103;
@%p104 bra $3_88;
bra.uni $3_89;
$3_88:
mov.f32 %f215,%f112;
mov.u32 %r395,%r402;
$3_89:
ld.shared.f32 %f117,[z2+56];
setp.lt.f32 %p105,%f117,%f215;
@%p105 bra $3_91;
bra.uni $3_90;
$3_91:
ld.shared.u32 %r404,[z2+60];
bra.uni $3_92;
$3_90:
setp.eq.f32 %p106,%f117,%f215;
ld.shared.u32 %r404,[z2+60];
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
st.shared.f32 [%d65],%f208;
st.shared.u32 [%d65+4],%r386;
$3_110:
bar.sync 0;
ld.shared.u32 %r414,[z2+4];
ld.shared.f32 %f146,[z2+8];
ld.shared.f32 %f227,[z2];
setp.lt.f32 %p140,%f146,%f227;
@%p140 bra $3_112;
bra.uni $3_111;
$3_112:
ld.shared.u32 %r411,[z2+12];
bra.uni $3_113;
$3_111:
setp.eq.f32 %p141,%f146,%f227;
ld.shared.u32 %r411,[z2+12];
setp.lt.u32 %p142,%r411,%r414;
and.pred %p143,%p141,%p142;
@%p143 bra $3_113;
bra.uni $3_114;
$3_113:
mov.f32 %f227,%f146;
mov.u32 %r414,%r411;
$3_114:
ld.shared.f32 %f151,[z2+16];
setp.lt.f32 %p144,%f151,%f227;
@%p144 bra $3_116;
bra.uni $3_115;
$3_116:
ld.shared.u32 %r413,[z2+20];
bra.uni $3_117;
$3_115:
setp.eq.f32 %p145,%f151,%f227;
ld.shared.u32 %r413,[z2+20];
setp.lt.u32 %p146,%r413,%r414;
and.pred %p147,%p145,%p146;
@%p147 bra $3_117;
bra.uni $3_118;
$3_117:
mov.f32 %f227,%f151;
mov.u32 %r414,%r413;
$3_118:
ld.shared.f32 %f156,[z2+24];
setp.lt.f32 %p148,%f156,%f227;
@%p148 bra $3_120;
bra.uni $3_119;
$3_120:
ld.shared.u32 %r415,[z2+28];
bra.uni $3_121;
$3_119:
setp.eq.f32 %p149,%f156,%f227;
ld.shared.u32 %r415,[z2+28];
setp.lt.u32 %p150,%r415,%r414;
and.pred %p151,%p149,%p150;
@%p151 bra $3_121;
bra.uni $3_122;
$3_121:
mov.f32 %f227,%f156;
mov.u32 %r414,%r415;
$3_122:
ld.shared.f32 %f161,[z2+32];
setp.lt.f32 %p152,%f161,%f227;
@%p152 bra $3_124;
bra.uni $3_123;
$3_124:
ld.shared.u32 %r417,[z2+36];
bra.uni $3_125;
$3_123:
setp.eq.f32 %p153,%f161,%f227;
ld.shared.u32 %r417,[z2+36];
setp.lt.u32 %p154,%r417,%r414;
and.pred %p155,%p153,%p154;
@%p155 bra $3_125;
bra.uni $3_126;
$3_125:
mov.f32 %f227,%f161;
mov.u32 %r414,%r417;
$3_126:
ld.shared.f32 %f166,[z2+40];
setp.lt.f32 %p156,%f166,%f227;
@%p156 bra $3_128;
bra.uni $3_127;
$3_128:
ld.shared.u32 %r419,[z2+44];
bra.uni $3_129;
$3_127:
setp.eq.f32 %p157,%f166,%f227;
ld.shared.u32 %r419,[z2+44];
setp.lt.u32 %p158,%r419,%r414;
and.pred %p159,%p157,%p158;
@%p159 bra $3_129;
bra.uni $3_130;
$3_129:
mov.f32 %f227,%f166;
mov.u32 %r414,%r419;
$3_130:
ld.shared.f32 %f171,[z2+48];
setp.lt.f32 %p160,%f171,%f227;
@%p160 bra $3_132;
bra.uni $3_131;
$3_132:
ld.shared.u32 %r421,[z2+52];
bra.uni $3_133;
$3_131:
setp.eq.f32 %p161,%f171,%f227;
ld.shared.u32 %r421,[z2+52];
setp.lt.u32 %p162,%r421,%r414;
and.pred %p163,%p161,%p162;
@%p163 bra $3_133;
bra.uni $3_134;
$3_133:
mov.f32 %f227,%f171;
mov.u32 %r414,%r421;
$3_134:
ld.shared.f32 %f176,[z2+56];
setp.lt.f32 %p164,%f176,%f227;
@%p164 bra $3_136;
bra.uni $3_135;
$3_136:
ld.shared.u32 %r423,[z2+60];
bra.uni $3_137;
$3_135:
setp.eq.f32 %p165,%f176,%f227;
ld.shared.u32 %r423,[z2+60];
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
st.f32 [%d146],%f215;
neg.f32 %f188,%f227;
add.s64 %d136,%d146,%d147;
st.f32 [%d136],%f188;
setp.eq.s32 %p169,%r395,-1;
@%p169 bra $3_141;
div.u32 %r425,%r395,%r362;
mul.lo.s32 %r356,%r425,%r362;
sub.s32 %r357,%r395,%r356;
st.u32 [%d144],%r357;
bra.uni $3_142;
$3_141:
mov.u32 %r425,-1;
st.u32 [%d144],%r425;
$3_142:
add.s64 %d137,%d144,%d145;
st.u32 [%d137],%r425;
shl.b64 %d138,%d145,1;
add.s64 %d69,%d144,%d138;
setp.eq.s32 %p170,%r414,-1;
@%p170 bra $3_144;
div.u32 %r426,%r414,%r362;
mul.lo.s32 %r359,%r426,%r362;
sub.s32 %r360,%r414,%r359;
st.u32 [%d69],%r360;
bra.uni $3_145;
$3_144:
mov.u32 %r426,-1;
st.u32 [%d69],%r426;
$3_145:
mul.lo.s64 %d139,%d145,3;
add.s64 %d140,%d144,%d139;
st.u32 [%d140],%r426;
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
.reg .b16 %s<44>;
.reg .f32 %f<66>;
.reg .b32 %r<86>;
.reg .f64 %e<114>;
.reg .b64 %d<139>;
.shared .align 8 .b8 z3[2048];
ld.param.u64 %d49,[p0];
ld.param.v2.u32 {%r82,%r83},[p1+32];
ld.param.v2.u32 {%r37,%r38},[p1+40];
ld.param.u64 %d54,[p2];
ld.param.v2.u32 {%r41,%r42},[p3+40];
ld.param.u32 %r32,[p4];
ld.param.u32 %r33,[p5];
ld.param.u32 %r34,[p6];
ld.param.u64 %d137,[p3+24];
ld.param.u64 %d136,[p3+16];
ld.param.u64 %d55,[p3];
ld.param.u64 %d134,[p1+24];
ld.param.u64 %d133,[p1+16];
ld.param.u64 %d132,[p1+8];
ld.param.u64 %d50,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p3,%r38,0;
@%p3 bra $4_2;
cvta.to.global.u64 %d59,%d49;
mul.wide.s32 %d60,%r1,40;
add.s64 %d61,%d59,%d60;
ld.global.v2.u32 {%r82,%r83},[%d61+32];
ld.global.u64 %d134,[%d61+24];
ld.global.u64 %d133,[%d61+16];
ld.global.u64 %d132,[%d61+8];
ld.global.u64 %d131,[%d61];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %d62,%r1;
mul.lo.s64 %d63,%d50,%d62;
add.s64 %d131,%d49,%d63;
$4_3:
setp.eq.s32 %p4,%r42,0;
@%p4 bra $4_5;
cvta.to.global.u64 %d64,%d54;
mul.wide.s32 %d65,%r1,40;
add.s64 %d66,%d64,%d65;
ld.global.u64 %d137,[%d66+24];
ld.global.u64 %d136,[%d66+16];
ld.global.u64 %d135,[%d66];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %d67,%r1;
mul.lo.s64 %d68,%d55,%d67;
add.s64 %d135,%d54,%d68;
$4_6:
setp.lt.s32 %p5,%r37,1;
@%p5 bra $4_139;
mov.u32 %r48,%tid.x;
mov.u32 %r49,%ctaid.x;
shl.b32 %r50,%r49,5;
add.s32 %r51,%r50,%r48;
setp.eq.s32 %p6,%r32,3;
selp.f64 %e47,0dFFF0000000000000,0d0000000000000000,%p6;
setp.eq.s32 %p7,%r32,2;
selp.f64 %e1,0d7FF0000000000000,%e47,%p7;
mov.u32 %r52,%tid.y;
setp.lt.s32 %p8,%r52,%r83;
setp.lt.s32 %p9,%r51,%r82;
and.pred %p1,%p9,%p8;
cvt.s64.s32 %d69,%r51;
mul.lo.s64 %d27,%d133,%d69;
mul.wide.u32 %d70,%r52,256;
mov.u64 %d71,z3;
add.s64 %d72,%d71,%d70;
mul.wide.u32 %d73,%r48,8;
add.s64 %d28,%d72,%d73;
setp.eq.s32 %p10,%r52,0;
mov.u32 %r84,0;
and.pred %p2,%p10,%p9;
cvt.rn.f64.s32 %e2,%r83;
mul.lo.s64 %d29,%d136,%d69;
not.b32 %r53,%r52;
add.s32 %r54,%r83,%r53;
shr.u32 %r55,%r54,3;
add.s32 %r56,%r55,1;
and.b32 %r16,%r56,3;
cvt.s64.s32 %d74,%r52;
mul.lo.s64 %d30,%d132,%d74;
add.s64 %d31,%d71,%d73;
add.s32 %r57,%r52,8;
cvt.s64.s32 %d75,%r57;
mul.lo.s64 %d32,%d132,%d75;
add.s32 %r58,%r52,16;
cvt.s64.s32 %d76,%r58;
mul.lo.s64 %d33,%d132,%d76;
add.s32 %r17,%r52,24;
not.pred %p11,%p1;
not.pred %p73,%p2;
$4_8:
mov.f64 %e110,%e1;
@%p11 bra $4_120;
mov.u32 %r85,%tid.y;
setp.eq.s32 %p12,%r16,0;
cvt.s64.s32 %d77,%r84;
mul.lo.s64 %d78,%d134,%d77;
add.s64 %d37,%d78,%d27;
mov.f64 %e110,%e1;
@%p12 bra $4_57;
add.s64 %d79,%d37,%d30;
add.s64 %d38,%d131,%d79;
setp.gt.s32 %p13,%r33,1;
@%p13 bra $4_13;
setp.eq.s32 %p16,%r33,0;
@%p16 bra $4_18;
setp.eq.s32 %p17,%r33,1;
@%p17 bra $4_17;
bra.uni $4_19;
$4_17:
ld.global.nc.u16 %s4,[%d38];
cvt.rn.f32.u16 %f59,%s4;
bra.uni $4_20;
$4_13:
setp.eq.s32 %p14,%r33,2;
@%p14 bra $4_16;
setp.ne.s32 %p15,%r33,3;
@%p15 bra $4_19;
ld.global.nc.u16 %s1,[%d38];
cvt.f32.f16 %f59,%s1;
bra.uni $4_20;
$4_19:
ld.global.nc.f32 %f59,[%d38];
bra.uni $4_20;
$4_18:
ld.global.nc.u8 %r59,[%d38];
cvt.u16.u32 %s5,%r59;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f59,%s6;
bra.uni $4_20;
$4_16:
ld.global.nc.s16 %s3,[%d38];
cvt.rn.f32.s16 %f59,%s3;
$4_20:
cvt.f64.f32 %e49,%f59;
mul.f64 %e50,%e49,%e49;
setp.eq.s32 %p18,%r32,4;
selp.f64 %e3,%e50,%e49,%p18;
@%p7 bra $4_23;
setp.ne.s32 %p20,%r32,3;
@%p20 bra $4_24;
max.f64 %e110,%e1,%e3;
bra.uni $4_25;
$4_23:
min.f64 %e110,%e1,%e3;
bra.uni $4_25;
$4_24:
add.f64 %e110,%e1,%e3;
$4_25:
mov.u32 %r60,%tid.y;
add.s32 %r85,%r60,8;
setp.eq.s32 %p21,%r16,1;
@%p21 bra $4_57;
add.s64 %d85,%d37,%d32;
add.s64 %d39,%d131,%d85;
@%p13 bra $4_29;
setp.eq.s32 %p25,%r33,0;
@%p25 bra $4_34;
setp.eq.s32 %p26,%r33,1;
@%p26 bra $4_33;
bra.uni $4_35;
$4_33:
ld.global.nc.u16 %s10,[%d39];
cvt.rn.f32.u16 %f60,%s10;
bra.uni $4_36;
$4_29:
setp.eq.s32 %p23,%r33,2;
@%p23 bra $4_32;
setp.ne.s32 %p24,%r33,3;
@%p24 bra $4_35;
ld.global.nc.u16 %s7,[%d39];
cvt.f32.f16 %f60,%s7;
bra.uni $4_36;
$4_35:
ld.global.nc.f32 %f60,[%d39];
bra.uni $4_36;
$4_34:
ld.global.nc.u8 %r61,[%d39];
cvt.u16.u32 %s11,%r61;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f60,%s12;
bra.uni $4_36;
$4_32:
ld.global.nc.s16 %s9,[%d39];
cvt.rn.f32.s16 %f60,%s9;
$4_36:
cvt.f64.f32 %e51,%f60;
mul.f64 %e52,%e51,%e51;
selp.f64 %e8,%e52,%e51,%p18;
@%p7 bra $4_39;
setp.ne.s32 %p29,%r32,3;
@%p29 bra $4_40;
max.f64 %e110,%e110,%e8;
bra.uni $4_41;
$4_39:
min.f64 %e110,%e110,%e8;
bra.uni $4_41;
$4_40:
add.f64 %e110,%e110,%e8;
$4_41:
add.s32 %r85,%r60,16;
setp.eq.s32 %p30,%r16,2;
@%p30 bra $4_57;
add.s64 %d91,%d37,%d33;
add.s64 %d40,%d131,%d91;
@%p13 bra $4_45;
setp.eq.s32 %p34,%r33,0;
@%p34 bra $4_50;
setp.eq.s32 %p35,%r33,1;
@%p35 bra $4_49;
bra.uni $4_51;
$4_49:
ld.global.nc.u16 %s16,[%d40];
cvt.rn.f32.u16 %f61,%s16;
bra.uni $4_52;
$4_45:
setp.eq.s32 %p32,%r33,2;
@%p32 bra $4_48;
setp.ne.s32 %p33,%r33,3;
@%p33 bra $4_51;
ld.global.nc.u16 %s13,[%d40];
cvt.f32.f16 %f61,%s13;
bra.uni $4_52;
$4_50:
ld.global.nc.u8 %r63,[%d40];
cvt.u16.u32 %s17,%r63;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f61,%s18;
bra.uni $4_52;
$4_48:
ld.global.nc.s16 %s15,[%d40];
cvt.rn.f32.s16 %f61,%s15;
bra.uni $4_52;
$4_51:
ld.global.nc.f32 %f61,[%d40];
$4_52:
cvt.f64.f32 %e53,%f61;
mul.f64 %e54,%e53,%e53;
selp.f64 %e13,%e54,%e53,%p18;
@%p7 bra $4_55;
setp.ne.s32 %p38,%r32,3;
@%p38 bra $4_56;
max.f64 %e110,%e110,%e13;
mov.u32 %r85,%r17;
bra.uni $4_57;
$4_55:
min.f64 %e110,%e110,%e13;
mov.u32 %r85,%r17;
bra.uni $4_57;
$4_56:
add.f64 %e110,%e110,%e13;
mov.u32 %r85,%r17;
$4_57:
setp.lt.u32 %p39,%r54,24;
@%p39 bra $4_120;
cvt.s64.s32 %d138,%r85;
$4_59:
.pragma "nounroll";
mul.lo.s64 %d97,%d132,%d138;
add.s64 %d98,%d37,%d97;
add.s64 %d43,%d131,%d98;
setp.gt.s32 %p40,%r33,1;
@%p40 bra $4_62;
setp.eq.s32 %p43,%r33,0;
@%p43 bra $4_67;
setp.eq.s32 %p44,%r33,1;
@%p44 bra $4_66;
bra.uni $4_68;
$4_66:
ld.global.nc.u16 %s22,[%d43];
cvt.rn.f32.u16 %f62,%s22;
bra.uni $4_69;
$4_62:
setp.eq.s32 %p41,%r33,2;
@%p41 bra $4_65;
setp.ne.s32 %p42,%r33,3;
@%p42 bra $4_68;
ld.global.nc.u16 %s19,[%d43];
cvt.f32.f16 %f62,%s19;
bra.uni $4_69;
$4_67:
ld.global.nc.u8 %r67,[%d43];
cvt.u16.u32 %s23,%r67;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f62,%s24;
bra.uni $4_69;
$4_65:
ld.global.nc.s16 %s21,[%d43];
cvt.rn.f32.s16 %f62,%s21;
bra.uni $4_69;
$4_68:
ld.global.nc.f32 %f62,[%d43];
$4_69:
cvt.f64.f32 %e55,%f62;
mul.f64 %e56,%e55,%e55;
setp.eq.s32 %p45,%r32,4;
selp.f64 %e20,%e56,%e55,%p45;
@%p7 bra $4_72;
setp.ne.s32 %p47,%r32,3;
@%p47 bra $4_73;
max.f64 %e107,%e110,%e20;
bra.uni $4_74;
$4_72:
min.f64 %e107,%e110,%e20;
bra.uni $4_74;
$4_73:
add.f64 %e107,%e110,%e20;
$4_74:
add.s64 %d104,%d138,8;
mul.lo.s64 %d105,%d132,%d104;
add.s64 %d106,%d37,%d105;
add.s64 %d44,%d131,%d106;
@%p40 bra $4_77;
setp.eq.s32 %p51,%r33,0;
@%p51 bra $4_82;
setp.eq.s32 %p52,%r33,1;
@%p52 bra $4_81;
bra.uni $4_83;
$4_81:
ld.global.nc.u16 %s28,[%d44];
cvt.rn.f32.u16 %f63,%s28;
bra.uni $4_84;
$4_77:
setp.eq.s32 %p49,%r33,2;
@%p49 bra $4_80;
setp.ne.s32 %p50,%r33,3;
@%p50 bra $4_83;
ld.global.nc.u16 %s25,[%d44];
cvt.f32.f16 %f63,%s25;
bra.uni $4_84;
$4_82:
ld.global.nc.u8 %r68,[%d44];
cvt.u16.u32 %s29,%r68;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f63,%s30;
bra.uni $4_84;
$4_80:
ld.global.nc.s16 %s27,[%d44];
cvt.rn.f32.s16 %f63,%s27;
bra.uni $4_84;
$4_83:
ld.global.nc.f32 %f63,[%d44];
$4_84:
cvt.f64.f32 %e57,%f63;
mul.f64 %e58,%e57,%e57;
selp.f64 %e25,%e58,%e57,%p45;
@%p7 bra $4_87;
setp.ne.s32 %p55,%r32,3;
@%p55 bra $4_88;
max.f64 %e108,%e107,%e25;
bra.uni $4_89;
$4_87:
min.f64 %e108,%e107,%e25;
bra.uni $4_89;
$4_88:
add.f64 %e108,%e107,%e25;
$4_89:
add.s64 %d112,%d138,16;
mul.lo.s64 %d113,%d132,%d112;
add.s64 %d114,%d37,%d113;
add.s64 %d45,%d131,%d114;
@%p40 bra $4_92;
setp.eq.s32 %p59,%r33,0;
@%p59 bra $4_97;
setp.eq.s32 %p60,%r33,1;
@%p60 bra $4_96;
bra.uni $4_98;
$4_96:
ld.global.nc.u16 %s34,[%d45];
cvt.rn.f32.u16 %f64,%s34;
bra.uni $4_99;
$4_92:
setp.eq.s32 %p57,%r33,2;
@%p57 bra $4_95;
setp.ne.s32 %p58,%r33,3;
@%p58 bra $4_98;
ld.global.nc.u16 %s31,[%d45];
cvt.f32.f16 %f64,%s31;
bra.uni $4_99;
$4_97:
ld.global.nc.u8 %r69,[%d45];
cvt.u16.u32 %s35,%r69;
and.b16 %s36,%s35,255;
cvt.rn.f32.u16 %f64,%s36;
bra.uni $4_99;
$4_95:
ld.global.nc.s16 %s33,[%d45];
cvt.rn.f32.s16 %f64,%s33;
bra.uni $4_99;
$4_98:
ld.global.nc.f32 %f64,[%d45];
$4_99:
cvt.f64.f32 %e59,%f64;
mul.f64 %e60,%e59,%e59;
selp.f64 %e30,%e60,%e59,%p45;
@%p7 bra $4_102;
setp.ne.s32 %p63,%r32,3;
@%p63 bra $4_103;
max.f64 %e109,%e108,%e30;
bra.uni $4_104;
$4_102:
min.f64 %e109,%e108,%e30;
bra.uni $4_104;
$4_103:
add.f64 %e109,%e108,%e30;
$4_104:
add.s64 %d120,%d138,24;
mul.lo.s64 %d121,%d132,%d120;
add.s64 %d122,%d37,%d121;
add.s64 %d46,%d131,%d122;
@%p40 bra $4_107;
setp.eq.s32 %p67,%r33,0;
@%p67 bra $4_112;
setp.eq.s32 %p68,%r33,1;
@%p68 bra $4_111;
bra.uni $4_113;
$4_111:
ld.global.nc.u16 %s40,[%d46];
cvt.rn.f32.u16 %f65,%s40;
bra.uni $4_114;
$4_107:
setp.eq.s32 %p65,%r33,2;
@%p65 bra $4_110;
setp.ne.s32 %p66,%r33,3;
@%p66 bra $4_113;
ld.global.nc.u16 %s37,[%d46];
cvt.f32.f16 %f65,%s37;
bra.uni $4_114;
$4_112:
ld.global.nc.u8 %r70,[%d46];
cvt.u16.u32 %s41,%r70;
and.b16 %s42,%s41,255;
cvt.rn.f32.u16 %f65,%s42;
bra.uni $4_114;
$4_110:
ld.global.nc.s16 %s39,[%d46];
cvt.rn.f32.s16 %f65,%s39;
bra.uni $4_114;
$4_113:
ld.global.nc.f32 %f65,[%d46];
$4_114:
cvt.f64.f32 %e61,%f65;
mul.f64 %e62,%e61,%e61;
selp.f64 %e35,%e62,%e61,%p45;
@%p7 bra $4_117;
setp.ne.s32 %p71,%r32,3;
@%p71 bra $4_118;
max.f64 %e110,%e109,%e35;
bra.uni $4_119;
$4_117:
min.f64 %e110,%e109,%e35;
bra.uni $4_119;
$4_118:
add.f64 %e110,%e109,%e35;
$4_119:
add.s64 %d138,%d138,32;
cvt.u32.u64 %r71,%d138;
setp.lt.s32 %p72,%r71,%r83;
@%p72 bra $4_59;
$4_120:
st.shared.f64 [%d28],%e110;
bar.sync 0;
@%p73 bra $4_138;
@%p7 bra $4_124;
setp.ne.s32 %p75,%r32,3;
@%p75 bra $4_125;
ld.shared.f64 %e63,[%d31+256];
max.f64 %e64,%e110,%e63;
ld.shared.f64 %e65,[%d31+512];
max.f64 %e66,%e64,%e65;
ld.shared.f64 %e67,[%d31+768];
max.f64 %e68,%e66,%e67;
ld.shared.f64 %e69,[%d31+1024];
max.f64 %e70,%e68,%e69;
ld.shared.f64 %e71,[%d31+1280];
max.f64 %e72,%e70,%e71;
ld.shared.f64 %e73,[%d31+1536];
max.f64 %e74,%e72,%e73;
ld.shared.f64 %e75,[%d31+1792];
max.f64 %e112,%e74,%e75;
bra.uni $4_126;
$4_124:
ld.shared.f64 %e76,[%d31+256];
min.f64 %e77,%e110,%e76;
ld.shared.f64 %e78,[%d31+512];
min.f64 %e79,%e77,%e78;
ld.shared.f64 %e80,[%d31+768];
min.f64 %e81,%e79,%e80;
ld.shared.f64 %e82,[%d31+1024];
min.f64 %e83,%e81,%e82;
ld.shared.f64 %e84,[%d31+1280];
min.f64 %e85,%e83,%e84;
ld.shared.f64 %e86,[%d31+1536];
min.f64 %e87,%e85,%e86;
ld.shared.f64 %e88,[%d31+1792];
min.f64 %e112,%e87,%e88;
bra.uni $4_126;
$4_125:
ld.shared.f64 %e89,[%d31+256];
add.f64 %e90,%e110,%e89;
ld.shared.f64 %e91,[%d31+512];
add.f64 %e92,%e90,%e91;
ld.shared.f64 %e93,[%d31+768];
add.f64 %e94,%e92,%e93;
ld.shared.f64 %e95,[%d31+1024];
add.f64 %e96,%e94,%e95;
ld.shared.f64 %e97,[%d31+1280];
add.f64 %e98,%e96,%e97;
ld.shared.f64 %e99,[%d31+1536];
add.f64 %e100,%e98,%e99;
ld.shared.f64 %e101,[%d31+1792];
add.f64 %e112,%e100,%e101;
$4_126:
setp.ne.s32 %p76,%r32,1;
@%p76 bra $4_128;
div.rn.f64 %e112,%e112,%e2;
$4_128:
cvt.s64.s32 %d128,%r84;
mul.lo.s64 %d129,%d137,%d128;
add.s64 %d130,%d129,%d29;
add.s64 %d48,%d135,%d130;
cvt.rn.f32.f64 %f43,%e112;
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
st.u16 [%d48],%r77;
bra.uni $4_138;
$4_131:
setp.eq.s32 %p78,%r34,2;
@%p78 bra $4_134;
setp.ne.s32 %p79,%r34,3;
@%p79 bra $4_137;
cvt.rn.f16.f32 %s43,%f43;
st.u16 [%d48],%s43;
bra.uni $4_138;
$4_136:
cvt.rni.s32.f32 %r78,%f43;
max.s32 %r79,%r78,0;
min.s32 %r80,%r79,255;
st.u8 [%d48],%r80;
bra.uni $4_138;
$4_134:
cvt.rni.s32.f32 %r72,%f43;
max.s32 %r73,%r72,-32768;
min.s32 %r74,%r73,32767;
st.u16 [%d48],%r74;
bra.uni $4_138;
$4_137:
st.f32 [%d48],%f43;
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
.reg .b16 %s<44>;
.reg .f32 %f<66>;
.reg .b32 %r<122>;
.reg .f64 %e<110>;
.reg .b64 %d<133>;
ld.param.u64 %d44,[p0];
ld.param.v2.u32 {%r118,%r119},[p1+32];
ld.param.v2.u32 {%r38,%r39},[p1+40];
ld.param.u64 %d49,[p2];
ld.param.v2.u32 {%r42,%r43},[p3+40];
ld.param.u32 %r33,[p4];
ld.param.u32 %r34,[p5];
ld.param.u32 %r35,[p6];
ld.param.u64 %d131,[p3+24];
ld.param.u64 %d130,[p3+8];
ld.param.u64 %d50,[p3];
ld.param.u64 %d128,[p1+24];
ld.param.u64 %d127,[p1+16];
ld.param.u64 %d126,[p1+8];
ld.param.u64 %d45,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r39,0;
@%p1 bra $5_2;
cvta.to.global.u64 %d54,%d44;
mul.wide.s32 %d55,%r1,40;
add.s64 %d56,%d54,%d55;
ld.global.v2.u32 {%r118,%r119},[%d56+32];
ld.global.u64 %d128,[%d56+24];
ld.global.u64 %d127,[%d56+16];
ld.global.u64 %d126,[%d56+8];
ld.global.u64 %d125,[%d56];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %d57,%r1;
mul.lo.s64 %d58,%d45,%d57;
add.s64 %d125,%d44,%d58;
$5_3:
setp.eq.s32 %p2,%r43,0;
@%p2 bra $5_5;
cvta.to.global.u64 %d59,%d49;
mul.wide.s32 %d60,%r1,40;
add.s64 %d61,%d59,%d60;
ld.global.u64 %d131,[%d61+24];
ld.global.u64 %d130,[%d61+8];
ld.global.u64 %d129,[%d61];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %d62,%r1;
mul.lo.s64 %d63,%d50,%d62;
add.s64 %d129,%d49,%d63;
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
selp.f64 %e68,0dFFF0000000000000,0d0000000000000000,%p6;
setp.eq.s32 %p7,%r33,2;
selp.f64 %e1,0d7FF0000000000000,%e68,%p7;
cvt.s64.s32 %d64,%r15;
mul.lo.s64 %d27,%d126,%d64;
cvt.rn.f64.s32 %e2,%r118;
mul.lo.s64 %d28,%d130,%d64;
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
cvt.s64.s32 %d122,%r120;
mul.lo.s64 %d123,%d131,%d122;
add.s64 %d124,%d123,%d28;
add.s64 %d43,%d129,%d124;
cvt.rn.f32.f64 %f43,%e108;
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
st.u16 [%d43],%r114;
bra.uni $5_158;
$5_151:
setp.eq.s32 %p93,%r35,2;
@%p93 bra $5_154;
setp.ne.s32 %p94,%r35,3;
@%p94 bra $5_157;
cvt.rn.f16.f32 %s43,%f43;
st.u16 [%d43],%s43;
bra.uni $5_158;
$5_156:
cvt.rni.s32.f32 %r115,%f43;
max.s32 %r116,%r115,0;
min.s32 %r117,%r116,255;
st.u8 [%d43],%r117;
bra.uni $5_158;
$5_154:
cvt.rni.s32.f32 %r109,%f43;
max.s32 %r110,%r109,-32768;
min.s32 %r111,%r110,32767;
st.u16 [%d43],%r111;
bra.uni $5_158;
$5_157:
st.f32 [%d43],%f43;
bra.uni $5_158;
$5_8:
setp.ge.s32 %p8,%r17,%r118;
mov.f64 %e102,%e1;
@%p8 bra $5_120;
setp.eq.s32 %p9,%r18,0;
cvt.s64.s32 %d65,%r120;
mul.lo.s64 %d66,%d128,%d65;
add.s64 %d32,%d66,%d27;
mov.u32 %r121,%r17;
mov.f64 %e102,%e1;
@%p9 bra $5_57;
mov.u32 %r56,%tid.x;
cvt.s64.s32 %d67,%r56;
mul.lo.s64 %d68,%d127,%d67;
add.s64 %d69,%d32,%d68;
add.s64 %d33,%d125,%d69;
setp.gt.s32 %p10,%r34,1;
@%p10 bra $5_13;
setp.eq.s32 %p13,%r34,0;
@%p13 bra $5_18;
setp.eq.s32 %p14,%r34,1;
@%p14 bra $5_17;
bra.uni $5_19;
$5_17:
ld.global.nc.u16 %s4,[%d33];
cvt.rn.f32.u16 %f59,%s4;
bra.uni $5_20;
$5_13:
setp.eq.s32 %p11,%r34,2;
@%p11 bra $5_16;
setp.ne.s32 %p12,%r34,3;
@%p12 bra $5_19;
ld.global.nc.u16 %s1,[%d33];
cvt.f32.f16 %f59,%s1;
bra.uni $5_20;
$5_19:
ld.global.nc.f32 %f59,[%d33];
bra.uni $5_20;
$5_18:
ld.global.nc.u8 %r57,[%d33];
cvt.u16.u32 %s5,%r57;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f59,%s6;
bra.uni $5_20;
$5_16:
ld.global.nc.s16 %s3,[%d33];
cvt.rn.f32.s16 %f59,%s3;
$5_20:
cvt.f64.f32 %e70,%f59;
mul.f64 %e71,%e70,%e70;
setp.eq.s32 %p15,%r33,4;
selp.f64 %e3,%e71,%e70,%p15;
@%p7 bra $5_23;
setp.ne.s32 %p17,%r33,3;
@%p17 bra $5_24;
max.f64 %e102,%e1,%e3;
bra.uni $5_25;
$5_23:
min.f64 %e102,%e1,%e3;
bra.uni $5_25;
$5_24:
add.f64 %e102,%e1,%e3;
$5_25:
add.s32 %r121,%r56,32;
setp.eq.s32 %p18,%r18,1;
@%p18 bra $5_57;
add.s32 %r60,%r56,32;
cvt.s64.s32 %d75,%r60;
mul.lo.s64 %d76,%d127,%d75;
add.s64 %d77,%d32,%d76;
add.s64 %d34,%d125,%d77;
@%p10 bra $5_29;
setp.eq.s32 %p22,%r34,0;
@%p22 bra $5_34;
setp.eq.s32 %p23,%r34,1;
@%p23 bra $5_33;
bra.uni $5_35;
$5_33:
ld.global.nc.u16 %s10,[%d34];
cvt.rn.f32.u16 %f60,%s10;
bra.uni $5_36;
$5_29:
setp.eq.s32 %p20,%r34,2;
@%p20 bra $5_32;
setp.ne.s32 %p21,%r34,3;
@%p21 bra $5_35;
ld.global.nc.u16 %s7,[%d34];
cvt.f32.f16 %f60,%s7;
bra.uni $5_36;
$5_35:
ld.global.nc.f32 %f60,[%d34];
bra.uni $5_36;
$5_34:
ld.global.nc.u8 %r61,[%d34];
cvt.u16.u32 %s11,%r61;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f60,%s12;
bra.uni $5_36;
$5_32:
ld.global.nc.s16 %s9,[%d34];
cvt.rn.f32.s16 %f60,%s9;
$5_36:
cvt.f64.f32 %e72,%f60;
mul.f64 %e73,%e72,%e72;
selp.f64 %e8,%e73,%e72,%p15;
@%p7 bra $5_39;
setp.ne.s32 %p26,%r33,3;
@%p26 bra $5_40;
max.f64 %e102,%e102,%e8;
bra.uni $5_41;
$5_39:
min.f64 %e102,%e102,%e8;
bra.uni $5_41;
$5_40:
add.f64 %e102,%e102,%e8;
$5_41:
add.s32 %r121,%r56,64;
setp.eq.s32 %p27,%r18,2;
@%p27 bra $5_57;
add.s32 %r64,%r56,64;
cvt.s64.s32 %d83,%r64;
mul.lo.s64 %d84,%d127,%d83;
add.s64 %d85,%d32,%d84;
add.s64 %d35,%d125,%d85;
@%p10 bra $5_45;
setp.eq.s32 %p31,%r34,0;
@%p31 bra $5_50;
setp.eq.s32 %p32,%r34,1;
@%p32 bra $5_49;
bra.uni $5_51;
$5_49:
ld.global.nc.u16 %s16,[%d35];
cvt.rn.f32.u16 %f61,%s16;
bra.uni $5_52;
$5_45:
setp.eq.s32 %p29,%r34,2;
@%p29 bra $5_48;
setp.ne.s32 %p30,%r34,3;
@%p30 bra $5_51;
ld.global.nc.u16 %s13,[%d35];
cvt.f32.f16 %f61,%s13;
bra.uni $5_52;
$5_51:
ld.global.nc.f32 %f61,[%d35];
bra.uni $5_52;
$5_50:
ld.global.nc.u8 %r65,[%d35];
cvt.u16.u32 %s17,%r65;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f61,%s18;
bra.uni $5_52;
$5_48:
ld.global.nc.s16 %s15,[%d35];
cvt.rn.f32.s16 %f61,%s15;
$5_52:
cvt.f64.f32 %e74,%f61;
mul.f64 %e75,%e74,%e74;
selp.f64 %e13,%e75,%e74,%p15;
@%p7 bra $5_55;
setp.ne.s32 %p35,%r33,3;
@%p35 bra $5_56;
max.f64 %e102,%e102,%e13;
mov.u32 %r121,%r19;
bra.uni $5_57;
$5_55:
min.f64 %e102,%e102,%e13;
mov.u32 %r121,%r19;
bra.uni $5_57;
$5_56:
add.f64 %e102,%e102,%e13;
mov.u32 %r121,%r19;
$5_57:
setp.lt.u32 %p36,%r53,96;
@%p36 bra $5_120;
cvt.s64.s32 %d132,%r121;
$5_59:
.pragma "nounroll";
mul.lo.s64 %d91,%d127,%d132;
add.s64 %d92,%d32,%d91;
add.s64 %d38,%d125,%d92;
setp.gt.s32 %p37,%r34,1;
@%p37 bra $5_62;
setp.eq.s32 %p40,%r34,0;
@%p40 bra $5_67;
setp.eq.s32 %p41,%r34,1;
@%p41 bra $5_66;
bra.uni $5_68;
$5_66:
ld.global.nc.u16 %s22,[%d38];
cvt.rn.f32.u16 %f62,%s22;
bra.uni $5_69;
$5_62:
setp.eq.s32 %p38,%r34,2;
@%p38 bra $5_65;
setp.ne.s32 %p39,%r34,3;
@%p39 bra $5_68;
ld.global.nc.u16 %s19,[%d38];
cvt.f32.f16 %f62,%s19;
bra.uni $5_69;
$5_67:
ld.global.nc.u8 %r69,[%d38];
cvt.u16.u32 %s23,%r69;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f62,%s24;
bra.uni $5_69;
$5_65:
ld.global.nc.s16 %s21,[%d38];
cvt.rn.f32.s16 %f62,%s21;
bra.uni $5_69;
$5_68:
ld.global.nc.f32 %f62,[%d38];
$5_69:
cvt.f64.f32 %e76,%f62;
mul.f64 %e77,%e76,%e76;
setp.eq.s32 %p42,%r33,4;
selp.f64 %e20,%e77,%e76,%p42;
@%p7 bra $5_72;
setp.ne.s32 %p44,%r33,3;
@%p44 bra $5_73;
max.f64 %e99,%e102,%e20;
bra.uni $5_74;
$5_72:
min.f64 %e99,%e102,%e20;
bra.uni $5_74;
$5_73:
add.f64 %e99,%e102,%e20;
$5_74:
add.s64 %d98,%d132,32;
mul.lo.s64 %d99,%d127,%d98;
add.s64 %d100,%d32,%d99;
add.s64 %d39,%d125,%d100;
@%p37 bra $5_77;
setp.eq.s32 %p48,%r34,0;
@%p48 bra $5_82;
setp.eq.s32 %p49,%r34,1;
@%p49 bra $5_81;
bra.uni $5_83;
$5_81:
ld.global.nc.u16 %s28,[%d39];
cvt.rn.f32.u16 %f63,%s28;
bra.uni $5_84;
$5_77:
setp.eq.s32 %p46,%r34,2;
@%p46 bra $5_80;
setp.ne.s32 %p47,%r34,3;
@%p47 bra $5_83;
ld.global.nc.u16 %s25,[%d39];
cvt.f32.f16 %f63,%s25;
bra.uni $5_84;
$5_82:
ld.global.nc.u8 %r70,[%d39];
cvt.u16.u32 %s29,%r70;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f63,%s30;
bra.uni $5_84;
$5_80:
ld.global.nc.s16 %s27,[%d39];
cvt.rn.f32.s16 %f63,%s27;
bra.uni $5_84;
$5_83:
ld.global.nc.f32 %f63,[%d39];
$5_84:
cvt.f64.f32 %e78,%f63;
mul.f64 %e79,%e78,%e78;
selp.f64 %e25,%e79,%e78,%p42;
@%p7 bra $5_87;
setp.ne.s32 %p52,%r33,3;
@%p52 bra $5_88;
max.f64 %e100,%e99,%e25;
bra.uni $5_89;
$5_87:
min.f64 %e100,%e99,%e25;
bra.uni $5_89;
$5_88:
add.f64 %e100,%e99,%e25;
$5_89:
add.s64 %d106,%d132,64;
mul.lo.s64 %d107,%d127,%d106;
add.s64 %d108,%d32,%d107;
add.s64 %d40,%d125,%d108;
@%p37 bra $5_92;
setp.eq.s32 %p56,%r34,0;
@%p56 bra $5_97;
setp.eq.s32 %p57,%r34,1;
@%p57 bra $5_96;
bra.uni $5_98;
$5_96:
ld.global.nc.u16 %s34,[%d40];
cvt.rn.f32.u16 %f64,%s34;
bra.uni $5_99;
$5_92:
setp.eq.s32 %p54,%r34,2;
@%p54 bra $5_95;
setp.ne.s32 %p55,%r34,3;
@%p55 bra $5_98;
ld.global.nc.u16 %s31,[%d40];
cvt.f32.f16 %f64,%s31;
bra.uni $5_99;
$5_97:
ld.global.nc.u8 %r71,[%d40];
cvt.u16.u32 %s35,%r71;
and.b16 %s36,%s35,255;
cvt.rn.f32.u16 %f64,%s36;
bra.uni $5_99;
$5_95:
ld.global.nc.s16 %s33,[%d40];
cvt.rn.f32.s16 %f64,%s33;
bra.uni $5_99;
$5_98:
ld.global.nc.f32 %f64,[%d40];
$5_99:
cvt.f64.f32 %e80,%f64;
mul.f64 %e81,%e80,%e80;
selp.f64 %e30,%e81,%e80,%p42;
@%p7 bra $5_102;
setp.ne.s32 %p60,%r33,3;
@%p60 bra $5_103;
max.f64 %e101,%e100,%e30;
bra.uni $5_104;
$5_102:
min.f64 %e101,%e100,%e30;
bra.uni $5_104;
$5_103:
add.f64 %e101,%e100,%e30;
$5_104:
add.s64 %d114,%d132,96;
mul.lo.s64 %d115,%d127,%d114;
add.s64 %d116,%d32,%d115;
add.s64 %d41,%d125,%d116;
@%p37 bra $5_107;
setp.eq.s32 %p64,%r34,0;
@%p64 bra $5_112;
setp.eq.s32 %p65,%r34,1;
@%p65 bra $5_111;
bra.uni $5_113;
$5_111:
ld.global.nc.u16 %s40,[%d41];
cvt.rn.f32.u16 %f65,%s40;
bra.uni $5_114;
$5_107:
setp.eq.s32 %p62,%r34,2;
@%p62 bra $5_110;
setp.ne.s32 %p63,%r34,3;
@%p63 bra $5_113;
ld.global.nc.u16 %s37,[%d41];
cvt.f32.f16 %f65,%s37;
bra.uni $5_114;
$5_112:
ld.global.nc.u8 %r72,[%d41];
cvt.u16.u32 %s41,%r72;
and.b16 %s42,%s41,255;
cvt.rn.f32.u16 %f65,%s42;
bra.uni $5_114;
$5_110:
ld.global.nc.s16 %s39,[%d41];
cvt.rn.f32.s16 %f65,%s39;
bra.uni $5_114;
$5_113:
ld.global.nc.f32 %f65,[%d41];
$5_114:
cvt.f64.f32 %e82,%f65;
mul.f64 %e83,%e82,%e82;
selp.f64 %e35,%e83,%e82,%p42;
@%p7 bra $5_117;
setp.ne.s32 %p68,%r33,3;
@%p68 bra $5_118;
max.f64 %e102,%e101,%e35;
bra.uni $5_119;
$5_117:
min.f64 %e102,%e101,%e35;
bra.uni $5_119;
$5_118:
add.f64 %e102,%e101,%e35;
$5_119:
add.s64 %d132,%d132,128;
cvt.u32.u64 %r73,%d132;
setp.lt.s32 %p69,%r73,%r118;
@%p69 bra $5_59;
$5_120:
mov.b64 {%r74,%r75},%e102;
mov.u32 %r78,31;
mov.u32 %r79,16;
mov.u32 %r80,-1;
shfl.sync.bfly.b32 %r77|%p70,%r75,%r79,%r78,%r80;
shfl.sync.bfly.b32 %r76|%p71,%r74,%r79,%r78,%r80;
mov.b64 %e85,{%r76,%r77};
@%p7 bra $5_123;
setp.ne.s32 %p73,%r33,3;
@%p73 bra $5_124;
max.f64 %e104,%e102,%e85;
bra.uni $5_125;
$5_123:
min.f64 %e104,%e102,%e85;
bra.uni $5_125;
$5_124:
add.f64 %e104,%e102,%e85;
$5_125:
mov.b64 {%r81,%r82},%e104;
mov.u32 %r85,31;
mov.u32 %r86,8;
mov.u32 %r87,-1;
shfl.sync.bfly.b32 %r84|%p74,%r82,%r86,%r85,%r87;
shfl.sync.bfly.b32 %r83|%p75,%r81,%r86,%r85,%r87;
mov.b64 %e87,{%r83,%r84};
@%p7 bra $5_128;
setp.ne.s32 %p77,%r33,3;
@%p77 bra $5_129;
max.f64 %e105,%e104,%e87;
bra.uni $5_130;
$5_128:
min.f64 %e105,%e104,%e87;
bra.uni $5_130;
$5_129:
add.f64 %e105,%e104,%e87;
$5_130:
mov.b64 {%r88,%r89},%e105;
mov.u32 %r92,31;
mov.u32 %r93,4;
mov.u32 %r94,-1;
shfl.sync.bfly.b32 %r91|%p78,%r89,%r93,%r92,%r94;
shfl.sync.bfly.b32 %r90|%p79,%r88,%r93,%r92,%r94;
mov.b64 %e89,{%r90,%r91};
@%p7 bra $5_133;
setp.ne.s32 %p81,%r33,3;
@%p81 bra $5_134;
max.f64 %e106,%e105,%e89;
bra.uni $5_135;
$5_133:
min.f64 %e106,%e105,%e89;
bra.uni $5_135;
$5_134:
add.f64 %e106,%e105,%e89;
$5_135:
mov.b64 {%r95,%r96},%e106;
mov.u32 %r99,31;
mov.u32 %r100,2;
mov.u32 %r101,-1;
shfl.sync.bfly.b32 %r98|%p82,%r96,%r100,%r99,%r101;
shfl.sync.bfly.b32 %r97|%p83,%r95,%r100,%r99,%r101;
mov.b64 %e91,{%r97,%r98};
@%p7 bra $5_138;
setp.ne.s32 %p85,%r33,3;
@%p85 bra $5_139;
max.f64 %e107,%e106,%e91;
bra.uni $5_140;
$5_138:
min.f64 %e107,%e106,%e91;
bra.uni $5_140;
$5_139:
add.f64 %e107,%e106,%e91;
$5_140:
mov.b64 {%r102,%r103},%e107;
mov.u32 %r106,31;
mov.u32 %r107,1;
mov.u32 %r108,-1;
shfl.sync.bfly.b32 %r105|%p86,%r103,%r107,%r106,%r108;
shfl.sync.bfly.b32 %r104|%p87,%r102,%r107,%r106,%r108;
mov.b64 %e93,{%r104,%r105};
@%p7 bra $5_143;
setp.ne.s32 %p89,%r33,3;
@%p89 bra $5_144;
max.f64 %e108,%e107,%e93;
bra.uni $5_145;
$5_143:
min.f64 %e108,%e107,%e93;
bra.uni $5_145;
$5_144:
add.f64 %e108,%e107,%e93;
$5_145:
setp.ne.s32 %p90,%r33,1;
@%p90 bra $5_147;
div.rn.f64 %e108,%e108,%e2;
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
