// Generated from kernels/ops/reductions/u8.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/reductions/u8.cu`. */
export const REDUCTIONS_U8: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b64 func_retval0) z0(
.param .b64 p0
)
{
.reg .pred %p<4>;
.reg .b32 %r<11>;
.reg .f64 %e<7>;
ld.param.f64 %e6,[p0];
mov.u32 %r10,16;
$1:
.pragma "nounroll";
mov.b64 {%r4,%r5},%e6;
mov.u32 %r8,31;
mov.u32 %r9,-1;
shfl.sync.down.b32 %r7|%p1,%r5,%r10,%r8,%r9;
shfl.sync.down.b32 %r6|%p2,%r4,%r10,%r8,%r9;
mov.b64 %e5,{%r6,%r7};
add.f64 %e6,%e6,%e5;
shr.s32 %r2,%r10,1;
setp.gt.s32 %p3,%r10,1;
mov.u32 %r10,%r2;
@%p3 bra $1;
st.param.f64 [func_retval0+0],%e6;
ret;
}
.visible .entry sum_parts_u8_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5
)
.maxntid 256,1,1
{
.reg .pred %p<26>;
.reg .b16 %s<3>;
.reg .b32 %r<350>;
.reg .f64 %e<21>;
.reg .b64 %d<97>;
.shared .align 8 .b8 z1[128];
ld.param.u64 %d39,[p0];
ld.param.v2.u32 {%r311,%r312},[p1+32];
ld.param.v2.u32 {%r106,%r107},[p1+40];
ld.param.u64 %d44,[p2];
ld.param.v2.u32 {%r313,%r109},[p3+32];
ld.param.v2.u32 {%r110,%r111},[p3+40];
ld.param.u32 %r102,[p4];
ld.param.u32 %r103,[p5];
ld.param.u64 %d91,[p3+16];
ld.param.u64 %d90,[p3+8];
ld.param.u64 %d45,[p3];
ld.param.u64 %d88,[p1+8];
ld.param.u64 %d40,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r107,0;
@%p1 bra $2;
cvta.to.global.u64 %d49,%d39;
mul.wide.s32 %d50,%r1,40;
add.s64 %d51,%d49,%d50;
ld.global.v2.u32 {%r311,%r312},[%d51+32];
ld.global.u64 %d88,[%d51+8];
ld.global.u64 %d87,[%d51];
bra.uni $3;
$2:
cvt.s64.s32 %d52,%r1;
mul.lo.s64 %d53,%d40,%d52;
add.s64 %d87,%d39,%d53;
$3:
setp.eq.s32 %p2,%r111,0;
@%p2 bra $5;
cvta.to.global.u64 %d54,%d44;
mul.wide.s32 %d55,%r1,40;
add.s64 %d56,%d54,%d55;
ld.global.v2.u32 {%r313,%r115},[%d56+32];
ld.global.u64 %d91,[%d56+16];
ld.global.u64 %d90,[%d56+8];
ld.global.u64 %d89,[%d56];
bra.uni $6;
$5:
cvt.s64.s32 %d57,%r1;
mul.lo.s64 %d58,%d45,%d57;
add.s64 %d89,%d44,%d58;
$6:
mov.u32 %r116,%ctaid.y;
add.s32 %r117,%r116,1;
mul.lo.s32 %r118,%r117,%r103;
min.s32 %r16,%r118,%r312;
mov.u32 %r119,%tid.y;
mad.lo.s32 %r314,%r116,%r103,%r119;
setp.lt.s32 %p3,%r314,%r16;
@%p3 bra $8;
bra.uni $7;
$8:
mov.u64 %d96,0;
mov.u64 %d95,%d96;
$9:
.pragma "nounroll";
cvt.s64.s32 %d63,%r314;
mul.lo.s64 %d29,%d88,%d63;
add.s64 %d30,%d87,%d29;
cvt.u32.u64 %r122,%d30;
neg.s32 %r123,%r122;
mov.u32 %r330,0;
and.b32 %r124,%r123,15;
min.s32 %r19,%r124,%r311;
sub.s32 %r125,%r311,%r19;
shr.s32 %r126,%r125,31;
shr.u32 %r127,%r126,28;
add.s32 %r128,%r125,%r127;
shr.s32 %r20,%r128,4;
mov.u32 %r345,%tid.x;
setp.ge.s32 %p4,%r345,%r20;
mov.u32 %r316,%r330;
@%p4 bra $22;
add.s32 %r132,%r19,1;
cvt.s64.s32 %d64,%r132;
add.s64 %d65,%d29,%d64;
mov.u32 %r315,%tid.x;
mul.wide.s32 %d66,%r315,16;
add.s64 %d67,%d87,%d66;
add.s64 %d94,%d67,%d65;
$11:
.pragma "nounroll";
setp.ge.s32 %p5,%r315,%r20;
mov.u32 %r338,0;
mov.u32 %r342,%r338;
mov.u32 %r341,%r338;
mov.u32 %r340,%r338;
mov.u32 %r339,%r338;
@%p5 bra $13;
add.s64 %d68,%d94,-1;
ld.global.nc.v4.u32 {%r342,%r341,%r340,%r339},[%d68];
$13:
add.s32 %r33,%r315,32;
setp.ge.s32 %p6,%r33,%r20;
mov.u32 %r337,%r338;
mov.u32 %r336,%r338;
mov.u32 %r335,%r338;
@%p6 bra $15;
add.s64 %d69,%d94,511;
ld.global.nc.v4.u32 {%r338,%r337,%r336,%r335},[%d69];
$15:
add.s32 %r42,%r33,32;
setp.ge.s32 %p7,%r42,%r20;
mov.u32 %r334,0;
mov.u32 %r333,%r334;
mov.u32 %r332,%r334;
mov.u32 %r331,%r334;
@%p7 bra $17;
add.s64 %d70,%d94,1023;
ld.global.nc.v4.u32 {%r334,%r333,%r332,%r331},[%d70];
$17:
setp.lt.s32 %p8,%r313,2;
setp.ne.s32 %p9,%r102,2;
and.pred %p10,%p9,%p8;
@%p10 bra $19;
dp4a.u32.u32 %r330,%r342,%r342,%r330;
dp4a.u32.u32 %r330,%r341,%r341,%r330;
dp4a.u32.u32 %r330,%r340,%r340,%r330;
dp4a.u32.u32 %r330,%r339,%r339,%r330;
dp4a.u32.u32 %r330,%r338,%r338,%r330;
dp4a.u32.u32 %r330,%r337,%r337,%r330;
dp4a.u32.u32 %r330,%r336,%r336,%r330;
dp4a.u32.u32 %r330,%r335,%r335,%r330;
dp4a.u32.u32 %r330,%r334,%r334,%r330;
dp4a.u32.u32 %r330,%r333,%r333,%r330;
dp4a.u32.u32 %r330,%r332,%r332,%r330;
dp4a.u32.u32 %r330,%r331,%r331,%r330;
$19:
setp.ne.s32 %p11,%r102,3;
@%p11 bra $21;
and.b32 %r205,%r342,2139062143;
add.s32 %r206,%r205,2139062143;
or.b32 %r207,%r206,%r342;
shr.u32 %r208,%r207,7;
and.b32 %r342,%r208,16843009;
and.b32 %r209,%r341,2139062143;
add.s32 %r210,%r209,2139062143;
or.b32 %r211,%r210,%r341;
shr.u32 %r212,%r211,7;
and.b32 %r341,%r212,16843009;
and.b32 %r213,%r340,2139062143;
add.s32 %r214,%r213,2139062143;
or.b32 %r215,%r214,%r340;
shr.u32 %r216,%r215,7;
and.b32 %r340,%r216,16843009;
and.b32 %r217,%r339,2139062143;
add.s32 %r218,%r217,2139062143;
or.b32 %r219,%r218,%r339;
shr.u32 %r220,%r219,7;
and.b32 %r339,%r220,16843009;
and.b32 %r221,%r338,2139062143;
add.s32 %r222,%r221,2139062143;
or.b32 %r223,%r222,%r338;
shr.u32 %r224,%r223,7;
and.b32 %r338,%r224,16843009;
and.b32 %r225,%r337,2139062143;
add.s32 %r226,%r225,2139062143;
or.b32 %r227,%r226,%r337;
shr.u32 %r228,%r227,7;
and.b32 %r337,%r228,16843009;
and.b32 %r229,%r336,2139062143;
add.s32 %r230,%r229,2139062143;
or.b32 %r231,%r230,%r336;
shr.u32 %r232,%r231,7;
and.b32 %r336,%r232,16843009;
and.b32 %r233,%r335,2139062143;
add.s32 %r234,%r233,2139062143;
or.b32 %r235,%r234,%r335;
shr.u32 %r236,%r235,7;
and.b32 %r335,%r236,16843009;
and.b32 %r237,%r334,2139062143;
add.s32 %r238,%r237,2139062143;
or.b32 %r239,%r238,%r334;
shr.u32 %r240,%r239,7;
and.b32 %r334,%r240,16843009;
and.b32 %r241,%r333,2139062143;
add.s32 %r242,%r241,2139062143;
or.b32 %r243,%r242,%r333;
shr.u32 %r244,%r243,7;
and.b32 %r333,%r244,16843009;
and.b32 %r245,%r332,2139062143;
add.s32 %r246,%r245,2139062143;
or.b32 %r247,%r246,%r332;
shr.u32 %r248,%r247,7;
and.b32 %r332,%r248,16843009;
and.b32 %r249,%r331,2139062143;
add.s32 %r250,%r249,2139062143;
or.b32 %r251,%r250,%r331;
shr.u32 %r252,%r251,7;
and.b32 %r331,%r252,16843009;
$21:
mov.u32 %r299,16843009;
dp4a.u32.u32 %r316,%r342,%r299,%r316;
dp4a.u32.u32 %r316,%r341,%r299,%r316;
dp4a.u32.u32 %r316,%r340,%r299,%r316;
dp4a.u32.u32 %r316,%r339,%r299,%r316;
dp4a.u32.u32 %r316,%r338,%r299,%r316;
dp4a.u32.u32 %r316,%r337,%r299,%r316;
dp4a.u32.u32 %r316,%r336,%r299,%r316;
dp4a.u32.u32 %r316,%r335,%r299,%r316;
dp4a.u32.u32 %r316,%r334,%r299,%r316;
dp4a.u32.u32 %r316,%r333,%r299,%r316;
dp4a.u32.u32 %r316,%r332,%r299,%r316;
dp4a.u32.u32 %r316,%r331,%r299,%r316;
add.s64 %d94,%d94,1536;
add.s32 %r315,%r42,32;
setp.lt.s32 %p12,%r315,%r20;
@%p12 bra $11;
$22:
shl.b32 %r81,%r20,4;
sub.s32 %r82,%r311,%r81;
setp.ge.s32 %p13,%r345,%r82;
@%p13 bra $24;
$23:
.pragma "nounroll";
setp.lt.s32 %p14,%r345,%r19;
selp.b32 %r303,0,%r81,%p14;
add.s32 %r304,%r303,%r345;
cvt.s64.s32 %d72,%r304;
add.s64 %d71,%d30,%d72;
ld.global.nc.u8 %r302,[%d71];
cvt.u16.u32 %s1,%r302;
and.b16 %s2,%s1,255;
and.b32 %r305,%r302,255;
setp.ne.s16 %p15,%s2,0;
selp.u32 %r306,1,0,%p15;
setp.eq.s32 %p16,%r102,3;
selp.b32 %r307,%r306,%r305,%p16;
add.s32 %r316,%r316,%r307;
mad.lo.s32 %r330,%r305,%r305,%r330;
add.s32 %r345,%r345,32;
setp.lt.s32 %p17,%r345,%r82;
@%p17 bra $23;
$24:
cvt.u64.u32 %d73,%r316;
add.s64 %d96,%d96,%d73;
cvt.u64.u32 %d74,%r330;
add.s64 %d95,%d95,%d74;
add.s32 %r314,%r314,8;
setp.lt.s32 %p18,%r314,%r16;
@%p18 bra $9;
bra.uni $25;
$7:
mov.u64 %d95,0;
mov.u64 %d96,%d95;
$25:
setp.eq.s32 %p19,%r102,2;
selp.b64 %d75,%d95,%d96,%p19;
cvt.rn.f64.u64 %e3,%d75;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e3;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e1,[retval0+0];
}
mov.u32 %r93,%tid.x;
setp.ne.s32 %p20,%r93,0;
mul.wide.u32 %d76,%r119,8;
mov.u64 %d77,z1;
add.s64 %d38,%d77,%d76;
@%p20 bra $27;
st.shared.f64 [%d38],%e1;
$27:
setp.lt.s32 %p21,%r313,2;
@%p21 bra $30;
cvt.rn.f64.u64 %e4,%d95;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e4;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e2,[retval0+0];
}
@%p20 bra $30;
st.shared.f64 [%d38+64],%e2;
$30:
bar.sync 0;
setp.ne.s32 %p23,%r119,0;
setp.ge.s32 %p24,%r93,%r313;
or.pred %p25,%p23,%p24;
@%p25 bra $32;
cvt.s64.s32 %d78,%r93;
mul.wide.s32 %d79,%r93,64;
add.s64 %d81,%d77,%d79;
ld.shared.f64 %e5,[%d81];
add.f64 %e6,%e5,0d0000000000000000;
ld.shared.f64 %e7,[%d81+8];
add.f64 %e8,%e6,%e7;
ld.shared.f64 %e9,[%d81+16];
add.f64 %e10,%e8,%e9;
ld.shared.f64 %e11,[%d81+24];
add.f64 %e12,%e10,%e11;
ld.shared.f64 %e13,[%d81+32];
add.f64 %e14,%e12,%e13;
ld.shared.f64 %e15,[%d81+40];
add.f64 %e16,%e14,%e15;
ld.shared.f64 %e17,[%d81+48];
add.f64 %e18,%e16,%e17;
ld.shared.f64 %e19,[%d81+56];
add.f64 %e20,%e18,%e19;
cvt.s64.s32 %d82,%r116;
mul.lo.s64 %d83,%d90,%d82;
mul.lo.s64 %d84,%d91,%d78;
add.s64 %d85,%d83,%d84;
add.s64 %d86,%d89,%d85;
st.f64 [%d86],%e20;
$32:
ret;
}
.visible .entry sum_parts_u8_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5
)
.maxntid 256,1,1
{
.reg .pred %p<48>;
.reg .b16 %s<3>;
.reg .b32 %r<625>;
.reg .f64 %e<59>;
.reg .b64 %d<110>;
.shared .align 8 .b8 z2[384];
ld.param.u64 %d45,[p0];
ld.param.v2.u32 {%r568,%r569},[p1+32];
ld.param.v2.u32 {%r138,%r139},[p1+40];
ld.param.u64 %d50,[p2];
ld.param.v2.u32 {%r570,%r141},[p3+32];
ld.param.v2.u32 {%r142,%r143},[p3+40];
ld.param.u32 %r134,[p4];
ld.param.u32 %r135,[p5];
ld.param.u64 %d102,[p3+16];
ld.param.u64 %d101,[p3+8];
ld.param.u64 %d51,[p3];
ld.param.u64 %d99,[p1+8];
ld.param.u64 %d46,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p1,%r139,0;
@%p1 bra $2;
cvta.to.global.u64 %d55,%d45;
mul.wide.s32 %d56,%r1,40;
add.s64 %d57,%d55,%d56;
ld.global.v2.u32 {%r568,%r569},[%d57+32];
ld.global.u64 %d99,[%d57+8];
ld.global.u64 %d98,[%d57];
bra.uni $3;
$2:
cvt.s64.s32 %d58,%r1;
mul.lo.s64 %d59,%d46,%d58;
add.s64 %d98,%d45,%d59;
$3:
setp.eq.s32 %p2,%r143,0;
@%p2 bra $5;
cvta.to.global.u64 %d60,%d50;
mul.wide.s32 %d61,%r1,40;
add.s64 %d62,%d60,%d61;
ld.global.v2.u32 {%r570,%r147},[%d62+32];
ld.global.u64 %d102,[%d62+16];
ld.global.u64 %d101,[%d62+8];
ld.global.u64 %d100,[%d62];
bra.uni $6;
$5:
cvt.s64.s32 %d63,%r1;
mul.lo.s64 %d64,%d51,%d63;
add.s64 %d100,%d50,%d64;
$6:
mov.u32 %r148,%ctaid.y;
add.s32 %r149,%r148,1;
mul.lo.s32 %r150,%r149,%r135;
min.s32 %r15,%r150,%r569;
mov.u32 %r151,%tid.y;
mad.lo.s32 %r571,%r148,%r135,%r151;
setp.lt.s32 %p3,%r571,%r15;
@%p3 bra $8;
bra.uni $7;
$8:
mul.lo.s32 %r17,%r568,3;
mov.u64 %d103,0;
mov.u64 %d104,%d103;
mov.u64 %d105,%d103;
mov.u64 %d106,%d103;
mov.u64 %d107,%d103;
mov.u64 %d108,%d103;
$9:
.pragma "nounroll";
cvt.s64.s32 %d71,%r571;
mul.lo.s64 %d33,%d99,%d71;
add.s64 %d34,%d98,%d33;
cvt.u32.u64 %r158,%d34;
neg.s32 %r159,%r158;
mov.u32 %r572,0;
and.b32 %r160,%r159,15;
min.s32 %r19,%r160,%r17;
sub.s32 %r161,%r17,%r19;
shr.s32 %r162,%r161,31;
shr.u32 %r163,%r162,28;
add.s32 %r164,%r161,%r163;
shr.s32 %r20,%r164,4;
mov.u32 %r618,%tid.x;
setp.ge.s32 %p4,%r618,%r20;
mov.u32 %r573,%r572;
mov.u32 %r574,%r572;
mov.u32 %r591,%r572;
mov.u32 %r592,%r572;
mov.u32 %r593,%r572;
@%p4 bra $22;
add.s32 %r172,%r19,1;
cvt.s64.s32 %d72,%r172;
add.s64 %d73,%d33,%d72;
mov.u32 %r578,%tid.x;
mul.wide.s32 %d74,%r578,16;
add.s64 %d75,%d98,%d74;
add.s64 %d109,%d75,%d73;
$11:
.pragma "nounroll";
setp.ge.s32 %p5,%r578,%r20;
mov.u32 %r601,0;
mov.u32 %r605,%r601;
mov.u32 %r604,%r601;
mov.u32 %r603,%r601;
mov.u32 %r602,%r601;
@%p5 bra $13;
add.s64 %d76,%d109,-1;
ld.global.nc.v4.u32 {%r605,%r604,%r603,%r602},[%d76];
$13:
add.s32 %r37,%r578,32;
setp.ge.s32 %p6,%r37,%r20;
mov.u32 %r600,%r601;
mov.u32 %r599,%r601;
mov.u32 %r598,%r601;
@%p6 bra $15;
add.s64 %d77,%d109,511;
ld.global.nc.v4.u32 {%r601,%r600,%r599,%r598},[%d77];
$15:
add.s32 %r46,%r37,32;
setp.ge.s32 %p7,%r46,%r20;
mov.u32 %r597,0;
mov.u32 %r596,%r597;
mov.u32 %r595,%r597;
mov.u32 %r594,%r597;
@%p7 bra $17;
add.s64 %d78,%d109,1023;
ld.global.nc.v4.u32 {%r597,%r596,%r595,%r594},[%d78];
$17:
setp.lt.s32 %p8,%r570,4;
setp.ne.s32 %p9,%r134,2;
and.pred %p10,%p9,%p8;
@%p10 bra $19;
and.b32 %r198,%r605,-16776961;
dp4a.u32.u32 %r593,%r198,%r605,%r593;
and.b32 %r202,%r605,65280;
dp4a.u32.u32 %r592,%r202,%r605,%r592;
and.b32 %r206,%r605,16711680;
dp4a.u32.u32 %r591,%r206,%r605,%r591;
and.b32 %r210,%r604,16711680;
dp4a.u32.u32 %r593,%r210,%r604,%r593;
and.b32 %r214,%r604,-16776961;
dp4a.u32.u32 %r592,%r214,%r604,%r592;
and.b32 %r218,%r604,65280;
dp4a.u32.u32 %r591,%r218,%r604,%r591;
and.b32 %r222,%r603,65280;
dp4a.u32.u32 %r593,%r222,%r603,%r593;
and.b32 %r226,%r603,16711680;
dp4a.u32.u32 %r592,%r226,%r603,%r592;
and.b32 %r230,%r603,-16776961;
dp4a.u32.u32 %r591,%r230,%r603,%r591;
and.b32 %r234,%r602,-16776961;
dp4a.u32.u32 %r593,%r234,%r602,%r593;
and.b32 %r238,%r602,65280;
dp4a.u32.u32 %r592,%r238,%r602,%r592;
and.b32 %r242,%r602,16711680;
dp4a.u32.u32 %r591,%r242,%r602,%r591;
and.b32 %r246,%r601,65280;
dp4a.u32.u32 %r593,%r246,%r601,%r593;
and.b32 %r250,%r601,16711680;
dp4a.u32.u32 %r592,%r250,%r601,%r592;
and.b32 %r254,%r601,-16776961;
dp4a.u32.u32 %r591,%r254,%r601,%r591;
and.b32 %r258,%r600,-16776961;
dp4a.u32.u32 %r593,%r258,%r600,%r593;
and.b32 %r262,%r600,65280;
dp4a.u32.u32 %r592,%r262,%r600,%r592;
and.b32 %r266,%r600,16711680;
dp4a.u32.u32 %r591,%r266,%r600,%r591;
and.b32 %r270,%r599,16711680;
dp4a.u32.u32 %r593,%r270,%r599,%r593;
and.b32 %r274,%r599,-16776961;
dp4a.u32.u32 %r592,%r274,%r599,%r592;
and.b32 %r278,%r599,65280;
dp4a.u32.u32 %r591,%r278,%r599,%r591;
and.b32 %r282,%r598,65280;
dp4a.u32.u32 %r593,%r282,%r598,%r593;
and.b32 %r286,%r598,16711680;
dp4a.u32.u32 %r592,%r286,%r598,%r592;
and.b32 %r290,%r598,-16776961;
dp4a.u32.u32 %r591,%r290,%r598,%r591;
and.b32 %r294,%r597,16711680;
dp4a.u32.u32 %r593,%r294,%r597,%r593;
and.b32 %r298,%r597,-16776961;
dp4a.u32.u32 %r592,%r298,%r597,%r592;
and.b32 %r302,%r597,65280;
dp4a.u32.u32 %r591,%r302,%r597,%r591;
and.b32 %r306,%r596,65280;
dp4a.u32.u32 %r593,%r306,%r596,%r593;
and.b32 %r310,%r596,16711680;
dp4a.u32.u32 %r592,%r310,%r596,%r592;
and.b32 %r314,%r596,-16776961;
dp4a.u32.u32 %r591,%r314,%r596,%r591;
and.b32 %r318,%r595,-16776961;
dp4a.u32.u32 %r593,%r318,%r595,%r593;
and.b32 %r322,%r595,65280;
dp4a.u32.u32 %r592,%r322,%r595,%r592;
and.b32 %r326,%r595,16711680;
dp4a.u32.u32 %r591,%r326,%r595,%r591;
and.b32 %r330,%r594,16711680;
dp4a.u32.u32 %r593,%r330,%r594,%r593;
and.b32 %r334,%r594,-16776961;
dp4a.u32.u32 %r592,%r334,%r594,%r592;
and.b32 %r338,%r594,65280;
dp4a.u32.u32 %r591,%r338,%r594,%r591;
$19:
setp.ne.s32 %p11,%r134,3;
@%p11 bra $21;
and.b32 %r341,%r605,2139062143;
add.s32 %r342,%r341,2139062143;
or.b32 %r343,%r342,%r605;
shr.u32 %r344,%r343,7;
and.b32 %r605,%r344,16843009;
and.b32 %r345,%r604,2139062143;
add.s32 %r346,%r345,2139062143;
or.b32 %r347,%r346,%r604;
shr.u32 %r348,%r347,7;
and.b32 %r604,%r348,16843009;
and.b32 %r349,%r603,2139062143;
add.s32 %r350,%r349,2139062143;
or.b32 %r351,%r350,%r603;
shr.u32 %r352,%r351,7;
and.b32 %r603,%r352,16843009;
and.b32 %r353,%r602,2139062143;
add.s32 %r354,%r353,2139062143;
or.b32 %r355,%r354,%r602;
shr.u32 %r356,%r355,7;
and.b32 %r602,%r356,16843009;
and.b32 %r357,%r601,2139062143;
add.s32 %r358,%r357,2139062143;
or.b32 %r359,%r358,%r601;
shr.u32 %r360,%r359,7;
and.b32 %r601,%r360,16843009;
and.b32 %r361,%r600,2139062143;
add.s32 %r362,%r361,2139062143;
or.b32 %r363,%r362,%r600;
shr.u32 %r364,%r363,7;
and.b32 %r600,%r364,16843009;
and.b32 %r365,%r599,2139062143;
add.s32 %r366,%r365,2139062143;
or.b32 %r367,%r366,%r599;
shr.u32 %r368,%r367,7;
and.b32 %r599,%r368,16843009;
and.b32 %r369,%r598,2139062143;
add.s32 %r370,%r369,2139062143;
or.b32 %r371,%r370,%r598;
shr.u32 %r372,%r371,7;
and.b32 %r598,%r372,16843009;
and.b32 %r373,%r597,2139062143;
add.s32 %r374,%r373,2139062143;
or.b32 %r375,%r374,%r597;
shr.u32 %r376,%r375,7;
and.b32 %r597,%r376,16843009;
and.b32 %r377,%r596,2139062143;
add.s32 %r378,%r377,2139062143;
or.b32 %r379,%r378,%r596;
shr.u32 %r380,%r379,7;
and.b32 %r596,%r380,16843009;
and.b32 %r381,%r595,2139062143;
add.s32 %r382,%r381,2139062143;
or.b32 %r383,%r382,%r595;
shr.u32 %r384,%r383,7;
and.b32 %r595,%r384,16843009;
and.b32 %r385,%r594,2139062143;
add.s32 %r386,%r385,2139062143;
or.b32 %r387,%r386,%r594;
shr.u32 %r388,%r387,7;
and.b32 %r594,%r388,16843009;
$21:
mov.u32 %r527,16777217;
dp4a.u32.u32 %r574,%r605,%r527,%r574;
mov.u32 %r531,256;
dp4a.u32.u32 %r573,%r605,%r531,%r573;
mov.u32 %r523,65536;
dp4a.u32.u32 %r572,%r605,%r523,%r572;
dp4a.u32.u32 %r574,%r604,%r523,%r574;
dp4a.u32.u32 %r573,%r604,%r527,%r573;
dp4a.u32.u32 %r572,%r604,%r531,%r572;
dp4a.u32.u32 %r574,%r603,%r531,%r574;
dp4a.u32.u32 %r573,%r603,%r523,%r573;
dp4a.u32.u32 %r572,%r603,%r527,%r572;
dp4a.u32.u32 %r574,%r602,%r527,%r574;
dp4a.u32.u32 %r573,%r602,%r531,%r573;
dp4a.u32.u32 %r572,%r602,%r523,%r572;
dp4a.u32.u32 %r574,%r601,%r531,%r574;
dp4a.u32.u32 %r573,%r601,%r523,%r573;
dp4a.u32.u32 %r572,%r601,%r527,%r572;
dp4a.u32.u32 %r574,%r600,%r527,%r574;
dp4a.u32.u32 %r573,%r600,%r531,%r573;
dp4a.u32.u32 %r572,%r600,%r523,%r572;
dp4a.u32.u32 %r574,%r599,%r523,%r574;
dp4a.u32.u32 %r573,%r599,%r527,%r573;
dp4a.u32.u32 %r572,%r599,%r531,%r572;
dp4a.u32.u32 %r574,%r598,%r531,%r574;
dp4a.u32.u32 %r573,%r598,%r523,%r573;
dp4a.u32.u32 %r572,%r598,%r527,%r572;
dp4a.u32.u32 %r574,%r597,%r523,%r574;
dp4a.u32.u32 %r573,%r597,%r527,%r573;
dp4a.u32.u32 %r572,%r597,%r531,%r572;
dp4a.u32.u32 %r574,%r596,%r531,%r574;
dp4a.u32.u32 %r573,%r596,%r523,%r573;
dp4a.u32.u32 %r572,%r596,%r527,%r572;
dp4a.u32.u32 %r574,%r595,%r527,%r574;
dp4a.u32.u32 %r573,%r595,%r531,%r573;
dp4a.u32.u32 %r572,%r595,%r523,%r572;
dp4a.u32.u32 %r574,%r594,%r523,%r574;
dp4a.u32.u32 %r573,%r594,%r527,%r573;
dp4a.u32.u32 %r572,%r594,%r531,%r572;
add.s64 %d109,%d109,1536;
add.s32 %r578,%r46,32;
setp.lt.s32 %p12,%r578,%r20;
@%p12 bra $11;
$22:
shl.b32 %r534,%r618,4;
add.s32 %r535,%r19,%r534;
mul.hi.s32 %r536,%r535,1431655766;
shr.u32 %r537,%r536,31;
add.s32 %r538,%r536,%r537;
mul.lo.s32 %r539,%r538,3;
sub.s32 %r540,%r535,%r539;
setp.eq.s32 %p13,%r540,0;
setp.eq.s32 %p14,%r540,1;
selp.b32 %r541,%r572,%r573,%p14;
selp.b32 %r621,%r574,%r541,%p13;
selp.b32 %r542,%r574,%r572,%p14;
selp.b32 %r620,%r573,%r542,%p13;
selp.b32 %r543,%r573,%r574,%p14;
selp.b32 %r619,%r572,%r543,%p13;
selp.b32 %r544,%r591,%r592,%p14;
selp.b32 %r624,%r593,%r544,%p13;
selp.b32 %r545,%r593,%r591,%p14;
selp.b32 %r623,%r592,%r545,%p13;
selp.b32 %r546,%r592,%r593,%p14;
selp.b32 %r622,%r591,%r546,%p13;
shl.b32 %r101,%r20,4;
sub.s32 %r102,%r17,%r101;
setp.ge.s32 %p15,%r618,%r102;
@%p15 bra $24;
$23:
.pragma "nounroll";
setp.lt.s32 %p16,%r618,%r19;
selp.b32 %r548,0,%r101,%p16;
add.s32 %r549,%r548,%r618;
cvt.s64.s32 %d80,%r549;
add.s64 %d79,%d34,%d80;
ld.global.nc.u8 %r547,[%d79];
cvt.u16.u32 %s1,%r547;
and.b16 %s2,%s1,255;
and.b32 %r550,%r547,255;
setp.ne.s16 %p17,%s2,0;
selp.u32 %r551,1,0,%p17;
setp.eq.s32 %p18,%r134,3;
selp.b32 %r552,%r551,%r550,%p18;
mul.hi.s32 %r553,%r549,1431655766;
shr.u32 %r554,%r553,31;
add.s32 %r555,%r553,%r554;
mul.lo.s32 %r556,%r555,3;
sub.s32 %r557,%r549,%r556;
mul.lo.s32 %r558,%r550,%r550;
setp.eq.s32 %p19,%r557,0;
selp.b32 %r559,%r552,0,%p19;
add.s32 %r621,%r621,%r559;
selp.b32 %r560,%r558,0,%p19;
add.s32 %r624,%r624,%r560;
setp.eq.s32 %p20,%r557,1;
selp.b32 %r561,%r552,0,%p20;
add.s32 %r620,%r620,%r561;
selp.b32 %r562,%r558,0,%p20;
add.s32 %r623,%r623,%r562;
setp.eq.s32 %p21,%r557,2;
selp.b32 %r563,%r552,0,%p21;
add.s32 %r619,%r619,%r563;
selp.b32 %r564,%r558,0,%p21;
add.s32 %r622,%r622,%r564;
add.s32 %r618,%r618,32;
setp.lt.s32 %p22,%r618,%r102;
@%p22 bra $23;
$24:
cvt.u64.u32 %d81,%r621;
add.s64 %d108,%d108,%d81;
cvt.u64.u32 %d82,%r624;
add.s64 %d105,%d105,%d82;
cvt.u64.u32 %d83,%r620;
add.s64 %d107,%d107,%d83;
cvt.u64.u32 %d84,%r623;
add.s64 %d104,%d104,%d84;
cvt.u64.u32 %d85,%r619;
add.s64 %d106,%d106,%d85;
cvt.u64.u32 %d86,%r622;
add.s64 %d103,%d103,%d86;
add.s32 %r571,%r571,8;
setp.lt.s32 %p23,%r571,%r15;
@%p23 bra $9;
cvt.rn.f64.u64 %e58,%d108;
cvt.rn.f64.u64 %e57,%d107;
cvt.rn.f64.u64 %e56,%d106;
cvt.rn.f64.u64 %e9,%d105;
cvt.rn.f64.u64 %e8,%d104;
cvt.rn.f64.u64 %e7,%d103;
bra.uni $26;
$7:
mov.f64 %e7,0d0000000000000000;
mov.f64 %e8,%e7;
mov.f64 %e9,%e7;
mov.f64 %e56,%e7;
mov.f64 %e57,%e7;
mov.f64 %e58,%e7;
$26:
mov.u32 %r125,%tid.x;
mul.wide.u32 %d87,%r151,8;
mov.u64 %d88,z2;
add.s64 %d44,%d88,%d87;
setp.eq.s32 %p24,%r134,2;
@%p24 bra $46;
bra.uni $27;
$46:
setp.gt.s32 %p35,%r570,3;
@%p35 bra $53;
bra.uni $47;
$53:
setp.ne.s32 %p39,%r125,0;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e9;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e25,[retval0+0];
}
@%p39 bra $55;
st.shared.f64 [%d44],%e25;
$55:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e9;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e26,[retval0+0];
}
@%p39 bra $57;
st.shared.f64 [%d44+192],%e26;
$57:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e8;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e27,[retval0+0];
}
@%p39 bra $59;
st.shared.f64 [%d44+64],%e27;
$59:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e8;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e28,[retval0+0];
}
@%p39 bra $61;
st.shared.f64 [%d44+256],%e28;
$61:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e7;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e29,[retval0+0];
}
@%p39 bra $63;
st.shared.f64 [%d44+128],%e29;
$63:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e7;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e30,[retval0+0];
}
@%p39 bra $65;
st.shared.f64 [%d44+320],%e30;
bra.uni $65;
$27:
setp.gt.s32 %p25,%r570,3;
@%p25 bra $34;
bra.uni $28;
$34:
setp.ne.s32 %p29,%r125,0;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e58;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e16,[retval0+0];
}
@%p29 bra $36;
st.shared.f64 [%d44],%e16;
$36:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e9;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e17,[retval0+0];
}
@%p29 bra $38;
st.shared.f64 [%d44+192],%e17;
$38:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e57;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e18,[retval0+0];
}
@%p29 bra $40;
st.shared.f64 [%d44+64],%e18;
$40:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e8;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e19,[retval0+0];
}
@%p29 bra $42;
st.shared.f64 [%d44+256],%e19;
$42:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e56;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e20,[retval0+0];
}
@%p29 bra $44;
st.shared.f64 [%d44+128],%e20;
$44:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e7;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e21,[retval0+0];
}
@%p29 bra $65;
st.shared.f64 [%d44+320],%e21;
bra.uni $65;
$47:
setp.ne.s32 %p36,%r125,0;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e9;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e22,[retval0+0];
}
@%p36 bra $49;
st.shared.f64 [%d44],%e22;
$49:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e8;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e23,[retval0+0];
}
@%p36 bra $51;
st.shared.f64 [%d44+64],%e23;
$51:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e7;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e24,[retval0+0];
}
@%p36 bra $65;
st.shared.f64 [%d44+128],%e24;
bra.uni $65;
$28:
setp.ne.s32 %p26,%r125,0;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e58;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e13,[retval0+0];
}
@%p26 bra $30;
st.shared.f64 [%d44],%e13;
$30:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e57;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e14,[retval0+0];
}
@%p26 bra $32;
st.shared.f64 [%d44+64],%e14;
$32:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e56;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e15,[retval0+0];
}
@%p26 bra $65;
st.shared.f64 [%d44+128],%e15;
$65:
bar.sync 0;
setp.ne.s32 %p45,%r151,0;
setp.ge.s32 %p46,%r125,%r570;
or.pred %p47,%p45,%p46;
@%p47 bra $67;
cvt.s64.s32 %d89,%r125;
mul.wide.s32 %d90,%r125,64;
add.s64 %d92,%d88,%d90;
ld.shared.f64 %e37,[%d92];
add.f64 %e38,%e37,0d0000000000000000;
ld.shared.f64 %e39,[%d92+8];
add.f64 %e40,%e38,%e39;
ld.shared.f64 %e41,[%d92+16];
add.f64 %e42,%e40,%e41;
ld.shared.f64 %e43,[%d92+24];
add.f64 %e44,%e42,%e43;
ld.shared.f64 %e45,[%d92+32];
add.f64 %e46,%e44,%e45;
ld.shared.f64 %e47,[%d92+40];
add.f64 %e48,%e46,%e47;
ld.shared.f64 %e49,[%d92+48];
add.f64 %e50,%e48,%e49;
ld.shared.f64 %e51,[%d92+56];
add.f64 %e52,%e50,%e51;
cvt.s64.s32 %d93,%r148;
mul.lo.s64 %d94,%d101,%d93;
mul.lo.s64 %d95,%d102,%d89;
add.s64 %d96,%d94,%d95;
add.s64 %d97,%d100,%d96;
st.f64 [%d97],%e52;
$67:
ret;
}
`;
