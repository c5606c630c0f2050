// Generated from kernels/ops/copy/u8.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/copy/u8.cu`. */
export const COPY_U8: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0(
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
@%p1 bra $5;
setp.eq.s32 %p2,%r8,1;
setp.eq.s32 %p3,%r7,1;
or.pred %p4,%p3,%p2;
@%p4 bra $4;
bra.uni $2;
$4:
setp.lt.s32 %p9,%r6,0;
add.s32 %r18,%r7,-1;
selp.b32 %r19,0,%r18,%p9;
bra.uni $5;
$2:
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
@%p7 bra $5;
selp.b32 %r16,-1,0,%p6;
add.s32 %r17,%r1,%r16;
sub.s32 %r19,%r17,%r19;
$5:
st.param.b32 [func_retval0+0],%r19;
ret;
}
.visible .entry place_u8_1(
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
.reg .b32 %r<351>;
.reg .b64 %d<108>;
ld.param.u64 %d43,[p0];
ld.param.v2.u32 {%r321,%r322},[p1+32];
ld.param.v2.u32 {%r110,%r111},[p1+40];
ld.param.u64 %d48,[p2];
ld.param.v2.u32 {%r323,%r324},[p3+32];
ld.param.v2.u32 {%r114,%r115},[p3+40];
ld.param.u32 %r326,[p4];
ld.param.u32 %r325,[p5];
ld.param.u64 %d53,[p6];
ld.param.u32 %r105,[p7];
ld.param.u32 %r106,[p8];
ld.param.u32 %r107,[p9];
ld.param.u64 %d104,[p3+8];
ld.param.u64 %d49,[p3];
ld.param.u64 %d102,[p1+8];
ld.param.u64 %d44,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p11,%r111,0;
@%p11 bra $2;
cvta.to.global.u64 %d54,%d43;
mul.wide.s32 %d55,%r1,40;
add.s64 %d56,%d54,%d55;
ld.global.v2.u32 {%r321,%r322},[%d56+32];
ld.global.u64 %d102,[%d56+8];
ld.global.u64 %d101,[%d56];
bra.uni $3;
$2:
cvt.s64.s32 %d57,%r1;
mul.lo.s64 %d58,%d44,%d57;
add.s64 %d101,%d43,%d58;
$3:
setp.eq.s32 %p12,%r115,0;
@%p12 bra $5;
cvta.to.global.u64 %d59,%d48;
mul.wide.s32 %d60,%r1,40;
add.s64 %d61,%d59,%d60;
ld.global.v2.u32 {%r323,%r324},[%d61+32];
ld.global.u64 %d104,[%d61+8];
ld.global.u64 %d103,[%d61];
bra.uni $6;
$5:
cvt.s64.s32 %d62,%r1;
mul.lo.s64 %d63,%d49,%d62;
add.s64 %d103,%d48,%d63;
$6:
mov.u32 %r120,%ctaid.y;
shl.b32 %r121,%r120,3;
mov.u32 %r122,%tid.y;
add.s32 %r17,%r121,%r122;
setp.ge.s32 %p13,%r17,%r324;
@%p13 bra $46;
setp.eq.s64 %p14,%d53,0;
@%p14 bra $9;
cvta.to.global.u64 %d64,%d53;
mul.wide.u32 %d65,%r1,8;
add.s64 %d66,%d64,%d65;
ld.global.u32 %r326,[%d66];
ld.global.u32 %r325,[%d66+4];
$9:
not.b32 %r123,%r17;
add.s32 %r124,%r322,%r123;
add.s32 %r125,%r124,%r325;
sub.s32 %r126,%r17,%r325;
setp.eq.s32 %p15,%r107,0;
selp.b32 %r327,%r126,%r125,%p15;
setp.lt.u32 %p16,%r327,%r322;
@%p16 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r327;
.param .b32 q1;
st.param.b32 [q1+0],%r322;
.param .b32 q2;
st.param.b32 [q2+0],%r105;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r327,[retval0+0];
}
$11:
cvt.u32.u64 %r128,%d102;
mul.lo.s32 %r25,%r327,%r128;
add.s32 %r129,%r322,-1;
mad.lo.s32 %r26,%r129,%r128,%r321;
cvt.u32.u64 %r130,%d104;
mul.lo.s32 %r131,%r17,%r130;
cvt.s64.s32 %d67,%r131;
add.s64 %d29,%d103,%d67;
cvt.u32.u64 %r132,%d29;
neg.s32 %r133,%r132;
and.b32 %r134,%r133,15;
mov.u32 %r135,%ctaid.x;
bfi.b32 %r136,%r135,%r134,10,22;
mov.u32 %r348,%tid.x;
shl.b32 %r138,%r348,4;
add.s32 %r27,%r136,%r138;
setp.eq.s32 %p17,%r134,0;
setp.ne.s32 %p18,%r135,0;
or.pred %p1,%p18,%p17;
cvt.u32.u64 %r28,%d101;
sub.s32 %r139,%r27,%r326;
add.s32 %r140,%r139,%r25;
add.s32 %r29,%r140,%r28;
and.b32 %r30,%r29,15;
sub.s32 %r31,%r140,%r30;
add.s32 %r141,%r30,31;
add.s32 %r142,%r27,16;
setp.le.s32 %p19,%r142,%r323;
or.b32 %r143,%r139,%r327;
setp.gt.s32 %p20,%r143,-1;
and.pred %p21,%p19,%p20;
add.s32 %r144,%r139,16;
setp.le.s32 %p22,%r144,%r321;
and.pred %p23,%p22,%p21;
setp.gt.s32 %p24,%r31,-1;
and.pred %p25,%p23,%p24;
and.b32 %r145,%r141,48;
add.s32 %r146,%r145,%r31;
setp.le.s32 %p26,%r146,%r26;
and.pred %p2,%p25,%p26;
not.pred %p27,%p2;
@%p27 bra $14;
cvt.s64.s32 %d69,%r31;
add.s64 %d68,%d101,%d69;
ld.global.nc.v4.u32 {%r335,%r334,%r333,%r332},[%d68];
setp.eq.s32 %p28,%r30,0;
mov.u32 %r328,0;
mov.u32 %r329,%r328;
mov.u32 %r330,%r328;
mov.u32 %r331,%r328;
@%p28 bra $14;
add.s64 %d70,%d68,16;
ld.global.nc.v4.u32 {%r331,%r330,%r329,%r328},[%d70];
$14:
add.s32 %r48,%r27,512;
sub.s32 %r160,%r48,%r326;
add.s32 %r161,%r160,%r25;
add.s32 %r49,%r161,%r28;
and.b32 %r50,%r49,15;
sub.s32 %r51,%r161,%r50;
add.s32 %r162,%r50,31;
add.s32 %r163,%r27,528;
setp.le.s32 %p29,%r163,%r323;
or.b32 %r164,%r160,%r327;
setp.gt.s32 %p30,%r164,-1;
and.pred %p31,%p29,%p30;
add.s32 %r165,%r160,16;
setp.le.s32 %p32,%r165,%r321;
and.pred %p33,%p32,%p31;
setp.gt.s32 %p34,%r51,-1;
and.pred %p35,%p33,%p34;
and.b32 %r166,%r162,48;
add.s32 %r167,%r166,%r51;
setp.le.s32 %p36,%r167,%r26;
and.pred %p3,%p35,%p36;
setp.ge.s32 %p37,%r48,%r323;
or.pred %p38,%p37,%p3;
setp.ge.s32 %p39,%r27,%r323;
or.pred %p40,%p39,%p2;
and.pred %p41,%p1,%p40;
and.pred %p4,%p41,%p38;
not.pred %p42,%p3;
@%p42 bra $17;
cvt.s64.s32 %d72,%r51;
add.s64 %d71,%d101,%d72;
ld.global.nc.v4.u32 {%r343,%r342,%r341,%r340},[%d71];
setp.eq.s32 %p43,%r50,0;
mov.u32 %r336,0;
mov.u32 %r337,%r336;
mov.u32 %r338,%r336;
mov.u32 %r339,%r336;
@%p43 bra $17;
add.s64 %d73,%d71,16;
ld.global.nc.v4.u32 {%r339,%r338,%r337,%r336},[%d73];
$17:
@%p27 bra $19;
and.b32 %r184,%r29,8;
setp.eq.s32 %p45,%r184,0;
selp.b32 %r185,%r335,%r333,%p45;
selp.b32 %r186,%r334,%r332,%p45;
selp.b32 %r187,%r333,%r331,%p45;
selp.b32 %r188,%r332,%r330,%p45;
selp.b32 %r189,%r331,%r329,%p45;
selp.b32 %r190,%r330,%r328,%p45;
and.b32 %r191,%r29,4;
setp.eq.s32 %p46,%r191,0;
selp.b32 %r192,%r185,%r186,%p46;
selp.b32 %r193,%r186,%r187,%p46;
selp.b32 %r194,%r187,%r188,%p46;
selp.b32 %r195,%r188,%r189,%p46;
selp.b32 %r196,%r189,%r190,%p46;
and.b32 %r197,%r29,3;
mad.lo.s32 %r198,%r197,4369,12816;
and.b32 %r199,%r198,30583;
prmt.b32 %r180,%r192,%r193,%r199;
prmt.b32 %r181,%r193,%r194,%r199;
prmt.b32 %r182,%r194,%r195,%r199;
prmt.b32 %r183,%r195,%r196,%r199;
mov.u32 %r200,%tid.x;
shl.b32 %r201,%r200,4;
add.s32 %r207,%r136,%r201;
cvt.s64.s32 %d75,%r207;
add.s64 %d74,%d29,%d75;
st.global.cs.v4.u32 [%d74],{%r180,%r181,%r182,%r183};
$19:
@%p42 bra $21;
and.b32 %r212,%r49,8;
setp.eq.s32 %p48,%r212,0;
selp.b32 %r213,%r343,%r341,%p48;
selp.b32 %r214,%r342,%r340,%p48;
selp.b32 %r215,%r341,%r339,%p48;
selp.b32 %r216,%r340,%r338,%p48;
selp.b32 %r217,%r339,%r337,%p48;
selp.b32 %r218,%r338,%r336,%p48;
and.b32 %r219,%r49,4;
setp.eq.s32 %p49,%r219,0;
selp.b32 %r220,%r213,%r214,%p49;
selp.b32 %r221,%r214,%r215,%p49;
selp.b32 %r222,%r215,%r216,%p49;
selp.b32 %r223,%r216,%r217,%p49;
selp.b32 %r224,%r217,%r218,%p49;
and.b32 %r225,%r49,3;
mad.lo.s32 %r226,%r225,4369,12816;
and.b32 %r227,%r226,30583;
prmt.b32 %r208,%r220,%r221,%r227;
prmt.b32 %r209,%r221,%r222,%r227;
prmt.b32 %r210,%r222,%r223,%r227;
prmt.b32 %r211,%r223,%r224,%r227;
cvt.s64.s32 %d77,%r48;
add.s64 %d76,%d29,%d77;
st.global.cs.v4.u32 [%d76],{%r208,%r209,%r210,%r211};
$21:
mov.u32 %r228,-1;
vote.sync.all.pred %p50,%p4,%r228;
@%p50 bra $46;
setp.eq.s32 %p51,%r105,0;
and.b32 %r230,%r106,255;
mul.lo.s32 %r68,%r230,16843009;
@%p51 bra $24;
mov.u32 %r231,-1;
vote.sync.ballot.b32 %r232,%p2,%r231;
cvt.u64.u32 %d78,%r232;
mov.u32 %r233,%tid.x;
shl.b32 %r234,%r233,4;
add.s32 %r240,%r136,%r234;
setp.lt.s32 %p53,%r240,%r323;
and.pred %p55,%p53,%p27;
vote.sync.ballot.b32 %r241,%p55,%r231;
cvt.u64.u32 %d79,%r241;
vote.sync.ballot.b32 %r242,%p3,%r231;
cvt.u64.u32 %d80,%r242;
bfi.b64 %d105,%d80,%d78,32,32;
setp.lt.s32 %p58,%r48,%r323;
and.pred %p60,%p58,%p42;
vote.sync.ballot.b32 %r243,%p60,%r231;
cvt.u64.u32 %d81,%r243;
bfi.b64 %d106,%d81,%d79,32,32;
bra.uni $33;
$24:
mov.u32 %r244,%tid.x;
shl.b32 %r245,%r244,4;
add.s32 %r251,%r136,%r245;
add.s32 %r252,%r251,16;
setp.gt.s32 %p63,%r252,%r323;
mov.pred %p102,0;
@%p63 bra $26;
setp.lt.s32 %p64,%r327,0;
sub.s32 %r261,%r251,%r326;
setp.lt.s32 %p65,%r261,-15;
or.pred %p66,%p64,%p65;
setp.ge.s32 %p67,%r261,%r321;
or.pred %p102,%p67,%p66;
$26:
cvt.s64.s32 %d82,%r251;
add.s64 %d34,%d29,%d82;
not.pred %p68,%p102;
@%p68 bra $28;
st.v4.u32 [%d34],{%r68,%r68,%r68,%r68};
$28:
mov.u32 %r270,-1;
vote.sync.ballot.b32 %r69,%p2,%r270;
or.pred %p70,%p2,%p102;
not.pred %p71,%p70;
setp.lt.s32 %p72,%r251,%r323;
and.pred %p73,%p72,%p71;
vote.sync.ballot.b32 %r70,%p73,%r270;
add.s32 %r279,%r48,16;
setp.gt.s32 %p74,%r279,%r323;
mov.pred %p103,0;
@%p74 bra $30;
setp.lt.s32 %p75,%r327,0;
setp.lt.s32 %p76,%r160,-15;
or.pred %p77,%p75,%p76;
setp.ge.s32 %p78,%r160,%r321;
or.pred %p103,%p78,%p77;
$30:
not.pred %p79,%p103;
@%p79 bra $32;
st.v4.u32 [%d34+512],{%r68,%r68,%r68,%r68};
$32:
mov.u32 %r281,-1;
vote.sync.ballot.b32 %r282,%p3,%r281;
cvt.u64.u32 %d83,%r282;
cvt.u64.u32 %d84,%r69;
bfi.b64 %d105,%d83,%d84,32,32;
or.pred %p81,%p3,%p103;
not.pred %p82,%p81;
setp.lt.s32 %p83,%r48,%r323;
and.pred %p84,%p83,%p82;
vote.sync.ballot.b32 %r283,%p84,%r281;
cvt.u64.u32 %d85,%r283;
cvt.u64.u32 %d86,%r70;
bfi.b64 %d106,%d85,%d86,32,32;
$33:
neg.s64 %d87,%d105;
and.b64 %d88,%d105,%d87;
add.s64 %d89,%d88,-1;
setp.eq.s64 %p86,%d105,0;
selp.b64 %d90,-1,%d89,%p86;
and.b64 %d39,%d90,%d106;
xor.b64 %d40,%d39,%d106;
setp.eq.s64 %p87,%d39,0;
mov.u32 %r346,0;
mov.u32 %r344,%r346;
mov.u32 %r345,%r346;
@%p87 bra $35;
neg.s64 %d91,%d39;
and.b64 %d92,%d39,%d91;
clz.b64 %r286,%d92;
shl.b32 %r287,%r286,4;
or.b32 %r293,%r136,1008;
sub.s32 %r344,%r293,%r287;
clz.b64 %r294,%d39;
shl.b32 %r295,%r294,4;
add.s32 %r296,%r136,1024;
sub.s32 %r345,%r296,%r295;
$35:
setp.eq.s64 %p88,%d40,0;
mov.u32 %r347,%r346;
@%p88 bra $37;
neg.s64 %d93,%d40;
and.b64 %d94,%d40,%d93;
clz.b64 %r299,%d94;
shl.b32 %r300,%r299,4;
or.b32 %r306,%r136,1008;
sub.s32 %r346,%r306,%r300;
clz.b64 %r307,%d40;
shl.b32 %r308,%r307,4;
add.s32 %r309,%r136,1024;
sub.s32 %r347,%r309,%r308;
$37:
setp.eq.s32 %p89,%r135,0;
setp.ne.s32 %p90,%r134,0;
and.pred %p91,%p89,%p90;
setp.lt.s32 %p92,%r345,%r134;
selp.b32 %r79,0,%r344,%p91;
and.pred %p93,%p91,%p92;
selp.b32 %r314,%r134,%r345,%p93;
min.s32 %r80,%r314,%r323;
min.s32 %r81,%r347,%r323;
setp.lt.s32 %p94,%r327,0;
mov.u64 %d107,0;
@%p94 bra $39;
cvt.s64.s32 %d96,%r25;
add.s64 %d107,%d101,%d96;
$39:
sub.s32 %r82,%r80,%r79;
sub.s32 %r315,%r82,%r346;
add.s32 %r83,%r315,%r81;
setp.ge.s32 %p95,%r348,%r83;
@%p95 bra $46;
sub.s32 %r317,%r79,%r80;
add.s32 %r84,%r317,%r346;
neg.s32 %r85,%r326;
$41:
.pragma "nounroll";
setp.lt.s32 %p96,%r348,%r82;
selp.b32 %r88,%r79,%r84,%p96;
add.s32 %r318,%r85,%r88;
add.s32 %r349,%r318,%r348;
setp.lt.u32 %p97,%r349,%r321;
@%p97 bra $43;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r349;
.param .b32 q1;
st.param.b32 [q1+0],%r321;
.param .b32 q2;
st.param.b32 [q2+0],%r105;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r349,[retval0+0];
}
$43:
setp.lt.s32 %p98,%r349,0;
setp.eq.s64 %p99,%d107,0;
or.pred %p100,%p99,%p98;
mov.u32 %r350,%r106;
@%p100 bra $45;
cvt.s64.s32 %d98,%r349;
add.s64 %d97,%d107,%d98;
ld.global.nc.u8 %r350,[%d97];
$45:
add.s32 %r320,%r88,%r348;
cvt.s64.s32 %d99,%r320;
add.s64 %d100,%d29,%d99;
st.u8 [%d100],%r350;
add.s32 %r348,%r348,32;
setp.lt.s32 %p101,%r348,%r83;
@%p101 bra $41;
$46:
ret;
}
.visible .entry mirror_u8_1(
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
.reg .pred %p<71>;
.reg .b32 %r<323>;
.reg .b64 %d<96>;
ld.param.u64 %d36,[p0];
ld.param.v2.u32 {%r293,%r294},[p1+32];
ld.param.v2.u32 {%r108,%r109},[p1+40];
ld.param.u64 %d41,[p2];
ld.param.v2.u32 {%r295,%r296},[p3+32];
ld.param.v2.u32 {%r112,%r113},[p3+40];
ld.param.u32 %r297,[p5];
ld.param.u64 %d46,[p6];
ld.param.u32 %r103,[p7];
ld.param.u32 %r104,[p8];
ld.param.u32 %r105,[p9];
ld.param.u64 %d94,[p3+8];
ld.param.u64 %d42,[p3];
ld.param.u64 %d92,[p1+8];
ld.param.u64 %d37,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p4,%r109,0;
@%p4 bra $2;
cvta.to.global.u64 %d47,%d36;
mul.wide.s32 %d48,%r1,40;
add.s64 %d49,%d47,%d48;
ld.global.v2.u32 {%r293,%r294},[%d49+32];
ld.global.u64 %d92,[%d49+8];
ld.global.u64 %d91,[%d49];
bra.uni $3;
$2:
cvt.s64.s32 %d50,%r1;
mul.lo.s64 %d51,%d37,%d50;
add.s64 %d91,%d36,%d51;
$3:
setp.eq.s32 %p5,%r113,0;
@%p5 bra $5;
cvta.to.global.u64 %d52,%d41;
mul.wide.s32 %d53,%r1,40;
add.s64 %d54,%d52,%d53;
ld.global.v2.u32 {%r295,%r296},[%d54+32];
ld.global.u64 %d94,[%d54+8];
ld.global.u64 %d93,[%d54];
bra.uni $6;
$5:
cvt.s64.s32 %d55,%r1;
mul.lo.s64 %d56,%d42,%d55;
add.s64 %d93,%d41,%d56;
$6:
mov.u32 %r118,%ctaid.y;
shl.b32 %r119,%r118,3;
mov.u32 %r120,%tid.y;
add.s32 %r17,%r119,%r120;
setp.ge.s32 %p6,%r17,%r296;
@%p6 bra $35;
setp.eq.s64 %p7,%d46,0;
@%p7 bra $9;
cvta.to.global.u64 %d57,%d46;
mul.wide.u32 %d58,%r1,8;
add.s64 %d59,%d57,%d58;
ld.global.u32 %r297,[%d59+4];
$9:
not.b32 %r121,%r17;
add.s32 %r122,%r294,%r121;
add.s32 %r123,%r122,%r297;
sub.s32 %r124,%r17,%r297;
setp.eq.s32 %p8,%r105,0;
selp.b32 %r298,%r124,%r123,%p8;
setp.lt.u32 %p9,%r298,%r294;
@%p9 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r298;
.param .b32 q1;
st.param.b32 [q1+0],%r294;
.param .b32 q2;
st.param.b32 [q2+0],%r103;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r298,[retval0+0];
}
$11:
cvt.u32.u64 %r126,%d92;
mul.lo.s32 %r23,%r298,%r126;
add.s32 %r127,%r294,-1;
mad.lo.s32 %r24,%r127,%r126,%r293;
cvt.u32.u64 %r128,%d94;
mul.lo.s32 %r129,%r17,%r128;
cvt.s64.s32 %d60,%r129;
add.s64 %d29,%d93,%d60;
cvt.u32.u64 %r130,%d29;
neg.s32 %r131,%r130;
and.b32 %r25,%r131,15;
mov.u32 %r26,%ctaid.x;
bfi.b32 %r132,%r26,%r25,10,22;
mov.u32 %r320,%tid.x;
shl.b32 %r134,%r320,4;
add.s32 %r27,%r132,%r134;
cvt.u32.u64 %r28,%d91;
add.s32 %r29,%r293,-16;
sub.s32 %r135,%r29,%r27;
add.s32 %r136,%r135,%r23;
add.s32 %r30,%r136,%r28;
and.b32 %r31,%r30,15;
sub.s32 %r32,%r136,%r31;
add.s32 %r137,%r31,31;
add.s32 %r138,%r27,16;
setp.le.s32 %p10,%r138,%r295;
or.b32 %r139,%r135,%r298;
setp.gt.s32 %p11,%r139,-1;
and.pred %p12,%p10,%p11;
add.s32 %r140,%r135,16;
setp.le.s32 %p13,%r140,%r293;
and.pred %p14,%p13,%p12;
setp.gt.s32 %p15,%r32,-1;
and.pred %p16,%p14,%p15;
and.b32 %r141,%r137,48;
add.s32 %r142,%r141,%r32;
setp.le.s32 %p17,%r142,%r24;
and.pred %p1,%p16,%p17;
not.pred %p18,%p1;
@%p18 bra $14;
cvt.s64.s32 %d62,%r32;
add.s64 %d61,%d91,%d62;
ld.global.nc.v4.u32 {%r306,%r305,%r304,%r303},[%d61];
setp.eq.s32 %p19,%r31,0;
mov.u32 %r299,0;
mov.u32 %r300,%r299;
mov.u32 %r301,%r299;
mov.u32 %r302,%r299;
@%p19 bra $14;
add.s64 %d63,%d61,16;
ld.global.nc.v4.u32 {%r302,%r301,%r300,%r299},[%d63];
$14:
add.s32 %r156,%r27,512;
sub.s32 %r157,%r29,%r156;
add.s32 %r158,%r157,%r23;
add.s32 %r49,%r158,%r28;
and.b32 %r50,%r49,15;
sub.s32 %r51,%r158,%r50;
add.s32 %r159,%r50,31;
add.s32 %r160,%r27,528;
setp.le.s32 %p20,%r160,%r295;
or.b32 %r161,%r157,%r298;
setp.gt.s32 %p21,%r161,-1;
and.pred %p22,%p20,%p21;
add.s32 %r162,%r157,16;
setp.le.s32 %p23,%r162,%r293;
and.pred %p24,%p23,%p22;
setp.gt.s32 %p25,%r51,-1;
and.pred %p26,%p24,%p25;
and.b32 %r163,%r159,48;
add.s32 %r164,%r163,%r51;
setp.le.s32 %p27,%r164,%r24;
and.pred %p2,%p26,%p27;
setp.ge.s32 %p28,%r156,%r295;
or.pred %p29,%p28,%p2;
setp.ge.s32 %p30,%r27,%r295;
or.pred %p31,%p30,%p1;
setp.ne.s32 %p32,%r26,0;
setp.eq.s32 %p33,%r25,0;
or.pred %p34,%p32,%p33;
and.pred %p35,%p34,%p31;
and.pred %p3,%p35,%p29;
not.pred %p36,%p2;
@%p36 bra $17;
cvt.s64.s32 %d65,%r51;
add.s64 %d64,%d91,%d65;
ld.global.nc.v4.u32 {%r314,%r313,%r312,%r311},[%d64];
setp.eq.s32 %p37,%r50,0;
mov.u32 %r307,0;
mov.u32 %r308,%r307;
mov.u32 %r309,%r307;
mov.u32 %r310,%r307;
@%p37 bra $17;
add.s64 %d66,%d64,16;
ld.global.nc.v4.u32 {%r310,%r309,%r308,%r307},[%d66];
$17:
@%p18 bra $19;
and.b32 %r181,%r30,8;
setp.eq.s32 %p39,%r181,0;
mov.u32 %r182,0;
selp.b32 %r183,%r306,%r304,%p39;
selp.b32 %r184,%r305,%r303,%p39;
selp.b32 %r185,%r304,%r302,%p39;
selp.b32 %r186,%r303,%r301,%p39;
selp.b32 %r187,%r302,%r300,%p39;
selp.b32 %r188,%r301,%r299,%p39;
and.b32 %r189,%r30,4;
setp.eq.s32 %p40,%r189,0;
selp.b32 %r190,%r183,%r184,%p40;
selp.b32 %r191,%r184,%r185,%p40;
selp.b32 %r192,%r185,%r186,%p40;
selp.b32 %r193,%r186,%r187,%p40;
selp.b32 %r194,%r187,%r188,%p40;
and.b32 %r195,%r30,3;
mad.lo.s32 %r196,%r195,4369,12816;
and.b32 %r197,%r196,30583;
prmt.b32 %r198,%r190,%r191,%r197;
prmt.b32 %r199,%r191,%r192,%r197;
prmt.b32 %r200,%r192,%r193,%r197;
prmt.b32 %r201,%r193,%r194,%r197;
mov.u32 %r202,%tid.x;
shl.b32 %r203,%r202,4;
shl.b32 %r205,%r26,10;
or.b32 %r206,%r25,%r205;
add.s32 %r207,%r206,%r203;
cvt.s64.s32 %d68,%r207;
add.s64 %d67,%d29,%d68;
mov.u32 %r208,291;
prmt.b32 %r177,%r201,%r182,%r208;
prmt.b32 %r178,%r200,%r182,%r208;
prmt.b32 %r179,%r199,%r182,%r208;
prmt.b32 %r180,%r198,%r182,%r208;
st.global.cs.v4.u32 [%d67],{%r177,%r178,%r179,%r180};
$19:
@%p36 bra $21;
and.b32 %r213,%r49,8;
setp.eq.s32 %p42,%r213,0;
mov.u32 %r214,0;
selp.b32 %r215,%r314,%r312,%p42;
selp.b32 %r216,%r313,%r311,%p42;
selp.b32 %r217,%r312,%r310,%p42;
selp.b32 %r218,%r311,%r309,%p42;
selp.b32 %r219,%r310,%r308,%p42;
selp.b32 %r220,%r309,%r307,%p42;
and.b32 %r221,%r49,4;
setp.eq.s32 %p43,%r221,0;
selp.b32 %r222,%r215,%r216,%p43;
selp.b32 %r223,%r216,%r217,%p43;
selp.b32 %r224,%r217,%r218,%p43;
selp.b32 %r225,%r218,%r219,%p43;
selp.b32 %r226,%r219,%r220,%p43;
and.b32 %r227,%r49,3;
mad.lo.s32 %r228,%r227,4369,12816;
and.b32 %r229,%r228,30583;
prmt.b32 %r230,%r222,%r223,%r229;
prmt.b32 %r231,%r223,%r224,%r229;
prmt.b32 %r232,%r224,%r225,%r229;
prmt.b32 %r233,%r225,%r226,%r229;
mov.u32 %r234,%tid.x;
shl.b32 %r235,%r234,4;
shl.b32 %r237,%r26,10;
or.b32 %r238,%r25,%r237;
add.s32 %r239,%r238,%r235;
add.s32 %r240,%r239,512;
cvt.s64.s32 %d70,%r240;
add.s64 %d69,%d29,%d70;
mov.u32 %r241,291;
prmt.b32 %r209,%r233,%r214,%r241;
prmt.b32 %r210,%r232,%r214,%r241;
prmt.b32 %r211,%r231,%r214,%r241;
prmt.b32 %r212,%r230,%r214,%r241;
st.global.cs.v4.u32 [%d69],{%r209,%r210,%r211,%r212};
$21:
mov.u32 %r242,-1;
vote.sync.all.pred %p44,%p3,%r242;
@%p44 bra $35;
vote.sync.ballot.b32 %r247,%p1,%r242;
cvt.u64.u32 %d71,%r247;
shl.b32 %r251,%r26,10;
or.b32 %r252,%r25,%r251;
add.s32 %r253,%r252,%r134;
setp.lt.s32 %p46,%r253,%r295;
and.pred %p48,%p46,%p18;
vote.sync.ballot.b32 %r254,%p48,%r242;
cvt.u64.u32 %d72,%r254;
vote.sync.ballot.b32 %r255,%p2,%r242;
cvt.u64.u32 %d73,%r255;
bfi.b64 %d74,%d73,%d71,32,32;
add.s32 %r256,%r253,512;
setp.lt.s32 %p51,%r256,%r295;
and.pred %p53,%p51,%p36;
vote.sync.ballot.b32 %r257,%p53,%r242;
cvt.u64.u32 %d75,%r257;
bfi.b64 %d76,%d75,%d72,32,32;
setp.eq.s64 %p55,%d74,0;
neg.s64 %d77,%d74;
and.b64 %d78,%d74,%d77;
add.s64 %d79,%d78,-1;
selp.b64 %d80,-1,%d79,%p55;
and.b64 %d32,%d80,%d76;
xor.b64 %d33,%d32,%d76;
setp.eq.s64 %p56,%d32,0;
mov.u32 %r317,0;
mov.u32 %r315,%r317;
mov.u32 %r316,%r317;
@%p56 bra $24;
neg.s64 %d81,%d32;
and.b64 %d82,%d32,%d81;
clz.b64 %r258,%d82;
shl.b32 %r259,%r258,4;
or.b32 %r265,%r132,1008;
sub.s32 %r315,%r265,%r259;
clz.b64 %r266,%d32;
shl.b32 %r267,%r266,4;
add.s32 %r268,%r132,1024;
sub.s32 %r316,%r268,%r267;
$24:
setp.eq.s64 %p57,%d33,0;
mov.u32 %r318,%r317;
@%p57 bra $26;
neg.s64 %d83,%d33;
and.b64 %d84,%d33,%d83;
clz.b64 %r271,%d84;
shl.b32 %r272,%r271,4;
or.b32 %r278,%r132,1008;
sub.s32 %r317,%r278,%r272;
clz.b64 %r279,%d33;
shl.b32 %r280,%r279,4;
add.s32 %r281,%r132,1024;
sub.s32 %r318,%r281,%r280;
$26:
setp.eq.s32 %p58,%r26,0;
setp.ne.s32 %p59,%r25,0;
and.pred %p60,%p58,%p59;
setp.lt.s32 %p61,%r316,%r25;
selp.b32 %r76,0,%r315,%p60;
and.pred %p62,%p60,%p61;
selp.b32 %r286,%r25,%r316,%p62;
min.s32 %r77,%r286,%r295;
min.s32 %r78,%r318,%r295;
setp.lt.s32 %p63,%r298,0;
mov.u64 %d95,0;
@%p63 bra $28;
cvt.s64.s32 %d86,%r23;
add.s64 %d95,%d91,%d86;
$28:
sub.s32 %r79,%r77,%r76;
sub.s32 %r287,%r79,%r317;
add.s32 %r80,%r287,%r78;
setp.ge.s32 %p64,%r320,%r80;
@%p64 bra $35;
sub.s32 %r289,%r76,%r77;
add.s32 %r81,%r289,%r317;
not.b32 %r319,%r320;
$30:
.pragma "nounroll";
setp.lt.s32 %p65,%r320,%r79;
selp.b32 %r86,%r76,%r81,%p65;
add.s32 %r290,%r293,%r319;
mad.lo.s32 %r321,%r86,-1,%r290;
setp.lt.u32 %p66,%r321,%r293;
@%p66 bra $32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r321;
.param .b32 q1;
st.param.b32 [q1+0],%r293;
.param .b32 q2;
st.param.b32 [q2+0],%r103;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r321,[retval0+0];
}
$32:
setp.lt.s32 %p67,%r321,0;
setp.eq.s64 %p68,%d95,0;
or.pred %p69,%p68,%p67;
mov.u32 %r322,%r104;
@%p69 bra $34;
cvt.s64.s32 %d88,%r321;
add.s64 %d87,%d95,%d88;
ld.global.nc.u8 %r322,[%d87];
$34:
add.s32 %r292,%r86,%r320;
cvt.s64.s32 %d89,%r292;
add.s64 %d90,%d29,%d89;
st.u8 [%d90],%r322;
add.s32 %r319,%r319,-32;
add.s32 %r320,%r320,32;
setp.lt.s32 %p70,%r320,%r80;
@%p70 bra $30;
$35:
ret;
}
.visible .entry place_u8_3(
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
.reg .pred %p<111>;
.reg .b32 %r<414>;
.reg .b64 %d<112>;
ld.param.u64 %d45,[p0];
ld.param.v2.u32 {%r381,%r382},[p1+32];
ld.param.v2.u32 {%r120,%r121},[p1+40];
ld.param.u64 %d50,[p2];
ld.param.v2.u32 {%r383,%r384},[p3+32];
ld.param.v2.u32 {%r124,%r125},[p3+40];
ld.param.u32 %r386,[p4];
ld.param.u32 %r385,[p5];
ld.param.u64 %d55,[p6];
ld.param.u32 %r115,[p7];
ld.param.u32 %r116,[p8];
ld.param.u32 %r117,[p9];
ld.param.u64 %d108,[p3+8];
ld.param.u64 %d51,[p3];
ld.param.u64 %d106,[p1+8];
ld.param.u64 %d46,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p13,%r121,0;
@%p13 bra $2;
cvta.to.global.u64 %d56,%d45;
mul.wide.s32 %d57,%r1,40;
add.s64 %d58,%d56,%d57;
ld.global.v2.u32 {%r381,%r382},[%d58+32];
ld.global.u64 %d106,[%d58+8];
ld.global.u64 %d105,[%d58];
bra.uni $3;
$2:
cvt.s64.s32 %d59,%r1;
mul.lo.s64 %d60,%d46,%d59;
add.s64 %d105,%d45,%d60;
$3:
setp.eq.s32 %p14,%r125,0;
@%p14 bra $5;
cvta.to.global.u64 %d61,%d50;
mul.wide.s32 %d62,%r1,40;
add.s64 %d63,%d61,%d62;
ld.global.v2.u32 {%r383,%r384},[%d63+32];
ld.global.u64 %d108,[%d63+8];
ld.global.u64 %d107,[%d63];
bra.uni $6;
$5:
cvt.s64.s32 %d64,%r1;
mul.lo.s64 %d65,%d51,%d64;
add.s64 %d107,%d50,%d65;
$6:
mov.u32 %r130,%ctaid.y;
shl.b32 %r131,%r130,3;
mov.u32 %r132,%tid.y;
add.s32 %r15,%r131,%r132;
setp.ge.s32 %p15,%r15,%r384;
@%p15 bra $50;
setp.eq.s64 %p16,%d55,0;
@%p16 bra $9;
cvta.to.global.u64 %d66,%d55;
mul.wide.u32 %d67,%r1,8;
add.s64 %d68,%d66,%d67;
ld.global.u32 %r386,[%d68];
ld.global.u32 %r385,[%d68+4];
$9:
mul.lo.s32 %r21,%r383,3;
mul.lo.s32 %r22,%r381,3;
not.b32 %r133,%r15;
add.s32 %r134,%r382,%r133;
add.s32 %r135,%r134,%r385;
sub.s32 %r136,%r15,%r385;
setp.eq.s32 %p17,%r117,0;
selp.b32 %r387,%r136,%r135,%p17;
setp.lt.u32 %p18,%r387,%r382;
@%p18 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r387;
.param .b32 q1;
st.param.b32 [q1+0],%r382;
.param .b32 q2;
st.param.b32 [q2+0],%r115;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r387,[retval0+0];
}
$11:
cvt.u32.u64 %r138,%d106;
mul.lo.s32 %r26,%r387,%r138;
add.s32 %r139,%r382,-1;
mad.lo.s32 %r27,%r139,%r138,%r22;
cvt.u32.u64 %r140,%d108;
mul.lo.s32 %r141,%r15,%r140;
cvt.s64.s32 %d69,%r141;
add.s64 %d29,%d107,%d69;
cvt.u32.u64 %r142,%d29;
neg.s32 %r143,%r142;
and.b32 %r144,%r143,15;
mov.u32 %r145,%ctaid.x;
bfi.b32 %r146,%r145,%r144,10,22;
mov.u32 %r409,%tid.x;
shl.b32 %r148,%r409,4;
add.s32 %r28,%r146,%r148;
setp.eq.s32 %p19,%r144,0;
setp.ne.s32 %p20,%r145,0;
or.pred %p1,%p20,%p19;
cvt.u32.u64 %r29,%d105;
mul.lo.s32 %r30,%r386,-3;
add.s32 %r149,%r28,%r30;
add.s32 %r150,%r149,%r26;
add.s32 %r31,%r150,%r29;
and.b32 %r32,%r31,15;
sub.s32 %r33,%r150,%r32;
add.s32 %r151,%r32,31;
add.s32 %r152,%r28,16;
setp.le.s32 %p21,%r152,%r21;
or.b32 %r153,%r149,%r387;
setp.gt.s32 %p22,%r153,-1;
and.pred %p23,%p21,%p22;
add.s32 %r154,%r149,16;
setp.le.s32 %p24,%r154,%r22;
and.pred %p25,%p24,%p23;
setp.gt.s32 %p26,%r33,-1;
and.pred %p27,%p25,%p26;
and.b32 %r155,%r151,48;
add.s32 %r156,%r155,%r33;
setp.le.s32 %p28,%r156,%r27;
and.pred %p2,%p27,%p28;
not.pred %p29,%p2;
@%p29 bra $14;
cvt.s64.s32 %d71,%r33;
add.s64 %d70,%d105,%d71;
ld.global.nc.v4.u32 {%r395,%r394,%r393,%r392},[%d70];
setp.eq.s32 %p30,%r32,0;
mov.u32 %r388,0;
mov.u32 %r389,%r388;
mov.u32 %r390,%r388;
mov.u32 %r391,%r388;
@%p30 bra $14;
add.s64 %d72,%d70,16;
ld.global.nc.v4.u32 {%r391,%r390,%r389,%r388},[%d72];
$14:
add.s32 %r50,%r28,512;
add.s32 %r170,%r50,%r30;
add.s32 %r171,%r170,%r26;
add.s32 %r51,%r171,%r29;
and.b32 %r52,%r51,15;
sub.s32 %r53,%r171,%r52;
add.s32 %r172,%r52,31;
add.s32 %r173,%r28,528;
setp.le.s32 %p31,%r173,%r21;
or.b32 %r174,%r170,%r387;
setp.gt.s32 %p32,%r174,-1;
and.pred %p33,%p31,%p32;
add.s32 %r175,%r170,16;
setp.le.s32 %p34,%r175,%r22;
and.pred %p35,%p34,%p33;
setp.gt.s32 %p36,%r53,-1;
and.pred %p37,%p35,%p36;
and.b32 %r176,%r172,48;
add.s32 %r177,%r176,%r53;
setp.le.s32 %p38,%r177,%r27;
and.pred %p3,%p37,%p38;
setp.ge.s32 %p39,%r50,%r21;
or.pred %p40,%p39,%p3;
setp.ge.s32 %p41,%r28,%r21;
or.pred %p42,%p41,%p2;
and.pred %p43,%p1,%p42;
and.pred %p4,%p43,%p40;
not.pred %p44,%p3;
@%p44 bra $17;
cvt.s64.s32 %d74,%r53;
add.s64 %d73,%d105,%d74;
ld.global.nc.v4.u32 {%r403,%r402,%r401,%r400},[%d73];
setp.eq.s32 %p45,%r52,0;
mov.u32 %r396,0;
mov.u32 %r397,%r396;
mov.u32 %r398,%r396;
mov.u32 %r399,%r396;
@%p45 bra $17;
add.s64 %d75,%d73,16;
ld.global.nc.v4.u32 {%r399,%r398,%r397,%r396},[%d75];
$17:
@%p29 bra $19;
and.b32 %r194,%r31,8;
setp.eq.s32 %p47,%r194,0;
selp.b32 %r195,%r395,%r393,%p47;
selp.b32 %r196,%r394,%r392,%p47;
selp.b32 %r197,%r393,%r391,%p47;
selp.b32 %r198,%r392,%r390,%p47;
selp.b32 %r199,%r391,%r389,%p47;
selp.b32 %r200,%r390,%r388,%p47;
and.b32 %r201,%r31,4;
setp.eq.s32 %p48,%r201,0;
selp.b32 %r202,%r195,%r196,%p48;
selp.b32 %r203,%r196,%r197,%p48;
selp.b32 %r204,%r197,%r198,%p48;
selp.b32 %r205,%r198,%r199,%p48;
selp.b32 %r206,%r199,%r200,%p48;
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
cvt.s64.s32 %d77,%r217;
add.s64 %d76,%d29,%d77;
st.global.cs.v4.u32 [%d76],{%r190,%r191,%r192,%r193};
$19:
@%p44 bra $21;
and.b32 %r222,%r51,8;
setp.eq.s32 %p50,%r222,0;
selp.b32 %r223,%r403,%r401,%p50;
selp.b32 %r224,%r402,%r400,%p50;
selp.b32 %r225,%r401,%r399,%p50;
selp.b32 %r226,%r400,%r398,%p50;
selp.b32 %r227,%r399,%r397,%p50;
selp.b32 %r228,%r398,%r396,%p50;
and.b32 %r229,%r51,4;
setp.eq.s32 %p51,%r229,0;
selp.b32 %r230,%r223,%r224,%p51;
selp.b32 %r231,%r224,%r225,%p51;
selp.b32 %r232,%r225,%r226,%p51;
selp.b32 %r233,%r226,%r227,%p51;
selp.b32 %r234,%r227,%r228,%p51;
and.b32 %r235,%r51,3;
mad.lo.s32 %r236,%r235,4369,12816;
and.b32 %r237,%r236,30583;
prmt.b32 %r218,%r230,%r231,%r237;
prmt.b32 %r219,%r231,%r232,%r237;
prmt.b32 %r220,%r232,%r233,%r237;
prmt.b32 %r221,%r233,%r234,%r237;
cvt.s64.s32 %d79,%r50;
add.s64 %d78,%d29,%d79;
st.global.cs.v4.u32 [%d78],{%r218,%r219,%r220,%r221};
$21:
mov.u32 %r238,-1;
vote.sync.all.pred %p52,%p4,%r238;
@%p52 bra $50;
setp.eq.s32 %p53,%r115,0;
@%p53 bra $24;
mov.u32 %r240,-1;
vote.sync.ballot.b32 %r241,%p2,%r240;
cvt.u64.u32 %d80,%r241;
mov.u32 %r242,%tid.x;
shl.b32 %r243,%r242,4;
add.s32 %r249,%r146,%r243;
setp.lt.s32 %p55,%r249,%r21;
and.pred %p57,%p55,%p29;
vote.sync.ballot.b32 %r250,%p57,%r240;
cvt.u64.u32 %d81,%r250;
vote.sync.ballot.b32 %r251,%p3,%r240;
cvt.u64.u32 %d82,%r251;
bfi.b64 %d109,%d82,%d80,32,32;
setp.lt.s32 %p60,%r50,%r21;
and.pred %p62,%p60,%p44;
vote.sync.ballot.b32 %r252,%p62,%r240;
cvt.u64.u32 %d83,%r252;
bfi.b64 %d110,%d83,%d81,32,32;
bra.uni $33;
$24:
mov.u32 %r253,%tid.x;
shl.b32 %r254,%r253,4;
add.s32 %r260,%r146,%r254;
add.s32 %r261,%r260,16;
setp.gt.s32 %p65,%r261,%r21;
mov.pred %p109,0;
@%p65 bra $26;
setp.lt.s32 %p66,%r387,0;
mad.lo.s32 %r270,%r386,-3,%r260;
setp.lt.s32 %p67,%r270,-15;
or.pred %p68,%p66,%p67;
setp.ge.s32 %p69,%r270,%r22;
or.pred %p109,%p69,%p68;
$26:
cvt.s64.s32 %d84,%r260;
add.s64 %d34,%d29,%d84;
not.pred %p70,%p109;
@%p70 bra $28;
mov.u32 %r285,0;
mul.hi.s32 %r289,%r260,1431655766;
shr.u32 %r290,%r289,31;
add.s32 %r291,%r289,%r290;
mul.lo.s32 %r292,%r291,3;
sub.s32 %r293,%r260,%r292;
setp.eq.s32 %p71,%r293,0;
setp.eq.s32 %p72,%r293,1;
selp.b32 %r294,4129,8450,%p72;
mov.u32 %r295,4129;
selp.b32 %r296,528,%r294,%p71;
prmt.b32 %r297,%r116,%r285,%r296;
prmt.b32 %r298,%r297,%r285,%r295;
prmt.b32 %r299,%r298,%r285,%r295;
st.v4.u32 [%d34],{%r297,%r298,%r299,%r297};
$28:
mov.u32 %r300,-1;
vote.sync.ballot.b32 %r70,%p2,%r300;
or.pred %p74,%p2,%p109;
not.pred %p75,%p74;
setp.lt.s32 %p76,%r260,%r21;
and.pred %p77,%p76,%p75;
vote.sync.ballot.b32 %r71,%p77,%r300;
add.s32 %r309,%r50,16;
setp.gt.s32 %p78,%r309,%r21;
mov.pred %p110,0;
@%p78 bra $30;
setp.lt.s32 %p79,%r387,0;
mad.lo.s32 %r310,%r386,-3,%r50;
setp.lt.s32 %p80,%r310,-15;
or.pred %p81,%p79,%p80;
setp.ge.s32 %p82,%r310,%r22;
or.pred %p110,%p82,%p81;
$30:
not.pred %p83,%p110;
@%p83 bra $32;
mul.hi.s32 %r312,%r50,1431655766;
shr.u32 %r313,%r312,31;
add.s32 %r314,%r312,%r313;
mul.lo.s32 %r315,%r314,3;
sub.s32 %r316,%r50,%r315;
setp.eq.s32 %p84,%r316,0;
mov.u32 %r317,0;
setp.eq.s32 %p85,%r316,1;
selp.b32 %r318,4129,8450,%p85;
mov.u32 %r319,4129;
selp.b32 %r320,528,%r318,%p84;
prmt.b32 %r321,%r116,%r317,%r320;
prmt.b32 %r322,%r321,%r317,%r319;
prmt.b32 %r323,%r322,%r317,%r319;
st.v4.u32 [%d34+512],{%r321,%r322,%r323,%r321};
$32:
mov.u32 %r324,-1;
vote.sync.ballot.b32 %r325,%p3,%r324;
cvt.u64.u32 %d85,%r325;
cvt.u64.u32 %d86,%r70;
bfi.b64 %d109,%d85,%d86,32,32;
or.pred %p87,%p3,%p110;
not.pred %p88,%p87;
setp.lt.s32 %p89,%r50,%r21;
and.pred %p90,%p89,%p88;
vote.sync.ballot.b32 %r326,%p90,%r324;
cvt.u64.u32 %d87,%r326;
cvt.u64.u32 %d88,%r71;
bfi.b64 %d110,%d87,%d88,32,32;
$33:
neg.s64 %d89,%d109;
and.b64 %d90,%d109,%d89;
add.s64 %d91,%d90,-1;
setp.eq.s64 %p92,%d109,0;
selp.b64 %d92,-1,%d91,%p92;
and.b64 %d39,%d92,%d110;
xor.b64 %d40,%d39,%d110;
setp.eq.s64 %p93,%d39,0;
mov.u32 %r406,0;
mov.u32 %r404,%r406;
mov.u32 %r405,%r406;
@%p93 bra $35;
neg.s64 %d93,%d39;
and.b64 %d94,%d39,%d93;
clz.b64 %r329,%d94;
shl.b32 %r330,%r329,4;
or.b32 %r336,%r146,1008;
sub.s32 %r337,%r336,%r330;
clz.b64 %r338,%d39;
shl.b32 %r339,%r338,4;
add.s32 %r340,%r146,1024;
sub.s32 %r405,%r340,%r339;
mul.hi.s32 %r341,%r337,1431655766;
shr.u32 %r342,%r341,31;
add.s32 %r404,%r341,%r342;
$35:
setp.eq.s64 %p94,%d40,0;
mov.u32 %r407,%r406;
@%p94 bra $37;
neg.s64 %d95,%d40;
and.b64 %d96,%d40,%d95;
clz.b64 %r345,%d96;
shl.b32 %r346,%r345,4;
or.b32 %r352,%r146,1008;
sub.s32 %r353,%r352,%r346;
clz.b64 %r354,%d40;
shl.b32 %r355,%r354,4;
add.s32 %r356,%r146,1024;
sub.s32 %r407,%r356,%r355;
mul.hi.s32 %r357,%r353,1431655766;
shr.u32 %r358,%r357,31;
add.s32 %r406,%r357,%r358;
$37:
setp.eq.s32 %p95,%r145,0;
setp.ne.s32 %p96,%r144,0;
and.pred %p11,%p95,%p96;
setp.lt.s32 %p97,%r405,%r144;
and.pred %p98,%p11,%p97;
selp.b32 %r363,%r144,%r405,%p98;
min.s32 %r364,%r363,%r21;
add.s32 %r365,%r364,2;
mul.hi.s32 %r366,%r365,1431655766;
shr.u32 %r367,%r366,31;
add.s32 %r80,%r366,%r367;
min.s32 %r81,%r407,%r21;
setp.lt.s32 %p99,%r387,0;
mov.u64 %d111,0;
@%p99 bra $39;
cvt.s64.s32 %d98,%r26;
add.s64 %d111,%d105,%d98;
$39:
selp.b32 %r82,0,%r404,%p11;
sub.s32 %r83,%r80,%r82;
sub.s32 %r368,%r83,%r406;
add.s32 %r369,%r81,2;
mul.hi.s32 %r370,%r369,1431655766;
shr.u32 %r371,%r370,31;
add.s32 %r372,%r370,%r371;
add.s32 %r84,%r368,%r372;
setp.ge.s32 %p100,%r409,%r84;
@%p100 bra $50;
sub.s32 %r374,%r82,%r80;
add.s32 %r85,%r374,%r406;
shr.u32 %r86,%r116,8;
shr.u32 %r87,%r116,16;
neg.s32 %r88,%r386;
mul.lo.s32 %r408,%r409,3;
$41:
.pragma "nounroll";
setp.lt.s32 %p101,%r409,%r83;
selp.b32 %r93,%r82,%r85,%p101;
add.s32 %r375,%r88,%r93;
add.s32 %r410,%r375,%r409;
setp.lt.u32 %p102,%r410,%r381;
@%p102 bra $43;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r410;
.param .b32 q1;
st.param.b32 [q1+0],%r381;
.param .b32 q2;
st.param.b32 [q2+0],%r115;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r410,[retval0+0];
}
$43:
setp.gt.s32 %p103,%r410,-1;
setp.ne.s64 %p104,%d111,0;
and.pred %p12,%p104,%p103;
mul.lo.s32 %r376,%r410,3;
cvt.s64.s32 %d43,%r376;
not.pred %p105,%p12;
mov.u32 %r411,%r116;
@%p105 bra $45;
add.s64 %d99,%d111,%d43;
ld.global.nc.u8 %r411,[%d99];
$45:
mad.lo.s32 %r378,%r93,3,%r408;
cvt.s64.s32 %d100,%r378;
add.s64 %d44,%d29,%d100;
st.u8 [%d44],%r411;
mov.u32 %r412,%r86;
@%p105 bra $47;
add.s64 %d102,%d111,%d43;
add.s64 %d101,%d102,1;
ld.global.nc.u8 %r412,[%d101];
$47:
st.u8 [%d44+1],%r412;
mov.u32 %r413,%r87;
@%p105 bra $49;
add.s64 %d104,%d111,%d43;
add.s64 %d103,%d104,2;
ld.global.nc.u8 %r413,[%d103];
$49:
st.u8 [%d44+2],%r413;
add.s32 %r408,%r408,96;
add.s32 %r409,%r409,32;
setp.lt.s32 %p108,%r409,%r84;
@%p108 bra $41;
$50:
ret;
}
.visible .entry mirror_u8_3(
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
.reg .pred %p<78>;
.reg .b32 %r<387>;
.reg .b64 %d<102>;
ld.param.u64 %d38,[p0];
ld.param.v2.u32 {%r352,%r353},[p1+32];
ld.param.v2.u32 {%r122,%r123},[p1+40];
ld.param.u64 %d43,[p2];
ld.param.v2.u32 {%r354,%r355},[p3+32];
ld.param.v2.u32 {%r126,%r127},[p3+40];
ld.param.u32 %r356,[p5];
ld.param.u64 %d48,[p6];
ld.param.u32 %r117,[p7];
ld.param.u32 %r118,[p8];
ld.param.u32 %r119,[p9];
ld.param.u64 %d100,[p3+8];
ld.param.u64 %d44,[p3];
ld.param.u64 %d98,[p1+8];
ld.param.u64 %d39,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p6,%r123,0;
@%p6 bra $2;
cvta.to.global.u64 %d49,%d38;
mul.wide.s32 %d50,%r1,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r352,%r353},[%d51+32];
ld.global.u64 %d98,[%d51+8];
ld.global.u64 %d97,[%d51];
bra.uni $3;
$2:
cvt.s64.s32 %d52,%r1;
mul.lo.s64 %d53,%d39,%d52;
add.s64 %d97,%d38,%d53;
$3:
setp.eq.s32 %p7,%r127,0;
@%p7 bra $5;
cvta.to.global.u64 %d54,%d43;
mul.wide.s32 %d55,%r1,40;
add.s64 %d56,%d54,%d55;
ld.global.v2.u32 {%r354,%r355},[%d56+32];
ld.global.u64 %d100,[%d56+8];
ld.global.u64 %d99,[%d56];
bra.uni $6;
$5:
cvt.s64.s32 %d57,%r1;
mul.lo.s64 %d58,%d44,%d57;
add.s64 %d99,%d43,%d58;
$6:
mov.u32 %r132,%ctaid.y;
shl.b32 %r133,%r132,3;
mov.u32 %r134,%tid.y;
add.s32 %r15,%r133,%r134;
setp.ge.s32 %p8,%r15,%r355;
@%p8 bra $39;
setp.eq.s64 %p9,%d48,0;
@%p9 bra $9;
cvta.to.global.u64 %d59,%d48;
mul.wide.u32 %d60,%r1,8;
add.s64 %d61,%d59,%d60;
ld.global.u32 %r356,[%d61+4];
$9:
mul.lo.s32 %r19,%r354,3;
mul.lo.s32 %r20,%r352,3;
not.b32 %r135,%r15;
add.s32 %r136,%r353,%r135;
add.s32 %r137,%r136,%r356;
sub.s32 %r138,%r15,%r356;
setp.eq.s32 %p10,%r119,0;
selp.b32 %r357,%r138,%r137,%p10;
setp.lt.u32 %p11,%r357,%r353;
@%p11 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r357;
.param .b32 q1;
st.param.b32 [q1+0],%r353;
.param .b32 q2;
st.param.b32 [q2+0],%r117;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r357,[retval0+0];
}
$11:
cvt.u32.u64 %r140,%d98;
mul.lo.s32 %r24,%r357,%r140;
add.s32 %r141,%r353,-1;
mad.lo.s32 %r25,%r141,%r140,%r20;
cvt.u32.u64 %r142,%d100;
mul.lo.s32 %r143,%r15,%r142;
cvt.s64.s32 %d62,%r143;
add.s64 %d29,%d99,%d62;
cvt.u32.u64 %r144,%d29;
neg.s32 %r145,%r144;
and.b32 %r26,%r145,15;
mov.u32 %r27,%ctaid.x;
bfi.b32 %r146,%r27,%r26,10,22;
mov.u32 %r382,%tid.x;
shl.b32 %r148,%r382,4;
add.s32 %r28,%r146,%r148;
cvt.u32.u64 %r29,%d97;
add.s32 %r30,%r20,-16;
sub.s32 %r149,%r30,%r28;
add.s32 %r150,%r24,%r149;
add.s32 %r151,%r150,-2;
add.s32 %r31,%r151,%r29;
and.b32 %r152,%r31,15;
sub.s32 %r32,%r151,%r152;
add.s32 %r153,%r152,35;
add.s32 %r154,%r28,16;
setp.le.s32 %p12,%r154,%r19;
or.b32 %r155,%r149,%r357;
setp.gt.s32 %p13,%r155,-1;
and.pred %p14,%p12,%p13;
add.s32 %r156,%r149,16;
setp.le.s32 %p15,%r156,%r20;
and.pred %p16,%p15,%p14;
setp.gt.s32 %p17,%r32,-1;
and.pred %p18,%p16,%p17;
and.b32 %r33,%r153,48;
add.s32 %r157,%r33,%r32;
setp.le.s32 %p19,%r157,%r25;
and.pred %p1,%p18,%p19;
not.pred %p20,%p1;
@%p20 bra $14;
cvt.s64.s32 %d65,%r32;
add.s64 %d63,%d97,%d65;
ld.global.nc.v4.u32 {%r366,%r365,%r364,%r363},[%d63];
add.s64 %d64,%d63,16;
ld.global.nc.v4.u32 {%r362,%r361,%r360,%r359},[%d64];
setp.eq.s32 %p21,%r33,32;
mov.u32 %r358,0;
@%p21 bra $14;
add.s64 %d66,%d63,32;
ld.global.nc.v4.u32 {%r358,%r168,%r169,%r170},[%d66];
$14:
add.s32 %r172,%r28,512;
sub.s32 %r173,%r30,%r172;
add.s32 %r174,%r24,%r173;
add.s32 %r175,%r174,-2;
add.s32 %r52,%r175,%r29;
and.b32 %r176,%r52,15;
sub.s32 %r53,%r175,%r176;
add.s32 %r177,%r176,35;
add.s32 %r178,%r28,528;
setp.le.s32 %p22,%r178,%r19;
or.b32 %r179,%r173,%r357;
setp.gt.s32 %p23,%r179,-1;
and.pred %p24,%p22,%p23;
add.s32 %r180,%r173,16;
setp.le.s32 %p25,%r180,%r20;
and.pred %p26,%p25,%p24;
setp.gt.s32 %p27,%r53,-1;
and.pred %p28,%p26,%p27;
and.b32 %r54,%r177,48;
add.s32 %r181,%r54,%r53;
setp.le.s32 %p29,%r181,%r25;
and.pred %p2,%p28,%p29;
setp.ge.s32 %p30,%r172,%r19;
or.pred %p31,%p30,%p2;
setp.ge.s32 %p32,%r28,%r19;
or.pred %p33,%p32,%p1;
setp.ne.s32 %p34,%r27,0;
setp.eq.s32 %p35,%r26,0;
or.pred %p36,%p34,%p35;
and.pred %p37,%p36,%p33;
and.pred %p3,%p37,%p31;
not.pred %p38,%p2;
@%p38 bra $17;
cvt.s64.s32 %d69,%r53;
add.s64 %d67,%d97,%d69;
ld.global.nc.v4.u32 {%r375,%r374,%r373,%r372},[%d67];
add.s64 %d68,%d67,16;
ld.global.nc.v4.u32 {%r371,%r370,%r369,%r368},[%d68];
setp.eq.s32 %p39,%r54,32;
mov.u32 %r367,0;
@%p39 bra $17;
add.s64 %d70,%d67,32;
ld.global.nc.v4.u32 {%r367,%r192,%r193,%r194},[%d70];
$17:
@%p20 bra $19;
and.b32 %r199,%r31,8;
setp.eq.s32 %p41,%r199,0;
selp.b32 %r200,%r366,%r364,%p41;
selp.b32 %r201,%r365,%r363,%p41;
selp.b32 %r202,%r364,%r362,%p41;
selp.b32 %r203,%r363,%r361,%p41;
selp.b32 %r204,%r362,%r360,%p41;
selp.b32 %r205,%r361,%r359,%p41;
selp.b32 %r206,%r360,%r358,%p41;
and.b32 %r207,%r31,4;
setp.eq.s32 %p42,%r207,0;
selp.b32 %r208,%r200,%r201,%p42;
selp.b32 %r209,%r201,%r202,%p42;
selp.b32 %r210,%r202,%r203,%p42;
selp.b32 %r211,%r203,%r204,%p42;
selp.b32 %r212,%r204,%r205,%p42;
selp.b32 %r213,%r205,%r206,%p42;
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
cvt.s64.s32 %d72,%r227;
add.s64 %d71,%d29,%d72;
mul.hi.s32 %r228,%r227,1431655766;
shr.u32 %r229,%r228,31;
add.s32 %r230,%r228,%r229;
mul.lo.s32 %r231,%r230,3;
sub.s32 %r232,%r227,%r231;
setp.eq.s32 %p43,%r232,0;
setp.eq.s32 %p44,%r232,1;
selp.b32 %r233,8549,17191,%p44;
selp.b32 %r234,1347,%r233,%p43;
prmt.b32 %r195,%r220,%r221,%r234;
selp.b32 %r235,17191,1347,%p44;
selp.b32 %r236,8549,%r235,%p43;
prmt.b32 %r196,%r219,%r220,%r236;
selp.b32 %r237,1347,8549,%p44;
selp.b32 %r238,17191,%r237,%p43;
prmt.b32 %r197,%r218,%r219,%r238;
prmt.b32 %r198,%r217,%r218,%r234;
st.global.cs.v4.u32 [%d71],{%r195,%r196,%r197,%r198};
$19:
@%p38 bra $21;
and.b32 %r243,%r52,8;
setp.eq.s32 %p46,%r243,0;
selp.b32 %r244,%r375,%r373,%p46;
selp.b32 %r245,%r374,%r372,%p46;
selp.b32 %r246,%r373,%r371,%p46;
selp.b32 %r247,%r372,%r370,%p46;
selp.b32 %r248,%r371,%r369,%p46;
selp.b32 %r249,%r370,%r368,%p46;
selp.b32 %r250,%r369,%r367,%p46;
and.b32 %r251,%r52,4;
setp.eq.s32 %p47,%r251,0;
selp.b32 %r252,%r244,%r245,%p47;
selp.b32 %r253,%r245,%r246,%p47;
selp.b32 %r254,%r246,%r247,%p47;
selp.b32 %r255,%r247,%r248,%p47;
selp.b32 %r256,%r248,%r249,%p47;
selp.b32 %r257,%r249,%r250,%p47;
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
cvt.s64.s32 %d74,%r272;
add.s64 %d73,%d29,%d74;
mul.hi.s32 %r273,%r272,1431655766;
shr.u32 %r274,%r273,31;
add.s32 %r275,%r273,%r274;
mul.lo.s32 %r276,%r275,3;
sub.s32 %r277,%r272,%r276;
setp.eq.s32 %p48,%r277,0;
setp.eq.s32 %p49,%r277,1;
selp.b32 %r278,8549,17191,%p49;
selp.b32 %r279,1347,%r278,%p48;
prmt.b32 %r239,%r264,%r265,%r279;
selp.b32 %r280,17191,1347,%p49;
selp.b32 %r281,8549,%r280,%p48;
prmt.b32 %r240,%r263,%r264,%r281;
selp.b32 %r282,1347,8549,%p49;
selp.b32 %r283,17191,%r282,%p48;
prmt.b32 %r241,%r262,%r263,%r283;
prmt.b32 %r242,%r261,%r262,%r279;
st.global.cs.v4.u32 [%d73],{%r239,%r240,%r241,%r242};
$21:
mov.u32 %r284,-1;
vote.sync.all.pred %p50,%p3,%r284;
@%p50 bra $39;
vote.sync.ballot.b32 %r289,%p1,%r284;
cvt.u64.u32 %d75,%r289;
shl.b32 %r293,%r27,10;
or.b32 %r294,%r26,%r293;
add.s32 %r295,%r294,%r148;
setp.lt.s32 %p52,%r295,%r19;
and.pred %p54,%p52,%p20;
vote.sync.ballot.b32 %r296,%p54,%r284;
cvt.u64.u32 %d76,%r296;
vote.sync.ballot.b32 %r297,%p2,%r284;
cvt.u64.u32 %d77,%r297;
bfi.b64 %d78,%d77,%d75,32,32;
add.s32 %r298,%r295,512;
setp.lt.s32 %p57,%r298,%r19;
and.pred %p59,%p57,%p38;
vote.sync.ballot.b32 %r299,%p59,%r284;
cvt.u64.u32 %d79,%r299;
bfi.b64 %d80,%d79,%d76,32,32;
setp.eq.s64 %p61,%d78,0;
neg.s64 %d81,%d78;
and.b64 %d82,%d78,%d81;
add.s64 %d83,%d82,-1;
selp.b64 %d84,-1,%d83,%p61;
and.b64 %d32,%d84,%d80;
xor.b64 %d33,%d32,%d80;
setp.eq.s64 %p62,%d32,0;
mov.u32 %r378,0;
mov.u32 %r376,%r378;
mov.u32 %r377,%r378;
@%p62 bra $24;
neg.s64 %d85,%d32;
and.b64 %d86,%d32,%d85;
clz.b64 %r300,%d86;
shl.b32 %r301,%r300,4;
or.b32 %r307,%r146,1008;
sub.s32 %r308,%r307,%r301;
clz.b64 %r309,%d32;
shl.b32 %r310,%r309,4;
add.s32 %r311,%r146,1024;
sub.s32 %r377,%r311,%r310;
mul.hi.s32 %r312,%r308,1431655766;
shr.u32 %r313,%r312,31;
add.s32 %r376,%r312,%r313;
$24:
setp.eq.s64 %p63,%d33,0;
mov.u32 %r379,%r378;
@%p63 bra $26;
neg.s64 %d87,%d33;
and.b64 %d88,%d33,%d87;
clz.b64 %r316,%d88;
shl.b32 %r317,%r316,4;
or.b32 %r323,%r146,1008;
sub.s32 %r324,%r323,%r317;
clz.b64 %r325,%d33;
shl.b32 %r326,%r325,4;
add.s32 %r327,%r146,1024;
sub.s32 %r379,%r327,%r326;
mul.hi.s32 %r328,%r324,1431655766;
shr.u32 %r329,%r328,31;
add.s32 %r378,%r328,%r329;
$26:
setp.eq.s32 %p64,%r27,0;
setp.ne.s32 %p65,%r26,0;
and.pred %p4,%p64,%p65;
setp.lt.s32 %p66,%r377,%r26;
and.pred %p67,%p4,%p66;
selp.b32 %r334,%r26,%r377,%p67;
min.s32 %r335,%r334,%r19;
add.s32 %r336,%r335,2;
mul.hi.s32 %r337,%r336,1431655766;
shr.u32 %r338,%r337,31;
add.s32 %r81,%r337,%r338;
min.s32 %r82,%r379,%r19;
setp.lt.s32 %p68,%r357,0;
mov.u64 %d101,0;
@%p68 bra $28;
cvt.s64.s32 %d90,%r24;
add.s64 %d101,%d97,%d90;
$28:
selp.b32 %r83,0,%r376,%p4;
sub.s32 %r84,%r81,%r83;
sub.s32 %r339,%r84,%r378;
add.s32 %r340,%r82,2;
mul.hi.s32 %r341,%r340,1431655766;
shr.u32 %r342,%r341,31;
add.s32 %r343,%r341,%r342;
add.s32 %r85,%r339,%r343;
setp.ge.s32 %p69,%r382,%r85;
@%p69 bra $39;
sub.s32 %r345,%r83,%r81;
add.s32 %r86,%r345,%r378;
shr.u32 %r87,%r118,8;
shr.u32 %r88,%r118,16;
not.b32 %r381,%r382;
mul.lo.s32 %r380,%r382,3;
$30:
.pragma "nounroll";
setp.lt.s32 %p70,%r382,%r84;
selp.b32 %r95,%r83,%r86,%p70;
add.s32 %r346,%r352,%r381;
mad.lo.s32 %r383,%r95,-1,%r346;
setp.lt.u32 %p71,%r383,%r352;
@%p71 bra $32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r383;
.param .b32 q1;
st.param.b32 [q1+0],%r352;
.param .b32 q2;
st.param.b32 [q2+0],%r117;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r383,[retval0+0];
}
$32:
setp.gt.s32 %p72,%r383,-1;
setp.ne.s64 %p73,%d101,0;
and.pred %p5,%p73,%p72;
mul.lo.s32 %r347,%r383,3;
cvt.s64.s32 %d36,%r347;
not.pred %p74,%p5;
mov.u32 %r384,%r118;
@%p74 bra $34;
add.s64 %d91,%d101,%d36;
ld.global.nc.u8 %r384,[%d91];
$34:
mad.lo.s32 %r349,%r95,3,%r380;
cvt.s64.s32 %d92,%r349;
add.s64 %d37,%d29,%d92;
st.u8 [%d37],%r384;
mov.u32 %r385,%r87;
@%p74 bra $36;
add.s64 %d94,%d101,%d36;
add.s64 %d93,%d94,1;
ld.global.nc.u8 %r385,[%d93];
$36:
st.u8 [%d37+1],%r385;
mov.u32 %r386,%r88;
@%p74 bra $38;
add.s64 %d96,%d101,%d36;
add.s64 %d95,%d96,2;
ld.global.nc.u8 %r386,[%d95];
$38:
st.u8 [%d37+2],%r386;
add.s32 %r381,%r381,-32;
add.s32 %r380,%r380,96;
add.s32 %r382,%r382,32;
setp.lt.s32 %p77,%r382,%r85;
@%p77 bra $30;
$39:
ret;
}
.visible .entry place_u8_4(
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
.reg .pred %p<108>;
.reg .b32 %r<404>;
.reg .b64 %d<114>;
ld.param.u64 %d45,[p0];
ld.param.v2.u32 {%r370,%r371},[p1+32];
ld.param.v2.u32 {%r123,%r124},[p1+40];
ld.param.u64 %d50,[p2];
ld.param.v2.u32 {%r372,%r373},[p3+32];
ld.param.v2.u32 {%r127,%r128},[p3+40];
ld.param.u32 %r375,[p4];
ld.param.u32 %r374,[p5];
ld.param.u64 %d55,[p6];
ld.param.u32 %r118,[p7];
ld.param.u32 %r119,[p8];
ld.param.u32 %r120,[p9];
ld.param.u64 %d110,[p3+8];
ld.param.u64 %d51,[p3];
ld.param.u64 %d108,[p1+8];
ld.param.u64 %d46,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p13,%r124,0;
@%p13 bra $2;
cvta.to.global.u64 %d56,%d45;
mul.wide.s32 %d57,%r1,40;
add.s64 %d58,%d56,%d57;
ld.global.v2.u32 {%r370,%r371},[%d58+32];
ld.global.u64 %d108,[%d58+8];
ld.global.u64 %d107,[%d58];
bra.uni $3;
$2:
cvt.s64.s32 %d59,%r1;
mul.lo.s64 %d60,%d46,%d59;
add.s64 %d107,%d45,%d60;
$3:
setp.eq.s32 %p14,%r128,0;
@%p14 bra $5;
cvta.to.global.u64 %d61,%d50;
mul.wide.s32 %d62,%r1,40;
add.s64 %d63,%d61,%d62;
ld.global.v2.u32 {%r372,%r373},[%d63+32];
ld.global.u64 %d110,[%d63+8];
ld.global.u64 %d109,[%d63];
bra.uni $6;
$5:
cvt.s64.s32 %d64,%r1;
mul.lo.s64 %d65,%d51,%d64;
add.s64 %d109,%d50,%d65;
$6:
mov.u32 %r133,%ctaid.y;
shl.b32 %r134,%r133,3;
mov.u32 %r135,%tid.y;
add.s32 %r15,%r134,%r135;
setp.ge.s32 %p15,%r15,%r373;
@%p15 bra $52;
setp.eq.s64 %p16,%d55,0;
@%p16 bra $9;
cvta.to.global.u64 %d66,%d55;
mul.wide.u32 %d67,%r1,8;
add.s64 %d68,%d66,%d67;
ld.global.u32 %r375,[%d68];
ld.global.u32 %r374,[%d68+4];
$9:
shl.b32 %r21,%r372,2;
shl.b32 %r22,%r370,2;
not.b32 %r136,%r15;
add.s32 %r137,%r371,%r136;
add.s32 %r138,%r137,%r374;
sub.s32 %r139,%r15,%r374;
setp.eq.s32 %p17,%r120,0;
selp.b32 %r376,%r139,%r138,%p17;
setp.lt.u32 %p18,%r376,%r371;
@%p18 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r376;
.param .b32 q1;
st.param.b32 [q1+0],%r371;
.param .b32 q2;
st.param.b32 [q2+0],%r118;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r376,[retval0+0];
}
$11:
cvt.u32.u64 %r141,%d108;
mul.lo.s32 %r26,%r376,%r141;
add.s32 %r142,%r371,-1;
mad.lo.s32 %r27,%r142,%r141,%r22;
cvt.u32.u64 %r143,%d110;
mul.lo.s32 %r144,%r15,%r143;
cvt.s64.s32 %d69,%r144;
add.s64 %d29,%d109,%d69;
cvt.u32.u64 %r145,%d29;
neg.s32 %r146,%r145;
and.b32 %r147,%r146,15;
mov.u32 %r148,%ctaid.x;
bfi.b32 %r149,%r148,%r147,10,22;
mov.u32 %r398,%tid.x;
shl.b32 %r151,%r398,4;
add.s32 %r28,%r149,%r151;
setp.eq.s32 %p19,%r147,0;
setp.ne.s32 %p20,%r148,0;
or.pred %p1,%p20,%p19;
cvt.u32.u64 %r29,%d107;
shl.b32 %r30,%r375,2;
sub.s32 %r152,%r28,%r30;
add.s32 %r153,%r152,%r26;
add.s32 %r31,%r153,%r29;
and.b32 %r32,%r31,15;
sub.s32 %r33,%r153,%r32;
add.s32 %r154,%r32,31;
add.s32 %r155,%r28,16;
setp.le.s32 %p21,%r155,%r21;
or.b32 %r156,%r152,%r376;
setp.gt.s32 %p22,%r156,-1;
and.pred %p23,%p21,%p22;
add.s32 %r157,%r152,16;
setp.le.s32 %p24,%r157,%r22;
and.pred %p25,%p24,%p23;
setp.gt.s32 %p26,%r33,-1;
and.pred %p27,%p25,%p26;
and.b32 %r158,%r154,48;
add.s32 %r159,%r158,%r33;
setp.le.s32 %p28,%r159,%r27;
and.pred %p2,%p27,%p28;
not.pred %p29,%p2;
@%p29 bra $14;
cvt.s64.s32 %d71,%r33;
add.s64 %d70,%d107,%d71;
ld.global.nc.v4.u32 {%r384,%r383,%r382,%r381},[%d70];
setp.eq.s32 %p30,%r32,0;
mov.u32 %r377,0;
mov.u32 %r378,%r377;
mov.u32 %r379,%r377;
mov.u32 %r380,%r377;
@%p30 bra $14;
add.s64 %d72,%d70,16;
ld.global.nc.v4.u32 {%r380,%r379,%r378,%r377},[%d72];
$14:
add.s32 %r50,%r28,512;
sub.s32 %r173,%r50,%r30;
add.s32 %r174,%r173,%r26;
add.s32 %r51,%r174,%r29;
and.b32 %r52,%r51,15;
sub.s32 %r53,%r174,%r52;
add.s32 %r175,%r52,31;
add.s32 %r176,%r28,528;
setp.le.s32 %p31,%r176,%r21;
or.b32 %r177,%r173,%r376;
setp.gt.s32 %p32,%r177,-1;
and.pred %p33,%p31,%p32;
add.s32 %r178,%r173,16;
setp.le.s32 %p34,%r178,%r22;
and.pred %p35,%p34,%p33;
setp.gt.s32 %p36,%r53,-1;
and.pred %p37,%p35,%p36;
and.b32 %r179,%r175,48;
add.s32 %r180,%r179,%r53;
setp.le.s32 %p38,%r180,%r27;
and.pred %p3,%p37,%p38;
setp.ge.s32 %p39,%r50,%r21;
or.pred %p40,%p39,%p3;
setp.ge.s32 %p41,%r28,%r21;
or.pred %p42,%p41,%p2;
and.pred %p43,%p1,%p42;
and.pred %p4,%p43,%p40;
not.pred %p44,%p3;
@%p44 bra $17;
cvt.s64.s32 %d74,%r53;
add.s64 %d73,%d107,%d74;
ld.global.nc.v4.u32 {%r392,%r391,%r390,%r389},[%d73];
setp.eq.s32 %p45,%r52,0;
mov.u32 %r385,0;
mov.u32 %r386,%r385;
mov.u32 %r387,%r385;
mov.u32 %r388,%r385;
@%p45 bra $17;
add.s64 %d75,%d73,16;
ld.global.nc.v4.u32 {%r388,%r387,%r386,%r385},[%d75];
$17:
@%p29 bra $19;
and.b32 %r197,%r31,8;
setp.eq.s32 %p47,%r197,0;
selp.b32 %r198,%r384,%r382,%p47;
selp.b32 %r199,%r383,%r381,%p47;
selp.b32 %r200,%r382,%r380,%p47;
selp.b32 %r201,%r381,%r379,%p47;
selp.b32 %r202,%r380,%r378,%p47;
selp.b32 %r203,%r379,%r377,%p47;
and.b32 %r204,%r31,4;
setp.eq.s32 %p48,%r204,0;
selp.b32 %r205,%r198,%r199,%p48;
selp.b32 %r206,%r199,%r200,%p48;
selp.b32 %r207,%r200,%r201,%p48;
selp.b32 %r208,%r201,%r202,%p48;
selp.b32 %r209,%r202,%r203,%p48;
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
cvt.s64.s32 %d77,%r220;
add.s64 %d76,%d29,%d77;
st.global.cs.v4.u32 [%d76],{%r193,%r194,%r195,%r196};
$19:
@%p44 bra $21;
and.b32 %r225,%r51,8;
setp.eq.s32 %p50,%r225,0;
selp.b32 %r226,%r392,%r390,%p50;
selp.b32 %r227,%r391,%r389,%p50;
selp.b32 %r228,%r390,%r388,%p50;
selp.b32 %r229,%r389,%r387,%p50;
selp.b32 %r230,%r388,%r386,%p50;
selp.b32 %r231,%r387,%r385,%p50;
and.b32 %r232,%r51,4;
setp.eq.s32 %p51,%r232,0;
selp.b32 %r233,%r226,%r227,%p51;
selp.b32 %r234,%r227,%r228,%p51;
selp.b32 %r235,%r228,%r229,%p51;
selp.b32 %r236,%r229,%r230,%p51;
selp.b32 %r237,%r230,%r231,%p51;
and.b32 %r238,%r51,3;
mad.lo.s32 %r239,%r238,4369,12816;
and.b32 %r240,%r239,30583;
prmt.b32 %r221,%r233,%r234,%r240;
prmt.b32 %r222,%r234,%r235,%r240;
prmt.b32 %r223,%r235,%r236,%r240;
prmt.b32 %r224,%r236,%r237,%r240;
cvt.s64.s32 %d79,%r50;
add.s64 %d78,%d29,%d79;
st.global.cs.v4.u32 [%d78],{%r221,%r222,%r223,%r224};
$21:
mov.u32 %r241,-1;
vote.sync.all.pred %p52,%p4,%r241;
@%p52 bra $52;
setp.eq.s32 %p53,%r118,0;
@%p53 bra $24;
mov.u32 %r243,-1;
vote.sync.ballot.b32 %r244,%p2,%r243;
cvt.u64.u32 %d80,%r244;
mov.u32 %r245,%tid.x;
shl.b32 %r246,%r245,4;
add.s32 %r252,%r149,%r246;
setp.lt.s32 %p55,%r252,%r21;
and.pred %p57,%p55,%p29;
vote.sync.ballot.b32 %r253,%p57,%r243;
cvt.u64.u32 %d81,%r253;
vote.sync.ballot.b32 %r254,%p3,%r243;
cvt.u64.u32 %d82,%r254;
bfi.b64 %d111,%d82,%d80,32,32;
setp.lt.s32 %p60,%r50,%r21;
and.pred %p62,%p60,%p44;
vote.sync.ballot.b32 %r255,%p62,%r243;
cvt.u64.u32 %d83,%r255;
bfi.b64 %d112,%d83,%d81,32,32;
bra.uni $33;
$24:
mov.u32 %r256,%tid.x;
shl.b32 %r257,%r256,4;
add.s32 %r263,%r149,%r257;
add.s32 %r264,%r263,16;
setp.gt.s32 %p65,%r264,%r21;
mov.pred %p106,0;
@%p65 bra $26;
setp.lt.s32 %p66,%r376,0;
sub.s32 %r274,%r263,%r30;
setp.lt.s32 %p67,%r274,-15;
or.pred %p68,%p66,%p67;
setp.ge.s32 %p69,%r274,%r22;
or.pred %p106,%p69,%p68;
$26:
cvt.s64.s32 %d84,%r263;
add.s64 %d34,%d29,%d84;
not.pred %p70,%p106;
@%p70 bra $28;
and.b32 %r286,%r146,3;
mad.lo.s32 %r287,%r286,4369,12816;
and.b32 %r288,%r287,30583;
prmt.b32 %r289,%r119,%r119,%r288;
st.v4.u32 [%d34],{%r289,%r289,%r289,%r289};
$28:
mov.u32 %r290,-1;
vote.sync.ballot.b32 %r70,%p2,%r290;
or.pred %p72,%p2,%p106;
not.pred %p73,%p72;
setp.lt.s32 %p74,%r263,%r21;
and.pred %p75,%p74,%p73;
vote.sync.ballot.b32 %r71,%p75,%r290;
add.s32 %r299,%r50,16;
setp.gt.s32 %p76,%r299,%r21;
mov.pred %p107,0;
@%p76 bra $30;
setp.lt.s32 %p77,%r376,0;
setp.lt.s32 %p78,%r173,-15;
or.pred %p79,%p77,%p78;
setp.ge.s32 %p80,%r173,%r22;
or.pred %p107,%p80,%p79;
$30:
not.pred %p81,%p107;
@%p81 bra $32;
and.b32 %r303,%r50,3;
mad.lo.s32 %r304,%r303,4369,12816;
and.b32 %r305,%r304,30583;
prmt.b32 %r306,%r119,%r119,%r305;
st.v4.u32 [%d34+512],{%r306,%r306,%r306,%r306};
$32:
mov.u32 %r307,-1;
vote.sync.ballot.b32 %r308,%p3,%r307;
cvt.u64.u32 %d85,%r308;
cvt.u64.u32 %d86,%r70;
bfi.b64 %d111,%d85,%d86,32,32;
or.pred %p83,%p3,%p107;
not.pred %p84,%p83;
setp.lt.s32 %p85,%r50,%r21;
and.pred %p86,%p85,%p84;
vote.sync.ballot.b32 %r309,%p86,%r307;
cvt.u64.u32 %d87,%r309;
cvt.u64.u32 %d88,%r71;
bfi.b64 %d112,%d87,%d88,32,32;
$33:
neg.s64 %d89,%d111;
and.b64 %d90,%d111,%d89;
add.s64 %d91,%d90,-1;
setp.eq.s64 %p88,%d111,0;
selp.b64 %d92,-1,%d91,%p88;
and.b64 %d39,%d92,%d112;
xor.b64 %d40,%d39,%d112;
setp.eq.s64 %p89,%d39,0;
mov.u32 %r395,0;
mov.u32 %r393,%r395;
mov.u32 %r394,%r395;
@%p89 bra $35;
neg.s64 %d93,%d39;
and.b64 %d94,%d39,%d93;
clz.b64 %r312,%d94;
shl.b32 %r313,%r312,4;
or.b32 %r319,%r149,1008;
sub.s32 %r320,%r319,%r313;
clz.b64 %r321,%d39;
shl.b32 %r322,%r321,4;
add.s32 %r323,%r149,1024;
sub.s32 %r394,%r323,%r322;
shr.s32 %r324,%r320,31;
shr.u32 %r325,%r324,30;
add.s32 %r326,%r320,%r325;
shr.s32 %r393,%r326,2;
$35:
setp.eq.s64 %p90,%d40,0;
mov.u32 %r396,%r395;
@%p90 bra $37;
neg.s64 %d95,%d40;
and.b64 %d96,%d40,%d95;
clz.b64 %r329,%d96;
shl.b32 %r330,%r329,4;
or.b32 %r336,%r149,1008;
sub.s32 %r337,%r336,%r330;
clz.b64 %r338,%d40;
shl.b32 %r339,%r338,4;
add.s32 %r340,%r149,1024;
sub.s32 %r396,%r340,%r339;
shr.s32 %r341,%r337,31;
shr.u32 %r342,%r341,30;
add.s32 %r343,%r337,%r342;
shr.s32 %r395,%r343,2;
$37:
setp.eq.s32 %p91,%r148,0;
setp.ne.s32 %p92,%r147,0;
and.pred %p11,%p91,%p92;
setp.lt.s32 %p93,%r394,%r147;
and.pred %p94,%p11,%p93;
selp.b32 %r348,%r147,%r394,%p94;
min.s32 %r349,%r348,%r21;
add.s32 %r350,%r349,3;
shr.s32 %r351,%r350,31;
shr.u32 %r352,%r351,30;
add.s32 %r353,%r350,%r352;
shr.s32 %r80,%r353,2;
min.s32 %r81,%r396,%r21;
setp.lt.s32 %p95,%r376,0;
mov.u64 %d113,0;
@%p95 bra $39;
cvt.s64.s32 %d98,%r26;
add.s64 %d113,%d107,%d98;
$39:
selp.b32 %r82,0,%r393,%p11;
sub.s32 %r83,%r80,%r82;
sub.s32 %r354,%r83,%r395;
add.s32 %r355,%r81,3;
shr.s32 %r356,%r355,31;
shr.u32 %r357,%r356,30;
add.s32 %r358,%r355,%r357;
shr.s32 %r359,%r358,2;
add.s32 %r84,%r354,%r359;
setp.ge.s32 %p96,%r398,%r84;
@%p96 bra $52;
sub.s32 %r361,%r82,%r80;
add.s32 %r85,%r361,%r395;
shr.u32 %r86,%r119,8;
shr.u32 %r87,%r119,16;
shr.u32 %r88,%r119,24;
shl.b32 %r397,%r398,2;
neg.s32 %r91,%r375;
$41:
.pragma "nounroll";
setp.lt.s32 %p97,%r398,%r83;
selp.b32 %r94,%r82,%r85,%p97;
add.s32 %r362,%r91,%r94;
add.s32 %r399,%r362,%r398;
setp.lt.u32 %p98,%r399,%r370;
@%p98 bra $43;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r399;
.param .b32 q1;
st.param.b32 [q1+0],%r370;
.param .b32 q2;
st.param.b32 [q2+0],%r118;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r399,[retval0+0];
}
$43:
setp.gt.s32 %p99,%r399,-1;
setp.ne.s64 %p100,%d113,0;
and.pred %p12,%p100,%p99;
shl.b32 %r363,%r399,2;
cvt.s64.s32 %d43,%r363;
not.pred %p101,%p12;
mov.u32 %r400,%r119;
@%p101 bra $45;
add.s64 %d99,%d113,%d43;
ld.global.nc.u8 %r400,[%d99];
$45:
shl.b32 %r365,%r94,2;
add.s32 %r366,%r397,%r365;
cvt.s64.s32 %d100,%r366;
add.s64 %d44,%d29,%d100;
st.u8 [%d44],%r400;
mov.u32 %r401,%r86;
@%p101 bra $47;
add.s64 %d102,%d113,%d43;
add.s64 %d101,%d102,1;
ld.global.nc.u8 %r401,[%d101];
$47:
st.u8 [%d44+1],%r401;
mov.u32 %r402,%r87;
@%p101 bra $49;
add.s64 %d104,%d113,%d43;
add.s64 %d103,%d104,2;
ld.global.nc.u8 %r402,[%d103];
$49:
st.u8 [%d44+2],%r402;
mov.u32 %r403,%r88;
@%p101 bra $51;
add.s64 %d106,%d113,%d43;
add.s64 %d105,%d106,3;
ld.global.nc.u8 %r403,[%d105];
$51:
st.u8 [%d44+3],%r403;
add.s32 %r397,%r397,128;
add.s32 %r398,%r398,32;
setp.lt.s32 %p105,%r398,%r84;
@%p105 bra $41;
$52:
ret;
}
.visible .entry mirror_u8_4(
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
.reg .pred %p<79>;
.reg .b32 %r<352>;
.reg .b64 %d<102>;
ld.param.u64 %d38,[p0];
ld.param.v2.u32 {%r318,%r319},[p1+32];
ld.param.v2.u32 {%r122,%r123},[p1+40];
ld.param.u64 %d43,[p2];
ld.param.v2.u32 {%r320,%r321},[p3+32];
ld.param.v2.u32 {%r126,%r127},[p3+40];
ld.param.u32 %r322,[p5];
ld.param.u64 %d48,[p6];
ld.param.u32 %r117,[p7];
ld.param.u32 %r118,[p8];
ld.param.u32 %r119,[p9];
ld.param.u64 %d100,[p3+8];
ld.param.u64 %d44,[p3];
ld.param.u64 %d98,[p1+8];
ld.param.u64 %d39,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p6,%r123,0;
@%p6 bra $2;
cvta.to.global.u64 %d49,%d38;
mul.wide.s32 %d50,%r1,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r318,%r319},[%d51+32];
ld.global.u64 %d98,[%d51+8];
ld.global.u64 %d97,[%d51];
bra.uni $3;
$2:
cvt.s64.s32 %d52,%r1;
mul.lo.s64 %d53,%d39,%d52;
add.s64 %d97,%d38,%d53;
$3:
setp.eq.s32 %p7,%r127,0;
@%p7 bra $5;
cvta.to.global.u64 %d54,%d43;
mul.wide.s32 %d55,%r1,40;
add.s64 %d56,%d54,%d55;
ld.global.v2.u32 {%r320,%r321},[%d56+32];
ld.global.u64 %d100,[%d56+8];
ld.global.u64 %d99,[%d56];
bra.uni $6;
$5:
cvt.s64.s32 %d57,%r1;
mul.lo.s64 %d58,%d44,%d57;
add.s64 %d99,%d43,%d58;
$6:
mov.u32 %r132,%ctaid.y;
shl.b32 %r133,%r132,3;
mov.u32 %r134,%tid.y;
add.s32 %r15,%r133,%r134;
setp.ge.s32 %p8,%r15,%r321;
@%p8 bra $41;
setp.eq.s64 %p9,%d48,0;
@%p9 bra $9;
cvta.to.global.u64 %d59,%d48;
mul.wide.u32 %d60,%r1,8;
add.s64 %d61,%d59,%d60;
ld.global.u32 %r322,[%d61+4];
$9:
shl.b32 %r19,%r320,2;
shl.b32 %r20,%r318,2;
not.b32 %r135,%r15;
add.s32 %r136,%r319,%r135;
add.s32 %r137,%r136,%r322;
sub.s32 %r138,%r15,%r322;
setp.eq.s32 %p10,%r119,0;
selp.b32 %r323,%r138,%r137,%p10;
setp.lt.u32 %p11,%r323,%r319;
@%p11 bra $11;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r323;
.param .b32 q1;
st.param.b32 [q1+0],%r319;
.param .b32 q2;
st.param.b32 [q2+0],%r117;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r323,[retval0+0];
}
$11:
cvt.u32.u64 %r140,%d98;
mul.lo.s32 %r24,%r323,%r140;
add.s32 %r141,%r319,-1;
mad.lo.s32 %r25,%r141,%r140,%r20;
cvt.u32.u64 %r142,%d100;
mul.lo.s32 %r143,%r15,%r142;
cvt.s64.s32 %d62,%r143;
add.s64 %d29,%d99,%d62;
cvt.u32.u64 %r144,%d29;
neg.s32 %r145,%r144;
and.b32 %r26,%r145,15;
mov.u32 %r27,%ctaid.x;
bfi.b32 %r146,%r27,%r26,10,22;
mov.u32 %r346,%tid.x;
shl.b32 %r148,%r346,4;
add.s32 %r28,%r146,%r148;
cvt.u32.u64 %r29,%d97;
and.b32 %r30,%r145,3;
setp.eq.s32 %p12,%r30,0;
add.s32 %r31,%r20,-16;
sub.s32 %r149,%r31,%r28;
add.s32 %r150,%r149,%r24;
add.s32 %r32,%r150,%r29;
and.b32 %r33,%r32,15;
sub.s32 %r34,%r150,%r33;
add.s32 %r151,%r33,31;
add.s32 %r152,%r28,16;
setp.le.s32 %p13,%r152,%r19;
or.b32 %r153,%r149,%r323;
setp.gt.s32 %p14,%r153,-1;
and.pred %p15,%p13,%p14;
add.s32 %r154,%r149,16;
setp.le.s32 %p16,%r154,%r20;
and.pred %p17,%p16,%p15;
setp.gt.s32 %p18,%r34,-1;
and.pred %p19,%p17,%p18;
and.b32 %r155,%r151,48;
add.s32 %r156,%r155,%r34;
setp.le.s32 %p20,%r156,%r25;
and.pred %p21,%p19,%p20;
and.pred %p1,%p21,%p12;
not.pred %p22,%p1;
@%p22 bra $14;
cvt.s64.s32 %d64,%r34;
add.s64 %d63,%d97,%d64;
ld.global.nc.v4.u32 {%r331,%r330,%r329,%r328},[%d63];
setp.eq.s32 %p23,%r33,0;
mov.u32 %r324,0;
mov.u32 %r325,%r324;
mov.u32 %r326,%r324;
mov.u32 %r327,%r324;
@%p23 bra $14;
add.s64 %d65,%d63,16;
ld.global.nc.v4.u32 {%r327,%r326,%r325,%r324},[%d65];
$14:
add.s32 %r170,%r28,512;
sub.s32 %r171,%r31,%r170;
add.s32 %r172,%r171,%r24;
add.s32 %r51,%r172,%r29;
and.b32 %r52,%r51,15;
sub.s32 %r53,%r172,%r52;
add.s32 %r173,%r52,31;
add.s32 %r174,%r28,528;
setp.le.s32 %p24,%r174,%r19;
or.b32 %r175,%r171,%r323;
setp.gt.s32 %p25,%r175,-1;
and.pred %p26,%p24,%p25;
add.s32 %r176,%r171,16;
setp.le.s32 %p27,%r176,%r20;
and.pred %p28,%p27,%p26;
setp.gt.s32 %p29,%r53,-1;
and.pred %p30,%p28,%p29;
and.b32 %r177,%r173,48;
add.s32 %r178,%r177,%r53;
setp.le.s32 %p31,%r178,%r25;
and.pred %p32,%p30,%p31;
and.pred %p2,%p32,%p12;
setp.ge.s32 %p34,%r170,%r19;
or.pred %p35,%p34,%p2;
setp.ge.s32 %p36,%r28,%r19;
or.pred %p37,%p36,%p1;
setp.ne.s32 %p38,%r27,0;
setp.eq.s32 %p39,%r26,0;
or.pred %p40,%p38,%p39;
and.pred %p41,%p40,%p37;
and.pred %p3,%p41,%p35;
not.pred %p42,%p2;
@%p42 bra $17;
cvt.s64.s32 %d67,%r53;
add.s64 %d66,%d97,%d67;
ld.global.nc.v4.u32 {%r339,%r338,%r337,%r336},[%d66];
setp.eq.s32 %p43,%r52,0;
mov.u32 %r332,0;
mov.u32 %r333,%r332;
mov.u32 %r334,%r332;
mov.u32 %r335,%r332;
@%p43 bra $17;
add.s64 %d68,%d66,16;
ld.global.nc.v4.u32 {%r335,%r334,%r333,%r332},[%d68];
$17:
@%p22 bra $19;
and.b32 %r195,%r32,8;
setp.eq.s32 %p45,%r195,0;
selp.b32 %r196,%r331,%r329,%p45;
selp.b32 %r197,%r330,%r328,%p45;
selp.b32 %r198,%r329,%r327,%p45;
selp.b32 %r199,%r328,%r326,%p45;
selp.b32 %r200,%r327,%r325,%p45;
selp.b32 %r201,%r326,%r324,%p45;
and.b32 %r202,%r32,4;
setp.eq.s32 %p46,%r202,0;
selp.b32 %r203,%r196,%r197,%p46;
selp.b32 %r204,%r197,%r198,%p46;
selp.b32 %r205,%r198,%r199,%p46;
selp.b32 %r206,%r199,%r200,%p46;
selp.b32 %r207,%r200,%r201,%p46;
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
cvt.s64.s32 %d70,%r216;
add.s64 %d69,%d29,%d70;
st.global.cs.v4.u32 [%d69],{%r191,%r192,%r193,%r194};
$19:
@%p42 bra $21;
and.b32 %r221,%r51,8;
setp.eq.s32 %p48,%r221,0;
selp.b32 %r222,%r339,%r337,%p48;
selp.b32 %r223,%r338,%r336,%p48;
selp.b32 %r224,%r337,%r335,%p48;
selp.b32 %r225,%r336,%r334,%p48;
selp.b32 %r226,%r335,%r333,%p48;
selp.b32 %r227,%r334,%r332,%p48;
and.b32 %r228,%r51,4;
setp.eq.s32 %p49,%r228,0;
selp.b32 %r229,%r222,%r223,%p49;
selp.b32 %r230,%r223,%r224,%p49;
selp.b32 %r231,%r224,%r225,%p49;
selp.b32 %r232,%r225,%r226,%p49;
selp.b32 %r233,%r226,%r227,%p49;
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
cvt.s64.s32 %d72,%r243;
add.s64 %d71,%d29,%d72;
st.global.cs.v4.u32 [%d71],{%r217,%r218,%r219,%r220};
$21:
mov.u32 %r244,-1;
vote.sync.all.pred %p50,%p3,%r244;
@%p50 bra $41;
vote.sync.ballot.b32 %r249,%p1,%r244;
cvt.u64.u32 %d73,%r249;
shl.b32 %r253,%r27,10;
or.b32 %r254,%r26,%r253;
add.s32 %r255,%r254,%r148;
setp.lt.s32 %p52,%r255,%r19;
and.pred %p54,%p52,%p22;
vote.sync.ballot.b32 %r256,%p54,%r244;
cvt.u64.u32 %d74,%r256;
vote.sync.ballot.b32 %r257,%p2,%r244;
cvt.u64.u32 %d75,%r257;
bfi.b64 %d76,%d75,%d73,32,32;
add.s32 %r258,%r255,512;
setp.lt.s32 %p57,%r258,%r19;
and.pred %p59,%p57,%p42;
vote.sync.ballot.b32 %r259,%p59,%r244;
cvt.u64.u32 %d77,%r259;
bfi.b64 %d78,%d77,%d74,32,32;
setp.eq.s64 %p61,%d76,0;
neg.s64 %d79,%d76;
and.b64 %d80,%d76,%d79;
add.s64 %d81,%d80,-1;
selp.b64 %d82,-1,%d81,%p61;
and.b64 %d32,%d82,%d78;
xor.b64 %d33,%d32,%d78;
setp.eq.s64 %p62,%d32,0;
mov.u32 %r342,0;
mov.u32 %r340,%r342;
mov.u32 %r341,%r342;
@%p62 bra $24;
neg.s64 %d83,%d32;
and.b64 %d84,%d32,%d83;
clz.b64 %r260,%d84;
shl.b32 %r261,%r260,4;
or.b32 %r267,%r146,1008;
sub.s32 %r268,%r267,%r261;
clz.b64 %r269,%d32;
shl.b32 %r270,%r269,4;
add.s32 %r271,%r146,1024;
sub.s32 %r341,%r271,%r270;
shr.s32 %r272,%r268,31;
shr.u32 %r273,%r272,30;
add.s32 %r274,%r268,%r273;
shr.s32 %r340,%r274,2;
$24:
setp.eq.s64 %p63,%d33,0;
mov.u32 %r343,%r342;
@%p63 bra $26;
neg.s64 %d85,%d33;
and.b64 %d86,%d33,%d85;
clz.b64 %r277,%d86;
shl.b32 %r278,%r277,4;
or.b32 %r284,%r146,1008;
sub.s32 %r285,%r284,%r278;
clz.b64 %r286,%d33;
shl.b32 %r287,%r286,4;
add.s32 %r288,%r146,1024;
sub.s32 %r343,%r288,%r287;
shr.s32 %r289,%r285,31;
shr.u32 %r290,%r289,30;
add.s32 %r291,%r285,%r290;
shr.s32 %r342,%r291,2;
$26:
setp.eq.s32 %p64,%r27,0;
setp.ne.s32 %p65,%r26,0;
and.pred %p4,%p64,%p65;
setp.lt.s32 %p66,%r341,%r26;
and.pred %p67,%p4,%p66;
selp.b32 %r296,%r26,%r341,%p67;
min.s32 %r297,%r296,%r19;
add.s32 %r298,%r297,3;
shr.s32 %r299,%r298,31;
shr.u32 %r300,%r299,30;
add.s32 %r301,%r298,%r300;
shr.s32 %r78,%r301,2;
min.s32 %r79,%r343,%r19;
setp.lt.s32 %p68,%r323,0;
mov.u64 %d101,0;
@%p68 bra $28;
cvt.s64.s32 %d88,%r24;
add.s64 %d101,%d97,%d88;
$28:
selp.b32 %r80,0,%r340,%p4;
sub.s32 %r81,%r78,%r80;
sub.s32 %r302,%r81,%r342;
add.s32 %r303,%r79,3;
shr.s32 %r304,%r303,31;
shr.u32 %r305,%r304,30;
add.s32 %r306,%r303,%r305;
shr.s32 %r307,%r306,2;
add.s32 %r82,%r302,%r307;
setp.ge.s32 %p69,%r346,%r82;
@%p69 bra $41;
sub.s32 %r309,%r80,%r78;
add.s32 %r83,%r309,%r342;
shr.u32 %r84,%r118,8;
shr.u32 %r85,%r118,16;
shr.u32 %r86,%r118,24;
shl.b32 %r345,%r346,2;
not.b32 %r344,%r346;
$30:
.pragma "nounroll";
setp.lt.s32 %p70,%r346,%r81;
selp.b32 %r93,%r80,%r83,%p70;
add.s32 %r310,%r318,%r344;
mad.lo.s32 %r347,%r93,-1,%r310;
setp.lt.u32 %p71,%r347,%r318;
@%p71 bra $32;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r347;
.param .b32 q1;
st.param.b32 [q1+0],%r318;
.param .b32 q2;
st.param.b32 [q2+0],%r117;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r347,[retval0+0];
}
$32:
setp.gt.s32 %p72,%r347,-1;
setp.ne.s64 %p73,%d101,0;
and.pred %p5,%p73,%p72;
shl.b32 %r311,%r347,2;
cvt.s64.s32 %d36,%r311;
not.pred %p74,%p5;
mov.u32 %r348,%r118;
@%p74 bra $34;
add.s64 %d89,%d101,%d36;
ld.global.nc.u8 %r348,[%d89];
$34:
shl.b32 %r313,%r93,2;
add.s32 %r314,%r345,%r313;
cvt.s64.s32 %d90,%r314;
add.s64 %d37,%d29,%d90;
st.u8 [%d37],%r348;
mov.u32 %r349,%r84;
@%p74 bra $36;
add.s64 %d92,%d101,%d36;
add.s64 %d91,%d92,1;
ld.global.nc.u8 %r349,[%d91];
$36:
st.u8 [%d37+1],%r349;
mov.u32 %r350,%r85;
@%p74 bra $38;
add.s64 %d94,%d101,%d36;
add.s64 %d93,%d94,2;
ld.global.nc.u8 %r350,[%d93];
$38:
st.u8 [%d37+2],%r350;
mov.u32 %r351,%r86;
@%p74 bra $40;
add.s64 %d96,%d101,%d36;
add.s64 %d95,%d96,3;
ld.global.nc.u8 %r351,[%d95];
$40:
st.u8 [%d37+3],%r351;
add.s32 %r345,%r345,128;
add.s32 %r344,%r344,-32;
add.s32 %r346,%r346,32;
setp.lt.s32 %p78,%r346,%r82;
@%p78 bra $30;
$41:
ret;
}
`;
