// Made from kernels/yuv.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/yuv.cu`. */
export const YUV: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry from_yuv_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .align 4 .b8 p8[28]
)
.maxntid 256,1,1
{
.reg .pred %p<70>;
.reg .b16 %rs<3>;
.reg .b32 %r<774>;
.reg .b64 %rd<283>;
.shared .align 16 .b8 _ZZ8from_yuvILi3EEvPKvRK5BatchS1_S4_S1_S4_PvS4_RK7FromYuvE16scratch_of_block[12288];
ld.param.u64 %rd97,[p0];
ld.param.v2.u32 {%r6,%r195},[p1+32];
ld.param.v2.u32 {%r196,%r197},[p1+40];
ld.param.u64 %rd102,[p2];
ld.param.v2.u32 {%r747,%r199},[p3+32];
ld.param.v2.u32 {%r200,%r201},[p3+40];
ld.param.u64 %rd107,[p4];
ld.param.v2.u32 {%r748,%r203},[p5+32];
ld.param.v2.u32 {%r204,%r205},[p5+40];
ld.param.u64 %rd112,[p6];
ld.param.v2.u32 {%r749,%r750},[p7+32];
ld.param.v2.u32 {%r208,%r209},[p7+40];
ld.param.u32 %r193,[p8+24];
ld.param.u32 %r192,[p8+20];
ld.param.u32 %r191,[p8+16];
ld.param.u32 %r190,[p8+12];
ld.param.u32 %r189,[p8+8];
ld.param.u32 %r188,[p8+4];
ld.param.u32 %r187,[p8];
ld.param.u64 %rd274,[p7+24];
ld.param.u64 %rd273,[p7+16];
ld.param.u64 %rd272,[p7+8];
ld.param.u64 %rd113,[p7];
ld.param.u64 %rd270,[p5+16];
ld.param.u64 %rd269,[p5+8];
ld.param.u64 %rd108,[p5];
ld.param.u64 %rd267,[p3+16];
ld.param.u64 %rd266,[p3+8];
ld.param.u64 %rd103,[p3];
ld.param.u64 %rd12,[p1+16];
ld.param.u64 %rd263,[p1+8];
ld.param.u64 %rd98,[p1];
mov.u32 %r210,%tid.y;
cvt.u64.u32 %rd1,%r210;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r197,0;
@%p4 bra $0_2;
cvta.to.global.u64 %rd117,%rd97;
mul.wide.s32 %rd118,%r1,40;
add.s64 %rd119,%rd117,%rd118;
ld.global.v2.u32 {%r6,%r212},[%rd119+32];
ld.global.u64 %rd12,[%rd119+16];
ld.global.u64 %rd263,[%rd119+8];
ld.global.u64 %rd262,[%rd119];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd120,%r1;
mul.lo.s64 %rd121,%rd98,%rd120;
add.s64 %rd262,%rd97,%rd121;
$0_3:
setp.eq.s32 %p5,%r201,0;
@%p5 bra $0_5;
cvta.to.global.u64 %rd122,%rd102;
mul.wide.s32 %rd123,%r1,40;
add.s64 %rd124,%rd122,%rd123;
ld.global.v2.u32 {%r747,%r214},[%rd124+32];
ld.global.u64 %rd267,[%rd124+16];
ld.global.u64 %rd266,[%rd124+8];
ld.global.u64 %rd265,[%rd124];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd125,%r1;
mul.lo.s64 %rd126,%rd103,%rd125;
add.s64 %rd265,%rd102,%rd126;
$0_6:
setp.eq.s32 %p6,%r205,0;
@%p6 bra $0_8;
cvta.to.global.u64 %rd127,%rd107;
mul.wide.s32 %rd128,%r1,40;
add.s64 %rd129,%rd127,%rd128;
ld.global.v2.u32 {%r748,%r216},[%rd129+32];
ld.global.u64 %rd270,[%rd129+16];
ld.global.u64 %rd269,[%rd129+8];
ld.global.u64 %rd268,[%rd129];
bra.uni $0_9;
$0_8:
cvt.s64.s32 %rd130,%r1;
mul.lo.s64 %rd131,%rd108,%rd130;
add.s64 %rd268,%rd107,%rd131;
$0_9:
setp.eq.s32 %p7,%r209,0;
@%p7 bra $0_11;
cvta.to.global.u64 %rd132,%rd112;
mul.wide.s32 %rd133,%r1,40;
add.s64 %rd134,%rd132,%rd133;
ld.global.v2.u32 {%r749,%r750},[%rd134+32];
ld.global.u64 %rd274,[%rd134+24];
ld.global.u64 %rd273,[%rd134+16];
ld.global.u64 %rd272,[%rd134+8];
ld.global.u64 %rd271,[%rd134];
bra.uni $0_12;
$0_11:
cvt.s64.s32 %rd135,%r1;
mul.lo.s64 %rd136,%rd113,%rd135;
add.s64 %rd271,%rd112,%rd136;
$0_12:
mov.u32 %r219,%ctaid.x;
shl.b32 %r220,%r219,8;
mov.u32 %r221,%tid.x;
shl.b32 %r222,%r221,3;
add.s32 %r26,%r220,%r222;
mov.u32 %r223,%ctaid.y;
shl.b32 %r224,%r223,3;
cvt.u32.u64 %r225,%rd1;
add.s32 %r226,%r224,%r225;
shl.b32 %r27,%r226,1;
sub.s32 %r28,%r750,%r27;
min.s32 %r29,%r28,2;
setp.le.s32 %p8,%r750,%r27;
@%p8 bra $0_82;
setp.gt.s32 %p9,%r749,%r26;
@%p9 bra $0_15;
bra.uni $0_14;
$0_15:
cvt.s64.s32 %rd137,%r27;
mul.lo.s64 %rd138,%rd263,%rd137;
cvt.s64.s32 %rd139,%r26;
mul.lo.s64 %rd55,%rd12,%rd139;
add.s64 %rd140,%rd138,%rd55;
add.s64 %rd56,%rd262,%rd140;
add.s32 %r233,%r26,8;
setp.gt.s32 %p10,%r233,%r6;
setp.ne.s64 %p11,%rd12,1;
or.pred %p1,%p11,%p10;
@%p1 bra $0_18;
and.b64 %rd141,%rd56,7;
setp.ne.s64 %p12,%rd141,0;
@%p12 bra $0_18;
bra.uni $0_17;
$0_18:
sub.s32 %r34,%r6,%r26;
setp.lt.s32 %p13,%r34,1;
mov.u64 %rd276,0;
@%p13 bra $0_21;
min.s32 %r35,%r34,8;
mov.u32 %r751,0;
$0_20:
.pragma "nounroll";
cvt.s64.s32 %rd145,%r751;
mul.lo.s64 %rd146,%rd12,%rd145;
add.s64 %rd147,%rd56,%rd146;
ld.u8 %rd148,[%rd147];
shl.b32 %r237,%r751,3;
shl.b64 %rd149,%rd148,%r237;
or.b64 %rd276,%rd149,%rd276;
add.s32 %r751,%r751,1;
setp.lt.s32 %p14,%r751,%r35;
@%p14 bra $0_20;
$0_21:
cvt.u32.u64 %r763,%rd276;
shr.u64 %rd150,%rd276,32;
cvt.u32.u64 %r762,%rd150;
$0_22:
setp.lt.s32 %p15,%r28,2;
mov.u32 %r760,0;
mov.u32 %r761,%r760;
@%p15 bra $0_30;
add.s32 %r240,%r27,1;
cvt.s64.s32 %rd151,%r240;
mul.lo.s64 %rd152,%rd263,%rd151;
add.s64 %rd153,%rd152,%rd55;
add.s64 %rd60,%rd262,%rd153;
@%p1 bra $0_26;
and.b64 %rd154,%rd60,7;
setp.ne.s64 %p16,%rd154,0;
@%p16 bra $0_26;
bra.uni $0_25;
$0_26:
sub.s32 %r44,%r6,%r26;
setp.lt.s32 %p17,%r44,1;
mov.u64 %rd278,0;
@%p17 bra $0_29;
min.s32 %r45,%r44,8;
mov.u32 %r754,0;
$0_28:
.pragma "nounroll";
cvt.s64.s32 %rd158,%r754;
mul.lo.s64 %rd159,%rd12,%rd158;
add.s64 %rd160,%rd60,%rd159;
ld.u8 %rd161,[%rd160];
shl.b32 %r244,%r754,3;
shl.b64 %rd162,%rd161,%r244;
or.b64 %rd278,%rd162,%rd278;
add.s32 %r754,%r754,1;
setp.lt.s32 %p18,%r754,%r45;
@%p18 bra $0_28;
$0_29:
cvt.u32.u64 %r761,%rd278;
shr.u64 %rd163,%rd278,32;
cvt.u32.u64 %r760,%rd163;
bra.uni $0_30;
$0_14:
mov.u32 %r760,0;
mov.u32 %r761,%r760;
mov.u32 %r762,%r760;
mov.u32 %r763,%r760;
mov.u32 %r764,%r760;
mov.u32 %r765,%r760;
bra.uni $0_45;
$0_17:
ld.global.nc.v2.u32 {%r763,%r762},[%rd56];
bra.uni $0_22;
$0_25:
ld.global.nc.v2.u32 {%r761,%r760},[%rd60];
$0_30:
shr.u32 %r245,%r27,31;
add.s32 %r246,%r27,%r245;
shr.s32 %r247,%r246,1;
cvt.s64.s32 %rd164,%r247;
mul.lo.s64 %rd165,%rd266,%rd164;
shr.u32 %r248,%r26,31;
add.s32 %r249,%r26,%r248;
shr.s32 %r53,%r249,1;
cvt.s64.s32 %rd166,%r53;
mul.lo.s64 %rd167,%rd267,%rd166;
add.s64 %rd168,%rd165,%rd167;
add.s64 %rd64,%rd265,%rd168;
mul.lo.s64 %rd169,%rd269,%rd164;
mul.lo.s64 %rd170,%rd270,%rd166;
add.s64 %rd171,%rd169,%rd170;
add.s64 %rd65,%rd268,%rd171;
add.s32 %r250,%r53,4;
setp.gt.s32 %p19,%r250,%r747;
min.u64 %rd66,%rd64,%rd65;
setp.ne.s64 %p20,%rd267,2;
or.pred %p21,%p19,%p20;
setp.ne.s64 %p22,%rd270,2;
or.pred %p23,%p21,%p22;
@%p23 bra $0_33;
max.u64 %rd172,%rd64,%rd65;
sub.s64 %rd173,%rd172,%rd66;
setp.ne.s64 %p24,%rd173,1;
@%p24 bra $0_33;
and.b64 %rd174,%rd66,7;
setp.eq.s64 %p25,%rd174,0;
@%p25 bra $0_44;
$0_33:
setp.ne.s64 %p27,%rd267,1;
or.pred %p28,%p19,%p27;
setp.ne.s64 %p29,%rd270,1;
or.pred %p30,%p28,%p29;
@%p30 bra $0_35;
or.b64 %rd175,%rd65,%rd64;
and.b64 %rd176,%rd175,3;
setp.eq.s64 %p31,%rd176,0;
@%p31 bra $0_43;
$0_35:
sub.s32 %r54,%r747,%r53;
setp.lt.s32 %p32,%r54,1;
mov.u32 %r764,0;
mov.u32 %r765,%r764;
@%p32 bra $0_39;
min.s32 %r55,%r54,8;
mov.u64 %rd279,0;
mov.u32 %r757,0;
$0_37:
.pragma "nounroll";
cvt.s64.s32 %rd178,%r757;
mul.lo.s64 %rd179,%rd267,%rd178;
add.s64 %rd180,%rd64,%rd179;
ld.u8 %rd181,[%rd180];
shl.b32 %r254,%r757,3;
shl.b64 %rd182,%rd181,%r254;
or.b64 %rd279,%rd182,%rd279;
add.s32 %r757,%r757,1;
setp.lt.s32 %p33,%r757,%r55;
@%p33 bra $0_37;
cvt.u32.u64 %r765,%rd279;
$0_39:
sub.s32 %r60,%r748,%r53;
setp.lt.s32 %p34,%r60,1;
@%p34 bra $0_45;
min.s32 %r61,%r60,8;
mov.u64 %rd280,0;
mov.u32 %r759,0;
$0_41:
.pragma "nounroll";
cvt.s64.s32 %rd184,%r759;
mul.lo.s64 %rd185,%rd270,%rd184;
add.s64 %rd186,%rd65,%rd185;
ld.u8 %rd187,[%rd186];
shl.b32 %r257,%r759,3;
shl.b64 %rd188,%rd187,%r257;
or.b64 %rd280,%rd188,%rd280;
add.s32 %r759,%r759,1;
setp.lt.s32 %p35,%r759,%r61;
@%p35 bra $0_41;
cvt.u32.u64 %r764,%rd280;
bra.uni $0_45;
$0_43:
ld.global.nc.u32 %r765,[%rd64];
ld.global.nc.u32 %r764,[%rd65];
bra.uni $0_45;
$0_44:
setp.lt.u64 %p36,%rd64,%rd65;
ld.global.nc.v2.u32 {%r260,%r261},[%rd66];
mov.u32 %r262,25632;
prmt.b32 %r263,%r260,%r261,%r262;
mov.u32 %r264,30001;
prmt.b32 %r265,%r260,%r261,%r264;
selp.b32 %r765,%r263,%r265,%p36;
selp.b32 %r764,%r265,%r263,%p36;
$0_45:
add.s32 %r266,%r26,8;
setp.le.s32 %p37,%r266,%r749;
setp.eq.s64 %p38,%rd273,1;
and.pred %p39,%p38,%p37;
@%p39 bra $0_47;
bra.uni $0_46;
$0_47:
cvt.u64.u32 %rd192,%r27;
mul.lo.s64 %rd193,%rd272,%rd192;
cvt.u64.u32 %rd194,%r26;
add.s64 %rd195,%rd193,%rd194;
add.s64 %rd196,%rd271,%rd195;
or.b64 %rd197,%rd274,%rd272;
or.b64 %rd198,%rd197,%rd196;
and.b64 %rd199,%rd198,7;
setp.ne.s64 %p69,%rd199,0;
bra.uni $0_48;
$0_46:
mov.pred %p69,-1;
$0_48:
and.b32 %r267,%r765,255;
add.s32 %r268,%r267,-128;
and.b32 %r269,%r764,255;
add.s32 %r270,%r269,-128;
mad.lo.s32 %r271,%r270,%r189,524288;
mad.lo.s32 %r272,%r268,%r192,524288;
shr.u32 %r273,%r765,8;
and.b32 %r274,%r273,255;
add.s32 %r275,%r274,-128;
shr.u32 %r276,%r764,8;
and.b32 %r277,%r276,255;
add.s32 %r278,%r277,-128;
mul.lo.s32 %r279,%r278,%r189;
mul.lo.s32 %r280,%r275,%r192;
shr.u32 %r281,%r765,16;
and.b32 %r282,%r281,255;
add.s32 %r283,%r282,-128;
shr.u32 %r284,%r764,16;
and.b32 %r285,%r284,255;
add.s32 %r286,%r285,-128;
mul.lo.s32 %r287,%r286,%r189;
mul.lo.s32 %r288,%r283,%r192;
shr.u32 %r289,%r765,24;
add.s32 %r290,%r289,-128;
shr.u32 %r291,%r764,24;
add.s32 %r292,%r291,-128;
mul.lo.s32 %r293,%r292,%r189;
mul.lo.s32 %r294,%r290,%r192;
setp.eq.s32 %p41,%r193,0;
selp.b32 %r295,%r294,%r293,%p41;
selp.b32 %r296,%r288,%r287,%p41;
selp.b32 %r297,%r280,%r279,%p41;
selp.b32 %r77,%r272,%r271,%p41;
selp.b32 %r298,%r293,%r294,%p41;
selp.b32 %r299,%r287,%r288,%p41;
selp.b32 %r300,%r279,%r280,%p41;
selp.b32 %r78,%r271,%r272,%p41;
mul.lo.s32 %r301,%r268,%r190;
mad.lo.s32 %r302,%r270,%r191,%r301;
add.s32 %r79,%r302,524288;
mul.lo.s32 %r303,%r275,%r190;
mad.lo.s32 %r304,%r278,%r191,%r303;
add.s32 %r80,%r304,524288;
mul.lo.s32 %r305,%r283,%r190;
mad.lo.s32 %r306,%r286,%r191,%r305;
add.s32 %r81,%r306,524288;
mul.lo.s32 %r307,%r290,%r190;
mad.lo.s32 %r308,%r292,%r191,%r307;
add.s32 %r82,%r308,524288;
add.s32 %r83,%r300,524288;
add.s32 %r84,%r299,524288;
add.s32 %r85,%r298,524288;
add.s32 %r86,%r297,524288;
add.s32 %r87,%r296,524288;
add.s32 %r88,%r295,524288;
and.b32 %r309,%r763,255;
sub.s32 %r310,%r309,%r187;
max.s32 %r311,%r310,0;
mul.lo.s32 %r312,%r311,%r188;
add.s32 %r313,%r78,%r312;
shr.s32 %r89,%r313,20;
add.s32 %r314,%r79,%r312;
shr.s32 %r90,%r314,20;
add.s32 %r315,%r77,%r312;
shr.s32 %r91,%r315,20;
shr.u32 %r316,%r763,8;
and.b32 %r317,%r316,255;
sub.s32 %r318,%r317,%r187;
max.s32 %r319,%r318,0;
mul.lo.s32 %r320,%r319,%r188;
add.s32 %r321,%r78,%r320;
shr.s32 %r92,%r321,20;
add.s32 %r322,%r79,%r320;
shr.s32 %r93,%r322,20;
add.s32 %r323,%r77,%r320;
shr.s32 %r94,%r323,20;
shr.u32 %r324,%r763,16;
and.b32 %r325,%r324,255;
sub.s32 %r326,%r325,%r187;
max.s32 %r327,%r326,0;
mul.lo.s32 %r328,%r327,%r188;
add.s32 %r329,%r83,%r328;
shr.s32 %r95,%r329,20;
add.s32 %r330,%r80,%r328;
shr.s32 %r96,%r330,20;
add.s32 %r331,%r86,%r328;
shr.s32 %r97,%r331,20;
shr.u32 %r332,%r763,24;
sub.s32 %r333,%r332,%r187;
max.s32 %r334,%r333,0;
mul.lo.s32 %r335,%r334,%r188;
add.s32 %r336,%r83,%r335;
shr.s32 %r98,%r336,20;
add.s32 %r337,%r80,%r335;
shr.s32 %r99,%r337,20;
add.s32 %r338,%r86,%r335;
shr.s32 %r100,%r338,20;
and.b32 %r339,%r762,255;
sub.s32 %r340,%r339,%r187;
max.s32 %r341,%r340,0;
mul.lo.s32 %r342,%r341,%r188;
add.s32 %r343,%r84,%r342;
shr.s32 %r101,%r343,20;
add.s32 %r344,%r81,%r342;
shr.s32 %r102,%r344,20;
add.s32 %r345,%r87,%r342;
shr.s32 %r103,%r345,20;
shr.u32 %r346,%r762,8;
and.b32 %r347,%r346,255;
sub.s32 %r348,%r347,%r187;
max.s32 %r349,%r348,0;
mul.lo.s32 %r350,%r349,%r188;
add.s32 %r351,%r84,%r350;
shr.s32 %r104,%r351,20;
add.s32 %r352,%r81,%r350;
shr.s32 %r105,%r352,20;
add.s32 %r353,%r87,%r350;
shr.s32 %r106,%r353,20;
shr.u32 %r354,%r762,16;
and.b32 %r355,%r354,255;
sub.s32 %r356,%r355,%r187;
max.s32 %r357,%r356,0;
mul.lo.s32 %r358,%r357,%r188;
add.s32 %r359,%r85,%r358;
shr.s32 %r107,%r359,20;
add.s32 %r360,%r82,%r358;
shr.s32 %r108,%r360,20;
add.s32 %r361,%r88,%r358;
shr.s32 %r109,%r361,20;
shr.u32 %r362,%r762,24;
sub.s32 %r363,%r362,%r187;
max.s32 %r364,%r363,0;
mul.lo.s32 %r365,%r364,%r188;
add.s32 %r366,%r85,%r365;
shr.s32 %r110,%r366,20;
add.s32 %r367,%r82,%r365;
shr.s32 %r111,%r367,20;
add.s32 %r368,%r88,%r365;
shr.s32 %r112,%r368,20;
@%p69 bra $0_51;
bra.uni $0_49;
$0_51:
mov.u32 %r470,0;
cvt.pack.sat.u8.s32.b32 %r427,%r92,%r91,%r470;
cvt.pack.sat.u8.s32.b32 %r435,%r96,%r95,%r470;
cvt.pack.sat.u8.s32.b32 %r439,%r94,%r93,%r435;
cvt.pack.sat.u8.s32.b32 %r431,%r90,%r89,%r427;
mov.u32 %r476,%tid.x;
mul.lo.s32 %r477,%r476,24;
cvt.s64.s32 %rd208,%r477;
mul.wide.u32 %rd209,%r210,1536;
mov.u64 %rd210,_ZZ8from_yuvILi3EEvPKvRK5BatchS1_S4_S1_S4_PvS4_RK7FromYuvE16scratch_of_block;
add.s64 %rd211,%rd210,%rd209;
add.s64 %rd212,%rd211,%rd208;
st.shared.v2.u32 [%rd212],{%r431,%r439};
cvt.pack.sat.u8.s32.b32 %r443,%r100,%r99,%r470;
cvt.pack.sat.u8.s32.b32 %r451,%r104,%r103,%r470;
cvt.pack.sat.u8.s32.b32 %r455,%r102,%r101,%r451;
cvt.pack.sat.u8.s32.b32 %r447,%r98,%r97,%r443;
st.shared.v2.u32 [%rd212+8],{%r447,%r455};
cvt.pack.sat.u8.s32.b32 %r459,%r108,%r107,%r470;
cvt.pack.sat.u8.s32.b32 %r467,%r112,%r111,%r470;
cvt.pack.sat.u8.s32.b32 %r471,%r110,%r109,%r467;
cvt.pack.sat.u8.s32.b32 %r463,%r106,%r105,%r459;
st.shared.v2.u32 [%rd212+16],{%r463,%r471};
bra.uni $0_52;
$0_49:
setp.lt.s32 %p42,%r28,1;
@%p42 bra $0_52;
add.s32 %r420,%r224,%r210;
shl.b32 %r421,%r420,1;
cvt.s64.s32 %rd200,%r421;
mul.lo.s64 %rd201,%rd272,%rd200;
mov.u32 %r424,%tid.x;
shl.b32 %r425,%r424,3;
add.s32 %r426,%r220,%r425;
cvt.s64.s32 %rd202,%r426;
mul.lo.s64 %rd203,%rd273,%rd202;
add.s64 %rd204,%rd201,%rd203;
mov.u32 %r412,0;
cvt.pack.sat.u8.s32.b32 %r369,%r98,%r95,%r412;
cvt.pack.sat.u8.s32.b32 %r377,%r110,%r107,%r412;
add.s64 %rd205,%rd271,%rd204;
cvt.pack.sat.u8.s32.b32 %r381,%r104,%r101,%r377;
cvt.pack.sat.u8.s32.b32 %r373,%r92,%r89,%r369;
st.v2.u32 [%rd205],{%r373,%r381};
cvt.pack.sat.u8.s32.b32 %r385,%r99,%r96,%r412;
cvt.pack.sat.u8.s32.b32 %r393,%r111,%r108,%r412;
add.s64 %rd206,%rd205,%rd274;
cvt.pack.sat.u8.s32.b32 %r397,%r105,%r102,%r393;
cvt.pack.sat.u8.s32.b32 %r389,%r93,%r90,%r385;
st.v2.u32 [%rd206],{%r389,%r397};
cvt.pack.sat.u8.s32.b32 %r401,%r100,%r97,%r412;
cvt.pack.sat.u8.s32.b32 %r409,%r112,%r109,%r412;
cvt.pack.sat.u8.s32.b32 %r413,%r106,%r103,%r409;
cvt.pack.sat.u8.s32.b32 %r405,%r94,%r91,%r401;
add.s64 %rd207,%rd206,%rd274;
st.v2.u32 [%rd207],{%r405,%r413};
$0_52:
and.b32 %r478,%r761,255;
sub.s32 %r479,%r478,%r187;
max.s32 %r480,%r479,0;
mul.lo.s32 %r481,%r480,%r188;
add.s32 %r482,%r78,%r481;
shr.s32 %r113,%r482,20;
add.s32 %r483,%r79,%r481;
shr.s32 %r114,%r483,20;
add.s32 %r484,%r77,%r481;
shr.s32 %r115,%r484,20;
shr.u32 %r485,%r761,8;
and.b32 %r486,%r485,255;
sub.s32 %r487,%r486,%r187;
max.s32 %r488,%r487,0;
mul.lo.s32 %r489,%r488,%r188;
add.s32 %r490,%r78,%r489;
shr.s32 %r116,%r490,20;
add.s32 %r491,%r79,%r489;
shr.s32 %r117,%r491,20;
add.s32 %r492,%r77,%r489;
shr.s32 %r118,%r492,20;
shr.u32 %r493,%r761,16;
and.b32 %r494,%r493,255;
sub.s32 %r495,%r494,%r187;
max.s32 %r496,%r495,0;
mul.lo.s32 %r497,%r496,%r188;
add.s32 %r498,%r83,%r497;
shr.s32 %r119,%r498,20;
add.s32 %r499,%r80,%r497;
shr.s32 %r120,%r499,20;
add.s32 %r500,%r86,%r497;
shr.s32 %r121,%r500,20;
shr.u32 %r501,%r761,24;
sub.s32 %r502,%r501,%r187;
max.s32 %r503,%r502,0;
mul.lo.s32 %r504,%r503,%r188;
add.s32 %r505,%r83,%r504;
shr.s32 %r122,%r505,20;
add.s32 %r506,%r80,%r504;
shr.s32 %r123,%r506,20;
add.s32 %r507,%r86,%r504;
shr.s32 %r124,%r507,20;
and.b32 %r508,%r760,255;
sub.s32 %r509,%r508,%r187;
max.s32 %r510,%r509,0;
mul.lo.s32 %r511,%r510,%r188;
add.s32 %r512,%r84,%r511;
shr.s32 %r125,%r512,20;
add.s32 %r513,%r81,%r511;
shr.s32 %r126,%r513,20;
add.s32 %r514,%r87,%r511;
shr.s32 %r127,%r514,20;
shr.u32 %r515,%r760,8;
and.b32 %r516,%r515,255;
sub.s32 %r517,%r516,%r187;
max.s32 %r518,%r517,0;
mul.lo.s32 %r519,%r518,%r188;
add.s32 %r520,%r84,%r519;
shr.s32 %r128,%r520,20;
add.s32 %r521,%r81,%r519;
shr.s32 %r129,%r521,20;
add.s32 %r522,%r87,%r519;
shr.s32 %r130,%r522,20;
shr.u32 %r523,%r760,16;
and.b32 %r524,%r523,255;
sub.s32 %r525,%r524,%r187;
max.s32 %r526,%r525,0;
mul.lo.s32 %r527,%r526,%r188;
add.s32 %r528,%r85,%r527;
shr.s32 %r131,%r528,20;
add.s32 %r529,%r82,%r527;
shr.s32 %r132,%r529,20;
add.s32 %r530,%r88,%r527;
shr.s32 %r133,%r530,20;
shr.u32 %r531,%r760,24;
sub.s32 %r532,%r531,%r187;
max.s32 %r533,%r532,0;
mul.lo.s32 %r534,%r533,%r188;
add.s32 %r535,%r85,%r534;
shr.s32 %r134,%r535,20;
add.s32 %r536,%r82,%r534;
shr.s32 %r135,%r536,20;
add.s32 %r537,%r88,%r534;
shr.s32 %r136,%r537,20;
@%p69 bra $0_55;
bra.uni $0_53;
$0_55:
mov.u32 %r640,0;
cvt.pack.sat.u8.s32.b32 %r597,%r116,%r115,%r640;
cvt.pack.sat.u8.s32.b32 %r605,%r120,%r119,%r640;
cvt.pack.sat.u8.s32.b32 %r609,%r118,%r117,%r605;
cvt.pack.sat.u8.s32.b32 %r601,%r114,%r113,%r597;
mov.u32 %r646,%tid.x;
mul.lo.s32 %r647,%r646,24;
cvt.s64.s32 %rd221,%r647;
mul.wide.u32 %rd222,%r210,1536;
mov.u64 %rd223,_ZZ8from_yuvILi3EEvPKvRK5BatchS1_S4_S1_S4_PvS4_RK7FromYuvE16scratch_of_block;
add.s64 %rd224,%rd223,%rd222;
add.s64 %rd225,%rd224,%rd221;
st.shared.v2.u32 [%rd225+768],{%r601,%r609};
cvt.pack.sat.u8.s32.b32 %r613,%r124,%r123,%r640;
cvt.pack.sat.u8.s32.b32 %r621,%r128,%r127,%r640;
cvt.pack.sat.u8.s32.b32 %r625,%r126,%r125,%r621;
cvt.pack.sat.u8.s32.b32 %r617,%r122,%r121,%r613;
st.shared.v2.u32 [%rd225+776],{%r617,%r625};
cvt.pack.sat.u8.s32.b32 %r629,%r132,%r131,%r640;
cvt.pack.sat.u8.s32.b32 %r637,%r136,%r135,%r640;
cvt.pack.sat.u8.s32.b32 %r641,%r134,%r133,%r637;
cvt.pack.sat.u8.s32.b32 %r633,%r130,%r129,%r629;
st.shared.v2.u32 [%rd225+784],{%r633,%r641};
bra.uni $0_56;
$0_53:
setp.lt.s32 %p43,%r29,2;
@%p43 bra $0_56;
add.s32 %r589,%r224,%r210;
shl.b32 %r590,%r589,1;
or.b32 %r591,%r590,1;
cvt.s64.s32 %rd213,%r591;
mul.lo.s64 %rd214,%rd272,%rd213;
mov.u32 %r594,%tid.x;
shl.b32 %r595,%r594,3;
add.s32 %r596,%r220,%r595;
cvt.s64.s32 %rd215,%r596;
mul.lo.s64 %rd216,%rd273,%rd215;
add.s64 %rd217,%rd214,%rd216;
mov.u32 %r581,0;
cvt.pack.sat.u8.s32.b32 %r538,%r122,%r119,%r581;
cvt.pack.sat.u8.s32.b32 %r546,%r134,%r131,%r581;
add.s64 %rd218,%rd271,%rd217;
cvt.pack.sat.u8.s32.b32 %r550,%r128,%r125,%r546;
cvt.pack.sat.u8.s32.b32 %r542,%r116,%r113,%r538;
st.v2.u32 [%rd218],{%r542,%r550};
cvt.pack.sat.u8.s32.b32 %r554,%r123,%r120,%r581;
cvt.pack.sat.u8.s32.b32 %r562,%r135,%r132,%r581;
add.s64 %rd219,%rd218,%rd274;
cvt.pack.sat.u8.s32.b32 %r566,%r129,%r126,%r562;
cvt.pack.sat.u8.s32.b32 %r558,%r117,%r114,%r554;
st.v2.u32 [%rd219],{%r558,%r566};
cvt.pack.sat.u8.s32.b32 %r570,%r124,%r121,%r581;
cvt.pack.sat.u8.s32.b32 %r578,%r136,%r133,%r581;
cvt.pack.sat.u8.s32.b32 %r582,%r130,%r127,%r578;
cvt.pack.sat.u8.s32.b32 %r574,%r118,%r115,%r570;
add.s64 %rd220,%rd219,%rd274;
st.v2.u32 [%rd220],{%r574,%r582};
$0_56:
setp.eq.s64 %p44,%rd273,3;
setp.eq.s64 %p45,%rd274,1;
and.pred %p46,%p44,%p45;
@%p46 bra $0_63;
bra.uni $0_57;
$0_63:
bar.warp.sync -1;
sub.s32 %r669,%r749,%r220;
min.s32 %r144,%r669,256;
mul.lo.s32 %r145,%r144,3;
setp.lt.s32 %p53,%r28,1;
@%p53 bra $0_82;
mul.wide.s32 %rd79,%r220,3;
shr.s32 %r672,%r145,31;
shr.u32 %r673,%r672,28;
add.s32 %r674,%r145,%r673;
shr.s32 %r146,%r674,4;
shr.u32 %r675,%r672,30;
add.s32 %r676,%r145,%r675;
shr.s32 %r147,%r676,2;
and.b32 %r148,%r145,-4;
setp.lt.s32 %p54,%r144,1;
@%p54 bra $0_82;
and.b32 %r149,%r145,-16;
not.b32 %r678,%r221;
add.s32 %r151,%r146,%r678;
shr.u32 %r679,%r151,5;
add.s32 %r680,%r679,1;
and.b32 %r152,%r680,3;
cvt.s64.s32 %rd80,%r221;
add.s32 %r153,%r221,32;
add.s32 %r154,%r221,64;
add.s32 %r155,%r221,96;
mul.wide.s32 %rd243,%r221,4;
add.s64 %rd244,%rd243,%rd79;
add.s64 %rd81,%rd271,%rd244;
mul.wide.u32 %rd245,%r210,1536;
mov.u64 %rd246,_ZZ8from_yuvILi3EEvPKvRK5BatchS1_S4_S1_S4_PvS4_RK7FromYuvE16scratch_of_block;
add.s64 %rd247,%rd246,%rd245;
add.s64 %rd83,%rd247,%rd243;
add.s32 %r684,%r224,%r210;
shl.b32 %r156,%r684,1;
mov.u32 %r768,0;
mul.lo.s64 %rd250,%rd1,1536;
shl.b64 %rd255,%rd80,4;
$0_66:
add.s32 %r685,%r768,%r156;
cvt.s64.s32 %rd248,%r685;
mul.lo.s64 %rd84,%rd272,%rd248;
add.s64 %rd249,%rd84,%rd79;
add.s64 %rd85,%rd271,%rd249;
mul.lo.s32 %r686,%r768,768;
cvt.s64.s32 %rd86,%r686;
add.s64 %rd252,%rd246,%rd250;
add.s64 %rd87,%rd252,%rd86;
and.b64 %rd253,%rd85,15;
setp.eq.s64 %p55,%rd253,0;
@%p55 bra $0_70;
mov.u32 %r769,%tid.x;
setp.ge.s32 %p56,%r769,%r147;
and.b64 %rd254,%rd85,3;
setp.ne.s64 %p57,%rd254,0;
or.pred %p58,%p57,%p56;
selp.b32 %r772,0,%r148,%p57;
@%p58 bra $0_78;
add.s64 %rd282,%rd81,%rd84;
add.s64 %rd281,%rd83,%rd86;
$0_69:
.pragma "nounroll";
ld.shared.u32 %r688,[%rd281];
st.u32 [%rd282],%r688;
add.s64 %rd282,%rd282,128;
add.s64 %rd281,%rd281,128;
add.s32 %r769,%r769,32;
setp.lt.s32 %p59,%r769,%r147;
mov.u32 %r772,%r148;
@%p59 bra $0_69;
bra.uni $0_78;
$0_70:
setp.ge.s32 %p60,%r221,%r146;
mov.u32 %r772,%r149;
@%p60 bra $0_78;
setp.eq.s32 %p61,%r152,0;
mov.u32 %r770,%r221;
@%p61 bra $0_75;
add.s64 %rd95,%rd85,%rd255;
add.s64 %rd94,%rd87,%rd255;
ld.shared.v4.u32 {%r690,%r691,%r692,%r693},[%rd94];
st.v4.u32 [%rd95],{%r690,%r691,%r692,%r693};
setp.eq.s32 %p62,%r152,1;
mov.u32 %r770,%r153;
@%p62 bra $0_75;
setp.eq.s32 %p63,%r152,2;
ld.shared.v4.u32 {%r698,%r699,%r700,%r701},[%rd94+512];
st.v4.u32 [%rd95+512],{%r698,%r699,%r700,%r701};
mov.u32 %r770,%r154;
@%p63 bra $0_75;
ld.shared.v4.u32 {%r706,%r707,%r708,%r709},[%rd94+1024];
st.v4.u32 [%rd95+1024],{%r706,%r707,%r708,%r709};
mov.u32 %r770,%r155;
$0_75:
setp.lt.u32 %p64,%r151,96;
mov.u32 %r772,%r149;
@%p64 bra $0_78;
$0_77:
mul.wide.s32 %rd256,%r770,16;
add.s64 %rd257,%rd85,%rd256;
add.s64 %rd258,%rd87,%rd256;
ld.shared.v4.u32 {%r714,%r715,%r716,%r717},[%rd258];
st.v4.u32 [%rd257],{%r714,%r715,%r716,%r717};
ld.shared.v4.u32 {%r722,%r723,%r724,%r725},[%rd258+512];
st.v4.u32 [%rd257+512],{%r722,%r723,%r724,%r725};
ld.shared.v4.u32 {%r730,%r731,%r732,%r733},[%rd258+1024];
st.v4.u32 [%rd257+1024],{%r730,%r731,%r732,%r733};
ld.shared.v4.u32 {%r738,%r739,%r740,%r741},[%rd258+1536];
st.v4.u32 [%rd257+1536],{%r738,%r739,%r740,%r741};
add.s32 %r770,%r770,128;
setp.lt.s32 %p65,%r770,%r146;
mov.u32 %r772,%r149;
@%p65 bra $0_77;
$0_78:
add.s32 %r773,%r772,%r221;
setp.ge.s32 %p66,%r773,%r145;
@%p66 bra $0_81;
$0_80:
.pragma "nounroll";
cvt.s64.s32 %rd259,%r773;
add.s64 %rd260,%rd87,%rd259;
ld.shared.u8 %rs2,[%rd260];
add.s64 %rd261,%rd85,%rd259;
st.u8 [%rd261],%rs2;
add.s32 %r773,%r773,32;
setp.lt.s32 %p67,%r773,%r145;
@%p67 bra $0_80;
$0_81:
add.s32 %r768,%r768,1;
setp.lt.s32 %p68,%r768,%r29;
@%p68 bra $0_66;
bra.uni $0_82;
$0_57:
setp.lt.s32 %p47,%r28,1;
not.pred %p48,%p69;
or.pred %p49,%p48,%p47;
@%p49 bra $0_82;
mov.u32 %r651,%tid.x;
shl.b32 %r652,%r651,3;
add.s32 %r137,%r220,%r652;
sub.s32 %r138,%r749,%r137;
min.s32 %r653,%r138,8;
mul.lo.s32 %r139,%r653,3;
mul.lo.s32 %r654,%r651,24;
cvt.s64.s32 %rd75,%r654;
mov.u32 %r766,0;
mov.u64 %rd231,_ZZ8from_yuvILi3EEvPKvRK5BatchS1_S4_S1_S4_PvS4_RK7FromYuvE16scratch_of_block;
$0_59:
.pragma "nounroll";
setp.lt.s32 %p50,%r138,1;
@%p50 bra $0_62;
add.s32 %r659,%r224,%r210;
shl.b32 %r660,%r659,1;
add.s32 %r661,%r766,%r660;
cvt.s64.s32 %rd226,%r661;
mul.lo.s64 %rd77,%rd272,%rd226;
mul.lo.s32 %r662,%r766,768;
cvt.s64.s32 %rd227,%r662;
add.s64 %rd78,%rd227,%rd75;
mov.u32 %r767,0;
$0_61:
.pragma "nounroll";
cvt.s64.s32 %rd228,%r767;
add.s64 %rd229,%rd78,%rd228;
mul.lo.s64 %rd230,%rd1,1536;
add.s64 %rd232,%rd231,%rd230;
add.s64 %rd233,%rd232,%rd229;
ld.shared.u8 %rs1,[%rd233];
mul.wide.u32 %rd234,%r767,-1431655765;
shr.u64 %rd235,%rd234,33;
cvt.u32.u64 %r663,%rd235;
add.s32 %r664,%r663,%r137;
cvt.s64.s32 %rd236,%r664;
mul.lo.s64 %rd237,%rd273,%rd236;
mul.lo.s32 %r665,%r663,3;
sub.s32 %r666,%r767,%r665;
cvt.u64.u32 %rd238,%r666;
mul.lo.s64 %rd239,%rd274,%rd238;
add.s64 %rd240,%rd239,%rd77;
add.s64 %rd241,%rd240,%rd237;
add.s64 %rd242,%rd271,%rd241;
st.u8 [%rd242],%rs1;
add.s32 %r767,%r767,1;
setp.lt.s32 %p51,%r767,%r139;
@%p51 bra $0_61;
$0_62:
add.s32 %r766,%r766,1;
setp.lt.s32 %p52,%r766,%r29;
@%p52 bra $0_59;
$0_82:
ret;
}
.visible .entry from_yuv_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .align 4 .b8 p8[28]
)
.maxntid 256,1,1
{
.reg .pred %p<70>;
.reg .b16 %rs<3>;
.reg .b32 %r<833>;
.reg .b64 %rd<283>;
.shared .align 16 .b8 _ZZ8from_yuvILi4EEvPKvRK5BatchS1_S4_S1_S4_PvS4_RK7FromYuvE16scratch_of_block[16384];
ld.param.u64 %rd97,[p0];
ld.param.v2.u32 {%r6,%r193},[p1+32];
ld.param.v2.u32 {%r194,%r195},[p1+40];
ld.param.u64 %rd102,[p2];
ld.param.v2.u32 {%r806,%r197},[p3+32];
ld.param.v2.u32 {%r198,%r199},[p3+40];
ld.param.u64 %rd107,[p4];
ld.param.v2.u32 {%r807,%r201},[p5+32];
ld.param.v2.u32 {%r202,%r203},[p5+40];
ld.param.u64 %rd112,[p6];
ld.param.v2.u32 {%r808,%r809},[p7+32];
ld.param.v2.u32 {%r206,%r207},[p7+40];
ld.param.u32 %r191,[p8+24];
ld.param.u32 %r190,[p8+20];
ld.param.u32 %r189,[p8+16];
ld.param.u32 %r188,[p8+12];
ld.param.u32 %r187,[p8+8];
ld.param.u32 %r186,[p8+4];
ld.param.u32 %r185,[p8];
ld.param.u64 %rd274,[p7+24];
ld.param.u64 %rd273,[p7+16];
ld.param.u64 %rd272,[p7+8];
ld.param.u64 %rd113,[p7];
ld.param.u64 %rd270,[p5+16];
ld.param.u64 %rd269,[p5+8];
ld.param.u64 %rd108,[p5];
ld.param.u64 %rd267,[p3+16];
ld.param.u64 %rd266,[p3+8];
ld.param.u64 %rd103,[p3];
ld.param.u64 %rd12,[p1+16];
ld.param.u64 %rd263,[p1+8];
ld.param.u64 %rd98,[p1];
mov.u32 %r208,%tid.y;
cvt.u64.u32 %rd1,%r208;
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r195,0;
@%p4 bra $1_2;
cvta.to.global.u64 %rd117,%rd97;
mul.wide.s32 %rd118,%r1,40;
add.s64 %rd119,%rd117,%rd118;
ld.global.v2.u32 {%r6,%r210},[%rd119+32];
ld.global.u64 %rd12,[%rd119+16];
ld.global.u64 %rd263,[%rd119+8];
ld.global.u64 %rd262,[%rd119];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd120,%r1;
mul.lo.s64 %rd121,%rd98,%rd120;
add.s64 %rd262,%rd97,%rd121;
$1_3:
setp.eq.s32 %p5,%r199,0;
@%p5 bra $1_5;
cvta.to.global.u64 %rd122,%rd102;
mul.wide.s32 %rd123,%r1,40;
add.s64 %rd124,%rd122,%rd123;
ld.global.v2.u32 {%r806,%r212},[%rd124+32];
ld.global.u64 %rd267,[%rd124+16];
ld.global.u64 %rd266,[%rd124+8];
ld.global.u64 %rd265,[%rd124];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd125,%r1;
mul.lo.s64 %rd126,%rd103,%rd125;
add.s64 %rd265,%rd102,%rd126;
$1_6:
setp.eq.s32 %p6,%r203,0;
@%p6 bra $1_8;
cvta.to.global.u64 %rd127,%rd107;
mul.wide.s32 %rd128,%r1,40;
add.s64 %rd129,%rd127,%rd128;
ld.global.v2.u32 {%r807,%r214},[%rd129+32];
ld.global.u64 %rd270,[%rd129+16];
ld.global.u64 %rd269,[%rd129+8];
ld.global.u64 %rd268,[%rd129];
bra.uni $1_9;
$1_8:
cvt.s64.s32 %rd130,%r1;
mul.lo.s64 %rd131,%rd108,%rd130;
add.s64 %rd268,%rd107,%rd131;
$1_9:
setp.eq.s32 %p7,%r207,0;
@%p7 bra $1_11;
cvta.to.global.u64 %rd132,%rd112;
mul.wide.s32 %rd133,%r1,40;
add.s64 %rd134,%rd132,%rd133;
ld.global.v2.u32 {%r808,%r809},[%rd134+32];
ld.global.u64 %rd274,[%rd134+24];
ld.global.u64 %rd273,[%rd134+16];
ld.global.u64 %rd272,[%rd134+8];
ld.global.u64 %rd271,[%rd134];
bra.uni $1_12;
$1_11:
cvt.s64.s32 %rd135,%r1;
mul.lo.s64 %rd136,%rd113,%rd135;
add.s64 %rd271,%rd112,%rd136;
$1_12:
mov.u32 %r217,%ctaid.x;
shl.b32 %r218,%r217,8;
mov.u32 %r219,%tid.x;
shl.b32 %r220,%r219,3;
add.s32 %r26,%r218,%r220;
mov.u32 %r221,%ctaid.y;
shl.b32 %r222,%r221,3;
cvt.u32.u64 %r223,%rd1;
add.s32 %r224,%r222,%r223;
shl.b32 %r27,%r224,1;
sub.s32 %r28,%r809,%r27;
min.s32 %r29,%r28,2;
setp.le.s32 %p8,%r809,%r27;
@%p8 bra $1_82;
setp.gt.s32 %p9,%r808,%r26;
@%p9 bra $1_15;
bra.uni $1_14;
$1_15:
cvt.s64.s32 %rd137,%r27;
mul.lo.s64 %rd138,%rd263,%rd137;
cvt.s64.s32 %rd139,%r26;
mul.lo.s64 %rd55,%rd12,%rd139;
add.s64 %rd140,%rd138,%rd55;
add.s64 %rd56,%rd262,%rd140;
add.s32 %r231,%r26,8;
setp.gt.s32 %p10,%r231,%r6;
setp.ne.s64 %p11,%rd12,1;
or.pred %p1,%p11,%p10;
@%p1 bra $1_18;
and.b64 %rd141,%rd56,7;
setp.ne.s64 %p12,%rd141,0;
@%p12 bra $1_18;
bra.uni $1_17;
$1_18:
sub.s32 %r34,%r6,%r26;
setp.lt.s32 %p13,%r34,1;
mov.u64 %rd276,0;
@%p13 bra $1_21;
min.s32 %r35,%r34,8;
mov.u32 %r810,0;
$1_20:
.pragma "nounroll";
cvt.s64.s32 %rd145,%r810;
mul.lo.s64 %rd146,%rd12,%rd145;
add.s64 %rd147,%rd56,%rd146;
ld.u8 %rd148,[%rd147];
shl.b32 %r235,%r810,3;
shl.b64 %rd149,%rd148,%r235;
or.b64 %rd276,%rd149,%rd276;
add.s32 %r810,%r810,1;
setp.lt.s32 %p14,%r810,%r35;
@%p14 bra $1_20;
$1_21:
cvt.u32.u64 %r822,%rd276;
shr.u64 %rd150,%rd276,32;
cvt.u32.u64 %r821,%rd150;
$1_22:
setp.lt.s32 %p15,%r28,2;
mov.u32 %r819,0;
mov.u32 %r820,%r819;
@%p15 bra $1_30;
add.s32 %r238,%r27,1;
cvt.s64.s32 %rd151,%r238;
mul.lo.s64 %rd152,%rd263,%rd151;
add.s64 %rd153,%rd152,%rd55;
add.s64 %rd60,%rd262,%rd153;
@%p1 bra $1_26;
and.b64 %rd154,%rd60,7;
setp.ne.s64 %p16,%rd154,0;
@%p16 bra $1_26;
bra.uni $1_25;
$1_26:
sub.s32 %r44,%r6,%r26;
setp.lt.s32 %p17,%r44,1;
mov.u64 %rd278,0;
@%p17 bra $1_29;
min.s32 %r45,%r44,8;
mov.u32 %r813,0;
$1_28:
.pragma "nounroll";
cvt.s64.s32 %rd158,%r813;
mul.lo.s64 %rd159,%rd12,%rd158;
add.s64 %rd160,%rd60,%rd159;
ld.u8 %rd161,[%rd160];
shl.b32 %r242,%r813,3;
shl.b64 %rd162,%rd161,%r242;
or.b64 %rd278,%rd162,%rd278;
add.s32 %r813,%r813,1;
setp.lt.s32 %p18,%r813,%r45;
@%p18 bra $1_28;
$1_29:
cvt.u32.u64 %r820,%rd278;
shr.u64 %rd163,%rd278,32;
cvt.u32.u64 %r819,%rd163;
bra.uni $1_30;
$1_14:
mov.u32 %r819,0;
mov.u32 %r820,%r819;
mov.u32 %r821,%r819;
mov.u32 %r822,%r819;
mov.u32 %r823,%r819;
mov.u32 %r824,%r819;
bra.uni $1_45;
$1_17:
ld.global.nc.v2.u32 {%r822,%r821},[%rd56];
bra.uni $1_22;
$1_25:
ld.global.nc.v2.u32 {%r820,%r819},[%rd60];
$1_30:
shr.u32 %r243,%r27,31;
add.s32 %r244,%r27,%r243;
shr.s32 %r245,%r244,1;
cvt.s64.s32 %rd164,%r245;
mul.lo.s64 %rd165,%rd266,%rd164;
shr.u32 %r246,%r26,31;
add.s32 %r247,%r26,%r246;
shr.s32 %r53,%r247,1;
cvt.s64.s32 %rd166,%r53;
mul.lo.s64 %rd167,%rd267,%rd166;
add.s64 %rd168,%rd165,%rd167;
add.s64 %rd64,%rd265,%rd168;
mul.lo.s64 %rd169,%rd269,%rd164;
mul.lo.s64 %rd170,%rd270,%rd166;
add.s64 %rd171,%rd169,%rd170;
add.s64 %rd65,%rd268,%rd171;
add.s32 %r248,%r53,4;
setp.gt.s32 %p19,%r248,%r806;
min.u64 %rd66,%rd64,%rd65;
setp.ne.s64 %p20,%rd267,2;
or.pred %p21,%p19,%p20;
setp.ne.s64 %p22,%rd270,2;
or.pred %p23,%p21,%p22;
@%p23 bra $1_33;
max.u64 %rd172,%rd64,%rd65;
sub.s64 %rd173,%rd172,%rd66;
setp.ne.s64 %p24,%rd173,1;
@%p24 bra $1_33;
and.b64 %rd174,%rd66,7;
setp.eq.s64 %p25,%rd174,0;
@%p25 bra $1_44;
$1_33:
setp.ne.s64 %p27,%rd267,1;
or.pred %p28,%p19,%p27;
setp.ne.s64 %p29,%rd270,1;
or.pred %p30,%p28,%p29;
@%p30 bra $1_35;
or.b64 %rd175,%rd65,%rd64;
and.b64 %rd176,%rd175,3;
setp.eq.s64 %p31,%rd176,0;
@%p31 bra $1_43;
$1_35:
sub.s32 %r54,%r806,%r53;
setp.lt.s32 %p32,%r54,1;
mov.u32 %r823,0;
mov.u32 %r824,%r823;
@%p32 bra $1_39;
min.s32 %r55,%r54,8;
mov.u64 %rd279,0;
mov.u32 %r816,0;
$1_37:
.pragma "nounroll";
cvt.s64.s32 %rd178,%r816;
mul.lo.s64 %rd179,%rd267,%rd178;
add.s64 %rd180,%rd64,%rd179;
ld.u8 %rd181,[%rd180];
shl.b32 %r252,%r816,3;
shl.b64 %rd182,%rd181,%r252;
or.b64 %rd279,%rd182,%rd279;
add.s32 %r816,%r816,1;
setp.lt.s32 %p33,%r816,%r55;
@%p33 bra $1_37;
cvt.u32.u64 %r824,%rd279;
$1_39:
sub.s32 %r60,%r807,%r53;
setp.lt.s32 %p34,%r60,1;
@%p34 bra $1_45;
min.s32 %r61,%r60,8;
mov.u64 %rd280,0;
mov.u32 %r818,0;
$1_41:
.pragma "nounroll";
cvt.s64.s32 %rd184,%r818;
mul.lo.s64 %rd185,%rd270,%rd184;
add.s64 %rd186,%rd65,%rd185;
ld.u8 %rd187,[%rd186];
shl.b32 %r255,%r818,3;
shl.b64 %rd188,%rd187,%r255;
or.b64 %rd280,%rd188,%rd280;
add.s32 %r818,%r818,1;
setp.lt.s32 %p35,%r818,%r61;
@%p35 bra $1_41;
cvt.u32.u64 %r823,%rd280;
bra.uni $1_45;
$1_43:
ld.global.nc.u32 %r824,[%rd64];
ld.global.nc.u32 %r823,[%rd65];
bra.uni $1_45;
$1_44:
setp.lt.u64 %p36,%rd64,%rd65;
ld.global.nc.v2.u32 {%r258,%r259},[%rd66];
mov.u32 %r260,25632;
prmt.b32 %r261,%r258,%r259,%r260;
mov.u32 %r262,30001;
prmt.b32 %r263,%r258,%r259,%r262;
selp.b32 %r824,%r261,%r263,%p36;
selp.b32 %r823,%r263,%r261,%p36;
$1_45:
add.s32 %r264,%r26,8;
setp.le.s32 %p37,%r264,%r808;
setp.eq.s64 %p38,%rd273,1;
and.pred %p39,%p38,%p37;
@%p39 bra $1_47;
bra.uni $1_46;
$1_47:
cvt.u64.u32 %rd192,%r27;
mul.lo.s64 %rd193,%rd272,%rd192;
cvt.u64.u32 %rd194,%r26;
add.s64 %rd195,%rd193,%rd194;
add.s64 %rd196,%rd271,%rd195;
or.b64 %rd197,%rd274,%rd272;
or.b64 %rd198,%rd197,%rd196;
and.b64 %rd199,%rd198,7;
setp.ne.s64 %p69,%rd199,0;
bra.uni $1_48;
$1_46:
mov.pred %p69,-1;
$1_48:
and.b32 %r265,%r824,255;
add.s32 %r266,%r265,-128;
and.b32 %r267,%r823,255;
add.s32 %r268,%r267,-128;
mad.lo.s32 %r269,%r268,%r187,524288;
mad.lo.s32 %r270,%r266,%r190,524288;
shr.u32 %r271,%r824,8;
and.b32 %r272,%r271,255;
add.s32 %r273,%r272,-128;
shr.u32 %r274,%r823,8;
and.b32 %r275,%r274,255;
add.s32 %r276,%r275,-128;
mul.lo.s32 %r277,%r276,%r187;
mul.lo.s32 %r278,%r273,%r190;
shr.u32 %r279,%r824,16;
and.b32 %r280,%r279,255;
add.s32 %r281,%r280,-128;
shr.u32 %r282,%r823,16;
and.b32 %r283,%r282,255;
add.s32 %r284,%r283,-128;
mul.lo.s32 %r285,%r284,%r187;
mul.lo.s32 %r286,%r281,%r190;
shr.u32 %r287,%r824,24;
add.s32 %r288,%r287,-128;
shr.u32 %r289,%r823,24;
add.s32 %r290,%r289,-128;
mul.lo.s32 %r291,%r290,%r187;
mul.lo.s32 %r292,%r288,%r190;
setp.eq.s32 %p41,%r191,0;
selp.b32 %r293,%r292,%r291,%p41;
selp.b32 %r294,%r286,%r285,%p41;
selp.b32 %r295,%r278,%r277,%p41;
selp.b32 %r77,%r270,%r269,%p41;
selp.b32 %r296,%r291,%r292,%p41;
selp.b32 %r297,%r285,%r286,%p41;
selp.b32 %r298,%r277,%r278,%p41;
selp.b32 %r78,%r269,%r270,%p41;
mul.lo.s32 %r299,%r266,%r188;
mad.lo.s32 %r300,%r268,%r189,%r299;
add.s32 %r79,%r300,524288;
mul.lo.s32 %r301,%r273,%r188;
mad.lo.s32 %r302,%r276,%r189,%r301;
add.s32 %r80,%r302,524288;
mul.lo.s32 %r303,%r281,%r188;
mad.lo.s32 %r304,%r284,%r189,%r303;
add.s32 %r81,%r304,524288;
mul.lo.s32 %r305,%r288,%r188;
mad.lo.s32 %r306,%r290,%r189,%r305;
add.s32 %r82,%r306,524288;
add.s32 %r83,%r298,524288;
add.s32 %r84,%r297,524288;
add.s32 %r85,%r296,524288;
add.s32 %r86,%r295,524288;
add.s32 %r87,%r294,524288;
add.s32 %r88,%r293,524288;
and.b32 %r307,%r822,255;
sub.s32 %r308,%r307,%r185;
max.s32 %r309,%r308,0;
mul.lo.s32 %r310,%r309,%r186;
add.s32 %r311,%r78,%r310;
shr.s32 %r89,%r311,20;
add.s32 %r312,%r79,%r310;
shr.s32 %r90,%r312,20;
add.s32 %r313,%r77,%r310;
shr.s32 %r91,%r313,20;
shr.u32 %r314,%r822,8;
and.b32 %r315,%r314,255;
sub.s32 %r316,%r315,%r185;
max.s32 %r317,%r316,0;
mul.lo.s32 %r318,%r317,%r186;
add.s32 %r319,%r78,%r318;
shr.s32 %r92,%r319,20;
add.s32 %r320,%r79,%r318;
shr.s32 %r93,%r320,20;
add.s32 %r321,%r77,%r318;
shr.s32 %r94,%r321,20;
shr.u32 %r322,%r822,16;
and.b32 %r323,%r322,255;
sub.s32 %r324,%r323,%r185;
max.s32 %r325,%r324,0;
mul.lo.s32 %r326,%r325,%r186;
add.s32 %r327,%r83,%r326;
shr.s32 %r95,%r327,20;
add.s32 %r328,%r80,%r326;
shr.s32 %r96,%r328,20;
add.s32 %r329,%r86,%r326;
shr.s32 %r97,%r329,20;
shr.u32 %r330,%r822,24;
sub.s32 %r331,%r330,%r185;
max.s32 %r332,%r331,0;
mul.lo.s32 %r333,%r332,%r186;
add.s32 %r334,%r83,%r333;
shr.s32 %r98,%r334,20;
add.s32 %r335,%r80,%r333;
shr.s32 %r99,%r335,20;
add.s32 %r336,%r86,%r333;
shr.s32 %r100,%r336,20;
and.b32 %r337,%r821,255;
sub.s32 %r338,%r337,%r185;
max.s32 %r339,%r338,0;
mul.lo.s32 %r340,%r339,%r186;
add.s32 %r341,%r84,%r340;
shr.s32 %r101,%r341,20;
add.s32 %r342,%r81,%r340;
shr.s32 %r102,%r342,20;
add.s32 %r343,%r87,%r340;
shr.s32 %r103,%r343,20;
shr.u32 %r344,%r821,8;
and.b32 %r345,%r344,255;
sub.s32 %r346,%r345,%r185;
max.s32 %r347,%r346,0;
mul.lo.s32 %r348,%r347,%r186;
add.s32 %r349,%r84,%r348;
shr.s32 %r104,%r349,20;
add.s32 %r350,%r81,%r348;
shr.s32 %r105,%r350,20;
add.s32 %r351,%r87,%r348;
shr.s32 %r106,%r351,20;
shr.u32 %r352,%r821,16;
and.b32 %r353,%r352,255;
sub.s32 %r354,%r353,%r185;
max.s32 %r355,%r354,0;
mul.lo.s32 %r356,%r355,%r186;
add.s32 %r357,%r85,%r356;
shr.s32 %r107,%r357,20;
add.s32 %r358,%r82,%r356;
shr.s32 %r108,%r358,20;
add.s32 %r359,%r88,%r356;
shr.s32 %r109,%r359,20;
shr.u32 %r360,%r821,24;
sub.s32 %r361,%r360,%r185;
max.s32 %r362,%r361,0;
mul.lo.s32 %r363,%r362,%r186;
add.s32 %r364,%r85,%r363;
shr.s32 %r110,%r364,20;
add.s32 %r365,%r82,%r363;
shr.s32 %r111,%r365,20;
add.s32 %r366,%r88,%r363;
shr.s32 %r112,%r366,20;
@%p69 bra $1_51;
bra.uni $1_49;
$1_51:
mov.u32 %r498,255;
mov.u32 %r500,0;
cvt.pack.sat.u8.s32.b32 %r441,%r498,%r91,%r500;
cvt.pack.sat.u8.s32.b32 %r449,%r498,%r94,%r500;
cvt.pack.sat.u8.s32.b32 %r453,%r93,%r92,%r449;
cvt.pack.sat.u8.s32.b32 %r445,%r90,%r89,%r441;
mov.u32 %r506,%tid.x;
shl.b32 %r507,%r506,5;
cvt.s64.s32 %rd209,%r507;
mul.wide.u32 %rd210,%r208,2048;
mov.u64 %rd211,_ZZ8from_yuvILi4EEvPKvRK5BatchS1_S4_S1_S4_PvS4_RK7FromYuvE16scratch_of_block;
add.s64 %rd212,%rd211,%rd210;
add.s64 %rd213,%rd212,%rd209;
st.shared.v2.u32 [%rd213],{%r445,%r453};
cvt.pack.sat.u8.s32.b32 %r457,%r498,%r97,%r500;
cvt.pack.sat.u8.s32.b32 %r465,%r498,%r100,%r500;
cvt.pack.sat.u8.s32.b32 %r469,%r99,%r98,%r465;
cvt.pack.sat.u8.s32.b32 %r461,%r96,%r95,%r457;
st.shared.v2.u32 [%rd213+8],{%r461,%r469};
cvt.pack.sat.u8.s32.b32 %r473,%r498,%r103,%r500;
cvt.pack.sat.u8.s32.b32 %r481,%r498,%r106,%r500;
cvt.pack.sat.u8.s32.b32 %r485,%r105,%r104,%r481;
cvt.pack.sat.u8.s32.b32 %r477,%r102,%r101,%r473;
st.shared.v2.u32 [%rd213+16],{%r477,%r485};
cvt.pack.sat.u8.s32.b32 %r489,%r498,%r109,%r500;
cvt.pack.sat.u8.s32.b32 %r497,%r498,%r112,%r500;
cvt.pack.sat.u8.s32.b32 %r501,%r111,%r110,%r497;
cvt.pack.sat.u8.s32.b32 %r493,%r108,%r107,%r489;
st.shared.v2.u32 [%rd213+24],{%r493,%r501};
bra.uni $1_52;
$1_49:
setp.lt.s32 %p42,%r28,1;
@%p42 bra $1_52;
add.s32 %r434,%r222,%r208;
shl.b32 %r435,%r434,1;
cvt.s64.s32 %rd200,%r435;
mul.lo.s64 %rd201,%rd272,%rd200;
mov.u32 %r438,%tid.x;
shl.b32 %r439,%r438,3;
add.s32 %r440,%r218,%r439;
cvt.s64.s32 %rd202,%r440;
mul.lo.s64 %rd203,%rd273,%rd202;
add.s64 %rd204,%rd201,%rd203;
mov.u32 %r426,0;
cvt.pack.sat.u8.s32.b32 %r367,%r98,%r95,%r426;
cvt.pack.sat.u8.s32.b32 %r375,%r110,%r107,%r426;
add.s64 %rd205,%rd271,%rd204;
cvt.pack.sat.u8.s32.b32 %r379,%r104,%r101,%r375;
cvt.pack.sat.u8.s32.b32 %r371,%r92,%r89,%r367;
st.v2.u32 [%rd205],{%r371,%r379};
cvt.pack.sat.u8.s32.b32 %r383,%r99,%r96,%r426;
cvt.pack.sat.u8.s32.b32 %r391,%r111,%r108,%r426;
add.s64 %rd206,%rd205,%rd274;
cvt.pack.sat.u8.s32.b32 %r395,%r105,%r102,%r391;
cvt.pack.sat.u8.s32.b32 %r387,%r93,%r90,%r383;
st.v2.u32 [%rd206],{%r387,%r395};
cvt.pack.sat.u8.s32.b32 %r399,%r100,%r97,%r426;
cvt.pack.sat.u8.s32.b32 %r407,%r112,%r109,%r426;
cvt.pack.sat.u8.s32.b32 %r411,%r106,%r103,%r407;
cvt.pack.sat.u8.s32.b32 %r403,%r94,%r91,%r399;
add.s64 %rd207,%rd206,%rd274;
st.v2.u32 [%rd207],{%r403,%r411};
mov.u32 %r429,255;
cvt.pack.sat.u8.s32.b32 %r415,%r429,%r429,%r426;
cvt.pack.sat.u8.s32.b32 %r423,%r429,%r429,%r426;
cvt.pack.sat.u8.s32.b32 %r427,%r429,%r429,%r423;
cvt.pack.sat.u8.s32.b32 %r419,%r429,%r429,%r415;
add.s64 %rd208,%rd207,%rd274;
st.v2.u32 [%rd208],{%r419,%r427};
$1_52:
and.b32 %r508,%r820,255;
sub.s32 %r509,%r508,%r185;
max.s32 %r510,%r509,0;
mul.lo.s32 %r511,%r510,%r186;
add.s32 %r512,%r78,%r511;
shr.s32 %r113,%r512,20;
add.s32 %r513,%r79,%r511;
shr.s32 %r114,%r513,20;
add.s32 %r514,%r77,%r511;
shr.s32 %r115,%r514,20;
shr.u32 %r515,%r820,8;
and.b32 %r516,%r515,255;
sub.s32 %r517,%r516,%r185;
max.s32 %r518,%r517,0;
mul.lo.s32 %r519,%r518,%r186;
add.s32 %r520,%r78,%r519;
shr.s32 %r116,%r520,20;
add.s32 %r521,%r79,%r519;
shr.s32 %r117,%r521,20;
add.s32 %r522,%r77,%r519;
shr.s32 %r118,%r522,20;
shr.u32 %r523,%r820,16;
and.b32 %r524,%r523,255;
sub.s32 %r525,%r524,%r185;
max.s32 %r526,%r525,0;
mul.lo.s32 %r527,%r526,%r186;
add.s32 %r528,%r83,%r527;
shr.s32 %r119,%r528,20;
add.s32 %r529,%r80,%r527;
shr.s32 %r120,%r529,20;
add.s32 %r530,%r86,%r527;
shr.s32 %r121,%r530,20;
shr.u32 %r531,%r820,24;
sub.s32 %r532,%r531,%r185;
max.s32 %r533,%r532,0;
mul.lo.s32 %r534,%r533,%r186;
add.s32 %r535,%r83,%r534;
shr.s32 %r122,%r535,20;
add.s32 %r536,%r80,%r534;
shr.s32 %r123,%r536,20;
add.s32 %r537,%r86,%r534;
shr.s32 %r124,%r537,20;
and.b32 %r538,%r819,255;
sub.s32 %r539,%r538,%r185;
max.s32 %r540,%r539,0;
mul.lo.s32 %r541,%r540,%r186;
add.s32 %r542,%r84,%r541;
shr.s32 %r125,%r542,20;
add.s32 %r543,%r81,%r541;
shr.s32 %r126,%r543,20;
add.s32 %r544,%r87,%r541;
shr.s32 %r127,%r544,20;
shr.u32 %r545,%r819,8;
and.b32 %r546,%r545,255;
sub.s32 %r547,%r546,%r185;
max.s32 %r548,%r547,0;
mul.lo.s32 %r549,%r548,%r186;
add.s32 %r550,%r84,%r549;
shr.s32 %r128,%r550,20;
add.s32 %r551,%r81,%r549;
shr.s32 %r129,%r551,20;
add.s32 %r552,%r87,%r549;
shr.s32 %r130,%r552,20;
shr.u32 %r553,%r819,16;
and.b32 %r554,%r553,255;
sub.s32 %r555,%r554,%r185;
max.s32 %r556,%r555,0;
mul.lo.s32 %r557,%r556,%r186;
add.s32 %r558,%r85,%r557;
shr.s32 %r131,%r558,20;
add.s32 %r559,%r82,%r557;
shr.s32 %r132,%r559,20;
add.s32 %r560,%r88,%r557;
shr.s32 %r133,%r560,20;
shr.u32 %r561,%r819,24;
sub.s32 %r562,%r561,%r185;
max.s32 %r563,%r562,0;
mul.lo.s32 %r564,%r563,%r186;
add.s32 %r565,%r85,%r564;
shr.s32 %r134,%r565,20;
add.s32 %r566,%r82,%r564;
shr.s32 %r135,%r566,20;
add.s32 %r567,%r88,%r564;
shr.s32 %r136,%r567,20;
@%p69 bra $1_55;
bra.uni $1_53;
$1_55:
mov.u32 %r700,255;
mov.u32 %r702,0;
cvt.pack.sat.u8.s32.b32 %r643,%r700,%r115,%r702;
cvt.pack.sat.u8.s32.b32 %r651,%r700,%r118,%r702;
cvt.pack.sat.u8.s32.b32 %r655,%r117,%r116,%r651;
cvt.pack.sat.u8.s32.b32 %r647,%r114,%r113,%r643;
mov.u32 %r708,%tid.x;
shl.b32 %r709,%r708,5;
cvt.s64.s32 %rd223,%r709;
mul.wide.u32 %rd224,%r208,2048;
mov.u64 %rd225,_ZZ8from_yuvILi4EEvPKvRK5BatchS1_S4_S1_S4_PvS4_RK7FromYuvE16scratch_of_block;
add.s64 %rd226,%rd225,%rd224;
add.s64 %rd227,%rd226,%rd223;
st.shared.v2.u32 [%rd227+1024],{%r647,%r655};
cvt.pack.sat.u8.s32.b32 %r659,%r700,%r121,%r702;
cvt.pack.sat.u8.s32.b32 %r667,%r700,%r124,%r702;
cvt.pack.sat.u8.s32.b32 %r671,%r123,%r122,%r667;
cvt.pack.sat.u8.s32.b32 %r663,%r120,%r119,%r659;
st.shared.v2.u32 [%rd227+1032],{%r663,%r671};
cvt.pack.sat.u8.s32.b32 %r675,%r700,%r127,%r702;
cvt.pack.sat.u8.s32.b32 %r683,%r700,%r130,%r702;
cvt.pack.sat.u8.s32.b32 %r687,%r129,%r128,%r683;
cvt.pack.sat.u8.s32.b32 %r679,%r126,%r125,%r675;
st.shared.v2.u32 [%rd227+1040],{%r679,%r687};
cvt.pack.sat.u8.s32.b32 %r691,%r700,%r133,%r702;
cvt.pack.sat.u8.s32.b32 %r699,%r700,%r136,%r702;
cvt.pack.sat.u8.s32.b32 %r703,%r135,%r134,%r699;
cvt.pack.sat.u8.s32.b32 %r695,%r132,%r131,%r691;
st.shared.v2.u32 [%rd227+1048],{%r695,%r703};
bra.uni $1_56;
$1_53:
setp.lt.s32 %p43,%r29,2;
@%p43 bra $1_56;
add.s32 %r635,%r222,%r208;
shl.b32 %r636,%r635,1;
or.b32 %r637,%r636,1;
cvt.s64.s32 %rd214,%r637;
mul.lo.s64 %rd215,%rd272,%rd214;
mov.u32 %r640,%tid.x;
shl.b32 %r641,%r640,3;
add.s32 %r642,%r218,%r641;
cvt.s64.s32 %rd216,%r642;
mul.lo.s64 %rd217,%rd273,%rd216;
add.s64 %rd218,%rd215,%rd217;
mov.u32 %r627,0;
cvt.pack.sat.u8.s32.b32 %r568,%r122,%r119,%r627;
cvt.pack.sat.u8.s32.b32 %r576,%r134,%r131,%r627;
add.s64 %rd219,%rd271,%rd218;
cvt.pack.sat.u8.s32.b32 %r580,%r128,%r125,%r576;
cvt.pack.sat.u8.s32.b32 %r572,%r116,%r113,%r568;
st.v2.u32 [%rd219],{%r572,%r580};
cvt.pack.sat.u8.s32.b32 %r584,%r123,%r120,%r627;
cvt.pack.sat.u8.s32.b32 %r592,%r135,%r132,%r627;
add.s64 %rd220,%rd219,%rd274;
cvt.pack.sat.u8.s32.b32 %r596,%r129,%r126,%r592;
cvt.pack.sat.u8.s32.b32 %r588,%r117,%r114,%r584;
st.v2.u32 [%rd220],{%r588,%r596};
cvt.pack.sat.u8.s32.b32 %r600,%r124,%r121,%r627;
cvt.pack.sat.u8.s32.b32 %r608,%r136,%r133,%r627;
cvt.pack.sat.u8.s32.b32 %r612,%r130,%r127,%r608;
cvt.pack.sat.u8.s32.b32 %r604,%r118,%r115,%r600;
add.s64 %rd221,%rd220,%rd274;
st.v2.u32 [%rd221],{%r604,%r612};
mov.u32 %r630,255;
cvt.pack.sat.u8.s32.b32 %r616,%r630,%r630,%r627;
cvt.pack.sat.u8.s32.b32 %r624,%r630,%r630,%r627;
cvt.pack.sat.u8.s32.b32 %r628,%r630,%r630,%r624;
cvt.pack.sat.u8.s32.b32 %r620,%r630,%r630,%r616;
add.s64 %rd222,%rd221,%rd274;
st.v2.u32 [%rd222],{%r620,%r628};
$1_56:
setp.eq.s64 %p44,%rd273,4;
setp.eq.s64 %p45,%rd274,1;
and.pred %p46,%p44,%p45;
@%p46 bra $1_63;
bra.uni $1_57;
$1_63:
bar.warp.sync -1;
sub.s32 %r730,%r808,%r218;
min.s32 %r144,%r730,256;
shl.b32 %r145,%r144,2;
setp.lt.s32 %p53,%r28,1;
@%p53 bra $1_82;
mul.wide.s32 %rd79,%r218,4;
shr.s32 %r733,%r144,31;
shr.u32 %r734,%r733,30;
add.s32 %r735,%r144,%r734;
shr.s32 %r146,%r735,2;
setp.lt.s32 %p54,%r144,1;
@%p54 bra $1_82;
and.b32 %r147,%r145,-16;
not.b32 %r737,%r219;
add.s32 %r149,%r146,%r737;
shr.u32 %r738,%r149,5;
add.s32 %r739,%r738,1;
and.b32 %r150,%r739,3;
cvt.s64.s32 %rd80,%r219;
add.s32 %r151,%r219,32;
add.s32 %r152,%r219,64;
add.s32 %r153,%r219,96;
mul.wide.s32 %rd243,%r219,4;
add.s64 %rd244,%rd243,%rd79;
add.s64 %rd81,%rd271,%rd244;
mul.wide.u32 %rd245,%r208,2048;
mov.u64 %rd246,_ZZ8from_yuvILi4EEvPKvRK5BatchS1_S4_S1_S4_PvS4_RK7FromYuvE16scratch_of_block;
add.s64 %rd247,%rd246,%rd245;
add.s64 %rd83,%rd247,%rd243;
add.s32 %r743,%r222,%r208;
shl.b32 %r154,%r743,1;
mov.u32 %r827,0;
shl.b64 %rd250,%rd1,11;
shl.b64 %rd255,%rd80,4;
$1_66:
add.s32 %r744,%r827,%r154;
cvt.s64.s32 %rd248,%r744;
mul.lo.s64 %rd84,%rd272,%rd248;
add.s64 %rd249,%rd84,%rd79;
add.s64 %rd85,%rd271,%rd249;
shl.b32 %r745,%r827,10;
cvt.s64.s32 %rd86,%r745;
add.s64 %rd252,%rd246,%rd250;
add.s64 %rd87,%rd252,%rd86;
and.b64 %rd253,%rd85,15;
setp.eq.s64 %p55,%rd253,0;
@%p55 bra $1_70;
mov.u32 %r828,%tid.x;
setp.ge.s32 %p56,%r828,%r144;
and.b64 %rd254,%rd85,3;
setp.ne.s64 %p57,%rd254,0;
or.pred %p58,%p57,%p56;
selp.b32 %r831,0,%r145,%p57;
@%p58 bra $1_78;
add.s64 %rd282,%rd81,%rd84;
add.s64 %rd281,%rd83,%rd86;
$1_69:
.pragma "nounroll";
ld.shared.u32 %r747,[%rd281];
st.u32 [%rd282],%r747;
add.s64 %rd282,%rd282,128;
add.s64 %rd281,%rd281,128;
add.s32 %r828,%r828,32;
setp.lt.s32 %p59,%r828,%r144;
mov.u32 %r831,%r145;
@%p59 bra $1_69;
bra.uni $1_78;
$1_70:
setp.ge.s32 %p60,%r219,%r146;
mov.u32 %r831,%r147;
@%p60 bra $1_78;
setp.eq.s32 %p61,%r150,0;
mov.u32 %r829,%r219;
@%p61 bra $1_75;
add.s64 %rd95,%rd85,%rd255;
add.s64 %rd94,%rd87,%rd255;
ld.shared.v4.u32 {%r749,%r750,%r751,%r752},[%rd94];
st.v4.u32 [%rd95],{%r749,%r750,%r751,%r752};
setp.eq.s32 %p62,%r150,1;
mov.u32 %r829,%r151;
@%p62 bra $1_75;
setp.eq.s32 %p63,%r150,2;
ld.shared.v4.u32 {%r757,%r758,%r759,%r760},[%rd94+512];
st.v4.u32 [%rd95+512],{%r757,%r758,%r759,%r760};
mov.u32 %r829,%r152;
@%p63 bra $1_75;
ld.shared.v4.u32 {%r765,%r766,%r767,%r768},[%rd94+1024];
st.v4.u32 [%rd95+1024],{%r765,%r766,%r767,%r768};
mov.u32 %r829,%r153;
$1_75:
setp.lt.u32 %p64,%r149,96;
mov.u32 %r831,%r147;
@%p64 bra $1_78;
$1_77:
mul.wide.s32 %rd256,%r829,16;
add.s64 %rd257,%rd85,%rd256;
add.s64 %rd258,%rd87,%rd256;
ld.shared.v4.u32 {%r773,%r774,%r775,%r776},[%rd258];
st.v4.u32 [%rd257],{%r773,%r774,%r775,%r776};
ld.shared.v4.u32 {%r781,%r782,%r783,%r784},[%rd258+512];
st.v4.u32 [%rd257+512],{%r781,%r782,%r783,%r784};
ld.shared.v4.u32 {%r789,%r790,%r791,%r792},[%rd258+1024];
st.v4.u32 [%rd257+1024],{%r789,%r790,%r791,%r792};
ld.shared.v4.u32 {%r797,%r798,%r799,%r800},[%rd258+1536];
st.v4.u32 [%rd257+1536],{%r797,%r798,%r799,%r800};
add.s32 %r829,%r829,128;
setp.lt.s32 %p65,%r829,%r146;
mov.u32 %r831,%r147;
@%p65 bra $1_77;
$1_78:
add.s32 %r832,%r831,%r219;
setp.ge.s32 %p66,%r832,%r145;
@%p66 bra $1_81;
$1_80:
.pragma "nounroll";
cvt.s64.s32 %rd259,%r832;
add.s64 %rd260,%rd87,%rd259;
ld.shared.u8 %rs2,[%rd260];
add.s64 %rd261,%rd85,%rd259;
st.u8 [%rd261],%rs2;
add.s32 %r832,%r832,32;
setp.lt.s32 %p67,%r832,%r145;
@%p67 bra $1_80;
$1_81:
add.s32 %r827,%r827,1;
setp.lt.s32 %p68,%r827,%r29;
@%p68 bra $1_66;
bra.uni $1_82;
$1_57:
setp.lt.s32 %p47,%r28,1;
not.pred %p48,%p69;
or.pred %p49,%p48,%p47;
@%p49 bra $1_82;
mov.u32 %r713,%tid.x;
shl.b32 %r714,%r713,3;
add.s32 %r137,%r218,%r714;
sub.s32 %r138,%r808,%r137;
min.s32 %r715,%r138,8;
shl.b32 %r139,%r715,2;
shl.b32 %r716,%r713,5;
cvt.s64.s32 %rd75,%r716;
mov.u32 %r825,0;
mov.u64 %rd233,_ZZ8from_yuvILi4EEvPKvRK5BatchS1_S4_S1_S4_PvS4_RK7FromYuvE16scratch_of_block;
$1_59:
.pragma "nounroll";
setp.lt.s32 %p50,%r138,1;
@%p50 bra $1_62;
add.s32 %r721,%r222,%r208;
shl.b32 %r722,%r721,1;
add.s32 %r723,%r825,%r722;
cvt.s64.s32 %rd228,%r723;
mul.lo.s64 %rd77,%rd272,%rd228;
shl.b32 %r724,%r825,10;
cvt.s64.s32 %rd229,%r724;
add.s64 %rd78,%rd229,%rd75;
mov.u32 %r826,0;
$1_61:
.pragma "nounroll";
cvt.s64.s32 %rd230,%r826;
add.s64 %rd231,%rd78,%rd230;
shl.b64 %rd232,%rd1,11;
add.s64 %rd234,%rd233,%rd232;
add.s64 %rd235,%rd234,%rd231;
ld.shared.u8 %rs1,[%rd235];
shr.u32 %r725,%r826,2;
add.s32 %r726,%r725,%r137;
cvt.s64.s32 %rd236,%r726;
mul.lo.s64 %rd237,%rd273,%rd236;
and.b32 %r727,%r826,3;
cvt.u64.u32 %rd238,%r727;
mul.lo.s64 %rd239,%rd274,%rd238;
add.s64 %rd240,%rd239,%rd77;
add.s64 %rd241,%rd240,%rd237;
add.s64 %rd242,%rd271,%rd241;
st.u8 [%rd242],%rs1;
add.s32 %r826,%r826,1;
setp.lt.s32 %p51,%r826,%r139;
@%p51 bra $1_61;
$1_62:
add.s32 %r825,%r825,1;
setp.lt.s32 %p52,%r825,%r29;
@%p52 bra $1_59;
$1_82:
ret;
}
.visible .entry from_yuv16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .align 4 .b8 p8[32]
)
.maxntid 256,1,1
{
.reg .pred %p<32>;
.reg .b16 %rs<8>;
.reg .f32 %f<27>;
.reg .b32 %r<129>;
.reg .b64 %rd<129>;
ld.param.u64 %rd57,[p0];
ld.param.v2.u32 {%r49,%r50},[p1+40];
ld.param.u64 %rd62,[p2];
ld.param.v2.u32 {%r53,%r54},[p3+40];
ld.param.u64 %rd67,[p4];
ld.param.v2.u32 {%r57,%r58},[p5+40];
ld.param.u64 %rd72,[p6];
ld.param.v2.u32 {%r127,%r128},[p7+32];
ld.param.v2.u32 {%r61,%r62},[p7+40];
ld.param.u32 %r46,[p8+28];
ld.param.u32 %r45,[p8+24];
ld.param.f32 %f15,[p8+20];
ld.param.f32 %f14,[p8+16];
ld.param.f32 %f13,[p8+12];
ld.param.f32 %f12,[p8+8];
ld.param.f32 %f11,[p8+4];
ld.param.f32 %f10,[p8];
ld.param.u64 %rd128,[p7+24];
ld.param.u64 %rd127,[p7+16];
ld.param.u64 %rd126,[p7+8];
ld.param.u64 %rd73,[p7];
ld.param.u64 %rd124,[p5+16];
ld.param.u64 %rd123,[p5+8];
ld.param.u64 %rd68,[p5];
ld.param.u64 %rd121,[p3+16];
ld.param.u64 %rd120,[p3+8];
ld.param.u64 %rd63,[p3];
ld.param.u64 %rd118,[p1+16];
ld.param.u64 %rd117,[p1+8];
ld.param.u64 %rd58,[p1];
setp.eq.s32 %p1,%r50,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd77,%rd57;
mov.u32 %r63,%ctaid.z;
mul.wide.s32 %rd78,%r63,40;
add.s64 %rd79,%rd77,%rd78;
ld.global.u64 %rd118,[%rd79+16];
ld.global.u64 %rd117,[%rd79+8];
ld.global.u64 %rd116,[%rd79];
bra.uni $2_3;
$2_2:
mov.u32 %r66,%ctaid.z;
cvt.s64.s32 %rd80,%r66;
mul.lo.s64 %rd81,%rd58,%rd80;
add.s64 %rd116,%rd57,%rd81;
$2_3:
setp.eq.s32 %p2,%r54,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd82,%rd62;
mov.u32 %r67,%ctaid.z;
mul.wide.s32 %rd83,%r67,40;
add.s64 %rd84,%rd82,%rd83;
ld.global.u64 %rd121,[%rd84+16];
ld.global.u64 %rd120,[%rd84+8];
ld.global.u64 %rd119,[%rd84];
bra.uni $2_6;
$2_5:
mov.u32 %r70,%ctaid.z;
cvt.s64.s32 %rd85,%r70;
mul.lo.s64 %rd86,%rd63,%rd85;
add.s64 %rd119,%rd62,%rd86;
$2_6:
setp.eq.s32 %p3,%r58,0;
@%p3 bra $2_8;
cvta.to.global.u64 %rd87,%rd67;
mov.u32 %r71,%ctaid.z;
mul.wide.s32 %rd88,%r71,40;
add.s64 %rd89,%rd87,%rd88;
ld.global.u64 %rd124,[%rd89+16];
ld.global.u64 %rd123,[%rd89+8];
ld.global.u64 %rd122,[%rd89];
bra.uni $2_9;
$2_8:
mov.u32 %r74,%ctaid.z;
cvt.s64.s32 %rd90,%r74;
mul.lo.s64 %rd91,%rd68,%rd90;
add.s64 %rd122,%rd67,%rd91;
$2_9:
setp.eq.s32 %p4,%r62,0;
@%p4 bra $2_11;
cvta.to.global.u64 %rd92,%rd72;
mov.u32 %r75,%ctaid.z;
mul.wide.s32 %rd93,%r75,40;
add.s64 %rd94,%rd92,%rd93;
ld.global.v2.u32 {%r127,%r128},[%rd94+32];
ld.global.u64 %rd128,[%rd94+24];
ld.global.u64 %rd127,[%rd94+16];
ld.global.u64 %rd126,[%rd94+8];
ld.global.u64 %rd125,[%rd94];
bra.uni $2_12;
$2_11:
mov.u32 %r78,%ctaid.z;
cvt.s64.s32 %rd95,%r78;
mul.lo.s64 %rd96,%rd73,%rd95;
add.s64 %rd125,%rd72,%rd96;
$2_12:
mov.u32 %r79,%ctaid.x;
shl.b32 %r80,%r79,5;
mov.u32 %r81,%tid.x;
add.s32 %r25,%r80,%r81;
mov.u32 %r82,%ctaid.y;
shl.b32 %r83,%r82,3;
mov.u32 %r84,%tid.y;
add.s32 %r26,%r83,%r84;
setp.ge.s32 %p5,%r25,%r127;
setp.ge.s32 %p6,%r26,%r128;
or.pred %p7,%p6,%p5;
@%p7 bra $2_54;
cvt.s64.s32 %rd100,%r26;
mul.lo.s64 %rd101,%rd117,%rd100;
cvt.s64.s32 %rd102,%r25;
mul.lo.s64 %rd103,%rd118,%rd102;
add.s64 %rd104,%rd101,%rd103;
add.s64 %rd97,%rd116,%rd104;
ld.global.nc.u16 %rs1,[%rd97];
cvt.rn.f32.u16 %f16,%rs1;
sub.f32 %f17,%f16,%f10;
mov.f32 %f18,0f00000000;
max.f32 %f19,%f17,%f18;
mul.f32 %f1,%f11,%f19;
shr.u32 %r85,%r26,31;
add.s32 %r86,%r26,%r85;
shr.s32 %r87,%r86,1;
cvt.s64.s32 %rd105,%r87;
mul.lo.s64 %rd106,%rd120,%rd105;
shr.u32 %r88,%r25,31;
add.s32 %r89,%r25,%r88;
shr.s32 %r90,%r89,1;
cvt.s64.s32 %rd107,%r90;
mul.lo.s64 %rd108,%rd121,%rd107;
add.s64 %rd109,%rd106,%rd108;
add.s64 %rd98,%rd119,%rd109;
ld.global.nc.u16 %rs2,[%rd98];
cvt.rn.f32.u16 %f20,%rs2;
add.f32 %f2,%f20,0fC7000000;
mul.lo.s64 %rd110,%rd123,%rd105;
mul.lo.s64 %rd111,%rd124,%rd107;
add.s64 %rd112,%rd110,%rd111;
add.s64 %rd99,%rd122,%rd112;
ld.global.nc.u16 %rs3,[%rd99];
cvt.rn.f32.u16 %f21,%rs3;
add.f32 %f3,%f21,0fC7000000;
fma.rn.f32 %f4,%f12,%f3,%f1;
fma.rn.f32 %f5,%f15,%f2,%f1;
mul.lo.s64 %rd113,%rd126,%rd100;
mul.lo.s64 %rd114,%rd127,%rd102;
add.s64 %rd115,%rd113,%rd114;
add.s64 %rd50,%rd125,%rd115;
setp.eq.s32 %p8,%r45,0;
selp.f32 %f6,%f4,%f5,%p8;
setp.gt.s32 %p9,%r46,1;
@%p9 bra $2_16;
setp.eq.s32 %p12,%r46,0;
@%p12 bra $2_21;
setp.eq.s32 %p13,%r46,1;
@%p13 bra $2_20;
bra.uni $2_22;
$2_20:
cvt.rni.s32.f32 %r94,%f6;
max.s32 %r95,%r94,0;
min.s32 %r96,%r95,65535;
st.u16 [%rd50],%r96;
bra.uni $2_23;
$2_16:
setp.eq.s32 %p10,%r46,2;
@%p10 bra $2_19;
setp.ne.s32 %p11,%r46,3;
@%p11 bra $2_22;
cvt.rn.f16.f32 %rs4,%f6;
st.u16 [%rd50],%rs4;
bra.uni $2_23;
$2_22:
st.f32 [%rd50],%f6;
bra.uni $2_23;
$2_21:
cvt.rni.s32.f32 %r97,%f6;
max.s32 %r98,%r97,0;
min.s32 %r99,%r98,255;
st.u8 [%rd50],%r99;
bra.uni $2_23;
$2_19:
cvt.rni.s32.f32 %r91,%f6;
max.s32 %r92,%r91,-32768;
min.s32 %r93,%r92,32767;
st.u16 [%rd50],%r93;
$2_23:
add.s64 %rd53,%rd50,%rd128;
fma.rn.f32 %f23,%f13,%f2,%f1;
fma.rn.f32 %f7,%f14,%f3,%f23;
@%p9 bra $2_26;
setp.eq.s32 %p17,%r46,0;
@%p17 bra $2_31;
setp.eq.s32 %p18,%r46,1;
@%p18 bra $2_30;
bra.uni $2_32;
$2_30:
cvt.rni.s32.f32 %r103,%f7;
max.s32 %r104,%r103,0;
min.s32 %r105,%r104,65535;
st.u16 [%rd53],%r105;
bra.uni $2_33;
$2_26:
setp.eq.s32 %p15,%r46,2;
@%p15 bra $2_29;
setp.ne.s32 %p16,%r46,3;
@%p16 bra $2_32;
cvt.rn.f16.f32 %rs5,%f7;
st.u16 [%rd53],%rs5;
bra.uni $2_33;
$2_32:
st.f32 [%rd53],%f7;
bra.uni $2_33;
$2_31:
cvt.rni.s32.f32 %r106,%f7;
max.s32 %r107,%r106,0;
min.s32 %r108,%r107,255;
st.u8 [%rd53],%r108;
bra.uni $2_33;
$2_29:
cvt.rni.s32.f32 %r100,%f7;
max.s32 %r101,%r100,-32768;
min.s32 %r102,%r101,32767;
st.u16 [%rd53],%r102;
$2_33:
selp.f32 %f8,%f5,%f4,%p8;
add.s64 %rd55,%rd53,%rd128;
@%p9 bra $2_36;
setp.eq.s32 %p23,%r46,0;
@%p23 bra $2_41;
setp.eq.s32 %p24,%r46,1;
@%p24 bra $2_40;
bra.uni $2_42;
$2_40:
cvt.rni.s32.f32 %r112,%f8;
max.s32 %r113,%r112,0;
min.s32 %r114,%r113,65535;
st.u16 [%rd55],%r114;
bra.uni $2_43;
$2_36:
setp.eq.s32 %p21,%r46,2;
@%p21 bra $2_39;
setp.ne.s32 %p22,%r46,3;
@%p22 bra $2_42;
cvt.rn.f16.f32 %rs6,%f8;
st.u16 [%rd55],%rs6;
bra.uni $2_43;
$2_42:
st.f32 [%rd55],%f8;
bra.uni $2_43;
$2_41:
cvt.rni.s32.f32 %r115,%f8;
max.s32 %r116,%r115,0;
min.s32 %r117,%r116,255;
st.u8 [%rd55],%r117;
bra.uni $2_43;
$2_39:
cvt.rni.s32.f32 %r109,%f8;
max.s32 %r110,%r109,-32768;
min.s32 %r111,%r110,32767;
st.u16 [%rd55],%r111;
$2_43:
setp.ne.s32 %p25,%r61,4;
@%p25 bra $2_54;
add.s64 %rd56,%rd55,%rd128;
setp.eq.s32 %p26,%r46,0;
selp.f32 %f9,0f437F0000,0f477FFF00,%p26;
@%p9 bra $2_47;
@%p26 bra $2_52;
setp.eq.s32 %p31,%r46,1;
@%p31 bra $2_51;
bra.uni $2_53;
$2_51:
cvt.rni.s32.f32 %r121,%f9;
max.s32 %r122,%r121,0;
min.s32 %r123,%r122,65535;
st.u16 [%rd56],%r123;
bra.uni $2_54;
$2_47:
setp.eq.s32 %p28,%r46,2;
@%p28 bra $2_50;
setp.ne.s32 %p29,%r46,3;
@%p29 bra $2_53;
cvt.rn.f16.f32 %rs7,%f9;
st.u16 [%rd56],%rs7;
bra.uni $2_54;
$2_52:
cvt.rni.s32.f32 %r124,%f9;
max.s32 %r125,%r124,0;
min.s32 %r126,%r125,255;
st.u8 [%rd56],%r126;
bra.uni $2_54;
$2_50:
cvt.rni.s32.f32 %r118,%f9;
max.s32 %r119,%r118,-32768;
min.s32 %r120,%r119,32767;
st.u16 [%rd56],%r120;
bra.uni $2_54;
$2_53:
st.f32 [%rd56],%f9;
$2_54:
ret;
}
.visible .entry to_yuv(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .align 4 .b8 p8[48]
)
.maxntid 256,1,1
{
.reg .pred %p<13>;
.reg .b32 %r<159>;
.reg .b64 %rd<161>;
ld.param.u64 %rd60,[p0];
ld.param.v2.u32 {%r65,%r66},[p1+40];
ld.param.u64 %rd65,[p2];
ld.param.v2.u32 {%r69,%r70},[p3+40];
ld.param.u64 %rd70,[p4];
ld.param.v2.u32 {%r73,%r74},[p5+40];
ld.param.u64 %rd75,[p6];
ld.param.v2.u32 {%r157,%r158},[p7+32];
ld.param.v2.u32 {%r77,%r78},[p7+40];
ld.param.u32 %r62,[p8+44];
ld.param.u32 %r61,[p8+40];
ld.param.u32 %r60,[p8+36];
ld.param.u32 %r59,[p8+32];
ld.param.u32 %r58,[p8+28];
ld.param.u32 %r57,[p8+24];
ld.param.u32 %r56,[p8+20];
ld.param.u32 %r55,[p8+16];
ld.param.u32 %r54,[p8+12];
ld.param.u32 %r53,[p8+8];
ld.param.u32 %r52,[p8+4];
ld.param.u32 %r51,[p8];
ld.param.u64 %rd160,[p7+16];
ld.param.u64 %rd159,[p7+8];
ld.param.u64 %rd76,[p7];
ld.param.u64 %rd157,[p5+16];
ld.param.u64 %rd156,[p5+8];
ld.param.u64 %rd71,[p5];
ld.param.u64 %rd154,[p3+16];
ld.param.u64 %rd153,[p3+8];
ld.param.u64 %rd66,[p3];
ld.param.u64 %rd151,[p1+24];
ld.param.u64 %rd150,[p1+16];
ld.param.u64 %rd149,[p1+8];
ld.param.u64 %rd61,[p1];
setp.eq.s32 %p1,%r66,0;
@%p1 bra $3_2;
cvta.to.global.u64 %rd80,%rd60;
mov.u32 %r79,%ctaid.z;
mul.wide.s32 %rd81,%r79,40;
add.s64 %rd82,%rd80,%rd81;
ld.global.u64 %rd151,[%rd82+24];
ld.global.u64 %rd150,[%rd82+16];
ld.global.u64 %rd149,[%rd82+8];
ld.global.u64 %rd148,[%rd82];
bra.uni $3_3;
$3_2:
mov.u32 %r82,%ctaid.z;
cvt.s64.s32 %rd83,%r82;
mul.lo.s64 %rd84,%rd61,%rd83;
add.s64 %rd148,%rd60,%rd84;
$3_3:
setp.eq.s32 %p2,%r70,0;
@%p2 bra $3_5;
cvta.to.global.u64 %rd85,%rd65;
mov.u32 %r83,%ctaid.z;
mul.wide.s32 %rd86,%r83,40;
add.s64 %rd87,%rd85,%rd86;
ld.global.u64 %rd154,[%rd87+16];
ld.global.u64 %rd153,[%rd87+8];
ld.global.u64 %rd152,[%rd87];
bra.uni $3_6;
$3_5:
mov.u32 %r86,%ctaid.z;
cvt.s64.s32 %rd88,%r86;
mul.lo.s64 %rd89,%rd66,%rd88;
add.s64 %rd152,%rd65,%rd89;
$3_6:
setp.eq.s32 %p3,%r74,0;
@%p3 bra $3_8;
cvta.to.global.u64 %rd90,%rd70;
mov.u32 %r87,%ctaid.z;
mul.wide.s32 %rd91,%r87,40;
add.s64 %rd92,%rd90,%rd91;
ld.global.u64 %rd157,[%rd92+16];
ld.global.u64 %rd156,[%rd92+8];
ld.global.u64 %rd155,[%rd92];
bra.uni $3_9;
$3_8:
mov.u32 %r90,%ctaid.z;
cvt.s64.s32 %rd93,%r90;
mul.lo.s64 %rd94,%rd71,%rd93;
add.s64 %rd155,%rd70,%rd94;
$3_9:
setp.eq.s32 %p4,%r78,0;
@%p4 bra $3_11;
cvta.to.global.u64 %rd95,%rd75;
mov.u32 %r91,%ctaid.z;
mul.wide.s32 %rd96,%r91,40;
add.s64 %rd97,%rd95,%rd96;
ld.global.v2.u32 {%r157,%r158},[%rd97+32];
ld.global.u64 %rd160,[%rd97+16];
ld.global.u64 %rd159,[%rd97+8];
ld.global.u64 %rd158,[%rd97];
bra.uni $3_12;
$3_11:
mov.u32 %r94,%ctaid.z;
cvt.s64.s32 %rd98,%r94;
mul.lo.s64 %rd99,%rd76,%rd98;
add.s64 %rd158,%rd75,%rd99;
$3_12:
mov.u32 %r95,%ctaid.x;
shl.b32 %r96,%r95,5;
mov.u32 %r97,%tid.x;
add.s32 %r98,%r96,%r97;
shl.b32 %r25,%r98,1;
mov.u32 %r99,%ctaid.y;
shl.b32 %r100,%r99,3;
mov.u32 %r101,%tid.y;
add.s32 %r102,%r100,%r101;
shl.b32 %r26,%r102,1;
setp.ge.s32 %p5,%r25,%r157;
setp.ge.s32 %p6,%r26,%r158;
or.pred %p7,%p6,%p5;
@%p7 bra $3_19;
shr.u32 %r103,%r25,31;
add.s32 %r104,%r25,%r103;
shr.s32 %r105,%r104,1;
shr.u32 %r106,%r26,31;
add.s32 %r107,%r26,%r106;
shr.s32 %r108,%r107,1;
cvt.s64.s32 %rd100,%r108;
mul.lo.s64 %rd101,%rd153,%rd100;
cvt.s64.s32 %rd102,%r105;
mul.lo.s64 %rd103,%rd154,%rd102;
add.s64 %rd104,%rd101,%rd103;
add.s64 %rd105,%rd152,%rd104;
mul.lo.s64 %rd106,%rd156,%rd100;
mul.lo.s64 %rd107,%rd157,%rd102;
add.s64 %rd108,%rd106,%rd107;
add.s64 %rd109,%rd155,%rd108;
cvt.s64.s32 %rd110,%r26;
mul.lo.s64 %rd56,%rd149,%rd110;
cvt.s64.s32 %rd111,%r25;
mul.lo.s64 %rd57,%rd150,%rd111;
add.s64 %rd112,%rd56,%rd57;
add.s64 %rd113,%rd148,%rd112;
ld.u8 %r109,[%rd113];
add.s64 %rd114,%rd113,%rd151;
ld.u8 %r110,[%rd114];
add.s64 %rd115,%rd114,%rd151;
ld.u8 %r111,[%rd115];
mad.lo.s32 %r112,%r51,%r109,%r54;
mad.lo.s32 %r113,%r52,%r110,%r112;
mad.lo.s32 %r114,%r53,%r111,%r113;
shr.s32 %r115,%r114,20;
max.s32 %r116,%r115,0;
min.s32 %r117,%r116,255;
mul.lo.s64 %rd58,%rd159,%rd110;
mul.lo.s64 %rd59,%rd160,%rd111;
add.s64 %rd116,%rd58,%rd59;
add.s64 %rd117,%rd158,%rd116;
st.u8 [%rd117],%r117;
mad.lo.s32 %r118,%r55,%r109,%r58;
mad.lo.s32 %r119,%r56,%r110,%r118;
mad.lo.s32 %r120,%r57,%r111,%r119;
shr.s32 %r121,%r120,20;
max.s32 %r122,%r121,0;
min.s32 %r123,%r122,255;
st.u8 [%rd105],%r123;
mad.lo.s32 %r124,%r59,%r109,%r62;
mad.lo.s32 %r125,%r60,%r110,%r124;
mad.lo.s32 %r126,%r61,%r111,%r125;
shr.s32 %r127,%r126,20;
max.s32 %r128,%r127,0;
min.s32 %r129,%r128,255;
st.u8 [%rd109],%r129;
add.s32 %r33,%r25,1;
setp.ge.s32 %p8,%r33,%r157;
@%p8 bra $3_15;
cvt.s64.s32 %rd118,%r33;
mul.lo.s64 %rd119,%rd150,%rd118;
add.s64 %rd120,%rd56,%rd119;
add.s64 %rd121,%rd148,%rd120;
ld.u8 %r130,[%rd121];
add.s64 %rd122,%rd121,%rd151;
ld.u8 %r131,[%rd122];
add.s64 %rd123,%rd122,%rd151;
ld.u8 %r132,[%rd123];
mad.lo.s32 %r133,%r51,%r130,%r54;
mad.lo.s32 %r134,%r52,%r131,%r133;
mad.lo.s32 %r135,%r53,%r132,%r134;
shr.s32 %r136,%r135,20;
max.s32 %r137,%r136,0;
min.s32 %r138,%r137,255;
mul.lo.s64 %rd124,%rd160,%rd118;
add.s64 %rd125,%rd58,%rd124;
add.s64 %rd126,%rd158,%rd125;
st.u8 [%rd126],%r138;
$3_15:
add.s32 %r34,%r26,1;
setp.ge.s32 %p9,%r34,%r158;
@%p9 bra $3_17;
cvt.s64.s32 %rd127,%r34;
mul.lo.s64 %rd128,%rd149,%rd127;
add.s64 %rd129,%rd128,%rd57;
add.s64 %rd130,%rd148,%rd129;
ld.u8 %r139,[%rd130];
add.s64 %rd131,%rd130,%rd151;
ld.u8 %r140,[%rd131];
add.s64 %rd132,%rd131,%rd151;
ld.u8 %r141,[%rd132];
mad.lo.s32 %r142,%r51,%r139,%r54;
mad.lo.s32 %r143,%r52,%r140,%r142;
mad.lo.s32 %r144,%r53,%r141,%r143;
shr.s32 %r145,%r144,20;
max.s32 %r146,%r145,0;
min.s32 %r147,%r146,255;
mul.lo.s64 %rd133,%rd159,%rd127;
add.s64 %rd134,%rd133,%rd59;
add.s64 %rd135,%rd158,%rd134;
st.u8 [%rd135],%r147;
$3_17:
or.pred %p12,%p9,%p8;
@%p12 bra $3_19;
cvt.s64.s32 %rd136,%r34;
mul.lo.s64 %rd137,%rd149,%rd136;
cvt.s64.s32 %rd138,%r33;
mul.lo.s64 %rd139,%rd150,%rd138;
add.s64 %rd140,%rd137,%rd139;
add.s64 %rd141,%rd148,%rd140;
ld.u8 %r148,[%rd141];
add.s64 %rd142,%rd141,%rd151;
ld.u8 %r149,[%rd142];
add.s64 %rd143,%rd142,%rd151;
ld.u8 %r150,[%rd143];
mad.lo.s32 %r151,%r51,%r148,%r54;
mad.lo.s32 %r152,%r52,%r149,%r151;
mad.lo.s32 %r153,%r53,%r150,%r152;
shr.s32 %r154,%r153,20;
max.s32 %r155,%r154,0;
min.s32 %r156,%r155,255;
mul.lo.s64 %rd144,%rd159,%rd136;
mul.lo.s64 %rd145,%rd160,%rd138;
add.s64 %rd146,%rd144,%rd145;
add.s64 %rd147,%rd158,%rd146;
st.u8 [%rd147],%r156;
$3_19:
ret;
}
.visible .entry to_yuv16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .align 4 .b8 p8[56]
)
.maxntid 256,1,1
{
.reg .pred %p<74>;
.reg .b16 %rs<85>;
.reg .f32 %f<165>;
.reg .b32 %r<131>;
.reg .b64 %rd<237>;
ld.param.u64 %rd84,[p0];
ld.param.v2.u32 {%r52,%r53},[p1+40];
ld.param.u64 %rd89,[p2];
ld.param.v2.u32 {%r56,%r57},[p3+40];
ld.param.u64 %rd94,[p4];
ld.param.v2.u32 {%r60,%r61},[p5+40];
ld.param.u64 %rd99,[p6];
ld.param.v2.u32 {%r129,%r130},[p7+32];
ld.param.v2.u32 {%r64,%r65},[p7+40];
ld.param.u32 %r49,[p8+52];
ld.param.u32 %r48,[p8+48];
ld.param.f32 %f80,[p8+12];
ld.param.f32 %f79,[p8+8];
ld.param.u64 %rd236,[p7+16];
ld.param.u64 %rd235,[p7+8];
ld.param.u64 %rd100,[p7];
ld.param.u64 %rd233,[p5+16];
ld.param.u64 %rd232,[p5+8];
ld.param.u64 %rd95,[p5];
ld.param.u64 %rd230,[p3+16];
ld.param.u64 %rd229,[p3+8];
ld.param.u64 %rd90,[p3];
ld.param.u64 %rd227,[p1+24];
ld.param.u64 %rd226,[p1+16];
ld.param.u64 %rd225,[p1+8];
ld.param.u64 %rd85,[p1];
setp.eq.s32 %p1,%r53,0;
@%p1 bra $4_2;
cvta.to.global.u64 %rd104,%rd84;
mov.u32 %r66,%ctaid.z;
mul.wide.s32 %rd105,%r66,40;
add.s64 %rd106,%rd104,%rd105;
ld.global.u64 %rd227,[%rd106+24];
ld.global.u64 %rd226,[%rd106+16];
ld.global.u64 %rd225,[%rd106+8];
ld.global.u64 %rd224,[%rd106];
bra.uni $4_3;
$4_2:
mov.u32 %r69,%ctaid.z;
cvt.s64.s32 %rd107,%r69;
mul.lo.s64 %rd108,%rd85,%rd107;
add.s64 %rd224,%rd84,%rd108;
$4_3:
setp.eq.s32 %p2,%r57,0;
@%p2 bra $4_5;
cvta.to.global.u64 %rd109,%rd89;
mov.u32 %r70,%ctaid.z;
mul.wide.s32 %rd110,%r70,40;
add.s64 %rd111,%rd109,%rd110;
ld.global.u64 %rd230,[%rd111+16];
ld.global.u64 %rd229,[%rd111+8];
ld.global.u64 %rd228,[%rd111];
bra.uni $4_6;
$4_5:
mov.u32 %r73,%ctaid.z;
cvt.s64.s32 %rd112,%r73;
mul.lo.s64 %rd113,%rd90,%rd112;
add.s64 %rd228,%rd89,%rd113;
$4_6:
setp.eq.s32 %p3,%r61,0;
@%p3 bra $4_8;
cvta.to.global.u64 %rd114,%rd94;
mov.u32 %r74,%ctaid.z;
mul.wide.s32 %rd115,%r74,40;
add.s64 %rd116,%rd114,%rd115;
ld.global.u64 %rd233,[%rd116+16];
ld.global.u64 %rd232,[%rd116+8];
ld.global.u64 %rd231,[%rd116];
bra.uni $4_9;
$4_8:
mov.u32 %r77,%ctaid.z;
cvt.s64.s32 %rd117,%r77;
mul.lo.s64 %rd118,%rd95,%rd117;
add.s64 %rd231,%rd94,%rd118;
$4_9:
setp.eq.s32 %p4,%r65,0;
@%p4 bra $4_11;
cvta.to.global.u64 %rd119,%rd99;
mov.u32 %r78,%ctaid.z;
mul.wide.s32 %rd120,%r78,40;
add.s64 %rd121,%rd119,%rd120;
ld.global.v2.u32 {%r129,%r130},[%rd121+32];
ld.global.u64 %rd236,[%rd121+16];
ld.global.u64 %rd235,[%rd121+8];
ld.global.u64 %rd234,[%rd121];
bra.uni $4_12;
$4_11:
mov.u32 %r81,%ctaid.z;
cvt.s64.s32 %rd122,%r81;
mul.lo.s64 %rd123,%rd100,%rd122;
add.s64 %rd234,%rd99,%rd123;
$4_12:
mov.u32 %r82,%ctaid.x;
shl.b32 %r83,%r82,5;
mov.u32 %r84,%tid.x;
add.s32 %r85,%r83,%r84;
shl.b32 %r25,%r85,1;
mov.u32 %r86,%ctaid.y;
shl.b32 %r87,%r86,3;
mov.u32 %r88,%tid.y;
add.s32 %r89,%r87,%r88;
shl.b32 %r26,%r89,1;
setp.ge.s32 %p5,%r25,%r129;
setp.ge.s32 %p6,%r26,%r130;
or.pred %p7,%p6,%p5;
@%p7 bra $4_139;
setp.eq.s32 %p8,%r48,0;
selp.b32 %r90,0,2,%p8;
mov.u32 %r91,2;
cvt.u64.u32 %rd124,%r90;
mul.lo.s64 %rd53,%rd227,%rd124;
sub.s32 %r92,%r91,%r90;
cvt.s64.s32 %rd125,%r92;
mul.lo.s64 %rd54,%rd227,%rd125;
cvt.s64.s32 %rd55,%r26;
mul.lo.s64 %rd56,%rd225,%rd55;
cvt.s64.s32 %rd57,%r25;
mul.lo.s64 %rd58,%rd226,%rd57;
add.s64 %rd59,%rd56,%rd58;
add.s64 %rd126,%rd59,%rd53;
add.s64 %rd60,%rd224,%rd126;
setp.gt.s32 %p9,%r49,1;
@%p9 bra $4_16;
setp.eq.s32 %p12,%r49,0;
@%p12 bra $4_21;
setp.eq.s32 %p13,%r49,1;
@%p13 bra $4_20;
bra.uni $4_22;
$4_20:
ld.global.nc.u16 %rs4,[%rd60];
cvt.rn.f32.u16 %f153,%rs4;
bra.uni $4_23;
$4_16:
setp.eq.s32 %p10,%r49,2;
@%p10 bra $4_19;
setp.ne.s32 %p11,%r49,3;
@%p11 bra $4_22;
ld.global.nc.u16 %rs1,[%rd60];
cvt.f32.f16 %f153,%rs1;
bra.uni $4_23;
$4_22:
ld.global.nc.f32 %f153,[%rd60];
bra.uni $4_23;
$4_21:
ld.global.nc.u8 %r93,[%rd60];
cvt.u16.u32 %rs5,%r93;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f153,%rs6;
bra.uni $4_23;
$4_19:
ld.global.nc.s16 %rs3,[%rd60];
cvt.rn.f32.s16 %f153,%rs3;
$4_23:
add.s64 %rd132,%rd59,%rd227;
add.s64 %rd61,%rd224,%rd132;
@%p9 bra $4_26;
setp.eq.s32 %p17,%r49,0;
@%p17 bra $4_31;
setp.eq.s32 %p18,%r49,1;
@%p18 bra $4_30;
bra.uni $4_32;
$4_30:
ld.global.nc.u16 %rs10,[%rd61];
cvt.rn.f32.u16 %f154,%rs10;
bra.uni $4_33;
$4_26:
setp.eq.s32 %p15,%r49,2;
@%p15 bra $4_29;
setp.ne.s32 %p16,%r49,3;
@%p16 bra $4_32;
ld.global.nc.u16 %rs7,[%rd61];
cvt.f32.f16 %f154,%rs7;
bra.uni $4_33;
$4_32:
ld.global.nc.f32 %f154,[%rd61];
bra.uni $4_33;
$4_31:
ld.global.nc.u8 %r94,[%rd61];
cvt.u16.u32 %rs11,%r94;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f154,%rs12;
bra.uni $4_33;
$4_29:
ld.global.nc.s16 %rs9,[%rd61];
cvt.rn.f32.s16 %f154,%rs9;
$4_33:
add.s64 %rd138,%rd59,%rd54;
add.s64 %rd62,%rd224,%rd138;
@%p9 bra $4_36;
setp.eq.s32 %p22,%r49,0;
@%p22 bra $4_41;
setp.eq.s32 %p23,%r49,1;
@%p23 bra $4_40;
bra.uni $4_42;
$4_40:
ld.global.nc.u16 %rs16,[%rd62];
cvt.rn.f32.u16 %f155,%rs16;
bra.uni $4_43;
$4_36:
setp.eq.s32 %p20,%r49,2;
@%p20 bra $4_39;
setp.ne.s32 %p21,%r49,3;
@%p21 bra $4_42;
ld.global.nc.u16 %rs13,[%rd62];
cvt.f32.f16 %f155,%rs13;
bra.uni $4_43;
$4_42:
ld.global.nc.f32 %f155,[%rd62];
bra.uni $4_43;
$4_41:
ld.global.nc.u8 %r95,[%rd62];
cvt.u16.u32 %rs17,%r95;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f155,%rs18;
bra.uni $4_43;
$4_39:
ld.global.nc.s16 %rs15,[%rd62];
cvt.rn.f32.s16 %f155,%rs15;
$4_43:
ld.param.f32 %f146,[p8+44];
ld.param.f32 %f145,[p8+40];
ld.param.f32 %f144,[p8+32];
ld.param.f32 %f143,[p8+36];
ld.param.f32 %f142,[p8+28];
ld.param.f32 %f141,[p8+24];
ld.param.f32 %f140,[p8+16];
ld.param.f32 %f139,[p8+20];
ld.param.f32 %f138,[p8];
ld.param.f32 %f137,[p8+4];
shr.u32 %r96,%r26,31;
add.s32 %r97,%r26,%r96;
shr.s32 %r98,%r97,1;
cvt.s64.s32 %rd144,%r98;
shr.u32 %r99,%r25,31;
add.s32 %r100,%r25,%r99;
shr.s32 %r101,%r100,1;
cvt.s64.s32 %rd145,%r101;
mul.f32 %f95,%f137,%f154;
fma.rn.f32 %f96,%f138,%f153,%f95;
fma.rn.f32 %f97,%f79,%f155,%f96;
add.f32 %f98,%f80,%f97;
cvt.rni.s32.f32 %r102,%f98;
max.s32 %r103,%r102,0;
min.s32 %r104,%r103,1023;
cvt.u16.u32 %rs19,%r104;
shl.b16 %rs20,%rs19,6;
mul.lo.s64 %rd66,%rd236,%rd57;
mul.lo.s64 %rd67,%rd235,%rd55;
add.s64 %rd146,%rd67,%rd66;
add.s64 %rd147,%rd234,%rd146;
st.u16 [%rd147],%rs20;
mul.f32 %f99,%f139,%f154;
fma.rn.f32 %f100,%f140,%f153,%f99;
fma.rn.f32 %f101,%f141,%f155,%f100;
add.f32 %f102,%f142,%f101;
cvt.rni.s32.f32 %r105,%f102;
max.s32 %r106,%r105,0;
min.s32 %r107,%r106,1023;
cvt.u16.u32 %rs21,%r107;
shl.b16 %rs22,%rs21,6;
mul.lo.s64 %rd148,%rd230,%rd145;
mul.lo.s64 %rd149,%rd229,%rd144;
add.s64 %rd150,%rd149,%rd148;
add.s64 %rd151,%rd228,%rd150;
st.u16 [%rd151],%rs22;
mul.f32 %f103,%f143,%f154;
fma.rn.f32 %f104,%f144,%f153,%f103;
fma.rn.f32 %f105,%f145,%f155,%f104;
add.f32 %f106,%f146,%f105;
cvt.rni.s32.f32 %r108,%f106;
max.s32 %r109,%r108,0;
min.s32 %r110,%r109,1023;
cvt.u16.u32 %rs23,%r110;
shl.b16 %rs24,%rs23,6;
mul.lo.s64 %rd152,%rd233,%rd145;
mul.lo.s64 %rd153,%rd232,%rd144;
add.s64 %rd154,%rd153,%rd152;
add.s64 %rd155,%rd231,%rd154;
st.u16 [%rd155],%rs24;
add.s32 %r30,%r25,1;
setp.ge.s32 %p24,%r30,%r129;
@%p24 bra $4_75;
cvt.s64.s32 %rd68,%r30;
mul.lo.s64 %rd156,%rd226,%rd68;
add.s64 %rd69,%rd56,%rd156;
add.s64 %rd157,%rd69,%rd53;
add.s64 %rd70,%rd224,%rd157;
@%p9 bra $4_47;
setp.eq.s32 %p28,%r49,0;
@%p28 bra $4_52;
setp.eq.s32 %p29,%r49,1;
@%p29 bra $4_51;
bra.uni $4_53;
$4_51:
ld.global.nc.u16 %rs28,[%rd70];
cvt.rn.f32.u16 %f156,%rs28;
bra.uni $4_54;
$4_47:
setp.eq.s32 %p26,%r49,2;
@%p26 bra $4_50;
setp.ne.s32 %p27,%r49,3;
@%p27 bra $4_53;
ld.global.nc.u16 %rs25,[%rd70];
cvt.f32.f16 %f156,%rs25;
bra.uni $4_54;
$4_52:
ld.global.nc.u8 %r111,[%rd70];
cvt.u16.u32 %rs29,%r111;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f156,%rs30;
bra.uni $4_54;
$4_50:
ld.global.nc.s16 %rs27,[%rd70];
cvt.rn.f32.s16 %f156,%rs27;
bra.uni $4_54;
$4_53:
ld.global.nc.f32 %f156,[%rd70];
$4_54:
add.s64 %rd163,%rd69,%rd227;
add.s64 %rd71,%rd224,%rd163;
@%p9 bra $4_57;
setp.eq.s32 %p33,%r49,0;
@%p33 bra $4_62;
setp.eq.s32 %p34,%r49,1;
@%p34 bra $4_61;
bra.uni $4_63;
$4_61:
ld.global.nc.u16 %rs34,[%rd71];
cvt.rn.f32.u16 %f157,%rs34;
bra.uni $4_64;
$4_57:
setp.eq.s32 %p31,%r49,2;
@%p31 bra $4_60;
setp.ne.s32 %p32,%r49,3;
@%p32 bra $4_63;
ld.global.nc.u16 %rs31,[%rd71];
cvt.f32.f16 %f157,%rs31;
bra.uni $4_64;
$4_62:
ld.global.nc.u8 %r112,[%rd71];
cvt.u16.u32 %rs35,%r112;
and.b16 %rs36,%rs35,255;
cvt.rn.f32.u16 %f157,%rs36;
bra.uni $4_64;
$4_60:
ld.global.nc.s16 %rs33,[%rd71];
cvt.rn.f32.s16 %f157,%rs33;
bra.uni $4_64;
$4_63:
ld.global.nc.f32 %f157,[%rd71];
$4_64:
add.s64 %rd169,%rd69,%rd54;
add.s64 %rd72,%rd224,%rd169;
@%p9 bra $4_67;
setp.eq.s32 %p38,%r49,0;
@%p38 bra $4_72;
setp.eq.s32 %p39,%r49,1;
@%p39 bra $4_71;
bra.uni $4_73;
$4_71:
ld.global.nc.u16 %rs40,[%rd72];
cvt.rn.f32.u16 %f158,%rs40;
bra.uni $4_74;
$4_67:
setp.eq.s32 %p36,%r49,2;
@%p36 bra $4_70;
setp.ne.s32 %p37,%r49,3;
@%p37 bra $4_73;
ld.global.nc.u16 %rs37,[%rd72];
cvt.f32.f16 %f158,%rs37;
bra.uni $4_74;
$4_72:
ld.global.nc.u8 %r113,[%rd72];
cvt.u16.u32 %rs41,%r113;
and.b16 %rs42,%rs41,255;
cvt.rn.f32.u16 %f158,%rs42;
bra.uni $4_74;
$4_70:
ld.global.nc.s16 %rs39,[%rd72];
cvt.rn.f32.s16 %f158,%rs39;
bra.uni $4_74;
$4_73:
ld.global.nc.f32 %f158,[%rd72];
$4_74:
ld.param.f32 %f148,[p8];
ld.param.f32 %f147,[p8+4];
mul.f32 %f113,%f147,%f157;
fma.rn.f32 %f114,%f148,%f156,%f113;
fma.rn.f32 %f115,%f79,%f158,%f114;
add.f32 %f116,%f80,%f115;
cvt.rni.s32.f32 %r114,%f116;
max.s32 %r115,%r114,0;
min.s32 %r116,%r115,1023;
cvt.u16.u32 %rs43,%r116;
shl.b16 %rs44,%rs43,6;
mul.lo.s64 %rd175,%rd236,%rd68;
add.s64 %rd176,%rd67,%rd175;
add.s64 %rd177,%rd234,%rd176;
st.u16 [%rd177],%rs44;
$4_75:
add.s32 %r31,%r26,1;
setp.ge.s32 %p40,%r31,%r130;
@%p40 bra $4_107;
cvt.s64.s32 %rd73,%r31;
mul.lo.s64 %rd178,%rd225,%rd73;
add.s64 %rd74,%rd178,%rd58;
add.s64 %rd179,%rd74,%rd53;
add.s64 %rd75,%rd224,%rd179;
@%p9 bra $4_79;
setp.eq.s32 %p44,%r49,0;
@%p44 bra $4_84;
setp.eq.s32 %p45,%r49,1;
@%p45 bra $4_83;
bra.uni $4_85;
$4_83:
ld.global.nc.u16 %rs48,[%rd75];
cvt.rn.f32.u16 %f159,%rs48;
bra.uni $4_86;
$4_79:
setp.eq.s32 %p42,%r49,2;
@%p42 bra $4_82;
setp.ne.s32 %p43,%r49,3;
@%p43 bra $4_85;
ld.global.nc.u16 %rs45,[%rd75];
cvt.f32.f16 %f159,%rs45;
bra.uni $4_86;
$4_84:
ld.global.nc.u8 %r117,[%rd75];
cvt.u16.u32 %rs49,%r117;
and.b16 %rs50,%rs49,255;
cvt.rn.f32.u16 %f159,%rs50;
bra.uni $4_86;
$4_82:
ld.global.nc.s16 %rs47,[%rd75];
cvt.rn.f32.s16 %f159,%rs47;
bra.uni $4_86;
$4_85:
ld.global.nc.f32 %f159,[%rd75];
$4_86:
add.s64 %rd185,%rd74,%rd227;
add.s64 %rd76,%rd224,%rd185;
@%p9 bra $4_89;
setp.eq.s32 %p49,%r49,0;
@%p49 bra $4_94;
setp.eq.s32 %p50,%r49,1;
@%p50 bra $4_93;
bra.uni $4_95;
$4_93:
ld.global.nc.u16 %rs54,[%rd76];
cvt.rn.f32.u16 %f160,%rs54;
bra.uni $4_96;
$4_89:
setp.eq.s32 %p47,%r49,2;
@%p47 bra $4_92;
setp.ne.s32 %p48,%r49,3;
@%p48 bra $4_95;
ld.global.nc.u16 %rs51,[%rd76];
cvt.f32.f16 %f160,%rs51;
bra.uni $4_96;
$4_94:
ld.global.nc.u8 %r118,[%rd76];
cvt.u16.u32 %rs55,%r118;
and.b16 %rs56,%rs55,255;
cvt.rn.f32.u16 %f160,%rs56;
bra.uni $4_96;
$4_92:
ld.global.nc.s16 %rs53,[%rd76];
cvt.rn.f32.s16 %f160,%rs53;
bra.uni $4_96;
$4_95:
ld.global.nc.f32 %f160,[%rd76];
$4_96:
add.s64 %rd191,%rd74,%rd54;
add.s64 %rd77,%rd224,%rd191;
@%p9 bra $4_99;
setp.eq.s32 %p54,%r49,0;
@%p54 bra $4_104;
setp.eq.s32 %p55,%r49,1;
@%p55 bra $4_103;
bra.uni $4_105;
$4_103:
ld.global.nc.u16 %rs60,[%rd77];
cvt.rn.f32.u16 %f161,%rs60;
bra.uni $4_106;
$4_99:
setp.eq.s32 %p52,%r49,2;
@%p52 bra $4_102;
setp.ne.s32 %p53,%r49,3;
@%p53 bra $4_105;
ld.global.nc.u16 %rs57,[%rd77];
cvt.f32.f16 %f161,%rs57;
bra.uni $4_106;
$4_104:
ld.global.nc.u8 %r119,[%rd77];
cvt.u16.u32 %rs61,%r119;
and.b16 %rs62,%rs61,255;
cvt.rn.f32.u16 %f161,%rs62;
bra.uni $4_106;
$4_102:
ld.global.nc.s16 %rs59,[%rd77];
cvt.rn.f32.s16 %f161,%rs59;
bra.uni $4_106;
$4_105:
ld.global.nc.f32 %f161,[%rd77];
$4_106:
ld.param.f32 %f150,[p8];
ld.param.f32 %f149,[p8+4];
mul.f32 %f123,%f149,%f160;
fma.rn.f32 %f124,%f150,%f159,%f123;
fma.rn.f32 %f125,%f79,%f161,%f124;
add.f32 %f126,%f80,%f125;
cvt.rni.s32.f32 %r120,%f126;
max.s32 %r121,%r120,0;
min.s32 %r122,%r121,1023;
cvt.u16.u32 %rs63,%r122;
shl.b16 %rs64,%rs63,6;
mul.lo.s64 %rd197,%rd235,%rd73;
add.s64 %rd198,%rd197,%rd66;
add.s64 %rd199,%rd234,%rd198;
st.u16 [%rd199],%rs64;
$4_107:
or.pred %p58,%p40,%p24;
@%p58 bra $4_139;
cvt.s64.s32 %rd78,%r31;
mul.lo.s64 %rd200,%rd225,%rd78;
cvt.s64.s32 %rd79,%r30;
mul.lo.s64 %rd201,%rd226,%rd79;
add.s64 %rd80,%rd200,%rd201;
add.s64 %rd202,%rd80,%rd53;
add.s64 %rd81,%rd224,%rd202;
@%p9 bra $4_111;
setp.eq.s32 %p62,%r49,0;
@%p62 bra $4_116;
setp.eq.s32 %p63,%r49,1;
@%p63 bra $4_115;
bra.uni $4_117;
$4_115:
ld.global.nc.u16 %rs68,[%rd81];
cvt.rn.f32.u16 %f162,%rs68;
bra.uni $4_118;
$4_111:
setp.eq.s32 %p60,%r49,2;
@%p60 bra $4_114;
setp.ne.s32 %p61,%r49,3;
@%p61 bra $4_117;
ld.global.nc.u16 %rs65,[%rd81];
cvt.f32.f16 %f162,%rs65;
bra.uni $4_118;
$4_116:
ld.global.nc.u8 %r123,[%rd81];
cvt.u16.u32 %rs69,%r123;
and.b16 %rs70,%rs69,255;
cvt.rn.f32.u16 %f162,%rs70;
bra.uni $4_118;
$4_114:
ld.global.nc.s16 %rs67,[%rd81];
cvt.rn.f32.s16 %f162,%rs67;
bra.uni $4_118;
$4_117:
ld.global.nc.f32 %f162,[%rd81];
$4_118:
add.s64 %rd208,%rd80,%rd227;
add.s64 %rd82,%rd224,%rd208;
@%p9 bra $4_121;
setp.eq.s32 %p67,%r49,0;
@%p67 bra $4_126;
setp.eq.s32 %p68,%r49,1;
@%p68 bra $4_125;
bra.uni $4_127;
$4_125:
ld.global.nc.u16 %rs74,[%rd82];
cvt.rn.f32.u16 %f163,%rs74;
bra.uni $4_128;
$4_121:
setp.eq.s32 %p65,%r49,2;
@%p65 bra $4_124;
setp.ne.s32 %p66,%r49,3;
@%p66 bra $4_127;
ld.global.nc.u16 %rs71,[%rd82];
cvt.f32.f16 %f163,%rs71;
bra.uni $4_128;
$4_126:
ld.global.nc.u8 %r124,[%rd82];
cvt.u16.u32 %rs75,%r124;
and.b16 %rs76,%rs75,255;
cvt.rn.f32.u16 %f163,%rs76;
bra.uni $4_128;
$4_124:
ld.global.nc.s16 %rs73,[%rd82];
cvt.rn.f32.s16 %f163,%rs73;
bra.uni $4_128;
$4_127:
ld.global.nc.f32 %f163,[%rd82];
$4_128:
add.s64 %rd214,%rd80,%rd54;
add.s64 %rd83,%rd224,%rd214;
@%p9 bra $4_131;
setp.eq.s32 %p72,%r49,0;
@%p72 bra $4_136;
setp.eq.s32 %p73,%r49,1;
@%p73 bra $4_135;
bra.uni $4_137;
$4_135:
ld.global.nc.u16 %rs80,[%rd83];
cvt.rn.f32.u16 %f164,%rs80;
bra.uni $4_138;
$4_131:
setp.eq.s32 %p70,%r49,2;
@%p70 bra $4_134;
setp.ne.s32 %p71,%r49,3;
@%p71 bra $4_137;
ld.global.nc.u16 %rs77,[%rd83];
cvt.f32.f16 %f164,%rs77;
bra.uni $4_138;
$4_136:
ld.global.nc.u8 %r125,[%rd83];
cvt.u16.u32 %rs81,%r125;
and.b16 %rs82,%rs81,255;
cvt.rn.f32.u16 %f164,%rs82;
bra.uni $4_138;
$4_134:
ld.global.nc.s16 %rs79,[%rd83];
cvt.rn.f32.s16 %f164,%rs79;
bra.uni $4_138;
$4_137:
ld.global.nc.f32 %f164,[%rd83];
$4_138:
ld.param.f32 %f152,[p8];
ld.param.f32 %f151,[p8+4];
mul.f32 %f133,%f151,%f163;
fma.rn.f32 %f134,%f152,%f162,%f133;
fma.rn.f32 %f135,%f79,%f164,%f134;
add.f32 %f136,%f80,%f135;
cvt.rni.s32.f32 %r126,%f136;
max.s32 %r127,%r126,0;
min.s32 %r128,%r127,1023;
cvt.u16.u32 %rs83,%r128;
shl.b16 %rs84,%rs83,6;
mul.lo.s64 %rd220,%rd236,%rd79;
mul.lo.s64 %rd221,%rd235,%rd78;
add.s64 %rd222,%rd221,%rd220;
add.s64 %rd223,%rd234,%rd222;
st.u16 [%rd223],%rs84;
$4_139:
ret;
}
`;
