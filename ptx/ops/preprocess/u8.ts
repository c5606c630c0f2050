// Generated from kernels/ops/preprocess/u8.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/preprocess/u8.cu`. */
export const PREPROCESS_U8: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry normalize_region_u8(
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
.reg .pred %p<67>;
.reg .b16 %s<73>;
.reg .f32 %f<146>;
.reg .b32 %r<239>;
.reg .f64 %e<3>;
.reg .b64 %d<126>;
ld.param.u64 %d40,[p0];
ld.param.v2.u32 {%r228,%r229},[p1+32];
ld.param.v2.u32 {%r62,%r63},[p1+40];
ld.param.u64 %d45,[p2];
ld.param.v2.u32 {%r230,%r231},[p3+32];
ld.param.v2.u32 {%r66,%r67},[p3+40];
ld.param.v2.u32 {%r237,%r236},[p4+24];
ld.param.v2.u32 {%r235,%r234},[p4+32];
ld.param.v2.u32 {%r233,%r232},[p4+40];
ld.param.u64 %d50,[p5];
ld.param.u32 %r58,[p6+52];
ld.param.u32 %r57,[p6+48];
ld.param.f32 %f145,[p6+40];
ld.param.f32 %f144,[p6+36];
ld.param.f32 %f143,[p6+32];
ld.param.f32 %f81,[p6+24];
ld.param.f32 %f80,[p6+20];
ld.param.f32 %f79,[p6+16];
ld.param.f32 %f77,[p6+8];
ld.param.f32 %f76,[p6+4];
ld.param.f32 %f75,[p6];
ld.param.u64 %d125,[p3+24];
ld.param.u64 %d124,[p3+16];
ld.param.u64 %d123,[p3+8];
ld.param.u64 %d46,[p3];
ld.param.u64 %d121,[p1+8];
ld.param.u64 %d41,[p1];
mov.u32 %r3,%ctaid.z;
setp.eq.s32 %p4,%r63,0;
@%p4 bra $2;
cvta.to.global.u64 %d51,%d40;
mul.wide.s32 %d52,%r3,40;
add.s64 %d53,%d51,%d52;
ld.global.v2.u32 {%r228,%r229},[%d53+32];
ld.global.u64 %d121,[%d53+8];
ld.global.u64 %d120,[%d53];
bra.uni $3;
$2:
cvt.s64.s32 %d54,%r3;
mul.lo.s64 %d55,%d41,%d54;
add.s64 %d120,%d40,%d55;
$3:
setp.eq.s32 %p5,%r67,0;
@%p5 bra $5;
cvta.to.global.u64 %d56,%d45;
mul.wide.s32 %d57,%r3,40;
add.s64 %d58,%d56,%d57;
ld.global.v2.u32 {%r230,%r231},[%d58+32];
ld.global.u64 %d125,[%d58+24];
ld.global.u64 %d124,[%d58+16];
ld.global.u64 %d123,[%d58+8];
ld.global.u64 %d122,[%d58];
bra.uni $6;
$5:
cvt.s64.s32 %d59,%r3;
mul.lo.s64 %d60,%d46,%d59;
add.s64 %d122,%d45,%d60;
$6:
mov.u32 %r80,%ctaid.x;
shl.b32 %r81,%r80,5;
mov.u32 %r82,%tid.x;
add.s32 %r83,%r81,%r82;
shl.b32 %r16,%r83,2;
mov.u32 %r84,%ctaid.y;
shl.b32 %r85,%r84,3;
mov.u32 %r86,%tid.y;
add.s32 %r17,%r85,%r86;
setp.ge.s32 %p6,%r16,%r230;
setp.ge.s32 %p7,%r17,%r231;
or.pred %p8,%p7,%p6;
@%p8 bra $95;
setp.eq.s64 %p9,%d50,0;
@%p9 bra $10;
cvta.to.global.u64 %d61,%d50;
mul.wide.u32 %d62,%r3,48;
add.s64 %d63,%d61,%d62;
ld.global.v2.u32 {%r237,%r236},[%d63+24];
ld.global.v2.u32 {%r235,%r234},[%d63+32];
ld.global.v2.u32 {%r233,%r232},[%d63+40];
$10:
setp.ge.s32 %p10,%r17,%r236;
mov.u32 %r238,0;
@%p10 bra $12;
sub.s32 %r94,%r237,%r16;
max.s32 %r95,%r94,0;
min.s32 %r238,%r95,4;
$12:
not.b32 %r96,%r17;
add.s32 %r97,%r236,%r96;
setp.eq.s32 %p11,%r232,0;
selp.b32 %r98,%r17,%r97,%p11;
add.s32 %r99,%r98,%r234;
not.b32 %r100,%r16;
add.s32 %r101,%r237,%r100;
setp.eq.s32 %p12,%r233,0;
selp.b32 %r102,%r16,%r101,%p12;
add.s32 %r103,%r102,%r235;
cvt.s64.s32 %d64,%r99;
mul.lo.s64 %d65,%d121,%d64;
mul.lo.s32 %r104,%r103,3;
cvt.s64.s32 %d66,%r104;
add.s64 %d26,%d65,%d66;
selp.b32 %r105,4,1,%p12;
add.s32 %r106,%r103,%r105;
add.s32 %r107,%r99,1;
setp.lt.s32 %p13,%r107,%r229;
selp.b32 %r108,0,3,%p13;
mad.lo.s32 %r109,%r106,3,%r108;
mul.lo.s32 %r110,%r228,3;
setp.le.s32 %p14,%r109,%r110;
setp.eq.s32 %p15,%r238,4;
and.pred %p16,%p14,%p15;
@%p16 bra $37;
bra.uni $13;
$37:
setp.ne.s32 %p30,%r233,0;
add.s64 %d94,%d26,-9;
selp.b64 %d95,%d94,%d26,%p30;
add.s64 %d96,%d120,%d95;
cvt.u32.u64 %r129,%d96;
and.b32 %r130,%r129,3;
and.b64 %d97,%d96,3;
sub.s64 %d98,%d95,%d97;
add.s64 %d90,%d120,%d98;
add.s32 %r131,%r130,11;
ld.global.nc.u32 %r125,[%d90];
add.s64 %d91,%d90,4;
ld.global.nc.u32 %r126,[%d91];
add.s64 %d92,%d90,8;
ld.global.nc.u32 %r127,[%d92];
and.b32 %r132,%r131,28;
cvt.u64.u32 %d99,%r132;
add.s64 %d93,%d90,%d99;
ld.global.nc.u32 %r128,[%d93];
mad.lo.s32 %r133,%r130,4369,12816;
and.b32 %r134,%r133,30583;
prmt.b32 %r135,%r125,%r126,%r134;
prmt.b32 %r136,%r126,%r127,%r134;
prmt.b32 %r137,%r127,%r128,%r134;
shr.u32 %r138,%r137,8;
selp.b32 %r139,%r135,%r138,%p12;
cvt.u16.u32 %s25,%r139;
and.b16 %s26,%s25,255;
cvt.rn.f32.u16 %f142,%s26;
shr.u32 %r140,%r137,16;
shr.u32 %r141,%r135,8;
selp.b32 %r142,%r141,%r140,%p12;
cvt.u16.u32 %s27,%r142;
and.b16 %s28,%s27,255;
cvt.rn.f32.u16 %f141,%s28;
shr.u32 %r143,%r137,24;
shr.u32 %r144,%r135,16;
selp.b32 %r145,%r144,%r143,%p12;
cvt.u16.u32 %s29,%r145;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f140,%s30;
shr.u32 %r146,%r136,16;
shr.u32 %r147,%r135,24;
selp.b32 %r148,%r147,%r146,%p12;
cvt.u16.u32 %s31,%r148;
and.b16 %s32,%s31,255;
cvt.rn.f32.u16 %f139,%s32;
shr.u32 %r149,%r136,24;
selp.b32 %r150,%r136,%r149,%p12;
cvt.u16.u32 %s33,%r150;
and.b16 %s34,%s33,255;
cvt.rn.f32.u16 %f138,%s34;
shr.u32 %r151,%r136,8;
selp.b32 %r152,%r151,%r137,%p12;
cvt.u16.u32 %s35,%r152;
and.b16 %s36,%s35,255;
cvt.rn.f32.u16 %f137,%s36;
selp.b32 %r153,%r146,%r147,%p12;
cvt.u16.u32 %s37,%r153;
and.b16 %s38,%s37,255;
cvt.rn.f32.u16 %f136,%s38;
selp.b32 %r154,%r149,%r136,%p12;
cvt.u16.u32 %s39,%r154;
and.b16 %s40,%s39,255;
cvt.rn.f32.u16 %f135,%s40;
selp.b32 %r155,%r137,%r151,%p12;
cvt.u16.u32 %s41,%r155;
and.b16 %s42,%s41,255;
cvt.rn.f32.u16 %f134,%s42;
selp.b32 %r156,%r138,%r135,%p12;
cvt.u16.u32 %s43,%r156;
and.b16 %s44,%s43,255;
cvt.rn.f32.u16 %f143,%s44;
selp.b32 %r157,%r140,%r141,%p12;
cvt.u16.u32 %s45,%r157;
and.b16 %s46,%s45,255;
cvt.rn.f32.u16 %f144,%s46;
selp.b32 %r158,%r143,%r144,%p12;
cvt.u16.u32 %s47,%r158;
and.b16 %s48,%s47,255;
cvt.rn.f32.u16 %f145,%s48;
bra.uni $38;
$13:
setp.ne.s32 %p17,%r233,0;
selp.b32 %r39,-3,3,%p17;
setp.eq.s32 %p18,%r238,0;
mov.f32 %f142,%f143;
@%p18 bra $15;
add.s64 %d67,%d120,%d26;
ld.global.nc.u8 %r111,[%d67];
cvt.u16.u32 %s1,%r111;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f142,%s2;
$15:
mov.f32 %f141,%f144;
@%p18 bra $17;
add.s64 %d69,%d120,%d26;
add.s64 %d68,%d69,1;
ld.global.nc.u8 %r112,[%d68];
cvt.u16.u32 %s3,%r112;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f141,%s4;
$17:
mov.f32 %f140,%f145;
@%p18 bra $19;
add.s64 %d71,%d120,%d26;
add.s64 %d70,%d71,2;
ld.global.nc.u8 %r113,[%d70];
cvt.u16.u32 %s5,%r113;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f140,%s6;
$19:
cvt.s64.s32 %d72,%r39;
add.s64 %d27,%d26,%d72;
setp.lt.u32 %p21,%r238,2;
mov.f32 %f139,%f143;
@%p21 bra $21;
add.s64 %d73,%d120,%d27;
ld.global.nc.u8 %r114,[%d73];
cvt.u16.u32 %s7,%r114;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f139,%s8;
$21:
mov.f32 %f138,%f144;
@%p21 bra $23;
add.s64 %d75,%d120,%d27;
add.s64 %d74,%d75,1;
ld.global.nc.u8 %r115,[%d74];
cvt.u16.u32 %s9,%r115;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f138,%s10;
$23:
mov.f32 %f137,%f145;
@%p21 bra $25;
add.s64 %d77,%d120,%d27;
add.s64 %d76,%d77,2;
ld.global.nc.u8 %r116,[%d76];
cvt.u16.u32 %s11,%r116;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f137,%s12;
$25:
shl.b32 %r117,%r39,1;
cvt.s64.s32 %d78,%r117;
add.s64 %d28,%d26,%d78;
setp.lt.u32 %p24,%r238,3;
mov.f32 %f136,%f143;
@%p24 bra $27;
add.s64 %d79,%d120,%d28;
ld.global.nc.u8 %r118,[%d79];
cvt.u16.u32 %s13,%r118;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f136,%s14;
$27:
mov.f32 %f135,%f144;
@%p24 bra $29;
add.s64 %d81,%d120,%d28;
add.s64 %d80,%d81,1;
ld.global.nc.u8 %r119,[%d80];
cvt.u16.u32 %s15,%r119;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f135,%s16;
$29:
mov.f32 %f134,%f145;
@%p24 bra $31;
add.s64 %d83,%d120,%d28;
add.s64 %d82,%d83,2;
ld.global.nc.u8 %r120,[%d82];
cvt.u16.u32 %s17,%r120;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f134,%s18;
$31:
mul.lo.s32 %r121,%r39,3;
cvt.s64.s32 %d84,%r121;
add.s64 %d29,%d26,%d84;
setp.lt.u32 %p27,%r238,4;
@%p27 bra $33;
add.s64 %d85,%d120,%d29;
ld.global.nc.u8 %r122,[%d85];
cvt.u16.u32 %s19,%r122;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f143,%s20;
$33:
@%p27 bra $35;
add.s64 %d87,%d120,%d29;
add.s64 %d86,%d87,1;
ld.global.nc.u8 %r123,[%d86];
cvt.u16.u32 %s21,%r123;
and.b16 %s22,%s21,255;
cvt.rn.f32.u16 %f144,%s22;
$35:
@%p27 bra $38;
add.s64 %d89,%d120,%d29;
add.s64 %d88,%d89,2;
ld.global.nc.u8 %r124,[%d88];
cvt.u16.u32 %s23,%r124;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f145,%s24;
$38:
cvt.s64.s32 %d100,%r17;
mul.lo.s64 %d101,%d123,%d100;
cvt.s64.s32 %d102,%r16;
mul.lo.s64 %d103,%d124,%d102;
add.s64 %d32,%d101,%d103;
add.s32 %r40,%r16,4;
setp.le.s32 %p32,%r40,%r230;
fma.rn.f32 %f63,%f142,%f75,%f79;
fma.rn.f32 %f64,%f139,%f75,%f79;
fma.rn.f32 %f65,%f136,%f75,%f79;
fma.rn.f32 %f66,%f143,%f75,%f79;
setp.eq.s32 %p33,%r58,0;
selp.b64 %d104,0,2,%p33;
mul.lo.s64 %d105,%d125,%d104;
add.s64 %d106,%d32,%d105;
add.s64 %d33,%d122,%d106;
setp.eq.s32 %p34,%r57,4;
selp.b64 %d34,15,7,%p34;
and.b64 %d107,%d34,%d33;
setp.eq.s64 %p35,%d107,0;
and.pred %p1,%p32,%p35;
and.pred %p36,%p34,%p1;
@%p36 bra $56;
bra.uni $39;
$56:
st.global.cs.v4.f32 [%d33],{%f63,%f64,%f65,%f66};
bra.uni $57;
$39:
@%p1 bra $55;
bra.uni $40;
$55:
cvt.rn.f16.f32 %s53,%f63;
cvt.rn.f16.f32 %s54,%f64;
mov.b32 %r186,{%s53,%s54};
cvt.rn.f16.f32 %s55,%f65;
cvt.rn.f16.f32 %s56,%f66;
mov.b32 %r187,{%s55,%s56};
st.global.cs.v2.u32 [%d33],{%r186,%r187};
bra.uni $57;
$40:
@%p34 bra $42;
bra.uni $41;
$42:
st.f32 [%d33],%f63;
bra.uni $43;
$41:
cvt.rn.f16.f32 %s49,%f63;
st.u16 [%d33],%s49;
$43:
or.b32 %r173,%r16,1;
setp.ge.s32 %p38,%r173,%r230;
@%p38 bra $47;
@%p34 bra $46;
bra.uni $45;
$46:
st.f32 [%d33+4],%f64;
bra.uni $47;
$45:
cvt.rn.f16.f32 %s50,%f64;
st.u16 [%d33+2],%s50;
$47:
or.b32 %r179,%r16,2;
setp.ge.s32 %p40,%r179,%r230;
@%p40 bra $51;
@%p34 bra $50;
bra.uni $49;
$50:
st.f32 [%d33+8],%f65;
bra.uni $51;
$49:
cvt.rn.f16.f32 %s51,%f65;
st.u16 [%d33+4],%s51;
$51:
or.b32 %r185,%r16,3;
setp.ge.s32 %p42,%r185,%r230;
@%p42 bra $57;
@%p34 bra $54;
bra.uni $53;
$54:
st.f32 [%d33+12],%f66;
bra.uni $57;
$53:
cvt.rn.f16.f32 %s52,%f66;
st.u16 [%d33+6],%s52;
$57:
fma.rn.f32 %f67,%f141,%f76,%f80;
fma.rn.f32 %f68,%f138,%f76,%f80;
fma.rn.f32 %f69,%f135,%f76,%f80;
fma.rn.f32 %f70,%f144,%f76,%f80;
add.s64 %d110,%d32,%d125;
add.s64 %d36,%d122,%d110;
and.b64 %d111,%d34,%d36;
setp.eq.s64 %p45,%d111,0;
and.pred %p2,%p32,%p45;
and.pred %p47,%p34,%p2;
@%p47 bra $75;
bra.uni $58;
$75:
st.global.cs.v4.f32 [%d36],{%f67,%f68,%f69,%f70};
bra.uni $76;
$58:
@%p2 bra $74;
bra.uni $59;
$74:
cvt.rn.f16.f32 %s61,%f67;
cvt.rn.f16.f32 %s62,%f68;
mov.b32 %r206,{%s61,%s62};
cvt.rn.f16.f32 %s63,%f69;
cvt.rn.f16.f32 %s64,%f70;
mov.b32 %r207,{%s63,%s64};
st.global.cs.v2.u32 [%d36],{%r206,%r207};
bra.uni $76;
$59:
@%p34 bra $61;
bra.uni $60;
$61:
st.f32 [%d36],%f67;
bra.uni $62;
$60:
cvt.rn.f16.f32 %s57,%f67;
st.u16 [%d36],%s57;
$62:
or.b32 %r193,%r16,1;
setp.ge.s32 %p49,%r193,%r230;
@%p49 bra $66;
@%p34 bra $65;
bra.uni $64;
$65:
st.f32 [%d36+4],%f68;
bra.uni $66;
$64:
cvt.rn.f16.f32 %s58,%f68;
st.u16 [%d36+2],%s58;
$66:
or.b32 %r199,%r16,2;
setp.ge.s32 %p51,%r199,%r230;
@%p51 bra $70;
@%p34 bra $69;
bra.uni $68;
$69:
st.f32 [%d36+8],%f69;
bra.uni $70;
$68:
cvt.rn.f16.f32 %s59,%f69;
st.u16 [%d36+4],%s59;
$70:
or.b32 %r205,%r16,3;
setp.ge.s32 %p53,%r205,%r230;
@%p53 bra $76;
@%p34 bra $73;
bra.uni $72;
$73:
st.f32 [%d36+12],%f70;
bra.uni $76;
$72:
cvt.rn.f16.f32 %s60,%f70;
st.u16 [%d36+6],%s60;
$76:
fma.rn.f32 %f71,%f140,%f77,%f81;
fma.rn.f32 %f72,%f137,%f77,%f81;
fma.rn.f32 %f73,%f134,%f77,%f81;
fma.rn.f32 %f74,%f145,%f77,%f81;
selp.b64 %d114,2,0,%p33;
mul.lo.s64 %d115,%d125,%d114;
add.s64 %d116,%d32,%d115;
add.s64 %d38,%d122,%d116;
and.b64 %d117,%d34,%d38;
setp.eq.s64 %p57,%d117,0;
and.pred %p3,%p32,%p57;
and.pred %p59,%p34,%p3;
@%p59 bra $94;
bra.uni $77;
$94:
st.global.cs.v4.f32 [%d38],{%f71,%f72,%f73,%f74};
bra.uni $95;
$77:
@%p3 bra $93;
bra.uni $78;
$93:
cvt.rn.f16.f32 %s69,%f71;
cvt.rn.f16.f32 %s70,%f72;
mov.b32 %r226,{%s69,%s70};
cvt.rn.f16.f32 %s71,%f73;
cvt.rn.f16.f32 %s72,%f74;
mov.b32 %r227,{%s71,%s72};
st.global.cs.v2.u32 [%d38],{%r226,%r227};
bra.uni $95;
$78:
@%p34 bra $80;
bra.uni $79;
$80:
st.f32 [%d38],%f71;
bra.uni $81;
$79:
cvt.rn.f16.f32 %s65,%f71;
st.u16 [%d38],%s65;
$81:
or.b32 %r213,%r16,1;
setp.ge.s32 %p61,%r213,%r230;
@%p61 bra $85;
@%p34 bra $84;
bra.uni $83;
$84:
st.f32 [%d38+4],%f72;
bra.uni $85;
$83:
cvt.rn.f16.f32 %s66,%f72;
st.u16 [%d38+2],%s66;
$85:
or.b32 %r219,%r16,2;
setp.ge.s32 %p63,%r219,%r230;
@%p63 bra $89;
@%p34 bra $88;
bra.uni $87;
$88:
st.f32 [%d38+8],%f73;
bra.uni $89;
$87:
cvt.rn.f16.f32 %s67,%f73;
st.u16 [%d38+4],%s67;
$89:
or.b32 %r225,%r16,3;
setp.ge.s32 %p65,%r225,%r230;
@%p65 bra $95;
@%p34 bra $92;
bra.uni $91;
$92:
st.f32 [%d38+12],%f74;
bra.uni $95;
$91:
cvt.rn.f16.f32 %s68,%f74;
st.u16 [%d38+6],%s68;
$95:
ret;
}
`;
