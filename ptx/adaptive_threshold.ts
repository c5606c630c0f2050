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
.reg .pred %p<64>;
.reg .b16 %rs<23>;
.reg .f32 %f<43>;
.reg .b32 %r<316>;
.reg .b64 %rd<247>;
.shared .align 16 .b8 _ZZ18adaptive_thresholdE16scratch_of_block[4096];
ld.param.u64 %rd103,[p0];
ld.param.v2.u32 {%r298,%r89},[p1+32];
ld.param.v2.u32 {%r90,%r91},[p1+40];
ld.param.u64 %rd108,[p2];
ld.param.v2.u32 {%r299,%r93},[p3+32];
ld.param.v2.u32 {%r94,%r95},[p3+40];
ld.param.u64 %rd113,[p4];
ld.param.v2.u32 {%r300,%r301},[p5+32];
ld.param.v2.u32 {%r98,%r99},[p5+40];
ld.param.u32 %r84,[p6];
ld.param.u32 %r85,[p7];
ld.param.u32 %r86,[p8];
ld.param.u32 %r87,[p9];
ld.param.u64 %rd226,[p5+16];
ld.param.u64 %rd225,[p5+8];
ld.param.u64 %rd114,[p5];
ld.param.u64 %rd223,[p3+24];
ld.param.u64 %rd222,[p3+16];
ld.param.u64 %rd221,[p3+8];
ld.param.u64 %rd109,[p3];
ld.param.u64 %rd219,[p1+24];
ld.param.u64 %rd218,[p1+16];
ld.param.u64 %rd217,[p1+8];
ld.param.u64 %rd104,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r91,0;
@%p1 bra $0_2;
cvta.to.global.u64 %rd118,%rd103;
mul.wide.s32 %rd119,%r1,40;
add.s64 %rd120,%rd118,%rd119;
ld.global.v2.u32 {%r298,%r101},[%rd120+32];
ld.global.u64 %rd219,[%rd120+24];
ld.global.u64 %rd218,[%rd120+16];
ld.global.u64 %rd217,[%rd120+8];
ld.global.u64 %rd216,[%rd120];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd121,%r1;
mul.lo.s64 %rd122,%rd104,%rd121;
add.s64 %rd216,%rd103,%rd122;
$0_3:
setp.eq.s32 %p2,%r95,0;
@%p2 bra $0_5;
cvta.to.global.u64 %rd123,%rd108;
mul.wide.s32 %rd124,%r1,40;
add.s64 %rd125,%rd123,%rd124;
ld.global.v2.u32 {%r299,%r103},[%rd125+32];
ld.global.u64 %rd223,[%rd125+24];
ld.global.u64 %rd222,[%rd125+16];
ld.global.u64 %rd221,[%rd125+8];
ld.global.u64 %rd220,[%rd125];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd126,%r1;
mul.lo.s64 %rd127,%rd109,%rd126;
add.s64 %rd220,%rd108,%rd127;
$0_6:
setp.eq.s32 %p3,%r99,0;
@%p3 bra $0_8;
cvta.to.global.u64 %rd128,%rd113;
mul.wide.s32 %rd129,%r1,40;
add.s64 %rd130,%rd128,%rd129;
ld.global.v2.u32 {%r300,%r301},[%rd130+32];
ld.global.u64 %rd226,[%rd130+16];
ld.global.u64 %rd225,[%rd130+8];
ld.global.u64 %rd224,[%rd130];
bra.uni $0_9;
$0_8:
cvt.s64.s32 %rd131,%r1;
mul.lo.s64 %rd132,%rd114,%rd131;
add.s64 %rd224,%rd113,%rd132;
$0_9:
mov.u32 %r20,%tid.x;
mov.u32 %r109,%ctaid.y;
shl.b32 %r110,%r109,3;
mov.u32 %r21,%tid.y;
add.s32 %r22,%r110,%r21;
setp.ge.s32 %p4,%r22,%r301;
@%p4 bra $0_64;
shl.b32 %r111,%r20,2;
mov.u32 %r112,%ctaid.x;
shl.b32 %r113,%r112,7;
add.s32 %r114,%r113,%r111;
shl.b32 %r115,%r20,4;
cvt.u64.u32 %rd133,%r115;
mul.wide.u32 %rd134,%r21,512;
mov.u64 %rd135,_ZZ18adaptive_thresholdE16scratch_of_block;
cvta.shared.u64 %rd136,%rd135;
add.s64 %rd137,%rd136,%rd134;
add.s64 %rd40,%rd137,%rd133;
sub.s32 %r23,%r298,%r114;
cvt.s64.s32 %rd138,%r22;
mul.lo.s64 %rd139,%rd217,%rd138;
cvt.s64.s32 %rd140,%r114;
mul.lo.s64 %rd141,%rd218,%rd140;
add.s64 %rd142,%rd139,%rd141;
add.s64 %rd228,%rd216,%rd142;
setp.lt.s32 %p5,%r23,4;
setp.ne.s64 %p6,%rd218,1;
or.pred %p7,%p6,%p5;
@%p7 bra $0_12;
and.b64 %rd143,%rd228,3;
setp.eq.s64 %p8,%rd143,0;
mov.u64 %rd229,%rd228;
@%p8 bra $0_17;
$0_12:
@%p7 bra $0_14;
or.b64 %rd144,%rd219,%rd228;
and.b64 %rd145,%rd144,3;
setp.eq.s64 %p12,%rd145,0;
mov.u64 %rd229,%rd228;
@%p12 bra $0_17;
$0_14:
setp.lt.s32 %p13,%r23,1;
mov.u64 %rd229,%rd40;
@%p13 bra $0_17;
add.s64 %rd149,%rd135,%rd134;
add.s64 %rd227,%rd149,%rd133;
min.s32 %r24,%r23,4;
mov.u32 %r302,0;
$0_16:
.pragma "nounroll";
ld.u8 %rs1,[%rd228];
st.shared.u8 [%rd227],%rs1;
add.s64 %rd228,%rd228,%rd218;
add.s64 %rd227,%rd227,1;
add.s32 %r302,%r302,1;
setp.lt.s32 %p14,%r302,%r24;
mov.u64 %rd229,%rd40;
@%p14 bra $0_16;
$0_17:
ld.u32 %r27,[%rd229];
setp.eq.s32 %p15,%r84,4;
selp.b32 %r119,4,2,%p15;
setp.eq.s32 %p16,%r84,0;
selp.b32 %r120,1,%r119,%p16;
sub.s32 %r28,%r299,%r114;
min.s32 %r29,%r28,4;
mul.lo.s64 %rd151,%rd221,%rd138;
mul.lo.s64 %rd153,%rd222,%rd140;
add.s64 %rd154,%rd151,%rd153;
add.s64 %rd231,%rd220,%rd154;
setp.lt.s32 %p17,%r28,4;
cvt.u64.u32 %rd155,%r120;
setp.ne.s64 %p18,%rd222,%rd155;
or.pred %p19,%p18,%p17;
@%p19 bra $0_19;
shl.b32 %r131,%r120,2;
add.s32 %r132,%r131,-1;
cvt.s64.s32 %rd156,%r132;
and.b64 %rd157,%rd231,%rd156;
setp.eq.s64 %p22,%rd157,0;
mov.u64 %rd236,%rd231;
@%p22 bra $0_30;
$0_19:
@%p19 bra $0_21;
or.b64 %rd158,%rd223,%rd231;
shl.b32 %r137,%r120,2;
add.s32 %r138,%r137,-1;
cvt.s64.s32 %rd159,%r138;
and.b64 %rd160,%rd158,%rd159;
setp.eq.s64 %p30,%rd160,0;
mov.u64 %rd236,%rd231;
@%p30 bra $0_30;
$0_21:
setp.lt.s32 %p31,%r28,1;
mov.u64 %rd236,%rd40;
@%p31 bra $0_30;
cvt.u16.u32 %rs2,%r120;
setp.eq.s16 %p34,%rs2,1;
@%p34 bra $0_26;
setp.ne.s16 %p35,%rs2,2;
@%p35 bra $0_28;
mov.u32 %r143,%tid.x;
shl.b32 %r144,%r143,4;
cvt.u64.u32 %rd161,%r144;
add.s64 %rd164,%rd135,%rd134;
add.s64 %rd230,%rd164,%rd161;
mov.u32 %r303,0;
$0_25:
.pragma "nounroll";
ld.u16 %rs3,[%rd231];
st.shared.u16 [%rd230],%rs3;
add.s64 %rd231,%rd231,%rd222;
add.s64 %rd230,%rd230,%rd155;
add.s32 %r303,%r303,1;
setp.lt.s32 %p36,%r303,%r29;
mov.u64 %rd236,%rd40;
@%p36 bra $0_25;
bra.uni $0_30;
$0_26:
mov.u32 %r147,%tid.x;
shl.b32 %r148,%r147,4;
cvt.u64.u32 %rd165,%r148;
add.s64 %rd168,%rd135,%rd134;
add.s64 %rd232,%rd168,%rd165;
mov.u32 %r304,0;
$0_27:
.pragma "nounroll";
ld.u8 %rs4,[%rd231];
st.shared.u8 [%rd232],%rs4;
add.s64 %rd231,%rd231,%rd222;
add.s64 %rd232,%rd232,%rd155;
add.s32 %r304,%r304,1;
setp.lt.s32 %p37,%r304,%r29;
mov.u64 %rd236,%rd40;
@%p37 bra $0_27;
bra.uni $0_30;
$0_28:
mov.u32 %r151,%tid.x;
shl.b32 %r152,%r151,4;
cvt.u64.u32 %rd169,%r152;
add.s64 %rd172,%rd135,%rd134;
add.s64 %rd234,%rd172,%rd169;
mov.u32 %r305,0;
$0_29:
.pragma "nounroll";
ld.u32 %r153,[%rd231];
st.shared.u32 [%rd234],%r153;
add.s64 %rd231,%rd231,%rd222;
add.s64 %rd234,%rd234,%rd155;
add.s32 %r305,%r305,1;
setp.lt.s32 %p38,%r305,%r29;
mov.u64 %rd236,%rd40;
@%p38 bra $0_29;
$0_30:
@%p16 bra $0_33;
setp.ne.s32 %p40,%r84,4;
@%p40 bra $0_34;
ld.v4.u32 {%r41,%r307,%r156,%r157},[%rd236];
mov.b32 %f40,%r156;
mov.b32 %f39,%r157;
bra.uni $0_35;
$0_33:
ld.u32 %r41,[%rd236];
bra.uni $0_35;
$0_34:
ld.v2.u32 {%r41,%r307},[%rd236];
$0_35:
@%p16 bra $0_39;
@%p15 bra $0_40;
setp.ne.s32 %p43,%r84,3;
@%p43 bra $0_41;
cvt.u16.u32 %rs5,%r41;
cvt.f32.f16 %f42,%rs5;
shr.u32 %r163,%r41,16;
cvt.u16.u32 %rs6,%r163;
cvt.f32.f16 %f41,%rs6;
cvt.u16.u32 %rs7,%r307;
cvt.f32.f16 %f40,%rs7;
shr.u32 %r164,%r307,16;
cvt.u16.u32 %rs8,%r164;
cvt.f32.f16 %f39,%rs8;
bra.uni $0_42;
$0_39:
cvt.u16.u32 %rs9,%r41;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f42,%rs10;
shr.u16 %rs11,%rs9,8;
cvt.rn.f32.u16 %f41,%rs11;
shr.u32 %r165,%r41,16;
cvt.u16.u32 %rs12,%r165;
and.b16 %rs13,%rs12,255;
cvt.rn.f32.u16 %f40,%rs13;
shr.u32 %r166,%r41,24;
cvt.u16.u32 %rs14,%r166;
cvt.rn.f32.u16 %f39,%rs14;
bra.uni $0_42;
$0_40:
mov.b32 %f42,%r41;
mov.b32 %f41,%r307;
bra.uni $0_42;
$0_41:
setp.eq.s32 %p44,%r84,2;
selp.b32 %r167,32768,0,%p44;
and.b32 %r168,%r41,%r167;
shl.b32 %r169,%r168,1;
and.b32 %r170,%r41,65535;
sub.s32 %r171,%r170,%r169;
cvt.rn.f32.s32 %f42,%r171;
shr.u32 %r172,%r41,16;
and.b32 %r173,%r172,%r167;
shl.b32 %r174,%r173,1;
sub.s32 %r175,%r172,%r174;
cvt.rn.f32.s32 %f41,%r175;
and.b32 %r176,%r307,%r167;
shl.b32 %r177,%r176,1;
and.b32 %r178,%r307,65535;
sub.s32 %r179,%r178,%r177;
cvt.rn.f32.s32 %f40,%r179;
shr.u32 %r180,%r307,16;
and.b32 %r181,%r180,%r167;
shl.b32 %r182,%r181,1;
sub.s32 %r183,%r180,%r182;
cvt.rn.f32.s32 %f39,%r183;
$0_42:
bar.warp.sync -1;
cvt.rni.s32.f32 %r192,%f42;
cvt.u16.u32 %rs15,%r27;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f29,%rs16;
cvt.rzi.s32.f32 %r193,%f29;
sub.s32 %r194,%r193,%r192;
setp.gt.s32 %p45,%r194,%r85;
selp.b32 %r195,%r86,%r87,%p45;
cvt.rn.f32.s32 %f30,%r195;
cvt.rni.s32.f32 %r196,%f41;
shr.u16 %rs17,%rs15,8;
cvt.rn.f32.u16 %f31,%rs17;
cvt.rzi.s32.f32 %r197,%f31;
sub.s32 %r198,%r197,%r196;
setp.gt.s32 %p46,%r198,%r85;
selp.b32 %r199,%r86,%r87,%p46;
cvt.rn.f32.s32 %f32,%r199;
cvt.rni.s32.f32 %r200,%f40;
shr.u32 %r201,%r27,16;
cvt.u16.u32 %rs18,%r201;
and.b16 %rs19,%rs18,255;
cvt.rn.f32.u16 %f33,%rs19;
cvt.rzi.s32.f32 %r202,%f33;
sub.s32 %r203,%r202,%r200;
setp.gt.s32 %p47,%r203,%r85;
selp.b32 %r204,%r86,%r87,%p47;
cvt.rn.f32.s32 %f34,%r204;
cvt.rni.s32.f32 %r205,%f39;
shr.u32 %r206,%r27,24;
cvt.u16.u32 %rs20,%r206;
cvt.rn.f32.u16 %f35,%rs20;
cvt.rzi.s32.f32 %r207,%f35;
sub.s32 %r208,%r207,%r205;
setp.gt.s32 %p48,%r208,%r85;
selp.b32 %r209,%r86,%r87,%p48;
cvt.rn.f32.s32 %f36,%r209;
mul.lo.s64 %rd68,%rd225,%rd138;
mul.lo.s64 %rd175,%rd226,%rd140;
cvt.s64.s32 %rd69,%r111;
add.s64 %rd178,%rd135,%rd134;
add.s64 %rd238,%rd178,%rd69;
add.s64 %rd71,%rd68,%rd175;
cvt.rni.s32.f32 %r190,%f30;
cvt.rni.s32.f32 %r189,%f32;
cvt.rni.s32.f32 %r186,%f34;
cvt.rni.s32.f32 %r185,%f36;
mov.u32 %r187,0;
cvt.pack.sat.u8.s32.b32 %r184,%r185,%r186,%r187;
cvt.pack.sat.u8.s32.b32 %r188,%r189,%r190,%r184;
st.shared.u32 [%rd238],%r188;
setp.eq.s64 %p49,%rd226,1;
@%p49 bra $0_46;
bra.uni $0_43;
$0_46:
bar.warp.sync -1;
sub.s32 %r221,%r300,%r113;
min.s32 %r49,%r221,128;
setp.lt.s32 %p52,%r49,1;
@%p52 bra $0_64;
sub.s64 %rd179,%rd71,%rd69;
add.s64 %rd78,%rd224,%rd179;
and.b64 %rd180,%rd78,15;
setp.eq.s64 %p53,%rd180,0;
@%p53 bra $0_53;
and.b64 %rd181,%rd78,3;
setp.ne.s64 %p54,%rd181,0;
mov.u32 %r314,0;
@%p54 bra $0_61;
shr.s32 %r223,%r49,31;
shr.u32 %r224,%r223,30;
add.s32 %r225,%r49,%r224;
shr.s32 %r50,%r225,2;
mov.u32 %r309,%tid.x;
setp.ge.s32 %p55,%r309,%r50;
@%p55 bra $0_52;
mul.wide.s32 %rd182,%r309,4;
add.s64 %rd183,%rd182,%rd68;
shl.b32 %r229,%r309,2;
add.s32 %r230,%r113,%r229;
cvt.s64.s32 %rd184,%r230;
add.s64 %rd185,%rd183,%rd184;
sub.s64 %rd186,%rd185,%rd69;
add.s64 %rd240,%rd224,%rd186;
add.s64 %rd239,%rd178,%rd182;
$0_51:
.pragma "nounroll";
ld.shared.u32 %r232,[%rd239];
st.u32 [%rd240],%r232;
add.s64 %rd240,%rd240,128;
add.s64 %rd239,%rd239,128;
add.s32 %r309,%r309,32;
setp.lt.s32 %p56,%r309,%r50;
@%p56 bra $0_51;
$0_52:
and.b32 %r314,%r49,-4;
bra.uni $0_61;
$0_43:
sub.s32 %r45,%r300,%r114;
setp.lt.s32 %p50,%r45,1;
@%p50 bra $0_64;
add.s64 %rd237,%rd224,%rd71;
min.s32 %r46,%r45,4;
mov.u32 %r308,0;
$0_45:
.pragma "nounroll";
ld.shared.u8 %rs21,[%rd238];
st.u8 [%rd237],%rs21;
add.s64 %rd238,%rd238,1;
add.s64 %rd237,%rd237,%rd226;
add.s32 %r308,%r308,1;
setp.lt.s32 %p51,%r308,%r46;
@%p51 bra $0_45;
bra.uni $0_64;
$0_53:
shr.s32 %r233,%r49,31;
shr.u32 %r234,%r233,28;
add.s32 %r235,%r49,%r234;
shr.s32 %r55,%r235,4;
setp.ge.s32 %p57,%r20,%r55;
@%p57 bra $0_60;
not.b32 %r237,%r20;
add.s32 %r57,%r55,%r237;
shr.u32 %r238,%r57,5;
add.s32 %r239,%r238,1;
and.b32 %r311,%r239,3;
setp.eq.s32 %p58,%r311,0;
mov.u32 %r312,%r20;
@%p58 bra $0_57;
mov.u32 %r312,%tid.x;
mul.wide.s32 %rd190,%r312,16;
add.s64 %rd242,%rd178,%rd190;
add.s64 %rd194,%rd190,%rd68;
shl.b32 %r243,%r312,2;
add.s32 %r244,%r113,%r243;
cvt.s64.s32 %rd195,%r244;
add.s64 %rd196,%rd194,%rd195;
sub.s64 %rd197,%rd196,%rd69;
add.s64 %rd241,%rd224,%rd197;
$0_56:
.pragma "nounroll";
ld.shared.v4.u32 {%r245,%r246,%r247,%r248},[%rd242];
st.v4.u32 [%rd241],{%r245,%r246,%r247,%r248};
add.s32 %r312,%r312,32;
add.s64 %rd242,%rd242,512;
add.s64 %rd241,%rd241,512;
add.s32 %r311,%r311,-1;
setp.ne.s32 %p59,%r311,0;
@%p59 bra $0_56;
$0_57:
setp.lt.u32 %p60,%r57,96;
@%p60 bra $0_60;
mul.wide.s32 %rd198,%r312,16;
add.s64 %rd199,%rd198,%rd68;
mov.u32 %r255,%tid.x;
shl.b32 %r256,%r255,2;
add.s32 %r257,%r113,%r256;
cvt.s64.s32 %rd200,%r257;
add.s64 %rd201,%rd199,%rd200;
add.s64 %rd202,%rd201,1024;
sub.s64 %rd203,%rd202,%rd69;
add.s64 %rd244,%rd224,%rd203;
add.s64 %rd207,%rd178,%rd198;
add.s64 %rd243,%rd207,1024;
$0_59:
ld.shared.v4.u32 {%r259,%r260,%r261,%r262},[%rd243+-1024];
st.v4.u32 [%rd244+-1024],{%r259,%r260,%r261,%r262};
ld.shared.v4.u32 {%r267,%r268,%r269,%r270},[%rd243+-512];
st.v4.u32 [%rd244+-512],{%r267,%r268,%r269,%r270};
ld.shared.v4.u32 {%r275,%r276,%r277,%r278},[%rd243];
st.v4.u32 [%rd244],{%r275,%r276,%r277,%r278};
ld.shared.v4.u32 {%r283,%r284,%r285,%r286},[%rd243+512];
st.v4.u32 [%rd244+512],{%r283,%r284,%r285,%r286};
add.s64 %rd244,%rd244,2048;
add.s64 %rd243,%rd243,2048;
add.s32 %r312,%r312,128;
setp.lt.s32 %p61,%r312,%r55;
@%p61 bra $0_59;
$0_60:
and.b32 %r314,%r49,-16;
$0_61:
add.s32 %r315,%r314,%r20;
setp.ge.s32 %p62,%r315,%r49;
@%p62 bra $0_64;
add.s64 %rd209,%rd68,%rd140;
cvt.s64.s32 %rd210,%r315;
add.s64 %rd211,%rd209,%rd210;
sub.s64 %rd212,%rd211,%rd69;
add.s64 %rd246,%rd224,%rd212;
add.s64 %rd245,%rd178,%rd210;
$0_63:
.pragma "nounroll";
ld.shared.u8 %rs22,[%rd245];
st.u8 [%rd246],%rs22;
add.s64 %rd246,%rd246,32;
add.s64 %rd245,%rd245,32;
add.s32 %r315,%r315,32;
setp.lt.s32 %p63,%r315,%r49;
@%p63 bra $0_63;
$0_64:
ret;
}
`;
