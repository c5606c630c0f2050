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
.reg .pred %p<159>;
.reg .b16 %rs<28>;
.reg .f32 %f<292>;
.reg .b32 %r<481>;
.reg .b64 %rd<119>;
ld.param.u64 %rd47,[p0];
ld.param.v2.u32 {%r182,%r183},[p1+40];
ld.param.u64 %rd52,[p2];
ld.param.v2.u32 {%r390,%r185},[p3+32];
ld.param.v2.u32 {%r186,%r187},[p3+40];
ld.param.u64 %rd57,[p5];
ld.param.u32 %r177,[p4+40];
ld.param.u32 %r176,[p4+36];
ld.param.f32 %f124,[p4+32];
ld.param.f32 %f123,[p4+28];
ld.param.f32 %f122,[p4+24];
ld.param.f32 %f121,[p4+20];
ld.param.f32 %f120,[p4+16];
ld.param.u32 %r175,[p4+12];
ld.param.u32 %r174,[p4+8];
ld.param.u32 %r173,[p4+4];
ld.param.u32 %r172,[p4];
ld.param.u64 %rd117,[p3+24];
ld.param.u64 %rd116,[p3+16];
ld.param.u64 %rd115,[p3+8];
ld.param.u64 %rd53,[p3];
ld.param.u64 %rd113,[p1+24];
ld.param.u64 %rd112,[p1+16];
ld.param.u64 %rd111,[p1+8];
ld.param.u64 %rd48,[p1];
mov.u32 %r5,%ctaid.z;
setp.eq.s32 %p5,%r183,0;
@%p5 bra $0_2;
cvta.to.global.u64 %rd58,%rd47;
mul.wide.s32 %rd59,%r5,40;
add.s64 %rd60,%rd58,%rd59;
ld.global.u64 %rd113,[%rd60+24];
ld.global.u64 %rd112,[%rd60+16];
ld.global.u64 %rd111,[%rd60+8];
ld.global.u64 %rd110,[%rd60];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd61,%r5;
mul.lo.s64 %rd62,%rd48,%rd61;
add.s64 %rd110,%rd47,%rd62;
$0_3:
setp.eq.s32 %p6,%r187,0;
@%p6 bra $0_5;
cvta.to.global.u64 %rd63,%rd52;
mul.wide.s32 %rd64,%r5,40;
add.s64 %rd65,%rd63,%rd64;
ld.global.v2.u32 {%r390,%r391},[%rd65+32];
ld.global.u64 %rd117,[%rd65+24];
ld.global.u64 %rd116,[%rd65+16];
ld.global.u64 %rd115,[%rd65+8];
ld.global.u64 %rd114,[%rd65];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd66,%r5;
mul.lo.s64 %rd67,%rd53,%rd66;
add.s64 %rd114,%rd52,%rd67;
mov.u32 %r391,%r185;
$0_6:
mov.u32 %r192,%ctaid.y;
shl.b32 %r193,%r192,3;
mov.u32 %r194,%tid.y;
add.s32 %r195,%r193,%r194;
setp.eq.s32 %p7,%r185,1;
selp.b32 %r19,0,%r195,%p7;
mov.u32 %r196,%ctaid.x;
shl.b32 %r197,%r196,3;
add.s32 %r198,%r197,%r194;
selp.b32 %r199,%r198,%r196,%p7;
shl.b32 %r200,%r199,9;
mov.u32 %r201,%tid.x;
shl.b32 %r202,%r201,2;
add.s32 %r20,%r200,%r202;
setp.ge.s32 %p8,%r19,%r391;
@%p8 bra $0_137;
setp.lt.s32 %p9,%r186,1;
@%p9 bra $0_137;
cvt.s64.s32 %rd68,%r19;
mul.lo.s64 %rd27,%rd111,%rd68;
mul.lo.s64 %rd28,%rd115,%rd68;
mov.u32 %r205,1;
shl.b32 %r206,%r205,%r177;
cvt.rn.f32.s32 %f6,%r206;
rcp.rn.f32 %f7,%f6;
rcp.rn.f32 %f8,%f124;
mov.u32 %r408,0;
$0_9:
.pragma "nounroll";
cvt.s64.s32 %rd69,%r408;
mul.lo.s64 %rd70,%rd113,%rd69;
add.s64 %rd71,%rd70,%rd27;
add.s64 %rd33,%rd110,%rd71;
mul.lo.s64 %rd72,%rd117,%rd69;
add.s64 %rd73,%rd72,%rd28;
add.s64 %rd34,%rd114,%rd73;
setp.eq.s32 %p11,%r172,4;
selp.b32 %r207,4,2,%p11;
setp.eq.s32 %p12,%r172,0;
selp.b32 %r208,1,%r207,%p12;
cvt.u64.u32 %rd74,%r208;
setp.ne.s64 %p13,%rd112,%rd74;
setp.eq.s32 %p14,%r173,4;
selp.b32 %r209,4,2,%p14;
setp.eq.s32 %p15,%r173,0;
selp.b32 %r210,1,%r209,%p15;
cvt.u64.u32 %rd75,%r210;
setp.ne.s64 %p16,%rd116,%rd75;
mov.pred %p158,0;
or.pred %p17,%p13,%p16;
@%p17 bra $0_12;
shl.b32 %r213,%r208,2;
add.s32 %r214,%r213,-1;
cvt.s64.s32 %rd76,%r214;
and.b64 %rd77,%rd33,%rd76;
setp.ne.s64 %p21,%rd77,0;
@%p21 bra $0_12;
shl.b32 %r217,%r210,2;
add.s32 %r218,%r217,-1;
cvt.s64.s32 %rd78,%r218;
and.b64 %rd79,%rd34,%rd78;
setp.eq.s64 %p158,%rd79,0;
$0_12:
cvt.s64.s32 %rd81,%r20;
mul.lo.s64 %rd82,%rd81,%rd74;
add.s64 %rd35,%rd33,%rd82;
add.s32 %r221,%r20,128;
mul.wide.s32 %rd83,%r221,%r208;
add.s64 %rd36,%rd33,%rd83;
add.s32 %r222,%r20,256;
mul.wide.s32 %rd84,%r222,%r208;
add.s64 %rd37,%rd33,%rd84;
add.s32 %r223,%r20,384;
mul.wide.s32 %rd85,%r223,%r208;
add.s64 %rd38,%rd33,%rd85;
@%p12 bra $0_22;
setp.ne.s32 %p26,%r172,4;
@%p26 bra $0_30;
add.s32 %r224,%r20,4;
setp.gt.s32 %p27,%r224,%r390;
not.pred %p28,%p158;
or.pred %p29,%p28,%p27;
@%p29 bra $0_16;
ld.v4.u32 {%r441,%r440,%r439,%r438},[%rd35];
$0_16:
add.s32 %r229,%r20,132;
setp.gt.s32 %p30,%r229,%r390;
or.pred %p32,%p28,%p30;
@%p32 bra $0_18;
ld.v4.u32 {%r437,%r436,%r435,%r434},[%rd36];
$0_18:
add.s32 %r234,%r20,260;
setp.gt.s32 %p33,%r234,%r390;
or.pred %p35,%p28,%p33;
@%p35 bra $0_20;
ld.v4.u32 {%r433,%r432,%r431,%r430},[%rd37];
$0_20:
add.s32 %r239,%r20,388;
setp.gt.s32 %p36,%r239,%r390;
or.pred %p38,%p28,%p36;
@%p38 bra $0_38;
ld.v4.u32 {%r442,%r443,%r444,%r445},[%rd38];
bra.uni $0_38;
$0_22:
add.s32 %r244,%r20,4;
setp.gt.s32 %p39,%r244,%r390;
not.pred %p40,%p158;
or.pred %p41,%p40,%p39;
@%p41 bra $0_24;
ld.u32 %r441,[%rd35];
$0_24:
add.s32 %r245,%r20,132;
setp.gt.s32 %p42,%r245,%r390;
or.pred %p44,%p40,%p42;
@%p44 bra $0_26;
ld.u32 %r437,[%rd36];
$0_26:
add.s32 %r246,%r20,260;
setp.gt.s32 %p45,%r246,%r390;
or.pred %p47,%p40,%p45;
@%p47 bra $0_28;
ld.u32 %r433,[%rd37];
$0_28:
add.s32 %r247,%r20,388;
setp.gt.s32 %p48,%r247,%r390;
or.pred %p50,%p40,%p48;
@%p50 bra $0_38;
ld.u32 %r442,[%rd38];
bra.uni $0_38;
$0_30:
add.s32 %r248,%r20,4;
setp.gt.s32 %p51,%r248,%r390;
not.pred %p52,%p158;
or.pred %p53,%p52,%p51;
@%p53 bra $0_32;
ld.v2.u32 {%r441,%r440},[%rd35];
$0_32:
add.s32 %r251,%r20,132;
setp.gt.s32 %p54,%r251,%r390;
or.pred %p56,%p52,%p54;
@%p56 bra $0_34;
ld.v2.u32 {%r437,%r436},[%rd36];
$0_34:
add.s32 %r254,%r20,260;
setp.gt.s32 %p57,%r254,%r390;
or.pred %p59,%p52,%p57;
@%p59 bra $0_36;
ld.v2.u32 {%r433,%r432},[%rd37];
$0_36:
add.s32 %r257,%r20,388;
setp.gt.s32 %p60,%r257,%r390;
or.pred %p62,%p52,%p60;
@%p62 bra $0_38;
ld.v2.u32 {%r442,%r443},[%rd38];
$0_38:
add.s32 %r260,%r20,512;
min.s32 %r261,%r390,%r260;
setp.ge.s32 %p63,%r20,%r261;
@%p63 bra $0_136;
mov.u32 %r458,%r20;
$0_40:
.pragma "nounroll";
mov.u32 %r122,%r441;
mov.u32 %r121,%r440;
mov.u32 %r120,%r439;
mov.u32 %r119,%r438;
mov.u32 %r441,%r437;
mov.u32 %r440,%r436;
mov.u32 %r439,%r435;
mov.u32 %r438,%r434;
mov.u32 %r437,%r433;
mov.u32 %r436,%r432;
mov.u32 %r435,%r431;
mov.u32 %r434,%r430;
add.s32 %r262,%r458,4;
setp.le.s32 %p64,%r262,%r390;
and.pred %p3,%p158,%p64;
@%p3 bra $0_54;
bra.uni $0_41;
$0_54:
@%p12 bra $0_58;
setp.eq.s32 %p154,%r172,4;
@%p154 bra $0_59;
setp.ne.s32 %p74,%r172,3;
@%p74 bra $0_60;
cvt.u16.u32 %rs7,%r122;
cvt.f32.f16 %f281,%rs7;
shr.u32 %r266,%r122,16;
cvt.u16.u32 %rs8,%r266;
cvt.f32.f16 %f280,%rs8;
cvt.u16.u32 %rs9,%r121;
cvt.f32.f16 %f279,%rs9;
shr.u32 %r267,%r121,16;
cvt.u16.u32 %rs10,%r267;
cvt.f32.f16 %f278,%rs10;
bra.uni $0_61;
$0_41:
cvt.s64.s32 %rd118,%r458;
sub.s32 %r264,%r390,%r458;
min.s32 %r124,%r264,4;
mov.u32 %r459,0;
$0_42:
.pragma "nounroll";
mov.f32 %f281,%f280;
mov.f32 %f280,%f279;
mov.f32 %f279,%f278;
setp.ge.s32 %p65,%r459,%r124;
mov.f32 %f278,0f00000000;
@%p65 bra $0_53;
mul.lo.s64 %rd86,%rd112,%rd118;
add.s64 %rd41,%rd33,%rd86;
setp.gt.s32 %p66,%r172,1;
@%p66 bra $0_46;
@%p12 bra $0_51;
setp.eq.s32 %p70,%r172,1;
@%p70 bra $0_50;
bra.uni $0_52;
$0_50:
ld.global.nc.u16 %rs4,[%rd41];
cvt.rn.f32.u16 %f278,%rs4;
bra.uni $0_53;
$0_46:
setp.eq.s32 %p67,%r172,2;
@%p67 bra $0_49;
setp.ne.s32 %p68,%r172,3;
@%p68 bra $0_52;
ld.global.nc.u16 %rs1,[%rd41];
cvt.f32.f16 %f278,%rs1;
bra.uni $0_53;
$0_51:
ld.global.nc.u8 %r265,[%rd41];
cvt.u16.u32 %rs5,%r265;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f278,%rs6;
bra.uni $0_53;
$0_49:
ld.global.nc.s16 %rs3,[%rd41];
cvt.rn.f32.s16 %f278,%rs3;
bra.uni $0_53;
$0_52:
ld.global.nc.f32 %f278,[%rd41];
$0_53:
add.s64 %rd118,%rd118,1;
add.s32 %r459,%r459,1;
setp.eq.s32 %p71,%r459,4;
@%p71 bra $0_61;
bra.uni $0_42;
$0_59:
mov.b32 %f281,%r122;
mov.b32 %f280,%r121;
mov.b32 %f279,%r120;
mov.b32 %f278,%r119;
bra.uni $0_61;
$0_58:
cvt.u16.u32 %rs11,%r122;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f281,%rs12;
shr.u16 %rs13,%rs11,8;
cvt.rn.f32.u16 %f280,%rs13;
shr.u32 %r268,%r122,16;
cvt.u16.u32 %rs14,%r268;
and.b16 %rs15,%rs14,255;
cvt.rn.f32.u16 %f279,%rs15;
shr.u32 %r269,%r122,24;
cvt.u16.u32 %rs16,%r269;
cvt.rn.f32.u16 %f278,%rs16;
bra.uni $0_61;
$0_60:
and.b32 %r270,%r122,65535;
setp.eq.s32 %p75,%r172,2;
selp.b32 %r271,32768,0,%p75;
and.b32 %r272,%r122,%r271;
shl.b32 %r273,%r272,1;
sub.s32 %r274,%r270,%r273;
cvt.rn.f32.s32 %f281,%r274;
shr.u32 %r275,%r122,16;
and.b32 %r276,%r275,%r271;
shl.b32 %r277,%r276,1;
sub.s32 %r278,%r275,%r277;
cvt.rn.f32.s32 %f280,%r278;
and.b32 %r279,%r121,%r271;
shl.b32 %r280,%r279,1;
and.b32 %r281,%r121,65535;
sub.s32 %r282,%r281,%r280;
cvt.rn.f32.s32 %f279,%r282;
shr.u32 %r283,%r121,16;
and.b32 %r284,%r283,%r271;
shl.b32 %r285,%r284,1;
sub.s32 %r286,%r283,%r285;
cvt.rn.f32.s32 %f278,%r286;
$0_61:
setp.lt.s32 %p76,%r174,2;
mov.u32 %r128,%r408;
@%p76 bra $0_63;
rem.s32 %r128,%r458,%r174;
$0_63:
setp.gt.s32 %p77,%r175,1;
@%p77 bra $0_66;
bra.uni $0_64;
$0_66:
setp.eq.s32 %p78,%r175,2;
@%p78 bra $0_84;
setp.eq.s32 %p79,%r175,3;
@%p79 bra $0_81;
setp.ne.s32 %p80,%r175,5;
@%p80 bra $0_92;
mul.lo.s32 %r289,%r176,%r5;
cvt.u64.u32 %rd43,%r289;
mov.u32 %r461,0;
$0_70:
.pragma "nounroll";
mov.f32 %f47,%f281;
mov.f32 %f281,%f280;
mov.f32 %f280,%f279;
mov.f32 %f279,%f278;
ld.param.u32 %r387,[p4+44];
cvt.rzi.s32.f32 %r290,%f47;
mul.lo.s32 %r291,%r290,%r177;
cvt.s64.s32 %rd92,%r291;
mul.lo.s32 %r292,%r128,%r387;
cvt.s64.s32 %rd93,%r292;
add.s64 %rd94,%rd93,%rd43;
add.s64 %rd95,%rd94,%rd92;
add.s64 %rd44,%rd57,%rd95;
setp.gt.s32 %p83,%r173,1;
@%p83 bra $0_73;
@%p15 bra $0_78;
setp.eq.s32 %p87,%r173,1;
@%p87 bra $0_77;
bra.uni $0_79;
$0_77:
ld.global.nc.u16 %rs20,[%rd44];
cvt.rn.f32.u16 %f278,%rs20;
bra.uni $0_80;
$0_73:
setp.eq.s32 %p84,%r173,2;
@%p84 bra $0_76;
setp.ne.s32 %p85,%r173,3;
@%p85 bra $0_79;
ld.global.nc.u16 %rs17,[%rd44];
cvt.f32.f16 %f278,%rs17;
bra.uni $0_80;
$0_78:
ld.global.nc.u8 %r293,[%rd44];
cvt.u16.u32 %rs21,%r293;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f278,%rs22;
bra.uni $0_80;
$0_76:
ld.global.nc.s16 %rs19,[%rd44];
cvt.rn.f32.s16 %f278,%rs19;
bra.uni $0_80;
$0_79:
ld.global.nc.f32 %f278,[%rd44];
$0_80:
add.s32 %r294,%r128,1;
setp.eq.s32 %p88,%r294,%r174;
setp.gt.s32 %p89,%r174,1;
selp.b32 %r295,%r294,%r128,%p89;
and.pred %p90,%p89,%p88;
selp.b32 %r128,0,%r295,%p90;
add.s32 %r461,%r461,1;
setp.eq.s32 %p91,%r461,4;
@%p91 bra $0_112;
bra.uni $0_70;
$0_64:
setp.eq.s32 %p81,%r175,0;
@%p81 bra $0_91;
setp.eq.s32 %p82,%r175,1;
@%p82 bra $0_85;
bra.uni $0_92;
$0_85:
setp.eq.s64 %p97,%rd57,0;
mov.f32 %f260,%f120;
@%p97 bra $0_87;
cvta.to.global.u64 %rd101,%rd57;
mul.wide.u32 %rd102,%r5,4;
add.s64 %rd103,%rd101,%rd102;
ld.global.f32 %f260,[%rd103];
$0_87:
setp.eq.s32 %p98,%r176,0;
mov.f32 %f261,%f121;
@%p98 bra $0_90;
setp.ne.s32 %p99,%r176,2;
mov.f32 %f261,%f260;
@%p99 bra $0_89;
bra.uni $0_90;
$0_89:
mov.f32 %f261,0f00000000;
$0_90:
setp.eq.s32 %p100,%r176,4;
setp.eq.s32 %p101,%r176,2;
or.pred %p102,%p101,%p100;
setp.lt.f32 %p103,%f260,%f281;
setp.eq.s32 %p104,%r176,3;
selp.u32 %r308,-1,0,%p102;
selp.u32 %r309,-1,0,%p104;
selp.b32 %r310,%r309,%r308,%p103;
and.b32 %r311,%r310,1;
setp.eq.b32 %p105,%r311,1;
setp.eq.s32 %p106,%r176,1;
selp.f32 %f158,%f121,0f00000000,%p106;
selp.f32 %f159,%f261,%f158,%p103;
selp.f32 %f281,%f281,%f159,%p105;
setp.lt.f32 %p107,%f260,%f280;
selp.b32 %r312,%r309,%r308,%p107;
and.b32 %r313,%r312,1;
setp.eq.b32 %p108,%r313,1;
selp.f32 %f160,%f261,%f158,%p107;
selp.f32 %f280,%f280,%f160,%p108;
setp.lt.f32 %p109,%f260,%f279;
selp.b32 %r314,%r309,%r308,%p109;
and.b32 %r315,%r314,1;
setp.eq.b32 %p110,%r315,1;
selp.f32 %f161,%f261,%f158,%p109;
selp.f32 %f279,%f279,%f161,%p110;
setp.lt.f32 %p111,%f260,%f278;
selp.b32 %r316,%r309,%r308,%p111;
and.b32 %r317,%r316,1;
setp.eq.b32 %p112,%r317,1;
selp.f32 %f162,%f261,%f158,%p111;
selp.f32 %f278,%f278,%f162,%p112;
bra.uni $0_112;
$0_84:
setp.gtu.f32 %p93,%f121,%f281;
sub.f32 %f153,%f120,%f281;
selp.f32 %f281,%f281,%f153,%p93;
sub.f32 %f154,%f120,%f280;
setp.gtu.f32 %p94,%f121,%f280;
selp.f32 %f280,%f280,%f154,%p94;
sub.f32 %f155,%f120,%f279;
setp.gtu.f32 %p95,%f121,%f279;
selp.f32 %f279,%f279,%f155,%p95;
sub.f32 %f156,%f120,%f278;
setp.gtu.f32 %p96,%f121,%f278;
selp.f32 %f278,%f278,%f156,%p96;
bra.uni $0_112;
$0_81:
setp.gt.s32 %p92,%r176,0;
@%p92 bra $0_83;
bra.uni $0_82;
$0_83:
cvt.rzi.s32.f32 %r296,%f281;
sub.s32 %r297,%r176,%r177;
mov.u32 %r298,-1;
shl.b32 %r299,%r298,%r297;
and.b32 %r300,%r296,%r299;
cvt.rn.f32.s32 %f281,%r300;
cvt.rzi.s32.f32 %r301,%f280;
and.b32 %r302,%r301,%r299;
cvt.rn.f32.s32 %f280,%r302;
cvt.rzi.s32.f32 %r303,%f279;
and.b32 %r304,%r303,%r299;
cvt.rn.f32.s32 %f279,%r304;
cvt.rzi.s32.f32 %r305,%f278;
and.b32 %r306,%r305,%r299;
cvt.rn.f32.s32 %f278,%r306;
bra.uni $0_112;
$0_91:
fma.rn.f32 %f281,%f281,%f120,%f121;
fma.rn.f32 %f280,%f280,%f120,%f121;
fma.rn.f32 %f279,%f279,%f120,%f121;
fma.rn.f32 %f278,%f278,%f120,%f121;
bra.uni $0_112;
$0_92:
@%p12 bra $0_101;
mov.u32 %r463,0;
mov.f32 %f265,%f281;
$0_94:
.pragma "nounroll";
mov.f32 %f281,%f280;
mov.f32 %f280,%f279;
mov.f32 %f279,%f278;
setp.eq.s32 %p114,%r128,0;
mov.f32 %f266,%f120;
@%p114 bra $0_97;
setp.ne.s32 %p115,%r128,1;
mov.f32 %f266,%f121;
@%p115 bra $0_96;
bra.uni $0_97;
$0_96:
setp.eq.s32 %p116,%r128,2;
selp.f32 %f266,%f122,%f123,%p116;
$0_97:
mov.f32 %f163,0f00000000;
max.f32 %f164,%f265,%f163;
mul.f32 %f83,%f8,%f164;
setp.eq.f32 %p117,%f83,0f00000000;
setp.gt.f32 %p118,%f83,0f7F7FFFFF;
or.pred %p4,%p117,%p118;
setp.lt.f32 %p119,%f83,0f00800000;
mul.f32 %f165,%f83,0f4B800000;
selp.f32 %f166,%f165,%f83,%p119;
mov.b32 %r319,%f166;
selp.b32 %r320,1065353216,%r319,%p4;
add.s32 %r321,%r320,-1061158912;
shr.s32 %r322,%r321,23;
and.b32 %r323,%r321,-8388608;
sub.s32 %r324,%r320,%r323;
mov.b32 %f167,%r324;
add.f32 %f168,%f167,0fBF800000;
not.pred %p120,%p4;
and.pred %p121,%p119,%p120;
add.s32 %r325,%r322,-24;
selp.b32 %r326,%r325,%r322,%p121;
mov.f32 %f169,0fBE306BAE;
mov.f32 %f170,0f3D9C0661;
fma.rn.f32 %f171,%f170,%f168,%f169;
mov.f32 %f172,0f3E5D287F;
fma.rn.f32 %f173,%f171,%f168,%f172;
mov.f32 %f174,0fBE78BCEF;
fma.rn.f32 %f175,%f173,%f168,%f174;
mov.f32 %f176,0f3E939478;
fma.rn.f32 %f177,%f175,%f168,%f176;
mov.f32 %f178,0fBEB89CC4;
fma.rn.f32 %f179,%f177,%f168,%f178;
mov.f32 %f180,0f3EF6389C;
fma.rn.f32 %f181,%f179,%f168,%f180;
mov.f32 %f182,0fBF38AA4C;
fma.rn.f32 %f183,%f181,%f168,%f182;
mov.f32 %f184,0f3FB8AA3B;
fma.rn.f32 %f185,%f183,%f168,%f184;
cvt.rn.f32.s32 %f186,%r326;
mul.rn.f32 %f187,%f266,%f186;
neg.f32 %f188,%f187;
fma.rn.f32 %f189,%f266,%f186,%f188;
mul.rn.f32 %f190,%f185,%f168;
mul.rn.f32 %f191,%f266,%f190;
add.rn.f32 %f84,%f187,%f191;
mov.f32 %f192,0f4B400000;
add.rn.f32 %f85,%f84,%f192;
add.f32 %f193,%f85,0fCB400000;
neg.f32 %f194,%f193;
add.rn.f32 %f195,%f187,%f194;
add.rn.f32 %f196,%f195,%f191;
add.rn.f32 %f197,%f196,%f189;
mov.f32 %f198,0f3AAFA278;
mov.f32 %f199,0f3920D37F;
fma.rn.f32 %f200,%f199,%f197,%f198;
mov.f32 %f201,0f3C1D96FF;
fma.rn.f32 %f202,%f200,%f197,%f201;
mov.f32 %f203,0f3D63576B;
fma.rn.f32 %f204,%f202,%f197,%f203;
mov.f32 %f205,0f3E75FDED;
fma.rn.f32 %f206,%f204,%f197,%f205;
mov.f32 %f207,0f3F317218;
fma.rn.f32 %f208,%f206,%f197,%f207;
mov.f32 %f209,0f3F800000;
fma.rn.f32 %f86,%f208,%f197,%f209;
abs.f32 %f87,%f84;
setp.lt.f32 %p122,%f87,0f42FA0000;
@%p122 bra $0_99;
bra.uni $0_98;
$0_99:
mov.b32 %r336,%f86;
mov.b32 %r337,%f85;
shl.b32 %r338,%r337,23;
add.s32 %r339,%r338,%r336;
mov.b32 %f267,%r339;
bra.uni $0_100;
$0_98:
mov.f32 %f210,0fC37C0000;
max.f32 %f211,%f84,%f210;
mov.f32 %f212,0f437C0000;
min.f32 %f213,%f211,%f212;
cvt.rni.s32.f32 %r327,%f213;
shr.u32 %r328,%r327,31;
add.s32 %r329,%r327,%r328;
shr.s32 %r330,%r329,1;
setp.lt.f32 %p123,%f87,0f437C0000;
selp.f32 %f214,%f86,0f3F800000,%p123;
shl.b32 %r331,%r330,23;
add.s32 %r332,%r331,1065353216;
mov.b32 %f215,%r332;
mul.f32 %f216,%f214,%f215;
sub.s32 %r333,%r327,%r330;
shl.b32 %r334,%r333,23;
add.s32 %r335,%r334,1065353216;
mov.b32 %f217,%r335;
mul.f32 %f267,%f216,%f217;
$0_100:
mov.f32 %f240,0f00000000;
max.f32 %f239,%f265,%f240;
mul.f32 %f238,%f8,%f239;
selp.f32 %f218,%f238,%f267,%p4;
mul.f32 %f278,%f124,%f218;
add.s32 %r340,%r128,1;
setp.eq.s32 %p124,%r340,%r174;
setp.gt.s32 %p125,%r174,1;
selp.b32 %r341,%r340,%r128,%p125;
and.pred %p126,%p125,%p124;
selp.b32 %r128,0,%r341,%p126;
add.s32 %r463,%r463,1;
setp.eq.s32 %p127,%r463,4;
mov.f32 %f265,%f281;
@%p127 bra $0_112;
bra.uni $0_94;
$0_82:
mul.f32 %f135,%f281,%f6;
cvt.rmi.f32.f32 %f136,%f135;
mov.f32 %f137,0f00000000;
max.f32 %f138,%f136,%f137;
add.f32 %f139,%f6,0fBF800000;
min.f32 %f140,%f138,%f139;
mul.f32 %f281,%f7,%f140;
mul.f32 %f141,%f280,%f6;
cvt.rmi.f32.f32 %f142,%f141;
max.f32 %f143,%f142,%f137;
min.f32 %f144,%f143,%f139;
mul.f32 %f280,%f7,%f144;
mul.f32 %f145,%f279,%f6;
cvt.rmi.f32.f32 %f146,%f145;
max.f32 %f147,%f146,%f137;
min.f32 %f148,%f147,%f139;
mul.f32 %f279,%f7,%f148;
mul.f32 %f149,%f278,%f6;
cvt.rmi.f32.f32 %f150,%f149;
max.f32 %f151,%f150,%f137;
min.f32 %f152,%f151,%f139;
mul.f32 %f278,%f7,%f152;
bra.uni $0_112;
$0_101:
setp.gt.s32 %p128,%r174,1;
@%p128 bra $0_107;
bra.uni $0_102;
$0_107:
mov.u32 %r466,0;
$0_108:
.pragma "nounroll";
mov.f32 %f102,%f281;
mov.f32 %f281,%f280;
mov.f32 %f280,%f279;
mov.f32 %f279,%f278;
setp.eq.s32 %p133,%r128,0;
mov.f32 %f277,%f120;
@%p133 bra $0_111;
setp.ne.s32 %p134,%r128,1;
mov.f32 %f277,%f121;
@%p134 bra $0_110;
bra.uni $0_111;
$0_110:
setp.eq.s32 %p135,%r128,2;
selp.f32 %f277,%f122,%f123,%p135;
$0_111:
mov.f32 %f225,0f00000000;
max.f32 %f226,%f102,%f225;
mul.f32 %f227,%f8,%f226;
lg2.approx.f32 %f228,%f227;
mul.f32 %f229,%f277,%f228;
ex2.approx.f32 %f230,%f229;
mul.f32 %f278,%f124,%f230;
add.s32 %r344,%r128,1;
setp.eq.s32 %p136,%r344,%r174;
selp.b32 %r128,0,%r344,%p136;
add.s32 %r466,%r466,1;
setp.ne.s32 %p137,%r466,4;
@%p137 bra $0_108;
bra.uni $0_112;
$0_102:
setp.eq.s32 %p129,%r128,2;
selp.f32 %f92,%f122,%f123,%p129;
mov.u32 %r465,0;
$0_103:
.pragma "nounroll";
mov.f32 %f96,%f281;
mov.f32 %f281,%f280;
mov.f32 %f280,%f279;
mov.f32 %f279,%f278;
setp.eq.s32 %p130,%r128,0;
mov.f32 %f272,%f120;
@%p130 bra $0_106;
setp.ne.s32 %p131,%r128,1;
mov.f32 %f272,%f121;
@%p131 bra $0_105;
bra.uni $0_106;
$0_105:
mov.f32 %f272,%f92;
$0_106:
mov.f32 %f219,0f00000000;
max.f32 %f220,%f96,%f219;
mul.f32 %f221,%f8,%f220;
lg2.approx.f32 %f222,%f221;
mul.f32 %f223,%f272,%f222;
ex2.approx.f32 %f224,%f223;
mul.f32 %f278,%f124,%f224;
add.s32 %r465,%r465,1;
setp.eq.s32 %p132,%r465,4;
@%p132 bra $0_112;
bra.uni $0_103;
$0_112:
add.s32 %r384,%r458,4;
setp.le.s32 %p153,%r384,%r390;
and.pred %p152,%p158,%p153;
@%p152 bra $0_126;
bra.uni $0_113;
$0_126:
setp.eq.s32 %p157,%r173,4;
setp.eq.s32 %p156,%r173,4;
setp.eq.s32 %p155,%r173,0;
selp.b32 %r389,4,2,%p156;
selp.b32 %r388,1,%r389,%p155;
cvt.u64.u32 %rd109,%r388;
cvt.s64.s32 %rd106,%r458;
mul.lo.s64 %rd108,%rd106,%rd109;
add.s64 %rd46,%rd34,%rd108;
@%p156 bra $0_129;
setp.ne.s32 %p147,%r173,3;
@%p147 bra $0_130;
cvt.rn.f16.f32 %rs24,%f281;
cvt.rn.f16.f32 %rs25,%f280;
cvt.rn.f16.f32 %rs26,%f279;
cvt.rn.f16.f32 %rs27,%f278;
mov.b32 %r360,{%rs26,%rs27};
mov.b32 %r361,{%rs24,%rs25};
st.v2.u32 [%rd46],{%r361,%r360};
bra.uni $0_135;
$0_113:
sub.s32 %r345,%r390,%r458;
setp.lt.s32 %p138,%r345,1;
@%p138 bra $0_135;
min.s32 %r143,%r345,4;
mov.u32 %r468,0;
$0_115:
.pragma "nounroll";
mov.f32 %f113,%f281;
mov.f32 %f281,%f280;
mov.f32 %f280,%f279;
mov.f32 %f279,%f278;
add.s32 %r348,%r468,%r458;
cvt.s64.s32 %rd104,%r348;
mul.lo.s64 %rd105,%rd116,%rd104;
add.s64 %rd45,%rd34,%rd105;
setp.gt.s32 %p139,%r173,1;
@%p139 bra $0_118;
@%p15 bra $0_123;
setp.eq.s32 %p143,%r173,1;
@%p143 bra $0_122;
bra.uni $0_124;
$0_122:
cvt.rni.s32.f32 %r352,%f113;
max.s32 %r353,%r352,0;
min.s32 %r354,%r353,65535;
st.u16 [%rd45],%r354;
bra.uni $0_125;
$0_118:
setp.eq.s32 %p140,%r173,2;
@%p140 bra $0_121;
setp.ne.s32 %p141,%r173,3;
@%p141 bra $0_124;
cvt.rn.f16.f32 %rs23,%f113;
st.u16 [%rd45],%rs23;
bra.uni $0_125;
$0_124:
st.f32 [%rd45],%f113;
bra.uni $0_125;
$0_123:
cvt.rni.s32.f32 %r355,%f113;
max.s32 %r356,%r355,0;
min.s32 %r357,%r356,255;
st.u8 [%rd45],%r357;
bra.uni $0_125;
$0_121:
cvt.rni.s32.f32 %r349,%f113;
max.s32 %r350,%r349,-32768;
min.s32 %r351,%r350,32767;
st.u16 [%rd45],%r351;
$0_125:
add.s32 %r468,%r468,1;
setp.lt.s32 %p144,%r468,%r143;
mov.f32 %f278,0f00000000;
@%p144 bra $0_115;
bra.uni $0_135;
$0_129:
st.v4.f32 [%rd46],{%f281,%f280,%f279,%f278};
bra.uni $0_135;
$0_130:
cvt.rni.s32.f32 %r146,%f281;
cvt.rni.s32.f32 %r147,%f280;
cvt.rni.s32.f32 %r148,%f279;
cvt.rni.s32.f32 %r149,%f278;
@%p15 bra $0_134;
setp.eq.s32 %p149,%r173,1;
@%p149 bra $0_133;
bra.uni $0_132;
$0_133:
cvt.pack.sat.u16.s32 %r371,%r149,%r148;
cvt.pack.sat.u16.s32 %r368,%r147,%r146;
st.v2.u32 [%rd46],{%r368,%r371};
bra.uni $0_135;
$0_134:
mov.u32 %r377,0;
cvt.pack.sat.u8.s32.b32 %r374,%r149,%r148,%r377;
cvt.pack.sat.u8.s32.b32 %r378,%r147,%r146,%r374;
st.u32 [%rd46],%r378;
bra.uni $0_135;
$0_132:
cvt.pack.sat.s16.s32 %r365,%r149,%r148;
cvt.pack.sat.s16.s32 %r362,%r147,%r146;
st.v2.u32 [%rd46],{%r362,%r365};
$0_135:
add.s32 %r386,%r20,512;
min.s32 %r385,%r390,%r386;
add.s32 %r458,%r458,128;
setp.lt.s32 %p150,%r458,%r385;
mov.u32 %r430,%r445;
mov.u32 %r431,%r444;
mov.u32 %r432,%r443;
mov.u32 %r433,%r442;
@%p150 bra $0_40;
$0_136:
add.s32 %r408,%r408,1;
setp.lt.s32 %p151,%r408,%r186;
@%p151 bra $0_9;
$0_137:
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
