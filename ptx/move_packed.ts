// Made from kernels/move_packed.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/move_packed.cu`. */
export const MOVE_PACKED: string = `.version 8.0
.target sm_75
.address_size 64
.shared .align 4 .b8 _ZZ11store_groupILi3EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines[3072];
.func (.param .b32 func_retval0) _Z14border_outsideiii(
.param .b32 p0,
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<10>;
.reg .b32 %r<20>;
ld.param.u32 %r6,[p0];
ld.param.u32 %r7,[p1];
ld.param.u32 %r8,[p2];
setp.eq.s32 %p1,%r8,0;
mov.u32 %r19,-1;
@%p1 bra $0_5;
setp.eq.s32 %p2,%r8,1;
setp.eq.s32 %p3,%r7,1;
or.pred %p4,%p3,%p2;
@%p4 bra $0_4;
bra.uni $0_2;
$0_4:
setp.lt.s32 %p9,%r6,0;
add.s32 %r18,%r7,-1;
selp.b32 %r19,0,%r18,%p9;
bra.uni $0_5;
$0_2:
setp.eq.s32 %p5,%r8,4;
shl.b32 %r10,%r7,1;
add.s32 %r11,%r10,-2;
setp.eq.s32 %p6,%r8,2;
selp.b32 %r12,%r10,%r11,%p6;
selp.b32 %r1,%r7,%r12,%p5;
rem.s32 %r13,%r6,%r1;
shr.s32 %r14,%r13,31;
and.b32 %r15,%r14,%r1;
add.s32 %r19,%r15,%r13;
setp.lt.s32 %p7,%r19,%r7;
@%p7 bra $0_5;
selp.b32 %r16,-1,0,%p6;
add.s32 %r17,%r1,%r16;
sub.s32 %r19,%r17,%r19;
$0_5:
st.param.b32 [func_retval0+0],%r19;
ret;
}
.visible .entry place_packed_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<101>;
.reg .b32 %r<353>;
.reg .b64 %rd<103>;
ld.param.u64 %rd41,[p0];
ld.param.v2.u32 {%r323,%r324},[p1+32];
ld.param.v2.u32 {%r109,%r110},[p1+40];
ld.param.u64 %rd46,[p2];
ld.param.v2.u32 {%r325,%r326},[p3+32];
ld.param.v2.u32 {%r113,%r114},[p3+40];
ld.param.u32 %r328,[p4];
ld.param.u32 %r327,[p5];
ld.param.u64 %rd51,[p6];
ld.param.u32 %r104,[p7];
ld.param.u32 %r105,[p8];
ld.param.u32 %r106,[p9];
ld.param.u64 %rd100,[p3+8];
ld.param.u64 %rd47,[p3];
ld.param.u64 %rd98,[p1+8];
ld.param.u64 %rd42,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p11,%r110,0;
@%p11 bra $1_2;
cvta.to.global.u64 %rd52,%rd41;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r323,%r324},[%rd54+32];
ld.global.u64 %rd98,[%rd54+8];
ld.global.u64 %rd97,[%rd54];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd42,%rd55;
add.s64 %rd97,%rd41,%rd56;
$1_3:
setp.eq.s32 %p12,%r114,0;
@%p12 bra $1_5;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r325,%r326},[%rd59+32];
ld.global.u64 %rd100,[%rd59+8];
ld.global.u64 %rd99,[%rd59];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd47,%rd60;
add.s64 %rd99,%rd46,%rd61;
$1_6:
mov.u32 %r119,%ctaid.y;
shl.b32 %r120,%r119,3;
mov.u32 %r121,%tid.y;
add.s32 %r17,%r120,%r121;
setp.ge.s32 %p13,%r17,%r326;
@%p13 bra $1_44;
setp.eq.s64 %p14,%rd51,0;
@%p14 bra $1_9;
cvta.to.global.u64 %rd62,%rd51;
mul.wide.u32 %rd63,%r1,8;
add.s64 %rd64,%rd62,%rd63;
ld.global.u32 %r328,[%rd64];
ld.global.u32 %r327,[%rd64+4];
$1_9:
not.b32 %r122,%r17;
add.s32 %r123,%r324,%r122;
add.s32 %r124,%r123,%r327;
sub.s32 %r125,%r17,%r327;
setp.eq.s32 %p15,%r106,0;
selp.b32 %r329,%r125,%r124,%p15;
setp.lt.u32 %p16,%r329,%r324;
@%p16 bra $1_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r329;
.param .b32 param1;
st.param.b32 [param1+0],%r324;
.param .b32 param2;
st.param.b32 [param2+0],%r104;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r329,[retval0+0];
}
$1_11:
cvt.u32.u64 %r127,%rd98;
mul.lo.s32 %r25,%r329,%r127;
add.s32 %r128,%r324,-1;
mad.lo.s32 %r26,%r128,%r127,%r323;
cvt.u32.u64 %r129,%rd100;
mul.lo.s32 %r130,%r17,%r129;
cvt.s64.s32 %rd65,%r130;
add.s64 %rd29,%rd99,%rd65;
cvt.u32.u64 %r131,%rd29;
neg.s32 %r132,%r131;
and.b32 %r133,%r132,15;
mov.u32 %r134,%ctaid.x;
bfi.b32 %r135,%r134,%r133,10,22;
mov.u32 %r350,%tid.x;
shl.b32 %r137,%r350,4;
add.s32 %r27,%r135,%r137;
setp.eq.s32 %p17,%r133,0;
setp.ne.s32 %p18,%r134,0;
or.pred %p1,%p18,%p17;
cvt.u32.u64 %r28,%rd97;
sub.s32 %r138,%r27,%r328;
add.s32 %r139,%r138,%r25;
add.s32 %r29,%r139,%r28;
and.b32 %r30,%r29,15;
sub.s32 %r31,%r139,%r30;
add.s32 %r140,%r30,31;
add.s32 %r141,%r27,16;
setp.le.s32 %p19,%r141,%r325;
or.b32 %r142,%r138,%r329;
setp.gt.s32 %p20,%r142,-1;
and.pred %p21,%p19,%p20;
add.s32 %r143,%r138,16;
setp.le.s32 %p22,%r143,%r323;
and.pred %p23,%p22,%p21;
setp.gt.s32 %p24,%r31,-1;
and.pred %p25,%p23,%p24;
and.b32 %r144,%r140,48;
add.s32 %r145,%r144,%r31;
setp.le.s32 %p26,%r145,%r26;
and.pred %p2,%p25,%p26;
not.pred %p27,%p2;
@%p27 bra $1_14;
cvt.s64.s32 %rd67,%r31;
add.s64 %rd66,%rd97,%rd67;
ld.global.nc.v4.u32 {%r337,%r336,%r335,%r334},[%rd66];
setp.eq.s32 %p28,%r30,0;
mov.u32 %r330,0;
mov.u32 %r331,%r330;
mov.u32 %r332,%r330;
mov.u32 %r333,%r330;
@%p28 bra $1_14;
add.s64 %rd68,%rd66,16;
ld.global.nc.v4.u32 {%r333,%r332,%r331,%r330},[%rd68];
$1_14:
add.s32 %r48,%r27,512;
sub.s32 %r159,%r48,%r328;
add.s32 %r160,%r159,%r25;
add.s32 %r49,%r160,%r28;
and.b32 %r50,%r49,15;
sub.s32 %r51,%r160,%r50;
add.s32 %r161,%r50,31;
add.s32 %r162,%r27,528;
setp.le.s32 %p29,%r162,%r325;
or.b32 %r163,%r159,%r329;
setp.gt.s32 %p30,%r163,-1;
and.pred %p31,%p29,%p30;
add.s32 %r164,%r159,16;
setp.le.s32 %p32,%r164,%r323;
and.pred %p33,%p32,%p31;
setp.gt.s32 %p34,%r51,-1;
and.pred %p35,%p33,%p34;
and.b32 %r165,%r161,48;
add.s32 %r166,%r165,%r51;
setp.le.s32 %p36,%r166,%r26;
and.pred %p3,%p35,%p36;
setp.ge.s32 %p37,%r48,%r325;
or.pred %p38,%p37,%p3;
setp.ge.s32 %p39,%r27,%r325;
or.pred %p40,%p39,%p2;
and.pred %p41,%p1,%p40;
and.pred %p4,%p41,%p38;
not.pred %p42,%p3;
@%p42 bra $1_17;
cvt.s64.s32 %rd70,%r51;
add.s64 %rd69,%rd97,%rd70;
ld.global.nc.v4.u32 {%r345,%r344,%r343,%r342},[%rd69];
setp.eq.s32 %p43,%r50,0;
mov.u32 %r338,0;
mov.u32 %r339,%r338;
mov.u32 %r340,%r338;
mov.u32 %r341,%r338;
@%p43 bra $1_17;
add.s64 %rd71,%rd69,16;
ld.global.nc.v4.u32 {%r341,%r340,%r339,%r338},[%rd71];
$1_17:
@%p27 bra $1_19;
and.b32 %r183,%r29,8;
setp.eq.s32 %p45,%r183,0;
selp.b32 %r184,%r337,%r335,%p45;
selp.b32 %r185,%r336,%r334,%p45;
selp.b32 %r186,%r335,%r333,%p45;
selp.b32 %r187,%r334,%r332,%p45;
selp.b32 %r188,%r333,%r331,%p45;
selp.b32 %r189,%r332,%r330,%p45;
and.b32 %r190,%r29,4;
setp.eq.s32 %p46,%r190,0;
selp.b32 %r191,%r184,%r185,%p46;
selp.b32 %r192,%r185,%r186,%p46;
selp.b32 %r193,%r186,%r187,%p46;
selp.b32 %r194,%r187,%r188,%p46;
selp.b32 %r195,%r188,%r189,%p46;
and.b32 %r196,%r29,3;
mad.lo.s32 %r197,%r196,4369,12816;
and.b32 %r198,%r197,30583;
prmt.b32 %r179,%r191,%r192,%r198;
prmt.b32 %r180,%r192,%r193,%r198;
prmt.b32 %r181,%r193,%r194,%r198;
prmt.b32 %r182,%r194,%r195,%r198;
mov.u32 %r199,%tid.x;
shl.b32 %r200,%r199,4;
add.s32 %r206,%r135,%r200;
cvt.s64.s32 %rd73,%r206;
add.s64 %rd72,%rd29,%rd73;
st.global.cs.v4.u32 [%rd72],{%r179,%r180,%r181,%r182};
$1_19:
@%p42 bra $1_21;
and.b32 %r211,%r49,8;
setp.eq.s32 %p48,%r211,0;
selp.b32 %r212,%r345,%r343,%p48;
selp.b32 %r213,%r344,%r342,%p48;
selp.b32 %r214,%r343,%r341,%p48;
selp.b32 %r215,%r342,%r340,%p48;
selp.b32 %r216,%r341,%r339,%p48;
selp.b32 %r217,%r340,%r338,%p48;
and.b32 %r218,%r49,4;
setp.eq.s32 %p49,%r218,0;
selp.b32 %r219,%r212,%r213,%p49;
selp.b32 %r220,%r213,%r214,%p49;
selp.b32 %r221,%r214,%r215,%p49;
selp.b32 %r222,%r215,%r216,%p49;
selp.b32 %r223,%r216,%r217,%p49;
and.b32 %r224,%r49,3;
mad.lo.s32 %r225,%r224,4369,12816;
and.b32 %r226,%r225,30583;
prmt.b32 %r207,%r219,%r220,%r226;
prmt.b32 %r208,%r220,%r221,%r226;
prmt.b32 %r209,%r221,%r222,%r226;
prmt.b32 %r210,%r222,%r223,%r226;
cvt.s64.s32 %rd75,%r48;
add.s64 %rd74,%rd29,%rd75;
st.global.cs.v4.u32 [%rd74],{%r207,%r208,%r209,%r210};
$1_21:
mov.u32 %r227,-1;
vote.sync.all.pred %p50,%p4,%r227;
@%p50 bra $1_44;
setp.eq.s32 %p51,%r104,0;
and.b32 %r229,%r105,255;
mul.lo.s32 %r68,%r229,16843009;
@%p51 bra $1_24;
mov.u32 %r230,-1;
vote.sync.ballot.b32 %r231,%p2,%r230;
cvt.u64.u32 %rd76,%r231;
mov.u32 %r232,%tid.x;
shl.b32 %r233,%r232,4;
add.s32 %r239,%r135,%r233;
setp.lt.s32 %p53,%r239,%r325;
and.pred %p55,%p53,%p27;
vote.sync.ballot.b32 %r240,%p55,%r230;
cvt.u64.u32 %rd77,%r240;
vote.sync.ballot.b32 %r241,%p3,%r230;
cvt.u64.u32 %rd78,%r241;
bfi.b64 %rd101,%rd78,%rd76,32,32;
setp.lt.s32 %p58,%r48,%r325;
and.pred %p60,%p58,%p42;
vote.sync.ballot.b32 %r242,%p60,%r230;
cvt.u64.u32 %rd79,%r242;
bfi.b64 %rd102,%rd79,%rd77,32,32;
bra.uni $1_33;
$1_24:
mov.u32 %r243,%tid.x;
shl.b32 %r244,%r243,4;
add.s32 %r250,%r135,%r244;
add.s32 %r251,%r250,16;
setp.gt.s32 %p63,%r251,%r325;
mov.pred %p99,0;
@%p63 bra $1_26;
setp.lt.s32 %p64,%r329,0;
sub.s32 %r260,%r250,%r328;
setp.lt.s32 %p65,%r260,-15;
or.pred %p66,%p64,%p65;
setp.ge.s32 %p67,%r260,%r323;
or.pred %p99,%p67,%p66;
$1_26:
cvt.s64.s32 %rd80,%r250;
add.s64 %rd34,%rd29,%rd80;
not.pred %p68,%p99;
@%p68 bra $1_28;
st.v4.u32 [%rd34],{%r68,%r68,%r68,%r68};
$1_28:
mov.u32 %r269,-1;
vote.sync.ballot.b32 %r69,%p2,%r269;
or.pred %p70,%p2,%p99;
not.pred %p71,%p70;
setp.lt.s32 %p72,%r250,%r325;
and.pred %p73,%p72,%p71;
vote.sync.ballot.b32 %r70,%p73,%r269;
add.s32 %r278,%r48,16;
setp.gt.s32 %p74,%r278,%r325;
mov.pred %p100,0;
@%p74 bra $1_30;
setp.lt.s32 %p75,%r329,0;
setp.lt.s32 %p76,%r159,-15;
or.pred %p77,%p75,%p76;
setp.ge.s32 %p78,%r159,%r323;
or.pred %p100,%p78,%p77;
$1_30:
not.pred %p79,%p100;
@%p79 bra $1_32;
st.v4.u32 [%rd34+512],{%r68,%r68,%r68,%r68};
$1_32:
mov.u32 %r280,-1;
vote.sync.ballot.b32 %r281,%p3,%r280;
cvt.u64.u32 %rd81,%r281;
cvt.u64.u32 %rd82,%r69;
bfi.b64 %rd101,%rd81,%rd82,32,32;
or.pred %p81,%p3,%p100;
not.pred %p82,%p81;
setp.lt.s32 %p83,%r48,%r325;
and.pred %p84,%p83,%p82;
vote.sync.ballot.b32 %r282,%p84,%r280;
cvt.u64.u32 %rd83,%r282;
cvt.u64.u32 %rd84,%r70;
bfi.b64 %rd102,%rd83,%rd84,32,32;
$1_33:
neg.s64 %rd85,%rd101;
and.b64 %rd86,%rd101,%rd85;
add.s64 %rd87,%rd86,-1;
setp.eq.s64 %p86,%rd101,0;
selp.b64 %rd88,-1,%rd87,%p86;
and.b64 %rd39,%rd88,%rd102;
xor.b64 %rd40,%rd39,%rd102;
setp.eq.s64 %p87,%rd39,0;
mov.u32 %r348,0;
mov.u32 %r346,%r348;
mov.u32 %r347,%r348;
@%p87 bra $1_35;
neg.s64 %rd89,%rd39;
and.b64 %rd90,%rd39,%rd89;
clz.b64 %r285,%rd90;
shl.b32 %r286,%r285,4;
or.b32 %r292,%r135,1008;
sub.s32 %r346,%r292,%r286;
clz.b64 %r293,%rd39;
shl.b32 %r294,%r293,4;
add.s32 %r295,%r135,1024;
sub.s32 %r347,%r295,%r294;
$1_35:
setp.eq.s64 %p88,%rd40,0;
mov.u32 %r349,%r348;
@%p88 bra $1_37;
neg.s64 %rd91,%rd40;
and.b64 %rd92,%rd40,%rd91;
clz.b64 %r298,%rd92;
shl.b32 %r299,%r298,4;
or.b32 %r305,%r135,1008;
sub.s32 %r348,%r305,%r299;
clz.b64 %r306,%rd40;
shl.b32 %r307,%r306,4;
add.s32 %r308,%r135,1024;
sub.s32 %r349,%r308,%r307;
$1_37:
setp.eq.s32 %p89,%r134,0;
setp.ne.s32 %p90,%r133,0;
and.pred %p91,%p89,%p90;
setp.lt.s32 %p92,%r347,%r133;
selp.b32 %r79,0,%r346,%p91;
and.pred %p93,%p91,%p92;
selp.b32 %r313,%r133,%r347,%p93;
min.s32 %r80,%r313,%r325;
min.s32 %r314,%r349,%r325;
sub.s32 %r81,%r80,%r79;
sub.s32 %r315,%r81,%r348;
add.s32 %r82,%r315,%r314;
setp.ge.s32 %p94,%r350,%r82;
@%p94 bra $1_44;
sub.s32 %r317,%r79,%r80;
add.s32 %r83,%r317,%r348;
neg.s32 %r84,%r328;
$1_39:
.pragma "nounroll";
setp.lt.s32 %p95,%r350,%r81;
selp.b32 %r87,%r79,%r83,%p95;
add.s32 %r318,%r84,%r87;
add.s32 %r351,%r318,%r350;
setp.lt.u32 %p96,%r351,%r323;
@%p96 bra $1_41;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r351;
.param .b32 param1;
st.param.b32 [param1+0],%r323;
.param .b32 param2;
st.param.b32 [param2+0],%r104;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r351,[retval0+0];
}
$1_41:
or.b32 %r319,%r351,%r329;
setp.lt.s32 %p97,%r319,0;
mov.u32 %r352,%r105;
@%p97 bra $1_43;
add.s32 %r321,%r351,%r25;
cvt.s64.s32 %rd94,%r321;
add.s64 %rd93,%rd97,%rd94;
ld.global.nc.u8 %r352,[%rd93];
$1_43:
add.s32 %r322,%r87,%r350;
cvt.s64.s32 %rd95,%r322;
add.s64 %rd96,%rd29,%rd95;
st.u8 [%rd96],%r352;
add.s32 %r350,%r350,32;
setp.lt.s32 %p98,%r350,%r82;
@%p98 bra $1_39;
$1_44:
ret;
}
.visible .entry place_packed_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<107>;
.reg .b32 %r<415>;
.reg .b64 %rd<107>;
ld.param.u64 %rd43,[p0];
ld.param.v2.u32 {%r382,%r383},[p1+32];
ld.param.v2.u32 {%r120,%r121},[p1+40];
ld.param.u64 %rd48,[p2];
ld.param.v2.u32 {%r384,%r385},[p3+32];
ld.param.v2.u32 {%r124,%r125},[p3+40];
ld.param.u32 %r387,[p4];
ld.param.u32 %r386,[p5];
ld.param.u64 %rd53,[p6];
ld.param.u32 %r115,[p7];
ld.param.u32 %r116,[p8];
ld.param.u32 %r117,[p9];
ld.param.u64 %rd104,[p3+8];
ld.param.u64 %rd49,[p3];
ld.param.u64 %rd102,[p1+8];
ld.param.u64 %rd44,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p11,%r121,0;
@%p11 bra $2_2;
cvta.to.global.u64 %rd54,%rd43;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r382,%r383},[%rd56+32];
ld.global.u64 %rd102,[%rd56+8];
ld.global.u64 %rd101,[%rd56];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd44,%rd57;
add.s64 %rd101,%rd43,%rd58;
$2_3:
setp.eq.s32 %p12,%r125,0;
@%p12 bra $2_5;
cvta.to.global.u64 %rd59,%rd48;
mul.wide.s32 %rd60,%r1,40;
add.s64 %rd61,%rd59,%rd60;
ld.global.v2.u32 {%r384,%r385},[%rd61+32];
ld.global.u64 %rd104,[%rd61+8];
ld.global.u64 %rd103,[%rd61];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd62,%r1;
mul.lo.s64 %rd63,%rd49,%rd62;
add.s64 %rd103,%rd48,%rd63;
$2_6:
mov.u32 %r130,%ctaid.y;
shl.b32 %r131,%r130,3;
mov.u32 %r132,%tid.y;
add.s32 %r15,%r131,%r132;
setp.ge.s32 %p13,%r15,%r385;
@%p13 bra $2_48;
setp.eq.s64 %p14,%rd53,0;
@%p14 bra $2_9;
cvta.to.global.u64 %rd64,%rd53;
mul.wide.u32 %rd65,%r1,8;
add.s64 %rd66,%rd64,%rd65;
ld.global.u32 %r387,[%rd66];
ld.global.u32 %r386,[%rd66+4];
$2_9:
mul.lo.s32 %r21,%r384,3;
mul.lo.s32 %r22,%r382,3;
not.b32 %r133,%r15;
add.s32 %r134,%r383,%r133;
add.s32 %r135,%r134,%r386;
sub.s32 %r136,%r15,%r386;
setp.eq.s32 %p15,%r117,0;
selp.b32 %r388,%r136,%r135,%p15;
setp.lt.u32 %p16,%r388,%r383;
@%p16 bra $2_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r388;
.param .b32 param1;
st.param.b32 [param1+0],%r383;
.param .b32 param2;
st.param.b32 [param2+0],%r115;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r388,[retval0+0];
}
$2_11:
cvt.u32.u64 %r138,%rd102;
mul.lo.s32 %r26,%r388,%r138;
add.s32 %r139,%r383,-1;
mad.lo.s32 %r27,%r139,%r138,%r22;
cvt.u32.u64 %r140,%rd104;
mul.lo.s32 %r141,%r15,%r140;
cvt.s64.s32 %rd67,%r141;
add.s64 %rd29,%rd103,%rd67;
cvt.u32.u64 %r142,%rd29;
neg.s32 %r143,%r142;
and.b32 %r144,%r143,15;
mov.u32 %r145,%ctaid.x;
bfi.b32 %r146,%r145,%r144,10,22;
mov.u32 %r410,%tid.x;
shl.b32 %r148,%r410,4;
add.s32 %r28,%r146,%r148;
setp.eq.s32 %p17,%r144,0;
setp.ne.s32 %p18,%r145,0;
or.pred %p1,%p18,%p17;
cvt.u32.u64 %r29,%rd101;
mul.lo.s32 %r30,%r387,-3;
add.s32 %r149,%r28,%r30;
add.s32 %r150,%r149,%r26;
add.s32 %r31,%r150,%r29;
and.b32 %r32,%r31,15;
sub.s32 %r33,%r150,%r32;
add.s32 %r151,%r32,31;
add.s32 %r152,%r28,16;
setp.le.s32 %p19,%r152,%r21;
or.b32 %r153,%r149,%r388;
setp.gt.s32 %p20,%r153,-1;
and.pred %p21,%p19,%p20;
add.s32 %r154,%r149,16;
setp.le.s32 %p22,%r154,%r22;
and.pred %p23,%p22,%p21;
setp.gt.s32 %p24,%r33,-1;
and.pred %p25,%p23,%p24;
and.b32 %r155,%r151,48;
add.s32 %r156,%r155,%r33;
setp.le.s32 %p26,%r156,%r27;
and.pred %p2,%p25,%p26;
not.pred %p27,%p2;
@%p27 bra $2_14;
cvt.s64.s32 %rd69,%r33;
add.s64 %rd68,%rd101,%rd69;
ld.global.nc.v4.u32 {%r396,%r395,%r394,%r393},[%rd68];
setp.eq.s32 %p28,%r32,0;
mov.u32 %r389,0;
mov.u32 %r390,%r389;
mov.u32 %r391,%r389;
mov.u32 %r392,%r389;
@%p28 bra $2_14;
add.s64 %rd70,%rd68,16;
ld.global.nc.v4.u32 {%r392,%r391,%r390,%r389},[%rd70];
$2_14:
add.s32 %r50,%r28,512;
add.s32 %r170,%r50,%r30;
add.s32 %r171,%r170,%r26;
add.s32 %r51,%r171,%r29;
and.b32 %r52,%r51,15;
sub.s32 %r53,%r171,%r52;
add.s32 %r172,%r52,31;
add.s32 %r173,%r28,528;
setp.le.s32 %p29,%r173,%r21;
or.b32 %r174,%r170,%r388;
setp.gt.s32 %p30,%r174,-1;
and.pred %p31,%p29,%p30;
add.s32 %r175,%r170,16;
setp.le.s32 %p32,%r175,%r22;
and.pred %p33,%p32,%p31;
setp.gt.s32 %p34,%r53,-1;
and.pred %p35,%p33,%p34;
and.b32 %r176,%r172,48;
add.s32 %r177,%r176,%r53;
setp.le.s32 %p36,%r177,%r27;
and.pred %p3,%p35,%p36;
setp.ge.s32 %p37,%r50,%r21;
or.pred %p38,%p37,%p3;
setp.ge.s32 %p39,%r28,%r21;
or.pred %p40,%p39,%p2;
and.pred %p41,%p1,%p40;
and.pred %p4,%p41,%p38;
not.pred %p42,%p3;
@%p42 bra $2_17;
cvt.s64.s32 %rd72,%r53;
add.s64 %rd71,%rd101,%rd72;
ld.global.nc.v4.u32 {%r404,%r403,%r402,%r401},[%rd71];
setp.eq.s32 %p43,%r52,0;
mov.u32 %r397,0;
mov.u32 %r398,%r397;
mov.u32 %r399,%r397;
mov.u32 %r400,%r397;
@%p43 bra $2_17;
add.s64 %rd73,%rd71,16;
ld.global.nc.v4.u32 {%r400,%r399,%r398,%r397},[%rd73];
$2_17:
@%p27 bra $2_19;
and.b32 %r194,%r31,8;
setp.eq.s32 %p45,%r194,0;
selp.b32 %r195,%r396,%r394,%p45;
selp.b32 %r196,%r395,%r393,%p45;
selp.b32 %r197,%r394,%r392,%p45;
selp.b32 %r198,%r393,%r391,%p45;
selp.b32 %r199,%r392,%r390,%p45;
selp.b32 %r200,%r391,%r389,%p45;
and.b32 %r201,%r31,4;
setp.eq.s32 %p46,%r201,0;
selp.b32 %r202,%r195,%r196,%p46;
selp.b32 %r203,%r196,%r197,%p46;
selp.b32 %r204,%r197,%r198,%p46;
selp.b32 %r205,%r198,%r199,%p46;
selp.b32 %r206,%r199,%r200,%p46;
and.b32 %r207,%r31,3;
mad.lo.s32 %r208,%r207,4369,12816;
and.b32 %r209,%r208,30583;
prmt.b32 %r190,%r202,%r203,%r209;
prmt.b32 %r191,%r203,%r204,%r209;
prmt.b32 %r192,%r204,%r205,%r209;
prmt.b32 %r193,%r205,%r206,%r209;
mov.u32 %r210,%tid.x;
shl.b32 %r211,%r210,4;
add.s32 %r217,%r146,%r211;
cvt.s64.s32 %rd75,%r217;
add.s64 %rd74,%rd29,%rd75;
st.global.cs.v4.u32 [%rd74],{%r190,%r191,%r192,%r193};
$2_19:
@%p42 bra $2_21;
and.b32 %r222,%r51,8;
setp.eq.s32 %p48,%r222,0;
selp.b32 %r223,%r404,%r402,%p48;
selp.b32 %r224,%r403,%r401,%p48;
selp.b32 %r225,%r402,%r400,%p48;
selp.b32 %r226,%r401,%r399,%p48;
selp.b32 %r227,%r400,%r398,%p48;
selp.b32 %r228,%r399,%r397,%p48;
and.b32 %r229,%r51,4;
setp.eq.s32 %p49,%r229,0;
selp.b32 %r230,%r223,%r224,%p49;
selp.b32 %r231,%r224,%r225,%p49;
selp.b32 %r232,%r225,%r226,%p49;
selp.b32 %r233,%r226,%r227,%p49;
selp.b32 %r234,%r227,%r228,%p49;
and.b32 %r235,%r51,3;
mad.lo.s32 %r236,%r235,4369,12816;
and.b32 %r237,%r236,30583;
prmt.b32 %r218,%r230,%r231,%r237;
prmt.b32 %r219,%r231,%r232,%r237;
prmt.b32 %r220,%r232,%r233,%r237;
prmt.b32 %r221,%r233,%r234,%r237;
cvt.s64.s32 %rd77,%r50;
add.s64 %rd76,%rd29,%rd77;
st.global.cs.v4.u32 [%rd76],{%r218,%r219,%r220,%r221};
$2_21:
mov.u32 %r238,-1;
vote.sync.all.pred %p50,%p4,%r238;
@%p50 bra $2_48;
setp.eq.s32 %p51,%r115,0;
@%p51 bra $2_24;
mov.u32 %r240,-1;
vote.sync.ballot.b32 %r241,%p2,%r240;
cvt.u64.u32 %rd78,%r241;
mov.u32 %r242,%tid.x;
shl.b32 %r243,%r242,4;
add.s32 %r249,%r146,%r243;
setp.lt.s32 %p53,%r249,%r21;
and.pred %p55,%p53,%p27;
vote.sync.ballot.b32 %r250,%p55,%r240;
cvt.u64.u32 %rd79,%r250;
vote.sync.ballot.b32 %r251,%p3,%r240;
cvt.u64.u32 %rd80,%r251;
bfi.b64 %rd105,%rd80,%rd78,32,32;
setp.lt.s32 %p58,%r50,%r21;
and.pred %p60,%p58,%p42;
vote.sync.ballot.b32 %r252,%p60,%r240;
cvt.u64.u32 %rd81,%r252;
bfi.b64 %rd106,%rd81,%rd79,32,32;
bra.uni $2_33;
$2_24:
mov.u32 %r253,%tid.x;
shl.b32 %r254,%r253,4;
add.s32 %r260,%r146,%r254;
add.s32 %r261,%r260,16;
setp.gt.s32 %p63,%r261,%r21;
mov.pred %p105,0;
@%p63 bra $2_26;
setp.lt.s32 %p64,%r388,0;
mad.lo.s32 %r270,%r387,-3,%r260;
setp.lt.s32 %p65,%r270,-15;
or.pred %p66,%p64,%p65;
setp.ge.s32 %p67,%r270,%r22;
or.pred %p105,%p67,%p66;
$2_26:
cvt.s64.s32 %rd82,%r260;
add.s64 %rd34,%rd29,%rd82;
not.pred %p68,%p105;
@%p68 bra $2_28;
mov.u32 %r285,0;
mul.hi.s32 %r289,%r260,1431655766;
shr.u32 %r290,%r289,31;
add.s32 %r291,%r289,%r290;
mul.lo.s32 %r292,%r291,3;
sub.s32 %r293,%r260,%r292;
setp.eq.s32 %p69,%r293,0;
setp.eq.s32 %p70,%r293,1;
selp.b32 %r294,4129,8450,%p70;
mov.u32 %r295,4129;
selp.b32 %r296,528,%r294,%p69;
prmt.b32 %r297,%r116,%r285,%r296;
prmt.b32 %r298,%r297,%r285,%r295;
prmt.b32 %r299,%r298,%r285,%r295;
st.v4.u32 [%rd34],{%r297,%r298,%r299,%r297};
$2_28:
mov.u32 %r300,-1;
vote.sync.ballot.b32 %r70,%p2,%r300;
or.pred %p72,%p2,%p105;
not.pred %p73,%p72;
setp.lt.s32 %p74,%r260,%r21;
and.pred %p75,%p74,%p73;
vote.sync.ballot.b32 %r71,%p75,%r300;
add.s32 %r309,%r50,16;
setp.gt.s32 %p76,%r309,%r21;
mov.pred %p106,0;
@%p76 bra $2_30;
setp.lt.s32 %p77,%r388,0;
mad.lo.s32 %r310,%r387,-3,%r50;
setp.lt.s32 %p78,%r310,-15;
or.pred %p79,%p77,%p78;
setp.ge.s32 %p80,%r310,%r22;
or.pred %p106,%p80,%p79;
$2_30:
not.pred %p81,%p106;
@%p81 bra $2_32;
mul.hi.s32 %r312,%r50,1431655766;
shr.u32 %r313,%r312,31;
add.s32 %r314,%r312,%r313;
mul.lo.s32 %r315,%r314,3;
sub.s32 %r316,%r50,%r315;
setp.eq.s32 %p82,%r316,0;
mov.u32 %r317,0;
setp.eq.s32 %p83,%r316,1;
selp.b32 %r318,4129,8450,%p83;
mov.u32 %r319,4129;
selp.b32 %r320,528,%r318,%p82;
prmt.b32 %r321,%r116,%r317,%r320;
prmt.b32 %r322,%r321,%r317,%r319;
prmt.b32 %r323,%r322,%r317,%r319;
st.v4.u32 [%rd34+512],{%r321,%r322,%r323,%r321};
$2_32:
mov.u32 %r324,-1;
vote.sync.ballot.b32 %r325,%p3,%r324;
cvt.u64.u32 %rd83,%r325;
cvt.u64.u32 %rd84,%r70;
bfi.b64 %rd105,%rd83,%rd84,32,32;
or.pred %p85,%p3,%p106;
not.pred %p86,%p85;
setp.lt.s32 %p87,%r50,%r21;
and.pred %p88,%p87,%p86;
vote.sync.ballot.b32 %r326,%p88,%r324;
cvt.u64.u32 %rd85,%r326;
cvt.u64.u32 %rd86,%r71;
bfi.b64 %rd106,%rd85,%rd86,32,32;
$2_33:
neg.s64 %rd87,%rd105;
and.b64 %rd88,%rd105,%rd87;
add.s64 %rd89,%rd88,-1;
setp.eq.s64 %p90,%rd105,0;
selp.b64 %rd90,-1,%rd89,%p90;
and.b64 %rd39,%rd90,%rd106;
xor.b64 %rd40,%rd39,%rd106;
setp.eq.s64 %p91,%rd39,0;
mov.u32 %r407,0;
mov.u32 %r405,%r407;
mov.u32 %r406,%r407;
@%p91 bra $2_35;
neg.s64 %rd91,%rd39;
and.b64 %rd92,%rd39,%rd91;
clz.b64 %r329,%rd92;
shl.b32 %r330,%r329,4;
or.b32 %r336,%r146,1008;
sub.s32 %r337,%r336,%r330;
clz.b64 %r338,%rd39;
shl.b32 %r339,%r338,4;
add.s32 %r340,%r146,1024;
sub.s32 %r406,%r340,%r339;
mul.hi.s32 %r341,%r337,1431655766;
shr.u32 %r342,%r341,31;
add.s32 %r405,%r341,%r342;
$2_35:
setp.eq.s64 %p92,%rd40,0;
mov.u32 %r408,%r407;
@%p92 bra $2_37;
neg.s64 %rd93,%rd40;
and.b64 %rd94,%rd40,%rd93;
clz.b64 %r345,%rd94;
shl.b32 %r346,%r345,4;
or.b32 %r352,%r146,1008;
sub.s32 %r353,%r352,%r346;
clz.b64 %r354,%rd40;
shl.b32 %r355,%r354,4;
add.s32 %r356,%r146,1024;
sub.s32 %r408,%r356,%r355;
mul.hi.s32 %r357,%r353,1431655766;
shr.u32 %r358,%r357,31;
add.s32 %r407,%r357,%r358;
$2_37:
setp.eq.s32 %p93,%r145,0;
setp.ne.s32 %p94,%r144,0;
and.pred %p95,%p93,%p94;
setp.lt.s32 %p96,%r406,%r144;
and.pred %p97,%p95,%p96;
selp.b32 %r363,%r144,%r406,%p97;
selp.b32 %r80,0,%r405,%p95;
min.s32 %r364,%r363,%r21;
add.s32 %r365,%r364,2;
mul.hi.s32 %r366,%r365,1431655766;
shr.u32 %r367,%r366,31;
add.s32 %r81,%r366,%r367;
min.s32 %r368,%r408,%r21;
add.s32 %r369,%r368,2;
mul.hi.s32 %r370,%r369,1431655766;
shr.u32 %r371,%r370,31;
add.s32 %r372,%r370,%r371;
sub.s32 %r82,%r81,%r80;
sub.s32 %r373,%r82,%r407;
add.s32 %r83,%r373,%r372;
setp.ge.s32 %p98,%r410,%r83;
@%p98 bra $2_48;
sub.s32 %r375,%r80,%r81;
add.s32 %r84,%r375,%r407;
shr.u32 %r85,%r116,8;
shr.u32 %r86,%r116,16;
neg.s32 %r87,%r387;
mul.lo.s32 %r409,%r410,3;
$2_39:
.pragma "nounroll";
setp.lt.s32 %p99,%r410,%r82;
selp.b32 %r92,%r80,%r84,%p99;
add.s32 %r376,%r87,%r92;
add.s32 %r411,%r376,%r410;
setp.lt.u32 %p100,%r411,%r382;
@%p100 bra $2_41;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r411;
.param .b32 param1;
st.param.b32 [param1+0],%r382;
.param .b32 param2;
st.param.b32 [param2+0],%r115;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r411,[retval0+0];
}
$2_41:
mad.lo.s32 %r377,%r411,3,%r26;
cvt.s64.s32 %rd41,%r377;
or.b32 %r96,%r411,%r388;
setp.lt.s32 %p101,%r96,0;
mov.u32 %r412,%r116;
@%p101 bra $2_43;
add.s64 %rd95,%rd101,%rd41;
ld.global.nc.u8 %r412,[%rd95];
$2_43:
mad.lo.s32 %r379,%r92,3,%r409;
cvt.s64.s32 %rd96,%r379;
add.s64 %rd42,%rd29,%rd96;
st.u8 [%rd42],%r412;
mov.u32 %r413,%r85;
@%p101 bra $2_45;
add.s64 %rd98,%rd101,%rd41;
add.s64 %rd97,%rd98,1;
ld.global.nc.u8 %r413,[%rd97];
$2_45:
st.u8 [%rd42+1],%r413;
mov.u32 %r414,%r86;
@%p101 bra $2_47;
add.s64 %rd100,%rd101,%rd41;
add.s64 %rd99,%rd100,2;
ld.global.nc.u8 %r414,[%rd99];
$2_47:
st.u8 [%rd42+2],%r414;
add.s32 %r409,%r409,96;
add.s32 %r410,%r410,32;
setp.lt.s32 %p104,%r410,%r83;
@%p104 bra $2_39;
$2_48:
ret;
}
.visible .entry place_packed_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<104>;
.reg .b32 %r<406>;
.reg .b64 %rd<109>;
ld.param.u64 %rd43,[p0];
ld.param.v2.u32 {%r372,%r373},[p1+32];
ld.param.v2.u32 {%r123,%r124},[p1+40];
ld.param.u64 %rd48,[p2];
ld.param.v2.u32 {%r374,%r375},[p3+32];
ld.param.v2.u32 {%r127,%r128},[p3+40];
ld.param.u32 %r377,[p4];
ld.param.u32 %r376,[p5];
ld.param.u64 %rd53,[p6];
ld.param.u32 %r118,[p7];
ld.param.u32 %r119,[p8];
ld.param.u32 %r120,[p9];
ld.param.u64 %rd106,[p3+8];
ld.param.u64 %rd49,[p3];
ld.param.u64 %rd104,[p1+8];
ld.param.u64 %rd44,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p11,%r124,0;
@%p11 bra $3_2;
cvta.to.global.u64 %rd54,%rd43;
mul.wide.s32 %rd55,%r1,40;
add.s64 %rd56,%rd54,%rd55;
ld.global.v2.u32 {%r372,%r373},[%rd56+32];
ld.global.u64 %rd104,[%rd56+8];
ld.global.u64 %rd103,[%rd56];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd57,%r1;
mul.lo.s64 %rd58,%rd44,%rd57;
add.s64 %rd103,%rd43,%rd58;
$3_3:
setp.eq.s32 %p12,%r128,0;
@%p12 bra $3_5;
cvta.to.global.u64 %rd59,%rd48;
mul.wide.s32 %rd60,%r1,40;
add.s64 %rd61,%rd59,%rd60;
ld.global.v2.u32 {%r374,%r375},[%rd61+32];
ld.global.u64 %rd106,[%rd61+8];
ld.global.u64 %rd105,[%rd61];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd62,%r1;
mul.lo.s64 %rd63,%rd49,%rd62;
add.s64 %rd105,%rd48,%rd63;
$3_6:
mov.u32 %r133,%ctaid.y;
shl.b32 %r134,%r133,3;
mov.u32 %r135,%tid.y;
add.s32 %r15,%r134,%r135;
setp.ge.s32 %p13,%r15,%r375;
@%p13 bra $3_50;
setp.eq.s64 %p14,%rd53,0;
@%p14 bra $3_9;
cvta.to.global.u64 %rd64,%rd53;
mul.wide.u32 %rd65,%r1,8;
add.s64 %rd66,%rd64,%rd65;
ld.global.u32 %r377,[%rd66];
ld.global.u32 %r376,[%rd66+4];
$3_9:
shl.b32 %r21,%r374,2;
shl.b32 %r22,%r372,2;
not.b32 %r136,%r15;
add.s32 %r137,%r373,%r136;
add.s32 %r138,%r137,%r376;
sub.s32 %r139,%r15,%r376;
setp.eq.s32 %p15,%r120,0;
selp.b32 %r378,%r139,%r138,%p15;
setp.lt.u32 %p16,%r378,%r373;
@%p16 bra $3_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r378;
.param .b32 param1;
st.param.b32 [param1+0],%r373;
.param .b32 param2;
st.param.b32 [param2+0],%r118;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r378,[retval0+0];
}
$3_11:
cvt.u32.u64 %r141,%rd104;
mul.lo.s32 %r26,%r378,%r141;
add.s32 %r142,%r373,-1;
mad.lo.s32 %r27,%r142,%r141,%r22;
cvt.u32.u64 %r143,%rd106;
mul.lo.s32 %r144,%r15,%r143;
cvt.s64.s32 %rd67,%r144;
add.s64 %rd29,%rd105,%rd67;
cvt.u32.u64 %r145,%rd29;
neg.s32 %r146,%r145;
and.b32 %r147,%r146,15;
mov.u32 %r148,%ctaid.x;
bfi.b32 %r149,%r148,%r147,10,22;
mov.u32 %r400,%tid.x;
shl.b32 %r151,%r400,4;
add.s32 %r28,%r149,%r151;
setp.eq.s32 %p17,%r147,0;
setp.ne.s32 %p18,%r148,0;
or.pred %p1,%p18,%p17;
cvt.u32.u64 %r29,%rd103;
shl.b32 %r30,%r377,2;
sub.s32 %r152,%r28,%r30;
add.s32 %r153,%r152,%r26;
add.s32 %r31,%r153,%r29;
and.b32 %r32,%r31,15;
sub.s32 %r33,%r153,%r32;
add.s32 %r154,%r32,31;
add.s32 %r155,%r28,16;
setp.le.s32 %p19,%r155,%r21;
or.b32 %r156,%r152,%r378;
setp.gt.s32 %p20,%r156,-1;
and.pred %p21,%p19,%p20;
add.s32 %r157,%r152,16;
setp.le.s32 %p22,%r157,%r22;
and.pred %p23,%p22,%p21;
setp.gt.s32 %p24,%r33,-1;
and.pred %p25,%p23,%p24;
and.b32 %r158,%r154,48;
add.s32 %r159,%r158,%r33;
setp.le.s32 %p26,%r159,%r27;
and.pred %p2,%p25,%p26;
not.pred %p27,%p2;
@%p27 bra $3_14;
cvt.s64.s32 %rd69,%r33;
add.s64 %rd68,%rd103,%rd69;
ld.global.nc.v4.u32 {%r386,%r385,%r384,%r383},[%rd68];
setp.eq.s32 %p28,%r32,0;
mov.u32 %r379,0;
mov.u32 %r380,%r379;
mov.u32 %r381,%r379;
mov.u32 %r382,%r379;
@%p28 bra $3_14;
add.s64 %rd70,%rd68,16;
ld.global.nc.v4.u32 {%r382,%r381,%r380,%r379},[%rd70];
$3_14:
add.s32 %r50,%r28,512;
sub.s32 %r173,%r50,%r30;
add.s32 %r174,%r173,%r26;
add.s32 %r51,%r174,%r29;
and.b32 %r52,%r51,15;
sub.s32 %r53,%r174,%r52;
add.s32 %r175,%r52,31;
add.s32 %r176,%r28,528;
setp.le.s32 %p29,%r176,%r21;
or.b32 %r177,%r173,%r378;
setp.gt.s32 %p30,%r177,-1;
and.pred %p31,%p29,%p30;
add.s32 %r178,%r173,16;
setp.le.s32 %p32,%r178,%r22;
and.pred %p33,%p32,%p31;
setp.gt.s32 %p34,%r53,-1;
and.pred %p35,%p33,%p34;
and.b32 %r179,%r175,48;
add.s32 %r180,%r179,%r53;
setp.le.s32 %p36,%r180,%r27;
and.pred %p3,%p35,%p36;
setp.ge.s32 %p37,%r50,%r21;
or.pred %p38,%p37,%p3;
setp.ge.s32 %p39,%r28,%r21;
or.pred %p40,%p39,%p2;
and.pred %p41,%p1,%p40;
and.pred %p4,%p41,%p38;
not.pred %p42,%p3;
@%p42 bra $3_17;
cvt.s64.s32 %rd72,%r53;
add.s64 %rd71,%rd103,%rd72;
ld.global.nc.v4.u32 {%r394,%r393,%r392,%r391},[%rd71];
setp.eq.s32 %p43,%r52,0;
mov.u32 %r387,0;
mov.u32 %r388,%r387;
mov.u32 %r389,%r387;
mov.u32 %r390,%r387;
@%p43 bra $3_17;
add.s64 %rd73,%rd71,16;
ld.global.nc.v4.u32 {%r390,%r389,%r388,%r387},[%rd73];
$3_17:
@%p27 bra $3_19;
and.b32 %r197,%r31,8;
setp.eq.s32 %p45,%r197,0;
selp.b32 %r198,%r386,%r384,%p45;
selp.b32 %r199,%r385,%r383,%p45;
selp.b32 %r200,%r384,%r382,%p45;
selp.b32 %r201,%r383,%r381,%p45;
selp.b32 %r202,%r382,%r380,%p45;
selp.b32 %r203,%r381,%r379,%p45;
and.b32 %r204,%r31,4;
setp.eq.s32 %p46,%r204,0;
selp.b32 %r205,%r198,%r199,%p46;
selp.b32 %r206,%r199,%r200,%p46;
selp.b32 %r207,%r200,%r201,%p46;
selp.b32 %r208,%r201,%r202,%p46;
selp.b32 %r209,%r202,%r203,%p46;
and.b32 %r210,%r31,3;
mad.lo.s32 %r211,%r210,4369,12816;
and.b32 %r212,%r211,30583;
prmt.b32 %r193,%r205,%r206,%r212;
prmt.b32 %r194,%r206,%r207,%r212;
prmt.b32 %r195,%r207,%r208,%r212;
prmt.b32 %r196,%r208,%r209,%r212;
mov.u32 %r213,%tid.x;
shl.b32 %r214,%r213,4;
add.s32 %r220,%r149,%r214;
cvt.s64.s32 %rd75,%r220;
add.s64 %rd74,%rd29,%rd75;
st.global.cs.v4.u32 [%rd74],{%r193,%r194,%r195,%r196};
$3_19:
@%p42 bra $3_21;
and.b32 %r225,%r51,8;
setp.eq.s32 %p48,%r225,0;
selp.b32 %r226,%r394,%r392,%p48;
selp.b32 %r227,%r393,%r391,%p48;
selp.b32 %r228,%r392,%r390,%p48;
selp.b32 %r229,%r391,%r389,%p48;
selp.b32 %r230,%r390,%r388,%p48;
selp.b32 %r231,%r389,%r387,%p48;
and.b32 %r232,%r51,4;
setp.eq.s32 %p49,%r232,0;
selp.b32 %r233,%r226,%r227,%p49;
selp.b32 %r234,%r227,%r228,%p49;
selp.b32 %r235,%r228,%r229,%p49;
selp.b32 %r236,%r229,%r230,%p49;
selp.b32 %r237,%r230,%r231,%p49;
and.b32 %r238,%r51,3;
mad.lo.s32 %r239,%r238,4369,12816;
and.b32 %r240,%r239,30583;
prmt.b32 %r221,%r233,%r234,%r240;
prmt.b32 %r222,%r234,%r235,%r240;
prmt.b32 %r223,%r235,%r236,%r240;
prmt.b32 %r224,%r236,%r237,%r240;
cvt.s64.s32 %rd77,%r50;
add.s64 %rd76,%rd29,%rd77;
st.global.cs.v4.u32 [%rd76],{%r221,%r222,%r223,%r224};
$3_21:
mov.u32 %r241,-1;
vote.sync.all.pred %p50,%p4,%r241;
@%p50 bra $3_50;
setp.eq.s32 %p51,%r118,0;
@%p51 bra $3_24;
mov.u32 %r243,-1;
vote.sync.ballot.b32 %r244,%p2,%r243;
cvt.u64.u32 %rd78,%r244;
mov.u32 %r245,%tid.x;
shl.b32 %r246,%r245,4;
add.s32 %r252,%r149,%r246;
setp.lt.s32 %p53,%r252,%r21;
and.pred %p55,%p53,%p27;
vote.sync.ballot.b32 %r253,%p55,%r243;
cvt.u64.u32 %rd79,%r253;
vote.sync.ballot.b32 %r254,%p3,%r243;
cvt.u64.u32 %rd80,%r254;
bfi.b64 %rd107,%rd80,%rd78,32,32;
setp.lt.s32 %p58,%r50,%r21;
and.pred %p60,%p58,%p42;
vote.sync.ballot.b32 %r255,%p60,%r243;
cvt.u64.u32 %rd81,%r255;
bfi.b64 %rd108,%rd81,%rd79,32,32;
bra.uni $3_33;
$3_24:
mov.u32 %r256,%tid.x;
shl.b32 %r257,%r256,4;
add.s32 %r263,%r149,%r257;
add.s32 %r264,%r263,16;
setp.gt.s32 %p63,%r264,%r21;
mov.pred %p102,0;
@%p63 bra $3_26;
setp.lt.s32 %p64,%r378,0;
sub.s32 %r274,%r263,%r30;
setp.lt.s32 %p65,%r274,-15;
or.pred %p66,%p64,%p65;
setp.ge.s32 %p67,%r274,%r22;
or.pred %p102,%p67,%p66;
$3_26:
cvt.s64.s32 %rd82,%r263;
add.s64 %rd34,%rd29,%rd82;
not.pred %p68,%p102;
@%p68 bra $3_28;
and.b32 %r286,%r146,3;
mad.lo.s32 %r287,%r286,4369,12816;
and.b32 %r288,%r287,30583;
prmt.b32 %r289,%r119,%r119,%r288;
st.v4.u32 [%rd34],{%r289,%r289,%r289,%r289};
$3_28:
mov.u32 %r290,-1;
vote.sync.ballot.b32 %r70,%p2,%r290;
or.pred %p70,%p2,%p102;
not.pred %p71,%p70;
setp.lt.s32 %p72,%r263,%r21;
and.pred %p73,%p72,%p71;
vote.sync.ballot.b32 %r71,%p73,%r290;
add.s32 %r299,%r50,16;
setp.gt.s32 %p74,%r299,%r21;
mov.pred %p103,0;
@%p74 bra $3_30;
setp.lt.s32 %p75,%r378,0;
setp.lt.s32 %p76,%r173,-15;
or.pred %p77,%p75,%p76;
setp.ge.s32 %p78,%r173,%r22;
or.pred %p103,%p78,%p77;
$3_30:
not.pred %p79,%p103;
@%p79 bra $3_32;
and.b32 %r303,%r50,3;
mad.lo.s32 %r304,%r303,4369,12816;
and.b32 %r305,%r304,30583;
prmt.b32 %r306,%r119,%r119,%r305;
st.v4.u32 [%rd34+512],{%r306,%r306,%r306,%r306};
$3_32:
mov.u32 %r307,-1;
vote.sync.ballot.b32 %r308,%p3,%r307;
cvt.u64.u32 %rd83,%r308;
cvt.u64.u32 %rd84,%r70;
bfi.b64 %rd107,%rd83,%rd84,32,32;
or.pred %p81,%p3,%p103;
not.pred %p82,%p81;
setp.lt.s32 %p83,%r50,%r21;
and.pred %p84,%p83,%p82;
vote.sync.ballot.b32 %r309,%p84,%r307;
cvt.u64.u32 %rd85,%r309;
cvt.u64.u32 %rd86,%r71;
bfi.b64 %rd108,%rd85,%rd86,32,32;
$3_33:
neg.s64 %rd87,%rd107;
and.b64 %rd88,%rd107,%rd87;
add.s64 %rd89,%rd88,-1;
setp.eq.s64 %p86,%rd107,0;
selp.b64 %rd90,-1,%rd89,%p86;
and.b64 %rd39,%rd90,%rd108;
xor.b64 %rd40,%rd39,%rd108;
setp.eq.s64 %p87,%rd39,0;
mov.u32 %r397,0;
mov.u32 %r395,%r397;
mov.u32 %r396,%r397;
@%p87 bra $3_35;
neg.s64 %rd91,%rd39;
and.b64 %rd92,%rd39,%rd91;
clz.b64 %r312,%rd92;
shl.b32 %r313,%r312,4;
or.b32 %r319,%r149,1008;
sub.s32 %r320,%r319,%r313;
clz.b64 %r321,%rd39;
shl.b32 %r322,%r321,4;
add.s32 %r323,%r149,1024;
sub.s32 %r396,%r323,%r322;
shr.s32 %r324,%r320,31;
shr.u32 %r325,%r324,30;
add.s32 %r326,%r320,%r325;
shr.s32 %r395,%r326,2;
$3_35:
setp.eq.s64 %p88,%rd40,0;
mov.u32 %r398,%r397;
@%p88 bra $3_37;
neg.s64 %rd93,%rd40;
and.b64 %rd94,%rd40,%rd93;
clz.b64 %r329,%rd94;
shl.b32 %r330,%r329,4;
or.b32 %r336,%r149,1008;
sub.s32 %r337,%r336,%r330;
clz.b64 %r338,%rd40;
shl.b32 %r339,%r338,4;
add.s32 %r340,%r149,1024;
sub.s32 %r398,%r340,%r339;
shr.s32 %r341,%r337,31;
shr.u32 %r342,%r341,30;
add.s32 %r343,%r337,%r342;
shr.s32 %r397,%r343,2;
$3_37:
setp.eq.s32 %p89,%r148,0;
setp.ne.s32 %p90,%r147,0;
and.pred %p91,%p89,%p90;
setp.lt.s32 %p92,%r396,%r147;
and.pred %p93,%p91,%p92;
selp.b32 %r348,%r147,%r396,%p93;
selp.b32 %r80,0,%r395,%p91;
min.s32 %r349,%r348,%r21;
add.s32 %r350,%r349,3;
shr.s32 %r351,%r350,31;
shr.u32 %r352,%r351,30;
add.s32 %r353,%r350,%r352;
shr.s32 %r81,%r353,2;
min.s32 %r354,%r398,%r21;
add.s32 %r355,%r354,3;
shr.s32 %r356,%r355,31;
shr.u32 %r357,%r356,30;
add.s32 %r358,%r355,%r357;
shr.s32 %r359,%r358,2;
sub.s32 %r82,%r81,%r80;
sub.s32 %r360,%r82,%r397;
add.s32 %r83,%r360,%r359;
setp.ge.s32 %p94,%r400,%r83;
@%p94 bra $3_50;
sub.s32 %r362,%r80,%r81;
add.s32 %r84,%r362,%r397;
shr.u32 %r85,%r119,8;
shr.u32 %r86,%r119,16;
shr.u32 %r87,%r119,24;
shl.b32 %r399,%r400,2;
neg.s32 %r90,%r377;
$3_39:
.pragma "nounroll";
setp.lt.s32 %p95,%r400,%r82;
selp.b32 %r93,%r80,%r84,%p95;
add.s32 %r363,%r90,%r93;
add.s32 %r401,%r363,%r400;
setp.lt.u32 %p96,%r401,%r372;
@%p96 bra $3_41;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r401;
.param .b32 param1;
st.param.b32 [param1+0],%r372;
.param .b32 param2;
st.param.b32 [param2+0],%r118;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r401,[retval0+0];
}
$3_41:
shl.b32 %r364,%r401,2;
add.s32 %r365,%r364,%r26;
cvt.s64.s32 %rd41,%r365;
or.b32 %r97,%r401,%r378;
setp.lt.s32 %p97,%r97,0;
mov.u32 %r402,%r119;
@%p97 bra $3_43;
add.s64 %rd95,%rd103,%rd41;
ld.global.nc.u8 %r402,[%rd95];
$3_43:
shl.b32 %r367,%r93,2;
add.s32 %r368,%r399,%r367;
cvt.s64.s32 %rd96,%r368;
add.s64 %rd42,%rd29,%rd96;
st.u8 [%rd42],%r402;
mov.u32 %r403,%r85;
@%p97 bra $3_45;
add.s64 %rd98,%rd103,%rd41;
add.s64 %rd97,%rd98,1;
ld.global.nc.u8 %r403,[%rd97];
$3_45:
st.u8 [%rd42+1],%r403;
mov.u32 %r404,%r86;
@%p97 bra $3_47;
add.s64 %rd100,%rd103,%rd41;
add.s64 %rd99,%rd100,2;
ld.global.nc.u8 %r404,[%rd99];
$3_47:
st.u8 [%rd42+2],%r404;
mov.u32 %r405,%r87;
@%p97 bra $3_49;
add.s64 %rd102,%rd103,%rd41;
add.s64 %rd101,%rd102,3;
ld.global.nc.u8 %r405,[%rd101];
$3_49:
st.u8 [%rd42+3],%r405;
add.s32 %r399,%r399,128;
add.s32 %r400,%r400,32;
setp.lt.s32 %p101,%r400,%r83;
@%p101 bra $3_39;
$3_50:
ret;
}
.visible .entry mirror_packed_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<68>;
.reg .b32 %r<325>;
.reg .b64 %rd<91>;
ld.param.u64 %rd34,[p0];
ld.param.v2.u32 {%r295,%r296},[p1+32];
ld.param.v2.u32 {%r107,%r108},[p1+40];
ld.param.u64 %rd39,[p2];
ld.param.v2.u32 {%r297,%r298},[p3+32];
ld.param.v2.u32 {%r111,%r112},[p3+40];
ld.param.u32 %r299,[p5];
ld.param.u64 %rd44,[p6];
ld.param.u32 %r102,[p7];
ld.param.u32 %r103,[p8];
ld.param.u32 %r104,[p9];
ld.param.u64 %rd90,[p3+8];
ld.param.u64 %rd40,[p3];
ld.param.u64 %rd88,[p1+8];
ld.param.u64 %rd35,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r108,0;
@%p4 bra $4_2;
cvta.to.global.u64 %rd45,%rd34;
mul.wide.s32 %rd46,%r1,40;
add.s64 %rd47,%rd45,%rd46;
ld.global.v2.u32 {%r295,%r296},[%rd47+32];
ld.global.u64 %rd88,[%rd47+8];
ld.global.u64 %rd87,[%rd47];
bra.uni $4_3;
$4_2:
cvt.s64.s32 %rd48,%r1;
mul.lo.s64 %rd49,%rd35,%rd48;
add.s64 %rd87,%rd34,%rd49;
$4_3:
setp.eq.s32 %p5,%r112,0;
@%p5 bra $4_5;
cvta.to.global.u64 %rd50,%rd39;
mul.wide.s32 %rd51,%r1,40;
add.s64 %rd52,%rd50,%rd51;
ld.global.v2.u32 {%r297,%r298},[%rd52+32];
ld.global.u64 %rd90,[%rd52+8];
ld.global.u64 %rd89,[%rd52];
bra.uni $4_6;
$4_5:
cvt.s64.s32 %rd53,%r1;
mul.lo.s64 %rd54,%rd40,%rd53;
add.s64 %rd89,%rd39,%rd54;
$4_6:
mov.u32 %r117,%ctaid.y;
shl.b32 %r118,%r117,3;
mov.u32 %r119,%tid.y;
add.s32 %r17,%r118,%r119;
setp.ge.s32 %p6,%r17,%r298;
@%p6 bra $4_33;
setp.eq.s64 %p7,%rd44,0;
@%p7 bra $4_9;
cvta.to.global.u64 %rd55,%rd44;
mul.wide.u32 %rd56,%r1,8;
add.s64 %rd57,%rd55,%rd56;
ld.global.u32 %r299,[%rd57+4];
$4_9:
not.b32 %r120,%r17;
add.s32 %r121,%r296,%r120;
add.s32 %r122,%r121,%r299;
sub.s32 %r123,%r17,%r299;
setp.eq.s32 %p8,%r104,0;
selp.b32 %r300,%r123,%r122,%p8;
setp.lt.u32 %p9,%r300,%r296;
@%p9 bra $4_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r300;
.param .b32 param1;
st.param.b32 [param1+0],%r296;
.param .b32 param2;
st.param.b32 [param2+0],%r102;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r300,[retval0+0];
}
$4_11:
cvt.u32.u64 %r125,%rd88;
mul.lo.s32 %r23,%r300,%r125;
add.s32 %r126,%r296,-1;
mad.lo.s32 %r24,%r126,%r125,%r295;
cvt.u32.u64 %r127,%rd90;
mul.lo.s32 %r128,%r17,%r127;
cvt.s64.s32 %rd58,%r128;
add.s64 %rd29,%rd89,%rd58;
cvt.u32.u64 %r129,%rd29;
neg.s32 %r130,%r129;
and.b32 %r25,%r130,15;
mov.u32 %r26,%ctaid.x;
bfi.b32 %r131,%r26,%r25,10,22;
mov.u32 %r322,%tid.x;
shl.b32 %r133,%r322,4;
add.s32 %r27,%r131,%r133;
cvt.u32.u64 %r28,%rd87;
add.s32 %r29,%r295,-16;
sub.s32 %r134,%r29,%r27;
add.s32 %r135,%r134,%r23;
add.s32 %r30,%r135,%r28;
and.b32 %r31,%r30,15;
sub.s32 %r32,%r135,%r31;
add.s32 %r136,%r31,31;
add.s32 %r137,%r27,16;
setp.le.s32 %p10,%r137,%r297;
or.b32 %r138,%r134,%r300;
setp.gt.s32 %p11,%r138,-1;
and.pred %p12,%p10,%p11;
add.s32 %r139,%r134,16;
setp.le.s32 %p13,%r139,%r295;
and.pred %p14,%p13,%p12;
setp.gt.s32 %p15,%r32,-1;
and.pred %p16,%p14,%p15;
and.b32 %r140,%r136,48;
add.s32 %r141,%r140,%r32;
setp.le.s32 %p17,%r141,%r24;
and.pred %p1,%p16,%p17;
not.pred %p18,%p1;
@%p18 bra $4_14;
cvt.s64.s32 %rd60,%r32;
add.s64 %rd59,%rd87,%rd60;
ld.global.nc.v4.u32 {%r308,%r307,%r306,%r305},[%rd59];
setp.eq.s32 %p19,%r31,0;
mov.u32 %r301,0;
mov.u32 %r302,%r301;
mov.u32 %r303,%r301;
mov.u32 %r304,%r301;
@%p19 bra $4_14;
add.s64 %rd61,%rd59,16;
ld.global.nc.v4.u32 {%r304,%r303,%r302,%r301},[%rd61];
$4_14:
add.s32 %r155,%r27,512;
sub.s32 %r156,%r29,%r155;
add.s32 %r157,%r156,%r23;
add.s32 %r49,%r157,%r28;
and.b32 %r50,%r49,15;
sub.s32 %r51,%r157,%r50;
add.s32 %r158,%r50,31;
add.s32 %r159,%r27,528;
setp.le.s32 %p20,%r159,%r297;
or.b32 %r160,%r156,%r300;
setp.gt.s32 %p21,%r160,-1;
and.pred %p22,%p20,%p21;
add.s32 %r161,%r156,16;
setp.le.s32 %p23,%r161,%r295;
and.pred %p24,%p23,%p22;
setp.gt.s32 %p25,%r51,-1;
and.pred %p26,%p24,%p25;
and.b32 %r162,%r158,48;
add.s32 %r163,%r162,%r51;
setp.le.s32 %p27,%r163,%r24;
and.pred %p2,%p26,%p27;
setp.ge.s32 %p28,%r155,%r297;
or.pred %p29,%p28,%p2;
setp.ge.s32 %p30,%r27,%r297;
or.pred %p31,%p30,%p1;
setp.ne.s32 %p32,%r26,0;
setp.eq.s32 %p33,%r25,0;
or.pred %p34,%p32,%p33;
and.pred %p35,%p34,%p31;
and.pred %p3,%p35,%p29;
not.pred %p36,%p2;
@%p36 bra $4_17;
cvt.s64.s32 %rd63,%r51;
add.s64 %rd62,%rd87,%rd63;
ld.global.nc.v4.u32 {%r316,%r315,%r314,%r313},[%rd62];
setp.eq.s32 %p37,%r50,0;
mov.u32 %r309,0;
mov.u32 %r310,%r309;
mov.u32 %r311,%r309;
mov.u32 %r312,%r309;
@%p37 bra $4_17;
add.s64 %rd64,%rd62,16;
ld.global.nc.v4.u32 {%r312,%r311,%r310,%r309},[%rd64];
$4_17:
@%p18 bra $4_19;
and.b32 %r180,%r30,8;
setp.eq.s32 %p39,%r180,0;
mov.u32 %r181,0;
selp.b32 %r182,%r308,%r306,%p39;
selp.b32 %r183,%r307,%r305,%p39;
selp.b32 %r184,%r306,%r304,%p39;
selp.b32 %r185,%r305,%r303,%p39;
selp.b32 %r186,%r304,%r302,%p39;
selp.b32 %r187,%r303,%r301,%p39;
and.b32 %r188,%r30,4;
setp.eq.s32 %p40,%r188,0;
selp.b32 %r189,%r182,%r183,%p40;
selp.b32 %r190,%r183,%r184,%p40;
selp.b32 %r191,%r184,%r185,%p40;
selp.b32 %r192,%r185,%r186,%p40;
selp.b32 %r193,%r186,%r187,%p40;
and.b32 %r194,%r30,3;
mad.lo.s32 %r195,%r194,4369,12816;
and.b32 %r196,%r195,30583;
prmt.b32 %r197,%r189,%r190,%r196;
prmt.b32 %r198,%r190,%r191,%r196;
prmt.b32 %r199,%r191,%r192,%r196;
prmt.b32 %r200,%r192,%r193,%r196;
mov.u32 %r201,291;
prmt.b32 %r176,%r200,%r181,%r201;
prmt.b32 %r177,%r199,%r181,%r201;
prmt.b32 %r178,%r198,%r181,%r201;
prmt.b32 %r179,%r197,%r181,%r201;
mov.u32 %r202,%tid.x;
shl.b32 %r203,%r202,4;
shl.b32 %r205,%r26,10;
or.b32 %r206,%r25,%r205;
add.s32 %r207,%r206,%r203;
cvt.s64.s32 %rd66,%r207;
add.s64 %rd65,%rd29,%rd66;
st.global.cs.v4.u32 [%rd65],{%r176,%r177,%r178,%r179};
$4_19:
@%p36 bra $4_21;
and.b32 %r212,%r49,8;
setp.eq.s32 %p42,%r212,0;
mov.u32 %r213,0;
selp.b32 %r214,%r316,%r314,%p42;
selp.b32 %r215,%r315,%r313,%p42;
selp.b32 %r216,%r314,%r312,%p42;
selp.b32 %r217,%r313,%r311,%p42;
selp.b32 %r218,%r312,%r310,%p42;
selp.b32 %r219,%r311,%r309,%p42;
and.b32 %r220,%r49,4;
setp.eq.s32 %p43,%r220,0;
selp.b32 %r221,%r214,%r215,%p43;
selp.b32 %r222,%r215,%r216,%p43;
selp.b32 %r223,%r216,%r217,%p43;
selp.b32 %r224,%r217,%r218,%p43;
selp.b32 %r225,%r218,%r219,%p43;
and.b32 %r226,%r49,3;
mad.lo.s32 %r227,%r226,4369,12816;
and.b32 %r228,%r227,30583;
prmt.b32 %r229,%r221,%r222,%r228;
prmt.b32 %r230,%r222,%r223,%r228;
prmt.b32 %r231,%r223,%r224,%r228;
prmt.b32 %r232,%r224,%r225,%r228;
mov.u32 %r233,291;
prmt.b32 %r208,%r232,%r213,%r233;
prmt.b32 %r209,%r231,%r213,%r233;
prmt.b32 %r210,%r230,%r213,%r233;
prmt.b32 %r211,%r229,%r213,%r233;
mov.u32 %r234,%tid.x;
shl.b32 %r235,%r234,4;
shl.b32 %r237,%r26,10;
or.b32 %r238,%r25,%r237;
add.s32 %r239,%r238,%r235;
add.s32 %r240,%r239,512;
cvt.s64.s32 %rd68,%r240;
add.s64 %rd67,%rd29,%rd68;
st.global.cs.v4.u32 [%rd67],{%r208,%r209,%r210,%r211};
$4_21:
mov.u32 %r241,-1;
vote.sync.all.pred %p44,%p3,%r241;
@%p44 bra $4_33;
vote.sync.ballot.b32 %r246,%p1,%r241;
cvt.u64.u32 %rd69,%r246;
shl.b32 %r250,%r26,10;
or.b32 %r251,%r25,%r250;
add.s32 %r252,%r251,%r133;
setp.lt.s32 %p46,%r252,%r297;
and.pred %p48,%p46,%p18;
vote.sync.ballot.b32 %r253,%p48,%r241;
cvt.u64.u32 %rd70,%r253;
vote.sync.ballot.b32 %r254,%p2,%r241;
cvt.u64.u32 %rd71,%r254;
bfi.b64 %rd72,%rd71,%rd69,32,32;
add.s32 %r255,%r252,512;
setp.lt.s32 %p51,%r255,%r297;
and.pred %p53,%p51,%p36;
vote.sync.ballot.b32 %r256,%p53,%r241;
cvt.u64.u32 %rd73,%r256;
bfi.b64 %rd74,%rd73,%rd70,32,32;
setp.eq.s64 %p55,%rd72,0;
neg.s64 %rd75,%rd72;
and.b64 %rd76,%rd72,%rd75;
add.s64 %rd77,%rd76,-1;
selp.b64 %rd78,-1,%rd77,%p55;
and.b64 %rd32,%rd78,%rd74;
xor.b64 %rd33,%rd32,%rd74;
setp.eq.s64 %p56,%rd32,0;
mov.u32 %r319,0;
mov.u32 %r317,%r319;
mov.u32 %r318,%r319;
@%p56 bra $4_24;
neg.s64 %rd79,%rd32;
and.b64 %rd80,%rd32,%rd79;
clz.b64 %r257,%rd80;
shl.b32 %r258,%r257,4;
or.b32 %r264,%r131,1008;
sub.s32 %r317,%r264,%r258;
clz.b64 %r265,%rd32;
shl.b32 %r266,%r265,4;
add.s32 %r267,%r131,1024;
sub.s32 %r318,%r267,%r266;
$4_24:
setp.eq.s64 %p57,%rd33,0;
mov.u32 %r320,%r319;
@%p57 bra $4_26;
neg.s64 %rd81,%rd33;
and.b64 %rd82,%rd33,%rd81;
clz.b64 %r270,%rd82;
shl.b32 %r271,%r270,4;
or.b32 %r277,%r131,1008;
sub.s32 %r319,%r277,%r271;
clz.b64 %r278,%rd33;
shl.b32 %r279,%r278,4;
add.s32 %r280,%r131,1024;
sub.s32 %r320,%r280,%r279;
$4_26:
setp.eq.s32 %p58,%r26,0;
setp.ne.s32 %p59,%r25,0;
and.pred %p60,%p58,%p59;
setp.lt.s32 %p61,%r318,%r25;
selp.b32 %r76,0,%r317,%p60;
and.pred %p62,%p60,%p61;
selp.b32 %r285,%r25,%r318,%p62;
min.s32 %r77,%r285,%r297;
min.s32 %r286,%r320,%r297;
sub.s32 %r78,%r77,%r76;
sub.s32 %r287,%r78,%r319;
add.s32 %r79,%r287,%r286;
setp.ge.s32 %p63,%r322,%r79;
@%p63 bra $4_33;
sub.s32 %r289,%r76,%r77;
add.s32 %r80,%r289,%r319;
not.b32 %r321,%r322;
$4_28:
.pragma "nounroll";
setp.lt.s32 %p64,%r322,%r78;
selp.b32 %r85,%r76,%r80,%p64;
add.s32 %r290,%r295,%r321;
mad.lo.s32 %r323,%r85,-1,%r290;
setp.lt.u32 %p65,%r323,%r295;
@%p65 bra $4_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r323;
.param .b32 param1;
st.param.b32 [param1+0],%r295;
.param .b32 param2;
st.param.b32 [param2+0],%r102;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r323,[retval0+0];
}
$4_30:
or.b32 %r291,%r323,%r300;
setp.lt.s32 %p66,%r291,0;
mov.u32 %r324,%r103;
@%p66 bra $4_32;
add.s32 %r293,%r323,%r23;
cvt.s64.s32 %rd84,%r293;
add.s64 %rd83,%rd87,%rd84;
ld.global.nc.u8 %r324,[%rd83];
$4_32:
add.s32 %r294,%r85,%r322;
cvt.s64.s32 %rd85,%r294;
add.s64 %rd86,%rd29,%rd85;
st.u8 [%rd86],%r324;
add.s32 %r321,%r321,-32;
add.s32 %r322,%r322,32;
setp.lt.s32 %p67,%r322,%r79;
@%p67 bra $4_28;
$4_33:
ret;
}
.visible .entry mirror_packed_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<74>;
.reg .b32 %r<388>;
.reg .b64 %rd<97>;
ld.param.u64 %rd36,[p0];
ld.param.v2.u32 {%r353,%r354},[p1+32];
ld.param.v2.u32 {%r122,%r123},[p1+40];
ld.param.u64 %rd41,[p2];
ld.param.v2.u32 {%r355,%r356},[p3+32];
ld.param.v2.u32 {%r126,%r127},[p3+40];
ld.param.u32 %r357,[p5];
ld.param.u64 %rd46,[p6];
ld.param.u32 %r117,[p7];
ld.param.u32 %r118,[p8];
ld.param.u32 %r119,[p9];
ld.param.u64 %rd96,[p3+8];
ld.param.u64 %rd42,[p3];
ld.param.u64 %rd94,[p1+8];
ld.param.u64 %rd37,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r123,0;
@%p4 bra $5_2;
cvta.to.global.u64 %rd47,%rd36;
mul.wide.s32 %rd48,%r1,40;
add.s64 %rd49,%rd47,%rd48;
ld.global.v2.u32 {%r353,%r354},[%rd49+32];
ld.global.u64 %rd94,[%rd49+8];
ld.global.u64 %rd93,[%rd49];
bra.uni $5_3;
$5_2:
cvt.s64.s32 %rd50,%r1;
mul.lo.s64 %rd51,%rd37,%rd50;
add.s64 %rd93,%rd36,%rd51;
$5_3:
setp.eq.s32 %p5,%r127,0;
@%p5 bra $5_5;
cvta.to.global.u64 %rd52,%rd41;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r355,%r356},[%rd54+32];
ld.global.u64 %rd96,[%rd54+8];
ld.global.u64 %rd95,[%rd54];
bra.uni $5_6;
$5_5:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd42,%rd55;
add.s64 %rd95,%rd41,%rd56;
$5_6:
mov.u32 %r132,%ctaid.y;
shl.b32 %r133,%r132,3;
mov.u32 %r134,%tid.y;
add.s32 %r15,%r133,%r134;
setp.ge.s32 %p6,%r15,%r356;
@%p6 bra $5_37;
setp.eq.s64 %p7,%rd46,0;
@%p7 bra $5_9;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.u32 %rd58,%r1,8;
add.s64 %rd59,%rd57,%rd58;
ld.global.u32 %r357,[%rd59+4];
$5_9:
mul.lo.s32 %r19,%r355,3;
mul.lo.s32 %r20,%r353,3;
not.b32 %r135,%r15;
add.s32 %r136,%r354,%r135;
add.s32 %r137,%r136,%r357;
sub.s32 %r138,%r15,%r357;
setp.eq.s32 %p8,%r119,0;
selp.b32 %r358,%r138,%r137,%p8;
setp.lt.u32 %p9,%r358,%r354;
@%p9 bra $5_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r358;
.param .b32 param1;
st.param.b32 [param1+0],%r354;
.param .b32 param2;
st.param.b32 [param2+0],%r117;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r358,[retval0+0];
}
$5_11:
cvt.u32.u64 %r140,%rd94;
mul.lo.s32 %r24,%r358,%r140;
add.s32 %r141,%r354,-1;
mad.lo.s32 %r25,%r141,%r140,%r20;
cvt.u32.u64 %r142,%rd96;
mul.lo.s32 %r143,%r15,%r142;
cvt.s64.s32 %rd60,%r143;
add.s64 %rd29,%rd95,%rd60;
cvt.u32.u64 %r144,%rd29;
neg.s32 %r145,%r144;
and.b32 %r26,%r145,15;
mov.u32 %r27,%ctaid.x;
bfi.b32 %r146,%r27,%r26,10,22;
mov.u32 %r383,%tid.x;
shl.b32 %r148,%r383,4;
add.s32 %r28,%r146,%r148;
cvt.u32.u64 %r29,%rd93;
add.s32 %r30,%r20,-16;
sub.s32 %r149,%r30,%r28;
add.s32 %r150,%r24,%r149;
add.s32 %r151,%r150,-2;
add.s32 %r31,%r151,%r29;
and.b32 %r152,%r31,15;
sub.s32 %r32,%r151,%r152;
add.s32 %r153,%r152,35;
add.s32 %r154,%r28,16;
setp.le.s32 %p10,%r154,%r19;
or.b32 %r155,%r149,%r358;
setp.gt.s32 %p11,%r155,-1;
and.pred %p12,%p10,%p11;
add.s32 %r156,%r149,16;
setp.le.s32 %p13,%r156,%r20;
and.pred %p14,%p13,%p12;
setp.gt.s32 %p15,%r32,-1;
and.pred %p16,%p14,%p15;
and.b32 %r33,%r153,48;
add.s32 %r157,%r33,%r32;
setp.le.s32 %p17,%r157,%r25;
and.pred %p1,%p16,%p17;
not.pred %p18,%p1;
@%p18 bra $5_14;
cvt.s64.s32 %rd63,%r32;
add.s64 %rd61,%rd93,%rd63;
ld.global.nc.v4.u32 {%r367,%r366,%r365,%r364},[%rd61];
add.s64 %rd62,%rd61,16;
ld.global.nc.v4.u32 {%r363,%r362,%r361,%r360},[%rd62];
setp.eq.s32 %p19,%r33,32;
mov.u32 %r359,0;
@%p19 bra $5_14;
add.s64 %rd64,%rd61,32;
ld.global.nc.v4.u32 {%r359,%r168,%r169,%r170},[%rd64];
$5_14:
add.s32 %r172,%r28,512;
sub.s32 %r173,%r30,%r172;
add.s32 %r174,%r24,%r173;
add.s32 %r175,%r174,-2;
add.s32 %r52,%r175,%r29;
and.b32 %r176,%r52,15;
sub.s32 %r53,%r175,%r176;
add.s32 %r177,%r176,35;
add.s32 %r178,%r28,528;
setp.le.s32 %p20,%r178,%r19;
or.b32 %r179,%r173,%r358;
setp.gt.s32 %p21,%r179,-1;
and.pred %p22,%p20,%p21;
add.s32 %r180,%r173,16;
setp.le.s32 %p23,%r180,%r20;
and.pred %p24,%p23,%p22;
setp.gt.s32 %p25,%r53,-1;
and.pred %p26,%p24,%p25;
and.b32 %r54,%r177,48;
add.s32 %r181,%r54,%r53;
setp.le.s32 %p27,%r181,%r25;
and.pred %p2,%p26,%p27;
setp.ge.s32 %p28,%r172,%r19;
or.pred %p29,%p28,%p2;
setp.ge.s32 %p30,%r28,%r19;
or.pred %p31,%p30,%p1;
setp.ne.s32 %p32,%r27,0;
setp.eq.s32 %p33,%r26,0;
or.pred %p34,%p32,%p33;
and.pred %p35,%p34,%p31;
and.pred %p3,%p35,%p29;
not.pred %p36,%p2;
@%p36 bra $5_17;
cvt.s64.s32 %rd67,%r53;
add.s64 %rd65,%rd93,%rd67;
ld.global.nc.v4.u32 {%r376,%r375,%r374,%r373},[%rd65];
add.s64 %rd66,%rd65,16;
ld.global.nc.v4.u32 {%r372,%r371,%r370,%r369},[%rd66];
setp.eq.s32 %p37,%r54,32;
mov.u32 %r368,0;
@%p37 bra $5_17;
add.s64 %rd68,%rd65,32;
ld.global.nc.v4.u32 {%r368,%r192,%r193,%r194},[%rd68];
$5_17:
@%p18 bra $5_19;
and.b32 %r199,%r31,8;
setp.eq.s32 %p39,%r199,0;
selp.b32 %r200,%r367,%r365,%p39;
selp.b32 %r201,%r366,%r364,%p39;
selp.b32 %r202,%r365,%r363,%p39;
selp.b32 %r203,%r364,%r362,%p39;
selp.b32 %r204,%r363,%r361,%p39;
selp.b32 %r205,%r362,%r360,%p39;
selp.b32 %r206,%r361,%r359,%p39;
and.b32 %r207,%r31,4;
setp.eq.s32 %p40,%r207,0;
selp.b32 %r208,%r200,%r201,%p40;
selp.b32 %r209,%r201,%r202,%p40;
selp.b32 %r210,%r202,%r203,%p40;
selp.b32 %r211,%r203,%r204,%p40;
selp.b32 %r212,%r204,%r205,%p40;
selp.b32 %r213,%r205,%r206,%p40;
and.b32 %r214,%r31,3;
mad.lo.s32 %r215,%r214,4369,12816;
and.b32 %r216,%r215,30583;
prmt.b32 %r217,%r208,%r209,%r216;
prmt.b32 %r218,%r209,%r210,%r216;
prmt.b32 %r219,%r210,%r211,%r216;
prmt.b32 %r220,%r211,%r212,%r216;
prmt.b32 %r221,%r212,%r213,%r216;
mov.u32 %r222,%tid.x;
shl.b32 %r223,%r222,4;
shl.b32 %r225,%r27,10;
or.b32 %r226,%r26,%r225;
add.s32 %r227,%r226,%r223;
mul.hi.s32 %r228,%r227,1431655766;
shr.u32 %r229,%r228,31;
add.s32 %r230,%r228,%r229;
mul.lo.s32 %r231,%r230,3;
sub.s32 %r232,%r227,%r231;
setp.eq.s32 %p41,%r232,0;
setp.eq.s32 %p42,%r232,1;
selp.b32 %r233,8549,17191,%p42;
selp.b32 %r234,1347,%r233,%p41;
prmt.b32 %r195,%r220,%r221,%r234;
selp.b32 %r235,17191,1347,%p42;
selp.b32 %r236,8549,%r235,%p41;
prmt.b32 %r196,%r219,%r220,%r236;
selp.b32 %r237,1347,8549,%p42;
selp.b32 %r238,17191,%r237,%p41;
prmt.b32 %r197,%r218,%r219,%r238;
prmt.b32 %r198,%r217,%r218,%r234;
cvt.s64.s32 %rd70,%r227;
add.s64 %rd69,%rd29,%rd70;
st.global.cs.v4.u32 [%rd69],{%r195,%r196,%r197,%r198};
$5_19:
@%p36 bra $5_21;
and.b32 %r243,%r52,8;
setp.eq.s32 %p44,%r243,0;
selp.b32 %r244,%r376,%r374,%p44;
selp.b32 %r245,%r375,%r373,%p44;
selp.b32 %r246,%r374,%r372,%p44;
selp.b32 %r247,%r373,%r371,%p44;
selp.b32 %r248,%r372,%r370,%p44;
selp.b32 %r249,%r371,%r369,%p44;
selp.b32 %r250,%r370,%r368,%p44;
and.b32 %r251,%r52,4;
setp.eq.s32 %p45,%r251,0;
selp.b32 %r252,%r244,%r245,%p45;
selp.b32 %r253,%r245,%r246,%p45;
selp.b32 %r254,%r246,%r247,%p45;
selp.b32 %r255,%r247,%r248,%p45;
selp.b32 %r256,%r248,%r249,%p45;
selp.b32 %r257,%r249,%r250,%p45;
and.b32 %r258,%r52,3;
mad.lo.s32 %r259,%r258,4369,12816;
and.b32 %r260,%r259,30583;
prmt.b32 %r261,%r252,%r253,%r260;
prmt.b32 %r262,%r253,%r254,%r260;
prmt.b32 %r263,%r254,%r255,%r260;
prmt.b32 %r264,%r255,%r256,%r260;
prmt.b32 %r265,%r256,%r257,%r260;
mov.u32 %r266,%tid.x;
shl.b32 %r267,%r266,4;
shl.b32 %r269,%r27,10;
or.b32 %r270,%r26,%r269;
add.s32 %r271,%r270,%r267;
add.s32 %r272,%r271,512;
mul.hi.s32 %r273,%r272,1431655766;
shr.u32 %r274,%r273,31;
add.s32 %r275,%r273,%r274;
mul.lo.s32 %r276,%r275,3;
sub.s32 %r277,%r272,%r276;
setp.eq.s32 %p46,%r277,0;
setp.eq.s32 %p47,%r277,1;
selp.b32 %r278,8549,17191,%p47;
selp.b32 %r279,1347,%r278,%p46;
prmt.b32 %r239,%r264,%r265,%r279;
selp.b32 %r280,17191,1347,%p47;
selp.b32 %r281,8549,%r280,%p46;
prmt.b32 %r240,%r263,%r264,%r281;
selp.b32 %r282,1347,8549,%p47;
selp.b32 %r283,17191,%r282,%p46;
prmt.b32 %r241,%r262,%r263,%r283;
prmt.b32 %r242,%r261,%r262,%r279;
cvt.s64.s32 %rd72,%r272;
add.s64 %rd71,%rd29,%rd72;
st.global.cs.v4.u32 [%rd71],{%r239,%r240,%r241,%r242};
$5_21:
mov.u32 %r284,-1;
vote.sync.all.pred %p48,%p3,%r284;
@%p48 bra $5_37;
vote.sync.ballot.b32 %r289,%p1,%r284;
cvt.u64.u32 %rd73,%r289;
shl.b32 %r293,%r27,10;
or.b32 %r294,%r26,%r293;
add.s32 %r295,%r294,%r148;
setp.lt.s32 %p50,%r295,%r19;
and.pred %p52,%p50,%p18;
vote.sync.ballot.b32 %r296,%p52,%r284;
cvt.u64.u32 %rd74,%r296;
vote.sync.ballot.b32 %r297,%p2,%r284;
cvt.u64.u32 %rd75,%r297;
bfi.b64 %rd76,%rd75,%rd73,32,32;
add.s32 %r298,%r295,512;
setp.lt.s32 %p55,%r298,%r19;
and.pred %p57,%p55,%p36;
vote.sync.ballot.b32 %r299,%p57,%r284;
cvt.u64.u32 %rd77,%r299;
bfi.b64 %rd78,%rd77,%rd74,32,32;
setp.eq.s64 %p59,%rd76,0;
neg.s64 %rd79,%rd76;
and.b64 %rd80,%rd76,%rd79;
add.s64 %rd81,%rd80,-1;
selp.b64 %rd82,-1,%rd81,%p59;
and.b64 %rd32,%rd82,%rd78;
xor.b64 %rd33,%rd32,%rd78;
setp.eq.s64 %p60,%rd32,0;
mov.u32 %r379,0;
mov.u32 %r377,%r379;
mov.u32 %r378,%r379;
@%p60 bra $5_24;
neg.s64 %rd83,%rd32;
and.b64 %rd84,%rd32,%rd83;
clz.b64 %r300,%rd84;
shl.b32 %r301,%r300,4;
or.b32 %r307,%r146,1008;
sub.s32 %r308,%r307,%r301;
clz.b64 %r309,%rd32;
shl.b32 %r310,%r309,4;
add.s32 %r311,%r146,1024;
sub.s32 %r378,%r311,%r310;
mul.hi.s32 %r312,%r308,1431655766;
shr.u32 %r313,%r312,31;
add.s32 %r377,%r312,%r313;
$5_24:
setp.eq.s64 %p61,%rd33,0;
mov.u32 %r380,%r379;
@%p61 bra $5_26;
neg.s64 %rd85,%rd33;
and.b64 %rd86,%rd33,%rd85;
clz.b64 %r316,%rd86;
shl.b32 %r317,%r316,4;
or.b32 %r323,%r146,1008;
sub.s32 %r324,%r323,%r317;
clz.b64 %r325,%rd33;
shl.b32 %r326,%r325,4;
add.s32 %r327,%r146,1024;
sub.s32 %r380,%r327,%r326;
mul.hi.s32 %r328,%r324,1431655766;
shr.u32 %r329,%r328,31;
add.s32 %r379,%r328,%r329;
$5_26:
setp.eq.s32 %p62,%r27,0;
setp.ne.s32 %p63,%r26,0;
and.pred %p64,%p62,%p63;
setp.lt.s32 %p65,%r378,%r26;
and.pred %p66,%p64,%p65;
selp.b32 %r334,%r26,%r378,%p66;
selp.b32 %r81,0,%r377,%p64;
min.s32 %r335,%r334,%r19;
add.s32 %r336,%r335,2;
mul.hi.s32 %r337,%r336,1431655766;
shr.u32 %r338,%r337,31;
add.s32 %r82,%r337,%r338;
min.s32 %r339,%r380,%r19;
add.s32 %r340,%r339,2;
mul.hi.s32 %r341,%r340,1431655766;
shr.u32 %r342,%r341,31;
add.s32 %r343,%r341,%r342;
sub.s32 %r83,%r82,%r81;
sub.s32 %r344,%r83,%r379;
add.s32 %r84,%r344,%r343;
setp.ge.s32 %p67,%r383,%r84;
@%p67 bra $5_37;
sub.s32 %r346,%r81,%r82;
add.s32 %r85,%r346,%r379;
shr.u32 %r86,%r118,8;
shr.u32 %r87,%r118,16;
not.b32 %r382,%r383;
mul.lo.s32 %r381,%r383,3;
$5_28:
.pragma "nounroll";
setp.lt.s32 %p68,%r383,%r83;
selp.b32 %r94,%r81,%r85,%p68;
add.s32 %r347,%r353,%r382;
mad.lo.s32 %r384,%r94,-1,%r347;
setp.lt.u32 %p69,%r384,%r353;
@%p69 bra $5_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r384;
.param .b32 param1;
st.param.b32 [param1+0],%r353;
.param .b32 param2;
st.param.b32 [param2+0],%r117;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r384,[retval0+0];
}
$5_30:
mad.lo.s32 %r348,%r384,3,%r24;
cvt.s64.s32 %rd34,%r348;
or.b32 %r98,%r384,%r358;
setp.lt.s32 %p70,%r98,0;
mov.u32 %r385,%r118;
@%p70 bra $5_32;
add.s64 %rd87,%rd93,%rd34;
ld.global.nc.u8 %r385,[%rd87];
$5_32:
mad.lo.s32 %r350,%r94,3,%r381;
cvt.s64.s32 %rd88,%r350;
add.s64 %rd35,%rd29,%rd88;
st.u8 [%rd35],%r385;
mov.u32 %r386,%r86;
@%p70 bra $5_34;
add.s64 %rd90,%rd93,%rd34;
add.s64 %rd89,%rd90,1;
ld.global.nc.u8 %r386,[%rd89];
$5_34:
st.u8 [%rd35+1],%r386;
mov.u32 %r387,%r87;
@%p70 bra $5_36;
add.s64 %rd92,%rd93,%rd34;
add.s64 %rd91,%rd92,2;
ld.global.nc.u8 %r387,[%rd91];
$5_36:
st.u8 [%rd35+2],%r387;
add.s32 %r382,%r382,-32;
add.s32 %r381,%r381,96;
add.s32 %r383,%r383,32;
setp.lt.s32 %p73,%r383,%r84;
@%p73 bra $5_28;
$5_37:
ret;
}
.visible .entry mirror_packed_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u64 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<75>;
.reg .b32 %r<354>;
.reg .b64 %rd<97>;
ld.param.u64 %rd36,[p0];
ld.param.v2.u32 {%r320,%r321},[p1+32];
ld.param.v2.u32 {%r122,%r123},[p1+40];
ld.param.u64 %rd41,[p2];
ld.param.v2.u32 {%r322,%r323},[p3+32];
ld.param.v2.u32 {%r126,%r127},[p3+40];
ld.param.u32 %r324,[p5];
ld.param.u64 %rd46,[p6];
ld.param.u32 %r117,[p7];
ld.param.u32 %r118,[p8];
ld.param.u32 %r119,[p9];
ld.param.u64 %rd96,[p3+8];
ld.param.u64 %rd42,[p3];
ld.param.u64 %rd94,[p1+8];
ld.param.u64 %rd37,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r123,0;
@%p4 bra $6_2;
cvta.to.global.u64 %rd47,%rd36;
mul.wide.s32 %rd48,%r1,40;
add.s64 %rd49,%rd47,%rd48;
ld.global.v2.u32 {%r320,%r321},[%rd49+32];
ld.global.u64 %rd94,[%rd49+8];
ld.global.u64 %rd93,[%rd49];
bra.uni $6_3;
$6_2:
cvt.s64.s32 %rd50,%r1;
mul.lo.s64 %rd51,%rd37,%rd50;
add.s64 %rd93,%rd36,%rd51;
$6_3:
setp.eq.s32 %p5,%r127,0;
@%p5 bra $6_5;
cvta.to.global.u64 %rd52,%rd41;
mul.wide.s32 %rd53,%r1,40;
add.s64 %rd54,%rd52,%rd53;
ld.global.v2.u32 {%r322,%r323},[%rd54+32];
ld.global.u64 %rd96,[%rd54+8];
ld.global.u64 %rd95,[%rd54];
bra.uni $6_6;
$6_5:
cvt.s64.s32 %rd55,%r1;
mul.lo.s64 %rd56,%rd42,%rd55;
add.s64 %rd95,%rd41,%rd56;
$6_6:
mov.u32 %r132,%ctaid.y;
shl.b32 %r133,%r132,3;
mov.u32 %r134,%tid.y;
add.s32 %r15,%r133,%r134;
setp.ge.s32 %p6,%r15,%r323;
@%p6 bra $6_39;
setp.eq.s64 %p7,%rd46,0;
@%p7 bra $6_9;
cvta.to.global.u64 %rd57,%rd46;
mul.wide.u32 %rd58,%r1,8;
add.s64 %rd59,%rd57,%rd58;
ld.global.u32 %r324,[%rd59+4];
$6_9:
shl.b32 %r19,%r322,2;
shl.b32 %r20,%r320,2;
not.b32 %r135,%r15;
add.s32 %r136,%r321,%r135;
add.s32 %r137,%r136,%r324;
sub.s32 %r138,%r15,%r324;
setp.eq.s32 %p8,%r119,0;
selp.b32 %r325,%r138,%r137,%p8;
setp.lt.u32 %p9,%r325,%r321;
@%p9 bra $6_11;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r325;
.param .b32 param1;
st.param.b32 [param1+0],%r321;
.param .b32 param2;
st.param.b32 [param2+0],%r117;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r325,[retval0+0];
}
$6_11:
cvt.u32.u64 %r140,%rd94;
mul.lo.s32 %r24,%r325,%r140;
add.s32 %r141,%r321,-1;
mad.lo.s32 %r25,%r141,%r140,%r20;
cvt.u32.u64 %r142,%rd96;
mul.lo.s32 %r143,%r15,%r142;
cvt.s64.s32 %rd60,%r143;
add.s64 %rd29,%rd95,%rd60;
cvt.u32.u64 %r144,%rd29;
neg.s32 %r145,%r144;
and.b32 %r26,%r145,15;
mov.u32 %r27,%ctaid.x;
bfi.b32 %r146,%r27,%r26,10,22;
mov.u32 %r348,%tid.x;
shl.b32 %r148,%r348,4;
add.s32 %r28,%r146,%r148;
cvt.u32.u64 %r29,%rd93;
and.b32 %r30,%r145,3;
setp.eq.s32 %p10,%r30,0;
add.s32 %r31,%r20,-16;
sub.s32 %r149,%r31,%r28;
add.s32 %r150,%r149,%r24;
add.s32 %r32,%r150,%r29;
and.b32 %r33,%r32,15;
sub.s32 %r34,%r150,%r33;
add.s32 %r151,%r33,31;
add.s32 %r152,%r28,16;
setp.le.s32 %p11,%r152,%r19;
or.b32 %r153,%r149,%r325;
setp.gt.s32 %p12,%r153,-1;
and.pred %p13,%p11,%p12;
add.s32 %r154,%r149,16;
setp.le.s32 %p14,%r154,%r20;
and.pred %p15,%p14,%p13;
setp.gt.s32 %p16,%r34,-1;
and.pred %p17,%p15,%p16;
and.b32 %r155,%r151,48;
add.s32 %r156,%r155,%r34;
setp.le.s32 %p18,%r156,%r25;
and.pred %p19,%p17,%p18;
and.pred %p1,%p19,%p10;
not.pred %p20,%p1;
@%p20 bra $6_14;
cvt.s64.s32 %rd62,%r34;
add.s64 %rd61,%rd93,%rd62;
ld.global.nc.v4.u32 {%r333,%r332,%r331,%r330},[%rd61];
setp.eq.s32 %p21,%r33,0;
mov.u32 %r326,0;
mov.u32 %r327,%r326;
mov.u32 %r328,%r326;
mov.u32 %r329,%r326;
@%p21 bra $6_14;
add.s64 %rd63,%rd61,16;
ld.global.nc.v4.u32 {%r329,%r328,%r327,%r326},[%rd63];
$6_14:
add.s32 %r170,%r28,512;
sub.s32 %r171,%r31,%r170;
add.s32 %r172,%r171,%r24;
add.s32 %r51,%r172,%r29;
and.b32 %r52,%r51,15;
sub.s32 %r53,%r172,%r52;
add.s32 %r173,%r52,31;
add.s32 %r174,%r28,528;
setp.le.s32 %p22,%r174,%r19;
or.b32 %r175,%r171,%r325;
setp.gt.s32 %p23,%r175,-1;
and.pred %p24,%p22,%p23;
add.s32 %r176,%r171,16;
setp.le.s32 %p25,%r176,%r20;
and.pred %p26,%p25,%p24;
setp.gt.s32 %p27,%r53,-1;
and.pred %p28,%p26,%p27;
and.b32 %r177,%r173,48;
add.s32 %r178,%r177,%r53;
setp.le.s32 %p29,%r178,%r25;
and.pred %p30,%p28,%p29;
and.pred %p2,%p30,%p10;
setp.ge.s32 %p32,%r170,%r19;
or.pred %p33,%p32,%p2;
setp.ge.s32 %p34,%r28,%r19;
or.pred %p35,%p34,%p1;
setp.ne.s32 %p36,%r27,0;
setp.eq.s32 %p37,%r26,0;
or.pred %p38,%p36,%p37;
and.pred %p39,%p38,%p35;
and.pred %p3,%p39,%p33;
not.pred %p40,%p2;
@%p40 bra $6_17;
cvt.s64.s32 %rd65,%r53;
add.s64 %rd64,%rd93,%rd65;
ld.global.nc.v4.u32 {%r341,%r340,%r339,%r338},[%rd64];
setp.eq.s32 %p41,%r52,0;
mov.u32 %r334,0;
mov.u32 %r335,%r334;
mov.u32 %r336,%r334;
mov.u32 %r337,%r334;
@%p41 bra $6_17;
add.s64 %rd66,%rd64,16;
ld.global.nc.v4.u32 {%r337,%r336,%r335,%r334},[%rd66];
$6_17:
@%p20 bra $6_19;
and.b32 %r195,%r32,8;
setp.eq.s32 %p43,%r195,0;
selp.b32 %r196,%r333,%r331,%p43;
selp.b32 %r197,%r332,%r330,%p43;
selp.b32 %r198,%r331,%r329,%p43;
selp.b32 %r199,%r330,%r328,%p43;
selp.b32 %r200,%r329,%r327,%p43;
selp.b32 %r201,%r328,%r326,%p43;
and.b32 %r202,%r32,4;
setp.eq.s32 %p44,%r202,0;
selp.b32 %r203,%r196,%r197,%p44;
selp.b32 %r204,%r197,%r198,%p44;
selp.b32 %r205,%r198,%r199,%p44;
selp.b32 %r206,%r199,%r200,%p44;
selp.b32 %r207,%r200,%r201,%p44;
and.b32 %r208,%r32,3;
mad.lo.s32 %r209,%r208,4369,12816;
and.b32 %r210,%r209,30583;
prmt.b32 %r194,%r203,%r204,%r210;
prmt.b32 %r193,%r204,%r205,%r210;
prmt.b32 %r192,%r205,%r206,%r210;
prmt.b32 %r191,%r206,%r207,%r210;
mov.u32 %r211,%tid.x;
shl.b32 %r212,%r211,4;
shl.b32 %r214,%r27,10;
or.b32 %r215,%r26,%r214;
add.s32 %r216,%r215,%r212;
cvt.s64.s32 %rd68,%r216;
add.s64 %rd67,%rd29,%rd68;
st.global.cs.v4.u32 [%rd67],{%r191,%r192,%r193,%r194};
$6_19:
@%p40 bra $6_21;
and.b32 %r221,%r51,8;
setp.eq.s32 %p46,%r221,0;
selp.b32 %r222,%r341,%r339,%p46;
selp.b32 %r223,%r340,%r338,%p46;
selp.b32 %r224,%r339,%r337,%p46;
selp.b32 %r225,%r338,%r336,%p46;
selp.b32 %r226,%r337,%r335,%p46;
selp.b32 %r227,%r336,%r334,%p46;
and.b32 %r228,%r51,4;
setp.eq.s32 %p47,%r228,0;
selp.b32 %r229,%r222,%r223,%p47;
selp.b32 %r230,%r223,%r224,%p47;
selp.b32 %r231,%r224,%r225,%p47;
selp.b32 %r232,%r225,%r226,%p47;
selp.b32 %r233,%r226,%r227,%p47;
and.b32 %r234,%r51,3;
mad.lo.s32 %r235,%r234,4369,12816;
and.b32 %r236,%r235,30583;
prmt.b32 %r220,%r229,%r230,%r236;
prmt.b32 %r219,%r230,%r231,%r236;
prmt.b32 %r218,%r231,%r232,%r236;
prmt.b32 %r217,%r232,%r233,%r236;
mov.u32 %r237,%tid.x;
shl.b32 %r238,%r237,4;
shl.b32 %r240,%r27,10;
or.b32 %r241,%r26,%r240;
add.s32 %r242,%r241,%r238;
add.s32 %r243,%r242,512;
cvt.s64.s32 %rd70,%r243;
add.s64 %rd69,%rd29,%rd70;
st.global.cs.v4.u32 [%rd69],{%r217,%r218,%r219,%r220};
$6_21:
mov.u32 %r244,-1;
vote.sync.all.pred %p48,%p3,%r244;
@%p48 bra $6_39;
vote.sync.ballot.b32 %r249,%p1,%r244;
cvt.u64.u32 %rd71,%r249;
shl.b32 %r253,%r27,10;
or.b32 %r254,%r26,%r253;
add.s32 %r255,%r254,%r148;
setp.lt.s32 %p50,%r255,%r19;
and.pred %p52,%p50,%p20;
vote.sync.ballot.b32 %r256,%p52,%r244;
cvt.u64.u32 %rd72,%r256;
vote.sync.ballot.b32 %r257,%p2,%r244;
cvt.u64.u32 %rd73,%r257;
bfi.b64 %rd74,%rd73,%rd71,32,32;
add.s32 %r258,%r255,512;
setp.lt.s32 %p55,%r258,%r19;
and.pred %p57,%p55,%p40;
vote.sync.ballot.b32 %r259,%p57,%r244;
cvt.u64.u32 %rd75,%r259;
bfi.b64 %rd76,%rd75,%rd72,32,32;
setp.eq.s64 %p59,%rd74,0;
neg.s64 %rd77,%rd74;
and.b64 %rd78,%rd74,%rd77;
add.s64 %rd79,%rd78,-1;
selp.b64 %rd80,-1,%rd79,%p59;
and.b64 %rd32,%rd80,%rd76;
xor.b64 %rd33,%rd32,%rd76;
setp.eq.s64 %p60,%rd32,0;
mov.u32 %r344,0;
mov.u32 %r342,%r344;
mov.u32 %r343,%r344;
@%p60 bra $6_24;
neg.s64 %rd81,%rd32;
and.b64 %rd82,%rd32,%rd81;
clz.b64 %r260,%rd82;
shl.b32 %r261,%r260,4;
or.b32 %r267,%r146,1008;
sub.s32 %r268,%r267,%r261;
clz.b64 %r269,%rd32;
shl.b32 %r270,%r269,4;
add.s32 %r271,%r146,1024;
sub.s32 %r343,%r271,%r270;
shr.s32 %r272,%r268,31;
shr.u32 %r273,%r272,30;
add.s32 %r274,%r268,%r273;
shr.s32 %r342,%r274,2;
$6_24:
setp.eq.s64 %p61,%rd33,0;
mov.u32 %r345,%r344;
@%p61 bra $6_26;
neg.s64 %rd83,%rd33;
and.b64 %rd84,%rd33,%rd83;
clz.b64 %r277,%rd84;
shl.b32 %r278,%r277,4;
or.b32 %r284,%r146,1008;
sub.s32 %r285,%r284,%r278;
clz.b64 %r286,%rd33;
shl.b32 %r287,%r286,4;
add.s32 %r288,%r146,1024;
sub.s32 %r345,%r288,%r287;
shr.s32 %r289,%r285,31;
shr.u32 %r290,%r289,30;
add.s32 %r291,%r285,%r290;
shr.s32 %r344,%r291,2;
$6_26:
setp.eq.s32 %p62,%r27,0;
setp.ne.s32 %p63,%r26,0;
and.pred %p64,%p62,%p63;
setp.lt.s32 %p65,%r343,%r26;
and.pred %p66,%p64,%p65;
selp.b32 %r296,%r26,%r343,%p66;
selp.b32 %r78,0,%r342,%p64;
min.s32 %r297,%r296,%r19;
add.s32 %r298,%r297,3;
shr.s32 %r299,%r298,31;
shr.u32 %r300,%r299,30;
add.s32 %r301,%r298,%r300;
shr.s32 %r79,%r301,2;
min.s32 %r302,%r345,%r19;
add.s32 %r303,%r302,3;
shr.s32 %r304,%r303,31;
shr.u32 %r305,%r304,30;
add.s32 %r306,%r303,%r305;
shr.s32 %r307,%r306,2;
sub.s32 %r80,%r79,%r78;
sub.s32 %r308,%r80,%r344;
add.s32 %r81,%r308,%r307;
setp.ge.s32 %p67,%r348,%r81;
@%p67 bra $6_39;
sub.s32 %r310,%r78,%r79;
add.s32 %r82,%r310,%r344;
shr.u32 %r83,%r118,8;
shr.u32 %r84,%r118,16;
shr.u32 %r85,%r118,24;
shl.b32 %r347,%r348,2;
not.b32 %r346,%r348;
$6_28:
.pragma "nounroll";
setp.lt.s32 %p68,%r348,%r80;
selp.b32 %r92,%r78,%r82,%p68;
add.s32 %r311,%r320,%r346;
mad.lo.s32 %r349,%r92,-1,%r311;
setp.lt.u32 %p69,%r349,%r320;
@%p69 bra $6_30;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r349;
.param .b32 param1;
st.param.b32 [param1+0],%r320;
.param .b32 param2;
st.param.b32 [param2+0],%r117;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r349,[retval0+0];
}
$6_30:
shl.b32 %r312,%r349,2;
add.s32 %r313,%r312,%r24;
cvt.s64.s32 %rd34,%r313;
or.b32 %r96,%r349,%r325;
setp.lt.s32 %p70,%r96,0;
mov.u32 %r350,%r118;
@%p70 bra $6_32;
add.s64 %rd85,%rd93,%rd34;
ld.global.nc.u8 %r350,[%rd85];
$6_32:
shl.b32 %r315,%r92,2;
add.s32 %r316,%r347,%r315;
cvt.s64.s32 %rd86,%r316;
add.s64 %rd35,%rd29,%rd86;
st.u8 [%rd35],%r350;
mov.u32 %r351,%r83;
@%p70 bra $6_34;
add.s64 %rd88,%rd93,%rd34;
add.s64 %rd87,%rd88,1;
ld.global.nc.u8 %r351,[%rd87];
$6_34:
st.u8 [%rd35+1],%r351;
mov.u32 %r352,%r84;
@%p70 bra $6_36;
add.s64 %rd90,%rd93,%rd34;
add.s64 %rd89,%rd90,2;
ld.global.nc.u8 %r352,[%rd89];
$6_36:
st.u8 [%rd35+2],%r352;
mov.u32 %r353,%r85;
@%p70 bra $6_38;
add.s64 %rd92,%rd93,%rd34;
add.s64 %rd91,%rd92,3;
ld.global.nc.u8 %r353,[%rd91];
$6_38:
st.u8 [%rd35+3],%r353;
add.s32 %r347,%r347,128;
add.s32 %r346,%r346,-32;
add.s32 %r348,%r348,32;
setp.lt.s32 %p74,%r348,%r81;
@%p74 bra $6_28;
$6_39:
ret;
}
.visible .entry reorder_packed_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4
)
.maxntid 256,1,1
{
.reg .pred %p<27>;
.reg .b32 %r<193>;
.reg .b64 %rd<103>;
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r174,%r175},[p1+32];
ld.param.v2.u32 {%r75,%r76},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r176,%r177},[p3+32];
ld.param.v2.u32 {%r79,%r80},[p3+40];
ld.param.u32 %r72,[p4];
ld.param.u64 %rd102,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd100,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r76,0;
@%p1 bra $7_2;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.v2.u32 {%r174,%r175},[%rd45+32];
ld.global.u64 %rd100,[%rd45+8];
ld.global.u64 %rd99,[%rd45];
bra.uni $7_3;
$7_2:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd99,%rd33,%rd47;
$7_3:
setp.eq.s32 %p2,%r80,0;
@%p2 bra $7_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r176,%r177},[%rd50+32];
ld.global.u64 %rd102,[%rd50+8];
ld.global.u64 %rd101,[%rd50];
bra.uni $7_6;
$7_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd101,%rd38,%rd52;
$7_6:
mov.u32 %r85,%ctaid.x;
shl.b32 %r14,%r85,7;
mov.u32 %r15,%tid.x;
shl.b32 %r86,%r15,2;
add.s32 %r16,%r14,%r86;
mov.u32 %r87,%ctaid.y;
shl.b32 %r88,%r87,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r88,%r17;
setp.ge.s32 %p3,%r18,%r177;
setp.ge.s32 %p4,%r14,%r176;
or.pred %p5,%p4,%p3;
@%p5 bra $7_44;
cvt.s64.s32 %rd26,%r18;
mul.lo.s64 %rd53,%rd100,%rd26;
mul.lo.s32 %r89,%r16,3;
cvt.s64.s32 %rd54,%r89;
add.s64 %rd27,%rd53,%rd54;
add.s64 %rd28,%rd99,%rd27;
add.s32 %r90,%r18,1;
setp.lt.s32 %p6,%r90,%r175;
selp.b32 %r91,0,3,%p6;
add.s32 %r92,%r89,%r91;
add.s32 %r93,%r92,12;
mul.lo.s32 %r94,%r174,3;
setp.gt.s32 %p7,%r93,%r94;
@%p7 bra $7_9;
bra.uni $7_8;
$7_9:
setp.ge.s32 %p8,%r16,%r174;
mov.u32 %r179,0;
@%p8 bra $7_11;
ld.global.nc.u8 %r106,[%rd28];
and.b32 %r179,%r106,255;
$7_11:
@%p8 bra $7_13;
add.s64 %rd63,%rd28,1;
ld.global.nc.u8 %r107,[%rd63];
shl.b32 %r108,%r107,8;
and.b32 %r109,%r108,65280;
or.b32 %r179,%r109,%r179;
$7_13:
@%p8 bra $7_15;
add.s64 %rd64,%rd28,2;
ld.global.nc.u8 %r110,[%rd64];
shl.b32 %r111,%r110,16;
and.b32 %r112,%r111,16711680;
or.b32 %r179,%r112,%r179;
$7_15:
add.s32 %r30,%r16,1;
setp.ge.s32 %p11,%r30,%r174;
@%p11 bra $7_17;
add.s64 %rd65,%rd28,3;
ld.global.nc.u8 %r113,[%rd65];
shl.b32 %r114,%r113,24;
or.b32 %r179,%r114,%r179;
$7_17:
mov.u32 %r183,0;
@%p11 bra $7_19;
add.s64 %rd66,%rd28,4;
ld.global.nc.u8 %r116,[%rd66];
and.b32 %r183,%r116,255;
$7_19:
@%p11 bra $7_21;
add.s64 %rd67,%rd28,5;
ld.global.nc.u8 %r117,[%rd67];
shl.b32 %r118,%r117,8;
and.b32 %r119,%r118,65280;
or.b32 %r183,%r119,%r183;
$7_21:
add.s32 %r37,%r16,2;
setp.ge.s32 %p14,%r37,%r174;
@%p14 bra $7_23;
add.s64 %rd68,%rd28,6;
ld.global.nc.u8 %r120,[%rd68];
shl.b32 %r121,%r120,16;
and.b32 %r122,%r121,16711680;
or.b32 %r183,%r122,%r183;
$7_23:
@%p14 bra $7_25;
add.s64 %rd69,%rd28,7;
ld.global.nc.u8 %r123,[%rd69];
shl.b32 %r124,%r123,24;
or.b32 %r183,%r124,%r183;
$7_25:
mov.u32 %r187,0;
@%p14 bra $7_27;
add.s64 %rd70,%rd28,8;
ld.global.nc.u8 %r126,[%rd70];
and.b32 %r187,%r126,255;
$7_27:
add.s32 %r44,%r16,3;
setp.ge.s32 %p17,%r44,%r174;
@%p17 bra $7_29;
add.s64 %rd71,%rd28,9;
ld.global.nc.u8 %r127,[%rd71];
shl.b32 %r128,%r127,8;
and.b32 %r129,%r128,65280;
or.b32 %r187,%r129,%r187;
$7_29:
@%p17 bra $7_31;
add.s64 %rd72,%rd28,10;
ld.global.nc.u8 %r130,[%rd72];
shl.b32 %r131,%r130,16;
and.b32 %r132,%r131,16711680;
or.b32 %r187,%r132,%r187;
$7_31:
@%p17 bra $7_34;
add.s64 %rd73,%rd28,11;
ld.global.nc.u8 %r133,[%rd73];
shl.b32 %r134,%r133,24;
or.b32 %r187,%r134,%r187;
bra.uni $7_34;
$7_8:
cvt.u32.u64 %r99,%rd28;
and.b32 %r100,%r99,3;
and.b64 %rd59,%rd28,3;
sub.s64 %rd60,%rd27,%rd59;
add.s64 %rd55,%rd99,%rd60;
add.s32 %r101,%r100,11;
ld.global.nc.u32 %r95,[%rd55];
add.s64 %rd56,%rd55,4;
ld.global.nc.u32 %r96,[%rd56];
add.s64 %rd57,%rd55,8;
ld.global.nc.u32 %r97,[%rd57];
and.b32 %r102,%r101,28;
cvt.u64.u32 %rd61,%r102;
add.s64 %rd58,%rd55,%rd61;
ld.global.nc.u32 %r98,[%rd58];
mad.lo.s32 %r103,%r100,4369,12816;
and.b32 %r104,%r103,30583;
prmt.b32 %r179,%r95,%r96,%r104;
prmt.b32 %r183,%r96,%r97,%r104;
prmt.b32 %r187,%r97,%r98,%r104;
$7_34:
and.b32 %r135,%r72,30583;
mov.u32 %r136,0;
prmt.b32 %r57,%r179,%r136,%r135;
shr.u32 %r137,%r179,24;
shl.b32 %r138,%r183,8;
or.b32 %r139,%r138,%r137;
prmt.b32 %r58,%r139,%r136,%r135;
and.b32 %r140,%r58,16776960;
shr.u32 %r59,%r140,8;
shr.u32 %r141,%r183,16;
shl.b32 %r142,%r187,16;
or.b32 %r143,%r142,%r141;
prmt.b32 %r60,%r143,%r136,%r135;
and.b32 %r144,%r60,16711680;
shr.u32 %r61,%r144,16;
shr.u32 %r145,%r187,8;
prmt.b32 %r62,%r145,%r136,%r135;
mul.lo.s32 %r147,%r85,384;
cvt.s64.s32 %rd74,%r147;
mul.lo.s64 %rd75,%rd102,%rd26;
add.s64 %rd76,%rd75,%rd74;
add.s64 %rd29,%rd101,%rd76;
add.s32 %r148,%r14,128;
setp.le.s32 %p20,%r148,%r176;
and.b64 %rd77,%rd29,3;
setp.eq.s64 %p21,%rd77,0;
and.pred %p22,%p20,%p21;
@%p22 bra $7_43;
bra.uni $7_35;
$7_43:
mul.lo.s32 %r160,%r15,3;
mul.wide.u32 %rd81,%r17,384;
mov.u64 %rd82,_ZZ11store_groupILi3EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines;
add.s64 %rd83,%rd82,%rd81;
mul.wide.u32 %rd84,%r160,4;
add.s64 %rd85,%rd83,%rd84;
and.b32 %r161,%r57,16777215;
prmt.b32 %r162,%r58,%r161,1620;
st.shared.u32 [%rd85],%r162;
add.s32 %r163,%r160,1;
mul.wide.u32 %rd86,%r163,4;
add.s64 %rd87,%rd83,%rd86;
shl.b32 %r164,%r60,16;
or.b32 %r165,%r164,%r59;
st.shared.u32 [%rd87],%r165;
add.s32 %r166,%r160,2;
mul.wide.u32 %rd88,%r166,4;
add.s64 %rd89,%rd83,%rd88;
shl.b32 %r167,%r62,8;
or.b32 %r168,%r167,%r61;
st.shared.u32 [%rd89],%r168;
bar.warp.sync -1;
mul.wide.u32 %rd90,%r15,4;
add.s64 %rd91,%rd83,%rd90;
ld.shared.u32 %r169,[%rd91];
add.s64 %rd92,%rd29,%rd90;
st.u32 [%rd92],%r169;
add.s32 %r170,%r15,32;
mul.wide.u32 %rd93,%r170,4;
add.s64 %rd94,%rd83,%rd93;
ld.shared.u32 %r171,[%rd94];
add.s64 %rd95,%rd29,%rd93;
st.u32 [%rd95],%r171;
add.s32 %r172,%r15,64;
mul.wide.u32 %rd96,%r172,4;
add.s64 %rd97,%rd83,%rd96;
ld.shared.u32 %r173,[%rd97];
add.s64 %rd98,%rd29,%rd96;
st.u32 [%rd98],%r173;
bra.uni $7_44;
$7_35:
mul.lo.s32 %r63,%r15,12;
cvt.u64.u32 %rd78,%r63;
add.s64 %rd30,%rd29,%rd78;
setp.ge.s32 %p23,%r16,%r176;
@%p23 bra $7_37;
st.u8 [%rd30],%r57;
shr.u32 %r149,%r57,8;
st.u8 [%rd30+1],%r149;
shr.u32 %r150,%r57,16;
st.u8 [%rd30+2],%r150;
$7_37:
add.s32 %r151,%r16,1;
setp.ge.s32 %p24,%r151,%r176;
add.s32 %r152,%r63,4;
cvt.u64.u32 %rd79,%r152;
add.s64 %rd31,%rd29,%rd79;
@%p24 bra $7_39;
st.u8 [%rd30+3],%r58;
st.u8 [%rd31],%r59;
shr.u32 %r153,%r58,16;
st.u8 [%rd31+1],%r153;
$7_39:
add.s32 %r154,%r16,2;
setp.ge.s32 %p25,%r154,%r176;
add.s32 %r155,%r63,8;
cvt.u64.u32 %rd80,%r155;
add.s64 %rd32,%rd29,%rd80;
@%p25 bra $7_41;
st.u8 [%rd31+2],%r60;
shr.u32 %r156,%r60,8;
st.u8 [%rd31+3],%r156;
st.u8 [%rd32],%r61;
$7_41:
add.s32 %r157,%r16,3;
setp.ge.s32 %p26,%r157,%r176;
@%p26 bra $7_44;
st.u8 [%rd32+1],%r62;
shr.u32 %r158,%r62,8;
st.u8 [%rd32+2],%r158;
shr.u32 %r159,%r62,16;
st.u8 [%rd32+3],%r159;
$7_44:
ret;
}
.visible .entry reorder_packed_4_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4
)
.maxntid 256,1,1
{
.reg .pred %p<31>;
.reg .b32 %r<206>;
.reg .b64 %rd<103>;
.shared .align 4 .b8 _ZZ11store_groupILi4EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines[4096];
ld.param.u64 %rd31,[p0];
ld.param.v2.u32 {%r182,%r183},[p1+32];
ld.param.v2.u32 {%r84,%r85},[p1+40];
ld.param.u64 %rd36,[p2];
ld.param.v2.u32 {%r184,%r185},[p3+32];
ld.param.v2.u32 {%r88,%r89},[p3+40];
ld.param.u32 %r81,[p4];
ld.param.u64 %rd102,[p3+8];
ld.param.u64 %rd37,[p3];
ld.param.u64 %rd100,[p1+8];
ld.param.u64 %rd32,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r85,0;
@%p1 bra $8_2;
cvta.to.global.u64 %rd41,%rd31;
mul.wide.s32 %rd42,%r1,40;
add.s64 %rd43,%rd41,%rd42;
ld.global.v2.u32 {%r182,%r183},[%rd43+32];
ld.global.u64 %rd100,[%rd43+8];
ld.global.u64 %rd99,[%rd43];
bra.uni $8_3;
$8_2:
cvt.s64.s32 %rd44,%r1;
mul.lo.s64 %rd45,%rd32,%rd44;
add.s64 %rd99,%rd31,%rd45;
$8_3:
setp.eq.s32 %p2,%r89,0;
@%p2 bra $8_5;
cvta.to.global.u64 %rd46,%rd36;
mul.wide.s32 %rd47,%r1,40;
add.s64 %rd48,%rd46,%rd47;
ld.global.v2.u32 {%r184,%r185},[%rd48+32];
ld.global.u64 %rd102,[%rd48+8];
ld.global.u64 %rd101,[%rd48];
bra.uni $8_6;
$8_5:
cvt.s64.s32 %rd49,%r1;
mul.lo.s64 %rd50,%rd37,%rd49;
add.s64 %rd101,%rd36,%rd50;
$8_6:
mov.u32 %r94,%ctaid.x;
shl.b32 %r14,%r94,7;
mov.u32 %r15,%tid.x;
shl.b32 %r16,%r15,2;
add.s32 %r17,%r14,%r16;
mov.u32 %r95,%ctaid.y;
shl.b32 %r96,%r95,3;
mov.u32 %r18,%tid.y;
add.s32 %r19,%r96,%r18;
setp.ge.s32 %p3,%r19,%r185;
setp.ge.s32 %p4,%r14,%r184;
or.pred %p5,%p4,%p3;
@%p5 bra $8_52;
cvt.s64.s32 %rd26,%r19;
mul.lo.s64 %rd51,%rd100,%rd26;
shl.b32 %r97,%r17,2;
cvt.s64.s32 %rd52,%r97;
add.s64 %rd27,%rd51,%rd52;
add.s64 %rd28,%rd99,%rd27;
add.s32 %r98,%r19,1;
setp.lt.s32 %p6,%r98,%r183;
selp.b32 %r99,0,3,%p6;
or.b32 %r100,%r97,%r99;
add.s32 %r101,%r100,16;
shl.b32 %r102,%r182,2;
setp.gt.s32 %p7,%r101,%r102;
@%p7 bra $8_9;
bra.uni $8_8;
$8_9:
setp.ge.s32 %p8,%r17,%r182;
mov.u32 %r187,0;
@%p8 bra $8_11;
ld.global.nc.u8 %r115,[%rd28];
and.b32 %r187,%r115,255;
$8_11:
@%p8 bra $8_13;
add.s64 %rd62,%rd28,1;
ld.global.nc.u8 %r116,[%rd62];
shl.b32 %r117,%r116,8;
and.b32 %r118,%r117,65280;
or.b32 %r187,%r118,%r187;
$8_13:
@%p8 bra $8_15;
add.s64 %rd63,%rd28,2;
ld.global.nc.u8 %r119,[%rd63];
shl.b32 %r120,%r119,16;
and.b32 %r121,%r120,16711680;
or.b32 %r187,%r121,%r187;
$8_15:
@%p8 bra $8_17;
add.s64 %rd64,%rd28,3;
ld.global.nc.u8 %r122,[%rd64];
shl.b32 %r123,%r122,24;
or.b32 %r187,%r123,%r187;
$8_17:
add.s32 %r34,%r17,1;
setp.ge.s32 %p12,%r34,%r182;
mov.u32 %r191,0;
@%p12 bra $8_19;
add.s64 %rd65,%rd28,4;
ld.global.nc.u8 %r125,[%rd65];
and.b32 %r191,%r125,255;
$8_19:
@%p12 bra $8_21;
add.s64 %rd66,%rd28,5;
ld.global.nc.u8 %r126,[%rd66];
shl.b32 %r127,%r126,8;
and.b32 %r128,%r127,65280;
or.b32 %r191,%r128,%r191;
$8_21:
@%p12 bra $8_23;
add.s64 %rd67,%rd28,6;
ld.global.nc.u8 %r129,[%rd67];
shl.b32 %r130,%r129,16;
and.b32 %r131,%r130,16711680;
or.b32 %r191,%r131,%r191;
$8_23:
@%p12 bra $8_25;
add.s64 %rd68,%rd28,7;
ld.global.nc.u8 %r132,[%rd68];
shl.b32 %r133,%r132,24;
or.b32 %r191,%r133,%r191;
$8_25:
add.s32 %r43,%r17,2;
setp.ge.s32 %p16,%r43,%r182;
mov.u32 %r195,0;
@%p16 bra $8_27;
add.s64 %rd69,%rd28,8;
ld.global.nc.u8 %r135,[%rd69];
and.b32 %r195,%r135,255;
$8_27:
@%p16 bra $8_29;
add.s64 %rd70,%rd28,9;
ld.global.nc.u8 %r136,[%rd70];
shl.b32 %r137,%r136,8;
and.b32 %r138,%r137,65280;
or.b32 %r195,%r138,%r195;
$8_29:
@%p16 bra $8_31;
add.s64 %rd71,%rd28,10;
ld.global.nc.u8 %r139,[%rd71];
shl.b32 %r140,%r139,16;
and.b32 %r141,%r140,16711680;
or.b32 %r195,%r141,%r195;
$8_31:
@%p16 bra $8_33;
add.s64 %rd72,%rd28,11;
ld.global.nc.u8 %r142,[%rd72];
shl.b32 %r143,%r142,24;
or.b32 %r195,%r143,%r195;
$8_33:
add.s32 %r52,%r17,3;
setp.ge.s32 %p20,%r52,%r182;
mov.u32 %r199,0;
@%p20 bra $8_35;
add.s64 %rd73,%rd28,12;
ld.global.nc.u8 %r145,[%rd73];
and.b32 %r199,%r145,255;
$8_35:
@%p20 bra $8_37;
add.s64 %rd74,%rd28,13;
ld.global.nc.u8 %r146,[%rd74];
shl.b32 %r147,%r146,8;
and.b32 %r148,%r147,65280;
or.b32 %r199,%r148,%r199;
$8_37:
@%p20 bra $8_39;
add.s64 %rd75,%rd28,14;
ld.global.nc.u8 %r149,[%rd75];
shl.b32 %r150,%r149,16;
and.b32 %r151,%r150,16711680;
or.b32 %r199,%r151,%r199;
$8_39:
@%p20 bra $8_42;
add.s64 %rd76,%rd28,15;
ld.global.nc.u8 %r152,[%rd76];
shl.b32 %r153,%r152,24;
or.b32 %r199,%r153,%r199;
bra.uni $8_42;
$8_8:
cvt.u32.u64 %r108,%rd28;
and.b32 %r109,%r108,3;
and.b64 %rd58,%rd28,3;
sub.s64 %rd59,%rd27,%rd58;
add.s64 %rd53,%rd99,%rd59;
add.s32 %r110,%r109,15;
ld.global.nc.u32 %r103,[%rd53];
add.s64 %rd54,%rd53,4;
ld.global.nc.u32 %r104,[%rd54];
add.s64 %rd55,%rd53,8;
ld.global.nc.u32 %r105,[%rd55];
add.s64 %rd56,%rd53,12;
ld.global.nc.u32 %r106,[%rd56];
and.b32 %r111,%r110,28;
cvt.u64.u32 %rd60,%r111;
add.s64 %rd57,%rd53,%rd60;
ld.global.nc.u32 %r107,[%rd57];
mad.lo.s32 %r112,%r109,4369,12816;
and.b32 %r113,%r112,30583;
prmt.b32 %r187,%r103,%r104,%r113;
prmt.b32 %r191,%r104,%r105,%r113;
prmt.b32 %r195,%r105,%r106,%r113;
prmt.b32 %r199,%r106,%r107,%r113;
$8_42:
and.b32 %r154,%r81,30583;
mov.u32 %r155,0;
prmt.b32 %r69,%r187,%r155,%r154;
prmt.b32 %r70,%r191,%r155,%r154;
prmt.b32 %r71,%r195,%r155,%r154;
prmt.b32 %r72,%r199,%r155,%r154;
shl.b32 %r157,%r94,9;
cvt.s64.s32 %rd77,%r157;
mul.lo.s64 %rd78,%rd102,%rd26;
add.s64 %rd79,%rd78,%rd77;
add.s64 %rd29,%rd101,%rd79;
add.s32 %r158,%r14,128;
setp.le.s32 %p24,%r158,%r184;
and.b64 %rd80,%rd29,3;
setp.eq.s64 %p25,%rd80,0;
and.pred %p26,%p24,%p25;
@%p26 bra $8_51;
bra.uni $8_43;
$8_51:
mul.wide.u32 %rd82,%r18,512;
mov.u64 %rd83,_ZZ11store_groupILi4EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines;
add.s64 %rd84,%rd83,%rd82;
mul.wide.u32 %rd85,%r16,4;
add.s64 %rd86,%rd84,%rd85;
st.shared.u32 [%rd86],%r69;
st.shared.u32 [%rd86+4],%r70;
st.shared.u32 [%rd86+8],%r71;
st.shared.u32 [%rd86+12],%r72;
bar.warp.sync -1;
mul.wide.u32 %rd87,%r15,4;
add.s64 %rd88,%rd84,%rd87;
ld.shared.u32 %r175,[%rd88];
add.s64 %rd89,%rd29,%rd87;
st.u32 [%rd89],%r175;
add.s32 %r176,%r15,32;
mul.wide.u32 %rd90,%r176,4;
add.s64 %rd91,%rd84,%rd90;
ld.shared.u32 %r177,[%rd91];
add.s64 %rd92,%rd29,%rd90;
st.u32 [%rd92],%r177;
add.s32 %r178,%r15,64;
mul.wide.u32 %rd93,%r178,4;
add.s64 %rd94,%rd84,%rd93;
ld.shared.u32 %r179,[%rd94];
add.s64 %rd95,%rd29,%rd93;
st.u32 [%rd95],%r179;
add.s32 %r180,%r15,96;
mul.wide.u32 %rd96,%r180,4;
add.s64 %rd97,%rd84,%rd96;
ld.shared.u32 %r181,[%rd97];
add.s64 %rd98,%rd29,%rd96;
st.u32 [%rd98],%r181;
bra.uni $8_52;
$8_43:
shl.b32 %r159,%r15,4;
cvt.u64.u32 %rd81,%r159;
add.s64 %rd30,%rd29,%rd81;
setp.ge.s32 %p27,%r17,%r184;
@%p27 bra $8_45;
st.u8 [%rd30],%r69;
shr.u32 %r160,%r69,8;
st.u8 [%rd30+1],%r160;
shr.u32 %r161,%r69,16;
st.u8 [%rd30+2],%r161;
shr.u32 %r162,%r69,24;
st.u8 [%rd30+3],%r162;
$8_45:
add.s32 %r163,%r17,1;
setp.ge.s32 %p28,%r163,%r184;
@%p28 bra $8_47;
st.u8 [%rd30+4],%r70;
shr.u32 %r164,%r70,8;
st.u8 [%rd30+5],%r164;
shr.u32 %r165,%r70,16;
st.u8 [%rd30+6],%r165;
shr.u32 %r166,%r70,24;
st.u8 [%rd30+7],%r166;
$8_47:
add.s32 %r167,%r17,2;
setp.ge.s32 %p29,%r167,%r184;
@%p29 bra $8_49;
st.u8 [%rd30+8],%r71;
shr.u32 %r168,%r71,8;
st.u8 [%rd30+9],%r168;
shr.u32 %r169,%r71,16;
st.u8 [%rd30+10],%r169;
shr.u32 %r170,%r71,24;
st.u8 [%rd30+11],%r170;
$8_49:
add.s32 %r171,%r17,3;
setp.ge.s32 %p30,%r171,%r184;
@%p30 bra $8_52;
st.u8 [%rd30+12],%r72;
shr.u32 %r172,%r72,8;
st.u8 [%rd30+13],%r172;
shr.u32 %r173,%r72,16;
st.u8 [%rd30+14],%r173;
shr.u32 %r174,%r72,24;
st.u8 [%rd30+15],%r174;
$8_52:
ret;
}
.visible .entry reorder_packed_4_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4
)
.maxntid 256,1,1
{
.reg .pred %p<31>;
.reg .b32 %r<218>;
.reg .b64 %rd<108>;
ld.param.u64 %rd33,[p0];
ld.param.v2.u32 {%r194,%r195},[p1+32];
ld.param.v2.u32 {%r83,%r84},[p1+40];
ld.param.u64 %rd38,[p2];
ld.param.v2.u32 {%r196,%r197},[p3+32];
ld.param.v2.u32 {%r87,%r88},[p3+40];
ld.param.u32 %r80,[p4];
ld.param.u64 %rd107,[p3+8];
ld.param.u64 %rd39,[p3];
ld.param.u64 %rd105,[p1+8];
ld.param.u64 %rd34,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r84,0;
@%p1 bra $9_2;
cvta.to.global.u64 %rd43,%rd33;
mul.wide.s32 %rd44,%r1,40;
add.s64 %rd45,%rd43,%rd44;
ld.global.v2.u32 {%r194,%r195},[%rd45+32];
ld.global.u64 %rd105,[%rd45+8];
ld.global.u64 %rd104,[%rd45];
bra.uni $9_3;
$9_2:
cvt.s64.s32 %rd46,%r1;
mul.lo.s64 %rd47,%rd34,%rd46;
add.s64 %rd104,%rd33,%rd47;
$9_3:
setp.eq.s32 %p2,%r88,0;
@%p2 bra $9_5;
cvta.to.global.u64 %rd48,%rd38;
mul.wide.s32 %rd49,%r1,40;
add.s64 %rd50,%rd48,%rd49;
ld.global.v2.u32 {%r196,%r197},[%rd50+32];
ld.global.u64 %rd107,[%rd50+8];
ld.global.u64 %rd106,[%rd50];
bra.uni $9_6;
$9_5:
cvt.s64.s32 %rd51,%r1;
mul.lo.s64 %rd52,%rd39,%rd51;
add.s64 %rd106,%rd38,%rd52;
$9_6:
mov.u32 %r94,%ctaid.x;
shl.b32 %r95,%r94,7;
mov.u32 %r96,%tid.x;
shl.b32 %r97,%r96,2;
add.s32 %r14,%r95,%r97;
mov.u32 %r98,%ctaid.y;
shl.b32 %r99,%r98,3;
mov.u32 %r100,%tid.y;
add.s32 %r15,%r99,%r100;
setp.ge.s32 %p3,%r15,%r197;
setp.ge.s32 %p4,%r95,%r196;
or.pred %p5,%p4,%p3;
@%p5 bra $9_52;
cvt.s64.s32 %rd26,%r15;
mul.lo.s64 %rd53,%rd105,%rd26;
shl.b32 %r101,%r14,2;
cvt.s64.s32 %rd54,%r101;
add.s64 %rd27,%rd53,%rd54;
add.s64 %rd28,%rd104,%rd27;
add.s32 %r102,%r15,1;
setp.lt.s32 %p6,%r102,%r195;
selp.b32 %r103,0,3,%p6;
or.b32 %r104,%r101,%r103;
add.s32 %r105,%r104,16;
shl.b32 %r106,%r194,2;
setp.gt.s32 %p7,%r105,%r106;
@%p7 bra $9_9;
bra.uni $9_8;
$9_9:
setp.ge.s32 %p8,%r14,%r194;
mov.u32 %r199,0;
@%p8 bra $9_11;
ld.global.nc.u8 %r119,[%rd28];
and.b32 %r199,%r119,255;
$9_11:
@%p8 bra $9_13;
add.s64 %rd64,%rd28,1;
ld.global.nc.u8 %r120,[%rd64];
shl.b32 %r121,%r120,8;
and.b32 %r122,%r121,65280;
or.b32 %r199,%r122,%r199;
$9_13:
@%p8 bra $9_15;
add.s64 %rd65,%rd28,2;
ld.global.nc.u8 %r123,[%rd65];
shl.b32 %r124,%r123,16;
and.b32 %r125,%r124,16711680;
or.b32 %r199,%r125,%r199;
$9_15:
@%p8 bra $9_17;
add.s64 %rd66,%rd28,3;
ld.global.nc.u8 %r126,[%rd66];
shl.b32 %r127,%r126,24;
or.b32 %r199,%r127,%r199;
$9_17:
add.s32 %r30,%r14,1;
setp.ge.s32 %p12,%r30,%r194;
mov.u32 %r203,0;
@%p12 bra $9_19;
add.s64 %rd67,%rd28,4;
ld.global.nc.u8 %r129,[%rd67];
and.b32 %r203,%r129,255;
$9_19:
@%p12 bra $9_21;
add.s64 %rd68,%rd28,5;
ld.global.nc.u8 %r130,[%rd68];
shl.b32 %r131,%r130,8;
and.b32 %r132,%r131,65280;
or.b32 %r203,%r132,%r203;
$9_21:
@%p12 bra $9_23;
add.s64 %rd69,%rd28,6;
ld.global.nc.u8 %r133,[%rd69];
shl.b32 %r134,%r133,16;
and.b32 %r135,%r134,16711680;
or.b32 %r203,%r135,%r203;
$9_23:
@%p12 bra $9_25;
add.s64 %rd70,%rd28,7;
ld.global.nc.u8 %r136,[%rd70];
shl.b32 %r137,%r136,24;
or.b32 %r203,%r137,%r203;
$9_25:
add.s32 %r39,%r14,2;
setp.ge.s32 %p16,%r39,%r194;
mov.u32 %r207,0;
@%p16 bra $9_27;
add.s64 %rd71,%rd28,8;
ld.global.nc.u8 %r139,[%rd71];
and.b32 %r207,%r139,255;
$9_27:
@%p16 bra $9_29;
add.s64 %rd72,%rd28,9;
ld.global.nc.u8 %r140,[%rd72];
shl.b32 %r141,%r140,8;
and.b32 %r142,%r141,65280;
or.b32 %r207,%r142,%r207;
$9_29:
@%p16 bra $9_31;
add.s64 %rd73,%rd28,10;
ld.global.nc.u8 %r143,[%rd73];
shl.b32 %r144,%r143,16;
and.b32 %r145,%r144,16711680;
or.b32 %r207,%r145,%r207;
$9_31:
@%p16 bra $9_33;
add.s64 %rd74,%rd28,11;
ld.global.nc.u8 %r146,[%rd74];
shl.b32 %r147,%r146,24;
or.b32 %r207,%r147,%r207;
$9_33:
add.s32 %r48,%r14,3;
setp.ge.s32 %p20,%r48,%r194;
mov.u32 %r211,0;
@%p20 bra $9_35;
add.s64 %rd75,%rd28,12;
ld.global.nc.u8 %r149,[%rd75];
and.b32 %r211,%r149,255;
$9_35:
@%p20 bra $9_37;
add.s64 %rd76,%rd28,13;
ld.global.nc.u8 %r150,[%rd76];
shl.b32 %r151,%r150,8;
and.b32 %r152,%r151,65280;
or.b32 %r211,%r152,%r211;
$9_37:
@%p20 bra $9_39;
add.s64 %rd77,%rd28,14;
ld.global.nc.u8 %r153,[%rd77];
shl.b32 %r154,%r153,16;
and.b32 %r155,%r154,16711680;
or.b32 %r211,%r155,%r211;
$9_39:
@%p20 bra $9_42;
add.s64 %rd78,%rd28,15;
ld.global.nc.u8 %r156,[%rd78];
shl.b32 %r157,%r156,24;
or.b32 %r211,%r157,%r211;
bra.uni $9_42;
$9_8:
cvt.u32.u64 %r112,%rd28;
and.b32 %r113,%r112,3;
and.b64 %rd60,%rd28,3;
sub.s64 %rd61,%rd27,%rd60;
add.s64 %rd55,%rd104,%rd61;
add.s32 %r114,%r113,15;
ld.global.nc.u32 %r107,[%rd55];
add.s64 %rd56,%rd55,4;
ld.global.nc.u32 %r108,[%rd56];
add.s64 %rd57,%rd55,8;
ld.global.nc.u32 %r109,[%rd57];
add.s64 %rd58,%rd55,12;
ld.global.nc.u32 %r110,[%rd58];
and.b32 %r115,%r114,28;
cvt.u64.u32 %rd62,%r115;
add.s64 %rd59,%rd55,%rd62;
ld.global.nc.u32 %r111,[%rd59];
mad.lo.s32 %r116,%r113,4369,12816;
and.b32 %r117,%r116,30583;
prmt.b32 %r199,%r107,%r108,%r117;
prmt.b32 %r203,%r108,%r109,%r117;
prmt.b32 %r207,%r109,%r110,%r117;
prmt.b32 %r211,%r110,%r111,%r117;
$9_42:
and.b32 %r158,%r80,30583;
mov.u32 %r159,0;
prmt.b32 %r65,%r199,%r159,%r158;
prmt.b32 %r66,%r203,%r159,%r158;
and.b32 %r160,%r66,16776960;
shr.u32 %r67,%r160,8;
prmt.b32 %r68,%r207,%r159,%r158;
and.b32 %r161,%r68,16711680;
shr.u32 %r69,%r161,16;
prmt.b32 %r70,%r211,%r159,%r158;
mul.lo.s32 %r163,%r94,384;
cvt.s64.s32 %rd79,%r163;
mul.lo.s64 %rd80,%rd107,%rd26;
add.s64 %rd81,%rd80,%rd79;
add.s64 %rd29,%rd106,%rd81;
add.s32 %r165,%r95,128;
setp.le.s32 %p24,%r165,%r196;
and.b64 %rd82,%rd29,3;
setp.eq.s64 %p25,%rd82,0;
and.pred %p26,%p24,%p25;
@%p26 bra $9_51;
bra.uni $9_43;
$9_51:
mul.lo.s32 %r180,%r96,3;
mul.wide.u32 %rd86,%r100,384;
mov.u64 %rd87,_ZZ11store_groupILi3EEvRK5ImageiiRK5BytesIXmlLi4ET_EEE5lines;
add.s64 %rd88,%rd87,%rd86;
mul.wide.u32 %rd89,%r180,4;
add.s64 %rd90,%rd88,%rd89;
and.b32 %r181,%r65,16777215;
prmt.b32 %r182,%r66,%r181,1620;
st.shared.u32 [%rd90],%r182;
add.s32 %r183,%r180,1;
mul.wide.u32 %rd91,%r183,4;
add.s64 %rd92,%rd88,%rd91;
shl.b32 %r184,%r68,16;
or.b32 %r185,%r184,%r67;
st.shared.u32 [%rd92],%r185;
add.s32 %r186,%r180,2;
mul.wide.u32 %rd93,%r186,4;
add.s64 %rd94,%rd88,%rd93;
shl.b32 %r187,%r70,8;
or.b32 %r188,%r187,%r69;
st.shared.u32 [%rd94],%r188;
bar.warp.sync -1;
mul.wide.u32 %rd95,%r96,4;
add.s64 %rd96,%rd88,%rd95;
ld.shared.u32 %r189,[%rd96];
add.s64 %rd97,%rd29,%rd95;
st.u32 [%rd97],%r189;
add.s32 %r190,%r96,32;
mul.wide.u32 %rd98,%r190,4;
add.s64 %rd99,%rd88,%rd98;
ld.shared.u32 %r191,[%rd99];
add.s64 %rd100,%rd29,%rd98;
st.u32 [%rd100],%r191;
add.s32 %r192,%r96,64;
mul.wide.u32 %rd101,%r192,4;
add.s64 %rd102,%rd88,%rd101;
ld.shared.u32 %r193,[%rd102];
add.s64 %rd103,%rd29,%rd101;
st.u32 [%rd103],%r193;
bra.uni $9_52;
$9_43:
mul.lo.s32 %r71,%r96,12;
cvt.u64.u32 %rd83,%r71;
add.s64 %rd30,%rd29,%rd83;
setp.ge.s32 %p27,%r14,%r196;
@%p27 bra $9_45;
st.u8 [%rd30],%r65;
shr.u32 %r167,%r65,8;
st.u8 [%rd30+1],%r167;
shr.u32 %r168,%r65,16;
st.u8 [%rd30+2],%r168;
$9_45:
add.s32 %r169,%r14,1;
setp.ge.s32 %p28,%r169,%r196;
add.s32 %r170,%r71,4;
cvt.u64.u32 %rd84,%r170;
add.s64 %rd31,%rd29,%rd84;
@%p28 bra $9_47;
st.u8 [%rd30+3],%r66;
st.u8 [%rd31],%r67;
shr.u32 %r171,%r66,16;
st.u8 [%rd31+1],%r171;
$9_47:
add.s32 %r172,%r14,2;
setp.ge.s32 %p29,%r172,%r196;
add.s32 %r173,%r71,8;
cvt.u64.u32 %rd85,%r173;
add.s64 %rd32,%rd29,%rd85;
@%p29 bra $9_49;
st.u8 [%rd31+2],%r68;
shr.u32 %r174,%r68,8;
st.u8 [%rd31+3],%r174;
st.u8 [%rd32],%r69;
$9_49:
add.s32 %r175,%r14,3;
setp.ge.s32 %p30,%r175,%r196;
@%p30 bra $9_52;
st.u8 [%rd32+1],%r70;
shr.u32 %r176,%r70,8;
st.u8 [%rd32+2],%r176;
shr.u32 %r177,%r70,16;
st.u8 [%rd32+3],%r177;
$9_52:
ret;
}
`;
