// Made from kernels/draw_packed.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/draw_packed.cu`. */
export const DRAW_PACKED: string = `.version 8.0
.target sm_75
.address_size 64
.shared .align 4 .b8 _ZZ11find_shapesRK5TableiiRK6PixelsRA128_5FoundE7of_warp[16];
.visible .entry draw_packed(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .u32 p5,
.param .align 4 .b8 p6[3840]
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<101>;
.reg .b16 %rs<18>;
.reg .f32 %f<5>;
.reg .b32 %r<612>;
.reg .b64 %rd<146>;
.shared .align 4 .b8 _ZZ4drawI6OpaqueLi2EEvPKvRK5BatchPvS5_RK5TableE5found[9216];
ld.param.u64 %rd48,[p0];
ld.param.v2.u32 {%r224,%r225},[p1+40];
ld.param.u64 %rd53,[p2];
ld.param.v2.u32 {%r523,%r524},[p3+32];
ld.param.v2.u32 {%r228,%r229},[p3+40];
ld.param.u64 %rd58,[p4];
ld.param.u32 %r221,[p5];
mov.b64 %rd59,p6;
ld.param.u64 %rd142,[p3+8];
ld.param.u64 %rd54,[p3];
ld.param.u64 %rd140,[p1+8];
ld.param.u64 %rd49,[p1];
mov.u64 %rd1,%rd59;
mov.u32 %r2,%ctaid.z;
setp.eq.s32 %p5,%r225,0;
@%p5 bra $0_2;
cvta.to.global.u64 %rd60,%rd48;
mul.wide.s32 %rd61,%r2,40;
add.s64 %rd62,%rd60,%rd61;
ld.global.u64 %rd140,[%rd62+8];
ld.global.u64 %rd139,[%rd62];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd63,%r2;
mul.lo.s64 %rd64,%rd49,%rd63;
add.s64 %rd139,%rd48,%rd64;
$0_3:
setp.eq.s32 %p6,%r229,0;
@%p6 bra $0_5;
cvta.to.global.u64 %rd65,%rd53;
mul.wide.s32 %rd66,%r2,40;
add.s64 %rd67,%rd65,%rd66;
ld.global.v2.u32 {%r523,%r524},[%rd67+32];
ld.global.u64 %rd142,[%rd67+8];
ld.global.u64 %rd141,[%rd67];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd68,%r2;
mul.lo.s64 %rd69,%rd54,%rd68;
add.s64 %rd141,%rd53,%rd69;
$0_6:
setp.eq.s32 %p1,%r524,1;
mov.u32 %r238,%ctaid.y;
shl.b32 %r239,%r238,3;
mov.u32 %r16,%tid.y;
add.s32 %r240,%r239,%r16;
selp.b32 %r17,%r238,%r240,%p1;
cvt.u32.u64 %r18,%rd142;
setp.lt.s32 %p7,%r17,%r524;
selp.b32 %r19,%r523,0,%p7;
mov.u32 %r596,0;
mov.u32 %r241,%ctaid.x;
shl.b32 %r242,%r241,10;
shl.b32 %r243,%r241,13;
shl.b32 %r20,%r16,10;
add.s32 %r244,%r243,%r20;
selp.b32 %r21,%r244,%r242,%p1;
mov.u32 %r22,%tid.x;
shl.b32 %r245,%r22,4;
add.s32 %r246,%r21,%r245;
cvt.u32.u64 %r247,%rd140;
mul.lo.s32 %r248,%r17,%r247;
cvt.s64.s32 %rd70,%r248;
cvt.s64.s32 %rd27,%r246;
add.s64 %rd28,%rd70,%rd27;
setp.ge.s32 %p8,%r246,%r19;
mov.u32 %r608,%r596;
mov.u32 %r609,%r596;
mov.u32 %r610,%r596;
mov.u32 %r611,%r596;
@%p8 bra $0_8;
add.s64 %rd71,%rd139,%rd28;
ld.global.cs.v4.u32 {%r611,%r610,%r609,%r608},[%rd71];
$0_8:
cvt.u32.u64 %r257,%rd27;
add.s32 %r31,%r257,512;
setp.ge.s32 %p9,%r31,%r19;
mov.u32 %r597,%r596;
mov.u32 %r598,%r596;
mov.u32 %r599,%r596;
@%p9 bra $0_10;
add.s64 %rd73,%rd139,%rd28;
add.s64 %rd72,%rd73,512;
ld.global.cs.v4.u32 {%r599,%r598,%r597,%r596},[%rd72];
$0_10:
cvt.s64.s32 %rd29,%r2;
setp.eq.s64 %p10,%rd58,0;
@%p10 bra $0_12;
shl.b64 %rd76,%rd29,2;
add.s64 %rd74,%rd58,%rd76;
ld.global.nc.u32 %r534,[%rd74];
add.s64 %rd75,%rd74,4;
ld.global.nc.u32 %r533,[%rd75];
bra.uni $0_13;
$0_12:
shl.b64 %rd77,%rd29,2;
add.s64 %rd78,%rd1,%rd77;
ld.param.u32 %r534,[%rd78];
ld.param.u32 %r533,[%rd78+4];
$0_13:
setp.le.s32 %p11,%r533,%r534;
@%p11 bra $0_89;
setp.ne.s32 %p12,%r524,1;
sub.s32 %r535,%r17,%r16;
add.s32 %r536,%r535,8;
@%p12 bra $0_16;
sub.s32 %r264,%r21,%r20;
div.u32 %r535,%r264,%r18;
add.s32 %r265,%r264,8191;
div.u32 %r266,%r265,%r18;
add.s32 %r536,%r266,1;
$0_16:
shl.b32 %r267,%r16,5;
add.s32 %r52,%r267,%r22;
add.s32 %r53,%r534,%r52;
setp.gt.s32 %p13,%r52,127;
setp.ge.s32 %p14,%r53,%r533;
mov.u16 %rs15,0;
or.pred %p15,%p13,%p14;
@%p15 bra $0_21;
mad.lo.s32 %r268,%r53,17,%r221;
add.s32 %r269,%r268,2;
cvt.s64.s32 %rd30,%r269;
@%p10 bra $0_19;
shl.b64 %rd87,%rd30,2;
add.s64 %rd79,%rd58,%rd87;
ld.global.nc.u32 %r544,[%rd79];
add.s64 %rd80,%rd79,4;
ld.global.nc.u32 %r543,[%rd80];
add.s64 %rd81,%rd79,8;
ld.global.nc.u32 %r542,[%rd81];
add.s64 %rd82,%rd79,12;
ld.global.nc.u32 %r541,[%rd82];
add.s64 %rd83,%rd79,16;
ld.global.nc.u32 %r540,[%rd83];
add.s64 %rd84,%rd79,20;
ld.global.nc.u32 %r539,[%rd84];
add.s64 %rd85,%rd79,24;
ld.global.nc.u32 %r538,[%rd85];
add.s64 %rd86,%rd79,28;
ld.global.nc.u32 %r537,[%rd86];
bra.uni $0_20;
$0_19:
shl.b64 %rd88,%rd30,2;
add.s64 %rd89,%rd1,%rd88;
ld.param.u32 %r544,[%rd89];
ld.param.u32 %r543,[%rd89+4];
ld.param.u32 %r542,[%rd89+8];
ld.param.u32 %r541,[%rd89+12];
ld.param.u32 %r540,[%rd89+16];
ld.param.u32 %r539,[%rd89+20];
ld.param.u32 %r538,[%rd89+24];
ld.param.u32 %r537,[%rd89+28];
$0_20:
setp.lt.s32 %p17,%r538,%r18;
setp.gt.s32 %p18,%r540,0;
or.pred %p19,%p18,%p17;
setp.gt.s32 %p20,%r539,%r535;
or.pred %p21,%p19,%p20;
setp.gt.s32 %p22,%r542,0;
setp.lt.s32 %p23,%r544,%r18;
and.pred %p24,%p23,%p22;
setp.lt.s32 %p25,%r543,%r536;
and.pred %p26,%p24,%p25;
setp.gt.s32 %p27,%r541,%r535;
and.pred %p28,%p26,%p27;
setp.lt.s32 %p29,%r537,%r536;
or.pred %p30,%p21,%p29;
and.pred %p31,%p30,%p28;
selp.u16 %rs15,1,0,%p31;
$0_21:
setp.ne.s16 %p32,%rs15,0;
mov.u32 %r278,-1;
vote.sync.ballot.b32 %r78,%p32,%r278;
setp.ne.s32 %p33,%r52,0;
@%p33 bra $0_23;
st.shared.u32 [_ZZ4drawI6OpaqueLi2EEvPKvRK5BatchPvS5_RK5TableE5found],%r278;
$0_23:
setp.ne.s32 %p35,%r22,0;
or.pred %p36,%p35,%p13;
@%p36 bra $0_25;
popc.b32 %r280,%r78;
mul.wide.u32 %rd90,%r16,4;
mov.u64 %rd91,_ZZ11find_shapesRK5TableiiRK6PixelsRA128_5FoundE7of_warp;
add.s64 %rd92,%rd91,%rd90;
st.shared.u32 [%rd92],%r280;
$0_25:
div.u32 %r281,%r21,%r18;
bar.sync 0;
ld.shared.u32 %r282,[_ZZ11find_shapesRK5TableiiRK6PixelsRA128_5FoundE7of_warp];
setp.gt.s32 %p37,%r16,0;
selp.b32 %r283,%r282,0,%p37;
ld.shared.u32 %r284,[_ZZ11find_shapesRK5TableiiRK6PixelsRA128_5FoundE7of_warp+4];
setp.gt.s32 %p38,%r16,1;
selp.b32 %r285,%r284,0,%p38;
add.s32 %r286,%r283,%r285;
add.s32 %r287,%r284,%r282;
ld.shared.u32 %r288,[_ZZ11find_shapesRK5TableiiRK6PixelsRA128_5FoundE7of_warp+8];
setp.gt.s32 %p39,%r16,2;
selp.b32 %r289,%r288,0,%p39;
add.s32 %r290,%r286,%r289;
add.s32 %r291,%r288,%r287;
ld.shared.u32 %r292,[_ZZ11find_shapesRK5TableiiRK6PixelsRA128_5FoundE7of_warp+12];
setp.gt.s32 %p40,%r16,3;
selp.b32 %r293,%r292,0,%p40;
add.s32 %r80,%r290,%r293;
add.s32 %r81,%r292,%r291;
setp.eq.s16 %p41,%rs15,0;
add.s32 %r561,%r281,%r17;
mul.lo.s32 %r294,%r281,%r18;
sub.s32 %r560,%r21,%r294;
@%p41 bra $0_31;
mov.u32 %r296,-1;
shl.b32 %r297,%r296,%r22;
not.b32 %r298,%r297;
and.b32 %r299,%r78,%r298;
popc.b32 %r300,%r299;
add.s32 %r301,%r80,%r300;
mul.wide.s32 %rd93,%r301,72;
mov.u64 %rd94,_ZZ4drawI6OpaqueLi2EEvPKvRK5BatchPvS5_RK5TableE5found;
add.s64 %rd95,%rd94,%rd93;
st.shared.u32 [%rd95],%r53;
add.s64 %rd145,%rd95,4;
mad.lo.s32 %r302,%r16,544,%r221;
mad.lo.s32 %r303,%r22,17,%r302;
mad.lo.s32 %r304,%r534,17,%r303;
mul.wide.s32 %rd96,%r304,4;
add.s64 %rd97,%rd1,%rd96;
add.s64 %rd144,%rd97,4;
add.s64 %rd98,%rd58,%rd96;
add.s64 %rd143,%rd98,4;
mov.u32 %r545,0;
$0_27:
.pragma "nounroll";
@%p10 bra $0_29;
ld.global.nc.u32 %r546,[%rd143];
bra.uni $0_30;
$0_29:
ld.param.u32 %r546,[%rd144];
$0_30:
st.shared.u32 [%rd145],%r546;
add.s64 %rd145,%rd145,4;
add.s64 %rd144,%rd144,4;
add.s64 %rd143,%rd143,4;
add.s32 %r545,%r545,1;
setp.ne.s32 %p43,%r545,17;
@%p43 bra $0_27;
$0_31:
bar.sync 0;
setp.lt.s32 %p44,%r81,1;
@%p44 bra $0_89;
setp.eq.s32 %p45,%r228,3;
shr.u32 %r307,%r228,1;
mov.u32 %r308,16;
shr.u32 %r309,%r308,%r307;
selp.b32 %r89,6,%r309,%p45;
shr.u32 %r310,%r18,%r307;
mul.wide.u32 %rd100,%r18,-1431655765;
shr.u64 %rd101,%rd100,33;
cvt.u32.u64 %r311,%rd101;
selp.b32 %r90,%r311,%r310,%p45;
mov.u32 %r312,512;
div.u32 %r313,%r312,%r18;
add.s32 %r91,%r313,2;
mov.u32 %r555,0;
mov.u64 %rd109,_ZZ4drawI6OpaqueLi2EEvPKvRK5BatchPvS5_RK5TableE5found;
mov.u32 %r551,%r608;
mov.u32 %r552,%r609;
mov.u32 %r553,%r610;
mov.u32 %r554,%r611;
$0_33:
.pragma "nounroll";
mov.u32 %r611,%r599;
mov.u32 %r610,%r598;
mov.u32 %r609,%r597;
mov.u32 %r608,%r596;
setp.lt.u32 %p46,%r560,%r18;
@%p46 bra $0_35;
$0_34:
.pragma "nounroll";
add.s32 %r561,%r561,1;
sub.s32 %r560,%r560,%r18;
setp.ge.u32 %p47,%r560,%r18;
@%p47 bra $0_34;
$0_35:
mov.u32 %r518,%tid.x;
shl.b32 %r517,%r518,4;
add.s32 %r564,%r560,%r517;
setp.lt.u32 %p48,%r564,%r18;
mov.u32 %r565,%r561;
@%p48 bra $0_38;
mov.u32 %r565,%r561;
$0_37:
.pragma "nounroll";
add.s32 %r565,%r565,1;
sub.s32 %r564,%r564,%r18;
setp.ge.u32 %p49,%r564,%r18;
@%p49 bra $0_37;
$0_38:
add.s32 %r570,%r91,%r561;
add.s32 %r117,%r560,511;
setp.ge.u32 %p50,%r117,%r18;
mov.u32 %r568,0;
mov.u32 %r569,%r18;
@%p50 bra $0_46;
@%p45 bra $0_41;
bra.uni $0_40;
$0_41:
mul.wide.u32 %rd102,%r560,-1431655765;
shr.u64 %rd103,%rd102,33;
cvt.u32.u64 %r568,%rd103;
bra.uni $0_42;
$0_40:
shr.u32 %r568,%r560,%r307;
$0_42:
@%p45 bra $0_44;
bra.uni $0_43;
$0_44:
mul.wide.u32 %rd104,%r117,-1431655765;
shr.u64 %rd105,%rd104,33;
cvt.u32.u64 %r567,%rd105;
bra.uni $0_45;
$0_43:
shr.u32 %r567,%r117,%r307;
$0_45:
add.s32 %r569,%r567,1;
add.s32 %r570,%r561,1;
$0_46:
@%p45 bra $0_48;
bra.uni $0_47;
$0_48:
mul.wide.u32 %rd106,%r564,-1431655765;
shr.u64 %rd107,%rd106,33;
cvt.u32.u64 %r571,%rd107;
bra.uni $0_49;
$0_47:
shr.u32 %r571,%r564,%r307;
$0_49:
mul.lo.s32 %r321,%r571,%r228;
sub.s32 %r132,%r564,%r321;
add.s32 %r323,%r132,1;
selp.b32 %r324,%r323,1,%p45;
add.s32 %r325,%r132,2;
selp.b32 %r326,%r325,2,%p45;
add.s32 %r327,%r228,-1;
setp.gt.u32 %p55,%r324,%r327;
selp.b32 %r328,3,0,%p55;
mov.u32 %r576,0;
sub.s32 %r329,%r323,%r328;
and.b32 %r330,%r327,1;
selp.b32 %r331,%r329,%r330,%p45;
cvt.u64.u32 %rd40,%r331;
setp.gt.u32 %p56,%r326,%r327;
selp.b32 %r332,3,0,%p56;
sub.s32 %r333,%r325,%r332;
and.b32 %r334,%r327,2;
selp.b32 %r335,%r333,%r334,%p45;
cvt.u64.u32 %rd41,%r335;
mov.u32 %r596,%r551;
mov.u32 %r597,%r552;
mov.u32 %r598,%r553;
mov.u32 %r599,%r554;
$0_50:
mov.u32 %r519,%tid.x;
add.s32 %r139,%r576,%r519;
setp.ge.s32 %p58,%r139,%r81;
mov.pred %p100,0;
@%p58 bra $0_61;
mul.wide.s32 %rd108,%r139,72;
add.s64 %rd110,%rd109,%rd108;
add.s64 %rd42,%rd110,8;
ld.shared.u32 %r337,[%rd110+24];
setp.gt.s32 %p59,%r337,%r568;
mov.u16 %rs17,0;
mov.u16 %rs16,%rs17;
@%p59 bra $0_55;
ld.shared.u32 %r338,[%rd42+24];
setp.lt.s32 %p60,%r338,%r569;
@%p60 bra $0_55;
ld.shared.u32 %r339,[%rd42+20];
setp.gt.s32 %p61,%r339,%r561;
mov.u16 %rs16,%rs17;
@%p61 bra $0_55;
ld.shared.u32 %r340,[%rd42+28];
setp.ge.s32 %p62,%r340,%r570;
selp.u16 %rs16,1,0,%p62;
$0_55:
ld.shared.u32 %r341,[%rd42];
setp.ge.s32 %p63,%r341,%r569;
@%p63 bra $0_60;
ld.shared.u32 %r342,[%rd42+8];
setp.le.s32 %p64,%r342,%r568;
@%p64 bra $0_60;
ld.shared.u32 %r343,[%rd42+4];
setp.ge.s32 %p65,%r343,%r570;
@%p65 bra $0_60;
ld.shared.u32 %r344,[%rd42+12];
setp.le.s32 %p66,%r344,%r561;
@%p66 bra $0_60;
setp.eq.s16 %p67,%rs16,0;
selp.u16 %rs17,1,0,%p67;
$0_60:
setp.ne.s16 %p100,%rs17,0;
$0_61:
mov.u32 %r345,-1;
vote.sync.ballot.b32 %r581,%p100,%r345;
setp.eq.s32 %p69,%r581,0;
@%p69 bra $0_87;
$0_62:
.pragma "nounroll";
sub.s32 %r497,%r90,%r571;
min.s32 %r496,%r497,%r89;
setp.lt.s32 %p70,%r496,1;
mov.u32 %r594,0;
@%p70 bra $0_80;
sub.s32 %r502,%r90,%r571;
min.s32 %r582,%r502,%r89;
brev.b32 %r500,%r581;
bfind.shiftamt.u32 %r499,%r500;
add.s32 %r498,%r499,%r576;
mul.wide.s32 %rd111,%r498,72;
add.s64 %rd113,%rd109,%rd111;
add.s64 %rd43,%rd113,12;
mov.u32 %r583,%r594;
$0_64:
.pragma "nounroll";
mov.u32 %r148,%r583;
mov.u32 %r583,%r582;
setp.eq.s32 %p71,%r148,0;
mov.u32 %r593,0;
selp.b32 %r150,%r571,0,%p71;
setp.gt.s32 %p72,%r148,0;
selp.u32 %r352,1,0,%p72;
add.s32 %r151,%r565,%r352;
ld.shared.u32 %r153,[%rd43];
setp.lt.s32 %p73,%r151,%r153;
@%p73 bra $0_79;
ld.shared.u32 %r354,[%rd43+8];
setp.le.s32 %p74,%r354,%r151;
@%p74 bra $0_79;
sub.s32 %r520,%r583,%r148;
ld.shared.u32 %r154,[%rd43+-4];
sub.s32 %r355,%r154,%r150;
ld.shared.u32 %r356,[%rd43+4];
sub.s32 %r357,%r356,%r150;
max.s32 %r589,%r355,0;
min.s32 %r358,%r589,%r520;
max.s32 %r359,%r357,0;
min.s32 %r360,%r359,%r520;
setp.gt.s32 %p75,%r360,%r358;
mov.u32 %r361,1;
shl.b32 %r362,%r361,%r360;
shl.b32 %r363,%r361,%r358;
sub.s32 %r364,%r362,%r363;
selp.b32 %r593,%r364,0,%p75;
ld.shared.u32 %r365,[%rd43+16];
setp.gt.s32 %p76,%r365,%r151;
@%p76 bra $0_69;
ld.shared.u32 %r366,[%rd43+24];
setp.le.s32 %p77,%r366,%r151;
@%p77 bra $0_69;
sub.s32 %r521,%r583,%r148;
ld.shared.u32 %r367,[%rd43+12];
sub.s32 %r368,%r367,%r150;
ld.shared.u32 %r369,[%rd43+20];
sub.s32 %r370,%r369,%r150;
max.s32 %r371,%r368,0;
min.s32 %r372,%r371,%r521;
max.s32 %r373,%r370,0;
min.s32 %r374,%r373,%r521;
setp.gt.s32 %p78,%r374,%r372;
mov.u32 %r375,1;
shl.b32 %r376,%r375,%r372;
mov.u32 %r377,-2;
shf.l.wrap.b32 %r378,%r377,%r377,%r374;
add.s32 %r379,%r376,%r378;
selp.b32 %r380,%r379,-1,%p78;
and.b32 %r593,%r380,%r593;
$0_69:
ld.shared.u32 %r159,[%rd43+28];
setp.lt.s32 %p79,%r159,0;
setp.eq.s32 %p80,%r593,0;
or.pred %p81,%p80,%p79;
@%p81 bra $0_79;
mov.b64 %rd138,p6;
mov.u64 %rd137,%rd138;
sub.s32 %r381,%r150,%r154;
add.s32 %r160,%r381,%r589;
ld.shared.u32 %r161,[%rd43+36];
div.u32 %r162,%r160,%r161;
shr.u32 %r163,%r162,5;
sub.s32 %r382,%r151,%r153;
div.u32 %r383,%r382,%r161;
ld.shared.u32 %r586,[%rd43+32];
add.s32 %r384,%r163,%r159;
mad.lo.s32 %r385,%r586,%r383,%r384;
cvt.s64.s32 %rd44,%r385;
mul.wide.s32 %rd114,%r385,4;
add.s64 %rd45,%rd137,%rd114;
@%p10 bra $0_72;
shl.b64 %rd116,%rd44,2;
add.s64 %rd115,%rd58,%rd116;
ld.global.nc.u32 %r587,[%rd115];
ld.shared.u32 %r586,[%rd43+32];
bra.uni $0_73;
$0_72:
ld.param.u32 %r587,[%rd45];
$0_73:
shr.u32 %r490,%r162,5;
add.s32 %r388,%r490,1;
setp.ge.s32 %p83,%r388,%r586;
mov.u32 %r588,0;
@%p83 bra $0_77;
@%p10 bra $0_76;
cvt.u32.u64 %r390,%rd44;
add.s32 %r391,%r390,1;
mul.wide.s32 %rd118,%r391,4;
add.s64 %rd117,%rd58,%rd118;
ld.global.nc.u32 %r588,[%rd117];
bra.uni $0_77;
$0_76:
ld.param.u32 %r588,[%rd45+4];
$0_77:
sub.s32 %r491,%r583,%r148;
shf.r.wrap.b32 %r591,%r587,%r588,%r162;
mul.lo.s32 %r396,%r162,%r161;
sub.s32 %r590,%r160,%r396;
setp.ge.s32 %p85,%r589,%r491;
@%p85 bra $0_79;
$0_78:
.pragma "nounroll";
sub.s32 %r522,%r583,%r148;
and.b32 %r397,%r591,1;
setp.eq.b32 %p86,%r397,1;
mov.u32 %r398,-2;
shf.l.wrap.b32 %r399,%r398,%r398,%r589;
selp.b32 %r400,-1,%r399,%p86;
and.b32 %r593,%r400,%r593;
add.s32 %r401,%r590,1;
setp.eq.s32 %p87,%r401,%r161;
selp.u32 %r402,1,0,%p87;
shr.u32 %r591,%r591,%r402;
selp.b32 %r590,0,%r401,%p87;
add.s32 %r589,%r589,1;
setp.lt.s32 %p88,%r589,%r522;
@%p88 bra $0_78;
$0_79:
shl.b32 %r403,%r593,%r148;
or.b32 %r594,%r403,%r594;
setp.gt.s32 %p89,%r89,%r583;
mov.u32 %r582,%r89;
@%p89 bra $0_64;
$0_80:
setp.eq.s32 %p90,%r594,0;
@%p90 bra $0_86;
@%p45 bra $0_84;
bra.uni $0_82;
$0_84:
shl.b32 %r410,%r594,8;
or.b32 %r411,%r410,%r594;
and.b32 %r412,%r411,12303;
shl.b32 %r413,%r411,4;
and.b32 %r414,%r413,196848;
or.b32 %r415,%r414,%r412;
and.b32 %r416,%r415,4161;
shl.b32 %r417,%r415,2;
and.b32 %r418,%r417,33288;
or.b32 %r419,%r418,%r416;
mul.lo.s32 %r420,%r419,7;
shr.u32 %r594,%r420,%r132;
bra.uni $0_85;
$0_82:
setp.ne.s32 %p92,%r228,4;
@%p92 bra $0_85;
shl.b32 %r404,%r594,6;
or.b32 %r405,%r404,%r594;
and.b32 %r406,%r405,257;
shl.b32 %r407,%r405,3;
and.b32 %r408,%r407,4112;
or.b32 %r409,%r408,%r406;
mul.lo.s32 %r594,%r409,15;
$0_85:
add.s32 %r495,%r228,-1;
brev.b32 %r494,%r581;
bfind.shiftamt.u32 %r493,%r494;
add.s32 %r492,%r493,%r576;
mul.wide.s32 %rd119,%r492,72;
add.s64 %rd121,%rd109,%rd119;
add.s64 %rd122,%rd121,52;
mul.wide.u32 %rd123,%r132,4;
add.s64 %rd124,%rd122,%rd123;
shl.b64 %rd125,%rd40,2;
add.s64 %rd126,%rd122,%rd125;
shl.b64 %rd127,%rd41,2;
add.s64 %rd128,%rd122,%rd127;
selp.b32 %r430,%r132,%r495,%p45;
mul.wide.u32 %rd129,%r430,4;
add.s64 %rd130,%rd122,%rd129;
ld.shared.f32 %f1,[%rd124];
cvt.rni.s32.f32 %r427,%f1;
ld.shared.f32 %f2,[%rd126];
cvt.rni.s32.f32 %r426,%f2;
ld.shared.f32 %f3,[%rd128];
cvt.rni.s32.f32 %r423,%f3;
ld.shared.f32 %f4,[%rd130];
cvt.rni.s32.f32 %r422,%f4;
mov.u32 %r424,0;
cvt.pack.sat.u8.s32.b32 %r421,%r422,%r423,%r424;
cvt.pack.sat.u8.s32.b32 %r425,%r426,%r427,%r421;
and.b32 %r431,%r594,15;
mul.lo.s32 %r432,%r431,2113665;
and.b32 %r433,%r432,16843009;
mul.lo.s32 %r434,%r433,255;
not.b32 %r435,%r434;
and.b32 %r436,%r599,%r435;
and.b32 %r437,%r434,%r425;
or.b32 %r599,%r436,%r437;
selp.b32 %r438,4129,12816,%p45;
prmt.b32 %r439,%r425,%r424,%r438;
shr.u32 %r440,%r594,4;
and.b32 %r441,%r440,15;
mul.lo.s32 %r442,%r441,2113665;
and.b32 %r443,%r442,16843009;
mul.lo.s32 %r444,%r443,255;
not.b32 %r445,%r444;
and.b32 %r446,%r598,%r445;
and.b32 %r447,%r444,%r439;
or.b32 %r598,%r446,%r447;
prmt.b32 %r448,%r439,%r424,%r438;
shr.u32 %r449,%r594,8;
and.b32 %r450,%r449,15;
mul.lo.s32 %r451,%r450,2113665;
and.b32 %r452,%r451,16843009;
mul.lo.s32 %r453,%r452,255;
not.b32 %r454,%r453;
and.b32 %r455,%r597,%r454;
and.b32 %r456,%r453,%r448;
or.b32 %r597,%r455,%r456;
prmt.b32 %r457,%r448,%r424,%r438;
shr.u32 %r458,%r594,12;
and.b32 %r459,%r458,15;
mul.lo.s32 %r460,%r459,2113665;
and.b32 %r461,%r460,16843009;
mul.lo.s32 %r462,%r461,255;
not.b32 %r463,%r462;
and.b32 %r464,%r596,%r463;
and.b32 %r465,%r462,%r457;
or.b32 %r596,%r464,%r465;
$0_86:
add.s32 %r466,%r581,-1;
and.b32 %r581,%r466,%r581;
setp.ne.s32 %p94,%r581,0;
@%p94 bra $0_62;
$0_87:
add.s32 %r576,%r576,32;
setp.lt.s32 %p95,%r576,%r81;
@%p95 bra $0_50;
add.s32 %r555,%r555,1;
add.s32 %r560,%r560,512;
setp.lt.u32 %p96,%r555,2;
mov.u32 %r551,%r608;
mov.u32 %r552,%r609;
mov.u32 %r553,%r610;
mov.u32 %r554,%r611;
@%p96 bra $0_33;
$0_89:
mov.u32 %r516,%tid.y;
mov.u32 %r515,%ctaid.x;
mov.u32 %r514,%ctaid.y;
setp.eq.s32 %p99,%r524,1;
shl.b32 %r513,%r514,3;
add.s32 %r512,%r513,%r516;
selp.b32 %r511,%r514,%r512,%p99;
shl.b32 %r510,%r516,10;
shl.b32 %r509,%r515,13;
shl.b32 %r508,%r515,10;
add.s32 %r507,%r509,%r510;
mov.u32 %r506,%tid.x;
shl.b32 %r505,%r506,4;
selp.b32 %r504,%r507,%r508,%p99;
add.s32 %r503,%r504,%r505;
cvt.s64.s32 %rd136,%r503;
mul.lo.s32 %r481,%r511,%r18;
cvt.u64.u32 %rd132,%r481;
add.s64 %rd47,%rd132,%rd136;
@%p8 bra $0_91;
add.s64 %rd133,%rd141,%rd47;
st.global.cs.v4.u32 [%rd133],{%r611,%r610,%r609,%r608};
$0_91:
@%p9 bra $0_93;
add.s64 %rd135,%rd141,%rd47;
add.s64 %rd134,%rd135,512;
st.global.cs.v4.u32 [%rd134],{%r599,%r598,%r597,%r596};
$0_93:
ret;
}
.visible .entry blend_packed(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .u32 p5,
.param .align 4 .b8 p6[3840]
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<170>;
.reg .b16 %rs<26>;
.reg .f32 %f<326>;
.reg .b32 %r<694>;
.reg .b64 %rd<147>;
.shared .align 4 .b8 _ZZ4drawI7BlendedLi4EEvPKvRK5BatchPvS5_RK5TableE5found[9216];
ld.param.u64 %rd41,[p0];
ld.param.v2.u32 {%r241,%r242},[p1+40];
ld.param.u64 %rd46,[p2];
ld.param.v2.u32 {%r597,%r598},[p3+32];
ld.param.v2.u32 {%r245,%r246},[p3+40];
ld.param.u64 %rd51,[p4];
ld.param.u32 %r238,[p5];
mov.b64 %rd52,p6;
ld.param.u64 %rd146,[p3+8];
ld.param.u64 %rd47,[p3];
ld.param.u64 %rd144,[p1+8];
ld.param.u64 %rd42,[p1];
mov.u64 %rd1,%rd52;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p5,%r242,0;
@%p5 bra $1_2;
cvta.to.global.u64 %rd53,%rd41;
mul.wide.s32 %rd54,%r1,40;
add.s64 %rd55,%rd53,%rd54;
ld.global.u64 %rd144,[%rd55+8];
ld.global.u64 %rd143,[%rd55];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd56,%r1;
mul.lo.s64 %rd57,%rd42,%rd56;
add.s64 %rd143,%rd41,%rd57;
$1_3:
setp.eq.s32 %p6,%r246,0;
@%p6 bra $1_5;
cvta.to.global.u64 %rd58,%rd46;
mul.wide.s32 %rd59,%r1,40;
add.s64 %rd60,%rd58,%rd59;
ld.global.v2.u32 {%r597,%r598},[%rd60+32];
ld.global.u64 %rd146,[%rd60+8];
ld.global.u64 %rd145,[%rd60];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd61,%r1;
mul.lo.s64 %rd62,%rd47,%rd61;
add.s64 %rd145,%rd46,%rd62;
$1_6:
setp.eq.s32 %p1,%r598,1;
mov.u32 %r255,%ctaid.y;
shl.b32 %r256,%r255,3;
mov.u32 %r15,%tid.y;
add.s32 %r257,%r256,%r15;
selp.b32 %r16,%r255,%r257,%p1;
setp.lt.s32 %p7,%r16,%r598;
selp.b32 %r17,%r597,0,%p7;
mov.u32 %r686,0;
mov.u32 %r258,%ctaid.x;
shl.b32 %r259,%r258,11;
shl.b32 %r260,%r258,14;
shl.b32 %r18,%r15,11;
add.s32 %r261,%r260,%r18;
selp.b32 %r19,%r261,%r259,%p1;
mov.u32 %r20,%tid.x;
shl.b32 %r262,%r20,4;
add.s32 %r21,%r19,%r262;
cvt.u32.u64 %r263,%rd144;
mul.lo.s32 %r264,%r16,%r263;
cvt.s64.s32 %rd63,%r264;
cvt.s64.s32 %rd27,%r21;
add.s64 %rd28,%rd63,%rd27;
setp.ge.s32 %p8,%r21,%r17;
mov.u32 %r690,%r686;
mov.u32 %r691,%r686;
mov.u32 %r692,%r686;
mov.u32 %r693,%r686;
@%p8 bra $1_8;
add.s64 %rd64,%rd143,%rd28;
ld.global.cs.v4.u32 {%r693,%r692,%r691,%r690},[%rd64];
$1_8:
cvt.u32.u64 %r273,%rd27;
add.s32 %r274,%r273,512;
setp.ge.s32 %p9,%r274,%r17;
mov.u32 %r687,%r686;
mov.u32 %r688,%r686;
mov.u32 %r689,%r686;
@%p9 bra $1_10;
add.s64 %rd66,%rd143,%rd28;
add.s64 %rd65,%rd66,512;
ld.global.cs.v4.u32 {%r689,%r688,%r687,%r686},[%rd65];
$1_10:
add.s32 %r284,%r273,1024;
setp.ge.s32 %p10,%r284,%r17;
mov.u32 %r678,0;
mov.u32 %r682,%r678;
mov.u32 %r683,%r678;
mov.u32 %r684,%r678;
mov.u32 %r685,%r678;
@%p10 bra $1_12;
add.s64 %rd68,%rd143,%rd28;
add.s64 %rd67,%rd68,1024;
ld.global.cs.v4.u32 {%r685,%r684,%r683,%r682},[%rd67];
$1_12:
add.s32 %r294,%r273,1536;
setp.ge.s32 %p11,%r294,%r17;
mov.u32 %r679,%r678;
mov.u32 %r680,%r678;
mov.u32 %r681,%r678;
@%p11 bra $1_14;
add.s64 %rd70,%rd143,%rd28;
add.s64 %rd69,%rd70,1536;
ld.global.cs.v4.u32 {%r681,%r680,%r679,%r678},[%rd69];
$1_14:
cvt.u32.u64 %r54,%rd146;
cvt.s64.s32 %rd29,%r1;
setp.eq.s64 %p12,%rd51,0;
@%p12 bra $1_16;
shl.b64 %rd73,%rd29,2;
add.s64 %rd71,%rd51,%rd73;
ld.global.nc.u32 %r616,[%rd71];
add.s64 %rd72,%rd71,4;
ld.global.nc.u32 %r615,[%rd72];
bra.uni $1_17;
$1_16:
shl.b64 %rd74,%rd29,2;
add.s64 %rd75,%rd1,%rd74;
ld.param.u32 %r616,[%rd75];
ld.param.u32 %r615,[%rd75+4];
$1_17:
setp.le.s32 %p13,%r615,%r616;
@%p13 bra $1_162;
setp.ne.s32 %p14,%r598,1;
sub.s32 %r617,%r16,%r15;
add.s32 %r618,%r617,8;
@%p14 bra $1_20;
sub.s32 %r301,%r19,%r18;
div.u32 %r617,%r301,%r54;
add.s32 %r302,%r301,16383;
div.u32 %r303,%r302,%r54;
add.s32 %r618,%r303,1;
$1_20:
shl.b32 %r304,%r15,5;
add.s32 %r67,%r304,%r20;
add.s32 %r68,%r616,%r67;
mad.lo.s32 %r305,%r68,17,%r238;
add.s32 %r69,%r305,1;
setp.gt.s32 %p15,%r67,127;
setp.ge.s32 %p16,%r68,%r615;
mov.u16 %rs23,0;
or.pred %p17,%p15,%p16;
@%p17 bra $1_25;
add.s32 %r306,%r69,1;
cvt.s64.s32 %rd30,%r306;
@%p12 bra $1_23;
shl.b64 %rd84,%rd30,2;
add.s64 %rd76,%rd51,%rd84;
ld.global.nc.u32 %r619,[%rd76];
add.s64 %rd77,%rd76,4;
ld.global.nc.u32 %r620,[%rd77];
add.s64 %rd78,%rd76,8;
ld.global.nc.u32 %r621,[%rd78];
add.s64 %rd79,%rd76,12;
ld.global.nc.u32 %r622,[%rd79];
add.s64 %rd80,%rd76,16;
ld.global.nc.u32 %r623,[%rd80];
add.s64 %rd81,%rd76,20;
ld.global.nc.u32 %r624,[%rd81];
add.s64 %rd82,%rd76,24;
ld.global.nc.u32 %r625,[%rd82];
add.s64 %rd83,%rd76,28;
ld.global.nc.u32 %r626,[%rd83];
bra.uni $1_24;
$1_23:
shl.b64 %rd85,%rd30,2;
add.s64 %rd86,%rd1,%rd85;
ld.param.u32 %r619,[%rd86];
ld.param.u32 %r620,[%rd86+4];
ld.param.u32 %r621,[%rd86+8];
ld.param.u32 %r622,[%rd86+12];
ld.param.u32 %r623,[%rd86+16];
ld.param.u32 %r624,[%rd86+20];
ld.param.u32 %r625,[%rd86+24];
ld.param.u32 %r626,[%rd86+28];
$1_24:
setp.lt.s32 %p19,%r625,%r54;
setp.gt.s32 %p20,%r623,0;
or.pred %p21,%p20,%p19;
setp.gt.s32 %p22,%r624,%r617;
or.pred %p23,%p21,%p22;
setp.gt.s32 %p24,%r621,0;
setp.lt.s32 %p25,%r619,%r54;
and.pred %p26,%p25,%p24;
setp.lt.s32 %p27,%r620,%r618;
and.pred %p28,%p26,%p27;
setp.gt.s32 %p29,%r622,%r617;
and.pred %p30,%p28,%p29;
setp.lt.s32 %p31,%r626,%r618;
or.pred %p32,%p23,%p31;
and.pred %p33,%p32,%p30;
selp.u16 %rs23,1,0,%p33;
$1_25:
setp.ne.s16 %p34,%rs23,0;
mov.u32 %r315,-1;
vote.sync.ballot.b32 %r94,%p34,%r315;
setp.ne.s32 %p35,%r67,0;
@%p35 bra $1_27;
st.shared.u32 [_ZZ4drawI7BlendedLi4EEvPKvRK5BatchPvS5_RK5TableE5found],%r315;
$1_27:
setp.ne.s32 %p37,%r20,0;
or.pred %p38,%p37,%p15;
@%p38 bra $1_29;
popc.b32 %r317,%r94;
mul.wide.u32 %rd87,%r15,4;
mov.u64 %rd88,_ZZ11find_shapesRK5TableiiRK6PixelsRA128_5FoundE7of_warp;
add.s64 %rd89,%rd88,%rd87;
st.shared.u32 [%rd89],%r317;
$1_29:
div.u32 %r318,%r19,%r54;
bar.sync 0;
ld.shared.u32 %r319,[_ZZ11find_shapesRK5TableiiRK6PixelsRA128_5FoundE7of_warp];
setp.gt.s32 %p39,%r15,0;
selp.b32 %r320,%r319,0,%p39;
ld.shared.u32 %r321,[_ZZ11find_shapesRK5TableiiRK6PixelsRA128_5FoundE7of_warp+4];
setp.gt.s32 %p40,%r15,1;
selp.b32 %r322,%r321,0,%p40;
add.s32 %r323,%r320,%r322;
add.s32 %r324,%r321,%r319;
ld.shared.u32 %r325,[_ZZ11find_shapesRK5TableiiRK6PixelsRA128_5FoundE7of_warp+8];
setp.gt.s32 %p41,%r15,2;
selp.b32 %r326,%r325,0,%p41;
add.s32 %r327,%r323,%r326;
add.s32 %r328,%r325,%r324;
ld.shared.u32 %r329,[_ZZ11find_shapesRK5TableiiRK6PixelsRA128_5FoundE7of_warp+12];
setp.gt.s32 %p42,%r15,3;
selp.b32 %r330,%r329,0,%p42;
add.s32 %r97,%r327,%r330;
add.s32 %r98,%r329,%r328;
setp.eq.s16 %p43,%rs23,0;
add.s32 %r651,%r318,%r16;
mul.lo.s32 %r331,%r318,%r54;
sub.s32 %r650,%r19,%r331;
@%p43 bra $1_35;
mov.u32 %r333,-1;
shl.b32 %r334,%r333,%r20;
not.b32 %r335,%r334;
and.b32 %r336,%r94,%r335;
popc.b32 %r337,%r336;
add.s32 %r338,%r97,%r337;
mul.wide.s32 %rd90,%r338,72;
mov.u64 %rd91,_ZZ4drawI7BlendedLi4EEvPKvRK5BatchPvS5_RK5TableE5found;
add.s64 %rd31,%rd91,%rd90;
st.shared.u32 [%rd31],%r68;
mov.u32 %r627,0;
$1_31:
.pragma "nounroll";
add.s32 %r339,%r627,%r69;
cvt.s64.s32 %rd32,%r339;
@%p12 bra $1_33;
shl.b64 %rd93,%rd32,2;
add.s64 %rd92,%rd51,%rd93;
ld.global.nc.u32 %r628,[%rd92];
bra.uni $1_34;
$1_33:
shl.b64 %rd94,%rd32,2;
add.s64 %rd95,%rd1,%rd94;
ld.param.u32 %r628,[%rd95];
$1_34:
add.s32 %r627,%r627,1;
mul.wide.s32 %rd96,%r627,4;
add.s64 %rd97,%rd31,%rd96;
st.shared.u32 [%rd97],%r628;
setp.ne.s32 %p45,%r627,17;
@%p45 bra $1_31;
$1_35:
bar.sync 0;
setp.lt.s32 %p46,%r98,1;
@%p46 bra $1_162;
setp.eq.s32 %p47,%r245,3;
shr.u32 %r342,%r245,1;
mov.u32 %r343,16;
shr.u32 %r344,%r343,%r342;
selp.b32 %r106,6,%r344,%p47;
shr.u32 %r345,%r54,%r342;
mul.wide.u32 %rd98,%r54,-1431655765;
shr.u64 %rd99,%rd98,33;
cvt.u32.u64 %r346,%rd99;
selp.b32 %r107,%r346,%r345,%p47;
mov.u32 %r347,512;
div.u32 %r348,%r347,%r54;
add.s32 %r108,%r348,2;
mov.u32 %r645,0;
mov.u64 %rd107,_ZZ4drawI7BlendedLi4EEvPKvRK5BatchPvS5_RK5TableE5found;
mov.u32 %r641,%r690;
mov.u32 %r642,%r691;
mov.u32 %r643,%r692;
mov.u32 %r644,%r693;
$1_37:
.pragma "nounroll";
mov.u32 %r693,%r689;
mov.u32 %r692,%r688;
mov.u32 %r691,%r687;
mov.u32 %r690,%r686;
mov.u32 %r689,%r685;
mov.u32 %r688,%r684;
mov.u32 %r687,%r683;
mov.u32 %r686,%r682;
mov.u32 %r685,%r681;
mov.u32 %r684,%r680;
mov.u32 %r683,%r679;
mov.u32 %r682,%r678;
setp.lt.u32 %p48,%r650,%r54;
@%p48 bra $1_40;
$1_39:
.pragma "nounroll";
add.s32 %r651,%r651,1;
sub.s32 %r650,%r650,%r54;
setp.ge.u32 %p49,%r650,%r54;
@%p49 bra $1_39;
$1_40:
mov.u32 %r592,%tid.x;
shl.b32 %r591,%r592,4;
add.s32 %r654,%r650,%r591;
setp.lt.u32 %p50,%r654,%r54;
mov.u32 %r655,%r651;
@%p50 bra $1_43;
mov.u32 %r655,%r651;
$1_42:
.pragma "nounroll";
add.s32 %r655,%r655,1;
sub.s32 %r654,%r654,%r54;
setp.ge.u32 %p51,%r654,%r54;
@%p51 bra $1_42;
$1_43:
add.s32 %r660,%r108,%r651;
add.s32 %r142,%r650,511;
setp.ge.u32 %p52,%r142,%r54;
mov.u32 %r658,0;
mov.u32 %r659,%r54;
@%p52 bra $1_51;
@%p47 bra $1_46;
bra.uni $1_45;
$1_46:
mul.wide.u32 %rd100,%r650,-1431655765;
shr.u64 %rd101,%rd100,33;
cvt.u32.u64 %r658,%rd101;
bra.uni $1_47;
$1_45:
shr.u32 %r658,%r650,%r342;
$1_47:
@%p47 bra $1_49;
bra.uni $1_48;
$1_49:
mul.wide.u32 %rd102,%r142,-1431655765;
shr.u64 %rd103,%rd102,33;
cvt.u32.u64 %r657,%rd103;
bra.uni $1_50;
$1_48:
shr.u32 %r657,%r142,%r342;
$1_50:
add.s32 %r659,%r657,1;
add.s32 %r660,%r651,1;
$1_51:
@%p47 bra $1_53;
bra.uni $1_52;
$1_53:
mul.wide.u32 %rd104,%r654,-1431655765;
shr.u64 %rd105,%rd104,33;
cvt.u32.u64 %r661,%rd105;
bra.uni $1_54;
$1_52:
shr.u32 %r661,%r654,%r342;
$1_54:
mul.lo.s32 %r356,%r661,%r245;
sub.s32 %r157,%r654,%r356;
mov.u32 %r357,30288;
mov.u32 %r358,1258291200;
prmt.b32 %r359,%r644,%r358,%r357;
mov.b32 %f182,%r359;
add.f32 %f309,%f182,0fCB000000;
mov.u32 %r360,30289;
prmt.b32 %r361,%r644,%r358,%r360;
mov.b32 %f183,%r361;
add.f32 %f308,%f183,0fCB000000;
mov.u32 %r362,30290;
prmt.b32 %r363,%r644,%r358,%r362;
mov.b32 %f184,%r363;
add.f32 %f307,%f184,0fCB000000;
mov.u32 %r364,30291;
prmt.b32 %r365,%r644,%r358,%r364;
mov.b32 %f185,%r365;
add.f32 %f306,%f185,0fCB000000;
prmt.b32 %r366,%r643,%r358,%r357;
mov.b32 %f186,%r366;
add.f32 %f305,%f186,0fCB000000;
prmt.b32 %r367,%r643,%r358,%r360;
mov.b32 %f187,%r367;
add.f32 %f304,%f187,0fCB000000;
prmt.b32 %r368,%r643,%r358,%r362;
mov.b32 %f188,%r368;
add.f32 %f303,%f188,0fCB000000;
prmt.b32 %r369,%r643,%r358,%r364;
mov.b32 %f189,%r369;
add.f32 %f302,%f189,0fCB000000;
prmt.b32 %r370,%r642,%r358,%r357;
mov.b32 %f190,%r370;
add.f32 %f301,%f190,0fCB000000;
prmt.b32 %r371,%r642,%r358,%r360;
mov.b32 %f191,%r371;
add.f32 %f300,%f191,0fCB000000;
prmt.b32 %r372,%r642,%r358,%r362;
mov.b32 %f192,%r372;
add.f32 %f299,%f192,0fCB000000;
prmt.b32 %r373,%r642,%r358,%r364;
mov.b32 %f193,%r373;
add.f32 %f298,%f193,0fCB000000;
prmt.b32 %r374,%r641,%r358,%r357;
mov.b32 %f194,%r374;
add.f32 %f297,%f194,0fCB000000;
prmt.b32 %r375,%r641,%r358,%r360;
mov.b32 %f195,%r375;
add.f32 %f296,%f195,0fCB000000;
prmt.b32 %r376,%r641,%r358,%r362;
mov.b32 %f196,%r376;
add.f32 %f295,%f196,0fCB000000;
prmt.b32 %r377,%r641,%r358,%r364;
mov.b32 %f197,%r377;
add.f32 %f294,%f197,0fCB000000;
sub.s32 %r378,%r107,%r661;
min.s32 %r158,%r378,%r106;
add.s32 %r379,%r157,1;
selp.b32 %r380,%r379,1,%p47;
add.s32 %r381,%r157,2;
selp.b32 %r382,%r381,2,%p47;
add.s32 %r383,%r245,-1;
setp.gt.u32 %p57,%r380,%r383;
selp.b32 %r384,3,0,%p57;
mov.u32 %r662,0;
sub.s32 %r385,%r379,%r384;
and.b32 %r386,%r383,1;
selp.b32 %r387,%r385,%r386,%p47;
cvt.u64.u32 %rd33,%r387;
setp.gt.u32 %p58,%r382,%r383;
selp.b32 %r388,3,0,%p58;
sub.s32 %r389,%r381,%r388;
and.b32 %r390,%r383,2;
selp.b32 %r391,%r389,%r390,%p47;
cvt.u64.u32 %rd34,%r391;
$1_55:
mov.u32 %r593,%tid.x;
add.s32 %r160,%r662,%r593;
setp.ge.s32 %p60,%r160,%r98;
mov.pred %p169,0;
@%p60 bra $1_66;
mul.wide.s32 %rd106,%r160,72;
add.s64 %rd108,%rd107,%rd106;
add.s64 %rd35,%rd108,8;
ld.shared.u32 %r393,[%rd108+24];
setp.gt.s32 %p61,%r393,%r658;
mov.u16 %rs24,0;
@%p61 bra $1_60;
mov.u16 %rs24,0;
ld.shared.u32 %r394,[%rd35+24];
setp.lt.s32 %p62,%r394,%r659;
@%p62 bra $1_60;
mov.u16 %rs24,0;
ld.shared.u32 %r395,[%rd35+20];
setp.gt.s32 %p63,%r395,%r651;
@%p63 bra $1_60;
ld.shared.u32 %r396,[%rd35+28];
setp.ge.s32 %p64,%r396,%r660;
selp.u16 %rs24,1,0,%p64;
$1_60:
mov.u16 %rs25,0;
ld.shared.u32 %r397,[%rd35];
setp.ge.s32 %p65,%r397,%r659;
@%p65 bra $1_65;
mov.u16 %rs25,0;
ld.shared.u32 %r398,[%rd35+8];
setp.le.s32 %p66,%r398,%r658;
@%p66 bra $1_65;
mov.u16 %rs25,0;
ld.shared.u32 %r399,[%rd35+4];
setp.ge.s32 %p67,%r399,%r660;
@%p67 bra $1_65;
mov.u16 %rs25,0;
ld.shared.u32 %r400,[%rd35+12];
setp.le.s32 %p68,%r400,%r651;
@%p68 bra $1_65;
setp.eq.s16 %p69,%rs24,0;
selp.u16 %rs25,1,0,%p69;
$1_65:
setp.ne.s16 %p169,%rs25,0;
$1_66:
mov.u32 %r401,-1;
vote.sync.ballot.b32 %r663,%p169,%r401;
setp.eq.s32 %p71,%r663,0;
@%p71 bra $1_160;
$1_68:
.pragma "nounroll";
brev.b32 %r403,%r663;
bfind.shiftamt.u32 %r404,%r403;
add.s32 %r163,%r404,%r662;
mul.wide.s32 %rd109,%r163,72;
add.s64 %rd111,%rd107,%rd109;
add.s64 %rd36,%rd111,8;
setp.lt.s32 %p72,%r158,1;
mov.u32 %r677,0;
@%p72 bra $1_87;
mov.u32 %r664,%r158;
mov.u32 %r665,%r677;
$1_70:
.pragma "nounroll";
mov.u32 %r165,%r665;
mov.u32 %r665,%r664;
setp.eq.s32 %p73,%r165,0;
mov.u32 %r675,0;
selp.b32 %r167,%r661,0,%p73;
setp.gt.s32 %p74,%r165,0;
selp.u32 %r408,1,0,%p74;
add.s32 %r168,%r655,%r408;
ld.shared.u32 %r170,[%rd36+4];
setp.lt.s32 %p75,%r168,%r170;
@%p75 bra $1_86;
ld.shared.u32 %r410,[%rd36+12];
setp.le.s32 %p76,%r410,%r168;
@%p76 bra $1_86;
sub.s32 %r594,%r665,%r165;
ld.shared.u32 %r171,[%rd36];
sub.s32 %r411,%r171,%r167;
ld.shared.u32 %r412,[%rd36+8];
sub.s32 %r413,%r412,%r167;
max.s32 %r671,%r411,0;
min.s32 %r414,%r671,%r594;
max.s32 %r415,%r413,0;
min.s32 %r416,%r415,%r594;
setp.gt.s32 %p77,%r416,%r414;
mov.u32 %r417,1;
shl.b32 %r418,%r417,%r416;
shl.b32 %r419,%r417,%r414;
sub.s32 %r420,%r418,%r419;
selp.b32 %r675,%r420,0,%p77;
ld.shared.u32 %r421,[%rd36+20];
setp.gt.s32 %p78,%r421,%r168;
@%p78 bra $1_75;
ld.shared.u32 %r422,[%rd36+28];
setp.le.s32 %p79,%r422,%r168;
@%p79 bra $1_75;
sub.s32 %r595,%r665,%r165;
ld.shared.u32 %r423,[%rd36+16];
sub.s32 %r424,%r423,%r167;
ld.shared.u32 %r425,[%rd36+24];
sub.s32 %r426,%r425,%r167;
max.s32 %r427,%r424,0;
min.s32 %r428,%r427,%r595;
max.s32 %r429,%r426,0;
min.s32 %r430,%r429,%r595;
setp.gt.s32 %p80,%r430,%r428;
mov.u32 %r431,1;
shl.b32 %r432,%r431,%r428;
mov.u32 %r433,-2;
shf.l.wrap.b32 %r434,%r433,%r433,%r430;
add.s32 %r435,%r432,%r434;
selp.b32 %r436,%r435,-1,%p80;
and.b32 %r675,%r436,%r675;
$1_75:
ld.shared.u32 %r176,[%rd36+32];
setp.lt.s32 %p81,%r176,0;
setp.eq.s32 %p82,%r675,0;
or.pred %p83,%p82,%p81;
@%p83 bra $1_86;
mov.b64 %rd142,p6;
mov.u64 %rd141,%rd142;
sub.s32 %r437,%r167,%r171;
add.s32 %r177,%r437,%r671;
ld.shared.u32 %r178,[%rd36+40];
div.u32 %r179,%r177,%r178;
shr.u32 %r180,%r179,5;
sub.s32 %r438,%r168,%r170;
div.u32 %r439,%r438,%r178;
ld.shared.u32 %r668,[%rd36+36];
add.s32 %r440,%r180,%r176;
mad.lo.s32 %r441,%r668,%r439,%r440;
cvt.s64.s32 %rd37,%r441;
mul.wide.s32 %rd112,%r441,4;
add.s64 %rd38,%rd141,%rd112;
@%p12 bra $1_78;
shl.b64 %rd114,%rd37,2;
add.s64 %rd113,%rd51,%rd114;
ld.global.nc.u32 %r669,[%rd113];
ld.shared.u32 %r668,[%rd36+36];
bra.uni $1_79;
$1_78:
ld.param.u32 %r669,[%rd38];
$1_79:
shr.u32 %r567,%r179,5;
add.s32 %r444,%r567,1;
setp.ge.s32 %p85,%r444,%r668;
mov.u32 %r670,0;
@%p85 bra $1_83;
@%p12 bra $1_82;
cvt.u32.u64 %r446,%rd37;
add.s32 %r447,%r446,1;
mul.wide.s32 %rd116,%r447,4;
add.s64 %rd115,%rd51,%rd116;
ld.global.nc.u32 %r670,[%rd115];
bra.uni $1_83;
$1_82:
ld.param.u32 %r670,[%rd38+4];
$1_83:
sub.s32 %r568,%r665,%r165;
shf.r.wrap.b32 %r673,%r669,%r670,%r179;
mul.lo.s32 %r452,%r179,%r178;
sub.s32 %r672,%r177,%r452;
setp.ge.s32 %p87,%r671,%r568;
@%p87 bra $1_86;
$1_85:
.pragma "nounroll";
sub.s32 %r596,%r665,%r165;
and.b32 %r453,%r673,1;
setp.eq.b32 %p88,%r453,1;
mov.u32 %r454,-2;
shf.l.wrap.b32 %r455,%r454,%r454,%r671;
selp.b32 %r456,-1,%r455,%p88;
and.b32 %r675,%r456,%r675;
add.s32 %r457,%r672,1;
setp.eq.s32 %p89,%r457,%r178;
selp.u32 %r458,1,0,%p89;
shr.u32 %r673,%r673,%r458;
selp.b32 %r672,0,%r457,%p89;
add.s32 %r671,%r671,1;
setp.lt.s32 %p90,%r671,%r596;
@%p90 bra $1_85;
$1_86:
shl.b32 %r459,%r675,%r165;
or.b32 %r677,%r459,%r677;
setp.gt.s32 %p91,%r106,%r665;
mov.u32 %r664,%r106;
@%p91 bra $1_70;
$1_87:
setp.eq.s32 %p92,%r677,0;
@%p92 bra $1_159;
@%p47 bra $1_91;
bra.uni $1_89;
$1_91:
mul.lo.s32 %r576,%r661,%r245;
sub.s32 %r575,%r654,%r576;
shl.b32 %r466,%r677,8;
or.b32 %r467,%r466,%r677;
and.b32 %r468,%r467,12303;
shl.b32 %r469,%r467,4;
and.b32 %r470,%r469,196848;
or.b32 %r471,%r470,%r468;
and.b32 %r472,%r471,4161;
shl.b32 %r473,%r471,2;
and.b32 %r474,%r473,33288;
or.b32 %r475,%r474,%r472;
mul.lo.s32 %r476,%r475,7;
shr.u32 %r677,%r476,%r575;
bra.uni $1_92;
$1_89:
setp.ne.s32 %p94,%r245,4;
@%p94 bra $1_92;
shl.b32 %r460,%r677,6;
or.b32 %r461,%r460,%r677;
and.b32 %r462,%r461,257;
shl.b32 %r463,%r461,3;
and.b32 %r464,%r463,4112;
or.b32 %r465,%r464,%r462;
mul.lo.s32 %r677,%r465,15;
$1_92:
mul.lo.s32 %r574,%r661,%r245;
sub.s32 %r573,%r654,%r574;
add.s32 %r572,%r245,-1;
brev.b32 %r571,%r663;
bfind.shiftamt.u32 %r570,%r571;
add.s32 %r569,%r570,%r662;
mul.wide.s32 %rd139,%r569,72;
add.s64 %rd138,%rd107,%rd139;
add.s64 %rd120,%rd138,52;
mul.wide.u32 %rd121,%r573,4;
add.s64 %rd122,%rd120,%rd121;
ld.shared.f32 %f274,[%rd122];
shl.b64 %rd123,%rd33,2;
add.s64 %rd124,%rd120,%rd123;
ld.shared.f32 %f275,[%rd124];
shl.b64 %rd125,%rd34,2;
add.s64 %rd126,%rd120,%rd125;
ld.shared.f32 %f276,[%rd126];
selp.b32 %r478,%r573,%r572,%p47;
mul.wide.u32 %rd127,%r478,4;
add.s64 %rd128,%rd120,%rd127;
ld.shared.f32 %f277,[%rd128];
ld.shared.f32 %f53,[%rd36+60];
@%p47 bra $1_126;
bra.uni $1_93;
$1_126:
setp.geu.f32 %p128,%f53,0f3F800000;
mov.f32 %f278,%f274;
@%p128 bra $1_128;
sub.f32 %f214,%f274,%f309;
fma.rn.f32 %f278,%f214,%f53,%f309;
$1_128:
and.b32 %r494,%r677,1;
setp.eq.b32 %p129,%r494,1;
selp.f32 %f309,%f278,%f309,%p129;
mov.f32 %f279,%f275;
@%p128 bra $1_130;
sub.f32 %f215,%f275,%f308;
fma.rn.f32 %f279,%f215,%f53,%f308;
$1_130:
and.b32 %r495,%r677,2;
setp.eq.s32 %p131,%r495,0;
selp.f32 %f308,%f308,%f279,%p131;
mov.f32 %f280,%f276;
@%p128 bra $1_132;
sub.f32 %f216,%f276,%f307;
fma.rn.f32 %f280,%f216,%f53,%f307;
$1_132:
and.b32 %r496,%r677,4;
setp.eq.s32 %p133,%r496,0;
selp.f32 %f307,%f307,%f280,%p133;
mov.f32 %f281,%f274;
@%p128 bra $1_134;
sub.f32 %f217,%f274,%f306;
fma.rn.f32 %f281,%f217,%f53,%f306;
$1_134:
and.b32 %r497,%r677,8;
setp.eq.s32 %p135,%r497,0;
selp.f32 %f306,%f306,%f281,%p135;
mov.f32 %f282,%f275;
@%p128 bra $1_136;
sub.f32 %f218,%f275,%f305;
fma.rn.f32 %f282,%f218,%f53,%f305;
$1_136:
and.b32 %r498,%r677,16;
setp.eq.s32 %p137,%r498,0;
selp.f32 %f305,%f305,%f282,%p137;
mov.f32 %f283,%f276;
@%p128 bra $1_138;
sub.f32 %f219,%f276,%f304;
fma.rn.f32 %f283,%f219,%f53,%f304;
$1_138:
and.b32 %r499,%r677,32;
setp.eq.s32 %p139,%r499,0;
selp.f32 %f304,%f304,%f283,%p139;
mov.f32 %f284,%f274;
@%p128 bra $1_140;
sub.f32 %f220,%f274,%f303;
fma.rn.f32 %f284,%f220,%f53,%f303;
$1_140:
and.b32 %r500,%r677,64;
setp.eq.s32 %p141,%r500,0;
selp.f32 %f303,%f303,%f284,%p141;
mov.f32 %f285,%f275;
@%p128 bra $1_142;
sub.f32 %f221,%f275,%f302;
fma.rn.f32 %f285,%f221,%f53,%f302;
$1_142:
and.b32 %r501,%r677,128;
setp.eq.s32 %p143,%r501,0;
selp.f32 %f302,%f302,%f285,%p143;
mov.f32 %f286,%f276;
@%p128 bra $1_144;
sub.f32 %f222,%f276,%f301;
fma.rn.f32 %f286,%f222,%f53,%f301;
$1_144:
and.b32 %r502,%r677,256;
setp.eq.s32 %p145,%r502,0;
selp.f32 %f301,%f301,%f286,%p145;
mov.f32 %f287,%f274;
@%p128 bra $1_146;
sub.f32 %f223,%f274,%f300;
fma.rn.f32 %f287,%f223,%f53,%f300;
$1_146:
and.b32 %r503,%r677,512;
setp.eq.s32 %p147,%r503,0;
selp.f32 %f300,%f300,%f287,%p147;
mov.f32 %f288,%f275;
@%p128 bra $1_148;
sub.f32 %f224,%f275,%f299;
fma.rn.f32 %f288,%f224,%f53,%f299;
$1_148:
and.b32 %r504,%r677,1024;
setp.eq.s32 %p149,%r504,0;
selp.f32 %f299,%f299,%f288,%p149;
mov.f32 %f289,%f276;
@%p128 bra $1_150;
sub.f32 %f225,%f276,%f298;
fma.rn.f32 %f289,%f225,%f53,%f298;
$1_150:
and.b32 %r505,%r677,2048;
setp.eq.s32 %p151,%r505,0;
selp.f32 %f298,%f298,%f289,%p151;
mov.f32 %f290,%f274;
@%p128 bra $1_152;
sub.f32 %f226,%f274,%f297;
fma.rn.f32 %f290,%f226,%f53,%f297;
$1_152:
and.b32 %r506,%r677,4096;
setp.eq.s32 %p153,%r506,0;
selp.f32 %f297,%f297,%f290,%p153;
@%p128 bra $1_154;
sub.f32 %f227,%f275,%f296;
fma.rn.f32 %f275,%f227,%f53,%f296;
$1_154:
and.b32 %r507,%r677,8192;
setp.eq.s32 %p155,%r507,0;
selp.f32 %f296,%f296,%f275,%p155;
@%p128 bra $1_156;
sub.f32 %f228,%f276,%f295;
fma.rn.f32 %f276,%f228,%f53,%f295;
$1_156:
and.b32 %r508,%r677,16384;
setp.eq.s32 %p157,%r508,0;
selp.f32 %f295,%f295,%f276,%p157;
@%p128 bra $1_158;
sub.f32 %f229,%f274,%f294;
fma.rn.f32 %f274,%f229,%f53,%f294;
$1_158:
cvt.u16.u32 %rs16,%r677;
setp.gt.s16 %p159,%rs16,-1;
selp.f32 %f294,%f294,%f274,%p159;
bra.uni $1_159;
$1_93:
setp.geu.f32 %p96,%f53,0f3F800000;
mov.f32 %f262,%f274;
@%p96 bra $1_95;
sub.f32 %f198,%f274,%f309;
fma.rn.f32 %f262,%f198,%f53,%f309;
$1_95:
and.b32 %r479,%r677,1;
setp.eq.b32 %p97,%r479,1;
selp.f32 %f309,%f262,%f309,%p97;
mov.f32 %f263,%f275;
@%p96 bra $1_97;
sub.f32 %f199,%f275,%f308;
fma.rn.f32 %f263,%f199,%f53,%f308;
$1_97:
and.b32 %r480,%r677,2;
setp.eq.s32 %p99,%r480,0;
selp.f32 %f308,%f308,%f263,%p99;
mov.f32 %f264,%f276;
@%p96 bra $1_99;
sub.f32 %f200,%f276,%f307;
fma.rn.f32 %f264,%f200,%f53,%f307;
$1_99:
and.b32 %r481,%r677,4;
setp.eq.s32 %p101,%r481,0;
selp.f32 %f307,%f307,%f264,%p101;
mov.f32 %f265,%f277;
@%p96 bra $1_101;
sub.f32 %f201,%f277,%f306;
fma.rn.f32 %f265,%f201,%f53,%f306;
$1_101:
and.b32 %r482,%r677,8;
setp.eq.s32 %p103,%r482,0;
selp.f32 %f306,%f306,%f265,%p103;
mov.f32 %f266,%f274;
@%p96 bra $1_103;
sub.f32 %f202,%f274,%f305;
fma.rn.f32 %f266,%f202,%f53,%f305;
$1_103:
and.b32 %r483,%r677,16;
setp.eq.s32 %p105,%r483,0;
selp.f32 %f305,%f305,%f266,%p105;
mov.f32 %f267,%f275;
@%p96 bra $1_105;
sub.f32 %f203,%f275,%f304;
fma.rn.f32 %f267,%f203,%f53,%f304;
$1_105:
and.b32 %r484,%r677,32;
setp.eq.s32 %p107,%r484,0;
selp.f32 %f304,%f304,%f267,%p107;
mov.f32 %f268,%f276;
@%p96 bra $1_107;
sub.f32 %f204,%f276,%f303;
fma.rn.f32 %f268,%f204,%f53,%f303;
$1_107:
and.b32 %r485,%r677,64;
setp.eq.s32 %p109,%r485,0;
selp.f32 %f303,%f303,%f268,%p109;
mov.f32 %f269,%f277;
@%p96 bra $1_109;
sub.f32 %f205,%f277,%f302;
fma.rn.f32 %f269,%f205,%f53,%f302;
$1_109:
and.b32 %r486,%r677,128;
setp.eq.s32 %p111,%r486,0;
selp.f32 %f302,%f302,%f269,%p111;
mov.f32 %f270,%f274;
@%p96 bra $1_111;
sub.f32 %f206,%f274,%f301;
fma.rn.f32 %f270,%f206,%f53,%f301;
$1_111:
and.b32 %r487,%r677,256;
setp.eq.s32 %p113,%r487,0;
selp.f32 %f301,%f301,%f270,%p113;
mov.f32 %f271,%f275;
@%p96 bra $1_113;
sub.f32 %f207,%f275,%f300;
fma.rn.f32 %f271,%f207,%f53,%f300;
$1_113:
and.b32 %r488,%r677,512;
setp.eq.s32 %p115,%r488,0;
selp.f32 %f300,%f300,%f271,%p115;
mov.f32 %f272,%f276;
@%p96 bra $1_115;
sub.f32 %f208,%f276,%f299;
fma.rn.f32 %f272,%f208,%f53,%f299;
$1_115:
and.b32 %r489,%r677,1024;
setp.eq.s32 %p117,%r489,0;
selp.f32 %f299,%f299,%f272,%p117;
mov.f32 %f273,%f277;
@%p96 bra $1_117;
sub.f32 %f209,%f277,%f298;
fma.rn.f32 %f273,%f209,%f53,%f298;
$1_117:
and.b32 %r490,%r677,2048;
setp.eq.s32 %p119,%r490,0;
selp.f32 %f298,%f298,%f273,%p119;
@%p96 bra $1_119;
sub.f32 %f210,%f274,%f297;
fma.rn.f32 %f274,%f210,%f53,%f297;
$1_119:
and.b32 %r491,%r677,4096;
setp.eq.s32 %p121,%r491,0;
selp.f32 %f297,%f297,%f274,%p121;
@%p96 bra $1_121;
sub.f32 %f211,%f275,%f296;
fma.rn.f32 %f275,%f211,%f53,%f296;
$1_121:
and.b32 %r492,%r677,8192;
setp.eq.s32 %p123,%r492,0;
selp.f32 %f296,%f296,%f275,%p123;
@%p96 bra $1_123;
sub.f32 %f212,%f276,%f295;
fma.rn.f32 %f276,%f212,%f53,%f295;
$1_123:
and.b32 %r493,%r677,16384;
setp.eq.s32 %p125,%r493,0;
selp.f32 %f295,%f295,%f276,%p125;
@%p96 bra $1_125;
sub.f32 %f213,%f277,%f294;
fma.rn.f32 %f277,%f213,%f53,%f294;
$1_125:
cvt.u16.u32 %rs15,%r677;
setp.gt.s16 %p127,%rs15,-1;
selp.f32 %f294,%f294,%f277,%p127;
$1_159:
add.s32 %r509,%r663,-1;
and.b32 %r663,%r509,%r663;
setp.ne.s32 %p160,%r663,0;
@%p160 bra $1_68;
$1_160:
add.s32 %r662,%r662,32;
setp.lt.s32 %p161,%r662,%r98;
@%p161 bra $1_55;
cvt.rni.s32.f32 %r516,%f309;
cvt.rni.s32.f32 %r511,%f306;
cvt.rni.s32.f32 %r512,%f307;
mov.u32 %r537,0;
cvt.pack.sat.u8.s32.b32 %r510,%r511,%r512,%r537;
cvt.rni.s32.f32 %r515,%f308;
cvt.pack.sat.u8.s32.b32 %r681,%r515,%r516,%r510;
cvt.rni.s32.f32 %r519,%f302;
cvt.rni.s32.f32 %r520,%f303;
cvt.pack.sat.u8.s32.b32 %r518,%r519,%r520,%r537;
cvt.rni.s32.f32 %r523,%f304;
cvt.rni.s32.f32 %r524,%f305;
cvt.pack.sat.u8.s32.b32 %r680,%r523,%r524,%r518;
cvt.rni.s32.f32 %r527,%f298;
cvt.rni.s32.f32 %r528,%f299;
cvt.pack.sat.u8.s32.b32 %r526,%r527,%r528,%r537;
cvt.rni.s32.f32 %r531,%f300;
cvt.rni.s32.f32 %r532,%f301;
cvt.pack.sat.u8.s32.b32 %r679,%r531,%r532,%r526;
cvt.rni.s32.f32 %r535,%f294;
cvt.rni.s32.f32 %r536,%f295;
cvt.pack.sat.u8.s32.b32 %r534,%r535,%r536,%r537;
cvt.rni.s32.f32 %r539,%f296;
cvt.rni.s32.f32 %r540,%f297;
cvt.pack.sat.u8.s32.b32 %r678,%r539,%r540,%r534;
add.s32 %r650,%r650,512;
add.s32 %r645,%r645,1;
setp.lt.u32 %p162,%r645,4;
mov.u32 %r641,%r690;
mov.u32 %r642,%r691;
mov.u32 %r643,%r692;
mov.u32 %r644,%r693;
@%p162 bra $1_37;
$1_162:
mov.u32 %r590,%tid.y;
mov.u32 %r589,%ctaid.x;
shl.b32 %r588,%r590,11;
shl.b32 %r587,%r589,14;
setp.eq.s32 %p168,%r598,1;
shl.b32 %r586,%r589,11;
add.s32 %r585,%r587,%r588;
mov.u32 %r584,%tid.x;
shl.b32 %r583,%r584,4;
selp.b32 %r582,%r585,%r586,%p168;
mov.u32 %r581,%ctaid.y;
add.s32 %r580,%r582,%r583;
setp.ge.s32 %p167,%r580,%r17;
shl.b32 %r579,%r581,3;
add.s32 %r578,%r579,%r590;
selp.b32 %r577,%r581,%r578,%p168;
cvt.s64.s32 %rd140,%r580;
mul.lo.s32 %r547,%r577,%r54;
cvt.u64.u32 %rd130,%r547;
add.s64 %rd40,%rd130,%rd140;
@%p167 bra $1_164;
add.s64 %rd131,%rd145,%rd40;
st.global.cs.v4.u32 [%rd131],{%r693,%r692,%r691,%r690};
$1_164:
add.s32 %r552,%r21,512;
setp.ge.s32 %p164,%r552,%r17;
@%p164 bra $1_166;
add.s64 %rd133,%rd145,%rd40;
add.s64 %rd132,%rd133,512;
st.global.cs.v4.u32 [%rd132],{%r689,%r688,%r687,%r686};
$1_166:
add.s32 %r557,%r21,1024;
setp.ge.s32 %p165,%r557,%r17;
@%p165 bra $1_168;
add.s64 %rd135,%rd145,%rd40;
add.s64 %rd134,%rd135,1024;
st.global.cs.v4.u32 [%rd134],{%r685,%r684,%r683,%r682};
$1_168:
add.s32 %r562,%r21,1536;
setp.ge.s32 %p166,%r562,%r17;
@%p166 bra $1_170;
add.s64 %rd137,%rd145,%rd40;
add.s64 %rd136,%rd137,1536;
st.global.cs.v4.u32 [%rd136],{%r681,%r680,%r679,%r678};
$1_170:
ret;
}
`;
