// Generated from kernels/ops/copy/reorder_u8.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/copy/reorder_u8.cu`. */
export const COPY_REORDER_U8: string = `.version 8.0
.target sm_75
.address_size 64
.func z0(
.param .b64 p0,
.param .b32 p1,
.param .b64 p2,
.param .b32 p3,
.param .b32 p4
)
{
.reg .pred %p<7>;
.reg .b16 %s<2>;
.reg .b32 %r<29>;
.reg .b64 %d<17>;
ld.param.u64 %d1,[p0];
ld.param.u32 %r1,[p1];
ld.param.u64 %d2,[p2];
ld.param.u32 %r2,[p3];
ld.param.u32 %r3,[p4];
cvta.to.shared.u64 %d3,%d1;
cvt.u32.u64 %r4,%d2;
and.b32 %r5,%r4,3;
setp.ne.s32 %p1,%r5,0;
selp.u32 %r6,1,0,%p1;
add.s32 %r7,%r5,%r2;
shr.u32 %r8,%r7,2;
setp.gt.u32 %p2,%r8,%r6;
sub.s32 %r9,%r8,%r6;
shr.u32 %r10,%r9,2;
selp.b32 %r11,%r10,0,%p2;
setp.le.u32 %p3,%r11,%r3;
@%p3 bra $3;
mad.lo.s32 %r12,%r5,4369,12816;
cvt.u64.u32 %d4,%r5;
sub.s64 %d5,%d2,%d4;
selp.b64 %d6,4,3,%p1;
and.b32 %r13,%r12,30583;
mul.wide.u32 %d7,%r3,16;
add.s64 %d8,%d3,%d7;
shl.b32 %r14,%r3,2;
shl.b64 %d9,%d6,2;
mov.u32 %r15,%r3;
$2:
.pragma "nounroll";
mul.wide.u32 %d10,%r14,4;
add.s64 %d11,%d5,%d10;
add.s64 %d12,%d11,%d9;
ld.u32 %r16,[%d11+4];
ld.u32 %r17,[%d11];
ld.u32 %r18,[%d11+8];
ld.u32 %r19,[%d11+12];
ld.u32 %r20,[%d12];
prmt.b32 %r21,%r18,%r19,%r13;
prmt.b32 %r22,%r16,%r18,%r13;
prmt.b32 %r23,%r17,%r16,%r13;
prmt.b32 %r24,%r19,%r20,%r13;
st.shared.v4.u32 [%d8],{%r23,%r22,%r21,%r24};
add.s64 %d8,%d8,512;
add.s32 %r14,%r14,128;
add.s32 %r15,%r15,32;
setp.lt.u32 %p4,%r15,%r11;
@%p4 bra $2;
$3:
shl.b32 %r25,%r11,4;
add.s32 %r26,%r25,%r3;
setp.ge.u32 %p5,%r26,%r1;
@%p5 bra $6;
add.s32 %r27,%r2,-1;
$5:
.pragma "nounroll";
min.u32 %r28,%r26,%r27;
cvt.u64.u32 %d13,%r28;
add.s64 %d14,%d2,%d13;
ld.u8 %s1,[%d14];
cvt.u64.u32 %d15,%r26;
add.s64 %d16,%d3,%d15;
st.shared.u8 [%d16],%s1;
add.s32 %r26,%r26,32;
setp.lt.u32 %p6,%r26,%r1;
@%p6 bra $5;
$6:
bar.warp.sync -1;
ret;
}
.func z1(
.param .b64 p0,
.param .b64 p1,
.param .b32 p2,
.param .b32 p3
)
{
.reg .pred %p<6>;
.reg .b16 %s<2>;
.reg .b32 %r<28>;
.reg .b64 %d<18>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
ld.param.u32 %r2,[p3];
cvta.to.shared.u64 %d3,%d2;
cvt.u32.u64 %r3,%d1;
neg.s32 %r4,%r3;
and.b32 %r5,%r4,15;
min.u32 %r6,%r5,%r1;
sub.s32 %r7,%r1,%r6;
shr.u32 %r8,%r7,4;
and.b32 %r9,%r7,-16;
sub.s32 %r10,%r1,%r9;
setp.le.u32 %p1,%r10,%r2;
@%p1 bra $2;
setp.gt.u32 %p2,%r6,%r2;
selp.b32 %r11,0,%r9,%p2;
add.s32 %r12,%r11,%r2;
cvt.u64.u32 %d4,%r12;
add.s64 %d5,%d3,%d4;
ld.shared.u8 %s1,[%d5];
add.s64 %d6,%d1,%d4;
st.u8 [%d6],%s1;
$2:
setp.le.u32 %p3,%r8,%r2;
@%p3 bra $5;
and.b32 %r13,%r6,3;
mad.lo.s32 %r14,%r13,4369,12816;
and.b32 %r15,%r6,12;
cvt.u64.u32 %d7,%r15;
add.s64 %d8,%d3,%d7;
setp.eq.s32 %p4,%r13,0;
selp.b64 %d9,3,4,%p4;
and.b32 %r16,%r14,30583;
shl.b32 %r17,%r2,2;
shl.b32 %r18,%r2,4;
cvt.u64.u32 %d10,%r6;
shl.b64 %d11,%d9,2;
$4:
.pragma "nounroll";
mul.wide.u32 %d12,%r17,4;
add.s64 %d13,%d8,%d12;
add.s64 %d14,%d13,%d11;
ld.shared.u32 %r19,[%d13+4];
ld.shared.u32 %r20,[%d13];
ld.shared.u32 %r21,[%d13+8];
ld.shared.u32 %r22,[%d13+12];
ld.shared.u32 %r23,[%d14];
cvt.u64.u32 %d15,%r18;
add.s64 %d16,%d15,%d10;
add.s64 %d17,%d1,%d16;
prmt.b32 %r24,%r21,%r22,%r16;
prmt.b32 %r25,%r19,%r21,%r16;
prmt.b32 %r26,%r20,%r19,%r16;
prmt.b32 %r27,%r22,%r23,%r16;
st.v4.u32 [%d17],{%r26,%r25,%r24,%r27};
add.s32 %r17,%r17,128;
add.s32 %r18,%r18,512;
add.s32 %r2,%r2,32;
setp.lt.u32 %p5,%r2,%r8;
@%p5 bra $4;
$5:
ret;
}
.visible .entry reorder_u8_1_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<23>;
.reg .b32 %r<106>;
.reg .b64 %d<66>;
.shared .align 16 .b8 z2[12288];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u32 %r9,[p6];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mul.wide.s32 %d8,%r10,40;
add.s64 %d9,%d7,%d8;
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
cvt.s64.s32 %d11,%r10;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mul.wide.s32 %d14,%r10,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r3,%r4},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
cvt.s64.s32 %d17,%r10;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r11,%tid.x;
mov.u32 %r12,%ctaid.x;
mul.lo.s32 %r13,%r12,%r9;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.u32 %p3,%r17,%r4;
setp.le.u32 %p4,%r3,%r13;
or.pred %p5,%p4,%p3;
@%p5 bra $45;
cvta.to.global.u64 %d19,%d16;
mul.wide.u32 %d20,%r16,1536;
mov.u64 %d21,z2;
add.s64 %d22,%d21,%d20;
cvta.shared.u64 %d23,%d21;
add.s64 %d24,%d23,%d20;
sub.s32 %r18,%r3,%r13;
min.u32 %r19,%r18,%r9;
mul.lo.s32 %r20,%r19,3;
cvt.u64.u32 %d25,%r17;
mul.lo.s64 %d26,%d5,%d25;
cvt.u64.u32 %d27,%r13;
add.s64 %d28,%d26,%d27;
cvta.to.global.u64 %d29,%d10;
add.s64 %d30,%d29,%d28;
add.s64 %d31,%d10,%d28;
mul.lo.s64 %d32,%d3,%d25;
mul.lo.s32 %r21,%r13,3;
cvt.u64.u32 %d33,%r21;
add.s64 %d34,%d32,%d33;
add.s64 %d35,%d19,%d34;
add.s64 %d36,%d16,%d34;
and.b64 %d37,%d31,15;
setp.eq.s64 %p6,%d37,0;
and.b32 %r22,%r19,15;
setp.eq.s32 %p7,%r22,0;
and.pred %p8,%p6,%p7;
shl.b32 %r23,%r11,4;
cvt.u64.u32 %d38,%r23;
add.s64 %d39,%d22,%d38;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r9,512;
@%p9 bra $12;
bra.uni $10;
$12:
sub.s32 %r24,%r19,%r23;
setp.lt.s32 %p10,%r24,1;
@%p10 bra $14;
mul.wide.u32 %d40,%r11,16;
add.s64 %d41,%d31,%d40;
ld.global.cs.v4.u32 {%r25,%r26,%r27,%r28},[%d41];
bra.uni $14;
$8:
add.s32 %r29,%r19,3;
and.b32 %r30,%r29,-4;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d24;
.param .b32 q1;
st.param.b32 [q1+0],%r30;
.param .b64 q2;
st.param.b64 [q2+0],%d31;
.param .b32 q3;
st.param.b32 [q3+0],%r19;
.param .b32 q4;
st.param.b32 [q4+0],%r11;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $15;
$10:
sub.s32 %r31,%r19,%r23;
setp.lt.s32 %p11,%r31,1;
@%p11 bra $14;
mul.wide.u32 %d42,%r11,16;
add.s64 %d43,%d30,%d42;
ld.global.v4.u32 {%r25,%r26,%r27,%r28},[%d43];
$14:
st.shared.v4.u32 [%d39],{%r25,%r26,%r27,%r28};
bar.warp.sync -1;
$15:
shl.b32 %r32,%r11,2;
sub.s32 %r33,%r19,%r32;
setp.lt.s32 %p12,%r33,385;
@%p12 bra $17;
and.b32 %r34,%r7,30583;
add.s32 %r35,%r11,96;
mul.wide.u32 %d44,%r35,4;
add.s64 %d45,%d22,%d44;
ld.shared.u32 %r36,[%d45];
shr.u32 %r37,%r36,8;
shr.u32 %r38,%r36,16;
shr.u32 %r39,%r36,24;
prmt.b32 %r40,%r36,%r8,%r34;
prmt.b32 %r41,%r37,%r8,%r34;
prmt.b32 %r42,%r38,%r8,%r34;
prmt.b32 %r43,%r39,%r8,%r34;
mov.u32 %r44,16912;
prmt.b32 %r45,%r40,%r41,%r44;
mov.u32 %r46,21537;
prmt.b32 %r47,%r41,%r42,%r46;
mov.u32 %r48,25922;
prmt.b32 %r49,%r42,%r43,%r48;
$17:
bar.warp.sync -1;
@%p12 bra $19;
mad.lo.s32 %r50,%r11,3,288;
mul.wide.u32 %d46,%r50,4;
add.s64 %d47,%d22,%d46;
st.shared.u32 [%d47],%r45;
st.shared.u32 [%d47+4],%r47;
st.shared.u32 [%d47+8],%r49;
$19:
setp.lt.s32 %p13,%r33,257;
@%p13 bra $21;
add.s32 %r51,%r11,64;
mul.wide.u32 %d48,%r51,4;
add.s64 %d49,%d22,%d48;
ld.shared.u32 %r52,[%d49];
shr.u32 %r53,%r52,8;
shr.u32 %r54,%r52,16;
shr.u32 %r55,%r52,24;
and.b32 %r56,%r7,30583;
prmt.b32 %r57,%r52,%r8,%r56;
prmt.b32 %r58,%r53,%r8,%r56;
prmt.b32 %r59,%r54,%r8,%r56;
prmt.b32 %r60,%r55,%r8,%r56;
mov.u32 %r61,16912;
prmt.b32 %r45,%r57,%r58,%r61;
mov.u32 %r62,21537;
prmt.b32 %r47,%r58,%r59,%r62;
mov.u32 %r63,25922;
prmt.b32 %r49,%r59,%r60,%r63;
$21:
bar.warp.sync -1;
@%p13 bra $23;
mad.lo.s32 %r64,%r11,3,192;
mul.wide.u32 %d50,%r64,4;
add.s64 %d51,%d22,%d50;
st.shared.u32 [%d51],%r45;
st.shared.u32 [%d51+4],%r47;
st.shared.u32 [%d51+8],%r49;
$23:
setp.lt.s32 %p14,%r33,129;
@%p14 bra $25;
add.s32 %r65,%r11,32;
mul.wide.u32 %d52,%r65,4;
add.s64 %d53,%d22,%d52;
ld.shared.u32 %r66,[%d53];
shr.u32 %r67,%r66,8;
shr.u32 %r68,%r66,16;
shr.u32 %r69,%r66,24;
and.b32 %r70,%r7,30583;
prmt.b32 %r71,%r66,%r8,%r70;
prmt.b32 %r72,%r67,%r8,%r70;
prmt.b32 %r73,%r68,%r8,%r70;
prmt.b32 %r74,%r69,%r8,%r70;
mov.u32 %r75,16912;
prmt.b32 %r45,%r71,%r72,%r75;
mov.u32 %r76,21537;
prmt.b32 %r47,%r72,%r73,%r76;
mov.u32 %r77,25922;
prmt.b32 %r49,%r73,%r74,%r77;
$25:
bar.warp.sync -1;
@%p14 bra $27;
mad.lo.s32 %r78,%r11,3,96;
mul.wide.u32 %d54,%r78,4;
add.s64 %d55,%d22,%d54;
st.shared.u32 [%d55],%r45;
st.shared.u32 [%d55+4],%r47;
st.shared.u32 [%d55+8],%r49;
$27:
setp.lt.s32 %p15,%r33,1;
@%p15 bra $29;
mul.wide.u32 %d56,%r11,4;
add.s64 %d57,%d22,%d56;
ld.shared.u32 %r79,[%d57];
shr.u32 %r80,%r79,8;
shr.u32 %r81,%r79,16;
shr.u32 %r82,%r79,24;
and.b32 %r83,%r7,30583;
prmt.b32 %r84,%r79,%r8,%r83;
prmt.b32 %r85,%r80,%r8,%r83;
prmt.b32 %r86,%r81,%r8,%r83;
prmt.b32 %r87,%r82,%r8,%r83;
mov.u32 %r88,16912;
prmt.b32 %r45,%r84,%r85,%r88;
mov.u32 %r89,21537;
prmt.b32 %r47,%r85,%r86,%r89;
mov.u32 %r90,25922;
prmt.b32 %r49,%r86,%r87,%r90;
$29:
bar.warp.sync -1;
@%p15 bra $31;
mul.lo.s32 %r91,%r11,3;
mul.wide.u32 %d58,%r91,4;
add.s64 %d59,%d22,%d58;
st.shared.u32 [%d59],%r45;
st.shared.u32 [%d59+4],%r47;
st.shared.u32 [%d59+8],%r49;
$31:
bar.warp.sync -1;
and.b64 %d60,%d36,15;
setp.eq.s64 %p16,%d60,0;
and.b32 %r92,%r20,15;
setp.eq.s32 %p17,%r92,0;
and.pred %p18,%p16,%p17;
@%p18 bra $33;
bra.uni $32;
$33:
sub.s32 %r93,%r20,%r23;
setp.lt.s32 %p19,%r93,1;
@%p19 bra $45;
ld.shared.v4.u32 {%r94,%r95,%r96,%r97},[%d39];
mul.wide.u32 %d61,%r11,16;
add.s64 %d62,%d36,%d61;
add.s64 %d63,%d35,%d61;
setp.lt.u32 %p20,%r9,512;
@%p20 bra $36;
bra.uni $35;
$36:
st.global.cs.v4.u32 [%d62],{%r94,%r95,%r96,%r97};
bra.uni $37;
$32:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d36;
.param .b64 q1;
st.param.b64 [q1+0],%d24;
.param .b32 q2;
st.param.b32 [q2+0],%r20;
.param .b32 q3;
st.param.b32 [q3+0],%r11;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $45;
$35:
st.global.v4.u32 [%d63],{%r94,%r95,%r96,%r97};
$37:
setp.lt.s32 %p21,%r93,513;
@%p21 bra $45;
ld.shared.v4.u32 {%r98,%r99,%r100,%r101},[%d39+512];
@%p20 bra $40;
bra.uni $39;
$40:
add.s64 %d64,%d62,512;
st.global.cs.v4.u32 [%d64],{%r98,%r99,%r100,%r101};
bra.uni $41;
$39:
st.global.v4.u32 [%d63+512],{%r98,%r99,%r100,%r101};
$41:
setp.lt.s32 %p22,%r93,1025;
@%p22 bra $45;
ld.shared.v4.u32 {%r102,%r103,%r104,%r105},[%d39+1024];
@%p20 bra $44;
bra.uni $43;
$44:
add.s64 %d65,%d62,1024;
st.global.cs.v4.u32 [%d65],{%r102,%r103,%r104,%r105};
bra.uni $45;
$43:
st.global.v4.u32 [%d63+1024],{%r102,%r103,%r104,%r105};
$45:
ret;
}
.visible .entry reorder_u8_1_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<24>;
.reg .b32 %r<81>;
.reg .b64 %d<68>;
.shared .align 16 .b8 z3[16384];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u32 %r9,[p6];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mul.wide.s32 %d8,%r10,40;
add.s64 %d9,%d7,%d8;
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
cvt.s64.s32 %d11,%r10;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mul.wide.s32 %d14,%r10,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r3,%r4},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
cvt.s64.s32 %d17,%r10;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r11,%tid.x;
mov.u32 %r12,%ctaid.x;
mul.lo.s32 %r13,%r12,%r9;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.u32 %p3,%r17,%r4;
setp.le.u32 %p4,%r3,%r13;
or.pred %p5,%p4,%p3;
@%p5 bra $49;
cvta.to.global.u64 %d19,%d16;
mul.wide.u32 %d20,%r16,2048;
mov.u64 %d21,z3;
cvta.shared.u64 %d22,%d21;
add.s64 %d23,%d22,%d20;
sub.s32 %r18,%r3,%r13;
min.u32 %r19,%r18,%r9;
shl.b32 %r20,%r19,2;
cvt.u64.u32 %d24,%r17;
mul.lo.s64 %d25,%d5,%d24;
cvt.u64.u32 %d26,%r13;
add.s64 %d27,%d25,%d26;
cvta.to.global.u64 %d28,%d10;
add.s64 %d29,%d28,%d27;
add.s64 %d30,%d10,%d27;
mul.lo.s64 %d31,%d3,%d24;
shl.b32 %r21,%r13,2;
cvt.u64.u32 %d32,%r21;
add.s64 %d33,%d31,%d32;
add.s64 %d34,%d19,%d33;
add.s64 %d35,%d16,%d33;
and.b64 %d36,%d30,15;
setp.eq.s64 %p6,%d36,0;
and.b32 %r22,%r19,15;
setp.eq.s32 %p7,%r22,0;
and.pred %p8,%p6,%p7;
shl.b32 %r23,%r11,4;
cvt.u64.u32 %d37,%r23;
add.s64 %d38,%d21,%d20;
add.s64 %d39,%d38,%d37;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r9,512;
sub.s32 %r24,%r19,%r23;
cvt.u64.u32 %d40,%r11;
@%p9 bra $12;
bra.uni $10;
$12:
setp.lt.s32 %p10,%r24,1;
@%p10 bra $14;
shl.b64 %d41,%d40,4;
add.s64 %d42,%d30,%d41;
ld.global.cs.v4.u32 {%r25,%r26,%r27,%r28},[%d42];
bra.uni $14;
$8:
add.s32 %r29,%r19,3;
and.b32 %r30,%r29,-4;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d23;
.param .b32 q1;
st.param.b32 [q1+0],%r30;
.param .b64 q2;
st.param.b64 [q2+0],%d30;
.param .b32 q3;
st.param.b32 [q3+0],%r19;
.param .b32 q4;
st.param.b32 [q4+0],%r11;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $15;
$10:
setp.lt.s32 %p11,%r24,1;
@%p11 bra $14;
shl.b64 %d43,%d40,4;
add.s64 %d44,%d29,%d43;
ld.global.v4.u32 {%r25,%r26,%r27,%r28},[%d44];
$14:
st.shared.v4.u32 [%d39],{%r25,%r26,%r27,%r28};
bar.warp.sync -1;
$15:
shl.b32 %r31,%r11,2;
sub.s32 %r32,%r19,%r31;
setp.lt.s32 %p12,%r32,385;
@%p12 bra $17;
and.b32 %r33,%r7,30583;
add.s32 %r34,%r11,96;
mul.wide.u32 %d45,%r34,4;
add.s64 %d46,%d38,%d45;
ld.shared.u32 %r35,[%d46];
shr.u32 %r36,%r35,8;
shr.u32 %r37,%r35,16;
shr.u32 %r38,%r35,24;
prmt.b32 %r39,%r35,%r8,%r33;
prmt.b32 %r40,%r36,%r8,%r33;
prmt.b32 %r41,%r37,%r8,%r33;
prmt.b32 %r42,%r38,%r8,%r33;
$17:
bar.warp.sync -1;
@%p12 bra $19;
add.s32 %r43,%r31,384;
mul.wide.u32 %d47,%r43,4;
add.s64 %d48,%d38,%d47;
st.shared.v4.u32 [%d48],{%r39,%r40,%r41,%r42};
$19:
setp.lt.s32 %p13,%r32,257;
@%p13 bra $21;
add.s32 %r44,%r11,64;
mul.wide.u32 %d49,%r44,4;
add.s64 %d50,%d38,%d49;
ld.shared.u32 %r45,[%d50];
shr.u32 %r46,%r45,8;
shr.u32 %r47,%r45,16;
shr.u32 %r48,%r45,24;
and.b32 %r49,%r7,30583;
prmt.b32 %r39,%r45,%r8,%r49;
prmt.b32 %r40,%r46,%r8,%r49;
prmt.b32 %r41,%r47,%r8,%r49;
prmt.b32 %r42,%r48,%r8,%r49;
$21:
bar.warp.sync -1;
@%p13 bra $23;
add.s32 %r50,%r31,256;
mul.wide.u32 %d51,%r50,4;
add.s64 %d52,%d38,%d51;
st.shared.v4.u32 [%d52],{%r39,%r40,%r41,%r42};
$23:
setp.lt.s32 %p14,%r32,129;
@%p14 bra $25;
add.s32 %r51,%r11,32;
mul.wide.u32 %d53,%r51,4;
add.s64 %d54,%d38,%d53;
ld.shared.u32 %r52,[%d54];
shr.u32 %r53,%r52,8;
shr.u32 %r54,%r52,16;
shr.u32 %r55,%r52,24;
and.b32 %r56,%r7,30583;
prmt.b32 %r39,%r52,%r8,%r56;
prmt.b32 %r40,%r53,%r8,%r56;
prmt.b32 %r41,%r54,%r8,%r56;
prmt.b32 %r42,%r55,%r8,%r56;
$25:
bar.warp.sync -1;
@%p14 bra $27;
add.s32 %r57,%r31,128;
mul.wide.u32 %d55,%r57,4;
add.s64 %d56,%d38,%d55;
st.shared.v4.u32 [%d56],{%r39,%r40,%r41,%r42};
$27:
setp.lt.s32 %p15,%r32,1;
@%p15 bra $29;
mul.wide.u32 %d57,%r11,4;
add.s64 %d58,%d38,%d57;
ld.shared.u32 %r58,[%d58];
shr.u32 %r59,%r58,8;
shr.u32 %r60,%r58,16;
shr.u32 %r61,%r58,24;
and.b32 %r62,%r7,30583;
prmt.b32 %r39,%r58,%r8,%r62;
prmt.b32 %r40,%r59,%r8,%r62;
prmt.b32 %r41,%r60,%r8,%r62;
prmt.b32 %r42,%r61,%r8,%r62;
$29:
bar.warp.sync -1;
@%p15 bra $31;
mul.wide.u32 %d59,%r31,4;
add.s64 %d60,%d38,%d59;
st.shared.v4.u32 [%d60],{%r39,%r40,%r41,%r42};
$31:
bar.warp.sync -1;
and.b64 %d61,%d35,15;
setp.eq.s64 %p16,%d61,0;
and.b32 %r63,%r19,3;
setp.eq.s32 %p17,%r63,0;
and.pred %p18,%p17,%p16;
@%p18 bra $33;
bra.uni $32;
$33:
sub.s32 %r64,%r20,%r23;
setp.lt.s32 %p19,%r64,1;
@%p19 bra $49;
ld.shared.v4.u32 {%r65,%r66,%r67,%r68},[%d39];
mul.wide.u32 %d62,%r11,16;
add.s64 %d63,%d35,%d62;
add.s64 %d64,%d34,%d62;
setp.lt.u32 %p20,%r9,512;
@%p20 bra $36;
bra.uni $35;
$36:
st.global.cs.v4.u32 [%d63],{%r65,%r66,%r67,%r68};
bra.uni $37;
$32:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d35;
.param .b64 q1;
st.param.b64 [q1+0],%d23;
.param .b32 q2;
st.param.b32 [q2+0],%r20;
.param .b32 q3;
st.param.b32 [q3+0],%r11;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $49;
$35:
st.global.v4.u32 [%d64],{%r65,%r66,%r67,%r68};
$37:
setp.lt.s32 %p21,%r64,513;
@%p21 bra $49;
ld.shared.v4.u32 {%r69,%r70,%r71,%r72},[%d39+512];
@%p20 bra $40;
bra.uni $39;
$40:
add.s64 %d65,%d63,512;
st.global.cs.v4.u32 [%d65],{%r69,%r70,%r71,%r72};
bra.uni $41;
$39:
st.global.v4.u32 [%d64+512],{%r69,%r70,%r71,%r72};
$41:
setp.lt.s32 %p22,%r64,1025;
@%p22 bra $49;
ld.shared.v4.u32 {%r73,%r74,%r75,%r76},[%d39+1024];
@%p20 bra $44;
bra.uni $43;
$44:
add.s64 %d66,%d63,1024;
st.global.cs.v4.u32 [%d66],{%r73,%r74,%r75,%r76};
bra.uni $45;
$43:
st.global.v4.u32 [%d64+1024],{%r73,%r74,%r75,%r76};
$45:
setp.lt.s32 %p23,%r64,1537;
@%p23 bra $49;
ld.shared.v4.u32 {%r77,%r78,%r79,%r80},[%d39+1536];
@%p20 bra $48;
bra.uni $47;
$48:
add.s64 %d67,%d63,1536;
st.global.cs.v4.u32 [%d67],{%r77,%r78,%r79,%r80};
bra.uni $49;
$47:
st.global.v4.u32 [%d64+1536],{%r77,%r78,%r79,%r80};
$49:
ret;
}
.visible .entry reorder_u8_3_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<26>;
.reg .b32 %r<136>;
.reg .b64 %d<71>;
.shared .align 16 .b8 z4[12288];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u32 %r9,[p6];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mov.u32 %r10,%ctaid.z;
mul.wide.s32 %d8,%r10,40;
add.s64 %d9,%d7,%d8;
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
mov.u32 %r11,%ctaid.z;
cvt.s64.s32 %d11,%r11;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mov.u32 %r12,%ctaid.z;
mul.wide.s32 %d14,%r12,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r3,%r4},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
mov.u32 %r13,%ctaid.z;
cvt.s64.s32 %d17,%r13;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r14,%tid.x;
mov.u32 %r15,%ctaid.x;
mul.lo.s32 %r16,%r15,%r9;
mov.u32 %r17,%ctaid.y;
shl.b32 %r18,%r17,3;
mov.u32 %r19,%tid.y;
add.s32 %r20,%r18,%r19;
setp.ge.u32 %p3,%r20,%r4;
setp.le.u32 %p4,%r3,%r16;
or.pred %p5,%p4,%p3;
@%p5 bra $45;
cvta.to.global.u64 %d19,%d16;
mul.wide.u32 %d20,%r19,1536;
mov.u64 %d21,z4;
cvta.shared.u64 %d22,%d21;
add.s64 %d23,%d22,%d20;
sub.s32 %r21,%r3,%r16;
min.u32 %r22,%r21,%r9;
mul.lo.s32 %r23,%r22,3;
cvt.u64.u32 %d24,%r20;
mul.lo.s64 %d25,%d5,%d24;
mul.lo.s32 %r24,%r16,3;
cvt.u64.u32 %d26,%r24;
add.s64 %d27,%d25,%d26;
cvta.to.global.u64 %d28,%d10;
add.s64 %d29,%d28,%d27;
add.s64 %d30,%d10,%d27;
mul.lo.s64 %d31,%d3,%d24;
add.s64 %d32,%d31,%d26;
add.s64 %d33,%d19,%d32;
add.s64 %d34,%d16,%d32;
and.b64 %d35,%d30,15;
setp.eq.s64 %p6,%d35,0;
and.b32 %r25,%r23,15;
setp.eq.s32 %p7,%r25,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r9,512;
shl.b32 %r26,%r14,4;
sub.s32 %r27,%r23,%r26;
cvt.u64.u32 %d36,%r14;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p10,%r27,1;
@%p10 bra $18;
shl.b64 %d37,%d36,4;
add.s64 %d38,%d30,%d37;
ld.global.cs.v4.u32 {%r28,%r29,%r30,%r31},[%d38];
$18:
setp.lt.s32 %p11,%r27,513;
@%p11 bra $20;
mul.wide.u32 %d39,%r14,16;
add.s64 %d40,%d30,%d39;
add.s64 %d41,%d40,512;
ld.global.cs.v4.u32 {%r32,%r33,%r34,%r35},[%d41];
$20:
setp.lt.s32 %p12,%r27,1025;
@%p12 bra $22;
mul.wide.u32 %d42,%r14,16;
add.s64 %d43,%d30,%d42;
add.s64 %d44,%d43,1024;
ld.global.cs.v4.u32 {%r36,%r37,%r38,%r39},[%d44];
bra.uni $22;
$8:
add.s32 %r40,%r22,3;
and.b32 %r41,%r40,-4;
mul.lo.s32 %r42,%r41,3;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d23;
.param .b32 q1;
st.param.b32 [q1+0],%r42;
.param .b64 q2;
st.param.b64 [q2+0],%d30;
.param .b32 q3;
st.param.b32 [q3+0],%r23;
.param .b32 q4;
st.param.b32 [q4+0],%r14;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $23;
$10:
setp.lt.s32 %p13,%r27,1;
shl.b64 %d45,%d36,4;
add.s64 %d46,%d29,%d45;
@%p13 bra $12;
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%d46];
$12:
setp.lt.s32 %p14,%r27,513;
@%p14 bra $14;
ld.global.v4.u32 {%r32,%r33,%r34,%r35},[%d46+512];
$14:
setp.lt.s32 %p15,%r27,1025;
@%p15 bra $22;
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%d46+1024];
$22:
cvt.u64.u32 %d47,%r26;
add.s64 %d48,%d21,%d20;
add.s64 %d49,%d48,%d47;
st.shared.v4.u32 [%d49],{%r28,%r29,%r30,%r31};
st.shared.v4.u32 [%d49+512],{%r32,%r33,%r34,%r35};
st.shared.v4.u32 [%d49+1024],{%r36,%r37,%r38,%r39};
bar.warp.sync -1;
$23:
shl.b32 %r43,%r14,2;
sub.s32 %r44,%r22,%r43;
and.b32 %r45,%r7,30583;
setp.lt.s32 %p16,%r44,1;
@%p16 bra $25;
add.s64 %d50,%d21,%d20;
mul.lo.s32 %r46,%r14,3;
mul.wide.u32 %d51,%r46,4;
add.s64 %d52,%d50,%d51;
ld.shared.u32 %r47,[%d52+4];
ld.shared.u32 %r48,[%d52];
mov.u32 %r49,25923;
prmt.b32 %r50,%r48,%r47,%r49;
ld.shared.u32 %r51,[%d52+8];
mov.u32 %r52,21554;
prmt.b32 %r53,%r47,%r51,%r52;
shr.u32 %r54,%r51,8;
prmt.b32 %r55,%r48,%r8,%r45;
prmt.b32 %r56,%r50,%r8,%r45;
prmt.b32 %r57,%r53,%r8,%r45;
prmt.b32 %r58,%r54,%r8,%r45;
mov.u32 %r59,16912;
prmt.b32 %r60,%r55,%r56,%r59;
mov.u32 %r61,21537;
prmt.b32 %r62,%r56,%r57,%r61;
mov.u32 %r63,25922;
prmt.b32 %r64,%r57,%r58,%r63;
st.shared.u32 [%d52],%r60;
st.shared.u32 [%d52+4],%r62;
st.shared.u32 [%d52+8],%r64;
$25:
setp.lt.s32 %p17,%r44,129;
@%p17 bra $27;
add.s64 %d53,%d21,%d20;
mad.lo.s32 %r65,%r14,3,96;
mul.wide.u32 %d54,%r65,4;
add.s64 %d55,%d53,%d54;
ld.shared.u32 %r66,[%d55+4];
ld.shared.u32 %r67,[%d55];
mov.u32 %r68,25923;
prmt.b32 %r69,%r67,%r66,%r68;
ld.shared.u32 %r70,[%d55+8];
mov.u32 %r71,21554;
prmt.b32 %r72,%r66,%r70,%r71;
shr.u32 %r73,%r70,8;
prmt.b32 %r74,%r67,%r8,%r45;
prmt.b32 %r75,%r69,%r8,%r45;
prmt.b32 %r76,%r72,%r8,%r45;
prmt.b32 %r77,%r73,%r8,%r45;
mov.u32 %r78,16912;
prmt.b32 %r79,%r74,%r75,%r78;
mov.u32 %r80,21537;
prmt.b32 %r81,%r75,%r76,%r80;
mov.u32 %r82,25922;
prmt.b32 %r83,%r76,%r77,%r82;
st.shared.u32 [%d55],%r79;
st.shared.u32 [%d55+4],%r81;
st.shared.u32 [%d55+8],%r83;
$27:
setp.lt.s32 %p18,%r44,257;
@%p18 bra $29;
add.s64 %d56,%d21,%d20;
mad.lo.s32 %r84,%r14,3,192;
mul.wide.u32 %d57,%r84,4;
add.s64 %d58,%d56,%d57;
ld.shared.u32 %r85,[%d58+4];
ld.shared.u32 %r86,[%d58];
mov.u32 %r87,25923;
prmt.b32 %r88,%r86,%r85,%r87;
ld.shared.u32 %r89,[%d58+8];
mov.u32 %r90,21554;
prmt.b32 %r91,%r85,%r89,%r90;
shr.u32 %r92,%r89,8;
prmt.b32 %r93,%r86,%r8,%r45;
prmt.b32 %r94,%r88,%r8,%r45;
prmt.b32 %r95,%r91,%r8,%r45;
prmt.b32 %r96,%r92,%r8,%r45;
mov.u32 %r97,16912;
prmt.b32 %r98,%r93,%r94,%r97;
mov.u32 %r99,21537;
prmt.b32 %r100,%r94,%r95,%r99;
mov.u32 %r101,25922;
prmt.b32 %r102,%r95,%r96,%r101;
st.shared.u32 [%d58],%r98;
st.shared.u32 [%d58+4],%r100;
st.shared.u32 [%d58+8],%r102;
$29:
setp.lt.s32 %p19,%r44,385;
@%p19 bra $31;
add.s64 %d59,%d21,%d20;
mad.lo.s32 %r103,%r14,3,288;
mul.wide.u32 %d60,%r103,4;
add.s64 %d61,%d59,%d60;
ld.shared.u32 %r104,[%d61+4];
ld.shared.u32 %r105,[%d61];
mov.u32 %r106,25923;
prmt.b32 %r107,%r105,%r104,%r106;
ld.shared.u32 %r108,[%d61+8];
mov.u32 %r109,21554;
prmt.b32 %r110,%r104,%r108,%r109;
shr.u32 %r111,%r108,8;
prmt.b32 %r112,%r105,%r8,%r45;
prmt.b32 %r113,%r107,%r8,%r45;
prmt.b32 %r114,%r110,%r8,%r45;
prmt.b32 %r115,%r111,%r8,%r45;
mov.u32 %r116,16912;
prmt.b32 %r117,%r112,%r113,%r116;
mov.u32 %r118,21537;
prmt.b32 %r119,%r113,%r114,%r118;
mov.u32 %r120,25922;
prmt.b32 %r121,%r114,%r115,%r120;
st.shared.u32 [%d61],%r117;
st.shared.u32 [%d61+4],%r119;
st.shared.u32 [%d61+8],%r121;
$31:
bar.warp.sync -1;
and.b64 %d62,%d34,15;
setp.eq.s64 %p20,%d62,0;
and.pred %p21,%p20,%p7;
@%p21 bra $33;
bra.uni $32;
$33:
shl.b32 %r122,%r14,4;
sub.s32 %r123,%r23,%r122;
setp.lt.s32 %p22,%r123,1;
@%p22 bra $45;
cvt.u64.u32 %d63,%r122;
add.s64 %d64,%d21,%d20;
add.s64 %d65,%d64,%d63;
ld.shared.v4.u32 {%r124,%r125,%r126,%r127},[%d65];
mul.wide.u32 %d66,%r14,16;
add.s64 %d67,%d34,%d66;
add.s64 %d68,%d33,%d66;
setp.lt.u32 %p23,%r9,512;
@%p23 bra $36;
bra.uni $35;
$36:
st.global.cs.v4.u32 [%d67],{%r124,%r125,%r126,%r127};
bra.uni $37;
$32:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d34;
.param .b64 q1;
st.param.b64 [q1+0],%d23;
.param .b32 q2;
st.param.b32 [q2+0],%r23;
.param .b32 q3;
st.param.b32 [q3+0],%r14;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $45;
$35:
st.global.v4.u32 [%d68],{%r124,%r125,%r126,%r127};
$37:
setp.lt.s32 %p24,%r123,513;
@%p24 bra $45;
ld.shared.v4.u32 {%r128,%r129,%r130,%r131},[%d65+512];
@%p23 bra $40;
bra.uni $39;
$40:
add.s64 %d69,%d67,512;
st.global.cs.v4.u32 [%d69],{%r128,%r129,%r130,%r131};
bra.uni $41;
$39:
st.global.v4.u32 [%d68+512],{%r128,%r129,%r130,%r131};
$41:
setp.lt.s32 %p25,%r123,1025;
@%p25 bra $45;
ld.shared.v4.u32 {%r132,%r133,%r134,%r135},[%d65+1024];
@%p23 bra $44;
bra.uni $43;
$44:
add.s64 %d70,%d67,1024;
st.global.cs.v4.u32 [%d70],{%r132,%r133,%r134,%r135};
bra.uni $45;
$43:
st.global.v4.u32 [%d68+1024],{%r132,%r133,%r134,%r135};
$45:
ret;
}
.visible .entry reorder_u8_3_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<28>;
.reg .b32 %r<110>;
.reg .b64 %d<85>;
.shared .align 16 .b8 z5[16384];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u32 %r9,[p6];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mov.u32 %r10,%ctaid.z;
mul.wide.s32 %d8,%r10,40;
add.s64 %d9,%d7,%d8;
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
mov.u32 %r11,%ctaid.z;
cvt.s64.s32 %d11,%r11;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mov.u32 %r12,%ctaid.z;
mul.wide.s32 %d14,%r12,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r3,%r4},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
mov.u32 %r13,%ctaid.z;
cvt.s64.s32 %d17,%r13;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r14,%tid.x;
mov.u32 %r15,%ctaid.x;
mul.lo.s32 %r16,%r15,%r9;
mov.u32 %r17,%ctaid.y;
shl.b32 %r18,%r17,3;
mov.u32 %r19,%tid.y;
add.s32 %r20,%r18,%r19;
setp.ge.u32 %p3,%r20,%r4;
setp.le.u32 %p4,%r3,%r16;
or.pred %p5,%p4,%p3;
@%p5 bra $57;
cvta.to.global.u64 %d19,%d16;
mul.wide.u32 %d20,%r19,2048;
mov.u64 %d21,z5;
cvta.shared.u64 %d22,%d21;
add.s64 %d23,%d22,%d20;
sub.s32 %r21,%r3,%r16;
min.u32 %r22,%r21,%r9;
mul.lo.s32 %r23,%r22,3;
shl.b32 %r24,%r22,2;
cvt.u64.u32 %d24,%r20;
mul.lo.s64 %d25,%d5,%d24;
mul.lo.s32 %r25,%r16,3;
cvt.u64.u32 %d26,%r25;
add.s64 %d27,%d25,%d26;
cvta.to.global.u64 %d28,%d10;
add.s64 %d29,%d28,%d27;
add.s64 %d30,%d10,%d27;
mul.lo.s64 %d31,%d3,%d24;
shl.b32 %r26,%r16,2;
cvt.u64.u32 %d32,%r26;
add.s64 %d33,%d31,%d32;
add.s64 %d34,%d19,%d33;
add.s64 %d35,%d16,%d33;
and.b64 %d36,%d30,15;
setp.eq.s64 %p6,%d36,0;
and.b32 %r27,%r23,15;
setp.eq.s32 %p7,%r27,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r9,512;
shl.b32 %r28,%r14,4;
sub.s32 %r29,%r23,%r28;
cvt.u64.u32 %d37,%r14;
@%p9 bra $16;
bra.uni $10;
$16:
setp.lt.s32 %p10,%r29,1;
@%p10 bra $18;
shl.b64 %d38,%d37,4;
add.s64 %d39,%d30,%d38;
ld.global.cs.v4.u32 {%r30,%r31,%r32,%r33},[%d39];
$18:
setp.lt.s32 %p11,%r29,513;
@%p11 bra $20;
shl.b64 %d40,%d37,4;
add.s64 %d41,%d30,%d40;
add.s64 %d42,%d41,512;
ld.global.cs.v4.u32 {%r34,%r35,%r36,%r37},[%d42];
$20:
setp.lt.s32 %p12,%r29,1025;
@%p12 bra $22;
shl.b64 %d43,%d37,4;
add.s64 %d44,%d30,%d43;
add.s64 %d45,%d44,1024;
ld.global.cs.v4.u32 {%r38,%r39,%r40,%r41},[%d45];
bra.uni $22;
$8:
add.s32 %r42,%r22,3;
and.b32 %r43,%r42,-4;
mul.lo.s32 %r44,%r43,3;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d23;
.param .b32 q1;
st.param.b32 [q1+0],%r44;
.param .b64 q2;
st.param.b64 [q2+0],%d30;
.param .b32 q3;
st.param.b32 [q3+0],%r23;
.param .b32 q4;
st.param.b32 [q4+0],%r14;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $23;
$10:
setp.lt.s32 %p13,%r29,1;
shl.b64 %d46,%d37,4;
add.s64 %d47,%d29,%d46;
@%p13 bra $12;
ld.global.v4.u32 {%r30,%r31,%r32,%r33},[%d47];
$12:
setp.lt.s32 %p14,%r29,513;
@%p14 bra $14;
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%d47+512];
$14:
setp.lt.s32 %p15,%r29,1025;
@%p15 bra $22;
ld.global.v4.u32 {%r38,%r39,%r40,%r41},[%d47+1024];
$22:
cvt.u64.u32 %d48,%r28;
add.s64 %d49,%d21,%d20;
add.s64 %d50,%d49,%d48;
st.shared.v4.u32 [%d50],{%r30,%r31,%r32,%r33};
st.shared.v4.u32 [%d50+512],{%r34,%r35,%r36,%r37};
st.shared.v4.u32 [%d50+1024],{%r38,%r39,%r40,%r41};
bar.warp.sync -1;
$23:
shl.b32 %r45,%r14,2;
sub.s32 %r46,%r22,%r45;
and.b32 %r47,%r7,30583;
setp.lt.s32 %p16,%r46,385;
@%p16 bra $25;
add.s64 %d51,%d21,%d20;
mad.lo.s32 %r48,%r14,3,288;
mul.wide.u32 %d52,%r48,4;
add.s64 %d53,%d51,%d52;
ld.shared.u32 %r49,[%d53+4];
ld.shared.u32 %r50,[%d53];
mov.u32 %r51,25923;
prmt.b32 %r52,%r50,%r49,%r51;
ld.shared.u32 %r53,[%d53+8];
mov.u32 %r54,21554;
prmt.b32 %r55,%r49,%r53,%r54;
shr.u32 %r56,%r53,8;
prmt.b32 %r57,%r50,%r8,%r47;
prmt.b32 %r58,%r52,%r8,%r47;
prmt.b32 %r59,%r55,%r8,%r47;
prmt.b32 %r60,%r56,%r8,%r47;
$25:
bar.warp.sync -1;
@%p16 bra $27;
add.s64 %d54,%d21,%d20;
add.s32 %r61,%r45,384;
mul.wide.u32 %d55,%r61,4;
add.s64 %d56,%d54,%d55;
st.shared.v4.u32 [%d56],{%r57,%r58,%r59,%r60};
$27:
setp.lt.s32 %p17,%r46,257;
@%p17 bra $29;
add.s64 %d57,%d21,%d20;
mad.lo.s32 %r62,%r14,3,192;
mul.wide.u32 %d58,%r62,4;
add.s64 %d59,%d57,%d58;
ld.shared.u32 %r63,[%d59+4];
ld.shared.u32 %r64,[%d59];
mov.u32 %r65,25923;
prmt.b32 %r66,%r64,%r63,%r65;
ld.shared.u32 %r67,[%d59+8];
mov.u32 %r68,21554;
prmt.b32 %r69,%r63,%r67,%r68;
shr.u32 %r70,%r67,8;
prmt.b32 %r57,%r64,%r8,%r47;
prmt.b32 %r58,%r66,%r8,%r47;
prmt.b32 %r59,%r69,%r8,%r47;
prmt.b32 %r60,%r70,%r8,%r47;
$29:
bar.warp.sync -1;
@%p17 bra $31;
add.s64 %d60,%d21,%d20;
add.s32 %r71,%r45,256;
mul.wide.u32 %d61,%r71,4;
add.s64 %d62,%d60,%d61;
st.shared.v4.u32 [%d62],{%r57,%r58,%r59,%r60};
$31:
setp.lt.s32 %p18,%r46,129;
@%p18 bra $33;
add.s64 %d63,%d21,%d20;
mad.lo.s32 %r72,%r14,3,96;
mul.wide.u32 %d64,%r72,4;
add.s64 %d65,%d63,%d64;
ld.shared.u32 %r73,[%d65+4];
ld.shared.u32 %r74,[%d65];
mov.u32 %r75,25923;
prmt.b32 %r76,%r74,%r73,%r75;
ld.shared.u32 %r77,[%d65+8];
mov.u32 %r78,21554;
prmt.b32 %r79,%r73,%r77,%r78;
shr.u32 %r80,%r77,8;
prmt.b32 %r57,%r74,%r8,%r47;
prmt.b32 %r58,%r76,%r8,%r47;
prmt.b32 %r59,%r79,%r8,%r47;
prmt.b32 %r60,%r80,%r8,%r47;
$33:
bar.warp.sync -1;
@%p18 bra $35;
add.s64 %d66,%d21,%d20;
add.s32 %r81,%r45,128;
mul.wide.u32 %d67,%r81,4;
add.s64 %d68,%d66,%d67;
st.shared.v4.u32 [%d68],{%r57,%r58,%r59,%r60};
$35:
setp.lt.s32 %p19,%r46,1;
@%p19 bra $37;
add.s64 %d69,%d21,%d20;
mul.lo.s32 %r82,%r14,3;
mul.wide.u32 %d70,%r82,4;
add.s64 %d71,%d69,%d70;
ld.shared.u32 %r83,[%d71+4];
ld.shared.u32 %r84,[%d71];
mov.u32 %r85,25923;
prmt.b32 %r86,%r84,%r83,%r85;
ld.shared.u32 %r87,[%d71+8];
mov.u32 %r88,21554;
prmt.b32 %r89,%r83,%r87,%r88;
shr.u32 %r90,%r87,8;
prmt.b32 %r57,%r84,%r8,%r47;
prmt.b32 %r58,%r86,%r8,%r47;
prmt.b32 %r59,%r89,%r8,%r47;
prmt.b32 %r60,%r90,%r8,%r47;
$37:
bar.warp.sync -1;
@%p19 bra $39;
add.s64 %d72,%d21,%d20;
mul.wide.u32 %d73,%r45,4;
add.s64 %d74,%d72,%d73;
st.shared.v4.u32 [%d74],{%r57,%r58,%r59,%r60};
$39:
bar.warp.sync -1;
and.b64 %d75,%d35,15;
setp.eq.s64 %p20,%d75,0;
and.b32 %r91,%r22,3;
setp.eq.s32 %p21,%r91,0;
and.pred %p22,%p21,%p20;
@%p22 bra $41;
bra.uni $40;
$41:
shl.b32 %r92,%r14,4;
sub.s32 %r93,%r24,%r92;
setp.lt.s32 %p23,%r93,1;
@%p23 bra $57;
cvt.u64.u32 %d76,%r92;
add.s64 %d77,%d21,%d20;
add.s64 %d78,%d77,%d76;
ld.shared.v4.u32 {%r94,%r95,%r96,%r97},[%d78];
mul.wide.u32 %d79,%r14,16;
add.s64 %d80,%d35,%d79;
add.s64 %d81,%d34,%d79;
setp.lt.u32 %p24,%r9,512;
@%p24 bra $44;
bra.uni $43;
$44:
st.global.cs.v4.u32 [%d80],{%r94,%r95,%r96,%r97};
bra.uni $45;
$40:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d35;
.param .b64 q1;
st.param.b64 [q1+0],%d23;
.param .b32 q2;
st.param.b32 [q2+0],%r24;
.param .b32 q3;
st.param.b32 [q3+0],%r14;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $57;
$43:
st.global.v4.u32 [%d81],{%r94,%r95,%r96,%r97};
$45:
setp.lt.s32 %p25,%r93,513;
@%p25 bra $57;
ld.shared.v4.u32 {%r98,%r99,%r100,%r101},[%d78+512];
@%p24 bra $48;
bra.uni $47;
$48:
add.s64 %d82,%d80,512;
st.global.cs.v4.u32 [%d82],{%r98,%r99,%r100,%r101};
bra.uni $49;
$47:
st.global.v4.u32 [%d81+512],{%r98,%r99,%r100,%r101};
$49:
setp.lt.s32 %p26,%r93,1025;
@%p26 bra $57;
ld.shared.v4.u32 {%r102,%r103,%r104,%r105},[%d78+1024];
@%p24 bra $52;
bra.uni $51;
$52:
add.s64 %d83,%d80,1024;
st.global.cs.v4.u32 [%d83],{%r102,%r103,%r104,%r105};
bra.uni $53;
$51:
st.global.v4.u32 [%d81+1024],{%r102,%r103,%r104,%r105};
$53:
setp.lt.s32 %p27,%r93,1537;
@%p27 bra $57;
ld.shared.v4.u32 {%r106,%r107,%r108,%r109},[%d78+1536];
@%p24 bra $56;
bra.uni $55;
$56:
add.s64 %d84,%d80,1536;
st.global.cs.v4.u32 [%d84],{%r106,%r107,%r108,%r109};
bra.uni $57;
$55:
st.global.v4.u32 [%d81+1536],{%r106,%r107,%r108,%r109};
$57:
ret;
}
.visible .entry reorder_u8_4_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<29>;
.reg .b32 %r<120>;
.reg .b64 %d<87>;
.shared .align 16 .b8 z6[16384];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u32 %r9,[p6];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mov.u32 %r10,%ctaid.z;
mul.wide.s32 %d8,%r10,40;
add.s64 %d9,%d7,%d8;
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
mov.u32 %r11,%ctaid.z;
cvt.s64.s32 %d11,%r11;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mov.u32 %r12,%ctaid.z;
mul.wide.s32 %d14,%r12,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r3,%r4},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
mov.u32 %r13,%ctaid.z;
cvt.s64.s32 %d17,%r13;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r14,%tid.x;
mov.u32 %r15,%ctaid.x;
mul.lo.s32 %r16,%r15,%r9;
mov.u32 %r17,%ctaid.y;
shl.b32 %r18,%r17,3;
mov.u32 %r19,%tid.y;
add.s32 %r20,%r18,%r19;
setp.ge.u32 %p3,%r20,%r4;
setp.le.u32 %p4,%r3,%r16;
or.pred %p5,%p4,%p3;
@%p5 bra $57;
cvta.to.global.u64 %d19,%d16;
mul.wide.u32 %d20,%r19,2048;
mov.u64 %d21,z6;
cvta.shared.u64 %d22,%d21;
add.s64 %d23,%d22,%d20;
sub.s32 %r21,%r3,%r16;
min.u32 %r22,%r21,%r9;
shl.b32 %r23,%r22,2;
mul.lo.s32 %r24,%r22,3;
cvt.u64.u32 %d24,%r20;
mul.lo.s64 %d25,%d5,%d24;
shl.b32 %r25,%r16,2;
cvt.u64.u32 %d26,%r25;
add.s64 %d27,%d25,%d26;
cvta.to.global.u64 %d28,%d10;
add.s64 %d29,%d28,%d27;
add.s64 %d30,%d10,%d27;
mul.lo.s64 %d31,%d3,%d24;
mul.lo.s32 %r26,%r16,3;
cvt.u64.u32 %d32,%r26;
add.s64 %d33,%d31,%d32;
add.s64 %d34,%d19,%d33;
add.s64 %d35,%d16,%d33;
and.b64 %d36,%d30,15;
setp.eq.s64 %p6,%d36,0;
and.b32 %r27,%r22,3;
setp.eq.s32 %p7,%r27,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r9,512;
shl.b32 %r28,%r14,4;
sub.s32 %r29,%r23,%r28;
cvt.u64.u32 %d37,%r14;
@%p9 bra $18;
bra.uni $10;
$18:
setp.lt.s32 %p10,%r29,1;
@%p10 bra $20;
shl.b64 %d38,%d37,4;
add.s64 %d39,%d30,%d38;
ld.global.cs.v4.u32 {%r30,%r31,%r32,%r33},[%d39];
$20:
setp.lt.s32 %p11,%r29,513;
@%p11 bra $22;
shl.b64 %d40,%d37,4;
add.s64 %d41,%d30,%d40;
add.s64 %d42,%d41,512;
ld.global.cs.v4.u32 {%r34,%r35,%r36,%r37},[%d42];
$22:
setp.lt.s32 %p12,%r29,1025;
@%p12 bra $24;
mul.wide.u32 %d43,%r14,16;
add.s64 %d44,%d30,%d43;
add.s64 %d45,%d44,1024;
ld.global.cs.v4.u32 {%r38,%r39,%r40,%r41},[%d45];
$24:
setp.lt.s32 %p13,%r29,1537;
@%p13 bra $26;
mul.wide.u32 %d46,%r14,16;
add.s64 %d47,%d30,%d46;
add.s64 %d48,%d47,1536;
ld.global.cs.v4.u32 {%r42,%r43,%r44,%r45},[%d48];
bra.uni $26;
$8:
add.s32 %r46,%r23,12;
and.b32 %r47,%r46,-16;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d23;
.param .b32 q1;
st.param.b32 [q1+0],%r47;
.param .b64 q2;
st.param.b64 [q2+0],%d30;
.param .b32 q3;
st.param.b32 [q3+0],%r23;
.param .b32 q4;
st.param.b32 [q4+0],%r14;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $27;
$10:
setp.lt.s32 %p14,%r29,1;
shl.b64 %d49,%d37,4;
add.s64 %d50,%d29,%d49;
@%p14 bra $12;
ld.global.v4.u32 {%r30,%r31,%r32,%r33},[%d50];
$12:
setp.lt.s32 %p15,%r29,513;
@%p15 bra $14;
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%d50+512];
$14:
setp.lt.s32 %p16,%r29,1025;
@%p16 bra $16;
ld.global.v4.u32 {%r38,%r39,%r40,%r41},[%d50+1024];
$16:
setp.lt.s32 %p17,%r29,1537;
@%p17 bra $26;
ld.global.v4.u32 {%r42,%r43,%r44,%r45},[%d50+1536];
$26:
cvt.u64.u32 %d51,%r28;
add.s64 %d52,%d21,%d20;
add.s64 %d53,%d52,%d51;
st.shared.v4.u32 [%d53],{%r30,%r31,%r32,%r33};
st.shared.v4.u32 [%d53+512],{%r34,%r35,%r36,%r37};
st.shared.v4.u32 [%d53+1024],{%r38,%r39,%r40,%r41};
st.shared.v4.u32 [%d53+1536],{%r42,%r43,%r44,%r45};
bar.warp.sync -1;
$27:
shl.b32 %r48,%r14,2;
sub.s32 %r49,%r22,%r48;
and.b32 %r50,%r7,30583;
setp.lt.s32 %p18,%r49,1;
@%p18 bra $29;
add.s64 %d54,%d21,%d20;
mul.wide.u32 %d55,%r48,4;
add.s64 %d56,%d54,%d55;
ld.shared.v4.u32 {%r51,%r52,%r53,%r54},[%d56];
prmt.b32 %r55,%r51,%r8,%r50;
prmt.b32 %r56,%r52,%r8,%r50;
prmt.b32 %r57,%r53,%r8,%r50;
prmt.b32 %r58,%r54,%r8,%r50;
mov.u32 %r59,16912;
prmt.b32 %r60,%r55,%r56,%r59;
mov.u32 %r61,21537;
prmt.b32 %r62,%r56,%r57,%r61;
mov.u32 %r63,25922;
prmt.b32 %r64,%r57,%r58,%r63;
$29:
bar.warp.sync -1;
@%p18 bra $31;
add.s64 %d57,%d21,%d20;
mul.lo.s32 %r65,%r14,3;
mul.wide.u32 %d58,%r65,4;
add.s64 %d59,%d57,%d58;
st.shared.u32 [%d59],%r60;
st.shared.u32 [%d59+4],%r62;
st.shared.u32 [%d59+8],%r64;
$31:
setp.lt.s32 %p19,%r49,129;
@%p19 bra $33;
add.s64 %d60,%d21,%d20;
add.s32 %r66,%r48,128;
mul.wide.u32 %d61,%r66,4;
add.s64 %d62,%d60,%d61;
ld.shared.v4.u32 {%r67,%r68,%r69,%r70},[%d62];
prmt.b32 %r71,%r67,%r8,%r50;
prmt.b32 %r72,%r68,%r8,%r50;
prmt.b32 %r73,%r69,%r8,%r50;
prmt.b32 %r74,%r70,%r8,%r50;
mov.u32 %r75,16912;
prmt.b32 %r60,%r71,%r72,%r75;
mov.u32 %r76,21537;
prmt.b32 %r62,%r72,%r73,%r76;
mov.u32 %r77,25922;
prmt.b32 %r64,%r73,%r74,%r77;
$33:
bar.warp.sync -1;
@%p19 bra $35;
add.s64 %d63,%d21,%d20;
mad.lo.s32 %r78,%r14,3,96;
mul.wide.u32 %d64,%r78,4;
add.s64 %d65,%d63,%d64;
st.shared.u32 [%d65],%r60;
st.shared.u32 [%d65+4],%r62;
st.shared.u32 [%d65+8],%r64;
$35:
setp.lt.s32 %p20,%r49,257;
@%p20 bra $37;
add.s64 %d66,%d21,%d20;
add.s32 %r79,%r48,256;
mul.wide.u32 %d67,%r79,4;
add.s64 %d68,%d66,%d67;
ld.shared.v4.u32 {%r80,%r81,%r82,%r83},[%d68];
prmt.b32 %r84,%r80,%r8,%r50;
prmt.b32 %r85,%r81,%r8,%r50;
prmt.b32 %r86,%r82,%r8,%r50;
prmt.b32 %r87,%r83,%r8,%r50;
mov.u32 %r88,16912;
prmt.b32 %r60,%r84,%r85,%r88;
mov.u32 %r89,21537;
prmt.b32 %r62,%r85,%r86,%r89;
mov.u32 %r90,25922;
prmt.b32 %r64,%r86,%r87,%r90;
$37:
bar.warp.sync -1;
@%p20 bra $39;
add.s64 %d69,%d21,%d20;
mad.lo.s32 %r91,%r14,3,192;
mul.wide.u32 %d70,%r91,4;
add.s64 %d71,%d69,%d70;
st.shared.u32 [%d71],%r60;
st.shared.u32 [%d71+4],%r62;
st.shared.u32 [%d71+8],%r64;
$39:
setp.lt.s32 %p21,%r49,385;
@%p21 bra $41;
add.s64 %d72,%d21,%d20;
add.s32 %r92,%r48,384;
mul.wide.u32 %d73,%r92,4;
add.s64 %d74,%d72,%d73;
ld.shared.v4.u32 {%r93,%r94,%r95,%r96},[%d74];
prmt.b32 %r97,%r93,%r8,%r50;
prmt.b32 %r98,%r94,%r8,%r50;
prmt.b32 %r99,%r95,%r8,%r50;
prmt.b32 %r100,%r96,%r8,%r50;
mov.u32 %r101,16912;
prmt.b32 %r60,%r97,%r98,%r101;
mov.u32 %r102,21537;
prmt.b32 %r62,%r98,%r99,%r102;
mov.u32 %r103,25922;
prmt.b32 %r64,%r99,%r100,%r103;
$41:
bar.warp.sync -1;
@%p21 bra $43;
add.s64 %d75,%d21,%d20;
mad.lo.s32 %r104,%r14,3,288;
mul.wide.u32 %d76,%r104,4;
add.s64 %d77,%d75,%d76;
st.shared.u32 [%d77],%r60;
st.shared.u32 [%d77+4],%r62;
st.shared.u32 [%d77+8],%r64;
$43:
bar.warp.sync -1;
and.b64 %d78,%d35,15;
setp.eq.s64 %p22,%d78,0;
and.b32 %r105,%r24,15;
setp.eq.s32 %p23,%r105,0;
and.pred %p24,%p22,%p23;
@%p24 bra $45;
bra.uni $44;
$45:
shl.b32 %r106,%r14,4;
sub.s32 %r107,%r24,%r106;
setp.lt.s32 %p25,%r107,1;
@%p25 bra $57;
cvt.u64.u32 %d79,%r106;
add.s64 %d80,%d21,%d20;
add.s64 %d81,%d80,%d79;
ld.shared.v4.u32 {%r108,%r109,%r110,%r111},[%d81];
mul.wide.u32 %d82,%r14,16;
add.s64 %d83,%d35,%d82;
add.s64 %d84,%d34,%d82;
setp.lt.u32 %p26,%r9,512;
@%p26 bra $48;
bra.uni $47;
$48:
st.global.cs.v4.u32 [%d83],{%r108,%r109,%r110,%r111};
bra.uni $49;
$44:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d35;
.param .b64 q1;
st.param.b64 [q1+0],%d23;
.param .b32 q2;
st.param.b32 [q2+0],%r24;
.param .b32 q3;
st.param.b32 [q3+0],%r14;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $57;
$47:
st.global.v4.u32 [%d84],{%r108,%r109,%r110,%r111};
$49:
setp.lt.s32 %p27,%r107,513;
@%p27 bra $57;
ld.shared.v4.u32 {%r112,%r113,%r114,%r115},[%d81+512];
@%p26 bra $52;
bra.uni $51;
$52:
add.s64 %d85,%d83,512;
st.global.cs.v4.u32 [%d85],{%r112,%r113,%r114,%r115};
bra.uni $53;
$51:
st.global.v4.u32 [%d84+512],{%r112,%r113,%r114,%r115};
$53:
setp.lt.s32 %p28,%r107,1025;
@%p28 bra $57;
ld.shared.v4.u32 {%r116,%r117,%r118,%r119},[%d81+1024];
@%p26 bra $56;
bra.uni $55;
$56:
add.s64 %d86,%d83,1024;
st.global.cs.v4.u32 [%d86],{%r116,%r117,%r118,%r119};
bra.uni $57;
$55:
st.global.v4.u32 [%d84+1024],{%r116,%r117,%r118,%r119};
$57:
ret;
}
.visible .entry reorder_u8_4_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 8
{
.reg .pred %p<29>;
.reg .b32 %r<99>;
.reg .b64 %d<75>;
.shared .align 16 .b8 z7[16384];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r3,%r4},[p3+32];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u32 %r7,[p4];
ld.param.u32 %r8,[p5];
ld.param.u32 %r9,[p6];
ld.param.u64 %d3,[p3+8];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p1+8];
ld.param.u64 %d6,[p1];
mov.u32 %r10,%ctaid.z;
setp.eq.s32 %p1,%r2,0;
@%p1 bra $2;
cvta.to.global.u64 %d7,%d1;
mul.wide.s32 %d8,%r10,40;
add.s64 %d9,%d7,%d8;
ld.global.u64 %d5,[%d9+8];
ld.global.u64 %d10,[%d9];
bra.uni $3;
$2:
cvt.s64.s32 %d11,%r10;
mul.lo.s64 %d12,%d6,%d11;
add.s64 %d10,%d1,%d12;
$3:
setp.eq.s32 %p2,%r6,0;
@%p2 bra $5;
cvta.to.global.u64 %d13,%d2;
mul.wide.s32 %d14,%r10,40;
add.s64 %d15,%d13,%d14;
ld.global.v2.u32 {%r3,%r4},[%d15+32];
ld.global.u64 %d3,[%d15+8];
ld.global.u64 %d16,[%d15];
bra.uni $6;
$5:
cvt.s64.s32 %d17,%r10;
mul.lo.s64 %d18,%d4,%d17;
add.s64 %d16,%d2,%d18;
$6:
mov.u32 %r11,%tid.x;
mov.u32 %r12,%ctaid.x;
mul.lo.s32 %r13,%r12,%r9;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
mov.u32 %r16,%tid.y;
add.s32 %r17,%r15,%r16;
setp.ge.u32 %p3,%r17,%r4;
setp.le.u32 %p4,%r3,%r13;
or.pred %p5,%p4,%p3;
@%p5 bra $53;
cvta.to.global.u64 %d19,%d16;
mul.wide.u32 %d20,%r16,2048;
mov.u64 %d21,z7;
cvta.shared.u64 %d22,%d21;
add.s64 %d23,%d22,%d20;
sub.s32 %r18,%r3,%r13;
min.u32 %r19,%r18,%r9;
shl.b32 %r20,%r19,2;
cvt.u64.u32 %d24,%r17;
mul.lo.s64 %d25,%d5,%d24;
shl.b32 %r21,%r13,2;
cvt.u64.u32 %d26,%r21;
add.s64 %d27,%d25,%d26;
cvta.to.global.u64 %d28,%d10;
add.s64 %d29,%d28,%d27;
add.s64 %d30,%d10,%d27;
mul.lo.s64 %d31,%d3,%d24;
add.s64 %d32,%d31,%d26;
add.s64 %d33,%d19,%d32;
add.s64 %d34,%d16,%d32;
and.b64 %d35,%d30,15;
setp.eq.s64 %p6,%d35,0;
and.b32 %r22,%r19,3;
setp.eq.s32 %p7,%r22,0;
and.pred %p8,%p6,%p7;
@%p8 bra $9;
bra.uni $8;
$9:
setp.lt.u32 %p9,%r9,512;
shl.b32 %r23,%r11,4;
sub.s32 %r24,%r20,%r23;
cvt.u64.u32 %d36,%r11;
@%p9 bra $18;
bra.uni $10;
$18:
setp.lt.s32 %p10,%r24,1;
@%p10 bra $20;
shl.b64 %d37,%d36,4;
add.s64 %d38,%d30,%d37;
ld.global.cs.v4.u32 {%r25,%r26,%r27,%r28},[%d38];
$20:
setp.lt.s32 %p11,%r24,513;
@%p11 bra $22;
shl.b64 %d39,%d36,4;
add.s64 %d40,%d30,%d39;
add.s64 %d41,%d40,512;
ld.global.cs.v4.u32 {%r29,%r30,%r31,%r32},[%d41];
$22:
setp.lt.s32 %p12,%r24,1025;
@%p12 bra $24;
mul.wide.u32 %d42,%r11,16;
add.s64 %d43,%d30,%d42;
add.s64 %d44,%d43,1024;
ld.global.cs.v4.u32 {%r33,%r34,%r35,%r36},[%d44];
$24:
setp.lt.s32 %p13,%r24,1537;
@%p13 bra $26;
mul.wide.u32 %d45,%r11,16;
add.s64 %d46,%d30,%d45;
add.s64 %d47,%d46,1536;
ld.global.cs.v4.u32 {%r37,%r38,%r39,%r40},[%d47];
bra.uni $26;
$8:
add.s32 %r41,%r20,12;
and.b32 %r42,%r41,-16;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d23;
.param .b32 q1;
st.param.b32 [q1+0],%r42;
.param .b64 q2;
st.param.b64 [q2+0],%d30;
.param .b32 q3;
st.param.b32 [q3+0],%r20;
.param .b32 q4;
st.param.b32 [q4+0],%r11;
call.uni
z0,
(
q0,
q1,
q2,
q3,
q4
);
}
bra.uni $27;
$10:
setp.lt.s32 %p14,%r24,1;
shl.b64 %d48,%d36,4;
add.s64 %d49,%d29,%d48;
@%p14 bra $12;
ld.global.v4.u32 {%r25,%r26,%r27,%r28},[%d49];
$12:
setp.lt.s32 %p15,%r24,513;
@%p15 bra $14;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d49+512];
$14:
setp.lt.s32 %p16,%r24,1025;
@%p16 bra $16;
ld.global.v4.u32 {%r33,%r34,%r35,%r36},[%d49+1024];
$16:
setp.lt.s32 %p17,%r24,1537;
@%p17 bra $26;
ld.global.v4.u32 {%r37,%r38,%r39,%r40},[%d49+1536];
$26:
cvt.u64.u32 %d50,%r23;
add.s64 %d51,%d21,%d20;
add.s64 %d52,%d51,%d50;
st.shared.v4.u32 [%d52],{%r25,%r26,%r27,%r28};
st.shared.v4.u32 [%d52+512],{%r29,%r30,%r31,%r32};
st.shared.v4.u32 [%d52+1024],{%r33,%r34,%r35,%r36};
st.shared.v4.u32 [%d52+1536],{%r37,%r38,%r39,%r40};
bar.warp.sync -1;
$27:
shl.b32 %r43,%r11,2;
sub.s32 %r44,%r19,%r43;
and.b32 %r45,%r7,30583;
setp.lt.s32 %p18,%r44,1;
@%p18 bra $29;
add.s64 %d53,%d21,%d20;
mul.wide.u32 %d54,%r43,4;
add.s64 %d55,%d53,%d54;
ld.shared.v4.u32 {%r46,%r47,%r48,%r49},[%d55];
prmt.b32 %r50,%r49,%r8,%r45;
prmt.b32 %r51,%r48,%r8,%r45;
prmt.b32 %r52,%r47,%r8,%r45;
prmt.b32 %r53,%r46,%r8,%r45;
st.shared.v4.u32 [%d55],{%r53,%r52,%r51,%r50};
$29:
setp.lt.s32 %p19,%r44,129;
@%p19 bra $31;
add.s64 %d56,%d21,%d20;
add.s32 %r54,%r43,128;
mul.wide.u32 %d57,%r54,4;
add.s64 %d58,%d56,%d57;
ld.shared.v4.u32 {%r55,%r56,%r57,%r58},[%d58];
prmt.b32 %r59,%r58,%r8,%r45;
prmt.b32 %r60,%r57,%r8,%r45;
prmt.b32 %r61,%r56,%r8,%r45;
prmt.b32 %r62,%r55,%r8,%r45;
st.shared.v4.u32 [%d58],{%r62,%r61,%r60,%r59};
$31:
setp.lt.s32 %p20,%r44,257;
@%p20 bra $33;
add.s64 %d59,%d21,%d20;
add.s32 %r63,%r43,256;
mul.wide.u32 %d60,%r63,4;
add.s64 %d61,%d59,%d60;
ld.shared.v4.u32 {%r64,%r65,%r66,%r67},[%d61];
prmt.b32 %r68,%r67,%r8,%r45;
prmt.b32 %r69,%r66,%r8,%r45;
prmt.b32 %r70,%r65,%r8,%r45;
prmt.b32 %r71,%r64,%r8,%r45;
st.shared.v4.u32 [%d61],{%r71,%r70,%r69,%r68};
$33:
setp.lt.s32 %p21,%r44,385;
@%p21 bra $35;
add.s64 %d62,%d21,%d20;
add.s32 %r72,%r43,384;
mul.wide.u32 %d63,%r72,4;
add.s64 %d64,%d62,%d63;
ld.shared.v4.u32 {%r73,%r74,%r75,%r76},[%d64];
prmt.b32 %r77,%r76,%r8,%r45;
prmt.b32 %r78,%r75,%r8,%r45;
prmt.b32 %r79,%r74,%r8,%r45;
prmt.b32 %r80,%r73,%r8,%r45;
st.shared.v4.u32 [%d64],{%r80,%r79,%r78,%r77};
$35:
bar.warp.sync -1;
and.b64 %d65,%d34,15;
setp.eq.s64 %p22,%d65,0;
and.pred %p23,%p7,%p22;
@%p23 bra $37;
bra.uni $36;
$37:
shl.b32 %r81,%r11,4;
sub.s32 %r82,%r20,%r81;
setp.lt.s32 %p24,%r82,1;
@%p24 bra $53;
cvt.u64.u32 %d66,%r81;
add.s64 %d67,%d21,%d20;
add.s64 %d68,%d67,%d66;
ld.shared.v4.u32 {%r83,%r84,%r85,%r86},[%d68];
mul.wide.u32 %d69,%r11,16;
add.s64 %d70,%d34,%d69;
add.s64 %d71,%d33,%d69;
setp.lt.u32 %p25,%r9,512;
@%p25 bra $40;
bra.uni $39;
$40:
st.global.cs.v4.u32 [%d70],{%r83,%r84,%r85,%r86};
bra.uni $41;
$36:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d34;
.param .b64 q1;
st.param.b64 [q1+0],%d23;
.param .b32 q2;
st.param.b32 [q2+0],%r20;
.param .b32 q3;
st.param.b32 [q3+0],%r11;
call.uni
z1,
(
q0,
q1,
q2,
q3
);
}
bra.uni $53;
$39:
st.global.v4.u32 [%d71],{%r83,%r84,%r85,%r86};
$41:
setp.lt.s32 %p26,%r82,513;
@%p26 bra $53;
ld.shared.v4.u32 {%r87,%r88,%r89,%r90},[%d68+512];
@%p25 bra $44;
bra.uni $43;
$44:
add.s64 %d72,%d70,512;
st.global.cs.v4.u32 [%d72],{%r87,%r88,%r89,%r90};
bra.uni $45;
$43:
st.global.v4.u32 [%d71+512],{%r87,%r88,%r89,%r90};
$45:
setp.lt.s32 %p27,%r82,1025;
@%p27 bra $53;
ld.shared.v4.u32 {%r91,%r92,%r93,%r94},[%d68+1024];
@%p25 bra $48;
bra.uni $47;
$48:
add.s64 %d73,%d70,1024;
st.global.cs.v4.u32 [%d73],{%r91,%r92,%r93,%r94};
bra.uni $49;
$47:
st.global.v4.u32 [%d71+1024],{%r91,%r92,%r93,%r94};
$49:
setp.lt.s32 %p28,%r82,1537;
@%p28 bra $53;
ld.shared.v4.u32 {%r95,%r96,%r97,%r98},[%d68+1536];
@%p25 bra $52;
bra.uni $51;
$52:
add.s64 %d74,%d70,1536;
st.global.cs.v4.u32 [%d74],{%r95,%r96,%r97,%r98};
bra.uni $53;
$51:
st.global.v4.u32 [%d71+1536],{%r95,%r96,%r97,%r98};
$53:
ret;
}
`;
