// Generated from kernels/ops/bilateral_filter.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/bilateral_filter.cu`. */
export const BILATERAL_FILTER: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0(
.param .b32 p0,
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<9>;
.reg .b32 %r<15>;
ld.param.u32 %r1,[p0];
ld.param.u32 %r2,[p1];
ld.param.u32 %r3,[p2];
setp.eq.s32 %p1,%r3,0;
mov.u32 %r4,-1;
@%p1 bra $5;
setp.eq.s32 %p2,%r3,1;
setp.eq.s32 %p3,%r2,1;
or.pred %p4,%p3,%p2;
@%p4 bra $4;
bra.uni $2;
$4:
setp.lt.s32 %p5,%r1,0;
add.s32 %r5,%r2,-1;
selp.b32 %r4,0,%r5,%p5;
bra.uni $5;
$2:
setp.eq.s32 %p6,%r3,4;
shl.b32 %r6,%r2,1;
add.s32 %r7,%r6,-2;
setp.eq.s32 %p7,%r3,2;
selp.b32 %r8,%r6,%r7,%p7;
selp.b32 %r9,%r2,%r8,%p6;
rem.s32 %r10,%r1,%r9;
shr.s32 %r11,%r10,31;
and.b32 %r12,%r11,%r9;
add.s32 %r4,%r12,%r10;
setp.lt.s32 %p8,%r4,%r2;
@%p8 bra $5;
selp.b32 %r13,-1,0,%p7;
add.s32 %r14,%r9,%r13;
sub.s32 %r4,%r14,%r4;
$5:
st.param.b32 [func_retval0+0],%r4;
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
.reg .pred %p<79>;
.reg .b16 %s<46>;
.reg .f32 %f<47>;
.reg .b32 %r<83>;
.reg .b64 %d<64>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
ld.param.u32 %r10,[p7];
ld.param.u32 %r11,[p8];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r12,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r12,40;
add.s64 %d13,%d11,%d12;
ld.global.v2.u32 {%r1,%r2},[%d13+32];
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r12;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r12,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r5,%r6},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r12;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r13,%ctaid.x;
shl.b32 %r14,%r13,5;
mov.u32 %r15,%tid.x;
add.s32 %r16,%r14,%r15;
mov.u32 %r17,%ctaid.y;
shl.b32 %r18,%r17,3;
mov.u32 %r19,%tid.y;
add.s32 %r20,%r18,%r19;
setp.ge.s32 %p3,%r16,%r5;
setp.ge.s32 %p4,%r20,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $149;
bra.uni $7;
$149:
ret;
$7:
cvt.s64.s32 %d23,%r20;
mul.lo.s64 %d24,%d9,%d23;
cvt.s64.s32 %d25,%r16;
mul.lo.s64 %d26,%d8,%d25;
add.s64 %d27,%d24,%d26;
setp.lt.s32 %p6,%r7,1;
mov.f32 %f1,0f00000000;
mov.f32 %f2,%f1;
@%p6 bra $18;
add.s64 %d28,%d14,%d27;
setp.gt.s32 %p7,%r11,1;
@%p7 bra $12;
setp.eq.s32 %p8,%r11,0;
@%p8 bra $16;
setp.eq.s32 %p9,%r11,1;
@%p9 bra $11;
bra.uni $17;
$11:
ld.global.nc.u16 %s1,[%d28];
cvt.rn.f32.u16 %f2,%s1;
bra.uni $18;
$12:
setp.eq.s32 %p10,%r11,2;
@%p10 bra $15;
setp.ne.s32 %p11,%r11,3;
@%p11 bra $17;
ld.global.nc.u16 %s2,[%d28];
cvt.f32.f16 %f2,%s2;
bra.uni $18;
$16:
ld.global.nc.u8 %r21,[%d28];
cvt.u16.u32 %s3,%r21;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f2,%s4;
bra.uni $18;
$15:
ld.global.nc.s16 %s5,[%d28];
cvt.rn.f32.s16 %f2,%s5;
bra.uni $18;
$17:
ld.global.nc.f32 %f2,[%d28];
$18:
setp.lt.s32 %p12,%r7,2;
@%p12 bra $29;
add.s64 %d29,%d27,%d7;
add.s64 %d30,%d14,%d29;
setp.gt.s32 %p13,%r11,1;
@%p13 bra $23;
setp.eq.s32 %p14,%r11,0;
@%p14 bra $27;
setp.eq.s32 %p15,%r11,1;
@%p15 bra $22;
bra.uni $28;
$22:
ld.global.nc.u16 %s6,[%d30];
cvt.rn.f32.u16 %f1,%s6;
bra.uni $29;
$23:
setp.eq.s32 %p16,%r11,2;
@%p16 bra $26;
setp.ne.s32 %p17,%r11,3;
@%p17 bra $28;
ld.global.nc.u16 %s7,[%d30];
cvt.f32.f16 %f1,%s7;
bra.uni $29;
$27:
ld.global.nc.u8 %r22,[%d30];
cvt.u16.u32 %s8,%r22;
and.b16 %s9,%s8,255;
cvt.rn.f32.u16 %f1,%s9;
bra.uni $29;
$26:
ld.global.nc.s16 %s10,[%d30];
cvt.rn.f32.s16 %f1,%s10;
bra.uni $29;
$28:
ld.global.nc.f32 %f1,[%d30];
$29:
setp.lt.s32 %p18,%r7,3;
mov.f32 %f3,0f00000000;
mov.f32 %f4,%f3;
@%p18 bra $40;
shl.b64 %d31,%d7,1;
add.s64 %d32,%d27,%d31;
add.s64 %d33,%d14,%d32;
setp.gt.s32 %p19,%r11,1;
@%p19 bra $34;
setp.eq.s32 %p20,%r11,0;
@%p20 bra $38;
setp.eq.s32 %p21,%r11,1;
@%p21 bra $33;
bra.uni $39;
$33:
ld.global.nc.u16 %s11,[%d33];
cvt.rn.f32.u16 %f4,%s11;
bra.uni $40;
$34:
setp.eq.s32 %p22,%r11,2;
@%p22 bra $37;
setp.ne.s32 %p23,%r11,3;
@%p23 bra $39;
ld.global.nc.u16 %s12,[%d33];
cvt.f32.f16 %f4,%s12;
bra.uni $40;
$38:
ld.global.nc.u8 %r23,[%d33];
cvt.u16.u32 %s13,%r23;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f4,%s14;
bra.uni $40;
$37:
ld.global.nc.s16 %s15,[%d33];
cvt.rn.f32.s16 %f4,%s15;
bra.uni $40;
$39:
ld.global.nc.f32 %f4,[%d33];
$40:
setp.lt.s32 %p24,%r7,4;
@%p24 bra $51;
mul.lo.s64 %d34,%d7,3;
add.s64 %d35,%d27,%d34;
add.s64 %d36,%d14,%d35;
setp.gt.s32 %p25,%r11,1;
@%p25 bra $45;
setp.eq.s32 %p26,%r11,0;
@%p26 bra $49;
setp.eq.s32 %p27,%r11,1;
@%p27 bra $44;
bra.uni $50;
$44:
ld.global.nc.u16 %s16,[%d36];
cvt.rn.f32.u16 %f3,%s16;
bra.uni $51;
$45:
setp.eq.s32 %p28,%r11,2;
@%p28 bra $48;
setp.ne.s32 %p29,%r11,3;
@%p29 bra $50;
ld.global.nc.u16 %s17,[%d36];
cvt.f32.f16 %f3,%s17;
bra.uni $51;
$49:
ld.global.nc.u8 %r24,[%d36];
cvt.u16.u32 %s18,%r24;
and.b16 %s19,%s18,255;
cvt.rn.f32.u16 %f3,%s19;
bra.uni $51;
$48:
ld.global.nc.s16 %s20,[%d36];
cvt.rn.f32.s16 %f3,%s20;
bra.uni $51;
$50:
ld.global.nc.f32 %f3,[%d36];
$51:
add.s32 %r25,%r16,%r9;
setp.lt.s32 %p30,%r25,%r1;
setp.ge.s32 %p31,%r16,%r9;
and.pred %p32,%p31,%p30;
setp.ge.s32 %p33,%r20,%r9;
and.pred %p34,%p33,%p32;
add.s32 %r26,%r20,%r9;
setp.lt.s32 %p35,%r26,%r2;
and.pred %p36,%p35,%p34;
neg.s32 %r27,%r9;
setp.gt.s32 %p37,%r27,%r9;
mov.f32 %f5,0f00000000;
mov.f32 %f6,%f5;
mov.f32 %f7,%f5;
mov.f32 %f8,%f5;
mov.f32 %f9,%f5;
@%p37 bra $107;
$53:
.pragma "nounroll";
add.s32 %r28,%r27,%r20;
setp.lt.u32 %p38,%r28,%r2;
or.pred %p39,%p36,%p38;
@%p39 bra $55;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r28;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r10;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r28,[retval0+0];
}
$55:
mul.lo.s32 %r29,%r9,%r9;
mul.lo.s32 %r30,%r27,%r27;
sub.s32 %r31,%r29,%r30;
cvt.rn.f32.s32 %f10,%r31;
sqrt.rn.f32 %f11,%f10;
cvt.rzi.s32.f32 %r32,%f11;
sub.s32 %r33,%r16,%r32;
max.s32 %r34,%r28,0;
cvt.s64.s32 %d37,%r34;
mul.lo.s64 %d38,%d9,%d37;
neg.s32 %r35,%r32;
setp.lt.s32 %p40,%r32,%r35;
@%p40 bra $106;
not.b32 %r36,%r32;
cvt.s64.s32 %d39,%r33;
mul.lo.s64 %d40,%d8,%d39;
add.s64 %d41,%d40,%d38;
add.s64 %d42,%d14,%d41;
$57:
.pragma "nounroll";
add.s32 %r36,%r36,1;
mov.u16 %s21,0;
mov.u64 %d43,%d42;
@%p36 bra $61;
setp.lt.u32 %p41,%r33,%r1;
mov.u32 %r37,%r33;
@%p41 bra $60;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r33;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r10;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r37,[retval0+0];
}
$60:
or.b32 %r38,%r37,%r28;
shr.u32 %r39,%r38,31;
cvt.u16.u32 %s21,%r39;
max.s32 %r40,%r37,0;
cvt.s64.s32 %d44,%r40;
mul.lo.s64 %d45,%d8,%d44;
add.s64 %d46,%d45,%d38;
add.s64 %d43,%d14,%d46;
$61:
setp.ne.s16 %p42,%s21,0;
mov.f32 %f12,0f00000000;
or.pred %p43,%p42,%p6;
mov.f32 %f13,%f12;
@%p43 bra $72;
setp.gt.s32 %p44,%r11,1;
@%p44 bra $66;
setp.eq.s32 %p45,%r11,0;
@%p45 bra $70;
setp.eq.s32 %p46,%r11,1;
@%p46 bra $65;
bra.uni $71;
$65:
ld.global.nc.u16 %s22,[%d43];
cvt.rn.f32.u16 %f13,%s22;
bra.uni $72;
$66:
setp.eq.s32 %p47,%r11,2;
@%p47 bra $69;
setp.ne.s32 %p48,%r11,3;
@%p48 bra $71;
ld.global.nc.u16 %s23,[%d43];
cvt.f32.f16 %f13,%s23;
bra.uni $72;
$70:
ld.global.nc.u8 %r41,[%d43];
cvt.u16.u32 %s24,%r41;
and.b16 %s25,%s24,255;
cvt.rn.f32.u16 %f13,%s25;
bra.uni $72;
$69:
ld.global.nc.s16 %s26,[%d43];
cvt.rn.f32.s16 %f13,%s26;
bra.uni $72;
$71:
ld.global.nc.f32 %f13,[%d43];
$72:
or.pred %p49,%p42,%p12;
@%p49 bra $83;
add.s64 %d47,%d43,%d7;
setp.gt.s32 %p50,%r11,1;
@%p50 bra $77;
setp.eq.s32 %p51,%r11,0;
@%p51 bra $81;
setp.eq.s32 %p52,%r11,1;
@%p52 bra $76;
bra.uni $82;
$76:
ld.global.nc.u16 %s27,[%d47];
cvt.rn.f32.u16 %f12,%s27;
bra.uni $83;
$77:
setp.eq.s32 %p53,%r11,2;
@%p53 bra $80;
setp.ne.s32 %p54,%r11,3;
@%p54 bra $82;
ld.global.nc.u16 %s28,[%d47];
cvt.f32.f16 %f12,%s28;
bra.uni $83;
$81:
ld.global.nc.u8 %r42,[%d47];
cvt.u16.u32 %s29,%r42;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f12,%s30;
bra.uni $83;
$80:
ld.global.nc.s16 %s31,[%d47];
cvt.rn.f32.s16 %f12,%s31;
bra.uni $83;
$82:
ld.global.nc.f32 %f12,[%d47];
$83:
mov.f32 %f14,0f00000000;
or.pred %p55,%p42,%p18;
mov.f32 %f15,%f14;
@%p55 bra $94;
shl.b64 %d48,%d7,1;
add.s64 %d49,%d43,%d48;
setp.gt.s32 %p56,%r11,1;
@%p56 bra $88;
setp.eq.s32 %p57,%r11,0;
@%p57 bra $92;
setp.eq.s32 %p58,%r11,1;
@%p58 bra $87;
bra.uni $93;
$87:
ld.global.nc.u16 %s32,[%d49];
cvt.rn.f32.u16 %f15,%s32;
bra.uni $94;
$88:
setp.eq.s32 %p59,%r11,2;
@%p59 bra $91;
setp.ne.s32 %p60,%r11,3;
@%p60 bra $93;
ld.global.nc.u16 %s33,[%d49];
cvt.f32.f16 %f15,%s33;
bra.uni $94;
$92:
ld.global.nc.u8 %r43,[%d49];
cvt.u16.u32 %s34,%r43;
and.b16 %s35,%s34,255;
cvt.rn.f32.u16 %f15,%s35;
bra.uni $94;
$91:
ld.global.nc.s16 %s36,[%d49];
cvt.rn.f32.s16 %f15,%s36;
bra.uni $94;
$93:
ld.global.nc.f32 %f15,[%d49];
$94:
or.pred %p61,%p42,%p24;
@%p61 bra $105;
mul.lo.s64 %d50,%d7,3;
add.s64 %d51,%d43,%d50;
setp.gt.s32 %p62,%r11,1;
@%p62 bra $99;
setp.eq.s32 %p63,%r11,0;
@%p63 bra $103;
setp.eq.s32 %p64,%r11,1;
@%p64 bra $98;
bra.uni $104;
$98:
ld.global.nc.u16 %s37,[%d51];
cvt.rn.f32.u16 %f14,%s37;
bra.uni $105;
$99:
setp.eq.s32 %p65,%r11,2;
@%p65 bra $102;
setp.ne.s32 %p66,%r11,3;
@%p66 bra $104;
ld.global.nc.u16 %s38,[%d51];
cvt.f32.f16 %f14,%s38;
bra.uni $105;
$103:
ld.global.nc.u8 %r44,[%d51];
cvt.u16.u32 %s39,%r44;
and.b16 %s40,%s39,255;
cvt.rn.f32.u16 %f14,%s40;
bra.uni $105;
$102:
ld.global.nc.s16 %s41,[%d51];
cvt.rn.f32.s16 %f14,%s41;
bra.uni $105;
$104:
ld.global.nc.f32 %f14,[%d51];
$105:
ld.param.f32 %f16,[p5];
ld.param.f32 %f17,[p6];
sub.f32 %f18,%f14,%f3;
abs.f32 %f19,%f18;
sub.f32 %f20,%f12,%f1;
abs.f32 %f21,%f20;
sub.f32 %f22,%f13,%f2;
abs.f32 %f23,%f22;
add.f32 %f24,%f23,0f00000000;
add.f32 %f25,%f24,%f21;
sub.f32 %f26,%f15,%f4;
abs.f32 %f27,%f26;
add.f32 %f28,%f25,%f27;
add.f32 %f29,%f28,%f19;
mad.lo.s32 %r45,%r36,%r36,%r30;
cvt.rn.f32.s32 %f30,%r45;
mul.f32 %f31,%f29,%f17;
mul.f32 %f32,%f29,%f31;
fma.rn.f32 %f33,%f30,%f16,%f32;
ex2.approx.f32 %f34,%f33;
fma.rn.f32 %f8,%f34,%f13,%f8;
fma.rn.f32 %f7,%f34,%f12,%f7;
fma.rn.f32 %f6,%f34,%f15,%f6;
fma.rn.f32 %f5,%f34,%f14,%f5;
add.f32 %f9,%f9,%f34;
add.s64 %d42,%d42,%d8;
add.s32 %r33,%r33,1;
setp.lt.s32 %p67,%r36,%r32;
@%p67 bra $57;
$106:
add.s32 %r46,%r27,1;
setp.lt.s32 %p68,%r27,%r9;
mov.u32 %r27,%r46;
@%p68 bra $53;
$107:
mul.lo.s64 %d52,%d5,%d23;
mul.lo.s64 %d53,%d4,%d25;
add.s64 %d54,%d52,%d53;
add.s64 %d55,%d20,%d54;
add.s64 %d56,%d54,%d3;
add.s64 %d57,%d20,%d56;
shl.b64 %d58,%d3,1;
add.s64 %d59,%d54,%d58;
add.s64 %d60,%d20,%d59;
mul.lo.s64 %d61,%d3,3;
add.s64 %d62,%d54,%d61;
add.s64 %d63,%d20,%d62;
setp.eq.s32 %p69,%r11,0;
@%p69 bra $117;
setp.ne.s32 %p70,%r11,1;
@%p70 bra $125;
@%p6 bra $111;
div.rn.f32 %f35,%f8,%f9;
cvt.rni.s32.f32 %r47,%f35;
max.s32 %r48,%r47,0;
min.s32 %r49,%r48,65535;
st.u16 [%d55],%r49;
$111:
@%p12 bra $113;
div.rn.f32 %f36,%f7,%f9;
cvt.rni.s32.f32 %r50,%f36;
max.s32 %r51,%r50,0;
min.s32 %r52,%r51,65535;
st.u16 [%d57],%r52;
$113:
@%p18 bra $115;
div.rn.f32 %f37,%f6,%f9;
cvt.rni.s32.f32 %r53,%f37;
max.s32 %r54,%r53,0;
min.s32 %r55,%r54,65535;
st.u16 [%d60],%r55;
$115:
@%p24 bra $149;
div.rn.f32 %f38,%f5,%f9;
cvt.rni.s32.f32 %r56,%f38;
max.s32 %r57,%r56,0;
min.s32 %r58,%r57,65535;
st.u16 [%d63],%r58;
bra.uni $149;
$117:
@%p6 bra $119;
div.rn.f32 %f39,%f8,%f9;
cvt.rni.s32.f32 %r59,%f39;
max.s32 %r60,%r59,0;
min.s32 %r61,%r60,255;
st.u8 [%d55],%r61;
$119:
@%p12 bra $121;
div.rn.f32 %f40,%f7,%f9;
cvt.rni.s32.f32 %r62,%f40;
max.s32 %r63,%r62,0;
min.s32 %r64,%r63,255;
st.u8 [%d57],%r64;
$121:
@%p18 bra $123;
div.rn.f32 %f41,%f6,%f9;
cvt.rni.s32.f32 %r65,%f41;
max.s32 %r66,%r65,0;
min.s32 %r67,%r66,255;
st.u8 [%d60],%r67;
$123:
@%p24 bra $149;
div.rn.f32 %f42,%f5,%f9;
cvt.rni.s32.f32 %r68,%f42;
max.s32 %r69,%r68,0;
min.s32 %r70,%r69,255;
st.u8 [%d63],%r70;
bra.uni $149;
$125:
@%p6 bra $131;
div.rn.f32 %f43,%f8,%f9;
setp.eq.s32 %p71,%r11,3;
@%p71 bra $129;
setp.ne.s32 %p72,%r11,2;
@%p72 bra $130;
cvt.rni.s32.f32 %r71,%f43;
max.s32 %r72,%r71,-32768;
min.s32 %r73,%r72,32767;
st.u16 [%d55],%r73;
bra.uni $131;
$129:
cvt.rn.f16.f32 %s42,%f43;
st.u16 [%d55],%s42;
bra.uni $131;
$130:
st.f32 [%d55],%f43;
$131:
@%p12 bra $137;
div.rn.f32 %f44,%f7,%f9;
setp.eq.s32 %p73,%r11,2;
@%p73 bra $135;
setp.ne.s32 %p74,%r11,3;
@%p74 bra $136;
cvt.rn.f16.f32 %s43,%f44;
st.u16 [%d57],%s43;
bra.uni $137;
$135:
cvt.rni.s32.f32 %r74,%f44;
max.s32 %r75,%r74,-32768;
min.s32 %r76,%r75,32767;
st.u16 [%d57],%r76;
bra.uni $137;
$136:
st.f32 [%d57],%f44;
$137:
@%p18 bra $143;
div.rn.f32 %f45,%f6,%f9;
setp.eq.s32 %p75,%r11,2;
@%p75 bra $141;
setp.ne.s32 %p76,%r11,3;
@%p76 bra $142;
cvt.rn.f16.f32 %s44,%f45;
st.u16 [%d60],%s44;
bra.uni $143;
$141:
cvt.rni.s32.f32 %r77,%f45;
max.s32 %r78,%r77,-32768;
min.s32 %r79,%r78,32767;
st.u16 [%d60],%r79;
bra.uni $143;
$142:
st.f32 [%d60],%f45;
$143:
@%p24 bra $149;
div.rn.f32 %f46,%f5,%f9;
setp.eq.s32 %p77,%r11,2;
@%p77 bra $147;
setp.ne.s32 %p78,%r11,3;
@%p78 bra $148;
cvt.rn.f16.f32 %s45,%f46;
st.u16 [%d63],%s45;
bra.uni $149;
$147:
cvt.rni.s32.f32 %r80,%f46;
max.s32 %r81,%r80,-32768;
min.s32 %r82,%r81,32767;
st.u16 [%d63],%r82;
bra.uni $149;
$148:
st.f32 [%d63],%f46;
bra.uni $149;
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
.reg .f32 %f<143>;
.reg .b32 %r<140>;
.reg .b64 %d<85>;
.shared .align 4 .b8 z1[45760];
.shared .align 4 .b8 z2[1020];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
ld.param.f32 %f1,[p5];
ld.param.f32 %f2,[p6];
ld.param.u32 %r10,[p7];
ld.param.u64 %d3,[p3+16];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+16];
ld.param.u64 %d7,[p1+8];
ld.param.u64 %d8,[p1];
neg.s32 %r11,%r9;
mov.u32 %r12,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d9,%d1;
mul.wide.s32 %d10,%r12,40;
add.s64 %d11,%d9,%d10;
ld.global.v2.u32 {%r1,%r2},[%d11+32];
ld.global.u64 %d6,[%d11+16];
ld.global.u64 %d7,[%d11+8];
ld.global.u64 %d12,[%d11];
bra.uni $3;
$2:
cvt.s64.s32 %d13,%r12;
mul.lo.s64 %d14,%d8,%d13;
add.s64 %d12,%d1,%d14;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d15,%d2;
mul.wide.s32 %d16,%r12,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r5,%r6},[%d17+32];
ld.global.u64 %d3,[%d17+16];
ld.global.u64 %d4,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $6;
$5:
cvt.s64.s32 %d19,%r12;
mul.lo.s64 %d20,%d5,%d19;
add.s64 %d18,%d2,%d20;
$6:
mov.u32 %r13,%tid.x;
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%ctaid.y;
shl.b32 %r17,%r16,5;
setp.ge.s32 %p3,%r15,%r5;
setp.ge.s32 %p4,%r17,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $42;
mov.u32 %r18,%tid.y;
shl.b32 %r19,%r18,5;
add.s32 %r20,%r19,%r13;
shl.b32 %r21,%r9,1;
setp.gt.s32 %p6,%r20,%r21;
@%p6 bra $14;
sub.s32 %r22,%r21,%r13;
sub.s32 %r23,%r22,%r19;
shr.u32 %r24,%r23,8;
add.s32 %r25,%r24,1;
and.b32 %r26,%r25,3;
setp.eq.s32 %p7,%r26,0;
@%p7 bra $11;
mov.u64 %d21,z2;
$10:
.pragma "nounroll";
sub.s32 %r27,%r20,%r9;
mul.lo.s32 %r28,%r27,%r27;
cvt.rn.f32.s32 %f3,%r28;
mul.f32 %f4,%f3,%f1;
mul.wide.s32 %d22,%r20,4;
add.s64 %d23,%d21,%d22;
st.shared.f32 [%d23],%f4;
add.s32 %r20,%r20,256;
add.s32 %r26,%r26,-1;
setp.ne.s32 %p8,%r26,0;
@%p8 bra $10;
$11:
setp.lt.u32 %p9,%r23,768;
@%p9 bra $14;
mov.u64 %d24,z2;
$13:
sub.s32 %r29,%r20,%r9;
mul.lo.s32 %r30,%r29,%r29;
cvt.rn.f32.s32 %f5,%r30;
mul.f32 %f6,%f5,%f1;
mul.wide.s32 %d25,%r20,4;
add.s64 %d26,%d24,%d25;
st.shared.f32 [%d26],%f6;
add.s32 %r31,%r20,256;
sub.s32 %r32,%r31,%r9;
mul.lo.s32 %r33,%r32,%r32;
cvt.rn.f32.s32 %f7,%r33;
mul.f32 %f8,%f7,%f1;
st.shared.f32 [%d26+1024],%f8;
add.s32 %r34,%r20,512;
sub.s32 %r35,%r34,%r9;
mul.lo.s32 %r36,%r35,%r35;
cvt.rn.f32.s32 %f9,%r36;
mul.f32 %f10,%f9,%f1;
st.shared.f32 [%d26+2048],%f10;
add.s32 %r37,%r20,768;
sub.s32 %r38,%r37,%r9;
mul.lo.s32 %r39,%r38,%r38;
cvt.rn.f32.s32 %f11,%r39;
mul.f32 %f12,%f11,%f1;
st.shared.f32 [%d26+3072],%f12;
add.s32 %r20,%r20,1024;
setp.le.s32 %p10,%r20,%r21;
@%p10 bra $13;
$14:
add.s32 %r40,%r15,%r13;
add.s32 %r41,%r1,-1;
min.s32 %r42,%r40,%r41;
cvt.s64.s32 %d27,%r42;
mul.lo.s64 %d28,%d6,%d27;
add.s32 %r43,%r2,-1;
shl.b32 %r44,%r18,2;
add.s32 %r45,%r17,%r44;
min.s32 %r46,%r45,%r43;
cvt.s64.s32 %d29,%r46;
mul.lo.s64 %d30,%d7,%d29;
add.s64 %d31,%d30,%d28;
add.s64 %d32,%d12,%d31;
ld.global.nc.u8 %r47,[%d32];
and.b32 %r48,%r47,255;
add.s32 %r49,%r45,1;
min.s32 %r50,%r49,%r43;
cvt.s64.s32 %d33,%r50;
mul.lo.s64 %d34,%d7,%d33;
add.s64 %d35,%d34,%d28;
add.s64 %d36,%d12,%d35;
ld.global.nc.u8 %r51,[%d36];
and.b32 %r52,%r51,255;
add.s32 %r53,%r45,2;
min.s32 %r54,%r53,%r43;
cvt.s64.s32 %d37,%r54;
mul.lo.s64 %d38,%d7,%d37;
add.s64 %d39,%d38,%d28;
add.s64 %d40,%d12,%d39;
ld.global.nc.u8 %r55,[%d40];
and.b32 %r56,%r55,255;
add.s32 %r57,%r45,3;
min.s32 %r58,%r57,%r43;
cvt.s64.s32 %d41,%r58;
mul.lo.s64 %d42,%d7,%d41;
add.s64 %d43,%d42,%d28;
add.s64 %d44,%d12,%d43;
ld.global.nc.u8 %r59,[%d44];
and.b32 %r60,%r59,255;
setp.gt.s32 %p11,%r11,%r9;
mov.f32 %f13,0f00000000;
mov.f32 %f14,%f13;
mov.f32 %f15,%f13;
mov.f32 %f16,%f13;
mov.f32 %f17,%f13;
mov.f32 %f18,%f13;
mov.f32 %f19,%f13;
mov.f32 %f20,%f13;
@%p11 bra $36;
$16:
.pragma "nounroll";
add.s32 %r61,%r21,32;
setp.ge.s32 %p12,%r18,%r61;
bar.sync 0;
@%p12 bra $28;
mov.u32 %r62,%r18;
$18:
.pragma "nounroll";
sub.s32 %r63,%r17,%r9;
add.s32 %r64,%r63,%r62;
setp.lt.u32 %p13,%r64,%r2;
@%p13 bra $20;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r64;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r10;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r64,[retval0+0];
}
$20:
setp.gt.s32 %p14,%r13,39;
@%p14 bra $27;
add.s32 %r65,%r40,%r11;
mul.wide.s32 %d45,%r13,4;
mov.u64 %d46,z1;
add.s64 %d47,%d46,%d45;
mul.wide.s32 %d48,%r62,160;
add.s64 %d49,%d47,%d48;
add.s32 %r66,%r13,-32;
$22:
.pragma "nounroll";
setp.lt.u32 %p15,%r65,%r1;
mov.u32 %r67,%r65;
@%p15 bra $24;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r65;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r10;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r67,[retval0+0];
}
$24:
or.b32 %r68,%r67,%r64;
setp.lt.s32 %p16,%r68,0;
mov.u32 %r69,0;
@%p16 bra $26;
cvt.s64.s32 %d50,%r64;
mul.lo.s64 %d51,%d7,%d50;
cvt.s64.s32 %d52,%r67;
mul.lo.s64 %d53,%d6,%d52;
add.s64 %d54,%d53,%d51;
add.s64 %d55,%d12,%d54;
ld.global.nc.u8 %r70,[%d55];
and.b32 %r69,%r70,255;
$26:
st.shared.u32 [%d49],%r69;
add.s64 %d49,%d49,128;
add.s32 %r65,%r65,32;
add.s32 %r66,%r66,32;
setp.lt.s32 %p17,%r66,8;
@%p17 bra $22;
$27:
add.s32 %r71,%r21,32;
add.s32 %r62,%r62,8;
setp.lt.s32 %p18,%r62,%r71;
@%p18 bra $18;
$28:
bar.sync 0;
add.s32 %r72,%r11,8;
min.s32 %r73,%r72,%r9;
setp.gt.s32 %p19,%r11,%r73;
@%p19 bra $35;
mov.u32 %r74,%r11;
$30:
.pragma "nounroll";
mov.u32 %r75,%r74;
ld.param.f32 %f21,[p5];
mul.lo.s32 %r76,%r9,%r9;
mul.lo.s32 %r77,%r75,%r75;
sub.s32 %r78,%r76,%r77;
cvt.rn.f32.s32 %f22,%r78;
sqrt.rn.f32 %f23,%f22;
cvt.rzi.s32.f32 %r79,%f23;
neg.s32 %r80,%r79;
add.s32 %r81,%r44,%r9;
sub.s32 %r82,%r81,%r79;
sub.s32 %r83,%r13,%r11;
add.s32 %r84,%r83,%r75;
cvt.s64.s32 %d56,%r80;
cvt.s64.s32 %d57,%r9;
add.s64 %d58,%d56,%d57;
cvt.rn.f32.s32 %f24,%r77;
mul.wide.s32 %d59,%r82,160;
mov.u64 %d60,z1;
add.s64 %d61,%d60,%d59;
mul.wide.s32 %d62,%r84,4;
add.s64 %d63,%d61,%d62;
ld.shared.u32 %r85,[%d63];
mov.u32 %r86,30288;
mov.u32 %r87,1258291200;
prmt.b32 %r88,%r85,%r87,%r86;
mov.b32 %f25,%r88;
add.f32 %f26,%f25,0fCB000000;
ld.shared.u32 %r89,[%d63+160];
prmt.b32 %r90,%r89,%r87,%r86;
mov.b32 %f27,%r90;
add.f32 %f28,%f27,0fCB000000;
ld.shared.u32 %r91,[%d63+320];
prmt.b32 %r92,%r91,%r87,%r86;
mov.b32 %f29,%r92;
add.f32 %f30,%f29,0fCB000000;
mul.f32 %f31,%f24,%f21;
shl.b64 %d64,%d58,2;
mov.u64 %d65,z2;
add.s64 %d66,%d65,%d64;
shl.b32 %r93,%r79,1;
bra.uni $31;
$33:
ld.shared.u32 %r91,[%d63+960];
prmt.b32 %r94,%r91,%r95,%r96;
mov.b32 %f32,%r94;
add.f32 %f30,%f32,0fCB000000;
ld.shared.f32 %f33,[%d66+12];
add.f32 %f34,%f31,%f33;
vabsdiff4.u32.u32.u32.add %r97,%r98,%r48,%r95;
mov.b32 %f35,%r97;
add.f32 %f36,%f35,0fCB000000;
mul.f32 %f37,%f36,%f2;
fma.rn.f32 %f38,%f37,%f36,%f34;
ex2.approx.ftz.f32 %f39,%f38;
add.f32 %f20,%f39,%f20;
fma.rn.f32 %f16,%f39,%f40,%f16;
vabsdiff4.u32.u32.u32.add %r99,%r85,%r52,%r95;
mov.b32 %f41,%r99;
add.f32 %f42,%f41,0fCB000000;
mul.f32 %f43,%f42,%f2;
fma.rn.f32 %f44,%f43,%f42,%f34;
ex2.approx.ftz.f32 %f45,%f44;
add.f32 %f19,%f45,%f19;
fma.rn.f32 %f15,%f45,%f26,%f15;
vabsdiff4.u32.u32.u32.add %r100,%r89,%r56,%r95;
mov.b32 %f46,%r100;
add.f32 %f47,%f46,0fCB000000;
mul.f32 %f48,%f47,%f2;
fma.rn.f32 %f49,%f48,%f47,%f34;
ex2.approx.ftz.f32 %f50,%f49;
add.f32 %f18,%f50,%f18;
fma.rn.f32 %f14,%f50,%f28,%f14;
vabsdiff4.u32.u32.u32.add %r101,%r91,%r60,%r95;
mov.b32 %f51,%r101;
add.f32 %f52,%f51,0fCB000000;
mul.f32 %f53,%f52,%f2;
fma.rn.f32 %f54,%f53,%f52,%f34;
ex2.approx.ftz.f32 %f55,%f54;
add.f32 %f17,%f55,%f17;
fma.rn.f32 %f13,%f55,%f30,%f13;
add.s32 %r93,%r93,-4;
add.s64 %d66,%d66,16;
add.s64 %d63,%d63,640;
$31:
mov.u32 %r102,30288;
mov.u32 %r103,1258291200;
ld.shared.u32 %r98,[%d63+480];
prmt.b32 %r104,%r98,%r103,%r102;
mov.b32 %f56,%r104;
add.f32 %f40,%f56,0fCB000000;
ld.shared.f32 %f57,[%d66];
add.f32 %f58,%f31,%f57;
vabsdiff4.u32.u32.u32.add %r105,%r85,%r48,%r103;
mov.b32 %f59,%r105;
add.f32 %f60,%f59,0fCB000000;
mul.f32 %f61,%f60,%f2;
fma.rn.f32 %f62,%f61,%f60,%f58;
ex2.approx.ftz.f32 %f63,%f62;
add.f32 %f20,%f63,%f20;
fma.rn.f32 %f16,%f63,%f26,%f16;
vabsdiff4.u32.u32.u32.add %r106,%r89,%r52,%r103;
mov.b32 %f64,%r106;
add.f32 %f65,%f64,0fCB000000;
mul.f32 %f66,%f65,%f2;
fma.rn.f32 %f67,%f66,%f65,%f58;
ex2.approx.ftz.f32 %f68,%f67;
add.f32 %f19,%f68,%f19;
fma.rn.f32 %f15,%f68,%f28,%f15;
vabsdiff4.u32.u32.u32.add %r107,%r91,%r56,%r103;
mov.b32 %f69,%r107;
add.f32 %f70,%f69,0fCB000000;
mul.f32 %f71,%f70,%f2;
fma.rn.f32 %f72,%f71,%f70,%f58;
ex2.approx.ftz.f32 %f73,%f72;
add.f32 %f18,%f73,%f18;
fma.rn.f32 %f14,%f73,%f30,%f14;
vabsdiff4.u32.u32.u32.add %r108,%r98,%r60,%r103;
mov.b32 %f74,%r108;
add.f32 %f75,%f74,0fCB000000;
mul.f32 %f76,%f75,%f2;
fma.rn.f32 %f77,%f76,%f75,%f58;
ex2.approx.ftz.f32 %f78,%f77;
add.f32 %f17,%f78,%f17;
fma.rn.f32 %f13,%f78,%f40,%f13;
setp.eq.s32 %p20,%r93,0;
@%p20 bra $34;
ld.shared.u32 %r85,[%d63+640];
mov.u32 %r96,30288;
mov.u32 %r95,1258291200;
prmt.b32 %r109,%r85,%r95,%r96;
mov.b32 %f79,%r109;
add.f32 %f26,%f79,0fCB000000;
ld.shared.f32 %f80,[%d66+4];
add.f32 %f81,%f31,%f80;
vabsdiff4.u32.u32.u32.add %r110,%r89,%r48,%r95;
mov.b32 %f82,%r110;
add.f32 %f83,%f82,0fCB000000;
mul.f32 %f84,%f83,%f2;
fma.rn.f32 %f85,%f84,%f83,%f81;
ex2.approx.ftz.f32 %f86,%f85;
add.f32 %f87,%f86,%f20;
fma.rn.f32 %f88,%f86,%f28,%f16;
vabsdiff4.u32.u32.u32.add %r111,%r91,%r52,%r95;
mov.b32 %f89,%r111;
add.f32 %f90,%f89,0fCB000000;
mul.f32 %f91,%f90,%f2;
fma.rn.f32 %f92,%f91,%f90,%f81;
ex2.approx.ftz.f32 %f93,%f92;
add.f32 %f94,%f93,%f19;
fma.rn.f32 %f95,%f93,%f30,%f15;
vabsdiff4.u32.u32.u32.add %r112,%r98,%r56,%r95;
mov.b32 %f96,%r112;
add.f32 %f97,%f96,0fCB000000;
mul.f32 %f98,%f97,%f2;
fma.rn.f32 %f99,%f98,%f97,%f81;
ex2.approx.ftz.f32 %f100,%f99;
add.f32 %f101,%f100,%f18;
fma.rn.f32 %f102,%f100,%f40,%f14;
vabsdiff4.u32.u32.u32.add %r113,%r85,%r60,%r95;
mov.b32 %f103,%r113;
add.f32 %f104,%f103,0fCB000000;
mul.f32 %f105,%f104,%f2;
fma.rn.f32 %f106,%f105,%f104,%f81;
ex2.approx.ftz.f32 %f107,%f106;
add.f32 %f108,%f107,%f17;
fma.rn.f32 %f109,%f107,%f26,%f13;
ld.shared.u32 %r89,[%d63+800];
prmt.b32 %r114,%r89,%r95,%r96;
mov.b32 %f110,%r114;
add.f32 %f28,%f110,0fCB000000;
ld.shared.f32 %f111,[%d66+8];
add.f32 %f112,%f31,%f111;
vabsdiff4.u32.u32.u32.add %r115,%r91,%r48,%r95;
mov.b32 %f113,%r115;
add.f32 %f114,%f113,0fCB000000;
mul.f32 %f115,%f114,%f2;
fma.rn.f32 %f116,%f115,%f114,%f112;
ex2.approx.ftz.f32 %f117,%f116;
add.f32 %f20,%f117,%f87;
fma.rn.f32 %f16,%f117,%f30,%f88;
vabsdiff4.u32.u32.u32.add %r116,%r98,%r52,%r95;
mov.b32 %f118,%r116;
add.f32 %f119,%f118,0fCB000000;
mul.f32 %f120,%f119,%f2;
fma.rn.f32 %f121,%f120,%f119,%f112;
ex2.approx.ftz.f32 %f122,%f121;
add.f32 %f19,%f122,%f94;
fma.rn.f32 %f15,%f122,%f40,%f95;
vabsdiff4.u32.u32.u32.add %r117,%r85,%r56,%r95;
mov.b32 %f123,%r117;
add.f32 %f124,%f123,0fCB000000;
mul.f32 %f125,%f124,%f2;
fma.rn.f32 %f126,%f125,%f124,%f112;
ex2.approx.ftz.f32 %f127,%f126;
add.f32 %f18,%f127,%f101;
fma.rn.f32 %f14,%f127,%f26,%f102;
vabsdiff4.u32.u32.u32.add %r118,%r89,%r60,%r95;
mov.b32 %f128,%r118;
add.f32 %f129,%f128,0fCB000000;
mul.f32 %f130,%f129,%f2;
fma.rn.f32 %f131,%f130,%f129,%f112;
ex2.approx.ftz.f32 %f132,%f131;
add.f32 %f17,%f132,%f108;
fma.rn.f32 %f13,%f132,%f28,%f109;
setp.eq.s32 %p21,%r93,2;
@%p21 bra $34;
bra.uni $33;
$34:
add.s32 %r119,%r11,8;
min.s32 %r120,%r119,%r9;
add.s32 %r74,%r75,1;
setp.lt.s32 %p22,%r75,%r120;
@%p22 bra $30;
$35:
add.s32 %r11,%r11,9;
setp.le.s32 %p23,%r11,%r9;
@%p23 bra $16;
$36:
setp.ge.s32 %p24,%r40,%r5;
@%p24 bra $42;
add.s32 %r121,%r17,%r44;
cvt.s64.s32 %d67,%r40;
mul.lo.s64 %d68,%d3,%d67;
setp.ge.s32 %p25,%r121,%r6;
@%p25 bra $42;
add.s32 %r122,%r17,%r44;
mov.f32 %f133,0f3F800000;
div.approx.f32 %f134,%f133,%f20;
cvt.s64.s32 %d69,%r122;
mul.lo.s64 %d70,%d4,%d69;
add.s64 %d71,%d70,%d68;
add.s64 %d72,%d18,%d71;
mul.f32 %f135,%f134,%f16;
cvt.rni.s32.f32 %r123,%f135;
max.s32 %r124,%r123,0;
min.s32 %r125,%r124,255;
st.u8 [%d72],%r125;
or.b32 %r126,%r122,1;
setp.ge.s32 %p26,%r126,%r6;
@%p26 bra $42;
add.s32 %r127,%r17,%r44;
div.approx.f32 %f136,%f133,%f19;
cvt.s64.s32 %d73,%r126;
mul.lo.s64 %d74,%d4,%d73;
add.s64 %d75,%d74,%d68;
add.s64 %d76,%d18,%d75;
mul.f32 %f137,%f136,%f15;
cvt.rni.s32.f32 %r128,%f137;
max.s32 %r129,%r128,0;
min.s32 %r130,%r129,255;
st.u8 [%d76],%r130;
or.b32 %r131,%r127,2;
setp.ge.s32 %p27,%r131,%r6;
@%p27 bra $42;
add.s32 %r132,%r17,%r44;
mov.f32 %f138,0f3F800000;
div.approx.f32 %f139,%f138,%f18;
cvt.s64.s32 %d77,%r131;
mul.lo.s64 %d78,%d4,%d77;
add.s64 %d79,%d78,%d68;
add.s64 %d80,%d18,%d79;
mul.f32 %f140,%f139,%f14;
cvt.rni.s32.f32 %r133,%f140;
max.s32 %r134,%r133,0;
min.s32 %r135,%r134,255;
st.u8 [%d80],%r135;
or.b32 %r136,%r132,3;
setp.ge.s32 %p28,%r136,%r6;
@%p28 bra $42;
div.approx.f32 %f141,%f138,%f17;
cvt.s64.s32 %d81,%r136;
mul.lo.s64 %d82,%d4,%d81;
add.s64 %d83,%d82,%d68;
add.s64 %d84,%d18,%d83;
mul.f32 %f142,%f141,%f13;
cvt.rni.s32.f32 %r137,%f142;
max.s32 %r138,%r137,0;
min.s32 %r139,%r138,255;
st.u8 [%d84],%r139;
$42:
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
.reg .f32 %f<189>;
.reg .b32 %r<219>;
.reg .b64 %d<105>;
.shared .align 4 .b8 z3[45760];
.shared .align 4 .b8 z4[1020];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
ld.param.f32 %f1,[p5];
ld.param.f32 %f2,[p6];
ld.param.u32 %r10,[p7];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
neg.s32 %r11,%r9;
mov.u32 %r12,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r12,40;
add.s64 %d13,%d11,%d12;
ld.global.v2.u32 {%r1,%r2},[%d13+32];
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r12;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r12,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r5,%r6},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r12;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r13,%tid.x;
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%ctaid.y;
shl.b32 %r17,%r16,5;
setp.ge.s32 %p3,%r15,%r5;
setp.ge.s32 %p4,%r17,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $42;
mov.u32 %r18,%tid.y;
shl.b32 %r19,%r18,5;
add.s32 %r20,%r19,%r13;
shl.b32 %r21,%r9,1;
setp.gt.s32 %p6,%r20,%r21;
@%p6 bra $14;
sub.s32 %r22,%r21,%r13;
sub.s32 %r23,%r22,%r19;
shr.u32 %r24,%r23,8;
add.s32 %r25,%r24,1;
and.b32 %r26,%r25,3;
setp.eq.s32 %p7,%r26,0;
@%p7 bra $11;
mov.u64 %d23,z4;
$10:
.pragma "nounroll";
sub.s32 %r27,%r20,%r9;
mul.lo.s32 %r28,%r27,%r27;
cvt.rn.f32.s32 %f3,%r28;
mul.f32 %f4,%f3,%f1;
mul.wide.s32 %d24,%r20,4;
add.s64 %d25,%d23,%d24;
st.shared.f32 [%d25],%f4;
add.s32 %r20,%r20,256;
add.s32 %r26,%r26,-1;
setp.ne.s32 %p8,%r26,0;
@%p8 bra $10;
$11:
setp.lt.u32 %p9,%r23,768;
@%p9 bra $14;
mov.u64 %d26,z4;
$13:
sub.s32 %r29,%r20,%r9;
mul.lo.s32 %r30,%r29,%r29;
cvt.rn.f32.s32 %f5,%r30;
mul.f32 %f6,%f5,%f1;
mul.wide.s32 %d27,%r20,4;
add.s64 %d28,%d26,%d27;
st.shared.f32 [%d28],%f6;
add.s32 %r31,%r20,256;
sub.s32 %r32,%r31,%r9;
mul.lo.s32 %r33,%r32,%r32;
cvt.rn.f32.s32 %f7,%r33;
mul.f32 %f8,%f7,%f1;
st.shared.f32 [%d28+1024],%f8;
add.s32 %r34,%r20,512;
sub.s32 %r35,%r34,%r9;
mul.lo.s32 %r36,%r35,%r35;
cvt.rn.f32.s32 %f9,%r36;
mul.f32 %f10,%f9,%f1;
st.shared.f32 [%d28+2048],%f10;
add.s32 %r37,%r20,768;
sub.s32 %r38,%r37,%r9;
mul.lo.s32 %r39,%r38,%r38;
cvt.rn.f32.s32 %f11,%r39;
mul.f32 %f12,%f11,%f1;
st.shared.f32 [%d28+3072],%f12;
add.s32 %r20,%r20,1024;
setp.le.s32 %p10,%r20,%r21;
@%p10 bra $13;
$14:
add.s32 %r40,%r15,%r13;
add.s32 %r41,%r1,-1;
min.s32 %r42,%r40,%r41;
cvt.s64.s32 %d29,%r42;
mul.lo.s64 %d30,%d8,%d29;
add.s32 %r43,%r2,-1;
shl.b32 %r44,%r18,2;
add.s32 %r45,%r17,%r44;
min.s32 %r46,%r45,%r43;
cvt.s64.s32 %d31,%r46;
mul.lo.s64 %d32,%d9,%d31;
add.s64 %d33,%d32,%d30;
add.s64 %d34,%d14,%d33;
ld.global.nc.u8 %r47,[%d34];
and.b32 %r48,%r47,255;
add.s64 %d35,%d34,%d7;
ld.global.nc.u8 %r49,[%d35];
and.b32 %r50,%r49,255;
prmt.b32 %r51,%r50,%r48,30212;
add.s64 %d36,%d35,%d7;
ld.global.nc.u8 %r52,[%d36];
shl.b32 %r53,%r52,16;
and.b32 %r54,%r53,16711680;
or.b32 %r55,%r54,%r51;
add.s32 %r56,%r45,1;
min.s32 %r57,%r56,%r43;
cvt.s64.s32 %d37,%r57;
mul.lo.s64 %d38,%d9,%d37;
add.s64 %d39,%d38,%d30;
add.s64 %d40,%d14,%d39;
ld.global.nc.u8 %r58,[%d40];
and.b32 %r59,%r58,255;
add.s64 %d41,%d40,%d7;
ld.global.nc.u8 %r60,[%d41];
and.b32 %r61,%r60,255;
prmt.b32 %r62,%r61,%r59,30212;
add.s64 %d42,%d41,%d7;
ld.global.nc.u8 %r63,[%d42];
shl.b32 %r64,%r63,16;
and.b32 %r65,%r64,16711680;
or.b32 %r66,%r65,%r62;
add.s32 %r67,%r45,2;
min.s32 %r68,%r67,%r43;
cvt.s64.s32 %d43,%r68;
mul.lo.s64 %d44,%d9,%d43;
add.s64 %d45,%d44,%d30;
add.s64 %d46,%d14,%d45;
ld.global.nc.u8 %r69,[%d46];
and.b32 %r70,%r69,255;
add.s64 %d47,%d46,%d7;
ld.global.nc.u8 %r71,[%d47];
and.b32 %r72,%r71,255;
prmt.b32 %r73,%r72,%r70,30212;
add.s64 %d48,%d47,%d7;
ld.global.nc.u8 %r74,[%d48];
shl.b32 %r75,%r74,16;
and.b32 %r76,%r75,16711680;
or.b32 %r77,%r76,%r73;
add.s32 %r78,%r45,3;
min.s32 %r79,%r78,%r43;
cvt.s64.s32 %d49,%r79;
mul.lo.s64 %d50,%d9,%d49;
add.s64 %d51,%d50,%d30;
add.s64 %d52,%d14,%d51;
ld.global.nc.u8 %r80,[%d52];
and.b32 %r81,%r80,255;
add.s64 %d53,%d52,%d7;
ld.global.nc.u8 %r82,[%d53];
and.b32 %r83,%r82,255;
prmt.b32 %r84,%r83,%r81,30212;
add.s64 %d54,%d53,%d7;
ld.global.nc.u8 %r85,[%d54];
shl.b32 %r86,%r85,16;
and.b32 %r87,%r86,16711680;
or.b32 %r88,%r87,%r84;
setp.gt.s32 %p11,%r11,%r9;
mov.f32 %f13,0f00000000;
mov.f32 %f14,%f13;
mov.f32 %f15,%f13;
mov.f32 %f16,%f13;
mov.f32 %f17,%f13;
mov.f32 %f18,%f13;
mov.f32 %f19,%f13;
mov.f32 %f20,%f13;
mov.f32 %f21,%f13;
mov.f32 %f22,%f13;
mov.f32 %f23,%f13;
mov.f32 %f24,%f13;
mov.f32 %f25,%f13;
mov.f32 %f26,%f13;
mov.f32 %f27,%f13;
mov.f32 %f28,%f13;
@%p11 bra $36;
$16:
.pragma "nounroll";
add.s32 %r89,%r21,32;
setp.ge.s32 %p12,%r18,%r89;
bar.sync 0;
@%p12 bra $28;
mov.u32 %r90,%r18;
$18:
.pragma "nounroll";
sub.s32 %r91,%r17,%r9;
add.s32 %r92,%r91,%r90;
setp.lt.u32 %p13,%r92,%r2;
@%p13 bra $20;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r92;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r10;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r92,[retval0+0];
}
$20:
setp.gt.s32 %p14,%r13,39;
@%p14 bra $27;
add.s32 %r93,%r40,%r11;
mul.wide.s32 %d55,%r13,4;
mov.u64 %d56,z3;
add.s64 %d57,%d56,%d55;
mul.wide.s32 %d58,%r90,160;
add.s64 %d59,%d57,%d58;
add.s32 %r94,%r13,-32;
$22:
.pragma "nounroll";
setp.lt.u32 %p15,%r93,%r1;
mov.u32 %r95,%r93;
@%p15 bra $24;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r93;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r10;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r95,[retval0+0];
}
$24:
or.b32 %r96,%r95,%r92;
setp.lt.s32 %p16,%r96,0;
mov.u32 %r97,0;
@%p16 bra $26;
cvt.s64.s32 %d60,%r92;
mul.lo.s64 %d61,%d9,%d60;
cvt.s64.s32 %d62,%r95;
mul.lo.s64 %d63,%d8,%d62;
add.s64 %d64,%d63,%d61;
add.s64 %d65,%d14,%d64;
ld.global.nc.u8 %r98,[%d65];
and.b32 %r99,%r98,255;
add.s64 %d66,%d65,%d7;
ld.global.nc.u8 %r100,[%d66];
and.b32 %r101,%r100,255;
prmt.b32 %r102,%r101,%r99,30212;
add.s64 %d67,%d66,%d7;
ld.global.nc.u8 %r103,[%d67];
shl.b32 %r104,%r103,16;
and.b32 %r105,%r104,16711680;
or.b32 %r97,%r105,%r102;
$26:
st.shared.u32 [%d59],%r97;
add.s64 %d59,%d59,128;
add.s32 %r93,%r93,32;
add.s32 %r94,%r94,32;
setp.lt.s32 %p17,%r94,8;
@%p17 bra $22;
$27:
add.s32 %r106,%r21,32;
add.s32 %r90,%r90,8;
setp.lt.s32 %p18,%r90,%r106;
@%p18 bra $18;
$28:
bar.sync 0;
add.s32 %r107,%r11,8;
min.s32 %r108,%r107,%r9;
setp.gt.s32 %p19,%r11,%r108;
@%p19 bra $35;
mov.u32 %r109,%r11;
$30:
.pragma "nounroll";
mov.u32 %r110,%r109;
ld.param.f32 %f29,[p5];
mul.lo.s32 %r111,%r9,%r9;
mul.lo.s32 %r112,%r110,%r110;
sub.s32 %r113,%r111,%r112;
cvt.rn.f32.s32 %f30,%r113;
sqrt.rn.f32 %f31,%f30;
cvt.rzi.s32.f32 %r114,%f31;
neg.s32 %r115,%r114;
cvt.rn.f32.s32 %f32,%r112;
add.s32 %r116,%r44,%r9;
sub.s32 %r117,%r116,%r114;
sub.s32 %r118,%r13,%r11;
add.s32 %r119,%r118,%r110;
cvt.s64.s32 %d68,%r115;
cvt.s64.s32 %d69,%r9;
add.s64 %d70,%d68,%d69;
mul.wide.s32 %d71,%r117,160;
mov.u64 %d72,z3;
add.s64 %d73,%d72,%d71;
mul.wide.s32 %d74,%r119,4;
add.s64 %d75,%d73,%d74;
ld.shared.u32 %r120,[%d75];
mov.u32 %r121,30288;
mov.u32 %r122,1258291200;
prmt.b32 %r123,%r120,%r122,%r121;
mov.b32 %f33,%r123;
add.f32 %f34,%f33,0fCB000000;
mov.u32 %r124,30289;
prmt.b32 %r125,%r120,%r122,%r124;
mov.b32 %f35,%r125;
add.f32 %f36,%f35,0fCB000000;
mov.u32 %r126,30290;
prmt.b32 %r127,%r120,%r122,%r126;
mov.b32 %f37,%r127;
add.f32 %f38,%f37,0fCB000000;
ld.shared.u32 %r128,[%d75+160];
prmt.b32 %r129,%r128,%r122,%r121;
mov.b32 %f39,%r129;
add.f32 %f40,%f39,0fCB000000;
prmt.b32 %r130,%r128,%r122,%r124;
mov.b32 %f41,%r130;
add.f32 %f42,%f41,0fCB000000;
prmt.b32 %r131,%r128,%r122,%r126;
mov.b32 %f43,%r131;
add.f32 %f44,%f43,0fCB000000;
ld.shared.u32 %r132,[%d75+320];
prmt.b32 %r133,%r132,%r122,%r121;
mov.b32 %f45,%r133;
add.f32 %f46,%f45,0fCB000000;
prmt.b32 %r134,%r132,%r122,%r124;
mov.b32 %f47,%r134;
add.f32 %f48,%f47,0fCB000000;
prmt.b32 %r135,%r132,%r122,%r126;
mov.b32 %f49,%r135;
add.f32 %f50,%f49,0fCB000000;
mul.f32 %f51,%f32,%f29;
shl.b64 %d76,%d70,2;
mov.u64 %d77,z4;
add.s64 %d78,%d77,%d76;
shl.b32 %r136,%r114,1;
bra.uni $31;
$33:
ld.shared.u32 %r132,[%d75+960];
prmt.b32 %r137,%r132,%r138,%r139;
mov.b32 %f52,%r137;
add.f32 %f46,%f52,0fCB000000;
prmt.b32 %r140,%r132,%r138,%r141;
mov.b32 %f53,%r140;
add.f32 %f48,%f53,0fCB000000;
prmt.b32 %r142,%r132,%r138,%r143;
mov.b32 %f54,%r142;
add.f32 %f50,%f54,0fCB000000;
ld.shared.f32 %f55,[%d78+12];
add.f32 %f56,%f51,%f55;
vabsdiff4.u32.u32.u32.add %r144,%r145,%r55,%r138;
mov.b32 %f57,%r144;
add.f32 %f58,%f57,0fCB000000;
mul.f32 %f59,%f58,%f2;
fma.rn.f32 %f60,%f59,%f58,%f56;
ex2.approx.ftz.f32 %f61,%f60;
add.f32 %f28,%f61,%f28;
fma.rn.f32 %f24,%f61,%f62,%f24;
fma.rn.f32 %f23,%f61,%f63,%f23;
fma.rn.f32 %f22,%f61,%f64,%f22;
vabsdiff4.u32.u32.u32.add %r146,%r120,%r66,%r138;
mov.b32 %f65,%r146;
add.f32 %f66,%f65,0fCB000000;
mul.f32 %f67,%f66,%f2;
fma.rn.f32 %f68,%f67,%f66,%f56;
ex2.approx.ftz.f32 %f69,%f68;
add.f32 %f27,%f69,%f27;
fma.rn.f32 %f21,%f69,%f34,%f21;
fma.rn.f32 %f20,%f69,%f36,%f20;
fma.rn.f32 %f19,%f69,%f38,%f19;
vabsdiff4.u32.u32.u32.add %r147,%r128,%r77,%r138;
mov.b32 %f70,%r147;
add.f32 %f71,%f70,0fCB000000;
mul.f32 %f72,%f71,%f2;
fma.rn.f32 %f73,%f72,%f71,%f56;
ex2.approx.ftz.f32 %f74,%f73;
add.f32 %f26,%f74,%f26;
fma.rn.f32 %f18,%f74,%f40,%f18;
fma.rn.f32 %f17,%f74,%f42,%f17;
fma.rn.f32 %f16,%f74,%f44,%f16;
vabsdiff4.u32.u32.u32.add %r148,%r132,%r88,%r138;
mov.b32 %f75,%r148;
add.f32 %f76,%f75,0fCB000000;
mul.f32 %f77,%f76,%f2;
fma.rn.f32 %f78,%f77,%f76,%f56;
ex2.approx.ftz.f32 %f79,%f78;
add.f32 %f25,%f79,%f25;
fma.rn.f32 %f15,%f79,%f46,%f15;
fma.rn.f32 %f14,%f79,%f48,%f14;
fma.rn.f32 %f13,%f79,%f50,%f13;
add.s32 %r136,%r136,-4;
add.s64 %d78,%d78,16;
add.s64 %d75,%d75,640;
$31:
mov.u32 %r149,30290;
mov.u32 %r150,30289;
mov.u32 %r151,30288;
mov.u32 %r152,1258291200;
ld.shared.u32 %r145,[%d75+480];
prmt.b32 %r153,%r145,%r152,%r151;
mov.b32 %f80,%r153;
add.f32 %f62,%f80,0fCB000000;
prmt.b32 %r154,%r145,%r152,%r150;
mov.b32 %f81,%r154;
add.f32 %f63,%f81,0fCB000000;
prmt.b32 %r155,%r145,%r152,%r149;
mov.b32 %f82,%r155;
add.f32 %f64,%f82,0fCB000000;
ld.shared.f32 %f83,[%d78];
add.f32 %f84,%f51,%f83;
vabsdiff4.u32.u32.u32.add %r156,%r120,%r55,%r152;
mov.b32 %f85,%r156;
add.f32 %f86,%f85,0fCB000000;
mul.f32 %f87,%f86,%f2;
fma.rn.f32 %f88,%f87,%f86,%f84;
ex2.approx.ftz.f32 %f89,%f88;
add.f32 %f28,%f89,%f28;
fma.rn.f32 %f24,%f89,%f34,%f24;
fma.rn.f32 %f23,%f89,%f36,%f23;
fma.rn.f32 %f22,%f89,%f38,%f22;
vabsdiff4.u32.u32.u32.add %r157,%r128,%r66,%r152;
mov.b32 %f90,%r157;
add.f32 %f91,%f90,0fCB000000;
mul.f32 %f92,%f91,%f2;
fma.rn.f32 %f93,%f92,%f91,%f84;
ex2.approx.ftz.f32 %f94,%f93;
add.f32 %f27,%f94,%f27;
fma.rn.f32 %f21,%f94,%f40,%f21;
fma.rn.f32 %f20,%f94,%f42,%f20;
fma.rn.f32 %f19,%f94,%f44,%f19;
vabsdiff4.u32.u32.u32.add %r158,%r132,%r77,%r152;
mov.b32 %f95,%r158;
add.f32 %f96,%f95,0fCB000000;
mul.f32 %f97,%f96,%f2;
fma.rn.f32 %f98,%f97,%f96,%f84;
ex2.approx.ftz.f32 %f99,%f98;
add.f32 %f26,%f99,%f26;
fma.rn.f32 %f18,%f99,%f46,%f18;
fma.rn.f32 %f17,%f99,%f48,%f17;
fma.rn.f32 %f16,%f99,%f50,%f16;
vabsdiff4.u32.u32.u32.add %r159,%r145,%r88,%r152;
mov.b32 %f100,%r159;
add.f32 %f101,%f100,0fCB000000;
mul.f32 %f102,%f101,%f2;
fma.rn.f32 %f103,%f102,%f101,%f84;
ex2.approx.ftz.f32 %f104,%f103;
add.f32 %f25,%f104,%f25;
fma.rn.f32 %f15,%f104,%f62,%f15;
fma.rn.f32 %f14,%f104,%f63,%f14;
fma.rn.f32 %f13,%f104,%f64,%f13;
setp.eq.s32 %p20,%r136,0;
@%p20 bra $34;
ld.shared.u32 %r120,[%d75+640];
mov.u32 %r139,30288;
mov.u32 %r138,1258291200;
prmt.b32 %r160,%r120,%r138,%r139;
mov.b32 %f105,%r160;
add.f32 %f34,%f105,0fCB000000;
mov.u32 %r141,30289;
prmt.b32 %r161,%r120,%r138,%r141;
mov.b32 %f106,%r161;
add.f32 %f36,%f106,0fCB000000;
mov.u32 %r143,30290;
prmt.b32 %r162,%r120,%r138,%r143;
mov.b32 %f107,%r162;
add.f32 %f38,%f107,0fCB000000;
ld.shared.f32 %f108,[%d78+4];
add.f32 %f109,%f51,%f108;
vabsdiff4.u32.u32.u32.add %r163,%r128,%r55,%r138;
mov.b32 %f110,%r163;
add.f32 %f111,%f110,0fCB000000;
mul.f32 %f112,%f111,%f2;
fma.rn.f32 %f113,%f112,%f111,%f109;
ex2.approx.ftz.f32 %f114,%f113;
add.f32 %f115,%f114,%f28;
fma.rn.f32 %f116,%f114,%f40,%f24;
fma.rn.f32 %f117,%f114,%f42,%f23;
fma.rn.f32 %f118,%f114,%f44,%f22;
vabsdiff4.u32.u32.u32.add %r164,%r132,%r66,%r138;
mov.b32 %f119,%r164;
add.f32 %f120,%f119,0fCB000000;
mul.f32 %f121,%f120,%f2;
fma.rn.f32 %f122,%f121,%f120,%f109;
ex2.approx.ftz.f32 %f123,%f122;
add.f32 %f124,%f123,%f27;
fma.rn.f32 %f125,%f123,%f46,%f21;
fma.rn.f32 %f126,%f123,%f48,%f20;
fma.rn.f32 %f127,%f123,%f50,%f19;
vabsdiff4.u32.u32.u32.add %r165,%r145,%r77,%r138;
mov.b32 %f128,%r165;
add.f32 %f129,%f128,0fCB000000;
mul.f32 %f130,%f129,%f2;
fma.rn.f32 %f131,%f130,%f129,%f109;
ex2.approx.ftz.f32 %f132,%f131;
add.f32 %f133,%f132,%f26;
fma.rn.f32 %f134,%f132,%f62,%f18;
fma.rn.f32 %f135,%f132,%f63,%f17;
fma.rn.f32 %f136,%f132,%f64,%f16;
vabsdiff4.u32.u32.u32.add %r166,%r120,%r88,%r138;
mov.b32 %f137,%r166;
add.f32 %f138,%f137,0fCB000000;
mul.f32 %f139,%f138,%f2;
fma.rn.f32 %f140,%f139,%f138,%f109;
ex2.approx.ftz.f32 %f141,%f140;
add.f32 %f142,%f141,%f25;
fma.rn.f32 %f143,%f141,%f34,%f15;
fma.rn.f32 %f144,%f141,%f36,%f14;
fma.rn.f32 %f145,%f141,%f38,%f13;
ld.shared.u32 %r128,[%d75+800];
prmt.b32 %r167,%r128,%r138,%r139;
mov.b32 %f146,%r167;
add.f32 %f40,%f146,0fCB000000;
prmt.b32 %r168,%r128,%r138,%r141;
mov.b32 %f147,%r168;
add.f32 %f42,%f147,0fCB000000;
prmt.b32 %r169,%r128,%r138,%r143;
mov.b32 %f148,%r169;
add.f32 %f44,%f148,0fCB000000;
ld.shared.f32 %f149,[%d78+8];
add.f32 %f150,%f51,%f149;
vabsdiff4.u32.u32.u32.add %r170,%r132,%r55,%r138;
mov.b32 %f151,%r170;
add.f32 %f152,%f151,0fCB000000;
mul.f32 %f153,%f152,%f2;
fma.rn.f32 %f154,%f153,%f152,%f150;
ex2.approx.ftz.f32 %f155,%f154;
add.f32 %f28,%f155,%f115;
fma.rn.f32 %f24,%f155,%f46,%f116;
fma.rn.f32 %f23,%f155,%f48,%f117;
fma.rn.f32 %f22,%f155,%f50,%f118;
vabsdiff4.u32.u32.u32.add %r171,%r145,%r66,%r138;
mov.b32 %f156,%r171;
add.f32 %f157,%f156,0fCB000000;
mul.f32 %f158,%f157,%f2;
fma.rn.f32 %f159,%f158,%f157,%f150;
ex2.approx.ftz.f32 %f160,%f159;
add.f32 %f27,%f160,%f124;
fma.rn.f32 %f21,%f160,%f62,%f125;
fma.rn.f32 %f20,%f160,%f63,%f126;
fma.rn.f32 %f19,%f160,%f64,%f127;
vabsdiff4.u32.u32.u32.add %r172,%r120,%r77,%r138;
mov.b32 %f161,%r172;
add.f32 %f162,%f161,0fCB000000;
mul.f32 %f163,%f162,%f2;
fma.rn.f32 %f164,%f163,%f162,%f150;
ex2.approx.ftz.f32 %f165,%f164;
add.f32 %f26,%f165,%f133;
fma.rn.f32 %f18,%f165,%f34,%f134;
fma.rn.f32 %f17,%f165,%f36,%f135;
fma.rn.f32 %f16,%f165,%f38,%f136;
vabsdiff4.u32.u32.u32.add %r173,%r128,%r88,%r138;
mov.b32 %f166,%r173;
add.f32 %f167,%f166,0fCB000000;
mul.f32 %f168,%f167,%f2;
fma.rn.f32 %f169,%f168,%f167,%f150;
ex2.approx.ftz.f32 %f170,%f169;
add.f32 %f25,%f170,%f142;
fma.rn.f32 %f15,%f170,%f40,%f143;
fma.rn.f32 %f14,%f170,%f42,%f144;
fma.rn.f32 %f13,%f170,%f44,%f145;
setp.eq.s32 %p21,%r136,2;
@%p21 bra $34;
bra.uni $33;
$34:
add.s32 %r174,%r11,8;
min.s32 %r175,%r174,%r9;
add.s32 %r109,%r110,1;
setp.lt.s32 %p22,%r110,%r175;
@%p22 bra $30;
$35:
add.s32 %r11,%r11,9;
setp.le.s32 %p23,%r11,%r9;
@%p23 bra $16;
$36:
setp.ge.s32 %p24,%r40,%r5;
@%p24 bra $42;
add.s32 %r176,%r17,%r44;
cvt.s64.s32 %d79,%r40;
mul.lo.s64 %d80,%d4,%d79;
setp.ge.s32 %p25,%r176,%r6;
@%p25 bra $42;
add.s32 %r177,%r17,%r44;
mov.f32 %f171,0f3F800000;
div.approx.f32 %f172,%f171,%f28;
cvt.s64.s32 %d81,%r177;
mul.lo.s64 %d82,%d5,%d81;
add.s64 %d83,%d82,%d80;
add.s64 %d84,%d20,%d83;
mul.f32 %f173,%f172,%f24;
cvt.rni.s32.f32 %r178,%f173;
max.s32 %r179,%r178,0;
min.s32 %r180,%r179,255;
st.u8 [%d84],%r180;
mul.f32 %f174,%f172,%f23;
cvt.rni.s32.f32 %r181,%f174;
max.s32 %r182,%r181,0;
min.s32 %r183,%r182,255;
add.s64 %d85,%d84,%d3;
st.u8 [%d85],%r183;
mul.f32 %f175,%f172,%f22;
cvt.rni.s32.f32 %r184,%f175;
max.s32 %r185,%r184,0;
min.s32 %r186,%r185,255;
add.s64 %d86,%d85,%d3;
st.u8 [%d86],%r186;
or.b32 %r187,%r177,1;
setp.ge.s32 %p26,%r187,%r6;
@%p26 bra $42;
add.s32 %r188,%r17,%r44;
div.approx.f32 %f176,%f171,%f27;
cvt.s64.s32 %d87,%r187;
mul.lo.s64 %d88,%d5,%d87;
add.s64 %d89,%d88,%d80;
add.s64 %d90,%d20,%d89;
mul.f32 %f177,%f176,%f21;
cvt.rni.s32.f32 %r189,%f177;
max.s32 %r190,%r189,0;
min.s32 %r191,%r190,255;
st.u8 [%d90],%r191;
mul.f32 %f178,%f176,%f20;
cvt.rni.s32.f32 %r192,%f178;
max.s32 %r193,%r192,0;
min.s32 %r194,%r193,255;
add.s64 %d91,%d90,%d3;
st.u8 [%d91],%r194;
mul.f32 %f179,%f176,%f19;
cvt.rni.s32.f32 %r195,%f179;
max.s32 %r196,%r195,0;
min.s32 %r197,%r196,255;
add.s64 %d92,%d91,%d3;
st.u8 [%d92],%r197;
or.b32 %r198,%r188,2;
setp.ge.s32 %p27,%r198,%r6;
@%p27 bra $42;
add.s32 %r199,%r17,%r44;
mov.f32 %f180,0f3F800000;
div.approx.f32 %f181,%f180,%f26;
cvt.s64.s32 %d93,%r198;
mul.lo.s64 %d94,%d5,%d93;
add.s64 %d95,%d94,%d80;
add.s64 %d96,%d20,%d95;
mul.f32 %f182,%f181,%f18;
cvt.rni.s32.f32 %r200,%f182;
max.s32 %r201,%r200,0;
min.s32 %r202,%r201,255;
st.u8 [%d96],%r202;
mul.f32 %f183,%f181,%f17;
cvt.rni.s32.f32 %r203,%f183;
max.s32 %r204,%r203,0;
min.s32 %r205,%r204,255;
add.s64 %d97,%d96,%d3;
st.u8 [%d97],%r205;
mul.f32 %f184,%f181,%f16;
cvt.rni.s32.f32 %r206,%f184;
max.s32 %r207,%r206,0;
min.s32 %r208,%r207,255;
add.s64 %d98,%d97,%d3;
st.u8 [%d98],%r208;
or.b32 %r209,%r199,3;
setp.ge.s32 %p28,%r209,%r6;
@%p28 bra $42;
div.approx.f32 %f185,%f180,%f25;
cvt.s64.s32 %d99,%r209;
mul.lo.s64 %d100,%d5,%d99;
add.s64 %d101,%d100,%d80;
add.s64 %d102,%d20,%d101;
mul.f32 %f186,%f185,%f15;
cvt.rni.s32.f32 %r210,%f186;
max.s32 %r211,%r210,0;
min.s32 %r212,%r211,255;
st.u8 [%d102],%r212;
mul.f32 %f187,%f185,%f14;
cvt.rni.s32.f32 %r213,%f187;
max.s32 %r214,%r213,0;
min.s32 %r215,%r214,255;
add.s64 %d103,%d102,%d3;
st.u8 [%d103],%r215;
mul.f32 %f188,%f185,%f13;
cvt.rni.s32.f32 %r216,%f188;
max.s32 %r217,%r216,0;
min.s32 %r218,%r217,255;
add.s64 %d104,%d103,%d3;
st.u8 [%d104],%r218;
$42:
ret;
}
.visible .entry bilateral_u8_4(
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
.reg .pred %p<33>;
.reg .f32 %f<213>;
.reg .b32 %r<254>;
.reg .b64 %d<161>;
.shared .align 4 .b8 z5[45760];
.shared .align 4 .b8 z6[1020];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
ld.param.f32 %f1,[p5];
ld.param.f32 %f2,[p6];
ld.param.u32 %r10,[p7];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
neg.s32 %r11,%r9;
mov.u32 %r12,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r12,40;
add.s64 %d13,%d11,%d12;
ld.global.v2.u32 {%r1,%r2},[%d13+32];
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r12;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r12,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r5,%r6},[%d19+32];
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r12;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r13,%tid.x;
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%ctaid.y;
shl.b32 %r17,%r16,5;
setp.ge.s32 %p3,%r15,%r5;
setp.ge.s32 %p4,%r17,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $112;
mov.u32 %r18,%tid.y;
shl.b32 %r19,%r18,5;
add.s32 %r20,%r19,%r13;
shl.b32 %r21,%r9,1;
setp.gt.s32 %p6,%r20,%r21;
@%p6 bra $14;
sub.s32 %r22,%r21,%r13;
sub.s32 %r23,%r22,%r19;
shr.u32 %r24,%r23,8;
add.s32 %r25,%r24,1;
and.b32 %r26,%r25,3;
setp.eq.s32 %p7,%r26,0;
@%p7 bra $11;
mul.wide.s32 %d23,%r20,4;
mov.u64 %d24,z6;
add.s64 %d25,%d24,%d23;
sub.s32 %r27,%r20,%r9;
$10:
.pragma "nounroll";
mul.lo.s32 %r28,%r27,%r27;
cvt.rn.f32.s32 %f3,%r28;
mul.f32 %f4,%f3,%f1;
st.shared.f32 [%d25],%f4;
add.s32 %r20,%r20,256;
add.s64 %d25,%d25,1024;
add.s32 %r27,%r27,256;
add.s32 %r26,%r26,-1;
setp.ne.s32 %p8,%r26,0;
@%p8 bra $10;
$11:
setp.lt.u32 %p9,%r23,768;
@%p9 bra $14;
add.s32 %r29,%r20,768;
sub.s32 %r30,%r29,%r9;
mov.u32 %r31,256;
sub.s32 %r32,%r31,%r9;
mul.wide.s32 %d26,%r20,4;
mov.u64 %d27,z6;
add.s64 %d28,%d27,%d26;
add.s64 %d29,%d28,2048;
$13:
add.s32 %r33,%r30,-768;
mul.lo.s32 %r34,%r33,%r33;
cvt.rn.f32.s32 %f5,%r34;
mul.f32 %f6,%f5,%f1;
st.shared.f32 [%d29+-2048],%f6;
add.s32 %r35,%r32,%r20;
mul.lo.s32 %r36,%r35,%r35;
cvt.rn.f32.s32 %f7,%r36;
mul.f32 %f8,%f7,%f1;
st.shared.f32 [%d29+-1024],%f8;
add.s32 %r37,%r30,-256;
mul.lo.s32 %r38,%r37,%r37;
cvt.rn.f32.s32 %f9,%r38;
mul.f32 %f10,%f9,%f1;
st.shared.f32 [%d29],%f10;
mul.lo.s32 %r39,%r30,%r30;
cvt.rn.f32.s32 %f11,%r39;
mul.f32 %f12,%f11,%f1;
st.shared.f32 [%d29+1024],%f12;
add.s32 %r30,%r30,1024;
add.s64 %d29,%d29,4096;
add.s32 %r20,%r20,1024;
setp.le.s32 %p10,%r20,%r21;
@%p10 bra $13;
$14:
add.s32 %r40,%r15,%r13;
add.s32 %r41,%r1,-1;
min.s32 %r42,%r40,%r41;
cvt.s64.s32 %d30,%r42;
mul.lo.s64 %d31,%d8,%d30;
add.s32 %r43,%r2,-1;
shl.b32 %r44,%r18,2;
add.s32 %r45,%r17,%r44;
min.s32 %r46,%r45,%r43;
cvt.s64.s32 %d32,%r46;
mul.lo.s64 %d33,%d9,%d32;
add.s64 %d34,%d33,%d31;
setp.lt.s32 %p11,%r7,1;
mov.u32 %r47,0;
@%p11 bra $16;
add.s64 %d35,%d14,%d34;
ld.global.nc.u8 %r48,[%d35];
and.b32 %r47,%r48,255;
$16:
setp.lt.s32 %p12,%r7,2;
@%p12 bra $18;
add.s64 %d36,%d34,%d7;
add.s64 %d37,%d14,%d36;
ld.global.nc.u8 %r49,[%d37];
shl.b32 %r50,%r49,8;
and.b32 %r51,%r50,65280;
or.b32 %r47,%r51,%r47;
$18:
setp.lt.s32 %p13,%r7,3;
@%p13 bra $20;
shl.b64 %d38,%d7,1;
add.s64 %d39,%d34,%d38;
add.s64 %d40,%d14,%d39;
ld.global.nc.u8 %r52,[%d40];
shl.b32 %r53,%r52,16;
and.b32 %r54,%r53,16711680;
or.b32 %r47,%r54,%r47;
$20:
setp.lt.s32 %p14,%r7,4;
@%p14 bra $22;
mul.lo.s64 %d41,%d7,3;
add.s64 %d42,%d34,%d41;
add.s64 %d43,%d14,%d42;
ld.global.nc.u8 %r55,[%d43];
shl.b32 %r56,%r55,24;
or.b32 %r47,%r56,%r47;
$22:
add.s32 %r57,%r45,1;
min.s32 %r58,%r57,%r43;
cvt.s64.s32 %d44,%r58;
mul.lo.s64 %d45,%d9,%d44;
add.s64 %d46,%d45,%d31;
mov.u32 %r59,0;
@%p11 bra $24;
add.s64 %d47,%d14,%d46;
ld.global.nc.u8 %r60,[%d47];
and.b32 %r59,%r60,255;
$24:
@%p12 bra $26;
add.s64 %d48,%d46,%d7;
add.s64 %d49,%d14,%d48;
ld.global.nc.u8 %r61,[%d49];
shl.b32 %r62,%r61,8;
and.b32 %r63,%r62,65280;
or.b32 %r59,%r63,%r59;
$26:
@%p13 bra $28;
shl.b64 %d50,%d7,1;
add.s64 %d51,%d46,%d50;
add.s64 %d52,%d14,%d51;
ld.global.nc.u8 %r64,[%d52];
shl.b32 %r65,%r64,16;
and.b32 %r66,%r65,16711680;
or.b32 %r59,%r66,%r59;
$28:
@%p14 bra $30;
mul.lo.s64 %d53,%d7,3;
add.s64 %d54,%d46,%d53;
add.s64 %d55,%d14,%d54;
ld.global.nc.u8 %r67,[%d55];
shl.b32 %r68,%r67,24;
or.b32 %r59,%r68,%r59;
$30:
add.s32 %r69,%r45,2;
min.s32 %r70,%r69,%r43;
cvt.s64.s32 %d56,%r70;
mul.lo.s64 %d57,%d9,%d56;
add.s64 %d58,%d57,%d31;
mov.u32 %r71,0;
@%p11 bra $32;
add.s64 %d59,%d14,%d58;
ld.global.nc.u8 %r72,[%d59];
and.b32 %r71,%r72,255;
$32:
@%p12 bra $34;
add.s64 %d60,%d58,%d7;
add.s64 %d61,%d14,%d60;
ld.global.nc.u8 %r73,[%d61];
shl.b32 %r74,%r73,8;
and.b32 %r75,%r74,65280;
or.b32 %r71,%r75,%r71;
$34:
@%p13 bra $36;
shl.b64 %d62,%d7,1;
add.s64 %d63,%d58,%d62;
add.s64 %d64,%d14,%d63;
ld.global.nc.u8 %r76,[%d64];
shl.b32 %r77,%r76,16;
and.b32 %r78,%r77,16711680;
or.b32 %r71,%r78,%r71;
$36:
@%p14 bra $38;
mul.lo.s64 %d65,%d7,3;
add.s64 %d66,%d58,%d65;
add.s64 %d67,%d14,%d66;
ld.global.nc.u8 %r79,[%d67];
shl.b32 %r80,%r79,24;
or.b32 %r71,%r80,%r71;
$38:
add.s32 %r81,%r45,3;
min.s32 %r82,%r81,%r43;
cvt.s64.s32 %d68,%r82;
mul.lo.s64 %d69,%d9,%d68;
add.s64 %d70,%d69,%d31;
mov.u32 %r83,0;
@%p11 bra $40;
add.s64 %d71,%d14,%d70;
ld.global.nc.u8 %r84,[%d71];
and.b32 %r83,%r84,255;
$40:
@%p12 bra $42;
add.s64 %d72,%d70,%d7;
add.s64 %d73,%d14,%d72;
ld.global.nc.u8 %r85,[%d73];
shl.b32 %r86,%r85,8;
and.b32 %r87,%r86,65280;
or.b32 %r83,%r87,%r83;
$42:
@%p13 bra $44;
shl.b64 %d74,%d7,1;
add.s64 %d75,%d70,%d74;
add.s64 %d76,%d14,%d75;
ld.global.nc.u8 %r88,[%d76];
shl.b32 %r89,%r88,16;
and.b32 %r90,%r89,16711680;
or.b32 %r83,%r90,%r83;
$44:
@%p14 bra $46;
mul.lo.s64 %d77,%d7,3;
add.s64 %d78,%d70,%d77;
add.s64 %d79,%d14,%d78;
ld.global.nc.u8 %r91,[%d79];
shl.b32 %r92,%r91,24;
or.b32 %r83,%r92,%r83;
$46:
setp.gt.s32 %p15,%r11,%r9;
mov.f32 %f13,0f00000000;
mov.f32 %f14,%f13;
mov.f32 %f15,%f13;
mov.f32 %f16,%f13;
mov.f32 %f17,%f13;
mov.f32 %f18,%f13;
mov.f32 %f19,%f13;
mov.f32 %f20,%f13;
mov.f32 %f21,%f13;
mov.f32 %f22,%f13;
mov.f32 %f23,%f13;
mov.f32 %f24,%f13;
mov.f32 %f25,%f13;
mov.f32 %f26,%f13;
mov.f32 %f27,%f13;
mov.f32 %f28,%f13;
mov.f32 %f29,%f13;
mov.f32 %f30,%f13;
mov.f32 %f31,%f13;
mov.f32 %f32,%f13;
@%p15 bra $75;
add.s32 %r93,%r21,32;
$48:
.pragma "nounroll";
setp.ge.s32 %p16,%r18,%r93;
bar.sync 0;
@%p16 bra $67;
add.s32 %r94,%r11,%r15;
sub.s32 %r95,%r17,%r9;
mov.u32 %r96,%r18;
$50:
.pragma "nounroll";
add.s32 %r97,%r95,%r96;
setp.lt.u32 %p17,%r97,%r2;
@%p17 bra $52;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r97;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r10;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r97,[retval0+0];
}
$52:
setp.gt.s32 %p18,%r13,39;
@%p18 bra $66;
cvt.s64.s32 %d80,%r97;
mul.lo.s64 %d81,%d9,%d80;
cvt.s64.s32 %d82,%r96;
mov.u32 %r98,%r13;
$54:
.pragma "nounroll";
mov.u32 %r99,%r98;
add.s32 %r100,%r94,%r99;
setp.lt.u32 %p19,%r100,%r1;
@%p19 bra $56;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r100;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r10;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r100,[retval0+0];
}
$56:
or.b32 %r101,%r100,%r97;
setp.lt.s32 %p20,%r101,0;
mov.u32 %r102,0;
@%p20 bra $65;
mov.u32 %r102,0;
cvt.s64.s32 %d83,%r100;
mul.lo.s64 %d84,%d8,%d83;
add.s64 %d85,%d84,%d81;
@%p11 bra $59;
add.s64 %d86,%d14,%d85;
ld.global.nc.u8 %r103,[%d86];
and.b32 %r102,%r103,255;
$59:
@%p12 bra $61;
add.s64 %d87,%d85,%d7;
add.s64 %d88,%d14,%d87;
ld.global.nc.u8 %r104,[%d88];
shl.b32 %r105,%r104,8;
and.b32 %r106,%r105,65280;
or.b32 %r102,%r106,%r102;
$61:
@%p13 bra $63;
shl.b64 %d89,%d7,1;
add.s64 %d90,%d85,%d89;
add.s64 %d91,%d14,%d90;
ld.global.nc.u8 %r107,[%d91];
shl.b32 %r108,%r107,16;
and.b32 %r109,%r108,16711680;
or.b32 %r102,%r109,%r102;
$63:
@%p14 bra $65;
mul.lo.s64 %d92,%d7,3;
add.s64 %d93,%d85,%d92;
add.s64 %d94,%d14,%d93;
ld.global.nc.u8 %r110,[%d94];
shl.b32 %r111,%r110,24;
or.b32 %r102,%r111,%r102;
$65:
mul.lo.s64 %d95,%d82,160;
mov.u64 %d96,z5;
add.s64 %d97,%d96,%d95;
mul.wide.s32 %d98,%r99,4;
add.s64 %d99,%d97,%d98;
st.shared.u32 [%d99],%r102;
add.s32 %r98,%r99,32;
setp.lt.s32 %p21,%r99,8;
@%p21 bra $54;
$66:
add.s32 %r96,%r96,8;
setp.lt.s32 %p22,%r96,%r93;
@%p22 bra $50;
$67:
bar.sync 0;
add.s32 %r112,%r11,8;
min.s32 %r113,%r112,%r9;
setp.gt.s32 %p23,%r11,%r113;
@%p23 bra $74;
mov.u32 %r114,%r11;
$69:
.pragma "nounroll";
mov.u32 %r115,%r114;
mul.lo.s32 %r116,%r9,%r9;
mul.lo.s32 %r117,%r115,%r115;
sub.s32 %r118,%r116,%r117;
cvt.rn.f32.s32 %f33,%r118;
sqrt.rn.f32 %f34,%f33;
cvt.rzi.s32.f32 %r119,%f34;
neg.s32 %r120,%r119;
cvt.rn.f32.s32 %f35,%r117;
add.s32 %r121,%r44,%r9;
sub.s32 %r122,%r121,%r119;
sub.s32 %r123,%r13,%r11;
add.s32 %r124,%r123,%r115;
cvt.s64.s32 %d100,%r120;
cvt.s64.s32 %d101,%r9;
add.s64 %d102,%d100,%d101;
mul.wide.s32 %d103,%r122,160;
mov.u64 %d104,z5;
add.s64 %d105,%d104,%d103;
mul.wide.s32 %d106,%r124,4;
add.s64 %d107,%d105,%d106;
ld.shared.u32 %r125,[%d107];
mov.u32 %r126,30288;
mov.u32 %r127,1258291200;
prmt.b32 %r128,%r125,%r127,%r126;
mov.b32 %f36,%r128;
add.f32 %f37,%f36,0fCB000000;
mov.u32 %r129,30289;
prmt.b32 %r130,%r125,%r127,%r129;
mov.b32 %f38,%r130;
add.f32 %f39,%f38,0fCB000000;
mov.u32 %r131,30290;
prmt.b32 %r132,%r125,%r127,%r131;
mov.b32 %f40,%r132;
add.f32 %f41,%f40,0fCB000000;
mov.u32 %r133,30291;
prmt.b32 %r134,%r125,%r127,%r133;
mov.b32 %f42,%r134;
add.f32 %f43,%f42,0fCB000000;
ld.shared.u32 %r135,[%d107+160];
prmt.b32 %r136,%r135,%r127,%r126;
mov.b32 %f44,%r136;
add.f32 %f45,%f44,0fCB000000;
prmt.b32 %r137,%r135,%r127,%r129;
mov.b32 %f46,%r137;
add.f32 %f47,%f46,0fCB000000;
prmt.b32 %r138,%r135,%r127,%r131;
mov.b32 %f48,%r138;
add.f32 %f49,%f48,0fCB000000;
prmt.b32 %r139,%r135,%r127,%r133;
mov.b32 %f50,%r139;
add.f32 %f51,%f50,0fCB000000;
ld.shared.u32 %r140,[%d107+320];
prmt.b32 %r141,%r140,%r127,%r126;
mov.b32 %f52,%r141;
add.f32 %f53,%f52,0fCB000000;
prmt.b32 %r142,%r140,%r127,%r129;
mov.b32 %f54,%r142;
add.f32 %f55,%f54,0fCB000000;
prmt.b32 %r143,%r140,%r127,%r131;
mov.b32 %f56,%r143;
add.f32 %f57,%f56,0fCB000000;
prmt.b32 %r144,%r140,%r127,%r133;
mov.b32 %f58,%r144;
add.f32 %f59,%f58,0fCB000000;
mul.f32 %f60,%f35,%f1;
shl.b64 %d108,%d102,2;
mov.u64 %d109,z6;
add.s64 %d110,%d109,%d108;
shl.b32 %r145,%r119,1;
bra.uni $70;
$72:
ld.shared.u32 %r140,[%d107+960];
prmt.b32 %r146,%r140,%r147,%r148;
mov.b32 %f61,%r146;
add.f32 %f53,%f61,0fCB000000;
prmt.b32 %r149,%r140,%r147,%r150;
mov.b32 %f62,%r149;
add.f32 %f55,%f62,0fCB000000;
prmt.b32 %r151,%r140,%r147,%r152;
mov.b32 %f63,%r151;
add.f32 %f57,%f63,0fCB000000;
prmt.b32 %r153,%r140,%r147,%r154;
mov.b32 %f64,%r153;
add.f32 %f59,%f64,0fCB000000;
ld.shared.f32 %f65,[%d110+12];
add.f32 %f66,%f60,%f65;
vabsdiff4.u32.u32.u32.add %r155,%r156,%r47,%r147;
mov.b32 %f67,%r155;
add.f32 %f68,%f67,0fCB000000;
mul.f32 %f69,%f68,%f2;
fma.rn.f32 %f70,%f69,%f68,%f66;
ex2.approx.ftz.f32 %f71,%f70;
add.f32 %f32,%f71,%f32;
fma.rn.f32 %f28,%f71,%f72,%f28;
fma.rn.f32 %f27,%f71,%f73,%f27;
fma.rn.f32 %f26,%f71,%f74,%f26;
fma.rn.f32 %f25,%f71,%f75,%f25;
vabsdiff4.u32.u32.u32.add %r157,%r125,%r59,%r147;
mov.b32 %f76,%r157;
add.f32 %f77,%f76,0fCB000000;
mul.f32 %f78,%f77,%f2;
fma.rn.f32 %f79,%f78,%f77,%f66;
ex2.approx.ftz.f32 %f80,%f79;
add.f32 %f31,%f80,%f31;
fma.rn.f32 %f24,%f80,%f37,%f24;
fma.rn.f32 %f23,%f80,%f39,%f23;
fma.rn.f32 %f22,%f80,%f41,%f22;
fma.rn.f32 %f21,%f80,%f43,%f21;
vabsdiff4.u32.u32.u32.add %r158,%r135,%r71,%r147;
mov.b32 %f81,%r158;
add.f32 %f82,%f81,0fCB000000;
mul.f32 %f83,%f82,%f2;
fma.rn.f32 %f84,%f83,%f82,%f66;
ex2.approx.ftz.f32 %f85,%f84;
add.f32 %f30,%f85,%f30;
fma.rn.f32 %f20,%f85,%f45,%f20;
fma.rn.f32 %f19,%f85,%f47,%f19;
fma.rn.f32 %f18,%f85,%f49,%f18;
fma.rn.f32 %f17,%f85,%f51,%f17;
vabsdiff4.u32.u32.u32.add %r159,%r140,%r83,%r147;
mov.b32 %f86,%r159;
add.f32 %f87,%f86,0fCB000000;
mul.f32 %f88,%f87,%f2;
fma.rn.f32 %f89,%f88,%f87,%f66;
ex2.approx.ftz.f32 %f90,%f89;
add.f32 %f29,%f90,%f29;
fma.rn.f32 %f16,%f90,%f53,%f16;
fma.rn.f32 %f15,%f90,%f55,%f15;
fma.rn.f32 %f14,%f90,%f57,%f14;
fma.rn.f32 %f13,%f90,%f59,%f13;
add.s32 %r145,%r145,-4;
add.s64 %d110,%d110,16;
add.s64 %d107,%d107,640;
$70:
mov.u32 %r160,30291;
mov.u32 %r161,30290;
mov.u32 %r162,30289;
mov.u32 %r163,30288;
mov.u32 %r164,1258291200;
ld.shared.u32 %r156,[%d107+480];
prmt.b32 %r165,%r156,%r164,%r163;
mov.b32 %f91,%r165;
add.f32 %f72,%f91,0fCB000000;
prmt.b32 %r166,%r156,%r164,%r162;
mov.b32 %f92,%r166;
add.f32 %f73,%f92,0fCB000000;
prmt.b32 %r167,%r156,%r164,%r161;
mov.b32 %f93,%r167;
add.f32 %f74,%f93,0fCB000000;
prmt.b32 %r168,%r156,%r164,%r160;
mov.b32 %f94,%r168;
add.f32 %f75,%f94,0fCB000000;
ld.shared.f32 %f95,[%d110];
add.f32 %f96,%f60,%f95;
vabsdiff4.u32.u32.u32.add %r169,%r125,%r47,%r164;
mov.b32 %f97,%r169;
add.f32 %f98,%f97,0fCB000000;
mul.f32 %f99,%f98,%f2;
fma.rn.f32 %f100,%f99,%f98,%f96;
ex2.approx.ftz.f32 %f101,%f100;
add.f32 %f32,%f101,%f32;
fma.rn.f32 %f28,%f101,%f37,%f28;
fma.rn.f32 %f27,%f101,%f39,%f27;
fma.rn.f32 %f26,%f101,%f41,%f26;
fma.rn.f32 %f25,%f101,%f43,%f25;
vabsdiff4.u32.u32.u32.add %r170,%r135,%r59,%r164;
mov.b32 %f102,%r170;
add.f32 %f103,%f102,0fCB000000;
mul.f32 %f104,%f103,%f2;
fma.rn.f32 %f105,%f104,%f103,%f96;
ex2.approx.ftz.f32 %f106,%f105;
add.f32 %f31,%f106,%f31;
fma.rn.f32 %f24,%f106,%f45,%f24;
fma.rn.f32 %f23,%f106,%f47,%f23;
fma.rn.f32 %f22,%f106,%f49,%f22;
fma.rn.f32 %f21,%f106,%f51,%f21;
vabsdiff4.u32.u32.u32.add %r171,%r140,%r71,%r164;
mov.b32 %f107,%r171;
add.f32 %f108,%f107,0fCB000000;
mul.f32 %f109,%f108,%f2;
fma.rn.f32 %f110,%f109,%f108,%f96;
ex2.approx.ftz.f32 %f111,%f110;
add.f32 %f30,%f111,%f30;
fma.rn.f32 %f20,%f111,%f53,%f20;
fma.rn.f32 %f19,%f111,%f55,%f19;
fma.rn.f32 %f18,%f111,%f57,%f18;
fma.rn.f32 %f17,%f111,%f59,%f17;
vabsdiff4.u32.u32.u32.add %r172,%r156,%r83,%r164;
mov.b32 %f112,%r172;
add.f32 %f113,%f112,0fCB000000;
mul.f32 %f114,%f113,%f2;
fma.rn.f32 %f115,%f114,%f113,%f96;
ex2.approx.ftz.f32 %f116,%f115;
add.f32 %f29,%f116,%f29;
fma.rn.f32 %f16,%f116,%f72,%f16;
fma.rn.f32 %f15,%f116,%f73,%f15;
fma.rn.f32 %f14,%f116,%f74,%f14;
fma.rn.f32 %f13,%f116,%f75,%f13;
setp.eq.s32 %p24,%r145,0;
@%p24 bra $73;
ld.shared.u32 %r125,[%d107+640];
mov.u32 %r148,30288;
mov.u32 %r147,1258291200;
prmt.b32 %r173,%r125,%r147,%r148;
mov.b32 %f117,%r173;
add.f32 %f37,%f117,0fCB000000;
mov.u32 %r150,30289;
prmt.b32 %r174,%r125,%r147,%r150;
mov.b32 %f118,%r174;
add.f32 %f39,%f118,0fCB000000;
mov.u32 %r152,30290;
prmt.b32 %r175,%r125,%r147,%r152;
mov.b32 %f119,%r175;
add.f32 %f41,%f119,0fCB000000;
mov.u32 %r154,30291;
prmt.b32 %r176,%r125,%r147,%r154;
mov.b32 %f120,%r176;
add.f32 %f43,%f120,0fCB000000;
ld.shared.f32 %f121,[%d110+4];
add.f32 %f122,%f60,%f121;
vabsdiff4.u32.u32.u32.add %r177,%r135,%r47,%r147;
mov.b32 %f123,%r177;
add.f32 %f124,%f123,0fCB000000;
mul.f32 %f125,%f124,%f2;
fma.rn.f32 %f126,%f125,%f124,%f122;
ex2.approx.ftz.f32 %f127,%f126;
add.f32 %f128,%f127,%f32;
fma.rn.f32 %f129,%f127,%f45,%f28;
fma.rn.f32 %f130,%f127,%f47,%f27;
fma.rn.f32 %f131,%f127,%f49,%f26;
fma.rn.f32 %f132,%f127,%f51,%f25;
vabsdiff4.u32.u32.u32.add %r178,%r140,%r59,%r147;
mov.b32 %f133,%r178;
add.f32 %f134,%f133,0fCB000000;
mul.f32 %f135,%f134,%f2;
fma.rn.f32 %f136,%f135,%f134,%f122;
ex2.approx.ftz.f32 %f137,%f136;
add.f32 %f138,%f137,%f31;
fma.rn.f32 %f139,%f137,%f53,%f24;
fma.rn.f32 %f140,%f137,%f55,%f23;
fma.rn.f32 %f141,%f137,%f57,%f22;
fma.rn.f32 %f142,%f137,%f59,%f21;
vabsdiff4.u32.u32.u32.add %r179,%r156,%r71,%r147;
mov.b32 %f143,%r179;
add.f32 %f144,%f143,0fCB000000;
mul.f32 %f145,%f144,%f2;
fma.rn.f32 %f146,%f145,%f144,%f122;
ex2.approx.ftz.f32 %f147,%f146;
add.f32 %f148,%f147,%f30;
fma.rn.f32 %f149,%f147,%f72,%f20;
fma.rn.f32 %f150,%f147,%f73,%f19;
fma.rn.f32 %f151,%f147,%f74,%f18;
fma.rn.f32 %f152,%f147,%f75,%f17;
vabsdiff4.u32.u32.u32.add %r180,%r125,%r83,%r147;
mov.b32 %f153,%r180;
add.f32 %f154,%f153,0fCB000000;
mul.f32 %f155,%f154,%f2;
fma.rn.f32 %f156,%f155,%f154,%f122;
ex2.approx.ftz.f32 %f157,%f156;
add.f32 %f158,%f157,%f29;
fma.rn.f32 %f159,%f157,%f37,%f16;
fma.rn.f32 %f160,%f157,%f39,%f15;
fma.rn.f32 %f161,%f157,%f41,%f14;
fma.rn.f32 %f162,%f157,%f43,%f13;
ld.shared.u32 %r135,[%d107+800];
prmt.b32 %r181,%r135,%r147,%r148;
mov.b32 %f163,%r181;
add.f32 %f45,%f163,0fCB000000;
prmt.b32 %r182,%r135,%r147,%r150;
mov.b32 %f164,%r182;
add.f32 %f47,%f164,0fCB000000;
prmt.b32 %r183,%r135,%r147,%r152;
mov.b32 %f165,%r183;
add.f32 %f49,%f165,0fCB000000;
prmt.b32 %r184,%r135,%r147,%r154;
mov.b32 %f166,%r184;
add.f32 %f51,%f166,0fCB000000;
ld.shared.f32 %f167,[%d110+8];
add.f32 %f168,%f60,%f167;
vabsdiff4.u32.u32.u32.add %r185,%r140,%r47,%r147;
mov.b32 %f169,%r185;
add.f32 %f170,%f169,0fCB000000;
mul.f32 %f171,%f170,%f2;
fma.rn.f32 %f172,%f171,%f170,%f168;
ex2.approx.ftz.f32 %f173,%f172;
add.f32 %f32,%f173,%f128;
fma.rn.f32 %f28,%f173,%f53,%f129;
fma.rn.f32 %f27,%f173,%f55,%f130;
fma.rn.f32 %f26,%f173,%f57,%f131;
fma.rn.f32 %f25,%f173,%f59,%f132;
vabsdiff4.u32.u32.u32.add %r186,%r156,%r59,%r147;
mov.b32 %f174,%r186;
add.f32 %f175,%f174,0fCB000000;
mul.f32 %f176,%f175,%f2;
fma.rn.f32 %f177,%f176,%f175,%f168;
ex2.approx.ftz.f32 %f178,%f177;
add.f32 %f31,%f178,%f138;
fma.rn.f32 %f24,%f178,%f72,%f139;
fma.rn.f32 %f23,%f178,%f73,%f140;
fma.rn.f32 %f22,%f178,%f74,%f141;
fma.rn.f32 %f21,%f178,%f75,%f142;
vabsdiff4.u32.u32.u32.add %r187,%r125,%r71,%r147;
mov.b32 %f179,%r187;
add.f32 %f180,%f179,0fCB000000;
mul.f32 %f181,%f180,%f2;
fma.rn.f32 %f182,%f181,%f180,%f168;
ex2.approx.ftz.f32 %f183,%f182;
add.f32 %f30,%f183,%f148;
fma.rn.f32 %f20,%f183,%f37,%f149;
fma.rn.f32 %f19,%f183,%f39,%f150;
fma.rn.f32 %f18,%f183,%f41,%f151;
fma.rn.f32 %f17,%f183,%f43,%f152;
vabsdiff4.u32.u32.u32.add %r188,%r135,%r83,%r147;
mov.b32 %f184,%r188;
add.f32 %f185,%f184,0fCB000000;
mul.f32 %f186,%f185,%f2;
fma.rn.f32 %f187,%f186,%f185,%f168;
ex2.approx.ftz.f32 %f188,%f187;
add.f32 %f29,%f188,%f158;
fma.rn.f32 %f16,%f188,%f45,%f159;
fma.rn.f32 %f15,%f188,%f47,%f160;
fma.rn.f32 %f14,%f188,%f49,%f161;
fma.rn.f32 %f13,%f188,%f51,%f162;
setp.eq.s32 %p25,%r145,2;
@%p25 bra $73;
bra.uni $72;
$73:
add.s32 %r189,%r11,8;
min.s32 %r190,%r189,%r9;
add.s32 %r114,%r115,1;
setp.lt.s32 %p26,%r115,%r190;
@%p26 bra $69;
$74:
add.s32 %r11,%r11,9;
setp.le.s32 %p27,%r11,%r9;
@%p27 bra $48;
$75:
add.s32 %r191,%r15,%r13;
setp.ge.s32 %p28,%r191,%r5;
@%p28 bra $112;
add.s32 %r192,%r15,%r13;
shl.b32 %r193,%r18,2;
add.s32 %r194,%r17,%r193;
cvt.s64.s32 %d111,%r192;
mul.lo.s64 %d112,%d4,%d111;
setp.ge.s32 %p29,%r194,%r6;
@%p29 bra $112;
shl.b32 %r195,%r18,2;
add.s32 %r196,%r17,%r195;
mov.f32 %f189,0f3F800000;
div.approx.f32 %f190,%f189,%f32;
cvt.s64.s32 %d113,%r196;
mul.lo.s64 %d114,%d5,%d113;
add.s64 %d115,%d114,%d112;
@%p11 bra $79;
add.s64 %d116,%d20,%d115;
mul.f32 %f191,%f190,%f28;
cvt.rni.s32.f32 %r197,%f191;
max.s32 %r198,%r197,0;
min.s32 %r199,%r198,255;
st.u8 [%d116],%r199;
$79:
@%p12 bra $81;
add.s64 %d117,%d115,%d3;
add.s64 %d118,%d20,%d117;
mul.f32 %f192,%f190,%f27;
cvt.rni.s32.f32 %r200,%f192;
max.s32 %r201,%r200,0;
min.s32 %r202,%r201,255;
st.u8 [%d118],%r202;
$81:
@%p13 bra $83;
shl.b64 %d119,%d3,1;
add.s64 %d120,%d115,%d119;
add.s64 %d121,%d20,%d120;
mul.f32 %f193,%f190,%f26;
cvt.rni.s32.f32 %r203,%f193;
max.s32 %r204,%r203,0;
min.s32 %r205,%r204,255;
st.u8 [%d121],%r205;
$83:
@%p14 bra $85;
mul.lo.s64 %d122,%d3,3;
add.s64 %d123,%d115,%d122;
add.s64 %d124,%d20,%d123;
mul.f32 %f194,%f190,%f25;
cvt.rni.s32.f32 %r206,%f194;
max.s32 %r207,%r206,0;
min.s32 %r208,%r207,255;
st.u8 [%d124],%r208;
$85:
shl.b32 %r209,%r18,2;
add.s32 %r210,%r17,%r209;
or.b32 %r211,%r210,1;
setp.ge.s32 %p30,%r211,%r6;
@%p30 bra $112;
mov.f32 %f195,0f3F800000;
div.approx.f32 %f196,%f195,%f31;
cvt.s64.s32 %d125,%r211;
mul.lo.s64 %d126,%d5,%d125;
add.s64 %d127,%d126,%d112;
@%p11 bra $88;
add.s64 %d128,%d20,%d127;
mul.f32 %f197,%f196,%f24;
cvt.rni.s32.f32 %r212,%f197;
max.s32 %r213,%r212,0;
min.s32 %r214,%r213,255;
st.u8 [%d128],%r214;
$88:
@%p12 bra $90;
add.s64 %d129,%d127,%d3;
add.s64 %d130,%d20,%d129;
mul.f32 %f198,%f196,%f23;
cvt.rni.s32.f32 %r215,%f198;
max.s32 %r216,%r215,0;
min.s32 %r217,%r216,255;
st.u8 [%d130],%r217;
$90:
@%p13 bra $92;
shl.b64 %d131,%d3,1;
add.s64 %d132,%d127,%d131;
add.s64 %d133,%d20,%d132;
mul.f32 %f199,%f196,%f22;
cvt.rni.s32.f32 %r218,%f199;
max.s32 %r219,%r218,0;
min.s32 %r220,%r219,255;
st.u8 [%d133],%r220;
$92:
@%p14 bra $94;
mul.lo.s64 %d134,%d3,3;
add.s64 %d135,%d127,%d134;
add.s64 %d136,%d20,%d135;
mul.f32 %f200,%f196,%f21;
cvt.rni.s32.f32 %r221,%f200;
max.s32 %r222,%r221,0;
min.s32 %r223,%r222,255;
st.u8 [%d136],%r223;
$94:
shl.b32 %r224,%r18,2;
add.s32 %r225,%r17,%r224;
or.b32 %r226,%r225,2;
setp.ge.s32 %p31,%r226,%r6;
@%p31 bra $112;
mov.f32 %f201,0f3F800000;
div.approx.f32 %f202,%f201,%f30;
cvt.s64.s32 %d137,%r226;
mul.lo.s64 %d138,%d5,%d137;
add.s64 %d139,%d138,%d112;
@%p11 bra $97;
add.s64 %d140,%d20,%d139;
mul.f32 %f203,%f202,%f20;
cvt.rni.s32.f32 %r227,%f203;
max.s32 %r228,%r227,0;
min.s32 %r229,%r228,255;
st.u8 [%d140],%r229;
$97:
@%p12 bra $99;
add.s64 %d141,%d139,%d3;
add.s64 %d142,%d20,%d141;
mul.f32 %f204,%f202,%f19;
cvt.rni.s32.f32 %r230,%f204;
max.s32 %r231,%r230,0;
min.s32 %r232,%r231,255;
st.u8 [%d142],%r232;
$99:
@%p13 bra $101;
shl.b64 %d143,%d3,1;
add.s64 %d144,%d139,%d143;
add.s64 %d145,%d20,%d144;
mul.f32 %f205,%f202,%f18;
cvt.rni.s32.f32 %r233,%f205;
max.s32 %r234,%r233,0;
min.s32 %r235,%r234,255;
st.u8 [%d145],%r235;
$101:
@%p14 bra $103;
mul.lo.s64 %d146,%d3,3;
add.s64 %d147,%d139,%d146;
add.s64 %d148,%d20,%d147;
mul.f32 %f206,%f202,%f17;
cvt.rni.s32.f32 %r236,%f206;
max.s32 %r237,%r236,0;
min.s32 %r238,%r237,255;
st.u8 [%d148],%r238;
$103:
shl.b32 %r239,%r18,2;
add.s32 %r240,%r17,%r239;
or.b32 %r241,%r240,3;
setp.ge.s32 %p32,%r241,%r6;
@%p32 bra $112;
mov.f32 %f207,0f3F800000;
div.approx.f32 %f208,%f207,%f29;
cvt.s64.s32 %d149,%r241;
mul.lo.s64 %d150,%d5,%d149;
add.s64 %d151,%d150,%d112;
@%p11 bra $106;
add.s64 %d152,%d20,%d151;
mul.f32 %f209,%f208,%f16;
cvt.rni.s32.f32 %r242,%f209;
max.s32 %r243,%r242,0;
min.s32 %r244,%r243,255;
st.u8 [%d152],%r244;
$106:
@%p12 bra $108;
add.s64 %d153,%d151,%d3;
add.s64 %d154,%d20,%d153;
mul.f32 %f210,%f208,%f15;
cvt.rni.s32.f32 %r245,%f210;
max.s32 %r246,%r245,0;
min.s32 %r247,%r246,255;
st.u8 [%d154],%r247;
$108:
@%p13 bra $110;
shl.b64 %d155,%d3,1;
add.s64 %d156,%d151,%d155;
add.s64 %d157,%d20,%d156;
mul.f32 %f211,%f208,%f14;
cvt.rni.s32.f32 %r248,%f211;
max.s32 %r249,%r248,0;
min.s32 %r250,%r249,255;
st.u8 [%d157],%r250;
$110:
@%p14 bra $112;
mul.lo.s64 %d158,%d3,3;
add.s64 %d159,%d151,%d158;
add.s64 %d160,%d20,%d159;
mul.f32 %f212,%f208,%f13;
cvt.rni.s32.f32 %r251,%f212;
max.s32 %r252,%r251,0;
min.s32 %r253,%r252,255;
st.u8 [%d160],%r253;
$112:
ret;
}
`;
