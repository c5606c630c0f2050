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
.reg .pred %p<173>;
.reg .b16 %rs<28>;
.reg .f32 %f<344>;
.reg .b32 %r<475>;
.reg .b64 %rd<116>;
ld.param.u64 %rd53,[p0];
ld.param.v2.u32 {%r186,%r187},[p1+40];
ld.param.u64 %rd58,[p2];
ld.param.v2.u32 {%r384,%r189},[p3+32];
ld.param.v2.u32 {%r190,%r191},[p3+40];
ld.param.u64 %rd63,[p5];
ld.param.u32 %r181,[p4+40];
ld.param.u32 %r180,[p4+36];
ld.param.f32 %f137,[p4+32];
ld.param.f32 %f136,[p4+28];
ld.param.f32 %f135,[p4+24];
ld.param.f32 %f134,[p4+20];
ld.param.f32 %f133,[p4+16];
ld.param.u32 %r179,[p4+12];
ld.param.u32 %r178,[p4+8];
ld.param.u32 %r177,[p4+4];
ld.param.u32 %r176,[p4];
ld.param.u64 %rd114,[p3+24];
ld.param.u64 %rd113,[p3+16];
ld.param.u64 %rd112,[p3+8];
ld.param.u64 %rd59,[p3];
ld.param.u64 %rd110,[p1+24];
ld.param.u64 %rd109,[p1+16];
ld.param.u64 %rd108,[p1+8];
ld.param.u64 %rd54,[p1];
mov.u32 %r5,%ctaid.z;
setp.eq.s32 %p7,%r187,0;
@%p7 bra $0_2;
cvta.to.global.u64 %rd64,%rd53;
mul.wide.s32 %rd65,%r5,40;
add.s64 %rd66,%rd64,%rd65;
ld.global.u64 %rd110,[%rd66+24];
ld.global.u64 %rd109,[%rd66+16];
ld.global.u64 %rd108,[%rd66+8];
ld.global.u64 %rd107,[%rd66];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd67,%r5;
mul.lo.s64 %rd68,%rd54,%rd67;
add.s64 %rd107,%rd53,%rd68;
$0_3:
setp.eq.s32 %p8,%r191,0;
@%p8 bra $0_5;
cvta.to.global.u64 %rd69,%rd58;
mul.wide.s32 %rd70,%r5,40;
add.s64 %rd71,%rd69,%rd70;
ld.global.v2.u32 {%r384,%r385},[%rd71+32];
ld.global.u64 %rd114,[%rd71+24];
ld.global.u64 %rd113,[%rd71+16];
ld.global.u64 %rd112,[%rd71+8];
ld.global.u64 %rd111,[%rd71];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd72,%r5;
mul.lo.s64 %rd73,%rd59,%rd72;
add.s64 %rd111,%rd58,%rd73;
mov.u32 %r385,%r189;
$0_6:
mov.u32 %r196,%ctaid.y;
shl.b32 %r197,%r196,3;
mov.u32 %r198,%tid.y;
add.s32 %r199,%r197,%r198;
setp.eq.s32 %p9,%r189,1;
selp.b32 %r19,0,%r199,%p9;
mov.u32 %r200,%ctaid.x;
shl.b32 %r201,%r200,3;
add.s32 %r202,%r201,%r198;
selp.b32 %r203,%r202,%r200,%p9;
shl.b32 %r204,%r203,9;
mov.u32 %r205,%tid.x;
shl.b32 %r206,%r205,2;
add.s32 %r20,%r204,%r206;
setp.ge.s32 %p10,%r19,%r385;
@%p10 bra $0_148;
setp.eq.s32 %p11,%r177,4;
selp.b32 %r207,4,2,%p11;
setp.eq.s32 %p12,%r177,0;
selp.b32 %r23,1,%r207,%p12;
cvt.u64.u32 %rd25,%r23;
setp.lt.s32 %p13,%r190,1;
@%p13 bra $0_148;
setp.eq.s32 %p14,%r176,4;
selp.b32 %r210,4,2,%p14;
setp.eq.s32 %p15,%r176,0;
mov.u32 %r402,0;
selp.b32 %r211,1,%r210,%p15;
mov.u32 %r212,1;
cvt.s64.s32 %rd74,%r19;
mul.lo.s64 %rd28,%rd108,%rd74;
mul.lo.s64 %rd29,%rd112,%rd74;
add.s32 %r213,%r20,512;
min.s32 %r28,%r384,%r213;
setp.eq.s32 %p16,%r176,2;
selp.b32 %r29,32768,0,%p16;
sub.s32 %r214,%r180,%r181;
mov.u32 %r215,-1;
shl.b32 %r30,%r215,%r214;
shl.b32 %r216,%r212,%r181;
cvt.rn.f32.s32 %f11,%r216;
rcp.rn.f32 %f12,%f11;
mul.lo.s32 %r217,%r180,%r5;
cvt.u64.u32 %rd30,%r217;
rcp.rn.f32 %f13,%f137;
setp.eq.s32 %p17,%r180,4;
setp.eq.s32 %p18,%r180,2;
or.pred %p1,%p18,%p17;
cvta.to.global.u64 %rd75,%rd63;
mul.wide.u32 %rd76,%r5,4;
add.s64 %rd31,%rd75,%rd76;
setp.eq.s32 %p19,%r180,1;
selp.f32 %f14,%f134,0f00000000,%p19;
mul.wide.s32 %rd32,%r20,%r211;
add.s32 %r218,%r20,128;
mul.wide.s32 %rd33,%r218,%r211;
add.s32 %r219,%r20,256;
mul.wide.s32 %rd34,%r219,%r211;
add.s32 %r220,%r20,384;
mul.wide.s32 %rd35,%r220,%r211;
setp.eq.s64 %p20,%rd113,%rd25;
cvt.u64.u32 %rd78,%r211;
setp.eq.s64 %p21,%rd109,%rd78;
and.pred %p2,%p21,%p20;
not.pred %p23,%p2;
$0_9:
.pragma "nounroll";
cvt.s64.s32 %rd79,%r402;
mul.lo.s64 %rd80,%rd110,%rd79;
add.s64 %rd81,%rd80,%rd28;
add.s64 %rd40,%rd107,%rd81;
mul.lo.s64 %rd82,%rd114,%rd79;
add.s64 %rd83,%rd82,%rd29;
add.s64 %rd41,%rd111,%rd83;
mov.pred %p172,0;
@%p23 bra $0_12;
shl.b32 %r223,%r211,2;
add.s32 %r224,%r223,-1;
cvt.s64.s32 %rd84,%r224;
and.b64 %rd85,%rd40,%rd84;
setp.ne.s64 %p27,%rd85,0;
@%p27 bra $0_12;
shl.b32 %r227,%r23,2;
add.s32 %r228,%r227,-1;
cvt.s64.s32 %rd86,%r228;
and.b64 %rd87,%rd41,%rd86;
setp.eq.s64 %p172,%rd87,0;
$0_12:
add.s64 %rd42,%rd40,%rd32;
add.s64 %rd43,%rd40,%rd33;
add.s64 %rd44,%rd40,%rd34;
add.s64 %rd45,%rd40,%rd35;
@%p15 bra $0_22;
setp.ne.s32 %p31,%r176,4;
@%p31 bra $0_30;
add.s32 %r229,%r20,4;
setp.gt.s32 %p32,%r229,%r384;
not.pred %p33,%p172;
or.pred %p34,%p33,%p32;
@%p34 bra $0_16;
ld.v4.u32 {%r435,%r434,%r433,%r432},[%rd42];
$0_16:
add.s32 %r234,%r20,132;
setp.gt.s32 %p35,%r234,%r384;
or.pred %p37,%p33,%p35;
@%p37 bra $0_18;
ld.v4.u32 {%r431,%r430,%r429,%r428},[%rd43];
$0_18:
add.s32 %r239,%r20,260;
setp.gt.s32 %p38,%r239,%r384;
or.pred %p40,%p33,%p38;
@%p40 bra $0_20;
ld.v4.u32 {%r427,%r426,%r425,%r424},[%rd44];
$0_20:
add.s32 %r244,%r20,388;
setp.gt.s32 %p41,%r244,%r384;
or.pred %p43,%p33,%p41;
@%p43 bra $0_38;
ld.v4.u32 {%r436,%r437,%r438,%r439},[%rd45];
bra.uni $0_38;
$0_22:
add.s32 %r249,%r20,4;
setp.gt.s32 %p44,%r249,%r384;
not.pred %p45,%p172;
or.pred %p46,%p45,%p44;
@%p46 bra $0_24;
ld.u32 %r435,[%rd42];
$0_24:
add.s32 %r250,%r20,132;
setp.gt.s32 %p47,%r250,%r384;
or.pred %p49,%p45,%p47;
@%p49 bra $0_26;
ld.u32 %r431,[%rd43];
$0_26:
add.s32 %r251,%r20,260;
setp.gt.s32 %p50,%r251,%r384;
or.pred %p52,%p45,%p50;
@%p52 bra $0_28;
ld.u32 %r427,[%rd44];
$0_28:
add.s32 %r252,%r20,388;
setp.gt.s32 %p53,%r252,%r384;
or.pred %p55,%p45,%p53;
@%p55 bra $0_38;
ld.u32 %r436,[%rd45];
bra.uni $0_38;
$0_30:
add.s32 %r253,%r20,4;
setp.gt.s32 %p56,%r253,%r384;
not.pred %p57,%p172;
or.pred %p58,%p57,%p56;
@%p58 bra $0_32;
ld.v2.u32 {%r435,%r434},[%rd42];
$0_32:
add.s32 %r256,%r20,132;
setp.gt.s32 %p59,%r256,%r384;
or.pred %p61,%p57,%p59;
@%p61 bra $0_34;
ld.v2.u32 {%r431,%r430},[%rd43];
$0_34:
add.s32 %r259,%r20,260;
setp.gt.s32 %p62,%r259,%r384;
or.pred %p64,%p57,%p62;
@%p64 bra $0_36;
ld.v2.u32 {%r427,%r426},[%rd44];
$0_36:
add.s32 %r262,%r20,388;
setp.gt.s32 %p65,%r262,%r384;
or.pred %p67,%p57,%p65;
@%p67 bra $0_38;
ld.v2.u32 {%r436,%r437},[%rd45];
$0_38:
setp.ge.s32 %p68,%r20,%r28;
@%p68 bra $0_147;
mov.u32 %r452,%r20;
$0_40:
.pragma "nounroll";
mov.u32 %r126,%r435;
mov.u32 %r125,%r434;
mov.u32 %r124,%r433;
mov.u32 %r123,%r432;
mov.u32 %r435,%r431;
mov.u32 %r434,%r430;
mov.u32 %r433,%r429;
mov.u32 %r432,%r428;
mov.u32 %r431,%r427;
mov.u32 %r430,%r426;
mov.u32 %r429,%r425;
mov.u32 %r428,%r424;
add.s32 %r265,%r452,4;
setp.le.s32 %p69,%r265,%r384;
and.pred %p5,%p172,%p69;
@%p5 bra $0_54;
bra.uni $0_41;
$0_54:
@%p15 bra $0_58;
@%p14 bra $0_59;
setp.ne.s32 %p79,%r176,3;
@%p79 bra $0_60;
cvt.u16.u32 %rs7,%r126;
cvt.f32.f16 %f333,%rs7;
shr.u32 %r268,%r126,16;
cvt.u16.u32 %rs8,%r268;
cvt.f32.f16 %f332,%rs8;
cvt.u16.u32 %rs9,%r125;
cvt.f32.f16 %f331,%rs9;
shr.u32 %r269,%r125,16;
cvt.u16.u32 %rs10,%r269;
cvt.f32.f16 %f330,%rs10;
bra.uni $0_61;
$0_41:
cvt.s64.s32 %rd115,%r452;
mov.u32 %r453,0;
$0_42:
.pragma "nounroll";
mov.f32 %f333,%f332;
mov.f32 %f332,%f331;
mov.f32 %f331,%f330;
sub.s32 %r379,%r384,%r452;
min.s32 %r378,%r379,4;
setp.ge.s32 %p70,%r453,%r378;
mov.f32 %f330,0f00000000;
@%p70 bra $0_53;
mul.lo.s64 %rd88,%rd109,%rd115;
add.s64 %rd48,%rd40,%rd88;
setp.gt.s32 %p71,%r176,1;
@%p71 bra $0_46;
@%p15 bra $0_51;
setp.eq.s32 %p75,%r176,1;
@%p75 bra $0_50;
bra.uni $0_52;
$0_50:
ld.global.nc.u16 %rs4,[%rd48];
cvt.rn.f32.u16 %f330,%rs4;
bra.uni $0_53;
$0_46:
@%p16 bra $0_49;
setp.ne.s32 %p73,%r176,3;
@%p73 bra $0_52;
ld.global.nc.u16 %rs1,[%rd48];
cvt.f32.f16 %f330,%rs1;
bra.uni $0_53;
$0_51:
ld.global.nc.u8 %r267,[%rd48];
cvt.u16.u32 %rs5,%r267;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f330,%rs6;
bra.uni $0_53;
$0_49:
ld.global.nc.s16 %rs3,[%rd48];
cvt.rn.f32.s16 %f330,%rs3;
bra.uni $0_53;
$0_52:
ld.global.nc.f32 %f330,[%rd48];
$0_53:
add.s64 %rd115,%rd115,1;
add.s32 %r453,%r453,1;
setp.eq.s32 %p76,%r453,4;
@%p76 bra $0_61;
bra.uni $0_42;
$0_59:
mov.b32 %f333,%r126;
mov.b32 %f332,%r125;
mov.b32 %f331,%r124;
mov.b32 %f330,%r123;
bra.uni $0_61;
$0_58:
cvt.u16.u32 %rs11,%r126;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f333,%rs12;
shr.u16 %rs13,%rs11,8;
cvt.rn.f32.u16 %f332,%rs13;
shr.u32 %r270,%r126,16;
cvt.u16.u32 %rs14,%r270;
and.b16 %rs15,%rs14,255;
cvt.rn.f32.u16 %f331,%rs15;
shr.u32 %r271,%r126,24;
cvt.u16.u32 %rs16,%r271;
cvt.rn.f32.u16 %f330,%rs16;
bra.uni $0_61;
$0_60:
and.b32 %r272,%r126,65535;
and.b32 %r273,%r126,%r29;
shl.b32 %r274,%r273,1;
sub.s32 %r275,%r272,%r274;
cvt.rn.f32.s32 %f333,%r275;
shr.u32 %r276,%r126,16;
and.b32 %r277,%r276,%r29;
shl.b32 %r278,%r277,1;
sub.s32 %r279,%r276,%r278;
cvt.rn.f32.s32 %f332,%r279;
and.b32 %r280,%r125,%r29;
shl.b32 %r281,%r280,1;
and.b32 %r282,%r125,65535;
sub.s32 %r283,%r282,%r281;
cvt.rn.f32.s32 %f331,%r283;
shr.u32 %r284,%r125,16;
and.b32 %r285,%r284,%r29;
shl.b32 %r286,%r285,1;
sub.s32 %r287,%r284,%r286;
cvt.rn.f32.s32 %f330,%r287;
$0_61:
setp.lt.s32 %p80,%r178,2;
mov.u32 %r133,%r402;
@%p80 bra $0_63;
rem.s32 %r133,%r452,%r178;
$0_63:
setp.gt.s32 %p81,%r179,1;
@%p81 bra $0_66;
bra.uni $0_64;
$0_66:
setp.eq.s32 %p82,%r179,2;
@%p82 bra $0_84;
setp.eq.s32 %p83,%r179,3;
@%p83 bra $0_81;
setp.ne.s32 %p84,%r179,5;
@%p84 bra $0_92;
mov.u32 %r455,0;
$0_70:
.pragma "nounroll";
mov.f32 %f53,%f333;
mov.f32 %f333,%f332;
mov.f32 %f332,%f331;
mov.f32 %f331,%f330;
ld.param.u32 %r381,[p4+44];
ld.param.u32 %r380,[p4+40];
cvt.rzi.s32.f32 %r289,%f53;
mul.lo.s32 %r290,%r289,%r380;
cvt.s64.s32 %rd94,%r290;
mul.lo.s32 %r291,%r133,%r381;
cvt.s64.s32 %rd95,%r291;
add.s64 %rd96,%rd95,%rd30;
add.s64 %rd97,%rd96,%rd94;
add.s64 %rd50,%rd63,%rd97;
setp.gt.s32 %p87,%r177,1;
@%p87 bra $0_73;
@%p12 bra $0_78;
setp.eq.s32 %p91,%r177,1;
@%p91 bra $0_77;
bra.uni $0_79;
$0_77:
ld.global.nc.u16 %rs20,[%rd50];
cvt.rn.f32.u16 %f330,%rs20;
bra.uni $0_80;
$0_73:
setp.eq.s32 %p88,%r177,2;
@%p88 bra $0_76;
setp.ne.s32 %p89,%r177,3;
@%p89 bra $0_79;
ld.global.nc.u16 %rs17,[%rd50];
cvt.f32.f16 %f330,%rs17;
bra.uni $0_80;
$0_78:
ld.global.nc.u8 %r292,[%rd50];
cvt.u16.u32 %rs21,%r292;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f330,%rs22;
bra.uni $0_80;
$0_76:
ld.global.nc.s16 %rs19,[%rd50];
cvt.rn.f32.s16 %f330,%rs19;
bra.uni $0_80;
$0_79:
ld.global.nc.f32 %f330,[%rd50];
$0_80:
add.s32 %r293,%r133,1;
setp.eq.s32 %p92,%r293,%r178;
setp.gt.s32 %p93,%r178,1;
selp.b32 %r294,%r293,%r133,%p93;
and.pred %p94,%p93,%p92;
selp.b32 %r133,0,%r294,%p94;
add.s32 %r455,%r455,1;
setp.eq.s32 %p95,%r455,4;
@%p95 bra $0_123;
bra.uni $0_70;
$0_64:
setp.eq.s32 %p85,%r179,0;
@%p85 bra $0_91;
setp.eq.s32 %p86,%r179,1;
@%p86 bra $0_85;
bra.uni $0_92;
$0_85:
setp.eq.s64 %p101,%rd63,0;
mov.f32 %f310,%f133;
@%p101 bra $0_87;
ld.global.f32 %f310,[%rd31];
$0_87:
setp.eq.s32 %p102,%r180,0;
mov.f32 %f311,%f134;
@%p102 bra $0_90;
setp.ne.s32 %p103,%r180,2;
mov.f32 %f311,%f310;
@%p103 bra $0_89;
bra.uni $0_90;
$0_89:
mov.f32 %f311,0f00000000;
$0_90:
setp.lt.f32 %p104,%f310,%f333;
setp.eq.s32 %p105,%r180,3;
selp.u32 %r303,-1,0,%p1;
selp.u32 %r304,-1,0,%p105;
selp.b32 %r305,%r304,%r303,%p104;
and.b32 %r306,%r305,1;
setp.eq.b32 %p106,%r306,1;
selp.f32 %f171,%f311,%f14,%p104;
selp.f32 %f333,%f333,%f171,%p106;
setp.lt.f32 %p107,%f310,%f332;
selp.b32 %r307,%r304,%r303,%p107;
and.b32 %r308,%r307,1;
setp.eq.b32 %p108,%r308,1;
selp.f32 %f172,%f311,%f14,%p107;
selp.f32 %f332,%f332,%f172,%p108;
setp.lt.f32 %p109,%f310,%f331;
selp.b32 %r309,%r304,%r303,%p109;
and.b32 %r310,%r309,1;
setp.eq.b32 %p110,%r310,1;
selp.f32 %f173,%f311,%f14,%p109;
selp.f32 %f331,%f331,%f173,%p110;
setp.lt.f32 %p111,%f310,%f330;
selp.b32 %r311,%r304,%r303,%p111;
and.b32 %r312,%r311,1;
setp.eq.b32 %p112,%r312,1;
selp.f32 %f174,%f311,%f14,%p111;
selp.f32 %f330,%f330,%f174,%p112;
bra.uni $0_123;
$0_84:
setp.gtu.f32 %p97,%f134,%f333;
sub.f32 %f166,%f133,%f333;
selp.f32 %f333,%f333,%f166,%p97;
sub.f32 %f167,%f133,%f332;
setp.gtu.f32 %p98,%f134,%f332;
selp.f32 %f332,%f332,%f167,%p98;
sub.f32 %f168,%f133,%f331;
setp.gtu.f32 %p99,%f134,%f331;
selp.f32 %f331,%f331,%f168,%p99;
sub.f32 %f169,%f133,%f330;
setp.gtu.f32 %p100,%f134,%f330;
selp.f32 %f330,%f330,%f169,%p100;
bra.uni $0_123;
$0_81:
setp.gt.s32 %p96,%r180,0;
@%p96 bra $0_83;
bra.uni $0_82;
$0_83:
cvt.rzi.s32.f32 %r295,%f333;
and.b32 %r296,%r295,%r30;
cvt.rn.f32.s32 %f333,%r296;
cvt.rzi.s32.f32 %r297,%f332;
and.b32 %r298,%r297,%r30;
cvt.rn.f32.s32 %f332,%r298;
cvt.rzi.s32.f32 %r299,%f331;
and.b32 %r300,%r299,%r30;
cvt.rn.f32.s32 %f331,%r300;
cvt.rzi.s32.f32 %r301,%f330;
and.b32 %r302,%r301,%r30;
cvt.rn.f32.s32 %f330,%r302;
bra.uni $0_123;
$0_91:
fma.rn.f32 %f333,%f333,%f133,%f134;
fma.rn.f32 %f332,%f332,%f133,%f134;
fma.rn.f32 %f331,%f331,%f133,%f134;
fma.rn.f32 %f330,%f330,%f133,%f134;
bra.uni $0_123;
$0_92:
@%p15 bra $0_112;
mov.u32 %r457,0;
$0_94:
.pragma "nounroll";
mov.f32 %f86,%f333;
mov.f32 %f333,%f332;
mov.f32 %f332,%f331;
mov.f32 %f331,%f330;
setp.eq.s32 %p114,%r133,0;
mov.f32 %f316,%f133;
@%p114 bra $0_97;
setp.ne.s32 %p115,%r133,1;
mov.f32 %f316,%f134;
@%p115 bra $0_96;
bra.uni $0_97;
$0_96:
setp.eq.s32 %p116,%r133,2;
selp.f32 %f316,%f135,%f136,%p116;
$0_97:
mov.f32 %f176,0f00000000;
max.f32 %f177,%f86,%f176;
mul.f32 %f89,%f13,%f177;
abs.f32 %f91,%f89;
setp.lt.f32 %p117,%f91,0f00800000;
mul.f32 %f182,%f91,0f4B800000;
selp.f32 %f183,%f182,%f91,%p117;
selp.f32 %f184,0fC3170000,0fC2FE0000,%p117;
mov.b32 %r314,%f183;
and.b32 %r315,%r314,8388607;
or.b32 %r316,%r315,1065353216;
mov.b32 %f185,%r316;
shr.u32 %r317,%r314,23;
cvt.rn.f32.u32 %f186,%r317;
add.f32 %f187,%f184,%f186;
setp.gt.f32 %p118,%f185,0f3FB504F3;
mul.f32 %f188,%f185,0f3F000000;
add.f32 %f189,%f187,0f3F800000;
selp.f32 %f190,%f189,%f187,%p118;
selp.f32 %f191,%f188,%f185,%p118;
add.f32 %f192,%f191,0fBF800000;
add.f32 %f193,%f191,0f3F800000;
rcp.approx.ftz.f32 %f194,%f193;
add.f32 %f195,%f192,%f192;
mul.f32 %f196,%f195,%f194;
mul.f32 %f197,%f196,%f196;
mov.f32 %f198,0f3C4CAF63;
mov.f32 %f199,0f3B18F0FE;
fma.rn.f32 %f200,%f199,%f197,%f198;
mov.f32 %f201,0f3DAAAABD;
fma.rn.f32 %f202,%f200,%f197,%f201;
mul.rn.f32 %f203,%f202,%f197;
mul.rn.f32 %f204,%f203,%f196;
sub.f32 %f205,%f192,%f196;
add.f32 %f206,%f205,%f205;
neg.f32 %f207,%f196;
fma.rn.f32 %f208,%f207,%f192,%f206;
mul.rn.f32 %f209,%f194,%f208;
add.f32 %f210,%f204,%f196;
sub.f32 %f211,%f196,%f210;
add.f32 %f212,%f204,%f211;
add.f32 %f213,%f209,%f212;
add.f32 %f214,%f210,%f213;
sub.f32 %f215,%f210,%f214;
add.f32 %f216,%f213,%f215;
mov.f32 %f217,0f3F317200;
mul.rn.f32 %f218,%f190,%f217;
mov.f32 %f219,0f35BFBE8E;
mul.rn.f32 %f220,%f190,%f219;
add.f32 %f221,%f218,%f214;
sub.f32 %f222,%f218,%f221;
add.f32 %f223,%f214,%f222;
add.f32 %f224,%f216,%f223;
add.f32 %f225,%f220,%f224;
add.f32 %f226,%f221,%f225;
sub.f32 %f227,%f221,%f226;
add.f32 %f228,%f225,%f227;
abs.f32 %f92,%f316;
setp.gt.f32 %p119,%f92,0f77F684DF;
mul.f32 %f229,%f316,0f39000000;
selp.f32 %f230,%f229,%f316,%p119;
mul.rn.f32 %f231,%f230,%f226;
neg.f32 %f232,%f231;
fma.rn.f32 %f233,%f230,%f226,%f232;
fma.rn.f32 %f234,%f230,%f228,%f233;
fma.rn.f32 %f235,%f176,%f226,%f234;
add.rn.f32 %f236,%f231,%f235;
neg.f32 %f237,%f236;
add.rn.f32 %f238,%f231,%f237;
add.rn.f32 %f239,%f238,%f235;
mov.b32 %r318,%f236;
setp.eq.s32 %p120,%r318,1118925336;
add.s32 %r319,%r318,-1;
mov.b32 %f240,%r319;
add.f32 %f241,%f239,0f37000000;
selp.f32 %f93,%f241,%f239,%p120;
selp.f32 %f242,%f240,%f236,%p120;
mov.f32 %f243,0f3FB8AA3B;
mul.rn.f32 %f244,%f242,%f243;
cvt.rzi.f32.f32 %f245,%f244;
abs.f32 %f246,%f245;
setp.gt.f32 %p121,%f246,0f42FC0000;
mov.b32 %r320,%f245;
and.b32 %r321,%r320,-2147483648;
or.b32 %r322,%r321,1123811328;
mov.b32 %f247,%r322;
selp.f32 %f248,%f247,%f245,%p121;
mov.f32 %f249,0fBF317218;
fma.rn.f32 %f250,%f248,%f249,%f242;
mov.f32 %f251,0f3102E308;
fma.rn.f32 %f252,%f248,%f251,%f250;
mul.f32 %f253,%f252,0f3FB8AA3B;
add.f32 %f254,%f248,0f4B40007F;
mov.b32 %r323,%f254;
shl.b32 %r324,%r323,23;
mov.b32 %f255,%r324;
ex2.approx.ftz.f32 %f256,%f253;
mul.f32 %f94,%f256,%f255;
setp.eq.f32 %p122,%f94,0f7F800000;
mov.f32 %f317,0f7F800000;
@%p122 bra $0_99;
fma.rn.f32 %f317,%f94,%f93,%f94;
$0_99:
mul.f32 %f287,%f316,0f3F000000;
cvt.rzi.f32.f32 %f286,%f287;
add.f32 %f285,%f286,%f286;
sub.f32 %f284,%f316,%f285;
abs.f32 %f283,%f284;
setp.lt.f32 %p123,%f89,0f00000000;
setp.eq.f32 %p124,%f283,0f3F800000;
and.pred %p6,%p123,%p124;
setp.eq.f32 %p125,%f89,0f00000000;
@%p125 bra $0_103;
bra.uni $0_100;
$0_103:
add.f32 %f260,%f89,%f89;
mov.b32 %r327,%f260;
selp.b32 %r328,%r327,0,%p124;
or.b32 %r329,%r328,2139095040;
setp.lt.f32 %p129,%f316,0f00000000;
selp.b32 %r330,%r329,%r328,%p129;
mov.b32 %f319,%r330;
bra.uni $0_104;
$0_100:
mov.b32 %r325,%f317;
xor.b32 %r326,%r325,-2147483648;
mov.b32 %f257,%r326;
selp.f32 %f319,%f257,%f317,%p6;
setp.geu.f32 %p126,%f89,0f00000000;
@%p126 bra $0_104;
cvt.rzi.f32.f32 %f258,%f316;
setp.eq.f32 %p127,%f258,%f316;
@%p127 bra $0_104;
mov.f32 %f319,0f7FFFFFFF;
$0_104:
abs.f32 %f288,%f316;
add.f32 %f261,%f91,%f288;
mov.b32 %r331,%f261;
setp.lt.s32 %p130,%r331,2139095040;
@%p130 bra $0_111;
abs.f32 %f289,%f316;
setp.gtu.f32 %p131,%f91,0f7F800000;
setp.gtu.f32 %p132,%f289,0f7F800000;
or.pred %p133,%p131,%p132;
@%p133 bra $0_110;
bra.uni $0_106;
$0_110:
add.f32 %f319,%f316,%f89;
bra.uni $0_111;
$0_106:
abs.f32 %f290,%f316;
setp.eq.f32 %p134,%f290,0f7F800000;
@%p134 bra $0_109;
bra.uni $0_107;
$0_109:
setp.gt.f32 %p137,%f91,0f3F800000;
selp.b32 %r335,2139095040,0,%p137;
xor.b32 %r336,%r335,2139095040;
setp.lt.f32 %p138,%f316,0f00000000;
selp.b32 %r337,%r336,%r335,%p138;
mov.b32 %f262,%r337;
setp.eq.f32 %p139,%f89,0fBF800000;
selp.f32 %f319,0f3F800000,%f262,%p139;
bra.uni $0_111;
$0_107:
setp.neu.f32 %p135,%f91,0f7F800000;
@%p135 bra $0_111;
setp.ge.f32 %p136,%f316,0f00000000;
selp.b32 %r332,2139095040,0,%p136;
or.b32 %r333,%r332,-2147483648;
selp.b32 %r334,%r333,%r332,%p6;
mov.b32 %f319,%r334;
$0_111:
setp.eq.f32 %p140,%f316,0f00000000;
setp.eq.f32 %p141,%f89,0f3F800000;
or.pred %p142,%p140,%p141;
selp.f32 %f263,0f3F800000,%f319,%p142;
mul.f32 %f330,%f137,%f263;
add.s32 %r338,%r133,1;
setp.eq.s32 %p143,%r338,%r178;
setp.gt.s32 %p144,%r178,1;
selp.b32 %r339,%r338,%r133,%p144;
and.pred %p145,%p144,%p143;
selp.b32 %r133,0,%r339,%p145;
add.s32 %r457,%r457,1;
setp.eq.s32 %p146,%r457,4;
@%p146 bra $0_123;
bra.uni $0_94;
$0_82:
mul.f32 %f148,%f333,%f11;
cvt.rmi.f32.f32 %f149,%f148;
mov.f32 %f150,0f00000000;
max.f32 %f151,%f149,%f150;
add.f32 %f152,%f11,0fBF800000;
min.f32 %f153,%f151,%f152;
mul.f32 %f333,%f12,%f153;
mul.f32 %f154,%f332,%f11;
cvt.rmi.f32.f32 %f155,%f154;
max.f32 %f156,%f155,%f150;
min.f32 %f157,%f156,%f152;
mul.f32 %f332,%f12,%f157;
mul.f32 %f158,%f331,%f11;
cvt.rmi.f32.f32 %f159,%f158;
max.f32 %f160,%f159,%f150;
min.f32 %f161,%f160,%f152;
mul.f32 %f331,%f12,%f161;
mul.f32 %f162,%f330,%f11;
cvt.rmi.f32.f32 %f163,%f162;
max.f32 %f164,%f163,%f150;
min.f32 %f165,%f164,%f152;
mul.f32 %f330,%f12,%f165;
bra.uni $0_123;
$0_112:
setp.gt.s32 %p147,%r178,1;
@%p147 bra $0_118;
bra.uni $0_113;
$0_118:
mov.u32 %r460,0;
$0_119:
.pragma "nounroll";
mov.f32 %f115,%f333;
mov.f32 %f333,%f332;
mov.f32 %f332,%f331;
mov.f32 %f331,%f330;
setp.eq.s32 %p152,%r133,0;
mov.f32 %f329,%f133;
@%p152 bra $0_122;
setp.ne.s32 %p153,%r133,1;
mov.f32 %f329,%f134;
@%p153 bra $0_121;
bra.uni $0_122;
$0_121:
setp.eq.s32 %p154,%r133,2;
selp.f32 %f329,%f135,%f136,%p154;
$0_122:
mov.f32 %f270,0f00000000;
max.f32 %f271,%f115,%f270;
mul.f32 %f272,%f13,%f271;
lg2.approx.f32 %f273,%f272;
mul.f32 %f274,%f329,%f273;
ex2.approx.f32 %f275,%f274;
mul.f32 %f330,%f137,%f275;
add.s32 %r342,%r133,1;
setp.eq.s32 %p155,%r342,%r178;
selp.b32 %r133,0,%r342,%p155;
add.s32 %r460,%r460,1;
setp.ne.s32 %p156,%r460,4;
@%p156 bra $0_119;
bra.uni $0_123;
$0_113:
setp.eq.s32 %p148,%r133,2;
selp.f32 %f105,%f135,%f136,%p148;
mov.u32 %r459,0;
$0_114:
.pragma "nounroll";
mov.f32 %f109,%f333;
mov.f32 %f333,%f332;
mov.f32 %f332,%f331;
mov.f32 %f331,%f330;
setp.eq.s32 %p149,%r133,0;
mov.f32 %f324,%f133;
@%p149 bra $0_117;
setp.ne.s32 %p150,%r133,1;
mov.f32 %f324,%f134;
@%p150 bra $0_116;
bra.uni $0_117;
$0_116:
mov.f32 %f324,%f105;
$0_117:
mov.f32 %f264,0f00000000;
max.f32 %f265,%f109,%f264;
mul.f32 %f266,%f13,%f265;
lg2.approx.f32 %f267,%f266;
mul.f32 %f268,%f324,%f267;
ex2.approx.f32 %f269,%f268;
mul.f32 %f330,%f137,%f269;
add.s32 %r459,%r459,1;
setp.eq.s32 %p151,%r459,4;
@%p151 bra $0_123;
bra.uni $0_114;
$0_123:
add.s32 %r376,%r452,4;
setp.le.s32 %p171,%r376,%r384;
and.pred %p170,%p172,%p171;
@%p170 bra $0_137;
bra.uni $0_124;
$0_137:
cvt.s64.s32 %rd105,%r452;
mul.lo.s64 %rd106,%rd105,%rd25;
add.s64 %rd52,%rd41,%rd106;
@%p11 bra $0_140;
setp.ne.s32 %p165,%r177,3;
@%p165 bra $0_141;
cvt.rn.f16.f32 %rs24,%f333;
cvt.rn.f16.f32 %rs25,%f332;
cvt.rn.f16.f32 %rs26,%f331;
cvt.rn.f16.f32 %rs27,%f330;
mov.b32 %r354,{%rs26,%rs27};
mov.b32 %r355,{%rs24,%rs25};
st.v2.u32 [%rd52],{%r355,%r354};
bra.uni $0_146;
$0_124:
sub.s32 %r377,%r384,%r452;
setp.lt.s32 %p157,%r377,1;
@%p157 bra $0_146;
mov.u32 %r462,0;
$0_126:
.pragma "nounroll";
mov.f32 %f126,%f333;
mov.f32 %f333,%f332;
mov.f32 %f332,%f331;
mov.f32 %f331,%f330;
add.s32 %r344,%r462,%r452;
cvt.s64.s32 %rd103,%r344;
mul.lo.s64 %rd104,%rd113,%rd103;
add.s64 %rd51,%rd41,%rd104;
setp.gt.s32 %p158,%r177,1;
@%p158 bra $0_129;
@%p12 bra $0_134;
setp.eq.s32 %p162,%r177,1;
@%p162 bra $0_133;
bra.uni $0_135;
$0_133:
cvt.rni.s32.f32 %r348,%f126;
max.s32 %r349,%r348,0;
min.s32 %r350,%r349,65535;
st.u16 [%rd51],%r350;
bra.uni $0_136;
$0_129:
setp.eq.s32 %p159,%r177,2;
@%p159 bra $0_132;
setp.ne.s32 %p160,%r177,3;
@%p160 bra $0_135;
cvt.rn.f16.f32 %rs23,%f126;
st.u16 [%rd51],%rs23;
bra.uni $0_136;
$0_135:
st.f32 [%rd51],%f126;
bra.uni $0_136;
$0_134:
cvt.rni.s32.f32 %r351,%f126;
max.s32 %r352,%r351,0;
min.s32 %r353,%r352,255;
st.u8 [%rd51],%r353;
bra.uni $0_136;
$0_132:
cvt.rni.s32.f32 %r345,%f126;
max.s32 %r346,%r345,-32768;
min.s32 %r347,%r346,32767;
st.u16 [%rd51],%r347;
$0_136:
sub.s32 %r383,%r384,%r452;
min.s32 %r382,%r383,4;
add.s32 %r462,%r462,1;
setp.lt.s32 %p163,%r462,%r382;
mov.f32 %f330,0f00000000;
@%p163 bra $0_126;
bra.uni $0_146;
$0_140:
st.v4.f32 [%rd52],{%f333,%f332,%f331,%f330};
bra.uni $0_146;
$0_141:
cvt.rni.s32.f32 %r150,%f333;
cvt.rni.s32.f32 %r151,%f332;
cvt.rni.s32.f32 %r152,%f331;
cvt.rni.s32.f32 %r153,%f330;
@%p12 bra $0_145;
setp.eq.s32 %p167,%r177,1;
@%p167 bra $0_144;
bra.uni $0_143;
$0_144:
cvt.pack.sat.u16.s32 %r365,%r153,%r152;
cvt.pack.sat.u16.s32 %r362,%r151,%r150;
st.v2.u32 [%rd52],{%r362,%r365};
bra.uni $0_146;
$0_145:
mov.u32 %r371,0;
cvt.pack.sat.u8.s32.b32 %r368,%r153,%r152,%r371;
cvt.pack.sat.u8.s32.b32 %r372,%r151,%r150,%r368;
st.u32 [%rd52],%r372;
bra.uni $0_146;
$0_143:
cvt.pack.sat.s16.s32 %r359,%r153,%r152;
cvt.pack.sat.s16.s32 %r356,%r151,%r150;
st.v2.u32 [%rd52],{%r356,%r359};
$0_146:
add.s32 %r452,%r452,128;
setp.lt.s32 %p168,%r452,%r28;
mov.u32 %r424,%r439;
mov.u32 %r425,%r438;
mov.u32 %r426,%r437;
mov.u32 %r427,%r436;
@%p168 bra $0_40;
$0_147:
add.s32 %r402,%r402,1;
setp.lt.s32 %p169,%r402,%r190;
@%p169 bra $0_9;
$0_148:
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
