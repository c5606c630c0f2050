// Made from kernels/bilateral.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/bilateral.cu`. */
export const BILATERAL: string = `.version 8.0
.target sm_75
.address_size 64
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
.visible .entry bilateral_u8_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .f32 p5,
.param .f32 p6,
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<29>;
.reg .b16 %rs<9>;
.reg .f32 %f<286>;
.reg .b32 %r<248>;
.reg .b64 %rd<131>;
.shared .align 4 .b8 _ZZ15bilateral_bytesILi1EEvRK5ImageS2_iffiE4tile[45760];
.shared .align 4 .b8 _ZZ15bilateral_bytesILi1EEvRK5ImageS2_iffiE9exponents[1020];
ld.param.u64 %rd41,[p0];
ld.param.v2.u32 {%r231,%r232},[p1+32];
ld.param.v2.u32 {%r73,%r74},[p1+40];
ld.param.u64 %rd46,[p2];
ld.param.v2.u32 {%r233,%r234},[p3+32];
ld.param.v2.u32 {%r77,%r78},[p3+40];
ld.param.u32 %r69,[p4];
ld.param.f32 %f88,[p5];
ld.param.f32 %f89,[p6];
ld.param.u32 %r70,[p7];
ld.param.u64 %rd127,[p3+16];
ld.param.u64 %rd126,[p3+8];
ld.param.u64 %rd47,[p3];
ld.param.u64 %rd124,[p1+16];
ld.param.u64 %rd123,[p1+8];
ld.param.u64 %rd42,[p1];
neg.s32 %r239,%r69;
mov.u32 %r2,%ctaid.z;
setp.eq.s32 %p1,%r74,0;
@%p1 bra $1_2;
cvta.to.global.u64 %rd51,%rd41;
mul.wide.s32 %rd52,%r2,40;
add.s64 %rd53,%rd51,%rd52;
ld.global.v2.u32 {%r231,%r232},[%rd53+32];
ld.global.u64 %rd124,[%rd53+16];
ld.global.u64 %rd123,[%rd53+8];
ld.global.u64 %rd122,[%rd53];
bra.uni $1_3;
$1_2:
cvt.s64.s32 %rd54,%r2;
mul.lo.s64 %rd55,%rd42,%rd54;
add.s64 %rd122,%rd41,%rd55;
$1_3:
setp.eq.s32 %p2,%r78,0;
@%p2 bra $1_5;
cvta.to.global.u64 %rd56,%rd46;
mul.wide.s32 %rd57,%r2,40;
add.s64 %rd58,%rd56,%rd57;
ld.global.v2.u32 {%r233,%r234},[%rd58+32];
ld.global.u64 %rd127,[%rd58+16];
ld.global.u64 %rd126,[%rd58+8];
ld.global.u64 %rd125,[%rd58];
bra.uni $1_6;
$1_5:
cvt.s64.s32 %rd59,%r2;
mul.lo.s64 %rd60,%rd47,%rd59;
add.s64 %rd125,%rd46,%rd60;
$1_6:
mov.u32 %r15,%tid.x;
mov.u32 %r83,%ctaid.x;
shl.b32 %r16,%r83,5;
mov.u32 %r84,%ctaid.y;
shl.b32 %r17,%r84,5;
setp.ge.s32 %p3,%r16,%r233;
setp.ge.s32 %p4,%r17,%r234;
or.pred %p5,%p3,%p4;
@%p5 bra $1_42;
mov.u32 %r20,%tid.y;
shl.b32 %r21,%r20,5;
add.s32 %r237,%r21,%r15;
shl.b32 %r23,%r69,1;
setp.gt.s32 %p6,%r237,%r23;
@%p6 bra $1_14;
sub.s32 %r85,%r23,%r15;
sub.s32 %r24,%r85,%r21;
shr.u32 %r86,%r24,8;
add.s32 %r87,%r86,1;
and.b32 %r236,%r87,3;
setp.eq.s32 %p7,%r236,0;
@%p7 bra $1_11;
mov.u64 %rd62,_ZZ15bilateral_bytesILi1EEvRK5ImageS2_iffiE9exponents;
$1_10:
.pragma "nounroll";
sub.s32 %r88,%r237,%r69;
mul.lo.s32 %r89,%r88,%r88;
cvt.rn.f32.s32 %f90,%r89;
mul.f32 %f91,%f90,%f88;
mul.wide.s32 %rd61,%r237,4;
add.s64 %rd63,%rd62,%rd61;
st.shared.f32 [%rd63],%f91;
add.s32 %r237,%r237,256;
add.s32 %r236,%r236,-1;
setp.ne.s32 %p8,%r236,0;
@%p8 bra $1_10;
$1_11:
setp.lt.u32 %p9,%r24,768;
@%p9 bra $1_14;
mov.u64 %rd65,_ZZ15bilateral_bytesILi1EEvRK5ImageS2_iffiE9exponents;
$1_13:
sub.s32 %r90,%r237,%r69;
mul.lo.s32 %r91,%r90,%r90;
cvt.rn.f32.s32 %f92,%r91;
mul.f32 %f93,%f92,%f88;
mul.wide.s32 %rd64,%r237,4;
add.s64 %rd66,%rd65,%rd64;
st.shared.f32 [%rd66],%f93;
add.s32 %r92,%r237,256;
sub.s32 %r93,%r92,%r69;
mul.lo.s32 %r94,%r93,%r93;
cvt.rn.f32.s32 %f94,%r94;
mul.f32 %f95,%f94,%f88;
st.shared.f32 [%rd66+1024],%f95;
add.s32 %r95,%r237,512;
sub.s32 %r96,%r95,%r69;
mul.lo.s32 %r97,%r96,%r96;
cvt.rn.f32.s32 %f96,%r97;
mul.f32 %f97,%f96,%f88;
st.shared.f32 [%rd66+2048],%f97;
add.s32 %r98,%r237,768;
sub.s32 %r99,%r98,%r69;
mul.lo.s32 %r100,%r99,%r99;
cvt.rn.f32.s32 %f98,%r100;
mul.f32 %f99,%f98,%f88;
st.shared.f32 [%rd66+3072],%f99;
add.s32 %r237,%r237,1024;
setp.le.s32 %p10,%r237,%r23;
@%p10 bra $1_13;
$1_14:
add.s32 %r105,%r16,%r15;
add.s32 %r106,%r231,-1;
min.s32 %r107,%r105,%r106;
cvt.s64.s32 %rd71,%r107;
mul.lo.s64 %rd72,%rd124,%rd71;
add.s32 %r108,%r232,-1;
shl.b32 %r109,%r20,2;
add.s32 %r110,%r17,%r109;
min.s32 %r111,%r110,%r108;
cvt.s64.s32 %rd73,%r111;
mul.lo.s64 %rd74,%rd123,%rd73;
add.s64 %rd75,%rd74,%rd72;
add.s64 %rd67,%rd122,%rd75;
ld.global.nc.u8 %r101,[%rd67];
cvt.u16.u32 %rs1,%r101;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f1,%rs2;
add.s32 %r112,%r110,1;
min.s32 %r113,%r112,%r108;
cvt.s64.s32 %rd76,%r113;
mul.lo.s64 %rd77,%rd123,%rd76;
add.s64 %rd78,%rd77,%rd72;
add.s64 %rd68,%rd122,%rd78;
ld.global.nc.u8 %r102,[%rd68];
cvt.u16.u32 %rs3,%r102;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f2,%rs4;
add.s32 %r114,%r110,2;
min.s32 %r115,%r114,%r108;
cvt.s64.s32 %rd79,%r115;
mul.lo.s64 %rd80,%rd123,%rd79;
add.s64 %rd81,%rd80,%rd72;
add.s64 %rd69,%rd122,%rd81;
ld.global.nc.u8 %r103,[%rd69];
cvt.u16.u32 %rs5,%r103;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f3,%rs6;
add.s32 %r116,%r110,3;
min.s32 %r117,%r116,%r108;
cvt.s64.s32 %rd82,%r117;
mul.lo.s64 %rd83,%rd123,%rd82;
add.s64 %rd84,%rd83,%rd72;
add.s64 %rd70,%rd122,%rd84;
ld.global.nc.u8 %r104,[%rd70];
cvt.u16.u32 %rs7,%r104;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f4,%rs8;
setp.gt.s32 %p11,%r239,%r69;
mov.f32 %f243,0f00000000;
mov.f32 %f244,%f243;
mov.f32 %f245,%f243;
mov.f32 %f246,%f243;
mov.f32 %f247,%f243;
mov.f32 %f248,%f243;
mov.f32 %f249,%f243;
mov.f32 %f250,%f243;
@%p11 bra $1_36;
$1_16:
.pragma "nounroll";
add.s32 %r119,%r23,32;
setp.ge.s32 %p12,%r20,%r119;
bar.sync 0;
@%p12 bra $1_28;
mov.u32 %r240,%r20;
$1_18:
.pragma "nounroll";
sub.s32 %r229,%r17,%r69;
add.s32 %r241,%r229,%r240;
setp.lt.u32 %p13,%r241,%r232;
@%p13 bra $1_20;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r241;
.param .b32 param1;
st.param.b32 [param1+0],%r232;
.param .b32 param2;
st.param.b32 [param2+0],%r70;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r241,[retval0+0];
}
$1_20:
setp.gt.s32 %p14,%r15,39;
@%p14 bra $1_27;
add.s32 %r242,%r105,%r239;
mul.wide.s32 %rd86,%r15,4;
mov.u64 %rd87,_ZZ15bilateral_bytesILi1EEvRK5ImageS2_iffiE4tile;
add.s64 %rd88,%rd87,%rd86;
mul.wide.s32 %rd89,%r240,160;
add.s64 %rd128,%rd88,%rd89;
add.s32 %r243,%r15,-32;
$1_22:
.pragma "nounroll";
setp.lt.u32 %p15,%r242,%r231;
mov.u32 %r244,%r242;
@%p15 bra $1_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r242;
.param .b32 param1;
st.param.b32 [param1+0],%r231;
.param .b32 param2;
st.param.b32 [param2+0],%r70;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r244,[retval0+0];
}
$1_24:
or.b32 %r129,%r244,%r241;
setp.lt.s32 %p16,%r129,0;
mov.u32 %r245,0;
@%p16 bra $1_26;
cvt.s64.s32 %rd121,%r241;
mul.lo.s64 %rd120,%rd123,%rd121;
cvt.s64.s32 %rd91,%r244;
mul.lo.s64 %rd92,%rd124,%rd91;
add.s64 %rd93,%rd92,%rd120;
add.s64 %rd90,%rd122,%rd93;
ld.global.nc.u8 %r130,[%rd90];
and.b32 %r245,%r130,255;
$1_26:
st.shared.u32 [%rd128],%r245;
add.s64 %rd128,%rd128,128;
add.s32 %r242,%r242,32;
add.s32 %r243,%r243,32;
setp.lt.s32 %p17,%r243,8;
@%p17 bra $1_22;
$1_27:
add.s32 %r228,%r23,32;
add.s32 %r240,%r240,8;
setp.lt.s32 %p18,%r240,%r228;
@%p18 bra $1_18;
$1_28:
bar.sync 0;
add.s32 %r131,%r239,8;
min.s32 %r132,%r131,%r69;
setp.gt.s32 %p19,%r239,%r132;
@%p19 bra $1_35;
mov.u32 %r246,%r239;
$1_30:
.pragma "nounroll";
mov.u32 %r55,%r246;
ld.param.f32 %f234,[p5];
mul.lo.s32 %r133,%r69,%r69;
mul.lo.s32 %r134,%r55,%r55;
sub.s32 %r135,%r133,%r134;
cvt.rn.f32.s32 %f116,%r135;
sqrt.rn.f32 %f117,%f116;
cvt.rzi.s32.f32 %r136,%f117;
neg.s32 %r137,%r136;
add.s32 %r140,%r109,%r69;
sub.s32 %r141,%r140,%r136;
sub.s32 %r143,%r15,%r239;
add.s32 %r144,%r143,%r55;
cvt.s64.s32 %rd94,%r137;
cvt.s64.s32 %rd95,%r69;
add.s64 %rd96,%rd94,%rd95;
cvt.rn.f32.s32 %f118,%r134;
mul.wide.s32 %rd97,%r141,160;
mov.u64 %rd98,_ZZ15bilateral_bytesILi1EEvRK5ImageS2_iffiE4tile;
add.s64 %rd99,%rd98,%rd97;
mul.wide.s32 %rd100,%r144,4;
add.s64 %rd129,%rd99,%rd100;
ld.shared.u32 %r145,[%rd129];
mov.u32 %r146,29760;
mov.u32 %r147,1258291200;
prmt.b32 %r148,%r145,%r147,%r146;
mov.b32 %f119,%r148;
add.f32 %f261,%f119,0fCB000000;
ld.shared.u32 %r149,[%rd129+160];
prmt.b32 %r150,%r149,%r147,%r146;
mov.b32 %f120,%r150;
add.f32 %f260,%f120,0fCB000000;
ld.shared.u32 %r151,[%rd129+320];
prmt.b32 %r152,%r151,%r147,%r146;
mov.b32 %f121,%r152;
add.f32 %f259,%f121,0fCB000000;
mul.f32 %f24,%f118,%f234;
shl.b64 %rd101,%rd96,2;
mov.u64 %rd102,_ZZ15bilateral_bytesILi1EEvRK5ImageS2_iffiE9exponents;
add.s64 %rd130,%rd102,%rd101;
shl.b32 %r247,%r136,1;
bra.uni $1_31;
$1_33:
ld.shared.u32 %r163,[%rd129+960];
prmt.b32 %r166,%r163,%r159,%r158;
mov.b32 %f207,%r166;
add.f32 %f259,%f207,0fCB000000;
ld.shared.f32 %f208,[%rd130+12];
add.f32 %f209,%f24,%f208;
sub.f32 %f210,%f36,%f1;
abs.f32 %f211,%f210;
mul.f32 %f212,%f211,%f89;
fma.rn.f32 %f200,%f212,%f211,%f209;
ex2.approx.ftz.f32 %f199,%f200;
add.f32 %f249,%f199,%f249;
fma.rn.f32 %f245,%f199,%f36,%f245;
sub.f32 %f213,%f261,%f2;
abs.f32 %f214,%f213;
mul.f32 %f215,%f214,%f89;
fma.rn.f32 %f202,%f215,%f214,%f209;
ex2.approx.ftz.f32 %f201,%f202;
add.f32 %f248,%f201,%f248;
fma.rn.f32 %f244,%f201,%f261,%f244;
sub.f32 %f216,%f260,%f3;
abs.f32 %f217,%f216;
mul.f32 %f218,%f217,%f89;
fma.rn.f32 %f204,%f218,%f217,%f209;
ex2.approx.ftz.f32 %f203,%f204;
add.f32 %f247,%f203,%f247;
fma.rn.f32 %f243,%f203,%f260,%f243;
sub.f32 %f219,%f259,%f4;
abs.f32 %f220,%f219;
mul.f32 %f221,%f220,%f89;
fma.rn.f32 %f206,%f221,%f220,%f209;
ex2.approx.ftz.f32 %f205,%f206;
add.f32 %f246,%f205,%f246;
fma.rn.f32 %f250,%f205,%f259,%f250;
add.s32 %r247,%r247,-4;
add.s64 %rd130,%rd130,16;
add.s64 %rd129,%rd129,640;
$1_31:
mov.u32 %r221,29760;
mov.u32 %r220,1258291200;
ld.shared.u32 %r153,[%rd129+480];
prmt.b32 %r156,%r153,%r220,%r221;
mov.b32 %f130,%r156;
add.f32 %f36,%f130,0fCB000000;
ld.shared.f32 %f131,[%rd130];
add.f32 %f132,%f24,%f131;
sub.f32 %f133,%f261,%f1;
abs.f32 %f134,%f133;
mul.f32 %f135,%f134,%f89;
fma.rn.f32 %f123,%f135,%f134,%f132;
ex2.approx.ftz.f32 %f122,%f123;
add.f32 %f249,%f122,%f249;
fma.rn.f32 %f245,%f122,%f261,%f245;
sub.f32 %f136,%f260,%f2;
abs.f32 %f137,%f136;
mul.f32 %f138,%f137,%f89;
fma.rn.f32 %f125,%f138,%f137,%f132;
ex2.approx.ftz.f32 %f124,%f125;
add.f32 %f248,%f124,%f248;
fma.rn.f32 %f244,%f124,%f260,%f244;
sub.f32 %f139,%f259,%f3;
abs.f32 %f140,%f139;
mul.f32 %f141,%f140,%f89;
fma.rn.f32 %f127,%f141,%f140,%f132;
ex2.approx.ftz.f32 %f126,%f127;
add.f32 %f247,%f126,%f247;
fma.rn.f32 %f243,%f126,%f259,%f243;
sub.f32 %f142,%f36,%f4;
abs.f32 %f143,%f142;
mul.f32 %f144,%f143,%f89;
fma.rn.f32 %f129,%f144,%f143,%f132;
ex2.approx.ftz.f32 %f128,%f129;
add.f32 %f246,%f128,%f246;
fma.rn.f32 %f250,%f128,%f36,%f250;
setp.eq.s32 %p20,%r247,0;
@%p20 bra $1_34;
ld.shared.u32 %r157,[%rd129+640];
mov.u32 %r158,29760;
mov.u32 %r159,1258291200;
prmt.b32 %r160,%r157,%r159,%r158;
mov.b32 %f161,%r160;
add.f32 %f261,%f161,0fCB000000;
ld.shared.f32 %f162,[%rd130+4];
add.f32 %f163,%f24,%f162;
sub.f32 %f164,%f260,%f1;
abs.f32 %f165,%f164;
mul.f32 %f166,%f165,%f89;
fma.rn.f32 %f146,%f166,%f165,%f163;
ex2.approx.ftz.f32 %f145,%f146;
add.f32 %f167,%f145,%f249;
fma.rn.f32 %f168,%f145,%f260,%f245;
sub.f32 %f169,%f259,%f2;
abs.f32 %f170,%f169;
mul.f32 %f171,%f170,%f89;
fma.rn.f32 %f148,%f171,%f170,%f163;
ex2.approx.ftz.f32 %f147,%f148;
add.f32 %f172,%f147,%f248;
fma.rn.f32 %f173,%f147,%f259,%f244;
sub.f32 %f174,%f36,%f3;
abs.f32 %f175,%f174;
mul.f32 %f176,%f175,%f89;
fma.rn.f32 %f150,%f176,%f175,%f163;
ex2.approx.ftz.f32 %f149,%f150;
add.f32 %f177,%f149,%f247;
fma.rn.f32 %f178,%f149,%f36,%f243;
sub.f32 %f179,%f261,%f4;
abs.f32 %f180,%f179;
mul.f32 %f181,%f180,%f89;
fma.rn.f32 %f152,%f181,%f180,%f163;
ex2.approx.ftz.f32 %f151,%f152;
add.f32 %f182,%f151,%f246;
fma.rn.f32 %f183,%f151,%f261,%f250;
ld.shared.u32 %r161,[%rd129+800];
prmt.b32 %r162,%r161,%r159,%r158;
mov.b32 %f184,%r162;
add.f32 %f260,%f184,0fCB000000;
ld.shared.f32 %f185,[%rd130+8];
add.f32 %f186,%f24,%f185;
sub.f32 %f187,%f259,%f1;
abs.f32 %f188,%f187;
mul.f32 %f189,%f188,%f89;
fma.rn.f32 %f154,%f189,%f188,%f186;
ex2.approx.ftz.f32 %f153,%f154;
add.f32 %f249,%f153,%f167;
fma.rn.f32 %f245,%f153,%f259,%f168;
sub.f32 %f190,%f36,%f2;
abs.f32 %f191,%f190;
mul.f32 %f192,%f191,%f89;
fma.rn.f32 %f156,%f192,%f191,%f186;
ex2.approx.ftz.f32 %f155,%f156;
add.f32 %f248,%f155,%f172;
fma.rn.f32 %f244,%f155,%f36,%f173;
sub.f32 %f193,%f261,%f3;
abs.f32 %f194,%f193;
mul.f32 %f195,%f194,%f89;
fma.rn.f32 %f158,%f195,%f194,%f186;
ex2.approx.ftz.f32 %f157,%f158;
add.f32 %f247,%f157,%f177;
fma.rn.f32 %f243,%f157,%f261,%f178;
sub.f32 %f196,%f260,%f4;
abs.f32 %f197,%f196;
mul.f32 %f198,%f197,%f89;
fma.rn.f32 %f160,%f198,%f197,%f186;
ex2.approx.ftz.f32 %f159,%f160;
add.f32 %f246,%f159,%f182;
fma.rn.f32 %f250,%f159,%f260,%f183;
setp.eq.s32 %p21,%r247,2;
@%p21 bra $1_34;
bra.uni $1_33;
$1_34:
add.s32 %r223,%r239,8;
min.s32 %r222,%r223,%r69;
add.s32 %r246,%r55,1;
setp.lt.s32 %p22,%r55,%r222;
@%p22 bra $1_30;
$1_35:
add.s32 %r239,%r239,9;
setp.le.s32 %p23,%r239,%r69;
@%p23 bra $1_16;
$1_36:
setp.ge.s32 %p24,%r105,%r233;
@%p24 bra $1_42;
add.s32 %r224,%r17,%r109;
cvt.s64.s32 %rd103,%r105;
mul.lo.s64 %rd38,%rd127,%rd103;
setp.ge.s32 %p25,%r224,%r234;
@%p25 bra $1_42;
add.s32 %r225,%r17,%r109;
mov.f32 %f222,0f3F800000;
div.approx.f32 %f223,%f222,%f249;
cvt.s64.s32 %rd104,%r225;
mul.lo.s64 %rd105,%rd126,%rd104;
add.s64 %rd106,%rd105,%rd38;
add.s64 %rd107,%rd125,%rd106;
mul.f32 %f224,%f223,%f245;
cvt.rni.s32.f32 %r187,%f224;
max.s32 %r188,%r187,0;
min.s32 %r189,%r188,255;
st.u8 [%rd107],%r189;
or.b32 %r190,%r225,1;
setp.ge.s32 %p26,%r190,%r234;
@%p26 bra $1_42;
add.s32 %r226,%r17,%r109;
div.approx.f32 %f226,%f222,%f248;
cvt.s64.s32 %rd108,%r190;
mul.lo.s64 %rd109,%rd126,%rd108;
add.s64 %rd110,%rd109,%rd38;
add.s64 %rd111,%rd125,%rd110;
mul.f32 %f227,%f226,%f244;
cvt.rni.s32.f32 %r197,%f227;
max.s32 %r198,%r197,0;
min.s32 %r199,%r198,255;
st.u8 [%rd111],%r199;
or.b32 %r200,%r226,2;
setp.ge.s32 %p27,%r200,%r234;
@%p27 bra $1_42;
add.s32 %r227,%r17,%r109;
mov.f32 %f228,0f3F800000;
div.approx.f32 %f229,%f228,%f247;
cvt.s64.s32 %rd112,%r200;
mul.lo.s64 %rd113,%rd126,%rd112;
add.s64 %rd114,%rd113,%rd38;
add.s64 %rd115,%rd125,%rd114;
mul.f32 %f230,%f229,%f243;
cvt.rni.s32.f32 %r207,%f230;
max.s32 %r208,%r207,0;
min.s32 %r209,%r208,255;
st.u8 [%rd115],%r209;
or.b32 %r210,%r227,3;
setp.ge.s32 %p28,%r210,%r234;
@%p28 bra $1_42;
div.approx.f32 %f232,%f228,%f246;
cvt.s64.s32 %rd116,%r210;
mul.lo.s64 %rd117,%rd126,%rd116;
add.s64 %rd118,%rd117,%rd38;
add.s64 %rd119,%rd125,%rd118;
mul.f32 %f233,%f232,%f250;
cvt.rni.s32.f32 %r217,%f233;
max.s32 %r218,%r217,0;
min.s32 %r219,%r218,255;
st.u8 [%rd119],%r219;
$1_42:
ret;
}
.visible .entry bilateral_u8_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .f32 p5,
.param .f32 p6,
.param .u32 p7
)
.maxntid 256,1,1
{
.reg .pred %p<29>;
.reg .b16 %rs<25>;
.reg .f32 %f<582>;
.reg .b32 %r<311>;
.reg .b64 %rd<153>;
.shared .align 4 .b8 _ZZ15bilateral_bytesILi3EEvRK5ImageS2_iffiE4tile[45760];
.shared .align 4 .b8 _ZZ15bilateral_bytesILi3EEvRK5ImageS2_iffiE9exponents[1020];
ld.param.u64 %rd43,[p0];
ld.param.v2.u32 {%r294,%r295},[p1+32];
ld.param.v2.u32 {%r73,%r74},[p1+40];
ld.param.u64 %rd48,[p2];
ld.param.v2.u32 {%r296,%r297},[p3+32];
ld.param.v2.u32 {%r77,%r78},[p3+40];
ld.param.u32 %r69,[p4];
ld.param.f32 %f188,[p5];
ld.param.f32 %f189,[p6];
ld.param.u32 %r70,[p7];
ld.param.u64 %rd149,[p3+24];
ld.param.u64 %rd148,[p3+16];
ld.param.u64 %rd147,[p3+8];
ld.param.u64 %rd49,[p3];
ld.param.u64 %rd145,[p1+24];
ld.param.u64 %rd144,[p1+16];
ld.param.u64 %rd143,[p1+8];
ld.param.u64 %rd44,[p1];
neg.s32 %r302,%r69;
mov.u32 %r2,%ctaid.z;
setp.eq.s32 %p1,%r74,0;
@%p1 bra $2_2;
cvta.to.global.u64 %rd53,%rd43;
mul.wide.s32 %rd54,%r2,40;
add.s64 %rd55,%rd53,%rd54;
ld.global.v2.u32 {%r294,%r295},[%rd55+32];
ld.global.u64 %rd145,[%rd55+24];
ld.global.u64 %rd144,[%rd55+16];
ld.global.u64 %rd143,[%rd55+8];
ld.global.u64 %rd142,[%rd55];
bra.uni $2_3;
$2_2:
cvt.s64.s32 %rd56,%r2;
mul.lo.s64 %rd57,%rd44,%rd56;
add.s64 %rd142,%rd43,%rd57;
$2_3:
setp.eq.s32 %p2,%r78,0;
@%p2 bra $2_5;
cvta.to.global.u64 %rd58,%rd48;
mul.wide.s32 %rd59,%r2,40;
add.s64 %rd60,%rd58,%rd59;
ld.global.v2.u32 {%r296,%r297},[%rd60+32];
ld.global.u64 %rd149,[%rd60+24];
ld.global.u64 %rd148,[%rd60+16];
ld.global.u64 %rd147,[%rd60+8];
ld.global.u64 %rd146,[%rd60];
bra.uni $2_6;
$2_5:
cvt.s64.s32 %rd61,%r2;
mul.lo.s64 %rd62,%rd49,%rd61;
add.s64 %rd146,%rd48,%rd62;
$2_6:
mov.u32 %r17,%tid.x;
mov.u32 %r83,%ctaid.x;
shl.b32 %r18,%r83,5;
mov.u32 %r84,%ctaid.y;
shl.b32 %r19,%r84,5;
setp.ge.s32 %p3,%r18,%r296;
setp.ge.s32 %p4,%r19,%r297;
or.pred %p5,%p3,%p4;
@%p5 bra $2_42;
mov.u32 %r22,%tid.y;
shl.b32 %r23,%r22,5;
add.s32 %r300,%r23,%r17;
shl.b32 %r25,%r69,1;
setp.gt.s32 %p6,%r300,%r25;
@%p6 bra $2_14;
sub.s32 %r85,%r25,%r17;
sub.s32 %r26,%r85,%r23;
shr.u32 %r86,%r26,8;
add.s32 %r87,%r86,1;
and.b32 %r299,%r87,3;
setp.eq.s32 %p7,%r299,0;
@%p7 bra $2_11;
mov.u64 %rd64,_ZZ15bilateral_bytesILi3EEvRK5ImageS2_iffiE9exponents;
$2_10:
.pragma "nounroll";
sub.s32 %r88,%r300,%r69;
mul.lo.s32 %r89,%r88,%r88;
cvt.rn.f32.s32 %f190,%r89;
mul.f32 %f191,%f190,%f188;
mul.wide.s32 %rd63,%r300,4;
add.s64 %rd65,%rd64,%rd63;
st.shared.f32 [%rd65],%f191;
add.s32 %r300,%r300,256;
add.s32 %r299,%r299,-1;
setp.ne.s32 %p8,%r299,0;
@%p8 bra $2_10;
$2_11:
setp.lt.u32 %p9,%r26,768;
@%p9 bra $2_14;
mov.u64 %rd67,_ZZ15bilateral_bytesILi3EEvRK5ImageS2_iffiE9exponents;
$2_13:
sub.s32 %r90,%r300,%r69;
mul.lo.s32 %r91,%r90,%r90;
cvt.rn.f32.s32 %f192,%r91;
mul.f32 %f193,%f192,%f188;
mul.wide.s32 %rd66,%r300,4;
add.s64 %rd68,%rd67,%rd66;
st.shared.f32 [%rd68],%f193;
add.s32 %r92,%r300,256;
sub.s32 %r93,%r92,%r69;
mul.lo.s32 %r94,%r93,%r93;
cvt.rn.f32.s32 %f194,%r94;
mul.f32 %f195,%f194,%f188;
st.shared.f32 [%rd68+1024],%f195;
add.s32 %r95,%r300,512;
sub.s32 %r96,%r95,%r69;
mul.lo.s32 %r97,%r96,%r96;
cvt.rn.f32.s32 %f196,%r97;
mul.f32 %f197,%f196,%f188;
st.shared.f32 [%rd68+2048],%f197;
add.s32 %r98,%r300,768;
sub.s32 %r99,%r98,%r69;
mul.lo.s32 %r100,%r99,%r99;
cvt.rn.f32.s32 %f198,%r100;
mul.f32 %f199,%f198,%f188;
st.shared.f32 [%rd68+3072],%f199;
add.s32 %r300,%r300,1024;
setp.le.s32 %p10,%r300,%r25;
@%p10 bra $2_13;
$2_14:
add.s32 %r113,%r18,%r17;
add.s32 %r114,%r294,-1;
min.s32 %r115,%r113,%r114;
cvt.s64.s32 %rd81,%r115;
mul.lo.s64 %rd82,%rd144,%rd81;
add.s32 %r116,%r295,-1;
shl.b32 %r117,%r22,2;
add.s32 %r118,%r19,%r117;
min.s32 %r119,%r118,%r116;
cvt.s64.s32 %rd83,%r119;
mul.lo.s64 %rd84,%rd143,%rd83;
add.s64 %rd85,%rd84,%rd82;
add.s64 %rd69,%rd142,%rd85;
ld.global.nc.u8 %r101,[%rd69];
cvt.u16.u32 %rs1,%r101;
and.b16 %rs2,%rs1,255;
cvt.rn.f32.u16 %f1,%rs2;
add.s64 %rd70,%rd69,%rd145;
ld.global.nc.u8 %r102,[%rd70];
cvt.u16.u32 %rs3,%r102;
and.b16 %rs4,%rs3,255;
cvt.rn.f32.u16 %f2,%rs4;
add.s64 %rd71,%rd70,%rd145;
ld.global.nc.u8 %r103,[%rd71];
cvt.u16.u32 %rs5,%r103;
and.b16 %rs6,%rs5,255;
cvt.rn.f32.u16 %f3,%rs6;
add.s32 %r120,%r118,1;
min.s32 %r121,%r120,%r116;
cvt.s64.s32 %rd86,%r121;
mul.lo.s64 %rd87,%rd143,%rd86;
add.s64 %rd88,%rd87,%rd82;
add.s64 %rd72,%rd142,%rd88;
ld.global.nc.u8 %r104,[%rd72];
cvt.u16.u32 %rs7,%r104;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f4,%rs8;
add.s64 %rd73,%rd72,%rd145;
ld.global.nc.u8 %r105,[%rd73];
cvt.u16.u32 %rs9,%r105;
and.b16 %rs10,%rs9,255;
cvt.rn.f32.u16 %f5,%rs10;
add.s64 %rd74,%rd73,%rd145;
ld.global.nc.u8 %r106,[%rd74];
cvt.u16.u32 %rs11,%r106;
and.b16 %rs12,%rs11,255;
cvt.rn.f32.u16 %f6,%rs12;
add.s32 %r122,%r118,2;
min.s32 %r123,%r122,%r116;
cvt.s64.s32 %rd89,%r123;
mul.lo.s64 %rd90,%rd143,%rd89;
add.s64 %rd91,%rd90,%rd82;
add.s64 %rd75,%rd142,%rd91;
ld.global.nc.u8 %r107,[%rd75];
cvt.u16.u32 %rs13,%r107;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f7,%rs14;
add.s64 %rd76,%rd75,%rd145;
ld.global.nc.u8 %r108,[%rd76];
cvt.u16.u32 %rs15,%r108;
and.b16 %rs16,%rs15,255;
cvt.rn.f32.u16 %f8,%rs16;
add.s64 %rd77,%rd76,%rd145;
ld.global.nc.u8 %r109,[%rd77];
cvt.u16.u32 %rs17,%r109;
and.b16 %rs18,%rs17,255;
cvt.rn.f32.u16 %f9,%rs18;
add.s32 %r124,%r118,3;
min.s32 %r125,%r124,%r116;
cvt.s64.s32 %rd92,%r125;
mul.lo.s64 %rd93,%rd143,%rd92;
add.s64 %rd94,%rd93,%rd82;
add.s64 %rd78,%rd142,%rd94;
ld.global.nc.u8 %r110,[%rd78];
cvt.u16.u32 %rs19,%r110;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f10,%rs20;
add.s64 %rd79,%rd78,%rd145;
ld.global.nc.u8 %r111,[%rd79];
cvt.u16.u32 %rs21,%r111;
and.b16 %rs22,%rs21,255;
cvt.rn.f32.u16 %f11,%rs22;
add.s64 %rd80,%rd79,%rd145;
ld.global.nc.u8 %r112,[%rd80];
cvt.u16.u32 %rs23,%r112;
and.b16 %rs24,%rs23,255;
cvt.rn.f32.u16 %f12,%rs24;
setp.gt.s32 %p11,%r302,%r69;
mov.f32 %f493,0f00000000;
mov.f32 %f494,%f493;
mov.f32 %f495,%f493;
mov.f32 %f496,%f493;
mov.f32 %f497,%f493;
mov.f32 %f498,%f493;
mov.f32 %f499,%f493;
mov.f32 %f500,%f493;
mov.f32 %f501,%f493;
mov.f32 %f502,%f493;
mov.f32 %f503,%f493;
mov.f32 %f504,%f493;
mov.f32 %f505,%f493;
mov.f32 %f506,%f493;
mov.f32 %f507,%f493;
mov.f32 %f508,%f493;
@%p11 bra $2_36;
$2_16:
.pragma "nounroll";
add.s32 %r127,%r25,32;
setp.ge.s32 %p12,%r22,%r127;
bar.sync 0;
@%p12 bra $2_28;
mov.u32 %r303,%r22;
$2_18:
.pragma "nounroll";
sub.s32 %r292,%r19,%r69;
add.s32 %r304,%r292,%r303;
setp.lt.u32 %p13,%r304,%r295;
@%p13 bra $2_20;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r304;
.param .b32 param1;
st.param.b32 [param1+0],%r295;
.param .b32 param2;
st.param.b32 [param2+0],%r70;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r304,[retval0+0];
}
$2_20:
setp.gt.s32 %p14,%r17,39;
@%p14 bra $2_27;
add.s32 %r305,%r113,%r302;
mul.wide.s32 %rd96,%r17,4;
mov.u64 %rd97,_ZZ15bilateral_bytesILi3EEvRK5ImageS2_iffiE4tile;
add.s64 %rd98,%rd97,%rd96;
mul.wide.s32 %rd99,%r303,160;
add.s64 %rd150,%rd98,%rd99;
add.s32 %r306,%r17,-32;
$2_22:
.pragma "nounroll";
setp.lt.u32 %p15,%r305,%r294;
mov.u32 %r307,%r305;
@%p15 bra $2_24;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r305;
.param .b32 param1;
st.param.b32 [param1+0],%r294;
.param .b32 param2;
st.param.b32 [param2+0],%r70;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r307,[retval0+0];
}
$2_24:
or.b32 %r137,%r307,%r304;
setp.lt.s32 %p16,%r137,0;
mov.u32 %r308,0;
@%p16 bra $2_26;
cvt.s64.s32 %rd141,%r304;
mul.lo.s64 %rd140,%rd143,%rd141;
cvt.s64.s32 %rd103,%r307;
mul.lo.s64 %rd104,%rd144,%rd103;
add.s64 %rd105,%rd104,%rd140;
add.s64 %rd100,%rd142,%rd105;
ld.global.nc.u8 %r138,[%rd100];
and.b32 %r141,%r138,255;
add.s64 %rd101,%rd100,%rd145;
ld.global.nc.u8 %r139,[%rd101];
and.b32 %r142,%r139,255;
prmt.b32 %r143,%r142,%r141,30212;
add.s64 %rd102,%rd101,%rd145;
ld.global.nc.u8 %r140,[%rd102];
shl.b32 %r144,%r140,16;
and.b32 %r145,%r144,16711680;
or.b32 %r308,%r145,%r143;
$2_26:
st.shared.u32 [%rd150],%r308;
add.s64 %rd150,%rd150,128;
add.s32 %r305,%r305,32;
add.s32 %r306,%r306,32;
setp.lt.s32 %p17,%r306,8;
@%p17 bra $2_22;
$2_27:
add.s32 %r291,%r25,32;
add.s32 %r303,%r303,8;
setp.lt.s32 %p18,%r303,%r291;
@%p18 bra $2_18;
$2_28:
bar.sync 0;
add.s32 %r146,%r302,8;
min.s32 %r147,%r146,%r69;
setp.gt.s32 %p19,%r302,%r147;
@%p19 bra $2_35;
mov.u32 %r309,%r302;
$2_30:
.pragma "nounroll";
mov.u32 %r55,%r309;
ld.param.f32 %f476,[p5];
mul.lo.s32 %r148,%r69,%r69;
mul.lo.s32 %r149,%r55,%r55;
sub.s32 %r150,%r148,%r149;
cvt.rn.f32.s32 %f232,%r150;
sqrt.rn.f32 %f233,%f232;
cvt.rzi.s32.f32 %r151,%f233;
neg.s32 %r152,%r151;
cvt.rn.f32.s32 %f234,%r149;
add.s32 %r155,%r117,%r69;
sub.s32 %r156,%r155,%r151;
sub.s32 %r158,%r17,%r302;
add.s32 %r159,%r158,%r55;
cvt.s64.s32 %rd106,%r152;
cvt.s64.s32 %rd107,%r69;
add.s64 %rd108,%rd106,%rd107;
mul.wide.s32 %rd109,%r156,160;
mov.u64 %rd110,_ZZ15bilateral_bytesILi3EEvRK5ImageS2_iffiE4tile;
add.s64 %rd111,%rd110,%rd109;
mul.wide.s32 %rd112,%r159,4;
add.s64 %rd151,%rd111,%rd112;
ld.shared.u32 %r160,[%rd151];
mov.u32 %r161,29760;
mov.u32 %r162,1258291200;
prmt.b32 %r163,%r160,%r162,%r161;
mov.b32 %f235,%r163;
add.f32 %f533,%f235,0fCB000000;
mov.u32 %r164,29761;
prmt.b32 %r165,%r160,%r162,%r164;
mov.b32 %f236,%r165;
add.f32 %f532,%f236,0fCB000000;
mov.u32 %r166,29762;
prmt.b32 %r167,%r160,%r162,%r166;
mov.b32 %f237,%r167;
add.f32 %f531,%f237,0fCB000000;
ld.shared.u32 %r168,[%rd151+160];
prmt.b32 %r169,%r168,%r162,%r161;
mov.b32 %f238,%r169;
add.f32 %f530,%f238,0fCB000000;
prmt.b32 %r170,%r168,%r162,%r164;
mov.b32 %f239,%r170;
add.f32 %f529,%f239,0fCB000000;
prmt.b32 %r171,%r168,%r162,%r166;
mov.b32 %f240,%r171;
add.f32 %f528,%f240,0fCB000000;
ld.shared.u32 %r172,[%rd151+320];
prmt.b32 %r173,%r172,%r162,%r161;
mov.b32 %f241,%r173;
add.f32 %f527,%f241,0fCB000000;
prmt.b32 %r174,%r172,%r162,%r164;
mov.b32 %f242,%r174;
add.f32 %f526,%f242,0fCB000000;
prmt.b32 %r175,%r172,%r162,%r166;
mov.b32 %f243,%r175;
add.f32 %f525,%f243,0fCB000000;
mul.f32 %f54,%f234,%f476;
shl.b64 %rd113,%rd108,2;
mov.u64 %rd114,_ZZ15bilateral_bytesILi3EEvRK5ImageS2_iffiE9exponents;
add.s64 %rd152,%rd114,%rd113;
shl.b32 %r310,%r151,1;
bra.uni $2_31;
$2_33:
ld.shared.u32 %r196,[%rd151+960];
prmt.b32 %r199,%r196,%r186,%r185;
mov.b32 %f415,%r199;
add.f32 %f527,%f415,0fCB000000;
prmt.b32 %r201,%r196,%r186,%r188;
mov.b32 %f416,%r201;
add.f32 %f526,%f416,0fCB000000;
prmt.b32 %r203,%r196,%r186,%r190;
mov.b32 %f417,%r203;
add.f32 %f525,%f417,0fCB000000;
ld.shared.f32 %f418,[%rd152+12];
add.f32 %f419,%f54,%f418;
sub.f32 %f420,%f80,%f1;
abs.f32 %f421,%f420;
sub.f32 %f422,%f81,%f2;
abs.f32 %f423,%f422;
add.f32 %f424,%f421,%f423;
sub.f32 %f425,%f82,%f3;
abs.f32 %f426,%f425;
add.f32 %f427,%f424,%f426;
mul.f32 %f428,%f427,%f189;
fma.rn.f32 %f408,%f428,%f427,%f419;
ex2.approx.ftz.f32 %f407,%f408;
add.f32 %f505,%f407,%f505;
fma.rn.f32 %f501,%f407,%f80,%f501;
fma.rn.f32 %f500,%f407,%f81,%f500;
fma.rn.f32 %f499,%f407,%f82,%f499;
sub.f32 %f429,%f533,%f4;
abs.f32 %f430,%f429;
sub.f32 %f431,%f532,%f5;
abs.f32 %f432,%f431;
add.f32 %f433,%f430,%f432;
sub.f32 %f434,%f531,%f6;
abs.f32 %f435,%f434;
add.f32 %f436,%f433,%f435;
mul.f32 %f437,%f436,%f189;
fma.rn.f32 %f410,%f437,%f436,%f419;
ex2.approx.ftz.f32 %f409,%f410;
add.f32 %f504,%f409,%f504;
fma.rn.f32 %f498,%f409,%f533,%f498;
fma.rn.f32 %f497,%f409,%f532,%f497;
fma.rn.f32 %f496,%f409,%f531,%f496;
sub.f32 %f438,%f530,%f7;
abs.f32 %f439,%f438;
sub.f32 %f440,%f529,%f8;
abs.f32 %f441,%f440;
add.f32 %f442,%f439,%f441;
sub.f32 %f443,%f528,%f9;
abs.f32 %f444,%f443;
add.f32 %f445,%f442,%f444;
mul.f32 %f446,%f445,%f189;
fma.rn.f32 %f412,%f446,%f445,%f419;
ex2.approx.ftz.f32 %f411,%f412;
add.f32 %f503,%f411,%f503;
fma.rn.f32 %f495,%f411,%f530,%f495;
fma.rn.f32 %f494,%f411,%f529,%f494;
fma.rn.f32 %f493,%f411,%f528,%f493;
sub.f32 %f447,%f527,%f10;
abs.f32 %f448,%f447;
sub.f32 %f449,%f526,%f11;
abs.f32 %f450,%f449;
add.f32 %f451,%f448,%f450;
sub.f32 %f452,%f525,%f12;
abs.f32 %f453,%f452;
add.f32 %f454,%f451,%f453;
mul.f32 %f455,%f454,%f189;
fma.rn.f32 %f414,%f455,%f454,%f419;
ex2.approx.ftz.f32 %f413,%f414;
add.f32 %f502,%f413,%f502;
fma.rn.f32 %f506,%f413,%f527,%f506;
fma.rn.f32 %f507,%f413,%f526,%f507;
fma.rn.f32 %f508,%f413,%f525,%f508;
add.s32 %r310,%r310,-4;
add.s64 %rd152,%rd152,16;
add.s64 %rd151,%rd151,640;
$2_31:
mov.u32 %r284,29762;
mov.u32 %r283,29761;
mov.u32 %r282,29760;
mov.u32 %r281,1258291200;
ld.shared.u32 %r176,[%rd151+480];
prmt.b32 %r179,%r176,%r281,%r282;
mov.b32 %f252,%r179;
add.f32 %f80,%f252,0fCB000000;
prmt.b32 %r181,%r176,%r281,%r283;
mov.b32 %f253,%r181;
add.f32 %f81,%f253,0fCB000000;
prmt.b32 %r183,%r176,%r281,%r284;
mov.b32 %f254,%r183;
add.f32 %f82,%f254,0fCB000000;
ld.shared.f32 %f255,[%rd152];
add.f32 %f256,%f54,%f255;
sub.f32 %f257,%f533,%f1;
abs.f32 %f258,%f257;
sub.f32 %f259,%f532,%f2;
abs.f32 %f260,%f259;
add.f32 %f261,%f258,%f260;
sub.f32 %f262,%f531,%f3;
abs.f32 %f263,%f262;
add.f32 %f264,%f261,%f263;
mul.f32 %f265,%f264,%f189;
fma.rn.f32 %f245,%f265,%f264,%f256;
ex2.approx.ftz.f32 %f244,%f245;
add.f32 %f505,%f244,%f505;
fma.rn.f32 %f501,%f244,%f533,%f501;
fma.rn.f32 %f500,%f244,%f532,%f500;
fma.rn.f32 %f499,%f244,%f531,%f499;
sub.f32 %f266,%f530,%f4;
abs.f32 %f267,%f266;
sub.f32 %f268,%f529,%f5;
abs.f32 %f269,%f268;
add.f32 %f270,%f267,%f269;
sub.f32 %f271,%f528,%f6;
abs.f32 %f272,%f271;
add.f32 %f273,%f270,%f272;
mul.f32 %f274,%f273,%f189;
fma.rn.f32 %f247,%f274,%f273,%f256;
ex2.approx.ftz.f32 %f246,%f247;
add.f32 %f504,%f246,%f504;
fma.rn.f32 %f498,%f246,%f530,%f498;
fma.rn.f32 %f497,%f246,%f529,%f497;
fma.rn.f32 %f496,%f246,%f528,%f496;
sub.f32 %f275,%f527,%f7;
abs.f32 %f276,%f275;
sub.f32 %f277,%f526,%f8;
abs.f32 %f278,%f277;
add.f32 %f279,%f276,%f278;
sub.f32 %f280,%f525,%f9;
abs.f32 %f281,%f280;
add.f32 %f282,%f279,%f281;
mul.f32 %f283,%f282,%f189;
fma.rn.f32 %f249,%f283,%f282,%f256;
ex2.approx.ftz.f32 %f248,%f249;
add.f32 %f503,%f248,%f503;
fma.rn.f32 %f495,%f248,%f527,%f495;
fma.rn.f32 %f494,%f248,%f526,%f494;
fma.rn.f32 %f493,%f248,%f525,%f493;
sub.f32 %f284,%f80,%f10;
abs.f32 %f285,%f284;
sub.f32 %f286,%f81,%f11;
abs.f32 %f287,%f286;
add.f32 %f288,%f285,%f287;
sub.f32 %f289,%f82,%f12;
abs.f32 %f290,%f289;
add.f32 %f291,%f288,%f290;
mul.f32 %f292,%f291,%f189;
fma.rn.f32 %f251,%f292,%f291,%f256;
ex2.approx.ftz.f32 %f250,%f251;
add.f32 %f502,%f250,%f502;
fma.rn.f32 %f506,%f250,%f80,%f506;
fma.rn.f32 %f507,%f250,%f81,%f507;
fma.rn.f32 %f508,%f250,%f82,%f508;
setp.eq.s32 %p20,%r310,0;
@%p20 bra $2_34;
ld.shared.u32 %r184,[%rd151+640];
mov.u32 %r185,29760;
mov.u32 %r186,1258291200;
prmt.b32 %r187,%r184,%r186,%r185;
mov.b32 %f309,%r187;
add.f32 %f533,%f309,0fCB000000;
mov.u32 %r188,29761;
prmt.b32 %r189,%r184,%r186,%r188;
mov.b32 %f310,%r189;
add.f32 %f532,%f310,0fCB000000;
mov.u32 %r190,29762;
prmt.b32 %r191,%r184,%r186,%r190;
mov.b32 %f311,%r191;
add.f32 %f531,%f311,0fCB000000;
ld.shared.f32 %f312,[%rd152+4];
add.f32 %f313,%f54,%f312;
sub.f32 %f314,%f530,%f1;
abs.f32 %f315,%f314;
sub.f32 %f316,%f529,%f2;
abs.f32 %f317,%f316;
add.f32 %f318,%f315,%f317;
sub.f32 %f319,%f528,%f3;
abs.f32 %f320,%f319;
add.f32 %f321,%f318,%f320;
mul.f32 %f322,%f321,%f189;
fma.rn.f32 %f294,%f322,%f321,%f313;
ex2.approx.ftz.f32 %f293,%f294;
add.f32 %f323,%f293,%f505;
fma.rn.f32 %f324,%f293,%f530,%f501;
fma.rn.f32 %f325,%f293,%f529,%f500;
fma.rn.f32 %f326,%f293,%f528,%f499;
sub.f32 %f327,%f527,%f4;
abs.f32 %f328,%f327;
sub.f32 %f329,%f526,%f5;
abs.f32 %f330,%f329;
add.f32 %f331,%f328,%f330;
sub.f32 %f332,%f525,%f6;
abs.f32 %f333,%f332;
add.f32 %f334,%f331,%f333;
mul.f32 %f335,%f334,%f189;
fma.rn.f32 %f296,%f335,%f334,%f313;
ex2.approx.ftz.f32 %f295,%f296;
add.f32 %f336,%f295,%f504;
fma.rn.f32 %f337,%f295,%f527,%f498;
fma.rn.f32 %f338,%f295,%f526,%f497;
fma.rn.f32 %f339,%f295,%f525,%f496;
sub.f32 %f340,%f80,%f7;
abs.f32 %f341,%f340;
sub.f32 %f342,%f81,%f8;
abs.f32 %f343,%f342;
add.f32 %f344,%f341,%f343;
sub.f32 %f345,%f82,%f9;
abs.f32 %f346,%f345;
add.f32 %f347,%f344,%f346;
mul.f32 %f348,%f347,%f189;
fma.rn.f32 %f298,%f348,%f347,%f313;
ex2.approx.ftz.f32 %f297,%f298;
add.f32 %f349,%f297,%f503;
fma.rn.f32 %f350,%f297,%f80,%f495;
fma.rn.f32 %f351,%f297,%f81,%f494;
fma.rn.f32 %f352,%f297,%f82,%f493;
sub.f32 %f353,%f533,%f10;
abs.f32 %f354,%f353;
sub.f32 %f355,%f532,%f11;
abs.f32 %f356,%f355;
add.f32 %f357,%f354,%f356;
sub.f32 %f358,%f531,%f12;
abs.f32 %f359,%f358;
add.f32 %f360,%f357,%f359;
mul.f32 %f361,%f360,%f189;
fma.rn.f32 %f300,%f361,%f360,%f313;
ex2.approx.ftz.f32 %f299,%f300;
add.f32 %f362,%f299,%f502;
fma.rn.f32 %f363,%f299,%f533,%f506;
fma.rn.f32 %f364,%f299,%f532,%f507;
fma.rn.f32 %f365,%f299,%f531,%f508;
ld.shared.u32 %r192,[%rd151+800];
prmt.b32 %r193,%r192,%r186,%r185;
mov.b32 %f366,%r193;
add.f32 %f530,%f366,0fCB000000;
prmt.b32 %r194,%r192,%r186,%r188;
mov.b32 %f367,%r194;
add.f32 %f529,%f367,0fCB000000;
prmt.b32 %r195,%r192,%r186,%r190;
mov.b32 %f368,%r195;
add.f32 %f528,%f368,0fCB000000;
ld.shared.f32 %f369,[%rd152+8];
add.f32 %f370,%f54,%f369;
sub.f32 %f371,%f527,%f1;
abs.f32 %f372,%f371;
sub.f32 %f373,%f526,%f2;
abs.f32 %f374,%f373;
add.f32 %f375,%f372,%f374;
sub.f32 %f376,%f525,%f3;
abs.f32 %f377,%f376;
add.f32 %f378,%f375,%f377;
mul.f32 %f379,%f378,%f189;
fma.rn.f32 %f302,%f379,%f378,%f370;
ex2.approx.ftz.f32 %f301,%f302;
add.f32 %f505,%f301,%f323;
fma.rn.f32 %f501,%f301,%f527,%f324;
fma.rn.f32 %f500,%f301,%f526,%f325;
fma.rn.f32 %f499,%f301,%f525,%f326;
sub.f32 %f380,%f80,%f4;
abs.f32 %f381,%f380;
sub.f32 %f382,%f81,%f5;
abs.f32 %f383,%f382;
add.f32 %f384,%f381,%f383;
sub.f32 %f385,%f82,%f6;
abs.f32 %f386,%f385;
add.f32 %f387,%f384,%f386;
mul.f32 %f388,%f387,%f189;
fma.rn.f32 %f304,%f388,%f387,%f370;
ex2.approx.ftz.f32 %f303,%f304;
add.f32 %f504,%f303,%f336;
fma.rn.f32 %f498,%f303,%f80,%f337;
fma.rn.f32 %f497,%f303,%f81,%f338;
fma.rn.f32 %f496,%f303,%f82,%f339;
sub.f32 %f389,%f533,%f7;
abs.f32 %f390,%f389;
sub.f32 %f391,%f532,%f8;
abs.f32 %f392,%f391;
add.f32 %f393,%f390,%f392;
sub.f32 %f394,%f531,%f9;
abs.f32 %f395,%f394;
add.f32 %f396,%f393,%f395;
mul.f32 %f397,%f396,%f189;
fma.rn.f32 %f306,%f397,%f396,%f370;
ex2.approx.ftz.f32 %f305,%f306;
add.f32 %f503,%f305,%f349;
fma.rn.f32 %f495,%f305,%f533,%f350;
fma.rn.f32 %f494,%f305,%f532,%f351;
fma.rn.f32 %f493,%f305,%f531,%f352;
sub.f32 %f398,%f530,%f10;
abs.f32 %f399,%f398;
sub.f32 %f400,%f529,%f11;
abs.f32 %f401,%f400;
add.f32 %f402,%f399,%f401;
sub.f32 %f403,%f528,%f12;
abs.f32 %f404,%f403;
add.f32 %f405,%f402,%f404;
mul.f32 %f406,%f405,%f189;
fma.rn.f32 %f308,%f406,%f405,%f370;
ex2.approx.ftz.f32 %f307,%f308;
add.f32 %f502,%f307,%f362;
fma.rn.f32 %f506,%f307,%f530,%f363;
fma.rn.f32 %f507,%f307,%f529,%f364;
fma.rn.f32 %f508,%f307,%f528,%f365;
setp.eq.s32 %p21,%r310,2;
@%p21 bra $2_34;
bra.uni $2_33;
$2_34:
add.s32 %r286,%r302,8;
min.s32 %r285,%r286,%r69;
add.s32 %r309,%r55,1;
setp.lt.s32 %p22,%r55,%r285;
@%p22 bra $2_30;
$2_35:
add.s32 %r302,%r302,9;
setp.le.s32 %p23,%r302,%r69;
@%p23 bra $2_16;
$2_36:
setp.ge.s32 %p24,%r113,%r296;
@%p24 bra $2_42;
add.s32 %r287,%r19,%r117;
cvt.s64.s32 %rd115,%r113;
mul.lo.s64 %rd39,%rd148,%rd115;
setp.ge.s32 %p25,%r287,%r297;
@%p25 bra $2_42;
add.s32 %r288,%r19,%r117;
mov.f32 %f456,0f3F800000;
div.approx.f32 %f457,%f456,%f505;
cvt.s64.s32 %rd116,%r288;
mul.lo.s64 %rd117,%rd147,%rd116;
add.s64 %rd118,%rd117,%rd39;
add.s64 %rd119,%rd146,%rd118;
mul.f32 %f458,%f457,%f501;
cvt.rni.s32.f32 %r224,%f458;
max.s32 %r225,%r224,0;
min.s32 %r226,%r225,255;
st.u8 [%rd119],%r226;
mul.f32 %f459,%f457,%f500;
cvt.rni.s32.f32 %r227,%f459;
max.s32 %r228,%r227,0;
min.s32 %r229,%r228,255;
add.s64 %rd120,%rd119,%rd149;
st.u8 [%rd120],%r229;
mul.f32 %f460,%f457,%f499;
cvt.rni.s32.f32 %r230,%f460;
max.s32 %r231,%r230,0;
min.s32 %r232,%r231,255;
add.s64 %rd121,%rd120,%rd149;
st.u8 [%rd121],%r232;
or.b32 %r233,%r288,1;
setp.ge.s32 %p26,%r233,%r297;
@%p26 bra $2_42;
add.s32 %r289,%r19,%r117;
div.approx.f32 %f462,%f456,%f504;
cvt.s64.s32 %rd122,%r233;
mul.lo.s64 %rd123,%rd147,%rd122;
add.s64 %rd124,%rd123,%rd39;
add.s64 %rd125,%rd146,%rd124;
mul.f32 %f463,%f462,%f498;
cvt.rni.s32.f32 %r240,%f463;
max.s32 %r241,%r240,0;
min.s32 %r242,%r241,255;
st.u8 [%rd125],%r242;
mul.f32 %f464,%f462,%f497;
cvt.rni.s32.f32 %r243,%f464;
max.s32 %r244,%r243,0;
min.s32 %r245,%r244,255;
add.s64 %rd126,%rd125,%rd149;
st.u8 [%rd126],%r245;
mul.f32 %f465,%f462,%f496;
cvt.rni.s32.f32 %r246,%f465;
max.s32 %r247,%r246,0;
min.s32 %r248,%r247,255;
add.s64 %rd127,%rd126,%rd149;
st.u8 [%rd127],%r248;
or.b32 %r249,%r289,2;
setp.ge.s32 %p27,%r249,%r297;
@%p27 bra $2_42;
add.s32 %r290,%r19,%r117;
mov.f32 %f466,0f3F800000;
div.approx.f32 %f467,%f466,%f503;
cvt.s64.s32 %rd128,%r249;
mul.lo.s64 %rd129,%rd147,%rd128;
add.s64 %rd130,%rd129,%rd39;
add.s64 %rd131,%rd146,%rd130;
mul.f32 %f468,%f467,%f495;
cvt.rni.s32.f32 %r256,%f468;
max.s32 %r257,%r256,0;
min.s32 %r258,%r257,255;
st.u8 [%rd131],%r258;
mul.f32 %f469,%f467,%f494;
cvt.rni.s32.f32 %r259,%f469;
max.s32 %r260,%r259,0;
min.s32 %r261,%r260,255;
add.s64 %rd132,%rd131,%rd149;
st.u8 [%rd132],%r261;
mul.f32 %f470,%f467,%f493;
cvt.rni.s32.f32 %r262,%f470;
max.s32 %r263,%r262,0;
min.s32 %r264,%r263,255;
add.s64 %rd133,%rd132,%rd149;
st.u8 [%rd133],%r264;
or.b32 %r265,%r290,3;
setp.ge.s32 %p28,%r265,%r297;
@%p28 bra $2_42;
div.approx.f32 %f472,%f466,%f502;
cvt.s64.s32 %rd134,%r265;
mul.lo.s64 %rd135,%rd147,%rd134;
add.s64 %rd136,%rd135,%rd39;
add.s64 %rd137,%rd146,%rd136;
mul.f32 %f473,%f472,%f506;
cvt.rni.s32.f32 %r272,%f473;
max.s32 %r273,%r272,0;
min.s32 %r274,%r273,255;
st.u8 [%rd137],%r274;
mul.f32 %f474,%f472,%f507;
cvt.rni.s32.f32 %r275,%f474;
max.s32 %r276,%r275,0;
min.s32 %r277,%r276,255;
add.s64 %rd138,%rd137,%rd149;
st.u8 [%rd138],%r277;
mul.f32 %f475,%f472,%f508;
cvt.rni.s32.f32 %r278,%f475;
max.s32 %r279,%r278,0;
min.s32 %r280,%r279,255;
add.s64 %rd139,%rd138,%rd149;
st.u8 [%rd139],%r280;
$2_42:
ret;
}
.visible .entry bilateral_any(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .f32 p5,
.param .f32 p6,
.param .u32 p7,
.param .u32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<98>;
.reg .b16 %rs<57>;
.reg .f32 %f<175>;
.reg .b32 %r<144>;
.reg .b64 %rd<145>;
ld.param.u64 %rd47,[p0];
ld.param.v2.u32 {%r135,%r136},[p1+32];
ld.param.v2.u32 {%r47,%r48},[p1+40];
ld.param.u64 %rd52,[p2];
ld.param.v2.u32 {%r137,%r138},[p3+32];
ld.param.v2.u32 {%r51,%r52},[p3+40];
ld.param.u32 %r42,[p4];
ld.param.u32 %r43,[p7];
ld.param.u32 %r44,[p8];
ld.param.u64 %rd142,[p3+24];
ld.param.u64 %rd141,[p3+16];
ld.param.u64 %rd140,[p3+8];
ld.param.u64 %rd53,[p3];
ld.param.u64 %rd138,[p1+24];
ld.param.u64 %rd137,[p1+16];
ld.param.u64 %rd136,[p1+8];
ld.param.u64 %rd48,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r48,0;
@%p2 bra $3_2;
cvta.to.global.u64 %rd57,%rd47;
mul.wide.s32 %rd58,%r1,40;
add.s64 %rd59,%rd57,%rd58;
ld.global.v2.u32 {%r135,%r136},[%rd59+32];
ld.global.u64 %rd138,[%rd59+24];
ld.global.u64 %rd137,[%rd59+16];
ld.global.u64 %rd136,[%rd59+8];
ld.global.u64 %rd135,[%rd59];
bra.uni $3_3;
$3_2:
cvt.s64.s32 %rd60,%r1;
mul.lo.s64 %rd61,%rd48,%rd60;
add.s64 %rd135,%rd47,%rd61;
$3_3:
setp.eq.s32 %p3,%r52,0;
@%p3 bra $3_5;
cvta.to.global.u64 %rd62,%rd52;
mul.wide.s32 %rd63,%r1,40;
add.s64 %rd64,%rd62,%rd63;
ld.global.v2.u32 {%r137,%r138},[%rd64+32];
ld.global.u64 %rd142,[%rd64+24];
ld.global.u64 %rd141,[%rd64+16];
ld.global.u64 %rd140,[%rd64+8];
ld.global.u64 %rd139,[%rd64];
bra.uni $3_6;
$3_5:
cvt.s64.s32 %rd65,%r1;
mul.lo.s64 %rd66,%rd53,%rd65;
add.s64 %rd139,%rd52,%rd66;
$3_6:
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,5;
mov.u32 %r59,%tid.x;
add.s32 %r14,%r58,%r59;
mov.u32 %r60,%ctaid.y;
shl.b32 %r61,%r60,3;
mov.u32 %r62,%tid.y;
add.s32 %r15,%r61,%r62;
setp.ge.s32 %p4,%r14,%r137;
setp.ge.s32 %p5,%r15,%r138;
or.pred %p6,%p4,%p5;
@%p6 bra $3_149;
cvt.s64.s32 %rd67,%r15;
mul.lo.s64 %rd68,%rd136,%rd67;
cvt.s64.s32 %rd69,%r14;
mul.lo.s64 %rd70,%rd137,%rd69;
add.s64 %rd28,%rd68,%rd70;
setp.lt.s32 %p7,%r51,1;
mov.f32 %f148,0f00000000;
mov.f32 %f147,%f148;
@%p7 bra $3_18;
add.s64 %rd29,%rd135,%rd28;
setp.gt.s32 %p8,%r44,1;
@%p8 bra $3_12;
setp.eq.s32 %p11,%r44,0;
@%p11 bra $3_16;
setp.eq.s32 %p12,%r44,1;
@%p12 bra $3_11;
bra.uni $3_17;
$3_11:
ld.global.nc.u16 %rs6,[%rd29];
cvt.rn.f32.u16 %f147,%rs6;
bra.uni $3_18;
$3_12:
setp.eq.s32 %p9,%r44,2;
@%p9 bra $3_15;
setp.ne.s32 %p10,%r44,3;
@%p10 bra $3_17;
ld.global.nc.u16 %rs3,[%rd29];
cvt.f32.f16 %f147,%rs3;
bra.uni $3_18;
$3_16:
ld.global.nc.u8 %r63,[%rd29];
cvt.u16.u32 %rs7,%r63;
and.b16 %rs8,%rs7,255;
cvt.rn.f32.u16 %f147,%rs8;
bra.uni $3_18;
$3_15:
ld.global.nc.s16 %rs5,[%rd29];
cvt.rn.f32.s16 %f147,%rs5;
bra.uni $3_18;
$3_17:
ld.global.nc.f32 %f147,[%rd29];
$3_18:
setp.lt.s32 %p13,%r51,2;
@%p13 bra $3_29;
add.s64 %rd76,%rd28,%rd138;
add.s64 %rd31,%rd135,%rd76;
setp.gt.s32 %p14,%r44,1;
@%p14 bra $3_23;
setp.eq.s32 %p17,%r44,0;
@%p17 bra $3_27;
setp.eq.s32 %p18,%r44,1;
@%p18 bra $3_22;
bra.uni $3_28;
$3_22:
ld.global.nc.u16 %rs12,[%rd31];
cvt.rn.f32.u16 %f148,%rs12;
bra.uni $3_29;
$3_23:
setp.eq.s32 %p15,%r44,2;
@%p15 bra $3_26;
setp.ne.s32 %p16,%r44,3;
@%p16 bra $3_28;
ld.global.nc.u16 %rs9,[%rd31];
cvt.f32.f16 %f148,%rs9;
bra.uni $3_29;
$3_27:
ld.global.nc.u8 %r64,[%rd31];
cvt.u16.u32 %rs13,%r64;
and.b16 %rs14,%rs13,255;
cvt.rn.f32.u16 %f148,%rs14;
bra.uni $3_29;
$3_26:
ld.global.nc.s16 %rs11,[%rd31];
cvt.rn.f32.s16 %f148,%rs11;
bra.uni $3_29;
$3_28:
ld.global.nc.f32 %f148,[%rd31];
$3_29:
setp.lt.s32 %p19,%r51,3;
mov.f32 %f150,0f00000000;
mov.f32 %f149,%f150;
@%p19 bra $3_40;
shl.b64 %rd82,%rd138,1;
add.s64 %rd83,%rd28,%rd82;
add.s64 %rd32,%rd135,%rd83;
setp.gt.s32 %p20,%r44,1;
@%p20 bra $3_34;
setp.eq.s32 %p23,%r44,0;
@%p23 bra $3_38;
setp.eq.s32 %p24,%r44,1;
@%p24 bra $3_33;
bra.uni $3_39;
$3_33:
ld.global.nc.u16 %rs18,[%rd32];
cvt.rn.f32.u16 %f149,%rs18;
bra.uni $3_40;
$3_34:
setp.eq.s32 %p21,%r44,2;
@%p21 bra $3_37;
setp.ne.s32 %p22,%r44,3;
@%p22 bra $3_39;
ld.global.nc.u16 %rs15,[%rd32];
cvt.f32.f16 %f149,%rs15;
bra.uni $3_40;
$3_38:
ld.global.nc.u8 %r65,[%rd32];
cvt.u16.u32 %rs19,%r65;
and.b16 %rs20,%rs19,255;
cvt.rn.f32.u16 %f149,%rs20;
bra.uni $3_40;
$3_37:
ld.global.nc.s16 %rs17,[%rd32];
cvt.rn.f32.s16 %f149,%rs17;
bra.uni $3_40;
$3_39:
ld.global.nc.f32 %f149,[%rd32];
$3_40:
setp.lt.s32 %p25,%r51,4;
@%p25 bra $3_51;
mul.lo.s64 %rd89,%rd138,3;
add.s64 %rd90,%rd28,%rd89;
add.s64 %rd33,%rd135,%rd90;
setp.gt.s32 %p26,%r44,1;
@%p26 bra $3_45;
setp.eq.s32 %p29,%r44,0;
@%p29 bra $3_49;
setp.eq.s32 %p30,%r44,1;
@%p30 bra $3_44;
bra.uni $3_50;
$3_44:
ld.global.nc.u16 %rs24,[%rd33];
cvt.rn.f32.u16 %f150,%rs24;
bra.uni $3_51;
$3_45:
setp.eq.s32 %p27,%r44,2;
@%p27 bra $3_48;
setp.ne.s32 %p28,%r44,3;
@%p28 bra $3_50;
ld.global.nc.u16 %rs21,[%rd33];
cvt.f32.f16 %f150,%rs21;
bra.uni $3_51;
$3_49:
ld.global.nc.u8 %r66,[%rd33];
cvt.u16.u32 %rs25,%r66;
and.b16 %rs26,%rs25,255;
cvt.rn.f32.u16 %f150,%rs26;
bra.uni $3_51;
$3_48:
ld.global.nc.s16 %rs23,[%rd33];
cvt.rn.f32.s16 %f150,%rs23;
bra.uni $3_51;
$3_50:
ld.global.nc.f32 %f150,[%rd33];
$3_51:
add.s32 %r67,%r14,%r42;
setp.lt.s32 %p31,%r67,%r135;
setp.ge.s32 %p32,%r14,%r42;
and.pred %p33,%p32,%p31;
setp.ge.s32 %p34,%r15,%r42;
and.pred %p35,%p34,%p33;
add.s32 %r68,%r15,%r42;
setp.lt.s32 %p36,%r68,%r136;
and.pred %p1,%p36,%p35;
neg.s32 %r139,%r42;
setp.gt.s32 %p37,%r139,%r42;
mov.f32 %f165,0f00000000;
mov.f32 %f166,%f165;
mov.f32 %f167,%f165;
mov.f32 %f168,%f165;
mov.f32 %f169,%f165;
@%p37 bra $3_107;
$3_53:
.pragma "nounroll";
add.s32 %r140,%r139,%r15;
setp.lt.u32 %p38,%r140,%r136;
or.pred %p39,%p1,%p38;
@%p39 bra $3_55;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r140;
.param .b32 param1;
st.param.b32 [param1+0],%r136;
.param .b32 param2;
st.param.b32 [param2+0],%r43;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r140,[retval0+0];
}
$3_55:
mul.lo.s32 %r73,%r42,%r42;
mul.lo.s32 %r74,%r139,%r139;
sub.s32 %r75,%r73,%r74;
cvt.rn.f32.s32 %f102,%r75;
sqrt.rn.f32 %f103,%f102;
cvt.rzi.s32.f32 %r24,%f103;
sub.s32 %r141,%r14,%r24;
max.s32 %r80,%r140,0;
cvt.s64.s32 %rd96,%r80;
mul.lo.s64 %rd34,%rd136,%rd96;
neg.s32 %r81,%r24;
setp.lt.s32 %p40,%r24,%r81;
@%p40 bra $3_106;
not.b32 %r142,%r24;
cvt.s64.s32 %rd97,%r141;
mul.lo.s64 %rd98,%rd137,%rd97;
add.s64 %rd99,%rd98,%rd34;
add.s64 %rd143,%rd135,%rd99;
$3_57:
.pragma "nounroll";
add.s32 %r142,%r142,1;
mov.u16 %rs56,0;
mov.u64 %rd144,%rd143;
@%p1 bra $3_61;
setp.lt.u32 %p41,%r141,%r135;
mov.u32 %r143,%r141;
@%p41 bra $3_60;
{
.reg .b32 temp_param_reg;
.param .b32 param0;
st.param.b32 [param0+0],%r141;
.param .b32 param1;
st.param.b32 [param1+0],%r135;
.param .b32 param2;
st.param.b32 [param2+0],%r43;
.param .b32 retval0;
call.uni (retval0),
_Z14border_outsideiii,
(
param0,
param1,
param2
);
ld.param.b32 %r143,[retval0+0];
}
$3_60:
or.b32 %r82,%r143,%r140;
shr.u32 %r83,%r82,31;
cvt.u16.u32 %rs56,%r83;
max.s32 %r84,%r143,0;
cvt.s64.s32 %rd100,%r84;
mul.lo.s64 %rd101,%rd137,%rd100;
add.s64 %rd102,%rd101,%rd34;
add.s64 %rd144,%rd135,%rd102;
$3_61:
setp.ne.s16 %p42,%rs56,0;
mov.f32 %f162,0f00000000;
or.pred %p44,%p42,%p7;
mov.f32 %f161,%f162;
@%p44 bra $3_72;
setp.gt.s32 %p45,%r44,1;
@%p45 bra $3_66;
setp.eq.s32 %p48,%r44,0;
@%p48 bra $3_70;
setp.eq.s32 %p49,%r44,1;
@%p49 bra $3_65;
bra.uni $3_71;
$3_65:
ld.global.nc.u16 %rs31,[%rd144];
cvt.rn.f32.u16 %f161,%rs31;
bra.uni $3_72;
$3_66:
setp.eq.s32 %p46,%r44,2;
@%p46 bra $3_69;
setp.ne.s32 %p47,%r44,3;
@%p47 bra $3_71;
ld.global.nc.u16 %rs28,[%rd144];
cvt.f32.f16 %f161,%rs28;
bra.uni $3_72;
$3_70:
ld.global.nc.u8 %r85,[%rd144];
cvt.u16.u32 %rs32,%r85;
and.b16 %rs33,%rs32,255;
cvt.rn.f32.u16 %f161,%rs33;
bra.uni $3_72;
$3_69:
ld.global.nc.s16 %rs30,[%rd144];
cvt.rn.f32.s16 %f161,%rs30;
bra.uni $3_72;
$3_71:
ld.global.nc.f32 %f161,[%rd144];
$3_72:
or.pred %p52,%p42,%p13;
@%p52 bra $3_83;
add.s64 %rd39,%rd144,%rd138;
setp.gt.s32 %p53,%r44,1;
@%p53 bra $3_77;
setp.eq.s32 %p56,%r44,0;
@%p56 bra $3_81;
setp.eq.s32 %p57,%r44,1;
@%p57 bra $3_76;
bra.uni $3_82;
$3_76:
ld.global.nc.u16 %rs37,[%rd39];
cvt.rn.f32.u16 %f162,%rs37;
bra.uni $3_83;
$3_77:
setp.eq.s32 %p54,%r44,2;
@%p54 bra $3_80;
setp.ne.s32 %p55,%r44,3;
@%p55 bra $3_82;
ld.global.nc.u16 %rs34,[%rd39];
cvt.f32.f16 %f162,%rs34;
bra.uni $3_83;
$3_81:
ld.global.nc.u8 %r86,[%rd39];
cvt.u16.u32 %rs38,%r86;
and.b16 %rs39,%rs38,255;
cvt.rn.f32.u16 %f162,%rs39;
bra.uni $3_83;
$3_80:
ld.global.nc.s16 %rs36,[%rd39];
cvt.rn.f32.s16 %f162,%rs36;
bra.uni $3_83;
$3_82:
ld.global.nc.f32 %f162,[%rd39];
$3_83:
mov.f32 %f164,0f00000000;
or.pred %p60,%p42,%p19;
mov.f32 %f163,%f164;
@%p60 bra $3_94;
shl.b64 %rd113,%rd138,1;
add.s64 %rd40,%rd144,%rd113;
setp.gt.s32 %p61,%r44,1;
@%p61 bra $3_88;
setp.eq.s32 %p64,%r44,0;
@%p64 bra $3_92;
setp.eq.s32 %p65,%r44,1;
@%p65 bra $3_87;
bra.uni $3_93;
$3_87:
ld.global.nc.u16 %rs43,[%rd40];
cvt.rn.f32.u16 %f163,%rs43;
bra.uni $3_94;
$3_88:
setp.eq.s32 %p62,%r44,2;
@%p62 bra $3_91;
setp.ne.s32 %p63,%r44,3;
@%p63 bra $3_93;
ld.global.nc.u16 %rs40,[%rd40];
cvt.f32.f16 %f163,%rs40;
bra.uni $3_94;
$3_92:
ld.global.nc.u8 %r87,[%rd40];
cvt.u16.u32 %rs44,%r87;
and.b16 %rs45,%rs44,255;
cvt.rn.f32.u16 %f163,%rs45;
bra.uni $3_94;
$3_91:
ld.global.nc.s16 %rs42,[%rd40];
cvt.rn.f32.s16 %f163,%rs42;
bra.uni $3_94;
$3_93:
ld.global.nc.f32 %f163,[%rd40];
$3_94:
or.pred %p68,%p42,%p25;
@%p68 bra $3_105;
mul.lo.s64 %rd119,%rd138,3;
add.s64 %rd41,%rd144,%rd119;
setp.gt.s32 %p69,%r44,1;
@%p69 bra $3_99;
setp.eq.s32 %p72,%r44,0;
@%p72 bra $3_103;
setp.eq.s32 %p73,%r44,1;
@%p73 bra $3_98;
bra.uni $3_104;
$3_98:
ld.global.nc.u16 %rs49,[%rd41];
cvt.rn.f32.u16 %f164,%rs49;
bra.uni $3_105;
$3_99:
setp.eq.s32 %p70,%r44,2;
@%p70 bra $3_102;
setp.ne.s32 %p71,%r44,3;
@%p71 bra $3_104;
ld.global.nc.u16 %rs46,[%rd41];
cvt.f32.f16 %f164,%rs46;
bra.uni $3_105;
$3_103:
ld.global.nc.u8 %r88,[%rd41];
cvt.u16.u32 %rs50,%r88;
and.b16 %rs51,%rs50,255;
cvt.rn.f32.u16 %f164,%rs51;
bra.uni $3_105;
$3_102:
ld.global.nc.s16 %rs48,[%rd41];
cvt.rn.f32.s16 %f164,%rs48;
bra.uni $3_105;
$3_104:
ld.global.nc.f32 %f164,[%rd41];
$3_105:
ld.param.f32 %f146,[p5];
ld.param.f32 %f145,[p6];
sub.f32 %f116,%f164,%f150;
abs.f32 %f117,%f116;
sub.f32 %f118,%f162,%f148;
abs.f32 %f119,%f118;
sub.f32 %f120,%f161,%f147;
abs.f32 %f121,%f120;
add.f32 %f122,%f121,0f00000000;
add.f32 %f123,%f122,%f119;
sub.f32 %f124,%f163,%f149;
abs.f32 %f125,%f124;
add.f32 %f126,%f123,%f125;
add.f32 %f127,%f126,%f117;
mad.lo.s32 %r90,%r142,%r142,%r74;
cvt.rn.f32.s32 %f128,%r90;
mul.f32 %f129,%f127,%f145;
mul.f32 %f130,%f127,%f129;
fma.rn.f32 %f131,%f128,%f146,%f130;
ex2.approx.f32 %f132,%f131;
fma.rn.f32 %f168,%f132,%f161,%f168;
fma.rn.f32 %f167,%f132,%f162,%f167;
fma.rn.f32 %f166,%f132,%f163,%f166;
fma.rn.f32 %f165,%f132,%f164,%f165;
add.f32 %f169,%f169,%f132;
add.s64 %rd143,%rd143,%rd137;
add.s32 %r141,%r141,1;
setp.lt.s32 %p74,%r142,%r24;
@%p74 bra $3_57;
$3_106:
add.s32 %r33,%r139,1;
setp.lt.s32 %p75,%r139,%r42;
mov.u32 %r139,%r33;
@%p75 bra $3_53;
$3_107:
mul.lo.s64 %rd126,%rd140,%rd67;
mul.lo.s64 %rd128,%rd141,%rd69;
add.s64 %rd129,%rd126,%rd128;
add.s64 %rd43,%rd139,%rd129;
add.s64 %rd130,%rd129,%rd142;
add.s64 %rd44,%rd139,%rd130;
shl.b64 %rd131,%rd142,1;
add.s64 %rd132,%rd129,%rd131;
add.s64 %rd45,%rd139,%rd132;
mul.lo.s64 %rd133,%rd142,3;
add.s64 %rd134,%rd129,%rd133;
add.s64 %rd46,%rd139,%rd134;
setp.eq.s32 %p76,%r44,0;
@%p76 bra $3_117;
setp.ne.s32 %p77,%r44,1;
@%p77 bra $3_125;
@%p7 bra $3_111;
div.rn.f32 %f133,%f168,%f169;
cvt.rni.s32.f32 %r99,%f133;
max.s32 %r100,%r99,0;
min.s32 %r101,%r100,65535;
st.u16 [%rd43],%r101;
$3_111:
@%p13 bra $3_113;
div.rn.f32 %f134,%f167,%f169;
cvt.rni.s32.f32 %r102,%f134;
max.s32 %r103,%r102,0;
min.s32 %r104,%r103,65535;
st.u16 [%rd44],%r104;
$3_113:
@%p19 bra $3_115;
div.rn.f32 %f135,%f166,%f169;
cvt.rni.s32.f32 %r105,%f135;
max.s32 %r106,%r105,0;
min.s32 %r107,%r106,65535;
st.u16 [%rd45],%r107;
$3_115:
@%p25 bra $3_149;
div.rn.f32 %f136,%f165,%f169;
cvt.rni.s32.f32 %r108,%f136;
max.s32 %r109,%r108,0;
min.s32 %r110,%r109,65535;
st.u16 [%rd46],%r110;
bra.uni $3_149;
$3_117:
@%p7 bra $3_119;
div.rn.f32 %f137,%f168,%f169;
cvt.rni.s32.f32 %r111,%f137;
max.s32 %r112,%r111,0;
min.s32 %r113,%r112,255;
st.u8 [%rd43],%r113;
$3_119:
@%p13 bra $3_121;
div.rn.f32 %f138,%f167,%f169;
cvt.rni.s32.f32 %r114,%f138;
max.s32 %r115,%r114,0;
min.s32 %r116,%r115,255;
st.u8 [%rd44],%r116;
$3_121:
@%p19 bra $3_123;
div.rn.f32 %f139,%f166,%f169;
cvt.rni.s32.f32 %r117,%f139;
max.s32 %r118,%r117,0;
min.s32 %r119,%r118,255;
st.u8 [%rd45],%r119;
$3_123:
@%p25 bra $3_149;
div.rn.f32 %f140,%f165,%f169;
cvt.rni.s32.f32 %r120,%f140;
max.s32 %r121,%r120,0;
min.s32 %r122,%r121,255;
st.u8 [%rd46],%r122;
bra.uni $3_149;
$3_125:
@%p7 bra $3_131;
div.rn.f32 %f74,%f168,%f169;
setp.eq.s32 %p87,%r44,3;
@%p87 bra $3_129;
setp.ne.s32 %p88,%r44,2;
@%p88 bra $3_130;
cvt.rni.s32.f32 %r123,%f74;
max.s32 %r124,%r123,-32768;
min.s32 %r125,%r124,32767;
st.u16 [%rd43],%r125;
bra.uni $3_131;
$3_129:
cvt.rn.f16.f32 %rs52,%f74;
st.u16 [%rd43],%rs52;
bra.uni $3_131;
$3_130:
st.f32 [%rd43],%f74;
$3_131:
@%p13 bra $3_137;
div.rn.f32 %f75,%f167,%f169;
setp.eq.s32 %p90,%r44,2;
@%p90 bra $3_135;
setp.ne.s32 %p91,%r44,3;
@%p91 bra $3_136;
cvt.rn.f16.f32 %rs53,%f75;
st.u16 [%rd44],%rs53;
bra.uni $3_137;
$3_135:
cvt.rni.s32.f32 %r126,%f75;
max.s32 %r127,%r126,-32768;
min.s32 %r128,%r127,32767;
st.u16 [%rd44],%r128;
bra.uni $3_137;
$3_136:
st.f32 [%rd44],%f75;
$3_137:
@%p19 bra $3_143;
div.rn.f32 %f76,%f166,%f169;
setp.eq.s32 %p93,%r44,2;
@%p93 bra $3_141;
setp.ne.s32 %p94,%r44,3;
@%p94 bra $3_142;
cvt.rn.f16.f32 %rs54,%f76;
st.u16 [%rd45],%rs54;
bra.uni $3_143;
$3_141:
cvt.rni.s32.f32 %r129,%f76;
max.s32 %r130,%r129,-32768;
min.s32 %r131,%r130,32767;
st.u16 [%rd45],%r131;
bra.uni $3_143;
$3_142:
st.f32 [%rd45],%f76;
$3_143:
@%p25 bra $3_149;
div.rn.f32 %f77,%f165,%f169;
setp.eq.s32 %p96,%r44,2;
@%p96 bra $3_147;
setp.ne.s32 %p97,%r44,3;
@%p97 bra $3_148;
cvt.rn.f16.f32 %rs55,%f77;
st.u16 [%rd46],%rs55;
bra.uni $3_149;
$3_147:
cvt.rni.s32.f32 %r132,%f77;
max.s32 %r133,%r132,-32768;
min.s32 %r134,%r133,32767;
st.u16 [%rd46],%r134;
bra.uni $3_149;
$3_148:
st.f32 [%rd46],%f77;
$3_149:
ret;
}
`;
