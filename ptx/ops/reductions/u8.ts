// Generated from kernels/ops/reductions/u8.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/reductions/u8.cu`. */
export const REDUCTIONS_U8: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b64 func_retval0) z0(
.param .b64 p0
)
{
.reg .pred %p<4>;
.reg .b32 %r<9>;
.reg .f64 %e<3>;
ld.param.f64 %e1,[p0];
mov.u32 %r1,16;
$1:
.pragma "nounroll";
mov.b64 {%r2,%r3},%e1;
mov.u32 %r4,31;
mov.u32 %r5,-1;
shfl.sync.down.b32 %r6|%p1,%r3,%r1,%r4,%r5;
shfl.sync.down.b32 %r7|%p2,%r2,%r1,%r4,%r5;
mov.b64 %e2,{%r7,%r6};
add.f64 %e1,%e1,%e2;
shr.s32 %r8,%r1,1;
setp.gt.s32 %p3,%r1,1;
mov.u32 %r1,%r8;
@%p3 bra $1;
st.param.f64 [func_retval0+0],%e1;
ret;
}
.visible .entry sum_parts_u8_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .b16 %s<3>;
.reg .b32 %r<105>;
.reg .f64 %e<21>;
.reg .b64 %d<49>;
.shared .align 8 .b8 z1[128];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
ld.param.u32 %r10,[p5];
ld.param.u64 %d3,[p3+16];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r11,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d8,%d1;
mul.wide.s32 %d9,%r11,40;
add.s64 %d10,%d8,%d9;
ld.global.v2.u32 {%r1,%r2},[%d10+32];
ld.global.u64 %d6,[%d10+8];
ld.global.u64 %d11,[%d10];
bra.uni $3;
$2:
cvt.s64.s32 %d12,%r11;
mul.lo.s64 %d13,%d7,%d12;
add.s64 %d11,%d1,%d13;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d14,%d2;
mul.wide.s32 %d15,%r11,40;
add.s64 %d16,%d14,%d15;
ld.global.v2.u32 {%r5,%r12},[%d16+32];
ld.global.u64 %d3,[%d16+16];
ld.global.u64 %d4,[%d16+8];
ld.global.u64 %d17,[%d16];
bra.uni $6;
$5:
cvt.s64.s32 %d18,%r11;
mul.lo.s64 %d19,%d5,%d18;
add.s64 %d17,%d2,%d19;
$6:
mov.u32 %r13,%ctaid.y;
add.s32 %r14,%r13,1;
mul.lo.s32 %r15,%r14,%r10;
min.s32 %r16,%r15,%r2;
mov.u32 %r17,%tid.y;
mad.lo.s32 %r18,%r13,%r10,%r17;
setp.lt.s32 %p3,%r18,%r16;
@%p3 bra $8;
bra.uni $7;
$8:
mov.u64 %d20,0;
mov.u64 %d21,%d20;
$9:
.pragma "nounroll";
cvt.s64.s32 %d22,%r18;
mul.lo.s64 %d23,%d6,%d22;
add.s64 %d24,%d11,%d23;
cvt.u32.u64 %r19,%d24;
neg.s32 %r20,%r19;
mov.u32 %r21,0;
and.b32 %r22,%r20,15;
min.s32 %r23,%r22,%r1;
sub.s32 %r24,%r1,%r23;
shr.s32 %r25,%r24,31;
shr.u32 %r26,%r25,28;
add.s32 %r27,%r24,%r26;
shr.s32 %r28,%r27,4;
mov.u32 %r29,%tid.x;
setp.ge.s32 %p4,%r29,%r28;
mov.u32 %r30,%r21;
@%p4 bra $22;
add.s32 %r31,%r23,1;
cvt.s64.s32 %d25,%r31;
add.s64 %d26,%d23,%d25;
mov.u32 %r32,%tid.x;
mul.wide.s32 %d27,%r32,16;
add.s64 %d28,%d11,%d27;
add.s64 %d29,%d28,%d26;
$11:
.pragma "nounroll";
setp.ge.s32 %p5,%r32,%r28;
mov.u32 %r33,0;
mov.u32 %r34,%r33;
mov.u32 %r35,%r33;
mov.u32 %r36,%r33;
mov.u32 %r37,%r33;
@%p5 bra $13;
add.s64 %d30,%d29,-1;
ld.global.nc.v4.u32 {%r34,%r35,%r36,%r37},[%d30];
$13:
add.s32 %r38,%r32,32;
setp.ge.s32 %p6,%r38,%r28;
mov.u32 %r39,%r33;
mov.u32 %r40,%r33;
mov.u32 %r41,%r33;
@%p6 bra $15;
add.s64 %d31,%d29,511;
ld.global.nc.v4.u32 {%r33,%r39,%r40,%r41},[%d31];
$15:
add.s32 %r42,%r38,32;
setp.ge.s32 %p7,%r42,%r28;
mov.u32 %r43,0;
mov.u32 %r44,%r43;
mov.u32 %r45,%r43;
mov.u32 %r46,%r43;
@%p7 bra $17;
add.s64 %d32,%d29,1023;
ld.global.nc.v4.u32 {%r43,%r44,%r45,%r46},[%d32];
$17:
setp.lt.s32 %p8,%r5,2;
setp.ne.s32 %p9,%r9,2;
and.pred %p10,%p9,%p8;
@%p10 bra $19;
dp4a.u32.u32 %r21,%r34,%r34,%r21;
dp4a.u32.u32 %r21,%r35,%r35,%r21;
dp4a.u32.u32 %r21,%r36,%r36,%r21;
dp4a.u32.u32 %r21,%r37,%r37,%r21;
dp4a.u32.u32 %r21,%r33,%r33,%r21;
dp4a.u32.u32 %r21,%r39,%r39,%r21;
dp4a.u32.u32 %r21,%r40,%r40,%r21;
dp4a.u32.u32 %r21,%r41,%r41,%r21;
dp4a.u32.u32 %r21,%r43,%r43,%r21;
dp4a.u32.u32 %r21,%r44,%r44,%r21;
dp4a.u32.u32 %r21,%r45,%r45,%r21;
dp4a.u32.u32 %r21,%r46,%r46,%r21;
$19:
setp.ne.s32 %p11,%r9,3;
@%p11 bra $21;
and.b32 %r47,%r34,2139062143;
add.s32 %r48,%r47,2139062143;
or.b32 %r49,%r48,%r34;
shr.u32 %r50,%r49,7;
and.b32 %r34,%r50,16843009;
and.b32 %r51,%r35,2139062143;
add.s32 %r52,%r51,2139062143;
or.b32 %r53,%r52,%r35;
shr.u32 %r54,%r53,7;
and.b32 %r35,%r54,16843009;
and.b32 %r55,%r36,2139062143;
add.s32 %r56,%r55,2139062143;
or.b32 %r57,%r56,%r36;
shr.u32 %r58,%r57,7;
and.b32 %r36,%r58,16843009;
and.b32 %r59,%r37,2139062143;
add.s32 %r60,%r59,2139062143;
or.b32 %r61,%r60,%r37;
shr.u32 %r62,%r61,7;
and.b32 %r37,%r62,16843009;
and.b32 %r63,%r33,2139062143;
add.s32 %r64,%r63,2139062143;
or.b32 %r65,%r64,%r33;
shr.u32 %r66,%r65,7;
and.b32 %r33,%r66,16843009;
and.b32 %r67,%r39,2139062143;
add.s32 %r68,%r67,2139062143;
or.b32 %r69,%r68,%r39;
shr.u32 %r70,%r69,7;
and.b32 %r39,%r70,16843009;
and.b32 %r71,%r40,2139062143;
add.s32 %r72,%r71,2139062143;
or.b32 %r73,%r72,%r40;
shr.u32 %r74,%r73,7;
and.b32 %r40,%r74,16843009;
and.b32 %r75,%r41,2139062143;
add.s32 %r76,%r75,2139062143;
or.b32 %r77,%r76,%r41;
shr.u32 %r78,%r77,7;
and.b32 %r41,%r78,16843009;
and.b32 %r79,%r43,2139062143;
add.s32 %r80,%r79,2139062143;
or.b32 %r81,%r80,%r43;
shr.u32 %r82,%r81,7;
and.b32 %r43,%r82,16843009;
and.b32 %r83,%r44,2139062143;
add.s32 %r84,%r83,2139062143;
or.b32 %r85,%r84,%r44;
shr.u32 %r86,%r85,7;
and.b32 %r44,%r86,16843009;
and.b32 %r87,%r45,2139062143;
add.s32 %r88,%r87,2139062143;
or.b32 %r89,%r88,%r45;
shr.u32 %r90,%r89,7;
and.b32 %r45,%r90,16843009;
and.b32 %r91,%r46,2139062143;
add.s32 %r92,%r91,2139062143;
or.b32 %r93,%r92,%r46;
shr.u32 %r94,%r93,7;
and.b32 %r46,%r94,16843009;
$21:
mov.u32 %r95,16843009;
dp4a.u32.u32 %r30,%r34,%r95,%r30;
dp4a.u32.u32 %r30,%r35,%r95,%r30;
dp4a.u32.u32 %r30,%r36,%r95,%r30;
dp4a.u32.u32 %r30,%r37,%r95,%r30;
dp4a.u32.u32 %r30,%r33,%r95,%r30;
dp4a.u32.u32 %r30,%r39,%r95,%r30;
dp4a.u32.u32 %r30,%r40,%r95,%r30;
dp4a.u32.u32 %r30,%r41,%r95,%r30;
dp4a.u32.u32 %r30,%r43,%r95,%r30;
dp4a.u32.u32 %r30,%r44,%r95,%r30;
dp4a.u32.u32 %r30,%r45,%r95,%r30;
dp4a.u32.u32 %r30,%r46,%r95,%r30;
add.s64 %d29,%d29,1536;
add.s32 %r32,%r42,32;
setp.lt.s32 %p12,%r32,%r28;
@%p12 bra $11;
$22:
shl.b32 %r96,%r28,4;
sub.s32 %r97,%r1,%r96;
setp.ge.s32 %p13,%r29,%r97;
@%p13 bra $24;
$23:
.pragma "nounroll";
setp.lt.s32 %p14,%r29,%r23;
selp.b32 %r98,0,%r96,%p14;
add.s32 %r99,%r98,%r29;
cvt.s64.s32 %d33,%r99;
add.s64 %d34,%d24,%d33;
ld.global.nc.u8 %r100,[%d34];
cvt.u16.u32 %s1,%r100;
and.b16 %s2,%s1,255;
and.b32 %r101,%r100,255;
setp.ne.s16 %p15,%s2,0;
selp.u32 %r102,1,0,%p15;
setp.eq.s32 %p16,%r9,3;
selp.b32 %r103,%r102,%r101,%p16;
add.s32 %r30,%r30,%r103;
mad.lo.s32 %r21,%r101,%r101,%r21;
add.s32 %r29,%r29,32;
setp.lt.s32 %p17,%r29,%r97;
@%p17 bra $23;
$24:
cvt.u64.u32 %d35,%r30;
add.s64 %d20,%d20,%d35;
cvt.u64.u32 %d36,%r21;
add.s64 %d21,%d21,%d36;
add.s32 %r18,%r18,8;
setp.lt.s32 %p18,%r18,%r16;
@%p18 bra $9;
bra.uni $25;
$7:
mov.u64 %d21,0;
mov.u64 %d20,%d21;
$25:
setp.eq.s32 %p19,%r9,2;
selp.b64 %d37,%d21,%d20,%p19;
cvt.rn.f64.u64 %e1,%d37;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e1;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e2,[retval0+0];
}
mov.u32 %r104,%tid.x;
setp.ne.s32 %p20,%r104,0;
mul.wide.u32 %d38,%r17,8;
mov.u64 %d39,z1;
add.s64 %d40,%d39,%d38;
@%p20 bra $27;
st.shared.f64 [%d40],%e2;
$27:
setp.lt.s32 %p21,%r5,2;
@%p21 bra $30;
cvt.rn.f64.u64 %e3,%d21;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e3;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e4,[retval0+0];
}
@%p20 bra $30;
st.shared.f64 [%d40+64],%e4;
$30:
bar.sync 0;
setp.ne.s32 %p22,%r17,0;
setp.ge.s32 %p23,%r104,%r5;
or.pred %p24,%p22,%p23;
@%p24 bra $32;
cvt.s64.s32 %d41,%r104;
mul.wide.s32 %d42,%r104,64;
add.s64 %d43,%d39,%d42;
ld.shared.f64 %e5,[%d43];
add.f64 %e6,%e5,0d0000000000000000;
ld.shared.f64 %e7,[%d43+8];
add.f64 %e8,%e6,%e7;
ld.shared.f64 %e9,[%d43+16];
add.f64 %e10,%e8,%e9;
ld.shared.f64 %e11,[%d43+24];
add.f64 %e12,%e10,%e11;
ld.shared.f64 %e13,[%d43+32];
add.f64 %e14,%e12,%e13;
ld.shared.f64 %e15,[%d43+40];
add.f64 %e16,%e14,%e15;
ld.shared.f64 %e17,[%d43+48];
add.f64 %e18,%e16,%e17;
ld.shared.f64 %e19,[%d43+56];
add.f64 %e20,%e18,%e19;
cvt.s64.s32 %d44,%r13;
mul.lo.s64 %d45,%d4,%d44;
mul.lo.s64 %d46,%d3,%d41;
add.s64 %d47,%d45,%d46;
add.s64 %d48,%d17,%d47;
st.f64 [%d48],%e20;
$32:
ret;
}
.visible .entry sum_parts_u8_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u32 p4,
.param .u32 p5
)
.maxntid 256,1,1
{
.reg .pred %p<34>;
.reg .b16 %s<3>;
.reg .b32 %r<179>;
.reg .f64 %e<41>;
.reg .b64 %d<56>;
.shared .align 8 .b8 z2[384];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+32];
ld.param.v2.u32 {%r7,%r8},[p3+40];
ld.param.u32 %r9,[p4];
ld.param.u32 %r10,[p5];
ld.param.u64 %d3,[p3+16];
ld.param.u64 %d4,[p3+8];
ld.param.u64 %d5,[p3];
ld.param.u64 %d6,[p1+8];
ld.param.u64 %d7,[p1];
mov.u32 %r11,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d8,%d1;
mul.wide.s32 %d9,%r11,40;
add.s64 %d10,%d8,%d9;
ld.global.v2.u32 {%r1,%r2},[%d10+32];
ld.global.u64 %d6,[%d10+8];
ld.global.u64 %d11,[%d10];
bra.uni $3;
$2:
cvt.s64.s32 %d12,%r11;
mul.lo.s64 %d13,%d7,%d12;
add.s64 %d11,%d1,%d13;
$3:
setp.eq.s32 %p2,%r8,0;
@%p2 bra $5;
cvta.to.global.u64 %d14,%d2;
mul.wide.s32 %d15,%r11,40;
add.s64 %d16,%d14,%d15;
ld.global.v2.u32 {%r5,%r12},[%d16+32];
ld.global.u64 %d3,[%d16+16];
ld.global.u64 %d4,[%d16+8];
ld.global.u64 %d17,[%d16];
bra.uni $6;
$5:
cvt.s64.s32 %d18,%r11;
mul.lo.s64 %d19,%d5,%d18;
add.s64 %d17,%d2,%d19;
$6:
mov.u32 %r13,%ctaid.y;
add.s32 %r14,%r13,1;
mul.lo.s32 %r15,%r14,%r10;
min.s32 %r16,%r15,%r2;
mov.u32 %r17,%tid.y;
mad.lo.s32 %r18,%r13,%r10,%r17;
setp.lt.s32 %p3,%r18,%r16;
@%p3 bra $8;
bra.uni $7;
$8:
mul.lo.s32 %r19,%r1,3;
mov.u64 %d20,0;
mov.u64 %d21,%d20;
mov.u64 %d22,%d20;
mov.u64 %d23,%d20;
mov.u64 %d24,%d20;
mov.u64 %d25,%d20;
$9:
.pragma "nounroll";
cvt.s64.s32 %d26,%r18;
mul.lo.s64 %d27,%d6,%d26;
add.s64 %d28,%d11,%d27;
cvt.u32.u64 %r20,%d28;
neg.s32 %r21,%r20;
mov.u32 %r22,0;
and.b32 %r23,%r21,15;
min.s32 %r24,%r23,%r19;
sub.s32 %r25,%r19,%r24;
shr.s32 %r26,%r25,31;
shr.u32 %r27,%r26,28;
add.s32 %r28,%r25,%r27;
shr.s32 %r29,%r28,4;
mov.u32 %r30,%tid.x;
setp.ge.s32 %p4,%r30,%r29;
mov.u32 %r31,%r22;
mov.u32 %r32,%r22;
mov.u32 %r33,%r22;
mov.u32 %r34,%r22;
mov.u32 %r35,%r22;
@%p4 bra $22;
add.s32 %r36,%r24,1;
cvt.s64.s32 %d29,%r36;
add.s64 %d30,%d27,%d29;
mov.u32 %r37,%tid.x;
mul.wide.s32 %d31,%r37,16;
add.s64 %d32,%d11,%d31;
add.s64 %d33,%d32,%d30;
$11:
.pragma "nounroll";
setp.ge.s32 %p5,%r37,%r29;
mov.u32 %r38,0;
mov.u32 %r39,%r38;
mov.u32 %r40,%r38;
mov.u32 %r41,%r38;
mov.u32 %r42,%r38;
@%p5 bra $13;
add.s64 %d34,%d33,-1;
ld.global.nc.v4.u32 {%r39,%r40,%r41,%r42},[%d34];
$13:
add.s32 %r43,%r37,32;
setp.ge.s32 %p6,%r43,%r29;
mov.u32 %r44,%r38;
mov.u32 %r45,%r38;
mov.u32 %r46,%r38;
@%p6 bra $15;
add.s64 %d35,%d33,511;
ld.global.nc.v4.u32 {%r38,%r44,%r45,%r46},[%d35];
$15:
add.s32 %r47,%r43,32;
setp.ge.s32 %p7,%r47,%r29;
mov.u32 %r48,0;
mov.u32 %r49,%r48;
mov.u32 %r50,%r48;
mov.u32 %r51,%r48;
@%p7 bra $17;
add.s64 %d36,%d33,1023;
ld.global.nc.v4.u32 {%r48,%r49,%r50,%r51},[%d36];
$17:
setp.lt.s32 %p8,%r5,4;
setp.ne.s32 %p9,%r9,2;
and.pred %p10,%p9,%p8;
@%p10 bra $19;
and.b32 %r52,%r39,-16776961;
dp4a.u32.u32 %r35,%r52,%r39,%r35;
and.b32 %r53,%r39,65280;
dp4a.u32.u32 %r34,%r53,%r39,%r34;
and.b32 %r54,%r39,16711680;
dp4a.u32.u32 %r33,%r54,%r39,%r33;
and.b32 %r55,%r40,16711680;
dp4a.u32.u32 %r35,%r55,%r40,%r35;
and.b32 %r56,%r40,-16776961;
dp4a.u32.u32 %r34,%r56,%r40,%r34;
and.b32 %r57,%r40,65280;
dp4a.u32.u32 %r33,%r57,%r40,%r33;
and.b32 %r58,%r41,65280;
dp4a.u32.u32 %r35,%r58,%r41,%r35;
and.b32 %r59,%r41,16711680;
dp4a.u32.u32 %r34,%r59,%r41,%r34;
and.b32 %r60,%r41,-16776961;
dp4a.u32.u32 %r33,%r60,%r41,%r33;
and.b32 %r61,%r42,-16776961;
dp4a.u32.u32 %r35,%r61,%r42,%r35;
and.b32 %r62,%r42,65280;
dp4a.u32.u32 %r34,%r62,%r42,%r34;
and.b32 %r63,%r42,16711680;
dp4a.u32.u32 %r33,%r63,%r42,%r33;
and.b32 %r64,%r38,65280;
dp4a.u32.u32 %r35,%r64,%r38,%r35;
and.b32 %r65,%r38,16711680;
dp4a.u32.u32 %r34,%r65,%r38,%r34;
and.b32 %r66,%r38,-16776961;
dp4a.u32.u32 %r33,%r66,%r38,%r33;
and.b32 %r67,%r44,-16776961;
dp4a.u32.u32 %r35,%r67,%r44,%r35;
and.b32 %r68,%r44,65280;
dp4a.u32.u32 %r34,%r68,%r44,%r34;
and.b32 %r69,%r44,16711680;
dp4a.u32.u32 %r33,%r69,%r44,%r33;
and.b32 %r70,%r45,16711680;
dp4a.u32.u32 %r35,%r70,%r45,%r35;
and.b32 %r71,%r45,-16776961;
dp4a.u32.u32 %r34,%r71,%r45,%r34;
and.b32 %r72,%r45,65280;
dp4a.u32.u32 %r33,%r72,%r45,%r33;
and.b32 %r73,%r46,65280;
dp4a.u32.u32 %r35,%r73,%r46,%r35;
and.b32 %r74,%r46,16711680;
dp4a.u32.u32 %r34,%r74,%r46,%r34;
and.b32 %r75,%r46,-16776961;
dp4a.u32.u32 %r33,%r75,%r46,%r33;
and.b32 %r76,%r48,16711680;
dp4a.u32.u32 %r35,%r76,%r48,%r35;
and.b32 %r77,%r48,-16776961;
dp4a.u32.u32 %r34,%r77,%r48,%r34;
and.b32 %r78,%r48,65280;
dp4a.u32.u32 %r33,%r78,%r48,%r33;
and.b32 %r79,%r49,65280;
dp4a.u32.u32 %r35,%r79,%r49,%r35;
and.b32 %r80,%r49,16711680;
dp4a.u32.u32 %r34,%r80,%r49,%r34;
and.b32 %r81,%r49,-16776961;
dp4a.u32.u32 %r33,%r81,%r49,%r33;
and.b32 %r82,%r50,-16776961;
dp4a.u32.u32 %r35,%r82,%r50,%r35;
and.b32 %r83,%r50,65280;
dp4a.u32.u32 %r34,%r83,%r50,%r34;
and.b32 %r84,%r50,16711680;
dp4a.u32.u32 %r33,%r84,%r50,%r33;
and.b32 %r85,%r51,16711680;
dp4a.u32.u32 %r35,%r85,%r51,%r35;
and.b32 %r86,%r51,-16776961;
dp4a.u32.u32 %r34,%r86,%r51,%r34;
and.b32 %r87,%r51,65280;
dp4a.u32.u32 %r33,%r87,%r51,%r33;
$19:
setp.ne.s32 %p11,%r9,3;
@%p11 bra $21;
and.b32 %r88,%r39,2139062143;
add.s32 %r89,%r88,2139062143;
or.b32 %r90,%r89,%r39;
shr.u32 %r91,%r90,7;
and.b32 %r39,%r91,16843009;
and.b32 %r92,%r40,2139062143;
add.s32 %r93,%r92,2139062143;
or.b32 %r94,%r93,%r40;
shr.u32 %r95,%r94,7;
and.b32 %r40,%r95,16843009;
and.b32 %r96,%r41,2139062143;
add.s32 %r97,%r96,2139062143;
or.b32 %r98,%r97,%r41;
shr.u32 %r99,%r98,7;
and.b32 %r41,%r99,16843009;
and.b32 %r100,%r42,2139062143;
add.s32 %r101,%r100,2139062143;
or.b32 %r102,%r101,%r42;
shr.u32 %r103,%r102,7;
and.b32 %r42,%r103,16843009;
and.b32 %r104,%r38,2139062143;
add.s32 %r105,%r104,2139062143;
or.b32 %r106,%r105,%r38;
shr.u32 %r107,%r106,7;
and.b32 %r38,%r107,16843009;
and.b32 %r108,%r44,2139062143;
add.s32 %r109,%r108,2139062143;
or.b32 %r110,%r109,%r44;
shr.u32 %r111,%r110,7;
and.b32 %r44,%r111,16843009;
and.b32 %r112,%r45,2139062143;
add.s32 %r113,%r112,2139062143;
or.b32 %r114,%r113,%r45;
shr.u32 %r115,%r114,7;
and.b32 %r45,%r115,16843009;
and.b32 %r116,%r46,2139062143;
add.s32 %r117,%r116,2139062143;
or.b32 %r118,%r117,%r46;
shr.u32 %r119,%r118,7;
and.b32 %r46,%r119,16843009;
and.b32 %r120,%r48,2139062143;
add.s32 %r121,%r120,2139062143;
or.b32 %r122,%r121,%r48;
shr.u32 %r123,%r122,7;
and.b32 %r48,%r123,16843009;
and.b32 %r124,%r49,2139062143;
add.s32 %r125,%r124,2139062143;
or.b32 %r126,%r125,%r49;
shr.u32 %r127,%r126,7;
and.b32 %r49,%r127,16843009;
and.b32 %r128,%r50,2139062143;
add.s32 %r129,%r128,2139062143;
or.b32 %r130,%r129,%r50;
shr.u32 %r131,%r130,7;
and.b32 %r50,%r131,16843009;
and.b32 %r132,%r51,2139062143;
add.s32 %r133,%r132,2139062143;
or.b32 %r134,%r133,%r51;
shr.u32 %r135,%r134,7;
and.b32 %r51,%r135,16843009;
$21:
mov.u32 %r136,16777217;
dp4a.u32.u32 %r32,%r39,%r136,%r32;
mov.u32 %r137,256;
dp4a.u32.u32 %r31,%r39,%r137,%r31;
mov.u32 %r138,65536;
dp4a.u32.u32 %r22,%r39,%r138,%r22;
dp4a.u32.u32 %r32,%r40,%r138,%r32;
dp4a.u32.u32 %r31,%r40,%r136,%r31;
dp4a.u32.u32 %r22,%r40,%r137,%r22;
dp4a.u32.u32 %r32,%r41,%r137,%r32;
dp4a.u32.u32 %r31,%r41,%r138,%r31;
dp4a.u32.u32 %r22,%r41,%r136,%r22;
dp4a.u32.u32 %r32,%r42,%r136,%r32;
dp4a.u32.u32 %r31,%r42,%r137,%r31;
dp4a.u32.u32 %r22,%r42,%r138,%r22;
dp4a.u32.u32 %r32,%r38,%r137,%r32;
dp4a.u32.u32 %r31,%r38,%r138,%r31;
dp4a.u32.u32 %r22,%r38,%r136,%r22;
dp4a.u32.u32 %r32,%r44,%r136,%r32;
dp4a.u32.u32 %r31,%r44,%r137,%r31;
dp4a.u32.u32 %r22,%r44,%r138,%r22;
dp4a.u32.u32 %r32,%r45,%r138,%r32;
dp4a.u32.u32 %r31,%r45,%r136,%r31;
dp4a.u32.u32 %r22,%r45,%r137,%r22;
dp4a.u32.u32 %r32,%r46,%r137,%r32;
dp4a.u32.u32 %r31,%r46,%r138,%r31;
dp4a.u32.u32 %r22,%r46,%r136,%r22;
dp4a.u32.u32 %r32,%r48,%r138,%r32;
dp4a.u32.u32 %r31,%r48,%r136,%r31;
dp4a.u32.u32 %r22,%r48,%r137,%r22;
dp4a.u32.u32 %r32,%r49,%r137,%r32;
dp4a.u32.u32 %r31,%r49,%r138,%r31;
dp4a.u32.u32 %r22,%r49,%r136,%r22;
dp4a.u32.u32 %r32,%r50,%r136,%r32;
dp4a.u32.u32 %r31,%r50,%r137,%r31;
dp4a.u32.u32 %r22,%r50,%r138,%r22;
dp4a.u32.u32 %r32,%r51,%r138,%r32;
dp4a.u32.u32 %r31,%r51,%r136,%r31;
dp4a.u32.u32 %r22,%r51,%r137,%r22;
add.s64 %d33,%d33,1536;
add.s32 %r37,%r47,32;
setp.lt.s32 %p12,%r37,%r29;
@%p12 bra $11;
$22:
shl.b32 %r139,%r30,4;
add.s32 %r140,%r24,%r139;
mul.hi.s32 %r141,%r140,1431655766;
shr.u32 %r142,%r141,31;
add.s32 %r143,%r141,%r142;
mul.lo.s32 %r144,%r143,3;
sub.s32 %r145,%r140,%r144;
setp.eq.s32 %p13,%r145,0;
setp.eq.s32 %p14,%r145,1;
selp.b32 %r146,%r22,%r31,%p14;
selp.b32 %r147,%r32,%r146,%p13;
selp.b32 %r148,%r32,%r22,%p14;
selp.b32 %r149,%r31,%r148,%p13;
selp.b32 %r150,%r31,%r32,%p14;
selp.b32 %r151,%r22,%r150,%p13;
selp.b32 %r152,%r33,%r34,%p14;
selp.b32 %r153,%r35,%r152,%p13;
selp.b32 %r154,%r35,%r33,%p14;
selp.b32 %r155,%r34,%r154,%p13;
selp.b32 %r156,%r34,%r35,%p14;
selp.b32 %r157,%r33,%r156,%p13;
shl.b32 %r158,%r29,4;
sub.s32 %r159,%r19,%r158;
setp.ge.s32 %p15,%r30,%r159;
@%p15 bra $24;
$23:
.pragma "nounroll";
setp.lt.s32 %p16,%r30,%r24;
selp.b32 %r160,0,%r158,%p16;
add.s32 %r161,%r160,%r30;
cvt.s64.s32 %d37,%r161;
add.s64 %d38,%d28,%d37;
ld.global.nc.u8 %r162,[%d38];
cvt.u16.u32 %s1,%r162;
and.b16 %s2,%s1,255;
and.b32 %r163,%r162,255;
setp.ne.s16 %p17,%s2,0;
selp.u32 %r164,1,0,%p17;
setp.eq.s32 %p18,%r9,3;
selp.b32 %r165,%r164,%r163,%p18;
mul.hi.s32 %r166,%r161,1431655766;
shr.u32 %r167,%r166,31;
add.s32 %r168,%r166,%r167;
mul.lo.s32 %r169,%r168,3;
sub.s32 %r170,%r161,%r169;
mul.lo.s32 %r171,%r163,%r163;
setp.eq.s32 %p19,%r170,0;
selp.b32 %r172,%r165,0,%p19;
add.s32 %r147,%r147,%r172;
selp.b32 %r173,%r171,0,%p19;
add.s32 %r153,%r153,%r173;
setp.eq.s32 %p20,%r170,1;
selp.b32 %r174,%r165,0,%p20;
add.s32 %r149,%r149,%r174;
selp.b32 %r175,%r171,0,%p20;
add.s32 %r155,%r155,%r175;
setp.eq.s32 %p21,%r170,2;
selp.b32 %r176,%r165,0,%p21;
add.s32 %r151,%r151,%r176;
selp.b32 %r177,%r171,0,%p21;
add.s32 %r157,%r157,%r177;
add.s32 %r30,%r30,32;
setp.lt.s32 %p22,%r30,%r159;
@%p22 bra $23;
$24:
cvt.u64.u32 %d39,%r147;
add.s64 %d25,%d25,%d39;
cvt.u64.u32 %d40,%r153;
add.s64 %d22,%d22,%d40;
cvt.u64.u32 %d41,%r149;
add.s64 %d24,%d24,%d41;
cvt.u64.u32 %d42,%r155;
add.s64 %d21,%d21,%d42;
cvt.u64.u32 %d43,%r151;
add.s64 %d23,%d23,%d43;
cvt.u64.u32 %d44,%r157;
add.s64 %d20,%d20,%d44;
add.s32 %r18,%r18,8;
setp.lt.s32 %p23,%r18,%r16;
@%p23 bra $9;
cvt.rn.f64.u64 %e1,%d25;
cvt.rn.f64.u64 %e2,%d24;
cvt.rn.f64.u64 %e3,%d23;
cvt.rn.f64.u64 %e4,%d22;
cvt.rn.f64.u64 %e5,%d21;
cvt.rn.f64.u64 %e6,%d20;
bra.uni $26;
$7:
mov.f64 %e6,0d0000000000000000;
mov.f64 %e5,%e6;
mov.f64 %e4,%e6;
mov.f64 %e3,%e6;
mov.f64 %e2,%e6;
mov.f64 %e1,%e6;
$26:
mov.u32 %r178,%tid.x;
mul.wide.u32 %d45,%r17,8;
mov.u64 %d46,z2;
add.s64 %d47,%d46,%d45;
setp.eq.s32 %p24,%r9,2;
@%p24 bra $46;
bra.uni $27;
$46:
setp.gt.s32 %p25,%r5,3;
@%p25 bra $53;
bra.uni $47;
$53:
setp.ne.s32 %p26,%r178,0;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e4;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e7,[retval0+0];
}
@%p26 bra $55;
st.shared.f64 [%d47],%e7;
$55:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e4;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e8,[retval0+0];
}
@%p26 bra $57;
st.shared.f64 [%d47+192],%e8;
$57:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e5;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e9,[retval0+0];
}
@%p26 bra $59;
st.shared.f64 [%d47+64],%e9;
$59:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e5;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e10,[retval0+0];
}
@%p26 bra $61;
st.shared.f64 [%d47+256],%e10;
$61:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e6;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e11,[retval0+0];
}
@%p26 bra $63;
st.shared.f64 [%d47+128],%e11;
$63:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e6;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e12,[retval0+0];
}
@%p26 bra $65;
st.shared.f64 [%d47+320],%e12;
bra.uni $65;
$27:
setp.gt.s32 %p27,%r5,3;
@%p27 bra $34;
bra.uni $28;
$34:
setp.ne.s32 %p28,%r178,0;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e1;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e13,[retval0+0];
}
@%p28 bra $36;
st.shared.f64 [%d47],%e13;
$36:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e4;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e14,[retval0+0];
}
@%p28 bra $38;
st.shared.f64 [%d47+192],%e14;
$38:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e2;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e15,[retval0+0];
}
@%p28 bra $40;
st.shared.f64 [%d47+64],%e15;
$40:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e5;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e16,[retval0+0];
}
@%p28 bra $42;
st.shared.f64 [%d47+256],%e16;
$42:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e3;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e17,[retval0+0];
}
@%p28 bra $44;
st.shared.f64 [%d47+128],%e17;
$44:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e6;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e18,[retval0+0];
}
@%p28 bra $65;
st.shared.f64 [%d47+320],%e18;
bra.uni $65;
$47:
setp.ne.s32 %p29,%r178,0;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e4;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e19,[retval0+0];
}
@%p29 bra $49;
st.shared.f64 [%d47],%e19;
$49:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e5;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e20,[retval0+0];
}
@%p29 bra $51;
st.shared.f64 [%d47+64],%e20;
$51:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e6;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e21,[retval0+0];
}
@%p29 bra $65;
st.shared.f64 [%d47+128],%e21;
bra.uni $65;
$28:
setp.ne.s32 %p30,%r178,0;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e1;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e22,[retval0+0];
}
@%p30 bra $30;
st.shared.f64 [%d47],%e22;
$30:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e2;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e23,[retval0+0];
}
@%p30 bra $32;
st.shared.f64 [%d47+64],%e23;
$32:
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.f64 [q0+0],%e3;
.param .b64 retval0;
call.uni (retval0),
z0,
(
q0
);
ld.param.f64 %e24,[retval0+0];
}
@%p30 bra $65;
st.shared.f64 [%d47+128],%e24;
$65:
bar.sync 0;
setp.ne.s32 %p31,%r17,0;
setp.ge.s32 %p32,%r178,%r5;
or.pred %p33,%p31,%p32;
@%p33 bra $67;
cvt.s64.s32 %d48,%r178;
mul.wide.s32 %d49,%r178,64;
add.s64 %d50,%d46,%d49;
ld.shared.f64 %e25,[%d50];
add.f64 %e26,%e25,0d0000000000000000;
ld.shared.f64 %e27,[%d50+8];
add.f64 %e28,%e26,%e27;
ld.shared.f64 %e29,[%d50+16];
add.f64 %e30,%e28,%e29;
ld.shared.f64 %e31,[%d50+24];
add.f64 %e32,%e30,%e31;
ld.shared.f64 %e33,[%d50+32];
add.f64 %e34,%e32,%e33;
ld.shared.f64 %e35,[%d50+40];
add.f64 %e36,%e34,%e35;
ld.shared.f64 %e37,[%d50+48];
add.f64 %e38,%e36,%e37;
ld.shared.f64 %e39,[%d50+56];
add.f64 %e40,%e38,%e39;
cvt.s64.s32 %d51,%r13;
mul.lo.s64 %d52,%d4,%d51;
mul.lo.s64 %d53,%d3,%d48;
add.s64 %d54,%d52,%d53;
add.s64 %d55,%d17,%d54;
st.f64 [%d55],%e40;
$67:
ret;
}
`;
