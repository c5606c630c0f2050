// Generated from kernels/array/copy.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/array/copy.cu`. */
export const ARRAY_COPY: string = `.version 8.0
.target sm_75
.address_size 64
.visible .entry copy_rows(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u32 p4,
.param .align 8 .b8 p5[88]
)
.maxntid 256,1,1
{
.reg .pred %p<15>;
.reg .b16 %s<2>;
.reg .b32 %r<62>;
.reg .b64 %d<67>;
ld.param.u64 %d19,[p0];
ld.param.u64 %d20,[p1];
ld.param.u32 %r26,[p2];
ld.param.u32 %r19,[p3];
ld.param.u32 %r20,[p4];
ld.param.v2.u32 {%r27,%r28},[p5];
ld.param.v2.u32 {%r29,%r30},[p5+8];
ld.param.u64 %d28,[p5+80];
ld.param.u64 %d27,[p5+72];
ld.param.u64 %d26,[p5+64];
ld.param.u64 %d25,[p5+56];
ld.param.u64 %d24,[p5+48];
ld.param.u64 %d23,[p5+40];
ld.param.u64 %d22,[p5+32];
ld.param.u64 %d21,[p5+24];
ld.param.u32 %r25,[p5+16];
cvta.to.global.u64 %d1,%d20;
mov.u32 %r31,%ctaid.x;
shl.b32 %r32,%r31,8;
mov.u32 %r33,%tid.x;
add.s32 %r1,%r32,%r33;
setp.ge.u32 %p1,%r1,%r26;
@%p1 bra $21;
div.u32 %r3,%r1,%r19;
mov.u64 %d64,0;
setp.eq.s32 %p2,%r27,0;
mov.u64 %d65,%d64;
@%p2 bra $14;
setp.eq.s32 %p3,%r27,1;
mov.u32 %r57,%r3;
mov.u32 %r56,%r3;
@%p3 bra $4;
div.u32 %r57,%r3,%r28;
mul.lo.s32 %r34,%r57,%r28;
sub.s32 %r56,%r3,%r34;
$4:
cvt.u64.u32 %d31,%r56;
mul.lo.s64 %d65,%d21,%d31;
mul.lo.s64 %d64,%d25,%d31;
setp.lt.u32 %p4,%r27,2;
@%p4 bra $14;
setp.eq.s32 %p5,%r27,2;
mov.u32 %r58,%r57;
@%p5 bra $7;
div.u32 %r8,%r57,%r29;
mul.lo.s32 %r35,%r8,%r29;
sub.s32 %r58,%r57,%r35;
mov.u32 %r57,%r8;
$7:
cvt.u64.u32 %d32,%r58;
mul.lo.s64 %d33,%d22,%d32;
add.s64 %d65,%d33,%d65;
mul.lo.s64 %d34,%d26,%d32;
add.s64 %d64,%d34,%d64;
setp.lt.u32 %p6,%r27,3;
@%p6 bra $14;
setp.eq.s32 %p7,%r27,3;
mov.u32 %r60,%r57;
@%p7 bra $10;
div.u32 %r12,%r57,%r30;
mul.lo.s32 %r36,%r12,%r30;
sub.s32 %r60,%r57,%r36;
mov.u32 %r57,%r12;
$10:
cvt.u64.u32 %d35,%r60;
mul.lo.s64 %d36,%d23,%d35;
add.s64 %d65,%d36,%d65;
mul.lo.s64 %d37,%d27,%d35;
add.s64 %d64,%d37,%d64;
setp.lt.u32 %p8,%r27,4;
@%p8 bra $14;
setp.eq.s32 %p9,%r27,4;
@%p9 bra $13;
rem.u32 %r57,%r57,%r25;
$13:
cvt.u64.u32 %d38,%r57;
mul.lo.s64 %d39,%d24,%d38;
add.s64 %d65,%d39,%d65;
mul.lo.s64 %d40,%d28,%d38;
add.s64 %d64,%d40,%d64;
$14:
mul.lo.s32 %r37,%r3,%r19;
sub.s32 %r38,%r1,%r37;
mul.wide.u32 %d41,%r38,16;
add.s64 %d42,%d19,%d65;
and.b64 %d43,%d42,15;
sub.s64 %d12,%d41,%d43;
add.s64 %d44,%d20,%d64;
add.s64 %d45,%d12,%d44;
cvt.u32.u64 %r39,%d45;
and.b32 %r40,%r39,3;
setp.eq.s32 %p10,%r40,0;
selp.b32 %r18,3,4,%p10;
and.b64 %d13,%d45,3;
setp.lt.s64 %p11,%d12,%d13;
@%p11 bra $18;
sub.s64 %d46,%d12,%d13;
shl.b32 %r41,%r18,2;
add.s32 %r42,%r41,4;
cvt.u64.u32 %d47,%r42;
add.s64 %d48,%d46,%d47;
cvt.u64.u32 %d49,%r20;
setp.gt.s64 %p12,%d48,%d49;
@%p12 bra $18;
bra.uni $16;
$18:
cvt.u64.u32 %d58,%r20;
add.s64 %d59,%d12,16;
min.s64 %d14,%d59,%d58;
max.s64 %d66,%d12,0;
setp.ge.s64 %p13,%d66,%d14;
@%p13 bra $21;
cvta.to.global.u64 %d16,%d19;
$20:
.pragma "nounroll";
add.s64 %d60,%d66,%d64;
add.s64 %d61,%d1,%d60;
ld.global.u8 %s1,[%d61];
add.s64 %d62,%d66,%d65;
add.s64 %d63,%d16,%d62;
st.global.u8 [%d63],%s1;
add.s64 %d66,%d66,1;
setp.lt.s64 %p14,%d66,%d14;
@%p14 bra $20;
bra.uni $21;
$16:
cvt.u32.u64 %r43,%d13;
add.s64 %d50,%d12,%d64;
sub.s64 %d51,%d50,%d13;
add.s64 %d52,%d1,%d51;
mul.wide.u32 %d53,%r18,4;
add.s64 %d54,%d52,%d53;
mad.lo.s32 %r44,%r43,4369,12816;
and.b32 %r45,%r44,30583;
ld.global.u32 %r46,[%d52+4];
ld.global.u32 %r47,[%d52];
ld.global.u32 %r48,[%d52+8];
ld.global.u32 %r49,[%d52+12];
ld.global.u32 %r50,[%d54];
cvta.to.global.u64 %d55,%d19;
add.s64 %d56,%d12,%d65;
add.s64 %d57,%d55,%d56;
prmt.b32 %r51,%r48,%r49,%r45;
prmt.b32 %r52,%r46,%r48,%r45;
prmt.b32 %r53,%r47,%r46,%r45;
prmt.b32 %r54,%r49,%r50,%r45;
st.global.v4.u32 [%d57],{%r53,%r52,%r51,%r54};
$21:
ret;
}
.visible .entry copy_2(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .align 8 .b8 p3[128]
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b16 %s<2>;
.reg .b32 %r<66>;
.reg .b64 %d<53>;
ld.param.u64 %d15,[p0];
ld.param.u64 %d16,[p1];
ld.param.u32 %r32,[p2];
ld.param.v2.u32 {%r33,%r34},[p3];
ld.param.v2.u32 {%r35,%r36},[p3+8];
ld.param.v2.u32 {%r37,%r38},[p3+16];
ld.param.u64 %d28,[p3+120];
ld.param.u64 %d27,[p3+112];
ld.param.u64 %d26,[p3+104];
ld.param.u64 %d25,[p3+96];
ld.param.u64 %d24,[p3+88];
ld.param.u64 %d23,[p3+80];
ld.param.u64 %d22,[p3+72];
ld.param.u64 %d21,[p3+64];
ld.param.u64 %d20,[p3+56];
ld.param.u64 %d19,[p3+48];
ld.param.u64 %d18,[p3+40];
ld.param.u64 %d17,[p3+32];
ld.param.u32 %r31,[p3+24];
mov.u32 %r39,%ctaid.x;
shl.b32 %r40,%r39,8;
mov.u32 %r41,%tid.x;
add.s32 %r57,%r40,%r41;
setp.ge.u32 %p1,%r57,%r32;
@%p1 bra $21;
mov.u64 %d51,0;
setp.eq.s32 %p2,%r33,0;
mov.u64 %d52,%d51;
@%p2 bra $20;
setp.eq.s32 %p3,%r33,1;
mov.u32 %r56,%r57;
@%p3 bra $4;
add.s32 %r49,%r40,%r41;
div.u32 %r57,%r49,%r34;
mul.lo.s32 %r50,%r57,%r34;
sub.s32 %r56,%r49,%r50;
$4:
cvt.u64.u32 %d31,%r56;
mul.lo.s64 %d51,%d17,%d31;
mul.lo.s64 %d52,%d23,%d31;
setp.lt.u32 %p4,%r33,2;
@%p4 bra $20;
setp.eq.s32 %p5,%r33,2;
mov.u32 %r58,%r57;
@%p5 bra $7;
div.u32 %r7,%r57,%r35;
mul.lo.s32 %r51,%r7,%r35;
sub.s32 %r58,%r57,%r51;
mov.u32 %r57,%r7;
$7:
cvt.u64.u32 %d32,%r58;
mul.lo.s64 %d33,%d18,%d32;
add.s64 %d51,%d33,%d51;
mul.lo.s64 %d34,%d24,%d32;
add.s64 %d52,%d34,%d52;
setp.lt.u32 %p6,%r33,3;
@%p6 bra $20;
setp.eq.s32 %p7,%r33,3;
mov.u32 %r60,%r57;
@%p7 bra $10;
div.u32 %r11,%r57,%r36;
mul.lo.s32 %r52,%r11,%r36;
sub.s32 %r60,%r57,%r52;
mov.u32 %r57,%r11;
$10:
cvt.u64.u32 %d35,%r60;
mul.lo.s64 %d36,%d19,%d35;
add.s64 %d51,%d36,%d51;
mul.lo.s64 %d37,%d25,%d35;
add.s64 %d52,%d37,%d52;
setp.lt.u32 %p8,%r33,4;
@%p8 bra $20;
setp.eq.s32 %p9,%r33,4;
mov.u32 %r62,%r57;
@%p9 bra $13;
div.u32 %r15,%r57,%r37;
mul.lo.s32 %r53,%r15,%r37;
sub.s32 %r62,%r57,%r53;
mov.u32 %r57,%r15;
$13:
cvt.u64.u32 %d38,%r62;
mul.lo.s64 %d39,%d20,%d38;
add.s64 %d51,%d39,%d51;
mul.lo.s64 %d40,%d26,%d38;
add.s64 %d52,%d40,%d52;
setp.lt.u32 %p10,%r33,5;
@%p10 bra $20;
setp.eq.s32 %p11,%r33,5;
mov.u32 %r64,%r57;
@%p11 bra $16;
div.u32 %r19,%r57,%r38;
mul.lo.s32 %r54,%r19,%r38;
sub.s32 %r64,%r57,%r54;
mov.u32 %r57,%r19;
$16:
cvt.u64.u32 %d41,%r64;
mul.lo.s64 %d42,%d21,%d41;
add.s64 %d51,%d42,%d51;
mul.lo.s64 %d43,%d27,%d41;
add.s64 %d52,%d43,%d52;
setp.lt.u32 %p12,%r33,6;
@%p12 bra $20;
setp.eq.s32 %p13,%r33,6;
@%p13 bra $19;
rem.u32 %r57,%r57,%r31;
$19:
cvt.u64.u32 %d44,%r57;
mul.lo.s64 %d45,%d22,%d44;
add.s64 %d51,%d45,%d51;
mul.lo.s64 %d46,%d28,%d44;
add.s64 %d52,%d46,%d52;
$20:
cvta.to.global.u64 %d47,%d16;
add.s64 %d48,%d47,%d52;
ld.global.u16 %s1,[%d48];
cvta.to.global.u64 %d49,%d15;
add.s64 %d50,%d49,%d51;
st.global.u16 [%d50],%s1;
$21:
ret;
}
.visible .entry copy_4(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .align 8 .b8 p3[128]
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b32 %r<67>;
.reg .b64 %d<53>;
ld.param.u64 %d15,[p0];
ld.param.u64 %d16,[p1];
ld.param.u32 %r32,[p2];
ld.param.v2.u32 {%r33,%r34},[p3];
ld.param.v2.u32 {%r35,%r36},[p3+8];
ld.param.v2.u32 {%r37,%r38},[p3+16];
ld.param.u64 %d28,[p3+120];
ld.param.u64 %d27,[p3+112];
ld.param.u64 %d26,[p3+104];
ld.param.u64 %d25,[p3+96];
ld.param.u64 %d24,[p3+88];
ld.param.u64 %d23,[p3+80];
ld.param.u64 %d22,[p3+72];
ld.param.u64 %d21,[p3+64];
ld.param.u64 %d20,[p3+56];
ld.param.u64 %d19,[p3+48];
ld.param.u64 %d18,[p3+40];
ld.param.u64 %d17,[p3+32];
ld.param.u32 %r31,[p3+24];
mov.u32 %r39,%ctaid.x;
shl.b32 %r40,%r39,8;
mov.u32 %r41,%tid.x;
add.s32 %r58,%r40,%r41;
setp.ge.u32 %p1,%r58,%r32;
@%p1 bra $21;
mov.u64 %d51,0;
setp.eq.s32 %p2,%r33,0;
mov.u64 %d52,%d51;
@%p2 bra $20;
setp.eq.s32 %p3,%r33,1;
mov.u32 %r57,%r58;
@%p3 bra $4;
add.s32 %r49,%r40,%r41;
div.u32 %r58,%r49,%r34;
mul.lo.s32 %r50,%r58,%r34;
sub.s32 %r57,%r49,%r50;
$4:
cvt.u64.u32 %d31,%r57;
mul.lo.s64 %d51,%d17,%d31;
mul.lo.s64 %d52,%d23,%d31;
setp.lt.u32 %p4,%r33,2;
@%p4 bra $20;
setp.eq.s32 %p5,%r33,2;
mov.u32 %r59,%r58;
@%p5 bra $7;
div.u32 %r7,%r58,%r35;
mul.lo.s32 %r51,%r7,%r35;
sub.s32 %r59,%r58,%r51;
mov.u32 %r58,%r7;
$7:
cvt.u64.u32 %d32,%r59;
mul.lo.s64 %d33,%d18,%d32;
add.s64 %d51,%d33,%d51;
mul.lo.s64 %d34,%d24,%d32;
add.s64 %d52,%d34,%d52;
setp.lt.u32 %p6,%r33,3;
@%p6 bra $20;
setp.eq.s32 %p7,%r33,3;
mov.u32 %r61,%r58;
@%p7 bra $10;
div.u32 %r11,%r58,%r36;
mul.lo.s32 %r52,%r11,%r36;
sub.s32 %r61,%r58,%r52;
mov.u32 %r58,%r11;
$10:
cvt.u64.u32 %d35,%r61;
mul.lo.s64 %d36,%d19,%d35;
add.s64 %d51,%d36,%d51;
mul.lo.s64 %d37,%d25,%d35;
add.s64 %d52,%d37,%d52;
setp.lt.u32 %p8,%r33,4;
@%p8 bra $20;
setp.eq.s32 %p9,%r33,4;
mov.u32 %r63,%r58;
@%p9 bra $13;
div.u32 %r15,%r58,%r37;
mul.lo.s32 %r53,%r15,%r37;
sub.s32 %r63,%r58,%r53;
mov.u32 %r58,%r15;
$13:
cvt.u64.u32 %d38,%r63;
mul.lo.s64 %d39,%d20,%d38;
add.s64 %d51,%d39,%d51;
mul.lo.s64 %d40,%d26,%d38;
add.s64 %d52,%d40,%d52;
setp.lt.u32 %p10,%r33,5;
@%p10 bra $20;
setp.eq.s32 %p11,%r33,5;
mov.u32 %r65,%r58;
@%p11 bra $16;
div.u32 %r19,%r58,%r38;
mul.lo.s32 %r54,%r19,%r38;
sub.s32 %r65,%r58,%r54;
mov.u32 %r58,%r19;
$16:
cvt.u64.u32 %d41,%r65;
mul.lo.s64 %d42,%d21,%d41;
add.s64 %d51,%d42,%d51;
mul.lo.s64 %d43,%d27,%d41;
add.s64 %d52,%d43,%d52;
setp.lt.u32 %p12,%r33,6;
@%p12 bra $20;
setp.eq.s32 %p13,%r33,6;
@%p13 bra $19;
rem.u32 %r58,%r58,%r31;
$19:
cvt.u64.u32 %d44,%r58;
mul.lo.s64 %d45,%d22,%d44;
add.s64 %d51,%d45,%d51;
mul.lo.s64 %d46,%d28,%d44;
add.s64 %d52,%d46,%d52;
$20:
cvta.to.global.u64 %d47,%d16;
add.s64 %d48,%d47,%d52;
ld.global.u32 %r55,[%d48];
cvta.to.global.u64 %d49,%d15;
add.s64 %d50,%d49,%d51;
st.global.u32 [%d50],%r55;
$21:
ret;
}
.visible .entry copy_8(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .align 8 .b8 p3[128]
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b32 %r<66>;
.reg .b64 %d<54>;
ld.param.u64 %d15,[p0];
ld.param.u64 %d16,[p1];
ld.param.u32 %r32,[p2];
ld.param.v2.u32 {%r33,%r34},[p3];
ld.param.v2.u32 {%r35,%r36},[p3+8];
ld.param.v2.u32 {%r37,%r38},[p3+16];
ld.param.u64 %d28,[p3+120];
ld.param.u64 %d27,[p3+112];
ld.param.u64 %d26,[p3+104];
ld.param.u64 %d25,[p3+96];
ld.param.u64 %d24,[p3+88];
ld.param.u64 %d23,[p3+80];
ld.param.u64 %d22,[p3+72];
ld.param.u64 %d21,[p3+64];
ld.param.u64 %d20,[p3+56];
ld.param.u64 %d19,[p3+48];
ld.param.u64 %d18,[p3+40];
ld.param.u64 %d17,[p3+32];
ld.param.u32 %r31,[p3+24];
mov.u32 %r39,%ctaid.x;
shl.b32 %r40,%r39,8;
mov.u32 %r41,%tid.x;
add.s32 %r57,%r40,%r41;
setp.ge.u32 %p1,%r57,%r32;
@%p1 bra $21;
mov.u64 %d52,0;
setp.eq.s32 %p2,%r33,0;
mov.u64 %d53,%d52;
@%p2 bra $20;
setp.eq.s32 %p3,%r33,1;
mov.u32 %r56,%r57;
@%p3 bra $4;
add.s32 %r49,%r40,%r41;
div.u32 %r57,%r49,%r34;
mul.lo.s32 %r50,%r57,%r34;
sub.s32 %r56,%r49,%r50;
$4:
cvt.u64.u32 %d31,%r56;
mul.lo.s64 %d52,%d17,%d31;
mul.lo.s64 %d53,%d23,%d31;
setp.lt.u32 %p4,%r33,2;
@%p4 bra $20;
setp.eq.s32 %p5,%r33,2;
mov.u32 %r58,%r57;
@%p5 bra $7;
div.u32 %r7,%r57,%r35;
mul.lo.s32 %r51,%r7,%r35;
sub.s32 %r58,%r57,%r51;
mov.u32 %r57,%r7;
$7:
cvt.u64.u32 %d32,%r58;
mul.lo.s64 %d33,%d18,%d32;
add.s64 %d52,%d33,%d52;
mul.lo.s64 %d34,%d24,%d32;
add.s64 %d53,%d34,%d53;
setp.lt.u32 %p6,%r33,3;
@%p6 bra $20;
setp.eq.s32 %p7,%r33,3;
mov.u32 %r60,%r57;
@%p7 bra $10;
div.u32 %r11,%r57,%r36;
mul.lo.s32 %r52,%r11,%r36;
sub.s32 %r60,%r57,%r52;
mov.u32 %r57,%r11;
$10:
cvt.u64.u32 %d35,%r60;
mul.lo.s64 %d36,%d19,%d35;
add.s64 %d52,%d36,%d52;
mul.lo.s64 %d37,%d25,%d35;
add.s64 %d53,%d37,%d53;
setp.lt.u32 %p8,%r33,4;
@%p8 bra $20;
setp.eq.s32 %p9,%r33,4;
mov.u32 %r62,%r57;
@%p9 bra $13;
div.u32 %r15,%r57,%r37;
mul.lo.s32 %r53,%r15,%r37;
sub.s32 %r62,%r57,%r53;
mov.u32 %r57,%r15;
$13:
cvt.u64.u32 %d38,%r62;
mul.lo.s64 %d39,%d20,%d38;
add.s64 %d52,%d39,%d52;
mul.lo.s64 %d40,%d26,%d38;
add.s64 %d53,%d40,%d53;
setp.lt.u32 %p10,%r33,5;
@%p10 bra $20;
setp.eq.s32 %p11,%r33,5;
mov.u32 %r64,%r57;
@%p11 bra $16;
div.u32 %r19,%r57,%r38;
mul.lo.s32 %r54,%r19,%r38;
sub.s32 %r64,%r57,%r54;
mov.u32 %r57,%r19;
$16:
cvt.u64.u32 %d41,%r64;
mul.lo.s64 %d42,%d21,%d41;
add.s64 %d52,%d42,%d52;
mul.lo.s64 %d43,%d27,%d41;
add.s64 %d53,%d43,%d53;
setp.lt.u32 %p12,%r33,6;
@%p12 bra $20;
setp.eq.s32 %p13,%r33,6;
@%p13 bra $19;
rem.u32 %r57,%r57,%r31;
$19:
cvt.u64.u32 %d44,%r57;
mul.lo.s64 %d45,%d22,%d44;
add.s64 %d52,%d45,%d52;
mul.lo.s64 %d46,%d28,%d44;
add.s64 %d53,%d46,%d53;
$20:
cvta.to.global.u64 %d47,%d16;
add.s64 %d48,%d47,%d53;
ld.global.u64 %d49,[%d48];
cvta.to.global.u64 %d50,%d15;
add.s64 %d51,%d50,%d52;
st.global.u64 [%d51],%d49;
$21:
ret;
}
.visible .entry copy_1(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .align 8 .b8 p3[128]
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b16 %s<2>;
.reg .b32 %r<66>;
.reg .b64 %d<53>;
ld.param.u64 %d15,[p0];
ld.param.u64 %d16,[p1];
ld.param.u32 %r32,[p2];
ld.param.v2.u32 {%r33,%r34},[p3];
ld.param.v2.u32 {%r35,%r36},[p3+8];
ld.param.v2.u32 {%r37,%r38},[p3+16];
ld.param.u64 %d28,[p3+120];
ld.param.u64 %d27,[p3+112];
ld.param.u64 %d26,[p3+104];
ld.param.u64 %d25,[p3+96];
ld.param.u64 %d24,[p3+88];
ld.param.u64 %d23,[p3+80];
ld.param.u64 %d22,[p3+72];
ld.param.u64 %d21,[p3+64];
ld.param.u64 %d20,[p3+56];
ld.param.u64 %d19,[p3+48];
ld.param.u64 %d18,[p3+40];
ld.param.u64 %d17,[p3+32];
ld.param.u32 %r31,[p3+24];
mov.u32 %r39,%ctaid.x;
shl.b32 %r40,%r39,8;
mov.u32 %r41,%tid.x;
add.s32 %r57,%r40,%r41;
setp.ge.u32 %p1,%r57,%r32;
@%p1 bra $21;
mov.u64 %d51,0;
setp.eq.s32 %p2,%r33,0;
mov.u64 %d52,%d51;
@%p2 bra $20;
setp.eq.s32 %p3,%r33,1;
mov.u32 %r56,%r57;
@%p3 bra $4;
add.s32 %r49,%r40,%r41;
div.u32 %r57,%r49,%r34;
mul.lo.s32 %r50,%r57,%r34;
sub.s32 %r56,%r49,%r50;
$4:
cvt.u64.u32 %d31,%r56;
mul.lo.s64 %d51,%d17,%d31;
mul.lo.s64 %d52,%d23,%d31;
setp.lt.u32 %p4,%r33,2;
@%p4 bra $20;
setp.eq.s32 %p5,%r33,2;
mov.u32 %r58,%r57;
@%p5 bra $7;
div.u32 %r7,%r57,%r35;
mul.lo.s32 %r51,%r7,%r35;
sub.s32 %r58,%r57,%r51;
mov.u32 %r57,%r7;
$7:
cvt.u64.u32 %d32,%r58;
mul.lo.s64 %d33,%d18,%d32;
add.s64 %d51,%d33,%d51;
mul.lo.s64 %d34,%d24,%d32;
add.s64 %d52,%d34,%d52;
setp.lt.u32 %p6,%r33,3;
@%p6 bra $20;
setp.eq.s32 %p7,%r33,3;
mov.u32 %r60,%r57;
@%p7 bra $10;
div.u32 %r11,%r57,%r36;
mul.lo.s32 %r52,%r11,%r36;
sub.s32 %r60,%r57,%r52;
mov.u32 %r57,%r11;
$10:
cvt.u64.u32 %d35,%r60;
mul.lo.s64 %d36,%d19,%d35;
add.s64 %d51,%d36,%d51;
mul.lo.s64 %d37,%d25,%d35;
add.s64 %d52,%d37,%d52;
setp.lt.u32 %p8,%r33,4;
@%p8 bra $20;
setp.eq.s32 %p9,%r33,4;
mov.u32 %r62,%r57;
@%p9 bra $13;
div.u32 %r15,%r57,%r37;
mul.lo.s32 %r53,%r15,%r37;
sub.s32 %r62,%r57,%r53;
mov.u32 %r57,%r15;
$13:
cvt.u64.u32 %d38,%r62;
mul.lo.s64 %d39,%d20,%d38;
add.s64 %d51,%d39,%d51;
mul.lo.s64 %d40,%d26,%d38;
add.s64 %d52,%d40,%d52;
setp.lt.u32 %p10,%r33,5;
@%p10 bra $20;
setp.eq.s32 %p11,%r33,5;
mov.u32 %r64,%r57;
@%p11 bra $16;
div.u32 %r19,%r57,%r38;
mul.lo.s32 %r54,%r19,%r38;
sub.s32 %r64,%r57,%r54;
mov.u32 %r57,%r19;
$16:
cvt.u64.u32 %d41,%r64;
mul.lo.s64 %d42,%d21,%d41;
add.s64 %d51,%d42,%d51;
mul.lo.s64 %d43,%d27,%d41;
add.s64 %d52,%d43,%d52;
setp.lt.u32 %p12,%r33,6;
@%p12 bra $20;
setp.eq.s32 %p13,%r33,6;
@%p13 bra $19;
rem.u32 %r57,%r57,%r31;
$19:
cvt.u64.u32 %d44,%r57;
mul.lo.s64 %d45,%d22,%d44;
add.s64 %d51,%d45,%d51;
mul.lo.s64 %d46,%d28,%d44;
add.s64 %d52,%d46,%d52;
$20:
cvta.to.global.u64 %d47,%d16;
add.s64 %d48,%d47,%d52;
ld.global.u8 %s1,[%d48];
cvta.to.global.u64 %d49,%d15;
add.s64 %d50,%d49,%d51;
st.global.u8 [%d50],%s1;
$21:
ret;
}
.visible .entry copy_16(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .align 8 .b8 p3[128]
)
.maxntid 256,1,1
{
.reg .pred %p<14>;
.reg .b32 %r<74>;
.reg .b64 %d<53>;
ld.param.u64 %d15,[p0];
ld.param.u64 %d16,[p1];
ld.param.u32 %r32,[p2];
ld.param.v2.u32 {%r33,%r34},[p3];
ld.param.v2.u32 {%r35,%r36},[p3+8];
ld.param.v2.u32 {%r37,%r38},[p3+16];
ld.param.u64 %d28,[p3+120];
ld.param.u64 %d27,[p3+112];
ld.param.u64 %d26,[p3+104];
ld.param.u64 %d25,[p3+96];
ld.param.u64 %d24,[p3+88];
ld.param.u64 %d23,[p3+80];
ld.param.u64 %d22,[p3+72];
ld.param.u64 %d21,[p3+64];
ld.param.u64 %d20,[p3+56];
ld.param.u64 %d19,[p3+48];
ld.param.u64 %d18,[p3+40];
ld.param.u64 %d17,[p3+32];
ld.param.u32 %r31,[p3+24];
mov.u32 %r39,%ctaid.x;
shl.b32 %r40,%r39,8;
mov.u32 %r41,%tid.x;
add.s32 %r65,%r40,%r41;
setp.ge.u32 %p1,%r65,%r32;
@%p1 bra $21;
mov.u64 %d51,0;
setp.eq.s32 %p2,%r33,0;
mov.u64 %d52,%d51;
@%p2 bra $20;
setp.eq.s32 %p3,%r33,1;
mov.u32 %r64,%r65;
@%p3 bra $4;
add.s32 %r49,%r40,%r41;
div.u32 %r65,%r49,%r34;
mul.lo.s32 %r50,%r65,%r34;
sub.s32 %r64,%r49,%r50;
$4:
cvt.u64.u32 %d31,%r64;
mul.lo.s64 %d52,%d17,%d31;
mul.lo.s64 %d51,%d23,%d31;
setp.lt.u32 %p4,%r33,2;
@%p4 bra $20;
setp.eq.s32 %p5,%r33,2;
mov.u32 %r66,%r65;
@%p5 bra $7;
div.u32 %r7,%r65,%r35;
mul.lo.s32 %r51,%r7,%r35;
sub.s32 %r66,%r65,%r51;
mov.u32 %r65,%r7;
$7:
cvt.u64.u32 %d32,%r66;
mul.lo.s64 %d33,%d18,%d32;
add.s64 %d52,%d33,%d52;
mul.lo.s64 %d34,%d24,%d32;
add.s64 %d51,%d34,%d51;
setp.lt.u32 %p6,%r33,3;
@%p6 bra $20;
setp.eq.s32 %p7,%r33,3;
mov.u32 %r68,%r65;
@%p7 bra $10;
div.u32 %r11,%r65,%r36;
mul.lo.s32 %r52,%r11,%r36;
sub.s32 %r68,%r65,%r52;
mov.u32 %r65,%r11;
$10:
cvt.u64.u32 %d35,%r68;
mul.lo.s64 %d36,%d19,%d35;
add.s64 %d52,%d36,%d52;
mul.lo.s64 %d37,%d25,%d35;
add.s64 %d51,%d37,%d51;
setp.lt.u32 %p8,%r33,4;
@%p8 bra $20;
setp.eq.s32 %p9,%r33,4;
mov.u32 %r70,%r65;
@%p9 bra $13;
div.u32 %r15,%r65,%r37;
mul.lo.s32 %r53,%r15,%r37;
sub.s32 %r70,%r65,%r53;
mov.u32 %r65,%r15;
$13:
cvt.u64.u32 %d38,%r70;
mul.lo.s64 %d39,%d20,%d38;
add.s64 %d52,%d39,%d52;
mul.lo.s64 %d40,%d26,%d38;
add.s64 %d51,%d40,%d51;
setp.lt.u32 %p10,%r33,5;
@%p10 bra $20;
setp.eq.s32 %p11,%r33,5;
mov.u32 %r72,%r65;
@%p11 bra $16;
div.u32 %r19,%r65,%r38;
mul.lo.s32 %r54,%r19,%r38;
sub.s32 %r72,%r65,%r54;
mov.u32 %r65,%r19;
$16:
cvt.u64.u32 %d41,%r72;
mul.lo.s64 %d42,%d21,%d41;
add.s64 %d52,%d42,%d52;
mul.lo.s64 %d43,%d27,%d41;
add.s64 %d51,%d43,%d51;
setp.lt.u32 %p12,%r33,6;
@%p12 bra $20;
setp.eq.s32 %p13,%r33,6;
@%p13 bra $19;
rem.u32 %r65,%r65,%r31;
$19:
cvt.u64.u32 %d44,%r65;
mul.lo.s64 %d45,%d22,%d44;
add.s64 %d52,%d45,%d52;
mul.lo.s64 %d46,%d28,%d44;
add.s64 %d51,%d46,%d51;
$20:
cvta.to.global.u64 %d47,%d15;
add.s64 %d48,%d47,%d52;
cvta.to.global.u64 %d49,%d16;
add.s64 %d50,%d49,%d51;
ld.global.v4.u32 {%r55,%r56,%r57,%r58},[%d50];
st.global.v4.u32 [%d48],{%r55,%r56,%r57,%r58};
$21:
ret;
}
.visible .entry transpose_2(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u64 p4,
.param .u64 p5,
.param .align 8 .b8 p6[64]
)
.maxntid 256,1,1
{
.reg .pred %p<103>;
.reg .b16 %s<33>;
.reg .b32 %r<90>;
.reg .b64 %d<325>;
.shared .align 2 .b8 z0[8448];
mov.u64 %d323,0;
ld.param.u64 %d56,[p0];
ld.param.u64 %d45,[p1];
ld.param.u32 %r40,[p2];
ld.param.u32 %r41,[p3];
ld.param.u64 %d46,[p4];
ld.param.u64 %d47,[p5];
ld.param.v2.u32 {%r46,%r47},[p6];
ld.param.v2.u32 {%r48,%r49},[p6+8];
ld.param.u64 %d53,[p6+56];
ld.param.u64 %d52,[p6+48];
ld.param.u64 %d51,[p6+40];
ld.param.u64 %d50,[p6+32];
ld.param.u64 %d49,[p6+24];
ld.param.u64 %d48,[p6+16];
cvta.to.global.u64 %d1,%d45;
cvta.to.global.u64 %d2,%d56;
add.s32 %r50,%r40,63;
shr.u32 %r51,%r50,6;
add.s32 %r52,%r41,63;
shr.u32 %r53,%r52,6;
mov.u32 %r54,%ctaid.x;
div.u32 %r55,%r54,%r51;
div.u32 %r87,%r55,%r53;
mul.lo.s32 %r56,%r55,%r51;
sub.s32 %r57,%r54,%r56;
shl.b32 %r6,%r57,6;
mul.lo.s32 %r58,%r87,%r53;
sub.s32 %r59,%r55,%r58;
shl.b32 %r7,%r59,6;
setp.eq.s32 %p1,%r46,0;
mov.u64 %d324,%d323;
@%p1 bra $10;
setp.eq.s32 %p2,%r46,1;
mov.u32 %r86,%r87;
@%p2 bra $3;
div.u32 %r8,%r87,%r47;
mul.lo.s32 %r60,%r8,%r47;
sub.s32 %r86,%r87,%r60;
mov.u32 %r87,%r8;
$3:
cvt.u64.u32 %d57,%r86;
mul.lo.s64 %d323,%d48,%d57;
mul.lo.s64 %d324,%d51,%d57;
setp.lt.u32 %p3,%r46,2;
@%p3 bra $10;
setp.eq.s32 %p4,%r46,2;
mov.u32 %r88,%r87;
@%p4 bra $6;
div.u32 %r12,%r87,%r48;
mul.lo.s32 %r61,%r12,%r48;
sub.s32 %r88,%r87,%r61;
mov.u32 %r87,%r12;
$6:
cvt.u64.u32 %d58,%r88;
mul.lo.s64 %d59,%d49,%d58;
add.s64 %d323,%d59,%d323;
mul.lo.s64 %d60,%d52,%d58;
add.s64 %d324,%d60,%d324;
setp.lt.u32 %p5,%r46,3;
@%p5 bra $10;
setp.eq.s32 %p6,%r46,3;
@%p6 bra $9;
rem.u32 %r87,%r87,%r49;
$9:
cvt.u64.u32 %d61,%r87;
mul.lo.s64 %d62,%d50,%d61;
add.s64 %d323,%d62,%d323;
mul.lo.s64 %d63,%d53,%d61;
add.s64 %d324,%d63,%d324;
$10:
cvt.u64.u32 %d17,%r6;
mul.wide.u32 %d64,%r6,2;
add.s64 %d18,%d324,%d64;
mov.u32 %r62,%tid.y;
add.s32 %r18,%r62,%r7;
setp.ge.u32 %p7,%r18,%r41;
cvt.u64.u32 %d19,%r62;
cvt.u64.u32 %d20,%r7;
add.s64 %d65,%d19,%d20;
mul.lo.s64 %d66,%d65,%d47;
add.s64 %d67,%d18,%d66;
add.s64 %d21,%d1,%d67;
mov.u32 %r19,%tid.x;
add.s32 %r20,%r19,%r6;
setp.ge.u32 %p8,%r20,%r40;
or.pred %p9,%p7,%p8;
@%p9 bra $12;
mul.wide.u32 %d68,%r19,2;
add.s64 %d69,%d21,%d68;
ld.global.u16 %s1,[%d69];
mul.lo.s64 %d70,%d19,132;
mov.u64 %d71,z0;
add.s64 %d72,%d71,%d70;
add.s64 %d73,%d72,%d68;
st.shared.u16 [%d73],%s1;
$12:
add.s32 %r21,%r19,32;
add.s32 %r22,%r21,%r6;
setp.ge.u32 %p11,%r22,%r40;
or.pred %p12,%p7,%p11;
@%p12 bra $14;
mul.wide.u32 %d74,%r21,2;
add.s64 %d75,%d21,%d74;
ld.global.u16 %s2,[%d75];
mul.lo.s64 %d76,%d19,132;
mov.u64 %d77,z0;
add.s64 %d78,%d77,%d76;
add.s64 %d79,%d78,%d74;
st.shared.u16 [%d79],%s2;
$14:
cvt.u32.u64 %r63,%d19;
add.s32 %r64,%r63,8;
add.s32 %r23,%r64,%r7;
setp.ge.u32 %p13,%r23,%r41;
cvt.u64.u32 %d22,%r64;
add.s64 %d80,%d22,%d20;
mul.lo.s64 %d81,%d80,%d47;
add.s64 %d82,%d18,%d81;
add.s64 %d23,%d1,%d82;
or.pred %p15,%p13,%p8;
@%p15 bra $16;
mul.wide.u32 %d83,%r19,2;
add.s64 %d84,%d23,%d83;
ld.global.u16 %s3,[%d84];
mul.lo.s64 %d85,%d22,132;
mov.u64 %d86,z0;
add.s64 %d87,%d86,%d85;
add.s64 %d88,%d87,%d83;
st.shared.u16 [%d88],%s3;
$16:
or.pred %p18,%p13,%p11;
@%p18 bra $18;
mul.wide.u32 %d89,%r21,2;
add.s64 %d90,%d23,%d89;
ld.global.u16 %s4,[%d90];
mul.lo.s64 %d91,%d22,132;
mov.u64 %d92,z0;
add.s64 %d93,%d92,%d91;
add.s64 %d94,%d93,%d89;
st.shared.u16 [%d94],%s4;
$18:
add.s32 %r66,%r63,16;
add.s32 %r24,%r66,%r7;
setp.ge.u32 %p19,%r24,%r41;
cvt.u64.u32 %d24,%r66;
add.s64 %d95,%d24,%d20;
mul.lo.s64 %d96,%d95,%d47;
add.s64 %d97,%d18,%d96;
add.s64 %d25,%d1,%d97;
or.pred %p21,%p19,%p8;
@%p21 bra $20;
mul.wide.u32 %d98,%r19,2;
add.s64 %d99,%d25,%d98;
ld.global.u16 %s5,[%d99];
mul.lo.s64 %d100,%d24,132;
mov.u64 %d101,z0;
add.s64 %d102,%d101,%d100;
add.s64 %d103,%d102,%d98;
st.shared.u16 [%d103],%s5;
$20:
or.pred %p24,%p19,%p11;
@%p24 bra $22;
mul.wide.u32 %d104,%r21,2;
add.s64 %d105,%d25,%d104;
ld.global.u16 %s6,[%d105];
mul.lo.s64 %d106,%d24,132;
mov.u64 %d107,z0;
add.s64 %d108,%d107,%d106;
add.s64 %d109,%d108,%d104;
st.shared.u16 [%d109],%s6;
$22:
add.s32 %r68,%r63,24;
add.s32 %r25,%r68,%r7;
setp.ge.u32 %p25,%r25,%r41;
cvt.u64.u32 %d26,%r68;
add.s64 %d110,%d26,%d20;
mul.lo.s64 %d111,%d110,%d47;
add.s64 %d112,%d18,%d111;
add.s64 %d27,%d1,%d112;
or.pred %p27,%p25,%p8;
@%p27 bra $24;
mul.wide.u32 %d113,%r19,2;
add.s64 %d114,%d27,%d113;
ld.global.u16 %s7,[%d114];
mul.lo.s64 %d115,%d26,132;
mov.u64 %d116,z0;
add.s64 %d117,%d116,%d115;
add.s64 %d118,%d117,%d113;
st.shared.u16 [%d118],%s7;
$24:
or.pred %p30,%p25,%p11;
@%p30 bra $26;
mul.wide.u32 %d119,%r21,2;
add.s64 %d120,%d27,%d119;
ld.global.u16 %s8,[%d120];
mul.lo.s64 %d121,%d26,132;
mov.u64 %d122,z0;
add.s64 %d123,%d122,%d121;
add.s64 %d124,%d123,%d119;
st.shared.u16 [%d124],%s8;
$26:
add.s32 %r70,%r63,32;
add.s32 %r26,%r70,%r7;
setp.ge.u32 %p31,%r26,%r41;
cvt.u64.u32 %d28,%r70;
add.s64 %d125,%d28,%d20;
mul.lo.s64 %d126,%d125,%d47;
add.s64 %d127,%d18,%d126;
add.s64 %d29,%d1,%d127;
or.pred %p33,%p31,%p8;
@%p33 bra $28;
mul.wide.u32 %d128,%r19,2;
add.s64 %d129,%d29,%d128;
ld.global.u16 %s9,[%d129];
mul.lo.s64 %d130,%d28,132;
mov.u64 %d131,z0;
add.s64 %d132,%d131,%d130;
add.s64 %d133,%d132,%d128;
st.shared.u16 [%d133],%s9;
$28:
or.pred %p36,%p31,%p11;
@%p36 bra $30;
mul.wide.u32 %d134,%r21,2;
add.s64 %d135,%d29,%d134;
ld.global.u16 %s10,[%d135];
mul.lo.s64 %d136,%d28,132;
mov.u64 %d137,z0;
add.s64 %d138,%d137,%d136;
add.s64 %d139,%d138,%d134;
st.shared.u16 [%d139],%s10;
$30:
add.s32 %r72,%r63,40;
add.s32 %r27,%r72,%r7;
setp.ge.u32 %p37,%r27,%r41;
cvt.u64.u32 %d30,%r72;
add.s64 %d140,%d30,%d20;
mul.lo.s64 %d141,%d140,%d47;
add.s64 %d142,%d18,%d141;
add.s64 %d31,%d1,%d142;
or.pred %p39,%p37,%p8;
@%p39 bra $32;
mul.wide.u32 %d143,%r19,2;
add.s64 %d144,%d31,%d143;
ld.global.u16 %s11,[%d144];
mul.lo.s64 %d145,%d30,132;
mov.u64 %d146,z0;
add.s64 %d147,%d146,%d145;
add.s64 %d148,%d147,%d143;
st.shared.u16 [%d148],%s11;
$32:
or.pred %p42,%p37,%p11;
@%p42 bra $34;
mul.wide.u32 %d149,%r21,2;
add.s64 %d150,%d31,%d149;
ld.global.u16 %s12,[%d150];
mul.lo.s64 %d151,%d30,132;
mov.u64 %d152,z0;
add.s64 %d153,%d152,%d151;
add.s64 %d154,%d153,%d149;
st.shared.u16 [%d154],%s12;
$34:
add.s32 %r74,%r63,48;
add.s32 %r28,%r74,%r7;
setp.ge.u32 %p43,%r28,%r41;
cvt.u64.u32 %d32,%r74;
add.s64 %d155,%d32,%d20;
mul.lo.s64 %d156,%d155,%d47;
add.s64 %d157,%d18,%d156;
add.s64 %d33,%d1,%d157;
or.pred %p45,%p43,%p8;
@%p45 bra $36;
mul.wide.u32 %d158,%r19,2;
add.s64 %d159,%d33,%d158;
ld.global.u16 %s13,[%d159];
mul.lo.s64 %d160,%d32,132;
mov.u64 %d161,z0;
add.s64 %d162,%d161,%d160;
add.s64 %d163,%d162,%d158;
st.shared.u16 [%d163],%s13;
$36:
or.pred %p48,%p43,%p11;
@%p48 bra $38;
mul.wide.u32 %d164,%r21,2;
add.s64 %d165,%d33,%d164;
ld.global.u16 %s14,[%d165];
mul.lo.s64 %d166,%d32,132;
mov.u64 %d167,z0;
add.s64 %d168,%d167,%d166;
add.s64 %d169,%d168,%d164;
st.shared.u16 [%d169],%s14;
$38:
add.s32 %r76,%r63,56;
add.s32 %r29,%r76,%r7;
setp.ge.u32 %p49,%r29,%r41;
cvt.u64.u32 %d34,%r76;
add.s64 %d170,%d34,%d20;
mul.lo.s64 %d171,%d170,%d47;
add.s64 %d172,%d18,%d171;
add.s64 %d35,%d1,%d172;
or.pred %p51,%p49,%p8;
@%p51 bra $40;
mul.wide.u32 %d174,%r19,2;
add.s64 %d175,%d35,%d174;
ld.global.u16 %s15,[%d175];
mul.lo.s64 %d176,%d34,132;
mov.u64 %d177,z0;
add.s64 %d178,%d177,%d176;
add.s64 %d179,%d178,%d174;
st.shared.u16 [%d179],%s15;
$40:
or.pred %p54,%p49,%p11;
@%p54 bra $42;
mul.wide.u32 %d180,%r21,2;
add.s64 %d181,%d35,%d180;
ld.global.u16 %s16,[%d181];
mul.lo.s64 %d182,%d34,132;
mov.u64 %d183,z0;
add.s64 %d184,%d183,%d182;
add.s64 %d185,%d184,%d180;
st.shared.u16 [%d185],%s16;
$42:
bar.sync 0;
shl.b64 %d186,%d20,1;
add.s64 %d36,%d323,%d186;
add.s32 %r30,%r63,%r6;
setp.ge.u32 %p55,%r30,%r40;
add.s64 %d187,%d19,%d17;
mul.lo.s64 %d188,%d187,%d46;
add.s64 %d189,%d36,%d188;
add.s64 %d37,%d2,%d189;
add.s32 %r31,%r19,%r7;
setp.ge.u32 %p56,%r31,%r41;
or.pred %p57,%p55,%p56;
@%p57 bra $44;
mul.wide.u32 %d190,%r19,132;
mov.u64 %d191,z0;
add.s64 %d192,%d191,%d190;
shl.b64 %d193,%d19,1;
add.s64 %d194,%d192,%d193;
ld.shared.u16 %s17,[%d194];
mul.wide.u32 %d195,%r19,2;
add.s64 %d196,%d37,%d195;
st.global.u16 [%d196],%s17;
$44:
add.s32 %r32,%r21,%r7;
setp.ge.u32 %p59,%r32,%r41;
or.pred %p60,%p55,%p59;
@%p60 bra $46;
mul.wide.u32 %d197,%r21,132;
mov.u64 %d198,z0;
add.s64 %d199,%d198,%d197;
shl.b64 %d200,%d19,1;
add.s64 %d201,%d199,%d200;
ld.shared.u16 %s18,[%d201];
mul.wide.u32 %d202,%r21,2;
add.s64 %d203,%d37,%d202;
st.global.u16 [%d203],%s18;
$46:
cvt.u32.u64 %r78,%d22;
add.s32 %r33,%r78,%r6;
setp.ge.u32 %p62,%r33,%r40;
add.s64 %d204,%d22,%d17;
mul.lo.s64 %d205,%d204,%d46;
add.s64 %d206,%d36,%d205;
add.s64 %d38,%d2,%d206;
or.pred %p63,%p62,%p56;
@%p63 bra $48;
mul.wide.u32 %d207,%r19,132;
mov.u64 %d208,z0;
add.s64 %d209,%d208,%d207;
shl.b64 %d210,%d22,1;
add.s64 %d211,%d209,%d210;
ld.shared.u16 %s19,[%d211];
mul.wide.u32 %d212,%r19,2;
add.s64 %d213,%d38,%d212;
st.global.u16 [%d213],%s19;
$48:
or.pred %p66,%p62,%p59;
@%p66 bra $50;
mul.wide.u32 %d214,%r21,132;
mov.u64 %d215,z0;
add.s64 %d216,%d215,%d214;
shl.b64 %d217,%d22,1;
add.s64 %d218,%d216,%d217;
ld.shared.u16 %s20,[%d218];
mul.wide.u32 %d219,%r21,2;
add.s64 %d220,%d38,%d219;
st.global.u16 [%d220],%s20;
$50:
cvt.u32.u64 %r79,%d24;
add.s32 %r34,%r79,%r6;
setp.ge.u32 %p68,%r34,%r40;
add.s64 %d221,%d24,%d17;
mul.lo.s64 %d222,%d221,%d46;
add.s64 %d223,%d36,%d222;
add.s64 %d39,%d2,%d223;
or.pred %p69,%p68,%p56;
@%p69 bra $52;
mul.wide.u32 %d224,%r19,132;
mov.u64 %d225,z0;
add.s64 %d226,%d225,%d224;
shl.b64 %d227,%d24,1;
add.s64 %d228,%d226,%d227;
ld.shared.u16 %s21,[%d228];
mul.wide.u32 %d229,%r19,2;
add.s64 %d230,%d39,%d229;
st.global.u16 [%d230],%s21;
$52:
or.pred %p72,%p68,%p59;
@%p72 bra $54;
mul.wide.u32 %d231,%r21,132;
mov.u64 %d232,z0;
add.s64 %d233,%d232,%d231;
shl.b64 %d234,%d24,1;
add.s64 %d235,%d233,%d234;
ld.shared.u16 %s22,[%d235];
mul.wide.u32 %d236,%r21,2;
add.s64 %d237,%d39,%d236;
st.global.u16 [%d237],%s22;
$54:
cvt.u32.u64 %r80,%d26;
add.s32 %r35,%r80,%r6;
setp.ge.u32 %p74,%r35,%r40;
add.s64 %d238,%d26,%d17;
mul.lo.s64 %d239,%d238,%d46;
add.s64 %d240,%d36,%d239;
add.s64 %d40,%d2,%d240;
or.pred %p75,%p74,%p56;
@%p75 bra $56;
mul.wide.u32 %d241,%r19,132;
mov.u64 %d242,z0;
add.s64 %d243,%d242,%d241;
shl.b64 %d244,%d26,1;
add.s64 %d245,%d243,%d244;
ld.shared.u16 %s23,[%d245];
mul.wide.u32 %d246,%r19,2;
add.s64 %d247,%d40,%d246;
st.global.u16 [%d247],%s23;
$56:
or.pred %p78,%p74,%p59;
@%p78 bra $58;
mul.wide.u32 %d248,%r21,132;
mov.u64 %d249,z0;
add.s64 %d250,%d249,%d248;
shl.b64 %d251,%d26,1;
add.s64 %d252,%d250,%d251;
ld.shared.u16 %s24,[%d252];
mul.wide.u32 %d253,%r21,2;
add.s64 %d254,%d40,%d253;
st.global.u16 [%d254],%s24;
$58:
cvt.u32.u64 %r81,%d28;
add.s32 %r36,%r81,%r6;
setp.ge.u32 %p80,%r36,%r40;
add.s64 %d255,%d28,%d17;
mul.lo.s64 %d256,%d255,%d46;
add.s64 %d257,%d36,%d256;
add.s64 %d41,%d2,%d257;
or.pred %p81,%p80,%p56;
@%p81 bra $60;
mul.wide.u32 %d258,%r19,132;
mov.u64 %d259,z0;
add.s64 %d260,%d259,%d258;
shl.b64 %d261,%d28,1;
add.s64 %d262,%d260,%d261;
ld.shared.u16 %s25,[%d262];
mul.wide.u32 %d263,%r19,2;
add.s64 %d264,%d41,%d263;
st.global.u16 [%d264],%s25;
$60:
or.pred %p84,%p80,%p59;
@%p84 bra $62;
mul.wide.u32 %d265,%r21,132;
mov.u64 %d266,z0;
add.s64 %d267,%d266,%d265;
shl.b64 %d268,%d28,1;
add.s64 %d269,%d267,%d268;
ld.shared.u16 %s26,[%d269];
mul.wide.u32 %d270,%r21,2;
add.s64 %d271,%d41,%d270;
st.global.u16 [%d271],%s26;
$62:
cvt.u32.u64 %r82,%d30;
add.s32 %r37,%r82,%r6;
setp.ge.u32 %p86,%r37,%r40;
add.s64 %d272,%d30,%d17;
mul.lo.s64 %d273,%d272,%d46;
add.s64 %d274,%d36,%d273;
add.s64 %d42,%d2,%d274;
or.pred %p87,%p86,%p56;
@%p87 bra $64;
mul.wide.u32 %d275,%r19,132;
mov.u64 %d276,z0;
add.s64 %d277,%d276,%d275;
shl.b64 %d278,%d30,1;
add.s64 %d279,%d277,%d278;
ld.shared.u16 %s27,[%d279];
mul.wide.u32 %d280,%r19,2;
add.s64 %d281,%d42,%d280;
st.global.u16 [%d281],%s27;
$64:
or.pred %p90,%p86,%p59;
@%p90 bra $66;
mul.wide.u32 %d282,%r21,132;
mov.u64 %d283,z0;
add.s64 %d284,%d283,%d282;
shl.b64 %d285,%d30,1;
add.s64 %d286,%d284,%d285;
ld.shared.u16 %s28,[%d286];
mul.wide.u32 %d287,%r21,2;
add.s64 %d288,%d42,%d287;
st.global.u16 [%d288],%s28;
$66:
cvt.u32.u64 %r83,%d32;
add.s32 %r38,%r83,%r6;
setp.ge.u32 %p92,%r38,%r40;
add.s64 %d289,%d32,%d17;
mul.lo.s64 %d290,%d289,%d46;
add.s64 %d291,%d36,%d290;
add.s64 %d43,%d2,%d291;
or.pred %p93,%p92,%p56;
@%p93 bra $68;
mul.wide.u32 %d292,%r19,132;
mov.u64 %d293,z0;
add.s64 %d294,%d293,%d292;
shl.b64 %d295,%d32,1;
add.s64 %d296,%d294,%d295;
ld.shared.u16 %s29,[%d296];
mul.wide.u32 %d297,%r19,2;
add.s64 %d298,%d43,%d297;
st.global.u16 [%d298],%s29;
$68:
or.pred %p96,%p92,%p59;
@%p96 bra $70;
mul.wide.u32 %d299,%r21,132;
mov.u64 %d300,z0;
add.s64 %d301,%d300,%d299;
shl.b64 %d302,%d32,1;
add.s64 %d303,%d301,%d302;
ld.shared.u16 %s30,[%d303];
mul.wide.u32 %d304,%r21,2;
add.s64 %d305,%d43,%d304;
st.global.u16 [%d305],%s30;
$70:
cvt.u32.u64 %r84,%d34;
add.s32 %r39,%r84,%r6;
setp.ge.u32 %p98,%r39,%r40;
add.s64 %d306,%d34,%d17;
mul.lo.s64 %d307,%d306,%d46;
add.s64 %d308,%d36,%d307;
add.s64 %d44,%d2,%d308;
or.pred %p99,%p98,%p56;
@%p99 bra $72;
mul.wide.u32 %d309,%r19,132;
mov.u64 %d310,z0;
add.s64 %d311,%d310,%d309;
shl.b64 %d312,%d34,1;
add.s64 %d313,%d311,%d312;
ld.shared.u16 %s31,[%d313];
mul.wide.u32 %d314,%r19,2;
add.s64 %d315,%d44,%d314;
st.global.u16 [%d315],%s31;
$72:
or.pred %p102,%p98,%p59;
@%p102 bra $74;
mul.wide.u32 %d316,%r21,132;
mov.u64 %d317,z0;
add.s64 %d318,%d317,%d316;
shl.b64 %d319,%d34,1;
add.s64 %d320,%d318,%d319;
ld.shared.u16 %s32,[%d320];
mul.wide.u32 %d321,%r21,2;
add.s64 %d322,%d44,%d321;
st.global.u16 [%d322],%s32;
$74:
ret;
}
.visible .entry transpose_4(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u64 p4,
.param .u64 p5,
.param .align 8 .b8 p6[64]
)
.maxntid 256,1,1
{
.reg .pred %p<31>;
.reg .b32 %r<69>;
.reg .b64 %d<137>;
.shared .align 4 .b8 z1[4224];
mov.u64 %d135,0;
ld.param.u64 %d32,[p0];
ld.param.u64 %d33,[p1];
ld.param.u32 %r24,[p2];
ld.param.u32 %r25,[p3];
ld.param.u64 %d22,[p4];
ld.param.u64 %d23,[p5];
ld.param.v2.u32 {%r30,%r31},[p6];
ld.param.v2.u32 {%r32,%r33},[p6+8];
ld.param.u64 %d29,[p6+56];
ld.param.u64 %d28,[p6+48];
ld.param.u64 %d27,[p6+40];
ld.param.u64 %d26,[p6+32];
ld.param.u64 %d25,[p6+24];
ld.param.u64 %d24,[p6+16];
cvta.to.global.u64 %d1,%d33;
cvta.to.global.u64 %d2,%d32;
add.s32 %r34,%r24,31;
shr.u32 %r35,%r34,5;
add.s32 %r36,%r25,31;
shr.u32 %r37,%r36,5;
mov.u32 %r38,%ctaid.x;
div.u32 %r39,%r38,%r35;
div.u32 %r66,%r39,%r37;
mul.lo.s32 %r40,%r39,%r35;
sub.s32 %r41,%r38,%r40;
shl.b32 %r6,%r41,5;
mul.lo.s32 %r42,%r66,%r37;
sub.s32 %r43,%r39,%r42;
shl.b32 %r7,%r43,5;
setp.eq.s32 %p1,%r30,0;
mov.u64 %d136,%d135;
@%p1 bra $10;
setp.eq.s32 %p2,%r30,1;
mov.u32 %r65,%r66;
@%p2 bra $3;
div.u32 %r8,%r66,%r31;
mul.lo.s32 %r44,%r8,%r31;
sub.s32 %r65,%r66,%r44;
mov.u32 %r66,%r8;
$3:
cvt.u64.u32 %d34,%r65;
mul.lo.s64 %d135,%d24,%d34;
mul.lo.s64 %d136,%d27,%d34;
setp.lt.u32 %p3,%r30,2;
@%p3 bra $10;
setp.eq.s32 %p4,%r30,2;
mov.u32 %r67,%r66;
@%p4 bra $6;
div.u32 %r12,%r66,%r32;
mul.lo.s32 %r45,%r12,%r32;
sub.s32 %r67,%r66,%r45;
mov.u32 %r66,%r12;
$6:
cvt.u64.u32 %d35,%r67;
mul.lo.s64 %d36,%d25,%d35;
add.s64 %d135,%d36,%d135;
mul.lo.s64 %d37,%d28,%d35;
add.s64 %d136,%d37,%d136;
setp.lt.u32 %p5,%r30,3;
@%p5 bra $10;
setp.eq.s32 %p6,%r30,3;
@%p6 bra $9;
rem.u32 %r66,%r66,%r33;
$9:
cvt.u64.u32 %d38,%r66;
mul.lo.s64 %d39,%d26,%d38;
add.s64 %d135,%d39,%d135;
mul.lo.s64 %d40,%d29,%d38;
add.s64 %d136,%d40,%d136;
$10:
cvt.u64.u32 %d17,%r7;
cvt.u64.u32 %d18,%r6;
mul.wide.u32 %d41,%r6,4;
mov.u32 %r46,%tid.x;
add.s32 %r18,%r6,%r46;
setp.ge.u32 %p7,%r18,%r24;
add.s64 %d19,%d136,%d41;
cvt.u64.u32 %d20,%r46;
mov.u32 %r19,%tid.y;
add.s32 %r47,%r19,%r7;
setp.ge.u32 %p8,%r47,%r25;
or.pred %p9,%p7,%p8;
@%p9 bra $12;
cvt.u64.u32 %d42,%r19;
add.s64 %d43,%d42,%d17;
mul.lo.s64 %d44,%d43,%d23;
add.s64 %d45,%d19,%d44;
add.s64 %d46,%d1,%d45;
shl.b64 %d47,%d20,2;
add.s64 %d48,%d46,%d47;
ld.global.u32 %r48,[%d48];
mul.wide.u32 %d49,%r19,132;
mov.u64 %d50,z1;
add.s64 %d51,%d50,%d49;
add.s64 %d52,%d51,%d47;
st.shared.u32 [%d52],%r48;
$12:
add.s32 %r20,%r19,8;
add.s32 %r49,%r20,%r7;
setp.ge.u32 %p11,%r49,%r25;
or.pred %p12,%p7,%p11;
@%p12 bra $14;
cvt.u64.u32 %d53,%r20;
add.s64 %d54,%d53,%d17;
mul.lo.s64 %d55,%d54,%d23;
add.s64 %d56,%d19,%d55;
add.s64 %d57,%d1,%d56;
shl.b64 %d58,%d20,2;
add.s64 %d59,%d57,%d58;
ld.global.u32 %r50,[%d59];
mul.wide.u32 %d60,%r20,132;
mov.u64 %d61,z1;
add.s64 %d62,%d61,%d60;
add.s64 %d63,%d62,%d58;
st.shared.u32 [%d63],%r50;
$14:
add.s32 %r21,%r19,16;
add.s32 %r51,%r21,%r7;
setp.ge.u32 %p14,%r51,%r25;
or.pred %p15,%p7,%p14;
@%p15 bra $16;
cvt.u64.u32 %d64,%r21;
add.s64 %d65,%d64,%d17;
mul.lo.s64 %d66,%d65,%d23;
add.s64 %d67,%d19,%d66;
add.s64 %d68,%d1,%d67;
shl.b64 %d69,%d20,2;
add.s64 %d70,%d68,%d69;
ld.global.u32 %r52,[%d70];
mul.wide.u32 %d71,%r21,132;
mov.u64 %d72,z1;
add.s64 %d73,%d72,%d71;
add.s64 %d74,%d73,%d69;
st.shared.u32 [%d74],%r52;
$16:
add.s32 %r22,%r19,24;
add.s32 %r53,%r22,%r7;
setp.ge.u32 %p17,%r53,%r25;
or.pred %p18,%p7,%p17;
@%p18 bra $18;
cvt.u64.u32 %d75,%r22;
add.s64 %d76,%d75,%d17;
mul.lo.s64 %d77,%d76,%d23;
add.s64 %d78,%d19,%d77;
add.s64 %d79,%d1,%d78;
shl.b64 %d80,%d20,2;
add.s64 %d81,%d79,%d80;
ld.global.u32 %r54,[%d81];
mul.wide.u32 %d82,%r22,132;
mov.u64 %d83,z1;
add.s64 %d84,%d83,%d82;
add.s64 %d85,%d84,%d80;
st.shared.u32 [%d85],%r54;
$18:
cvt.u32.u64 %r55,%d20;
bar.sync 0;
add.s32 %r23,%r7,%r55;
setp.ge.u32 %p19,%r23,%r25;
shl.b64 %d86,%d17,2;
add.s64 %d21,%d135,%d86;
add.s32 %r56,%r19,%r6;
setp.ge.u32 %p20,%r56,%r24;
or.pred %p21,%p19,%p20;
@%p21 bra $20;
cvt.u64.u32 %d87,%r19;
mul.lo.s64 %d88,%d20,132;
mov.u64 %d89,z1;
add.s64 %d90,%d89,%d88;
mul.wide.u32 %d91,%r19,4;
add.s64 %d92,%d90,%d91;
ld.shared.u32 %r57,[%d92];
add.s64 %d93,%d87,%d18;
mul.lo.s64 %d94,%d93,%d22;
add.s64 %d95,%d21,%d94;
add.s64 %d96,%d2,%d95;
shl.b64 %d97,%d20,2;
add.s64 %d98,%d96,%d97;
st.global.u32 [%d98],%r57;
$20:
add.s32 %r58,%r20,%r6;
setp.ge.u32 %p23,%r58,%r24;
or.pred %p24,%p19,%p23;
@%p24 bra $22;
cvt.u64.u32 %d99,%r20;
mul.lo.s64 %d100,%d20,132;
mov.u64 %d101,z1;
add.s64 %d102,%d101,%d100;
mul.wide.u32 %d103,%r20,4;
add.s64 %d104,%d102,%d103;
ld.shared.u32 %r59,[%d104];
add.s64 %d105,%d99,%d18;
mul.lo.s64 %d106,%d105,%d22;
add.s64 %d107,%d21,%d106;
add.s64 %d108,%d2,%d107;
shl.b64 %d109,%d20,2;
add.s64 %d110,%d108,%d109;
st.global.u32 [%d110],%r59;
$22:
add.s32 %r60,%r21,%r6;
setp.ge.u32 %p26,%r60,%r24;
or.pred %p27,%p19,%p26;
@%p27 bra $24;
cvt.u64.u32 %d111,%r21;
mul.lo.s64 %d112,%d20,132;
mov.u64 %d113,z1;
add.s64 %d114,%d113,%d112;
mul.wide.u32 %d115,%r21,4;
add.s64 %d116,%d114,%d115;
ld.shared.u32 %r61,[%d116];
add.s64 %d117,%d111,%d18;
mul.lo.s64 %d118,%d117,%d22;
add.s64 %d119,%d21,%d118;
add.s64 %d120,%d2,%d119;
shl.b64 %d121,%d20,2;
add.s64 %d122,%d120,%d121;
st.global.u32 [%d122],%r61;
$24:
add.s32 %r62,%r22,%r6;
setp.ge.u32 %p29,%r62,%r24;
or.pred %p30,%p19,%p29;
@%p30 bra $26;
cvt.u64.u32 %d123,%r22;
mul.lo.s64 %d124,%d20,132;
mov.u64 %d125,z1;
add.s64 %d126,%d125,%d124;
mul.wide.u32 %d127,%r22,4;
add.s64 %d128,%d126,%d127;
ld.shared.u32 %r63,[%d128];
add.s64 %d129,%d123,%d18;
mul.lo.s64 %d130,%d129,%d22;
add.s64 %d131,%d21,%d130;
add.s64 %d132,%d2,%d131;
shl.b64 %d133,%d20,2;
add.s64 %d134,%d132,%d133;
st.global.u32 [%d134],%r63;
$26:
ret;
}
.visible .entry transpose_8(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u64 p4,
.param .u64 p5,
.param .align 8 .b8 p6[64]
)
.maxntid 256,1,1
{
.reg .pred %p<31>;
.reg .b32 %r<61>;
.reg .b64 %d<145>;
.shared .align 8 .b8 z2[8448];
mov.u64 %d143,0;
ld.param.u64 %d32,[p0];
ld.param.u64 %d33,[p1];
ld.param.u32 %r24,[p2];
ld.param.u32 %r25,[p3];
ld.param.u64 %d22,[p4];
ld.param.u64 %d23,[p5];
ld.param.v2.u32 {%r30,%r31},[p6];
ld.param.v2.u32 {%r32,%r33},[p6+8];
ld.param.u64 %d29,[p6+56];
ld.param.u64 %d28,[p6+48];
ld.param.u64 %d27,[p6+40];
ld.param.u64 %d26,[p6+32];
ld.param.u64 %d25,[p6+24];
ld.param.u64 %d24,[p6+16];
cvta.to.global.u64 %d1,%d33;
cvta.to.global.u64 %d2,%d32;
add.s32 %r34,%r24,31;
shr.u32 %r35,%r34,5;
add.s32 %r36,%r25,31;
shr.u32 %r37,%r36,5;
mov.u32 %r38,%ctaid.x;
div.u32 %r39,%r38,%r35;
div.u32 %r58,%r39,%r37;
mul.lo.s32 %r40,%r39,%r35;
sub.s32 %r41,%r38,%r40;
shl.b32 %r6,%r41,5;
mul.lo.s32 %r42,%r58,%r37;
sub.s32 %r43,%r39,%r42;
shl.b32 %r7,%r43,5;
setp.eq.s32 %p1,%r30,0;
mov.u64 %d144,%d143;
@%p1 bra $10;
setp.eq.s32 %p2,%r30,1;
mov.u32 %r57,%r58;
@%p2 bra $3;
div.u32 %r8,%r58,%r31;
mul.lo.s32 %r44,%r8,%r31;
sub.s32 %r57,%r58,%r44;
mov.u32 %r58,%r8;
$3:
cvt.u64.u32 %d34,%r57;
mul.lo.s64 %d143,%d24,%d34;
mul.lo.s64 %d144,%d27,%d34;
setp.lt.u32 %p3,%r30,2;
@%p3 bra $10;
setp.eq.s32 %p4,%r30,2;
mov.u32 %r59,%r58;
@%p4 bra $6;
div.u32 %r12,%r58,%r32;
mul.lo.s32 %r45,%r12,%r32;
sub.s32 %r59,%r58,%r45;
mov.u32 %r58,%r12;
$6:
cvt.u64.u32 %d35,%r59;
mul.lo.s64 %d36,%d25,%d35;
add.s64 %d143,%d36,%d143;
mul.lo.s64 %d37,%d28,%d35;
add.s64 %d144,%d37,%d144;
setp.lt.u32 %p5,%r30,3;
@%p5 bra $10;
setp.eq.s32 %p6,%r30,3;
@%p6 bra $9;
rem.u32 %r58,%r58,%r33;
$9:
cvt.u64.u32 %d38,%r58;
mul.lo.s64 %d39,%d26,%d38;
add.s64 %d143,%d39,%d143;
mul.lo.s64 %d40,%d29,%d38;
add.s64 %d144,%d40,%d144;
$10:
cvt.u64.u32 %d17,%r7;
cvt.u64.u32 %d18,%r6;
mul.wide.u32 %d41,%r6,8;
mov.u32 %r46,%tid.x;
add.s32 %r18,%r6,%r46;
setp.ge.u32 %p7,%r18,%r24;
add.s64 %d19,%d144,%d41;
cvt.u64.u32 %d20,%r46;
mov.u32 %r19,%tid.y;
add.s32 %r47,%r19,%r7;
setp.ge.u32 %p8,%r47,%r25;
or.pred %p9,%p7,%p8;
@%p9 bra $12;
cvt.u64.u32 %d42,%r19;
add.s64 %d43,%d42,%d17;
mul.lo.s64 %d44,%d43,%d23;
add.s64 %d45,%d19,%d44;
add.s64 %d46,%d1,%d45;
shl.b64 %d47,%d20,3;
add.s64 %d48,%d46,%d47;
ld.global.u64 %d49,[%d48];
mul.wide.u32 %d50,%r19,264;
mov.u64 %d51,z2;
add.s64 %d52,%d51,%d50;
add.s64 %d53,%d52,%d47;
st.shared.u64 [%d53],%d49;
$12:
add.s32 %r20,%r19,8;
add.s32 %r48,%r20,%r7;
setp.ge.u32 %p11,%r48,%r25;
or.pred %p12,%p7,%p11;
@%p12 bra $14;
cvt.u64.u32 %d54,%r20;
add.s64 %d55,%d54,%d17;
mul.lo.s64 %d56,%d55,%d23;
add.s64 %d57,%d19,%d56;
add.s64 %d58,%d1,%d57;
shl.b64 %d59,%d20,3;
add.s64 %d60,%d58,%d59;
ld.global.u64 %d61,[%d60];
mul.wide.u32 %d62,%r20,264;
mov.u64 %d63,z2;
add.s64 %d64,%d63,%d62;
add.s64 %d65,%d64,%d59;
st.shared.u64 [%d65],%d61;
$14:
add.s32 %r21,%r19,16;
add.s32 %r49,%r21,%r7;
setp.ge.u32 %p14,%r49,%r25;
or.pred %p15,%p7,%p14;
@%p15 bra $16;
cvt.u64.u32 %d66,%r21;
add.s64 %d67,%d66,%d17;
mul.lo.s64 %d68,%d67,%d23;
add.s64 %d69,%d19,%d68;
add.s64 %d70,%d1,%d69;
shl.b64 %d71,%d20,3;
add.s64 %d72,%d70,%d71;
ld.global.u64 %d73,[%d72];
mul.wide.u32 %d74,%r21,264;
mov.u64 %d75,z2;
add.s64 %d76,%d75,%d74;
add.s64 %d77,%d76,%d71;
st.shared.u64 [%d77],%d73;
$16:
add.s32 %r22,%r19,24;
add.s32 %r50,%r22,%r7;
setp.ge.u32 %p17,%r50,%r25;
or.pred %p18,%p7,%p17;
@%p18 bra $18;
cvt.u64.u32 %d78,%r22;
add.s64 %d79,%d78,%d17;
mul.lo.s64 %d80,%d79,%d23;
add.s64 %d81,%d19,%d80;
add.s64 %d82,%d1,%d81;
shl.b64 %d83,%d20,3;
add.s64 %d84,%d82,%d83;
ld.global.u64 %d85,[%d84];
mul.wide.u32 %d86,%r22,264;
mov.u64 %d87,z2;
add.s64 %d88,%d87,%d86;
add.s64 %d89,%d88,%d83;
st.shared.u64 [%d89],%d85;
$18:
cvt.u32.u64 %r51,%d20;
bar.sync 0;
add.s32 %r23,%r7,%r51;
setp.ge.u32 %p19,%r23,%r25;
shl.b64 %d90,%d17,3;
add.s64 %d21,%d143,%d90;
add.s32 %r52,%r19,%r6;
setp.ge.u32 %p20,%r52,%r24;
or.pred %p21,%p19,%p20;
@%p21 bra $20;
cvt.u64.u32 %d91,%r19;
mul.lo.s64 %d92,%d20,264;
mov.u64 %d93,z2;
add.s64 %d94,%d93,%d92;
mul.wide.u32 %d95,%r19,8;
add.s64 %d96,%d94,%d95;
ld.shared.u64 %d97,[%d96];
add.s64 %d98,%d91,%d18;
mul.lo.s64 %d99,%d98,%d22;
add.s64 %d100,%d21,%d99;
add.s64 %d101,%d2,%d100;
shl.b64 %d102,%d20,3;
add.s64 %d103,%d101,%d102;
st.global.u64 [%d103],%d97;
$20:
add.s32 %r53,%r20,%r6;
setp.ge.u32 %p23,%r53,%r24;
or.pred %p24,%p19,%p23;
@%p24 bra $22;
cvt.u64.u32 %d104,%r20;
mul.lo.s64 %d105,%d20,264;
mov.u64 %d106,z2;
add.s64 %d107,%d106,%d105;
mul.wide.u32 %d108,%r20,8;
add.s64 %d109,%d107,%d108;
ld.shared.u64 %d110,[%d109];
add.s64 %d111,%d104,%d18;
mul.lo.s64 %d112,%d111,%d22;
add.s64 %d113,%d21,%d112;
add.s64 %d114,%d2,%d113;
shl.b64 %d115,%d20,3;
add.s64 %d116,%d114,%d115;
st.global.u64 [%d116],%d110;
$22:
add.s32 %r54,%r21,%r6;
setp.ge.u32 %p26,%r54,%r24;
or.pred %p27,%p19,%p26;
@%p27 bra $24;
cvt.u64.u32 %d117,%r21;
mul.lo.s64 %d118,%d20,264;
mov.u64 %d119,z2;
add.s64 %d120,%d119,%d118;
mul.wide.u32 %d121,%r21,8;
add.s64 %d122,%d120,%d121;
ld.shared.u64 %d123,[%d122];
add.s64 %d124,%d117,%d18;
mul.lo.s64 %d125,%d124,%d22;
add.s64 %d126,%d21,%d125;
add.s64 %d127,%d2,%d126;
shl.b64 %d128,%d20,3;
add.s64 %d129,%d127,%d128;
st.global.u64 [%d129],%d123;
$24:
add.s32 %r55,%r22,%r6;
setp.ge.u32 %p29,%r55,%r24;
or.pred %p30,%p19,%p29;
@%p30 bra $26;
cvt.u64.u32 %d130,%r22;
mul.lo.s64 %d131,%d20,264;
mov.u64 %d132,z2;
add.s64 %d133,%d132,%d131;
mul.wide.u32 %d134,%r22,8;
add.s64 %d135,%d133,%d134;
ld.shared.u64 %d136,[%d135];
add.s64 %d137,%d130,%d18;
mul.lo.s64 %d138,%d137,%d22;
add.s64 %d139,%d21,%d138;
add.s64 %d140,%d2,%d139;
shl.b64 %d141,%d20,3;
add.s64 %d142,%d140,%d141;
st.global.u64 [%d142],%d136;
$26:
ret;
}
.visible .entry transpose_1(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u64 p4,
.param .u64 p5,
.param .align 8 .b8 p6[64]
)
.maxntid 256,1,1
{
.reg .pred %p<103>;
.reg .b16 %s<33>;
.reg .b32 %r<90>;
.reg .b64 %d<326>;
.shared .align 1 .b8 z3[4352];
mov.u64 %d324,0;
ld.param.u64 %d56,[p0];
ld.param.u64 %d45,[p1];
ld.param.u32 %r40,[p2];
ld.param.u32 %r41,[p3];
ld.param.u64 %d46,[p4];
ld.param.u64 %d47,[p5];
ld.param.v2.u32 {%r46,%r47},[p6];
ld.param.v2.u32 {%r48,%r49},[p6+8];
ld.param.u64 %d53,[p6+56];
ld.param.u64 %d52,[p6+48];
ld.param.u64 %d51,[p6+40];
ld.param.u64 %d50,[p6+32];
ld.param.u64 %d49,[p6+24];
ld.param.u64 %d48,[p6+16];
cvta.to.global.u64 %d1,%d45;
cvta.to.global.u64 %d2,%d56;
add.s32 %r50,%r40,63;
shr.u32 %r51,%r50,6;
add.s32 %r52,%r41,63;
shr.u32 %r53,%r52,6;
mov.u32 %r54,%ctaid.x;
div.u32 %r55,%r54,%r51;
div.u32 %r87,%r55,%r53;
mul.lo.s32 %r56,%r55,%r51;
sub.s32 %r57,%r54,%r56;
shl.b32 %r6,%r57,6;
mul.lo.s32 %r58,%r87,%r53;
sub.s32 %r59,%r55,%r58;
shl.b32 %r7,%r59,6;
setp.eq.s32 %p1,%r46,0;
mov.u64 %d325,%d324;
@%p1 bra $10;
setp.eq.s32 %p2,%r46,1;
mov.u32 %r86,%r87;
@%p2 bra $3;
div.u32 %r8,%r87,%r47;
mul.lo.s32 %r60,%r8,%r47;
sub.s32 %r86,%r87,%r60;
mov.u32 %r87,%r8;
$3:
cvt.u64.u32 %d57,%r86;
mul.lo.s64 %d324,%d48,%d57;
mul.lo.s64 %d325,%d51,%d57;
setp.lt.u32 %p3,%r46,2;
@%p3 bra $10;
setp.eq.s32 %p4,%r46,2;
mov.u32 %r88,%r87;
@%p4 bra $6;
div.u32 %r12,%r87,%r48;
mul.lo.s32 %r61,%r12,%r48;
sub.s32 %r88,%r87,%r61;
mov.u32 %r87,%r12;
$6:
cvt.u64.u32 %d58,%r88;
mul.lo.s64 %d59,%d49,%d58;
add.s64 %d324,%d59,%d324;
mul.lo.s64 %d60,%d52,%d58;
add.s64 %d325,%d60,%d325;
setp.lt.u32 %p5,%r46,3;
@%p5 bra $10;
setp.eq.s32 %p6,%r46,3;
@%p6 bra $9;
rem.u32 %r87,%r87,%r49;
$9:
cvt.u64.u32 %d61,%r87;
mul.lo.s64 %d62,%d50,%d61;
add.s64 %d324,%d62,%d324;
mul.lo.s64 %d63,%d53,%d61;
add.s64 %d325,%d63,%d325;
$10:
cvt.u64.u32 %d17,%r6;
add.s64 %d18,%d325,%d17;
mov.u32 %r62,%tid.y;
add.s32 %r18,%r62,%r7;
setp.ge.u32 %p7,%r18,%r41;
cvt.u64.u32 %d19,%r62;
cvt.u64.u32 %d20,%r7;
add.s64 %d64,%d19,%d20;
mul.lo.s64 %d65,%d64,%d47;
add.s64 %d21,%d18,%d65;
mov.u32 %r19,%tid.x;
add.s32 %r20,%r19,%r6;
setp.ge.u32 %p8,%r20,%r40;
or.pred %p9,%p7,%p8;
@%p9 bra $12;
cvt.u64.u32 %d66,%r19;
add.s64 %d67,%d21,%d66;
add.s64 %d68,%d1,%d67;
ld.global.u8 %s1,[%d68];
mul.lo.s64 %d69,%d19,68;
mov.u64 %d70,z3;
add.s64 %d71,%d70,%d69;
add.s64 %d72,%d71,%d66;
st.shared.u8 [%d72],%s1;
$12:
add.s32 %r21,%r19,32;
add.s32 %r22,%r21,%r6;
setp.ge.u32 %p11,%r22,%r40;
or.pred %p12,%p7,%p11;
@%p12 bra $14;
cvt.u64.u32 %d73,%r21;
add.s64 %d74,%d21,%d73;
add.s64 %d75,%d1,%d74;
ld.global.u8 %s2,[%d75];
mul.lo.s64 %d76,%d19,68;
mov.u64 %d77,z3;
add.s64 %d78,%d77,%d76;
add.s64 %d79,%d78,%d73;
st.shared.u8 [%d79],%s2;
$14:
cvt.u32.u64 %r63,%d19;
add.s32 %r64,%r63,8;
add.s32 %r23,%r64,%r7;
setp.ge.u32 %p13,%r23,%r41;
cvt.u64.u32 %d22,%r64;
add.s64 %d80,%d22,%d20;
mul.lo.s64 %d81,%d80,%d47;
add.s64 %d23,%d18,%d81;
or.pred %p15,%p13,%p8;
@%p15 bra $16;
cvt.u64.u32 %d82,%r19;
add.s64 %d83,%d23,%d82;
add.s64 %d84,%d1,%d83;
ld.global.u8 %s3,[%d84];
mul.lo.s64 %d85,%d22,68;
mov.u64 %d86,z3;
add.s64 %d87,%d86,%d85;
add.s64 %d88,%d87,%d82;
st.shared.u8 [%d88],%s3;
$16:
or.pred %p18,%p13,%p11;
@%p18 bra $18;
cvt.u64.u32 %d89,%r21;
add.s64 %d90,%d23,%d89;
add.s64 %d91,%d1,%d90;
ld.global.u8 %s4,[%d91];
mul.lo.s64 %d92,%d22,68;
mov.u64 %d93,z3;
add.s64 %d94,%d93,%d92;
add.s64 %d95,%d94,%d89;
st.shared.u8 [%d95],%s4;
$18:
add.s32 %r66,%r63,16;
add.s32 %r24,%r66,%r7;
setp.ge.u32 %p19,%r24,%r41;
cvt.u64.u32 %d24,%r66;
add.s64 %d96,%d24,%d20;
mul.lo.s64 %d97,%d96,%d47;
add.s64 %d25,%d18,%d97;
or.pred %p21,%p19,%p8;
@%p21 bra $20;
cvt.u64.u32 %d98,%r19;
add.s64 %d99,%d25,%d98;
add.s64 %d100,%d1,%d99;
ld.global.u8 %s5,[%d100];
mul.lo.s64 %d101,%d24,68;
mov.u64 %d102,z3;
add.s64 %d103,%d102,%d101;
add.s64 %d104,%d103,%d98;
st.shared.u8 [%d104],%s5;
$20:
or.pred %p24,%p19,%p11;
@%p24 bra $22;
cvt.u64.u32 %d105,%r21;
add.s64 %d106,%d25,%d105;
add.s64 %d107,%d1,%d106;
ld.global.u8 %s6,[%d107];
mul.lo.s64 %d108,%d24,68;
mov.u64 %d109,z3;
add.s64 %d110,%d109,%d108;
add.s64 %d111,%d110,%d105;
st.shared.u8 [%d111],%s6;
$22:
add.s32 %r68,%r63,24;
add.s32 %r25,%r68,%r7;
setp.ge.u32 %p25,%r25,%r41;
cvt.u64.u32 %d26,%r68;
add.s64 %d112,%d26,%d20;
mul.lo.s64 %d113,%d112,%d47;
add.s64 %d27,%d18,%d113;
or.pred %p27,%p25,%p8;
@%p27 bra $24;
cvt.u64.u32 %d114,%r19;
add.s64 %d115,%d27,%d114;
add.s64 %d116,%d1,%d115;
ld.global.u8 %s7,[%d116];
mul.lo.s64 %d117,%d26,68;
mov.u64 %d118,z3;
add.s64 %d119,%d118,%d117;
add.s64 %d120,%d119,%d114;
st.shared.u8 [%d120],%s7;
$24:
or.pred %p30,%p25,%p11;
@%p30 bra $26;
cvt.u64.u32 %d121,%r21;
add.s64 %d122,%d27,%d121;
add.s64 %d123,%d1,%d122;
ld.global.u8 %s8,[%d123];
mul.lo.s64 %d124,%d26,68;
mov.u64 %d125,z3;
add.s64 %d126,%d125,%d124;
add.s64 %d127,%d126,%d121;
st.shared.u8 [%d127],%s8;
$26:
add.s32 %r70,%r63,32;
add.s32 %r26,%r70,%r7;
setp.ge.u32 %p31,%r26,%r41;
cvt.u64.u32 %d28,%r70;
add.s64 %d128,%d28,%d20;
mul.lo.s64 %d129,%d128,%d47;
add.s64 %d29,%d18,%d129;
or.pred %p33,%p31,%p8;
@%p33 bra $28;
cvt.u64.u32 %d130,%r19;
add.s64 %d131,%d29,%d130;
add.s64 %d132,%d1,%d131;
ld.global.u8 %s9,[%d132];
mul.lo.s64 %d133,%d28,68;
mov.u64 %d134,z3;
add.s64 %d135,%d134,%d133;
add.s64 %d136,%d135,%d130;
st.shared.u8 [%d136],%s9;
$28:
or.pred %p36,%p31,%p11;
@%p36 bra $30;
cvt.u64.u32 %d137,%r21;
add.s64 %d138,%d29,%d137;
add.s64 %d139,%d1,%d138;
ld.global.u8 %s10,[%d139];
mul.lo.s64 %d140,%d28,68;
mov.u64 %d141,z3;
add.s64 %d142,%d141,%d140;
add.s64 %d143,%d142,%d137;
st.shared.u8 [%d143],%s10;
$30:
add.s32 %r72,%r63,40;
add.s32 %r27,%r72,%r7;
setp.ge.u32 %p37,%r27,%r41;
cvt.u64.u32 %d30,%r72;
add.s64 %d144,%d30,%d20;
mul.lo.s64 %d145,%d144,%d47;
add.s64 %d31,%d18,%d145;
or.pred %p39,%p37,%p8;
@%p39 bra $32;
cvt.u64.u32 %d146,%r19;
add.s64 %d147,%d31,%d146;
add.s64 %d148,%d1,%d147;
ld.global.u8 %s11,[%d148];
mul.lo.s64 %d149,%d30,68;
mov.u64 %d150,z3;
add.s64 %d151,%d150,%d149;
add.s64 %d152,%d151,%d146;
st.shared.u8 [%d152],%s11;
$32:
or.pred %p42,%p37,%p11;
@%p42 bra $34;
cvt.u64.u32 %d153,%r21;
add.s64 %d154,%d31,%d153;
add.s64 %d155,%d1,%d154;
ld.global.u8 %s12,[%d155];
mul.lo.s64 %d156,%d30,68;
mov.u64 %d157,z3;
add.s64 %d158,%d157,%d156;
add.s64 %d159,%d158,%d153;
st.shared.u8 [%d159],%s12;
$34:
add.s32 %r74,%r63,48;
add.s32 %r28,%r74,%r7;
setp.ge.u32 %p43,%r28,%r41;
cvt.u64.u32 %d32,%r74;
add.s64 %d160,%d32,%d20;
mul.lo.s64 %d161,%d160,%d47;
add.s64 %d33,%d18,%d161;
or.pred %p45,%p43,%p8;
@%p45 bra $36;
cvt.u64.u32 %d162,%r19;
add.s64 %d163,%d33,%d162;
add.s64 %d165,%d1,%d163;
ld.global.u8 %s13,[%d165];
mul.lo.s64 %d166,%d32,68;
mov.u64 %d167,z3;
add.s64 %d168,%d167,%d166;
add.s64 %d169,%d168,%d162;
st.shared.u8 [%d169],%s13;
$36:
or.pred %p48,%p43,%p11;
@%p48 bra $38;
cvt.u64.u32 %d170,%r21;
add.s64 %d171,%d33,%d170;
add.s64 %d173,%d1,%d171;
ld.global.u8 %s14,[%d173];
mul.lo.s64 %d174,%d32,68;
mov.u64 %d175,z3;
add.s64 %d176,%d175,%d174;
add.s64 %d177,%d176,%d170;
st.shared.u8 [%d177],%s14;
$38:
add.s32 %r76,%r63,56;
add.s32 %r29,%r76,%r7;
setp.ge.u32 %p49,%r29,%r41;
cvt.u64.u32 %d34,%r76;
add.s64 %d178,%d34,%d20;
mul.lo.s64 %d179,%d178,%d47;
add.s64 %d35,%d18,%d179;
or.pred %p51,%p49,%p8;
@%p51 bra $40;
cvt.u64.u32 %d180,%r19;
add.s64 %d181,%d35,%d180;
add.s64 %d183,%d1,%d181;
ld.global.u8 %s15,[%d183];
mul.lo.s64 %d184,%d34,68;
mov.u64 %d185,z3;
add.s64 %d186,%d185,%d184;
add.s64 %d187,%d186,%d180;
st.shared.u8 [%d187],%s15;
$40:
or.pred %p54,%p49,%p11;
@%p54 bra $42;
cvt.u64.u32 %d188,%r21;
add.s64 %d189,%d35,%d188;
add.s64 %d191,%d1,%d189;
ld.global.u8 %s16,[%d191];
mul.lo.s64 %d192,%d34,68;
mov.u64 %d193,z3;
add.s64 %d194,%d193,%d192;
add.s64 %d195,%d194,%d188;
st.shared.u8 [%d195],%s16;
$42:
bar.sync 0;
add.s32 %r30,%r63,%r6;
setp.ge.u32 %p55,%r30,%r40;
add.s64 %d196,%d19,%d17;
mul.lo.s64 %d197,%d196,%d46;
add.s64 %d36,%d324,%d20;
add.s64 %d37,%d36,%d197;
add.s32 %r31,%r19,%r7;
setp.ge.u32 %p56,%r31,%r41;
or.pred %p57,%p55,%p56;
@%p57 bra $44;
cvt.u64.u32 %d198,%r19;
mul.wide.u32 %d199,%r19,68;
mov.u64 %d200,z3;
add.s64 %d201,%d200,%d199;
add.s64 %d202,%d201,%d19;
ld.shared.u8 %s17,[%d202];
add.s64 %d203,%d37,%d198;
add.s64 %d204,%d2,%d203;
st.global.u8 [%d204],%s17;
$44:
add.s32 %r32,%r21,%r7;
setp.ge.u32 %p59,%r32,%r41;
or.pred %p60,%p55,%p59;
@%p60 bra $46;
cvt.u64.u32 %d205,%r21;
mul.wide.u32 %d206,%r21,68;
mov.u64 %d207,z3;
add.s64 %d208,%d207,%d206;
add.s64 %d209,%d208,%d19;
ld.shared.u8 %s18,[%d209];
add.s64 %d210,%d37,%d205;
add.s64 %d211,%d2,%d210;
st.global.u8 [%d211],%s18;
$46:
cvt.u32.u64 %r78,%d22;
add.s32 %r33,%r78,%r6;
setp.ge.u32 %p62,%r33,%r40;
add.s64 %d212,%d22,%d17;
mul.lo.s64 %d213,%d212,%d46;
add.s64 %d38,%d36,%d213;
or.pred %p63,%p62,%p56;
@%p63 bra $48;
cvt.u64.u32 %d214,%r19;
mul.wide.u32 %d215,%r19,68;
mov.u64 %d216,z3;
add.s64 %d217,%d216,%d215;
add.s64 %d218,%d217,%d22;
ld.shared.u8 %s19,[%d218];
add.s64 %d219,%d38,%d214;
add.s64 %d220,%d2,%d219;
st.global.u8 [%d220],%s19;
$48:
or.pred %p66,%p62,%p59;
@%p66 bra $50;
cvt.u64.u32 %d221,%r21;
mul.wide.u32 %d222,%r21,68;
mov.u64 %d223,z3;
add.s64 %d224,%d223,%d222;
add.s64 %d225,%d224,%d22;
ld.shared.u8 %s20,[%d225];
add.s64 %d226,%d38,%d221;
add.s64 %d227,%d2,%d226;
st.global.u8 [%d227],%s20;
$50:
cvt.u32.u64 %r79,%d24;
add.s32 %r34,%r79,%r6;
setp.ge.u32 %p68,%r34,%r40;
add.s64 %d228,%d24,%d17;
mul.lo.s64 %d229,%d228,%d46;
add.s64 %d39,%d36,%d229;
or.pred %p69,%p68,%p56;
@%p69 bra $52;
cvt.u64.u32 %d230,%r19;
mul.wide.u32 %d231,%r19,68;
mov.u64 %d232,z3;
add.s64 %d233,%d232,%d231;
add.s64 %d234,%d233,%d24;
ld.shared.u8 %s21,[%d234];
add.s64 %d235,%d39,%d230;
add.s64 %d236,%d2,%d235;
st.global.u8 [%d236],%s21;
$52:
or.pred %p72,%p68,%p59;
@%p72 bra $54;
cvt.u64.u32 %d237,%r21;
mul.wide.u32 %d238,%r21,68;
mov.u64 %d239,z3;
add.s64 %d240,%d239,%d238;
add.s64 %d241,%d240,%d24;
ld.shared.u8 %s22,[%d241];
add.s64 %d242,%d39,%d237;
add.s64 %d243,%d2,%d242;
st.global.u8 [%d243],%s22;
$54:
cvt.u32.u64 %r80,%d26;
add.s32 %r35,%r80,%r6;
setp.ge.u32 %p74,%r35,%r40;
add.s64 %d244,%d26,%d17;
mul.lo.s64 %d245,%d244,%d46;
add.s64 %d40,%d36,%d245;
or.pred %p75,%p74,%p56;
@%p75 bra $56;
cvt.u64.u32 %d246,%r19;
mul.wide.u32 %d247,%r19,68;
mov.u64 %d248,z3;
add.s64 %d249,%d248,%d247;
add.s64 %d250,%d249,%d26;
ld.shared.u8 %s23,[%d250];
add.s64 %d251,%d40,%d246;
add.s64 %d252,%d2,%d251;
st.global.u8 [%d252],%s23;
$56:
or.pred %p78,%p74,%p59;
@%p78 bra $58;
cvt.u64.u32 %d253,%r21;
mul.wide.u32 %d254,%r21,68;
mov.u64 %d255,z3;
add.s64 %d256,%d255,%d254;
add.s64 %d257,%d256,%d26;
ld.shared.u8 %s24,[%d257];
add.s64 %d258,%d40,%d253;
add.s64 %d259,%d2,%d258;
st.global.u8 [%d259],%s24;
$58:
cvt.u32.u64 %r81,%d28;
add.s32 %r36,%r81,%r6;
setp.ge.u32 %p80,%r36,%r40;
add.s64 %d260,%d28,%d17;
mul.lo.s64 %d261,%d260,%d46;
add.s64 %d41,%d36,%d261;
or.pred %p81,%p80,%p56;
@%p81 bra $60;
cvt.u64.u32 %d262,%r19;
mul.wide.u32 %d263,%r19,68;
mov.u64 %d264,z3;
add.s64 %d265,%d264,%d263;
add.s64 %d266,%d265,%d28;
ld.shared.u8 %s25,[%d266];
add.s64 %d267,%d41,%d262;
add.s64 %d268,%d2,%d267;
st.global.u8 [%d268],%s25;
$60:
or.pred %p84,%p80,%p59;
@%p84 bra $62;
cvt.u64.u32 %d269,%r21;
mul.wide.u32 %d270,%r21,68;
mov.u64 %d271,z3;
add.s64 %d272,%d271,%d270;
add.s64 %d273,%d272,%d28;
ld.shared.u8 %s26,[%d273];
add.s64 %d274,%d41,%d269;
add.s64 %d275,%d2,%d274;
st.global.u8 [%d275],%s26;
$62:
cvt.u32.u64 %r82,%d30;
add.s32 %r37,%r82,%r6;
setp.ge.u32 %p86,%r37,%r40;
add.s64 %d276,%d30,%d17;
mul.lo.s64 %d277,%d276,%d46;
add.s64 %d42,%d36,%d277;
or.pred %p87,%p86,%p56;
@%p87 bra $64;
cvt.u64.u32 %d278,%r19;
mul.wide.u32 %d279,%r19,68;
mov.u64 %d280,z3;
add.s64 %d281,%d280,%d279;
add.s64 %d282,%d281,%d30;
ld.shared.u8 %s27,[%d282];
add.s64 %d283,%d42,%d278;
add.s64 %d284,%d2,%d283;
st.global.u8 [%d284],%s27;
$64:
or.pred %p90,%p86,%p59;
@%p90 bra $66;
cvt.u64.u32 %d285,%r21;
mul.wide.u32 %d286,%r21,68;
mov.u64 %d287,z3;
add.s64 %d288,%d287,%d286;
add.s64 %d289,%d288,%d30;
ld.shared.u8 %s28,[%d289];
add.s64 %d290,%d42,%d285;
add.s64 %d291,%d2,%d290;
st.global.u8 [%d291],%s28;
$66:
cvt.u32.u64 %r83,%d32;
add.s32 %r38,%r83,%r6;
setp.ge.u32 %p92,%r38,%r40;
add.s64 %d292,%d32,%d17;
mul.lo.s64 %d293,%d292,%d46;
add.s64 %d43,%d36,%d293;
or.pred %p93,%p92,%p56;
@%p93 bra $68;
cvt.u64.u32 %d294,%r19;
mul.wide.u32 %d295,%r19,68;
mov.u64 %d296,z3;
add.s64 %d297,%d296,%d295;
add.s64 %d298,%d297,%d32;
ld.shared.u8 %s29,[%d298];
add.s64 %d299,%d43,%d294;
add.s64 %d300,%d2,%d299;
st.global.u8 [%d300],%s29;
$68:
or.pred %p96,%p92,%p59;
@%p96 bra $70;
cvt.u64.u32 %d301,%r21;
mul.wide.u32 %d302,%r21,68;
mov.u64 %d303,z3;
add.s64 %d304,%d303,%d302;
add.s64 %d305,%d304,%d32;
ld.shared.u8 %s30,[%d305];
add.s64 %d306,%d43,%d301;
add.s64 %d307,%d2,%d306;
st.global.u8 [%d307],%s30;
$70:
cvt.u32.u64 %r84,%d34;
add.s32 %r39,%r84,%r6;
setp.ge.u32 %p98,%r39,%r40;
add.s64 %d308,%d34,%d17;
mul.lo.s64 %d309,%d308,%d46;
add.s64 %d44,%d36,%d309;
or.pred %p99,%p98,%p56;
@%p99 bra $72;
cvt.u64.u32 %d310,%r19;
mul.wide.u32 %d311,%r19,68;
mov.u64 %d312,z3;
add.s64 %d313,%d312,%d311;
add.s64 %d314,%d313,%d34;
ld.shared.u8 %s31,[%d314];
add.s64 %d315,%d44,%d310;
add.s64 %d316,%d2,%d315;
st.global.u8 [%d316],%s31;
$72:
or.pred %p102,%p98,%p59;
@%p102 bra $74;
cvt.u64.u32 %d317,%r21;
mul.wide.u32 %d318,%r21,68;
mov.u64 %d319,z3;
add.s64 %d320,%d319,%d318;
add.s64 %d321,%d320,%d34;
ld.shared.u8 %s32,[%d321];
add.s64 %d322,%d44,%d317;
add.s64 %d323,%d2,%d322;
st.global.u8 [%d323],%s32;
$74:
ret;
}
.visible .entry transpose_16(
.param .u64 p0,
.param .u64 p1,
.param .u32 p2,
.param .u32 p3,
.param .u64 p4,
.param .u64 p5,
.param .align 8 .b8 p6[64]
)
.maxntid 256,1,1
{
.reg .pred %p<31>;
.reg .b32 %r<125>;
.reg .b64 %d<137>;
.shared .align 16 .b8 z4[16896];
mov.u64 %d135,0;
ld.param.u64 %d32,[p0];
ld.param.u64 %d33,[p1];
ld.param.u32 %r24,[p2];
ld.param.u32 %r25,[p3];
ld.param.u64 %d22,[p4];
ld.param.u64 %d23,[p5];
ld.param.v2.u32 {%r30,%r31},[p6];
ld.param.v2.u32 {%r32,%r33},[p6+8];
ld.param.u64 %d29,[p6+56];
ld.param.u64 %d28,[p6+48];
ld.param.u64 %d27,[p6+40];
ld.param.u64 %d26,[p6+32];
ld.param.u64 %d25,[p6+24];
ld.param.u64 %d24,[p6+16];
cvta.to.global.u64 %d1,%d33;
cvta.to.global.u64 %d2,%d32;
add.s32 %r34,%r24,31;
shr.u32 %r35,%r34,5;
add.s32 %r36,%r25,31;
shr.u32 %r37,%r36,5;
mov.u32 %r38,%ctaid.x;
div.u32 %r39,%r38,%r35;
div.u32 %r122,%r39,%r37;
mul.lo.s32 %r40,%r39,%r35;
sub.s32 %r41,%r38,%r40;
shl.b32 %r6,%r41,5;
mul.lo.s32 %r42,%r122,%r37;
sub.s32 %r43,%r39,%r42;
shl.b32 %r7,%r43,5;
setp.eq.s32 %p1,%r30,0;
mov.u64 %d136,%d135;
@%p1 bra $10;
setp.eq.s32 %p2,%r30,1;
mov.u32 %r121,%r122;
@%p2 bra $3;
div.u32 %r8,%r122,%r31;
mul.lo.s32 %r44,%r8,%r31;
sub.s32 %r121,%r122,%r44;
mov.u32 %r122,%r8;
$3:
cvt.u64.u32 %d34,%r121;
mul.lo.s64 %d135,%d24,%d34;
mul.lo.s64 %d136,%d27,%d34;
setp.lt.u32 %p3,%r30,2;
@%p3 bra $10;
setp.eq.s32 %p4,%r30,2;
mov.u32 %r123,%r122;
@%p4 bra $6;
div.u32 %r12,%r122,%r32;
mul.lo.s32 %r45,%r12,%r32;
sub.s32 %r123,%r122,%r45;
mov.u32 %r122,%r12;
$6:
cvt.u64.u32 %d35,%r123;
mul.lo.s64 %d36,%d25,%d35;
add.s64 %d135,%d36,%d135;
mul.lo.s64 %d37,%d28,%d35;
add.s64 %d136,%d37,%d136;
setp.lt.u32 %p5,%r30,3;
@%p5 bra $10;
setp.eq.s32 %p6,%r30,3;
@%p6 bra $9;
rem.u32 %r122,%r122,%r33;
$9:
cvt.u64.u32 %d38,%r122;
mul.lo.s64 %d39,%d26,%d38;
add.s64 %d135,%d39,%d135;
mul.lo.s64 %d40,%d29,%d38;
add.s64 %d136,%d40,%d136;
$10:
cvt.u64.u32 %d17,%r7;
cvt.u64.u32 %d18,%r6;
mul.wide.u32 %d41,%r6,16;
mov.u32 %r46,%tid.x;
add.s32 %r18,%r6,%r46;
setp.ge.u32 %p7,%r18,%r24;
cvt.u64.u32 %d19,%r46;
add.s64 %d20,%d136,%d41;
mov.u32 %r19,%tid.y;
add.s32 %r47,%r19,%r7;
setp.ge.u32 %p8,%r47,%r25;
or.pred %p9,%p7,%p8;
@%p9 bra $12;
cvt.u64.u32 %d42,%r19;
mul.wide.u32 %d43,%r19,528;
mov.u64 %d44,z4;
add.s64 %d45,%d44,%d43;
shl.b64 %d46,%d19,4;
add.s64 %d47,%d45,%d46;
add.s64 %d48,%d42,%d17;
mul.lo.s64 %d49,%d48,%d23;
add.s64 %d50,%d20,%d49;
add.s64 %d51,%d1,%d50;
add.s64 %d52,%d51,%d46;
ld.global.v4.u32 {%r48,%r49,%r50,%r51},[%d52];
st.shared.v4.u32 [%d47],{%r48,%r49,%r50,%r51};
$12:
add.s32 %r20,%r19,8;
add.s32 %r56,%r20,%r7;
setp.ge.u32 %p11,%r56,%r25;
or.pred %p12,%p7,%p11;
@%p12 bra $14;
cvt.u64.u32 %d53,%r20;
mul.wide.u32 %d54,%r20,528;
mov.u64 %d55,z4;
add.s64 %d56,%d55,%d54;
shl.b64 %d57,%d19,4;
add.s64 %d58,%d56,%d57;
add.s64 %d59,%d53,%d17;
mul.lo.s64 %d60,%d59,%d23;
add.s64 %d61,%d20,%d60;
add.s64 %d62,%d1,%d61;
add.s64 %d63,%d62,%d57;
ld.global.v4.u32 {%r57,%r58,%r59,%r60},[%d63];
st.shared.v4.u32 [%d58],{%r57,%r58,%r59,%r60};
$14:
add.s32 %r21,%r19,16;
add.s32 %r65,%r21,%r7;
setp.ge.u32 %p14,%r65,%r25;
or.pred %p15,%p7,%p14;
@%p15 bra $16;
cvt.u64.u32 %d64,%r21;
mul.wide.u32 %d65,%r21,528;
mov.u64 %d66,z4;
add.s64 %d67,%d66,%d65;
shl.b64 %d68,%d19,4;
add.s64 %d69,%d67,%d68;
add.s64 %d70,%d64,%d17;
mul.lo.s64 %d71,%d70,%d23;
add.s64 %d72,%d20,%d71;
add.s64 %d73,%d1,%d72;
add.s64 %d74,%d73,%d68;
ld.global.v4.u32 {%r66,%r67,%r68,%r69},[%d74];
st.shared.v4.u32 [%d69],{%r66,%r67,%r68,%r69};
$16:
add.s32 %r22,%r19,24;
add.s32 %r74,%r22,%r7;
setp.ge.u32 %p17,%r74,%r25;
or.pred %p18,%p7,%p17;
@%p18 bra $18;
cvt.u64.u32 %d75,%r22;
mul.wide.u32 %d76,%r22,528;
mov.u64 %d77,z4;
add.s64 %d78,%d77,%d76;
shl.b64 %d79,%d19,4;
add.s64 %d80,%d78,%d79;
add.s64 %d81,%d75,%d17;
mul.lo.s64 %d82,%d81,%d23;
add.s64 %d83,%d20,%d82;
add.s64 %d84,%d1,%d83;
add.s64 %d85,%d84,%d79;
ld.global.v4.u32 {%r75,%r76,%r77,%r78},[%d85];
st.shared.v4.u32 [%d80],{%r75,%r76,%r77,%r78};
$18:
cvt.u32.u64 %r83,%d19;
bar.sync 0;
add.s32 %r23,%r7,%r83;
setp.ge.u32 %p19,%r23,%r25;
shl.b64 %d86,%d17,4;
add.s64 %d21,%d135,%d86;
add.s32 %r84,%r19,%r6;
setp.ge.u32 %p20,%r84,%r24;
or.pred %p21,%p19,%p20;
@%p21 bra $20;
cvt.u64.u32 %d87,%r19;
add.s64 %d88,%d87,%d18;
mul.lo.s64 %d89,%d88,%d22;
add.s64 %d90,%d21,%d89;
add.s64 %d91,%d2,%d90;
shl.b64 %d92,%d19,4;
add.s64 %d93,%d91,%d92;
mul.lo.s64 %d94,%d19,528;
mov.u64 %d95,z4;
add.s64 %d96,%d95,%d94;
mul.wide.u32 %d97,%r19,16;
add.s64 %d98,%d96,%d97;
ld.shared.v4.u32 {%r85,%r86,%r87,%r88},[%d98];
st.global.v4.u32 [%d93],{%r85,%r86,%r87,%r88};
$20:
add.s32 %r93,%r20,%r6;
setp.ge.u32 %p23,%r93,%r24;
or.pred %p24,%p19,%p23;
@%p24 bra $22;
cvt.u64.u32 %d99,%r20;
add.s64 %d100,%d99,%d18;
mul.lo.s64 %d101,%d100,%d22;
add.s64 %d102,%d21,%d101;
add.s64 %d103,%d2,%d102;
shl.b64 %d104,%d19,4;
add.s64 %d105,%d103,%d104;
mul.lo.s64 %d106,%d19,528;
mov.u64 %d107,z4;
add.s64 %d108,%d107,%d106;
mul.wide.u32 %d109,%r20,16;
add.s64 %d110,%d108,%d109;
ld.shared.v4.u32 {%r94,%r95,%r96,%r97},[%d110];
st.global.v4.u32 [%d105],{%r94,%r95,%r96,%r97};
$22:
add.s32 %r102,%r21,%r6;
setp.ge.u32 %p26,%r102,%r24;
or.pred %p27,%p19,%p26;
@%p27 bra $24;
cvt.u64.u32 %d111,%r21;
add.s64 %d112,%d111,%d18;
mul.lo.s64 %d113,%d112,%d22;
add.s64 %d114,%d21,%d113;
add.s64 %d115,%d2,%d114;
shl.b64 %d116,%d19,4;
add.s64 %d117,%d115,%d116;
mul.lo.s64 %d118,%d19,528;
mov.u64 %d119,z4;
add.s64 %d120,%d119,%d118;
mul.wide.u32 %d121,%r21,16;
add.s64 %d122,%d120,%d121;
ld.shared.v4.u32 {%r103,%r104,%r105,%r106},[%d122];
st.global.v4.u32 [%d117],{%r103,%r104,%r105,%r106};
$24:
add.s32 %r111,%r22,%r6;
setp.ge.u32 %p29,%r111,%r24;
or.pred %p30,%p19,%p29;
@%p30 bra $26;
cvt.u64.u32 %d123,%r22;
add.s64 %d124,%d123,%d18;
mul.lo.s64 %d125,%d124,%d22;
add.s64 %d126,%d21,%d125;
add.s64 %d127,%d2,%d126;
shl.b64 %d128,%d19,4;
add.s64 %d129,%d127,%d128;
mul.lo.s64 %d130,%d19,528;
mov.u64 %d131,z4;
add.s64 %d132,%d131,%d130;
mul.wide.u32 %d133,%r22,16;
add.s64 %d134,%d132,%d133;
ld.shared.v4.u32 {%r112,%r113,%r114,%r115},[%d134];
st.global.v4.u32 [%d129],{%r112,%r113,%r114,%r115};
$26:
ret;
}
`;
