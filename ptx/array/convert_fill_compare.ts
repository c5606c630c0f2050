// Generated from kernels/array/convert_fill_compare.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/array/convert_fill_compare.cu`. */
export const ARRAY_CONVERT_FILL_COMPARE: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry cast(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .align 8 .b8 p5[128]
)
.maxntid 256,1,1
{
.reg .pred %p<119>;
.reg .b16 %s<36>;
.reg .f32 %f<24>;
.reg .b32 %r<111>;
.reg .f64 %e<49>;
.reg .b64 %d<99>;
ld.param.u64 %d44,[p0];
ld.param.u64 %d45,[p1];
ld.param.u32 %r41,[p2];
ld.param.u32 %r42,[p3];
ld.param.u32 %r43,[p4];
ld.param.v2.u32 {%r51,%r52},[p5];
ld.param.v2.u32 {%r53,%r54},[p5+8];
ld.param.v2.u32 {%r55,%r56},[p5+16];
ld.param.u64 %d57,[p5+120];
ld.param.u64 %d56,[p5+112];
ld.param.u64 %d55,[p5+104];
ld.param.u64 %d54,[p5+96];
ld.param.u64 %d53,[p5+88];
ld.param.u64 %d52,[p5+80];
ld.param.u64 %d51,[p5+72];
ld.param.u64 %d50,[p5+64];
ld.param.u64 %d49,[p5+56];
ld.param.u64 %d48,[p5+48];
ld.param.u64 %d47,[p5+40];
ld.param.u64 %d46,[p5+32];
ld.param.u32 %r50,[p5+24];
mov.u32 %r57,%ctaid.x;
shl.b32 %r58,%r57,10;
mov.u32 %r59,%tid.x;
add.s32 %r97,%r58,%r59;
setp.gt.u32 %p4,%r97,-1025;
setp.ge.u32 %p5,%r97,%r41;
or.pred %p6,%p4,%p5;
@%p6 bra $155;
cvta.to.global.u64 %d77,%d45;
cvta.to.global.u64 %d84,%d44;
$2:
.pragma "nounroll";
mov.u64 %d96,0;
setp.eq.s32 %p7,%r51,0;
mov.u64 %d94,%d96;
mov.u64 %d95,%d96;
@%p7 bra $21;
setp.eq.s32 %p8,%r51,1;
mov.u32 %r100,%r97;
mov.u32 %r99,%r97;
@%p8 bra $5;
div.u32 %r100,%r97,%r52;
mul.lo.s32 %r64,%r100,%r52;
sub.s32 %r99,%r97,%r64;
$5:
cvt.u64.u32 %d60,%r99;
mul.lo.s64 %d95,%d46,%d60;
mul.lo.s64 %d94,%d52,%d60;
setp.lt.u32 %p9,%r51,2;
@%p9 bra $21;
setp.eq.s32 %p10,%r51,2;
mov.u32 %r101,%r100;
@%p10 bra $8;
div.u32 %r14,%r100,%r53;
mul.lo.s32 %r65,%r14,%r53;
sub.s32 %r101,%r100,%r65;
mov.u32 %r100,%r14;
$8:
cvt.u64.u32 %d61,%r101;
mul.lo.s64 %d62,%d47,%d61;
add.s64 %d95,%d62,%d95;
mul.lo.s64 %d63,%d53,%d61;
add.s64 %d94,%d63,%d94;
setp.lt.u32 %p11,%r51,3;
@%p11 bra $21;
setp.eq.s32 %p12,%r51,3;
mov.u32 %r103,%r100;
@%p12 bra $11;
div.u32 %r18,%r100,%r54;
mul.lo.s32 %r66,%r18,%r54;
sub.s32 %r103,%r100,%r66;
mov.u32 %r100,%r18;
$11:
cvt.u64.u32 %d64,%r103;
mul.lo.s64 %d65,%d48,%d64;
add.s64 %d95,%d65,%d95;
mul.lo.s64 %d66,%d54,%d64;
add.s64 %d94,%d66,%d94;
setp.lt.u32 %p13,%r51,4;
@%p13 bra $21;
setp.eq.s32 %p14,%r51,4;
mov.u32 %r105,%r100;
@%p14 bra $14;
div.u32 %r22,%r100,%r55;
mul.lo.s32 %r67,%r22,%r55;
sub.s32 %r105,%r100,%r67;
mov.u32 %r100,%r22;
$14:
cvt.u64.u32 %d67,%r105;
mul.lo.s64 %d68,%d49,%d67;
add.s64 %d95,%d68,%d95;
mul.lo.s64 %d69,%d55,%d67;
add.s64 %d94,%d69,%d94;
setp.lt.u32 %p15,%r51,5;
@%p15 bra $21;
setp.eq.s32 %p16,%r51,5;
mov.u32 %r107,%r100;
@%p16 bra $17;
div.u32 %r26,%r100,%r56;
mul.lo.s32 %r68,%r26,%r56;
sub.s32 %r107,%r100,%r68;
mov.u32 %r100,%r26;
$17:
cvt.u64.u32 %d70,%r107;
mul.lo.s64 %d71,%d50,%d70;
add.s64 %d95,%d71,%d95;
mul.lo.s64 %d72,%d56,%d70;
add.s64 %d94,%d72,%d94;
setp.lt.u32 %p17,%r51,6;
@%p17 bra $21;
setp.eq.s32 %p18,%r51,6;
@%p18 bra $20;
rem.u32 %r100,%r100,%r50;
$20:
cvt.u64.u32 %d73,%r100;
mul.lo.s64 %d74,%d51,%d73;
add.s64 %d95,%d74,%d95;
mul.lo.s64 %d75,%d57,%d73;
add.s64 %d94,%d75,%d94;
$21:
add.s64 %d27,%d77,%d94;
mov.f64 %e48,0d0000000000000000;
setp.gt.s32 %p19,%r43,6;
@%p19 bra $31;
bra.uni $22;
$31:
setp.gt.s32 %p20,%r43,10;
@%p20 bra $37;
setp.gt.s32 %p26,%r43,8;
@%p26 bra $35;
setp.eq.s32 %p29,%r43,7;
@%p29 bra $49;
setp.eq.s32 %p30,%r43,8;
mov.f64 %e9,%e48;
@%p30 bra $48;
bra.uni $57;
$48:
ld.global.u64 %d96,[%d27];
mov.f64 %e9,%e48;
bra.uni $57;
$22:
setp.gt.s32 %p31,%r43,2;
@%p31 bra $26;
bra.uni $23;
$26:
setp.gt.s32 %p32,%r43,4;
@%p32 bra $29;
setp.eq.s32 %p35,%r43,3;
@%p35 bra $53;
setp.eq.s32 %p36,%r43,4;
mov.f64 %e9,%e48;
@%p36 bra $52;
bra.uni $57;
$52:
ld.global.u64 %d96,[%d27];
mov.f64 %e9,%e48;
bra.uni $57;
$37:
setp.gt.s32 %p21,%r43,12;
@%p21 bra $40;
setp.eq.s32 %p24,%r43,11;
@%p24 bra $45;
setp.eq.s32 %p25,%r43,12;
mov.f64 %e9,%e48;
@%p25 bra $44;
bra.uni $57;
$44:
ld.global.f64 %e9,[%d27];
bra.uni $57;
$23:
setp.eq.s32 %p37,%r43,0;
@%p37 bra $56;
setp.eq.s32 %p38,%r43,1;
@%p38 bra $55;
setp.eq.s32 %p39,%r43,2;
mov.f64 %e9,%e48;
@%p39 bra $54;
bra.uni $57;
$54:
ld.global.u16 %d96,[%d27];
mov.f64 %e9,%e48;
bra.uni $57;
$35:
setp.eq.s32 %p27,%r43,9;
@%p27 bra $47;
setp.eq.s32 %p28,%r43,10;
mov.f64 %e9,%e48;
@%p28 bra $46;
bra.uni $57;
$46:
ld.global.u16 %r69,[%d27];
shl.b32 %r70,%r69,16;
mov.b32 %f16,%r70;
cvt.f64.f32 %e9,%f16;
bra.uni $57;
$29:
setp.eq.s32 %p33,%r43,5;
@%p33 bra $51;
setp.eq.s32 %p34,%r43,6;
mov.f64 %e9,%e48;
@%p34 bra $50;
bra.uni $57;
$50:
ld.global.s16 %d96,[%d27];
mov.f64 %e9,%e48;
bra.uni $57;
$40:
setp.eq.s32 %p22,%r43,13;
@%p22 bra $43;
setp.ne.s32 %p23,%r43,14;
mov.f64 %e9,%e48;
@%p23 bra $57;
ld.global.f64 %e9,[%d27];
ld.global.f64 %e48,[%d27+8];
bra.uni $57;
$49:
ld.global.s32 %d96,[%d27];
mov.f64 %e9,%e48;
bra.uni $57;
$53:
ld.global.u32 %d96,[%d27];
mov.f64 %e9,%e48;
bra.uni $57;
$45:
ld.global.f32 %f15,[%d27];
cvt.f64.f32 %e9,%f15;
bra.uni $57;
$55:
ld.global.u8 %d96,[%d27];
mov.f64 %e9,%e48;
bra.uni $57;
$47:
ld.global.u16 %s17,[%d27];
cvt.f32.f16 %f17,%s17;
cvt.f64.f32 %e9,%f17;
bra.uni $57;
$51:
ld.global.s8 %d96,[%d27];
mov.f64 %e9,%e48;
bra.uni $57;
$43:
ld.global.f32 %f13,[%d27];
cvt.f64.f32 %e9,%f13;
ld.global.f32 %f14,[%d27+4];
cvt.f64.f32 %e48,%f14;
bra.uni $57;
$56:
ld.global.u8 %s18,[%d27];
setp.ne.s16 %p40,%s18,0;
selp.u64 %d96,1,0,%p40;
mov.f64 %e9,%e48;
$57:
add.s64 %d38,%d84,%d95;
setp.gt.s32 %p41,%r42,6;
@%p41 bra $67;
bra.uni $58;
$67:
setp.gt.s32 %p42,%r42,10;
@%p42 bra $73;
setp.gt.s32 %p48,%r42,8;
@%p48 bra $71;
setp.eq.s32 %p51,%r42,7;
@%p51 bra $106;
setp.eq.s32 %p52,%r42,8;
@%p52 bra $100;
bra.uni $154;
$100:
setp.lt.u32 %p84,%r43,9;
@%p84 bra $105;
setp.leu.f64 %p85,%e9,0dC3E0000000000000;
@%p85 bra $104;
bra.uni $102;
$104:
setp.num.f64 %p87,%e9,%e9;
selp.b64 %d96,-9223372036854775808,0,%p87;
bra.uni $105;
$58:
setp.gt.s32 %p53,%r42,2;
@%p53 bra $62;
bra.uni $59;
$62:
setp.gt.s32 %p54,%r42,4;
@%p54 bra $65;
setp.eq.s32 %p57,%r42,3;
@%p57 bra $132;
setp.eq.s32 %p58,%r42,4;
@%p58 bra $127;
bra.uni $154;
$127:
setp.lt.u32 %p100,%r43,9;
@%p100 bra $131;
setp.leu.f64 %p101,%e9,0d0000000000000000;
mov.u64 %d96,0;
@%p101 bra $131;
setp.ge.f64 %p102,%e9,0d43F0000000000000;
mov.u64 %d96,-1;
@%p102 bra $131;
cvt.rzi.u64.f64 %d96,%e9;
$131:
st.global.u64 [%d38],%d96;
bra.uni $154;
$73:
setp.gt.s32 %p43,%r42,12;
@%p43 bra $76;
setp.eq.s32 %p46,%r42,11;
@%p46 bra $86;
setp.eq.s32 %p47,%r42,12;
@%p47 bra $85;
bra.uni $154;
$85:
setp.gt.u32 %p69,%r43,8;
setp.eq.s32 %p70,%r43,4;
selp.u32 %r75,1,0,%p70;
selp.b32 %r76,2,%r75,%p69;
setp.eq.s32 %p71,%r76,0;
cvt.rn.f64.u64 %e39,%d96;
cvt.rn.f64.s64 %e40,%d96;
selp.f64 %e41,%e40,%e39,%p71;
selp.f64 %e42,%e9,%e41,%p69;
st.global.f64 [%d38],%e42;
bra.uni $154;
$59:
setp.eq.s32 %p59,%r42,0;
@%p59 bra $150;
setp.eq.s32 %p60,%r42,1;
@%p60 bra $144;
setp.eq.s32 %p61,%r42,2;
@%p61 bra $138;
bra.uni $154;
$138:
setp.gt.u32 %p106,%r43,8;
@%p106 bra $140;
bra.uni $139;
$140:
setp.leu.f64 %p107,%e9,0d0000000000000000;
mov.u16 %s34,0;
@%p107 bra $143;
setp.ge.f64 %p108,%e9,0d40F0000000000000;
mov.u16 %s34,-1;
@%p108 bra $143;
cvt.rzi.u64.f64 %d92,%e9;
cvt.u16.u64 %s34,%d92;
bra.uni $143;
$71:
setp.eq.s32 %p49,%r42,9;
@%p49 bra $99;
setp.eq.s32 %p50,%r42,10;
@%p50 bra $91;
bra.uni $154;
$91:
setp.gt.u32 %p76,%r43,8;
setp.eq.s32 %p77,%r43,4;
selp.u32 %r79,1,0,%p77;
selp.b32 %r80,2,%r79,%p76;
cvt.u16.u32 %s21,%r80;
setp.eq.s16 %p78,%s21,2;
@%p78 bra $94;
setp.ne.s16 %p79,%s21,0;
@%p79 bra $95;
cvt.rn.f32.s64 %f23,%d96;
bra.uni $96;
$65:
setp.eq.s32 %p55,%r42,5;
@%p55 bra $120;
setp.eq.s32 %p56,%r42,6;
@%p56 bra $113;
bra.uni $154;
$113:
setp.gt.u32 %p92,%r43,8;
@%p92 bra $115;
bra.uni $114;
$115:
setp.leu.f64 %p93,%e9,0dC0E0000000000000;
@%p93 bra $118;
bra.uni $116;
$118:
setp.num.f64 %p95,%e9,%e9;
selp.b16 %s32,-32768,0,%p95;
bra.uni $119;
$76:
setp.eq.s32 %p44,%r42,13;
@%p44 bra $79;
setp.ne.s32 %p45,%r42,14;
@%p45 bra $154;
setp.gt.u32 %p62,%r43,8;
setp.eq.s32 %p63,%r43,4;
selp.u32 %r71,1,0,%p63;
selp.b32 %r72,2,%r71,%p62;
setp.eq.s32 %p64,%r72,0;
cvt.rn.f64.u64 %e35,%d96;
cvt.rn.f64.s64 %e36,%d96;
selp.f64 %e37,%e36,%e35,%p64;
selp.f64 %e38,%e9,%e37,%p62;
st.global.f64 [%d38],%e38;
st.global.f64 [%d38+8],%e48;
bra.uni $154;
$106:
setp.gt.u32 %p88,%r43,8;
@%p88 bra $108;
bra.uni $107;
$108:
setp.leu.f64 %p89,%e9,0dC1E0000000000000;
@%p89 bra $111;
bra.uni $109;
$111:
setp.num.f64 %p91,%e9,%e9;
selp.b32 %r109,-2147483648,0,%p91;
bra.uni $112;
$132:
setp.gt.u32 %p103,%r43,8;
@%p103 bra $134;
bra.uni $133;
$134:
setp.leu.f64 %p104,%e9,0d0000000000000000;
mov.u32 %r110,0;
@%p104 bra $137;
setp.ge.f64 %p105,%e9,0d41F0000000000000;
mov.u32 %r110,-1;
@%p105 bra $137;
cvt.rzi.u64.f64 %d91,%e9;
cvt.u32.u64 %r110,%d91;
bra.uni $137;
$86:
setp.gt.u32 %p72,%r43,8;
setp.eq.s32 %p73,%r43,4;
selp.u32 %r77,1,0,%p73;
selp.b32 %r78,2,%r77,%p72;
cvt.u16.u32 %s20,%r78;
setp.eq.s16 %p74,%s20,2;
@%p74 bra $89;
setp.ne.s16 %p75,%s20,0;
@%p75 bra $90;
cvt.rn.f32.s64 %f5,%d96;
st.global.f32 [%d38],%f5;
bra.uni $154;
$144:
setp.gt.u32 %p109,%r43,8;
@%p109 bra $146;
bra.uni $145;
$146:
setp.leu.f64 %p110,%e9,0d0000000000000000;
mov.u16 %s35,0;
@%p110 bra $149;
setp.ge.f64 %p111,%e9,0d4070000000000000;
mov.u16 %s35,255;
@%p111 bra $149;
cvt.rzi.u64.f64 %d93,%e9;
cvt.u16.u64 %s35,%d93;
bra.uni $149;
$99:
setp.gt.u32 %p81,%r43,8;
setp.eq.s32 %p82,%r43,4;
selp.u32 %r87,1,0,%p82;
selp.b32 %r88,2,%r87,%p81;
setp.eq.s32 %p83,%r88,0;
cvt.rn.f64.u64 %e44,%d96;
cvt.rn.f64.s64 %e45,%d96;
selp.f64 %e46,%e45,%e44,%p83;
selp.f64 %e43,%e9,%e46,%p81;
cvt.rn.f16.f64 %s23,%e43;
st.global.u16 [%d38],%s23;
bra.uni $154;
$120:
setp.gt.u32 %p96,%r43,8;
@%p96 bra $122;
bra.uni $121;
$122:
setp.leu.f64 %p97,%e9,0dC060000000000000;
@%p97 bra $125;
bra.uni $123;
$125:
setp.num.f64 %p99,%e9,%e9;
selp.b16 %s33,-128,0,%p99;
bra.uni $126;
$79:
setp.gt.u32 %p65,%r43,8;
setp.eq.s32 %p66,%r43,4;
selp.u32 %r73,1,0,%p66;
selp.b32 %r74,2,%r73,%p65;
cvt.u16.u32 %s19,%r74;
setp.eq.s16 %p67,%s19,2;
@%p67 bra $82;
setp.ne.s16 %p68,%s19,0;
@%p68 bra $83;
cvt.rn.f32.s64 %f22,%d96;
bra.uni $84;
$150:
setp.gt.u32 %p112,%r43,8;
@%p112 bra $152;
bra.uni $151;
$152:
setp.neu.f64 %p113,%e9,0d0000000000000000;
setp.neu.f64 %p114,%e48,0d0000000000000000;
or.pred %p118,%p113,%p114;
bra.uni $153;
$114:
cvt.u16.u64 %s32,%d96;
bra.uni $119;
$107:
cvt.u32.u64 %r109,%d96;
bra.uni $112;
$133:
cvt.u32.u64 %r110,%d96;
$137:
st.global.u32 [%d38],%r110;
bra.uni $154;
$145:
cvt.u16.u64 %s35,%d96;
$149:
st.global.u8 [%d38],%s35;
bra.uni $154;
$121:
cvt.u16.u64 %s33,%d96;
bra.uni $126;
$139:
cvt.u16.u64 %s34,%d96;
$143:
st.global.u16 [%d38],%s34;
bra.uni $154;
$151:
setp.ne.s64 %p118,%d96,0;
$153:
selp.u16 %s30,1,0,%p118;
st.global.u8 [%d38],%s30;
bra.uni $154;
$94:
cvt.rn.f32.f64 %f23,%e9;
bra.uni $96;
$95:
cvt.rn.f32.u64 %f23,%d96;
$96:
mov.b32 %r32,%f23;
and.b32 %r81,%r32,2147483647;
setp.gt.u32 %p80,%r81,2139095040;
mov.u16 %s31,32704;
@%p80 bra $98;
shr.u32 %r82,%r32,16;
and.b32 %r83,%r82,1;
add.s32 %r84,%r32,%r83;
add.s32 %r85,%r84,32767;
shr.u32 %r86,%r85,16;
cvt.u16.u32 %s31,%r86;
$98:
st.global.u16 [%d38],%s31;
bra.uni $154;
$89:
cvt.rn.f32.f64 %f6,%e9;
st.global.f32 [%d38],%f6;
bra.uni $154;
$90:
cvt.rn.f32.u64 %f7,%d96;
st.global.f32 [%d38],%f7;
bra.uni $154;
$82:
cvt.rn.f32.f64 %f22,%e9;
bra.uni $84;
$83:
cvt.rn.f32.u64 %f22,%d96;
$84:
st.global.f32 [%d38],%f22;
cvt.rn.f32.f64 %f18,%e48;
st.global.f32 [%d38+4],%f18;
bra.uni $154;
$102:
setp.ge.f64 %p86,%e9,0d43E0000000000000;
mov.u64 %d96,9223372036854775807;
@%p86 bra $105;
cvt.rzi.s64.f64 %d96,%e9;
$105:
st.global.u64 [%d38],%d96;
bra.uni $154;
$116:
setp.ge.f64 %p94,%e9,0d40E0000000000000;
mov.u16 %s32,32767;
@%p94 bra $119;
cvt.rzi.s64.f64 %d87,%e9;
cvt.u16.u64 %s32,%d87;
$119:
st.global.u16 [%d38],%s32;
bra.uni $154;
$109:
setp.ge.f64 %p90,%e9,0d41E0000000000000;
mov.u32 %r109,2147483647;
@%p90 bra $112;
cvt.rzi.s64.f64 %d86,%e9;
cvt.u32.u64 %r109,%d86;
$112:
st.global.u32 [%d38],%r109;
bra.uni $154;
$123:
setp.ge.f64 %p98,%e9,0d4060000000000000;
mov.u16 %s33,127;
@%p98 bra $126;
cvt.rzi.s64.f64 %d88,%e9;
cvt.u16.u64 %s33,%d88;
$126:
st.global.u8 [%d38],%s33;
$154:
add.s32 %r97,%r97,256;
add.s32 %r95,%r58,%r59;
add.s32 %r96,%r95,1024;
setp.lt.u32 %p115,%r97,%r96;
setp.lt.u32 %p116,%r97,%r41;
and.pred %p117,%p115,%p116;
@%p117 bra $2;
$155:
ret;
}
.visible .entry compare(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u32 p3,
.param .u32 p4,
.param .u32 p5,
.param .align 8 .b8 p6[128]
)
.maxntid 256,1,1
{
.reg .pred %p<142>;
.reg .b16 %s<19>;
.reg .f32 %f<21>;
.reg .b32 %r<82>;
.reg .f64 %e<145>;
.reg .b64 %d<139>;
ld.param.u64 %d71,[p0];
ld.param.u64 %d72,[p1];
ld.param.u64 %d73,[p2];
ld.param.u32 %r36,[p3];
ld.param.u32 %r37,[p4];
ld.param.u32 %r38,[p5];
ld.param.v2.u32 {%r46,%r47},[p6];
ld.param.v2.u32 {%r48,%r49},[p6+8];
ld.param.v2.u32 {%r50,%r51},[p6+16];
ld.param.u64 %d85,[p6+120];
ld.param.u64 %d84,[p6+112];
ld.param.u64 %d83,[p6+104];
ld.param.u64 %d82,[p6+96];
ld.param.u64 %d81,[p6+88];
ld.param.u64 %d80,[p6+80];
ld.param.u64 %d79,[p6+72];
ld.param.u64 %d78,[p6+64];
ld.param.u64 %d77,[p6+56];
ld.param.u64 %d76,[p6+48];
ld.param.u64 %d75,[p6+40];
ld.param.u64 %d74,[p6+32];
ld.param.u32 %r45,[p6+24];
cvta.to.global.u64 %d1,%d72;
cvta.to.global.u64 %d2,%d71;
mov.u32 %r52,%ctaid.x;
shl.b32 %r53,%r52,10;
mov.u32 %r54,%tid.x;
add.s32 %r69,%r53,%r54;
add.s32 %r2,%r69,1024;
setp.gt.u32 %p6,%r69,-1025;
setp.ge.u32 %p7,%r69,%r36;
or.pred %p8,%p6,%p7;
@%p8 bra $174;
setp.eq.s32 %p9,%r46,0;
@%p9 bra $96;
mov.u16 %s17,1;
$3:
.pragma "nounroll";
setp.eq.s32 %p10,%r46,1;
mov.u32 %r72,%r69;
mov.u32 %r71,%r69;
@%p10 bra $5;
div.u32 %r72,%r69,%r47;
mul.lo.s32 %r55,%r72,%r47;
sub.s32 %r71,%r69,%r55;
$5:
cvt.u64.u32 %d86,%r71;
mul.lo.s64 %d133,%d74,%d86;
mul.lo.s64 %d134,%d80,%d86;
@%p10 bra $21;
setp.eq.s32 %p12,%r46,2;
mov.u32 %r73,%r72;
@%p12 bra $8;
div.u32 %r15,%r72,%r48;
mul.lo.s32 %r56,%r15,%r48;
sub.s32 %r73,%r72,%r56;
mov.u32 %r72,%r15;
$8:
cvt.u64.u32 %d87,%r73;
mul.lo.s64 %d88,%d75,%d87;
add.s64 %d133,%d88,%d133;
mul.lo.s64 %d89,%d81,%d87;
add.s64 %d134,%d89,%d134;
setp.lt.u32 %p13,%r46,3;
@%p13 bra $21;
setp.eq.s32 %p14,%r46,3;
mov.u32 %r75,%r72;
@%p14 bra $11;
div.u32 %r19,%r72,%r49;
mul.lo.s32 %r57,%r19,%r49;
sub.s32 %r75,%r72,%r57;
mov.u32 %r72,%r19;
$11:
cvt.u64.u32 %d90,%r75;
mul.lo.s64 %d91,%d76,%d90;
add.s64 %d133,%d91,%d133;
mul.lo.s64 %d92,%d82,%d90;
add.s64 %d134,%d92,%d134;
setp.lt.u32 %p15,%r46,4;
@%p15 bra $21;
setp.eq.s32 %p16,%r46,4;
mov.u32 %r77,%r72;
@%p16 bra $14;
div.u32 %r23,%r72,%r50;
mul.lo.s32 %r58,%r23,%r50;
sub.s32 %r77,%r72,%r58;
mov.u32 %r72,%r23;
$14:
cvt.u64.u32 %d93,%r77;
mul.lo.s64 %d94,%d77,%d93;
add.s64 %d133,%d94,%d133;
mul.lo.s64 %d95,%d83,%d93;
add.s64 %d134,%d95,%d134;
setp.lt.u32 %p17,%r46,5;
@%p17 bra $21;
setp.eq.s32 %p18,%r46,5;
mov.u32 %r79,%r72;
@%p18 bra $17;
div.u32 %r27,%r72,%r51;
mul.lo.s32 %r59,%r27,%r51;
sub.s32 %r79,%r72,%r59;
mov.u32 %r72,%r27;
$17:
cvt.u64.u32 %d96,%r79;
mul.lo.s64 %d97,%d78,%d96;
add.s64 %d133,%d97,%d133;
mul.lo.s64 %d98,%d84,%d96;
add.s64 %d134,%d98,%d134;
setp.lt.u32 %p19,%r46,6;
@%p19 bra $21;
setp.eq.s32 %p20,%r46,6;
@%p20 bra $20;
rem.u32 %r72,%r72,%r45;
$20:
cvt.u64.u32 %d99,%r72;
mul.lo.s64 %d100,%d79,%d99;
add.s64 %d133,%d100,%d133;
mul.lo.s64 %d101,%d85,%d99;
add.s64 %d134,%d101,%d134;
$21:
add.s64 %d29,%d2,%d133;
mov.f64 %e138,0d0000000000000000;
mov.u64 %d135,0;
setp.gt.s32 %p21,%r37,6;
@%p21 bra $31;
bra.uni $22;
$31:
setp.gt.s32 %p22,%r37,10;
@%p22 bra $37;
setp.gt.s32 %p28,%r37,8;
@%p28 bra $35;
setp.eq.s32 %p31,%r37,7;
@%p31 bra $49;
setp.eq.s32 %p32,%r37,8;
mov.f64 %e137,%e138;
@%p32 bra $48;
bra.uni $57;
$48:
ld.global.u64 %d135,[%d29];
mov.f64 %e137,%e138;
bra.uni $57;
$22:
setp.gt.s32 %p33,%r37,2;
@%p33 bra $26;
bra.uni $23;
$26:
setp.gt.s32 %p34,%r37,4;
@%p34 bra $29;
setp.eq.s32 %p37,%r37,3;
@%p37 bra $53;
setp.eq.s32 %p38,%r37,4;
mov.f64 %e137,%e138;
@%p38 bra $52;
bra.uni $57;
$52:
ld.global.u64 %d135,[%d29];
mov.f64 %e137,%e138;
bra.uni $57;
$37:
setp.gt.s32 %p23,%r37,12;
@%p23 bra $40;
setp.eq.s32 %p26,%r37,11;
@%p26 bra $45;
setp.eq.s32 %p27,%r37,12;
mov.f64 %e137,%e138;
@%p27 bra $44;
bra.uni $57;
$44:
ld.global.f64 %e137,[%d29];
bra.uni $57;
$23:
setp.eq.s32 %p39,%r37,0;
@%p39 bra $56;
setp.eq.s32 %p40,%r37,1;
@%p40 bra $55;
setp.eq.s32 %p41,%r37,2;
mov.f64 %e137,%e138;
@%p41 bra $54;
bra.uni $57;
$54:
ld.global.u16 %d135,[%d29];
mov.f64 %e137,%e138;
bra.uni $57;
$35:
setp.eq.s32 %p29,%r37,9;
@%p29 bra $47;
setp.eq.s32 %p30,%r37,10;
mov.f64 %e137,%e138;
@%p30 bra $46;
bra.uni $57;
$46:
ld.global.u16 %r60,[%d29];
shl.b32 %r61,%r60,16;
mov.b32 %f4,%r61;
cvt.f64.f32 %e137,%f4;
bra.uni $57;
$29:
setp.eq.s32 %p35,%r37,5;
@%p35 bra $51;
setp.eq.s32 %p36,%r37,6;
mov.f64 %e137,%e138;
@%p36 bra $50;
bra.uni $57;
$50:
ld.global.s16 %d135,[%d29];
mov.f64 %e137,%e138;
bra.uni $57;
$40:
setp.eq.s32 %p24,%r37,13;
@%p24 bra $43;
setp.ne.s32 %p25,%r37,14;
mov.f64 %e137,%e138;
@%p25 bra $57;
ld.global.f64 %e137,[%d29];
ld.global.f64 %e138,[%d29+8];
bra.uni $57;
$53:
ld.global.u32 %d135,[%d29];
mov.f64 %e137,%e138;
bra.uni $57;
$51:
ld.global.s8 %d135,[%d29];
mov.f64 %e137,%e138;
bra.uni $57;
$49:
ld.global.s32 %d135,[%d29];
mov.f64 %e137,%e138;
bra.uni $57;
$45:
ld.global.f32 %f3,[%d29];
cvt.f64.f32 %e137,%f3;
bra.uni $57;
$56:
ld.global.u8 %s7,[%d29];
setp.ne.s16 %p42,%s7,0;
selp.u64 %d135,1,0,%p42;
mov.f64 %e137,%e138;
bra.uni $57;
$55:
ld.global.u8 %d135,[%d29];
mov.f64 %e137,%e138;
bra.uni $57;
$47:
ld.global.u16 %s6,[%d29];
cvt.f32.f16 %f5,%s6;
cvt.f64.f32 %e137,%f5;
bra.uni $57;
$43:
ld.global.f32 %f1,[%d29];
cvt.f64.f32 %e137,%f1;
ld.global.f32 %f2,[%d29+4];
cvt.f64.f32 %e138,%f2;
$57:
add.s64 %d40,%d1,%d134;
mov.f64 %e140,0d0000000000000000;
mov.u64 %d136,0;
@%p21 bra $67;
bra.uni $58;
$67:
setp.gt.s32 %p44,%r37,10;
@%p44 bra $73;
setp.gt.s32 %p50,%r37,8;
@%p50 bra $71;
setp.eq.s32 %p53,%r37,7;
@%p53 bra $85;
setp.eq.s32 %p54,%r37,8;
mov.f64 %e139,%e140;
@%p54 bra $84;
bra.uni $93;
$84:
ld.global.u64 %d136,[%d40];
mov.f64 %e139,%e140;
bra.uni $93;
$58:
setp.gt.s32 %p55,%r37,2;
@%p55 bra $62;
bra.uni $59;
$62:
setp.gt.s32 %p56,%r37,4;
@%p56 bra $65;
setp.eq.s32 %p59,%r37,3;
@%p59 bra $89;
setp.eq.s32 %p60,%r37,4;
mov.f64 %e139,%e140;
@%p60 bra $88;
bra.uni $93;
$88:
ld.global.u64 %d136,[%d40];
mov.f64 %e139,%e140;
bra.uni $93;
$73:
setp.gt.s32 %p45,%r37,12;
@%p45 bra $76;
setp.eq.s32 %p48,%r37,11;
@%p48 bra $81;
setp.eq.s32 %p49,%r37,12;
mov.f64 %e139,%e140;
@%p49 bra $80;
bra.uni $93;
$80:
ld.global.f64 %e139,[%d40];
bra.uni $93;
$59:
setp.eq.s32 %p61,%r37,0;
@%p61 bra $92;
setp.eq.s32 %p62,%r37,1;
@%p62 bra $91;
setp.eq.s32 %p63,%r37,2;
mov.f64 %e139,%e140;
@%p63 bra $90;
bra.uni $93;
$90:
ld.global.u16 %d136,[%d40];
mov.f64 %e139,%e140;
bra.uni $93;
$71:
setp.eq.s32 %p51,%r37,9;
@%p51 bra $83;
setp.eq.s32 %p52,%r37,10;
mov.f64 %e139,%e140;
@%p52 bra $82;
bra.uni $93;
$82:
ld.global.u16 %r62,[%d40];
shl.b32 %r63,%r62,16;
mov.b32 %f9,%r63;
cvt.f64.f32 %e139,%f9;
bra.uni $93;
$65:
setp.eq.s32 %p57,%r37,5;
@%p57 bra $87;
setp.eq.s32 %p58,%r37,6;
mov.f64 %e139,%e140;
@%p58 bra $86;
bra.uni $93;
$86:
ld.global.s16 %d136,[%d40];
mov.f64 %e139,%e140;
bra.uni $93;
$76:
setp.eq.s32 %p46,%r37,13;
@%p46 bra $79;
setp.ne.s32 %p47,%r37,14;
mov.f64 %e139,%e140;
@%p47 bra $93;
ld.global.f64 %e139,[%d40];
ld.global.f64 %e140,[%d40+8];
bra.uni $93;
$89:
ld.global.u32 %d136,[%d40];
mov.f64 %e139,%e140;
bra.uni $93;
$87:
ld.global.s8 %d136,[%d40];
mov.f64 %e139,%e140;
bra.uni $93;
$85:
ld.global.s32 %d136,[%d40];
mov.f64 %e139,%e140;
bra.uni $93;
$81:
ld.global.f32 %f8,[%d40];
cvt.f64.f32 %e139,%f8;
bra.uni $93;
$92:
ld.global.u8 %s9,[%d40];
setp.ne.s16 %p64,%s9,0;
selp.u64 %d136,1,0,%p64;
mov.f64 %e139,%e140;
bra.uni $93;
$91:
ld.global.u8 %d136,[%d40];
mov.f64 %e139,%e140;
bra.uni $93;
$83:
ld.global.u16 %s8,[%d40];
cvt.f32.f16 %f10,%s8;
cvt.f64.f32 %e139,%f10;
bra.uni $93;
$79:
ld.global.f32 %f6,[%d40];
cvt.f64.f32 %e139,%f6;
ld.global.f32 %f7,[%d40+4];
cvt.f64.f32 %e140,%f7;
$93:
and.b16 %s10,%s17,255;
setp.eq.s16 %p66,%s10,0;
mov.pred %p141,0;
@%p66 bra $95;
setp.eq.s64 %p67,%d135,%d136;
setp.eq.f64 %p68,%e137,%e139;
and.pred %p69,%p67,%p68;
setp.eq.f64 %p70,%e138,%e140;
and.pred %p71,%p69,%p70;
setp.nan.f64 %p72,%e137,%e138;
setp.ne.s32 %p73,%r38,0;
and.pred %p74,%p73,%p72;
setp.nan.f64 %p75,%e139,%e140;
and.pred %p76,%p74,%p75;
or.pred %p141,%p71,%p76;
$95:
selp.u16 %s17,1,0,%p141;
add.s32 %r69,%r69,256;
setp.lt.u32 %p77,%r69,%r2;
setp.lt.u32 %p78,%r69,%r36;
and.pred %p79,%p77,%p78;
@%p79 bra $3;
bra.uni $172;
$96:
mov.u16 %s18,1;
$97:
.pragma "nounroll";
mov.f64 %e142,0d0000000000000000;
mov.u64 %d137,0;
setp.gt.s32 %p80,%r37,6;
@%p80 bra $107;
bra.uni $98;
$107:
setp.gt.s32 %p81,%r37,10;
@%p81 bra $113;
setp.gt.s32 %p87,%r37,8;
@%p87 bra $111;
setp.eq.s32 %p90,%r37,7;
@%p90 bra $125;
setp.eq.s32 %p91,%r37,8;
mov.f64 %e141,%e142;
@%p91 bra $124;
bra.uni $133;
$124:
ld.global.u64 %d137,[%d2];
mov.f64 %e141,%e142;
bra.uni $133;
$98:
setp.gt.s32 %p92,%r37,2;
@%p92 bra $102;
bra.uni $99;
$102:
setp.gt.s32 %p93,%r37,4;
@%p93 bra $105;
setp.eq.s32 %p96,%r37,3;
@%p96 bra $129;
setp.eq.s32 %p97,%r37,4;
mov.f64 %e141,%e142;
@%p97 bra $128;
bra.uni $133;
$128:
ld.global.u64 %d137,[%d2];
mov.f64 %e141,%e142;
bra.uni $133;
$113:
setp.gt.s32 %p82,%r37,12;
@%p82 bra $116;
setp.eq.s32 %p85,%r37,11;
@%p85 bra $121;
setp.eq.s32 %p86,%r37,12;
mov.f64 %e141,%e142;
@%p86 bra $120;
bra.uni $133;
$120:
ld.global.f64 %e141,[%d2];
bra.uni $133;
$99:
setp.eq.s32 %p98,%r37,0;
@%p98 bra $132;
setp.eq.s32 %p99,%r37,1;
@%p99 bra $131;
setp.eq.s32 %p100,%r37,2;
mov.f64 %e141,%e142;
@%p100 bra $130;
bra.uni $133;
$130:
ld.global.u16 %d137,[%d2];
mov.f64 %e141,%e142;
bra.uni $133;
$111:
setp.eq.s32 %p88,%r37,9;
@%p88 bra $123;
setp.eq.s32 %p89,%r37,10;
mov.f64 %e141,%e142;
@%p89 bra $122;
bra.uni $133;
$122:
ld.global.u16 %r64,[%d2];
shl.b32 %r65,%r64,16;
mov.b32 %f14,%r65;
cvt.f64.f32 %e141,%f14;
bra.uni $133;
$105:
setp.eq.s32 %p94,%r37,5;
@%p94 bra $127;
setp.eq.s32 %p95,%r37,6;
mov.f64 %e141,%e142;
@%p95 bra $126;
bra.uni $133;
$126:
ld.global.s16 %d137,[%d2];
mov.f64 %e141,%e142;
bra.uni $133;
$116:
setp.eq.s32 %p83,%r37,13;
@%p83 bra $119;
setp.ne.s32 %p84,%r37,14;
mov.f64 %e141,%e142;
@%p84 bra $133;
ld.global.f64 %e141,[%d2];
ld.global.f64 %e142,[%d2+8];
bra.uni $133;
$125:
ld.global.s32 %d137,[%d2];
mov.f64 %e141,%e142;
bra.uni $133;
$129:
ld.global.u32 %d137,[%d2];
mov.f64 %e141,%e142;
bra.uni $133;
$121:
ld.global.f32 %f13,[%d2];
cvt.f64.f32 %e141,%f13;
bra.uni $133;
$132:
ld.global.u8 %s13,[%d2];
setp.ne.s16 %p101,%s13,0;
selp.u64 %d137,1,0,%p101;
mov.f64 %e141,%e142;
bra.uni $133;
$131:
ld.global.u8 %d137,[%d2];
mov.f64 %e141,%e142;
bra.uni $133;
$123:
ld.global.u16 %s12,[%d2];
cvt.f32.f16 %f15,%s12;
cvt.f64.f32 %e141,%f15;
bra.uni $133;
$127:
ld.global.s8 %d137,[%d2];
mov.f64 %e141,%e142;
bra.uni $133;
$119:
ld.global.f32 %f11,[%d2];
cvt.f64.f32 %e141,%f11;
ld.global.f32 %f12,[%d2+4];
cvt.f64.f32 %e142,%f12;
$133:
mov.f64 %e144,0d0000000000000000;
mov.u64 %d138,0;
@%p80 bra $143;
bra.uni $134;
$143:
setp.gt.s32 %p103,%r37,10;
@%p103 bra $149;
setp.gt.s32 %p109,%r37,8;
@%p109 bra $147;
setp.eq.s32 %p112,%r37,7;
@%p112 bra $161;
setp.eq.s32 %p113,%r37,8;
mov.f64 %e143,%e144;
@%p113 bra $160;
bra.uni $169;
$160:
ld.global.u64 %d138,[%d1];
mov.f64 %e143,%e144;
bra.uni $169;
$134:
setp.gt.s32 %p114,%r37,2;
@%p114 bra $138;
bra.uni $135;
$138:
setp.gt.s32 %p115,%r37,4;
@%p115 bra $141;
setp.eq.s32 %p118,%r37,3;
@%p118 bra $165;
setp.eq.s32 %p119,%r37,4;
mov.f64 %e143,%e144;
@%p119 bra $164;
bra.uni $169;
$164:
ld.global.u64 %d138,[%d1];
mov.f64 %e143,%e144;
bra.uni $169;
$149:
setp.gt.s32 %p104,%r37,12;
@%p104 bra $152;
setp.eq.s32 %p107,%r37,11;
@%p107 bra $157;
setp.eq.s32 %p108,%r37,12;
mov.f64 %e143,%e144;
@%p108 bra $156;
bra.uni $169;
$156:
ld.global.f64 %e143,[%d1];
bra.uni $169;
$135:
setp.eq.s32 %p120,%r37,0;
@%p120 bra $168;
setp.eq.s32 %p121,%r37,1;
@%p121 bra $167;
setp.eq.s32 %p122,%r37,2;
mov.f64 %e143,%e144;
@%p122 bra $166;
bra.uni $169;
$166:
ld.global.u16 %d138,[%d1];
mov.f64 %e143,%e144;
bra.uni $169;
$147:
setp.eq.s32 %p110,%r37,9;
@%p110 bra $159;
setp.eq.s32 %p111,%r37,10;
mov.f64 %e143,%e144;
@%p111 bra $158;
bra.uni $169;
$158:
ld.global.u16 %r66,[%d1];
shl.b32 %r67,%r66,16;
mov.b32 %f19,%r67;
cvt.f64.f32 %e143,%f19;
bra.uni $169;
$141:
setp.eq.s32 %p116,%r37,5;
@%p116 bra $163;
setp.eq.s32 %p117,%r37,6;
mov.f64 %e143,%e144;
@%p117 bra $162;
bra.uni $169;
$162:
ld.global.s16 %d138,[%d1];
mov.f64 %e143,%e144;
bra.uni $169;
$152:
setp.eq.s32 %p105,%r37,13;
@%p105 bra $155;
setp.ne.s32 %p106,%r37,14;
mov.f64 %e143,%e144;
@%p106 bra $169;
ld.global.f64 %e143,[%d1];
ld.global.f64 %e144,[%d1+8];
bra.uni $169;
$161:
ld.global.s32 %d138,[%d1];
mov.f64 %e143,%e144;
bra.uni $169;
$165:
ld.global.u32 %d138,[%d1];
mov.f64 %e143,%e144;
bra.uni $169;
$157:
ld.global.f32 %f18,[%d1];
cvt.f64.f32 %e143,%f18;
bra.uni $169;
$168:
ld.global.u8 %s15,[%d1];
setp.ne.s16 %p123,%s15,0;
selp.u64 %d138,1,0,%p123;
mov.f64 %e143,%e144;
bra.uni $169;
$167:
ld.global.u8 %d138,[%d1];
mov.f64 %e143,%e144;
bra.uni $169;
$159:
ld.global.u16 %s14,[%d1];
cvt.f32.f16 %f20,%s14;
cvt.f64.f32 %e143,%f20;
bra.uni $169;
$163:
ld.global.s8 %d138,[%d1];
mov.f64 %e143,%e144;
bra.uni $169;
$155:
ld.global.f32 %f16,[%d1];
cvt.f64.f32 %e143,%f16;
ld.global.f32 %f17,[%d1+4];
cvt.f64.f32 %e144,%f17;
$169:
and.b16 %s16,%s18,255;
setp.eq.s16 %p125,%s16,0;
mov.pred %p141,0;
@%p125 bra $171;
setp.eq.s64 %p126,%d137,%d138;
setp.eq.f64 %p127,%e141,%e143;
and.pred %p128,%p126,%p127;
setp.eq.f64 %p129,%e142,%e144;
and.pred %p130,%p128,%p129;
setp.nan.f64 %p131,%e143,%e144;
setp.ne.s32 %p132,%r38,0;
setp.nan.f64 %p133,%e141,%e142;
and.pred %p134,%p132,%p133;
and.pred %p135,%p134,%p131;
or.pred %p141,%p130,%p135;
$171:
selp.u16 %s18,1,0,%p141;
add.s32 %r69,%r69,256;
setp.lt.u32 %p136,%r69,%r2;
setp.lt.u32 %p137,%r69,%r36;
and.pred %p138,%p136,%p137;
@%p138 bra $97;
$172:
@%p141 bra $174;
cvta.to.global.u64 %d132,%d73;
mov.u32 %r68,1;
st.global.u32 [%d132],%r68;
$174:
ret;
}
.visible .entry fill(
.param .u64 p0,
.param .u32 p1,
.param .u32 p2,
.param .u64 p3,
.param .u64 p4,
.param .align 8 .b8 p5[128]
)
.maxntid 256,1,1
{
.reg .pred %p<51>;
.reg .b16 %s<3>;
.reg .b32 %r<144>;
.reg .b64 %d<67>;
ld.param.u64 %d23,[p0];
ld.param.u32 %r70,[p1];
ld.param.u32 %r71,[p2];
ld.param.u64 %d24,[p3];
ld.param.u64 %d25,[p4];
ld.param.v2.u32 {%r79,%r80},[p5];
ld.param.v2.u32 {%r81,%r82},[p5+8];
ld.param.v2.u32 {%r83,%r84},[p5+16];
ld.param.u64 %d31,[p5+72];
ld.param.u64 %d30,[p5+64];
ld.param.u64 %d29,[p5+56];
ld.param.u64 %d28,[p5+48];
ld.param.u64 %d27,[p5+40];
ld.param.u64 %d26,[p5+32];
ld.param.u32 %r78,[p5+24];
cvta.to.global.u64 %d1,%d23;
mov.u32 %r85,%ctaid.x;
shl.b32 %r86,%r85,10;
mov.u32 %r87,%tid.x;
add.s32 %r143,%r86,%r87;
add.s32 %r1,%r143,1024;
setp.gt.u32 %p1,%r143,-1025;
setp.ge.u32 %p2,%r143,%r70;
or.pred %p3,%p1,%p2;
@%p3 bra $67;
setp.eq.s32 %p4,%r79,0;
cvt.u32.u64 %r3,%d24;
@%p4 bra $52;
setp.eq.s32 %p5,%r71,1;
@%p5 bra $32;
bra.uni $3;
$32:
add.s32 %r130,%r86,%r87;
add.s32 %r37,%r130,1024;
$33:
.pragma "nounroll";
setp.eq.s32 %p25,%r79,1;
mov.u32 %r133,%r130;
mov.u32 %r132,%r130;
@%p25 bra $35;
div.u32 %r133,%r130,%r80;
mul.lo.s32 %r106,%r133,%r80;
sub.s32 %r132,%r130,%r106;
$35:
cvt.u64.u32 %d51,%r132;
mul.lo.s64 %d66,%d26,%d51;
@%p25 bra $51;
setp.eq.s32 %p27,%r79,2;
mov.u32 %r134,%r133;
@%p27 bra $38;
div.u32 %r43,%r133,%r81;
mul.lo.s32 %r107,%r43,%r81;
sub.s32 %r134,%r133,%r107;
mov.u32 %r133,%r43;
$38:
cvt.u64.u32 %d52,%r134;
mul.lo.s64 %d53,%d27,%d52;
add.s64 %d66,%d53,%d66;
setp.lt.u32 %p28,%r79,3;
@%p28 bra $51;
setp.eq.s32 %p29,%r79,3;
mov.u32 %r136,%r133;
@%p29 bra $41;
div.u32 %r47,%r133,%r82;
mul.lo.s32 %r108,%r47,%r82;
sub.s32 %r136,%r133,%r108;
mov.u32 %r133,%r47;
$41:
cvt.u64.u32 %d54,%r136;
mul.lo.s64 %d55,%d28,%d54;
add.s64 %d66,%d55,%d66;
setp.lt.u32 %p30,%r79,4;
@%p30 bra $51;
setp.eq.s32 %p31,%r79,4;
mov.u32 %r138,%r133;
@%p31 bra $44;
div.u32 %r51,%r133,%r83;
mul.lo.s32 %r109,%r51,%r83;
sub.s32 %r138,%r133,%r109;
mov.u32 %r133,%r51;
$44:
cvt.u64.u32 %d56,%r138;
mul.lo.s64 %d57,%d29,%d56;
add.s64 %d66,%d57,%d66;
setp.lt.u32 %p32,%r79,5;
@%p32 bra $51;
setp.eq.s32 %p33,%r79,5;
mov.u32 %r140,%r133;
@%p33 bra $47;
div.u32 %r55,%r133,%r84;
mul.lo.s32 %r110,%r55,%r84;
sub.s32 %r140,%r133,%r110;
mov.u32 %r133,%r55;
$47:
cvt.u64.u32 %d58,%r140;
mul.lo.s64 %d59,%d30,%d58;
add.s64 %d66,%d59,%d66;
setp.lt.u32 %p34,%r79,6;
@%p34 bra $51;
setp.eq.s32 %p35,%r79,6;
@%p35 bra $50;
rem.u32 %r133,%r133,%r78;
$50:
cvt.u64.u32 %d60,%r133;
mul.lo.s64 %d61,%d31,%d60;
add.s64 %d66,%d61,%d66;
$51:
add.s64 %d63,%d1,%d66;
st.global.u8 [%d63],%d24;
add.s32 %r130,%r130,256;
setp.lt.u32 %p36,%r130,%r37;
setp.lt.u32 %p37,%r130,%r70;
and.pred %p38,%p36,%p37;
@%p38 bra $33;
bra.uni $67;
$52:
setp.eq.s32 %p39,%r71,1;
@%p39 bra $64;
bra.uni $53;
$64:
cvt.u16.u64 %s2,%d24;
$65:
.pragma "nounroll";
add.s32 %r143,%r143,256;
setp.lt.u32 %p48,%r143,%r1;
setp.lt.u32 %p49,%r143,%r70;
and.pred %p50,%p48,%p49;
@%p50 bra $65;
st.global.u8 [%d1],%s2;
bra.uni $67;
$3:
add.s32 %r89,%r71,-2;
shf.l.wrap.b32 %r10,%r89,%r89,31;
add.s32 %r118,%r86,%r87;
$4:
.pragma "nounroll";
setp.eq.s32 %p6,%r79,1;
mov.u32 %r121,%r118;
mov.u32 %r120,%r118;
@%p6 bra $6;
div.u32 %r121,%r118,%r80;
mul.lo.s32 %r93,%r121,%r80;
sub.s32 %r120,%r118,%r93;
$6:
cvt.u64.u32 %d38,%r120;
mul.lo.s64 %d65,%d26,%d38;
@%p6 bra $22;
setp.eq.s32 %p8,%r79,2;
mov.u32 %r122,%r121;
@%p8 bra $9;
div.u32 %r17,%r121,%r81;
mul.lo.s32 %r94,%r17,%r81;
sub.s32 %r122,%r121,%r94;
mov.u32 %r121,%r17;
$9:
cvt.u64.u32 %d39,%r122;
mul.lo.s64 %d40,%d27,%d39;
add.s64 %d65,%d40,%d65;
setp.lt.u32 %p9,%r79,3;
@%p9 bra $22;
setp.eq.s32 %p10,%r79,3;
mov.u32 %r124,%r121;
@%p10 bra $12;
div.u32 %r21,%r121,%r82;
mul.lo.s32 %r95,%r21,%r82;
sub.s32 %r124,%r121,%r95;
mov.u32 %r121,%r21;
$12:
cvt.u64.u32 %d41,%r124;
mul.lo.s64 %d42,%d28,%d41;
add.s64 %d65,%d42,%d65;
setp.lt.u32 %p11,%r79,4;
@%p11 bra $22;
setp.eq.s32 %p12,%r79,4;
mov.u32 %r126,%r121;
@%p12 bra $15;
div.u32 %r25,%r121,%r83;
mul.lo.s32 %r96,%r25,%r83;
sub.s32 %r126,%r121,%r96;
mov.u32 %r121,%r25;
$15:
cvt.u64.u32 %d43,%r126;
mul.lo.s64 %d44,%d29,%d43;
add.s64 %d65,%d44,%d65;
setp.lt.u32 %p13,%r79,5;
@%p13 bra $22;
setp.eq.s32 %p14,%r79,5;
mov.u32 %r128,%r121;
@%p14 bra $18;
div.u32 %r29,%r121,%r84;
mul.lo.s32 %r97,%r29,%r84;
sub.s32 %r128,%r121,%r97;
mov.u32 %r121,%r29;
$18:
cvt.u64.u32 %d45,%r128;
mul.lo.s64 %d46,%d30,%d45;
add.s64 %d65,%d46,%d65;
setp.lt.u32 %p15,%r79,6;
@%p15 bra $22;
setp.eq.s32 %p16,%r79,6;
@%p16 bra $21;
rem.u32 %r121,%r121,%r78;
$21:
cvt.u64.u32 %d47,%r121;
mul.lo.s64 %d48,%d31,%d47;
add.s64 %d65,%d48,%d65;
$22:
add.s64 %d15,%d1,%d65;
setp.gt.s32 %p17,%r10,2;
@%p17 bra $25;
setp.eq.s32 %p20,%r10,0;
@%p20 bra $29;
setp.eq.s32 %p21,%r10,1;
@%p21 bra $28;
bra.uni $31;
$28:
st.global.u32 [%d15],%d24;
bra.uni $31;
$25:
setp.eq.s32 %p18,%r10,7;
@%p18 bra $30;
setp.ne.s32 %p19,%r10,3;
@%p19 bra $31;
st.global.u32 [%d15],%d24;
shr.u64 %d50,%d24,32;
st.global.u32 [%d15+4],%d50;
bra.uni $31;
$29:
st.global.u16 [%d15],%d24;
bra.uni $31;
$30:
st.global.u64 [%d15],%d24;
st.global.u64 [%d15+8],%d25;
$31:
add.s32 %r118,%r118,256;
add.s32 %r101,%r86,%r87;
add.s32 %r102,%r101,1024;
setp.lt.u32 %p22,%r118,%r102;
setp.lt.u32 %p23,%r118,%r70;
and.pred %p24,%p22,%p23;
@%p24 bra $4;
bra.uni $67;
$53:
add.s32 %r111,%r71,-2;
shf.l.wrap.b32 %r62,%r111,%r111,31;
add.s32 %r142,%r86,%r87;
cvt.u16.u64 %s1,%d24;
shr.u64 %d64,%d24,32;
cvt.u32.u64 %r64,%d64;
$54:
.pragma "nounroll";
setp.gt.s32 %p40,%r62,2;
@%p40 bra $57;
setp.eq.s32 %p43,%r62,0;
@%p43 bra $61;
setp.eq.s32 %p44,%r62,1;
@%p44 bra $60;
bra.uni $63;
$60:
st.global.u32 [%d1],%r3;
bra.uni $63;
$57:
setp.eq.s32 %p41,%r62,7;
@%p41 bra $62;
setp.ne.s32 %p42,%r62,3;
@%p42 bra $63;
st.global.u32 [%d1],%r3;
st.global.u32 [%d1+4],%r64;
bra.uni $63;
$61:
st.global.u16 [%d1],%s1;
bra.uni $63;
$62:
st.global.u64 [%d1],%d24;
st.global.u64 [%d1+8],%d25;
$63:
add.s32 %r142,%r142,256;
setp.lt.u32 %p45,%r142,%r1;
setp.lt.u32 %p46,%r142,%r70;
and.pred %p47,%p45,%p46;
@%p47 bra $54;
$67:
ret;
}
`;
