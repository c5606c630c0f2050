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
.reg .b32 %r<112>;
.reg .b64 %d<71>;
.shared .align 16 .b8 z0[2304];
ld.param.u64 %d21,[p0];
ld.param.u64 %d22,[p1];
ld.param.u64 %d23,[p2];
ld.param.u32 %r21,[p5];
ld.param.u32 %r14,[p6];
ld.param.u32 %r15,[p7];
ld.param.u32 %r16,[p8];
ld.param.u32 %r17,[p9];
ld.param.v2.u32 {%r22,%r23},[p11];
ld.param.u64 %d20,[p11+40];
ld.param.u64 %d19,[p11+32];
ld.param.u64 %d18,[p11+24];
ld.param.u64 %d17,[p11+16];
ld.param.u64 %d16,[p10+16];
ld.param.u64 %d15,[p10+8];
ld.param.u64 %d14,[p10];
cvta.to.global.u64 %d1,%d23;
cvta.to.global.u64 %d2,%d22;
cvta.to.global.u64 %d3,%d21;
mov.u32 %r24,%tid.x;
and.b32 %r1,%r24,31;
mov.u32 %r25,%ctaid.x;
shl.b32 %r26,%r25,1;
shr.u32 %r2,%r24,5;
add.s32 %r3,%r26,%r2;
setp.ge.u32 %p1,%r3,%r21;
@%p1 bra $12;
mul.lo.s32 %r110,%r3,%r15;
setp.eq.s32 %p2,%r22,0;
mov.u64 %d69,0;
mov.u64 %d70,%d69;
@%p2 bra $3;
div.u32 %r27,%r3,%r14;
div.u32 %r28,%r27,%r23;
mul.lo.s32 %r29,%r28,%r23;
sub.s32 %r30,%r27,%r29;
mul.lo.s32 %r31,%r15,%r14;
mul.lo.s32 %r32,%r31,%r27;
sub.s32 %r110,%r110,%r32;
cvt.u64.u32 %d26,%r30;
mul.lo.s64 %d27,%d17,%d26;
cvt.u64.u32 %d28,%r28;
mul.lo.s64 %d29,%d18,%d28;
add.s64 %d70,%d27,%d29;
mul.lo.s64 %d30,%d19,%d26;
mul.lo.s64 %d31,%d20,%d28;
add.s64 %d69,%d30,%d31;
$3:
add.s32 %r33,%r110,%r15;
min.u32 %r7,%r33,%r16;
min.u32 %r34,%r7,%r17;
shr.u32 %r35,%r34,3;
shr.u32 %r36,%r110,3;
sub.s32 %r37,%r35,%r36;
setp.lt.u32 %p3,%r110,%r17;
selp.b32 %r8,%r37,0,%p3;
cvt.u64.u32 %d8,%r110;
cvt.u64.u32 %d9,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $4;
bra.uni $5;
$4:
shl.b64 %d32,%d8,1;
add.s64 %d33,%d69,%d32;
add.s64 %d34,%d2,%d33;
mul.wide.u32 %d35,%r1,16;
add.s64 %d36,%d34,%d35;
ld.global.v4.u32 {%r38,%r39,%r40,%r41},[%d36];
add.s64 %d37,%d1,%d33;
add.s64 %d38,%d37,%d35;
ld.global.v4.u32 {%r46,%r47,%r48,%r49},[%d38];
mov.u32 %r54,80;
prmt.b32 %r55,%r38,%r38,%r54;
prmt.b32 %r56,%r46,%r46,%r54;
mov.u32 %r57,21520;
mov.u32 %r58,114;
prmt.b32 %r59,%r38,%r38,%r58;
prmt.b32 %r60,%r46,%r46,%r58;
prmt.b32 %r61,%r39,%r39,%r54;
prmt.b32 %r62,%r47,%r47,%r54;
prmt.b32 %r63,%r39,%r39,%r58;
prmt.b32 %r64,%r47,%r47,%r58;
prmt.b32 %r65,%r40,%r40,%r54;
prmt.b32 %r66,%r48,%r48,%r54;
prmt.b32 %r67,%r40,%r40,%r58;
prmt.b32 %r68,%r48,%r48,%r58;
prmt.b32 %r69,%r41,%r41,%r54;
prmt.b32 %r70,%r49,%r49,%r54;
prmt.b32 %r71,%r41,%r41,%r58;
prmt.b32 %r72,%r49,%r49,%r58;
shr.u32 %r73,%r1,2;
shl.b32 %r74,%r1,1;
add.s32 %r75,%r73,%r74;
mul.lo.s64 %d39,%d9,1152;
mov.u64 %d40,z0;
add.s64 %d41,%d40,%d39;
mul.wide.u32 %d42,%r75,16;
add.s64 %d43,%d41,%d42;
prmt.b32 %r76,%r63,%r64,%r57;
prmt.b32 %r77,%r61,%r62,%r57;
prmt.b32 %r78,%r59,%r60,%r57;
prmt.b32 %r79,%r55,%r56,%r57;
st.shared.v4.u32 [%d43],{%r79,%r78,%r77,%r76};
or.b32 %r80,%r74,1;
shr.u32 %r81,%r80,3;
add.s32 %r82,%r81,%r80;
mul.wide.u32 %d44,%r82,16;
add.s64 %d45,%d41,%d44;
prmt.b32 %r83,%r71,%r72,%r57;
prmt.b32 %r84,%r69,%r70,%r57;
prmt.b32 %r85,%r67,%r68,%r57;
prmt.b32 %r86,%r65,%r66,%r57;
st.shared.v4.u32 [%d45],{%r86,%r85,%r84,%r83};
$5:
bar.warp.sync -1;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p5,%r1,%r9;
shl.b64 %d46,%d8,2;
add.s64 %d47,%d46,%d70;
add.s64 %d48,%d3,%d47;
mul.wide.u32 %d49,%r1,16;
add.s64 %d10,%d48,%d49;
@%p5 bra $7;
shr.u32 %r87,%r1,3;
add.s32 %r88,%r87,%r1;
mul.lo.s64 %d50,%d9,1152;
mov.u64 %d51,z0;
add.s64 %d52,%d51,%d50;
mul.wide.u32 %d53,%r88,16;
add.s64 %d54,%d52,%d53;
ld.shared.v4.u32 {%r89,%r90,%r91,%r92},[%d54];
st.global.v4.u32 [%d10],{%r89,%r90,%r91,%r92};
$7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $9;
shr.u32 %r97,%r10,3;
add.s32 %r98,%r97,%r10;
mul.lo.s64 %d55,%d9,1152;
mov.u64 %d56,z0;
add.s64 %d57,%d56,%d55;
mul.wide.u32 %d58,%r98,16;
add.s64 %d59,%d57,%d58;
ld.shared.v4.u32 {%r99,%r100,%r101,%r102},[%d59];
st.global.v4.u32 [%d10+512],{%r99,%r100,%r101,%r102};
$9:
cvt.u32.u64 %r107,%d8;
add.s32 %r108,%r107,%r1;
shl.b32 %r109,%r8,3;
add.s32 %r111,%r108,%r109;
setp.ge.u32 %p7,%r111,%r7;
@%p7 bra $12;
$11:
.pragma "nounroll";
cvt.u64.u32 %d60,%r111;
mul.lo.s64 %d61,%d14,%d60;
add.s64 %d62,%d61,%d70;
mul.lo.s64 %d63,%d16,%d60;
add.s64 %d64,%d69,%d63;
add.s64 %d65,%d2,%d64;
ld.global.u16 %s1,[%d65];
add.s64 %d66,%d1,%d64;
ld.global.u16 %s2,[%d66];
add.s64 %d67,%d3,%d62;
st.global.u16 [%d67],%s1;
add.s64 %d68,%d67,%d15;
st.global.u16 [%d68],%s2;
add.s32 %r111,%r111,32;
setp.lt.u32 %p8,%r111,%r7;
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
.reg .b32 %r<132>;
.reg .b64 %d<69>;
.shared .align 16 .b8 z1[3456];
ld.param.u64 %d23,[p0];
ld.param.u64 %d24,[p1];
ld.param.u64 %d25,[p2];
ld.param.u64 %d26,[p3];
ld.param.u32 %r20,[p5];
ld.param.u32 %r13,[p6];
ld.param.u32 %r14,[p7];
ld.param.u32 %r15,[p8];
ld.param.u32 %r16,[p9];
ld.param.v2.u32 {%r21,%r22},[p11];
ld.param.u64 %d22,[p11+40];
ld.param.u64 %d21,[p11+32];
ld.param.u64 %d20,[p11+24];
ld.param.u64 %d19,[p11+16];
ld.param.u64 %d18,[p10+16];
ld.param.u64 %d17,[p10+8];
ld.param.u64 %d16,[p10];
cvta.to.global.u64 %d1,%d26;
cvta.to.global.u64 %d2,%d25;
cvta.to.global.u64 %d3,%d24;
cvta.to.global.u64 %d4,%d23;
mov.u32 %r23,%tid.x;
and.b32 %r1,%r23,31;
mov.u32 %r24,%ctaid.x;
shl.b32 %r25,%r24,1;
shr.u32 %r2,%r23,5;
add.s32 %r3,%r25,%r2;
setp.ge.u32 %p1,%r3,%r20;
@%p1 bra $14;
mul.lo.s32 %r130,%r3,%r14;
setp.eq.s32 %p2,%r21,0;
mov.u64 %d67,0;
mov.u64 %d68,%d67;
@%p2 bra $3;
div.u32 %r26,%r3,%r13;
div.u32 %r27,%r26,%r22;
mul.lo.s32 %r28,%r27,%r22;
sub.s32 %r29,%r26,%r28;
mul.lo.s32 %r30,%r14,%r13;
mul.lo.s32 %r31,%r30,%r26;
sub.s32 %r130,%r130,%r31;
cvt.u64.u32 %d29,%r29;
mul.lo.s64 %d30,%d19,%d29;
cvt.u64.u32 %d31,%r27;
mul.lo.s64 %d32,%d20,%d31;
add.s64 %d68,%d30,%d32;
mul.lo.s64 %d33,%d21,%d29;
mul.lo.s64 %d34,%d22,%d31;
add.s64 %d67,%d33,%d34;
$3:
add.s32 %r32,%r130,%r14;
min.u32 %r7,%r32,%r15;
min.u32 %r33,%r7,%r16;
shr.u32 %r34,%r33,3;
shr.u32 %r35,%r130,3;
sub.s32 %r36,%r34,%r35;
setp.lt.u32 %p3,%r130,%r16;
selp.b32 %r8,%r36,0,%p3;
cvt.u64.u32 %d9,%r130;
cvt.u64.u32 %d10,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $4;
bra.uni $5;
$4:
shl.b64 %d35,%d9,1;
add.s64 %d36,%d67,%d35;
add.s64 %d37,%d3,%d36;
mul.wide.u32 %d38,%r1,16;
add.s64 %d39,%d37,%d38;
ld.global.v4.u32 {%r37,%r38,%r39,%r40},[%d39];
add.s64 %d40,%d2,%d36;
add.s64 %d41,%d40,%d38;
ld.global.v4.u32 {%r45,%r46,%r47,%r48},[%d41];
add.s64 %d42,%d1,%d36;
add.s64 %d43,%d42,%d38;
ld.global.v4.u32 {%r53,%r54,%r55,%r56},[%d43];
mov.u32 %r61,80;
prmt.b32 %r62,%r37,%r37,%r61;
prmt.b32 %r63,%r45,%r45,%r61;
mov.u32 %r64,21520;
prmt.b32 %r65,%r53,%r53,%r61;
mov.u32 %r66,114;
prmt.b32 %r67,%r37,%r37,%r66;
prmt.b32 %r68,%r45,%r45,%r66;
prmt.b32 %r69,%r53,%r53,%r66;
prmt.b32 %r70,%r38,%r38,%r61;
prmt.b32 %r71,%r46,%r46,%r61;
prmt.b32 %r72,%r54,%r54,%r61;
prmt.b32 %r73,%r38,%r38,%r66;
prmt.b32 %r74,%r46,%r46,%r66;
prmt.b32 %r75,%r54,%r54,%r66;
prmt.b32 %r76,%r39,%r39,%r61;
prmt.b32 %r77,%r47,%r47,%r61;
prmt.b32 %r78,%r55,%r55,%r61;
prmt.b32 %r79,%r39,%r39,%r66;
prmt.b32 %r80,%r47,%r47,%r66;
prmt.b32 %r81,%r55,%r55,%r66;
prmt.b32 %r82,%r40,%r40,%r61;
prmt.b32 %r83,%r48,%r48,%r61;
prmt.b32 %r84,%r56,%r56,%r61;
prmt.b32 %r85,%r40,%r40,%r66;
prmt.b32 %r86,%r48,%r48,%r66;
prmt.b32 %r87,%r56,%r56,%r66;
mul.lo.s32 %r88,%r1,3;
mul.lo.s64 %d44,%d10,1728;
mov.u64 %d45,z1;
add.s64 %d46,%d45,%d44;
mul.wide.u32 %d47,%r88,16;
add.s64 %d48,%d46,%d47;
prmt.b32 %r89,%r70,%r71,%r64;
prmt.b32 %r90,%r68,%r69,%r64;
prmt.b32 %r91,%r65,%r67,%r64;
prmt.b32 %r92,%r62,%r63,%r64;
st.shared.v4.u32 [%d48],{%r92,%r91,%r90,%r89};
prmt.b32 %r93,%r78,%r79,%r64;
prmt.b32 %r94,%r76,%r77,%r64;
prmt.b32 %r95,%r74,%r75,%r64;
prmt.b32 %r96,%r72,%r73,%r64;
st.shared.v4.u32 [%d48+16],{%r96,%r95,%r94,%r93};
prmt.b32 %r97,%r86,%r87,%r64;
prmt.b32 %r98,%r84,%r85,%r64;
prmt.b32 %r99,%r82,%r83,%r64;
prmt.b32 %r100,%r80,%r81,%r64;
st.shared.v4.u32 [%d48+32],{%r100,%r99,%r98,%r97};
$5:
bar.warp.sync -1;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p5,%r1,%r9;
mul.lo.s64 %d49,%d10,1728;
mov.u64 %d50,z1;
add.s64 %d51,%d50,%d49;
mul.wide.u32 %d52,%r1,16;
add.s64 %d11,%d51,%d52;
mul.lo.s64 %d53,%d9,6;
add.s64 %d54,%d53,%d68;
add.s64 %d55,%d4,%d54;
add.s64 %d12,%d55,%d52;
@%p5 bra $7;
ld.shared.v4.u32 {%r101,%r102,%r103,%r104},[%d11];
st.global.v4.u32 [%d12],{%r101,%r102,%r103,%r104};
$7:
or.b32 %r109,%r1,32;
setp.ge.u32 %p6,%r109,%r9;
@%p6 bra $9;
ld.shared.v4.u32 {%r110,%r111,%r112,%r113},[%d11+512];
st.global.v4.u32 [%d12+512],{%r110,%r111,%r112,%r113};
$9:
or.b32 %r118,%r1,64;
setp.ge.u32 %p7,%r118,%r9;
@%p7 bra $11;
ld.shared.v4.u32 {%r119,%r120,%r121,%r122},[%d11+1024];
st.global.v4.u32 [%d12+1024],{%r119,%r120,%r121,%r122};
$11:
cvt.u32.u64 %r127,%d9;
add.s32 %r128,%r127,%r1;
shl.b32 %r129,%r8,3;
add.s32 %r131,%r128,%r129;
setp.ge.u32 %p8,%r131,%r7;
@%p8 bra $14;
$13:
.pragma "nounroll";
cvt.u64.u32 %d56,%r131;
mul.lo.s64 %d57,%d16,%d56;
mul.lo.s64 %d58,%d18,%d56;
add.s64 %d59,%d67,%d58;
add.s64 %d60,%d3,%d59;
ld.global.u16 %s1,[%d60];
add.s64 %d61,%d2,%d59;
ld.global.u16 %s2,[%d61];
add.s64 %d62,%d1,%d59;
ld.global.u16 %s3,[%d62];
add.s64 %d63,%d57,%d68;
add.s64 %d64,%d4,%d63;
st.global.u16 [%d64],%s1;
add.s64 %d65,%d64,%d17;
st.global.u16 [%d65],%s2;
add.s64 %d66,%d65,%d17;
st.global.u16 [%d66],%s3;
add.s32 %r131,%r131,32;
setp.lt.u32 %p9,%r131,%r7;
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
.reg .b32 %r<180>;
.reg .b64 %d<97>;
.shared .align 16 .b8 z2[4608];
ld.param.u64 %d23,[p0];
ld.param.u64 %d24,[p1];
ld.param.u64 %d25,[p2];
ld.param.u64 %d26,[p3];
ld.param.u64 %d27,[p4];
ld.param.u32 %r23,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
ld.param.v2.u32 {%r24,%r25},[p11];
ld.param.u64 %d22,[p11+40];
ld.param.u64 %d21,[p11+32];
ld.param.u64 %d20,[p11+24];
ld.param.u64 %d19,[p11+16];
ld.param.u64 %d18,[p10+16];
ld.param.u64 %d17,[p10+8];
ld.param.u64 %d16,[p10];
cvta.to.global.u64 %d1,%d27;
cvta.to.global.u64 %d2,%d26;
cvta.to.global.u64 %d3,%d25;
cvta.to.global.u64 %d4,%d24;
cvta.to.global.u64 %d5,%d23;
mov.u32 %r26,%tid.x;
and.b32 %r1,%r26,31;
mov.u32 %r27,%ctaid.x;
shl.b32 %r28,%r27,1;
shr.u32 %r2,%r26,5;
add.s32 %r3,%r28,%r2;
setp.ge.u32 %p1,%r3,%r23;
@%p1 bra $16;
mul.lo.s32 %r178,%r3,%r17;
setp.eq.s32 %p2,%r24,0;
mov.u64 %d95,0;
mov.u64 %d96,%d95;
@%p2 bra $3;
div.u32 %r29,%r3,%r16;
div.u32 %r30,%r29,%r25;
mul.lo.s32 %r31,%r30,%r25;
sub.s32 %r32,%r29,%r31;
mul.lo.s32 %r33,%r17,%r16;
mul.lo.s32 %r34,%r33,%r29;
sub.s32 %r178,%r178,%r34;
cvt.u64.u32 %d30,%r32;
mul.lo.s64 %d31,%d19,%d30;
cvt.u64.u32 %d32,%r30;
mul.lo.s64 %d33,%d20,%d32;
add.s64 %d96,%d31,%d33;
mul.lo.s64 %d34,%d21,%d30;
mul.lo.s64 %d35,%d22,%d32;
add.s64 %d95,%d34,%d35;
$3:
add.s32 %r35,%r178,%r17;
min.u32 %r7,%r35,%r18;
min.u32 %r36,%r7,%r19;
shr.u32 %r37,%r36,3;
shr.u32 %r38,%r178,3;
sub.s32 %r39,%r37,%r38;
setp.lt.u32 %p3,%r178,%r19;
selp.b32 %r8,%r39,0,%p3;
cvt.u64.u32 %d10,%r178;
cvt.u64.u32 %d11,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $4;
bra.uni $5;
$4:
shl.b64 %d36,%d10,1;
add.s64 %d37,%d95,%d36;
add.s64 %d38,%d4,%d37;
mul.wide.u32 %d39,%r1,16;
add.s64 %d40,%d38,%d39;
ld.global.v4.u32 {%r40,%r41,%r42,%r43},[%d40];
add.s64 %d41,%d3,%d37;
add.s64 %d42,%d41,%d39;
ld.global.v4.u32 {%r48,%r49,%r50,%r51},[%d42];
add.s64 %d43,%d2,%d37;
add.s64 %d44,%d43,%d39;
ld.global.v4.u32 {%r56,%r57,%r58,%r59},[%d44];
add.s64 %d45,%d1,%d37;
add.s64 %d46,%d45,%d39;
ld.global.v4.u32 {%r64,%r65,%r66,%r67},[%d46];
mov.u32 %r72,80;
prmt.b32 %r73,%r40,%r40,%r72;
prmt.b32 %r74,%r48,%r48,%r72;
mov.u32 %r75,21520;
prmt.b32 %r76,%r56,%r56,%r72;
prmt.b32 %r77,%r64,%r64,%r72;
mov.u32 %r78,114;
prmt.b32 %r79,%r40,%r40,%r78;
prmt.b32 %r80,%r48,%r48,%r78;
prmt.b32 %r81,%r56,%r56,%r78;
prmt.b32 %r82,%r64,%r64,%r78;
prmt.b32 %r83,%r41,%r41,%r72;
prmt.b32 %r84,%r49,%r49,%r72;
prmt.b32 %r85,%r57,%r57,%r72;
prmt.b32 %r86,%r65,%r65,%r72;
prmt.b32 %r87,%r41,%r41,%r78;
prmt.b32 %r88,%r49,%r49,%r78;
prmt.b32 %r89,%r57,%r57,%r78;
prmt.b32 %r90,%r65,%r65,%r78;
prmt.b32 %r91,%r42,%r42,%r72;
prmt.b32 %r92,%r50,%r50,%r72;
prmt.b32 %r93,%r58,%r58,%r72;
prmt.b32 %r94,%r66,%r66,%r72;
prmt.b32 %r95,%r42,%r42,%r78;
prmt.b32 %r96,%r50,%r50,%r78;
prmt.b32 %r97,%r58,%r58,%r78;
prmt.b32 %r98,%r66,%r66,%r78;
prmt.b32 %r99,%r43,%r43,%r72;
prmt.b32 %r100,%r51,%r51,%r72;
prmt.b32 %r101,%r59,%r59,%r72;
prmt.b32 %r102,%r67,%r67,%r72;
prmt.b32 %r103,%r43,%r43,%r78;
prmt.b32 %r104,%r51,%r51,%r78;
prmt.b32 %r105,%r59,%r59,%r78;
prmt.b32 %r106,%r67,%r67,%r78;
shr.u32 %r107,%r1,1;
shl.b32 %r108,%r1,2;
add.s32 %r109,%r107,%r108;
mul.lo.s64 %d47,%d11,2304;
mov.u64 %d48,z2;
add.s64 %d49,%d48,%d47;
mul.wide.u32 %d50,%r109,16;
add.s64 %d51,%d49,%d50;
prmt.b32 %r110,%r81,%r82,%r75;
prmt.b32 %r111,%r79,%r80,%r75;
prmt.b32 %r112,%r76,%r77,%r75;
prmt.b32 %r113,%r73,%r74,%r75;
st.shared.v4.u32 [%d51],{%r113,%r112,%r111,%r110};
or.b32 %r114,%r108,1;
shr.u32 %r115,%r114,3;
add.s32 %r116,%r115,%r114;
mul.wide.u32 %d52,%r116,16;
add.s64 %d53,%d49,%d52;
prmt.b32 %r117,%r89,%r90,%r75;
prmt.b32 %r118,%r87,%r88,%r75;
prmt.b32 %r119,%r85,%r86,%r75;
prmt.b32 %r120,%r83,%r84,%r75;
st.shared.v4.u32 [%d53],{%r120,%r119,%r118,%r117};
or.b32 %r121,%r108,2;
shr.u32 %r122,%r121,3;
add.s32 %r123,%r122,%r121;
mul.wide.u32 %d54,%r123,16;
add.s64 %d55,%d49,%d54;
prmt.b32 %r124,%r97,%r98,%r75;
prmt.b32 %r125,%r95,%r96,%r75;
prmt.b32 %r126,%r93,%r94,%r75;
prmt.b32 %r127,%r91,%r92,%r75;
st.shared.v4.u32 [%d55],{%r127,%r126,%r125,%r124};
or.b32 %r128,%r108,3;
shr.u32 %r129,%r128,3;
add.s32 %r130,%r129,%r128;
mul.wide.u32 %d56,%r130,16;
add.s64 %d57,%d49,%d56;
prmt.b32 %r131,%r105,%r106,%r75;
prmt.b32 %r132,%r103,%r104,%r75;
prmt.b32 %r133,%r101,%r102,%r75;
prmt.b32 %r134,%r99,%r100,%r75;
st.shared.v4.u32 [%d57],{%r134,%r133,%r132,%r131};
$5:
bar.warp.sync -1;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p5,%r1,%r9;
shl.b64 %d58,%d10,3;
add.s64 %d59,%d58,%d96;
add.s64 %d60,%d5,%d59;
mul.wide.u32 %d61,%r1,16;
add.s64 %d12,%d60,%d61;
@%p5 bra $7;
shr.u32 %r135,%r1,3;
add.s32 %r136,%r135,%r1;
mul.lo.s64 %d62,%d11,2304;
mov.u64 %d63,z2;
add.s64 %d64,%d63,%d62;
mul.wide.u32 %d65,%r136,16;
add.s64 %d66,%d64,%d65;
ld.shared.v4.u32 {%r137,%r138,%r139,%r140},[%d66];
st.global.v4.u32 [%d12],{%r137,%r138,%r139,%r140};
$7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $9;
shr.u32 %r145,%r10,3;
add.s32 %r146,%r145,%r10;
mul.lo.s64 %d67,%d11,2304;
mov.u64 %d68,z2;
add.s64 %d69,%d68,%d67;
mul.wide.u32 %d70,%r146,16;
add.s64 %d71,%d69,%d70;
ld.shared.v4.u32 {%r147,%r148,%r149,%r150},[%d71];
st.global.v4.u32 [%d12+512],{%r147,%r148,%r149,%r150};
$9:
or.b32 %r11,%r1,64;
setp.ge.u32 %p7,%r11,%r9;
@%p7 bra $11;
shr.u32 %r155,%r11,3;
add.s32 %r156,%r155,%r11;
mul.lo.s64 %d72,%d11,2304;
mov.u64 %d73,z2;
add.s64 %d74,%d73,%d72;
mul.wide.u32 %d75,%r156,16;
add.s64 %d76,%d74,%d75;
ld.shared.v4.u32 {%r157,%r158,%r159,%r160},[%d76];
st.global.v4.u32 [%d12+1024],{%r157,%r158,%r159,%r160};
$11:
or.b32 %r12,%r1,96;
setp.ge.u32 %p8,%r12,%r9;
@%p8 bra $13;
shr.u32 %r165,%r12,3;
add.s32 %r166,%r165,%r12;
mul.lo.s64 %d77,%d11,2304;
mov.u64 %d78,z2;
add.s64 %d79,%d78,%d77;
mul.wide.u32 %d80,%r166,16;
add.s64 %d81,%d79,%d80;
ld.shared.v4.u32 {%r167,%r168,%r169,%r170},[%d81];
st.global.v4.u32 [%d12+1536],{%r167,%r168,%r169,%r170};
$13:
cvt.u32.u64 %r175,%d10;
add.s32 %r176,%r175,%r1;
shl.b32 %r177,%r8,3;
add.s32 %r179,%r176,%r177;
setp.ge.u32 %p9,%r179,%r7;
@%p9 bra $16;
$15:
.pragma "nounroll";
cvt.u64.u32 %d82,%r179;
mul.lo.s64 %d83,%d16,%d82;
mul.lo.s64 %d84,%d18,%d82;
add.s64 %d85,%d95,%d84;
add.s64 %d86,%d4,%d85;
ld.global.u16 %s1,[%d86];
add.s64 %d87,%d3,%d85;
ld.global.u16 %s2,[%d87];
add.s64 %d88,%d2,%d85;
ld.global.u16 %s3,[%d88];
add.s64 %d89,%d1,%d85;
ld.global.u16 %s4,[%d89];
add.s64 %d90,%d83,%d96;
add.s64 %d91,%d5,%d90;
st.global.u16 [%d91],%s1;
add.s64 %d92,%d91,%d17;
st.global.u16 [%d92],%s2;
add.s64 %d93,%d92,%d17;
st.global.u16 [%d93],%s3;
add.s64 %d94,%d93,%d17;
st.global.u16 [%d94],%s4;
add.s32 %r179,%r179,32;
setp.lt.u32 %p10,%r179,%r7;
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
.reg .b32 %r<87>;
.reg .b64 %d<71>;
.shared .align 16 .b8 z3[2304];
ld.param.u64 %d21,[p0];
ld.param.u64 %d22,[p1];
ld.param.u64 %d23,[p2];
ld.param.u32 %r21,[p5];
ld.param.u32 %r14,[p6];
ld.param.u32 %r15,[p7];
ld.param.u32 %r16,[p8];
ld.param.u32 %r17,[p9];
ld.param.v2.u32 {%r22,%r23},[p11];
ld.param.u64 %d20,[p11+40];
ld.param.u64 %d19,[p11+32];
ld.param.u64 %d18,[p11+24];
ld.param.u64 %d17,[p11+16];
ld.param.u64 %d16,[p10+16];
ld.param.u64 %d15,[p10+8];
ld.param.u64 %d14,[p10];
cvta.to.global.u64 %d1,%d23;
cvta.to.global.u64 %d2,%d22;
cvta.to.global.u64 %d3,%d21;
mov.u32 %r24,%tid.x;
and.b32 %r1,%r24,31;
mov.u32 %r25,%ctaid.x;
shl.b32 %r26,%r25,1;
shr.u32 %r2,%r24,5;
add.s32 %r3,%r26,%r2;
setp.ge.u32 %p1,%r3,%r21;
@%p1 bra $12;
mul.lo.s32 %r85,%r3,%r15;
setp.eq.s32 %p2,%r22,0;
mov.u64 %d69,0;
mov.u64 %d70,%d69;
@%p2 bra $3;
div.u32 %r27,%r3,%r14;
div.u32 %r28,%r27,%r23;
mul.lo.s32 %r29,%r28,%r23;
sub.s32 %r30,%r27,%r29;
mul.lo.s32 %r31,%r15,%r14;
mul.lo.s32 %r32,%r31,%r27;
sub.s32 %r85,%r85,%r32;
cvt.u64.u32 %d26,%r30;
mul.lo.s64 %d27,%d17,%d26;
cvt.u64.u32 %d28,%r28;
mul.lo.s64 %d29,%d18,%d28;
add.s64 %d70,%d27,%d29;
mul.lo.s64 %d30,%d19,%d26;
mul.lo.s64 %d31,%d20,%d28;
add.s64 %d69,%d30,%d31;
$3:
add.s32 %r33,%r85,%r15;
min.u32 %r7,%r33,%r16;
min.u32 %r34,%r7,%r17;
shr.u32 %r35,%r34,2;
shr.u32 %r36,%r85,2;
sub.s32 %r37,%r35,%r36;
setp.lt.u32 %p3,%r85,%r17;
selp.b32 %r8,%r37,0,%p3;
cvt.u64.u32 %d8,%r85;
cvt.u64.u32 %d9,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $4;
bra.uni $5;
$4:
shl.b64 %d32,%d8,2;
add.s64 %d33,%d69,%d32;
add.s64 %d34,%d2,%d33;
mul.wide.u32 %d35,%r1,16;
add.s64 %d36,%d34,%d35;
add.s64 %d37,%d1,%d33;
add.s64 %d38,%d37,%d35;
shr.u32 %r38,%r1,2;
shl.b32 %r39,%r1,1;
add.s32 %r40,%r38,%r39;
mul.lo.s64 %d39,%d9,1152;
mov.u64 %d40,z3;
add.s64 %d41,%d40,%d39;
mul.wide.u32 %d42,%r40,16;
add.s64 %d43,%d41,%d42;
ld.global.v4.u32 {%r41,%r42,%r43,%r44},[%d38];
ld.global.v4.u32 {%r45,%r46,%r47,%r48},[%d36];
st.shared.v4.u32 [%d43],{%r45,%r41,%r46,%r42};
or.b32 %r53,%r39,1;
shr.u32 %r54,%r53,3;
add.s32 %r55,%r54,%r53;
mul.wide.u32 %d44,%r55,16;
add.s64 %d45,%d41,%d44;
st.shared.v4.u32 [%d45],{%r47,%r43,%r48,%r44};
$5:
bar.warp.sync -1;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p5,%r1,%r9;
shl.b64 %d46,%d8,3;
add.s64 %d47,%d46,%d70;
add.s64 %d48,%d3,%d47;
mul.wide.u32 %d49,%r1,16;
add.s64 %d10,%d48,%d49;
@%p5 bra $7;
shr.u32 %r60,%r1,3;
add.s32 %r61,%r60,%r1;
mul.lo.s64 %d50,%d9,1152;
mov.u64 %d51,z3;
add.s64 %d52,%d51,%d50;
mul.wide.u32 %d53,%r61,16;
add.s64 %d54,%d52,%d53;
ld.shared.v4.u32 {%r62,%r63,%r64,%r65},[%d54];
st.global.v4.u32 [%d10],{%r62,%r63,%r64,%r65};
$7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $9;
shr.u32 %r70,%r10,3;
add.s32 %r71,%r70,%r10;
mul.lo.s64 %d55,%d9,1152;
mov.u64 %d56,z3;
add.s64 %d57,%d56,%d55;
mul.wide.u32 %d58,%r71,16;
add.s64 %d59,%d57,%d58;
ld.shared.v4.u32 {%r72,%r73,%r74,%r75},[%d59];
st.global.v4.u32 [%d10+512],{%r72,%r73,%r74,%r75};
$9:
cvt.u32.u64 %r80,%d8;
add.s32 %r81,%r80,%r1;
shl.b32 %r82,%r8,2;
add.s32 %r86,%r81,%r82;
setp.ge.u32 %p7,%r86,%r7;
@%p7 bra $12;
$11:
.pragma "nounroll";
cvt.u64.u32 %d60,%r86;
mul.lo.s64 %d61,%d14,%d60;
add.s64 %d62,%d61,%d70;
mul.lo.s64 %d63,%d16,%d60;
add.s64 %d64,%d69,%d63;
add.s64 %d65,%d2,%d64;
ld.global.u32 %r83,[%d65];
add.s64 %d66,%d1,%d64;
ld.global.u32 %r84,[%d66];
add.s64 %d67,%d3,%d62;
st.global.u32 [%d67],%r83;
add.s64 %d68,%d67,%d15;
st.global.u32 [%d68],%r84;
add.s32 %r86,%r86,32;
setp.lt.u32 %p8,%r86,%r7;
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
.reg .b32 %r<96>;
.reg .b64 %d<69>;
.shared .align 16 .b8 z4[3456];
ld.param.u64 %d23,[p0];
ld.param.u64 %d24,[p1];
ld.param.u64 %d25,[p2];
ld.param.u64 %d26,[p3];
ld.param.u32 %r20,[p5];
ld.param.u32 %r13,[p6];
ld.param.u32 %r14,[p7];
ld.param.u32 %r15,[p8];
ld.param.u32 %r16,[p9];
ld.param.v2.u32 {%r21,%r22},[p11];
ld.param.u64 %d22,[p11+40];
ld.param.u64 %d21,[p11+32];
ld.param.u64 %d20,[p11+24];
ld.param.u64 %d19,[p11+16];
ld.param.u64 %d18,[p10+16];
ld.param.u64 %d17,[p10+8];
ld.param.u64 %d16,[p10];
cvta.to.global.u64 %d1,%d26;
cvta.to.global.u64 %d2,%d25;
cvta.to.global.u64 %d3,%d24;
cvta.to.global.u64 %d4,%d23;
mov.u32 %r23,%tid.x;
and.b32 %r1,%r23,31;
mov.u32 %r24,%ctaid.x;
shl.b32 %r25,%r24,1;
shr.u32 %r2,%r23,5;
add.s32 %r3,%r25,%r2;
setp.ge.u32 %p1,%r3,%r20;
@%p1 bra $14;
mul.lo.s32 %r94,%r3,%r14;
setp.eq.s32 %p2,%r21,0;
mov.u64 %d67,0;
mov.u64 %d68,%d67;
@%p2 bra $3;
div.u32 %r26,%r3,%r13;
div.u32 %r27,%r26,%r22;
mul.lo.s32 %r28,%r27,%r22;
sub.s32 %r29,%r26,%r28;
mul.lo.s32 %r30,%r14,%r13;
mul.lo.s32 %r31,%r30,%r26;
sub.s32 %r94,%r94,%r31;
cvt.u64.u32 %d29,%r29;
mul.lo.s64 %d30,%d19,%d29;
cvt.u64.u32 %d31,%r27;
mul.lo.s64 %d32,%d20,%d31;
add.s64 %d68,%d30,%d32;
mul.lo.s64 %d33,%d21,%d29;
mul.lo.s64 %d34,%d22,%d31;
add.s64 %d67,%d33,%d34;
$3:
add.s32 %r32,%r94,%r14;
min.u32 %r7,%r32,%r15;
min.u32 %r33,%r7,%r16;
shr.u32 %r34,%r33,2;
shr.u32 %r35,%r94,2;
sub.s32 %r36,%r34,%r35;
setp.lt.u32 %p3,%r94,%r16;
selp.b32 %r8,%r36,0,%p3;
cvt.u64.u32 %d9,%r94;
cvt.u64.u32 %d10,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $4;
bra.uni $5;
$4:
shl.b64 %d35,%d9,2;
add.s64 %d36,%d67,%d35;
add.s64 %d37,%d3,%d36;
mul.wide.u32 %d38,%r1,16;
add.s64 %d39,%d37,%d38;
add.s64 %d40,%d2,%d36;
add.s64 %d41,%d40,%d38;
add.s64 %d42,%d1,%d36;
add.s64 %d43,%d42,%d38;
mul.lo.s32 %r37,%r1,3;
mul.lo.s64 %d44,%d10,1728;
mov.u64 %d45,z4;
add.s64 %d46,%d45,%d44;
mul.wide.u32 %d47,%r37,16;
add.s64 %d48,%d46,%d47;
ld.global.v4.u32 {%r38,%r39,%r40,%r41},[%d41];
ld.global.v4.u32 {%r42,%r43,%r44,%r45},[%d39];
ld.global.v4.u32 {%r46,%r47,%r48,%r49},[%d43];
st.shared.v4.u32 [%d48],{%r42,%r38,%r46,%r43};
st.shared.v4.u32 [%d48+16],{%r39,%r47,%r44,%r40};
st.shared.v4.u32 [%d48+32],{%r48,%r45,%r41,%r49};
$5:
bar.warp.sync -1;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p5,%r1,%r9;
mul.lo.s64 %d49,%d10,1728;
mov.u64 %d50,z4;
add.s64 %d51,%d50,%d49;
mul.wide.u32 %d52,%r1,16;
add.s64 %d11,%d51,%d52;
mul.lo.s64 %d53,%d9,12;
add.s64 %d54,%d53,%d68;
add.s64 %d55,%d4,%d54;
add.s64 %d12,%d55,%d52;
@%p5 bra $7;
ld.shared.v4.u32 {%r62,%r63,%r64,%r65},[%d11];
st.global.v4.u32 [%d12],{%r62,%r63,%r64,%r65};
$7:
or.b32 %r70,%r1,32;
setp.ge.u32 %p6,%r70,%r9;
@%p6 bra $9;
ld.shared.v4.u32 {%r71,%r72,%r73,%r74},[%d11+512];
st.global.v4.u32 [%d12+512],{%r71,%r72,%r73,%r74};
$9:
or.b32 %r79,%r1,64;
setp.ge.u32 %p7,%r79,%r9;
@%p7 bra $11;
ld.shared.v4.u32 {%r80,%r81,%r82,%r83},[%d11+1024];
st.global.v4.u32 [%d12+1024],{%r80,%r81,%r82,%r83};
$11:
cvt.u32.u64 %r88,%d9;
add.s32 %r89,%r88,%r1;
shl.b32 %r90,%r8,2;
add.s32 %r95,%r89,%r90;
setp.ge.u32 %p8,%r95,%r7;
@%p8 bra $14;
$13:
.pragma "nounroll";
cvt.u64.u32 %d56,%r95;
mul.lo.s64 %d57,%d16,%d56;
mul.lo.s64 %d58,%d18,%d56;
add.s64 %d59,%d67,%d58;
add.s64 %d60,%d3,%d59;
ld.global.u32 %r91,[%d60];
add.s64 %d61,%d2,%d59;
ld.global.u32 %r92,[%d61];
add.s64 %d62,%d1,%d59;
ld.global.u32 %r93,[%d62];
add.s64 %d63,%d57,%d68;
add.s64 %d64,%d4,%d63;
st.global.u32 [%d64],%r91;
add.s64 %d65,%d64,%d17;
st.global.u32 [%d65],%r92;
add.s64 %d66,%d65,%d17;
st.global.u32 [%d66],%r93;
add.s32 %r95,%r95,32;
setp.lt.u32 %p9,%r95,%r7;
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
.reg .b32 %r<132>;
.reg .b64 %d<97>;
.shared .align 16 .b8 z5[4608];
ld.param.u64 %d23,[p0];
ld.param.u64 %d24,[p1];
ld.param.u64 %d25,[p2];
ld.param.u64 %d26,[p3];
ld.param.u64 %d27,[p4];
ld.param.u32 %r23,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
ld.param.v2.u32 {%r24,%r25},[p11];
ld.param.u64 %d22,[p11+40];
ld.param.u64 %d21,[p11+32];
ld.param.u64 %d20,[p11+24];
ld.param.u64 %d19,[p11+16];
ld.param.u64 %d18,[p10+16];
ld.param.u64 %d17,[p10+8];
ld.param.u64 %d16,[p10];
cvta.to.global.u64 %d1,%d27;
cvta.to.global.u64 %d2,%d26;
cvta.to.global.u64 %d3,%d25;
cvta.to.global.u64 %d4,%d24;
cvta.to.global.u64 %d5,%d23;
mov.u32 %r26,%tid.x;
and.b32 %r1,%r26,31;
mov.u32 %r27,%ctaid.x;
shl.b32 %r28,%r27,1;
shr.u32 %r2,%r26,5;
add.s32 %r3,%r28,%r2;
setp.ge.u32 %p1,%r3,%r23;
@%p1 bra $16;
mul.lo.s32 %r130,%r3,%r17;
setp.eq.s32 %p2,%r24,0;
mov.u64 %d95,0;
mov.u64 %d96,%d95;
@%p2 bra $3;
div.u32 %r29,%r3,%r16;
div.u32 %r30,%r29,%r25;
mul.lo.s32 %r31,%r30,%r25;
sub.s32 %r32,%r29,%r31;
mul.lo.s32 %r33,%r17,%r16;
mul.lo.s32 %r34,%r33,%r29;
sub.s32 %r130,%r130,%r34;
cvt.u64.u32 %d30,%r32;
mul.lo.s64 %d31,%d19,%d30;
cvt.u64.u32 %d32,%r30;
mul.lo.s64 %d33,%d20,%d32;
add.s64 %d96,%d31,%d33;
mul.lo.s64 %d34,%d21,%d30;
mul.lo.s64 %d35,%d22,%d32;
add.s64 %d95,%d34,%d35;
$3:
add.s32 %r35,%r130,%r17;
min.u32 %r7,%r35,%r18;
min.u32 %r36,%r7,%r19;
shr.u32 %r37,%r36,2;
shr.u32 %r38,%r130,2;
sub.s32 %r39,%r37,%r38;
setp.lt.u32 %p3,%r130,%r19;
selp.b32 %r8,%r39,0,%p3;
cvt.u64.u32 %d10,%r130;
cvt.u64.u32 %d11,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $4;
bra.uni $5;
$4:
shl.b64 %d36,%d10,2;
add.s64 %d37,%d95,%d36;
add.s64 %d38,%d4,%d37;
mul.wide.u32 %d39,%r1,16;
add.s64 %d40,%d38,%d39;
add.s64 %d41,%d3,%d37;
add.s64 %d42,%d41,%d39;
add.s64 %d43,%d2,%d37;
add.s64 %d44,%d43,%d39;
add.s64 %d45,%d1,%d37;
add.s64 %d46,%d45,%d39;
shr.u32 %r40,%r1,1;
shl.b32 %r41,%r1,2;
add.s32 %r42,%r40,%r41;
mul.lo.s64 %d47,%d11,2304;
mov.u64 %d48,z5;
add.s64 %d49,%d48,%d47;
mul.wide.u32 %d50,%r42,16;
add.s64 %d51,%d49,%d50;
ld.global.v4.u32 {%r43,%r44,%r45,%r46},[%d42];
ld.global.v4.u32 {%r47,%r48,%r49,%r50},[%d40];
ld.global.v4.u32 {%r51,%r52,%r53,%r54},[%d44];
ld.global.v4.u32 {%r55,%r56,%r57,%r58},[%d46];
st.shared.v4.u32 [%d51],{%r47,%r43,%r51,%r55};
or.b32 %r63,%r41,1;
shr.u32 %r64,%r63,3;
add.s32 %r65,%r64,%r63;
mul.wide.u32 %d52,%r65,16;
add.s64 %d53,%d49,%d52;
st.shared.v4.u32 [%d53],{%r48,%r44,%r52,%r56};
or.b32 %r70,%r41,2;
shr.u32 %r71,%r70,3;
add.s32 %r72,%r71,%r70;
mul.wide.u32 %d54,%r72,16;
add.s64 %d55,%d49,%d54;
st.shared.v4.u32 [%d55],{%r49,%r45,%r53,%r57};
or.b32 %r77,%r41,3;
shr.u32 %r78,%r77,3;
add.s32 %r79,%r78,%r77;
mul.wide.u32 %d56,%r79,16;
add.s64 %d57,%d49,%d56;
st.shared.v4.u32 [%d57],{%r50,%r46,%r54,%r58};
$5:
bar.warp.sync -1;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p5,%r1,%r9;
shl.b64 %d58,%d10,4;
add.s64 %d59,%d58,%d96;
add.s64 %d60,%d5,%d59;
mul.wide.u32 %d61,%r1,16;
add.s64 %d12,%d60,%d61;
@%p5 bra $7;
shr.u32 %r84,%r1,3;
add.s32 %r85,%r84,%r1;
mul.lo.s64 %d62,%d11,2304;
mov.u64 %d63,z5;
add.s64 %d64,%d63,%d62;
mul.wide.u32 %d65,%r85,16;
add.s64 %d66,%d64,%d65;
ld.shared.v4.u32 {%r86,%r87,%r88,%r89},[%d66];
st.global.v4.u32 [%d12],{%r86,%r87,%r88,%r89};
$7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $9;
shr.u32 %r94,%r10,3;
add.s32 %r95,%r94,%r10;
mul.lo.s64 %d67,%d11,2304;
mov.u64 %d68,z5;
add.s64 %d69,%d68,%d67;
mul.wide.u32 %d70,%r95,16;
add.s64 %d71,%d69,%d70;
ld.shared.v4.u32 {%r96,%r97,%r98,%r99},[%d71];
st.global.v4.u32 [%d12+512],{%r96,%r97,%r98,%r99};
$9:
or.b32 %r11,%r1,64;
setp.ge.u32 %p7,%r11,%r9;
@%p7 bra $11;
shr.u32 %r104,%r11,3;
add.s32 %r105,%r104,%r11;
mul.lo.s64 %d72,%d11,2304;
mov.u64 %d73,z5;
add.s64 %d74,%d73,%d72;
mul.wide.u32 %d75,%r105,16;
add.s64 %d76,%d74,%d75;
ld.shared.v4.u32 {%r106,%r107,%r108,%r109},[%d76];
st.global.v4.u32 [%d12+1024],{%r106,%r107,%r108,%r109};
$11:
or.b32 %r12,%r1,96;
setp.ge.u32 %p8,%r12,%r9;
@%p8 bra $13;
shr.u32 %r114,%r12,3;
add.s32 %r115,%r114,%r12;
mul.lo.s64 %d77,%d11,2304;
mov.u64 %d78,z5;
add.s64 %d79,%d78,%d77;
mul.wide.u32 %d80,%r115,16;
add.s64 %d81,%d79,%d80;
ld.shared.v4.u32 {%r116,%r117,%r118,%r119},[%d81];
st.global.v4.u32 [%d12+1536],{%r116,%r117,%r118,%r119};
$13:
cvt.u32.u64 %r124,%d10;
add.s32 %r125,%r124,%r1;
add.s32 %r131,%r125,%r9;
setp.ge.u32 %p9,%r131,%r7;
@%p9 bra $16;
$15:
.pragma "nounroll";
cvt.u64.u32 %d82,%r131;
mul.lo.s64 %d83,%d16,%d82;
mul.lo.s64 %d84,%d18,%d82;
add.s64 %d85,%d95,%d84;
add.s64 %d86,%d4,%d85;
ld.global.u32 %r126,[%d86];
add.s64 %d87,%d3,%d85;
ld.global.u32 %r127,[%d87];
add.s64 %d88,%d2,%d85;
ld.global.u32 %r128,[%d88];
add.s64 %d89,%d1,%d85;
ld.global.u32 %r129,[%d89];
add.s64 %d90,%d83,%d96;
add.s64 %d91,%d5,%d90;
st.global.u32 [%d91],%r126;
add.s64 %d92,%d91,%d17;
st.global.u32 [%d92],%r127;
add.s64 %d93,%d92,%d17;
st.global.u32 [%d93],%r128;
add.s64 %d94,%d93,%d17;
st.global.u32 [%d94],%r129;
add.s32 %r131,%r131,32;
setp.lt.u32 %p10,%r131,%r7;
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
.reg .b32 %r<114>;
.reg .b64 %d<70>;
.shared .align 16 .b8 z6[2304];
ld.param.u64 %d21,[p0];
ld.param.u64 %d22,[p1];
ld.param.u64 %d23,[p2];
ld.param.u32 %r21,[p5];
ld.param.u32 %r14,[p6];
ld.param.u32 %r15,[p7];
ld.param.u32 %r16,[p8];
ld.param.u32 %r17,[p9];
ld.param.v2.u32 {%r22,%r23},[p11];
ld.param.u64 %d20,[p11+40];
ld.param.u64 %d19,[p11+32];
ld.param.u64 %d18,[p11+24];
ld.param.u64 %d17,[p11+16];
ld.param.u64 %d16,[p10+16];
ld.param.u64 %d15,[p10+8];
ld.param.u64 %d14,[p10];
cvta.to.global.u64 %d1,%d23;
cvta.to.global.u64 %d2,%d22;
cvta.to.global.u64 %d3,%d21;
mov.u32 %r24,%tid.x;
and.b32 %r1,%r24,31;
mov.u32 %r25,%ctaid.x;
shl.b32 %r26,%r25,1;
shr.u32 %r2,%r24,5;
add.s32 %r3,%r26,%r2;
setp.ge.u32 %p1,%r3,%r21;
@%p1 bra $12;
mul.lo.s32 %r112,%r3,%r15;
setp.eq.s32 %p2,%r22,0;
mov.u64 %d68,0;
mov.u64 %d69,%d68;
@%p2 bra $3;
div.u32 %r27,%r3,%r14;
div.u32 %r28,%r27,%r23;
mul.lo.s32 %r29,%r28,%r23;
sub.s32 %r30,%r27,%r29;
mul.lo.s32 %r31,%r15,%r14;
mul.lo.s32 %r32,%r31,%r27;
sub.s32 %r112,%r112,%r32;
cvt.u64.u32 %d26,%r30;
mul.lo.s64 %d27,%d17,%d26;
cvt.u64.u32 %d28,%r28;
mul.lo.s64 %d29,%d18,%d28;
add.s64 %d69,%d27,%d29;
mul.lo.s64 %d30,%d19,%d26;
mul.lo.s64 %d31,%d20,%d28;
add.s64 %d68,%d30,%d31;
$3:
add.s32 %r33,%r112,%r15;
min.u32 %r7,%r33,%r16;
min.u32 %r34,%r7,%r17;
shr.u32 %r35,%r34,4;
shr.u32 %r36,%r112,4;
sub.s32 %r37,%r35,%r36;
setp.lt.u32 %p3,%r112,%r17;
selp.b32 %r8,%r37,0,%p3;
cvt.u64.u32 %d8,%r112;
cvt.u64.u32 %d9,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $4;
bra.uni $5;
$4:
add.s64 %d32,%d68,%d8;
add.s64 %d33,%d2,%d32;
mul.wide.u32 %d34,%r1,16;
add.s64 %d35,%d33,%d34;
ld.global.v4.u32 {%r38,%r39,%r40,%r41},[%d35];
add.s64 %d36,%d1,%d32;
add.s64 %d37,%d36,%d34;
ld.global.v4.u32 {%r46,%r47,%r48,%r49},[%d37];
mov.u32 %r54,64;
prmt.b32 %r55,%r38,%r46,%r54;
mov.u32 %r56,81;
prmt.b32 %r57,%r38,%r46,%r56;
mov.u32 %r58,21520;
mov.u32 %r59,98;
prmt.b32 %r60,%r38,%r46,%r59;
mov.u32 %r61,115;
prmt.b32 %r62,%r38,%r46,%r61;
prmt.b32 %r63,%r39,%r47,%r54;
prmt.b32 %r64,%r39,%r47,%r56;
prmt.b32 %r65,%r39,%r47,%r59;
prmt.b32 %r66,%r39,%r47,%r61;
prmt.b32 %r67,%r40,%r48,%r54;
prmt.b32 %r68,%r40,%r48,%r56;
prmt.b32 %r69,%r40,%r48,%r59;
prmt.b32 %r70,%r40,%r48,%r61;
prmt.b32 %r71,%r41,%r49,%r54;
prmt.b32 %r72,%r41,%r49,%r56;
prmt.b32 %r73,%r41,%r49,%r59;
prmt.b32 %r74,%r41,%r49,%r61;
shr.u32 %r75,%r1,2;
shl.b32 %r76,%r1,1;
add.s32 %r77,%r75,%r76;
mul.lo.s64 %d38,%d9,1152;
mov.u64 %d39,z6;
add.s64 %d40,%d39,%d38;
mul.wide.u32 %d41,%r77,16;
add.s64 %d42,%d40,%d41;
prmt.b32 %r78,%r65,%r66,%r58;
prmt.b32 %r79,%r63,%r64,%r58;
prmt.b32 %r80,%r60,%r62,%r58;
prmt.b32 %r81,%r55,%r57,%r58;
st.shared.v4.u32 [%d42],{%r81,%r80,%r79,%r78};
or.b32 %r82,%r76,1;
shr.u32 %r83,%r82,3;
add.s32 %r84,%r83,%r82;
mul.wide.u32 %d43,%r84,16;
add.s64 %d44,%d40,%d43;
prmt.b32 %r85,%r73,%r74,%r58;
prmt.b32 %r86,%r71,%r72,%r58;
prmt.b32 %r87,%r69,%r70,%r58;
prmt.b32 %r88,%r67,%r68,%r58;
st.shared.v4.u32 [%d44],{%r88,%r87,%r86,%r85};
$5:
bar.warp.sync -1;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p5,%r1,%r9;
shl.b64 %d45,%d8,1;
add.s64 %d46,%d45,%d69;
add.s64 %d47,%d3,%d46;
mul.wide.u32 %d48,%r1,16;
add.s64 %d10,%d47,%d48;
@%p5 bra $7;
shr.u32 %r89,%r1,3;
add.s32 %r90,%r89,%r1;
mul.lo.s64 %d49,%d9,1152;
mov.u64 %d50,z6;
add.s64 %d51,%d50,%d49;
mul.wide.u32 %d52,%r90,16;
add.s64 %d53,%d51,%d52;
ld.shared.v4.u32 {%r91,%r92,%r93,%r94},[%d53];
st.global.v4.u32 [%d10],{%r91,%r92,%r93,%r94};
$7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $9;
shr.u32 %r99,%r10,3;
add.s32 %r100,%r99,%r10;
mul.lo.s64 %d54,%d9,1152;
mov.u64 %d55,z6;
add.s64 %d56,%d55,%d54;
mul.wide.u32 %d57,%r100,16;
add.s64 %d58,%d56,%d57;
ld.shared.v4.u32 {%r101,%r102,%r103,%r104},[%d58];
st.global.v4.u32 [%d10+512],{%r101,%r102,%r103,%r104};
$9:
cvt.u32.u64 %r109,%d8;
add.s32 %r110,%r109,%r1;
shl.b32 %r111,%r8,4;
add.s32 %r113,%r110,%r111;
setp.ge.u32 %p7,%r113,%r7;
@%p7 bra $12;
$11:
.pragma "nounroll";
cvt.u64.u32 %d59,%r113;
mul.lo.s64 %d60,%d14,%d59;
add.s64 %d61,%d60,%d69;
mul.lo.s64 %d62,%d16,%d59;
add.s64 %d63,%d68,%d62;
add.s64 %d64,%d2,%d63;
ld.global.u8 %s1,[%d64];
add.s64 %d65,%d1,%d63;
ld.global.u8 %s2,[%d65];
add.s64 %d66,%d3,%d61;
st.global.u8 [%d66],%s1;
add.s64 %d67,%d66,%d15;
st.global.u8 [%d67],%s2;
add.s32 %r113,%r113,32;
setp.lt.u32 %p8,%r113,%r7;
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
.reg .b32 %r<124>;
.reg .b64 %d<76>;
.shared .align 16 .b8 z7[3456];
ld.param.u64 %d17,[p0];
ld.param.u64 %d18,[p1];
ld.param.u64 %d19,[p2];
ld.param.u64 %d20,[p3];
ld.param.u32 %r20,[p5];
ld.param.u32 %r13,[p6];
ld.param.u32 %r14,[p7];
ld.param.u32 %r15,[p8];
ld.param.u32 %r16,[p9];
ld.param.v2.u32 {%r21,%r22},[p11];
ld.param.u64 %d27,[p11+40];
ld.param.u64 %d26,[p11+32];
ld.param.u64 %d25,[p11+24];
ld.param.u64 %d24,[p11+16];
ld.param.u64 %d23,[p10+16];
ld.param.u64 %d22,[p10+8];
ld.param.u64 %d21,[p10];
mov.u32 %r23,%tid.x;
and.b32 %r1,%r23,31;
mov.u32 %r24,%ctaid.x;
shl.b32 %r25,%r24,1;
shr.u32 %r2,%r23,5;
add.s32 %r3,%r25,%r2;
setp.ge.u32 %p1,%r3,%r20;
@%p1 bra $14;
mul.lo.s32 %r122,%r3,%r14;
setp.eq.s32 %p2,%r21,0;
mov.u64 %d74,0;
mov.u64 %d75,%d74;
@%p2 bra $3;
div.u32 %r26,%r3,%r13;
div.u32 %r27,%r26,%r22;
mul.lo.s32 %r28,%r27,%r22;
sub.s32 %r29,%r26,%r28;
mul.lo.s32 %r30,%r14,%r13;
mul.lo.s32 %r31,%r30,%r26;
sub.s32 %r122,%r122,%r31;
cvt.u64.u32 %d30,%r29;
mul.lo.s64 %d31,%d24,%d30;
cvt.u64.u32 %d32,%r27;
mul.lo.s64 %d33,%d25,%d32;
add.s64 %d75,%d31,%d33;
mul.lo.s64 %d34,%d26,%d30;
mul.lo.s64 %d35,%d27,%d32;
add.s64 %d74,%d34,%d35;
$3:
add.s32 %r32,%r122,%r14;
min.u32 %r7,%r32,%r15;
min.u32 %r33,%r7,%r16;
shr.u32 %r34,%r33,4;
shr.u32 %r35,%r122,4;
sub.s32 %r36,%r34,%r35;
setp.lt.u32 %p3,%r122,%r16;
selp.b32 %r8,%r36,0,%p3;
cvt.u64.u32 %d5,%r122;
cvt.u64.u32 %d6,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $4;
bra.uni $5;
$4:
add.s64 %d39,%d74,%d5;
add.s64 %d40,%d18,%d39;
mul.wide.u32 %d41,%r1,16;
add.s64 %d36,%d40,%d41;
ld.global.cs.v4.u32 {%r37,%r38,%r39,%r40},[%d36];
add.s64 %d42,%d19,%d39;
add.s64 %d37,%d42,%d41;
ld.global.cs.v4.u32 {%r41,%r42,%r43,%r44},[%d37];
add.s64 %d43,%d20,%d39;
add.s64 %d38,%d43,%d41;
ld.global.cs.v4.u32 {%r45,%r46,%r47,%r48},[%d38];
mov.u32 %r49,64;
prmt.b32 %r50,%r37,%r41,%r49;
mov.u32 %r51,80;
prmt.b32 %r52,%r45,%r37,%r51;
mov.u32 %r53,21520;
mov.u32 %r54,81;
prmt.b32 %r55,%r41,%r45,%r54;
mov.u32 %r56,98;
prmt.b32 %r57,%r37,%r41,%r56;
mov.u32 %r58,114;
prmt.b32 %r59,%r45,%r37,%r58;
mov.u32 %r60,115;
prmt.b32 %r61,%r41,%r45,%r60;
prmt.b32 %r62,%r38,%r42,%r49;
prmt.b32 %r63,%r46,%r38,%r51;
prmt.b32 %r64,%r42,%r46,%r54;
prmt.b32 %r65,%r38,%r42,%r56;
prmt.b32 %r66,%r46,%r38,%r58;
prmt.b32 %r67,%r42,%r46,%r60;
prmt.b32 %r68,%r39,%r43,%r49;
prmt.b32 %r69,%r47,%r39,%r51;
prmt.b32 %r70,%r43,%r47,%r54;
prmt.b32 %r71,%r39,%r43,%r56;
prmt.b32 %r72,%r47,%r39,%r58;
prmt.b32 %r73,%r43,%r47,%r60;
prmt.b32 %r74,%r40,%r44,%r49;
prmt.b32 %r75,%r48,%r40,%r51;
prmt.b32 %r76,%r44,%r48,%r54;
prmt.b32 %r77,%r40,%r44,%r56;
prmt.b32 %r78,%r48,%r40,%r58;
prmt.b32 %r79,%r44,%r48,%r60;
mul.lo.s32 %r80,%r1,3;
mul.lo.s64 %d44,%d6,1728;
mov.u64 %d45,z7;
add.s64 %d46,%d45,%d44;
mul.wide.u32 %d47,%r80,16;
add.s64 %d48,%d46,%d47;
prmt.b32 %r81,%r62,%r63,%r53;
prmt.b32 %r82,%r59,%r61,%r53;
prmt.b32 %r83,%r55,%r57,%r53;
prmt.b32 %r84,%r50,%r52,%r53;
st.shared.v4.u32 [%d48],{%r84,%r83,%r82,%r81};
prmt.b32 %r85,%r70,%r71,%r53;
prmt.b32 %r86,%r68,%r69,%r53;
prmt.b32 %r87,%r66,%r67,%r53;
prmt.b32 %r88,%r64,%r65,%r53;
st.shared.v4.u32 [%d48+16],{%r88,%r87,%r86,%r85};
prmt.b32 %r89,%r78,%r79,%r53;
prmt.b32 %r90,%r76,%r77,%r53;
prmt.b32 %r91,%r74,%r75,%r53;
prmt.b32 %r92,%r72,%r73,%r53;
st.shared.v4.u32 [%d48+32],{%r92,%r91,%r90,%r89};
$5:
mul.lo.s64 %d49,%d5,3;
add.s64 %d50,%d49,%d75;
add.s64 %d7,%d17,%d50;
cvt.u64.u32 %d8,%r1;
bar.warp.sync -1;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p5,%r1,%r9;
mul.lo.s64 %d51,%d6,1728;
mov.u64 %d52,z7;
add.s64 %d53,%d52,%d51;
mul.wide.u32 %d54,%r1,16;
add.s64 %d9,%d53,%d54;
@%p5 bra $7;
shl.b64 %d56,%d8,4;
add.s64 %d55,%d7,%d56;
ld.shared.v4.u32 {%r97,%r98,%r99,%r100},[%d9];
st.global.cs.v4.u32 [%d55],{%r97,%r98,%r99,%r100};
$7:
or.b32 %r101,%r1,32;
setp.ge.u32 %p6,%r101,%r9;
@%p6 bra $9;
shl.b64 %d58,%d8,4;
add.s64 %d59,%d7,%d58;
add.s64 %d57,%d59,512;
ld.shared.v4.u32 {%r106,%r107,%r108,%r109},[%d9+512];
st.global.cs.v4.u32 [%d57],{%r106,%r107,%r108,%r109};
$9:
or.b32 %r110,%r1,64;
setp.ge.u32 %p7,%r110,%r9;
@%p7 bra $11;
shl.b64 %d61,%d8,4;
add.s64 %d62,%d7,%d61;
add.s64 %d60,%d62,1024;
ld.shared.v4.u32 {%r115,%r116,%r117,%r118},[%d9+1024];
st.global.cs.v4.u32 [%d60],{%r115,%r116,%r117,%r118};
$11:
cvt.u32.u64 %r119,%d5;
add.s32 %r120,%r119,%r1;
shl.b32 %r121,%r8,4;
add.s32 %r123,%r120,%r121;
setp.ge.u32 %p8,%r123,%r7;
@%p8 bra $14;
cvta.to.global.u64 %d13,%d17;
cvta.to.global.u64 %d14,%d18;
cvta.to.global.u64 %d15,%d19;
cvta.to.global.u64 %d16,%d20;
$13:
.pragma "nounroll";
cvt.u64.u32 %d63,%r123;
mul.lo.s64 %d64,%d21,%d63;
mul.lo.s64 %d65,%d23,%d63;
add.s64 %d66,%d74,%d65;
add.s64 %d67,%d14,%d66;
ld.global.u8 %s1,[%d67];
add.s64 %d68,%d15,%d66;
ld.global.u8 %s2,[%d68];
add.s64 %d69,%d16,%d66;
ld.global.u8 %s3,[%d69];
add.s64 %d70,%d64,%d75;
add.s64 %d71,%d13,%d70;
st.global.u8 [%d71],%s1;
add.s64 %d72,%d71,%d22;
st.global.u8 [%d72],%s2;
add.s64 %d73,%d72,%d22;
st.global.u8 [%d73],%s3;
add.s32 %r123,%r123,32;
setp.lt.u32 %p9,%r123,%r7;
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
.reg .b32 %r<136>;
.reg .b64 %d<68>;
.shared .align 16 .b8 z8[3456];
ld.param.u64 %d23,[p0];
ld.param.u64 %d24,[p1];
ld.param.u64 %d25,[p2];
ld.param.u64 %d26,[p3];
ld.param.u32 %r20,[p5];
ld.param.u32 %r13,[p6];
ld.param.u32 %r14,[p7];
ld.param.u32 %r15,[p8];
ld.param.u32 %r16,[p9];
ld.param.v2.u32 {%r21,%r22},[p11];
ld.param.u64 %d22,[p11+40];
ld.param.u64 %d21,[p11+32];
ld.param.u64 %d20,[p11+24];
ld.param.u64 %d19,[p11+16];
ld.param.u64 %d18,[p10+16];
ld.param.u64 %d17,[p10+8];
ld.param.u64 %d16,[p10];
cvta.to.global.u64 %d1,%d26;
cvta.to.global.u64 %d2,%d25;
cvta.to.global.u64 %d3,%d24;
cvta.to.global.u64 %d4,%d23;
mov.u32 %r23,%tid.x;
and.b32 %r1,%r23,31;
mov.u32 %r24,%ctaid.x;
shl.b32 %r25,%r24,1;
shr.u32 %r2,%r23,5;
add.s32 %r3,%r25,%r2;
setp.ge.u32 %p1,%r3,%r20;
@%p1 bra $14;
mul.lo.s32 %r134,%r3,%r14;
setp.eq.s32 %p2,%r21,0;
mov.u64 %d66,0;
mov.u64 %d67,%d66;
@%p2 bra $3;
div.u32 %r26,%r3,%r13;
div.u32 %r27,%r26,%r22;
mul.lo.s32 %r28,%r27,%r22;
sub.s32 %r29,%r26,%r28;
mul.lo.s32 %r30,%r14,%r13;
mul.lo.s32 %r31,%r30,%r26;
sub.s32 %r134,%r134,%r31;
cvt.u64.u32 %d29,%r29;
mul.lo.s64 %d30,%d19,%d29;
cvt.u64.u32 %d31,%r27;
mul.lo.s64 %d32,%d20,%d31;
add.s64 %d67,%d30,%d32;
mul.lo.s64 %d33,%d21,%d29;
mul.lo.s64 %d34,%d22,%d31;
add.s64 %d66,%d33,%d34;
$3:
add.s32 %r32,%r134,%r14;
min.u32 %r7,%r32,%r15;
min.u32 %r33,%r7,%r16;
shr.u32 %r34,%r33,4;
shr.u32 %r35,%r134,4;
sub.s32 %r36,%r34,%r35;
setp.lt.u32 %p3,%r134,%r16;
selp.b32 %r8,%r36,0,%p3;
cvt.u64.u32 %d9,%r134;
cvt.u64.u32 %d10,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $4;
bra.uni $5;
$4:
add.s64 %d35,%d66,%d9;
add.s64 %d36,%d3,%d35;
mul.wide.u32 %d37,%r1,16;
add.s64 %d38,%d36,%d37;
ld.global.v4.u32 {%r37,%r38,%r39,%r40},[%d38];
add.s64 %d39,%d2,%d35;
add.s64 %d40,%d39,%d37;
ld.global.v4.u32 {%r45,%r46,%r47,%r48},[%d40];
add.s64 %d41,%d1,%d35;
add.s64 %d42,%d41,%d37;
ld.global.v4.u32 {%r53,%r54,%r55,%r56},[%d42];
mov.u32 %r61,64;
prmt.b32 %r62,%r37,%r45,%r61;
mov.u32 %r63,80;
prmt.b32 %r64,%r53,%r37,%r63;
mov.u32 %r65,21520;
mov.u32 %r66,81;
prmt.b32 %r67,%r45,%r53,%r66;
mov.u32 %r68,98;
prmt.b32 %r69,%r37,%r45,%r68;
mov.u32 %r70,114;
prmt.b32 %r71,%r53,%r37,%r70;
mov.u32 %r72,115;
prmt.b32 %r73,%r45,%r53,%r72;
prmt.b32 %r74,%r38,%r46,%r61;
prmt.b32 %r75,%r54,%r38,%r63;
prmt.b32 %r76,%r46,%r54,%r66;
prmt.b32 %r77,%r38,%r46,%r68;
prmt.b32 %r78,%r54,%r38,%r70;
prmt.b32 %r79,%r46,%r54,%r72;
prmt.b32 %r80,%r39,%r47,%r61;
prmt.b32 %r81,%r55,%r39,%r63;
prmt.b32 %r82,%r47,%r55,%r66;
prmt.b32 %r83,%r39,%r47,%r68;
prmt.b32 %r84,%r55,%r39,%r70;
prmt.b32 %r85,%r47,%r55,%r72;
prmt.b32 %r86,%r40,%r48,%r61;
prmt.b32 %r87,%r56,%r40,%r63;
prmt.b32 %r88,%r48,%r56,%r66;
prmt.b32 %r89,%r40,%r48,%r68;
prmt.b32 %r90,%r56,%r40,%r70;
prmt.b32 %r91,%r48,%r56,%r72;
mul.lo.s32 %r92,%r1,3;
mul.lo.s64 %d43,%d10,1728;
mov.u64 %d44,z8;
add.s64 %d45,%d44,%d43;
mul.wide.u32 %d46,%r92,16;
add.s64 %d47,%d45,%d46;
prmt.b32 %r93,%r74,%r75,%r65;
prmt.b32 %r94,%r71,%r73,%r65;
prmt.b32 %r95,%r67,%r69,%r65;
prmt.b32 %r96,%r62,%r64,%r65;
st.shared.v4.u32 [%d47],{%r96,%r95,%r94,%r93};
prmt.b32 %r97,%r82,%r83,%r65;
prmt.b32 %r98,%r80,%r81,%r65;
prmt.b32 %r99,%r78,%r79,%r65;
prmt.b32 %r100,%r76,%r77,%r65;
st.shared.v4.u32 [%d47+16],{%r100,%r99,%r98,%r97};
prmt.b32 %r101,%r90,%r91,%r65;
prmt.b32 %r102,%r88,%r89,%r65;
prmt.b32 %r103,%r86,%r87,%r65;
prmt.b32 %r104,%r84,%r85,%r65;
st.shared.v4.u32 [%d47+32],{%r104,%r103,%r102,%r101};
$5:
bar.warp.sync -1;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p5,%r1,%r9;
mul.lo.s64 %d48,%d10,1728;
mov.u64 %d49,z8;
add.s64 %d50,%d49,%d48;
mul.wide.u32 %d51,%r1,16;
add.s64 %d11,%d50,%d51;
mul.lo.s64 %d52,%d9,3;
add.s64 %d53,%d52,%d67;
add.s64 %d54,%d4,%d53;
add.s64 %d12,%d54,%d51;
@%p5 bra $7;
ld.shared.v4.u32 {%r105,%r106,%r107,%r108},[%d11];
st.global.v4.u32 [%d12],{%r105,%r106,%r107,%r108};
$7:
or.b32 %r113,%r1,32;
setp.ge.u32 %p6,%r113,%r9;
@%p6 bra $9;
ld.shared.v4.u32 {%r114,%r115,%r116,%r117},[%d11+512];
st.global.v4.u32 [%d12+512],{%r114,%r115,%r116,%r117};
$9:
or.b32 %r122,%r1,64;
setp.ge.u32 %p7,%r122,%r9;
@%p7 bra $11;
ld.shared.v4.u32 {%r123,%r124,%r125,%r126},[%d11+1024];
st.global.v4.u32 [%d12+1024],{%r123,%r124,%r125,%r126};
$11:
cvt.u32.u64 %r131,%d9;
add.s32 %r132,%r131,%r1;
shl.b32 %r133,%r8,4;
add.s32 %r135,%r132,%r133;
setp.ge.u32 %p8,%r135,%r7;
@%p8 bra $14;
$13:
.pragma "nounroll";
cvt.u64.u32 %d55,%r135;
mul.lo.s64 %d56,%d16,%d55;
mul.lo.s64 %d57,%d18,%d55;
add.s64 %d58,%d66,%d57;
add.s64 %d59,%d3,%d58;
ld.global.u8 %s1,[%d59];
add.s64 %d60,%d2,%d58;
ld.global.u8 %s2,[%d60];
add.s64 %d61,%d1,%d58;
ld.global.u8 %s3,[%d61];
add.s64 %d62,%d56,%d67;
add.s64 %d63,%d4,%d62;
st.global.u8 [%d63],%s1;
add.s64 %d64,%d63,%d17;
st.global.u8 [%d64],%s2;
add.s64 %d65,%d64,%d17;
st.global.u8 [%d65],%s3;
add.s32 %r135,%r135,32;
setp.lt.u32 %p9,%r135,%r7;
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
.reg .b32 %r<182>;
.reg .b64 %d<96>;
.shared .align 16 .b8 z9[4608];
ld.param.u64 %d23,[p0];
ld.param.u64 %d24,[p1];
ld.param.u64 %d25,[p2];
ld.param.u64 %d26,[p3];
ld.param.u64 %d27,[p4];
ld.param.u32 %r23,[p5];
ld.param.u32 %r16,[p6];
ld.param.u32 %r17,[p7];
ld.param.u32 %r18,[p8];
ld.param.u32 %r19,[p9];
ld.param.v2.u32 {%r24,%r25},[p11];
ld.param.u64 %d22,[p11+40];
ld.param.u64 %d21,[p11+32];
ld.param.u64 %d20,[p11+24];
ld.param.u64 %d19,[p11+16];
ld.param.u64 %d18,[p10+16];
ld.param.u64 %d17,[p10+8];
ld.param.u64 %d16,[p10];
cvta.to.global.u64 %d1,%d27;
cvta.to.global.u64 %d2,%d26;
cvta.to.global.u64 %d3,%d25;
cvta.to.global.u64 %d4,%d24;
cvta.to.global.u64 %d5,%d23;
mov.u32 %r26,%tid.x;
and.b32 %r1,%r26,31;
mov.u32 %r27,%ctaid.x;
shl.b32 %r28,%r27,1;
shr.u32 %r2,%r26,5;
add.s32 %r3,%r28,%r2;
setp.ge.u32 %p1,%r3,%r23;
@%p1 bra $16;
mul.lo.s32 %r180,%r3,%r17;
setp.eq.s32 %p2,%r24,0;
mov.u64 %d94,0;
mov.u64 %d95,%d94;
@%p2 bra $3;
div.u32 %r29,%r3,%r16;
div.u32 %r30,%r29,%r25;
mul.lo.s32 %r31,%r30,%r25;
sub.s32 %r32,%r29,%r31;
mul.lo.s32 %r33,%r17,%r16;
mul.lo.s32 %r34,%r33,%r29;
sub.s32 %r180,%r180,%r34;
cvt.u64.u32 %d30,%r32;
mul.lo.s64 %d31,%d19,%d30;
cvt.u64.u32 %d32,%r30;
mul.lo.s64 %d33,%d20,%d32;
add.s64 %d95,%d31,%d33;
mul.lo.s64 %d34,%d21,%d30;
mul.lo.s64 %d35,%d22,%d32;
add.s64 %d94,%d34,%d35;
$3:
add.s32 %r35,%r180,%r17;
min.u32 %r7,%r35,%r18;
min.u32 %r36,%r7,%r19;
shr.u32 %r37,%r36,4;
shr.u32 %r38,%r180,4;
sub.s32 %r39,%r37,%r38;
setp.lt.u32 %p3,%r180,%r19;
selp.b32 %r8,%r39,0,%p3;
cvt.u64.u32 %d10,%r180;
cvt.u64.u32 %d11,%r2;
setp.lt.u32 %p4,%r1,%r8;
@%p4 bra $4;
bra.uni $5;
$4:
add.s64 %d36,%d94,%d10;
add.s64 %d37,%d4,%d36;
mul.wide.u32 %d38,%r1,16;
add.s64 %d39,%d37,%d38;
ld.global.v4.u32 {%r40,%r41,%r42,%r43},[%d39];
add.s64 %d40,%d3,%d36;
add.s64 %d41,%d40,%d38;
ld.global.v4.u32 {%r48,%r49,%r50,%r51},[%d41];
add.s64 %d42,%d2,%d36;
add.s64 %d43,%d42,%d38;
ld.global.v4.u32 {%r56,%r57,%r58,%r59},[%d43];
add.s64 %d44,%d1,%d36;
add.s64 %d45,%d44,%d38;
ld.global.v4.u32 {%r64,%r65,%r66,%r67},[%d45];
mov.u32 %r72,64;
prmt.b32 %r73,%r40,%r48,%r72;
prmt.b32 %r74,%r56,%r64,%r72;
mov.u32 %r75,21520;
mov.u32 %r76,81;
prmt.b32 %r77,%r40,%r48,%r76;
prmt.b32 %r78,%r56,%r64,%r76;
mov.u32 %r79,98;
prmt.b32 %r80,%r40,%r48,%r79;
prmt.b32 %r81,%r56,%r64,%r79;
mov.u32 %r82,115;
prmt.b32 %r83,%r40,%r48,%r82;
prmt.b32 %r84,%r56,%r64,%r82;
prmt.b32 %r85,%r41,%r49,%r72;
prmt.b32 %r86,%r57,%r65,%r72;
prmt.b32 %r87,%r41,%r49,%r76;
prmt.b32 %r88,%r57,%r65,%r76;
prmt.b32 %r89,%r41,%r49,%r79;
prmt.b32 %r90,%r57,%r65,%r79;
prmt.b32 %r91,%r41,%r49,%r82;
prmt.b32 %r92,%r57,%r65,%r82;
prmt.b32 %r93,%r42,%r50,%r72;
prmt.b32 %r94,%r58,%r66,%r72;
prmt.b32 %r95,%r42,%r50,%r76;
prmt.b32 %r96,%r58,%r66,%r76;
prmt.b32 %r97,%r42,%r50,%r79;
prmt.b32 %r98,%r58,%r66,%r79;
prmt.b32 %r99,%r42,%r50,%r82;
prmt.b32 %r100,%r58,%r66,%r82;
prmt.b32 %r101,%r43,%r51,%r72;
prmt.b32 %r102,%r59,%r67,%r72;
prmt.b32 %r103,%r43,%r51,%r76;
prmt.b32 %r104,%r59,%r67,%r76;
prmt.b32 %r105,%r43,%r51,%r79;
prmt.b32 %r106,%r59,%r67,%r79;
prmt.b32 %r107,%r43,%r51,%r82;
prmt.b32 %r108,%r59,%r67,%r82;
shr.u32 %r109,%r1,1;
shl.b32 %r110,%r1,2;
add.s32 %r111,%r109,%r110;
mul.lo.s64 %d46,%d11,2304;
mov.u64 %d47,z9;
add.s64 %d48,%d47,%d46;
mul.wide.u32 %d49,%r111,16;
add.s64 %d50,%d48,%d49;
prmt.b32 %r112,%r83,%r84,%r75;
prmt.b32 %r113,%r80,%r81,%r75;
prmt.b32 %r114,%r77,%r78,%r75;
prmt.b32 %r115,%r73,%r74,%r75;
st.shared.v4.u32 [%d50],{%r115,%r114,%r113,%r112};
or.b32 %r116,%r110,1;
shr.u32 %r117,%r116,3;
add.s32 %r118,%r117,%r116;
mul.wide.u32 %d51,%r118,16;
add.s64 %d52,%d48,%d51;
prmt.b32 %r119,%r91,%r92,%r75;
prmt.b32 %r120,%r89,%r90,%r75;
prmt.b32 %r121,%r87,%r88,%r75;
prmt.b32 %r122,%r85,%r86,%r75;
st.shared.v4.u32 [%d52],{%r122,%r121,%r120,%r119};
or.b32 %r123,%r110,2;
shr.u32 %r124,%r123,3;
add.s32 %r125,%r124,%r123;
mul.wide.u32 %d53,%r125,16;
add.s64 %d54,%d48,%d53;
prmt.b32 %r126,%r99,%r100,%r75;
prmt.b32 %r127,%r97,%r98,%r75;
prmt.b32 %r128,%r95,%r96,%r75;
prmt.b32 %r129,%r93,%r94,%r75;
st.shared.v4.u32 [%d54],{%r129,%r128,%r127,%r126};
or.b32 %r130,%r110,3;
shr.u32 %r131,%r130,3;
add.s32 %r132,%r131,%r130;
mul.wide.u32 %d55,%r132,16;
add.s64 %d56,%d48,%d55;
prmt.b32 %r133,%r107,%r108,%r75;
prmt.b32 %r134,%r105,%r106,%r75;
prmt.b32 %r135,%r103,%r104,%r75;
prmt.b32 %r136,%r101,%r102,%r75;
st.shared.v4.u32 [%d56],{%r136,%r135,%r134,%r133};
$5:
bar.warp.sync -1;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p5,%r1,%r9;
shl.b64 %d57,%d10,2;
add.s64 %d58,%d57,%d95;
add.s64 %d59,%d5,%d58;
mul.wide.u32 %d60,%r1,16;
add.s64 %d12,%d59,%d60;
@%p5 bra $7;
shr.u32 %r137,%r1,3;
add.s32 %r138,%r137,%r1;
mul.lo.s64 %d61,%d11,2304;
mov.u64 %d62,z9;
add.s64 %d63,%d62,%d61;
mul.wide.u32 %d64,%r138,16;
add.s64 %d65,%d63,%d64;
ld.shared.v4.u32 {%r139,%r140,%r141,%r142},[%d65];
st.global.v4.u32 [%d12],{%r139,%r140,%r141,%r142};
$7:
or.b32 %r10,%r1,32;
setp.ge.u32 %p6,%r10,%r9;
@%p6 bra $9;
shr.u32 %r147,%r10,3;
add.s32 %r148,%r147,%r10;
mul.lo.s64 %d66,%d11,2304;
mov.u64 %d67,z9;
add.s64 %d68,%d67,%d66;
mul.wide.u32 %d69,%r148,16;
add.s64 %d70,%d68,%d69;
ld.shared.v4.u32 {%r149,%r150,%r151,%r152},[%d70];
st.global.v4.u32 [%d12+512],{%r149,%r150,%r151,%r152};
$9:
or.b32 %r11,%r1,64;
setp.ge.u32 %p7,%r11,%r9;
@%p7 bra $11;
shr.u32 %r157,%r11,3;
add.s32 %r158,%r157,%r11;
mul.lo.s64 %d71,%d11,2304;
mov.u64 %d72,z9;
add.s64 %d73,%d72,%d71;
mul.wide.u32 %d74,%r158,16;
add.s64 %d75,%d73,%d74;
ld.shared.v4.u32 {%r159,%r160,%r161,%r162},[%d75];
st.global.v4.u32 [%d12+1024],{%r159,%r160,%r161,%r162};
$11:
or.b32 %r12,%r1,96;
setp.ge.u32 %p8,%r12,%r9;
@%p8 bra $13;
shr.u32 %r167,%r12,3;
add.s32 %r168,%r167,%r12;
mul.lo.s64 %d76,%d11,2304;
mov.u64 %d77,z9;
add.s64 %d78,%d77,%d76;
mul.wide.u32 %d79,%r168,16;
add.s64 %d80,%d78,%d79;
ld.shared.v4.u32 {%r169,%r170,%r171,%r172},[%d80];
st.global.v4.u32 [%d12+1536],{%r169,%r170,%r171,%r172};
$13:
cvt.u32.u64 %r177,%d10;
add.s32 %r178,%r177,%r1;
shl.b32 %r179,%r8,4;
add.s32 %r181,%r178,%r179;
setp.ge.u32 %p9,%r181,%r7;
@%p9 bra $16;
$15:
.pragma "nounroll";
cvt.u64.u32 %d81,%r181;
mul.lo.s64 %d82,%d16,%d81;
mul.lo.s64 %d83,%d18,%d81;
add.s64 %d84,%d94,%d83;
add.s64 %d85,%d4,%d84;
ld.global.u8 %s1,[%d85];
add.s64 %d86,%d3,%d84;
ld.global.u8 %s2,[%d86];
add.s64 %d87,%d2,%d84;
ld.global.u8 %s3,[%d87];
add.s64 %d88,%d1,%d84;
ld.global.u8 %s4,[%d88];
add.s64 %d89,%d82,%d95;
add.s64 %d90,%d5,%d89;
st.global.u8 [%d90],%s1;
add.s64 %d91,%d90,%d17;
st.global.u8 [%d91],%s2;
add.s64 %d92,%d91,%d17;
st.global.u8 [%d92],%s3;
add.s64 %d93,%d92,%d17;
st.global.u8 [%d93],%s4;
add.s32 %r181,%r181,32;
setp.lt.u32 %p10,%r181,%r7;
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
.reg .b32 %r<130>;
.reg .b64 %d<69>;
.shared .align 16 .b8 z10[2304];
ld.param.u64 %d22,[p0];
ld.param.u64 %d23,[p1];
ld.param.u64 %d24,[p2];
ld.param.u32 %r37,[p5];
ld.param.u32 %r30,[p6];
ld.param.u32 %r31,[p7];
ld.param.u32 %r32,[p8];
ld.param.u32 %r33,[p9];
ld.param.v2.u32 {%r38,%r39},[p11];
ld.param.u64 %d21,[p11+40];
ld.param.u64 %d20,[p11+32];
ld.param.u64 %d19,[p11+24];
ld.param.u64 %d18,[p11+16];
ld.param.u64 %d17,[p10+16];
ld.param.u64 %d16,[p10+8];
ld.param.u64 %d15,[p10];
cvta.to.global.u64 %d1,%d24;
cvta.to.global.u64 %d2,%d23;
cvta.to.global.u64 %d3,%d22;
mov.u32 %r40,%tid.x;
and.b32 %r1,%r40,31;
mov.u32 %r41,%ctaid.x;
shl.b32 %r42,%r41,1;
shr.u32 %r2,%r40,5;
add.s32 %r3,%r42,%r2;
setp.ge.u32 %p1,%r3,%r37;
@%p1 bra $12;
mul.lo.s32 %r120,%r3,%r31;
setp.eq.s32 %p2,%r38,0;
mov.u64 %d67,0;
mov.u64 %d68,%d67;
@%p2 bra $3;
div.u32 %r43,%r3,%r30;
div.u32 %r44,%r43,%r39;
mul.lo.s32 %r45,%r44,%r39;
sub.s32 %r46,%r43,%r45;
mul.lo.s32 %r47,%r31,%r30;
mul.lo.s32 %r48,%r47,%r43;
sub.s32 %r120,%r120,%r48;
cvt.u64.u32 %d27,%r46;
mul.lo.s64 %d28,%d18,%d27;
cvt.u64.u32 %d29,%r44;
mul.lo.s64 %d30,%d19,%d29;
add.s64 %d68,%d28,%d30;
mul.lo.s64 %d31,%d20,%d27;
mul.lo.s64 %d32,%d21,%d29;
add.s64 %d67,%d31,%d32;
$3:
add.s32 %r50,%r120,%r31;
min.u32 %r7,%r50,%r32;
min.u32 %r51,%r7,%r33;
shr.u32 %r52,%r51,3;
shr.u32 %r53,%r120,3;
sub.s32 %r54,%r52,%r53;
setp.lt.u32 %p3,%r120,%r33;
selp.b32 %r8,%r54,0,%p3;
cvt.u64.u32 %d8,%r120;
mul.wide.u32 %d33,%r120,4;
add.s64 %d34,%d33,%d67;
add.s64 %d35,%d3,%d34;
cvt.u64.u32 %d9,%r2;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %d10,%r1;
mul.wide.u32 %d36,%r1,16;
add.s64 %d11,%d35,%d36;
@%p4 bra $5;
ld.global.v4.u32 {%r124,%r123,%r122,%r121},[%d11];
$5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $7;
ld.global.v4.u32 {%r126,%r125,%r127,%r128},[%d11+512];
$7:
shr.u32 %r64,%r1,3;
add.s32 %r65,%r64,%r1;
mul.lo.s64 %d37,%d9,1152;
mov.u64 %d38,z10;
add.s64 %d39,%d38,%d37;
mul.wide.u32 %d40,%r65,16;
add.s64 %d41,%d39,%d40;
st.shared.v4.u32 [%d41],{%r124,%r123,%r122,%r121};
shr.u32 %r66,%r18,3;
add.s32 %r67,%r66,%r18;
mul.wide.u32 %d42,%r67,16;
add.s64 %d43,%d39,%d42;
st.shared.v4.u32 [%d43],{%r126,%r125,%r127,%r128};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $9;
shl.b32 %r68,%r1,1;
shr.u32 %r69,%r1,2;
add.s32 %r70,%r69,%r68;
mul.wide.u32 %d47,%r70,16;
add.s64 %d48,%d39,%d47;
ld.shared.v4.u32 {%r71,%r72,%r73,%r74},[%d48];
or.b32 %r79,%r68,1;
shr.u32 %r80,%r79,3;
add.s32 %r81,%r80,%r79;
mul.wide.u32 %d49,%r81,16;
add.s64 %d50,%d39,%d49;
ld.shared.v4.u32 {%r82,%r83,%r84,%r85},[%d50];
mov.u32 %r90,80;
prmt.b32 %r91,%r71,%r71,%r90;
prmt.b32 %r92,%r72,%r72,%r90;
mov.u32 %r93,21520;
prmt.b32 %r94,%r73,%r73,%r90;
prmt.b32 %r95,%r74,%r74,%r90;
prmt.b32 %r96,%r82,%r82,%r90;
prmt.b32 %r97,%r83,%r83,%r90;
prmt.b32 %r98,%r84,%r84,%r90;
prmt.b32 %r99,%r85,%r85,%r90;
mov.u32 %r100,114;
prmt.b32 %r101,%r71,%r71,%r100;
prmt.b32 %r102,%r72,%r72,%r100;
prmt.b32 %r103,%r73,%r73,%r100;
prmt.b32 %r104,%r74,%r74,%r100;
prmt.b32 %r105,%r82,%r82,%r100;
prmt.b32 %r106,%r83,%r83,%r100;
prmt.b32 %r107,%r84,%r84,%r100;
prmt.b32 %r108,%r85,%r85,%r100;
shl.b64 %d51,%d8,1;
add.s64 %d52,%d68,%d51;
add.s64 %d53,%d2,%d52;
shl.b64 %d54,%d10,4;
add.s64 %d55,%d53,%d54;
prmt.b32 %r109,%r94,%r95,%r93;
prmt.b32 %r110,%r91,%r92,%r93;
prmt.b32 %r111,%r98,%r99,%r93;
prmt.b32 %r112,%r96,%r97,%r93;
st.global.v4.u32 [%d55],{%r110,%r109,%r112,%r111};
add.s64 %d56,%d1,%d52;
add.s64 %d57,%d56,%d54;
prmt.b32 %r113,%r103,%r104,%r93;
prmt.b32 %r114,%r101,%r102,%r93;
prmt.b32 %r115,%r107,%r108,%r93;
prmt.b32 %r116,%r105,%r106,%r93;
st.global.v4.u32 [%d57],{%r114,%r113,%r116,%r115};
$9:
cvt.u32.u64 %r117,%d8;
add.s32 %r118,%r117,%r1;
shl.b32 %r119,%r8,3;
add.s32 %r129,%r118,%r119;
setp.ge.u32 %p7,%r129,%r7;
@%p7 bra $12;
$11:
.pragma "nounroll";
cvt.u64.u32 %d58,%r129;
mul.lo.s64 %d59,%d15,%d58;
add.s64 %d60,%d59,%d67;
add.s64 %d61,%d3,%d60;
ld.global.u16 %s1,[%d61];
add.s64 %d62,%d61,%d16;
ld.global.u16 %s2,[%d62];
mul.lo.s64 %d63,%d17,%d58;
add.s64 %d64,%d68,%d63;
add.s64 %d65,%d2,%d64;
st.global.u16 [%d65],%s1;
add.s64 %d66,%d1,%d64;
st.global.u16 [%d66],%s2;
add.s32 %r129,%r129,32;
setp.lt.u32 %p8,%r129,%r7;
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
.reg .b32 %r<159>;
.reg .b64 %d<71>;
.shared .align 16 .b8 z11[3456];
ld.param.u64 %d23,[p0];
ld.param.u64 %d24,[p1];
ld.param.u64 %d25,[p2];
ld.param.u64 %d26,[p3];
ld.param.u32 %r44,[p5];
ld.param.u32 %r37,[p6];
ld.param.u32 %r38,[p7];
ld.param.u32 %r39,[p8];
ld.param.u32 %r40,[p9];
ld.param.v2.u32 {%r45,%r46},[p11];
ld.param.u64 %d22,[p11+40];
ld.param.u64 %d21,[p11+32];
ld.param.u64 %d20,[p11+24];
ld.param.u64 %d19,[p11+16];
ld.param.u64 %d18,[p10+16];
ld.param.u64 %d17,[p10+8];
ld.param.u64 %d16,[p10];
cvta.to.global.u64 %d1,%d26;
cvta.to.global.u64 %d2,%d25;
cvta.to.global.u64 %d3,%d24;
cvta.to.global.u64 %d4,%d23;
mov.u32 %r47,%tid.x;
and.b32 %r1,%r47,31;
mov.u32 %r48,%ctaid.x;
shl.b32 %r49,%r48,1;
shr.u32 %r2,%r47,5;
add.s32 %r3,%r49,%r2;
setp.ge.u32 %p1,%r3,%r44;
@%p1 bra $14;
mul.lo.s32 %r145,%r3,%r38;
setp.eq.s32 %p2,%r45,0;
mov.u64 %d69,0;
mov.u64 %d70,%d69;
@%p2 bra $3;
div.u32 %r50,%r3,%r37;
div.u32 %r51,%r50,%r46;
mul.lo.s32 %r52,%r51,%r46;
sub.s32 %r53,%r50,%r52;
mul.lo.s32 %r54,%r38,%r37;
mul.lo.s32 %r55,%r54,%r50;
sub.s32 %r145,%r145,%r55;
cvt.u64.u32 %d29,%r53;
mul.lo.s64 %d30,%d19,%d29;
cvt.u64.u32 %d31,%r51;
mul.lo.s64 %d32,%d20,%d31;
add.s64 %d70,%d30,%d32;
mul.lo.s64 %d33,%d21,%d29;
mul.lo.s64 %d34,%d22,%d31;
add.s64 %d69,%d33,%d34;
$3:
add.s32 %r57,%r145,%r38;
min.u32 %r7,%r57,%r39;
min.u32 %r58,%r7,%r40;
shr.u32 %r59,%r58,3;
shr.u32 %r60,%r145,3;
sub.s32 %r61,%r59,%r60;
setp.lt.u32 %p3,%r145,%r40;
selp.b32 %r8,%r61,0,%p3;
cvt.u64.u32 %d9,%r145;
mul.wide.u32 %d35,%r145,6;
add.s64 %d36,%d35,%d69;
add.s64 %d37,%d4,%d36;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %d10,%r1;
mul.wide.u32 %d38,%r1,16;
add.s64 %d11,%d37,%d38;
@%p4 bra $5;
ld.global.v4.u32 {%r149,%r148,%r147,%r146},[%d11];
$5:
or.b32 %r67,%r1,32;
setp.ge.u32 %p5,%r67,%r9;
@%p5 bra $7;
ld.global.v4.u32 {%r153,%r152,%r151,%r150},[%d11+512];
$7:
or.b32 %r73,%r1,64;
setp.ge.u32 %p6,%r73,%r9;
@%p6 bra $9;
ld.global.v4.u32 {%r154,%r155,%r156,%r157},[%d11+1024];
$9:
cvt.u64.u32 %d12,%r2;
mul.wide.u32 %d39,%r2,1728;
mov.u64 %d40,z11;
add.s64 %d41,%d40,%d39;
shl.b64 %d42,%d10,4;
add.s64 %d43,%d41,%d42;
st.shared.v4.u32 [%d43],{%r149,%r148,%r147,%r146};
st.shared.v4.u32 [%d43+512],{%r153,%r152,%r151,%r150};
st.shared.v4.u32 [%d43+1024],{%r154,%r155,%r156,%r157};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r8;
@%p7 bra $11;
mul.lo.s32 %r78,%r1,3;
mul.lo.s64 %d44,%d12,1728;
add.s64 %d46,%d40,%d44;
mul.wide.u32 %d47,%r78,16;
add.s64 %d48,%d46,%d47;
ld.shared.v4.u32 {%r79,%r80,%r81,%r82},[%d48];
ld.shared.v4.u32 {%r87,%r88,%r89,%r90},[%d48+16];
ld.shared.v4.u32 {%r95,%r96,%r97,%r98},[%d48+32];
mov.u32 %r103,80;
prmt.b32 %r104,%r79,%r79,%r103;
mov.u32 %r105,114;
prmt.b32 %r106,%r80,%r80,%r105;
mov.u32 %r107,21520;
prmt.b32 %r108,%r82,%r82,%r103;
prmt.b32 %r109,%r87,%r87,%r105;
prmt.b32 %r110,%r89,%r89,%r103;
prmt.b32 %r111,%r90,%r90,%r105;
prmt.b32 %r112,%r96,%r96,%r103;
prmt.b32 %r113,%r97,%r97,%r105;
prmt.b32 %r114,%r79,%r79,%r105;
prmt.b32 %r115,%r81,%r81,%r103;
prmt.b32 %r116,%r82,%r82,%r105;
prmt.b32 %r117,%r88,%r88,%r103;
prmt.b32 %r118,%r89,%r89,%r105;
prmt.b32 %r119,%r95,%r95,%r103;
prmt.b32 %r120,%r96,%r96,%r105;
prmt.b32 %r121,%r98,%r98,%r103;
prmt.b32 %r122,%r80,%r80,%r103;
prmt.b32 %r123,%r81,%r81,%r105;
prmt.b32 %r124,%r87,%r87,%r103;
prmt.b32 %r125,%r88,%r88,%r105;
prmt.b32 %r126,%r90,%r90,%r103;
prmt.b32 %r127,%r95,%r95,%r105;
prmt.b32 %r128,%r97,%r97,%r103;
prmt.b32 %r129,%r98,%r98,%r105;
shl.b64 %d49,%d9,1;
add.s64 %d50,%d70,%d49;
add.s64 %d51,%d3,%d50;
add.s64 %d53,%d51,%d42;
prmt.b32 %r130,%r112,%r113,%r107;
prmt.b32 %r131,%r110,%r111,%r107;
prmt.b32 %r132,%r108,%r109,%r107;
prmt.b32 %r133,%r104,%r106,%r107;
st.global.v4.u32 [%d53],{%r133,%r132,%r131,%r130};
add.s64 %d54,%d2,%d50;
add.s64 %d55,%d54,%d42;
prmt.b32 %r134,%r120,%r121,%r107;
prmt.b32 %r135,%r118,%r119,%r107;
prmt.b32 %r136,%r116,%r117,%r107;
prmt.b32 %r137,%r114,%r115,%r107;
st.global.v4.u32 [%d55],{%r137,%r136,%r135,%r134};
add.s64 %d56,%d1,%d50;
add.s64 %d57,%d56,%d42;
prmt.b32 %r138,%r128,%r129,%r107;
prmt.b32 %r139,%r126,%r127,%r107;
prmt.b32 %r140,%r124,%r125,%r107;
prmt.b32 %r141,%r122,%r123,%r107;
st.global.v4.u32 [%d57],{%r141,%r140,%r139,%r138};
$11:
cvt.u32.u64 %r142,%d9;
add.s32 %r143,%r142,%r1;
shl.b32 %r144,%r8,3;
add.s32 %r158,%r143,%r144;
setp.ge.u32 %p8,%r158,%r7;
@%p8 bra $14;
$13:
.pragma "nounroll";
cvt.u64.u32 %d58,%r158;
mul.lo.s64 %d59,%d16,%d58;
add.s64 %d60,%d59,%d69;
add.s64 %d61,%d4,%d60;
ld.global.u16 %s1,[%d61];
add.s64 %d62,%d61,%d17;
ld.global.u16 %s2,[%d62];
add.s64 %d63,%d62,%d17;
ld.global.u16 %s3,[%d63];
mul.lo.s64 %d64,%d18,%d58;
add.s64 %d65,%d70,%d64;
add.s64 %d66,%d3,%d65;
st.global.u16 [%d66],%s1;
add.s64 %d67,%d2,%d65;
st.global.u16 [%d67],%s2;
add.s64 %d68,%d1,%d65;
st.global.u16 [%d68],%s3;
add.s32 %r158,%r158,32;
setp.lt.u32 %p9,%r158,%r7;
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
.reg .b32 %r<216>;
.reg .b64 %d<89>;
.shared .align 16 .b8 z12[4608];
ld.param.u64 %d24,[p0];
ld.param.u64 %d25,[p1];
ld.param.u64 %d26,[p2];
ld.param.u64 %d27,[p3];
ld.param.u64 %d28,[p4];
ld.param.u32 %r55,[p5];
ld.param.u32 %r48,[p6];
ld.param.u32 %r49,[p7];
ld.param.u32 %r50,[p8];
ld.param.u32 %r51,[p9];
ld.param.v2.u32 {%r56,%r57},[p11];
ld.param.u64 %d23,[p11+40];
ld.param.u64 %d22,[p11+32];
ld.param.u64 %d21,[p11+24];
ld.param.u64 %d20,[p11+16];
ld.param.u64 %d19,[p10+16];
ld.param.u64 %d18,[p10+8];
ld.param.u64 %d17,[p10];
cvta.to.global.u64 %d1,%d28;
cvta.to.global.u64 %d2,%d27;
cvta.to.global.u64 %d3,%d26;
cvta.to.global.u64 %d4,%d25;
cvta.to.global.u64 %d5,%d24;
mov.u32 %r58,%tid.x;
and.b32 %r1,%r58,31;
mov.u32 %r59,%ctaid.x;
shl.b32 %r60,%r59,1;
shr.u32 %r2,%r58,5;
add.s32 %r3,%r60,%r2;
setp.ge.u32 %p1,%r3,%r55;
@%p1 bra $16;
mul.lo.s32 %r198,%r3,%r49;
setp.eq.s32 %p2,%r56,0;
mov.u64 %d87,0;
mov.u64 %d88,%d87;
@%p2 bra $3;
div.u32 %r61,%r3,%r48;
div.u32 %r62,%r61,%r57;
mul.lo.s32 %r63,%r62,%r57;
sub.s32 %r64,%r61,%r63;
mul.lo.s32 %r65,%r49,%r48;
mul.lo.s32 %r66,%r65,%r61;
sub.s32 %r198,%r198,%r66;
cvt.u64.u32 %d31,%r64;
mul.lo.s64 %d32,%d20,%d31;
cvt.u64.u32 %d33,%r62;
mul.lo.s64 %d34,%d21,%d33;
add.s64 %d88,%d32,%d34;
mul.lo.s64 %d35,%d22,%d31;
mul.lo.s64 %d36,%d23,%d33;
add.s64 %d87,%d35,%d36;
$3:
add.s32 %r68,%r198,%r49;
min.u32 %r7,%r68,%r50;
min.u32 %r69,%r7,%r51;
shr.u32 %r70,%r69,3;
shr.u32 %r71,%r198,3;
sub.s32 %r72,%r70,%r71;
setp.lt.u32 %p3,%r198,%r51;
selp.b32 %r8,%r72,0,%p3;
cvt.u64.u32 %d10,%r198;
mul.wide.u32 %d37,%r198,8;
add.s64 %d38,%d37,%d87;
add.s64 %d39,%d5,%d38;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %d11,%r1;
mul.wide.u32 %d40,%r1,16;
add.s64 %d12,%d39,%d40;
@%p4 bra $5;
ld.global.v4.u32 {%r202,%r201,%r200,%r199},[%d12];
$5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $7;
ld.global.v4.u32 {%r206,%r205,%r204,%r203},[%d12+512];
$7:
or.b32 %r27,%r1,64;
setp.ge.u32 %p6,%r27,%r9;
@%p6 bra $9;
ld.global.v4.u32 {%r210,%r209,%r208,%r207},[%d12+1024];
$9:
or.b32 %r36,%r1,96;
setp.ge.u32 %p7,%r36,%r9;
@%p7 bra $11;
ld.global.v4.u32 {%r211,%r212,%r213,%r214},[%d12+1536];
$11:
shr.u32 %r92,%r1,3;
add.s32 %r93,%r92,%r1;
cvt.u64.u32 %d13,%r2;
mul.wide.u32 %d41,%r2,2304;
mov.u64 %d42,z12;
add.s64 %d43,%d42,%d41;
mul.wide.u32 %d44,%r93,16;
add.s64 %d45,%d43,%d44;
st.shared.v4.u32 [%d45],{%r202,%r201,%r200,%r199};
shr.u32 %r94,%r18,3;
add.s32 %r95,%r94,%r18;
mul.wide.u32 %d46,%r95,16;
add.s64 %d47,%d43,%d46;
st.shared.v4.u32 [%d47],{%r206,%r205,%r204,%r203};
shr.u32 %r96,%r27,3;
add.s32 %r97,%r96,%r27;
mul.wide.u32 %d48,%r97,16;
add.s64 %d49,%d43,%d48;
st.shared.v4.u32 [%d49],{%r210,%r209,%r208,%r207};
shr.u32 %r98,%r36,3;
add.s32 %r99,%r98,%r36;
mul.wide.u32 %d50,%r99,16;
add.s64 %d51,%d43,%d50;
st.shared.v4.u32 [%d51],{%r211,%r212,%r213,%r214};
bar.warp.sync -1;
setp.ge.u32 %p8,%r1,%r8;
@%p8 bra $13;
shl.b32 %r100,%r1,2;
shr.u32 %r101,%r1,1;
add.s32 %r102,%r101,%r100;
mul.lo.s64 %d52,%d13,2304;
add.s64 %d54,%d42,%d52;
mul.wide.u32 %d55,%r102,16;
add.s64 %d56,%d54,%d55;
ld.shared.v4.u32 {%r103,%r104,%r105,%r106},[%d56];
or.b32 %r111,%r100,1;
shr.u32 %r112,%r111,3;
add.s32 %r113,%r112,%r111;
mul.wide.u32 %d57,%r113,16;
add.s64 %d58,%d54,%d57;
ld.shared.v4.u32 {%r114,%r115,%r116,%r117},[%d58];
or.b32 %r122,%r100,2;
shr.u32 %r123,%r122,3;
add.s32 %r124,%r123,%r122;
mul.wide.u32 %d59,%r124,16;
add.s64 %d60,%d54,%d59;
ld.shared.v4.u32 {%r125,%r126,%r127,%r128},[%d60];
or.b32 %r133,%r100,3;
shr.u32 %r134,%r133,3;
add.s32 %r135,%r134,%r133;
mul.wide.u32 %d61,%r135,16;
add.s64 %d62,%d54,%d61;
ld.shared.v4.u32 {%r136,%r137,%r138,%r139},[%d62];
mov.u32 %r144,80;
prmt.b32 %r145,%r103,%r103,%r144;
prmt.b32 %r146,%r105,%r105,%r144;
mov.u32 %r147,21520;
prmt.b32 %r148,%r114,%r114,%r144;
prmt.b32 %r149,%r116,%r116,%r144;
prmt.b32 %r150,%r125,%r125,%r144;
prmt.b32 %r151,%r127,%r127,%r144;
prmt.b32 %r152,%r136,%r136,%r144;
prmt.b32 %r153,%r138,%r138,%r144;
mov.u32 %r154,114;
prmt.b32 %r155,%r103,%r103,%r154;
prmt.b32 %r156,%r105,%r105,%r154;
prmt.b32 %r157,%r114,%r114,%r154;
prmt.b32 %r158,%r116,%r116,%r154;
prmt.b32 %r159,%r125,%r125,%r154;
prmt.b32 %r160,%r127,%r127,%r154;
prmt.b32 %r161,%r136,%r136,%r154;
prmt.b32 %r162,%r138,%r138,%r154;
prmt.b32 %r163,%r104,%r104,%r144;
prmt.b32 %r164,%r106,%r106,%r144;
prmt.b32 %r165,%r115,%r115,%r144;
prmt.b32 %r166,%r117,%r117,%r144;
prmt.b32 %r167,%r126,%r126,%r144;
prmt.b32 %r168,%r128,%r128,%r144;
prmt.b32 %r169,%r137,%r137,%r144;
prmt.b32 %r170,%r139,%r139,%r144;
prmt.b32 %r171,%r104,%r104,%r154;
prmt.b32 %r172,%r106,%r106,%r154;
prmt.b32 %r173,%r115,%r115,%r154;
prmt.b32 %r174,%r117,%r117,%r154;
prmt.b32 %r175,%r126,%r126,%r154;
prmt.b32 %r176,%r128,%r128,%r154;
prmt.b32 %r177,%r137,%r137,%r154;
prmt.b32 %r178,%r139,%r139,%r154;
shl.b64 %d63,%d10,1;
add.s64 %d64,%d88,%d63;
add.s64 %d65,%d4,%d64;
shl.b64 %d66,%d11,4;
add.s64 %d67,%d65,%d66;
prmt.b32 %r179,%r145,%r146,%r147;
prmt.b32 %r180,%r152,%r153,%r147;
prmt.b32 %r181,%r150,%r151,%r147;
prmt.b32 %r182,%r148,%r149,%r147;
st.global.v4.u32 [%d67],{%r179,%r182,%r181,%r180};
add.s64 %d68,%d3,%d64;
add.s64 %d69,%d68,%d66;
prmt.b32 %r183,%r155,%r156,%r147;
prmt.b32 %r184,%r161,%r162,%r147;
prmt.b32 %r185,%r159,%r160,%r147;
prmt.b32 %r186,%r157,%r158,%r147;
st.global.v4.u32 [%d69],{%r183,%r186,%r185,%r184};
add.s64 %d70,%d2,%d64;
add.s64 %d71,%d70,%d66;
prmt.b32 %r187,%r163,%r164,%r147;
prmt.b32 %r188,%r169,%r170,%r147;
prmt.b32 %r189,%r167,%r168,%r147;
prmt.b32 %r190,%r165,%r166,%r147;
st.global.v4.u32 [%d71],{%r187,%r190,%r189,%r188};
add.s64 %d72,%d1,%d64;
add.s64 %d73,%d72,%d66;
prmt.b32 %r191,%r171,%r172,%r147;
prmt.b32 %r192,%r177,%r178,%r147;
prmt.b32 %r193,%r175,%r176,%r147;
prmt.b32 %r194,%r173,%r174,%r147;
st.global.v4.u32 [%d73],{%r191,%r194,%r193,%r192};
$13:
cvt.u32.u64 %r195,%d10;
add.s32 %r196,%r195,%r1;
shl.b32 %r197,%r8,3;
add.s32 %r215,%r196,%r197;
setp.ge.u32 %p9,%r215,%r7;
@%p9 bra $16;
$15:
.pragma "nounroll";
cvt.u64.u32 %d74,%r215;
mul.lo.s64 %d75,%d17,%d74;
add.s64 %d76,%d75,%d87;
add.s64 %d77,%d5,%d76;
ld.global.u16 %s1,[%d77];
add.s64 %d78,%d77,%d18;
ld.global.u16 %s2,[%d78];
add.s64 %d79,%d78,%d18;
ld.global.u16 %s3,[%d79];
add.s64 %d80,%d79,%d18;
ld.global.u16 %s4,[%d80];
mul.lo.s64 %d81,%d19,%d74;
add.s64 %d82,%d88,%d81;
add.s64 %d83,%d4,%d82;
st.global.u16 [%d83],%s1;
add.s64 %d84,%d3,%d82;
st.global.u16 [%d84],%s2;
add.s64 %d85,%d2,%d82;
st.global.u16 [%d85],%s3;
add.s64 %d86,%d1,%d82;
st.global.u16 [%d86],%s4;
add.s32 %r215,%r215,32;
setp.lt.u32 %p10,%r215,%r7;
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
.reg .b32 %r<105>;
.reg .b64 %d<69>;
.shared .align 16 .b8 z13[2304];
ld.param.u64 %d22,[p0];
ld.param.u64 %d23,[p1];
ld.param.u64 %d24,[p2];
ld.param.u32 %r37,[p5];
ld.param.u32 %r30,[p6];
ld.param.u32 %r31,[p7];
ld.param.u32 %r32,[p8];
ld.param.u32 %r33,[p9];
ld.param.v2.u32 {%r38,%r39},[p11];
ld.param.u64 %d21,[p11+40];
ld.param.u64 %d20,[p11+32];
ld.param.u64 %d19,[p11+24];
ld.param.u64 %d18,[p11+16];
ld.param.u64 %d17,[p10+16];
ld.param.u64 %d16,[p10+8];
ld.param.u64 %d15,[p10];
cvta.to.global.u64 %d1,%d24;
cvta.to.global.u64 %d2,%d23;
cvta.to.global.u64 %d3,%d22;
mov.u32 %r40,%tid.x;
and.b32 %r1,%r40,31;
mov.u32 %r41,%ctaid.x;
shl.b32 %r42,%r41,1;
shr.u32 %r2,%r40,5;
add.s32 %r3,%r42,%r2;
setp.ge.u32 %p1,%r3,%r37;
@%p1 bra $12;
mul.lo.s32 %r95,%r3,%r31;
setp.eq.s32 %p2,%r38,0;
mov.u64 %d67,0;
mov.u64 %d68,%d67;
@%p2 bra $3;
div.u32 %r43,%r3,%r30;
div.u32 %r44,%r43,%r39;
mul.lo.s32 %r45,%r44,%r39;
sub.s32 %r46,%r43,%r45;
mul.lo.s32 %r47,%r31,%r30;
mul.lo.s32 %r48,%r47,%r43;
sub.s32 %r95,%r95,%r48;
cvt.u64.u32 %d27,%r46;
mul.lo.s64 %d28,%d18,%d27;
cvt.u64.u32 %d29,%r44;
mul.lo.s64 %d30,%d19,%d29;
add.s64 %d68,%d28,%d30;
mul.lo.s64 %d31,%d20,%d27;
mul.lo.s64 %d32,%d21,%d29;
add.s64 %d67,%d31,%d32;
$3:
add.s32 %r50,%r95,%r31;
min.u32 %r7,%r50,%r32;
min.u32 %r51,%r7,%r33;
shr.u32 %r52,%r51,2;
shr.u32 %r53,%r95,2;
sub.s32 %r54,%r52,%r53;
setp.lt.u32 %p3,%r95,%r33;
selp.b32 %r8,%r54,0,%p3;
cvt.u64.u32 %d8,%r95;
mul.wide.u32 %d33,%r95,8;
add.s64 %d34,%d33,%d67;
add.s64 %d35,%d3,%d34;
cvt.u64.u32 %d9,%r2;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %d10,%r1;
mul.wide.u32 %d36,%r1,16;
add.s64 %d11,%d35,%d36;
@%p4 bra $5;
ld.global.v4.u32 {%r99,%r98,%r97,%r96},[%d11];
$5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $7;
ld.global.v4.u32 {%r101,%r100,%r102,%r103},[%d11+512];
$7:
shr.u32 %r64,%r1,3;
add.s32 %r65,%r64,%r1;
mul.lo.s64 %d37,%d9,1152;
mov.u64 %d38,z13;
add.s64 %d39,%d38,%d37;
mul.wide.u32 %d40,%r65,16;
add.s64 %d41,%d39,%d40;
st.shared.v4.u32 [%d41],{%r99,%r98,%r97,%r96};
shr.u32 %r66,%r18,3;
add.s32 %r67,%r66,%r18;
mul.wide.u32 %d42,%r67,16;
add.s64 %d43,%d39,%d42;
st.shared.v4.u32 [%d43],{%r101,%r100,%r102,%r103};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $9;
shl.b32 %r68,%r1,1;
shr.u32 %r69,%r1,2;
add.s32 %r70,%r69,%r68;
mul.wide.u32 %d47,%r70,16;
add.s64 %d48,%d39,%d47;
or.b32 %r71,%r68,1;
shr.u32 %r72,%r71,3;
add.s32 %r73,%r72,%r71;
mul.wide.u32 %d49,%r73,16;
add.s64 %d50,%d39,%d49;
shl.b64 %d51,%d8,2;
add.s64 %d52,%d68,%d51;
add.s64 %d53,%d2,%d52;
shl.b64 %d54,%d10,4;
add.s64 %d55,%d53,%d54;
ld.shared.v4.u32 {%r74,%r75,%r76,%r77},[%d50];
ld.shared.v4.u32 {%r78,%r79,%r80,%r81},[%d48];
st.global.v4.u32 [%d55],{%r78,%r80,%r74,%r76};
add.s64 %d56,%d1,%d52;
add.s64 %d57,%d56,%d54;
st.global.v4.u32 [%d57],{%r79,%r81,%r75,%r77};
$9:
cvt.u32.u64 %r90,%d8;
add.s32 %r91,%r90,%r1;
shl.b32 %r92,%r8,2;
add.s32 %r104,%r91,%r92;
setp.ge.u32 %p7,%r104,%r7;
@%p7 bra $12;
$11:
.pragma "nounroll";
cvt.u64.u32 %d58,%r104;
mul.lo.s64 %d59,%d15,%d58;
add.s64 %d60,%d59,%d67;
add.s64 %d61,%d3,%d60;
ld.global.u32 %r93,[%d61];
add.s64 %d62,%d61,%d16;
ld.global.u32 %r94,[%d62];
mul.lo.s64 %d63,%d17,%d58;
add.s64 %d64,%d68,%d63;
add.s64 %d65,%d2,%d64;
st.global.u32 [%d65],%r93;
add.s64 %d66,%d1,%d64;
st.global.u32 [%d66],%r94;
add.s32 %r104,%r104,32;
setp.lt.u32 %p8,%r104,%r7;
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
.reg .b32 %r<123>;
.reg .b64 %d<71>;
.shared .align 16 .b8 z14[3456];
ld.param.u64 %d23,[p0];
ld.param.u64 %d24,[p1];
ld.param.u64 %d25,[p2];
ld.param.u64 %d26,[p3];
ld.param.u32 %r44,[p5];
ld.param.u32 %r37,[p6];
ld.param.u32 %r38,[p7];
ld.param.u32 %r39,[p8];
ld.param.u32 %r40,[p9];
ld.param.v2.u32 {%r45,%r46},[p11];
ld.param.u64 %d22,[p11+40];
ld.param.u64 %d21,[p11+32];
ld.param.u64 %d20,[p11+24];
ld.param.u64 %d19,[p11+16];
ld.param.u64 %d18,[p10+16];
ld.param.u64 %d17,[p10+8];
ld.param.u64 %d16,[p10];
cvta.to.global.u64 %d1,%d26;
cvta.to.global.u64 %d2,%d25;
cvta.to.global.u64 %d3,%d24;
cvta.to.global.u64 %d4,%d23;
mov.u32 %r47,%tid.x;
and.b32 %r1,%r47,31;
mov.u32 %r48,%ctaid.x;
shl.b32 %r49,%r48,1;
shr.u32 %r2,%r47,5;
add.s32 %r3,%r49,%r2;
setp.ge.u32 %p1,%r3,%r44;
@%p1 bra $14;
mul.lo.s32 %r109,%r3,%r38;
setp.eq.s32 %p2,%r45,0;
mov.u64 %d69,0;
mov.u64 %d70,%d69;
@%p2 bra $3;
div.u32 %r50,%r3,%r37;
div.u32 %r51,%r50,%r46;
mul.lo.s32 %r52,%r51,%r46;
sub.s32 %r53,%r50,%r52;
mul.lo.s32 %r54,%r38,%r37;
mul.lo.s32 %r55,%r54,%r50;
sub.s32 %r109,%r109,%r55;
cvt.u64.u32 %d29,%r53;
mul.lo.s64 %d30,%d19,%d29;
cvt.u64.u32 %d31,%r51;
mul.lo.s64 %d32,%d20,%d31;
add.s64 %d70,%d30,%d32;
mul.lo.s64 %d33,%d21,%d29;
mul.lo.s64 %d34,%d22,%d31;
add.s64 %d69,%d33,%d34;
$3:
add.s32 %r57,%r109,%r38;
min.u32 %r7,%r57,%r39;
min.u32 %r58,%r7,%r40;
shr.u32 %r59,%r58,2;
shr.u32 %r60,%r109,2;
sub.s32 %r61,%r59,%r60;
setp.lt.u32 %p3,%r109,%r40;
selp.b32 %r8,%r61,0,%p3;
cvt.u64.u32 %d9,%r109;
mul.wide.u32 %d35,%r109,12;
add.s64 %d36,%d35,%d69;
add.s64 %d37,%d4,%d36;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %d10,%r1;
mul.wide.u32 %d38,%r1,16;
add.s64 %d11,%d37,%d38;
@%p4 bra $5;
ld.global.v4.u32 {%r113,%r112,%r111,%r110},[%d11];
$5:
or.b32 %r67,%r1,32;
setp.ge.u32 %p5,%r67,%r9;
@%p5 bra $7;
ld.global.v4.u32 {%r117,%r116,%r115,%r114},[%d11+512];
$7:
or.b32 %r73,%r1,64;
setp.ge.u32 %p6,%r73,%r9;
@%p6 bra $9;
ld.global.v4.u32 {%r118,%r119,%r120,%r121},[%d11+1024];
$9:
cvt.u64.u32 %d12,%r2;
mul.wide.u32 %d39,%r2,1728;
mov.u64 %d40,z14;
add.s64 %d41,%d40,%d39;
shl.b64 %d42,%d10,4;
add.s64 %d43,%d41,%d42;
st.shared.v4.u32 [%d43],{%r113,%r112,%r111,%r110};
st.shared.v4.u32 [%d43+512],{%r117,%r116,%r115,%r114};
st.shared.v4.u32 [%d43+1024],{%r118,%r119,%r120,%r121};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r8;
@%p7 bra $11;
mul.lo.s32 %r78,%r1,3;
mul.lo.s64 %d44,%d12,1728;
add.s64 %d46,%d40,%d44;
mul.wide.u32 %d47,%r78,16;
add.s64 %d48,%d46,%d47;
shl.b64 %d49,%d9,2;
add.s64 %d50,%d70,%d49;
add.s64 %d51,%d3,%d50;
add.s64 %d53,%d51,%d42;
ld.shared.v4.u32 {%r79,%r80,%r81,%r82},[%d48+16];
ld.shared.v4.u32 {%r83,%r84,%r85,%r86},[%d48];
ld.shared.v4.u32 {%r87,%r88,%r89,%r90},[%d48+32];
st.global.v4.u32 [%d53],{%r83,%r86,%r81,%r88};
add.s64 %d54,%d2,%d50;
add.s64 %d55,%d54,%d42;
st.global.v4.u32 [%d55],{%r84,%r79,%r82,%r89};
add.s64 %d56,%d1,%d50;
add.s64 %d57,%d56,%d42;
st.global.v4.u32 [%d57],{%r85,%r80,%r87,%r90};
$11:
cvt.u32.u64 %r103,%d9;
add.s32 %r104,%r103,%r1;
shl.b32 %r105,%r8,2;
add.s32 %r122,%r104,%r105;
setp.ge.u32 %p8,%r122,%r7;
@%p8 bra $14;
$13:
.pragma "nounroll";
cvt.u64.u32 %d58,%r122;
mul.lo.s64 %d59,%d16,%d58;
add.s64 %d60,%d59,%d69;
add.s64 %d61,%d4,%d60;
ld.global.u32 %r106,[%d61];
add.s64 %d62,%d61,%d17;
ld.global.u32 %r107,[%d62];
add.s64 %d63,%d62,%d17;
ld.global.u32 %r108,[%d63];
mul.lo.s64 %d64,%d18,%d58;
add.s64 %d65,%d70,%d64;
add.s64 %d66,%d3,%d65;
st.global.u32 [%d66],%r106;
add.s64 %d67,%d2,%d65;
st.global.u32 [%d67],%r107;
add.s64 %d68,%d1,%d65;
st.global.u32 [%d68],%r108;
add.s32 %r122,%r122,32;
setp.lt.u32 %p9,%r122,%r7;
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
.reg .b32 %r<168>;
.reg .b64 %d<89>;
.shared .align 16 .b8 z15[4608];
ld.param.u64 %d24,[p0];
ld.param.u64 %d25,[p1];
ld.param.u64 %d26,[p2];
ld.param.u64 %d27,[p3];
ld.param.u64 %d28,[p4];
ld.param.u32 %r55,[p5];
ld.param.u32 %r48,[p6];
ld.param.u32 %r49,[p7];
ld.param.u32 %r50,[p8];
ld.param.u32 %r51,[p9];
ld.param.v2.u32 {%r56,%r57},[p11];
ld.param.u64 %d23,[p11+40];
ld.param.u64 %d22,[p11+32];
ld.param.u64 %d21,[p11+24];
ld.param.u64 %d20,[p11+16];
ld.param.u64 %d19,[p10+16];
ld.param.u64 %d18,[p10+8];
ld.param.u64 %d17,[p10];
cvta.to.global.u64 %d1,%d28;
cvta.to.global.u64 %d2,%d27;
cvta.to.global.u64 %d3,%d26;
cvta.to.global.u64 %d4,%d25;
cvta.to.global.u64 %d5,%d24;
mov.u32 %r58,%tid.x;
and.b32 %r1,%r58,31;
mov.u32 %r59,%ctaid.x;
shl.b32 %r60,%r59,1;
shr.u32 %r2,%r58,5;
add.s32 %r3,%r60,%r2;
setp.ge.u32 %p1,%r3,%r55;
@%p1 bra $16;
mul.lo.s32 %r150,%r3,%r49;
setp.eq.s32 %p2,%r56,0;
mov.u64 %d87,0;
mov.u64 %d88,%d87;
@%p2 bra $3;
div.u32 %r61,%r3,%r48;
div.u32 %r62,%r61,%r57;
mul.lo.s32 %r63,%r62,%r57;
sub.s32 %r64,%r61,%r63;
mul.lo.s32 %r65,%r49,%r48;
mul.lo.s32 %r66,%r65,%r61;
sub.s32 %r150,%r150,%r66;
cvt.u64.u32 %d31,%r64;
mul.lo.s64 %d32,%d20,%d31;
cvt.u64.u32 %d33,%r62;
mul.lo.s64 %d34,%d21,%d33;
add.s64 %d88,%d32,%d34;
mul.lo.s64 %d35,%d22,%d31;
mul.lo.s64 %d36,%d23,%d33;
add.s64 %d87,%d35,%d36;
$3:
add.s32 %r68,%r150,%r49;
min.u32 %r7,%r68,%r50;
min.u32 %r69,%r7,%r51;
shr.u32 %r70,%r69,2;
shr.u32 %r71,%r150,2;
sub.s32 %r72,%r70,%r71;
setp.lt.u32 %p3,%r150,%r51;
selp.b32 %r8,%r72,0,%p3;
cvt.u64.u32 %d10,%r150;
mul.wide.u32 %d37,%r150,16;
add.s64 %d38,%d37,%d87;
add.s64 %d39,%d5,%d38;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %d11,%r1;
mul.wide.u32 %d40,%r1,16;
add.s64 %d12,%d39,%d40;
@%p4 bra $5;
ld.global.v4.u32 {%r154,%r153,%r152,%r151},[%d12];
$5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $7;
ld.global.v4.u32 {%r158,%r157,%r156,%r155},[%d12+512];
$7:
or.b32 %r27,%r1,64;
setp.ge.u32 %p6,%r27,%r9;
@%p6 bra $9;
ld.global.v4.u32 {%r162,%r161,%r160,%r159},[%d12+1024];
$9:
or.b32 %r36,%r1,96;
setp.ge.u32 %p7,%r36,%r9;
@%p7 bra $11;
ld.global.v4.u32 {%r163,%r164,%r165,%r166},[%d12+1536];
$11:
shr.u32 %r92,%r1,3;
add.s32 %r93,%r92,%r1;
cvt.u64.u32 %d13,%r2;
mul.wide.u32 %d41,%r2,2304;
mov.u64 %d42,z15;
add.s64 %d43,%d42,%d41;
mul.wide.u32 %d44,%r93,16;
add.s64 %d45,%d43,%d44;
st.shared.v4.u32 [%d45],{%r154,%r153,%r152,%r151};
shr.u32 %r94,%r18,3;
add.s32 %r95,%r94,%r18;
mul.wide.u32 %d46,%r95,16;
add.s64 %d47,%d43,%d46;
st.shared.v4.u32 [%d47],{%r158,%r157,%r156,%r155};
shr.u32 %r96,%r27,3;
add.s32 %r97,%r96,%r27;
mul.wide.u32 %d48,%r97,16;
add.s64 %d49,%d43,%d48;
st.shared.v4.u32 [%d49],{%r162,%r161,%r160,%r159};
shr.u32 %r98,%r36,3;
add.s32 %r99,%r98,%r36;
mul.wide.u32 %d50,%r99,16;
add.s64 %d51,%d43,%d50;
st.shared.v4.u32 [%d51],{%r163,%r164,%r165,%r166};
bar.warp.sync -1;
setp.ge.u32 %p8,%r1,%r8;
@%p8 bra $13;
shl.b32 %r100,%r1,2;
shr.u32 %r101,%r1,1;
add.s32 %r102,%r101,%r100;
mul.lo.s64 %d52,%d13,2304;
add.s64 %d54,%d42,%d52;
mul.wide.u32 %d55,%r102,16;
add.s64 %d56,%d54,%d55;
or.b32 %r103,%r100,1;
shr.u32 %r104,%r103,3;
add.s32 %r105,%r104,%r103;
mul.wide.u32 %d57,%r105,16;
add.s64 %d58,%d54,%d57;
or.b32 %r106,%r100,2;
shr.u32 %r107,%r106,3;
add.s32 %r108,%r107,%r106;
mul.wide.u32 %d59,%r108,16;
add.s64 %d60,%d54,%d59;
or.b32 %r109,%r100,3;
shr.u32 %r110,%r109,3;
add.s32 %r111,%r110,%r109;
mul.wide.u32 %d61,%r111,16;
add.s64 %d62,%d54,%d61;
shl.b64 %d63,%d10,2;
add.s64 %d64,%d88,%d63;
add.s64 %d65,%d4,%d64;
shl.b64 %d66,%d11,4;
add.s64 %d67,%d65,%d66;
ld.shared.v4.u32 {%r112,%r113,%r114,%r115},[%d58];
ld.shared.v4.u32 {%r116,%r117,%r118,%r119},[%d56];
ld.shared.v4.u32 {%r120,%r121,%r122,%r123},[%d60];
ld.shared.v4.u32 {%r124,%r125,%r126,%r127},[%d62];
st.global.v4.u32 [%d67],{%r116,%r112,%r120,%r124};
add.s64 %d68,%d3,%d64;
add.s64 %d69,%d68,%d66;
st.global.v4.u32 [%d69],{%r117,%r113,%r121,%r125};
add.s64 %d70,%d2,%d64;
add.s64 %d71,%d70,%d66;
st.global.v4.u32 [%d71],{%r118,%r114,%r122,%r126};
add.s64 %d72,%d1,%d64;
add.s64 %d73,%d72,%d66;
st.global.v4.u32 [%d73],{%r119,%r115,%r123,%r127};
$13:
cvt.u32.u64 %r144,%d10;
add.s32 %r145,%r144,%r1;
add.s32 %r167,%r145,%r9;
setp.ge.u32 %p9,%r167,%r7;
@%p9 bra $16;
$15:
.pragma "nounroll";
cvt.u64.u32 %d74,%r167;
mul.lo.s64 %d75,%d17,%d74;
add.s64 %d76,%d75,%d87;
add.s64 %d77,%d5,%d76;
ld.global.u32 %r146,[%d77];
add.s64 %d78,%d77,%d18;
ld.global.u32 %r147,[%d78];
add.s64 %d79,%d78,%d18;
ld.global.u32 %r148,[%d79];
add.s64 %d80,%d79,%d18;
ld.global.u32 %r149,[%d80];
mul.lo.s64 %d81,%d19,%d74;
add.s64 %d82,%d88,%d81;
add.s64 %d83,%d4,%d82;
st.global.u32 [%d83],%r146;
add.s64 %d84,%d3,%d82;
st.global.u32 [%d84],%r147;
add.s64 %d85,%d2,%d82;
st.global.u32 [%d85],%r148;
add.s64 %d86,%d1,%d82;
st.global.u32 [%d86],%r149;
add.s32 %r167,%r167,32;
setp.lt.u32 %p10,%r167,%r7;
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
.reg .b32 %r<130>;
.reg .b64 %d<68>;
.shared .align 16 .b8 z16[2304];
ld.param.u64 %d22,[p0];
ld.param.u64 %d23,[p1];
ld.param.u64 %d24,[p2];
ld.param.u32 %r37,[p5];
ld.param.u32 %r30,[p6];
ld.param.u32 %r31,[p7];
ld.param.u32 %r32,[p8];
ld.param.u32 %r33,[p9];
ld.param.v2.u32 {%r38,%r39},[p11];
ld.param.u64 %d21,[p11+40];
ld.param.u64 %d20,[p11+32];
ld.param.u64 %d19,[p11+24];
ld.param.u64 %d18,[p11+16];
ld.param.u64 %d17,[p10+16];
ld.param.u64 %d16,[p10+8];
ld.param.u64 %d15,[p10];
cvta.to.global.u64 %d1,%d24;
cvta.to.global.u64 %d2,%d23;
cvta.to.global.u64 %d3,%d22;
mov.u32 %r40,%tid.x;
and.b32 %r1,%r40,31;
mov.u32 %r41,%ctaid.x;
shl.b32 %r42,%r41,1;
shr.u32 %r2,%r40,5;
add.s32 %r3,%r42,%r2;
setp.ge.u32 %p1,%r3,%r37;
@%p1 bra $12;
mul.lo.s32 %r120,%r3,%r31;
setp.eq.s32 %p2,%r38,0;
mov.u64 %d66,0;
mov.u64 %d67,%d66;
@%p2 bra $3;
div.u32 %r43,%r3,%r30;
div.u32 %r44,%r43,%r39;
mul.lo.s32 %r45,%r44,%r39;
sub.s32 %r46,%r43,%r45;
mul.lo.s32 %r47,%r31,%r30;
mul.lo.s32 %r48,%r47,%r43;
sub.s32 %r120,%r120,%r48;
cvt.u64.u32 %d27,%r46;
mul.lo.s64 %d28,%d18,%d27;
cvt.u64.u32 %d29,%r44;
mul.lo.s64 %d30,%d19,%d29;
add.s64 %d67,%d28,%d30;
mul.lo.s64 %d31,%d20,%d27;
mul.lo.s64 %d32,%d21,%d29;
add.s64 %d66,%d31,%d32;
$3:
add.s32 %r50,%r120,%r31;
min.u32 %r7,%r50,%r32;
min.u32 %r51,%r7,%r33;
shr.u32 %r52,%r51,4;
shr.u32 %r53,%r120,4;
sub.s32 %r54,%r52,%r53;
setp.lt.u32 %p3,%r120,%r33;
selp.b32 %r8,%r54,0,%p3;
cvt.u64.u32 %d8,%r120;
mul.wide.u32 %d33,%r120,2;
add.s64 %d34,%d33,%d66;
add.s64 %d35,%d3,%d34;
cvt.u64.u32 %d9,%r2;
shl.b32 %r9,%r8,1;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %d10,%r1;
mul.wide.u32 %d36,%r1,16;
add.s64 %d11,%d35,%d36;
@%p4 bra $5;
ld.global.v4.u32 {%r124,%r123,%r122,%r121},[%d11];
$5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $7;
ld.global.v4.u32 {%r126,%r125,%r127,%r128},[%d11+512];
$7:
shr.u32 %r64,%r1,3;
add.s32 %r65,%r64,%r1;
mul.lo.s64 %d37,%d9,1152;
mov.u64 %d38,z16;
add.s64 %d39,%d38,%d37;
mul.wide.u32 %d40,%r65,16;
add.s64 %d41,%d39,%d40;
st.shared.v4.u32 [%d41],{%r124,%r123,%r122,%r121};
shr.u32 %r66,%r18,3;
add.s32 %r67,%r66,%r18;
mul.wide.u32 %d42,%r67,16;
add.s64 %d43,%d39,%d42;
st.shared.v4.u32 [%d43],{%r126,%r125,%r127,%r128};
bar.warp.sync -1;
setp.ge.u32 %p6,%r1,%r8;
@%p6 bra $9;
shl.b32 %r68,%r1,1;
shr.u32 %r69,%r1,2;
add.s32 %r70,%r69,%r68;
mul.wide.u32 %d47,%r70,16;
add.s64 %d48,%d39,%d47;
ld.shared.v4.u32 {%r71,%r72,%r73,%r74},[%d48];
or.b32 %r79,%r68,1;
shr.u32 %r80,%r79,3;
add.s32 %r81,%r80,%r79;
mul.wide.u32 %d49,%r81,16;
add.s64 %d50,%d39,%d49;
ld.shared.v4.u32 {%r82,%r83,%r84,%r85},[%d50];
mov.u32 %r90,96;
prmt.b32 %r91,%r71,%r71,%r90;
prmt.b32 %r92,%r72,%r72,%r90;
mov.u32 %r93,21520;
prmt.b32 %r94,%r73,%r73,%r90;
prmt.b32 %r95,%r74,%r74,%r90;
prmt.b32 %r96,%r82,%r82,%r90;
prmt.b32 %r97,%r83,%r83,%r90;
prmt.b32 %r98,%r84,%r84,%r90;
prmt.b32 %r99,%r85,%r85,%r90;
mov.u32 %r100,113;
prmt.b32 %r101,%r71,%r71,%r100;
prmt.b32 %r102,%r72,%r72,%r100;
prmt.b32 %r103,%r73,%r73,%r100;
prmt.b32 %r104,%r74,%r74,%r100;
prmt.b32 %r105,%r82,%r82,%r100;
prmt.b32 %r106,%r83,%r83,%r100;
prmt.b32 %r107,%r84,%r84,%r100;
prmt.b32 %r108,%r85,%r85,%r100;
add.s64 %d51,%d67,%d8;
add.s64 %d52,%d2,%d51;
shl.b64 %d53,%d10,4;
add.s64 %d54,%d52,%d53;
prmt.b32 %r109,%r94,%r95,%r93;
prmt.b32 %r110,%r91,%r92,%r93;
prmt.b32 %r111,%r98,%r99,%r93;
prmt.b32 %r112,%r96,%r97,%r93;
st.global.v4.u32 [%d54],{%r110,%r109,%r112,%r111};
add.s64 %d55,%d1,%d51;
add.s64 %d56,%d55,%d53;
prmt.b32 %r113,%r103,%r104,%r93;
prmt.b32 %r114,%r101,%r102,%r93;
prmt.b32 %r115,%r107,%r108,%r93;
prmt.b32 %r116,%r105,%r106,%r93;
st.global.v4.u32 [%d56],{%r114,%r113,%r116,%r115};
$9:
cvt.u32.u64 %r117,%d8;
add.s32 %r118,%r117,%r1;
shl.b32 %r119,%r8,4;
add.s32 %r129,%r118,%r119;
setp.ge.u32 %p7,%r129,%r7;
@%p7 bra $12;
$11:
.pragma "nounroll";
cvt.u64.u32 %d57,%r129;
mul.lo.s64 %d58,%d15,%d57;
add.s64 %d59,%d58,%d66;
add.s64 %d60,%d3,%d59;
ld.global.u8 %s1,[%d60];
add.s64 %d61,%d60,%d16;
ld.global.u8 %s2,[%d61];
mul.lo.s64 %d62,%d17,%d57;
add.s64 %d63,%d67,%d62;
add.s64 %d64,%d2,%d63;
st.global.u8 [%d64],%s1;
add.s64 %d65,%d1,%d63;
st.global.u8 [%d65],%s2;
add.s32 %r129,%r129,32;
setp.lt.u32 %p8,%r129,%r7;
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
.reg .b32 %r<161>;
.reg .b64 %d<76>;
.shared .align 16 .b8 z17[3456];
ld.param.u64 %d16,[p0];
ld.param.u64 %d17,[p1];
ld.param.u64 %d18,[p2];
ld.param.u64 %d19,[p3];
ld.param.u32 %r44,[p5];
ld.param.u32 %r37,[p6];
ld.param.u32 %r38,[p7];
ld.param.u32 %r39,[p8];
ld.param.u32 %r40,[p9];
ld.param.v2.u32 {%r45,%r46},[p11];
ld.param.u64 %d26,[p11+40];
ld.param.u64 %d25,[p11+32];
ld.param.u64 %d24,[p11+24];
ld.param.u64 %d23,[p11+16];
ld.param.u64 %d22,[p10+16];
ld.param.u64 %d21,[p10+8];
ld.param.u64 %d20,[p10];
mov.u32 %r47,%tid.x;
and.b32 %r1,%r47,31;
mov.u32 %r48,%ctaid.x;
shl.b32 %r49,%r48,1;
shr.u32 %r2,%r47,5;
add.s32 %r3,%r49,%r2;
setp.ge.u32 %p1,%r3,%r44;
@%p1 bra $14;
mul.lo.s32 %r147,%r3,%r38;
setp.eq.s32 %p2,%r45,0;
mov.u64 %d74,0;
mov.u64 %d75,%d74;
@%p2 bra $3;
div.u32 %r50,%r3,%r37;
div.u32 %r51,%r50,%r46;
mul.lo.s32 %r52,%r51,%r46;
sub.s32 %r53,%r50,%r52;
mul.lo.s32 %r54,%r38,%r37;
mul.lo.s32 %r55,%r54,%r50;
sub.s32 %r147,%r147,%r55;
cvt.u64.u32 %d29,%r53;
mul.lo.s64 %d30,%d23,%d29;
cvt.u64.u32 %d31,%r51;
mul.lo.s64 %d32,%d24,%d31;
add.s64 %d75,%d30,%d32;
mul.lo.s64 %d33,%d25,%d29;
mul.lo.s64 %d34,%d26,%d31;
add.s64 %d74,%d33,%d34;
$3:
add.s32 %r57,%r147,%r38;
min.u32 %r7,%r57,%r39;
min.u32 %r58,%r7,%r40;
shr.u32 %r59,%r58,4;
shr.u32 %r60,%r147,4;
sub.s32 %r61,%r59,%r60;
setp.lt.u32 %p3,%r147,%r40;
selp.b32 %r8,%r61,0,%p3;
cvt.u64.u32 %d5,%r147;
mul.wide.u32 %d35,%r147,3;
add.s64 %d36,%d35,%d74;
add.s64 %d6,%d16,%d36;
mul.lo.s32 %r9,%r8,3;
cvt.u64.u32 %d7,%r1;
setp.ge.u32 %p4,%r1,%r9;
@%p4 bra $5;
shl.b64 %d38,%d7,4;
add.s64 %d37,%d6,%d38;
ld.global.cs.v4.u32 {%r151,%r150,%r149,%r148},[%d37];
$5:
or.b32 %r67,%r1,32;
setp.ge.u32 %p5,%r67,%r9;
@%p5 bra $7;
shl.b64 %d40,%d7,4;
add.s64 %d41,%d6,%d40;
add.s64 %d39,%d41,512;
ld.global.cs.v4.u32 {%r155,%r154,%r153,%r152},[%d39];
$7:
or.b32 %r73,%r1,64;
setp.ge.u32 %p6,%r73,%r9;
@%p6 bra $9;
shl.b64 %d43,%d7,4;
add.s64 %d44,%d6,%d43;
add.s64 %d42,%d44,1024;
ld.global.cs.v4.u32 {%r156,%r157,%r158,%r159},[%d42];
$9:
cvt.u64.u32 %d8,%r2;
mul.wide.u32 %d45,%r2,1728;
mov.u64 %d46,z17;
add.s64 %d47,%d46,%d45;
shl.b64 %d48,%d7,4;
add.s64 %d49,%d47,%d48;
st.shared.v4.u32 [%d49],{%r151,%r150,%r149,%r148};
st.shared.v4.u32 [%d49+512],{%r155,%r154,%r153,%r152};
st.shared.v4.u32 [%d49+1024],{%r156,%r157,%r158,%r159};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r8;
@%p7 bra $11;
mul.lo.s32 %r90,%r1,3;
mul.lo.s64 %d53,%d8,1728;
add.s64 %d55,%d46,%d53;
mul.wide.u32 %d56,%r90,16;
add.s64 %d57,%d55,%d56;
ld.shared.v4.u32 {%r91,%r92,%r93,%r94},[%d57];
ld.shared.v4.u32 {%r99,%r100,%r101,%r102},[%d57+16];
ld.shared.v4.u32 {%r107,%r108,%r109,%r110},[%d57+32];
mov.u32 %r115,112;
prmt.b32 %r116,%r91,%r91,%r115;
mov.u32 %r117,82;
prmt.b32 %r118,%r92,%r93,%r117;
mov.u32 %r119,21520;
prmt.b32 %r78,%r116,%r118,%r119;
prmt.b32 %r120,%r94,%r94,%r115;
prmt.b32 %r121,%r99,%r100,%r117;
prmt.b32 %r79,%r120,%r121,%r119;
prmt.b32 %r122,%r101,%r101,%r115;
prmt.b32 %r123,%r102,%r107,%r117;
prmt.b32 %r80,%r122,%r123,%r119;
prmt.b32 %r124,%r108,%r108,%r115;
prmt.b32 %r125,%r109,%r110,%r117;
prmt.b32 %r81,%r124,%r125,%r119;
mov.u32 %r126,65;
prmt.b32 %r127,%r91,%r92,%r126;
mov.u32 %r128,99;
prmt.b32 %r129,%r92,%r93,%r128;
prmt.b32 %r82,%r127,%r129,%r119;
prmt.b32 %r130,%r94,%r99,%r126;
prmt.b32 %r131,%r99,%r100,%r128;
prmt.b32 %r83,%r130,%r131,%r119;
prmt.b32 %r132,%r101,%r102,%r126;
prmt.b32 %r133,%r102,%r107,%r128;
prmt.b32 %r84,%r132,%r133,%r119;
prmt.b32 %r134,%r108,%r109,%r126;
prmt.b32 %r135,%r109,%r110,%r128;
prmt.b32 %r85,%r134,%r135,%r119;
prmt.b32 %r136,%r91,%r92,%r117;
prmt.b32 %r137,%r93,%r93,%r115;
prmt.b32 %r86,%r136,%r137,%r119;
prmt.b32 %r138,%r94,%r99,%r117;
prmt.b32 %r139,%r100,%r100,%r115;
prmt.b32 %r87,%r138,%r139,%r119;
prmt.b32 %r140,%r101,%r102,%r117;
prmt.b32 %r141,%r107,%r107,%r115;
prmt.b32 %r88,%r140,%r141,%r119;
prmt.b32 %r142,%r108,%r109,%r117;
prmt.b32 %r143,%r110,%r110,%r115;
prmt.b32 %r89,%r142,%r143,%r119;
add.s64 %d58,%d75,%d5;
add.s64 %d59,%d17,%d58;
add.s64 %d50,%d59,%d48;
st.global.cs.v4.u32 [%d50],{%r78,%r79,%r80,%r81};
add.s64 %d61,%d18,%d58;
add.s64 %d51,%d61,%d48;
st.global.cs.v4.u32 [%d51],{%r82,%r83,%r84,%r85};
add.s64 %d62,%d19,%d58;
add.s64 %d52,%d62,%d48;
st.global.cs.v4.u32 [%d52],{%r86,%r87,%r88,%r89};
$11:
cvt.u32.u64 %r144,%d5;
add.s32 %r145,%r144,%r1;
shl.b32 %r146,%r8,4;
add.s32 %r160,%r145,%r146;
setp.ge.u32 %p8,%r160,%r7;
@%p8 bra $14;
cvta.to.global.u64 %d12,%d16;
cvta.to.global.u64 %d13,%d17;
cvta.to.global.u64 %d14,%d18;
cvta.to.global.u64 %d15,%d19;
$13:
.pragma "nounroll";
cvt.u64.u32 %d63,%r160;
mul.lo.s64 %d64,%d20,%d63;
add.s64 %d65,%d64,%d74;
add.s64 %d66,%d12,%d65;
ld.global.u8 %s1,[%d66];
add.s64 %d67,%d66,%d21;
ld.global.u8 %s2,[%d67];
add.s64 %d68,%d67,%d21;
ld.global.u8 %s3,[%d68];
mul.lo.s64 %d69,%d22,%d63;
add.s64 %d70,%d75,%d69;
add.s64 %d71,%d13,%d70;
st.global.u8 [%d71],%s1;
add.s64 %d72,%d14,%d70;
st.global.u8 [%d72],%s2;
add.s64 %d73,%d15,%d70;
st.global.u8 [%d73],%s3;
add.s32 %r160,%r160,32;
setp.lt.u32 %p9,%r160,%r7;
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
.reg .b32 %r<161>;
.reg .b64 %d<70>;
.shared .align 16 .b8 z18[3456];
ld.param.u64 %d23,[p0];
ld.param.u64 %d24,[p1];
ld.param.u64 %d25,[p2];
ld.param.u64 %d26,[p3];
ld.param.u32 %r44,[p5];
ld.param.u32 %r37,[p6];
ld.param.u32 %r38,[p7];
ld.param.u32 %r39,[p8];
ld.param.u32 %r40,[p9];
ld.param.v2.u32 {%r45,%r46},[p11];
ld.param.u64 %d22,[p11+40];
ld.param.u64 %d21,[p11+32];
ld.param.u64 %d20,[p11+24];
ld.param.u64 %d19,[p11+16];
ld.param.u64 %d18,[p10+16];
ld.param.u64 %d17,[p10+8];
ld.param.u64 %d16,[p10];
cvta.to.global.u64 %d1,%d26;
cvta.to.global.u64 %d2,%d25;
cvta.to.global.u64 %d3,%d24;
cvta.to.global.u64 %d4,%d23;
mov.u32 %r47,%tid.x;
and.b32 %r1,%r47,31;
mov.u32 %r48,%ctaid.x;
shl.b32 %r49,%r48,1;
shr.u32 %r2,%r47,5;
add.s32 %r3,%r49,%r2;
setp.ge.u32 %p1,%r3,%r44;
@%p1 bra $14;
mul.lo.s32 %r147,%r3,%r38;
setp.eq.s32 %p2,%r45,0;
mov.u64 %d68,0;
mov.u64 %d69,%d68;
@%p2 bra $3;
div.u32 %r50,%r3,%r37;
div.u32 %r51,%r50,%r46;
mul.lo.s32 %r52,%r51,%r46;
sub.s32 %r53,%r50,%r52;
mul.lo.s32 %r54,%r38,%r37;
mul.lo.s32 %r55,%r54,%r50;
sub.s32 %r147,%r147,%r55;
cvt.u64.u32 %d29,%r53;
mul.lo.s64 %d30,%d19,%d29;
cvt.u64.u32 %d31,%r51;
mul.lo.s64 %d32,%d20,%d31;
add.s64 %d69,%d30,%d32;
mul.lo.s64 %d33,%d21,%d29;
mul.lo.s64 %d34,%d22,%d31;
add.s64 %d68,%d33,%d34;
$3:
add.s32 %r57,%r147,%r38;
min.u32 %r7,%r57,%r39;
min.u32 %r58,%r7,%r40;
shr.u32 %r59,%r58,4;
shr.u32 %r60,%r147,4;
sub.s32 %r61,%r59,%r60;
setp.lt.u32 %p3,%r147,%r40;
selp.b32 %r8,%r61,0,%p3;
cvt.u64.u32 %d9,%r147;
mul.wide.u32 %d35,%r147,3;
add.s64 %d36,%d35,%d68;
add.s64 %d37,%d4,%d36;
mul.lo.s32 %r9,%r8,3;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %d10,%r1;
mul.wide.u32 %d38,%r1,16;
add.s64 %d11,%d37,%d38;
@%p4 bra $5;
ld.global.v4.u32 {%r151,%r150,%r149,%r148},[%d11];
$5:
or.b32 %r67,%r1,32;
setp.ge.u32 %p5,%r67,%r9;
@%p5 bra $7;
ld.global.v4.u32 {%r155,%r154,%r153,%r152},[%d11+512];
$7:
or.b32 %r73,%r1,64;
setp.ge.u32 %p6,%r73,%r9;
@%p6 bra $9;
ld.global.v4.u32 {%r156,%r157,%r158,%r159},[%d11+1024];
$9:
cvt.u64.u32 %d12,%r2;
mul.wide.u32 %d39,%r2,1728;
mov.u64 %d40,z18;
add.s64 %d41,%d40,%d39;
shl.b64 %d42,%d10,4;
add.s64 %d43,%d41,%d42;
st.shared.v4.u32 [%d43],{%r151,%r150,%r149,%r148};
st.shared.v4.u32 [%d43+512],{%r155,%r154,%r153,%r152};
st.shared.v4.u32 [%d43+1024],{%r156,%r157,%r158,%r159};
bar.warp.sync -1;
setp.ge.u32 %p7,%r1,%r8;
@%p7 bra $11;
mul.lo.s32 %r78,%r1,3;
mul.lo.s64 %d44,%d12,1728;
add.s64 %d46,%d40,%d44;
mul.wide.u32 %d47,%r78,16;
add.s64 %d48,%d46,%d47;
ld.shared.v4.u32 {%r79,%r80,%r81,%r82},[%d48];
ld.shared.v4.u32 {%r87,%r88,%r89,%r90},[%d48+16];
ld.shared.v4.u32 {%r95,%r96,%r97,%r98},[%d48+32];
mov.u32 %r103,112;
prmt.b32 %r104,%r79,%r79,%r103;
mov.u32 %r105,82;
prmt.b32 %r106,%r80,%r81,%r105;
mov.u32 %r107,21520;
prmt.b32 %r108,%r82,%r82,%r103;
prmt.b32 %r109,%r87,%r88,%r105;
prmt.b32 %r110,%r89,%r89,%r103;
prmt.b32 %r111,%r90,%r95,%r105;
prmt.b32 %r112,%r96,%r96,%r103;
prmt.b32 %r113,%r97,%r98,%r105;
mov.u32 %r114,65;
prmt.b32 %r115,%r79,%r80,%r114;
mov.u32 %r116,99;
prmt.b32 %r117,%r80,%r81,%r116;
prmt.b32 %r118,%r82,%r87,%r114;
prmt.b32 %r119,%r87,%r88,%r116;
prmt.b32 %r120,%r89,%r90,%r114;
prmt.b32 %r121,%r90,%r95,%r116;
prmt.b32 %r122,%r96,%r97,%r114;
prmt.b32 %r123,%r97,%r98,%r116;
prmt.b32 %r124,%r79,%r80,%r105;
prmt.b32 %r125,%r81,%r81,%r103;
prmt.b32 %r126,%r82,%r87,%r105;
prmt.b32 %r127,%r88,%r88,%r103;
prmt.b32 %r128,%r89,%r90,%r105;
prmt.b32 %r129,%r95,%r95,%r103;
prmt.b32 %r130,%r96,%r97,%r105;
prmt.b32 %r131,%r98,%r98,%r103;
add.s64 %d49,%d69,%d9;
add.s64 %d50,%d3,%d49;
add.s64 %d52,%d50,%d42;
prmt.b32 %r132,%r112,%r113,%r107;
prmt.b32 %r133,%r110,%r111,%r107;
prmt.b32 %r134,%r108,%r109,%r107;
prmt.b32 %r135,%r104,%r106,%r107;
st.global.v4.u32 [%d52],{%r135,%r134,%r133,%r132};
add.s64 %d53,%d2,%d49;
add.s64 %d54,%d53,%d42;
prmt.b32 %r136,%r122,%r123,%r107;
prmt.b32 %r137,%r120,%r121,%r107;
prmt.b32 %r138,%r118,%r119,%r107;
prmt.b32 %r139,%r115,%r117,%r107;
st.global.v4.u32 [%d54],{%r139,%r138,%r137,%r136};
add.s64 %d55,%d1,%d49;
add.s64 %d56,%d55,%d42;
prmt.b32 %r140,%r130,%r131,%r107;
prmt.b32 %r141,%r128,%r129,%r107;
prmt.b32 %r142,%r126,%r127,%r107;
prmt.b32 %r143,%r124,%r125,%r107;
st.global.v4.u32 [%d56],{%r143,%r142,%r141,%r140};
$11:
cvt.u32.u64 %r144,%d9;
add.s32 %r145,%r144,%r1;
shl.b32 %r146,%r8,4;
add.s32 %r160,%r145,%r146;
setp.ge.u32 %p8,%r160,%r7;
@%p8 bra $14;
$13:
.pragma "nounroll";
cvt.u64.u32 %d57,%r160;
mul.lo.s64 %d58,%d16,%d57;
add.s64 %d59,%d58,%d68;
add.s64 %d60,%d4,%d59;
ld.global.u8 %s1,[%d60];
add.s64 %d61,%d60,%d17;
ld.global.u8 %s2,[%d61];
add.s64 %d62,%d61,%d17;
ld.global.u8 %s3,[%d62];
mul.lo.s64 %d63,%d18,%d57;
add.s64 %d64,%d69,%d63;
add.s64 %d65,%d3,%d64;
st.global.u8 [%d65],%s1;
add.s64 %d66,%d2,%d64;
st.global.u8 [%d66],%s2;
add.s64 %d67,%d1,%d64;
st.global.u8 [%d67],%s3;
add.s32 %r160,%r160,32;
setp.lt.u32 %p9,%r160,%r7;
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
.reg .b32 %r<218>;
.reg .b64 %d<88>;
.shared .align 16 .b8 z19[4608];
ld.param.u64 %d24,[p0];
ld.param.u64 %d25,[p1];
ld.param.u64 %d26,[p2];
ld.param.u64 %d27,[p3];
ld.param.u64 %d28,[p4];
ld.param.u32 %r55,[p5];
ld.param.u32 %r48,[p6];
ld.param.u32 %r49,[p7];
ld.param.u32 %r50,[p8];
ld.param.u32 %r51,[p9];
ld.param.v2.u32 {%r56,%r57},[p11];
ld.param.u64 %d23,[p11+40];
ld.param.u64 %d22,[p11+32];
ld.param.u64 %d21,[p11+24];
ld.param.u64 %d20,[p11+16];
ld.param.u64 %d19,[p10+16];
ld.param.u64 %d18,[p10+8];
ld.param.u64 %d17,[p10];
cvta.to.global.u64 %d1,%d28;
cvta.to.global.u64 %d2,%d27;
cvta.to.global.u64 %d3,%d26;
cvta.to.global.u64 %d4,%d25;
cvta.to.global.u64 %d5,%d24;
mov.u32 %r58,%tid.x;
and.b32 %r1,%r58,31;
mov.u32 %r59,%ctaid.x;
shl.b32 %r60,%r59,1;
shr.u32 %r2,%r58,5;
add.s32 %r3,%r60,%r2;
setp.ge.u32 %p1,%r3,%r55;
@%p1 bra $16;
mul.lo.s32 %r200,%r3,%r49;
setp.eq.s32 %p2,%r56,0;
mov.u64 %d86,0;
mov.u64 %d87,%d86;
@%p2 bra $3;
div.u32 %r61,%r3,%r48;
div.u32 %r62,%r61,%r57;
mul.lo.s32 %r63,%r62,%r57;
sub.s32 %r64,%r61,%r63;
mul.lo.s32 %r65,%r49,%r48;
mul.lo.s32 %r66,%r65,%r61;
sub.s32 %r200,%r200,%r66;
cvt.u64.u32 %d31,%r64;
mul.lo.s64 %d32,%d20,%d31;
cvt.u64.u32 %d33,%r62;
mul.lo.s64 %d34,%d21,%d33;
add.s64 %d87,%d32,%d34;
mul.lo.s64 %d35,%d22,%d31;
mul.lo.s64 %d36,%d23,%d33;
add.s64 %d86,%d35,%d36;
$3:
add.s32 %r68,%r200,%r49;
min.u32 %r7,%r68,%r50;
min.u32 %r69,%r7,%r51;
shr.u32 %r70,%r69,4;
shr.u32 %r71,%r200,4;
sub.s32 %r72,%r70,%r71;
setp.lt.u32 %p3,%r200,%r51;
selp.b32 %r8,%r72,0,%p3;
cvt.u64.u32 %d10,%r200;
mul.wide.u32 %d37,%r200,4;
add.s64 %d38,%d37,%d86;
add.s64 %d39,%d5,%d38;
shl.b32 %r9,%r8,2;
setp.ge.u32 %p4,%r1,%r9;
cvt.u64.u32 %d11,%r1;
mul.wide.u32 %d40,%r1,16;
add.s64 %d12,%d39,%d40;
@%p4 bra $5;
ld.global.v4.u32 {%r204,%r203,%r202,%r201},[%d12];
$5:
or.b32 %r18,%r1,32;
setp.ge.u32 %p5,%r18,%r9;
@%p5 bra $7;
ld.global.v4.u32 {%r208,%r207,%r206,%r205},[%d12+512];
$7:
or.b32 %r27,%r1,64;
setp.ge.u32 %p6,%r27,%r9;
@%p6 bra $9;
ld.global.v4.u32 {%r212,%r211,%r210,%r209},[%d12+1024];
$9:
or.b32 %r36,%r1,96;
setp.ge.u32 %p7,%r36,%r9;
@%p7 bra $11;
ld.global.v4.u32 {%r213,%r214,%r215,%r216},[%d12+1536];
$11:
shr.u32 %r92,%r1,3;
add.s32 %r93,%r92,%r1;
cvt.u64.u32 %d13,%r2;
mul.wide.u32 %d41,%r2,2304;
mov.u64 %d42,z19;
add.s64 %d43,%d42,%d41;
mul.wide.u32 %d44,%r93,16;
add.s64 %d45,%d43,%d44;
st.shared.v4.u32 [%d45],{%r204,%r203,%r202,%r201};
shr.u32 %r94,%r18,3;
add.s32 %r95,%r94,%r18;
mul.wide.u32 %d46,%r95,16;
add.s64 %d47,%d43,%d46;
st.shared.v4.u32 [%d47],{%r208,%r207,%r206,%r205};
shr.u32 %r96,%r27,3;
add.s32 %r97,%r96,%r27;
mul.wide.u32 %d48,%r97,16;
add.s64 %d49,%d43,%d48;
st.shared.v4.u32 [%d49],{%r212,%r211,%r210,%r209};
shr.u32 %r98,%r36,3;
add.s32 %r99,%r98,%r36;
mul.wide.u32 %d50,%r99,16;
add.s64 %d51,%d43,%d50;
st.shared.v4.u32 [%d51],{%r213,%r214,%r215,%r216};
bar.warp.sync -1;
setp.ge.u32 %p8,%r1,%r8;
@%p8 bra $13;
shl.b32 %r100,%r1,2;
shr.u32 %r101,%r1,1;
add.s32 %r102,%r101,%r100;
mul.lo.s64 %d52,%d13,2304;
add.s64 %d54,%d42,%d52;
mul.wide.u32 %d55,%r102,16;
add.s64 %d56,%d54,%d55;
ld.shared.v4.u32 {%r103,%r104,%r105,%r106},[%d56];
or.b32 %r111,%r100,1;
shr.u32 %r112,%r111,3;
add.s32 %r113,%r112,%r111;
mul.wide.u32 %d57,%r113,16;
add.s64 %d58,%d54,%d57;
ld.shared.v4.u32 {%r114,%r115,%r116,%r117},[%d58];
or.b32 %r122,%r100,2;
shr.u32 %r123,%r122,3;
add.s32 %r124,%r123,%r122;
mul.wide.u32 %d59,%r124,16;
add.s64 %d60,%d54,%d59;
ld.shared.v4.u32 {%r125,%r126,%r127,%r128},[%d60];
or.b32 %r133,%r100,3;
shr.u32 %r134,%r133,3;
add.s32 %r135,%r134,%r133;
mul.wide.u32 %d61,%r135,16;
add.s64 %d62,%d54,%d61;
ld.shared.v4.u32 {%r136,%r137,%r138,%r139},[%d62];
mov.u32 %r144,64;
prmt.b32 %r145,%r103,%r104,%r144;
prmt.b32 %r146,%r105,%r106,%r144;
mov.u32 %r147,21520;
prmt.b32 %r148,%r114,%r115,%r144;
prmt.b32 %r149,%r116,%r117,%r144;
prmt.b32 %r150,%r125,%r126,%r144;
prmt.b32 %r151,%r127,%r128,%r144;
prmt.b32 %r152,%r136,%r137,%r144;
prmt.b32 %r153,%r138,%r139,%r144;
mov.u32 %r154,81;
prmt.b32 %r155,%r103,%r104,%r154;
prmt.b32 %r156,%r105,%r106,%r154;
prmt.b32 %r157,%r114,%r115,%r154;
prmt.b32 %r158,%r116,%r117,%r154;
prmt.b32 %r159,%r125,%r126,%r154;
prmt.b32 %r160,%r127,%r128,%r154;
prmt.b32 %r161,%r136,%r137,%r154;
prmt.b32 %r162,%r138,%r139,%r154;
mov.u32 %r163,98;
prmt.b32 %r164,%r103,%r104,%r163;
prmt.b32 %r165,%r105,%r106,%r163;
prmt.b32 %r166,%r114,%r115,%r163;
prmt.b32 %r167,%r116,%r117,%r163;
prmt.b32 %r168,%r125,%r126,%r163;
prmt.b32 %r169,%r127,%r128,%r163;
prmt.b32 %r170,%r136,%r137,%r163;
prmt.b32 %r171,%r138,%r139,%r163;
mov.u32 %r172,115;
prmt.b32 %r173,%r103,%r104,%r172;
prmt.b32 %r174,%r105,%r106,%r172;
prmt.b32 %r175,%r114,%r115,%r172;
prmt.b32 %r176,%r116,%r117,%r172;
prmt.b32 %r177,%r125,%r126,%r172;
prmt.b32 %r178,%r127,%r128,%r172;
prmt.b32 %r179,%r136,%r137,%r172;
prmt.b32 %r180,%r138,%r139,%r172;
add.s64 %d63,%d87,%d10;
add.s64 %d64,%d4,%d63;
shl.b64 %d65,%d11,4;
add.s64 %d66,%d64,%d65;
prmt.b32 %r181,%r145,%r146,%r147;
prmt.b32 %r182,%r152,%r153,%r147;
prmt.b32 %r183,%r150,%r151,%r147;
prmt.b32 %r184,%r148,%r149,%r147;
st.global.v4.u32 [%d66],{%r181,%r184,%r183,%r182};
add.s64 %d67,%d3,%d63;
add.s64 %d68,%d67,%d65;
prmt.b32 %r185,%r155,%r156,%r147;
prmt.b32 %r186,%r161,%r162,%r147;
prmt.b32 %r187,%r159,%r160,%r147;
prmt.b32 %r188,%r157,%r158,%r147;
st.global.v4.u32 [%d68],{%r185,%r188,%r187,%r186};
add.s64 %d69,%d2,%d63;
add.s64 %d70,%d69,%d65;
prmt.b32 %r189,%r164,%r165,%r147;
prmt.b32 %r190,%r170,%r171,%r147;
prmt.b32 %r191,%r168,%r169,%r147;
prmt.b32 %r192,%r166,%r167,%r147;
st.global.v4.u32 [%d70],{%r189,%r192,%r191,%r190};
add.s64 %d71,%d1,%d63;
add.s64 %d72,%d71,%d65;
prmt.b32 %r193,%r173,%r174,%r147;
prmt.b32 %r194,%r179,%r180,%r147;
prmt.b32 %r195,%r177,%r178,%r147;
prmt.b32 %r196,%r175,%r176,%r147;
st.global.v4.u32 [%d72],{%r193,%r196,%r195,%r194};
$13:
cvt.u32.u64 %r197,%d10;
add.s32 %r198,%r197,%r1;
shl.b32 %r199,%r8,4;
add.s32 %r217,%r198,%r199;
setp.ge.u32 %p9,%r217,%r7;
@%p9 bra $16;
$15:
.pragma "nounroll";
cvt.u64.u32 %d73,%r217;
mul.lo.s64 %d74,%d17,%d73;
add.s64 %d75,%d74,%d86;
add.s64 %d76,%d5,%d75;
ld.global.u8 %s1,[%d76];
add.s64 %d77,%d76,%d18;
ld.global.u8 %s2,[%d77];
add.s64 %d78,%d77,%d18;
ld.global.u8 %s3,[%d78];
add.s64 %d79,%d78,%d18;
ld.global.u8 %s4,[%d79];
mul.lo.s64 %d80,%d19,%d73;
add.s64 %d81,%d87,%d80;
add.s64 %d82,%d4,%d81;
st.global.u8 [%d82],%s1;
add.s64 %d83,%d3,%d81;
st.global.u8 [%d83],%s2;
add.s64 %d84,%d2,%d81;
st.global.u8 [%d84],%s3;
add.s64 %d85,%d1,%d81;
st.global.u8 [%d85],%s4;
add.s32 %r217,%r217,32;
setp.lt.u32 %p10,%r217,%r7;
@%p10 bra $15;
$16:
ret;
}
`;
