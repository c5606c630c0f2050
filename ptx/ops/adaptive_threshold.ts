// Generated from kernels/ops/adaptive_threshold.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/adaptive_threshold.cu`. */
export const ADAPTIVE_THRESHOLD: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry adaptive_threshold(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9
)
.maxntid 256,1,1
{
.reg .pred %p<45>;
.reg .b16 %s<23>;
.reg .f32 %f<13>;
.reg .b32 %r<156>;
.reg .b64 %d<138>;
.shared .align 16 .b8 z0[4096];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r9,%r10},[p5+32];
ld.param.v2.u32 {%r11,%r12},[p5+40];
ld.param.u32 %r13,[p6];
ld.param.u32 %r14,[p7];
ld.param.u32 %r15,[p8];
ld.param.u32 %r16,[p9];
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
mov.u32 %r17,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d15,%d1;
mul.wide.s32 %d16,%r17,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r1,%r18},[%d17+32];
ld.global.u64 %d11,[%d17+24];
ld.global.u64 %d12,[%d17+16];
ld.global.u64 %d13,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $3;
$2:
cvt.s64.s32 %d19,%r17;
mul.lo.s64 %d20,%d14,%d19;
add.s64 %d18,%d1,%d20;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d21,%d2;
mul.wide.s32 %d22,%r17,40;
add.s64 %d23,%d21,%d22;
ld.global.v2.u32 {%r5,%r19},[%d23+32];
ld.global.u64 %d7,[%d23+24];
ld.global.u64 %d8,[%d23+16];
ld.global.u64 %d9,[%d23+8];
ld.global.u64 %d24,[%d23];
bra.uni $6;
$5:
cvt.s64.s32 %d25,%r17;
mul.lo.s64 %d26,%d10,%d25;
add.s64 %d24,%d2,%d26;
$6:
setp.eq.s32 %p3,%r12,0;
@%p3 bra $8;
cvta.to.global.u64 %d27,%d3;
mul.wide.s32 %d28,%r17,40;
add.s64 %d29,%d27,%d28;
ld.global.v2.u32 {%r9,%r10},[%d29+32];
ld.global.u64 %d4,[%d29+16];
ld.global.u64 %d5,[%d29+8];
ld.global.u64 %d30,[%d29];
bra.uni $9;
$8:
cvt.s64.s32 %d31,%r17;
mul.lo.s64 %d32,%d6,%d31;
add.s64 %d30,%d3,%d32;
$9:
mov.u32 %r20,%ctaid.y;
shl.b32 %r21,%r20,3;
mov.u32 %r22,%tid.y;
add.s32 %r23,%r21,%r22;
setp.ge.s32 %p4,%r23,%r10;
@%p4 bra $62;
mov.u32 %r24,%tid.x;
shl.b32 %r25,%r24,2;
mov.u32 %r26,%ctaid.x;
shl.b32 %r27,%r26,7;
add.s32 %r28,%r27,%r25;
sub.s32 %r29,%r1,%r28;
cvt.s64.s32 %d33,%r23;
mul.lo.s64 %d34,%d13,%d33;
cvt.s64.s32 %d35,%r28;
mul.lo.s64 %d36,%d12,%d35;
add.s64 %d37,%d34,%d36;
add.s64 %d38,%d18,%d37;
setp.lt.s32 %p5,%r29,4;
setp.ne.s64 %p6,%d12,1;
or.pred %p7,%p6,%p5;
@%p7 bra $12;
and.b64 %d39,%d38,3;
setp.eq.s64 %p8,%d39,0;
mov.u64 %d40,%d38;
@%p8 bra $16;
$12:
@%p7 bra $14;
or.b64 %d41,%d11,%d38;
and.b64 %d42,%d41,3;
setp.eq.s64 %p9,%d42,0;
mov.u64 %d40,%d38;
@%p9 bra $16;
$14:
min.s32 %r30,%r29,4;
add.s32 %r31,%r30,-1;
cvt.u64.u32 %d43,%r22;
mov.u32 %r32,%tid.x;
shl.b32 %r33,%r32,4;
cvt.u64.u32 %d44,%r33;
mul.wide.u32 %d45,%r22,512;
mov.u64 %d46,z0;
add.s64 %d47,%d46,%d45;
add.s64 %d48,%d47,%d44;
mov.u32 %r34,0;
shl.b64 %d49,%d43,9;
cvta.shared.u64 %d50,%d46;
add.s64 %d51,%d50,%d49;
add.s64 %d40,%d51,%d44;
$15:
.pragma "nounroll";
min.s32 %r35,%r34,%r31;
cvt.s64.s32 %d52,%r35;
mul.lo.s64 %d53,%d12,%d52;
add.s64 %d54,%d38,%d53;
ld.u8 %s1,[%d54];
st.shared.u8 [%d48],%s1;
add.s64 %d48,%d48,1;
add.s32 %r34,%r34,1;
setp.ne.s32 %p10,%r34,4;
@%p10 bra $15;
$16:
ld.u32 %r36,[%d40];
setp.eq.s32 %p11,%r13,4;
selp.b32 %r37,4,2,%p11;
setp.eq.s32 %p12,%r13,0;
selp.b32 %r38,1,%r37,%p12;
sub.s32 %r39,%r5,%r28;
mul.lo.s64 %d55,%d9,%d33;
mul.lo.s64 %d56,%d8,%d35;
add.s64 %d57,%d55,%d56;
add.s64 %d58,%d24,%d57;
setp.lt.s32 %p13,%r39,4;
cvt.u64.u32 %d59,%r38;
setp.ne.s64 %p14,%d8,%d59;
or.pred %p15,%p14,%p13;
@%p15 bra $18;
shl.b32 %r40,%r38,2;
add.s32 %r41,%r40,-1;
cvt.s64.s32 %d60,%r41;
and.b64 %d61,%d58,%d60;
setp.eq.s64 %p16,%d61,0;
mov.u64 %d62,%d58;
@%p16 bra $28;
$18:
@%p15 bra $20;
or.b64 %d63,%d7,%d58;
shl.b32 %r42,%r38,2;
add.s32 %r43,%r42,-1;
cvt.s64.s32 %d64,%r43;
and.b64 %d65,%d63,%d64;
setp.eq.s64 %p17,%d65,0;
mov.u64 %d62,%d58;
@%p17 bra $28;
$20:
min.s32 %r44,%r39,4;
add.s32 %r45,%r44,-1;
cvt.u16.u64 %s2,%d59;
setp.eq.s16 %p18,%s2,1;
@%p18 bra $24;
setp.ne.s16 %p19,%s2,2;
@%p19 bra $26;
shl.b32 %r46,%r24,4;
cvt.u64.u32 %d66,%r46;
mul.wide.u32 %d67,%r22,512;
mov.u64 %d68,z0;
add.s64 %d69,%d68,%d67;
add.s64 %d70,%d69,%d66;
mov.u32 %r47,0;
cvta.shared.u64 %d71,%d68;
add.s64 %d72,%d71,%d67;
add.s64 %d62,%d72,%d66;
$23:
.pragma "nounroll";
min.s32 %r48,%r47,%r45;
cvt.s64.s32 %d73,%r48;
mul.lo.s64 %d74,%d8,%d73;
add.s64 %d75,%d58,%d74;
ld.u16 %s3,[%d75];
st.shared.u16 [%d70],%s3;
add.s64 %d70,%d70,%d59;
add.s32 %r47,%r47,1;
setp.lt.u32 %p20,%r47,4;
@%p20 bra $23;
bra.uni $28;
$24:
shl.b32 %r49,%r24,4;
cvt.u64.u32 %d76,%r49;
mul.wide.u32 %d77,%r22,512;
mov.u64 %d78,z0;
add.s64 %d79,%d78,%d77;
add.s64 %d80,%d79,%d76;
mov.u32 %r50,0;
cvta.shared.u64 %d81,%d78;
add.s64 %d82,%d81,%d77;
add.s64 %d62,%d82,%d76;
$25:
.pragma "nounroll";
min.s32 %r51,%r50,%r45;
cvt.s64.s32 %d83,%r51;
mul.lo.s64 %d84,%d8,%d83;
add.s64 %d85,%d58,%d84;
ld.u8 %s4,[%d85];
st.shared.u8 [%d80],%s4;
add.s64 %d80,%d80,%d59;
add.s32 %r50,%r50,1;
setp.eq.s32 %p21,%r50,4;
@%p21 bra $28;
bra.uni $25;
$26:
shl.b32 %r52,%r24,4;
cvt.u64.u32 %d86,%r52;
mul.wide.u32 %d87,%r22,512;
mov.u64 %d88,z0;
add.s64 %d89,%d88,%d87;
add.s64 %d90,%d89,%d86;
mov.u32 %r53,0;
cvta.shared.u64 %d91,%d88;
add.s64 %d92,%d91,%d87;
add.s64 %d62,%d92,%d86;
$27:
.pragma "nounroll";
min.s32 %r54,%r53,%r45;
cvt.s64.s32 %d93,%r54;
mul.lo.s64 %d94,%d8,%d93;
add.s64 %d95,%d58,%d94;
ld.u32 %r55,[%d95];
st.shared.u32 [%d90],%r55;
add.s64 %d90,%d90,%d59;
add.s32 %r53,%r53,1;
setp.lt.u32 %p22,%r53,4;
@%p22 bra $27;
$28:
@%p12 bra $31;
setp.ne.s32 %p23,%r13,4;
@%p23 bra $32;
ld.v4.u32 {%r56,%r57,%r58,%r59},[%d62];
mov.b32 %f1,%r58;
mov.b32 %f2,%r59;
bra.uni $33;
$31:
ld.u32 %r56,[%d62];
bra.uni $33;
$32:
ld.v2.u32 {%r56,%r57},[%d62];
$33:
@%p12 bra $37;
@%p11 bra $38;
setp.ne.s32 %p24,%r13,3;
@%p24 bra $39;
cvt.u16.u32 %s5,%r56;
cvt.f32.f16 %f3,%s5;
shr.u32 %r60,%r56,16;
cvt.u16.u32 %s6,%r60;
cvt.f32.f16 %f4,%s6;
cvt.u16.u32 %s7,%r57;
cvt.f32.f16 %f1,%s7;
shr.u32 %r61,%r57,16;
cvt.u16.u32 %s8,%r61;
cvt.f32.f16 %f2,%s8;
bra.uni $40;
$37:
cvt.u16.u32 %s9,%r56;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f3,%s10;
shr.u16 %s11,%s9,8;
cvt.rn.f32.u16 %f4,%s11;
shr.u32 %r62,%r56,16;
cvt.u16.u32 %s12,%r62;
and.b16 %s13,%s12,255;
cvt.rn.f32.u16 %f1,%s13;
shr.u32 %r63,%r56,24;
cvt.u16.u32 %s14,%r63;
cvt.rn.f32.u16 %f2,%s14;
bra.uni $40;
$38:
mov.b32 %f3,%r56;
mov.b32 %f4,%r57;
bra.uni $40;
$39:
setp.eq.s32 %p25,%r13,2;
selp.b32 %r64,32768,0,%p25;
and.b32 %r65,%r56,%r64;
shl.b32 %r66,%r65,1;
and.b32 %r67,%r56,65535;
sub.s32 %r68,%r67,%r66;
cvt.rn.f32.s32 %f3,%r68;
shr.u32 %r69,%r56,16;
and.b32 %r70,%r69,%r64;
shl.b32 %r71,%r70,1;
sub.s32 %r72,%r69,%r71;
cvt.rn.f32.s32 %f4,%r72;
and.b32 %r73,%r57,%r64;
shl.b32 %r74,%r73,1;
and.b32 %r75,%r57,65535;
sub.s32 %r76,%r75,%r74;
cvt.rn.f32.s32 %f1,%r76;
shr.u32 %r77,%r57,16;
and.b32 %r78,%r77,%r64;
shl.b32 %r79,%r78,1;
sub.s32 %r80,%r77,%r79;
cvt.rn.f32.s32 %f2,%r80;
$40:
bar.warp.sync -1;
cvt.rni.s32.f32 %r81,%f3;
cvt.u16.u32 %s15,%r36;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f5,%s16;
cvt.rzi.s32.f32 %r82,%f5;
sub.s32 %r83,%r82,%r81;
setp.gt.s32 %p26,%r83,%r14;
selp.b32 %r84,%r15,%r16,%p26;
cvt.rn.f32.s32 %f6,%r84;
cvt.rni.s32.f32 %r85,%f4;
shr.u16 %s17,%s15,8;
cvt.rn.f32.u16 %f7,%s17;
cvt.rzi.s32.f32 %r86,%f7;
sub.s32 %r87,%r86,%r85;
setp.gt.s32 %p27,%r87,%r14;
selp.b32 %r88,%r15,%r16,%p27;
cvt.rn.f32.s32 %f8,%r88;
cvt.rni.s32.f32 %r89,%f1;
shr.u32 %r90,%r36,16;
cvt.u16.u32 %s18,%r90;
and.b16 %s19,%s18,255;
cvt.rn.f32.u16 %f9,%s19;
cvt.rzi.s32.f32 %r91,%f9;
sub.s32 %r92,%r91,%r89;
setp.gt.s32 %p28,%r92,%r14;
selp.b32 %r93,%r15,%r16,%p28;
cvt.rn.f32.s32 %f10,%r93;
cvt.rni.s32.f32 %r94,%f2;
shr.u32 %r95,%r36,24;
cvt.u16.u32 %s20,%r95;
cvt.rn.f32.u16 %f11,%s20;
cvt.rzi.s32.f32 %r96,%f11;
sub.s32 %r97,%r96,%r94;
setp.gt.s32 %p29,%r97,%r14;
selp.b32 %r98,%r15,%r16,%p29;
cvt.rn.f32.s32 %f12,%r98;
mul.lo.s64 %d96,%d5,%d33;
mul.lo.s64 %d97,%d4,%d35;
cvt.s64.s32 %d98,%r25;
mul.wide.u32 %d99,%r22,512;
mov.u64 %d100,z0;
add.s64 %d101,%d100,%d99;
add.s64 %d102,%d101,%d98;
add.s64 %d103,%d96,%d97;
cvt.rni.s32.f32 %r99,%f6;
cvt.rni.s32.f32 %r100,%f8;
cvt.rni.s32.f32 %r101,%f10;
cvt.rni.s32.f32 %r102,%f12;
mov.u32 %r103,0;
cvt.pack.sat.u8.s32.b32 %r104,%r102,%r101,%r103;
cvt.pack.sat.u8.s32.b32 %r105,%r100,%r99,%r104;
st.shared.u32 [%d102],%r105;
setp.eq.s64 %p30,%d4,1;
@%p30 bra $44;
bra.uni $41;
$44:
bar.warp.sync -1;
sub.s32 %r106,%r9,%r27;
min.s32 %r107,%r106,128;
setp.lt.s32 %p31,%r107,1;
@%p31 bra $62;
sub.s64 %d104,%d103,%d98;
add.s64 %d105,%d30,%d104;
and.b64 %d106,%d105,15;
setp.eq.s64 %p32,%d106,0;
@%p32 bra $51;
and.b64 %d107,%d105,3;
setp.ne.s64 %p33,%d107,0;
mov.u32 %r108,0;
@%p33 bra $59;
shr.s32 %r109,%r107,31;
shr.u32 %r110,%r109,30;
add.s32 %r111,%r107,%r110;
shr.s32 %r112,%r111,2;
mov.u32 %r113,%tid.x;
setp.ge.s32 %p34,%r113,%r112;
@%p34 bra $50;
mul.wide.s32 %d108,%r113,4;
add.s64 %d109,%d108,%d96;
shl.b32 %r114,%r113,2;
add.s32 %r115,%r27,%r114;
cvt.s64.s32 %d110,%r115;
add.s64 %d111,%d109,%d110;
sub.s64 %d112,%d111,%d98;
add.s64 %d113,%d30,%d112;
add.s64 %d114,%d101,%d108;
$49:
.pragma "nounroll";
ld.shared.u32 %r116,[%d114];
st.u32 [%d113],%r116;
add.s64 %d113,%d113,128;
add.s64 %d114,%d114,128;
add.s32 %r113,%r113,32;
setp.lt.s32 %p35,%r113,%r112;
@%p35 bra $49;
$50:
and.b32 %r108,%r107,-4;
bra.uni $59;
$41:
sub.s32 %r117,%r9,%r28;
setp.lt.s32 %p36,%r117,1;
@%p36 bra $62;
add.s64 %d115,%d30,%d103;
min.s32 %r118,%r117,4;
mov.u32 %r119,0;
$43:
.pragma "nounroll";
ld.shared.u8 %s21,[%d102];
st.u8 [%d115],%s21;
add.s64 %d102,%d102,1;
add.s64 %d115,%d115,%d4;
add.s32 %r119,%r119,1;
setp.lt.s32 %p37,%r119,%r118;
@%p37 bra $43;
bra.uni $62;
$51:
shr.s32 %r120,%r107,31;
shr.u32 %r121,%r120,28;
add.s32 %r122,%r107,%r121;
shr.s32 %r123,%r122,4;
setp.ge.s32 %p38,%r24,%r123;
@%p38 bra $58;
not.b32 %r124,%r24;
add.s32 %r125,%r123,%r124;
shr.u32 %r126,%r125,5;
add.s32 %r127,%r126,1;
and.b32 %r128,%r127,3;
setp.eq.s32 %p39,%r128,0;
mov.u32 %r129,%r24;
@%p39 bra $55;
mov.u32 %r129,%tid.x;
mul.wide.s32 %d116,%r129,16;
add.s64 %d117,%d101,%d116;
add.s64 %d118,%d116,%d96;
shl.b32 %r130,%r129,2;
add.s32 %r131,%r27,%r130;
cvt.s64.s32 %d119,%r131;
add.s64 %d120,%d118,%d119;
sub.s64 %d121,%d120,%d98;
add.s64 %d122,%d30,%d121;
$54:
.pragma "nounroll";
ld.shared.v4.u32 {%r132,%r133,%r134,%r135},[%d117];
st.v4.u32 [%d122],{%r132,%r133,%r134,%r135};
add.s32 %r129,%r129,32;
add.s64 %d117,%d117,512;
add.s64 %d122,%d122,512;
add.s32 %r128,%r128,-1;
setp.ne.s32 %p40,%r128,0;
@%p40 bra $54;
$55:
setp.lt.u32 %p41,%r125,96;
@%p41 bra $58;
mul.wide.s32 %d123,%r129,16;
add.s64 %d124,%d123,%d96;
mov.u32 %r136,%tid.x;
shl.b32 %r137,%r136,2;
add.s32 %r138,%r27,%r137;
cvt.s64.s32 %d125,%r138;
add.s64 %d126,%d124,%d125;
add.s64 %d127,%d126,1024;
sub.s64 %d128,%d127,%d98;
add.s64 %d129,%d30,%d128;
add.s64 %d130,%d101,%d123;
add.s64 %d131,%d130,1024;
$57:
ld.shared.v4.u32 {%r139,%r140,%r141,%r142},[%d131+-1024];
st.v4.u32 [%d129+-1024],{%r139,%r140,%r141,%r142};
ld.shared.v4.u32 {%r143,%r144,%r145,%r146},[%d131+-512];
st.v4.u32 [%d129+-512],{%r143,%r144,%r145,%r146};
ld.shared.v4.u32 {%r147,%r148,%r149,%r150},[%d131];
st.v4.u32 [%d129],{%r147,%r148,%r149,%r150};
ld.shared.v4.u32 {%r151,%r152,%r153,%r154},[%d131+512];
st.v4.u32 [%d129+512],{%r151,%r152,%r153,%r154};
add.s64 %d129,%d129,2048;
add.s64 %d131,%d131,2048;
add.s32 %r129,%r129,128;
setp.lt.s32 %p42,%r129,%r123;
@%p42 bra $57;
$58:
and.b32 %r108,%r107,-16;
$59:
add.s32 %r155,%r108,%r24;
setp.ge.s32 %p43,%r155,%r107;
@%p43 bra $62;
add.s64 %d132,%d96,%d35;
cvt.s64.s32 %d133,%r155;
add.s64 %d134,%d132,%d133;
sub.s64 %d135,%d134,%d98;
add.s64 %d136,%d30,%d135;
add.s64 %d137,%d101,%d133;
$61:
.pragma "nounroll";
ld.shared.u8 %s22,[%d137];
st.u8 [%d136],%s22;
add.s64 %d136,%d136,32;
add.s64 %d137,%d137,32;
add.s32 %r155,%r155,32;
setp.lt.s32 %p44,%r155,%r107;
@%p44 bra $61;
$62:
ret;
}
`;
