// Made from kernels/convert_to.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/convert_to.cu`. */
export const CONVERT_TO: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry convert_to(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[16],
.param .f32 p5,
.param .f32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<125>;
.reg .b16 %rs<70>;
.reg .f32 %f<114>;
.reg .b32 %r<525>;
.reg .b64 %rd<116>;
ld.param.u64 %rd55,[p0];
ld.param.v2.u32 {%r148,%r149},[p1+40];
ld.param.u64 %rd60,[p2];
ld.param.v2.u32 {%r460,%r461},[p3+32];
ld.param.v2.u32 {%r152,%r153},[p3+40];
ld.param.f32 %f64,[p5];
ld.param.f32 %f65,[p6];
ld.param.u32 %r145,[p4+12];
ld.param.u32 %r144,[p4+8];
ld.param.u32 %r143,[p4+4];
ld.param.u32 %r142,[p4];
ld.param.u64 %rd114,[p3+24];
ld.param.u64 %rd113,[p3+16];
ld.param.u64 %rd112,[p3+8];
ld.param.u64 %rd61,[p3];
ld.param.u64 %rd110,[p1+24];
ld.param.u64 %rd109,[p1+16];
ld.param.u64 %rd108,[p1+8];
ld.param.u64 %rd56,[p1];
cvta.to.global.u64 %rd1,%rd55;
cvta.to.global.u64 %rd2,%rd60;
setp.eq.s32 %p3,%r145,0;
@%p3 bra $0_43;
mov.u32 %r154,%ctaid.y;
shl.b32 %r155,%r154,3;
mov.u32 %r156,%tid.y;
add.s32 %r5,%r155,%r156;
mov.u32 %r157,%ctaid.x;
shl.b32 %r158,%r157,9;
mov.u32 %r159,%tid.x;
shl.b32 %r160,%r159,2;
add.s32 %r6,%r158,%r160;
setp.ge.s32 %p4,%r5,%r461;
@%p4 bra $0_124;
mov.u32 %r162,%ctaid.z;
cvt.u64.u32 %rd65,%r162;
mul.lo.s64 %rd66,%rd56,%rd65;
cvt.u32.u64 %r163,%rd108;
mad.lo.s32 %r164,%r5,%r163,%r6;
cvt.u64.u32 %rd67,%r164;
add.s64 %rd68,%rd66,%rd67;
mul.lo.s64 %rd7,%rd61,%rd65;
cvt.u32.u64 %r165,%rd112;
mul.lo.s32 %r7,%r5,%r165;
add.s64 %rd8,%rd1,%rd68;
setp.ge.s32 %p5,%r6,%r460;
@%p5 bra $0_4;
ld.global.u32 %r456,[%rd8];
$0_4:
add.s32 %r10,%r6,128;
setp.ge.s32 %p6,%r10,%r460;
@%p6 bra $0_6;
ld.global.u32 %r457,[%rd8+128];
$0_6:
add.s32 %r13,%r6,256;
setp.ge.s32 %p7,%r13,%r460;
@%p7 bra $0_8;
ld.global.u32 %r458,[%rd8+256];
$0_8:
add.s32 %r16,%r6,384;
setp.ge.s32 %p8,%r16,%r460;
@%p8 bra $0_10;
ld.global.u32 %r459,[%rd8+384];
$0_10:
setp.eq.s32 %p9,%r143,0;
selp.b32 %r169,1,4,%p9;
mad.lo.s32 %r170,%r169,%r6,%r7;
cvt.u64.u32 %rd69,%r170;
add.s64 %rd70,%rd7,%rd69;
add.s64 %rd9,%rd2,%rd70;
setp.gt.s32 %p10,%r144,1;
@%p10 bra $0_27;
bra.uni $0_11;
$0_27:
@%p5 bra $0_124;
cvt.u16.u32 %rs25,%r456;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f82,%rs26;
fma.rn.f32 %f17,%f82,%f64,%f65;
shr.u16 %rs27,%rs25,8;
cvt.rn.f32.u16 %f83,%rs27;
fma.rn.f32 %f18,%f83,%f64,%f65;
shr.u32 %r211,%r456,16;
cvt.u16.u32 %rs28,%r211;
and.b16 %rs29,%rs28,255;
cvt.rn.f32.u16 %f84,%rs29;
fma.rn.f32 %f19,%f84,%f64,%f65;
shr.u32 %r212,%r456,24;
cvt.u16.u32 %rs30,%r212;
cvt.rn.f32.u16 %f85,%rs30;
fma.rn.f32 %f20,%f85,%f64,%f65;
@%p9 bra $0_30;
st.global.v4.f32 [%rd9],{%f17,%f18,%f19,%f20};
bra.uni $0_31;
$0_43:
mov.u32 %r19,%ctaid.z;
setp.eq.s32 %p27,%r149,0;
@%p27 bra $0_45;
mul.wide.s32 %rd71,%r19,40;
add.s64 %rd72,%rd1,%rd71;
ld.global.u64 %rd110,[%rd72+24];
ld.global.u64 %rd109,[%rd72+16];
ld.global.u64 %rd108,[%rd72+8];
ld.global.u64 %rd107,[%rd72];
bra.uni $0_46;
$0_11:
@%p5 bra $0_124;
cvt.u16.u32 %rs1,%r456;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f66,%rs2;
fma.rn.f32 %f1,%f66,%f64,%f65;
shr.u16 %rs3,%rs1,8;
cvt.rn.f32.u16 %f67,%rs3;
fma.rn.f32 %f2,%f67,%f64,%f65;
shr.u32 %r171,%r456,16;
cvt.u16.u32 %rs4,%r171;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f68,%rs5;
fma.rn.f32 %f3,%f68,%f64,%f65;
shr.u32 %r172,%r456,24;
cvt.u16.u32 %rs6,%r172;
cvt.rn.f32.u16 %f69,%rs6;
fma.rn.f32 %f4,%f69,%f64,%f65;
@%p9 bra $0_14;
st.global.v4.f32 [%rd9],{%f1,%f2,%f3,%f4};
bra.uni $0_15;
$0_45:
cvt.s64.s32 %rd73,%r19;
mul.lo.s64 %rd74,%rd56,%rd73;
add.s64 %rd107,%rd55,%rd74;
$0_46:
setp.eq.s32 %p28,%r153,0;
@%p28 bra $0_48;
mul.wide.s32 %rd75,%r19,40;
add.s64 %rd76,%rd2,%rd75;
ld.global.v2.u32 {%r460,%r461},[%rd76+32];
ld.global.u64 %rd114,[%rd76+24];
ld.global.u64 %rd113,[%rd76+16];
ld.global.u64 %rd112,[%rd76+8];
ld.global.u64 %rd111,[%rd76];
bra.uni $0_49;
$0_48:
cvt.s64.s32 %rd77,%r19;
mul.lo.s64 %rd78,%rd61,%rd77;
add.s64 %rd111,%rd60,%rd78;
$0_49:
mov.u32 %r255,%ctaid.y;
shl.b32 %r256,%r255,3;
mov.u32 %r257,%tid.y;
add.s32 %r32,%r256,%r257;
setp.ge.s32 %p29,%r32,%r461;
@%p29 bra $0_124;
setp.lt.s32 %p30,%r152,1;
@%p30 bra $0_124;
cvt.s64.s32 %rd79,%r32;
mul.lo.s64 %rd36,%rd108,%rd79;
mul.lo.s64 %rd37,%rd112,%rd79;
mov.u32 %r474,0;
$0_52:
.pragma "nounroll";
cvt.s64.s32 %rd80,%r474;
mul.lo.s64 %rd81,%rd110,%rd80;
add.s64 %rd82,%rd81,%rd36;
add.s64 %rd42,%rd107,%rd82;
mul.lo.s64 %rd83,%rd114,%rd80;
add.s64 %rd84,%rd83,%rd37;
add.s64 %rd43,%rd111,%rd84;
setp.eq.s32 %p32,%r142,4;
selp.b32 %r260,4,2,%p32;
setp.eq.s32 %p33,%r142,0;
selp.b32 %r261,1,%r260,%p33;
cvt.u64.u32 %rd85,%r261;
setp.ne.s64 %p34,%rd109,%rd85;
setp.eq.s32 %p35,%r143,4;
selp.b32 %r262,4,2,%p35;
setp.eq.s32 %p36,%r143,0;
selp.b32 %r263,1,%r262,%p36;
cvt.u64.u32 %rd86,%r263;
setp.ne.s64 %p37,%rd113,%rd86;
mov.pred %p124,0;
or.pred %p38,%p34,%p37;
@%p38 bra $0_55;
shl.b32 %r266,%r261,2;
add.s32 %r267,%r266,-1;
cvt.s64.s32 %rd87,%r267;
and.b64 %rd88,%rd42,%rd87;
setp.ne.s64 %p42,%rd88,0;
@%p42 bra $0_55;
setp.eq.s32 %p114,%r143,4;
setp.eq.s32 %p113,%r143,0;
selp.b32 %r451,4,2,%p114;
selp.b32 %r450,1,%r451,%p113;
shl.b32 %r270,%r450,2;
add.s32 %r271,%r270,-1;
cvt.s64.s32 %rd89,%r271;
and.b64 %rd90,%rd43,%rd89;
setp.eq.s64 %p124,%rd90,0;
$0_55:
mov.u32 %r272,%ctaid.x;
shl.b32 %r273,%r272,9;
mov.u32 %r274,%tid.x;
shl.b32 %r275,%r274,2;
add.s32 %r276,%r273,%r275;
cvt.s64.s32 %rd91,%r276;
mul.lo.s64 %rd93,%rd91,%rd85;
add.s64 %rd44,%rd42,%rd93;
add.s32 %r279,%r276,128;
mul.wide.s32 %rd94,%r279,%r261;
add.s64 %rd45,%rd42,%rd94;
add.s32 %r280,%r276,256;
mul.wide.s32 %rd95,%r280,%r261;
add.s64 %rd46,%rd42,%rd95;
add.s32 %r281,%r276,384;
mul.wide.s32 %rd96,%r281,%r261;
add.s64 %rd47,%rd42,%rd96;
@%p33 bra $0_65;
setp.ne.s32 %p47,%r142,4;
@%p47 bra $0_73;
add.s32 %r287,%r276,4;
setp.gt.s32 %p48,%r287,%r460;
not.pred %p49,%p124;
or.pred %p50,%p49,%p48;
@%p50 bra $0_59;
ld.v4.u32 {%r511,%r510,%r509,%r508},[%rd44];
$0_59:
not.pred %p115,%p124;
add.s32 %r297,%r276,132;
setp.gt.s32 %p51,%r297,%r460;
or.pred %p53,%p115,%p51;
@%p53 bra $0_61;
ld.v4.u32 {%r507,%r506,%r505,%r504},[%rd45];
$0_61:
not.pred %p116,%p124;
add.s32 %r307,%r276,260;
setp.gt.s32 %p54,%r307,%r460;
or.pred %p56,%p116,%p54;
mov.u32 %r500,%r496;
mov.u32 %r501,%r497;
mov.u32 %r502,%r498;
mov.u32 %r503,%r499;
@%p56 bra $0_63;
ld.v4.u32 {%r503,%r502,%r501,%r500},[%rd46];
$0_63:
not.pred %p117,%p124;
add.s32 %r317,%r276,388;
setp.gt.s32 %p57,%r317,%r460;
or.pred %p59,%p117,%p57;
@%p59 bra $0_81;
ld.v4.u32 {%r499,%r498,%r497,%r496},[%rd47];
bra.uni $0_81;
$0_65:
add.s32 %r327,%r276,4;
setp.gt.s32 %p60,%r327,%r460;
not.pred %p61,%p124;
or.pred %p62,%p61,%p60;
@%p62 bra $0_67;
ld.u32 %r511,[%rd44];
$0_67:
not.pred %p118,%p124;
add.s32 %r333,%r276,132;
setp.gt.s32 %p63,%r333,%r460;
or.pred %p65,%p118,%p63;
@%p65 bra $0_69;
ld.u32 %r507,[%rd45];
$0_69:
not.pred %p119,%p124;
add.s32 %r339,%r276,260;
setp.gt.s32 %p66,%r339,%r460;
or.pred %p68,%p119,%p66;
mov.u32 %r503,%r499;
@%p68 bra $0_71;
ld.u32 %r503,[%rd46];
$0_71:
not.pred %p120,%p124;
add.s32 %r345,%r276,388;
setp.gt.s32 %p69,%r345,%r460;
or.pred %p71,%p120,%p69;
mov.u32 %r500,%r496;
mov.u32 %r501,%r497;
mov.u32 %r502,%r498;
@%p71 bra $0_81;
ld.u32 %r499,[%rd47];
mov.u32 %r500,%r496;
mov.u32 %r501,%r497;
mov.u32 %r502,%r498;
bra.uni $0_81;
$0_73:
add.s32 %r351,%r276,4;
setp.gt.s32 %p72,%r351,%r460;
not.pred %p73,%p124;
or.pred %p74,%p73,%p72;
@%p74 bra $0_75;
ld.v2.u32 {%r511,%r510},[%rd44];
$0_75:
not.pred %p121,%p124;
add.s32 %r359,%r276,132;
setp.gt.s32 %p75,%r359,%r460;
or.pred %p77,%p121,%p75;
@%p77 bra $0_77;
ld.v2.u32 {%r507,%r506},[%rd45];
$0_77:
not.pred %p122,%p124;
add.s32 %r367,%r276,260;
setp.gt.s32 %p78,%r367,%r460;
or.pred %p80,%p122,%p78;
mov.u32 %r502,%r498;
mov.u32 %r503,%r499;
@%p80 bra $0_79;
ld.v2.u32 {%r503,%r502},[%rd46];
$0_79:
not.pred %p123,%p124;
add.s32 %r375,%r276,388;
setp.gt.s32 %p81,%r375,%r460;
or.pred %p83,%p123,%p81;
mov.u32 %r500,%r496;
mov.u32 %r501,%r497;
@%p83 bra $0_81;
ld.v2.u32 {%r499,%r498},[%rd47];
mov.u32 %r500,%r496;
mov.u32 %r501,%r497;
$0_81:
mov.u32 %r524,0;
$0_82:
.pragma "nounroll";
mov.u32 %r124,%r511;
mov.u32 %r123,%r510;
mov.u32 %r122,%r509;
mov.u32 %r121,%r508;
mov.u32 %r511,%r507;
mov.u32 %r510,%r506;
mov.u32 %r509,%r505;
mov.u32 %r508,%r504;
mov.u32 %r507,%r503;
mov.u32 %r506,%r502;
mov.u32 %r505,%r501;
mov.u32 %r504,%r500;
shl.b32 %r384,%r524,7;
add.s32 %r126,%r384,%r276;
add.s32 %r385,%r126,4;
setp.le.s32 %p84,%r385,%r460;
and.pred %p85,%p124,%p84;
@%p85 bra $0_106;
bra.uni $0_83;
$0_106:
@%p33 bra $0_110;
setp.eq.s32 %p109,%r142,4;
@%p109 bra $0_111;
setp.ne.s32 %p100,%r142,3;
@%p100 bra $0_112;
cvt.u16.u32 %rs56,%r124;
cvt.f32.f16 %f113,%rs56;
shr.u32 %r398,%r124,16;
cvt.u16.u32 %rs57,%r398;
cvt.f32.f16 %f112,%rs57;
cvt.u16.u32 %rs58,%r123;
cvt.f32.f16 %f111,%rs58;
shr.u32 %r399,%r123,16;
cvt.u16.u32 %rs59,%r399;
cvt.f32.f16 %f110,%rs59;
bra.uni $0_113;
$0_83:
shl.b32 %r449,%r524,7;
add.s32 %r448,%r449,%r276;
add.s32 %r447,%r448,4;
min.s32 %r127,%r447,%r460;
setp.ge.s32 %p86,%r448,%r127;
@%p86 bra $0_122;
shl.b32 %r453,%r524,7;
add.s32 %r452,%r453,%r276;
cvt.s64.s32 %rd115,%r452;
$0_85:
.pragma "nounroll";
mul.lo.s64 %rd97,%rd113,%rd115;
add.s64 %rd50,%rd43,%rd97;
mul.lo.s64 %rd98,%rd109,%rd115;
add.s64 %rd51,%rd42,%rd98;
setp.gt.s32 %p87,%r142,1;
@%p87 bra $0_88;
@%p33 bra $0_93;
setp.eq.s32 %p91,%r142,1;
@%p91 bra $0_92;
bra.uni $0_94;
$0_92:
ld.global.nc.u16 %rs52,[%rd51];
cvt.rn.f32.u16 %f109,%rs52;
bra.uni $0_95;
$0_88:
setp.eq.s32 %p88,%r142,2;
@%p88 bra $0_91;
setp.ne.s32 %p89,%r142,3;
@%p89 bra $0_94;
ld.global.nc.u16 %rs49,[%rd51];
cvt.f32.f16 %f109,%rs49;
bra.uni $0_95;
$0_93:
ld.global.nc.u8 %r387,[%rd51];
cvt.u16.u32 %rs53,%r387;
and.b16 %rs54,%rs53,255;
cvt.rn.f32.u16 %f109,%rs54;
bra.uni $0_95;
$0_91:
ld.global.nc.s16 %rs51,[%rd51];
cvt.rn.f32.s16 %f109,%rs51;
bra.uni $0_95;
$0_94:
ld.global.nc.f32 %f109,[%rd51];
$0_95:
fma.rn.f32 %f39,%f109,%f64,%f65;
setp.gt.s32 %p92,%r143,1;
@%p92 bra $0_98;
setp.eq.s32 %p112,%r143,0;
@%p112 bra $0_103;
setp.eq.s32 %p96,%r143,1;
@%p96 bra $0_102;
bra.uni $0_104;
$0_102:
cvt.rni.s32.f32 %r391,%f39;
max.s32 %r392,%r391,0;
min.s32 %r393,%r392,65535;
st.u16 [%rd50],%r393;
bra.uni $0_105;
$0_98:
setp.eq.s32 %p93,%r143,2;
@%p93 bra $0_101;
setp.ne.s32 %p94,%r143,3;
@%p94 bra $0_104;
cvt.rn.f16.f32 %rs55,%f39;
st.u16 [%rd50],%rs55;
bra.uni $0_105;
$0_103:
cvt.rni.s32.f32 %r394,%f39;
max.s32 %r395,%r394,0;
min.s32 %r396,%r395,255;
st.u8 [%rd50],%r396;
bra.uni $0_105;
$0_101:
cvt.rni.s32.f32 %r388,%f39;
max.s32 %r389,%r388,-32768;
min.s32 %r390,%r389,32767;
st.u16 [%rd50],%r390;
bra.uni $0_105;
$0_104:
st.f32 [%rd50],%f39;
$0_105:
shl.b32 %r446,%r524,7;
add.s32 %r445,%r446,%r276;
add.s32 %r444,%r445,4;
min.s32 %r443,%r444,%r460;
add.s64 %rd115,%rd115,1;
cvt.u32.u64 %r397,%rd115;
setp.lt.s32 %p97,%r397,%r443;
@%p97 bra $0_85;
bra.uni $0_122;
$0_111:
mov.b32 %f113,%r124;
mov.b32 %f112,%r123;
mov.b32 %f111,%r122;
mov.b32 %f110,%r121;
bra.uni $0_113;
$0_110:
cvt.u16.u32 %rs60,%r124;
and.b16 %rs61,%rs60,255;
cvt.rn.f32.u16 %f113,%rs61;
shr.u16 %rs62,%rs60,8;
cvt.rn.f32.u16 %f112,%rs62;
shr.u32 %r400,%r124,16;
cvt.u16.u32 %rs63,%r400;
and.b16 %rs64,%rs63,255;
cvt.rn.f32.u16 %f111,%rs64;
shr.u32 %r401,%r124,24;
cvt.u16.u32 %rs65,%r401;
cvt.rn.f32.u16 %f110,%rs65;
bra.uni $0_113;
$0_112:
and.b32 %r402,%r124,65535;
setp.eq.s32 %p101,%r142,2;
selp.b32 %r403,32768,0,%p101;
and.b32 %r404,%r124,%r403;
shl.b32 %r405,%r404,1;
sub.s32 %r406,%r402,%r405;
cvt.rn.f32.s32 %f113,%r406;
shr.u32 %r407,%r124,16;
and.b32 %r408,%r407,%r403;
shl.b32 %r409,%r408,1;
sub.s32 %r410,%r407,%r409;
cvt.rn.f32.s32 %f112,%r410;
and.b32 %r411,%r123,%r403;
shl.b32 %r412,%r411,1;
and.b32 %r413,%r123,65535;
sub.s32 %r414,%r413,%r412;
cvt.rn.f32.s32 %f111,%r414;
shr.u32 %r415,%r123,16;
and.b32 %r416,%r415,%r403;
shl.b32 %r417,%r416,1;
sub.s32 %r418,%r415,%r417;
cvt.rn.f32.s32 %f110,%r418;
$0_113:
shl.b32 %r455,%r524,7;
add.s32 %r454,%r455,%r276;
setp.eq.s32 %p110,%r143,4;
fma.rn.f32 %f60,%f113,%f64,%f65;
fma.rn.f32 %f61,%f112,%f64,%f65;
fma.rn.f32 %f62,%f111,%f64,%f65;
fma.rn.f32 %f63,%f110,%f64,%f65;
cvt.s64.s32 %rd105,%r454;
mul.lo.s64 %rd106,%rd105,%rd86;
add.s64 %rd54,%rd43,%rd106;
@%p110 bra $0_116;
setp.ne.s32 %p104,%r143,3;
@%p104 bra $0_117;
cvt.rn.f16.f32 %rs66,%f60;
cvt.rn.f16.f32 %rs67,%f61;
cvt.rn.f16.f32 %rs68,%f62;
cvt.rn.f16.f32 %rs69,%f63;
mov.b32 %r421,{%rs68,%rs69};
mov.b32 %r422,{%rs66,%rs67};
st.v2.u32 [%rd54],{%r422,%r421};
bra.uni $0_122;
$0_116:
st.v4.f32 [%rd54],{%f60,%f61,%f62,%f63};
bra.uni $0_122;
$0_117:
setp.eq.s32 %p111,%r143,0;
cvt.rni.s32.f32 %r128,%f60;
cvt.rni.s32.f32 %r129,%f61;
cvt.rni.s32.f32 %r130,%f62;
cvt.rni.s32.f32 %r131,%f63;
@%p111 bra $0_121;
setp.eq.s32 %p106,%r143,1;
@%p106 bra $0_120;
bra.uni $0_119;
$0_120:
cvt.pack.sat.u16.s32 %r432,%r131,%r130;
cvt.pack.sat.u16.s32 %r429,%r129,%r128;
st.v2.u32 [%rd54],{%r429,%r432};
bra.uni $0_122;
$0_121:
mov.u32 %r438,0;
cvt.pack.sat.u8.s32.b32 %r435,%r131,%r130,%r438;
cvt.pack.sat.u8.s32.b32 %r439,%r129,%r128,%r435;
st.u32 [%rd54],%r439;
bra.uni $0_122;
$0_119:
cvt.pack.sat.s16.s32 %r426,%r131,%r130;
cvt.pack.sat.s16.s32 %r423,%r129,%r128;
st.v2.u32 [%rd54],{%r423,%r426};
$0_122:
add.s32 %r524,%r524,1;
setp.lt.u32 %p107,%r524,4;
mov.u32 %r500,%r496;
mov.u32 %r501,%r497;
mov.u32 %r502,%r498;
mov.u32 %r503,%r499;
@%p107 bra $0_82;
add.s32 %r474,%r474,1;
setp.lt.s32 %p108,%r474,%r152;
@%p108 bra $0_52;
bra.uni $0_124;
$0_30:
cvt.rni.s32.f32 %r219,%f17;
cvt.rni.s32.f32 %r214,%f20;
cvt.rni.s32.f32 %r215,%f19;
mov.u32 %r216,0;
cvt.pack.sat.u8.s32.b32 %r213,%r214,%r215,%r216;
cvt.rni.s32.f32 %r218,%f18;
cvt.pack.sat.u8.s32.b32 %r217,%r218,%r219,%r213;
st.global.u32 [%rd9],%r217;
$0_31:
@%p6 bra $0_124;
cvt.u16.u32 %rs31,%r457;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f86,%rs32;
fma.rn.f32 %f21,%f86,%f64,%f65;
shr.u16 %rs33,%rs31,8;
cvt.rn.f32.u16 %f87,%rs33;
fma.rn.f32 %f22,%f87,%f64,%f65;
shr.u32 %r221,%r457,16;
cvt.u16.u32 %rs34,%r221;
and.b16 %rs35,%rs34,255;
cvt.rn.f32.u16 %f88,%rs35;
fma.rn.f32 %f23,%f88,%f64,%f65;
shr.u32 %r222,%r457,24;
cvt.u16.u32 %rs36,%r222;
cvt.rn.f32.u16 %f89,%rs36;
fma.rn.f32 %f24,%f89,%f64,%f65;
@%p9 bra $0_34;
st.global.v4.f32 [%rd9+512],{%f21,%f22,%f23,%f24};
bra.uni $0_35;
$0_14:
cvt.rni.s32.f32 %r179,%f1;
cvt.rni.s32.f32 %r174,%f4;
cvt.rni.s32.f32 %r175,%f3;
mov.u32 %r176,0;
cvt.pack.sat.u8.s32.b32 %r173,%r174,%r175,%r176;
cvt.rni.s32.f32 %r178,%f2;
cvt.pack.sat.u8.s32.b32 %r177,%r178,%r179,%r173;
st.global.u32 [%rd9],%r177;
$0_15:
@%p6 bra $0_124;
cvt.u16.u32 %rs7,%r457;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f70,%rs8;
fma.rn.f32 %f5,%f70,%f64,%f65;
shr.u16 %rs9,%rs7,8;
cvt.rn.f32.u16 %f71,%rs9;
fma.rn.f32 %f6,%f71,%f64,%f65;
shr.u32 %r181,%r457,16;
cvt.u16.u32 %rs10,%r181;
and.b16 %rs11,%rs10,255;
cvt.rn.f32.u16 %f72,%rs11;
fma.rn.f32 %f7,%f72,%f64,%f65;
shr.u32 %r182,%r457,24;
cvt.u16.u32 %rs12,%r182;
cvt.rn.f32.u16 %f73,%rs12;
fma.rn.f32 %f8,%f73,%f64,%f65;
@%p9 bra $0_18;
st.global.v4.f32 [%rd9+512],{%f5,%f6,%f7,%f8};
bra.uni $0_19;
$0_34:
cvt.rni.s32.f32 %r229,%f21;
cvt.rni.s32.f32 %r224,%f24;
cvt.rni.s32.f32 %r225,%f23;
mov.u32 %r226,0;
cvt.pack.sat.u8.s32.b32 %r223,%r224,%r225,%r226;
cvt.rni.s32.f32 %r228,%f22;
cvt.pack.sat.u8.s32.b32 %r227,%r228,%r229,%r223;
st.global.u32 [%rd9+128],%r227;
$0_35:
@%p7 bra $0_124;
cvt.u16.u32 %rs37,%r458;
and.b16 %rs38,%rs37,255;
cvt.rn.f32.u16 %f90,%rs38;
fma.rn.f32 %f25,%f90,%f64,%f65;
shr.u16 %rs39,%rs37,8;
cvt.rn.f32.u16 %f91,%rs39;
fma.rn.f32 %f26,%f91,%f64,%f65;
shr.u32 %r231,%r458,16;
cvt.u16.u32 %rs40,%r231;
and.b16 %rs41,%rs40,255;
cvt.rn.f32.u16 %f92,%rs41;
fma.rn.f32 %f27,%f92,%f64,%f65;
shr.u32 %r232,%r458,24;
cvt.u16.u32 %rs42,%r232;
cvt.rn.f32.u16 %f93,%rs42;
fma.rn.f32 %f28,%f93,%f64,%f65;
@%p9 bra $0_38;
st.global.v4.f32 [%rd9+1024],{%f25,%f26,%f27,%f28};
bra.uni $0_39;
$0_18:
cvt.rni.s32.f32 %r189,%f5;
cvt.rni.s32.f32 %r184,%f8;
cvt.rni.s32.f32 %r185,%f7;
mov.u32 %r186,0;
cvt.pack.sat.u8.s32.b32 %r183,%r184,%r185,%r186;
cvt.rni.s32.f32 %r188,%f6;
cvt.pack.sat.u8.s32.b32 %r187,%r188,%r189,%r183;
st.global.u32 [%rd9+128],%r187;
$0_19:
@%p7 bra $0_124;
cvt.u16.u32 %rs13,%r458;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f74,%rs14;
fma.rn.f32 %f9,%f74,%f64,%f65;
shr.u16 %rs15,%rs13,8;
cvt.rn.f32.u16 %f75,%rs15;
fma.rn.f32 %f10,%f75,%f64,%f65;
shr.u32 %r191,%r458,16;
cvt.u16.u32 %rs16,%r191;
and.b16 %rs17,%rs16,255;
cvt.rn.f32.u16 %f76,%rs17;
fma.rn.f32 %f11,%f76,%f64,%f65;
shr.u32 %r192,%r458,24;
cvt.u16.u32 %rs18,%r192;
cvt.rn.f32.u16 %f77,%rs18;
fma.rn.f32 %f12,%f77,%f64,%f65;
@%p9 bra $0_22;
st.global.v4.f32 [%rd9+1024],{%f9,%f10,%f11,%f12};
bra.uni $0_23;
$0_38:
cvt.rni.s32.f32 %r239,%f25;
cvt.rni.s32.f32 %r234,%f28;
cvt.rni.s32.f32 %r235,%f27;
mov.u32 %r236,0;
cvt.pack.sat.u8.s32.b32 %r233,%r234,%r235,%r236;
cvt.rni.s32.f32 %r238,%f26;
cvt.pack.sat.u8.s32.b32 %r237,%r238,%r239,%r233;
st.global.u32 [%rd9+256],%r237;
$0_39:
@%p8 bra $0_124;
cvt.u16.u32 %rs43,%r459;
and.b16 %rs44,%rs43,255;
cvt.rn.f32.u16 %f94,%rs44;
fma.rn.f32 %f29,%f94,%f64,%f65;
shr.u16 %rs45,%rs43,8;
cvt.rn.f32.u16 %f95,%rs45;
fma.rn.f32 %f30,%f95,%f64,%f65;
shr.u32 %r241,%r459,16;
cvt.u16.u32 %rs46,%r241;
and.b16 %rs47,%rs46,255;
cvt.rn.f32.u16 %f96,%rs47;
fma.rn.f32 %f31,%f96,%f64,%f65;
shr.u32 %r242,%r459,24;
cvt.u16.u32 %rs48,%r242;
cvt.rn.f32.u16 %f97,%rs48;
fma.rn.f32 %f32,%f97,%f64,%f65;
@%p9 bra $0_42;
st.global.v4.f32 [%rd9+1536],{%f29,%f30,%f31,%f32};
bra.uni $0_124;
$0_22:
cvt.rni.s32.f32 %r199,%f9;
cvt.rni.s32.f32 %r194,%f12;
cvt.rni.s32.f32 %r195,%f11;
mov.u32 %r196,0;
cvt.pack.sat.u8.s32.b32 %r193,%r194,%r195,%r196;
cvt.rni.s32.f32 %r198,%f10;
cvt.pack.sat.u8.s32.b32 %r197,%r198,%r199,%r193;
st.global.u32 [%rd9+256],%r197;
$0_23:
@%p8 bra $0_124;
cvt.u16.u32 %rs19,%r459;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f78,%rs20;
fma.rn.f32 %f13,%f78,%f64,%f65;
shr.u16 %rs21,%rs19,8;
cvt.rn.f32.u16 %f79,%rs21;
fma.rn.f32 %f14,%f79,%f64,%f65;
shr.u32 %r201,%r459,16;
cvt.u16.u32 %rs22,%r201;
and.b16 %rs23,%rs22,255;
cvt.rn.f32.u16 %f80,%rs23;
fma.rn.f32 %f15,%f80,%f64,%f65;
shr.u32 %r202,%r459,24;
cvt.u16.u32 %rs24,%r202;
cvt.rn.f32.u16 %f81,%rs24;
fma.rn.f32 %f16,%f81,%f64,%f65;
@%p9 bra $0_26;
st.global.v4.f32 [%rd9+1536],{%f13,%f14,%f15,%f16};
bra.uni $0_124;
$0_42:
cvt.rni.s32.f32 %r249,%f29;
cvt.rni.s32.f32 %r244,%f32;
cvt.rni.s32.f32 %r245,%f31;
mov.u32 %r246,0;
cvt.pack.sat.u8.s32.b32 %r243,%r244,%r245,%r246;
cvt.rni.s32.f32 %r248,%f30;
cvt.pack.sat.u8.s32.b32 %r247,%r248,%r249,%r243;
st.global.u32 [%rd9+384],%r247;
bra.uni $0_124;
$0_26:
cvt.rni.s32.f32 %r209,%f13;
cvt.rni.s32.f32 %r204,%f16;
cvt.rni.s32.f32 %r205,%f15;
mov.u32 %r206,0;
cvt.pack.sat.u8.s32.b32 %r203,%r204,%r205,%r206;
cvt.rni.s32.f32 %r208,%f14;
cvt.pack.sat.u8.s32.b32 %r207,%r208,%r209,%r203;
st.global.u32 [%rd9+384],%r207;
$0_124:
ret;
}
`;
