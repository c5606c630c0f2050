// Made from kernels/histogram.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/histogram.cu`. */
export const HISTOGRAM: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry histogram(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<54>;
.reg .b16 %rs<3>;
.reg .b32 %r<304>;
.reg .b64 %rd<212>;
.shared .align 4 .b8 _ZZ9histogramE4bins[8192];
ld.param.u64 %rd53,[p0];
ld.param.v2.u32 {%r105,%r106},[p1+40];
ld.param.u64 %rd58,[p2];
ld.param.v2.u32 {%r281,%r282},[p3+32];
ld.param.v2.u32 {%r109,%r110},[p3+40];
ld.param.u64 %rd63,[p4];
ld.param.u32 %r100,[p5];
ld.param.u32 %r101,[p6];
ld.param.u32 %r102,[p7];
ld.param.u64 %rd201,[p3+24];
ld.param.u64 %rd200,[p3+16];
ld.param.u64 %rd199,[p3+8];
ld.param.u64 %rd59,[p3];
ld.param.u64 %rd56,[p1+16];
ld.param.u64 %rd55,[p1+8];
ld.param.u64 %rd54,[p1];
mov.u32 %r111,%tid.y;
shl.b32 %r1,%r111,5;
mov.u32 %r2,%tid.x;
add.s32 %r279,%r1,%r2;
setp.gt.s32 %p2,%r100,1;
selp.b32 %r5,%r100,%r109,%p2;
setp.gt.s32 %p3,%r279,2047;
@%p3 bra $0_7;
max.s32 %r112,%r279,1792;
add.s32 %r113,%r112,255;
sub.s32 %r114,%r113,%r2;
sub.s32 %r6,%r114,%r1;
shr.u32 %r115,%r6,8;
add.s32 %r116,%r115,1;
and.b32 %r278,%r116,3;
setp.eq.s32 %p4,%r278,0;
@%p4 bra $0_4;
mov.u64 %rd65,_ZZ9histogramE4bins;
$0_3:
.pragma "nounroll";
mul.wide.s32 %rd64,%r279,4;
add.s64 %rd66,%rd65,%rd64;
mov.u32 %r117,0;
st.shared.u32 [%rd66],%r117;
add.s32 %r279,%r279,256;
add.s32 %r278,%r278,-1;
setp.ne.s32 %p5,%r278,0;
@%p5 bra $0_3;
$0_4:
setp.lt.u32 %p6,%r6,768;
@%p6 bra $0_7;
mov.u64 %rd68,_ZZ9histogramE4bins;
$0_6:
mul.wide.s32 %rd67,%r279,4;
add.s64 %rd69,%rd68,%rd67;
mov.u32 %r118,0;
st.shared.u32 [%rd69],%r118;
st.shared.u32 [%rd69+1024],%r118;
st.shared.u32 [%rd69+2048],%r118;
st.shared.u32 [%rd69+3072],%r118;
add.s32 %r14,%r279,1024;
setp.lt.s32 %p7,%r279,1024;
mov.u32 %r279,%r14;
@%p7 bra $0_6;
$0_7:
bar.sync 0;
mov.u32 %r15,%ctaid.z;
setp.eq.s32 %p8,%r110,0;
@%p8 bra $0_9;
cvta.to.global.u64 %rd70,%rd58;
mul.wide.s32 %rd71,%r15,40;
add.s64 %rd72,%rd70,%rd71;
ld.global.v2.u32 {%r281,%r282},[%rd72+32];
ld.global.u64 %rd201,[%rd72+24];
ld.global.u64 %rd200,[%rd72+16];
ld.global.u64 %rd199,[%rd72+8];
ld.global.u64 %rd198,[%rd72];
bra.uni $0_10;
$0_9:
cvt.s64.s32 %rd73,%r15;
mul.lo.s64 %rd74,%rd59,%rd73;
add.s64 %rd198,%rd58,%rd74;
$0_10:
setp.eq.s32 %p9,%r101,0;
mov.u64 %rd205,%rd200;
mov.u64 %rd206,%rd199;
mov.u64 %rd207,%rd198;
@%p9 bra $0_14;
setp.eq.s32 %p10,%r106,0;
@%p10 bra $0_13;
cvta.to.global.u64 %rd75,%rd53;
mul.wide.s32 %rd76,%r15,40;
add.s64 %rd77,%rd75,%rd76;
ld.global.u64 %rd205,[%rd77+16];
ld.global.u64 %rd206,[%rd77+8];
ld.global.u64 %rd207,[%rd77];
bra.uni $0_14;
$0_13:
cvt.s64.s32 %rd78,%r15;
mul.lo.s64 %rd79,%rd54,%rd78;
add.s64 %rd207,%rd53,%rd79;
mov.u64 %rd206,%rd55;
mov.u64 %rd205,%rd56;
$0_14:
and.b32 %r123,%r2,1;
cvt.u64.u32 %rd34,%r123;
setp.lt.s32 %p11,%r102,1;
@%p11 bra $0_53;
mov.u32 %r125,%ctaid.x;
shl.b32 %r126,%r125,9;
shl.b32 %r127,%r2,2;
add.s32 %r29,%r127,%r126;
not.b32 %r128,%r281;
add.s32 %r30,%r29,%r128;
mov.u32 %r283,0;
$0_16:
.pragma "nounroll";
mov.u32 %r129,%ctaid.y;
mad.lo.s32 %r131,%r129,%r102,%r283;
shl.b32 %r132,%r131,3;
add.s32 %r33,%r132,%r111;
setp.ge.s32 %p12,%r33,%r282;
@%p12 bra $0_53;
setp.lt.s32 %p13,%r109,1;
@%p13 bra $0_52;
cvt.s64.s32 %rd81,%r33;
mul.lo.s64 %rd36,%rd206,%rd81;
mov.u32 %r133,0;
mov.u64 %rd208,0;
mov.u32 %r284,%r133;
$0_19:
.pragma "nounroll";
mul.lo.s32 %r136,%r129,%r102;
shl.b32 %r137,%r136,3;
add.s32 %r139,%r111,%r137;
shl.b32 %r140,%r283,3;
add.s32 %r141,%r139,%r140;
cvt.s64.s32 %rd82,%r141;
mul.lo.s64 %rd83,%rd199,%rd82;
mul.lo.s64 %rd84,%rd201,%rd208;
add.s64 %rd85,%rd83,%rd84;
add.s64 %rd38,%rd198,%rd85;
mov.u32 %r285,%r133;
$0_20:
.pragma "nounroll";
shl.b32 %r142,%r285,7;
add.s32 %r143,%r30,%r142;
max.s32 %r144,%r143,-5;
not.b32 %r145,%r144;
max.s32 %r36,%r145,1;
add.s32 %r37,%r29,%r142;
setp.le.s32 %p14,%r281,%r37;
@%p14 bra $0_51;
setp.lt.s32 %p15,%r100,2;
add.s32 %r146,%r37,4;
setp.le.s32 %p16,%r146,%r281;
and.b64 %rd86,%rd38,3;
setp.eq.s64 %p17,%rd86,0;
setp.eq.s64 %p18,%rd200,1;
and.pred %p19,%p18,%p17;
and.pred %p1,%p19,%p16;
and.pred %p20,%p15,%p1;
and.pred %p22,%p9,%p20;
cvt.s64.s32 %rd87,%r37;
add.s64 %rd39,%rd38,%rd87;
@%p22 bra $0_49;
bra.uni $0_22;
$0_49:
ld.u32 %r208,[%rd39];
shl.b64 %rd142,%rd34,12;
mov.u64 %rd143,_ZZ9histogramE4bins;
add.s64 %rd144,%rd143,%rd142;
shl.b64 %rd145,%rd208,10;
add.s64 %rd146,%rd144,%rd145;
shl.b32 %r209,%r208,2;
cvt.u64.u32 %rd147,%r209;
and.b64 %rd148,%rd147,1020;
add.s64 %rd149,%rd146,%rd148;
atom.shared.add.u32 %r210,[%rd149],1;
shr.u32 %r211,%r208,6;
cvt.u64.u32 %rd150,%r211;
and.b64 %rd151,%rd150,1020;
add.s64 %rd152,%rd146,%rd151;
atom.shared.add.u32 %r212,[%rd152],1;
shr.u32 %r213,%r208,14;
cvt.u64.u32 %rd153,%r213;
and.b64 %rd154,%rd153,1020;
add.s64 %rd155,%rd146,%rd154;
atom.shared.add.u32 %r214,[%rd155],1;
shr.u32 %r215,%r208,24;
mul.wide.u32 %rd156,%r215,4;
add.s64 %rd157,%rd146,%rd156;
atom.shared.add.u32 %r216,[%rd157],1;
bra.uni $0_50;
$0_22:
mov.u32 %r39,%r284;
@%p15 bra $0_24;
rem.s32 %r39,%r37,%r100;
$0_24:
@%p1 bra $0_32;
bra.uni $0_25;
$0_32:
ld.u32 %r293,[%rd39];
bra.uni $0_33;
$0_25:
and.b32 %r40,%r36,3;
add.s32 %r150,%r36,-1;
setp.lt.u32 %p24,%r150,3;
mov.u32 %r291,0;
mov.u32 %r293,%r291;
@%p24 bra $0_28;
sub.s32 %r41,%r40,%r36;
mul.lo.s64 %rd89,%rd200,%rd87;
add.s64 %rd209,%rd38,%rd89;
mov.u32 %r287,24;
$0_27:
ld.u8 %r156,[%rd209];
or.b32 %r157,%r293,%r156;
add.s64 %rd90,%rd209,%rd200;
ld.u8 %r158,[%rd90];
add.s32 %r159,%r287,-16;
shl.b32 %r160,%r158,%r159;
or.b32 %r161,%r160,%r157;
add.s64 %rd91,%rd90,%rd200;
ld.u8 %r162,[%rd91];
add.s32 %r163,%r287,-8;
shl.b32 %r164,%r162,%r163;
or.b32 %r165,%r164,%r161;
add.s64 %rd92,%rd91,%rd200;
add.s64 %rd209,%rd92,%rd200;
ld.u8 %r166,[%rd92];
shl.b32 %r167,%r166,%r287;
or.b32 %r293,%r167,%r165;
add.s32 %r287,%r287,32;
add.s32 %r291,%r291,4;
add.s32 %r168,%r41,%r291;
setp.ne.s32 %p25,%r168,0;
@%p25 bra $0_27;
$0_28:
setp.eq.s32 %p26,%r40,0;
@%p26 bra $0_33;
add.s32 %r169,%r291,%r37;
cvt.s64.s32 %rd93,%r169;
mul.lo.s64 %rd94,%rd200,%rd93;
add.s64 %rd95,%rd38,%rd94;
ld.u8 %r170,[%rd95];
shl.b32 %r171,%r291,3;
shl.b32 %r172,%r170,%r171;
or.b32 %r293,%r172,%r293;
setp.eq.s32 %p27,%r40,1;
@%p27 bra $0_33;
add.s32 %r173,%r291,1;
add.s32 %r174,%r173,%r37;
cvt.s64.s32 %rd96,%r174;
mul.lo.s64 %rd97,%rd200,%rd96;
add.s64 %rd98,%rd38,%rd97;
ld.u8 %r175,[%rd98];
shl.b32 %r176,%r173,3;
shl.b32 %r177,%r175,%r176;
or.b32 %r293,%r177,%r293;
setp.eq.s32 %p28,%r40,2;
@%p28 bra $0_33;
add.s32 %r178,%r291,2;
add.s32 %r179,%r178,%r37;
cvt.s64.s32 %rd99,%r179;
mul.lo.s64 %rd100,%rd200,%rd99;
add.s64 %rd101,%rd38,%rd100;
ld.u8 %r180,[%rd101];
shl.b32 %r181,%r178,3;
shl.b32 %r182,%r180,%r181;
or.b32 %r293,%r182,%r293;
$0_33:
sub.s32 %r183,%r281,%r37;
min.s32 %r56,%r183,4;
setp.lt.s32 %p29,%r183,1;
@%p29 bra $0_50;
@%p9 bra $0_44;
@%p2 bra $0_40;
bra.uni $0_36;
$0_40:
mov.u32 %r295,0;
$0_41:
.pragma "nounroll";
add.s32 %r191,%r295,%r37;
cvt.s64.s32 %rd114,%r191;
mul.lo.s64 %rd115,%rd205,%rd114;
add.s64 %rd116,%rd115,%rd36;
add.s64 %rd117,%rd207,%rd116;
ld.u8 %rs2,[%rd117];
setp.eq.s16 %p34,%rs2,0;
@%p34 bra $0_43;
shl.b32 %r192,%r295,3;
shr.u32 %r193,%r293,%r192;
shl.b64 %rd118,%rd34,12;
mov.u64 %rd119,_ZZ9histogramE4bins;
add.s64 %rd120,%rd119,%rd118;
mul.wide.s32 %rd121,%r39,1024;
add.s64 %rd122,%rd120,%rd121;
shl.b32 %r194,%r193,2;
cvt.u64.u32 %rd123,%r194;
and.b64 %rd124,%rd123,1020;
add.s64 %rd125,%rd122,%rd124;
atom.shared.add.u32 %r195,[%rd125],1;
$0_43:
add.s32 %r196,%r39,1;
setp.eq.s32 %p35,%r196,%r100;
selp.b32 %r39,0,%r196,%p35;
add.s32 %r295,%r295,1;
setp.lt.s32 %p36,%r295,%r56;
@%p36 bra $0_41;
bra.uni $0_50;
$0_44:
@%p2 bra $0_47;
bra.uni $0_45;
$0_47:
mov.u32 %r298,0;
$0_48:
.pragma "nounroll";
shl.b32 %r203,%r298,3;
shr.u32 %r204,%r293,%r203;
shl.b64 %rd134,%rd34,12;
mov.u64 %rd135,_ZZ9histogramE4bins;
add.s64 %rd136,%rd135,%rd134;
mul.wide.s32 %rd137,%r39,1024;
add.s64 %rd138,%rd136,%rd137;
shl.b32 %r205,%r204,2;
cvt.u64.u32 %rd139,%r205;
and.b64 %rd140,%rd139,1020;
add.s64 %rd141,%rd138,%rd140;
atom.shared.add.u32 %r206,[%rd141],1;
add.s32 %r207,%r39,1;
setp.eq.s32 %p39,%r207,%r100;
selp.b32 %r39,0,%r207,%p39;
add.s32 %r298,%r298,1;
setp.lt.s32 %p40,%r298,%r56;
@%p40 bra $0_48;
bra.uni $0_50;
$0_36:
cvt.s64.s32 %rd43,%r39;
mov.u32 %r294,0;
$0_37:
.pragma "nounroll";
add.s32 %r185,%r294,%r37;
cvt.s64.s32 %rd102,%r185;
mul.lo.s64 %rd103,%rd205,%rd102;
add.s64 %rd104,%rd103,%rd36;
add.s64 %rd105,%rd207,%rd104;
ld.u8 %rs1,[%rd105];
setp.eq.s16 %p32,%rs1,0;
@%p32 bra $0_39;
shl.b32 %r186,%r294,3;
shr.u32 %r187,%r293,%r186;
shl.b64 %rd106,%rd34,12;
mov.u64 %rd107,_ZZ9histogramE4bins;
add.s64 %rd108,%rd107,%rd106;
shl.b64 %rd109,%rd43,10;
add.s64 %rd110,%rd108,%rd109;
shl.b32 %r188,%r187,2;
cvt.u64.u32 %rd111,%r188;
and.b64 %rd112,%rd111,1020;
add.s64 %rd113,%rd110,%rd112;
atom.shared.add.u32 %r189,[%rd113],1;
$0_39:
add.s32 %r294,%r294,1;
setp.lt.s32 %p33,%r294,%r56;
@%p33 bra $0_37;
bra.uni $0_50;
$0_45:
cvt.s64.s32 %rd44,%r39;
mov.u32 %r297,0;
$0_46:
.pragma "nounroll";
shl.b32 %r198,%r297,3;
shr.u32 %r199,%r293,%r198;
shl.b64 %rd126,%rd34,12;
mov.u64 %rd127,_ZZ9histogramE4bins;
add.s64 %rd128,%rd127,%rd126;
shl.b64 %rd129,%rd44,10;
add.s64 %rd130,%rd128,%rd129;
shl.b32 %r200,%r199,2;
cvt.u64.u32 %rd131,%r200;
and.b64 %rd132,%rd131,1020;
add.s64 %rd133,%rd130,%rd132;
atom.shared.add.u32 %r201,[%rd133],1;
add.s32 %r297,%r297,1;
setp.lt.s32 %p38,%r297,%r56;
@%p38 bra $0_46;
$0_50:
add.s32 %r285,%r285,1;
setp.lt.u32 %p41,%r285,4;
@%p41 bra $0_20;
$0_51:
add.s32 %r284,%r284,1;
setp.lt.s32 %p42,%r284,%r109;
add.s64 %rd208,%rd208,1;
@%p42 bra $0_19;
$0_52:
add.s32 %r283,%r283,1;
setp.lt.s32 %p43,%r283,%r102;
@%p43 bra $0_16;
$0_53:
bar.sync 0;
add.s32 %r302,%r1,%r2;
shl.b32 %r72,%r5,8;
setp.ge.s32 %p44,%r302,%r72;
@%p44 bra $0_70;
cvt.u64.u32 %rd158,%r15;
cvt.s64.s32 %rd159,%r5;
mul.lo.s64 %rd160,%rd158,%rd159;
shl.b64 %rd46,%rd160,8;
not.b32 %r223,%r2;
add.s32 %r224,%r72,%r223;
sub.s32 %r73,%r224,%r1;
shr.u32 %r227,%r73,8;
add.s32 %r228,%r227,1;
and.b32 %r301,%r228,3;
setp.eq.s32 %p45,%r301,0;
@%p45 bra $0_59;
add.s32 %r302,%r1,%r2;
cvt.s64.s32 %rd161,%r302;
add.s64 %rd162,%rd46,%rd161;
cvta.to.global.u64 %rd163,%rd63;
shl.b64 %rd164,%rd162,2;
add.s64 %rd210,%rd163,%rd164;
mov.u64 %rd166,_ZZ9histogramE4bins;
$0_56:
.pragma "nounroll";
shr.s32 %r232,%r302,31;
shr.u32 %r233,%r232,24;
add.s32 %r234,%r302,%r233;
shr.s32 %r235,%r234,8;
and.b32 %r236,%r234,-256;
sub.s32 %r237,%r302,%r236;
mul.wide.s32 %rd165,%r235,1024;
add.s64 %rd167,%rd166,%rd165;
mul.wide.s32 %rd168,%r237,4;
add.s64 %rd169,%rd167,%rd168;
ld.shared.u32 %r238,[%rd169+4096];
ld.shared.u32 %r239,[%rd169];
add.s32 %r79,%r238,%r239;
setp.eq.s32 %p46,%r79,0;
@%p46 bra $0_58;
atom.global.add.u32 %r240,[%rd210],%r79;
$0_58:
add.s32 %r302,%r302,256;
add.s64 %rd210,%rd210,1024;
add.s32 %r301,%r301,-1;
setp.ne.s32 %p47,%r301,0;
@%p47 bra $0_56;
$0_59:
setp.lt.u32 %p48,%r73,768;
@%p48 bra $0_70;
cvt.s64.s32 %rd170,%r302;
cvta.to.global.u64 %rd171,%rd63;
add.s64 %rd172,%rd46,%rd170;
shl.b64 %rd173,%rd172,2;
add.s64 %rd174,%rd171,%rd173;
add.s64 %rd211,%rd174,2048;
mov.u64 %rd176,_ZZ9histogramE4bins;
$0_61:
shr.s32 %r241,%r302,31;
shr.u32 %r242,%r241,24;
add.s32 %r243,%r302,%r242;
shr.s32 %r244,%r243,8;
and.b32 %r245,%r243,-256;
sub.s32 %r246,%r302,%r245;
mul.wide.s32 %rd175,%r244,1024;
add.s64 %rd177,%rd176,%rd175;
mul.wide.s32 %rd178,%r246,4;
add.s64 %rd179,%rd177,%rd178;
ld.shared.u32 %r247,[%rd179+4096];
ld.shared.u32 %r248,[%rd179];
add.s32 %r84,%r247,%r248;
setp.eq.s32 %p49,%r84,0;
@%p49 bra $0_63;
add.s64 %rd180,%rd211,-2048;
atom.global.add.u32 %r249,[%rd180],%r84;
$0_63:
add.s32 %r85,%r302,256;
shr.s32 %r250,%r85,31;
shr.u32 %r251,%r250,24;
add.s32 %r252,%r85,%r251;
shr.s32 %r253,%r252,8;
and.b32 %r254,%r252,-256;
sub.s32 %r255,%r85,%r254;
mul.wide.s32 %rd181,%r253,1024;
add.s64 %rd183,%rd176,%rd181;
mul.wide.s32 %rd184,%r255,4;
add.s64 %rd185,%rd183,%rd184;
ld.shared.u32 %r256,[%rd185+4096];
ld.shared.u32 %r257,[%rd185];
add.s32 %r86,%r256,%r257;
setp.eq.s32 %p50,%r86,0;
@%p50 bra $0_65;
add.s64 %rd186,%rd211,-1024;
atom.global.add.u32 %r258,[%rd186],%r86;
$0_65:
add.s32 %r87,%r85,256;
shr.s32 %r259,%r87,31;
shr.u32 %r260,%r259,24;
add.s32 %r261,%r87,%r260;
shr.s32 %r262,%r261,8;
and.b32 %r263,%r261,-256;
sub.s32 %r264,%r87,%r263;
mul.wide.s32 %rd187,%r262,1024;
add.s64 %rd189,%rd176,%rd187;
mul.wide.s32 %rd190,%r264,4;
add.s64 %rd191,%rd189,%rd190;
ld.shared.u32 %r265,[%rd191+4096];
ld.shared.u32 %r266,[%rd191];
add.s32 %r88,%r265,%r266;
setp.eq.s32 %p51,%r88,0;
@%p51 bra $0_67;
atom.global.add.u32 %r267,[%rd211],%r88;
$0_67:
add.s32 %r89,%r87,256;
shr.s32 %r268,%r89,31;
shr.u32 %r269,%r268,24;
add.s32 %r270,%r89,%r269;
shr.s32 %r271,%r270,8;
and.b32 %r272,%r270,-256;
sub.s32 %r273,%r89,%r272;
mul.wide.s32 %rd192,%r271,1024;
add.s64 %rd194,%rd176,%rd192;
mul.wide.s32 %rd195,%r273,4;
add.s64 %rd196,%rd194,%rd195;
ld.shared.u32 %r274,[%rd196+4096];
ld.shared.u32 %r275,[%rd196];
add.s32 %r90,%r274,%r275;
setp.eq.s32 %p52,%r90,0;
@%p52 bra $0_69;
add.s64 %rd197,%rd211,1024;
atom.global.add.u32 %r276,[%rd197],%r90;
$0_69:
add.s64 %rd211,%rd211,4096;
add.s32 %r302,%r89,256;
setp.lt.s32 %p53,%r302,%r72;
@%p53 bra $0_61;
$0_70:
ret;
}
.visible .entry otsu(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2
)
.maxntid 256,1,1
{
.reg .pred %p<53>;
.reg .f32 %f<3>;
.reg .b32 %r<52>;
.reg .f64 %fd<43>;
.reg .b64 %rd<125>;
.shared .align 8 .b8 _ZZ4otsuE4sums[2048];
.shared .align 8 .b8 _ZZ4otsuE7between[2048];
.shared .align 4 .b8 _ZZ4otsuE4best[1024];
ld.param.u64 %rd42,[p0];
ld.param.u64 %rd40,[p2];
cvta.to.global.u64 %rd43,%rd42;
mov.u32 %r26,%tid.y;
shl.b32 %r27,%r26,5;
mov.u32 %r28,%tid.x;
add.s32 %r1,%r27,%r28;
mov.u32 %r29,%ctaid.z;
mul.wide.u32 %rd44,%r29,256;
cvt.s64.s32 %rd1,%r1;
add.s64 %rd45,%rd44,%rd1;
shl.b64 %rd46,%rd45,2;
add.s64 %rd47,%rd43,%rd46;
ld.global.u32 %rd2,[%rd47];
mov.u64 %rd110,0;
mul.wide.s32 %rd48,%r1,8;
mov.u64 %rd49,_ZZ4otsuE4sums;
add.s64 %rd3,%rd49,%rd48;
st.shared.u64 [%rd3],%rd2;
bar.sync 0;
setp.lt.s32 %p1,%r1,1;
mov.u64 %rd109,%rd110;
@%p1 bra $1_2;
ld.shared.u64 %rd109,[%rd3+-8];
$1_2:
bar.sync 0;
ld.shared.u64 %rd51,[%rd3];
add.s64 %rd52,%rd51,%rd109;
st.shared.u64 [%rd3],%rd52;
bar.sync 0;
setp.lt.s32 %p2,%r1,2;
@%p2 bra $1_4;
ld.shared.u64 %rd110,[%rd3+-16];
$1_4:
bar.sync 0;
ld.shared.u64 %rd54,[%rd3];
mov.u64 %rd112,0;
add.s64 %rd55,%rd54,%rd110;
st.shared.u64 [%rd3],%rd55;
bar.sync 0;
setp.lt.s32 %p3,%r1,4;
mov.u64 %rd111,%rd112;
@%p3 bra $1_6;
ld.shared.u64 %rd111,[%rd3+-32];
$1_6:
bar.sync 0;
ld.shared.u64 %rd57,[%rd3];
add.s64 %rd58,%rd57,%rd111;
st.shared.u64 [%rd3],%rd58;
bar.sync 0;
setp.lt.s32 %p4,%r1,8;
@%p4 bra $1_8;
ld.shared.u64 %rd112,[%rd3+-64];
$1_8:
bar.sync 0;
ld.shared.u64 %rd60,[%rd3];
mov.u64 %rd114,0;
add.s64 %rd61,%rd60,%rd112;
st.shared.u64 [%rd3],%rd61;
bar.sync 0;
setp.lt.s32 %p5,%r1,16;
mov.u64 %rd113,%rd114;
@%p5 bra $1_10;
ld.shared.u64 %rd113,[%rd3+-128];
$1_10:
bar.sync 0;
ld.shared.u64 %rd63,[%rd3];
add.s64 %rd64,%rd63,%rd113;
st.shared.u64 [%rd3],%rd64;
bar.sync 0;
setp.lt.s32 %p6,%r1,32;
@%p6 bra $1_12;
ld.shared.u64 %rd114,[%rd3+-256];
$1_12:
bar.sync 0;
ld.shared.u64 %rd66,[%rd3];
mov.u64 %rd116,0;
add.s64 %rd67,%rd66,%rd114;
st.shared.u64 [%rd3],%rd67;
bar.sync 0;
setp.lt.s32 %p7,%r1,64;
mov.u64 %rd115,%rd116;
@%p7 bra $1_14;
ld.shared.u64 %rd115,[%rd3+-512];
$1_14:
bar.sync 0;
ld.shared.u64 %rd69,[%rd3];
add.s64 %rd70,%rd69,%rd115;
st.shared.u64 [%rd3],%rd70;
bar.sync 0;
setp.lt.s32 %p8,%r1,128;
@%p8 bra $1_16;
ld.shared.u64 %rd116,[%rd3+-1024];
$1_16:
bar.sync 0;
ld.shared.u64 %rd72,[%rd3];
mov.u64 %rd118,0;
add.s64 %rd73,%rd72,%rd116;
st.shared.u64 [%rd3],%rd73;
bar.sync 0;
ld.shared.u64 %rd20,[%rd3];
ld.shared.u64 %rd21,[_ZZ4otsuE4sums+2040];
bar.sync 0;
mul.lo.s64 %rd74,%rd2,%rd1;
st.shared.u64 [%rd3],%rd74;
bar.sync 0;
mov.u64 %rd117,%rd118;
@%p1 bra $1_18;
ld.shared.u64 %rd117,[%rd3+-8];
$1_18:
bar.sync 0;
ld.shared.u64 %rd76,[%rd3];
add.s64 %rd77,%rd76,%rd117;
st.shared.u64 [%rd3],%rd77;
bar.sync 0;
@%p2 bra $1_20;
ld.shared.u64 %rd118,[%rd3+-16];
$1_20:
bar.sync 0;
ld.shared.u64 %rd79,[%rd3];
mov.u64 %rd120,0;
add.s64 %rd80,%rd79,%rd118;
st.shared.u64 [%rd3],%rd80;
bar.sync 0;
mov.u64 %rd119,%rd120;
@%p3 bra $1_22;
ld.shared.u64 %rd119,[%rd3+-32];
$1_22:
bar.sync 0;
ld.shared.u64 %rd82,[%rd3];
add.s64 %rd83,%rd82,%rd119;
st.shared.u64 [%rd3],%rd83;
bar.sync 0;
@%p4 bra $1_24;
ld.shared.u64 %rd120,[%rd3+-64];
$1_24:
bar.sync 0;
ld.shared.u64 %rd85,[%rd3];
mov.u64 %rd122,0;
add.s64 %rd86,%rd85,%rd120;
st.shared.u64 [%rd3],%rd86;
bar.sync 0;
mov.u64 %rd121,%rd122;
@%p5 bra $1_26;
ld.shared.u64 %rd121,[%rd3+-128];
$1_26:
bar.sync 0;
ld.shared.u64 %rd88,[%rd3];
add.s64 %rd89,%rd88,%rd121;
st.shared.u64 [%rd3],%rd89;
bar.sync 0;
@%p6 bra $1_28;
ld.shared.u64 %rd122,[%rd3+-256];
$1_28:
bar.sync 0;
ld.shared.u64 %rd91,[%rd3];
mov.u64 %rd124,0;
add.s64 %rd92,%rd91,%rd122;
st.shared.u64 [%rd3],%rd92;
bar.sync 0;
mov.u64 %rd123,%rd124;
@%p7 bra $1_30;
ld.shared.u64 %rd123,[%rd3+-512];
$1_30:
bar.sync 0;
ld.shared.u64 %rd94,[%rd3];
add.s64 %rd95,%rd94,%rd123;
st.shared.u64 [%rd3],%rd95;
bar.sync 0;
@%p8 bra $1_32;
ld.shared.u64 %rd124,[%rd3+-1024];
$1_32:
bar.sync 0;
ld.shared.u64 %rd96,[%rd3];
add.s64 %rd97,%rd96,%rd124;
st.shared.u64 [%rd3],%rd97;
bar.sync 0;
cvt.rn.f64.u64 %fd22,%rd21;
cvt.rn.f64.u64 %fd1,%rd20;
div.rn.f64 %fd2,%fd1,%fd22;
mov.f64 %fd23,0d3FF0000000000000;
sub.f64 %fd24,%fd23,%fd2;
min.f64 %fd25,%fd2,%fd24;
setp.ltu.f64 %p17,%fd25,0d3E8000000102F4FD;
mov.f64 %fd42,0d0000000000000000;
@%p17 bra $1_35;
max.f64 %fd29,%fd2,%fd24;
setp.gtu.f64 %p18,%fd29,0d3FEFFFFFBFFFFFFC;
@%p18 bra $1_35;
ld.shared.u64 %rd98,[%rd3];
ld.shared.u64 %rd99,[_ZZ4otsuE4sums+2040];
cvt.rn.f64.u64 %fd30,%rd98;
div.rn.f64 %fd31,%fd30,%fd1;
sub.s64 %rd100,%rd99,%rd98;
cvt.rn.f64.u64 %fd32,%rd100;
sub.s64 %rd101,%rd21,%rd20;
cvt.rn.f64.u64 %fd33,%rd101;
div.rn.f64 %fd34,%fd32,%fd33;
mov.f64 %fd35,0d3FF0000000000000;
sub.f64 %fd36,%fd35,%fd2;
mul.f64 %fd37,%fd2,%fd36;
sub.f64 %fd38,%fd31,%fd34;
mul.f64 %fd39,%fd37,%fd38;
mul.f64 %fd42,%fd38,%fd39;
$1_35:
setp.gt.s32 %p19,%r1,127;
mov.u64 %rd103,_ZZ4otsuE7between;
add.s64 %rd38,%rd103,%rd48;
st.shared.f64 [%rd38],%fd42;
mul.wide.s32 %rd104,%r1,4;
mov.u64 %rd105,_ZZ4otsuE4best;
add.s64 %rd39,%rd105,%rd104;
st.shared.u32 [%rd39],%r1;
bar.sync 0;
@%p19 bra $1_41;
ld.shared.f64 %fd5,[%rd38];
ld.shared.f64 %fd6,[%rd38+1024];
setp.gt.f64 %p20,%fd6,%fd5;
@%p20 bra $1_39;
bra.uni $1_37;
$1_39:
ld.shared.u32 %r44,[%rd39+512];
bra.uni $1_40;
$1_37:
setp.neu.f64 %p21,%fd6,%fd5;
@%p21 bra $1_41;
ld.shared.u32 %r34,[%rd39];
ld.shared.u32 %r44,[%rd39+512];
setp.lt.s32 %p22,%r44,%r34;
@%p22 bra $1_40;
bra.uni $1_41;
$1_40:
st.shared.f64 [%rd38],%fd6;
st.shared.u32 [%rd39],%r44;
$1_41:
setp.gt.s32 %p23,%r1,63;
bar.sync 0;
@%p23 bra $1_47;
ld.shared.f64 %fd7,[%rd38];
ld.shared.f64 %fd8,[%rd38+512];
setp.gt.f64 %p24,%fd8,%fd7;
@%p24 bra $1_45;
bra.uni $1_43;
$1_45:
ld.shared.u32 %r45,[%rd39+256];
bra.uni $1_46;
$1_43:
setp.neu.f64 %p25,%fd8,%fd7;
@%p25 bra $1_47;
ld.shared.u32 %r35,[%rd39];
ld.shared.u32 %r45,[%rd39+256];
setp.lt.s32 %p26,%r45,%r35;
@%p26 bra $1_46;
bra.uni $1_47;
$1_46:
st.shared.f64 [%rd38],%fd8;
st.shared.u32 [%rd39],%r45;
$1_47:
setp.gt.s32 %p27,%r1,31;
bar.sync 0;
@%p27 bra $1_53;
ld.shared.f64 %fd9,[%rd38];
ld.shared.f64 %fd10,[%rd38+256];
setp.gt.f64 %p28,%fd10,%fd9;
@%p28 bra $1_51;
bra.uni $1_49;
$1_51:
ld.shared.u32 %r46,[%rd39+128];
bra.uni $1_52;
$1_49:
setp.neu.f64 %p29,%fd10,%fd9;
@%p29 bra $1_53;
ld.shared.u32 %r36,[%rd39];
ld.shared.u32 %r46,[%rd39+128];
setp.lt.s32 %p30,%r46,%r36;
@%p30 bra $1_52;
bra.uni $1_53;
$1_52:
st.shared.f64 [%rd38],%fd10;
st.shared.u32 [%rd39],%r46;
$1_53:
setp.gt.s32 %p31,%r1,15;
bar.sync 0;
@%p31 bra $1_59;
ld.shared.f64 %fd11,[%rd38];
ld.shared.f64 %fd12,[%rd38+128];
setp.gt.f64 %p32,%fd12,%fd11;
@%p32 bra $1_57;
bra.uni $1_55;
$1_57:
ld.shared.u32 %r47,[%rd39+64];
bra.uni $1_58;
$1_55:
setp.neu.f64 %p33,%fd12,%fd11;
@%p33 bra $1_59;
ld.shared.u32 %r37,[%rd39];
ld.shared.u32 %r47,[%rd39+64];
setp.lt.s32 %p34,%r47,%r37;
@%p34 bra $1_58;
bra.uni $1_59;
$1_58:
st.shared.f64 [%rd38],%fd12;
st.shared.u32 [%rd39],%r47;
$1_59:
setp.gt.s32 %p35,%r1,7;
bar.sync 0;
@%p35 bra $1_65;
ld.shared.f64 %fd13,[%rd38];
ld.shared.f64 %fd14,[%rd38+64];
setp.gt.f64 %p36,%fd14,%fd13;
@%p36 bra $1_63;
bra.uni $1_61;
$1_63:
ld.shared.u32 %r48,[%rd39+32];
bra.uni $1_64;
$1_61:
setp.neu.f64 %p37,%fd14,%fd13;
@%p37 bra $1_65;
ld.shared.u32 %r38,[%rd39];
ld.shared.u32 %r48,[%rd39+32];
setp.lt.s32 %p38,%r48,%r38;
@%p38 bra $1_64;
bra.uni $1_65;
$1_64:
st.shared.f64 [%rd38],%fd14;
st.shared.u32 [%rd39],%r48;
$1_65:
setp.gt.s32 %p39,%r1,3;
bar.sync 0;
@%p39 bra $1_71;
ld.shared.f64 %fd15,[%rd38];
ld.shared.f64 %fd16,[%rd38+32];
setp.gt.f64 %p40,%fd16,%fd15;
@%p40 bra $1_69;
bra.uni $1_67;
$1_69:
ld.shared.u32 %r49,[%rd39+16];
bra.uni $1_70;
$1_67:
setp.neu.f64 %p41,%fd16,%fd15;
@%p41 bra $1_71;
ld.shared.u32 %r39,[%rd39];
ld.shared.u32 %r49,[%rd39+16];
setp.lt.s32 %p42,%r49,%r39;
@%p42 bra $1_70;
bra.uni $1_71;
$1_70:
st.shared.f64 [%rd38],%fd16;
st.shared.u32 [%rd39],%r49;
$1_71:
setp.gt.s32 %p43,%r1,1;
bar.sync 0;
@%p43 bra $1_77;
ld.shared.f64 %fd17,[%rd38];
ld.shared.f64 %fd18,[%rd38+16];
setp.gt.f64 %p44,%fd18,%fd17;
@%p44 bra $1_75;
bra.uni $1_73;
$1_75:
ld.shared.u32 %r50,[%rd39+8];
bra.uni $1_76;
$1_73:
setp.neu.f64 %p45,%fd18,%fd17;
@%p45 bra $1_77;
ld.shared.u32 %r40,[%rd39];
ld.shared.u32 %r50,[%rd39+8];
setp.lt.s32 %p46,%r50,%r40;
@%p46 bra $1_76;
bra.uni $1_77;
$1_76:
st.shared.f64 [%rd38],%fd18;
st.shared.u32 [%rd39],%r50;
$1_77:
setp.gt.s32 %p47,%r1,0;
bar.sync 0;
@%p47 bra $1_83;
ld.shared.f64 %fd19,[%rd38];
ld.shared.f64 %fd20,[%rd38+8];
setp.gt.f64 %p48,%fd20,%fd19;
@%p48 bra $1_81;
bra.uni $1_79;
$1_81:
ld.shared.u32 %r51,[%rd39+4];
bra.uni $1_82;
$1_79:
setp.neu.f64 %p49,%fd20,%fd19;
@%p49 bra $1_83;
ld.shared.u32 %r41,[%rd39];
ld.shared.u32 %r51,[%rd39+4];
setp.lt.s32 %p50,%r51,%r41;
@%p50 bra $1_82;
bra.uni $1_83;
$1_82:
st.shared.f64 [%rd38],%fd20;
st.shared.u32 [%rd39],%r51;
$1_83:
setp.ne.s32 %p51,%r1,0;
@%p51 bra $1_85;
ld.shared.f64 %fd40,[_ZZ4otsuE7between];
setp.gt.f64 %p52,%fd40,0d0000000000000000;
ld.shared.u32 %r42,[_ZZ4otsuE4best];
cvt.rn.f32.s32 %f1,%r42;
selp.f32 %f2,%f1,0f00000000,%p52;
cvta.to.global.u64 %rd106,%rd40;
mul.wide.u32 %rd107,%r29,4;
add.s64 %rd108,%rd106,%rd107;
st.global.f32 [%rd108],%f2;
$1_85:
ret;
}
.visible .entry triangle(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2
)
.maxntid 256,1,1
{
.reg .pred %p<33>;
.reg .f32 %f<2>;
.reg .b32 %r<126>;
.reg .b64 %rd<98>;
.shared .align 4 .b8 _ZZ8triangleE4bins[1024];
ld.param.u64 %rd17,[p0];
ld.param.u64 %rd16,[p2];
cvta.to.global.u64 %rd18,%rd17;
mov.u32 %r43,%tid.y;
shl.b32 %r44,%r43,5;
mov.u32 %r45,%tid.x;
add.s32 %r46,%r44,%r45;
mov.u32 %r47,%ctaid.z;
mul.wide.u32 %rd19,%r47,256;
cvt.s64.s32 %rd20,%r46;
add.s64 %rd21,%rd19,%rd20;
shl.b64 %rd22,%rd21,2;
add.s64 %rd23,%rd18,%rd22;
ld.global.u32 %r48,[%rd23];
mul.wide.s32 %rd24,%r46,4;
mov.u64 %rd25,_ZZ8triangleE4bins;
add.s64 %rd26,%rd25,%rd24;
st.shared.u32 [%rd26],%r48;
bar.sync 0;
setp.ne.s32 %p1,%r46,0;
@%p1 bra $2_24;
mov.u32 %r110,0;
bra.uni $2_2;
$2_26:
add.s32 %r110,%r110,4;
$2_2:
mul.wide.s32 %rd27,%r110,4;
add.s64 %rd1,%rd25,%rd27;
ld.shared.u32 %r50,[%rd1];
setp.ne.s32 %p2,%r50,0;
mov.u32 %r111,%r110;
@%p2 bra $2_7;
add.s32 %r111,%r110,1;
ld.shared.u32 %r51,[%rd1+4];
setp.ne.s32 %p3,%r51,0;
@%p3 bra $2_7;
add.s32 %r111,%r110,2;
ld.shared.u32 %r52,[%rd1+8];
setp.ne.s32 %p4,%r52,0;
@%p4 bra $2_7;
add.s32 %r111,%r110,3;
setp.gt.u32 %p5,%r111,254;
@%p5 bra $2_7;
ld.shared.u32 %r53,[%rd1+12];
setp.eq.s32 %p6,%r53,0;
@%p6 bra $2_26;
$2_7:
mov.u32 %r112,255;
bra.uni $2_8;
$2_25:
add.s32 %r112,%r112,-4;
$2_8:
mul.wide.s32 %rd29,%r112,4;
add.s64 %rd31,%rd25,%rd29;
ld.shared.u32 %r55,[%rd31];
setp.ne.s32 %p7,%r55,0;
mov.u32 %r113,%r112;
@%p7 bra $2_13;
add.s32 %r113,%r112,-1;
mul.wide.s32 %rd32,%r113,4;
add.s64 %rd2,%rd25,%rd32;
ld.shared.u32 %r56,[%rd2];
setp.ne.s32 %p8,%r56,0;
@%p8 bra $2_13;
add.s32 %r113,%r112,-2;
ld.shared.u32 %r57,[%rd2+-4];
setp.ne.s32 %p9,%r57,0;
@%p9 bra $2_13;
add.s32 %r9,%r112,-3;
setp.lt.u32 %p10,%r113,2;
mov.u32 %r113,%r9;
@%p10 bra $2_13;
ld.shared.u32 %r58,[%rd2+-8];
setp.eq.s32 %p11,%r58,0;
mov.u32 %r113,%r9;
@%p11 bra $2_25;
$2_13:
mov.u32 %r115,0;
mov.u32 %r114,1;
mov.u64 %rd93,%rd25;
bra.uni $2_14;
$2_15:
mul.wide.s32 %rd42,%r13,4;
add.s64 %rd44,%rd25,%rd42;
ld.shared.u32 %r71,[%rd44];
ld.shared.u32 %r72,[%rd93+16];
setp.gt.s32 %p16,%r72,%r71;
selp.b32 %r115,%r14,%r13,%p16;
add.s64 %rd93,%rd93,16;
add.s32 %r114,%r14,1;
$2_14:
mul.wide.s32 %rd35,%r115,4;
add.s64 %rd37,%rd25,%rd35;
ld.shared.u32 %r61,[%rd37];
ld.shared.u32 %r62,[%rd93+4];
setp.gt.s32 %p12,%r62,%r61;
selp.b32 %r63,%r114,%r115,%p12;
mul.wide.s32 %rd38,%r63,4;
add.s64 %rd39,%rd25,%rd38;
ld.shared.u32 %r64,[%rd39];
ld.shared.u32 %r65,[%rd93+8];
setp.gt.s32 %p13,%r65,%r64;
add.s32 %r66,%r114,1;
selp.b32 %r67,%r66,%r63,%p13;
mul.wide.s32 %rd40,%r67,4;
add.s64 %rd41,%rd25,%rd40;
ld.shared.u32 %r68,[%rd41];
ld.shared.u32 %r69,[%rd93+12];
setp.gt.s32 %p14,%r69,%r68;
add.s32 %r70,%r114,2;
selp.b32 %r13,%r70,%r67,%p14;
add.s32 %r14,%r114,3;
setp.eq.s32 %p15,%r14,256;
@%p15 bra $2_16;
bra.uni $2_15;
$2_16:
setp.eq.s32 %p17,%r111,0;
add.s32 %r73,%r111,-1;
selp.b32 %r74,0,%r73,%p17;
setp.lt.s32 %p18,%r113,255;
mov.u32 %r75,255;
selp.u32 %r76,1,0,%p18;
add.s32 %r77,%r113,%r76;
sub.s32 %r17,%r13,%r74;
sub.s32 %r18,%r77,%r13;
setp.lt.s32 %p19,%r17,%r18;
sub.s32 %r78,%r75,%r77;
sub.s32 %r79,%r75,%r13;
selp.b32 %r19,%r79,%r13,%p19;
selp.b32 %r125,%r78,%r74,%p19;
mul.wide.s32 %rd45,%r13,4;
mov.u64 %rd46,_ZZ8triangleE4bins;
add.s64 %rd47,%rd46,%rd45;
ld.shared.s32 %rd6,[%rd47];
sub.s32 %r80,%r125,%r19;
cvt.s64.s32 %rd7,%r80;
setp.ge.s32 %p20,%r125,%r19;
@%p20 bra $2_23;
sub.s32 %r21,%r19,%r125;
not.b32 %r82,%r125;
add.s32 %r83,%r19,%r82;
and.b32 %r124,%r21,3;
setp.lt.u32 %p21,%r83,3;
mov.u64 %rd95,0;
mov.u32 %r120,%r125;
@%p21 bra $2_20;
sub.s32 %r118,%r21,%r124;
mov.u32 %r116,%r125;
$2_19:
add.s32 %r84,%r116,1;
cvt.s64.s32 %rd50,%r84;
mul.lo.s64 %rd51,%rd50,%rd6;
mov.u32 %r85,254;
sub.s32 %r86,%r85,%r116;
selp.b32 %r87,%r86,%r84,%p19;
mul.wide.s32 %rd52,%r87,4;
add.s64 %rd54,%rd46,%rd52;
ld.shared.s32 %rd55,[%rd54];
mul.lo.s64 %rd56,%rd55,%rd7;
add.s64 %rd57,%rd56,%rd51;
setp.gt.s64 %p23,%rd57,%rd95;
max.s64 %rd58,%rd57,%rd95;
selp.b32 %r88,%r84,%r125,%p23;
add.s32 %r89,%r116,2;
cvt.s64.s32 %rd59,%r89;
mul.lo.s64 %rd60,%rd59,%rd6;
mov.u32 %r90,253;
sub.s32 %r91,%r90,%r116;
selp.b32 %r92,%r91,%r89,%p19;
mul.wide.s32 %rd61,%r92,4;
add.s64 %rd62,%rd46,%rd61;
ld.shared.s32 %rd63,[%rd62];
mul.lo.s64 %rd64,%rd63,%rd7;
add.s64 %rd65,%rd64,%rd60;
setp.gt.s64 %p24,%rd65,%rd58;
max.s64 %rd66,%rd65,%rd58;
selp.b32 %r93,%r89,%r88,%p24;
add.s32 %r94,%r116,3;
cvt.s64.s32 %rd67,%r94;
mul.lo.s64 %rd68,%rd67,%rd6;
mov.u32 %r95,252;
sub.s32 %r96,%r95,%r116;
selp.b32 %r97,%r96,%r94,%p19;
mul.wide.s32 %rd69,%r97,4;
add.s64 %rd70,%rd46,%rd69;
ld.shared.s32 %rd71,[%rd70];
mul.lo.s64 %rd72,%rd71,%rd7;
add.s64 %rd73,%rd72,%rd68;
setp.gt.s64 %p25,%rd73,%rd66;
max.s64 %rd74,%rd73,%rd66;
selp.b32 %r98,%r94,%r93,%p25;
add.s32 %r120,%r116,4;
cvt.s64.s32 %rd75,%r120;
mul.lo.s64 %rd76,%rd75,%rd6;
mov.u32 %r99,251;
sub.s32 %r100,%r99,%r116;
selp.b32 %r101,%r100,%r120,%p19;
mul.wide.s32 %rd77,%r101,4;
add.s64 %rd78,%rd46,%rd77;
ld.shared.s32 %rd79,[%rd78];
mul.lo.s64 %rd80,%rd79,%rd7;
add.s64 %rd81,%rd80,%rd76;
setp.gt.s64 %p26,%rd81,%rd74;
max.s64 %rd95,%rd81,%rd74;
selp.b32 %r125,%r120,%r98,%p26;
add.s32 %r118,%r118,-4;
setp.ne.s32 %p27,%r118,0;
mov.u32 %r116,%r120;
@%p27 bra $2_19;
$2_20:
setp.eq.s32 %p28,%r124,0;
@%p28 bra $2_23;
mov.u32 %r102,254;
sub.s32 %r122,%r102,%r120;
cvt.s64.s32 %rd82,%r120;
add.s64 %rd96,%rd82,1;
$2_22:
.pragma "nounroll";
cvt.u32.u64 %r103,%rd96;
selp.b32 %r104,%r122,%r103,%p19;
mul.wide.s32 %rd83,%r104,4;
add.s64 %rd85,%rd46,%rd83;
ld.shared.s32 %rd86,[%rd85];
mul.lo.s64 %rd87,%rd86,%rd7;
mul.lo.s64 %rd88,%rd96,%rd6;
add.s64 %rd89,%rd87,%rd88;
setp.gt.s64 %p30,%rd89,%rd95;
max.s64 %rd95,%rd89,%rd95;
selp.b32 %r125,%r103,%r125,%p30;
add.s32 %r122,%r122,-1;
add.s64 %rd96,%rd96,1;
add.s32 %r124,%r124,-1;
setp.ne.s32 %p31,%r124,0;
@%p31 bra $2_22;
$2_23:
mov.u32 %r105,256;
sub.s32 %r106,%r105,%r125;
add.s32 %r107,%r125,-1;
selp.b32 %r108,%r106,%r107,%p19;
cvt.rn.f32.s32 %f1,%r108;
cvta.to.global.u64 %rd90,%rd16;
mul.wide.u32 %rd91,%r47,4;
add.s64 %rd92,%rd90,%rd91;
st.global.f32 [%rd92],%f1;
$2_24:
ret;
}
.visible .entry equalize_table(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b16 %rs<6>;
.reg .f32 %f<6>;
.reg .b32 %r<81>;
.reg .b64 %rd<23>;
.shared .align 4 .b8 _ZZ14equalize_tableE4sums[1024];
.shared .align 4 .u32 _ZZ14equalize_tableE6lowest;
ld.param.u64 %rd6,[p0];
ld.param.u64 %rd7,[p2];
cvta.to.global.u64 %rd8,%rd6;
mov.u32 %r22,%tid.y;
shl.b32 %r23,%r22,5;
mov.u32 %r24,%tid.x;
add.s32 %r25,%r23,%r24;
mov.u32 %r26,%ctaid.z;
mov.u32 %r27,%nctaid.y;
mul.wide.u32 %rd9,%r26,%r27;
mov.u32 %r28,%ctaid.y;
cvt.u64.u32 %rd10,%r28;
add.s64 %rd11,%rd9,%rd10;
shl.b64 %rd1,%rd11,8;
cvt.s64.s32 %rd2,%r25;
add.s64 %rd3,%rd1,%rd2;
shl.b64 %rd12,%rd3,2;
add.s64 %rd13,%rd8,%rd12;
ld.global.u32 %r1,[%rd13];
setp.ne.s32 %p1,%r25,0;
@%p1 bra $3_2;
mov.u32 %r29,256;
st.shared.u32 [_ZZ14equalize_tableE6lowest],%r29;
$3_2:
bar.sync 0;
setp.eq.s32 %p2,%r1,0;
@%p2 bra $3_4;
cvt.u32.u64 %r30,%rd2;
mov.u64 %rd14,_ZZ14equalize_tableE6lowest;
atom.shared.min.s32 %r31,[%rd14],%r30;
$3_4:
cvt.u32.u64 %r33,%rd2;
shl.b64 %rd15,%rd2,2;
mov.u64 %rd16,_ZZ14equalize_tableE4sums;
add.s64 %rd4,%rd16,%rd15;
st.shared.u32 [%rd4],%r1;
bar.sync 0;
setp.lt.s32 %p3,%r33,1;
mov.u32 %r73,0;
mov.u32 %r72,%r73;
@%p3 bra $3_6;
ld.shared.u32 %r72,[%rd4+-4];
$3_6:
bar.sync 0;
ld.shared.u32 %r35,[%rd4];
add.s32 %r36,%r35,%r72;
st.shared.u32 [%rd4],%r36;
bar.sync 0;
setp.lt.s32 %p4,%r33,2;
@%p4 bra $3_8;
ld.shared.u32 %r73,[%rd4+-8];
$3_8:
bar.sync 0;
ld.shared.u32 %r39,[%rd4];
add.s32 %r40,%r39,%r73;
st.shared.u32 [%rd4],%r40;
bar.sync 0;
setp.lt.s32 %p5,%r33,4;
mov.u32 %r75,0;
mov.u32 %r74,%r75;
@%p5 bra $3_10;
ld.shared.u32 %r74,[%rd4+-16];
$3_10:
bar.sync 0;
ld.shared.u32 %r43,[%rd4];
add.s32 %r44,%r43,%r74;
st.shared.u32 [%rd4],%r44;
bar.sync 0;
setp.lt.s32 %p6,%r33,8;
@%p6 bra $3_12;
ld.shared.u32 %r75,[%rd4+-32];
$3_12:
bar.sync 0;
ld.shared.u32 %r47,[%rd4];
add.s32 %r48,%r47,%r75;
st.shared.u32 [%rd4],%r48;
bar.sync 0;
setp.lt.s32 %p7,%r33,16;
mov.u32 %r77,0;
mov.u32 %r76,%r77;
@%p7 bra $3_14;
ld.shared.u32 %r76,[%rd4+-64];
$3_14:
bar.sync 0;
ld.shared.u32 %r51,[%rd4];
add.s32 %r52,%r51,%r76;
st.shared.u32 [%rd4],%r52;
bar.sync 0;
setp.lt.s32 %p8,%r33,32;
@%p8 bra $3_16;
ld.shared.u32 %r77,[%rd4+-128];
$3_16:
bar.sync 0;
ld.shared.u32 %r55,[%rd4];
add.s32 %r56,%r55,%r77;
st.shared.u32 [%rd4],%r56;
bar.sync 0;
setp.lt.s32 %p9,%r33,64;
mov.u32 %r79,0;
mov.u32 %r78,%r79;
@%p9 bra $3_18;
ld.shared.u32 %r78,[%rd4+-256];
$3_18:
bar.sync 0;
ld.shared.u32 %r59,[%rd4];
add.s32 %r60,%r59,%r78;
st.shared.u32 [%rd4],%r60;
bar.sync 0;
setp.lt.s32 %p10,%r33,128;
@%p10 bra $3_20;
ld.shared.u32 %r79,[%rd4+-512];
$3_20:
bar.sync 0;
ld.shared.u32 %r63,[%rd4];
add.s32 %r64,%r63,%r79;
st.shared.u32 [%rd4],%r64;
bar.sync 0;
ld.shared.u32 %r18,[%rd4];
ld.shared.u32 %r19,[_ZZ14equalize_tableE4sums+1020];
ld.shared.s32 %rd5,[_ZZ14equalize_tableE6lowest];
setp.gt.s64 %p11,%rd5,255;
mov.u32 %r80,0;
@%p11 bra $3_22;
add.s64 %rd17,%rd1,%rd5;
shl.b64 %rd19,%rd17,2;
add.s64 %rd20,%rd8,%rd19;
ld.global.u32 %r80,[%rd20];
$3_22:
setp.eq.s32 %p12,%r19,%r80;
@%p12 bra $3_25;
bra.uni $3_23;
$3_25:
cvt.u16.u64 %rs5,%rd5;
bra.uni $3_26;
$3_23:
cvt.u32.u64 %r66,%rd5;
setp.le.s32 %p13,%r33,%r66;
mov.u16 %rs5,0;
@%p13 bra $3_26;
sub.s32 %r67,%r18,%r80;
cvt.rn.f32.u32 %f1,%r67;
sub.s32 %r68,%r19,%r80;
cvt.rn.f32.u32 %f2,%r68;
mov.f32 %f3,0f437F0000;
div.rn.f32 %f4,%f3,%f2;
mul.f32 %f5,%f4,%f1;
cvt.rni.s32.f32 %r69,%f5;
max.s32 %r70,%r69,0;
min.s32 %r71,%r70,255;
cvt.u16.u32 %rs5,%r71;
$3_26:
cvta.to.global.u64 %rd21,%rd7;
add.s64 %rd22,%rd21,%rd3;
st.global.u8 [%rd22],%rs5;
ret;
}
`;
