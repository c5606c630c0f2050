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
.reg .pred %p<116>;
.reg .b16 %s<13>;
.reg .f32 %f<12>;
.reg .b32 %r<55>;
.reg .f64 %e<15>;
.reg .b64 %d<44>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
ld.param.u32 %r2,[p3];
ld.param.u32 %r3,[p4];
ld.param.v2.u32 {%r4,%r5},[p5];
ld.param.v2.u32 {%r6,%r7},[p5+8];
ld.param.v2.u32 {%r8,%r9},[p5+16];
ld.param.u64 %d3,[p5+120];
ld.param.u64 %d4,[p5+112];
ld.param.u64 %d5,[p5+104];
ld.param.u64 %d6,[p5+96];
ld.param.u64 %d7,[p5+88];
ld.param.u64 %d8,[p5+80];
ld.param.u64 %d9,[p5+72];
ld.param.u64 %d10,[p5+64];
ld.param.u64 %d11,[p5+56];
ld.param.u64 %d12,[p5+48];
ld.param.u64 %d13,[p5+40];
ld.param.u64 %d14,[p5+32];
ld.param.u32 %r10,[p5+24];
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,10;
mov.u32 %r13,%tid.x;
add.s32 %r14,%r12,%r13;
setp.gt.u32 %p1,%r14,-1025;
setp.ge.u32 %p2,%r14,%r1;
or.pred %p3,%p1,%p2;
@%p3 bra $155;
cvta.to.global.u64 %d15,%d2;
cvta.to.global.u64 %d16,%d1;
$2:
.pragma "nounroll";
mov.u64 %d17,0;
setp.eq.s32 %p4,%r4,0;
mov.u64 %d18,%d17;
mov.u64 %d19,%d17;
@%p4 bra $21;
setp.eq.s32 %p5,%r4,1;
mov.u32 %r15,%r14;
mov.u32 %r16,%r14;
@%p5 bra $5;
div.u32 %r15,%r14,%r5;
mul.lo.s32 %r17,%r15,%r5;
sub.s32 %r16,%r14,%r17;
$5:
cvt.u64.u32 %d20,%r16;
mul.lo.s64 %d19,%d14,%d20;
mul.lo.s64 %d18,%d8,%d20;
setp.lt.u32 %p6,%r4,2;
@%p6 bra $21;
setp.eq.s32 %p7,%r4,2;
mov.u32 %r18,%r15;
@%p7 bra $8;
div.u32 %r19,%r15,%r6;
mul.lo.s32 %r20,%r19,%r6;
sub.s32 %r18,%r15,%r20;
mov.u32 %r15,%r19;
$8:
cvt.u64.u32 %d21,%r18;
mul.lo.s64 %d22,%d13,%d21;
add.s64 %d19,%d22,%d19;
mul.lo.s64 %d23,%d7,%d21;
add.s64 %d18,%d23,%d18;
setp.lt.u32 %p8,%r4,3;
@%p8 bra $21;
setp.eq.s32 %p9,%r4,3;
mov.u32 %r21,%r15;
@%p9 bra $11;
div.u32 %r22,%r15,%r7;
mul.lo.s32 %r23,%r22,%r7;
sub.s32 %r21,%r15,%r23;
mov.u32 %r15,%r22;
$11:
cvt.u64.u32 %d24,%r21;
mul.lo.s64 %d25,%d12,%d24;
add.s64 %d19,%d25,%d19;
mul.lo.s64 %d26,%d6,%d24;
add.s64 %d18,%d26,%d18;
setp.lt.u32 %p10,%r4,4;
@%p10 bra $21;
setp.eq.s32 %p11,%r4,4;
mov.u32 %r24,%r15;
@%p11 bra $14;
div.u32 %r25,%r15,%r8;
mul.lo.s32 %r26,%r25,%r8;
sub.s32 %r24,%r15,%r26;
mov.u32 %r15,%r25;
$14:
cvt.u64.u32 %d27,%r24;
mul.lo.s64 %d28,%d11,%d27;
add.s64 %d19,%d28,%d19;
mul.lo.s64 %d29,%d5,%d27;
add.s64 %d18,%d29,%d18;
setp.lt.u32 %p12,%r4,5;
@%p12 bra $21;
setp.eq.s32 %p13,%r4,5;
mov.u32 %r27,%r15;
@%p13 bra $17;
div.u32 %r28,%r15,%r9;
mul.lo.s32 %r29,%r28,%r9;
sub.s32 %r27,%r15,%r29;
mov.u32 %r15,%r28;
$17:
cvt.u64.u32 %d30,%r27;
mul.lo.s64 %d31,%d10,%d30;
add.s64 %d19,%d31,%d19;
mul.lo.s64 %d32,%d4,%d30;
add.s64 %d18,%d32,%d18;
setp.lt.u32 %p14,%r4,6;
@%p14 bra $21;
setp.eq.s32 %p15,%r4,6;
@%p15 bra $20;
rem.u32 %r15,%r15,%r10;
$20:
cvt.u64.u32 %d33,%r15;
mul.lo.s64 %d34,%d9,%d33;
add.s64 %d19,%d34,%d19;
mul.lo.s64 %d35,%d3,%d33;
add.s64 %d18,%d35,%d18;
$21:
add.s64 %d36,%d15,%d18;
mov.f64 %e1,0d0000000000000000;
setp.gt.s32 %p16,%r3,6;
@%p16 bra $31;
bra.uni $22;
$31:
setp.gt.s32 %p17,%r3,10;
@%p17 bra $37;
setp.gt.s32 %p18,%r3,8;
@%p18 bra $35;
setp.eq.s32 %p19,%r3,7;
@%p19 bra $49;
setp.eq.s32 %p20,%r3,8;
mov.f64 %e2,%e1;
@%p20 bra $48;
bra.uni $57;
$48:
ld.global.u64 %d17,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$22:
setp.gt.s32 %p21,%r3,2;
@%p21 bra $26;
bra.uni $23;
$26:
setp.gt.s32 %p22,%r3,4;
@%p22 bra $29;
setp.eq.s32 %p23,%r3,3;
@%p23 bra $53;
setp.eq.s32 %p24,%r3,4;
mov.f64 %e2,%e1;
@%p24 bra $52;
bra.uni $57;
$52:
ld.global.u64 %d17,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$37:
setp.gt.s32 %p25,%r3,12;
@%p25 bra $40;
setp.eq.s32 %p26,%r3,11;
@%p26 bra $45;
setp.eq.s32 %p27,%r3,12;
mov.f64 %e2,%e1;
@%p27 bra $44;
bra.uni $57;
$44:
ld.global.f64 %e2,[%d36];
bra.uni $57;
$23:
setp.eq.s32 %p28,%r3,0;
@%p28 bra $56;
setp.eq.s32 %p29,%r3,1;
@%p29 bra $55;
setp.eq.s32 %p30,%r3,2;
mov.f64 %e2,%e1;
@%p30 bra $54;
bra.uni $57;
$54:
ld.global.u16 %d17,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$35:
setp.eq.s32 %p31,%r3,9;
@%p31 bra $47;
setp.eq.s32 %p32,%r3,10;
mov.f64 %e2,%e1;
@%p32 bra $46;
bra.uni $57;
$46:
ld.global.u16 %r30,[%d36];
shl.b32 %r31,%r30,16;
mov.b32 %f1,%r31;
cvt.f64.f32 %e2,%f1;
bra.uni $57;
$29:
setp.eq.s32 %p33,%r3,5;
@%p33 bra $51;
setp.eq.s32 %p34,%r3,6;
mov.f64 %e2,%e1;
@%p34 bra $50;
bra.uni $57;
$50:
ld.global.s16 %d17,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$40:
setp.eq.s32 %p35,%r3,13;
@%p35 bra $43;
setp.ne.s32 %p36,%r3,14;
mov.f64 %e2,%e1;
@%p36 bra $57;
ld.global.f64 %e2,[%d36];
ld.global.f64 %e1,[%d36+8];
bra.uni $57;
$49:
ld.global.s32 %d17,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$53:
ld.global.u32 %d17,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$45:
ld.global.f32 %f2,[%d36];
cvt.f64.f32 %e2,%f2;
bra.uni $57;
$55:
ld.global.u8 %d17,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$47:
ld.global.u16 %s1,[%d36];
cvt.f32.f16 %f3,%s1;
cvt.f64.f32 %e2,%f3;
bra.uni $57;
$51:
ld.global.s8 %d17,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$43:
ld.global.f32 %f4,[%d36];
cvt.f64.f32 %e2,%f4;
ld.global.f32 %f5,[%d36+4];
cvt.f64.f32 %e1,%f5;
bra.uni $57;
$56:
ld.global.u8 %s2,[%d36];
setp.ne.s16 %p37,%s2,0;
selp.u64 %d17,1,0,%p37;
mov.f64 %e2,%e1;
$57:
add.s64 %d37,%d16,%d19;
setp.gt.s32 %p38,%r2,6;
@%p38 bra $67;
bra.uni $58;
$67:
setp.gt.s32 %p39,%r2,10;
@%p39 bra $73;
setp.gt.s32 %p40,%r2,8;
@%p40 bra $71;
setp.eq.s32 %p41,%r2,7;
@%p41 bra $106;
setp.eq.s32 %p42,%r2,8;
@%p42 bra $100;
bra.uni $154;
$100:
setp.lt.u32 %p43,%r3,9;
@%p43 bra $105;
setp.leu.f64 %p44,%e2,0dC3E0000000000000;
@%p44 bra $104;
bra.uni $102;
$104:
setp.num.f64 %p45,%e2,%e2;
selp.b64 %d17,-9223372036854775808,0,%p45;
bra.uni $105;
$58:
setp.gt.s32 %p46,%r2,2;
@%p46 bra $62;
bra.uni $59;
$62:
setp.gt.s32 %p47,%r2,4;
@%p47 bra $65;
setp.eq.s32 %p48,%r2,3;
@%p48 bra $132;
setp.eq.s32 %p49,%r2,4;
@%p49 bra $127;
bra.uni $154;
$127:
setp.lt.u32 %p50,%r3,9;
@%p50 bra $131;
setp.leu.f64 %p51,%e2,0d0000000000000000;
mov.u64 %d17,0;
@%p51 bra $131;
setp.ge.f64 %p52,%e2,0d43F0000000000000;
mov.u64 %d17,-1;
@%p52 bra $131;
cvt.rzi.u64.f64 %d17,%e2;
$131:
st.global.u64 [%d37],%d17;
bra.uni $154;
$73:
setp.gt.s32 %p53,%r2,12;
@%p53 bra $76;
setp.eq.s32 %p54,%r2,11;
@%p54 bra $86;
setp.eq.s32 %p55,%r2,12;
@%p55 bra $85;
bra.uni $154;
$85:
setp.gt.u32 %p56,%r3,8;
setp.eq.s32 %p57,%r3,4;
selp.u32 %r32,1,0,%p57;
selp.b32 %r33,2,%r32,%p56;
setp.eq.s32 %p58,%r33,0;
cvt.rn.f64.u64 %e3,%d17;
cvt.rn.f64.s64 %e4,%d17;
selp.f64 %e5,%e4,%e3,%p58;
selp.f64 %e6,%e2,%e5,%p56;
st.global.f64 [%d37],%e6;
bra.uni $154;
$59:
setp.eq.s32 %p59,%r2,0;
@%p59 bra $150;
setp.eq.s32 %p60,%r2,1;
@%p60 bra $144;
setp.eq.s32 %p61,%r2,2;
@%p61 bra $138;
bra.uni $154;
$138:
setp.gt.u32 %p62,%r3,8;
@%p62 bra $140;
bra.uni $139;
$140:
setp.leu.f64 %p63,%e2,0d0000000000000000;
mov.u16 %s3,0;
@%p63 bra $143;
setp.ge.f64 %p64,%e2,0d40F0000000000000;
mov.u16 %s3,-1;
@%p64 bra $143;
cvt.rzi.u64.f64 %d38,%e2;
cvt.u16.u64 %s3,%d38;
bra.uni $143;
$71:
setp.eq.s32 %p65,%r2,9;
@%p65 bra $99;
setp.eq.s32 %p66,%r2,10;
@%p66 bra $91;
bra.uni $154;
$91:
setp.gt.u32 %p67,%r3,8;
setp.eq.s32 %p68,%r3,4;
selp.u32 %r34,1,0,%p68;
selp.b32 %r35,2,%r34,%p67;
cvt.u16.u32 %s4,%r35;
setp.eq.s16 %p69,%s4,2;
@%p69 bra $94;
setp.ne.s16 %p70,%s4,0;
@%p70 bra $95;
cvt.rn.f32.s64 %f6,%d17;
bra.uni $96;
$65:
setp.eq.s32 %p71,%r2,5;
@%p71 bra $120;
setp.eq.s32 %p72,%r2,6;
@%p72 bra $113;
bra.uni $154;
$113:
setp.gt.u32 %p73,%r3,8;
@%p73 bra $115;
bra.uni $114;
$115:
setp.leu.f64 %p74,%e2,0dC0E0000000000000;
@%p74 bra $118;
bra.uni $116;
$118:
setp.num.f64 %p75,%e2,%e2;
selp.b16 %s5,-32768,0,%p75;
bra.uni $119;
$76:
setp.eq.s32 %p76,%r2,13;
@%p76 bra $79;
setp.ne.s32 %p77,%r2,14;
@%p77 bra $154;
setp.gt.u32 %p78,%r3,8;
setp.eq.s32 %p79,%r3,4;
selp.u32 %r36,1,0,%p79;
selp.b32 %r37,2,%r36,%p78;
setp.eq.s32 %p80,%r37,0;
cvt.rn.f64.u64 %e7,%d17;
cvt.rn.f64.s64 %e8,%d17;
selp.f64 %e9,%e8,%e7,%p80;
selp.f64 %e10,%e2,%e9,%p78;
st.global.f64 [%d37],%e10;
st.global.f64 [%d37+8],%e1;
bra.uni $154;
$106:
setp.gt.u32 %p81,%r3,8;
@%p81 bra $108;
bra.uni $107;
$108:
setp.leu.f64 %p82,%e2,0dC1E0000000000000;
@%p82 bra $111;
bra.uni $109;
$111:
setp.num.f64 %p83,%e2,%e2;
selp.b32 %r38,-2147483648,0,%p83;
bra.uni $112;
$132:
setp.gt.u32 %p84,%r3,8;
@%p84 bra $134;
bra.uni $133;
$134:
setp.leu.f64 %p85,%e2,0d0000000000000000;
mov.u32 %r39,0;
@%p85 bra $137;
setp.ge.f64 %p86,%e2,0d41F0000000000000;
mov.u32 %r39,-1;
@%p86 bra $137;
cvt.rzi.u64.f64 %d39,%e2;
cvt.u32.u64 %r39,%d39;
bra.uni $137;
$86:
setp.gt.u32 %p87,%r3,8;
setp.eq.s32 %p88,%r3,4;
selp.u32 %r40,1,0,%p88;
selp.b32 %r41,2,%r40,%p87;
cvt.u16.u32 %s6,%r41;
setp.eq.s16 %p89,%s6,2;
@%p89 bra $89;
setp.ne.s16 %p90,%s6,0;
@%p90 bra $90;
cvt.rn.f32.s64 %f7,%d17;
st.global.f32 [%d37],%f7;
bra.uni $154;
$144:
setp.gt.u32 %p91,%r3,8;
@%p91 bra $146;
bra.uni $145;
$146:
setp.leu.f64 %p92,%e2,0d0000000000000000;
mov.u16 %s7,0;
@%p92 bra $149;
setp.ge.f64 %p93,%e2,0d4070000000000000;
mov.u16 %s7,255;
@%p93 bra $149;
cvt.rzi.u64.f64 %d40,%e2;
cvt.u16.u64 %s7,%d40;
bra.uni $149;
$99:
setp.gt.u32 %p94,%r3,8;
setp.eq.s32 %p95,%r3,4;
selp.u32 %r42,1,0,%p95;
selp.b32 %r43,2,%r42,%p94;
setp.eq.s32 %p96,%r43,0;
cvt.rn.f64.u64 %e11,%d17;
cvt.rn.f64.s64 %e12,%d17;
selp.f64 %e13,%e12,%e11,%p96;
selp.f64 %e14,%e2,%e13,%p94;
cvt.rn.f16.f64 %s8,%e14;
st.global.u16 [%d37],%s8;
bra.uni $154;
$120:
setp.gt.u32 %p97,%r3,8;
@%p97 bra $122;
bra.uni $121;
$122:
setp.leu.f64 %p98,%e2,0dC060000000000000;
@%p98 bra $125;
bra.uni $123;
$125:
setp.num.f64 %p99,%e2,%e2;
selp.b16 %s9,-128,0,%p99;
bra.uni $126;
$79:
setp.gt.u32 %p100,%r3,8;
setp.eq.s32 %p101,%r3,4;
selp.u32 %r44,1,0,%p101;
selp.b32 %r45,2,%r44,%p100;
cvt.u16.u32 %s10,%r45;
setp.eq.s16 %p102,%s10,2;
@%p102 bra $82;
setp.ne.s16 %p103,%s10,0;
@%p103 bra $83;
cvt.rn.f32.s64 %f8,%d17;
bra.uni $84;
$150:
setp.gt.u32 %p104,%r3,8;
@%p104 bra $152;
bra.uni $151;
$152:
setp.neu.f64 %p105,%e2,0d0000000000000000;
setp.neu.f64 %p106,%e1,0d0000000000000000;
or.pred %p107,%p105,%p106;
bra.uni $153;
$114:
cvt.u16.u64 %s5,%d17;
bra.uni $119;
$107:
cvt.u32.u64 %r38,%d17;
bra.uni $112;
$133:
cvt.u32.u64 %r39,%d17;
$137:
st.global.u32 [%d37],%r39;
bra.uni $154;
$145:
cvt.u16.u64 %s7,%d17;
$149:
st.global.u8 [%d37],%s7;
bra.uni $154;
$121:
cvt.u16.u64 %s9,%d17;
bra.uni $126;
$139:
cvt.u16.u64 %s3,%d17;
$143:
st.global.u16 [%d37],%s3;
bra.uni $154;
$151:
setp.ne.s64 %p107,%d17,0;
$153:
selp.u16 %s11,1,0,%p107;
st.global.u8 [%d37],%s11;
bra.uni $154;
$94:
cvt.rn.f32.f64 %f6,%e2;
bra.uni $96;
$95:
cvt.rn.f32.u64 %f6,%d17;
$96:
mov.b32 %r46,%f6;
and.b32 %r47,%r46,2147483647;
setp.gt.u32 %p108,%r47,2139095040;
mov.u16 %s12,32704;
@%p108 bra $98;
shr.u32 %r48,%r46,16;
and.b32 %r49,%r48,1;
add.s32 %r50,%r46,%r49;
add.s32 %r51,%r50,32767;
shr.u32 %r52,%r51,16;
cvt.u16.u32 %s12,%r52;
$98:
st.global.u16 [%d37],%s12;
bra.uni $154;
$89:
cvt.rn.f32.f64 %f9,%e2;
st.global.f32 [%d37],%f9;
bra.uni $154;
$90:
cvt.rn.f32.u64 %f10,%d17;
st.global.f32 [%d37],%f10;
bra.uni $154;
$82:
cvt.rn.f32.f64 %f8,%e2;
bra.uni $84;
$83:
cvt.rn.f32.u64 %f8,%d17;
$84:
st.global.f32 [%d37],%f8;
cvt.rn.f32.f64 %f11,%e1;
st.global.f32 [%d37+4],%f11;
bra.uni $154;
$102:
setp.ge.f64 %p109,%e2,0d43E0000000000000;
mov.u64 %d17,9223372036854775807;
@%p109 bra $105;
cvt.rzi.s64.f64 %d17,%e2;
$105:
st.global.u64 [%d37],%d17;
bra.uni $154;
$116:
setp.ge.f64 %p110,%e2,0d40E0000000000000;
mov.u16 %s5,32767;
@%p110 bra $119;
cvt.rzi.s64.f64 %d41,%e2;
cvt.u16.u64 %s5,%d41;
$119:
st.global.u16 [%d37],%s5;
bra.uni $154;
$109:
setp.ge.f64 %p111,%e2,0d41E0000000000000;
mov.u32 %r38,2147483647;
@%p111 bra $112;
cvt.rzi.s64.f64 %d42,%e2;
cvt.u32.u64 %r38,%d42;
$112:
st.global.u32 [%d37],%r38;
bra.uni $154;
$123:
setp.ge.f64 %p112,%e2,0d4060000000000000;
mov.u16 %s9,127;
@%p112 bra $126;
cvt.rzi.s64.f64 %d43,%e2;
cvt.u16.u64 %s9,%d43;
$126:
st.global.u8 [%d37],%s9;
$154:
add.s32 %r14,%r14,256;
add.s32 %r53,%r12,%r13;
add.s32 %r54,%r53,1024;
setp.lt.u32 %p113,%r14,%r54;
setp.lt.u32 %p114,%r14,%r1;
and.pred %p115,%p113,%p114;
@%p115 bra $2;
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
.reg .pred %p<130>;
.reg .b16 %s<13>;
.reg .f32 %f<21>;
.reg .b32 %r<40>;
.reg .f64 %e<9>;
.reg .b64 %d<43>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u32 %r1,[p3];
ld.param.u32 %r2,[p4];
ld.param.u32 %r3,[p5];
ld.param.v2.u32 {%r4,%r5},[p6];
ld.param.v2.u32 {%r6,%r7},[p6+8];
ld.param.v2.u32 {%r8,%r9},[p6+16];
ld.param.u64 %d4,[p6+120];
ld.param.u64 %d5,[p6+112];
ld.param.u64 %d6,[p6+104];
ld.param.u64 %d7,[p6+96];
ld.param.u64 %d8,[p6+88];
ld.param.u64 %d9,[p6+80];
ld.param.u64 %d10,[p6+72];
ld.param.u64 %d11,[p6+64];
ld.param.u64 %d12,[p6+56];
ld.param.u64 %d13,[p6+48];
ld.param.u64 %d14,[p6+40];
ld.param.u64 %d15,[p6+32];
ld.param.u32 %r10,[p6+24];
cvta.to.global.u64 %d16,%d2;
cvta.to.global.u64 %d17,%d1;
mov.u32 %r11,%ctaid.x;
shl.b32 %r12,%r11,10;
mov.u32 %r13,%tid.x;
add.s32 %r14,%r12,%r13;
add.s32 %r15,%r14,1024;
setp.gt.u32 %p1,%r14,-1025;
setp.ge.u32 %p2,%r14,%r1;
or.pred %p3,%p1,%p2;
@%p3 bra $174;
setp.eq.s32 %p4,%r4,0;
@%p4 bra $96;
mov.u16 %s1,1;
$3:
.pragma "nounroll";
setp.eq.s32 %p5,%r4,1;
mov.u32 %r16,%r14;
mov.u32 %r17,%r14;
@%p5 bra $5;
div.u32 %r16,%r14,%r5;
mul.lo.s32 %r18,%r16,%r5;
sub.s32 %r17,%r14,%r18;
$5:
cvt.u64.u32 %d18,%r17;
mul.lo.s64 %d19,%d15,%d18;
mul.lo.s64 %d20,%d9,%d18;
@%p5 bra $21;
setp.eq.s32 %p6,%r4,2;
mov.u32 %r19,%r16;
@%p6 bra $8;
div.u32 %r20,%r16,%r6;
mul.lo.s32 %r21,%r20,%r6;
sub.s32 %r19,%r16,%r21;
mov.u32 %r16,%r20;
$8:
cvt.u64.u32 %d21,%r19;
mul.lo.s64 %d22,%d14,%d21;
add.s64 %d19,%d22,%d19;
mul.lo.s64 %d23,%d8,%d21;
add.s64 %d20,%d23,%d20;
setp.lt.u32 %p7,%r4,3;
@%p7 bra $21;
setp.eq.s32 %p8,%r4,3;
mov.u32 %r22,%r16;
@%p8 bra $11;
div.u32 %r23,%r16,%r7;
mul.lo.s32 %r24,%r23,%r7;
sub.s32 %r22,%r16,%r24;
mov.u32 %r16,%r23;
$11:
cvt.u64.u32 %d24,%r22;
mul.lo.s64 %d25,%d13,%d24;
add.s64 %d19,%d25,%d19;
mul.lo.s64 %d26,%d7,%d24;
add.s64 %d20,%d26,%d20;
setp.lt.u32 %p9,%r4,4;
@%p9 bra $21;
setp.eq.s32 %p10,%r4,4;
mov.u32 %r25,%r16;
@%p10 bra $14;
div.u32 %r26,%r16,%r8;
mul.lo.s32 %r27,%r26,%r8;
sub.s32 %r25,%r16,%r27;
mov.u32 %r16,%r26;
$14:
cvt.u64.u32 %d27,%r25;
mul.lo.s64 %d28,%d12,%d27;
add.s64 %d19,%d28,%d19;
mul.lo.s64 %d29,%d6,%d27;
add.s64 %d20,%d29,%d20;
setp.lt.u32 %p11,%r4,5;
@%p11 bra $21;
setp.eq.s32 %p12,%r4,5;
mov.u32 %r28,%r16;
@%p12 bra $17;
div.u32 %r29,%r16,%r9;
mul.lo.s32 %r30,%r29,%r9;
sub.s32 %r28,%r16,%r30;
mov.u32 %r16,%r29;
$17:
cvt.u64.u32 %d30,%r28;
mul.lo.s64 %d31,%d11,%d30;
add.s64 %d19,%d31,%d19;
mul.lo.s64 %d32,%d5,%d30;
add.s64 %d20,%d32,%d20;
setp.lt.u32 %p13,%r4,6;
@%p13 bra $21;
setp.eq.s32 %p14,%r4,6;
@%p14 bra $20;
rem.u32 %r16,%r16,%r10;
$20:
cvt.u64.u32 %d33,%r16;
mul.lo.s64 %d34,%d10,%d33;
add.s64 %d19,%d34,%d19;
mul.lo.s64 %d35,%d4,%d33;
add.s64 %d20,%d35,%d20;
$21:
add.s64 %d36,%d17,%d19;
mov.f64 %e1,0d0000000000000000;
mov.u64 %d37,0;
setp.gt.s32 %p15,%r2,6;
@%p15 bra $31;
bra.uni $22;
$31:
setp.gt.s32 %p16,%r2,10;
@%p16 bra $37;
setp.gt.s32 %p17,%r2,8;
@%p17 bra $35;
setp.eq.s32 %p18,%r2,7;
@%p18 bra $49;
setp.eq.s32 %p19,%r2,8;
mov.f64 %e2,%e1;
@%p19 bra $48;
bra.uni $57;
$48:
ld.global.u64 %d37,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$22:
setp.gt.s32 %p20,%r2,2;
@%p20 bra $26;
bra.uni $23;
$26:
setp.gt.s32 %p21,%r2,4;
@%p21 bra $29;
setp.eq.s32 %p22,%r2,3;
@%p22 bra $53;
setp.eq.s32 %p23,%r2,4;
mov.f64 %e2,%e1;
@%p23 bra $52;
bra.uni $57;
$52:
ld.global.u64 %d37,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$37:
setp.gt.s32 %p24,%r2,12;
@%p24 bra $40;
setp.eq.s32 %p25,%r2,11;
@%p25 bra $45;
setp.eq.s32 %p26,%r2,12;
mov.f64 %e2,%e1;
@%p26 bra $44;
bra.uni $57;
$44:
ld.global.f64 %e2,[%d36];
bra.uni $57;
$23:
setp.eq.s32 %p27,%r2,0;
@%p27 bra $56;
setp.eq.s32 %p28,%r2,1;
@%p28 bra $55;
setp.eq.s32 %p29,%r2,2;
mov.f64 %e2,%e1;
@%p29 bra $54;
bra.uni $57;
$54:
ld.global.u16 %d37,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$35:
setp.eq.s32 %p30,%r2,9;
@%p30 bra $47;
setp.eq.s32 %p31,%r2,10;
mov.f64 %e2,%e1;
@%p31 bra $46;
bra.uni $57;
$46:
ld.global.u16 %r31,[%d36];
shl.b32 %r32,%r31,16;
mov.b32 %f1,%r32;
cvt.f64.f32 %e2,%f1;
bra.uni $57;
$29:
setp.eq.s32 %p32,%r2,5;
@%p32 bra $51;
setp.eq.s32 %p33,%r2,6;
mov.f64 %e2,%e1;
@%p33 bra $50;
bra.uni $57;
$50:
ld.global.s16 %d37,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$40:
setp.eq.s32 %p34,%r2,13;
@%p34 bra $43;
setp.ne.s32 %p35,%r2,14;
mov.f64 %e2,%e1;
@%p35 bra $57;
ld.global.f64 %e2,[%d36];
ld.global.f64 %e1,[%d36+8];
bra.uni $57;
$53:
ld.global.u32 %d37,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$51:
ld.global.s8 %d37,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$49:
ld.global.s32 %d37,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$45:
ld.global.f32 %f2,[%d36];
cvt.f64.f32 %e2,%f2;
bra.uni $57;
$56:
ld.global.u8 %s2,[%d36];
setp.ne.s16 %p36,%s2,0;
selp.u64 %d37,1,0,%p36;
mov.f64 %e2,%e1;
bra.uni $57;
$55:
ld.global.u8 %d37,[%d36];
mov.f64 %e2,%e1;
bra.uni $57;
$47:
ld.global.u16 %s3,[%d36];
cvt.f32.f16 %f3,%s3;
cvt.f64.f32 %e2,%f3;
bra.uni $57;
$43:
ld.global.f32 %f4,[%d36];
cvt.f64.f32 %e2,%f4;
ld.global.f32 %f5,[%d36+4];
cvt.f64.f32 %e1,%f5;
$57:
add.s64 %d38,%d16,%d20;
mov.f64 %e3,0d0000000000000000;
mov.u64 %d39,0;
@%p15 bra $67;
bra.uni $58;
$67:
setp.gt.s32 %p37,%r2,10;
@%p37 bra $73;
setp.gt.s32 %p38,%r2,8;
@%p38 bra $71;
setp.eq.s32 %p39,%r2,7;
@%p39 bra $85;
setp.eq.s32 %p40,%r2,8;
mov.f64 %e4,%e3;
@%p40 bra $84;
bra.uni $93;
$84:
ld.global.u64 %d39,[%d38];
mov.f64 %e4,%e3;
bra.uni $93;
$58:
setp.gt.s32 %p41,%r2,2;
@%p41 bra $62;
bra.uni $59;
$62:
setp.gt.s32 %p42,%r2,4;
@%p42 bra $65;
setp.eq.s32 %p43,%r2,3;
@%p43 bra $89;
setp.eq.s32 %p44,%r2,4;
mov.f64 %e4,%e3;
@%p44 bra $88;
bra.uni $93;
$88:
ld.global.u64 %d39,[%d38];
mov.f64 %e4,%e3;
bra.uni $93;
$73:
setp.gt.s32 %p45,%r2,12;
@%p45 bra $76;
setp.eq.s32 %p46,%r2,11;
@%p46 bra $81;
setp.eq.s32 %p47,%r2,12;
mov.f64 %e4,%e3;
@%p47 bra $80;
bra.uni $93;
$80:
ld.global.f64 %e4,[%d38];
bra.uni $93;
$59:
setp.eq.s32 %p48,%r2,0;
@%p48 bra $92;
setp.eq.s32 %p49,%r2,1;
@%p49 bra $91;
setp.eq.s32 %p50,%r2,2;
mov.f64 %e4,%e3;
@%p50 bra $90;
bra.uni $93;
$90:
ld.global.u16 %d39,[%d38];
mov.f64 %e4,%e3;
bra.uni $93;
$71:
setp.eq.s32 %p51,%r2,9;
@%p51 bra $83;
setp.eq.s32 %p52,%r2,10;
mov.f64 %e4,%e3;
@%p52 bra $82;
bra.uni $93;
$82:
ld.global.u16 %r33,[%d38];
shl.b32 %r34,%r33,16;
mov.b32 %f6,%r34;
cvt.f64.f32 %e4,%f6;
bra.uni $93;
$65:
setp.eq.s32 %p53,%r2,5;
@%p53 bra $87;
setp.eq.s32 %p54,%r2,6;
mov.f64 %e4,%e3;
@%p54 bra $86;
bra.uni $93;
$86:
ld.global.s16 %d39,[%d38];
mov.f64 %e4,%e3;
bra.uni $93;
$76:
setp.eq.s32 %p55,%r2,13;
@%p55 bra $79;
setp.ne.s32 %p56,%r2,14;
mov.f64 %e4,%e3;
@%p56 bra $93;
ld.global.f64 %e4,[%d38];
ld.global.f64 %e3,[%d38+8];
bra.uni $93;
$89:
ld.global.u32 %d39,[%d38];
mov.f64 %e4,%e3;
bra.uni $93;
$87:
ld.global.s8 %d39,[%d38];
mov.f64 %e4,%e3;
bra.uni $93;
$85:
ld.global.s32 %d39,[%d38];
mov.f64 %e4,%e3;
bra.uni $93;
$81:
ld.global.f32 %f7,[%d38];
cvt.f64.f32 %e4,%f7;
bra.uni $93;
$92:
ld.global.u8 %s4,[%d38];
setp.ne.s16 %p57,%s4,0;
selp.u64 %d39,1,0,%p57;
mov.f64 %e4,%e3;
bra.uni $93;
$91:
ld.global.u8 %d39,[%d38];
mov.f64 %e4,%e3;
bra.uni $93;
$83:
ld.global.u16 %s5,[%d38];
cvt.f32.f16 %f8,%s5;
cvt.f64.f32 %e4,%f8;
bra.uni $93;
$79:
ld.global.f32 %f9,[%d38];
cvt.f64.f32 %e4,%f9;
ld.global.f32 %f10,[%d38+4];
cvt.f64.f32 %e3,%f10;
$93:
and.b16 %s6,%s1,255;
setp.eq.s16 %p58,%s6,0;
mov.pred %p59,0;
@%p58 bra $95;
setp.eq.s64 %p60,%d37,%d39;
setp.eq.f64 %p61,%e2,%e4;
and.pred %p62,%p60,%p61;
setp.eq.f64 %p63,%e1,%e3;
and.pred %p64,%p62,%p63;
setp.nan.f64 %p65,%e2,%e1;
setp.ne.s32 %p66,%r3,0;
and.pred %p67,%p66,%p65;
setp.nan.f64 %p68,%e4,%e3;
and.pred %p69,%p67,%p68;
or.pred %p59,%p64,%p69;
$95:
selp.u16 %s1,1,0,%p59;
add.s32 %r14,%r14,256;
setp.lt.u32 %p70,%r14,%r15;
setp.lt.u32 %p71,%r14,%r1;
and.pred %p72,%p70,%p71;
@%p72 bra $3;
bra.uni $172;
$96:
mov.u16 %s7,1;
$97:
.pragma "nounroll";
mov.f64 %e5,0d0000000000000000;
mov.u64 %d40,0;
setp.gt.s32 %p73,%r2,6;
@%p73 bra $107;
bra.uni $98;
$107:
setp.gt.s32 %p74,%r2,10;
@%p74 bra $113;
setp.gt.s32 %p75,%r2,8;
@%p75 bra $111;
setp.eq.s32 %p76,%r2,7;
@%p76 bra $125;
setp.eq.s32 %p77,%r2,8;
mov.f64 %e6,%e5;
@%p77 bra $124;
bra.uni $133;
$124:
ld.global.u64 %d40,[%d17];
mov.f64 %e6,%e5;
bra.uni $133;
$98:
setp.gt.s32 %p78,%r2,2;
@%p78 bra $102;
bra.uni $99;
$102:
setp.gt.s32 %p79,%r2,4;
@%p79 bra $105;
setp.eq.s32 %p80,%r2,3;
@%p80 bra $129;
setp.eq.s32 %p81,%r2,4;
mov.f64 %e6,%e5;
@%p81 bra $128;
bra.uni $133;
$128:
ld.global.u64 %d40,[%d17];
mov.f64 %e6,%e5;
bra.uni $133;
$113:
setp.gt.s32 %p82,%r2,12;
@%p82 bra $116;
setp.eq.s32 %p83,%r2,11;
@%p83 bra $121;
setp.eq.s32 %p84,%r2,12;
mov.f64 %e6,%e5;
@%p84 bra $120;
bra.uni $133;
$120:
ld.global.f64 %e6,[%d17];
bra.uni $133;
$99:
setp.eq.s32 %p85,%r2,0;
@%p85 bra $132;
setp.eq.s32 %p86,%r2,1;
@%p86 bra $131;
setp.eq.s32 %p87,%r2,2;
mov.f64 %e6,%e5;
@%p87 bra $130;
bra.uni $133;
$130:
ld.global.u16 %d40,[%d17];
mov.f64 %e6,%e5;
bra.uni $133;
$111:
setp.eq.s32 %p88,%r2,9;
@%p88 bra $123;
setp.eq.s32 %p89,%r2,10;
mov.f64 %e6,%e5;
@%p89 bra $122;
bra.uni $133;
$122:
ld.global.u16 %r35,[%d17];
shl.b32 %r36,%r35,16;
mov.b32 %f11,%r36;
cvt.f64.f32 %e6,%f11;
bra.uni $133;
$105:
setp.eq.s32 %p90,%r2,5;
@%p90 bra $127;
setp.eq.s32 %p91,%r2,6;
mov.f64 %e6,%e5;
@%p91 bra $126;
bra.uni $133;
$126:
ld.global.s16 %d40,[%d17];
mov.f64 %e6,%e5;
bra.uni $133;
$116:
setp.eq.s32 %p92,%r2,13;
@%p92 bra $119;
setp.ne.s32 %p93,%r2,14;
mov.f64 %e6,%e5;
@%p93 bra $133;
ld.global.f64 %e6,[%d17];
ld.global.f64 %e5,[%d17+8];
bra.uni $133;
$125:
ld.global.s32 %d40,[%d17];
mov.f64 %e6,%e5;
bra.uni $133;
$129:
ld.global.u32 %d40,[%d17];
mov.f64 %e6,%e5;
bra.uni $133;
$121:
ld.global.f32 %f12,[%d17];
cvt.f64.f32 %e6,%f12;
bra.uni $133;
$132:
ld.global.u8 %s8,[%d17];
setp.ne.s16 %p94,%s8,0;
selp.u64 %d40,1,0,%p94;
mov.f64 %e6,%e5;
bra.uni $133;
$131:
ld.global.u8 %d40,[%d17];
mov.f64 %e6,%e5;
bra.uni $133;
$123:
ld.global.u16 %s9,[%d17];
cvt.f32.f16 %f13,%s9;
cvt.f64.f32 %e6,%f13;
bra.uni $133;
$127:
ld.global.s8 %d40,[%d17];
mov.f64 %e6,%e5;
bra.uni $133;
$119:
ld.global.f32 %f14,[%d17];
cvt.f64.f32 %e6,%f14;
ld.global.f32 %f15,[%d17+4];
cvt.f64.f32 %e5,%f15;
$133:
mov.f64 %e7,0d0000000000000000;
mov.u64 %d41,0;
@%p73 bra $143;
bra.uni $134;
$143:
setp.gt.s32 %p95,%r2,10;
@%p95 bra $149;
setp.gt.s32 %p96,%r2,8;
@%p96 bra $147;
setp.eq.s32 %p97,%r2,7;
@%p97 bra $161;
setp.eq.s32 %p98,%r2,8;
mov.f64 %e8,%e7;
@%p98 bra $160;
bra.uni $169;
$160:
ld.global.u64 %d41,[%d16];
mov.f64 %e8,%e7;
bra.uni $169;
$134:
setp.gt.s32 %p99,%r2,2;
@%p99 bra $138;
bra.uni $135;
$138:
setp.gt.s32 %p100,%r2,4;
@%p100 bra $141;
setp.eq.s32 %p101,%r2,3;
@%p101 bra $165;
setp.eq.s32 %p102,%r2,4;
mov.f64 %e8,%e7;
@%p102 bra $164;
bra.uni $169;
$164:
ld.global.u64 %d41,[%d16];
mov.f64 %e8,%e7;
bra.uni $169;
$149:
setp.gt.s32 %p103,%r2,12;
@%p103 bra $152;
setp.eq.s32 %p104,%r2,11;
@%p104 bra $157;
setp.eq.s32 %p105,%r2,12;
mov.f64 %e8,%e7;
@%p105 bra $156;
bra.uni $169;
$156:
ld.global.f64 %e8,[%d16];
bra.uni $169;
$135:
setp.eq.s32 %p106,%r2,0;
@%p106 bra $168;
setp.eq.s32 %p107,%r2,1;
@%p107 bra $167;
setp.eq.s32 %p108,%r2,2;
mov.f64 %e8,%e7;
@%p108 bra $166;
bra.uni $169;
$166:
ld.global.u16 %d41,[%d16];
mov.f64 %e8,%e7;
bra.uni $169;
$147:
setp.eq.s32 %p109,%r2,9;
@%p109 bra $159;
setp.eq.s32 %p110,%r2,10;
mov.f64 %e8,%e7;
@%p110 bra $158;
bra.uni $169;
$158:
ld.global.u16 %r37,[%d16];
shl.b32 %r38,%r37,16;
mov.b32 %f16,%r38;
cvt.f64.f32 %e8,%f16;
bra.uni $169;
$141:
setp.eq.s32 %p111,%r2,5;
@%p111 bra $163;
setp.eq.s32 %p112,%r2,6;
mov.f64 %e8,%e7;
@%p112 bra $162;
bra.uni $169;
$162:
ld.global.s16 %d41,[%d16];
mov.f64 %e8,%e7;
bra.uni $169;
$152:
setp.eq.s32 %p113,%r2,13;
@%p113 bra $155;
setp.ne.s32 %p114,%r2,14;
mov.f64 %e8,%e7;
@%p114 bra $169;
ld.global.f64 %e8,[%d16];
ld.global.f64 %e7,[%d16+8];
bra.uni $169;
$161:
ld.global.s32 %d41,[%d16];
mov.f64 %e8,%e7;
bra.uni $169;
$165:
ld.global.u32 %d41,[%d16];
mov.f64 %e8,%e7;
bra.uni $169;
$157:
ld.global.f32 %f17,[%d16];
cvt.f64.f32 %e8,%f17;
bra.uni $169;
$168:
ld.global.u8 %s10,[%d16];
setp.ne.s16 %p115,%s10,0;
selp.u64 %d41,1,0,%p115;
mov.f64 %e8,%e7;
bra.uni $169;
$167:
ld.global.u8 %d41,[%d16];
mov.f64 %e8,%e7;
bra.uni $169;
$159:
ld.global.u16 %s11,[%d16];
cvt.f32.f16 %f18,%s11;
cvt.f64.f32 %e8,%f18;
bra.uni $169;
$163:
ld.global.s8 %d41,[%d16];
mov.f64 %e8,%e7;
bra.uni $169;
$155:
ld.global.f32 %f19,[%d16];
cvt.f64.f32 %e8,%f19;
ld.global.f32 %f20,[%d16+4];
cvt.f64.f32 %e7,%f20;
$169:
and.b16 %s12,%s7,255;
setp.eq.s16 %p116,%s12,0;
mov.pred %p59,0;
@%p116 bra $171;
setp.eq.s64 %p117,%d40,%d41;
setp.eq.f64 %p118,%e6,%e8;
and.pred %p119,%p117,%p118;
setp.eq.f64 %p120,%e5,%e7;
and.pred %p121,%p119,%p120;
setp.nan.f64 %p122,%e8,%e7;
setp.ne.s32 %p123,%r3,0;
setp.nan.f64 %p124,%e6,%e5;
and.pred %p125,%p123,%p124;
and.pred %p126,%p125,%p122;
or.pred %p59,%p121,%p126;
$171:
selp.u16 %s7,1,0,%p59;
add.s32 %r14,%r14,256;
setp.lt.u32 %p127,%r14,%r15;
setp.lt.u32 %p128,%r14,%r1;
and.pred %p129,%p127,%p128;
@%p129 bra $97;
$172:
@%p59 bra $174;
cvta.to.global.u64 %d42,%d3;
mov.u32 %r39,1;
st.global.u32 [%d42],%r39;
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
.reg .pred %p<49>;
.reg .b16 %s<3>;
.reg .b32 %r<57>;
.reg .b64 %d<39>;
ld.param.u64 %d1,[p0];
ld.param.u32 %r1,[p1];
ld.param.u32 %r2,[p2];
ld.param.u64 %d2,[p3];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r3,%r4},[p5];
ld.param.v2.u32 {%r5,%r6},[p5+8];
ld.param.v2.u32 {%r7,%r8},[p5+16];
ld.param.u64 %d4,[p5+72];
ld.param.u64 %d5,[p5+64];
ld.param.u64 %d6,[p5+56];
ld.param.u64 %d7,[p5+48];
ld.param.u64 %d8,[p5+40];
ld.param.u64 %d9,[p5+32];
ld.param.u32 %r9,[p5+24];
cvta.to.global.u64 %d10,%d1;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,10;
mov.u32 %r12,%tid.x;
add.s32 %r13,%r11,%r12;
add.s32 %r14,%r13,1024;
setp.gt.u32 %p1,%r13,-1025;
setp.ge.u32 %p2,%r13,%r1;
or.pred %p3,%p1,%p2;
@%p3 bra $67;
setp.eq.s32 %p4,%r3,0;
cvt.u32.u64 %r15,%d2;
@%p4 bra $52;
setp.eq.s32 %p5,%r2,1;
@%p5 bra $32;
bra.uni $3;
$32:
add.s32 %r16,%r11,%r12;
add.s32 %r17,%r16,1024;
$33:
.pragma "nounroll";
setp.eq.s32 %p6,%r3,1;
mov.u32 %r18,%r16;
mov.u32 %r19,%r16;
@%p6 bra $35;
div.u32 %r18,%r16,%r4;
mul.lo.s32 %r20,%r18,%r4;
sub.s32 %r19,%r16,%r20;
$35:
cvt.u64.u32 %d11,%r19;
mul.lo.s64 %d12,%d9,%d11;
@%p6 bra $51;
setp.eq.s32 %p7,%r3,2;
mov.u32 %r21,%r18;
@%p7 bra $38;
div.u32 %r22,%r18,%r5;
mul.lo.s32 %r23,%r22,%r5;
sub.s32 %r21,%r18,%r23;
mov.u32 %r18,%r22;
$38:
cvt.u64.u32 %d13,%r21;
mul.lo.s64 %d14,%d8,%d13;
add.s64 %d12,%d14,%d12;
setp.lt.u32 %p8,%r3,3;
@%p8 bra $51;
setp.eq.s32 %p9,%r3,3;
mov.u32 %r24,%r18;
@%p9 bra $41;
div.u32 %r25,%r18,%r6;
mul.lo.s32 %r26,%r25,%r6;
sub.s32 %r24,%r18,%r26;
mov.u32 %r18,%r25;
$41:
cvt.u64.u32 %d15,%r24;
mul.lo.s64 %d16,%d7,%d15;
add.s64 %d12,%d16,%d12;
setp.lt.u32 %p10,%r3,4;
@%p10 bra $51;
setp.eq.s32 %p11,%r3,4;
mov.u32 %r27,%r18;
@%p11 bra $44;
div.u32 %r28,%r18,%r7;
mul.lo.s32 %r29,%r28,%r7;
sub.s32 %r27,%r18,%r29;
mov.u32 %r18,%r28;
$44:
cvt.u64.u32 %d17,%r27;
mul.lo.s64 %d18,%d6,%d17;
add.s64 %d12,%d18,%d12;
setp.lt.u32 %p12,%r3,5;
@%p12 bra $51;
setp.eq.s32 %p13,%r3,5;
mov.u32 %r30,%r18;
@%p13 bra $47;
div.u32 %r31,%r18,%r8;
mul.lo.s32 %r32,%r31,%r8;
sub.s32 %r30,%r18,%r32;
mov.u32 %r18,%r31;
$47:
cvt.u64.u32 %d19,%r30;
mul.lo.s64 %d20,%d5,%d19;
add.s64 %d12,%d20,%d12;
setp.lt.u32 %p14,%r3,6;
@%p14 bra $51;
setp.eq.s32 %p15,%r3,6;
@%p15 bra $50;
rem.u32 %r18,%r18,%r9;
$50:
cvt.u64.u32 %d21,%r18;
mul.lo.s64 %d22,%d4,%d21;
add.s64 %d12,%d22,%d12;
$51:
add.s64 %d23,%d10,%d12;
st.global.u8 [%d23],%d2;
add.s32 %r16,%r16,256;
setp.lt.u32 %p16,%r16,%r17;
setp.lt.u32 %p17,%r16,%r1;
and.pred %p18,%p16,%p17;
@%p18 bra $33;
bra.uni $67;
$52:
setp.eq.s32 %p19,%r2,1;
@%p19 bra $64;
bra.uni $53;
$64:
cvt.u16.u64 %s1,%d2;
$65:
.pragma "nounroll";
add.s32 %r13,%r13,256;
setp.lt.u32 %p20,%r13,%r14;
setp.lt.u32 %p21,%r13,%r1;
and.pred %p22,%p20,%p21;
@%p22 bra $65;
st.global.u8 [%d10],%s1;
bra.uni $67;
$3:
add.s32 %r33,%r2,-2;
shf.l.wrap.b32 %r34,%r33,%r33,31;
add.s32 %r35,%r11,%r12;
$4:
.pragma "nounroll";
setp.eq.s32 %p23,%r3,1;
mov.u32 %r36,%r35;
mov.u32 %r37,%r35;
@%p23 bra $6;
div.u32 %r36,%r35,%r4;
mul.lo.s32 %r38,%r36,%r4;
sub.s32 %r37,%r35,%r38;
$6:
cvt.u64.u32 %d24,%r37;
mul.lo.s64 %d25,%d9,%d24;
@%p23 bra $22;
setp.eq.s32 %p24,%r3,2;
mov.u32 %r39,%r36;
@%p24 bra $9;
div.u32 %r40,%r36,%r5;
mul.lo.s32 %r41,%r40,%r5;
sub.s32 %r39,%r36,%r41;
mov.u32 %r36,%r40;
$9:
cvt.u64.u32 %d26,%r39;
mul.lo.s64 %d27,%d8,%d26;
add.s64 %d25,%d27,%d25;
setp.lt.u32 %p25,%r3,3;
@%p25 bra $22;
setp.eq.s32 %p26,%r3,3;
mov.u32 %r42,%r36;
@%p26 bra $12;
div.u32 %r43,%r36,%r6;
mul.lo.s32 %r44,%r43,%r6;
sub.s32 %r42,%r36,%r44;
mov.u32 %r36,%r43;
$12:
cvt.u64.u32 %d28,%r42;
mul.lo.s64 %d29,%d7,%d28;
add.s64 %d25,%d29,%d25;
setp.lt.u32 %p27,%r3,4;
@%p27 bra $22;
setp.eq.s32 %p28,%r3,4;
mov.u32 %r45,%r36;
@%p28 bra $15;
div.u32 %r46,%r36,%r7;
mul.lo.s32 %r47,%r46,%r7;
sub.s32 %r45,%r36,%r47;
mov.u32 %r36,%r46;
$15:
cvt.u64.u32 %d30,%r45;
mul.lo.s64 %d31,%d6,%d30;
add.s64 %d25,%d31,%d25;
setp.lt.u32 %p29,%r3,5;
@%p29 bra $22;
setp.eq.s32 %p30,%r3,5;
mov.u32 %r48,%r36;
@%p30 bra $18;
div.u32 %r49,%r36,%r8;
mul.lo.s32 %r50,%r49,%r8;
sub.s32 %r48,%r36,%r50;
mov.u32 %r36,%r49;
$18:
cvt.u64.u32 %d32,%r48;
mul.lo.s64 %d33,%d5,%d32;
add.s64 %d25,%d33,%d25;
setp.lt.u32 %p31,%r3,6;
@%p31 bra $22;
setp.eq.s32 %p32,%r3,6;
@%p32 bra $21;
rem.u32 %r36,%r36,%r9;
$21:
cvt.u64.u32 %d34,%r36;
mul.lo.s64 %d35,%d4,%d34;
add.s64 %d25,%d35,%d25;
$22:
add.s64 %d36,%d10,%d25;
setp.gt.s32 %p33,%r34,2;
@%p33 bra $25;
setp.eq.s32 %p34,%r34,0;
@%p34 bra $29;
setp.eq.s32 %p35,%r34,1;
@%p35 bra $28;
bra.uni $31;
$28:
st.global.u32 [%d36],%d2;
bra.uni $31;
$25:
setp.eq.s32 %p36,%r34,7;
@%p36 bra $30;
setp.ne.s32 %p37,%r34,3;
@%p37 bra $31;
st.global.u32 [%d36],%d2;
shr.u64 %d37,%d2,32;
st.global.u32 [%d36+4],%d37;
bra.uni $31;
$29:
st.global.u16 [%d36],%d2;
bra.uni $31;
$30:
st.global.u64 [%d36],%d2;
st.global.u64 [%d36+8],%d3;
$31:
add.s32 %r35,%r35,256;
add.s32 %r51,%r11,%r12;
add.s32 %r52,%r51,1024;
setp.lt.u32 %p38,%r35,%r52;
setp.lt.u32 %p39,%r35,%r1;
and.pred %p40,%p38,%p39;
@%p40 bra $4;
bra.uni $67;
$53:
add.s32 %r53,%r2,-2;
shf.l.wrap.b32 %r54,%r53,%r53,31;
add.s32 %r55,%r11,%r12;
cvt.u16.u64 %s2,%d2;
shr.u64 %d38,%d2,32;
cvt.u32.u64 %r56,%d38;
$54:
.pragma "nounroll";
setp.gt.s32 %p41,%r54,2;
@%p41 bra $57;
setp.eq.s32 %p42,%r54,0;
@%p42 bra $61;
setp.eq.s32 %p43,%r54,1;
@%p43 bra $60;
bra.uni $63;
$60:
st.global.u32 [%d10],%r15;
bra.uni $63;
$57:
setp.eq.s32 %p44,%r54,7;
@%p44 bra $62;
setp.ne.s32 %p45,%r54,3;
@%p45 bra $63;
st.global.u32 [%d10],%r15;
st.global.u32 [%d10+4],%r56;
bra.uni $63;
$61:
st.global.u16 [%d10],%s2;
bra.uni $63;
$62:
st.global.u64 [%d10],%d2;
st.global.u64 [%d10+8],%d3;
$63:
add.s32 %r55,%r55,256;
setp.lt.u32 %p46,%r55,%r14;
setp.lt.u32 %p47,%r55,%r1;
and.pred %p48,%p46,%p47;
@%p48 bra $54;
$67:
ret;
}
`;
