// Generated from kernels/ops/reductions/generic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/reductions/generic.cu`. */
export const REDUCTIONS_GENERIC: string = `.version 8.0
.target sm_75
.address_size 64
.shared .align 8 .b8 z0[64];
.shared .align 8 .b8 z1[64];
.shared .align 4 .b8 z2[128];
.visible .entry sum_parts(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8
)
.maxntid 256,1,1
{
.reg .pred %p<254>;
.reg .b16 %s<71>;
.reg .f32 %f<22>;
.reg .b32 %r<118>;
.reg .f64 %e<153>;
.reg .b64 %d<78>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u32 %r12,[p7];
ld.param.u32 %r13,[p8];
ld.param.u64 %d4,[p5+16];
ld.param.u64 %d5,[p5+8];
ld.param.u64 %d6,[p5];
ld.param.u64 %d7,[p3+24];
ld.param.u64 %d8,[p3+16];
ld.param.u64 %d9,[p3+8];
ld.param.u64 %d10,[p3];
ld.param.u64 %d11,[p1+24];
ld.param.u64 %d12,[p1+16];
ld.param.u64 %d13,[p1+8];
ld.param.u64 %d14,[p1];
mov.u32 %r14,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d15,%d1;
mul.wide.s32 %d16,%r14,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r1,%r2},[%d17+32];
ld.global.u64 %d11,[%d17+24];
ld.global.u64 %d12,[%d17+16];
ld.global.u64 %d13,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $3;
$2:
cvt.s64.s32 %d19,%r14;
mul.lo.s64 %d20,%d14,%d19;
add.s64 %d18,%d1,%d20;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d21,%d2;
mul.wide.s32 %d22,%r14,40;
add.s64 %d23,%d21,%d22;
ld.global.u64 %d7,[%d23+24];
ld.global.u64 %d8,[%d23+16];
ld.global.u64 %d9,[%d23+8];
ld.global.u64 %d24,[%d23];
bra.uni $6;
$5:
cvt.s64.s32 %d25,%r14;
mul.lo.s64 %d26,%d10,%d25;
add.s64 %d24,%d2,%d26;
$6:
setp.eq.s32 %p3,%r10,0;
@%p3 bra $8;
cvta.to.global.u64 %d27,%d3;
mul.wide.s32 %d28,%r14,40;
add.s64 %d29,%d27,%d28;
ld.global.v2.u32 {%r7,%r15},[%d29+32];
ld.global.u64 %d4,[%d29+16];
ld.global.u64 %d5,[%d29+8];
ld.global.u64 %d30,[%d29];
bra.uni $9;
$8:
cvt.s64.s32 %d31,%r14;
mul.lo.s64 %d32,%d6,%d31;
add.s64 %d30,%d3,%d32;
$9:
mov.u32 %r16,%ctaid.y;
mad.lo.s32 %r17,%r16,%r13,%r13;
min.s32 %r18,%r17,%r2;
setp.lt.s32 %p4,%r3,1;
@%p4 bra $337;
mov.u32 %r19,%tid.x;
cvt.s64.s32 %d33,%r19;
mul.lo.s64 %d34,%d12,%d33;
mul.lo.s64 %d35,%d8,%d33;
shl.b64 %d36,%d12,5;
shl.b64 %d37,%d8,5;
cvt.s64.s32 %d38,%r16;
mul.lo.s64 %d39,%d5,%d38;
mul.lo.s64 %d40,%d12,96;
mul.lo.s64 %d41,%d8,96;
mov.u32 %r20,0;
$11:
.pragma "nounroll";
mov.u32 %r21,%ctaid.y;
ld.param.u32 %r22,[p8];
mov.u32 %r23,%tid.y;
mad.lo.s32 %r24,%r21,%r22,%r23;
setp.ge.s32 %p5,%r24,%r18;
mov.f64 %e1,0d0000000000000000;
mov.f64 %e2,%e1;
@%p5 bra $302;
$13:
.pragma "nounroll";
mov.f64 %e3,%e2;
setp.ge.s32 %p6,%r19,%r1;
@%p6 bra $301;
cvt.s64.s32 %d42,%r24;
cvt.s64.s32 %d43,%r20;
mul.lo.s64 %d44,%d11,%d43;
add.s64 %d45,%d44,%d34;
mul.lo.s64 %d46,%d13,%d42;
add.s64 %d47,%d45,%d46;
add.s64 %d48,%d18,%d47;
mul.lo.s64 %d49,%d7,%d43;
add.s64 %d50,%d49,%d35;
mul.lo.s64 %d51,%d9,%d42;
add.s64 %d52,%d50,%d51;
add.s64 %d53,%d24,%d52;
not.b32 %r25,%r19;
add.s32 %r26,%r1,%r25;
shr.u32 %r27,%r26,5;
add.s32 %r28,%r27,1;
and.b32 %r29,%r28,3;
setp.eq.s32 %p7,%r29,0;
mov.u32 %r30,%r19;
mov.f64 %e2,%e3;
@%p7 bra $138;
setp.gt.s32 %p8,%r12,1;
@%p8 bra $19;
setp.eq.s32 %p9,%r12,0;
@%p9 bra $23;
setp.eq.s32 %p10,%r12,1;
@%p10 bra $18;
bra.uni $24;
$18:
ld.global.nc.u16 %s1,[%d48];
cvt.rn.f32.u16 %f1,%s1;
bra.uni $25;
$19:
setp.eq.s32 %p11,%r12,2;
@%p11 bra $22;
setp.ne.s32 %p12,%r12,3;
@%p12 bra $24;
ld.global.nc.u16 %s2,[%d48];
cvt.f32.f16 %f1,%s2;
bra.uni $25;
$23:
ld.global.nc.u8 %r31,[%d48];
cvt.u16.u32 %s3,%r31;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f1,%s4;
bra.uni $25;
$22:
ld.global.nc.s16 %s5,[%d48];
cvt.rn.f32.s16 %f1,%s5;
bra.uni $25;
$24:
ld.global.nc.f32 %f1,[%d48];
$25:
setp.lt.s32 %p13,%r11,5;
mov.f32 %f2,0f00000000;
@%p13 bra $36;
@%p8 bra $30;
setp.eq.s32 %p14,%r12,0;
@%p14 bra $34;
setp.eq.s32 %p15,%r12,1;
@%p15 bra $29;
bra.uni $35;
$29:
ld.global.nc.u16 %s6,[%d53];
cvt.rn.f32.u16 %f2,%s6;
bra.uni $36;
$30:
setp.eq.s32 %p16,%r12,2;
@%p16 bra $33;
setp.ne.s32 %p17,%r12,3;
@%p17 bra $35;
ld.global.nc.u16 %s7,[%d53];
cvt.f32.f16 %f2,%s7;
bra.uni $36;
$34:
ld.global.nc.u8 %r32,[%d53];
cvt.u16.u32 %s8,%r32;
and.b16 %s9,%s8,255;
cvt.rn.f32.u16 %f2,%s9;
bra.uni $36;
$33:
ld.global.nc.s16 %s10,[%d53];
cvt.rn.f32.s16 %f2,%s10;
bra.uni $36;
$35:
ld.global.nc.f32 %f2,[%d53];
$36:
setp.gt.s32 %p18,%r11,2;
@%p18 bra $41;
bra.uni $37;
$41:
setp.gt.s32 %p19,%r11,4;
@%p19 bra $45;
setp.eq.s32 %p20,%r11,3;
@%p20 bra $48;
setp.eq.s32 %p21,%r11,4;
@%p21 bra $44;
bra.uni $50;
$37:
setp.eq.s32 %p22,%r11,0;
@%p22 bra $49;
setp.eq.s32 %p23,%r11,1;
@%p23 bra $44;
setp.eq.s32 %p24,%r11,2;
@%p24 bra $40;
bra.uni $50;
$40:
cvt.f64.f32 %e4,%f1;
mul.f64 %e5,%e4,%e4;
bra.uni $51;
$45:
setp.eq.s32 %p25,%r11,7;
@%p25 bra $47;
setp.ne.s32 %p26,%r11,5;
@%p26 bra $50;
$47:
cvt.f64.f32 %e6,%f1;
cvt.f64.f32 %e7,%f2;
sub.f64 %e8,%e6,%e7;
abs.f64 %e5,%e8;
bra.uni $51;
$44:
abs.f32 %f3,%f1;
cvt.f64.f32 %e5,%f3;
bra.uni $51;
$48:
setp.neu.f32 %p27,%f1,0f00000000;
selp.f64 %e5,0d3FF0000000000000,0d0000000000000000,%p27;
bra.uni $51;
$49:
cvt.f64.f32 %e5,%f1;
bra.uni $51;
$50:
cvt.f64.f32 %e9,%f1;
cvt.f64.f32 %e10,%f2;
sub.f64 %e11,%e9,%e10;
mul.f64 %e5,%e11,%e11;
$51:
setp.eq.s32 %p28,%r11,7;
@%p28 bra $53;
setp.ne.s32 %p29,%r11,4;
@%p29 bra $54;
$53:
setp.gt.f64 %p30,%e5,%e1;
setp.nan.f64 %p31,%e5,%e5;
or.pred %p32,%p30,%p31;
selp.f64 %e1,%e5,%e1,%p32;
bra.uni $55;
$54:
add.f64 %e1,%e1,%e5;
$55:
mov.u32 %r33,%tid.x;
not.b32 %r34,%r33;
add.s32 %r35,%r1,%r34;
shr.u32 %r36,%r35,5;
add.s32 %r37,%r36,1;
and.b32 %r38,%r37,3;
setp.eq.s32 %p33,%r38,1;
cvt.f64.f32 %e12,%f1;
fma.rn.f64 %e13,%e12,%e12,%e3;
setp.gt.s32 %p34,%r7,%r3;
selp.f64 %e2,%e13,%e3,%p34;
add.s64 %d48,%d48,%d36;
add.s64 %d53,%d53,%d37;
add.s32 %r30,%r33,32;
@%p33 bra $138;
@%p8 bra $60;
setp.eq.s32 %p35,%r12,0;
@%p35 bra $64;
setp.eq.s32 %p36,%r12,1;
@%p36 bra $59;
bra.uni $65;
$59:
ld.global.nc.u16 %s11,[%d48];
cvt.rn.f32.u16 %f4,%s11;
bra.uni $66;
$60:
setp.eq.s32 %p37,%r12,2;
@%p37 bra $63;
setp.ne.s32 %p38,%r12,3;
@%p38 bra $65;
ld.global.nc.u16 %s12,[%d48];
cvt.f32.f16 %f4,%s12;
bra.uni $66;
$64:
ld.global.nc.u8 %r39,[%d48];
cvt.u16.u32 %s13,%r39;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f4,%s14;
bra.uni $66;
$63:
ld.global.nc.s16 %s15,[%d48];
cvt.rn.f32.s16 %f4,%s15;
bra.uni $66;
$65:
ld.global.nc.f32 %f4,[%d48];
$66:
mov.f32 %f5,0f00000000;
@%p13 bra $77;
@%p8 bra $71;
setp.eq.s32 %p39,%r12,0;
@%p39 bra $75;
setp.eq.s32 %p40,%r12,1;
@%p40 bra $70;
bra.uni $76;
$70:
ld.global.nc.u16 %s16,[%d53];
cvt.rn.f32.u16 %f5,%s16;
bra.uni $77;
$71:
setp.eq.s32 %p41,%r12,2;
@%p41 bra $74;
setp.ne.s32 %p42,%r12,3;
@%p42 bra $76;
ld.global.nc.u16 %s17,[%d53];
cvt.f32.f16 %f5,%s17;
bra.uni $77;
$75:
ld.global.nc.u8 %r40,[%d53];
cvt.u16.u32 %s18,%r40;
and.b16 %s19,%s18,255;
cvt.rn.f32.u16 %f5,%s19;
bra.uni $77;
$74:
ld.global.nc.s16 %s20,[%d53];
cvt.rn.f32.s16 %f5,%s20;
bra.uni $77;
$76:
ld.global.nc.f32 %f5,[%d53];
$77:
@%p18 bra $82;
bra.uni $78;
$82:
setp.gt.s32 %p43,%r11,4;
@%p43 bra $86;
setp.eq.s32 %p44,%r11,3;
@%p44 bra $89;
setp.eq.s32 %p45,%r11,4;
@%p45 bra $85;
bra.uni $91;
$78:
setp.eq.s32 %p46,%r11,0;
@%p46 bra $90;
setp.eq.s32 %p47,%r11,1;
@%p47 bra $85;
setp.eq.s32 %p48,%r11,2;
@%p48 bra $81;
bra.uni $91;
$81:
cvt.f64.f32 %e14,%f4;
mul.f64 %e15,%e14,%e14;
bra.uni $92;
$86:
@%p28 bra $88;
setp.ne.s32 %p49,%r11,5;
@%p49 bra $91;
$88:
cvt.f64.f32 %e16,%f4;
cvt.f64.f32 %e17,%f5;
sub.f64 %e18,%e16,%e17;
abs.f64 %e15,%e18;
bra.uni $92;
$85:
abs.f32 %f6,%f4;
cvt.f64.f32 %e15,%f6;
bra.uni $92;
$89:
setp.neu.f32 %p50,%f4,0f00000000;
selp.f64 %e15,0d3FF0000000000000,0d0000000000000000,%p50;
bra.uni $92;
$90:
cvt.f64.f32 %e15,%f4;
bra.uni $92;
$91:
cvt.f64.f32 %e19,%f4;
cvt.f64.f32 %e20,%f5;
sub.f64 %e21,%e19,%e20;
mul.f64 %e15,%e21,%e21;
$92:
@%p28 bra $94;
setp.ne.s32 %p51,%r11,4;
@%p51 bra $95;
$94:
setp.gt.f64 %p52,%e15,%e1;
setp.nan.f64 %p53,%e15,%e15;
or.pred %p54,%p52,%p53;
selp.f64 %e1,%e15,%e1,%p54;
bra.uni $96;
$95:
add.f64 %e1,%e1,%e15;
$96:
setp.eq.s32 %p55,%r38,2;
cvt.f64.f32 %e22,%f4;
fma.rn.f64 %e23,%e22,%e22,%e13;
selp.f64 %e2,%e23,%e3,%p34;
add.s64 %d48,%d48,%d36;
add.s64 %d53,%d53,%d37;
add.s32 %r30,%r33,64;
@%p55 bra $138;
@%p8 bra $101;
setp.eq.s32 %p56,%r12,0;
@%p56 bra $105;
setp.eq.s32 %p57,%r12,1;
@%p57 bra $100;
bra.uni $106;
$100:
ld.global.nc.u16 %s21,[%d48];
cvt.rn.f32.u16 %f7,%s21;
bra.uni $107;
$101:
setp.eq.s32 %p58,%r12,2;
@%p58 bra $104;
setp.ne.s32 %p59,%r12,3;
@%p59 bra $106;
ld.global.nc.u16 %s22,[%d48];
cvt.f32.f16 %f7,%s22;
bra.uni $107;
$105:
ld.global.nc.u8 %r41,[%d48];
cvt.u16.u32 %s23,%r41;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f7,%s24;
bra.uni $107;
$104:
ld.global.nc.s16 %s25,[%d48];
cvt.rn.f32.s16 %f7,%s25;
bra.uni $107;
$106:
ld.global.nc.f32 %f7,[%d48];
$107:
mov.f32 %f8,0f00000000;
@%p13 bra $118;
@%p8 bra $112;
setp.eq.s32 %p60,%r12,0;
@%p60 bra $116;
setp.eq.s32 %p61,%r12,1;
@%p61 bra $111;
bra.uni $117;
$111:
ld.global.nc.u16 %s26,[%d53];
cvt.rn.f32.u16 %f8,%s26;
bra.uni $118;
$112:
setp.eq.s32 %p62,%r12,2;
@%p62 bra $115;
setp.ne.s32 %p63,%r12,3;
@%p63 bra $117;
ld.global.nc.u16 %s27,[%d53];
cvt.f32.f16 %f8,%s27;
bra.uni $118;
$116:
ld.global.nc.u8 %r42,[%d53];
cvt.u16.u32 %s28,%r42;
and.b16 %s29,%s28,255;
cvt.rn.f32.u16 %f8,%s29;
bra.uni $118;
$115:
ld.global.nc.s16 %s30,[%d53];
cvt.rn.f32.s16 %f8,%s30;
bra.uni $118;
$117:
ld.global.nc.f32 %f8,[%d53];
$118:
@%p18 bra $123;
bra.uni $119;
$123:
setp.gt.s32 %p64,%r11,4;
@%p64 bra $127;
setp.eq.s32 %p65,%r11,3;
@%p65 bra $130;
setp.eq.s32 %p66,%r11,4;
@%p66 bra $126;
bra.uni $132;
$119:
setp.eq.s32 %p67,%r11,0;
@%p67 bra $131;
setp.eq.s32 %p68,%r11,1;
@%p68 bra $126;
setp.eq.s32 %p69,%r11,2;
@%p69 bra $122;
bra.uni $132;
$122:
cvt.f64.f32 %e24,%f7;
mul.f64 %e25,%e24,%e24;
bra.uni $133;
$127:
@%p28 bra $129;
setp.ne.s32 %p70,%r11,5;
@%p70 bra $132;
$129:
cvt.f64.f32 %e26,%f7;
cvt.f64.f32 %e27,%f8;
sub.f64 %e28,%e26,%e27;
abs.f64 %e25,%e28;
bra.uni $133;
$126:
abs.f32 %f9,%f7;
cvt.f64.f32 %e25,%f9;
bra.uni $133;
$130:
setp.neu.f32 %p71,%f7,0f00000000;
selp.f64 %e25,0d3FF0000000000000,0d0000000000000000,%p71;
bra.uni $133;
$131:
cvt.f64.f32 %e25,%f7;
bra.uni $133;
$132:
cvt.f64.f32 %e29,%f7;
cvt.f64.f32 %e30,%f8;
sub.f64 %e31,%e29,%e30;
mul.f64 %e25,%e31,%e31;
$133:
@%p28 bra $135;
setp.ne.s32 %p72,%r11,4;
@%p72 bra $136;
$135:
setp.gt.f64 %p73,%e25,%e1;
setp.nan.f64 %p74,%e25,%e25;
or.pred %p75,%p73,%p74;
selp.f64 %e1,%e25,%e1,%p75;
bra.uni $137;
$136:
add.f64 %e1,%e1,%e25;
$137:
cvt.f64.f32 %e32,%f7;
fma.rn.f64 %e33,%e32,%e32,%e23;
selp.f64 %e2,%e33,%e3,%p34;
add.s64 %d48,%d48,%d36;
add.s64 %d53,%d53,%d37;
add.s32 %r30,%r33,96;
$138:
setp.lt.u32 %p76,%r26,96;
@%p76 bra $301;
shl.b64 %d54,%d12,6;
shl.b64 %d55,%d8,6;
add.s64 %d56,%d53,%d41;
add.s64 %d57,%d53,%d55;
add.s64 %d58,%d53,%d37;
add.s64 %d59,%d48,%d40;
add.s64 %d60,%d48,%d54;
add.s64 %d61,%d48,%d36;
$140:
.pragma "nounroll";
setp.gt.s32 %p77,%r12,1;
@%p77 bra $144;
setp.eq.s32 %p78,%r12,0;
@%p78 bra $148;
setp.eq.s32 %p79,%r12,1;
@%p79 bra $143;
bra.uni $149;
$143:
ld.global.nc.u16 %s31,[%d48];
cvt.rn.f32.u16 %f10,%s31;
bra.uni $150;
$144:
setp.eq.s32 %p80,%r12,2;
@%p80 bra $147;
setp.ne.s32 %p81,%r12,3;
@%p81 bra $149;
ld.global.nc.u16 %s32,[%d48];
cvt.f32.f16 %f10,%s32;
bra.uni $150;
$148:
ld.global.nc.u8 %r43,[%d48];
cvt.u16.u32 %s33,%r43;
and.b16 %s34,%s33,255;
cvt.rn.f32.u16 %f10,%s34;
bra.uni $150;
$147:
ld.global.nc.s16 %s35,[%d48];
cvt.rn.f32.s16 %f10,%s35;
bra.uni $150;
$149:
ld.global.nc.f32 %f10,[%d48];
$150:
setp.lt.s32 %p82,%r11,5;
mov.f32 %f11,0f00000000;
@%p82 bra $161;
@%p77 bra $155;
setp.eq.s32 %p83,%r12,0;
@%p83 bra $159;
setp.eq.s32 %p84,%r12,1;
@%p84 bra $154;
bra.uni $160;
$154:
ld.global.nc.u16 %s36,[%d53];
cvt.rn.f32.u16 %f11,%s36;
bra.uni $161;
$155:
setp.eq.s32 %p85,%r12,2;
@%p85 bra $158;
setp.ne.s32 %p86,%r12,3;
@%p86 bra $160;
ld.global.nc.u16 %s37,[%d53];
cvt.f32.f16 %f11,%s37;
bra.uni $161;
$159:
ld.global.nc.u8 %r44,[%d53];
cvt.u16.u32 %s38,%r44;
and.b16 %s39,%s38,255;
cvt.rn.f32.u16 %f11,%s39;
bra.uni $161;
$158:
ld.global.nc.s16 %s40,[%d53];
cvt.rn.f32.s16 %f11,%s40;
bra.uni $161;
$160:
ld.global.nc.f32 %f11,[%d53];
$161:
setp.gt.s32 %p87,%r11,2;
@%p87 bra $166;
bra.uni $162;
$166:
setp.gt.s32 %p88,%r11,4;
@%p88 bra $170;
setp.eq.s32 %p89,%r11,3;
@%p89 bra $173;
setp.eq.s32 %p90,%r11,4;
@%p90 bra $169;
bra.uni $175;
$162:
setp.eq.s32 %p91,%r11,0;
@%p91 bra $174;
setp.eq.s32 %p92,%r11,1;
@%p92 bra $169;
setp.eq.s32 %p93,%r11,2;
@%p93 bra $165;
bra.uni $175;
$165:
cvt.f64.f32 %e34,%f10;
mul.f64 %e35,%e34,%e34;
bra.uni $176;
$170:
setp.eq.s32 %p94,%r11,7;
@%p94 bra $172;
setp.ne.s32 %p95,%r11,5;
@%p95 bra $175;
$172:
cvt.f64.f32 %e36,%f10;
cvt.f64.f32 %e37,%f11;
sub.f64 %e38,%e36,%e37;
abs.f64 %e35,%e38;
bra.uni $176;
$169:
abs.f32 %f12,%f10;
cvt.f64.f32 %e35,%f12;
bra.uni $176;
$173:
setp.neu.f32 %p96,%f10,0f00000000;
selp.f64 %e35,0d3FF0000000000000,0d0000000000000000,%p96;
bra.uni $176;
$174:
cvt.f64.f32 %e35,%f10;
bra.uni $176;
$175:
cvt.f64.f32 %e39,%f10;
cvt.f64.f32 %e40,%f11;
sub.f64 %e41,%e39,%e40;
mul.f64 %e35,%e41,%e41;
$176:
setp.eq.s32 %p97,%r11,7;
@%p97 bra $178;
setp.ne.s32 %p98,%r11,4;
@%p98 bra $179;
$178:
setp.gt.f64 %p99,%e35,%e1;
setp.nan.f64 %p100,%e35,%e35;
or.pred %p101,%p99,%p100;
selp.f64 %e42,%e35,%e1,%p101;
bra.uni $180;
$179:
add.f64 %e42,%e1,%e35;
$180:
cvt.f64.f32 %e43,%f10;
fma.rn.f64 %e44,%e43,%e43,%e2;
@%p77 bra $184;
setp.eq.s32 %p102,%r12,0;
@%p102 bra $188;
setp.eq.s32 %p103,%r12,1;
@%p103 bra $183;
bra.uni $189;
$183:
ld.global.nc.u16 %s41,[%d61];
cvt.rn.f32.u16 %f13,%s41;
bra.uni $190;
$184:
setp.eq.s32 %p104,%r12,2;
@%p104 bra $187;
setp.ne.s32 %p105,%r12,3;
@%p105 bra $189;
ld.global.nc.u16 %s42,[%d61];
cvt.f32.f16 %f13,%s42;
bra.uni $190;
$188:
ld.global.nc.u8 %r45,[%d61];
cvt.u16.u32 %s43,%r45;
and.b16 %s44,%s43,255;
cvt.rn.f32.u16 %f13,%s44;
bra.uni $190;
$187:
ld.global.nc.s16 %s45,[%d61];
cvt.rn.f32.s16 %f13,%s45;
bra.uni $190;
$189:
ld.global.nc.f32 %f13,[%d61];
$190:
mov.f32 %f14,0f00000000;
@%p82 bra $201;
@%p77 bra $195;
setp.eq.s32 %p106,%r12,0;
@%p106 bra $199;
setp.eq.s32 %p107,%r12,1;
@%p107 bra $194;
bra.uni $200;
$194:
ld.global.nc.u16 %s46,[%d58];
cvt.rn.f32.u16 %f14,%s46;
bra.uni $201;
$195:
setp.eq.s32 %p108,%r12,2;
@%p108 bra $198;
setp.ne.s32 %p109,%r12,3;
@%p109 bra $200;
ld.global.nc.u16 %s47,[%d58];
cvt.f32.f16 %f14,%s47;
bra.uni $201;
$199:
ld.global.nc.u8 %r46,[%d58];
cvt.u16.u32 %s48,%r46;
and.b16 %s49,%s48,255;
cvt.rn.f32.u16 %f14,%s49;
bra.uni $201;
$198:
ld.global.nc.s16 %s50,[%d58];
cvt.rn.f32.s16 %f14,%s50;
bra.uni $201;
$200:
ld.global.nc.f32 %f14,[%d58];
$201:
@%p87 bra $206;
bra.uni $202;
$206:
setp.gt.s32 %p110,%r11,4;
@%p110 bra $210;
setp.eq.s32 %p111,%r11,3;
@%p111 bra $213;
setp.eq.s32 %p112,%r11,4;
@%p112 bra $209;
bra.uni $215;
$202:
setp.eq.s32 %p113,%r11,0;
@%p113 bra $214;
setp.eq.s32 %p114,%r11,1;
@%p114 bra $209;
setp.eq.s32 %p115,%r11,2;
@%p115 bra $205;
bra.uni $215;
$205:
cvt.f64.f32 %e45,%f13;
mul.f64 %e46,%e45,%e45;
bra.uni $216;
$210:
@%p97 bra $212;
setp.ne.s32 %p116,%r11,5;
@%p116 bra $215;
$212:
cvt.f64.f32 %e47,%f13;
cvt.f64.f32 %e48,%f14;
sub.f64 %e49,%e47,%e48;
abs.f64 %e46,%e49;
bra.uni $216;
$209:
abs.f32 %f15,%f13;
cvt.f64.f32 %e46,%f15;
bra.uni $216;
$213:
setp.neu.f32 %p117,%f13,0f00000000;
selp.f64 %e46,0d3FF0000000000000,0d0000000000000000,%p117;
bra.uni $216;
$214:
cvt.f64.f32 %e46,%f13;
bra.uni $216;
$215:
cvt.f64.f32 %e50,%f13;
cvt.f64.f32 %e51,%f14;
sub.f64 %e52,%e50,%e51;
mul.f64 %e46,%e52,%e52;
$216:
@%p97 bra $218;
setp.ne.s32 %p118,%r11,4;
@%p118 bra $219;
$218:
setp.gt.f64 %p119,%e46,%e42;
setp.nan.f64 %p120,%e46,%e46;
or.pred %p121,%p119,%p120;
selp.f64 %e53,%e46,%e42,%p121;
bra.uni $220;
$219:
add.f64 %e53,%e42,%e46;
$220:
cvt.f64.f32 %e54,%f13;
fma.rn.f64 %e55,%e54,%e54,%e44;
@%p77 bra $224;
setp.eq.s32 %p122,%r12,0;
@%p122 bra $228;
setp.eq.s32 %p123,%r12,1;
@%p123 bra $223;
bra.uni $229;
$223:
ld.global.nc.u16 %s51,[%d60];
cvt.rn.f32.u16 %f16,%s51;
bra.uni $230;
$224:
setp.eq.s32 %p124,%r12,2;
@%p124 bra $227;
setp.ne.s32 %p125,%r12,3;
@%p125 bra $229;
ld.global.nc.u16 %s52,[%d60];
cvt.f32.f16 %f16,%s52;
bra.uni $230;
$228:
ld.global.nc.u8 %r47,[%d60];
cvt.u16.u32 %s53,%r47;
and.b16 %s54,%s53,255;
cvt.rn.f32.u16 %f16,%s54;
bra.uni $230;
$227:
ld.global.nc.s16 %s55,[%d60];
cvt.rn.f32.s16 %f16,%s55;
bra.uni $230;
$229:
ld.global.nc.f32 %f16,[%d60];
$230:
mov.f32 %f17,0f00000000;
@%p82 bra $241;
@%p77 bra $235;
setp.eq.s32 %p126,%r12,0;
@%p126 bra $239;
setp.eq.s32 %p127,%r12,1;
@%p127 bra $234;
bra.uni $240;
$234:
ld.global.nc.u16 %s56,[%d57];
cvt.rn.f32.u16 %f17,%s56;
bra.uni $241;
$235:
setp.eq.s32 %p128,%r12,2;
@%p128 bra $238;
setp.ne.s32 %p129,%r12,3;
@%p129 bra $240;
ld.global.nc.u16 %s57,[%d57];
cvt.f32.f16 %f17,%s57;
bra.uni $241;
$239:
ld.global.nc.u8 %r48,[%d57];
cvt.u16.u32 %s58,%r48;
and.b16 %s59,%s58,255;
cvt.rn.f32.u16 %f17,%s59;
bra.uni $241;
$238:
ld.global.nc.s16 %s60,[%d57];
cvt.rn.f32.s16 %f17,%s60;
bra.uni $241;
$240:
ld.global.nc.f32 %f17,[%d57];
$241:
@%p87 bra $246;
bra.uni $242;
$246:
setp.gt.s32 %p130,%r11,4;
@%p130 bra $250;
setp.eq.s32 %p131,%r11,3;
@%p131 bra $253;
setp.eq.s32 %p132,%r11,4;
@%p132 bra $249;
bra.uni $255;
$242:
setp.eq.s32 %p133,%r11,0;
@%p133 bra $254;
setp.eq.s32 %p134,%r11,1;
@%p134 bra $249;
setp.eq.s32 %p135,%r11,2;
@%p135 bra $245;
bra.uni $255;
$245:
cvt.f64.f32 %e56,%f16;
mul.f64 %e57,%e56,%e56;
bra.uni $256;
$250:
@%p97 bra $252;
setp.ne.s32 %p136,%r11,5;
@%p136 bra $255;
$252:
cvt.f64.f32 %e58,%f16;
cvt.f64.f32 %e59,%f17;
sub.f64 %e60,%e58,%e59;
abs.f64 %e57,%e60;
bra.uni $256;
$249:
abs.f32 %f18,%f16;
cvt.f64.f32 %e57,%f18;
bra.uni $256;
$253:
setp.neu.f32 %p137,%f16,0f00000000;
selp.f64 %e57,0d3FF0000000000000,0d0000000000000000,%p137;
bra.uni $256;
$254:
cvt.f64.f32 %e57,%f16;
bra.uni $256;
$255:
cvt.f64.f32 %e61,%f16;
cvt.f64.f32 %e62,%f17;
sub.f64 %e63,%e61,%e62;
mul.f64 %e57,%e63,%e63;
$256:
@%p97 bra $258;
setp.ne.s32 %p138,%r11,4;
@%p138 bra $259;
$258:
setp.gt.f64 %p139,%e57,%e53;
setp.nan.f64 %p140,%e57,%e57;
or.pred %p141,%p139,%p140;
selp.f64 %e64,%e57,%e53,%p141;
bra.uni $260;
$259:
add.f64 %e64,%e53,%e57;
$260:
cvt.f64.f32 %e65,%f16;
fma.rn.f64 %e66,%e65,%e65,%e55;
@%p77 bra $264;
setp.eq.s32 %p142,%r12,0;
@%p142 bra $268;
setp.eq.s32 %p143,%r12,1;
@%p143 bra $263;
bra.uni $269;
$263:
ld.global.nc.u16 %s61,[%d59];
cvt.rn.f32.u16 %f19,%s61;
bra.uni $270;
$264:
setp.eq.s32 %p144,%r12,2;
@%p144 bra $267;
setp.ne.s32 %p145,%r12,3;
@%p145 bra $269;
ld.global.nc.u16 %s62,[%d59];
cvt.f32.f16 %f19,%s62;
bra.uni $270;
$268:
ld.global.nc.u8 %r49,[%d59];
cvt.u16.u32 %s63,%r49;
and.b16 %s64,%s63,255;
cvt.rn.f32.u16 %f19,%s64;
bra.uni $270;
$267:
ld.global.nc.s16 %s65,[%d59];
cvt.rn.f32.s16 %f19,%s65;
bra.uni $270;
$269:
ld.global.nc.f32 %f19,[%d59];
$270:
mov.f32 %f20,0f00000000;
@%p82 bra $281;
@%p77 bra $275;
setp.eq.s32 %p146,%r12,0;
@%p146 bra $279;
setp.eq.s32 %p147,%r12,1;
@%p147 bra $274;
bra.uni $280;
$274:
ld.global.nc.u16 %s66,[%d56];
cvt.rn.f32.u16 %f20,%s66;
bra.uni $281;
$275:
setp.eq.s32 %p148,%r12,2;
@%p148 bra $278;
setp.ne.s32 %p149,%r12,3;
@%p149 bra $280;
ld.global.nc.u16 %s67,[%d56];
cvt.f32.f16 %f20,%s67;
bra.uni $281;
$279:
ld.global.nc.u8 %r50,[%d56];
cvt.u16.u32 %s68,%r50;
and.b16 %s69,%s68,255;
cvt.rn.f32.u16 %f20,%s69;
bra.uni $281;
$278:
ld.global.nc.s16 %s70,[%d56];
cvt.rn.f32.s16 %f20,%s70;
bra.uni $281;
$280:
ld.global.nc.f32 %f20,[%d56];
$281:
@%p87 bra $286;
bra.uni $282;
$286:
setp.gt.s32 %p150,%r11,4;
@%p150 bra $290;
setp.eq.s32 %p151,%r11,3;
@%p151 bra $293;
setp.eq.s32 %p152,%r11,4;
@%p152 bra $289;
bra.uni $295;
$282:
setp.eq.s32 %p153,%r11,0;
@%p153 bra $294;
setp.eq.s32 %p154,%r11,1;
@%p154 bra $289;
setp.eq.s32 %p155,%r11,2;
@%p155 bra $285;
bra.uni $295;
$285:
cvt.f64.f32 %e67,%f19;
mul.f64 %e68,%e67,%e67;
bra.uni $296;
$290:
@%p97 bra $292;
setp.ne.s32 %p156,%r11,5;
@%p156 bra $295;
$292:
cvt.f64.f32 %e69,%f19;
cvt.f64.f32 %e70,%f20;
sub.f64 %e71,%e69,%e70;
abs.f64 %e68,%e71;
bra.uni $296;
$289:
abs.f32 %f21,%f19;
cvt.f64.f32 %e68,%f21;
bra.uni $296;
$293:
setp.neu.f32 %p157,%f19,0f00000000;
selp.f64 %e68,0d3FF0000000000000,0d0000000000000000,%p157;
bra.uni $296;
$294:
cvt.f64.f32 %e68,%f19;
bra.uni $296;
$295:
cvt.f64.f32 %e72,%f19;
cvt.f64.f32 %e73,%f20;
sub.f64 %e74,%e72,%e73;
mul.f64 %e68,%e74,%e74;
$296:
@%p97 bra $298;
setp.ne.s32 %p158,%r11,4;
@%p158 bra $299;
$298:
setp.gt.f64 %p159,%e68,%e64;
setp.nan.f64 %p160,%e68,%e68;
or.pred %p161,%p159,%p160;
selp.f64 %e1,%e68,%e64,%p161;
bra.uni $300;
$299:
add.f64 %e1,%e64,%e68;
$300:
shl.b64 %d62,%d8,7;
shl.b64 %d63,%d12,7;
cvt.f64.f32 %e75,%f19;
fma.rn.f64 %e76,%e75,%e75,%e66;
setp.gt.s32 %p162,%r7,%r3;
selp.f64 %e2,%e76,%e2,%p162;
add.s64 %d48,%d48,%d63;
add.s64 %d53,%d53,%d62;
add.s64 %d56,%d56,%d62;
add.s64 %d57,%d57,%d62;
add.s64 %d58,%d58,%d62;
add.s64 %d59,%d59,%d63;
add.s64 %d60,%d60,%d63;
add.s64 %d61,%d61,%d63;
add.s32 %r30,%r30,128;
setp.lt.s32 %p163,%r30,%r1;
@%p163 bra $140;
$301:
add.s32 %r24,%r24,8;
setp.lt.s32 %p164,%r24,%r18;
@%p164 bra $13;
$302:
mov.b64 {%r51,%r52},%e1;
mov.u32 %r53,31;
mov.u32 %r54,16;
mov.u32 %r55,-1;
shfl.sync.bfly.b32 %r56|%p165,%r52,%r54,%r53,%r55;
shfl.sync.bfly.b32 %r57|%p166,%r51,%r54,%r53,%r55;
mov.b64 %e77,{%r57,%r56};
setp.eq.s32 %p167,%r11,7;
@%p167 bra $304;
setp.ne.s32 %p168,%r11,4;
@%p168 bra $305;
$304:
setp.gt.f64 %p169,%e77,%e1;
setp.nan.f64 %p170,%e77,%e77;
or.pred %p171,%p169,%p170;
selp.f64 %e78,%e77,%e1,%p171;
bra.uni $306;
$305:
add.f64 %e78,%e1,%e77;
$306:
mov.b64 {%r58,%r59},%e78;
mov.u32 %r60,31;
mov.u32 %r61,8;
mov.u32 %r62,-1;
shfl.sync.bfly.b32 %r63|%p172,%r59,%r61,%r60,%r62;
shfl.sync.bfly.b32 %r64|%p173,%r58,%r61,%r60,%r62;
mov.b64 %e79,{%r64,%r63};
@%p167 bra $308;
setp.ne.s32 %p174,%r11,4;
@%p174 bra $309;
$308:
setp.gt.f64 %p175,%e79,%e78;
setp.nan.f64 %p176,%e79,%e79;
or.pred %p177,%p175,%p176;
selp.f64 %e80,%e79,%e78,%p177;
bra.uni $310;
$309:
add.f64 %e80,%e78,%e79;
$310:
mov.b64 {%r65,%r66},%e80;
mov.u32 %r67,31;
mov.u32 %r68,4;
mov.u32 %r69,-1;
shfl.sync.bfly.b32 %r70|%p178,%r66,%r68,%r67,%r69;
shfl.sync.bfly.b32 %r71|%p179,%r65,%r68,%r67,%r69;
mov.b64 %e81,{%r71,%r70};
@%p167 bra $312;
setp.ne.s32 %p180,%r11,4;
@%p180 bra $313;
$312:
setp.gt.f64 %p181,%e81,%e80;
setp.nan.f64 %p182,%e81,%e81;
or.pred %p183,%p181,%p182;
selp.f64 %e82,%e81,%e80,%p183;
bra.uni $314;
$313:
add.f64 %e82,%e80,%e81;
$314:
mov.b64 {%r72,%r73},%e82;
mov.u32 %r74,31;
mov.u32 %r75,2;
mov.u32 %r76,-1;
shfl.sync.bfly.b32 %r77|%p184,%r73,%r75,%r74,%r76;
shfl.sync.bfly.b32 %r78|%p185,%r72,%r75,%r74,%r76;
mov.b64 %e83,{%r78,%r77};
@%p167 bra $316;
setp.ne.s32 %p186,%r11,4;
@%p186 bra $317;
$316:
setp.gt.f64 %p187,%e83,%e82;
setp.nan.f64 %p188,%e83,%e83;
or.pred %p189,%p187,%p188;
selp.f64 %e84,%e83,%e82,%p189;
bra.uni $318;
$317:
add.f64 %e84,%e82,%e83;
$318:
mov.b64 {%r79,%r80},%e84;
mov.u32 %r81,31;
mov.u32 %r82,1;
mov.u32 %r83,-1;
shfl.sync.bfly.b32 %r84|%p190,%r80,%r82,%r81,%r83;
shfl.sync.bfly.b32 %r85|%p191,%r79,%r82,%r81,%r83;
mov.b64 %e85,{%r85,%r84};
@%p167 bra $320;
setp.ne.s32 %p192,%r11,4;
@%p192 bra $321;
$320:
setp.gt.f64 %p193,%e85,%e84;
setp.nan.f64 %p194,%e85,%e85;
or.pred %p195,%p193,%p194;
selp.f64 %e86,%e85,%e84,%p195;
bra.uni $322;
$321:
add.f64 %e86,%e84,%e85;
$322:
setp.ne.s32 %p196,%r19,0;
@%p196 bra $324;
mov.u32 %r86,%tid.y;
mul.wide.u32 %d64,%r86,8;
mov.u64 %d65,z0;
add.s64 %d66,%d65,%d64;
st.shared.f64 [%d66],%e86;
$324:
bar.sync 0;
ld.shared.f64 %e87,[z0];
@%p167 bra $327;
setp.ne.s32 %p197,%r11,4;
@%p197 bra $328;
ld.shared.f64 %e88,[z0+8];
setp.gt.f64 %p198,%e88,%e87;
setp.nan.f64 %p199,%e88,%e88;
or.pred %p200,%p198,%p199;
selp.f64 %e89,%e88,%e87,%p200;
ld.shared.f64 %e90,[z0+16];
setp.gt.f64 %p201,%e90,%e89;
setp.nan.f64 %p202,%e90,%e90;
or.pred %p203,%p201,%p202;
selp.f64 %e91,%e90,%e89,%p203;
ld.shared.f64 %e92,[z0+24];
setp.gt.f64 %p204,%e92,%e91;
setp.nan.f64 %p205,%e92,%e92;
or.pred %p206,%p204,%p205;
selp.f64 %e93,%e92,%e91,%p206;
ld.shared.f64 %e94,[z0+32];
setp.gt.f64 %p207,%e94,%e93;
setp.nan.f64 %p208,%e94,%e94;
or.pred %p209,%p207,%p208;
selp.f64 %e95,%e94,%e93,%p209;
ld.shared.f64 %e96,[z0+40];
setp.gt.f64 %p210,%e96,%e95;
setp.nan.f64 %p211,%e96,%e96;
or.pred %p212,%p210,%p211;
selp.f64 %e97,%e96,%e95,%p212;
ld.shared.f64 %e98,[z0+48];
setp.gt.f64 %p213,%e98,%e97;
setp.nan.f64 %p214,%e98,%e98;
or.pred %p215,%p213,%p214;
selp.f64 %e99,%e98,%e97,%p215;
ld.shared.f64 %e100,[z0+56];
setp.gt.f64 %p216,%e100,%e99;
setp.nan.f64 %p217,%e100,%e100;
or.pred %p218,%p216,%p217;
selp.f64 %e101,%e100,%e99,%p218;
bra.uni $329;
$327:
ld.shared.f64 %e102,[z0+8];
setp.gt.f64 %p219,%e102,%e87;
setp.nan.f64 %p220,%e102,%e102;
or.pred %p221,%p219,%p220;
selp.f64 %e103,%e102,%e87,%p221;
ld.shared.f64 %e104,[z0+16];
setp.gt.f64 %p222,%e104,%e103;
setp.nan.f64 %p223,%e104,%e104;
or.pred %p224,%p222,%p223;
selp.f64 %e105,%e104,%e103,%p224;
ld.shared.f64 %e106,[z0+24];
setp.gt.f64 %p225,%e106,%e105;
setp.nan.f64 %p226,%e106,%e106;
or.pred %p227,%p225,%p226;
selp.f64 %e107,%e106,%e105,%p227;
ld.shared.f64 %e108,[z0+32];
setp.gt.f64 %p228,%e108,%e107;
setp.nan.f64 %p229,%e108,%e108;
or.pred %p230,%p228,%p229;
selp.f64 %e109,%e108,%e107,%p230;
ld.shared.f64 %e110,[z0+40];
setp.gt.f64 %p231,%e110,%e109;
setp.nan.f64 %p232,%e110,%e110;
or.pred %p233,%p231,%p232;
selp.f64 %e111,%e110,%e109,%p233;
ld.shared.f64 %e112,[z0+48];
setp.gt.f64 %p234,%e112,%e111;
setp.nan.f64 %p235,%e112,%e112;
or.pred %p236,%p234,%p235;
selp.f64 %e113,%e112,%e111,%p236;
ld.shared.f64 %e114,[z0+56];
setp.gt.f64 %p237,%e114,%e113;
setp.nan.f64 %p238,%e114,%e114;
or.pred %p239,%p237,%p238;
selp.f64 %e101,%e114,%e113,%p239;
bra.uni $329;
$328:
ld.shared.f64 %e115,[z0+8];
add.f64 %e116,%e87,%e115;
ld.shared.f64 %e117,[z0+16];
add.f64 %e118,%e116,%e117;
ld.shared.f64 %e119,[z0+24];
add.f64 %e120,%e118,%e119;
ld.shared.f64 %e121,[z0+32];
add.f64 %e122,%e120,%e121;
ld.shared.f64 %e123,[z0+40];
add.f64 %e124,%e122,%e123;
ld.shared.f64 %e125,[z0+48];
add.f64 %e126,%e124,%e125;
ld.shared.f64 %e127,[z0+56];
add.f64 %e101,%e126,%e127;
$329:
mov.u32 %r87,%tid.y;
or.b32 %r88,%r19,%r87;
setp.ne.s32 %p240,%r88,0;
bar.sync 0;
@%p240 bra $331;
cvt.s64.s32 %d67,%r20;
mul.lo.s64 %d68,%d4,%d67;
add.s64 %d69,%d68,%d39;
add.s64 %d70,%d30,%d69;
st.f64 [%d70],%e101;
$331:
setp.le.s32 %p241,%r7,%r3;
@%p241 bra $336;
setp.ne.s32 %p242,%r19,0;
mov.b64 {%r89,%r90},%e2;
mov.u32 %r91,31;
mov.u32 %r92,16;
mov.u32 %r93,-1;
shfl.sync.bfly.b32 %r94|%p243,%r90,%r92,%r91,%r93;
shfl.sync.bfly.b32 %r95|%p244,%r89,%r92,%r91,%r93;
mov.b64 %e128,{%r95,%r94};
add.f64 %e129,%e2,%e128;
mov.b64 {%r96,%r97},%e129;
mov.u32 %r98,8;
shfl.sync.bfly.b32 %r99|%p245,%r97,%r98,%r91,%r93;
shfl.sync.bfly.b32 %r100|%p246,%r96,%r98,%r91,%r93;
mov.b64 %e130,{%r100,%r99};
add.f64 %e131,%e129,%e130;
mov.b64 {%r101,%r102},%e131;
mov.u32 %r103,4;
shfl.sync.bfly.b32 %r104|%p247,%r102,%r103,%r91,%r93;
shfl.sync.bfly.b32 %r105|%p248,%r101,%r103,%r91,%r93;
mov.b64 %e132,{%r105,%r104};
add.f64 %e133,%e131,%e132;
mov.b64 {%r106,%r107},%e133;
mov.u32 %r108,2;
shfl.sync.bfly.b32 %r109|%p249,%r107,%r108,%r91,%r93;
shfl.sync.bfly.b32 %r110|%p250,%r106,%r108,%r91,%r93;
mov.b64 %e134,{%r110,%r109};
add.f64 %e135,%e133,%e134;
mov.b64 {%r111,%r112},%e135;
mov.u32 %r113,1;
shfl.sync.bfly.b32 %r114|%p251,%r112,%r113,%r91,%r93;
shfl.sync.bfly.b32 %r115|%p252,%r111,%r113,%r91,%r93;
mov.b64 %e136,{%r115,%r114};
add.f64 %e137,%e135,%e136;
@%p242 bra $334;
mov.u32 %r116,%tid.y;
mul.wide.u32 %d71,%r116,8;
mov.u64 %d72,z1;
add.s64 %d73,%d72,%d71;
st.shared.f64 [%d73],%e137;
$334:
bar.sync 0;
ld.shared.f64 %e138,[z1+8];
ld.shared.f64 %e139,[z1];
add.f64 %e140,%e139,%e138;
ld.shared.f64 %e141,[z1+16];
add.f64 %e142,%e140,%e141;
ld.shared.f64 %e143,[z1+24];
add.f64 %e144,%e142,%e143;
ld.shared.f64 %e145,[z1+32];
add.f64 %e146,%e144,%e145;
ld.shared.f64 %e147,[z1+40];
add.f64 %e148,%e146,%e147;
ld.shared.f64 %e149,[z1+48];
add.f64 %e150,%e148,%e149;
ld.shared.f64 %e151,[z1+56];
add.f64 %e152,%e150,%e151;
bar.sync 0;
@%p240 bra $336;
add.s32 %r117,%r20,%r3;
cvt.s64.s32 %d74,%r117;
mul.lo.s64 %d75,%d4,%d74;
add.s64 %d76,%d75,%d39;
add.s64 %d77,%d30,%d76;
st.f64 [%d77],%e152;
$336:
add.s32 %r20,%r20,1;
setp.lt.s32 %p253,%r20,%r3;
@%p253 bra $11;
$337:
ret;
}
.visible .entry sum_total(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48],
.param .u32 p8,
.param .u32 p9,
.param .u32 p10
)
.maxntid 256,1,1
{
.reg .pred %p<136>;
.reg .b32 %r<122>;
.reg .f64 %e<134>;
.reg .b64 %d<165>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u64 %d4,[p6];
ld.param.v2.u32 {%r11,%r12},[p7+32];
ld.param.v2.u32 {%r13,%r14},[p7+40];
ld.param.u32 %r15,[p8];
ld.param.u32 %r16,[p9];
ld.param.u32 %r17,[p10];
ld.param.u64 %d5,[p7+16];
ld.param.u64 %d6,[p7];
ld.param.u64 %d7,[p5+16];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+16];
ld.param.u64 %d10,[p3+8];
ld.param.u64 %d11,[p3];
mov.u32 %r18,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d12,%d1;
mul.wide.s32 %d13,%r18,40;
add.s64 %d14,%d12,%d13;
ld.global.v2.u32 {%r1,%r2},[%d14+32];
$2:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $4;
cvta.to.global.u64 %d15,%d2;
mul.wide.s32 %d16,%r18,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r5,%r6},[%d17+32];
ld.global.u64 %d9,[%d17+16];
ld.global.u64 %d10,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $5;
$4:
cvt.s64.s32 %d19,%r18;
mul.lo.s64 %d20,%d11,%d19;
add.s64 %d18,%d2,%d20;
$5:
setp.eq.s32 %p3,%r10,0;
@%p3 bra $7;
cvta.to.global.u64 %d21,%d3;
mul.wide.s32 %d22,%r18,40;
add.s64 %d23,%d21,%d22;
ld.global.u64 %d7,[%d23+16];
ld.global.u64 %d24,[%d23];
bra.uni $8;
$7:
cvt.s64.s32 %d25,%r18;
mul.lo.s64 %d26,%d8,%d25;
add.s64 %d24,%d3,%d26;
$8:
setp.eq.s32 %p4,%r14,0;
@%p4 bra $10;
cvta.to.global.u64 %d27,%d4;
mul.wide.s32 %d28,%r18,40;
add.s64 %d29,%d27,%d28;
ld.global.v2.u32 {%r11,%r19},[%d29+32];
ld.global.u64 %d5,[%d29+16];
ld.global.u64 %d30,[%d29];
bra.uni $11;
$10:
cvt.s64.s32 %d31,%r18;
mul.lo.s64 %d32,%d6,%d31;
add.s64 %d30,%d4,%d32;
$11:
mov.u32 %r20,%tid.y;
shl.b32 %r21,%r20,5;
mov.u32 %r22,%tid.x;
add.s32 %r23,%r21,%r22;
mov.u32 %r24,%ctaid.x;
setp.eq.s32 %p5,%r17,0;
selp.b32 %r25,%r24,0,%p5;
add.s32 %r26,%r24,1;
selp.b32 %r27,%r26,%r5,%p5;
setp.ge.s32 %p6,%r25,%r27;
mov.f64 %e1,0d0000000000000000;
mov.f64 %e2,%e1;
@%p6 bra $43;
not.b32 %r28,%r22;
add.s32 %r29,%r6,%r28;
sub.s32 %r30,%r29,%r21;
shr.u32 %r31,%r30,8;
add.s32 %r32,%r31,1;
and.b32 %r33,%r32,3;
cvt.s64.s32 %d33,%r23;
mul.lo.s64 %d34,%d10,%d33;
add.s32 %r34,%r23,256;
cvt.s64.s32 %d35,%r34;
mul.lo.s64 %d36,%d10,%d35;
add.s32 %r35,%r23,512;
cvt.s64.s32 %d37,%r35;
mul.lo.s64 %d38,%d10,%d37;
shl.b64 %d39,%d10,8;
mov.u32 %r36,0;
$13:
setp.ge.s32 %p7,%r23,%r6;
@%p7 bra $42;
setp.ne.s32 %p8,%r16,0;
cvt.s64.s32 %d40,%r25;
mul.lo.s64 %d41,%d9,%d40;
add.s32 %r37,%r25,%r11;
cvt.s64.s32 %d42,%r37;
mul.lo.s64 %d43,%d9,%d42;
@%p8 bra $29;
bra.uni $15;
$29:
setp.eq.s32 %p9,%r15,2;
@%p9 bra $36;
bra.uni $30;
$36:
setp.eq.s32 %p10,%r33,0;
mov.u32 %r38,%r23;
@%p10 bra $40;
setp.eq.s32 %p11,%r33,1;
add.s64 %d44,%d34,%d41;
add.s64 %d45,%d18,%d44;
ld.f64 %e3,[%d45];
setp.gt.f64 %p12,%e3,%e1;
setp.nan.f64 %p13,%e3,%e3;
or.pred %p14,%p12,%p13;
selp.f64 %e1,%e3,%e1,%p14;
add.s64 %d46,%d34,%d43;
add.s64 %d47,%d18,%d46;
ld.f64 %e4,[%d47];
add.f64 %e2,%e2,%e4;
add.s32 %r39,%r21,%r22;
add.s32 %r38,%r39,256;
@%p11 bra $40;
setp.eq.s32 %p15,%r33,2;
add.s64 %d48,%d36,%d41;
add.s64 %d49,%d18,%d48;
ld.f64 %e5,[%d49];
setp.gt.f64 %p16,%e5,%e1;
setp.nan.f64 %p17,%e5,%e5;
or.pred %p18,%p16,%p17;
selp.f64 %e1,%e5,%e1,%p18;
add.s64 %d50,%d36,%d43;
add.s64 %d51,%d18,%d50;
ld.f64 %e6,[%d51];
add.f64 %e2,%e2,%e6;
add.s32 %r38,%r39,512;
@%p15 bra $40;
add.s64 %d52,%d38,%d41;
add.s64 %d53,%d18,%d52;
ld.f64 %e7,[%d53];
setp.gt.f64 %p19,%e7,%e1;
setp.nan.f64 %p20,%e7,%e7;
or.pred %p21,%p19,%p20;
selp.f64 %e1,%e7,%e1,%p21;
add.s64 %d54,%d38,%d43;
add.s64 %d55,%d18,%d54;
ld.f64 %e8,[%d55];
add.f64 %e2,%e2,%e8;
add.s32 %r38,%r39,768;
$40:
setp.lt.u32 %p22,%r30,768;
@%p22 bra $42;
$41:
cvt.s64.s32 %d56,%r38;
mul.lo.s64 %d57,%d10,%d56;
add.s64 %d58,%d57,%d41;
add.s64 %d59,%d18,%d58;
ld.f64 %e9,[%d59];
setp.gt.f64 %p23,%e9,%e1;
setp.nan.f64 %p24,%e9,%e9;
or.pred %p25,%p23,%p24;
selp.f64 %e10,%e9,%e1,%p25;
add.s64 %d60,%d57,%d43;
add.s64 %d61,%d18,%d60;
ld.f64 %e11,[%d61];
add.f64 %e12,%e2,%e11;
add.s32 %r40,%r38,256;
cvt.s64.s32 %d62,%r40;
mul.lo.s64 %d63,%d10,%d62;
add.s64 %d64,%d63,%d41;
add.s64 %d65,%d18,%d64;
ld.f64 %e13,[%d65];
setp.gt.f64 %p26,%e13,%e10;
setp.nan.f64 %p27,%e13,%e13;
or.pred %p28,%p26,%p27;
selp.f64 %e14,%e13,%e10,%p28;
add.s64 %d66,%d63,%d43;
add.s64 %d67,%d18,%d66;
ld.f64 %e15,[%d67];
add.f64 %e16,%e12,%e15;
add.s32 %r41,%r38,512;
cvt.s64.s32 %d68,%r41;
mul.lo.s64 %d69,%d10,%d68;
add.s64 %d70,%d69,%d41;
add.s64 %d71,%d18,%d70;
ld.f64 %e17,[%d71];
setp.gt.f64 %p29,%e17,%e14;
setp.nan.f64 %p30,%e17,%e17;
or.pred %p31,%p29,%p30;
selp.f64 %e18,%e17,%e14,%p31;
add.s64 %d72,%d69,%d43;
add.s64 %d73,%d18,%d72;
ld.f64 %e19,[%d73];
add.f64 %e20,%e16,%e19;
add.s32 %r42,%r38,768;
cvt.s64.s32 %d74,%r42;
mul.lo.s64 %d75,%d10,%d74;
add.s64 %d76,%d75,%d41;
add.s64 %d77,%d18,%d76;
ld.f64 %e21,[%d77];
setp.gt.f64 %p32,%e21,%e18;
setp.nan.f64 %p33,%e21,%e21;
or.pred %p34,%p32,%p33;
selp.f64 %e1,%e21,%e18,%p34;
add.s64 %d78,%d75,%d43;
add.s64 %d79,%d18,%d78;
ld.f64 %e22,[%d79];
add.f64 %e2,%e20,%e22;
add.s32 %r38,%r38,1024;
setp.lt.s32 %p35,%r38,%r6;
@%p35 bra $41;
bra.uni $42;
$15:
setp.eq.s32 %p36,%r15,2;
@%p36 bra $23;
bra.uni $16;
$23:
setp.eq.s32 %p37,%r33,0;
mov.u32 %r43,%r23;
@%p37 bra $27;
setp.eq.s32 %p38,%r33,1;
add.s64 %d80,%d34,%d41;
add.s64 %d81,%d18,%d80;
ld.f64 %e23,[%d81];
add.f64 %e1,%e1,%e23;
add.s64 %d82,%d34,%d43;
add.s64 %d83,%d18,%d82;
ld.f64 %e24,[%d83];
add.f64 %e2,%e2,%e24;
add.s32 %r44,%r21,%r22;
add.s32 %r43,%r44,256;
@%p38 bra $27;
setp.eq.s32 %p39,%r33,2;
add.s64 %d84,%d36,%d41;
add.s64 %d85,%d18,%d84;
ld.f64 %e25,[%d85];
add.f64 %e1,%e1,%e25;
add.s64 %d86,%d36,%d43;
add.s64 %d87,%d18,%d86;
ld.f64 %e26,[%d87];
add.f64 %e2,%e2,%e26;
add.s32 %r43,%r44,512;
@%p39 bra $27;
add.s64 %d88,%d38,%d41;
add.s64 %d89,%d18,%d88;
ld.f64 %e27,[%d89];
add.f64 %e1,%e1,%e27;
add.s64 %d90,%d38,%d43;
add.s64 %d91,%d18,%d90;
ld.f64 %e28,[%d91];
add.f64 %e2,%e2,%e28;
add.s32 %r43,%r44,768;
$27:
setp.lt.u32 %p40,%r30,768;
@%p40 bra $42;
$28:
cvt.s64.s32 %d92,%r43;
mul.lo.s64 %d93,%d10,%d92;
add.s64 %d94,%d93,%d41;
add.s64 %d95,%d18,%d94;
ld.f64 %e29,[%d95];
add.f64 %e30,%e1,%e29;
add.s64 %d96,%d93,%d43;
add.s64 %d97,%d18,%d96;
ld.f64 %e31,[%d97];
add.f64 %e32,%e2,%e31;
add.s32 %r45,%r43,256;
cvt.s64.s32 %d98,%r45;
mul.lo.s64 %d99,%d10,%d98;
add.s64 %d100,%d99,%d41;
add.s64 %d101,%d18,%d100;
ld.f64 %e33,[%d101];
add.f64 %e34,%e30,%e33;
add.s64 %d102,%d99,%d43;
add.s64 %d103,%d18,%d102;
ld.f64 %e35,[%d103];
add.f64 %e36,%e32,%e35;
add.s32 %r46,%r43,512;
cvt.s64.s32 %d104,%r46;
mul.lo.s64 %d105,%d10,%d104;
add.s64 %d106,%d105,%d41;
add.s64 %d107,%d18,%d106;
ld.f64 %e37,[%d107];
add.f64 %e38,%e34,%e37;
add.s64 %d108,%d105,%d43;
add.s64 %d109,%d18,%d108;
ld.f64 %e39,[%d109];
add.f64 %e40,%e36,%e39;
add.s32 %r47,%r43,768;
cvt.s64.s32 %d110,%r47;
mul.lo.s64 %d111,%d10,%d110;
add.s64 %d112,%d111,%d41;
add.s64 %d113,%d18,%d112;
ld.f64 %e41,[%d113];
add.f64 %e1,%e38,%e41;
add.s64 %d114,%d111,%d43;
add.s64 %d115,%d18,%d114;
ld.f64 %e42,[%d115];
add.f64 %e2,%e40,%e42;
add.s32 %r43,%r43,1024;
setp.lt.s32 %p41,%r43,%r6;
@%p41 bra $28;
bra.uni $42;
$30:
setp.eq.s32 %p42,%r33,0;
mov.u32 %r48,%r23;
@%p42 bra $34;
setp.eq.s32 %p43,%r33,1;
add.s64 %d116,%d34,%d41;
add.s64 %d117,%d18,%d116;
ld.f64 %e43,[%d117];
setp.gt.f64 %p44,%e43,%e1;
setp.nan.f64 %p45,%e43,%e43;
or.pred %p46,%p44,%p45;
selp.f64 %e1,%e43,%e1,%p46;
add.s32 %r49,%r21,%r22;
add.s32 %r48,%r49,256;
@%p43 bra $34;
setp.eq.s32 %p47,%r33,2;
add.s64 %d118,%d36,%d41;
add.s64 %d119,%d18,%d118;
ld.f64 %e44,[%d119];
setp.gt.f64 %p48,%e44,%e1;
setp.nan.f64 %p49,%e44,%e44;
or.pred %p50,%p48,%p49;
selp.f64 %e1,%e44,%e1,%p50;
add.s32 %r48,%r49,512;
@%p47 bra $34;
add.s64 %d120,%d38,%d41;
add.s64 %d121,%d18,%d120;
ld.f64 %e45,[%d121];
setp.gt.f64 %p51,%e45,%e1;
setp.nan.f64 %p52,%e45,%e45;
or.pred %p53,%p51,%p52;
selp.f64 %e1,%e45,%e1,%p53;
add.s32 %r48,%r49,768;
$34:
setp.lt.u32 %p54,%r30,768;
@%p54 bra $42;
$35:
cvt.s64.s32 %d122,%r48;
mul.lo.s64 %d123,%d10,%d122;
add.s64 %d124,%d123,%d41;
add.s64 %d125,%d18,%d124;
ld.f64 %e46,[%d125];
setp.gt.f64 %p55,%e46,%e1;
setp.nan.f64 %p56,%e46,%e46;
or.pred %p57,%p55,%p56;
selp.f64 %e47,%e46,%e1,%p57;
add.s32 %r50,%r48,256;
cvt.s64.s32 %d126,%r50;
mul.lo.s64 %d127,%d10,%d126;
add.s64 %d128,%d127,%d41;
add.s64 %d129,%d18,%d128;
ld.f64 %e48,[%d129];
setp.gt.f64 %p58,%e48,%e47;
setp.nan.f64 %p59,%e48,%e48;
or.pred %p60,%p58,%p59;
selp.f64 %e49,%e48,%e47,%p60;
add.s32 %r51,%r48,512;
cvt.s64.s32 %d130,%r51;
mul.lo.s64 %d131,%d10,%d130;
add.s64 %d132,%d131,%d41;
add.s64 %d133,%d18,%d132;
ld.f64 %e50,[%d133];
setp.gt.f64 %p61,%e50,%e49;
setp.nan.f64 %p62,%e50,%e50;
or.pred %p63,%p61,%p62;
selp.f64 %e51,%e50,%e49,%p63;
add.s32 %r52,%r48,768;
cvt.s64.s32 %d134,%r52;
mul.lo.s64 %d135,%d10,%d134;
add.s64 %d136,%d135,%d41;
add.s64 %d137,%d18,%d136;
ld.f64 %e52,[%d137];
setp.gt.f64 %p64,%e52,%e51;
setp.nan.f64 %p65,%e52,%e52;
or.pred %p66,%p64,%p65;
selp.f64 %e1,%e52,%e51,%p66;
add.s32 %r48,%r48,1024;
setp.lt.s32 %p67,%r48,%r6;
@%p67 bra $35;
bra.uni $42;
$16:
setp.eq.s32 %p68,%r33,0;
mov.u32 %r53,%r23;
@%p68 bra $20;
setp.eq.s32 %p69,%r33,1;
add.s64 %d138,%d34,%d41;
add.s64 %d139,%d18,%d138;
ld.f64 %e53,[%d139];
add.f64 %e1,%e1,%e53;
add.s32 %r54,%r21,%r22;
add.s32 %r53,%r54,256;
@%p69 bra $20;
setp.eq.s32 %p70,%r33,2;
add.s64 %d140,%d36,%d41;
add.s64 %d141,%d18,%d140;
ld.f64 %e54,[%d141];
add.f64 %e1,%e1,%e54;
add.s32 %r53,%r54,512;
@%p70 bra $20;
add.s64 %d142,%d38,%d41;
add.s64 %d143,%d18,%d142;
ld.f64 %e55,[%d143];
add.f64 %e1,%e1,%e55;
add.s32 %r53,%r54,768;
$20:
setp.lt.u32 %p71,%r30,768;
@%p71 bra $42;
cvt.s64.s32 %d144,%r53;
mul.lo.s64 %d145,%d10,%d144;
selp.b32 %r55,%r24,0,%p5;
add.s32 %r56,%r55,%r36;
cvt.s64.s32 %d146,%r56;
mul.lo.s64 %d147,%d9,%d146;
add.s64 %d148,%d145,%d147;
add.s64 %d149,%d18,%d148;
$22:
ld.f64 %e56,[%d149];
add.f64 %e57,%e1,%e56;
add.s64 %d150,%d149,%d39;
ld.f64 %e58,[%d150];
add.f64 %e59,%e57,%e58;
add.s64 %d151,%d150,%d39;
ld.f64 %e60,[%d151];
add.f64 %e61,%e59,%e60;
add.s64 %d152,%d151,%d39;
add.s64 %d149,%d152,%d39;
ld.f64 %e62,[%d152];
add.f64 %e1,%e61,%e62;
add.s64 %d144,%d144,1024;
cvt.u32.u64 %r57,%d144;
setp.lt.s32 %p72,%r57,%r6;
@%p72 bra $22;
$42:
add.s32 %r25,%r25,1;
setp.lt.s32 %p73,%r25,%r27;
add.s32 %r36,%r36,1;
@%p73 bra $13;
$43:
mov.b64 {%r58,%r59},%e1;
mov.u32 %r60,31;
mov.u32 %r61,16;
mov.u32 %r62,-1;
shfl.sync.bfly.b32 %r63|%p74,%r59,%r61,%r60,%r62;
shfl.sync.bfly.b32 %r64|%p75,%r58,%r61,%r60,%r62;
mov.b64 %e63,{%r64,%r63};
setp.ne.s32 %p76,%r16,0;
@%p76 bra $45;
bra.uni $44;
$45:
setp.gt.f64 %p77,%e63,%e1;
setp.nan.f64 %p78,%e63,%e63;
or.pred %p79,%p77,%p78;
selp.f64 %e64,%e63,%e1,%p79;
bra.uni $46;
$44:
add.f64 %e64,%e1,%e63;
$46:
mov.b64 {%r65,%r66},%e64;
mov.u32 %r67,31;
mov.u32 %r68,8;
mov.u32 %r69,-1;
shfl.sync.bfly.b32 %r70|%p80,%r66,%r68,%r67,%r69;
shfl.sync.bfly.b32 %r71|%p81,%r65,%r68,%r67,%r69;
mov.b64 %e65,{%r71,%r70};
@%p76 bra $48;
bra.uni $47;
$48:
setp.gt.f64 %p82,%e65,%e64;
setp.nan.f64 %p83,%e65,%e65;
or.pred %p84,%p82,%p83;
selp.f64 %e66,%e65,%e64,%p84;
bra.uni $49;
$47:
add.f64 %e66,%e64,%e65;
$49:
mov.b64 {%r72,%r73},%e66;
mov.u32 %r74,31;
mov.u32 %r75,4;
mov.u32 %r76,-1;
shfl.sync.bfly.b32 %r77|%p85,%r73,%r75,%r74,%r76;
shfl.sync.bfly.b32 %r78|%p86,%r72,%r75,%r74,%r76;
mov.b64 %e67,{%r78,%r77};
@%p76 bra $51;
bra.uni $50;
$51:
setp.gt.f64 %p87,%e67,%e66;
setp.nan.f64 %p88,%e67,%e67;
or.pred %p89,%p87,%p88;
selp.f64 %e68,%e67,%e66,%p89;
bra.uni $52;
$50:
add.f64 %e68,%e66,%e67;
$52:
mov.b64 {%r79,%r80},%e68;
mov.u32 %r81,31;
mov.u32 %r82,2;
mov.u32 %r83,-1;
shfl.sync.bfly.b32 %r84|%p90,%r80,%r82,%r81,%r83;
shfl.sync.bfly.b32 %r85|%p91,%r79,%r82,%r81,%r83;
mov.b64 %e69,{%r85,%r84};
@%p76 bra $54;
bra.uni $53;
$54:
setp.gt.f64 %p92,%e69,%e68;
setp.nan.f64 %p93,%e69,%e69;
or.pred %p94,%p92,%p93;
selp.f64 %e70,%e69,%e68,%p94;
bra.uni $55;
$53:
add.f64 %e70,%e68,%e69;
$55:
mov.b64 {%r86,%r87},%e70;
mov.u32 %r88,31;
mov.u32 %r89,1;
mov.u32 %r90,-1;
shfl.sync.bfly.b32 %r91|%p95,%r87,%r89,%r88,%r90;
shfl.sync.bfly.b32 %r92|%p96,%r86,%r89,%r88,%r90;
mov.b64 %e71,{%r92,%r91};
@%p76 bra $57;
bra.uni $56;
$57:
setp.gt.f64 %p97,%e71,%e70;
setp.nan.f64 %p98,%e71,%e71;
or.pred %p99,%p97,%p98;
selp.f64 %e72,%e71,%e70,%p99;
bra.uni $58;
$56:
add.f64 %e72,%e70,%e71;
$58:
setp.ne.s32 %p100,%r22,0;
@%p100 bra $60;
mov.u32 %r93,%tid.y;
mul.wide.u32 %d153,%r93,8;
mov.u64 %d154,z0;
add.s64 %d155,%d154,%d153;
st.shared.f64 [%d155],%e72;
$60:
bar.sync 0;
ld.shared.f64 %e73,[z0];
ld.shared.f64 %e74,[z0+8];
@%p76 bra $62;
bra.uni $61;
$62:
setp.gt.f64 %p101,%e74,%e73;
setp.nan.f64 %p102,%e74,%e74;
or.pred %p103,%p101,%p102;
selp.f64 %e75,%e74,%e73,%p103;
ld.shared.f64 %e76,[z0+16];
setp.gt.f64 %p104,%e76,%e75;
setp.nan.f64 %p105,%e76,%e76;
or.pred %p106,%p104,%p105;
selp.f64 %e77,%e76,%e75,%p106;
ld.shared.f64 %e78,[z0+24];
setp.gt.f64 %p107,%e78,%e77;
setp.nan.f64 %p108,%e78,%e78;
or.pred %p109,%p107,%p108;
selp.f64 %e79,%e78,%e77,%p109;
ld.shared.f64 %e80,[z0+32];
setp.gt.f64 %p110,%e80,%e79;
setp.nan.f64 %p111,%e80,%e80;
or.pred %p112,%p110,%p111;
selp.f64 %e81,%e80,%e79,%p112;
ld.shared.f64 %e82,[z0+40];
setp.gt.f64 %p113,%e82,%e81;
setp.nan.f64 %p114,%e82,%e82;
or.pred %p115,%p113,%p114;
selp.f64 %e83,%e82,%e81,%p115;
ld.shared.f64 %e84,[z0+48];
setp.gt.f64 %p116,%e84,%e83;
setp.nan.f64 %p117,%e84,%e84;
or.pred %p118,%p116,%p117;
selp.f64 %e85,%e84,%e83,%p118;
ld.shared.f64 %e86,[z0+56];
setp.gt.f64 %p119,%e86,%e85;
setp.nan.f64 %p120,%e86,%e86;
or.pred %p121,%p119,%p120;
selp.f64 %e87,%e86,%e85,%p121;
bra.uni $63;
$61:
add.f64 %e88,%e73,%e74;
ld.shared.f64 %e89,[z0+16];
add.f64 %e90,%e88,%e89;
ld.shared.f64 %e91,[z0+24];
add.f64 %e92,%e90,%e91;
ld.shared.f64 %e93,[z0+32];
add.f64 %e94,%e92,%e93;
ld.shared.f64 %e95,[z0+40];
add.f64 %e96,%e94,%e95;
ld.shared.f64 %e97,[z0+48];
add.f64 %e98,%e96,%e97;
ld.shared.f64 %e99,[z0+56];
add.f64 %e87,%e98,%e99;
$63:
bar.sync 0;
setp.ne.s32 %p122,%r15,2;
@%p122 bra $67;
mov.b64 {%r94,%r95},%e2;
mov.u32 %r96,31;
mov.u32 %r97,16;
mov.u32 %r98,-1;
shfl.sync.bfly.b32 %r99|%p123,%r95,%r97,%r96,%r98;
shfl.sync.bfly.b32 %r100|%p124,%r94,%r97,%r96,%r98;
mov.b64 %e100,{%r100,%r99};
add.f64 %e101,%e2,%e100;
mov.b64 {%r101,%r102},%e101;
mov.u32 %r103,8;
shfl.sync.bfly.b32 %r104|%p125,%r102,%r103,%r96,%r98;
shfl.sync.bfly.b32 %r105|%p126,%r101,%r103,%r96,%r98;
mov.b64 %e102,{%r105,%r104};
add.f64 %e103,%e101,%e102;
mov.b64 {%r106,%r107},%e103;
mov.u32 %r108,4;
shfl.sync.bfly.b32 %r109|%p127,%r107,%r108,%r96,%r98;
shfl.sync.bfly.b32 %r110|%p128,%r106,%r108,%r96,%r98;
mov.b64 %e104,{%r110,%r109};
add.f64 %e105,%e103,%e104;
mov.b64 {%r111,%r112},%e105;
mov.u32 %r113,2;
shfl.sync.bfly.b32 %r114|%p129,%r112,%r113,%r96,%r98;
shfl.sync.bfly.b32 %r115|%p130,%r111,%r113,%r96,%r98;
mov.b64 %e106,{%r115,%r114};
add.f64 %e107,%e105,%e106;
mov.b64 {%r116,%r117},%e107;
mov.u32 %r118,1;
shfl.sync.bfly.b32 %r119|%p131,%r117,%r118,%r96,%r98;
shfl.sync.bfly.b32 %r120|%p132,%r116,%r118,%r96,%r98;
mov.b64 %e108,{%r120,%r119};
add.f64 %e109,%e107,%e108;
@%p100 bra $66;
mov.u32 %r121,%tid.y;
mul.wide.u32 %d156,%r121,8;
mov.u64 %d157,z1;
add.s64 %d158,%d157,%d156;
st.shared.f64 [%d158],%e109;
$66:
bar.sync 0;
ld.shared.f64 %e110,[z1+8];
ld.shared.f64 %e111,[z1];
add.f64 %e112,%e111,%e110;
ld.shared.f64 %e113,[z1+16];
add.f64 %e114,%e112,%e113;
ld.shared.f64 %e115,[z1+24];
add.f64 %e116,%e114,%e115;
ld.shared.f64 %e117,[z1+32];
add.f64 %e118,%e116,%e117;
ld.shared.f64 %e119,[z1+40];
add.f64 %e120,%e118,%e119;
ld.shared.f64 %e121,[z1+48];
add.f64 %e122,%e120,%e121;
ld.shared.f64 %e123,[z1+56];
add.f64 %e2,%e122,%e123;
bar.sync 0;
$67:
setp.ne.s32 %p133,%r23,0;
@%p133 bra $75;
cvt.rn.f64.s32 %e124,%r1;
cvt.rn.f64.s32 %e125,%r2;
mul.f64 %e126,%e124,%e125;
setp.ne.s32 %p134,%r15,1;
mov.f64 %e127,%e87;
@%p134 bra $70;
div.rn.f64 %e127,%e87,%e126;
$70:
@%p122 bra $72;
div.rn.f64 %e128,%e87,%e126;
cvt.s64.s32 %d159,%r24;
mul.lo.s64 %d160,%d7,%d159;
add.s64 %d161,%d24,%d160;
st.f64 [%d161],%e128;
mul.f64 %e129,%e128,%e128;
div.rn.f64 %e130,%e2,%e126;
sub.f64 %e131,%e130,%e129;
mov.f64 %e132,0d0000000000000000;
max.f64 %e133,%e131,%e132;
sqrt.rn.f64 %e127,%e133;
$72:
setp.ne.s32 %p135,%r15,3;
@%p135 bra $74;
sqrt.rn.f64 %e127,%e87;
$74:
cvt.s64.s32 %d162,%r24;
mul.lo.s64 %d163,%d5,%d162;
add.s64 %d164,%d30,%d163;
st.f64 [%d164],%e127;
$75:
ret;
}
.visible .entry extreme_parts(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5
)
.maxntid 256,1,1
{
.reg .pred %p<341>;
.reg .b16 %s<56>;
.reg .f32 %f<99>;
.reg .b32 %r<254>;
.reg .b64 %d<60>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u64 %d3,[p3+16];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+16];
ld.param.u64 %d7,[p1+8];
ld.param.u64 %d8,[p1];
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d9,%d1;
mul.wide.s32 %d10,%r9,40;
add.s64 %d11,%d9,%d10;
ld.global.v2.u32 {%r1,%r2},[%d11+32];
ld.global.u64 %d6,[%d11+16];
ld.global.u64 %d7,[%d11+8];
ld.global.u64 %d12,[%d11];
bra.uni $3;
$2:
cvt.s64.s32 %d13,%r9;
mul.lo.s64 %d14,%d8,%d13;
add.s64 %d12,%d1,%d14;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d15,%d2;
mul.wide.s32 %d16,%r9,40;
add.s64 %d17,%d15,%d16;
ld.global.u64 %d3,[%d17+16];
ld.global.u64 %d4,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $6;
$5:
cvt.s64.s32 %d19,%r9;
mul.lo.s64 %d20,%d5,%d19;
add.s64 %d18,%d2,%d20;
$6:
mov.u32 %r10,%ctaid.y;
mul.lo.s32 %r11,%r10,%r8;
add.s32 %r12,%r11,%r8;
min.s32 %r13,%r12,%r2;
mov.u32 %r14,%tid.y;
add.s32 %r15,%r11,%r14;
setp.lt.s32 %p3,%r15,%r13;
@%p3 bra $8;
bra.uni $7;
$8:
mov.u32 %r16,-1;
mov.f32 %f1,0f7F800000;
mov.f32 %f2,%f1;
mov.u32 %r17,%r16;
$9:
.pragma "nounroll";
setp.eq.s32 %p4,%r7,4;
selp.b32 %r18,4,2,%p4;
setp.eq.s32 %p5,%r7,0;
selp.b32 %r19,1,%r18,%p5;
cvt.u64.u32 %d21,%r19;
setp.eq.s64 %p6,%d6,%d21;
cvt.s64.s32 %d22,%r15;
mul.lo.s64 %d23,%d7,%d22;
add.s64 %d24,%d12,%d23;
shl.b32 %r20,%r19,2;
add.s32 %r21,%r20,-1;
cvt.s64.s32 %d25,%r21;
and.b64 %d26,%d24,%d25;
setp.eq.s64 %p7,%d26,0;
and.pred %p8,%p6,%p7;
and.b32 %r22,%r1,-4;
selp.b32 %r23,%r22,0,%p8;
mov.u32 %r24,%tid.x;
shl.b32 %r25,%r24,2;
setp.le.s32 %p9,%r23,%r25;
@%p9 bra $145;
mov.u32 %r26,%tid.x;
mov.u32 %r27,127;
sub.s32 %r28,%r27,%r25;
add.s32 %r29,%r28,%r23;
mad.lo.s32 %r30,%r15,%r1,%r25;
add.s32 %r31,%r30,387;
mul.lo.s32 %r32,%r19,%r26;
shl.b32 %r33,%r32,2;
$11:
cvt.s64.s32 %d27,%r15;
mul.lo.s64 %d28,%d7,%d27;
cvt.s64.s32 %d29,%r33;
add.s64 %d30,%d28,%d29;
add.s64 %d31,%d24,%d29;
shl.b32 %r34,%r19,7;
cvt.u64.u32 %d32,%r34;
add.s64 %d33,%d30,%d32;
add.s64 %d34,%d12,%d33;
mul.wide.s32 %d35,%r34,2;
add.s64 %d36,%d35,%d30;
add.s64 %d37,%d12,%d36;
mul.wide.s32 %d38,%r34,3;
add.s64 %d39,%d38,%d30;
add.s64 %d40,%d12,%d39;
@%p5 bra $21;
setp.ne.s32 %p10,%r7,4;
@%p10 bra $29;
setp.lt.s32 %p11,%r29,128;
@%p11 bra $15;
ld.v4.u32 {%r35,%r36,%r37,%r38},[%d31];
mov.b32 %f3,%r37;
mov.b32 %f4,%r38;
$15:
setp.lt.s32 %p12,%r29,256;
@%p12 bra $17;
ld.v4.u32 {%r39,%r40,%r41,%r42},[%d34];
mov.b32 %f5,%r41;
mov.b32 %f6,%r42;
$17:
setp.lt.s32 %p13,%r29,384;
@%p13 bra $19;
ld.v4.u32 {%r43,%r44,%r45,%r46},[%d37];
mov.b32 %f7,%r45;
mov.b32 %f8,%r46;
$19:
setp.lt.s32 %p14,%r29,512;
@%p14 bra $37;
ld.v4.u32 {%r47,%r48,%r49,%r50},[%d40];
mov.b32 %f9,%r49;
mov.b32 %f10,%r50;
bra.uni $37;
$21:
setp.lt.s32 %p15,%r29,128;
@%p15 bra $23;
ld.u32 %r35,[%d31];
$23:
setp.lt.s32 %p16,%r29,256;
@%p16 bra $25;
ld.u32 %r39,[%d34];
$25:
setp.lt.s32 %p17,%r29,384;
@%p17 bra $27;
ld.u32 %r43,[%d37];
$27:
setp.lt.s32 %p18,%r29,512;
@%p18 bra $37;
ld.u32 %r47,[%d40];
bra.uni $37;
$29:
setp.lt.s32 %p19,%r29,128;
@%p19 bra $31;
ld.v2.u32 {%r35,%r36},[%d31];
$31:
setp.lt.s32 %p20,%r29,256;
@%p20 bra $33;
ld.v2.u32 {%r39,%r40},[%d34];
$33:
setp.lt.s32 %p21,%r29,384;
@%p21 bra $35;
ld.v2.u32 {%r43,%r44},[%d37];
$35:
setp.lt.s32 %p22,%r29,512;
@%p22 bra $37;
ld.v2.u32 {%r47,%r48},[%d40];
$37:
@%p5 bra $41;
setp.eq.s32 %p23,%r7,4;
@%p23 bra $42;
setp.ne.s32 %p24,%r7,3;
@%p24 bra $43;
cvt.u16.u32 %s1,%r35;
cvt.f32.f16 %f11,%s1;
shr.u32 %r51,%r35,16;
cvt.u16.u32 %s2,%r51;
cvt.f32.f16 %f12,%s2;
cvt.u16.u32 %s3,%r36;
cvt.f32.f16 %f13,%s3;
shr.u32 %r52,%r36,16;
cvt.u16.u32 %s4,%r52;
cvt.f32.f16 %f14,%s4;
cvt.u16.u32 %s5,%r39;
cvt.f32.f16 %f15,%s5;
shr.u32 %r53,%r39,16;
cvt.u16.u32 %s6,%r53;
cvt.f32.f16 %f16,%s6;
cvt.u16.u32 %s7,%r40;
cvt.f32.f16 %f17,%s7;
shr.u32 %r54,%r40,16;
cvt.u16.u32 %s8,%r54;
cvt.f32.f16 %f18,%s8;
cvt.u16.u32 %s9,%r43;
cvt.f32.f16 %f19,%s9;
shr.u32 %r55,%r43,16;
cvt.u16.u32 %s10,%r55;
cvt.f32.f16 %f20,%s10;
cvt.u16.u32 %s11,%r44;
cvt.f32.f16 %f21,%s11;
shr.u32 %r56,%r44,16;
cvt.u16.u32 %s12,%r56;
cvt.f32.f16 %f22,%s12;
cvt.u16.u32 %s13,%r47;
cvt.f32.f16 %f23,%s13;
shr.u32 %r57,%r47,16;
cvt.u16.u32 %s14,%r57;
cvt.f32.f16 %f24,%s14;
cvt.u16.u32 %s15,%r48;
cvt.f32.f16 %f25,%s15;
shr.u32 %r58,%r48,16;
cvt.u16.u32 %s16,%r58;
cvt.f32.f16 %f26,%s16;
bra.uni $44;
$41:
cvt.u16.u32 %s17,%r35;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f11,%s18;
shr.u16 %s19,%s17,8;
cvt.rn.f32.u16 %f12,%s19;
shr.u32 %r59,%r35,16;
cvt.u16.u32 %s20,%r59;
and.b16 %s21,%s20,255;
cvt.rn.f32.u16 %f13,%s21;
shr.u32 %r60,%r35,24;
cvt.u16.u32 %s22,%r60;
cvt.rn.f32.u16 %f14,%s22;
cvt.u16.u32 %s23,%r39;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f15,%s24;
shr.u16 %s25,%s23,8;
cvt.rn.f32.u16 %f16,%s25;
shr.u32 %r61,%r39,16;
cvt.u16.u32 %s26,%r61;
and.b16 %s27,%s26,255;
cvt.rn.f32.u16 %f17,%s27;
shr.u32 %r62,%r39,24;
cvt.u16.u32 %s28,%r62;
cvt.rn.f32.u16 %f18,%s28;
cvt.u16.u32 %s29,%r43;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f19,%s30;
shr.u16 %s31,%s29,8;
cvt.rn.f32.u16 %f20,%s31;
shr.u32 %r63,%r43,16;
cvt.u16.u32 %s32,%r63;
and.b16 %s33,%s32,255;
cvt.rn.f32.u16 %f21,%s33;
shr.u32 %r64,%r43,24;
cvt.u16.u32 %s34,%r64;
cvt.rn.f32.u16 %f22,%s34;
cvt.u16.u32 %s35,%r47;
and.b16 %s36,%s35,255;
cvt.rn.f32.u16 %f23,%s36;
shr.u16 %s37,%s35,8;
cvt.rn.f32.u16 %f24,%s37;
shr.u32 %r65,%r47,16;
cvt.u16.u32 %s38,%r65;
and.b16 %s39,%s38,255;
cvt.rn.f32.u16 %f25,%s39;
shr.u32 %r66,%r47,24;
cvt.u16.u32 %s40,%r66;
cvt.rn.f32.u16 %f26,%s40;
bra.uni $44;
$42:
mov.b32 %f11,%r35;
mov.b32 %f12,%r36;
mov.b32 %f15,%r39;
mov.b32 %f16,%r40;
mov.b32 %f19,%r43;
mov.b32 %f20,%r44;
mov.b32 %f23,%r47;
mov.b32 %f24,%r48;
mov.f32 %f26,%f10;
mov.f32 %f25,%f9;
mov.f32 %f22,%f8;
mov.f32 %f21,%f7;
mov.f32 %f18,%f6;
mov.f32 %f17,%f5;
mov.f32 %f14,%f4;
mov.f32 %f13,%f3;
bra.uni $44;
$43:
and.b32 %r67,%r35,65535;
setp.eq.s32 %p25,%r7,2;
selp.b32 %r68,32768,0,%p25;
and.b32 %r69,%r35,%r68;
shl.b32 %r70,%r69,1;
sub.s32 %r71,%r67,%r70;
cvt.rn.f32.s32 %f11,%r71;
shr.u32 %r72,%r35,16;
and.b32 %r73,%r72,%r68;
shl.b32 %r74,%r73,1;
sub.s32 %r75,%r72,%r74;
cvt.rn.f32.s32 %f12,%r75;
and.b32 %r76,%r36,%r68;
shl.b32 %r77,%r76,1;
and.b32 %r78,%r36,65535;
sub.s32 %r79,%r78,%r77;
cvt.rn.f32.s32 %f13,%r79;
shr.u32 %r80,%r36,16;
and.b32 %r81,%r80,%r68;
shl.b32 %r82,%r81,1;
sub.s32 %r83,%r80,%r82;
cvt.rn.f32.s32 %f14,%r83;
and.b32 %r84,%r39,%r68;
shl.b32 %r85,%r84,1;
and.b32 %r86,%r39,65535;
sub.s32 %r87,%r86,%r85;
cvt.rn.f32.s32 %f15,%r87;
shr.u32 %r88,%r39,16;
and.b32 %r89,%r88,%r68;
shl.b32 %r90,%r89,1;
sub.s32 %r91,%r88,%r90;
cvt.rn.f32.s32 %f16,%r91;
and.b32 %r92,%r40,%r68;
shl.b32 %r93,%r92,1;
and.b32 %r94,%r40,65535;
sub.s32 %r95,%r94,%r93;
cvt.rn.f32.s32 %f17,%r95;
shr.u32 %r96,%r40,16;
and.b32 %r97,%r96,%r68;
shl.b32 %r98,%r97,1;
sub.s32 %r99,%r96,%r98;
cvt.rn.f32.s32 %f18,%r99;
and.b32 %r100,%r43,%r68;
shl.b32 %r101,%r100,1;
and.b32 %r102,%r43,65535;
sub.s32 %r103,%r102,%r101;
cvt.rn.f32.s32 %f19,%r103;
shr.u32 %r104,%r43,16;
and.b32 %r105,%r104,%r68;
shl.b32 %r106,%r105,1;
sub.s32 %r107,%r104,%r106;
cvt.rn.f32.s32 %f20,%r107;
and.b32 %r108,%r44,%r68;
shl.b32 %r109,%r108,1;
and.b32 %r110,%r44,65535;
sub.s32 %r111,%r110,%r109;
cvt.rn.f32.s32 %f21,%r111;
shr.u32 %r112,%r44,16;
and.b32 %r113,%r112,%r68;
shl.b32 %r114,%r113,1;
sub.s32 %r115,%r112,%r114;
cvt.rn.f32.s32 %f22,%r115;
and.b32 %r116,%r47,%r68;
shl.b32 %r117,%r116,1;
and.b32 %r118,%r47,65535;
sub.s32 %r119,%r118,%r117;
cvt.rn.f32.s32 %f23,%r119;
shr.u32 %r120,%r47,16;
and.b32 %r121,%r120,%r68;
shl.b32 %r122,%r121,1;
sub.s32 %r123,%r120,%r122;
cvt.rn.f32.s32 %f24,%r123;
and.b32 %r124,%r48,%r68;
shl.b32 %r125,%r124,1;
and.b32 %r126,%r48,65535;
sub.s32 %r127,%r126,%r125;
cvt.rn.f32.s32 %f25,%r127;
shr.u32 %r128,%r48,16;
and.b32 %r129,%r128,%r68;
shl.b32 %r130,%r129,1;
sub.s32 %r131,%r128,%r130;
cvt.rn.f32.s32 %f26,%r131;
$44:
setp.lt.s32 %p26,%r29,128;
@%p26 bra $144;
setp.gt.f32 %p27,%f1,%f11;
@%p27 bra $47;
setp.neu.f32 %p28,%f1,%f11;
setp.ne.s32 %p29,%r16,-1;
or.pred %p30,%p29,%p28;
@%p30 bra $48;
$47:
mad.lo.s32 %r16,%r15,%r1,%r25;
mov.f32 %f1,%f11;
$48:
neg.f32 %f27,%f11;
setp.gt.f32 %p31,%f2,%f27;
@%p31 bra $50;
setp.neu.f32 %p32,%f2,%f27;
setp.ne.s32 %p33,%r17,-1;
or.pred %p34,%p33,%p32;
@%p34 bra $51;
$50:
mad.lo.s32 %r17,%r15,%r1,%r25;
mov.f32 %f2,%f27;
$51:
mad.lo.s32 %r132,%r15,%r1,%r25;
setp.gt.f32 %p35,%f1,%f12;
@%p35 bra $53;
setp.neu.f32 %p36,%f1,%f12;
setp.ne.s32 %p37,%r16,-1;
or.pred %p38,%p37,%p36;
@%p38 bra $54;
$53:
mad.lo.s32 %r133,%r15,%r1,%r25;
add.s32 %r16,%r133,1;
mov.f32 %f1,%f12;
$54:
neg.f32 %f28,%f12;
setp.gt.f32 %p39,%f2,%f28;
@%p39 bra $56;
setp.neu.f32 %p40,%f2,%f28;
setp.ne.s32 %p41,%r17,-1;
or.pred %p42,%p41,%p40;
@%p42 bra $57;
$56:
mad.lo.s32 %r134,%r15,%r1,%r25;
add.s32 %r17,%r134,1;
mov.f32 %f2,%f28;
$57:
setp.gt.f32 %p43,%f1,%f13;
@%p43 bra $59;
setp.neu.f32 %p44,%f1,%f13;
setp.ne.s32 %p45,%r16,-1;
or.pred %p46,%p45,%p44;
@%p46 bra $60;
$59:
mad.lo.s32 %r135,%r15,%r1,%r25;
add.s32 %r16,%r135,2;
mov.f32 %f1,%f13;
$60:
neg.f32 %f29,%f13;
setp.gt.f32 %p47,%f2,%f29;
@%p47 bra $62;
setp.neu.f32 %p48,%f2,%f29;
setp.ne.s32 %p49,%r17,-1;
or.pred %p50,%p49,%p48;
@%p50 bra $63;
$62:
mad.lo.s32 %r136,%r15,%r1,%r25;
add.s32 %r17,%r136,2;
mov.f32 %f2,%f29;
$63:
setp.gt.f32 %p51,%f1,%f14;
@%p51 bra $65;
setp.neu.f32 %p52,%f1,%f14;
setp.ne.s32 %p53,%r16,-1;
or.pred %p54,%p53,%p52;
@%p54 bra $66;
$65:
mad.lo.s32 %r137,%r15,%r1,%r25;
add.s32 %r16,%r137,3;
mov.f32 %f1,%f14;
$66:
neg.f32 %f30,%f14;
setp.gt.f32 %p55,%f2,%f30;
@%p55 bra $68;
setp.neu.f32 %p56,%f2,%f30;
setp.ne.s32 %p57,%r17,-1;
or.pred %p58,%p57,%p56;
@%p58 bra $69;
$68:
mad.lo.s32 %r138,%r15,%r1,%r25;
add.s32 %r17,%r138,3;
mov.f32 %f2,%f30;
$69:
setp.lt.s32 %p59,%r29,256;
@%p59 bra $144;
setp.gt.f32 %p60,%f1,%f15;
@%p60 bra $72;
setp.neu.f32 %p61,%f1,%f15;
setp.ne.s32 %p62,%r16,-1;
or.pred %p63,%p62,%p61;
@%p63 bra $73;
$72:
mad.lo.s32 %r139,%r15,%r1,%r25;
add.s32 %r16,%r139,128;
mov.f32 %f1,%f15;
$73:
neg.f32 %f31,%f15;
setp.gt.f32 %p64,%f2,%f31;
@%p64 bra $75;
setp.neu.f32 %p65,%f2,%f31;
setp.ne.s32 %p66,%r17,-1;
or.pred %p67,%p66,%p65;
@%p67 bra $76;
$75:
mad.lo.s32 %r140,%r15,%r1,%r25;
add.s32 %r17,%r140,128;
mov.f32 %f2,%f31;
$76:
setp.gt.f32 %p68,%f1,%f16;
@%p68 bra $78;
setp.neu.f32 %p69,%f1,%f16;
setp.ne.s32 %p70,%r16,-1;
or.pred %p71,%p70,%p69;
@%p71 bra $79;
$78:
mad.lo.s32 %r141,%r15,%r1,%r25;
add.s32 %r16,%r141,129;
mov.f32 %f1,%f16;
$79:
neg.f32 %f32,%f16;
setp.gt.f32 %p72,%f2,%f32;
@%p72 bra $81;
setp.neu.f32 %p73,%f2,%f32;
setp.ne.s32 %p74,%r17,-1;
or.pred %p75,%p74,%p73;
@%p75 bra $82;
$81:
mad.lo.s32 %r142,%r15,%r1,%r25;
add.s32 %r17,%r142,129;
mov.f32 %f2,%f32;
$82:
setp.gt.f32 %p76,%f1,%f17;
@%p76 bra $84;
setp.neu.f32 %p77,%f1,%f17;
setp.ne.s32 %p78,%r16,-1;
or.pred %p79,%p78,%p77;
@%p79 bra $85;
$84:
mad.lo.s32 %r143,%r15,%r1,%r25;
add.s32 %r16,%r143,130;
mov.f32 %f1,%f17;
$85:
neg.f32 %f33,%f17;
setp.gt.f32 %p80,%f2,%f33;
@%p80 bra $87;
setp.neu.f32 %p81,%f2,%f33;
setp.ne.s32 %p82,%r17,-1;
or.pred %p83,%p82,%p81;
@%p83 bra $88;
$87:
mad.lo.s32 %r144,%r15,%r1,%r25;
add.s32 %r17,%r144,130;
mov.f32 %f2,%f33;
$88:
setp.gt.f32 %p84,%f1,%f18;
@%p84 bra $90;
setp.neu.f32 %p85,%f1,%f18;
setp.ne.s32 %p86,%r16,-1;
or.pred %p87,%p86,%p85;
@%p87 bra $91;
$90:
mad.lo.s32 %r145,%r15,%r1,%r25;
add.s32 %r16,%r145,131;
mov.f32 %f1,%f18;
$91:
neg.f32 %f34,%f18;
setp.gt.f32 %p88,%f2,%f34;
@%p88 bra $93;
setp.neu.f32 %p89,%f2,%f34;
setp.ne.s32 %p90,%r17,-1;
or.pred %p91,%p90,%p89;
@%p91 bra $94;
$93:
mad.lo.s32 %r146,%r15,%r1,%r25;
add.s32 %r17,%r146,131;
mov.f32 %f2,%f34;
$94:
setp.lt.s32 %p92,%r29,384;
@%p92 bra $144;
setp.gt.f32 %p93,%f1,%f19;
@%p93 bra $97;
setp.neu.f32 %p94,%f1,%f19;
setp.ne.s32 %p95,%r16,-1;
or.pred %p96,%p95,%p94;
@%p96 bra $98;
$97:
mad.lo.s32 %r147,%r15,%r1,%r25;
add.s32 %r16,%r147,256;
mov.f32 %f1,%f19;
$98:
neg.f32 %f35,%f19;
setp.gt.f32 %p97,%f2,%f35;
@%p97 bra $100;
setp.neu.f32 %p98,%f2,%f35;
setp.ne.s32 %p99,%r17,-1;
or.pred %p100,%p99,%p98;
@%p100 bra $101;
$100:
mad.lo.s32 %r148,%r15,%r1,%r25;
add.s32 %r17,%r148,256;
mov.f32 %f2,%f35;
$101:
setp.gt.f32 %p101,%f1,%f20;
@%p101 bra $103;
setp.neu.f32 %p102,%f1,%f20;
setp.ne.s32 %p103,%r16,-1;
or.pred %p104,%p103,%p102;
@%p104 bra $104;
$103:
mad.lo.s32 %r149,%r15,%r1,%r25;
add.s32 %r16,%r149,257;
mov.f32 %f1,%f20;
$104:
neg.f32 %f36,%f20;
setp.gt.f32 %p105,%f2,%f36;
@%p105 bra $106;
setp.neu.f32 %p106,%f2,%f36;
setp.ne.s32 %p107,%r17,-1;
or.pred %p108,%p107,%p106;
@%p108 bra $107;
$106:
mad.lo.s32 %r150,%r15,%r1,%r25;
add.s32 %r17,%r150,257;
mov.f32 %f2,%f36;
$107:
setp.gt.f32 %p109,%f1,%f21;
@%p109 bra $109;
setp.neu.f32 %p110,%f1,%f21;
setp.ne.s32 %p111,%r16,-1;
or.pred %p112,%p111,%p110;
@%p112 bra $110;
$109:
add.s32 %r16,%r31,-129;
mov.f32 %f1,%f21;
$110:
neg.f32 %f37,%f21;
setp.gt.f32 %p113,%f2,%f37;
@%p113 bra $112;
setp.neu.f32 %p114,%f2,%f37;
setp.ne.s32 %p115,%r17,-1;
or.pred %p116,%p115,%p114;
@%p116 bra $113;
$112:
add.s32 %r17,%r31,-129;
mov.f32 %f2,%f37;
$113:
setp.gt.f32 %p117,%f1,%f22;
@%p117 bra $115;
setp.neu.f32 %p118,%f1,%f22;
setp.ne.s32 %p119,%r16,-1;
or.pred %p120,%p119,%p118;
@%p120 bra $116;
$115:
add.s32 %r16,%r31,-128;
mov.f32 %f1,%f22;
$116:
neg.f32 %f38,%f22;
setp.gt.f32 %p121,%f2,%f38;
@%p121 bra $118;
setp.neu.f32 %p122,%f2,%f38;
setp.ne.s32 %p123,%r17,-1;
or.pred %p124,%p123,%p122;
@%p124 bra $119;
$118:
add.s32 %r17,%r31,-128;
mov.f32 %f2,%f38;
$119:
setp.lt.s32 %p125,%r29,512;
@%p125 bra $144;
add.s32 %r151,%r132,384;
setp.gt.f32 %p126,%f1,%f23;
@%p126 bra $122;
setp.neu.f32 %p127,%f1,%f23;
setp.ne.s32 %p128,%r16,-1;
or.pred %p129,%p128,%p127;
@%p129 bra $123;
$122:
mov.u32 %r16,%r151;
mov.f32 %f1,%f23;
$123:
neg.f32 %f39,%f23;
setp.gt.f32 %p130,%f2,%f39;
@%p130 bra $125;
setp.neu.f32 %p131,%f2,%f39;
setp.ne.s32 %p132,%r17,-1;
or.pred %p133,%p132,%p131;
@%p133 bra $126;
$125:
mov.u32 %r17,%r151;
mov.f32 %f2,%f39;
$126:
add.s32 %r152,%r31,-2;
setp.gt.f32 %p134,%f1,%f24;
@%p134 bra $128;
setp.neu.f32 %p135,%f1,%f24;
setp.ne.s32 %p136,%r16,-1;
or.pred %p137,%p136,%p135;
@%p137 bra $129;
$128:
mov.u32 %r16,%r152;
mov.f32 %f1,%f24;
$129:
neg.f32 %f40,%f24;
setp.gt.f32 %p138,%f2,%f40;
@%p138 bra $131;
setp.neu.f32 %p139,%f2,%f40;
setp.ne.s32 %p140,%r17,-1;
or.pred %p141,%p140,%p139;
@%p141 bra $132;
$131:
mov.u32 %r17,%r152;
mov.f32 %f2,%f40;
$132:
add.s32 %r153,%r31,-1;
setp.gt.f32 %p142,%f1,%f25;
@%p142 bra $134;
setp.neu.f32 %p143,%f1,%f25;
setp.ne.s32 %p144,%r16,-1;
or.pred %p145,%p144,%p143;
@%p145 bra $135;
$134:
mov.u32 %r16,%r153;
mov.f32 %f1,%f25;
$135:
neg.f32 %f41,%f25;
setp.gt.f32 %p146,%f2,%f41;
@%p146 bra $137;
setp.neu.f32 %p147,%f2,%f41;
setp.ne.s32 %p148,%r17,-1;
or.pred %p149,%p148,%p147;
@%p149 bra $138;
$137:
mov.u32 %r17,%r153;
mov.f32 %f2,%f41;
$138:
setp.gt.f32 %p150,%f1,%f26;
@%p150 bra $140;
setp.neu.f32 %p151,%f1,%f26;
setp.ne.s32 %p152,%r16,-1;
or.pred %p153,%p152,%p151;
@%p153 bra $141;
$140:
mov.u32 %r16,%r31;
mov.f32 %f1,%f26;
$141:
neg.f32 %f42,%f26;
setp.gt.f32 %p154,%f2,%f42;
@%p154 bra $143;
setp.neu.f32 %p155,%f2,%f42;
setp.ne.s32 %p156,%r17,-1;
or.pred %p157,%p156,%p155;
@%p157 bra $144;
$143:
mov.u32 %r17,%r31;
mov.f32 %f2,%f42;
$144:
cvt.s64.s32 %d41,%r33;
add.s32 %r29,%r29,-512;
shl.b32 %r154,%r19,9;
cvt.u32.u64 %r155,%d41;
add.s32 %r33,%r155,%r154;
add.s32 %r31,%r31,512;
add.s32 %r25,%r25,512;
setp.gt.s32 %p158,%r23,%r25;
@%p158 bra $11;
$145:
mov.u32 %r156,%tid.x;
add.s32 %r157,%r23,%r156;
setp.ge.s32 %p159,%r157,%r1;
@%p159 bra $199;
mov.u32 %r158,%tid.x;
not.b32 %r159,%r158;
add.s32 %r160,%r1,%r159;
sub.s32 %r161,%r160,%r23;
and.b32 %r162,%r161,32;
setp.ne.s32 %p160,%r162,0;
@%p160 bra $164;
cvt.s64.s32 %d42,%r157;
mul.lo.s64 %d43,%d6,%d42;
add.s64 %d44,%d24,%d43;
setp.gt.s32 %p161,%r7,1;
@%p161 bra $150;
@%p5 bra $155;
setp.eq.s32 %p162,%r7,1;
@%p162 bra $154;
bra.uni $156;
$154:
ld.global.nc.u16 %s41,[%d44];
cvt.rn.f32.u16 %f43,%s41;
bra.uni $157;
$150:
setp.eq.s32 %p163,%r7,2;
@%p163 bra $153;
setp.ne.s32 %p164,%r7,3;
@%p164 bra $156;
ld.global.nc.u16 %s42,[%d44];
cvt.f32.f16 %f43,%s42;
bra.uni $157;
$155:
ld.global.nc.u8 %r163,[%d44];
cvt.u16.u32 %s43,%r163;
and.b16 %s44,%s43,255;
cvt.rn.f32.u16 %f43,%s44;
bra.uni $157;
$153:
ld.global.nc.s16 %s45,[%d44];
cvt.rn.f32.s16 %f43,%s45;
bra.uni $157;
$156:
ld.global.nc.f32 %f43,[%d44];
$157:
mad.lo.s32 %r164,%r15,%r1,%r157;
setp.gt.f32 %p165,%f1,%f43;
@%p165 bra $159;
setp.neu.f32 %p166,%f1,%f43;
setp.ne.s32 %p167,%r16,-1;
or.pred %p168,%p167,%p166;
@%p168 bra $160;
$159:
mov.u32 %r16,%r164;
mov.f32 %f1,%f43;
$160:
neg.f32 %f44,%f43;
setp.gt.f32 %p169,%f2,%f44;
@%p169 bra $162;
setp.neu.f32 %p170,%f2,%f44;
setp.ne.s32 %p171,%r17,-1;
or.pred %p172,%p171,%p170;
@%p172 bra $163;
$162:
mov.u32 %r17,%r164;
mov.f32 %f2,%f44;
$163:
add.s32 %r157,%r157,32;
$164:
and.b32 %r165,%r161,-32;
setp.eq.s32 %p173,%r165,0;
@%p173 bra $199;
mul.lo.s32 %r166,%r15,%r1;
$166:
.pragma "nounroll";
cvt.s64.s32 %d45,%r157;
mul.lo.s64 %d46,%d6,%d45;
add.s64 %d47,%d24,%d46;
setp.gt.s32 %p174,%r7,1;
@%p174 bra $169;
@%p5 bra $174;
setp.eq.s32 %p175,%r7,1;
@%p175 bra $173;
bra.uni $175;
$173:
ld.global.nc.u16 %s46,[%d47];
cvt.rn.f32.u16 %f45,%s46;
bra.uni $176;
$169:
setp.eq.s32 %p176,%r7,2;
@%p176 bra $172;
setp.ne.s32 %p177,%r7,3;
@%p177 bra $175;
ld.global.nc.u16 %s47,[%d47];
cvt.f32.f16 %f45,%s47;
bra.uni $176;
$174:
ld.global.nc.u8 %r167,[%d47];
cvt.u16.u32 %s48,%r167;
and.b16 %s49,%s48,255;
cvt.rn.f32.u16 %f45,%s49;
bra.uni $176;
$172:
ld.global.nc.s16 %s50,[%d47];
cvt.rn.f32.s16 %f45,%s50;
bra.uni $176;
$175:
ld.global.nc.f32 %f45,[%d47];
$176:
add.s32 %r168,%r157,%r166;
setp.gt.f32 %p178,%f1,%f45;
@%p178 bra $178;
setp.neu.f32 %p179,%f1,%f45;
setp.ne.s32 %p180,%r16,-1;
or.pred %p181,%p180,%p179;
@%p181 bra $179;
$178:
mov.u32 %r16,%r168;
mov.f32 %f1,%f45;
$179:
neg.f32 %f46,%f45;
setp.gt.f32 %p182,%f2,%f46;
@%p182 bra $181;
setp.neu.f32 %p183,%f2,%f46;
setp.ne.s32 %p184,%r17,-1;
or.pred %p185,%p184,%p183;
@%p185 bra $182;
$181:
mov.u32 %r17,%r168;
mov.f32 %f2,%f46;
$182:
add.s32 %r169,%r157,32;
cvt.s64.s32 %d48,%r169;
mul.lo.s64 %d49,%d6,%d48;
add.s64 %d50,%d24,%d49;
@%p174 bra $185;
@%p5 bra $190;
setp.eq.s32 %p186,%r7,1;
@%p186 bra $189;
bra.uni $191;
$189:
ld.global.nc.u16 %s51,[%d50];
cvt.rn.f32.u16 %f47,%s51;
bra.uni $192;
$185:
setp.eq.s32 %p187,%r7,2;
@%p187 bra $188;
setp.ne.s32 %p188,%r7,3;
@%p188 bra $191;
ld.global.nc.u16 %s52,[%d50];
cvt.f32.f16 %f47,%s52;
bra.uni $192;
$190:
ld.global.nc.u8 %r170,[%d50];
cvt.u16.u32 %s53,%r170;
and.b16 %s54,%s53,255;
cvt.rn.f32.u16 %f47,%s54;
bra.uni $192;
$188:
ld.global.nc.s16 %s55,[%d50];
cvt.rn.f32.s16 %f47,%s55;
bra.uni $192;
$191:
ld.global.nc.f32 %f47,[%d50];
$192:
add.s32 %r171,%r169,%r166;
setp.gt.f32 %p189,%f1,%f47;
@%p189 bra $194;
setp.neu.f32 %p190,%f1,%f47;
setp.ne.s32 %p191,%r16,-1;
or.pred %p192,%p191,%p190;
@%p192 bra $195;
$194:
mov.u32 %r16,%r171;
mov.f32 %f1,%f47;
$195:
neg.f32 %f48,%f47;
setp.gt.f32 %p193,%f2,%f48;
@%p193 bra $197;
setp.neu.f32 %p194,%f2,%f48;
setp.ne.s32 %p195,%r17,-1;
or.pred %p196,%p195,%p194;
@%p196 bra $198;
$197:
mov.u32 %r17,%r171;
mov.f32 %f2,%f48;
$198:
add.s32 %r157,%r157,64;
setp.lt.s32 %p197,%r157,%r1;
@%p197 bra $166;
$199:
add.s32 %r15,%r15,8;
setp.lt.s32 %p198,%r15,%r13;
@%p198 bra $9;
bra.uni $200;
$7:
mov.f32 %f2,0f7F800000;
mov.u32 %r17,-1;
mov.u32 %r16,%r17;
mov.f32 %f1,%f2;
$200:
mov.b32 %r172,%f1;
mov.u32 %r173,31;
mov.u32 %r174,16;
mov.u32 %r175,-1;
shfl.sync.bfly.b32 %r176|%p199,%r172,%r174,%r173,%r175;
mov.b32 %f49,%r176;
shfl.sync.bfly.b32 %r177|%p200,%r16,%r174,%r173,%r175;
mov.b32 %r178,%f2;
shfl.sync.bfly.b32 %r179|%p201,%r178,%r174,%r173,%r175;
mov.b32 %f50,%r179;
shfl.sync.bfly.b32 %r180|%p202,%r17,%r174,%r173,%r175;
setp.gt.f32 %p203,%f1,%f49;
setp.eq.f32 %p204,%f1,%f49;
setp.lt.u32 %p205,%r177,%r16;
and.pred %p206,%p204,%p205;
or.pred %p207,%p203,%p206;
selp.f32 %f51,%f49,%f1,%p207;
selp.b32 %r181,%r177,%r16,%p207;
setp.gt.f32 %p208,%f2,%f50;
setp.eq.f32 %p209,%f2,%f50;
setp.lt.u32 %p210,%r180,%r17;
and.pred %p211,%p209,%p210;
or.pred %p212,%p208,%p211;
selp.f32 %f52,%f50,%f2,%p212;
selp.b32 %r182,%r180,%r17,%p212;
mov.b32 %r183,%f51;
mov.u32 %r184,8;
shfl.sync.bfly.b32 %r185|%p213,%r183,%r184,%r173,%r175;
mov.b32 %f53,%r185;
shfl.sync.bfly.b32 %r186|%p214,%r181,%r184,%r173,%r175;
mov.b32 %r187,%f52;
shfl.sync.bfly.b32 %r188|%p215,%r187,%r184,%r173,%r175;
mov.b32 %f54,%r188;
shfl.sync.bfly.b32 %r189|%p216,%r182,%r184,%r173,%r175;
setp.gt.f32 %p217,%f51,%f53;
setp.eq.f32 %p218,%f51,%f53;
setp.lt.u32 %p219,%r186,%r181;
and.pred %p220,%p218,%p219;
or.pred %p221,%p217,%p220;
selp.f32 %f55,%f53,%f51,%p221;
selp.b32 %r190,%r186,%r181,%p221;
setp.gt.f32 %p222,%f52,%f54;
setp.eq.f32 %p223,%f52,%f54;
setp.lt.u32 %p224,%r189,%r182;
and.pred %p225,%p223,%p224;
or.pred %p226,%p222,%p225;
selp.f32 %f56,%f54,%f52,%p226;
selp.b32 %r191,%r189,%r182,%p226;
mov.b32 %r192,%f55;
mov.u32 %r193,4;
shfl.sync.bfly.b32 %r194|%p227,%r192,%r193,%r173,%r175;
mov.b32 %f57,%r194;
shfl.sync.bfly.b32 %r195|%p228,%r190,%r193,%r173,%r175;
mov.b32 %r196,%f56;
shfl.sync.bfly.b32 %r197|%p229,%r196,%r193,%r173,%r175;
mov.b32 %f58,%r197;
shfl.sync.bfly.b32 %r198|%p230,%r191,%r193,%r173,%r175;
setp.gt.f32 %p231,%f55,%f57;
setp.eq.f32 %p232,%f55,%f57;
setp.lt.u32 %p233,%r195,%r190;
and.pred %p234,%p232,%p233;
or.pred %p235,%p231,%p234;
selp.f32 %f59,%f57,%f55,%p235;
selp.b32 %r199,%r195,%r190,%p235;
setp.gt.f32 %p236,%f56,%f58;
setp.eq.f32 %p237,%f56,%f58;
setp.lt.u32 %p238,%r198,%r191;
and.pred %p239,%p237,%p238;
or.pred %p240,%p236,%p239;
selp.f32 %f60,%f58,%f56,%p240;
selp.b32 %r200,%r198,%r191,%p240;
mov.b32 %r201,%f59;
mov.u32 %r202,2;
shfl.sync.bfly.b32 %r203|%p241,%r201,%r202,%r173,%r175;
mov.b32 %f61,%r203;
shfl.sync.bfly.b32 %r204|%p242,%r199,%r202,%r173,%r175;
mov.b32 %r205,%f60;
shfl.sync.bfly.b32 %r206|%p243,%r205,%r202,%r173,%r175;
mov.b32 %f62,%r206;
shfl.sync.bfly.b32 %r207|%p244,%r200,%r202,%r173,%r175;
setp.gt.f32 %p245,%f59,%f61;
setp.eq.f32 %p246,%f59,%f61;
setp.lt.u32 %p247,%r204,%r199;
and.pred %p248,%p246,%p247;
or.pred %p249,%p245,%p248;
selp.f32 %f63,%f61,%f59,%p249;
selp.b32 %r208,%r204,%r199,%p249;
setp.gt.f32 %p250,%f60,%f62;
setp.eq.f32 %p251,%f60,%f62;
setp.lt.u32 %p252,%r207,%r200;
and.pred %p253,%p251,%p252;
or.pred %p254,%p250,%p253;
selp.f32 %f64,%f62,%f60,%p254;
selp.b32 %r209,%r207,%r200,%p254;
mov.b32 %r210,%f63;
mov.u32 %r211,1;
shfl.sync.bfly.b32 %r212|%p255,%r210,%r211,%r173,%r175;
mov.b32 %f65,%r212;
shfl.sync.bfly.b32 %r213|%p256,%r208,%r211,%r173,%r175;
mov.b32 %r214,%f64;
shfl.sync.bfly.b32 %r215|%p257,%r214,%r211,%r173,%r175;
mov.b32 %f66,%r215;
shfl.sync.bfly.b32 %r216|%p258,%r209,%r211,%r173,%r175;
setp.gt.f32 %p259,%f63,%f65;
setp.eq.f32 %p260,%f63,%f65;
setp.lt.u32 %p261,%r213,%r208;
and.pred %p262,%p260,%p261;
or.pred %p263,%p259,%p262;
selp.f32 %f67,%f65,%f63,%p263;
selp.b32 %r217,%r213,%r208,%p263;
setp.gt.f32 %p264,%f64,%f66;
setp.eq.f32 %p265,%f64,%f66;
setp.lt.u32 %p266,%r216,%r209;
and.pred %p267,%p265,%p266;
or.pred %p268,%p264,%p267;
selp.f32 %f68,%f66,%f64,%p268;
selp.b32 %r218,%r216,%r209,%p268;
mov.u32 %r219,%tid.x;
setp.ne.s32 %p269,%r219,0;
@%p269 bra $202;
mov.u32 %r220,%tid.y;
mul.wide.u32 %d51,%r220,16;
mov.u64 %d52,z2;
add.s64 %d53,%d52,%d51;
st.shared.f32 [%d53],%f67;
st.shared.u32 [%d53+4],%r217;
st.shared.f32 [%d53+8],%f68;
st.shared.u32 [%d53+12],%r218;
$202:
mov.u32 %r221,%tid.y;
bar.sync 0;
ld.shared.f32 %f69,[z2+16];
ld.shared.f32 %f70,[z2];
setp.lt.f32 %p270,%f69,%f70;
setp.eq.f32 %p271,%f69,%f70;
ld.shared.u32 %r222,[z2+20];
ld.shared.u32 %r223,[z2+4];
setp.lt.u32 %p272,%r222,%r223;
and.pred %p273,%p271,%p272;
or.pred %p274,%p270,%p273;
selp.f32 %f71,%f69,%f70,%p274;
selp.b32 %r224,%r222,%r223,%p274;
ld.shared.f32 %f72,[z2+24];
ld.shared.f32 %f73,[z2+8];
setp.lt.f32 %p275,%f72,%f73;
setp.eq.f32 %p276,%f72,%f73;
ld.shared.u32 %r225,[z2+28];
ld.shared.u32 %r226,[z2+12];
setp.lt.u32 %p277,%r225,%r226;
and.pred %p278,%p276,%p277;
or.pred %p279,%p275,%p278;
selp.f32 %f74,%f72,%f73,%p279;
selp.b32 %r227,%r225,%r226,%p279;
ld.shared.f32 %f75,[z2+32];
setp.lt.f32 %p280,%f75,%f71;
setp.eq.f32 %p281,%f75,%f71;
ld.shared.u32 %r228,[z2+36];
setp.lt.u32 %p282,%r228,%r224;
and.pred %p283,%p281,%p282;
or.pred %p284,%p280,%p283;
selp.f32 %f76,%f75,%f71,%p284;
selp.b32 %r229,%r228,%r224,%p284;
ld.shared.f32 %f77,[z2+40];
setp.lt.f32 %p285,%f77,%f74;
setp.eq.f32 %p286,%f77,%f74;
ld.shared.u32 %r230,[z2+44];
setp.lt.u32 %p287,%r230,%r227;
and.pred %p288,%p286,%p287;
or.pred %p289,%p285,%p288;
selp.f32 %f78,%f77,%f74,%p289;
selp.b32 %r231,%r230,%r227,%p289;
ld.shared.f32 %f79,[z2+48];
setp.lt.f32 %p290,%f79,%f76;
setp.eq.f32 %p291,%f79,%f76;
ld.shared.u32 %r232,[z2+52];
setp.lt.u32 %p292,%r232,%r229;
and.pred %p293,%p291,%p292;
or.pred %p294,%p290,%p293;
selp.f32 %f80,%f79,%f76,%p294;
selp.b32 %r233,%r232,%r229,%p294;
ld.shared.f32 %f81,[z2+56];
setp.lt.f32 %p295,%f81,%f78;
setp.eq.f32 %p296,%f81,%f78;
ld.shared.u32 %r234,[z2+60];
setp.lt.u32 %p297,%r234,%r231;
and.pred %p298,%p296,%p297;
or.pred %p299,%p295,%p298;
selp.f32 %f82,%f81,%f78,%p299;
selp.b32 %r235,%r234,%r231,%p299;
ld.shared.f32 %f83,[z2+64];
setp.lt.f32 %p300,%f83,%f80;
setp.eq.f32 %p301,%f83,%f80;
ld.shared.u32 %r236,[z2+68];
setp.lt.u32 %p302,%r236,%r233;
and.pred %p303,%p301,%p302;
or.pred %p304,%p300,%p303;
selp.f32 %f84,%f83,%f80,%p304;
selp.b32 %r237,%r236,%r233,%p304;
ld.shared.f32 %f85,[z2+72];
setp.lt.f32 %p305,%f85,%f82;
setp.eq.f32 %p306,%f85,%f82;
ld.shared.u32 %r238,[z2+76];
setp.lt.u32 %p307,%r238,%r235;
and.pred %p308,%p306,%p307;
or.pred %p309,%p305,%p308;
selp.f32 %f86,%f85,%f82,%p309;
selp.b32 %r239,%r238,%r235,%p309;
ld.shared.f32 %f87,[z2+80];
setp.lt.f32 %p310,%f87,%f84;
setp.eq.f32 %p311,%f87,%f84;
ld.shared.u32 %r240,[z2+84];
setp.lt.u32 %p312,%r240,%r237;
and.pred %p313,%p311,%p312;
or.pred %p314,%p310,%p313;
selp.f32 %f88,%f87,%f84,%p314;
selp.b32 %r241,%r240,%r237,%p314;
ld.shared.f32 %f89,[z2+88];
setp.lt.f32 %p315,%f89,%f86;
setp.eq.f32 %p316,%f89,%f86;
ld.shared.u32 %r242,[z2+92];
setp.lt.u32 %p317,%r242,%r239;
and.pred %p318,%p316,%p317;
or.pred %p319,%p315,%p318;
selp.f32 %f90,%f89,%f86,%p319;
selp.b32 %r243,%r242,%r239,%p319;
ld.shared.f32 %f91,[z2+96];
setp.lt.f32 %p320,%f91,%f88;
setp.eq.f32 %p321,%f91,%f88;
ld.shared.u32 %r244,[z2+100];
setp.lt.u32 %p322,%r244,%r241;
and.pred %p323,%p321,%p322;
or.pred %p324,%p320,%p323;
selp.f32 %f92,%f91,%f88,%p324;
selp.b32 %r245,%r244,%r241,%p324;
ld.shared.f32 %f93,[z2+104];
setp.lt.f32 %p325,%f93,%f90;
setp.eq.f32 %p326,%f93,%f90;
ld.shared.u32 %r246,[z2+108];
setp.lt.u32 %p327,%r246,%r243;
and.pred %p328,%p326,%p327;
or.pred %p329,%p325,%p328;
selp.f32 %f94,%f93,%f90,%p329;
selp.b32 %r247,%r246,%r243,%p329;
ld.shared.f32 %f95,[z2+112];
setp.lt.f32 %p330,%f95,%f92;
setp.eq.f32 %p331,%f95,%f92;
ld.shared.u32 %r248,[z2+116];
setp.lt.u32 %p332,%r248,%r245;
and.pred %p333,%p331,%p332;
or.pred %p334,%p330,%p333;
selp.f32 %f96,%f95,%f92,%p334;
selp.b32 %r249,%r248,%r245,%p334;
ld.shared.f32 %f97,[z2+120];
setp.lt.f32 %p335,%f97,%f94;
setp.eq.f32 %p336,%f97,%f94;
ld.shared.u32 %r250,[z2+124];
setp.lt.u32 %p337,%r250,%r247;
and.pred %p338,%p336,%p337;
or.pred %p339,%p335,%p338;
selp.f32 %f98,%f97,%f94,%p339;
selp.b32 %r251,%r250,%r247,%p339;
bar.sync 0;
or.b32 %r252,%r221,%r219;
setp.ne.s32 %p340,%r252,0;
@%p340 bra $204;
mov.u32 %r253,%ctaid.y;
cvt.s64.s32 %d54,%r253;
mul.lo.s64 %d55,%d4,%d54;
add.s64 %d56,%d18,%d55;
st.f32 [%d56],%f96;
add.s64 %d57,%d56,%d3;
st.u32 [%d57],%r249;
add.s64 %d58,%d57,%d3;
st.f32 [%d58],%f98;
add.s64 %d59,%d58,%d3;
st.u32 [%d59],%r251;
$204:
ret;
}
.visible .entry extreme_total(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u64 p6,
.param .align 8 .b8 p7[48]
)
.maxntid 256,1,1
{
.reg .pred %p<204>;
.reg .f32 %f<70>;
.reg .b32 %r<132>;
.reg .b64 %d<72>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u64 %d4,[p6];
ld.param.v2.u32 {%r11,%r12},[p7+40];
ld.param.u64 %d5,[p7+16];
ld.param.u64 %d6,[p7];
ld.param.u64 %d7,[p5+16];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+16];
ld.param.u64 %d10,[p3+8];
ld.param.u64 %d11,[p3];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d12,%d1;
mul.wide.s32 %d13,%r13,40;
add.s64 %d14,%d12,%d13;
ld.global.v2.u32 {%r1,%r14},[%d14+32];
$2:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $4;
cvta.to.global.u64 %d15,%d2;
mul.wide.s32 %d16,%r13,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r15,%r6},[%d17+32];
ld.global.u64 %d9,[%d17+16];
ld.global.u64 %d10,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $5;
$4:
cvt.s64.s32 %d19,%r13;
mul.lo.s64 %d20,%d11,%d19;
add.s64 %d18,%d2,%d20;
$5:
setp.eq.s32 %p3,%r10,0;
@%p3 bra $7;
cvta.to.global.u64 %d21,%d3;
mul.wide.s32 %d22,%r13,40;
add.s64 %d23,%d21,%d22;
ld.global.u64 %d7,[%d23+16];
ld.global.u64 %d24,[%d23];
bra.uni $8;
$7:
cvt.s64.s32 %d25,%r13;
mul.lo.s64 %d26,%d8,%d25;
add.s64 %d24,%d3,%d26;
$8:
setp.eq.s32 %p4,%r12,0;
@%p4 bra $10;
cvta.to.global.u64 %d27,%d4;
mul.wide.s32 %d28,%r13,40;
add.s64 %d29,%d27,%d28;
ld.global.u64 %d5,[%d29+16];
ld.global.u64 %d30,[%d29];
bra.uni $11;
$10:
cvt.s64.s32 %d31,%r13;
mul.lo.s64 %d32,%d6,%d31;
add.s64 %d30,%d4,%d32;
$11:
mov.u32 %r16,%tid.y;
shl.b32 %r17,%r16,5;
mov.u32 %r18,%tid.x;
add.s32 %r19,%r17,%r18;
setp.ge.s32 %p5,%r19,%r6;
mov.f32 %f1,0f7F800000;
mov.u32 %r20,-1;
mov.u32 %r21,%r20;
mov.u32 %r22,%r20;
mov.f32 %f2,%f1;
@%p5 bra $18;
not.b32 %r23,%r18;
mov.u32 %r22,-1;
add.s32 %r24,%r6,%r23;
sub.s32 %r25,%r24,%r17;
shr.u32 %r26,%r25,8;
add.s32 %r27,%r26,1;
and.b32 %r28,%r27,3;
setp.lt.u32 %p6,%r25,768;
mov.f32 %f2,0f7F800000;
mov.u32 %r29,%r19;
mov.f32 %f1,%f2;
mov.u32 %r21,%r22;
@%p6 bra $15;
sub.s32 %r30,%r27,%r28;
mov.u32 %r29,%r19;
$14:
cvt.s64.s32 %d33,%r29;
mul.lo.s64 %d34,%d10,%d33;
add.s64 %d35,%d18,%d34;
add.s64 %d36,%d35,%d9;
add.s64 %d37,%d36,%d9;
add.s64 %d38,%d37,%d9;
ld.f32 %f3,[%d35];
setp.lt.f32 %p7,%f3,%f2;
setp.eq.f32 %p8,%f3,%f2;
ld.u32 %r31,[%d36];
setp.lt.u32 %p9,%r31,%r22;
and.pred %p10,%p8,%p9;
or.pred %p11,%p7,%p10;
selp.f32 %f4,%f3,%f2,%p11;
selp.b32 %r32,%r31,%r22,%p11;
ld.f32 %f5,[%d37];
setp.lt.f32 %p12,%f5,%f1;
setp.eq.f32 %p13,%f5,%f1;
ld.u32 %r33,[%d38];
setp.lt.u32 %p14,%r33,%r21;
and.pred %p15,%p13,%p14;
or.pred %p16,%p12,%p15;
selp.f32 %f6,%f5,%f1,%p16;
selp.b32 %r34,%r33,%r21,%p16;
add.s32 %r35,%r29,256;
cvt.s64.s32 %d39,%r35;
mul.lo.s64 %d40,%d10,%d39;
add.s64 %d41,%d18,%d40;
add.s64 %d42,%d41,%d9;
add.s64 %d43,%d42,%d9;
add.s64 %d44,%d43,%d9;
ld.f32 %f7,[%d41];
setp.lt.f32 %p17,%f7,%f4;
setp.eq.f32 %p18,%f7,%f4;
ld.u32 %r36,[%d42];
setp.lt.u32 %p19,%r36,%r32;
and.pred %p20,%p18,%p19;
or.pred %p21,%p17,%p20;
selp.f32 %f8,%f7,%f4,%p21;
selp.b32 %r37,%r36,%r32,%p21;
ld.f32 %f9,[%d43];
setp.lt.f32 %p22,%f9,%f6;
setp.eq.f32 %p23,%f9,%f6;
ld.u32 %r38,[%d44];
setp.lt.u32 %p24,%r38,%r34;
and.pred %p25,%p23,%p24;
or.pred %p26,%p22,%p25;
selp.f32 %f10,%f9,%f6,%p26;
selp.b32 %r39,%r38,%r34,%p26;
add.s32 %r40,%r29,512;
cvt.s64.s32 %d45,%r40;
mul.lo.s64 %d46,%d10,%d45;
add.s64 %d47,%d18,%d46;
add.s64 %d48,%d47,%d9;
add.s64 %d49,%d48,%d9;
add.s64 %d50,%d49,%d9;
ld.f32 %f11,[%d47];
setp.lt.f32 %p27,%f11,%f8;
setp.eq.f32 %p28,%f11,%f8;
ld.u32 %r41,[%d48];
setp.lt.u32 %p29,%r41,%r37;
and.pred %p30,%p28,%p29;
or.pred %p31,%p27,%p30;
selp.f32 %f12,%f11,%f8,%p31;
selp.b32 %r42,%r41,%r37,%p31;
ld.f32 %f13,[%d49];
setp.lt.f32 %p32,%f13,%f10;
setp.eq.f32 %p33,%f13,%f10;
ld.u32 %r43,[%d50];
setp.lt.u32 %p34,%r43,%r39;
and.pred %p35,%p33,%p34;
or.pred %p36,%p32,%p35;
selp.f32 %f14,%f13,%f10,%p36;
selp.b32 %r44,%r43,%r39,%p36;
add.s32 %r45,%r29,768;
cvt.s64.s32 %d51,%r45;
mul.lo.s64 %d52,%d10,%d51;
add.s64 %d53,%d18,%d52;
add.s64 %d54,%d53,%d9;
add.s64 %d55,%d54,%d9;
add.s64 %d56,%d55,%d9;
ld.f32 %f15,[%d53];
setp.lt.f32 %p37,%f15,%f12;
setp.eq.f32 %p38,%f15,%f12;
ld.u32 %r46,[%d54];
setp.lt.u32 %p39,%r46,%r42;
and.pred %p40,%p38,%p39;
or.pred %p41,%p37,%p40;
selp.f32 %f2,%f15,%f12,%p41;
selp.b32 %r22,%r46,%r42,%p41;
ld.f32 %f16,[%d55];
setp.lt.f32 %p42,%f16,%f14;
setp.eq.f32 %p43,%f16,%f14;
ld.u32 %r47,[%d56];
setp.lt.u32 %p44,%r47,%r44;
and.pred %p45,%p43,%p44;
or.pred %p46,%p42,%p45;
selp.f32 %f1,%f16,%f14,%p46;
selp.b32 %r21,%r47,%r44,%p46;
add.s32 %r29,%r29,1024;
add.s32 %r30,%r30,-4;
setp.ne.s32 %p47,%r30,0;
@%p47 bra $14;
$15:
setp.eq.s32 %p48,%r28,0;
@%p48 bra $18;
cvt.s64.s32 %d57,%r29;
$17:
.pragma "nounroll";
mul.lo.s64 %d58,%d10,%d57;
add.s64 %d59,%d18,%d58;
add.s64 %d60,%d59,%d9;
add.s64 %d61,%d60,%d9;
add.s64 %d62,%d61,%d9;
ld.f32 %f17,[%d59];
setp.lt.f32 %p49,%f17,%f2;
setp.eq.f32 %p50,%f17,%f2;
ld.u32 %r48,[%d60];
setp.lt.u32 %p51,%r48,%r22;
and.pred %p52,%p50,%p51;
or.pred %p53,%p49,%p52;
selp.f32 %f2,%f17,%f2,%p53;
selp.b32 %r22,%r48,%r22,%p53;
ld.f32 %f18,[%d61];
setp.lt.f32 %p54,%f18,%f1;
setp.eq.f32 %p55,%f18,%f1;
ld.u32 %r49,[%d62];
setp.lt.u32 %p56,%r49,%r21;
and.pred %p57,%p55,%p56;
or.pred %p58,%p54,%p57;
selp.f32 %f1,%f18,%f1,%p58;
selp.b32 %r21,%r49,%r21,%p58;
add.s64 %d57,%d57,256;
add.s32 %r28,%r28,-1;
setp.ne.s32 %p59,%r28,0;
@%p59 bra $17;
$18:
mov.b32 %r50,%f2;
mov.u32 %r51,31;
mov.u32 %r52,16;
shfl.sync.bfly.b32 %r53|%p60,%r50,%r52,%r51,%r20;
mov.b32 %f19,%r53;
shfl.sync.bfly.b32 %r54|%p61,%r22,%r52,%r51,%r20;
mov.b32 %r55,%f1;
shfl.sync.bfly.b32 %r56|%p62,%r55,%r52,%r51,%r20;
mov.b32 %f20,%r56;
shfl.sync.bfly.b32 %r57|%p63,%r21,%r52,%r51,%r20;
setp.gt.f32 %p64,%f2,%f19;
setp.eq.f32 %p65,%f2,%f19;
setp.lt.u32 %p66,%r54,%r22;
and.pred %p67,%p65,%p66;
or.pred %p68,%p64,%p67;
selp.f32 %f21,%f19,%f2,%p68;
selp.b32 %r58,%r54,%r22,%p68;
setp.gt.f32 %p69,%f1,%f20;
setp.eq.f32 %p70,%f1,%f20;
setp.lt.u32 %p71,%r57,%r21;
and.pred %p72,%p70,%p71;
or.pred %p73,%p69,%p72;
selp.f32 %f22,%f20,%f1,%p73;
selp.b32 %r59,%r57,%r21,%p73;
mov.b32 %r60,%f21;
mov.u32 %r61,8;
shfl.sync.bfly.b32 %r62|%p74,%r60,%r61,%r51,%r20;
mov.b32 %f23,%r62;
shfl.sync.bfly.b32 %r63|%p75,%r58,%r61,%r51,%r20;
mov.b32 %r64,%f22;
shfl.sync.bfly.b32 %r65|%p76,%r64,%r61,%r51,%r20;
mov.b32 %f24,%r65;
shfl.sync.bfly.b32 %r66|%p77,%r59,%r61,%r51,%r20;
setp.gt.f32 %p78,%f21,%f23;
setp.eq.f32 %p79,%f21,%f23;
setp.lt.u32 %p80,%r63,%r58;
and.pred %p81,%p79,%p80;
or.pred %p82,%p78,%p81;
selp.f32 %f25,%f23,%f21,%p82;
selp.b32 %r67,%r63,%r58,%p82;
setp.gt.f32 %p83,%f22,%f24;
setp.eq.f32 %p84,%f22,%f24;
setp.lt.u32 %p85,%r66,%r59;
and.pred %p86,%p84,%p85;
or.pred %p87,%p83,%p86;
selp.f32 %f26,%f24,%f22,%p87;
selp.b32 %r68,%r66,%r59,%p87;
mov.b32 %r69,%f25;
mov.u32 %r70,4;
shfl.sync.bfly.b32 %r71|%p88,%r69,%r70,%r51,%r20;
mov.b32 %f27,%r71;
shfl.sync.bfly.b32 %r72|%p89,%r67,%r70,%r51,%r20;
mov.b32 %r73,%f26;
shfl.sync.bfly.b32 %r74|%p90,%r73,%r70,%r51,%r20;
mov.b32 %f28,%r74;
shfl.sync.bfly.b32 %r75|%p91,%r68,%r70,%r51,%r20;
setp.gt.f32 %p92,%f25,%f27;
setp.eq.f32 %p93,%f25,%f27;
setp.lt.u32 %p94,%r72,%r67;
and.pred %p95,%p93,%p94;
or.pred %p96,%p92,%p95;
selp.f32 %f29,%f27,%f25,%p96;
selp.b32 %r76,%r72,%r67,%p96;
setp.gt.f32 %p97,%f26,%f28;
setp.eq.f32 %p98,%f26,%f28;
setp.lt.u32 %p99,%r75,%r68;
and.pred %p100,%p98,%p99;
or.pred %p101,%p97,%p100;
selp.f32 %f30,%f28,%f26,%p101;
selp.b32 %r77,%r75,%r68,%p101;
mov.b32 %r78,%f29;
mov.u32 %r79,2;
shfl.sync.bfly.b32 %r80|%p102,%r78,%r79,%r51,%r20;
mov.b32 %f31,%r80;
shfl.sync.bfly.b32 %r81|%p103,%r76,%r79,%r51,%r20;
mov.b32 %r82,%f30;
shfl.sync.bfly.b32 %r83|%p104,%r82,%r79,%r51,%r20;
mov.b32 %f32,%r83;
shfl.sync.bfly.b32 %r84|%p105,%r77,%r79,%r51,%r20;
setp.gt.f32 %p106,%f29,%f31;
setp.eq.f32 %p107,%f29,%f31;
setp.lt.u32 %p108,%r81,%r76;
and.pred %p109,%p107,%p108;
or.pred %p110,%p106,%p109;
selp.f32 %f33,%f31,%f29,%p110;
selp.b32 %r85,%r81,%r76,%p110;
setp.gt.f32 %p111,%f30,%f32;
setp.eq.f32 %p112,%f30,%f32;
setp.lt.u32 %p113,%r84,%r77;
and.pred %p114,%p112,%p113;
or.pred %p115,%p111,%p114;
selp.f32 %f34,%f32,%f30,%p115;
selp.b32 %r86,%r84,%r77,%p115;
mov.b32 %r87,%f33;
mov.u32 %r88,1;
shfl.sync.bfly.b32 %r89|%p116,%r87,%r88,%r51,%r20;
mov.b32 %f35,%r89;
shfl.sync.bfly.b32 %r90|%p117,%r85,%r88,%r51,%r20;
mov.b32 %r91,%f34;
shfl.sync.bfly.b32 %r92|%p118,%r91,%r88,%r51,%r20;
mov.b32 %f36,%r92;
shfl.sync.bfly.b32 %r93|%p119,%r86,%r88,%r51,%r20;
setp.gt.f32 %p120,%f33,%f35;
setp.eq.f32 %p121,%f33,%f35;
setp.lt.u32 %p122,%r90,%r85;
and.pred %p123,%p121,%p122;
or.pred %p124,%p120,%p123;
selp.f32 %f37,%f35,%f33,%p124;
selp.b32 %r94,%r90,%r85,%p124;
setp.gt.f32 %p125,%f34,%f36;
setp.eq.f32 %p126,%f34,%f36;
setp.lt.u32 %p127,%r93,%r86;
and.pred %p128,%p126,%p127;
or.pred %p129,%p125,%p128;
selp.f32 %f38,%f36,%f34,%p129;
selp.b32 %r95,%r93,%r86,%p129;
setp.ne.s32 %p130,%r18,0;
@%p130 bra $20;
mul.wide.u32 %d63,%r16,16;
mov.u64 %d64,z2;
add.s64 %d65,%d64,%d63;
st.shared.f32 [%d65],%f37;
st.shared.u32 [%d65+4],%r94;
st.shared.f32 [%d65+8],%f38;
st.shared.u32 [%d65+12],%r95;
$20:
bar.sync 0;
ld.shared.f32 %f39,[z2+16];
ld.shared.f32 %f40,[z2];
setp.lt.f32 %p131,%f39,%f40;
setp.eq.f32 %p132,%f39,%f40;
ld.shared.u32 %r96,[z2+20];
ld.shared.u32 %r97,[z2+4];
setp.lt.u32 %p133,%r96,%r97;
and.pred %p134,%p132,%p133;
or.pred %p135,%p131,%p134;
selp.f32 %f41,%f39,%f40,%p135;
selp.b32 %r98,%r96,%r97,%p135;
ld.shared.f32 %f42,[z2+24];
ld.shared.f32 %f43,[z2+8];
setp.lt.f32 %p136,%f42,%f43;
setp.eq.f32 %p137,%f42,%f43;
ld.shared.u32 %r99,[z2+28];
ld.shared.u32 %r100,[z2+12];
setp.lt.u32 %p138,%r99,%r100;
and.pred %p139,%p137,%p138;
or.pred %p140,%p136,%p139;
selp.f32 %f44,%f42,%f43,%p140;
selp.b32 %r101,%r99,%r100,%p140;
ld.shared.f32 %f45,[z2+32];
setp.lt.f32 %p141,%f45,%f41;
setp.eq.f32 %p142,%f45,%f41;
ld.shared.u32 %r102,[z2+36];
setp.lt.u32 %p143,%r102,%r98;
and.pred %p144,%p142,%p143;
or.pred %p145,%p141,%p144;
selp.f32 %f46,%f45,%f41,%p145;
selp.b32 %r103,%r102,%r98,%p145;
ld.shared.f32 %f47,[z2+40];
setp.lt.f32 %p146,%f47,%f44;
setp.eq.f32 %p147,%f47,%f44;
ld.shared.u32 %r104,[z2+44];
setp.lt.u32 %p148,%r104,%r101;
and.pred %p149,%p147,%p148;
or.pred %p150,%p146,%p149;
selp.f32 %f48,%f47,%f44,%p150;
selp.b32 %r105,%r104,%r101,%p150;
ld.shared.f32 %f49,[z2+48];
setp.lt.f32 %p151,%f49,%f46;
setp.eq.f32 %p152,%f49,%f46;
ld.shared.u32 %r106,[z2+52];
setp.lt.u32 %p153,%r106,%r103;
and.pred %p154,%p152,%p153;
or.pred %p155,%p151,%p154;
selp.f32 %f50,%f49,%f46,%p155;
selp.b32 %r107,%r106,%r103,%p155;
ld.shared.f32 %f51,[z2+56];
setp.lt.f32 %p156,%f51,%f48;
setp.eq.f32 %p157,%f51,%f48;
ld.shared.u32 %r108,[z2+60];
setp.lt.u32 %p158,%r108,%r105;
and.pred %p159,%p157,%p158;
or.pred %p160,%p156,%p159;
selp.f32 %f52,%f51,%f48,%p160;
selp.b32 %r109,%r108,%r105,%p160;
ld.shared.f32 %f53,[z2+64];
setp.lt.f32 %p161,%f53,%f50;
setp.eq.f32 %p162,%f53,%f50;
ld.shared.u32 %r110,[z2+68];
setp.lt.u32 %p163,%r110,%r107;
and.pred %p164,%p162,%p163;
or.pred %p165,%p161,%p164;
selp.f32 %f54,%f53,%f50,%p165;
selp.b32 %r111,%r110,%r107,%p165;
ld.shared.f32 %f55,[z2+72];
setp.lt.f32 %p166,%f55,%f52;
setp.eq.f32 %p167,%f55,%f52;
ld.shared.u32 %r112,[z2+76];
setp.lt.u32 %p168,%r112,%r109;
and.pred %p169,%p167,%p168;
or.pred %p170,%p166,%p169;
selp.f32 %f56,%f55,%f52,%p170;
selp.b32 %r113,%r112,%r109,%p170;
ld.shared.f32 %f57,[z2+80];
setp.lt.f32 %p171,%f57,%f54;
setp.eq.f32 %p172,%f57,%f54;
ld.shared.u32 %r114,[z2+84];
setp.lt.u32 %p173,%r114,%r111;
and.pred %p174,%p172,%p173;
or.pred %p175,%p171,%p174;
selp.f32 %f58,%f57,%f54,%p175;
selp.b32 %r115,%r114,%r111,%p175;
ld.shared.f32 %f59,[z2+88];
setp.lt.f32 %p176,%f59,%f56;
setp.eq.f32 %p177,%f59,%f56;
ld.shared.u32 %r116,[z2+92];
setp.lt.u32 %p178,%r116,%r113;
and.pred %p179,%p177,%p178;
or.pred %p180,%p176,%p179;
selp.f32 %f60,%f59,%f56,%p180;
selp.b32 %r117,%r116,%r113,%p180;
ld.shared.f32 %f61,[z2+96];
setp.lt.f32 %p181,%f61,%f58;
setp.eq.f32 %p182,%f61,%f58;
ld.shared.u32 %r118,[z2+100];
setp.lt.u32 %p183,%r118,%r115;
and.pred %p184,%p182,%p183;
or.pred %p185,%p181,%p184;
selp.f32 %f62,%f61,%f58,%p185;
selp.b32 %r119,%r118,%r115,%p185;
ld.shared.f32 %f63,[z2+104];
setp.lt.f32 %p186,%f63,%f60;
setp.eq.f32 %p187,%f63,%f60;
ld.shared.u32 %r120,[z2+108];
setp.lt.u32 %p188,%r120,%r117;
and.pred %p189,%p187,%p188;
or.pred %p190,%p186,%p189;
selp.f32 %f64,%f63,%f60,%p190;
selp.b32 %r121,%r120,%r117,%p190;
ld.shared.f32 %f65,[z2+112];
setp.lt.f32 %p191,%f65,%f62;
setp.eq.f32 %p192,%f65,%f62;
ld.shared.u32 %r122,[z2+116];
setp.lt.u32 %p193,%r122,%r119;
and.pred %p194,%p192,%p193;
or.pred %p195,%p191,%p194;
selp.f32 %f66,%f65,%f62,%p195;
selp.b32 %r123,%r122,%r119,%p195;
ld.shared.f32 %f67,[z2+120];
setp.lt.f32 %p196,%f67,%f64;
setp.eq.f32 %p197,%f67,%f64;
ld.shared.u32 %r124,[z2+124];
setp.lt.u32 %p198,%r124,%r121;
and.pred %p199,%p197,%p198;
or.pred %p200,%p196,%p199;
selp.f32 %f68,%f67,%f64,%p200;
selp.b32 %r125,%r124,%r121,%p200;
bar.sync 0;
setp.ne.s32 %p201,%r19,0;
@%p201 bra $28;
st.f32 [%d30],%f66;
add.s64 %d66,%d30,%d5;
neg.f32 %f69,%f68;
st.f32 [%d66],%f69;
setp.eq.s32 %p202,%r123,-1;
@%p202 bra $23;
div.u32 %r126,%r123,%r1;
mul.lo.s32 %r127,%r126,%r1;
sub.s32 %r128,%r123,%r127;
st.u32 [%d24],%r128;
bra.uni $24;
$23:
mov.u32 %r126,-1;
st.u32 [%d24],%r126;
$24:
add.s64 %d67,%d24,%d7;
st.u32 [%d67],%r126;
shl.b64 %d68,%d7,1;
add.s64 %d69,%d24,%d68;
setp.eq.s32 %p203,%r125,-1;
@%p203 bra $26;
div.u32 %r129,%r125,%r1;
mul.lo.s32 %r130,%r129,%r1;
sub.s32 %r131,%r125,%r130;
st.u32 [%d69],%r131;
bra.uni $27;
$26:
mov.u32 %r129,-1;
st.u32 [%d69],%r129;
$27:
mul.lo.s64 %d70,%d7,3;
add.s64 %d71,%d24,%d70;
st.u32 [%d71],%r129;
$28:
ret;
}
.visible .entry reduce_rows(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<65>;
.reg .b16 %s<37>;
.reg .f32 %f<9>;
.reg .b32 %r<44>;
.reg .f64 %e<69>;
.reg .b64 %d<66>;
.shared .align 8 .b8 z3[2048];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u32 %r9,[p6];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+24];
ld.param.u64 %d7,[p1+16];
ld.param.u64 %d8,[p1+8];
ld.param.u64 %d9,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d10,%d1;
mul.wide.s32 %d11,%r10,40;
add.s64 %d12,%d10,%d11;
ld.global.v2.u32 {%r1,%r2},[%d12+32];
ld.global.u64 %d6,[%d12+24];
ld.global.u64 %d7,[%d12+16];
ld.global.u64 %d8,[%d12+8];
ld.global.u64 %d13,[%d12];
bra.uni $3;
$2:
cvt.s64.s32 %d14,%r10;
mul.lo.s64 %d15,%d9,%d14;
add.s64 %d13,%d1,%d15;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d16,%d2;
mul.wide.s32 %d17,%r10,40;
add.s64 %d18,%d16,%d17;
ld.global.u64 %d3,[%d18+24];
ld.global.u64 %d4,[%d18+16];
ld.global.u64 %d19,[%d18];
bra.uni $6;
$5:
cvt.s64.s32 %d20,%r10;
mul.lo.s64 %d21,%d5,%d20;
add.s64 %d19,%d2,%d21;
$6:
setp.lt.s32 %p3,%r3,1;
@%p3 bra $139;
mov.u32 %r11,%tid.x;
mov.u32 %r12,%ctaid.x;
shl.b32 %r13,%r12,5;
add.s32 %r14,%r13,%r11;
setp.eq.s32 %p4,%r7,3;
selp.f64 %e1,0dFFF0000000000000,0d0000000000000000,%p4;
setp.eq.s32 %p5,%r7,2;
selp.f64 %e2,0d7FF0000000000000,%e1,%p5;
mov.u32 %r15,%tid.y;
setp.lt.s32 %p6,%r15,%r2;
setp.lt.s32 %p7,%r14,%r1;
and.pred %p8,%p7,%p6;
cvt.s64.s32 %d22,%r14;
mul.lo.s64 %d23,%d7,%d22;
mul.wide.u32 %d24,%r15,256;
mov.u64 %d25,z3;
add.s64 %d26,%d25,%d24;
mul.wide.u32 %d27,%r11,8;
add.s64 %d28,%d26,%d27;
setp.eq.s32 %p9,%r15,0;
mov.u32 %r16,0;
and.pred %p10,%p9,%p7;
cvt.rn.f64.s32 %e3,%r2;
mul.lo.s64 %d29,%d4,%d22;
not.b32 %r17,%r15;
add.s32 %r18,%r2,%r17;
shr.u32 %r19,%r18,3;
add.s32 %r20,%r19,1;
and.b32 %r21,%r20,3;
cvt.s64.s32 %d30,%r15;
mul.lo.s64 %d31,%d8,%d30;
add.s64 %d32,%d25,%d27;
add.s32 %r22,%r15,8;
cvt.s64.s32 %d33,%r22;
mul.lo.s64 %d34,%d8,%d33;
add.s32 %r23,%r15,16;
cvt.s64.s32 %d35,%r23;
mul.lo.s64 %d36,%d8,%d35;
add.s32 %r24,%r15,24;
not.pred %p11,%p8;
not.pred %p12,%p10;
$8:
mov.f64 %e4,%e2;
@%p11 bra $120;
mov.u32 %r25,%tid.y;
setp.eq.s32 %p13,%r21,0;
cvt.s64.s32 %d37,%r16;
mul.lo.s64 %d38,%d6,%d37;
add.s64 %d39,%d38,%d23;
mov.f64 %e4,%e2;
@%p13 bra $57;
add.s64 %d40,%d39,%d31;
add.s64 %d41,%d13,%d40;
setp.gt.s32 %p14,%r8,1;
@%p14 bra $13;
setp.eq.s32 %p15,%r8,0;
@%p15 bra $18;
setp.eq.s32 %p16,%r8,1;
@%p16 bra $17;
bra.uni $19;
$17:
ld.global.nc.u16 %s1,[%d41];
cvt.rn.f32.u16 %f1,%s1;
bra.uni $20;
$13:
setp.eq.s32 %p17,%r8,2;
@%p17 bra $16;
setp.ne.s32 %p18,%r8,3;
@%p18 bra $19;
ld.global.nc.u16 %s2,[%d41];
cvt.f32.f16 %f1,%s2;
bra.uni $20;
$19:
ld.global.nc.f32 %f1,[%d41];
bra.uni $20;
$18:
ld.global.nc.u8 %r26,[%d41];
cvt.u16.u32 %s3,%r26;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f1,%s4;
bra.uni $20;
$16:
ld.global.nc.s16 %s5,[%d41];
cvt.rn.f32.s16 %f1,%s5;
$20:
cvt.f64.f32 %e5,%f1;
mul.f64 %e6,%e5,%e5;
setp.eq.s32 %p19,%r7,4;
selp.f64 %e7,%e6,%e5,%p19;
@%p5 bra $23;
setp.ne.s32 %p20,%r7,3;
@%p20 bra $24;
max.f64 %e4,%e2,%e7;
bra.uni $25;
$23:
min.f64 %e4,%e2,%e7;
bra.uni $25;
$24:
add.f64 %e4,%e2,%e7;
$25:
mov.u32 %r27,%tid.y;
add.s32 %r25,%r27,8;
setp.eq.s32 %p21,%r21,1;
@%p21 bra $57;
add.s64 %d42,%d39,%d34;
add.s64 %d43,%d13,%d42;
@%p14 bra $29;
setp.eq.s32 %p22,%r8,0;
@%p22 bra $34;
setp.eq.s32 %p23,%r8,1;
@%p23 bra $33;
bra.uni $35;
$33:
ld.global.nc.u16 %s6,[%d43];
cvt.rn.f32.u16 %f2,%s6;
bra.uni $36;
$29:
setp.eq.s32 %p24,%r8,2;
@%p24 bra $32;
setp.ne.s32 %p25,%r8,3;
@%p25 bra $35;
ld.global.nc.u16 %s7,[%d43];
cvt.f32.f16 %f2,%s7;
bra.uni $36;
$35:
ld.global.nc.f32 %f2,[%d43];
bra.uni $36;
$34:
ld.global.nc.u8 %r28,[%d43];
cvt.u16.u32 %s8,%r28;
and.b16 %s9,%s8,255;
cvt.rn.f32.u16 %f2,%s9;
bra.uni $36;
$32:
ld.global.nc.s16 %s10,[%d43];
cvt.rn.f32.s16 %f2,%s10;
$36:
cvt.f64.f32 %e8,%f2;
mul.f64 %e9,%e8,%e8;
selp.f64 %e10,%e9,%e8,%p19;
@%p5 bra $39;
setp.ne.s32 %p26,%r7,3;
@%p26 bra $40;
max.f64 %e4,%e4,%e10;
bra.uni $41;
$39:
min.f64 %e4,%e4,%e10;
bra.uni $41;
$40:
add.f64 %e4,%e4,%e10;
$41:
add.s32 %r25,%r27,16;
setp.eq.s32 %p27,%r21,2;
@%p27 bra $57;
add.s64 %d44,%d39,%d36;
add.s64 %d45,%d13,%d44;
@%p14 bra $45;
setp.eq.s32 %p28,%r8,0;
@%p28 bra $50;
setp.eq.s32 %p29,%r8,1;
@%p29 bra $49;
bra.uni $51;
$49:
ld.global.nc.u16 %s11,[%d45];
cvt.rn.f32.u16 %f3,%s11;
bra.uni $52;
$45:
setp.eq.s32 %p30,%r8,2;
@%p30 bra $48;
setp.ne.s32 %p31,%r8,3;
@%p31 bra $51;
ld.global.nc.u16 %s12,[%d45];
cvt.f32.f16 %f3,%s12;
bra.uni $52;
$50:
ld.global.nc.u8 %r29,[%d45];
cvt.u16.u32 %s13,%r29;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f3,%s14;
bra.uni $52;
$48:
ld.global.nc.s16 %s15,[%d45];
cvt.rn.f32.s16 %f3,%s15;
bra.uni $52;
$51:
ld.global.nc.f32 %f3,[%d45];
$52:
cvt.f64.f32 %e11,%f3;
mul.f64 %e12,%e11,%e11;
selp.f64 %e13,%e12,%e11,%p19;
@%p5 bra $55;
setp.ne.s32 %p32,%r7,3;
@%p32 bra $56;
max.f64 %e4,%e4,%e13;
mov.u32 %r25,%r24;
bra.uni $57;
$55:
min.f64 %e4,%e4,%e13;
mov.u32 %r25,%r24;
bra.uni $57;
$56:
add.f64 %e4,%e4,%e13;
mov.u32 %r25,%r24;
$57:
setp.lt.u32 %p33,%r18,24;
@%p33 bra $120;
cvt.s64.s32 %d46,%r25;
$59:
.pragma "nounroll";
mul.lo.s64 %d47,%d8,%d46;
add.s64 %d48,%d39,%d47;
add.s64 %d49,%d13,%d48;
setp.gt.s32 %p34,%r8,1;
@%p34 bra $62;
setp.eq.s32 %p35,%r8,0;
@%p35 bra $67;
setp.eq.s32 %p36,%r8,1;
@%p36 bra $66;
bra.uni $68;
$66:
ld.global.nc.u16 %s16,[%d49];
cvt.rn.f32.u16 %f4,%s16;
bra.uni $69;
$62:
setp.eq.s32 %p37,%r8,2;
@%p37 bra $65;
setp.ne.s32 %p38,%r8,3;
@%p38 bra $68;
ld.global.nc.u16 %s17,[%d49];
cvt.f32.f16 %f4,%s17;
bra.uni $69;
$67:
ld.global.nc.u8 %r30,[%d49];
cvt.u16.u32 %s18,%r30;
and.b16 %s19,%s18,255;
cvt.rn.f32.u16 %f4,%s19;
bra.uni $69;
$65:
ld.global.nc.s16 %s20,[%d49];
cvt.rn.f32.s16 %f4,%s20;
bra.uni $69;
$68:
ld.global.nc.f32 %f4,[%d49];
$69:
cvt.f64.f32 %e14,%f4;
mul.f64 %e15,%e14,%e14;
setp.eq.s32 %p39,%r7,4;
selp.f64 %e16,%e15,%e14,%p39;
@%p5 bra $72;
setp.ne.s32 %p40,%r7,3;
@%p40 bra $73;
max.f64 %e17,%e4,%e16;
bra.uni $74;
$72:
min.f64 %e17,%e4,%e16;
bra.uni $74;
$73:
add.f64 %e17,%e4,%e16;
$74:
add.s64 %d50,%d46,8;
mul.lo.s64 %d51,%d8,%d50;
add.s64 %d52,%d39,%d51;
add.s64 %d53,%d13,%d52;
@%p34 bra $77;
setp.eq.s32 %p41,%r8,0;
@%p41 bra $82;
setp.eq.s32 %p42,%r8,1;
@%p42 bra $81;
bra.uni $83;
$81:
ld.global.nc.u16 %s21,[%d53];
cvt.rn.f32.u16 %f5,%s21;
bra.uni $84;
$77:
setp.eq.s32 %p43,%r8,2;
@%p43 bra $80;
setp.ne.s32 %p44,%r8,3;
@%p44 bra $83;
ld.global.nc.u16 %s22,[%d53];
cvt.f32.f16 %f5,%s22;
bra.uni $84;
$82:
ld.global.nc.u8 %r31,[%d53];
cvt.u16.u32 %s23,%r31;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f5,%s24;
bra.uni $84;
$80:
ld.global.nc.s16 %s25,[%d53];
cvt.rn.f32.s16 %f5,%s25;
bra.uni $84;
$83:
ld.global.nc.f32 %f5,[%d53];
$84:
cvt.f64.f32 %e18,%f5;
mul.f64 %e19,%e18,%e18;
selp.f64 %e20,%e19,%e18,%p39;
@%p5 bra $87;
setp.ne.s32 %p45,%r7,3;
@%p45 bra $88;
max.f64 %e21,%e17,%e20;
bra.uni $89;
$87:
min.f64 %e21,%e17,%e20;
bra.uni $89;
$88:
add.f64 %e21,%e17,%e20;
$89:
add.s64 %d54,%d46,16;
mul.lo.s64 %d55,%d8,%d54;
add.s64 %d56,%d39,%d55;
add.s64 %d57,%d13,%d56;
@%p34 bra $92;
setp.eq.s32 %p46,%r8,0;
@%p46 bra $97;
setp.eq.s32 %p47,%r8,1;
@%p47 bra $96;
bra.uni $98;
$96:
ld.global.nc.u16 %s26,[%d57];
cvt.rn.f32.u16 %f6,%s26;
bra.uni $99;
$92:
setp.eq.s32 %p48,%r8,2;
@%p48 bra $95;
setp.ne.s32 %p49,%r8,3;
@%p49 bra $98;
ld.global.nc.u16 %s27,[%d57];
cvt.f32.f16 %f6,%s27;
bra.uni $99;
$97:
ld.global.nc.u8 %r32,[%d57];
cvt.u16.u32 %s28,%r32;
and.b16 %s29,%s28,255;
cvt.rn.f32.u16 %f6,%s29;
bra.uni $99;
$95:
ld.global.nc.s16 %s30,[%d57];
cvt.rn.f32.s16 %f6,%s30;
bra.uni $99;
$98:
ld.global.nc.f32 %f6,[%d57];
$99:
cvt.f64.f32 %e22,%f6;
mul.f64 %e23,%e22,%e22;
selp.f64 %e24,%e23,%e22,%p39;
@%p5 bra $102;
setp.ne.s32 %p50,%r7,3;
@%p50 bra $103;
max.f64 %e25,%e21,%e24;
bra.uni $104;
$102:
min.f64 %e25,%e21,%e24;
bra.uni $104;
$103:
add.f64 %e25,%e21,%e24;
$104:
add.s64 %d58,%d46,24;
mul.lo.s64 %d59,%d8,%d58;
add.s64 %d60,%d39,%d59;
add.s64 %d61,%d13,%d60;
@%p34 bra $107;
setp.eq.s32 %p51,%r8,0;
@%p51 bra $112;
setp.eq.s32 %p52,%r8,1;
@%p52 bra $111;
bra.uni $113;
$111:
ld.global.nc.u16 %s31,[%d61];
cvt.rn.f32.u16 %f7,%s31;
bra.uni $114;
$107:
setp.eq.s32 %p53,%r8,2;
@%p53 bra $110;
setp.ne.s32 %p54,%r8,3;
@%p54 bra $113;
ld.global.nc.u16 %s32,[%d61];
cvt.f32.f16 %f7,%s32;
bra.uni $114;
$112:
ld.global.nc.u8 %r33,[%d61];
cvt.u16.u32 %s33,%r33;
and.b16 %s34,%s33,255;
cvt.rn.f32.u16 %f7,%s34;
bra.uni $114;
$110:
ld.global.nc.s16 %s35,[%d61];
cvt.rn.f32.s16 %f7,%s35;
bra.uni $114;
$113:
ld.global.nc.f32 %f7,[%d61];
$114:
cvt.f64.f32 %e26,%f7;
mul.f64 %e27,%e26,%e26;
selp.f64 %e28,%e27,%e26,%p39;
@%p5 bra $117;
setp.ne.s32 %p55,%r7,3;
@%p55 bra $118;
max.f64 %e4,%e25,%e28;
bra.uni $119;
$117:
min.f64 %e4,%e25,%e28;
bra.uni $119;
$118:
add.f64 %e4,%e25,%e28;
$119:
add.s64 %d46,%d46,32;
cvt.u32.u64 %r34,%d46;
setp.lt.s32 %p56,%r34,%r2;
@%p56 bra $59;
$120:
st.shared.f64 [%d28],%e4;
bar.sync 0;
@%p12 bra $138;
@%p5 bra $124;
setp.ne.s32 %p57,%r7,3;
@%p57 bra $125;
ld.shared.f64 %e29,[%d32+256];
max.f64 %e30,%e4,%e29;
ld.shared.f64 %e31,[%d32+512];
max.f64 %e32,%e30,%e31;
ld.shared.f64 %e33,[%d32+768];
max.f64 %e34,%e32,%e33;
ld.shared.f64 %e35,[%d32+1024];
max.f64 %e36,%e34,%e35;
ld.shared.f64 %e37,[%d32+1280];
max.f64 %e38,%e36,%e37;
ld.shared.f64 %e39,[%d32+1536];
max.f64 %e40,%e38,%e39;
ld.shared.f64 %e41,[%d32+1792];
max.f64 %e42,%e40,%e41;
bra.uni $126;
$124:
ld.shared.f64 %e43,[%d32+256];
min.f64 %e44,%e4,%e43;
ld.shared.f64 %e45,[%d32+512];
min.f64 %e46,%e44,%e45;
ld.shared.f64 %e47,[%d32+768];
min.f64 %e48,%e46,%e47;
ld.shared.f64 %e49,[%d32+1024];
min.f64 %e50,%e48,%e49;
ld.shared.f64 %e51,[%d32+1280];
min.f64 %e52,%e50,%e51;
ld.shared.f64 %e53,[%d32+1536];
min.f64 %e54,%e52,%e53;
ld.shared.f64 %e55,[%d32+1792];
min.f64 %e42,%e54,%e55;
bra.uni $126;
$125:
ld.shared.f64 %e56,[%d32+256];
add.f64 %e57,%e4,%e56;
ld.shared.f64 %e58,[%d32+512];
add.f64 %e59,%e57,%e58;
ld.shared.f64 %e60,[%d32+768];
add.f64 %e61,%e59,%e60;
ld.shared.f64 %e62,[%d32+1024];
add.f64 %e63,%e61,%e62;
ld.shared.f64 %e64,[%d32+1280];
add.f64 %e65,%e63,%e64;
ld.shared.f64 %e66,[%d32+1536];
add.f64 %e67,%e65,%e66;
ld.shared.f64 %e68,[%d32+1792];
add.f64 %e42,%e67,%e68;
$126:
setp.ne.s32 %p58,%r7,1;
@%p58 bra $128;
div.rn.f64 %e42,%e42,%e3;
$128:
cvt.s64.s32 %d62,%r16;
mul.lo.s64 %d63,%d3,%d62;
add.s64 %d64,%d63,%d29;
add.s64 %d65,%d19,%d64;
cvt.rn.f32.f64 %f8,%e42;
setp.gt.s32 %p59,%r9,1;
@%p59 bra $131;
setp.eq.s32 %p60,%r9,0;
@%p60 bra $136;
setp.eq.s32 %p61,%r9,1;
@%p61 bra $135;
bra.uni $137;
$135:
cvt.rni.s32.f32 %r35,%f8;
max.s32 %r36,%r35,0;
min.s32 %r37,%r36,65535;
st.u16 [%d65],%r37;
bra.uni $138;
$131:
setp.eq.s32 %p62,%r9,2;
@%p62 bra $134;
setp.ne.s32 %p63,%r9,3;
@%p63 bra $137;
cvt.rn.f16.f32 %s36,%f8;
st.u16 [%d65],%s36;
bra.uni $138;
$136:
cvt.rni.s32.f32 %r38,%f8;
max.s32 %r39,%r38,0;
min.s32 %r40,%r39,255;
st.u8 [%d65],%r40;
bra.uni $138;
$134:
cvt.rni.s32.f32 %r41,%f8;
max.s32 %r42,%r41,-32768;
min.s32 %r43,%r42,32767;
st.u16 [%d65],%r43;
bra.uni $138;
$137:
st.f32 [%d65],%f8;
$138:
bar.sync 0;
add.s32 %r16,%r16,1;
setp.lt.s32 %p64,%r16,%r3;
@%p64 bra $8;
$139:
ret;
}
.visible .entry reduce_columns(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<76>;
.reg .b16 %s<37>;
.reg .f32 %f<9>;
.reg .b32 %r<79>;
.reg .f64 %e<39>;
.reg .b64 %d<60>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u32 %r9,[p6];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+24];
ld.param.u64 %d7,[p1+16];
ld.param.u64 %d8,[p1+8];
ld.param.u64 %d9,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d10,%d1;
mul.wide.s32 %d11,%r10,40;
add.s64 %d12,%d10,%d11;
ld.global.v2.u32 {%r1,%r2},[%d12+32];
ld.global.u64 %d6,[%d12+24];
ld.global.u64 %d7,[%d12+16];
ld.global.u64 %d8,[%d12+8];
ld.global.u64 %d13,[%d12];
bra.uni $3;
$2:
cvt.s64.s32 %d14,%r10;
mul.lo.s64 %d15,%d9,%d14;
add.s64 %d13,%d1,%d15;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d16,%d2;
mul.wide.s32 %d17,%r10,40;
add.s64 %d18,%d16,%d17;
ld.global.u64 %d3,[%d18+24];
ld.global.u64 %d4,[%d18+8];
ld.global.u64 %d19,[%d18];
bra.uni $6;
$5:
cvt.s64.s32 %d20,%r10;
mul.lo.s64 %d21,%d5,%d20;
add.s64 %d19,%d2,%d21;
$6:
mov.u32 %r11,%ctaid.y;
shl.b32 %r12,%r11,3;
mov.u32 %r13,%tid.y;
add.s32 %r14,%r12,%r13;
setp.ge.s32 %p3,%r14,%r2;
setp.lt.s32 %p4,%r3,1;
or.pred %p5,%p3,%p4;
@%p5 bra $159;
setp.eq.s32 %p6,%r7,3;
selp.f64 %e1,0dFFF0000000000000,0d0000000000000000,%p6;
setp.eq.s32 %p7,%r7,2;
selp.f64 %e2,0d7FF0000000000000,%e1,%p7;
cvt.s64.s32 %d22,%r14;
mul.lo.s64 %d23,%d8,%d22;
cvt.rn.f64.s32 %e3,%r1;
mul.lo.s64 %d24,%d4,%d22;
mov.u32 %r15,%tid.x;
not.b32 %r16,%r15;
add.s32 %r17,%r1,%r16;
shr.u32 %r18,%r17,5;
add.s32 %r19,%r18,1;
and.b32 %r20,%r19,3;
add.s32 %r21,%r15,96;
mov.u32 %r22,0;
bra.uni $8;
$148:
cvt.s64.s32 %d25,%r22;
mul.lo.s64 %d26,%d3,%d25;
add.s64 %d27,%d26,%d24;
add.s64 %d28,%d19,%d27;
cvt.rn.f32.f64 %f1,%e4;
setp.gt.s32 %p8,%r9,1;
@%p8 bra $151;
setp.eq.s32 %p9,%r9,0;
@%p9 bra $156;
setp.eq.s32 %p10,%r9,1;
@%p10 bra $155;
bra.uni $157;
$155:
cvt.rni.s32.f32 %r23,%f1;
max.s32 %r24,%r23,0;
min.s32 %r25,%r24,65535;
st.u16 [%d28],%r25;
bra.uni $158;
$151:
setp.eq.s32 %p11,%r9,2;
@%p11 bra $154;
setp.ne.s32 %p12,%r9,3;
@%p12 bra $157;
cvt.rn.f16.f32 %s1,%f1;
st.u16 [%d28],%s1;
bra.uni $158;
$156:
cvt.rni.s32.f32 %r26,%f1;
max.s32 %r27,%r26,0;
min.s32 %r28,%r27,255;
st.u8 [%d28],%r28;
bra.uni $158;
$154:
cvt.rni.s32.f32 %r29,%f1;
max.s32 %r30,%r29,-32768;
min.s32 %r31,%r30,32767;
st.u16 [%d28],%r31;
bra.uni $158;
$157:
st.f32 [%d28],%f1;
bra.uni $158;
$8:
setp.ge.s32 %p13,%r15,%r1;
mov.f64 %e5,%e2;
@%p13 bra $120;
setp.eq.s32 %p14,%r20,0;
cvt.s64.s32 %d29,%r22;
mul.lo.s64 %d30,%d6,%d29;
add.s64 %d31,%d30,%d23;
mov.u32 %r32,%r15;
mov.f64 %e5,%e2;
@%p14 bra $57;
mov.u32 %r33,%tid.x;
cvt.s64.s32 %d32,%r33;
mul.lo.s64 %d33,%d7,%d32;
add.s64 %d34,%d31,%d33;
add.s64 %d35,%d13,%d34;
setp.gt.s32 %p15,%r8,1;
@%p15 bra $13;
setp.eq.s32 %p16,%r8,0;
@%p16 bra $18;
setp.eq.s32 %p17,%r8,1;
@%p17 bra $17;
bra.uni $19;
$17:
ld.global.nc.u16 %s2,[%d35];
cvt.rn.f32.u16 %f2,%s2;
bra.uni $20;
$13:
setp.eq.s32 %p18,%r8,2;
@%p18 bra $16;
setp.ne.s32 %p19,%r8,3;
@%p19 bra $19;
ld.global.nc.u16 %s3,[%d35];
cvt.f32.f16 %f2,%s3;
bra.uni $20;
$19:
ld.global.nc.f32 %f2,[%d35];
bra.uni $20;
$18:
ld.global.nc.u8 %r34,[%d35];
cvt.u16.u32 %s4,%r34;
and.b16 %s5,%s4,255;
cvt.rn.f32.u16 %f2,%s5;
bra.uni $20;
$16:
ld.global.nc.s16 %s6,[%d35];
cvt.rn.f32.s16 %f2,%s6;
$20:
cvt.f64.f32 %e6,%f2;
mul.f64 %e7,%e6,%e6;
setp.eq.s32 %p20,%r7,4;
selp.f64 %e8,%e7,%e6,%p20;
@%p7 bra $23;
setp.ne.s32 %p21,%r7,3;
@%p21 bra $24;
max.f64 %e5,%e2,%e8;
bra.uni $25;
$23:
min.f64 %e5,%e2,%e8;
bra.uni $25;
$24:
add.f64 %e5,%e2,%e8;
$25:
add.s32 %r32,%r33,32;
setp.eq.s32 %p22,%r20,1;
@%p22 bra $57;
add.s32 %r35,%r33,32;
cvt.s64.s32 %d36,%r35;
mul.lo.s64 %d37,%d7,%d36;
add.s64 %d38,%d31,%d37;
add.s64 %d39,%d13,%d38;
@%p15 bra $29;
setp.eq.s32 %p23,%r8,0;
@%p23 bra $34;
setp.eq.s32 %p24,%r8,1;
@%p24 bra $33;
bra.uni $35;
$33:
ld.global.nc.u16 %s7,[%d39];
cvt.rn.f32.u16 %f3,%s7;
bra.uni $36;
$29:
setp.eq.s32 %p25,%r8,2;
@%p25 bra $32;
setp.ne.s32 %p26,%r8,3;
@%p26 bra $35;
ld.global.nc.u16 %s8,[%d39];
cvt.f32.f16 %f3,%s8;
bra.uni $36;
$35:
ld.global.nc.f32 %f3,[%d39];
bra.uni $36;
$34:
ld.global.nc.u8 %r36,[%d39];
cvt.u16.u32 %s9,%r36;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f3,%s10;
bra.uni $36;
$32:
ld.global.nc.s16 %s11,[%d39];
cvt.rn.f32.s16 %f3,%s11;
$36:
cvt.f64.f32 %e9,%f3;
mul.f64 %e10,%e9,%e9;
selp.f64 %e11,%e10,%e9,%p20;
@%p7 bra $39;
setp.ne.s32 %p27,%r7,3;
@%p27 bra $40;
max.f64 %e5,%e5,%e11;
bra.uni $41;
$39:
min.f64 %e5,%e5,%e11;
bra.uni $41;
$40:
add.f64 %e5,%e5,%e11;
$41:
add.s32 %r32,%r33,64;
setp.eq.s32 %p28,%r20,2;
@%p28 bra $57;
add.s32 %r37,%r33,64;
cvt.s64.s32 %d40,%r37;
mul.lo.s64 %d41,%d7,%d40;
add.s64 %d42,%d31,%d41;
add.s64 %d43,%d13,%d42;
@%p15 bra $45;
setp.eq.s32 %p29,%r8,0;
@%p29 bra $50;
setp.eq.s32 %p30,%r8,1;
@%p30 bra $49;
bra.uni $51;
$49:
ld.global.nc.u16 %s12,[%d43];
cvt.rn.f32.u16 %f4,%s12;
bra.uni $52;
$45:
setp.eq.s32 %p31,%r8,2;
@%p31 bra $48;
setp.ne.s32 %p32,%r8,3;
@%p32 bra $51;
ld.global.nc.u16 %s13,[%d43];
cvt.f32.f16 %f4,%s13;
bra.uni $52;
$51:
ld.global.nc.f32 %f4,[%d43];
bra.uni $52;
$50:
ld.global.nc.u8 %r38,[%d43];
cvt.u16.u32 %s14,%r38;
and.b16 %s15,%s14,255;
cvt.rn.f32.u16 %f4,%s15;
bra.uni $52;
$48:
ld.global.nc.s16 %s16,[%d43];
cvt.rn.f32.s16 %f4,%s16;
$52:
cvt.f64.f32 %e12,%f4;
mul.f64 %e13,%e12,%e12;
selp.f64 %e14,%e13,%e12,%p20;
@%p7 bra $55;
setp.ne.s32 %p33,%r7,3;
@%p33 bra $56;
max.f64 %e5,%e5,%e14;
mov.u32 %r32,%r21;
bra.uni $57;
$55:
min.f64 %e5,%e5,%e14;
mov.u32 %r32,%r21;
bra.uni $57;
$56:
add.f64 %e5,%e5,%e14;
mov.u32 %r32,%r21;
$57:
setp.lt.u32 %p34,%r17,96;
@%p34 bra $120;
cvt.s64.s32 %d44,%r32;
$59:
.pragma "nounroll";
mul.lo.s64 %d45,%d7,%d44;
add.s64 %d46,%d31,%d45;
add.s64 %d47,%d13,%d46;
setp.gt.s32 %p35,%r8,1;
@%p35 bra $62;
setp.eq.s32 %p36,%r8,0;
@%p36 bra $67;
setp.eq.s32 %p37,%r8,1;
@%p37 bra $66;
bra.uni $68;
$66:
ld.global.nc.u16 %s17,[%d47];
cvt.rn.f32.u16 %f5,%s17;
bra.uni $69;
$62:
setp.eq.s32 %p38,%r8,2;
@%p38 bra $65;
setp.ne.s32 %p39,%r8,3;
@%p39 bra $68;
ld.global.nc.u16 %s18,[%d47];
cvt.f32.f16 %f5,%s18;
bra.uni $69;
$67:
ld.global.nc.u8 %r39,[%d47];
cvt.u16.u32 %s19,%r39;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f5,%s20;
bra.uni $69;
$65:
ld.global.nc.s16 %s21,[%d47];
cvt.rn.f32.s16 %f5,%s21;
bra.uni $69;
$68:
ld.global.nc.f32 %f5,[%d47];
$69:
cvt.f64.f32 %e15,%f5;
mul.f64 %e16,%e15,%e15;
setp.eq.s32 %p40,%r7,4;
selp.f64 %e17,%e16,%e15,%p40;
@%p7 bra $72;
setp.ne.s32 %p41,%r7,3;
@%p41 bra $73;
max.f64 %e18,%e5,%e17;
bra.uni $74;
$72:
min.f64 %e18,%e5,%e17;
bra.uni $74;
$73:
add.f64 %e18,%e5,%e17;
$74:
add.s64 %d48,%d44,32;
mul.lo.s64 %d49,%d7,%d48;
add.s64 %d50,%d31,%d49;
add.s64 %d51,%d13,%d50;
@%p35 bra $77;
setp.eq.s32 %p42,%r8,0;
@%p42 bra $82;
setp.eq.s32 %p43,%r8,1;
@%p43 bra $81;
bra.uni $83;
$81:
ld.global.nc.u16 %s22,[%d51];
cvt.rn.f32.u16 %f6,%s22;
bra.uni $84;
$77:
setp.eq.s32 %p44,%r8,2;
@%p44 bra $80;
setp.ne.s32 %p45,%r8,3;
@%p45 bra $83;
ld.global.nc.u16 %s23,[%d51];
cvt.f32.f16 %f6,%s23;
bra.uni $84;
$82:
ld.global.nc.u8 %r40,[%d51];
cvt.u16.u32 %s24,%r40;
and.b16 %s25,%s24,255;
cvt.rn.f32.u16 %f6,%s25;
bra.uni $84;
$80:
ld.global.nc.s16 %s26,[%d51];
cvt.rn.f32.s16 %f6,%s26;
bra.uni $84;
$83:
ld.global.nc.f32 %f6,[%d51];
$84:
cvt.f64.f32 %e19,%f6;
mul.f64 %e20,%e19,%e19;
selp.f64 %e21,%e20,%e19,%p40;
@%p7 bra $87;
setp.ne.s32 %p46,%r7,3;
@%p46 bra $88;
max.f64 %e22,%e18,%e21;
bra.uni $89;
$87:
min.f64 %e22,%e18,%e21;
bra.uni $89;
$88:
add.f64 %e22,%e18,%e21;
$89:
add.s64 %d52,%d44,64;
mul.lo.s64 %d53,%d7,%d52;
add.s64 %d54,%d31,%d53;
add.s64 %d55,%d13,%d54;
@%p35 bra $92;
setp.eq.s32 %p47,%r8,0;
@%p47 bra $97;
setp.eq.s32 %p48,%r8,1;
@%p48 bra $96;
bra.uni $98;
$96:
ld.global.nc.u16 %s27,[%d55];
cvt.rn.f32.u16 %f7,%s27;
bra.uni $99;
$92:
setp.eq.s32 %p49,%r8,2;
@%p49 bra $95;
setp.ne.s32 %p50,%r8,3;
@%p50 bra $98;
ld.global.nc.u16 %s28,[%d55];
cvt.f32.f16 %f7,%s28;
bra.uni $99;
$97:
ld.global.nc.u8 %r41,[%d55];
cvt.u16.u32 %s29,%r41;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f7,%s30;
bra.uni $99;
$95:
ld.global.nc.s16 %s31,[%d55];
cvt.rn.f32.s16 %f7,%s31;
bra.uni $99;
$98:
ld.global.nc.f32 %f7,[%d55];
$99:
cvt.f64.f32 %e23,%f7;
mul.f64 %e24,%e23,%e23;
selp.f64 %e25,%e24,%e23,%p40;
@%p7 bra $102;
setp.ne.s32 %p51,%r7,3;
@%p51 bra $103;
max.f64 %e26,%e22,%e25;
bra.uni $104;
$102:
min.f64 %e26,%e22,%e25;
bra.uni $104;
$103:
add.f64 %e26,%e22,%e25;
$104:
add.s64 %d56,%d44,96;
mul.lo.s64 %d57,%d7,%d56;
add.s64 %d58,%d31,%d57;
add.s64 %d59,%d13,%d58;
@%p35 bra $107;
setp.eq.s32 %p52,%r8,0;
@%p52 bra $112;
setp.eq.s32 %p53,%r8,1;
@%p53 bra $111;
bra.uni $113;
$111:
ld.global.nc.u16 %s32,[%d59];
cvt.rn.f32.u16 %f8,%s32;
bra.uni $114;
$107:
setp.eq.s32 %p54,%r8,2;
@%p54 bra $110;
setp.ne.s32 %p55,%r8,3;
@%p55 bra $113;
ld.global.nc.u16 %s33,[%d59];
cvt.f32.f16 %f8,%s33;
bra.uni $114;
$112:
ld.global.nc.u8 %r42,[%d59];
cvt.u16.u32 %s34,%r42;
and.b16 %s35,%s34,255;
cvt.rn.f32.u16 %f8,%s35;
bra.uni $114;
$110:
ld.global.nc.s16 %s36,[%d59];
cvt.rn.f32.s16 %f8,%s36;
bra.uni $114;
$113:
ld.global.nc.f32 %f8,[%d59];
$114:
cvt.f64.f32 %e27,%f8;
mul.f64 %e28,%e27,%e27;
selp.f64 %e29,%e28,%e27,%p40;
@%p7 bra $117;
setp.ne.s32 %p56,%r7,3;
@%p56 bra $118;
max.f64 %e5,%e26,%e29;
bra.uni $119;
$117:
min.f64 %e5,%e26,%e29;
bra.uni $119;
$118:
add.f64 %e5,%e26,%e29;
$119:
add.s64 %d44,%d44,128;
cvt.u32.u64 %r43,%d44;
setp.lt.s32 %p57,%r43,%r1;
@%p57 bra $59;
$120:
mov.b64 {%r44,%r45},%e5;
mov.u32 %r46,31;
mov.u32 %r47,16;
mov.u32 %r48,-1;
shfl.sync.bfly.b32 %r49|%p58,%r45,%r47,%r46,%r48;
shfl.sync.bfly.b32 %r50|%p59,%r44,%r47,%r46,%r48;
mov.b64 %e30,{%r50,%r49};
@%p7 bra $123;
setp.ne.s32 %p60,%r7,3;
@%p60 bra $124;
max.f64 %e31,%e5,%e30;
bra.uni $125;
$123:
min.f64 %e31,%e5,%e30;
bra.uni $125;
$124:
add.f64 %e31,%e5,%e30;
$125:
mov.b64 {%r51,%r52},%e31;
mov.u32 %r53,31;
mov.u32 %r54,8;
mov.u32 %r55,-1;
shfl.sync.bfly.b32 %r56|%p61,%r52,%r54,%r53,%r55;
shfl.sync.bfly.b32 %r57|%p62,%r51,%r54,%r53,%r55;
mov.b64 %e32,{%r57,%r56};
@%p7 bra $128;
setp.ne.s32 %p63,%r7,3;
@%p63 bra $129;
max.f64 %e33,%e31,%e32;
bra.uni $130;
$128:
min.f64 %e33,%e31,%e32;
bra.uni $130;
$129:
add.f64 %e33,%e31,%e32;
$130:
mov.b64 {%r58,%r59},%e33;
mov.u32 %r60,31;
mov.u32 %r61,4;
mov.u32 %r62,-1;
shfl.sync.bfly.b32 %r63|%p64,%r59,%r61,%r60,%r62;
shfl.sync.bfly.b32 %r64|%p65,%r58,%r61,%r60,%r62;
mov.b64 %e34,{%r64,%r63};
@%p7 bra $133;
setp.ne.s32 %p66,%r7,3;
@%p66 bra $134;
max.f64 %e35,%e33,%e34;
bra.uni $135;
$133:
min.f64 %e35,%e33,%e34;
bra.uni $135;
$134:
add.f64 %e35,%e33,%e34;
$135:
mov.b64 {%r65,%r66},%e35;
mov.u32 %r67,31;
mov.u32 %r68,2;
mov.u32 %r69,-1;
shfl.sync.bfly.b32 %r70|%p67,%r66,%r68,%r67,%r69;
shfl.sync.bfly.b32 %r71|%p68,%r65,%r68,%r67,%r69;
mov.b64 %e36,{%r71,%r70};
@%p7 bra $138;
setp.ne.s32 %p69,%r7,3;
@%p69 bra $139;
max.f64 %e37,%e35,%e36;
bra.uni $140;
$138:
min.f64 %e37,%e35,%e36;
bra.uni $140;
$139:
add.f64 %e37,%e35,%e36;
$140:
mov.b64 {%r72,%r73},%e37;
mov.u32 %r74,31;
mov.u32 %r75,1;
mov.u32 %r76,-1;
shfl.sync.bfly.b32 %r77|%p70,%r73,%r75,%r74,%r76;
shfl.sync.bfly.b32 %r78|%p71,%r72,%r75,%r74,%r76;
mov.b64 %e38,{%r78,%r77};
@%p7 bra $143;
setp.ne.s32 %p72,%r7,3;
@%p72 bra $144;
max.f64 %e4,%e37,%e38;
bra.uni $145;
$143:
min.f64 %e4,%e37,%e38;
bra.uni $145;
$144:
add.f64 %e4,%e37,%e38;
$145:
setp.ne.s32 %p73,%r7,1;
@%p73 bra $147;
div.rn.f64 %e4,%e4,%e3;
$147:
setp.ne.s32 %p74,%r15,0;
@%p74 bra $158;
bra.uni $148;
$158:
add.s32 %r22,%r22,1;
setp.lt.s32 %p75,%r22,%r3;
@%p75 bra $8;
$159:
ret;
}
`;
