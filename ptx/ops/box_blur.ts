// Generated from kernels/ops/box_blur.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/box_blur.cu`. */
export const BOX_BLUR: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0(
.param .b32 p0,
.param .b32 p1
)
{
.reg .pred %p<3>;
.reg .b32 %r<12>;
ld.param.u32 %r1,[p0];
ld.param.u32 %r2,[p1];
setp.eq.s32 %p1,%r2,1;
@%p1 bra $2;
bra.uni $1;
$2:
mov.u32 %r3,0;
st.param.b32 [func_retval0+0],%r3;
ret;
$1:
shl.b32 %r4,%r2,1;
add.s32 %r5,%r4,-2;
rem.s32 %r6,%r1,%r5;
shr.s32 %r7,%r6,31;
and.b32 %r8,%r7,%r5;
add.s32 %r9,%r8,%r6;
setp.lt.s32 %p2,%r9,%r2;
sub.s32 %r10,%r5,%r9;
selp.b32 %r11,%r9,%r10,%p2;
st.param.b32 [func_retval0+0],%r11;
ret;
}
.visible .entry box_blur(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3072],
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
{
.reg .pred %p<35>;
.reg .b16 %s<10>;
.reg .f32 %f<8>;
.reg .b32 %r<73>;
.reg .b64 %d<64>;
.shared .align 4 .b8 z1[17152];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
mov.b64 %d3,p4;
ld.param.u32 %r7,[p5];
ld.param.u32 %r8,[p6];
ld.param.u32 %d4,[p3];
ld.param.u32 %d5,[p3+4];
bfi.b64 %d6,%d5,%d4,32,32;
ld.param.u64 %d7,[p3+24];
ld.param.u64 %d8,[p3+16];
ld.param.u64 %d9,[p3+8];
ld.param.u64 %d10,[p1+24];
ld.param.u64 %d11,[p1+16];
ld.param.u64 %d12,[p1+8];
ld.param.u64 %d13,[p1];
mov.u64 %d14,%d3;
mov.u32 %r9,%ctaid.z;
cvt.u64.u32 %d15,%r9;
mul.wide.u32 %d16,%r9,24;
add.s64 %d17,%d14,%d16;
add.s64 %d18,%d17,4;
mov.u32 %r10,%ctaid.x;
shl.b32 %r11,%r10,5;
ld.param.u32 %r12,[%d17+4];
add.s32 %r13,%r12,%r11;
mov.u32 %r14,%ctaid.y;
shl.b32 %r15,%r14,3;
ld.param.u32 %r16,[%d17+8];
add.s32 %r17,%r16,%r15;
ld.param.u32 %r18,[%d17+12];
setp.ge.s32 %p1,%r13,%r18;
@%p1 bra $55;
ld.param.u32 %r19,[%d18+12];
setp.ge.s32 %p2,%r17,%r19;
@%p2 bra $55;
ld.param.u32 %r20,[%d18+16];
ld.param.s32 %d19,[%d18+-4];
setp.eq.s32 %p3,%r4,0;
@%p3 bra $4;
cvta.to.global.u64 %d20,%d1;
mul.lo.s64 %d21,%d19,40;
add.s64 %d22,%d20,%d21;
ld.global.v2.u32 {%r1,%r2},[%d22+32];
ld.global.u64 %d10,[%d22+24];
ld.global.u64 %d11,[%d22+16];
ld.global.u64 %d12,[%d22+8];
ld.global.u64 %d23,[%d22];
bra.uni $5;
$4:
mul.lo.s64 %d24,%d13,%d19;
add.s64 %d23,%d1,%d24;
$5:
ld.param.s32 %d25,[%d18+-4];
setp.eq.s32 %p4,%r6,0;
@%p4 bra $7;
cvta.to.global.u64 %d26,%d2;
mul.lo.s64 %d27,%d25,40;
add.s64 %d28,%d26,%d27;
ld.global.u64 %d7,[%d28+24];
ld.global.u64 %d8,[%d28+16];
ld.global.u64 %d9,[%d28+8];
ld.global.u64 %d29,[%d28];
bra.uni $8;
$7:
mul.lo.s64 %d30,%d6,%d25;
add.s64 %d29,%d2,%d30;
$8:
mov.u32 %r21,%tid.x;
add.s32 %r22,%r13,%r21;
mov.u32 %r23,%tid.y;
add.s32 %r24,%r17,%r23;
ld.param.u32 %r25,[%d18+8];
setp.ge.s32 %p5,%r22,%r25;
mov.u16 %s1,0;
mov.u16 %s2,%s1;
@%p5 bra $18;
ld.param.u32 %r26,[%d18+12];
setp.ge.s32 %p6,%r24,%r26;
@%p6 bra $18;
cvt.u32.u64 %r27,%d15;
add.s32 %r28,%r27,1;
setp.ge.s32 %p7,%r28,%r7;
mov.u16 %s3,1;
mov.u16 %s2,%s3;
@%p7 bra $18;
mul.wide.s32 %d31,%r27,24;
add.s64 %d32,%d14,%d31;
ld.param.u32 %r29,[%d32];
$12:
cvt.s64.s32 %d33,%r28;
mul.wide.s32 %d34,%r28,24;
add.s64 %d35,%d14,%d34;
ld.param.u32 %r30,[%d35];
setp.ne.s32 %p8,%r30,%r29;
mov.u16 %s2,%s3;
@%p8 bra $18;
ld.param.u32 %r31,[%d35+12];
setp.le.s32 %p9,%r31,%r22;
@%p9 bra $17;
ld.param.u32 %r32,[%d35+4];
setp.gt.s32 %p10,%r32,%r22;
@%p10 bra $17;
ld.param.u32 %r33,[%d35+16];
setp.le.s32 %p11,%r33,%r24;
@%p11 bra $17;
ld.param.u32 %r34,[%d35+8];
setp.le.s32 %p12,%r34,%r24;
mov.u16 %s2,%s1;
@%p12 bra $18;
$17:
cvt.u32.u64 %r35,%d33;
add.s32 %r28,%r35,1;
setp.lt.s32 %p13,%r28,%r7;
mov.u16 %s2,%s3;
@%p13 bra $12;
$18:
setp.lt.s32 %p14,%r3,1;
@%p14 bra $55;
shr.u32 %r36,%r20,31;
add.s32 %r37,%r20,%r36;
shr.s32 %r38,%r37,1;
ld.param.u32 %r39,[%d18+16];
sub.s32 %r40,%r17,%r38;
sub.s32 %r41,%r22,%r38;
add.s32 %r42,%r38,%r22;
cvt.s64.s32 %d36,%r24;
mul.lo.s64 %d37,%d9,%d36;
cvt.s64.s32 %d38,%r22;
mul.lo.s64 %d39,%d8,%d38;
add.s64 %d40,%d37,%d39;
add.s32 %r43,%r21,%r12;
add.s32 %r44,%r43,%r11;
add.s32 %r45,%r44,-1;
sub.s32 %r46,%r45,%r38;
mul.lo.s32 %r47,%r39,%r39;
cvt.rn.f32.s32 %f1,%r47;
rcp.rn.f32 %f2,%f1;
mov.u32 %r48,0;
mov.u64 %d41,z1;
$20:
.pragma "nounroll";
ld.param.u32 %r49,[%d17+20];
add.s32 %r50,%r49,7;
setp.ge.s32 %p15,%r23,%r50;
@%p15 bra $40;
mov.u32 %r51,%tid.y;
$22:
.pragma "nounroll";
add.s32 %r52,%r40,%r51;
setp.lt.u32 %p16,%r52,%r2;
@%p16 bra $24;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r52;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1
);
ld.param.b32 %r52,[retval0+0];
}
$24:
setp.gt.s32 %p17,%r41,%r42;
mov.f32 %f3,0f00000000;
@%p17 bra $39;
cvt.s64.s32 %d42,%r52;
mul.lo.s64 %d43,%d12,%d42;
cvt.s64.s32 %d44,%r48;
mul.lo.s64 %d45,%d10,%d44;
add.s64 %d46,%d43,%d45;
mov.u32 %r53,%r46;
$26:
.pragma "nounroll";
mov.u32 %r54,%r53;
add.s32 %r53,%r54,1;
setp.lt.u32 %p18,%r53,%r1;
mov.u32 %r55,%r53;
@%p18 bra $28;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r56,%r54,1;
st.param.b32 [q0+0],%r56;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1
);
ld.param.b32 %r55,[retval0+0];
}
$28:
cvt.s64.s32 %d47,%r55;
mul.lo.s64 %d48,%d11,%d47;
add.s64 %d49,%d46,%d48;
add.s64 %d50,%d23,%d49;
setp.gt.s32 %p19,%r8,1;
@%p19 bra $32;
setp.eq.s32 %p20,%r8,0;
@%p20 bra $36;
setp.eq.s32 %p21,%r8,1;
@%p21 bra $31;
bra.uni $37;
$31:
ld.global.nc.u16 %s4,[%d50];
cvt.rn.f32.u16 %f4,%s4;
bra.uni $38;
$32:
setp.eq.s32 %p22,%r8,2;
@%p22 bra $35;
setp.ne.s32 %p23,%r8,3;
@%p23 bra $37;
ld.global.nc.u16 %s5,[%d50];
cvt.f32.f16 %f4,%s5;
bra.uni $38;
$37:
ld.global.nc.f32 %f4,[%d50];
bra.uni $38;
$36:
ld.global.nc.u8 %r57,[%d50];
cvt.u16.u32 %s6,%r57;
and.b16 %s7,%s6,255;
cvt.rn.f32.u16 %f4,%s7;
bra.uni $38;
$35:
ld.global.nc.s16 %s8,[%d50];
cvt.rn.f32.s16 %f4,%s8;
$38:
add.f32 %f3,%f3,%f4;
setp.lt.s32 %p24,%r53,%r42;
@%p24 bra $26;
$39:
mul.wide.s32 %d51,%r51,128;
add.s64 %d52,%d41,%d51;
mul.wide.u32 %d53,%r21,4;
add.s64 %d54,%d52,%d53;
st.shared.f32 [%d54],%f3;
add.s32 %r58,%r51,8;
add.s32 %r59,%r51,1;
ld.param.u32 %r60,[%d17+20];
setp.lt.s32 %p25,%r59,%r60;
mov.u32 %r51,%r58;
@%p25 bra $22;
$40:
setp.eq.s16 %p26,%s2,0;
bar.sync 0;
@%p26 bra $54;
ld.param.u32 %r61,[%d17+20];
add.s32 %r62,%r61,%r23;
setp.ge.u32 %p27,%r23,%r62;
mov.f32 %f5,0f00000000;
@%p27 bra $44;
cvt.u64.u32 %d55,%r21;
mov.u32 %r63,%r23;
$43:
.pragma "nounroll";
mul.wide.s32 %d56,%r63,128;
add.s64 %d57,%d41,%d56;
shl.b64 %d58,%d55,2;
add.s64 %d59,%d57,%d58;
ld.shared.f32 %f6,[%d59];
add.f32 %f5,%f5,%f6;
add.s32 %r63,%r63,1;
setp.lt.u32 %p28,%r63,%r62;
@%p28 bra $43;
$44:
cvt.s64.s32 %d60,%r48;
mul.lo.s64 %d61,%d7,%d60;
add.s64 %d62,%d40,%d61;
add.s64 %d63,%d29,%d62;
mul.f32 %f7,%f2,%f5;
setp.gt.s32 %p29,%r8,1;
@%p29 bra $48;
setp.eq.s32 %p30,%r8,0;
@%p30 bra $52;
setp.eq.s32 %p31,%r8,1;
@%p31 bra $47;
bra.uni $53;
$47:
cvt.rni.s32.f32 %r64,%f7;
max.s32 %r65,%r64,0;
min.s32 %r66,%r65,65535;
st.u16 [%d63],%r66;
bra.uni $54;
$48:
setp.eq.s32 %p32,%r8,2;
@%p32 bra $51;
setp.ne.s32 %p33,%r8,3;
@%p33 bra $53;
cvt.rn.f16.f32 %s9,%f7;
st.u16 [%d63],%s9;
bra.uni $54;
$53:
st.f32 [%d63],%f7;
bra.uni $54;
$52:
cvt.rni.s32.f32 %r67,%f7;
max.s32 %r68,%r67,0;
min.s32 %r69,%r68,255;
st.u8 [%d63],%r69;
bra.uni $54;
$51:
cvt.rni.s32.f32 %r70,%f7;
max.s32 %r71,%r70,-32768;
min.s32 %r72,%r71,32767;
st.u16 [%d63],%r72;
$54:
bar.sync 0;
add.s32 %r48,%r48,1;
setp.lt.s32 %p34,%r48,%r3;
@%p34 bra $20;
$55:
ret;
}
.func (.param .b32 func_retval0) z2(
.param .b64 p0,
.param .b64 p1,
.param .b32 p2,
.param .b32 p3,
.param .b32 p4,
.param .b32 p5,
.param .b32 p6
)
{
.reg .pred %p<7>;
.reg .b32 %r<27>;
.reg .b64 %d<18>;
ld.param.u64 %d1,[p0];
ld.param.u64 %d2,[p1];
ld.param.u32 %r1,[p2];
ld.param.u32 %r2,[p3];
ld.param.u32 %r3,[p4];
ld.param.u32 %r4,[p5];
ld.param.u32 %r5,[p6];
setp.lt.u32 %p1,%r5,%r2;
@%p1 bra $2;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r5;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1
);
ld.param.b32 %r5,[retval0+0];
}
$2:
cvt.s64.s32 %d3,%r5;
mul.lo.s64 %d4,%d3,%d2;
mul.lo.s32 %r6,%r3,%r1;
add.s32 %r7,%r4,8;
setp.le.s32 %p2,%r7,%r6;
setp.gt.s32 %p3,%r4,3;
and.pred %p4,%p3,%p2;
@%p4 bra $7;
bra.uni $3;
$7:
cvt.s64.s32 %d5,%r4;
add.s64 %d6,%d4,%d5;
add.s64 %d7,%d1,%d6;
cvt.u32.u64 %r8,%d7;
and.b32 %r9,%r8,3;
and.b64 %d8,%d7,3;
sub.s64 %d9,%d6,%d8;
add.s64 %d10,%d1,%d9;
add.s32 %r10,%r9,3;
ld.global.nc.u32 %r11,[%d10];
and.b32 %r12,%r10,4;
cvt.u64.u32 %d11,%r12;
add.s64 %d12,%d10,%d11;
ld.global.nc.u32 %r13,[%d12];
mad.lo.s32 %r14,%r9,4369,12816;
and.b32 %r15,%r14,30583;
prmt.b32 %r16,%r11,%r13,%r15;
bra.uni $8;
$3:
mad.lo.s32 %r17,%r3,127,%r4;
mov.u32 %r18,0;
mov.u32 %r16,%r18;
$4:
.pragma "nounroll";
div.u32 %r19,%r17,%r3;
add.s32 %r20,%r19,-127;
setp.lt.u32 %p5,%r20,%r1;
@%p5 bra $6;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r21,%r19,-127;
st.param.b32 [q0+0],%r21;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1
);
ld.param.b32 %r20,[retval0+0];
}
$6:
mul.lo.s32 %r22,%r20,%r3;
cvt.s64.s32 %d13,%r22;
add.s64 %d14,%d4,%d13;
rem.u32 %r23,%r17,%r3;
cvt.u64.u32 %d15,%r23;
add.s64 %d16,%d14,%d15;
add.s64 %d17,%d1,%d16;
ld.global.nc.u8 %r24,[%d17];
and.b32 %r25,%r24,255;
shl.b32 %r26,%r25,%r18;
or.b32 %r16,%r26,%r16;
add.s32 %r17,%r17,1;
add.s32 %r18,%r18,8;
setp.eq.s32 %p6,%r18,32;
@%p6 bra $8;
bra.uni $4;
$8:
st.param.b32 [func_retval0+0],%r16;
ret;
}
.visible .entry box_blur_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .align 4 .b8 p4[3072],
.param .u32 p5,
.param .u32 p6
)
.maxntid 256,1,1
.minnctapersm 4
{
.reg .pred %p<112>;
.reg .b16 %s<6>;
.reg .f32 %f<47>;
.reg .b32 %r<349>;
.reg .b64 %d<154>;
.shared .align 8 .b8 z3[8192];
.shared .align 4 .b8 z4[4096];
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
mov.b64 %d3,p4;
ld.param.u32 %r7,[p5];
ld.param.u32 %r8,[p6];
ld.param.u32 %d4,[p3];
ld.param.u32 %d5,[p3+4];
bfi.b64 %d6,%d5,%d4,32,32;
ld.param.u64 %d7,[p3+8];
ld.param.u64 %d8,[p1+8];
ld.param.u64 %d9,[p1];
mov.u64 %d10,%d3;
mov.u32 %r9,%ctaid.z;
cvt.u64.u32 %d11,%r9;
mul.wide.u32 %d12,%r9,24;
add.s64 %d13,%d10,%d12;
add.s64 %d14,%d13,20;
ld.param.u32 %r10,[%d13+20];
shr.u32 %r11,%r10,31;
add.s32 %r12,%r10,%r11;
shr.s32 %r13,%r12,1;
neg.s32 %r14,%r13;
cvt.rn.f32.s32 %f1,%r3;
mov.f32 %f2,0f447EA000;
div.approx.f32 %f3,%f2,%f1;
cvt.rzi.s32.f32 %r15,%f3;
add.s32 %r16,%r10,-1;
sub.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.x;
ld.param.u32 %r19,[%d13+4];
mad.lo.s32 %r20,%r17,%r18,%r19;
ld.param.u32 %r21,[%d13+12];
setp.ge.s32 %p1,%r20,%r21;
@%p1 bra $111;
ld.param.s32 %d15,[%d14+-20];
setp.eq.s32 %p2,%r4,0;
@%p2 bra $3;
cvta.to.global.u64 %d16,%d1;
mul.lo.s64 %d17,%d15,40;
add.s64 %d18,%d16,%d17;
ld.global.v2.u32 {%r1,%r2},[%d18+32];
ld.global.u64 %d8,[%d18+8];
ld.global.u64 %d19,[%d18];
bra.uni $4;
$3:
mul.lo.s64 %d20,%d9,%d15;
add.s64 %d19,%d1,%d20;
$4:
ld.param.s32 %d21,[%d14+-20];
setp.eq.s32 %p3,%r6,0;
@%p3 bra $6;
cvta.to.global.u64 %d22,%d2;
mul.lo.s64 %d23,%d21,40;
add.s64 %d24,%d22,%d23;
ld.global.u64 %d7,[%d24+8];
ld.global.u64 %d25,[%d24];
bra.uni $7;
$6:
mul.lo.s64 %d26,%d6,%d21;
add.s64 %d25,%d2,%d26;
$7:
ld.param.u32 %r22,[%d14+-8];
sub.s32 %r23,%r22,%r20;
min.s32 %r24,%r17,%r23;
mul.lo.s32 %r25,%r24,%r3;
sub.s32 %r26,%r20,%r13;
mul.lo.s32 %r27,%r26,%r3;
and.b64 %d27,%d8,3;
setp.eq.s64 %p4,%d27,0;
cvt.u64.u32 %d28,%r27;
add.s64 %d29,%d19,%d28;
cvt.u32.u64 %r28,%d29;
and.b32 %r29,%r28,3;
selp.b32 %r30,%r29,0,%p4;
mad.lo.s32 %r31,%r16,%r3,%r30;
add.s32 %r32,%r31,%r25;
add.s32 %r33,%r32,3;
shr.s32 %r34,%r33,31;
shr.u32 %r35,%r34,30;
add.s32 %r36,%r33,%r35;
shr.s32 %r37,%r36,2;
add.s32 %r38,%r25,6;
shr.s32 %r39,%r38,31;
shr.u32 %r40,%r39,30;
add.s32 %r41,%r38,%r40;
shr.s32 %r42,%r41,2;
max.s32 %r43,%r37,%r42;
cvt.rn.f32.s32 %f4,%r43;
mov.f32 %f5,0f43804000;
div.approx.f32 %f6,%f5,%f4;
cvt.rzi.s32.f32 %r44,%f6;
mov.f32 %f7,0f42810000;
div.approx.f32 %f8,%f7,%f1;
cvt.rzi.s32.f32 %r45,%f8;
min.s32 %r46,%r44,%r45;
mov.u32 %r47,%ctaid.y;
mul.lo.s32 %r48,%r47,%r8;
ld.param.u32 %r49,[%d14+-12];
mad.lo.s32 %r50,%r48,%r46,%r49;
mul.lo.s32 %r51,%r46,%r8;
ld.param.u32 %r52,[%d14+-4];
sub.s32 %r53,%r52,%r50;
min.s32 %r54,%r51,%r53;
setp.lt.s32 %p5,%r54,1;
@%p5 bra $111;
cvt.u32.u64 %r55,%d11;
add.s32 %r56,%r55,1;
setp.ge.s32 %p6,%r56,%r7;
mov.u16 %s1,0;
mov.u16 %s2,%s1;
@%p6 bra $16;
mul.wide.s32 %d30,%r55,24;
add.s64 %d31,%d10,%d30;
ld.param.u32 %r57,[%d31];
add.s32 %r58,%r54,%r50;
add.s32 %r59,%r24,%r20;
$10:
cvt.s64.s32 %d32,%r56;
mul.wide.s32 %d33,%r56,24;
add.s64 %d34,%d10,%d33;
ld.param.u32 %r60,[%d34];
setp.ne.s32 %p7,%r60,%r57;
mov.u16 %s2,%s1;
@%p7 bra $16;
ld.param.u32 %r61,[%d34+12];
setp.le.s32 %p8,%r61,%r20;
@%p8 bra $15;
ld.param.u32 %r62,[%d34+4];
setp.ge.s32 %p9,%r62,%r59;
@%p9 bra $15;
ld.param.u32 %r63,[%d34+16];
setp.le.s32 %p10,%r63,%r50;
@%p10 bra $15;
ld.param.u32 %r64,[%d34+8];
setp.lt.s32 %p11,%r64,%r58;
mov.u16 %s2,1;
@%p11 bra $16;
$15:
cvt.u32.u64 %r65,%d32;
add.s32 %r56,%r65,1;
setp.lt.s32 %p12,%r56,%r7;
mov.u16 %s2,%s1;
@%p12 bra $10;
$16:
cvt.s64.s32 %d35,%r50;
mul.lo.s64 %d36,%d7,%d35;
mul.lo.s32 %r66,%r20,%r3;
cvt.s64.s32 %d37,%r66;
add.s64 %d38,%d36,%d37;
mov.u32 %r67,%tid.y;
shl.b32 %r68,%r67,5;
mov.u32 %r69,%tid.x;
add.s32 %r70,%r68,%r69;
cvt.rn.f32.s32 %f9,%r70;
add.f32 %f10,%f9,0f3F000000;
div.approx.f32 %f11,%f10,%f4;
cvt.rzi.s32.f32 %r71,%f11;
mul.lo.s32 %r72,%r71,%r43;
sub.s32 %r73,%r70,%r72;
mul.lo.s32 %r74,%r71,%r8;
setp.lt.s32 %p13,%r71,%r46;
add.s32 %r75,%r74,%r8;
min.s32 %r76,%r75,%r54;
selp.b32 %r77,%r76,0,%p13;
setp.lt.s32 %p14,%r73,%r37;
selp.b32 %r78,%r77,0,%p14;
shl.b32 %r79,%r73,2;
sub.s32 %r80,%r27,%r30;
add.s32 %r81,%r79,%r80;
setp.gt.s32 %p15,%r81,-1;
and.pred %p16,%p4,%p15;
@%p16 bra $18;
bra.uni $17;
$18:
add.s32 %r82,%r81,4;
mul.lo.s32 %r83,%r1,%r3;
setp.gt.s32 %p17,%r82,%r83;
add.s32 %r84,%r74,%r50;
setp.lt.s32 %p18,%r84,%r13;
mov.u16 %s3,0;
or.pred %p19,%p18,%p17;
@%p19 bra $20;
add.s32 %r85,%r50,%r13;
add.s32 %r86,%r85,%r78;
setp.le.s32 %p20,%r86,%r2;
selp.u16 %s3,1,0,%p20;
bra.uni $20;
$17:
mov.u16 %s3,0;
$20:
mul.lo.s32 %r87,%r10,%r10;
cvt.rn.f32.s32 %f12,%r87;
rcp.rn.f32 %f13,%f12;
mul.lo.s32 %r88,%r46,%r3;
cvt.rn.f32.s32 %f14,%r88;
mov.f32 %f15,0f42810000;
div.approx.f32 %f16,%f15,%f14;
cvt.rzi.s32.f32 %r89,%f16;
add.s32 %r90,%r24,-1;
cvt.rn.f32.s32 %f17,%r90;
add.f32 %f18,%f17,0f3F000000;
cvt.rn.f32.s32 %f19,%r89;
div.approx.f32 %f20,%f18,%f19;
cvt.rzi.s32.f32 %r91,%f20;
add.s32 %r92,%r91,1;
max.s32 %r93,%r92,17;
or.b32 %r94,%r93,1;
add.s32 %r95,%r90,%r94;
cvt.rn.f32.s32 %f21,%r95;
add.f32 %f22,%f21,0f3F000000;
cvt.rn.f32.s32 %f23,%r94;
div.approx.f32 %f24,%f22,%f23;
cvt.rzi.s32.f32 %r96,%f24;
mul.lo.s32 %r97,%r96,%r3;
cvt.rn.f32.s32 %f25,%r97;
div.approx.f32 %f26,%f10,%f25;
cvt.rzi.s32.f32 %r98,%f26;
mul.lo.s32 %r99,%r98,%r97;
sub.s32 %r100,%r70,%r99;
cvt.rn.f32.s32 %f27,%r100;
add.f32 %f28,%f27,0f3F000000;
div.approx.f32 %f29,%f28,%f1;
cvt.rzi.s32.f32 %r101,%f29;
mul.lo.s32 %r102,%r101,%r3;
sub.s32 %r103,%r100,%r102;
add.s32 %r104,%r74,%r50;
sub.s32 %r105,%r104,%r13;
cvt.s64.s32 %d39,%r105;
mul.lo.s64 %d40,%d8,%d39;
cvt.s64.s32 %d41,%r81;
add.s64 %d42,%d40,%d41;
add.s64 %d43,%d19,%d42;
setp.ge.s32 %p21,%r74,%r78;
setp.le.s32 %p22,%r13,%r14;
mov.u32 %r106,0;
or.pred %p23,%p21,%p22;
mov.u32 %r107,%r106;
@%p23 bra $44;
neg.s32 %r108,%r13;
mov.u64 %d44,%d43;
$22:
.pragma "nounroll";
setp.eq.s16 %p24,%s3,0;
@%p24 bra $39;
sub.s32 %r109,%r13,%r108;
setp.lt.s32 %p25,%r109,1;
mov.u32 %r110,0;
mov.u32 %r111,%r110;
@%p25 bra $25;
ld.global.nc.u32 %r111,[%d44];
$25:
setp.lt.s32 %p26,%r109,2;
@%p26 bra $27;
add.s64 %d45,%d44,%d8;
ld.global.nc.u32 %r110,[%d45];
$27:
setp.lt.s32 %p27,%r109,3;
mov.u32 %r112,0;
mov.u32 %r113,%r112;
@%p27 bra $29;
shl.b64 %d46,%d8,1;
add.s64 %d47,%d44,%d46;
ld.global.nc.u32 %r113,[%d47];
$29:
setp.lt.s32 %p28,%r109,4;
@%p28 bra $31;
mul.lo.s64 %d48,%d8,3;
add.s64 %d49,%d44,%d48;
ld.global.nc.u32 %r112,[%d49];
$31:
setp.lt.s32 %p29,%r109,5;
mov.u32 %r114,0;
mov.u32 %r115,%r114;
@%p29 bra $33;
shl.b64 %d50,%d8,2;
add.s64 %d51,%d44,%d50;
ld.global.nc.u32 %r115,[%d51];
$33:
setp.lt.s32 %p30,%r109,6;
@%p30 bra $35;
mul.lo.s64 %d52,%d8,5;
add.s64 %d53,%d44,%d52;
ld.global.nc.u32 %r114,[%d53];
$35:
setp.lt.s32 %p31,%r109,7;
mov.u32 %r116,0;
mov.u32 %r117,%r116;
@%p31 bra $37;
mul.lo.s64 %d54,%d8,6;
add.s64 %d55,%d44,%d54;
ld.global.nc.u32 %r117,[%d55];
$37:
sub.s32 %r118,%r13,%r108;
setp.lt.s32 %p32,%r118,8;
@%p32 bra $43;
mul.lo.s64 %d56,%d8,7;
add.s64 %d57,%d44,%d56;
ld.global.nc.u32 %r116,[%d57];
bra.uni $43;
$39:
mov.u32 %r119,0;
$40:
.pragma "nounroll";
mov.u32 %r120,0;
sub.s32 %r121,%r13,%r108;
setp.ge.s32 %p33,%r119,%r121;
@%p33 bra $42;
add.s32 %r122,%r108,%r104;
add.s32 %r123,%r122,%r119;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d19;
.param .b64 q1;
st.param.b64 [q1+0],%d8;
.param .b32 q2;
st.param.b32 [q2+0],%r1;
.param .b32 q3;
st.param.b32 [q3+0],%r2;
.param .b32 q4;
st.param.b32 [q4+0],%r3;
.param .b32 q5;
st.param.b32 [q5+0],%r81;
.param .b32 q6;
st.param.b32 [q6+0],%r123;
.param .b32 retval0;
call.uni (retval0),
z2,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6
);
ld.param.b32 %r120,[retval0+0];
}
$42:
setp.eq.s32 %p34,%r119,0;
selp.b32 %r111,%r120,%r111,%p34;
setp.eq.s32 %p35,%r119,1;
selp.b32 %r110,%r120,%r110,%p35;
setp.eq.s32 %p36,%r119,2;
selp.b32 %r113,%r120,%r113,%p36;
setp.eq.s32 %p37,%r119,3;
selp.b32 %r112,%r120,%r112,%p37;
setp.eq.s32 %p38,%r119,4;
selp.b32 %r115,%r120,%r115,%p38;
setp.eq.s32 %p39,%r119,5;
selp.b32 %r114,%r120,%r114,%p39;
setp.eq.s32 %p40,%r119,6;
selp.b32 %r117,%r120,%r117,%p40;
setp.eq.s32 %p41,%r119,7;
selp.b32 %r116,%r120,%r116,%p41;
add.s32 %r119,%r119,1;
setp.ne.s32 %p42,%r119,8;
@%p42 bra $40;
$43:
and.b32 %r124,%r111,16711935;
add.s32 %r125,%r124,%r107;
mov.u32 %r126,17217;
mov.u32 %r127,0;
prmt.b32 %r128,%r111,%r127,%r126;
add.s32 %r129,%r128,%r106;
and.b32 %r130,%r110,16711935;
add.s32 %r131,%r130,%r125;
prmt.b32 %r132,%r110,%r127,%r126;
add.s32 %r133,%r132,%r129;
and.b32 %r134,%r113,16711935;
add.s32 %r135,%r134,%r131;
prmt.b32 %r136,%r113,%r127,%r126;
add.s32 %r137,%r136,%r133;
and.b32 %r138,%r112,16711935;
add.s32 %r139,%r138,%r135;
prmt.b32 %r140,%r112,%r127,%r126;
add.s32 %r141,%r140,%r137;
and.b32 %r142,%r115,16711935;
add.s32 %r143,%r142,%r139;
prmt.b32 %r144,%r115,%r127,%r126;
add.s32 %r145,%r144,%r141;
and.b32 %r146,%r114,16711935;
add.s32 %r147,%r146,%r143;
prmt.b32 %r148,%r114,%r127,%r126;
add.s32 %r149,%r148,%r145;
and.b32 %r150,%r117,16711935;
add.s32 %r151,%r150,%r147;
prmt.b32 %r152,%r117,%r127,%r126;
add.s32 %r153,%r152,%r149;
and.b32 %r154,%r116,16711935;
add.s32 %r107,%r154,%r151;
prmt.b32 %r155,%r116,%r127,%r126;
add.s32 %r106,%r155,%r153;
shl.b64 %d58,%d8,3;
add.s64 %d44,%d44,%d58;
add.s32 %r108,%r108,8;
setp.gt.s32 %p43,%r13,%r108;
@%p43 bra $22;
$44:
ld.param.u32 %r156,[p6];
min.s32 %r157,%r54,%r156;
setp.lt.s32 %p44,%r157,-3;
@%p44 bra $111;
cvt.s64.s32 %d59,%r81;
cvt.rn.f32.s32 %f30,%r3;
mov.f32 %f31,0f447EA000;
div.approx.f32 %f32,%f31,%f30;
cvt.rzi.s32.f32 %r158,%f32;
mov.u32 %r159,%ctaid.z;
mul.wide.u32 %d60,%r159,24;
add.s64 %d61,%d10,%d60;
add.s64 %d62,%d61,20;
ld.param.u32 %r160,[%d62+-8];
ld.param.u32 %r161,[p6];
mul.lo.s32 %r162,%r101,%r94;
shr.s32 %r163,%r98,31;
shr.u32 %r164,%r163,30;
add.s32 %r165,%r98,%r164;
shr.s32 %r166,%r165,2;
and.b32 %r167,%r165,-4;
sub.s32 %r168,%r98,%r167;
mul.lo.s32 %r169,%r166,%r43;
mul.lo.s32 %r170,%r162,%r3;
cvt.s64.s32 %d63,%r170;
cvt.s64.s32 %d64,%r103;
mul.wide.s32 %d65,%r168,2048;
mov.u64 %d66,z3;
add.s64 %d67,%d66,%d65;
mul.wide.s32 %d68,%r169,8;
add.s64 %d69,%d67,%d68;
cvt.u64.u32 %d70,%r30;
add.s64 %d71,%d63,%d70;
add.s64 %d72,%d71,%d64;
shl.b64 %d73,%d72,1;
add.s64 %d74,%d69,%d73;
shl.b32 %r171,%r46,2;
sub.s32 %r172,%r77,%r74;
sub.s32 %r173,%r24,%r162;
min.s32 %r174,%r94,%r173;
not.b32 %r175,%r160;
add.s32 %r176,%r20,%r175;
add.s32 %r177,%r10,-2;
sub.s32 %r178,%r177,%r158;
max.s32 %r179,%r176,%r178;
add.s32 %r180,%r179,%r162;
not.b32 %r181,%r94;
max.s32 %r182,%r180,%r181;
mul.wide.s32 %d75,%r3,2;
add.s64 %d76,%d74,%d75;
mad.lo.s32 %r183,%r166,%r161,%r168;
mul.wide.s32 %d77,%r168,1024;
mov.u64 %d78,z4;
add.s64 %d79,%d78,%d77;
mul.wide.s32 %d80,%r169,4;
add.s64 %d81,%d79,%d80;
add.s64 %d82,%d63,%d64;
add.s32 %r184,%r104,%r13;
cvt.s64.s32 %d83,%r184;
mul.lo.s64 %d84,%d8,%d83;
add.s64 %d85,%d84,%d59;
add.s64 %d86,%d19,%d85;
mov.u32 %r185,-4;
$46:
.pragma "nounroll";
setp.lt.s32 %p45,%r185,0;
@%p45 bra $48;
and.b32 %r186,%r187,16711935;
add.s32 %r188,%r186,%r107;
mov.u32 %r189,17217;
mov.u32 %r190,0;
prmt.b32 %r191,%r187,%r190,%r189;
add.s32 %r192,%r191,%r106;
mov.u32 %r193,21520;
mov.u32 %r194,30258;
prmt.b32 %r195,%r188,%r192,%r194;
prmt.b32 %r196,%r188,%r192,%r193;
mul.wide.s32 %d87,%r70,8;
add.s64 %d88,%d66,%d87;
st.shared.v2.u32 [%d88],{%r196,%r195};
and.b32 %r197,%r198,16711935;
sub.s32 %r199,%r188,%r197;
prmt.b32 %r200,%r198,%r190,%r189;
sub.s32 %r201,%r192,%r200;
and.b32 %r202,%r203,16711935;
add.s32 %r204,%r202,%r199;
prmt.b32 %r205,%r203,%r190,%r189;
add.s32 %r206,%r205,%r201;
prmt.b32 %r207,%r204,%r206,%r194;
prmt.b32 %r208,%r204,%r206,%r193;
st.shared.v2.u32 [%d88+2048],{%r208,%r207};
and.b32 %r209,%r210,16711935;
sub.s32 %r211,%r204,%r209;
prmt.b32 %r212,%r210,%r190,%r189;
sub.s32 %r213,%r206,%r212;
and.b32 %r214,%r215,16711935;
add.s32 %r216,%r214,%r211;
prmt.b32 %r217,%r215,%r190,%r189;
add.s32 %r218,%r217,%r213;
prmt.b32 %r219,%r216,%r218,%r194;
prmt.b32 %r220,%r216,%r218,%r193;
st.shared.v2.u32 [%d88+4096],{%r220,%r219};
and.b32 %r221,%r222,16711935;
sub.s32 %r223,%r216,%r221;
prmt.b32 %r224,%r222,%r190,%r189;
sub.s32 %r225,%r218,%r224;
and.b32 %r226,%r227,16711935;
add.s32 %r228,%r226,%r223;
prmt.b32 %r229,%r227,%r190,%r189;
add.s32 %r230,%r229,%r225;
prmt.b32 %r231,%r228,%r230,%r194;
prmt.b32 %r232,%r228,%r230,%r193;
st.shared.v2.u32 [%d88+6144],{%r232,%r231};
and.b32 %r233,%r234,16711935;
sub.s32 %r107,%r228,%r233;
prmt.b32 %r235,%r234,%r190,%r189;
sub.s32 %r106,%r230,%r235;
$48:
bar.sync 0;
add.s32 %r236,%r185,%r74;
add.s32 %r237,%r236,4;
sub.s32 %r238,%r78,%r237;
setp.eq.s16 %p46,%s3,0;
@%p46 bra $57;
setp.lt.s32 %p47,%r238,1;
mov.u32 %r203,0;
mov.u32 %r187,%r203;
@%p47 bra $51;
ld.global.nc.u32 %r187,[%d86];
$51:
setp.lt.s32 %p48,%r238,2;
@%p48 bra $53;
add.s64 %d89,%d86,%d8;
ld.global.nc.u32 %r203,[%d89];
$53:
setp.lt.s32 %p49,%r238,3;
mov.u32 %r227,0;
mov.u32 %r215,%r227;
@%p49 bra $55;
shl.b64 %d90,%d8,1;
add.s64 %d91,%d86,%d90;
ld.global.nc.u32 %r215,[%d91];
$55:
setp.lt.s32 %p50,%r238,4;
@%p50 bra $61;
mul.lo.s64 %d92,%d8,3;
add.s64 %d93,%d86,%d92;
ld.global.nc.u32 %r227,[%d93];
bra.uni $61;
$57:
mov.u32 %r239,0;
$58:
.pragma "nounroll";
mov.u32 %r240,0;
setp.ge.s32 %p51,%r239,%r238;
@%p51 bra $60;
add.s32 %r241,%r185,%r74;
add.s32 %r242,%r241,4;
add.s32 %r243,%r242,%r50;
add.s32 %r244,%r243,%r13;
add.s32 %r245,%r244,%r239;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d19;
.param .b64 q1;
st.param.b64 [q1+0],%d8;
.param .b32 q2;
st.param.b32 [q2+0],%r1;
.param .b32 q3;
st.param.b32 [q3+0],%r2;
.param .b32 q4;
st.param.b32 [q4+0],%r3;
.param .b32 q5;
st.param.b32 [q5+0],%r81;
.param .b32 q6;
st.param.b32 [q6+0],%r245;
.param .b32 retval0;
call.uni (retval0),
z2,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6
);
ld.param.b32 %r240,[retval0+0];
}
$60:
setp.eq.s32 %p52,%r239,0;
selp.b32 %r187,%r240,%r187,%p52;
setp.eq.s32 %p53,%r239,1;
selp.b32 %r203,%r240,%r203,%p53;
setp.eq.s32 %p54,%r239,2;
selp.b32 %r215,%r240,%r215,%p54;
setp.eq.s32 %p55,%r239,3;
selp.b32 %r227,%r240,%r227,%p55;
add.s32 %r239,%r239,1;
setp.ne.s32 %p56,%r239,4;
@%p56 bra $58;
$61:
setp.eq.s16 %p57,%s3,0;
@%p57 bra $70;
setp.lt.s32 %p58,%r238,1;
mov.u32 %r210,0;
mov.u32 %r198,%r210;
@%p58 bra $64;
ld.global.nc.u32 %r198,[%d43];
$64:
setp.lt.s32 %p59,%r238,2;
@%p59 bra $66;
add.s64 %d94,%d43,%d8;
ld.global.nc.u32 %r210,[%d94];
$66:
setp.lt.s32 %p60,%r238,3;
mov.u32 %r234,0;
mov.u32 %r222,%r234;
@%p60 bra $68;
shl.b64 %d95,%d8,1;
add.s64 %d96,%d43,%d95;
ld.global.nc.u32 %r222,[%d96];
$68:
setp.lt.s32 %p61,%r238,4;
@%p61 bra $74;
mul.lo.s64 %d97,%d8,3;
add.s64 %d98,%d43,%d97;
ld.global.nc.u32 %r234,[%d98];
bra.uni $74;
$70:
mov.u32 %r246,0;
$71:
.pragma "nounroll";
mov.u32 %r247,0;
setp.ge.s32 %p62,%r246,%r238;
@%p62 bra $73;
add.s32 %r248,%r185,%r74;
add.s32 %r249,%r248,4;
add.s32 %r250,%r249,%r50;
sub.s32 %r251,%r250,%r13;
add.s32 %r252,%r251,%r246;
{
.reg .b32 temp_param_reg;
.param .b64 q0;
st.param.b64 [q0+0],%d19;
.param .b64 q1;
st.param.b64 [q1+0],%d8;
.param .b32 q2;
st.param.b32 [q2+0],%r1;
.param .b32 q3;
st.param.b32 [q3+0],%r2;
.param .b32 q4;
st.param.b32 [q4+0],%r3;
.param .b32 q5;
st.param.b32 [q5+0],%r81;
.param .b32 q6;
st.param.b32 [q6+0],%r252;
.param .b32 retval0;
call.uni (retval0),
z2,
(
q0,
q1,
q2,
q3,
q4,
q5,
q6
);
ld.param.b32 %r247,[retval0+0];
}
$73:
setp.eq.s32 %p63,%r246,0;
selp.b32 %r198,%r247,%r198,%p63;
setp.eq.s32 %p64,%r246,1;
selp.b32 %r210,%r247,%r210,%p64;
setp.eq.s32 %p65,%r246,2;
selp.b32 %r222,%r247,%r222,%p65;
setp.eq.s32 %p66,%r246,3;
selp.b32 %r234,%r247,%r234,%p66;
add.s32 %r246,%r246,1;
setp.ne.s32 %p67,%r246,4;
@%p67 bra $71;
$74:
setp.lt.s32 %p68,%r185,0;
@%p68 bra $110;
setp.ge.s32 %p69,%r98,%r171;
add.s32 %r253,%r183,%r185;
setp.ge.s32 %p70,%r253,%r54;
or.pred %p71,%p69,%p70;
@%p71 bra $87;
setp.lt.s32 %p72,%r10,2;
mov.u32 %r254,0;
mov.u64 %d99,%d74;
@%p72 bra $82;
not.b32 %r255,%r10;
max.s32 %r256,%r255,-3;
add.s32 %r257,%r10,%r256;
setp.eq.s32 %p73,%r257,-1;
mov.u32 %r254,0;
mov.u64 %d99,%d74;
@%p73 bra $80;
add.s32 %r258,%r257,2;
and.b32 %r259,%r258,1;
sub.s32 %r260,%r258,%r259;
mov.u64 %d99,%d74;
$79:
.pragma "nounroll";
cvt.s64.s32 %d100,%r3;
ld.shared.u16 %r261,[%d99];
add.s32 %r262,%r254,%r261;
shl.b64 %d101,%d100,1;
add.s64 %d102,%d99,%d101;
ld.shared.u16 %r263,[%d102];
add.s32 %r254,%r262,%r263;
shl.b64 %d103,%d100,2;
add.s64 %d99,%d99,%d103;
add.s32 %r260,%r260,-2;
setp.ne.s32 %p74,%r260,0;
@%p74 bra $79;
$80:
add.s32 %r264,%r257,2;
and.b32 %r265,%r264,1;
setp.eq.b32 %p75,%r265,1;
mov.pred %p76,0;
xor.pred %p77,%p75,%p76;
not.pred %p78,%p77;
@%p78 bra $82;
ld.shared.u16 %r266,[%d99];
add.s32 %r254,%r254,%r266;
add.s64 %d99,%d99,%d75;
$82:
setp.lt.s32 %p79,%r173,1;
@%p79 bra $87;
add.s32 %r267,%r183,%r185;
cvt.u64.u32 %d104,%r267;
mul.lo.s64 %d105,%d7,%d104;
add.s64 %d106,%d105,%d38;
add.s64 %d107,%d25,%d106;
and.b64 %d108,%d107,3;
add.s64 %d109,%d82,%d108;
add.s64 %d110,%d81,%d109;
max.s32 %r268,%r182,-2;
add.s32 %r269,%r268,1;
sub.s32 %r270,%r269,%r182;
and.b32 %r271,%r270,1;
setp.eq.b32 %p80,%r271,1;
mov.pred %p81,0;
xor.pred %p82,%p80,%p81;
not.pred %p83,%p82;
mov.u32 %r272,%r174;
mov.u64 %d111,%d74;
@%p83 bra $85;
ld.shared.u16 %r273,[%d99];
add.s32 %r274,%r254,%r273;
or.b32 %r275,%r274,1258291200;
mov.b32 %f33,%r275;
add.f32 %f34,%f33,0fCB000000;
mul.rn.f32 %f35,%f34,%f13;
mov.f32 %f36,0f4B000000;
add.rn.f32 %f37,%f35,%f36;
mov.b32 %r276,%f37;
st.shared.u8 [%d110],%r276;
ld.shared.u16 %r277,[%d74];
sub.s32 %r254,%r274,%r277;
cvt.s64.s32 %d112,%r3;
add.s64 %d99,%d99,%d75;
add.s64 %d110,%d110,%d112;
add.s32 %r272,%r174,-1;
mov.u64 %d111,%d76;
$85:
setp.gt.s32 %p84,%r182,-3;
@%p84 bra $87;
$86:
.pragma "nounroll";
cvt.s64.s32 %d113,%r3;
ld.shared.u16 %r278,[%d99];
add.s32 %r279,%r254,%r278;
or.b32 %r280,%r279,1258291200;
mov.b32 %f38,%r280;
add.f32 %f39,%f38,0fCB000000;
mul.rn.f32 %f40,%f39,%f13;
mov.f32 %f41,0f4B000000;
add.rn.f32 %f42,%f40,%f41;
mov.b32 %r281,%f42;
st.shared.u8 [%d110],%r281;
ld.shared.u16 %r282,[%d111];
sub.s32 %r283,%r279,%r282;
shl.b64 %d114,%d113,1;
add.s64 %d115,%d99,%d114;
ld.shared.u16 %r284,[%d115];
add.s32 %r285,%r283,%r284;
or.b32 %r286,%r285,1258291200;
mov.b32 %f43,%r286;
add.f32 %f44,%f43,0fCB000000;
mul.rn.f32 %f45,%f44,%f13;
add.rn.f32 %f46,%f45,%f41;
mov.b32 %r287,%f46;
add.s64 %d116,%d110,%d113;
st.shared.u8 [%d116],%r287;
add.s64 %d117,%d111,%d114;
ld.shared.u16 %r288,[%d117];
sub.s32 %r254,%r285,%r288;
add.s32 %r289,%r272,-2;
shl.b64 %d118,%d113,2;
add.s64 %d111,%d111,%d118;
add.s64 %d99,%d99,%d118;
add.s64 %d110,%d110,%d114;
setp.gt.s32 %p85,%r272,2;
mov.u32 %r272,%r289;
@%p85 bra $86;
$87:
bar.sync 0;
sub.s32 %r290,%r172,%r185;
setp.lt.s32 %p86,%r290,1;
@%p86 bra $110;
add.s32 %r291,%r185,%r74;
cvt.s64.s32 %d119,%r291;
mul.lo.s64 %d120,%d7,%d119;
add.s64 %d121,%d120,%d38;
add.s64 %d122,%d25,%d121;
add.s32 %r292,%r9,1;
setp.lt.s32 %p87,%r292,%r7;
@%p87 bra $95;
bra.uni $89;
$95:
mov.u32 %r293,0;
$96:
.pragma "nounroll";
cvt.u32.u64 %r294,%d122;
and.b32 %r295,%r294,3;
sub.s32 %r296,%r79,%r295;
setp.gt.s32 %p88,%r296,-1;
setp.eq.s16 %p89,%s2,0;
and.pred %p90,%p89,%p88;
add.s32 %r297,%r296,4;
setp.le.s32 %p91,%r297,%r25;
and.pred %p92,%p90,%p91;
@%p92 bra $108;
bra.uni $97;
$108:
cvt.u32.u64 %r298,%d122;
and.b32 %r299,%r298,3;
sub.s32 %r300,%r79,%r299;
mul.wide.s32 %d123,%r293,1024;
add.s64 %d124,%d78,%d123;
mul.wide.s32 %d125,%r70,4;
add.s64 %d126,%d124,%d125;
ld.shared.u32 %r301,[%d126];
cvt.s64.s32 %d127,%r300;
add.s64 %d128,%d122,%d127;
st.u32 [%d128],%r301;
bra.uni $109;
$97:
cvt.u32.u64 %r302,%d122;
and.b32 %r303,%r302,3;
sub.s32 %r304,%r79,%r303;
add.s32 %r305,%r304,4;
max.s32 %r306,%r304,0;
min.s32 %r307,%r305,%r25;
setp.ge.s32 %p93,%r306,%r307;
@%p93 bra $109;
$98:
.pragma "nounroll";
setp.eq.s16 %p94,%s2,0;
div.s32 %r308,%r306,%r3;
add.s32 %r309,%r308,%r20;
@%p94 bra $106;
add.s32 %r310,%r9,1;
$100:
mul.wide.s32 %d129,%r9,24;
add.s64 %d130,%d10,%d129;
ld.param.u32 %r311,[%d130];
cvt.s64.s32 %d131,%r310;
mul.wide.s32 %d132,%r310,24;
add.s64 %d133,%d10,%d132;
ld.param.u32 %r312,[%d133];
setp.ne.s32 %p95,%r312,%r311;
@%p95 bra $106;
ld.param.u32 %r313,[%d133+12];
setp.le.s32 %p96,%r313,%r309;
@%p96 bra $105;
ld.param.u32 %r314,[%d133+4];
setp.gt.s32 %p97,%r314,%r309;
@%p97 bra $105;
add.s32 %r315,%r185,%r104;
add.s32 %r316,%r315,%r293;
ld.param.u32 %r317,[%d133+16];
setp.le.s32 %p98,%r317,%r316;
@%p98 bra $105;
add.s32 %r318,%r185,%r104;
add.s32 %r319,%r318,%r293;
ld.param.u32 %r320,[%d133+8];
setp.le.s32 %p99,%r320,%r319;
@%p99 bra $107;
$105:
cvt.u32.u64 %r321,%d131;
add.s32 %r310,%r321,1;
setp.lt.s32 %p100,%r310,%r7;
@%p100 bra $100;
$106:
cvt.u32.u64 %r322,%d122;
and.b32 %r323,%r322,3;
sub.s32 %r324,%r79,%r323;
mul.wide.s32 %d134,%r293,1024;
add.s64 %d135,%d78,%d134;
mul.wide.s32 %d136,%r70,4;
add.s64 %d137,%d135,%d136;
sub.s32 %r325,%r306,%r324;
cvt.s64.s32 %d138,%r325;
add.s64 %d139,%d137,%d138;
ld.shared.u8 %s4,[%d139];
cvt.s64.s32 %d140,%r306;
add.s64 %d141,%d122,%d140;
st.u8 [%d141],%s4;
$107:
cvt.u32.u64 %r326,%d122;
and.b32 %r327,%r326,3;
sub.s32 %r328,%r79,%r327;
add.s32 %r329,%r328,4;
min.s32 %r330,%r329,%r25;
add.s32 %r306,%r306,1;
setp.lt.s32 %p101,%r306,%r330;
@%p101 bra $98;
$109:
sub.s32 %r331,%r172,%r185;
add.s32 %r293,%r293,1;
add.s64 %d122,%d122,%d7;
min.s32 %r332,%r331,4;
setp.lt.s32 %p102,%r293,%r332;
@%p102 bra $96;
bra.uni $110;
$89:
mov.u32 %r333,0;
$90:
.pragma "nounroll";
cvt.s64.s32 %d142,%r70;
cvt.u32.u64 %r334,%d122;
and.b32 %r335,%r334,3;
sub.s32 %r336,%r79,%r335;
mul.wide.s32 %d143,%r333,1024;
add.s64 %d144,%d78,%d143;
shl.b64 %d145,%d142,2;
add.s64 %d146,%d144,%d145;
setp.gt.s32 %p103,%r336,-1;
setp.eq.s16 %p104,%s2,0;
and.pred %p105,%p104,%p103;
add.s32 %r337,%r336,4;
setp.le.s32 %p106,%r337,%r25;
and.pred %p107,%p105,%p106;
@%p107 bra $93;
bra.uni $91;
$93:
ld.shared.u32 %r338,[%d146];
cvt.s64.s32 %d147,%r336;
add.s64 %d148,%d122,%d147;
st.u32 [%d148],%r338;
bra.uni $94;
$91:
max.s32 %r339,%r336,0;
min.s32 %r340,%r337,%r25;
setp.ge.s32 %p108,%r339,%r340;
@%p108 bra $94;
$92:
.pragma "nounroll";
cvt.u32.u64 %r341,%d122;
and.b32 %r342,%r341,3;
sub.s32 %r343,%r79,%r342;
add.s32 %r344,%r343,4;
min.s32 %r345,%r344,%r25;
sub.s32 %r346,%r339,%r343;
cvt.s64.s32 %d149,%r346;
add.s64 %d150,%d146,%d149;
ld.shared.u8 %s5,[%d150];
cvt.s64.s32 %d151,%r339;
add.s64 %d152,%d122,%d151;
st.u8 [%d152],%s5;
add.s32 %r339,%r339,1;
setp.lt.s32 %p109,%r339,%r345;
@%p109 bra $92;
$94:
sub.s32 %r347,%r172,%r185;
min.s32 %r348,%r347,4;
add.s32 %r333,%r333,1;
add.s64 %d122,%d122,%d7;
setp.lt.s32 %p110,%r333,%r348;
@%p110 bra $90;
$110:
shl.b64 %d153,%d8,2;
add.s32 %r185,%r185,4;
setp.lt.s32 %p111,%r185,%r157;
add.s64 %d43,%d43,%d153;
add.s64 %d86,%d86,%d153;
@%p111 bra $46;
$111:
ret;
}
`;
