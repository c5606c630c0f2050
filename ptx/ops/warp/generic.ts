// Generated from kernels/ops/warp/generic.cu by scripts/build_ptx.ts (NVRTC 12.0). Do not edit.
/** PTX of `kernels/ops/warp/generic.cu`. */
export const WARP_GENERIC: string = `.version 8.0
.target sm_75
.address_size 64
.func (.param .b32 func_retval0) z0(
.param .b32 p0,
.param .b32 p1,
.param .b32 p2
)
{
.reg .pred %p<9>;
.reg .b32 %r<15>;
ld.param.u32 %r1,[p0];
ld.param.u32 %r2,[p1];
ld.param.u32 %r3,[p2];
setp.eq.s32 %p1,%r3,0;
mov.u32 %r4,-1;
@%p1 bra $5;
setp.eq.s32 %p2,%r3,1;
setp.eq.s32 %p3,%r2,1;
or.pred %p4,%p3,%p2;
@%p4 bra $4;
bra.uni $2;
$4:
setp.lt.s32 %p5,%r1,0;
add.s32 %r5,%r2,-1;
selp.b32 %r4,0,%r5,%p5;
bra.uni $5;
$2:
setp.eq.s32 %p6,%r3,4;
shl.b32 %r6,%r2,1;
add.s32 %r7,%r6,-2;
setp.eq.s32 %p7,%r3,2;
selp.b32 %r8,%r6,%r7,%p7;
selp.b32 %r9,%r2,%r8,%p6;
rem.s32 %r10,%r1,%r9;
shr.s32 %r11,%r10,31;
and.b32 %r12,%r11,%r9;
add.s32 %r4,%r12,%r10;
setp.lt.s32 %p8,%r4,%r2;
@%p8 bra $5;
selp.b32 %r13,-1,0,%p7;
add.s32 %r14,%r9,%r13;
sub.s32 %r4,%r14,%r4;
$5:
st.param.b32 [func_retval0+0],%r4;
ret;
}
.visible .entry warp_linear_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<40>;
.reg .f32 %f<30>;
.reg .b32 %r<85>;
.reg .f64 %e<54>;
.reg .b64 %d<85>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.f32 %f1,[p10];
ld.param.f32 %f2,[p11];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r12,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r12,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r12;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r12,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r12;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r13,%ctaid.x;
shl.b32 %r14,%r13,5;
mov.u32 %r15,%tid.x;
add.s32 %r16,%r14,%r15;
mov.u32 %r17,%ctaid.y;
shl.b32 %r18,%r17,3;
mov.u32 %r19,%tid.y;
add.s32 %r20,%r18,%r19;
setp.ge.s32 %p3,%r16,%r7;
setp.ge.s32 %p4,%r20,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $63;
setp.eq.s32 %p6,%r6,0;
@%p6 bra $9;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r12,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $10;
$9:
cvt.s64.s32 %d33,%r12;
mul.lo.s64 %d34,%d12,%d33;
add.s64 %d32,%d2,%d34;
$10:
setp.eq.s64 %p7,%d4,0;
@%p7 bra $12;
cvta.to.global.u64 %d35,%d4;
mul.wide.s32 %d36,%r12,72;
add.s64 %d37,%d35,%d36;
ld.global.f64 %e1,[%d37+64];
ld.global.f64 %e2,[%d37+56];
ld.global.f64 %e3,[%d37+48];
ld.global.f64 %e4,[%d37+40];
ld.global.f64 %e5,[%d37+32];
ld.global.f64 %e6,[%d37+24];
ld.global.f64 %e7,[%d37+16];
ld.global.f64 %e8,[%d37+8];
ld.global.f64 %e9,[%d37];
$12:
setp.eq.s32 %p8,%r11,0;
@%p8 bra $19;
setp.ne.s32 %p9,%r11,1;
@%p9 bra $20;
cvt.rn.f64.u32 %e10,%r20;
fma.rn.f64 %e11,%e8,%e10,%e7;
fma.rn.f64 %e12,%e5,%e10,%e4;
fma.rn.f64 %e13,%e2,%e10,%e1;
cvt.rn.f64.s32 %e14,%r16;
fma.rn.f64 %e15,%e3,%e14,%e13;
rcp.approx.ftz.f64 %e16,%e15;
neg.f64 %e17,%e15;
mov.f64 %e18,0d3FF0000000000000;
fma.rn.f64 %e19,%e17,%e16,%e18;
fma.rn.f64 %e20,%e16,%e19,%e16;
fma.rn.f64 %e21,%e9,%e14,%e11;
mov.f64 %e22,0d4138000000008000;
fma.rn.f64 %e23,%e21,%e20,%e22;
fma.rn.f64 %e24,%e6,%e14,%e12;
fma.rn.f64 %e25,%e24,%e20,%e22;
{
.reg .b32 %temp;
mov.b64 {%temp,%r21},%e23;
}
{
.reg .b32 %temp;
mov.b64 {%temp,%r22},%e25;
}
and.b32 %r23,%r21,-1048576;
setp.eq.s32 %p10,%r23,1093664768;
and.b32 %r24,%r22,-1048576;
setp.eq.s32 %p11,%r24,1093664768;
and.pred %p12,%p10,%p11;
@%p12 bra $18;
bra.uni $15;
$18:
{
.reg .b32 %temp;
mov.b64 {%r25,%temp},%e23;
}
{
.reg .b32 %temp;
mov.b64 {%r26,%temp},%e25;
}
add.s32 %r27,%r22,-1094189056;
add.s32 %r28,%r21,-1094189056;
shr.u32 %r29,%r26,16;
shr.u32 %r30,%r25,16;
bra.uni $28;
$19:
mov.b64 %d38,%e4;
cvt.u64.u32 %d39,%r20;
mov.b64 %d40,%e8;
mul.lo.s64 %d41,%d40,%d39;
mov.b64 %d42,%e7;
add.s64 %d43,%d41,%d42;
mov.b64 %d44,%e5;
mul.lo.s64 %d45,%d44,%d39;
add.s64 %d46,%d45,%d38;
cvt.u64.u32 %d47,%r16;
mov.b64 %d48,%e9;
mul.lo.s64 %d49,%d48,%d47;
add.s64 %d50,%d43,%d49;
mov.b64 %d51,%e6;
mul.lo.s64 %d52,%d51,%d47;
add.s64 %d53,%d46,%d52;
shr.u64 %d54,%d50,32;
shr.u64 %d55,%d53,32;
cvt.u32.u64 %r31,%d50;
cvt.u32.u64 %r32,%d53;
shr.u32 %r29,%r32,16;
shr.u32 %r30,%r31,16;
cvt.u32.u64 %r27,%d55;
cvt.u32.u64 %r28,%d54;
bra.uni $28;
$20:
cvt.s64.s32 %d56,%r20;
mul.lo.s64 %d57,%d11,%d56;
cvt.s64.s32 %d58,%r16;
mul.lo.s64 %d59,%d10,%d58;
add.s64 %d60,%d57,%d59;
add.s64 %d61,%d32,%d60;
ld.global.nc.f32 %f3,[%d61];
add.s64 %d62,%d61,%d9;
ld.global.nc.f32 %f4,[%d62];
mov.f32 %f5,0f37000000;
add.rn.f32 %f6,%f3,%f5;
mov.f32 %f7,0f4B400000;
add.rm.f32 %f8,%f6,%f7;
mov.b32 %r33,%f8;
sub.rn.f32 %f9,%f8,%f7;
sub.rn.f32 %f10,%f6,%f9;
add.rn.f32 %f11,%f4,%f5;
add.rm.f32 %f12,%f11,%f7;
mov.b32 %r34,%f12;
sub.rn.f32 %f13,%f12,%f7;
sub.rn.f32 %f14,%f11,%f13;
and.b32 %r35,%r33,-8388608;
setp.ne.s32 %p13,%r35,1258291200;
and.b32 %r36,%r34,-8388608;
setp.ne.s32 %p14,%r36,1258291200;
or.pred %p15,%p13,%p14;
setp.ne.s32 %p16,%r11,0;
and.pred %p17,%p16,%p15;
@%p17 bra $22;
bra.uni $21;
$22:
cvt.f64.f32 %e26,%f3;
cvt.f64.f32 %e27,%f4;
bra.uni $23;
$15:
cvt.rn.f64.s32 %e28,%r20;
mul.rn.f64 %e29,%e8,%e28;
fma.rn.f64 %e30,%e9,%e14,%e29;
add.rn.f64 %e31,%e30,%e7;
mul.rn.f64 %e32,%e5,%e28;
fma.rn.f64 %e33,%e6,%e14,%e32;
add.rn.f64 %e34,%e33,%e4;
mul.rn.f64 %e35,%e2,%e28;
fma.rn.f64 %e36,%e3,%e14,%e35;
add.rn.f64 %e37,%e36,%e1;
setp.eq.f64 %p18,%e37,0d0000000000000000;
mov.f64 %e38,0d0000000000000000;
@%p18 bra $17;
rcp.rn.f64 %e38,%e37;
$17:
mul.rn.f64 %e26,%e31,%e38;
mul.rn.f64 %e27,%e34,%e38;
$23:
mov.f64 %e39,0dC1CDCD6500000000;
max.f64 %e40,%e26,%e39;
mov.f64 %e41,0d41CDCD6500000000;
min.f64 %e42,%e40,%e41;
mov.f64 %e43,0d4338000000000000;
add.rn.f64 %e44,%e42,%e43;
sub.rn.f64 %e45,%e44,%e43;
sub.rn.f64 %e46,%e42,%e45;
{
.reg .b32 %temp;
mov.b64 {%r28,%temp},%e44;
}
setp.geu.f64 %p19,%e46,0d0000000000000000;
@%p19 bra $25;
add.s32 %r28,%r28,-1;
mov.f64 %e47,0d3FF0000000000000;
add.rn.f64 %e46,%e46,%e47;
$25:
max.f64 %e48,%e27,%e39;
min.f64 %e49,%e48,%e41;
add.rn.f64 %e50,%e49,%e43;
sub.rn.f64 %e51,%e50,%e43;
sub.rn.f64 %e52,%e49,%e51;
{
.reg .b32 %temp;
mov.b64 {%r27,%temp},%e50;
}
setp.geu.f64 %p20,%e52,0d0000000000000000;
@%p20 bra $27;
add.s32 %r27,%r27,-1;
mov.f64 %e53,0d3FF0000000000000;
add.rn.f64 %e52,%e52,%e53;
$27:
cvt.rn.f32.f64 %f15,%e46;
mul.f32 %f16,%f15,0f47800000;
cvt.rzi.u32.f32 %r37,%f16;
cvt.rn.f32.f64 %f17,%e52;
mul.f32 %f18,%f17,0f47800000;
cvt.rzi.u32.f32 %r38,%f18;
min.u32 %r29,%r38,65535;
min.u32 %r30,%r37,65535;
bra.uni $28;
$21:
mov.f32 %f19,0f4B000000;
mov.f32 %f20,0f47800000;
fma.rz.f32 %f21,%f10,%f20,%f19;
mov.b32 %r39,%f21;
fma.rz.f32 %f22,%f14,%f20,%f19;
mov.b32 %r40,%f22;
and.b32 %r29,%r40,65535;
and.b32 %r30,%r39,65535;
add.s32 %r27,%r34,-1262485504;
add.s32 %r28,%r33,-1262485504;
$28:
mad.lo.s32 %r41,%r30,%r29,65535;
shr.u32 %r42,%r41,16;
mad.lo.s32 %r43,%r42,65535,%r29;
setp.lt.u32 %p21,%r28,%r1;
mov.u32 %r44,%r28;
@%p21 bra $30;
ld.param.u32 %r45,[p9];
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r28;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r45;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r44,[retval0+0];
}
$30:
setp.lt.u32 %p22,%r27,%r2;
mov.u32 %r46,%r27;
@%p22 bra $32;
ld.param.u32 %r47,[p9];
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r27;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r47;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r46,[retval0+0];
}
$32:
add.s32 %r48,%r28,1;
setp.lt.u32 %p23,%r48,%r1;
@%p23 bra $34;
ld.param.u32 %r49,[p9];
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r50,%r28,1;
st.param.b32 [q0+0],%r50;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r49;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r48,[retval0+0];
}
$34:
add.s32 %r51,%r27,1;
setp.lt.u32 %p24,%r51,%r2;
@%p24 bra $36;
ld.param.u32 %r52,[p9];
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r53,%r27,1;
st.param.b32 [q0+0],%r53;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r52;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r51,[retval0+0];
}
$36:
setp.lt.s32 %p25,%r9,1;
@%p25 bra $63;
mov.u32 %r54,%ctaid.x;
mov.u32 %r55,%tid.x;
shl.b32 %r56,%r54,5;
add.s32 %r57,%r56,%r55;
cvt.s64.s32 %d63,%r20;
or.b32 %r58,%r46,%r44;
or.b32 %r59,%r46,%r48;
or.b32 %r60,%r51,%r44;
or.b32 %r61,%r51,%r48;
cvt.s64.s32 %d64,%r57;
mul.lo.s64 %d65,%d6,%d64;
mul.lo.s64 %d66,%d7,%d63;
add.s64 %d67,%d65,%d66;
add.s64 %d68,%d26,%d67;
cvt.s64.s32 %d69,%r51;
mul.lo.s64 %d70,%d15,%d69;
cvt.s64.s32 %d71,%r48;
mul.lo.s64 %d72,%d14,%d71;
add.s64 %d73,%d70,%d72;
add.s64 %d74,%d20,%d73;
cvt.s64.s32 %d75,%r44;
mul.lo.s64 %d76,%d14,%d75;
add.s64 %d77,%d70,%d76;
add.s64 %d78,%d20,%d77;
cvt.s64.s32 %d79,%r46;
mul.lo.s64 %d80,%d15,%d79;
add.s64 %d81,%d80,%d72;
add.s64 %d82,%d20,%d81;
add.s64 %d83,%d80,%d76;
add.s64 %d84,%d20,%d83;
mad.lo.s32 %r62,%r30,65535,65535;
sub.s32 %r63,%r62,%r43;
mov.u32 %r64,0;
$38:
.pragma "nounroll";
ld.param.f32 %f23,[p13];
ld.param.f32 %f24,[p12];
setp.eq.s32 %p26,%r64,2;
selp.f32 %f25,%f24,%f23,%p26;
setp.gt.s32 %p27,%r58,-1;
@%p27 bra $43;
bra.uni $39;
$43:
ld.global.nc.u8 %r65,[%d84];
bra.uni $44;
$39:
setp.eq.s32 %p28,%r64,0;
mov.f32 %f26,%f1;
@%p28 bra $42;
setp.ne.s32 %p29,%r64,1;
mov.f32 %f26,%f2;
@%p29 bra $41;
bra.uni $42;
$41:
mov.f32 %f26,%f25;
$42:
cvt.rni.s32.f32 %r66,%f26;
max.s32 %r67,%r66,0;
min.s32 %r65,%r67,255;
$44:
setp.gt.s32 %p30,%r59,-1;
@%p30 bra $49;
bra.uni $45;
$49:
ld.global.nc.u8 %r68,[%d82];
bra.uni $50;
$45:
setp.eq.s32 %p31,%r64,0;
mov.f32 %f27,%f1;
@%p31 bra $48;
setp.ne.s32 %p32,%r64,1;
mov.f32 %f27,%f2;
@%p32 bra $47;
bra.uni $48;
$47:
mov.f32 %f27,%f25;
$48:
cvt.rni.s32.f32 %r69,%f27;
max.s32 %r70,%r69,0;
min.s32 %r68,%r70,255;
$50:
setp.gt.s32 %p33,%r60,-1;
@%p33 bra $55;
bra.uni $51;
$55:
ld.global.nc.u8 %r71,[%d78];
bra.uni $56;
$51:
setp.eq.s32 %p34,%r64,0;
mov.f32 %f28,%f1;
@%p34 bra $54;
setp.ne.s32 %p35,%r64,1;
mov.f32 %f28,%f2;
@%p35 bra $53;
bra.uni $54;
$53:
mov.f32 %f28,%f25;
$54:
cvt.rni.s32.f32 %r72,%f28;
max.s32 %r73,%r72,0;
min.s32 %r71,%r73,255;
$56:
setp.gt.s32 %p36,%r61,-1;
@%p36 bra $61;
bra.uni $57;
$61:
ld.global.nc.u8 %r74,[%d74];
bra.uni $62;
$57:
setp.eq.s32 %p37,%r64,0;
mov.f32 %f29,%f1;
@%p37 bra $60;
setp.ne.s32 %p38,%r64,1;
mov.f32 %f29,%f2;
@%p38 bra $59;
bra.uni $60;
$59:
mov.f32 %f29,%f25;
$60:
cvt.rni.s32.f32 %r75,%f29;
max.s32 %r76,%r75,0;
min.s32 %r74,%r76,255;
$62:
and.b32 %r77,%r74,255;
and.b32 %r78,%r71,255;
prmt.b32 %r79,%r77,%r78,30212;
and.b32 %r80,%r68,255;
and.b32 %r81,%r65,255;
prmt.b32 %r82,%r80,%r81,30212;
mov.u32 %r83,32768;
dp2a.lo.u32.u32 %r83,%r63,%r82,%r83;
dp2a.lo.u32.u32 %r83,%r43,%r79,%r83;
shr.u32 %r84,%r83,16;
st.u8 [%d68],%r84;
add.s64 %d68,%d68,%d5;
add.s64 %d74,%d74,%d13;
add.s64 %d78,%d78,%d13;
add.s64 %d82,%d82,%d13;
add.s64 %d84,%d84,%d13;
add.s32 %r64,%r64,1;
setp.lt.s32 %p39,%r64,%r9;
@%p39 bra $38;
$63:
ret;
}
.visible .entry warp_nearest_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .b16 %s<3>;
.reg .f32 %f<9>;
.reg .b32 %r<30>;
.reg .f64 %e<37>;
.reg .b64 %d<57>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f32 %f1,[p10];
ld.param.f32 %f2,[p11];
ld.param.f32 %f3,[p12];
ld.param.f32 %f4,[p13];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $31;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f5,[%d43];
cvt.f64.f32 %e14,%f5;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f6,[%d44];
cvt.f64.f32 %e17,%f6;
$19:
add.f64 %e22,%e14,0d3FE0000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.lt.f64 %p15,%e30,0d0000000000000000;
selp.b32 %r23,-1,0,%p15;
add.s32 %r24,%r22,%r23;
add.f64 %e31,%e17,0d3FE0000000000000;
max.f64 %e32,%e31,%e23;
min.f64 %e33,%e32,%e25;
add.rn.f64 %e34,%e33,%e27;
sub.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e33,%e35;
{
.reg .b32 %temp;
mov.b64 {%r25,%temp},%e34;
}
setp.lt.f64 %p16,%e36,0d0000000000000000;
selp.b32 %r26,-1,0,%p16;
add.s32 %r27,%r25,%r26;
setp.lt.u32 %p17,%r24,%r1;
@%p17 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r24;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$21:
setp.lt.u32 %p18,%r27,%r2;
@%p18 bra $23;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r27;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$23:
setp.lt.s32 %p19,%r9,1;
@%p19 bra $31;
or.b32 %r28,%r27,%r24;
cvt.s64.s32 %d45,%r17;
mul.lo.s64 %d46,%d6,%d45;
cvt.s64.s32 %d47,%r21;
mul.lo.s64 %d48,%d7,%d47;
add.s64 %d49,%d46,%d48;
add.s64 %d50,%d26,%d49;
cvt.s64.s32 %d51,%r24;
mul.lo.s64 %d52,%d14,%d51;
cvt.s64.s32 %d53,%r27;
mul.lo.s64 %d54,%d15,%d53;
add.s64 %d55,%d52,%d54;
add.s64 %d56,%d20,%d55;
mov.u32 %r29,0;
$25:
.pragma "nounroll";
setp.eq.s32 %p20,%r29,0;
mov.f32 %f7,%f1;
@%p20 bra $28;
setp.ne.s32 %p21,%r29,1;
mov.f32 %f7,%f2;
@%p21 bra $27;
bra.uni $28;
$27:
setp.eq.s32 %p22,%r29,2;
selp.f32 %f7,%f3,%f4,%p22;
$28:
setp.lt.s32 %p23,%r28,0;
@%p23 bra $30;
ld.global.nc.u16 %s1,[%d56];
cvt.f32.f16 %f7,%s1;
$30:
add.f32 %f8,%f7,0f00000000;
cvt.rn.f16.f32 %s2,%f8;
st.u16 [%d50],%s2;
add.s64 %d50,%d50,%d5;
add.s64 %d56,%d56,%d13;
add.s32 %r29,%r29,1;
setp.lt.s32 %p24,%r29,%r9;
@%p24 bra $25;
$31:
ret;
}
.visible .entry warp_linear_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<30>;
.reg .b16 %s<6>;
.reg .f32 %f<23>;
.reg .b32 %r<35>;
.reg .f64 %e<39>;
.reg .b64 %d<67>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f32 %f1,[p10];
ld.param.f32 %f2,[p11];
ld.param.f32 %f3,[p12];
ld.param.f32 %f4,[p13];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $45;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f5,[%d43];
cvt.f64.f32 %e14,%f5;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f6,[%d44];
cvt.f64.f32 %e17,%f6;
$19:
add.f64 %e22,%e14,0d0000000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.geu.f64 %p15,%e30,0d0000000000000000;
@%p15 bra $21;
add.s32 %r22,%r22,-1;
mov.f64 %e31,0d3FF0000000000000;
add.rn.f64 %e30,%e30,%e31;
$21:
cvt.rn.f32.f64 %f7,%e30;
add.f64 %e32,%e17,0d0000000000000000;
max.f64 %e33,%e32,%e23;
min.f64 %e34,%e33,%e25;
add.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e35,%e27;
sub.rn.f64 %e37,%e34,%e36;
{
.reg .b32 %temp;
mov.b64 {%r23,%temp},%e35;
}
setp.geu.f64 %p16,%e37,0d0000000000000000;
@%p16 bra $23;
add.s32 %r23,%r23,-1;
mov.f64 %e38,0d3FF0000000000000;
add.rn.f64 %e37,%e37,%e38;
$23:
mov.f32 %f8,0f3F800000;
sub.f32 %f9,%f8,%f7;
cvt.rn.f32.f64 %f10,%e37;
setp.lt.u32 %p17,%r22,%r1;
mov.u32 %r24,%r22;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r22;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$25:
add.s32 %r25,%r22,1;
setp.lt.u32 %p18,%r25,%r1;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r26,%r22,1;
st.param.b32 [q0+0],%r26;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r25,[retval0+0];
}
$27:
setp.lt.u32 %p19,%r23,%r2;
mov.u32 %r27,%r23;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r23;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$29:
add.s32 %r28,%r23,1;
setp.lt.u32 %p20,%r28,%r2;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r29,%r23,1;
st.param.b32 [q0+0],%r29;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r28,[retval0+0];
}
$31:
setp.lt.s32 %p21,%r9,1;
@%p21 bra $45;
cvt.s64.s32 %d45,%r21;
or.b32 %r30,%r24,%r27;
or.b32 %r31,%r25,%r27;
or.b32 %r32,%r24,%r28;
or.b32 %r33,%r25,%r28;
cvt.s64.s32 %d46,%r17;
mul.lo.s64 %d47,%d6,%d46;
mul.lo.s64 %d48,%d7,%d45;
add.s64 %d49,%d47,%d48;
add.s64 %d50,%d26,%d49;
cvt.s64.s32 %d51,%r25;
mul.lo.s64 %d52,%d14,%d51;
cvt.s64.s32 %d53,%r28;
mul.lo.s64 %d54,%d15,%d53;
add.s64 %d55,%d52,%d54;
add.s64 %d56,%d20,%d55;
cvt.s64.s32 %d57,%r24;
mul.lo.s64 %d58,%d14,%d57;
add.s64 %d59,%d58,%d54;
add.s64 %d60,%d20,%d59;
cvt.s64.s32 %d61,%r27;
mul.lo.s64 %d62,%d15,%d61;
add.s64 %d63,%d52,%d62;
add.s64 %d64,%d20,%d63;
add.s64 %d65,%d58,%d62;
add.s64 %d66,%d20,%d65;
mov.f32 %f11,0f3F800000;
sub.f32 %f12,%f11,%f10;
mov.u32 %r34,0;
$33:
.pragma "nounroll";
setp.eq.s32 %p22,%r34,0;
mov.f32 %f13,%f1;
@%p22 bra $36;
setp.ne.s32 %p23,%r34,1;
mov.f32 %f13,%f2;
@%p23 bra $35;
bra.uni $36;
$35:
setp.eq.s32 %p24,%r34,2;
selp.f32 %f13,%f3,%f4,%p24;
$36:
setp.lt.s32 %p25,%r30,0;
mov.f32 %f14,%f13;
@%p25 bra $38;
ld.global.nc.u16 %s1,[%d66];
cvt.f32.f16 %f14,%s1;
$38:
fma.rn.f32 %f15,%f9,%f14,0f00000000;
setp.lt.s32 %p26,%r31,0;
mov.f32 %f16,%f13;
@%p26 bra $40;
ld.global.nc.u16 %s2,[%d64];
cvt.f32.f16 %f16,%s2;
$40:
fma.rn.f32 %f17,%f16,%f7,%f15;
fma.rn.f32 %f18,%f17,%f12,0f00000000;
setp.lt.s32 %p27,%r32,0;
mov.f32 %f19,%f13;
@%p27 bra $42;
ld.global.nc.u16 %s3,[%d60];
cvt.f32.f16 %f19,%s3;
$42:
fma.rn.f32 %f20,%f9,%f19,0f00000000;
setp.lt.s32 %p28,%r33,0;
@%p28 bra $44;
ld.global.nc.u16 %s4,[%d56];
cvt.f32.f16 %f13,%s4;
$44:
fma.rn.f32 %f21,%f13,%f7,%f20;
fma.rn.f32 %f22,%f21,%f10,%f18;
cvt.rn.f16.f32 %s5,%f22;
st.u16 [%d50],%s5;
add.s64 %d50,%d50,%d5;
add.s64 %d56,%d56,%d13;
add.s64 %d60,%d60,%d13;
add.s64 %d64,%d64,%d13;
add.s64 %d66,%d66,%d13;
add.s32 %r34,%r34,1;
setp.lt.s32 %p29,%r34,%r9;
@%p29 bra $33;
$45:
ret;
}
.visible .entry warp_cubic_f16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<18>;
.reg .f32 %f<76>;
.reg .b32 %r<55>;
.reg .f64 %e<39>;
.reg .b64 %d<99>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $77;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f1,[%d43];
cvt.f64.f32 %e14,%f1;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f2,[%d44];
cvt.f64.f32 %e17,%f2;
$19:
add.f64 %e22,%e14,0d0000000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.geu.f64 %p15,%e30,0d0000000000000000;
@%p15 bra $21;
add.s32 %r22,%r22,-1;
mov.f64 %e31,0d3FF0000000000000;
add.rn.f64 %e30,%e30,%e31;
$21:
add.f64 %e32,%e17,0d0000000000000000;
max.f64 %e33,%e32,%e23;
min.f64 %e34,%e33,%e25;
add.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e35,%e27;
sub.rn.f64 %e37,%e34,%e36;
{
.reg .b32 %temp;
mov.b64 {%r23,%temp},%e35;
}
setp.geu.f64 %p16,%e37,0d0000000000000000;
@%p16 bra $23;
add.s32 %r23,%r23,-1;
mov.f64 %e38,0d3FF0000000000000;
add.rn.f64 %e37,%e37,%e38;
$23:
cvt.rn.f32.f64 %f3,%e30;
add.f32 %f4,%f3,0f3F800000;
mov.f32 %f5,0f3F800000;
mul.f32 %f6,%f4,0f3F400000;
mov.f32 %f7,0f40700000;
sub.f32 %f8,%f7,%f6;
fma.rn.f32 %f9,%f4,%f8,0fC0C00000;
fma.rn.f32 %f10,%f4,%f9,0f40400000;
fma.rn.f32 %f11,%f3,0f3FA00000,0fC0100000;
mul.f32 %f12,%f11,%f3;
fma.rn.f32 %f13,%f12,%f3,0f3F800000;
sub.f32 %f14,%f5,%f3;
fma.rn.f32 %f15,%f14,0f3FA00000,0fC0100000;
mul.f32 %f16,%f14,%f15;
fma.rn.f32 %f17,%f14,%f16,0f3F800000;
sub.f32 %f18,%f5,%f10;
sub.f32 %f19,%f18,%f13;
sub.f32 %f20,%f19,%f17;
cvt.rn.f32.f64 %f21,%e37;
add.f32 %f22,%f21,0f3F800000;
mul.f32 %f23,%f22,0f3F400000;
sub.f32 %f24,%f7,%f23;
fma.rn.f32 %f25,%f22,%f24,0fC0C00000;
fma.rn.f32 %f26,%f22,%f25,0f40400000;
fma.rn.f32 %f27,%f21,0f3FA00000,0fC0100000;
mul.f32 %f28,%f27,%f21;
fma.rn.f32 %f29,%f28,%f21,0f3F800000;
sub.f32 %f30,%f5,%f21;
fma.rn.f32 %f31,%f30,0f3FA00000,0fC0100000;
mul.f32 %f32,%f30,%f31;
fma.rn.f32 %f33,%f30,%f32,0f3F800000;
add.s32 %r24,%r22,-1;
setp.lt.u32 %p17,%r24,%r1;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r25,%r22,-1;
st.param.b32 [q0+0],%r25;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$25:
setp.lt.u32 %p18,%r22,%r1;
mov.u32 %r26,%r22;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r22;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r26,[retval0+0];
}
$27:
add.s32 %r27,%r22,1;
setp.lt.u32 %p19,%r27,%r1;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r28,%r22,1;
st.param.b32 [q0+0],%r28;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$29:
add.s32 %r29,%r22,2;
setp.lt.u32 %p20,%r29,%r1;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r30,%r22,2;
st.param.b32 [q0+0],%r30;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r29,[retval0+0];
}
$31:
add.s32 %r31,%r23,-1;
setp.lt.u32 %p21,%r31,%r2;
@%p21 bra $33;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r32,%r23,-1;
st.param.b32 [q0+0],%r32;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r31,[retval0+0];
}
$33:
setp.lt.u32 %p22,%r23,%r2;
mov.u32 %r33,%r23;
@%p22 bra $35;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r23;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r33,[retval0+0];
}
$35:
add.s32 %r34,%r23,1;
setp.lt.u32 %p23,%r34,%r2;
@%p23 bra $37;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r35,%r23,1;
st.param.b32 [q0+0],%r35;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r34,[retval0+0];
}
$37:
add.s32 %r36,%r23,2;
setp.lt.u32 %p24,%r36,%r2;
@%p24 bra $39;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r37,%r23,2;
st.param.b32 [q0+0],%r37;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r36,[retval0+0];
}
$39:
setp.lt.s32 %p25,%r9,1;
@%p25 bra $77;
cvt.s64.s32 %d45,%r21;
or.b32 %r38,%r24,%r31;
or.b32 %r39,%r26,%r31;
or.b32 %r40,%r27,%r31;
or.b32 %r41,%r29,%r31;
or.b32 %r42,%r24,%r33;
or.b32 %r43,%r26,%r33;
or.b32 %r44,%r27,%r33;
or.b32 %r45,%r29,%r33;
or.b32 %r46,%r24,%r34;
or.b32 %r47,%r26,%r34;
or.b32 %r48,%r27,%r34;
or.b32 %r49,%r29,%r34;
or.b32 %r50,%r24,%r36;
or.b32 %r51,%r26,%r36;
or.b32 %r52,%r27,%r36;
or.b32 %r53,%r29,%r36;
cvt.s64.s32 %d46,%r17;
mul.lo.s64 %d47,%d6,%d46;
mul.lo.s64 %d48,%d7,%d45;
add.s64 %d49,%d47,%d48;
add.s64 %d50,%d26,%d49;
cvt.s64.s32 %d51,%r36;
mul.lo.s64 %d52,%d15,%d51;
cvt.s64.s32 %d53,%r29;
mul.lo.s64 %d54,%d14,%d53;
add.s64 %d55,%d52,%d54;
cvt.s64.s32 %d56,%r27;
mul.lo.s64 %d57,%d14,%d56;
add.s64 %d58,%d52,%d57;
cvt.s64.s32 %d59,%r26;
mul.lo.s64 %d60,%d14,%d59;
add.s64 %d61,%d52,%d60;
cvt.s64.s32 %d62,%r24;
mul.lo.s64 %d63,%d14,%d62;
add.s64 %d64,%d52,%d63;
cvt.s64.s32 %d65,%r34;
mul.lo.s64 %d66,%d15,%d65;
add.s64 %d67,%d66,%d54;
add.s64 %d68,%d66,%d57;
add.s64 %d69,%d66,%d60;
add.s64 %d70,%d66,%d63;
cvt.s64.s32 %d71,%r33;
mul.lo.s64 %d72,%d15,%d71;
add.s64 %d73,%d72,%d54;
add.s64 %d74,%d72,%d57;
add.s64 %d75,%d72,%d60;
add.s64 %d76,%d72,%d63;
cvt.s64.s32 %d77,%r31;
mul.lo.s64 %d78,%d15,%d77;
add.s64 %d79,%d78,%d54;
add.s64 %d80,%d78,%d57;
add.s64 %d81,%d78,%d60;
add.s64 %d82,%d78,%d63;
mov.f32 %f34,0f3F800000;
sub.f32 %f35,%f34,%f26;
sub.f32 %f36,%f35,%f29;
sub.f32 %f37,%f36,%f33;
mov.u32 %r54,0;
$41:
.pragma "nounroll";
ld.param.f32 %f38,[p10];
setp.eq.s32 %p26,%r54,0;
@%p26 bra $44;
ld.param.f32 %f38,[p11];
setp.ne.s32 %p27,%r54,1;
@%p27 bra $43;
bra.uni $44;
$43:
ld.param.f32 %f39,[p13];
ld.param.f32 %f40,[p12];
setp.eq.s32 %p28,%r54,2;
selp.f32 %f38,%f40,%f39,%p28;
$44:
setp.lt.s32 %p29,%r38,0;
mov.f32 %f41,%f38;
@%p29 bra $46;
add.s64 %d83,%d20,%d82;
ld.global.nc.u16 %s1,[%d83];
cvt.f32.f16 %f41,%s1;
$46:
fma.rn.f32 %f42,%f10,%f41,0f00000000;
setp.lt.s32 %p30,%r39,0;
mov.f32 %f43,%f38;
@%p30 bra $48;
add.s64 %d84,%d20,%d81;
ld.global.nc.u16 %s2,[%d84];
cvt.f32.f16 %f43,%s2;
$48:
fma.rn.f32 %f44,%f13,%f43,%f42;
setp.lt.s32 %p31,%r40,0;
mov.f32 %f45,%f38;
@%p31 bra $50;
add.s64 %d85,%d20,%d80;
ld.global.nc.u16 %s3,[%d85];
cvt.f32.f16 %f45,%s3;
$50:
fma.rn.f32 %f46,%f17,%f45,%f44;
setp.lt.s32 %p32,%r41,0;
mov.f32 %f47,%f38;
@%p32 bra $52;
add.s64 %d86,%d20,%d79;
ld.global.nc.u16 %s4,[%d86];
cvt.f32.f16 %f47,%s4;
$52:
fma.rn.f32 %f48,%f20,%f47,%f46;
fma.rn.f32 %f49,%f48,%f26,0f00000000;
setp.lt.s32 %p33,%r42,0;
mov.f32 %f50,%f38;
@%p33 bra $54;
add.s64 %d87,%d20,%d76;
ld.global.nc.u16 %s5,[%d87];
cvt.f32.f16 %f50,%s5;
$54:
fma.rn.f32 %f51,%f10,%f50,0f00000000;
setp.lt.s32 %p34,%r43,0;
mov.f32 %f52,%f38;
@%p34 bra $56;
add.s64 %d88,%d20,%d75;
ld.global.nc.u16 %s6,[%d88];
cvt.f32.f16 %f52,%s6;
$56:
fma.rn.f32 %f53,%f13,%f52,%f51;
setp.lt.s32 %p35,%r44,0;
mov.f32 %f54,%f38;
@%p35 bra $58;
add.s64 %d89,%d20,%d74;
ld.global.nc.u16 %s7,[%d89];
cvt.f32.f16 %f54,%s7;
$58:
fma.rn.f32 %f55,%f17,%f54,%f53;
setp.lt.s32 %p36,%r45,0;
mov.f32 %f56,%f38;
@%p36 bra $60;
add.s64 %d90,%d20,%d73;
ld.global.nc.u16 %s8,[%d90];
cvt.f32.f16 %f56,%s8;
$60:
fma.rn.f32 %f57,%f20,%f56,%f55;
fma.rn.f32 %f58,%f57,%f29,%f49;
setp.lt.s32 %p37,%r46,0;
mov.f32 %f59,%f38;
@%p37 bra $62;
add.s64 %d91,%d20,%d70;
ld.global.nc.u16 %s9,[%d91];
cvt.f32.f16 %f59,%s9;
$62:
fma.rn.f32 %f60,%f10,%f59,0f00000000;
setp.lt.s32 %p38,%r47,0;
mov.f32 %f61,%f38;
@%p38 bra $64;
add.s64 %d92,%d20,%d69;
ld.global.nc.u16 %s10,[%d92];
cvt.f32.f16 %f61,%s10;
$64:
fma.rn.f32 %f62,%f13,%f61,%f60;
setp.lt.s32 %p39,%r48,0;
mov.f32 %f63,%f38;
@%p39 bra $66;
add.s64 %d93,%d20,%d68;
ld.global.nc.u16 %s11,[%d93];
cvt.f32.f16 %f63,%s11;
$66:
fma.rn.f32 %f64,%f17,%f63,%f62;
setp.lt.s32 %p40,%r49,0;
mov.f32 %f65,%f38;
@%p40 bra $68;
add.s64 %d94,%d20,%d67;
ld.global.nc.u16 %s12,[%d94];
cvt.f32.f16 %f65,%s12;
$68:
fma.rn.f32 %f66,%f20,%f65,%f64;
fma.rn.f32 %f67,%f66,%f33,%f58;
setp.lt.s32 %p41,%r50,0;
mov.f32 %f68,%f38;
@%p41 bra $70;
add.s64 %d95,%d20,%d64;
ld.global.nc.u16 %s13,[%d95];
cvt.f32.f16 %f68,%s13;
$70:
fma.rn.f32 %f69,%f10,%f68,0f00000000;
setp.lt.s32 %p42,%r51,0;
mov.f32 %f70,%f38;
@%p42 bra $72;
add.s64 %d96,%d20,%d61;
ld.global.nc.u16 %s14,[%d96];
cvt.f32.f16 %f70,%s14;
$72:
fma.rn.f32 %f71,%f13,%f70,%f69;
setp.lt.s32 %p43,%r52,0;
mov.f32 %f72,%f38;
@%p43 bra $74;
add.s64 %d97,%d20,%d58;
ld.global.nc.u16 %s15,[%d97];
cvt.f32.f16 %f72,%s15;
$74:
fma.rn.f32 %f73,%f17,%f72,%f71;
setp.lt.s32 %p44,%r53,0;
@%p44 bra $76;
add.s64 %d98,%d20,%d55;
ld.global.nc.u16 %s16,[%d98];
cvt.f32.f16 %f38,%s16;
$76:
fma.rn.f32 %f74,%f20,%f38,%f73;
fma.rn.f32 %f75,%f74,%f37,%f67;
cvt.rn.f16.f32 %s17,%f75;
st.u16 [%d50],%s17;
add.s64 %d50,%d50,%d5;
add.s64 %d20,%d20,%d13;
add.s32 %r54,%r54,1;
setp.lt.s32 %p45,%r54,%r9;
@%p45 bra $41;
$77:
ret;
}
.visible .entry warp_nearest_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .f32 %f<9>;
.reg .b32 %r<30>;
.reg .f64 %e<37>;
.reg .b64 %d<57>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f32 %f1,[p10];
ld.param.f32 %f2,[p11];
ld.param.f32 %f3,[p12];
ld.param.f32 %f4,[p13];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $31;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f5,[%d43];
cvt.f64.f32 %e14,%f5;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f6,[%d44];
cvt.f64.f32 %e17,%f6;
$19:
add.f64 %e22,%e14,0d3FE0000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.lt.f64 %p15,%e30,0d0000000000000000;
selp.b32 %r23,-1,0,%p15;
add.s32 %r24,%r22,%r23;
add.f64 %e31,%e17,0d3FE0000000000000;
max.f64 %e32,%e31,%e23;
min.f64 %e33,%e32,%e25;
add.rn.f64 %e34,%e33,%e27;
sub.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e33,%e35;
{
.reg .b32 %temp;
mov.b64 {%r25,%temp},%e34;
}
setp.lt.f64 %p16,%e36,0d0000000000000000;
selp.b32 %r26,-1,0,%p16;
add.s32 %r27,%r25,%r26;
setp.lt.u32 %p17,%r24,%r1;
@%p17 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r24;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$21:
setp.lt.u32 %p18,%r27,%r2;
@%p18 bra $23;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r27;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$23:
setp.lt.s32 %p19,%r9,1;
@%p19 bra $31;
or.b32 %r28,%r27,%r24;
cvt.s64.s32 %d45,%r17;
mul.lo.s64 %d46,%d6,%d45;
cvt.s64.s32 %d47,%r21;
mul.lo.s64 %d48,%d7,%d47;
add.s64 %d49,%d46,%d48;
add.s64 %d50,%d26,%d49;
cvt.s64.s32 %d51,%r24;
mul.lo.s64 %d52,%d14,%d51;
cvt.s64.s32 %d53,%r27;
mul.lo.s64 %d54,%d15,%d53;
add.s64 %d55,%d52,%d54;
add.s64 %d56,%d20,%d55;
mov.u32 %r29,0;
$25:
.pragma "nounroll";
setp.eq.s32 %p20,%r29,0;
mov.f32 %f7,%f1;
@%p20 bra $28;
setp.ne.s32 %p21,%r29,1;
mov.f32 %f7,%f2;
@%p21 bra $27;
bra.uni $28;
$27:
setp.eq.s32 %p22,%r29,2;
selp.f32 %f7,%f3,%f4,%p22;
$28:
setp.lt.s32 %p23,%r28,0;
@%p23 bra $30;
ld.global.nc.f32 %f7,[%d56];
$30:
add.f32 %f8,%f7,0f00000000;
st.f32 [%d50],%f8;
add.s64 %d50,%d50,%d5;
add.s64 %d56,%d56,%d13;
add.s32 %r29,%r29,1;
setp.lt.s32 %p24,%r29,%r9;
@%p24 bra $25;
$31:
ret;
}
.visible .entry warp_linear_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<30>;
.reg .f32 %f<23>;
.reg .b32 %r<35>;
.reg .f64 %e<39>;
.reg .b64 %d<67>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f32 %f1,[p10];
ld.param.f32 %f2,[p11];
ld.param.f32 %f3,[p12];
ld.param.f32 %f4,[p13];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $45;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f5,[%d43];
cvt.f64.f32 %e14,%f5;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f6,[%d44];
cvt.f64.f32 %e17,%f6;
$19:
add.f64 %e22,%e14,0d0000000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.geu.f64 %p15,%e30,0d0000000000000000;
@%p15 bra $21;
add.s32 %r22,%r22,-1;
mov.f64 %e31,0d3FF0000000000000;
add.rn.f64 %e30,%e30,%e31;
$21:
cvt.rn.f32.f64 %f7,%e30;
add.f64 %e32,%e17,0d0000000000000000;
max.f64 %e33,%e32,%e23;
min.f64 %e34,%e33,%e25;
add.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e35,%e27;
sub.rn.f64 %e37,%e34,%e36;
{
.reg .b32 %temp;
mov.b64 {%r23,%temp},%e35;
}
setp.geu.f64 %p16,%e37,0d0000000000000000;
@%p16 bra $23;
add.s32 %r23,%r23,-1;
mov.f64 %e38,0d3FF0000000000000;
add.rn.f64 %e37,%e37,%e38;
$23:
mov.f32 %f8,0f3F800000;
sub.f32 %f9,%f8,%f7;
cvt.rn.f32.f64 %f10,%e37;
setp.lt.u32 %p17,%r22,%r1;
mov.u32 %r24,%r22;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r22;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$25:
add.s32 %r25,%r22,1;
setp.lt.u32 %p18,%r25,%r1;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r26,%r22,1;
st.param.b32 [q0+0],%r26;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r25,[retval0+0];
}
$27:
setp.lt.u32 %p19,%r23,%r2;
mov.u32 %r27,%r23;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r23;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$29:
add.s32 %r28,%r23,1;
setp.lt.u32 %p20,%r28,%r2;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r29,%r23,1;
st.param.b32 [q0+0],%r29;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r28,[retval0+0];
}
$31:
setp.lt.s32 %p21,%r9,1;
@%p21 bra $45;
cvt.s64.s32 %d45,%r21;
or.b32 %r30,%r24,%r27;
or.b32 %r31,%r25,%r27;
or.b32 %r32,%r24,%r28;
or.b32 %r33,%r25,%r28;
cvt.s64.s32 %d46,%r17;
mul.lo.s64 %d47,%d6,%d46;
mul.lo.s64 %d48,%d7,%d45;
add.s64 %d49,%d47,%d48;
add.s64 %d50,%d26,%d49;
cvt.s64.s32 %d51,%r25;
mul.lo.s64 %d52,%d14,%d51;
cvt.s64.s32 %d53,%r28;
mul.lo.s64 %d54,%d15,%d53;
add.s64 %d55,%d52,%d54;
add.s64 %d56,%d20,%d55;
cvt.s64.s32 %d57,%r24;
mul.lo.s64 %d58,%d14,%d57;
add.s64 %d59,%d58,%d54;
add.s64 %d60,%d20,%d59;
cvt.s64.s32 %d61,%r27;
mul.lo.s64 %d62,%d15,%d61;
add.s64 %d63,%d52,%d62;
add.s64 %d64,%d20,%d63;
add.s64 %d65,%d58,%d62;
add.s64 %d66,%d20,%d65;
mov.f32 %f11,0f3F800000;
sub.f32 %f12,%f11,%f10;
mov.u32 %r34,0;
$33:
.pragma "nounroll";
setp.eq.s32 %p22,%r34,0;
mov.f32 %f13,%f1;
@%p22 bra $36;
setp.ne.s32 %p23,%r34,1;
mov.f32 %f13,%f2;
@%p23 bra $35;
bra.uni $36;
$35:
setp.eq.s32 %p24,%r34,2;
selp.f32 %f13,%f3,%f4,%p24;
$36:
setp.lt.s32 %p25,%r30,0;
mov.f32 %f14,%f13;
@%p25 bra $38;
ld.global.nc.f32 %f14,[%d66];
$38:
fma.rn.f32 %f15,%f9,%f14,0f00000000;
setp.lt.s32 %p26,%r31,0;
mov.f32 %f16,%f13;
@%p26 bra $40;
ld.global.nc.f32 %f16,[%d64];
$40:
fma.rn.f32 %f17,%f16,%f7,%f15;
fma.rn.f32 %f18,%f17,%f12,0f00000000;
setp.lt.s32 %p27,%r32,0;
mov.f32 %f19,%f13;
@%p27 bra $42;
ld.global.nc.f32 %f19,[%d60];
$42:
fma.rn.f32 %f20,%f9,%f19,0f00000000;
setp.lt.s32 %p28,%r33,0;
@%p28 bra $44;
ld.global.nc.f32 %f13,[%d56];
$44:
fma.rn.f32 %f21,%f13,%f7,%f20;
fma.rn.f32 %f22,%f21,%f10,%f18;
st.f32 [%d50],%f22;
add.s64 %d50,%d50,%d5;
add.s64 %d56,%d56,%d13;
add.s64 %d60,%d60,%d13;
add.s64 %d64,%d64,%d13;
add.s64 %d66,%d66,%d13;
add.s32 %r34,%r34,1;
setp.lt.s32 %p29,%r34,%r9;
@%p29 bra $33;
$45:
ret;
}
.visible .entry warp_cubic_f32(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .f32 %f<76>;
.reg .b32 %r<55>;
.reg .f64 %e<39>;
.reg .b64 %d<99>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $77;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f1,[%d43];
cvt.f64.f32 %e14,%f1;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f2,[%d44];
cvt.f64.f32 %e17,%f2;
$19:
add.f64 %e22,%e14,0d0000000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.geu.f64 %p15,%e30,0d0000000000000000;
@%p15 bra $21;
add.s32 %r22,%r22,-1;
mov.f64 %e31,0d3FF0000000000000;
add.rn.f64 %e30,%e30,%e31;
$21:
add.f64 %e32,%e17,0d0000000000000000;
max.f64 %e33,%e32,%e23;
min.f64 %e34,%e33,%e25;
add.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e35,%e27;
sub.rn.f64 %e37,%e34,%e36;
{
.reg .b32 %temp;
mov.b64 {%r23,%temp},%e35;
}
setp.geu.f64 %p16,%e37,0d0000000000000000;
@%p16 bra $23;
add.s32 %r23,%r23,-1;
mov.f64 %e38,0d3FF0000000000000;
add.rn.f64 %e37,%e37,%e38;
$23:
cvt.rn.f32.f64 %f3,%e30;
add.f32 %f4,%f3,0f3F800000;
mov.f32 %f5,0f3F800000;
mul.f32 %f6,%f4,0f3F400000;
mov.f32 %f7,0f40700000;
sub.f32 %f8,%f7,%f6;
fma.rn.f32 %f9,%f4,%f8,0fC0C00000;
fma.rn.f32 %f10,%f4,%f9,0f40400000;
fma.rn.f32 %f11,%f3,0f3FA00000,0fC0100000;
mul.f32 %f12,%f11,%f3;
fma.rn.f32 %f13,%f12,%f3,0f3F800000;
sub.f32 %f14,%f5,%f3;
fma.rn.f32 %f15,%f14,0f3FA00000,0fC0100000;
mul.f32 %f16,%f14,%f15;
fma.rn.f32 %f17,%f14,%f16,0f3F800000;
sub.f32 %f18,%f5,%f10;
sub.f32 %f19,%f18,%f13;
sub.f32 %f20,%f19,%f17;
cvt.rn.f32.f64 %f21,%e37;
add.f32 %f22,%f21,0f3F800000;
mul.f32 %f23,%f22,0f3F400000;
sub.f32 %f24,%f7,%f23;
fma.rn.f32 %f25,%f22,%f24,0fC0C00000;
fma.rn.f32 %f26,%f22,%f25,0f40400000;
fma.rn.f32 %f27,%f21,0f3FA00000,0fC0100000;
mul.f32 %f28,%f27,%f21;
fma.rn.f32 %f29,%f28,%f21,0f3F800000;
sub.f32 %f30,%f5,%f21;
fma.rn.f32 %f31,%f30,0f3FA00000,0fC0100000;
mul.f32 %f32,%f30,%f31;
fma.rn.f32 %f33,%f30,%f32,0f3F800000;
add.s32 %r24,%r22,-1;
setp.lt.u32 %p17,%r24,%r1;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r25,%r22,-1;
st.param.b32 [q0+0],%r25;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$25:
setp.lt.u32 %p18,%r22,%r1;
mov.u32 %r26,%r22;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r22;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r26,[retval0+0];
}
$27:
add.s32 %r27,%r22,1;
setp.lt.u32 %p19,%r27,%r1;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r28,%r22,1;
st.param.b32 [q0+0],%r28;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$29:
add.s32 %r29,%r22,2;
setp.lt.u32 %p20,%r29,%r1;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r30,%r22,2;
st.param.b32 [q0+0],%r30;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r29,[retval0+0];
}
$31:
add.s32 %r31,%r23,-1;
setp.lt.u32 %p21,%r31,%r2;
@%p21 bra $33;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r32,%r23,-1;
st.param.b32 [q0+0],%r32;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r31,[retval0+0];
}
$33:
setp.lt.u32 %p22,%r23,%r2;
mov.u32 %r33,%r23;
@%p22 bra $35;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r23;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r33,[retval0+0];
}
$35:
add.s32 %r34,%r23,1;
setp.lt.u32 %p23,%r34,%r2;
@%p23 bra $37;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r35,%r23,1;
st.param.b32 [q0+0],%r35;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r34,[retval0+0];
}
$37:
add.s32 %r36,%r23,2;
setp.lt.u32 %p24,%r36,%r2;
@%p24 bra $39;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r37,%r23,2;
st.param.b32 [q0+0],%r37;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r36,[retval0+0];
}
$39:
setp.lt.s32 %p25,%r9,1;
@%p25 bra $77;
cvt.s64.s32 %d45,%r21;
or.b32 %r38,%r24,%r31;
or.b32 %r39,%r26,%r31;
or.b32 %r40,%r27,%r31;
or.b32 %r41,%r29,%r31;
or.b32 %r42,%r24,%r33;
or.b32 %r43,%r26,%r33;
or.b32 %r44,%r27,%r33;
or.b32 %r45,%r29,%r33;
or.b32 %r46,%r24,%r34;
or.b32 %r47,%r26,%r34;
or.b32 %r48,%r27,%r34;
or.b32 %r49,%r29,%r34;
or.b32 %r50,%r24,%r36;
or.b32 %r51,%r26,%r36;
or.b32 %r52,%r27,%r36;
or.b32 %r53,%r29,%r36;
cvt.s64.s32 %d46,%r17;
mul.lo.s64 %d47,%d6,%d46;
mul.lo.s64 %d48,%d7,%d45;
add.s64 %d49,%d47,%d48;
add.s64 %d50,%d26,%d49;
cvt.s64.s32 %d51,%r36;
mul.lo.s64 %d52,%d15,%d51;
cvt.s64.s32 %d53,%r29;
mul.lo.s64 %d54,%d14,%d53;
add.s64 %d55,%d52,%d54;
cvt.s64.s32 %d56,%r27;
mul.lo.s64 %d57,%d14,%d56;
add.s64 %d58,%d52,%d57;
cvt.s64.s32 %d59,%r26;
mul.lo.s64 %d60,%d14,%d59;
add.s64 %d61,%d52,%d60;
cvt.s64.s32 %d62,%r24;
mul.lo.s64 %d63,%d14,%d62;
add.s64 %d64,%d52,%d63;
cvt.s64.s32 %d65,%r34;
mul.lo.s64 %d66,%d15,%d65;
add.s64 %d67,%d66,%d54;
add.s64 %d68,%d66,%d57;
add.s64 %d69,%d66,%d60;
add.s64 %d70,%d66,%d63;
cvt.s64.s32 %d71,%r33;
mul.lo.s64 %d72,%d15,%d71;
add.s64 %d73,%d72,%d54;
add.s64 %d74,%d72,%d57;
add.s64 %d75,%d72,%d60;
add.s64 %d76,%d72,%d63;
cvt.s64.s32 %d77,%r31;
mul.lo.s64 %d78,%d15,%d77;
add.s64 %d79,%d78,%d54;
add.s64 %d80,%d78,%d57;
add.s64 %d81,%d78,%d60;
add.s64 %d82,%d78,%d63;
mov.f32 %f34,0f3F800000;
sub.f32 %f35,%f34,%f26;
sub.f32 %f36,%f35,%f29;
sub.f32 %f37,%f36,%f33;
mov.u32 %r54,0;
$41:
.pragma "nounroll";
ld.param.f32 %f38,[p10];
setp.eq.s32 %p26,%r54,0;
@%p26 bra $44;
ld.param.f32 %f38,[p11];
setp.ne.s32 %p27,%r54,1;
@%p27 bra $43;
bra.uni $44;
$43:
ld.param.f32 %f39,[p13];
ld.param.f32 %f40,[p12];
setp.eq.s32 %p28,%r54,2;
selp.f32 %f38,%f40,%f39,%p28;
$44:
setp.lt.s32 %p29,%r38,0;
mov.f32 %f41,%f38;
@%p29 bra $46;
add.s64 %d83,%d20,%d82;
ld.global.nc.f32 %f41,[%d83];
$46:
fma.rn.f32 %f42,%f10,%f41,0f00000000;
setp.lt.s32 %p30,%r39,0;
mov.f32 %f43,%f38;
@%p30 bra $48;
add.s64 %d84,%d20,%d81;
ld.global.nc.f32 %f43,[%d84];
$48:
fma.rn.f32 %f44,%f13,%f43,%f42;
setp.lt.s32 %p31,%r40,0;
mov.f32 %f45,%f38;
@%p31 bra $50;
add.s64 %d85,%d20,%d80;
ld.global.nc.f32 %f45,[%d85];
$50:
fma.rn.f32 %f46,%f17,%f45,%f44;
setp.lt.s32 %p32,%r41,0;
mov.f32 %f47,%f38;
@%p32 bra $52;
add.s64 %d86,%d20,%d79;
ld.global.nc.f32 %f47,[%d86];
$52:
fma.rn.f32 %f48,%f20,%f47,%f46;
fma.rn.f32 %f49,%f48,%f26,0f00000000;
setp.lt.s32 %p33,%r42,0;
mov.f32 %f50,%f38;
@%p33 bra $54;
add.s64 %d87,%d20,%d76;
ld.global.nc.f32 %f50,[%d87];
$54:
fma.rn.f32 %f51,%f10,%f50,0f00000000;
setp.lt.s32 %p34,%r43,0;
mov.f32 %f52,%f38;
@%p34 bra $56;
add.s64 %d88,%d20,%d75;
ld.global.nc.f32 %f52,[%d88];
$56:
fma.rn.f32 %f53,%f13,%f52,%f51;
setp.lt.s32 %p35,%r44,0;
mov.f32 %f54,%f38;
@%p35 bra $58;
add.s64 %d89,%d20,%d74;
ld.global.nc.f32 %f54,[%d89];
$58:
fma.rn.f32 %f55,%f17,%f54,%f53;
setp.lt.s32 %p36,%r45,0;
mov.f32 %f56,%f38;
@%p36 bra $60;
add.s64 %d90,%d20,%d73;
ld.global.nc.f32 %f56,[%d90];
$60:
fma.rn.f32 %f57,%f20,%f56,%f55;
fma.rn.f32 %f58,%f57,%f29,%f49;
setp.lt.s32 %p37,%r46,0;
mov.f32 %f59,%f38;
@%p37 bra $62;
add.s64 %d91,%d20,%d70;
ld.global.nc.f32 %f59,[%d91];
$62:
fma.rn.f32 %f60,%f10,%f59,0f00000000;
setp.lt.s32 %p38,%r47,0;
mov.f32 %f61,%f38;
@%p38 bra $64;
add.s64 %d92,%d20,%d69;
ld.global.nc.f32 %f61,[%d92];
$64:
fma.rn.f32 %f62,%f13,%f61,%f60;
setp.lt.s32 %p39,%r48,0;
mov.f32 %f63,%f38;
@%p39 bra $66;
add.s64 %d93,%d20,%d68;
ld.global.nc.f32 %f63,[%d93];
$66:
fma.rn.f32 %f64,%f17,%f63,%f62;
setp.lt.s32 %p40,%r49,0;
mov.f32 %f65,%f38;
@%p40 bra $68;
add.s64 %d94,%d20,%d67;
ld.global.nc.f32 %f65,[%d94];
$68:
fma.rn.f32 %f66,%f20,%f65,%f64;
fma.rn.f32 %f67,%f66,%f33,%f58;
setp.lt.s32 %p41,%r50,0;
mov.f32 %f68,%f38;
@%p41 bra $70;
add.s64 %d95,%d20,%d64;
ld.global.nc.f32 %f68,[%d95];
$70:
fma.rn.f32 %f69,%f10,%f68,0f00000000;
setp.lt.s32 %p42,%r51,0;
mov.f32 %f70,%f38;
@%p42 bra $72;
add.s64 %d96,%d20,%d61;
ld.global.nc.f32 %f70,[%d96];
$72:
fma.rn.f32 %f71,%f13,%f70,%f69;
setp.lt.s32 %p43,%r52,0;
mov.f32 %f72,%f38;
@%p43 bra $74;
add.s64 %d97,%d20,%d58;
ld.global.nc.f32 %f72,[%d97];
$74:
fma.rn.f32 %f73,%f17,%f72,%f71;
setp.lt.s32 %p44,%r53,0;
@%p44 bra $76;
add.s64 %d98,%d20,%d55;
ld.global.nc.f32 %f38,[%d98];
$76:
fma.rn.f32 %f74,%f20,%f38,%f73;
fma.rn.f32 %f75,%f74,%f37,%f67;
st.f32 [%d50],%f75;
add.s64 %d50,%d50,%d5;
add.s64 %d20,%d20,%d13;
add.s32 %r54,%r54,1;
setp.lt.s32 %p45,%r54,%r9;
@%p45 bra $41;
$77:
ret;
}
.visible .entry warp_linear_f32_1(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .f32 %f<19>;
.reg .b32 %r<34>;
.reg .f64 %e<39>;
.reg .b64 %d<69>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f32 %f1,[p10];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+16];
ld.param.u64 %d6,[p5+8];
ld.param.u64 %d7,[p5];
ld.param.u64 %d8,[p3+24];
ld.param.u64 %d9,[p3+16];
ld.param.u64 %d10,[p3+8];
ld.param.u64 %d11,[p3];
ld.param.u64 %d12,[p1+16];
ld.param.u64 %d13,[p1+8];
ld.param.u64 %d14,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d15,%d1;
mul.wide.s32 %d16,%r13,40;
add.s64 %d17,%d15,%d16;
ld.global.v2.u32 {%r1,%r2},[%d17+32];
ld.global.u64 %d12,[%d17+16];
ld.global.u64 %d13,[%d17+8];
ld.global.u64 %d18,[%d17];
bra.uni $3;
$2:
cvt.s64.s32 %d19,%r13;
mul.lo.s64 %d20,%d14,%d19;
add.s64 %d18,%d1,%d20;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d21,%d3;
mul.wide.s32 %d22,%r13,40;
add.s64 %d23,%d21,%d22;
ld.global.v2.u32 {%r7,%r8},[%d23+32];
ld.global.u64 %d5,[%d23+16];
ld.global.u64 %d6,[%d23+8];
ld.global.u64 %d24,[%d23];
bra.uni $6;
$5:
cvt.s64.s32 %d25,%r13;
mul.lo.s64 %d26,%d7,%d25;
add.s64 %d24,%d3,%d26;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $40;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d27,%d2;
mul.wide.s32 %d28,%r13,40;
add.s64 %d29,%d27,%d28;
ld.global.u64 %d8,[%d29+24];
ld.global.u64 %d9,[%d29+16];
ld.global.u64 %d10,[%d29+8];
ld.global.u64 %d30,[%d29];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d31,%d4;
mul.wide.u32 %d32,%r13,72;
add.s64 %d33,%d31,%d32;
ld.global.f64 %e9,[%d33];
ld.global.f64 %e8,[%d33+8];
ld.global.f64 %e7,[%d33+16];
ld.global.f64 %e6,[%d33+24];
ld.global.f64 %e5,[%d33+32];
ld.global.f64 %e4,[%d33+40];
ld.global.f64 %e3,[%d33+48];
ld.global.f64 %e2,[%d33+56];
ld.global.f64 %e1,[%d33+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d34,%r13;
mul.lo.s64 %d35,%d11,%d34;
add.s64 %d30,%d2,%d35;
$18:
cvt.s64.s32 %d36,%r21;
mul.lo.s64 %d37,%d10,%d36;
cvt.s64.s32 %d38,%r17;
mul.lo.s64 %d39,%d9,%d38;
add.s64 %d40,%d37,%d39;
add.s64 %d41,%d30,%d40;
ld.global.nc.f32 %f2,[%d41];
cvt.f64.f32 %e14,%f2;
add.s64 %d42,%d41,%d8;
ld.global.nc.f32 %f3,[%d42];
cvt.f64.f32 %e17,%f3;
$19:
add.f64 %e22,%e14,0d0000000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.geu.f64 %p15,%e30,0d0000000000000000;
@%p15 bra $21;
add.s32 %r22,%r22,-1;
mov.f64 %e31,0d3FF0000000000000;
add.rn.f64 %e30,%e30,%e31;
$21:
cvt.rn.f32.f64 %f4,%e30;
add.f64 %e32,%e17,0d0000000000000000;
max.f64 %e33,%e32,%e23;
min.f64 %e34,%e33,%e25;
add.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e35,%e27;
sub.rn.f64 %e37,%e34,%e36;
{
.reg .b32 %temp;
mov.b64 {%r23,%temp},%e35;
}
setp.geu.f64 %p16,%e37,0d0000000000000000;
@%p16 bra $23;
add.s32 %r23,%r23,-1;
mov.f64 %e38,0d3FF0000000000000;
add.rn.f64 %e37,%e37,%e38;
$23:
mov.f32 %f5,0f3F800000;
sub.f32 %f6,%f5,%f4;
cvt.rn.f32.f64 %f7,%e37;
setp.lt.u32 %p17,%r22,%r1;
mov.u32 %r24,%r22;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r22;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$25:
add.s32 %r25,%r22,1;
setp.lt.u32 %p18,%r25,%r1;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r26,%r22,1;
st.param.b32 [q0+0],%r26;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r25,[retval0+0];
}
$27:
setp.lt.u32 %p19,%r23,%r2;
mov.u32 %r27,%r23;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r23;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$29:
add.s32 %r28,%r23,1;
setp.lt.u32 %p20,%r28,%r2;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r29,%r23,1;
st.param.b32 [q0+0],%r29;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r28,[retval0+0];
}
$31:
cvt.s64.s32 %d43,%r27;
mul.lo.s64 %d44,%d13,%d43;
or.b32 %r30,%r24,%r27;
setp.lt.s32 %p21,%r30,0;
mov.f32 %f8,%f1;
@%p21 bra $33;
cvt.s64.s32 %d45,%r24;
mul.lo.s64 %d46,%d12,%d45;
add.s64 %d47,%d46,%d44;
add.s64 %d48,%d18,%d47;
ld.global.nc.f32 %f8,[%d48];
$33:
fma.rn.f32 %f9,%f6,%f8,0f00000000;
or.b32 %r31,%r25,%r27;
setp.lt.s32 %p22,%r31,0;
mov.f32 %f10,%f1;
@%p22 bra $35;
cvt.s64.s32 %d49,%r25;
mul.lo.s64 %d50,%d12,%d49;
add.s64 %d51,%d50,%d44;
add.s64 %d52,%d18,%d51;
ld.global.nc.f32 %f10,[%d52];
$35:
fma.rn.f32 %f11,%f10,%f4,%f9;
mov.f32 %f12,0f3F800000;
sub.f32 %f13,%f12,%f7;
fma.rn.f32 %f14,%f11,%f13,0f00000000;
cvt.s64.s32 %d53,%r28;
mul.lo.s64 %d54,%d13,%d53;
or.b32 %r32,%r24,%r28;
setp.lt.s32 %p23,%r32,0;
mov.f32 %f15,%f1;
@%p23 bra $37;
cvt.s64.s32 %d55,%r24;
mul.lo.s64 %d56,%d12,%d55;
add.s64 %d57,%d56,%d54;
add.s64 %d58,%d18,%d57;
ld.global.nc.f32 %f15,[%d58];
$37:
fma.rn.f32 %f16,%f6,%f15,0f00000000;
or.b32 %r33,%r25,%r28;
setp.lt.s32 %p24,%r33,0;
@%p24 bra $39;
cvt.s64.s32 %d59,%r25;
mul.lo.s64 %d60,%d12,%d59;
add.s64 %d61,%d60,%d54;
add.s64 %d62,%d18,%d61;
ld.global.nc.f32 %f1,[%d62];
$39:
fma.rn.f32 %f17,%f1,%f4,%f16;
fma.rn.f32 %f18,%f17,%f7,%f14;
cvt.s64.s32 %d63,%r21;
mul.lo.s64 %d64,%d6,%d63;
cvt.s64.s32 %d65,%r17;
mul.lo.s64 %d66,%d5,%d65;
add.s64 %d67,%d64,%d66;
add.s64 %d68,%d24,%d67;
st.f32 [%d68],%f18;
$40:
ret;
}
.visible .entry warp_linear_f32_3(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .f32 %f<49>;
.reg .b32 %r<34>;
.reg .f64 %e<39>;
.reg .b64 %d<109>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f32 %f1,[p10];
ld.param.f32 %f2,[p11];
ld.param.f32 %f3,[p12];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $56;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f4,[%d43];
cvt.f64.f32 %e14,%f4;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f5,[%d44];
cvt.f64.f32 %e17,%f5;
$19:
add.f64 %e22,%e14,0d0000000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.geu.f64 %p15,%e30,0d0000000000000000;
@%p15 bra $21;
add.s32 %r22,%r22,-1;
mov.f64 %e31,0d3FF0000000000000;
add.rn.f64 %e30,%e30,%e31;
$21:
cvt.rn.f32.f64 %f6,%e30;
add.f64 %e32,%e17,0d0000000000000000;
max.f64 %e33,%e32,%e23;
min.f64 %e34,%e33,%e25;
add.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e35,%e27;
sub.rn.f64 %e37,%e34,%e36;
{
.reg .b32 %temp;
mov.b64 {%r23,%temp},%e35;
}
setp.geu.f64 %p16,%e37,0d0000000000000000;
@%p16 bra $23;
add.s32 %r23,%r23,-1;
mov.f64 %e38,0d3FF0000000000000;
add.rn.f64 %e37,%e37,%e38;
$23:
mov.f32 %f7,0f3F800000;
sub.f32 %f8,%f7,%f6;
cvt.rn.f32.f64 %f9,%e37;
setp.lt.u32 %p17,%r22,%r1;
mov.u32 %r24,%r22;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r22;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$25:
add.s32 %r25,%r22,1;
setp.lt.u32 %p18,%r25,%r1;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r26,%r22,1;
st.param.b32 [q0+0],%r26;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r25,[retval0+0];
}
$27:
setp.lt.u32 %p19,%r23,%r2;
mov.u32 %r27,%r23;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r23;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$29:
add.s32 %r28,%r23,1;
setp.lt.u32 %p20,%r28,%r2;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r29,%r23,1;
st.param.b32 [q0+0],%r29;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r28,[retval0+0];
}
$31:
cvt.s64.s32 %d45,%r21;
mul.lo.s64 %d46,%d7,%d45;
cvt.s64.s32 %d47,%r17;
mul.lo.s64 %d48,%d6,%d47;
add.s64 %d49,%d46,%d48;
cvt.s64.s32 %d50,%r27;
mul.lo.s64 %d51,%d15,%d50;
or.b32 %r30,%r24,%r27;
setp.lt.s32 %p21,%r30,0;
mov.f32 %f10,%f1;
@%p21 bra $33;
cvt.s64.s32 %d52,%r24;
mul.lo.s64 %d53,%d14,%d52;
add.s64 %d54,%d51,%d53;
add.s64 %d55,%d20,%d54;
ld.global.nc.f32 %f10,[%d55];
$33:
fma.rn.f32 %f11,%f8,%f10,0f00000000;
or.b32 %r31,%r25,%r27;
setp.lt.s32 %p22,%r31,0;
mov.f32 %f12,%f1;
@%p22 bra $35;
cvt.s64.s32 %d56,%r25;
mul.lo.s64 %d57,%d14,%d56;
add.s64 %d58,%d51,%d57;
add.s64 %d59,%d20,%d58;
ld.global.nc.f32 %f12,[%d59];
$35:
fma.rn.f32 %f13,%f12,%f6,%f11;
mov.f32 %f14,0f3F800000;
sub.f32 %f15,%f14,%f9;
fma.rn.f32 %f16,%f13,%f15,0f00000000;
cvt.s64.s32 %d60,%r28;
mul.lo.s64 %d61,%d15,%d60;
or.b32 %r32,%r24,%r28;
setp.lt.s32 %p23,%r32,0;
mov.f32 %f17,%f1;
@%p23 bra $37;
cvt.s64.s32 %d62,%r24;
mul.lo.s64 %d63,%d14,%d62;
add.s64 %d64,%d61,%d63;
add.s64 %d65,%d20,%d64;
ld.global.nc.f32 %f17,[%d65];
$37:
fma.rn.f32 %f18,%f8,%f17,0f00000000;
or.b32 %r33,%r25,%r28;
setp.lt.s32 %p24,%r33,0;
@%p24 bra $39;
cvt.s64.s32 %d66,%r25;
mul.lo.s64 %d67,%d14,%d66;
add.s64 %d68,%d61,%d67;
add.s64 %d69,%d20,%d68;
ld.global.nc.f32 %f1,[%d69];
$39:
fma.rn.f32 %f19,%f1,%f6,%f18;
fma.rn.f32 %f20,%f19,%f9,%f16;
add.s64 %d70,%d26,%d49;
st.f32 [%d70],%f20;
add.s64 %d71,%d51,%d13;
mov.f32 %f21,%f2;
@%p21 bra $41;
cvt.s64.s32 %d72,%r24;
mul.lo.s64 %d73,%d14,%d72;
add.s64 %d74,%d71,%d73;
add.s64 %d75,%d20,%d74;
ld.global.nc.f32 %f21,[%d75];
$41:
mov.f32 %f22,0f3F800000;
sub.f32 %f23,%f22,%f6;
fma.rn.f32 %f24,%f23,%f21,0f00000000;
mov.f32 %f25,%f2;
@%p22 bra $43;
cvt.s64.s32 %d76,%r25;
mul.lo.s64 %d77,%d14,%d76;
add.s64 %d78,%d71,%d77;
add.s64 %d79,%d20,%d78;
ld.global.nc.f32 %f25,[%d79];
$43:
fma.rn.f32 %f26,%f25,%f6,%f24;
sub.f32 %f27,%f22,%f9;
fma.rn.f32 %f28,%f26,%f27,0f00000000;
add.s64 %d80,%d61,%d13;
mov.f32 %f29,%f2;
@%p23 bra $45;
cvt.s64.s32 %d81,%r24;
mul.lo.s64 %d82,%d14,%d81;
add.s64 %d83,%d80,%d82;
add.s64 %d84,%d20,%d83;
ld.global.nc.f32 %f29,[%d84];
$45:
mov.f32 %f30,0f3F800000;
sub.f32 %f31,%f30,%f6;
fma.rn.f32 %f32,%f31,%f29,0f00000000;
@%p24 bra $47;
cvt.s64.s32 %d85,%r25;
mul.lo.s64 %d86,%d14,%d85;
add.s64 %d87,%d80,%d86;
add.s64 %d88,%d20,%d87;
ld.global.nc.f32 %f2,[%d88];
$47:
fma.rn.f32 %f33,%f2,%f6,%f32;
fma.rn.f32 %f34,%f33,%f9,%f28;
add.s64 %d89,%d70,%d5;
st.f32 [%d89],%f34;
add.s64 %d90,%d71,%d13;
mov.f32 %f35,%f3;
@%p21 bra $49;
cvt.s64.s32 %d91,%r24;
mul.lo.s64 %d92,%d14,%d91;
add.s64 %d93,%d90,%d92;
add.s64 %d94,%d20,%d93;
ld.global.nc.f32 %f35,[%d94];
$49:
mov.f32 %f36,0f3F800000;
sub.f32 %f37,%f36,%f6;
fma.rn.f32 %f38,%f37,%f35,0f00000000;
mov.f32 %f39,%f3;
@%p22 bra $51;
cvt.s64.s32 %d95,%r25;
mul.lo.s64 %d96,%d14,%d95;
add.s64 %d97,%d90,%d96;
add.s64 %d98,%d20,%d97;
ld.global.nc.f32 %f39,[%d98];
$51:
fma.rn.f32 %f40,%f39,%f6,%f38;
sub.f32 %f41,%f36,%f9;
fma.rn.f32 %f42,%f40,%f41,0f00000000;
add.s64 %d99,%d80,%d13;
mov.f32 %f43,%f3;
@%p23 bra $53;
cvt.s64.s32 %d100,%r24;
mul.lo.s64 %d101,%d14,%d100;
add.s64 %d102,%d99,%d101;
add.s64 %d103,%d20,%d102;
ld.global.nc.f32 %f43,[%d103];
$53:
mov.f32 %f44,0f3F800000;
sub.f32 %f45,%f44,%f6;
fma.rn.f32 %f46,%f45,%f43,0f00000000;
@%p24 bra $55;
cvt.s64.s32 %d104,%r25;
mul.lo.s64 %d105,%d14,%d104;
add.s64 %d106,%d99,%d105;
add.s64 %d107,%d20,%d106;
ld.global.nc.f32 %f3,[%d107];
$55:
fma.rn.f32 %f47,%f3,%f6,%f46;
fma.rn.f32 %f48,%f47,%f9,%f42;
add.s64 %d108,%d89,%d5;
st.f32 [%d108],%f48;
$56:
ret;
}
.visible .entry warp_linear_f32_4(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .f32 %f<64>;
.reg .b32 %r<34>;
.reg .f64 %e<39>;
.reg .b64 %d<128>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f32 %f1,[p10];
ld.param.f32 %f2,[p11];
ld.param.f32 %f3,[p12];
ld.param.f32 %f4,[p13];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $64;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f5,[%d43];
cvt.f64.f32 %e14,%f5;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f6,[%d44];
cvt.f64.f32 %e17,%f6;
$19:
add.f64 %e22,%e14,0d0000000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.geu.f64 %p15,%e30,0d0000000000000000;
@%p15 bra $21;
add.s32 %r22,%r22,-1;
mov.f64 %e31,0d3FF0000000000000;
add.rn.f64 %e30,%e30,%e31;
$21:
cvt.rn.f32.f64 %f7,%e30;
add.f64 %e32,%e17,0d0000000000000000;
max.f64 %e33,%e32,%e23;
min.f64 %e34,%e33,%e25;
add.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e35,%e27;
sub.rn.f64 %e37,%e34,%e36;
{
.reg .b32 %temp;
mov.b64 {%r23,%temp},%e35;
}
setp.geu.f64 %p16,%e37,0d0000000000000000;
@%p16 bra $23;
add.s32 %r23,%r23,-1;
mov.f64 %e38,0d3FF0000000000000;
add.rn.f64 %e37,%e37,%e38;
$23:
mov.f32 %f8,0f3F800000;
sub.f32 %f9,%f8,%f7;
cvt.rn.f32.f64 %f10,%e37;
setp.lt.u32 %p17,%r22,%r1;
mov.u32 %r24,%r22;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r22;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$25:
add.s32 %r25,%r22,1;
setp.lt.u32 %p18,%r25,%r1;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r26,%r22,1;
st.param.b32 [q0+0],%r26;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r25,[retval0+0];
}
$27:
setp.lt.u32 %p19,%r23,%r2;
mov.u32 %r27,%r23;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r23;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$29:
add.s32 %r28,%r23,1;
setp.lt.u32 %p20,%r28,%r2;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r29,%r23,1;
st.param.b32 [q0+0],%r29;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r28,[retval0+0];
}
$31:
cvt.s64.s32 %d45,%r21;
mul.lo.s64 %d46,%d7,%d45;
cvt.s64.s32 %d47,%r17;
mul.lo.s64 %d48,%d6,%d47;
add.s64 %d49,%d46,%d48;
cvt.s64.s32 %d50,%r27;
mul.lo.s64 %d51,%d15,%d50;
or.b32 %r30,%r24,%r27;
setp.lt.s32 %p21,%r30,0;
mov.f32 %f11,%f1;
@%p21 bra $33;
cvt.s64.s32 %d52,%r24;
mul.lo.s64 %d53,%d14,%d52;
add.s64 %d54,%d51,%d53;
add.s64 %d55,%d20,%d54;
ld.global.nc.f32 %f11,[%d55];
$33:
fma.rn.f32 %f12,%f9,%f11,0f00000000;
or.b32 %r31,%r25,%r27;
setp.lt.s32 %p22,%r31,0;
mov.f32 %f13,%f1;
@%p22 bra $35;
cvt.s64.s32 %d56,%r25;
mul.lo.s64 %d57,%d14,%d56;
add.s64 %d58,%d51,%d57;
add.s64 %d59,%d20,%d58;
ld.global.nc.f32 %f13,[%d59];
$35:
fma.rn.f32 %f14,%f13,%f7,%f12;
mov.f32 %f15,0f3F800000;
sub.f32 %f16,%f15,%f10;
fma.rn.f32 %f17,%f14,%f16,0f00000000;
cvt.s64.s32 %d60,%r28;
mul.lo.s64 %d61,%d15,%d60;
or.b32 %r32,%r24,%r28;
setp.lt.s32 %p23,%r32,0;
mov.f32 %f18,%f1;
@%p23 bra $37;
cvt.s64.s32 %d62,%r24;
mul.lo.s64 %d63,%d14,%d62;
add.s64 %d64,%d61,%d63;
add.s64 %d65,%d20,%d64;
ld.global.nc.f32 %f18,[%d65];
$37:
fma.rn.f32 %f19,%f9,%f18,0f00000000;
or.b32 %r33,%r25,%r28;
setp.lt.s32 %p24,%r33,0;
@%p24 bra $39;
cvt.s64.s32 %d66,%r25;
mul.lo.s64 %d67,%d14,%d66;
add.s64 %d68,%d61,%d67;
add.s64 %d69,%d20,%d68;
ld.global.nc.f32 %f1,[%d69];
$39:
fma.rn.f32 %f20,%f1,%f7,%f19;
fma.rn.f32 %f21,%f20,%f10,%f17;
add.s64 %d70,%d26,%d49;
st.f32 [%d70],%f21;
add.s64 %d71,%d51,%d13;
mov.f32 %f22,%f2;
@%p21 bra $41;
cvt.s64.s32 %d72,%r24;
mul.lo.s64 %d73,%d14,%d72;
add.s64 %d74,%d71,%d73;
add.s64 %d75,%d20,%d74;
ld.global.nc.f32 %f22,[%d75];
$41:
mov.f32 %f23,0f3F800000;
sub.f32 %f24,%f23,%f7;
fma.rn.f32 %f25,%f24,%f22,0f00000000;
mov.f32 %f26,%f2;
@%p22 bra $43;
cvt.s64.s32 %d76,%r25;
mul.lo.s64 %d77,%d14,%d76;
add.s64 %d78,%d71,%d77;
add.s64 %d79,%d20,%d78;
ld.global.nc.f32 %f26,[%d79];
$43:
fma.rn.f32 %f27,%f26,%f7,%f25;
sub.f32 %f28,%f23,%f10;
fma.rn.f32 %f29,%f27,%f28,0f00000000;
add.s64 %d80,%d61,%d13;
mov.f32 %f30,%f2;
@%p23 bra $45;
cvt.s64.s32 %d81,%r24;
mul.lo.s64 %d82,%d14,%d81;
add.s64 %d83,%d80,%d82;
add.s64 %d84,%d20,%d83;
ld.global.nc.f32 %f30,[%d84];
$45:
mov.f32 %f31,0f3F800000;
sub.f32 %f32,%f31,%f7;
fma.rn.f32 %f33,%f32,%f30,0f00000000;
@%p24 bra $47;
cvt.s64.s32 %d85,%r25;
mul.lo.s64 %d86,%d14,%d85;
add.s64 %d87,%d80,%d86;
add.s64 %d88,%d20,%d87;
ld.global.nc.f32 %f2,[%d88];
$47:
fma.rn.f32 %f34,%f2,%f7,%f33;
fma.rn.f32 %f35,%f34,%f10,%f29;
add.s64 %d89,%d70,%d5;
st.f32 [%d89],%f35;
add.s64 %d90,%d71,%d13;
mov.f32 %f36,%f3;
@%p21 bra $49;
cvt.s64.s32 %d91,%r24;
mul.lo.s64 %d92,%d14,%d91;
add.s64 %d93,%d90,%d92;
add.s64 %d94,%d20,%d93;
ld.global.nc.f32 %f36,[%d94];
$49:
mov.f32 %f37,0f3F800000;
sub.f32 %f38,%f37,%f7;
fma.rn.f32 %f39,%f38,%f36,0f00000000;
mov.f32 %f40,%f3;
@%p22 bra $51;
cvt.s64.s32 %d95,%r25;
mul.lo.s64 %d96,%d14,%d95;
add.s64 %d97,%d90,%d96;
add.s64 %d98,%d20,%d97;
ld.global.nc.f32 %f40,[%d98];
$51:
fma.rn.f32 %f41,%f40,%f7,%f39;
sub.f32 %f42,%f37,%f10;
fma.rn.f32 %f43,%f41,%f42,0f00000000;
add.s64 %d99,%d80,%d13;
mov.f32 %f44,%f3;
@%p23 bra $53;
cvt.s64.s32 %d100,%r24;
mul.lo.s64 %d101,%d14,%d100;
add.s64 %d102,%d99,%d101;
add.s64 %d103,%d20,%d102;
ld.global.nc.f32 %f44,[%d103];
$53:
mov.f32 %f45,0f3F800000;
sub.f32 %f46,%f45,%f7;
fma.rn.f32 %f47,%f46,%f44,0f00000000;
@%p24 bra $55;
cvt.s64.s32 %d104,%r25;
mul.lo.s64 %d105,%d14,%d104;
add.s64 %d106,%d99,%d105;
add.s64 %d107,%d20,%d106;
ld.global.nc.f32 %f3,[%d107];
$55:
fma.rn.f32 %f48,%f3,%f7,%f47;
fma.rn.f32 %f49,%f48,%f10,%f43;
add.s64 %d108,%d89,%d5;
st.f32 [%d108],%f49;
add.s64 %d109,%d90,%d13;
mov.f32 %f50,%f4;
@%p21 bra $57;
cvt.s64.s32 %d110,%r24;
mul.lo.s64 %d111,%d14,%d110;
add.s64 %d112,%d109,%d111;
add.s64 %d113,%d20,%d112;
ld.global.nc.f32 %f50,[%d113];
$57:
mov.f32 %f51,0f3F800000;
sub.f32 %f52,%f51,%f7;
fma.rn.f32 %f53,%f52,%f50,0f00000000;
mov.f32 %f54,%f4;
@%p22 bra $59;
cvt.s64.s32 %d114,%r25;
mul.lo.s64 %d115,%d14,%d114;
add.s64 %d116,%d109,%d115;
add.s64 %d117,%d20,%d116;
ld.global.nc.f32 %f54,[%d117];
$59:
fma.rn.f32 %f55,%f54,%f7,%f53;
sub.f32 %f56,%f51,%f10;
fma.rn.f32 %f57,%f55,%f56,0f00000000;
add.s64 %d118,%d99,%d13;
mov.f32 %f58,%f4;
@%p23 bra $61;
cvt.s64.s32 %d119,%r24;
mul.lo.s64 %d120,%d14,%d119;
add.s64 %d121,%d118,%d120;
add.s64 %d122,%d20,%d121;
ld.global.nc.f32 %f58,[%d122];
$61:
mov.f32 %f59,0f3F800000;
sub.f32 %f60,%f59,%f7;
fma.rn.f32 %f61,%f60,%f58,0f00000000;
@%p24 bra $63;
cvt.s64.s32 %d123,%r25;
mul.lo.s64 %d124,%d14,%d123;
add.s64 %d125,%d118,%d124;
add.s64 %d126,%d20,%d125;
ld.global.nc.f32 %f4,[%d126];
$63:
fma.rn.f32 %f62,%f4,%f7,%f61;
fma.rn.f32 %f63,%f62,%f10,%f57;
add.s64 %d127,%d108,%d5;
st.f32 [%d127],%f63;
$64:
ret;
}
.visible .entry warp_nearest_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .b16 %s<2>;
.reg .f32 %f<9>;
.reg .b32 %r<33>;
.reg .f64 %e<37>;
.reg .b64 %d<57>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f32 %f1,[p10];
ld.param.f32 %f2,[p11];
ld.param.f32 %f3,[p12];
ld.param.f32 %f4,[p13];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $31;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f5,[%d43];
cvt.f64.f32 %e14,%f5;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f6,[%d44];
cvt.f64.f32 %e17,%f6;
$19:
add.f64 %e22,%e14,0d3FE0000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.lt.f64 %p15,%e30,0d0000000000000000;
selp.b32 %r23,-1,0,%p15;
add.s32 %r24,%r22,%r23;
add.f64 %e31,%e17,0d3FE0000000000000;
max.f64 %e32,%e31,%e23;
min.f64 %e33,%e32,%e25;
add.rn.f64 %e34,%e33,%e27;
sub.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e33,%e35;
{
.reg .b32 %temp;
mov.b64 {%r25,%temp},%e34;
}
setp.lt.f64 %p16,%e36,0d0000000000000000;
selp.b32 %r26,-1,0,%p16;
add.s32 %r27,%r25,%r26;
setp.lt.u32 %p17,%r24,%r1;
@%p17 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r24;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$21:
setp.lt.u32 %p18,%r27,%r2;
@%p18 bra $23;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r27;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$23:
setp.lt.s32 %p19,%r9,1;
@%p19 bra $31;
or.b32 %r28,%r27,%r24;
cvt.s64.s32 %d45,%r17;
mul.lo.s64 %d46,%d6,%d45;
cvt.s64.s32 %d47,%r21;
mul.lo.s64 %d48,%d7,%d47;
add.s64 %d49,%d46,%d48;
add.s64 %d50,%d26,%d49;
cvt.s64.s32 %d51,%r24;
mul.lo.s64 %d52,%d14,%d51;
cvt.s64.s32 %d53,%r27;
mul.lo.s64 %d54,%d15,%d53;
add.s64 %d55,%d52,%d54;
add.s64 %d56,%d20,%d55;
mov.u32 %r29,0;
$25:
.pragma "nounroll";
setp.eq.s32 %p20,%r29,0;
mov.f32 %f7,%f1;
@%p20 bra $28;
setp.ne.s32 %p21,%r29,1;
mov.f32 %f7,%f2;
@%p21 bra $27;
bra.uni $28;
$27:
setp.eq.s32 %p22,%r29,2;
selp.f32 %f7,%f3,%f4,%p22;
$28:
setp.lt.s32 %p23,%r28,0;
@%p23 bra $30;
ld.global.nc.s16 %s1,[%d56];
cvt.rn.f32.s16 %f7,%s1;
$30:
add.f32 %f8,%f7,0f00000000;
cvt.rni.s32.f32 %r30,%f8;
max.s32 %r31,%r30,-32768;
min.s32 %r32,%r31,32767;
st.u16 [%d50],%r32;
add.s64 %d50,%d50,%d5;
add.s64 %d56,%d56,%d13;
add.s32 %r29,%r29,1;
setp.lt.s32 %p24,%r29,%r9;
@%p24 bra $25;
$31:
ret;
}
.visible .entry warp_linear_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<30>;
.reg .b16 %s<5>;
.reg .f32 %f<23>;
.reg .b32 %r<38>;
.reg .f64 %e<39>;
.reg .b64 %d<67>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f32 %f1,[p10];
ld.param.f32 %f2,[p11];
ld.param.f32 %f3,[p12];
ld.param.f32 %f4,[p13];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $45;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f5,[%d43];
cvt.f64.f32 %e14,%f5;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f6,[%d44];
cvt.f64.f32 %e17,%f6;
$19:
add.f64 %e22,%e14,0d0000000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.geu.f64 %p15,%e30,0d0000000000000000;
@%p15 bra $21;
add.s32 %r22,%r22,-1;
mov.f64 %e31,0d3FF0000000000000;
add.rn.f64 %e30,%e30,%e31;
$21:
cvt.rn.f32.f64 %f7,%e30;
add.f64 %e32,%e17,0d0000000000000000;
max.f64 %e33,%e32,%e23;
min.f64 %e34,%e33,%e25;
add.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e35,%e27;
sub.rn.f64 %e37,%e34,%e36;
{
.reg .b32 %temp;
mov.b64 {%r23,%temp},%e35;
}
setp.geu.f64 %p16,%e37,0d0000000000000000;
@%p16 bra $23;
add.s32 %r23,%r23,-1;
mov.f64 %e38,0d3FF0000000000000;
add.rn.f64 %e37,%e37,%e38;
$23:
mov.f32 %f8,0f3F800000;
sub.f32 %f9,%f8,%f7;
cvt.rn.f32.f64 %f10,%e37;
setp.lt.u32 %p17,%r22,%r1;
mov.u32 %r24,%r22;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r22;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$25:
add.s32 %r25,%r22,1;
setp.lt.u32 %p18,%r25,%r1;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r26,%r22,1;
st.param.b32 [q0+0],%r26;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r25,[retval0+0];
}
$27:
setp.lt.u32 %p19,%r23,%r2;
mov.u32 %r27,%r23;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r23;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$29:
add.s32 %r28,%r23,1;
setp.lt.u32 %p20,%r28,%r2;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r29,%r23,1;
st.param.b32 [q0+0],%r29;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r28,[retval0+0];
}
$31:
setp.lt.s32 %p21,%r9,1;
@%p21 bra $45;
cvt.s64.s32 %d45,%r21;
or.b32 %r30,%r24,%r27;
or.b32 %r31,%r25,%r27;
or.b32 %r32,%r24,%r28;
or.b32 %r33,%r25,%r28;
cvt.s64.s32 %d46,%r17;
mul.lo.s64 %d47,%d6,%d46;
mul.lo.s64 %d48,%d7,%d45;
add.s64 %d49,%d47,%d48;
add.s64 %d50,%d26,%d49;
cvt.s64.s32 %d51,%r25;
mul.lo.s64 %d52,%d14,%d51;
cvt.s64.s32 %d53,%r28;
mul.lo.s64 %d54,%d15,%d53;
add.s64 %d55,%d52,%d54;
add.s64 %d56,%d20,%d55;
cvt.s64.s32 %d57,%r24;
mul.lo.s64 %d58,%d14,%d57;
add.s64 %d59,%d58,%d54;
add.s64 %d60,%d20,%d59;
cvt.s64.s32 %d61,%r27;
mul.lo.s64 %d62,%d15,%d61;
add.s64 %d63,%d52,%d62;
add.s64 %d64,%d20,%d63;
add.s64 %d65,%d58,%d62;
add.s64 %d66,%d20,%d65;
mov.f32 %f11,0f3F800000;
sub.f32 %f12,%f11,%f10;
mov.u32 %r34,0;
$33:
.pragma "nounroll";
setp.eq.s32 %p22,%r34,0;
mov.f32 %f13,%f1;
@%p22 bra $36;
setp.ne.s32 %p23,%r34,1;
mov.f32 %f13,%f2;
@%p23 bra $35;
bra.uni $36;
$35:
setp.eq.s32 %p24,%r34,2;
selp.f32 %f13,%f3,%f4,%p24;
$36:
setp.lt.s32 %p25,%r30,0;
mov.f32 %f14,%f13;
@%p25 bra $38;
ld.global.nc.s16 %s1,[%d66];
cvt.rn.f32.s16 %f14,%s1;
$38:
fma.rn.f32 %f15,%f9,%f14,0f00000000;
setp.lt.s32 %p26,%r31,0;
mov.f32 %f16,%f13;
@%p26 bra $40;
ld.global.nc.s16 %s2,[%d64];
cvt.rn.f32.s16 %f16,%s2;
$40:
fma.rn.f32 %f17,%f16,%f7,%f15;
fma.rn.f32 %f18,%f17,%f12,0f00000000;
setp.lt.s32 %p27,%r32,0;
mov.f32 %f19,%f13;
@%p27 bra $42;
ld.global.nc.s16 %s3,[%d60];
cvt.rn.f32.s16 %f19,%s3;
$42:
fma.rn.f32 %f20,%f9,%f19,0f00000000;
setp.lt.s32 %p28,%r33,0;
@%p28 bra $44;
ld.global.nc.s16 %s4,[%d56];
cvt.rn.f32.s16 %f13,%s4;
$44:
fma.rn.f32 %f21,%f13,%f7,%f20;
fma.rn.f32 %f22,%f21,%f10,%f18;
cvt.rni.s32.f32 %r35,%f22;
max.s32 %r36,%r35,-32768;
min.s32 %r37,%r36,32767;
st.u16 [%d50],%r37;
add.s64 %d50,%d50,%d5;
add.s64 %d56,%d56,%d13;
add.s64 %d60,%d60,%d13;
add.s64 %d64,%d64,%d13;
add.s64 %d66,%d66,%d13;
add.s32 %r34,%r34,1;
setp.lt.s32 %p29,%r34,%r9;
@%p29 bra $33;
$45:
ret;
}
.visible .entry warp_cubic_i16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<17>;
.reg .f32 %f<76>;
.reg .b32 %r<58>;
.reg .f64 %e<39>;
.reg .b64 %d<99>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $77;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f1,[%d43];
cvt.f64.f32 %e14,%f1;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f2,[%d44];
cvt.f64.f32 %e17,%f2;
$19:
add.f64 %e22,%e14,0d0000000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.geu.f64 %p15,%e30,0d0000000000000000;
@%p15 bra $21;
add.s32 %r22,%r22,-1;
mov.f64 %e31,0d3FF0000000000000;
add.rn.f64 %e30,%e30,%e31;
$21:
add.f64 %e32,%e17,0d0000000000000000;
max.f64 %e33,%e32,%e23;
min.f64 %e34,%e33,%e25;
add.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e35,%e27;
sub.rn.f64 %e37,%e34,%e36;
{
.reg .b32 %temp;
mov.b64 {%r23,%temp},%e35;
}
setp.geu.f64 %p16,%e37,0d0000000000000000;
@%p16 bra $23;
add.s32 %r23,%r23,-1;
mov.f64 %e38,0d3FF0000000000000;
add.rn.f64 %e37,%e37,%e38;
$23:
cvt.rn.f32.f64 %f3,%e30;
add.f32 %f4,%f3,0f3F800000;
mov.f32 %f5,0f3F800000;
mul.f32 %f6,%f4,0f3F400000;
mov.f32 %f7,0f40700000;
sub.f32 %f8,%f7,%f6;
fma.rn.f32 %f9,%f4,%f8,0fC0C00000;
fma.rn.f32 %f10,%f4,%f9,0f40400000;
fma.rn.f32 %f11,%f3,0f3FA00000,0fC0100000;
mul.f32 %f12,%f11,%f3;
fma.rn.f32 %f13,%f12,%f3,0f3F800000;
sub.f32 %f14,%f5,%f3;
fma.rn.f32 %f15,%f14,0f3FA00000,0fC0100000;
mul.f32 %f16,%f14,%f15;
fma.rn.f32 %f17,%f14,%f16,0f3F800000;
sub.f32 %f18,%f5,%f10;
sub.f32 %f19,%f18,%f13;
sub.f32 %f20,%f19,%f17;
cvt.rn.f32.f64 %f21,%e37;
add.f32 %f22,%f21,0f3F800000;
mul.f32 %f23,%f22,0f3F400000;
sub.f32 %f24,%f7,%f23;
fma.rn.f32 %f25,%f22,%f24,0fC0C00000;
fma.rn.f32 %f26,%f22,%f25,0f40400000;
fma.rn.f32 %f27,%f21,0f3FA00000,0fC0100000;
mul.f32 %f28,%f27,%f21;
fma.rn.f32 %f29,%f28,%f21,0f3F800000;
sub.f32 %f30,%f5,%f21;
fma.rn.f32 %f31,%f30,0f3FA00000,0fC0100000;
mul.f32 %f32,%f30,%f31;
fma.rn.f32 %f33,%f30,%f32,0f3F800000;
add.s32 %r24,%r22,-1;
setp.lt.u32 %p17,%r24,%r1;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r25,%r22,-1;
st.param.b32 [q0+0],%r25;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$25:
setp.lt.u32 %p18,%r22,%r1;
mov.u32 %r26,%r22;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r22;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r26,[retval0+0];
}
$27:
add.s32 %r27,%r22,1;
setp.lt.u32 %p19,%r27,%r1;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r28,%r22,1;
st.param.b32 [q0+0],%r28;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$29:
add.s32 %r29,%r22,2;
setp.lt.u32 %p20,%r29,%r1;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r30,%r22,2;
st.param.b32 [q0+0],%r30;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r29,[retval0+0];
}
$31:
add.s32 %r31,%r23,-1;
setp.lt.u32 %p21,%r31,%r2;
@%p21 bra $33;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r32,%r23,-1;
st.param.b32 [q0+0],%r32;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r31,[retval0+0];
}
$33:
setp.lt.u32 %p22,%r23,%r2;
mov.u32 %r33,%r23;
@%p22 bra $35;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r23;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r33,[retval0+0];
}
$35:
add.s32 %r34,%r23,1;
setp.lt.u32 %p23,%r34,%r2;
@%p23 bra $37;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r35,%r23,1;
st.param.b32 [q0+0],%r35;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r34,[retval0+0];
}
$37:
add.s32 %r36,%r23,2;
setp.lt.u32 %p24,%r36,%r2;
@%p24 bra $39;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r37,%r23,2;
st.param.b32 [q0+0],%r37;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r36,[retval0+0];
}
$39:
setp.lt.s32 %p25,%r9,1;
@%p25 bra $77;
cvt.s64.s32 %d45,%r21;
or.b32 %r38,%r24,%r31;
or.b32 %r39,%r26,%r31;
or.b32 %r40,%r27,%r31;
or.b32 %r41,%r29,%r31;
or.b32 %r42,%r24,%r33;
or.b32 %r43,%r26,%r33;
or.b32 %r44,%r27,%r33;
or.b32 %r45,%r29,%r33;
or.b32 %r46,%r24,%r34;
or.b32 %r47,%r26,%r34;
or.b32 %r48,%r27,%r34;
or.b32 %r49,%r29,%r34;
or.b32 %r50,%r24,%r36;
or.b32 %r51,%r26,%r36;
or.b32 %r52,%r27,%r36;
or.b32 %r53,%r29,%r36;
cvt.s64.s32 %d46,%r17;
mul.lo.s64 %d47,%d6,%d46;
mul.lo.s64 %d48,%d7,%d45;
add.s64 %d49,%d47,%d48;
add.s64 %d50,%d26,%d49;
cvt.s64.s32 %d51,%r36;
mul.lo.s64 %d52,%d15,%d51;
cvt.s64.s32 %d53,%r29;
mul.lo.s64 %d54,%d14,%d53;
add.s64 %d55,%d52,%d54;
cvt.s64.s32 %d56,%r27;
mul.lo.s64 %d57,%d14,%d56;
add.s64 %d58,%d52,%d57;
cvt.s64.s32 %d59,%r26;
mul.lo.s64 %d60,%d14,%d59;
add.s64 %d61,%d52,%d60;
cvt.s64.s32 %d62,%r24;
mul.lo.s64 %d63,%d14,%d62;
add.s64 %d64,%d52,%d63;
cvt.s64.s32 %d65,%r34;
mul.lo.s64 %d66,%d15,%d65;
add.s64 %d67,%d66,%d54;
add.s64 %d68,%d66,%d57;
add.s64 %d69,%d66,%d60;
add.s64 %d70,%d66,%d63;
cvt.s64.s32 %d71,%r33;
mul.lo.s64 %d72,%d15,%d71;
add.s64 %d73,%d72,%d54;
add.s64 %d74,%d72,%d57;
add.s64 %d75,%d72,%d60;
add.s64 %d76,%d72,%d63;
cvt.s64.s32 %d77,%r31;
mul.lo.s64 %d78,%d15,%d77;
add.s64 %d79,%d78,%d54;
add.s64 %d80,%d78,%d57;
add.s64 %d81,%d78,%d60;
add.s64 %d82,%d78,%d63;
mov.f32 %f34,0f3F800000;
sub.f32 %f35,%f34,%f26;
sub.f32 %f36,%f35,%f29;
sub.f32 %f37,%f36,%f33;
mov.u32 %r54,0;
$41:
.pragma "nounroll";
ld.param.f32 %f38,[p10];
setp.eq.s32 %p26,%r54,0;
@%p26 bra $44;
ld.param.f32 %f38,[p11];
setp.ne.s32 %p27,%r54,1;
@%p27 bra $43;
bra.uni $44;
$43:
ld.param.f32 %f39,[p13];
ld.param.f32 %f40,[p12];
setp.eq.s32 %p28,%r54,2;
selp.f32 %f38,%f40,%f39,%p28;
$44:
setp.lt.s32 %p29,%r38,0;
mov.f32 %f41,%f38;
@%p29 bra $46;
add.s64 %d83,%d20,%d82;
ld.global.nc.s16 %s1,[%d83];
cvt.rn.f32.s16 %f41,%s1;
$46:
fma.rn.f32 %f42,%f10,%f41,0f00000000;
setp.lt.s32 %p30,%r39,0;
mov.f32 %f43,%f38;
@%p30 bra $48;
add.s64 %d84,%d20,%d81;
ld.global.nc.s16 %s2,[%d84];
cvt.rn.f32.s16 %f43,%s2;
$48:
fma.rn.f32 %f44,%f13,%f43,%f42;
setp.lt.s32 %p31,%r40,0;
mov.f32 %f45,%f38;
@%p31 bra $50;
add.s64 %d85,%d20,%d80;
ld.global.nc.s16 %s3,[%d85];
cvt.rn.f32.s16 %f45,%s3;
$50:
fma.rn.f32 %f46,%f17,%f45,%f44;
setp.lt.s32 %p32,%r41,0;
mov.f32 %f47,%f38;
@%p32 bra $52;
add.s64 %d86,%d20,%d79;
ld.global.nc.s16 %s4,[%d86];
cvt.rn.f32.s16 %f47,%s4;
$52:
fma.rn.f32 %f48,%f20,%f47,%f46;
fma.rn.f32 %f49,%f48,%f26,0f00000000;
setp.lt.s32 %p33,%r42,0;
mov.f32 %f50,%f38;
@%p33 bra $54;
add.s64 %d87,%d20,%d76;
ld.global.nc.s16 %s5,[%d87];
cvt.rn.f32.s16 %f50,%s5;
$54:
fma.rn.f32 %f51,%f10,%f50,0f00000000;
setp.lt.s32 %p34,%r43,0;
mov.f32 %f52,%f38;
@%p34 bra $56;
add.s64 %d88,%d20,%d75;
ld.global.nc.s16 %s6,[%d88];
cvt.rn.f32.s16 %f52,%s6;
$56:
fma.rn.f32 %f53,%f13,%f52,%f51;
setp.lt.s32 %p35,%r44,0;
mov.f32 %f54,%f38;
@%p35 bra $58;
add.s64 %d89,%d20,%d74;
ld.global.nc.s16 %s7,[%d89];
cvt.rn.f32.s16 %f54,%s7;
$58:
fma.rn.f32 %f55,%f17,%f54,%f53;
setp.lt.s32 %p36,%r45,0;
mov.f32 %f56,%f38;
@%p36 bra $60;
add.s64 %d90,%d20,%d73;
ld.global.nc.s16 %s8,[%d90];
cvt.rn.f32.s16 %f56,%s8;
$60:
fma.rn.f32 %f57,%f20,%f56,%f55;
fma.rn.f32 %f58,%f57,%f29,%f49;
setp.lt.s32 %p37,%r46,0;
mov.f32 %f59,%f38;
@%p37 bra $62;
add.s64 %d91,%d20,%d70;
ld.global.nc.s16 %s9,[%d91];
cvt.rn.f32.s16 %f59,%s9;
$62:
fma.rn.f32 %f60,%f10,%f59,0f00000000;
setp.lt.s32 %p38,%r47,0;
mov.f32 %f61,%f38;
@%p38 bra $64;
add.s64 %d92,%d20,%d69;
ld.global.nc.s16 %s10,[%d92];
cvt.rn.f32.s16 %f61,%s10;
$64:
fma.rn.f32 %f62,%f13,%f61,%f60;
setp.lt.s32 %p39,%r48,0;
mov.f32 %f63,%f38;
@%p39 bra $66;
add.s64 %d93,%d20,%d68;
ld.global.nc.s16 %s11,[%d93];
cvt.rn.f32.s16 %f63,%s11;
$66:
fma.rn.f32 %f64,%f17,%f63,%f62;
setp.lt.s32 %p40,%r49,0;
mov.f32 %f65,%f38;
@%p40 bra $68;
add.s64 %d94,%d20,%d67;
ld.global.nc.s16 %s12,[%d94];
cvt.rn.f32.s16 %f65,%s12;
$68:
fma.rn.f32 %f66,%f20,%f65,%f64;
fma.rn.f32 %f67,%f66,%f33,%f58;
setp.lt.s32 %p41,%r50,0;
mov.f32 %f68,%f38;
@%p41 bra $70;
add.s64 %d95,%d20,%d64;
ld.global.nc.s16 %s13,[%d95];
cvt.rn.f32.s16 %f68,%s13;
$70:
fma.rn.f32 %f69,%f10,%f68,0f00000000;
setp.lt.s32 %p42,%r51,0;
mov.f32 %f70,%f38;
@%p42 bra $72;
add.s64 %d96,%d20,%d61;
ld.global.nc.s16 %s14,[%d96];
cvt.rn.f32.s16 %f70,%s14;
$72:
fma.rn.f32 %f71,%f13,%f70,%f69;
setp.lt.s32 %p43,%r52,0;
mov.f32 %f72,%f38;
@%p43 bra $74;
add.s64 %d97,%d20,%d58;
ld.global.nc.s16 %s15,[%d97];
cvt.rn.f32.s16 %f72,%s15;
$74:
fma.rn.f32 %f73,%f17,%f72,%f71;
setp.lt.s32 %p44,%r53,0;
@%p44 bra $76;
add.s64 %d98,%d20,%d55;
ld.global.nc.s16 %s16,[%d98];
cvt.rn.f32.s16 %f38,%s16;
$76:
fma.rn.f32 %f74,%f20,%f38,%f73;
fma.rn.f32 %f75,%f74,%f37,%f67;
cvt.rni.s32.f32 %r55,%f75;
max.s32 %r56,%r55,-32768;
min.s32 %r57,%r56,32767;
st.u16 [%d50],%r57;
add.s64 %d50,%d50,%d5;
add.s64 %d20,%d20,%d13;
add.s32 %r54,%r54,1;
setp.lt.s32 %p45,%r54,%r9;
@%p45 bra $41;
$77:
ret;
}
.visible .entry warp_nearest_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .b16 %s<2>;
.reg .f32 %f<9>;
.reg .b32 %r<33>;
.reg .f64 %e<37>;
.reg .b64 %d<57>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f32 %f1,[p10];
ld.param.f32 %f2,[p11];
ld.param.f32 %f3,[p12];
ld.param.f32 %f4,[p13];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $31;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f5,[%d43];
cvt.f64.f32 %e14,%f5;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f6,[%d44];
cvt.f64.f32 %e17,%f6;
$19:
add.f64 %e22,%e14,0d3FE0000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.lt.f64 %p15,%e30,0d0000000000000000;
selp.b32 %r23,-1,0,%p15;
add.s32 %r24,%r22,%r23;
add.f64 %e31,%e17,0d3FE0000000000000;
max.f64 %e32,%e31,%e23;
min.f64 %e33,%e32,%e25;
add.rn.f64 %e34,%e33,%e27;
sub.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e33,%e35;
{
.reg .b32 %temp;
mov.b64 {%r25,%temp},%e34;
}
setp.lt.f64 %p16,%e36,0d0000000000000000;
selp.b32 %r26,-1,0,%p16;
add.s32 %r27,%r25,%r26;
setp.lt.u32 %p17,%r24,%r1;
@%p17 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r24;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$21:
setp.lt.u32 %p18,%r27,%r2;
@%p18 bra $23;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r27;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$23:
setp.lt.s32 %p19,%r9,1;
@%p19 bra $31;
or.b32 %r28,%r27,%r24;
cvt.s64.s32 %d45,%r17;
mul.lo.s64 %d46,%d6,%d45;
cvt.s64.s32 %d47,%r21;
mul.lo.s64 %d48,%d7,%d47;
add.s64 %d49,%d46,%d48;
add.s64 %d50,%d26,%d49;
cvt.s64.s32 %d51,%r24;
mul.lo.s64 %d52,%d14,%d51;
cvt.s64.s32 %d53,%r27;
mul.lo.s64 %d54,%d15,%d53;
add.s64 %d55,%d52,%d54;
add.s64 %d56,%d20,%d55;
mov.u32 %r29,0;
$25:
.pragma "nounroll";
setp.eq.s32 %p20,%r29,0;
mov.f32 %f7,%f1;
@%p20 bra $28;
setp.ne.s32 %p21,%r29,1;
mov.f32 %f7,%f2;
@%p21 bra $27;
bra.uni $28;
$27:
setp.eq.s32 %p22,%r29,2;
selp.f32 %f7,%f3,%f4,%p22;
$28:
setp.lt.s32 %p23,%r28,0;
@%p23 bra $30;
ld.global.nc.u16 %s1,[%d56];
cvt.rn.f32.u16 %f7,%s1;
$30:
add.f32 %f8,%f7,0f00000000;
cvt.rni.s32.f32 %r30,%f8;
max.s32 %r31,%r30,0;
min.s32 %r32,%r31,65535;
st.u16 [%d50],%r32;
add.s64 %d50,%d50,%d5;
add.s64 %d56,%d56,%d13;
add.s32 %r29,%r29,1;
setp.lt.s32 %p24,%r29,%r9;
@%p24 bra $25;
$31:
ret;
}
.visible .entry warp_linear_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<30>;
.reg .b16 %s<5>;
.reg .f32 %f<23>;
.reg .b32 %r<38>;
.reg .f64 %e<39>;
.reg .b64 %d<67>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f32 %f1,[p10];
ld.param.f32 %f2,[p11];
ld.param.f32 %f3,[p12];
ld.param.f32 %f4,[p13];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $45;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f5,[%d43];
cvt.f64.f32 %e14,%f5;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f6,[%d44];
cvt.f64.f32 %e17,%f6;
$19:
add.f64 %e22,%e14,0d0000000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.geu.f64 %p15,%e30,0d0000000000000000;
@%p15 bra $21;
add.s32 %r22,%r22,-1;
mov.f64 %e31,0d3FF0000000000000;
add.rn.f64 %e30,%e30,%e31;
$21:
cvt.rn.f32.f64 %f7,%e30;
add.f64 %e32,%e17,0d0000000000000000;
max.f64 %e33,%e32,%e23;
min.f64 %e34,%e33,%e25;
add.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e35,%e27;
sub.rn.f64 %e37,%e34,%e36;
{
.reg .b32 %temp;
mov.b64 {%r23,%temp},%e35;
}
setp.geu.f64 %p16,%e37,0d0000000000000000;
@%p16 bra $23;
add.s32 %r23,%r23,-1;
mov.f64 %e38,0d3FF0000000000000;
add.rn.f64 %e37,%e37,%e38;
$23:
mov.f32 %f8,0f3F800000;
sub.f32 %f9,%f8,%f7;
cvt.rn.f32.f64 %f10,%e37;
setp.lt.u32 %p17,%r22,%r1;
mov.u32 %r24,%r22;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r22;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$25:
add.s32 %r25,%r22,1;
setp.lt.u32 %p18,%r25,%r1;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r26,%r22,1;
st.param.b32 [q0+0],%r26;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r25,[retval0+0];
}
$27:
setp.lt.u32 %p19,%r23,%r2;
mov.u32 %r27,%r23;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r23;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$29:
add.s32 %r28,%r23,1;
setp.lt.u32 %p20,%r28,%r2;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r29,%r23,1;
st.param.b32 [q0+0],%r29;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r28,[retval0+0];
}
$31:
setp.lt.s32 %p21,%r9,1;
@%p21 bra $45;
cvt.s64.s32 %d45,%r21;
or.b32 %r30,%r24,%r27;
or.b32 %r31,%r25,%r27;
or.b32 %r32,%r24,%r28;
or.b32 %r33,%r25,%r28;
cvt.s64.s32 %d46,%r17;
mul.lo.s64 %d47,%d6,%d46;
mul.lo.s64 %d48,%d7,%d45;
add.s64 %d49,%d47,%d48;
add.s64 %d50,%d26,%d49;
cvt.s64.s32 %d51,%r25;
mul.lo.s64 %d52,%d14,%d51;
cvt.s64.s32 %d53,%r28;
mul.lo.s64 %d54,%d15,%d53;
add.s64 %d55,%d52,%d54;
add.s64 %d56,%d20,%d55;
cvt.s64.s32 %d57,%r24;
mul.lo.s64 %d58,%d14,%d57;
add.s64 %d59,%d58,%d54;
add.s64 %d60,%d20,%d59;
cvt.s64.s32 %d61,%r27;
mul.lo.s64 %d62,%d15,%d61;
add.s64 %d63,%d52,%d62;
add.s64 %d64,%d20,%d63;
add.s64 %d65,%d58,%d62;
add.s64 %d66,%d20,%d65;
mov.f32 %f11,0f3F800000;
sub.f32 %f12,%f11,%f10;
mov.u32 %r34,0;
$33:
.pragma "nounroll";
setp.eq.s32 %p22,%r34,0;
mov.f32 %f13,%f1;
@%p22 bra $36;
setp.ne.s32 %p23,%r34,1;
mov.f32 %f13,%f2;
@%p23 bra $35;
bra.uni $36;
$35:
setp.eq.s32 %p24,%r34,2;
selp.f32 %f13,%f3,%f4,%p24;
$36:
setp.lt.s32 %p25,%r30,0;
mov.f32 %f14,%f13;
@%p25 bra $38;
ld.global.nc.u16 %s1,[%d66];
cvt.rn.f32.u16 %f14,%s1;
$38:
fma.rn.f32 %f15,%f9,%f14,0f00000000;
setp.lt.s32 %p26,%r31,0;
mov.f32 %f16,%f13;
@%p26 bra $40;
ld.global.nc.u16 %s2,[%d64];
cvt.rn.f32.u16 %f16,%s2;
$40:
fma.rn.f32 %f17,%f16,%f7,%f15;
fma.rn.f32 %f18,%f17,%f12,0f00000000;
setp.lt.s32 %p27,%r32,0;
mov.f32 %f19,%f13;
@%p27 bra $42;
ld.global.nc.u16 %s3,[%d60];
cvt.rn.f32.u16 %f19,%s3;
$42:
fma.rn.f32 %f20,%f9,%f19,0f00000000;
setp.lt.s32 %p28,%r33,0;
@%p28 bra $44;
ld.global.nc.u16 %s4,[%d56];
cvt.rn.f32.u16 %f13,%s4;
$44:
fma.rn.f32 %f21,%f13,%f7,%f20;
fma.rn.f32 %f22,%f21,%f10,%f18;
cvt.rni.s32.f32 %r35,%f22;
max.s32 %r36,%r35,0;
min.s32 %r37,%r36,65535;
st.u16 [%d50],%r37;
add.s64 %d50,%d50,%d5;
add.s64 %d56,%d56,%d13;
add.s64 %d60,%d60,%d13;
add.s64 %d64,%d64,%d13;
add.s64 %d66,%d66,%d13;
add.s32 %r34,%r34,1;
setp.lt.s32 %p29,%r34,%r9;
@%p29 bra $33;
$45:
ret;
}
.visible .entry warp_cubic_u16(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<17>;
.reg .f32 %f<76>;
.reg .b32 %r<58>;
.reg .f64 %e<39>;
.reg .b64 %d<99>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $77;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f1,[%d43];
cvt.f64.f32 %e14,%f1;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f2,[%d44];
cvt.f64.f32 %e17,%f2;
$19:
add.f64 %e22,%e14,0d0000000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.geu.f64 %p15,%e30,0d0000000000000000;
@%p15 bra $21;
add.s32 %r22,%r22,-1;
mov.f64 %e31,0d3FF0000000000000;
add.rn.f64 %e30,%e30,%e31;
$21:
add.f64 %e32,%e17,0d0000000000000000;
max.f64 %e33,%e32,%e23;
min.f64 %e34,%e33,%e25;
add.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e35,%e27;
sub.rn.f64 %e37,%e34,%e36;
{
.reg .b32 %temp;
mov.b64 {%r23,%temp},%e35;
}
setp.geu.f64 %p16,%e37,0d0000000000000000;
@%p16 bra $23;
add.s32 %r23,%r23,-1;
mov.f64 %e38,0d3FF0000000000000;
add.rn.f64 %e37,%e37,%e38;
$23:
cvt.rn.f32.f64 %f3,%e30;
add.f32 %f4,%f3,0f3F800000;
mov.f32 %f5,0f3F800000;
mul.f32 %f6,%f4,0f3F400000;
mov.f32 %f7,0f40700000;
sub.f32 %f8,%f7,%f6;
fma.rn.f32 %f9,%f4,%f8,0fC0C00000;
fma.rn.f32 %f10,%f4,%f9,0f40400000;
fma.rn.f32 %f11,%f3,0f3FA00000,0fC0100000;
mul.f32 %f12,%f11,%f3;
fma.rn.f32 %f13,%f12,%f3,0f3F800000;
sub.f32 %f14,%f5,%f3;
fma.rn.f32 %f15,%f14,0f3FA00000,0fC0100000;
mul.f32 %f16,%f14,%f15;
fma.rn.f32 %f17,%f14,%f16,0f3F800000;
sub.f32 %f18,%f5,%f10;
sub.f32 %f19,%f18,%f13;
sub.f32 %f20,%f19,%f17;
cvt.rn.f32.f64 %f21,%e37;
add.f32 %f22,%f21,0f3F800000;
mul.f32 %f23,%f22,0f3F400000;
sub.f32 %f24,%f7,%f23;
fma.rn.f32 %f25,%f22,%f24,0fC0C00000;
fma.rn.f32 %f26,%f22,%f25,0f40400000;
fma.rn.f32 %f27,%f21,0f3FA00000,0fC0100000;
mul.f32 %f28,%f27,%f21;
fma.rn.f32 %f29,%f28,%f21,0f3F800000;
sub.f32 %f30,%f5,%f21;
fma.rn.f32 %f31,%f30,0f3FA00000,0fC0100000;
mul.f32 %f32,%f30,%f31;
fma.rn.f32 %f33,%f30,%f32,0f3F800000;
add.s32 %r24,%r22,-1;
setp.lt.u32 %p17,%r24,%r1;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r25,%r22,-1;
st.param.b32 [q0+0],%r25;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$25:
setp.lt.u32 %p18,%r22,%r1;
mov.u32 %r26,%r22;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r22;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r26,[retval0+0];
}
$27:
add.s32 %r27,%r22,1;
setp.lt.u32 %p19,%r27,%r1;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r28,%r22,1;
st.param.b32 [q0+0],%r28;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$29:
add.s32 %r29,%r22,2;
setp.lt.u32 %p20,%r29,%r1;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r30,%r22,2;
st.param.b32 [q0+0],%r30;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r29,[retval0+0];
}
$31:
add.s32 %r31,%r23,-1;
setp.lt.u32 %p21,%r31,%r2;
@%p21 bra $33;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r32,%r23,-1;
st.param.b32 [q0+0],%r32;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r31,[retval0+0];
}
$33:
setp.lt.u32 %p22,%r23,%r2;
mov.u32 %r33,%r23;
@%p22 bra $35;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r23;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r33,[retval0+0];
}
$35:
add.s32 %r34,%r23,1;
setp.lt.u32 %p23,%r34,%r2;
@%p23 bra $37;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r35,%r23,1;
st.param.b32 [q0+0],%r35;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r34,[retval0+0];
}
$37:
add.s32 %r36,%r23,2;
setp.lt.u32 %p24,%r36,%r2;
@%p24 bra $39;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r37,%r23,2;
st.param.b32 [q0+0],%r37;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r36,[retval0+0];
}
$39:
setp.lt.s32 %p25,%r9,1;
@%p25 bra $77;
cvt.s64.s32 %d45,%r21;
or.b32 %r38,%r24,%r31;
or.b32 %r39,%r26,%r31;
or.b32 %r40,%r27,%r31;
or.b32 %r41,%r29,%r31;
or.b32 %r42,%r24,%r33;
or.b32 %r43,%r26,%r33;
or.b32 %r44,%r27,%r33;
or.b32 %r45,%r29,%r33;
or.b32 %r46,%r24,%r34;
or.b32 %r47,%r26,%r34;
or.b32 %r48,%r27,%r34;
or.b32 %r49,%r29,%r34;
or.b32 %r50,%r24,%r36;
or.b32 %r51,%r26,%r36;
or.b32 %r52,%r27,%r36;
or.b32 %r53,%r29,%r36;
cvt.s64.s32 %d46,%r17;
mul.lo.s64 %d47,%d6,%d46;
mul.lo.s64 %d48,%d7,%d45;
add.s64 %d49,%d47,%d48;
add.s64 %d50,%d26,%d49;
cvt.s64.s32 %d51,%r36;
mul.lo.s64 %d52,%d15,%d51;
cvt.s64.s32 %d53,%r29;
mul.lo.s64 %d54,%d14,%d53;
add.s64 %d55,%d52,%d54;
cvt.s64.s32 %d56,%r27;
mul.lo.s64 %d57,%d14,%d56;
add.s64 %d58,%d52,%d57;
cvt.s64.s32 %d59,%r26;
mul.lo.s64 %d60,%d14,%d59;
add.s64 %d61,%d52,%d60;
cvt.s64.s32 %d62,%r24;
mul.lo.s64 %d63,%d14,%d62;
add.s64 %d64,%d52,%d63;
cvt.s64.s32 %d65,%r34;
mul.lo.s64 %d66,%d15,%d65;
add.s64 %d67,%d66,%d54;
add.s64 %d68,%d66,%d57;
add.s64 %d69,%d66,%d60;
add.s64 %d70,%d66,%d63;
cvt.s64.s32 %d71,%r33;
mul.lo.s64 %d72,%d15,%d71;
add.s64 %d73,%d72,%d54;
add.s64 %d74,%d72,%d57;
add.s64 %d75,%d72,%d60;
add.s64 %d76,%d72,%d63;
cvt.s64.s32 %d77,%r31;
mul.lo.s64 %d78,%d15,%d77;
add.s64 %d79,%d78,%d54;
add.s64 %d80,%d78,%d57;
add.s64 %d81,%d78,%d60;
add.s64 %d82,%d78,%d63;
mov.f32 %f34,0f3F800000;
sub.f32 %f35,%f34,%f26;
sub.f32 %f36,%f35,%f29;
sub.f32 %f37,%f36,%f33;
mov.u32 %r54,0;
$41:
.pragma "nounroll";
ld.param.f32 %f38,[p10];
setp.eq.s32 %p26,%r54,0;
@%p26 bra $44;
ld.param.f32 %f38,[p11];
setp.ne.s32 %p27,%r54,1;
@%p27 bra $43;
bra.uni $44;
$43:
ld.param.f32 %f39,[p13];
ld.param.f32 %f40,[p12];
setp.eq.s32 %p28,%r54,2;
selp.f32 %f38,%f40,%f39,%p28;
$44:
setp.lt.s32 %p29,%r38,0;
mov.f32 %f41,%f38;
@%p29 bra $46;
add.s64 %d83,%d20,%d82;
ld.global.nc.u16 %s1,[%d83];
cvt.rn.f32.u16 %f41,%s1;
$46:
fma.rn.f32 %f42,%f10,%f41,0f00000000;
setp.lt.s32 %p30,%r39,0;
mov.f32 %f43,%f38;
@%p30 bra $48;
add.s64 %d84,%d20,%d81;
ld.global.nc.u16 %s2,[%d84];
cvt.rn.f32.u16 %f43,%s2;
$48:
fma.rn.f32 %f44,%f13,%f43,%f42;
setp.lt.s32 %p31,%r40,0;
mov.f32 %f45,%f38;
@%p31 bra $50;
add.s64 %d85,%d20,%d80;
ld.global.nc.u16 %s3,[%d85];
cvt.rn.f32.u16 %f45,%s3;
$50:
fma.rn.f32 %f46,%f17,%f45,%f44;
setp.lt.s32 %p32,%r41,0;
mov.f32 %f47,%f38;
@%p32 bra $52;
add.s64 %d86,%d20,%d79;
ld.global.nc.u16 %s4,[%d86];
cvt.rn.f32.u16 %f47,%s4;
$52:
fma.rn.f32 %f48,%f20,%f47,%f46;
fma.rn.f32 %f49,%f48,%f26,0f00000000;
setp.lt.s32 %p33,%r42,0;
mov.f32 %f50,%f38;
@%p33 bra $54;
add.s64 %d87,%d20,%d76;
ld.global.nc.u16 %s5,[%d87];
cvt.rn.f32.u16 %f50,%s5;
$54:
fma.rn.f32 %f51,%f10,%f50,0f00000000;
setp.lt.s32 %p34,%r43,0;
mov.f32 %f52,%f38;
@%p34 bra $56;
add.s64 %d88,%d20,%d75;
ld.global.nc.u16 %s6,[%d88];
cvt.rn.f32.u16 %f52,%s6;
$56:
fma.rn.f32 %f53,%f13,%f52,%f51;
setp.lt.s32 %p35,%r44,0;
mov.f32 %f54,%f38;
@%p35 bra $58;
add.s64 %d89,%d20,%d74;
ld.global.nc.u16 %s7,[%d89];
cvt.rn.f32.u16 %f54,%s7;
$58:
fma.rn.f32 %f55,%f17,%f54,%f53;
setp.lt.s32 %p36,%r45,0;
mov.f32 %f56,%f38;
@%p36 bra $60;
add.s64 %d90,%d20,%d73;
ld.global.nc.u16 %s8,[%d90];
cvt.rn.f32.u16 %f56,%s8;
$60:
fma.rn.f32 %f57,%f20,%f56,%f55;
fma.rn.f32 %f58,%f57,%f29,%f49;
setp.lt.s32 %p37,%r46,0;
mov.f32 %f59,%f38;
@%p37 bra $62;
add.s64 %d91,%d20,%d70;
ld.global.nc.u16 %s9,[%d91];
cvt.rn.f32.u16 %f59,%s9;
$62:
fma.rn.f32 %f60,%f10,%f59,0f00000000;
setp.lt.s32 %p38,%r47,0;
mov.f32 %f61,%f38;
@%p38 bra $64;
add.s64 %d92,%d20,%d69;
ld.global.nc.u16 %s10,[%d92];
cvt.rn.f32.u16 %f61,%s10;
$64:
fma.rn.f32 %f62,%f13,%f61,%f60;
setp.lt.s32 %p39,%r48,0;
mov.f32 %f63,%f38;
@%p39 bra $66;
add.s64 %d93,%d20,%d68;
ld.global.nc.u16 %s11,[%d93];
cvt.rn.f32.u16 %f63,%s11;
$66:
fma.rn.f32 %f64,%f17,%f63,%f62;
setp.lt.s32 %p40,%r49,0;
mov.f32 %f65,%f38;
@%p40 bra $68;
add.s64 %d94,%d20,%d67;
ld.global.nc.u16 %s12,[%d94];
cvt.rn.f32.u16 %f65,%s12;
$68:
fma.rn.f32 %f66,%f20,%f65,%f64;
fma.rn.f32 %f67,%f66,%f33,%f58;
setp.lt.s32 %p41,%r50,0;
mov.f32 %f68,%f38;
@%p41 bra $70;
add.s64 %d95,%d20,%d64;
ld.global.nc.u16 %s13,[%d95];
cvt.rn.f32.u16 %f68,%s13;
$70:
fma.rn.f32 %f69,%f10,%f68,0f00000000;
setp.lt.s32 %p42,%r51,0;
mov.f32 %f70,%f38;
@%p42 bra $72;
add.s64 %d96,%d20,%d61;
ld.global.nc.u16 %s14,[%d96];
cvt.rn.f32.u16 %f70,%s14;
$72:
fma.rn.f32 %f71,%f13,%f70,%f69;
setp.lt.s32 %p43,%r52,0;
mov.f32 %f72,%f38;
@%p43 bra $74;
add.s64 %d97,%d20,%d58;
ld.global.nc.u16 %s15,[%d97];
cvt.rn.f32.u16 %f72,%s15;
$74:
fma.rn.f32 %f73,%f17,%f72,%f71;
setp.lt.s32 %p44,%r53,0;
@%p44 bra $76;
add.s64 %d98,%d20,%d55;
ld.global.nc.u16 %s16,[%d98];
cvt.rn.f32.u16 %f38,%s16;
$76:
fma.rn.f32 %f74,%f20,%f38,%f73;
fma.rn.f32 %f75,%f74,%f37,%f67;
cvt.rni.s32.f32 %r55,%f75;
max.s32 %r56,%r55,0;
min.s32 %r57,%r56,65535;
st.u16 [%d50],%r57;
add.s64 %d50,%d50,%d5;
add.s64 %d20,%d20,%d13;
add.s32 %r54,%r54,1;
setp.lt.s32 %p45,%r54,%r9;
@%p45 bra $41;
$77:
ret;
}
.visible .entry warp_nearest_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<25>;
.reg .b16 %s<3>;
.reg .f32 %f<9>;
.reg .b32 %r<34>;
.reg .f64 %e<37>;
.reg .b64 %d<57>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f32 %f1,[p10];
ld.param.f32 %f2,[p11];
ld.param.f32 %f3,[p12];
ld.param.f32 %f4,[p13];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $31;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f5,[%d43];
cvt.f64.f32 %e14,%f5;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f6,[%d44];
cvt.f64.f32 %e17,%f6;
$19:
add.f64 %e22,%e14,0d3FE0000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.lt.f64 %p15,%e30,0d0000000000000000;
selp.b32 %r23,-1,0,%p15;
add.s32 %r24,%r22,%r23;
add.f64 %e31,%e17,0d3FE0000000000000;
max.f64 %e32,%e31,%e23;
min.f64 %e33,%e32,%e25;
add.rn.f64 %e34,%e33,%e27;
sub.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e33,%e35;
{
.reg .b32 %temp;
mov.b64 {%r25,%temp},%e34;
}
setp.lt.f64 %p16,%e36,0d0000000000000000;
selp.b32 %r26,-1,0,%p16;
add.s32 %r27,%r25,%r26;
setp.lt.u32 %p17,%r24,%r1;
@%p17 bra $21;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r24;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$21:
setp.lt.u32 %p18,%r27,%r2;
@%p18 bra $23;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r27;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$23:
setp.lt.s32 %p19,%r9,1;
@%p19 bra $31;
or.b32 %r28,%r27,%r24;
cvt.s64.s32 %d45,%r17;
mul.lo.s64 %d46,%d6,%d45;
cvt.s64.s32 %d47,%r21;
mul.lo.s64 %d48,%d7,%d47;
add.s64 %d49,%d46,%d48;
add.s64 %d50,%d26,%d49;
cvt.s64.s32 %d51,%r24;
mul.lo.s64 %d52,%d14,%d51;
cvt.s64.s32 %d53,%r27;
mul.lo.s64 %d54,%d15,%d53;
add.s64 %d55,%d52,%d54;
add.s64 %d56,%d20,%d55;
mov.u32 %r29,0;
$25:
.pragma "nounroll";
setp.eq.s32 %p20,%r29,0;
mov.f32 %f7,%f1;
@%p20 bra $28;
setp.ne.s32 %p21,%r29,1;
mov.f32 %f7,%f2;
@%p21 bra $27;
bra.uni $28;
$27:
setp.eq.s32 %p22,%r29,2;
selp.f32 %f7,%f3,%f4,%p22;
$28:
setp.lt.s32 %p23,%r28,0;
@%p23 bra $30;
ld.global.nc.u8 %r30,[%d56];
cvt.u16.u32 %s1,%r30;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f7,%s2;
$30:
add.f32 %f8,%f7,0f00000000;
cvt.rni.s32.f32 %r31,%f8;
max.s32 %r32,%r31,0;
min.s32 %r33,%r32,255;
st.u8 [%d50],%r33;
add.s64 %d50,%d50,%d5;
add.s64 %d56,%d56,%d13;
add.s32 %r29,%r29,1;
setp.lt.s32 %p24,%r29,%r9;
@%p24 bra $25;
$31:
ret;
}
.visible .entry warp_cubic_u8(
.param .u64 p0,
.param .align 8 .b8 p1[48],
.param .u64 p2,
.param .align 8 .b8 p3[48],
.param .u64 p4,
.param .align 8 .b8 p5[48],
.param .u32 p6,
.param .align 8 .b8 p7[72],
.param .u64 p8,
.param .u32 p9,
.param .f32 p10,
.param .f32 p11,
.param .f32 p12,
.param .f32 p13
)
.maxntid 256,1,1
{
.reg .pred %p<46>;
.reg .b16 %s<33>;
.reg .f32 %f<76>;
.reg .b32 %r<74>;
.reg .f64 %e<39>;
.reg .b64 %d<99>;
ld.param.u64 %d1,[p0];
ld.param.v2.u32 {%r1,%r2},[p1+32];
ld.param.v2.u32 {%r3,%r4},[p1+40];
ld.param.u64 %d2,[p2];
ld.param.v2.u32 {%r5,%r6},[p3+40];
ld.param.u64 %d3,[p4];
ld.param.v2.u32 {%r7,%r8},[p5+32];
ld.param.v2.u32 {%r9,%r10},[p5+40];
ld.param.u32 %r11,[p6];
ld.param.u64 %d4,[p8];
ld.param.u32 %r12,[p9];
ld.param.f64 %e1,[p7+64];
ld.param.f64 %e2,[p7+56];
ld.param.f64 %e3,[p7+48];
ld.param.f64 %e4,[p7+40];
ld.param.f64 %e5,[p7+32];
ld.param.f64 %e6,[p7+24];
ld.param.f64 %e7,[p7+16];
ld.param.f64 %e8,[p7+8];
ld.param.f64 %e9,[p7];
ld.param.u64 %d5,[p5+24];
ld.param.u64 %d6,[p5+16];
ld.param.u64 %d7,[p5+8];
ld.param.u64 %d8,[p5];
ld.param.u64 %d9,[p3+24];
ld.param.u64 %d10,[p3+16];
ld.param.u64 %d11,[p3+8];
ld.param.u64 %d12,[p3];
ld.param.u64 %d13,[p1+24];
ld.param.u64 %d14,[p1+16];
ld.param.u64 %d15,[p1+8];
ld.param.u64 %d16,[p1];
mov.u32 %r13,%ctaid.z;
setp.eq.s32 %p1,%r4,0;
@%p1 bra $2;
cvta.to.global.u64 %d17,%d1;
mul.wide.s32 %d18,%r13,40;
add.s64 %d19,%d17,%d18;
ld.global.v2.u32 {%r1,%r2},[%d19+32];
ld.global.u64 %d13,[%d19+24];
ld.global.u64 %d14,[%d19+16];
ld.global.u64 %d15,[%d19+8];
ld.global.u64 %d20,[%d19];
bra.uni $3;
$2:
cvt.s64.s32 %d21,%r13;
mul.lo.s64 %d22,%d16,%d21;
add.s64 %d20,%d1,%d22;
$3:
setp.eq.s32 %p2,%r10,0;
@%p2 bra $5;
cvta.to.global.u64 %d23,%d3;
mul.wide.s32 %d24,%r13,40;
add.s64 %d25,%d23,%d24;
ld.global.v2.u32 {%r7,%r8},[%d25+32];
ld.global.u64 %d5,[%d25+24];
ld.global.u64 %d6,[%d25+16];
ld.global.u64 %d7,[%d25+8];
ld.global.u64 %d26,[%d25];
bra.uni $6;
$5:
cvt.s64.s32 %d27,%r13;
mul.lo.s64 %d28,%d8,%d27;
add.s64 %d26,%d3,%d28;
$6:
mov.u32 %r14,%ctaid.x;
shl.b32 %r15,%r14,5;
mov.u32 %r16,%tid.x;
add.s32 %r17,%r15,%r16;
mov.u32 %r18,%ctaid.y;
shl.b32 %r19,%r18,3;
mov.u32 %r20,%tid.y;
add.s32 %r21,%r19,%r20;
setp.ge.s32 %p3,%r17,%r7;
setp.ge.s32 %p4,%r21,%r8;
or.pred %p5,%p4,%p3;
@%p5 bra $77;
setp.eq.s32 %p6,%r11,2;
@%p6 bra $15;
bra.uni $8;
$15:
setp.eq.s32 %p7,%r6,0;
@%p7 bra $17;
cvta.to.global.u64 %d29,%d2;
mul.wide.s32 %d30,%r13,40;
add.s64 %d31,%d29,%d30;
ld.global.u64 %d9,[%d31+24];
ld.global.u64 %d10,[%d31+16];
ld.global.u64 %d11,[%d31+8];
ld.global.u64 %d32,[%d31];
bra.uni $18;
$8:
setp.eq.s64 %p8,%d4,0;
@%p8 bra $11;
cvta.to.global.u64 %d33,%d4;
mul.wide.u32 %d34,%r13,72;
add.s64 %d35,%d33,%d34;
ld.global.f64 %e9,[%d35];
ld.global.f64 %e8,[%d35+8];
ld.global.f64 %e7,[%d35+16];
ld.global.f64 %e6,[%d35+24];
ld.global.f64 %e5,[%d35+32];
ld.global.f64 %e4,[%d35+40];
ld.global.f64 %e3,[%d35+48];
ld.global.f64 %e2,[%d35+56];
ld.global.f64 %e1,[%d35+64];
$11:
setp.eq.f64 %p9,%e2,0d0000000000000000;
setp.eq.f64 %p10,%e3,0d0000000000000000;
and.pred %p11,%p9,%p10;
setp.eq.f64 %p12,%e1,0d3FF0000000000000;
cvt.rn.f64.s32 %e10,%r21;
mul.rn.f64 %e11,%e8,%e10;
cvt.rn.f64.s32 %e12,%r17;
fma.rn.f64 %e13,%e9,%e12,%e11;
add.rn.f64 %e14,%e13,%e7;
mul.rn.f64 %e15,%e5,%e10;
fma.rn.f64 %e16,%e6,%e12,%e15;
add.rn.f64 %e17,%e16,%e4;
and.pred %p13,%p12,%p11;
@%p13 bra $19;
mul.rn.f64 %e18,%e2,%e10;
fma.rn.f64 %e19,%e3,%e12,%e18;
add.rn.f64 %e20,%e19,%e1;
setp.eq.f64 %p14,%e20,0d0000000000000000;
mov.f64 %e21,0d0000000000000000;
@%p14 bra $14;
rcp.rn.f64 %e21,%e20;
$14:
mul.rn.f64 %e14,%e14,%e21;
mul.rn.f64 %e17,%e17,%e21;
bra.uni $19;
$17:
cvt.s64.s32 %d36,%r13;
mul.lo.s64 %d37,%d12,%d36;
add.s64 %d32,%d2,%d37;
$18:
cvt.s64.s32 %d38,%r21;
mul.lo.s64 %d39,%d11,%d38;
cvt.s64.s32 %d40,%r17;
mul.lo.s64 %d41,%d10,%d40;
add.s64 %d42,%d39,%d41;
add.s64 %d43,%d32,%d42;
ld.global.nc.f32 %f1,[%d43];
cvt.f64.f32 %e14,%f1;
add.s64 %d44,%d43,%d9;
ld.global.nc.f32 %f2,[%d44];
cvt.f64.f32 %e17,%f2;
$19:
add.f64 %e22,%e14,0d0000000000000000;
mov.f64 %e23,0dC1CDCD6500000000;
max.f64 %e24,%e22,%e23;
mov.f64 %e25,0d41CDCD6500000000;
min.f64 %e26,%e24,%e25;
mov.f64 %e27,0d4338000000000000;
add.rn.f64 %e28,%e26,%e27;
sub.rn.f64 %e29,%e28,%e27;
sub.rn.f64 %e30,%e26,%e29;
{
.reg .b32 %temp;
mov.b64 {%r22,%temp},%e28;
}
setp.geu.f64 %p15,%e30,0d0000000000000000;
@%p15 bra $21;
add.s32 %r22,%r22,-1;
mov.f64 %e31,0d3FF0000000000000;
add.rn.f64 %e30,%e30,%e31;
$21:
add.f64 %e32,%e17,0d0000000000000000;
max.f64 %e33,%e32,%e23;
min.f64 %e34,%e33,%e25;
add.rn.f64 %e35,%e34,%e27;
sub.rn.f64 %e36,%e35,%e27;
sub.rn.f64 %e37,%e34,%e36;
{
.reg .b32 %temp;
mov.b64 {%r23,%temp},%e35;
}
setp.geu.f64 %p16,%e37,0d0000000000000000;
@%p16 bra $23;
add.s32 %r23,%r23,-1;
mov.f64 %e38,0d3FF0000000000000;
add.rn.f64 %e37,%e37,%e38;
$23:
cvt.rn.f32.f64 %f3,%e30;
add.f32 %f4,%f3,0f3F800000;
mov.f32 %f5,0f3F800000;
mul.f32 %f6,%f4,0f3F400000;
mov.f32 %f7,0f40700000;
sub.f32 %f8,%f7,%f6;
fma.rn.f32 %f9,%f4,%f8,0fC0C00000;
fma.rn.f32 %f10,%f4,%f9,0f40400000;
fma.rn.f32 %f11,%f3,0f3FA00000,0fC0100000;
mul.f32 %f12,%f11,%f3;
fma.rn.f32 %f13,%f12,%f3,0f3F800000;
sub.f32 %f14,%f5,%f3;
fma.rn.f32 %f15,%f14,0f3FA00000,0fC0100000;
mul.f32 %f16,%f14,%f15;
fma.rn.f32 %f17,%f14,%f16,0f3F800000;
sub.f32 %f18,%f5,%f10;
sub.f32 %f19,%f18,%f13;
sub.f32 %f20,%f19,%f17;
cvt.rn.f32.f64 %f21,%e37;
add.f32 %f22,%f21,0f3F800000;
mul.f32 %f23,%f22,0f3F400000;
sub.f32 %f24,%f7,%f23;
fma.rn.f32 %f25,%f22,%f24,0fC0C00000;
fma.rn.f32 %f26,%f22,%f25,0f40400000;
fma.rn.f32 %f27,%f21,0f3FA00000,0fC0100000;
mul.f32 %f28,%f27,%f21;
fma.rn.f32 %f29,%f28,%f21,0f3F800000;
sub.f32 %f30,%f5,%f21;
fma.rn.f32 %f31,%f30,0f3FA00000,0fC0100000;
mul.f32 %f32,%f30,%f31;
fma.rn.f32 %f33,%f30,%f32,0f3F800000;
add.s32 %r24,%r22,-1;
setp.lt.u32 %p17,%r24,%r1;
@%p17 bra $25;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r25,%r22,-1;
st.param.b32 [q0+0],%r25;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r24,[retval0+0];
}
$25:
setp.lt.u32 %p18,%r22,%r1;
mov.u32 %r26,%r22;
@%p18 bra $27;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r22;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r26,[retval0+0];
}
$27:
add.s32 %r27,%r22,1;
setp.lt.u32 %p19,%r27,%r1;
@%p19 bra $29;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r28,%r22,1;
st.param.b32 [q0+0],%r28;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r27,[retval0+0];
}
$29:
add.s32 %r29,%r22,2;
setp.lt.u32 %p20,%r29,%r1;
@%p20 bra $31;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r30,%r22,2;
st.param.b32 [q0+0],%r30;
.param .b32 q1;
st.param.b32 [q1+0],%r1;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r29,[retval0+0];
}
$31:
add.s32 %r31,%r23,-1;
setp.lt.u32 %p21,%r31,%r2;
@%p21 bra $33;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r32,%r23,-1;
st.param.b32 [q0+0],%r32;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r31,[retval0+0];
}
$33:
setp.lt.u32 %p22,%r23,%r2;
mov.u32 %r33,%r23;
@%p22 bra $35;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
st.param.b32 [q0+0],%r23;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r33,[retval0+0];
}
$35:
add.s32 %r34,%r23,1;
setp.lt.u32 %p23,%r34,%r2;
@%p23 bra $37;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r35,%r23,1;
st.param.b32 [q0+0],%r35;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r34,[retval0+0];
}
$37:
add.s32 %r36,%r23,2;
setp.lt.u32 %p24,%r36,%r2;
@%p24 bra $39;
{
.reg .b32 temp_param_reg;
.param .b32 q0;
add.s32 %r37,%r23,2;
st.param.b32 [q0+0],%r37;
.param .b32 q1;
st.param.b32 [q1+0],%r2;
.param .b32 q2;
st.param.b32 [q2+0],%r12;
.param .b32 retval0;
call.uni (retval0),
z0,
(
q0,
q1,
q2
);
ld.param.b32 %r36,[retval0+0];
}
$39:
setp.lt.s32 %p25,%r9,1;
@%p25 bra $77;
cvt.s64.s32 %d45,%r21;
or.b32 %r38,%r24,%r31;
or.b32 %r39,%r26,%r31;
or.b32 %r40,%r27,%r31;
or.b32 %r41,%r29,%r31;
or.b32 %r42,%r24,%r33;
or.b32 %r43,%r26,%r33;
or.b32 %r44,%r27,%r33;
or.b32 %r45,%r29,%r33;
or.b32 %r46,%r24,%r34;
or.b32 %r47,%r26,%r34;
or.b32 %r48,%r27,%r34;
or.b32 %r49,%r29,%r34;
or.b32 %r50,%r24,%r36;
or.b32 %r51,%r26,%r36;
or.b32 %r52,%r27,%r36;
or.b32 %r53,%r29,%r36;
cvt.s64.s32 %d46,%r17;
mul.lo.s64 %d47,%d6,%d46;
mul.lo.s64 %d48,%d7,%d45;
add.s64 %d49,%d47,%d48;
add.s64 %d50,%d26,%d49;
cvt.s64.s32 %d51,%r36;
mul.lo.s64 %d52,%d15,%d51;
cvt.s64.s32 %d53,%r29;
mul.lo.s64 %d54,%d14,%d53;
add.s64 %d55,%d52,%d54;
cvt.s64.s32 %d56,%r27;
mul.lo.s64 %d57,%d14,%d56;
add.s64 %d58,%d52,%d57;
cvt.s64.s32 %d59,%r26;
mul.lo.s64 %d60,%d14,%d59;
add.s64 %d61,%d52,%d60;
cvt.s64.s32 %d62,%r24;
mul.lo.s64 %d63,%d14,%d62;
add.s64 %d64,%d52,%d63;
cvt.s64.s32 %d65,%r34;
mul.lo.s64 %d66,%d15,%d65;
add.s64 %d67,%d66,%d54;
add.s64 %d68,%d66,%d57;
add.s64 %d69,%d66,%d60;
add.s64 %d70,%d66,%d63;
cvt.s64.s32 %d71,%r33;
mul.lo.s64 %d72,%d15,%d71;
add.s64 %d73,%d72,%d54;
add.s64 %d74,%d72,%d57;
add.s64 %d75,%d72,%d60;
add.s64 %d76,%d72,%d63;
cvt.s64.s32 %d77,%r31;
mul.lo.s64 %d78,%d15,%d77;
add.s64 %d79,%d78,%d54;
add.s64 %d80,%d78,%d57;
add.s64 %d81,%d78,%d60;
add.s64 %d82,%d78,%d63;
mov.f32 %f34,0f3F800000;
sub.f32 %f35,%f34,%f26;
sub.f32 %f36,%f35,%f29;
sub.f32 %f37,%f36,%f33;
mov.u32 %r54,0;
$41:
.pragma "nounroll";
ld.param.f32 %f38,[p10];
setp.eq.s32 %p26,%r54,0;
@%p26 bra $44;
ld.param.f32 %f38,[p11];
setp.ne.s32 %p27,%r54,1;
@%p27 bra $43;
bra.uni $44;
$43:
ld.param.f32 %f39,[p13];
ld.param.f32 %f40,[p12];
setp.eq.s32 %p28,%r54,2;
selp.f32 %f38,%f40,%f39,%p28;
$44:
setp.lt.s32 %p29,%r38,0;
mov.f32 %f41,%f38;
@%p29 bra $46;
add.s64 %d83,%d20,%d82;
ld.global.nc.u8 %r55,[%d83];
cvt.u16.u32 %s1,%r55;
and.b16 %s2,%s1,255;
cvt.rn.f32.u16 %f41,%s2;
$46:
fma.rn.f32 %f42,%f10,%f41,0f00000000;
setp.lt.s32 %p30,%r39,0;
mov.f32 %f43,%f38;
@%p30 bra $48;
add.s64 %d84,%d20,%d81;
ld.global.nc.u8 %r56,[%d84];
cvt.u16.u32 %s3,%r56;
and.b16 %s4,%s3,255;
cvt.rn.f32.u16 %f43,%s4;
$48:
fma.rn.f32 %f44,%f13,%f43,%f42;
setp.lt.s32 %p31,%r40,0;
mov.f32 %f45,%f38;
@%p31 bra $50;
add.s64 %d85,%d20,%d80;
ld.global.nc.u8 %r57,[%d85];
cvt.u16.u32 %s5,%r57;
and.b16 %s6,%s5,255;
cvt.rn.f32.u16 %f45,%s6;
$50:
fma.rn.f32 %f46,%f17,%f45,%f44;
setp.lt.s32 %p32,%r41,0;
mov.f32 %f47,%f38;
@%p32 bra $52;
add.s64 %d86,%d20,%d79;
ld.global.nc.u8 %r58,[%d86];
cvt.u16.u32 %s7,%r58;
and.b16 %s8,%s7,255;
cvt.rn.f32.u16 %f47,%s8;
$52:
fma.rn.f32 %f48,%f20,%f47,%f46;
fma.rn.f32 %f49,%f48,%f26,0f00000000;
setp.lt.s32 %p33,%r42,0;
mov.f32 %f50,%f38;
@%p33 bra $54;
add.s64 %d87,%d20,%d76;
ld.global.nc.u8 %r59,[%d87];
cvt.u16.u32 %s9,%r59;
and.b16 %s10,%s9,255;
cvt.rn.f32.u16 %f50,%s10;
$54:
fma.rn.f32 %f51,%f10,%f50,0f00000000;
setp.lt.s32 %p34,%r43,0;
mov.f32 %f52,%f38;
@%p34 bra $56;
add.s64 %d88,%d20,%d75;
ld.global.nc.u8 %r60,[%d88];
cvt.u16.u32 %s11,%r60;
and.b16 %s12,%s11,255;
cvt.rn.f32.u16 %f52,%s12;
$56:
fma.rn.f32 %f53,%f13,%f52,%f51;
setp.lt.s32 %p35,%r44,0;
mov.f32 %f54,%f38;
@%p35 bra $58;
add.s64 %d89,%d20,%d74;
ld.global.nc.u8 %r61,[%d89];
cvt.u16.u32 %s13,%r61;
and.b16 %s14,%s13,255;
cvt.rn.f32.u16 %f54,%s14;
$58:
fma.rn.f32 %f55,%f17,%f54,%f53;
setp.lt.s32 %p36,%r45,0;
mov.f32 %f56,%f38;
@%p36 bra $60;
add.s64 %d90,%d20,%d73;
ld.global.nc.u8 %r62,[%d90];
cvt.u16.u32 %s15,%r62;
and.b16 %s16,%s15,255;
cvt.rn.f32.u16 %f56,%s16;
$60:
fma.rn.f32 %f57,%f20,%f56,%f55;
fma.rn.f32 %f58,%f57,%f29,%f49;
setp.lt.s32 %p37,%r46,0;
mov.f32 %f59,%f38;
@%p37 bra $62;
add.s64 %d91,%d20,%d70;
ld.global.nc.u8 %r63,[%d91];
cvt.u16.u32 %s17,%r63;
and.b16 %s18,%s17,255;
cvt.rn.f32.u16 %f59,%s18;
$62:
fma.rn.f32 %f60,%f10,%f59,0f00000000;
setp.lt.s32 %p38,%r47,0;
mov.f32 %f61,%f38;
@%p38 bra $64;
add.s64 %d92,%d20,%d69;
ld.global.nc.u8 %r64,[%d92];
cvt.u16.u32 %s19,%r64;
and.b16 %s20,%s19,255;
cvt.rn.f32.u16 %f61,%s20;
$64:
fma.rn.f32 %f62,%f13,%f61,%f60;
setp.lt.s32 %p39,%r48,0;
mov.f32 %f63,%f38;
@%p39 bra $66;
add.s64 %d93,%d20,%d68;
ld.global.nc.u8 %r65,[%d93];
cvt.u16.u32 %s21,%r65;
and.b16 %s22,%s21,255;
cvt.rn.f32.u16 %f63,%s22;
$66:
fma.rn.f32 %f64,%f17,%f63,%f62;
setp.lt.s32 %p40,%r49,0;
mov.f32 %f65,%f38;
@%p40 bra $68;
add.s64 %d94,%d20,%d67;
ld.global.nc.u8 %r66,[%d94];
cvt.u16.u32 %s23,%r66;
and.b16 %s24,%s23,255;
cvt.rn.f32.u16 %f65,%s24;
$68:
fma.rn.f32 %f66,%f20,%f65,%f64;
fma.rn.f32 %f67,%f66,%f33,%f58;
setp.lt.s32 %p41,%r50,0;
mov.f32 %f68,%f38;
@%p41 bra $70;
add.s64 %d95,%d20,%d64;
ld.global.nc.u8 %r67,[%d95];
cvt.u16.u32 %s25,%r67;
and.b16 %s26,%s25,255;
cvt.rn.f32.u16 %f68,%s26;
$70:
fma.rn.f32 %f69,%f10,%f68,0f00000000;
setp.lt.s32 %p42,%r51,0;
mov.f32 %f70,%f38;
@%p42 bra $72;
add.s64 %d96,%d20,%d61;
ld.global.nc.u8 %r68,[%d96];
cvt.u16.u32 %s27,%r68;
and.b16 %s28,%s27,255;
cvt.rn.f32.u16 %f70,%s28;
$72:
fma.rn.f32 %f71,%f13,%f70,%f69;
setp.lt.s32 %p43,%r52,0;
mov.f32 %f72,%f38;
@%p43 bra $74;
add.s64 %d97,%d20,%d58;
ld.global.nc.u8 %r69,[%d97];
cvt.u16.u32 %s29,%r69;
and.b16 %s30,%s29,255;
cvt.rn.f32.u16 %f72,%s30;
$74:
fma.rn.f32 %f73,%f17,%f72,%f71;
setp.lt.s32 %p44,%r53,0;
@%p44 bra $76;
add.s64 %d98,%d20,%d55;
ld.global.nc.u8 %r70,[%d98];
cvt.u16.u32 %s31,%r70;
and.b16 %s32,%s31,255;
cvt.rn.f32.u16 %f38,%s32;
$76:
fma.rn.f32 %f74,%f20,%f38,%f73;
fma.rn.f32 %f75,%f74,%f37,%f67;
cvt.rni.s32.f32 %r71,%f75;
max.s32 %r72,%r71,0;
min.s32 %r73,%r72,255;
st.u8 [%d50],%r73;
add.s64 %d50,%d50,%d5;
add.s64 %d20,%d20,%d13;
add.s32 %r54,%r54,1;
setp.lt.s32 %p45,%r54,%r9;
@%p45 bra $41;
$77:
ret;
}
`;
