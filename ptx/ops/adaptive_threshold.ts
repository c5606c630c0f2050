// Generated from kernels/ops/adaptive_threshold.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/adaptive_threshold.cu`. */
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
.reg .pred %p<60>;
.reg .b16 %rs<23>;
.reg .f32 %f<43>;
.reg .b32 %r<330>;
.reg .b64 %rd<265>;
.shared .align 16 .b8 _ZZ18adaptive_thresholdE16scratch_of_block[4096];
ld.param.u64 %rd100,[p0];
ld.param.v2.u32 {%r312,%r88},[p1+32];
ld.param.v2.u32 {%r89,%r90},[p1+40];
ld.param.u64 %rd105,[p2];
ld.param.v2.u32 {%r313,%r92},[p3+32];
ld.param.v2.u32 {%r93,%r94},[p3+40];
ld.param.u64 %rd110,[p4];
ld.param.v2.u32 {%r314,%r315},[p5+32];
ld.param.v2.u32 {%r97,%r98},[p5+40];
ld.param.u32 %r83,[p6];
ld.param.u32 %r84,[p7];
ld.param.u32 %r85,[p8];
ld.param.u32 %r86,[p9];
ld.param.u64 %rd248,[p5+16];
ld.param.u64 %rd247,[p5+8];
ld.param.u64 %rd111,[p5];
ld.param.u64 %rd245,[p3+24];
ld.param.u64 %rd244,[p3+16];
ld.param.u64 %rd243,[p3+8];
ld.param.u64 %rd106,[p3];
ld.param.u64 %rd241,[p1+24];
ld.param.u64 %rd240,[p1+16];
ld.param.u64 %rd239,[p1+8];
ld.param.u64 %rd101,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r90,0;
@%p1 bra $0_2;
cvta.to.global.u64 %rd115,%rd100;
mul.wide.s32 %rd116,%r1,40;
add.s64 %rd117,%rd115,%rd116;
ld.global.v2.u32 {%r312,%r100},[%rd117+32];
ld.global.u64 %rd241,[%rd117+24];
ld.global.u64 %rd240,[%rd117+16];
ld.global.u64 %rd239,[%rd117+8];
ld.global.u64 %rd238,[%rd117];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd118,%r1;
mul.lo.s64 %rd119,%rd101,%rd118;
add.s64 %rd238,%rd100,%rd119;
$0_3:
setp.eq.s32 %p2,%r94,0;
@%p2 bra $0_5;
cvta.to.global.u64 %rd120,%rd105;
mul.wide.s32 %rd121,%r1,40;
add.s64 %rd122,%rd120,%rd121;
ld.global.v2.u32 {%r313,%r102},[%rd122+32];
ld.global.u64 %rd245,[%rd122+24];
ld.global.u64 %rd244,[%rd122+16];
ld.global.u64 %rd243,[%rd122+8];
ld.global.u64 %rd242,[%rd122];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd123,%r1;
mul.lo.s64 %rd124,%rd106,%rd123;
add.s64 %rd242,%rd105,%rd124;
$0_6:
setp.eq.s32 %p3,%r98,0;
@%p3 bra $0_8;
cvta.to.global.u64 %rd125,%rd110;
mul.wide.s32 %rd126,%r1,40;
add.s64 %rd127,%rd125,%rd126;
ld.global.v2.u32 {%r314,%r315},[%rd127+32];
ld.global.u64 %rd248,[%rd127+16];
ld.global.u64 %rd247,[%rd127+8];
ld.global.u64 %rd246,[%rd127];
bra.uni $0_9;
$0_8:
cvt.s64.s32 %rd128,%r1;
mul.lo.s64 %rd129,%rd111,%rd128;
add.s64 %rd246,%rd110,%rd129;
$0_9:
mov.u32 %r108,%ctaid.y;
shl.b32 %r109,%r108,3;
mov.u32 %r110,%tid.y;
add.s32 %r20,%r109,%r110;
setp.ge.s32 %p4,%r20,%r315;
@%p4 bra $0_62;
mov.u32 %r111,%tid.x;
shl.b32 %r112,%r111,2;
mov.u32 %r113,%ctaid.x;
shl.b32 %r114,%r113,7;
add.s32 %r115,%r114,%r112;
sub.s32 %r21,%r312,%r115;
cvt.s64.s32 %rd130,%r20;
mul.lo.s64 %rd131,%rd239,%rd130;
cvt.s64.s32 %rd132,%r115;
mul.lo.s64 %rd133,%rd240,%rd132;
add.s64 %rd134,%rd131,%rd133;
add.s64 %rd39,%rd238,%rd134;
setp.lt.s32 %p5,%r21,4;
setp.ne.s64 %p6,%rd240,1;
or.pred %p7,%p6,%p5;
@%p7 bra $0_12;
and.b64 %rd135,%rd39,3;
setp.eq.s64 %p8,%rd135,0;
mov.u64 %rd250,%rd39;
@%p8 bra $0_16;
$0_12:
@%p7 bra $0_14;
or.b64 %rd136,%rd241,%rd39;
and.b64 %rd137,%rd136,3;
setp.eq.s64 %p12,%rd137,0;
mov.u64 %rd250,%rd39;
@%p12 bra $0_16;
$0_14:
min.s32 %r117,%r21,4;
add.s32 %r22,%r117,-1;
cvt.u64.u32 %rd40,%r110;
mov.u32 %r119,%tid.x;
shl.b32 %r120,%r119,4;
cvt.u64.u32 %rd41,%r120;
mul.wide.u32 %rd138,%r110,512;
mov.u64 %rd139,_ZZ18adaptive_thresholdE16scratch_of_block;
add.s64 %rd140,%rd139,%rd138;
add.s64 %rd249,%rd140,%rd41;
mov.u32 %r316,0;
shl.b64 %rd144,%rd40,9;
cvta.shared.u64 %rd146,%rd139;
add.s64 %rd147,%rd146,%rd144;
add.s64 %rd250,%rd147,%rd41;
$0_15:
.pragma "nounroll";
min.s32 %r121,%r316,%r22;
cvt.s64.s32 %rd141,%r121;
mul.lo.s64 %rd142,%rd240,%rd141;
add.s64 %rd143,%rd39,%rd142;
ld.u8 %rs1,[%rd143];
st.shared.u8 [%rd249],%rs1;
add.s64 %rd249,%rd249,1;
add.s32 %r316,%r316,1;
setp.ne.s32 %p13,%r316,4;
@%p13 bra $0_15;
$0_16:
ld.u32 %r25,[%rd250];
setp.eq.s32 %p14,%r83,4;
selp.b32 %r122,4,2,%p14;
setp.eq.s32 %p15,%r83,0;
selp.b32 %r123,1,%r122,%p15;
sub.s32 %r27,%r313,%r115;
mul.lo.s64 %rd149,%rd243,%rd130;
mul.lo.s64 %rd151,%rd244,%rd132;
add.s64 %rd152,%rd149,%rd151;
add.s64 %rd48,%rd242,%rd152;
setp.lt.s32 %p16,%r27,4;
cvt.u64.u32 %rd49,%r123;
setp.ne.s64 %p17,%rd244,%rd49;
or.pred %p18,%p17,%p16;
@%p18 bra $0_18;
shl.b32 %r134,%r123,2;
add.s32 %r135,%r134,-1;
cvt.s64.s32 %rd153,%r135;
and.b64 %rd154,%rd48,%rd153;
setp.eq.s64 %p21,%rd154,0;
mov.u64 %rd254,%rd48;
@%p21 bra $0_28;
$0_18:
@%p18 bra $0_20;
or.b64 %rd156,%rd245,%rd48;
shl.b32 %r140,%r123,2;
add.s32 %r141,%r140,-1;
cvt.s64.s32 %rd157,%r141;
and.b64 %rd158,%rd156,%rd157;
setp.eq.s64 %p29,%rd158,0;
mov.u64 %rd254,%rd48;
@%p29 bra $0_28;
$0_20:
min.s32 %r142,%r27,4;
add.s32 %r28,%r142,-1;
cvt.u16.u64 %rs2,%rd49;
setp.eq.s16 %p30,%rs2,1;
@%p30 bra $0_24;
setp.ne.s16 %p31,%rs2,2;
@%p31 bra $0_26;
shl.b32 %r146,%r111,4;
cvt.u64.u32 %rd159,%r146;
mul.wide.u32 %rd160,%r110,512;
mov.u64 %rd161,_ZZ18adaptive_thresholdE16scratch_of_block;
add.s64 %rd162,%rd161,%rd160;
add.s64 %rd251,%rd162,%rd159;
mov.u32 %r317,0;
cvta.shared.u64 %rd169,%rd161;
add.s64 %rd170,%rd169,%rd160;
add.s64 %rd254,%rd170,%rd159;
$0_23:
.pragma "nounroll";
min.s32 %r147,%r317,%r28;
cvt.s64.s32 %rd163,%r147;
mul.lo.s64 %rd164,%rd244,%rd163;
add.s64 %rd165,%rd48,%rd164;
ld.u16 %rs3,[%rd165];
st.shared.u16 [%rd251],%rs3;
add.s64 %rd251,%rd251,%rd49;
add.s32 %r317,%r317,1;
setp.lt.u32 %p32,%r317,4;
@%p32 bra $0_23;
bra.uni $0_28;
$0_24:
shl.b32 %r153,%r111,4;
cvt.u64.u32 %rd171,%r153;
mul.wide.u32 %rd172,%r110,512;
mov.u64 %rd173,_ZZ18adaptive_thresholdE16scratch_of_block;
add.s64 %rd174,%rd173,%rd172;
add.s64 %rd252,%rd174,%rd171;
mov.u32 %r318,0;
cvta.shared.u64 %rd181,%rd173;
add.s64 %rd182,%rd181,%rd172;
add.s64 %rd254,%rd182,%rd171;
$0_25:
.pragma "nounroll";
min.s32 %r154,%r318,%r28;
cvt.s64.s32 %rd175,%r154;
mul.lo.s64 %rd176,%rd244,%rd175;
add.s64 %rd177,%rd48,%rd176;
ld.u8 %rs4,[%rd177];
st.shared.u8 [%rd252],%rs4;
add.s64 %rd252,%rd252,%rd49;
add.s32 %r318,%r318,1;
setp.eq.s32 %p33,%r318,4;
@%p33 bra $0_28;
bra.uni $0_25;
$0_26:
shl.b32 %r160,%r111,4;
cvt.u64.u32 %rd183,%r160;
mul.wide.u32 %rd184,%r110,512;
mov.u64 %rd185,_ZZ18adaptive_thresholdE16scratch_of_block;
add.s64 %rd186,%rd185,%rd184;
add.s64 %rd253,%rd186,%rd183;
mov.u32 %r319,0;
cvta.shared.u64 %rd193,%rd185;
add.s64 %rd194,%rd193,%rd184;
add.s64 %rd254,%rd194,%rd183;
$0_27:
.pragma "nounroll";
min.s32 %r161,%r319,%r28;
cvt.s64.s32 %rd187,%r161;
mul.lo.s64 %rd188,%rd244,%rd187;
add.s64 %rd189,%rd48,%rd188;
ld.u32 %r162,[%rd189];
st.shared.u32 [%rd253],%r162;
add.s64 %rd253,%rd253,%rd49;
add.s32 %r319,%r319,1;
setp.lt.u32 %p34,%r319,4;
@%p34 bra $0_27;
$0_28:
@%p15 bra $0_31;
setp.ne.s32 %p36,%r83,4;
@%p36 bra $0_32;
ld.v4.u32 {%r40,%r321,%r167,%r168},[%rd254];
mov.b32 %f40,%r167;
mov.b32 %f39,%r168;
bra.uni $0_33;
$0_31:
ld.u32 %r40,[%rd254];
bra.uni $0_33;
$0_32:
ld.v2.u32 {%r40,%r321},[%rd254];
$0_33:
@%p15 bra $0_37;
@%p14 bra $0_38;
setp.ne.s32 %p39,%r83,3;
@%p39 bra $0_39;
cvt.u16.u32 %rs5,%r40;
cvt.f32.f16 %f42,%rs5;
shr.u32 %r174,%r40,16;
cvt.u16.u32 %rs6,%r174;
cvt.f32.f16 %f41,%rs6;
cvt.u16.u32 %rs7,%r321;
cvt.f32.f16 %f40,%rs7;
shr.u32 %r175,%r321,16;
cvt.u16.u32 %rs8,%r175;
cvt.f32.f16 %f39,%rs8;
bra.uni $0_40;
$0_37:
cvt.u16.u32 %rs9,%r40;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f42,%rs10;
shr.u16 %rs11,%rs9,8;
cvt.rn.f32.u16 %f41,%rs11;
shr.u32 %r176,%r40,16;
cvt.u16.u32 %rs12,%r176;
and.b16 %rs13,%rs12,255;
cvt.rn.f32.u16 %f40,%rs13;
shr.u32 %r177,%r40,24;
cvt.u16.u32 %rs14,%r177;
cvt.rn.f32.u16 %f39,%rs14;
bra.uni $0_40;
$0_38:
mov.b32 %f42,%r40;
mov.b32 %f41,%r321;
bra.uni $0_40;
$0_39:
setp.eq.s32 %p40,%r83,2;
selp.b32 %r178,32768,0,%p40;
and.b32 %r179,%r40,%r178;
shl.b32 %r180,%r179,1;
and.b32 %r181,%r40,65535;
sub.s32 %r182,%r181,%r180;
cvt.rn.f32.s32 %f42,%r182;
shr.u32 %r183,%r40,16;
and.b32 %r184,%r183,%r178;
shl.b32 %r185,%r184,1;
sub.s32 %r186,%r183,%r185;
cvt.rn.f32.s32 %f41,%r186;
and.b32 %r187,%r321,%r178;
shl.b32 %r188,%r187,1;
and.b32 %r189,%r321,65535;
sub.s32 %r190,%r189,%r188;
cvt.rn.f32.s32 %f40,%r190;
shr.u32 %r191,%r321,16;
and.b32 %r192,%r191,%r178;
shl.b32 %r193,%r192,1;
sub.s32 %r194,%r191,%r193;
cvt.rn.f32.s32 %f39,%r194;
$0_40:
bar.warp.sync -1;
cvt.rni.s32.f32 %r203,%f42;
cvt.u16.u32 %rs15,%r25;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f29,%rs16;
cvt.rzi.s32.f32 %r204,%f29;
sub.s32 %r205,%r204,%r203;
setp.gt.s32 %p41,%r205,%r84;
selp.b32 %r206,%r85,%r86,%p41;
cvt.rn.f32.s32 %f30,%r206;
cvt.rni.s32.f32 %r207,%f41;
shr.u16 %rs17,%rs15,8;
cvt.rn.f32.u16 %f31,%rs17;
cvt.rzi.s32.f32 %r208,%f31;
sub.s32 %r209,%r208,%r207;
setp.gt.s32 %p42,%r209,%r84;
selp.b32 %r210,%r85,%r86,%p42;
cvt.rn.f32.s32 %f32,%r210;
cvt.rni.s32.f32 %r211,%f40;
shr.u32 %r212,%r25,16;
cvt.u16.u32 %rs18,%r212;
and.b16 %rs19,%rs18,255;
cvt.rn.f32.u16 %f33,%rs19;
cvt.rzi.s32.f32 %r213,%f33;
sub.s32 %r214,%r213,%r211;
setp.gt.s32 %p43,%r214,%r84;
selp.b32 %r215,%r85,%r86,%p43;
cvt.rn.f32.s32 %f34,%r215;
cvt.rni.s32.f32 %r216,%f39;
shr.u32 %r217,%r25,24;
cvt.u16.u32 %rs20,%r217;
cvt.rn.f32.u16 %f35,%rs20;
cvt.rzi.s32.f32 %r218,%f35;
sub.s32 %r219,%r218,%r216;
setp.gt.s32 %p44,%r219,%r84;
selp.b32 %r220,%r85,%r86,%p44;
cvt.rn.f32.s32 %f36,%r220;
mul.lo.s64 %rd65,%rd247,%rd130;
mul.lo.s64 %rd197,%rd248,%rd132;
cvt.s64.s32 %rd66,%r112;
mul.wide.u32 %rd198,%r110,512;
mov.u64 %rd199,_ZZ18adaptive_thresholdE16scratch_of_block;
add.s64 %rd200,%rd199,%rd198;
add.s64 %rd256,%rd200,%rd66;
add.s64 %rd68,%rd65,%rd197;
cvt.rni.s32.f32 %r201,%f30;
cvt.rni.s32.f32 %r200,%f32;
cvt.rni.s32.f32 %r197,%f34;
cvt.rni.s32.f32 %r196,%f36;
mov.u32 %r198,0;
cvt.pack.sat.u8.s32.b32 %r195,%r196,%r197,%r198;
cvt.pack.sat.u8.s32.b32 %r199,%r200,%r201,%r195;
st.shared.u32 [%rd256],%r199;
setp.eq.s64 %p45,%rd248,1;
@%p45 bra $0_44;
bra.uni $0_41;
$0_44:
bar.warp.sync -1;
sub.s32 %r235,%r314,%r114;
min.s32 %r48,%r235,128;
setp.lt.s32 %p48,%r48,1;
@%p48 bra $0_62;
sub.s64 %rd201,%rd68,%rd66;
add.s64 %rd75,%rd246,%rd201;
and.b64 %rd202,%rd75,15;
setp.eq.s64 %p49,%rd202,0;
@%p49 bra $0_51;
and.b64 %rd203,%rd75,3;
setp.ne.s64 %p50,%rd203,0;
mov.u32 %r328,0;
@%p50 bra $0_59;
shr.s32 %r237,%r48,31;
shr.u32 %r238,%r237,30;
add.s32 %r239,%r48,%r238;
shr.s32 %r49,%r239,2;
mov.u32 %r323,%tid.x;
setp.ge.s32 %p51,%r323,%r49;
@%p51 bra $0_50;
mul.wide.s32 %rd204,%r323,4;
add.s64 %rd205,%rd204,%rd65;
shl.b32 %r243,%r323,2;
add.s32 %r244,%r114,%r243;
cvt.s64.s32 %rd206,%r244;
add.s64 %rd207,%rd205,%rd206;
sub.s64 %rd208,%rd207,%rd66;
add.s64 %rd258,%rd246,%rd208;
add.s64 %rd257,%rd200,%rd204;
$0_49:
.pragma "nounroll";
ld.shared.u32 %r246,[%rd257];
st.u32 [%rd258],%r246;
add.s64 %rd258,%rd258,128;
add.s64 %rd257,%rd257,128;
add.s32 %r323,%r323,32;
setp.lt.s32 %p52,%r323,%r49;
@%p52 bra $0_49;
$0_50:
and.b32 %r328,%r48,-4;
bra.uni $0_59;
$0_41:
sub.s32 %r44,%r314,%r115;
setp.lt.s32 %p46,%r44,1;
@%p46 bra $0_62;
add.s64 %rd255,%rd246,%rd68;
min.s32 %r45,%r44,4;
mov.u32 %r322,0;
$0_43:
.pragma "nounroll";
ld.shared.u8 %rs21,[%rd256];
st.u8 [%rd255],%rs21;
add.s64 %rd256,%rd256,1;
add.s64 %rd255,%rd255,%rd248;
add.s32 %r322,%r322,1;
setp.lt.s32 %p47,%r322,%r45;
@%p47 bra $0_43;
bra.uni $0_62;
$0_51:
shr.s32 %r247,%r48,31;
shr.u32 %r248,%r247,28;
add.s32 %r249,%r48,%r248;
shr.s32 %r54,%r249,4;
setp.ge.s32 %p53,%r111,%r54;
@%p53 bra $0_58;
not.b32 %r251,%r111;
add.s32 %r56,%r54,%r251;
shr.u32 %r252,%r56,5;
add.s32 %r253,%r252,1;
and.b32 %r325,%r253,3;
setp.eq.s32 %p54,%r325,0;
mov.u32 %r326,%r111;
@%p54 bra $0_55;
mov.u32 %r326,%tid.x;
mul.wide.s32 %rd212,%r326,16;
add.s64 %rd260,%rd200,%rd212;
add.s64 %rd216,%rd212,%rd65;
shl.b32 %r257,%r326,2;
add.s32 %r258,%r114,%r257;
cvt.s64.s32 %rd217,%r258;
add.s64 %rd218,%rd216,%rd217;
sub.s64 %rd219,%rd218,%rd66;
add.s64 %rd259,%rd246,%rd219;
$0_54:
.pragma "nounroll";
ld.shared.v4.u32 {%r259,%r260,%r261,%r262},[%rd260];
st.v4.u32 [%rd259],{%r259,%r260,%r261,%r262};
add.s32 %r326,%r326,32;
add.s64 %rd260,%rd260,512;
add.s64 %rd259,%rd259,512;
add.s32 %r325,%r325,-1;
setp.ne.s32 %p55,%r325,0;
@%p55 bra $0_54;
$0_55:
setp.lt.u32 %p56,%r56,96;
@%p56 bra $0_58;
mul.wide.s32 %rd220,%r326,16;
add.s64 %rd221,%rd220,%rd65;
mov.u32 %r269,%tid.x;
shl.b32 %r270,%r269,2;
add.s32 %r271,%r114,%r270;
cvt.s64.s32 %rd222,%r271;
add.s64 %rd223,%rd221,%rd222;
add.s64 %rd224,%rd223,1024;
sub.s64 %rd225,%rd224,%rd66;
add.s64 %rd262,%rd246,%rd225;
add.s64 %rd229,%rd200,%rd220;
add.s64 %rd261,%rd229,1024;
$0_57:
ld.shared.v4.u32 {%r273,%r274,%r275,%r276},[%rd261+-1024];
st.v4.u32 [%rd262+-1024],{%r273,%r274,%r275,%r276};
ld.shared.v4.u32 {%r281,%r282,%r283,%r284},[%rd261+-512];
st.v4.u32 [%rd262+-512],{%r281,%r282,%r283,%r284};
ld.shared.v4.u32 {%r289,%r290,%r291,%r292},[%rd261];
st.v4.u32 [%rd262],{%r289,%r290,%r291,%r292};
ld.shared.v4.u32 {%r297,%r298,%r299,%r300},[%rd261+512];
st.v4.u32 [%rd262+512],{%r297,%r298,%r299,%r300};
add.s64 %rd262,%rd262,2048;
add.s64 %rd261,%rd261,2048;
add.s32 %r326,%r326,128;
setp.lt.s32 %p57,%r326,%r54;
@%p57 bra $0_57;
$0_58:
and.b32 %r328,%r48,-16;
$0_59:
add.s32 %r329,%r328,%r111;
setp.ge.s32 %p58,%r329,%r48;
@%p58 bra $0_62;
add.s64 %rd231,%rd65,%rd132;
cvt.s64.s32 %rd232,%r329;
add.s64 %rd233,%rd231,%rd232;
sub.s64 %rd234,%rd233,%rd66;
add.s64 %rd264,%rd246,%rd234;
add.s64 %rd263,%rd200,%rd232;
$0_61:
.pragma "nounroll";
ld.shared.u8 %rs22,[%rd263];
st.u8 [%rd264],%rs22;
add.s64 %rd264,%rd264,32;
add.s64 %rd263,%rd263,32;
add.s32 %r329,%r329,32;
setp.lt.s32 %p59,%r329,%r48;
@%p59 bra $0_61;
$0_62:
ret;
}
`;
