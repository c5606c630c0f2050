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
.reg .pred %p<10>;
.reg .b32 %r<20>;
ld.param.u32 %r6,[p0];
ld.param.u32 %r7,[p1];
ld.param.u32 %r8,[p2];
setp.eq.s32 %p1,%r8,0;
mov.u32 %r19,-1;
@%p1 bra $5;
setp.eq.s32 %p2,%r8,1;
setp.eq.s32 %p3,%r7,1;
or.pred %p4,%p3,%p2;
@%p4 bra $4;
bra.uni $2;
$4:
setp.lt.s32 %p9,%r6,0;
add.s32 %r18,%r7,-1;
selp.b32 %r19,0,%r18,%p9;
bra.uni $5;
$2:
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
@%p7 bra $5;
selp.b32 %r16,-1,0,%p6;
add.s32 %r17,%r1,%r16;
sub.s32 %r19,%r17,%r19;
$5:
st.param.b32 [func_retval0+0],%r19;
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
.reg .b16 %s<57>;
.reg .f32 %f<175>;
.reg .b32 %r<144>;
.reg .b64 %d<145>;
ld.param.u64 %d47,[p0];
ld.param.v2.u32 {%r135,%r136},[p1+32];
ld.param.v2.u32 {%r47,%r48},[p1+40];
ld.param.u64 %d52,[p2];
ld.param.v2.u32 {%r137,%r138},[p3+32];
ld.param.v2.u32 {%r51,%r52},[p3+40];
ld.param.u32 %r42,[p4];
ld.param.u32 %r43,[p7];
ld.param.u32 %r44,[p8];
ld.param.u64 %d142,[p3+24];
ld.param.u64 %d141,[p3+16];
ld.param.u64 %d140,[p3+8];
ld.param.u64 %d53,[p3];
ld.param.u64 %d138,[p1+24];
ld.param.u64 %d137,[p1+16];
ld.param.u64 %d136,[p1+8];
ld.param.u64 %d48,[p1];
mov.u32 %r1,%ctaid.z;
setp.eq.s32 %p2,%r48,0;
@%p2 bra $2;
cvta.to.global.u64 %d57,%d47;
mul.wide.s32 %d58,%r1,40;
add.s64 %d59,%d57,%d58;
ld.global.v2.u32 {%r135,%r136},[%d59+32];
ld.global.u64 %d138,[%d59+24];
ld.global.u64 %d137,[%d59+16];
ld.global.u64 %d136,[%d59+8];
ld.global.u64 %d135,[%d59];
bra.uni $3;
$2:
cvt.s64.s32 %d60,%r1;
mul.lo.s64 %d61,%d48,%d60;
add.s64 %d135,%d47,%d61;
$3:
setp.eq.s32 %p3,%r52,0;
@%p3 bra $5;
cvta.to.global.u64 %d62,%d52;
mul.wide.s32 %d63,%r1,40;
add.s64 %d64,%d62,%d63;
ld.global.v2.u32 {%r137,%r138},[%d64+32];
ld.global.u64 %d142,[%d64+24];
ld.global.u64 %d141,[%d64+16];
ld.global.u64 %d140,[%d64+8];
ld.global.u64 %d139,[%d64];
bra.uni $6;
$5:
cvt.s64.s32 %d65,%r1;
mul.lo.s64 %d66,%d53,%d65;
add.s64 %d139,%d52,%d66;
$6:
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
or.pred %p6,%p5,%p4;
@%p6 bra $149;
bra.uni $7;
$149:
ret;
$7:
cvt.s64.s32 %d67,%r15;
mul.lo.s64 %d68,%d136,%d67;
cvt.s64.s32 %d69,%r14;
mul.lo.s64 %d70,%d137,%d69;
add.s64 %d28,%d68,%d70;
setp.lt.s32 %p7,%r51,1;
mov.f32 %f148,0f00000000;
mov.f32 %f147,%f148;
@%p7 bra $18;
add.s64 %d29,%d135,%d28;
setp.gt.s32 %p8,%r44,1;
@%p8 bra $12;
setp.eq.s32 %p11,%r44,0;
@%p11 bra $16;
setp.eq.s32 %p12,%r44,1;
@%p12 bra $11;
bra.uni $17;
$11:
ld.global.nc.u16 %s6,[%d29];
cvt.rn.f32.u16 %f147,%s6;
bra.uni $18;
$12:
setp.eq.s32 %p9,%r44,2;
@%p9 bra $15;
setp.ne.s32 %p10,%r44,3;
@%p10 bra $17;
ld.global.nc.u16 %s3,[%d29];
cvt.f32.f16 %f147,%s3;
bra.uni $18;
$16:
ld.global.nc.u8 %r63,[%d29];
cvt.u16.u32 %s7,%r63;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f147,%s8;
bra.uni $18;
$15:
ld.global.nc.s16 %s5,[%d29];
cvt.rn.f32.s16 %f147,%s5;
bra.uni $18;
$17:
ld.global.nc.f32 %f147,[%d29];
$18:
setp.lt.s32 %p13,%r51,2;
@%p13 bra $29;
add.s64 %d76,%d28,%d138;
add.s64 %d31,%d135,%d76;
setp.gt.s32 %p14,%r44,1;
@%p14 bra $23;
setp.eq.s32 %p17,%r44,0;
@%p17 bra $27;
setp.eq.s32 %p18,%r44,1;
@%p18 bra $22;
bra.uni $28;
$22:
ld.global.nc.u16 %s12,[%d31];
cvt.rn.f32.u16 %f148,%s12;
bra.uni $29;
$23:
setp.eq.s32 %p15,%r44,2;
@%p15 bra $26;
setp.ne.s32 %p16,%r44,3;
@%p16 bra $28;
ld.global.nc.u16 %s9,[%d31];
cvt.f32.f16 %f148,%s9;
bra.uni $29;
$27:
ld.global.nc.u8 %r64,[%d31];
cvt.u16.u32 %s13,%r64;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f148,%s14;
bra.uni $29;
$26:
ld.global.nc.s16 %s11,[%d31];
cvt.rn.f32.s16 %f148,%s11;
bra.uni $29;
$28:
ld.global.nc.f32 %f148,[%d31];
$29:
setp.lt.s32 %p19,%r51,3;
mov.f32 %f150,0f00000000;
mov.f32 %f149,%f150;
@%p19 bra $40;
shl.b64 %d82,%d138,1;
add.s64 %d83,%d28,%d82;
add.s64 %d32,%d135,%d83;
setp.gt.s32 %p20,%r44,1;
@%p20 bra $34;
setp.eq.s32 %p23,%r44,0;
@%p23 bra $38;
setp.eq.s32 %p24,%r44,1;
@%p24 bra $33;
bra.uni $39;
$33:
ld.global.nc.u16 %s18,[%d32];
cvt.rn.f32.u16 %f149,%s18;
bra.uni $40;
$34:
setp.eq.s32 %p21,%r44,2;
@%p21 bra $37;
setp.ne.s32 %p22,%r44,3;
@%p22 bra $39;
ld.global.nc.u16 %s15,[%d32];
cvt.f32.f16 %f149,%s15;
bra.uni $40;
$38:
ld.global.nc.u8 %r65,[%d32];
cvt.u16.u32 %s19,%r65;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f149,%s20;
bra.uni $40;
$37:
ld.global.nc.s16 %s17,[%d32];
cvt.rn.f32.s16 %f149,%s17;
bra.uni $40;
$39:
ld.global.nc.f32 %f149,[%d32];
$40:
setp.lt.s32 %p25,%r51,4;
@%p25 bra $51;
mul.lo.s64 %d89,%d138,3;
add.s64 %d90,%d28,%d89;
add.s64 %d33,%d135,%d90;
setp.gt.s32 %p26,%r44,1;
@%p26 bra $45;
setp.eq.s32 %p29,%r44,0;
@%p29 bra $49;
setp.eq.s32 %p30,%r44,1;
@%p30 bra $44;
bra.uni $50;
$44:
ld.global.nc.u16 %s24,[%d33];
cvt.rn.f32.u16 %f150,%s24;
bra.uni $51;
$45:
setp.eq.s32 %p27,%r44,2;
@%p27 bra $48;
setp.ne.s32 %p28,%r44,3;
@%p28 bra $50;
ld.global.nc.u16 %s21,[%d33];
cvt.f32.f16 %f150,%s21;
bra.uni $51;
$49:
ld.global.nc.u8 %r66,[%d33];
cvt.u16.u32 %s25,%r66;
and.b16 %s26,%s25,255;
cvt.rn.f32.u16 %f150,%s26;
bra.uni $51;
$48:
ld.global.nc.s16 %s23,[%d33];
cvt.rn.f32.s16 %f150,%s23;
bra.uni $51;
$50:
ld.global.nc.f32 %f150,[%d33];
$51:
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
@%p37 bra $107;
$53:
.pragma "nounroll";
add.s32 %r140,%r139,%r15;
setp.lt.u32 %p38,%r140,%r136;
or.pred %p39,%p1,%p38;
@%p39 bra $55;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r140;
.param .b32 q1;
st.param.b32 [q1+0],%r136;
.param .b32 q2;
st.param.b32 [q2+0],%r43;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r140,[retval0+0];
}
$55:
mul.lo.s32 %r73,%r42,%r42;
mul.lo.s32 %r74,%r139,%r139;
sub.s32 %r75,%r73,%r74;
cvt.rn.f32.s32 %f102,%r75;
sqrt.rn.f32 %f103,%f102;
cvt.rzi.s32.f32 %r24,%f103;
sub.s32 %r141,%r14,%r24;
max.s32 %r80,%r140,0;
cvt.s64.s32 %d96,%r80;
mul.lo.s64 %d34,%d136,%d96;
neg.s32 %r81,%r24;
setp.lt.s32 %p40,%r24,%r81;
@%p40 bra $106;
not.b32 %r142,%r24;
cvt.s64.s32 %d97,%r141;
mul.lo.s64 %d98,%d137,%d97;
add.s64 %d99,%d98,%d34;
add.s64 %d143,%d135,%d99;
$57:
.pragma "nounroll";
add.s32 %r142,%r142,1;
mov.u16 %s56,0;
mov.u64 %d144,%d143;
@%p1 bra $61;
setp.lt.u32 %p41,%r141,%r135;
mov.u32 %r143,%r141;
@%p41 bra $60;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r141;
.param .b32 q1;
st.param.b32 [q1+0],%r135;
.param .b32 q2;
st.param.b32 [q2+0],%r43;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r143,[retval0+0];
}
$60:
or.b32 %r82,%r143,%r140;
shr.u32 %r83,%r82,31;
cvt.u16.u32 %s56,%r83;
max.s32 %r84,%r143,0;
cvt.s64.s32 %d100,%r84;
mul.lo.s64 %d101,%d137,%d100;
add.s64 %d102,%d101,%d34;
add.s64 %d144,%d135,%d102;
$61:
setp.ne.s16 %p42,%s56,0;
mov.f32 %f162,0f00000000;
or.pred %p44,%p42,%p7;
mov.f32 %f161,%f162;
@%p44 bra $72;
setp.gt.s32 %p45,%r44,1;
@%p45 bra $66;
setp.eq.s32 %p48,%r44,0;
@%p48 bra $70;
setp.eq.s32 %p49,%r44,1;
@%p49 bra $65;
bra.uni $71;
$65:
ld.global.nc.u16 %s31,[%d144];
cvt.rn.f32.u16 %f161,%s31;
bra.uni $72;
$66:
setp.eq.s32 %p46,%r44,2;
@%p46 bra $69;
setp.ne.s32 %p47,%r44,3;
@%p47 bra $71;
ld.global.nc.u16 %s28,[%d144];
cvt.f32.f16 %f161,%s28;
bra.uni $72;
$70:
ld.global.nc.u8 %r85,[%d144];
cvt.u16.u32 %s32,%r85;
and.b16 %s33,%s32,255;
cvt.rn.f32.u16 %f161,%s33;
bra.uni $72;
$69:
ld.global.nc.s16 %s30,[%d144];
cvt.rn.f32.s16 %f161,%s30;
bra.uni $72;
$71:
ld.global.nc.f32 %f161,[%d144];
$72:
or.pred %p52,%p42,%p13;
@%p52 bra $83;
add.s64 %d39,%d144,%d138;
setp.gt.s32 %p53,%r44,1;
@%p53 bra $77;
setp.eq.s32 %p56,%r44,0;
@%p56 bra $81;
setp.eq.s32 %p57,%r44,1;
@%p57 bra $76;
bra.uni $82;
$76:
ld.global.nc.u16 %s37,[%d39];
cvt.rn.f32.u16 %f162,%s37;
bra.uni $83;
$77:
setp.eq.s32 %p54,%r44,2;
@%p54 bra $80;
setp.ne.s32 %p55,%r44,3;
@%p55 bra $82;
ld.global.nc.u16 %s34,[%d39];
cvt.f32.f16 %f162,%s34;
bra.uni $83;
$81:
ld.global.nc.u8 %r86,[%d39];
cvt.u16.u32 %s38,%r86;
and.b16 %s39,%s38,255;
cvt.rn.f32.u16 %f162,%s39;
bra.uni $83;
$80:
ld.global.nc.s16 %s36,[%d39];
cvt.rn.f32.s16 %f162,%s36;
bra.uni $83;
$82:
ld.global.nc.f32 %f162,[%d39];
$83:
mov.f32 %f164,0f00000000;
or.pred %p60,%p42,%p19;
mov.f32 %f163,%f164;
@%p60 bra $94;
shl.b64 %d113,%d138,1;
add.s64 %d40,%d144,%d113;
setp.gt.s32 %p61,%r44,1;
@%p61 bra $88;
setp.eq.s32 %p64,%r44,0;
@%p64 bra $92;
setp.eq.s32 %p65,%r44,1;
@%p65 bra $87;
bra.uni $93;
$87:
ld.global.nc.u16 %s43,[%d40];
cvt.rn.f32.u16 %f163,%s43;
bra.uni $94;
$88:
setp.eq.s32 %p62,%r44,2;
@%p62 bra $91;
setp.ne.s32 %p63,%r44,3;
@%p63 bra $93;
ld.global.nc.u16 %s40,[%d40];
cvt.f32.f16 %f163,%s40;
bra.uni $94;
$92:
ld.global.nc.u8 %r87,[%d40];
cvt.u16.u32 %s44,%r87;
and.b16 %s45,%s44,255;
cvt.rn.f32.u16 %f163,%s45;
bra.uni $94;
$91:
ld.global.nc.s16 %s42,[%d40];
cvt.rn.f32.s16 %f163,%s42;
bra.uni $94;
$93:
ld.global.nc.f32 %f163,[%d40];
$94:
or.pred %p68,%p42,%p25;
@%p68 bra $105;
mul.lo.s64 %d119,%d138,3;
add.s64 %d41,%d144,%d119;
setp.gt.s32 %p69,%r44,1;
@%p69 bra $99;
setp.eq.s32 %p72,%r44,0;
@%p72 bra $103;
setp.eq.s32 %p73,%r44,1;
@%p73 bra $98;
bra.uni $104;
$98:
ld.global.nc.u16 %s49,[%d41];
cvt.rn.f32.u16 %f164,%s49;
bra.uni $105;
$99:
setp.eq.s32 %p70,%r44,2;
@%p70 bra $102;
setp.ne.s32 %p71,%r44,3;
@%p71 bra $104;
ld.global.nc.u16 %s46,[%d41];
cvt.f32.f16 %f164,%s46;
bra.uni $105;
$103:
ld.global.nc.u8 %r88,[%d41];
cvt.u16.u32 %s50,%r88;
and.b16 %s51,%s50,255;
cvt.rn.f32.u16 %f164,%s51;
bra.uni $105;
$102:
ld.global.nc.s16 %s48,[%d41];
cvt.rn.f32.s16 %f164,%s48;
bra.uni $105;
$104:
ld.global.nc.f32 %f164,[%d41];
$105:
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
add.s64 %d143,%d143,%d137;
add.s32 %r141,%r141,1;
setp.lt.s32 %p74,%r142,%r24;
@%p74 bra $57;
$106:
add.s32 %r33,%r139,1;
setp.lt.s32 %p75,%r139,%r42;
mov.u32 %r139,%r33;
@%p75 bra $53;
$107:
mul.lo.s64 %d126,%d140,%d67;
mul.lo.s64 %d128,%d141,%d69;
add.s64 %d129,%d126,%d128;
add.s64 %d43,%d139,%d129;
add.s64 %d130,%d129,%d142;
add.s64 %d44,%d139,%d130;
shl.b64 %d131,%d142,1;
add.s64 %d132,%d129,%d131;
add.s64 %d45,%d139,%d132;
mul.lo.s64 %d133,%d142,3;
add.s64 %d134,%d129,%d133;
add.s64 %d46,%d139,%d134;
setp.eq.s32 %p76,%r44,0;
@%p76 bra $117;
setp.ne.s32 %p77,%r44,1;
@%p77 bra $125;
@%p7 bra $111;
div.rn.f32 %f133,%f168,%f169;
cvt.rni.s32.f32 %r99,%f133;
max.s32 %r100,%r99,0;
min.s32 %r101,%r100,65535;
st.u16 [%d43],%r101;
$111:
@%p13 bra $113;
div.rn.f32 %f134,%f167,%f169;
cvt.rni.s32.f32 %r102,%f134;
max.s32 %r103,%r102,0;
min.s32 %r104,%r103,65535;
st.u16 [%d44],%r104;
$113:
@%p19 bra $115;
div.rn.f32 %f135,%f166,%f169;
cvt.rni.s32.f32 %r105,%f135;
max.s32 %r106,%r105,0;
min.s32 %r107,%r106,65535;
st.u16 [%d45],%r107;
$115:
@%p25 bra $149;
div.rn.f32 %f136,%f165,%f169;
cvt.rni.s32.f32 %r108,%f136;
max.s32 %r109,%r108,0;
min.s32 %r110,%r109,65535;
st.u16 [%d46],%r110;
bra.uni $149;
$117:
@%p7 bra $119;
div.rn.f32 %f137,%f168,%f169;
cvt.rni.s32.f32 %r111,%f137;
max.s32 %r112,%r111,0;
min.s32 %r113,%r112,255;
st.u8 [%d43],%r113;
$119:
@%p13 bra $121;
div.rn.f32 %f138,%f167,%f169;
cvt.rni.s32.f32 %r114,%f138;
max.s32 %r115,%r114,0;
min.s32 %r116,%r115,255;
st.u8 [%d44],%r116;
$121:
@%p19 bra $123;
div.rn.f32 %f139,%f166,%f169;
cvt.rni.s32.f32 %r117,%f139;
max.s32 %r118,%r117,0;
min.s32 %r119,%r118,255;
st.u8 [%d45],%r119;
$123:
@%p25 bra $149;
div.rn.f32 %f140,%f165,%f169;
cvt.rni.s32.f32 %r120,%f140;
max.s32 %r121,%r120,0;
min.s32 %r122,%r121,255;
st.u8 [%d46],%r122;
bra.uni $149;
$125:
@%p7 bra $131;
div.rn.f32 %f74,%f168,%f169;
setp.eq.s32 %p87,%r44,3;
@%p87 bra $129;
setp.ne.s32 %p88,%r44,2;
@%p88 bra $130;
cvt.rni.s32.f32 %r123,%f74;
max.s32 %r124,%r123,-32768;
min.s32 %r125,%r124,32767;
st.u16 [%d43],%r125;
bra.uni $131;
$129:
cvt.rn.f16.f32 %s52,%f74;
st.u16 [%d43],%s52;
bra.uni $131;
$130:
st.f32 [%d43],%f74;
$131:
@%p13 bra $137;
div.rn.f32 %f75,%f167,%f169;
setp.eq.s32 %p90,%r44,2;
@%p90 bra $135;
setp.ne.s32 %p91,%r44,3;
@%p91 bra $136;
cvt.rn.f16.f32 %s53,%f75;
st.u16 [%d44],%s53;
bra.uni $137;
$135:
cvt.rni.s32.f32 %r126,%f75;
max.s32 %r127,%r126,-32768;
min.s32 %r128,%r127,32767;
st.u16 [%d44],%r128;
bra.uni $137;
$136:
st.f32 [%d44],%f75;
$137:
@%p19 bra $143;
div.rn.f32 %f76,%f166,%f169;
setp.eq.s32 %p93,%r44,2;
@%p93 bra $141;
setp.ne.s32 %p94,%r44,3;
@%p94 bra $142;
cvt.rn.f16.f32 %s54,%f76;
st.u16 [%d45],%s54;
bra.uni $143;
$141:
cvt.rni.s32.f32 %r129,%f76;
max.s32 %r130,%r129,-32768;
min.s32 %r131,%r130,32767;
st.u16 [%d45],%r131;
bra.uni $143;
$142:
st.f32 [%d45],%f76;
$143:
@%p25 bra $149;
div.rn.f32 %f77,%f165,%f169;
setp.eq.s32 %p96,%r44,2;
@%p96 bra $147;
setp.ne.s32 %p97,%r44,3;
@%p97 bra $148;
cvt.rn.f16.f32 %s55,%f77;
st.u16 [%d46],%s55;
bra.uni $149;
$147:
cvt.rni.s32.f32 %r132,%f77;
max.s32 %r133,%r132,-32768;
min.s32 %r134,%r133,32767;
st.u16 [%d46],%r134;
bra.uni $149;
$148:
st.f32 [%d46],%f77;
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
.reg .f32 %f<282>;
.reg .b32 %r<319>;
.reg .b64 %d<131>;
.shared .align 4 .b8 z1[45760];
.shared .align 4 .b8 z2[1020];
ld.param.u64 %d41,[p0];
ld.param.v2.u32 {%r299,%r300},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %d46,[p2];
ld.param.v2.u32 {%r301,%r302},[p3+32];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u32 %r83,[p4];
ld.param.f32 %f84,[p5];
ld.param.f32 %f85,[p6];
ld.param.u32 %r84,[p7];
ld.param.u64 %d127,[p3+16];
ld.param.u64 %d126,[p3+8];
ld.param.u64 %d47,[p3];
ld.param.u64 %d124,[p1+16];
ld.param.u64 %d123,[p1+8];
ld.param.u64 %d42,[p1];
neg.s32 %r307,%r83;
mov.u32 %r2,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $2;
cvta.to.global.u64 %d51,%d41;
mul.wide.s32 %d52,%r2,40;
add.s64 %d53,%d51,%d52;
ld.global.v2.u32 {%r299,%r300},[%d53+32];
ld.global.u64 %d124,[%d53+16];
ld.global.u64 %d123,[%d53+8];
ld.global.u64 %d122,[%d53];
bra.uni $3;
$2:
cvt.s64.s32 %d54,%r2;
mul.lo.s64 %d55,%d42,%d54;
add.s64 %d122,%d41,%d55;
$3:
setp.eq.s32 %p2,%r92,0;
@%p2 bra $5;
cvta.to.global.u64 %d56,%d46;
mul.wide.s32 %d57,%r2,40;
add.s64 %d58,%d56,%d57;
ld.global.v2.u32 {%r301,%r302},[%d58+32];
ld.global.u64 %d127,[%d58+16];
ld.global.u64 %d126,[%d58+8];
ld.global.u64 %d125,[%d58];
bra.uni $6;
$5:
cvt.s64.s32 %d59,%r2;
mul.lo.s64 %d60,%d47,%d59;
add.s64 %d125,%d46,%d60;
$6:
mov.u32 %r15,%tid.x;
mov.u32 %r97,%ctaid.x;
shl.b32 %r16,%r97,5;
mov.u32 %r98,%ctaid.y;
shl.b32 %r17,%r98,5;
setp.ge.s32 %p3,%r16,%r301;
setp.ge.s32 %p4,%r17,%r302;
or.pred %p5,%p4,%p3;
@%p5 bra $42;
mov.u32 %r20,%tid.y;
shl.b32 %r21,%r20,5;
add.s32 %r305,%r21,%r15;
shl.b32 %r23,%r83,1;
setp.gt.s32 %p6,%r305,%r23;
@%p6 bra $14;
sub.s32 %r99,%r23,%r15;
sub.s32 %r24,%r99,%r21;
shr.u32 %r100,%r24,8;
add.s32 %r101,%r100,1;
and.b32 %r304,%r101,3;
setp.eq.s32 %p7,%r304,0;
@%p7 bra $11;
mov.u64 %d62,z2;
$10:
.pragma "nounroll";
sub.s32 %r102,%r305,%r83;
mul.lo.s32 %r103,%r102,%r102;
cvt.rn.f32.s32 %f86,%r103;
mul.f32 %f87,%f86,%f84;
mul.wide.s32 %d61,%r305,4;
add.s64 %d63,%d62,%d61;
st.shared.f32 [%d63],%f87;
add.s32 %r305,%r305,256;
add.s32 %r304,%r304,-1;
setp.ne.s32 %p8,%r304,0;
@%p8 bra $10;
$11:
setp.lt.u32 %p9,%r24,768;
@%p9 bra $14;
mov.u64 %d65,z2;
$13:
sub.s32 %r104,%r305,%r83;
mul.lo.s32 %r105,%r104,%r104;
cvt.rn.f32.s32 %f88,%r105;
mul.f32 %f89,%f88,%f84;
mul.wide.s32 %d64,%r305,4;
add.s64 %d66,%d65,%d64;
st.shared.f32 [%d66],%f89;
add.s32 %r106,%r305,256;
sub.s32 %r107,%r106,%r83;
mul.lo.s32 %r108,%r107,%r107;
cvt.rn.f32.s32 %f90,%r108;
mul.f32 %f91,%f90,%f84;
st.shared.f32 [%d66+1024],%f91;
add.s32 %r109,%r305,512;
sub.s32 %r110,%r109,%r83;
mul.lo.s32 %r111,%r110,%r110;
cvt.rn.f32.s32 %f92,%r111;
mul.f32 %f93,%f92,%f84;
st.shared.f32 [%d66+2048],%f93;
add.s32 %r112,%r305,768;
sub.s32 %r113,%r112,%r83;
mul.lo.s32 %r114,%r113,%r113;
cvt.rn.f32.s32 %f94,%r114;
mul.f32 %f95,%f94,%f84;
st.shared.f32 [%d66+3072],%f95;
add.s32 %r305,%r305,1024;
setp.le.s32 %p10,%r305,%r23;
@%p10 bra $13;
$14:
add.s32 %r119,%r16,%r15;
add.s32 %r120,%r299,-1;
min.s32 %r121,%r119,%r120;
cvt.s64.s32 %d71,%r121;
mul.lo.s64 %d72,%d124,%d71;
add.s32 %r122,%r300,-1;
shl.b32 %r123,%r20,2;
add.s32 %r124,%r17,%r123;
min.s32 %r125,%r124,%r122;
cvt.s64.s32 %d73,%r125;
mul.lo.s64 %d74,%d123,%d73;
add.s64 %d75,%d74,%d72;
add.s64 %d67,%d122,%d75;
ld.global.nc.u8 %r115,[%d67];
and.b32 %r35,%r115,255;
add.s32 %r126,%r124,1;
min.s32 %r127,%r126,%r122;
cvt.s64.s32 %d76,%r127;
mul.lo.s64 %d77,%d123,%d76;
add.s64 %d78,%d77,%d72;
add.s64 %d68,%d122,%d78;
ld.global.nc.u8 %r116,[%d68];
and.b32 %r36,%r116,255;
add.s32 %r128,%r124,2;
min.s32 %r129,%r128,%r122;
cvt.s64.s32 %d79,%r129;
mul.lo.s64 %d80,%d123,%d79;
add.s64 %d81,%d80,%d72;
add.s64 %d69,%d122,%d81;
ld.global.nc.u8 %r117,[%d69];
and.b32 %r37,%r117,255;
add.s32 %r130,%r124,3;
min.s32 %r131,%r130,%r122;
cvt.s64.s32 %d82,%r131;
mul.lo.s64 %d83,%d123,%d82;
add.s64 %d84,%d83,%d72;
add.s64 %d70,%d122,%d84;
ld.global.nc.u8 %r118,[%d70];
and.b32 %r38,%r118,255;
setp.gt.s32 %p11,%r307,%r83;
mov.f32 %f239,0f00000000;
mov.f32 %f240,%f239;
mov.f32 %f241,%f239;
mov.f32 %f242,%f239;
mov.f32 %f243,%f239;
mov.f32 %f244,%f239;
mov.f32 %f245,%f239;
mov.f32 %f246,%f239;
@%p11 bra $36;
$16:
.pragma "nounroll";
add.s32 %r133,%r23,32;
setp.ge.s32 %p12,%r20,%r133;
bar.sync 0;
@%p12 bra $28;
mov.u32 %r308,%r20;
$18:
.pragma "nounroll";
sub.s32 %r297,%r17,%r83;
add.s32 %r309,%r297,%r308;
setp.lt.u32 %p13,%r309,%r300;
@%p13 bra $20;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r309;
.param .b32 q1;
st.param.b32 [q1+0],%r300;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r309,[retval0+0];
}
$20:
setp.gt.s32 %p14,%r15,39;
@%p14 bra $27;
add.s32 %r310,%r119,%r307;
mul.wide.s32 %d86,%r15,4;
mov.u64 %d87,z1;
add.s64 %d88,%d87,%d86;
mul.wide.s32 %d89,%r308,160;
add.s64 %d128,%d88,%d89;
add.s32 %r311,%r15,-32;
$22:
.pragma "nounroll";
setp.lt.u32 %p15,%r310,%r299;
mov.u32 %r312,%r310;
@%p15 bra $24;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r310;
.param .b32 q1;
st.param.b32 [q1+0],%r299;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r312,[retval0+0];
}
$24:
or.b32 %r143,%r312,%r309;
setp.lt.s32 %p16,%r143,0;
mov.u32 %r313,0;
@%p16 bra $26;
cvt.s64.s32 %d121,%r309;
mul.lo.s64 %d120,%d123,%d121;
cvt.s64.s32 %d91,%r312;
mul.lo.s64 %d92,%d124,%d91;
add.s64 %d93,%d92,%d120;
add.s64 %d90,%d122,%d93;
ld.global.nc.u8 %r144,[%d90];
and.b32 %r313,%r144,255;
$26:
st.shared.u32 [%d128],%r313;
add.s64 %d128,%d128,128;
add.s32 %r310,%r310,32;
add.s32 %r311,%r311,32;
setp.lt.s32 %p17,%r311,8;
@%p17 bra $22;
$27:
add.s32 %r296,%r23,32;
add.s32 %r308,%r308,8;
setp.lt.s32 %p18,%r308,%r296;
@%p18 bra $18;
$28:
bar.sync 0;
add.s32 %r145,%r307,8;
min.s32 %r146,%r145,%r83;
setp.gt.s32 %p19,%r307,%r146;
@%p19 bra $35;
mov.u32 %r314,%r307;
$30:
.pragma "nounroll";
mov.u32 %r59,%r314;
ld.param.f32 %f230,[p5];
mul.lo.s32 %r147,%r83,%r83;
mul.lo.s32 %r148,%r59,%r59;
sub.s32 %r149,%r147,%r148;
cvt.rn.f32.s32 %f112,%r149;
sqrt.rn.f32 %f113,%f112;
cvt.rzi.s32.f32 %r150,%f113;
neg.s32 %r151,%r150;
add.s32 %r154,%r123,%r83;
sub.s32 %r155,%r154,%r150;
sub.s32 %r157,%r15,%r307;
add.s32 %r158,%r157,%r59;
cvt.s64.s32 %d94,%r151;
cvt.s64.s32 %d95,%r83;
add.s64 %d96,%d94,%d95;
cvt.rn.f32.s32 %f114,%r148;
mul.wide.s32 %d97,%r155,160;
mov.u64 %d98,z1;
add.s64 %d99,%d98,%d97;
mul.wide.s32 %d100,%r158,4;
add.s64 %d129,%d99,%d100;
ld.shared.u32 %r317,[%d129];
mov.u32 %r159,30288;
mov.u32 %r160,1258291200;
prmt.b32 %r161,%r317,%r160,%r159;
mov.b32 %f115,%r161;
add.f32 %f257,%f115,0fCB000000;
ld.shared.u32 %r316,[%d129+160];
prmt.b32 %r162,%r316,%r160,%r159;
mov.b32 %f116,%r162;
add.f32 %f256,%f116,0fCB000000;
ld.shared.u32 %r315,[%d129+320];
prmt.b32 %r163,%r315,%r160,%r159;
mov.b32 %f117,%r163;
add.f32 %f255,%f117,0fCB000000;
mul.f32 %f20,%f114,%f230;
shl.b64 %d101,%d96,2;
mov.u64 %d102,z2;
add.s64 %d130,%d102,%d101;
shl.b32 %r318,%r150,1;
bra.uni $31;
$33:
ld.shared.u32 %r315,[%d129+960];
prmt.b32 %r234,%r315,%r213,%r214;
mov.b32 %f203,%r234;
add.f32 %f255,%f203,0fCB000000;
ld.shared.f32 %f204,[%d130+12];
add.f32 %f205,%f20,%f204;
vabsdiff4.u32.u32.u32.add %r217,%r68,%r35,%r213;
mov.b32 %f206,%r217;
add.f32 %f207,%f206,0fCB000000;
mul.f32 %f208,%f207,%f85;
fma.rn.f32 %f196,%f208,%f207,%f205;
ex2.approx.ftz.f32 %f195,%f196;
add.f32 %f246,%f195,%f246;
fma.rn.f32 %f242,%f195,%f32,%f242;
vabsdiff4.u32.u32.u32.add %r221,%r317,%r36,%r213;
mov.b32 %f209,%r221;
add.f32 %f210,%f209,0fCB000000;
mul.f32 %f211,%f210,%f85;
fma.rn.f32 %f198,%f211,%f210,%f205;
ex2.approx.ftz.f32 %f197,%f198;
add.f32 %f245,%f197,%f245;
fma.rn.f32 %f241,%f197,%f257,%f241;
vabsdiff4.u32.u32.u32.add %r225,%r316,%r37,%r213;
mov.b32 %f212,%r225;
add.f32 %f213,%f212,0fCB000000;
mul.f32 %f214,%f213,%f85;
fma.rn.f32 %f200,%f214,%f213,%f205;
ex2.approx.ftz.f32 %f199,%f200;
add.f32 %f244,%f199,%f244;
fma.rn.f32 %f240,%f199,%f256,%f240;
vabsdiff4.u32.u32.u32.add %r229,%r315,%r38,%r213;
mov.b32 %f215,%r229;
add.f32 %f216,%f215,0fCB000000;
mul.f32 %f217,%f216,%f85;
fma.rn.f32 %f202,%f217,%f216,%f205;
ex2.approx.ftz.f32 %f201,%f202;
add.f32 %f243,%f201,%f243;
fma.rn.f32 %f239,%f201,%f255,%f239;
add.s32 %r318,%r318,-4;
add.s64 %d130,%d130,16;
add.s64 %d129,%d129,640;
$31:
mov.u32 %r289,30288;
mov.u32 %r288,1258291200;
ld.shared.u32 %r68,[%d129+480];
prmt.b32 %r181,%r68,%r288,%r289;
mov.b32 %f126,%r181;
add.f32 %f32,%f126,0fCB000000;
ld.shared.f32 %f127,[%d130];
add.f32 %f128,%f20,%f127;
vabsdiff4.u32.u32.u32.add %r164,%r317,%r35,%r288;
mov.b32 %f129,%r164;
add.f32 %f130,%f129,0fCB000000;
mul.f32 %f131,%f130,%f85;
fma.rn.f32 %f119,%f131,%f130,%f128;
ex2.approx.ftz.f32 %f118,%f119;
add.f32 %f246,%f118,%f246;
fma.rn.f32 %f242,%f118,%f257,%f242;
vabsdiff4.u32.u32.u32.add %r168,%r316,%r36,%r288;
mov.b32 %f132,%r168;
add.f32 %f133,%f132,0fCB000000;
mul.f32 %f134,%f133,%f85;
fma.rn.f32 %f121,%f134,%f133,%f128;
ex2.approx.ftz.f32 %f120,%f121;
add.f32 %f245,%f120,%f245;
fma.rn.f32 %f241,%f120,%f256,%f241;
vabsdiff4.u32.u32.u32.add %r172,%r315,%r37,%r288;
mov.b32 %f135,%r172;
add.f32 %f136,%f135,0fCB000000;
mul.f32 %f137,%f136,%f85;
fma.rn.f32 %f123,%f137,%f136,%f128;
ex2.approx.ftz.f32 %f122,%f123;
add.f32 %f244,%f122,%f244;
fma.rn.f32 %f240,%f122,%f255,%f240;
vabsdiff4.u32.u32.u32.add %r176,%r68,%r38,%r288;
mov.b32 %f138,%r176;
add.f32 %f139,%f138,0fCB000000;
mul.f32 %f140,%f139,%f85;
fma.rn.f32 %f125,%f140,%f139,%f128;
ex2.approx.ftz.f32 %f124,%f125;
add.f32 %f243,%f124,%f243;
fma.rn.f32 %f239,%f124,%f32,%f239;
setp.eq.s32 %p20,%r318,0;
@%p20 bra $34;
ld.shared.u32 %r317,[%d129+640];
mov.u32 %r214,30288;
mov.u32 %r213,1258291200;
prmt.b32 %r215,%r317,%r213,%r214;
mov.b32 %f157,%r215;
add.f32 %f257,%f157,0fCB000000;
ld.shared.f32 %f158,[%d130+4];
add.f32 %f159,%f20,%f158;
vabsdiff4.u32.u32.u32.add %r182,%r316,%r35,%r213;
mov.b32 %f160,%r182;
add.f32 %f161,%f160,0fCB000000;
mul.f32 %f162,%f161,%f85;
fma.rn.f32 %f142,%f162,%f161,%f159;
ex2.approx.ftz.f32 %f141,%f142;
add.f32 %f163,%f141,%f246;
fma.rn.f32 %f164,%f141,%f256,%f242;
vabsdiff4.u32.u32.u32.add %r186,%r315,%r36,%r213;
mov.b32 %f165,%r186;
add.f32 %f166,%f165,0fCB000000;
mul.f32 %f167,%f166,%f85;
fma.rn.f32 %f144,%f167,%f166,%f159;
ex2.approx.ftz.f32 %f143,%f144;
add.f32 %f168,%f143,%f245;
fma.rn.f32 %f169,%f143,%f255,%f241;
vabsdiff4.u32.u32.u32.add %r190,%r68,%r37,%r213;
mov.b32 %f170,%r190;
add.f32 %f171,%f170,0fCB000000;
mul.f32 %f172,%f171,%f85;
fma.rn.f32 %f146,%f172,%f171,%f159;
ex2.approx.ftz.f32 %f145,%f146;
add.f32 %f173,%f145,%f244;
fma.rn.f32 %f174,%f145,%f32,%f240;
vabsdiff4.u32.u32.u32.add %r194,%r317,%r38,%r213;
mov.b32 %f175,%r194;
add.f32 %f176,%f175,0fCB000000;
mul.f32 %f177,%f176,%f85;
fma.rn.f32 %f148,%f177,%f176,%f159;
ex2.approx.ftz.f32 %f147,%f148;
add.f32 %f178,%f147,%f243;
fma.rn.f32 %f179,%f147,%f257,%f239;
ld.shared.u32 %r316,[%d129+800];
prmt.b32 %r216,%r316,%r213,%r214;
mov.b32 %f180,%r216;
add.f32 %f256,%f180,0fCB000000;
ld.shared.f32 %f181,[%d130+8];
add.f32 %f182,%f20,%f181;
vabsdiff4.u32.u32.u32.add %r198,%r315,%r35,%r213;
mov.b32 %f183,%r198;
add.f32 %f184,%f183,0fCB000000;
mul.f32 %f185,%f184,%f85;
fma.rn.f32 %f150,%f185,%f184,%f182;
ex2.approx.ftz.f32 %f149,%f150;
add.f32 %f246,%f149,%f163;
fma.rn.f32 %f242,%f149,%f255,%f164;
vabsdiff4.u32.u32.u32.add %r202,%r68,%r36,%r213;
mov.b32 %f186,%r202;
add.f32 %f187,%f186,0fCB000000;
mul.f32 %f188,%f187,%f85;
fma.rn.f32 %f152,%f188,%f187,%f182;
ex2.approx.ftz.f32 %f151,%f152;
add.f32 %f245,%f151,%f168;
fma.rn.f32 %f241,%f151,%f32,%f169;
vabsdiff4.u32.u32.u32.add %r206,%r317,%r37,%r213;
mov.b32 %f189,%r206;
add.f32 %f190,%f189,0fCB000000;
mul.f32 %f191,%f190,%f85;
fma.rn.f32 %f154,%f191,%f190,%f182;
ex2.approx.ftz.f32 %f153,%f154;
add.f32 %f244,%f153,%f173;
fma.rn.f32 %f240,%f153,%f257,%f174;
vabsdiff4.u32.u32.u32.add %r210,%r316,%r38,%r213;
mov.b32 %f192,%r210;
add.f32 %f193,%f192,0fCB000000;
mul.f32 %f194,%f193,%f85;
fma.rn.f32 %f156,%f194,%f193,%f182;
ex2.approx.ftz.f32 %f155,%f156;
add.f32 %f243,%f155,%f178;
fma.rn.f32 %f239,%f155,%f256,%f179;
setp.eq.s32 %p21,%r318,2;
@%p21 bra $34;
bra.uni $33;
$34:
add.s32 %r291,%r307,8;
min.s32 %r290,%r291,%r83;
add.s32 %r314,%r59,1;
setp.lt.s32 %p22,%r59,%r290;
@%p22 bra $30;
$35:
add.s32 %r307,%r307,9;
setp.le.s32 %p23,%r307,%r83;
@%p23 bra $16;
$36:
setp.ge.s32 %p24,%r119,%r301;
@%p24 bra $42;
add.s32 %r292,%r17,%r123;
cvt.s64.s32 %d103,%r119;
mul.lo.s64 %d38,%d127,%d103;
setp.ge.s32 %p25,%r292,%r302;
@%p25 bra $42;
add.s32 %r293,%r17,%r123;
mov.f32 %f218,0f3F800000;
div.approx.f32 %f219,%f218,%f246;
cvt.s64.s32 %d104,%r293;
mul.lo.s64 %d105,%d126,%d104;
add.s64 %d106,%d105,%d38;
add.s64 %d107,%d125,%d106;
mul.f32 %f220,%f219,%f242;
cvt.rni.s32.f32 %r255,%f220;
max.s32 %r256,%r255,0;
min.s32 %r257,%r256,255;
st.u8 [%d107],%r257;
or.b32 %r258,%r293,1;
setp.ge.s32 %p26,%r258,%r302;
@%p26 bra $42;
add.s32 %r294,%r17,%r123;
div.approx.f32 %f222,%f218,%f245;
cvt.s64.s32 %d108,%r258;
mul.lo.s64 %d109,%d126,%d108;
add.s64 %d110,%d109,%d38;
add.s64 %d111,%d125,%d110;
mul.f32 %f223,%f222,%f241;
cvt.rni.s32.f32 %r265,%f223;
max.s32 %r266,%r265,0;
min.s32 %r267,%r266,255;
st.u8 [%d111],%r267;
or.b32 %r268,%r294,2;
setp.ge.s32 %p27,%r268,%r302;
@%p27 bra $42;
add.s32 %r295,%r17,%r123;
mov.f32 %f224,0f3F800000;
div.approx.f32 %f225,%f224,%f244;
cvt.s64.s32 %d112,%r268;
mul.lo.s64 %d113,%d126,%d112;
add.s64 %d114,%d113,%d38;
add.s64 %d115,%d125,%d114;
mul.f32 %f226,%f225,%f240;
cvt.rni.s32.f32 %r275,%f226;
max.s32 %r276,%r275,0;
min.s32 %r277,%r276,255;
st.u8 [%d115],%r277;
or.b32 %r278,%r295,3;
setp.ge.s32 %p28,%r278,%r302;
@%p28 bra $42;
div.approx.f32 %f228,%f224,%f243;
cvt.s64.s32 %d116,%r278;
mul.lo.s64 %d117,%d126,%d116;
add.s64 %d118,%d117,%d38;
add.s64 %d119,%d125,%d118;
mul.f32 %f229,%f228,%f239;
cvt.rni.s32.f32 %r285,%f229;
max.s32 %r286,%r285,0;
min.s32 %r287,%r286,255;
st.u8 [%d119],%r287;
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
.reg .f32 %f<474>;
.reg .b32 %r<402>;
.reg .b64 %d<153>;
.shared .align 4 .b8 z3[45760];
.shared .align 4 .b8 z4[1020];
ld.param.u64 %d43,[p0];
ld.param.v2.u32 {%r382,%r383},[p1+32];
ld.param.v2.u32 {%r87,%r88},[p1+40];
ld.param.u64 %d48,[p2];
ld.param.v2.u32 {%r384,%r385},[p3+32];
ld.param.v2.u32 {%r91,%r92},[p3+40];
ld.param.u32 %r83,[p4];
ld.param.f32 %f176,[p5];
ld.param.f32 %f177,[p6];
ld.param.u32 %r84,[p7];
ld.param.u64 %d149,[p3+24];
ld.param.u64 %d148,[p3+16];
ld.param.u64 %d147,[p3+8];
ld.param.u64 %d49,[p3];
ld.param.u64 %d145,[p1+24];
ld.param.u64 %d144,[p1+16];
ld.param.u64 %d143,[p1+8];
ld.param.u64 %d44,[p1];
neg.s32 %r390,%r83;
mov.u32 %r2,%ctaid.z;
setp.eq.s32 %p1,%r88,0;
@%p1 bra $2;
cvta.to.global.u64 %d53,%d43;
mul.wide.s32 %d54,%r2,40;
add.s64 %d55,%d53,%d54;
ld.global.v2.u32 {%r382,%r383},[%d55+32];
ld.global.u64 %d145,[%d55+24];
ld.global.u64 %d144,[%d55+16];
ld.global.u64 %d143,[%d55+8];
ld.global.u64 %d142,[%d55];
bra.uni $3;
$2:
cvt.s64.s32 %d56,%r2;
mul.lo.s64 %d57,%d44,%d56;
add.s64 %d142,%d43,%d57;
$3:
setp.eq.s32 %p2,%r92,0;
@%p2 bra $5;
cvta.to.global.u64 %d58,%d48;
mul.wide.s32 %d59,%r2,40;
add.s64 %d60,%d58,%d59;
ld.global.v2.u32 {%r384,%r385},[%d60+32];
ld.global.u64 %d149,[%d60+24];
ld.global.u64 %d148,[%d60+16];
ld.global.u64 %d147,[%d60+8];
ld.global.u64 %d146,[%d60];
bra.uni $6;
$5:
cvt.s64.s32 %d61,%r2;
mul.lo.s64 %d62,%d49,%d61;
add.s64 %d146,%d48,%d62;
$6:
mov.u32 %r17,%tid.x;
mov.u32 %r97,%ctaid.x;
shl.b32 %r18,%r97,5;
mov.u32 %r98,%ctaid.y;
shl.b32 %r19,%r98,5;
setp.ge.s32 %p3,%r18,%r384;
setp.ge.s32 %p4,%r19,%r385;
or.pred %p5,%p4,%p3;
@%p5 bra $42;
mov.u32 %r22,%tid.y;
shl.b32 %r23,%r22,5;
add.s32 %r388,%r23,%r17;
shl.b32 %r25,%r83,1;
setp.gt.s32 %p6,%r388,%r25;
@%p6 bra $14;
sub.s32 %r99,%r25,%r17;
sub.s32 %r26,%r99,%r23;
shr.u32 %r100,%r26,8;
add.s32 %r101,%r100,1;
and.b32 %r387,%r101,3;
setp.eq.s32 %p7,%r387,0;
@%p7 bra $11;
mov.u64 %d64,z4;
$10:
.pragma "nounroll";
sub.s32 %r102,%r388,%r83;
mul.lo.s32 %r103,%r102,%r102;
cvt.rn.f32.s32 %f178,%r103;
mul.f32 %f179,%f178,%f176;
mul.wide.s32 %d63,%r388,4;
add.s64 %d65,%d64,%d63;
st.shared.f32 [%d65],%f179;
add.s32 %r388,%r388,256;
add.s32 %r387,%r387,-1;
setp.ne.s32 %p8,%r387,0;
@%p8 bra $10;
$11:
setp.lt.u32 %p9,%r26,768;
@%p9 bra $14;
mov.u64 %d67,z4;
$13:
sub.s32 %r104,%r388,%r83;
mul.lo.s32 %r105,%r104,%r104;
cvt.rn.f32.s32 %f180,%r105;
mul.f32 %f181,%f180,%f176;
mul.wide.s32 %d66,%r388,4;
add.s64 %d68,%d67,%d66;
st.shared.f32 [%d68],%f181;
add.s32 %r106,%r388,256;
sub.s32 %r107,%r106,%r83;
mul.lo.s32 %r108,%r107,%r107;
cvt.rn.f32.s32 %f182,%r108;
mul.f32 %f183,%f182,%f176;
st.shared.f32 [%d68+1024],%f183;
add.s32 %r109,%r388,512;
sub.s32 %r110,%r109,%r83;
mul.lo.s32 %r111,%r110,%r110;
cvt.rn.f32.s32 %f184,%r111;
mul.f32 %f185,%f184,%f176;
st.shared.f32 [%d68+2048],%f185;
add.s32 %r112,%r388,768;
sub.s32 %r113,%r112,%r83;
mul.lo.s32 %r114,%r113,%r113;
cvt.rn.f32.s32 %f186,%r114;
mul.f32 %f187,%f186,%f176;
st.shared.f32 [%d68+3072],%f187;
add.s32 %r388,%r388,1024;
setp.le.s32 %p10,%r388,%r25;
@%p10 bra $13;
$14:
add.s32 %r127,%r18,%r17;
add.s32 %r128,%r382,-1;
min.s32 %r129,%r127,%r128;
cvt.s64.s32 %d81,%r129;
mul.lo.s64 %d82,%d144,%d81;
add.s32 %r130,%r383,-1;
shl.b32 %r131,%r22,2;
add.s32 %r132,%r19,%r131;
min.s32 %r133,%r132,%r130;
cvt.s64.s32 %d83,%r133;
mul.lo.s64 %d84,%d143,%d83;
add.s64 %d85,%d84,%d82;
add.s64 %d69,%d142,%d85;
ld.global.nc.u8 %r115,[%d69];
and.b32 %r134,%r115,255;
add.s64 %d70,%d69,%d145;
ld.global.nc.u8 %r116,[%d70];
and.b32 %r135,%r116,255;
prmt.b32 %r136,%r135,%r134,30212;
add.s64 %d71,%d70,%d145;
ld.global.nc.u8 %r117,[%d71];
shl.b32 %r137,%r117,16;
and.b32 %r138,%r137,16711680;
or.b32 %r35,%r138,%r136;
add.s32 %r139,%r132,1;
min.s32 %r140,%r139,%r130;
cvt.s64.s32 %d86,%r140;
mul.lo.s64 %d87,%d143,%d86;
add.s64 %d88,%d87,%d82;
add.s64 %d72,%d142,%d88;
ld.global.nc.u8 %r118,[%d72];
and.b32 %r141,%r118,255;
add.s64 %d73,%d72,%d145;
ld.global.nc.u8 %r119,[%d73];
and.b32 %r142,%r119,255;
prmt.b32 %r143,%r142,%r141,30212;
add.s64 %d74,%d73,%d145;
ld.global.nc.u8 %r120,[%d74];
shl.b32 %r144,%r120,16;
and.b32 %r145,%r144,16711680;
or.b32 %r36,%r145,%r143;
add.s32 %r146,%r132,2;
min.s32 %r147,%r146,%r130;
cvt.s64.s32 %d89,%r147;
mul.lo.s64 %d90,%d143,%d89;
add.s64 %d91,%d90,%d82;
add.s64 %d75,%d142,%d91;
ld.global.nc.u8 %r121,[%d75];
and.b32 %r148,%r121,255;
add.s64 %d76,%d75,%d145;
ld.global.nc.u8 %r122,[%d76];
and.b32 %r149,%r122,255;
prmt.b32 %r150,%r149,%r148,30212;
add.s64 %d77,%d76,%d145;
ld.global.nc.u8 %r123,[%d77];
shl.b32 %r151,%r123,16;
and.b32 %r152,%r151,16711680;
or.b32 %r37,%r152,%r150;
add.s32 %r153,%r132,3;
min.s32 %r154,%r153,%r130;
cvt.s64.s32 %d92,%r154;
mul.lo.s64 %d93,%d143,%d92;
add.s64 %d94,%d93,%d82;
add.s64 %d78,%d142,%d94;
ld.global.nc.u8 %r124,[%d78];
and.b32 %r155,%r124,255;
add.s64 %d79,%d78,%d145;
ld.global.nc.u8 %r125,[%d79];
and.b32 %r156,%r125,255;
prmt.b32 %r157,%r156,%r155,30212;
add.s64 %d80,%d79,%d145;
ld.global.nc.u8 %r126,[%d80];
shl.b32 %r158,%r126,16;
and.b32 %r159,%r158,16711680;
or.b32 %r38,%r159,%r157;
setp.gt.s32 %p11,%r390,%r83;
mov.f32 %f385,0f00000000;
mov.f32 %f386,%f385;
mov.f32 %f387,%f385;
mov.f32 %f388,%f385;
mov.f32 %f389,%f385;
mov.f32 %f390,%f385;
mov.f32 %f391,%f385;
mov.f32 %f392,%f385;
mov.f32 %f393,%f385;
mov.f32 %f394,%f385;
mov.f32 %f395,%f385;
mov.f32 %f396,%f385;
mov.f32 %f397,%f385;
mov.f32 %f398,%f385;
mov.f32 %f399,%f385;
mov.f32 %f400,%f385;
@%p11 bra $36;
$16:
.pragma "nounroll";
add.s32 %r161,%r25,32;
setp.ge.s32 %p12,%r22,%r161;
bar.sync 0;
@%p12 bra $28;
mov.u32 %r391,%r22;
$18:
.pragma "nounroll";
sub.s32 %r380,%r19,%r83;
add.s32 %r392,%r380,%r391;
setp.lt.u32 %p13,%r392,%r383;
@%p13 bra $20;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r392;
.param .b32 q1;
st.param.b32 [q1+0],%r383;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r392,[retval0+0];
}
$20:
setp.gt.s32 %p14,%r17,39;
@%p14 bra $27;
add.s32 %r393,%r127,%r390;
mul.wide.s32 %d96,%r17,4;
mov.u64 %d97,z3;
add.s64 %d98,%d97,%d96;
mul.wide.s32 %d99,%r391,160;
add.s64 %d150,%d98,%d99;
add.s32 %r394,%r17,-32;
$22:
.pragma "nounroll";
setp.lt.u32 %p15,%r393,%r382;
mov.u32 %r395,%r393;
@%p15 bra $24;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r393;
.param .b32 q1;
st.param.b32 [q1+0],%r382;
.param .b32 q2;
st.param.b32 [q2+0],%r84;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r395,[retval0+0];
}
$24:
or.b32 %r171,%r395,%r392;
setp.lt.s32 %p16,%r171,0;
mov.u32 %r396,0;
@%p16 bra $26;
cvt.s64.s32 %d141,%r392;
mul.lo.s64 %d140,%d143,%d141;
cvt.s64.s32 %d103,%r395;
mul.lo.s64 %d104,%d144,%d103;
add.s64 %d105,%d104,%d140;
add.s64 %d100,%d142,%d105;
ld.global.nc.u8 %r172,[%d100];
and.b32 %r175,%r172,255;
add.s64 %d101,%d100,%d145;
ld.global.nc.u8 %r173,[%d101];
and.b32 %r176,%r173,255;
prmt.b32 %r177,%r176,%r175,30212;
add.s64 %d102,%d101,%d145;
ld.global.nc.u8 %r174,[%d102];
shl.b32 %r178,%r174,16;
and.b32 %r179,%r178,16711680;
or.b32 %r396,%r179,%r177;
$26:
st.shared.u32 [%d150],%r396;
add.s64 %d150,%d150,128;
add.s32 %r393,%r393,32;
add.s32 %r394,%r394,32;
setp.lt.s32 %p17,%r394,8;
@%p17 bra $22;
$27:
add.s32 %r379,%r25,32;
add.s32 %r391,%r391,8;
setp.lt.s32 %p18,%r391,%r379;
@%p18 bra $18;
$28:
bar.sync 0;
add.s32 %r180,%r390,8;
min.s32 %r181,%r180,%r83;
setp.gt.s32 %p19,%r390,%r181;
@%p19 bra $35;
mov.u32 %r397,%r390;
$30:
.pragma "nounroll";
mov.u32 %r59,%r397;
ld.param.f32 %f368,[p5];
mul.lo.s32 %r182,%r83,%r83;
mul.lo.s32 %r183,%r59,%r59;
sub.s32 %r184,%r182,%r183;
cvt.rn.f32.s32 %f220,%r184;
sqrt.rn.f32 %f221,%f220;
cvt.rzi.s32.f32 %r185,%f221;
neg.s32 %r186,%r185;
cvt.rn.f32.s32 %f222,%r183;
add.s32 %r189,%r131,%r83;
sub.s32 %r190,%r189,%r185;
sub.s32 %r192,%r17,%r390;
add.s32 %r193,%r192,%r59;
cvt.s64.s32 %d106,%r186;
cvt.s64.s32 %d107,%r83;
add.s64 %d108,%d106,%d107;
mul.wide.s32 %d109,%r190,160;
mov.u64 %d110,z3;
add.s64 %d111,%d110,%d109;
mul.wide.s32 %d112,%r193,4;
add.s64 %d151,%d111,%d112;
ld.shared.u32 %r400,[%d151];
mov.u32 %r194,30288;
mov.u32 %r195,1258291200;
prmt.b32 %r196,%r400,%r195,%r194;
mov.b32 %f223,%r196;
add.f32 %f425,%f223,0fCB000000;
mov.u32 %r197,30289;
prmt.b32 %r198,%r400,%r195,%r197;
mov.b32 %f224,%r198;
add.f32 %f424,%f224,0fCB000000;
mov.u32 %r199,30290;
prmt.b32 %r200,%r400,%r195,%r199;
mov.b32 %f225,%r200;
add.f32 %f423,%f225,0fCB000000;
ld.shared.u32 %r399,[%d151+160];
prmt.b32 %r201,%r399,%r195,%r194;
mov.b32 %f226,%r201;
add.f32 %f422,%f226,0fCB000000;
prmt.b32 %r202,%r399,%r195,%r197;
mov.b32 %f227,%r202;
add.f32 %f421,%f227,0fCB000000;
prmt.b32 %r203,%r399,%r195,%r199;
mov.b32 %f228,%r203;
add.f32 %f420,%f228,0fCB000000;
ld.shared.u32 %r398,[%d151+320];
prmt.b32 %r204,%r398,%r195,%r194;
mov.b32 %f229,%r204;
add.f32 %f419,%f229,0fCB000000;
prmt.b32 %r205,%r398,%r195,%r197;
mov.b32 %f230,%r205;
add.f32 %f418,%f230,0fCB000000;
prmt.b32 %r206,%r398,%r195,%r199;
mov.b32 %f231,%r206;
add.f32 %f417,%f231,0fCB000000;
mul.f32 %f42,%f222,%f368;
shl.b64 %d113,%d108,2;
mov.u64 %d114,z4;
add.s64 %d152,%d114,%d113;
shl.b32 %r401,%r185,1;
bra.uni $31;
$33:
ld.shared.u32 %r398,[%d151+960];
prmt.b32 %r287,%r398,%r260,%r261;
mov.b32 %f331,%r287;
add.f32 %f419,%f331,0fCB000000;
prmt.b32 %r289,%r398,%r260,%r263;
mov.b32 %f332,%r289;
add.f32 %f418,%f332,0fCB000000;
prmt.b32 %r291,%r398,%r260,%r265;
mov.b32 %f333,%r291;
add.f32 %f417,%f333,0fCB000000;
ld.shared.f32 %f334,[%d152+12];
add.f32 %f335,%f42,%f334;
vabsdiff4.u32.u32.u32.add %r270,%r68,%r35,%r260;
mov.b32 %f336,%r270;
add.f32 %f337,%f336,0fCB000000;
mul.f32 %f338,%f337,%f177;
fma.rn.f32 %f324,%f338,%f337,%f335;
ex2.approx.ftz.f32 %f323,%f324;
add.f32 %f400,%f323,%f400;
fma.rn.f32 %f396,%f323,%f68,%f396;
fma.rn.f32 %f395,%f323,%f69,%f395;
fma.rn.f32 %f394,%f323,%f70,%f394;
vabsdiff4.u32.u32.u32.add %r274,%r400,%r36,%r260;
mov.b32 %f339,%r274;
add.f32 %f340,%f339,0fCB000000;
mul.f32 %f341,%f340,%f177;
fma.rn.f32 %f326,%f341,%f340,%f335;
ex2.approx.ftz.f32 %f325,%f326;
add.f32 %f399,%f325,%f399;
fma.rn.f32 %f393,%f325,%f425,%f393;
fma.rn.f32 %f392,%f325,%f424,%f392;
fma.rn.f32 %f391,%f325,%f423,%f391;
vabsdiff4.u32.u32.u32.add %r278,%r399,%r37,%r260;
mov.b32 %f342,%r278;
add.f32 %f343,%f342,0fCB000000;
mul.f32 %f344,%f343,%f177;
fma.rn.f32 %f328,%f344,%f343,%f335;
ex2.approx.ftz.f32 %f327,%f328;
add.f32 %f398,%f327,%f398;
fma.rn.f32 %f390,%f327,%f422,%f390;
fma.rn.f32 %f389,%f327,%f421,%f389;
fma.rn.f32 %f388,%f327,%f420,%f388;
vabsdiff4.u32.u32.u32.add %r282,%r398,%r38,%r260;
mov.b32 %f345,%r282;
add.f32 %f346,%f345,0fCB000000;
mul.f32 %f347,%f346,%f177;
fma.rn.f32 %f330,%f347,%f346,%f335;
ex2.approx.ftz.f32 %f329,%f330;
add.f32 %f397,%f329,%f397;
fma.rn.f32 %f387,%f329,%f419,%f387;
fma.rn.f32 %f386,%f329,%f418,%f386;
fma.rn.f32 %f385,%f329,%f417,%f385;
add.s32 %r401,%r401,-4;
add.s64 %d152,%d152,16;
add.s64 %d151,%d151,640;
$31:
mov.u32 %r372,30290;
mov.u32 %r371,30289;
mov.u32 %r370,30288;
mov.u32 %r369,1258291200;
ld.shared.u32 %r68,[%d151+480];
prmt.b32 %r224,%r68,%r369,%r370;
mov.b32 %f240,%r224;
add.f32 %f68,%f240,0fCB000000;
prmt.b32 %r226,%r68,%r369,%r371;
mov.b32 %f241,%r226;
add.f32 %f69,%f241,0fCB000000;
prmt.b32 %r228,%r68,%r369,%r372;
mov.b32 %f242,%r228;
add.f32 %f70,%f242,0fCB000000;
ld.shared.f32 %f243,[%d152];
add.f32 %f244,%f42,%f243;
vabsdiff4.u32.u32.u32.add %r207,%r400,%r35,%r369;
mov.b32 %f245,%r207;
add.f32 %f246,%f245,0fCB000000;
mul.f32 %f247,%f246,%f177;
fma.rn.f32 %f233,%f247,%f246,%f244;
ex2.approx.ftz.f32 %f232,%f233;
add.f32 %f400,%f232,%f400;
fma.rn.f32 %f396,%f232,%f425,%f396;
fma.rn.f32 %f395,%f232,%f424,%f395;
fma.rn.f32 %f394,%f232,%f423,%f394;
vabsdiff4.u32.u32.u32.add %r211,%r399,%r36,%r369;
mov.b32 %f248,%r211;
add.f32 %f249,%f248,0fCB000000;
mul.f32 %f250,%f249,%f177;
fma.rn.f32 %f235,%f250,%f249,%f244;
ex2.approx.ftz.f32 %f234,%f235;
add.f32 %f399,%f234,%f399;
fma.rn.f32 %f393,%f234,%f422,%f393;
fma.rn.f32 %f392,%f234,%f421,%f392;
fma.rn.f32 %f391,%f234,%f420,%f391;
vabsdiff4.u32.u32.u32.add %r215,%r398,%r37,%r369;
mov.b32 %f251,%r215;
add.f32 %f252,%f251,0fCB000000;
mul.f32 %f253,%f252,%f177;
fma.rn.f32 %f237,%f253,%f252,%f244;
ex2.approx.ftz.f32 %f236,%f237;
add.f32 %f398,%f236,%f398;
fma.rn.f32 %f390,%f236,%f419,%f390;
fma.rn.f32 %f389,%f236,%f418,%f389;
fma.rn.f32 %f388,%f236,%f417,%f388;
vabsdiff4.u32.u32.u32.add %r219,%r68,%r38,%r369;
mov.b32 %f254,%r219;
add.f32 %f255,%f254,0fCB000000;
mul.f32 %f256,%f255,%f177;
fma.rn.f32 %f239,%f256,%f255,%f244;
ex2.approx.ftz.f32 %f238,%f239;
add.f32 %f397,%f238,%f397;
fma.rn.f32 %f387,%f238,%f68,%f387;
fma.rn.f32 %f386,%f238,%f69,%f386;
fma.rn.f32 %f385,%f238,%f70,%f385;
setp.eq.s32 %p20,%r401,0;
@%p20 bra $34;
ld.shared.u32 %r400,[%d151+640];
mov.u32 %r261,30288;
mov.u32 %r260,1258291200;
prmt.b32 %r262,%r400,%r260,%r261;
mov.b32 %f273,%r262;
add.f32 %f425,%f273,0fCB000000;
mov.u32 %r263,30289;
prmt.b32 %r264,%r400,%r260,%r263;
mov.b32 %f274,%r264;
add.f32 %f424,%f274,0fCB000000;
mov.u32 %r265,30290;
prmt.b32 %r266,%r400,%r260,%r265;
mov.b32 %f275,%r266;
add.f32 %f423,%f275,0fCB000000;
ld.shared.f32 %f276,[%d152+4];
add.f32 %f277,%f42,%f276;
vabsdiff4.u32.u32.u32.add %r229,%r399,%r35,%r260;
mov.b32 %f278,%r229;
add.f32 %f279,%f278,0fCB000000;
mul.f32 %f280,%f279,%f177;
fma.rn.f32 %f258,%f280,%f279,%f277;
ex2.approx.ftz.f32 %f257,%f258;
add.f32 %f281,%f257,%f400;
fma.rn.f32 %f282,%f257,%f422,%f396;
fma.rn.f32 %f283,%f257,%f421,%f395;
fma.rn.f32 %f284,%f257,%f420,%f394;
vabsdiff4.u32.u32.u32.add %r233,%r398,%r36,%r260;
mov.b32 %f285,%r233;
add.f32 %f286,%f285,0fCB000000;
mul.f32 %f287,%f286,%f177;
fma.rn.f32 %f260,%f287,%f286,%f277;
ex2.approx.ftz.f32 %f259,%f260;
add.f32 %f288,%f259,%f399;
fma.rn.f32 %f289,%f259,%f419,%f393;
fma.rn.f32 %f290,%f259,%f418,%f392;
fma.rn.f32 %f291,%f259,%f417,%f391;
vabsdiff4.u32.u32.u32.add %r237,%r68,%r37,%r260;
mov.b32 %f292,%r237;
add.f32 %f293,%f292,0fCB000000;
mul.f32 %f294,%f293,%f177;
fma.rn.f32 %f262,%f294,%f293,%f277;
ex2.approx.ftz.f32 %f261,%f262;
add.f32 %f295,%f261,%f398;
fma.rn.f32 %f296,%f261,%f68,%f390;
fma.rn.f32 %f297,%f261,%f69,%f389;
fma.rn.f32 %f298,%f261,%f70,%f388;
vabsdiff4.u32.u32.u32.add %r241,%r400,%r38,%r260;
mov.b32 %f299,%r241;
add.f32 %f300,%f299,0fCB000000;
mul.f32 %f301,%f300,%f177;
fma.rn.f32 %f264,%f301,%f300,%f277;
ex2.approx.ftz.f32 %f263,%f264;
add.f32 %f302,%f263,%f397;
fma.rn.f32 %f303,%f263,%f425,%f387;
fma.rn.f32 %f304,%f263,%f424,%f386;
fma.rn.f32 %f305,%f263,%f423,%f385;
ld.shared.u32 %r399,[%d151+800];
prmt.b32 %r267,%r399,%r260,%r261;
mov.b32 %f306,%r267;
add.f32 %f422,%f306,0fCB000000;
prmt.b32 %r268,%r399,%r260,%r263;
mov.b32 %f307,%r268;
add.f32 %f421,%f307,0fCB000000;
prmt.b32 %r269,%r399,%r260,%r265;
mov.b32 %f308,%r269;
add.f32 %f420,%f308,0fCB000000;
ld.shared.f32 %f309,[%d152+8];
add.f32 %f310,%f42,%f309;
vabsdiff4.u32.u32.u32.add %r245,%r398,%r35,%r260;
mov.b32 %f311,%r245;
add.f32 %f312,%f311,0fCB000000;
mul.f32 %f313,%f312,%f177;
fma.rn.f32 %f266,%f313,%f312,%f310;
ex2.approx.ftz.f32 %f265,%f266;
add.f32 %f400,%f265,%f281;
fma.rn.f32 %f396,%f265,%f419,%f282;
fma.rn.f32 %f395,%f265,%f418,%f283;
fma.rn.f32 %f394,%f265,%f417,%f284;
vabsdiff4.u32.u32.u32.add %r249,%r68,%r36,%r260;
mov.b32 %f314,%r249;
add.f32 %f315,%f314,0fCB000000;
mul.f32 %f316,%f315,%f177;
fma.rn.f32 %f268,%f316,%f315,%f310;
ex2.approx.ftz.f32 %f267,%f268;
add.f32 %f399,%f267,%f288;
fma.rn.f32 %f393,%f267,%f68,%f289;
fma.rn.f32 %f392,%f267,%f69,%f290;
fma.rn.f32 %f391,%f267,%f70,%f291;
vabsdiff4.u32.u32.u32.add %r253,%r400,%r37,%r260;
mov.b32 %f317,%r253;
add.f32 %f318,%f317,0fCB000000;
mul.f32 %f319,%f318,%f177;
fma.rn.f32 %f270,%f319,%f318,%f310;
ex2.approx.ftz.f32 %f269,%f270;
add.f32 %f398,%f269,%f295;
fma.rn.f32 %f390,%f269,%f425,%f296;
fma.rn.f32 %f389,%f269,%f424,%f297;
fma.rn.f32 %f388,%f269,%f423,%f298;
vabsdiff4.u32.u32.u32.add %r257,%r399,%r38,%r260;
mov.b32 %f320,%r257;
add.f32 %f321,%f320,0fCB000000;
mul.f32 %f322,%f321,%f177;
fma.rn.f32 %f272,%f322,%f321,%f310;
ex2.approx.ftz.f32 %f271,%f272;
add.f32 %f397,%f271,%f302;
fma.rn.f32 %f387,%f271,%f422,%f303;
fma.rn.f32 %f386,%f271,%f421,%f304;
fma.rn.f32 %f385,%f271,%f420,%f305;
setp.eq.s32 %p21,%r401,2;
@%p21 bra $34;
bra.uni $33;
$34:
add.s32 %r374,%r390,8;
min.s32 %r373,%r374,%r83;
add.s32 %r397,%r59,1;
setp.lt.s32 %p22,%r59,%r373;
@%p22 bra $30;
$35:
add.s32 %r390,%r390,9;
setp.le.s32 %p23,%r390,%r83;
@%p23 bra $16;
$36:
setp.ge.s32 %p24,%r127,%r384;
@%p24 bra $42;
add.s32 %r375,%r19,%r131;
cvt.s64.s32 %d115,%r127;
mul.lo.s64 %d39,%d148,%d115;
setp.ge.s32 %p25,%r375,%r385;
@%p25 bra $42;
add.s32 %r376,%r19,%r131;
mov.f32 %f348,0f3F800000;
div.approx.f32 %f349,%f348,%f400;
cvt.s64.s32 %d116,%r376;
mul.lo.s64 %d117,%d147,%d116;
add.s64 %d118,%d117,%d39;
add.s64 %d119,%d146,%d118;
mul.f32 %f350,%f349,%f396;
cvt.rni.s32.f32 %r312,%f350;
max.s32 %r313,%r312,0;
min.s32 %r314,%r313,255;
st.u8 [%d119],%r314;
mul.f32 %f351,%f349,%f395;
cvt.rni.s32.f32 %r315,%f351;
max.s32 %r316,%r315,0;
min.s32 %r317,%r316,255;
add.s64 %d120,%d119,%d149;
st.u8 [%d120],%r317;
mul.f32 %f352,%f349,%f394;
cvt.rni.s32.f32 %r318,%f352;
max.s32 %r319,%r318,0;
min.s32 %r320,%r319,255;
add.s64 %d121,%d120,%d149;
st.u8 [%d121],%r320;
or.b32 %r321,%r376,1;
setp.ge.s32 %p26,%r321,%r385;
@%p26 bra $42;
add.s32 %r377,%r19,%r131;
div.approx.f32 %f354,%f348,%f399;
cvt.s64.s32 %d122,%r321;
mul.lo.s64 %d123,%d147,%d122;
add.s64 %d124,%d123,%d39;
add.s64 %d125,%d146,%d124;
mul.f32 %f355,%f354,%f393;
cvt.rni.s32.f32 %r328,%f355;
max.s32 %r329,%r328,0;
min.s32 %r330,%r329,255;
st.u8 [%d125],%r330;
mul.f32 %f356,%f354,%f392;
cvt.rni.s32.f32 %r331,%f356;
max.s32 %r332,%r331,0;
min.s32 %r333,%r332,255;
add.s64 %d126,%d125,%d149;
st.u8 [%d126],%r333;
mul.f32 %f357,%f354,%f391;
cvt.rni.s32.f32 %r334,%f357;
max.s32 %r335,%r334,0;
min.s32 %r336,%r335,255;
add.s64 %d127,%d126,%d149;
st.u8 [%d127],%r336;
or.b32 %r337,%r377,2;
setp.ge.s32 %p27,%r337,%r385;
@%p27 bra $42;
add.s32 %r378,%r19,%r131;
mov.f32 %f358,0f3F800000;
div.approx.f32 %f359,%f358,%f398;
cvt.s64.s32 %d128,%r337;
mul.lo.s64 %d129,%d147,%d128;
add.s64 %d130,%d129,%d39;
add.s64 %d131,%d146,%d130;
mul.f32 %f360,%f359,%f390;
cvt.rni.s32.f32 %r344,%f360;
max.s32 %r345,%r344,0;
min.s32 %r346,%r345,255;
st.u8 [%d131],%r346;
mul.f32 %f361,%f359,%f389;
cvt.rni.s32.f32 %r347,%f361;
max.s32 %r348,%r347,0;
min.s32 %r349,%r348,255;
add.s64 %d132,%d131,%d149;
st.u8 [%d132],%r349;
mul.f32 %f362,%f359,%f388;
cvt.rni.s32.f32 %r350,%f362;
max.s32 %r351,%r350,0;
min.s32 %r352,%r351,255;
add.s64 %d133,%d132,%d149;
st.u8 [%d133],%r352;
or.b32 %r353,%r378,3;
setp.ge.s32 %p28,%r353,%r385;
@%p28 bra $42;
div.approx.f32 %f364,%f358,%f397;
cvt.s64.s32 %d134,%r353;
mul.lo.s64 %d135,%d147,%d134;
add.s64 %d136,%d135,%d39;
add.s64 %d137,%d146,%d136;
mul.f32 %f365,%f364,%f387;
cvt.rni.s32.f32 %r360,%f365;
max.s32 %r361,%r360,0;
min.s32 %r362,%r361,255;
st.u8 [%d137],%r362;
mul.f32 %f366,%f364,%f386;
cvt.rni.s32.f32 %r363,%f366;
max.s32 %r364,%r363,0;
min.s32 %r365,%r364,255;
add.s64 %d138,%d137,%d149;
st.u8 [%d138],%r365;
mul.f32 %f367,%f364,%f385;
cvt.rni.s32.f32 %r366,%f367;
max.s32 %r367,%r366,0;
min.s32 %r368,%r367,255;
add.s64 %d139,%d138,%d149;
st.u8 [%d139],%r368;
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
.reg .pred %p<65>;
.reg .f32 %f<569>;
.reg .b32 %r<512>;
.reg .b64 %d<210>;
.shared .align 4 .b8 z5[45760];
.shared .align 4 .b8 z6[1020];
ld.param.u64 %d57,[p0];
ld.param.v2.u32 {%r472,%r473},[p1+32];
ld.param.v2.u32 {%r130,%r131},[p1+40];
ld.param.u64 %d62,[p2];
ld.param.v2.u32 {%r474,%r475},[p3+32];
ld.param.v2.u32 {%r134,%r135},[p3+40];
ld.param.u32 %r126,[p4];
ld.param.f32 %f226,[p5];
ld.param.f32 %f227,[p6];
ld.param.u32 %r127,[p7];
ld.param.u64 %d205,[p3+24];
ld.param.u64 %d204,[p3+16];
ld.param.u64 %d203,[p3+8];
ld.param.u64 %d63,[p3];
ld.param.u64 %d201,[p1+24];
ld.param.u64 %d200,[p1+16];
ld.param.u64 %d199,[p1+8];
ld.param.u64 %d58,[p1];
neg.s32 %r498,%r126;
mov.u32 %r2,%ctaid.z;
setp.eq.s32 %p1,%r131,0;
@%p1 bra $2;
cvta.to.global.u64 %d67,%d57;
mul.wide.s32 %d68,%r2,40;
add.s64 %d69,%d67,%d68;
ld.global.v2.u32 {%r472,%r473},[%d69+32];
ld.global.u64 %d201,[%d69+24];
ld.global.u64 %d200,[%d69+16];
ld.global.u64 %d199,[%d69+8];
ld.global.u64 %d198,[%d69];
bra.uni $3;
$2:
cvt.s64.s32 %d70,%r2;
mul.lo.s64 %d71,%d58,%d70;
add.s64 %d198,%d57,%d71;
$3:
setp.eq.s32 %p2,%r135,0;
@%p2 bra $5;
cvta.to.global.u64 %d72,%d62;
mul.wide.s32 %d73,%r2,40;
add.s64 %d74,%d72,%d73;
ld.global.v2.u32 {%r474,%r475},[%d74+32];
ld.global.u64 %d205,[%d74+24];
ld.global.u64 %d204,[%d74+16];
ld.global.u64 %d203,[%d74+8];
ld.global.u64 %d202,[%d74];
bra.uni $6;
$5:
cvt.s64.s32 %d75,%r2;
mul.lo.s64 %d76,%d63,%d75;
add.s64 %d202,%d62,%d76;
$6:
mov.u32 %r15,%tid.x;
mov.u32 %r140,%ctaid.x;
shl.b32 %r16,%r140,5;
mov.u32 %r141,%ctaid.y;
shl.b32 %r17,%r141,5;
setp.ge.s32 %p3,%r16,%r474;
setp.ge.s32 %p4,%r17,%r475;
or.pred %p5,%p4,%p3;
@%p5 bra $112;
mov.u32 %r20,%tid.y;
shl.b32 %r21,%r20,5;
add.s32 %r479,%r21,%r15;
shl.b32 %r23,%r126,1;
setp.gt.s32 %p6,%r479,%r23;
@%p6 bra $14;
sub.s32 %r142,%r23,%r15;
sub.s32 %r24,%r142,%r21;
shr.u32 %r143,%r24,8;
add.s32 %r144,%r143,1;
and.b32 %r478,%r144,3;
setp.eq.s32 %p7,%r478,0;
@%p7 bra $11;
mul.wide.s32 %d77,%r479,4;
mov.u64 %d78,z6;
add.s64 %d206,%d78,%d77;
sub.s32 %r476,%r479,%r126;
$10:
.pragma "nounroll";
mul.lo.s32 %r145,%r476,%r476;
cvt.rn.f32.s32 %f228,%r145;
mul.f32 %f229,%f228,%f226;
st.shared.f32 [%d206],%f229;
add.s32 %r479,%r479,256;
add.s64 %d206,%d206,1024;
add.s32 %r476,%r476,256;
add.s32 %r478,%r478,-1;
setp.ne.s32 %p8,%r478,0;
@%p8 bra $10;
$11:
setp.lt.u32 %p9,%r24,768;
@%p9 bra $14;
add.s32 %r146,%r479,768;
sub.s32 %r480,%r146,%r126;
mov.u32 %r147,256;
sub.s32 %r35,%r147,%r126;
mul.wide.s32 %d79,%r479,4;
mov.u64 %d80,z6;
add.s64 %d81,%d80,%d79;
add.s64 %d207,%d81,2048;
$13:
add.s32 %r148,%r480,-768;
mul.lo.s32 %r149,%r148,%r148;
cvt.rn.f32.s32 %f230,%r149;
mul.f32 %f231,%f230,%f226;
st.shared.f32 [%d207+-2048],%f231;
add.s32 %r150,%r35,%r479;
mul.lo.s32 %r151,%r150,%r150;
cvt.rn.f32.s32 %f232,%r151;
mul.f32 %f233,%f232,%f226;
st.shared.f32 [%d207+-1024],%f233;
add.s32 %r152,%r480,-256;
mul.lo.s32 %r153,%r152,%r152;
cvt.rn.f32.s32 %f234,%r153;
mul.f32 %f235,%f234,%f226;
st.shared.f32 [%d207],%f235;
mul.lo.s32 %r154,%r480,%r480;
cvt.rn.f32.s32 %f236,%r154;
mul.f32 %f237,%f236,%f226;
st.shared.f32 [%d207+1024],%f237;
add.s32 %r480,%r480,1024;
add.s64 %d207,%d207,4096;
add.s32 %r479,%r479,1024;
setp.le.s32 %p10,%r479,%r23;
@%p10 bra $13;
$14:
add.s32 %r156,%r16,%r15;
add.s32 %r157,%r472,-1;
min.s32 %r158,%r156,%r157;
cvt.s64.s32 %d82,%r158;
mul.lo.s64 %d34,%d200,%d82;
add.s32 %r43,%r473,-1;
shl.b32 %r159,%r20,2;
add.s32 %r44,%r17,%r159;
min.s32 %r160,%r44,%r43;
cvt.s64.s32 %d83,%r160;
mul.lo.s64 %d84,%d199,%d83;
add.s64 %d35,%d84,%d34;
setp.lt.s32 %p11,%r134,1;
mov.u32 %r483,0;
@%p11 bra $16;
add.s64 %d85,%d198,%d35;
ld.global.nc.u8 %r161,[%d85];
and.b32 %r483,%r161,255;
$16:
setp.lt.s32 %p12,%r134,2;
@%p12 bra $18;
add.s64 %d87,%d35,%d201;
add.s64 %d86,%d198,%d87;
ld.global.nc.u8 %r162,[%d86];
shl.b32 %r163,%r162,8;
and.b32 %r164,%r163,65280;
or.b32 %r483,%r164,%r483;
$18:
setp.lt.s32 %p13,%r134,3;
@%p13 bra $20;
shl.b64 %d89,%d201,1;
add.s64 %d90,%d35,%d89;
add.s64 %d88,%d198,%d90;
ld.global.nc.u8 %r165,[%d88];
shl.b32 %r166,%r165,16;
and.b32 %r167,%r166,16711680;
or.b32 %r483,%r167,%r483;
$20:
setp.lt.s32 %p14,%r134,4;
@%p14 bra $22;
mul.lo.s64 %d92,%d201,3;
add.s64 %d93,%d35,%d92;
add.s64 %d91,%d198,%d93;
ld.global.nc.u8 %r168,[%d91];
shl.b32 %r169,%r168,24;
or.b32 %r483,%r169,%r483;
$22:
add.s32 %r171,%r44,1;
min.s32 %r172,%r171,%r43;
cvt.s64.s32 %d94,%r172;
mul.lo.s64 %d95,%d199,%d94;
add.s64 %d37,%d95,%d34;
mov.u32 %r487,0;
@%p11 bra $24;
add.s64 %d96,%d198,%d37;
ld.global.nc.u8 %r173,[%d96];
and.b32 %r487,%r173,255;
$24:
@%p12 bra $26;
add.s64 %d98,%d37,%d201;
add.s64 %d97,%d198,%d98;
ld.global.nc.u8 %r174,[%d97];
shl.b32 %r175,%r174,8;
and.b32 %r176,%r175,65280;
or.b32 %r487,%r176,%r487;
$26:
@%p13 bra $28;
shl.b64 %d100,%d201,1;
add.s64 %d101,%d37,%d100;
add.s64 %d99,%d198,%d101;
ld.global.nc.u8 %r177,[%d99];
shl.b32 %r178,%r177,16;
and.b32 %r179,%r178,16711680;
or.b32 %r487,%r179,%r487;
$28:
@%p14 bra $30;
mul.lo.s64 %d103,%d201,3;
add.s64 %d104,%d37,%d103;
add.s64 %d102,%d198,%d104;
ld.global.nc.u8 %r180,[%d102];
shl.b32 %r181,%r180,24;
or.b32 %r487,%r181,%r487;
$30:
add.s32 %r183,%r44,2;
min.s32 %r184,%r183,%r43;
cvt.s64.s32 %d105,%r184;
mul.lo.s64 %d106,%d199,%d105;
add.s64 %d38,%d106,%d34;
mov.u32 %r491,0;
@%p11 bra $32;
add.s64 %d107,%d198,%d38;
ld.global.nc.u8 %r185,[%d107];
and.b32 %r491,%r185,255;
$32:
@%p12 bra $34;
add.s64 %d109,%d38,%d201;
add.s64 %d108,%d198,%d109;
ld.global.nc.u8 %r186,[%d108];
shl.b32 %r187,%r186,8;
and.b32 %r188,%r187,65280;
or.b32 %r491,%r188,%r491;
$34:
@%p13 bra $36;
shl.b64 %d111,%d201,1;
add.s64 %d112,%d38,%d111;
add.s64 %d110,%d198,%d112;
ld.global.nc.u8 %r189,[%d110];
shl.b32 %r190,%r189,16;
and.b32 %r191,%r190,16711680;
or.b32 %r491,%r191,%r491;
$36:
@%p14 bra $38;
mul.lo.s64 %d114,%d201,3;
add.s64 %d115,%d38,%d114;
add.s64 %d113,%d198,%d115;
ld.global.nc.u8 %r192,[%d113];
shl.b32 %r193,%r192,24;
or.b32 %r491,%r193,%r491;
$38:
add.s32 %r195,%r44,3;
min.s32 %r196,%r195,%r43;
cvt.s64.s32 %d116,%r196;
mul.lo.s64 %d117,%d199,%d116;
add.s64 %d39,%d117,%d34;
mov.u32 %r495,0;
@%p11 bra $40;
add.s64 %d118,%d198,%d39;
ld.global.nc.u8 %r197,[%d118];
and.b32 %r495,%r197,255;
$40:
@%p12 bra $42;
add.s64 %d120,%d39,%d201;
add.s64 %d119,%d198,%d120;
ld.global.nc.u8 %r198,[%d119];
shl.b32 %r199,%r198,8;
and.b32 %r200,%r199,65280;
or.b32 %r495,%r200,%r495;
$42:
@%p13 bra $44;
shl.b64 %d122,%d201,1;
add.s64 %d123,%d39,%d122;
add.s64 %d121,%d198,%d123;
ld.global.nc.u8 %r201,[%d121];
shl.b32 %r202,%r201,16;
and.b32 %r203,%r202,16711680;
or.b32 %r495,%r203,%r495;
$44:
@%p14 bra $46;
mul.lo.s64 %d125,%d201,3;
add.s64 %d126,%d39,%d125;
add.s64 %d124,%d198,%d126;
ld.global.nc.u8 %r204,[%d124];
shl.b32 %r205,%r204,24;
or.b32 %r495,%r205,%r495;
$46:
setp.gt.s32 %p27,%r498,%r126;
mov.f32 %f457,0f00000000;
mov.f32 %f458,%f457;
mov.f32 %f459,%f457;
mov.f32 %f460,%f457;
mov.f32 %f461,%f457;
mov.f32 %f462,%f457;
mov.f32 %f463,%f457;
mov.f32 %f464,%f457;
mov.f32 %f465,%f457;
mov.f32 %f466,%f457;
mov.f32 %f467,%f457;
mov.f32 %f468,%f457;
mov.f32 %f469,%f457;
mov.f32 %f470,%f457;
mov.f32 %f471,%f457;
mov.f32 %f472,%f457;
mov.f32 %f473,%f457;
mov.f32 %f474,%f457;
mov.f32 %f475,%f457;
mov.f32 %f476,%f457;
@%p27 bra $75;
add.s32 %r207,%r23,32;
$48:
.pragma "nounroll";
setp.ge.s32 %p28,%r20,%r207;
bar.sync 0;
@%p28 bra $67;
add.s32 %r78,%r498,%r16;
sub.s32 %r82,%r17,%r126;
mov.u32 %r499,%r20;
$50:
.pragma "nounroll";
add.s32 %r500,%r82,%r499;
setp.lt.u32 %p29,%r500,%r473;
@%p29 bra $52;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r500;
.param .b32 q1;
st.param.b32 [q1+0],%r473;
.param .b32 q2;
st.param.b32 [q2+0],%r127;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r500,[retval0+0];
}
$52:
setp.gt.s32 %p30,%r15,39;
@%p30 bra $66;
cvt.s64.s32 %d127,%r500;
mul.lo.s64 %d40,%d199,%d127;
cvt.s64.s32 %d41,%r499;
mov.u32 %r501,%r15;
$54:
.pragma "nounroll";
mov.u32 %r88,%r501;
add.s32 %r502,%r78,%r88;
setp.lt.u32 %p31,%r502,%r472;
@%p31 bra $56;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r502;
.param .b32 q1;
st.param.b32 [q1+0],%r472;
.param .b32 q2;
st.param.b32 [q2+0],%r127;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r502,[retval0+0];
}
$56:
or.b32 %r215,%r502,%r500;
setp.lt.s32 %p32,%r215,0;
mov.u32 %r504,0;
@%p32 bra $65;
mov.u32 %r504,0;
cvt.s64.s32 %d128,%r502;
mul.lo.s64 %d129,%d200,%d128;
add.s64 %d42,%d129,%d40;
@%p11 bra $59;
add.s64 %d130,%d198,%d42;
ld.global.nc.u8 %r217,[%d130];
and.b32 %r504,%r217,255;
$59:
@%p12 bra $61;
add.s64 %d132,%d42,%d201;
add.s64 %d131,%d198,%d132;
ld.global.nc.u8 %r218,[%d131];
shl.b32 %r219,%r218,8;
and.b32 %r220,%r219,65280;
or.b32 %r504,%r220,%r504;
$61:
@%p13 bra $63;
shl.b64 %d134,%d201,1;
add.s64 %d135,%d42,%d134;
add.s64 %d133,%d198,%d135;
ld.global.nc.u8 %r221,[%d133];
shl.b32 %r222,%r221,16;
and.b32 %r223,%r222,16711680;
or.b32 %r504,%r223,%r504;
$63:
@%p14 bra $65;
mul.lo.s64 %d137,%d201,3;
add.s64 %d138,%d42,%d137;
add.s64 %d136,%d198,%d138;
ld.global.nc.u8 %r224,[%d136];
shl.b32 %r225,%r224,24;
or.b32 %r504,%r225,%r504;
$65:
mul.lo.s64 %d139,%d41,160;
mov.u64 %d140,z5;
add.s64 %d141,%d140,%d139;
mul.wide.s32 %d142,%r88,4;
add.s64 %d143,%d141,%d142;
st.shared.u32 [%d143],%r504;
add.s32 %r501,%r88,32;
setp.lt.s32 %p37,%r88,8;
@%p37 bra $54;
$66:
add.s32 %r499,%r499,8;
setp.lt.s32 %p38,%r499,%r207;
@%p38 bra $50;
$67:
bar.sync 0;
add.s32 %r226,%r498,8;
min.s32 %r227,%r226,%r126;
setp.gt.s32 %p39,%r498,%r227;
@%p39 bra $74;
mov.u32 %r507,%r498;
$69:
.pragma "nounroll";
mov.u32 %r102,%r507;
mul.lo.s32 %r228,%r126,%r126;
mul.lo.s32 %r229,%r102,%r102;
sub.s32 %r230,%r228,%r229;
cvt.rn.f32.s32 %f278,%r230;
sqrt.rn.f32 %f279,%f278;
cvt.rzi.s32.f32 %r231,%f279;
neg.s32 %r232,%r231;
cvt.rn.f32.s32 %f280,%r229;
add.s32 %r235,%r159,%r126;
sub.s32 %r236,%r235,%r231;
sub.s32 %r238,%r15,%r498;
add.s32 %r239,%r238,%r102;
cvt.s64.s32 %d144,%r232;
cvt.s64.s32 %d145,%r126;
add.s64 %d146,%d144,%d145;
mul.wide.s32 %d147,%r236,160;
mov.u64 %d148,z5;
add.s64 %d149,%d148,%d147;
mul.wide.s32 %d150,%r239,4;
add.s64 %d208,%d149,%d150;
ld.shared.u32 %r510,[%d208];
mov.u32 %r240,30288;
mov.u32 %r241,1258291200;
prmt.b32 %r242,%r510,%r241,%r240;
mov.b32 %f281,%r242;
add.f32 %f508,%f281,0fCB000000;
mov.u32 %r243,30289;
prmt.b32 %r244,%r510,%r241,%r243;
mov.b32 %f282,%r244;
add.f32 %f507,%f282,0fCB000000;
mov.u32 %r245,30290;
prmt.b32 %r246,%r510,%r241,%r245;
mov.b32 %f283,%r246;
add.f32 %f506,%f283,0fCB000000;
mov.u32 %r247,30291;
prmt.b32 %r248,%r510,%r241,%r247;
mov.b32 %f284,%r248;
add.f32 %f505,%f284,0fCB000000;
ld.shared.u32 %r509,[%d208+160];
prmt.b32 %r249,%r509,%r241,%r240;
mov.b32 %f285,%r249;
add.f32 %f504,%f285,0fCB000000;
prmt.b32 %r250,%r509,%r241,%r243;
mov.b32 %f286,%r250;
add.f32 %f503,%f286,0fCB000000;
prmt.b32 %r251,%r509,%r241,%r245;
mov.b32 %f287,%r251;
add.f32 %f502,%f287,0fCB000000;
prmt.b32 %r252,%r509,%r241,%r247;
mov.b32 %f288,%r252;
add.f32 %f501,%f288,0fCB000000;
ld.shared.u32 %r508,[%d208+320];
prmt.b32 %r253,%r508,%r241,%r240;
mov.b32 %f289,%r253;
add.f32 %f500,%f289,0fCB000000;
prmt.b32 %r254,%r508,%r241,%r243;
mov.b32 %f290,%r254;
add.f32 %f499,%f290,0fCB000000;
prmt.b32 %r255,%r508,%r241,%r245;
mov.b32 %f291,%r255;
add.f32 %f498,%f291,0fCB000000;
prmt.b32 %r256,%r508,%r241,%r247;
mov.b32 %f292,%r256;
add.f32 %f497,%f292,0fCB000000;
mul.f32 %f53,%f280,%f226;
shl.b64 %d151,%d146,2;
mov.u64 %d152,z6;
add.s64 %d209,%d152,%d151;
shl.b32 %r511,%r231,1;
bra.uni $70;
$72:
ld.shared.u32 %r508,[%d208+960];
prmt.b32 %r342,%r508,%r312,%r313;
mov.b32 %f399,%r342;
add.f32 %f500,%f399,0fCB000000;
prmt.b32 %r344,%r508,%r312,%r315;
mov.b32 %f400,%r344;
add.f32 %f499,%f400,0fCB000000;
prmt.b32 %r346,%r508,%r312,%r317;
mov.b32 %f401,%r346;
add.f32 %f498,%f401,0fCB000000;
prmt.b32 %r348,%r508,%r312,%r319;
mov.b32 %f402,%r348;
add.f32 %f497,%f402,0fCB000000;
ld.shared.f32 %f403,[%d209+12];
add.f32 %f404,%f53,%f403;
vabsdiff4.u32.u32.u32.add %r325,%r111,%r483,%r312;
mov.b32 %f405,%r325;
add.f32 %f406,%f405,0fCB000000;
mul.f32 %f407,%f406,%f227;
fma.rn.f32 %f392,%f407,%f406,%f404;
ex2.approx.ftz.f32 %f391,%f392;
add.f32 %f476,%f391,%f476;
fma.rn.f32 %f472,%f391,%f86,%f472;
fma.rn.f32 %f471,%f391,%f87,%f471;
fma.rn.f32 %f470,%f391,%f88,%f470;
fma.rn.f32 %f469,%f391,%f89,%f469;
vabsdiff4.u32.u32.u32.add %r329,%r510,%r487,%r312;
mov.b32 %f408,%r329;
add.f32 %f409,%f408,0fCB000000;
mul.f32 %f410,%f409,%f227;
fma.rn.f32 %f394,%f410,%f409,%f404;
ex2.approx.ftz.f32 %f393,%f394;
add.f32 %f475,%f393,%f475;
fma.rn.f32 %f468,%f393,%f508,%f468;
fma.rn.f32 %f467,%f393,%f507,%f467;
fma.rn.f32 %f466,%f393,%f506,%f466;
fma.rn.f32 %f465,%f393,%f505,%f465;
vabsdiff4.u32.u32.u32.add %r333,%r509,%r491,%r312;
mov.b32 %f411,%r333;
add.f32 %f412,%f411,0fCB000000;
mul.f32 %f413,%f412,%f227;
fma.rn.f32 %f396,%f413,%f412,%f404;
ex2.approx.ftz.f32 %f395,%f396;
add.f32 %f474,%f395,%f474;
fma.rn.f32 %f464,%f395,%f504,%f464;
fma.rn.f32 %f463,%f395,%f503,%f463;
fma.rn.f32 %f462,%f395,%f502,%f462;
fma.rn.f32 %f461,%f395,%f501,%f461;
vabsdiff4.u32.u32.u32.add %r337,%r508,%r495,%r312;
mov.b32 %f414,%r337;
add.f32 %f415,%f414,0fCB000000;
mul.f32 %f416,%f415,%f227;
fma.rn.f32 %f398,%f416,%f415,%f404;
ex2.approx.ftz.f32 %f397,%f398;
add.f32 %f473,%f397,%f473;
fma.rn.f32 %f460,%f397,%f500,%f460;
fma.rn.f32 %f459,%f397,%f499,%f459;
fma.rn.f32 %f458,%f397,%f498,%f458;
fma.rn.f32 %f457,%f397,%f497,%f457;
add.s32 %r511,%r511,-4;
add.s64 %d209,%d209,16;
add.s64 %d208,%d208,640;
$70:
mov.u32 %r457,30291;
mov.u32 %r456,30290;
mov.u32 %r455,30289;
mov.u32 %r454,30288;
mov.u32 %r453,1258291200;
ld.shared.u32 %r111,[%d208+480];
prmt.b32 %r274,%r111,%r453,%r454;
mov.b32 %f301,%r274;
add.f32 %f86,%f301,0fCB000000;
prmt.b32 %r276,%r111,%r453,%r455;
mov.b32 %f302,%r276;
add.f32 %f87,%f302,0fCB000000;
prmt.b32 %r278,%r111,%r453,%r456;
mov.b32 %f303,%r278;
add.f32 %f88,%f303,0fCB000000;
prmt.b32 %r280,%r111,%r453,%r457;
mov.b32 %f304,%r280;
add.f32 %f89,%f304,0fCB000000;
ld.shared.f32 %f305,[%d209];
add.f32 %f306,%f53,%f305;
vabsdiff4.u32.u32.u32.add %r257,%r510,%r483,%r453;
mov.b32 %f307,%r257;
add.f32 %f308,%f307,0fCB000000;
mul.f32 %f309,%f308,%f227;
fma.rn.f32 %f294,%f309,%f308,%f306;
ex2.approx.ftz.f32 %f293,%f294;
add.f32 %f476,%f293,%f476;
fma.rn.f32 %f472,%f293,%f508,%f472;
fma.rn.f32 %f471,%f293,%f507,%f471;
fma.rn.f32 %f470,%f293,%f506,%f470;
fma.rn.f32 %f469,%f293,%f505,%f469;
vabsdiff4.u32.u32.u32.add %r261,%r509,%r487,%r453;
mov.b32 %f310,%r261;
add.f32 %f311,%f310,0fCB000000;
mul.f32 %f312,%f311,%f227;
fma.rn.f32 %f296,%f312,%f311,%f306;
ex2.approx.ftz.f32 %f295,%f296;
add.f32 %f475,%f295,%f475;
fma.rn.f32 %f468,%f295,%f504,%f468;
fma.rn.f32 %f467,%f295,%f503,%f467;
fma.rn.f32 %f466,%f295,%f502,%f466;
fma.rn.f32 %f465,%f295,%f501,%f465;
vabsdiff4.u32.u32.u32.add %r265,%r508,%r491,%r453;
mov.b32 %f313,%r265;
add.f32 %f314,%f313,0fCB000000;
mul.f32 %f315,%f314,%f227;
fma.rn.f32 %f298,%f315,%f314,%f306;
ex2.approx.ftz.f32 %f297,%f298;
add.f32 %f474,%f297,%f474;
fma.rn.f32 %f464,%f297,%f500,%f464;
fma.rn.f32 %f463,%f297,%f499,%f463;
fma.rn.f32 %f462,%f297,%f498,%f462;
fma.rn.f32 %f461,%f297,%f497,%f461;
vabsdiff4.u32.u32.u32.add %r269,%r111,%r495,%r453;
mov.b32 %f316,%r269;
add.f32 %f317,%f316,0fCB000000;
mul.f32 %f318,%f317,%f227;
fma.rn.f32 %f300,%f318,%f317,%f306;
ex2.approx.ftz.f32 %f299,%f300;
add.f32 %f473,%f299,%f473;
fma.rn.f32 %f460,%f299,%f86,%f460;
fma.rn.f32 %f459,%f299,%f87,%f459;
fma.rn.f32 %f458,%f299,%f88,%f458;
fma.rn.f32 %f457,%f299,%f89,%f457;
setp.eq.s32 %p40,%r511,0;
@%p40 bra $73;
ld.shared.u32 %r510,[%d208+640];
mov.u32 %r313,30288;
mov.u32 %r312,1258291200;
prmt.b32 %r314,%r510,%r312,%r313;
mov.b32 %f335,%r314;
add.f32 %f508,%f335,0fCB000000;
mov.u32 %r315,30289;
prmt.b32 %r316,%r510,%r312,%r315;
mov.b32 %f336,%r316;
add.f32 %f507,%f336,0fCB000000;
mov.u32 %r317,30290;
prmt.b32 %r318,%r510,%r312,%r317;
mov.b32 %f337,%r318;
add.f32 %f506,%f337,0fCB000000;
mov.u32 %r319,30291;
prmt.b32 %r320,%r510,%r312,%r319;
mov.b32 %f338,%r320;
add.f32 %f505,%f338,0fCB000000;
ld.shared.f32 %f339,[%d209+4];
add.f32 %f340,%f53,%f339;
vabsdiff4.u32.u32.u32.add %r281,%r509,%r483,%r312;
mov.b32 %f341,%r281;
add.f32 %f342,%f341,0fCB000000;
mul.f32 %f343,%f342,%f227;
fma.rn.f32 %f320,%f343,%f342,%f340;
ex2.approx.ftz.f32 %f319,%f320;
add.f32 %f344,%f319,%f476;
fma.rn.f32 %f345,%f319,%f504,%f472;
fma.rn.f32 %f346,%f319,%f503,%f471;
fma.rn.f32 %f347,%f319,%f502,%f470;
fma.rn.f32 %f348,%f319,%f501,%f469;
vabsdiff4.u32.u32.u32.add %r285,%r508,%r487,%r312;
mov.b32 %f349,%r285;
add.f32 %f350,%f349,0fCB000000;
mul.f32 %f351,%f350,%f227;
fma.rn.f32 %f322,%f351,%f350,%f340;
ex2.approx.ftz.f32 %f321,%f322;
add.f32 %f352,%f321,%f475;
fma.rn.f32 %f353,%f321,%f500,%f468;
fma.rn.f32 %f354,%f321,%f499,%f467;
fma.rn.f32 %f355,%f321,%f498,%f466;
fma.rn.f32 %f356,%f321,%f497,%f465;
vabsdiff4.u32.u32.u32.add %r289,%r111,%r491,%r312;
mov.b32 %f357,%r289;
add.f32 %f358,%f357,0fCB000000;
mul.f32 %f359,%f358,%f227;
fma.rn.f32 %f324,%f359,%f358,%f340;
ex2.approx.ftz.f32 %f323,%f324;
add.f32 %f360,%f323,%f474;
fma.rn.f32 %f361,%f323,%f86,%f464;
fma.rn.f32 %f362,%f323,%f87,%f463;
fma.rn.f32 %f363,%f323,%f88,%f462;
fma.rn.f32 %f364,%f323,%f89,%f461;
vabsdiff4.u32.u32.u32.add %r293,%r510,%r495,%r312;
mov.b32 %f365,%r293;
add.f32 %f366,%f365,0fCB000000;
mul.f32 %f367,%f366,%f227;
fma.rn.f32 %f326,%f367,%f366,%f340;
ex2.approx.ftz.f32 %f325,%f326;
add.f32 %f368,%f325,%f473;
fma.rn.f32 %f369,%f325,%f508,%f460;
fma.rn.f32 %f370,%f325,%f507,%f459;
fma.rn.f32 %f371,%f325,%f506,%f458;
fma.rn.f32 %f372,%f325,%f505,%f457;
ld.shared.u32 %r509,[%d208+800];
prmt.b32 %r321,%r509,%r312,%r313;
mov.b32 %f373,%r321;
add.f32 %f504,%f373,0fCB000000;
prmt.b32 %r322,%r509,%r312,%r315;
mov.b32 %f374,%r322;
add.f32 %f503,%f374,0fCB000000;
prmt.b32 %r323,%r509,%r312,%r317;
mov.b32 %f375,%r323;
add.f32 %f502,%f375,0fCB000000;
prmt.b32 %r324,%r509,%r312,%r319;
mov.b32 %f376,%r324;
add.f32 %f501,%f376,0fCB000000;
ld.shared.f32 %f377,[%d209+8];
add.f32 %f378,%f53,%f377;
vabsdiff4.u32.u32.u32.add %r297,%r508,%r483,%r312;
mov.b32 %f379,%r297;
add.f32 %f380,%f379,0fCB000000;
mul.f32 %f381,%f380,%f227;
fma.rn.f32 %f328,%f381,%f380,%f378;
ex2.approx.ftz.f32 %f327,%f328;
add.f32 %f476,%f327,%f344;
fma.rn.f32 %f472,%f327,%f500,%f345;
fma.rn.f32 %f471,%f327,%f499,%f346;
fma.rn.f32 %f470,%f327,%f498,%f347;
fma.rn.f32 %f469,%f327,%f497,%f348;
vabsdiff4.u32.u32.u32.add %r301,%r111,%r487,%r312;
mov.b32 %f382,%r301;
add.f32 %f383,%f382,0fCB000000;
mul.f32 %f384,%f383,%f227;
fma.rn.f32 %f330,%f384,%f383,%f378;
ex2.approx.ftz.f32 %f329,%f330;
add.f32 %f475,%f329,%f352;
fma.rn.f32 %f468,%f329,%f86,%f353;
fma.rn.f32 %f467,%f329,%f87,%f354;
fma.rn.f32 %f466,%f329,%f88,%f355;
fma.rn.f32 %f465,%f329,%f89,%f356;
vabsdiff4.u32.u32.u32.add %r305,%r510,%r491,%r312;
mov.b32 %f385,%r305;
add.f32 %f386,%f385,0fCB000000;
mul.f32 %f387,%f386,%f227;
fma.rn.f32 %f332,%f387,%f386,%f378;
ex2.approx.ftz.f32 %f331,%f332;
add.f32 %f474,%f331,%f360;
fma.rn.f32 %f464,%f331,%f508,%f361;
fma.rn.f32 %f463,%f331,%f507,%f362;
fma.rn.f32 %f462,%f331,%f506,%f363;
fma.rn.f32 %f461,%f331,%f505,%f364;
vabsdiff4.u32.u32.u32.add %r309,%r509,%r495,%r312;
mov.b32 %f388,%r309;
add.f32 %f389,%f388,0fCB000000;
mul.f32 %f390,%f389,%f227;
fma.rn.f32 %f334,%f390,%f389,%f378;
ex2.approx.ftz.f32 %f333,%f334;
add.f32 %f473,%f333,%f368;
fma.rn.f32 %f460,%f333,%f504,%f369;
fma.rn.f32 %f459,%f333,%f503,%f370;
fma.rn.f32 %f458,%f333,%f502,%f371;
fma.rn.f32 %f457,%f333,%f501,%f372;
setp.eq.s32 %p41,%r511,2;
@%p41 bra $73;
bra.uni $72;
$73:
add.s32 %r459,%r498,8;
min.s32 %r458,%r459,%r126;
add.s32 %r507,%r102,1;
setp.lt.s32 %p42,%r102,%r458;
@%p42 bra $69;
$74:
add.s32 %r498,%r498,9;
setp.le.s32 %p43,%r498,%r126;
@%p43 bra $48;
$75:
add.s32 %r460,%r16,%r15;
setp.ge.s32 %p44,%r460,%r474;
@%p44 bra $112;
add.s32 %r463,%r16,%r15;
shl.b32 %r462,%r20,2;
add.s32 %r461,%r17,%r462;
cvt.s64.s32 %d153,%r463;
mul.lo.s64 %d49,%d204,%d153;
setp.ge.s32 %p45,%r461,%r475;
@%p45 bra $112;
shl.b32 %r465,%r20,2;
add.s32 %r464,%r17,%r465;
mov.f32 %f417,0f3F800000;
div.approx.f32 %f222,%f417,%f476;
cvt.s64.s32 %d154,%r464;
mul.lo.s64 %d155,%d203,%d154;
add.s64 %d52,%d155,%d49;
@%p11 bra $79;
add.s64 %d156,%d202,%d52;
mul.f32 %f418,%f222,%f472;
cvt.rni.s32.f32 %r369,%f418;
max.s32 %r370,%r369,0;
min.s32 %r371,%r370,255;
st.u8 [%d156],%r371;
$79:
@%p12 bra $81;
add.s64 %d157,%d52,%d205;
add.s64 %d158,%d202,%d157;
mul.f32 %f419,%f222,%f471;
cvt.rni.s32.f32 %r372,%f419;
max.s32 %r373,%r372,0;
min.s32 %r374,%r373,255;
st.u8 [%d158],%r374;
$81:
@%p13 bra $83;
shl.b64 %d159,%d205,1;
add.s64 %d160,%d52,%d159;
add.s64 %d161,%d202,%d160;
mul.f32 %f420,%f222,%f470;
cvt.rni.s32.f32 %r375,%f420;
max.s32 %r376,%r375,0;
min.s32 %r377,%r376,255;
st.u8 [%d161],%r377;
$83:
@%p14 bra $85;
mul.lo.s64 %d162,%d205,3;
add.s64 %d163,%d52,%d162;
add.s64 %d164,%d202,%d163;
mul.f32 %f421,%f222,%f469;
cvt.rni.s32.f32 %r378,%f421;
max.s32 %r379,%r378,0;
min.s32 %r380,%r379,255;
st.u8 [%d164],%r380;
$85:
shl.b32 %r467,%r20,2;
add.s32 %r466,%r17,%r467;
or.b32 %r386,%r466,1;
setp.ge.s32 %p50,%r386,%r475;
@%p50 bra $112;
mov.f32 %f422,0f3F800000;
div.approx.f32 %f223,%f422,%f475;
cvt.s64.s32 %d165,%r386;
mul.lo.s64 %d166,%d203,%d165;
add.s64 %d54,%d166,%d49;
@%p11 bra $88;
add.s64 %d167,%d202,%d54;
mul.f32 %f423,%f223,%f468;
cvt.rni.s32.f32 %r393,%f423;
max.s32 %r394,%r393,0;
min.s32 %r395,%r394,255;
st.u8 [%d167],%r395;
$88:
@%p12 bra $90;
add.s64 %d168,%d54,%d205;
add.s64 %d169,%d202,%d168;
mul.f32 %f424,%f223,%f467;
cvt.rni.s32.f32 %r396,%f424;
max.s32 %r397,%r396,0;
min.s32 %r398,%r397,255;
st.u8 [%d169],%r398;
$90:
@%p13 bra $92;
shl.b64 %d170,%d205,1;
add.s64 %d171,%d54,%d170;
add.s64 %d172,%d202,%d171;
mul.f32 %f425,%f223,%f466;
cvt.rni.s32.f32 %r399,%f425;
max.s32 %r400,%r399,0;
min.s32 %r401,%r400,255;
st.u8 [%d172],%r401;
$92:
@%p14 bra $94;
mul.lo.s64 %d173,%d205,3;
add.s64 %d174,%d54,%d173;
add.s64 %d175,%d202,%d174;
mul.f32 %f426,%f223,%f465;
cvt.rni.s32.f32 %r402,%f426;
max.s32 %r403,%r402,0;
min.s32 %r404,%r403,255;
st.u8 [%d175],%r404;
$94:
shl.b32 %r469,%r20,2;
add.s32 %r468,%r17,%r469;
or.b32 %r410,%r468,2;
setp.ge.s32 %p55,%r410,%r475;
@%p55 bra $112;
mov.f32 %f427,0f3F800000;
div.approx.f32 %f224,%f427,%f474;
cvt.s64.s32 %d176,%r410;
mul.lo.s64 %d177,%d203,%d176;
add.s64 %d55,%d177,%d49;
@%p11 bra $97;
add.s64 %d178,%d202,%d55;
mul.f32 %f428,%f224,%f464;
cvt.rni.s32.f32 %r417,%f428;
max.s32 %r418,%r417,0;
min.s32 %r419,%r418,255;
st.u8 [%d178],%r419;
$97:
@%p12 bra $99;
add.s64 %d179,%d55,%d205;
add.s64 %d180,%d202,%d179;
mul.f32 %f429,%f224,%f463;
cvt.rni.s32.f32 %r420,%f429;
max.s32 %r421,%r420,0;
min.s32 %r422,%r421,255;
st.u8 [%d180],%r422;
$99:
@%p13 bra $101;
shl.b64 %d181,%d205,1;
add.s64 %d182,%d55,%d181;
add.s64 %d183,%d202,%d182;
mul.f32 %f430,%f224,%f462;
cvt.rni.s32.f32 %r423,%f430;
max.s32 %r424,%r423,0;
min.s32 %r425,%r424,255;
st.u8 [%d183],%r425;
$101:
@%p14 bra $103;
mul.lo.s64 %d184,%d205,3;
add.s64 %d185,%d55,%d184;
add.s64 %d186,%d202,%d185;
mul.f32 %f431,%f224,%f461;
cvt.rni.s32.f32 %r426,%f431;
max.s32 %r427,%r426,0;
min.s32 %r428,%r427,255;
st.u8 [%d186],%r428;
$103:
shl.b32 %r471,%r20,2;
add.s32 %r470,%r17,%r471;
or.b32 %r434,%r470,3;
setp.ge.s32 %p60,%r434,%r475;
@%p60 bra $112;
mov.f32 %f432,0f3F800000;
div.approx.f32 %f225,%f432,%f473;
cvt.s64.s32 %d187,%r434;
mul.lo.s64 %d188,%d203,%d187;
add.s64 %d56,%d188,%d49;
@%p11 bra $106;
add.s64 %d189,%d202,%d56;
mul.f32 %f433,%f225,%f460;
cvt.rni.s32.f32 %r441,%f433;
max.s32 %r442,%r441,0;
min.s32 %r443,%r442,255;
st.u8 [%d189],%r443;
$106:
@%p12 bra $108;
add.s64 %d190,%d56,%d205;
add.s64 %d191,%d202,%d190;
mul.f32 %f434,%f225,%f459;
cvt.rni.s32.f32 %r444,%f434;
max.s32 %r445,%r444,0;
min.s32 %r446,%r445,255;
st.u8 [%d191],%r446;
$108:
@%p13 bra $110;
shl.b64 %d192,%d205,1;
add.s64 %d193,%d56,%d192;
add.s64 %d194,%d202,%d193;
mul.f32 %f435,%f225,%f458;
cvt.rni.s32.f32 %r447,%f435;
max.s32 %r448,%r447,0;
min.s32 %r449,%r448,255;
st.u8 [%d194],%r449;
$110:
@%p14 bra $112;
mul.lo.s64 %d195,%d205,3;
add.s64 %d196,%d56,%d195;
add.s64 %d197,%d202,%d196;
mul.f32 %f436,%f225,%f457;
cvt.rni.s32.f32 %r450,%f436;
max.s32 %r451,%r450,0;
min.s32 %r452,%r451,255;
st.u8 [%d197],%r452;
$112:
ret;
}
`;
