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
.reg .pred %p<119>;
.reg .b16 %s<26>;
.reg .f32 %f<126>;
.reg .b32 %r<134>;
.reg .b64 %d<67>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p5];
ld.param.u32 %r7,[p4+44];
ld.param.u32 %r8,[p4+40];
ld.param.f32 %f1,[p4+36];
ld.param.f32 %f2,[p4+32];
ld.param.f32 %f3,[p4+28];
ld.param.f32 %f4,[p4+24];
ld.param.f32 %f5,[p4+20];
ld.param.f32 %f6,[p4+16];
ld.param.u32 %r9,[p4+12];
ld.param.u32 %r10,[p4+8];
ld.param.u32 %r11,[p4+4];
ld.param.u32 %r12,[p4];
ld.param.u64 %d4,[p3+24];
ld.param.u64 %d5,[p3+16];
ld.param.u64 %d6,[p3+8];
ld.param.u64 %d7,[p3];
ld.param.u64 %d8,[p1+24];
ld.param.u64 %d9,[p1+16];
ld.param.u64 %d10,[p1+8];
ld.param.u64 %d11,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d12,%d1;
mul.wide.s32 %d13,%r13,40;
add.s64 %d14,%d12,%d13;
ld.global.u64 %d8,[%d14+24];
ld.global.u64 %d9,[%d14+16];
ld.global.u64 %d10,[%d14+8];
ld.global.u64 %d15,[%d14];
bra.uni $3;
$2:
cvt.s64.s32 %d16,%r13;
mul.lo.s64 %d17,%d11,%d16;
add.s64 %d15,%d1,%d17;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d18,%d2;
mul.wide.s32 %d19,%r13,40;
add.s64 %d20,%d18,%d19;
ld.global.v2.u32 {%r3,%r14},[%d20+32];
ld.global.u64 %d4,[%d20+24];
ld.global.u64 %d5,[%d20+16];
ld.global.u64 %d6,[%d20+8];
ld.global.u64 %d21,[%d20];
bra.uni $6;
$5:
cvt.s64.s32 %d22,%r13;
mul.lo.s64 %d23,%d7,%d22;
add.s64 %d21,%d2,%d23;
mov.u32 %r14,%r4;
$6:
mov.u32 %r15,%ctaid.y;
shl.b32 %r16,%r15,3;
mov.u32 %r17,%tid.y;
add.s32 %r18,%r16,%r17;
setp.eq.s32 %p3,%r4,1;
selp.b32 %r19,0,%r18,%p3;
mov.u32 %r20,%ctaid.x;
shl.b32 %r21,%r20,3;
add.s32 %r22,%r21,%r17;
selp.b32 %r23,%r22,%r20,%p3;
shl.b32 %r24,%r23,7;
mov.u32 %r25,%tid.x;
add.s32 %r26,%r24,%r25;
setp.ge.s32 %p4,%r19,%r14;
setp.le.s32 %p5,%r3,%r26;
or.pred %p6,%p5,%p4;
@%p6 bra $159;
mov.u32 %r27,31;
sub.s32 %r28,%r27,%r26;
add.s32 %r29,%r28,%r3;
setp.lt.s32 %p7,%r5,1;
@%p7 bra $159;
cvt.s64.s32 %d24,%r19;
mul.lo.s64 %d25,%d10,%d24;
cvt.s64.s32 %d26,%r26;
mul.lo.s64 %d27,%d9,%d26;
add.s64 %d28,%d25,%d27;
mul.lo.s64 %d29,%d6,%d24;
mul.lo.s64 %d30,%d5,%d26;
add.s64 %d31,%d29,%d30;
mov.u32 %r30,1;
shl.b32 %r31,%r30,%r7;
cvt.rn.f32.s32 %f7,%r31;
rcp.rn.f32 %f8,%f7;
mul.lo.s64 %d32,%d9,96;
mul.lo.s64 %d33,%d5,96;
mov.u32 %r32,0;
$9:
.pragma "nounroll";
shl.b64 %d34,%d9,6;
shl.b64 %d35,%d9,5;
cvt.s64.s32 %d36,%r32;
mul.lo.s64 %d37,%d8,%d36;
add.s64 %d38,%d28,%d37;
add.s64 %d39,%d15,%d38;
add.s64 %d40,%d35,%d38;
add.s64 %d41,%d15,%d40;
add.s64 %d42,%d34,%d38;
add.s64 %d43,%d15,%d42;
add.s64 %d44,%d32,%d38;
add.s64 %d45,%d15,%d44;
setp.gt.s32 %p8,%r12,1;
@%p8 bra $12;
setp.eq.s32 %p9,%r12,0;
@%p9 bra $41;
setp.eq.s32 %p10,%r12,1;
@%p10 bra $32;
bra.uni $50;
$32:
setp.lt.s32 %p11,%r29,32;
@%p11 bra $34;
ld.u16 %s1,[%d39];
$34:
setp.lt.s32 %p12,%r29,64;
@%p12 bra $36;
ld.u16 %s2,[%d41];
$36:
setp.lt.s32 %p13,%r29,96;
@%p13 bra $38;
ld.u16 %s3,[%d43];
$38:
setp.lt.s32 %p14,%r29,128;
@%p14 bra $40;
ld.u16 %s4,[%d45];
$40:
cvt.rn.f32.u16 %f9,%s1;
cvt.rn.f32.u16 %f10,%s2;
cvt.rn.f32.u16 %f11,%s3;
cvt.rn.f32.u16 %f12,%s4;
bra.uni $58;
$12:
setp.eq.s32 %p15,%r12,2;
@%p15 bra $23;
setp.ne.s32 %p16,%r12,3;
@%p16 bra $50;
setp.lt.s32 %p17,%r29,32;
@%p17 bra $16;
ld.u16 %s5,[%d39];
$16:
setp.lt.s32 %p18,%r29,64;
@%p18 bra $18;
ld.u16 %s6,[%d41];
$18:
setp.lt.s32 %p19,%r29,96;
@%p19 bra $20;
ld.u16 %s7,[%d43];
$20:
setp.lt.s32 %p20,%r29,128;
@%p20 bra $22;
ld.u16 %s8,[%d45];
$22:
cvt.f32.f16 %f9,%s5;
cvt.f32.f16 %f10,%s6;
cvt.f32.f16 %f11,%s7;
cvt.f32.f16 %f12,%s8;
bra.uni $58;
$41:
setp.lt.s32 %p21,%r29,32;
@%p21 bra $43;
ld.u8 %s9,[%d39];
$43:
setp.lt.s32 %p22,%r29,64;
@%p22 bra $45;
ld.u8 %s10,[%d41];
$45:
setp.lt.s32 %p23,%r29,96;
@%p23 bra $47;
ld.u8 %s11,[%d43];
$47:
setp.lt.s32 %p24,%r29,128;
@%p24 bra $49;
ld.u8 %s12,[%d45];
$49:
and.b16 %s13,%s9,255;
cvt.rn.f32.u16 %f9,%s13;
and.b16 %s14,%s10,255;
cvt.rn.f32.u16 %f10,%s14;
and.b16 %s15,%s11,255;
cvt.rn.f32.u16 %f11,%s15;
and.b16 %s16,%s12,255;
cvt.rn.f32.u16 %f12,%s16;
bra.uni $58;
$23:
setp.lt.s32 %p25,%r29,32;
@%p25 bra $25;
ld.u16 %s1,[%d39];
$25:
setp.lt.s32 %p26,%r29,64;
@%p26 bra $27;
ld.u16 %s2,[%d41];
$27:
setp.lt.s32 %p27,%r29,96;
@%p27 bra $29;
ld.u16 %s3,[%d43];
$29:
setp.lt.s32 %p28,%r29,128;
@%p28 bra $31;
ld.u16 %s4,[%d45];
$31:
cvt.rn.f32.s16 %f9,%s1;
cvt.rn.f32.s16 %f10,%s2;
cvt.rn.f32.s16 %f11,%s3;
cvt.rn.f32.s16 %f12,%s4;
bra.uni $58;
$50:
setp.lt.s32 %p29,%r29,32;
@%p29 bra $52;
ld.f32 %f9,[%d39];
$52:
setp.lt.s32 %p30,%r29,64;
@%p30 bra $54;
ld.f32 %f10,[%d41];
$54:
setp.lt.s32 %p31,%r29,96;
@%p31 bra $56;
ld.f32 %f11,[%d43];
$56:
setp.lt.s32 %p32,%r29,128;
@%p32 bra $58;
ld.f32 %f12,[%d45];
$58:
setp.lt.s32 %p33,%r10,2;
mov.u32 %r33,%r32;
@%p33 bra $60;
rem.s32 %r33,%r26,%r10;
$60:
setp.gt.s32 %p34,%r9,1;
@%p34 bra $63;
bra.uni $61;
$63:
setp.eq.s32 %p35,%r9,2;
@%p35 bra $83;
setp.eq.s32 %p36,%r9,3;
@%p36 bra $80;
setp.ne.s32 %p37,%r9,5;
@%p37 bra $91;
mul.lo.s32 %r34,%r8,%r13;
cvt.u64.u32 %d46,%r34;
mov.u32 %r35,0;
$67:
.pragma "nounroll";
mov.f32 %f13,%f10;
mov.f32 %f10,%f11;
mov.f32 %f11,%f12;
ld.param.u32 %r36,[p4+48];
cvt.rzi.s32.f32 %r37,%f9;
mul.lo.s32 %r38,%r37,%r7;
cvt.s64.s32 %d47,%r38;
mul.lo.s32 %r39,%r33,%r36;
cvt.s64.s32 %d48,%r39;
add.s64 %d49,%d48,%d46;
add.s64 %d50,%d49,%d47;
add.s64 %d51,%d3,%d50;
setp.gt.s32 %p38,%r11,1;
@%p38 bra $70;
setp.eq.s32 %p39,%r11,0;
@%p39 bra $75;
setp.eq.s32 %p40,%r11,1;
@%p40 bra $74;
bra.uni $76;
$74:
ld.global.nc.u16 %s17,[%d51];
cvt.rn.f32.u16 %f12,%s17;
bra.uni $77;
$70:
setp.eq.s32 %p41,%r11,2;
@%p41 bra $73;
setp.ne.s32 %p42,%r11,3;
@%p42 bra $76;
ld.global.nc.u16 %s18,[%d51];
cvt.f32.f16 %f12,%s18;
bra.uni $77;
$75:
ld.global.nc.u8 %r40,[%d51];
cvt.u16.u32 %s19,%r40;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f12,%s20;
bra.uni $77;
$73:
ld.global.nc.s16 %s21,[%d51];
cvt.rn.f32.s16 %f12,%s21;
bra.uni $77;
$76:
ld.global.nc.f32 %f12,[%d51];
$77:
@%p33 bra $79;
mov.u32 %r41,32;
rem.s32 %r42,%r41,%r10;
add.s32 %r43,%r42,%r33;
setp.lt.s32 %p43,%r43,%r10;
selp.b32 %r44,0,%r10,%p43;
sub.s32 %r33,%r43,%r44;
$79:
add.s32 %r35,%r35,1;
setp.eq.s32 %p44,%r35,4;
mov.f32 %f9,%f13;
@%p44 bra $113;
bra.uni $67;
$61:
setp.eq.s32 %p45,%r9,0;
@%p45 bra $90;
setp.eq.s32 %p46,%r9,1;
@%p46 bra $84;
bra.uni $91;
$84:
setp.eq.s64 %p47,%d3,0;
mov.f32 %f14,%f6;
@%p47 bra $86;
cvta.to.global.u64 %d52,%d3;
mul.wide.u32 %d53,%r13,4;
add.s64 %d54,%d52,%d53;
ld.global.f32 %f14,[%d54];
$86:
setp.eq.s32 %p48,%r8,0;
mov.f32 %f15,%f5;
@%p48 bra $89;
setp.ne.s32 %p49,%r8,2;
mov.f32 %f15,%f14;
@%p49 bra $88;
bra.uni $89;
$88:
mov.f32 %f15,0f00000000;
$89:
setp.eq.s32 %p50,%r8,4;
setp.eq.s32 %p51,%r8,2;
or.pred %p52,%p51,%p50;
setp.lt.f32 %p53,%f14,%f9;
setp.eq.s32 %p54,%r8,3;
selp.u32 %r45,-1,0,%p52;
selp.u32 %r46,-1,0,%p54;
selp.b32 %r47,%r46,%r45,%p53;
and.b32 %r48,%r47,1;
setp.eq.b32 %p55,%r48,1;
setp.eq.s32 %p56,%r8,1;
selp.f32 %f16,%f5,0f00000000,%p56;
selp.f32 %f17,%f15,%f16,%p53;
selp.f32 %f13,%f9,%f17,%p55;
setp.lt.f32 %p57,%f14,%f10;
selp.b32 %r49,%r46,%r45,%p57;
and.b32 %r50,%r49,1;
setp.eq.b32 %p58,%r50,1;
selp.f32 %f18,%f15,%f16,%p57;
selp.f32 %f10,%f10,%f18,%p58;
setp.lt.f32 %p59,%f14,%f11;
selp.b32 %r51,%r46,%r45,%p59;
and.b32 %r52,%r51,1;
setp.eq.b32 %p60,%r52,1;
selp.f32 %f19,%f15,%f16,%p59;
selp.f32 %f11,%f11,%f19,%p60;
setp.lt.f32 %p61,%f14,%f12;
selp.b32 %r53,%r46,%r45,%p61;
and.b32 %r54,%r53,1;
setp.eq.b32 %p62,%r54,1;
selp.f32 %f20,%f15,%f16,%p61;
selp.f32 %f12,%f12,%f20,%p62;
bra.uni $113;
$83:
setp.gtu.f32 %p63,%f5,%f9;
sub.f32 %f21,%f6,%f9;
selp.f32 %f13,%f9,%f21,%p63;
sub.f32 %f22,%f6,%f10;
setp.gtu.f32 %p64,%f5,%f10;
selp.f32 %f10,%f10,%f22,%p64;
sub.f32 %f23,%f6,%f11;
setp.gtu.f32 %p65,%f5,%f11;
selp.f32 %f11,%f11,%f23,%p65;
sub.f32 %f24,%f6,%f12;
setp.gtu.f32 %p66,%f5,%f12;
selp.f32 %f12,%f12,%f24,%p66;
bra.uni $113;
$80:
setp.gt.s32 %p67,%r8,0;
@%p67 bra $82;
bra.uni $81;
$82:
cvt.rzi.s32.f32 %r55,%f9;
sub.s32 %r56,%r8,%r7;
mov.u32 %r57,-1;
shl.b32 %r58,%r57,%r56;
and.b32 %r59,%r55,%r58;
cvt.rn.f32.s32 %f13,%r59;
cvt.rzi.s32.f32 %r60,%f10;
and.b32 %r61,%r60,%r58;
cvt.rn.f32.s32 %f10,%r61;
cvt.rzi.s32.f32 %r62,%f11;
and.b32 %r63,%r62,%r58;
cvt.rn.f32.s32 %f11,%r63;
cvt.rzi.s32.f32 %r64,%f12;
and.b32 %r65,%r64,%r58;
cvt.rn.f32.s32 %f12,%r65;
bra.uni $113;
$90:
fma.rn.f32 %f13,%f9,%f6,%f5;
fma.rn.f32 %f10,%f10,%f6,%f5;
fma.rn.f32 %f11,%f11,%f6,%f5;
fma.rn.f32 %f12,%f12,%f6,%f5;
bra.uni $113;
$91:
setp.eq.s32 %p68,%r12,0;
@%p68 bra $102;
mov.u32 %r66,0;
$93:
.pragma "nounroll";
mov.f32 %f13,%f10;
mov.f32 %f10,%f11;
mov.f32 %f11,%f12;
setp.eq.s32 %p69,%r33,0;
mov.f32 %f25,%f6;
@%p69 bra $96;
setp.ne.s32 %p70,%r33,1;
mov.f32 %f25,%f5;
@%p70 bra $95;
bra.uni $96;
$95:
setp.eq.s32 %p71,%r33,2;
selp.f32 %f25,%f4,%f3,%p71;
$96:
mov.f32 %f26,0f00000000;
max.f32 %f27,%f9,%f26;
mul.f32 %f28,%f1,%f27;
setp.eq.f32 %p72,%f28,0f00000000;
setp.gt.f32 %p73,%f28,0f7F7FFFFF;
or.pred %p74,%p72,%p73;
setp.lt.f32 %p75,%f28,0f00800000;
mul.f32 %f29,%f28,0f4B800000;
selp.f32 %f30,%f29,%f28,%p75;
mov.b32 %r67,%f30;
selp.b32 %r68,1065353216,%r67,%p74;
add.s32 %r69,%r68,-1061158912;
shr.s32 %r70,%r69,23;
and.b32 %r71,%r69,-8388608;
sub.s32 %r72,%r68,%r71;
mov.b32 %f31,%r72;
add.f32 %f32,%f31,0fBF800000;
not.pred %p76,%p74;
and.pred %p77,%p75,%p76;
add.s32 %r73,%r70,-24;
selp.b32 %r74,%r73,%r70,%p77;
mov.f32 %f33,0fBE306BAE;
mov.f32 %f34,0f3D9C0661;
fma.rn.f32 %f35,%f34,%f32,%f33;
mov.f32 %f36,0f3E5D287F;
fma.rn.f32 %f37,%f35,%f32,%f36;
mov.f32 %f38,0fBE78BCEF;
fma.rn.f32 %f39,%f37,%f32,%f38;
mov.f32 %f40,0f3E939478;
fma.rn.f32 %f41,%f39,%f32,%f40;
mov.f32 %f42,0fBEB89CC4;
fma.rn.f32 %f43,%f41,%f32,%f42;
mov.f32 %f44,0f3EF6389C;
fma.rn.f32 %f45,%f43,%f32,%f44;
mov.f32 %f46,0fBF38AA4C;
fma.rn.f32 %f47,%f45,%f32,%f46;
mov.f32 %f48,0f3FB8AA3B;
fma.rn.f32 %f49,%f47,%f32,%f48;
cvt.rn.f32.s32 %f50,%r74;
mul.rn.f32 %f51,%f25,%f50;
neg.f32 %f52,%f51;
fma.rn.f32 %f53,%f25,%f50,%f52;
mul.rn.f32 %f54,%f49,%f32;
mul.rn.f32 %f55,%f25,%f54;
add.rn.f32 %f56,%f51,%f55;
mov.f32 %f57,0f4B400000;
add.rn.f32 %f58,%f56,%f57;
add.f32 %f59,%f58,0fCB400000;
neg.f32 %f60,%f59;
add.rn.f32 %f61,%f51,%f60;
add.rn.f32 %f62,%f61,%f55;
add.rn.f32 %f63,%f62,%f53;
mov.f32 %f64,0f3AAFA278;
mov.f32 %f65,0f3920D37F;
fma.rn.f32 %f66,%f65,%f63,%f64;
mov.f32 %f67,0f3C1D96FF;
fma.rn.f32 %f68,%f66,%f63,%f67;
mov.f32 %f69,0f3D63576B;
fma.rn.f32 %f70,%f68,%f63,%f69;
mov.f32 %f71,0f3E75FDED;
fma.rn.f32 %f72,%f70,%f63,%f71;
mov.f32 %f73,0f3F317218;
fma.rn.f32 %f74,%f72,%f63,%f73;
mov.f32 %f75,0f3F800000;
fma.rn.f32 %f76,%f74,%f63,%f75;
abs.f32 %f77,%f56;
setp.lt.f32 %p78,%f77,0f42FA0000;
@%p78 bra $98;
bra.uni $97;
$98:
mov.b32 %r75,%f76;
mov.b32 %r76,%f58;
shl.b32 %r77,%r76,23;
add.s32 %r78,%r77,%r75;
mov.b32 %f78,%r78;
bra.uni $99;
$97:
mov.f32 %f79,0fC37C0000;
max.f32 %f80,%f56,%f79;
mov.f32 %f81,0f437C0000;
min.f32 %f82,%f80,%f81;
cvt.rni.s32.f32 %r79,%f82;
shr.u32 %r80,%r79,31;
add.s32 %r81,%r79,%r80;
shr.s32 %r82,%r81,1;
setp.lt.f32 %p79,%f77,0f437C0000;
selp.f32 %f83,%f76,0f3F800000,%p79;
shl.b32 %r83,%r82,23;
add.s32 %r84,%r83,1065353216;
mov.b32 %f84,%r84;
mul.f32 %f85,%f83,%f84;
sub.s32 %r85,%r79,%r82;
shl.b32 %r86,%r85,23;
add.s32 %r87,%r86,1065353216;
mov.b32 %f86,%r87;
mul.f32 %f78,%f85,%f86;
$99:
setp.lt.s32 %p80,%r10,2;
mov.f32 %f87,0f00000000;
max.f32 %f88,%f9,%f87;
mul.f32 %f89,%f1,%f88;
selp.f32 %f90,%f89,%f78,%p74;
mul.f32 %f12,%f2,%f90;
@%p80 bra $101;
mov.u32 %r88,32;
rem.s32 %r89,%r88,%r10;
add.s32 %r90,%r89,%r33;
setp.lt.s32 %p81,%r90,%r10;
selp.b32 %r91,0,%r10,%p81;
sub.s32 %r33,%r90,%r91;
$101:
add.s32 %r66,%r66,1;
setp.eq.s32 %p82,%r66,4;
mov.f32 %f9,%f13;
@%p82 bra $113;
bra.uni $93;
$81:
mul.f32 %f91,%f9,%f7;
cvt.rmi.f32.f32 %f92,%f91;
mov.f32 %f93,0f00000000;
max.f32 %f94,%f92,%f93;
add.f32 %f95,%f7,0fBF800000;
min.f32 %f96,%f94,%f95;
mul.f32 %f13,%f8,%f96;
mul.f32 %f97,%f10,%f7;
cvt.rmi.f32.f32 %f98,%f97;
max.f32 %f99,%f98,%f93;
min.f32 %f100,%f99,%f95;
mul.f32 %f10,%f8,%f100;
mul.f32 %f101,%f11,%f7;
cvt.rmi.f32.f32 %f102,%f101;
max.f32 %f103,%f102,%f93;
min.f32 %f104,%f103,%f95;
mul.f32 %f11,%f8,%f104;
mul.f32 %f105,%f12,%f7;
cvt.rmi.f32.f32 %f106,%f105;
max.f32 %f107,%f106,%f93;
min.f32 %f108,%f107,%f95;
mul.f32 %f12,%f8,%f108;
bra.uni $113;
$102:
setp.gt.s32 %p83,%r10,1;
@%p83 bra $108;
bra.uni $103;
$108:
mov.u32 %r92,32;
rem.s32 %r93,%r92,%r10;
mov.u32 %r94,0;
mov.f32 %f13,%f9;
$109:
.pragma "nounroll";
mov.f32 %f109,%f13;
mov.f32 %f13,%f10;
mov.f32 %f10,%f11;
mov.f32 %f11,%f12;
setp.eq.s32 %p84,%r33,0;
mov.f32 %f110,%f6;
@%p84 bra $112;
setp.ne.s32 %p85,%r33,1;
mov.f32 %f110,%f5;
@%p85 bra $111;
bra.uni $112;
$111:
setp.eq.s32 %p86,%r33,2;
selp.f32 %f110,%f4,%f3,%p86;
$112:
mov.f32 %f111,0f00000000;
max.f32 %f112,%f109,%f111;
mul.f32 %f113,%f1,%f112;
lg2.approx.f32 %f114,%f113;
mul.f32 %f115,%f110,%f114;
ex2.approx.f32 %f116,%f115;
mul.f32 %f12,%f2,%f116;
add.s32 %r95,%r93,%r33;
setp.lt.s32 %p87,%r95,%r10;
selp.b32 %r96,0,%r10,%p87;
sub.s32 %r33,%r95,%r96;
add.s32 %r94,%r94,1;
setp.ne.s32 %p88,%r94,4;
@%p88 bra $109;
bra.uni $113;
$103:
setp.eq.s32 %p89,%r33,2;
selp.f32 %f117,%f4,%f3,%p89;
mov.u32 %r97,0;
mov.f32 %f13,%f9;
$104:
.pragma "nounroll";
mov.f32 %f118,%f13;
mov.f32 %f13,%f10;
mov.f32 %f10,%f11;
mov.f32 %f11,%f12;
setp.eq.s32 %p90,%r33,0;
mov.f32 %f119,%f6;
@%p90 bra $107;
setp.ne.s32 %p91,%r33,1;
mov.f32 %f119,%f5;
@%p91 bra $106;
bra.uni $107;
$106:
mov.f32 %f119,%f117;
$107:
mov.f32 %f120,0f00000000;
max.f32 %f121,%f118,%f120;
mul.f32 %f122,%f1,%f121;
lg2.approx.f32 %f123,%f122;
mul.f32 %f124,%f119,%f123;
ex2.approx.f32 %f125,%f124;
mul.f32 %f12,%f2,%f125;
add.s32 %r97,%r97,1;
setp.eq.s32 %p92,%r97,4;
@%p92 bra $113;
bra.uni $104;
$113:
shl.b64 %d55,%d5,6;
shl.b64 %d56,%d5,5;
cvt.s64.s32 %d57,%r32;
mul.lo.s64 %d58,%d4,%d57;
add.s64 %d59,%d31,%d58;
add.s64 %d60,%d21,%d59;
add.s64 %d61,%d56,%d59;
add.s64 %d62,%d21,%d61;
add.s64 %d63,%d55,%d59;
add.s64 %d64,%d21,%d63;
add.s64 %d65,%d33,%d59;
add.s64 %d66,%d21,%d65;
setp.gt.s32 %p93,%r11,1;
@%p93 bra $116;
setp.eq.s32 %p94,%r11,0;
@%p94 bra $142;
setp.eq.s32 %p95,%r11,1;
@%p95 bra $134;
bra.uni $150;
$134:
setp.lt.s32 %p96,%r29,32;
@%p96 bra $136;
cvt.rni.s32.f32 %r98,%f13;
max.s32 %r99,%r98,0;
min.s32 %r100,%r99,65535;
st.u16 [%d60],%r100;
$136:
setp.lt.s32 %p97,%r29,64;
@%p97 bra $138;
cvt.rni.s32.f32 %r101,%f10;
max.s32 %r102,%r101,0;
min.s32 %r103,%r102,65535;
st.u16 [%d62],%r103;
$138:
setp.lt.s32 %p98,%r29,96;
@%p98 bra $140;
cvt.rni.s32.f32 %r104,%f11;
max.s32 %r105,%r104,0;
min.s32 %r106,%r105,65535;
st.u16 [%d64],%r106;
$140:
setp.lt.s32 %p99,%r29,128;
@%p99 bra $158;
cvt.rni.s32.f32 %r107,%f12;
max.s32 %r108,%r107,0;
min.s32 %r109,%r108,65535;
st.u16 [%d66],%r109;
bra.uni $158;
$116:
setp.eq.s32 %p100,%r11,2;
@%p100 bra $126;
setp.ne.s32 %p101,%r11,3;
@%p101 bra $150;
setp.lt.s32 %p102,%r29,32;
@%p102 bra $120;
cvt.rn.f16.f32 %s22,%f13;
st.u16 [%d60],%s22;
$120:
setp.lt.s32 %p103,%r29,64;
@%p103 bra $122;
cvt.rn.f16.f32 %s23,%f10;
st.u16 [%d62],%s23;
$122:
setp.lt.s32 %p104,%r29,96;
@%p104 bra $124;
cvt.rn.f16.f32 %s24,%f11;
st.u16 [%d64],%s24;
$124:
setp.lt.s32 %p105,%r29,128;
@%p105 bra $158;
cvt.rn.f16.f32 %s25,%f12;
st.u16 [%d66],%s25;
bra.uni $158;
$142:
setp.lt.s32 %p106,%r29,32;
@%p106 bra $144;
cvt.rni.s32.f32 %r110,%f13;
max.s32 %r111,%r110,0;
min.s32 %r112,%r111,255;
st.u8 [%d60],%r112;
$144:
setp.lt.s32 %p107,%r29,64;
@%p107 bra $146;
cvt.rni.s32.f32 %r113,%f10;
max.s32 %r114,%r113,0;
min.s32 %r115,%r114,255;
st.u8 [%d62],%r115;
$146:
setp.lt.s32 %p108,%r29,96;
@%p108 bra $148;
cvt.rni.s32.f32 %r116,%f11;
max.s32 %r117,%r116,0;
min.s32 %r118,%r117,255;
st.u8 [%d64],%r118;
$148:
setp.lt.s32 %p109,%r29,128;
@%p109 bra $158;
cvt.rni.s32.f32 %r119,%f12;
max.s32 %r120,%r119,0;
min.s32 %r121,%r120,255;
st.u8 [%d66],%r121;
bra.uni $158;
$126:
setp.lt.s32 %p110,%r29,32;
@%p110 bra $128;
cvt.rni.s32.f32 %r122,%f13;
max.s32 %r123,%r122,-32768;
min.s32 %r124,%r123,32767;
st.u16 [%d60],%r124;
$128:
setp.lt.s32 %p111,%r29,64;
@%p111 bra $130;
cvt.rni.s32.f32 %r125,%f10;
max.s32 %r126,%r125,-32768;
min.s32 %r127,%r126,32767;
st.u16 [%d62],%r127;
$130:
setp.lt.s32 %p112,%r29,96;
@%p112 bra $132;
cvt.rni.s32.f32 %r128,%f11;
max.s32 %r129,%r128,-32768;
min.s32 %r130,%r129,32767;
st.u16 [%d64],%r130;
$132:
setp.lt.s32 %p113,%r29,128;
@%p113 bra $158;
cvt.rni.s32.f32 %r131,%f12;
max.s32 %r132,%r131,-32768;
min.s32 %r133,%r132,32767;
st.u16 [%d66],%r133;
bra.uni $158;
$150:
setp.lt.s32 %p114,%r29,32;
@%p114 bra $152;
st.f32 [%d60],%f13;
$152:
setp.lt.s32 %p115,%r29,64;
@%p115 bra $154;
st.f32 [%d62],%f10;
$154:
setp.lt.s32 %p116,%r29,96;
@%p116 bra $156;
st.f32 [%d64],%f11;
$156:
setp.lt.s32 %p117,%r29,128;
@%p117 bra $158;
st.f32 [%d66],%f12;
$158:
add.s32 %r32,%r32,1;
setp.lt.s32 %p118,%r32,%r5;
@%p118 bra $9;
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
.reg .pred %p<9>;
.reg .b16 %s<37>;
.reg .f32 %f<51>;
.reg .b32 %r<44>;
.reg .b64 %d<31>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r1,%r2},[p3+32];
ld.param.f32 %f1,[p4+20];
ld.param.f32 %f2,[p4+16];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
setp.eq.s32 %p1,%r2,1;
mov.u32 %r3,%ctaid.y;
shl.b32 %r4,%r3,3;
mov.u32 %r5,%tid.y;
add.s32 %r6,%r4,%r5;
selp.b32 %r7,0,%r6,%p1;
mov.u32 %r8,%ctaid.x;
shl.b32 %r9,%r8,3;
add.s32 %r10,%r9,%r5;
selp.b32 %r11,%r10,%r8,%p1;
mov.u32 %r12,%tid.x;
shl.b32 %r13,%r12,2;
mad.lo.s32 %r14,%r11,768,%r13;
setp.ge.s32 %p2,%r7,%r2;
@%p2 bra $20;
mov.u32 %r15,%ctaid.z;
cvt.u64.u32 %d7,%r15;
mul.lo.s64 %d8,%d6,%d7;
cvt.u32.u64 %r16,%d5;
mad.lo.s32 %r17,%r7,%r16,%r14;
cvt.u64.u32 %d9,%r17;
add.s64 %d10,%d8,%d9;
setp.ge.s32 %p3,%r14,%r1;
@%p3 bra $3;
add.s64 %d11,%d1,%d10;
ld.global.cs.u32 %r18,[%d11];
$3:
shl.b32 %r19,%r14,2;
cvt.u32.u64 %r20,%d3;
mad.lo.s32 %r21,%r7,%r20,%r19;
cvt.u64.u32 %d12,%r21;
mul.lo.s64 %d13,%d4,%d7;
add.s64 %d14,%d13,%d12;
add.s32 %r22,%r14,128;
setp.ge.s32 %p4,%r22,%r1;
@%p4 bra $5;
add.s64 %d15,%d1,%d10;
add.s64 %d16,%d15,128;
ld.global.cs.u32 %r23,[%d16];
$5:
add.s32 %r24,%r14,256;
setp.ge.s32 %p5,%r24,%r1;
@%p5 bra $7;
add.s64 %d17,%d1,%d10;
add.s64 %d18,%d17,256;
ld.global.cs.u32 %r25,[%d18];
$7:
add.s32 %r26,%r14,384;
setp.ge.s32 %p6,%r26,%r1;
@%p6 bra $9;
add.s64 %d19,%d1,%d10;
add.s64 %d20,%d19,384;
ld.global.cs.u32 %r27,[%d20];
$9:
add.s32 %r28,%r14,512;
setp.ge.s32 %p7,%r28,%r1;
@%p7 bra $11;
add.s64 %d21,%d1,%d10;
add.s64 %d22,%d21,512;
ld.global.cs.u32 %r29,[%d22];
$11:
add.s32 %r30,%r14,640;
setp.ge.s32 %p8,%r30,%r1;
@%p8 bra $13;
add.s64 %d23,%d1,%d10;
add.s64 %d24,%d23,640;
ld.global.cs.u32 %r31,[%d24];
$13:
@%p3 bra $20;
add.s64 %d25,%d2,%d14;
cvt.u16.u32 %s1,%r18;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f3,%s2;
fma.rn.f32 %f4,%f3,%f2,%f1;
shr.u16 %s3,%s1,8;
cvt.rn.f32.u16 %f5,%s3;
fma.rn.f32 %f6,%f5,%f2,%f1;
shr.u32 %r32,%r18,16;
cvt.u16.u32 %s4,%r32;
and.b16 %s5,%s4,255;
cvt.rn.f32.u16 %f7,%s5;
fma.rn.f32 %f8,%f7,%f2,%f1;
shr.u32 %r33,%r18,24;
cvt.u16.u32 %s6,%r33;
cvt.rn.f32.u16 %f9,%s6;
fma.rn.f32 %f10,%f9,%f2,%f1;
st.global.cs.v4.f32 [%d25],{%f4,%f6,%f8,%f10};
@%p4 bra $20;
cvt.u16.u32 %s7,%r23;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f11,%s8;
fma.rn.f32 %f12,%f11,%f2,%f1;
shr.u16 %s9,%s7,8;
cvt.rn.f32.u16 %f13,%s9;
fma.rn.f32 %f14,%f13,%f2,%f1;
shr.u32 %r34,%r23,16;
cvt.u16.u32 %s10,%r34;
and.b16 %s11,%s10,255;
cvt.rn.f32.u16 %f15,%s11;
fma.rn.f32 %f16,%f15,%f2,%f1;
shr.u32 %r35,%r23,24;
cvt.u16.u32 %s12,%r35;
cvt.rn.f32.u16 %f17,%s12;
fma.rn.f32 %f18,%f17,%f2,%f1;
add.s64 %d26,%d25,512;
st.global.cs.v4.f32 [%d26],{%f12,%f14,%f16,%f18};
@%p5 bra $20;
cvt.u16.u32 %s13,%r25;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f19,%s14;
fma.rn.f32 %f20,%f19,%f2,%f1;
shr.u16 %s15,%s13,8;
cvt.rn.f32.u16 %f21,%s15;
fma.rn.f32 %f22,%f21,%f2,%f1;
shr.u32 %r36,%r25,16;
cvt.u16.u32 %s16,%r36;
and.b16 %s17,%s16,255;
cvt.rn.f32.u16 %f23,%s17;
fma.rn.f32 %f24,%f23,%f2,%f1;
shr.u32 %r37,%r25,24;
cvt.u16.u32 %s18,%r37;
cvt.rn.f32.u16 %f25,%s18;
fma.rn.f32 %f26,%f25,%f2,%f1;
add.s64 %d27,%d25,1024;
st.global.cs.v4.f32 [%d27],{%f20,%f22,%f24,%f26};
@%p6 bra $20;
cvt.u16.u32 %s19,%r27;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f27,%s20;
fma.rn.f32 %f28,%f27,%f2,%f1;
shr.u16 %s21,%s19,8;
cvt.rn.f32.u16 %f29,%s21;
fma.rn.f32 %f30,%f29,%f2,%f1;
shr.u32 %r38,%r27,16;
cvt.u16.u32 %s22,%r38;
and.b16 %s23,%s22,255;
cvt.rn.f32.u16 %f31,%s23;
fma.rn.f32 %f32,%f31,%f2,%f1;
shr.u32 %r39,%r27,24;
cvt.u16.u32 %s24,%r39;
cvt.rn.f32.u16 %f33,%s24;
fma.rn.f32 %f34,%f33,%f2,%f1;
add.s64 %d28,%d25,1536;
st.global.cs.v4.f32 [%d28],{%f28,%f30,%f32,%f34};
@%p7 bra $20;
cvt.u16.u32 %s25,%r29;
and.b16 %s26,%s25,255;
cvt.rn.f32.u16 %f35,%s26;
fma.rn.f32 %f36,%f35,%f2,%f1;
shr.u16 %s27,%s25,8;
cvt.rn.f32.u16 %f37,%s27;
fma.rn.f32 %f38,%f37,%f2,%f1;
shr.u32 %r40,%r29,16;
cvt.u16.u32 %s28,%r40;
and.b16 %s29,%s28,255;
cvt.rn.f32.u16 %f39,%s29;
fma.rn.f32 %f40,%f39,%f2,%f1;
shr.u32 %r41,%r29,24;
cvt.u16.u32 %s30,%r41;
cvt.rn.f32.u16 %f41,%s30;
fma.rn.f32 %f42,%f41,%f2,%f1;
add.s64 %d29,%d25,2048;
st.global.cs.v4.f32 [%d29],{%f36,%f38,%f40,%f42};
@%p8 bra $20;
cvt.u16.u32 %s31,%r31;
and.b16 %s32,%s31,255;
cvt.rn.f32.u16 %f43,%s32;
fma.rn.f32 %f44,%f43,%f2,%f1;
shr.u16 %s33,%s31,8;
cvt.rn.f32.u16 %f45,%s33;
fma.rn.f32 %f46,%f45,%f2,%f1;
shr.u32 %r42,%r31,16;
cvt.u16.u32 %s34,%r42;
and.b16 %s35,%s34,255;
cvt.rn.f32.u16 %f47,%s35;
fma.rn.f32 %f48,%f47,%f2,%f1;
shr.u32 %r43,%r31,24;
cvt.u16.u32 %s36,%r43;
cvt.rn.f32.u16 %f49,%s36;
fma.rn.f32 %f50,%f49,%f2,%f1;
add.s64 %d30,%d25,2560;
st.global.cs.v4.f32 [%d30],{%f44,%f46,%f48,%f50};
$20:
ret;
}
`;
