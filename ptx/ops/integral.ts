// Generated from kernels/ops/integral.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/integral.cu`. */
export const INTEGRAL: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry integral_columns_f64(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<97>;
.reg .f32 %f<25>;
.reg .b32 %r<123>;
.reg .f64 %e<79>;
.reg .b64 %d<108>;
.shared .align 8 .b8 z0[2048];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u32 %r5,[p2];
ld.param.u64 %d2,[p1+24];
ld.param.u64 %d3,[p1+16];
ld.param.u64 %d4,[p1+8];
ld.param.u64 %d5,[p1];
mov.u32 %r6,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d6,%d1;
mul.wide.s32 %d7,%r6,40;
add.s64 %d8,%d6,%d7;
ld.global.v2.u32 {%r1,%r2},[%d8+32];
ld.global.u64 %d2,[%d8+24];
ld.global.u64 %d3,[%d8+16];
ld.global.u64 %d4,[%d8+8];
ld.global.u64 %d9,[%d8];
bra.uni $3;
$2:
cvt.s64.s32 %d10,%r6;
mul.lo.s64 %d11,%d5,%d10;
add.s64 %d9,%d1,%d11;
$3:
add.s32 %r7,%r2,7;
shr.s32 %r8,%r7,31;
shr.u32 %r9,%r8,29;
add.s32 %r10,%r7,%r9;
shr.s32 %r11,%r10,3;
mov.u32 %r12,%tid.y;
mul.lo.s32 %r13,%r11,%r12;
add.s32 %r14,%r13,%r11;
min.s32 %r15,%r14,%r2;
setp.lt.s32 %p2,%r3,1;
@%p2 bra $148;
mov.u32 %r16,%tid.x;
mov.u32 %r17,%ctaid.x;
shl.b32 %r18,%r17,5;
add.s32 %r19,%r18,%r16;
cvt.s64.s32 %d12,%r13;
mul.lo.s64 %d13,%d4,%d12;
cvt.s64.s32 %d14,%r19;
mul.lo.s64 %d15,%d3,%d14;
add.s64 %d16,%d13,%d15;
setp.lt.s32 %p3,%r19,%r1;
setp.lt.s32 %p4,%r13,%r15;
and.pred %p5,%p3,%p4;
cvt.u64.u32 %d17,%r16;
mul.wide.u32 %d18,%r12,256;
mov.u64 %d19,z0;
add.s64 %d20,%d19,%d18;
mul.wide.u32 %d21,%r16,8;
add.s64 %d22,%d20,%d21;
shl.b64 %d23,%d4,3;
mov.u32 %r20,-2;
sub.s32 %r21,%r20,%r13;
not.b32 %r22,%r15;
sub.s32 %r23,%r21,%r22;
sub.s32 %r24,%r15,%r13;
and.b32 %r25,%r24,7;
shl.b64 %d24,%d4,1;
mul.lo.s64 %d25,%d4,3;
shl.b64 %d26,%d4,2;
mul.lo.s64 %d27,%d4,5;
mul.lo.s64 %d28,%d4,6;
mul.lo.s64 %d29,%d4,7;
setp.ge.s32 %p6,%r19,%r1;
setp.ge.s32 %p7,%r13,%r15;
or.pred %p8,%p7,%p6;
and.b32 %r26,%r12,3;
sub.s32 %r27,%r12,%r26;
mov.u32 %r28,0;
not.pred %p9,%p5;
$5:
.pragma "nounroll";
cvt.s64.s32 %d30,%r28;
mul.lo.s64 %d31,%d2,%d30;
add.s64 %d32,%d16,%d31;
add.s64 %d33,%d9,%d32;
mov.f64 %e1,0d0000000000000000;
mov.f64 %e2,%e1;
@%p9 bra $36;
setp.eq.s32 %p10,%r5,0;
@%p10 bra $17;
mov.f64 %e2,0d0000000000000000;
setp.ne.s32 %p11,%r5,1;
@%p11 bra $27;
mov.u32 %r29,%r13;
mov.u64 %d34,%d33;
$9:
.pragma "nounroll";
ld.f32 %f1,[%d34];
cvt.f64.f32 %e3,%f1;
add.f64 %e2,%e2,%e3;
add.s32 %r30,%r29,1;
setp.ge.s32 %p12,%r30,%r15;
@%p12 bra $36;
add.s64 %d35,%d34,%d4;
ld.f32 %f2,[%d35];
cvt.f64.f32 %e4,%f2;
add.f64 %e2,%e2,%e4;
add.s32 %r31,%r29,2;
setp.ge.s32 %p13,%r31,%r15;
@%p13 bra $36;
add.s64 %d36,%d35,%d4;
ld.f32 %f3,[%d36];
cvt.f64.f32 %e5,%f3;
add.f64 %e2,%e2,%e5;
add.s32 %r32,%r29,3;
setp.ge.s32 %p14,%r32,%r15;
@%p14 bra $36;
add.s64 %d37,%d36,%d4;
ld.f32 %f4,[%d37];
cvt.f64.f32 %e6,%f4;
add.f64 %e2,%e2,%e6;
add.s32 %r33,%r29,4;
setp.ge.s32 %p15,%r33,%r15;
@%p15 bra $36;
add.s64 %d38,%d37,%d4;
ld.f32 %f5,[%d38];
cvt.f64.f32 %e7,%f5;
add.f64 %e2,%e2,%e7;
add.s32 %r34,%r29,5;
setp.ge.s32 %p16,%r34,%r15;
@%p16 bra $36;
add.s64 %d39,%d38,%d4;
ld.f32 %f6,[%d39];
cvt.f64.f32 %e8,%f6;
add.f64 %e2,%e2,%e8;
add.s32 %r35,%r29,6;
setp.ge.s32 %p17,%r35,%r15;
@%p17 bra $36;
add.s64 %d40,%d39,%d4;
ld.f32 %f7,[%d40];
cvt.f64.f32 %e9,%f7;
add.f64 %e2,%e2,%e9;
add.s32 %r36,%r29,7;
setp.ge.s32 %p18,%r36,%r15;
@%p18 bra $36;
add.s64 %d41,%d40,%d4;
ld.f32 %f8,[%d41];
cvt.f64.f32 %e10,%f8;
add.f64 %e2,%e2,%e10;
add.s64 %d34,%d34,%d23;
add.s32 %r29,%r29,8;
setp.lt.s32 %p19,%r29,%r15;
@%p19 bra $9;
bra.uni $36;
$17:
setp.eq.s32 %p20,%r25,0;
mov.f64 %e2,0d0000000000000000;
mov.u32 %r37,%r13;
mov.u64 %d42,%d33;
@%p20 bra $25;
setp.eq.s32 %p21,%r25,1;
ld.u32 %r38,[%d33];
cvt.rn.f64.s32 %e2,%r38;
add.s64 %d42,%d33,%d4;
add.s32 %r37,%r13,1;
@%p21 bra $25;
setp.eq.s32 %p22,%r25,2;
ld.u32 %r39,[%d42];
cvt.rn.f64.s32 %e11,%r39;
add.f64 %e2,%e2,%e11;
add.s64 %d42,%d42,%d4;
add.s32 %r37,%r13,2;
@%p22 bra $25;
setp.eq.s32 %p23,%r25,3;
ld.u32 %r40,[%d42];
cvt.rn.f64.s32 %e12,%r40;
add.f64 %e2,%e2,%e12;
add.s64 %d42,%d42,%d4;
add.s32 %r37,%r13,3;
@%p23 bra $25;
setp.eq.s32 %p24,%r25,4;
ld.u32 %r41,[%d42];
cvt.rn.f64.s32 %e13,%r41;
add.f64 %e2,%e2,%e13;
add.s64 %d42,%d42,%d4;
add.s32 %r37,%r13,4;
@%p24 bra $25;
setp.eq.s32 %p25,%r25,5;
ld.u32 %r42,[%d42];
cvt.rn.f64.s32 %e14,%r42;
add.f64 %e2,%e2,%e14;
add.s64 %d42,%d42,%d4;
add.s32 %r37,%r13,5;
@%p25 bra $25;
setp.eq.s32 %p26,%r25,6;
ld.u32 %r43,[%d42];
cvt.rn.f64.s32 %e15,%r43;
add.f64 %e2,%e2,%e15;
add.s64 %d42,%d42,%d4;
add.s32 %r37,%r13,6;
@%p26 bra $25;
ld.u32 %r44,[%d42];
cvt.rn.f64.s32 %e16,%r44;
add.f64 %e2,%e2,%e16;
add.s64 %d42,%d42,%d4;
add.s32 %r37,%r13,7;
$25:
setp.lt.u32 %p27,%r23,7;
@%p27 bra $36;
$26:
.pragma "nounroll";
ld.u32 %r45,[%d42];
cvt.rn.f64.s32 %e17,%r45;
add.f64 %e18,%e2,%e17;
add.s64 %d43,%d42,%d4;
ld.u32 %r46,[%d43];
cvt.rn.f64.s32 %e19,%r46;
add.f64 %e20,%e18,%e19;
add.s64 %d44,%d43,%d4;
ld.u32 %r47,[%d44];
cvt.rn.f64.s32 %e21,%r47;
add.f64 %e22,%e20,%e21;
add.s64 %d45,%d44,%d4;
ld.u32 %r48,[%d45];
cvt.rn.f64.s32 %e23,%r48;
add.f64 %e24,%e22,%e23;
add.s64 %d46,%d45,%d4;
ld.u32 %r49,[%d46];
cvt.rn.f64.s32 %e25,%r49;
add.f64 %e26,%e24,%e25;
add.s64 %d47,%d46,%d4;
ld.u32 %r50,[%d47];
cvt.rn.f64.s32 %e27,%r50;
add.f64 %e28,%e26,%e27;
add.s64 %d48,%d47,%d4;
ld.u32 %r51,[%d48];
cvt.rn.f64.s32 %e29,%r51;
add.f64 %e30,%e28,%e29;
add.s64 %d49,%d48,%d4;
add.s64 %d42,%d49,%d4;
ld.u32 %r52,[%d49];
cvt.rn.f64.s32 %e31,%r52;
add.f64 %e2,%e30,%e31;
add.s32 %r37,%r37,8;
setp.lt.s32 %p28,%r37,%r15;
@%p28 bra $26;
bra.uni $36;
$27:
mov.u32 %r53,%r13;
mov.u64 %d50,%d33;
$28:
.pragma "nounroll";
ld.f64 %e32,[%d50];
add.f64 %e2,%e2,%e32;
add.s32 %r54,%r53,1;
setp.ge.s32 %p29,%r54,%r15;
@%p29 bra $36;
add.s64 %d51,%d50,%d4;
ld.f64 %e33,[%d51];
add.f64 %e2,%e2,%e33;
add.s32 %r55,%r53,2;
setp.ge.s32 %p30,%r55,%r15;
@%p30 bra $36;
add.s64 %d52,%d51,%d4;
ld.f64 %e34,[%d52];
add.f64 %e2,%e2,%e34;
add.s32 %r56,%r53,3;
setp.ge.s32 %p31,%r56,%r15;
@%p31 bra $36;
add.s64 %d53,%d52,%d4;
ld.f64 %e35,[%d53];
add.f64 %e2,%e2,%e35;
add.s32 %r57,%r53,4;
setp.ge.s32 %p32,%r57,%r15;
@%p32 bra $36;
add.s64 %d54,%d53,%d4;
ld.f64 %e36,[%d54];
add.f64 %e2,%e2,%e36;
add.s32 %r58,%r53,5;
setp.ge.s32 %p33,%r58,%r15;
@%p33 bra $36;
add.s64 %d55,%d54,%d4;
ld.f64 %e37,[%d55];
add.f64 %e2,%e2,%e37;
add.s32 %r59,%r53,6;
setp.ge.s32 %p34,%r59,%r15;
@%p34 bra $36;
add.s64 %d56,%d55,%d4;
ld.f64 %e38,[%d56];
add.f64 %e2,%e2,%e38;
add.s32 %r60,%r53,7;
setp.ge.s32 %p35,%r60,%r15;
@%p35 bra $36;
add.s64 %d57,%d56,%d4;
ld.f64 %e39,[%d57];
add.f64 %e2,%e2,%e39;
add.s64 %d50,%d50,%d23;
add.s32 %r53,%r53,8;
setp.lt.s32 %p36,%r53,%r15;
@%p36 bra $28;
$36:
setp.eq.s32 %p37,%r12,0;
st.shared.f64 [%d22],%e2;
bar.sync 0;
@%p37 bra $44;
add.s32 %r61,%r12,-1;
setp.lt.u32 %p38,%r61,3;
mov.f64 %e1,0d0000000000000000;
mov.u32 %r62,0;
@%p38 bra $40;
mov.u32 %r63,%r27;
$39:
mul.wide.s32 %d58,%r62,256;
add.s64 %d59,%d19,%d58;
shl.b64 %d60,%d17,3;
add.s64 %d61,%d59,%d60;
ld.shared.f64 %e40,[%d61];
add.f64 %e41,%e1,%e40;
ld.shared.f64 %e42,[%d61+256];
add.f64 %e43,%e41,%e42;
ld.shared.f64 %e44,[%d61+512];
add.f64 %e45,%e43,%e44;
ld.shared.f64 %e46,[%d61+768];
add.f64 %e1,%e45,%e46;
add.s32 %r62,%r62,4;
add.s32 %r63,%r63,-4;
setp.ne.s32 %p39,%r63,0;
@%p39 bra $39;
$40:
setp.eq.s32 %p40,%r26,0;
@%p40 bra $44;
setp.eq.s32 %p41,%r26,1;
mul.wide.s32 %d62,%r62,256;
add.s64 %d63,%d19,%d62;
shl.b64 %d64,%d17,3;
add.s64 %d65,%d63,%d64;
ld.shared.f64 %e47,[%d65];
add.f64 %e1,%e1,%e47;
@%p41 bra $44;
setp.eq.s32 %p42,%r26,2;
ld.shared.f64 %e48,[%d65+256];
add.f64 %e1,%e1,%e48;
@%p42 bra $44;
ld.shared.f64 %e49,[%d65+512];
add.f64 %e1,%e1,%e49;
$44:
@%p8 bra $147;
mov.u32 %r64,%r13;
$46:
.pragma "nounroll";
setp.eq.s32 %p43,%r5,0;
@%p43 bra $64;
setp.ne.s32 %p44,%r5,1;
@%p44 bra $80;
setp.ge.s32 %p45,%r64,%r15;
mov.f64 %e50,0d0000000000000000;
mov.f64 %e51,%e50;
@%p45 bra $50;
ld.f32 %f9,[%d33];
cvt.f64.f32 %e51,%f9;
$50:
add.s32 %r65,%r64,1;
setp.ge.s32 %p46,%r65,%r15;
@%p46 bra $52;
add.s64 %d66,%d33,%d4;
ld.f32 %f10,[%d66];
cvt.f64.f32 %e50,%f10;
$52:
add.s32 %r66,%r64,2;
setp.ge.s32 %p47,%r66,%r15;
mov.f64 %e52,0d0000000000000000;
mov.f64 %e53,%e52;
@%p47 bra $54;
add.s64 %d67,%d33,%d24;
ld.f32 %f11,[%d67];
cvt.f64.f32 %e53,%f11;
$54:
add.s32 %r67,%r64,3;
setp.ge.s32 %p48,%r67,%r15;
@%p48 bra $56;
add.s64 %d68,%d33,%d25;
ld.f32 %f12,[%d68];
cvt.f64.f32 %e52,%f12;
$56:
add.s32 %r68,%r64,4;
setp.ge.s32 %p49,%r68,%r15;
mov.f64 %e54,0d0000000000000000;
mov.f64 %e55,%e54;
@%p49 bra $58;
add.s64 %d69,%d33,%d26;
ld.f32 %f13,[%d69];
cvt.f64.f32 %e55,%f13;
$58:
add.s32 %r69,%r64,5;
setp.ge.s32 %p50,%r69,%r15;
@%p50 bra $60;
add.s64 %d70,%d33,%d27;
ld.f32 %f14,[%d70];
cvt.f64.f32 %e54,%f14;
$60:
add.s32 %r70,%r64,6;
setp.ge.s32 %p51,%r70,%r15;
mov.f64 %e56,0d0000000000000000;
mov.f64 %e57,%e56;
@%p51 bra $62;
add.s64 %d71,%d33,%d28;
ld.f32 %f15,[%d71];
cvt.f64.f32 %e57,%f15;
$62:
add.s32 %r71,%r64,7;
setp.ge.s32 %p52,%r71,%r15;
@%p52 bra $96;
add.s64 %d72,%d33,%d29;
ld.f32 %f16,[%d72];
cvt.f64.f32 %e56,%f16;
bra.uni $96;
$64:
setp.ge.s32 %p53,%r64,%r15;
mov.f64 %e50,0d0000000000000000;
mov.f64 %e51,%e50;
@%p53 bra $66;
ld.u32 %r72,[%d33];
cvt.rn.f64.s32 %e51,%r72;
$66:
add.s32 %r73,%r64,1;
setp.ge.s32 %p54,%r73,%r15;
@%p54 bra $68;
add.s64 %d73,%d33,%d4;
ld.u32 %r74,[%d73];
cvt.rn.f64.s32 %e50,%r74;
$68:
add.s32 %r75,%r64,2;
setp.ge.s32 %p55,%r75,%r15;
mov.f64 %e52,0d0000000000000000;
mov.f64 %e53,%e52;
@%p55 bra $70;
add.s64 %d74,%d33,%d24;
ld.u32 %r76,[%d74];
cvt.rn.f64.s32 %e53,%r76;
$70:
add.s32 %r77,%r64,3;
setp.ge.s32 %p56,%r77,%r15;
@%p56 bra $72;
add.s64 %d75,%d33,%d25;
ld.u32 %r78,[%d75];
cvt.rn.f64.s32 %e52,%r78;
$72:
add.s32 %r79,%r64,4;
setp.ge.s32 %p57,%r79,%r15;
mov.f64 %e54,0d0000000000000000;
mov.f64 %e55,%e54;
@%p57 bra $74;
add.s64 %d76,%d33,%d26;
ld.u32 %r80,[%d76];
cvt.rn.f64.s32 %e55,%r80;
$74:
add.s32 %r81,%r64,5;
setp.ge.s32 %p58,%r81,%r15;
@%p58 bra $76;
add.s64 %d77,%d33,%d27;
ld.u32 %r82,[%d77];
cvt.rn.f64.s32 %e54,%r82;
$76:
add.s32 %r83,%r64,6;
setp.ge.s32 %p59,%r83,%r15;
mov.f64 %e56,0d0000000000000000;
mov.f64 %e57,%e56;
@%p59 bra $78;
add.s64 %d78,%d33,%d28;
ld.u32 %r84,[%d78];
cvt.rn.f64.s32 %e57,%r84;
$78:
add.s32 %r85,%r64,7;
setp.ge.s32 %p60,%r85,%r15;
@%p60 bra $96;
add.s64 %d79,%d33,%d29;
ld.u32 %r86,[%d79];
cvt.rn.f64.s32 %e56,%r86;
bra.uni $96;
$80:
setp.ge.s32 %p61,%r64,%r15;
mov.f64 %e50,0d0000000000000000;
mov.f64 %e51,%e50;
@%p61 bra $82;
ld.f64 %e51,[%d33];
$82:
add.s32 %r87,%r64,1;
setp.ge.s32 %p62,%r87,%r15;
@%p62 bra $84;
add.s64 %d80,%d33,%d4;
ld.f64 %e50,[%d80];
$84:
add.s32 %r88,%r64,2;
setp.ge.s32 %p63,%r88,%r15;
mov.f64 %e52,0d0000000000000000;
mov.f64 %e53,%e52;
@%p63 bra $86;
add.s64 %d81,%d33,%d24;
ld.f64 %e53,[%d81];
$86:
add.s32 %r89,%r64,3;
setp.ge.s32 %p64,%r89,%r15;
@%p64 bra $88;
add.s64 %d82,%d33,%d25;
ld.f64 %e52,[%d82];
$88:
add.s32 %r90,%r64,4;
setp.ge.s32 %p65,%r90,%r15;
mov.f64 %e54,0d0000000000000000;
mov.f64 %e55,%e54;
@%p65 bra $90;
add.s64 %d83,%d33,%d26;
ld.f64 %e55,[%d83];
$90:
add.s32 %r91,%r64,5;
setp.ge.s32 %p66,%r91,%r15;
@%p66 bra $92;
add.s64 %d84,%d33,%d27;
ld.f64 %e54,[%d84];
$92:
add.s32 %r92,%r64,6;
setp.ge.s32 %p67,%r92,%r15;
mov.f64 %e56,0d0000000000000000;
mov.f64 %e57,%e56;
@%p67 bra $94;
add.s64 %d85,%d33,%d28;
ld.f64 %e57,[%d85];
$94:
add.s32 %r93,%r64,7;
setp.ge.s32 %p68,%r93,%r15;
@%p68 bra $96;
add.s64 %d86,%d33,%d29;
ld.f64 %e56,[%d86];
$96:
setp.eq.s32 %p69,%r5,0;
@%p69 bra $114;
setp.ne.s32 %p70,%r5,1;
@%p70 bra $130;
add.f64 %e58,%e1,%e51;
setp.ge.s32 %p71,%r64,%r15;
@%p71 bra $100;
cvt.rn.f32.f64 %f17,%e58;
st.f32 [%d33],%f17;
$100:
add.f64 %e59,%e58,%e50;
add.s32 %r94,%r64,1;
setp.ge.s32 %p72,%r94,%r15;
@%p72 bra $102;
add.s64 %d87,%d33,%d4;
cvt.rn.f32.f64 %f18,%e59;
st.f32 [%d87],%f18;
$102:
add.f64 %e60,%e59,%e53;
add.s32 %r95,%r64,2;
setp.ge.s32 %p73,%r95,%r15;
@%p73 bra $104;
add.s64 %d88,%d33,%d24;
cvt.rn.f32.f64 %f19,%e60;
st.f32 [%d88],%f19;
$104:
add.f64 %e61,%e60,%e52;
add.s32 %r96,%r64,3;
setp.ge.s32 %p74,%r96,%r15;
@%p74 bra $106;
add.s64 %d89,%d33,%d25;
cvt.rn.f32.f64 %f20,%e61;
st.f32 [%d89],%f20;
$106:
add.f64 %e62,%e61,%e55;
add.s32 %r97,%r64,4;
setp.ge.s32 %p75,%r97,%r15;
@%p75 bra $108;
add.s64 %d90,%d33,%d26;
cvt.rn.f32.f64 %f21,%e62;
st.f32 [%d90],%f21;
$108:
add.f64 %e63,%e62,%e54;
add.s32 %r98,%r64,5;
setp.ge.s32 %p76,%r98,%r15;
@%p76 bra $110;
add.s64 %d91,%d33,%d27;
cvt.rn.f32.f64 %f22,%e63;
st.f32 [%d91],%f22;
$110:
add.f64 %e64,%e63,%e57;
add.s32 %r99,%r64,6;
setp.ge.s32 %p77,%r99,%r15;
@%p77 bra $112;
add.s64 %d92,%d33,%d28;
cvt.rn.f32.f64 %f23,%e64;
st.f32 [%d92],%f23;
$112:
add.f64 %e1,%e64,%e56;
add.s32 %r100,%r64,7;
setp.ge.s32 %p78,%r100,%r15;
@%p78 bra $146;
add.s64 %d93,%d33,%d29;
cvt.rn.f32.f64 %f24,%e1;
st.f32 [%d93],%f24;
bra.uni $146;
$114:
add.f64 %e65,%e1,%e51;
setp.ge.s32 %p79,%r64,%r15;
@%p79 bra $116;
cvt.rzi.s32.f64 %r101,%e65;
st.u32 [%d33],%r101;
$116:
add.f64 %e66,%e65,%e50;
add.s32 %r102,%r64,1;
setp.ge.s32 %p80,%r102,%r15;
@%p80 bra $118;
add.s64 %d94,%d33,%d4;
cvt.rzi.s32.f64 %r103,%e66;
st.u32 [%d94],%r103;
$118:
add.f64 %e67,%e66,%e53;
add.s32 %r104,%r64,2;
setp.ge.s32 %p81,%r104,%r15;
@%p81 bra $120;
add.s64 %d95,%d33,%d24;
cvt.rzi.s32.f64 %r105,%e67;
st.u32 [%d95],%r105;
$120:
add.f64 %e68,%e67,%e52;
add.s32 %r106,%r64,3;
setp.ge.s32 %p82,%r106,%r15;
@%p82 bra $122;
add.s64 %d96,%d33,%d25;
cvt.rzi.s32.f64 %r107,%e68;
st.u32 [%d96],%r107;
$122:
add.f64 %e69,%e68,%e55;
add.s32 %r108,%r64,4;
setp.ge.s32 %p83,%r108,%r15;
@%p83 bra $124;
add.s64 %d97,%d33,%d26;
cvt.rzi.s32.f64 %r109,%e69;
st.u32 [%d97],%r109;
$124:
add.f64 %e70,%e69,%e54;
add.s32 %r110,%r64,5;
setp.ge.s32 %p84,%r110,%r15;
@%p84 bra $126;
add.s64 %d98,%d33,%d27;
cvt.rzi.s32.f64 %r111,%e70;
st.u32 [%d98],%r111;
$126:
add.f64 %e71,%e70,%e57;
add.s32 %r112,%r64,6;
setp.ge.s32 %p85,%r112,%r15;
@%p85 bra $128;
add.s64 %d99,%d33,%d28;
cvt.rzi.s32.f64 %r113,%e71;
st.u32 [%d99],%r113;
$128:
add.f64 %e1,%e71,%e56;
add.s32 %r114,%r64,7;
setp.ge.s32 %p86,%r114,%r15;
@%p86 bra $146;
add.s64 %d100,%d33,%d29;
cvt.rzi.s32.f64 %r115,%e1;
st.u32 [%d100],%r115;
bra.uni $146;
$130:
add.f64 %e72,%e1,%e51;
setp.ge.s32 %p87,%r64,%r15;
@%p87 bra $132;
st.f64 [%d33],%e72;
$132:
add.f64 %e73,%e72,%e50;
add.s32 %r116,%r64,1;
setp.ge.s32 %p88,%r116,%r15;
@%p88 bra $134;
add.s64 %d101,%d33,%d4;
st.f64 [%d101],%e73;
$134:
add.f64 %e74,%e73,%e53;
add.s32 %r117,%r64,2;
setp.ge.s32 %p89,%r117,%r15;
@%p89 bra $136;
add.s64 %d102,%d33,%d24;
st.f64 [%d102],%e74;
$136:
add.f64 %e75,%e74,%e52;
add.s32 %r118,%r64,3;
setp.ge.s32 %p90,%r118,%r15;
@%p90 bra $138;
add.s64 %d103,%d33,%d25;
st.f64 [%d103],%e75;
$138:
add.f64 %e76,%e75,%e55;
add.s32 %r119,%r64,4;
setp.ge.s32 %p91,%r119,%r15;
@%p91 bra $140;
add.s64 %d104,%d33,%d26;
st.f64 [%d104],%e76;
$140:
add.f64 %e77,%e76,%e54;
add.s32 %r120,%r64,5;
setp.ge.s32 %p92,%r120,%r15;
@%p92 bra $142;
add.s64 %d105,%d33,%d27;
st.f64 [%d105],%e77;
$142:
add.f64 %e78,%e77,%e57;
add.s32 %r121,%r64,6;
setp.ge.s32 %p93,%r121,%r15;
@%p93 bra $144;
add.s64 %d106,%d33,%d28;
st.f64 [%d106],%e78;
$144:
add.f64 %e1,%e78,%e56;
add.s32 %r122,%r64,7;
setp.ge.s32 %p94,%r122,%r15;
@%p94 bra $146;
add.s64 %d107,%d33,%d29;
st.f64 [%d107],%e1;
$146:
add.s64 %d33,%d33,%d23;
add.s32 %r64,%r64,8;
setp.lt.s32 %p95,%r64,%r15;
@%p95 bra $46;
$147:
bar.sync 0;
add.s32 %r28,%r28,1;
setp.lt.s32 %p96,%r28,%r3;
@%p96 bra $5;
$148:
ret;
}
.visible .entry integral_columns_int(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u32 p2
)
.maxntid 256,1,1
{
.reg .pred %p<35>;
.reg .b32 %r<93>;
.reg .b64 %d<83>;
.shared .align 4 .b8 z1[1024];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p1+24];
ld.param.u64 %d3,[p1+16];
ld.param.u64 %d4,[p1+8];
ld.param.u64 %d5,[p1];
mov.u32 %r5,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d6,%d1;
mul.wide.s32 %d7,%r5,40;
add.s64 %d8,%d6,%d7;
ld.global.v2.u32 {%r1,%r2},[%d8+32];
ld.global.u64 %d2,[%d8+24];
ld.global.u64 %d3,[%d8+16];
ld.global.u64 %d4,[%d8+8];
ld.global.u64 %d9,[%d8];
bra.uni $3;
$2:
cvt.s64.s32 %d10,%r5;
mul.lo.s64 %d11,%d5,%d10;
add.s64 %d9,%d1,%d11;
$3:
add.s32 %r6,%r2,7;
shr.s32 %r7,%r6,31;
shr.u32 %r8,%r7,29;
add.s32 %r9,%r6,%r8;
shr.s32 %r10,%r9,3;
mov.u32 %r11,%tid.y;
mul.lo.s32 %r12,%r10,%r11;
add.s32 %r13,%r12,%r10;
min.s32 %r14,%r13,%r2;
setp.lt.s32 %p2,%r3,1;
@%p2 bra $61;
mov.u32 %r15,%tid.x;
mov.u32 %r16,%ctaid.x;
shl.b32 %r17,%r16,5;
add.s32 %r18,%r17,%r15;
cvt.s64.s32 %d12,%r12;
mul.lo.s64 %d13,%d4,%d12;
cvt.s64.s32 %d14,%r18;
mul.lo.s64 %d15,%d3,%d14;
add.s64 %d16,%d13,%d15;
setp.lt.s32 %p3,%r18,%r1;
setp.lt.s32 %p4,%r12,%r14;
and.pred %p5,%p3,%p4;
mov.u32 %r19,-2;
sub.s32 %r20,%r19,%r12;
not.b32 %r21,%r14;
sub.s32 %r22,%r20,%r21;
sub.s32 %r23,%r14,%r12;
setp.ge.s32 %p6,%r18,%r1;
setp.ge.s32 %p7,%r12,%r14;
or.pred %p8,%p7,%p6;
add.s32 %r24,%r12,7;
add.s64 %d17,%d12,7;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d19,%d18,%d15;
add.s64 %d20,%d12,6;
mul.lo.s64 %d21,%d4,%d20;
add.s64 %d22,%d21,%d15;
add.s64 %d23,%d12,5;
mul.lo.s64 %d24,%d4,%d23;
add.s64 %d25,%d24,%d15;
add.s64 %d26,%d12,4;
mul.lo.s64 %d27,%d4,%d26;
add.s64 %d28,%d27,%d15;
add.s64 %d29,%d12,3;
mul.lo.s64 %d30,%d4,%d29;
add.s64 %d31,%d30,%d15;
add.s64 %d32,%d12,2;
mul.lo.s64 %d33,%d4,%d32;
add.s64 %d34,%d33,%d15;
add.s64 %d35,%d12,1;
mul.lo.s64 %d36,%d4,%d35;
add.s64 %d37,%d36,%d15;
mov.u32 %r25,0;
not.pred %p9,%p5;
$5:
.pragma "nounroll";
mov.u32 %r26,0;
cvt.s64.s32 %d38,%r25;
mul.lo.s64 %d39,%d2,%d38;
@%p9 bra $17;
add.s64 %d40,%d16,%d39;
add.s64 %d41,%d9,%d40;
setp.lt.u32 %p10,%r22,7;
mov.u32 %r26,0;
@%p10 bra $9;
and.b32 %r27,%r23,7;
sub.s32 %r28,%r23,%r27;
$8:
.pragma "nounroll";
ld.u32 %r29,[%d41];
add.s32 %r30,%r29,%r26;
add.s64 %d42,%d41,%d4;
ld.u32 %r31,[%d42];
add.s32 %r32,%r31,%r30;
add.s64 %d43,%d42,%d4;
ld.u32 %r33,[%d43];
add.s32 %r34,%r33,%r32;
add.s64 %d44,%d43,%d4;
ld.u32 %r35,[%d44];
add.s32 %r36,%r35,%r34;
add.s64 %d45,%d44,%d4;
ld.u32 %r37,[%d45];
add.s32 %r38,%r37,%r36;
add.s64 %d46,%d45,%d4;
ld.u32 %r39,[%d46];
add.s32 %r40,%r39,%r38;
add.s64 %d47,%d46,%d4;
ld.u32 %r41,[%d47];
add.s32 %r42,%r41,%r40;
add.s64 %d48,%d47,%d4;
add.s64 %d41,%d48,%d4;
ld.u32 %r43,[%d48];
add.s32 %r26,%r43,%r42;
add.s32 %r28,%r28,-8;
setp.ne.s32 %p11,%r28,0;
@%p11 bra $8;
$9:
and.b32 %r44,%r23,7;
setp.eq.s32 %p12,%r44,0;
@%p12 bra $17;
setp.eq.s32 %p13,%r44,1;
ld.u32 %r45,[%d41];
add.s32 %r26,%r45,%r26;
@%p13 bra $17;
add.s64 %d49,%d41,%d4;
setp.eq.s32 %p14,%r44,2;
ld.u32 %r46,[%d49];
add.s32 %r26,%r46,%r26;
@%p14 bra $17;
setp.eq.s32 %p15,%r44,3;
add.s64 %d50,%d49,%d4;
ld.u32 %r47,[%d50];
add.s32 %r26,%r47,%r26;
@%p15 bra $17;
setp.eq.s32 %p16,%r44,4;
add.s64 %d51,%d50,%d4;
ld.u32 %r48,[%d51];
add.s32 %r26,%r48,%r26;
@%p16 bra $17;
setp.eq.s32 %p17,%r44,5;
add.s64 %d52,%d51,%d4;
ld.u32 %r49,[%d52];
add.s32 %r26,%r49,%r26;
@%p17 bra $17;
setp.eq.s32 %p18,%r44,6;
add.s64 %d53,%d52,%d4;
ld.u32 %r50,[%d53];
add.s32 %r26,%r50,%r26;
@%p18 bra $17;
add.s64 %d54,%d53,%d4;
ld.u32 %r51,[%d54];
add.s32 %r26,%r51,%r26;
$17:
setp.eq.s32 %p19,%r11,0;
mov.u32 %r52,0;
mul.wide.u32 %d55,%r11,128;
mov.u64 %d56,z1;
add.s64 %d57,%d56,%d55;
mul.wide.u32 %d58,%r15,4;
add.s64 %d59,%d57,%d58;
st.shared.u32 [%d59],%r26;
bar.sync 0;
@%p19 bra $25;
add.s32 %r53,%r11,-1;
setp.lt.u32 %p20,%r53,3;
mov.u32 %r54,0;
mov.u32 %r52,%r54;
@%p20 bra $21;
and.b32 %r55,%r11,3;
sub.s32 %r56,%r11,%r55;
cvt.u64.u32 %d60,%r15;
$20:
mul.wide.s32 %d61,%r54,128;
add.s64 %d62,%d56,%d61;
shl.b64 %d63,%d60,2;
add.s64 %d64,%d62,%d63;
ld.shared.u32 %r57,[%d64];
add.s32 %r58,%r57,%r52;
ld.shared.u32 %r59,[%d64+128];
add.s32 %r60,%r59,%r58;
ld.shared.u32 %r61,[%d64+256];
add.s32 %r62,%r61,%r60;
ld.shared.u32 %r63,[%d64+384];
add.s32 %r52,%r63,%r62;
add.s32 %r54,%r54,4;
add.s32 %r56,%r56,-4;
setp.ne.s32 %p21,%r56,0;
@%p21 bra $20;
$21:
and.b32 %r64,%r11,3;
setp.eq.s32 %p22,%r64,0;
@%p22 bra $25;
setp.eq.s32 %p23,%r64,1;
mul.wide.s32 %d65,%r54,128;
add.s64 %d66,%d56,%d65;
add.s64 %d67,%d66,%d58;
ld.shared.u32 %r65,[%d67];
add.s32 %r52,%r65,%r52;
@%p23 bra $25;
setp.eq.s32 %p24,%r64,2;
ld.shared.u32 %r66,[%d67+128];
add.s32 %r52,%r66,%r52;
@%p24 bra $25;
ld.shared.u32 %r67,[%d67+256];
add.s32 %r52,%r67,%r52;
$25:
@%p8 bra $60;
add.s64 %d68,%d9,%d39;
mov.u32 %r68,%r24;
$27:
.pragma "nounroll";
add.s32 %r69,%r68,-7;
setp.ge.s32 %p25,%r69,%r14;
mov.u32 %r70,0;
mov.u32 %r71,%r70;
@%p25 bra $29;
add.s64 %d69,%d68,%d16;
ld.u32 %r71,[%d69];
$29:
add.s32 %r72,%r68,-6;
setp.ge.s32 %p26,%r72,%r14;
@%p26 bra $31;
add.s64 %d70,%d68,%d37;
ld.u32 %r70,[%d70];
$31:
add.s32 %r73,%r68,-5;
setp.ge.s32 %p27,%r73,%r14;
mov.u32 %r74,0;
mov.u32 %r75,%r74;
@%p27 bra $33;
add.s64 %d71,%d68,%d34;
ld.u32 %r75,[%d71];
$33:
add.s32 %r76,%r68,-4;
setp.ge.s32 %p28,%r76,%r14;
@%p28 bra $35;
add.s64 %d72,%d68,%d31;
ld.u32 %r74,[%d72];
$35:
add.s32 %r77,%r68,-3;
setp.ge.s32 %p29,%r77,%r14;
add.s64 %d73,%d68,%d28;
mov.u32 %r78,0;
mov.u32 %r79,%r78;
@%p29 bra $37;
ld.u32 %r79,[%d73];
$37:
add.s32 %r80,%r68,-2;
setp.ge.s32 %p30,%r80,%r14;
add.s64 %d74,%d68,%d25;
@%p30 bra $39;
ld.u32 %r78,[%d74];
$39:
add.s32 %r81,%r68,-1;
setp.ge.s32 %p31,%r81,%r14;
add.s64 %d75,%d68,%d22;
mov.u32 %r82,0;
mov.u32 %r83,%r82;
@%p31 bra $41;
ld.u32 %r83,[%d75];
$41:
add.s64 %d76,%d68,%d19;
setp.ge.s32 %p32,%r68,%r14;
@%p32 bra $43;
ld.u32 %r82,[%d76];
$43:
add.s32 %r84,%r71,%r52;
@%p25 bra $45;
add.s64 %d77,%d68,%d16;
st.u32 [%d77],%r84;
$45:
add.s32 %r85,%r70,%r84;
@%p26 bra $47;
add.s64 %d78,%d68,%d37;
st.u32 [%d78],%r85;
$47:
add.s32 %r86,%r75,%r85;
@%p27 bra $49;
add.s64 %d79,%d68,%d34;
st.u32 [%d79],%r86;
$49:
add.s32 %r87,%r74,%r86;
@%p28 bra $51;
add.s64 %d80,%d68,%d31;
st.u32 [%d80],%r87;
$51:
add.s32 %r88,%r79,%r87;
@%p29 bra $53;
add.s64 %d81,%d68,%d28;
st.u32 [%d81],%r88;
$53:
add.s32 %r89,%r78,%r88;
@%p30 bra $55;
st.u32 [%d74],%r89;
$55:
add.s32 %r90,%r83,%r89;
@%p31 bra $57;
st.u32 [%d75],%r90;
$57:
add.s32 %r52,%r82,%r90;
@%p32 bra $59;
st.u32 [%d76],%r52;
$59:
add.s32 %r91,%r68,8;
add.s32 %r92,%r68,1;
shl.b64 %d82,%d4,3;
add.s64 %d68,%d68,%d82;
setp.lt.s32 %p33,%r92,%r14;
mov.u32 %r68,%r91;
@%p33 bra $27;
$60:
bar.sync 0;
add.s32 %r25,%r25,1;
setp.lt.s32 %p34,%r25,%r3;
@%p34 bra $5;
$61:
ret;
}
.visible .entry integral_rows_f64(
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
.reg .pred %p<43>;
.reg .b16 %s<6>;
.reg .f32 %f<3>;
.reg .b32 %r<59>;
.reg .f64 %e<23>;
.reg .b64 %d<48>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r9,40;
add.s64 %d13,%d11,%d12;
ld.global.v2.u32 {%r1,%r2},[%d13+32];
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r9;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r9,40;
add.s64 %d19,%d17,%d18;
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r9;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r10,%ctaid.y;
shl.b32 %r11,%r10,3;
mov.u32 %r12,%tid.y;
add.s32 %r13,%r11,%r12;
setp.gt.s32 %p3,%r13,%r2;
setp.lt.s32 %p4,%r5,1;
or.pred %p5,%p3,%p4;
@%p5 bra $36;
mov.u32 %r14,%tid.x;
cvt.s64.s32 %d23,%r13;
mul.lo.s64 %d24,%d5,%d23;
add.s32 %r15,%r13,-1;
cvt.s64.s32 %d25,%r15;
mul.lo.s64 %d26,%d9,%d25;
cvt.s64.s32 %d27,%r14;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d29,%d26,%d28;
add.s32 %r16,%r14,1;
cvt.s64.s32 %d30,%r16;
mul.lo.s64 %d31,%d4,%d30;
add.s64 %d32,%d24,%d31;
shl.b64 %d33,%d4,5;
sub.s64 %d34,%d32,%d33;
shl.b64 %d35,%d8,5;
mov.u32 %r17,0;
bra.uni $8;
$9:
cvt.s64.s32 %d36,%r17;
mul.lo.s64 %d37,%d3,%d36;
add.s64 %d38,%d37,%d24;
add.s64 %d39,%d20,%d38;
setp.eq.s32 %p6,%r7,0;
@%p6 bra $12;
setp.ne.s32 %p7,%r7,1;
@%p7 bra $13;
mov.u32 %r18,0;
st.u32 [%d39],%r18;
bra.uni $14;
$12:
mov.f64 %e1,0d0000000000000000;
cvt.rzi.s32.f64 %r19,%e1;
st.u32 [%d39],%r19;
bra.uni $14;
$13:
mov.u64 %d40,0;
st.u64 [%d39],%d40;
bra.uni $14;
$8:
.pragma "nounroll";
setp.eq.s32 %p8,%r14,0;
@%p8 bra $9;
$14:
add.s32 %r20,%r14,-32;
add.s32 %r21,%r1,%r14;
setp.ge.s32 %p9,%r20,%r21;
@%p9 bra $35;
cvt.s64.s32 %d41,%r17;
mul.lo.s64 %d42,%d3,%d41;
add.s64 %d43,%d34,%d42;
add.s64 %d44,%d20,%d43;
mul.lo.s64 %d45,%d7,%d41;
add.s64 %d46,%d29,%d45;
add.s64 %d47,%d14,%d46;
mov.f64 %e2,0d0000000000000000;
mov.f64 %e3,%e2;
$16:
.pragma "nounroll";
mov.u32 %r22,%r20;
mov.f64 %e4,0d0000000000000000;
setp.lt.s32 %p10,%r13,1;
add.s32 %r20,%r22,32;
setp.ge.s32 %p11,%r20,%r1;
or.pred %p12,%p10,%p11;
@%p12 bra $28;
setp.gt.s32 %p13,%r8,1;
@%p13 bra $20;
setp.eq.s32 %p14,%r8,0;
@%p14 bra $25;
setp.eq.s32 %p15,%r8,1;
@%p15 bra $24;
bra.uni $26;
$24:
ld.global.nc.u16 %s1,[%d47];
cvt.rn.f32.u16 %f1,%s1;
bra.uni $27;
$20:
setp.eq.s32 %p16,%r8,2;
@%p16 bra $23;
setp.ne.s32 %p17,%r8,3;
@%p17 bra $26;
ld.global.nc.u16 %s2,[%d47];
cvt.f32.f16 %f1,%s2;
bra.uni $27;
$25:
ld.global.nc.u8 %r23,[%d47];
cvt.u16.u32 %s3,%r23;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f1,%s4;
bra.uni $27;
$23:
ld.global.nc.s16 %s5,[%d47];
cvt.rn.f32.s16 %f1,%s5;
bra.uni $27;
$26:
ld.global.nc.f32 %f1,[%d47];
$27:
cvt.f64.f32 %e4,%f1;
$28:
setp.eq.s32 %p18,%r14,0;
setp.lt.u32 %p19,%r14,16;
mov.u32 %r24,16;
setp.lt.u32 %p20,%r14,8;
mov.u32 %r25,8;
setp.lt.u32 %p21,%r14,4;
mov.u32 %r26,4;
setp.lt.u32 %p22,%r14,2;
mov.u32 %r27,2;
mov.u32 %r28,0;
mov.b64 {%r29,%r30},%e2;
mov.u32 %r31,1;
mov.u32 %r32,-1;
shfl.sync.up.b32 %r33|%p23,%r30,%r31,%r28,%r32;
shfl.sync.up.b32 %r34|%p24,%r29,%r31,%r28,%r32;
mov.b64 %e5,{%r34,%r33};
add.f64 %e6,%e2,%e5;
selp.f64 %e7,%e2,%e6,%p18;
mov.b64 {%r35,%r36},%e7;
shfl.sync.up.b32 %r37|%p25,%r36,%r27,%r28,%r32;
shfl.sync.up.b32 %r38|%p26,%r35,%r27,%r28,%r32;
mov.b64 %e8,{%r38,%r37};
add.f64 %e9,%e7,%e8;
selp.f64 %e10,%e7,%e9,%p22;
mov.b64 {%r39,%r40},%e10;
shfl.sync.up.b32 %r41|%p27,%r40,%r26,%r28,%r32;
shfl.sync.up.b32 %r42|%p28,%r39,%r26,%r28,%r32;
mov.b64 %e11,{%r42,%r41};
add.f64 %e12,%e10,%e11;
selp.f64 %e13,%e10,%e12,%p21;
mov.b64 {%r43,%r44},%e13;
shfl.sync.up.b32 %r45|%p29,%r44,%r25,%r28,%r32;
shfl.sync.up.b32 %r46|%p30,%r43,%r25,%r28,%r32;
mov.b64 %e14,{%r46,%r45};
add.f64 %e15,%e13,%e14;
selp.f64 %e16,%e13,%e15,%p20;
mov.b64 {%r47,%r48},%e16;
shfl.sync.up.b32 %r49|%p31,%r48,%r24,%r28,%r32;
shfl.sync.up.b32 %r50|%p32,%r47,%r24,%r28,%r32;
mov.b64 %e17,{%r50,%r49};
add.f64 %e18,%e16,%e17;
selp.f64 %e19,%e16,%e18,%p19;
setp.ge.s32 %p33,%r22,%r1;
setp.lt.s32 %p34,%r22,0;
or.pred %p35,%p34,%p33;
@%p35 bra $34;
add.f64 %e20,%e3,%e19;
setp.eq.s32 %p36,%r7,0;
@%p36 bra $32;
setp.ne.s32 %p37,%r7,1;
@%p37 bra $33;
cvt.rn.f32.f64 %f2,%e20;
st.f32 [%d44],%f2;
bra.uni $34;
$32:
cvt.rzi.s32.f64 %r51,%e20;
st.u32 [%d44],%r51;
bra.uni $34;
$33:
st.f64 [%d44],%e20;
$34:
ld.param.u32 %r52,[p6];
add.s32 %r53,%r1,%r14;
mov.b64 {%r54,%r55},%e19;
mov.u32 %r56,31;
shfl.sync.idx.b32 %r57|%p38,%r55,%r56,%r56,%r32;
shfl.sync.idx.b32 %r58|%p39,%r54,%r56,%r56,%r32;
mov.b64 %e21,{%r58,%r57};
add.f64 %e3,%e3,%e21;
add.s64 %d47,%d47,%d35;
add.s64 %d44,%d44,%d33;
setp.lt.s32 %p40,%r20,%r53;
setp.eq.s32 %p41,%r52,0;
mul.f64 %e22,%e4,%e4;
selp.f64 %e2,%e4,%e22,%p41;
@%p40 bra $16;
$35:
add.s32 %r17,%r17,1;
setp.lt.s32 %p42,%r17,%r5;
@%p42 bra $8;
$36:
ret;
}
.visible .entry integral_rows_int(
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
.reg .pred %p<32>;
.reg .b16 %s<6>;
.reg .f32 %f<2>;
.reg .b32 %r<53>;
.reg .b64 %d<47>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p5];
ld.param.u32 %r8,[p6];
ld.param.u64 %d3,[p3+24];
ld.param.u64 %d4,[p3+16];
ld.param.u64 %d5,[p3+8];
ld.param.u64 %d6,[p3];
ld.param.u64 %d7,[p1+24];
ld.param.u64 %d8,[p1+16];
ld.param.u64 %d9,[p1+8];
ld.param.u64 %d10,[p1];
mov.u32 %r9,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d11,%d1;
mul.wide.s32 %d12,%r9,40;
add.s64 %d13,%d11,%d12;
ld.global.v2.u32 {%r1,%r2},[%d13+32];
ld.global.u64 %d7,[%d13+24];
ld.global.u64 %d8,[%d13+16];
ld.global.u64 %d9,[%d13+8];
ld.global.u64 %d14,[%d13];
bra.uni $3;
$2:
cvt.s64.s32 %d15,%r9;
mul.lo.s64 %d16,%d10,%d15;
add.s64 %d14,%d1,%d16;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d17,%d2;
mul.wide.s32 %d18,%r9,40;
add.s64 %d19,%d17,%d18;
ld.global.u64 %d3,[%d19+24];
ld.global.u64 %d4,[%d19+16];
ld.global.u64 %d5,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $6;
$5:
cvt.s64.s32 %d21,%r9;
mul.lo.s64 %d22,%d6,%d21;
add.s64 %d20,%d2,%d22;
$6:
mov.u32 %r10,%ctaid.y;
shl.b32 %r11,%r10,3;
mov.u32 %r12,%tid.y;
add.s32 %r13,%r11,%r12;
setp.gt.s32 %p3,%r13,%r2;
setp.lt.s32 %p4,%r5,1;
or.pred %p5,%p3,%p4;
@%p5 bra $28;
mov.u32 %r14,%tid.x;
cvt.s64.s32 %d23,%r13;
mul.lo.s64 %d24,%d5,%d23;
add.s32 %r15,%r13,-1;
cvt.s64.s32 %d25,%r15;
mul.lo.s64 %d26,%d9,%d25;
cvt.s64.s32 %d27,%r14;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d29,%d26,%d28;
add.s32 %r16,%r14,1;
cvt.s64.s32 %d30,%r16;
mul.lo.s64 %d31,%d4,%d30;
add.s64 %d32,%d24,%d31;
shl.b64 %d33,%d4,5;
sub.s64 %d34,%d32,%d33;
shl.b64 %d35,%d8,5;
mov.u32 %r17,0;
$8:
.pragma "nounroll";
setp.eq.s32 %p6,%r14,0;
@%p6 bra $9;
bra.uni $10;
$9:
cvt.s64.s32 %d36,%r17;
mul.lo.s64 %d37,%d3,%d36;
add.s64 %d38,%d37,%d24;
add.s64 %d39,%d20,%d38;
mov.u32 %r18,0;
st.u32 [%d39],%r18;
$10:
add.s32 %r19,%r14,-32;
add.s32 %r20,%r1,%r14;
setp.ge.s32 %p7,%r19,%r20;
@%p7 bra $27;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d3,%d40;
add.s64 %d42,%d34,%d41;
add.s64 %d43,%d20,%d42;
mul.lo.s64 %d44,%d7,%d40;
add.s64 %d45,%d29,%d44;
add.s64 %d46,%d14,%d45;
mov.u32 %r21,0;
mov.u32 %r22,%r21;
mov.u32 %r23,%r21;
$12:
.pragma "nounroll";
setp.lt.s32 %p8,%r13,1;
add.s32 %r24,%r19,32;
setp.ge.s32 %p9,%r24,%r1;
or.pred %p10,%p8,%p9;
mov.u32 %r25,%r21;
@%p10 bra $24;
setp.gt.s32 %p11,%r7,1;
@%p11 bra $16;
setp.eq.s32 %p12,%r7,0;
@%p12 bra $21;
setp.eq.s32 %p13,%r7,1;
@%p13 bra $20;
bra.uni $22;
$20:
ld.global.nc.u16 %s1,[%d46];
cvt.rn.f32.u16 %f1,%s1;
bra.uni $23;
$16:
setp.eq.s32 %p14,%r7,2;
@%p14 bra $19;
setp.ne.s32 %p15,%r7,3;
@%p15 bra $22;
ld.global.nc.u16 %s2,[%d46];
cvt.f32.f16 %f1,%s2;
bra.uni $23;
$21:
ld.global.nc.u8 %r26,[%d46];
cvt.u16.u32 %s3,%r26;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f1,%s4;
bra.uni $23;
$19:
ld.global.nc.s16 %s5,[%d46];
cvt.rn.f32.s16 %f1,%s5;
bra.uni $23;
$22:
ld.global.nc.f32 %f1,[%d46];
$23:
cvt.rzi.s32.f32 %r25,%f1;
$24:
setp.lt.u32 %p16,%r14,16;
mov.u32 %r27,16;
setp.lt.u32 %p17,%r14,8;
mov.u32 %r28,8;
setp.lt.u32 %p18,%r14,4;
mov.u32 %r29,4;
setp.lt.u32 %p19,%r14,2;
mov.u32 %r30,2;
mov.u32 %r31,0;
mov.u32 %r32,1;
mov.u32 %r33,-1;
shfl.sync.up.b32 %r34|%p20,%r22,%r32,%r31,%r33;
selp.b32 %r35,0,%r34,%p6;
add.s32 %r36,%r35,%r22;
shfl.sync.up.b32 %r37|%p21,%r36,%r30,%r31,%r33;
selp.b32 %r38,0,%r37,%p19;
add.s32 %r39,%r38,%r36;
shfl.sync.up.b32 %r40|%p22,%r39,%r29,%r31,%r33;
selp.b32 %r41,0,%r40,%p18;
add.s32 %r42,%r41,%r39;
shfl.sync.up.b32 %r43|%p23,%r42,%r28,%r31,%r33;
selp.b32 %r44,0,%r43,%p17;
add.s32 %r45,%r44,%r42;
shfl.sync.up.b32 %r46|%p24,%r45,%r27,%r31,%r33;
selp.b32 %r47,0,%r46,%p16;
add.s32 %r48,%r47,%r45;
setp.ge.s32 %p25,%r19,%r1;
setp.lt.s32 %p26,%r19,0;
or.pred %p27,%p26,%p25;
@%p27 bra $26;
add.s32 %r49,%r48,%r23;
st.u32 [%d43],%r49;
$26:
mov.u32 %r50,31;
shfl.sync.idx.b32 %r51|%p28,%r48,%r50,%r50,%r33;
add.s32 %r23,%r51,%r23;
add.s64 %d46,%d46,%d35;
add.s64 %d43,%d43,%d33;
setp.lt.s32 %p29,%r24,%r20;
setp.eq.s32 %p30,%r8,0;
selp.b32 %r52,1,%r25,%p30;
mul.lo.s32 %r22,%r52,%r25;
mov.u32 %r19,%r24;
@%p29 bra $12;
$27:
add.s32 %r17,%r17,1;
setp.lt.s32 %p31,%r17,%r5;
@%p31 bra $8;
$28:
ret;
}
`;
