// Generated from kernels/ops/pointwise/strided.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/pointwise/strided.cu`. */
export const POINTWISE_STRIDED: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry pointwise_strided(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[64],
.param .u64 p5
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<121>;
.reg .b16 %s<107>;
.reg .f32 %f<261>;
.reg .b32 %r<207>;
.reg .b64 %d<110>;
ld.param.u64 %d48,[p0];
ld.param.v2.u32 {%r68,%r69},[p1+40];
ld.param.u64 %d53,[p2];
ld.param.v2.u32 {%r194,%r71},[p3+32];
ld.param.v2.u32 {%r72,%r73},[p3+40];
ld.param.u64 %d58,[p5];
ld.param.u32 %r61,[p4+44];
ld.param.u32 %r60,[p4+40];
ld.param.f32 %f113,[p4+36];
ld.param.f32 %f112,[p4+32];
ld.param.f32 %f111,[p4+28];
ld.param.f32 %f110,[p4+24];
ld.param.f32 %f109,[p4+20];
ld.param.f32 %f108,[p4+16];
ld.param.u32 %r59,[p4+12];
ld.param.u32 %r58,[p4+8];
ld.param.u32 %r57,[p4+4];
ld.param.u32 %r56,[p4];
ld.param.u64 %d109,[p3+24];
ld.param.u64 %d108,[p3+16];
ld.param.u64 %d107,[p3+8];
ld.param.u64 %d54,[p3];
ld.param.u64 %d105,[p1+24];
ld.param.u64 %d104,[p1+16];
ld.param.u64 %d103,[p1+8];
ld.param.u64 %d49,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r69,0;
@%p2 bra $2;
cvta.to.global.u64 %d59,%d48;
mul.wide.s32 %d60,%r1,40;
add.s64 %d61,%d59,%d60;
ld.global.u64 %d105,[%d61+24];
ld.global.u64 %d104,[%d61+16];
ld.global.u64 %d103,[%d61+8];
ld.global.u64 %d102,[%d61];
bra.uni $3;
$2:
cvt.s64.s32 %d62,%r1;
mul.lo.s64 %d63,%d49,%d62;
add.s64 %d102,%d48,%d63;
$3:
setp.eq.s32 %p3,%r73,0;
@%p3 bra $5;
cvta.to.global.u64 %d64,%d53;
mul.wide.s32 %d65,%r1,40;
add.s64 %d66,%d64,%d65;
ld.global.v2.u32 {%r194,%r195},[%d66+32];
ld.global.u64 %d109,[%d66+24];
ld.global.u64 %d108,[%d66+16];
ld.global.u64 %d107,[%d66+8];
ld.global.u64 %d106,[%d66];
bra.uni $6;
$5:
cvt.s64.s32 %d67,%r1;
mul.lo.s64 %d68,%d54,%d67;
add.s64 %d106,%d53,%d68;
mov.u32 %r195,%r71;
$6:
mov.u32 %r78,%ctaid.y;
shl.b32 %r79,%r78,3;
mov.u32 %r80,%tid.y;
add.s32 %r81,%r79,%r80;
setp.eq.s32 %p4,%r71,1;
selp.b32 %r15,0,%r81,%p4;
mov.u32 %r82,%ctaid.x;
shl.b32 %r83,%r82,3;
add.s32 %r84,%r83,%r80;
selp.b32 %r85,%r84,%r82,%p4;
shl.b32 %r86,%r85,7;
mov.u32 %r87,%tid.x;
add.s32 %r16,%r86,%r87;
setp.ge.s32 %p5,%r15,%r195;
setp.le.s32 %p6,%r194,%r16;
or.pred %p7,%p6,%p5;
@%p7 bra $159;
mov.u32 %r88,31;
sub.s32 %r89,%r88,%r16;
add.s32 %r19,%r89,%r194;
setp.lt.s32 %p8,%r72,1;
@%p8 bra $159;
cvt.s64.s32 %d69,%r15;
mul.lo.s64 %d70,%d103,%d69;
cvt.s64.s32 %d71,%r16;
mul.lo.s64 %d72,%d104,%d71;
add.s64 %d27,%d70,%d72;
mul.lo.s64 %d73,%d107,%d69;
mul.lo.s64 %d74,%d108,%d71;
add.s64 %d30,%d73,%d74;
mov.u32 %r91,1;
shl.b32 %r92,%r91,%r61;
cvt.rn.f32.s32 %f13,%r92;
rcp.rn.f32 %f14,%f13;
mul.lo.s64 %d32,%d104,96;
mul.lo.s64 %d34,%d108,96;
mov.u32 %r196,0;
$9:
.pragma "nounroll";
shl.b64 %d101,%d104,6;
shl.b64 %d100,%d104,5;
cvt.s64.s32 %d37,%r196;
mul.lo.s64 %d75,%d105,%d37;
add.s64 %d76,%d27,%d75;
add.s64 %d38,%d102,%d76;
add.s64 %d77,%d100,%d76;
add.s64 %d39,%d102,%d77;
add.s64 %d78,%d101,%d76;
add.s64 %d40,%d102,%d78;
add.s64 %d79,%d32,%d76;
add.s64 %d41,%d102,%d79;
setp.gt.s32 %p9,%r56,1;
@%p9 bra $12;
setp.eq.s32 %p12,%r56,0;
@%p12 bra $41;
setp.eq.s32 %p13,%r56,1;
@%p13 bra $32;
bra.uni $50;
$32:
setp.lt.s32 %p22,%r19,32;
@%p22 bra $34;
ld.u16 %s102,[%d38];
$34:
setp.lt.s32 %p23,%r19,64;
@%p23 bra $36;
ld.u16 %s101,[%d39];
$36:
setp.lt.s32 %p24,%r19,96;
@%p24 bra $38;
ld.u16 %s100,[%d40];
$38:
setp.lt.s32 %p25,%r19,128;
@%p25 bra $40;
ld.u16 %s99,[%d41];
$40:
cvt.rn.f32.u16 %f41,%s102;
cvt.rn.f32.u16 %f259,%s101;
cvt.rn.f32.u16 %f258,%s100;
cvt.rn.f32.u16 %f257,%s99;
bra.uni $58;
$12:
setp.eq.s32 %p10,%r56,2;
@%p10 bra $23;
setp.ne.s32 %p11,%r56,3;
@%p11 bra $50;
setp.lt.s32 %p14,%r19,32;
@%p14 bra $16;
ld.u16 %s83,[%d38];
$16:
setp.lt.s32 %p15,%r19,64;
@%p15 bra $18;
ld.u16 %s84,[%d39];
$18:
setp.lt.s32 %p16,%r19,96;
@%p16 bra $20;
ld.u16 %s85,[%d40];
$20:
setp.lt.s32 %p17,%r19,128;
@%p17 bra $22;
ld.u16 %s86,[%d41];
$22:
cvt.f32.f16 %f41,%s83;
cvt.f32.f16 %f259,%s84;
cvt.f32.f16 %f258,%s85;
cvt.f32.f16 %f257,%s86;
bra.uni $58;
$41:
setp.lt.s32 %p26,%r19,32;
@%p26 bra $43;
ld.u8 %s106,[%d38];
$43:
setp.lt.s32 %p27,%r19,64;
@%p27 bra $45;
ld.u8 %s105,[%d39];
$45:
setp.lt.s32 %p28,%r19,96;
@%p28 bra $47;
ld.u8 %s104,[%d40];
$47:
setp.lt.s32 %p29,%r19,128;
@%p29 bra $49;
ld.u8 %s103,[%d41];
$49:
and.b16 %s61,%s106,255;
cvt.rn.f32.u16 %f41,%s61;
and.b16 %s62,%s105,255;
cvt.rn.f32.u16 %f259,%s62;
and.b16 %s63,%s104,255;
cvt.rn.f32.u16 %f258,%s63;
and.b16 %s64,%s103,255;
cvt.rn.f32.u16 %f257,%s64;
bra.uni $58;
$23:
setp.lt.s32 %p18,%r19,32;
@%p18 bra $25;
ld.u16 %s102,[%d38];
$25:
setp.lt.s32 %p19,%r19,64;
@%p19 bra $27;
ld.u16 %s101,[%d39];
$27:
setp.lt.s32 %p20,%r19,96;
@%p20 bra $29;
ld.u16 %s100,[%d40];
$29:
setp.lt.s32 %p21,%r19,128;
@%p21 bra $31;
ld.u16 %s99,[%d41];
$31:
cvt.rn.f32.s16 %f41,%s102;
cvt.rn.f32.s16 %f259,%s101;
cvt.rn.f32.s16 %f258,%s100;
cvt.rn.f32.s16 %f257,%s99;
bra.uni $58;
$50:
setp.lt.s32 %p30,%r19,32;
@%p30 bra $52;
ld.f32 %f41,[%d38];
$52:
setp.lt.s32 %p31,%r19,64;
@%p31 bra $54;
ld.f32 %f259,[%d39];
$54:
setp.lt.s32 %p32,%r19,96;
@%p32 bra $56;
ld.f32 %f258,[%d40];
$56:
setp.lt.s32 %p33,%r19,128;
@%p33 bra $58;
ld.f32 %f257,[%d41];
$58:
setp.lt.s32 %p34,%r58,2;
mov.u32 %r29,%r196;
@%p34 bra $60;
rem.s32 %r29,%r16,%r58;
$60:
setp.gt.s32 %p35,%r59,1;
@%p35 bra $63;
bra.uni $61;
$63:
setp.eq.s32 %p36,%r59,2;
@%p36 bra $83;
setp.eq.s32 %p37,%r59,3;
@%p37 bra $80;
setp.ne.s32 %p38,%r59,5;
@%p38 bra $91;
mul.lo.s32 %r95,%r60,%r1;
cvt.u64.u32 %d42,%r95;
mov.u32 %r198,0;
$67:
.pragma "nounroll";
mov.f32 %f260,%f259;
mov.f32 %f259,%f258;
mov.f32 %f258,%f257;
ld.param.u32 %r193,[p4+48];
cvt.rzi.s32.f32 %r96,%f41;
mul.lo.s32 %r97,%r96,%r61;
cvt.s64.s32 %d80,%r97;
mul.lo.s32 %r98,%r29,%r193;
cvt.s64.s32 %d81,%r98;
add.s64 %d82,%d81,%d42;
add.s64 %d83,%d82,%d80;
add.s64 %d43,%d58,%d83;
setp.gt.s32 %p41,%r57,1;
@%p41 bra $70;
setp.eq.s32 %p44,%r57,0;
@%p44 bra $75;
setp.eq.s32 %p45,%r57,1;
@%p45 bra $74;
bra.uni $76;
$74:
ld.global.nc.u16 %s68,[%d43];
cvt.rn.f32.u16 %f257,%s68;
bra.uni $77;
$70:
setp.eq.s32 %p42,%r57,2;
@%p42 bra $73;
setp.ne.s32 %p43,%r57,3;
@%p43 bra $76;
ld.global.nc.u16 %s65,[%d43];
cvt.f32.f16 %f257,%s65;
bra.uni $77;
$75:
ld.global.nc.u8 %r99,[%d43];
cvt.u16.u32 %s69,%r99;
and.b16 %s70,%s69,255;
cvt.rn.f32.u16 %f257,%s70;
bra.uni $77;
$73:
ld.global.nc.s16 %s67,[%d43];
cvt.rn.f32.s16 %f257,%s67;
bra.uni $77;
$76:
ld.global.nc.f32 %f257,[%d43];
$77:
@%p34 bra $79;
mov.u32 %r100,32;
rem.s32 %r101,%r100,%r58;
add.s32 %r102,%r101,%r29;
setp.lt.s32 %p47,%r102,%r58;
selp.b32 %r103,0,%r58,%p47;
sub.s32 %r29,%r102,%r103;
$79:
add.s32 %r198,%r198,1;
setp.eq.s32 %p48,%r198,4;
mov.f32 %f41,%f260;
@%p48 bra $113;
bra.uni $67;
$61:
setp.eq.s32 %p39,%r59,0;
@%p39 bra $90;
setp.eq.s32 %p40,%r59,1;
@%p40 bra $84;
bra.uni $91;
$84:
setp.eq.s64 %p54,%d58,0;
mov.f32 %f239,%f108;
@%p54 bra $86;
cvta.to.global.u64 %d89,%d58;
mul.wide.u32 %d90,%r1,4;
add.s64 %d91,%d89,%d90;
ld.global.f32 %f239,[%d91];
$86:
setp.eq.s32 %p55,%r60,0;
mov.f32 %f240,%f109;
@%p55 bra $89;
setp.ne.s32 %p56,%r60,2;
mov.f32 %f240,%f239;
@%p56 bra $88;
bra.uni $89;
$88:
mov.f32 %f240,0f00000000;
$89:
setp.eq.s32 %p57,%r60,4;
setp.eq.s32 %p58,%r60,2;
or.pred %p59,%p58,%p57;
setp.lt.f32 %p60,%f239,%f41;
setp.eq.s32 %p61,%r60,3;
selp.u32 %r116,-1,0,%p59;
selp.u32 %r117,-1,0,%p61;
selp.b32 %r118,%r117,%r116,%p60;
and.b32 %r119,%r118,1;
setp.eq.b32 %p62,%r119,1;
setp.eq.s32 %p63,%r60,1;
selp.f32 %f147,%f109,0f00000000,%p63;
selp.f32 %f148,%f240,%f147,%p60;
selp.f32 %f260,%f41,%f148,%p62;
setp.lt.f32 %p64,%f239,%f259;
selp.b32 %r120,%r117,%r116,%p64;
and.b32 %r121,%r120,1;
setp.eq.b32 %p65,%r121,1;
selp.f32 %f149,%f240,%f147,%p64;
selp.f32 %f259,%f259,%f149,%p65;
setp.lt.f32 %p66,%f239,%f258;
selp.b32 %r122,%r117,%r116,%p66;
and.b32 %r123,%r122,1;
setp.eq.b32 %p67,%r123,1;
selp.f32 %f150,%f240,%f147,%p66;
selp.f32 %f258,%f258,%f150,%p67;
setp.lt.f32 %p68,%f239,%f257;
selp.b32 %r124,%r117,%r116,%p68;
and.b32 %r125,%r124,1;
setp.eq.b32 %p69,%r125,1;
selp.f32 %f151,%f240,%f147,%p68;
selp.f32 %f257,%f257,%f151,%p69;
bra.uni $113;
$83:
setp.gtu.f32 %p50,%f109,%f41;
sub.f32 %f142,%f108,%f41;
selp.f32 %f260,%f41,%f142,%p50;
sub.f32 %f143,%f108,%f259;
setp.gtu.f32 %p51,%f109,%f259;
selp.f32 %f259,%f259,%f143,%p51;
sub.f32 %f144,%f108,%f258;
setp.gtu.f32 %p52,%f109,%f258;
selp.f32 %f258,%f258,%f144,%p52;
sub.f32 %f145,%f108,%f257;
setp.gtu.f32 %p53,%f109,%f257;
selp.f32 %f257,%f257,%f145,%p53;
bra.uni $113;
$80:
setp.gt.s32 %p49,%r60,0;
@%p49 bra $82;
bra.uni $81;
$82:
cvt.rzi.s32.f32 %r104,%f41;
sub.s32 %r105,%r60,%r61;
mov.u32 %r106,-1;
shl.b32 %r107,%r106,%r105;
and.b32 %r108,%r104,%r107;
cvt.rn.f32.s32 %f260,%r108;
cvt.rzi.s32.f32 %r109,%f259;
and.b32 %r110,%r109,%r107;
cvt.rn.f32.s32 %f259,%r110;
cvt.rzi.s32.f32 %r111,%f258;
and.b32 %r112,%r111,%r107;
cvt.rn.f32.s32 %f258,%r112;
cvt.rzi.s32.f32 %r113,%f257;
and.b32 %r114,%r113,%r107;
cvt.rn.f32.s32 %f257,%r114;
bra.uni $113;
$90:
fma.rn.f32 %f260,%f41,%f108,%f109;
fma.rn.f32 %f259,%f259,%f108,%f109;
fma.rn.f32 %f258,%f258,%f108,%f109;
fma.rn.f32 %f257,%f257,%f108,%f109;
bra.uni $113;
$91:
setp.eq.s32 %p70,%r56,0;
@%p70 bra $102;
mov.u32 %r201,0;
$93:
.pragma "nounroll";
mov.f32 %f260,%f259;
mov.f32 %f259,%f258;
mov.f32 %f258,%f257;
setp.eq.s32 %p71,%r29,0;
mov.f32 %f245,%f108;
@%p71 bra $96;
setp.ne.s32 %p72,%r29,1;
mov.f32 %f245,%f109;
@%p72 bra $95;
bra.uni $96;
$95:
setp.eq.s32 %p73,%r29,2;
selp.f32 %f245,%f110,%f111,%p73;
$96:
mov.f32 %f152,0f00000000;
max.f32 %f153,%f41,%f152;
mul.f32 %f81,%f113,%f153;
setp.eq.f32 %p74,%f81,0f00000000;
setp.gt.f32 %p75,%f81,0f7F7FFFFF;
or.pred %p1,%p74,%p75;
setp.lt.f32 %p76,%f81,0f00800000;
mul.f32 %f154,%f81,0f4B800000;
selp.f32 %f155,%f154,%f81,%p76;
mov.b32 %r127,%f155;
selp.b32 %r128,1065353216,%r127,%p1;
add.s32 %r129,%r128,-1061158912;
shr.s32 %r130,%r129,23;
and.b32 %r131,%r129,-8388608;
sub.s32 %r132,%r128,%r131;
mov.b32 %f156,%r132;
add.f32 %f157,%f156,0fBF800000;
not.pred %p77,%p1;
and.pred %p78,%p76,%p77;
add.s32 %r133,%r130,-24;
selp.b32 %r134,%r133,%r130,%p78;
mov.f32 %f158,0fBE306BAE;
mov.f32 %f159,0f3D9C0661;
fma.rn.f32 %f160,%f159,%f157,%f158;
mov.f32 %f161,0f3E5D287F;
fma.rn.f32 %f162,%f160,%f157,%f161;
mov.f32 %f163,0fBE78BCEF;
fma.rn.f32 %f164,%f162,%f157,%f163;
mov.f32 %f165,0f3E939478;
fma.rn.f32 %f166,%f164,%f157,%f165;
mov.f32 %f167,0fBEB89CC4;
fma.rn.f32 %f168,%f166,%f157,%f167;
mov.f32 %f169,0f3EF6389C;
fma.rn.f32 %f170,%f168,%f157,%f169;
mov.f32 %f171,0fBF38AA4C;
fma.rn.f32 %f172,%f170,%f157,%f171;
mov.f32 %f173,0f3FB8AA3B;
fma.rn.f32 %f174,%f172,%f157,%f173;
cvt.rn.f32.s32 %f175,%r134;
mul.rn.f32 %f176,%f245,%f175;
neg.f32 %f177,%f176;
fma.rn.f32 %f178,%f245,%f175,%f177;
mul.rn.f32 %f179,%f174,%f157;
mul.rn.f32 %f180,%f245,%f179;
add.rn.f32 %f82,%f176,%f180;
mov.f32 %f181,0f4B400000;
add.rn.f32 %f83,%f82,%f181;
add.f32 %f182,%f83,0fCB400000;
neg.f32 %f183,%f182;
add.rn.f32 %f184,%f176,%f183;
add.rn.f32 %f185,%f184,%f180;
add.rn.f32 %f186,%f185,%f178;
mov.f32 %f187,0f3AAFA278;
mov.f32 %f188,0f3920D37F;
fma.rn.f32 %f189,%f188,%f186,%f187;
mov.f32 %f190,0f3C1D96FF;
fma.rn.f32 %f191,%f189,%f186,%f190;
mov.f32 %f192,0f3D63576B;
fma.rn.f32 %f193,%f191,%f186,%f192;
mov.f32 %f194,0f3E75FDED;
fma.rn.f32 %f195,%f193,%f186,%f194;
mov.f32 %f196,0f3F317218;
fma.rn.f32 %f197,%f195,%f186,%f196;
mov.f32 %f198,0f3F800000;
fma.rn.f32 %f84,%f197,%f186,%f198;
abs.f32 %f85,%f82;
setp.lt.f32 %p79,%f85,0f42FA0000;
@%p79 bra $98;
bra.uni $97;
$98:
mov.b32 %r144,%f84;
mov.b32 %r145,%f83;
shl.b32 %r146,%r145,23;
add.s32 %r147,%r146,%r144;
mov.b32 %f246,%r147;
bra.uni $99;
$97:
mov.f32 %f199,0fC37C0000;
max.f32 %f200,%f82,%f199;
mov.f32 %f201,0f437C0000;
min.f32 %f202,%f200,%f201;
cvt.rni.s32.f32 %r135,%f202;
shr.u32 %r136,%r135,31;
add.s32 %r137,%r135,%r136;
shr.s32 %r138,%r137,1;
setp.lt.f32 %p80,%f85,0f437C0000;
selp.f32 %f203,%f84,0f3F800000,%p80;
shl.b32 %r139,%r138,23;
add.s32 %r140,%r139,1065353216;
mov.b32 %f204,%r140;
mul.f32 %f205,%f203,%f204;
sub.s32 %r141,%r135,%r138;
shl.b32 %r142,%r141,23;
add.s32 %r143,%r142,1065353216;
mov.b32 %f206,%r143;
mul.f32 %f246,%f205,%f206;
$99:
setp.lt.s32 %p120,%r58,2;
mov.f32 %f226,0f00000000;
max.f32 %f225,%f41,%f226;
mul.f32 %f224,%f113,%f225;
selp.f32 %f207,%f224,%f246,%p1;
mul.f32 %f257,%f112,%f207;
@%p120 bra $101;
mov.u32 %r148,32;
rem.s32 %r149,%r148,%r58;
add.s32 %r150,%r149,%r29;
setp.lt.s32 %p82,%r150,%r58;
selp.b32 %r151,0,%r58,%p82;
sub.s32 %r29,%r150,%r151;
$101:
add.s32 %r201,%r201,1;
setp.eq.s32 %p83,%r201,4;
mov.f32 %f41,%f260;
@%p83 bra $113;
bra.uni $93;
$81:
mul.f32 %f124,%f41,%f13;
cvt.rmi.f32.f32 %f125,%f124;
mov.f32 %f126,0f00000000;
max.f32 %f127,%f125,%f126;
add.f32 %f128,%f13,0fBF800000;
min.f32 %f129,%f127,%f128;
mul.f32 %f260,%f14,%f129;
mul.f32 %f130,%f259,%f13;
cvt.rmi.f32.f32 %f131,%f130;
max.f32 %f132,%f131,%f126;
min.f32 %f133,%f132,%f128;
mul.f32 %f259,%f14,%f133;
mul.f32 %f134,%f258,%f13;
cvt.rmi.f32.f32 %f135,%f134;
max.f32 %f136,%f135,%f126;
min.f32 %f137,%f136,%f128;
mul.f32 %f258,%f14,%f137;
mul.f32 %f138,%f257,%f13;
cvt.rmi.f32.f32 %f139,%f138;
max.f32 %f140,%f139,%f126;
min.f32 %f141,%f140,%f128;
mul.f32 %f257,%f14,%f141;
bra.uni $113;
$102:
setp.gt.s32 %p84,%r58,1;
@%p84 bra $108;
bra.uni $103;
$108:
mov.u32 %r154,32;
rem.s32 %r42,%r154,%r58;
mov.u32 %r205,0;
mov.f32 %f260,%f41;
$109:
.pragma "nounroll";
mov.f32 %f100,%f260;
mov.f32 %f260,%f259;
mov.f32 %f259,%f258;
mov.f32 %f258,%f257;
setp.eq.s32 %p89,%r29,0;
mov.f32 %f256,%f108;
@%p89 bra $112;
setp.ne.s32 %p90,%r29,1;
mov.f32 %f256,%f109;
@%p90 bra $111;
bra.uni $112;
$111:
setp.eq.s32 %p91,%r29,2;
selp.f32 %f256,%f110,%f111,%p91;
$112:
mov.f32 %f214,0f00000000;
max.f32 %f215,%f100,%f214;
mul.f32 %f216,%f113,%f215;
lg2.approx.f32 %f217,%f216;
mul.f32 %f218,%f256,%f217;
ex2.approx.f32 %f219,%f218;
mul.f32 %f257,%f112,%f219;
add.s32 %r155,%r42,%r29;
setp.lt.s32 %p92,%r155,%r58;
selp.b32 %r156,0,%r58,%p92;
sub.s32 %r29,%r155,%r156;
add.s32 %r205,%r205,1;
setp.ne.s32 %p93,%r205,4;
@%p93 bra $109;
bra.uni $113;
$103:
setp.eq.s32 %p85,%r29,2;
selp.f32 %f90,%f110,%f111,%p85;
mov.u32 %r204,0;
mov.f32 %f260,%f41;
$104:
.pragma "nounroll";
mov.f32 %f94,%f260;
mov.f32 %f260,%f259;
mov.f32 %f259,%f258;
mov.f32 %f258,%f257;
setp.eq.s32 %p86,%r29,0;
mov.f32 %f251,%f108;
@%p86 bra $107;
setp.ne.s32 %p87,%r29,1;
mov.f32 %f251,%f109;
@%p87 bra $106;
bra.uni $107;
$106:
mov.f32 %f251,%f90;
$107:
mov.f32 %f208,0f00000000;
max.f32 %f209,%f94,%f208;
mul.f32 %f210,%f113,%f209;
lg2.approx.f32 %f211,%f210;
mul.f32 %f212,%f251,%f211;
ex2.approx.f32 %f213,%f212;
mul.f32 %f257,%f112,%f213;
add.s32 %r204,%r204,1;
setp.eq.s32 %p88,%r204,4;
@%p88 bra $113;
bra.uni $104;
$113:
shl.b64 %d99,%d108,6;
shl.b64 %d98,%d108,5;
cvt.s64.s32 %d97,%r196;
mul.lo.s64 %d92,%d109,%d97;
add.s64 %d93,%d30,%d92;
add.s64 %d44,%d106,%d93;
add.s64 %d94,%d98,%d93;
add.s64 %d45,%d106,%d94;
add.s64 %d95,%d99,%d93;
add.s64 %d46,%d106,%d95;
add.s64 %d96,%d34,%d93;
add.s64 %d47,%d106,%d96;
setp.gt.s32 %p94,%r57,1;
@%p94 bra $116;
setp.eq.s32 %p97,%r57,0;
@%p97 bra $142;
setp.eq.s32 %p98,%r57,1;
@%p98 bra $134;
bra.uni $150;
$134:
setp.lt.s32 %p107,%r19,32;
@%p107 bra $136;
cvt.rni.s32.f32 %r169,%f260;
max.s32 %r170,%r169,0;
min.s32 %r171,%r170,65535;
st.u16 [%d44],%r171;
$136:
setp.lt.s32 %p108,%r19,64;
@%p108 bra $138;
cvt.rni.s32.f32 %r172,%f259;
max.s32 %r173,%r172,0;
min.s32 %r174,%r173,65535;
st.u16 [%d45],%r174;
$138:
setp.lt.s32 %p109,%r19,96;
@%p109 bra $140;
cvt.rni.s32.f32 %r175,%f258;
max.s32 %r176,%r175,0;
min.s32 %r177,%r176,65535;
st.u16 [%d46],%r177;
$140:
setp.lt.s32 %p110,%r19,128;
@%p110 bra $158;
cvt.rni.s32.f32 %r178,%f257;
max.s32 %r179,%r178,0;
min.s32 %r180,%r179,65535;
st.u16 [%d47],%r180;
bra.uni $158;
$116:
setp.eq.s32 %p95,%r57,2;
@%p95 bra $126;
setp.ne.s32 %p96,%r57,3;
@%p96 bra $150;
setp.lt.s32 %p99,%r19,32;
@%p99 bra $120;
cvt.rn.f16.f32 %s71,%f260;
st.u16 [%d44],%s71;
$120:
setp.lt.s32 %p100,%r19,64;
@%p100 bra $122;
cvt.rn.f16.f32 %s72,%f259;
st.u16 [%d45],%s72;
$122:
setp.lt.s32 %p101,%r19,96;
@%p101 bra $124;
cvt.rn.f16.f32 %s73,%f258;
st.u16 [%d46],%s73;
$124:
setp.lt.s32 %p102,%r19,128;
@%p102 bra $158;
cvt.rn.f16.f32 %s74,%f257;
st.u16 [%d47],%s74;
bra.uni $158;
$142:
setp.lt.s32 %p111,%r19,32;
@%p111 bra $144;
cvt.rni.s32.f32 %r181,%f260;
max.s32 %r182,%r181,0;
min.s32 %r183,%r182,255;
st.u8 [%d44],%r183;
$144:
setp.lt.s32 %p112,%r19,64;
@%p112 bra $146;
cvt.rni.s32.f32 %r184,%f259;
max.s32 %r185,%r184,0;
min.s32 %r186,%r185,255;
st.u8 [%d45],%r186;
$146:
setp.lt.s32 %p113,%r19,96;
@%p113 bra $148;
cvt.rni.s32.f32 %r187,%f258;
max.s32 %r188,%r187,0;
min.s32 %r189,%r188,255;
st.u8 [%d46],%r189;
$148:
setp.lt.s32 %p114,%r19,128;
@%p114 bra $158;
cvt.rni.s32.f32 %r190,%f257;
max.s32 %r191,%r190,0;
min.s32 %r192,%r191,255;
st.u8 [%d47],%r192;
bra.uni $158;
$126:
setp.lt.s32 %p103,%r19,32;
@%p103 bra $128;
cvt.rni.s32.f32 %r157,%f260;
max.s32 %r158,%r157,-32768;
min.s32 %r159,%r158,32767;
st.u16 [%d44],%r159;
$128:
setp.lt.s32 %p104,%r19,64;
@%p104 bra $130;
cvt.rni.s32.f32 %r160,%f259;
max.s32 %r161,%r160,-32768;
min.s32 %r162,%r161,32767;
st.u16 [%d45],%r162;
$130:
setp.lt.s32 %p105,%r19,96;
@%p105 bra $132;
cvt.rni.s32.f32 %r163,%f258;
max.s32 %r164,%r163,-32768;
min.s32 %r165,%r164,32767;
st.u16 [%d46],%r165;
$132:
setp.lt.s32 %p106,%r19,128;
@%p106 bra $158;
cvt.rni.s32.f32 %r166,%f257;
max.s32 %r167,%r166,-32768;
min.s32 %r168,%r167,32767;
st.u16 [%d47],%r168;
bra.uni $158;
$150:
setp.lt.s32 %p115,%r19,32;
@%p115 bra $152;
st.f32 [%d44],%f260;
$152:
setp.lt.s32 %p116,%r19,64;
@%p116 bra $154;
st.f32 [%d45],%f259;
$154:
setp.lt.s32 %p117,%r19,96;
@%p117 bra $156;
st.f32 [%d46],%f258;
$156:
setp.lt.s32 %p118,%r19,128;
@%p118 bra $158;
st.f32 [%d47],%f257;
$158:
add.s32 %r196,%r196,1;
setp.lt.s32 %p119,%r196,%r72;
@%p119 bra $9;
$159:
ret;
}
.visible .entry scale_u8_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[64],
.param .u64 p5
)
.maxntid 256,1,1
.minnctapersm 6
{
.reg .pred %p<15>;
.reg .b16 %s<37>;
.reg .f32 %f<57>;
.reg .b32 %r<93>;
.reg .b64 %d<36>;
ld.param.u64 %d5,[p0];
ld.param.u64 %d10,[p2];
ld.param.v2.u32 {%r43,%r44},[p3+32];
ld.param.f32 %f4,[p4+20];
ld.param.f32 %f3,[p4+16];
ld.param.u64 %d12,[p3+8];
ld.param.u64 %d11,[p3];
ld.param.u64 %d7,[p1+8];
ld.param.u64 %d6,[p1];
setp.eq.s32 %p1,%r44,1;
mov.u32 %r47,%ctaid.y;
shl.b32 %r48,%r47,3;
mov.u32 %r49,%tid.y;
add.s32 %r50,%r48,%r49;
selp.b32 %r1,0,%r50,%p1;
mov.u32 %r51,%ctaid.x;
shl.b32 %r52,%r51,3;
add.s32 %r53,%r52,%r49;
selp.b32 %r54,%r53,%r51,%p1;
mov.u32 %r55,%tid.x;
shl.b32 %r56,%r55,2;
mad.lo.s32 %r2,%r54,768,%r56;
setp.ge.s32 %p2,%r1,%r44;
@%p2 bra $20;
mov.u32 %r58,%ctaid.z;
cvt.u64.u32 %d1,%r58;
mul.lo.s64 %d15,%d6,%d1;
cvt.u32.u64 %r59,%d7;
mad.lo.s32 %r60,%r1,%r59,%r2;
cvt.u64.u32 %d16,%r60;
add.s64 %d2,%d15,%d16;
setp.ge.s32 %p3,%r2,%r43;
@%p3 bra $3;
add.s64 %d17,%d5,%d2;
ld.global.cs.u32 %r87,[%d17];
$3:
shl.b32 %r63,%r2,2;
cvt.u32.u64 %r64,%d12;
mad.lo.s32 %r65,%r1,%r64,%r63;
cvt.u64.u32 %d18,%r65;
mul.lo.s64 %d19,%d11,%d1;
add.s64 %d3,%d19,%d18;
add.s32 %r6,%r2,128;
setp.ge.s32 %p4,%r6,%r43;
@%p4 bra $5;
add.s64 %d21,%d5,%d2;
add.s64 %d20,%d21,128;
ld.global.cs.u32 %r88,[%d20];
$5:
add.s32 %r9,%r2,256;
setp.ge.s32 %p5,%r9,%r43;
@%p5 bra $7;
add.s64 %d23,%d5,%d2;
add.s64 %d22,%d23,256;
ld.global.cs.u32 %r89,[%d22];
$7:
add.s32 %r12,%r2,384;
setp.ge.s32 %p6,%r12,%r43;
@%p6 bra $9;
add.s64 %d25,%d5,%d2;
add.s64 %d24,%d25,384;
ld.global.cs.u32 %r90,[%d24];
$9:
add.s32 %r15,%r2,512;
setp.ge.s32 %p7,%r15,%r43;
@%p7 bra $11;
add.s64 %d27,%d5,%d2;
add.s64 %d26,%d27,512;
ld.global.cs.u32 %r91,[%d26];
$11:
add.s32 %r18,%r2,640;
setp.ge.s32 %p8,%r18,%r43;
@%p8 bra $13;
add.s64 %d29,%d5,%d2;
add.s64 %d28,%d29,640;
ld.global.cs.u32 %r92,[%d28];
$13:
@%p3 bra $20;
add.s64 %d30,%d10,%d3;
cvt.u16.u32 %s1,%r87;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f13,%s2;
fma.rn.f32 %f9,%f13,%f3,%f4;
shr.u16 %s3,%s1,8;
cvt.rn.f32.u16 %f14,%s3;
fma.rn.f32 %f10,%f14,%f3,%f4;
shr.u32 %r75,%r87,16;
cvt.u16.u32 %s4,%r75;
and.b16 %s5,%s4,255;
cvt.rn.f32.u16 %f15,%s5;
fma.rn.f32 %f11,%f15,%f3,%f4;
shr.u32 %r76,%r87,24;
cvt.u16.u32 %s6,%r76;
cvt.rn.f32.u16 %f16,%s6;
fma.rn.f32 %f12,%f16,%f3,%f4;
st.global.cs.v4.f32 [%d30],{%f9,%f10,%f11,%f12};
@%p4 bra $20;
cvt.u16.u32 %s7,%r88;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f21,%s8;
fma.rn.f32 %f17,%f21,%f3,%f4;
shr.u16 %s9,%s7,8;
cvt.rn.f32.u16 %f22,%s9;
fma.rn.f32 %f18,%f22,%f3,%f4;
shr.u32 %r77,%r88,16;
cvt.u16.u32 %s10,%r77;
and.b16 %s11,%s10,255;
cvt.rn.f32.u16 %f23,%s11;
fma.rn.f32 %f19,%f23,%f3,%f4;
shr.u32 %r78,%r88,24;
cvt.u16.u32 %s12,%r78;
cvt.rn.f32.u16 %f24,%s12;
fma.rn.f32 %f20,%f24,%f3,%f4;
add.s64 %d31,%d30,512;
st.global.cs.v4.f32 [%d31],{%f17,%f18,%f19,%f20};
@%p5 bra $20;
cvt.u16.u32 %s13,%r89;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f29,%s14;
fma.rn.f32 %f25,%f29,%f3,%f4;
shr.u16 %s15,%s13,8;
cvt.rn.f32.u16 %f30,%s15;
fma.rn.f32 %f26,%f30,%f3,%f4;
shr.u32 %r79,%r89,16;
cvt.u16.u32 %s16,%r79;
and.b16 %s17,%s16,255;
cvt.rn.f32.u16 %f31,%s17;
fma.rn.f32 %f27,%f31,%f3,%f4;
shr.u32 %r80,%r89,24;
cvt.u16.u32 %s18,%r80;
cvt.rn.f32.u16 %f32,%s18;
fma.rn.f32 %f28,%f32,%f3,%f4;
add.s64 %d32,%d30,1024;
st.global.cs.v4.f32 [%d32],{%f25,%f26,%f27,%f28};
@%p6 bra $20;
cvt.u16.u32 %s19,%r90;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f37,%s20;
fma.rn.f32 %f33,%f37,%f3,%f4;
shr.u16 %s21,%s19,8;
cvt.rn.f32.u16 %f38,%s21;
fma.rn.f32 %f34,%f38,%f3,%f4;
shr.u32 %r81,%r90,16;
cvt.u16.u32 %s22,%r81;
and.b16 %s23,%s22,255;
cvt.rn.f32.u16 %f39,%s23;
fma.rn.f32 %f35,%f39,%f3,%f4;
shr.u32 %r82,%r90,24;
cvt.u16.u32 %s24,%r82;
cvt.rn.f32.u16 %f40,%s24;
fma.rn.f32 %f36,%f40,%f3,%f4;
add.s64 %d33,%d30,1536;
st.global.cs.v4.f32 [%d33],{%f33,%f34,%f35,%f36};
@%p7 bra $20;
cvt.u16.u32 %s25,%r91;
and.b16 %s26,%s25,255;
cvt.rn.f32.u16 %f45,%s26;
fma.rn.f32 %f41,%f45,%f3,%f4;
shr.u16 %s27,%s25,8;
cvt.rn.f32.u16 %f46,%s27;
fma.rn.f32 %f42,%f46,%f3,%f4;
shr.u32 %r83,%r91,16;
cvt.u16.u32 %s28,%r83;
and.b16 %s29,%s28,255;
cvt.rn.f32.u16 %f47,%s29;
fma.rn.f32 %f43,%f47,%f3,%f4;
shr.u32 %r84,%r91,24;
cvt.u16.u32 %s30,%r84;
cvt.rn.f32.u16 %f48,%s30;
fma.rn.f32 %f44,%f48,%f3,%f4;
add.s64 %d34,%d30,2048;
st.global.cs.v4.f32 [%d34],{%f41,%f42,%f43,%f44};
@%p8 bra $20;
cvt.u16.u32 %s31,%r92;
and.b16 %s32,%s31,255;
cvt.rn.f32.u16 %f53,%s32;
fma.rn.f32 %f49,%f53,%f3,%f4;
shr.u16 %s33,%s31,8;
cvt.rn.f32.u16 %f54,%s33;
fma.rn.f32 %f50,%f54,%f3,%f4;
shr.u32 %r85,%r92,16;
cvt.u16.u32 %s34,%r85;
and.b16 %s35,%s34,255;
cvt.rn.f32.u16 %f55,%s35;
fma.rn.f32 %f51,%f55,%f3,%f4;
shr.u32 %r86,%r92,24;
cvt.u16.u32 %s36,%r86;
cvt.rn.f32.u16 %f56,%s36;
fma.rn.f32 %f52,%f56,%f3,%f4;
add.s64 %d35,%d30,2560;
st.global.cs.v4.f32 [%d35],{%f49,%f50,%f51,%f52};
$20:
ret;
}
`;
