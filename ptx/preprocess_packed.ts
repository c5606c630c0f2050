// Made from kernels/preprocess_packed.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/preprocess_packed.cu`. */
export const PREPROCESS_PACKED: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry place_planes_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256,1,1
{
.reg .pred %p<49>;
.reg .b16 %rs<49>;
.reg .f32 %f<122>;
.reg .b32 %r<250>;
.reg .f64 %fd<3>;
.reg .b64 %rd<122>;
ld.param.u64 %rd39,[p0];
ld.param.v2.u32 {%r239,%r240},[p1+32];
ld.param.v2.u32 {%r59,%r60},[p1+40];
ld.param.u64 %rd44,[p2];
ld.param.v2.u32 {%r241,%r242},[p3+32];
ld.param.v2.u32 {%r63,%r64},[p3+40];
ld.param.v2.u32 {%r243,%r244},[p4+24];
ld.param.v2.u32 {%r245,%r246},[p4+32];
ld.param.v2.u32 {%r247,%r248},[p4+40];
ld.param.u64 %rd49,[p5];
ld.param.u32 %r55,[p6+52];
ld.param.f32 %f121,[p6+40];
ld.param.f32 %f120,[p6+36];
ld.param.f32 %f119,[p6+32];
ld.param.f32 %f81,[p6+24];
ld.param.f32 %f80,[p6+20];
ld.param.f32 %f79,[p6+16];
ld.param.f32 %f77,[p6+8];
ld.param.f32 %f76,[p6+4];
ld.param.f32 %f75,[p6];
ld.param.u64 %rd121,[p3+24];
ld.param.u64 %rd120,[p3+16];
ld.param.u64 %rd119,[p3+8];
ld.param.u64 %rd45,[p3];
ld.param.u64 %rd117,[p1+8];
ld.param.u64 %rd40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r60,0;
@%p1 bra $0_2;
cvta.to.global.u64 %rd50,%rd39;
mul.wide.s32 %rd51,%r1,40;
add.s64 %rd52,%rd50,%rd51;
ld.global.v2.u32 {%r239,%r240},[%rd52+32];
ld.global.u64 %rd117,[%rd52+8];
ld.global.u64 %rd116,[%rd52];
bra.uni $0_3;
$0_2:
cvt.s64.s32 %rd53,%r1;
mul.lo.s64 %rd54,%rd40,%rd53;
add.s64 %rd116,%rd39,%rd54;
$0_3:
setp.eq.s32 %p2,%r64,0;
@%p2 bra $0_5;
cvta.to.global.u64 %rd55,%rd44;
mul.wide.s32 %rd56,%r1,40;
add.s64 %rd57,%rd55,%rd56;
ld.global.v2.u32 {%r241,%r242},[%rd57+32];
ld.global.u64 %rd121,[%rd57+24];
ld.global.u64 %rd120,[%rd57+16];
ld.global.u64 %rd119,[%rd57+8];
ld.global.u64 %rd118,[%rd57];
bra.uni $0_6;
$0_5:
cvt.s64.s32 %rd58,%r1;
mul.lo.s64 %rd59,%rd45,%rd58;
add.s64 %rd118,%rd44,%rd59;
$0_6:
mov.u32 %r77,%ctaid.x;
shl.b32 %r78,%r77,5;
mov.u32 %r79,%tid.x;
add.s32 %r80,%r78,%r79;
shl.b32 %r81,%r80,2;
mov.u32 %r82,%ctaid.y;
shl.b32 %r83,%r82,3;
mov.u32 %r84,%tid.y;
add.s32 %r85,%r83,%r84;
setp.ge.s32 %p3,%r81,%r241;
setp.ge.s32 %p4,%r85,%r242;
or.pred %p5,%p4,%p3;
@%p5 bra $0_61;
setp.eq.s64 %p6,%rd49,0;
@%p6 bra $0_9;
cvta.to.global.u64 %rd60,%rd49;
mul.wide.u32 %rd61,%r1,48;
add.s64 %rd62,%rd60,%rd61;
ld.global.v2.u32 {%r243,%r244},[%rd62+24];
ld.global.v2.u32 {%r245,%r246},[%rd62+32];
ld.global.v2.u32 {%r247,%r248},[%rd62+40];
$0_9:
setp.ge.s32 %p7,%r85,%r244;
mov.u32 %r249,0;
@%p7 bra $0_11;
sub.s32 %r102,%r243,%r81;
max.s32 %r103,%r102,0;
min.s32 %r249,%r103,4;
$0_11:
not.b32 %r108,%r85;
add.s32 %r109,%r244,%r108;
setp.eq.s32 %p8,%r248,0;
selp.b32 %r110,%r85,%r109,%p8;
add.s32 %r111,%r110,%r246;
not.b32 %r117,%r81;
add.s32 %r118,%r243,%r117;
setp.eq.s32 %p9,%r247,0;
selp.b32 %r119,%r81,%r118,%p9;
add.s32 %r120,%r119,%r245;
cvt.s64.s32 %rd63,%r111;
mul.lo.s64 %rd64,%rd117,%rd63;
mul.lo.s32 %r121,%r120,3;
cvt.s64.s32 %rd65,%r121;
add.s64 %rd26,%rd64,%rd65;
selp.b32 %r122,4,1,%p9;
add.s32 %r123,%r120,%r122;
add.s32 %r124,%r111,1;
setp.lt.s32 %p10,%r124,%r240;
selp.b32 %r125,0,3,%p10;
mad.lo.s32 %r126,%r123,3,%r125;
mul.lo.s32 %r127,%r239,3;
setp.le.s32 %p11,%r126,%r127;
setp.eq.s32 %p12,%r249,4;
and.pred %p13,%p11,%p12;
@%p13 bra $0_36;
bra.uni $0_12;
$0_36:
setp.ne.s32 %p27,%r247,0;
add.s64 %rd93,%rd26,-9;
selp.b64 %rd94,%rd93,%rd26,%p27;
add.s64 %rd95,%rd116,%rd94;
cvt.u32.u64 %r146,%rd95;
and.b32 %r147,%r146,3;
and.b64 %rd96,%rd95,3;
sub.s64 %rd97,%rd94,%rd96;
add.s64 %rd89,%rd116,%rd97;
add.s32 %r148,%r147,11;
ld.global.nc.u32 %r142,[%rd89];
add.s64 %rd90,%rd89,4;
ld.global.nc.u32 %r143,[%rd90];
add.s64 %rd91,%rd89,8;
ld.global.nc.u32 %r144,[%rd91];
and.b32 %r149,%r148,28;
cvt.u64.u32 %rd98,%r149;
add.s64 %rd92,%rd89,%rd98;
ld.global.nc.u32 %r145,[%rd92];
mad.lo.s32 %r150,%r147,4369,12816;
and.b32 %r151,%r150,30583;
prmt.b32 %r152,%r142,%r143,%r151;
prmt.b32 %r153,%r143,%r144,%r151;
prmt.b32 %r154,%r144,%r145,%r151;
shr.u32 %r155,%r154,8;
selp.b32 %r156,%r152,%r155,%p9;
cvt.u16.u32 %rs25,%r156;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f110,%rs26;
shr.u32 %r157,%r154,16;
shr.u32 %r158,%r152,8;
selp.b32 %r159,%r158,%r157,%p9;
cvt.u16.u32 %rs27,%r159;
and.b16 %rs28,%rs27,255;
cvt.rn.f32.u16 %f111,%rs28;
shr.u32 %r160,%r154,24;
shr.u32 %r161,%r152,16;
selp.b32 %r162,%r161,%r160,%p9;
cvt.u16.u32 %rs29,%r162;
and.b16 %rs30,%rs29,255;
cvt.rn.f32.u16 %f112,%rs30;
shr.u32 %r163,%r153,16;
shr.u32 %r164,%r152,24;
selp.b32 %r165,%r164,%r163,%p9;
cvt.u16.u32 %rs31,%r165;
and.b16 %rs32,%rs31,255;
cvt.rn.f32.u16 %f113,%rs32;
shr.u32 %r166,%r153,24;
selp.b32 %r167,%r153,%r166,%p9;
cvt.u16.u32 %rs33,%r167;
and.b16 %rs34,%rs33,255;
cvt.rn.f32.u16 %f114,%rs34;
shr.u32 %r168,%r153,8;
selp.b32 %r169,%r168,%r154,%p9;
cvt.u16.u32 %rs35,%r169;
and.b16 %rs36,%rs35,255;
cvt.rn.f32.u16 %f115,%rs36;
selp.b32 %r170,%r163,%r164,%p9;
cvt.u16.u32 %rs37,%r170;
and.b16 %rs38,%rs37,255;
cvt.rn.f32.u16 %f116,%rs38;
selp.b32 %r171,%r166,%r153,%p9;
cvt.u16.u32 %rs39,%r171;
and.b16 %rs40,%rs39,255;
cvt.rn.f32.u16 %f117,%rs40;
selp.b32 %r172,%r154,%r168,%p9;
cvt.u16.u32 %rs41,%r172;
and.b16 %rs42,%rs41,255;
cvt.rn.f32.u16 %f118,%rs42;
selp.b32 %r173,%r155,%r152,%p9;
cvt.u16.u32 %rs43,%r173;
and.b16 %rs44,%rs43,255;
cvt.rn.f32.u16 %f119,%rs44;
selp.b32 %r174,%r157,%r158,%p9;
cvt.u16.u32 %rs45,%r174;
and.b16 %rs46,%rs45,255;
cvt.rn.f32.u16 %f120,%rs46;
selp.b32 %r175,%r160,%r161,%p9;
cvt.u16.u32 %rs47,%r175;
and.b16 %rs48,%rs47,255;
cvt.rn.f32.u16 %f121,%rs48;
bra.uni $0_37;
$0_12:
setp.ne.s32 %p14,%r247,0;
selp.b32 %r35,-3,3,%p14;
setp.eq.s32 %p15,%r249,0;
mov.f32 %f110,%f119;
@%p15 bra $0_14;
add.s64 %rd66,%rd116,%rd26;
ld.global.nc.u8 %r128,[%rd66];
cvt.u16.u32 %rs1,%r128;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f110,%rs2;
$0_14:
mov.f32 %f111,%f120;
@%p15 bra $0_16;
add.s64 %rd68,%rd116,%rd26;
add.s64 %rd67,%rd68,1;
ld.global.nc.u8 %r129,[%rd67];
cvt.u16.u32 %rs3,%r129;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f111,%rs4;
$0_16:
mov.f32 %f112,%f121;
@%p15 bra $0_18;
add.s64 %rd70,%rd116,%rd26;
add.s64 %rd69,%rd70,2;
ld.global.nc.u8 %r130,[%rd69];
cvt.u16.u32 %rs5,%r130;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f112,%rs6;
$0_18:
cvt.s64.s32 %rd71,%r35;
add.s64 %rd27,%rd26,%rd71;
setp.lt.u32 %p18,%r249,2;
mov.f32 %f113,%f119;
@%p18 bra $0_20;
add.s64 %rd72,%rd116,%rd27;
ld.global.nc.u8 %r131,[%rd72];
cvt.u16.u32 %rs7,%r131;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f113,%rs8;
$0_20:
mov.f32 %f114,%f120;
@%p18 bra $0_22;
add.s64 %rd74,%rd116,%rd27;
add.s64 %rd73,%rd74,1;
ld.global.nc.u8 %r132,[%rd73];
cvt.u16.u32 %rs9,%r132;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f114,%rs10;
$0_22:
mov.f32 %f115,%f121;
@%p18 bra $0_24;
add.s64 %rd76,%rd116,%rd27;
add.s64 %rd75,%rd76,2;
ld.global.nc.u8 %r133,[%rd75];
cvt.u16.u32 %rs11,%r133;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f115,%rs12;
$0_24:
shl.b32 %r134,%r35,1;
cvt.s64.s32 %rd77,%r134;
add.s64 %rd28,%rd26,%rd77;
setp.lt.u32 %p21,%r249,3;
mov.f32 %f116,%f119;
@%p21 bra $0_26;
add.s64 %rd78,%rd116,%rd28;
ld.global.nc.u8 %r135,[%rd78];
cvt.u16.u32 %rs13,%r135;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f116,%rs14;
$0_26:
mov.f32 %f117,%f120;
@%p21 bra $0_28;
add.s64 %rd80,%rd116,%rd28;
add.s64 %rd79,%rd80,1;
ld.global.nc.u8 %r136,[%rd79];
cvt.u16.u32 %rs15,%r136;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f117,%rs16;
$0_28:
mov.f32 %f118,%f121;
@%p21 bra $0_30;
add.s64 %rd82,%rd116,%rd28;
add.s64 %rd81,%rd82,2;
ld.global.nc.u8 %r137,[%rd81];
cvt.u16.u32 %rs17,%r137;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f118,%rs18;
$0_30:
mul.lo.s32 %r138,%r35,3;
cvt.s64.s32 %rd83,%r138;
add.s64 %rd29,%rd26,%rd83;
setp.lt.u32 %p24,%r249,4;
@%p24 bra $0_32;
add.s64 %rd84,%rd116,%rd29;
ld.global.nc.u8 %r139,[%rd84];
cvt.u16.u32 %rs19,%r139;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f119,%rs20;
$0_32:
@%p24 bra $0_34;
add.s64 %rd86,%rd116,%rd29;
add.s64 %rd85,%rd86,1;
ld.global.nc.u8 %r140,[%rd85];
cvt.u16.u32 %rs21,%r140;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f120,%rs22;
$0_34:
@%p24 bra $0_37;
add.s64 %rd88,%rd116,%rd29;
add.s64 %rd87,%rd88,2;
ld.global.nc.u8 %r141,[%rd87];
cvt.u16.u32 %rs23,%r141;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f121,%rs24;
$0_37:
cvt.s64.s32 %rd99,%r85;
mul.lo.s64 %rd100,%rd119,%rd99;
cvt.s64.s32 %rd101,%r81;
mul.lo.s64 %rd102,%rd120,%rd101;
add.s64 %rd32,%rd100,%rd102;
add.s32 %r37,%r81,4;
setp.le.s32 %p29,%r37,%r241;
fma.rn.f32 %f63,%f110,%f75,%f79;
fma.rn.f32 %f64,%f113,%f75,%f79;
fma.rn.f32 %f65,%f116,%f75,%f79;
fma.rn.f32 %f66,%f119,%f75,%f79;
setp.eq.s32 %p30,%r55,0;
selp.b64 %rd103,0,2,%p30;
mul.lo.s64 %rd104,%rd121,%rd103;
add.s64 %rd105,%rd32,%rd104;
add.s64 %rd33,%rd118,%rd105;
and.b64 %rd106,%rd33,15;
setp.eq.s64 %p31,%rd106,0;
and.pred %p32,%p29,%p31;
@%p32 bra $0_44;
bra.uni $0_38;
$0_44:
st.global.cs.v4.f32 [%rd33],{%f63,%f64,%f65,%f66};
bra.uni $0_45;
$0_38:
st.f32 [%rd33],%f63;
or.b32 %r190,%r81,1;
setp.ge.s32 %p33,%r190,%r241;
@%p33 bra $0_40;
st.f32 [%rd33+4],%f64;
$0_40:
or.b32 %r196,%r81,2;
setp.ge.s32 %p34,%r196,%r241;
@%p34 bra $0_42;
st.f32 [%rd33+8],%f65;
$0_42:
or.b32 %r202,%r81,3;
setp.ge.s32 %p35,%r202,%r241;
@%p35 bra $0_45;
st.f32 [%rd33+12],%f66;
$0_45:
fma.rn.f32 %f67,%f111,%f76,%f80;
fma.rn.f32 %f68,%f114,%f76,%f80;
fma.rn.f32 %f69,%f117,%f76,%f80;
fma.rn.f32 %f70,%f120,%f76,%f80;
add.s64 %rd108,%rd32,%rd121;
add.s64 %rd35,%rd118,%rd108;
and.b64 %rd109,%rd35,15;
setp.eq.s64 %p37,%rd109,0;
and.pred %p38,%p29,%p37;
@%p38 bra $0_52;
bra.uni $0_46;
$0_52:
st.global.cs.v4.f32 [%rd35],{%f67,%f68,%f69,%f70};
bra.uni $0_53;
$0_46:
st.f32 [%rd35],%f67;
or.b32 %r208,%r81,1;
setp.ge.s32 %p39,%r208,%r241;
@%p39 bra $0_48;
st.f32 [%rd35+4],%f68;
$0_48:
or.b32 %r214,%r81,2;
setp.ge.s32 %p40,%r214,%r241;
@%p40 bra $0_50;
st.f32 [%rd35+8],%f69;
$0_50:
or.b32 %r220,%r81,3;
setp.ge.s32 %p41,%r220,%r241;
@%p41 bra $0_53;
st.f32 [%rd35+12],%f70;
$0_53:
fma.rn.f32 %f71,%f112,%f77,%f81;
fma.rn.f32 %f72,%f115,%f77,%f81;
fma.rn.f32 %f73,%f118,%f77,%f81;
fma.rn.f32 %f74,%f121,%f77,%f81;
selp.b64 %rd111,2,0,%p30;
mul.lo.s64 %rd112,%rd121,%rd111;
add.s64 %rd113,%rd32,%rd112;
add.s64 %rd37,%rd118,%rd113;
and.b64 %rd114,%rd37,15;
setp.eq.s64 %p43,%rd114,0;
and.pred %p45,%p29,%p43;
@%p45 bra $0_60;
bra.uni $0_54;
$0_60:
st.global.cs.v4.f32 [%rd37],{%f71,%f72,%f73,%f74};
bra.uni $0_61;
$0_54:
st.f32 [%rd37],%f71;
or.b32 %r226,%r81,1;
setp.ge.s32 %p46,%r226,%r241;
@%p46 bra $0_56;
st.f32 [%rd37+4],%f72;
$0_56:
or.b32 %r232,%r81,2;
setp.ge.s32 %p47,%r232,%r241;
@%p47 bra $0_58;
st.f32 [%rd37+8],%f73;
$0_58:
or.b32 %r238,%r81,3;
setp.ge.s32 %p48,%r238,%r241;
@%p48 bra $0_61;
st.f32 [%rd37+12],%f74;
$0_61:
ret;
}
.visible .entry place_planes_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 8 .b8 p4[48],
.param .u64 p5,
.param .align 4 .b8 p6[60]
)
.maxntid 256,1,1
{
.reg .pred %p<49>;
.reg .b16 %rs<73>;
.reg .f32 %f<128>;
.reg .b32 %r<256>;
.reg .f64 %fd<3>;
.reg .b64 %rd<122>;
ld.param.u64 %rd39,[p0];
ld.param.v2.u32 {%r245,%r246},[p1+32];
ld.param.v2.u32 {%r59,%r60},[p1+40];
ld.param.u64 %rd44,[p2];
ld.param.v2.u32 {%r247,%r248},[p3+32];
ld.param.v2.u32 {%r63,%r64},[p3+40];
ld.param.v2.u32 {%r249,%r250},[p4+24];
ld.param.v2.u32 {%r251,%r252},[p4+32];
ld.param.v2.u32 {%r253,%r254},[p4+40];
ld.param.u64 %rd49,[p5];
ld.param.u32 %r55,[p6+52];
ld.param.f32 %f127,[p6+40];
ld.param.f32 %f126,[p6+36];
ld.param.f32 %f125,[p6+32];
ld.param.f32 %f78,[p6+24];
ld.param.f32 %f77,[p6+20];
ld.param.f32 %f76,[p6+16];
ld.param.f32 %f74,[p6+8];
ld.param.f32 %f73,[p6+4];
ld.param.f32 %f72,[p6];
ld.param.u64 %rd121,[p3+24];
ld.param.u64 %rd120,[p3+16];
ld.param.u64 %rd119,[p3+8];
ld.param.u64 %rd45,[p3];
ld.param.u64 %rd117,[p1+8];
ld.param.u64 %rd40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r60,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd50,%rd39;
mul.wide.s32 %rd51,%r1,40;
add.s64 %rd52,%rd50,%rd51;
ld.global.v2.u32 {%r245,%r246},[%rd52+32];
ld.global.u64 %rd117,[%rd52+8];
ld.global.u64 %rd116,[%rd52];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd53,%r1;
mul.lo.s64 %rd54,%rd40,%rd53;
add.s64 %rd116,%rd39,%rd54;
$1_3:
setp.eq.s32 %p2,%r64,0;
@%p2 bra $1_5;
cvta.to.global.u64 %rd55,%rd44;
mul.wide.s32 %rd56,%r1,40;
add.s64 %rd57,%rd55,%rd56;
ld.global.v2.u32 {%r247,%r248},[%rd57+32];
ld.global.u64 %rd121,[%rd57+24];
ld.global.u64 %rd120,[%rd57+16];
ld.global.u64 %rd119,[%rd57+8];
ld.global.u64 %rd118,[%rd57];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd58,%r1;
mul.lo.s64 %rd59,%rd45,%rd58;
add.s64 %rd118,%rd44,%rd59;
$1_6:
mov.u32 %r77,%ctaid.x;
shl.b32 %r78,%r77,5;
mov.u32 %r79,%tid.x;
add.s32 %r80,%r78,%r79;
shl.b32 %r81,%r80,2;
mov.u32 %r82,%ctaid.y;
shl.b32 %r83,%r82,3;
mov.u32 %r84,%tid.y;
add.s32 %r85,%r83,%r84;
setp.ge.s32 %p3,%r81,%r247;
setp.ge.s32 %p4,%r85,%r248;
or.pred %p5,%p4,%p3;
@%p5 bra $1_61;
setp.eq.s64 %p6,%rd49,0;
@%p6 bra $1_9;
cvta.to.global.u64 %rd60,%rd49;
mul.wide.u32 %rd61,%r1,48;
add.s64 %rd62,%rd60,%rd61;
ld.global.v2.u32 {%r249,%r250},[%rd62+24];
ld.global.v2.u32 {%r251,%r252},[%rd62+32];
ld.global.v2.u32 {%r253,%r254},[%rd62+40];
$1_9:
setp.ge.s32 %p7,%r85,%r250;
mov.u32 %r255,0;
@%p7 bra $1_11;
sub.s32 %r102,%r249,%r81;
max.s32 %r103,%r102,0;
min.s32 %r255,%r103,4;
$1_11:
not.b32 %r108,%r85;
add.s32 %r109,%r250,%r108;
setp.eq.s32 %p8,%r254,0;
selp.b32 %r110,%r85,%r109,%p8;
add.s32 %r111,%r110,%r252;
not.b32 %r117,%r81;
add.s32 %r118,%r249,%r117;
setp.eq.s32 %p9,%r253,0;
selp.b32 %r119,%r81,%r118,%p9;
add.s32 %r120,%r119,%r251;
cvt.s64.s32 %rd63,%r111;
mul.lo.s64 %rd64,%rd117,%rd63;
mul.lo.s32 %r121,%r120,3;
cvt.s64.s32 %rd65,%r121;
add.s64 %rd26,%rd64,%rd65;
selp.b32 %r122,4,1,%p9;
add.s32 %r123,%r120,%r122;
add.s32 %r124,%r111,1;
setp.lt.s32 %p10,%r124,%r246;
selp.b32 %r125,0,3,%p10;
mad.lo.s32 %r126,%r123,3,%r125;
mul.lo.s32 %r127,%r245,3;
setp.le.s32 %p11,%r126,%r127;
setp.eq.s32 %p12,%r255,4;
and.pred %p13,%p11,%p12;
@%p13 bra $1_36;
bra.uni $1_12;
$1_36:
setp.ne.s32 %p27,%r253,0;
add.s64 %rd93,%rd26,-9;
selp.b64 %rd94,%rd93,%rd26,%p27;
add.s64 %rd95,%rd116,%rd94;
cvt.u32.u64 %r146,%rd95;
and.b32 %r147,%r146,3;
and.b64 %rd96,%rd95,3;
sub.s64 %rd97,%rd94,%rd96;
add.s64 %rd89,%rd116,%rd97;
add.s32 %r148,%r147,11;
ld.global.nc.u32 %r142,[%rd89];
add.s64 %rd90,%rd89,4;
ld.global.nc.u32 %r143,[%rd90];
add.s64 %rd91,%rd89,8;
ld.global.nc.u32 %r144,[%rd91];
and.b32 %r149,%r148,28;
cvt.u64.u32 %rd98,%r149;
add.s64 %rd92,%rd89,%rd98;
ld.global.nc.u32 %r145,[%rd92];
mad.lo.s32 %r150,%r147,4369,12816;
and.b32 %r151,%r150,30583;
prmt.b32 %r152,%r142,%r143,%r151;
prmt.b32 %r153,%r143,%r144,%r151;
prmt.b32 %r154,%r144,%r145,%r151;
shr.u32 %r155,%r154,8;
selp.b32 %r156,%r152,%r155,%p9;
cvt.u16.u32 %rs28,%r156;
and.b16 %rs29,%rs28,255;
cvt.rn.f32.u16 %f116,%rs29;
shr.u32 %r157,%r154,16;
shr.u32 %r158,%r152,8;
selp.b32 %r159,%r158,%r157,%p9;
cvt.u16.u32 %rs30,%r159;
and.b16 %rs31,%rs30,255;
cvt.rn.f32.u16 %f117,%rs31;
shr.u32 %r160,%r154,24;
shr.u32 %r161,%r152,16;
selp.b32 %r162,%r161,%r160,%p9;
cvt.u16.u32 %rs32,%r162;
and.b16 %rs33,%rs32,255;
cvt.rn.f32.u16 %f118,%rs33;
shr.u32 %r163,%r153,16;
shr.u32 %r164,%r152,24;
selp.b32 %r165,%r164,%r163,%p9;
cvt.u16.u32 %rs34,%r165;
and.b16 %rs35,%rs34,255;
cvt.rn.f32.u16 %f119,%rs35;
shr.u32 %r166,%r153,24;
selp.b32 %r167,%r153,%r166,%p9;
cvt.u16.u32 %rs36,%r167;
and.b16 %rs37,%rs36,255;
cvt.rn.f32.u16 %f120,%rs37;
shr.u32 %r168,%r153,8;
selp.b32 %r169,%r168,%r154,%p9;
cvt.u16.u32 %rs38,%r169;
and.b16 %rs39,%rs38,255;
cvt.rn.f32.u16 %f121,%rs39;
selp.b32 %r170,%r163,%r164,%p9;
cvt.u16.u32 %rs40,%r170;
and.b16 %rs41,%rs40,255;
cvt.rn.f32.u16 %f122,%rs41;
selp.b32 %r171,%r166,%r153,%p9;
cvt.u16.u32 %rs42,%r171;
and.b16 %rs43,%rs42,255;
cvt.rn.f32.u16 %f123,%rs43;
selp.b32 %r172,%r154,%r168,%p9;
cvt.u16.u32 %rs44,%r172;
and.b16 %rs45,%rs44,255;
cvt.rn.f32.u16 %f124,%rs45;
selp.b32 %r173,%r155,%r152,%p9;
cvt.u16.u32 %rs46,%r173;
and.b16 %rs47,%rs46,255;
cvt.rn.f32.u16 %f125,%rs47;
selp.b32 %r174,%r157,%r158,%p9;
cvt.u16.u32 %rs48,%r174;
and.b16 %rs49,%rs48,255;
cvt.rn.f32.u16 %f126,%rs49;
selp.b32 %r175,%r160,%r161,%p9;
cvt.u16.u32 %rs50,%r175;
and.b16 %rs51,%rs50,255;
cvt.rn.f32.u16 %f127,%rs51;
bra.uni $1_37;
$1_12:
setp.ne.s32 %p14,%r253,0;
selp.b32 %r35,-3,3,%p14;
setp.eq.s32 %p15,%r255,0;
mov.f32 %f116,%f125;
@%p15 bra $1_14;
add.s64 %rd66,%rd116,%rd26;
ld.global.nc.u8 %r128,[%rd66];
cvt.u16.u32 %rs4,%r128;
and.b16 %rs5,%rs4,255;
cvt.rn.f32.u16 %f116,%rs5;
$1_14:
mov.f32 %f117,%f126;
@%p15 bra $1_16;
add.s64 %rd68,%rd116,%rd26;
add.s64 %rd67,%rd68,1;
ld.global.nc.u8 %r129,[%rd67];
cvt.u16.u32 %rs6,%r129;
and.b16 %rs7,%rs6,255;
cvt.rn.f32.u16 %f117,%rs7;
$1_16:
mov.f32 %f118,%f127;
@%p15 bra $1_18;
add.s64 %rd70,%rd116,%rd26;
add.s64 %rd69,%rd70,2;
ld.global.nc.u8 %r130,[%rd69];
cvt.u16.u32 %rs8,%r130;
and.b16 %rs9,%rs8,255;
cvt.rn.f32.u16 %f118,%rs9;
$1_18:
cvt.s64.s32 %rd71,%r35;
add.s64 %rd27,%rd26,%rd71;
setp.lt.u32 %p18,%r255,2;
mov.f32 %f119,%f125;
@%p18 bra $1_20;
add.s64 %rd72,%rd116,%rd27;
ld.global.nc.u8 %r131,[%rd72];
cvt.u16.u32 %rs10,%r131;
and.b16 %rs11,%rs10,255;
cvt.rn.f32.u16 %f119,%rs11;
$1_20:
mov.f32 %f120,%f126;
@%p18 bra $1_22;
add.s64 %rd74,%rd116,%rd27;
add.s64 %rd73,%rd74,1;
ld.global.nc.u8 %r132,[%rd73];
cvt.u16.u32 %rs12,%r132;
and.b16 %rs13,%rs12,255;
cvt.rn.f32.u16 %f120,%rs13;
$1_22:
mov.f32 %f121,%f127;
@%p18 bra $1_24;
add.s64 %rd76,%rd116,%rd27;
add.s64 %rd75,%rd76,2;
ld.global.nc.u8 %r133,[%rd75];
cvt.u16.u32 %rs14,%r133;
and.b16 %rs15,%rs14,255;
cvt.rn.f32.u16 %f121,%rs15;
$1_24:
shl.b32 %r134,%r35,1;
cvt.s64.s32 %rd77,%r134;
add.s64 %rd28,%rd26,%rd77;
setp.lt.u32 %p21,%r255,3;
mov.f32 %f122,%f125;
@%p21 bra $1_26;
add.s64 %rd78,%rd116,%rd28;
ld.global.nc.u8 %r135,[%rd78];
cvt.u16.u32 %rs16,%r135;
and.b16 %rs17,%rs16,255;
cvt.rn.f32.u16 %f122,%rs17;
$1_26:
mov.f32 %f123,%f126;
@%p21 bra $1_28;
add.s64 %rd80,%rd116,%rd28;
add.s64 %rd79,%rd80,1;
ld.global.nc.u8 %r136,[%rd79];
cvt.u16.u32 %rs18,%r136;
and.b16 %rs19,%rs18,255;
cvt.rn.f32.u16 %f123,%rs19;
$1_28:
mov.f32 %f124,%f127;
@%p21 bra $1_30;
add.s64 %rd82,%rd116,%rd28;
add.s64 %rd81,%rd82,2;
ld.global.nc.u8 %r137,[%rd81];
cvt.u16.u32 %rs20,%r137;
and.b16 %rs21,%rs20,255;
cvt.rn.f32.u16 %f124,%rs21;
$1_30:
mul.lo.s32 %r138,%r35,3;
cvt.s64.s32 %rd83,%r138;
add.s64 %rd29,%rd26,%rd83;
setp.lt.u32 %p24,%r255,4;
@%p24 bra $1_32;
add.s64 %rd84,%rd116,%rd29;
ld.global.nc.u8 %r139,[%rd84];
cvt.u16.u32 %rs22,%r139;
and.b16 %rs23,%rs22,255;
cvt.rn.f32.u16 %f125,%rs23;
$1_32:
@%p24 bra $1_34;
add.s64 %rd86,%rd116,%rd29;
add.s64 %rd85,%rd86,1;
ld.global.nc.u8 %r140,[%rd85];
cvt.u16.u32 %rs24,%r140;
and.b16 %rs25,%rs24,255;
cvt.rn.f32.u16 %f126,%rs25;
$1_34:
@%p24 bra $1_37;
add.s64 %rd88,%rd116,%rd29;
add.s64 %rd87,%rd88,2;
ld.global.nc.u8 %r141,[%rd87];
cvt.u16.u32 %rs26,%r141;
and.b16 %rs27,%rs26,255;
cvt.rn.f32.u16 %f127,%rs27;
$1_37:
cvt.s64.s32 %rd99,%r85;
mul.lo.s64 %rd100,%rd119,%rd99;
cvt.s64.s32 %rd101,%r81;
mul.lo.s64 %rd102,%rd120,%rd101;
add.s64 %rd32,%rd100,%rd102;
add.s32 %r37,%r81,4;
setp.le.s32 %p29,%r37,%r247;
fma.rn.f32 %f63,%f119,%f72,%f76;
fma.rn.f32 %f64,%f122,%f72,%f76;
fma.rn.f32 %f65,%f125,%f72,%f76;
setp.eq.s32 %p30,%r55,0;
selp.b64 %rd103,0,2,%p30;
mul.lo.s64 %rd104,%rd121,%rd103;
add.s64 %rd105,%rd32,%rd104;
add.s64 %rd33,%rd118,%rd105;
and.b64 %rd106,%rd33,7;
setp.eq.s64 %p31,%rd106,0;
and.pred %p32,%p29,%p31;
fma.rn.f32 %f84,%f116,%f72,%f76;
cvt.rn.f16.f32 %rs52,%f84;
@%p32 bra $1_44;
bra.uni $1_38;
$1_44:
cvt.rn.f16.f32 %rs56,%f63;
mov.b32 %r203,{%rs52,%rs56};
cvt.rn.f16.f32 %rs57,%f64;
cvt.rn.f16.f32 %rs58,%f65;
mov.b32 %r204,{%rs57,%rs58};
st.global.cs.v2.u32 [%rd33],{%r203,%r204};
bra.uni $1_45;
$1_38:
st.u16 [%rd33],%rs52;
or.b32 %r190,%r81,1;
setp.ge.s32 %p33,%r190,%r247;
@%p33 bra $1_40;
cvt.rn.f16.f32 %rs53,%f63;
st.u16 [%rd33+2],%rs53;
$1_40:
or.b32 %r196,%r81,2;
setp.ge.s32 %p34,%r196,%r247;
@%p34 bra $1_42;
cvt.rn.f16.f32 %rs54,%f64;
st.u16 [%rd33+4],%rs54;
$1_42:
or.b32 %r202,%r81,3;
setp.ge.s32 %p35,%r202,%r247;
@%p35 bra $1_45;
cvt.rn.f16.f32 %rs55,%f65;
st.u16 [%rd33+6],%rs55;
$1_45:
fma.rn.f32 %f66,%f120,%f73,%f77;
fma.rn.f32 %f67,%f123,%f73,%f77;
fma.rn.f32 %f68,%f126,%f73,%f77;
add.s64 %rd108,%rd32,%rd121;
add.s64 %rd35,%rd118,%rd108;
and.b64 %rd109,%rd35,7;
setp.eq.s64 %p37,%rd109,0;
and.pred %p38,%p29,%p37;
fma.rn.f32 %f91,%f117,%f73,%f77;
cvt.rn.f16.f32 %rs59,%f91;
@%p38 bra $1_52;
bra.uni $1_46;
$1_52:
cvt.rn.f16.f32 %rs63,%f66;
mov.b32 %r223,{%rs59,%rs63};
cvt.rn.f16.f32 %rs64,%f67;
cvt.rn.f16.f32 %rs65,%f68;
mov.b32 %r224,{%rs64,%rs65};
st.global.cs.v2.u32 [%rd35],{%r223,%r224};
bra.uni $1_53;
$1_46:
st.u16 [%rd35],%rs59;
or.b32 %r210,%r81,1;
setp.ge.s32 %p39,%r210,%r247;
@%p39 bra $1_48;
cvt.rn.f16.f32 %rs60,%f66;
st.u16 [%rd35+2],%rs60;
$1_48:
or.b32 %r216,%r81,2;
setp.ge.s32 %p40,%r216,%r247;
@%p40 bra $1_50;
cvt.rn.f16.f32 %rs61,%f67;
st.u16 [%rd35+4],%rs61;
$1_50:
or.b32 %r222,%r81,3;
setp.ge.s32 %p41,%r222,%r247;
@%p41 bra $1_53;
cvt.rn.f16.f32 %rs62,%f68;
st.u16 [%rd35+6],%rs62;
$1_53:
fma.rn.f32 %f69,%f121,%f74,%f78;
fma.rn.f32 %f70,%f124,%f74,%f78;
fma.rn.f32 %f71,%f127,%f74,%f78;
selp.b64 %rd111,2,0,%p30;
mul.lo.s64 %rd112,%rd121,%rd111;
add.s64 %rd113,%rd32,%rd112;
add.s64 %rd37,%rd118,%rd113;
and.b64 %rd114,%rd37,7;
setp.eq.s64 %p43,%rd114,0;
and.pred %p45,%p29,%p43;
fma.rn.f32 %f98,%f118,%f74,%f78;
cvt.rn.f16.f32 %rs66,%f98;
@%p45 bra $1_60;
bra.uni $1_54;
$1_60:
cvt.rn.f16.f32 %rs70,%f69;
mov.b32 %r243,{%rs66,%rs70};
cvt.rn.f16.f32 %rs71,%f70;
cvt.rn.f16.f32 %rs72,%f71;
mov.b32 %r244,{%rs71,%rs72};
st.global.cs.v2.u32 [%rd37],{%r243,%r244};
bra.uni $1_61;
$1_54:
st.u16 [%rd37],%rs66;
or.b32 %r230,%r81,1;
setp.ge.s32 %p46,%r230,%r247;
@%p46 bra $1_56;
cvt.rn.f16.f32 %rs67,%f69;
st.u16 [%rd37+2],%rs67;
$1_56:
or.b32 %r236,%r81,2;
setp.ge.s32 %p47,%r236,%r247;
@%p47 bra $1_58;
cvt.rn.f16.f32 %rs68,%f70;
st.u16 [%rd37+4],%rs68;
$1_58:
or.b32 %r242,%r81,3;
setp.ge.s32 %p48,%r242,%r247;
@%p48 bra $1_61;
cvt.rn.f16.f32 %rs69,%f71;
st.u16 [%rd37+6],%rs69;
$1_61:
ret;
}
`;
