// Made from kernels/tone.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/tone.cu`. */
export const TONE: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry scale(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[52],
.param .u64 p5
)
.maxntid 256,1,1
{
.reg .pred %p<132>;
.reg .b16 %rs<22>;
.reg .f32 %f<108>;
.reg .b32 %r<430>;
.reg .b64 %rd<154>;
ld.param.u64 %rd41,[p0];
ld.param.v2.u32 {%r163,%r164},[p1+40];
ld.param.u64 %rd46,[p2];
ld.param.v2.u32 {%r346,%r166},[p3+32];
ld.param.v2.u32 {%r167,%r168},[p3+40];
ld.param.u32 %r154,[p4+4];
ld.param.u32 %r153,[p4];
ld.param.u64 %rd152,[p3+24];
ld.param.u64 %rd151,[p3+16];
ld.param.u64 %rd150,[p3+8];
ld.param.u64 %rd47,[p3];
ld.param.u64 %rd148,[p1+24];
ld.param.u64 %rd147,[p1+16];
ld.param.u64 %rd146,[p1+8];
ld.param.u64 %rd42,[p1];
mov.u32 %r5,%ctaid.z;
setp.eq.s32 %p4,%r164,0;
@%p4 bra $0_2;
cvta.to.global.u64 %rd51,%rd41;
mul.wide.s32 %rd52,%r5,40;
add.s64 %rd53,%rd51,%rd52;
ld.global.u64 %rd148,[%rd53+24];
ld.global.u64 %rd147,[%rd53+16];
ld.global.u64 %rd146,[%rd53+8];
ld.global.u64 %rd145,[%rd53];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd54,%r5;
mul.lo.s64 %rd55,%rd42,%rd54;
add.s64 %rd145,%rd41,%rd55;
$0_3:
setp.eq.s32 %p5,%r168,0;
@%p5 bra $0_5;
cvta.to.global.u64 %rd56,%rd46;
mul.wide.s32 %rd57,%r5,40;
add.s64 %rd58,%rd56,%rd57;
ld.global.v2.u32 {%r346,%r347},[%rd58+32];
ld.global.u64 %rd152,[%rd58+24];
ld.global.u64 %rd151,[%rd58+16];
ld.global.u64 %rd150,[%rd58+8];
ld.global.u64 %rd149,[%rd58];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd59,%r5;
mul.lo.s64 %rd60,%rd47,%rd59;
add.s64 %rd149,%rd46,%rd60;
mov.u32 %r347,%r166;
$0_6:
mov.u32 %r173,%ctaid.y;
shl.b32 %r174,%r173,3;
mov.u32 %r175,%tid.y;
add.s32 %r176,%r174,%r175;
setp.eq.s32 %p6,%r166,1;
selp.b32 %r19,0,%r176,%p6;
mov.u32 %r177,%ctaid.x;
shl.b32 %r178,%r177,3;
add.s32 %r179,%r178,%r175;
selp.b32 %r180,%r179,%r177,%p6;
shl.b32 %r181,%r180,9;
mov.u32 %r182,%tid.x;
shl.b32 %r183,%r182,2;
add.s32 %r20,%r181,%r183;
setp.ge.s32 %p7,%r19,%r347;
@%p7 bra $0_86;
setp.lt.s32 %p8,%r167,1;
@%p8 bra $0_86;
cvt.s64.s32 %rd61,%r19;
mul.lo.s64 %rd29,%rd146,%rd61;
mul.lo.s64 %rd30,%rd150,%rd61;
mov.u32 %r364,0;
$0_9:
.pragma "nounroll";
cvt.s64.s32 %rd62,%r364;
mul.lo.s64 %rd63,%rd152,%rd62;
add.s64 %rd64,%rd63,%rd30;
add.s64 %rd33,%rd149,%rd64;
setp.eq.s32 %p10,%r153,4;
selp.b32 %r186,4,2,%p10;
setp.eq.s32 %p11,%r153,0;
selp.b32 %r187,1,%r186,%p11;
cvt.u64.u32 %rd65,%r187;
setp.ne.s64 %p12,%rd147,%rd65;
setp.eq.s32 %p13,%r154,4;
selp.b32 %r188,4,2,%p13;
setp.eq.s32 %p14,%r154,0;
selp.b32 %r189,1,%r188,%p14;
cvt.u64.u32 %rd66,%r189;
setp.ne.s64 %p15,%rd151,%rd66;
mov.pred %p131,0;
or.pred %p16,%p12,%p15;
@%p16 bra $0_12;
mul.lo.s64 %rd68,%rd148,%rd62;
add.s64 %rd69,%rd68,%rd29;
add.s64 %rd70,%rd145,%rd69;
shl.b32 %r192,%r187,2;
add.s32 %r193,%r192,-1;
cvt.s64.s32 %rd71,%r193;
and.b64 %rd72,%rd70,%rd71;
setp.ne.s64 %p20,%rd72,0;
@%p20 bra $0_12;
setp.eq.s32 %p121,%r154,4;
setp.eq.s32 %p120,%r154,0;
selp.b32 %r345,4,2,%p121;
selp.b32 %r344,1,%r345,%p120;
shl.b32 %r196,%r344,2;
add.s32 %r197,%r196,-1;
cvt.s64.s32 %rd73,%r197;
and.b64 %rd74,%rd33,%rd73;
setp.eq.s64 %p131,%rd74,0;
$0_12:
mul.lo.s64 %rd76,%rd148,%rd62;
add.s64 %rd77,%rd76,%rd29;
add.s64 %rd34,%rd145,%rd77;
@%p11 bra $0_22;
setp.ne.s32 %p24,%r153,4;
@%p24 bra $0_30;
add.s32 %r198,%r20,4;
setp.gt.s32 %p25,%r198,%r346;
not.pred %p26,%p131;
or.pred %p27,%p26,%p25;
@%p27 bra $0_16;
cvt.s64.s32 %rd78,%r20;
mul.lo.s64 %rd80,%rd78,%rd65;
add.s64 %rd81,%rd34,%rd80;
ld.v4.u32 {%r397,%r396,%r395,%r394},[%rd81];
$0_16:
not.pred %p122,%p131;
add.s32 %r205,%r20,132;
setp.gt.s32 %p30,%r205,%r346;
or.pred %p32,%p122,%p30;
@%p32 bra $0_18;
add.s32 %r206,%r20,128;
cvt.s64.s32 %rd82,%r206;
mul.lo.s64 %rd84,%rd82,%rd65;
add.s64 %rd85,%rd34,%rd84;
ld.v4.u32 {%r393,%r392,%r391,%r390},[%rd85];
$0_18:
not.pred %p123,%p131;
add.s32 %r213,%r20,260;
setp.gt.s32 %p35,%r213,%r346;
or.pred %p37,%p123,%p35;
@%p37 bra $0_20;
add.s32 %r214,%r20,256;
cvt.s64.s32 %rd86,%r214;
mul.lo.s64 %rd88,%rd86,%rd65;
add.s64 %rd89,%rd34,%rd88;
ld.v4.u32 {%r389,%r388,%r387,%r386},[%rd89];
$0_20:
not.pred %p124,%p131;
add.s32 %r221,%r20,388;
setp.gt.s32 %p40,%r221,%r346;
or.pred %p42,%p124,%p40;
@%p42 bra $0_38;
add.s32 %r222,%r20,384;
cvt.s64.s32 %rd90,%r222;
mul.lo.s64 %rd92,%rd90,%rd65;
add.s64 %rd93,%rd34,%rd92;
ld.v4.u32 {%r398,%r399,%r400,%r401},[%rd93];
bra.uni $0_38;
$0_22:
add.s32 %r229,%r20,4;
setp.gt.s32 %p45,%r229,%r346;
not.pred %p46,%p131;
or.pred %p47,%p46,%p45;
@%p47 bra $0_24;
cvt.s64.s32 %rd94,%r20;
mul.lo.s64 %rd96,%rd94,%rd65;
add.s64 %rd97,%rd34,%rd96;
ld.u32 %r397,[%rd97];
$0_24:
not.pred %p125,%p131;
add.s32 %r232,%r20,132;
setp.gt.s32 %p50,%r232,%r346;
or.pred %p52,%p125,%p50;
@%p52 bra $0_26;
add.s32 %r233,%r20,128;
cvt.s64.s32 %rd98,%r233;
mul.lo.s64 %rd100,%rd98,%rd65;
add.s64 %rd101,%rd34,%rd100;
ld.u32 %r393,[%rd101];
$0_26:
not.pred %p126,%p131;
add.s32 %r236,%r20,260;
setp.gt.s32 %p55,%r236,%r346;
or.pred %p57,%p126,%p55;
@%p57 bra $0_28;
add.s32 %r237,%r20,256;
cvt.s64.s32 %rd102,%r237;
mul.lo.s64 %rd104,%rd102,%rd65;
add.s64 %rd105,%rd34,%rd104;
ld.u32 %r389,[%rd105];
$0_28:
not.pred %p127,%p131;
add.s32 %r240,%r20,388;
setp.gt.s32 %p60,%r240,%r346;
or.pred %p62,%p127,%p60;
@%p62 bra $0_38;
add.s32 %r241,%r20,384;
cvt.s64.s32 %rd106,%r241;
mul.lo.s64 %rd108,%rd106,%rd65;
add.s64 %rd109,%rd34,%rd108;
ld.u32 %r398,[%rd109];
bra.uni $0_38;
$0_30:
add.s32 %r244,%r20,4;
setp.gt.s32 %p65,%r244,%r346;
not.pred %p66,%p131;
or.pred %p67,%p66,%p65;
@%p67 bra $0_32;
cvt.s64.s32 %rd110,%r20;
mul.lo.s64 %rd112,%rd110,%rd65;
add.s64 %rd113,%rd34,%rd112;
ld.v2.u32 {%r397,%r396},[%rd113];
$0_32:
not.pred %p128,%p131;
add.s32 %r249,%r20,132;
setp.gt.s32 %p70,%r249,%r346;
or.pred %p72,%p128,%p70;
@%p72 bra $0_34;
add.s32 %r250,%r20,128;
cvt.s64.s32 %rd114,%r250;
mul.lo.s64 %rd116,%rd114,%rd65;
add.s64 %rd117,%rd34,%rd116;
ld.v2.u32 {%r393,%r392},[%rd117];
$0_34:
not.pred %p129,%p131;
add.s32 %r255,%r20,260;
setp.gt.s32 %p75,%r255,%r346;
or.pred %p77,%p129,%p75;
@%p77 bra $0_36;
add.s32 %r256,%r20,256;
cvt.s64.s32 %rd118,%r256;
mul.lo.s64 %rd120,%rd118,%rd65;
add.s64 %rd121,%rd34,%rd120;
ld.v2.u32 {%r389,%r388},[%rd121];
$0_36:
not.pred %p130,%p131;
add.s32 %r261,%r20,388;
setp.gt.s32 %p80,%r261,%r346;
or.pred %p82,%p130,%p80;
@%p82 bra $0_38;
add.s32 %r262,%r20,384;
cvt.s64.s32 %rd122,%r262;
mul.lo.s64 %rd124,%rd122,%rd65;
add.s64 %rd125,%rd34,%rd124;
ld.v2.u32 {%r398,%r399},[%rd125];
$0_38:
add.s32 %r267,%r20,512;
min.s32 %r268,%r346,%r267;
setp.ge.s32 %p85,%r20,%r268;
@%p85 bra $0_85;
mov.u32 %r414,%r20;
$0_40:
.pragma "nounroll";
mov.u32 %r117,%r397;
mov.u32 %r116,%r396;
mov.u32 %r115,%r395;
mov.u32 %r114,%r394;
mov.u32 %r397,%r393;
mov.u32 %r396,%r392;
mov.u32 %r395,%r391;
mov.u32 %r394,%r390;
mov.u32 %r393,%r389;
mov.u32 %r392,%r388;
mov.u32 %r391,%r387;
mov.u32 %r390,%r386;
add.s32 %r269,%r414,4;
setp.le.s32 %p86,%r269,%r346;
and.pred %p3,%p131,%p86;
@%p3 bra $0_54;
bra.uni $0_41;
$0_54:
@%p11 bra $0_58;
setp.eq.s32 %p114,%r153,4;
@%p114 bra $0_59;
setp.ne.s32 %p96,%r153,3;
@%p96 bra $0_60;
cvt.u16.u32 %rs7,%r117;
cvt.f32.f16 %f93,%rs7;
shr.u32 %r272,%r117,16;
cvt.u16.u32 %rs8,%r272;
cvt.f32.f16 %f104,%rs8;
cvt.u16.u32 %rs9,%r116;
cvt.f32.f16 %f103,%rs9;
shr.u32 %r273,%r116,16;
cvt.u16.u32 %rs10,%r273;
cvt.f32.f16 %f89,%rs10;
bra.uni $0_61;
$0_41:
cvt.s64.s32 %rd153,%r414;
mov.u32 %r415,0;
$0_42:
.pragma "nounroll";
mov.f32 %f93,%f104;
mov.f32 %f104,%f103;
mov.f32 %f103,%f89;
sub.s32 %r333,%r346,%r414;
min.s32 %r332,%r333,4;
setp.ge.s32 %p87,%r415,%r332;
mov.f32 %f89,0f00000000;
@%p87 bra $0_53;
mul.lo.s64 %rd126,%rd147,%rd153;
add.s64 %rd37,%rd34,%rd126;
setp.gt.s32 %p88,%r153,1;
@%p88 bra $0_46;
@%p11 bra $0_51;
setp.eq.s32 %p92,%r153,1;
@%p92 bra $0_50;
bra.uni $0_52;
$0_50:
ld.global.nc.u16 %rs4,[%rd37];
cvt.rn.f32.u16 %f89,%rs4;
bra.uni $0_53;
$0_46:
setp.eq.s32 %p89,%r153,2;
@%p89 bra $0_49;
setp.ne.s32 %p90,%r153,3;
@%p90 bra $0_52;
ld.global.nc.u16 %rs1,[%rd37];
cvt.f32.f16 %f89,%rs1;
bra.uni $0_53;
$0_51:
ld.global.nc.u8 %r271,[%rd37];
cvt.u16.u32 %rs5,%r271;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f89,%rs6;
bra.uni $0_53;
$0_49:
ld.global.nc.s16 %rs3,[%rd37];
cvt.rn.f32.s16 %f89,%rs3;
bra.uni $0_53;
$0_52:
ld.global.nc.f32 %f89,[%rd37];
$0_53:
add.s64 %rd153,%rd153,1;
add.s32 %r415,%r415,1;
setp.eq.s32 %p93,%r415,4;
@%p93 bra $0_61;
bra.uni $0_42;
$0_59:
mov.b32 %f93,%r117;
mov.b32 %f104,%r116;
mov.b32 %f103,%r115;
mov.b32 %f89,%r114;
bra.uni $0_61;
$0_58:
cvt.u16.u32 %rs11,%r117;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f93,%rs12;
shr.u16 %rs13,%rs11,8;
cvt.rn.f32.u16 %f104,%rs13;
shr.u32 %r274,%r117,16;
cvt.u16.u32 %rs14,%r274;
and.b16 %rs15,%rs14,255;
cvt.rn.f32.u16 %f103,%rs15;
shr.u32 %r275,%r117,24;
cvt.u16.u32 %rs16,%r275;
cvt.rn.f32.u16 %f89,%rs16;
bra.uni $0_61;
$0_60:
and.b32 %r276,%r117,65535;
setp.eq.s32 %p97,%r153,2;
selp.b32 %r277,32768,0,%p97;
and.b32 %r278,%r117,%r277;
shl.b32 %r279,%r278,1;
sub.s32 %r280,%r276,%r279;
cvt.rn.f32.s32 %f93,%r280;
shr.u32 %r281,%r117,16;
and.b32 %r282,%r281,%r277;
shl.b32 %r283,%r282,1;
sub.s32 %r284,%r281,%r283;
cvt.rn.f32.s32 %f104,%r284;
and.b32 %r285,%r116,%r277;
shl.b32 %r286,%r285,1;
and.b32 %r287,%r116,65535;
sub.s32 %r288,%r287,%r286;
cvt.rn.f32.s32 %f103,%r288;
shr.u32 %r289,%r116,16;
and.b32 %r290,%r289,%r277;
shl.b32 %r291,%r290,1;
sub.s32 %r292,%r289,%r291;
cvt.rn.f32.s32 %f89,%r292;
$0_61:
add.s32 %r334,%r414,4;
setp.le.s32 %p113,%r334,%r346;
and.pred %p112,%p131,%p113;
ld.param.f32 %f79,[p4+20];
ld.param.f32 %f78,[p4+16];
fma.rn.f32 %f38,%f93,%f78,%f79;
fma.rn.f32 %f104,%f104,%f78,%f79;
fma.rn.f32 %f103,%f103,%f78,%f79;
fma.rn.f32 %f89,%f89,%f78,%f79;
@%p112 bra $0_75;
bra.uni $0_62;
$0_75:
setp.eq.s32 %p118,%r154,4;
setp.eq.s32 %p117,%r154,4;
setp.eq.s32 %p116,%r154,0;
selp.b32 %r343,4,2,%p117;
selp.b32 %r342,1,%r343,%p116;
cvt.u64.u32 %rd144,%r342;
cvt.s64.s32 %rd141,%r414;
mul.lo.s64 %rd143,%rd141,%rd144;
add.s64 %rd40,%rd33,%rd143;
@%p117 bra $0_78;
setp.ne.s32 %p107,%r154,3;
@%p107 bra $0_79;
cvt.rn.f16.f32 %rs18,%f38;
cvt.rn.f16.f32 %rs19,%f104;
cvt.rn.f16.f32 %rs20,%f103;
cvt.rn.f16.f32 %rs21,%f89;
mov.b32 %r308,{%rs20,%rs21};
mov.b32 %r309,{%rs18,%rs19};
st.v2.u32 [%rd40],{%r309,%r308};
bra.uni $0_84;
$0_62:
sub.s32 %r335,%r346,%r414;
setp.lt.s32 %p98,%r335,1;
@%p98 bra $0_84;
setp.eq.s32 %p115,%r154,0;
@%p115 bra $0_73;
mov.u32 %r416,0;
$0_65:
.pragma "nounroll";
mov.f32 %f45,%f38;
mov.f32 %f38,%f104;
mov.f32 %f104,%f103;
mov.f32 %f103,%f89;
add.s32 %r294,%r416,%r414;
cvt.s64.s32 %rd136,%r294;
mul.lo.s64 %rd137,%rd151,%rd136;
add.s64 %rd39,%rd33,%rd137;
setp.eq.s32 %p100,%r154,1;
@%p100 bra $0_69;
setp.eq.s32 %p101,%r154,3;
@%p101 bra $0_70;
setp.ne.s32 %p102,%r154,2;
@%p102 bra $0_71;
cvt.rni.s32.f32 %r295,%f45;
max.s32 %r296,%r295,-32768;
min.s32 %r297,%r296,32767;
st.u16 [%rd39],%r297;
bra.uni $0_72;
$0_70:
cvt.rn.f16.f32 %rs17,%f45;
st.u16 [%rd39],%rs17;
bra.uni $0_72;
$0_69:
cvt.rni.s32.f32 %r298,%f45;
max.s32 %r299,%r298,0;
min.s32 %r300,%r299,65535;
st.u16 [%rd39],%r300;
bra.uni $0_72;
$0_71:
st.f32 [%rd39],%f45;
$0_72:
sub.s32 %r339,%r346,%r414;
min.s32 %r338,%r339,4;
add.s32 %r416,%r416,1;
setp.lt.s32 %p103,%r416,%r338;
mov.f32 %f89,0f00000000;
@%p103 bra $0_65;
bra.uni $0_84;
$0_78:
st.v4.f32 [%rd40],{%f38,%f104,%f103,%f89};
bra.uni $0_84;
$0_79:
setp.eq.s32 %p119,%r154,0;
cvt.rni.s32.f32 %r127,%f38;
cvt.rni.s32.f32 %r128,%f104;
cvt.rni.s32.f32 %r129,%f103;
cvt.rni.s32.f32 %r130,%f89;
@%p119 bra $0_83;
setp.eq.s32 %p109,%r154,1;
@%p109 bra $0_82;
bra.uni $0_81;
$0_82:
cvt.pack.sat.u16.s32 %r319,%r130,%r129;
cvt.pack.sat.u16.s32 %r316,%r128,%r127;
st.v2.u32 [%rd40],{%r316,%r319};
bra.uni $0_84;
$0_73:
mov.u32 %r417,0;
$0_74:
.pragma "nounroll";
mov.f32 %f48,%f104;
mov.f32 %f104,%f103;
mov.f32 %f103,%f89;
sub.s32 %r341,%r346,%r414;
min.s32 %r340,%r341,4;
add.s32 %r302,%r417,%r414;
cvt.s64.s32 %rd138,%r302;
mul.lo.s64 %rd139,%rd151,%rd138;
add.s64 %rd140,%rd33,%rd139;
cvt.rni.s32.f32 %r303,%f38;
max.s32 %r304,%r303,0;
min.s32 %r305,%r304,255;
st.u8 [%rd140],%r305;
add.s32 %r417,%r417,1;
setp.lt.s32 %p104,%r417,%r340;
mov.f32 %f89,0f00000000;
mov.f32 %f38,%f48;
@%p104 bra $0_74;
bra.uni $0_84;
$0_83:
mov.u32 %r325,0;
cvt.pack.sat.u8.s32.b32 %r322,%r130,%r129,%r325;
cvt.pack.sat.u8.s32.b32 %r326,%r128,%r127,%r322;
st.u32 [%rd40],%r326;
bra.uni $0_84;
$0_81:
cvt.pack.sat.s16.s32 %r313,%r130,%r129;
cvt.pack.sat.s16.s32 %r310,%r128,%r127;
st.v2.u32 [%rd40],{%r310,%r313};
$0_84:
add.s32 %r337,%r20,512;
min.s32 %r336,%r346,%r337;
add.s32 %r414,%r414,128;
setp.lt.s32 %p110,%r414,%r336;
mov.u32 %r386,%r401;
mov.u32 %r387,%r400;
mov.u32 %r388,%r399;
mov.u32 %r389,%r398;
@%p110 bra $0_40;
$0_85:
add.s32 %r364,%r364,1;
setp.lt.s32 %p111,%r364,%r167;
@%p111 bra $0_9;
$0_86:
ret;
}
.visible .entry threshold(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[52],
.param .u64 p5
)
.maxntid 256,1,1
{
.reg .pred %p<128>;
.reg .b16 %rs<22>;
.reg .f32 %f<122>;
.reg .b32 %r<421>;
.reg .b64 %rd<126>;
ld.param.u64 %rd45,[p0];
ld.param.v2.u32 {%r165,%r166},[p1+40];
ld.param.u64 %rd50,[p2];
ld.param.v2.u32 {%r337,%r168},[p3+32];
ld.param.v2.u32 {%r169,%r170},[p3+40];
ld.param.u64 %rd55,[p5];
ld.param.u32 %r159,[p4+36];
ld.param.f32 %f66,[p4+20];
ld.param.f32 %f92,[p4+16];
ld.param.u32 %r156,[p4+4];
ld.param.u32 %r155,[p4];
ld.param.u64 %rd124,[p3+24];
ld.param.u64 %rd123,[p3+16];
ld.param.u64 %rd122,[p3+8];
ld.param.u64 %rd51,[p3];
ld.param.u64 %rd120,[p1+24];
ld.param.u64 %rd119,[p1+16];
ld.param.u64 %rd118,[p1+8];
ld.param.u64 %rd46,[p1];
setp.eq.s64 %p5,%rd55,0;
@%p5 bra $1_3;
cvta.to.global.u64 %rd56,%rd55;
mov.u32 %r171,%ctaid.z;
mul.wide.u32 %rd57,%r171,4;
add.s64 %rd58,%rd56,%rd57;
ld.global.f32 %f92,[%rd58];
$1_3:
setp.eq.s32 %p6,%r159,0;
mov.f32 %f93,%f66;
@%p6 bra $1_6;
setp.ne.s32 %p7,%r159,2;
mov.f32 %f93,%f92;
@%p7 bra $1_5;
bra.uni $1_6;
$1_5:
mov.f32 %f93,0f00000000;
$1_6:
mov.u32 %r6,%ctaid.z;
setp.eq.s32 %p8,%r166,0;
@%p8 bra $1_8;
cvta.to.global.u64 %rd59,%rd45;
mul.wide.s32 %rd60,%r6,40;
add.s64 %rd61,%rd59,%rd60;
ld.global.u64 %rd120,[%rd61+24];
ld.global.u64 %rd119,[%rd61+16];
ld.global.u64 %rd118,[%rd61+8];
ld.global.u64 %rd117,[%rd61];
bra.uni $1_9;
$1_8:
cvt.s64.s32 %rd62,%r6;
mul.lo.s64 %rd63,%rd46,%rd62;
add.s64 %rd117,%rd45,%rd63;
$1_9:
setp.eq.s32 %p9,%r170,0;
@%p9 bra $1_11;
cvta.to.global.u64 %rd64,%rd50;
mul.wide.s32 %rd65,%r6,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.v2.u32 {%r337,%r338},[%rd66+32];
ld.global.u64 %rd124,[%rd66+24];
ld.global.u64 %rd123,[%rd66+16];
ld.global.u64 %rd122,[%rd66+8];
ld.global.u64 %rd121,[%rd66];
bra.uni $1_12;
$1_11:
cvt.s64.s32 %rd67,%r6;
mul.lo.s64 %rd68,%rd51,%rd67;
add.s64 %rd121,%rd50,%rd68;
mov.u32 %r338,%r168;
$1_12:
mov.u32 %r176,%ctaid.y;
shl.b32 %r177,%r176,3;
mov.u32 %r178,%tid.y;
add.s32 %r179,%r177,%r178;
setp.eq.s32 %p10,%r168,1;
selp.b32 %r20,0,%r179,%p10;
mov.u32 %r180,%ctaid.x;
shl.b32 %r181,%r180,3;
add.s32 %r182,%r181,%r178;
selp.b32 %r183,%r182,%r180,%p10;
shl.b32 %r184,%r183,9;
mov.u32 %r185,%tid.x;
shl.b32 %r186,%r185,2;
add.s32 %r21,%r184,%r186;
setp.ge.s32 %p11,%r20,%r338;
@%p11 bra $1_92;
setp.lt.s32 %p12,%r169,1;
@%p12 bra $1_92;
setp.eq.s32 %p13,%r159,1;
selp.f32 %f11,%f66,0f00000000,%p13;
cvt.s64.s32 %rd69,%r20;
mul.lo.s64 %rd29,%rd118,%rd69;
mul.lo.s64 %rd30,%rd122,%rd69;
mov.u32 %r355,0;
$1_15:
.pragma "nounroll";
cvt.s64.s32 %rd70,%r355;
mul.lo.s64 %rd71,%rd124,%rd70;
add.s64 %rd72,%rd71,%rd30;
add.s64 %rd33,%rd121,%rd72;
setp.eq.s32 %p15,%r155,4;
selp.b32 %r189,4,2,%p15;
setp.eq.s32 %p16,%r155,0;
selp.b32 %r190,1,%r189,%p16;
cvt.u64.u32 %rd73,%r190;
setp.ne.s64 %p17,%rd119,%rd73;
setp.eq.s32 %p18,%r156,4;
selp.b32 %r191,4,2,%p18;
setp.eq.s32 %p19,%r156,0;
selp.b32 %r192,1,%r191,%p19;
cvt.u64.u32 %rd74,%r192;
setp.ne.s64 %p20,%rd123,%rd74;
mov.pred %p127,0;
or.pred %p21,%p17,%p20;
@%p21 bra $1_18;
mul.lo.s64 %rd76,%rd120,%rd70;
add.s64 %rd77,%rd76,%rd29;
add.s64 %rd78,%rd117,%rd77;
shl.b32 %r195,%r190,2;
add.s32 %r196,%r195,-1;
cvt.s64.s32 %rd79,%r196;
and.b64 %rd80,%rd78,%rd79;
setp.ne.s64 %p25,%rd80,0;
@%p25 bra $1_18;
setp.eq.s32 %p112,%r156,4;
setp.eq.s32 %p111,%r156,0;
selp.b32 %r317,4,2,%p112;
selp.b32 %r316,1,%r317,%p111;
shl.b32 %r199,%r316,2;
add.s32 %r200,%r199,-1;
cvt.s64.s32 %rd81,%r200;
and.b64 %rd82,%rd33,%rd81;
setp.eq.s64 %p127,%rd82,0;
$1_18:
mul.lo.s64 %rd84,%rd120,%rd70;
add.s64 %rd85,%rd84,%rd29;
add.s64 %rd34,%rd117,%rd85;
mul.wide.s32 %rd35,%r21,%r190;
add.s32 %r203,%r21,128;
mul.wide.s32 %rd36,%r203,%r190;
add.s32 %r204,%r21,256;
mul.wide.s32 %rd37,%r204,%r190;
add.s32 %r205,%r21,384;
mul.wide.s32 %rd38,%r205,%r190;
@%p16 bra $1_28;
setp.ne.s32 %p30,%r155,4;
@%p30 bra $1_36;
add.s32 %r206,%r21,4;
setp.gt.s32 %p31,%r206,%r337;
not.pred %p32,%p127;
or.pred %p33,%p32,%p31;
@%p33 bra $1_22;
add.s64 %rd86,%rd34,%rd35;
ld.v4.u32 {%r388,%r387,%r386,%r385},[%rd86];
$1_22:
not.pred %p113,%p127;
add.s32 %r211,%r21,132;
setp.gt.s32 %p34,%r211,%r337;
or.pred %p36,%p113,%p34;
@%p36 bra $1_24;
add.s64 %rd87,%rd34,%rd36;
ld.v4.u32 {%r384,%r383,%r382,%r381},[%rd87];
$1_24:
not.pred %p114,%p127;
add.s32 %r216,%r21,260;
setp.gt.s32 %p37,%r216,%r337;
or.pred %p39,%p114,%p37;
@%p39 bra $1_26;
add.s64 %rd88,%rd34,%rd37;
ld.v4.u32 {%r380,%r379,%r378,%r377},[%rd88];
$1_26:
not.pred %p115,%p127;
add.s32 %r221,%r21,388;
setp.gt.s32 %p40,%r221,%r337;
or.pred %p42,%p115,%p40;
@%p42 bra $1_44;
add.s64 %rd89,%rd34,%rd38;
ld.v4.u32 {%r389,%r390,%r391,%r392},[%rd89];
bra.uni $1_44;
$1_28:
add.s32 %r226,%r21,4;
setp.gt.s32 %p43,%r226,%r337;
not.pred %p44,%p127;
or.pred %p45,%p44,%p43;
@%p45 bra $1_30;
add.s64 %rd90,%rd34,%rd35;
ld.u32 %r388,[%rd90];
$1_30:
not.pred %p116,%p127;
add.s32 %r227,%r21,132;
setp.gt.s32 %p46,%r227,%r337;
or.pred %p48,%p116,%p46;
@%p48 bra $1_32;
add.s64 %rd91,%rd34,%rd36;
ld.u32 %r384,[%rd91];
$1_32:
not.pred %p117,%p127;
add.s32 %r228,%r21,260;
setp.gt.s32 %p49,%r228,%r337;
or.pred %p51,%p117,%p49;
@%p51 bra $1_34;
add.s64 %rd92,%rd34,%rd37;
ld.u32 %r380,[%rd92];
$1_34:
not.pred %p118,%p127;
add.s32 %r229,%r21,388;
setp.gt.s32 %p52,%r229,%r337;
or.pred %p54,%p118,%p52;
@%p54 bra $1_44;
add.s64 %rd93,%rd34,%rd38;
ld.u32 %r389,[%rd93];
bra.uni $1_44;
$1_36:
add.s32 %r230,%r21,4;
setp.gt.s32 %p55,%r230,%r337;
not.pred %p56,%p127;
or.pred %p57,%p56,%p55;
@%p57 bra $1_38;
add.s64 %rd94,%rd34,%rd35;
ld.v2.u32 {%r388,%r387},[%rd94];
$1_38:
not.pred %p119,%p127;
add.s32 %r233,%r21,132;
setp.gt.s32 %p58,%r233,%r337;
or.pred %p60,%p119,%p58;
@%p60 bra $1_40;
add.s64 %rd95,%rd34,%rd36;
ld.v2.u32 {%r384,%r383},[%rd95];
$1_40:
not.pred %p120,%p127;
add.s32 %r236,%r21,260;
setp.gt.s32 %p61,%r236,%r337;
or.pred %p63,%p120,%p61;
@%p63 bra $1_42;
add.s64 %rd96,%rd34,%rd37;
ld.v2.u32 {%r380,%r379},[%rd96];
$1_42:
not.pred %p121,%p127;
add.s32 %r239,%r21,388;
setp.gt.s32 %p64,%r239,%r337;
or.pred %p66,%p121,%p64;
@%p66 bra $1_44;
add.s64 %rd97,%rd34,%rd38;
ld.v2.u32 {%r389,%r390},[%rd97];
$1_44:
add.s32 %r242,%r21,512;
min.s32 %r107,%r337,%r242;
setp.ge.s32 %p67,%r21,%r107;
@%p67 bra $1_91;
mov.u32 %r405,%r21;
$1_46:
.pragma "nounroll";
mov.u32 %r119,%r388;
mov.u32 %r118,%r387;
mov.u32 %r117,%r386;
mov.u32 %r116,%r385;
mov.u32 %r388,%r384;
mov.u32 %r387,%r383;
mov.u32 %r386,%r382;
mov.u32 %r385,%r381;
mov.u32 %r384,%r380;
mov.u32 %r383,%r379;
mov.u32 %r382,%r378;
mov.u32 %r381,%r377;
add.s32 %r243,%r405,4;
setp.le.s32 %p70,%r243,%r337;
and.pred %p4,%p127,%p70;
@%p4 bra $1_60;
bra.uni $1_47;
$1_60:
@%p16 bra $1_64;
setp.eq.s32 %p110,%r155,4;
@%p110 bra $1_65;
setp.ne.s32 %p80,%r155,3;
@%p80 bra $1_66;
cvt.u16.u32 %rs7,%r119;
cvt.f32.f16 %f107,%rs7;
shr.u32 %r246,%r119,16;
cvt.u16.u32 %rs8,%r246;
cvt.f32.f16 %f118,%rs8;
cvt.u16.u32 %rs9,%r118;
cvt.f32.f16 %f117,%rs9;
shr.u32 %r247,%r118,16;
cvt.u16.u32 %rs10,%r247;
cvt.f32.f16 %f103,%rs10;
bra.uni $1_67;
$1_47:
cvt.s64.s32 %rd125,%r405;
mov.u32 %r406,0;
$1_48:
.pragma "nounroll";
mov.f32 %f107,%f118;
mov.f32 %f118,%f117;
mov.f32 %f117,%f103;
sub.s32 %r319,%r337,%r405;
min.s32 %r318,%r319,4;
setp.ge.s32 %p71,%r406,%r318;
mov.f32 %f103,0f00000000;
@%p71 bra $1_59;
mul.lo.s64 %rd98,%rd119,%rd125;
add.s64 %rd41,%rd34,%rd98;
setp.gt.s32 %p72,%r155,1;
@%p72 bra $1_52;
@%p16 bra $1_57;
setp.eq.s32 %p76,%r155,1;
@%p76 bra $1_56;
bra.uni $1_58;
$1_56:
ld.global.nc.u16 %rs4,[%rd41];
cvt.rn.f32.u16 %f103,%rs4;
bra.uni $1_59;
$1_52:
setp.eq.s32 %p73,%r155,2;
@%p73 bra $1_55;
setp.ne.s32 %p74,%r155,3;
@%p74 bra $1_58;
ld.global.nc.u16 %rs1,[%rd41];
cvt.f32.f16 %f103,%rs1;
bra.uni $1_59;
$1_57:
ld.global.nc.u8 %r245,[%rd41];
cvt.u16.u32 %rs5,%r245;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f103,%rs6;
bra.uni $1_59;
$1_55:
ld.global.nc.s16 %rs3,[%rd41];
cvt.rn.f32.s16 %f103,%rs3;
bra.uni $1_59;
$1_58:
ld.global.nc.f32 %f103,[%rd41];
$1_59:
add.s64 %rd125,%rd125,1;
add.s32 %r406,%r406,1;
setp.eq.s32 %p77,%r406,4;
@%p77 bra $1_67;
bra.uni $1_48;
$1_65:
mov.b32 %f107,%r119;
mov.b32 %f118,%r118;
mov.b32 %f117,%r117;
mov.b32 %f103,%r116;
bra.uni $1_67;
$1_64:
cvt.u16.u32 %rs11,%r119;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f107,%rs12;
shr.u16 %rs13,%rs11,8;
cvt.rn.f32.u16 %f118,%rs13;
shr.u32 %r248,%r119,16;
cvt.u16.u32 %rs14,%r248;
and.b16 %rs15,%rs14,255;
cvt.rn.f32.u16 %f117,%rs15;
shr.u32 %r249,%r119,24;
cvt.u16.u32 %rs16,%r249;
cvt.rn.f32.u16 %f103,%rs16;
bra.uni $1_67;
$1_66:
and.b32 %r250,%r119,65535;
setp.eq.s32 %p81,%r155,2;
selp.b32 %r251,32768,0,%p81;
and.b32 %r252,%r119,%r251;
shl.b32 %r253,%r252,1;
sub.s32 %r254,%r250,%r253;
cvt.rn.f32.s32 %f107,%r254;
shr.u32 %r255,%r119,16;
and.b32 %r256,%r255,%r251;
shl.b32 %r257,%r256,1;
sub.s32 %r258,%r255,%r257;
cvt.rn.f32.s32 %f118,%r258;
and.b32 %r259,%r118,%r251;
shl.b32 %r260,%r259,1;
and.b32 %r261,%r118,65535;
sub.s32 %r262,%r261,%r260;
cvt.rn.f32.s32 %f117,%r262;
shr.u32 %r263,%r118,16;
and.b32 %r264,%r263,%r251;
shl.b32 %r265,%r264,1;
sub.s32 %r266,%r263,%r265;
cvt.rn.f32.s32 %f103,%r266;
$1_67:
add.s32 %r320,%r405,4;
setp.le.s32 %p126,%r320,%r337;
and.pred %p125,%p127,%p126;
setp.eq.s32 %p124,%r159,4;
setp.eq.s32 %p123,%r159,2;
or.pred %p122,%p123,%p124;
setp.lt.f32 %p82,%f92,%f107;
setp.eq.s32 %p83,%r159,3;
selp.u32 %r267,-1,0,%p122;
selp.u32 %r268,-1,0,%p83;
selp.b32 %r269,%r268,%r267,%p82;
and.b32 %r270,%r269,1;
setp.eq.b32 %p84,%r270,1;
selp.f32 %f79,%f93,%f11,%p82;
selp.f32 %f47,%f107,%f79,%p84;
setp.lt.f32 %p85,%f92,%f118;
selp.b32 %r271,%r268,%r267,%p85;
and.b32 %r272,%r271,1;
setp.eq.b32 %p86,%r272,1;
selp.f32 %f80,%f93,%f11,%p85;
selp.f32 %f118,%f118,%f80,%p86;
setp.lt.f32 %p87,%f92,%f117;
selp.b32 %r273,%r268,%r267,%p87;
and.b32 %r274,%r273,1;
setp.eq.b32 %p88,%r274,1;
selp.f32 %f81,%f93,%f11,%p87;
selp.f32 %f117,%f117,%f81,%p88;
setp.lt.f32 %p89,%f92,%f103;
selp.b32 %r275,%r268,%r267,%p89;
and.b32 %r276,%r275,1;
setp.eq.b32 %p90,%r276,1;
selp.f32 %f82,%f93,%f11,%p89;
selp.f32 %f103,%f103,%f82,%p90;
@%p125 bra $1_81;
bra.uni $1_68;
$1_81:
setp.eq.s32 %p108,%r156,4;
setp.eq.s32 %p107,%r156,4;
setp.eq.s32 %p106,%r156,0;
selp.b32 %r315,4,2,%p107;
selp.b32 %r314,1,%r315,%p106;
cvt.u64.u32 %rd116,%r314;
cvt.s64.s32 %rd113,%r405;
mul.lo.s64 %rd115,%rd113,%rd116;
add.s64 %rd44,%rd33,%rd115;
@%p107 bra $1_84;
setp.ne.s32 %p100,%r156,3;
@%p100 bra $1_85;
cvt.rn.f16.f32 %rs18,%f47;
cvt.rn.f16.f32 %rs19,%f118;
cvt.rn.f16.f32 %rs20,%f117;
cvt.rn.f16.f32 %rs21,%f103;
mov.b32 %r292,{%rs20,%rs21};
mov.b32 %r293,{%rs18,%rs19};
st.v2.u32 [%rd44],{%r293,%r292};
bra.uni $1_90;
$1_68:
sub.s32 %r321,%r337,%r405;
setp.lt.s32 %p91,%r321,1;
@%p91 bra $1_90;
setp.eq.s32 %p105,%r156,0;
@%p105 bra $1_79;
mov.u32 %r407,0;
$1_71:
.pragma "nounroll";
mov.f32 %f54,%f47;
mov.f32 %f47,%f118;
mov.f32 %f118,%f117;
mov.f32 %f117,%f103;
add.s32 %r278,%r407,%r405;
cvt.s64.s32 %rd108,%r278;
mul.lo.s64 %rd109,%rd123,%rd108;
add.s64 %rd43,%rd33,%rd109;
setp.eq.s32 %p93,%r156,1;
@%p93 bra $1_75;
setp.eq.s32 %p94,%r156,3;
@%p94 bra $1_76;
setp.ne.s32 %p95,%r156,2;
@%p95 bra $1_77;
cvt.rni.s32.f32 %r279,%f54;
max.s32 %r280,%r279,-32768;
min.s32 %r281,%r280,32767;
st.u16 [%rd43],%r281;
bra.uni $1_78;
$1_76:
cvt.rn.f16.f32 %rs17,%f54;
st.u16 [%rd43],%rs17;
bra.uni $1_78;
$1_75:
cvt.rni.s32.f32 %r282,%f54;
max.s32 %r283,%r282,0;
min.s32 %r284,%r283,65535;
st.u16 [%rd43],%r284;
bra.uni $1_78;
$1_77:
st.f32 [%rd43],%f54;
$1_78:
sub.s32 %r325,%r337,%r405;
min.s32 %r324,%r325,4;
add.s32 %r407,%r407,1;
setp.lt.s32 %p96,%r407,%r324;
mov.f32 %f103,0f00000000;
@%p96 bra $1_71;
bra.uni $1_90;
$1_84:
st.v4.f32 [%rd44],{%f47,%f118,%f117,%f103};
bra.uni $1_90;
$1_85:
setp.eq.s32 %p109,%r156,0;
cvt.rni.s32.f32 %r129,%f47;
@%p109 bra $1_89;
setp.eq.s32 %p102,%r156,1;
@%p102 bra $1_88;
bra.uni $1_87;
$1_88:
cvt.rni.s32.f32 %r333,%f118;
cvt.rni.s32.f32 %r332,%f117;
cvt.rni.s32.f32 %r331,%f103;
cvt.pack.sat.u16.s32 %r303,%r331,%r332;
cvt.pack.sat.u16.s32 %r300,%r333,%r129;
st.v2.u32 [%rd44],{%r300,%r303};
bra.uni $1_90;
$1_79:
mov.u32 %r408,0;
$1_80:
.pragma "nounroll";
mov.f32 %f57,%f118;
mov.f32 %f118,%f117;
mov.f32 %f117,%f103;
sub.s32 %r327,%r337,%r405;
min.s32 %r326,%r327,4;
add.s32 %r286,%r408,%r405;
cvt.s64.s32 %rd110,%r286;
mul.lo.s64 %rd111,%rd123,%rd110;
add.s64 %rd112,%rd33,%rd111;
cvt.rni.s32.f32 %r287,%f47;
max.s32 %r288,%r287,0;
min.s32 %r289,%r288,255;
st.u8 [%rd112],%r289;
add.s32 %r408,%r408,1;
setp.lt.s32 %p97,%r408,%r326;
mov.f32 %f103,0f00000000;
mov.f32 %f47,%f57;
@%p97 bra $1_80;
bra.uni $1_90;
$1_89:
cvt.rni.s32.f32 %r336,%f118;
cvt.rni.s32.f32 %r335,%f117;
cvt.rni.s32.f32 %r334,%f103;
mov.u32 %r309,0;
cvt.pack.sat.u8.s32.b32 %r306,%r334,%r335,%r309;
cvt.pack.sat.u8.s32.b32 %r310,%r336,%r129,%r306;
st.u32 [%rd44],%r310;
bra.uni $1_90;
$1_87:
cvt.rni.s32.f32 %r330,%f118;
cvt.rni.s32.f32 %r329,%f117;
cvt.rni.s32.f32 %r328,%f103;
cvt.pack.sat.s16.s32 %r297,%r328,%r329;
cvt.pack.sat.s16.s32 %r294,%r330,%r129;
st.v2.u32 [%rd44],{%r294,%r297};
$1_90:
add.s32 %r323,%r21,512;
min.s32 %r322,%r337,%r323;
add.s32 %r405,%r405,128;
setp.lt.s32 %p103,%r405,%r322;
mov.u32 %r377,%r392;
mov.u32 %r378,%r391;
mov.u32 %r379,%r390;
mov.u32 %r380,%r389;
@%p103 bra $1_46;
$1_91:
add.s32 %r355,%r355,1;
setp.lt.s32 %p104,%r355,%r169;
@%p104 bra $1_15;
$1_92:
ret;
}
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
.reg .pred %p<154>;
.reg .b16 %rs<28>;
.reg .f32 %f<335>;
.reg .b32 %r<473>;
.reg .b64 %rd<117>;
ld.param.u64 %rd52,[p0];
ld.param.v2.u32 {%r188,%r189},[p1+40];
ld.param.u64 %rd57,[p2];
ld.param.v2.u32 {%r381,%r191},[p3+32];
ld.param.v2.u32 {%r192,%r193},[p3+40];
ld.param.u32 %r183,[p4+40];
ld.param.u32 %r182,[p4+36];
ld.param.f32 %f129,[p4+32];
ld.param.f32 %f128,[p4+28];
ld.param.f32 %f127,[p4+24];
ld.param.f32 %f126,[p4+20];
ld.param.f32 %f125,[p4+16];
ld.param.u32 %r181,[p4+12];
ld.param.u32 %r180,[p4+8];
ld.param.u32 %r179,[p4+4];
ld.param.u32 %r178,[p4];
ld.param.u64 %rd115,[p3+24];
ld.param.u64 %rd114,[p3+16];
ld.param.u64 %rd113,[p3+8];
ld.param.u64 %rd58,[p3];
ld.param.u64 %rd111,[p1+24];
ld.param.u64 %rd110,[p1+16];
ld.param.u64 %rd109,[p1+8];
ld.param.u64 %rd53,[p1];
mov.u32 %r5,%ctaid.z;
setp.eq.s32 %p6,%r189,0;
@%p6 bra $2_2;
cvta.to.global.u64 %rd63,%rd52;
mul.wide.s32 %rd64,%r5,40;
add.s64 %rd65,%rd63,%rd64;
ld.global.u64 %rd111,[%rd65+24];
ld.global.u64 %rd110,[%rd65+16];
ld.global.u64 %rd109,[%rd65+8];
ld.global.u64 %rd108,[%rd65];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd66,%r5;
mul.lo.s64 %rd67,%rd53,%rd66;
add.s64 %rd108,%rd52,%rd67;
$2_3:
setp.eq.s32 %p7,%r193,0;
@%p7 bra $2_5;
cvta.to.global.u64 %rd68,%rd57;
mul.wide.s32 %rd69,%r5,40;
add.s64 %rd70,%rd68,%rd69;
ld.global.v2.u32 {%r381,%r382},[%rd70+32];
ld.global.u64 %rd115,[%rd70+24];
ld.global.u64 %rd114,[%rd70+16];
ld.global.u64 %rd113,[%rd70+8];
ld.global.u64 %rd112,[%rd70];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd71,%r5;
mul.lo.s64 %rd72,%rd58,%rd71;
add.s64 %rd112,%rd57,%rd72;
mov.u32 %r382,%r191;
$2_6:
mov.u32 %r198,%ctaid.y;
shl.b32 %r199,%r198,3;
mov.u32 %r200,%tid.y;
add.s32 %r201,%r199,%r200;
setp.eq.s32 %p8,%r191,1;
selp.b32 %r19,0,%r201,%p8;
mov.u32 %r202,%ctaid.x;
shl.b32 %r203,%r202,3;
add.s32 %r204,%r203,%r200;
selp.b32 %r205,%r204,%r202,%p8;
shl.b32 %r206,%r205,9;
mov.u32 %r207,%tid.x;
shl.b32 %r208,%r207,2;
add.s32 %r20,%r206,%r208;
setp.ge.s32 %p9,%r19,%r382;
@%p9 bra $2_138;
setp.eq.s32 %p10,%r179,4;
selp.b32 %r209,4,2,%p10;
setp.eq.s32 %p11,%r179,0;
selp.b32 %r23,1,%r209,%p11;
cvt.u64.u32 %rd25,%r23;
setp.lt.s32 %p12,%r192,1;
@%p12 bra $2_138;
setp.eq.s32 %p13,%r178,4;
selp.b32 %r212,4,2,%p13;
setp.eq.s32 %p14,%r178,0;
mov.u32 %r399,0;
selp.b32 %r213,1,%r212,%p14;
mov.u32 %r214,1;
cvt.s64.s32 %rd73,%r19;
mul.lo.s64 %rd28,%rd109,%rd73;
mul.lo.s64 %rd29,%rd113,%rd73;
add.s32 %r215,%r20,512;
min.s32 %r28,%r381,%r215;
setp.eq.s32 %p15,%r178,2;
selp.b32 %r29,32768,0,%p15;
sub.s32 %r216,%r182,%r183;
mov.u32 %r217,-1;
shl.b32 %r30,%r217,%r216;
shl.b32 %r218,%r214,%r183;
cvt.rn.f32.s32 %f11,%r218;
rcp.rn.f32 %f12,%f11;
mul.lo.s32 %r219,%r182,%r5;
cvt.u64.u32 %rd30,%r219;
rcp.rn.f32 %f13,%f129;
mul.wide.s32 %rd31,%r20,%r213;
add.s32 %r220,%r20,128;
mul.wide.s32 %rd32,%r220,%r213;
add.s32 %r221,%r20,256;
mul.wide.s32 %rd33,%r221,%r213;
add.s32 %r222,%r20,384;
mul.wide.s32 %rd34,%r222,%r213;
setp.eq.s64 %p16,%rd114,%rd25;
cvt.u64.u32 %rd75,%r213;
setp.eq.s64 %p17,%rd110,%rd75;
and.pred %p1,%p17,%p16;
not.pred %p19,%p1;
$2_9:
.pragma "nounroll";
cvt.s64.s32 %rd76,%r399;
mul.lo.s64 %rd77,%rd111,%rd76;
add.s64 %rd78,%rd77,%rd28;
add.s64 %rd39,%rd108,%rd78;
mul.lo.s64 %rd79,%rd115,%rd76;
add.s64 %rd80,%rd79,%rd29;
add.s64 %rd40,%rd112,%rd80;
mov.pred %p153,0;
@%p19 bra $2_12;
shl.b32 %r225,%r213,2;
add.s32 %r226,%r225,-1;
cvt.s64.s32 %rd81,%r226;
and.b64 %rd82,%rd39,%rd81;
setp.ne.s64 %p23,%rd82,0;
@%p23 bra $2_12;
shl.b32 %r229,%r23,2;
add.s32 %r230,%r229,-1;
cvt.s64.s32 %rd83,%r230;
and.b64 %rd84,%rd40,%rd83;
setp.eq.s64 %p153,%rd84,0;
$2_12:
add.s64 %rd41,%rd39,%rd31;
add.s64 %rd42,%rd39,%rd32;
add.s64 %rd43,%rd39,%rd33;
add.s64 %rd44,%rd39,%rd34;
@%p14 bra $2_22;
setp.ne.s32 %p27,%r178,4;
@%p27 bra $2_30;
add.s32 %r231,%r20,4;
setp.gt.s32 %p28,%r231,%r381;
not.pred %p29,%p153;
or.pred %p30,%p29,%p28;
@%p30 bra $2_16;
ld.v4.u32 {%r432,%r431,%r430,%r429},[%rd41];
$2_16:
add.s32 %r236,%r20,132;
setp.gt.s32 %p31,%r236,%r381;
or.pred %p33,%p29,%p31;
@%p33 bra $2_18;
ld.v4.u32 {%r428,%r427,%r426,%r425},[%rd42];
$2_18:
add.s32 %r241,%r20,260;
setp.gt.s32 %p34,%r241,%r381;
or.pred %p36,%p29,%p34;
@%p36 bra $2_20;
ld.v4.u32 {%r424,%r423,%r422,%r421},[%rd43];
$2_20:
add.s32 %r246,%r20,388;
setp.gt.s32 %p37,%r246,%r381;
or.pred %p39,%p29,%p37;
@%p39 bra $2_38;
ld.v4.u32 {%r433,%r434,%r435,%r436},[%rd44];
bra.uni $2_38;
$2_22:
add.s32 %r251,%r20,4;
setp.gt.s32 %p40,%r251,%r381;
not.pred %p41,%p153;
or.pred %p42,%p41,%p40;
@%p42 bra $2_24;
ld.u32 %r432,[%rd41];
$2_24:
add.s32 %r252,%r20,132;
setp.gt.s32 %p43,%r252,%r381;
or.pred %p45,%p41,%p43;
@%p45 bra $2_26;
ld.u32 %r428,[%rd42];
$2_26:
add.s32 %r253,%r20,260;
setp.gt.s32 %p46,%r253,%r381;
or.pred %p48,%p41,%p46;
@%p48 bra $2_28;
ld.u32 %r424,[%rd43];
$2_28:
add.s32 %r254,%r20,388;
setp.gt.s32 %p49,%r254,%r381;
or.pred %p51,%p41,%p49;
@%p51 bra $2_38;
ld.u32 %r433,[%rd44];
bra.uni $2_38;
$2_30:
add.s32 %r255,%r20,4;
setp.gt.s32 %p52,%r255,%r381;
not.pred %p53,%p153;
or.pred %p54,%p53,%p52;
@%p54 bra $2_32;
ld.v2.u32 {%r432,%r431},[%rd41];
$2_32:
add.s32 %r258,%r20,132;
setp.gt.s32 %p55,%r258,%r381;
or.pred %p57,%p53,%p55;
@%p57 bra $2_34;
ld.v2.u32 {%r428,%r427},[%rd42];
$2_34:
add.s32 %r261,%r20,260;
setp.gt.s32 %p58,%r261,%r381;
or.pred %p60,%p53,%p58;
@%p60 bra $2_36;
ld.v2.u32 {%r424,%r423},[%rd43];
$2_36:
add.s32 %r264,%r20,388;
setp.gt.s32 %p61,%r264,%r381;
or.pred %p63,%p53,%p61;
@%p63 bra $2_38;
ld.v2.u32 {%r433,%r434},[%rd44];
$2_38:
setp.ge.s32 %p64,%r20,%r28;
@%p64 bra $2_137;
mov.u32 %r449,%r20;
$2_40:
.pragma "nounroll";
mov.u32 %r126,%r432;
mov.u32 %r125,%r431;
mov.u32 %r124,%r430;
mov.u32 %r123,%r429;
mov.u32 %r432,%r428;
mov.u32 %r431,%r427;
mov.u32 %r430,%r426;
mov.u32 %r429,%r425;
mov.u32 %r428,%r424;
mov.u32 %r427,%r423;
mov.u32 %r426,%r422;
mov.u32 %r425,%r421;
add.s32 %r267,%r449,4;
setp.le.s32 %p65,%r267,%r381;
and.pred %p4,%p153,%p65;
@%p4 bra $2_54;
bra.uni $2_41;
$2_54:
@%p14 bra $2_58;
@%p13 bra $2_59;
setp.ne.s32 %p75,%r178,3;
@%p75 bra $2_60;
cvt.u16.u32 %rs7,%r126;
cvt.f32.f16 %f320,%rs7;
shr.u32 %r270,%r126,16;
cvt.u16.u32 %rs8,%r270;
cvt.f32.f16 %f319,%rs8;
cvt.u16.u32 %rs9,%r125;
cvt.f32.f16 %f318,%rs9;
shr.u32 %r271,%r125,16;
cvt.u16.u32 %rs10,%r271;
cvt.f32.f16 %f317,%rs10;
bra.uni $2_61;
$2_41:
cvt.s64.s32 %rd116,%r449;
mov.u32 %r450,0;
$2_42:
.pragma "nounroll";
mov.f32 %f320,%f319;
mov.f32 %f319,%f318;
mov.f32 %f318,%f317;
sub.s32 %r373,%r381,%r449;
min.s32 %r372,%r373,4;
setp.ge.s32 %p66,%r450,%r372;
mov.f32 %f317,0f00000000;
@%p66 bra $2_53;
mul.lo.s64 %rd85,%rd110,%rd116;
add.s64 %rd47,%rd39,%rd85;
setp.gt.s32 %p67,%r178,1;
@%p67 bra $2_46;
@%p14 bra $2_51;
setp.eq.s32 %p71,%r178,1;
@%p71 bra $2_50;
bra.uni $2_52;
$2_50:
ld.global.nc.u16 %rs4,[%rd47];
cvt.rn.f32.u16 %f317,%rs4;
bra.uni $2_53;
$2_46:
@%p15 bra $2_49;
setp.ne.s32 %p69,%r178,3;
@%p69 bra $2_52;
ld.global.nc.u16 %rs1,[%rd47];
cvt.f32.f16 %f317,%rs1;
bra.uni $2_53;
$2_51:
ld.global.nc.u8 %r269,[%rd47];
cvt.u16.u32 %rs5,%r269;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f317,%rs6;
bra.uni $2_53;
$2_49:
ld.global.nc.s16 %rs3,[%rd47];
cvt.rn.f32.s16 %f317,%rs3;
bra.uni $2_53;
$2_52:
ld.global.nc.f32 %f317,[%rd47];
$2_53:
add.s64 %rd116,%rd116,1;
add.s32 %r450,%r450,1;
setp.eq.s32 %p72,%r450,4;
@%p72 bra $2_61;
bra.uni $2_42;
$2_59:
mov.b32 %f320,%r126;
mov.b32 %f319,%r125;
mov.b32 %f318,%r124;
mov.b32 %f317,%r123;
bra.uni $2_61;
$2_58:
cvt.u16.u32 %rs11,%r126;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f320,%rs12;
shr.u16 %rs13,%rs11,8;
cvt.rn.f32.u16 %f319,%rs13;
shr.u32 %r272,%r126,16;
cvt.u16.u32 %rs14,%r272;
and.b16 %rs15,%rs14,255;
cvt.rn.f32.u16 %f318,%rs15;
shr.u32 %r273,%r126,24;
cvt.u16.u32 %rs16,%r273;
cvt.rn.f32.u16 %f317,%rs16;
bra.uni $2_61;
$2_60:
and.b32 %r274,%r126,65535;
and.b32 %r275,%r126,%r29;
shl.b32 %r276,%r275,1;
sub.s32 %r277,%r274,%r276;
cvt.rn.f32.s32 %f320,%r277;
shr.u32 %r278,%r126,16;
and.b32 %r279,%r278,%r29;
shl.b32 %r280,%r279,1;
sub.s32 %r281,%r278,%r280;
cvt.rn.f32.s32 %f319,%r281;
and.b32 %r282,%r125,%r29;
shl.b32 %r283,%r282,1;
and.b32 %r284,%r125,65535;
sub.s32 %r285,%r284,%r283;
cvt.rn.f32.s32 %f318,%r285;
shr.u32 %r286,%r125,16;
and.b32 %r287,%r286,%r29;
shl.b32 %r288,%r287,1;
sub.s32 %r289,%r286,%r288;
cvt.rn.f32.s32 %f317,%r289;
$2_61:
setp.lt.s32 %p76,%r180,2;
mov.u32 %r133,%r399;
@%p76 bra $2_63;
rem.s32 %r133,%r449,%r180;
$2_63:
setp.eq.s32 %p77,%r181,2;
@%p77 bra $2_81;
setp.eq.s32 %p78,%r181,3;
@%p78 bra $2_78;
setp.ne.s32 %p79,%r181,5;
@%p79 bra $2_82;
mov.u32 %r452,0;
$2_67:
.pragma "nounroll";
mov.f32 %f52,%f320;
mov.f32 %f320,%f319;
mov.f32 %f319,%f318;
mov.f32 %f318,%f317;
ld.param.u64 %rd107,[p5];
ld.param.u32 %r375,[p4+44];
ld.param.u32 %r374,[p4+40];
cvt.rzi.s32.f32 %r291,%f52;
mul.lo.s32 %r292,%r291,%r374;
cvt.s64.s32 %rd91,%r292;
mul.lo.s32 %r293,%r133,%r375;
cvt.s64.s32 %rd92,%r293;
add.s64 %rd93,%rd92,%rd30;
add.s64 %rd94,%rd93,%rd91;
add.s64 %rd49,%rd107,%rd94;
setp.gt.s32 %p80,%r179,1;
@%p80 bra $2_70;
@%p11 bra $2_75;
setp.eq.s32 %p84,%r179,1;
@%p84 bra $2_74;
bra.uni $2_76;
$2_74:
ld.global.nc.u16 %rs20,[%rd49];
cvt.rn.f32.u16 %f317,%rs20;
bra.uni $2_77;
$2_70:
setp.eq.s32 %p81,%r179,2;
@%p81 bra $2_73;
setp.ne.s32 %p82,%r179,3;
@%p82 bra $2_76;
ld.global.nc.u16 %rs17,[%rd49];
cvt.f32.f16 %f317,%rs17;
bra.uni $2_77;
$2_75:
ld.global.nc.u8 %r294,[%rd49];
cvt.u16.u32 %rs21,%r294;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f317,%rs22;
bra.uni $2_77;
$2_73:
ld.global.nc.s16 %rs19,[%rd49];
cvt.rn.f32.s16 %f317,%rs19;
bra.uni $2_77;
$2_76:
ld.global.nc.f32 %f317,[%rd49];
$2_77:
add.s32 %r295,%r133,1;
setp.eq.s32 %p85,%r295,%r180;
setp.gt.s32 %p86,%r180,1;
selp.b32 %r296,%r295,%r133,%p86;
and.pred %p87,%p86,%p85;
selp.b32 %r133,0,%r296,%p87;
add.s32 %r452,%r452,1;
setp.eq.s32 %p88,%r452,4;
@%p88 bra $2_113;
bra.uni $2_67;
$2_78:
ld.param.u32 %r376,[p4+36];
setp.gt.s32 %p89,%r376,0;
@%p89 bra $2_80;
bra.uni $2_79;
$2_80:
cvt.rzi.s32.f32 %r297,%f320;
and.b32 %r298,%r297,%r30;
cvt.rn.f32.s32 %f320,%r298;
cvt.rzi.s32.f32 %r299,%f319;
and.b32 %r300,%r299,%r30;
cvt.rn.f32.s32 %f319,%r300;
cvt.rzi.s32.f32 %r301,%f318;
and.b32 %r302,%r301,%r30;
cvt.rn.f32.s32 %f318,%r302;
cvt.rzi.s32.f32 %r303,%f317;
and.b32 %r304,%r303,%r30;
cvt.rn.f32.s32 %f317,%r304;
bra.uni $2_113;
$2_81:
setp.gtu.f32 %p90,%f126,%f320;
sub.f32 %f158,%f125,%f320;
selp.f32 %f320,%f320,%f158,%p90;
sub.f32 %f159,%f125,%f319;
setp.gtu.f32 %p91,%f126,%f319;
selp.f32 %f319,%f319,%f159,%p91;
sub.f32 %f160,%f125,%f318;
setp.gtu.f32 %p92,%f126,%f318;
selp.f32 %f318,%f318,%f160,%p92;
sub.f32 %f161,%f125,%f317;
setp.gtu.f32 %p93,%f126,%f317;
selp.f32 %f317,%f317,%f161,%p93;
bra.uni $2_113;
$2_82:
@%p14 bra $2_102;
mov.u32 %r454,0;
$2_84:
.pragma "nounroll";
mov.f32 %f74,%f320;
mov.f32 %f320,%f319;
mov.f32 %f319,%f318;
mov.f32 %f318,%f317;
setp.eq.s32 %p95,%r133,0;
mov.f32 %f303,%f125;
@%p95 bra $2_87;
setp.ne.s32 %p96,%r133,1;
mov.f32 %f303,%f126;
@%p96 bra $2_86;
bra.uni $2_87;
$2_86:
setp.eq.s32 %p97,%r133,2;
selp.f32 %f303,%f127,%f128,%p97;
$2_87:
mov.f32 %f163,0f00000000;
max.f32 %f164,%f74,%f163;
mul.f32 %f77,%f13,%f164;
abs.f32 %f79,%f77;
setp.lt.f32 %p98,%f79,0f00800000;
mul.f32 %f169,%f79,0f4B800000;
selp.f32 %f170,%f169,%f79,%p98;
selp.f32 %f171,0fC3170000,0fC2FE0000,%p98;
mov.b32 %r306,%f170;
and.b32 %r307,%r306,8388607;
or.b32 %r308,%r307,1065353216;
mov.b32 %f172,%r308;
shr.u32 %r309,%r306,23;
cvt.rn.f32.u32 %f173,%r309;
add.f32 %f174,%f171,%f173;
setp.gt.f32 %p99,%f172,0f3FB504F3;
mul.f32 %f175,%f172,0f3F000000;
add.f32 %f176,%f174,0f3F800000;
selp.f32 %f177,%f176,%f174,%p99;
selp.f32 %f178,%f175,%f172,%p99;
add.f32 %f179,%f178,0fBF800000;
add.f32 %f180,%f178,0f3F800000;
rcp.approx.ftz.f32 %f181,%f180;
add.f32 %f182,%f179,%f179;
mul.f32 %f183,%f182,%f181;
mul.f32 %f184,%f183,%f183;
mov.f32 %f185,0f3C4CAF63;
mov.f32 %f186,0f3B18F0FE;
fma.rn.f32 %f187,%f186,%f184,%f185;
mov.f32 %f188,0f3DAAAABD;
fma.rn.f32 %f189,%f187,%f184,%f188;
mul.rn.f32 %f190,%f189,%f184;
mul.rn.f32 %f191,%f190,%f183;
sub.f32 %f192,%f179,%f183;
add.f32 %f193,%f192,%f192;
neg.f32 %f194,%f183;
fma.rn.f32 %f195,%f194,%f179,%f193;
mul.rn.f32 %f196,%f181,%f195;
add.f32 %f197,%f191,%f183;
sub.f32 %f198,%f183,%f197;
add.f32 %f199,%f191,%f198;
add.f32 %f200,%f196,%f199;
add.f32 %f201,%f197,%f200;
sub.f32 %f202,%f197,%f201;
add.f32 %f203,%f200,%f202;
mov.f32 %f204,0f3F317200;
mul.rn.f32 %f205,%f177,%f204;
mov.f32 %f206,0f35BFBE8E;
mul.rn.f32 %f207,%f177,%f206;
add.f32 %f208,%f205,%f201;
sub.f32 %f209,%f205,%f208;
add.f32 %f210,%f201,%f209;
add.f32 %f211,%f203,%f210;
add.f32 %f212,%f207,%f211;
add.f32 %f213,%f208,%f212;
sub.f32 %f214,%f208,%f213;
add.f32 %f215,%f212,%f214;
abs.f32 %f80,%f303;
setp.gt.f32 %p100,%f80,0f77F684DF;
mul.f32 %f216,%f303,0f39000000;
selp.f32 %f217,%f216,%f303,%p100;
mul.rn.f32 %f218,%f217,%f213;
neg.f32 %f219,%f218;
fma.rn.f32 %f220,%f217,%f213,%f219;
fma.rn.f32 %f221,%f217,%f215,%f220;
fma.rn.f32 %f222,%f163,%f213,%f221;
add.rn.f32 %f223,%f218,%f222;
neg.f32 %f224,%f223;
add.rn.f32 %f225,%f218,%f224;
add.rn.f32 %f226,%f225,%f222;
mov.b32 %r310,%f223;
setp.eq.s32 %p101,%r310,1118925336;
add.s32 %r311,%r310,-1;
mov.b32 %f227,%r311;
add.f32 %f228,%f226,0f37000000;
selp.f32 %f81,%f228,%f226,%p101;
selp.f32 %f229,%f227,%f223,%p101;
mov.f32 %f230,0f3FB8AA3B;
mul.rn.f32 %f231,%f229,%f230;
cvt.rzi.f32.f32 %f232,%f231;
abs.f32 %f233,%f232;
setp.gt.f32 %p102,%f233,0f42FC0000;
mov.b32 %r312,%f232;
and.b32 %r313,%r312,-2147483648;
or.b32 %r314,%r313,1123811328;
mov.b32 %f234,%r314;
selp.f32 %f235,%f234,%f232,%p102;
mov.f32 %f236,0fBF317218;
fma.rn.f32 %f237,%f235,%f236,%f229;
mov.f32 %f238,0f3102E308;
fma.rn.f32 %f239,%f235,%f238,%f237;
mul.f32 %f240,%f239,0f3FB8AA3B;
add.f32 %f241,%f235,0f4B40007F;
mov.b32 %r315,%f241;
shl.b32 %r316,%r315,23;
mov.b32 %f242,%r316;
ex2.approx.ftz.f32 %f243,%f240;
mul.f32 %f82,%f243,%f242;
setp.eq.f32 %p103,%f82,0f7F800000;
mov.f32 %f304,0f7F800000;
@%p103 bra $2_89;
fma.rn.f32 %f304,%f82,%f81,%f82;
$2_89:
mul.f32 %f276,%f303,0f3F000000;
cvt.rzi.f32.f32 %f275,%f276;
add.f32 %f274,%f275,%f275;
sub.f32 %f273,%f303,%f274;
abs.f32 %f272,%f273;
setp.lt.f32 %p104,%f77,0f00000000;
setp.eq.f32 %p105,%f272,0f3F800000;
and.pred %p5,%p104,%p105;
setp.eq.f32 %p106,%f77,0f00000000;
@%p106 bra $2_93;
bra.uni $2_90;
$2_93:
add.f32 %f247,%f77,%f77;
mov.b32 %r319,%f247;
selp.b32 %r320,%r319,0,%p105;
or.b32 %r321,%r320,2139095040;
setp.lt.f32 %p110,%f303,0f00000000;
selp.b32 %r322,%r321,%r320,%p110;
mov.b32 %f306,%r322;
bra.uni $2_94;
$2_90:
mov.b32 %r317,%f304;
xor.b32 %r318,%r317,-2147483648;
mov.b32 %f244,%r318;
selp.f32 %f306,%f244,%f304,%p5;
setp.geu.f32 %p107,%f77,0f00000000;
@%p107 bra $2_94;
cvt.rzi.f32.f32 %f245,%f303;
setp.eq.f32 %p108,%f245,%f303;
@%p108 bra $2_94;
mov.f32 %f306,0f7FFFFFFF;
$2_94:
abs.f32 %f277,%f303;
add.f32 %f248,%f79,%f277;
mov.b32 %r323,%f248;
setp.lt.s32 %p111,%r323,2139095040;
@%p111 bra $2_101;
abs.f32 %f278,%f303;
setp.gtu.f32 %p112,%f79,0f7F800000;
setp.gtu.f32 %p113,%f278,0f7F800000;
or.pred %p114,%p112,%p113;
@%p114 bra $2_100;
bra.uni $2_96;
$2_100:
add.f32 %f306,%f303,%f77;
bra.uni $2_101;
$2_96:
abs.f32 %f279,%f303;
setp.eq.f32 %p115,%f279,0f7F800000;
@%p115 bra $2_99;
bra.uni $2_97;
$2_99:
setp.gt.f32 %p118,%f79,0f3F800000;
selp.b32 %r327,2139095040,0,%p118;
xor.b32 %r328,%r327,2139095040;
setp.lt.f32 %p119,%f303,0f00000000;
selp.b32 %r329,%r328,%r327,%p119;
mov.b32 %f249,%r329;
setp.eq.f32 %p120,%f77,0fBF800000;
selp.f32 %f306,0f3F800000,%f249,%p120;
bra.uni $2_101;
$2_97:
setp.neu.f32 %p116,%f79,0f7F800000;
@%p116 bra $2_101;
setp.ge.f32 %p117,%f303,0f00000000;
selp.b32 %r324,2139095040,0,%p117;
or.b32 %r325,%r324,-2147483648;
selp.b32 %r326,%r325,%r324,%p5;
mov.b32 %f306,%r326;
$2_101:
setp.eq.f32 %p121,%f303,0f00000000;
setp.eq.f32 %p122,%f77,0f3F800000;
or.pred %p123,%p121,%p122;
selp.f32 %f250,0f3F800000,%f306,%p123;
mul.f32 %f317,%f129,%f250;
add.s32 %r330,%r133,1;
setp.eq.s32 %p124,%r330,%r180;
setp.gt.s32 %p125,%r180,1;
selp.b32 %r331,%r330,%r133,%p125;
and.pred %p126,%p125,%p124;
selp.b32 %r133,0,%r331,%p126;
add.s32 %r454,%r454,1;
setp.eq.s32 %p127,%r454,4;
@%p127 bra $2_113;
bra.uni $2_84;
$2_79:
mul.f32 %f140,%f320,%f11;
cvt.rmi.f32.f32 %f141,%f140;
mov.f32 %f142,0f00000000;
max.f32 %f143,%f141,%f142;
add.f32 %f144,%f11,0fBF800000;
min.f32 %f145,%f143,%f144;
mul.f32 %f320,%f12,%f145;
mul.f32 %f146,%f319,%f11;
cvt.rmi.f32.f32 %f147,%f146;
max.f32 %f148,%f147,%f142;
min.f32 %f149,%f148,%f144;
mul.f32 %f319,%f12,%f149;
mul.f32 %f150,%f318,%f11;
cvt.rmi.f32.f32 %f151,%f150;
max.f32 %f152,%f151,%f142;
min.f32 %f153,%f152,%f144;
mul.f32 %f318,%f12,%f153;
mul.f32 %f154,%f317,%f11;
cvt.rmi.f32.f32 %f155,%f154;
max.f32 %f156,%f155,%f142;
min.f32 %f157,%f156,%f144;
mul.f32 %f317,%f12,%f157;
bra.uni $2_113;
$2_102:
setp.gt.s32 %p128,%r180,1;
@%p128 bra $2_108;
bra.uni $2_103;
$2_108:
mov.u32 %r457,0;
$2_109:
.pragma "nounroll";
mov.f32 %f103,%f320;
mov.f32 %f320,%f319;
mov.f32 %f319,%f318;
mov.f32 %f318,%f317;
setp.eq.s32 %p133,%r133,0;
mov.f32 %f316,%f125;
@%p133 bra $2_112;
setp.ne.s32 %p134,%r133,1;
mov.f32 %f316,%f126;
@%p134 bra $2_111;
bra.uni $2_112;
$2_111:
setp.eq.s32 %p135,%r133,2;
selp.f32 %f316,%f127,%f128,%p135;
$2_112:
mov.f32 %f257,0f00000000;
max.f32 %f258,%f103,%f257;
mul.f32 %f259,%f13,%f258;
lg2.approx.f32 %f260,%f259;
mul.f32 %f261,%f316,%f260;
ex2.approx.f32 %f262,%f261;
mul.f32 %f317,%f129,%f262;
add.s32 %r334,%r133,1;
setp.eq.s32 %p136,%r334,%r180;
selp.b32 %r133,0,%r334,%p136;
add.s32 %r457,%r457,1;
setp.ne.s32 %p137,%r457,4;
@%p137 bra $2_109;
bra.uni $2_113;
$2_103:
setp.eq.s32 %p129,%r133,2;
selp.f32 %f93,%f127,%f128,%p129;
mov.u32 %r456,0;
$2_104:
.pragma "nounroll";
mov.f32 %f97,%f320;
mov.f32 %f320,%f319;
mov.f32 %f319,%f318;
mov.f32 %f318,%f317;
setp.eq.s32 %p130,%r133,0;
mov.f32 %f311,%f125;
@%p130 bra $2_107;
setp.ne.s32 %p131,%r133,1;
mov.f32 %f311,%f126;
@%p131 bra $2_106;
bra.uni $2_107;
$2_106:
mov.f32 %f311,%f93;
$2_107:
mov.f32 %f251,0f00000000;
max.f32 %f252,%f97,%f251;
mul.f32 %f253,%f13,%f252;
lg2.approx.f32 %f254,%f253;
mul.f32 %f255,%f311,%f254;
ex2.approx.f32 %f256,%f255;
mul.f32 %f317,%f129,%f256;
add.s32 %r456,%r456,1;
setp.eq.s32 %p132,%r456,4;
@%p132 bra $2_113;
bra.uni $2_104;
$2_113:
add.s32 %r370,%r449,4;
setp.le.s32 %p152,%r370,%r381;
and.pred %p151,%p153,%p152;
@%p151 bra $2_127;
bra.uni $2_114;
$2_127:
cvt.s64.s32 %rd105,%r449;
mul.lo.s64 %rd106,%rd105,%rd25;
add.s64 %rd51,%rd40,%rd106;
@%p10 bra $2_130;
setp.ne.s32 %p146,%r179,3;
@%p146 bra $2_131;
cvt.rn.f16.f32 %rs24,%f320;
cvt.rn.f16.f32 %rs25,%f319;
cvt.rn.f16.f32 %rs26,%f318;
cvt.rn.f16.f32 %rs27,%f317;
mov.b32 %r348,{%rs26,%rs27};
mov.b32 %r349,{%rs24,%rs25};
st.v2.u32 [%rd51],{%r349,%r348};
bra.uni $2_136;
$2_114:
sub.s32 %r371,%r381,%r449;
setp.lt.s32 %p138,%r371,1;
@%p138 bra $2_136;
@%p11 bra $2_125;
mov.u32 %r459,0;
$2_117:
.pragma "nounroll";
mov.f32 %f114,%f320;
mov.f32 %f320,%f319;
mov.f32 %f319,%f318;
mov.f32 %f318,%f317;
add.s32 %r336,%r459,%r449;
cvt.s64.s32 %rd100,%r336;
mul.lo.s64 %rd101,%rd114,%rd100;
add.s64 %rd50,%rd40,%rd101;
setp.eq.s32 %p140,%r179,1;
@%p140 bra $2_121;
setp.eq.s32 %p141,%r179,3;
@%p141 bra $2_122;
setp.ne.s32 %p142,%r179,2;
@%p142 bra $2_123;
cvt.rni.s32.f32 %r337,%f114;
max.s32 %r338,%r337,-32768;
min.s32 %r339,%r338,32767;
st.u16 [%rd50],%r339;
bra.uni $2_124;
$2_122:
cvt.rn.f16.f32 %rs23,%f114;
st.u16 [%rd50],%rs23;
bra.uni $2_124;
$2_121:
cvt.rni.s32.f32 %r340,%f114;
max.s32 %r341,%r340,0;
min.s32 %r342,%r341,65535;
st.u16 [%rd50],%r342;
bra.uni $2_124;
$2_123:
st.f32 [%rd50],%f114;
$2_124:
sub.s32 %r378,%r381,%r449;
min.s32 %r377,%r378,4;
add.s32 %r459,%r459,1;
setp.lt.s32 %p143,%r459,%r377;
mov.f32 %f317,0f00000000;
@%p143 bra $2_117;
bra.uni $2_136;
$2_130:
st.v4.f32 [%rd51],{%f320,%f319,%f318,%f317};
bra.uni $2_136;
$2_131:
cvt.rni.s32.f32 %r152,%f320;
cvt.rni.s32.f32 %r153,%f319;
cvt.rni.s32.f32 %r154,%f318;
cvt.rni.s32.f32 %r155,%f317;
@%p11 bra $2_135;
setp.eq.s32 %p148,%r179,1;
@%p148 bra $2_134;
bra.uni $2_133;
$2_134:
cvt.pack.sat.u16.s32 %r359,%r155,%r154;
cvt.pack.sat.u16.s32 %r356,%r153,%r152;
st.v2.u32 [%rd51],{%r356,%r359};
bra.uni $2_136;
$2_125:
mov.u32 %r460,0;
$2_126:
.pragma "nounroll";
mov.f32 %f117,%f319;
mov.f32 %f319,%f318;
mov.f32 %f318,%f317;
sub.s32 %r380,%r381,%r449;
min.s32 %r379,%r380,4;
add.s32 %r344,%r460,%r449;
cvt.s64.s32 %rd102,%r344;
mul.lo.s64 %rd103,%rd114,%rd102;
add.s64 %rd104,%rd40,%rd103;
cvt.rni.s32.f32 %r345,%f320;
max.s32 %r346,%r345,0;
min.s32 %r347,%r346,255;
st.u8 [%rd104],%r347;
add.s32 %r460,%r460,1;
setp.lt.s32 %p144,%r460,%r379;
mov.f32 %f317,0f00000000;
mov.f32 %f320,%f117;
@%p144 bra $2_126;
bra.uni $2_136;
$2_135:
mov.u32 %r365,0;
cvt.pack.sat.u8.s32.b32 %r362,%r155,%r154,%r365;
cvt.pack.sat.u8.s32.b32 %r366,%r153,%r152,%r362;
st.u32 [%rd51],%r366;
bra.uni $2_136;
$2_133:
cvt.pack.sat.s16.s32 %r353,%r155,%r154;
cvt.pack.sat.s16.s32 %r350,%r153,%r152;
st.v2.u32 [%rd51],{%r350,%r353};
$2_136:
add.s32 %r449,%r449,128;
setp.lt.s32 %p149,%r449,%r28;
mov.u32 %r421,%r436;
mov.u32 %r422,%r435;
mov.u32 %r423,%r434;
mov.u32 %r424,%r433;
@%p149 bra $2_40;
$2_137:
add.s32 %r399,%r399,1;
setp.lt.s32 %p150,%r399,%r192;
@%p150 bra $2_9;
$2_138:
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
@%p2 bra $3_25;
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
@%p3 bra $3_3;
ld.global.u32 %r102,[%rd2];
$3_3:
add.s32 %r6,%r2,128;
setp.ge.s32 %p4,%r6,%r36;
@%p4 bra $3_5;
ld.global.u32 %r103,[%rd2+128];
$3_5:
add.s32 %r9,%r2,256;
setp.ge.s32 %p5,%r9,%r36;
@%p5 bra $3_7;
ld.global.u32 %r104,[%rd2+256];
$3_7:
add.s32 %r12,%r2,384;
setp.ge.s32 %p6,%r12,%r36;
@%p6 bra $3_9;
ld.global.u32 %r105,[%rd2+384];
$3_9:
mul.lo.s64 %rd20,%rd12,%rd1;
setp.eq.s32 %p7,%r25,0;
selp.b32 %r58,1,4,%p7;
cvt.u32.u64 %r59,%rd13;
mul.lo.s32 %r60,%r1,%r59;
mad.lo.s32 %r61,%r2,%r58,%r60;
cvt.u64.u32 %rd21,%r61;
add.s64 %rd3,%rd20,%rd21;
@%p3 bra $3_25;
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
@%p7 bra $3_12;
st.global.cs.v4.f32 [%rd4],{%f3,%f4,%f5,%f6};
bra.uni $3_13;
$3_12:
cvt.rni.s32.f32 %r70,%f3;
cvt.rni.s32.f32 %r65,%f6;
cvt.rni.s32.f32 %r66,%f5;
mov.u32 %r67,0;
cvt.pack.sat.u8.s32.b32 %r64,%r65,%r66,%r67;
cvt.rni.s32.f32 %r69,%f4;
cvt.pack.sat.u8.s32.b32 %r68,%r69,%r70,%r64;
st.global.u32 [%rd5],%r68;
$3_13:
@%p4 bra $3_25;
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
@%p7 bra $3_16;
add.s64 %rd24,%rd4,512;
st.global.cs.v4.f32 [%rd24],{%f7,%f8,%f9,%f10};
bra.uni $3_17;
$3_16:
cvt.rni.s32.f32 %r80,%f7;
cvt.rni.s32.f32 %r75,%f10;
cvt.rni.s32.f32 %r76,%f9;
mov.u32 %r77,0;
cvt.pack.sat.u8.s32.b32 %r74,%r75,%r76,%r77;
cvt.rni.s32.f32 %r79,%f8;
cvt.pack.sat.u8.s32.b32 %r78,%r79,%r80,%r74;
st.global.u32 [%rd5+128],%r78;
$3_17:
@%p5 bra $3_25;
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
@%p7 bra $3_20;
add.s64 %rd25,%rd4,1024;
st.global.cs.v4.f32 [%rd25],{%f11,%f12,%f13,%f14};
bra.uni $3_21;
$3_20:
cvt.rni.s32.f32 %r90,%f11;
cvt.rni.s32.f32 %r85,%f14;
cvt.rni.s32.f32 %r86,%f13;
mov.u32 %r87,0;
cvt.pack.sat.u8.s32.b32 %r84,%r85,%r86,%r87;
cvt.rni.s32.f32 %r89,%f12;
cvt.pack.sat.u8.s32.b32 %r88,%r89,%r90,%r84;
st.global.u32 [%rd5+256],%r88;
$3_21:
@%p6 bra $3_25;
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
@%p7 bra $3_24;
add.s64 %rd26,%rd4,1536;
st.global.cs.v4.f32 [%rd26],{%f15,%f16,%f17,%f18};
bra.uni $3_25;
$3_24:
cvt.rni.s32.f32 %r100,%f15;
cvt.rni.s32.f32 %r95,%f18;
cvt.rni.s32.f32 %r96,%f17;
mov.u32 %r97,0;
cvt.pack.sat.u8.s32.b32 %r94,%r95,%r96,%r97;
cvt.rni.s32.f32 %r99,%f16;
cvt.pack.sat.u8.s32.b32 %r98,%r99,%r100,%r94;
st.global.u32 [%rd5+384],%r98;
$3_25:
ret;
}
`;
