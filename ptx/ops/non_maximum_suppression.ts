// Generated from kernels/ops/non_maximum_suppression.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/non_maximum_suppression.cu`. */
export const NON_MAXIMUM_SUPPRESSION: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry nms(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u32 p3,
.param .u32 p4,
.param .u32 p5,
.param .f32 p6,
.param .f32 p7
)
.maxntid 1024,1,1
{
.reg .pred %p<75>;
.reg .b16 %s<46>;
.reg .f32 %f<35>;
.reg .b32 %r<85>;
.reg .b64 %d<75>;
.shared .align 8 .b8 z0[256];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u32 %r1,[p3];
ld.param.u32 %r2,[p4];
ld.param.u32 %r3,[p5];
ld.param.f32 %f1,[p6];
ld.param.f32 %f2,[p7];
mov.u32 %r4,%ctaid.z;
cvt.u64.u32 %d4,%r4;
cvt.s64.s32 %d5,%r1;
mul.lo.s64 %d6,%d5,%d4;
mov.u32 %r5,%tid.x;
setp.ge.s32 %p1,%r5,%r1;
mov.u64 %d7,0;
@%p1 bra $5;
cvta.to.global.u64 %d8,%d3;
cvta.to.global.u64 %d9,%d2;
$2:
.pragma "nounroll";
cvt.s64.s32 %d10,%r5;
add.s64 %d11,%d6,%d10;
shl.b64 %d12,%d11,2;
add.s64 %d13,%d9,%d12;
ld.global.f32 %f3,[%d13];
setp.leu.f32 %p2,%f3,%f1;
setp.gt.f32 %p3,%f3,%f1;
selp.b16 %s1,2,0,%p3;
add.s64 %d14,%d8,%d11;
st.global.u8 [%d14],%s1;
@%p2 bra $4;
ld.global.u32 %r6,[%d13];
setp.lt.s32 %p4,%r6,0;
not.b32 %r7,%r6;
or.b32 %r8,%r6,-2147483648;
selp.b32 %r9,%r7,%r8,%p4;
cvt.u64.u32 %d15,%r9;
not.b32 %r10,%r5;
cvt.u64.u32 %d16,%r10;
bfi.b64 %d17,%d15,%d16,32,32;
max.u64 %d7,%d7,%d17;
$4:
add.s32 %r5,%r5,1024;
setp.lt.s32 %p5,%r5,%r1;
@%p5 bra $2;
$5:
setp.lt.s32 %p6,%r1,1;
@%p6 bra $102;
mov.u32 %r11,0;
mov.u32 %r12,%tid.x;
and.b32 %r13,%r12,31;
$7:
.pragma "nounroll";
mov.u32 %r14,31;
setp.ne.s32 %p7,%r13,0;
mov.b64 {%r15,%r16},%d7;
mov.u32 %r17,16;
mov.u32 %r18,-1;
shfl.sync.bfly.b32 %r19|%p8,%r16,%r17,%r14,%r18;
shfl.sync.bfly.b32 %r20|%p9,%r15,%r17,%r14,%r18;
mov.b64 %d18,{%r20,%r19};
max.u64 %d19,%d7,%d18;
mov.b64 {%r21,%r22},%d19;
mov.u32 %r23,8;
shfl.sync.bfly.b32 %r24|%p10,%r22,%r23,%r14,%r18;
shfl.sync.bfly.b32 %r25|%p11,%r21,%r23,%r14,%r18;
mov.b64 %d20,{%r25,%r24};
max.u64 %d21,%d19,%d20;
mov.b64 {%r26,%r27},%d21;
mov.u32 %r28,4;
shfl.sync.bfly.b32 %r29|%p12,%r27,%r28,%r14,%r18;
shfl.sync.bfly.b32 %r30|%p13,%r26,%r28,%r14,%r18;
mov.b64 %d22,{%r30,%r29};
max.u64 %d23,%d21,%d22;
mov.b64 {%r31,%r32},%d23;
mov.u32 %r33,2;
shfl.sync.bfly.b32 %r34|%p14,%r32,%r33,%r14,%r18;
shfl.sync.bfly.b32 %r35|%p15,%r31,%r33,%r14,%r18;
mov.b64 %d24,{%r35,%r34};
max.u64 %d25,%d23,%d24;
mov.b64 {%r36,%r37},%d25;
mov.u32 %r38,1;
shfl.sync.bfly.b32 %r39|%p16,%r37,%r38,%r14,%r18;
shfl.sync.bfly.b32 %r40|%p17,%r36,%r38,%r14,%r18;
mov.b64 %d26,{%r40,%r39};
max.u64 %d27,%d25,%d26;
@%p7 bra $9;
mov.u32 %r41,%tid.x;
shr.u32 %r42,%r41,5;
mul.wide.u32 %d28,%r42,8;
mov.u64 %d29,z0;
add.s64 %d30,%d29,%d28;
st.shared.u64 [%d30],%d27;
$9:
bar.sync 0;
shl.b32 %r43,%r12,3;
cvt.u64.u32 %d31,%r43;
and.b64 %d32,%d31,248;
mov.u64 %d33,z0;
add.s64 %d34,%d33,%d32;
ld.shared.u64 %d35,[%d34];
mov.b64 {%r44,%r45},%d35;
shfl.sync.bfly.b32 %r46|%p18,%r45,%r17,%r14,%r18;
shfl.sync.bfly.b32 %r47|%p19,%r44,%r17,%r14,%r18;
mov.b64 %d36,{%r47,%r46};
max.u64 %d37,%d35,%d36;
mov.b64 {%r48,%r49},%d37;
shfl.sync.bfly.b32 %r50|%p20,%r49,%r23,%r14,%r18;
shfl.sync.bfly.b32 %r51|%p21,%r48,%r23,%r14,%r18;
mov.b64 %d38,{%r51,%r50};
max.u64 %d39,%d37,%d38;
mov.b64 {%r52,%r53},%d39;
shfl.sync.bfly.b32 %r54|%p22,%r53,%r28,%r14,%r18;
shfl.sync.bfly.b32 %r55|%p23,%r52,%r28,%r14,%r18;
mov.b64 %d40,{%r55,%r54};
max.u64 %d41,%d39,%d40;
mov.b64 {%r56,%r57},%d41;
shfl.sync.bfly.b32 %r58|%p24,%r57,%r33,%r14,%r18;
shfl.sync.bfly.b32 %r59|%p25,%r56,%r33,%r14,%r18;
mov.b64 %d42,{%r59,%r58};
max.u64 %d43,%d41,%d42;
mov.b64 {%r60,%r61},%d43;
shfl.sync.bfly.b32 %r62|%p26,%r61,%r38,%r14,%r18;
shfl.sync.bfly.b32 %r63|%p27,%r60,%r38,%r14,%r18;
mov.b64 %d44,{%r63,%r62};
max.u64 %d45,%d43,%d44;
bar.sync 0;
setp.eq.s64 %p28,%d45,0;
@%p28 bra $102;
cvt.u32.u64 %r64,%d45;
not.b32 %r65,%r64;
cvt.s64.s32 %d46,%r65;
add.s64 %d47,%d6,%d46;
setp.eq.s32 %p29,%r2,4;
selp.b32 %r66,4,2,%p29;
cvt.u64.u32 %d48,%r66;
mul.lo.s64 %d49,%d47,%d48;
shl.b64 %d50,%d49,2;
add.s64 %d51,%d1,%d50;
setp.gt.s32 %p30,%r2,1;
@%p30 bra $13;
setp.eq.s32 %p31,%r2,0;
@%p31 bra $18;
setp.eq.s32 %p32,%r2,1;
@%p32 bra $17;
bra.uni $19;
$17:
ld.global.nc.u16 %s2,[%d51];
cvt.rn.f32.u16 %f4,%s2;
bra.uni $20;
$13:
setp.eq.s32 %p33,%r2,2;
@%p33 bra $16;
setp.ne.s32 %p34,%r2,3;
@%p34 bra $19;
ld.global.nc.u16 %s3,[%d51];
cvt.f32.f16 %f4,%s3;
bra.uni $20;
$18:
ld.global.nc.u8 %r67,[%d51];
cvt.u16.u32 %s4,%r67;
and.b16 %s5,%s4,255;
cvt.rn.f32.u16 %f4,%s5;
bra.uni $20;
$16:
ld.global.nc.s16 %s6,[%d51];
cvt.rn.f32.s16 %f4,%s6;
bra.uni $20;
$19:
ld.global.nc.f32 %f4,[%d51];
$20:
add.s64 %d52,%d51,%d48;
@%p30 bra $23;
setp.eq.s32 %p35,%r2,0;
@%p35 bra $28;
setp.eq.s32 %p36,%r2,1;
@%p36 bra $27;
bra.uni $29;
$27:
ld.global.nc.u16 %s7,[%d52];
cvt.rn.f32.u16 %f5,%s7;
bra.uni $30;
$23:
setp.eq.s32 %p37,%r2,2;
@%p37 bra $26;
setp.ne.s32 %p38,%r2,3;
@%p38 bra $29;
ld.global.nc.u16 %s8,[%d52];
cvt.f32.f16 %f5,%s8;
bra.uni $30;
$28:
ld.global.nc.u8 %r68,[%d52];
cvt.u16.u32 %s9,%r68;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f5,%s10;
bra.uni $30;
$26:
ld.global.nc.s16 %s11,[%d52];
cvt.rn.f32.s16 %f5,%s11;
bra.uni $30;
$29:
ld.global.nc.f32 %f5,[%d52];
$30:
selp.b32 %r69,8,4,%p29;
cvt.u64.u32 %d53,%r69;
add.s64 %d54,%d51,%d53;
@%p30 bra $33;
setp.eq.s32 %p39,%r2,0;
@%p39 bra $38;
setp.eq.s32 %p40,%r2,1;
@%p40 bra $37;
bra.uni $39;
$37:
ld.global.nc.u16 %s12,[%d54];
cvt.rn.f32.u16 %f6,%s12;
bra.uni $40;
$33:
setp.eq.s32 %p41,%r2,2;
@%p41 bra $36;
setp.ne.s32 %p42,%r2,3;
@%p42 bra $39;
ld.global.nc.u16 %s13,[%d54];
cvt.f32.f16 %f6,%s13;
bra.uni $40;
$38:
ld.global.nc.u8 %r70,[%d54];
cvt.u16.u32 %s14,%r70;
and.b16 %s15,%s14,255;
cvt.rn.f32.u16 %f6,%s15;
bra.uni $40;
$36:
ld.global.nc.s16 %s16,[%d54];
cvt.rn.f32.s16 %f6,%s16;
bra.uni $40;
$39:
ld.global.nc.f32 %f6,[%d54];
$40:
selp.b32 %r71,12,6,%p29;
cvt.u64.u32 %d55,%r71;
add.s64 %d56,%d51,%d55;
@%p30 bra $43;
setp.eq.s32 %p43,%r2,0;
@%p43 bra $48;
setp.eq.s32 %p44,%r2,1;
@%p44 bra $47;
bra.uni $49;
$47:
ld.global.nc.u16 %s17,[%d56];
cvt.rn.f32.u16 %f7,%s17;
bra.uni $50;
$43:
setp.eq.s32 %p45,%r2,2;
@%p45 bra $46;
setp.ne.s32 %p46,%r2,3;
@%p46 bra $49;
ld.global.nc.u16 %s18,[%d56];
cvt.f32.f16 %f7,%s18;
bra.uni $50;
$48:
ld.global.nc.u8 %r72,[%d56];
cvt.u16.u32 %s19,%r72;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f7,%s20;
bra.uni $50;
$46:
ld.global.nc.s16 %s21,[%d56];
cvt.rn.f32.s16 %f7,%s21;
bra.uni $50;
$49:
ld.global.nc.f32 %f7,[%d56];
$50:
setp.ge.s32 %p47,%r12,%r1;
add.f32 %f8,%f4,%f6;
setp.eq.s32 %p48,%r3,0;
selp.f32 %f9,%f8,%f6,%p48;
add.f32 %f10,%f5,%f7;
selp.f32 %f11,%f10,%f7,%p48;
mov.u64 %d7,0;
@%p47 bra $101;
cvta.to.global.u64 %d57,%d3;
add.s64 %d58,%d57,%d47;
sub.f32 %f12,%f11,%f5;
sub.f32 %f13,%f9,%f4;
mul.f32 %f14,%f13,%f12;
add.s32 %r73,%r12,%r64;
add.s32 %r74,%r73,1;
not.b32 %r75,%r12;
cvt.s64.s32 %d59,%r12;
add.s64 %d60,%d6,%d59;
add.s64 %d61,%d57,%d60;
shl.b64 %d62,%d6,2;
mul.wide.s32 %d63,%r12,4;
add.s64 %d64,%d62,%d63;
mov.u32 %r76,%r12;
$52:
.pragma "nounroll";
setp.ne.s32 %p49,%r74,0;
@%p49 bra $54;
mov.u16 %s22,1;
st.global.u8 [%d58],%s22;
$54:
ld.global.u8 %s23,[%d61];
setp.ne.s16 %p50,%s23,2;
@%p50 bra $100;
mul.lo.s64 %d65,%d64,%d48;
add.s64 %d66,%d1,%d65;
@%p30 bra $58;
setp.eq.s32 %p51,%r2,0;
@%p51 bra $63;
setp.eq.s32 %p52,%r2,1;
@%p52 bra $62;
bra.uni $64;
$62:
ld.global.nc.u16 %s24,[%d66];
cvt.rn.f32.u16 %f15,%s24;
bra.uni $65;
$58:
setp.eq.s32 %p53,%r2,2;
@%p53 bra $61;
setp.ne.s32 %p54,%r2,3;
@%p54 bra $64;
ld.global.nc.u16 %s25,[%d66];
cvt.f32.f16 %f15,%s25;
bra.uni $65;
$63:
ld.global.nc.u8 %r77,[%d66];
cvt.u16.u32 %s26,%r77;
and.b16 %s27,%s26,255;
cvt.rn.f32.u16 %f15,%s27;
bra.uni $65;
$61:
ld.global.nc.s16 %s28,[%d66];
cvt.rn.f32.s16 %f15,%s28;
bra.uni $65;
$64:
ld.global.nc.f32 %f15,[%d66];
$65:
add.s64 %d67,%d66,%d48;
@%p30 bra $68;
setp.eq.s32 %p55,%r2,0;
@%p55 bra $73;
setp.eq.s32 %p56,%r2,1;
@%p56 bra $72;
bra.uni $74;
$72:
ld.global.nc.u16 %s29,[%d67];
cvt.rn.f32.u16 %f16,%s29;
bra.uni $75;
$68:
setp.eq.s32 %p57,%r2,2;
@%p57 bra $71;
setp.ne.s32 %p58,%r2,3;
@%p58 bra $74;
ld.global.nc.u16 %s30,[%d67];
cvt.f32.f16 %f16,%s30;
bra.uni $75;
$73:
ld.global.nc.u8 %r78,[%d67];
cvt.u16.u32 %s31,%r78;
and.b16 %s32,%s31,255;
cvt.rn.f32.u16 %f16,%s32;
bra.uni $75;
$71:
ld.global.nc.s16 %s33,[%d67];
cvt.rn.f32.s16 %f16,%s33;
bra.uni $75;
$74:
ld.global.nc.f32 %f16,[%d67];
$75:
add.s64 %d68,%d66,%d53;
@%p30 bra $78;
setp.eq.s32 %p59,%r2,0;
@%p59 bra $83;
setp.eq.s32 %p60,%r2,1;
@%p60 bra $82;
bra.uni $84;
$82:
ld.global.nc.u16 %s34,[%d68];
cvt.rn.f32.u16 %f17,%s34;
bra.uni $85;
$78:
setp.eq.s32 %p61,%r2,2;
@%p61 bra $81;
setp.ne.s32 %p62,%r2,3;
@%p62 bra $84;
ld.global.nc.u16 %s35,[%d68];
cvt.f32.f16 %f17,%s35;
bra.uni $85;
$83:
ld.global.nc.u8 %r79,[%d68];
cvt.u16.u32 %s36,%r79;
and.b16 %s37,%s36,255;
cvt.rn.f32.u16 %f17,%s37;
bra.uni $85;
$81:
ld.global.nc.s16 %s38,[%d68];
cvt.rn.f32.s16 %f17,%s38;
bra.uni $85;
$84:
ld.global.nc.f32 %f17,[%d68];
$85:
add.s64 %d69,%d66,%d55;
@%p30 bra $88;
setp.eq.s32 %p63,%r2,0;
@%p63 bra $93;
setp.eq.s32 %p64,%r2,1;
@%p64 bra $92;
bra.uni $94;
$92:
ld.global.nc.u16 %s39,[%d69];
cvt.rn.f32.u16 %f18,%s39;
bra.uni $95;
$88:
setp.eq.s32 %p65,%r2,2;
@%p65 bra $91;
setp.ne.s32 %p66,%r2,3;
@%p66 bra $94;
ld.global.nc.u16 %s40,[%d69];
cvt.f32.f16 %f18,%s40;
bra.uni $95;
$93:
ld.global.nc.u8 %r80,[%d69];
cvt.u16.u32 %s41,%r80;
and.b16 %s42,%s41,255;
cvt.rn.f32.u16 %f18,%s42;
bra.uni $95;
$91:
ld.global.nc.s16 %s43,[%d69];
cvt.rn.f32.s16 %f18,%s43;
bra.uni $95;
$94:
ld.global.nc.f32 %f18,[%d69];
$95:
add.f32 %f19,%f15,%f17;
selp.f32 %f20,%f19,%f17,%p48;
add.f32 %f21,%f16,%f18;
selp.f32 %f22,%f21,%f18,%p48;
min.f32 %f23,%f9,%f20;
max.f32 %f24,%f4,%f15;
sub.f32 %f25,%f23,%f24;
min.f32 %f26,%f11,%f22;
max.f32 %f27,%f5,%f16;
sub.f32 %f28,%f26,%f27;
setp.le.f32 %p67,%f25,0f00000000;
setp.le.f32 %p68,%f28,0f00000000;
or.pred %p69,%p67,%p68;
mov.u16 %s44,0;
@%p69 bra $97;
mul.f32 %f29,%f25,%f28;
sub.f32 %f30,%f22,%f16;
sub.f32 %f31,%f20,%f15;
fma.rn.f32 %f32,%f31,%f30,%f14;
sub.f32 %f33,%f32,%f29;
mul.f32 %f34,%f33,%f2;
setp.gt.f32 %p70,%f29,%f34;
selp.u16 %s44,1,0,%p70;
$97:
setp.eq.s16 %p71,%s44,0;
@%p71 bra $99;
mov.u16 %s45,0;
st.global.u8 [%d61],%s45;
bra.uni $100;
$99:
cvta.to.global.u64 %d70,%d2;
add.s64 %d71,%d70,%d64;
ld.global.u32 %r81,[%d71];
setp.lt.s32 %p72,%r81,0;
not.b32 %r82,%r81;
or.b32 %r83,%r81,-2147483648;
selp.b32 %r84,%r82,%r83,%p72;
cvt.u64.u32 %d72,%r84;
cvt.u64.u32 %d73,%r75;
bfi.b64 %d74,%d72,%d73,32,32;
max.u64 %d7,%d7,%d74;
$100:
add.s32 %r74,%r74,1024;
add.s64 %d64,%d64,4096;
add.s64 %d61,%d61,1024;
add.s32 %r75,%r75,-1024;
add.s32 %r76,%r76,1024;
setp.lt.s32 %p73,%r76,%r1;
@%p73 bra $52;
$101:
add.s32 %r11,%r11,1;
setp.lt.s32 %p74,%r11,%r1;
@%p74 bra $7;
$102:
ret;
}
`;
