// Made from kernels/adaptive_threshold.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/adaptive_threshold.cu`. */
export const ADAPTIVE_THRESHOLD: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry adaptive_threshold(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
{
.reg .pred %p<70>;
.reg .b16 %rs<27>;
.reg .f32 %f<43>;
.reg .b32 %r<367>;
.reg .b64 %rd<283>;
.shared .align 16 .b8 _ZZ18adaptive_thresholdE16scratch_of_block[4096];
ld.param.u64 %rd115,[p0];
ld.param.v2.u32 {%r343,%r104},[p1+32];
ld.param.v2.u32 {%r105,%r106},[p1+40];
ld.param.u64 %rd120,[p2];
ld.param.v2.u32 {%r344,%r108},[p3+32];
ld.param.v2.u32 {%r109,%r110},[p3+40];
ld.param.u64 %rd125,[p4];
ld.param.v2.u32 {%r345,%r346},[p5+32];
ld.param.v2.u32 {%r113,%r114},[p5+40];
ld.param.u32 %r99,[p6];
ld.param.u32 %r100,[p7];
ld.param.u32 %r101,[p8];
ld.param.u32 %r102,[p9];
ld.param.u64 %rd258,[p5+16];
ld.param.u64 %rd257,[p5+8];
ld.param.u64 %rd126,[p5];
ld.param.u64 %rd255,[p3+24];
ld.param.u64 %rd254,[p3+16];
ld.param.u64 %rd253,[p3+8];
ld.param.u64 %rd121,[p3];
ld.param.u64 %rd251,[p1+24];
ld.param.u64 %rd250,[p1+16];
ld.param.u64 %rd249,[p1+8];
ld.param.u64 %rd116,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r106,0;
@%p1 bra $0_2;
cvta.to.global.u64 %rd130,%rd115;
mul.wide.s32 %rd131,%r1,40;
add.s64 %rd132,%rd130,%rd131;
ld.global.v2.u32 {%r343,%r116},[%rd132+32];
ld.global.u64 %rd251,[%rd132+24];
ld.global.u64 %rd250,[%rd132+16];
ld.global.u64 %rd249,[%rd132+8];
ld.global.u64 %rd248,[%rd132];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd133,%r1;
mul.lo.s64 %rd134,%rd116,%rd133;
add.s64 %rd248,%rd115,%rd134;
$0_3:
setp.eq.s32 %p2,%r110,0;
@%p2 bra $0_5;
cvta.to.global.u64 %rd135,%rd120;
mul.wide.s32 %rd136,%r1,40;
add.s64 %rd137,%rd135,%rd136;
ld.global.v2.u32 {%r344,%r118},[%rd137+32];
ld.global.u64 %rd255,[%rd137+24];
ld.global.u64 %rd254,[%rd137+16];
ld.global.u64 %rd253,[%rd137+8];
ld.global.u64 %rd252,[%rd137];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd138,%r1;
mul.lo.s64 %rd139,%rd121,%rd138;
add.s64 %rd252,%rd120,%rd139;
$0_6:
setp.eq.s32 %p3,%r114,0;
@%p3 bra $0_8;
cvta.to.global.u64 %rd140,%rd125;
mul.wide.s32 %rd141,%r1,40;
add.s64 %rd142,%rd140,%rd141;
ld.global.v2.u32 {%r345,%r346},[%rd142+32];
ld.global.u64 %rd258,[%rd142+16];
ld.global.u64 %rd257,[%rd142+8];
ld.global.u64 %rd256,[%rd142];
bra.uni $0_9;
$0_8:
cvt.s64.s32 %rd143,%r1;
mul.lo.s64 %rd144,%rd126,%rd143;
add.s64 %rd256,%rd125,%rd144;
$0_9:
mov.u32 %r21,%tid.x;
mov.u32 %r124,%ctaid.y;
shl.b32 %r125,%r124,3;
mov.u32 %r22,%tid.y;
add.s32 %r23,%r125,%r22;
setp.ge.s32 %p4,%r23,%r346;
@%p4 bra $0_72;
shl.b32 %r126,%r21,2;
mov.u32 %r127,%ctaid.x;
shl.b32 %r128,%r127,7;
add.s32 %r129,%r128,%r126;
shl.b32 %r130,%r21,4;
cvt.u64.u32 %rd145,%r130;
mul.wide.u32 %rd146,%r22,512;
mov.u64 %rd147,_ZZ18adaptive_thresholdE16scratch_of_block;
cvta.shared.u64 %rd148,%rd147;
add.s64 %rd149,%rd148,%rd146;
add.s64 %rd40,%rd149,%rd145;
sub.s32 %r24,%r343,%r129;
cvt.s64.s32 %rd150,%r23;
mul.lo.s64 %rd151,%rd249,%rd150;
cvt.s64.s32 %rd152,%r129;
mul.lo.s64 %rd153,%rd250,%rd152;
add.s64 %rd154,%rd151,%rd153;
add.s64 %rd260,%rd248,%rd154;
setp.lt.s32 %p5,%r24,4;
setp.ne.s64 %p6,%rd250,1;
or.pred %p7,%p6,%p5;
@%p7 bra $0_12;
and.b64 %rd155,%rd260,3;
setp.eq.s64 %p8,%rd155,0;
mov.u64 %rd261,%rd260;
@%p8 bra $0_17;
$0_12:
@%p7 bra $0_14;
or.b64 %rd156,%rd251,%rd260;
and.b64 %rd157,%rd156,3;
setp.eq.s64 %p12,%rd157,0;
mov.u64 %rd261,%rd260;
@%p12 bra $0_17;
$0_14:
setp.lt.s32 %p13,%r24,1;
mov.u64 %rd261,%rd40;
@%p13 bra $0_17;
add.s64 %rd161,%rd147,%rd146;
add.s64 %rd259,%rd161,%rd145;
min.s32 %r25,%r24,4;
mov.u32 %r347,0;
$0_16:
.pragma "nounroll";
ld.u8 %rs1,[%rd260];
st.shared.u8 [%rd259],%rs1;
add.s64 %rd260,%rd260,%rd250;
add.s64 %rd259,%rd259,1;
add.s32 %r347,%r347,1;
setp.lt.s32 %p14,%r347,%r25;
mov.u64 %rd261,%rd40;
@%p14 bra $0_16;
$0_17:
ld.u32 %r28,[%rd261];
setp.eq.s32 %p15,%r99,4;
selp.b32 %r134,4,2,%p15;
setp.eq.s32 %p16,%r99,0;
selp.b32 %r135,1,%r134,%p16;
sub.s32 %r29,%r344,%r129;
min.s32 %r30,%r29,4;
mul.lo.s64 %rd163,%rd253,%rd150;
mul.lo.s64 %rd165,%rd254,%rd152;
add.s64 %rd166,%rd163,%rd165;
add.s64 %rd263,%rd252,%rd166;
setp.lt.s32 %p17,%r29,4;
cvt.u64.u32 %rd167,%r135;
setp.ne.s64 %p18,%rd254,%rd167;
or.pred %p19,%p18,%p17;
@%p19 bra $0_19;
shl.b32 %r146,%r135,2;
add.s32 %r147,%r146,-1;
cvt.s64.s32 %rd168,%r147;
and.b64 %rd169,%rd263,%rd168;
setp.eq.s64 %p22,%rd169,0;
mov.u64 %rd268,%rd263;
@%p22 bra $0_30;
$0_19:
@%p19 bra $0_21;
or.b64 %rd170,%rd255,%rd263;
shl.b32 %r152,%r135,2;
add.s32 %r153,%r152,-1;
cvt.s64.s32 %rd171,%r153;
and.b64 %rd172,%rd170,%rd171;
setp.eq.s64 %p30,%rd172,0;
mov.u64 %rd268,%rd263;
@%p30 bra $0_30;
$0_21:
setp.lt.s32 %p31,%r29,1;
mov.u64 %rd268,%rd40;
@%p31 bra $0_30;
cvt.u16.u32 %rs2,%r135;
setp.eq.s16 %p34,%rs2,1;
@%p34 bra $0_26;
setp.ne.s16 %p35,%rs2,2;
@%p35 bra $0_28;
mov.u32 %r158,%tid.x;
shl.b32 %r159,%r158,4;
cvt.u64.u32 %rd173,%r159;
add.s64 %rd176,%rd147,%rd146;
add.s64 %rd262,%rd176,%rd173;
mov.u32 %r348,0;
$0_25:
.pragma "nounroll";
ld.u16 %rs3,[%rd263];
st.shared.u16 [%rd262],%rs3;
add.s64 %rd263,%rd263,%rd254;
add.s64 %rd262,%rd262,%rd167;
add.s32 %r348,%r348,1;
setp.lt.s32 %p36,%r348,%r30;
mov.u64 %rd268,%rd40;
@%p36 bra $0_25;
bra.uni $0_30;
$0_26:
mov.u32 %r162,%tid.x;
shl.b32 %r163,%r162,4;
cvt.u64.u32 %rd177,%r163;
add.s64 %rd180,%rd147,%rd146;
add.s64 %rd264,%rd180,%rd177;
mov.u32 %r349,0;
$0_27:
.pragma "nounroll";
ld.u8 %rs4,[%rd263];
st.shared.u8 [%rd264],%rs4;
add.s64 %rd263,%rd263,%rd254;
add.s64 %rd264,%rd264,%rd167;
add.s32 %r349,%r349,1;
setp.lt.s32 %p37,%r349,%r30;
mov.u64 %rd268,%rd40;
@%p37 bra $0_27;
bra.uni $0_30;
$0_28:
mov.u32 %r166,%tid.x;
shl.b32 %r167,%r166,4;
cvt.u64.u32 %rd181,%r167;
add.s64 %rd184,%rd147,%rd146;
add.s64 %rd266,%rd184,%rd181;
mov.u32 %r350,0;
$0_29:
.pragma "nounroll";
ld.u32 %r168,[%rd263];
st.shared.u32 [%rd266],%r168;
add.s64 %rd263,%rd263,%rd254;
add.s64 %rd266,%rd266,%rd167;
add.s32 %r350,%r350,1;
setp.lt.s32 %p38,%r350,%r30;
mov.u64 %rd268,%rd40;
@%p38 bra $0_29;
$0_30:
@%p16 bra $0_33;
setp.ne.s32 %p40,%r99,4;
@%p40 bra $0_34;
ld.v4.u32 {%r42,%r352,%r171,%r172},[%rd268];
mov.b32 %f40,%r171;
mov.b32 %f39,%r172;
bra.uni $0_35;
$0_33:
ld.u32 %r42,[%rd268];
bra.uni $0_35;
$0_34:
ld.v2.u32 {%r42,%r352},[%rd268];
$0_35:
@%p16 bra $0_39;
@%p15 bra $0_40;
setp.ne.s32 %p43,%r99,3;
@%p43 bra $0_41;
cvt.u16.u32 %rs5,%r42;
cvt.f32.f16 %f42,%rs5;
shr.u32 %r178,%r42,16;
cvt.u16.u32 %rs6,%r178;
cvt.f32.f16 %f41,%rs6;
cvt.u16.u32 %rs7,%r352;
cvt.f32.f16 %f40,%rs7;
shr.u32 %r179,%r352,16;
cvt.u16.u32 %rs8,%r179;
cvt.f32.f16 %f39,%rs8;
bra.uni $0_42;
$0_39:
cvt.u16.u32 %rs9,%r42;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f42,%rs10;
shr.u16 %rs11,%rs9,8;
cvt.rn.f32.u16 %f41,%rs11;
shr.u32 %r180,%r42,16;
cvt.u16.u32 %rs12,%r180;
and.b16 %rs13,%rs12,255;
cvt.rn.f32.u16 %f40,%rs13;
shr.u32 %r181,%r42,24;
cvt.u16.u32 %rs14,%r181;
cvt.rn.f32.u16 %f39,%rs14;
bra.uni $0_42;
$0_40:
mov.b32 %f42,%r42;
mov.b32 %f41,%r352;
bra.uni $0_42;
$0_41:
setp.eq.s32 %p44,%r99,2;
selp.b32 %r182,32768,0,%p44;
and.b32 %r183,%r42,%r182;
shl.b32 %r184,%r183,1;
and.b32 %r185,%r42,65535;
sub.s32 %r186,%r185,%r184;
cvt.rn.f32.s32 %f42,%r186;
shr.u32 %r187,%r42,16;
and.b32 %r188,%r187,%r182;
shl.b32 %r189,%r188,1;
sub.s32 %r190,%r187,%r189;
cvt.rn.f32.s32 %f41,%r190;
and.b32 %r191,%r352,%r182;
shl.b32 %r192,%r191,1;
and.b32 %r193,%r352,65535;
sub.s32 %r194,%r193,%r192;
cvt.rn.f32.s32 %f40,%r194;
shr.u32 %r195,%r352,16;
and.b32 %r196,%r195,%r182;
shl.b32 %r197,%r196,1;
sub.s32 %r198,%r195,%r197;
cvt.rn.f32.s32 %f39,%r198;
$0_42:
bar.warp.sync -1;
cvt.rni.s32.f32 %r207,%f42;
cvt.u16.u32 %rs15,%r28;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f29,%rs16;
cvt.rzi.s32.f32 %r208,%f29;
sub.s32 %r209,%r208,%r207;
setp.gt.s32 %p45,%r209,%r100;
selp.b32 %r210,%r101,%r102,%p45;
cvt.rn.f32.s32 %f30,%r210;
cvt.rni.s32.f32 %r211,%f41;
shr.u16 %rs17,%rs15,8;
cvt.rn.f32.u16 %f31,%rs17;
cvt.rzi.s32.f32 %r212,%f31;
sub.s32 %r213,%r212,%r211;
setp.gt.s32 %p46,%r213,%r100;
selp.b32 %r214,%r101,%r102,%p46;
cvt.rn.f32.s32 %f32,%r214;
cvt.rni.s32.f32 %r215,%f40;
shr.u32 %r216,%r28,16;
cvt.u16.u32 %rs18,%r216;
and.b16 %rs19,%rs18,255;
cvt.rn.f32.u16 %f33,%rs19;
cvt.rzi.s32.f32 %r217,%f33;
sub.s32 %r218,%r217,%r215;
setp.gt.s32 %p47,%r218,%r100;
selp.b32 %r219,%r101,%r102,%p47;
cvt.rn.f32.s32 %f34,%r219;
cvt.rni.s32.f32 %r220,%f39;
shr.u32 %r221,%r28,24;
cvt.u16.u32 %rs20,%r221;
cvt.rn.f32.u16 %f35,%rs20;
cvt.rzi.s32.f32 %r222,%f35;
sub.s32 %r223,%r222,%r220;
setp.gt.s32 %p48,%r223,%r100;
selp.b32 %r224,%r101,%r102,%p48;
cvt.rn.f32.s32 %f36,%r224;
mul.lo.s64 %rd68,%rd257,%rd150;
mul.lo.s64 %rd187,%rd258,%rd152;
cvt.s64.s32 %rd69,%r126;
add.s64 %rd190,%rd147,%rd146;
add.s64 %rd270,%rd190,%rd69;
add.s64 %rd71,%rd68,%rd187;
cvt.rni.s32.f32 %r205,%f30;
cvt.rni.s32.f32 %r204,%f32;
cvt.rni.s32.f32 %r201,%f34;
cvt.rni.s32.f32 %r200,%f36;
mov.u32 %r202,0;
cvt.pack.sat.u8.s32.b32 %r199,%r200,%r201,%r202;
cvt.pack.sat.u8.s32.b32 %r203,%r204,%r205,%r199;
st.shared.u32 [%rd270],%r203;
setp.eq.s64 %p49,%rd258,1;
@%p49 bra $0_46;
bra.uni $0_43;
$0_46:
bar.warp.sync -1;
sub.s32 %r236,%r345,%r128;
min.s32 %r49,%r236,128;
setp.lt.s32 %p52,%r49,1;
@%p52 bra $0_72;
sub.s64 %rd191,%rd71,%rd69;
add.s64 %rd78,%rd256,%rd191;
and.b64 %rd192,%rd78,15;
setp.eq.s64 %p53,%rd192,0;
@%p53 bra $0_57;
and.b64 %rd193,%rd78,3;
setp.ne.s64 %p54,%rd193,0;
mov.u32 %r362,0;
@%p54 bra $0_65;
shr.s32 %r238,%r49,31;
shr.u32 %r239,%r238,30;
add.s32 %r240,%r49,%r239;
shr.s32 %r50,%r240,2;
mov.u32 %r356,%tid.x;
setp.ge.s32 %p55,%r356,%r50;
@%p55 bra $0_56;
not.b32 %r242,%r356;
add.s32 %r52,%r50,%r242;
shr.u32 %r243,%r52,5;
add.s32 %r244,%r243,1;
and.b32 %r355,%r244,3;
setp.eq.s32 %p56,%r355,0;
@%p56 bra $0_53;
mov.u32 %r356,%tid.x;
mul.wide.s32 %rd194,%r356,4;
add.s64 %rd195,%rd194,%rd68;
shl.b32 %r247,%r356,2;
add.s32 %r248,%r128,%r247;
cvt.s64.s32 %rd196,%r248;
add.s64 %rd197,%rd195,%rd196;
sub.s64 %rd198,%rd197,%rd69;
add.s64 %rd272,%rd256,%rd198;
add.s64 %rd271,%rd190,%rd194;
$0_52:
.pragma "nounroll";
ld.shared.u32 %r250,[%rd271];
st.u32 [%rd272],%r250;
add.s32 %r356,%r356,32;
add.s64 %rd272,%rd272,128;
add.s64 %rd271,%rd271,128;
add.s32 %r355,%r355,-1;
setp.ne.s32 %p57,%r355,0;
@%p57 bra $0_52;
$0_53:
setp.lt.u32 %p58,%r52,96;
@%p58 bra $0_56;
mul.wide.s32 %rd202,%r356,4;
add.s64 %rd206,%rd190,%rd202;
add.s64 %rd274,%rd206,256;
add.s64 %rd207,%rd202,%rd68;
mov.u32 %r254,%tid.x;
shl.b32 %r255,%r254,2;
add.s32 %r256,%r128,%r255;
cvt.s64.s32 %rd208,%r256;
add.s64 %rd209,%rd207,%rd208;
add.s64 %rd210,%rd209,256;
sub.s64 %rd211,%rd210,%rd69;
add.s64 %rd273,%rd256,%rd211;
$0_55:
ld.shared.u32 %r257,[%rd274+-256];
st.u32 [%rd273+-256],%r257;
ld.shared.u32 %r258,[%rd274+-128];
st.u32 [%rd273+-128],%r258;
ld.shared.u32 %r259,[%rd274];
st.u32 [%rd273],%r259;
ld.shared.u32 %r260,[%rd274+128];
st.u32 [%rd273+128],%r260;
add.s64 %rd274,%rd274,512;
add.s64 %rd273,%rd273,512;
add.s32 %r356,%r356,128;
setp.lt.s32 %p59,%r356,%r50;
@%p59 bra $0_55;
$0_56:
and.b32 %r362,%r49,-4;
bra.uni $0_65;
$0_43:
sub.s32 %r45,%r345,%r129;
setp.lt.s32 %p50,%r45,1;
@%p50 bra $0_72;
add.s64 %rd269,%rd256,%rd71;
min.s32 %r46,%r45,4;
mov.u32 %r353,0;
$0_45:
.pragma "nounroll";
ld.shared.u8 %rs21,[%rd270];
st.u8 [%rd269],%rs21;
add.s64 %rd270,%rd270,1;
add.s64 %rd269,%rd269,%rd258;
add.s32 %r353,%r353,1;
setp.lt.s32 %p51,%r353,%r46;
@%p51 bra $0_45;
bra.uni $0_72;
$0_57:
shr.s32 %r261,%r49,31;
shr.u32 %r262,%r261,28;
add.s32 %r263,%r49,%r262;
shr.s32 %r63,%r263,4;
setp.ge.s32 %p60,%r21,%r63;
@%p60 bra $0_64;
not.b32 %r265,%r21;
add.s32 %r65,%r63,%r265;
shr.u32 %r266,%r65,5;
add.s32 %r267,%r266,1;
and.b32 %r359,%r267,3;
setp.eq.s32 %p61,%r359,0;
mov.u32 %r360,%r21;
@%p61 bra $0_61;
mov.u32 %r360,%tid.x;
mul.wide.s32 %rd212,%r360,16;
add.s64 %rd276,%rd190,%rd212;
add.s64 %rd216,%rd212,%rd68;
shl.b32 %r271,%r360,2;
add.s32 %r272,%r128,%r271;
cvt.s64.s32 %rd217,%r272;
add.s64 %rd218,%rd216,%rd217;
sub.s64 %rd219,%rd218,%rd69;
add.s64 %rd275,%rd256,%rd219;
$0_60:
.pragma "nounroll";
ld.shared.v4.u32 {%r273,%r274,%r275,%r276},[%rd276];
st.v4.u32 [%rd275],{%r273,%r274,%r275,%r276};
add.s32 %r360,%r360,32;
add.s64 %rd276,%rd276,512;
add.s64 %rd275,%rd275,512;
add.s32 %r359,%r359,-1;
setp.ne.s32 %p62,%r359,0;
@%p62 bra $0_60;
$0_61:
setp.lt.u32 %p63,%r65,96;
@%p63 bra $0_64;
mul.wide.s32 %rd220,%r360,16;
add.s64 %rd221,%rd220,%rd68;
mov.u32 %r283,%tid.x;
shl.b32 %r284,%r283,2;
add.s32 %r285,%r128,%r284;
cvt.s64.s32 %rd222,%r285;
add.s64 %rd223,%rd221,%rd222;
add.s64 %rd224,%rd223,1024;
sub.s64 %rd225,%rd224,%rd69;
add.s64 %rd278,%rd256,%rd225;
add.s64 %rd229,%rd190,%rd220;
add.s64 %rd277,%rd229,1024;
$0_63:
ld.shared.v4.u32 {%r287,%r288,%r289,%r290},[%rd277+-1024];
st.v4.u32 [%rd278+-1024],{%r287,%r288,%r289,%r290};
ld.shared.v4.u32 {%r295,%r296,%r297,%r298},[%rd277+-512];
st.v4.u32 [%rd278+-512],{%r295,%r296,%r297,%r298};
ld.shared.v4.u32 {%r303,%r304,%r305,%r306},[%rd277];
st.v4.u32 [%rd278],{%r303,%r304,%r305,%r306};
ld.shared.v4.u32 {%r311,%r312,%r313,%r314},[%rd277+512];
st.v4.u32 [%rd278+512],{%r311,%r312,%r313,%r314};
add.s64 %rd278,%rd278,2048;
add.s64 %rd277,%rd277,2048;
add.s32 %r360,%r360,128;
setp.lt.s32 %p64,%r360,%r63;
@%p64 bra $0_63;
$0_64:
and.b32 %r362,%r49,-16;
$0_65:
add.s32 %r365,%r362,%r21;
setp.ge.s32 %p65,%r365,%r49;
@%p65 bra $0_72;
not.b32 %r320,%r345;
add.s32 %r323,%r128,%r320;
max.s32 %r324,%r323,-129;
mov.u32 %r325,-2;
sub.s32 %r326,%r325,%r324;
sub.s32 %r328,%r326,%r21;
sub.s32 %r78,%r328,%r362;
shr.u32 %r329,%r78,5;
add.s32 %r330,%r329,1;
and.b32 %r364,%r330,3;
setp.eq.s32 %p66,%r364,0;
@%p66 bra $0_69;
add.s64 %rd231,%rd68,%rd152;
cvt.s64.s32 %rd232,%r365;
add.s64 %rd233,%rd231,%rd232;
sub.s64 %rd234,%rd233,%rd69;
add.s64 %rd280,%rd256,%rd234;
add.s64 %rd279,%rd190,%rd232;
$0_68:
.pragma "nounroll";
ld.shared.u8 %rs22,[%rd279];
st.u8 [%rd280],%rs22;
add.s32 %r365,%r365,32;
add.s64 %rd280,%rd280,32;
add.s64 %rd279,%rd279,32;
add.s32 %r364,%r364,-1;
setp.ne.s32 %p67,%r364,0;
@%p67 bra $0_68;
$0_69:
setp.lt.u32 %p68,%r78,96;
@%p68 bra $0_72;
cvt.s64.s32 %rd238,%r365;
add.s64 %rd242,%rd190,%rd238;
add.s64 %rd282,%rd242,64;
add.s64 %rd244,%rd68,%rd152;
add.s64 %rd245,%rd244,%rd238;
add.s64 %rd246,%rd245,64;
sub.s64 %rd247,%rd246,%rd69;
add.s64 %rd281,%rd256,%rd247;
$0_71:
ld.shared.u8 %rs23,[%rd282+-64];
st.u8 [%rd281+-64],%rs23;
ld.shared.u8 %rs24,[%rd282+-32];
st.u8 [%rd281+-32],%rs24;
ld.shared.u8 %rs25,[%rd282];
st.u8 [%rd281],%rs25;
ld.shared.u8 %rs26,[%rd282+32];
st.u8 [%rd281+32],%rs26;
add.s64 %rd282,%rd282,128;
add.s64 %rd281,%rd281,128;
add.s32 %r365,%r365,128;
setp.lt.s32 %p69,%r365,%r49;
@%p69 bra $0_71;
$0_72:
ret;
}
`;
