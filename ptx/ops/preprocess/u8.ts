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
.reg .pred %p<41>;
.reg .b16 %s<73>;
.reg .f32 %f<31>;
.reg .b32 %r<110>;
.reg .f64 %e<1>;
.reg .b64 %d<84>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.v2.u32 {%r9,%r10},[p4+24];
ld.param.v2.u32 {%r11,%r12},[p4+32];
ld.param.v2.u32 {%r13,%r14},[p4+40];
ld.param.u64 %d3,[p5];
ld.param.u32 %r15,[p6+52];
ld.param.u32 %r16,[p6+48];
ld.param.f32 %f1,[p6+40];
ld.param.f32 %f2,[p6+36];
ld.param.f32 %f3,[p6+32];
ld.param.f32 %f4,[p6+24];
ld.param.f32 %f5,[p6+20];
ld.param.f32 %f6,[p6+16];
ld.param.f32 %f7,[p6+8];
ld.param.f32 %f8,[p6+4];
ld.param.f32 %f9,[p6];
ld.param.u64 %d4,[p3+24];
ld.param.u64 %d5,[p3+16];
ld.param.u64 %d6,[p3+8];
ld.param.u64 %d7,[p3];
ld.param.u64 %d8,[p1+8];
ld.param.u64 %d9,[p1];
mov.u32 %r17,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d10,%d1;
mul.wide.s32 %d11,%r17,40;
add.s64 %d12,%d10,%d11;
ld.global.v2.u32 {%r1,%r2},[%d12+32];
ld.global.u64 %d8,[%d12+8];
ld.global.u64 %d13,[%d12];
bra.uni $3;
$2:
cvt.s64.s32 %d14,%r17;
mul.lo.s64 %d15,%d9,%d14;
add.s64 %d13,%d1,%d15;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d16,%d2;
mul.wide.s32 %d17,%r17,40;
add.s64 %d18,%d16,%d17;
ld.global.v2.u32 {%r5,%r6},[%d18+32];
ld.global.u64 %d4,[%d18+24];
ld.global.u64 %d5,[%d18+16];
ld.global.u64 %d6,[%d18+8];
ld.global.u64 %d19,[%d18];
bra.uni $6;
$5:
cvt.s64.s32 %d20,%r17;
mul.lo.s64 %d21,%d7,%d20;
add.s64 %d19,%d2,%d21;
$6:
mov.u32 %r18,%ctaid.x;
shl.b32 %r19,%r18,5;
mov.u32 %r20,%tid.x;
add.s32 %r21,%r19,%r20;
shl.b32 %r22,%r21,2;
mov.u32 %r23,%ctaid.y;
shl.b32 %r24,%r23,3;
mov.u32 %r25,%tid.y;
add.s32 %r26,%r24,%r25;
setp.ge.s32 %p3,%r22,%r5;
setp.ge.s32 %p4,%r26,%r6;
or.pred %p5,%p4,%p3;
@%p5 bra $95;
setp.eq.s64 %p6,%d3,0;
@%p6 bra $10;
cvta.to.global.u64 %d22,%d3;
mul.wide.u32 %d23,%r17,48;
add.s64 %d24,%d22,%d23;
ld.global.v2.u32 {%r9,%r10},[%d24+24];
ld.global.v2.u32 {%r11,%r12},[%d24+32];
ld.global.v2.u32 {%r13,%r14},[%d24+40];
$10:
setp.ge.s32 %p7,%r26,%r10;
mov.u32 %r27,0;
@%p7 bra $12;
sub.s32 %r28,%r9,%r22;
max.s32 %r29,%r28,0;
min.s32 %r27,%r29,4;
$12:
not.b32 %r30,%r26;
add.s32 %r31,%r10,%r30;
setp.eq.s32 %p8,%r14,0;
selp.b32 %r32,%r26,%r31,%p8;
add.s32 %r33,%r32,%r12;
not.b32 %r34,%r22;
add.s32 %r35,%r9,%r34;
setp.eq.s32 %p9,%r13,0;
selp.b32 %r36,%r22,%r35,%p9;
add.s32 %r37,%r36,%r11;
cvt.s64.s32 %d25,%r33;
mul.lo.s64 %d26,%d8,%d25;
mul.lo.s32 %r38,%r37,3;
cvt.s64.s32 %d27,%r38;
add.s64 %d28,%d26,%d27;
selp.b32 %r39,4,1,%p9;
add.s32 %r40,%r37,%r39;
add.s32 %r41,%r33,1;
setp.lt.s32 %p10,%r41,%r2;
selp.b32 %r42,0,3,%p10;
mad.lo.s32 %r43,%r40,3,%r42;
mul.lo.s32 %r44,%r1,3;
setp.le.s32 %p11,%r43,%r44;
setp.eq.s32 %p12,%r27,4;
and.pred %p13,%p11,%p12;
@%p13 bra $37;
bra.uni $13;
$37:
setp.ne.s32 %p14,%r13,0;
add.s64 %d29,%d28,-9;
selp.b64 %d30,%d29,%d28,%p14;
add.s64 %d31,%d13,%d30;
cvt.u32.u64 %r45,%d31;
and.b32 %r46,%r45,3;
and.b64 %d32,%d31,3;
sub.s64 %d33,%d30,%d32;
add.s64 %d34,%d13,%d33;
add.s32 %r47,%r46,11;
ld.global.nc.u32 %r48,[%d34];
add.s64 %d35,%d34,4;
ld.global.nc.u32 %r49,[%d35];
add.s64 %d36,%d34,8;
ld.global.nc.u32 %r50,[%d36];
and.b32 %r51,%r47,28;
cvt.u64.u32 %d37,%r51;
add.s64 %d38,%d34,%d37;
ld.global.nc.u32 %r52,[%d38];
mad.lo.s32 %r53,%r46,4369,12816;
and.b32 %r54,%r53,30583;
prmt.b32 %r55,%r48,%r49,%r54;
prmt.b32 %r56,%r49,%r50,%r54;
prmt.b32 %r57,%r50,%r52,%r54;
shr.u32 %r58,%r57,8;
selp.b32 %r59,%r55,%r58,%p9;
cvt.u16.u32 %s1,%r59;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f10,%s2;
shr.u32 %r60,%r57,16;
shr.u32 %r61,%r55,8;
selp.b32 %r62,%r61,%r60,%p9;
cvt.u16.u32 %s3,%r62;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f11,%s4;
shr.u32 %r63,%r57,24;
shr.u32 %r64,%r55,16;
selp.b32 %r65,%r64,%r63,%p9;
cvt.u16.u32 %s5,%r65;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f12,%s6;
shr.u32 %r66,%r56,16;
shr.u32 %r67,%r55,24;
selp.b32 %r68,%r67,%r66,%p9;
cvt.u16.u32 %s7,%r68;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f13,%s8;
shr.u32 %r69,%r56,24;
selp.b32 %r70,%r56,%r69,%p9;
cvt.u16.u32 %s9,%r70;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f14,%s10;
shr.u32 %r71,%r56,8;
selp.b32 %r72,%r71,%r57,%p9;
cvt.u16.u32 %s11,%r72;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f15,%s12;
selp.b32 %r73,%r66,%r67,%p9;
cvt.u16.u32 %s13,%r73;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f16,%s14;
selp.b32 %r74,%r69,%r56,%p9;
cvt.u16.u32 %s15,%r74;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f17,%s16;
selp.b32 %r75,%r57,%r71,%p9;
cvt.u16.u32 %s17,%r75;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f18,%s18;
selp.b32 %r76,%r58,%r55,%p9;
cvt.u16.u32 %s19,%r76;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f3,%s20;
selp.b32 %r77,%r60,%r61,%p9;
cvt.u16.u32 %s21,%r77;
and.b16 %s22,%s21,255;
cvt.rn.f32.u16 %f2,%s22;
selp.b32 %r78,%r63,%r64,%p9;
cvt.u16.u32 %s23,%r78;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f1,%s24;
bra.uni $38;
$13:
setp.ne.s32 %p15,%r13,0;
selp.b32 %r79,-3,3,%p15;
setp.eq.s32 %p16,%r27,0;
mov.f32 %f10,%f3;
@%p16 bra $15;
add.s64 %d39,%d13,%d28;
ld.global.nc.u8 %r80,[%d39];
cvt.u16.u32 %s25,%r80;
and.b16 %s26,%s25,255;
cvt.rn.f32.u16 %f10,%s26;
$15:
mov.f32 %f11,%f2;
@%p16 bra $17;
add.s64 %d40,%d13,%d28;
add.s64 %d41,%d40,1;
ld.global.nc.u8 %r81,[%d41];
cvt.u16.u32 %s27,%r81;
and.b16 %s28,%s27,255;
cvt.rn.f32.u16 %f11,%s28;
$17:
mov.f32 %f12,%f1;
@%p16 bra $19;
add.s64 %d42,%d13,%d28;
add.s64 %d43,%d42,2;
ld.global.nc.u8 %r82,[%d43];
cvt.u16.u32 %s29,%r82;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f12,%s30;
$19:
cvt.s64.s32 %d44,%r79;
add.s64 %d45,%d28,%d44;
setp.lt.u32 %p17,%r27,2;
mov.f32 %f13,%f3;
@%p17 bra $21;
add.s64 %d46,%d13,%d45;
ld.global.nc.u8 %r83,[%d46];
cvt.u16.u32 %s31,%r83;
and.b16 %s32,%s31,255;
cvt.rn.f32.u16 %f13,%s32;
$21:
mov.f32 %f14,%f2;
@%p17 bra $23;
add.s64 %d47,%d13,%d45;
add.s64 %d48,%d47,1;
ld.global.nc.u8 %r84,[%d48];
cvt.u16.u32 %s33,%r84;
and.b16 %s34,%s33,255;
cvt.rn.f32.u16 %f14,%s34;
$23:
mov.f32 %f15,%f1;
@%p17 bra $25;
add.s64 %d49,%d13,%d45;
add.s64 %d50,%d49,2;
ld.global.nc.u8 %r85,[%d50];
cvt.u16.u32 %s35,%r85;
and.b16 %s36,%s35,255;
cvt.rn.f32.u16 %f15,%s36;
$25:
shl.b32 %r86,%r79,1;
cvt.s64.s32 %d51,%r86;
add.s64 %d52,%d28,%d51;
setp.lt.u32 %p18,%r27,3;
mov.f32 %f16,%f3;
@%p18 bra $27;
add.s64 %d53,%d13,%d52;
ld.global.nc.u8 %r87,[%d53];
cvt.u16.u32 %s37,%r87;
and.b16 %s38,%s37,255;
cvt.rn.f32.u16 %f16,%s38;
$27:
mov.f32 %f17,%f2;
@%p18 bra $29;
add.s64 %d54,%d13,%d52;
add.s64 %d55,%d54,1;
ld.global.nc.u8 %r88,[%d55];
cvt.u16.u32 %s39,%r88;
and.b16 %s40,%s39,255;
cvt.rn.f32.u16 %f17,%s40;
$29:
mov.f32 %f18,%f1;
@%p18 bra $31;
add.s64 %d56,%d13,%d52;
add.s64 %d57,%d56,2;
ld.global.nc.u8 %r89,[%d57];
cvt.u16.u32 %s41,%r89;
and.b16 %s42,%s41,255;
cvt.rn.f32.u16 %f18,%s42;
$31:
mul.lo.s32 %r90,%r79,3;
cvt.s64.s32 %d58,%r90;
add.s64 %d59,%d28,%d58;
setp.lt.u32 %p19,%r27,4;
@%p19 bra $33;
add.s64 %d60,%d13,%d59;
ld.global.nc.u8 %r91,[%d60];
cvt.u16.u32 %s43,%r91;
and.b16 %s44,%s43,255;
cvt.rn.f32.u16 %f3,%s44;
$33:
@%p19 bra $35;
add.s64 %d61,%d13,%d59;
add.s64 %d62,%d61,1;
ld.global.nc.u8 %r92,[%d62];
cvt.u16.u32 %s45,%r92;
and.b16 %s46,%s45,255;
cvt.rn.f32.u16 %f2,%s46;
$35:
@%p19 bra $38;
add.s64 %d63,%d13,%d59;
add.s64 %d64,%d63,2;
ld.global.nc.u8 %r93,[%d64];
cvt.u16.u32 %s47,%r93;
and.b16 %s48,%s47,255;
cvt.rn.f32.u16 %f1,%s48;
$38:
cvt.s64.s32 %d65,%r26;
mul.lo.s64 %d66,%d6,%d65;
cvt.s64.s32 %d67,%r22;
mul.lo.s64 %d68,%d5,%d67;
add.s64 %d69,%d66,%d68;
add.s32 %r94,%r22,4;
setp.le.s32 %p20,%r94,%r5;
fma.rn.f32 %f19,%f10,%f9,%f6;
fma.rn.f32 %f20,%f13,%f9,%f6;
fma.rn.f32 %f21,%f16,%f9,%f6;
fma.rn.f32 %f22,%f3,%f9,%f6;
setp.eq.s32 %p21,%r15,0;
selp.b64 %d70,0,2,%p21;
mul.lo.s64 %d71,%d4,%d70;
add.s64 %d72,%d69,%d71;
add.s64 %d73,%d19,%d72;
setp.eq.s32 %p22,%r16,4;
selp.b64 %d74,15,7,%p22;
and.b64 %d75,%d74,%d73;
setp.eq.s64 %p23,%d75,0;
and.pred %p24,%p20,%p23;
and.pred %p25,%p22,%p24;
@%p25 bra $56;
bra.uni $39;
$56:
st.global.cs.v4.f32 [%d73],{%f19,%f20,%f21,%f22};
bra.uni $57;
$39:
@%p24 bra $55;
bra.uni $40;
$55:
cvt.rn.f16.f32 %s49,%f19;
cvt.rn.f16.f32 %s50,%f20;
mov.b32 %r95,{%s49,%s50};
cvt.rn.f16.f32 %s51,%f21;
cvt.rn.f16.f32 %s52,%f22;
mov.b32 %r96,{%s51,%s52};
st.global.cs.v2.u32 [%d73],{%r95,%r96};
bra.uni $57;
$40:
@%p22 bra $42;
bra.uni $41;
$42:
st.f32 [%d73],%f19;
bra.uni $43;
$41:
cvt.rn.f16.f32 %s53,%f19;
st.u16 [%d73],%s53;
$43:
or.b32 %r97,%r22,1;
setp.ge.s32 %p26,%r97,%r5;
@%p26 bra $47;
@%p22 bra $46;
bra.uni $45;
$46:
st.f32 [%d73+4],%f20;
bra.uni $47;
$45:
cvt.rn.f16.f32 %s54,%f20;
st.u16 [%d73+2],%s54;
$47:
or.b32 %r98,%r22,2;
setp.ge.s32 %p27,%r98,%r5;
@%p27 bra $51;
@%p22 bra $50;
bra.uni $49;
$50:
st.f32 [%d73+8],%f21;
bra.uni $51;
$49:
cvt.rn.f16.f32 %s55,%f21;
st.u16 [%d73+4],%s55;
$51:
or.b32 %r99,%r22,3;
setp.ge.s32 %p28,%r99,%r5;
@%p28 bra $57;
@%p22 bra $54;
bra.uni $53;
$54:
st.f32 [%d73+12],%f22;
bra.uni $57;
$53:
cvt.rn.f16.f32 %s56,%f22;
st.u16 [%d73+6],%s56;
$57:
fma.rn.f32 %f23,%f11,%f8,%f5;
fma.rn.f32 %f24,%f14,%f8,%f5;
fma.rn.f32 %f25,%f17,%f8,%f5;
fma.rn.f32 %f26,%f2,%f8,%f5;
add.s64 %d76,%d69,%d4;
add.s64 %d77,%d19,%d76;
and.b64 %d78,%d74,%d77;
setp.eq.s64 %p29,%d78,0;
and.pred %p30,%p20,%p29;
and.pred %p31,%p22,%p30;
@%p31 bra $75;
bra.uni $58;
$75:
st.global.cs.v4.f32 [%d77],{%f23,%f24,%f25,%f26};
bra.uni $76;
$58:
@%p30 bra $74;
bra.uni $59;
$74:
cvt.rn.f16.f32 %s57,%f23;
cvt.rn.f16.f32 %s58,%f24;
mov.b32 %r100,{%s57,%s58};
cvt.rn.f16.f32 %s59,%f25;
cvt.rn.f16.f32 %s60,%f26;
mov.b32 %r101,{%s59,%s60};
st.global.cs.v2.u32 [%d77],{%r100,%r101};
bra.uni $76;
$59:
@%p22 bra $61;
bra.uni $60;
$61:
st.f32 [%d77],%f23;
bra.uni $62;
$60:
cvt.rn.f16.f32 %s61,%f23;
st.u16 [%d77],%s61;
$62:
or.b32 %r102,%r22,1;
setp.ge.s32 %p32,%r102,%r5;
@%p32 bra $66;
@%p22 bra $65;
bra.uni $64;
$65:
st.f32 [%d77+4],%f24;
bra.uni $66;
$64:
cvt.rn.f16.f32 %s62,%f24;
st.u16 [%d77+2],%s62;
$66:
or.b32 %r103,%r22,2;
setp.ge.s32 %p33,%r103,%r5;
@%p33 bra $70;
@%p22 bra $69;
bra.uni $68;
$69:
st.f32 [%d77+8],%f25;
bra.uni $70;
$68:
cvt.rn.f16.f32 %s63,%f25;
st.u16 [%d77+4],%s63;
$70:
or.b32 %r104,%r22,3;
setp.ge.s32 %p34,%r104,%r5;
@%p34 bra $76;
@%p22 bra $73;
bra.uni $72;
$73:
st.f32 [%d77+12],%f26;
bra.uni $76;
$72:
cvt.rn.f16.f32 %s64,%f26;
st.u16 [%d77+6],%s64;
$76:
fma.rn.f32 %f27,%f12,%f7,%f4;
fma.rn.f32 %f28,%f15,%f7,%f4;
fma.rn.f32 %f29,%f18,%f7,%f4;
fma.rn.f32 %f30,%f1,%f7,%f4;
selp.b64 %d79,2,0,%p21;
mul.lo.s64 %d80,%d4,%d79;
add.s64 %d81,%d69,%d80;
add.s64 %d82,%d19,%d81;
and.b64 %d83,%d74,%d82;
setp.eq.s64 %p35,%d83,0;
and.pred %p36,%p20,%p35;
and.pred %p37,%p22,%p36;
@%p37 bra $94;
bra.uni $77;
$94:
st.global.cs.v4.f32 [%d82],{%f27,%f28,%f29,%f30};
bra.uni $95;
$77:
@%p36 bra $93;
bra.uni $78;
$93:
cvt.rn.f16.f32 %s65,%f27;
cvt.rn.f16.f32 %s66,%f28;
mov.b32 %r105,{%s65,%s66};
cvt.rn.f16.f32 %s67,%f29;
cvt.rn.f16.f32 %s68,%f30;
mov.b32 %r106,{%s67,%s68};
st.global.cs.v2.u32 [%d82],{%r105,%r106};
bra.uni $95;
$78:
@%p22 bra $80;
bra.uni $79;
$80:
st.f32 [%d82],%f27;
bra.uni $81;
$79:
cvt.rn.f16.f32 %s69,%f27;
st.u16 [%d82],%s69;
$81:
or.b32 %r107,%r22,1;
setp.ge.s32 %p38,%r107,%r5;
@%p38 bra $85;
@%p22 bra $84;
bra.uni $83;
$84:
st.f32 [%d82+4],%f28;
bra.uni $85;
$83:
cvt.rn.f16.f32 %s70,%f28;
st.u16 [%d82+2],%s70;
$85:
or.b32 %r108,%r22,2;
setp.ge.s32 %p39,%r108,%r5;
@%p39 bra $89;
@%p22 bra $88;
bra.uni $87;
$88:
st.f32 [%d82+8],%f29;
bra.uni $89;
$87:
cvt.rn.f16.f32 %s71,%f29;
st.u16 [%d82+4],%s71;
$89:
or.b32 %r109,%r22,3;
setp.ge.s32 %p40,%r109,%r5;
@%p40 bra $95;
@%p22 bra $92;
bra.uni $91;
$92:
st.f32 [%d82+12],%f30;
bra.uni $95;
$91:
cvt.rn.f16.f32 %s72,%f30;
st.u16 [%d82+6],%s72;
$95:
ret;
}
`;
