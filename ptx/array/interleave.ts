// Generated from kernels/array/interleave.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/array/interleave.cu`. */
export const ARRAY_INTERLEAVE: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry interleave_u16_2(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b16 %s<3>;
.reg .b32 %r<87>;
.reg .b64 %d<62>;
.shared .align 16 .b8 z0[2304];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d4,[p11+40];
ld.param.u64 %d5,[p11+32];
ld.param.u64 %d6,[p11+24];
ld.param.u64 %d7,[p11+16];
ld.param.u64 %d8,[p10+16];
ld.param.u64 %d9,[p10+8];
ld.param.u64 %d10,[p10];
cvta.to.global.u64 %d11,%d3;
cvta.to.global.u64 %d12,%d2;
cvta.to.global.u64 %d13,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $12;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d14,0;
mov.u64 %d15,%d14;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d16,%r18;
mul.lo.s64 %d17,%d7,%d16;
cvt.u64.u32 %d18,%r16;
mul.lo.s64 %d19,%d6,%d18;
add.s64 %d15,%d17,%d19;
mul.lo.s64 %d20,%d5,%d16;
mul.lo.s64 %d21,%d4,%d18;
add.s64 %d14,%d20,%d21;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,3;
shr.u32 %r25,%r14,3;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d22,%r14;
cvt.u64.u32 %d23,%r12;
setp.lt.u32 %p4,%r9,%r27;
@%p4 bra $4;
bra.uni $5;
$4:
shl.b64 %d24,%d22,1;
add.s64 %d25,%d14,%d24;
add.s64 %d26,%d12,%d25;
mul.wide.u32 %d27,%r9,16;
add.s64 %d28,%d26,%d27;
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%d28];
add.s64 %d29,%d11,%d25;
add.s64 %d30,%d29,%d27;
ld.global.v4.u32 {%r32,%r33,%r34,%r35},[%d30];
mov.u32 %r36,80;
prmt.b32 %r37,%r28,%r28,%r36;
prmt.b32 %r38,%r32,%r32,%r36;
mov.u32 %r39,21520;
mov.u32 %r40,114;
prmt.b32 %r41,%r28,%r28,%r40;
prmt.b32 %r42,%r32,%r32,%r40;
prmt.b32 %r43,%r29,%r29,%r36;
prmt.b32 %r44,%r33,%r33,%r36;
prmt.b32 %r45,%r29,%r29,%r40;
prmt.b32 %r46,%r33,%r33,%r40;
prmt.b32 %r47,%r30,%r30,%r36;
prmt.b32 %r48,%r34,%r34,%r36;
prmt.b32 %r49,%r30,%r30,%r40;
prmt.b32 %r50,%r34,%r34,%r40;
prmt.b32 %r51,%r31,%r31,%r36;
prmt.b32 %r52,%r35,%r35,%r36;
prmt.b32 %r53,%r31,%r31,%r40;
prmt.b32 %r54,%r35,%r35,%r40;
shr.u32 %r55,%r9,2;
shl.b32 %r56,%r9,1;
add.s32 %r57,%r55,%r56;
mul.lo.s64 %d31,%d23,1152;
mov.u64 %d32,z0;
add.s64 %d33,%d32,%d31;
mul.wide.u32 %d34,%r57,16;
add.s64 %d35,%d33,%d34;
prmt.b32 %r58,%r45,%r46,%r39;
prmt.b32 %r59,%r43,%r44,%r39;
prmt.b32 %r60,%r41,%r42,%r39;
prmt.b32 %r61,%r37,%r38,%r39;
st.shared.v4.u32 [%d35],{%r61,%r60,%r59,%r58};
or.b32 %r62,%r56,1;
shr.u32 %r63,%r62,3;
add.s32 %r64,%r63,%r62;
mul.wide.u32 %d36,%r64,16;
add.s64 %d37,%d33,%d36;
prmt.b32 %r65,%r53,%r54,%r39;
prmt.b32 %r66,%r51,%r52,%r39;
prmt.b32 %r67,%r49,%r50,%r39;
prmt.b32 %r68,%r47,%r48,%r39;
st.shared.v4.u32 [%d37],{%r68,%r67,%r66,%r65};
$5:
bar.warp.sync -1;
shl.b32 %r69,%r27,1;
setp.ge.u32 %p5,%r9,%r69;
shl.b64 %d38,%d22,2;
add.s64 %d39,%d38,%d15;
add.s64 %d40,%d13,%d39;
mul.wide.u32 %d41,%r9,16;
add.s64 %d42,%d40,%d41;
@%p5 bra $7;
shr.u32 %r70,%r9,3;
add.s32 %r71,%r70,%r9;
mul.lo.s64 %d43,%d23,1152;
mov.u64 %d44,z0;
add.s64 %d45,%d44,%d43;
mul.wide.u32 %d46,%r71,16;
add.s64 %d47,%d45,%d46;
ld.shared.v4.u32 {%r72,%r73,%r74,%r75},[%d47];
st.global.v4.u32 [%d42],{%r72,%r73,%r74,%r75};
$7:
or.b32 %r76,%r9,32;
setp.ge.u32 %p6,%r76,%r69;
@%p6 bra $9;
shr.u32 %r77,%r76,3;
add.s32 %r78,%r77,%r76;
mul.lo.s64 %d48,%d23,1152;
mov.u64 %d49,z0;
add.s64 %d50,%d49,%d48;
mul.wide.u32 %d51,%r78,16;
add.s64 %d52,%d50,%d51;
ld.shared.v4.u32 {%r79,%r80,%r81,%r82},[%d52];
st.global.v4.u32 [%d42+512],{%r79,%r80,%r81,%r82};
$9:
cvt.u32.u64 %r83,%d22;
add.s32 %r84,%r83,%r9;
shl.b32 %r85,%r27,3;
add.s32 %r86,%r84,%r85;
setp.ge.u32 %p7,%r86,%r22;
@%p7 bra $12;
$11:
.pragma "nounroll";
cvt.u64.u32 %d53,%r86;
mul.lo.s64 %d54,%d10,%d53;
add.s64 %d55,%d54,%d15;
mul.lo.s64 %d56,%d8,%d53;
add.s64 %d57,%d14,%d56;
add.s64 %d58,%d12,%d57;
ld.global.u16 %s1,[%d58];
add.s64 %d59,%d11,%d57;
ld.global.u16 %s2,[%d59];
add.s64 %d60,%d13,%d55;
st.global.u16 [%d60],%s1;
add.s64 %d61,%d60,%d9;
st.global.u16 [%d61],%s2;
add.s32 %r86,%r86,32;
setp.lt.u32 %p8,%r86,%r22;
@%p8 bra $11;
$12:
ret;
}
.visible .entry interleave_u16_3(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %s<4>;
.reg .b32 %r<99>;
.reg .b64 %d<60>;
.shared .align 16 .b8 z1[3456];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u64 %d4,[p3];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d5,[p11+40];
ld.param.u64 %d6,[p11+32];
ld.param.u64 %d7,[p11+24];
ld.param.u64 %d8,[p11+16];
ld.param.u64 %d9,[p10+16];
ld.param.u64 %d10,[p10+8];
ld.param.u64 %d11,[p10];
cvta.to.global.u64 %d12,%d4;
cvta.to.global.u64 %d13,%d3;
cvta.to.global.u64 %d14,%d2;
cvta.to.global.u64 %d15,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $14;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d16,0;
mov.u64 %d17,%d16;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d18,%r18;
mul.lo.s64 %d19,%d8,%d18;
cvt.u64.u32 %d20,%r16;
mul.lo.s64 %d21,%d7,%d20;
add.s64 %d17,%d19,%d21;
mul.lo.s64 %d22,%d6,%d18;
mul.lo.s64 %d23,%d5,%d20;
add.s64 %d16,%d22,%d23;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,3;
shr.u32 %r25,%r14,3;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d24,%r14;
cvt.u64.u32 %d25,%r12;
setp.lt.u32 %p4,%r9,%r27;
@%p4 bra $4;
bra.uni $5;
$4:
shl.b64 %d26,%d24,1;
add.s64 %d27,%d16,%d26;
add.s64 %d28,%d14,%d27;
mul.wide.u32 %d29,%r9,16;
add.s64 %d30,%d28,%d29;
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%d30];
add.s64 %d31,%d13,%d27;
add.s64 %d32,%d31,%d29;
ld.global.v4.u32 {%r32,%r33,%r34,%r35},[%d32];
add.s64 %d33,%d12,%d27;
add.s64 %d34,%d33,%d29;
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%d34];
mov.u32 %r40,80;
prmt.b32 %r41,%r28,%r28,%r40;
prmt.b32 %r42,%r32,%r32,%r40;
mov.u32 %r43,21520;
prmt.b32 %r44,%r36,%r36,%r40;
mov.u32 %r45,114;
prmt.b32 %r46,%r28,%r28,%r45;
prmt.b32 %r47,%r32,%r32,%r45;
prmt.b32 %r48,%r36,%r36,%r45;
prmt.b32 %r49,%r29,%r29,%r40;
prmt.b32 %r50,%r33,%r33,%r40;
prmt.b32 %r51,%r37,%r37,%r40;
prmt.b32 %r52,%r29,%r29,%r45;
prmt.b32 %r53,%r33,%r33,%r45;
prmt.b32 %r54,%r37,%r37,%r45;
prmt.b32 %r55,%r30,%r30,%r40;
prmt.b32 %r56,%r34,%r34,%r40;
prmt.b32 %r57,%r38,%r38,%r40;
prmt.b32 %r58,%r30,%r30,%r45;
prmt.b32 %r59,%r34,%r34,%r45;
prmt.b32 %r60,%r38,%r38,%r45;
prmt.b32 %r61,%r31,%r31,%r40;
prmt.b32 %r62,%r35,%r35,%r40;
prmt.b32 %r63,%r39,%r39,%r40;
prmt.b32 %r64,%r31,%r31,%r45;
prmt.b32 %r65,%r35,%r35,%r45;
prmt.b32 %r66,%r39,%r39,%r45;
mul.lo.s32 %r67,%r9,3;
mul.lo.s64 %d35,%d25,1728;
mov.u64 %d36,z1;
add.s64 %d37,%d36,%d35;
mul.wide.u32 %d38,%r67,16;
add.s64 %d39,%d37,%d38;
prmt.b32 %r68,%r49,%r50,%r43;
prmt.b32 %r69,%r47,%r48,%r43;
prmt.b32 %r70,%r44,%r46,%r43;
prmt.b32 %r71,%r41,%r42,%r43;
st.shared.v4.u32 [%d39],{%r71,%r70,%r69,%r68};
prmt.b32 %r72,%r57,%r58,%r43;
prmt.b32 %r73,%r55,%r56,%r43;
prmt.b32 %r74,%r53,%r54,%r43;
prmt.b32 %r75,%r51,%r52,%r43;
st.shared.v4.u32 [%d39+16],{%r75,%r74,%r73,%r72};
prmt.b32 %r76,%r65,%r66,%r43;
prmt.b32 %r77,%r63,%r64,%r43;
prmt.b32 %r78,%r61,%r62,%r43;
prmt.b32 %r79,%r59,%r60,%r43;
st.shared.v4.u32 [%d39+32],{%r79,%r78,%r77,%r76};
$5:
bar.warp.sync -1;
mul.lo.s32 %r80,%r27,3;
setp.ge.u32 %p5,%r9,%r80;
mul.lo.s64 %d40,%d25,1728;
mov.u64 %d41,z1;
add.s64 %d42,%d41,%d40;
mul.wide.u32 %d43,%r9,16;
add.s64 %d44,%d42,%d43;
mul.lo.s64 %d45,%d24,6;
add.s64 %d46,%d45,%d17;
add.s64 %d47,%d15,%d46;
add.s64 %d48,%d47,%d43;
@%p5 bra $7;
ld.shared.v4.u32 {%r81,%r82,%r83,%r84},[%d44];
st.global.v4.u32 [%d48],{%r81,%r82,%r83,%r84};
$7:
or.b32 %r85,%r9,32;
setp.ge.u32 %p6,%r85,%r80;
@%p6 bra $9;
ld.shared.v4.u32 {%r86,%r87,%r88,%r89},[%d44+512];
st.global.v4.u32 [%d48+512],{%r86,%r87,%r88,%r89};
$9:
or.b32 %r90,%r9,64;
setp.ge.u32 %p7,%r90,%r80;
@%p7 bra $11;
ld.shared.v4.u32 {%r91,%r92,%r93,%r94},[%d44+1024];
st.global.v4.u32 [%d48+1024],{%r91,%r92,%r93,%r94};
$11:
cvt.u32.u64 %r95,%d24;
add.s32 %r96,%r95,%r9;
shl.b32 %r97,%r27,3;
add.s32 %r98,%r96,%r97;
setp.ge.u32 %p8,%r98,%r22;
@%p8 bra $14;
$13:
.pragma "nounroll";
cvt.u64.u32 %d49,%r98;
mul.lo.s64 %d50,%d11,%d49;
mul.lo.s64 %d51,%d9,%d49;
add.s64 %d52,%d16,%d51;
add.s64 %d53,%d14,%d52;
ld.global.u16 %s1,[%d53];
add.s64 %d54,%d13,%d52;
ld.global.u16 %s2,[%d54];
add.s64 %d55,%d12,%d52;
ld.global.u16 %s3,[%d55];
add.s64 %d56,%d50,%d17;
add.s64 %d57,%d15,%d56;
st.global.u16 [%d57],%s1;
add.s64 %d58,%d57,%d10;
st.global.u16 [%d58],%s2;
add.s64 %d59,%d58,%d10;
st.global.u16 [%d59],%s3;
add.s32 %r98,%r98,32;
setp.lt.u32 %p9,%r98,%r22;
@%p9 bra $13;
$14:
ret;
}
.visible .entry interleave_u16_4(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b16 %s<5>;
.reg .b32 %r<139>;
.reg .b64 %d<88>;
.shared .align 16 .b8 z2[4608];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p4];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d6,[p11+40];
ld.param.u64 %d7,[p11+32];
ld.param.u64 %d8,[p11+24];
ld.param.u64 %d9,[p11+16];
ld.param.u64 %d10,[p10+16];
ld.param.u64 %d11,[p10+8];
ld.param.u64 %d12,[p10];
cvta.to.global.u64 %d13,%d5;
cvta.to.global.u64 %d14,%d4;
cvta.to.global.u64 %d15,%d3;
cvta.to.global.u64 %d16,%d2;
cvta.to.global.u64 %d17,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $16;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d18,0;
mov.u64 %d19,%d18;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d20,%r18;
mul.lo.s64 %d21,%d9,%d20;
cvt.u64.u32 %d22,%r16;
mul.lo.s64 %d23,%d8,%d22;
add.s64 %d19,%d21,%d23;
mul.lo.s64 %d24,%d7,%d20;
mul.lo.s64 %d25,%d6,%d22;
add.s64 %d18,%d24,%d25;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,3;
shr.u32 %r25,%r14,3;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d26,%r14;
cvt.u64.u32 %d27,%r12;
setp.lt.u32 %p4,%r9,%r27;
@%p4 bra $4;
bra.uni $5;
$4:
shl.b64 %d28,%d26,1;
add.s64 %d29,%d18,%d28;
add.s64 %d30,%d16,%d29;
mul.wide.u32 %d31,%r9,16;
add.s64 %d32,%d30,%d31;
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%d32];
add.s64 %d33,%d15,%d29;
add.s64 %d34,%d33,%d31;
ld.global.v4.u32 {%r32,%r33,%r34,%r35},[%d34];
add.s64 %d35,%d14,%d29;
add.s64 %d36,%d35,%d31;
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%d36];
add.s64 %d37,%d13,%d29;
add.s64 %d38,%d37,%d31;
ld.global.v4.u32 {%r40,%r41,%r42,%r43},[%d38];
mov.u32 %r44,80;
prmt.b32 %r45,%r28,%r28,%r44;
prmt.b32 %r46,%r32,%r32,%r44;
mov.u32 %r47,21520;
prmt.b32 %r48,%r36,%r36,%r44;
prmt.b32 %r49,%r40,%r40,%r44;
mov.u32 %r50,114;
prmt.b32 %r51,%r28,%r28,%r50;
prmt.b32 %r52,%r32,%r32,%r50;
prmt.b32 %r53,%r36,%r36,%r50;
prmt.b32 %r54,%r40,%r40,%r50;
prmt.b32 %r55,%r29,%r29,%r44;
prmt.b32 %r56,%r33,%r33,%r44;
prmt.b32 %r57,%r37,%r37,%r44;
prmt.b32 %r58,%r41,%r41,%r44;
prmt.b32 %r59,%r29,%r29,%r50;
prmt.b32 %r60,%r33,%r33,%r50;
prmt.b32 %r61,%r37,%r37,%r50;
prmt.b32 %r62,%r41,%r41,%r50;
prmt.b32 %r63,%r30,%r30,%r44;
prmt.b32 %r64,%r34,%r34,%r44;
prmt.b32 %r65,%r38,%r38,%r44;
prmt.b32 %r66,%r42,%r42,%r44;
prmt.b32 %r67,%r30,%r30,%r50;
prmt.b32 %r68,%r34,%r34,%r50;
prmt.b32 %r69,%r38,%r38,%r50;
prmt.b32 %r70,%r42,%r42,%r50;
prmt.b32 %r71,%r31,%r31,%r44;
prmt.b32 %r72,%r35,%r35,%r44;
prmt.b32 %r73,%r39,%r39,%r44;
prmt.b32 %r74,%r43,%r43,%r44;
prmt.b32 %r75,%r31,%r31,%r50;
prmt.b32 %r76,%r35,%r35,%r50;
prmt.b32 %r77,%r39,%r39,%r50;
prmt.b32 %r78,%r43,%r43,%r50;
shr.u32 %r79,%r9,1;
shl.b32 %r80,%r9,2;
add.s32 %r81,%r79,%r80;
mul.lo.s64 %d39,%d27,2304;
mov.u64 %d40,z2;
add.s64 %d41,%d40,%d39;
mul.wide.u32 %d42,%r81,16;
add.s64 %d43,%d41,%d42;
prmt.b32 %r82,%r53,%r54,%r47;
prmt.b32 %r83,%r51,%r52,%r47;
prmt.b32 %r84,%r48,%r49,%r47;
prmt.b32 %r85,%r45,%r46,%r47;
st.shared.v4.u32 [%d43],{%r85,%r84,%r83,%r82};
or.b32 %r86,%r80,1;
shr.u32 %r87,%r86,3;
add.s32 %r88,%r87,%r86;
mul.wide.u32 %d44,%r88,16;
add.s64 %d45,%d41,%d44;
prmt.b32 %r89,%r61,%r62,%r47;
prmt.b32 %r90,%r59,%r60,%r47;
prmt.b32 %r91,%r57,%r58,%r47;
prmt.b32 %r92,%r55,%r56,%r47;
st.shared.v4.u32 [%d45],{%r92,%r91,%r90,%r89};
or.b32 %r93,%r80,2;
shr.u32 %r94,%r93,3;
add.s32 %r95,%r94,%r93;
mul.wide.u32 %d46,%r95,16;
add.s64 %d47,%d41,%d46;
prmt.b32 %r96,%r69,%r70,%r47;
prmt.b32 %r97,%r67,%r68,%r47;
prmt.b32 %r98,%r65,%r66,%r47;
prmt.b32 %r99,%r63,%r64,%r47;
st.shared.v4.u32 [%d47],{%r99,%r98,%r97,%r96};
or.b32 %r100,%r80,3;
shr.u32 %r101,%r100,3;
add.s32 %r102,%r101,%r100;
mul.wide.u32 %d48,%r102,16;
add.s64 %d49,%d41,%d48;
prmt.b32 %r103,%r77,%r78,%r47;
prmt.b32 %r104,%r75,%r76,%r47;
prmt.b32 %r105,%r73,%r74,%r47;
prmt.b32 %r106,%r71,%r72,%r47;
st.shared.v4.u32 [%d49],{%r106,%r105,%r104,%r103};
$5:
bar.warp.sync -1;
shl.b32 %r107,%r27,2;
setp.ge.u32 %p5,%r9,%r107;
shl.b64 %d50,%d26,3;
add.s64 %d51,%d50,%d19;
add.s64 %d52,%d17,%d51;
mul.wide.u32 %d53,%r9,16;
add.s64 %d54,%d52,%d53;
@%p5 bra $7;
shr.u32 %r108,%r9,3;
add.s32 %r109,%r108,%r9;
mul.lo.s64 %d55,%d27,2304;
mov.u64 %d56,z2;
add.s64 %d57,%d56,%d55;
mul.wide.u32 %d58,%r109,16;
add.s64 %d59,%d57,%d58;
ld.shared.v4.u32 {%r110,%r111,%r112,%r113},[%d59];
st.global.v4.u32 [%d54],{%r110,%r111,%r112,%r113};
$7:
or.b32 %r114,%r9,32;
setp.ge.u32 %p6,%r114,%r107;
@%p6 bra $9;
shr.u32 %r115,%r114,3;
add.s32 %r116,%r115,%r114;
mul.lo.s64 %d60,%d27,2304;
mov.u64 %d61,z2;
add.s64 %d62,%d61,%d60;
mul.wide.u32 %d63,%r116,16;
add.s64 %d64,%d62,%d63;
ld.shared.v4.u32 {%r117,%r118,%r119,%r120},[%d64];
st.global.v4.u32 [%d54+512],{%r117,%r118,%r119,%r120};
$9:
or.b32 %r121,%r9,64;
setp.ge.u32 %p7,%r121,%r107;
@%p7 bra $11;
shr.u32 %r122,%r121,3;
add.s32 %r123,%r122,%r121;
mul.lo.s64 %d65,%d27,2304;
mov.u64 %d66,z2;
add.s64 %d67,%d66,%d65;
mul.wide.u32 %d68,%r123,16;
add.s64 %d69,%d67,%d68;
ld.shared.v4.u32 {%r124,%r125,%r126,%r127},[%d69];
st.global.v4.u32 [%d54+1024],{%r124,%r125,%r126,%r127};
$11:
or.b32 %r128,%r9,96;
setp.ge.u32 %p8,%r128,%r107;
@%p8 bra $13;
shr.u32 %r129,%r128,3;
add.s32 %r130,%r129,%r128;
mul.lo.s64 %d70,%d27,2304;
mov.u64 %d71,z2;
add.s64 %d72,%d71,%d70;
mul.wide.u32 %d73,%r130,16;
add.s64 %d74,%d72,%d73;
ld.shared.v4.u32 {%r131,%r132,%r133,%r134},[%d74];
st.global.v4.u32 [%d54+1536],{%r131,%r132,%r133,%r134};
$13:
cvt.u32.u64 %r135,%d26;
add.s32 %r136,%r135,%r9;
shl.b32 %r137,%r27,3;
add.s32 %r138,%r136,%r137;
setp.ge.u32 %p9,%r138,%r22;
@%p9 bra $16;
$15:
.pragma "nounroll";
cvt.u64.u32 %d75,%r138;
mul.lo.s64 %d76,%d12,%d75;
mul.lo.s64 %d77,%d10,%d75;
add.s64 %d78,%d18,%d77;
add.s64 %d79,%d16,%d78;
ld.global.u16 %s1,[%d79];
add.s64 %d80,%d15,%d78;
ld.global.u16 %s2,[%d80];
add.s64 %d81,%d14,%d78;
ld.global.u16 %s3,[%d81];
add.s64 %d82,%d13,%d78;
ld.global.u16 %s4,[%d82];
add.s64 %d83,%d76,%d19;
add.s64 %d84,%d17,%d83;
st.global.u16 [%d84],%s1;
add.s64 %d85,%d84,%d11;
st.global.u16 [%d85],%s2;
add.s64 %d86,%d85,%d11;
st.global.u16 [%d86],%s3;
add.s64 %d87,%d86,%d11;
st.global.u16 [%d87],%s4;
add.s32 %r138,%r138,32;
setp.lt.u32 %p10,%r138,%r22;
@%p10 bra $15;
$16:
ret;
}
.visible .entry interleave_u32_2(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b32 %r<62>;
.reg .b64 %d<62>;
.shared .align 16 .b8 z3[2304];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d4,[p11+40];
ld.param.u64 %d5,[p11+32];
ld.param.u64 %d6,[p11+24];
ld.param.u64 %d7,[p11+16];
ld.param.u64 %d8,[p10+16];
ld.param.u64 %d9,[p10+8];
ld.param.u64 %d10,[p10];
cvta.to.global.u64 %d11,%d3;
cvta.to.global.u64 %d12,%d2;
cvta.to.global.u64 %d13,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $12;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d14,0;
mov.u64 %d15,%d14;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d16,%r18;
mul.lo.s64 %d17,%d7,%d16;
cvt.u64.u32 %d18,%r16;
mul.lo.s64 %d19,%d6,%d18;
add.s64 %d15,%d17,%d19;
mul.lo.s64 %d20,%d5,%d16;
mul.lo.s64 %d21,%d4,%d18;
add.s64 %d14,%d20,%d21;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,2;
shr.u32 %r25,%r14,2;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d22,%r14;
cvt.u64.u32 %d23,%r12;
setp.lt.u32 %p4,%r9,%r27;
@%p4 bra $4;
bra.uni $5;
$4:
shl.b64 %d24,%d22,2;
add.s64 %d25,%d14,%d24;
add.s64 %d26,%d12,%d25;
mul.wide.u32 %d27,%r9,16;
add.s64 %d28,%d26,%d27;
add.s64 %d29,%d11,%d25;
add.s64 %d30,%d29,%d27;
shr.u32 %r28,%r9,2;
shl.b32 %r29,%r9,1;
add.s32 %r30,%r28,%r29;
mul.lo.s64 %d31,%d23,1152;
mov.u64 %d32,z3;
add.s64 %d33,%d32,%d31;
mul.wide.u32 %d34,%r30,16;
add.s64 %d35,%d33,%d34;
ld.global.v4.u32 {%r31,%r32,%r33,%r34},[%d30];
ld.global.v4.u32 {%r35,%r36,%r37,%r38},[%d28];
st.shared.v4.u32 [%d35],{%r35,%r31,%r36,%r32};
or.b32 %r39,%r29,1;
shr.u32 %r40,%r39,3;
add.s32 %r41,%r40,%r39;
mul.wide.u32 %d36,%r41,16;
add.s64 %d37,%d33,%d36;
st.shared.v4.u32 [%d37],{%r37,%r33,%r38,%r34};
$5:
bar.warp.sync -1;
shl.b32 %r42,%r27,1;
setp.ge.u32 %p5,%r9,%r42;
shl.b64 %d38,%d22,3;
add.s64 %d39,%d38,%d15;
add.s64 %d40,%d13,%d39;
mul.wide.u32 %d41,%r9,16;
add.s64 %d42,%d40,%d41;
@%p5 bra $7;
shr.u32 %r43,%r9,3;
add.s32 %r44,%r43,%r9;
mul.lo.s64 %d43,%d23,1152;
mov.u64 %d44,z3;
add.s64 %d45,%d44,%d43;
mul.wide.u32 %d46,%r44,16;
add.s64 %d47,%d45,%d46;
ld.shared.v4.u32 {%r45,%r46,%r47,%r48},[%d47];
st.global.v4.u32 [%d42],{%r45,%r46,%r47,%r48};
$7:
or.b32 %r49,%r9,32;
setp.ge.u32 %p6,%r49,%r42;
@%p6 bra $9;
shr.u32 %r50,%r49,3;
add.s32 %r51,%r50,%r49;
mul.lo.s64 %d48,%d23,1152;
mov.u64 %d49,z3;
add.s64 %d50,%d49,%d48;
mul.wide.u32 %d51,%r51,16;
add.s64 %d52,%d50,%d51;
ld.shared.v4.u32 {%r52,%r53,%r54,%r55},[%d52];
st.global.v4.u32 [%d42+512],{%r52,%r53,%r54,%r55};
$9:
cvt.u32.u64 %r56,%d22;
add.s32 %r57,%r56,%r9;
shl.b32 %r58,%r27,2;
add.s32 %r59,%r57,%r58;
setp.ge.u32 %p7,%r59,%r22;
@%p7 bra $12;
$11:
.pragma "nounroll";
cvt.u64.u32 %d53,%r59;
mul.lo.s64 %d54,%d10,%d53;
add.s64 %d55,%d54,%d15;
mul.lo.s64 %d56,%d8,%d53;
add.s64 %d57,%d14,%d56;
add.s64 %d58,%d12,%d57;
ld.global.u32 %r60,[%d58];
add.s64 %d59,%d11,%d57;
ld.global.u32 %r61,[%d59];
add.s64 %d60,%d13,%d55;
st.global.u32 [%d60],%r60;
add.s64 %d61,%d60,%d9;
st.global.u32 [%d61],%r61;
add.s32 %r59,%r59,32;
setp.lt.u32 %p8,%r59,%r22;
@%p8 bra $11;
$12:
ret;
}
.visible .entry interleave_u32_3(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b32 %r<63>;
.reg .b64 %d<60>;
.shared .align 16 .b8 z4[3456];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u64 %d4,[p3];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d5,[p11+40];
ld.param.u64 %d6,[p11+32];
ld.param.u64 %d7,[p11+24];
ld.param.u64 %d8,[p11+16];
ld.param.u64 %d9,[p10+16];
ld.param.u64 %d10,[p10+8];
ld.param.u64 %d11,[p10];
cvta.to.global.u64 %d12,%d4;
cvta.to.global.u64 %d13,%d3;
cvta.to.global.u64 %d14,%d2;
cvta.to.global.u64 %d15,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $14;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d16,0;
mov.u64 %d17,%d16;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d18,%r18;
mul.lo.s64 %d19,%d8,%d18;
cvt.u64.u32 %d20,%r16;
mul.lo.s64 %d21,%d7,%d20;
add.s64 %d17,%d19,%d21;
mul.lo.s64 %d22,%d6,%d18;
mul.lo.s64 %d23,%d5,%d20;
add.s64 %d16,%d22,%d23;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,2;
shr.u32 %r25,%r14,2;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d24,%r14;
cvt.u64.u32 %d25,%r12;
setp.lt.u32 %p4,%r9,%r27;
@%p4 bra $4;
bra.uni $5;
$4:
shl.b64 %d26,%d24,2;
add.s64 %d27,%d16,%d26;
add.s64 %d28,%d14,%d27;
mul.wide.u32 %d29,%r9,16;
add.s64 %d30,%d28,%d29;
add.s64 %d31,%d13,%d27;
add.s64 %d32,%d31,%d29;
add.s64 %d33,%d12,%d27;
add.s64 %d34,%d33,%d29;
mul.lo.s32 %r28,%r9,3;
mul.lo.s64 %d35,%d25,1728;
mov.u64 %d36,z4;
add.s64 %d37,%d36,%d35;
mul.wide.u32 %d38,%r28,16;
add.s64 %d39,%d37,%d38;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d32];
ld.global.v4.u32 {%r33,%r34,%r35,%r36},[%d30];
ld.global.v4.u32 {%r37,%r38,%r39,%r40},[%d34];
st.shared.v4.u32 [%d39],{%r33,%r29,%r37,%r34};
st.shared.v4.u32 [%d39+16],{%r30,%r38,%r35,%r31};
st.shared.v4.u32 [%d39+32],{%r39,%r36,%r32,%r40};
$5:
bar.warp.sync -1;
mul.lo.s32 %r41,%r27,3;
setp.ge.u32 %p5,%r9,%r41;
mul.lo.s64 %d40,%d25,1728;
mov.u64 %d41,z4;
add.s64 %d42,%d41,%d40;
mul.wide.u32 %d43,%r9,16;
add.s64 %d44,%d42,%d43;
mul.lo.s64 %d45,%d24,12;
add.s64 %d46,%d45,%d17;
add.s64 %d47,%d15,%d46;
add.s64 %d48,%d47,%d43;
@%p5 bra $7;
ld.shared.v4.u32 {%r42,%r43,%r44,%r45},[%d44];
st.global.v4.u32 [%d48],{%r42,%r43,%r44,%r45};
$7:
or.b32 %r46,%r9,32;
setp.ge.u32 %p6,%r46,%r41;
@%p6 bra $9;
ld.shared.v4.u32 {%r47,%r48,%r49,%r50},[%d44+512];
st.global.v4.u32 [%d48+512],{%r47,%r48,%r49,%r50};
$9:
or.b32 %r51,%r9,64;
setp.ge.u32 %p7,%r51,%r41;
@%p7 bra $11;
ld.shared.v4.u32 {%r52,%r53,%r54,%r55},[%d44+1024];
st.global.v4.u32 [%d48+1024],{%r52,%r53,%r54,%r55};
$11:
cvt.u32.u64 %r56,%d24;
add.s32 %r57,%r56,%r9;
shl.b32 %r58,%r27,2;
add.s32 %r59,%r57,%r58;
setp.ge.u32 %p8,%r59,%r22;
@%p8 bra $14;
$13:
.pragma "nounroll";
cvt.u64.u32 %d49,%r59;
mul.lo.s64 %d50,%d11,%d49;
mul.lo.s64 %d51,%d9,%d49;
add.s64 %d52,%d16,%d51;
add.s64 %d53,%d14,%d52;
ld.global.u32 %r60,[%d53];
add.s64 %d54,%d13,%d52;
ld.global.u32 %r61,[%d54];
add.s64 %d55,%d12,%d52;
ld.global.u32 %r62,[%d55];
add.s64 %d56,%d50,%d17;
add.s64 %d57,%d15,%d56;
st.global.u32 [%d57],%r60;
add.s64 %d58,%d57,%d10;
st.global.u32 [%d58],%r61;
add.s64 %d59,%d58,%d10;
st.global.u32 [%d59],%r62;
add.s32 %r59,%r59,32;
setp.lt.u32 %p9,%r59,%r22;
@%p9 bra $13;
$14:
ret;
}
.visible .entry interleave_u32_4(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b32 %r<91>;
.reg .b64 %d<88>;
.shared .align 16 .b8 z5[4608];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p4];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d6,[p11+40];
ld.param.u64 %d7,[p11+32];
ld.param.u64 %d8,[p11+24];
ld.param.u64 %d9,[p11+16];
ld.param.u64 %d10,[p10+16];
ld.param.u64 %d11,[p10+8];
ld.param.u64 %d12,[p10];
cvta.to.global.u64 %d13,%d5;
cvta.to.global.u64 %d14,%d4;
cvta.to.global.u64 %d15,%d3;
cvta.to.global.u64 %d16,%d2;
cvta.to.global.u64 %d17,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $16;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d18,0;
mov.u64 %d19,%d18;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d20,%r18;
mul.lo.s64 %d21,%d9,%d20;
cvt.u64.u32 %d22,%r16;
mul.lo.s64 %d23,%d8,%d22;
add.s64 %d19,%d21,%d23;
mul.lo.s64 %d24,%d7,%d20;
mul.lo.s64 %d25,%d6,%d22;
add.s64 %d18,%d24,%d25;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,2;
shr.u32 %r25,%r14,2;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d26,%r14;
cvt.u64.u32 %d27,%r12;
setp.lt.u32 %p4,%r9,%r27;
@%p4 bra $4;
bra.uni $5;
$4:
shl.b64 %d28,%d26,2;
add.s64 %d29,%d18,%d28;
add.s64 %d30,%d16,%d29;
mul.wide.u32 %d31,%r9,16;
add.s64 %d32,%d30,%d31;
add.s64 %d33,%d15,%d29;
add.s64 %d34,%d33,%d31;
add.s64 %d35,%d14,%d29;
add.s64 %d36,%d35,%d31;
add.s64 %d37,%d13,%d29;
add.s64 %d38,%d37,%d31;
shr.u32 %r28,%r9,1;
shl.b32 %r29,%r9,2;
add.s32 %r30,%r28,%r29;
mul.lo.s64 %d39,%d27,2304;
mov.u64 %d40,z5;
add.s64 %d41,%d40,%d39;
mul.wide.u32 %d42,%r30,16;
add.s64 %d43,%d41,%d42;
ld.global.v4.u32 {%r31,%r32,%r33,%r34},[%d34];
ld.global.v4.u32 {%r35,%r36,%r37,%r38},[%d32];
ld.global.v4.u32 {%r39,%r40,%r41,%r42},[%d36];
ld.global.v4.u32 {%r43,%r44,%r45,%r46},[%d38];
st.shared.v4.u32 [%d43],{%r35,%r31,%r39,%r43};
or.b32 %r47,%r29,1;
shr.u32 %r48,%r47,3;
add.s32 %r49,%r48,%r47;
mul.wide.u32 %d44,%r49,16;
add.s64 %d45,%d41,%d44;
st.shared.v4.u32 [%d45],{%r36,%r32,%r40,%r44};
or.b32 %r50,%r29,2;
shr.u32 %r51,%r50,3;
add.s32 %r52,%r51,%r50;
mul.wide.u32 %d46,%r52,16;
add.s64 %d47,%d41,%d46;
st.shared.v4.u32 [%d47],{%r37,%r33,%r41,%r45};
or.b32 %r53,%r29,3;
shr.u32 %r54,%r53,3;
add.s32 %r55,%r54,%r53;
mul.wide.u32 %d48,%r55,16;
add.s64 %d49,%d41,%d48;
st.shared.v4.u32 [%d49],{%r38,%r34,%r42,%r46};
$5:
bar.warp.sync -1;
shl.b32 %r56,%r27,2;
setp.ge.u32 %p5,%r9,%r56;
shl.b64 %d50,%d26,4;
add.s64 %d51,%d50,%d19;
add.s64 %d52,%d17,%d51;
mul.wide.u32 %d53,%r9,16;
add.s64 %d54,%d52,%d53;
@%p5 bra $7;
shr.u32 %r57,%r9,3;
add.s32 %r58,%r57,%r9;
mul.lo.s64 %d55,%d27,2304;
mov.u64 %d56,z5;
add.s64 %d57,%d56,%d55;
mul.wide.u32 %d58,%r58,16;
add.s64 %d59,%d57,%d58;
ld.shared.v4.u32 {%r59,%r60,%r61,%r62},[%d59];
st.global.v4.u32 [%d54],{%r59,%r60,%r61,%r62};
$7:
or.b32 %r63,%r9,32;
setp.ge.u32 %p6,%r63,%r56;
@%p6 bra $9;
shr.u32 %r64,%r63,3;
add.s32 %r65,%r64,%r63;
mul.lo.s64 %d60,%d27,2304;
mov.u64 %d61,z5;
add.s64 %d62,%d61,%d60;
mul.wide.u32 %d63,%r65,16;
add.s64 %d64,%d62,%d63;
ld.shared.v4.u32 {%r66,%r67,%r68,%r69},[%d64];
st.global.v4.u32 [%d54+512],{%r66,%r67,%r68,%r69};
$9:
or.b32 %r70,%r9,64;
setp.ge.u32 %p7,%r70,%r56;
@%p7 bra $11;
shr.u32 %r71,%r70,3;
add.s32 %r72,%r71,%r70;
mul.lo.s64 %d65,%d27,2304;
mov.u64 %d66,z5;
add.s64 %d67,%d66,%d65;
mul.wide.u32 %d68,%r72,16;
add.s64 %d69,%d67,%d68;
ld.shared.v4.u32 {%r73,%r74,%r75,%r76},[%d69];
st.global.v4.u32 [%d54+1024],{%r73,%r74,%r75,%r76};
$11:
or.b32 %r77,%r9,96;
setp.ge.u32 %p8,%r77,%r56;
@%p8 bra $13;
shr.u32 %r78,%r77,3;
add.s32 %r79,%r78,%r77;
mul.lo.s64 %d70,%d27,2304;
mov.u64 %d71,z5;
add.s64 %d72,%d71,%d70;
mul.wide.u32 %d73,%r79,16;
add.s64 %d74,%d72,%d73;
ld.shared.v4.u32 {%r80,%r81,%r82,%r83},[%d74];
st.global.v4.u32 [%d54+1536],{%r80,%r81,%r82,%r83};
$13:
cvt.u32.u64 %r84,%d26;
add.s32 %r85,%r84,%r9;
add.s32 %r86,%r85,%r56;
setp.ge.u32 %p9,%r86,%r22;
@%p9 bra $16;
$15:
.pragma "nounroll";
cvt.u64.u32 %d75,%r86;
mul.lo.s64 %d76,%d12,%d75;
mul.lo.s64 %d77,%d10,%d75;
add.s64 %d78,%d18,%d77;
add.s64 %d79,%d16,%d78;
ld.global.u32 %r87,[%d79];
add.s64 %d80,%d15,%d78;
ld.global.u32 %r88,[%d80];
add.s64 %d81,%d14,%d78;
ld.global.u32 %r89,[%d81];
add.s64 %d82,%d13,%d78;
ld.global.u32 %r90,[%d82];
add.s64 %d83,%d76,%d19;
add.s64 %d84,%d17,%d83;
st.global.u32 [%d84],%r87;
add.s64 %d85,%d84,%d11;
st.global.u32 [%d85],%r88;
add.s64 %d86,%d85,%d11;
st.global.u32 [%d86],%r89;
add.s64 %d87,%d86,%d11;
st.global.u32 [%d87],%r90;
add.s32 %r86,%r86,32;
setp.lt.u32 %p10,%r86,%r22;
@%p10 bra $15;
$16:
ret;
}
.visible .entry interleave_u8_2(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b16 %s<3>;
.reg .b32 %r<89>;
.reg .b64 %d<61>;
.shared .align 16 .b8 z6[2304];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d4,[p11+40];
ld.param.u64 %d5,[p11+32];
ld.param.u64 %d6,[p11+24];
ld.param.u64 %d7,[p11+16];
ld.param.u64 %d8,[p10+16];
ld.param.u64 %d9,[p10+8];
ld.param.u64 %d10,[p10];
cvta.to.global.u64 %d11,%d3;
cvta.to.global.u64 %d12,%d2;
cvta.to.global.u64 %d13,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $12;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d14,0;
mov.u64 %d15,%d14;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d16,%r18;
mul.lo.s64 %d17,%d7,%d16;
cvt.u64.u32 %d18,%r16;
mul.lo.s64 %d19,%d6,%d18;
add.s64 %d15,%d17,%d19;
mul.lo.s64 %d20,%d5,%d16;
mul.lo.s64 %d21,%d4,%d18;
add.s64 %d14,%d20,%d21;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,4;
shr.u32 %r25,%r14,4;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d22,%r14;
cvt.u64.u32 %d23,%r12;
setp.lt.u32 %p4,%r9,%r27;
@%p4 bra $4;
bra.uni $5;
$4:
add.s64 %d24,%d14,%d22;
add.s64 %d25,%d12,%d24;
mul.wide.u32 %d26,%r9,16;
add.s64 %d27,%d25,%d26;
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%d27];
add.s64 %d28,%d11,%d24;
add.s64 %d29,%d28,%d26;
ld.global.v4.u32 {%r32,%r33,%r34,%r35},[%d29];
mov.u32 %r36,64;
prmt.b32 %r37,%r28,%r32,%r36;
mov.u32 %r38,81;
prmt.b32 %r39,%r28,%r32,%r38;
mov.u32 %r40,21520;
mov.u32 %r41,98;
prmt.b32 %r42,%r28,%r32,%r41;
mov.u32 %r43,115;
prmt.b32 %r44,%r28,%r32,%r43;
prmt.b32 %r45,%r29,%r33,%r36;
prmt.b32 %r46,%r29,%r33,%r38;
prmt.b32 %r47,%r29,%r33,%r41;
prmt.b32 %r48,%r29,%r33,%r43;
prmt.b32 %r49,%r30,%r34,%r36;
prmt.b32 %r50,%r30,%r34,%r38;
prmt.b32 %r51,%r30,%r34,%r41;
prmt.b32 %r52,%r30,%r34,%r43;
prmt.b32 %r53,%r31,%r35,%r36;
prmt.b32 %r54,%r31,%r35,%r38;
prmt.b32 %r55,%r31,%r35,%r41;
prmt.b32 %r56,%r31,%r35,%r43;
shr.u32 %r57,%r9,2;
shl.b32 %r58,%r9,1;
add.s32 %r59,%r57,%r58;
mul.lo.s64 %d30,%d23,1152;
mov.u64 %d31,z6;
add.s64 %d32,%d31,%d30;
mul.wide.u32 %d33,%r59,16;
add.s64 %d34,%d32,%d33;
prmt.b32 %r60,%r47,%r48,%r40;
prmt.b32 %r61,%r45,%r46,%r40;
prmt.b32 %r62,%r42,%r44,%r40;
prmt.b32 %r63,%r37,%r39,%r40;
st.shared.v4.u32 [%d34],{%r63,%r62,%r61,%r60};
or.b32 %r64,%r58,1;
shr.u32 %r65,%r64,3;
add.s32 %r66,%r65,%r64;
mul.wide.u32 %d35,%r66,16;
add.s64 %d36,%d32,%d35;
prmt.b32 %r67,%r55,%r56,%r40;
prmt.b32 %r68,%r53,%r54,%r40;
prmt.b32 %r69,%r51,%r52,%r40;
prmt.b32 %r70,%r49,%r50,%r40;
st.shared.v4.u32 [%d36],{%r70,%r69,%r68,%r67};
$5:
bar.warp.sync -1;
shl.b32 %r71,%r27,1;
setp.ge.u32 %p5,%r9,%r71;
shl.b64 %d37,%d22,1;
add.s64 %d38,%d37,%d15;
add.s64 %d39,%d13,%d38;
mul.wide.u32 %d40,%r9,16;
add.s64 %d41,%d39,%d40;
@%p5 bra $7;
shr.u32 %r72,%r9,3;
add.s32 %r73,%r72,%r9;
mul.lo.s64 %d42,%d23,1152;
mov.u64 %d43,z6;
add.s64 %d44,%d43,%d42;
mul.wide.u32 %d45,%r73,16;
add.s64 %d46,%d44,%d45;
ld.shared.v4.u32 {%r74,%r75,%r76,%r77},[%d46];
st.global.v4.u32 [%d41],{%r74,%r75,%r76,%r77};
$7:
or.b32 %r78,%r9,32;
setp.ge.u32 %p6,%r78,%r71;
@%p6 bra $9;
shr.u32 %r79,%r78,3;
add.s32 %r80,%r79,%r78;
mul.lo.s64 %d47,%d23,1152;
mov.u64 %d48,z6;
add.s64 %d49,%d48,%d47;
mul.wide.u32 %d50,%r80,16;
add.s64 %d51,%d49,%d50;
ld.shared.v4.u32 {%r81,%r82,%r83,%r84},[%d51];
st.global.v4.u32 [%d41+512],{%r81,%r82,%r83,%r84};
$9:
cvt.u32.u64 %r85,%d22;
add.s32 %r86,%r85,%r9;
shl.b32 %r87,%r27,4;
add.s32 %r88,%r86,%r87;
setp.ge.u32 %p7,%r88,%r22;
@%p7 bra $12;
$11:
.pragma "nounroll";
cvt.u64.u32 %d52,%r88;
mul.lo.s64 %d53,%d10,%d52;
add.s64 %d54,%d53,%d15;
mul.lo.s64 %d55,%d8,%d52;
add.s64 %d56,%d14,%d55;
add.s64 %d57,%d12,%d56;
ld.global.u8 %s1,[%d57];
add.s64 %d58,%d11,%d56;
ld.global.u8 %s2,[%d58];
add.s64 %d59,%d13,%d54;
st.global.u8 [%d59],%s1;
add.s64 %d60,%d59,%d9;
st.global.u8 [%d60],%s2;
add.s32 %r88,%r88,32;
setp.lt.u32 %p8,%r88,%r22;
@%p8 bra $11;
$12:
ret;
}
.visible .entry interleave_streaming(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %s<4>;
.reg .b32 %r<103>;
.reg .b64 %d<67>;
.shared .align 16 .b8 z7[3456];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u64 %d4,[p3];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d5,[p11+40];
ld.param.u64 %d6,[p11+32];
ld.param.u64 %d7,[p11+24];
ld.param.u64 %d8,[p11+16];
ld.param.u64 %d9,[p10+16];
ld.param.u64 %d10,[p10+8];
ld.param.u64 %d11,[p10];
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $14;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d12,0;
mov.u64 %d13,%d12;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d14,%r18;
mul.lo.s64 %d15,%d8,%d14;
cvt.u64.u32 %d16,%r16;
mul.lo.s64 %d17,%d7,%d16;
add.s64 %d13,%d15,%d17;
mul.lo.s64 %d18,%d6,%d14;
mul.lo.s64 %d19,%d5,%d16;
add.s64 %d12,%d18,%d19;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,4;
shr.u32 %r25,%r14,4;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d20,%r14;
cvt.u64.u32 %d21,%r12;
setp.lt.u32 %p4,%r9,%r27;
@%p4 bra $4;
bra.uni $5;
$4:
add.s64 %d22,%d12,%d20;
add.s64 %d23,%d2,%d22;
mul.wide.u32 %d24,%r9,16;
add.s64 %d25,%d23,%d24;
ld.global.cs.v4.u32 {%r28,%r29,%r30,%r31},[%d25];
add.s64 %d26,%d3,%d22;
add.s64 %d27,%d26,%d24;
ld.global.cs.v4.u32 {%r32,%r33,%r34,%r35},[%d27];
add.s64 %d28,%d4,%d22;
add.s64 %d29,%d28,%d24;
ld.global.cs.v4.u32 {%r36,%r37,%r38,%r39},[%d29];
mov.u32 %r40,64;
prmt.b32 %r41,%r28,%r32,%r40;
mov.u32 %r42,80;
prmt.b32 %r43,%r36,%r28,%r42;
mov.u32 %r44,21520;
mov.u32 %r45,81;
prmt.b32 %r46,%r32,%r36,%r45;
mov.u32 %r47,98;
prmt.b32 %r48,%r28,%r32,%r47;
mov.u32 %r49,114;
prmt.b32 %r50,%r36,%r28,%r49;
mov.u32 %r51,115;
prmt.b32 %r52,%r32,%r36,%r51;
prmt.b32 %r53,%r29,%r33,%r40;
prmt.b32 %r54,%r37,%r29,%r42;
prmt.b32 %r55,%r33,%r37,%r45;
prmt.b32 %r56,%r29,%r33,%r47;
prmt.b32 %r57,%r37,%r29,%r49;
prmt.b32 %r58,%r33,%r37,%r51;
prmt.b32 %r59,%r30,%r34,%r40;
prmt.b32 %r60,%r38,%r30,%r42;
prmt.b32 %r61,%r34,%r38,%r45;
prmt.b32 %r62,%r30,%r34,%r47;
prmt.b32 %r63,%r38,%r30,%r49;
prmt.b32 %r64,%r34,%r38,%r51;
prmt.b32 %r65,%r31,%r35,%r40;
prmt.b32 %r66,%r39,%r31,%r42;
prmt.b32 %r67,%r35,%r39,%r45;
prmt.b32 %r68,%r31,%r35,%r47;
prmt.b32 %r69,%r39,%r31,%r49;
prmt.b32 %r70,%r35,%r39,%r51;
mul.lo.s32 %r71,%r9,3;
mul.lo.s64 %d30,%d21,1728;
mov.u64 %d31,z7;
add.s64 %d32,%d31,%d30;
mul.wide.u32 %d33,%r71,16;
add.s64 %d34,%d32,%d33;
prmt.b32 %r72,%r53,%r54,%r44;
prmt.b32 %r73,%r50,%r52,%r44;
prmt.b32 %r74,%r46,%r48,%r44;
prmt.b32 %r75,%r41,%r43,%r44;
st.shared.v4.u32 [%d34],{%r75,%r74,%r73,%r72};
prmt.b32 %r76,%r61,%r62,%r44;
prmt.b32 %r77,%r59,%r60,%r44;
prmt.b32 %r78,%r57,%r58,%r44;
prmt.b32 %r79,%r55,%r56,%r44;
st.shared.v4.u32 [%d34+16],{%r79,%r78,%r77,%r76};
prmt.b32 %r80,%r69,%r70,%r44;
prmt.b32 %r81,%r67,%r68,%r44;
prmt.b32 %r82,%r65,%r66,%r44;
prmt.b32 %r83,%r63,%r64,%r44;
st.shared.v4.u32 [%d34+32],{%r83,%r82,%r81,%r80};
$5:
mul.lo.s64 %d35,%d20,3;
add.s64 %d36,%d35,%d13;
add.s64 %d37,%d1,%d36;
cvt.u64.u32 %d38,%r9;
bar.warp.sync -1;
mul.lo.s32 %r84,%r27,3;
setp.ge.u32 %p5,%r9,%r84;
mul.lo.s64 %d39,%d21,1728;
mov.u64 %d40,z7;
add.s64 %d41,%d40,%d39;
mul.wide.u32 %d42,%r9,16;
add.s64 %d43,%d41,%d42;
@%p5 bra $7;
shl.b64 %d44,%d38,4;
add.s64 %d45,%d37,%d44;
ld.shared.v4.u32 {%r85,%r86,%r87,%r88},[%d43];
st.global.cs.v4.u32 [%d45],{%r85,%r86,%r87,%r88};
$7:
or.b32 %r89,%r9,32;
setp.ge.u32 %p6,%r89,%r84;
@%p6 bra $9;
shl.b64 %d46,%d38,4;
add.s64 %d47,%d37,%d46;
add.s64 %d48,%d47,512;
ld.shared.v4.u32 {%r90,%r91,%r92,%r93},[%d43+512];
st.global.cs.v4.u32 [%d48],{%r90,%r91,%r92,%r93};
$9:
or.b32 %r94,%r9,64;
setp.ge.u32 %p7,%r94,%r84;
@%p7 bra $11;
shl.b64 %d49,%d38,4;
add.s64 %d50,%d37,%d49;
add.s64 %d51,%d50,1024;
ld.shared.v4.u32 {%r95,%r96,%r97,%r98},[%d43+1024];
st.global.cs.v4.u32 [%d51],{%r95,%r96,%r97,%r98};
$11:
cvt.u32.u64 %r99,%d20;
add.s32 %r100,%r99,%r9;
shl.b32 %r101,%r27,4;
add.s32 %r102,%r100,%r101;
setp.ge.u32 %p8,%r102,%r22;
@%p8 bra $14;
cvta.to.global.u64 %d52,%d1;
cvta.to.global.u64 %d53,%d2;
cvta.to.global.u64 %d54,%d3;
cvta.to.global.u64 %d55,%d4;
$13:
.pragma "nounroll";
cvt.u64.u32 %d56,%r102;
mul.lo.s64 %d57,%d11,%d56;
mul.lo.s64 %d58,%d9,%d56;
add.s64 %d59,%d12,%d58;
add.s64 %d60,%d53,%d59;
ld.global.u8 %s1,[%d60];
add.s64 %d61,%d54,%d59;
ld.global.u8 %s2,[%d61];
add.s64 %d62,%d55,%d59;
ld.global.u8 %s3,[%d62];
add.s64 %d63,%d57,%d13;
add.s64 %d64,%d52,%d63;
st.global.u8 [%d64],%s1;
add.s64 %d65,%d64,%d10;
st.global.u8 [%d65],%s2;
add.s64 %d66,%d65,%d10;
st.global.u8 [%d66],%s3;
add.s32 %r102,%r102,32;
setp.lt.u32 %p9,%r102,%r22;
@%p9 bra $13;
$14:
ret;
}
.visible .entry interleave_u8_3(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %s<4>;
.reg .b32 %r<103>;
.reg .b64 %d<59>;
.shared .align 16 .b8 z8[3456];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u64 %d4,[p3];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d5,[p11+40];
ld.param.u64 %d6,[p11+32];
ld.param.u64 %d7,[p11+24];
ld.param.u64 %d8,[p11+16];
ld.param.u64 %d9,[p10+16];
ld.param.u64 %d10,[p10+8];
ld.param.u64 %d11,[p10];
cvta.to.global.u64 %d12,%d4;
cvta.to.global.u64 %d13,%d3;
cvta.to.global.u64 %d14,%d2;
cvta.to.global.u64 %d15,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $14;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d16,0;
mov.u64 %d17,%d16;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d18,%r18;
mul.lo.s64 %d19,%d8,%d18;
cvt.u64.u32 %d20,%r16;
mul.lo.s64 %d21,%d7,%d20;
add.s64 %d17,%d19,%d21;
mul.lo.s64 %d22,%d6,%d18;
mul.lo.s64 %d23,%d5,%d20;
add.s64 %d16,%d22,%d23;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,4;
shr.u32 %r25,%r14,4;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d24,%r14;
cvt.u64.u32 %d25,%r12;
setp.lt.u32 %p4,%r9,%r27;
@%p4 bra $4;
bra.uni $5;
$4:
add.s64 %d26,%d16,%d24;
add.s64 %d27,%d14,%d26;
mul.wide.u32 %d28,%r9,16;
add.s64 %d29,%d27,%d28;
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%d29];
add.s64 %d30,%d13,%d26;
add.s64 %d31,%d30,%d28;
ld.global.v4.u32 {%r32,%r33,%r34,%r35},[%d31];
add.s64 %d32,%d12,%d26;
add.s64 %d33,%d32,%d28;
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%d33];
mov.u32 %r40,64;
prmt.b32 %r41,%r28,%r32,%r40;
mov.u32 %r42,80;
prmt.b32 %r43,%r36,%r28,%r42;
mov.u32 %r44,21520;
mov.u32 %r45,81;
prmt.b32 %r46,%r32,%r36,%r45;
mov.u32 %r47,98;
prmt.b32 %r48,%r28,%r32,%r47;
mov.u32 %r49,114;
prmt.b32 %r50,%r36,%r28,%r49;
mov.u32 %r51,115;
prmt.b32 %r52,%r32,%r36,%r51;
prmt.b32 %r53,%r29,%r33,%r40;
prmt.b32 %r54,%r37,%r29,%r42;
prmt.b32 %r55,%r33,%r37,%r45;
prmt.b32 %r56,%r29,%r33,%r47;
prmt.b32 %r57,%r37,%r29,%r49;
prmt.b32 %r58,%r33,%r37,%r51;
prmt.b32 %r59,%r30,%r34,%r40;
prmt.b32 %r60,%r38,%r30,%r42;
prmt.b32 %r61,%r34,%r38,%r45;
prmt.b32 %r62,%r30,%r34,%r47;
prmt.b32 %r63,%r38,%r30,%r49;
prmt.b32 %r64,%r34,%r38,%r51;
prmt.b32 %r65,%r31,%r35,%r40;
prmt.b32 %r66,%r39,%r31,%r42;
prmt.b32 %r67,%r35,%r39,%r45;
prmt.b32 %r68,%r31,%r35,%r47;
prmt.b32 %r69,%r39,%r31,%r49;
prmt.b32 %r70,%r35,%r39,%r51;
mul.lo.s32 %r71,%r9,3;
mul.lo.s64 %d34,%d25,1728;
mov.u64 %d35,z8;
add.s64 %d36,%d35,%d34;
mul.wide.u32 %d37,%r71,16;
add.s64 %d38,%d36,%d37;
prmt.b32 %r72,%r53,%r54,%r44;
prmt.b32 %r73,%r50,%r52,%r44;
prmt.b32 %r74,%r46,%r48,%r44;
prmt.b32 %r75,%r41,%r43,%r44;
st.shared.v4.u32 [%d38],{%r75,%r74,%r73,%r72};
prmt.b32 %r76,%r61,%r62,%r44;
prmt.b32 %r77,%r59,%r60,%r44;
prmt.b32 %r78,%r57,%r58,%r44;
prmt.b32 %r79,%r55,%r56,%r44;
st.shared.v4.u32 [%d38+16],{%r79,%r78,%r77,%r76};
prmt.b32 %r80,%r69,%r70,%r44;
prmt.b32 %r81,%r67,%r68,%r44;
prmt.b32 %r82,%r65,%r66,%r44;
prmt.b32 %r83,%r63,%r64,%r44;
st.shared.v4.u32 [%d38+32],{%r83,%r82,%r81,%r80};
$5:
bar.warp.sync -1;
mul.lo.s32 %r84,%r27,3;
setp.ge.u32 %p5,%r9,%r84;
mul.lo.s64 %d39,%d25,1728;
mov.u64 %d40,z8;
add.s64 %d41,%d40,%d39;
mul.wide.u32 %d42,%r9,16;
add.s64 %d43,%d41,%d42;
mul.lo.s64 %d44,%d24,3;
add.s64 %d45,%d44,%d17;
add.s64 %d46,%d15,%d45;
add.s64 %d47,%d46,%d42;
@%p5 bra $7;
ld.shared.v4.u32 {%r85,%r86,%r87,%r88},[%d43];
st.global.v4.u32 [%d47],{%r85,%r86,%r87,%r88};
$7:
or.b32 %r89,%r9,32;
setp.ge.u32 %p6,%r89,%r84;
@%p6 bra $9;
ld.shared.v4.u32 {%r90,%r91,%r92,%r93},[%d43+512];
st.global.v4.u32 [%d47+512],{%r90,%r91,%r92,%r93};
$9:
or.b32 %r94,%r9,64;
setp.ge.u32 %p7,%r94,%r84;
@%p7 bra $11;
ld.shared.v4.u32 {%r95,%r96,%r97,%r98},[%d43+1024];
st.global.v4.u32 [%d47+1024],{%r95,%r96,%r97,%r98};
$11:
cvt.u32.u64 %r99,%d24;
add.s32 %r100,%r99,%r9;
shl.b32 %r101,%r27,4;
add.s32 %r102,%r100,%r101;
setp.ge.u32 %p8,%r102,%r22;
@%p8 bra $14;
$13:
.pragma "nounroll";
cvt.u64.u32 %d48,%r102;
mul.lo.s64 %d49,%d11,%d48;
mul.lo.s64 %d50,%d9,%d48;
add.s64 %d51,%d16,%d50;
add.s64 %d52,%d14,%d51;
ld.global.u8 %s1,[%d52];
add.s64 %d53,%d13,%d51;
ld.global.u8 %s2,[%d53];
add.s64 %d54,%d12,%d51;
ld.global.u8 %s3,[%d54];
add.s64 %d55,%d49,%d17;
add.s64 %d56,%d15,%d55;
st.global.u8 [%d56],%s1;
add.s64 %d57,%d56,%d10;
st.global.u8 [%d57],%s2;
add.s64 %d58,%d57,%d10;
st.global.u8 [%d58],%s3;
add.s32 %r102,%r102,32;
setp.lt.u32 %p9,%r102,%r22;
@%p9 bra $13;
$14:
ret;
}
.visible .entry interleave_u8_4(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b16 %s<5>;
.reg .b32 %r<141>;
.reg .b64 %d<87>;
.shared .align 16 .b8 z9[4608];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p4];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d6,[p11+40];
ld.param.u64 %d7,[p11+32];
ld.param.u64 %d8,[p11+24];
ld.param.u64 %d9,[p11+16];
ld.param.u64 %d10,[p10+16];
ld.param.u64 %d11,[p10+8];
ld.param.u64 %d12,[p10];
cvta.to.global.u64 %d13,%d5;
cvta.to.global.u64 %d14,%d4;
cvta.to.global.u64 %d15,%d3;
cvta.to.global.u64 %d16,%d2;
cvta.to.global.u64 %d17,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $16;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d18,0;
mov.u64 %d19,%d18;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d20,%r18;
mul.lo.s64 %d21,%d9,%d20;
cvt.u64.u32 %d22,%r16;
mul.lo.s64 %d23,%d8,%d22;
add.s64 %d19,%d21,%d23;
mul.lo.s64 %d24,%d7,%d20;
mul.lo.s64 %d25,%d6,%d22;
add.s64 %d18,%d24,%d25;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,4;
shr.u32 %r25,%r14,4;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d26,%r14;
cvt.u64.u32 %d27,%r12;
setp.lt.u32 %p4,%r9,%r27;
@%p4 bra $4;
bra.uni $5;
$4:
add.s64 %d28,%d18,%d26;
add.s64 %d29,%d16,%d28;
mul.wide.u32 %d30,%r9,16;
add.s64 %d31,%d29,%d30;
ld.global.v4.u32 {%r28,%r29,%r30,%r31},[%d31];
add.s64 %d32,%d15,%d28;
add.s64 %d33,%d32,%d30;
ld.global.v4.u32 {%r32,%r33,%r34,%r35},[%d33];
add.s64 %d34,%d14,%d28;
add.s64 %d35,%d34,%d30;
ld.global.v4.u32 {%r36,%r37,%r38,%r39},[%d35];
add.s64 %d36,%d13,%d28;
add.s64 %d37,%d36,%d30;
ld.global.v4.u32 {%r40,%r41,%r42,%r43},[%d37];
mov.u32 %r44,64;
prmt.b32 %r45,%r28,%r32,%r44;
prmt.b32 %r46,%r36,%r40,%r44;
mov.u32 %r47,21520;
mov.u32 %r48,81;
prmt.b32 %r49,%r28,%r32,%r48;
prmt.b32 %r50,%r36,%r40,%r48;
mov.u32 %r51,98;
prmt.b32 %r52,%r28,%r32,%r51;
prmt.b32 %r53,%r36,%r40,%r51;
mov.u32 %r54,115;
prmt.b32 %r55,%r28,%r32,%r54;
prmt.b32 %r56,%r36,%r40,%r54;
prmt.b32 %r57,%r29,%r33,%r44;
prmt.b32 %r58,%r37,%r41,%r44;
prmt.b32 %r59,%r29,%r33,%r48;
prmt.b32 %r60,%r37,%r41,%r48;
prmt.b32 %r61,%r29,%r33,%r51;
prmt.b32 %r62,%r37,%r41,%r51;
prmt.b32 %r63,%r29,%r33,%r54;
prmt.b32 %r64,%r37,%r41,%r54;
prmt.b32 %r65,%r30,%r34,%r44;
prmt.b32 %r66,%r38,%r42,%r44;
prmt.b32 %r67,%r30,%r34,%r48;
prmt.b32 %r68,%r38,%r42,%r48;
prmt.b32 %r69,%r30,%r34,%r51;
prmt.b32 %r70,%r38,%r42,%r51;
prmt.b32 %r71,%r30,%r34,%r54;
prmt.b32 %r72,%r38,%r42,%r54;
prmt.b32 %r73,%r31,%r35,%r44;
prmt.b32 %r74,%r39,%r43,%r44;
prmt.b32 %r75,%r31,%r35,%r48;
prmt.b32 %r76,%r39,%r43,%r48;
prmt.b32 %r77,%r31,%r35,%r51;
prmt.b32 %r78,%r39,%r43,%r51;
prmt.b32 %r79,%r31,%r35,%r54;
prmt.b32 %r80,%r39,%r43,%r54;
shr.u32 %r81,%r9,1;
shl.b32 %r82,%r9,2;
add.s32 %r83,%r81,%r82;
mul.lo.s64 %d38,%d27,2304;
mov.u64 %d39,z9;
add.s64 %d40,%d39,%d38;
mul.wide.u32 %d41,%r83,16;
add.s64 %d42,%d40,%d41;
prmt.b32 %r84,%r55,%r56,%r47;
prmt.b32 %r85,%r52,%r53,%r47;
prmt.b32 %r86,%r49,%r50,%r47;
prmt.b32 %r87,%r45,%r46,%r47;
st.shared.v4.u32 [%d42],{%r87,%r86,%r85,%r84};
or.b32 %r88,%r82,1;
shr.u32 %r89,%r88,3;
add.s32 %r90,%r89,%r88;
mul.wide.u32 %d43,%r90,16;
add.s64 %d44,%d40,%d43;
prmt.b32 %r91,%r63,%r64,%r47;
prmt.b32 %r92,%r61,%r62,%r47;
prmt.b32 %r93,%r59,%r60,%r47;
prmt.b32 %r94,%r57,%r58,%r47;
st.shared.v4.u32 [%d44],{%r94,%r93,%r92,%r91};
or.b32 %r95,%r82,2;
shr.u32 %r96,%r95,3;
add.s32 %r97,%r96,%r95;
mul.wide.u32 %d45,%r97,16;
add.s64 %d46,%d40,%d45;
prmt.b32 %r98,%r71,%r72,%r47;
prmt.b32 %r99,%r69,%r70,%r47;
prmt.b32 %r100,%r67,%r68,%r47;
prmt.b32 %r101,%r65,%r66,%r47;
st.shared.v4.u32 [%d46],{%r101,%r100,%r99,%r98};
or.b32 %r102,%r82,3;
shr.u32 %r103,%r102,3;
add.s32 %r104,%r103,%r102;
mul.wide.u32 %d47,%r104,16;
add.s64 %d48,%d40,%d47;
prmt.b32 %r105,%r79,%r80,%r47;
prmt.b32 %r106,%r77,%r78,%r47;
prmt.b32 %r107,%r75,%r76,%r47;
prmt.b32 %r108,%r73,%r74,%r47;
st.shared.v4.u32 [%d48],{%r108,%r107,%r106,%r105};
$5:
bar.warp.sync -1;
shl.b32 %r109,%r27,2;
setp.ge.u32 %p5,%r9,%r109;
shl.b64 %d49,%d26,2;
add.s64 %d50,%d49,%d19;
add.s64 %d51,%d17,%d50;
mul.wide.u32 %d52,%r9,16;
add.s64 %d53,%d51,%d52;
@%p5 bra $7;
shr.u32 %r110,%r9,3;
add.s32 %r111,%r110,%r9;
mul.lo.s64 %d54,%d27,2304;
mov.u64 %d55,z9;
add.s64 %d56,%d55,%d54;
mul.wide.u32 %d57,%r111,16;
add.s64 %d58,%d56,%d57;
ld.shared.v4.u32 {%r112,%r113,%r114,%r115},[%d58];
st.global.v4.u32 [%d53],{%r112,%r113,%r114,%r115};
$7:
or.b32 %r116,%r9,32;
setp.ge.u32 %p6,%r116,%r109;
@%p6 bra $9;
shr.u32 %r117,%r116,3;
add.s32 %r118,%r117,%r116;
mul.lo.s64 %d59,%d27,2304;
mov.u64 %d60,z9;
add.s64 %d61,%d60,%d59;
mul.wide.u32 %d62,%r118,16;
add.s64 %d63,%d61,%d62;
ld.shared.v4.u32 {%r119,%r120,%r121,%r122},[%d63];
st.global.v4.u32 [%d53+512],{%r119,%r120,%r121,%r122};
$9:
or.b32 %r123,%r9,64;
setp.ge.u32 %p7,%r123,%r109;
@%p7 bra $11;
shr.u32 %r124,%r123,3;
add.s32 %r125,%r124,%r123;
mul.lo.s64 %d64,%d27,2304;
mov.u64 %d65,z9;
add.s64 %d66,%d65,%d64;
mul.wide.u32 %d67,%r125,16;
add.s64 %d68,%d66,%d67;
ld.shared.v4.u32 {%r126,%r127,%r128,%r129},[%d68];
st.global.v4.u32 [%d53+1024],{%r126,%r127,%r128,%r129};
$11:
or.b32 %r130,%r9,96;
setp.ge.u32 %p8,%r130,%r109;
@%p8 bra $13;
shr.u32 %r131,%r130,3;
add.s32 %r132,%r131,%r130;
mul.lo.s64 %d69,%d27,2304;
mov.u64 %d70,z9;
add.s64 %d71,%d70,%d69;
mul.wide.u32 %d72,%r132,16;
add.s64 %d73,%d71,%d72;
ld.shared.v4.u32 {%r133,%r134,%r135,%r136},[%d73];
st.global.v4.u32 [%d53+1536],{%r133,%r134,%r135,%r136};
$13:
cvt.u32.u64 %r137,%d26;
add.s32 %r138,%r137,%r9;
shl.b32 %r139,%r27,4;
add.s32 %r140,%r138,%r139;
setp.ge.u32 %p9,%r140,%r22;
@%p9 bra $16;
$15:
.pragma "nounroll";
cvt.u64.u32 %d74,%r140;
mul.lo.s64 %d75,%d12,%d74;
mul.lo.s64 %d76,%d10,%d74;
add.s64 %d77,%d18,%d76;
add.s64 %d78,%d16,%d77;
ld.global.u8 %s1,[%d78];
add.s64 %d79,%d15,%d77;
ld.global.u8 %s2,[%d79];
add.s64 %d80,%d14,%d77;
ld.global.u8 %s3,[%d80];
add.s64 %d81,%d13,%d77;
ld.global.u8 %s4,[%d81];
add.s64 %d82,%d75,%d19;
add.s64 %d83,%d17,%d82;
st.global.u8 [%d83],%s1;
add.s64 %d84,%d83,%d11;
st.global.u8 [%d84],%s2;
add.s64 %d85,%d84,%d11;
st.global.u8 [%d85],%s3;
add.s64 %d86,%d85,%d11;
st.global.u8 [%d86],%s4;
add.s32 %r140,%r140,32;
setp.lt.u32 %p10,%r140,%r22;
@%p10 bra $15;
$16:
ret;
}
.visible .entry deinterleave_u16_2(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b16 %s<3>;
.reg .b32 %r<87>;
.reg .b64 %d<57>;
.shared .align 16 .b8 z10[2304];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d4,[p11+40];
ld.param.u64 %d5,[p11+32];
ld.param.u64 %d6,[p11+24];
ld.param.u64 %d7,[p11+16];
ld.param.u64 %d8,[p10+16];
ld.param.u64 %d9,[p10+8];
ld.param.u64 %d10,[p10];
cvta.to.global.u64 %d11,%d3;
cvta.to.global.u64 %d12,%d2;
cvta.to.global.u64 %d13,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $12;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d14,0;
mov.u64 %d15,%d14;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d16,%r18;
mul.lo.s64 %d17,%d7,%d16;
cvt.u64.u32 %d18,%r16;
mul.lo.s64 %d19,%d6,%d18;
add.s64 %d15,%d17,%d19;
mul.lo.s64 %d20,%d5,%d16;
mul.lo.s64 %d21,%d4,%d18;
add.s64 %d14,%d20,%d21;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,3;
shr.u32 %r25,%r14,3;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d22,%r14;
mul.wide.u32 %d23,%r14,4;
add.s64 %d24,%d23,%d14;
add.s64 %d25,%d13,%d24;
cvt.u64.u32 %d26,%r12;
shl.b32 %r28,%r27,1;
setp.ge.u32 %p4,%r9,%r28;
cvt.u64.u32 %d27,%r9;
mul.wide.u32 %d28,%r9,16;
add.s64 %d29,%d25,%d28;
@%p4 bra $5;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d29];
$5:
or.b32 %r33,%r9,32;
setp.ge.u32 %p5,%r33,%r28;
@%p5 bra $7;
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%d29+512];
$7:
shr.u32 %r38,%r9,3;
add.s32 %r39,%r38,%r9;
mul.lo.s64 %d30,%d26,1152;
mov.u64 %d31,z10;
add.s64 %d32,%d31,%d30;
mul.wide.u32 %d33,%r39,16;
add.s64 %d34,%d32,%d33;
st.shared.v4.u32 [%d34],{%r29,%r30,%r31,%r32};
shr.u32 %r40,%r33,3;
add.s32 %r41,%r40,%r33;
mul.wide.u32 %d35,%r41,16;
add.s64 %d36,%d32,%d35;
st.shared.v4.u32 [%d36],{%r34,%r35,%r36,%r37};
bar.warp.sync -1;
setp.ge.u32 %p6,%r9,%r27;
@%p6 bra $9;
shl.b32 %r42,%r9,1;
shr.u32 %r43,%r9,2;
add.s32 %r44,%r43,%r42;
mul.wide.u32 %d37,%r44,16;
add.s64 %d38,%d32,%d37;
ld.shared.v4.u32 {%r45,%r46,%r47,%r48},[%d38];
or.b32 %r49,%r42,1;
shr.u32 %r50,%r49,3;
add.s32 %r51,%r50,%r49;
mul.wide.u32 %d39,%r51,16;
add.s64 %d40,%d32,%d39;
ld.shared.v4.u32 {%r52,%r53,%r54,%r55},[%d40];
mov.u32 %r56,80;
prmt.b32 %r57,%r45,%r45,%r56;
prmt.b32 %r58,%r46,%r46,%r56;
mov.u32 %r59,21520;
prmt.b32 %r60,%r47,%r47,%r56;
prmt.b32 %r61,%r48,%r48,%r56;
prmt.b32 %r62,%r52,%r52,%r56;
prmt.b32 %r63,%r53,%r53,%r56;
prmt.b32 %r64,%r54,%r54,%r56;
prmt.b32 %r65,%r55,%r55,%r56;
mov.u32 %r66,114;
prmt.b32 %r67,%r45,%r45,%r66;
prmt.b32 %r68,%r46,%r46,%r66;
prmt.b32 %r69,%r47,%r47,%r66;
prmt.b32 %r70,%r48,%r48,%r66;
prmt.b32 %r71,%r52,%r52,%r66;
prmt.b32 %r72,%r53,%r53,%r66;
prmt.b32 %r73,%r54,%r54,%r66;
prmt.b32 %r74,%r55,%r55,%r66;
shl.b64 %d41,%d22,1;
add.s64 %d42,%d15,%d41;
add.s64 %d43,%d12,%d42;
shl.b64 %d44,%d27,4;
add.s64 %d45,%d43,%d44;
prmt.b32 %r75,%r60,%r61,%r59;
prmt.b32 %r76,%r57,%r58,%r59;
prmt.b32 %r77,%r64,%r65,%r59;
prmt.b32 %r78,%r62,%r63,%r59;
st.global.v4.u32 [%d45],{%r76,%r75,%r78,%r77};
add.s64 %d46,%d11,%d42;
add.s64 %d47,%d46,%d44;
prmt.b32 %r79,%r69,%r70,%r59;
prmt.b32 %r80,%r67,%r68,%r59;
prmt.b32 %r81,%r73,%r74,%r59;
prmt.b32 %r82,%r71,%r72,%r59;
st.global.v4.u32 [%d47],{%r80,%r79,%r82,%r81};
$9:
cvt.u32.u64 %r83,%d22;
add.s32 %r84,%r83,%r9;
shl.b32 %r85,%r27,3;
add.s32 %r86,%r84,%r85;
setp.ge.u32 %p7,%r86,%r22;
@%p7 bra $12;
$11:
.pragma "nounroll";
cvt.u64.u32 %d48,%r86;
mul.lo.s64 %d49,%d10,%d48;
add.s64 %d50,%d49,%d14;
add.s64 %d51,%d13,%d50;
ld.global.u16 %s1,[%d51];
add.s64 %d52,%d51,%d9;
ld.global.u16 %s2,[%d52];
mul.lo.s64 %d53,%d8,%d48;
add.s64 %d54,%d15,%d53;
add.s64 %d55,%d12,%d54;
st.global.u16 [%d55],%s1;
add.s64 %d56,%d11,%d54;
st.global.u16 [%d56],%s2;
add.s32 %r86,%r86,32;
setp.lt.u32 %p8,%r86,%r22;
@%p8 bra $11;
$12:
ret;
}
.visible .entry deinterleave_u16_3(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %s<4>;
.reg .b32 %r<99>;
.reg .b64 %d<60>;
.shared .align 16 .b8 z11[3456];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u64 %d4,[p3];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d5,[p11+40];
ld.param.u64 %d6,[p11+32];
ld.param.u64 %d7,[p11+24];
ld.param.u64 %d8,[p11+16];
ld.param.u64 %d9,[p10+16];
ld.param.u64 %d10,[p10+8];
ld.param.u64 %d11,[p10];
cvta.to.global.u64 %d12,%d4;
cvta.to.global.u64 %d13,%d3;
cvta.to.global.u64 %d14,%d2;
cvta.to.global.u64 %d15,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $14;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d16,0;
mov.u64 %d17,%d16;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d18,%r18;
mul.lo.s64 %d19,%d8,%d18;
cvt.u64.u32 %d20,%r16;
mul.lo.s64 %d21,%d7,%d20;
add.s64 %d17,%d19,%d21;
mul.lo.s64 %d22,%d6,%d18;
mul.lo.s64 %d23,%d5,%d20;
add.s64 %d16,%d22,%d23;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,3;
shr.u32 %r25,%r14,3;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d24,%r14;
mul.wide.u32 %d25,%r14,6;
add.s64 %d26,%d25,%d16;
add.s64 %d27,%d15,%d26;
mul.lo.s32 %r28,%r27,3;
setp.ge.u32 %p4,%r9,%r28;
cvt.u64.u32 %d28,%r9;
mul.wide.u32 %d29,%r9,16;
add.s64 %d30,%d27,%d29;
@%p4 bra $5;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d30];
$5:
or.b32 %r33,%r9,32;
setp.ge.u32 %p5,%r33,%r28;
@%p5 bra $7;
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%d30+512];
$7:
or.b32 %r38,%r9,64;
setp.ge.u32 %p6,%r38,%r28;
@%p6 bra $9;
ld.global.v4.u32 {%r39,%r40,%r41,%r42},[%d30+1024];
$9:
cvt.u64.u32 %d31,%r12;
mul.wide.u32 %d32,%r12,1728;
mov.u64 %d33,z11;
add.s64 %d34,%d33,%d32;
shl.b64 %d35,%d28,4;
add.s64 %d36,%d34,%d35;
st.shared.v4.u32 [%d36],{%r29,%r30,%r31,%r32};
st.shared.v4.u32 [%d36+512],{%r34,%r35,%r36,%r37};
st.shared.v4.u32 [%d36+1024],{%r39,%r40,%r41,%r42};
bar.warp.sync -1;
setp.ge.u32 %p7,%r9,%r27;
@%p7 bra $11;
mul.lo.s32 %r43,%r9,3;
mul.lo.s64 %d37,%d31,1728;
add.s64 %d38,%d33,%d37;
mul.wide.u32 %d39,%r43,16;
add.s64 %d40,%d38,%d39;
ld.shared.v4.u32 {%r44,%r45,%r46,%r47},[%d40];
ld.shared.v4.u32 {%r48,%r49,%r50,%r51},[%d40+16];
ld.shared.v4.u32 {%r52,%r53,%r54,%r55},[%d40+32];
mov.u32 %r56,80;
prmt.b32 %r57,%r44,%r44,%r56;
mov.u32 %r58,114;
prmt.b32 %r59,%r45,%r45,%r58;
mov.u32 %r60,21520;
prmt.b32 %r61,%r47,%r47,%r56;
prmt.b32 %r62,%r48,%r48,%r58;
prmt.b32 %r63,%r50,%r50,%r56;
prmt.b32 %r64,%r51,%r51,%r58;
prmt.b32 %r65,%r53,%r53,%r56;
prmt.b32 %r66,%r54,%r54,%r58;
prmt.b32 %r67,%r44,%r44,%r58;
prmt.b32 %r68,%r46,%r46,%r56;
prmt.b32 %r69,%r47,%r47,%r58;
prmt.b32 %r70,%r49,%r49,%r56;
prmt.b32 %r71,%r50,%r50,%r58;
prmt.b32 %r72,%r52,%r52,%r56;
prmt.b32 %r73,%r53,%r53,%r58;
prmt.b32 %r74,%r55,%r55,%r56;
prmt.b32 %r75,%r45,%r45,%r56;
prmt.b32 %r76,%r46,%r46,%r58;
prmt.b32 %r77,%r48,%r48,%r56;
prmt.b32 %r78,%r49,%r49,%r58;
prmt.b32 %r79,%r51,%r51,%r56;
prmt.b32 %r80,%r52,%r52,%r58;
prmt.b32 %r81,%r54,%r54,%r56;
prmt.b32 %r82,%r55,%r55,%r58;
shl.b64 %d41,%d24,1;
add.s64 %d42,%d17,%d41;
add.s64 %d43,%d14,%d42;
add.s64 %d44,%d43,%d35;
prmt.b32 %r83,%r65,%r66,%r60;
prmt.b32 %r84,%r63,%r64,%r60;
prmt.b32 %r85,%r61,%r62,%r60;
prmt.b32 %r86,%r57,%r59,%r60;
st.global.v4.u32 [%d44],{%r86,%r85,%r84,%r83};
add.s64 %d45,%d13,%d42;
add.s64 %d46,%d45,%d35;
prmt.b32 %r87,%r73,%r74,%r60;
prmt.b32 %r88,%r71,%r72,%r60;
prmt.b32 %r89,%r69,%r70,%r60;
prmt.b32 %r90,%r67,%r68,%r60;
st.global.v4.u32 [%d46],{%r90,%r89,%r88,%r87};
add.s64 %d47,%d12,%d42;
add.s64 %d48,%d47,%d35;
prmt.b32 %r91,%r81,%r82,%r60;
prmt.b32 %r92,%r79,%r80,%r60;
prmt.b32 %r93,%r77,%r78,%r60;
prmt.b32 %r94,%r75,%r76,%r60;
st.global.v4.u32 [%d48],{%r94,%r93,%r92,%r91};
$11:
cvt.u32.u64 %r95,%d24;
add.s32 %r96,%r95,%r9;
shl.b32 %r97,%r27,3;
add.s32 %r98,%r96,%r97;
setp.ge.u32 %p8,%r98,%r22;
@%p8 bra $14;
$13:
.pragma "nounroll";
cvt.u64.u32 %d49,%r98;
mul.lo.s64 %d50,%d11,%d49;
add.s64 %d51,%d50,%d16;
add.s64 %d52,%d15,%d51;
ld.global.u16 %s1,[%d52];
add.s64 %d53,%d52,%d10;
ld.global.u16 %s2,[%d53];
add.s64 %d54,%d53,%d10;
ld.global.u16 %s3,[%d54];
mul.lo.s64 %d55,%d9,%d49;
add.s64 %d56,%d17,%d55;
add.s64 %d57,%d14,%d56;
st.global.u16 [%d57],%s1;
add.s64 %d58,%d13,%d56;
st.global.u16 [%d58],%s2;
add.s64 %d59,%d12,%d56;
st.global.u16 [%d59],%s3;
add.s32 %r98,%r98,32;
setp.lt.u32 %p9,%r98,%r22;
@%p9 bra $13;
$14:
ret;
}
.visible .entry deinterleave_u16_4(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b16 %s<5>;
.reg .b32 %r<139>;
.reg .b64 %d<79>;
.shared .align 16 .b8 z12[4608];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p4];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d6,[p11+40];
ld.param.u64 %d7,[p11+32];
ld.param.u64 %d8,[p11+24];
ld.param.u64 %d9,[p11+16];
ld.param.u64 %d10,[p10+16];
ld.param.u64 %d11,[p10+8];
ld.param.u64 %d12,[p10];
cvta.to.global.u64 %d13,%d5;
cvta.to.global.u64 %d14,%d4;
cvta.to.global.u64 %d15,%d3;
cvta.to.global.u64 %d16,%d2;
cvta.to.global.u64 %d17,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $16;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d18,0;
mov.u64 %d19,%d18;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d20,%r18;
mul.lo.s64 %d21,%d9,%d20;
cvt.u64.u32 %d22,%r16;
mul.lo.s64 %d23,%d8,%d22;
add.s64 %d19,%d21,%d23;
mul.lo.s64 %d24,%d7,%d20;
mul.lo.s64 %d25,%d6,%d22;
add.s64 %d18,%d24,%d25;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,3;
shr.u32 %r25,%r14,3;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d26,%r14;
mul.wide.u32 %d27,%r14,8;
add.s64 %d28,%d27,%d18;
add.s64 %d29,%d17,%d28;
shl.b32 %r28,%r27,2;
setp.ge.u32 %p4,%r9,%r28;
cvt.u64.u32 %d30,%r9;
mul.wide.u32 %d31,%r9,16;
add.s64 %d32,%d29,%d31;
@%p4 bra $5;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d32];
$5:
or.b32 %r33,%r9,32;
setp.ge.u32 %p5,%r33,%r28;
@%p5 bra $7;
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%d32+512];
$7:
or.b32 %r38,%r9,64;
setp.ge.u32 %p6,%r38,%r28;
@%p6 bra $9;
ld.global.v4.u32 {%r39,%r40,%r41,%r42},[%d32+1024];
$9:
or.b32 %r43,%r9,96;
setp.ge.u32 %p7,%r43,%r28;
@%p7 bra $11;
ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%d32+1536];
$11:
shr.u32 %r48,%r9,3;
add.s32 %r49,%r48,%r9;
cvt.u64.u32 %d33,%r12;
mul.wide.u32 %d34,%r12,2304;
mov.u64 %d35,z12;
add.s64 %d36,%d35,%d34;
mul.wide.u32 %d37,%r49,16;
add.s64 %d38,%d36,%d37;
st.shared.v4.u32 [%d38],{%r29,%r30,%r31,%r32};
shr.u32 %r50,%r33,3;
add.s32 %r51,%r50,%r33;
mul.wide.u32 %d39,%r51,16;
add.s64 %d40,%d36,%d39;
st.shared.v4.u32 [%d40],{%r34,%r35,%r36,%r37};
shr.u32 %r52,%r38,3;
add.s32 %r53,%r52,%r38;
mul.wide.u32 %d41,%r53,16;
add.s64 %d42,%d36,%d41;
st.shared.v4.u32 [%d42],{%r39,%r40,%r41,%r42};
shr.u32 %r54,%r43,3;
add.s32 %r55,%r54,%r43;
mul.wide.u32 %d43,%r55,16;
add.s64 %d44,%d36,%d43;
st.shared.v4.u32 [%d44],{%r44,%r45,%r46,%r47};
bar.warp.sync -1;
setp.ge.u32 %p8,%r9,%r27;
@%p8 bra $13;
shl.b32 %r56,%r9,2;
shr.u32 %r57,%r9,1;
add.s32 %r58,%r57,%r56;
mul.lo.s64 %d45,%d33,2304;
add.s64 %d46,%d35,%d45;
mul.wide.u32 %d47,%r58,16;
add.s64 %d48,%d46,%d47;
ld.shared.v4.u32 {%r59,%r60,%r61,%r62},[%d48];
or.b32 %r63,%r56,1;
shr.u32 %r64,%r63,3;
add.s32 %r65,%r64,%r63;
mul.wide.u32 %d49,%r65,16;
add.s64 %d50,%d46,%d49;
ld.shared.v4.u32 {%r66,%r67,%r68,%r69},[%d50];
or.b32 %r70,%r56,2;
shr.u32 %r71,%r70,3;
add.s32 %r72,%r71,%r70;
mul.wide.u32 %d51,%r72,16;
add.s64 %d52,%d46,%d51;
ld.shared.v4.u32 {%r73,%r74,%r75,%r76},[%d52];
or.b32 %r77,%r56,3;
shr.u32 %r78,%r77,3;
add.s32 %r79,%r78,%r77;
mul.wide.u32 %d53,%r79,16;
add.s64 %d54,%d46,%d53;
ld.shared.v4.u32 {%r80,%r81,%r82,%r83},[%d54];
mov.u32 %r84,80;
prmt.b32 %r85,%r59,%r59,%r84;
prmt.b32 %r86,%r61,%r61,%r84;
mov.u32 %r87,21520;
prmt.b32 %r88,%r66,%r66,%r84;
prmt.b32 %r89,%r68,%r68,%r84;
prmt.b32 %r90,%r73,%r73,%r84;
prmt.b32 %r91,%r75,%r75,%r84;
prmt.b32 %r92,%r80,%r80,%r84;
prmt.b32 %r93,%r82,%r82,%r84;
mov.u32 %r94,114;
prmt.b32 %r95,%r59,%r59,%r94;
prmt.b32 %r96,%r61,%r61,%r94;
prmt.b32 %r97,%r66,%r66,%r94;
prmt.b32 %r98,%r68,%r68,%r94;
prmt.b32 %r99,%r73,%r73,%r94;
prmt.b32 %r100,%r75,%r75,%r94;
prmt.b32 %r101,%r80,%r80,%r94;
prmt.b32 %r102,%r82,%r82,%r94;
prmt.b32 %r103,%r60,%r60,%r84;
prmt.b32 %r104,%r62,%r62,%r84;
prmt.b32 %r105,%r67,%r67,%r84;
prmt.b32 %r106,%r69,%r69,%r84;
prmt.b32 %r107,%r74,%r74,%r84;
prmt.b32 %r108,%r76,%r76,%r84;
prmt.b32 %r109,%r81,%r81,%r84;
prmt.b32 %r110,%r83,%r83,%r84;
prmt.b32 %r111,%r60,%r60,%r94;
prmt.b32 %r112,%r62,%r62,%r94;
prmt.b32 %r113,%r67,%r67,%r94;
prmt.b32 %r114,%r69,%r69,%r94;
prmt.b32 %r115,%r74,%r74,%r94;
prmt.b32 %r116,%r76,%r76,%r94;
prmt.b32 %r117,%r81,%r81,%r94;
prmt.b32 %r118,%r83,%r83,%r94;
shl.b64 %d55,%d26,1;
add.s64 %d56,%d19,%d55;
add.s64 %d57,%d16,%d56;
shl.b64 %d58,%d30,4;
add.s64 %d59,%d57,%d58;
prmt.b32 %r119,%r85,%r86,%r87;
prmt.b32 %r120,%r92,%r93,%r87;
prmt.b32 %r121,%r90,%r91,%r87;
prmt.b32 %r122,%r88,%r89,%r87;
st.global.v4.u32 [%d59],{%r119,%r122,%r121,%r120};
add.s64 %d60,%d15,%d56;
add.s64 %d61,%d60,%d58;
prmt.b32 %r123,%r95,%r96,%r87;
prmt.b32 %r124,%r101,%r102,%r87;
prmt.b32 %r125,%r99,%r100,%r87;
prmt.b32 %r126,%r97,%r98,%r87;
st.global.v4.u32 [%d61],{%r123,%r126,%r125,%r124};
add.s64 %d62,%d14,%d56;
add.s64 %d63,%d62,%d58;
prmt.b32 %r127,%r103,%r104,%r87;
prmt.b32 %r128,%r109,%r110,%r87;
prmt.b32 %r129,%r107,%r108,%r87;
prmt.b32 %r130,%r105,%r106,%r87;
st.global.v4.u32 [%d63],{%r127,%r130,%r129,%r128};
add.s64 %d64,%d13,%d56;
add.s64 %d65,%d64,%d58;
prmt.b32 %r131,%r111,%r112,%r87;
prmt.b32 %r132,%r117,%r118,%r87;
prmt.b32 %r133,%r115,%r116,%r87;
prmt.b32 %r134,%r113,%r114,%r87;
st.global.v4.u32 [%d65],{%r131,%r134,%r133,%r132};
$13:
cvt.u32.u64 %r135,%d26;
add.s32 %r136,%r135,%r9;
shl.b32 %r137,%r27,3;
add.s32 %r138,%r136,%r137;
setp.ge.u32 %p9,%r138,%r22;
@%p9 bra $16;
$15:
.pragma "nounroll";
cvt.u64.u32 %d66,%r138;
mul.lo.s64 %d67,%d12,%d66;
add.s64 %d68,%d67,%d18;
add.s64 %d69,%d17,%d68;
ld.global.u16 %s1,[%d69];
add.s64 %d70,%d69,%d11;
ld.global.u16 %s2,[%d70];
add.s64 %d71,%d70,%d11;
ld.global.u16 %s3,[%d71];
add.s64 %d72,%d71,%d11;
ld.global.u16 %s4,[%d72];
mul.lo.s64 %d73,%d10,%d66;
add.s64 %d74,%d19,%d73;
add.s64 %d75,%d16,%d74;
st.global.u16 [%d75],%s1;
add.s64 %d76,%d15,%d74;
st.global.u16 [%d76],%s2;
add.s64 %d77,%d14,%d74;
st.global.u16 [%d77],%s3;
add.s64 %d78,%d13,%d74;
st.global.u16 [%d78],%s4;
add.s32 %r138,%r138,32;
setp.lt.u32 %p10,%r138,%r22;
@%p10 bra $15;
$16:
ret;
}
.visible .entry deinterleave_u32_2(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b32 %r<62>;
.reg .b64 %d<57>;
.shared .align 16 .b8 z13[2304];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d4,[p11+40];
ld.param.u64 %d5,[p11+32];
ld.param.u64 %d6,[p11+24];
ld.param.u64 %d7,[p11+16];
ld.param.u64 %d8,[p10+16];
ld.param.u64 %d9,[p10+8];
ld.param.u64 %d10,[p10];
cvta.to.global.u64 %d11,%d3;
cvta.to.global.u64 %d12,%d2;
cvta.to.global.u64 %d13,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $12;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d14,0;
mov.u64 %d15,%d14;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d16,%r18;
mul.lo.s64 %d17,%d7,%d16;
cvt.u64.u32 %d18,%r16;
mul.lo.s64 %d19,%d6,%d18;
add.s64 %d15,%d17,%d19;
mul.lo.s64 %d20,%d5,%d16;
mul.lo.s64 %d21,%d4,%d18;
add.s64 %d14,%d20,%d21;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,2;
shr.u32 %r25,%r14,2;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d22,%r14;
mul.wide.u32 %d23,%r14,8;
add.s64 %d24,%d23,%d14;
add.s64 %d25,%d13,%d24;
cvt.u64.u32 %d26,%r12;
shl.b32 %r28,%r27,1;
setp.ge.u32 %p4,%r9,%r28;
cvt.u64.u32 %d27,%r9;
mul.wide.u32 %d28,%r9,16;
add.s64 %d29,%d25,%d28;
@%p4 bra $5;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d29];
$5:
or.b32 %r33,%r9,32;
setp.ge.u32 %p5,%r33,%r28;
@%p5 bra $7;
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%d29+512];
$7:
shr.u32 %r38,%r9,3;
add.s32 %r39,%r38,%r9;
mul.lo.s64 %d30,%d26,1152;
mov.u64 %d31,z13;
add.s64 %d32,%d31,%d30;
mul.wide.u32 %d33,%r39,16;
add.s64 %d34,%d32,%d33;
st.shared.v4.u32 [%d34],{%r29,%r30,%r31,%r32};
shr.u32 %r40,%r33,3;
add.s32 %r41,%r40,%r33;
mul.wide.u32 %d35,%r41,16;
add.s64 %d36,%d32,%d35;
st.shared.v4.u32 [%d36],{%r34,%r35,%r36,%r37};
bar.warp.sync -1;
setp.ge.u32 %p6,%r9,%r27;
@%p6 bra $9;
shl.b32 %r42,%r9,1;
shr.u32 %r43,%r9,2;
add.s32 %r44,%r43,%r42;
mul.wide.u32 %d37,%r44,16;
add.s64 %d38,%d32,%d37;
or.b32 %r45,%r42,1;
shr.u32 %r46,%r45,3;
add.s32 %r47,%r46,%r45;
mul.wide.u32 %d39,%r47,16;
add.s64 %d40,%d32,%d39;
shl.b64 %d41,%d22,2;
add.s64 %d42,%d15,%d41;
add.s64 %d43,%d12,%d42;
shl.b64 %d44,%d27,4;
add.s64 %d45,%d43,%d44;
ld.shared.v4.u32 {%r48,%r49,%r50,%r51},[%d40];
ld.shared.v4.u32 {%r52,%r53,%r54,%r55},[%d38];
st.global.v4.u32 [%d45],{%r52,%r54,%r48,%r50};
add.s64 %d46,%d11,%d42;
add.s64 %d47,%d46,%d44;
st.global.v4.u32 [%d47],{%r53,%r55,%r49,%r51};
$9:
cvt.u32.u64 %r56,%d22;
add.s32 %r57,%r56,%r9;
shl.b32 %r58,%r27,2;
add.s32 %r59,%r57,%r58;
setp.ge.u32 %p7,%r59,%r22;
@%p7 bra $12;
$11:
.pragma "nounroll";
cvt.u64.u32 %d48,%r59;
mul.lo.s64 %d49,%d10,%d48;
add.s64 %d50,%d49,%d14;
add.s64 %d51,%d13,%d50;
ld.global.u32 %r60,[%d51];
add.s64 %d52,%d51,%d9;
ld.global.u32 %r61,[%d52];
mul.lo.s64 %d53,%d8,%d48;
add.s64 %d54,%d15,%d53;
add.s64 %d55,%d12,%d54;
st.global.u32 [%d55],%r60;
add.s64 %d56,%d11,%d54;
st.global.u32 [%d56],%r61;
add.s32 %r59,%r59,32;
setp.lt.u32 %p8,%r59,%r22;
@%p8 bra $11;
$12:
ret;
}
.visible .entry deinterleave_u32_3(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b32 %r<63>;
.reg .b64 %d<60>;
.shared .align 16 .b8 z14[3456];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u64 %d4,[p3];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d5,[p11+40];
ld.param.u64 %d6,[p11+32];
ld.param.u64 %d7,[p11+24];
ld.param.u64 %d8,[p11+16];
ld.param.u64 %d9,[p10+16];
ld.param.u64 %d10,[p10+8];
ld.param.u64 %d11,[p10];
cvta.to.global.u64 %d12,%d4;
cvta.to.global.u64 %d13,%d3;
cvta.to.global.u64 %d14,%d2;
cvta.to.global.u64 %d15,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $14;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d16,0;
mov.u64 %d17,%d16;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d18,%r18;
mul.lo.s64 %d19,%d8,%d18;
cvt.u64.u32 %d20,%r16;
mul.lo.s64 %d21,%d7,%d20;
add.s64 %d17,%d19,%d21;
mul.lo.s64 %d22,%d6,%d18;
mul.lo.s64 %d23,%d5,%d20;
add.s64 %d16,%d22,%d23;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,2;
shr.u32 %r25,%r14,2;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d24,%r14;
mul.wide.u32 %d25,%r14,12;
add.s64 %d26,%d25,%d16;
add.s64 %d27,%d15,%d26;
mul.lo.s32 %r28,%r27,3;
setp.ge.u32 %p4,%r9,%r28;
cvt.u64.u32 %d28,%r9;
mul.wide.u32 %d29,%r9,16;
add.s64 %d30,%d27,%d29;
@%p4 bra $5;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d30];
$5:
or.b32 %r33,%r9,32;
setp.ge.u32 %p5,%r33,%r28;
@%p5 bra $7;
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%d30+512];
$7:
or.b32 %r38,%r9,64;
setp.ge.u32 %p6,%r38,%r28;
@%p6 bra $9;
ld.global.v4.u32 {%r39,%r40,%r41,%r42},[%d30+1024];
$9:
cvt.u64.u32 %d31,%r12;
mul.wide.u32 %d32,%r12,1728;
mov.u64 %d33,z14;
add.s64 %d34,%d33,%d32;
shl.b64 %d35,%d28,4;
add.s64 %d36,%d34,%d35;
st.shared.v4.u32 [%d36],{%r29,%r30,%r31,%r32};
st.shared.v4.u32 [%d36+512],{%r34,%r35,%r36,%r37};
st.shared.v4.u32 [%d36+1024],{%r39,%r40,%r41,%r42};
bar.warp.sync -1;
setp.ge.u32 %p7,%r9,%r27;
@%p7 bra $11;
mul.lo.s32 %r43,%r9,3;
mul.lo.s64 %d37,%d31,1728;
add.s64 %d38,%d33,%d37;
mul.wide.u32 %d39,%r43,16;
add.s64 %d40,%d38,%d39;
shl.b64 %d41,%d24,2;
add.s64 %d42,%d17,%d41;
add.s64 %d43,%d14,%d42;
add.s64 %d44,%d43,%d35;
ld.shared.v4.u32 {%r44,%r45,%r46,%r47},[%d40+16];
ld.shared.v4.u32 {%r48,%r49,%r50,%r51},[%d40];
ld.shared.v4.u32 {%r52,%r53,%r54,%r55},[%d40+32];
st.global.v4.u32 [%d44],{%r48,%r51,%r46,%r53};
add.s64 %d45,%d13,%d42;
add.s64 %d46,%d45,%d35;
st.global.v4.u32 [%d46],{%r49,%r44,%r47,%r54};
add.s64 %d47,%d12,%d42;
add.s64 %d48,%d47,%d35;
st.global.v4.u32 [%d48],{%r50,%r45,%r52,%r55};
$11:
cvt.u32.u64 %r56,%d24;
add.s32 %r57,%r56,%r9;
shl.b32 %r58,%r27,2;
add.s32 %r59,%r57,%r58;
setp.ge.u32 %p8,%r59,%r22;
@%p8 bra $14;
$13:
.pragma "nounroll";
cvt.u64.u32 %d49,%r59;
mul.lo.s64 %d50,%d11,%d49;
add.s64 %d51,%d50,%d16;
add.s64 %d52,%d15,%d51;
ld.global.u32 %r60,[%d52];
add.s64 %d53,%d52,%d10;
ld.global.u32 %r61,[%d53];
add.s64 %d54,%d53,%d10;
ld.global.u32 %r62,[%d54];
mul.lo.s64 %d55,%d9,%d49;
add.s64 %d56,%d17,%d55;
add.s64 %d57,%d14,%d56;
st.global.u32 [%d57],%r60;
add.s64 %d58,%d13,%d56;
st.global.u32 [%d58],%r61;
add.s64 %d59,%d12,%d56;
st.global.u32 [%d59],%r62;
add.s32 %r59,%r59,32;
setp.lt.u32 %p9,%r59,%r22;
@%p9 bra $13;
$14:
ret;
}
.visible .entry deinterleave_u32_4(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b32 %r<91>;
.reg .b64 %d<79>;
.shared .align 16 .b8 z15[4608];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p4];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d6,[p11+40];
ld.param.u64 %d7,[p11+32];
ld.param.u64 %d8,[p11+24];
ld.param.u64 %d9,[p11+16];
ld.param.u64 %d10,[p10+16];
ld.param.u64 %d11,[p10+8];
ld.param.u64 %d12,[p10];
cvta.to.global.u64 %d13,%d5;
cvta.to.global.u64 %d14,%d4;
cvta.to.global.u64 %d15,%d3;
cvta.to.global.u64 %d16,%d2;
cvta.to.global.u64 %d17,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $16;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d18,0;
mov.u64 %d19,%d18;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d20,%r18;
mul.lo.s64 %d21,%d9,%d20;
cvt.u64.u32 %d22,%r16;
mul.lo.s64 %d23,%d8,%d22;
add.s64 %d19,%d21,%d23;
mul.lo.s64 %d24,%d7,%d20;
mul.lo.s64 %d25,%d6,%d22;
add.s64 %d18,%d24,%d25;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,2;
shr.u32 %r25,%r14,2;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d26,%r14;
mul.wide.u32 %d27,%r14,16;
add.s64 %d28,%d27,%d18;
add.s64 %d29,%d17,%d28;
shl.b32 %r28,%r27,2;
setp.ge.u32 %p4,%r9,%r28;
cvt.u64.u32 %d30,%r9;
mul.wide.u32 %d31,%r9,16;
add.s64 %d32,%d29,%d31;
@%p4 bra $5;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d32];
$5:
or.b32 %r33,%r9,32;
setp.ge.u32 %p5,%r33,%r28;
@%p5 bra $7;
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%d32+512];
$7:
or.b32 %r38,%r9,64;
setp.ge.u32 %p6,%r38,%r28;
@%p6 bra $9;
ld.global.v4.u32 {%r39,%r40,%r41,%r42},[%d32+1024];
$9:
or.b32 %r43,%r9,96;
setp.ge.u32 %p7,%r43,%r28;
@%p7 bra $11;
ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%d32+1536];
$11:
shr.u32 %r48,%r9,3;
add.s32 %r49,%r48,%r9;
cvt.u64.u32 %d33,%r12;
mul.wide.u32 %d34,%r12,2304;
mov.u64 %d35,z15;
add.s64 %d36,%d35,%d34;
mul.wide.u32 %d37,%r49,16;
add.s64 %d38,%d36,%d37;
st.shared.v4.u32 [%d38],{%r29,%r30,%r31,%r32};
shr.u32 %r50,%r33,3;
add.s32 %r51,%r50,%r33;
mul.wide.u32 %d39,%r51,16;
add.s64 %d40,%d36,%d39;
st.shared.v4.u32 [%d40],{%r34,%r35,%r36,%r37};
shr.u32 %r52,%r38,3;
add.s32 %r53,%r52,%r38;
mul.wide.u32 %d41,%r53,16;
add.s64 %d42,%d36,%d41;
st.shared.v4.u32 [%d42],{%r39,%r40,%r41,%r42};
shr.u32 %r54,%r43,3;
add.s32 %r55,%r54,%r43;
mul.wide.u32 %d43,%r55,16;
add.s64 %d44,%d36,%d43;
st.shared.v4.u32 [%d44],{%r44,%r45,%r46,%r47};
bar.warp.sync -1;
setp.ge.u32 %p8,%r9,%r27;
@%p8 bra $13;
shl.b32 %r56,%r9,2;
shr.u32 %r57,%r9,1;
add.s32 %r58,%r57,%r56;
mul.lo.s64 %d45,%d33,2304;
add.s64 %d46,%d35,%d45;
mul.wide.u32 %d47,%r58,16;
add.s64 %d48,%d46,%d47;
or.b32 %r59,%r56,1;
shr.u32 %r60,%r59,3;
add.s32 %r61,%r60,%r59;
mul.wide.u32 %d49,%r61,16;
add.s64 %d50,%d46,%d49;
or.b32 %r62,%r56,2;
shr.u32 %r63,%r62,3;
add.s32 %r64,%r63,%r62;
mul.wide.u32 %d51,%r64,16;
add.s64 %d52,%d46,%d51;
or.b32 %r65,%r56,3;
shr.u32 %r66,%r65,3;
add.s32 %r67,%r66,%r65;
mul.wide.u32 %d53,%r67,16;
add.s64 %d54,%d46,%d53;
shl.b64 %d55,%d26,2;
add.s64 %d56,%d19,%d55;
add.s64 %d57,%d16,%d56;
shl.b64 %d58,%d30,4;
add.s64 %d59,%d57,%d58;
ld.shared.v4.u32 {%r68,%r69,%r70,%r71},[%d50];
ld.shared.v4.u32 {%r72,%r73,%r74,%r75},[%d48];
ld.shared.v4.u32 {%r76,%r77,%r78,%r79},[%d52];
ld.shared.v4.u32 {%r80,%r81,%r82,%r83},[%d54];
st.global.v4.u32 [%d59],{%r72,%r68,%r76,%r80};
add.s64 %d60,%d15,%d56;
add.s64 %d61,%d60,%d58;
st.global.v4.u32 [%d61],{%r73,%r69,%r77,%r81};
add.s64 %d62,%d14,%d56;
add.s64 %d63,%d62,%d58;
st.global.v4.u32 [%d63],{%r74,%r70,%r78,%r82};
add.s64 %d64,%d13,%d56;
add.s64 %d65,%d64,%d58;
st.global.v4.u32 [%d65],{%r75,%r71,%r79,%r83};
$13:
cvt.u32.u64 %r84,%d26;
add.s32 %r85,%r84,%r9;
add.s32 %r86,%r85,%r28;
setp.ge.u32 %p9,%r86,%r22;
@%p9 bra $16;
$15:
.pragma "nounroll";
cvt.u64.u32 %d66,%r86;
mul.lo.s64 %d67,%d12,%d66;
add.s64 %d68,%d67,%d18;
add.s64 %d69,%d17,%d68;
ld.global.u32 %r87,[%d69];
add.s64 %d70,%d69,%d11;
ld.global.u32 %r88,[%d70];
add.s64 %d71,%d70,%d11;
ld.global.u32 %r89,[%d71];
add.s64 %d72,%d71,%d11;
ld.global.u32 %r90,[%d72];
mul.lo.s64 %d73,%d10,%d66;
add.s64 %d74,%d19,%d73;
add.s64 %d75,%d16,%d74;
st.global.u32 [%d75],%r87;
add.s64 %d76,%d15,%d74;
st.global.u32 [%d76],%r88;
add.s64 %d77,%d14,%d74;
st.global.u32 [%d77],%r89;
add.s64 %d78,%d13,%d74;
st.global.u32 [%d78],%r90;
add.s32 %r86,%r86,32;
setp.lt.u32 %p10,%r86,%r22;
@%p10 bra $15;
$16:
ret;
}
.visible .entry deinterleave_u8_2(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<9>;
.reg .b16 %s<3>;
.reg .b32 %r<87>;
.reg .b64 %d<56>;
.shared .align 16 .b8 z16[2304];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d4,[p11+40];
ld.param.u64 %d5,[p11+32];
ld.param.u64 %d6,[p11+24];
ld.param.u64 %d7,[p11+16];
ld.param.u64 %d8,[p10+16];
ld.param.u64 %d9,[p10+8];
ld.param.u64 %d10,[p10];
cvta.to.global.u64 %d11,%d3;
cvta.to.global.u64 %d12,%d2;
cvta.to.global.u64 %d13,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $12;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d14,0;
mov.u64 %d15,%d14;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d16,%r18;
mul.lo.s64 %d17,%d7,%d16;
cvt.u64.u32 %d18,%r16;
mul.lo.s64 %d19,%d6,%d18;
add.s64 %d15,%d17,%d19;
mul.lo.s64 %d20,%d5,%d16;
mul.lo.s64 %d21,%d4,%d18;
add.s64 %d14,%d20,%d21;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,4;
shr.u32 %r25,%r14,4;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d22,%r14;
mul.wide.u32 %d23,%r14,2;
add.s64 %d24,%d23,%d14;
add.s64 %d25,%d13,%d24;
cvt.u64.u32 %d26,%r12;
shl.b32 %r28,%r27,1;
setp.ge.u32 %p4,%r9,%r28;
cvt.u64.u32 %d27,%r9;
mul.wide.u32 %d28,%r9,16;
add.s64 %d29,%d25,%d28;
@%p4 bra $5;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d29];
$5:
or.b32 %r33,%r9,32;
setp.ge.u32 %p5,%r33,%r28;
@%p5 bra $7;
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%d29+512];
$7:
shr.u32 %r38,%r9,3;
add.s32 %r39,%r38,%r9;
mul.lo.s64 %d30,%d26,1152;
mov.u64 %d31,z16;
add.s64 %d32,%d31,%d30;
mul.wide.u32 %d33,%r39,16;
add.s64 %d34,%d32,%d33;
st.shared.v4.u32 [%d34],{%r29,%r30,%r31,%r32};
shr.u32 %r40,%r33,3;
add.s32 %r41,%r40,%r33;
mul.wide.u32 %d35,%r41,16;
add.s64 %d36,%d32,%d35;
st.shared.v4.u32 [%d36],{%r34,%r35,%r36,%r37};
bar.warp.sync -1;
setp.ge.u32 %p6,%r9,%r27;
@%p6 bra $9;
shl.b32 %r42,%r9,1;
shr.u32 %r43,%r9,2;
add.s32 %r44,%r43,%r42;
mul.wide.u32 %d37,%r44,16;
add.s64 %d38,%d32,%d37;
ld.shared.v4.u32 {%r45,%r46,%r47,%r48},[%d38];
or.b32 %r49,%r42,1;
shr.u32 %r50,%r49,3;
add.s32 %r51,%r50,%r49;
mul.wide.u32 %d39,%r51,16;
add.s64 %d40,%d32,%d39;
ld.shared.v4.u32 {%r52,%r53,%r54,%r55},[%d40];
mov.u32 %r56,96;
prmt.b32 %r57,%r45,%r45,%r56;
prmt.b32 %r58,%r46,%r46,%r56;
mov.u32 %r59,21520;
prmt.b32 %r60,%r47,%r47,%r56;
prmt.b32 %r61,%r48,%r48,%r56;
prmt.b32 %r62,%r52,%r52,%r56;
prmt.b32 %r63,%r53,%r53,%r56;
prmt.b32 %r64,%r54,%r54,%r56;
prmt.b32 %r65,%r55,%r55,%r56;
mov.u32 %r66,113;
prmt.b32 %r67,%r45,%r45,%r66;
prmt.b32 %r68,%r46,%r46,%r66;
prmt.b32 %r69,%r47,%r47,%r66;
prmt.b32 %r70,%r48,%r48,%r66;
prmt.b32 %r71,%r52,%r52,%r66;
prmt.b32 %r72,%r53,%r53,%r66;
prmt.b32 %r73,%r54,%r54,%r66;
prmt.b32 %r74,%r55,%r55,%r66;
add.s64 %d41,%d15,%d22;
add.s64 %d42,%d12,%d41;
shl.b64 %d43,%d27,4;
add.s64 %d44,%d42,%d43;
prmt.b32 %r75,%r60,%r61,%r59;
prmt.b32 %r76,%r57,%r58,%r59;
prmt.b32 %r77,%r64,%r65,%r59;
prmt.b32 %r78,%r62,%r63,%r59;
st.global.v4.u32 [%d44],{%r76,%r75,%r78,%r77};
add.s64 %d45,%d11,%d41;
add.s64 %d46,%d45,%d43;
prmt.b32 %r79,%r69,%r70,%r59;
prmt.b32 %r80,%r67,%r68,%r59;
prmt.b32 %r81,%r73,%r74,%r59;
prmt.b32 %r82,%r71,%r72,%r59;
st.global.v4.u32 [%d46],{%r80,%r79,%r82,%r81};
$9:
cvt.u32.u64 %r83,%d22;
add.s32 %r84,%r83,%r9;
shl.b32 %r85,%r27,4;
add.s32 %r86,%r84,%r85;
setp.ge.u32 %p7,%r86,%r22;
@%p7 bra $12;
$11:
.pragma "nounroll";
cvt.u64.u32 %d47,%r86;
mul.lo.s64 %d48,%d10,%d47;
add.s64 %d49,%d48,%d14;
add.s64 %d50,%d13,%d49;
ld.global.u8 %s1,[%d50];
add.s64 %d51,%d50,%d9;
ld.global.u8 %s2,[%d51];
mul.lo.s64 %d52,%d8,%d47;
add.s64 %d53,%d15,%d52;
add.s64 %d54,%d12,%d53;
st.global.u8 [%d54],%s1;
add.s64 %d55,%d11,%d53;
st.global.u8 [%d55],%s2;
add.s32 %r86,%r86,32;
setp.lt.u32 %p8,%r86,%r22;
@%p8 bra $11;
$12:
ret;
}
.visible .entry deinterleave_streaming(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %s<4>;
.reg .b32 %r<101>;
.reg .b64 %d<65>;
.shared .align 16 .b8 z17[3456];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u64 %d4,[p3];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d5,[p11+40];
ld.param.u64 %d6,[p11+32];
ld.param.u64 %d7,[p11+24];
ld.param.u64 %d8,[p11+16];
ld.param.u64 %d9,[p10+16];
ld.param.u64 %d10,[p10+8];
ld.param.u64 %d11,[p10];
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $14;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d12,0;
mov.u64 %d13,%d12;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d14,%r18;
mul.lo.s64 %d15,%d8,%d14;
cvt.u64.u32 %d16,%r16;
mul.lo.s64 %d17,%d7,%d16;
add.s64 %d13,%d15,%d17;
mul.lo.s64 %d18,%d6,%d14;
mul.lo.s64 %d19,%d5,%d16;
add.s64 %d12,%d18,%d19;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,4;
shr.u32 %r25,%r14,4;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d20,%r14;
mul.wide.u32 %d21,%r14,3;
add.s64 %d22,%d21,%d12;
add.s64 %d23,%d1,%d22;
mul.lo.s32 %r28,%r27,3;
cvt.u64.u32 %d24,%r9;
setp.ge.u32 %p4,%r9,%r28;
@%p4 bra $5;
shl.b64 %d25,%d24,4;
add.s64 %d26,%d23,%d25;
ld.global.cs.v4.u32 {%r29,%r30,%r31,%r32},[%d26];
$5:
or.b32 %r33,%r9,32;
setp.ge.u32 %p5,%r33,%r28;
@%p5 bra $7;
shl.b64 %d27,%d24,4;
add.s64 %d28,%d23,%d27;
add.s64 %d29,%d28,512;
ld.global.cs.v4.u32 {%r34,%r35,%r36,%r37},[%d29];
$7:
or.b32 %r38,%r9,64;
setp.ge.u32 %p6,%r38,%r28;
@%p6 bra $9;
shl.b64 %d30,%d24,4;
add.s64 %d31,%d23,%d30;
add.s64 %d32,%d31,1024;
ld.global.cs.v4.u32 {%r39,%r40,%r41,%r42},[%d32];
$9:
cvt.u64.u32 %d33,%r12;
mul.wide.u32 %d34,%r12,1728;
mov.u64 %d35,z17;
add.s64 %d36,%d35,%d34;
shl.b64 %d37,%d24,4;
add.s64 %d38,%d36,%d37;
st.shared.v4.u32 [%d38],{%r29,%r30,%r31,%r32};
st.shared.v4.u32 [%d38+512],{%r34,%r35,%r36,%r37};
st.shared.v4.u32 [%d38+1024],{%r39,%r40,%r41,%r42};
bar.warp.sync -1;
setp.ge.u32 %p7,%r9,%r27;
@%p7 bra $11;
mul.lo.s32 %r43,%r9,3;
mul.lo.s64 %d39,%d33,1728;
add.s64 %d40,%d35,%d39;
mul.wide.u32 %d41,%r43,16;
add.s64 %d42,%d40,%d41;
ld.shared.v4.u32 {%r44,%r45,%r46,%r47},[%d42];
ld.shared.v4.u32 {%r48,%r49,%r50,%r51},[%d42+16];
ld.shared.v4.u32 {%r52,%r53,%r54,%r55},[%d42+32];
mov.u32 %r56,112;
prmt.b32 %r57,%r44,%r44,%r56;
mov.u32 %r58,82;
prmt.b32 %r59,%r45,%r46,%r58;
mov.u32 %r60,21520;
prmt.b32 %r61,%r57,%r59,%r60;
prmt.b32 %r62,%r47,%r47,%r56;
prmt.b32 %r63,%r48,%r49,%r58;
prmt.b32 %r64,%r62,%r63,%r60;
prmt.b32 %r65,%r50,%r50,%r56;
prmt.b32 %r66,%r51,%r52,%r58;
prmt.b32 %r67,%r65,%r66,%r60;
prmt.b32 %r68,%r53,%r53,%r56;
prmt.b32 %r69,%r54,%r55,%r58;
prmt.b32 %r70,%r68,%r69,%r60;
mov.u32 %r71,65;
prmt.b32 %r72,%r44,%r45,%r71;
mov.u32 %r73,99;
prmt.b32 %r74,%r45,%r46,%r73;
prmt.b32 %r75,%r72,%r74,%r60;
prmt.b32 %r76,%r47,%r48,%r71;
prmt.b32 %r77,%r48,%r49,%r73;
prmt.b32 %r78,%r76,%r77,%r60;
prmt.b32 %r79,%r50,%r51,%r71;
prmt.b32 %r80,%r51,%r52,%r73;
prmt.b32 %r81,%r79,%r80,%r60;
prmt.b32 %r82,%r53,%r54,%r71;
prmt.b32 %r83,%r54,%r55,%r73;
prmt.b32 %r84,%r82,%r83,%r60;
prmt.b32 %r85,%r44,%r45,%r58;
prmt.b32 %r86,%r46,%r46,%r56;
prmt.b32 %r87,%r85,%r86,%r60;
prmt.b32 %r88,%r47,%r48,%r58;
prmt.b32 %r89,%r49,%r49,%r56;
prmt.b32 %r90,%r88,%r89,%r60;
prmt.b32 %r91,%r50,%r51,%r58;
prmt.b32 %r92,%r52,%r52,%r56;
prmt.b32 %r93,%r91,%r92,%r60;
prmt.b32 %r94,%r53,%r54,%r58;
prmt.b32 %r95,%r55,%r55,%r56;
prmt.b32 %r96,%r94,%r95,%r60;
add.s64 %d43,%d13,%d20;
add.s64 %d44,%d2,%d43;
add.s64 %d45,%d44,%d37;
st.global.cs.v4.u32 [%d45],{%r61,%r64,%r67,%r70};
add.s64 %d46,%d3,%d43;
add.s64 %d47,%d46,%d37;
st.global.cs.v4.u32 [%d47],{%r75,%r78,%r81,%r84};
add.s64 %d48,%d4,%d43;
add.s64 %d49,%d48,%d37;
st.global.cs.v4.u32 [%d49],{%r87,%r90,%r93,%r96};
$11:
cvt.u32.u64 %r97,%d20;
add.s32 %r98,%r97,%r9;
shl.b32 %r99,%r27,4;
add.s32 %r100,%r98,%r99;
setp.ge.u32 %p8,%r100,%r22;
@%p8 bra $14;
cvta.to.global.u64 %d50,%d1;
cvta.to.global.u64 %d51,%d2;
cvta.to.global.u64 %d52,%d3;
cvta.to.global.u64 %d53,%d4;
$13:
.pragma "nounroll";
cvt.u64.u32 %d54,%r100;
mul.lo.s64 %d55,%d11,%d54;
add.s64 %d56,%d55,%d12;
add.s64 %d57,%d50,%d56;
ld.global.u8 %s1,[%d57];
add.s64 %d58,%d57,%d10;
ld.global.u8 %s2,[%d58];
add.s64 %d59,%d58,%d10;
ld.global.u8 %s3,[%d59];
mul.lo.s64 %d60,%d9,%d54;
add.s64 %d61,%d13,%d60;
add.s64 %d62,%d51,%d61;
st.global.u8 [%d62],%s1;
add.s64 %d63,%d52,%d61;
st.global.u8 [%d63],%s2;
add.s64 %d64,%d53,%d61;
st.global.u8 [%d64],%s3;
add.s32 %r100,%r100,32;
setp.lt.u32 %p9,%r100,%r22;
@%p9 bra $13;
$14:
ret;
}
.visible .entry deinterleave_u8_3(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<10>;
.reg .b16 %s<4>;
.reg .b32 %r<101>;
.reg .b64 %d<59>;
.shared .align 16 .b8 z18[3456];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u64 %d4,[p3];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d5,[p11+40];
ld.param.u64 %d6,[p11+32];
ld.param.u64 %d7,[p11+24];
ld.param.u64 %d8,[p11+16];
ld.param.u64 %d9,[p10+16];
ld.param.u64 %d10,[p10+8];
ld.param.u64 %d11,[p10];
cvta.to.global.u64 %d12,%d4;
cvta.to.global.u64 %d13,%d3;
cvta.to.global.u64 %d14,%d2;
cvta.to.global.u64 %d15,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $14;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d16,0;
mov.u64 %d17,%d16;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d18,%r18;
mul.lo.s64 %d19,%d8,%d18;
cvt.u64.u32 %d20,%r16;
mul.lo.s64 %d21,%d7,%d20;
add.s64 %d17,%d19,%d21;
mul.lo.s64 %d22,%d6,%d18;
mul.lo.s64 %d23,%d5,%d20;
add.s64 %d16,%d22,%d23;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,4;
shr.u32 %r25,%r14,4;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d24,%r14;
mul.wide.u32 %d25,%r14,3;
add.s64 %d26,%d25,%d16;
add.s64 %d27,%d15,%d26;
mul.lo.s32 %r28,%r27,3;
setp.ge.u32 %p4,%r9,%r28;
cvt.u64.u32 %d28,%r9;
mul.wide.u32 %d29,%r9,16;
add.s64 %d30,%d27,%d29;
@%p4 bra $5;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d30];
$5:
or.b32 %r33,%r9,32;
setp.ge.u32 %p5,%r33,%r28;
@%p5 bra $7;
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%d30+512];
$7:
or.b32 %r38,%r9,64;
setp.ge.u32 %p6,%r38,%r28;
@%p6 bra $9;
ld.global.v4.u32 {%r39,%r40,%r41,%r42},[%d30+1024];
$9:
cvt.u64.u32 %d31,%r12;
mul.wide.u32 %d32,%r12,1728;
mov.u64 %d33,z18;
add.s64 %d34,%d33,%d32;
shl.b64 %d35,%d28,4;
add.s64 %d36,%d34,%d35;
st.shared.v4.u32 [%d36],{%r29,%r30,%r31,%r32};
st.shared.v4.u32 [%d36+512],{%r34,%r35,%r36,%r37};
st.shared.v4.u32 [%d36+1024],{%r39,%r40,%r41,%r42};
bar.warp.sync -1;
setp.ge.u32 %p7,%r9,%r27;
@%p7 bra $11;
mul.lo.s32 %r43,%r9,3;
mul.lo.s64 %d37,%d31,1728;
add.s64 %d38,%d33,%d37;
mul.wide.u32 %d39,%r43,16;
add.s64 %d40,%d38,%d39;
ld.shared.v4.u32 {%r44,%r45,%r46,%r47},[%d40];
ld.shared.v4.u32 {%r48,%r49,%r50,%r51},[%d40+16];
ld.shared.v4.u32 {%r52,%r53,%r54,%r55},[%d40+32];
mov.u32 %r56,112;
prmt.b32 %r57,%r44,%r44,%r56;
mov.u32 %r58,82;
prmt.b32 %r59,%r45,%r46,%r58;
mov.u32 %r60,21520;
prmt.b32 %r61,%r47,%r47,%r56;
prmt.b32 %r62,%r48,%r49,%r58;
prmt.b32 %r63,%r50,%r50,%r56;
prmt.b32 %r64,%r51,%r52,%r58;
prmt.b32 %r65,%r53,%r53,%r56;
prmt.b32 %r66,%r54,%r55,%r58;
mov.u32 %r67,65;
prmt.b32 %r68,%r44,%r45,%r67;
mov.u32 %r69,99;
prmt.b32 %r70,%r45,%r46,%r69;
prmt.b32 %r71,%r47,%r48,%r67;
prmt.b32 %r72,%r48,%r49,%r69;
prmt.b32 %r73,%r50,%r51,%r67;
prmt.b32 %r74,%r51,%r52,%r69;
prmt.b32 %r75,%r53,%r54,%r67;
prmt.b32 %r76,%r54,%r55,%r69;
prmt.b32 %r77,%r44,%r45,%r58;
prmt.b32 %r78,%r46,%r46,%r56;
prmt.b32 %r79,%r47,%r48,%r58;
prmt.b32 %r80,%r49,%r49,%r56;
prmt.b32 %r81,%r50,%r51,%r58;
prmt.b32 %r82,%r52,%r52,%r56;
prmt.b32 %r83,%r53,%r54,%r58;
prmt.b32 %r84,%r55,%r55,%r56;
add.s64 %d41,%d17,%d24;
add.s64 %d42,%d14,%d41;
add.s64 %d43,%d42,%d35;
prmt.b32 %r85,%r65,%r66,%r60;
prmt.b32 %r86,%r63,%r64,%r60;
prmt.b32 %r87,%r61,%r62,%r60;
prmt.b32 %r88,%r57,%r59,%r60;
st.global.v4.u32 [%d43],{%r88,%r87,%r86,%r85};
add.s64 %d44,%d13,%d41;
add.s64 %d45,%d44,%d35;
prmt.b32 %r89,%r75,%r76,%r60;
prmt.b32 %r90,%r73,%r74,%r60;
prmt.b32 %r91,%r71,%r72,%r60;
prmt.b32 %r92,%r68,%r70,%r60;
st.global.v4.u32 [%d45],{%r92,%r91,%r90,%r89};
add.s64 %d46,%d12,%d41;
add.s64 %d47,%d46,%d35;
prmt.b32 %r93,%r83,%r84,%r60;
prmt.b32 %r94,%r81,%r82,%r60;
prmt.b32 %r95,%r79,%r80,%r60;
prmt.b32 %r96,%r77,%r78,%r60;
st.global.v4.u32 [%d47],{%r96,%r95,%r94,%r93};
$11:
cvt.u32.u64 %r97,%d24;
add.s32 %r98,%r97,%r9;
shl.b32 %r99,%r27,4;
add.s32 %r100,%r98,%r99;
setp.ge.u32 %p8,%r100,%r22;
@%p8 bra $14;
$13:
.pragma "nounroll";
cvt.u64.u32 %d48,%r100;
mul.lo.s64 %d49,%d11,%d48;
add.s64 %d50,%d49,%d16;
add.s64 %d51,%d15,%d50;
ld.global.u8 %s1,[%d51];
add.s64 %d52,%d51,%d10;
ld.global.u8 %s2,[%d52];
add.s64 %d53,%d52,%d10;
ld.global.u8 %s3,[%d53];
mul.lo.s64 %d54,%d9,%d48;
add.s64 %d55,%d17,%d54;
add.s64 %d56,%d14,%d55;
st.global.u8 [%d56],%s1;
add.s64 %d57,%d13,%d55;
st.global.u8 [%d57],%s2;
add.s64 %d58,%d12,%d55;
st.global.u8 [%d58],%s3;
add.s32 %r100,%r100,32;
setp.lt.u32 %p9,%r100,%r22;
@%p9 bra $13;
$14:
ret;
}
.visible .entry deinterleave_u8_4(
.param .u64 p0,
.param .u64 p1,
.param .u64 p2,
.param .u64 p3,
.param .u64 p4,
.param .u32 p5,
.param .u32 p6,
.param .u32 p7,
.param .u32 p8,
.param .u32 p9,
.param .align 8 .b8 p10[24],
.param .align 8 .b8 p11[48]
)
.maxntid 64,1,1
{
.reg .pred %p<11>;
.reg .b16 %s<5>;
.reg .b32 %r<141>;
.reg .b64 %d<78>;
.shared .align 16 .b8 z19[4608];
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u64 %d3,[p2];
ld.param.u64 %d4,[p3];
ld.param.u64 %d5,[p4];
ld.param.u32 %r1,[p5];
ld.param.u32 %r2,[p6];
ld.param.u32 %r3,[p7];
ld.param.u32 %r4,[p8];
ld.param.u32 %r5,[p9];
ld.param.v2.u32 {%r6,%r7},[p11];
ld.param.u64 %d6,[p11+40];
ld.param.u64 %d7,[p11+32];
ld.param.u64 %d8,[p11+24];
ld.param.u64 %d9,[p11+16];
ld.param.u64 %d10,[p10+16];
ld.param.u64 %d11,[p10+8];
ld.param.u64 %d12,[p10];
cvta.to.global.u64 %d13,%d5;
cvta.to.global.u64 %d14,%d4;
cvta.to.global.u64 %d15,%d3;
cvta.to.global.u64 %d16,%d2;
cvta.to.global.u64 %d17,%d1;
mov.u32 %r8,%tid.x;
and.b32 %r9,%r8,31;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,1;
shr.u32 %r12,%r8,5;
add.s32 %r13,%r11,%r12;
setp.ge.u32 %p1,%r13,%r1;
@%p1 bra $16;
mul.lo.s32 %r14,%r13,%r3;
setp.eq.s32 %p2,%r6,0;
mov.u64 %d18,0;
mov.u64 %d19,%d18;
@%p2 bra $3;
div.u32 %r15,%r13,%r2;
div.u32 %r16,%r15,%r7;
mul.lo.s32 %r17,%r16,%r7;
sub.s32 %r18,%r15,%r17;
mul.lo.s32 %r19,%r3,%r2;
mul.lo.s32 %r20,%r19,%r15;
sub.s32 %r14,%r14,%r20;
cvt.u64.u32 %d20,%r18;
mul.lo.s64 %d21,%d9,%d20;
cvt.u64.u32 %d22,%r16;
mul.lo.s64 %d23,%d8,%d22;
add.s64 %d19,%d21,%d23;
mul.lo.s64 %d24,%d7,%d20;
mul.lo.s64 %d25,%d6,%d22;
add.s64 %d18,%d24,%d25;
$3:
add.s32 %r21,%r14,%r3;
min.u32 %r22,%r21,%r4;
min.u32 %r23,%r22,%r5;
shr.u32 %r24,%r23,4;
shr.u32 %r25,%r14,4;
sub.s32 %r26,%r24,%r25;
setp.lt.u32 %p3,%r14,%r5;
selp.b32 %r27,%r26,0,%p3;
cvt.u64.u32 %d26,%r14;
mul.wide.u32 %d27,%r14,4;
add.s64 %d28,%d27,%d18;
add.s64 %d29,%d17,%d28;
shl.b32 %r28,%r27,2;
setp.ge.u32 %p4,%r9,%r28;
cvt.u64.u32 %d30,%r9;
mul.wide.u32 %d31,%r9,16;
add.s64 %d32,%d29,%d31;
@%p4 bra $5;
ld.global.v4.u32 {%r29,%r30,%r31,%r32},[%d32];
$5:
or.b32 %r33,%r9,32;
setp.ge.u32 %p5,%r33,%r28;
@%p5 bra $7;
ld.global.v4.u32 {%r34,%r35,%r36,%r37},[%d32+512];
$7:
or.b32 %r38,%r9,64;
setp.ge.u32 %p6,%r38,%r28;
@%p6 bra $9;
ld.global.v4.u32 {%r39,%r40,%r41,%r42},[%d32+1024];
$9:
or.b32 %r43,%r9,96;
setp.ge.u32 %p7,%r43,%r28;
@%p7 bra $11;
ld.global.v4.u32 {%r44,%r45,%r46,%r47},[%d32+1536];
$11:
shr.u32 %r48,%r9,3;
add.s32 %r49,%r48,%r9;
cvt.u64.u32 %d33,%r12;
mul.wide.u32 %d34,%r12,2304;
mov.u64 %d35,z19;
add.s64 %d36,%d35,%d34;
mul.wide.u32 %d37,%r49,16;
add.s64 %d38,%d36,%d37;
st.shared.v4.u32 [%d38],{%r29,%r30,%r31,%r32};
shr.u32 %r50,%r33,3;
add.s32 %r51,%r50,%r33;
mul.wide.u32 %d39,%r51,16;
add.s64 %d40,%d36,%d39;
st.shared.v4.u32 [%d40],{%r34,%r35,%r36,%r37};
shr.u32 %r52,%r38,3;
add.s32 %r53,%r52,%r38;
mul.wide.u32 %d41,%r53,16;
add.s64 %d42,%d36,%d41;
st.shared.v4.u32 [%d42],{%r39,%r40,%r41,%r42};
shr.u32 %r54,%r43,3;
add.s32 %r55,%r54,%r43;
mul.wide.u32 %d43,%r55,16;
add.s64 %d44,%d36,%d43;
st.shared.v4.u32 [%d44],{%r44,%r45,%r46,%r47};
bar.warp.sync -1;
setp.ge.u32 %p8,%r9,%r27;
@%p8 bra $13;
shl.b32 %r56,%r9,2;
shr.u32 %r57,%r9,1;
add.s32 %r58,%r57,%r56;
mul.lo.s64 %d45,%d33,2304;
add.s64 %d46,%d35,%d45;
mul.wide.u32 %d47,%r58,16;
add.s64 %d48,%d46,%d47;
ld.shared.v4.u32 {%r59,%r60,%r61,%r62},[%d48];
or.b32 %r63,%r56,1;
shr.u32 %r64,%r63,3;
add.s32 %r65,%r64,%r63;
mul.wide.u32 %d49,%r65,16;
add.s64 %d50,%d46,%d49;
ld.shared.v4.u32 {%r66,%r67,%r68,%r69},[%d50];
or.b32 %r70,%r56,2;
shr.u32 %r71,%r70,3;
add.s32 %r72,%r71,%r70;
mul.wide.u32 %d51,%r72,16;
add.s64 %d52,%d46,%d51;
ld.shared.v4.u32 {%r73,%r74,%r75,%r76},[%d52];
or.b32 %r77,%r56,3;
shr.u32 %r78,%r77,3;
add.s32 %r79,%r78,%r77;
mul.wide.u32 %d53,%r79,16;
add.s64 %d54,%d46,%d53;
ld.shared.v4.u32 {%r80,%r81,%r82,%r83},[%d54];
mov.u32 %r84,64;
prmt.b32 %r85,%r59,%r60,%r84;
prmt.b32 %r86,%r61,%r62,%r84;
mov.u32 %r87,21520;
prmt.b32 %r88,%r66,%r67,%r84;
prmt.b32 %r89,%r68,%r69,%r84;
prmt.b32 %r90,%r73,%r74,%r84;
prmt.b32 %r91,%r75,%r76,%r84;
prmt.b32 %r92,%r80,%r81,%r84;
prmt.b32 %r93,%r82,%r83,%r84;
mov.u32 %r94,81;
prmt.b32 %r95,%r59,%r60,%r94;
prmt.b32 %r96,%r61,%r62,%r94;
prmt.b32 %r97,%r66,%r67,%r94;
prmt.b32 %r98,%r68,%r69,%r94;
prmt.b32 %r99,%r73,%r74,%r94;
prmt.b32 %r100,%r75,%r76,%r94;
prmt.b32 %r101,%r80,%r81,%r94;
prmt.b32 %r102,%r82,%r83,%r94;
mov.u32 %r103,98;
prmt.b32 %r104,%r59,%r60,%r103;
prmt.b32 %r105,%r61,%r62,%r103;
prmt.b32 %r106,%r66,%r67,%r103;
prmt.b32 %r107,%r68,%r69,%r103;
prmt.b32 %r108,%r73,%r74,%r103;
prmt.b32 %r109,%r75,%r76,%r103;
prmt.b32 %r110,%r80,%r81,%r103;
prmt.b32 %r111,%r82,%r83,%r103;
mov.u32 %r112,115;
prmt.b32 %r113,%r59,%r60,%r112;
prmt.b32 %r114,%r61,%r62,%r112;
prmt.b32 %r115,%r66,%r67,%r112;
prmt.b32 %r116,%r68,%r69,%r112;
prmt.b32 %r117,%r73,%r74,%r112;
prmt.b32 %r118,%r75,%r76,%r112;
prmt.b32 %r119,%r80,%r81,%r112;
prmt.b32 %r120,%r82,%r83,%r112;
add.s64 %d55,%d19,%d26;
add.s64 %d56,%d16,%d55;
shl.b64 %d57,%d30,4;
add.s64 %d58,%d56,%d57;
prmt.b32 %r121,%r85,%r86,%r87;
prmt.b32 %r122,%r92,%r93,%r87;
prmt.b32 %r123,%r90,%r91,%r87;
prmt.b32 %r124,%r88,%r89,%r87;
st.global.v4.u32 [%d58],{%r121,%r124,%r123,%r122};
add.s64 %d59,%d15,%d55;
add.s64 %d60,%d59,%d57;
prmt.b32 %r125,%r95,%r96,%r87;
prmt.b32 %r126,%r101,%r102,%r87;
prmt.b32 %r127,%r99,%r100,%r87;
prmt.b32 %r128,%r97,%r98,%r87;
st.global.v4.u32 [%d60],{%r125,%r128,%r127,%r126};
add.s64 %d61,%d14,%d55;
add.s64 %d62,%d61,%d57;
prmt.b32 %r129,%r104,%r105,%r87;
prmt.b32 %r130,%r110,%r111,%r87;
prmt.b32 %r131,%r108,%r109,%r87;
prmt.b32 %r132,%r106,%r107,%r87;
st.global.v4.u32 [%d62],{%r129,%r132,%r131,%r130};
add.s64 %d63,%d13,%d55;
add.s64 %d64,%d63,%d57;
prmt.b32 %r133,%r113,%r114,%r87;
prmt.b32 %r134,%r119,%r120,%r87;
prmt.b32 %r135,%r117,%r118,%r87;
prmt.b32 %r136,%r115,%r116,%r87;
st.global.v4.u32 [%d64],{%r133,%r136,%r135,%r134};
$13:
cvt.u32.u64 %r137,%d26;
add.s32 %r138,%r137,%r9;
shl.b32 %r139,%r27,4;
add.s32 %r140,%r138,%r139;
setp.ge.u32 %p9,%r140,%r22;
@%p9 bra $16;
$15:
.pragma "nounroll";
cvt.u64.u32 %d65,%r140;
mul.lo.s64 %d66,%d12,%d65;
add.s64 %d67,%d66,%d18;
add.s64 %d68,%d17,%d67;
ld.global.u8 %s1,[%d68];
add.s64 %d69,%d68,%d11;
ld.global.u8 %s2,[%d69];
add.s64 %d70,%d69,%d11;
ld.global.u8 %s3,[%d70];
add.s64 %d71,%d70,%d11;
ld.global.u8 %s4,[%d71];
mul.lo.s64 %d72,%d10,%d65;
add.s64 %d73,%d19,%d72;
add.s64 %d74,%d16,%d73;
st.global.u8 [%d74],%s1;
add.s64 %d75,%d15,%d73;
st.global.u8 [%d75],%s2;
add.s64 %d76,%d14,%d73;
st.global.u8 [%d76],%s3;
add.s64 %d77,%d13,%d73;
st.global.u8 [%d77],%s4;
add.s32 %r140,%r140,32;
setp.lt.u32 %p10,%r140,%r22;
@%p10 bra $15;
$16:
ret;
}
`;
